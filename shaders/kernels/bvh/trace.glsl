// trace.glsl - traces rays through a structure, one thread per ray: hits with their materials.
// SPDX-License-Identifier: MIT
//
// Each thread has one ray, whatever the count is. Workgroups past the device's limit on x are folded into y. Workgroups
// past a count that only the GPU knows end at once. There is no loop over rays: it would add up their steps, and
// lavapipe ends an invocation after 65,535. The kernel uses no shared memory; each thread has its own stack.
#include "rays.glsl"

void main()
{
  uint i = foldedGroup() * THREADS + gl_LocalInvocationIndex; // below maxCount + THREADS * (workgroups on x): no
                                                              // overflow
  if (i < liveCount())
    i = rayOf(i);
  else
    i = push.rayCount;
  rayNumber = i;
  if (i < push.rayCount)
  {
    RaysortBvhRay ray = loadRay(i);
    RaysortBvhHit hit;
    // computed before the trace, so that no register keeps the ray
    uint missMaterial = RAYSORT_BVH_MATERIAL_OF_MISS(i, ray);
#ifdef RAYSORT_BVH_MOTION
    float time = timeOfRay(i);
    if (ANY != 0u)
      raysortBvhTraceAny(uvec2(push.bvh), ray, time, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
    else
      raysortBvhClosestMotion(uvec2(push.bvh), ray, time, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
#else
    if (ANY != 0u)
      raysortBvhTraceAny(uvec2(push.bvh), ray, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
    else
      raysortBvhClosest(uvec2(push.bvh), ray, push.rayFlags, RAYSORT_BVH_PUSHED_MASK hit);
#endif
    if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.material = materialOfHit(hit);
    else
      hit.material = missMaterial;
    storeHit(i, hit);
  }
}
