// steady_wide.comp - sorts buckets of keys of two words in shared memory, whatever their keys.
// SPDX-License-Identifier: MIT
//
// One workgroup per bucket. Stable rounds of BITS bits, by ballots: over as many bits of the rests, from their lowest,
// as a word has room for; then the words get the next ones, and so on. Shared memory: as steady.comp.
#version 460
#extension GL_GOOGLE_include_directive : require
#extension GL_EXT_buffer_reference : require
#extension GL_EXT_buffer_reference_uvec2 : require
#extension GL_EXT_control_flow_attributes : require
#extension GL_KHR_shader_subgroup_ballot : require

#include "raysort_address.glsl"
#include "push.h"
layout(constant_id = RAYSORT_CONSTANT_IDENTITY) const uint IDENTITY = RAYSORT_IDENTITY_RADIX_STEADY_WIDE;
layout(local_size_x = 128, local_size_x_id = RAYSORT_CONSTANT_THREADS) in; // 128: as THREADS has it
layout(constant_id = RAYSORT_CONSTANT_THREADS) const uint THREADS = 128u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_ITEMS) const uint ITEMS = 18u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_BITS) const uint BITS = 9u;
layout(constant_id = RAYSORT_CONSTANT_RADIX_MODE) const uint MODE = 0u;
layout(push_constant, std430) uniform Push { RaysortRadixSteadyPush push; };
layout(buffer_reference, std430, buffer_reference_align = 8) readonly buffer RaysortIn2 { uvec2 vector[]; };
#include "word.glsl"
#include "key.glsl"
#include "digit.glsl"
#include "short.glsl"
#include "../folded.glsl"

const bool KEYS_ONLY = (MODE & 1u) != 0u, SHORT = (MODE & RAYSORT_RADIX_MODE_SHORT) != 0u;
#include "rounds.glsl"
uint entryOf(uint i)
{
  return ownEntry() + i * 32u;
}
#include "bucket_wide.glsl"

// The words, which have a number each, get WORD_BITS bits of the rests, from bit `from` on. What is past the last entry
// stays last.
void fillWords(Bucket bucket, inout uint words[ITEMS], uint from)
{
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint number = words[i] & NUMBER_MASK;
    uvec2 rest = restOf(bucket, keyAt(bucket, number));
    words[i] = number < bucket.size ? shiftRight(rest, from).x << NUMBER_BITS | number : 0xffffffffu;
  }
}

void sortBucket(Bucket bucket)
{
  uint words[ITEMS];
  uvec2 keys[ITEMS];
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    keys[i] = keyAt(bucket, entryOf(i));
    words[i] = entryOf(i);
  }
  measureBucket(bucket, keys);
  for (uint from = 0u; from < bucket.restBits; from += WORD_BITS) // the same for all threads
  {
    uint end = min(from + WORD_BITS, bucket.restBits) - from;
    fillWords(bucket, words, from);
    for (uint bit = 0u; bit < end; bit += BITS)
      sortRound(words, NUMBER_BITS + bit);
  }
  writeBucket(bucket, words);
}

void main()
{
  uint index = foldedGroup();
  bool isListed = index < push.state.word[RAYSORT_RADIX_STATE_LISTED + push.list]; // the same for all threads
  Bucket bucket = openBucket(RaysortIn2(uvec2(push.buckets)).vector[isListed ? index : 0u]);
  if (isListed && bucket.isSteady) // the same for all threads
    sortBucket(bucket);
}
