/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* Keys of 32 bits digit by digit, the low ones first, in tiles of the sort by buckets: for devices that have that sort.
 * Entries of a digit are counted in each tile and chunk, then the tiles are sorted and written. Counts of many chunks
 * become first slots by a scan between the two; those of few chunks are added up in groups, which the scatter reads. */

/* A tile, and the pipelines of its passes. */
typedef struct raysort_digitForm
{
  uint32_t threads, items; /* of the scatter */
  uint32_t vectors;        /* of a tile, for each thread of the count */
  int isInGroups;          /* chunks are in groups */
} raysort_digitForm;

/* What a sort of so many entries takes. */
struct raysort_tileDigits
{
  uint32_t most; /* entries */
  uint32_t form; /* of raysort_digitForms */
  uint32_t
      chunkTiles; /* a chunk has less than 65,536 entries before its last tile; in groups there are at most 256 chunks */
};

/* Tuning: NVIDIA H200, 2026-11-29. Up to the last number byte offsets fit 31 bits. */
static const raysort_digitForm raysort_digitForms[RAYSORT_PRIVATE_DIGIT_FORMS] = {
    {256, 11, 2, 1}, {512, 11, 4, 1}, {512, 11, 4, 0}};
static const raysort_tileDigits raysort_tileDigitTable[] = {{720000, 0, 1},  {1440000, 0, 2},  {2880000, 1, 2},
                                                            {5760000, 1, 4}, {12000000, 2, 4}, {1u << 29, 2, 8}};
#define RAYSORT_PRIVATE_TILE_DIGIT_BITS 8u
#define RAYSORT_PRIVATE_TILE_DIGITS     (1u << RAYSORT_PRIVATE_TILE_DIGIT_BITS)

/* What the passes are bound to. */
enum
{
  RAYSORT_TILES_KEYS,
  RAYSORT_TILES_VALUES,
  RAYSORT_TILES_LIVE,
  RAYSORT_TILES_KEYS_OUT,
  RAYSORT_TILES_VALUES_OUT,
  RAYSORT_TILES_ROWS,
  RAYSORT_TILES_TABLE,
  RAYSORT_TILES_TOTALS,
  RAYSORT_TILES_GROUPS,
  RAYSORT_TILES_CLEARED, /* groups of the next digit */
  RAYSORT_TILES_SUMS,    /* totals or groups */
  RAYSORT_TILES_BINDINGS
};

/* Where everything is in scratch, and the numbers of the passes. */
typedef struct raysort_tileSort
{
  raysort_table table;
  VkDeviceSize groupsOffset, scratchSize;
  uint32_t tiles, chunks;
  uint32_t maxCount, flags, tile, chunkTiles, shift, form; /* form: RAYSORT_RADIX_DIGIT_* */
} raysort_tileSort;

#define RAYSORT_PRIVATE_GROUPS_SIZE ((VkDeviceSize)RAYSORT_RADIX_CHUNK_GROUPS * RAYSORT_PRIVATE_TILE_DIGITS * 4)

static const raysort_digitForm *raysort_formOfDigits(const raysort_tileDigits *digits)
{
  return &raysort_digitForms[digits->form];
}

static uint32_t raysort_digitTile(const raysort_digitForm *form)
{
  return form->threads * form->items;
}

static void raysort_layoutTiles(const raysort_tileDigits *digits, uint32_t count, raysort_tileSort *sort)
{
  const raysort_digitForm *form = raysort_formOfDigits(digits);
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = count;
  sort->tile = raysort_digitTile(form);
  sort->chunkTiles = digits->chunkTiles;
  sort->tiles = raysort_divideUp(count, sort->tile);
  sort->chunks = raysort_divideUp(sort->tiles, sort->chunkTiles);
  sort->table.rows = RAYSORT_PRIVATE_TILE_DIGITS;
  sort->table.rowStride = (sort->chunks + 7) & ~7u;
  sort->table.offset = (VkDeviceSize)sort->tiles * RAYSORT_PRIVATE_TILE_DIGITS * 2; /* rows are before it */
  sort->groupsOffset = raysort_tableEnd(&sort->table);
  sort->scratchSize = sort->groupsOffset + (form->isInGroups ? 2 * RAYSORT_PRIVATE_GROUPS_SIZE : 0);
}

