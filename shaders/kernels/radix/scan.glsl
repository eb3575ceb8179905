// scan.glsl - sums over the threads of a workgroup, of any type.
// SPDX-License-Identifier: MIT
//
// Define SCAN_TYPE and SCAN_THREADS first: the threads that have a value, the first ones; a multiple of 16.
#ifndef RAYSORT_KERNELS_RADIX_SCAN_GLSL
#define RAYSORT_KERNELS_RADIX_SCAN_GLSL

shared SCAN_TYPE scanValues[SCAN_THREADS];
shared SCAN_TYPE scanGroups[SCAN_THREADS / 16u];

// Sum of `value` over the threads with a smaller index; `total`: over all. Threads past SCAN_THREADS get neither. All
// threads of the workgroup must call it; no barrier is due between two calls.
SCAN_TYPE scanBefore(SCAN_TYPE value, out SCAN_TYPE total)
{
  uint t = gl_LocalInvocationIndex, group = t & ~15u;
  bool isOne = t < SCAN_THREADS;
  SCAN_TYPE before = SCAN_TYPE(0u);
  total = SCAN_TYPE(0u);
  if (isOne)
    scanValues[t] = value;
  barrier();
  if (isOne)
  {
    [[unroll]] for (uint i = 0u; i < 15u; ++i)
      before += group + i < t ? scanValues[group + i] : SCAN_TYPE(0u);
    if (t - group == 15u)
      scanGroups[t / 16u] = before + value;
  }
  barrier();
  if (isOne)
    [[unroll]] for (uint i = 0u; i < SCAN_THREADS / 16u; ++i)
    {
      before += i < t / 16u ? scanGroups[i] : SCAN_TYPE(0u);
      total += scanGroups[i];
    }
  return before;
}

#endif
