// trace_motion.comp - objects from traces of rays with a time, two levels: 16 words each, then the rows from the object
// to the world at that time.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
layout(local_size_x = 64) in;
#include "raysort_bvh_address.glsl"
#include "raysort_hit_object_shared.h"

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer Rays { uvec4 part[]; };
layout(push_constant, std430) uniform Push
{
  uvec2 bvh;
  uvec2 base;
  Rays rays;
  RaysortIn times;
  RaysortOut outputs;
  uint count;
} push;

uvec2 below(uvec2 reference)
{
  uint carry;
  uint low = uaddCarry(push.base.x, reference.x, carry);
  return uvec2(low, push.base.y + reference.y + carry);
}
#define RAYSORT_BVH_BELOW(reference) below(reference)
#define RAYSORT_BVH_MOTION
#include "raysort_bvh.glsl"

struct RaysortLive { uvec4 unused; };
RaysortHitInstance instanceAt(int id, float time)
{
  RaysortHitInstance instance;
  RaysortBvhInstance found = raysortGetInstanceMotion(push.bvh, uint(id), time, instance.worldToObject);
  instance.objectToWorld = found.transform;
  instance.customIndex = found.customAndMask & 0xffffffu;
  instance.recordOffset = found.offsetAndFlags & 0xffffffu;
  return instance;
}
#define RAYSORT_HIT_OBJECT_INSTANCE_MOTION(id, time) instanceAt(int(id), time)
#define RAYSORT_HIT_OBJECT_MOTION
#define RAYSORT_HIT_OBJECT_TARGET 3
#define RAYSORT_STAGES(X) X(0, onlyStage)
#define RAYSORT_HIT_OBJECT_TRACE(scene, ray, rayFlags, mask, hit) raysortBvhClosest(scene, ray, rayFlags, mask, hit)
#define RAYSORT_LAUNCH_SIZE uvec3(push.count, 1u, 1u)
#include "raysort_hit_object.glsl"

uint onlyStage(inout RaysortLive live, RAYSORT_INOUT_HIT hit)
{
  uint i = raysortLaunchId().x;
  vec4 a = uintBitsToFloat(push.rays.part[2u * i]), b = uintBitsToFloat(push.rays.part[2u * i + 1u]);
  raysortHitObjectTraceRayMotion(hit, push.bvh, 0u, 0xffu, i, 3u, i, a.xyz, a.w, b.xyz, b.w,
                                 uintBitsToFloat(push.times.word[i]), 0);
  uint words[16] = uint[16](floatBitsToUint(hit.base.origin.x), floatBitsToUint(hit.base.origin.y),
                            floatBitsToUint(hit.base.origin.z), floatBitsToUint(hit.base.tMin),
                            floatBitsToUint(hit.base.direction.x), floatBitsToUint(hit.base.direction.y),
                            floatBitsToUint(hit.base.direction.z), floatBitsToUint(hit.base.tMax), hit.base.meta,
                            hit.base.record, hit.base.instance, hit.base.primitive, hit.base.geometry,
                            hit.base.attributes[0], hit.base.attributes[1],
                            floatBitsToUint(raysortHitObjectGetCurrentTime(hit)));
  for (uint k = 0u; k < 16u; ++k)
    push.outputs.word[28u * i + k] = words[k];
  if (raysortHitObjectIsHit(hit))
  {
    mat4x3 there = raysortHitObjectGetObjectToWorld(hit);
    for (uint k = 0u; k < 12u; ++k)
      push.outputs.word[28u * i + 16u + k] = floatBitsToUint(there[k % 4u][k / 4u]);
  }
  return RAYSORT_DONE;
}

void main() { raysortRunStages(); }
