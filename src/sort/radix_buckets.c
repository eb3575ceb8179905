/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* The sort by buckets: the high bits first, in two stable passes, then every bucket in shared memory. Buckets too large
 * for that go on by two passes, which the GPU chooses. The passes: shaders/kernels/README.md. */

/* ---- tuning ---- */

/* The same tile in the scatter of only keys, whose order there says nothing: all passes except those of large
 * buckets. */
typedef struct raysort_keysForm
{
  uint32_t threads, items;
  uint32_t phases; /* as scatter_keys.comp has them */
} raysort_keysForm;

/* A bucket in shared memory. */
typedef struct raysort_localForm
{
  uint32_t threads, items, splitBits;              /* of the local sort; bits of the split of both */
  uint32_t steadyThreads, steadyItems, steadyBits; /* of the steady sort; bits of its digits */
  uint32_t numberBits;                             /* as bucket.glsl has it */
} raysort_localForm;

#define RAYSORT_PRIVATE_LARGE_FORM         3u
#define RAYSORT_PRIVATE_LARGE_CHUNK_TILES  12u
#define RAYSORT_PRIVATE_SHORT_FORM         2u       /* of the first two digits of short keys */
#define RAYSORT_PRIVATE_LEAST_OF_BUCKETS   2000000u /* entries: fewer were not measured */
#define RAYSORT_PRIVATE_LEAST_OF_WIDE      720000u  /* the same of 64-bit keys: fewer that repeat gain more by digits */
#define RAYSORT_PRIVATE_LEAST_OF_SPREAD    250000u  /* the same of those that spread */
#define RAYSORT_PRIVATE_FEWEST_WIDE_BITS   16u      /* so few of 64-bit keys are two passes by digits */
#define RAYSORT_PRIVATE_LEAST_OF_LOOK      8000000u /* with fewer the way that is not taken costs too much */
#define RAYSORT_PRIVATE_COUNTS_WITH_LOOK   16777216u /* more take longer to count than the look does */
#define RAYSORT_PRIVATE_BUCKET_SHARED_SIZE 32768u
#define RAYSORT_PRIVATE_BUCKET_THREADS     512u

/* Tuning: NVIDIA H200, 2026-11, 2 M to 134 M pairs. Forms of tiles and shapes: for keys of one word and of two, whose
 * tile needs two words an entry in shared memory, and which need more buckets, because they crowd in some.
 * raysort_keysForms, and the local sort of medium buckets: NVIDIA H100, 2026-11-27. The steady sort of medium buckets:
 * not measured. */
static const raysort_tileForm raysort_tileForms[][4] = {
    {{256, 11, 7, 2}, {512, 11, 7, 4}, {512, 11, 8, 4}, {256, 22, 9, 4}},
    {{256, 11, 7, 2}, {0, 0, 0, 0}, {256, 11, 8, 2}, {256, 11, 9, 2}}};
static const raysort_keysForm raysort_keysForms[] = {{352, 8, 1}, {352, 16, 2}, {352, 16, 2}};
static const raysort_localForm raysort_localForms[][3] = {
    {{32, 20, 9, 32, 20, 9, 10}, {128, 18, 11, 128, 18, 9, 12}, {352, 14, 12, 256, 20, 8, 13}},
    {{32, 20, 9, 32, 20, 9, 10}, {256, 10, 11, 128, 20, 9, 12}, {512, 10, 12, 256, 20, 8, 13}}};
/* Small and medium buckets of short keys: NVIDIA H200, 2026-11-29, 33 M pairs. */
static const raysort_localForm raysort_shortForms[] = {{256, 10, 11, 128, 20, 9, 12}, {896, 8, 12, 512, 14, 8, 13}};
static const raysort_bucketShape raysort_bucketShapes[][5] = {{{4200000, 0, 0, 4, 0, 1, 0},
                                                               {9175040, 1, 1, 4, 0, 1, 0},
                                                               {34406400, 1, 1, 12, 1, 2, 0},
                                                               {68812800, 1, 2, 12, 1, 2, 0},
                                                               {268435456, 2, 2, 12, 1, 2, 0}},
                                                              {{4200000, 0, 0, 4, 0, 1, 0},
                                                               {9175040, 2, 2, 4, 1, 2, 0},
                                                               {34406400, 2, 2, 12, 1, 2, 1},
                                                               {68812800, 2, 2, 12, 1, 2, 1},
                                                               {268435456, 2, 2, 12, 1, 2, 1}}};

static uint32_t raysort_tileOf(uint32_t form, uint32_t keyWords)
{
  return raysort_tileForms[keyWords - 1][form].threads * raysort_tileForms[keyWords - 1][form].items;
}

/* Bits of a digit, of both. */
static uint32_t raysort_bucketBits(uint32_t form)
{
  return raysort_tileForms[0][form].bits;
}

static uint32_t raysort_binsOf(uint32_t form)
{
  return 1u << raysort_bucketBits(form);
}

/* The most entries of a bucket. */
static uint32_t raysort_capacityOf(const raysort_localForm *form)
{
  return form->threads * form->items;
}

/* ---- layout ---- */

/* What passes are bound to. Those in scratch come first, in order. */
enum
{
  RAYSORT_BUCKET_ROWS,
  RAYSORT_BUCKET_TABLE,
  RAYSORT_BUCKET_FIRSTS,
  RAYSORT_BUCKET_NOTES,
  RAYSORT_BUCKET_STATE,
  RAYSORT_BUCKET_SEGMENTS,
  RAYSORT_BUCKET_CHUNKS,
  RAYSORT_BUCKET_TILES,
  RAYSORT_BUCKET_BUCKETS,
  RAYSORT_BUCKET_MEDIUM,
  RAYSORT_BUCKET_GROUPS,
  RAYSORT_BUCKET_LARGE_SEGMENTS, /* of buckets too large for shared memory */
  RAYSORT_BUCKET_LARGE_CHUNKS,
  RAYSORT_BUCKET_LARGE_TILES,
  RAYSORT_BUCKET_THIRD_SMALL, /* buckets of the third digit */
  RAYSORT_BUCKET_THIRD_MEDIUM,
  RAYSORT_BUCKET_IN_SCRATCH,                                /* how many are in scratch */
  RAYSORT_BUCKET_ROWS_TO_TABLE = RAYSORT_BUCKET_IN_SCRATCH, /* what the first scatter reads as one */
  RAYSORT_BUCKET_ROWS_TO_FIRSTS,                            /* what the others read as one */
  RAYSORT_BUCKET_STATE_TO_SEGMENTS,                         /* what makes keys of words reads as one */
  RAYSORT_BUCKET_COLUMNS,                                   /* the table without its totals */
  RAYSORT_BUCKET_TOTALS,
  RAYSORT_BUCKET_LIVE,
  RAYSORT_BUCKET_KEYS, /* this and the others differ between passes of one table; absent where a pass has none */
  RAYSORT_BUCKET_VALUES,
  RAYSORT_BUCKET_KEYS_OUT,
  RAYSORT_BUCKET_VALUES_OUT,
  RAYSORT_BUCKET_WORDS,         /* the upper half of the second keys: words of short keys */
  RAYSORT_BUCKET_COUNTS,        /* rows, and totals or first slots */
  RAYSORT_BUCKET_WORK,          /* segments, chunks or tiles of the digit, or the totals of the first digit */
  RAYSORT_BUCKET_LARGE_NOTES,   /* notes of large buckets */
  RAYSORT_BUCKET_MARKS,         /* the first slots, where RAYSORT_RADIX_SAME may be: later digits of large buckets */
  RAYSORT_BUCKET_MADE,          /* buckets, small and medium ones, in the pass that makes them */
  RAYSORT_BUCKET_MADE_SEGMENTS, /* of large ones; their chunks and tiles */
  RAYSORT_BUCKET_MADE_CHUNKS,
  RAYSORT_BUCKET_MADE_TILES,
  RAYSORT_BUCKET_MADE_GROUPS, /* of the groups, those that it changes */
  RAYSORT_BUCKET_LIST,        /* buckets, or medium buckets: those that the pass takes */
  RAYSORT_BUCKET_STEADY,      /* of the groups, those of the steady sort */
  RAYSORT_BUCKET_ARGUMENTS,   /* of the groups, those of the pass; absent: the host knows them */
  RAYSORT_BUCKET_BINDINGS
};

/* The most segments, chunks and tiles that a pass may have. */
typedef struct raysort_workCounts
{
  uint32_t segments, chunks, tiles;
} raysort_workCounts;

typedef struct raysort_bucketLayout
{
  raysort_workCounts first, second, large;
  raysort_table table;
  uint32_t buckets, medium;
  uint32_t thirdSmall, thirdMedium; /* the most buckets of the third digit */
  VkDeviceSize rows, firsts;        /* words of 16 bits, words */
  VkDeviceSize scratchSize;
  raysort_range parts[RAYSORT_BUCKET_IN_SCRATCH];
} raysort_bucketLayout;

