// trace.comp - objects from traces through raysort_bvh.glsl, as 16 words each.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_hit_object_shared.h"
bool isSolid(RaysortBvhHit hit) { return (hit.primitive + hit.geometry) % 3u != 0u; }
#define RAYSORT_BVH_ANY_HIT(ray, hit) isSolid(hit)
#include "raysort_bvh.glsl"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Rays { uvec4 part[]; };
layout(push_constant, std430) uniform Push
{
  uvec2 bvh;
  Rays rays;
  RaysortOut outputs;
  uint count;
} push;

struct RaysortLive { uvec4 unused; };
bool trace(uvec2 scene, RaysortBvhRay ray, uint rayFlags, uint mask, out RaysortBvhHit hit)
{
  bool isHit = raysortBvhClosest(scene, ray, rayFlags, hit);
  return mask != 0u && isHit;
}
#define RAYSORT_HIT_OBJECT_TARGET 3
#define RAYSORT_STAGES(X) X(0, onlyStage)
#define RAYSORT_HIT_OBJECT_TRACE trace
#define RAYSORT_LAUNCH_SIZE uvec3(push.count, 1u, 1u)
#include "raysort_hit_object.glsl"

uint onlyStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint i = raysortLaunchId().x;
  vec4 a = uintBitsToFloat(push.rays.part[2u * i]), b = uintBitsToFloat(push.rays.part[2u * i + 1u]);
  uint flags = (i * 2654435761u >> 22) & ~RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT; // any of the ten
  raysortHitObjectTraceRay(hit, push.bvh, flags, i % 11u == 3u ? 0x100u : 0xffu, i, 3u, 70000u + i, a.xyz, a.w, b.xyz,
                           b.w, 0);
  uint words[16] = uint[16](floatBitsToUint(hit.base.origin.x), floatBitsToUint(hit.base.origin.y),
                            floatBitsToUint(hit.base.origin.z), floatBitsToUint(hit.base.tMin),
                            floatBitsToUint(hit.base.direction.x), floatBitsToUint(hit.base.direction.y),
                            floatBitsToUint(hit.base.direction.z), floatBitsToUint(hit.base.tMax), hit.base.meta,
                            hit.base.record, hit.base.instance, hit.base.primitive, hit.base.geometry,
                            hit.base.attributes[0], hit.base.attributes[1], hit.base.last);
  for (uint k = 0u; k < 16u; ++k)
    push.outputs.word[16u * i + k] = words[k];
  return RAYSORT_DONE;
}

void main() { raysortRunStages(); }
