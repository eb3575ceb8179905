// scatter.comp - moves the entries of each chunk to their sorted slots, stably; the last workgroup writes the ranges.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk, tile by tile. A tile is sorted in shared memory, so that what leaves it are runs of consecutive
// slots; the larger the tile, the longer they are. A thread owns a segment, SEGMENT consecutive entries. Digits of up
// to 6 bits take one round, of 8 bits two of 4 bits each, low bits first:
//   count  a counter for each digit and thread; what the counter held before is the entry's rank
//   scan   the counters, digit by digit and within a digit segment by segment: each one's first place
//   stage  the entry at first place + rank
// No two threads touch one counter, and each goes through its entries in order: stable on any subgroup width, and as
// fast for coherent ids as for random ones.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SORT_SCATTER;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
#define RAYSORT_WORKGROUP THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_MAP_ONLY) const bool MAP_ONLY = false; // nothing but the map of the live entries
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortScatterPush push; };
layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;
const bool OF_TWO = DIGIT_BITS > 4u; // sorts of more than one digit have 6 bits or 8 in each

// The tail (void, stray and the padding of the last tile) is one more digit behind the others, push.digitCount.
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY push.digitCount
#define RAYSORT_ONE_DIGIT (SOURCE == RAYSORT_SOURCE_UINT8 || !OF_TWO)
#include "keys.glsl"
#include "arguments.glsl"

uint rowStride()
{
  return push.flags >> 16;
}

const bool ONE_ROUND = DIGIT_BITS <= 6u;
const uint ROUND_BITS = ONE_ROUND ? DIGIT_BITS : 4u;
const uint BINS = 1u << ROUND_BITS;
const uint DIGITS = 1u << DIGIT_BITS;
const uint SEGMENT = RAYSORT_SEGMENT;
const uint TILE = THREADS * SEGMENT;

// A sort of two digits of 6 bits may pack what lies between them: the first leaves the second on top of the value. With
// 8 bits too the kernel would have been 3 % slower in a radix sort, which never packs.
const bool MAY_PACK = !MAP_ONLY && DIGIT_BITS == 6u;

// An item, that is an entry of a tile: its index there, which is below 8192; the second digit, where it may be packed;
// and the digit.
const uint INDEX_BITS = 13u, SECOND_BITS = MAY_PACK ? 7u : 0u;
const uint INDEX_MASK = (1u << INDEX_BITS) - 1u, SECOND_MASK = (1u << SECOND_BITS) - 1u;
const uint DIGIT_SHIFT = INDEX_BITS + SECOND_BITS;

// Counters: a row a digit, and one for the tail; a column a segment. 64 digits have counters of 16 bits: two adjacent
// segments share a word. They belong to threads THREADS / 2 apart, so that the threads of a subgroup find different
// banks.
const bool HALVES = BINS == 64u;
const uint ROW = HALVES ? THREADS / 2u : THREADS;
const uint COUNTERS = (BINS + 1u) * ROW;
const uint STAGE = TILE + TILE / 32u;

// Shared memory decides how many workgroups a multiprocessor holds: NVIDIA driver 580 gives all of them 48 KiB. So one
// pool serves the counters and then the stage: items, padded against bank conflicts.
// All in all at most 13 KiB with tiles of 2048 entries, 22 KiB with 4096, 39 KiB with 8192. Sizes in whole vectors, see
// common.glsl.
shared uint pool[COUNTERS > STAGE ? COUNTERS : STAGE];
shared uint firstPlaces[BINS];  // of the digits of a round
shared uint next[DIGITS + 4u];  // slot of the next entry of each digit and of the tail
shared uvec2 base[DIGITS + 4u]; // what leads from a place in the tile to a slot, by digit: see baseOf
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

// Of vectors of digits, four to a segment where digits have 8 bits. Two to a segment are faster without.
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

// ---- in ----

// Digits lie four to a word, those of 8 bits two: the tail's may be 256.
const uint PER_WORD = DIGIT_BITS == 8u ? 2u : 4u;
const uint FIELD = 32u / PER_WORD; // bits
const uint WORDS = SEGMENT / PER_WORD;

