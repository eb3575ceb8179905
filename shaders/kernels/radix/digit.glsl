// digit.glsl - which digit a pass looks at.
// SPDX-License-Identifier: MIT
//
// The key minus the least key has, from its top: the first digit and the second (together the number of its bucket),
// then `shift` bits. These are sorted in shared memory; those of large buckets by a third digit from the top of their
// own range and then in shared memory, or by more passes, the lowest bits first.
//
// A key of two words is made compact: the least value of each word is taken from it, and the high one goes right above
// the bits that the low one then needs. The order of the keys stays. Example: 13 bits of a tile above 32 bits of a
// depth, of which floats from 1 to 7 need 25: 38 bits in place of 45. Keys are short if one word holds what is below
// the first digit, the low word is compared as a whole, and the bits that are not compared are the same in all keys.
// The passes then move the low words of the compact keys: short.glsl.
//
// Define WIDE for keys of two words, and include key.glsl before. Define ANY_DIGIT for sorts digit by digit: a digit is
// then any bits of a key of any type.
#ifndef RAYSORT_KERNELS_RADIX_DIGIT_GLSL
#define RAYSORT_KERNELS_RADIX_DIGIT_GLSL

#ifndef WIDE
#define KEY uint
#endif
KEY leastKey; // the least masked key, of two words the least of each; this and what follows: the same for all threads
uint digitShift, digitMask;

#ifdef WIDE
uint lowWidth;  // the high word begins above so many bits of the low one: 0 .. 32, and not below the first bit
uvec2 compared; // the bits that are compared

void setLeast(KEY least, uint width)
{
  leastKey = least;
  lowWidth = width;
  compared = shiftLeft(shiftRight(uvec2(0xffffffffu), firstBit() + bitsAbove()), firstBit());
}

// The bits that are compared, at their places.
KEY masked(KEY key)
{
  return ordered(key) & compared;
}

// The compact key of a key as it is in memory.
uvec2 compact(KEY key)
{
  key = masked(key) - leastKey;
  return shiftRight(shiftLeft(uvec2(key.y, 0u), lowWidth) | uvec2(key.x, 0u), firstBit());
}

// The digit of a masked key: with one shift of each word.
uint digitOfMasked(KEY key)
{
  key -= leastKey;
  uint shift = digitShift + firstBit();
  if (shift >= lowWidth)
    return key.y >> shift - lowWidth & digitMask;
  return (key.x >> shift | key.y << 1u << lowWidth - shift - 1u) & digitMask;
}

void readLeast(RaysortIn state)
{
  setLeast(uvec2(state.word[RAYSORT_RADIX_STATE_LEAST], state.word[RAYSORT_RADIX_STATE_LEAST_HIGH]),
           state.word[RAYSORT_RADIX_STATE_LOW_WIDTH]);
  leastKey &= compared; // of short keys, the state has the other bits, too
}
#else
#ifdef ANY_DIGIT
uint ofNegative, ofAll; // bits that change in negative floats; in all keys

// The key as the unsigned number that compares as it does.
KEY masked(KEY key)
{
  return key ^ uint(int(key) >> 31) & ofNegative ^ ofAll;
}
#else
KEY masked(KEY key)
{
  return key;
}
#endif

uint digitOfMasked(KEY key)
{
  return ((key - leastKey) >> digitShift) & digitMask;
}

void readLeast(RaysortIn state)
{
  leastKey = state.word[RAYSORT_RADIX_STATE_LEAST];
}
#endif

void setDigit(uint shift, uint mask)
{
  digitShift = shift;
  digitMask = mask;
}

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
  readLeast(state);
  setDigit(shift, mask);
}

#ifdef ANY_DIGIT
// A digit of keys of any type, in either direction: RAYSORT_RADIX_DIGIT_*, RAYSORT_ORDER_*.
void chooseAny(uint digit, uint order)
{
#ifdef WIDE
  setLeast(KEY(0u), 32u);
#else
  ofNegative = (order & RAYSORT_ORDER_FLOAT) != 0u ? 0x7fffffffu : 0u;
  ofAll = ((order & (RAYSORT_ORDER_FLOAT | RAYSORT_ORDER_SIGNED)) != 0u ? 0x80000000u : 0u) ^
          ((order & RAYSORT_ORDER_DESCENDING) != 0u ? 0xffffffffu : 0u);
  leastKey = 0u;
#endif
  setDigit(digit & (1u << RAYSORT_RADIX_DIGIT_BITS_BIT) - 1u, (1u << (digit >> RAYSORT_RADIX_DIGIT_BITS_BIT)) - 1u);
}
#endif

#endif
