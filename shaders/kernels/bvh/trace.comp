// trace.comp - rays through a structure, a thread each: hits with their materials.
// SPDX-License-Identifier: MIT
//
// One ray a thread, whatever the count: workgroups past the device's limit on x are folded into y, and those past a
// count that only the GPU knows end at once. A loop over rays would add up their steps, and lavapipe ends an invocation
// after 65,535. No shared memory; the stack is the thread's own.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_bvh_address.glsl"
#include "raysort_bvh.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_TRACE;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 64u;
layout(constant_id = RAYSORT_CONSTANT_ANY) const uint ANY = 0u;
layout(push_constant, std430) uniform Push { RaysortTracePush push; };

layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortHitWords { uvec4 word[]; };

// Rays and hits are two words of 16 bytes each, as the words of a structure are.
RaysortBvhRay loadRay(uint i)
{
  RaysortBvhWords words = RaysortBvhWords(raysortBvhAddress(uvec2(push.rays), 2u * i));
  vec4 a = uintBitsToFloat(words.word[0]), b = uintBitsToFloat(words.word[1]);
  return RaysortBvhRay(a.xyz, a.w, b.xyz, b.w);
}

void storeHit(uint i, RaysortBvhHit hit)
{
  RaysortHitWords words = RaysortHitWords(raysortBvhAddress(uvec2(push.hits), 2u * i));
  words.word[0] = uvec4(floatBitsToUint(vec3(hit.t, hit.u, hit.v)), hit.primitive);
  words.word[1] = uvec4(hit.geometry, hit.instance, hit.material, hit.flags);
}

uint materialOf(RaysortBvhRay ray, RaysortBvhHit hit)
{
  uint material = raysortBvhIsAlive(ray) ? push.missMaterial : push.deadMaterial;
  if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
  {
    if (push.materialCount == 0u)
      material = hit.geometry;
    else if (hit.geometry < push.materialCount)
      material = raysortRead(push.materials, hit.geometry);
  }
  return material;
}

void main()
{
  uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
  uint i = group * THREADS + gl_LocalInvocationIndex; // below maxCount + THREADS * (groups on x): no overflow
  uint count = push.maxCount;
  if (uvec2(push.live) != uvec2(0u))
    count = min(count, push.live.word[0]);
  if (i < count && uvec2(push.list) != uvec2(0u))
    i = raysortRead(push.list, i);
  else if (i >= count)
    i = push.rayCount;
  if (i < push.rayCount)
  {
    RaysortBvhRay ray = loadRay(i);
    RaysortBvhHit hit;
    if (ANY != 0u)
      raysortBvhTraceAny(uvec2(push.bvh), ray, push.rayFlags, hit);
    else
      raysortTraceClosest(uvec2(push.bvh), ray, push.rayFlags, hit);
    hit.material = materialOf(ray, hit);
    storeHit(i, hit);
  }
}
