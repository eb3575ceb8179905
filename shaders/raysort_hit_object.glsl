// raysort_hit_object.glsl - hit objects and thread reordering, one source for compute and for ray tracing pipelines.
// SPDX-License-Identifier: MIT
//
// GLSL. The names are those of GL_NV_shader_invocation_reorder and GL_EXT_shader_invocation_reorder: hitObjectNV is
// raysortHitObject, hitObjectIsHitNV raysortHitObjectIsHit, reorderThreadNV raysortReorderThread. A program is a list
// of stages: functions that end in a reorder and return the number of the next stage, or RAYSORT_DONE.
//
// RAYSORT_HIT_OBJECT_TARGET says what becomes of it; define it first:
//   0  compute, a kernel a stage: raysortPlanReorder sorts the threads between them. After
//      raysort_address.glsl, and layout(local_size_x = ...) in; which must stand before this include
//   1  a ray generation shader with GL_NV_shader_invocation_reorder     2  ... with GL_EXT_shader_invocation_reorder
//   3  one kernel (or ray generation shader) that runs all stages and reorders nothing
// Define before the include:
//   struct RaysortLive              what a thread keeps over a reorder: a multiple of 16 bytes (std430), at most 256
//   RAYSORT_STAGES(X)               X(0u, function) X(1u, function) ..., each
//                                   uint function(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
//   RAYSORT_REORDER                 target 0: the RaysortReorderPush in your push constants
//   RAYSORT_STAGE                   target 0: the number of this kernel's stage, a constant
// and, of these, what you need:
//   RAYSORT_FUNCTION                target 0: a pipeline a function: the number of the one that it runs, a constant, as
//                                   HITS or MISSES has it: a miss record's own, counted from 0
//   RAYSORT_SUBGROUPS               target 0: the kernel enables GL_KHR_shader_subgroup_ballot and _shuffle: faster
//                                   moves
//   RAYSORT_LIVE_WORDS              with it: RaysortLive in units of 16 bytes; raysortPackLive and raysortUnpackLive
//                                   turn it into an array of so many uvec4 and back
//   RAYSORT_IN_PLACE                with it: a subgroup of at most so many keys goes on without a reorder
//   RAYSORT_FORWARD                 RAYSORT_STAGES lists stages by number, and each returns a later one or
//                                   RAYSORT_DONE: faster, for no kernel then has a loop over stages
//   RAYSORT_HIT_OBJECTS             objects that a thread keeps, 1. With more, RAYSORT_INOUT_HIT is an array
//   RAYSORT_HIT_ATTRIBUTE_WORDS     1 to 8; 3, and with motion 2. An attribute of more words does not compile
//   RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit)   a statement, run where RAYSORT_HIT_OBJECT_TRACE found a hit that is no
//                                   triangle, a RaysortBvhHit: it sets the attributes of `hit`, by
//                                   raysortPackAttributes(hit, value) say. Without: they are found.u and found.v
//   RAYSORT_HIT_OBJECT_INDEX_BITS   of RecordHitWithIndex's index so many bits are kept, on every target; 32. 4 is the
//                                   text of the NV extension, whose SPIR-V and whose driver keep them all
//   RAYSORT_HIT_OBJECT_MOTION       a time in each object: the motion forms
//   RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) -> bool   RaysortBvhRay to RaysortBvhHit, for TraceRay:
//                                   raysortBvhClosest of raysort_bvh.glsl, or your own; its any-hit is asked there.
//                                   scene: a uvec2. hit.material: the instance's record offset
//   RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) -> bool   else the one above
//   RAYSORT_HIT_OBJECT_INSTANCE(id) -> RaysortHitInstance   else RaysortReorderInfo.instances, else the identity
//   RAYSORT_HIT_OBJECT_POSITIONS(hit, positions)            the three vertices of a hit
//   RAYSORT_HIT_OBJECT_FUSED        there are fused calls: write RAYSORT_FUSED(variable, member) behind
//                                   RAYSORT_PAYLOAD(0, type, variable); RaysortLive has `type member`
//   target 3: RAYSORT_HIT_OBJECT_RECORDS(isMiss) -> uvec2, address of the shader records; RAYSORT_RECORD_STRIDE;
//   RAYSORT_RECORD_HANDLE_SIZE; RAYSORT_HIT_OBJECT_FUNCTION(isMiss, record) -> uint; RAYSORT_LAUNCH_SIZE, a uvec3
//
// Where a getter is asked about an object of the wrong kind it answers 0; matrices are the identity, and the object ray
// of a miss is its world ray. (The native targets promise none of that.) Objects must not be assigned or compared: no
// native target can. shaders/README.md has all functions.
#ifndef RAYSORT_HIT_OBJECT_GLSL
#define RAYSORT_HIT_OBJECT_GLSL

#ifndef RAYSORT_HIT_OBJECT_TARGET
#error "raysort_hit_object.glsl: define RAYSORT_HIT_OBJECT_TARGET first: 0 compute, 1 NV, 2 EXT, 3 inline"
#endif
#include "raysort_hit_object_shared.h"
#ifndef RAYSORT_HIT_OBJECTS
#define RAYSORT_HIT_OBJECTS 1
#endif
#if defined(RAYSORT_HIT_OBJECT_INDEX_BITS) && RAYSORT_HIT_OBJECT_INDEX_BITS < 32
#define RAYSORT_PRIVATE_INDEX(record) ((record) & (1u << RAYSORT_HIT_OBJECT_INDEX_BITS) - 1u)
#else
#define RAYSORT_PRIVATE_INDEX(record) record
#endif

// One name of two, macros expanded first: a location is a number, a macro that is one, or the name of a constant.
#define RAYSORT_PRIVATE_JOIN(a, b) RAYSORT_PRIVATE_JOIN_EXPANDED(a, b)
#define RAYSORT_PRIVATE_JOIN_EXPANDED(a, b) a##b

// Of the lists X(number, function).
#define RAYSORT_PRIVATE_STAGE(number, function) uint function(inout RaysortLive live, RAYSORT_INOUT_HIT hit);
#define RAYSORT_PRIVATE_RUN_STAGE(number, function) case number: next = function(live, hit); break;
#define RAYSORT_PRIVATE_CHAIN_STAGE(number, function) \
  if (next == number)                                 \
    next = function(live, hit);
#define RAYSORT_PRIVATE_IS_STAGE(number, function) || next == number
#define RAYSORT_PRIVATE_RUN_FUNCTION(number, function) case number: function(payload, hit); break;
// What is known where a function runs is said again, so that a compiler drops its tests: of the kind; and of the
// record, where that is its function's number.
#define RAYSORT_PRIVATE_RUN_HIT(number, function)                       \
  case number:                                                          \
    hit.base.meta = hit.base.meta & ~3u | RAYSORT_HIT_OBJECT_HIT;       \
    RAYSORT_PRIVATE_OF_RECORD(number)                                   \
    function(payload, hit);                                             \
    break;
#define RAYSORT_PRIVATE_RUN_MISS(number, function)                      \
  case number:                                                          \
    hit.base.meta = hit.base.meta & ~3u | RAYSORT_HIT_OBJECT_MISS;      \
    RAYSORT_PRIVATE_OF_RECORD(number)                                   \
    function(payload, hit);                                             \
    break;
#if RAYSORT_HIT_OBJECT_TARGET == 3 && !defined(RAYSORT_HIT_OBJECT_FUNCTION)
#define RAYSORT_PRIVATE_OF_RECORD(number) hit.base.record = number;
#else
#define RAYSORT_PRIVATE_OF_RECORD(number)
#endif

#if RAYSORT_HIT_OBJECT_TARGET == 1 || RAYSORT_HIT_OBJECT_TARGET == 2
#include "raysort_hit_object_native.glsl"
#else

#if RAYSORT_HIT_OBJECT_TARGET == 0
#ifndef RAYSORT_ADDRESS_GLSL
#error "raysort_hit_object.glsl: target 0 needs raysort_address.glsl before it"
#endif
#ifndef RAYSORT_REORDER
#error "raysort_hit_object.glsl: define RAYSORT_REORDER, the RaysortReorderPush in your push constants, first"
#endif
#ifndef RAYSORT_STAGE
#error "raysort_hit_object.glsl: define RAYSORT_STAGE, the number of this kernel's stage, first"
#endif
#elif RAYSORT_HIT_OBJECT_TARGET != 3
#error "raysort_hit_object.glsl: RAYSORT_HIT_OBJECT_TARGET is 0, 1, 2 or 3"
#endif
#if defined(RAYSORT_IN_PLACE) && !defined(RAYSORT_SUBGROUPS)
#error "raysort_hit_object.glsl: RAYSORT_IN_PLACE needs RAYSORT_SUBGROUPS"
#endif
#if defined(RAYSORT_IN_PLACE) && defined(RAYSORT_FUNCTION) && RAYSORT_HIT_OBJECT_TARGET == 0
#error "raysort_hit_object.glsl: RAYSORT_IN_PLACE: a pipeline of one function cannot go on in place"
#endif
#ifdef RAYSORT_HIT_OBJECT_MOTION
#define RAYSORT_PRIVATE_LAST_TIME 1
#else
#define RAYSORT_PRIVATE_LAST_TIME 0
#endif
#ifndef RAYSORT_HIT_ATTRIBUTE_WORDS
#define RAYSORT_HIT_ATTRIBUTE_WORDS (3 - RAYSORT_PRIVATE_LAST_TIME) // what 64 bytes hold
#endif
#if RAYSORT_HIT_ATTRIBUTE_WORDS > 8
#error "raysort_hit_object.glsl: RAYSORT_HIT_ATTRIBUTE_WORDS is at most 8"
#endif
#if RAYSORT_HIT_ATTRIBUTE_WORDS + RAYSORT_PRIVATE_LAST_TIME > 3
#define RAYSORT_PRIVATE_MORE // 32 bytes behind the 64: attribute word i is word i of these, from word 2 on
#endif

