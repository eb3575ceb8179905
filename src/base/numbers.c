/* SPDX-License-Identifier: MIT */
#include "base.h"

/* Numbers: sizes in bytes have 64 bits, so counts below 2^31 times strides of at most 2^16 cannot overflow. */

RAYSORT_INTERNAL VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) & ~(alignment - 1);
}

RAYSORT_INTERNAL uint32_t raysort_divideUp(uint32_t a, uint32_t b)
{
  return a / b + (a % b != 0);
}

/* Folds workgroups past `most` on x into y. */
RAYSORT_INTERNAL void raysort_fold(uint32_t workgroups, uint32_t most, uint32_t folded[3])
{
  folded[0] = workgroups < most ? workgroups : most;
  folded[1] = workgroups ? raysort_divideUp(workgroups, most) : 1;
  folded[2] = 1;
}

RAYSORT_INTERNAL int raysort_isGiven(const RaysortBuffer *buffer)
{
  return buffer->buffer != VK_NULL_HANDLE || buffer->size != 0;
}

/* Interval libraries call fesetround, after which sums round up or down. The numbers are volatile, so the processor
 * adds them now, and the compiler did not add them before: 2^-25 is half of a unit above 1, 2^-26 half of one below. */
RAYSORT_INTERNAL int raysort_roundsToNearest(void)
{
  volatile float one = 1.0f, above = 2.98023223876953125e-8f, below = 1.490116119384765625e-8f;
  volatile float up = one + above, down = one - below;
  return up == one && down == one;
}

/* Reads the bits, because a compiler may assume that no number is a NaN. */
RAYSORT_INTERNAL int raysort_isNan(double value)
{
  uint64_t bits;
  memcpy(&bits, &value, sizeof(bits));
  return bits << 1 > 0xffe0000000000000u;
}

RAYSORT_INTERNAL int raysort_isZero(double value)
{
  uint64_t bits;
  memcpy(&bits, &value, sizeof(bits));
  return bits << 1 == 0;
}
