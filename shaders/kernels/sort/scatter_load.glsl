// scatter_load.glsl - room of scatter.glsl: keys come from memory, and every thread gets the digits of its segment.
// SPDX-License-Identifier: MIT
//
// Keys in blocks of 16 bytes are fetched a tile ahead. Other keys (strides, lists, 64 bits) are fetched one by one.
#ifndef RAYSORT_KERNELS_SORT_SCATTER_LOAD_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_LOAD_GLSL

#if RAYSORT_MAP_ONLY
const bool HAS_BLOCKS = true;
#else
const bool HAS_BLOCKS = SOURCE < RAYSORT_SOURCE_UINT64;
#endif
const uint BLOCKS = SEGMENT / BLOCK_KEYS;
const uint BLOCK_WORDS = BLOCK_KEYS / PER_WORD;

const uint BLOCK_STEP = SOURCE == RAYSORT_SOURCE_UINT8 ? 1u : THREADS;

// The number in the tile of the thread's i-th block. With 8-bit keys a thread takes the blocks of its own segment.
// With wider keys neighbouring threads take neighbouring blocks, and the digits change hands through the pool.
uint blockOf(uint i)
{
  uint t = gl_LocalInvocationIndex;
  return (SOURCE == RAYSORT_SOURCE_UINT8 ? segmentOf(t) * BLOCKS : t) + i * BLOCK_STEP;
}

// Fetches the keys of a tile as they are in memory. A tile past the end: nothing. A tile that the end cuts off is
// fetched word by word, because no word after the last one may be read: the last word is taken in place of the words
// after it, and padSegment replaces their digits. So no word has a branch of its own, which compilers would have to
// follow.
void fetchBlocks(out uvec4 blocks[BLOCKS], uint tile, uint end)
{
  const uint WORD_KEYS = BLOCK_KEYS / 4u;
  if (HAS_BLOCKS && tile + TILE <= end)
  {
    // One address and constants from there: an address for each block took 3 % longer with 32-bit ids.
    RaysortIn4 first = RaysortIn4(raysortAddress(uvec2(push.keys), tile / WORD_KEYS + blockOf(0u) * 4u));
    [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
      blocks[i] = first.vector[i * BLOCK_STEP];
  }
  else if (HAS_BLOCKS && tile < end)
    [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
      [[unroll]] for (uint k = 0u; k < 4u; ++k)
        blocks[i][k] = raysortRead(push.keys, min(tile / WORD_KEYS + blockOf(i) * 4u + k, (end - 1u) / WORD_KEYS));
}

#if RAYSORT_MAP_ONLY
#define packs() false
#else
bool packs()
{
  return MAY_PACK && (push.flags & RAYSORT_KERNEL_PACK) != 0u;
}
#endif

// The tail's second digit: one more than the largest. The number of first digits is a power of two, so the key above
// its lowest log2(push.digitCount) bits is the second digit.
uint secondTail()
{
  return (push.lastKey >> findMSB(push.digitCount)) + 1u;
}

uint digitOfKey(uvec2 key, bool isSecond)
{
  if (isSecond)
    return key.x <= push.lastKey ? key.x >> findMSB(push.digitCount) : secondTail();
  return raysort_digit(key);
}

// Word `word` of the digits of a block of keys.
uint packDigits(uvec4 block, uint word, bool isSecond)
{
  uint digits = 0u;
  [[unroll]] for (uint k = 0u; k < PER_WORD; ++k) // a sum: one operation where | takes two
    digits += digitOfKey(uvec2(raysort_blockKey(block, word * PER_WORD + k), 0u), isSecond) << (k * FIELD);
  return digits;
}

// The thread's segment from the pool. There vector i, without the padding, holds the digits of entries
// i * PER_WORD * 4 and the following.
void readSegment(out uint words[WORDS])
{
  barrier();
  [[unroll]] for (uint i = 0u; i < WORDS; i += 4u)
  {
    uvec4 four = readPool(paddedVector(segmentOf(gl_LocalInvocationIndex) * WORDS / 4u) + i / 4u);
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      words[i + k] = four[k];
  }
  barrier();
}

const bool HAS_BYTES = SOURCE == RAYSORT_SOURCE_UINT8 && PER_WORD == 4u; // a word of keys is a word of digits

void loadBytes(out uint words[WORDS], uvec4 blocks[BLOCKS])
{
  uint strays = 0u;
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
  {
    words[i] = raysort_blockBytes(blocks[i / 4u][i % 4u]);
    strays |= raysort_strayBits(words[i]);
  }
  if (strays != 0u)
    [[unroll]] for (uint i = 0u; i < WORDS; ++i)
      words[i] = raysort_withStrays(words[i]);
}

// Where in the pool the digits of a block are.
uint digitsAt(uint block)
{
  return paddedVector(block * BLOCK_WORDS / 4u) * 4u + block * BLOCK_WORDS % 4u;
}

void loadBlocks(out uint words[WORDS], uvec4 blocks[BLOCKS], bool isSecond)
{
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    [[unroll]] for (uint word = 0u; word < BLOCK_WORDS; ++word)
    {
      uint digits = packDigits(blocks[i], word, isSecond);
      if (SOURCE == RAYSORT_SOURCE_UINT8)
        words[i * BLOCK_WORDS + word] = digits;
      else
        pool[digitsAt(blockOf(i)) + word] = digits;
    }
  if (SOURCE != RAYSORT_SOURCE_UINT8)
    readSegment(words);
}

// Keys that do not come in blocks.
void loadKeys(out uint words[WORDS], uint tile, uint count, bool isSecond)
{
  for (uint i = gl_LocalInvocationIndex; i < TILE / PER_WORD; i += THREADS)
  {
    uint digits = 0u;
    [[unroll]] for (uint k = 0u; k < PER_WORD; ++k)
    {
      uint entry = i * PER_WORD + k;
      if (entry < count)
        digits |= digitOfKey(raysort_key(tile + entry), isSecond) << (k * FIELD);
    }
    pool[paddedVector(i / 4u) * 4u + i % 4u] = digits;
  }
  readSegment(words);
}

// In a tile that the end cuts off, entries past the end get the tail's digit.
void padSegment(inout uint words[WORDS], uint count)
{
  const uint EACH = FIELD == 8u ? 0x01010101u : 0x00010001u;
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
  {
    uint entry = segmentOf(gl_LocalInvocationIndex) * SEGMENT + i * PER_WORD;
    if (entry + PER_WORD > count)
    {
      uint there = entry < count ? (1u << (count - entry) * FIELD) - 1u : 0u; // bits of digits before the end
      words[i] = (words[i] & there) | (push.digitCount * EACH & ~there);
    }
  }
}

#endif
