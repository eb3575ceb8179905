// count.glsl - counts the digits of a chunk, tile by tile.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, VECTORS, BITS, NOTES and the push block `push` with keys, rows and flags. Shared memory: 2
// KiB, and 8 KiB with digits of 9 bits.

#include "digit.glsl"

const uint BINS = 1u << BITS;
const uint COPIES = 4u; // counters of a digit: threads with the same digit wait for one word less often
shared uint counters[BINS * COPIES];
shared uint notes[3]; // 1: not sorted; least key; greatest key

struct Chunk
{
  uint first;      // entry of its first tile
  uint begin, end; // of its segment: other entries are not counted
  uint firstTile, tiles;
};

uint entries, wholeEnd; // of the array; of its whole vectors
uint isUnsorted, least, greatest;

void fetchTile(out uvec4 ahead[VECTORS], out uint after[VECTORS], uint tile)
{
  [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
  {
    uint i = min(tile + (j * THREADS + gl_LocalInvocationIndex) * 4u, wholeEnd - 4u);
    if ((push.flags & RAYSORT_RADIX_VECTORS_BIT) != 0u)
      ahead[j] = RaysortIn4(uvec2(push.keys)).vector[i / 4u];
    else
      ahead[j] = uvec4(push.keys.word[i], push.keys.word[i + 1u], push.keys.word[i + 2u], push.keys.word[i + 3u]);
    after[j] = NOTES ? push.keys.word[min(i + 4u, entries - 1u)] : 0u;
  }
}

void addDigit(uint digit, uint count)
{
  atomicAdd(counters[digit * COPIES + gl_LocalInvocationIndex % COPIES], count);
}

void note(uint key, uint next)
{
  isUnsorted |= key > next ? 1u : 0u;
  least = min(least, key);
  greatest = max(greatest, key);
}

void countKey(uint key, uint next)
{
  addDigit(digitOf(key), 1u);
  if (NOTES)
    note(key, next);
}

void countVector(uvec4 keys, uint after)
{
  uvec4 digits = uvec4(digitOf(keys.x), digitOf(keys.y), digitOf(keys.z), digitOf(keys.w));
  if (digits == digits.xxxx) // sorted keys, and few different ones
    addDigit(digits.x, 4u);
  else
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      addDigit(digits[k], 1u);
  if (NOTES)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      note(keys[k], k < 3u ? keys[min(k + 1u, 3u)] : after);
}

void countTile(uvec4 ahead[VECTORS], uint after[VECTORS], uint tile, Chunk chunk)
{
  [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
  {
    uint i = tile + (j * THREADS + gl_LocalInvocationIndex) * 4u;
    if (i < wholeEnd)
    {
      if (i >= chunk.begin && i + 4u <= chunk.end)
        countVector(ahead[j], after[j]);
      else
        [[unroll]] for (uint k = 0u; k < 4u; ++k)
          if (i + k >= chunk.begin && i + k < chunk.end)
            countKey(ahead[j][k], k < 3u ? ahead[j][min(k + 1u, 3u)] : after[j]);
    }
  }
  // At most three entries behind the last whole vector.
  uint last = wholeEnd + gl_LocalInvocationIndex;
  if (last < entries && last >= tile && last < tile + 4u * VECTORS * THREADS && last >= chunk.begin && last < chunk.end)
    countKey(push.keys.word[last], push.keys.word[min(last + 1u, entries - 1u)]);
}

uint sumCopies(uint digit)
{
  uint sum = 0u;
  [[unroll]] for (uint i = 0u; i < COPIES; ++i)
    sum += counters[digit * COPIES + i];
  return sum;
}

// Two digits a word: a chunk has less than 65,536 entries before its last tile.
void storeRow(uint tile)
{
  for (uint pair = gl_LocalInvocationIndex; pair < BINS / 2u; pair += THREADS)
    push.rows.word[tile * (BINS / 2u) + pair] = sumCopies(2u * pair) | sumCopies(2u * pair + 1u) << 16;
}

// Leaves the sums in `counters`, behind a barrier. The keys of the next tile are on their way while one is counted.
void countChunk(Chunk chunk)
{
  const uint TILE = 4u * VECTORS * THREADS;
  uvec4 ahead[VECTORS];
  uint after[VECTORS];
  wholeEnd = entries & ~3u;
  isUnsorted = 0u;
  least = 0xffffffffu;
  greatest = 0u;
  if (chunk.tiles > 0u && wholeEnd > 0u)
    fetchTile(ahead, after, chunk.first);
  for (uint i = gl_LocalInvocationIndex; i < BINS * COPIES; i += THREADS)
    counters[i] = 0u;
  if (gl_LocalInvocationIndex < 3u)
    notes[gl_LocalInvocationIndex] = gl_LocalInvocationIndex == 1u ? 0xffffffffu : 0u;
  for (uint k = 0u; k < chunk.tiles; ++k)
  {
    uint tile = chunk.first + k * TILE;
    barrier();
    storeRow(chunk.firstTile + k);
    barrier();
    uvec4 now[VECTORS];
    uint then[VECTORS];
    [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
    {
      now[j] = ahead[j];
      then[j] = after[j];
    }
    if (k + 1u < chunk.tiles && wholeEnd > 0u)
      fetchTile(ahead, after, tile + TILE);
    countTile(now, then, tile, chunk);
  }
  barrier();
}

// All threads must call it.
void gatherNotes()
{
  atomicOr(notes[0], isUnsorted);
  atomicMin(notes[1], least);
  atomicMax(notes[2], greatest);
  barrier();
}