/* Each segment may begin before a multiple of 32 entries, and may end within a tile. */
static raysort_workCounts raysort_spreadOf(uint32_t count, uint32_t segments, uint32_t tile, uint32_t chunkTiles)
{
  const uint64_t most = (count + (uint64_t)segments * (tile + RAYSORT_RADIX_SEGMENT_ALIGNMENT)) / tile + 1;
  raysort_workCounts spread;
  spread.segments = segments;
  spread.tiles = (uint32_t)most;
  spread.chunks = spread.tiles / chunkTiles + segments + 1;
  return spread;
}

RAYSORT_INTERNAL VkDeviceSize raysort_mostOf(VkDeviceSize a, VkDeviceSize b)
{
  return a > b ? a : b;
}

/* The byte of scratch where a part begins. */
static VkDeviceSize raysort_bucketPlace(const raysort_bucketLayout *layout, uint32_t part)
{
  return layout->parts[part].place;
}

static void raysort_spreadBuckets(const raysort_bucketShape *shape, uint32_t count, uint32_t keyWords,
                                  raysort_bucketLayout *layout)
{
  const uint32_t tile = raysort_tileOf(shape->firstForm, keyWords);
  const uint32_t medium = raysort_capacityOf(&raysort_localForms[keyWords - 1][shape->mediumForm]);
  layout->first.segments = 1;
  layout->first.tiles = raysort_divideUp(count, tile);
  layout->first.chunks = raysort_divideUp(layout->first.tiles, shape->chunkTiles);
  layout->second = raysort_spreadOf(count, raysort_binsOf(shape->firstForm),
                                    raysort_tileOf(shape->secondForm, keyWords), shape->chunkTiles);
  layout->large = raysort_spreadOf(count, count / (medium + 1), raysort_tileOf(RAYSORT_PRIVATE_LARGE_FORM, keyWords),
                                   RAYSORT_PRIVATE_LARGE_CHUNK_TILES);
  layout->buckets = raysort_binsOf(shape->firstForm) * raysort_binsOf(shape->secondForm);
  layout->medium = count / (raysort_capacityOf(&raysort_localForms[keyWords - 1][shape->smallForm]) + 1) + 1;
  layout->thirdSmall = keyWords == 2 ? layout->large.segments << RAYSORT_RADIX_LARGE_BITS : 0;
  layout->thirdMedium = keyWords == 2 ? layout->medium : 0;
  if (layout->medium > layout->buckets)
    layout->medium = layout->buckets;
  layout->table.rows = raysort_binsOf(shape->firstForm);
  layout->table.rowStride = (layout->first.chunks + 7) & ~7u;
}

#define RAYSORT_PRIVATE_BUCKET_PART(part, count, size)                                                       \
  {                                                                                                          \
    RAYSORT_PRIVATE_PARTS + RAYSORT_BUCKET_##part, RAYSORT_PRIVATE_BEHIND, 0, (VkDeviceSize)(count) * (size) \
  }

/* Where everything is in scratch. */
static void raysort_placeBuckets(raysort_bucketLayout *layout, uint32_t keyWords)
{
  const raysort_workCounts *second = &layout->second, *large = &layout->large;
  const uint32_t chunks = layout->first.chunks > large->chunks ? layout->first.chunks : large->chunks;
  const raysort_part parts[] = {RAYSORT_PRIVATE_BUCKET_PART(ROWS, layout->rows, 2),
                                RAYSORT_PRIVATE_BUCKET_PART(TABLE, raysort_tableEnd(&layout->table), 1),
                                RAYSORT_PRIVATE_BUCKET_PART(FIRSTS, layout->firsts, 4),
                                RAYSORT_PRIVATE_BUCKET_PART(NOTES, chunks, keyWords * 16),
                                RAYSORT_PRIVATE_BUCKET_PART(STATE, RAYSORT_RADIX_STATE_WORDS, 4),
                                RAYSORT_PRIVATE_BUCKET_PART(SEGMENTS, second->segments, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(CHUNKS, second->chunks, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(TILES, second->tiles, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(BUCKETS, layout->buckets, 8),
                                RAYSORT_PRIVATE_BUCKET_PART(MEDIUM, layout->medium, 8),
                                RAYSORT_PRIVATE_BUCKET_PART(GROUPS, RAYSORT_RADIX_GROUPS, 12),
                                RAYSORT_PRIVATE_BUCKET_PART(LARGE_SEGMENTS, large->segments, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(LARGE_CHUNKS, large->chunks, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(LARGE_TILES, large->tiles, 16),
                                RAYSORT_PRIVATE_BUCKET_PART(THIRD_SMALL, layout->thirdSmall, 8),
                                RAYSORT_PRIVATE_BUCKET_PART(THIRD_MEDIUM, layout->thirdMedium, 8)};
  layout->scratchSize = raysort_place(layout->parts, 0, 16, parts, RAYSORT_PRIVATE_LENGTH(parts));
  layout->table.offset = raysort_bucketPlace(layout, RAYSORT_BUCKET_TABLE);
}

/* Two passes that follow each other use the same tables, which are as large as the larger pass needs. */
static void raysort_layoutBuckets(const raysort_bucketShape *shape, uint32_t count, uint32_t keyWords,
                                  raysort_bucketLayout *layout)
{
  const VkDeviceSize second = raysort_binsOf(shape->secondForm), large = raysort_binsOf(RAYSORT_PRIVATE_LARGE_FORM);
  memset(layout, 0, sizeof(*layout));
  raysort_spreadBuckets(shape, count, keyWords, layout);
  layout->rows = raysort_mostOf(second * layout->second.tiles, large * layout->large.tiles);
  layout->rows = raysort_mostOf(layout->rows, (VkDeviceSize)layout->first.tiles * layout->table.rows);
  layout->firsts = raysort_mostOf(second * layout->second.chunks, large * layout->large.chunks);
  raysort_placeBuckets(layout, keyWords);
}

/* Words of a key: types of 32 bits and types of 64 bits alternate. */
RAYSORT_INTERNAL uint32_t raysort_keyWords(const RaysortRadixSortInfo *info)
{
  return info->keyType % 2 ? 2 : 1;
}

/* The fewest entries that go by buckets. */
static uint32_t raysort_leastOfBuckets(const RaysortRadixSortInfo *info)
{
  static const uint32_t least[][2] = {{RAYSORT_PRIVATE_LEAST_OF_LOOK, RAYSORT_PRIVATE_LEAST_OF_BUCKETS},
                                      {RAYSORT_PRIVATE_LEAST_OF_WIDE, RAYSORT_PRIVATE_LEAST_OF_SPREAD}};
  return least[raysort_keyWords(info) - 1][(info->flags & RAYSORT_RADIX_SORT_SPREAD_BIT) != 0];
}

/* The shape for so many entries; NULL: none. Tests set a shape for any number. */
static const raysort_bucketShape *raysort_shapeOf(RaysortContext context, const RaysortRadixSortInfo *info,
                                                  uint32_t count)
{
  const raysort_bucketShape *shapes = raysort_bucketShapes[raysort_keyWords(info) - 1];
  const uint32_t forced = context->features >> RAYSORT_PRIVATE_FEATURE_FORCED_SHIFT;
  uint32_t i = 0;
  if (forced)
    return count ? &shapes[forced - 1] : NULL;
  while (i < RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]) && shapes[i].most < count)
    ++i;
  return count >= raysort_leastOfBuckets(info) && i < RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]) ? &shapes[i]
                                                                                                      : NULL;
}

RAYSORT_INTERNAL int raysort_hasBuckets(RaysortContext context)
{
  const uint32_t features = RAYSORT_PRIVATE_FEATURE_SUBGROUP_32 | RAYSORT_PRIVATE_FEATURE_BALLOTS;
  return (context->features & features) == features &&
         context->limits.maxComputeSharedMemorySize >= RAYSORT_PRIVATE_BUCKET_SHARED_SIZE &&
         raysort_allowsThreads(&context->limits, RAYSORT_PRIVATE_BUCKET_THREADS);
}

/* The same for short keys. */
static int raysort_hasShort(RaysortContext context)
{
  return raysort_hasBuckets(context) && raysort_allowsThreads(&context->limits, raysort_shortForms[1].threads);
}

/* The bits that are compared. */
static uint32_t raysort_comparedBits(const RaysortRadixSortInfo *info)
{
  return info->bitCount ? info->bitCount : raysort_keyWords(info) * 32 - info->firstBit;
}

/* Buckets sort unsigned keys of 32 bits, ascending, and keys of 64 bits in any order. */
static int raysort_mayUseBuckets(RaysortContext context, const RaysortRadixSortInfo *info)
{
  const int isPlain = info->keyType == RAYSORT_KEY_UINT32 && !(info->flags & RAYSORT_RADIX_SORT_DESCENDING_BIT);
  return !(info->flags & RAYSORT_RADIX_SORT_DIRECT_BIT) && (isPlain || raysort_keyWords(info) == 2) &&
         raysort_hasBuckets(context);
}

/* All bits of 32-bit keys; of 64-bit keys enough, and in a number that leaves the result where an even number of passes
 * does. */
static int raysort_hasBucketBits(const RaysortRadixSortInfo *info)
{
  const uint32_t bits = raysort_comparedBits(info);
  if (raysort_keyWords(info) == 1)
    return bits == 32;
  return bits > RAYSORT_PRIVATE_FEWEST_WIDE_BITS && raysort_divideUp(bits, 8) % 2 == 0;
}

/* Whether the GPU chooses if there are enough entries, because the caller does not say that the keys spread. */
RAYSORT_INTERNAL int raysort_mayLook(RaysortContext context, const RaysortRadixSortInfo *info)
{
  return raysort_keyWords(info) == 1 && !(info->flags & RAYSORT_RADIX_SORT_SPREAD_BIT) &&
         raysort_mayUseBuckets(context, info);
}

/* The shape of a sort of this info struct; NULL: it goes digit by digit, the low ones first. */
RAYSORT_INTERNAL const raysort_bucketShape *raysort_chooseBuckets(RaysortContext context,
                                                                  const RaysortRadixSortInfo *info)
{
  const uint32_t mostGroups = context->limits.maxComputeWorkGroupCount[0];
  const raysort_bucketShape *shape = raysort_shapeOf(context, info, info->maxCount);
  raysort_bucketLayout layout;
  if (!shape || !raysort_hasBucketBits(info) || !raysort_mayUseBuckets(context, info))
    return NULL;
  raysort_layoutBuckets(shape, info->maxCount, raysort_keyWords(info), &layout);
  return layout.second.tiles <= mostGroups && layout.large.tiles <= mostGroups ? shape : NULL;
}

/* Bytes of scratch for the sort by buckets of any number of entries up to maxCount. */
RAYSORT_INTERNAL VkDeviceSize raysort_bucketBound(RaysortContext context, const RaysortRadixSortInfo *info)
{
  VkDeviceSize bound = 0;
  uint32_t i;
  for (i = 0; i < RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]) && raysort_mayUseBuckets(context, info); ++i)
  {
    const uint32_t most = raysort_bucketShapes[raysort_keyWords(info) - 1][i].most;
    const uint32_t count = info->maxCount < most ? info->maxCount : most;
    const raysort_bucketShape *shape = raysort_shapeOf(context, info, count);
    raysort_bucketLayout layout;
    if (!shape)
      continue;
    raysort_layoutBuckets(shape, count, raysort_keyWords(info), &layout);
    bound = raysort_mostOf(bound, layout.scratchSize);
  }
  return bound;
}

