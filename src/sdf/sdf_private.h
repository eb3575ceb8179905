/* SPDX-License-Identifier: MIT */
#pragma once
#include "../core/core_private.h"
#include "../sdf.h"
#include "../../shaders/kernels/sdf/push.h"
#include "../../shaders/kernels/sdftrace/push.h"

/* Sparse distance fields: what the files of updates, rays and pictures share. */

/* Lists of kernels; defined next to the words. */
RAYSORT_INTERNAL const raysort_folder *raysort_sdfFolder(void);
RAYSORT_INTERNAL const raysort_folder *raysort_sdftraceFolder(void);
/* Operations; the capability lists them. */
RAYSORT_INTERNAL const raysort_operation *raysort_sdfResetOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_sdfUpdateOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_sdfTraceOperation(void);
RAYSORT_INTERNAL const raysort_operation *raysort_sdfDebugOperation(void);

/* The first pipelines are the kernels of the folder as they are: this is the number of one of them. */
#define RAYSORT_PRIVATE_SDF_PIPELINE(KERNEL) ((RAYSORT_IDENTITY_SDF_##KERNEL >> 8 & 0xffu) - 1)

enum
{
  RAYSORT_SDF_KERNELS = RAYSORT_PRIVATE_SDF_PIPELINE(TALLY) + 1,
  RAYSORT_SDF_PIPELINE_FILL_IDS = RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_ROWS_IDS,
  RAYSORT_SDF_PIPELINE_ENCODE_IDS,
  RAYSORT_SDF_PIPELINE_BIN_OWN, /* for devices that are a CPU */
  RAYSORT_SDF_PIPELINES
};

/* Parts of a field and of the scratch of an update. */
enum
{
  RAYSORT_SDF_PART_HEADER = RAYSORT_PRIVATE_PARTS, /* the header and the statistics */
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
  RAYSORT_SDF_PART_TALLIES
};

#define RAYSORT_PRIVATE_SDF_ALL_FLAGS (RAYSORT_SDF_IDS_BIT | RAYSORT_SDF_CHANGES_BIT | RAYSORT_SDF_4_BITS_BIT)

/* Numbers for the push blocks of an update. */
typedef struct raysort_sdfNumbers
{
  RaysortSdfInfo sdf;
  RaysortSdfBudget budget;
  uint32_t cascadeMask, cascadesBuilt, isFourBits, stages;
  uint32_t given;                                                /* counts on the GPU: RAYSORT_GIVEN_* */
  uint32_t ordinals, triangles, sorted, pieces, records, blocks; /* units of 256 bytes within lists */
  uint32_t owners, unused;                                       /* within items */
  uint32_t unusedCount, pieceWords;
  uint32_t isAgain, isOfBlocks; /* bin: 1 for the second run; 1 for the blocks of large triangles */
  float band, codeStep, reach;
} raysort_sdfNumbers;

#define RAYSORT_PRIVATE_SDF_NUMBER(member)  RAYSORT_PRIVATE_NUMBER(raysort_sdfNumbers, member)

#define RAYSORT_PRIVATE_SDF_TRACE_FIRST     ((uint32_t)RAYSORT_SDF_PIPELINES) /* number of the first pipeline */
#define RAYSORT_PRIVATE_SDF_TRACE_ANY       1u /* added to the number of a trace's pipeline */
#define RAYSORT_PRIVATE_SDF_TRACE_4_BITS    2u
#define RAYSORT_PRIVATE_SDF_TRACE_ONE       4u  /* one cascade */
#define RAYSORT_PRIVATE_SDF_TRACE_FAR       8u  /* some bricks are past 4 GiB */
#define RAYSORT_PRIVATE_SDF_TRACE_DEBUG     16u /* the pipeline of pictures; the next number is the one for 4 bits */
#define RAYSORT_PRIVATE_SDF_TRACE_PIPELINES 18u

/* The parts of the field's shape that rays need, and the cascades that rays see: bounds of the operation NAME. */
#define RAYSORT_PRIVATE_SDF_BOUNDS(NAME, info)                                                                        \
  {"Raysort" #NAME "Info.sdf.flags", info->sdf.flags, 0, RAYSORT_PRIVATE_SDF_ALL_FLAGS},                              \
      {"Raysort" #NAME "Info.sdf.cascadeCount", info->sdf.cascadeCount, 1, RAYSORT_SDF_MAX_CASCADES},                 \
      {"Raysort" #NAME "Info.sdf.brickCapacity", info->sdf.brickCapacity, 0, RAYSORT_SDF_MAX_BRICKS},                 \
      {"Raysort" #NAME "Info.firstCascade", info->firstCascade, 0, (uint64_t)info->sdf.cascadeCount - 1},             \
  {                                                                                                                   \
    "Raysort" #NAME "Info.cascadeCount", info->cascadeCount, 0, (uint64_t)info->sdf.cascadeCount - info->firstCascade \
  }

/* ---- between the files of this room ---- */

/* layout.c */
RAYSORT_INTERNAL VkDeviceSize raysort_sdfPlaceField(raysort_plan *plan, const RaysortSdfInfo *info);
RAYSORT_INTERNAL uint32_t raysort_sdfUnits(VkDeviceSize bytes);
RAYSORT_INTERNAL void raysort_sdfLayout(raysort_plan *plan, const RaysortSdfInfo *info, const RaysortSdfBudget *budget,
                                        uint32_t cascadeMask, raysort_sdfNumbers *numbers,
                                        RaysortSdfUpdateLayout *layout);

/* trace.c */
RAYSORT_INTERNAL int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant);
RAYSORT_INTERNAL uint32_t raysort_sdfCascades(const RaysortSdfInfo *sdf, uint32_t first, uint32_t count);
RAYSORT_INTERNAL VkDeviceSize raysort_sdfLeast(raysort_plan *plan, const RaysortSdfInfo *sdf);
