// digit_count.comp - counts the entries of any digit in each tile and chunk, of keys of a word.
// SPDX-License-Identifier: MIT
//
// One workgroup per chunk. Few chunks are in groups, and their counts are added up as they come: then no pass scans
// them before the scatter.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
#include "../sort/push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_DIGIT_COUNT;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint VECTORS = 4u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 8u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixDigitCountPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };
#define ORDERED
const bool NOTES = false, IN_GROUPS = (MODE & RAYSORT_RADIX_MODE_GROUPS) != 0u;
#include "count.glsl"

void writeChunk(uint digit)
{
  uint chunk = gl_WorkGroupID.x, count = sumCopies(digit);
  push.table.word[IN_GROUPS ? chunk * BINS + digit : digit * push.tableStride + chunk] = count;
  if (!IN_GROUPS)
    return;
  if (count > 0u)
    atomicAdd(push.groups.word[chunk / RAYSORT_RADIX_GROUP_CHUNKS * BINS + digit], count);
  for (uint group = chunk; group < RAYSORT_RADIX_CHUNK_GROUPS; group += gl_NumWorkGroups.x)
    push.cleared.word[group * BINS + digit] = 0u;
}

void main()
{
  Chunk chunk;
  entries = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  chunk.firstTile = gl_WorkGroupID.x * push.chunkTiles;
  chunk.first = chunk.firstTile * push.tile;
  chunk.begin = 0u;
  chunk.end = entries;
  chunk.tiles = chunk.first < entries ? min(push.chunkTiles, (entries - chunk.first + push.tile - 1u) / push.tile) : 0u;
  chooseAny(push.shift, push.form);
  countChunk(chunk);
  for (uint digit = gl_LocalInvocationIndex; digit < BINS; digit += THREADS)
    writeChunk(digit);
}