uint digitOf(uint words[WORDS], uint i)
{
  return bitfieldExtract(words[i / PER_WORD], int(i % PER_WORD * FIELD), int(FIELD));
}

const bool HAS_BLOCKS = SOURCE < RAYSORT_SOURCE_UINT64;
const uint BLOCKS = SEGMENT / BLOCK_KEYS;
const uint BLOCK_WORDS = BLOCK_KEYS / PER_WORD;

const uint BLOCK_STEP = SOURCE == RAYSORT_SOURCE_UINT8 ? 1u : THREADS;

// Block i of the thread. Bytes are those of its own segment; of wider keys neighbours fetch neighbouring blocks.
uint blockOf(uint i)
{
  uint t = gl_LocalInvocationIndex;
  return (SOURCE == RAYSORT_SOURCE_UINT8 ? segmentOf(t) * BLOCKS : t) + i * BLOCK_STEP;
}

// Keys as they lie in memory, fetched a tile ahead; past the end, nothing. A tile that the end cuts off is fetched by
// the word: what lies behind the last one must not be read.
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
      {
        uint entry = tile + blockOf(i) * BLOCK_KEYS + k * WORD_KEYS;
        blocks[i][k] = entry < end ? raysortRead(push.keys, entry / WORD_KEYS) : 0u;
      }
}

bool packs()
{
  return MAY_PACK && (push.flags & RAYSORT_KERNEL_PACK) != 0u;
}

// Behind the second digits comes the tail's. The first ones are a power of two.
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

// Word `word` of the digits of a block.
uint packDigits(uvec4 block, uint word, bool isSecond)
{
  uint digits = 0u;
  [[unroll]] for (uint k = 0u; k < PER_WORD; ++k) // a sum: one operation where | takes two
    digits += digitOfKey(uvec2(raysort_blockKey(block, word * PER_WORD + k), 0u), isSecond) << (k * FIELD);
  return digits;
}

// From the pool, where vector i, but for the padding, holds the digits of entries i * PER_WORD * 4 and on.
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