struct raysortHitObject
{
  RaysortHitObject base;
#ifdef RAYSORT_PRIVATE_MORE
  uint more[8];
#endif
};

// ---- what the programs of users are written with ----

#if RAYSORT_HIT_OBJECTS > 1
#define RAYSORT_PRIVATE_HITS raysortHitObject[RAYSORT_HIT_OBJECTS]
#define RAYSORT_PRIVATE_OBJECT(i) hit[i]
#else
#define RAYSORT_PRIVATE_HITS raysortHitObject
#define RAYSORT_PRIVATE_OBJECT(i) hit
#endif
#define RAYSORT_INOUT_HIT inout RAYSORT_PRIVATE_HITS
#define RAYSORT_IN_HIT raysortHitObject

// A scene for the trace, by its address.
#define RAYSORT_SCENE(address) (address)

// A payload variable. A hit or miss function takes it as `inout type`.
#define RAYSORT_PAYLOAD(location, type, name)                                                              \
  type name;                                                                                               \
  void raysortExecuteIn(inout type payload, raysortHitObject hit);                                         \
  void RAYSORT_PRIVATE_JOIN(raysortExecute, location)(raysortHitObject hit) { raysortExecuteIn(name, hit); }

// Once for each type of payload, behind its functions: void function(inout type, RAYSORT_IN_HIT). HITS(X) and MISSES(X)
// list them as X(number, function): number of the record, or what functionOfRecord has for it.
#define RAYSORT_EXECUTE(type, HITS, MISSES)                        \
  void raysortExecuteIn(inout type payload, raysortHitObject hit)  \
  {                                                                \
    uint kind, number = raysortFunctionOf(hit, kind);              \
    if (kind == RAYSORT_HIT_OBJECT_HIT)                            \
      switch (number)                                              \
      {                                                            \
        HITS(RAYSORT_PRIVATE_RUN_HIT)                              \
      default: break;                                              \
      }                                                            \
    else if (kind == RAYSORT_HIT_OBJECT_MISS)                      \
      switch (number)                                              \
      {                                                            \
        MISSES(RAYSORT_PRIVATE_RUN_MISS)                           \
      default: break;                                              \
      }                                                            \
  }

// An attribute variable: scalars and vectors of float, int and uint; for another type write the two functions
// raysortPackAttributes and raysortUnpackAttributes first.
#define RAYSORT_HIT_ATTRIBUTE(location, type, name)                                                                   \
  type name;                                                                                                          \
  void RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, location)(raysortHitObject hit)                                    \
  {                                                                                                                   \
    raysortUnpackAttributes(hit, name);                                                                               \
  }                                                                                                                   \
  void RAYSORT_PRIVATE_JOIN(raysortPutAttributes, location)(out raysortHitObject hit, raysortHitObject made)          \
  {                                                                                                                   \
    hit = made;                                                                                                       \
    raysortPackAttributes(hit, name);                                                                                 \
  }                                                                                                                   \
  void RAYSORT_PRIVATE_JOIN(raysortPutQuery, location)(out raysortHitObject hit, raysortRayQuery query, uint record)  \
  {                                                                                                                   \
    raysortPackAttributes(hit, name);                                                                                 \
    raysortRecordQuery(hit, query, record);                                                                           \
  }

// The same, for objects that hit and miss functions make: natively such a shader has others of its own.
#define RAYSORT_OWN_PAYLOAD(location, type, name) RAYSORT_PAYLOAD(location, type, name)
#define RAYSORT_OWN_ATTRIBUTE(location, type, name) RAYSORT_HIT_ATTRIBUTE(location, type, name)

// ---- attributes ----

bool raysortHitObjectIsHit(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_HIT; }
bool raysortHitObjectIsMiss(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_MISS; }
bool raysortHitObjectIsEmpty(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_EMPTY; }

#if RAYSORT_HIT_ATTRIBUTE_WORDS > 2
#define RAYSORT_PRIVATE_PLACES RAYSORT_HIT_ATTRIBUTE_WORDS
#else
#define RAYSORT_PRIVATE_PLACES 2 // an object holds two in any case
#endif

// Word i of the attributes. Past RAYSORT_HIT_ATTRIBUTE_WORDS there is nothing: it reads as 0.
uint raysortAttributeWord(raysortHitObject hit, uint i)
{
  uint word = 0u;
  if (i < 2u)
    word = hit.base.attributes[i & 1u];
#ifdef RAYSORT_PRIVATE_MORE
  else if (i < RAYSORT_HIT_ATTRIBUTE_WORDS)
    word = hit.more[i & 7u];
#elif RAYSORT_HIT_ATTRIBUTE_WORDS == 3
  else if (i == 2u)
    word = hit.base.last;
#endif
  return raysortHitObjectIsHit(hit) ? word : 0u;
}

void raysortPutAttributeWord(inout raysortHitObject hit, uint i, uint word)
{
  if (i < 2u)
    hit.base.attributes[i & 1u] = word;
#ifdef RAYSORT_PRIVATE_MORE
  else if (i < RAYSORT_HIT_ATTRIBUTE_WORDS)
    hit.more[i & 7u] = word;
#elif RAYSORT_HIT_ATTRIBUTE_WORDS == 3
  else if (i == 2u)
    hit.base.last = word;
#endif
}

// A function as macro: a constant i past RAYSORT_HIT_ATTRIBUTE_WORDS is past this array, too, and does not compile. The
// array itself is never read.
bool raysortHasAttributeWord[RAYSORT_PRIVATE_PLACES];
#define raysortSetAttributeWord(hit, i, word) (raysortHasAttributeWord[i], raysortPutAttributeWord(hit, i, word))

uvec4 raysortAttributeWords(raysortHitObject hit)
{
  return uvec4(raysortAttributeWord(hit, 0u), raysortAttributeWord(hit, 1u), raysortAttributeWord(hit, 2u),
               raysortAttributeWord(hit, 3u));
}

void raysortSetAttributeWords(inout raysortHitObject hit, uvec4 words)
{
  raysortPutAttributeWord(hit, 0u, words.x);
  raysortPutAttributeWord(hit, 1u, words.y);
  raysortPutAttributeWord(hit, 2u, words.z);
  raysortPutAttributeWord(hit, 3u, words.w);
}

// The functions, yours too, have names that say why where they are missing.
#define raysortPackAttributes RAYSORT_ERROR_MORE_WORDS_THAN_RAYSORT_HIT_ATTRIBUTE_WORDS_OR_NOTHING_PACKS_THIS_TYPE
#define raysortUnpackAttributes RAYSORT_ERROR_MORE_WORDS_THAN_RAYSORT_HIT_ATTRIBUTE_WORDS_OR_NOTHING_UNPACKS_THIS_TYPE

#define RAYSORT_PRIVATE_ATTRIBUTE(type, toWords, fromWords)                                                      \
  void raysortPackAttributes(inout raysortHitObject hit, type value) { raysortSetAttributeWords(hit, toWords); } \
  void raysortUnpackAttributes(raysortHitObject hit, out type value)                                             \
  {                                                                                                              \
    uvec4 words = raysortAttributeWords(hit);                                                                    \
    value = fromWords;                                                                                           \
  }
