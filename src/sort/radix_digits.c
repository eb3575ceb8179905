/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* Keys digit by digit, the low ones first, with the tiles of the sort by buckets, on devices that have that sort. One
 * pass counts the entries of a digit in each tile and chunk; another one sorts the tiles and writes them. Between the
 * two, a scan turns the counts of many chunks into first slots. If chunks are few, there is no scan: each one also adds
 * its counts to those of a group of chunks, and the scatter adds up the groups and the chunks before its own. */

#define RAYSORT_PRIVATE_DIGIT_SORT_BITS   8u
#define RAYSORT_PRIVATE_DIGIT_SORT_VALUES (1u << RAYSORT_PRIVATE_DIGIT_SORT_BITS)

/* What pipelines follow from: of keys of a word, then of keys of two. */
typedef struct raysort_digitForm
{
  raysort_tileForm tile;
  int isInGroups;
} raysort_digitForm;

struct raysort_digitShape
{
  uint32_t most;       /* entries */
  uint32_t form;       /* of raysort_digitForms */
  uint32_t chunkTiles; /* a chunk has less than 65,536 entries before its last tile */
};

/* Tuning: NVIDIA H200, 2026-11-29. In groups there are at most 256 chunks. Above the last number, byte offsets would
 * not fit 31 bits. */
static const raysort_digitForm raysort_digitForms[RAYSORT_PRIVATE_DIGIT_FORMS] = {
    {{256, 11, RAYSORT_PRIVATE_DIGIT_SORT_BITS, 2}, 1},
    {{512, 11, RAYSORT_PRIVATE_DIGIT_SORT_BITS, 4}, 1},
    {{512, 11, RAYSORT_PRIVATE_DIGIT_SORT_BITS, 4}, 0},
    {{256, 11, RAYSORT_PRIVATE_DIGIT_SORT_BITS, 2}, 1},
    {{256, 11, RAYSORT_PRIVATE_DIGIT_SORT_BITS, 2}, 0}};
#define RAYSORT_PRIVATE_WIDE_DIGIT_FORM 3u
static const raysort_digitShape raysort_digitShapes[][6] = {
    {{720000, 0, 1}, {1440000, 0, 2}, {2880000, 1, 2}, {5760000, 1, 4}, {12000000, 2, 4}, {1u << 29, 2, 8}},
    {{720000, 3, 1}, {1440000, 3, 2}, {2880000, 3, 4}, {5760000, 3, 8}, {12000000, 4, 8}, {1u << 28, 4, 16}}};
#define RAYSORT_PRIVATE_DIGIT_SHAPES RAYSORT_PRIVATE_LENGTH(raysort_digitShapes[0])

/* What the passes are bound to. */
enum
{
  RAYSORT_DIGIT_SORT_KEYS,
  RAYSORT_DIGIT_SORT_VALUES,
  RAYSORT_DIGIT_SORT_LIVE,
  RAYSORT_DIGIT_SORT_KEYS_OUT,
  RAYSORT_DIGIT_SORT_VALUES_OUT,
  RAYSORT_DIGIT_SORT_ROWS,
  RAYSORT_DIGIT_SORT_TABLE,
  RAYSORT_DIGIT_SORT_TOTALS,
  RAYSORT_DIGIT_SORT_GROUPS,
  RAYSORT_DIGIT_SORT_CLEARED, /* groups of the next digit */
  RAYSORT_DIGIT_SORT_SUMS,    /* totals or groups */
  RAYSORT_DIGIT_SORT_BINDINGS
};

/* Where everything is in scratch, and the numbers of the passes. */
typedef struct raysort_digitSort
{
  raysort_table table;
  VkDeviceSize groupsOffset, scratchSize;
  int isInGroups, isKeysOnly;
  uint32_t tiles, chunks;
  uint32_t maxCount, flags, tile, chunkTiles;
  uint32_t digit, order; /* RAYSORT_RADIX_DIGIT_*, RAYSORT_ORDER_* */
} raysort_digitSort;

/* Bytes of a set of groups. */
#define RAYSORT_PRIVATE_GROUPS_SIZE ((VkDeviceSize)RAYSORT_RADIX_CHUNK_GROUPS * RAYSORT_PRIVATE_DIGIT_SORT_VALUES * 4)

