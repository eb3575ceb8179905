// getters.glsl - makes an object in one of all ways and writes down what every getter says of it.
// SPDX-License-Identifier: MIT
//
// WORDS: of attributes. The layout of in and out is test_gpu_hit_object.c's.
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Instances { RaysortHitInstance at[]; };
layout(push_constant, std430) uniform Push
{
  RaysortIn inputs;
  RaysortOut outputs;
  Instances instances;
  uvec2 records[2]; // hit, miss
  uint count;
} push;

#define IN_WORDS 40u
#define OUT_WORDS 64u
uint thread;
uint inWord(uint i) { return push.inputs.word[thread * IN_WORDS + i]; }
float inFloat(uint i) { return uintBitsToFloat(inWord(i)); }

bool traced(uvec2 scene, RaysortBvhRay ray, uint flags, uint mask, out RaysortBvhHit hit)
{
  hit = RaysortBvhHit(inFloat(32u), inFloat(17u), inFloat(18u), inWord(2u), inWord(3u), inWord(1u),
                      push.instances.at[inWord(1u)].recordOffset,
                      (inWord(4u) & 0xffu) | inWord(33u));
  return scene.x == 5u && mask == (inWord(34u) & 0xffu) && (inWord(33u) & RAYSORT_BVH_HIT_BIT) != 0u;
}

struct RaysortLive { uvec4 unused; };
#define RAYSORT_HIT_OBJECT_TARGET 3
#define RAYSORT_STAGES(X) X(0, onlyStage)
#define RAYSORT_HIT_OBJECT_TRACE traced
#define RAYSORT_HIT_OBJECT_INSTANCE(id) push.instances.at[id]
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records[isMiss ? 1 : 0]
#define RAYSORT_RECORD_STRIDE 0x9000000u // a few records on, 4 GiB are crossed
#define RAYSORT_RECORD_HANDLE_SIZE 32u
#define RAYSORT_HIT_ATTRIBUTE_WORDS WORDS
#define RAYSORT_LAUNCH_SIZE uvec3(push.count, 1u, 1u)
#define RAYSORT_HIT_OBJECT_POSITIONS(hit, positions) positions[1] = vec3(raysortHitObjectGetPrimitiveIndex(hit))
#ifdef RAYSORT_HIT_OBJECT_ATTRIBUTES // what an intersection function would have said
#define attributesOf(found, hit)          \
  for (uint i = 0u; i < WORDS; ++i)       \
    raysortSetAttributeWord(hit, i, inWord(17u + i))
#endif
#include "raysort_hit_object.glsl"

struct Wide { uint word[8]; };
void raysortPackAttributes(inout raysortHitObject hit, Wide value)
{
  for (uint i = 0u; i < WORDS; ++i)
    raysortSetAttributeWord(hit, i, value.word[i]);
}
void raysortUnpackAttributes(raysortHitObject hit, out Wide value)
{
  for (uint i = 0u; i < 8u; ++i)
    value.word[i] = raysortAttributeWord(hit, i);
}
#if WORDS == 2
#define SIGNED ivec2
#elif WORDS == 3
#define SIGNED ivec3
#else
#define SIGNED ivec4
#endif
#define WIDE 1 // a location by a macro
const int SIGNED_ONES = 2; // and by a constant
RAYSORT_HIT_ATTRIBUTE(0, vec2, barycentrics)
RAYSORT_HIT_ATTRIBUTE(1, Wide, wide)
RAYSORT_HIT_ATTRIBUTE(SIGNED_ONES, SIGNED, signedOnes)

void outWord(uint i, uint word) { push.outputs.word[thread * OUT_WORDS + i] = word; }
void outVector(uint i, vec3 v)
{
  outWord(i, floatBitsToUint(v.x));
  outWord(i + 1u, floatBitsToUint(v.y));
  outWord(i + 2u, floatBitsToUint(v.z));
}

