// look.comp - looks at 4096 keys, and chooses the way of a sort: by buckets, or digit by digit, the low ones first.
// SPDX-License-Identifier: MIT
//
// One workgroup. Buckets are the slower way where keys repeat or crowd in parts of their range, except if they ascend,
// because then nothing or little moves, or if there are only a few different keys. Both ways give the same bits, so a
// wrong guess costs only time.
// The passes of the way that is not taken have no workgroups; its first count may run at the same time as this kernel.
// No choice depends on the order in which threads run.
//
// A thread fetches two places of four neighbouring keys: 16 bytes cost as much as 4, and 1024 places are on their
// way at once.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_LOOK;
layout(local_size_x = 512) in;
const uint THREADS = 512u, PLACES = 2u, EACH = 4u * PLACES;
const uint MOST = THREADS * EACH, BITS = 12u, SLOTS = 1u << BITS; // samples; of the upper bits, and of a hash
layout(push_constant, std430) uniform Push { RaysortRadixLookPush push; };
layout(buffer_reference, std430, buffer_reference_align = 16) readonly buffer RaysortIn4 { uvec4 vector[]; };

// Of 4096 samples: uniform keys repeat less than once. A million values of Zipf's law repeat a thousand times; 33
// million keys, a hundred of each value, 16 times. Of 1024 places: uniform keys have 906 of the 4096 values of the
// upper bits, in half of them 806, in a quarter 647.
const uint LEAST_REPEATS = 6u, LEAST_VALUES = 730u;
const uint FEW = 64u; // so few keys, each with upper bits of its own, are sorted when buckets have been made

shared uint slots[SLOTS];       // by a hash: the greatest key that falls there
shared uint values[SLOTS / 32]; // a bit for each value of the upper bits
shared uint firsts[THREADS];    // the first sample of each thread
shared uint least, greatest, disorder, repeats, distinct, isByBuckets;

// Four neighbouring keys: one of `count` equal parts of all vectors, anywhere in it, so that no period of the keys is
// met.
uvec4 fetchPlace(uint place, uint vectors, uint count)
{
  uint part = max(vectors / max(count, 1u), 1u);
  uint i = min(place * part + (place * 0x9e3779b9u ^ 0x7f4a7c15u) % part, max(vectors, 1u) - 1u);
  if (vectors == 0u)
    return uvec4(0u);
  if ((push.flags & RAYSORT_RADIX_VECTORS_BIT) != 0u)
    return RaysortIn4(uvec2(push.keys)).vector[i];
  return uvec4(push.keys.word[4u * i], push.keys.word[4u * i + 1u], push.keys.word[4u * i + 2u],
               push.keys.word[4u * i + 3u]);
}

uint slotOf(uint key)
{
  return key * 0x9e3779b9u >> 32u - BITS;
}

void clear()
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint k = 0u; k < SLOTS / THREADS; ++k)
    slots[k * THREADS + t] = 0u;
  if (t < SLOTS / 32u)
    values[t] = 0u;
  if (t == 0u)
  {
    least = 0xffffffffu;
    greatest = 0u;
    disorder = 0u;
    repeats = 0u;
    distinct = 0u;
  }
}

// The range of the samples, whether they ascend, and the slots.
void note(uint keys[EACH], uint own)
{
  uint low = 0xffffffffu, high = 0u, descents = 0u;
  [[unroll]] for (uint k = 0u; k < EACH; ++k)
    if (k < own)
    {
      low = min(low, keys[k]);
      high = max(high, keys[k]);
      descents |= k > 0u && keys[max(k, 1u) - 1u] > keys[k] ? 1u : 0u;
      atomicMax(slots[slotOf(keys[k])], keys[k]);
    }
  if (own > 0u)
  {
    atomicMin(least, low);
    atomicMax(greatest, high);
    if (descents != 0u)
      atomicOr(disorder, 1u);
  }
}

// Of the samples whose key is in their slot, all except one a slot repeat. Each key 0 counts: its slot looks empty.
void countRepeats(uint keys[EACH], uint own)
{
  uint range = greatest - least, found = 0u;
  bool isNarrow = range < 0x80000000u; // as the count by buckets has it
  uint base = isNarrow ? least : 0u, shift = isNarrow ? uint(max(findMSB(range) + 1 - int(BITS), 0)) : 32u - BITS;
  [[unroll]] for (uint k = 0u; k < SLOTS / THREADS; ++k)
    found -= slots[k * THREADS + gl_LocalInvocationIndex] != 0u ? 1u : 0u;
  [[unroll]] for (uint k = 0u; k < EACH; ++k)
    if (k < own)
    {
      uint value = keys[k] - base >> shift;
      if (k % 4u == 0u)
        atomicOr(values[value / 32u], 1u << value % 32u);
      found += slots[slotOf(keys[k])] == keys[k] ? 1u : 0u;
    }
  atomicAdd(repeats, found);
}

// The arguments of all passes; those of lists that are not made.
void writeGrids(bool isChosen)
{
  uint t = gl_LocalInvocationIndex;
  if (t < RAYSORT_RADIX_GRIDS)
  {
    bool isTaken = t < push.bucketGrids == isChosen;
    uint at = RAYSORT_RADIX_CHOICE_GRIDS + 3u * t, size = push.grids[t];
    push.choice.word[at] = isTaken ? size & 0xffffu : 0u;
    push.choice.word[at + 1u] = size >> 16;
    push.choice.word[at + 2u] = 1u;
  }
  if (t < 3u * RAYSORT_RADIX_GROUPS)
    push.groups.word[t] = t % 3u == 0u ? 0u : 1u;
}

void main()
{
  uint t = gl_LocalInvocationIndex;
  uint entries = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  uint vectors = entries / 4u, count = min(vectors, THREADS * PLACES), keys[EACH];
  uint own = 4u * min(max(count, t * PLACES) - t * PLACES, PLACES), samples = 4u * count;
  [[unroll]] for (uint i = 0u; i < PLACES; ++i)
  {
    uvec4 four = fetchPlace(t * PLACES + i, vectors, count);
    [[unroll]] for (uint k = 0u; k < 4u; ++k)
      keys[4u * i + k] = four[k];
  }
  clear();
  firsts[t] = keys[0];
  barrier();
  note(keys, own);
  if (own == EACH && (t + 1u) * EACH < samples && keys[EACH - 1u] > firsts[min(t + 1u, THREADS - 1u)])
    atomicOr(disorder, 1u);
  barrier();
  countRepeats(keys, own);
  barrier();
  if (t < SLOTS / 32u)
    atomicAdd(distinct, uint(bitCount(values[t])));
  barrier();
  if (t == 0u)
  {
    bool isEven = repeats < LEAST_REPEATS && distinct * THREADS * PLACES >= LEAST_VALUES * count;
    uint different = samples - repeats;
    bool isFew = different <= FEW && distinct >= different;
    isByBuckets = disorder == 0u || isEven || isFew ? 1u : 0u;
    push.choice.word[RAYSORT_RADIX_CHOICE_BUCKETS] = isByBuckets != 0u ? entries : 0u;
  }
  barrier();
  writeGrids(isByBuckets != 0u);
}
