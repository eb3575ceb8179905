/* SPDX-License-Identifier: MIT */
#pragma once
#include "base.h"

/* Floating-point numbers of 32 bits. Every step is rounded by itself, so that hosts and devices agree to the bit. */

/* Keeps a product from being fused with the sum that it goes into. Compilers fuse them if the processor can: gcc even
 * in spite of #pragma STDC FP_CONTRACT OFF. Plain x86-64 cannot fuse, so there the function costs nothing. */
static float raysort_rounded(float value)
{
#if (defined(__x86_64__) || defined(__SSE2__) || defined(_M_X64)) && !defined(__FMA__) && !defined(__FMA4__) && \
    !defined(__AVX2__)
  return value;
#elif defined(__GNUC__) && (defined(__x86_64__) || defined(__SSE2__))
  __asm__("" : "+x"(value));
  return value;
#elif defined(__GNUC__) && defined(__aarch64__)
  __asm__("" : "+w"(value));
  return value;
#else
  volatile float kept = value;
  return kept;
#endif
}

static uint32_t raysort_floatBits(float value)
{
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits;
}

static float raysort_bitsFloat(uint32_t bits)
{
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

/* 2^exponent; exponent is -126 .. 127. */
static float raysort_power(int32_t exponent)
{
  return raysort_bitsFloat((uint32_t)(exponent + 127) << 23);
}

/* The index of the highest set bit; bits is not 0. */
static uint32_t raysort_highestBit(uint32_t bits)
{
  uint32_t place = 0;
  for (; bits > 1; bits >>= 1)
    ++place;
  return place;
}

static float raysort_smaller(float a, float b)
{
  return a < b ? a : b;
}

static float raysort_larger(float a, float b)
{
  return a > b ? a : b;
}

static float raysort_absolute(float value)
{
  return raysort_bitsFloat(raysort_floatBits(value) & 0x7fffffffu);
}
