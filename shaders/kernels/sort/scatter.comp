// scatter.comp - moves the entries of each chunk to their sorted slots, stably; workgroup 0 also writes the ranges.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk, tile by tile. A tile is sorted in shared memory, so that what leaves it are runs of consecutive
// slots. Threads own consecutive entries (a segment) and a counter a digit each, in shared memory:
//   count  each entry adds 1 to its thread's counter of its digit
//   scan   over all counters, digit by digit and within a digit segment by segment: the place of each counter's first entry
//   take   the entries in the same order add 1 again and get their places
// No two threads touch one counter, and a thread's own additions happen in program order: stable on any subgroup width.
// Digits of 8 bits take two such rounds of 4 bits, low bits first.
// Shared memory: 20 KiB (32 items a thread) or, 4- and 8-bit digits only, 12 KiB (16 items).
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

layout(local_size_x = 128) in;
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortScatterPush push; };
layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;

const uint TAIL = 1u << DIGIT_BITS; // digit of void, stray and padding: behind all others
#define RAYSORT_VOID TAIL
#define RAYSORT_STRAY TAIL
#include "keys.glsl"
#include "arguments.glsl"

// Counters of a round: 17 digits in a word each, or 66 digits in half a word each (65 would leave bank conflicts: the
// words a thread scans must be odd in number).
const bool HALVES = DIGIT_BITS == 6u;
const uint BINS = HALVES ? 66u : 17u;
const uint ROW = HALVES ? RAYSORT_THREADS / 2u : RAYSORT_THREADS; // words a digit
const uint COUNTERS = BINS * ROW;
const uint SCAN_WORDS = COUNTERS / RAYSORT_THREADS; // 17 or 33
const uint STAGE = TILE + TILE / 32u;

shared uint pool[COUNTERS > STAGE ? COUNTERS : STAGE]; // first the counters, then the stage
shared uint next[257];                                 // slot of the next entry of each digit
shared uint base[257];                                 // slot of tile place 0, if all the tile were of this digit

// Where two threads share a word they stand a half workgroup apart, so no subgroup meets itself in a bank. Segments are
// numbered so that the halves of a word are neighbours.
uint segmentOf(uint t)
{
  return HALVES ? (t % ROW) * 2u + t / ROW : t;
}

uint padded(uint i)
{
  return i + (i >> 5);
}

// ---- digits of a tile: entry first + i of this thread's segment, in bits 16 up; its index in the tile below ----

void loadBlocks(inout uint item[ITEMS], uint tile, uint first)
{
  [[unroll]] for (uint i = 0u; i < ITEMS; i += BLOCK_KEYS)
  {
    uvec4 block = raysort_block(tile + first + i);
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      item[i + k] = raysort_digit(uvec2(raysort_blockKey(block, k), 0u)) << 16 | (first + i + k);
  }
}

// In thread order, so that neighbours read neighbours, and through shared memory into segments.
void loadStriped(inout uint item[ITEMS], uint tile, uint count, uint first)
{
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint index = i * RAYSORT_THREADS + gl_LocalInvocationIndex;
    uint digit = TAIL;
    if (index < count)
      digit = raysort_digit(raysort_key(tile + index));
    pool[padded(index)] = digit;
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    item[i] = pool[padded(first + i)] << 16 | (first + i);
  barrier();
}

// ---- ranking ----

uint binOf(uint item, uint round)
{
  uint digit = item >> 16;
  return DIGIT_BITS < 8u ? digit : round == 0u ? digit & 15u : digit >> 4;
}

void clearCounters()
{
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
    pool[i * RAYSORT_THREADS + gl_LocalInvocationIndex] = 0u;
}

