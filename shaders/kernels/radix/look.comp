// look.comp - looks at 4096 keys, and chooses the way of a sort: by buckets, or digit by digit, the low ones first.
// SPDX-License-Identifier: MIT
//
// One workgroup. Buckets lose where keys repeat or crowd in parts of their range; unless they ascend, for then nothing
// or little moves, or are a few alone. The two ways give the same bits, so a wrong guess costs time alone. Both read how many entries they
// sort: the way that is not taken reads 0. No choice depends on the order in which threads run.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_LOOK;
layout(local_size_x = 512) in;
const uint THREADS = 512u, EACH = 8u, BITS = 12u, MOST = 1u << BITS; // MOST = THREADS * EACH samples
layout(push_constant, std430) uniform Push { RaysortRadixLookPush push; };

// Of 4096 samples: uniform keys repeat less than once and have 2590 of the 4096 values of the upper bits, in half of
// them 1770. A million values of Zipf's law repeat a thousand times; 33 million keys, a hundred of each value, 16 times.
const uint LEAST_REPEATS = 6u, LEAST_VALUES = 1600u;
const uint FEW = 64u; // so few keys, each with upper bits of its own, are sorted when buckets have been made

shared uint slots[MOST];       // by a hash: the greatest key that falls there
shared uint values[MOST / 32]; // a bit for each value of the upper bits
shared uint firsts[THREADS];   // the first sample of each thread
shared uint least, greatest, disorder, repeats, distinct;

// Sample i of a number: one in each of as many equal parts, anywhere in it, so that no period of the keys is met.
uint placeOf(uint i, uint stride)
{
  return i * stride + (i * 0x9e3779b9u ^ 0x7f4a7c15u) % stride;
}

uint slotOf(uint key)
{
  return key * 0x9e3779b9u >> 32u - BITS;
}

void clear()
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint k = 0u; k < EACH; ++k)
    slots[k * THREADS + t] = 0u;
  if (t < MOST / 32u)
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
      descents |= k > 0u && keys[k - 1u] > keys[k] ? 1u : 0u;
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

// Samples that are in their slot, but for one a slot, repeat. Each key 0 counts: its slot looks empty.
void countRepeats(uint keys[EACH], uint own)
{
  uint range = greatest - least, found = 0u;
  bool isNarrow = range < 0x80000000u; // as the count by buckets has it
  uint base = isNarrow ? least : 0u, shift = isNarrow ? uint(max(findMSB(range) + 1 - int(BITS), 0)) : 32u - BITS;
  [[unroll]] for (uint k = 0u; k < EACH; ++k)
  {
    found -= slots[k * THREADS + gl_LocalInvocationIndex] != 0u ? 1u : 0u;
    if (k < own)
    {
      uint value = keys[k] - base >> shift;
      atomicOr(values[value / 32u], 1u << value % 32u);
      found += slots[slotOf(keys[k])] == keys[k] ? 1u : 0u;
    }
  }
  atomicAdd(repeats, found);
}

void main()
{
  uint t = gl_LocalInvocationIndex;
  uint entries = (push.flags & RAYSORT_RADIX_LIVE_BIT) != 0u ? min(push.live.word[0], push.maxCount) : push.maxCount;
  uint samples = min(entries, MOST), stride = max(entries / MOST, 1u);
  uint own = min(max(samples, t * EACH) - t * EACH, EACH), keys[EACH];
  [[unroll]] for (uint k = 0u; k < EACH; ++k)
    keys[k] = push.keys.word[min(placeOf(t * EACH + k, stride), max(entries, 1u) - 1u)];
  clear();
  firsts[t] = keys[0];
  barrier();
  note(keys, own);
  if (own == EACH && (t + 1u) * EACH < samples && keys[EACH - 1u] > firsts[t + 1u])
    atomicOr(disorder, 1u);
  barrier();
  countRepeats(keys, own);
  barrier();
  if (t < MOST / 32u)
    atomicAdd(distinct, uint(bitCount(values[t])));
  barrier();
  if (t == 0u)
  {
    bool isEven = repeats < LEAST_REPEATS && distinct * (MOST / 64u) >= LEAST_VALUES * samples / 64u;
    uint different = samples - repeats;
    bool isByBuckets = disorder == 0u || isEven || (different <= FEW && distinct >= different);
    push.choice.word[RAYSORT_RADIX_CHOICE_BUCKETS] = isByBuckets ? entries : 0u;
    push.choice.word[RAYSORT_RADIX_CHOICE_DIGITS] = isByBuckets ? 0u : entries;
  }
}
