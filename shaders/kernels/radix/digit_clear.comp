// digit_clear.comp - clears the groups of chunks, before the first digit.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_DIGIT_CLEAR;
layout(local_size_x = 256) in;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 8u;
layout(push_constant, std430) uniform Push { RaysortRadixDigitClearPush push; };

void main()
{
  for (uint i = gl_LocalInvocationIndex; i < RAYSORT_RADIX_CHUNK_GROUPS << BITS; i += 256u)
    push.groups.word[i] = 0u;
}