void loadBlocks(out uint words[WORDS], uvec4 blocks[BLOCKS], bool isSecond)
{
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    [[unroll]] for (uint word = 0u; word < BLOCK_WORDS; ++word)
    {
      uint digits = packDigits(blocks[i], word, isSecond);
      if (SOURCE == RAYSORT_SOURCE_UINT8)
        words[i * BLOCK_WORDS + word] = digits;
      else
        pool[paddedVector(blockOf(i) * BLOCK_WORDS / 4u) * 4u + blockOf(i) * BLOCK_WORDS % 4u + word] = digits;
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

// What a tile that the end cuts off lacks becomes tail.
void padSegment(inout uint words[WORDS], uint count)
{
  const uint EACH = FIELD == 8u ? 0x01010101u : 0x00010001u;
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
  {
    uint entry = segmentOf(gl_LocalInvocationIndex) * SEGMENT + i * PER_WORD;
    if (entry + PER_WORD > count)
    {
      uint there = entry < count ? (1u << (count - entry) * FIELD) - 1u : 0u; // bits of the digits that there are
      words[i] = (words[i] & there) | (push.digitCount * EACH & ~there);
    }
  }
}

// ---- a round ----

// The thread's counter of the digit of entry i. The second form is two operations to a byte offset, a shift and a mask
// that inserts; the first is three. Sorts of bytes and by digits of 8 bits took 1 to 2 % less time with it, those of
// 32-bit ids by smaller digits up to 1 % more.
uint counterOf(uint words[WORDS], uint i)
{
  const uint ROW_SHIFT = ROW == 256u ? 10u : ROW == 128u ? 9u : ROW == 64u ? 8u : 7u; // of the bytes of a row
  const uint MASK = 2u * BINS - 1u; // the tail's digit is at most BINS
  uint column = columnOf(gl_LocalInvocationIndex);
  if (SOURCE != RAYSORT_SOURCE_UINT8 && DIGIT_BITS < 8u)
    return digitOf(words, i) * ROW + column;
  uint word = words[i / PER_WORD], lowest = i % PER_WORD * FIELD;
  uint offset = lowest < ROW_SHIFT ? word << (ROW_SHIFT - lowest) : word >> (lowest - ROW_SHIFT);
  return (offset & MASK << ROW_SHIFT | column * 4u) >> 2;
}

// Counts, and ranks each entry among those of its digit in the segment; ranks lie in the thread's half of a word. `one`
// is 1, but nothing that the compiler may know: where it does, NVIDIA's looks for threads with the same counter first.
void countSegment(uint words[WORDS], uint one, out uint ranks[SEGMENT])
{
  const uint VECTORS = COUNTERS / 4u;
  uint t = gl_LocalInvocationIndex, shift = shiftOf(t);
  [[unroll]] for (uint i = 0u; i < VECTORS; i += THREADS)
    if (i + THREADS <= VECTORS || i + t < VECTORS)
      writePool(i + t, uvec4(0u));
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    ranks[i] = atomicAdd(pool[counterOf(words, i)], one << shift);
  barrier();
}

// The tail comes behind the `counted` others. Thread t takes segment t.
void scanTail(uint counted)
{
  uint t = gl_LocalInvocationIndex, total;
  uint at = BINS * ROW + (HALVES ? t / 2u : t), shift = HALVES ? t % 2u * 16u : 0u;
  uint own = halfOf(pool[at], shift);
  uint place = counted + raysort_workgroupScan(own, total);
  atomicAdd(pool[at], (place - own) << shift);
}

// Words of counters, of one segment or of two: the same place for both halves, the entries of both in each, and the
// lower half's entries for the upper.
uint toHalves(uint place)
{
  return HALVES ? place * 0x10001u : place;
}

uint ofBoth(uint word)
{
  return HALVES ? word + (word << 16 | word >> 16) : word;
}

uint ofLower(uint word)
{
  return HALVES ? word << 16 : 0u;
}

// From counts to first places; a thread takes a row, or a part of one. Returns how many entries there are but the tail.
uint scanCounters()
{
  const uint VECTORS = BINS * ROW / THREADS / 4u; // of a thread
  const uint DIGIT_THREADS = THREADS / BINS;
  uint t = gl_LocalInvocationIndex, total;
  uint first = t * VECTORS / 8u % VECTORS; // where to begin: neighbours find different banks
  uvec4 counts[VECTORS];
  uint sum = 0u, before = 0u; // the latter of the vectors that `first` left out
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    uint vector = (first + i) % VECTORS;
    counts[i] = readPool(t * VECTORS + vector);
    uint four = counts[i].x + counts[i].y + counts[i].z + counts[i].w;
    sum += four;
    before += vector < first ? four : 0u;
  }
  uint place = raysort_workgroupScan(HALVES ? ofBoth(sum) & 0xffffu : sum, total);
  if (t % DIGIT_THREADS == 0u)
    firstPlaces[t / DIGIT_THREADS] = place;
  uint run = toHalves(place) + ofBoth(before);
  [[unroll]] for (uint i = 0u; i < VECTORS; ++i)
  {
    uint vector = (first + i) % VECTORS;
    run = vector == 0u ? toHalves(place) : run;
    uvec4 places;
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
    {
      places[k] = run + ofLower(counts[i][k]);
      run += ofBoth(counts[i][k]);
    }
    writePool(t * VECTORS + vector, places);
  }
  if (total < TILE) // the same for all threads
    scanTail(total);
  barrier();
  return total;
}

void stageItems(uint words[WORDS], uint ranks[SEGMENT], uint items[SEGMENT])
{
  uint shift = shiftOf(gl_LocalInvocationIndex);
  uint places[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    places[i] = halfOf(pool[counterOf(words, i)] + ranks[i], shift);
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(places[i])] = items[i];
  barrier();
}

// What leads from a place in the tile to where an item of this digit goes. For the map alone it is an address, to which
// four times the place is added; else a slot, to which the place is added: it may wrap below zero, and wraps back.
uvec2 baseOf(uint slot, uint place)
{
  if (!MAP_ONLY)
    return uvec2(slot - place, 0u);
  uvec2 address = raysortAddress(uvec2(push.valuesOut), slot);
  uint borrow;
  uint low = usubBorrow(address.x, place * 4u, borrow);
  return uvec2(low, address.y - borrow);
}

// One round: every digit's items lie from its first place to the next digit's.
void findBasesByBin(uint counted)
{
  for (uint digit = gl_LocalInvocationIndex; digit <= BINS; digit += THREADS)
  {
    uint begin = digit < BINS ? firstPlaces[digit] : counted;
    uint end = digit + 1u < BINS ? firstPlaces[digit + 1u] : digit < BINS ? counted : TILE;
    base[digit] = baseOf(next[digit], begin);
    next[digit] += end - begin;
  }
}

// Two rounds: the second one's first places are those of the digit's high bits.
void findBasesByCount(uint counted)
{
  for (uint digit = gl_LocalInvocationIndex; digit < DIGITS; digit += THREADS)
  {
    uint low = digit % BINS;
    uint begin = firstPlaces[digit / BINS];
    [[unroll]] for (uint i = 0u; i < BINS - 1u; ++i)
      begin += i < low ? tileCounts[digit - low + i] : 0u;
    base[digit] = baseOf(next[digit], begin);
    next[digit] += tileCounts[digit];
  }
  if (gl_LocalInvocationIndex == THREADS - 1u) // the tail
  {
    base[DIGITS] = baseOf(next[DIGITS], counted);
    next[DIGITS] += tileCounts[DIGITS];
  }
}

void sortRound(uint words[WORDS], uint one, uint items[SEGMENT], bool isLast)
{
  uint ranks[SEGMENT];
  countSegment(words, one, ranks);
  uint counted = scanCounters();
  if (ONE_ROUND)
    findBasesByBin(counted);
  else if (isLast)
    findBasesByCount(counted);
  stageItems(words, ranks, items);
}

// All eight bits. Their counters are shared by all threads: nothing hangs on the order of these additions.
void countTile(uint words[WORDS])
{
  for (uint digit = gl_LocalInvocationIndex; digit <= DIGITS; digit += THREADS)
    tileCounts[digit] = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    atomicAdd(tileCounts[digitOf(words, i)], 1u);
}

// Sorts by the low four bits; `words` become the others, in the new order.
void sortLowBits(inout uint words[WORDS], uint one, inout uint items[SEGMENT])
{
  uint low[WORDS];
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
    low[i] = words[i] & 0x000f000fu;
  sortRound(low, one, items, false);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = pool[padded(gl_LocalInvocationIndex * SEGMENT) + i];
  barrier();
  [[unroll]] for (uint i = 0u; i < WORDS; ++i)
    words[i] = items[i * 2u] >> (DIGIT_SHIFT + 4u) | items[i * 2u + 1u] >> (DIGIT_SHIFT + 4u) << FIELD;
}

// Sorts the tile into `pool`.
void stageTile(uint words[WORDS], uint seconds[WORDS])
{
  uint first = segmentOf(gl_LocalInvocationIndex) * SEGMENT;
  uint one = 1u + (words[0] >> 31); // no digit has the top bit
  uint items[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = (digitOf(words, i) << DIGIT_SHIFT) + (first + i);
  if (packs())
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      items[i] += digitOf(seconds, i) << INDEX_BITS;
  if (!ONE_ROUND)
  {
    countTile(words);
    sortLowBits(words, one, items);
  }
  sortRound(words, one, items, true);
}

// ---- out ----

// Slots whose byte offset fits 31 bits need no arithmetic of 64 bits, which made the kernel 5 to 15 % slower.
const uint NEAR = 1u << 29;

void writeWords(RaysortOut to, uint slots[SEGMENT], uint words[SEGMENT], uint items[SEGMENT], uint end)
{
  if (push.maxCount <= NEAR)
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    {
      if (items[i] < end)
        to.word[slots[i]] = words[i];
    }
  else
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      if (items[i] < end)
        raysortWrite(to, slots[i], words[i]);
}

// The tile's values, and a word of keys that do not come in blocks, in the order of the entries: neighbours read
// neighbours.
void fetchValues(out uint values[SEGMENT], uint tile, uint count)
{
  RaysortIn first = RaysortIn(raysortAddress(uvec2(push.values), tile + gl_LocalInvocationIndex));
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] = i * THREADS + gl_LocalInvocationIndex < count ? first.word[i * THREADS] : 0u;
}

void fetchKeys(out uint keys[SEGMENT], uint tile, uint count, uint word)
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint index = i * THREADS + gl_LocalInvocationIndex;
    keys[i] = index < count ? raysort_key(tile + index)[word] : 0u;
  }
}

