// walk.glsl - what a thread walks along: its tile, four entries at a time.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push`. A thread owns a tile and a column of the table.
#ifndef RAYSORT_KERNELS_SERIAL_WALK_GLSL
#define RAYSORT_KERNELS_SERIAL_WALK_GLSL

layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

#define RAYSORT_ONE_DIGIT false
#include "../sort/keys.glsl"
#include "../sort/digits.glsl"

// Four, because lavapipe ends a thread after 65,535 steps, and a tile has up to 65,536 entries.
const uint STEP = 4u;

// The end of the tile that begins at entry `begin`.
uint tileEnd(uint begin, uint tile)
{
  return max(min(begin + tile, raysort_entries()), begin);
}

// Keys `entry` .. `entry` + 3 as they are in memory, if they are packed. `entry` is a multiple of 4. No word after that
// of key `end` - 1 is read.
uvec4 loadBlock(uint entry, uint end)
{
  const uint WORD_KEYS = max(BLOCK_KEYS / 4u, 1u);
  uvec4 block = uvec4(0u);
  if (SOURCE < RAYSORT_SOURCE_UINT64)
    [[unroll]] for (uint i = 0u; i < STEP / WORD_KEYS; ++i)
      block[i] = raysortRead(push.keys, min(entry / WORD_KEYS + i, (end - 1u) / WORD_KEYS));
  return block;
}

// The key of entry `entry` + k; of one past the end, that of the last entry.
uvec2 keyAt(uvec4 block, uint entry, uint k, uint end)
{
  return SOURCE < RAYSORT_SOURCE_UINT64 ? uvec2(raysort_blockKey(block, k), 0u) : raysort_key(min(entry + k, end - 1u));
}

#endif
