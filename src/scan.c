/* SPDX-License-Identifier: MIT */
#include "internal.h"
#include "scan.h"
#include "scan_private.h"
#include "../shaders/kernels/scan/push.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SCAN_BIT
#define RAYSORT_WORDS_SCAN
#endif

enum
{
  RAYSORT_SCAN_PIPELINE_REDUCE,
  RAYSORT_SCAN_PIPELINE_ROWS,
  RAYSORT_SCAN_PIPELINE_DOWNSWEEP,
  RAYSORT_SCAN_PIPELINE_LIVE_REDUCE, /* with a count on the GPU */
  RAYSORT_SCAN_PIPELINE_LIVE_DOWNSWEEP,
  RAYSORT_SCAN_PIPELINES
};

/* How tables are cut into chunks. Measured on an NVIDIA H200 (132 multiprocessors), 2026-11-20. */
typedef struct raysort_tableTuning
{
  uint32_t mostChunks;     /* columns, a multiple of 8: 16 for each multiprocessor */
  uint32_t oneTileEntries; /* up to so many entries a chunk may be one tile */
} raysort_tableTuning;

static const raysort_tableTuning raysort_tableTuned = {2112, 1u << 20};

/* Columns of a table: one for every chunk that there may be, at most `most`. A multiple of 8, so that half of them are
 * whole 4-word vectors. The kernels derive the chunks from this number and the number of entries. All chunks should run
 * at the same time, for a second wave of workgroups that is not full takes as long as the first. Measured on 132
 * multiprocessors: 2 Mi entries in chunks of one tile took 1.2 times as long as in chunks of two. */
static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && count > raysort_tableTuned.oneTileEntries)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 7) & ~7u : 8;
}

/* The most columns that any number of entries up to `count` gives. Within one number of tiles a chunk the columns grow
 * with the count; they reach `most` where the next number begins. */
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint64_t full = (uint64_t)most * tile; /* entries of `most` chunks of one tile */
  const uint32_t single = count < raysort_tableTuned.oneTileEntries ? count : raysort_tableTuned.oneTileEntries;
  const uint32_t a = raysort_columns(count, tile, most), b = raysort_columns(single, tile, most);
  if (full <= single || 2 * full <= count)
    return most;
  return a > b ? a : b;
}

/* 2^32 / rowStride, rounded up. */
static uint32_t raysort_strideInverse(const raysort_table *table)
{
  return (uint32_t)((((uint64_t)1 << 32) + table->rowStride - 1) / table->rowStride);
}

static VkDeviceSize raysort_tableSize(const raysort_table *table)
{
  return (VkDeviceSize)table->rows * table->rowStride * 4;
}

static VkDeviceSize raysort_totalsSize(const raysort_table *table)
{
  return (VkDeviceSize)table->rows * 2 * 4;
}

static VkDeviceSize raysort_totalsOffset(const raysort_table *table)
{
  return table->offset + raysort_tableSize(table); /* a multiple of 16: rowStride is one of 4 words */
}

static VkDeviceSize raysort_tableEnd(const raysort_table *table)
{
  return raysort_align(raysort_totalsOffset(table) + raysort_totalsSize(table), 16);
}