/* ---- passes ---- */

/* What the passes are made of, and their numbers. */
typedef struct raysort_bucketSort
{
  const raysort_range *ranges; /* RAYSORT_RADIX_SCRATCH ... */
  raysort_bucketShape shape;
  raysort_bucketLayout layout;
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS]; /* those that are the same in all passes */
  uint32_t isKeysOnly;
  uint32_t keyWords, form; /* RAYSORT_RADIX_FORM_* */
  uint32_t maxCount, firstBits, secondBits, smallSize, mediumSize, mostBits;
  uint32_t secondGroups; /* indirect arguments of the second digit; 0: the host knows them */
  uint32_t shortTile;    /* of short keys: entries of a tile of the second digit */
  uint32_t shortSize;    /* of a medium bucket */
  uint32_t largePasses;  /* of large buckets: an even number */
  uint32_t flags, number, tile, chunkTiles, firsts, list, firstMedium; /* of the next pass */
} raysort_bucketSort;

#define RAYSORT_PRIVATE_BUCKET_NUMBER(member) RAYSORT_PRIVATE_NUMBER(raysort_bucketSort, member)

#define RAYSORT_PRIVATE_BUCKET_COUNT_NUMBERS                                                                       \
  {                                                                                                                \
    RAYSORT_PRIVATE_BUCKET_NUMBER(maxCount), RAYSORT_PRIVATE_BUCKET_NUMBER(flags),                                 \
        RAYSORT_PRIVATE_BUCKET_NUMBER(firstBits), RAYSORT_PRIVATE_BUCKET_NUMBER(secondBits),                       \
        RAYSORT_PRIVATE_BUCKET_NUMBER(tile), RAYSORT_PRIVATE_BUCKET_NUMBER(shape.chunkTiles),                      \
        RAYSORT_PRIVATE_BUCKET_NUMBER(layout.first.chunks), RAYSORT_PRIVATE_BUCKET_NUMBER(layout.table.rowStride), \
        RAYSORT_PRIVATE_BUCKET_NUMBER(form)                                                                        \
  }

static const raysort_passTable raysort_bucketCountPass = {
    "radix count",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_KEYS, RaysortRadixCountPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_LIVE, RaysortRadixCountPush, live, lent),
     {raysort_read, RAYSORT_PRIVATE_NOTHING, offsetof(RaysortRadixCountPush, notes),
      raysort_lent}, /* the next pass has them */
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_NOTES, RaysortRadixCountPush, notesOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_ROWS, RaysortRadixCountPush, rows, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_COLUMNS, RaysortRadixCountPush, table, null)},
    RAYSORT_PRIVATE_BUCKET_COUNT_NUMBERS};

/* No discard of the rows and columns: if the keys are not counted again, the pass leaves what the first count wrote. */
static const raysort_passTable raysort_bucketRangePass = {
    "radix range",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_KEYS, RaysortRadixCountPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_LIVE, RaysortRadixCountPush, live, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_NOTES, RaysortRadixCountPush, notes, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_STATE, RaysortRadixCountPush, state, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_ROWS, RaysortRadixCountPush, rows, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_COLUMNS, RaysortRadixCountPush, table, null)},
    RAYSORT_PRIVATE_BUCKET_COUNT_NUMBERS};

static const raysort_passTable raysort_bucketPlanPass = {
    "radix plan",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_TOTALS, RaysortRadixPlanPush, totals, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_STATE, RaysortRadixPlanPush, state, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_SEGMENTS, RaysortRadixPlanPush, segmentsOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_CHUNKS, RaysortRadixPlanPush, chunks, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_TILES, RaysortRadixPlanPush, tiles, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_GROUPS, RaysortRadixPlanPush, groups, null),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(layout.second.segments), RAYSORT_PRIVATE_BUCKET_NUMBER(tile),
     RAYSORT_PRIVATE_BUCKET_NUMBER(shortTile), RAYSORT_PRIVATE_BUCKET_NUMBER(shape.chunkTiles),
     RAYSORT_PRIVATE_BUCKET_NUMBER(layout.second.chunks), RAYSORT_PRIVATE_BUCKET_NUMBER(layout.second.tiles)}};

/* Only the second buffers are discarded, because the first ones may have keys and values that stay. */
static const raysort_passTable raysort_bucketScatterPass = {
    "radix scatter",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_KEYS, RaysortRadixScatterPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_VALUES, RaysortRadixScatterPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_STATE, RaysortRadixScatterPush, state, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_COUNTS, RaysortRadixScatterPush, rows, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_WORK, RaysortRadixScatterPush, places, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_LARGE_NOTES, RaysortRadixScatterPush, notes, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_KEYS_OUT, RaysortRadixScatterPush, keysOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_VALUES_OUT, RaysortRadixScatterPush, valuesOut, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_WORDS, RaysortRadixScatterPush, words, lent),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(number), RAYSORT_PRIVATE_BUCKET_NUMBER(secondBits),
     RAYSORT_PRIVATE_BUCKET_NUMBER(shape.chunkTiles), RAYSORT_PRIVATE_BUCKET_NUMBER(layout.table.rowStride),
     RAYSORT_PRIVATE_BUCKET_NUMBER(firsts), RAYSORT_PRIVATE_BUCKET_NUMBER(form),
     RAYSORT_PRIVATE_BUCKET_NUMBER(largePasses)}};

static const raysort_passTable raysort_bucketTallyPass = {
    "radix tally",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_KEYS, RaysortRadixTallyPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_WORK, RaysortRadixTallyPush, chunks, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_STATE, RaysortRadixTallyPush, state, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_LARGE_NOTES, RaysortRadixTallyPush, notes, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_ROWS, RaysortRadixTallyPush, rows, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_FIRSTS, RaysortRadixTallyPush, totals, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_MARKS, RaysortRadixTallyPush, marks, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_WORDS, RaysortRadixTallyPush, words, lent),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(flags), RAYSORT_PRIVATE_BUCKET_NUMBER(number),
     RAYSORT_PRIVATE_BUCKET_NUMBER(secondBits), RAYSORT_PRIVATE_BUCKET_NUMBER(tile),
     RAYSORT_PRIVATE_BUCKET_NUMBER(chunkTiles), RAYSORT_PRIVATE_BUCKET_NUMBER(form),
     RAYSORT_PRIVATE_BUCKET_NUMBER(largePasses)}};

