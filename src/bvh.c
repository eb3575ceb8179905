/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"
#include "sort_private.h"
#include "../shaders/kernels/bvh/push.h"

/* BVH: the capability. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_BVH_BIT
#define RAYSORT_WORDS_BVH
#define RAYSORT_WORDS_SCAN /* the build sorts with it */
#define RAYSORT_WORDS_SORT
#define RAYSORT_WORDS_RADIX
#endif

static void raysort_bvhDescribeBuild(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[] = {RAYSORT_IDENTITY_BVH_BEGIN,
                                        RAYSORT_IDENTITY_BVH_BOXES,
                                        RAYSORT_IDENTITY_BVH_GRIDS,
                                        RAYSORT_IDENTITY_BVH_KEYS,
                                        RAYSORT_IDENTITY_BVH_LEAVES,
                                        RAYSORT_IDENTITY_BVH_TREE,
                                        RAYSORT_IDENTITY_BVH_LARGE,
                                        RAYSORT_IDENTITY_BVH_SMALL,
                                        RAYSORT_IDENTITY_BVH_RECORDS,
                                        RAYSORT_IDENTITY_BVH_FRAMES,
                                        RAYSORT_IDENTITY_BVH_NODES,
                                        RAYSORT_IDENTITY_BVH_UPDATE_RECORDS,
                                        RAYSORT_IDENTITY_BVH_UPDATE_PARENTS,
                                        RAYSORT_IDENTITY_BVH_UPDATE_BOXES,
                                        RAYSORT_IDENTITY_BVH_UPDATE_NODES,
                                        RAYSORT_IDENTITY_BVH_BOXES,
                                        RAYSORT_IDENTITY_BVH_RECORDS,
                                        RAYSORT_IDENTITY_BVH_UPDATE_RECORDS,
                                        RAYSORT_IDENTITY_BVH_UPDATE_BOXES,
                                        RAYSORT_IDENTITY_BVH_UPDATE_NODES,
                                        RAYSORT_IDENTITY_BVH_TREE_SHUFFLE,
                                        RAYSORT_IDENTITY_BVH_RANK,
                                        RAYSORT_IDENTITY_BVH_LINKS,
                                        RAYSORT_IDENTITY_BVH_SEARCH,
                                        RAYSORT_IDENTITY_BVH_MOVE,
                                        RAYSORT_IDENTITY_BVH_REFIT,
                                        RAYSORT_IDENTITY_BVH_BOXES_MOTION,
                                        RAYSORT_IDENTITY_BVH_RECORDS_MOTION,
                                        RAYSORT_IDENTITY_BVH_NODES_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_RECORDS_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_PARENTS_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_BOXES_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_NODES_MOTION,
                                        RAYSORT_IDENTITY_BVH_BOXES_MOTION,
                                        RAYSORT_IDENTITY_BVH_RECORDS_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_RECORDS_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_BOXES_MOTION,
                                        RAYSORT_IDENTITY_BVH_UPDATE_NODES_MOTION};
  variant->identity = identities[pipeline - RAYSORT_BVH_PIPELINE_BEGIN];
  variant->constants[RAYSORT_CONSTANT_LEVELS] =
      pipeline >= RAYSORT_BVH_PIPELINE_BOXES_MOTION_LEVELS ||
      (pipeline >= RAYSORT_BVH_PIPELINE_BOXES_LEVELS && pipeline < RAYSORT_BVH_PIPELINE_TREE_SHUFFLE);
  variant->features = pipeline == RAYSORT_BVH_PIPELINE_TREE_SHUFFLE ? RAYSORT_BVH_TREE_FEATURES : 0;
  variant->constants[RAYSORT_CONSTANT_THREADS] = pipeline == RAYSORT_BVH_PIPELINE_LARGE ||
                                                         pipeline == RAYSORT_BVH_PIPELINE_BOXES_MOTION_LEVELS
                                                     ? raysort_mostThreads(&context->limits, 2 * RAYSORT_THREADS)
                                                     : RAYSORT_BVH_THREADS;
  if (pipeline == RAYSORT_BVH_PIPELINE_SEARCH)
    variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_BVH_SEARCH_THREADS;
}

static int raysort_describeBvh(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[8] = {RAYSORT_IDENTITY_BVH_TRACE,
                                         RAYSORT_IDENTITY_BVH_STREAM,
                                         RAYSORT_IDENTITY_BVH_TRACE_LEVELS,
                                         RAYSORT_IDENTITY_BVH_STREAM_LEVELS,
                                         RAYSORT_IDENTITY_BVH_TRACE_MOTION,
                                         RAYSORT_IDENTITY_BVH_STREAM_MOTION,
                                         RAYSORT_IDENTITY_BVH_TRACE_MOTION_LEVELS,
                                         RAYSORT_IDENTITY_BVH_STREAM_MOTION_LEVELS};
  if (pipeline >= RAYSORT_BVH_PIPELINE_BEGIN)
  {
    raysort_bvhDescribeBuild(context, pipeline, variant);
    return 1;
  }
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_BVH_TRACE_THREADS;
  if (pipeline <= RAYSORT_BVH_PIPELINE_STREAM_ANY_MOTION_LEVELS)
  {
    variant->identity = identities[pipeline / 2];
    variant->constants[RAYSORT_CONSTANT_ANY] = pipeline % 2;
    variant->features = pipeline / 2 % 2 ? RAYSORT_FEATURE_BALLOTS | RAYSORT_FEATURE_LONG_LOOPS : 0;
  }
  else if (pipeline == RAYSORT_BVH_PIPELINE_ORDER)
  {
    variant->identity = RAYSORT_IDENTITY_BVH_ORDER;
    variant->constants[RAYSORT_CONSTANT_THREADS] = raysort_orderThreads(&context->limits);
  }
  else
    variant->identity = pipeline == RAYSORT_BVH_PIPELINE_CLEAR ? RAYSORT_IDENTITY_BVH_CLEAR
                        : pipeline == RAYSORT_BVH_PIPELINE_SUM ? RAYSORT_IDENTITY_BVH_SUM
                                                               : RAYSORT_IDENTITY_BVH_COPY;
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(bvh, RAYSORT_CAPABILITY_BVH_BIT, RAYSORT_CAPABILITY_RADIX_SORT_BIT, "BVH",
                           RAYSORT_BVH_PIPELINES, raysort_describeBvh, {raysort_bvhFolder},
                           {raysort_bvhTraceOperation, raysort_bvhBuildOperation, raysort_bvhCopyOperation})
