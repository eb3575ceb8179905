// tally.comp - counts the bricks that were built or freed in each group of the pool; 8,192 bricks per group.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_TALLY;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfTallyPush push; };

#include "changes.glsl"

void main()
{
  uint sum = 0u, total, freed;
  for (uint i = gl_LocalInvocationIndex; i < WORDS; i += THREADS)
    sum += uint(bitCount(changedOf(gl_WorkGroupID.x * WORDS + i, freed)));
  raysort_workgroupScan(sum, total);
  if (gl_LocalInvocationIndex == 0u)
    push.tallies.word[gl_WorkGroupID.x] = total;
}
