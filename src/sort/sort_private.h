/* SPDX-License-Identifier: MIT */
#pragma once
#include "../core/core_private.h"
#include "../scan.h"
#include "../sort.h"
#include "../radix.h"
#include "../../shaders/kernels/scan/push.h"
#include "../../shaders/kernels/sort/push.h"
#include "../../shaders/kernels/radix/push.h"
#include "../../shaders/kernels/serial/push.h"

/* Scan, material sort and radix sort: what their files share. */

/* Lists of kernels; defined next to the words. */
RAYSORT_INTERNAL const raysort_folder *raysort_scanFolder(void);
RAYSORT_INTERNAL const raysort_folder *raysort_sortFolder(void);
RAYSORT_INTERNAL const raysort_folder *raysort_radixFolder(void);
RAYSORT_INTERNAL const raysort_folder *raysort_serialFolder(void);
/* Operations; the capability lists them. */
RAYSORT_INTERNAL const raysort_operation *raysort_sortOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_sortArgumentsOperation(void);

/* ---- tables of counts: the scan and both sorts use them ---- */

/* A table in scratch: a row for each digit, a column for each chunk. The totals of the rows follow it, first the
 * low words of all rows, then the high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* byte in scratch where it begins */
  uint32_t rows, rowStride;
} raysort_table;

/* ---- digits ---- */

/* Digit classes of the scatter kernel: at most 8, 16, 64 or 256 values of a digit. */
#define RAYSORT_PRIVATE_DIGIT_CLASSES 4u
#define RAYSORT_PRIVATE_CLASS_OF_TWO  2u /* sorts of more than one digit use only this class and the next one */

/* Numbers of the pipelines of both sorts. Each sort has the ones that it needs. */
enum
{
  RAYSORT_SORT_PIPELINE_ROWS,
  RAYSORT_SORT_PIPELINE_STATISTIC,
  RAYSORT_SORT_PIPELINE_RANGES,
  RAYSORT_SORT_PIPELINE_ARGUMENTS,
  RAYSORT_SORT_PIPELINE_PRESENT,
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
  int isSerial;        /* its passes are those of serial.c */
  int sumsRows;        /* every workgroup of the scatter sums the rows itself, so there is no pass "sort rows" */
  raysort_table table;
} raysort_digit;

/* The ranges that the passes of a digit touch: indices of raysort_move.ranges. If one that the scatter writes is
 * absent, it is not written. */
enum
{
  RAYSORT_DIGIT_KEYS,
  RAYSORT_DIGIT_VALUES, /* absent: the value of entry i is i */
  RAYSORT_DIGIT_LIVE,   /* the count on the GPU; absent: all maxCount entries are live */
  RAYSORT_DIGIT_KEYS_OUT,
  RAYSORT_DIGIT_VALUES_OUT,
  RAYSORT_DIGIT_INVERSE,
  RAYSORT_DIGIT_RANGES,
  RAYSORT_DIGIT_RAYS, /* the values, if they say where the keys are. raysort_planDigit sets this one and the others */
  RAYSORT_DIGIT_TABLE,
  RAYSORT_DIGIT_TOTALS,  /* absent: the scatter sums the rows */
  RAYSORT_DIGIT_COUNTED, /* the rows of the table that the pass counts */
  RAYSORT_DIGIT_BINDINGS
};

/* What the passes of a digit do: numbers and ranges. */
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
  raysort_range ranges[RAYSORT_DIGIT_BINDINGS];
} raysort_move;

#define RAYSORT_PRIVATE_MOVE_NUMBER(member) RAYSORT_PRIVATE_NUMBER(raysort_move, member)

/* ---- the material sort ---- */

/* Buffers, in the order of RAYSORT_RESOURCE_SORT_*. */
enum
{
  RAYSORT_SORT_SCRATCH,
  RAYSORT_SORT_IDS,
  RAYSORT_SORT_LIST,
  RAYSORT_SORT_LIVE,
  RAYSORT_SORT_MAP,
  RAYSORT_SORT_INVERSE,
  RAYSORT_SORT_RANGES,
  RAYSORT_SORT_BUFFERS
};

/* The values that follow only from the info struct. */
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
  VkDeviceSize keysOffset, valuesOffset; /* keys and values between two digits, bytes in scratch. Packed words are
                                            at valuesOffset */
} raysort_sort;

/* ---- the radix sort ---- */

