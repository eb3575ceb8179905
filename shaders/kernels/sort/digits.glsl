// digits.glsl - the digit of a key, and keys in blocks of 16 bytes.
// SPDX-License-Identifier: MIT
//
// Include after keys.glsl, with the fields lastKey, digitShift and digitMask in the push block too; after RAYSORT_VOID
// and RAYSORT_STRAY: the tail's digits; and after RAYSORT_ONE_DIGIT: whether the digit is known to be the whole key.

layout(constant_id = RAYSORT_CONSTANT_ORDERED) const bool ORDERED = false;

// The unsigned integer that compares as the key does. Of a negative float all bits change, of a positive one the sign.
uvec2 raysort_comparable(uvec2 key)
{
  const uint SIGN = 0x80000000u;
  uint top = SOURCE == RAYSORT_SOURCE_UINT64 ? key.y : key.x, order = push.keyLayout;
  uint all = (order & RAYSORT_ORDER_FLOAT) != 0u ? uint(int(top) >> 31) : 0u;
  uint sign = (order & (RAYSORT_ORDER_FLOAT | RAYSORT_ORDER_SIGNED)) != 0u ? SIGN & ~all : 0u;
  all = (order & RAYSORT_ORDER_DESCENDING) != 0u ? ~all : all;
  return key ^ all ^ (SOURCE == RAYSORT_SOURCE_UINT64 ? uvec2(0u, sign) : uvec2(sign, 0u));
}

uint raysort_digit(uvec2 key)
{
  if (RAYSORT_ONE_DIGIT)
    return min(key.x, RAYSORT_STRAY);
  if (ORDERED)
    key = raysort_comparable(key);
  uint shift = push.digitShift;
  uint bits = key.x >> (shift & 31u);
  if (SOURCE == RAYSORT_SOURCE_UINT64) // the digit may straddle the two words
    bits = shift >= 32u ? key.y >> (shift - 32u) : shift == 0u ? bits : bits | (key.y << (32u - shift));
  uint tail = key.x == push.lastKey + 1u ? RAYSORT_VOID : RAYSORT_STRAY;
  return key.x <= push.lastKey ? bits & push.digitMask : tail;
}

// Packed sources: keys in an aligned block of 16 bytes, and key k of such a block.
const uint BLOCK_KEYS = SOURCE == RAYSORT_SOURCE_UINT8 ? 16u : SOURCE == RAYSORT_SOURCE_UINT16 ? 8u : 4u;
const uint KEY_BITS = 128u / BLOCK_KEYS;

uint raysort_blockKey(uvec4 block, uint k)
{
  uint word = block[k * KEY_BITS / 32u];
  return (word >> ((k * KEY_BITS & 31u) + (push.keyLayout >> 24))) & push.keyMask;
}

// The 16 bytes that begin with the key of `entry`, a multiple of BLOCK_KEYS.
uvec4 raysort_block(uint entry)
{
  return RaysortIn4(raysortAddress(uvec2(push.keys), (entry / BLOCK_KEYS) * 4u)).vector[0];
}

// Four 8-bit keys at a time, where there are at most 64 digits. Bytes above the largest digit must become
// RAYSORT_STRAY. They are rare, so one function finds them and another changes them.
const uint RAYSORT_EACH = 0x01010101u;

uint raysort_blockBytes(uint word)
{
  return word >> (push.keyLayout >> 24) & push.keyMask * RAYSORT_EACH;
}

// The top bit of each byte that is past the last digit.
uint raysort_strayBits(uint bytes)
{
  const uint TOP = 0x80808080u;
  return (((bytes | TOP) - RAYSORT_STRAY * RAYSORT_EACH) | bytes) & TOP;
}

uint raysort_withStrays(uint bytes)
{
  uint mask = (raysort_strayBits(bytes) >> 7) * 255u;
  return (bytes & ~mask) | (RAYSORT_STRAY * RAYSORT_EACH & mask);
}
