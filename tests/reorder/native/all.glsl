// all.glsl - every function of the include, in every target: compiled, validated, its opcodes counted, never run.
// SPDX-License-Identifier: MIT
//
// TARGET 0 to 3, MOTION if wanted. SHADER 1 and 2: the hit and the miss shader. WITHOUT_KIND: for a glslang that does
// not know the kind of hit next to a query yet.
#if TARGET == 0 || TARGET == 3
layout(local_size_x = 64) in;
#endif
#include "raysort_address.glsl"
#include "raysort_hit_object_shared.h"
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Instances { RaysortHitInstance at[]; };
layout(push_constant, std430) uniform Push
{
  RaysortReorderPush reorder;
  uvec2 scene;
  RaysortOut outputs;
  uvec2 records;
  Instances instances;
} push;

struct RaysortLive { vec3 sum; uint words; vec4 payload; };
#define RAYSORT_HIT_OBJECT_TARGET TARGET
#ifdef SHADER
#define RAYSORT_HIT_OBJECT_SHADER SHADER
#define RAYSORT_FUNCTION 0u
#endif
#define RAYSORT_REORDER push.reorder
#ifdef STAGE
#define RAYSORT_STAGE STAGE
#endif
#define RAYSORT_STAGES(X) X(0u, record) X(1u, shade) X(2u, fuse)
#define RAYSORT_HIT_OBJECTS 2
#define RAYSORT_HIT_OBJECT_FUSED
#define RAYSORT_HIT_ATTRIBUTE_WORDS 8
#ifdef MOTION
#define RAYSORT_HIT_OBJECT_MOTION
#endif
bool nothing(out RaysortBvhHit hit)
{
  hit.flags = 0u;
  return false;
}
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) nothing(hit)
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records
#define RAYSORT_RECORD_STRIDE 64u
#define RAYSORT_HIT_OBJECT_POSITIONS(hit, positions) positions[0] = vec3(1.0)
#include "raysort_hit_object.glsl"

struct Paint { vec4 colour; };
RAYSORT_PAYLOAD(0, vec4, colour)
RAYSORT_FUSED(colour, payload)
RAYSORT_HIT_ATTRIBUTE(0, vec2, barycentrics)
#define WIDE 1 // locations by macro and by constant
const int OWN = 2;
#ifndef SHADER
RAYSORT_HIT_ATTRIBUTE(WIDE, vec4, wide)
#endif
RAYSORT_OWN_PAYLOAD(OWN, uint, isLit)
RAYSORT_OWN_ATTRIBUTE(OWN, vec3, ownAttributes)
RAYSORT_SHADER_RECORD(Paint, paintOf)
#define SCENE RAYSORT_SCENE(push.scene)

void lit(inout uint payload, RAYSORT_IN_HIT hit) { payload = 1u; }
#define NONE(X)
#define LIT(X) X(0u, lit)
RAYSORT_EXECUTE(uint, NONE, LIT)

// What a ray's shader may ask too.
float all(RAYSORT_IN_HIT hit)
{
  float sum = raysortHitObjectGetRayTMin(hit) + raysortHitObjectGetRayTMax(hit);
  sum += raysortHitObjectGetWorldRayOrigin(hit).x + raysortHitObjectGetWorldRayDirection(hit).y;
#if TARGET != 1 || defined(SHADER)
  sum += float(raysortHitObjectGetRayFlags(hit));
#endif
#ifdef MOTION
  sum += raysortHitObjectGetCurrentTime(hit);
#endif
  sum += raysortHitObjectIsEmpty(hit) ? 1.0 : 0.0;
  return sum + (raysortHitObjectIsHit(hit) ? 1.0 : 0.0) + (raysortHitObjectIsMiss(hit) ? 1.0 : 0.0);
}