// Every thread scans its own SCAN_WORDS consecutive words. With one round, the first place of each digit gives `base`.
void scanCounters()
{
  uint first = gl_LocalInvocationIndex * SCAN_WORDS;
  uint sum = 0u;
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
    sum += HALVES ? (pool[first + i] & 0xffffu) + (pool[first + i] >> 16) : pool[first + i];
  uint total;
  uint place = raysort_workgroupScan(sum, total);
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
  {
    uint word = pool[first + i];
    uint low = HALVES ? word & 0xffffu : word;
    pool[first + i] = HALVES ? place | (place + low) << 16 : place;
    if (DIGIT_BITS < 8u && (first + i) % ROW == 0u && (first + i) / ROW <= TAIL)
      base[(first + i) / ROW] = place;
    place += low + (HALVES ? word >> 16 : 0u);
  }
}

// One round: stage the tile's items in the order of their bins.
void rankAndStage(uint item[ITEMS], uint round)
{
  uint word = gl_LocalInvocationIndex % ROW;
  uint shift = HALVES ? gl_LocalInvocationIndex / ROW * 16u : 0u;
  uint place[ITEMS / 2u]; // two to a word: the stage overwrites the counters

  clearCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    atomicAdd(pool[binOf(item[i], round) * ROW + word], 1u << shift);
  barrier();
  scanCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; i += 2u)
  {
    uint even = atomicAdd(pool[binOf(item[i], round) * ROW + word], 1u << shift) >> shift & 0xffffu;
    uint odd = atomicAdd(pool[binOf(item[i + 1u], round) * ROW + word], 1u << shift) >> shift & 0xffffu;
    place[i / 2u] = even | odd << 16;
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[padded(place[i / 2u] >> (16u * (i & 1u)) & 0xffffu)] = item[i];
  barrier();
}

// ---- out ----

void writeEntry(uint entry, uint digit, uint slot)
{
  if (digit == TAIL && (push.flags & RAYSORT_KERNEL_WRITE_TAIL) == 0u)
    return;
  uint value = (push.flags & RAYSORT_KERNEL_VALUES) != 0u ? raysortRead(push.values, entry) : entry;
  raysortWrite(push.valuesOut, slot, value);
  if ((push.flags & RAYSORT_KERNEL_WRITE_KEYS) != 0u)
  {
    uvec2 key = raysort_key(entry);
    if (SOURCE == RAYSORT_SOURCE_UINT64)
    {
      RaysortOut pair = RaysortOut(raysortAddress(raysortAddress(uvec2(push.keysOut), slot), slot));
      pair.word[0] = key.x;
      pair.word[1] = key.y;
    }
    else
      raysortWrite(push.keysOut, slot, key.x);
  }
  if ((push.flags & RAYSORT_KERNEL_INVERSE) != 0u && value < push.inverseCapacity)
    raysortWrite(push.inverse, value, slot);
}

// With one round `base` still holds the first place of each digit; turn it into the slot of place 0.
void advanceByBins()
{
  uint digit = min(gl_LocalInvocationIndex, TAIL);
  uint begin = base[digit];
  uint end = digit < TAIL ? base[digit + 1u] : TILE;
  barrier();
  if (gl_LocalInvocationIndex <= TAIL)
  {
    base[digit] = next[digit] - begin; // may wrap below zero; adding a place of this digit wraps it back
    next[digit] += end - begin;
  }
  barrier();
}

void writeTile(uint tile, uint count)
{
  uint starts = 0u; // bit i: this thread's i-th place begins the run of a digit
  if (DIGIT_BITS == 8u)
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    {
      uint place = i * RAYSORT_THREADS + gl_LocalInvocationIndex;
      uint digit = pool[padded(place)] >> 16;
      if (place == 0u || pool[padded(place - 1u)] >> 16 != digit)
      {
        base[digit] = next[digit] - place;
        starts |= 1u << i;
      }
    }
    barrier();
  }
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint place = i * RAYSORT_THREADS + gl_LocalInvocationIndex;
    uint item = pool[padded(place)];
    uint digit = item >> 16;
    if (place < count)
      writeEntry(tile + (item & 0xffffu), digit, base[digit] + place);
    if ((starts >> i & 1u) != 0u && place > 0u) // the digit before ends here
    {
      uint before = pool[padded(place - 1u)] >> 16;
      next[before] = base[before] + place;
    }
    if (DIGIT_BITS == 8u && place == TILE - 1u)
      next[digit] = base[digit] + TILE;
  }
}

