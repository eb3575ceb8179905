// trace_set.hlsl - trace_set.comp in HLSL.
// SPDX-License-Identifier: MIT
#define RAYSORT_BVH_ONE_LEVEL
#include "raysort_bvh_shared.h"
[[vk::binding(0)]] StructuredBuffer<uint4> words;

// As acceptsHit in test_gpu_bvh.c: it hangs on everything that the hook is given.
bool acceptsHit(RaysortBvhRay ray, RaysortBvhHit hit)
{
  uint mix = asuint(hit.t) ^ asuint(hit.u) ^ asuint(hit.v) ^ asuint(ray.direction.x);
  return ((mix >> 5 ^ hit.primitive ^ hit.geometry ^ hit.instance ^ hit.flags) & 3u) != 0u;
}
#define RAYSORT_BVH_LOAD(bvh, i) words[(bvh).x + (i)]
#define RAYSORT_BVH_ANY_HIT(ray, hit) acceptsHit(ray, hit)
#include "raysort_bvh.glsl"
#include "jobs.glsl"

[[vk::binding(1)]] StructuredBuffer<Job> jobs;
[[vk::binding(2)]] RWStructuredBuffer<RaysortBvhHit> hits;
[[vk::push_constant]] cbuffer Push
{
  uint2 structuresAddress, jobsAddress, hitsAddress; // not used here
  uint count;
};

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
  if (id.x < count)
    hits[id.x] = answer(uint2(jobs[id.x].firstWord, 0u), jobs[id.x]);
}
