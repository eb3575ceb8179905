// local.comp - sorts buckets in shared memory, in place: those in which no key stands too often.
// SPDX-License-Identifier: MIT
//
// A workgroup a bucket. The words are split by their highest bits: atomic counters give each word a place among those
// of the same bits, in any order. Then neighbours are compared and exchanged, in as many rounds as the fullest counter
// has words. That sorts them whatever their order was, so the result does not depend on it. Example: of 2048 uniform
// keys in 2048 counters the fullest has 6 or 7. A bucket whose fullest counter has more than ROUNDS goes to
// steady.comp.
//
// A thread has one register for an entry: the place is carried where the number, which follows from the thread, will
// stand. Shared memory: 9.2 KiB with 128 threads, 18.2 KiB with 384. NVIDIA's driver gives the workgroups of a
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
const uint ROUNDS = 16u;
const uint EACH = 16u, LANES = (1u << BITS) / EACH; // counters of a thread; threads that have some
const uint COUNTERS = LANES * (EACH + 1u), COUNTED = COUNTERS + LANES / 16u * 17u;
const uint WORDS = COUNTED > CAPACITY ? COUNTED : CAPACITY;
// First the counters, behind them what the scan needs; then words; then the first and the last word of each thread, of
// even and of odd rounds; then words again; then values.
shared uint pool[WORDS];
shared uint fullest;
#define SCAN_TYPE uint
#define SCAN_THREADS LANES
#define SCAN_LENT
uint scanLoad(uint i)
{
  return pool[COUNTERS + i];
}
void scanStore(uint i, uint value)
{
  pool[COUNTERS + i] = value;
}
#include "scan.glsl"
#include "exchange.glsl"

// The counters become first places. Returns the count of the fullest.
uint scanCounters()
{
  uint first = gl_LocalInvocationIndex * (EACH + 1u), counts[EACH], sum = 0u, most = 0u, total;
  if (gl_LocalInvocationIndex < LANES)
  {
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
    {
      counts[i] = pool[first + i];
      sum += counts[i];
      most = max(most, counts[i]);
    }
    atomicMax(fullest, most);
  }
  uint place = scanBefore(sum, total);
  if (gl_LocalInvocationIndex < LANES)
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
    {
      pool[first + i] = place;
      place += counts[i];
    }
  barrier();
  return fullest;
}

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
      push.keys.word[bucket.first + t + i * THREADS] = keyOf(bucket, words[i]);
  }
  if (!KEYS_ONLY)
  {
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[t + i * THREADS] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (t + i * THREADS < bucket.size)
        push.values.word[bucket.first + t + i * THREADS] = pool[words[i] & NUMBER_MASK];
  }
}

// Gives every word its place: behind a barrier it stands there in the pool.
void split(Bucket bucket, inout uint words[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (t + i * THREADS < bucket.size)
      words[i] += pool[counterOf(words[i], BITS)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint entry = t + i * THREADS;
    bool isThere = entry < bucket.size;
    pool[isThere ? words[i] & NUMBER_MASK : entry] = isThere ? words[i] & ~NUMBER_MASK | entry : 0xffffffffu;
  }
}

void sortBucket(Bucket bucket, uint index)
{
  uint t = gl_LocalInvocationIndex, words[ITEMS], values[ITEMS];
  findBase(bucket, push.keys.word[bucket.first]);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = push.keys.word[entryAt(bucket, t + i * THREADS)];
  for (uint i = t; i < COUNTERS; i += THREADS)
    pool[i] = 0u;
  if (t == 0u)
    fullest = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    words[i] = wordOf(bucket, words[i]);
    if (t + i * THREADS < bucket.size)
      words[i] += atomicAdd(pool[counterOf(words[i], BITS)], 1u);
  }
  barrier();
  uint rounds = scanCounters();
  if (rounds <= ROUNDS) // the same for all threads
  {
    split(bucket, words);
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