static const raysort_digitForm *raysort_formOfShape(const raysort_digitShape *shape)
{
  return &raysort_digitForms[shape->form];
}

static uint32_t raysort_digitTile(const raysort_digitForm *form)
{
  return form->tile.threads * form->tile.items;
}

static void raysort_layoutDigitSort(const raysort_digitShape *shape, uint32_t count, raysort_digitSort *sort)
{
  const raysort_digitForm *form = raysort_formOfShape(shape);
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = count;
  sort->tile = raysort_digitTile(form);
  sort->chunkTiles = shape->chunkTiles;
  sort->tiles = raysort_divideUp(count, sort->tile);
  sort->chunks = raysort_divideUp(sort->tiles, sort->chunkTiles);
  sort->table.rows = RAYSORT_PRIVATE_DIGIT_SORT_VALUES;
  sort->table.rowStride = (sort->chunks + 7) & ~7u;
  sort->table.offset = (VkDeviceSize)sort->tiles * RAYSORT_PRIVATE_DIGIT_SORT_VALUES * 2; /* after the rows */
  sort->groupsOffset = raysort_tableEnd(&sort->table);
  sort->isInGroups = form->isInGroups;
  sort->scratchSize = sort->groupsOffset + (sort->isInGroups ? 2 * RAYSORT_PRIVATE_GROUPS_SIZE : 0);
}

/* The shapes for keys of this type. */
static const raysort_digitShape *raysort_digitShapesOf(const RaysortRadixSortInfo *info)
{
  return raysort_digitShapes[raysort_keyWords(info) - 1];
}

/* The shape for so many entries; NULL: none. If a test forces a shape of buckets, the first one is for groups. */
static const raysort_digitShape *raysort_digitShapeOf(RaysortContext context, const RaysortRadixSortInfo *info)
{
  const raysort_digitShape *shapes = raysort_digitShapesOf(info);
  const uint32_t last = RAYSORT_PRIVATE_DIGIT_SHAPES - 1, count = info->maxCount;
  const uint32_t forced = context->features >> RAYSORT_PRIVATE_FEATURE_FORCED_SHIFT;
  uint32_t i = forced > 1 ? forced + 1 : 0;
  while (i < last && shapes[i].most < count)
    ++i;
  i = i < last ? i : last;
  return count > 0 && count <= shapes[last].most ? &shapes[i] : NULL;
}

/* The shape of a sort of this info struct; NULL: other devices and numbers, and digits of 64 values or fewer. */
RAYSORT_INTERNAL const raysort_digitShape *
raysort_chooseDigitShape(RaysortContext context, const RaysortRadixSortInfo *info, const raysort_radix *radix)
{
  const raysort_digitShape *shape = raysort_digitShapeOf(context, info);
  uint32_t tiles;
  if (!shape || radix->digits[0].count <= 64 || !raysort_hasBuckets(context))
    return NULL;
  tiles = raysort_divideUp(info->maxCount, raysort_digitTile(raysort_formOfShape(shape)));
  return tiles <= context->limits.maxComputeWorkGroupCount[0] ? shape : NULL;
}

/* Bytes of scratch that are enough for any number of entries up to maxCount. */
RAYSORT_INTERNAL VkDeviceSize raysort_digitSortBound(RaysortContext context, const RaysortRadixSortInfo *info)
{
  VkDeviceSize bound = 0;
  uint32_t i;
  for (i = 0; i < RAYSORT_PRIVATE_DIGIT_SHAPES && raysort_hasBuckets(context); ++i)
  {
    const raysort_digitShape *shape = &raysort_digitShapesOf(info)[i];
    raysort_digitSort sort;
    raysort_layoutDigitSort(shape, info->maxCount < shape->most ? info->maxCount : shape->most, &sort);
    bound = raysort_mostOf(bound, sort.scratchSize);
  }
  return bound;
}

/* ---- passes ---- */

#define RAYSORT_PRIVATE_SORTED_NUMBER(member) RAYSORT_PRIVATE_NUMBER(raysort_digitSort, member)

static const raysort_passTable raysort_digitClearPass = {
    "digit clear",
    {RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_GROUPS, RaysortRadixDigitClearPush, groups, null)},
    {{0, 0}}};