static const raysort_passTable raysort_bucketPlacesPass = {
    "radix places",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_WORK, RaysortRadixPlacesPush, segments, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_STATE, RaysortRadixPlacesPush, state, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_LARGE_NOTES, RaysortRadixPlacesPush, notes, lent),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_FIRSTS, RaysortRadixPlacesPush, totals, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_MADE, RaysortRadixPlacesPush, buckets, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_MADE_SEGMENTS, RaysortRadixPlacesPush, segmentsOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_MADE_CHUNKS, RaysortRadixPlacesPush, chunks, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_BUCKET_MADE_TILES, RaysortRadixPlacesPush, tiles, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_MADE_GROUPS, RaysortRadixPlacesPush, groups, lent),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(number), RAYSORT_PRIVATE_BUCKET_NUMBER(smallSize),
     RAYSORT_PRIVATE_BUCKET_NUMBER(mediumSize), RAYSORT_PRIVATE_BUCKET_NUMBER(shortSize),
     RAYSORT_PRIVATE_BUCKET_NUMBER(mostBits), RAYSORT_PRIVATE_BUCKET_NUMBER(keyWords),
     RAYSORT_PRIVATE_BUCKET_NUMBER(largePasses), RAYSORT_PRIVATE_BUCKET_NUMBER(firstMedium),
     RAYSORT_PRIVATE_BUCKET_NUMBER(tile), RAYSORT_PRIVATE_BUCKET_NUMBER(chunkTiles)}};

static const raysort_passTable raysort_bucketLocalPass = {
    "radix local",
    {RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_KEYS, RaysortRadixLocalPush, keys, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_VALUES, RaysortRadixLocalPush, values, lent),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_KEYS_OUT, RaysortRadixLocalPush, keysOut, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_VALUES_OUT, RaysortRadixLocalPush, valuesOut, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_LIST, RaysortRadixLocalPush, buckets, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_STEADY, RaysortRadixLocalPush, groups, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_STATE, RaysortRadixLocalPush, state, null),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(list), RAYSORT_PRIVATE_BUCKET_NUMBER(form)}};

static const raysort_passTable raysort_bucketSteadyPass = {
    "radix steady",
    {RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_KEYS, RaysortRadixSteadyPush, keys, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_BUCKET_VALUES, RaysortRadixSteadyPush, values, lent),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_KEYS_OUT, RaysortRadixSteadyPush, keysOut, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_BUCKET_VALUES_OUT, RaysortRadixSteadyPush, valuesOut, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_LIST, RaysortRadixSteadyPush, buckets, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_BUCKET_STATE, RaysortRadixSteadyPush, state, null),
     RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_BUCKET_ARGUMENTS)},
    {RAYSORT_PRIVATE_BUCKET_NUMBER(list), RAYSORT_PRIVATE_BUCKET_NUMBER(form)}};

/* The parts of scratch from `first` to `last` as one, with the bytes after the last up to a multiple of 16. */
static raysort_range raysort_bucketParts(const raysort_bucketSort *sort, uint32_t first, uint32_t last)
{
  const VkDeviceSize begin = raysort_bucketPlace(&sort->layout, first);
  const VkDeviceSize end = raysort_bucketPlace(&sort->layout, last) + sort->layout.parts[last].needed;
  return raysort_subrange(&sort->ranges[RAYSORT_RADIX_SCRATCH], begin, raysort_align(end - begin, 16));
}

/* Indirect arguments number `which`. */
static raysort_range raysort_bucketArguments(const raysort_bucketSort *sort, uint32_t which)
{
  return raysort_subrange(&sort->bindings[RAYSORT_BUCKET_GROUPS], which * 12, 12);
}

/* Indirect arguments number `which` of RAYSORT_RADIX_STATE_GROUPS. */
static raysort_range raysort_firstArguments(const raysort_bucketSort *sort, uint32_t which)
{
  return raysort_subrange(&sort->bindings[RAYSORT_BUCKET_STATE], (RAYSORT_RADIX_STATE_GROUPS + 3 * which) * 4, 12);
}

/* The same pipeline for these keys. */
static uint32_t raysort_bucketPipeline(const raysort_bucketSort *sort, uint32_t pipeline)
{
  return sort->keyWords == 2 ? RAYSORT_BUCKET_PIPELINE_WIDE + pipeline - RAYSORT_BUCKET_PIPELINE_FIRST : pipeline;
}

RAYSORT_INTERNAL uint32_t raysort_readFlags(const raysort_range *keys, const raysort_range *live)
{
  return (live->isPresent ? RAYSORT_RADIX_LIVE_BIT : 0) |
         (raysort_assumedAddress(keys) % 16 == 0 ? RAYSORT_RADIX_VECTORS_BIT : 0);
}

/* Bindings of a pass that takes keys and values from buffers `from`; one that moves them puts them into the others. */
static void raysort_bindMoves(raysort_bucketSort *sort, uint32_t from, raysort_range *bindings)
{
  const raysort_range *keys = &sort->ranges[RAYSORT_RADIX_KEYS], *values = &sort->ranges[RAYSORT_RADIX_VALUES];
  memcpy(bindings, sort->bindings, sizeof(sort->bindings));
  sort->flags = raysort_assumedAddress(&keys[from]) % 16 == 0 ? RAYSORT_RADIX_VECTORS_BIT : 0;
  bindings[RAYSORT_BUCKET_KEYS] = keys[from];
  bindings[RAYSORT_BUCKET_KEYS_OUT] = keys[1 - from];
  bindings[RAYSORT_BUCKET_KEYS_OUT].isKept |= from == 1;
  if (sort->isKeysOnly)
    return;
  bindings[RAYSORT_BUCKET_VALUES] = values[from];
  bindings[RAYSORT_BUCKET_VALUES_OUT] = values[1 - from];
  bindings[RAYSORT_BUCKET_VALUES_OUT].isKept |= from == 1;
}

/* A half of the second keys: words of short keys. */
static raysort_range raysort_halfOf(const raysort_bucketSort *sort, uint32_t half)
{
  const VkDeviceSize size = (VkDeviceSize)sort->maxCount * 4;
  return raysort_subrange(&sort->ranges[RAYSORT_RADIX_KEYS + 1], half * size, size);
}

/* Bindings of a pass of digit `number`. It goes over a part of the first two digits, or over that of large buckets:
 * then the GPU says how many workgroups it has. */
static void raysort_bindDigit(raysort_bucketSort *sort, uint32_t number, uint32_t part, uint32_t arguments,
                              raysort_range *bindings)
{
  const int isLarge = number >= RAYSORT_RADIX_PASS_RANGE;
  raysort_bindMoves(sort, (number - 1) % 2, bindings);
  if (number == 2 && sort->secondGroups && part != RAYSORT_BUCKET_SEGMENTS)
    bindings[RAYSORT_BUCKET_ARGUMENTS] =
        raysort_bucketArguments(sort, sort->secondGroups + (part == RAYSORT_BUCKET_TILES));
  bindings[RAYSORT_BUCKET_WORK] =
      sort->bindings[isLarge ? part + RAYSORT_BUCKET_LARGE_SEGMENTS - RAYSORT_BUCKET_SEGMENTS : part];
  if (!isLarge)
    return;
  if (sort->shape.hasShort)
  {
    bindings[RAYSORT_BUCKET_STATE] = sort->bindings[RAYSORT_BUCKET_STATE_TO_SEGMENTS];
    bindings[RAYSORT_BUCKET_WORDS] = raysort_halfOf(sort, 1);
    bindings[RAYSORT_BUCKET_KEYS_OUT].isKept = 1; /* the words are there, too */
  }
  if (number >= RAYSORT_RADIX_PASS_LOW && sort->keyWords == 2)
    arguments += RAYSORT_RADIX_GROUPS_LOW - RAYSORT_RADIX_GROUPS_CHUNKS;
  bindings[RAYSORT_BUCKET_LARGE_NOTES] = sort->bindings[RAYSORT_BUCKET_NOTES];
  bindings[RAYSORT_BUCKET_ARGUMENTS] = raysort_bucketArguments(sort, arguments);
}

/* The first digit is counted, maybe twice. */
static void raysort_planBucketCounts(raysort_plan *plan, raysort_bucketSort *sort)
{
  const uint32_t form = sort->shape.firstForm, chunks = sort->layout.first.chunks;
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  raysort_bindMoves(sort, 0, bindings);
  sort->flags = raysort_readFlags(&bindings[RAYSORT_BUCKET_KEYS], &sort->ranges[RAYSORT_RADIX_LIVE]);
  sort->flags |= sort->shape.hasShort ? RAYSORT_RADIX_SHORT_BIT : 0;
  sort->tile = raysort_tileOf(form, sort->keyWords);
  raysort_addPass(plan, &raysort_bucketCountPass, raysort_bucketPipeline(sort, RAYSORT_BUCKET_PIPELINE_FIRST + form),
                  chunks, sort, bindings);
  raysort_addPass(plan, &raysort_bucketRangePass, raysort_bucketPipeline(sort, RAYSORT_BUCKET_PIPELINE_RANGE + form),
                  chunks, sort, bindings);
  raysort_planChunkRows(plan, "radix rows", &sort->layout.table, &sort->ranges[RAYSORT_RADIX_SCRATCH], chunks);
}

