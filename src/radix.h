/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan.h"

#define RAYSORT_CAPABILITY_RADIX_SORT_BIT    4u  /* raysortCmdRadixSort of unsigned keys, ascending */
#define RAYSORT_CAPABILITY_RADIX_ORDER_BIT   64u /* the same of signed and floating-point keys, and descending */

#define RAYSORT_RESOURCE_RADIX_SORT_SCRATCH  0x300u
#define RAYSORT_RESOURCE_RADIX_SORT_COUNT    0x301u
#define RAYSORT_RESOURCE_RADIX_SORT_KEYS_0   0x302u
#define RAYSORT_RESOURCE_RADIX_SORT_KEYS_1   0x303u
#define RAYSORT_RESOURCE_RADIX_SORT_VALUES_0 0x304u
#define RAYSORT_RESOURCE_RADIX_SORT_VALUES_1 0x305u

/* Types of keys. A key of 64 bits is two words, low word first. Every bit pattern is a valid key. The signed and
 * floating-point types need RAYSORT_CAPABILITY_RADIX_ORDER_BIT. */
typedef enum RaysortKeyType
{
  RAYSORT_KEY_UINT32,
  RAYSORT_KEY_UINT64,
  RAYSORT_KEY_INT32,   /* two's complement */
  RAYSORT_KEY_INT64,   /* two's complement */
  RAYSORT_KEY_FLOAT32, /* IEEE 754. -0 is less than +0; a NaN is beyond the infinity of its sign */
  RAYSORT_KEY_FLOAT64  /* the same order as RAYSORT_KEY_FLOAT32 */
} RaysortKeyType;

#define RAYSORT_RADIX_SORT_DESCENDING_BIT 1u /* the largest key first; equal keys keep their order too. Needs
                                                RAYSORT_CAPABILITY_RADIX_ORDER_BIT */
#define RAYSORT_RADIX_SORT_KEYS_ONLY_BIT  2u /* keys without values: `values` is ignored */
#define RAYSORT_RADIX_SORT_SPREAD_BIT     4u /* a hint: the keys spread over their range (hashes, random numbers) or are
                                                nearly sorted. It changes the speed, never the result: see cost */
#define RAYSORT_RADIX_SORT_DIRECT_BIT     8u /* only direct dispatches: scratch needs no usage INDIRECT_BUFFER, and
                                                less room. Large sorts take longer */

typedef struct RaysortRadixSortInfo
{
  uint32_t maxCount;       /* largest number of pairs (or of keys without values), 0 .. RAYSORT_MAX_COUNT */
  RaysortKeyType keyType;  /* type of all keys */
  uint32_t firstBit;       /* the lowest bit that is compared, 0 .. width of the key - 1. A signed, floating-point or
                              descending key is first mapped to an unsigned integer that sorts in the wanted order:
                              these are bits of that integer. Example: bits 16 .. 31 sort floats roughly */
  uint32_t bitCount;       /* bits that are compared, at most width - firstBit. 0: all bits from firstBit up */
  uint32_t flags;          /* RAYSORT_RADIX_SORT_*_BIT */
  RaysortBuffer count;     /* in, optional: the number of pairs */
  RaysortBuffer keys[2];   /* [0] in: the keys, maxCount of them. Both may be written; RaysortRadixSortLayout.result
                              says which one holds the sorted keys */
  RaysortBuffer values[2]; /* [0] in: uint32[maxCount], a value for each key. Written as keys are */
  RaysortBuffer scratch;   /* no contents before and after */
} RaysortRadixSortInfo;

typedef struct RaysortRadixSortLayout
{
  VkDeviceSize keysSize;    /* least bytes of keys[0] and of keys[1] */
  VkDeviceSize valuesSize;  /* least bytes of values[0] and of values[1]; 0 with RAYSORT_RADIX_SORT_KEYS_ONLY_BIT */
  VkDeviceSize scratchSize; /* least bytes of scratch; enough for every smaller maxCount and bitCount too */
  VkDeviceSize alignment;   /* scratch's device address must be a multiple of it */
  uint32_t result;          /* 0 or 1: keys[result] and values[result] hold the sorted pairs; the others are undefined.
                               1 if the digits, ceil(bits compared / 8), are an odd number: 32 and 64 bits: 0; 8, 24 and
                               40 bits: 1. Counts and flags do not matter */
  uint32_t passCount;
} RaysortRadixSortLayout;

#define RAYSORT_RADIX_SORT_MAX_PASSES 49

/* raysortCmdRadixSort - sorts pairs of a key and a value, or only keys. It compares bitCount bits of the keys, from
 * firstBit up. Equal keys keep their order (stable). Pairs after the count are not sorted, and their words of the
 * result are undefined.
 * Example: keys 0x21 0x13 0x11 0x02 of 32 bits, values 0 1 2 3
 *   bitCount 0 (all 32 bits)      keys 0x02 0x11 0x13 0x21, values 3 2 1 0, result 0
 *   firstBit 0, bitCount 4        keys 0x21 0x11 0x02 0x13, values 0 2 3 1, result 1
 *   floats 2.5 -1 -0 +0 -1        values 1 4 2 3 0; descending: values 0 3 2 1 4
 * needs   device addresses: keys of 32 bits, values and count a multiple of 4, keys of 64 bits 8, scratch 16. The
 *         top says which sorts need the usage INDIRECT_BUFFER for scratch, on every device
 * error   VK_ERROR_VALIDATION_FAILED_EXT: also a capability that the context lacks
 * cost    Digit by digit: 3 dispatches for every 8 bits; of few pairs, on GPUs, 2 and at most 1 more in all. Keys, and
 *         32-bit keys' values, are read 16 bytes at a time where it pays and they are at multiples of 16, else word by
 *         word. No word past the last is read. With NVIDIA's own driver, a large sort may go by buckets, the high bits
 *         first: it has 18 to 49 dispatches and more scratch then, and mostly takes less time.
 *         RAYSORT_RADIX_SORT_DIRECT_BIT forbids buckets. docs/sort.md says when they are taken, and has numbers */
RAYSORT_API VkResult raysortGetRadixSortLayout(RaysortContext context, const RaysortRadixSortInfo *info,
                                               RaysortRadixSortLayout *layout);
RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixSortInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixSortInfo *info);
