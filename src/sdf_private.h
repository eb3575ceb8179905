/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "sdf.h"
#include "../shaders/kernels/sdf/push.h"

/* Sparse distance fields: what their files share. */

enum
{
  RAYSORT_SDF_PIPELINE_RESET,
  RAYSORT_SDF_PIPELINE_WIPE,
  RAYSORT_SDF_PIPELINE_RELEASE,
  RAYSORT_SDF_PIPELINE_BEGIN,
  RAYSORT_SDF_PIPELINE_MARK,
  RAYSORT_SDF_PIPELINE_PREPARE,
  RAYSORT_SDF_PIPELINE_CULL,
  RAYSORT_SDF_PIPELINE_BIN,
  RAYSORT_SDF_PIPELINE_BLOCKS,
  RAYSORT_SDF_PIPELINE_SUM,
  RAYSORT_SDF_PIPELINE_POOL,
  RAYSORT_SDF_PIPELINE_ADMIT,
  RAYSORT_SDF_PIPELINE_SCATTER,
  RAYSORT_SDF_PIPELINE_FILL,
  RAYSORT_SDF_PIPELINE_ENCODE,
  RAYSORT_SDF_PIPELINE_OCCUPY,
  RAYSORT_SDF_PIPELINE_SKIP,
  RAYSORT_SDF_PIPELINE_PACK,
  RAYSORT_SDF_PIPELINE_FINISH,
  RAYSORT_SDF_PIPELINE_ROWS,
  RAYSORT_SDF_PIPELINE_TALLY,
  RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_BIN_AGAIN = RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_BLOCKS_AGAIN,
  RAYSORT_SDF_PIPELINE_FILL_IDS,
  RAYSORT_SDF_PIPELINE_ROWS_IDS,
  RAYSORT_SDF_PIPELINE_ENCODE_IDS,
  RAYSORT_SDF_PIPELINE_BIN_OWN, /* for a CPU */
  RAYSORT_SDF_PIPELINE_BIN_OWN_AGAIN,
  RAYSORT_SDF_PIPELINES
};

/* Parts of the buffers of an update, each behind one reference of a push block. */
typedef enum raysort_sdfPart
{
  RAYSORT_SDF_PART_HEADER, /* with the statistics */
  RAYSORT_SDF_PART_STATS,
  RAYSORT_SDF_PART_STATE,
  RAYSORT_SDF_PART_MAP,
  RAYSORT_SDF_PART_MAPS, /* both */
  RAYSORT_SDF_PART_BRICKS,
  RAYSORT_SDF_PART_IDS,
  RAYSORT_SDF_PART_KEYS,
  RAYSORT_SDF_PART_CHANGES,
  RAYSORT_SDF_PART_POOL,
  RAYSORT_SDF_PART_POOL_CHANGES, /* its bits of bricks built and freed */
  RAYSORT_SDF_PART_WORK,         /* the parts of scratch */
  RAYSORT_SDF_PART_COUNTS,
  RAYSORT_SDF_PART_CODES,
  RAYSORT_SDF_PART_SUMS,
  RAYSORT_SDF_PART_LISTS,
  RAYSORT_SDF_PART_ITEMS,
  RAYSORT_SDF_PART_UNUSED, /* of items: the free bricks */
  RAYSORT_SDF_PART_TALLIES,
  RAYSORT_SDF_PART_INSTANCES,
  RAYSORT_SDF_PART_INSTANCES_LIVE,
  RAYSORT_SDF_PART_BOXES,
  RAYSORT_SDF_PART_BOXES_LIVE,
  RAYSORT_SDF_PARTS
} raysort_sdfPart;

/* Where parts of a field lie, and lists in scratch. */
typedef struct raysort_sdfSizes
{
  VkDeviceSize offsets[RAYSORT_SDF_PARTS]; /* within the buffer */
  VkDeviceSize sizes[RAYSORT_SDF_PARTS];   /* 0: not there */
  VkDeviceSize fieldSize, scratchSize;
  uint32_t ordinals, triangles, sorted, pieces, records, blocks; /* units of 256 bytes within lists */
  uint32_t owners, unused;                                       /* within items */
  uint32_t cascadeMask, cascadesBuilt;
} raysort_sdfSizes;

static VkResult raysort_checkSdf(RaysortContext context, const RaysortSdfInfo *info);
static VkResult raysort_checkSdfBudget(RaysortContext context, const RaysortSdfBudget *budget);
static uint32_t raysort_sdfMask(const RaysortSdfInfo *info, uint32_t cascadeMask);
static void raysort_sdfFieldSizes(const RaysortSdfInfo *info, raysort_sdfSizes *sizes);
static void raysort_sdfScratchSizes(const RaysortSdfInfo *info, const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                    raysort_sdfSizes *sizes);
static uint32_t raysort_sdfUnits(VkDeviceSize bytes);
static float raysort_sdfBand(const RaysortSdfInfo *info);
static float raysort_sdfCodeStep(const RaysortSdfInfo *info);
static const raysort_kernel *raysort_sdfKernels(uint32_t *count); /* beside the words */
