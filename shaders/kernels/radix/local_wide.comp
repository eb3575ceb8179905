// local_wide.comp - sorts buckets of keys of two words in shared memory, if no key is too frequent there.
// SPDX-License-Identifier: MIT
//
// One workgroup per bucket, as local.comp. The words are sorted in the same way; then those with the same upper bits by
// the bits of the key under them: bucket_wide.glsl. If a counter is too full, the words are counted once more by spread
// counters; if one still is, the bucket goes to steady_wide.comp.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_LOCAL_WIDE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 18u; // even
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixLocalPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer RaysortInOut2 { uvec2 vector[]; };
#include "word.glsl"
#include "key.glsl"
#include "digit.glsl"
#include "short.glsl"
#include "../folded.glsl"

const bool KEYS_ONLY = (MODE & 1u) != 0u, SHORT = (MODE & RAYSORT_RADIX_MODE_SHORT) != 0u;
#include "counters.glsl"
const uint MANY_ROUNDS = 24u;  // another count, of spread counters, takes less time
const uint MOST_ROUNDS = 480u; // so many still take less time than the steady sort
shared uint moved; // the last turn in which words changed places
uint entryOf(uint i)
{
  return gl_LocalInvocationIndex + i * THREADS;
}
#include "bucket_wide.glsl"

// The upper bits of the rest, from the top.
uint wordOf(Bucket bucket, uvec2 key)
{
  uvec2 rest = restOf(bucket, key);
  uint word = bucket.restBits <= 32u ? rest.x << 32u - max(bucket.restBits, 1u)
                                     : shiftRight(rest, max(bucket.restBits, 32u) - 32u).x;
  return word & ~NUMBER_MASK;
}

// The bits of the rest under those of the word, at most 32.
uint lowOf(Bucket bucket, uvec2 key)
{
  return lowBits(restOf(bucket, key), max(bucket.restBits, WORD_BITS) - WORD_BITS).x;
}

// Orders two neighbours, each a word and the bits under it, if their words have the same upper bits. Returns whether
// they changed places.
bool orderTie(inout uvec2 a, inout uvec2 b)
{
  bool isMoved = (a.x ^ b.x) <= NUMBER_MASK && a.y > b.y;
  uvec2 first = isMoved ? b : a;
  b = isMoved ? a : b;
  a = first;
  return isMoved;
}

// Two rounds, as those of exchange. Returns whether something of this thread moved.
bool exchangeTies(inout uvec2 ties[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  bool isMoved = false;
  [[unroll]] for (uint i = 0u; i < ITEMS; i += 2u)
    isMoved = orderTie(ties[i], ties[i + 1u]) || isMoved;
  pool[t] = ties[0].x;
  pool[THREADS + t] = ties[0].y;
  pool[2u * THREADS + t] = ties[ITEMS - 1u].x;
  pool[3u * THREADS + t] = ties[ITEMS - 1u].y;
  [[unroll]] for (uint i = 1u; i + 1u < ITEMS; i += 2u)
    isMoved = orderTie(ties[i], ties[i + 1u]) || isMoved;
  barrier();
  uint before = 2u * THREADS + max(t, 1u) - 1u, after = min(t + 1u, THREADS - 1u);
  uvec2 last = uvec2(pool[before], pool[THREADS + before]), first = uvec2(pool[after], pool[THREADS + after]);
  if (t > 0u)
    isMoved = orderTie(last, ties[0]) || isMoved;
  if (t + 1u < THREADS)
    isMoved = orderTie(ties[ITEMS - 1u], first) || isMoved;
  return isMoved;
}

// Exchanges neighbours whose words have the same upper bits, until the bits under these words are in order, too. Equal
// keys stay as they are. All threads must call it.
void orderTies(Bucket bucket, inout uint words[ITEMS], uint lows[ITEMS])
{
  uvec2 ties[ITEMS];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[entryOf(i)] = SHORT ? lowOf(bucket, keyAt(bucket, entryOf(i))) : lows[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i) // what is past the last entry stays last
    ties[i] = uvec2(words[i], words[i] == 0xffffffffu ? words[i] : pool[words[i] & NUMBER_MASK]);
  barrier();
  bool isOn = true;
  for (uint turn = 1u; isOn; ++turn) // the same for all threads
  {
    if (exchangeTies(ties))
      moved = turn;
    barrier();
    isOn = moved >= turn;
  }
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = ties[i].x;
}

// Each thread has words in order, and takes those of every THREADS-th place in their stead.
void spread(inout uint words[ITEMS])
{
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[gl_LocalInvocationIndex * ITEMS + i] = words[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[entryOf(i)];
}

void sortWords(Bucket bucket, bool isSpread, uint rounds, inout uint words[ITEMS], uint lows[ITEMS])
{
  if (isSpread) // two calls, so that the common one looks nothing up
    split(bucket.size, true, words);
  else
    split(bucket.size, false, words);
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[gl_LocalInvocationIndex * ITEMS + i];
  barrier(); // all words are in registers
  for (uint turn = 0u; 2u * turn < rounds; ++turn)
    exchange(words, turn);
  barrier();
  if (bucket.restBits > WORD_BITS) // the same for all threads
    orderTies(bucket, words, lows);
  spread(words);
  writeBucket(bucket, words);
}

void sortBucket(Bucket bucket, uint index)
{
  uint words[ITEMS];
  uvec2 keys[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = keyAt(bucket, entryOf(i));
  measureBucket(bucket, keys);
  if (bucket.restBits == 0u) // one key; the same for all threads
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      words[i] = entryOf(i);
    if (SHORT || uvec2(push.keys) != uvec2(push.keysOut)) // else they are where they belong
      writeBucket(bucket, words);
    return;
  }
  uint lows[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    words[i] = wordOf(bucket, keys[i]);
    lows[i] = SHORT ? 0u : lowOf(bucket, keys[i]);
  }
  if (gl_LocalInvocationIndex == 0u)
    moved = 0u;
  clearCounters();
  uint rounds = countWords(bucket.size, false, words);
  bool isSpread = rounds > MANY_ROUNDS; // the same for all threads
  if (isSpread)
  {
    spreadCounters(bucket.size);
    rounds = countWords(bucket.size, true, words);
  }
  if (rounds <= MOST_ROUNDS) // the same for all threads
    sortWords(bucket, isSpread, rounds, words, lows);
  else if (gl_LocalInvocationIndex == 0u)
  {
    atomicOr(push.buckets.word[2u * index + 1u], RAYSORT_RADIX_STEADY_BIT);
    atomicMax(push.groups.word[0], gl_NumWorkGroups.x);
    atomicMax(push.groups.word[1], gl_NumWorkGroups.y);
  }
}

void main()
{
  uint index = foldedGroup();
  if (index < push.state.word[RAYSORT_RADIX_STATE_LISTED + push.list]) // the same for all threads
    sortBucket(openBucket(RaysortInOut2(uvec2(push.buckets)).vector[index]), index);
}
