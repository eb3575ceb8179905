// raysort_hit_object_software.glsl - hit objects of targets 0 and 3: variables, and the functions that make, trace and
// ask objects.
// SPDX-License-Identifier: MIT
//
// GLSL. raysort_hit_object.glsl includes this file and says what to define.
#ifndef RAYSORT_HIT_OBJECT_SOFTWARE_GLSL
#define RAYSORT_HIT_OBJECT_SOFTWARE_GLSL

#ifdef RAYSORT_HIT_OBJECT_MOTION
#define RAYSORT_PRIVATE_LAST_TIME 1
#else
#define RAYSORT_PRIVATE_LAST_TIME 0
#endif
#ifndef RAYSORT_HIT_ATTRIBUTE_WORDS
#define RAYSORT_HIT_ATTRIBUTE_WORDS (3 - RAYSORT_PRIVATE_LAST_TIME) // as many as 64 bytes hold
#endif
#if RAYSORT_HIT_ATTRIBUTE_WORDS > 8
#error "raysort_hit_object.glsl: RAYSORT_HIT_ATTRIBUTE_WORDS is at most 8"
#endif
#if RAYSORT_HIT_ATTRIBUTE_WORDS + RAYSORT_PRIVATE_LAST_TIME > 3
#define RAYSORT_PRIVATE_MORE // 32 bytes follow the 64: attribute words 2 and above are the words 2 .. 7 of `more`
#endif

struct raysortHitObject
{
  RaysortHitObjectData base;
#ifdef RAYSORT_PRIVATE_MORE
  uint more[8];
#endif
};

// ---- macros for the programs of users ----

#if RAYSORT_HIT_OBJECTS > 1
#define RAYSORT_PRIVATE_HITS raysortHitObject[RAYSORT_HIT_OBJECTS]
#define RAYSORT_PRIVATE_OBJECT(i) hit[i]
#else
#define RAYSORT_PRIVATE_HITS raysortHitObject
#define RAYSORT_PRIVATE_OBJECT(i) hit
#endif
#define RAYSORT_INOUT_HIT inout RAYSORT_PRIVATE_HITS
#define RAYSORT_IN_HIT raysortHitObject

// A scene for RAYSORT_HIT_OBJECT_TRACE, given by its address.
#define RAYSORT_SCENE(address) (address)

// Declares a payload variable. A hit or miss function takes it as `inout type`.
#define RAYSORT_PAYLOAD(location, type, name)                                                              \
  type name;                                                                                               \
  void raysortExecuteIn(inout type payload, raysortHitObject hit);                                         \
  void RAYSORT_PRIVATE_JOIN(raysortExecute, location)(raysortHitObject hit) { raysortExecuteIn(name, hit); }

// A run of a hit or miss function. It writes values that are known there once more, so that a compiler can drop tests
// of them: the kind of the object, and the record if its number is the function's number.
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

// Defines the execute for a type of payload. Write it once for each type, after the functions,
// void function(inout type, RAYSORT_IN_HIT). HITS(X) and MISSES(X) list the functions as X(number, function). The
// number is the record's number, or the record's entry in functionOfRecord.
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

// Declares an attribute variable. Its type is a scalar or a vector of float, int or uint. For another type, write the
// two functions raysortPackAttributes and raysortUnpackAttributes first.
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

// Declare a payload or attribute variable for objects that hit and miss functions make. On native targets these shaders
// have variables of their own.
#define RAYSORT_OWN_PAYLOAD(location, type, name) RAYSORT_PAYLOAD(location, type, name)
#define RAYSORT_OWN_ATTRIBUTE(location, type, name) RAYSORT_HIT_ATTRIBUTE(location, type, name)

// ---- attributes ----

bool raysortHitObjectIsHit(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_HIT; }
bool raysortHitObjectIsMiss(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_MISS; }
bool raysortHitObjectIsEmpty(raysortHitObject hit) { return (hit.base.meta & 3u) == RAYSORT_HIT_OBJECT_EMPTY; }

#if RAYSORT_HIT_ATTRIBUTE_WORDS > 2
#define RAYSORT_PRIVATE_PLACES RAYSORT_HIT_ATTRIBUTE_WORDS
#else
#define RAYSORT_PRIVATE_PLACES 2 // an object always holds two
#endif

// Returns word i of the attributes; 0 if i is RAYSORT_HIT_ATTRIBUTE_WORDS or more.
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

// raysortSetAttributeWord is a macro, so that a constant i of RAYSORT_HIT_ATTRIBUTE_WORDS or more does not compile: it
// is past the end of this array. The array itself is never read.
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

