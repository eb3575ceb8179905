// sorted_set.comp - the sort's structs and include in GLSL without buffer references: everything is bound.
// SPDX-License-Identifier: MIT
#version 450
#extension GL_GOOGLE_include_directive : require

layout(local_size_x = 64) in;
#include "raysort_sort_shared.h"
layout(set = 0, binding = 0, std430) readonly buffer Ranges { RaysortRanges head; uint words[]; } ranges;
layout(set = 0, binding = 1, std430) readonly buffer Map { uint newToOldPixelMap[]; };
layout(set = 0, binding = 2, std430) buffer Seen { uint seen[]; };
layout(push_constant, std430) uniform Push { RaysortDispatchPush sorted; };
#define RAYSORT_LOAD_MAP(slot) newToOldPixelMap[slot]
#define RAYSORT_LOAD_OFFSET(material) ranges.words[material]
#include "raysort_sort.glsl"

void main()
{
  uint ray, thread = raysortSortedThread(gl_WorkGroupID.x, gl_WorkGroupID.y, sorted.maxGroupsX, sorted.workgroupSize,
                                         gl_LocalInvocationIndex);
  if (raysortSortedRun(sorted.material, sorted.materialEnd, thread, ray))
    seen[ray] = ranges.head.live;
}