/* The row for so many entries; NULL: none. Of the shapes that tests force, shape 0 takes the first row, in groups. */
static const raysort_tileDigits *raysort_tilesFor(RaysortContext context, uint32_t count)
{
  const uint32_t last = RAYSORT_PRIVATE_LENGTH(raysort_tileDigitTable) - 1;
  const uint32_t forced = context->features >> RAYSORT_PRIVATE_FEATURE_FORCED_SHIFT;
  uint32_t i = 0;
  if (forced > 1)
    i = forced < last ? forced + 1 : last;
  while (!forced && i < last && raysort_tileDigitTable[i].most < count)
    ++i;
  return count > 0 && count <= raysort_tileDigitTable[last].most ? &raysort_tileDigitTable[i] : NULL;
}

/* How a sort of this info struct goes digit by digit; NULL: as the material sort, on other devices, for other keys and
 * numbers. */
RAYSORT_INTERNAL const raysort_tileDigits *raysort_chooseTiles(RaysortContext context, const RaysortRadixSortInfo *info,
                                                               const raysort_radix *radix)
{
  const raysort_tileDigits *digits = raysort_tilesFor(context, info->maxCount);
  raysort_tileSort sort;
  if (!digits || radix->keyBytes != 4 || radix->digits[0].digitClass + 1 < RAYSORT_PRIVATE_DIGIT_CLASSES ||
      !raysort_hasBuckets(context))
    return NULL;
  raysort_layoutTiles(digits, info->maxCount, &sort);
  return sort.tiles <= context->limits.maxComputeWorkGroupCount[0] ? digits : NULL;
}

/* Bytes of scratch that are enough for any number of entries up to maxCount. */
RAYSORT_INTERNAL VkDeviceSize raysort_tilesBound(RaysortContext context, const RaysortRadixSortInfo *info)
{
  VkDeviceSize bound = 0;
  uint32_t i;
  if (info->keyType % 2 || !raysort_hasBuckets(context))
    return 0;
  for (i = 0; i < RAYSORT_PRIVATE_LENGTH(raysort_tileDigitTable); ++i)
  {
    const raysort_tileDigits *digits = &raysort_tileDigitTable[i];
    raysort_tileSort sort;
    raysort_layoutTiles(digits, info->maxCount < digits->most ? info->maxCount : digits->most, &sort);
    bound = sort.scratchSize > bound ? sort.scratchSize : bound;
  }
  return bound;
}

/* ---- passes ---- */

#define RAYSORT_PRIVATE_TILES_NUMBER(member) RAYSORT_PRIVATE_NUMBER(raysort_tileSort, member)

static const raysort_passTable raysort_tilesClearPass = {
    "radix clear",
    {RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_GROUPS, RaysortRadixDigitClearPush, groups, null)},
    {{0, 0}}};

static const raysort_passTable raysort_tilesCountPass = {
    "radix count",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_KEYS, RaysortRadixDigitCountPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_LIVE, RaysortRadixDigitCountPush, live, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_ROWS, RaysortRadixDigitCountPush, rows, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_TABLE, RaysortRadixDigitCountPush, table, null),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_TILES_GROUPS, RaysortRadixDigitCountPush, groups, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_CLEARED, RaysortRadixDigitCountPush, cleared, null)},
    {RAYSORT_PRIVATE_TILES_NUMBER(maxCount), RAYSORT_PRIVATE_TILES_NUMBER(flags), RAYSORT_PRIVATE_TILES_NUMBER(tile),
     RAYSORT_PRIVATE_TILES_NUMBER(chunkTiles), RAYSORT_PRIVATE_TILES_NUMBER(table.rowStride),
     RAYSORT_PRIVATE_TILES_NUMBER(shift), RAYSORT_PRIVATE_TILES_NUMBER(form)}};