void packValues(inout uint values[SEGMENT], uint items[SEGMENT])
{
  uint valueBits = 31u - findMSB(secondTail());
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] |= (items[i] >> INDEX_BITS & SECOND_MASK) << valueBits;
}

// Values of a whole tile are fetched before it is sorted, four at a time, if they are aligned for that: a radix sort of
// 33.5 M pairs took 6 % less time. It took 4 to 8 % more with another way to fetch them in an `else` here, or with
// these loads before those of the next tile's keys. Returns whether the values are on their way.
const uint VALUE_BLOCKS = SEGMENT / 4u;

bool fetchAhead(out uvec4 values[VALUE_BLOCKS], uint tile, uint count)
{
  uvec2 first = raysortAddress(uvec2(push.values), tile + gl_LocalInvocationIndex * 4u);
  bool hasValues = (push.flags & (RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_PACKED)) == RAYSORT_KERNEL_VALUES;
  bool isAhead = !MAP_ONLY && hasValues && count == TILE && (first.x & 15u) == 0u; // the same for all threads
  if (isAhead)
    [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
      values[i] = RaysortIn4(first).vector[i * THREADS];
  return isAhead;
}

// From the order of the entries to that of the items, through the pool.
void gather(out uint words[SEGMENT], uint items[SEGMENT])
{
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    words[i] = pool[padded(items[i] & INDEX_MASK)];
}

void exchange(inout uint words[SEGMENT], uint items[SEGMENT])
{
  uint t = gl_LocalInvocationIndex;
  barrier(); // the pool has been read
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(t) + i * (THREADS + THREADS / 32u)] = words[i];
  gather(words, items);
}

