// digit_scatter_wide.comp - moves all entries with keys of two words to the slots of any digit, stably.
// SPDX-License-Identifier: MIT
//
// As scatter_wide.comp.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER_WIDE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 8u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixDigitScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 8) writeonly buffer RaysortOut2 { uvec2 vector[]; };

#define ANY_DIGIT
const bool KEYS_ONLY = (MODE & 1u) != 0u, IN_GROUPS = (MODE & RAYSORT_RADIX_MODE_GROUPS) != 0u;
#include "key.glsl"
#include "tile_digits.glsl"
#include "digit_tile.glsl"
const uint NOWHERE = 0xffffffffu;

void fetchKeys(Tile tile, uint own, bool hasWords, out uvec2 keys[ITEMS])
{
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = RaysortIn2(uvec2(push.keys)).vector[min(tile.first + own + i * 32u, tile.end - 1u)];
}

void writeWords(Tile tile, uvec2 keys[ITEMS], uint slots[ITEMS]) // there are no short keys
{
}

#include "scatter_wide_tile.glsl"

void main()
{
  chooseAny(push.digit, push.form);
  Tile tile = findTile();
  if (tile.first < tile.end) // the same for all threads
    sortTile(tile, false);
}
