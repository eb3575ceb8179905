/* SPDX-License-Identifier: MIT */
#include "device.h"
#include "../../sort/sort_private.h"

/* BVH: the capability. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_BVH_BIT
#define RAYSORT_PRIVATE_WORDS_BVH
#define RAYSORT_PRIVATE_WORDS_SCAN /* the build sorts with it */
#define RAYSORT_PRIVATE_WORDS_SORT
#define RAYSORT_PRIVATE_WORDS_SERIAL
#define RAYSORT_PRIVATE_WORDS_RADIX
#endif

static uint32_t raysort_bvhKernelThreads(RaysortContext context, uint32_t number, uint32_t isSecond)
{
  if (number == RAYSORT_PRIVATE_BVH_PIPELINE(ORDER))
    return raysort_orderThreads(&context->limits);
  if (number == RAYSORT_PRIVATE_BVH_PIPELINE(LARGE) ||
      (number == RAYSORT_PRIVATE_BVH_PIPELINE(BOXES_MOTION) && isSecond))
    return raysort_mostThreads(&context->limits, 2 * RAYSORT_THREADS);
  if (number == RAYSORT_PRIVATE_BVH_PIPELINE(SEARCH))
    return RAYSORT_PRIVATE_BVH_SEARCH_THREADS;
  return number >= RAYSORT_PRIVATE_BVH_PIPELINE(BEGIN) && number <= RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_NODES_MOTION)
             ? RAYSORT_PRIVATE_BVH_THREADS
             : RAYSORT_PRIVATE_BVH_TRACE_THREADS;
}

static int raysort_describeBvh(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t twofold[] = {
      /* kernels with a constant; first the streams */
      RAYSORT_PRIVATE_BVH_PIPELINE(STREAM),         RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_MOTION),  RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_MOTION_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(TRACE),          RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_MOTION),   RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_MOTION_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(BOXES),          RAYSORT_PRIVATE_BVH_PIPELINE(BOXES_MOTION),
      RAYSORT_PRIVATE_BVH_PIPELINE(RECORDS),        RAYSORT_PRIVATE_BVH_PIPELINE(RECORDS_MOTION),
      RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_RECORDS), RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_RECORDS_MOTION),
      RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_BOXES),   RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_BOXES_MOTION),
      RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_NODES),   RAYSORT_PRIVATE_BVH_PIPELINE(UPDATE_NODES_MOTION)};
  const uint32_t number = pipeline % RAYSORT_PRIVATE_BVH_SECOND, isSecond = pipeline / RAYSORT_PRIVATE_BVH_SECOND;
  const raysort_folder *folder = raysort_bvhFolder();
  uint32_t i = 0, k = 0;
  while (i < folder->count && (folder->kernels[i].identity >> 8 & 0xffu) != number)
    ++i;
  while (k < RAYSORT_PRIVATE_LENGTH(twofold) && twofold[k] != number)
    ++k;
  if (i == folder->count || (isSecond && k == RAYSORT_PRIVATE_LENGTH(twofold)))
    return 0;
  variant->identity = folder->kernels[i].identity;
  variant->features = k < 4 ? RAYSORT_PRIVATE_FEATURE_BALLOTS | RAYSORT_PRIVATE_FEATURE_NOT_CPU
                      : number == RAYSORT_PRIVATE_BVH_PIPELINE(TREE_SHUFFLE) ? RAYSORT_PRIVATE_BVH_TREE_FEATURES
                                                                             : 0;
  variant->constants[RAYSORT_CONSTANT_LEVELS] = isSecond;
  variant->constants[RAYSORT_CONSTANT_THREADS] = raysort_bvhKernelThreads(context, number, isSecond);
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(bvh, RAYSORT_CAPABILITY_BVH_BIT, RAYSORT_CAPABILITY_RADIX_SORT_BIT, "BVH",
                           RAYSORT_PRIVATE_BVH_PIPELINES, raysort_describeBvh, {raysort_bvhFolder},
                           {raysort_bvhTraceOperation, raysort_bvhBuildOperation, raysort_bvhCopyOperation})
