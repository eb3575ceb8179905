/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort_private.h"
#include "radix.h"
#include "../shaders/kernels/radix/push.h"

/* The radix sort, for other capabilities that have one among their passes. */

/* The values that follow from the info struct alone. */
typedef struct raysort_radix
{
  uint32_t keyBytes;      /* 4 or 8 */
  uint32_t digitCount;    /* 0 .. 8 */
  uint32_t order;         /* RAYSORT_ORDER_*; 0: keys compare as they are */
  uint32_t capability;    /* RAYSORT_CAPABILITY_*_BIT whose pipelines the passes have */
  uint32_t digitClass;    /* the lowest digit class that has a pipeline in that capability */
  VkDeviceSize tableSize; /* bytes of scratch that are enough for the table of every digit */
  /* A sort by buckets has one; NULL: it goes digit by digit. */
  const struct raysort_bucketShape *shape;
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

/* ---- the sort by buckets: radix_buckets.c ---- */

/* Pipelines of the capability, behind those of the sorts by digits. */
enum
{
  RAYSORT_BUCKET_PIPELINE_FIRST = RAYSORT_SORT_PIPELINES, /* + form of the tiles; the last one has none */
  RAYSORT_BUCKET_PIPELINE_RANGE = RAYSORT_BUCKET_PIPELINE_FIRST + 4,
  RAYSORT_BUCKET_PIPELINE_TALLY = RAYSORT_BUCKET_PIPELINE_RANGE + 4,
  RAYSORT_BUCKET_PIPELINE_PLACES = RAYSORT_BUCKET_PIPELINE_TALLY + 4,
  RAYSORT_BUCKET_PIPELINE_SCATTER = RAYSORT_BUCKET_PIPELINE_PLACES + 4,
  RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS = RAYSORT_BUCKET_PIPELINE_SCATTER + 4,
  RAYSORT_BUCKET_PIPELINE_LOCAL = RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS + 4, /* + form of the bucket */
  RAYSORT_BUCKET_PIPELINE_LOCAL_KEYS = RAYSORT_BUCKET_PIPELINE_LOCAL + 3,
  RAYSORT_BUCKET_PIPELINE_STEADY = RAYSORT_BUCKET_PIPELINE_LOCAL_KEYS + 3,
  RAYSORT_BUCKET_PIPELINE_STEADY_KEYS = RAYSORT_BUCKET_PIPELINE_STEADY + 3,
  RAYSORT_BUCKET_PIPELINE_PLAN = RAYSORT_BUCKET_PIPELINE_STEADY_KEYS + 3,
  RAYSORT_BUCKET_PIPELINE_LISTS,
  RAYSORT_RADIX_PIPELINES
};

static const struct raysort_bucketShape *raysort_chooseBuckets(RaysortContext context,
                                                               const RaysortRadixSortInfo *info);
static VkDeviceSize raysort_bucketBound(RaysortContext context, const RaysortRadixSortInfo *info);
static void raysort_planBucketSort(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                   const struct raysort_bucketShape *shape, const raysort_range *ranges);
static int raysort_describeBuckets(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
static const raysort_folder *raysort_radixFolder(void); /* defined beside the words */
