// scatter.glsl - the scatter kernels: they move the entries of each chunk to their sorted slots, stably; the last
// workgroup writes the ranges. SPDX-License-Identifier: MIT
//
// One workgroup per chunk, tile by tile. A tile is sorted in shared memory, so that what leaves it is runs of
// consecutive slots; the larger the tile, the longer they are. A thread owns a segment, SEGMENT consecutive entries. No
// two threads touch one counter, and each goes through its entries in order: stable on any subgroup width, and as fast
// for coherent ids as for random ones. The way of a tile through the rooms, and the words used there: ../README.md.
//
// Define before: RAYSORT_MAP_ONLY, 1 in scatter_map.comp and 0 in scatter.comp. It is not a specialization constant,
// because drivers inline and unroll what a constant turns off before they drop it.
// Tuning: the map's pipelines compile in 41 % of the time with Mesa for AMD, in 93 % on an NVIDIA H100 (2026-11-26).
#ifndef RAYSORT_KERNELS_SORT_SCATTER_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_GLSL

layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
#define RAYSORT_WORKGROUP THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
const bool MAP_ONLY = RAYSORT_MAP_ONLY != 0; // only the map of the live entries
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortScatterPush push; };
layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;
const bool OF_TWO = DIGIT_BITS > 4u; // sorts of more than one digit have 6 bits or 8 in each

// The tail (void, stray and the padding of the last tile) is one more digit after the others, push.digitCount.
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY push.digitCount
#define RAYSORT_ONE_DIGIT (SOURCE == RAYSORT_SOURCE_UINT8 || !OF_TWO)
#include "keys.glsl"
#include "digits.glsl"
#include "arguments.glsl"

uint rowStride()
{
  return push.flags >> 16;
}

#include "scatter_tile.glsl"
#include "scatter_load.glsl"
#include "scatter_rank.glsl"
#include "scatter_move.glsl"
#include "scatter_short.glsl"

void loadDigits(out uint words[WORDS], uvec4 blocks[BLOCKS], uint tile, uint count, bool isSecond)
{
  if (HAS_BYTES)
    loadBytes(words, blocks);
  else if (LOADS_SHORT)
    loadShort(words, tile, count, isSecond);
  else if (HAS_BLOCKS)
    loadBlocks(words, blocks, isSecond);
  else
    loadKeys(words, tile, count, isSecond);
}

void sortTile(inout uvec4 blocks[BLOCKS], uint tile, uint end)
{
  uint count = min(TILE, end - tile);
  if (IS_SHORT && !LOADS_SHORT)
    fetchBlocks(blocks, tile, end);
  uint words[WORDS], seconds[WORDS];
  loadDigits(words, blocks, tile, count, false);
  if (packs())
    loadDigits(seconds, blocks, tile, count, true);
  if (count < TILE) // the same for all threads
    padSegment(words, count);
  uvec4 own[BLOCKS];
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    own[i] = blocks[i];
  if (!IS_SHORT)
    fetchBlocks(blocks, tile + TILE, end);
#if RAYSORT_MAP_ONLY
  stageTile(words, seconds);
  writeMap(tile);
#else
  uvec4 values[VALUE_BLOCKS];
  bool isAhead = fetchAhead(values, tile, count);
  stageTile(words, seconds);
  if (IS_SHORT)
    moveTile(tile, count);
  else
    writeTile(own, values, isAhead, tile, count);
#endif
  barrier();
}

#include "scatter_slots.glsl"

// The last workgroup writes the ranges: its chunk is the one that the end cuts off, if it has one at all.
void main()
{
  RaysortChunk chunk = raysort_chunk(raysort_entries(), TILE, rowStride(), push.strideInverse, gl_WorkGroupID.x);
  bool isLive = chunk.begin < chunk.end, isLast = gl_WorkGroupID.x == rowStride() - 1u;
  uvec4 blocks[BLOCKS];
  if (!IS_SHORT)
    fetchBlocks(blocks, chunk.begin, chunk.end);
  if (isLive || isLast) // the same for all threads
  {
    bool hasTail = (push.flags & RAYSORT_KERNEL_TAIL) != 0u && (isLast || !MAP_ONLY);
    if ((push.flags & RAYSORT_KERNEL_UNSCANNED) != 0u && raysort_entries() > 0u)
      sumRows(push.digitCount + (hasTail ? 2u : 0u));
    findSlots(isLast, hasTail);
  }
  barrier();
  for (uint tile = chunk.begin; tile < chunk.end; tile += TILE)
    sortTile(blocks, tile, chunk.end);
}

#endif
