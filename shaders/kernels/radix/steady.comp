// steady.comp - sorts buckets in shared memory, in place, whatever their keys.
// SPDX-License-Identifier: MIT
//
// One workgroup per bucket. First the atomic counters of the local sort, one team after the other: where a key is
// frequent, its words take their places nearly in order. Some rounds of exchanges put right what is left. If the words
// then ascend, that was enough: it mostly is, if most counters have one key. If not, stable rounds of BITS bits follow,
// by ballots, the lowest bits first. All words differ, so both ways end with the same order. Shared memory: 9.5 KiB
// with 128 threads, 21 KiB with 256.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_STEADY;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 18u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 9u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_SPLIT) const uint SPLIT_BITS = 11u; // of the counters
layout(push_constant, std430) uniform Push { RaysortRadixSteadyPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
#include "bucket.glsl"
#include "../folded.glsl"

const bool KEYS_ONLY = MODE == 1u;
shared uint descents;
const uint EACH_COUNTER = 16u; // counters of a thread
const uint EXCHANGES = 8u;     // of two rounds each; even
#include "rounds.glsl"
#include "exchange.glsl"

// How many words are less than the one before? Thread t has those from t * ITEMS on. All threads must call it.
uint countDescents(uint words[ITEMS])
{
  uint t = gl_LocalInvocationIndex, own = 0u;
  [[unroll]] for (uint i = 1u; i < ITEMS; ++i)
    own += words[i - 1u] > words[i] ? 1u : 0u;
  barrier();
  if (t == 0u)
    descents = 0u;
  pool[t] = words[ITEMS - 1u];
  barrier();
  own += t > 0u && pool[max(t, 1u) - 1u] > words[0] ? 1u : 0u;
  if (own > 0u)
    atomicAdd(descents, own);
  barrier();
  return descents;
}

// Is the thread in the second half of the teams? Their counts are in the high 16 bits of the counters.
bool isSecond()
{
  return gl_LocalInvocationIndex / 32u >= (TEAMS + 1u) / 2u;
}

// Counts the words by their highest bits; a word gets the count before it in place of its number. Two teams at a time,
// one of each half, row by row. So the words of a half come in order, except within a row, where the order is unknown.
void countInTurns(inout uint words[ITEMS], uint size)
{
  uint team = gl_LocalInvocationIndex / 32u - (isSecond() ? (TEAMS + 1u) / 2u : 0u), shift = isSecond() ? 16u : 0u;
  for (uint turn = 0u; turn < (TEAMS + 1u) / 2u; ++turn)
  {
    if (team == turn)
      [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
        if (ownEntry() + i * 32u < size)
        {
          uint count = atomicAdd(pool[counterOf(words[i], SPLIT_BITS)], 1u << shift);
          words[i] = words[i] & ~NUMBER_MASK | count >> shift & 0xffffu;
        }
    barrier();
  }
}

// The counters become first places; the count of the first half is in the high 16 bits.
void placeCounters()
{
  uint t = gl_LocalInvocationIndex, first = min(t, LANES - 1u) * (EACH_COUNTER + 1u), sum = 0u, total;
  [[unroll]] for (uint i = 0u; i < EACH_COUNTER; ++i)
  {
    uint counts = pool[first + i];
    sum += (counts & 0xffffu) + (counts >> 16);
  }
  uint place = scanBefore(sum, total);
  if (t < LANES)
    [[unroll]] for (uint i = 0u; i < EACH_COUNTER; ++i)
    {
      uint counts = pool[first + i];
      pool[first + i] = place | counts << 16;
      place += (counts & 0xffffu) + (counts >> 16);
    }
  barrier();
}

// Puts every word at its place in the pool, with its number, and after a barrier takes those from t * ITEMS on.
void split(inout uint words[ITEMS], uint size)
{
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (ownEntry() + i * 32u < size)
    {
      uint counter = pool[counterOf(words[i], SPLIT_BITS)];
      words[i] += (counter & 0xffffu) + (isSecond() ? counter >> 16 : 0u);
    }
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint entry = ownEntry() + i * 32u;
    bool isThere = entry < size;
    pool[isThere ? words[i] & NUMBER_MASK : entry] = isThere ? words[i] & ~NUMBER_MASK | entry : 0xffffffffu;
  }
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[gl_LocalInvocationIndex * ITEMS + i];
}

// Returns whether the words ascend: then thread t has those from t * ITEMS on. If not, each thread has some words.
bool sortByCounters(inout uint words[ITEMS], uint size)
{
  for (uint i = gl_LocalInvocationIndex; i < LANES * (EACH_COUNTER + 1u); i += THREADS)
    pool[i] = 0u;
  barrier();
  countInTurns(words, size);
  placeCounters();
  split(words, size);
  uint left = countDescents(words);
  // if a quarter is still wrong after the first two, the counters have too many keys
  for (uint turn = 0u; turn < EXCHANGES && left > 0u && (turn == 0u || 4u * left < size); turn += 2u)
  {
    barrier();
    exchange(words, turn);
    exchange(words, turn + 1u);
    left = countDescents(words);
  }
  barrier();
  return left == 0u;
}

void sortWords(Bucket bucket, inout uint words[ITEMS])
{
  bool isSorted = sortByCounters(words, bucket.size);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (isSorted)
      pool[gl_LocalInvocationIndex * ITEMS + i] = words[i];
    else if (words[i] != 0xffffffffu) // back to its entry
      pool[words[i] & NUMBER_MASK] = words[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = ownEntry() + i * 32u < bucket.size ? pool[ownEntry() + i * 32u] : 0xffffffffu;
  uint rounds = isSorted ? 0u : (bucket.bits + BITS - 1u) / BITS;
  for (uint i = rounds; i > 0u; --i) // the last round ends at the highest bit
    sortRound(words, uint(max(32 - int(i * BITS), 0)));
}

void sortBucket(Bucket bucket)
{
  uint words[ITEMS], values[ITEMS];
  findBase(bucket, push.keys.word[bucket.first]);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = push.keys.word[entryAt(bucket, ownEntry() + i * 32u)];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint entry = ownEntry() + i * 32u;
    words[i] = entry < bucket.size ? wordOf(bucket, words[i]) | entry : 0xffffffffu;
  }
  sortWords(bucket, words);
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    values[i] = KEYS_ONLY ? 0u : push.values.word[entryAt(bucket, ownEntry() + i * 32u)];
  barrier(); // all keys and values have been read
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (ownEntry() + i * 32u < bucket.size)
      push.keysOut.word[bucket.first + ownEntry() + i * 32u] = keyOf(bucket, words[i]);
  if (!KEYS_ONLY)
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[ownEntry() + i * 32u] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (ownEntry() + i * 32u < bucket.size)
        push.valuesOut.word[bucket.first + ownEntry() + i * 32u] = pool[words[i] & NUMBER_MASK];
  }
}

void main()
{
  uint index = foldedGroup();
  bool isListed = index < push.state.word[RAYSORT_RADIX_STATE_LISTED + push.list]; // the same for all threads
  Bucket bucket = openBucket(RaysortIn2(uvec2(push.buckets)).vector[isListed ? index : 0u]);
  if (isListed && bucket.isSteady) // the same for all threads
    sortBucket(bucket);
}