/* Scan of every row by `pipeline`, which the capability of the plan has for it; `live` may be NULL: then all maxCount
 * entries are there. */
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_range *scratch,
                             const raysort_table *table, const raysort_range *live, VkDeviceSize liveOffset,
                             uint32_t maxCount, uint32_t tile, uint32_t flags)
{
  RaysortPass pass;
  RaysortRowsPush push;
  memset(&push, 0, sizeof(push));
  push.flags = flags;
  raysort_beginPass(plan, &pass, name, pipeline, table->rows);
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ | RAYSORT_WRITE, 0,
                             offsetof(RaysortRowsPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_WRITE, 1,
                              offsetof(RaysortRowsPush, totals));
  if (live && live->isPresent)
  {
    push.live = raysort_touch(&pass, live, liveOffset, 4, RAYSORT_READ, 0, offsetof(RaysortRowsPush, live));
    push.flags |= RAYSORT_KERNEL_LIVE;
  }
  raysort_lend(&pass, &push, offsetof(RaysortRowsPush, live), offsetof(RaysortRowsPush, table));
  push.maxCount = maxCount;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  push.tile = tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_scanTable(const RaysortScanInfo *info, raysort_table *table)
{
  table->offset = 0;
  table->rows = 2;
  table->rowStride = raysort_columns(info->count, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
}

RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout)
{
  raysort_table table;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_SCAN_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortScanInfo.count", info->count, 0, RAYSORT_MAX_COUNT);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  table.rowStride = raysort_mostColumns(info->count, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
  layout->dataSize = (VkDeviceSize)info->count * 4;
  layout->totalSize = 8;
  layout->scratchSize = raysort_tableEnd(&table);
  layout->scratchAlignment = 16;
  layout->passCount = RAYSORT_SCAN_MAX_PASSES;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_SCAN_SCRATCH,
  RAYSORT_SCAN_INPUT,
  RAYSORT_SCAN_OUTPUT,
  RAYSORT_SCAN_TOTAL,
  RAYSORT_SCAN_LIVE,
  RAYSORT_SCAN_BUFFERS
};

static VkResult raysort_scanBuffers(RaysortContext context, const RaysortScanInfo *info,
                                    const RaysortScanLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SCAN_BUFFERS] = {
      {RAYSORT_RESOURCE_SCAN_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_INPUT, &info->input, layout->dataSize, 4, 0},
      {RAYSORT_RESOURCE_SCAN_OUTPUT, &info->output, layout->dataSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_TOTAL, &info->total, layout->totalSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_COUNT_BUFFER, &info->countBuffer, 4, 4, RAYSORT_OPTIONAL}};
  raysort_range apart[RAYSORT_SCAN_BUFFERS];
  VkResult result = raysort_useBuffers(context, needs, RAYSORT_SCAN_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  memcpy(apart, ranges, sizeof(apart));
  if (apart[RAYSORT_SCAN_INPUT].address == apart[RAYSORT_SCAN_OUTPUT].address)
    apart[RAYSORT_SCAN_INPUT].address = 0; /* in place */
  return raysort_checkOverlap(context, apart, RAYSORT_SCAN_BUFFERS);
}

static void raysort_planDownsweep(raysort_plan *plan, const RaysortScanInfo *info, const raysort_range *ranges,
                                  const raysort_table *table)
{
  const VkDeviceSize bytes = (VkDeviceSize)info->count * 4;
  const raysort_range *scratch = &ranges[RAYSORT_SCAN_SCRATCH];
  RaysortPass pass;
  RaysortDownsweepPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "scan downsweep",
                    ranges[RAYSORT_SCAN_LIVE].isPresent ? RAYSORT_SCAN_PIPELINE_LIVE_DOWNSWEEP
                                                        : RAYSORT_SCAN_PIPELINE_DOWNSWEEP,
                    table->rowStride);
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, bytes, RAYSORT_READ, 0,
                              offsetof(RaysortDownsweepPush, values));
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ, 0,
                             offsetof(RaysortDownsweepPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_READ, 0,
                              offsetof(RaysortDownsweepPush, totals));
  /* not a discard: it may be the input */
  push.sums = raysort_touch(&pass, &ranges[RAYSORT_SCAN_OUTPUT], 0, bytes, RAYSORT_WRITE, 0,
                            offsetof(RaysortDownsweepPush, sums));
  push.total =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_TOTAL], 0, 8, RAYSORT_WRITE, 1, offsetof(RaysortDownsweepPush, total));
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortDownsweepPush, live));
  raysort_lend(&pass, &push, offsetof(RaysortDownsweepPush, values), offsetof(RaysortDownsweepPush, table));
  raysort_lend(&pass, &push, offsetof(RaysortDownsweepPush, live), offsetof(RaysortDownsweepPush, table));
  push.count = info->count;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planReduce(raysort_plan *plan, const RaysortScanInfo *info, const raysort_range *ranges,
                               const raysort_table *table)
{
  RaysortPass pass;
  RaysortReducePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "scan reduce",
                    ranges[RAYSORT_SCAN_LIVE].isPresent ? RAYSORT_SCAN_PIPELINE_LIVE_REDUCE
                                                        : RAYSORT_SCAN_PIPELINE_REDUCE,
                    table->rowStride);
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, (VkDeviceSize)info->count * 4, RAYSORT_READ, 0,
                              offsetof(RaysortReducePush, values));
  push.table = raysort_touch(&pass, &ranges[RAYSORT_SCAN_SCRATCH], table->offset, raysort_tableSize(table),
                             RAYSORT_WRITE, 1, offsetof(RaysortReducePush, table));
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortReducePush, live));
  raysort_lend(&pass, &push, offsetof(RaysortReducePush, values), offsetof(RaysortReducePush, table));
  raysort_lend(&pass, &push, offsetof(RaysortReducePush, live), offsetof(RaysortReducePush, values));
  push.count = info->count;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SCAN_BUFFERS];
  RaysortScanLayout layout;
  raysort_table table;
  raysort_plan plan;
  VkResult result = raysortGetScanLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_scanBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SCAN_BIT, passCount, passes);
  raysort_planReduce(&plan, info, ranges, &table);
  raysort_planRows(&plan, "scan rows", RAYSORT_SCAN_PIPELINE_ROWS, &ranges[RAYSORT_SCAN_SCRATCH], &table,
                   &ranges[RAYSORT_SCAN_LIVE], 0, info->count, RAYSORT_SCAN_TILE, RAYSORT_KERNEL_WIDE);
  raysort_planDownsweep(&plan, info, ranges, &table);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortScanInfo *info)
{
  RaysortPass passes[RAYSORT_SCAN_MAX_PASSES];
  uint32_t count = RAYSORT_SCAN_MAX_PASSES;
  VkResult result = raysortPlanScan(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeScan(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[RAYSORT_SCAN_PIPELINES] = {
      RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_ROWS, RAYSORT_IDENTITY_SCAN_DOWNSWEEP,
      RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_DOWNSWEEP};
  (void)context;
  variant->identity = identities[pipeline];
  variant->constants[RAYSORT_CONSTANT_SCAN_LIVE] = pipeline >= RAYSORT_SCAN_PIPELINE_LIVE_REDUCE;
  return 1;
}

static const char *const raysort_scanResources[] = {"RaysortScanInfo.scratch", "RaysortScanInfo.input",
                                                    "RaysortScanInfo.output", "RaysortScanInfo.total",
                                                    "RaysortScanInfo.countBuffer"};

static const raysort_capability *raysort_scanCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_SCAN_BIT,
                                                0,
                                                "SCAN",
                                                RAYSORT_SCAN_PIPELINES,
                                                raysort_describeScan,
                                                {raysort_scanKernels, NULL},
                                                raysort_scanResources,
                                                RAYSORT_SCAN_BUFFERS};
  return &capability;
}
