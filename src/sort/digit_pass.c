/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* One digit: the material sort and the radix sort are made of one or more digits. */

static const uint32_t raysort_digitBits[RAYSORT_PRIVATE_DIGIT_CLASSES] = {3, 4, 6, 8};

/* Limits of chunks. Tuning: measured on an NVIDIA H200 (132 multiprocessors), 2026-11-20, at 2 and 32 Mi entries. */
typedef struct raysort_digitTuning
{
  uint32_t pairChunks;  /* most chunks if pairs are moved: 16 for each multiprocessor */
  uint32_t mapChunks;   /* most chunks if only the map is written: 2 for each multiprocessor */
  uint32_t summedWords; /* most words of the table for each thread of a scatter's workgroup, for which every workgroup
                           sums the rows itself. Above it, a pass of its own takes less time. Example: 64 materials
                           always, 256 materials with tiles of 8192 entries */
} raysort_digitTuning;

static const raysort_digitTuning raysort_digitTuned = {2112, 264, 140};

static uint32_t raysort_mostDigitChunks(int movesPairs)
{
  return movesPairs ? raysort_digitTuned.pairChunks : raysort_digitTuned.mapChunks;
}

RAYSORT_INTERNAL int raysort_allowsThreads(const VkPhysicalDeviceLimits *limits, uint32_t threads)
{
  return limits->maxComputeWorkGroupInvocations >= threads && limits->maxComputeWorkGroupSize[0] >= threads;
}

/* Threads of the largest workgroup of the scatter. Shared memory for 8-bit digits with segments of 32 entries: 64
 * threads take 13 KiB, 128 threads 22 KiB, 256 threads 39 KiB. For smaller digits 64 threads take at most 9 KiB, 128
 * threads at most 19 KiB. */
static uint32_t raysort_largestScatter(const VkPhysicalDeviceLimits *limits)
{
  const uint32_t bytes = limits->maxComputeSharedMemorySize;
  if (bytes >= 40 * 1024 && raysort_allowsThreads(limits, 2 * RAYSORT_THREADS))
    return 2 * RAYSORT_THREADS;
  return bytes >= 24 * 1024 ? RAYSORT_THREADS : RAYSORT_THREADS / 2;
}

static uint32_t raysort_scatterThreads(const VkPhysicalDeviceLimits *limits, uint32_t digitClass)
{
  const uint32_t largest = raysort_largestScatter(limits);
  return raysort_digitBits[digitClass] == 8 || largest < RAYSORT_THREADS ? largest : RAYSORT_THREADS;
}

static uint32_t raysort_segment(RaysortContext context)
{
  return context->features & RAYSORT_PRIVATE_FEATURE_REGISTERS ? RAYSORT_SEGMENT : RAYSORT_SEGMENT_SHORT;
}

/* Entries of a tile. Large tiles make long runs, which are written faster. If a thread has few registers, tiles are
 * half as large.
 * Tuning: the scatter of 64 materials took 22 % less time in tiles of 4096 entries than of 2048; the scatter of 256
 * materials took 9 % less time in tiles of 8192 than of 4096 (NVIDIA H200, 2026-11). */
static uint32_t raysort_tile(RaysortContext context, uint32_t digitClass)
{
  return raysort_scatterThreads(&context->limits, digitClass) * raysort_segment(context);
}

/* RAYSORT_SOURCE_* of a pipeline of the histogram or the scatter; *digitClass receives its digit class. */
RAYSORT_INTERNAL uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass)
{
  if (pipeline < RAYSORT_SORT_PIPELINE_SCATTER)
  {
    *digitClass = (pipeline - RAYSORT_SORT_PIPELINE_HISTOGRAM) % 2 + 2;
    return (pipeline - RAYSORT_SORT_PIPELINE_HISTOGRAM) / 2;
  }
  pipeline -= pipeline < RAYSORT_SORT_PIPELINE_MAP ? RAYSORT_SORT_PIPELINE_SCATTER : RAYSORT_SORT_PIPELINE_MAP;
  *digitClass = pipeline % RAYSORT_PRIVATE_DIGIT_CLASSES;
  return pipeline / RAYSORT_PRIVATE_DIGIT_CLASSES;
}

