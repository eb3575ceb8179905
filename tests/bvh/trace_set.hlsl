// trace_set.hlsl - rays through a structure, in HLSL, with an any-hit hook.
// SPDX-License-Identifier: MIT
#include "raysort_bvh_shared.h"
[[vk::binding(0)]] StructuredBuffer<uint4> words;
[[vk::binding(1)]] StructuredBuffer<RaysortBvhRay> rays;
[[vk::binding(2)]] RWStructuredBuffer<RaysortBvhHit> hits;

bool acceptsHit(RaysortBvhRay ray, RaysortBvhHit hit)
{
  return hit.u + hit.v < ray.tMax;
}
#define RAYSORT_BVH_LOAD(bvh, i) words[(bvh).x + (i)]
#define RAYSORT_BVH_ANY_HIT(ray, hit) acceptsHit(ray, hit)
#include "raysort_bvh.glsl"

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
  uint2 bvh = uint2(0u, 0u);
  RaysortBvhHit hit;
  if (raysortTraceClosest(bvh, rays[id.x], 0u, hit) && !raysortTraceAny(bvh, rays[id.x], RAYSORT_RAY_OPAQUE))
    raysortTraceNext(bvh, rays[id.x], RAYSORT_RAY_CULL_BACK_FACING, hit, hit);
  hits[id.x] = hit;
}
