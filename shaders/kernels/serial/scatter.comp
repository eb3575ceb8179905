// scatter.comp - moves the entries of each tile to their slots: values, keys and the inverse map. The last workgroup
// writes the ranges.
// SPDX-License-Identifier: MIT
//
// A thread moves a tile, entry by entry, so the order is stable. Its column of the table has the number of entries of
// each digit before the next one of the thread. Shared memory: 4.1 KiB.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_SERIAL_SCATTER;
layout(local_size_x = RAYSORT_SERIAL_THREADS) in;
layout(constant_id = RAYSORT_CONSTANT_MAP_ONLY) const bool MAP_ONLY = false;
layout(push_constant, std430) uniform Push { RaysortSerialScatterPush push; };
#define RAYSORT_VOID push.digitCount
#define RAYSORT_STRAY push.digitCount
#include "walk.glsl"
#include "../sort/arguments.glsl"

shared uint sums[RAYSORT_SERIAL_THREADS];
shared uint slots[RAYSORT_SERIAL_DIGITS]; // the first slot of each digit

bool has(uint flag)
{
  return (push.flags & flag) != 0u;
}

void writeRange(uint digit, uint slot, uint count)
{
  push.ranges.word[RAYSORT_RANGES_WORDS + digit] = slot;
  raysort_writeArguments(push.countedOffset + digit * 3u, count);
}

// Returns how many entries are live.
uint findSlots(bool writesRanges)
{
  uint t = gl_LocalInvocationIndex, own = (push.digitCount + RAYSORT_SERIAL_THREADS - 1u) / RAYSORT_SERIAL_THREADS;
  uint first = min(t * own, push.digitCount), end = min(first + own, push.digitCount);
  uint sum = 0u, slot = 0u, live = 0u;
  for (uint digit = first; digit < end; ++digit)
    sum += push.totals.word[digit];
  sums[t] = sum;
  barrier();
  for (uint i = 0u; i < RAYSORT_SERIAL_THREADS; ++i)
  {
    slot += i < t ? sums[i] : 0u;
    live += sums[i];
  }
  for (uint digit = first; digit < end; ++digit)
  {
    uint count = push.totals.word[digit];
    slots[digit] = slot;
    if (writesRanges)
      writeRange(digit, slot, count);
    slot += count;
  }
  barrier();
  return live;
}

void writeCounts(uint live)
{
  uint voids = push.totals.word[push.digitCount], strays = push.totals.word[push.digitCount + 1u];
  uint entries = raysort_entries();
  bool statistic = has(RAYSORT_KERNEL_STATISTIC);
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

void moveEntry(uint entry, uvec2 key, uint slot)
{
  uint value = !MAP_ONLY && has(RAYSORT_KERNEL_VALUES) ? raysortRead(push.values, entry) : entry;
  raysortWrite(push.valuesOut, slot, value);
  if (!MAP_ONLY && has(RAYSORT_KERNEL_INVERSE) && value < push.inverseCapacity)
    raysortWrite(push.inverse, value, slot);
  if (!MAP_ONLY && has(RAYSORT_KERNEL_WRITE_KEYS))
  {
    uvec2 to = raysortAddress(uvec2(push.keysOut), slot);
    if (SOURCE == RAYSORT_SOURCE_UINT64)
    {
      to = raysortAddress(to, slot);
      RaysortOut(to).word[1] = key.y;
    }
    RaysortOut(to).word[0] = key.x;
  }
}

void moveTile(uint column, uint begin, uint end, uint live)
{
  bool writesTail = !MAP_ONLY && has(RAYSORT_KERNEL_WRITE_TAIL);
  uint voids = push.digitCount * push.rowStride + column;
  if (writesTail && begin < end) // one more digit: void and stray entries in the order of the entries
    push.table.word[voids] += push.table.word[voids + push.rowStride];
  for (uint entry = begin; entry < end; entry += STEP)
  {
    uvec4 block = loadBlock(entry, end);
    [[unroll]] for (uint k = 0u; k < STEP; ++k)
    {
      uvec2 key = keyAt(block, entry, k, end);
      uint digit = raysort_digit(key);
      bool isLive = digit < push.digitCount;
      if (entry + k < end && (isLive || writesTail))
      {
        uint at = digit * push.rowStride + column, before = push.table.word[at];
        push.table.word[at] = before + 1u;
        moveEntry(entry + k, key, before + (isLive ? slots[digit] : live));
      }
    }
  }
}

void main()
{
  bool isLast = gl_WorkGroupID.x == gl_NumWorkGroups.x - 1u;
  uint live = findSlots(isLast && has(RAYSORT_KERNEL_RANGES));
  if (isLast && gl_LocalInvocationIndex == 0u)
  {
    if (has(RAYSORT_KERNEL_RANGES))
      push.ranges.word[RAYSORT_RANGES_WORDS + push.digitCount] = live;
    if (has(RAYSORT_KERNEL_COUNTS))
      writeCounts(live);
  }
  uint tile = 1u << (push.flags >> 16), column = gl_GlobalInvocationID.x, begin = column * tile;
  moveTile(column, begin, tileEnd(begin, tile), live);
}
