// digit.glsl - which digit a pass looks at.
// SPDX-License-Identifier: MIT
//
// The key minus the least key has, from its top: the first digit and the second (together the number of its bucket),
// then `shift` bits. These are sorted in shared memory; those of large buckets by a third digit from the top of their
// own range and then in shared memory, or by more passes, the lowest bits first.
// Define WIDE for keys of two words, and include key.glsl before.
#ifndef RAYSORT_KERNELS_RADIX_DIGIT_GLSL
#define RAYSORT_KERNELS_RADIX_DIGIT_GLSL

#ifndef WIDE
#define KEY uint
#endif
KEY leastKey; // this and what follows: the same for all threads
uint digitShift, digitMask;

#ifdef WIDE
uvec2 lowest, compared; // the least key before its shift by the first bit; the bits that are compared

void setDigit(KEY least, uint shift, uint mask)
{
  leastKey = least;
  lowest = shiftLeft(least, firstBit());
  compared = shiftLeft(shiftRight(uvec2(0xffffffffu), firstBit() + bitsAbove()), firstBit());
  digitShift = shift + firstBit();
  digitMask = mask;
}

// comparable(key) before its shift by the first bit.
KEY masked(KEY key)
{
  return ordered(key) & compared;
}

// The digit of a masked key: one shift, where comparable() has two.
uint digitOfMasked(KEY key)
{
  key = subtract(key, lowest);
  if (digitShift >= 32u)
    return key.y >> digitShift - 32u & digitMask;
  return (key.x >> digitShift | key.y << 1u << 31u - digitShift) & digitMask;
}

KEY readLeast(RaysortIn state)
{
  return uvec2(state.word[RAYSORT_RADIX_STATE_LEAST], state.word[RAYSORT_RADIX_STATE_LEAST_HIGH]);
}
#else
void setDigit(KEY least, uint shift, uint mask)
{
  leastKey = least;
  digitShift = shift;
  digitMask = mask;
}

KEY masked(KEY key)
{
  return key;
}

uint digitOfMasked(KEY key)
{
  return ((key - leastKey) >> digitShift) & digitMask;
}

KEY readLeast(RaysortIn state)
{
  return state.word[RAYSORT_RADIX_STATE_LEAST];
}
#endif

uint digitOf(KEY key) // as it is in memory
{
  return digitOfMasked(masked(key));
}

// How many passes of large buckets have something to do, those before it included: 0, if it has nothing to do itself.
uint countLarge(RaysortIn state, uint number, uint largePasses)
{
  uint bits = 2u * RAYSORT_RADIX_LARGE_BITS, needed = (state.word[RAYSORT_RADIX_STATE_SHIFT] + bits - 1u) / bits * 2u;
  return uint(max(int(number + needed) - int(RAYSORT_RADIX_PASS_LOW - 1u + largePasses), 0));
}

// The digit of a pass, except the third. The first digit needs no mask, because nothing is above it.
void chooseDigit(RaysortIn state, uint number, uint secondBits, uint largePasses)
{
  uint under = state.word[RAYSORT_RADIX_STATE_SHIFT]; // bits under all buckets
  uint shift = number == 1u ? under + secondBits : under, mask = number == 1u ? 0xffffffffu : (1u << secondBits) - 1u;
  if (number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint needed = (under + 2u * RAYSORT_RADIX_LARGE_BITS - 1u) / (2u * RAYSORT_RADIX_LARGE_BITS) * 2u;
    uint bits = (under + max(needed, 1u) - 1u) / max(needed, 1u);
    shift = (max(countLarge(state, number, largePasses), 1u) - 1u) * bits;
    mask = (1u << min(bits, under - min(under, shift))) - 1u;
  }
  setDigit(readLeast(state), shift, mask);
}

#endif
