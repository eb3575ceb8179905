// digit.glsl - which digit a pass looks at.
// SPDX-License-Identifier: MIT
//
// The key minus the least key has, from its top: the first digit and the second (together the number of its bucket),
// then `shift` bits. These are sorted in shared memory; those of large buckets by two more passes, low half first.
#ifndef RAYSORT_KERNELS_RADIX_DIGIT_GLSL
#define RAYSORT_KERNELS_RADIX_DIGIT_GLSL

uint leastKey, digitShift, digitMask; // the same for all threads

uint digitOf(uint key)
{
  return ((key - leastKey) >> digitShift) & digitMask;
}

// The digit of pass `number`, 1 .. 4. The first digit needs no mask: nothing stands above it.
void chooseDigit(RaysortIn state, uint number, uint secondBits)
{
  uint shift = state.word[RAYSORT_RADIX_STATE_SHIFT], low = (shift + 1u) / 2u;
  leastKey = state.word[RAYSORT_RADIX_STATE_LEAST];
  digitShift = number == 1u ? shift + secondBits : number == 2u ? shift : number == 3u ? 0u : low;
  digitMask = number == 1u   ? 0xffffffffu
              : number == 2u ? (1u << secondBits) - 1u
              : number == 3u ? (1u << low) - 1u
                             : (1u << (shift - low)) - 1u;
}

#endif
