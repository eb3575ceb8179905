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

static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_strideInverse(const raysort_table *table);
static VkDeviceSize raysort_tableSize(const raysort_table *table);
static VkDeviceSize raysort_totalsSize(const raysort_table *table);
static VkDeviceSize raysort_totalsOffset(const raysort_table *table);
static VkDeviceSize raysort_tableEnd(const raysort_table *table);
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_range *scratch,
                             const raysort_table *table, const raysort_range *live, VkDeviceSize liveOffset,
                             uint32_t maxCount, uint32_t tile, uint32_t flags);
static const raysort_kernel *raysort_scanKernels(uint32_t *count); /* beside the words */
