// short.glsl - words of short keys, and the keys that they stand for.
// SPDX-License-Identifier: MIT
//
// The first scatter writes the words to the lower half of the second keys' buffer. Of the later ones, those of even
// numbers read this half and write the upper one, those of odd numbers the other way round. The sorts in shared memory
// and the last digit write keys to the first buffer. A word lacks the first digit, which its segment tells.
//
// Include after digit.glsl and the push block `push` with form and state; the segments of the second pass are after the
// state.
#ifndef RAYSORT_KERNELS_RADIX_SHORT_GLSL
#define RAYSORT_KERNELS_RADIX_SHORT_GLSL

bool hasShortKeys()
{
  return push.state.word[RAYSORT_RADIX_STATE_SHORT] != 0u;
}

// From here on, keys are words of short ones.
void takeWords()
{
  keyForm = 0u;
  setLeast(uvec2(0u), 32u);
}

// What the compact key of an entry has above its word. Its segment is the last one that begins there or before.
uvec2 upperOf(uint entry)
{
  uint form = push.state.word[RAYSORT_RADIX_STATE_SHORT], digit = 0u;
  for (uint step = 1u << (form & 255u) - 1u; step > 0u; step /= 2u)
    if (push.state.word[RAYSORT_RADIX_STATE_WORDS + (digit + step) * 4u + 2u] <= entry)
      digit += step;
  return shiftLeft(uvec2(digit, 0u), form >> RAYSORT_RADIX_SHORT_SHIFT_BIT);
}

// The key as it was in memory. A word of few bits also has low bits of the first digit, the same as `upper`.
uvec2 wholeKey(uint word, uvec2 upper)
{
  uint form = push.form, width = push.state.word[RAYSORT_RADIX_STATE_LOW_WIDTH];
  uvec2 key = shiftLeft(upper | uvec2(word, 0u), form & RAYSORT_RADIX_FORM_MASK);
  key = uvec2(lowBits(key, width).x, shiftRight(key, width).x);
  key += uvec2(push.state.word[RAYSORT_RADIX_STATE_LEAST], push.state.word[RAYSORT_RADIX_STATE_LEAST_HIGH]);
  return unordered(key, form);
}

#endif