void sortTile(uint tile, uint count)
{
  uint item[ITEMS];
  uint first = segmentOf(gl_LocalInvocationIndex) * ITEMS;
  if (SOURCE < RAYSORT_SOURCE_UINT32 && count == TILE)
    loadBlocks(item, tile, first);
  else
    loadStriped(item, tile, count, first);
  rankAndStage(item, 0u);
  if (DIGIT_BITS == 8u)
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      item[i] = pool[padded(first + i)];
    barrier();
    rankAndStage(item, 1u);
  }
  else
    advanceByBins();
  writeTile(tile, count);
  barrier();
}

// ---- ranges ----

void writeCounts(uint live)
{
  uint voids = push.totals.word[push.digitCount];
  uint strays = push.totals.word[push.digitCount + 1u];
  uvec3 arguments = raysort_arguments(live);
  uint entries = raysort_entries();
  bool statistic = (push.flags & RAYSORT_KERNEL_STATISTIC) != 0u;
  push.ranges.word[0] = entries;
  push.ranges.word[1] = live;
  push.ranges.word[2] = voids + strays;
  push.ranges.word[3] = strays;
  push.ranges.word[4] = arguments.x;
  push.ranges.word[5] = arguments.y;
  push.ranges.word[6] = arguments.z;
  push.ranges.word[7] = statistic ? (entries + 31u) / 32u : 0u;
  push.ranges.word[8] = statistic ? push.totals.word[push.digitCount + 2u] : 0u;
  for (uint i = 9u; i < RAYSORT_RANGES_WORDS; ++i)
    push.ranges.word[i] = 0u;
}

void writeRange(uint material, uint offset, uint count)
{
  uvec3 arguments = raysort_arguments(count);
  push.ranges.word[RAYSORT_RANGES_WORDS + material] = offset;
  push.ranges.word[push.countedOffset + material * 3u] = arguments.x;
  push.ranges.word[push.countedOffset + material * 3u + 1u] = arguments.y;
  push.ranges.word[push.countedOffset + material * 3u + 2u] = arguments.z;
}

// next[digit] = the first slot of the digit, and on top of it what earlier chunks have of it. Every workgroup scans the
// totals again: cheaper than a dispatch of its own.
void findSlots(bool isLive)
{
  bool writesRanges = gl_WorkGroupID.x == 0u && (push.flags & RAYSORT_KERNEL_RANGES) != 0u;
  uint digit = gl_LocalInvocationIndex * 2u;
  uint count0 = digit < push.digitCount ? push.totals.word[digit] : 0u;
  uint count1 = digit + 1u < push.digitCount ? push.totals.word[digit + 1u] : 0u;
  uint live;
  uint slot = raysort_workgroupScan(count0 + count1, live);
  [[unroll]] for (uint i = 0u; i < 2u; ++i)
  {
    if (digit + i < push.digitCount)
    {
      next[digit + i] = slot + (isLive ? push.table.word[(digit + i) * push.rowStride + gl_WorkGroupID.x] : 0u);
      if (writesRanges)
        writeRange(digit + i, slot, i == 0u ? count0 : count1);
    }
    slot += count0;
  }
  if (gl_LocalInvocationIndex == 0u)
  {
    uint voids = push.digitCount * push.rowStride + gl_WorkGroupID.x;
    bool tail = isLive && (push.flags & RAYSORT_KERNEL_TAIL) != 0u;
    next[TAIL] = live + (tail ? push.table.word[voids] + push.table.word[voids + push.rowStride] : 0u);
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
  if (isLive || gl_WorkGroupID.x == 0u) // the same for all threads
    findSlots(isLive);
  barrier();
  for (uint tile = chunk.begin; tile < chunk.end; tile += TILE)
    sortTile(tile, min(TILE, chunk.end - tile));
}