/* The most threads of a workgroup that the device allows, at most `most`: RAYSORT_THREADS times a power of two. */
RAYSORT_INTERNAL uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most)
{
  uint32_t threads = RAYSORT_THREADS;
  while (threads < most && raysort_allowsThreads(limits, 2 * threads))
    threads *= 2;
  return threads;
}

/* Kernel and constants of a pipeline RAYSORT_SORT_PIPELINE_*. */
RAYSORT_INTERNAL void raysort_describeDigit(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t plain[RAYSORT_SORT_PIPELINE_HISTOGRAM] = {
      RAYSORT_IDENTITY_SCAN_ROWS, RAYSORT_IDENTITY_SORT_STATISTIC, RAYSORT_IDENTITY_SORT_RANGES,
      RAYSORT_IDENTITY_SORT_ARGUMENTS, RAYSORT_IDENTITY_SORT_PRESENT};
  const VkPhysicalDeviceLimits *limits = &context->limits;
  uint32_t *constants = variant->constants;
  uint32_t digitClass;
  if (context->features & RAYSORT_PRIVATE_FEATURE_SERIAL && raysort_describeSerial(pipeline, variant))
    return;
  if (pipeline == RAYSORT_SORT_PIPELINE_STATISTIC)
  {
    /* Its workgroups are large (21 KiB of shared memory), because chunks are few and this kernel is slow. */
    constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
    if (limits->maxComputeSharedMemorySize >= 24 * 1024 && raysort_allowsThreads(limits, 4 * RAYSORT_THREADS))
      constants[RAYSORT_CONSTANT_THREADS] = 4 * RAYSORT_THREADS;
    constants[RAYSORT_CONSTANT_SOURCE] = RAYSORT_SOURCE_STRIDED;
  }
  if (pipeline == RAYSORT_SORT_PIPELINE_PRESENT)
    constants[RAYSORT_CONSTANT_THREADS] = raysort_mostThreads(limits, 8 * RAYSORT_THREADS);
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
  {
    variant->identity = plain[pipeline];
    return;
  }
  constants[RAYSORT_CONSTANT_SOURCE] = raysort_pipelineSource(pipeline, &digitClass);
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  variant->identity =
      pipeline < RAYSORT_SORT_PIPELINE_MAP ? RAYSORT_IDENTITY_SORT_SCATTER : RAYSORT_IDENTITY_SORT_SCATTER_MAP;
  if (pipeline < RAYSORT_SORT_PIPELINE_SCATTER)
  {
    variant->identity = RAYSORT_IDENTITY_SORT_COUNT;
    constants[RAYSORT_CONSTANT_THREADS] = raysort_mostThreads(limits, 4 * RAYSORT_THREADS);
  }
  else
  {
    variant->isLong = VK_TRUE;
    constants[RAYSORT_CONSTANT_THREADS] = raysort_scatterThreads(limits, digitClass);
    constants[RAYSORT_CONSTANT_SEGMENT] = raysort_segment(context);
  }
}

/* Fills in what follows from digit->count: class, tile, chunks and table. The class is at least the given
 * digit->digitClass. The table has a row for each value of the digit and `more` rows after them. */
