// reset.comp - writes the header of a field, and the records of up to four cascades.
// SPDX-License-Identifier: MIT
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SDF_RESET;
layout(local_size_x = 128) in;
#include "../common.glsl"
#include "sdf.glsl"
layout(push_constant, std430) uniform Push { RaysortSdfResetPush push; };

void resetCascade(uint i, uint cascade)
{
  uint at = RAYSORT_SDF_RECORD(cascade);
  for (uint k = 0u; k < 4u * uint(RAYSORT_SDF_CASCADE_WORDS); ++k)
    push.header.word[at + k] = 0u;
  for (uint k = 0u; k < 32u; ++k)
    push.header.word[RAYSORT_SDF_STATS(cascade) + k] = 0u;
  push.header.word[at + 3u] = floatBitsToUint(push.numbers[4u * i]);
  push.header.word[at + 11u] = floatBitsToUint(push.numbers[4u * i + 1u]);
  push.header.word[at + 15u] = floatBitsToUint(push.numbers[4u * i + 2u]);
  push.header.word[at + 19u] = floatBitsToUint(push.numbers[4u * i + 3u]);
}

void resetField()
{
  uint words[16] = uint[16](RAYSORT_SDF_MAGIC, push.cascadeCount, push.flags, push.brickCapacity, push.offsets[0],
                            push.offsets[1], push.offsets[2], push.offsets[3], push.offsets[4], push.offsets[5], 0u, 0u,
                            floatBitsToUint(push.band), floatBitsToUint(push.codeStep), 0u, 0u);
  for (uint k = 0u; k < 16u; ++k)
    push.header.word[k] = words[k];
}

void main()
{
  uint i = gl_LocalInvocationIndex, cascade = (push.cascades & 255u) + i;
  if (i < (push.cascades >> 8 & 255u) && (push.cascades >> (16u + i) & 1u) != 0u)
    resetCascade(i, cascade);
  if (i == 0u && (push.cascades & 1u << 24) != 0u)
    resetField();
}
