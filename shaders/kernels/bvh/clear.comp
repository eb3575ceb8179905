// clear.comp - writes zeros, for a counter that threads share.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_BVH_CLEAR;
layout(local_size_x = 64, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 64: the default of THREADS
layout(push_constant, std430) uniform Push { RaysortClearPush push; };

void main()
{
  if (gl_GlobalInvocationID.x < push.count)
    raysortWrite(push.words, gl_GlobalInvocationID.x, 0u);
}