/* Of digit `number`: the form of its tiles. */
static uint32_t raysort_formOf(const raysort_bucketSort *sort, uint32_t number)
{
  return number >= RAYSORT_RADIX_PASS_RANGE ? RAYSORT_PRIVATE_LARGE_FORM
         : number == 1                      ? sort->shape.firstForm
                                            : sort->shape.secondForm;
}

/* The most segments, chunks and tiles; one where the GPU knows them. */
static raysort_workCounts raysort_workOf(const raysort_bucketSort *sort, uint32_t number)
{
  raysort_workCounts work = number == 1 ? sort->layout.first : sort->layout.second;
  if (number >= RAYSORT_RADIX_PASS_RANGE)
    work.segments = 1;
  if (number >= RAYSORT_RADIX_PASS_RANGE || sort->shape.hasShort || sort->secondGroups)
    work.chunks = work.tiles = 1;
  return work;
}

static RaysortPass *raysort_planBucketScatter(raysort_plan *plan, raysort_bucketSort *sort, uint32_t number,
                                              int isShort)
{
  const int isFirst = number == 1;
  const uint32_t firsts = isFirst ? RAYSORT_BUCKET_TABLE : RAYSORT_BUCKET_FIRSTS;
  const uint32_t scatter = sort->isKeysOnly ? RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS : RAYSORT_BUCKET_PIPELINE_SCATTER;
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  raysort_bindDigit(sort, number, isFirst ? RAYSORT_BUCKET_TOTALS : RAYSORT_BUCKET_TILES, RAYSORT_RADIX_GROUPS_TILES,
                    bindings);
  bindings[RAYSORT_BUCKET_COUNTS] =
      sort->bindings[isFirst ? RAYSORT_BUCKET_ROWS_TO_TABLE : RAYSORT_BUCKET_ROWS_TO_FIRSTS];
  if (isFirst && sort->shape.hasShort)
    bindings[RAYSORT_BUCKET_ARGUMENTS] = raysort_firstArguments(sort, isShort ? 2 : 1);
  bindings[RAYSORT_BUCKET_KEYS_OUT].isKept |= isShort; /* other keys may have been written just before */
  bindings[RAYSORT_BUCKET_VALUES_OUT].isKept |= isShort;
  sort->number = number;
  sort->firsts = (uint32_t)(raysort_bucketPlace(&sort->layout, firsts) / 4); /* the rows begin at byte 0 */
  return raysort_addPass(plan, &raysort_bucketScatterPass,
                         isShort ? RAYSORT_BUCKET_PIPELINE_SHORT_SCATTER + sort->isKeysOnly
                                 : raysort_bucketPipeline(sort, scatter + raysort_formOf(sort, number)),
                         raysort_workOf(sort, number).tiles, sort, bindings);
}

/* Digits of segments are counted: a chunk a workgroup. */
static RaysortPass *raysort_planTally(raysort_plan *plan, raysort_bucketSort *sort, uint32_t number)
{
  const uint32_t form = raysort_formOf(sort, number);
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  raysort_bindDigit(sort, number, RAYSORT_BUCKET_CHUNKS, RAYSORT_RADIX_GROUPS_CHUNKS, bindings);
  if (number > RAYSORT_RADIX_PASS_LOW || (number == RAYSORT_RADIX_PASS_LOW && sort->keyWords == 2))
    bindings[RAYSORT_BUCKET_MARKS] = sort->bindings[RAYSORT_BUCKET_FIRSTS];
  sort->flags |= sort->keyWords == 2 ? RAYSORT_RADIX_THIRD_BIT : 0;
  sort->number = number;
  sort->tile = raysort_tileOf(form, sort->keyWords);
  sort->chunkTiles = number < RAYSORT_RADIX_PASS_RANGE ? sort->shape.chunkTiles : RAYSORT_PRIVATE_LARGE_CHUNK_TILES;
  return raysort_addPass(plan, &raysort_bucketTallyPass,
                         raysort_bucketPipeline(sort, RAYSORT_BUCKET_PIPELINE_TALLY + form),
                         raysort_workOf(sort, number).chunks, sort, bindings);
}

/* The lists of small and medium buckets that a pass makes: two parts of scratch. */
static void raysort_bindLists(raysort_bucketSort *sort, uint32_t part, raysort_range *bindings)
{
  bindings[RAYSORT_BUCKET_MADE] = raysort_bucketParts(sort, part, part + 1);
  sort->firstMedium =
      (uint32_t)((raysort_bucketPlace(&sort->layout, part + 1) - raysort_bucketPlace(&sort->layout, part)) / 8);
}

/* Counts of segments become first slots; those of the second and third digits are buckets, too. */
static RaysortPass *raysort_planPlaces(raysort_plan *plan, raysort_bucketSort *sort, uint32_t number)
{
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  raysort_bindDigit(sort, number, RAYSORT_BUCKET_SEGMENTS, RAYSORT_RADIX_GROUPS_SEGMENTS, bindings);
  if (number == 2) /* the tables for large buckets, too */
  {
    sort->tile = raysort_tileOf(RAYSORT_PRIVATE_LARGE_FORM, sort->keyWords);
    sort->chunkTiles = RAYSORT_PRIVATE_LARGE_CHUNK_TILES;
    raysort_bindLists(sort, RAYSORT_BUCKET_BUCKETS, bindings);
    memcpy(&bindings[RAYSORT_BUCKET_MADE_SEGMENTS], &sort->bindings[RAYSORT_BUCKET_LARGE_SEGMENTS],
           3 * sizeof(*bindings));
    bindings[RAYSORT_BUCKET_MADE_GROUPS] = sort->bindings[RAYSORT_BUCKET_GROUPS];
  }
  if (number == RAYSORT_RADIX_PASS_THIRD)
  {
    raysort_bindLists(sort, RAYSORT_BUCKET_THIRD_SMALL, bindings);
    bindings[RAYSORT_BUCKET_MADE_GROUPS] =
        raysort_subrange(&sort->bindings[RAYSORT_BUCKET_GROUPS], RAYSORT_RADIX_GROUPS_THIRD * 12,
                         (RAYSORT_RADIX_GROUPS - RAYSORT_RADIX_GROUPS_THIRD) * 12);
  }
  return raysort_addPass(plan, &raysort_bucketPlacesPass, RAYSORT_BUCKET_PIPELINE_PLACES + raysort_formOf(sort, number),
                         raysort_workOf(sort, number).segments, sort, bindings);
}

/* This plus the number of an interval is the RaysortPass.concurrency of its passes. Where two sorts share a buffer,
 * other passes keep them apart. */
#define RAYSORT_PRIVATE_CONCURRENT 0xffff0000u

/* The first digit divides all entries, and its values become segments. Side by side: neither touches what the other one
 * writes. If the scatters have indirect arguments, so has the plan, because one barrier before it is for all. */
static void raysort_planFirstDigit(raysort_plan *plan, raysort_bucketSort *sort)
{
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  memcpy(bindings, sort->bindings, sizeof(bindings));
  if (sort->shape.hasShort)
    bindings[RAYSORT_BUCKET_ARGUMENTS] = raysort_firstArguments(sort, 0);
  raysort_addPass(plan, &raysort_bucketPlanPass, RAYSORT_BUCKET_PIPELINE_PLAN, 1, sort, bindings)->concurrency =
      RAYSORT_PRIVATE_CONCURRENT;
  raysort_planBucketScatter(plan, sort, 1, 0)->concurrency = RAYSORT_PRIVATE_CONCURRENT;
  if (sort->shape.hasShort)
    raysort_planBucketScatter(plan, sort, 1, 1)->concurrency = RAYSORT_PRIVATE_CONCURRENT;
}

/* The sort of the words of short keys: keys of one word in the halves of the second keys. */
static raysort_bucketSort raysort_sortOfWords(const raysort_bucketSort *sort, raysort_range *ranges)
{
  raysort_bucketSort words = *sort;
  memcpy(ranges, sort->ranges, RAYSORT_RADIX_BUFFERS * sizeof(*ranges));
  ranges[RAYSORT_RADIX_KEYS] = raysort_halfOf(sort, 1);
  ranges[RAYSORT_RADIX_KEYS + 1] = raysort_halfOf(sort, 0);
  words.ranges = ranges;
  words.bindings[RAYSORT_BUCKET_STATE] =
      raysort_subrange(&sort->bindings[RAYSORT_BUCKET_STATE], RAYSORT_RADIX_STATE_OF_WORDS * 4, 16);
  words.bindings[RAYSORT_BUCKET_ROWS].isKept = 1; /* other keys may have written them just before */
  words.keyWords = 1;
  words.shape.hasShort = 0;
  words.secondGroups = RAYSORT_RADIX_GROUPS_SECOND + 2;
  return words;
}