void make(out raysortHitObject hit)
{
  uint way = inWord(0u);
  int instance = int(inWord(1u)), primitive = int(inWord(2u)), geometry = int(inWord(3u));
  uint kind = inWord(4u), offset = inWord(5u), stride = inWord(6u), record = inWord(7u);
  vec3 o = vec3(inFloat(8u), inFloat(9u), inFloat(10u)), d = vec3(inFloat(12u), inFloat(13u), inFloat(14u));
  float t0 = inFloat(11u), t1 = inFloat(15u);
  uvec2 scene = RAYSORT_SCENE(uvec2(5u, 0u));
  barycentrics = vec2(inFloat(17u), inFloat(18u));
  for (uint i = 0u; i < 8u; ++i)
    wide.word[i] = inWord(17u + i);
  for (int i = 0; i < signedOnes.length(); ++i)
    signedOnes[i] = int(inWord(17u + i));
  raysortHitObjectRecordEmpty(hit);
  if (way == 1u)
    raysortHitObjectRecordMiss(hit, record, o, t0, d, t1);
  else if (way == 2u)
    raysortHitObjectRecordHit(hit, scene, instance, primitive, geometry, kind, offset, stride, o, t0, d, t1, 0);
  else if (way == 3u)
    raysortHitObjectRecordHitWithIndex(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, t1, WIDE);
  else if (way == 4u)
  {
    raysortRayQuery query;
    query.ray = RaysortBvhRay(o, t0, d, t1);
    query.rayFlags = inWord(35u);
    traced(scene, query.ray, 0u, 0u, query.hit);
    if ((inWord(36u) & 1u) == 0u)
      raysortHitObjectRecordFromQuery(hit, query, record, WIDE);
    else
      raysortHitObjectRecordFromQueryWithKind(hit, query, record, WIDE, inWord(36u) >> 1);
  }
  else if (way == 5u)
    raysortHitObjectTraceRay(hit, scene, inWord(35u), inWord(34u), offset, stride, record, o, t0, d, t1, 0);
  else if (way == 6u)
  {
    raysortHitObjectRecordHitWithIndex(hit, scene, instance, primitive, geometry, kind, 0u, o, t0, d, t1, SIGNED_ONES);
    raysortHitObjectSetShaderBindingTableRecordIndex(hit, record);
  }
#ifdef RAYSORT_HIT_OBJECT_MOTION
  else if (way == 7u)
    raysortHitObjectRecordMissMotion(hit, record, o, t0, d, t1, inFloat(16u));
  else if (way == 8u)
    raysortHitObjectRecordHitMotion(hit, scene, instance, primitive, geometry, kind, offset, stride, o, t0, d, t1,
                                    inFloat(16u), 0);
  else if (way == 9u)
    raysortHitObjectRecordHitWithIndexMotion(hit, scene, instance, primitive, geometry, kind, record, o, t0, d, t1,
                                             inFloat(16u), 1);
  else if (way == 10u)
    raysortHitObjectTraceRayMotion(hit, scene, inWord(35u), inWord(34u), offset, stride, record, o, t0, d, t1,
                                   inFloat(16u), 0);
#endif
}

uint onlyStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  vec3 positions[3];
  make(hit);
  outWord(0u, (raysortHitObjectIsEmpty(hit) ? 1u : 0u) | (raysortHitObjectIsMiss(hit) ? 2u : 0u) |
                  (raysortHitObjectIsHit(hit) ? 4u : 0u));
  outWord(1u, floatBitsToUint(raysortHitObjectGetRayTMin(hit)));
  outWord(2u, floatBitsToUint(raysortHitObjectGetRayTMax(hit)));
  outWord(3u, raysortHitObjectGetRayFlags(hit));
  outVector(4u, raysortHitObjectGetWorldRayOrigin(hit));
  outVector(7u, raysortHitObjectGetWorldRayDirection(hit));
  outVector(10u, raysortHitObjectGetObjectRayOrigin(hit));
  outVector(13u, raysortHitObjectGetObjectRayDirection(hit));
  mat4x3 there = raysortHitObjectGetObjectToWorld(hit), back = raysortHitObjectGetWorldToObject(hit);
  for (uint i = 0u; i < 4u; ++i)
  {
    outVector(16u + 3u * i, there[i]);
    outVector(28u + 3u * i, back[i]);
  }
  outWord(40u, uint(raysortHitObjectGetInstanceCustomIndex(hit)));
  outWord(41u, uint(raysortHitObjectGetInstanceId(hit)));
  outWord(42u, uint(raysortHitObjectGetGeometryIndex(hit)));
  outWord(43u, uint(raysortHitObjectGetPrimitiveIndex(hit)));
  outWord(44u, raysortHitObjectGetHitKind(hit));
  outWord(45u, raysortHitObjectGetShaderBindingTableRecordIndex(hit));
  uvec2 handle = raysortHitObjectGetShaderRecordBufferHandle(hit);
  outWord(46u, handle.x);
  outWord(47u, handle.y);
  raysortHitObjectGetAttributes(hit, WIDE);
  for (uint i = 0u; i < 8u; ++i)
    outWord(48u + i, wide.word[i]);
  raysortHitObjectGetAttributes(hit, 0);
  outWord(56u, floatBitsToUint(barycentrics.x));
  outWord(57u, floatBitsToUint(barycentrics.y));
  raysortHitObjectGetAttributes(hit, SIGNED_ONES);
  outWord(58u, uint(signedOnes.x));
  outWord(59u, uint(signedOnes[signedOnes.length() - 1]));
#ifdef RAYSORT_HIT_OBJECT_MOTION
  outWord(60u, floatBitsToUint(raysortHitObjectGetCurrentTime(hit)));
#endif
  raysortHitObjectGetIntersectionTriangleVertexPositions(hit, positions);
  outWord(61u, floatBitsToUint(positions[1].y));
  raysortReorderThread(hit);
  return RAYSORT_DONE;
}

void main()
{
  thread = gl_GlobalInvocationID.x;
  raysortRunStages();
}
