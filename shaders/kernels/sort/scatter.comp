// scatter.comp - moves the entries of each chunk to their sorted slots, stably; workgroup 0 also writes the ranges.
// SPDX-License-Identifier: MIT
//
// A workgroup a chunk, tile by tile. A tile is sorted in shared memory, so that what leaves it are runs of consecutive
// slots. Threads own consecutive entries (a segment) and a counter a digit each, in shared memory:
//   count  each entry adds 1 to its thread's counter of its digit
//   scan   over all counters, digit by digit and within a digit segment by segment: each counter's first place
//   take   the entries in the same order add 1 again and get their places
// No two threads touch one counter, and a thread's own additions happen in program order: stable on any subgroup width.
// Digits of 8 bits take two such rounds of 4 bits, low bits first.
// A tile is 4096 entries, with 128 threads or (4- and 8-bit digits) 256: 20 KiB of shared memory; or, 4- and 8-bit
// digits only, 2048 entries with 128 threads: 12 KiB. More threads to the same shared memory hide more latency.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl" // numbers of the constants
layout(local_size_x_id = RAYSORT_CONSTANT_THREADS) in;
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
#define RAYSORT_WORKGROUP THREADS
#include "../common.glsl"
layout(push_constant, std430) uniform Push { RaysortScatterPush push; };
layout(constant_id = RAYSORT_CONSTANT_DIGIT_BITS) const uint DIGIT_BITS = 8u;

const uint TAIL = 1u << DIGIT_BITS; // digit of void, stray and padding: behind all others
#define RAYSORT_VOID TAIL
#define RAYSORT_STRAY TAIL
#include "keys.glsl"
#include "arguments.glsl"

// Counters of a round: 17 bins in a word each, or 66 in half a word each (65 would give the threads an even number of
// words to scan, and bank conflicts with it).
const bool HALVES = DIGIT_BITS == 6u;
const bool TWO_ROUNDS = DIGIT_BITS == 8u;
const uint BINS = HALVES ? 66u : 17u;
const uint TAIL_BIN = HALVES ? 64u : 16u;
const uint ROW = HALVES ? THREADS / 2u : THREADS; // words a bin
const uint COUNTERS = BINS * ROW;
const uint SCAN_WORDS = COUNTERS / THREADS; // of a thread: 17 or 33
const uint STAGE = TILE + TILE / 32u;
const uint SEGMENT = TILE / THREADS; // entries a thread of a tile

shared uint pool[COUNTERS > STAGE ? COUNTERS : STAGE]; // first the counters, then the stage
shared uint next[257];                                 // slot of the next entry of each digit; [TAIL]: of the tail
shared uint base[257];                                 // slot of tile place 0, if all the tile were of this digit
shared uint tileLive;                                  // places of the tile before its tail

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

// ---- the digits of this thread's segment: a byte each; a bit of `tails` says that the entry belongs to the tail ----

struct Segment
{
  uint digits[SEGMENT / 4u];
  uint tails;
};

void setDigit(inout Segment segment, uint i, uint digit)
{
  segment.digits[i / 4u] |= (digit & 255u) << (i % 4u * 8u);
  segment.tails |= (digit >> DIGIT_BITS) << i;
}

void loadBlocks(inout Segment segment, uint entry)
{
  [[unroll]] for (uint i = 0u; i < SEGMENT; i += BLOCK_KEYS)
  {
    uvec4 block = raysort_block(entry + i);
    [[unroll]] for (uint k = 0u; k < BLOCK_KEYS; ++k)
      setDigit(segment, i + k, raysort_digit(uvec2(raysort_blockKey(block, k), 0u)));
  }
}

// In thread order, so that neighbours read neighbours; then through shared memory into segments.
void loadStriped(inout Segment segment, uint tile, uint count, uint first)
{
  uint t = gl_LocalInvocationIndex;
  if (SOURCE == RAYSORT_SOURCE_UINT32 && count == TILE)
  {
    RaysortIn keys = RaysortIn(raysortAddress(uvec2(push.keys), tile + t)); // one address, constant offsets
    [[unroll]] for (uint i = 0u; i < TILE; i += THREADS)
      pool[padded(t + i)] = raysort_digit(uvec2(raysort_field(keys.word[i]), 0u));
  }
  else
    for (uint i = t; i < TILE; i += THREADS)
    {
      uint digit = TAIL; // padding
      if (i < count)
        digit = raysort_digit(raysort_key(tile + i));
      pool[padded(i)] = digit;
    }
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    setDigit(segment, i, pool[padded(first + i)]);
  barrier();
}