RAYSORT_PRIVATE_ATTRIBUTE(float, uvec4(floatBitsToUint(value), 0u, 0u, 0u), uintBitsToFloat(words.x))
RAYSORT_PRIVATE_ATTRIBUTE(int, uvec4(uint(value), 0u, 0u, 0u), int(words.x))
RAYSORT_PRIVATE_ATTRIBUTE(uint, uvec4(value, 0u, 0u, 0u), words.x)
RAYSORT_PRIVATE_ATTRIBUTE(vec2, uvec4(floatBitsToUint(value), 0u, 0u), uintBitsToFloat(words.xy))
RAYSORT_PRIVATE_ATTRIBUTE(ivec2, uvec4(uvec2(value), 0u, 0u), ivec2(words.xy))
RAYSORT_PRIVATE_ATTRIBUTE(uvec2, uvec4(value, 0u, 0u), words.xy)
#if RAYSORT_HIT_ATTRIBUTE_WORDS > 2
RAYSORT_PRIVATE_ATTRIBUTE(vec3, uvec4(floatBitsToUint(value), 0u), uintBitsToFloat(words.xyz))
RAYSORT_PRIVATE_ATTRIBUTE(ivec3, uvec4(uvec3(value), 0u), ivec3(words.xyz))
RAYSORT_PRIVATE_ATTRIBUTE(uvec3, uvec4(value, 0u), words.xyz)
#endif
#if RAYSORT_HIT_ATTRIBUTE_WORDS > 3
RAYSORT_PRIVATE_ATTRIBUTE(vec4, floatBitsToUint(value), uintBitsToFloat(words))
RAYSORT_PRIVATE_ATTRIBUTE(ivec4, uvec4(value), ivec4(words))
RAYSORT_PRIVATE_ATTRIBUTE(uvec4, value, words)
#endif

#define raysortHitObjectGetAttributes(hit, location) RAYSORT_PRIVATE_JOIN(raysortTakeAttributes, location)(hit)

// ---- instances ----

uvec2 raysortAdvance(uvec2 base, uint index, uint stride)
{
  uint high, low, carry;
  umulExtended(index, stride, high, low);
  low = uaddCarry(base.x, low, carry);
  return uvec2(low, base.y + high + carry);
}

#if RAYSORT_HIT_OBJECT_TARGET == 0
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortInstanceAt
{
  RaysortHitInstance instance;
};
layout(buffer_reference, std430, buffer_reference_align = 16) buffer RaysortObjectAt { uvec4 word[6]; };
layout(buffer_reference, std430, buffer_reference_align = 16) buffer RaysortLiveAt { RaysortLive live; };
#define RAYSORT_PRIVATE_PLACES_AT 192u // RaysortReorderProgram.places
#ifdef RAYSORT_LIVE_WORDS
uint raysortLiveSize() { return 16u * RAYSORT_LIVE_WORDS; }
#else
// No shader can ask where `size` lies, behind a RaysortLive. But word i of this table is RAYSORT_PLACE + 4 i, so `size`
// reads its own place. Past the table there are other words, none of which is as large.
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortLiveSizeAt
{
  RaysortLive live;
  uint size;
};
uint raysortLiveSize()
{
  uvec2 table = raysortAdvance(uvec2(RAYSORT_REORDER.program), RAYSORT_PRIVATE_PLACES_AT, 1u);
  return RaysortLiveSizeAt(table).size - RAYSORT_PLACE;
}
#endif
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortHeadAt { uvec4 word[12]; };
// 16 bytes i of the RaysortReorderProgram: one load for what is needed together. Its references are read as words too:
// glslang 12 says too small an alignment when it loads a reference, which newer validation refuses.
uvec4 raysortHead(uint i) { return RaysortHeadAt(uvec2(RAYSORT_REORDER.program)).word[i]; }
#endif

RaysortHitInstance raysortInstance(uint id)
{
  const float identity[12] = float[12](1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0);
  RaysortHitInstance instance = RaysortHitInstance(identity, identity, 0u, 0u, uint[2](0u, 0u));
#ifdef RAYSORT_HIT_OBJECT_INSTANCE
  instance = RAYSORT_HIT_OBJECT_INSTANCE(id);
#elif RAYSORT_HIT_OBJECT_TARGET == 0
  uint count = raysortHead(6u).w, at = min(id, max(count, 1u) - 1u); // some drivers load whatever the branch says
  if (id < count)
    instance = RaysortInstanceAt(raysortAdvance(raysortHead(4u).zw, at, 112u)).instance;
#endif
  return instance;
}

mat4x3 raysortMatrix(float rows[12])
{
  return mat4x3(rows[0], rows[4], rows[8], rows[1], rows[5], rows[9], rows[2], rows[6], rows[10], rows[3], rows[7],
                rows[11]);
}

// ---- making objects ----

void raysortHitObjectRecordEmpty(inout raysortHitObject hit)
{
  hit.base = RaysortHitObject(vec3(0.0), 0.0, vec3(0.0), 0.0, 0u, 0u, 0u, 0u, 0u, uint[2](0u, 0u), 0u);
#ifdef RAYSORT_PRIVATE_MORE
  hit.more = uint[8](0u, 0u, 0u, 0u, 0u, 0u, 0u, 0u);
#endif
}

raysortHitObject raysortMadeRay(uint meta, uint record, vec3 origin, float tMin, vec3 direction, float tMax)
{
  raysortHitObject hit;
  raysortHitObjectRecordEmpty(hit);
  hit.base.origin = origin;
  hit.base.tMin = tMin;
  hit.base.direction = direction;
  hit.base.tMax = tMax;
  hit.base.meta = meta;
  hit.base.record = record;
  return hit;
}

raysortHitObject raysortMadeHit(int instance, int primitive, int geometry, uint hitKind, uint record, vec3 origin,
                                float tMin, vec3 direction, float tMax)
{
  raysortHitObject hit = raysortMadeRay(RAYSORT_HIT_OBJECT_HIT | (hitKind & 0xffu) << 8, record, origin, tMin,
                                        direction, tMax);
  hit.base.instance = uint(instance);
  hit.base.primitive = uint(primitive);
  hit.base.geometry = uint(geometry);
  return hit;
}

raysortHitObject raysortMadeHitOf(int instance, int primitive, int geometry, uint hitKind, uint offset, uint stride,
                                  vec3 origin, float tMin, vec3 direction, float tMax)
{
  uint record = raysortInstance(uint(instance)).recordOffset + (offset & 15u) + uint(geometry) * (stride & 15u);
  return raysortMadeHit(instance, primitive, geometry, hitKind, record, origin, tMin, direction, tMax);
}

void raysortHitObjectRecordMiss(out raysortHitObject hit, uint missRecord, vec3 origin, float tMin, vec3 direction,
                                float tMax)
{
  hit = raysortMadeRay(RAYSORT_HIT_OBJECT_MISS, missRecord & 0xffffu, origin, tMin, direction, tMax);
}

// Attributes are copied from the variable of a location, which only a macro can name.
#define raysortHitObjectRecordHitWithIndex(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, t1, \
                                           location)                                                              \
  RAYSORT_PRIVATE_JOIN(raysortPutAttributes, location)(                                                           \
      hit, raysortMadeHit(instance, primitive, geometry, kind, RAYSORT_PRIVATE_INDEX(record), o, t0, d, t1))
#define raysortHitObjectRecordHit(hit, scene, instance, primitive, geometry, kind, offset, stride, o, t0, d, t1, \
                                  location)                                                                      \
  RAYSORT_PRIVATE_JOIN(raysortPutAttributes, location)(                                                          \
      hit, raysortMadeHitOf(instance, primitive, geometry, kind, offset, stride, o, t0, d, t1))

#ifdef RAYSORT_HIT_OBJECT_MOTION
raysortHitObject raysortTimed(raysortHitObject hit, float time)
{
  hit.base.meta |= RAYSORT_HIT_OBJECT_TIME_BIT;
  hit.base.last = floatBitsToUint(time);
  return hit;
}

void raysortHitObjectRecordMissMotion(out raysortHitObject hit, uint missRecord, vec3 origin, float tMin,
                                      vec3 direction, float tMax, float time)
{
  raysortHitObjectRecordMiss(hit, missRecord, origin, tMin, direction, tMax);
  hit = raysortTimed(hit, time);
}

#define raysortHitObjectRecordHitWithIndexMotion(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, \
                                                 t1, time, location)                                                \
  RAYSORT_PRIVATE_JOIN(raysortPutAttributes, location)(                                                             \
      hit, raysortTimed(raysortMadeHit(instance, primitive, geometry, kind, RAYSORT_PRIVATE_INDEX(record), o, t0, d, \
                                       t1), time))
#define raysortHitObjectRecordHitMotion(hit, scene, instance, primitive, geometry, kind, offset, stride, o, t0, d,  \
                                        t1, time, location)                                                         \
  RAYSORT_PRIVATE_JOIN(raysortPutAttributes, location)(                                                             \
      hit, raysortTimed(raysortMadeHitOf(instance, primitive, geometry, kind, offset, stride, o, t0, d, t1), time))
#endif

// What raysort_bvh.glsl found, as an object: raysortRayQuery in place of rayQueryEXT. A query without a hit gives an
// empty object. A triangle brings its own attributes, u and v; of other hits they are those of the location.
struct raysortRayQuery
{
  RaysortBvhRay ray;
  uint rayFlags;
  RaysortBvhHit hit;
};

bool raysortIsTriangle(RaysortBvhHit found) { return (found.flags & RAYSORT_BVH_HIT_KIND_MASK) >= 0xfeu; }