static const raysort_passTable raysort_digitCountPass = {
    "digit count",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_KEYS, RaysortRadixDigitCountPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_LIVE, RaysortRadixDigitCountPush, live, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_ROWS, RaysortRadixDigitCountPush, rows, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_TABLE, RaysortRadixDigitCountPush, table, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_DIGIT_SORT_GROUPS, RaysortRadixDigitCountPush, groups, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_CLEARED, RaysortRadixDigitCountPush, cleared, null)},
    {RAYSORT_PRIVATE_SORTED_NUMBER(maxCount), RAYSORT_PRIVATE_SORTED_NUMBER(flags), RAYSORT_PRIVATE_SORTED_NUMBER(tile),
     RAYSORT_PRIVATE_SORTED_NUMBER(chunkTiles), RAYSORT_PRIVATE_SORTED_NUMBER(table.rowStride),
     RAYSORT_PRIVATE_SORTED_NUMBER(digit), RAYSORT_PRIVATE_SORTED_NUMBER(order)}};

static const raysort_passTable raysort_digitScatterPass = {
    "digit scatter",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_KEYS, RaysortRadixDigitScatterPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_VALUES, RaysortRadixDigitScatterPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_LIVE, RaysortRadixDigitScatterPush, live, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_ROWS, RaysortRadixDigitScatterPush, rows, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_TABLE, RaysortRadixDigitScatterPush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_SORT_SUMS, RaysortRadixDigitScatterPush, sums, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_KEYS_OUT, RaysortRadixDigitScatterPush, keysOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_SORT_VALUES_OUT, RaysortRadixDigitScatterPush, valuesOut, null)},
    {RAYSORT_PRIVATE_SORTED_NUMBER(maxCount), RAYSORT_PRIVATE_SORTED_NUMBER(flags),
     RAYSORT_PRIVATE_SORTED_NUMBER(chunkTiles), RAYSORT_PRIVATE_SORTED_NUMBER(table.rowStride),
     RAYSORT_PRIVATE_SORTED_NUMBER(digit), RAYSORT_PRIVATE_SORTED_NUMBER(order)}};

/* Binds what is the same for all digits. */
static void raysort_bindDigitSort(const raysort_digitSort *sort, const raysort_range *ranges, raysort_range *bindings)
{
  const raysort_range *scratch = &ranges[RAYSORT_RADIX_SCRATCH];
  memset(bindings, 0, RAYSORT_DIGIT_SORT_BINDINGS * sizeof(*bindings));
  bindings[RAYSORT_DIGIT_SORT_LIVE] = ranges[RAYSORT_RADIX_LIVE];
  bindings[RAYSORT_DIGIT_SORT_ROWS] = raysort_subrange(scratch, 0, sort->table.offset);
  bindings[RAYSORT_DIGIT_SORT_TABLE] = raysort_tableRange(scratch, &sort->table);
  bindings[RAYSORT_DIGIT_SORT_TOTALS] = raysort_totalsRange(scratch, &sort->table);
}

/* One of two sets of groups. */
static raysort_range raysort_groupsRange(const raysort_digitSort *sort, const raysort_range *ranges, uint32_t which)
{
  return raysort_subrange(&ranges[RAYSORT_RADIX_SCRATCH], sort->groupsOffset + which * RAYSORT_PRIVATE_GROUPS_SIZE,
                          RAYSORT_PRIVATE_GROUPS_SIZE);
}

/* Binds what digit number `digit` reads and writes. Two digits that follow each other have groups of their own. */
static void raysort_bindSortedDigit(const raysort_digitSort *sort, const raysort_range *ranges, uint32_t digit,
                                    raysort_range *bindings)
{
  const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
  const uint32_t from = digit & 1, to = 1 - from;
  bindings[RAYSORT_DIGIT_SORT_KEYS] = keys[from];
  bindings[RAYSORT_DIGIT_SORT_KEYS_OUT] = keys[to];
  if (!sort->isKeysOnly)
  {
    bindings[RAYSORT_DIGIT_SORT_VALUES] = values[from];
    bindings[RAYSORT_DIGIT_SORT_VALUES_OUT] = values[to];
  }
  if (sort->isInGroups)
  {
    bindings[RAYSORT_DIGIT_SORT_GROUPS] = raysort_groupsRange(sort, ranges, from);
    bindings[RAYSORT_DIGIT_SORT_CLEARED] = raysort_groupsRange(sort, ranges, to);
  }
  bindings[RAYSORT_DIGIT_SORT_SUMS] =
      bindings[sort->isInGroups ? RAYSORT_DIGIT_SORT_GROUPS : RAYSORT_DIGIT_SORT_TOTALS];
}

