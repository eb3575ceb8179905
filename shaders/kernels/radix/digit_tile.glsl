// digit_tile.glsl - a tile as the scatters of any digit see it.
// SPDX-License-Identifier: MIT
//
// Include after tile_digits.glsl and IN_GROUPS.

struct Tile
{
  uint index, first; // entry
  uint begin, end;   // of all entries
  uint chunk;
};

// How many loads are on their way at once. Tuning (NVIDIA H200, 2026-11-29): in workgroups of 512 threads all 32, as
// each loop has one round and is unrolled; 2.07 M pairs take 0.110 ms, and 0.115 with 8 loads a round. In workgroups of
// 256 threads 8; with all of them a thread takes 80 registers instead of 64, and 1.05 M pairs 0.077 ms instead of
// 0.073.
const bool HAS_FEW = THREADS < 512u;
const uint AT_ONCE = HAS_FEW ? RAYSORT_RADIX_GROUP_CHUNKS / 2u : RAYSORT_RADIX_GROUP_CHUNKS;

// Entries of the digit in groups before the chunk's and in chunks before it; of all groups.
uvec2 sumGroups(uint chunk, uint digit)
{
  uint chunks = (gl_NumWorkGroups.x - 1u) / push.chunkTiles + 1u, before = chunk % RAYSORT_RADIX_GROUP_CHUNKS;
  uint groups = HAS_FEW ? (chunks - 1u) / RAYSORT_RADIX_GROUP_CHUNKS + 1u : RAYSORT_RADIX_CHUNK_GROUPS;
  uint others = HAS_FEW ? before : RAYSORT_RADIX_GROUP_CHUNKS, counts[AT_ONCE];
  uvec2 sums = uvec2(0u);
  for (uint i = 0u; i < groups; i += AT_ONCE)
  {
    [[unroll]] for (uint k = 0u; k < AT_ONCE; ++k)
      counts[k] = push.sums.word[(i + k) * BINS + digit]; // groups without chunks hold zeros
    [[unroll]] for (uint k = 0u; k < AT_ONCE; ++k)
      sums += uvec2(i + k < chunk / RAYSORT_RADIX_GROUP_CHUNKS ? counts[k] : 0u, counts[k]);
  }
  for (uint i = 0u; i < others; i += AT_ONCE)
  {
    [[unroll]] for (uint k = 0u; k < AT_ONCE; ++k)
      counts[k] = push.table.word[(chunk - before + min(i + k, before)) * BINS + digit];
    [[unroll]] for (uint k = 0u; k < AT_ONCE; ++k)
      sums.x += i + k < before ? counts[k] : 0u;
  }
  return sums;
}

// x: first slot of the digit for this tile, without the digits before; y: entries of the digit.
uvec2 findSlot(Tile tile, uint digit)
{
  uint row = push.rows.word[tile.index * (BINS / 2u) + digit / 2u] >> digit % 2u * 16u & 0xffffu;
  if (IN_GROUPS)
    return sumGroups(tile.chunk, digit) + uvec2(row, 0u);
  return uvec2(row + push.table.word[digit * push.tableStride + tile.chunk], push.sums.word[digit]);
}

Tile findTile()
{
  Tile tile;
  tile.begin = 0u;
  tile.end = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  tile.index = gl_WorkGroupID.x;
  tile.first = tile.index * TILE;
  tile.chunk = tile.index / push.chunkTiles;
  return tile;
}
