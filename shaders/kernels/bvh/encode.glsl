// encode.glsl - writes the word of a child: its box in cells of a grid, and its reference.
// SPDX-License-Identifier: MIT
#ifndef RAYSORT_KERNELS_BVH_ENCODE_GLSL
#define RAYSORT_KERNELS_BVH_ENCODE_GLSL

#include "build.glsl"

// Does the work of raysort_bvhEncodeBox for one axis.
uint encoded(float lo, float hi, float origin, float cell, float inverse)
{
  uint centre = centreOf(lo, hi, origin, inverse);
  float middle = sum(origin, product(float(centre), cell));
  float halfExtent = max(difference(hi, middle), difference(middle, lo));
  uint least = halfExtent > 0.0 ? floatBitsToUint(halfExtent) + 1u : 0u;
  uint word = (least & 0xffff0000u) | centre;
  return word < least ? word + 0x10000u : word;
}

uvec4 childWord(uvec4 lo, uvec4 hi, Grid grid, uint reference)
{
  uvec4 word;
  [[unroll]] for (int k = 0; k < 3; ++k)
    word[k] = encoded(uintBitsToFloat(lo[k]), uintBitsToFloat(hi[k]), grid.origin[k], grid.cell[k], grid.inverse[k]);
  word.w = reference;
  return word;
}

#endif
