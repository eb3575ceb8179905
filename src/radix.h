/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan.h"

#define RAYSORT_CAPABILITY_RADIX_SORT_BIT    4u  /* raysortCmdRadixSort: unsigned keys, ascending */
#define RAYSORT_CAPABILITY_RADIX_ORDER_BIT   64u /* ... of signed and floating-point keys, and descending */

#define RAYSORT_RESOURCE_RADIX_SORT_SCRATCH  0x300u
#define RAYSORT_RESOURCE_RADIX_SORT_COUNT    0x301u
#define RAYSORT_RESOURCE_RADIX_SORT_KEYS_0   0x302u
#define RAYSORT_RESOURCE_RADIX_SORT_KEYS_1   0x303u
#define RAYSORT_RESOURCE_RADIX_SORT_VALUES_0 0x304u
#define RAYSORT_RESOURCE_RADIX_SORT_VALUES_1 0x305u

typedef enum RaysortKeyType
{
  RAYSORT_KEY_UINT32,
  RAYSORT_KEY_UINT64, /* all keys of 64 bits: low word first */
  RAYSORT_KEY_INT32,  /* two's complement. This type and the next ones need RAYSORT_CAPABILITY_RADIX_ORDER_BIT */
  RAYSORT_KEY_INT64,
  RAYSORT_KEY_FLOAT32, /* IEEE 754. -0 stands before +0; a NaN beyond the infinity of its sign */
  RAYSORT_KEY_FLOAT64
} RaysortKeyType;

#define RAYSORT_RADIX_SORT_DESCENDING_BIT \
  1u                                        /* the largest key first, stable too; needs
                                                RAYSORT_CAPABILITY_RADIX_ORDER_BIT */
#define RAYSORT_RADIX_SORT_KEYS_ONLY_BIT 2u /* there are no values: `values` is ignored */

typedef struct RaysortRadixSortInfo
{
  uint32_t maxCount; /* pairs, or keys alone, 0 .. RAYSORT_MAX_COUNT */
  RaysortKeyType keyType;
  uint32_t firstBit;       /* lowest bit of the key that counts. Signed and floating-point keys, and descending: of the
                              unsigned integer that compares as the key does, so bits 16 .. 31 sort floats roughly */
  uint32_t bitCount;       /* 0: all from firstBit up */
  uint32_t flags;          /* RAYSORT_RADIX_SORT_*_BIT */
  RaysortBuffer count;     /* in, optional: uint32, how many pairs; clamped to maxCount; else maxCount */
  RaysortBuffer keys[2];   /* [0] in; the passes go to and fro; see RaysortRadixSortLayout.result */
  RaysortBuffer values[2]; /* uint32[maxCount], likewise */
  RaysortBuffer scratch;
} RaysortRadixSortInfo;

typedef struct RaysortRadixSortLayout
{
  VkDeviceSize keysSize;    /* least bytes of keys[0] and of keys[1] */
  VkDeviceSize valuesSize;  /* least bytes of values[0] and of values[1]; 0: keys only */
  VkDeviceSize scratchSize; /* serves all smaller maxCount and bitCount too */
  VkDeviceSize alignment;
  uint32_t result; /* keys[result] and values[result] hold the sorted pairs; the others are undefined */
  uint32_t passCount;
} RaysortRadixSortLayout;

#define RAYSORT_RADIX_SORT_MAX_PASSES 24

/* raysortCmdRadixSort - sort pairs, or keys alone, stably, by the bits firstBit .. firstBit + bitCount - 1 of the keys.
 * needs  device addresses: keys of 32 bits and values a multiple of 4, keys of 64 bits 8, scratch 16
 * cost   3 dispatches for every 8 bits, 2 if the pairs are few. Keys of 32 bits and values at multiples of 16 are read
 *        16 bytes at a time, else word by word. Keys of 32 bits alone write half as much as pairs; for keys of 64 bits
 *        alone the scratch is 4 bytes a key larger, and these bytes are written */
RAYSORT_API VkResult raysortGetRadixSortLayout(RaysortContext context, const RaysortRadixSortInfo *info,
                                               RaysortRadixSortLayout *layout);
RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixSortInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixSortInfo *info);