static const raysort_passTable raysort_tilesScatterPass = {
    "radix scatter",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_KEYS, RaysortRadixDigitScatterPush, keys, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_VALUES, RaysortRadixDigitScatterPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_LIVE, RaysortRadixDigitScatterPush, live, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_ROWS, RaysortRadixDigitScatterPush, rows, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_TABLE, RaysortRadixDigitScatterPush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_TILES_SUMS, RaysortRadixDigitScatterPush, sums, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_KEYS_OUT, RaysortRadixDigitScatterPush, keysOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_TILES_VALUES_OUT, RaysortRadixDigitScatterPush, valuesOut, null)},
    {RAYSORT_PRIVATE_TILES_NUMBER(maxCount), RAYSORT_PRIVATE_TILES_NUMBER(flags),
     RAYSORT_PRIVATE_TILES_NUMBER(chunkTiles), RAYSORT_PRIVATE_TILES_NUMBER(table.rowStride),
     RAYSORT_PRIVATE_TILES_NUMBER(shift), RAYSORT_PRIVATE_TILES_NUMBER(form)}};

/* Binds what is the same for all digits. */
static void raysort_bindTiles(const raysort_tileSort *sort, const raysort_range *ranges, raysort_range *bindings)
{
  const raysort_range *scratch = &ranges[RAYSORT_RADIX_SCRATCH];
  memset(bindings, 0, RAYSORT_TILES_BINDINGS * sizeof(*bindings));
  bindings[RAYSORT_TILES_LIVE] = ranges[RAYSORT_RADIX_LIVE];
  bindings[RAYSORT_TILES_ROWS] = raysort_subrange(scratch, 0, sort->table.offset);
  bindings[RAYSORT_TILES_TABLE] = raysort_tableRange(scratch, &sort->table);
  bindings[RAYSORT_TILES_TOTALS] = raysort_totalsRange(scratch, &sort->table);
}

/* Binds what digit number `digit` reads and writes. Two digits that follow each other have groups of their own. */
static void raysort_bindTileDigit(const raysort_tileSort *sort, const raysort_range *ranges, uint32_t digit,
                                  int isKeysOnly, int isInGroups, raysort_range *bindings)
{
  const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
  const uint32_t from = digit & 1, to = 1 - from;
  bindings[RAYSORT_TILES_KEYS] = keys[from];
  bindings[RAYSORT_TILES_KEYS_OUT] = keys[to];
  if (!isKeysOnly)
  {
    bindings[RAYSORT_TILES_VALUES] = values[from];
    bindings[RAYSORT_TILES_VALUES_OUT] = values[to];
  }
  bindings[RAYSORT_TILES_SUMS] = bindings[RAYSORT_TILES_TOTALS];
  if (!isInGroups)
    return;
  bindings[RAYSORT_TILES_GROUPS] =
      raysort_subrange(&ranges[RAYSORT_RADIX_SCRATCH], sort->groupsOffset + from * RAYSORT_PRIVATE_GROUPS_SIZE,
                       RAYSORT_PRIVATE_GROUPS_SIZE);
  bindings[RAYSORT_TILES_CLEARED] =
      raysort_subrange(&ranges[RAYSORT_RADIX_SCRATCH], sort->groupsOffset + to * RAYSORT_PRIVATE_GROUPS_SIZE,
                       RAYSORT_PRIVATE_GROUPS_SIZE);
  bindings[RAYSORT_TILES_SUMS] = bindings[RAYSORT_TILES_GROUPS];
}

/* The scan of the chunks' counts. A column is a chunk, whatever the live number: those after it hold zeros. */
static void raysort_planTileRows(raysort_plan *plan, const raysort_tileSort *sort, const raysort_range *bindings)
{
  raysort_range scanned[RAYSORT_SCAN_BINDINGS];
  scanned[RAYSORT_SCAN_TABLE] = bindings[RAYSORT_TILES_TABLE];
  scanned[RAYSORT_SCAN_TOTALS] = bindings[RAYSORT_TILES_TOTALS];
  scanned[RAYSORT_SCAN_LIVE] = plan->nothing;
  raysort_planRows(plan, "radix rows", RAYSORT_SORT_PIPELINE_ROWS, &sort->table, scanned, sort->chunks, 1, 0);
}

