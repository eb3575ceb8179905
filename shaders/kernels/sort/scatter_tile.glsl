// scatter_tile.glsl - sizes of a tile and the shared memory that it is sorted in.
// SPDX-License-Identifier: MIT
//
// Included only by scatter.glsl. The words used here (item, digit, tile, segment, sorted tile): ../README.md.
#ifndef RAYSORT_KERNELS_SORT_SCATTER_TILE_GLSL
#define RAYSORT_KERNELS_SORT_SCATTER_TILE_GLSL

const bool ONE_ROUND = DIGIT_BITS <= 6u;
const uint ROUND_BITS = ONE_ROUND ? DIGIT_BITS : 4u;
const uint BINS = 1u << ROUND_BITS;
const uint DIGITS = 1u << DIGIT_BITS;
layout(constant_id = RAYSORT_CONSTANT_SEGMENT) const uint SEGMENT = RAYSORT_SEGMENT;
const uint TILE = THREADS * SEGMENT;
const bool IS_SHORT = SEGMENT < RAYSORT_SEGMENT; // for 128 registers: scatter_short.glsl

// A sort of two digits of 6 bits may pack what is between them: the first leaves the second on top of the value. With
// 8 bits too the kernel would have been 3 % slower in a radix sort, which never packs.
#if RAYSORT_MAP_ONLY
const bool MAY_PACK = false;
#else
const bool MAY_PACK = DIGIT_BITS == 6u;
#endif

// An item is an entry of a tile in one word. From the low bits up: its index in the tile, which is below 8192; its
// second digit, if that may be packed; its digit.
const uint INDEX_BITS = 13u, SECOND_BITS = MAY_PACK ? 7u : 0u;
const uint INDEX_MASK = (1u << INDEX_BITS) - 1u, SECOND_MASK = (1u << SECOND_BITS) - 1u;
const uint DIGIT_SHIFT = INDEX_BITS + SECOND_BITS;

// Counters: a row for each digit and one for the tail; a column for each segment. With 64 digits a counter has 16 bits,
// and two adjacent segments share a word. Their threads are THREADS / 2 apart, so that the threads of a subgroup find
// different banks. Example: 128 threads, 64 digits: 65 rows of 64 words.
const bool HALVES = BINS == 64u;
const uint ROW = HALVES ? THREADS / 2u : THREADS;
const uint COUNTERS = (BINS + 1u) * ROW;
const uint STAGE = TILE + TILE / 32u; // words of the sorted tile

// The table has a row for each digit and two for the tail. PARTS threads sum a row, and each leaves two words:
// scatter_slots.glsl. Example: 256 threads, 256 digits: 258 rows of 18 words. A sorted tile of 4096 is shorter.
const uint PARTS = DIGIT_BITS == 8u ? THREADS / 32u : THREADS / 8u;
const uint PART_ROW = PARTS * 2u + 2u; // words: padded against bank conflicts
const uint SUMS = (DIGITS + 2u) * PART_ROW;

// Shared memory decides how many workgroups run on a multiprocessor at a time: NVIDIA's driver 580 lets a kernel use
// 48 KiB of it. So one pool holds the sums first, then the counters, then the sorted tile: the items in order,
// padded against bank conflicts. All shared memory together, with 64, 128 and 256 threads: at most 13, 22 and 39 KiB;
// with short segments 11, 18 and 24 KiB. Each array is a whole number of 4-word vectors, as in common.glsl.
const uint LARGER = COUNTERS > STAGE ? COUNTERS : STAGE;
shared uint pool[LARGER > SUMS ? LARGER : SUMS];
shared uint firstPlaces[BINS];  // of the digits of a round
shared uint next[DIGITS + 4u];  // slot of the next entry of each digit and of the tail
shared uvec2 base[DIGITS + 4u]; // of each digit: place in the tile + base = slot, see baseOf
shared uint tileCounts[ONE_ROUND ? 4u : DIGITS + 4u]; // two rounds: entries of the tile, by digit

uvec4 readPool(uint vector)
{
  uint i = vector * 4u;
  return uvec4(pool[i], pool[i + 1u], pool[i + 2u], pool[i + 3u]);
}

void writePool(uint vector, uvec4 words)
{
  [[unroll]] for (uint k = 0u; k < 4u; ++k)
    pool[vector * 4u + k] = words[k];
}

uint padded(uint i)
{
  return i + (i >> 5);
}

// The same for vectors of digit words. A segment has four vectors of 8-bit digits. Smaller digits take two, which are
// faster without padding.
uint paddedVector(uint i)
{
  return DIGIT_BITS == 8u ? i + (i >> 3) : i;
}

// ---- segments ----

uint segmentOf(uint t)
{
  return HALVES ? t % ROW * 2u + t / ROW : t;
}

uint columnOf(uint t)
{
  return HALVES ? t % ROW : t;
}

uint shiftOf(uint t) // of the thread's half of a word
{
  return HALVES && t >= ROW ? 16u : 0u;
}

uint halfOf(uint word, uint shift)
{
  return HALVES ? word >> shift & 0xffffu : word;
}

// ---- the digits of a segment, packed in words ----

// Four digits to a word. Two, if digits have 8 bits: the tail's number may be 256, which needs a ninth.
const uint PER_WORD = DIGIT_BITS == 8u ? 2u : 4u;
const uint FIELD = 32u / PER_WORD; // bits
const uint WORDS = SEGMENT / PER_WORD;

uint digitOf(uint words[WORDS], uint i)
{
  return bitfieldExtract(words[i / PER_WORD], int(i % PER_WORD * FIELD), int(FIELD));
}

#endif