/* The second digit divides the segments that the first one made. Of the passes for short keys and for others, the GPU
 * leaves some without workgroups. */
static void raysort_planSecondDigit(raysort_plan *plan, raysort_bucketSort *sort)
{
  const int hasShort = sort->shape.hasShort;
  raysort_range ranges[RAYSORT_RADIX_BUFFERS];
  raysort_bucketSort words = raysort_sortOfWords(sort, ranges);
  sort->secondGroups = hasShort ? RAYSORT_RADIX_GROUPS_SECOND : 0;
  raysort_planTally(plan, sort, 2)->concurrency = RAYSORT_PRIVATE_CONCURRENT + 1;
  if (hasShort)
    raysort_planTally(plan, &words, 2)->concurrency = RAYSORT_PRIVATE_CONCURRENT + 1;
  raysort_planPlaces(plan, sort, 2);
  raysort_planBucketScatter(plan, sort, 2, 0)->concurrency = RAYSORT_PRIVATE_CONCURRENT + 2;
  if (hasShort)
    raysort_planBucketScatter(plan, &words, 2, 0)->concurrency = RAYSORT_PRIVATE_CONCURRENT + 2;
}

/* The indirect arguments of a sort of list `list` of RAYSORT_RADIX_LISTS. */
static raysort_range raysort_listArguments(const raysort_bucketSort *sort, uint32_t list, int isShort, int isSteady)
{
  static const uint32_t groups[2][2] = {{RAYSORT_RADIX_GROUPS_LOCAL, RAYSORT_RADIX_GROUPS_SHORT},
                                        {RAYSORT_RADIX_GROUPS_THIRD, RAYSORT_RADIX_GROUPS_SHORT_THIRD}};
  return raysort_bucketArguments(sort, groups[list / 2][isShort] + (isSteady ? 2 : 0) + list % 2);
}

/* The pipeline of that sort: of small buckets, or of medium ones. */
static uint32_t raysort_listPipeline(const raysort_bucketSort *sort, int isMedium, int isShort, int isSteady)
{
  const uint32_t form = isMedium ? sort->shape.mediumForm : sort->shape.smallForm;
  const uint32_t kind = (isSteady ? 2u : 0u) + (isMedium ? 1u : 0u);
  if (isShort)
    return RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL + 2 * kind + sort->isKeysOnly;
  return raysort_bucketPipeline(sort, (isSteady ? RAYSORT_BUCKET_PIPELINE_STEADY : RAYSORT_BUCKET_PIPELINE_LOCAL) +
                                          3 * sort->isKeysOnly + form);
}

/* The local sort of a list, or the steady sort of what that gives up. It reads buckets of the second digit in the first
 * buffers, those of the third in the second ones; of short keys words in the upper half of the second keys, or in the
 * lower one. The result goes to the first buffers. */
static RaysortPass *raysort_planBucketList(raysort_plan *plan, raysort_bucketSort *sort, uint32_t list, int isShort,
                                           int isSteady)
{
  static const uint32_t parts[RAYSORT_RADIX_LISTS] = {RAYSORT_BUCKET_BUCKETS, RAYSORT_BUCKET_MEDIUM,
                                                      RAYSORT_BUCKET_THIRD_SMALL, RAYSORT_BUCKET_THIRD_MEDIUM};
  const uint32_t from = list / 2;
  raysort_range bindings[RAYSORT_BUCKET_BINDINGS];
  raysort_bindMoves(sort, from, bindings);
  if (from == 0)
    memcpy(&bindings[RAYSORT_BUCKET_KEYS_OUT], &bindings[RAYSORT_BUCKET_KEYS], 2 * sizeof(*bindings)); /* in place */
  if (isShort)
  {
    bindings[RAYSORT_BUCKET_KEYS] = raysort_halfOf(sort, 1 - from);
    bindings[RAYSORT_BUCKET_STATE] = sort->bindings[RAYSORT_BUCKET_STATE_TO_SEGMENTS];
  }
  bindings[RAYSORT_BUCKET_LIST] = sort->bindings[parts[list]];
  bindings[RAYSORT_BUCKET_STEADY] = raysort_listArguments(sort, list, isShort, 1);
  bindings[RAYSORT_BUCKET_ARGUMENTS] = raysort_listArguments(sort, list, isShort, isSteady);
  sort->list = list;
  return raysort_addPass(plan, isSteady ? &raysort_bucketSteadyPass : &raysort_bucketLocalPass,
                         raysort_listPipeline(sort, list % 2 != 0, isShort, isSteady), 1, sort, bindings);
}

/* Passes after the second digit: 'l' and 's' are the local and the steady sort of a list, 'L' and 'S' those of short
 * keys; 't', 'p' and 'm' are tally, places and scatter of digit RAYSORT_RADIX_PASS_*. Those of a word may run side by
 * side, because they touch different buckets, or have no workgroups: those of a digit take little of the GPU, a local
 * sort much. The first one needs all that the others need, indirect arguments too. Keys of two words have a third
 * digit, which leaves its own buckets, and those that it did not divide. */
static const char *const raysort_bucketSteps[] = {"l1t7l0 p7 s0s1m7", "l1t3 t5 p5 l0m5 s1s0l3l2t7 p7 s2s3m7",
                                                  "l1L1t3 t5 p5 l0L0m5 s1S1s0S0l3L3l2L2t7 p7 s2S2s3S3m7"};

static RaysortPass *raysort_planStep(raysort_plan *plan, raysort_bucketSort *sort, const char *step)
{
  const uint32_t number = (uint32_t)(step[1] - '0');
  switch (step[0])
  {
  case 't':
    return raysort_planTally(plan, sort, number);
  case 'p':
    return raysort_planPlaces(plan, sort, number);
  case 'm':
    return raysort_planBucketScatter(plan, sort, number, 0);
  default:
    return raysort_planBucketList(plan, sort, number, *step == 'L' || *step == 'S', *step == 's' || *step == 'S');
  }
}

static void raysort_planBuckets(raysort_plan *plan, raysort_bucketSort *sort)
{
  const char *step = raysort_bucketSteps[sort->shape.hasShort ? 2 : sort->keyWords - 1];
  uint32_t i, interval = 3; /* 0 to 2: passes of the first two digits */
  for (; *step; step += *step == ' ' ? 1 : 2)
    if (*step == ' ')
      ++interval;
    else
      raysort_planStep(plan, sort, step)->concurrency = RAYSORT_PRIVATE_CONCURRENT + interval;
  for (i = RAYSORT_RADIX_PASS_LOW + 1; i < RAYSORT_RADIX_PASS_LOW + sort->largePasses; ++i)
  {
    raysort_planTally(plan, sort, i);
    raysort_planPlaces(plan, sort, i);
    raysort_planBucketScatter(plan, sort, i, 0);
  }
}

static void raysort_startKeys(const RaysortRadixSortInfo *info, const raysort_radix *radix, raysort_bucketSort *sort)
{
  const uint32_t bits = raysort_comparedBits(info), bucketBits = sort->firstBits + sort->secondBits;
  const uint32_t below = bits > bucketBits ? bits - bucketBits : 0;
  sort->keyWords = raysort_keyWords(info);
  sort->largePasses = 2 * raysort_divideUp(below, 2 * RAYSORT_RADIX_LARGE_BITS);
  sort->mostBits = sort->keyWords * 32 - raysort_localForms[sort->keyWords - 1][sort->shape.smallForm].numberBits;
  if (sort->keyWords == 1)
    return;
  sort->form = info->firstBit | (64 - info->firstBit - bits) << RAYSORT_RADIX_FORM_CUT_BIT | radix->order;
}

/* Binds what is the same in all passes. */
static void raysort_bindBuckets(raysort_bucketSort *sort, int mayLook)
{
  const raysort_range *scratch = &sort->ranges[RAYSORT_RADIX_SCRATCH];
  raysort_range *bindings = sort->bindings;
  uint32_t part;
  for (part = 0; part < RAYSORT_BUCKET_IN_SCRATCH; ++part)
    bindings[part] = raysort_bucketParts(sort, part, part);
  bindings[RAYSORT_BUCKET_GROUPS].isKept |= mayLook; /* lists that are not made have none */
  bindings[RAYSORT_BUCKET_ROWS_TO_TABLE] = raysort_bucketParts(sort, RAYSORT_BUCKET_ROWS, RAYSORT_BUCKET_TABLE);
  bindings[RAYSORT_BUCKET_ROWS_TO_FIRSTS] = raysort_bucketParts(sort, RAYSORT_BUCKET_ROWS, RAYSORT_BUCKET_FIRSTS);
  bindings[RAYSORT_BUCKET_STATE_TO_SEGMENTS] = raysort_bucketParts(sort, RAYSORT_BUCKET_STATE, RAYSORT_BUCKET_SEGMENTS);
  bindings[RAYSORT_BUCKET_COLUMNS] = raysort_tableRange(scratch, &sort->layout.table);
  bindings[RAYSORT_BUCKET_TOTALS] = raysort_totalsRange(scratch, &sort->layout.table);
  bindings[RAYSORT_BUCKET_LIVE] = sort->ranges[RAYSORT_RADIX_LIVE];
}

