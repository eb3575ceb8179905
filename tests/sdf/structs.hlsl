// structs.hlsl - structs.comp in HLSL.
// SPDX-License-Identifier: MIT
#include "raysort_sdf_shared.h"
[[vk::binding(0)]] StructuredBuffer<RaysortSdfHeader> headers;
[[vk::binding(1)]] StructuredBuffer<RaysortSdfCascade> cascades;
[[vk::binding(2)]] StructuredBuffer<RaysortSdfStats> stats;
[[vk::binding(3)]] StructuredBuffer<RaysortSdfInstance> instances;
[[vk::binding(4)]] StructuredBuffer<RaysortSdfBox> boxes;
[[vk::binding(5)]] RWStructuredBuffer<uint> words;

[numthreads(64, 1, 1)] void main(uint3 id : SV_DispatchThreadID)
{
  uint i = id.x;
  words[i] = headers[i].magic + uint(cascades[i].window[1]) + stats[i].serial + instances[i].id +
             boxes[i].cascadeMask;
}
