// counters.glsl - the local sort's counters: words are split by their highest bits.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, ITEMS, BITS and word.glsl.
#ifndef RAYSORT_KERNELS_RADIX_COUNTERS_GLSL
#define RAYSORT_KERNELS_RADIX_COUNTERS_GLSL

const uint ROUNDS = 16u;
const uint EACH = 16u, LANES = (1u << BITS) / EACH; // counters of a thread; threads that have some
const uint LANE_BITS = BITS - 4u;
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

void clearCounters()
{
  for (uint i = gl_LocalInvocationIndex; i < COUNTERS; i += THREADS)
    pool[i] = 0u;
}

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

// Words that crowd fill few counters. So the values that a thread counted with 16 counters get more or fewer of them,
// in proportion to its words: the next count has counters where the words are. The free word after the counters of a
// thread says which: the first one, and how many << 16.
void spreadCounters(uint size)
{
  uint t = gl_LocalInvocationIndex, own = 0u, total;
  if (t < LANES)
  {
    uint end = t + 1u < LANES ? pool[min(t + 1u, LANES - 1u) * (EACH + 1u)] : size;
    own = 1u + (end - pool[t * (EACH + 1u)]) * LANES * (EACH - 1u) / size;
  }
  uint first = scanBefore(own, total);
  barrier();
  clearCounters();
  barrier();
  if (t < LANES)
    pool[t * (EACH + 1u) + EACH] = first | own << 16;
}

uint counterOfWord(uint word, bool isSpread)
{
  if (!isSpread)
    return counterOf(word, BITS);
  uint lane = word >> 32u - LANE_BITS, found = pool[lane * (EACH + 1u) + EACH];
  uint part = (word & ~NUMBER_MASK) << LANE_BITS >> 16; // of the values of the lane
  return counterAt((found & 0xffffu) + (part * (found >> 16) >> 16));
}

// Each word gets the count of its counter before it in place of its number. The counters become first places. Returns
// the count of the fullest.
uint countWords(uint size, bool isSpread, inout uint words[ITEMS])
{
  if (gl_LocalInvocationIndex == 0u)
    fullest = 0u;
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (gl_LocalInvocationIndex + i * THREADS < size)
      words[i] = (words[i] & ~NUMBER_MASK) + atomicAdd(pool[counterOfWord(words[i], isSpread)], 1u);
  barrier();
  return scanCounters();
}

// Gives every word its place: after a barrier it is there in the pool.
void split(uint size, bool isSpread, inout uint words[ITEMS])
{
  uint t = gl_LocalInvocationIndex;
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
    if (t + i * THREADS < size)
      words[i] += pool[counterOfWord(words[i], isSpread)];
  barrier();
  [[unroll]] for (uint i = 0u; i < ITEMS; ++i)
  {
    uint entry = t + i * THREADS;
    bool isThere = entry < size;
    pool[isThere ? words[i] & NUMBER_MASK : entry] = isThere ? words[i] & ~NUMBER_MASK | entry : 0xffffffffu;
  }
}

#endif
