// counters.glsl - the local sort's counters: words are split by their highest bits.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, ITEMS, BITS and word.glsl.
#ifndef RAYSORT_KERNELS_RADIX_COUNTERS_GLSL
#define RAYSORT_KERNELS_RADIX_COUNTERS_GLSL

const uint ROUNDS = 16u;
const uint EACH = 16u, LANES = (1u << BITS) / EACH; // counters of a thread; threads that have some
const uint COUNTERS = LANES * (EACH + 1u), COUNTED = COUNTERS + LANES / 16u * 17u;
const uint WORDS = COUNTED > CAPACITY ? COUNTED : CAPACITY;
// First the counters, after them what the scan needs; then words; then the first and the last word of each thread, of
// even and of odd rounds; then words again; then values. Of keys of two words, after the rounds: the bits under each
// word; then the first and the last word of each thread, and the bits under these.
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

// Gives every word its place: after a barrier it is there in the pool.
void split(uint size, inout uint words[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (t + i * THREADS < size)
      words[i] += pool[counterOf(words[i], BITS)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint entry = t + i * THREADS;
    bool isThere = entry < size;
    pool[isThere ? words[i] & NUMBER_MASK : entry] = isThere ? words[i] & ~NUMBER_MASK | entry : 0xffffffffu;
  }
}

#endif