RAYSORT_INTERNAL void raysort_planTileDigits(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                             const raysort_radix *radix, const raysort_range *ranges)
{
  const uint32_t which = radix->tileDigits->form;
  const int isInGroups = raysort_digitForms[which].isInGroups;
  const uint32_t isKeysOnly = (info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT) != 0;
  raysort_range bindings[RAYSORT_TILES_BINDINGS];
  raysort_tileSort sort;
  uint32_t i;
  raysort_layoutTiles(radix->tileDigits, info->maxCount, &sort);
  raysort_bindTiles(&sort, ranges, bindings);
  for (i = 0; i < radix->digitCount; ++i)
  {
    raysort_bindTileDigit(&sort, ranges, i, (int)isKeysOnly, isInGroups, bindings);
    sort.flags = (bindings[RAYSORT_TILES_LIVE].isPresent ? RAYSORT_RADIX_LIVE_BIT : 0) |
                 (raysort_assumedAddress(&bindings[RAYSORT_TILES_KEYS]) % 16 == 0 ? RAYSORT_RADIX_VECTORS_BIT : 0);
    sort.shift = radix->digits[i].shift;
    sort.form = raysort_indexOfBit(radix->digits[i].count) | radix->order;
    if (i == 0 && isInGroups)
      raysort_addPass(plan, &raysort_tilesClearPass, RAYSORT_TILES_PIPELINE_CLEAR, 1, &sort, bindings);
    raysort_addPass(plan, &raysort_tilesCountPass, RAYSORT_TILES_PIPELINE_COUNT + which, sort.chunks, &sort, bindings);
    if (!isInGroups)
      raysort_planTileRows(plan, &sort, bindings);
    raysort_addPass(plan, &raysort_tilesScatterPass, RAYSORT_TILES_PIPELINE_SCATTER + 2 * which + isKeysOnly,
                    sort.tiles, &sort, bindings);
  }
}

/* ---- pipelines ---- */

RAYSORT_INTERNAL int raysort_describeTileDigits(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  const int isCount = pipeline < RAYSORT_TILES_PIPELINE_SCATTER;
  const uint32_t number = pipeline - (isCount ? RAYSORT_TILES_PIPELINE_COUNT : RAYSORT_TILES_PIPELINE_SCATTER);
  const raysort_digitForm *form = &raysort_digitForms[isCount ? number : number / 2];
  uint32_t *constants = variant->constants;
  if (!raysort_hasBuckets(context))
    return 0;
  constants[RAYSORT_CONSTANT_RADIX_BITS] = RAYSORT_PRIVATE_TILE_DIGIT_BITS;
  variant->features = RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  variant->identity = RAYSORT_IDENTITY_RADIX_DIGIT_CLEAR;
  if (pipeline == RAYSORT_TILES_PIPELINE_CLEAR)
    return 1;
  variant->identity = isCount ? RAYSORT_IDENTITY_RADIX_DIGIT_COUNT : RAYSORT_IDENTITY_RADIX_DIGIT_SCATTER;
  constants[RAYSORT_CONSTANT_THREADS] = isCount ? raysort_digitTile(form) / (4 * form->vectors) : form->threads;
  constants[RAYSORT_CONSTANT_RADIX_ITEMS] = isCount ? form->vectors : form->items;
  constants[RAYSORT_CONSTANT_RADIX_MODE] = form->isInGroups ? RAYSORT_RADIX_MODE_GROUPS : 0;
  if (isCount)
    return 1;
  variant->isLong = VK_TRUE;
  variant->features |= RAYSORT_PRIVATE_FEATURE_BALLOTS;
  constants[RAYSORT_CONSTANT_RADIX_SUBGROUP] = context->subgroupSize;
  constants[RAYSORT_CONSTANT_RADIX_MODE] |= number % 2;
  return 1;
}
