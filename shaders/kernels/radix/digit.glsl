// digit.glsl - which digit a pass looks at.
// SPDX-License-Identifier: MIT
//
// The key minus the least key has, from its top: the first digit and the second (together the number of its bucket),
// then `shift` bits. These are sorted in shared memory; those of large buckets by more passes, the lowest bits first.
// Define WIDE for keys of two words, and include key.glsl before.
#ifndef RAYSORT_KERNELS_RADIX_DIGIT_GLSL
#define RAYSORT_KERNELS_RADIX_DIGIT_GLSL

#ifndef WIDE
#define KEY uint
#endif
KEY leastKey; // this and what follows: the same for all threads
uint digitShift, digitMask;

#ifdef WIDE
uint digitOf(KEY key)
{
  return shiftRight(subtract(key, leastKey), digitShift).x & digitMask;
}

KEY readLeast(RaysortIn state)
{
  return uvec2(state.word[RAYSORT_RADIX_STATE_LEAST], state.word[RAYSORT_RADIX_STATE_LEAST_HIGH]);
}
#else
uint digitOf(KEY key)
{
  return ((key - leastKey) >> digitShift) & digitMask;
}

KEY readLeast(RaysortIn state)
{
  return state.word[RAYSORT_RADIX_STATE_LEAST];
}
#endif

// How many passes of large buckets have something to do, those before it included: 0, if it has nothing to do itself.
uint countLarge(RaysortIn state, uint number, uint largePasses)
{
  uint bits = 2u * RAYSORT_RADIX_LARGE_BITS, needed = (state.word[RAYSORT_RADIX_STATE_SHIFT] + bits - 1u) / bits * 2u;
  return uint(max(int(number + needed) - int(RAYSORT_RADIX_PASS_LOW - 1u + largePasses), 0));
}

// The digit of a pass. The first digit needs no mask, because nothing is above it.
void chooseDigit(RaysortIn state, uint number, uint secondBits, uint largePasses)
{
  uint shift = state.word[RAYSORT_RADIX_STATE_SHIFT], bits = secondBits;
  leastKey = readLeast(state);
  digitShift = number == 1u ? shift + secondBits : shift;
  digitMask = number == 1u ? 0xffffffffu : (1u << secondBits) - 1u;
  if (number >= RAYSORT_RADIX_PASS_LOW)
  {
    uint needed = (shift + 2u * RAYSORT_RADIX_LARGE_BITS - 1u) / (2u * RAYSORT_RADIX_LARGE_BITS) * 2u;
    bits = (shift + max(needed, 1u) - 1u) / max(needed, 1u);
    digitShift = (max(countLarge(state, number, largePasses), 1u) - 1u) * bits;
    digitMask = (1u << min(bits, shift - min(shift, digitShift))) - 1u;
  }
}

#endif
