// random.glsl - a hash of 32 bits, and what makes a number of it, for the examples' shaders.
// SPDX-License-Identifier: MIT
#ifndef COMMON_RANDOM_GLSL
#define COMMON_RANDOM_GLSL

uint scramble(uint x)
{
  x ^= x >> 16;
  x *= 0x7feb352du;
  x ^= x >> 15;
  x *= 0x846ca68bu;
  return x ^ (x >> 16);
}

float unitFloat(uint x) { return float(x >> 8) * (1.0 / 16777216.0); }

#endif
