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

#include "rays.glsl"

void main()
{
  uint group = gl_WorkGroupID.y * gl_NumWorkGroups.x + gl_WorkGroupID.x;
  uint i = group * THREADS + gl_LocalInvocationIndex; // below maxCount + THREADS * (groups on x): no overflow
  if (i < liveCount())
    i = rayOf(i);
  else
    i = push.rayCount;
  if (i < push.rayCount)
  {
    RaysortBvhRay ray = loadRay(i);
    RaysortBvhHit hit;
    if (ANY != 0u)
      raysortBvhTraceAny(uvec2(push.bvh), ray, push.rayFlags, hit);
    else
      raysortTraceClosest(uvec2(push.bvh), ray, push.rayFlags, hit);
    if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.material = materialOfHit(hit);
    else
      hit.material = materialOfMiss(ray);
    storeHit(i, hit);
  }
}
