// plan.comp - the first digit's values become the segments of the second pass.
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
layout(local_size_x = 256) in;
const uint THREADS = 256u;
layout(push_constant, std430) uniform Push { RaysortRadixPlanPush push; };
#include "plan.glsl"
#define SCAN_TYPE uvec2
#define SCAN_THREADS THREADS
#include "scan.glsl"

void main()
{
  uint t = gl_LocalInvocationIndex;
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u, isOne = t < push.segmentCount;
  uint size = isOne && !isDone ? push.totals.word[t] : 0u;
  uvec2 total, all;
  uint begin = scanBefore(uvec2(size, 0u), total).x;
  uvec2 place = scanBefore(measureSegment(begin, size), all);
  if (isOne)
    writeSegment(t, begin, size, place);
  for (uint i = all.x + t; i < push.mostChunks; i += THREADS)
    RaysortOut4(uvec2(push.chunks)).vector[i] = uvec4(0u);
  for (uint i = all.y + t; i < push.mostTiles; i += THREADS)
    RaysortOut4(uvec2(push.tiles)).vector[i] = uvec4(0u);
}
