// count.glsl - counts the digits of a chunk, tile by tile.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, VECTORS, BITS, NOTES and the push block `push` with keys, rows and flags; for keys of two
// words after key.glsl. Shared memory: 2 KiB, and 8 KiB with digits of 9 bits.

#include "digit.glsl"

const uint BINS = 1u << BITS;
const uint COPIES = 4u; // counters of a digit: threads with the same digit wait for one word less often
shared uint counters[BINS * COPIES];
#ifdef WIDE
const uint NOTED = 5u; // 1: not sorted; least and greatest high word; least and greatest low word
#else
const uint NOTED = 3u; // 1: not sorted; least key; greatest key
#endif
shared uint notes[NOTED];

struct Chunk
{
  uint first;      // entry of its first tile
  uint begin, end; // of its segment: other entries are not counted
  uint firstTile, tiles;
};

uint entries, wholeEnd; // of the array; of its whole vectors
uint isUnsorted;
KEY least, greatest; // word by word
#ifdef WIDE
bool isShort = false; // are `words` taken for keys? Only in digits of large buckets
uvec2 words;          // an address
#endif

// Are digits counted, and notes made? The same for all threads.
bool hasDigit = true, hasNotes = NOTES;

void addDigit(uint digit, uint count)
{
  if (hasDigit)
    atomicAdd(counters[digit * COPIES + gl_LocalInvocationIndex % COPIES], count);
}

#ifdef WIDE
#define FOUR Four
struct Four
{
  uvec4 low, high; // words of four keys, the two words of a key after each other; low: those of four short ones
};
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };

// isWord: a short key.
KEY fetchKey(uint i, bool isWord)
{
  return isWord ? uvec2(RaysortIn(words).word[i], 0u) : RaysortIn2(uvec2(push.keys)).vector[i];
}

FOUR fetchFour(uint i, bool isWord)
{
  if (isWord) // not taken apart here, for that would wait for it
    return Four((words.x & 15u) == 0u ? RaysortIn4(words).vector[i / 4u]
                                      : uvec4(fetchKey(i, true).x, fetchKey(i + 1u, true).x, fetchKey(i + 2u, true).x,
                                              fetchKey(i + 3u, true).x),
                uvec4(0u));
  if ((push.flags & RAYSORT_RADIX_VECTORS_BIT) != 0u)
    return Four(RaysortIn4(uvec2(push.keys)).vector[i / 2u], RaysortIn4(uvec2(push.keys)).vector[i / 2u + 1u]);
  return Four(uvec4(fetchKey(i, false), fetchKey(i + 1u, false)),
              uvec4(fetchKey(i + 2u, false), fetchKey(i + 3u, false)));
}

KEY keyOfFour(FOUR four, uint k, bool isWord)
{
  uvec4 two = k < 2u ? four.low : four.high;
  return isWord ? uvec2(four.low[k], 0u) : k % 2u == 0u ? two.xy : two.zw;
}

bool isGreater(KEY a, KEY b)
{
  return isLess(b, a);
}
#else
#define FOUR uvec4
KEY fetchKey(uint i, bool isWord)
{
  return push.keys.word[i];
}

FOUR fetchFour(uint i, bool isWord)
{
  if ((push.flags & RAYSORT_RADIX_VECTORS_BIT) != 0u)
    return RaysortIn4(uvec2(push.keys)).vector[i / 4u];
  return uvec4(push.keys.word[i], push.keys.word[i + 1u], push.keys.word[i + 2u], push.keys.word[i + 3u]);
}

KEY keyOfFour(FOUR four, uint k, bool isWord)
{
  return four[k];
}

bool isGreater(KEY a, KEY b)
{
  return a > b;
}
#endif