raysortHitObject raysortMadeFound(RaysortBvhRay ray, uint rayFlags, RaysortBvhHit found, uint record)
{
  raysortHitObject hit = raysortMadeHit(int(found.instance), int(found.primitive), int(found.geometry), found.flags,
                                        record, ray.origin, ray.tMin, ray.direction, found.t);
  hit.base.meta |= rayFlags << 16;
  hit.base.attributes = uint[2](floatBitsToUint(found.u), floatBitsToUint(found.v));
  return hit;
}

void raysortRecordQuery(inout raysortHitObject hit, raysortRayQuery query, uint record)
{
  raysortHitObject made = raysortMadeFound(query.ray, query.rayFlags, query.hit, record);
  if ((query.hit.flags & RAYSORT_BVH_HIT_BIT) == 0u)
    raysortHitObjectRecordEmpty(hit);
  else if (raysortIsTriangle(query.hit))
    hit = made;
  else
  {
    made.base.attributes = hit.base.attributes;
    made.base.last = hit.base.last;
#ifdef RAYSORT_PRIVATE_MORE
    made.more = hit.more;
#endif
    hit = made;
  }
}

// EXT wants the kind of a hit that is no triangle beside its query.
raysortRayQuery raysortWithKind(raysortRayQuery query, uint kind)
{
  if (!raysortIsTriangle(query.hit))
    query.hit.flags = query.hit.flags & ~RAYSORT_BVH_HIT_KIND_MASK | kind & 0x7fu;
  return query;
}

#define raysortHitObjectRecordFromQuery(hit, query, record, location) \
  RAYSORT_PRIVATE_JOIN(raysortPutQuery, location)(hit, query, record)
#define raysortHitObjectRecordFromQueryWithKind(hit, query, record, location, kind) \
  RAYSORT_PRIVATE_JOIN(raysortPutQuery, location)(hit, raysortWithKind(query, kind), record)

// ---- tracing: any-hit runs within, no closest-hit or miss shader does ----

#ifdef RAYSORT_HIT_OBJECT_TRACE
#ifndef RAYSORT_HIT_OBJECT_TRACE_MOTION
#define RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) \
  RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit)
#endif

raysortHitObject raysortMadeTraced(RaysortBvhRay ray, uint rayFlags, bool isHit, RaysortBvhHit found, uint offset,
                                   uint stride, uint missRecord)
{
  raysortHitObject hit =
      raysortMadeRay(RAYSORT_HIT_OBJECT_MISS | rayFlags << 16, missRecord & 0xffffu, ray.origin, ray.tMin,
                     ray.direction, ray.tMax);
  if (isHit)
    hit = raysortMadeFound(ray, rayFlags, found, found.material + (offset & 15u) + found.geometry * (stride & 15u));
#ifdef RAYSORT_HIT_OBJECT_ATTRIBUTES
  if (isHit && !raysortIsTriangle(found))
  {
    RAYSORT_HIT_OBJECT_ATTRIBUTES(found, hit);
  }
#endif
  return hit;
}

// payload: the location of the variable that any-hit shaders see; here they see them all.
void raysortHitObjectTraceRay(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask, uint offset,
                              uint stride, uint missRecord, vec3 origin, float tMin, vec3 direction, float tMax,
                              int payload)
{
  RaysortBvhRay ray = RaysortBvhRay(origin, tMin, direction, tMax);
  RaysortBvhHit found;
  bool isHit = RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, cullMask & 0xffu, found);
  hit = raysortMadeTraced(ray, rayFlags, isHit, found, offset, stride, missRecord);
}

#ifdef RAYSORT_HIT_OBJECT_MOTION
void raysortHitObjectTraceRayMotion(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask, uint offset,
                                    uint stride, uint missRecord, vec3 origin, float tMin, vec3 direction, float tMax,
                                    float time, int payload)
{
  RaysortBvhRay ray = RaysortBvhRay(origin, tMin, direction, tMax);
  RaysortBvhHit found;
  bool isHit = RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, cullMask & 0xffu, time, found);
  hit = raysortTimed(raysortMadeTraced(ray, rayFlags, isHit, found, offset, stride, missRecord), time);
}
#endif
#endif

// ---- getters ----

float raysortHitObjectGetRayTMin(raysortHitObject hit) { return hit.base.tMin; }
float raysortHitObjectGetRayTMax(raysortHitObject hit) { return hit.base.tMax; }
uint raysortHitObjectGetRayFlags(raysortHitObject hit) { return hit.base.meta >> 16; }
vec3 raysortHitObjectGetWorldRayOrigin(raysortHitObject hit) { return hit.base.origin; }
vec3 raysortHitObjectGetWorldRayDirection(raysortHitObject hit) { return hit.base.direction; }
int raysortHitObjectGetInstanceId(raysortHitObject hit) { return int(hit.base.instance); }
int raysortHitObjectGetPrimitiveIndex(raysortHitObject hit) { return int(hit.base.primitive); }
int raysortHitObjectGetGeometryIndex(raysortHitObject hit) { return int(hit.base.geometry); }
uint raysortHitObjectGetHitKind(raysortHitObject hit) { return hit.base.meta >> 8 & 0xffu; }
uint raysortHitObjectGetShaderBindingTableRecordIndex(raysortHitObject hit) { return hit.base.record; }

// An empty object has no record to set.
void raysortHitObjectSetShaderBindingTableRecordIndex(inout raysortHitObject hit, uint record)
{
  if (!raysortHitObjectIsEmpty(hit))
    hit.base.record = record;
}

int raysortHitObjectGetInstanceCustomIndex(raysortHitObject hit)
{
  return raysortHitObjectIsHit(hit) ? int(raysortInstance(hit.base.instance).customIndex) : 0;
}

mat4x3 raysortHitObjectGetObjectToWorld(raysortHitObject hit)
{
  mat4x3 matrix = mat4x3(1.0);
  if (raysortHitObjectIsHit(hit))
    matrix = raysortMatrix(raysortInstance(hit.base.instance).objectToWorld);
  return matrix;
}

mat4x3 raysortHitObjectGetWorldToObject(raysortHitObject hit)
{
  mat4x3 matrix = mat4x3(1.0);
  if (raysortHitObjectIsHit(hit))
    matrix = raysortMatrix(raysortInstance(hit.base.instance).worldToObject);
  return matrix;
}

vec3 raysortHitObjectGetObjectRayOrigin(raysortHitObject hit)
{
  vec3 origin = hit.base.origin;
  if (raysortHitObjectIsHit(hit))
    origin = raysortHitObjectGetWorldToObject(hit) * vec4(origin, 1.0);
  return origin;
}

vec3 raysortHitObjectGetObjectRayDirection(raysortHitObject hit)
{
  vec3 direction = hit.base.direction;
  if (raysortHitObjectIsHit(hit))
    direction = raysortHitObjectGetWorldToObject(hit) * vec4(direction, 0.0);
  return direction;
}

#ifdef RAYSORT_HIT_OBJECT_MOTION
float raysortHitObjectGetCurrentTime(raysortHitObject hit)
{
  return (hit.base.meta & RAYSORT_HIT_OBJECT_TIME_BIT) != 0u ? uintBitsToFloat(hit.base.last) : 0.0;
}
#endif

#ifdef RAYSORT_HIT_OBJECT_POSITIONS
void raysortHitObjectGetIntersectionTriangleVertexPositions(raysortHitObject hit, out vec3 positions[3])
{
  positions = vec3[3](vec3(0.0), vec3(0.0), vec3(0.0));
  if (raysortHitObjectIsHit(hit) && raysortHitObjectGetHitKind(hit) >= 0xfeu)
  {
    RAYSORT_HIT_OBJECT_POSITIONS(hit, positions);
  }
}
#endif

// ---- shader records ----

#if RAYSORT_HIT_OBJECT_TARGET == 0
// Of this many records the last stands for those past it, so that nothing outside the table is read.
uint raysortRecordCount(bool isMiss) { return isMiss ? raysortHead(6u).y : raysortHead(6u).x; }
#define RAYSORT_PRIVATE_RECORDS(isMiss) (isMiss ? raysortHead(4u).xy : raysortHead(3u).zw)
#define RAYSORT_PRIVATE_NO_TABLE uvec2(RAYSORT_REORDER.program) // never null: some drivers load whatever a branch says
#define RAYSORT_PRIVATE_STRIDE raysortHead(7u).x
#define RAYSORT_PRIVATE_HANDLE (raysortHead(7u).z >> 16)
#elif defined(RAYSORT_HIT_OBJECT_RECORDS)
uint raysortRecordCount(bool isMiss) { return 0xffffffffu; }
#define RAYSORT_PRIVATE_RECORDS(isMiss) RAYSORT_HIT_OBJECT_RECORDS(isMiss)
#define RAYSORT_PRIVATE_NO_TABLE uvec2(0u)
#define RAYSORT_PRIVATE_STRIDE RAYSORT_RECORD_STRIDE
#ifdef RAYSORT_RECORD_HANDLE_SIZE
#define RAYSORT_PRIVATE_HANDLE RAYSORT_RECORD_HANDLE_SIZE
#else
#define RAYSORT_PRIVATE_HANDLE 0u
#endif
#endif