// ---- ranking ----

void clearCounters()
{
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
    pool[i * THREADS + gl_LocalInvocationIndex] = 0u;
  barrier();
}

// Every thread scans SCAN_WORDS consecutive words. The first round notes where the tail begins, and if it is the only
// one the first place of every digit, in `base`.
void scanCounters(bool firstRound)
{
  uint first = gl_LocalInvocationIndex * SCAN_WORDS;
  uint words[SCAN_WORDS];
  uint sum = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
  {
    words[i] = pool[first + i];
    sum += HALVES ? (words[i] & 0xffffu) + (words[i] >> 16) : words[i];
  }
  uint total;
  uint place = raysort_workgroupScan(sum, total);
  [[unroll]] for (uint i = 0u; i < SCAN_WORDS; ++i)
  {
    uint low = HALVES ? words[i] & 0xffffu : words[i];
    uint bin = (first + i) / ROW;
    pool[first + i] = HALVES ? place | (place + low) << 16 : place;
    if (firstRound && (first + i) % ROW == 0u)
    {
      if (!TWO_ROUNDS)
        base[bin] = place;
      if (bin == TAIL_BIN)
        tileLive = place;
    }
    place += low + (HALVES ? words[i] >> 16 : 0u);
  }
  barrier();
}

// Adds one to this thread's counter of the bin. Returns the counter as it was.
uint take(uint bin)
{
  uint word = gl_LocalInvocationIndex % ROW;
  uint shift = HALVES ? gl_LocalInvocationIndex / ROW * 16u : 0u;
  uint before = atomicAdd(pool[bin * ROW + word], 1u << shift);
  return HALVES ? before >> shift & 0xffffu : before;
}

uint digitAt(Segment segment, uint i)
{
  return segment.digits[i / 4u] >> (i % 4u * 8u) & 255u;
}

uint firstBin(Segment segment, uint i)
{
  uint digit = digitAt(segment, i);
  return TWO_ROUNDS ? ((segment.tails >> i & 1u) != 0u ? TAIL_BIN : digit & 15u) : digit;
}

// Stages the tile by its digits, or by the low four bits of them: digit << 24 | index in the tile << 12.
void stageSegment(Segment segment, uint first)
{
  uint places[SEGMENT / 2u]; // two to a word
  clearCounters();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    take(firstBin(segment, i));
  scanCounters(true);
  [[unroll]] for (uint i = 0u; i < SEGMENT; i += 2u)
  {
    places[i / 2u] = take(firstBin(segment, i));
    places[i / 2u] |= take(firstBin(segment, i + 1u)) << 16;
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(places[i / 2u] >> (16u * (i & 1u)) & 0xffffu)] = digitAt(segment, i) << 24 | (first + i) << 12;
  barrier();
}

// Stages the stage again by the high four bits.
void stageAgain(uint first)
{
  uint item[SEGMENT]; // and its place, in the low twelve bits
  uint live = tileLive;
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    item[i] = pool[padded(first + i)];
  barrier();
  clearCounters();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    take(first + i < live ? item[i] >> 28 : TAIL_BIN);
  scanCounters(false);
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    item[i] = (item[i] & ~0xfffu) | take(first + i < live ? item[i] >> 28 : TAIL_BIN);
  barrier();
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
    pool[padded(item[i] & 0xfffu)] = item[i];
  barrier();
}

// ---- out ----

// One round: `base` still holds the first place of each digit.
void findBasesByBin()
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

