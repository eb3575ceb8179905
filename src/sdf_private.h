/* SPDX-License-Identifier: MIT */
#pragma once
#include "internal.h"
#include "sdf.h"
#include "../shaders/kernels/sdf/push.h"

/* Sparse distance fields: declarations that the files of this capability share. */

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
  RAYSORT_SDF_PIPELINE_FILL_IDS = RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_ROWS_IDS,
  RAYSORT_SDF_PIPELINE_ENCODE_IDS,
  RAYSORT_SDF_PIPELINE_BIN_OWN, /* for devices that are a CPU */
  RAYSORT_SDF_PIPELINES
};

/* Parts of a field and of the scratch of an update. */
enum
{
  RAYSORT_SDF_PART_HEADER = RAYSORT_PARTS, /* the header and the statistics */
  RAYSORT_SDF_PART_STATS,
  RAYSORT_SDF_PART_STATE,
  RAYSORT_SDF_PART_MAP,
  RAYSORT_SDF_PART_MAPS, /* state and trace map */
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
  RAYSORT_SDF_PART_UNUSED, /* a part of items: the free bricks */
  RAYSORT_SDF_PART_TALLIES,
  RAYSORT_SDF_PART_FIRST_WORK, /* work, for the pass that clears it */
  RAYSORT_SDF_PART_ARGUMENTS,  /* a part of work: arguments of the next indirect pass */
  RAYSORT_SDF_PART_WIPED       /* the part that the next wipe clears */
};

/* Numbers for the push blocks of an update. */
typedef struct raysort_sdfNumbers
{
  uint32_t cascadeMask, cascadesBuilt, cascadeCount, brickCapacity, isFourBits;
  RaysortSdfBudget budget;
  uint32_t given;                                                /* counts on the GPU: RAYSORT_GIVEN_* */
  uint32_t ordinals, triangles, sorted, pieces, records, blocks; /* units of 256 bytes within lists */
  uint32_t owners, unused;                                       /* within items */
  uint32_t unusedCount, pieceWords;
  uint32_t isAgain; /* 1 for the second run of bin and blocks */
  float band, codeStep, reach;
} raysort_sdfNumbers;

static void raysort_sdfLayOut(raysort_plan *plan, const RaysortSdfInfo *info, const RaysortSdfBudget *budget,
                              uint32_t cascadeMask, raysort_sdfNumbers *numbers, RaysortSdfUpdateLayout *layout);
static uint32_t raysort_sdfUnits(VkDeviceSize bytes);
static void raysort_planSdfUpdate(raysort_plan *plan, const void *given);
static const raysort_folder *raysort_sdfFolder(void); /* beside the words */
static const raysort_operation *raysort_sdfUpdateOperation(void);
static const raysort_operation *raysort_sdfResetOperation(void);
