// trace_set.hlsl - trace_set.comp in HLSL.
// SPDX-License-Identifier: MIT
#include "raysort_sdf_shared.h"
[[vk::binding(0)]] ByteAddressBuffer field;

// Offsets of the parts count 256 bytes.
#define RAYSORT_SDF_HEADER(sdf, i) field.Load4(16u * (i))
#define RAYSORT_SDF_MAP(sdf, i) field.Load(256u * field.Load(20u) + 4u * (i))
#define RAYSORT_SDF_ROW(sdf, i) field.Load2(256u * field.Load(24u) + 8u * (i))
#define RAYSORT_SDF_ID(sdf, i) field.Load(256u * field.Load(28u) + 4u * (i))
#include "raysort_sdf.glsl"
#include "jobs.glsl"

[[vk::binding(1)]] StructuredBuffer<Job> jobs;
[[vk::binding(2)]] RWStructuredBuffer<RaysortSdfHit> hits;
[[vk::push_constant]] cbuffer Push
{
  uint2 fieldAddress, jobsAddress, hitsAddress; // not used here
  uint count;
};

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
  if (id.x < count)
    hits[id.x] = answer(uint2(0u, 0u), jobs[id.x]);
}