// Two rounds: a digit's run begins where the place before holds another.
void findBasesByRun(bool more)
{
  uint live = tileLive;
  uint starts = 0u; // bit i: a run begins at this thread's i-th place
  [[unroll]] for (uint i = 0u; i < SEGMENT; ++i)
  {
    uint place = i * THREADS + gl_LocalInvocationIndex;
    uint digit = pool[padded(place)] >> 24;
    uint before = pool[padded(max(place, 1u) - 1u)] >> 24;
    if (place < live && (place == 0u || before != digit))
    {
      base[digit] = next[digit] - place;
      starts |= 1u << i;
    }
  }
  if (gl_LocalInvocationIndex == 0u)
    base[TAIL] = next[TAIL] - live;
  barrier();
  if (more) // where the next run begins, or the tail, the run before ends
  {
    while (starts != 0u)
    {
      uint place = findLSB(starts) * THREADS + gl_LocalInvocationIndex;
      uint before = pool[padded(max(place, 1u) - 1u)] >> 24;
      starts &= starts - 1u;
      if (place > 0u)
        next[before] = base[before] + place;
    }
    if (gl_LocalInvocationIndex == 0u)
    {
      uint last = pool[padded(max(live, 1u) - 1u)] >> 24;
      if (live > 0u)
        next[last] = base[last] + live;
      next[TAIL] += TILE - live;
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

// All that is wanted of the places before `end`, those of the tail behind `live`. Four at a time, so that their loads
// wait side by side.
void writeEntries(uint tile, uint live, uint end)
{
  for (uint first = gl_LocalInvocationIndex; first < TILE; first += 4u * THREADS)
  {
    uint entry[4], slot[4], value[4];
    bool inside[4];
    [[unroll]] for (uint i = 0u; i < 4u; ++i)
    {
      uint place = first + i * THREADS;
      uint item = pool[padded(place)];
      inside[i] = place < end;
      entry[i] = tile + (inside[i] ? item >> 12 & 0xfffu : 0u); // padding lies past the end of the input
      slot[i] = base[place < live ? item >> 24 : TAIL] + place;
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

void writeTile(uint tile, uint count)
{
  uint live = min(count, tileLive);
  if ((push.flags & MORE_THAN_MAP) != 0u)
    writeEntries(tile, live, (push.flags & RAYSORT_KERNEL_WRITE_TAIL) != 0u ? count : live);
  else // the common case, in little code
    for (uint first = gl_LocalInvocationIndex; first < TILE; first += 8u * THREADS)
      [[unroll]] for (uint i = 0u; i < 8u; ++i)
      {
        uint place = first + i * THREADS;
        uint item = pool[padded(place)];
        if (place < live)
          raysortWrite(push.valuesOut, base[item >> 24] + place, tile + (item >> 12 & 0xfffu));
      }
}

void sortTile(uint tile, uint count, bool more)
{
  uint first = segmentOf(gl_LocalInvocationIndex) * SEGMENT;
  Segment segment;
  [[unroll]] for (uint i = 0u; i < SEGMENT / 4u; ++i)
    segment.digits[i] = 0u;
  segment.tails = 0u;
  if (SOURCE < RAYSORT_SOURCE_UINT32 && count == TILE)
    loadBlocks(segment, tile + first);
  else
    loadStriped(segment, tile, count, first);
  stageSegment(segment, first);
  if (TWO_ROUNDS)
  {
    stageAgain(first);
    findBasesByRun(more);
  }
  else
    findBasesByBin();
  writeTile(tile, count);
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
  const uint DIGITS = 256u / THREADS; // a thread
  bool writesRanges = gl_WorkGroupID.x == 0u && (push.flags & RAYSORT_KERNEL_RANGES) != 0u;
  uint first = gl_LocalInvocationIndex * DIGITS;
  uint counts[DIGITS];
  uint sum = 0u, live;
  [[unroll]] for (uint i = 0u; i < DIGITS; ++i)
  {
    counts[i] = first + i < push.digitCount ? push.totals.word[first + i] : 0u;
    sum += counts[i];
  }
  uint slot = raysort_workgroupScan(sum, live);
  [[unroll]] for (uint i = 0u; i < DIGITS; ++i)
  {
    uint digit = first + i;
    if (digit < push.digitCount)
    {
      next[digit] = slot + (isLive ? push.table.word[digit * push.rowStride + gl_WorkGroupID.x] : 0u);
      if (writesRanges)
        writeRange(digit, slot, counts[i]);
    }
    slot += counts[i];
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
    sortTile(tile, min(TILE, chunk.end - tile), tile + TILE < chunk.end);
}
