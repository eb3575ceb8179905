/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SCAN_BIT
#define RAYSORT_PRIVATE_WORDS_SCAN
#endif

/* ---- tables of counts ---- */

enum
{
  RAYSORT_SCAN_PIPELINE_REDUCE,
  RAYSORT_SCAN_PIPELINE_DOWNSWEEP,
  RAYSORT_SCAN_PIPELINE_LIVE, /* added to the two above if there is a count on the GPU */
  RAYSORT_SCAN_PIPELINE_ROWS = 2 * RAYSORT_SCAN_PIPELINE_LIVE,
  RAYSORT_SCAN_PIPELINES
};

/* How entries are cut into chunks. Tuning: measured on an NVIDIA H200 (132 multiprocessors), 2026-11-20. */
typedef struct raysort_tableTuning
{
  uint32_t mostChunks;     /* most columns of a table, a multiple of 8: 16 for each multiprocessor */
  uint32_t oneTileEntries; /* most entries for which a chunk may be one tile */
} raysort_tableTuning;

static const raysort_tableTuning raysort_tableTuned = {2112, 1u << 20};

/* Columns of a table: one for every chunk that there may be, at most `most`. The number is a multiple of 8, so that
 * half the columns are whole 4-word vectors. The kernels derive the chunks from this number and the number of entries.
 * All chunks should run at the same time: if some must wait for a free multiprocessor, the pass takes up to twice as
 * long.
 * Tuning: 2 Mi entries in chunks of one tile took 1.2 times as long as in chunks of two (NVIDIA H200, 2026-11-20). */
RAYSORT_INTERNAL uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && count > raysort_tableTuned.oneTileEntries)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 7) & ~7u : 8;
}

/* The most columns that any number of entries up to `count` gives. While a chunk has the same number of tiles, the
 * columns grow with the count. They reach `most` just before a chunk gets one tile more. */
RAYSORT_INTERNAL uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint64_t full = (uint64_t)most * tile; /* entries of `most` chunks of one tile */
  const uint32_t single = count < raysort_tableTuned.oneTileEntries ? count : raysort_tableTuned.oneTileEntries;
  const uint32_t a = raysort_columns(count, tile, most), b = raysort_columns(single, tile, most);
  if (full <= single || 2 * full <= count)
    return most;
  return a > b ? a : b;
}

/* 2^32 / rowStride, rounded up. */
RAYSORT_INTERNAL uint32_t raysort_strideInverse(const raysort_table *table)
{
  return (uint32_t)((((uint64_t)1 << 32) + table->rowStride - 1) / table->rowStride);
}

#define RAYSORT_PRIVATE_TOTAL_SIZE ((VkDeviceSize)8) /* bytes of the total of a row: low word and high word */

static VkDeviceSize raysort_totalsOffset(const raysort_table *table)
{
  /* a multiple of 16, because rowStride is a multiple of 4 words */
  return table->offset + (VkDeviceSize)table->rows * table->rowStride * 4;
}

RAYSORT_INTERNAL VkDeviceSize raysort_tableEnd(const raysort_table *table)
{
  return raysort_align(raysort_totalsOffset(table) + RAYSORT_PRIVATE_TOTAL_SIZE * table->rows, 16);
}

/* ---- the scan of the rows of a table: a pass of the scan and of both sorts ---- */

RAYSORT_INTERNAL raysort_range raysort_tableRange(const raysort_range *scratch, const raysort_table *table)
{
  return raysort_subrange(scratch, table->offset, raysort_totalsOffset(table) - table->offset);
}

RAYSORT_INTERNAL raysort_range raysort_totalsRange(const raysort_range *scratch, const raysort_table *table)
{
  return raysort_subrange(scratch, raysort_totalsOffset(table), RAYSORT_PRIVATE_TOTAL_SIZE * table->rows);
}

static const raysort_passTable raysort_rowsPass = {
    "scan rows",
    {RAYSORT_PRIVATE_USE(readWrite, RAYSORT_SCAN_TABLE, RaysortRowsPush, table, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_SCAN_TOTALS, RaysortRowsPush, totals, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_SCAN_LIVE, RaysortRowsPush, live, lent)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortRowsPush, maxCount)}};

/* Adds the pass that scans every row of a table. `pipeline` is the number that the plan's capability has for it.
 * bindings: RAYSORT_SCAN_TABLE ... */
RAYSORT_INTERNAL void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline,
                                       const raysort_table *table, const raysort_range *bindings, uint32_t maxCount,
                                       uint32_t tile, uint32_t flags)
{
  RaysortRowsPush push;
  memset(&push, 0, sizeof(push));
  push.flags = flags | (bindings[RAYSORT_SCAN_LIVE].isPresent ? RAYSORT_KERNEL_LIVE : 0u);
  push.maxCount = maxCount;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  push.tile = tile;
  raysort_addPass(plan, &raysort_rowsPass, pipeline, table->rows, &push, bindings)->name = name;
}

/* The same where each of `chunks` columns is a chunk, whatever the live number: those after it hold zeros. */
RAYSORT_INTERNAL void raysort_planChunkRows(raysort_plan *plan, const char *name, const raysort_table *table,
                                            const raysort_range *scratch, uint32_t chunks)
{
  raysort_range bindings[RAYSORT_SCAN_BINDINGS];
  bindings[RAYSORT_SCAN_TABLE] = raysort_tableRange(scratch, table);
  bindings[RAYSORT_SCAN_TOTALS] = raysort_totalsRange(scratch, table);
  bindings[RAYSORT_SCAN_LIVE] = plan->nothing;
  raysort_planRows(plan, name, RAYSORT_SORT_PIPELINE_ROWS, table, bindings, chunks, 1, 0);
}

