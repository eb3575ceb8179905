// exchange.glsl - counters of words by their highest bits, and exchanges of neighbours.
// SPDX-License-Identifier: MIT
//
// Include after THREADS, ITEMS and `shared uint pool[]`.
#ifndef RAYSORT_KERNELS_RADIX_EXCHANGE_GLSL
#define RAYSORT_KERNELS_RADIX_EXCHANGE_GLSL

// The word of a counter. One stays free after the 16 counters of a thread, so that threads that go through theirs
// together use different banks.
uint counterAt(uint number)
{
  return number + (number >> 4);
}

// The counter of a word.
uint counterOf(uint word, uint bits)
{
  return counterAt(word >> 32u - bits);
}

void order(inout uint a, inout uint b)
{
  uint least = min(a, b);
  b = max(a, b);
  a = least;
}

// Two rounds: even pairs, which are a thread's own, then odd ones, the last of which it shares with its neighbour.
void exchange(inout uint words[ITEMS], uint turn)
{
  uint t = gl_LocalInvocationIndex, firsts = turn % 2u * 2u * THREADS, lasts = firsts + THREADS;
  [[unroll]] for (uint i = 0u; i < ITEMS; i += 2u)
    order(words[i], words[i + 1u]);
  pool[firsts + t] = words[0];
  pool[lasts + t] = words[ITEMS - 1u];
  [[unroll]] for (uint i = 1u; i + 1u < ITEMS; i += 2u)
    order(words[i], words[i + 1u]);
  barrier();
  if (t > 0u)
    words[0] = max(words[0], pool[lasts + t - 1u]);
  if (t + 1u < THREADS)
    words[ITEMS - 1u] = min(words[ITEMS - 1u], pool[firsts + t + 1u]);
}

#endif