/* Buffers, in the order of RAYSORT_RESOURCE_RADIX_SORT_*. */
enum
{
  RAYSORT_RADIX_SCRATCH,
  RAYSORT_RADIX_LIVE,
  RAYSORT_RADIX_KEYS,
  RAYSORT_RADIX_VALUES = RAYSORT_RADIX_KEYS + 2,
  RAYSORT_RADIX_BUFFERS = RAYSORT_RADIX_VALUES + 2
};

#define RAYSORT_PRIVATE_DIGIT_FORMS 5u /* of radix_digits.c */

/* Pipelines of the capability, after those of the sorts by digits. */
enum
{
  RAYSORT_BUCKET_PIPELINE_FIRST = RAYSORT_SORT_PIPELINES, /* + form of the tiles; the last one has none */
  RAYSORT_BUCKET_PIPELINE_RANGE = RAYSORT_BUCKET_PIPELINE_FIRST + 4,
  RAYSORT_BUCKET_PIPELINE_TALLY = RAYSORT_BUCKET_PIPELINE_RANGE + 4,
  RAYSORT_BUCKET_PIPELINE_PLACES = RAYSORT_BUCKET_PIPELINE_TALLY + 4,
  RAYSORT_BUCKET_PIPELINE_SCATTER = RAYSORT_BUCKET_PIPELINE_PLACES + 4,
  RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS = RAYSORT_BUCKET_PIPELINE_SCATTER + 4,
  RAYSORT_BUCKET_PIPELINE_LOCAL = RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS + 4, /* + form of the bucket; + 3: only keys */
  RAYSORT_BUCKET_PIPELINE_STEADY = RAYSORT_BUCKET_PIPELINE_LOCAL + 6,
  RAYSORT_BUCKET_PIPELINE_PLAN = RAYSORT_BUCKET_PIPELINE_STEADY + 6,
  RAYSORT_BUCKET_PIPELINE_LOOK,
  RAYSORT_BUCKET_PIPELINE_WIDE,           /* those before _PLAN again, for keys of two words; _PLACES has none */
  RAYSORT_BUCKET_PIPELINE_SHORT_SCATTER = /* the first scatter of short keys; + 1: only keys */
  RAYSORT_BUCKET_PIPELINE_WIDE + RAYSORT_BUCKET_PIPELINE_PLAN - RAYSORT_BUCKET_PIPELINE_FIRST,
  RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL = RAYSORT_BUCKET_PIPELINE_SHORT_SCATTER + 2, /* small, medium; steady; + 1 */
  RAYSORT_DIGIT_SORT_PIPELINE_CLEAR = RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL + 8,
  RAYSORT_DIGIT_SORT_PIPELINE_HISTOGRAM, /* + form */
  RAYSORT_DIGIT_SORT_PIPELINE_SCATTER =
      RAYSORT_DIGIT_SORT_PIPELINE_HISTOGRAM + RAYSORT_PRIVATE_DIGIT_FORMS, /* + 2 * form; + 1: only keys */
  RAYSORT_RADIX_PIPELINES = RAYSORT_DIGIT_SORT_PIPELINE_SCATTER + 2 * RAYSORT_PRIVATE_DIGIT_FORMS
};

#define RAYSORT_PRIVATE_COUNT_THREADS 352u /* of the kernels that count digits of radix sorts */

/* A tile of a radix sort. */
typedef struct raysort_tileForm
{
  uint32_t threads, items, bits; /* of the scatter; bits of a digit */
  uint32_t vectors;              /* of a tile, for each thread of the counting kernels */
} raysort_tileForm;

typedef struct raysort_bucketShape
{
  uint32_t most;                  /* entries */
  uint32_t firstForm, secondForm; /* of raysort_tileForms */
  uint32_t chunkTiles; /* of the first two passes: a chunk has less than 65,536 entries before its last tile */
  uint32_t smallForm, mediumForm; /* of raysort_localForms */
  int hasShort;                   /* passes for short keys are planned, too: digit.glsl */
} raysort_bucketShape;

typedef struct raysort_digitShape raysort_digitShape;

/* The values that follow only from the info struct. */
typedef struct raysort_radix
{
  uint32_t keyBytes;                    /* 4 or 8 */
  uint32_t digitCount;                  /* 0 .. 8 */
  uint32_t order;                       /* RAYSORT_ORDER_*; 0: keys compare as they are */
  uint32_t capability;                  /* RAYSORT_CAPABILITY_*_BIT whose pipelines the passes have */
  uint32_t digitClass;                  /* the lowest digit class that has a pipeline in that capability */
  VkDeviceSize tableSize;               /* bytes of scratch that are enough for the tables of every digit */
  const raysort_bucketShape *shape;     /* a sort by buckets has one; NULL: it goes digit by digit */
  const raysort_digitShape *digitShape; /* its digits are those of radix_digits.c; NULL: as in the material sort */
  int mayLook;                          /* it has both ways, or would have them if it were larger: the GPU chooses */
  VkDeviceSize bucketsOffset;           /* bytes in scratch; choice and digits come before them */
  raysort_digit digits[8];
} raysort_radix;

