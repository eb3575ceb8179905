/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* One digit on CPU devices. A thread there is a lane of a vector: what a workgroup shares it reads and writes in turn,
 * and every barrier saves and restores all lanes. So each thread counts and moves a tile of its own, entry by entry,
 * and its counters are a column of the table.
 * Tuning: a sort of 307,200 8-bit ids of 127 materials took a sixth of the time of the kernels for GPUs (lavapipe, Mesa
 * 22.3, 2026-11-28). */

#define RAYSORT_PRIVATE_SERIAL_TILE    1024u  /* entries; more if there would be too many columns */
#define RAYSORT_PRIVATE_SERIAL_COLUMNS 32768u /* at most */

/* Entries of a tile: at most 65,536. */
static uint32_t raysort_serialTile(uint32_t maxCount)
{
  uint32_t tile = RAYSORT_PRIVATE_SERIAL_TILE;
  while (raysort_divideUp(maxCount, tile) > RAYSORT_PRIVATE_SERIAL_COLUMNS)
    tile *= 2;
  return tile;
}

/* Columns of the table of one tile each: a multiple of 4, as raysort_totalsOffset asks. */
static uint32_t raysort_serialColumns(uint32_t tiles)
{
  return tiles ? (tiles + 3) & ~3u : 4;
}

/* As raysort_layoutDigit. */
RAYSORT_INTERNAL void raysort_layoutSerialDigit(uint32_t maxCount, uint32_t more, raysort_digit *digit)
{
  digit->digitClass = RAYSORT_PRIVATE_DIGIT_CLASSES - 1;
  digit->tile = raysort_serialTile(maxCount);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_serialColumns(raysort_divideUp(maxCount, digit->tile));
  digit->sumsRows = 0;
}

/* As raysort_digitBound. A larger count may have larger tiles and fewer columns. */
RAYSORT_INTERNAL VkDeviceSize raysort_serialBound(uint32_t maxCount, uint32_t count, uint32_t more)
{
  const uint32_t tiles = raysort_divideUp(maxCount, RAYSORT_PRIVATE_SERIAL_TILE);
  raysort_table table;
  table.offset = 0;
  table.rows = count + more;
  table.rowStride =
      raysort_serialColumns(tiles < RAYSORT_PRIVATE_SERIAL_COLUMNS ? tiles : RAYSORT_PRIVATE_SERIAL_COLUMNS);
  return raysort_tableEnd(&table);
}

/* As raysort_describeDigit. Digits of all classes share a pipeline. Returns 0 if the pipeline is that of the other
 * devices. */
RAYSORT_INTERNAL int raysort_describeSerial(uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  if (pipeline == RAYSORT_SORT_PIPELINE_ROWS)
    variant->identity = RAYSORT_IDENTITY_SERIAL_ROWS;
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
    return pipeline == RAYSORT_SORT_PIPELINE_ROWS;
  variant->identity =
      pipeline < RAYSORT_SORT_PIPELINE_SCATTER ? RAYSORT_IDENTITY_SERIAL_COUNT : RAYSORT_IDENTITY_SERIAL_SCATTER;
  variant->constants[RAYSORT_CONSTANT_SOURCE] = raysort_pipelineSource(pipeline, &digitClass);
  variant->constants[RAYSORT_CONSTANT_MAP_ONLY] = pipeline >= RAYSORT_SORT_PIPELINE_MAP;
  return 1;
}

static const raysort_passTable raysort_serialCountPass = {
    "sort count",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_KEYS, RaysortSerialCountPush, keys, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_RAYS, RaysortSerialCountPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_LIVE, RaysortSerialCountPush, live, lent),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_DIGIT_COUNTED, RaysortSerialCountPush, table, null)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(maxCount), RAYSORT_PRIVATE_MOVE_NUMBER(flags),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.table.rowStride), RAYSORT_PRIVATE_MOVE_NUMBER(keyCapacity),
     RAYSORT_PRIVATE_MOVE_NUMBER(keyLayout), RAYSORT_PRIVATE_MOVE_NUMBER(keyMask), RAYSORT_PRIVATE_MOVE_NUMBER(lastKey),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.shift), RAYSORT_PRIVATE_MOVE_NUMBER(digit.mask),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.count), RAYSORT_PRIVATE_MOVE_NUMBER(digit.tile)}};

