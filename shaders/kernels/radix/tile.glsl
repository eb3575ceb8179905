// tile.glsl - a tile as the kernels that scatter see it.
// SPDX-License-Identifier: MIT
//
// Include after digit.glsl, TILE, BINS, the type RaysortIn4 and the push block `push`.

struct Tile
{
  uint index, first; // entry
  uint begin, end;   // of its segment
  uint chunk;
  bool isThere;
};

Tile findTile()
{
  Tile tile;
  tile.index = gl_WorkGroupID.x;
  if (push.number == 1u)
  {
    tile.begin = 0u;
    tile.end = push.state.word[RAYSORT_RADIX_STATE_ENTRIES];
    tile.first = tile.index * TILE;
    tile.chunk = tile.index / push.chunkTiles;
  }
  else
  {
    uvec4 found = RaysortIn4(uvec2(push.places)).vector[tile.index];
    tile.first = found.x;
    tile.begin = found.y;
    tile.end = found.z;
    tile.chunk = found.w;
  }
  tile.isThere = tile.first < tile.end;
  if (push.number >= RAYSORT_RADIX_PASS_THIRD)
    tile.isThere = tile.isThere && push.rows.word[push.firsts + tile.chunk * BINS] != RAYSORT_RADIX_SAME;
  if (push.number >= RAYSORT_RADIX_PASS_LOW)
    tile.isThere = tile.isThere && countLarge(push.state, push.number, push.largePasses) > 0u;
  return tile;
}

// x: first slot of the digit for this tile; in the first pass without the digits before. y: in that pass, entries.
uvec2 findSlot(Tile tile, uint digit)
{
  uint row = push.rows.word[tile.index * (BINS / 2u) + digit / 2u] >> digit % 2u * 16u & 0xffffu;
  if (push.number == 1u)
    return uvec2(row + push.rows.word[push.firsts + digit * push.tableStride + tile.chunk], push.places.word[digit]);
  return uvec2(row + push.rows.word[push.firsts + tile.chunk * BINS + digit], 0u);
}