// The functions that pack and unpack, also your own, get long names: an error about a missing function then says why.
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
// The size of RaysortLive. A shader cannot ask for the offset of `size`, which follows a RaysortLive. But word i
// of RaysortReorderProgram.places is RAYSORT_PLACE + 4 i, so `size` reads its own offset. Words past the table are
// smaller than RAYSORT_PLACE.
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
// Returns word i, of 16 bytes, of the RaysortReorderProgram: one load for values that are needed together. References
// are read as words too, because glslang 12 writes too small an alignment when it loads a reference, and newer
// validation refuses that.
uvec4 raysortHead(uint i) { return RaysortHeadAt(uvec2(RAYSORT_REORDER.program)).word[i]; }
#endif

RaysortHitInstance raysortInstance(uint id)
{
  const float identity[12] = float[12](1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 0.0, 1.0, 0.0);
  RaysortHitInstance instance = RaysortHitInstance(identity, identity, 0u, 0u, uint[2](0u, 0u));
#ifdef RAYSORT_HIT_OBJECT_INSTANCE
  instance = RAYSORT_HIT_OBJECT_INSTANCE(id);
#elif RAYSORT_HIT_OBJECT_TARGET == 0
  uint count = raysortHead(6u).w, at = min(id, max(count, 1u) - 1u); // some drivers load before the branch
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
  hit.base = RaysortHitObjectData(vec3(0.0), 0.0, vec3(0.0), 0.0, 0u, 0u, 0u, 0u, 0u, uint[2](0u, 0u), 0u);
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

// These are macros, because they copy attributes from the variable of a location, and only a macro can name it.
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

// A query: it replaces rayQueryEXT and holds a result of raysort_bvh.glsl. A query without a hit gives an empty
// object. A hit of a triangle has the attributes u and v. Another hit has the attributes of the variable at the
// location.
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

// Sets the kind of a hit that is not a triangle. The EXT extension takes this kind next to the query.
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

// ---- tracing: any-hit tests run within the trace; closest-hit and miss functions do not run ----

#ifdef RAYSORT_HIT_OBJECT_TRACE
#ifndef RAYSORT_HIT_OBJECT_TRACE_MOTION
#if defined(RAYSORT_BVH_GLSL) && defined(RAYSORT_BVH_MOTION) && !defined(RAYSORT_BVH_ONE_LEVEL)
#define RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) \
  raysortBvhClosestMotion(scene, ray, time, rayFlags, mask, hit)
#elif defined(RAYSORT_BVH_GLSL) && defined(RAYSORT_BVH_MOTION)
#define RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) \
  raysortBvhClosestMotion(scene, ray, time, rayFlags, hit)
#else
#define RAYSORT_HIT_OBJECT_TRACE_MOTION(scene, ray, rayFlags, mask, time, hit) \
  RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit)
#endif
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

// Traces a ray and makes an object of its result. payload: the location of the variable that any-hit shaders see on
// native targets; here they see all variables.
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

// Sets the record of a hit or a miss. An empty object has no record.
void raysortHitObjectSetShaderBindingTableRecordIndex(inout raysortHitObject hit, uint record)
{
  if (!raysortHitObjectIsEmpty(hit))
    hit.base.record = record;
}

int raysortHitObjectGetInstanceCustomIndex(raysortHitObject hit)
{
  return raysortHitObjectIsHit(hit) ? int(raysortInstance(hit.base.instance).customIndex) : 0;
}

// Returns the instance of a hit, at the time of the object.
RaysortHitInstance raysortInstanceOf(raysortHitObject hit)
{
#if defined(RAYSORT_HIT_OBJECT_MOTION) && defined(RAYSORT_HIT_OBJECT_INSTANCE_MOTION)
  bool hasTime = (hit.base.meta & RAYSORT_HIT_OBJECT_TIME_BIT) != 0u;
  return RAYSORT_HIT_OBJECT_INSTANCE_MOTION(hit.base.instance, hasTime ? uintBitsToFloat(hit.base.last) : 0.0);
#else
  return raysortInstance(hit.base.instance);
#endif
}

mat4x3 raysortHitObjectGetObjectToWorld(raysortHitObject hit)
{
  mat4x3 matrix = mat4x3(1.0);
  if (raysortHitObjectIsHit(hit))
    matrix = raysortMatrix(raysortInstanceOf(hit).objectToWorld);
  return matrix;
}

mat4x3 raysortHitObjectGetWorldToObject(raysortHitObject hit)
{
  mat4x3 matrix = mat4x3(1.0);
  if (raysortHitObjectIsHit(hit))
    matrix = raysortMatrix(raysortInstanceOf(hit).worldToObject);
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

#endif