/* ---- the scan ---- */

static const raysort_row raysort_scanRows[] = {
    RAYSORT_PRIVATE_SIZED(Scan, scratch, scratchSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(Scan, input, dataSize, 4, RAYSORT_PRIVATE_IN_PLACE),
    RAYSORT_PRIVATE_SIZED(Scan, output, dataSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(Scan, total, totalSize, 4, RAYSORT_PRIVATE_OPTIONAL | RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(Scan, count, 4, RAYSORT_PRIVATE_ONE_WORD)};

/* The numbers that the push blocks get. */
typedef struct raysort_scan
{
  uint32_t count, rowStride, strideInverse;
} raysort_scan;

static const raysort_passTable raysort_reducePass = {
    "scan reduce",
    {{raysort_read, RAYSORT_RESOURCE_SCAN_INPUT, offsetof(RaysortReducePush, values), raysort_lent},
     RAYSORT_PRIVATE_USE(discard, RAYSORT_SCAN_TABLE, RaysortReducePush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_SCAN_LIVE, RaysortReducePush, live, lent)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(raysort_scan, count)}};

static const raysort_passTable raysort_downsweepPass = {
    "scan downsweep",
    {{raysort_read, RAYSORT_RESOURCE_SCAN_INPUT, offsetof(RaysortDownsweepPush, values), raysort_lent},
     RAYSORT_PRIVATE_USE(read, RAYSORT_SCAN_TABLE, RaysortDownsweepPush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_SCAN_TOTALS, RaysortDownsweepPush, totals, null),
     /* no discard, because it may be the input */
     {raysort_write, RAYSORT_RESOURCE_SCAN_OUTPUT, offsetof(RaysortDownsweepPush, sums), raysort_null},
     {raysort_discard, RAYSORT_RESOURCE_SCAN_TOTAL, offsetof(RaysortDownsweepPush, total), raysort_null},
     RAYSORT_PRIVATE_USE(read, RAYSORT_SCAN_LIVE, RaysortDownsweepPush, live, lent)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(raysort_scan, count)}};

static void raysort_planScan(raysort_plan *plan, const RaysortScanInfo *info, RaysortScanLayout *layout)
{
  const raysort_range *scratch = raysort_rangeOf(plan, RAYSORT_RESOURCE_SCAN_SCRATCH);
  raysort_table table = {0, 2, 0};
  raysort_range bindings[RAYSORT_SCAN_BINDINGS];
  raysort_scan scan;
  uint32_t live;
  raysort_checkRange(&plan->listener, "RaysortScanInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  table.rowStride = raysort_mostColumns(info->maxCount, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
  layout->dataSize = (VkDeviceSize)info->maxCount * 4;
  layout->totalSize = 8;
  layout->scratchSize = raysort_tableEnd(&table);
  layout->alignment = 16;
  if (!raysort_resolveLayout(plan))
    return;
  table.rowStride = raysort_columns(info->maxCount, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
  bindings[RAYSORT_SCAN_TABLE] = raysort_tableRange(scratch, &table);
  bindings[RAYSORT_SCAN_TOTALS] = raysort_totalsRange(scratch, &table);
  bindings[RAYSORT_SCAN_LIVE] = *raysort_rangeOf(plan, RAYSORT_RESOURCE_SCAN_COUNT);
  live = bindings[RAYSORT_SCAN_LIVE].isPresent ? (uint32_t)RAYSORT_SCAN_PIPELINE_LIVE : 0u;
  scan.count = info->maxCount;
  scan.rowStride = table.rowStride;
  scan.strideInverse = raysort_strideInverse(&table);
  raysort_addPass(plan, &raysort_reducePass, RAYSORT_SCAN_PIPELINE_REDUCE + live, table.rowStride, &scan, bindings);
  raysort_planRows(plan, "scan rows", RAYSORT_SCAN_PIPELINE_ROWS, &table, bindings, info->maxCount, RAYSORT_SCAN_TILE,
                   RAYSORT_KERNEL_WIDE);
  raysort_addPass(plan, &raysort_downsweepPass, RAYSORT_SCAN_PIPELINE_DOWNSWEEP + live, table.rowStride, &scan,
                  bindings);
}

RAYSORT_PRIVATE_OPERATION(Scan, scan, SCAN, SCAN_SCRATCH, SCAN_COUNT)

/* ---- the capability ---- */

static int raysort_describeScan(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[RAYSORT_SCAN_PIPELINES] = {
      RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_DOWNSWEEP, RAYSORT_IDENTITY_SCAN_REDUCE,
      RAYSORT_IDENTITY_SCAN_DOWNSWEEP, RAYSORT_IDENTITY_SCAN_ROWS};
  (void)context;
  variant->identity = identities[pipeline];
  variant->constants[RAYSORT_CONSTANT_SCAN_LIVE] =
      pipeline >= RAYSORT_SCAN_PIPELINE_LIVE && pipeline != RAYSORT_SCAN_PIPELINE_ROWS;
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(scan, RAYSORT_CAPABILITY_SCAN_BIT, 0, "SCAN", RAYSORT_SCAN_PIPELINES, raysort_describeScan,
                           {raysort_scanFolder}, {raysort_scanOperation})
