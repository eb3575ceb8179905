/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "../shaders/kernels/scan/push.h"

/* Tables: what the scan and both sorts count in. */

/* A table in scratch, a row a digit, and behind it the totals of the rows: their low words, then their high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* in scratch */
  uint32_t rows, rowStride;
} raysort_table;

/* Parts of every plan with a table. Those of a digit follow. */
enum
{
  RAYSORT_PART_TABLE = RAYSORT_PARTS,
  RAYSORT_PART_TOTALS,
  RAYSORT_PART_LIVE, /* not there: all entries are */
  RAYSORT_PART_OF_DIGIT
};

static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_strideInverse(const raysort_table *table);
static VkDeviceSize raysort_tableEnd(const raysort_table *table);
static void raysort_useTable(raysort_plan *plan, const raysort_range *scratch, const raysort_table *table);
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_table *table,
                             uint32_t maxCount, uint32_t tile, uint32_t flags);
static const raysort_folder *raysort_scanFolder(void); /* beside the words */
