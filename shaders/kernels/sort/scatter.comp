// scatter.comp - moves the entries of each chunk to their sorted slots, stably; workgroup 0 also writes the ranges.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk, tile by tile. A tile is sorted in shared memory, so that what leaves it are runs of consecutive
// slots. A thread owns 16 consecutive entries (a segment), in registers. Digits of 3 or 4 bits take one round, of 6 or
// 8 bits two, low bits first:
//   rank   within the segment, by counters of 4 bits packed into one or two registers
//   scan   the segments' counts, digit by digit and within a digit segment by segment: each one's first place
//   stage  the entry at first place + rank
// No two threads touch one counter and each goes through its entries in order: stable on any subgroup width, and as
// fast for coherent ids as for random ones. Integer arithmetic is what bounds it, at about 20 instructions an entry and
// round on NVIDIA's GPUs: hence packed counters, no test that a constant can replace, and no entry that is not live.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl" // numbers of the constants
layout(local_size_x_id = RAYSORT_CONSTANT_THREADS) in;
#define RAYSORT_WORKGROUP THREADS
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortScatterPush push; };
layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;

// The tail (void, stray and the padding of the last tile) is one more digit behind the others, push.digitCount.
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY push.digitCount
#include "keys.glsl"
#include "arguments.glsl"

// Rounds of 4 bits count digits d and d + 8 in the halves of a word.
const bool PAIRS = DIGIT_BITS % 4u == 0u;
const uint ROUND_BITS = PAIRS ? 4u : 3u;
const bool ONE_ROUND = DIGIT_BITS <= 4u;
const uint BINS = 1u << ROUND_BITS;
const uint DIGITS = 1u << DIGIT_BITS;
const uint OCTETS = THREADS / 8u; // of segments
const uint SEGMENT = RAYSORT_SEGMENT;
const uint TILE = THREADS * SEGMENT;

// An item, that is an entry of a tile: digit << 12 | its index in the tile.
const uint DIGIT_SHIFT = 12u;
const uint INDEX_MASK = 0xfffu;

// Shared memory decides how many workgroups a multiprocessor holds (NVIDIA driver 580 gives all of them about 50 KiB).
// So one pool serves the counts of the segments (rows of bytes), then their places (a row a digit, a column a segment),
// then the stage (items, padded against bank conflicts).
shared uint pool[TILE + TILE / 32u];
shared uint firstPlaces[BINS]; // of the digits
shared uint next[DIGITS + 1u]; // slot of the next entry of each digit and of the tail
shared uint base[DIGITS + 1u]; // slot of tile place 0, if all the tile were of this digit

uint padded(uint i)
{
  return i + (i >> 5);
}

// Column of a segment: threads that own consecutive segments, and threads that take eight each, find different banks.
uint columnOf(uint segment)
{
  return segment ^ (segment >> 5);
}

// ---- in ----

const bool HAS_BLOCKS = SOURCE < RAYSORT_SOURCE_UINT64;
const uint BLOCKS = SEGMENT / BLOCK_KEYS;

// The keys of this thread's segment, as they lie in memory; of whole tiles only. They are fetched a tile ahead.
void fetchBlocks(inout uvec4 blocks[BLOCKS], uint tile, uint end)
{
  uint entry = tile + gl_LocalInvocationIndex * SEGMENT;
  if (HAS_BLOCKS && tile + TILE <= end)
    [[unroll]] for (uint i = 0u; i < BLOCKS; ++i)
      blocks[i] = raysort_block(entry + i * BLOCK_KEYS);
}

void loadBlocks(out uint digits[SEGMENT], uvec4 blocks[BLOCKS])
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; i += BLOCK_KEYS)
  {
    uvec4 block = blocks[i / BLOCK_KEYS];
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      digits[i + k] = raysort_digit(uvec2(raysort_blockKey(block, k), 0u));
  }
}

