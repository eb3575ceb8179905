/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort_private.h"
#include "radix.h"

/* The radix sort, for other capabilities that have one among their passes. */

/* The values that follow from the info struct alone. */
typedef struct raysort_radix
{
  uint32_t keyBytes;      /* 4 or 8 */
  uint32_t digitCount;    /* 0 .. 8 */
  uint32_t widestDigit;   /* bits of the widest digit that a sort of bitCount bits or fewer may have */
  uint32_t order;         /* RAYSORT_ORDER_*; 0: keys compare as they are */
  uint32_t capability;    /* RAYSORT_CAPABILITY_*_BIT whose pipelines the passes have */
  uint32_t digitClass;    /* the lowest digit class that has a pipeline in that capability */
  VkDeviceSize tableSize; /* bytes of scratch that are enough for the table of every digit */
  raysort_digit digits[8];
} raysort_radix;

/* Buffers, in the order of RAYSORT_RESOURCE_RADIX_SORT_*. */
enum
{
  RAYSORT_RADIX_SCRATCH,
  RAYSORT_RADIX_LIVE,
  RAYSORT_RADIX_KEYS,
  RAYSORT_RADIX_VALUES = RAYSORT_RADIX_KEYS + 2,
  RAYSORT_RADIX_BUFFERS = RAYSORT_RADIX_VALUES + 2
};

static VkResult raysort_layoutRadix(RaysortContext context, raysort_listener *to, const RaysortRadixSortInfo *info,
                                    raysort_radix *radix, RaysortRadixSortLayout *layout);
static void raysort_planDigits(raysort_plan *plan, const RaysortRadixSortInfo *info, const raysort_radix *radix,
                               const raysort_range *ranges);
