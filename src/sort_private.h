/* SPDX-License-Identifier: MIT */
#pragma once
#include "scan_private.h"
#include "sort.h"
#include "../shaders/kernels/sort/push.h"

/* ---- one digit of a material sort or a radix sort: digit.c ---- */

/* Digit classes of the scatter kernel: at most 8, 16, 64 or 256 values of a digit. */
#define RAYSORT_DIGIT_CLASSES 4u
#define RAYSORT_CLASS_OF_TWO  2u /* sorts of more than one digit use only this class and the next one */

/* Numbers of the pipelines of both sorts. Each sort has the ones that it needs. */
enum
{
  RAYSORT_SORT_PIPELINE_ROWS,
  RAYSORT_SORT_PIPELINE_STATISTIC,
  RAYSORT_SORT_PIPELINE_RANGES,
  RAYSORT_SORT_PIPELINE_HISTOGRAM, /* count.comp: add 2 * source, and 1 for digits of 8 bits */
  RAYSORT_SORT_PIPELINE_SCATTER = RAYSORT_SORT_PIPELINE_HISTOGRAM + 2 * RAYSORT_SOURCE_COUNT, /* + 4 * source + class */
  RAYSORT_SORT_PIPELINE_MAP = RAYSORT_SORT_PIPELINE_SCATTER + 4 * RAYSORT_SOURCE_COUNT,       /* + 4 * source + class */
  RAYSORT_SORT_PIPELINES = RAYSORT_SORT_PIPELINE_MAP + 4 * (RAYSORT_SOURCE_UINT32 + 1)
};

/* One digit of a sort. It has `count` values: the bits of the key from `shift` up that `mask` keeps. */
typedef struct raysort_digit
{
  uint32_t shift, mask, count;
  uint32_t digitClass; /* index of raysort_digitBits */
  uint32_t tile;       /* entries */
  int needsTotals;     /* totals of the rows must be in memory: the statistic or the pass "sort ranges" reads them */
  int sumsRows;        /* every workgroup of the scatter sums the rows itself, so there is no pass "sort rows" */
  raysort_table table;
} raysort_digit;

/* The numbers of the passes of a digit. The buffers are parts: see below. */
typedef struct raysort_move
{
  uint32_t kind;         /* RAYSORT_SOURCE_* of the keys */
  uint32_t flags;        /* RAYSORT_KERNEL_TAIL, _WRITE_TAIL, _INDIRECT, _VALUES, _PACKED */
  uint32_t scatterFlags; /* RAYSORT_KERNEL_COUNTS, _RANGES, _STATISTIC, _WRITE_KEYS, _PACK */
  uint32_t maxCount, materialCount;
  uint32_t keyCapacity; /* number of keys in memory */
  uint32_t keyLayout, keyMask, lastKey;
  uint32_t workgroupSize, maxGroupsX, countedOffset;
  uint32_t inverseCapacity, strideInverse; /* raysort_planDigit sets these, flags that follow, and the digit */
  raysort_digit digit;
} raysort_move;

#define RAYSORT_MOVE_NUMBER(member) RAYSORT_NUMBER(raysort_move, member)

/* Parts of the passes of a digit, which stand behind the parts of a table. raysort_planDigit sets the table's parts,
 * _RAYS and _COUNTED. */
enum
{
  RAYSORT_PART_KEYS = RAYSORT_PART_OF_DIGIT,
  RAYSORT_PART_VALUES,   /* absent: the value of entry i is i */
  RAYSORT_PART_RAYS,     /* the same as RAYSORT_PART_VALUES if RAYSORT_KERNEL_INDIRECT, else absent */
  RAYSORT_PART_COUNTED,  /* the rows of the table that the pass counts */
  RAYSORT_PART_KEYS_OUT, /* this one and the others that the scatter writes: absent: not written */
  RAYSORT_PART_VALUES_OUT,
  RAYSORT_PART_INVERSE,
  RAYSORT_PART_RANGES
};

static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit);
static VkDeviceSize raysort_digitBound(RaysortContext context, uint32_t maxCount, uint32_t count, uint32_t digitClass,
                                       uint32_t more, int movesPairs);
static void raysort_planDigit(raysort_plan *plan, const raysort_move *given, const raysort_digit *digit,
                              const raysort_range *scratch);
static int raysort_allowsThreads(const VkPhysicalDeviceLimits *limits, uint32_t threads);
static uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most);
static uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass);
static void raysort_describeDigit(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
static const raysort_folder *raysort_sortFolder(void); /* defined beside the words */

/* ---- material sort: sort.c ---- */

/* The values that follow from the info struct alone. */
typedef struct raysort_sort
{
  uint32_t idBytes, stride, bits; /* bytes of an id, bytes from id to id, bits of the id's bit field */
  VkDeviceSize idLead;            /* bytes from the start of a 32-bit word to the first id */
  uint32_t leastIds, idCapacity;  /* the fewest ids that the map may hold; the ids that it holds */
  uint32_t leastInverse;          /* the fewest words that oldToNewPixelMap may have */
  uint32_t inverseCapacity;       /* its words that are used: one for each id of the map, or fewer if it is shorter */
  uint32_t workgroupSize, maxGroupsX;
  uint32_t digitCount; /* 1 or 2 */
  raysort_digit digits[2];
  VkDeviceSize keysOffset, valuesOffset; /* keys and values between two digits, bytes in scratch. Packed words lie at
                                            valuesOffset */
} raysort_sort;

static VkResult raysort_layoutSort(RaysortContext context, raysort_listener *to, const RaysortSortInfo *info,
                                   raysort_sort *sort, RaysortSortLayout *layout);
static const raysort_operation *raysort_sortOperation(void);
