// plan.comp - the first digit's values become the segments of the second pass; the lists of buckets begin empty.
// SPDX-License-Identifier: MIT
//
// One workgroup, at the same time as the first scatter.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_PLAN;
layout(local_size_x = 512) in;
const uint THREADS = 512u;
layout(push_constant, std430) uniform Push { RaysortRadixPlanPush push; };
#include "plan.glsl"
#define SCAN_TYPE uvec2
#define SCAN_THREADS THREADS
#include "scan.glsl"

// No rows of the digits after the third: places.comp writes one if it leaves these something to do.
void writeGroups(uint which, uint count)
{
  push.groups.word[which * 3u] = count;
  push.groups.word[which * 3u + 1u] = which >= RAYSORT_RADIX_GROUPS_LOW ? 0u : 1u;
  push.groups.word[which * 3u + 2u] = 1u;
}

void main()
{
  uint t = gl_LocalInvocationIndex;
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u, isOne = t < push.segmentCount;
  bool isShort = push.state.word[RAYSORT_RADIX_STATE_SHORT] != 0u;
  tileSize = isShort ? push.shortTile : push.tile;
  uint size = isOne && !isDone ? push.totals.word[t] : 0u;
  uvec2 total, all;
  uint begin = scanBefore(uvec2(size, 0u), total).x;
  uvec2 place = scanBefore(measureSegment(begin, size), all);
  if (isOne)
    writeSegment(t, begin, size, place);
  uint second = t - RAYSORT_RADIX_GROUPS_SECOND - (isShort ? 2u : 0u);
  if (t < RAYSORT_RADIX_GROUPS)
    writeGroups(t, second == 0u ? all.x : second == 1u ? all.y : 0u);
  for (uint i = all.x + t; i < push.mostChunks; i += THREADS)
    RaysortOut4(uvec2(push.chunks)).vector[i] = uvec4(0u);
  for (uint i = all.y + t; i < push.mostTiles; i += THREADS)
    RaysortOut4(uvec2(push.tiles)).vector[i] = uvec4(0u);
}