static void raysort_startBucketSort(RaysortContext context, const RaysortRadixSortInfo *info,
                                    const raysort_radix *radix, const raysort_range *ranges, raysort_bucketSort *sort)
{
  const raysort_bucketShape *shape = radix->shape;
  memset(sort, 0, sizeof(*sort));
  sort->ranges = ranges;
  sort->shape = *shape;
  sort->shape.hasShort =
      shape->hasShort && raysort_hasShort(context) && info->firstBit == 0 && raysort_comparedBits(info) >= 32;
  sort->isKeysOnly = (info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT) != 0;
  sort->maxCount = info->maxCount;
  sort->firstBits = raysort_bucketBits(shape->firstForm);
  sort->secondBits = raysort_bucketBits(shape->secondForm);
  raysort_startKeys(info, radix, sort);
  sort->smallSize = raysort_capacityOf(&raysort_localForms[sort->keyWords - 1][shape->smallForm]);
  sort->mediumSize = raysort_capacityOf(&raysort_localForms[sort->keyWords - 1][shape->mediumForm]);
  sort->shortSize = raysort_capacityOf(&raysort_shortForms[1]);
  raysort_layoutBuckets(shape, info->maxCount, sort->keyWords, &sort->layout);
  raysort_bindBuckets(sort, radix->mayLook);
}

RAYSORT_INTERNAL void raysort_planBucketSort(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                             const raysort_radix *radix, const raysort_range *ranges)
{
  const raysort_bucketShape *shape = radix->shape;
  raysort_bucketSort sort;
  raysort_startBucketSort(plan->context, info, radix, ranges, &sort);
  raysort_planBucketCounts(plan, &sort);
  sort.tile = raysort_tileOf(shape->secondForm, sort.keyWords);
  sort.shortTile = raysort_tileOf(shape->secondForm, 1);
  raysort_planFirstDigit(plan, &sort);
  raysort_planSecondDigit(plan, &sort);
  raysort_planBuckets(plan, &sort);
}

/* ---- the choice ---- */

typedef struct raysort_look
{
  uint32_t maxCount, flags;
  uint32_t bucketGrids, grids[RAYSORT_RADIX_GRIDS]; /* as in RaysortRadixLookPush */
} raysort_look;

enum
{
  RAYSORT_LOOK_KEYS,
  RAYSORT_LOOK_LIVE,
  RAYSORT_LOOK_CHOICE,
  RAYSORT_LOOK_GROUPS,
  RAYSORT_LOOK_BINDINGS
};

static const raysort_passTable raysort_bucketLookPass = {
    "radix look",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_LOOK_KEYS, RaysortRadixLookPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_LOOK_LIVE, RaysortRadixLookPush, live, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_LOOK_CHOICE, RaysortRadixLookPush, choice, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_LOOK_GROUPS, RaysortRadixLookPush, groups, null)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(raysort_look, maxCount)}};

RAYSORT_INTERNAL void raysort_planLook(raysort_plan *plan, const RaysortRadixSortInfo *info, const raysort_radix *radix,
                                       const raysort_range *ranges, const raysort_range *choice)
{
  raysort_range bindings[RAYSORT_LOOK_BINDINGS];
  raysort_bucketLayout layout;
  raysort_look look;
  memset(&look, 0, sizeof(look));
  look.maxCount = info->maxCount;
  look.flags = raysort_readFlags(&ranges[RAYSORT_RADIX_KEYS], &ranges[RAYSORT_RADIX_LIVE]);
  raysort_layoutBuckets(radix->shape, info->maxCount, raysort_keyWords(info), &layout);
  bindings[RAYSORT_LOOK_KEYS] = ranges[RAYSORT_RADIX_KEYS];
  bindings[RAYSORT_LOOK_LIVE] = ranges[RAYSORT_RADIX_LIVE];
  bindings[RAYSORT_LOOK_CHOICE] = *choice;
  bindings[RAYSORT_LOOK_GROUPS] = raysort_subrange(
      &ranges[RAYSORT_RADIX_SCRATCH], radix->bucketsOffset + raysort_bucketPlace(&layout, RAYSORT_BUCKET_GROUPS),
      RAYSORT_RADIX_GROUPS * 12);
  raysort_addPass(plan, &raysort_bucketLookPass, RAYSORT_BUCKET_PIPELINE_LOOK, 1, &look, bindings);
}

/* Gives a pass the arguments number `grid` of the look. */
static void raysort_useGrid(const RaysortPass *look, uint32_t grid, RaysortPass *pass)
{
  const VkDeviceSize place = (RAYSORT_RADIX_CHOICE_GRIDS + 3 * grid) * 4;
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  uint32_t i = 0;
  RAYSORT_ASSERT(pass->accessCount <= RAYSORT_MAX_ACCESSES);
  while (look->accesses[i].push != offsetof(RaysortRadixLookPush, choice))
    ++i;
  *access = look->accesses[i];
  access->buffer.offset += place;
  access->buffer.size = 12;
  access->address += access->address ? place : 0;
  access->access = VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
  access->push = RAYSORT_NO_PUSH;
  access->discard = 0;
  pass->isIndirect = VK_TRUE;
}

/* The look writes the workgroups of both ways' passes, except of those by digits that do not wait for it, and unless
 * other passes do. */
static void raysort_useGrids(RaysortPass *look, RaysortPass *passes, uint32_t buckets, uint32_t count, uint32_t early)
{
  uint32_t *push = &look->push[offsetof(RaysortRadixLookPush, bucketGrids) / 4], *grids = push + 1;
  uint32_t i, grid, first = 0, end = 0;
  for (i = 0; i < count; ++i)
  {
    const uint32_t size = passes[i].workgroups[0] | passes[i].workgroups[1] << 16;
    if (i == buckets)
      push[0] = first = end;
    if (passes[i].isIndirect || (i >= buckets && i < buckets + early))
      continue;
    for (grid = first; grid < end && grids[grid] != size; ++grid)
      ;
    RAYSORT_ASSERT(grid < RAYSORT_RADIX_GRIDS && passes[i].workgroups[0] < 65536 && passes[i].workgroups[2] == 1);
    grids[grid] = size;
    end = grid < end ? end : grid + 1;
    raysort_useGrid(look, grid, &passes[i]);
  }
}

/* RaysortPass.concurrency of the first interval after the look, which has the one before: never the last of a sort. */
#define RAYSORT_PRIVATE_BESIDE_FIRST 0xffff0100u

/* Numbers the intervals of the passes by buckets: one for each, and one for those that may run side by side. */
static void raysort_numberIntervals(RaysortPass *passes, uint32_t buckets)
{
  uint32_t i, before = 0, interval = RAYSORT_PRIVATE_BESIDE_FIRST - 1;
  for (i = 0; i < buckets; ++i)
  {
    interval += passes[i].concurrency == 0 || passes[i].concurrency != before;
    before = passes[i].concurrency;
    passes[i].concurrency = interval;
  }
}

/* A pass by digits goes after the first one of an interval, which may need a barrier for indirect arguments. The first
 * `early` ones go beside the look, and the others an interval earlier each. */
static void raysort_mergeWays(RaysortPass *passes, uint32_t buckets, uint32_t digits, uint32_t early)
{
  uint32_t digit, bucket = 0; /* passes of either way that have their places */
  for (digit = 0; digit < digits; ++digit)
  {
    RaysortPass pass = passes[buckets + digit];
    while (bucket < buckets && passes[bucket + digit].concurrency + early < RAYSORT_PRIVATE_BESIDE_FIRST + digit)
      ++bucket;
    bucket += digit >= early && bucket < buckets;
    pass.concurrency = RAYSORT_PRIVATE_BESIDE_FIRST + digit - early;
    memmove(&passes[bucket + digit + 1], &passes[bucket + digit], (buckets - bucket) * sizeof(pass));
    passes[bucket + digit] = pass;
  }
}

/* The passes of one way have no workgroups, so those of both may share an interval. The first count by digits need not
 * wait for the look: if buckets are chosen, nobody reads it. */
RAYSORT_INTERNAL void raysort_runBeside(raysort_plan *plan, uint32_t first, uint32_t middle, uint32_t maxCount)
{
  const uint32_t buckets = middle - first, digits = plan->count - middle;
  const uint32_t early = maxCount <= RAYSORT_PRIVATE_COUNTS_WITH_LOOK;
  RaysortPass *passes;
  if (!plan->passes || plan->count > plan->capacity)
    return;
  passes = plan->passes + first;
  raysort_useGrids(passes - 1, passes, buckets, buckets + digits, early);
  passes[-1].concurrency = RAYSORT_PRIVATE_BESIDE_FIRST - 1;
  raysort_numberIntervals(passes, buckets);
  raysort_mergeWays(passes, buckets, digits, early);
}

