// tile_digits.glsl - counters and slots of the digits of a tile, for the stable scatters.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, ITEMS, BITS and the push block `push`; for keys of two words after key.glsl.
#ifndef RAYSORT_KERNELS_RADIX_TILE_DIGITS_GLSL
#define RAYSORT_KERNELS_RADIX_TILE_DIGITS_GLSL

const uint BINS = 1u << BITS, TILE = THREADS * ITEMS;
const uint LANES = BINS < THREADS ? BINS : THREADS, EACH = BINS / LANES; // digits of a thread
const uint COUNTED = THREADS / 32u * BINS + LANES / 16u * 17u * 2u;
// First the counters of the teams and what the scan needs; then words of the keys; then values.
shared uint pool[COUNTED > TILE ? COUNTED : TILE];
shared uint slots[BINS]; // of a digit: slot of an entry minus its place in the tile
#include "digit.glsl"
#include "rank.glsl"
#define SCAN_TYPE uvec2
#define SCAN_THREADS LANES
#define SCAN_LENT
uvec2 scanLoad(uint i)
{
  return uvec2(pool[TEAMS * BINS + 2u * i], pool[TEAMS * BINS + 2u * i + 1u]);
}
void scanStore(uint i, uvec2 value)
{
  pool[TEAMS * BINS + 2u * i] = value.x;
  pool[TEAMS * BINS + 2u * i + 1u] = value.y;
}
#include "scan.glsl"

// Counters and slots of all digits, from the counts of the teams.
void placeDigits(uvec2 found[EACH], uint lead)
{
  uint t = gl_LocalInvocationIndex, counts[EACH];
  uvec2 own = uvec2(0u), total;
  barrier();
  [[unroll]] for (uint i = 0u; i < EACH; ++i)
  {
    counts[i] = t < LANES ? sumTeams(t * EACH + i) : 0u;
    own += uvec2(counts[i], found[i].y);
  }
  uvec2 before = scanBefore(own, total);
  if (t < LANES)
    [[unroll]] for (uint i = 0u; i < EACH; ++i)
    {
      uint digit = t * EACH + i;
      placeTeams(digit, before.x);
      slots[digit] = found[i].x + before.y - before.x - (digit == 0u ? lead : 0u);
      before += uvec2(counts[i], found[i].y);
    }
  barrier();
}

#endif
