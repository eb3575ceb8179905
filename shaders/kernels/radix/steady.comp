// steady.comp - sorts buckets in shared memory, in place, whatever their keys.
// SPDX-License-Identifier: MIT
//
// A workgroup a bucket: stable rounds of BITS bits, by ballots. The first is by the highest bits: where few different
// keys stand often, that is enough. If not, all bits follow, the lowest first. Shared memory: 11 KiB with 128 threads,
// 20 KiB with 384.
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
layout(push_constant, std430) uniform Push { RaysortRadixSteadyPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
#include "bucket.glsl"
#include "../folded.glsl"

const bool KEYS_ONLY = MODE == 1u;
const uint BINS = 1u << BITS;
const uint COUNTERS = THREADS / 32u * BINS, WORDS = COUNTERS > CAPACITY ? COUNTERS : CAPACITY;
shared uint pool[WORDS];
shared uint isUnsorted;
#include "rank.glsl"
const uint LANES = BINS < THREADS ? BINS : THREADS, EACH = (BINS + LANES - 1u) / LANES;
#define SCAN_TYPE uint
#define SCAN_THREADS LANES
#include "scan.glsl"

void placeDigits()
{
  uint t = gl_LocalInvocationIndex, counts[EACH], own = 0u, total;
  barrier();
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    counts[i] = t < LANES && t * EACH + i < BINS ? sumTeams(t * EACH + i) : 0u;
    own += counts[i];
  }
  uint place = scanBefore(own, total);
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
    if (t < LANES && t * EACH + i < BINS)
    {
      placeTeams(t * EACH + i, place);
      place += counts[i];
    }
  barrier();
}

// First entry of the thread; its others follow, 32 apart.
uint ownEntry()
{
  return gl_LocalInvocationIndex / 32u * (ITEMS * 32u) + gl_LocalInvocationIndex % 32u;
}

// A stable round by BITS bits from bit `shift` of the words on.
void sortRound(inout uint words[ITEMS], uint shift)
{
  uint places[ITEMS];
  barrier(); // the words of the round before have been read
  clearCounters();
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint digit = words[i] >> shift & BINS - 1u;
    places[i] = rankInTeam(digit, BITS) | digit << 16;
  }
  placeDigits();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    places[i] = (places[i] & 0xffffu) + pool[gl_LocalInvocationIndex / 32u * BINS + (places[i] >> 16)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    pool[places[i]] = words[i];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    words[i] = pool[ownEntry() + i * 32u];
}

// Do the words in the pool ascend? All threads must call it.
bool ascends(uint words[ITEMS])
{
  if (gl_LocalInvocationIndex == 0u)
    isUnsorted = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint at = ownEntry() + i * 32u;
    if (at > 0u && pool[max(at, 1u) - 1u] > words[i])
      isUnsorted = 1u;
  }
  barrier();
  return isUnsorted == 0u;
}

void sortWords(Bucket bucket, inout uint words[ITEMS])
{
  sortRound(words, 32u - BITS);
  bool isSorted = ascends(words);
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
      push.keys.word[bucket.first + ownEntry() + i * 32u] = keyOf(bucket, words[i]);
  if (!KEYS_ONLY)
  {
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      pool[ownEntry() + i * 32u] = values[i];
    barrier();
    [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
      if (ownEntry() + i * 32u < bucket.size)
        push.values.word[bucket.first + ownEntry() + i * 32u] = pool[words[i] & NUMBER_MASK];
  }
}

void main()
{
  bool isDone = push.state.word[RAYSORT_RADIX_STATE_DONE] != 0u;
  Bucket bucket = openBucket(RaysortIn2(uvec2(push.buckets)).vector[foldedGroup()]);
  if (!isDone && bucket.kind == RAYSORT_RADIX_KIND_STEADY) // the same for all threads
    sortBucket(bucket);
}
