// wipe.comp - writes one value to many words.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_WIPE;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfWipePush push; };

void main()
{
  uint stride = gl_NumWorkGroups.x * uint(RAYSORT_THREADS); // the count is below 2^26
  for (uint i = gl_GlobalInvocationID.x; i < push.count; i += stride)
    push.words.word[i] = push.value;
}