RAYSORT_INTERNAL void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                          raysort_digit *digit)
{
  digit->isSerial = (context->features & RAYSORT_PRIVATE_FEATURE_SERIAL) != 0;
  if (digit->isSerial)
  {
    raysort_layoutSerialDigit(maxCount, more, digit);
    return;
  }
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(context, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(maxCount, digit->tile, raysort_mostDigitChunks(movesPairs));
  digit->sumsRows = !digit->needsTotals && digit->table.rowStride <= raysort_digitTuned.mapChunks &&
                    digit->table.rows * (digit->table.rowStride / 2) <=
                        raysort_digitTuned.summedWords * raysort_scatterThreads(&context->limits, digit->digitClass);
}

/* Bytes that are enough for the table of every digit that has at most `count` values, has this class or a higher one,
 * and sorts at most maxCount entries. A digit of fewer values may have the larger table: its class has smaller tiles,
 * so it has more chunks. */
RAYSORT_INTERNAL VkDeviceSize raysort_digitBound(RaysortContext context, uint32_t maxCount, uint32_t count,
                                                 uint32_t digitClass, uint32_t more, int movesPairs)
{
  VkDeviceSize bound = 0;
  raysort_table table;
  uint32_t most;
  if (context->features & RAYSORT_PRIVATE_FEATURE_SERIAL)
    return raysort_serialBound(maxCount, count, more);
  for (most = 0; most < count && digitClass < RAYSORT_PRIVATE_DIGIT_CLASSES; ++digitClass)
  {
    most = 1u << raysort_digitBits[digitClass];
    table.offset = 0;
    table.rows = (most < count ? most : count) + more;
    table.rowStride =
        raysort_mostColumns(maxCount, raysort_tile(context, digitClass), raysort_mostDigitChunks(movesPairs));
    if (raysort_tableEnd(&table) > bound)
      bound = raysort_tableEnd(&table);
  }
  return bound;
}

static const raysort_passTable raysort_countPass = {
    "sort count",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_KEYS, RaysortCountPush, keys, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_RAYS, RaysortCountPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_LIVE, RaysortCountPush, live, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_COUNTED, RaysortCountPush, table, null)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(maxCount), RAYSORT_PRIVATE_MOVE_NUMBER(flags),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.table.rowStride), RAYSORT_PRIVATE_MOVE_NUMBER(strideInverse),
     RAYSORT_PRIVATE_MOVE_NUMBER(keyCapacity), RAYSORT_PRIVATE_MOVE_NUMBER(keyLayout),
     RAYSORT_PRIVATE_MOVE_NUMBER(keyMask), RAYSORT_PRIVATE_MOVE_NUMBER(lastKey),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.shift), RAYSORT_PRIVATE_MOVE_NUMBER(digit.mask),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.count), RAYSORT_PRIVATE_MOVE_NUMBER(digit.tile)}};

static const raysort_passTable raysort_scatterPass = {
    "sort scatter",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_KEYS, RaysortScatterPush, keys, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_VALUES, RaysortScatterPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_LIVE, RaysortScatterPush, live, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_TABLE, RaysortScatterPush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_TOTALS, RaysortScatterPush, totals, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_VALUES_OUT, RaysortScatterPush, valuesOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_KEYS_OUT, RaysortScatterPush, keysOut, null),
     /* no discard, because rays that are not in the list keep their words */
     RAYSORT_PRIVATE_USE(write, RAYSORT_DIGIT_INVERSE, RaysortScatterPush, inverse, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_RANGES, RaysortScatterPush, ranges, null)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(maxCount), RAYSORT_PRIVATE_MOVE_NUMBER(scatterFlags),
     RAYSORT_PRIVATE_MOVE_NUMBER(strideInverse), RAYSORT_PRIVATE_MOVE_NUMBER(keyCapacity),
     RAYSORT_PRIVATE_MOVE_NUMBER(keyLayout), RAYSORT_PRIVATE_MOVE_NUMBER(keyMask), RAYSORT_PRIVATE_MOVE_NUMBER(lastKey),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.shift), RAYSORT_PRIVATE_MOVE_NUMBER(digit.mask),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.count), RAYSORT_PRIVATE_MOVE_NUMBER(workgroupSize),
     RAYSORT_PRIVATE_MOVE_NUMBER(maxGroupsX), RAYSORT_PRIVATE_MOVE_NUMBER(inverseCapacity),
     RAYSORT_PRIVATE_MOVE_NUMBER(countedOffset)}};

/* Adds the pass that counts `rows` rows of the table from firstRow on: the digits, or the statistic. */
static void raysort_planCount(raysort_plan *plan, raysort_move *move, const char *name, uint32_t pipeline,
                              uint32_t groups, uint32_t firstRow, uint32_t rows)
{
  const VkDeviceSize rowBytes = (VkDeviceSize)move->digit.table.rowStride * 4;
  move->ranges[RAYSORT_DIGIT_COUNTED] =
      raysort_subrange(&move->ranges[RAYSORT_DIGIT_TABLE], firstRow * rowBytes, rows * rowBytes);
  raysort_addPass(plan, &raysort_countPass, pipeline, groups, move, move->ranges)->name = name;
}