// In thread order, so that neighbours read neighbours; then through shared memory into segments.
void loadStriped(out uint digits[SEGMENT], uint tile, uint count, uint first)
{
  for (uint i = gl_LocalInvocationIndex; i < TILE; i += THREADS)
  {
    uint digit = push.digitCount; // padding
    if (i < count)
      digit = raysort_digit(raysort_key(tile + i));
    pool[padded(i)] = digit;
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    digits[i] = pool[padded(first) + i];
  barrier();
}

// ---- a round ----
// In the last round a digit may have one bit more than counters: digits of BINS and above are the tail of a sort whose
// digits fill all counters. They are not counted; stageTail places them.

// Ranks the items within their segment, and leaves the segment's counts in `pool`: bytes, even and odd digits apart.
void rankSegment(uint digits[SEGMENT], bool isLast, out uint ranks[SEGMENT])
{
  uint lower = 0u, upper = 0u; // counters of 4 bits, of digits 0 to 7 and 8 to 15
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint digit = digits[i];
    uint nibble = digit * 4u & 31u;
    if (PAIRS)
    {
      ranks[i] = (digit < 8u ? lower : upper) >> nibble & 15u;
      lower += digit < 8u ? 1u << nibble : 0u;
      upper += digit >= 8u && (!isLast || digit < BINS) ? 1u << nibble : 0u;
    }
    else
    {
      ranks[i] = lower >> nibble & 15u;
      lower += isLast ? (1u << digit * 2u) << digit * 2u : 1u << nibble; // nothing for digit 8
    }
  }
  uvec4 counts = uvec4(lower, lower >> 4, upper, upper >> 4) & 0x0f0f0f0fu;
  uint last = digits[SEGMENT - 1u];
  if (ranks[SEGMENT - 1u] == SEGMENT - 1u && last < BINS) // 16 of one digit: its counter has overflowed
  {
    uint word = last & 1u | last >> 2 & 2u;
    counts = mix(uvec4(0u), uvec4(SEGMENT << (last & 6u) * 4u), equal(uvec4(0u, 1u, 2u, 3u), uvec4(word)));
  }
  uint column = columnOf(gl_LocalInvocationIndex);
  [[unroll]] for (uint i = 0u; i < BINS / 4u; ++i)
    pool[i * THREADS + column] = counts[i];
}

// From counts to places; a thread takes a digit (or a pair) of eight segments. Returns how many items were counted.
uint scanCounts()
{
  uint digit = gl_LocalInvocationIndex / OCTETS;
  uint column = columnOf(gl_LocalInvocationIndex % OCTETS * 8u); // of segment i of the eight: column ^ i
  uint shift = (digit & 6u) * 4u;
  uint counts[8];
  uint sum = 0u, total;
  barrier();
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
  {
    uint at = ((digit & 1u) * THREADS + column) ^ i;
    counts[i] = pool[at] >> shift & 255u;
    if (PAIRS)
      counts[i] |= (pool[at + 2u * THREADS] >> shift & 255u) << 16;
    sum += counts[i];
  }
  uint place = raysort_workgroupScan(sum, total);
  if (PAIRS) // the upper digits come behind all lower ones
  {
    place += total << 16;
    total = (total & 0xffffu) + (total >> 16);
  }
  if (ONE_ROUND && gl_LocalInvocationIndex % OCTETS == 0u)
  {
    firstPlaces[digit] = PAIRS ? place & 0xffffu : place;
    if (PAIRS)
      firstPlaces[digit + 8u] = place >> 16;
  }
  [[unroll]] for (uint i = 0u; i < 8u; ++i)
  {
    pool[(digit * THREADS + column) ^ i] = place;
    place += counts[i];
  }
  barrier();
  return total;
}

