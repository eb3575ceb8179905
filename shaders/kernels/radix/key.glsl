// key.glsl - keys of two words, the low one first, as their comparison has them.
// SPDX-License-Identifier: MIT
//
// Include after the push block `push` with form.
#ifndef RAYSORT_KERNELS_RADIX_KEY_GLSL
#define RAYSORT_KERNELS_RADIX_KEY_GLSL

#include "../sort/push.h"
#define WIDE
#define KEY uvec2

bool isLess(uvec2 a, uvec2 b)
{
  return a.y < b.y || (a.y == b.y && a.x < b.x);
}

uvec2 subtract(uvec2 a, uvec2 b)
{
  return uvec2(a.x - b.x, a.y - b.y - (a.x < b.x ? 1u : 0u));
}

// By 0 .. 63 bits.
uvec2 shiftRight(uvec2 a, uint bits)
{
  a = bits >= 32u ? uvec2(a.y, 0u) : a;
  bits &= 31u;
  return uvec2(a.x >> bits | a.y << 1u << 31u - bits, a.y >> bits);
}

uvec2 shiftLeft(uvec2 a, uint bits)
{
  a = bits >= 32u ? uvec2(0u, a.x) : a;
  bits &= 31u;
  return uvec2(a.x << bits, a.y << bits | a.x >> 1u >> 31u - bits);
}

// The low `bits` bits, 0 .. 63.
uvec2 lowBits(uvec2 a, uint bits)
{
  uvec2 above = shiftLeft(uvec2(0xffffffffu), bits);
  return a & ~above;
}

// The number of bits up to the highest one that is set.
uint widthOf(uvec2 a)
{
  return uint((a.y != 0u ? 32 + findMSB(a.y) : findMSB(a.x)) + 1);
}

uint keyForm = push.form; // RAYSORT_RADIX_FORM_*; 0 after takeWords: words compare as they are

// The key as the unsigned number that compares as it does.
uvec2 ordered(uvec2 key)
{
  uint all = (keyForm & RAYSORT_ORDER_FLOAT) != 0u ? uint(int(key.y) >> 31) : 0u;
  uint sign = (keyForm & (RAYSORT_ORDER_FLOAT | RAYSORT_ORDER_SIGNED)) != 0u ? 0x80000000u & ~all : 0u;
  all = (keyForm & RAYSORT_ORDER_DESCENDING) != 0u ? ~all : all;
  return key ^ all ^ uvec2(0u, sign);
}

// The key of which `key` is the ordered one.
uvec2 unordered(uvec2 key, uint form)
{
  key = (form & RAYSORT_ORDER_DESCENDING) != 0u ? ~key : key;
  uint all = (form & RAYSORT_ORDER_FLOAT) != 0u ? ~uint(int(key.y) >> 31) : 0u;
  uint sign = (form & (RAYSORT_ORDER_FLOAT | RAYSORT_ORDER_SIGNED)) != 0u ? 0x80000000u & ~all : 0u;
  return key ^ all ^ uvec2(0u, sign);
}

uint firstBit()
{
  return keyForm & RAYSORT_RADIX_FORM_MASK;
}

uint bitsAbove()
{
  return keyForm >> RAYSORT_RADIX_FORM_CUT_BIT & RAYSORT_RADIX_FORM_MASK;
}

#endif