static const raysort_passTable raysort_serialRowsPass = {
    "sort rows",
    {RAYSORT_PRIVATE_USE(readWrite, RAYSORT_DIGIT_TABLE, RaysortSerialRowsPush, table, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_TOTALS, RaysortSerialRowsPush, totals, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_LIVE, RaysortSerialRowsPush, live, lent)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(maxCount), RAYSORT_PRIVATE_MOVE_NUMBER(flags),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.table.rowStride), RAYSORT_PRIVATE_MOVE_NUMBER(digit.table.rows),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.tile)}};

static const raysort_passTable raysort_serialScatterPass = {
    "sort scatter",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_KEYS, RaysortSerialScatterPush, keys, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_VALUES, RaysortSerialScatterPush, values, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_LIVE, RaysortSerialScatterPush, live, lent),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_DIGIT_TABLE, RaysortSerialScatterPush, table, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DIGIT_TOTALS, RaysortSerialScatterPush, totals, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_VALUES_OUT, RaysortSerialScatterPush, valuesOut, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_KEYS_OUT, RaysortSerialScatterPush, keysOut, null),
     /* no discard, because rays that are not in the list keep their words */
     RAYSORT_PRIVATE_USE(write, RAYSORT_DIGIT_INVERSE, RaysortSerialScatterPush, inverse, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_DIGIT_RANGES, RaysortSerialScatterPush, ranges, null)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(maxCount), RAYSORT_PRIVATE_MOVE_NUMBER(scatterFlags),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.table.rowStride), RAYSORT_PRIVATE_MOVE_NUMBER(keyCapacity),
     RAYSORT_PRIVATE_MOVE_NUMBER(keyLayout), RAYSORT_PRIVATE_MOVE_NUMBER(keyMask), RAYSORT_PRIVATE_MOVE_NUMBER(lastKey),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.shift), RAYSORT_PRIVATE_MOVE_NUMBER(digit.mask),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.count), RAYSORT_PRIVATE_MOVE_NUMBER(workgroupSize),
     RAYSORT_PRIVATE_MOVE_NUMBER(maxGroupsX), RAYSORT_PRIVATE_MOVE_NUMBER(inverseCapacity),
     RAYSORT_PRIVATE_MOVE_NUMBER(countedOffset)}};

/* Adds the pass that counts `rows` rows of the table. */
RAYSORT_INTERNAL void raysort_planSerialCount(raysort_plan *plan, raysort_move *move, uint32_t pipeline, uint32_t rows)
{
  const raysort_table *table = &move->digit.table;
  move->ranges[RAYSORT_DIGIT_COUNTED] =
      raysort_subrange(&move->ranges[RAYSORT_DIGIT_TABLE], 0, (VkDeviceSize)rows * table->rowStride * 4);
  raysort_addPass(plan, &raysort_serialCountPass, pipeline, raysort_divideUp(table->rowStride, RAYSORT_SERIAL_THREADS),
                  move, move->ranges);
}

RAYSORT_INTERNAL void raysort_planSerialRows(raysort_plan *plan, const raysort_move *move)
{
  raysort_addPass(plan, &raysort_serialRowsPass, RAYSORT_SORT_PIPELINE_ROWS,
                  raysort_divideUp(move->digit.table.rows, RAYSORT_SERIAL_THREADS), move, move->ranges);
}

RAYSORT_INTERNAL void raysort_planSerialScatter(raysort_plan *plan, raysort_move *move, uint32_t pipeline)
{
  uint32_t bits = 0;
  while (1u << bits < move->digit.tile)
    ++bits;
  move->scatterFlags = (move->scatterFlags & 0xffffu) | bits << 16;
  raysort_addPass(plan, &raysort_serialScatterPass, pipeline,
                  raysort_divideUp(move->digit.table.rowStride, RAYSORT_SERIAL_THREADS), move, move->ranges);
}