void stageSegment(uint digits[SEGMENT], uint items[SEGMENT], bool isLast, uint ranks[SEGMENT])
{
  uint column = columnOf(gl_LocalInvocationIndex);
  uint places[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint digit = digits[i];
    places[i] = pool[(PAIRS ? digit & 7u : digit) * THREADS + column]; // row 8 of the tail: anything, within the pool
    if (PAIRS)
      places[i] = places[i] >> (digit & 8u) * 2u & 0xffffu;
    places[i] += ranks[i];
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (!isLast || digits[i] < BINS)
      pool[padded(places[i])] = items[i];
}

// Behind the counted ones.
void stageTail(uint items[SEGMENT], uint counted)
{
  uint tails = 0u, total;
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    tails += items[i] >= DIGITS << DIGIT_SHIFT ? 1u : 0u;
  uint place = counted + raysort_workgroupScan(tails, total);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    if (items[i] >= DIGITS << DIGIT_SHIFT)
      pool[padded(place++)] = items[i];
}

// One round: every digit's items lie from its first place to the next digit's.
void findBasesByBin(uint counted)
{
  uint digit = gl_LocalInvocationIndex;
  if (digit <= BINS)
  {
    uint begin = digit < BINS ? firstPlaces[digit] : counted;
    uint end = digit + 1u < BINS ? firstPlaces[digit + 1u] : digit < BINS ? counted : TILE;
    base[digit] = next[digit] - begin; // may wrap below zero; adding a place of this digit wraps it back
    next[digit] += end - begin;
  }
}

// Sorts the tile into `pool`.
void stageTile(uint digits[SEGMENT], uint first)
{
  uint items[SEGMENT], ranks[SEGMENT];
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = (digits[i] << DIGIT_SHIFT) + (first + i);
  if (!ONE_ROUND)
  {
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      digits[i] &= BINS - 1u;
    rankSegment(digits, false, ranks);
    scanCounts();
    stageSegment(digits, items, false, ranks);
    barrier();
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    {
      items[i] = pool[padded(first) + i];
      digits[i] = items[i] >> (DIGIT_SHIFT + ROUND_BITS);
    }
    barrier();
  }
  rankSegment(digits, true, ranks);
  uint counted = scanCounts();
  stageSegment(digits, items, true, ranks);
  if (counted < TILE) // the same for all threads
    stageTail(items, counted);
  if (ONE_ROUND)
    findBasesByBin(counted);
  barrier();
}

// ---- out ----

// Two rounds: a digit's run begins where the place before holds another.
void findBasesByRun(uint items[SEGMENT], bool more)
{
  uint t = gl_LocalInvocationIndex;
  uint starts = 0u; // bit i: a run begins at this thread's i-th place
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint place = i * THREADS + t;
    uint before = place == 0u ? ~items[i] : pool[padded(place - 1u)];
    if ((items[i] ^ before) >> DIGIT_SHIFT != 0u)
    {
      base[items[i] >> DIGIT_SHIFT] = next[items[i] >> DIGIT_SHIFT] - place;
      starts |= 1u << i;
    }
  }
  barrier();
  if (more) // where the next run begins, or the tile ends, the run before ends
  {
    while (starts != 0u)
    {
      uint place = findLSB(starts) * THREADS + t;
      uint before = pool[padded(max(place, 1u) - 1u)] >> DIGIT_SHIFT;
      starts &= starts - 1u;
      if (place > 0u)
        next[before] = base[before] + place;
    }
    if (t == 0u)
    {
      uint last = pool[padded(TILE - 1u)] >> DIGIT_SHIFT;
      next[last] = base[last] + TILE;
    }
  }
}

void writeKey(uint slot, uvec2 key)
{
  if (SOURCE == RAYSORT_SOURCE_UINT64)
  {
    RaysortOut pair = RaysortOut(raysortAddress(raysortAddress(uvec2(push.keysOut), slot), slot));
    pair.word[0] = key.x;
    pair.word[1] = key.y;
  }
  else
    raysortWrite(push.keysOut, slot, key.x);
}

// All that is wanted of the items below `end`. Four at a time, so that their loads wait side by side.
void writeEntries(uint tile, uint count, uint end)
{
  [[dont_unroll]] for (uint first = 0u; first < SEGMENT; first += 4u)
  {
    uint entry[4], slot[4], value[4];
    bool inside[4];
    [[unroll]] for (uint i = 0u; i < 4u; ++i)
    {
      uint place = (first + i) * THREADS + gl_LocalInvocationIndex;
      uint item = pool[padded(place)];
      inside[i] = item < end && (item & INDEX_MASK) < count;
      entry[i] = tile + (inside[i] ? item & INDEX_MASK : 0u); // padding lies past the end of the input
      slot[i] = base[item >> DIGIT_SHIFT] + place;
    }
    [[unroll]] for (uint i = 0u; i < 4u; ++i)
      value[i] = (push.flags & RAYSORT_KERNEL_VALUES) != 0u ? raysortRead(push.values, entry[i]) : entry[i];
    [[unroll]] for (uint i = 0u; i < 4u; ++i)
    {
      if (inside[i])
        raysortWrite(push.valuesOut, slot[i], value[i]);
      if (inside[i] && (push.flags & RAYSORT_KERNEL_INVERSE) != 0u && value[i] < push.inverseCapacity)
        raysortWrite(push.inverse, value[i], slot[i]);
    }
    if ((push.flags & RAYSORT_KERNEL_WRITE_KEYS) != 0u)
    {
      uvec2 key[4];
      [[unroll]] for (uint i = 0u; i < 4u; ++i)
        key[i] = raysort_key(entry[i]);
      [[unroll]] for (uint i = 0u; i < 4u; ++i)
        if (inside[i])
          writeKey(slot[i], key[i]);
    }
  }
}