/* ---- the door: what other rooms call ---- */

/* digit_pass.c */
/* The most threads of a workgroup on this device, at most `most`. */
RAYSORT_INTERNAL uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most);

/* sort.c */
/* Checks the info of a material sort, except its buffers, and lays it out. */
RAYSORT_INTERNAL VkResult raysort_layoutSort(RaysortContext context, raysort_errors *to, const RaysortSortInfo *info,
                                             raysort_sort *sort, RaysortSortLayout *layout);
/* Adds the passes of a material sort to any plan. buffers: RAYSORT_SORT_*; the ids begin at the first one. */
RAYSORT_INTERNAL void raysort_planSortPasses(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                                             const RaysortSortLayout *layout, const raysort_range *buffers);

/* arguments.c */
/* Bindings of a table of arguments. */
enum
{
  RAYSORT_ARGUMENTS_OFFSETS, /* MaterialsOffsets */
  RAYSORT_ARGUMENTS_TABLE,
  RAYSORT_ARGUMENTS_BINDINGS
};
/* Adds the pass that writes a table of arguments. bindings: RAYSORT_ARGUMENTS_OFFSETS ... The plan's capability must be
 * the material sort. */
RAYSORT_INTERNAL void raysort_addArguments(raysort_plan *plan, const RaysortArgumentsPush *numbers,
                                           const raysort_range *bindings);

/* radix.c */
/* Checks the info of a radix sort and lays it out. */
RAYSORT_INTERNAL VkResult raysort_layoutRadix(RaysortContext context, raysort_errors *to,
                                              const RaysortRadixSortInfo *info, raysort_radix *radix,
                                              RaysortRadixSortLayout *layout);
/* Adds the passes of a radix sort to any plan. ranges: RAYSORT_RADIX_*. */
RAYSORT_INTERNAL void raysort_planDigits(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                         const raysort_radix *radix, const raysort_range *ranges);

/* ---- between the files of this room ---- */

/* scan.c */
RAYSORT_INTERNAL uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most);
RAYSORT_INTERNAL uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most);
RAYSORT_INTERNAL uint32_t raysort_strideInverse(const raysort_table *table);
RAYSORT_INTERNAL VkDeviceSize raysort_tableEnd(const raysort_table *table);
RAYSORT_INTERNAL raysort_range raysort_tableRange(const raysort_range *scratch, const raysort_table *table);
RAYSORT_INTERNAL raysort_range raysort_totalsRange(const raysort_range *scratch, const raysort_table *table);
/* Bindings of the passes that work on a table. */
enum
{
  RAYSORT_SCAN_TABLE,
  RAYSORT_SCAN_TOTALS,
  RAYSORT_SCAN_LIVE, /* the count on the GPU; absent: there are maxCount entries */
  RAYSORT_SCAN_BINDINGS
};
RAYSORT_INTERNAL void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline,
                                       const raysort_table *table, const raysort_range *bindings, uint32_t maxCount,
                                       uint32_t tile, uint32_t flags);
RAYSORT_INTERNAL void raysort_planChunkRows(raysort_plan *plan, const char *name, const raysort_table *table,
                                            const raysort_range *scratch, uint32_t chunks);

/* serial.c */
RAYSORT_INTERNAL void raysort_layoutSerialDigit(uint32_t maxCount, uint32_t more, raysort_digit *digit);
RAYSORT_INTERNAL VkDeviceSize raysort_serialBound(uint32_t maxCount, uint32_t count, uint32_t more);
RAYSORT_INTERNAL int raysort_describeSerial(uint32_t pipeline, raysort_variant *variant);
RAYSORT_INTERNAL void raysort_planSerialCount(raysort_plan *plan, raysort_move *move, uint32_t pipeline, uint32_t rows);
RAYSORT_INTERNAL void raysort_planSerialRows(raysort_plan *plan, const raysort_move *move);
RAYSORT_INTERNAL void raysort_planSerialScatter(raysort_plan *plan, raysort_move *move, uint32_t pipeline);