void exchangeValues(out uint words[SEGMENT], uvec4 values[VALUE_BLOCKS], uint items[SEGMENT])
{
  uint first = padded(gl_LocalInvocationIndex * 4u);
  barrier();
  [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      pool[first + i * (THREADS * 4u + THREADS / 8u) + k] = values[i][k];
  gather(words, items);
}

// Keys still lie in the blocks that they came in, so they are not fetched again.
void exchangeKeys(out uint words[SEGMENT], uvec4 blocks[BLOCKS], uint items[SEGMENT])
{
  barrier();
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      pool[padded(blockOf(i) * BLOCK_KEYS) + k] = raysort_blockKey(blocks[i], k);
  gather(words, items);
}

// Nor are values that share the words of their keys.
const bool MAY_UNPACK = MAY_PACK && SOURCE == RAYSORT_SOURCE_UINT32; // as many blocks of keys as of values

void unpackValues(out uvec4 values[VALUE_BLOCKS], uvec4 blocks[BLOCKS])
{
  uint mask = (1u << (push.keyLayout >> 24)) - 1u;
  [[unroll]] for (uint i = 0u; i < VALUE_BLOCKS; ++i)
    values[i] = blocks[i % BLOCKS] & mask;
}

void writeInverse(uint slots[SEGMENT], uint values[SEGMENT], uint items[SEGMENT], uint end)
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < end && values[i] < push.inverseCapacity)
      raysortWrite(push.inverse, values[i], slots[i]);
}

