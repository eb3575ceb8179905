// digit_scatter.comp - moves all entries to the slots of any digit, stably.
// SPDX-License-Identifier: MIT
//
// As scatter.comp.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
#include "../sort/push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 8u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixDigitScatterPush push; };

#define ANY_DIGIT
const bool KEYS_ONLY = (MODE & 1u) != 0u, IN_GROUPS = (MODE & RAYSORT_RADIX_MODE_GROUPS) != 0u;
#include "tile_digits.glsl"
#include "digit_tile.glsl"
#include "scatter_tile.glsl"

void main()
{
  chooseAny(push.digit, push.form);
  Tile tile = findTile();
  if (tile.first < tile.end) // the same for all threads
    sortTile(tile);
}
