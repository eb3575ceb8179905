// levels_set.hlsl - levels_set.comp in HLSL.
// SPDX-License-Identifier: MIT
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

// The triangles of the boxes stand before the structures: 128 words of 16 bytes.
bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit);
#define RAYSORT_BVH_BELOW(reference) uint2(((reference).x >> 4) + 128u, 0u)
#define RAYSORT_BVH_PROCEDURAL(ray, hit) hitsBox(ray, hit)
#include "raysort_bvh.glsl"

bool hitsBox(RaysortBvhRay ray, inout RaysortBvhHit hit)
{
  float3 a = RAYSORT_AS_FLOAT(words[3u * hit.primitive].xyz);
  float3 b = RAYSORT_AS_FLOAT(words[3u * hit.primitive + 1u].xyz);
  float3 c = RAYSORT_AS_FLOAT(words[3u * hit.primitive + 2u].xyz);
  bool isHit = raysortBvhHitTriangle(ray, a, b, c, hit);
  hit.flags = 7u;
  return isHit;
}
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