const bool MOVES_KEYS = !MAP_ONLY && OF_TWO;

void writeKeys(uint slots[SEGMENT], uint items[SEGMENT], uvec4 blocks[BLOCKS], uint tile, uint count, uint end)
{
  uint keys[SEGMENT];
  if (HAS_BLOCKS)
    exchangeKeys(keys, blocks, items);
  else
  {
    fetchKeys(keys, tile, count, 0u);
    exchange(keys, items);
  }
  if (SOURCE != RAYSORT_SOURCE_UINT64)
  {
    writeWords(push.keysOut, slots, keys, items, end);
    return;
  }
  uint upper[SEGMENT];
  fetchKeys(upper, tile, count, 1u);
  exchange(upper, items);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < end)
    {
      RaysortOut pair = RaysortOut(raysortAddress(raysortAddress(uvec2(push.keysOut), slots[i]), slots[i]));
      pair.word[0] = keys[i];
      pair.word[1] = upper[i];
    }
}

void readStage(out uint items[SEGMENT])
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = pool[padded(gl_LocalInvocationIndex) + i * (THREADS + THREADS / 32u)];
}

void writeMap(uint tile)
{
  uint items[SEGMENT];
  readStage(items);
  RaysortOut map[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    map[i] = RaysortOut(base[items[i] >> DIGIT_SHIFT]);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] < push.digitCount << DIGIT_SHIFT)
      map[i].word[i * THREADS + gl_LocalInvocationIndex] = tile | (items[i] & INDEX_MASK);
}

void writeTile(uvec4 blocks[BLOCKS], uvec4 ahead[VALUE_BLOCKS], bool isAhead, uint tile, uint count)
{
  uint end = push.digitCount << DIGIT_SHIFT;
  uint items[SEGMENT], slots[SEGMENT], values[SEGMENT];
  readStage(items);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    slots[i] = base[items[i] >> DIGIT_SHIFT].x + (i * THREADS + gl_LocalInvocationIndex);
  if ((push.flags & RAYSORT_KERNEL_WRITE_TAIL) != 0u)
  {
    end = ~INDEX_MASK; // above all items but the padding, which keeps its index: it is looked up like the others
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      items[i] |= (items[i] & INDEX_MASK) < count ? 0u : end;
  }
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    values[i] = tile | (items[i] & INDEX_MASK);
  if (MAY_UNPACK && (push.flags & RAYSORT_KERNEL_PACKED) != 0u)
  {
    uvec4 unpacked[VALUE_BLOCKS];
    unpackValues(unpacked, blocks);
    exchangeValues(values, unpacked, items);
  }
  else if (isAhead)
    exchangeValues(values, ahead, items);
  else if ((push.flags & RAYSORT_KERNEL_VALUES) != 0u)
  {
    fetchValues(values, tile, count);
    exchange(values, items);
  }
  if (packs())
    packValues(values, items);
  writeWords(push.valuesOut, slots, values, items, end);
  if ((push.flags & RAYSORT_KERNEL_INVERSE) != 0u)
    writeInverse(slots, values, items, end);
  if (MOVES_KEYS && (push.flags & RAYSORT_KERNEL_WRITE_KEYS) != 0u)
    writeKeys(slots, items, blocks, tile, count, end);
}

void loadDigits(out uint words[WORDS], uvec4 blocks[BLOCKS], uint tile, uint count, bool isSecond)
{
  if (HAS_BYTES)
    loadBytes(words, blocks);
  else if (HAS_BLOCKS)
    loadBlocks(words, blocks, isSecond);
  else
    loadKeys(words, tile, count, isSecond);
}