RAYSORT_INTERNAL void raysort_planDigitSort(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                            const raysort_radix *radix, const raysort_range *ranges)
{
  const uint32_t form = radix->digitShape->form;
  raysort_range bindings[RAYSORT_DIGIT_SORT_BINDINGS];
  raysort_digitSort sort;
  uint32_t i;
  raysort_layoutDigitSort(radix->digitShape, info->maxCount, &sort);
  sort.isKeysOnly = (info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT) != 0;
  sort.order = radix->order;
  raysort_bindDigitSort(&sort, ranges, bindings);
  for (i = 0; i < radix->digitCount; ++i)
  {
    raysort_bindSortedDigit(&sort, ranges, i, bindings);
    sort.flags = raysort_readFlags(&bindings[RAYSORT_DIGIT_SORT_KEYS], &bindings[RAYSORT_DIGIT_SORT_LIVE]);
    sort.digit = radix->digits[i].shift | raysort_indexOfBit(radix->digits[i].count) << RAYSORT_RADIX_DIGIT_BITS_BIT;
    if (i == 0 && sort.isInGroups)
      raysort_addPass(plan, &raysort_digitClearPass, RAYSORT_DIGIT_SORT_PIPELINE_CLEAR, 1, &sort, bindings);
    raysort_addPass(plan, &raysort_digitCountPass, RAYSORT_DIGIT_SORT_PIPELINE_HISTOGRAM + form, sort.chunks, &sort,
                    bindings);
    if (!sort.isInGroups)
      raysort_planChunkRows(plan, "digit rows", &sort.table, &ranges[RAYSORT_RADIX_SCRATCH], sort.chunks);
    raysort_addPass(plan, &raysort_digitScatterPass,
                    RAYSORT_DIGIT_SORT_PIPELINE_SCATTER + 2 * form + (uint32_t)sort.isKeysOnly, sort.tiles, &sort,
                    bindings);
  }
}

/* ---- pipelines ---- */

RAYSORT_INTERNAL int raysort_describeDigitSort(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  const uint32_t scatter = pipeline - RAYSORT_DIGIT_SORT_PIPELINE_SCATTER;
  const int isScatter = pipeline >= RAYSORT_DIGIT_SORT_PIPELINE_SCATTER;
  const uint32_t which = isScatter ? scatter / 2 : pipeline - RAYSORT_DIGIT_SORT_PIPELINE_HISTOGRAM;
  const int isWide = which >= RAYSORT_PRIVATE_WIDE_DIGIT_FORM;
  const raysort_digitForm *form;
  if (!raysort_hasBuckets(context))
    return 0;
  variant->features = RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  if (pipeline == RAYSORT_DIGIT_SORT_PIPELINE_CLEAR)
  {
    raysort_describeForm(variant, RAYSORT_IDENTITY_RADIX_DIGIT_CLEAR, 0, 0, RAYSORT_PRIVATE_DIGIT_SORT_BITS);
    return 1;
  }
  form = &raysort_digitForms[which];
  if (isScatter)
  {
    raysort_describeTiles(context, &form->tile, (int)(scatter % 2), variant);
    variant->identity = isWide ? RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER_WIDE : RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER;
  }
  else
    raysort_describeForm(variant, isWide ? RAYSORT_IDENTITY_RADIX_DIGIT_COUNT_WIDE : RAYSORT_IDENTITY_RADIX_DIGIT_COUNT,
                         RAYSORT_PRIVATE_COUNT_THREADS, form->tile.vectors, form->tile.bits);
  variant->constants[RAYSORT_CONSTANT_RADIX_MODE] |= form->isInGroups ? RAYSORT_RADIX_MODE_GROUPS : 0;
  return 1;
}
