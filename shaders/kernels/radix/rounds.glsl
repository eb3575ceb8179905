// rounds.glsl - stable rounds of words in shared memory, by ballots.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, ITEMS, BITS and word.glsl.
#ifndef RAYSORT_KERNELS_RADIX_ROUNDS_GLSL
#define RAYSORT_KERNELS_RADIX_ROUNDS_GLSL

const uint BINS = 1u << BITS;
const uint COUNTERS = THREADS / 32u * BINS, WORDS = COUNTERS > CAPACITY ? COUNTERS : CAPACITY;
shared uint pool[WORDS];
#include "rank.glsl"
const uint LANES = BINS < THREADS ? BINS : THREADS, EACH = (BINS + LANES - 1u) / LANES;
#define SCAN_TYPE uint
#define SCAN_THREADS LANES // those of the steady sort's split have the same number: 16 counters each
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

#endif
