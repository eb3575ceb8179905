// sum64.glsl - the sum of a 64-bit number over a workgroup.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_SUM64_GLSL
#define RAYSORT_KERNELS_SUM64_GLSL

shared uvec2 raysort_wide[RAYSORT_THREADS];

// Low word first. All threads of the workgroup must call it, once.
uvec2 raysort_workgroupSum64(uvec2 value)
{
  uint t = gl_LocalInvocationIndex;
  raysort_wide[t] = value;
  for (uint half_ = RAYSORT_THREADS / 2u; half_ > 0u; half_ >>= 1)
  {
    barrier();
    if (t < half_)
      raysort_wide[t] = raysort_add64(raysort_wide[t], raysort_wide[t + half_]);
  }
  barrier();
  return raysort_wide[0];
}

#endif
