// program.glsl - two stages, one text for every device: what was hit becomes an object; reorder; its material runs.
// SPDX-License-Identifier: MIT
//
// TARGET: as RAYSORT_HIT_OBJECT_TARGET. SHADER 1 and 2: a material or the sky as a hit or miss shader. bench_reorder
// has WITHOUT_TRACE, all hits are fabricated, or ALL_TRACED, a scene without holes. MOTION: the quads fall, and each
// pixel has a time. hits.glsl and heavy_materials.glsl
// are written by hits.sh and heavy_materials.sh: a function and HITS(X), a line a material.
#ifndef PROGRAM_GLSL
#define PROGRAM_GLSL

layout(constant_id = 0) const uint CONSTANT = 0u; // stage (0), function (hit shaders), or: reorder? (ray generation)
layout(constant_id = 1) const uint IN_PLACE = 0u; // of a stage: a subgroup of so many keys goes on in place
#include "raysort_bvh_address.glsl"
#include "raysort_hit_object_shared.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Found { uvec4 at[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer Target { vec4 at[]; };
layout(push_constant, std430) uniform Push
{
  RaysortReorderPush reorder;
  uvec2 scene;   // structure of raysort's, or the device's
  Found found;   // a thread: kind | record << 8, hint, attributes; of a ray: x and y of its origin
  Target target; // a pixel
  uvec2 records; // of target 3, which has no table
  uint width;
  uint height;
  uint rounds;   // of a material's operations; known only at run time, so that no compiler unrolls them
  float t;       // of fabricated hits; likewise
} push;
#define ROUNDS push.rounds

struct RaysortLive { uvec4 hint; }; // what a thread keeps over the reorder: 16 bytes
#define RAYSORT_SUBGROUPS
#define RAYSORT_HIT_OBJECT_TARGET TARGET
#define RAYSORT_STAGES(X) X(0u, makeStage) X(1u, shadeStage)
#define RAYSORT_FORWARD
#define RAYSORT_REORDER push.reorder
#define RAYSORT_STAGE CONSTANT
#define RAYSORT_IN_PLACE IN_PLACE
#define RAYSORT_HIT_OBJECT_RECORDS(isMiss) push.records
#define RAYSORT_RECORD_STRIDE 16u
#define RAYSORT_LAUNCH_SIZE uvec3(push.width, push.height, 1u)
#ifdef MOTION
#define RAYSORT_HIT_OBJECT_MOTION
#define RAYSORT_BVH_MOTION
#endif
#ifdef SHADER
#define RAYSORT_HIT_OBJECT_SHADER SHADER
#define RAYSORT_FUNCTION CONSTANT
#endif

// Quads with holes. Natively holes.rahit does the same.
bool isSolid(float u, float v) { return ((int(u * 12.0) + int(v * 12.0)) & 3) != 0; }
#if (TARGET == 0 || TARGET == 3) && !defined(WITHOUT_TRACE)
#ifdef ALL_TRACED
#define RAYSORT_BVH_ONE_LEVEL
#define RAYSORT_BVH_STACK 64
#else
#define RAYSORT_BVH_STACK 16
#define RAYSORT_BVH_ANY_HIT(ray, hit) isSolid((hit).u, (hit).v)
#endif
#include "raysort_bvh.glsl"
bool findHit(uvec2 scene, RaysortBvhRay ray, uint rayFlags, out RaysortBvhHit hit)
{
  return raysortBvhClosest(scene, ray, rayFlags, hit);
}
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) findHit(scene, ray, rayFlags, hit)
#endif
#include "raysort_hit_object.glsl"

struct Paint { vec4 tint; };
RAYSORT_SHADER_RECORD(Paint, paintOf)
RAYSORT_PAYLOAD(0, vec4, colour)
RAYSORT_HIT_ATTRIBUTE(0, vec2, barycentrics)

#if !defined(SHADER) || SHADER == 1
#include "heavy_materials.glsl"
#include "hits.glsl"
#endif
void sky(inout vec4 payload, RAYSORT_IN_HIT hit)
{
  precise float up = raysortHitObjectGetWorldRayOrigin(hit).y * 0.5 + 0.5;
  payload = vec4(mix(vec3(0.9, 0.95, 1.0), vec3(0.3, 0.5, 0.9), up), 1.0);
}
#define MISSES(X) X(0u, sky)
RAYSORT_EXECUTE(vec4, HITS, MISSES)

#ifndef SHADER
uint pixel() { return raysortLaunchId().y * push.width + raysortLaunchId().x; }

uint makeStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uvec4 found = push.found.at[pixel()];
  vec2 at = (vec2(raysortLaunchId().xy) + 0.5) / vec2(push.width, push.height) * 2.0 - 1.0;
  vec3 o = vec3(at.x, -at.y, 1.0), d = vec3(0.0, 0.0, -1.0);
  uint kind = found.x & 0xffu;
  live.hint = found;
#ifdef MOTION
  float time = float((pixel() * 0x9e3779b1u) >> 8) / 16777216.0;
#endif
  raysortHitObjectRecordEmpty(hit);
  if (kind == 1u)
    raysortHitObjectRecordMiss(hit, 0u, o, 0.0, d, 2.0);
#if TARGET != 2 // EXT has no hits that nobody traced: these threads keep empty objects
  else if (kind == 2u)
  {
    barycentrics = uintBitsToFloat(found.zw);
    raysortHitObjectRecordHitWithIndex(hit, RAYSORT_SCENE(push.scene), 0, 0, 0, 0xfeu, found.x >> 8, o, 0.0, d, push.t,
                                         0);
  }
#endif
#ifdef MOTION
  else if (kind == 3u)
    raysortHitObjectTraceRayMotion(hit, RAYSORT_SCENE(push.scene), 0u, 0xffu, 0u, 1u, 0u,
                                   vec3(uintBitsToFloat(found.zw), 1.0), 0.0, d, 2.0, time, 0);
#elif !defined(WITHOUT_TRACE)
  else if (kind == 3u)
    raysortHitObjectTraceRay(hit, RAYSORT_SCENE(push.scene), 0u, 0xffu, 0u, 1u, 0u,
                             vec3(uintBitsToFloat(found.zw), 1.0), 0.0, d, 2.0, 0);
#endif
#if TARGET == 0 || TARGET == 3
  raysortReorderThread(hit, found.y, 2u);
#else
  if (CONSTANT != 0u)
    raysortReorderThread(hit, found.y, 2u);
#endif
  return 1u;
}

// What all materials have in common stands here, once, and not in each of their functions: where threads of a
// subgroup have different ones, it then runs once and not once a material.
uint shadeStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  bool isHit = raysortHitObjectIsHit(hit);
  colour = vec4(0.15, 0.15, 0.2, 1.0); // of empties: no shader runs
  if (isHit)
  {
    raysortHitObjectGetAttributes(hit, 0);
    colour = vec4(2.0 * barycentrics - 1.0, raysortHitObjectGetRayTMax(hit) - 1.0, 0.5);
#ifdef MOTION
    colour.w = raysortHitObjectGetCurrentTime(hit);
#endif
  }
  raysortHitObjectExecuteShader(hit, 0);
  if (isHit)
    colour = vec4(paintOf(hit).tint.xyz * (0.75 + 0.25 * clamp(colour.xyz * 0.125, -1.0, 1.0)), 1.0);
  push.target.at[pixel()] = colour;
  return RAYSORT_DONE;
}
#endif

#endif
