// local.comp - sorts buckets in shared memory, in place: those in which no key is too frequent.
// SPDX-License-Identifier: MIT
//
// One workgroup per bucket. The words are split by their highest bits: atomic counters give each word a place among
// those of the same bits, in any order. Then neighbours are compared and exchanged, in as many rounds as the fullest
// counter has words. That sorts them whatever their order was, so the result does not depend on it. Example: of 2048
// uniform keys in 2048 counters the fullest has 6 or 7. A bucket whose fullest counter has more than ROUNDS goes to
// steady.comp.
//
// A thread has one register for an entry: the place is carried where the number, which follows from the thread, will
// be. Shared memory: 9.2 KiB with 128 threads, 18.2 KiB with 384. NVIDIA's driver gives the workgroups of a
// multiprocessor 48 KiB together: five and two run at a time.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_LOCAL;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 18u; // even
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 11u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixLocalPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) buffer RaysortInOut2 { uvec2 vector[]; };
#include "bucket.glsl"
#include "../folded.glsl"

const bool KEYS_ONLY = MODE == 1u;
#include "counters.glsl"

// Writes the keys and the values of the sorted words.
void writeBucket(Bucket bucket, uint words[ITEMS], uint values[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[t * ITEMS + i] = words[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    words[i] = pool[t + i * THREADS];
    if (t + i * THREADS < bucket.size)
      push.keysOut.word[bucket.first + t + i * THREADS] = keyOf(bucket, words[i]);
  }
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[t + i * THREADS] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (t + i * THREADS < bucket.size)
        push.valuesOut.word[bucket.first + t + i * THREADS] = pool[words[i] & NUMBER_MASK];
  }
}

void sortBucket(Bucket bucket, uint index)
{
  uint t = gl_LocalInvocationIndex, words[ITEMS], values[ITEMS];
  findBase(bucket, push.keys.word[bucket.first]);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = wordOf(bucket, push.keys.word[entryAt(bucket, t + i * THREADS)]);
  clearCounters();
  uint rounds = countWords(bucket.size, false, words);
  if (rounds <= ROUNDS) // the same for all threads
  {
    split(bucket.size, false, words);
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      values[i] = KEYS_ONLY ? 0u : push.values.word[entryAt(bucket, t + i * THREADS)];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      words[i] = pool[t * ITEMS + i];
    barrier(); // all words are in registers
    for (uint turn = 0u; 2u * turn < rounds; ++turn)
      exchange(words, turn);
    barrier();
    writeBucket(bucket, words, values);
  }
  else if (t == 0u)
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
