// scatter.comp - moves the entries of each tile to the slots of their digits, stably.
// SPDX-License-Identifier: MIT
//
// One workgroup per tile. It sorts the tile by the digit in shared memory, so that neighbours write neighbouring slots.
// A run of slots costs as much as 150 bytes of traffic, so tiles are large and digits few. Shared memory: the tile and
// one word per digit, at most 24 KiB. NVIDIA's driver gives the workgroups of a multiprocessor 48 KiB together: two run
// at a time.
//
// The shape of the text decides how many registers NVIDIA's compiler takes: 64 with 512 threads, so that two workgroups
// fit in a multiprocessor. A loop around it, or a branch around each load, would take more. So a workgroup takes one
// tile, and loads all rows, at addresses that are clamped to the segment. Entries past it get a place, but are not
// written. Values are loaded late.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_SCATTER;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 7u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixScatterPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

const bool KEYS_ONLY = MODE == 1u;
#include "tile_digits.glsl"
#include "tile.glsl"
#include "scatter_tile.glsl"

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  chooseDigit(push.state, push.number, push.secondBits, push.largePasses);
  Tile tile = findTile();
  if (!isDone && tile.isThere) // the same for all threads
    sortTile(tile);
}