const uint MORE_THAN_MAP = RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_WRITE_KEYS | RAYSORT_KERNEL_INVERSE |
                           RAYSORT_KERNEL_WRITE_TAIL;

void writeTile(uint tile, uint count, bool more)
{
  uint items[SEGMENT];
  uint end = push.digitCount << DIGIT_SHIFT;
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    items[i] = pool[padded(gl_LocalInvocationIndex) + i * (THREADS + THREADS / 32u)];
  if (!ONE_ROUND)
    findBasesByRun(items, more);
  if ((push.flags & MORE_THAN_MAP) != 0u)
    writeEntries(tile, count, (push.flags & RAYSORT_KERNEL_WRITE_TAIL) != 0u ? 0xffffffffu : end);
  else // the common case; all slots first, so that their loads wait side by side
  {
    uint slots[SEGMENT];
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      slots[i] = base[items[i] >> DIGIT_SHIFT] + (i * THREADS + gl_LocalInvocationIndex);
    [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
      if (items[i] < end)
        raysortWrite(push.valuesOut, slots[i], tile + (items[i] & INDEX_MASK));
  }
}

void sortTile(inout uvec4 blocks[BLOCKS], uint tile, uint end)
{
  uint first = gl_LocalInvocationIndex * SEGMENT;
  uint count = min(TILE, end - tile);
  uint digits[SEGMENT];
  if (HAS_BLOCKS && count == TILE)
    loadBlocks(digits, blocks);
  else
    loadStriped(digits, tile, count, first);
  stageTile(digits, first);
  fetchBlocks(blocks, tile + TILE, end);
  writeTile(tile, count, tile + TILE < end);
  barrier();
}

// ---- ranges ----

void writeCounts(uint live)
{
  uint voids = push.totals.word[push.digitCount];
  uint strays = push.totals.word[push.digitCount + 1u];
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
void findSlots(bool isLive)
{
  const uint OWN = (DIGITS + THREADS - 1u) / THREADS; // digits of a thread
  bool writesRanges = gl_WorkGroupID.x == 0u && (push.flags & RAYSORT_KERNEL_RANGES) != 0u;
  uint first = gl_LocalInvocationIndex * OWN;
  uint counts[OWN], before[OWN];
  uint sum = 0u, live;
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    uint digit = first + i;
    counts[i] = digit < push.digitCount ? push.totals.word[digit] : 0u;
    before[i] = digit < push.digitCount && isLive ? push.table.word[digit * push.rowStride + gl_WorkGroupID.x] : 0u;
    sum += counts[i];
  }
  uint slot = raysort_workgroupScan(sum, live);
  [[unroll]] for (uint i = 0u; i < OWN; ++i)
  {
    uint digit = first + i;
    if (digit < push.digitCount)
    {
      next[digit] = slot + before[i];
      if (writesRanges)
        writeRange(digit, slot, counts[i]);
    }
    slot += counts[i];
  }
  if (gl_LocalInvocationIndex == 0u)
  {
    uint voids = push.digitCount * push.rowStride + gl_WorkGroupID.x;
    bool tail = isLive && (push.flags & RAYSORT_KERNEL_TAIL) != 0u;
    next[push.digitCount] = live + (tail ? push.table.word[voids] + push.table.word[voids + push.rowStride] : 0u);
    if (writesRanges)
      push.ranges.word[RAYSORT_RANGES_WORDS + push.digitCount] = live;
    if (gl_WorkGroupID.x == 0u && (push.flags & RAYSORT_KERNEL_COUNTS) != 0u)
      writeCounts(live);
  }
}

void main()
{
  RaysortChunk chunk = raysort_chunk(raysort_entries(), TILE, push.rowStride, gl_WorkGroupID.x);
  bool isLive = gl_WorkGroupID.x < chunk.count;
  uvec4 blocks[BLOCKS];
  fetchBlocks(blocks, chunk.begin, chunk.end);
  if (isLive || gl_WorkGroupID.x == 0u) // the same for all threads
    findSlots(isLive);
  barrier();
  for (uint tile = chunk.begin; tile < chunk.end; tile += TILE)
    sortTile(blocks, tile, chunk.end);
}