#if !defined(SHADER) || SHADER == 1
float allOfHit(RAYSORT_IN_HIT hit)
{
  raysortHitObjectGetAttributes(hit, 0);
  float sum = barycentrics.x + raysortHitObjectGetObjectRayOrigin(hit).x + raysortHitObjectGetObjectRayDirection(hit).x;
  sum += raysortHitObjectGetObjectToWorld(hit)[3].x + raysortHitObjectGetWorldToObject(hit)[3].y;
  sum += float(raysortHitObjectGetInstanceCustomIndex(hit) + raysortHitObjectGetInstanceId(hit));
  sum += float(raysortHitObjectGetGeometryIndex(hit) + raysortHitObjectGetPrimitiveIndex(hit));
#if TARGET != 1 // glslang knows positions from 12.2 on
  vec3 positions[3];
  raysortHitObjectGetIntersectionTriangleVertexPositions(hit, positions);
  sum += positions[2].x;
#endif
  return sum + float(raysortHitObjectGetHitKind(hit));
}
#endif

// A hit or miss function with an object of its own: made in all ways, asked all that there is, executed.
float ownObject(vec3 o)
{
  raysortHitObject own;
  isLit = 0u;
  ownAttributes = o;
  raysortHitObjectRecordEmpty(own);
  raysortHitObjectRecordMiss(own, 0u, o, 0.0, o, 1.0);
#if TARGET != 2
  raysortHitObjectRecordHit(own, SCENE, 1, 2, 3, 0xfeu, 4u, 5u, o, 0.0, o, 1.0, OWN);
  raysortHitObjectRecordHitWithIndex(own, SCENE, 1, 2, 3, 0xfeu, 4u, o, 0.0, o, 1.0, OWN);
#ifdef MOTION
  raysortHitObjectRecordMissMotion(own, 1u, o, 0.0, o, 1.0, 0.5);
  raysortHitObjectRecordHitMotion(own, SCENE, 1, 2, 3, 0xfeu, 4u, 5u, o, 0.0, o, 1.0, 0.5, OWN);
  raysortHitObjectRecordHitWithIndexMotion(own, SCENE, 1, 2, 3, 0xfeu, 4u, o, 0.0, o, 1.0, 0.5, OWN);
  raysortHitObjectTraceRayMotion(own, SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, o, 1.0, 0.5, OWN);
#endif
#endif
  raysortHitObjectTraceRay(own, SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, o, 1.0, OWN);
  raysortHitObjectExecuteShader(own, OWN);
  raysortHitObjectGetAttributes(own, OWN);
  float sum = ownAttributes.z + float(isLit) + paintOf(own).colour.x;
  sum += raysortHitObjectGetRayTMin(own) + raysortHitObjectGetRayTMax(own);
  sum += raysortHitObjectGetWorldRayOrigin(own).x + raysortHitObjectGetWorldRayDirection(own).y;
  sum += raysortHitObjectGetObjectRayOrigin(own).x + raysortHitObjectGetObjectRayDirection(own).x;
  sum += raysortHitObjectGetObjectToWorld(own)[3].x + raysortHitObjectGetWorldToObject(own)[3].y;
  sum += float(raysortHitObjectGetInstanceCustomIndex(own) + raysortHitObjectGetInstanceId(own));
  sum += float(raysortHitObjectGetGeometryIndex(own) + raysortHitObjectGetPrimitiveIndex(own));
  sum += float(raysortHitObjectGetHitKind(own) + raysortHitObjectGetShaderBindingTableRecordIndex(own));
  sum += float(raysortHitObjectGetShaderRecordBufferHandle(own).x);
  sum += raysortHitObjectIsEmpty(own) || raysortHitObjectIsHit(own) || raysortHitObjectIsMiss(own) ? 1.0 : 0.0;
#if TARGET != 1
  sum += float(raysortHitObjectGetRayFlags(own));
#endif
#ifdef MOTION
  sum += raysortHitObjectGetCurrentTime(own);
#endif
  return sum;
}

#if !defined(SHADER) || SHADER == 1
void hit0(inout vec4 payload, RAYSORT_IN_HIT hit)
{
  payload += paintOf(hit).colour * (allOfHit(hit) + all(hit) + ownObject(payload.xyz));
}
#endif
void miss0(inout vec4 payload, RAYSORT_IN_HIT hit)
{
  payload += paintOf(hit).colour * (all(hit) + ownObject(payload.xyz));
}
#define HITS(X) X(0u, hit0)
#define MISSES(X) X(0u, miss0)
RAYSORT_EXECUTE(vec4, HITS, MISSES)