/* ---- pipelines ---- */

RAYSORT_INTERNAL void raysort_describeForm(raysort_variant *variant, uint32_t identity, uint32_t threads,
                                           uint32_t items, uint32_t bits)
{
  variant->identity = identity;
  variant->constants[RAYSORT_CONSTANT_THREADS] = threads;
  variant->constants[RAYSORT_CONSTANT_RADIX_ITEMS] = items;
  variant->constants[RAYSORT_CONSTANT_RADIX_BITS] = bits;
}

RAYSORT_INTERNAL void raysort_describeTiles(RaysortContext context, const raysort_tileForm *tiles, int isKeysOnly,
                                            raysort_variant *variant)
{
  variant->isLong = VK_TRUE;
  raysort_describeForm(variant, RAYSORT_IDENTITY_RADIX_SCATTER, tiles->threads, tiles->items, tiles->bits);
  variant->features |= RAYSORT_PRIVATE_FEATURE_BALLOTS;
  variant->constants[RAYSORT_CONSTANT_RADIX_SUBGROUP] = context->subgroupSize;
  variant->constants[RAYSORT_CONSTANT_RADIX_MODE] = (uint32_t)isKeysOnly;
}

/* The scatter, also of only keys. Large buckets are sorted by the low digit first, so their scatter must be stable. */
static void raysort_describeScatter(RaysortContext context, uint32_t form, int isKeysOnly, raysort_variant *variant)
{
  const raysort_keysForm *keys = &raysort_keysForms[form % RAYSORT_PRIVATE_LARGE_FORM];
  if (!isKeysOnly || form == RAYSORT_PRIVATE_LARGE_FORM)
  {
    raysort_describeTiles(context, &raysort_tileForms[0][form], isKeysOnly, variant);
    return;
  }
  variant->isLong = VK_TRUE;
  raysort_describeForm(variant, RAYSORT_IDENTITY_RADIX_SCATTER_KEYS, keys->threads, keys->items,
                       raysort_bucketBits(form));
  variant->constants[RAYSORT_CONSTANT_RADIX_PHASES] = keys->phases;
}

static void raysort_describeLocal(RaysortContext context, const raysort_localForm *local, int isKeysOnly, int isSteady,
                                  raysort_variant *variant)
{
  variant->isLong = VK_TRUE;
  variant->constants[RAYSORT_CONSTANT_RADIX_MODE] = (uint32_t)isKeysOnly;
  if (!isSteady)
  {
    raysort_describeForm(variant, RAYSORT_IDENTITY_RADIX_LOCAL, local->threads, local->items, local->splitBits);
    return;
  }
  raysort_describeForm(variant, RAYSORT_IDENTITY_RADIX_STEADY, local->steadyThreads, local->steadyItems,
                       local->steadyBits);
  variant->features |= RAYSORT_PRIVATE_FEATURE_BALLOTS;
  variant->constants[RAYSORT_CONSTANT_RADIX_SUBGROUP] = context->subgroupSize;
  variant->constants[RAYSORT_CONSTANT_RADIX_SPLIT] = local->splitBits;
}

/* Pipeline number `pipeline` for keys of one word, with the forms of these keys. */
static int raysort_describeNarrow(RaysortContext context, uint32_t pipeline, uint32_t keyWords,
                                  raysort_variant *variant)
{
  const uint32_t form = (pipeline - RAYSORT_BUCKET_PIPELINE_FIRST) % 4; /* of pipelines before those of local sorts */
  const raysort_tileForm *tiles = &raysort_tileForms[keyWords - 1][form];
  if (!raysort_hasBuckets(context))
    return 0;
  variant->features = RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  if (pipeline < RAYSORT_BUCKET_PIPELINE_PLACES)
  {
    const int isTally = pipeline >= RAYSORT_BUCKET_PIPELINE_TALLY;
    raysort_describeForm(variant, isTally ? RAYSORT_IDENTITY_RADIX_TALLY : RAYSORT_IDENTITY_RADIX_COUNT,
                         RAYSORT_PRIVATE_COUNT_THREADS, tiles->vectors, tiles->bits);
    variant->constants[RAYSORT_CONSTANT_RADIX_MODE] = pipeline < RAYSORT_BUCKET_PIPELINE_RANGE;
    return isTally || form != RAYSORT_PRIVATE_LARGE_FORM;
  }
  if (pipeline < RAYSORT_BUCKET_PIPELINE_SCATTER)
  {
    variant->identity = RAYSORT_IDENTITY_RADIX_PLACES;
    variant->constants[RAYSORT_CONSTANT_RADIX_BITS] = tiles->bits;
  }
  else if (pipeline < RAYSORT_BUCKET_PIPELINE_LOCAL)
    raysort_describeScatter(context, form, pipeline >= RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS, variant);
  else if (pipeline < RAYSORT_BUCKET_PIPELINE_PLAN)
  {
    const uint32_t number = pipeline - RAYSORT_BUCKET_PIPELINE_LOCAL;
    raysort_describeLocal(context, &raysort_localForms[keyWords - 1][number % 3], number / 3 % 2, number >= 6, variant);
  }
  else
    variant->identity =
        pipeline == RAYSORT_BUCKET_PIPELINE_PLAN ? RAYSORT_IDENTITY_RADIX_PLAN : RAYSORT_IDENTITY_RADIX_LOOK;
  return 1;
}

/* Pipelines for short keys. */
static int raysort_describeShort(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  const uint32_t kind = (pipeline - RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL) / 2; /* as raysort_listPipeline has it */
  const int isKeysOnly = pipeline % 2 != RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL % 2;
  if (!raysort_hasShort(context))
    return 0;
  variant->features = RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  if (pipeline < RAYSORT_BUCKET_PIPELINE_SHORT_LOCAL)
  {
    raysort_describeTiles(context, &raysort_tileForms[1][RAYSORT_PRIVATE_SHORT_FORM], isKeysOnly, variant);
    variant->identity = RAYSORT_IDENTITY_RADIX_SCATTER_SHORT;
    return 1;
  }
  raysort_describeLocal(context, &raysort_shortForms[kind % 2], isKeysOnly, kind >= 2, variant);
  variant->identity = kind < 2 ? RAYSORT_IDENTITY_RADIX_LOCAL_WIDE : RAYSORT_IDENTITY_RADIX_STEADY_WIDE;
  variant->constants[RAYSORT_CONSTANT_RADIX_MODE] |= RAYSORT_RADIX_MODE_SHORT;
  return 1;
}

/* Pipeline number `pipeline`. Keys of two words have one scatter, of pairs and of only keys. */
RAYSORT_INTERNAL int raysort_describeBuckets(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t wide[][2] = {{RAYSORT_IDENTITY_RADIX_COUNT, RAYSORT_IDENTITY_RADIX_COUNT_WIDE},
                                     {RAYSORT_IDENTITY_RADIX_TALLY, RAYSORT_IDENTITY_RADIX_TALLY_WIDE},
                                     {RAYSORT_IDENTITY_RADIX_SCATTER, RAYSORT_IDENTITY_RADIX_SCATTER_WIDE},
                                     {RAYSORT_IDENTITY_RADIX_LOCAL, RAYSORT_IDENTITY_RADIX_LOCAL_WIDE},
                                     {RAYSORT_IDENTITY_RADIX_STEADY, RAYSORT_IDENTITY_RADIX_STEADY_WIDE}};
  const raysort_tileForm *tiles;
  uint32_t i;
  if (pipeline < RAYSORT_BUCKET_PIPELINE_WIDE)
    return raysort_describeNarrow(context, pipeline, 1, variant);
  if (pipeline >= RAYSORT_DIGIT_SORT_PIPELINE_CLEAR)
    return raysort_describeDigitSort(context, pipeline, variant);
  if (pipeline >= RAYSORT_BUCKET_PIPELINE_SHORT_SCATTER)
    return raysort_describeShort(context, pipeline, variant);
  pipeline = RAYSORT_BUCKET_PIPELINE_FIRST + pipeline - RAYSORT_BUCKET_PIPELINE_WIDE;
  tiles = &raysort_tileForms[1][(pipeline - RAYSORT_BUCKET_PIPELINE_FIRST) % 4];
  if (!raysort_describeNarrow(context, pipeline, 2, variant) ||
      (pipeline < RAYSORT_BUCKET_PIPELINE_LOCAL && !tiles->threads))
    return 0;
  if (pipeline >= RAYSORT_BUCKET_PIPELINE_SCATTER && pipeline < RAYSORT_BUCKET_PIPELINE_LOCAL)
    raysort_describeTiles(context, tiles, pipeline >= RAYSORT_BUCKET_PIPELINE_SCATTER_KEYS, variant);
  for (i = 0; i < RAYSORT_PRIVATE_LENGTH(wide); ++i)
    if (variant->identity == wide[i][0])
    {
      variant->identity = wide[i][1];
      return 1;
    }
  return 0;
}
