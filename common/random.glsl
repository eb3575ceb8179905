// random.glsl - a hash of 32 bits, and what makes numbers and points of it, for the examples' shaders.
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

// Exchanges numbers within their blocks of 2, 4, 8, ... alone: the first 2^n stay some 2^n that follow each other
// (Laine and Karras 2011).
uint shuffled(uint i, uint seed)
{
  uint x = bitfieldReverse(i) + seed;
  x ^= x * 0x6c50b47cu;
  x ^= x * 0xb82f1e52u;
  x ^= x * 0xc7afe638u;
  x ^= x * 0x8d22f6e6u;
  return bitfieldReverse(x);
}

// Point i of a sequence of this seed in the unit square: R2, shifted, so even over the first points. Each seed has an
// order of its own: with one order for all, a path's points would keep their distances over all samples, and its mean
// would near a wrong number.
vec2 sequencePoint(uint seed, uint i)
{
  uint a = scramble(seed), b = scramble(a ^ 0x9e3779b9u), k = shuffled(i, scramble(b + 1u));
  return vec2(unitFloat(a + k * 3242174889u), unitFloat(b + k * 2447445414u));
}

#endif