void sortTile(inout uvec4 blocks[BLOCKS], uint tile, uint end)
{
  uint count = min(TILE, end - tile);
  uint words[WORDS], seconds[WORDS];
  loadDigits(words, blocks, tile, count, false);
  if (packs())
    loadDigits(seconds, blocks, tile, count, true);
  if (count < TILE) // the same for all threads
    padSegment(words, count);
  uvec4 own[BLOCKS];
  [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
    own[i] = blocks[i];
  fetchBlocks(blocks, tile + TILE, end);
  uvec4 values[VALUE_BLOCKS];
  bool isAhead = fetchAhead(values, tile, count);
  stageTile(words, seconds);
  if (MAP_ONLY)
    writeMap(tile);
  else
    writeTile(own, values, isAhead, tile, count);
  barrier();
}

// ---- ranges ----

// Small tables hold counts: their rows are summed here, by every workgroup, instead of scanned by a pass before. A row
// has the counts of pairs of chunks, then those of each pair's first. PARTS threads to a row take its vectors in turn,
// so that neighbours read neighbours, and leave what they found in the pool, which is large enough: counts of all
// chunks, and of those before this one.
const uint PARTS = DIGIT_BITS == 8u ? THREADS / 32u : THREADS / 8u;
const uint PART_ROW = PARTS * 2u + 2u; // words: padded against bank conflicts

// What a thread waits for at a time: vectors of some rows that lie a step apart.
const uint ROW_STEP = THREADS / PARTS;
const uint FLIGHT_ROWS = DIGITS / ROW_STEP < 8u ? DIGITS / ROW_STEP : 8u;
const uint FLIGHT_VECTORS = 4u;

void addVectors(inout uvec2 sums[FLIGHT_ROWS], uint firstRow, uint rows, uint begin)
{
  RaysortIn4 table = RaysortIn4(uvec2(push.table));
  uint vectors = rowStride() / 8u, part = gl_LocalInvocationIndex % PARTS, pair = gl_WorkGroupID.x / 2u;
  uvec4 counts[FLIGHT_VECTORS][FLIGHT_ROWS];
  [[unroll]] for (uint i = 0u; i < FLIGHT_VECTORS; ++i)
    if (begin + i * PARTS < vectors) // the same for all threads
      [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      {
        uint row = min(firstRow + r * ROW_STEP, rows - 1u), vector = min(begin + i * PARTS + part, vectors - 1u);
        counts[i][r] = table.vector[row * (vectors * 2u) + vector];
      }
  [[unroll]] for (uint i = 0u; i < FLIGHT_VECTORS; ++i)
    if (begin + i * PARTS < vectors)
      [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      {
        uint vector = begin + i * PARTS + part;
        uint all = vector < vectors ? raysort_sum4(counts[i][r]) : 0u;
        sums[r] += uvec2(all, raysort_sum4(raysort_onlyBefore(counts[i][r], vector * 4u, pair)));
      }
}

void sumRows(uint rows)
{
  uint part = gl_LocalInvocationIndex % PARTS, pair = gl_WorkGroupID.x / 2u;
  for (uint first = gl_LocalInvocationIndex / PARTS; first < rows; first += ROW_STEP * FLIGHT_ROWS)
  {
    uvec2 sums[FLIGHT_ROWS];
    [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
    {
      uint row = min(first + r * ROW_STEP, rows - 1u);
      sums[r] = uvec2(0u);
      if (part == 0u && gl_WorkGroupID.x % 2u != 0u)
        sums[r].y = push.table.word[row * rowStride() + rowStride() / 2u + pair];
    }
    for (uint begin = 0u; begin < rowStride() / 8u; begin += PARTS * FLIGHT_VECTORS)
      addVectors(sums, first, rows, begin);
    [[unroll]] for (uint r = 0u; r < FLIGHT_ROWS; ++r)
      if (first + r * ROW_STEP < rows)
      {
        uint at = (first + r * ROW_STEP) * PART_ROW + part * 2u;
        pool[at] = sums[r].x;
        pool[at + 1u] = sums[r].y;
      }
  }
  barrier();
}

// Counts of a row: x of all chunks, y of those before this one.
uvec2 sumOf(uint row)
{
  if ((push.flags & RAYSORT_KERNEL_UNSCANNED) == 0u)
    return uvec2(push.totals.word[row], push.table.word[row * rowStride() + gl_WorkGroupID.x]);
  uvec2 sum = uvec2(0u);
  [[unroll]] for (uint i = 0u; i < PARTS; ++i)
    sum += uvec2(pool[row * PART_ROW + i * 2u], pool[row * PART_ROW + i * 2u + 1u]);
  return sum;
}

void writeCounts(uint live)
{
  uint voids = sumOf(push.digitCount).x;
  uint strays = sumOf(push.digitCount + 1u).x;
  uint entries = raysort_entries();
  bool statistic = (push.flags & RAYSORT_KERNEL_STATISTIC) != 0u;
  push.ranges.word[0] = entries;
  push.ranges.word[1] = live;
  push.ranges.word[2] = voids + strays;
  push.ranges.word[3] = strays;
  raysort_writeArguments(4u, live);
  push.ranges.word[7] = statistic ? (entries + 31u) / 32u : 0u;
  push.ranges.word[8] = statistic ? push.totals.word[push.digitCount + 2u] : 0u;
  for (uint i = 9u; i < RAYSORT_RANGES_WORDS; ++i)
    push.ranges.word[i] = 0u;
}

void writeRange(uint material, uint offset, uint count)
{
  push.ranges.word[RAYSORT_RANGES_WORDS + material] = offset;
  raysort_writeArguments(push.countedOffset + material * 3u, count);
}

// next[digit] = the first slot of the digit, and on top of it what earlier chunks have of it. Every workgroup scans the
// totals again: cheaper than a dispatch of its own.
void findSlots(bool isLast, bool hasTail)
{
  const uint OWN = (DIGITS + THREADS - 1u) / THREADS; // digits of a thread
  bool writesRanges = isLast && (push.flags & RAYSORT_KERNEL_RANGES) != 0u;
  uint first = gl_LocalInvocationIndex * OWN;
  uvec2 counts[OWN];
  uint sum = 0u, live;
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    counts[i] = first + i < push.digitCount ? sumOf(first + i) : uvec2(0u);
    sum += counts[i].x;
  }
  uint slot = raysort_workgroupScan(sum, live);
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    uint digit = first + i;
    if (digit < push.digitCount)
    {
      next[digit] = slot + counts[i].y;
      if (writesRanges)
        writeRange(digit, slot, counts[i].x);
    }
    slot += counts[i].x;
  }
  if (gl_LocalInvocationIndex == THREADS - 1u) // here threads without digits wait anyway
  {
    next[push.digitCount] = live + (hasTail ? sumOf(push.digitCount).y + sumOf(push.digitCount + 1u).y : 0u);
    if (writesRanges)
      push.ranges.word[RAYSORT_RANGES_WORDS + push.digitCount] = live;
    if (isLast && (push.flags & RAYSORT_KERNEL_COUNTS) != 0u)
      writeCounts(live);
  }
}

// The last workgroup writes the ranges: its chunk is the one that the end cuts off, if it has one at all.
void main()
{
  RaysortChunk chunk = raysort_chunk(raysort_entries(), TILE, rowStride(), push.strideInverse, gl_WorkGroupID.x);
  bool isLive = chunk.begin < chunk.end, isLast = gl_WorkGroupID.x == rowStride() - 1u;
  uvec4 blocks[BLOCKS];
  fetchBlocks(blocks, chunk.begin, chunk.end);
  if (isLive || isLast) // the same for all threads
  {
    bool hasTail = (push.flags & RAYSORT_KERNEL_TAIL) != 0u && (isLast || !MAP_ONLY);
    if ((push.flags & RAYSORT_KERNEL_UNSCANNED) != 0u)
      sumRows(push.digitCount + (hasTail ? 2u : 0u));
    findSlots(isLast, hasTail);
  }
  barrier();
  for (uint tile = chunk.begin; tile < chunk.end; tile += TILE)
    sortTile(blocks, tile, chunk.end);
}