/* dispatch.c */
RAYSORT_INTERNAL const raysort_operation *raysort_tableOperation(void);
/* Bindings of the pass that finds materials with rays. */
enum
{
  RAYSORT_PRESENT_OFFSETS, /* MaterialsOffsets */
  RAYSORT_PRESENT_LISTED,  /* materials that have a dispatch of their own, or absent */
  RAYSORT_PRESENT_OUT,     /* what is written */
  RAYSORT_PRESENT_BINDINGS
};
RAYSORT_INTERNAL void raysort_planPresent(raysort_plan *plan, const char *name, const raysort_range *bindings,
                                          const RaysortPresentPush *push);

/* digit_pass.c */
RAYSORT_INTERNAL int raysort_allowsThreads(const VkPhysicalDeviceLimits *limits, uint32_t threads);
RAYSORT_INTERNAL uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass);
RAYSORT_INTERNAL void raysort_describeDigit(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
RAYSORT_INTERNAL void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                          raysort_digit *digit);
RAYSORT_INTERNAL VkDeviceSize raysort_digitBound(RaysortContext context, uint32_t maxCount, uint32_t count,
                                                 uint32_t digitClass, uint32_t more, int movesPairs);
RAYSORT_INTERNAL void raysort_planDigit(raysort_plan *plan, const raysort_move *given, const raysort_digit *digit,
                                        const raysort_range *scratch);

/* radix_digits.c */
RAYSORT_INTERNAL const raysort_digitShape *
raysort_chooseDigitShape(RaysortContext context, const RaysortRadixSortInfo *info, const raysort_radix *radix);
RAYSORT_INTERNAL VkDeviceSize raysort_digitSortBound(RaysortContext context, const RaysortRadixSortInfo *info);
RAYSORT_INTERNAL void raysort_planDigitSort(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                            const raysort_radix *radix, const raysort_range *ranges);
RAYSORT_INTERNAL int raysort_describeDigitSort(RaysortContext context, uint32_t pipeline, raysort_variant *variant);

/* radix_buckets.c */
/* Subgroups of 32 threads, and what the kernels of buckets and of radix_digits.c need of threads and shared memory. */
RAYSORT_INTERNAL int raysort_hasBuckets(RaysortContext context);
RAYSORT_INTERNAL VkDeviceSize raysort_mostOf(VkDeviceSize a, VkDeviceSize b);
/* Words of a key: 1 or 2. */
RAYSORT_INTERNAL uint32_t raysort_keyWords(const RaysortRadixSortInfo *info);
/* RAYSORT_RADIX_*_BIT of a pass that reads these keys, and the count on the GPU if there is one. */
RAYSORT_INTERNAL uint32_t raysort_readFlags(const raysort_range *keys, const raysort_range *live);
/* Threads, items and bits of a kernel of radix sorts; then the whole description of a stable scatter. */
RAYSORT_INTERNAL void raysort_describeForm(raysort_variant *variant, uint32_t identity, uint32_t threads,
                                           uint32_t items, uint32_t bits);
RAYSORT_INTERNAL void raysort_describeTiles(RaysortContext context, const raysort_tileForm *tiles, int isKeysOnly,
                                            raysort_variant *variant);
RAYSORT_INTERNAL const raysort_bucketShape *raysort_chooseBuckets(RaysortContext context,
                                                                  const RaysortRadixSortInfo *info);
RAYSORT_INTERNAL int raysort_mayLook(RaysortContext context, const RaysortRadixSortInfo *info);
RAYSORT_INTERNAL VkDeviceSize raysort_bucketBound(RaysortContext context, const RaysortRadixSortInfo *info);
RAYSORT_INTERNAL void raysort_planBucketSort(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                             const raysort_radix *radix, const raysort_range *ranges);
/* Adds the pass that chooses between buckets and digits. Those of both must follow, then raysort_runBeside. */
RAYSORT_INTERNAL void raysort_planLook(raysort_plan *plan, const RaysortRadixSortInfo *info, const raysort_radix *radix,
                                       const raysort_range *ranges, const raysort_range *choice);
/* Lets the passes of a sort by digits, `middle` and later, run at the same time as those of a sort by buckets, `first`
 * and later. Unless maxCount is large, the first count by digits runs next to the look. */
RAYSORT_INTERNAL void raysort_runBeside(raysort_plan *plan, uint32_t first, uint32_t middle, uint32_t maxCount);
RAYSORT_INTERNAL int raysort_describeBuckets(RaysortContext context, uint32_t pipeline, raysort_variant *variant);
