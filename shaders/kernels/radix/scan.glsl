// scan.glsl - sums over the threads of a workgroup, of any type.
// SPDX-License-Identifier: MIT
//
// Define SCAN_TYPE and SCAN_THREADS first: the threads that have a value, the first ones; a multiple of 16. A kernel
// that defines SCAN_LENT lends shared memory for SCAN_THREADS / 16 * 17 values, by scanLoad and scanStore.
#ifndef RAYSORT_KERNELS_RADIX_SCAN_GLSL
#define RAYSORT_KERNELS_RADIX_SCAN_GLSL

#ifndef SCAN_LENT
shared SCAN_TYPE scanValues[SCAN_THREADS / 16u * 17u];
SCAN_TYPE scanLoad(uint i)
{
  return scanValues[i];
}
void scanStore(uint i, SCAN_TYPE value)
{
  scanValues[i] = value;
}
#endif

// Sum of `value` over the threads with a smaller index; `total`: over all. Threads past SCAN_THREADS get neither. All
// threads of the workgroup must call it; no barrier is needed between two calls.
SCAN_TYPE scanBefore(SCAN_TYPE value, out SCAN_TYPE total)
{
  uint t = gl_LocalInvocationIndex, group = t & ~15u;
  bool isOne = t < SCAN_THREADS;
  SCAN_TYPE before = SCAN_TYPE(0u);
  total = SCAN_TYPE(0u);
  if (isOne)
    scanStore(t, value);
  barrier();
  if (isOne)
  {
    [[unroll]] for (uint i = 0u; i < 15u; ++i)
      before += group + i < t ? scanLoad(group + i) : SCAN_TYPE(0u);
    if (t - group == 15u)
      scanStore(SCAN_THREADS + t / 16u, before + value); // of 16 threads
  }
  barrier();
  if (isOne)
    [[unroll]] for (uint i = 0u; i < SCAN_THREADS / 16u; ++i)
    {
      SCAN_TYPE sum = scanLoad(SCAN_THREADS + i);
      before += i < t / 16u ? sum : SCAN_TYPE(0u);
      total += sum;
    }
  return before;
}

#endif
