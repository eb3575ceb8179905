// plan.glsl - writes the chunks and tiles of a segment.
// SPDX-License-Identifier: MIT
//
// A segment is what a pass sorts by itself: consecutive entries. Tiles begin at multiples of 32 entries, the first one
// possibly before the segment. Include after the push block `push` with segmentsOut, chunks, tiles, tile and
// chunkTiles.

uint tileSize = push.tile; // entries; of short keys other ones
layout(buffer_reference, std430, buffer_reference_align = 16) writeonly buffer RaysortOut4 { uvec4 vector[]; };

// Chunks and tiles of a segment.
uvec2 measureSegment(uint begin, uint size)
{
  uint lead = begin % RAYSORT_RADIX_SEGMENT_ALIGNMENT;
  uint tiles = size > 0u ? (lead + size + tileSize - 1u) / tileSize : 0u;
  return uvec2((tiles + push.chunkTiles - 1u) / push.chunkTiles, tiles);
}

// place: number of its first chunk, and of its first tile.
void writeSegment(uint segment, uint begin, uint size, uvec2 place)
{
  uvec2 count = measureSegment(begin, size);
  uint first = begin - begin % RAYSORT_RADIX_SEGMENT_ALIGNMENT, end = begin + size;
  RaysortOut4(uvec2(push.segmentsOut)).vector[segment] = uvec4(place.x, count.x, begin, size);
  for (uint i = 0u; i < count.x; ++i)
    RaysortOut4(uvec2(push.chunks)).vector[place.x + i] =
        uvec4(first + i * push.chunkTiles * tileSize, begin, end, place.y + i * push.chunkTiles);
  for (uint i = 0u; i < count.y; ++i)
    RaysortOut4(uvec2(push.tiles)).vector[place.y + i] =
        uvec4(first + i * tileSize, begin, end, place.x + i / push.chunkTiles);
}