static uint32_t raysort_scatterPipeline(const raysort_move *move)
{
  const uint32_t more = RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_WRITE_KEYS | RAYSORT_KERNEL_INVERSE |
                        RAYSORT_KERNEL_WRITE_TAIL | RAYSORT_KERNEL_PACK;
  const int isMap = move->kind <= RAYSORT_SOURCE_UINT32 && !(move->scatterFlags & more);
  return (uint32_t)(isMap ? RAYSORT_SORT_PIPELINE_MAP : RAYSORT_SORT_PIPELINE_SCATTER) +
         move->kind * RAYSORT_PRIVATE_DIGIT_CLASSES + move->digit.digitClass;
}

/* Sets what follows from the ranges and the digit. */
static void raysort_useDigit(const raysort_digit *digit, const raysort_range *scratch, raysort_move *move)
{
  raysort_range *ranges = move->ranges;
  const raysort_range *inverse = &ranges[RAYSORT_DIGIT_INVERSE];
  ranges[RAYSORT_DIGIT_TABLE] = raysort_tableRange(scratch, &digit->table);
  ranges[RAYSORT_DIGIT_TOTALS] = raysort_totalsRange(scratch, &digit->table);
  ranges[RAYSORT_DIGIT_TOTALS].isPresent &= !digit->sumsRows;
  ranges[RAYSORT_DIGIT_RAYS] = ranges[RAYSORT_DIGIT_VALUES];
  ranges[RAYSORT_DIGIT_RAYS].isPresent &= (move->flags & RAYSORT_KERNEL_INDIRECT) != 0;
  move->digit = *digit;
  move->strideInverse = raysort_strideInverse(&digit->table);
  move->inverseCapacity = inverse->isPresent ? (uint32_t)(inverse->needed / 4) : 0;
  move->flags |= (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0) |
                 (ranges[RAYSORT_DIGIT_LIVE].isPresent ? RAYSORT_KERNEL_LIVE : 0);
  move->scatterFlags |= move->flags | (inverse->isPresent ? RAYSORT_KERNEL_INVERSE : 0) | digit->table.rowStride << 16;
}

/* Adds the scan of the rows of a digit's table. */
static void raysort_planDigitRows(raysort_plan *plan, const raysort_move *move)
{
  raysort_range bindings[RAYSORT_SCAN_BINDINGS];
  bindings[RAYSORT_SCAN_TABLE] = move->ranges[RAYSORT_DIGIT_TABLE];
  bindings[RAYSORT_SCAN_TOTALS] = move->ranges[RAYSORT_DIGIT_TOTALS];
  bindings[RAYSORT_SCAN_LIVE] = move->ranges[RAYSORT_DIGIT_LIVE];
  raysort_planRows(plan, "sort rows", RAYSORT_SORT_PIPELINE_ROWS, &move->digit.table, bindings, move->maxCount,
                   move->digit.tile, 0);
}

/* Adds the passes of a digit: count, scan of the rows, scatter. */
RAYSORT_INTERNAL void raysort_planDigit(raysort_plan *plan, const raysort_move *given, const raysort_digit *digit,
                                        const raysort_range *scratch)
{
  const uint32_t statistic = given->scatterFlags & RAYSORT_KERNEL_STATISTIC ? 1 : 0;
  const uint32_t rows = digit->table.rows - statistic,
                 isWidest = digit->digitClass == RAYSORT_PRIVATE_DIGIT_CLASSES - 1;
  const uint32_t columns = digit->table.rowStride;
  const uint32_t histogram = RAYSORT_SORT_PIPELINE_HISTOGRAM + given->kind * 2 + isWidest;
  raysort_move move = *given;
  raysort_useDigit(digit, scratch, &move);
  if (digit->isSerial)
    raysort_planSerialCount(plan, &move, histogram, rows);
  else
    raysort_planCount(plan, &move, "sort count", histogram, columns / 2, 0, rows);
  if (statistic)
    raysort_planCount(plan, &move, "sort statistic", RAYSORT_SORT_PIPELINE_STATISTIC, columns, rows, 1);
  if (digit->isSerial)
  {
    raysort_planSerialRows(plan, &move);
    raysort_planSerialScatter(plan, &move, raysort_scatterPipeline(&move));
    return;
  }
  if (!digit->sumsRows)
    raysort_planDigitRows(plan, &move);
  raysort_addPass(plan, &raysort_scatterPass, raysort_scatterPipeline(&move), columns, &move, move.ranges);
}