#ifndef SHADER
uint record(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  vec3 o = vec3(0.0), d = vec3(1.0);
  live.sum = vec3(raysortLaunchId()) / vec3(raysortLaunchSize());
  live.words = 0u;
  raysortHitObjectTraceRay(hit[0], SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, d, 1.0, 0);
  raysortHitObjectRecordMiss(hit[1], 1u, o, 0.0, d, 1.0);
  raysortHitObjectRecordEmpty(hit[1]);
  barycentrics = vec2(0.5);
  wide = vec4(1.0);
#if TARGET != 2
  raysortHitObjectRecordHit(hit[1], SCENE, 1, 2, 3, 0xfeu, 4u, 5u, o, 0.0, d, 1.0, 0);
  raysortHitObjectRecordHitWithIndex(hit[1], SCENE, 1, 2, 3, 0xfeu, 4u, o, 0.0, d, 1.0, 1);
#endif
#if TARGET != 1
#if TARGET == 2
  rayQueryEXT query;
  rayQueryInitializeEXT(query, SCENE, 0u, 0xffu, o, 0.0, d, 1.0);
#else
  raysortRayQuery query = raysortRayQuery(RaysortBvhRay(o, 0.0, d, 1.0), 0u,
                                          RaysortBvhHit(0.0, 0.0, 0.0, 0u, 0u, 0u, 0u, 0x1feu));
#endif
  raysortHitObjectRecordFromQuery(hit[1], query, 7u, 1);
#ifndef WITHOUT_KIND
  raysortHitObjectRecordFromQueryWithKind(hit[1], query, 7u, 1, 5u);
#endif
  raysortHitObjectSetShaderBindingTableRecordIndex(hit[1], 3u);
  live.words += raysortHitObjectGetRayFlags(hit[1]);
#endif
#ifdef MOTION
  raysortHitObjectTraceRayMotion(hit[0], SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, d, 1.0, 0.5, 0);
  raysortHitObjectRecordMissMotion(hit[1], 1u, o, 0.0, d, 1.0, 0.5);
#if TARGET != 2
  raysortHitObjectRecordHitMotion(hit[1], SCENE, 1, 2, 3, 0xfeu, 4u, 5u, o, 0.0, d, 1.0, 0.5, 0);
  raysortHitObjectRecordHitWithIndexMotion(hit[1], SCENE, 1, 2, 3, 0xfeu, 4u, o, 0.0, d, 1.0, 0.5, 1);
#endif
#endif
  live.sum += raysortHitObjectGetWorldRayOrigin(hit[0]) + raysortHitObjectGetObjectRayOrigin(hit[0]);
  raysortReorderThread(hit[1]);
  return 1u;
}

uint shade(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  colour = vec4(live.sum, 1.0);
  raysortHitObjectGetAttributes(hit[1], WIDE);
  live.words += raysortHitObjectGetShaderBindingTableRecordIndex(hit[1]) +
                raysortHitObjectGetShaderRecordBufferHandle(hit[1]).x + (raysortHitObjectIsEmpty(hit[0]) ? 1u : 0u);
  raysortHitObjectExecuteShader(hit[1], 0);
  live.sum = colour.xyz * wide.x;
  if (live.words == 3u)
    raysortReorderThread(live.words, 5u);
  else
    raysortReorderThread(hit[0], live.words, 3u);
  return 2u;
}

// An object of an array cannot go to a function natively: `hit[0]` only to those of the extension.
uint fuse(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  raysortHitObject own;
  vec3 o = live.sum;
#if TARGET != 1
  raysortHitObjectTraceReorderExecute(own, SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, o, 1.0, 0);
#endif
  raysortHitObjectTraceReorderExecute(own, SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, o, 1.0, 1u, 3u, 0);
  raysortHitObjectReorderExecute(own, 0);
  raysortHitObjectReorderExecute(own, 1u, 3u, 0);
#ifdef MOTION
  raysortHitObjectTraceMotionReorderExecute(own, SCENE, 0u, 0xffu, 0u, 1u, 0u, o, 0.0, o, 1.0, 0.5, 1u, 3u, 0);
#endif
  push.outputs.word[raysortLaunchId().x] = floatBitsToUint(colour.x + allOfHit(own) + all(own)) + live.words;
  return RAYSORT_DONE;
}
#endif

void main() { raysortRunStages(); }