void fetchTile(out FOUR ahead[VECTORS], out KEY after[VECTORS], uint tile, bool isWord)
{
  [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
  {
    uint i = min(tile + (j * THREADS + gl_LocalInvocationIndex) * 4u, wholeEnd - 4u);
    ahead[j] = fetchFour(i, isWord);
    after[j] = hasNotes ? fetchKey(min(i + 4u, entries - 1u), isWord) : KEY(0u);
  }
}

// Of masked keys.
void note(KEY key, KEY next)
{
  isUnsorted |= isGreater(key, next) ? 1u : 0u;
  least = min(least, key);
  greatest = max(greatest, key);
}

void countKey(KEY key, KEY next)
{
  addDigit(digitOf(key), 1u);
  if (hasNotes)
    note(masked(key), masked(next));
}

void countVector(FOUR four, KEY after, bool isWord)
{
  KEY keys[4];
  [[unroll]] for (uint k = 0u; k < 4u; ++k)
    keys[k] = masked(keyOfFour(four, k, isWord));
  uvec4 digits =
      uvec4(digitOfMasked(keys[0]), digitOfMasked(keys[1]), digitOfMasked(keys[2]), digitOfMasked(keys[3]));
  if (digits == digits.xxxx) // sorted keys, and few different ones
    addDigit(digits.x, 4u);
  else
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      addDigit(digits[k], 1u);
  if (hasNotes)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      note(keys[k], k < 3u ? keys[min(k + 1u, 3u)] : masked(after));
}

void countTile(FOUR ahead[VECTORS], KEY after[VECTORS], uint tile, Chunk chunk, bool isWord)
{
  [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
  {
    uint i = tile + (j * THREADS + gl_LocalInvocationIndex) * 4u;
    if (i < wholeEnd)
    {
      if (i >= chunk.begin && i + 4u <= chunk.end)
        countVector(ahead[j], after[j], isWord);
      else
        [[unroll]] for (uint k = 0u; k < 4u; ++k)
          if (i + k >= chunk.begin && i + k < chunk.end)
            countKey(keyOfFour(ahead[j], k, isWord),
                     k < 3u ? keyOfFour(ahead[j], min(k + 1u, 3u), isWord) : after[j]);
    }
  }
  // At most three entries after the last whole vector.
  uint last = wholeEnd + gl_LocalInvocationIndex;
  if (last < entries && last >= tile && last < tile + 4u * VECTORS * THREADS && last >= chunk.begin && last < chunk.end)
    countKey(fetchKey(last, isWord), fetchKey(min(last + 1u, entries - 1u), isWord));
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
  for (uint pair = gl_LocalInvocationIndex; pair < BINS / 2u && hasDigit; pair += THREADS)
    push.rows.word[tile * (BINS / 2u) + pair] = sumCopies(2u * pair) | sumCopies(2u * pair + 1u) << 16;
}

void clearNotes()
{
  uint t = gl_LocalInvocationIndex;
  if (t < NOTED)
    notes[t] = t % 2u == 1u ? 0xffffffffu : 0u;
  isUnsorted = 0u;
  least = KEY(0xffffffffu);
  greatest = KEY(0u);
}

// Keys of the next tile are on their way while one is counted.
void countTiles(Chunk chunk, bool isWord)
{
  const uint TILE = 4u * VECTORS * THREADS;
  FOUR ahead[VECTORS];
  KEY after[VECTORS];
  if (chunk.tiles > 0u && wholeEnd > 0u)
    fetchTile(ahead, after, chunk.first, isWord);
  for (uint i = gl_LocalInvocationIndex; i < BINS * COPIES; i += THREADS)
    counters[i] = 0u;
  for (uint k = 0u; k < chunk.tiles; ++k)
  {
    uint tile = chunk.first + k * TILE;
    barrier();
    storeRow(chunk.firstTile + k);
    barrier();
    FOUR now[VECTORS];
    KEY then[VECTORS];
    [[unroll]] for (uint j = 0u; j < VECTORS; ++j)
    {
      now[j] = ahead[j];
      then[j] = after[j];
    }
    if (k + 1u < chunk.tiles && wholeEnd > 0u)
      fetchTile(ahead, after, tile + TILE, isWord);
    countTile(now, then, tile, chunk, isWord);
  }
  barrier();
}

// Leaves the sums in `counters`, and ends with a barrier.
void countChunk(Chunk chunk)
{
  wholeEnd = entries & ~3u;
  clearNotes();
#ifdef WIDE
  if (BITS > 8u && isShort) // the same for all threads. Two loops: a branch around each load would wait for it
  {
    countTiles(chunk, true);
    return;
  }
#endif
  countTiles(chunk, false);
}

// All threads must call it.
void gatherNotes()
{
  atomicOr(notes[0], isUnsorted);
#ifdef WIDE
  atomicMin(notes[1], least.y);
  atomicMax(notes[2], greatest.y);
  atomicMin(notes[3], least.x);
  atomicMax(notes[4], greatest.x);
#else
  atomicMin(notes[1], least);
  atomicMax(notes[2], greatest);
#endif
  barrier();
}

void writeNotes(RaysortOut to, uint chunk)
{
  const uint EACH = (NOTED - 1u) / 2u; // vectors of a chunk
  if (gl_LocalInvocationIndex < EACH)
  {
    uint first = gl_LocalInvocationIndex * 2u;
    RaysortOut4(uvec2(to)).vector[chunk * EACH + gl_LocalInvocationIndex] =
        uvec4(first == 0u ? notes[0] : 0u, notes[first + 1u], notes[first + 2u], 0u);
  }
}

// Leaves in `notes` the notes of some chunks. All threads must call it.
void readNotes(RaysortIn from, uint first, uint chunks)
{
  clearNotes();
  for (uint i = first + gl_LocalInvocationIndex; i < first + chunks; i += THREADS)
  {
#ifdef WIDE
    uvec4 chunk = RaysortIn4(uvec2(from)).vector[2u * i], low = RaysortIn4(uvec2(from)).vector[2u * i + 1u];
    least = min(least, uvec2(low.y, chunk.y));
    greatest = max(greatest, uvec2(low.z, chunk.z));
#else
    uvec4 chunk = RaysortIn4(uvec2(from)).vector[i];
    least = min(least, chunk.y);
    greatest = max(greatest, chunk.z);
#endif
    isUnsorted |= chunk.x;
  }
  barrier();
  gatherNotes();
}

// Sets the least key from the notes. Returns how many bits the noted keys then have.
uint findRange()
{
  uint width = uint(findMSB(notes[2] - notes[1]) + 1);
#ifdef WIDE
  uint low = uint(findMSB(notes[4] - notes[3]) + 1);
  setLeast(uvec2(notes[3], notes[1] & compared.y), max(low, min(firstBit(), 32u)));
  return max(width > 0u ? width + lowWidth : low, firstBit()) - firstBit();
#else
  leastKey = notes[1];
  return width;
#endif
}
