// local_wide.comp - sorts buckets of keys of two words in shared memory, if no key is too frequent there.
// SPDX-License-Identifier: MIT
//
// One workgroup per bucket, as local.comp. The words are sorted in the same way; then keys whose words have the same
// upper bits are compared: bucket_wide.glsl. They are few, or else they are in one counter, and the bucket goes to
// steady_wide.comp.
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
#include "../folded.glsl"

const bool KEYS_ONLY = MODE == 1u;
#include "counters.glsl"
const uint MOST_ROUNDS = 160u; // of different keys: so many still take less time than the steady sort
shared uint repeats;
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

bool isTie(uint place)
{
  return (pool[place] ^ pool[place - 1u]) <= NUMBER_MASK;
}

// Sorts those words from `first` on whose upper bits are the same by their keys. Equal keys are in order already.
void sortTies(Bucket bucket, uint first)
{
  for (uint end = first + 1u; end < bucket.size && isTie(end); ++end)
  {
    uint word = pool[end], place = end;
    uvec2 key = keyAt(bucket, word & NUMBER_MASK);
    while (place > first && isLess(key, keyAt(bucket, pool[place - 1u] & NUMBER_MASK)))
    {
      pool[place] = pool[place - 1u];
      --place;
    }
    pool[place] = word;
  }
}

// Each thread has words in order, and takes those of every THREADS-th place in their stead.
void finish(Bucket bucket, inout uint words[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[t * ITEMS + i] = words[i];
  barrier();
  if (bucket.restBits > WORD_BITS) // the same for all threads
  {
    for (uint i = 0u; i < ITEMS; ++i)
    {
      uint place = entryOf(i);
      if (place + 1u < bucket.size && isTie(place + 1u) && (place == 0u || !isTie(max(place, 1u))))
        sortTies(bucket, place);
    }
    barrier();
  }
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[entryOf(i)];
}

// Returns how many words the fullest counter has. The words get their places after those of the counters before.
uint countWords(Bucket bucket, uvec2 keys[ITEMS], out uint words[ITEMS])
{
  for (uint i = gl_LocalInvocationIndex; i < COUNTERS; i += THREADS)
    pool[i] = 0u;
  if (gl_LocalInvocationIndex == 0u)
    fullest = repeats = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    words[i] = wordOf(bucket, keys[i]);
    if (entryOf(i) < bucket.size)
      words[i] += atomicAdd(pool[counterOf(words[i], BITS)], 1u);
  }
  barrier();
  return scanCounters();
}

// Before the words are in order: do many neighbours differ only in their numbers? Then keys repeat, and to compare them
// with each other would take longer than the steady sort. All threads must call it.
bool hasRepeats(Bucket bucket, uint words[ITEMS])
{
  uint own = 0u;
  [[unroll]] for (uint i = 1u; i < ITEMS; ++i)
    if (gl_LocalInvocationIndex * ITEMS + i < bucket.size)
      own += (words[i] ^ words[i - 1u]) <= NUMBER_MASK ? 1u : 0u;
  if (own > 0u)
    atomicAdd(repeats, own);
  barrier();
  return repeats > bucket.size / 32u;
}

// Returns whether it did, the same for all threads.
bool sortWords(Bucket bucket, uint rounds, inout uint words[ITEMS])
{
  split(bucket.size, words);
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[gl_LocalInvocationIndex * ITEMS + i];
  barrier(); // all words are in registers
  if (rounds > ROUNDS && hasRepeats(bucket, words))
    return false;
  for (uint turn = 0u; 2u * turn < rounds; ++turn)
    exchange(words, turn);
  barrier();
  finish(bucket, words);
  writeBucket(bucket, words);
  return true;
}

void sortBucket(Bucket bucket, uint index)
{
  uint t = gl_LocalInvocationIndex, words[ITEMS], rounds = 0u;
  uvec2 keys[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    keys[i] = keyAt(bucket, entryOf(i));
  measureBucket(bucket, keys);
  if (bucket.restBits == 0u) // one key; the same for all threads
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      words[i] = entryOf(i);
    if (uvec2(push.keys) != uvec2(push.keysOut)) // else they are where they belong
      writeBucket(bucket, words);
    return;
  }
  rounds = countWords(bucket, keys, words);
  bool isSorted = false; // this and rounds: the same for all threads
  if (rounds <= MOST_ROUNDS)
    isSorted = sortWords(bucket, rounds, words);
  if (!isSorted && t == 0u)
  {
    RaysortInOut2(uvec2(push.buckets)).vector[index].y =
        bucket.size | bucket.bits << 16 | RAYSORT_RADIX_KIND_STEADY << RAYSORT_RADIX_KIND_BIT;
    atomicMax(push.groups.word[0], gl_NumWorkGroups.x);
    atomicMax(push.groups.word[1], gl_NumWorkGroups.y);
  }
}

void main()
{
  uint index = foldedGroup();
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  Bucket bucket = openBucket(RaysortInOut2(uvec2(push.buckets)).vector[index]);
  if (!isDone && bucket.kind == push.kind) // the same for all threads
    sortBucket(bucket, index);
}
