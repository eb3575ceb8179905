/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan_private.h"
#include "sort.h"
#include "../shaders/kernels/sort/push.h"

/* ---- one digit, of both sorts: digit.c ---- */

/* Digit classes of the scatter kernel: at most 8, 16, 64 or 256 digits. */
#define RAYSORT_DIGIT_CLASSES 4u
#define RAYSORT_CLASS_OF_TWO  2u /* sorts of more than one digit use this class and the next alone */

/* Pipelines of both sorts, by number; each sort has those that it needs. */
enum
{
  RAYSORT_SORT_PIPELINE_ROWS,
  RAYSORT_SORT_PIPELINE_STATISTIC,
  RAYSORT_SORT_PIPELINE_RANGES,
  RAYSORT_SORT_PIPELINE_HISTOGRAM, /* count.comp: + 2 * source, + 1 for digits of 8 bits */
  RAYSORT_SORT_PIPELINE_SCATTER = RAYSORT_SORT_PIPELINE_HISTOGRAM + 2 * RAYSORT_SOURCE_COUNT, /* + 4 * source + class */
  RAYSORT_SORT_PIPELINE_MAP = RAYSORT_SORT_PIPELINE_SCATTER + 4 * RAYSORT_SOURCE_COUNT,       /* likewise */
  RAYSORT_SORT_PIPELINES = RAYSORT_SORT_PIPELINE_MAP + 4 * (RAYSORT_SOURCE_UINT32 + 1)
};

/* Where the kernels find keys, and values beside them. */
typedef struct raysort_source
{
  raysort_range keys;
  raysort_range values; /* not there: the value of entry i is i */
  raysort_range live;   /* not there: there are maxCount entries */
  uint32_t maxCount;
  uint32_t kind;     /* RAYSORT_SOURCE_* */
  uint32_t flags;    /* RAYSORT_KERNEL_TAIL, WRITE_TAIL, INDIRECT, VALUES, LIVE */
  uint32_t capacity; /* keys there are */
  uint32_t layout, mask, lastKey;
} raysort_source;

/* One digit of a sort: bits shift .. of the key, `count` values. */
typedef struct raysort_digit
{
  uint32_t shift, mask, count;
  uint32_t digitClass; /* index of raysort_digitBits */
  uint32_t tile;       /* entries */
  int needsTotals;     /* in memory: for the statistic, or for the pass that finds the ranges */
  int sumsRows;        /* every workgroup of the scatter does: there is no pass for it */
  raysort_table table;
} raysort_digit;

/* Where the scatter puts things: those that are not there are not wanted. */
typedef struct raysort_target
{
  raysort_range values, keys, inverse, ranges;
  uint32_t flags; /* RAYSORT_KERNEL_COUNTS, RANGES, STATISTIC */
  uint32_t workgroupSize, maxGroupsX, countedOffset;
} raysort_target;

/* Parts of a digit's passes, behind those of a table. */
enum
{
  RAYSORT_PART_KEYS = RAYSORT_PART_OF_DIGIT,
  RAYSORT_PART_VALUES,
  RAYSORT_PART_RAYS,    /* the values, if the keys are found by them */
  RAYSORT_PART_COUNTED, /* rows of the table */
  RAYSORT_PART_KEYS_OUT,
  RAYSORT_PART_VALUES_OUT,
  RAYSORT_PART_INVERSE,
  RAYSORT_PART_RANGES,
  RAYSORT_PARTS_OF_DIGIT
};

static uint32_t raysort_digitPasses(const raysort_digit *digit);
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit);
static VkDeviceSize raysort_digitBound(RaysortContext context, uint32_t maxCount, uint32_t count, uint32_t digitClass,
                                       uint32_t more, int movesPairs);
static void raysort_planDigit(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                              const raysort_range *scratch, const raysort_target *target);
static uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most);
static uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass);
static void raysort_describeDigit(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
static const raysort_folder *raysort_sortFolder(void); /* beside the words */

/* ---- material sort: sort.c ---- */

/* What follows from an info struct alone. */
typedef struct raysort_sort
{
  uint32_t idBytes, stride, bits; /* of an id of the map; `bits`: of its bit field */
  VkDeviceSize idLead;            /* ids may begin within a 32-bit word: bytes from its start to the first id */
  uint32_t leastIds, idCapacity;  /* the fewest ids that the map may hold; those that it holds */
  uint32_t leastInverse;          /* the fewest words that oldToNewPixelMap may have */
  uint32_t inverseCapacity;       /* its words that are used: one for each id of the map, or as many as it has */
  uint32_t workgroupSize, maxGroupsX;
  uint32_t digitCount; /* 1 or 2 */
  raysort_digit digits[2];
  VkDeviceSize keysOffset, valuesOffset; /* in scratch, between two digits; packed words lie where values would */
} raysort_sort;

static VkResult raysort_layoutSort(RaysortContext context, raysort_listener *to, const RaysortSortInfo *info,
                                   raysort_sort *sort, RaysortSortLayout *layout);
static const raysort_operation *raysort_sortOperation(void);
