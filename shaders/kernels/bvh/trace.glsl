// trace.glsl - rays through a structure, a thread each: hits with their materials.
// SPDX-License-Identifier: MIT
//
// One ray a thread, whatever the count: workgroups past the device's limit on x are folded into y, and those past a
// count that only the GPU knows end at once. A loop over rays would add up their steps, and lavapipe ends an invocation
// after 65,535. No shared memory; the stack is the thread's own.
#include "rays.glsl"

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex; // below maxCount + THREADS * (groups on x): no overflow
  if (i < liveCount())
    i = rayOf(i);
  else
    i = push.rayCount;
  rayNumber = i;
  if (i < push.rayCount)
  {
    RaysortBvhRay ray = loadRay(i);
    RaysortBvhHit hit;
    uint missMaterial = materialOfMiss(ray); // now, for the ray need not be kept
    if (ANY != 0u)
      raysortBvhTraceAny(uvec2(push.bvh), ray, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
    else
      raysortBvhClosest(uvec2(push.bvh), ray, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
    if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.material = materialOfHit(hit);
    else
      hit.material = missMaterial;
    storeHit(i, hit);
  }
}
