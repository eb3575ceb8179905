// stream.glsl - traces incoherent rays through a structure; a thread takes ray after ray.
// SPDX-License-Identifier: MIT
//
// There are as many workgroups as a device can hold, or a few more: a workgroup that begins after all rays were taken
// ends at once. The twin without ballots is trace.glsl, one thread per ray, with the same hits.
// Tuning: without the vote, which needs ballots, it was no faster than one thread per ray (NVIDIA H200, 2026-11-21)
#include "rays.glsl"

// A list entry past the rays is a dead ray, and has no hit.
RaysortBvhRay fetchRay(uint i)
{
  RaysortBvhRay ray = RaysortBvhRay(vec3(0.0), 1.0, vec3(0.0), 0.0);
  if (i < push.rayCount)
    ray = loadRay(i);
  return ray;
}

void finishRay(uint i, RaysortBvhHit hit)
{
  if (i < push.rayCount)
  {
    if ((hit.flags & RAYSORT_BVH_HIT_BIT) != 0u)
      hit.material = materialOfHit(hit);
    else
      hit.material = RAYSORT_BVH_MATERIAL_OF_MISS(i, loadRay(i));
    storeHit(i, hit);
  }
}

// The loop keeps the number of its ray: rayNumber would hold it a second time.
#ifndef RAYSORT_BVH_ONE_LEVEL
#undef RAYSORT_BVH_RELOAD
#define RAYSORT_BVH_RELOAD(ray) loadRay(stream.i)
#endif
#define RAYSORT_BVH_NUMBER(n) min(rayOf(n), push.rayCount)
#define RAYSORT_BVH_NEXT(n) atomicAdd(push.taken.word[0], n)
#define RAYSORT_BVH_FETCH(i, ray) ray = fetchRay(i)
#define RAYSORT_BVH_FETCH_TIME(i) timeOfRay(min(i, push.rayCount - 1u)) // a ray past the rays is dead
#define RAYSORT_BVH_STORE(i, hit) finishRay(i, hit)
#include "raysort_bvh_stream.glsl"

void main()
{
  if (ANY != 0u)
    raysortBvhTraceStreamAny(uvec2(push.bvh), push.rayFlags, RAYSORT_BVH_PUSHED_MASK liveCount(), 0xffffffffu);
  else
    raysortBvhTraceStream(uvec2(push.bvh), push.rayFlags, RAYSORT_BVH_PUSHED_MASK liveCount(), 0xffffffffu);
}