#ifdef RAYSORT_PRIVATE_RECORDS
// Address of the record's data, behind its handle; 0 without a record or a table.
uvec2 raysortHitObjectGetShaderRecordBufferHandle(raysortHitObject hit)
{
  bool isMiss = raysortHitObjectIsMiss(hit);
  uint count = raysortRecordCount(isMiss);
  uvec2 table = RAYSORT_PRIVATE_RECORDS(isMiss), data = uvec2(0u);
  if (!raysortHitObjectIsEmpty(hit) && count > 0u && table != RAYSORT_PRIVATE_NO_TABLE)
  {
    data = raysortAdvance(table, min(hit.base.record, count - 1u), RAYSORT_PRIVATE_STRIDE);
    data = raysortAdvance(data, RAYSORT_PRIVATE_HANDLE, 1u);
  }
  return data;
}

uvec2 raysortRecordOf(raysortHitObject hit)
{
  uvec2 data = raysortHitObjectGetShaderRecordBufferHandle(hit);
  return data == uvec2(0u) ? RAYSORT_PRIVATE_NO_TABLE : data;
}

// The data of a record as a struct: RAYSORT_SHADER_RECORD(Paint, paintOf) makes paintOf(hit).
#ifndef RAYSORT_RECORD_LAYOUT
#define RAYSORT_RECORD_LAYOUT std430 // or scalar
#endif
#define RAYSORT_SHADER_RECORD(type, name)                                                                   \
  layout(buffer_reference, RAYSORT_RECORD_LAYOUT, buffer_reference_align = 4) readonly buffer type##Record  \
  {                                                                                                         \
    type data;                                                                                              \
  };                                                                                                        \
  type name(raysortHitObject hit) { return type##Record(raysortRecordOf(hit)).data; }
#endif

// ---- executing ----

#if RAYSORT_HIT_OBJECT_TARGET == 0
void raysortCountStray(uint which)
{
  atomicAdd(RaysortInOut(raysortHead(0u).xy).word[which], 1u);
}

// Which function the object's shader is, of all hits and misses; kindCount - 1: none; RAYSORT_DONE: there is no such
// record, or its function is past functionCount. The number of functions itself is past it, too: none is no entry.
uint raysortKindOf(raysortHitObject hit)
{
  uvec4 counts = raysortHead(6u), tables = raysortHead(3u);
  uint record = hit.base.record, kind = counts.z - 1u;
  bool isMiss = raysortHitObjectIsMiss(hit), hasTable = tables.xy != RAYSORT_PRIVATE_NO_TABLE;
  uint most = isMiss ? counts.y : counts.x;
  uint number = min(record, max(most, 1u) - 1u) + (isMiss ? counts.x : 0u), place = hasTable ? number : 0u;
  if (!raysortHitObjectIsEmpty(hit) && record != RAYSORT_UNUSED_RECORD)
  {
    kind = RAYSORT_DONE;
    if (record < most)
    {
      kind = number;
      if (hasTable)
      {
        kind = RaysortIn(raysortAddress(tables.xy, place)).word[0];
        kind = kind >= counts.z - 1u ? RAYSORT_DONE : kind;
      }
    }
  }
  return kind;
}
#endif

// Number of the object's function, as the lists have it, and which list it is of.
uint raysortFunctionOf(raysortHitObject hit, out uint list)
{
  uint number = hit.base.record;
  list = hit.base.meta & 3u;
  if (list == RAYSORT_HIT_OBJECT_HIT && (hit.base.meta >> 16 & RAYSORT_BVH_RAY_SKIP_CLOSEST_HIT_SHADER_BIT) != 0u)
    list = RAYSORT_HIT_OBJECT_EMPTY; // no shader runs
#if RAYSORT_HIT_OBJECT_TARGET == 0
  uint kind = raysortKindOf(hit);
  if (kind >= raysortHead(6u).z - 1u)
    list = RAYSORT_HIT_OBJECT_EMPTY;
  else if (raysortHead(3u).xy != RAYSORT_PRIVATE_NO_TABLE)
    number = kind;
#ifdef RAYSORT_FUNCTION
  if (list != RAYSORT_HIT_OBJECT_EMPTY && kind != (RAYSORT_REORDER.function & 0xffffu))
  {
    raysortCountStray(4u);
    list = RAYSORT_HIT_OBJECT_EMPTY;
  }
  if (list != RAYSORT_HIT_OBJECT_EMPTY && number != RAYSORT_FUNCTION) // the pipeline stands at another one's place
  {
    raysortCountStray(4u);
    list = RAYSORT_HIT_OBJECT_EMPTY;
  }
  number = RAYSORT_FUNCTION;
#endif
#elif defined(RAYSORT_HIT_OBJECT_FUNCTION)
  if (list != RAYSORT_HIT_OBJECT_EMPTY && number != RAYSORT_UNUSED_RECORD)
    number = RAYSORT_HIT_OBJECT_FUNCTION(list == RAYSORT_HIT_OBJECT_MISS, number);
#endif
  return number;
}

// Runs the closest-hit or miss function of the object's record with the payload variable of that location.
#define raysortHitObjectExecuteShader(hit, location) RAYSORT_PRIVATE_JOIN(raysortExecute, location)(hit)

// ---- stages ----

RAYSORT_STAGES(RAYSORT_PRIVATE_STAGE)

#if RAYSORT_HIT_OBJECT_TARGET == 3
#ifdef RAYSORT_LAUNCH_SIZE
uvec3 raysortLaunchSize() { return RAYSORT_LAUNCH_SIZE; }
#else
uvec3 raysortLaunchSize()
{
  uvec3 size = gl_WorkGroupSize; // as a whole: it does not compile before the layout that gives the size
  return gl_NumWorkGroups * size;
}
#endif
#ifdef RAYSORT_LAUNCH_ID
uvec3 raysortLaunchId() { return RAYSORT_LAUNCH_ID; }
#else
uvec3 raysortLaunchId() { return gl_GlobalInvocationID; }
#endif

void raysortReorderThread(uint hint, uint bits) {}
void raysortReorderThread(raysortHitObject hit) {}
void raysortReorderThread(raysortHitObject hit, uint hint, uint bits) {}

void raysortExecute0(raysortHitObject hit); // of RAYSORT_PAYLOAD(0, ...)
void raysortWait(inout raysortHitObject hit) { raysortExecute0(hit); }

// All of main(). The bound keeps a program that never is done from hanging the device.
void raysortRunStages()
{
  if (all(lessThan(raysortLaunchId(), raysortLaunchSize())))
  {
    RaysortLive live;
    RAYSORT_PRIVATE_HITS hit;
    for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
      raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
    uint next = 0u;
#ifdef RAYSORT_FORWARD
    RAYSORT_STAGES(RAYSORT_PRIVATE_CHAIN_STAGE)
#else
    uint left = 0x100000u;
    do
    {
      RAYSORT_STAGES(RAYSORT_PRIVATE_CHAIN_STAGE)
      --left;
    } while ((false RAYSORT_STAGES(RAYSORT_PRIVATE_IS_STAGE)) && left > 0u);
#endif
  }
}

#else // a kernel a stage

uint raysortSlot;           // of this thread, for life
uvec3 raysortId;            // the same, as its place in the launch
uint raysortKind, raysortHint;
bool raysortIsByObject;     // the kind is that of an object that was reordered by in this stage
bool raysortIsKept;         // kind and hint are still those of the key in memory, which is not read yet

uvec3 raysortLaunchSize() { return raysortHead(5u).yzw; }
uvec3 raysortLaunchId() { return raysortId; }

// What is kept of a hint: the planned number of bits, from the top of its own.
void raysortKeepHint(uint hint, uint bits)
{
  raysortIsKept = false;
  uint kept = raysortHead(8u).x, own = min(bits, 32u);
  hint &= own < 32u ? (1u << own) - 1u : 0xffffffffu;
  raysortHint = own - min(own, kept) < 32u ? hint >> (own - min(own, kept)) : 0u;
}

void raysortKeepKind(raysortHitObject hit)
{
  uint none = raysortHead(6u).z - 1u;
  raysortKind = raysortKindOf(hit);
  if (raysortKind > none)
  {
    raysortCountStray(3u);
    raysortKind = none;
  }
}

// The three must be the last thing that a stage does: its thread is reordered when the stage has returned.
void raysortReorderThread(uint hint, uint bits)
{
  raysortKind = 0u;
  raysortIsByObject = false;
  raysortKeepHint(hint, bits);
}

void raysortReorderThread(raysortHitObject hit, uint hint, uint bits)
{
  raysortKeepKind(hit);
  raysortIsByObject = true;
  raysortKeepHint(hint, bits);
}

void raysortReorderThread(raysortHitObject hit) { raysortReorderThread(hit, 0u, 0u); }

// The next stage begins with the execute.
void raysortWait(inout raysortHitObject hit) { hit.base.meta |= RAYSORT_HIT_OBJECT_WAITS_BIT; }

// ---- a thread's state in memory: its objects, then its live state; as words, for a driver may change a NaN ----

#ifdef RAYSORT_PRIVATE_MORE
#define RAYSORT_PRIVATE_OBJECT_WORDS 6
#else
#define RAYSORT_PRIVATE_OBJECT_WORDS 4
#endif
#ifdef RAYSORT_LIVE_WORDS
#define RAYSORT_PRIVATE_WORDS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS + RAYSORT_LIVE_WORDS)
#else
#define RAYSORT_PRIVATE_WORDS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS)
#endif
#define RAYSORT_PRIVATE_GOING 132u // RaysortReorderProgram.going
#define RAYSORT_NO_SLOT 0xffffffffu

void raysortUnpackObject(uvec4 word[RAYSORT_PRIVATE_OBJECT_WORDS], out raysortHitObject hit)
{
  hit.base = RaysortHitObject(uintBitsToFloat(word[0].xyz), uintBitsToFloat(word[0].w), uintBitsToFloat(word[1].xyz),
                              uintBitsToFloat(word[1].w), word[2].x, word[2].y, word[2].z, word[2].w, word[3].x,
                              uint[2](word[3].y, word[3].z), word[3].w);
#ifdef RAYSORT_PRIVATE_MORE
  hit.more = uint[8](word[4].x, word[4].y, word[4].z, word[4].w, word[5].x, word[5].y, word[5].z, word[5].w);
#endif
}

void raysortPackObject(raysortHitObject hit, out uvec4 word[RAYSORT_PRIVATE_OBJECT_WORDS])
{
  word[0] = uvec4(floatBitsToUint(hit.base.origin), floatBitsToUint(hit.base.tMin));
  word[1] = uvec4(floatBitsToUint(hit.base.direction), floatBitsToUint(hit.base.tMax));
  word[2] = uvec4(hit.base.meta, hit.base.record, hit.base.instance, hit.base.primitive);
  word[3] = uvec4(hit.base.geometry, hit.base.attributes[0], hit.base.attributes[1], hit.base.last);
#ifdef RAYSORT_PRIVATE_MORE
  word[4] = uvec4(hit.more[0], hit.more[1], hit.more[2], hit.more[3]);
  word[5] = uvec4(hit.more[4], hit.more[5], hit.more[6], hit.more[7]);
#endif
}

#ifdef RAYSORT_SUBGROUPS
#define RAYSORT_PRIVATE_ANY(isSo) (subgroupBallot(isSo) != uvec4(0u))
// Eight threads move 128 bytes of each together, or four 64: in accesses of 16 bytes each to its own place, threads
// touch memory twice as often. A whole line in one access comes in two thirds of the time of two halves.
#if RAYSORT_PRIVATE_WORDS % 8 == 0
#define RAYSORT_PRIVATE_BLOCK 8
#else
#define RAYSORT_PRIVATE_BLOCK 4
#endif

// Are all threads of this thread's block active? A block is 8 (or 4) neighbours of a subgroup.
bool raysortIsWholeBlock()
{
  uint first = gl_SubgroupInvocationID & 32u - RAYSORT_PRIVATE_BLOCK, all = (1u << RAYSORT_PRIVATE_BLOCK) - 1u;
  return gl_SubgroupSize >= RAYSORT_PRIVATE_BLOCK &&
         (subgroupBallot(true)[gl_SubgroupInvocationID >> 5 & 3u] >> first & all) == all;
}

// Of two threads whose numbers differ in the bit high - low, the one without it gives its word `high` for the other
// one's word `low`.
#define RAYSORT_PRIVATE_SWAP(low, high)                                            \
  other = subgroupShuffleXor(mix(word[high], word[low], isSet), uint(high - low)); \
  word[low] = mix(word[low], other, isSet);                                        \
  word[high] = mix(other, word[high], isSet);

// Thread i gets word i of all threads of its block, in the order of the threads.
void raysortTranspose(inout uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uvec4 other;
  bvec4 isSet = bvec4((gl_SubgroupInvocationID & 1u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 1)
  RAYSORT_PRIVATE_SWAP(2, 3)
#if RAYSORT_PRIVATE_BLOCK == 8
  RAYSORT_PRIVATE_SWAP(4, 5)
  RAYSORT_PRIVATE_SWAP(6, 7)
#endif
  isSet = bvec4((gl_SubgroupInvocationID & 2u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 2)
  RAYSORT_PRIVATE_SWAP(1, 3)
#if RAYSORT_PRIVATE_BLOCK == 8
  RAYSORT_PRIVATE_SWAP(4, 6)
  RAYSORT_PRIVATE_SWAP(5, 7)
  isSet = bvec4((gl_SubgroupInvocationID & 4u) != 0u);
  RAYSORT_PRIVATE_SWAP(0, 4)
  RAYSORT_PRIVATE_SWAP(1, 5)
  RAYSORT_PRIVATE_SWAP(2, 6)
  RAYSORT_PRIVATE_SWAP(3, 7)
#endif
}

// As many words as a block has threads, of each of its threads. base: address of the first word in slot 0. slot: of
// this thread, or RAYSORT_NO_SLOT if it moves nothing of its own.
void raysortLoadBlock(uvec2 base, uint stride, uint slot, inout uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uint own = gl_SubgroupInvocationID & RAYSORT_PRIVATE_BLOCK - 1u;
  base = raysortAdvance(base, own, 16u);
  for (uint i = 0u; i < RAYSORT_PRIVATE_BLOCK; ++i)
  {
    uint its = subgroupShuffle(slot, gl_SubgroupInvocationID - own + i);
    if (its != RAYSORT_NO_SLOT)
      word[i] = RaysortObjectAt(raysortAdvance(base, its, stride)).word[0];
  }
  raysortTranspose(word);
}

void raysortStoreBlock(uvec2 base, uint stride, uint slot, uvec4 word[RAYSORT_PRIVATE_BLOCK])
{
  uint own = gl_SubgroupInvocationID & RAYSORT_PRIVATE_BLOCK - 1u;
  base = raysortAdvance(base, own, 16u);
  raysortTranspose(word);
  for (uint i = 0u; i < RAYSORT_PRIVATE_BLOCK; ++i)
  {
    uint its = subgroupShuffle(slot, gl_SubgroupInvocationID - own + i);
    if (its != RAYSORT_NO_SLOT)
      RaysortObjectAt(raysortAdvance(base, its, stride)).word[0] = word[i];
  }
}
#else
#define RAYSORT_PRIVATE_ANY(isSo) (isSo)
#endif

// Words first to first + count - 1 of this thread, which stand together in memory. base: their address in slot 0. Whole
// blocks of threads move whole blocks of words together; each thread moves the rest alone.
void raysortLoadPart(uvec2 base, uint stride, uint slot, uint first, uint count,
                     inout uvec4 word[RAYSORT_PRIVATE_WORDS])
{
  uint moved = 0u;
#ifdef RAYSORT_SUBGROUPS
  bool isWhole = raysortIsWholeBlock();
  for (uint i = 0u; i < count / RAYSORT_PRIVATE_BLOCK; ++i)
    if (isWhole)
    {
      uvec4 block[RAYSORT_PRIVATE_BLOCK];
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        block[k] = uvec4(0u);
      raysortLoadBlock(raysortAdvance(base, i * RAYSORT_PRIVATE_BLOCK, 16u), stride, slot, block);
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        word[first + i * RAYSORT_PRIVATE_BLOCK + k] = block[k];
    }
  moved = isWhole ? count - count % RAYSORT_PRIVATE_BLOCK : 0u;
#endif
  if (slot != RAYSORT_NO_SLOT)
    for (uint i = moved; i < count; ++i)
      word[first + i] = RaysortObjectAt(raysortAdvance(raysortAdvance(base, i, 16u), slot, stride)).word[0];
}

void raysortStorePart(uvec2 base, uint stride, uint slot, uint first, uint count,
                      uvec4 word[RAYSORT_PRIVATE_WORDS])
{
  uint moved = 0u;
#ifdef RAYSORT_SUBGROUPS
  bool isWhole = raysortIsWholeBlock();
  for (uint i = 0u; i < count / RAYSORT_PRIVATE_BLOCK; ++i)
    if (isWhole)
    {
      uvec4 block[RAYSORT_PRIVATE_BLOCK];
      for (uint k = 0u; k < RAYSORT_PRIVATE_BLOCK; ++k)
        block[k] = word[first + i * RAYSORT_PRIVATE_BLOCK + k];
      raysortStoreBlock(raysortAdvance(base, i * RAYSORT_PRIVATE_BLOCK, 16u), stride, slot, block);
    }
  moved = isWhole ? count - count % RAYSORT_PRIVATE_BLOCK : 0u;
#endif
  if (slot != RAYSORT_NO_SLOT)
    for (uint i = moved; i < count; ++i)
      RaysortObjectAt(raysortAdvance(raysortAdvance(base, i, 16u), slot, stride)).word[0] = word[first + i];
}

// Objects and live state, which stand together where that makes whole lines of memory.
#define RAYSORT_PRIVATE_OBJECTS (RAYSORT_HIT_OBJECTS * RAYSORT_PRIVATE_OBJECT_WORDS)
#define RAYSORT_PRIVATE_MOVE(movePart, slot, word)                                                              \
  {                                                                                                             \
    uint stride = raysortHead(7u).z & 0xffffu;                                                                  \
    if (RAYSORT_PRIVATE_WORDS % 8 == 0 && stride == 16u * RAYSORT_PRIVATE_WORDS)                                \
      movePart(raysortHead(0u).zw, stride, slot, 0u, RAYSORT_PRIVATE_WORDS, word);                              \
    else                                                                                                        \
    {                                                                                                           \
      movePart(raysortHead(0u).zw, stride, slot, 0u, RAYSORT_PRIVATE_OBJECTS, word);                            \
      if (RAYSORT_PRIVATE_WORDS > RAYSORT_PRIVATE_OBJECTS)                                                      \
        movePart(raysortHead(1u).xy, raysortHead(8u).z, slot, RAYSORT_PRIVATE_OBJECTS,                          \
                 RAYSORT_PRIVATE_WORDS - RAYSORT_PRIVATE_OBJECTS, word);                                        \
    }                                                                                                           \
  }

RaysortInOut raysortKeyAt(uint slot) { return RaysortInOut(raysortAddress(raysortHead(1u).zw, slot)); }

// ---- a kernel's threads ----

// Is this the first wave, before anything is sorted?
#ifdef RAYSORT_FORWARD // no thread comes to stage 0 again: a kernel of any other stage need not know how it begins
bool raysortIsFirst() { return RAYSORT_STAGE == 0u; }
#else
bool raysortIsFirst() { return RAYSORT_REORDER.stage >= RAYSORT_FIRST_WAVE_BIT; }
#endif

// Is this the kernel that was planned? As many threads in a workgroup or more, the same objects, no larger live state.
// Another one's threads would write where other threads have their state.
bool raysortIsPlanned()
{
  uint stage = RAYSORT_REORDER.stage, objects = stage >> RAYSORT_OBJECTS_SHIFT & 7u;
  uvec3 size = gl_WorkGroupSize; // as a whole: it does not compile before the layout that gives the size
  return size.x * size.y * size.z >= RAYSORT_REORDER.function >> 16 &&
         objects == RAYSORT_HIT_OBJECTS - 1u &&
         ((stage & RAYSORT_WIDE_OBJECTS_BIT) != 0u) == (RAYSORT_PRIVATE_OBJECT_WORDS == 6) &&
         raysortLiveSize() <= 16u * ((stage >> RAYSORT_LIVE_SHIFT & 15u) + 1u);
}

// Which slot this thread of the dispatch has; false: none.
bool raysortTakeSlot()
{
  uint workgroupSize = RAYSORT_REORDER.function >> 16, stage = RAYSORT_REORDER.stage & RAYSORT_STAGE_MASK;
  bool isLive = gl_LocalInvocationIndex < workgroupSize;
  uvec4 launch = raysortHead(5u);
  uint threads = launch.y * launch.z * launch.w;
  bool isFirst = raysortIsFirst();
  if (isFirst && (RAYSORT_REORDER.stage & RAYSORT_TILES_BIT) != 0u && launch.x == threads)
  {
    // A workgroup takes a tile of the launch, 8 by 8 threads after 8 by 8: what lies together is often alike.
    uint i = gl_LocalInvocationIndex, log = findMSB(workgroupSize), logX = log + 1u >> 1;
    uvec2 at = uvec2(i & 7u, i >> 3 & 7u) + 8u * uvec2(i >> 6 & (1u << logX - 3u) - 1u, i >> 3u + logX);
    at += gl_WorkGroupID.xy << uvec2(logX, log - logX);
    isLive = isLive && at.x < launch.y && at.y < launch.z * launch.w;
    raysortSlot = isLive ? at.y * launch.y + at.x : RAYSORT_NO_SLOT;
    raysortId = uvec3(at, 0u);
  }
  else
  {
    uint begin = 0u, end = launch.x;
    uint thread = (gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x) * workgroupSize + gl_LocalInvocationIndex;
    uvec4 places = uvec4(0u);
    if (!isFirst)
    {
      places = raysortHead(2u);
      uint function = RAYSORT_REORDER.function & 0xffffu, kinds = raysortHead(6u).z, bits = raysortHead(8u).x;
      bool isAll = function == RAYSORT_ALL_FUNCTIONS;
      uint first = stage * kinds + (isAll ? 0u : function);
      begin = RaysortIn(raysortAddress(places.zw, first << bits)).word[0];
      end = RaysortIn(raysortAddress(places.zw, (first + (isAll ? kinds : 1u)) << bits)).word[0];
    }
    isLive = isLive && thread < end - begin;
    raysortSlot = thread;
    if (isLive && !isFirst)
      raysortSlot = RaysortIn(raysortAddress(places.xy, begin + thread)).word[0];
    uint row = raysortSlot / launch.y;
    raysortId = uvec3(raysortSlot - row * launch.y, row, 0u);
  }
  if (launch.w > 1u)
    raysortId.yz = uvec2(raysortId.y % launch.z, raysortId.y / launch.z);
  if (isLive && !raysortIsPlanned())
  {
    raysortCountStray(5u);
    isLive = false;
  }
  return isLive;
}

// The key of a thread that goes on at `next`; the void key if it is over.
uint raysortKeyOf(uint next, raysortHitObject hit)
{
  uint stages = raysortHead(7u).w, bits = raysortHead(8u).x, kinds = raysortHead(6u).z;
  if (next != RAYSORT_DONE && next >= stages)
    raysortCountStray(2u);
  bool isDone = next >= stages;
  if (!isDone && raysortIsKept)
  {
    uint key = raysortKeyAt(raysortSlot).word[0] & ~RAYSORT_OVER_BIT;
    raysortHint = key & ((1u << bits) - 1u);
    raysortKind = (key >> bits) % kinds;
  }
  if (!isDone && !raysortIsByObject && (raysortHead(7u).y >> next & 1u) != 0u)
    raysortKeepKind(hit); // there a function's pipeline waits for the thread
  raysortIsKept = raysortIsByObject = false; // for a stage that follows here
  uint key = (next * kinds + raysortKind) << bits | raysortHint;
  return isDone ? stages * kinds << bits : key;
}

void raysortExecute0(raysortHitObject hit); // of RAYSORT_PAYLOAD(0, ...)

void raysortSavePayload(inout RaysortLive live); // both of RAYSORT_FUSED
void raysortLoadPayload(RaysortLive live);

// A thread that is over keeps nothing. Said here, it frees registers while its last stage runs.
#define RAYSORT_PRIVATE_RUN_OR_END(number, function) \
  case number:                                       \
    next = function(live, hit);                      \
    if (next == RAYSORT_DONE)                        \
      raysortForget(live, hit);                      \
    break;
void raysortForget(out RaysortLive live, out RAYSORT_PRIVATE_HITS hit)
{
  RaysortLive none;
  live = none;
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
}

uint raysortRunStage(uint stage, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint next = RAYSORT_DONE;
#ifdef RAYSORT_HIT_OBJECT_FUSED
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    if ((RAYSORT_PRIVATE_OBJECT(i).base.meta & RAYSORT_HIT_OBJECT_WAITS_BIT) != 0u)
    {
      RAYSORT_PRIVATE_OBJECT(i).base.meta &= ~RAYSORT_HIT_OBJECT_WAITS_BIT;
      raysortLoadPayload(live);
      raysortExecute0(RAYSORT_PRIVATE_OBJECT(i));
    }
#endif
  switch (stage)
  {
    RAYSORT_STAGES(RAYSORT_PRIVATE_RUN_OR_END)
  default: break;
  }
#ifdef RAYSORT_HIT_OBJECT_FUSED
  raysortSavePayload(live);
#endif
  return next;
}

void raysortLoadState(bool isLive, inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint slot = isLive ? raysortSlot : RAYSORT_NO_SLOT;
  uvec4 word[RAYSORT_PRIVATE_WORDS], its[RAYSORT_PRIVATE_OBJECT_WORDS];
  RAYSORT_PRIVATE_MOVE(raysortLoadPart, slot, word)
  for (uint i = 0u; i < RAYSORT_HIT_OBJECTS; ++i)
  {
    for (uint k = 0u; k < RAYSORT_PRIVATE_OBJECT_WORDS; ++k)
      its[k] = word[RAYSORT_PRIVATE_OBJECT_WORDS * i + k];
    raysortUnpackObject(its, RAYSORT_PRIVATE_OBJECT(i));
  }
#ifdef RAYSORT_LIVE_WORDS
  uvec4 words[RAYSORT_LIVE_WORDS];
  for (uint k = 0u; k < RAYSORT_LIVE_WORDS; ++k)
    words[k] = word[RAYSORT_PRIVATE_WORDS - RAYSORT_LIVE_WORDS + k];
  raysortUnpackLive(words, live);
#else
  if (isLive)
    live = RaysortLiveAt(raysortAdvance(raysortHead(1u).xy, slot, raysortHead(8u).z)).live;
#endif
}

void raysortStoreState(bool isLive, RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint slot = isLive ? raysortSlot : RAYSORT_NO_SLOT;
  uvec4 word[RAYSORT_PRIVATE_WORDS], its[RAYSORT_PRIVATE_OBJECT_WORDS];
  for (uint i = 0u; i < RAYSORT_HIT_OBJECTS; ++i)
  {
    raysortPackObject(RAYSORT_PRIVATE_OBJECT(i), its);
    for (uint k = 0u; k < RAYSORT_PRIVATE_OBJECT_WORDS; ++k)
      word[RAYSORT_PRIVATE_OBJECT_WORDS * i + k] = its[k];
  }
#ifdef RAYSORT_LIVE_WORDS
  uvec4 words[RAYSORT_LIVE_WORDS];
  raysortPackLive(live, words);
  for (uint k = 0u; k < RAYSORT_LIVE_WORDS; ++k)
    word[RAYSORT_PRIVATE_WORDS - RAYSORT_LIVE_WORDS + k] = words[k];
#else
  if (isLive)
    RaysortLiveAt(raysortAdvance(raysortHead(1u).xy, slot, raysortHead(8u).z)).live = live;
#endif
  RAYSORT_PRIVATE_MOVE(raysortStorePart, slot, word)
}

// This thread goes on in the next wave. Most find that another has said so: one word cannot take a write of each.
void raysortGoOn()
{
  RaysortInOut going = RaysortInOut(raysortAdvance(uvec2(RAYSORT_REORDER.program), RAYSORT_PRIVATE_GOING, 1u));
  uint threads = raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z;
  if (going.word[0] != threads)
    going.word[0] = threads;
}

#ifdef RAYSORT_IN_PLACE
// Do the threads of this subgroup go on here and now? Where they have few keys a sort would gain little, and moving
// them costs more. left: waves to come.
bool raysortStays(bool goesOn, uint next, uint key, uint left)
{
  bool isSplit = goesOn && (raysortHead(7u).y >> (next & 31u) & 1u) != 0u; // its pipeline is another
  uvec4 others = subgroupBallot(goesOn);
  bool stays = left > 0u && others != uvec4(0u) && subgroupBallot(isSplit) == uvec4(0u);
  if (stays)
  {
    for (uint i = 0u; i < RAYSORT_IN_PLACE && others != uvec4(0u); ++i)
      others &= ~subgroupBallot(key == subgroupShuffle(key, subgroupBallotFindLSB(others)));
    stays = others == uvec4(0u);
  }
  return stays;
}
#else
#define RAYSORT_IN_PLACE 0u
bool raysortStays(bool goesOn, uint next, uint key, uint left) { return false; }
#endif

// Runs a stage, for the threads that are at it.
void raysortStep(uint stage, inout uint next, inout uint key, inout bool goesOn, inout RaysortLive live,
                 RAYSORT_INOUT_HIT hit)
{
  if (goesOn && next == stage)
  {
    next = raysortRunStage(stage, live, hit);
#ifdef RAYSORT_FORWARD
    next = next > stage ? next : RAYSORT_DONE - 1u; // counted, as a stage that there is not
#endif
    key = raysortKeyOf(next, RAYSORT_PRIVATE_OBJECT(0));
    goesOn = next < raysortHead(7u).w;
  }
}

#ifdef RAYSORT_FORWARD
// Of a list of stages: this kernel's, and in place the later ones.
#define RAYSORT_PRIVATE_STEP_STAGE(number, function)                          \
  if (number == RAYSORT_STAGE || number > RAYSORT_STAGE && stays)             \
  {                                                                           \
    raysortStep(number, next, key, goesOn, live, hit);                        \
    stays = RAYSORT_IN_PLACE > 0u && raysortStays(goesOn, next, key, left--); \
  }
#define RAYSORT_PRIVATE_IS_LATER(number, function) || number > RAYSORT_STAGE
#endif

// All of main(). A thread that is over leaves its live state and its objects as its last wave found them.
void raysortRunStages()
{
  bool isFirst = raysortIsFirst(), isLive = raysortTakeSlot(), hasNext = true;
  RaysortLive live;
  RAYSORT_PRIVATE_HITS hit;
  for (int i = 0; i < RAYSORT_HIT_OBJECTS; ++i)
    raysortHitObjectRecordEmpty(RAYSORT_PRIVATE_OBJECT(i));
  raysortKind = raysortHead(6u).z - 1u;
  raysortHint = 0u;
  raysortIsByObject = false;
  raysortIsKept = !isFirst;
  if (!isFirst)
    raysortLoadState(isLive, live, hit);
  uint next = RAYSORT_STAGE, key = 0u, left = RAYSORT_REORDER.stage >> 16 & 0x7fffu;
  bool goesOn = isLive;
#ifdef RAYSORT_FORWARD
  bool stays = false;
  RAYSORT_STAGES(RAYSORT_PRIVATE_STEP_STAGE)
  hasNext = false RAYSORT_STAGES(RAYSORT_PRIVATE_IS_LATER); // a constant: the last stage stores nothing
  goesOn = goesOn && hasNext;
#else
  if (RAYSORT_IN_PLACE == 0u)
    raysortStep(RAYSORT_STAGE, next, key, goesOn, live, hit); // a constant: the other stages are no part of this kernel
  else
    do
      raysortStep(next, next, key, goesOn, live, hit);
    while (raysortStays(goesOn, next, key, left--));
#endif
  if (isFirst ? isLive : goesOn) // the others are marked as over since the sort
    raysortKeyAt(raysortSlot).word[0] = key;
  else if (isFirst && raysortSlot < raysortLaunchSize().x * raysortLaunchSize().y * raysortLaunchSize().z &&
           gl_LocalInvocationIndex < RAYSORT_REORDER.function >> 16)
    raysortKeyAt(raysortSlot).word[0] = raysortHead(7u).w * raysortHead(6u).z << raysortHead(8u).x;
  if (goesOn)
    raysortGoOn();
  if (hasNext && RAYSORT_PRIVATE_ANY(goesOn))
    raysortStoreState(goesOn, live, hit);
}
#endif

// ---- fused calls: reorder, then execute with the payload of location 0 (`payload` must be 0) ----


#ifdef RAYSORT_HIT_OBJECT_FUSED
#if RAYSORT_HIT_OBJECT_TARGET == 0
#define RAYSORT_FUSED(variable, member)                                            \
  void raysortSavePayload(inout RaysortLive live) { live.member = variable; }      \
  void raysortLoadPayload(RaysortLive live) { variable = live.member; }
#else
#define RAYSORT_FUSED(variable, member)
#endif

void raysortHitObjectReorderExecute(inout raysortHitObject hit, uint hint, uint bits, int payload)
{
  raysortReorderThread(hit, hint, bits);
  raysortWait(hit);
}

void raysortHitObjectReorderExecute(inout raysortHitObject hit, int payload)
{
  raysortHitObjectReorderExecute(hit, 0u, 0u, payload);
}

#ifdef RAYSORT_HIT_OBJECT_TRACE
void raysortHitObjectTraceReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                         uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                         vec3 direction, float tMax, uint hint, uint bits, int payload)
{
  raysortHitObjectTraceRay(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin, direction, tMax,
                           payload);
  raysortHitObjectReorderExecute(hit, hint, bits, payload);
}

void raysortHitObjectTraceReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                         uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                         vec3 direction, float tMax, int payload)
{
  raysortHitObjectTraceReorderExecute(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin,
                                      direction, tMax, 0u, 0u, payload);
}

#ifdef RAYSORT_HIT_OBJECT_MOTION
void raysortHitObjectTraceMotionReorderExecute(out raysortHitObject hit, uvec2 scene, uint rayFlags, uint cullMask,
                                               uint offset, uint stride, uint missRecord, vec3 origin, float tMin,
                                               vec3 direction, float tMax, float time, uint hint, uint bits,
                                               int payload)
{
  raysortHitObjectTraceRayMotion(hit, scene, rayFlags, cullMask, offset, stride, missRecord, origin, tMin, direction,
                                 tMax, time, payload);
  raysortHitObjectReorderExecute(hit, hint, bits, payload);
}
#endif
#endif
#endif

#endif // of the targets
#endif
