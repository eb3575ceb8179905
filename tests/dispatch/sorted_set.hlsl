// sorted_set.hlsl - the sort's structs and include in HLSL.
// SPDX-License-Identifier: MIT
#include "raysort_sort_shared.h"
[[vk::binding(0)]] StructuredBuffer<RaysortRanges> heads; // these two: the same buffer, all of it
[[vk::binding(1)]] StructuredBuffer<uint> ranges;
[[vk::binding(2)]] StructuredBuffer<uint> newToOldPixelMap;
[[vk::binding(3)]] RWStructuredBuffer<uint> seen;
[[vk::binding(4)]] StructuredBuffer<uint> table;
[[vk::push_constant]] cbuffer Push
{
  RaysortDispatchPush sorted;
};
#define RAYSORT_LOAD_MAP(slot) newToOldPixelMap[slot]
#define RAYSORT_LOAD_OFFSET(material) ranges[RAYSORT_RANGES_WORDS + (material)]
#define RAYSORT_LOAD_REST(index) table[index]
#include "raysort_sort.glsl"

[numthreads(64, 1, 1)] void main(uint3 group : SV_GroupID, uint local : SV_GroupIndex)
{
  uint ray, thread = raysortSortedThread(group.x, group.y, sorted.maxGroupsX, sorted.workgroupSize, local);
  if (raysortSortedRun(sorted.material, sorted.materialEnd, thread, ray))
    seen[ray] = heads[0].live;
  uint material, number = group.y * sorted.maxGroupsX + group.x;
  if (sorted.material == sorted.materialEnd &&
      raysortSortedRest(sorted.materialEnd, number, sorted.workgroupSize, local, ray, material))
    seen[ray] = material;
}
