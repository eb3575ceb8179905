// groups.comp - dispatch arguments for groups of neighbouring materials, whose rays have one run of slots.
// SPDX-License-Identifier: MIT
//
// A thread takes a group. No shared memory.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_GROUPS;
layout(local_size_x = 128) in;
layout(push_constant, std430) uniform Push { RaysortGroupsPush push; };
#include "arguments.glsl"

void main()
{
  uint group = gl_GlobalInvocationID.x;
  uint first = group * push.materialsPerGroup; // at most 65,536 materials and 512 workgroups: below 2^32
  if (first >= push.materialCount)
    return;
  uint end = min(first + push.materialsPerGroup, push.materialCount);
  raysort_writeArguments(group * 3u, push.offsets.word[end] - push.offsets.word[first]);
}
