/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "../shaders/kernels/scan/push.h"

/* Tables of counts: the scan and both sorts use them. */

/* A table in scratch: a row for each digit, a column for each chunk. The totals of the rows stand behind it, first the
 * low words of all rows, then the high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* byte in scratch where it begins */
  uint32_t rows, rowStride;
} raysort_table;

/* Parts of every plan that has a table. The parts of a digit follow. */
enum
{
  RAYSORT_PART_TABLE = RAYSORT_PARTS,
  RAYSORT_PART_TOTALS,
  RAYSORT_PART_LIVE, /* the count on the GPU; absent: all maxCount entries are live */
  RAYSORT_PART_OF_DIGIT
};

static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_strideInverse(const raysort_table *table);
static VkDeviceSize raysort_tableEnd(const raysort_table *table);
static void raysort_useTable(raysort_plan *plan, const raysort_range *scratch, const raysort_table *table);
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_table *table,
                             uint32_t maxCount, uint32_t tile, uint32_t flags);
static const raysort_folder *raysort_scanFolder(void); /* defined beside the words */
