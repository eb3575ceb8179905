/* SPDX-License-Identifier: MIT */
#include "../core/core_private.h"
#include "../gather.h"
#include "../../shaders/kernels/gather/push.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_GATHER_BIT
#define RAYSORT_PRIVATE_WORDS_GATHER
#endif

RAYSORT_INTERNAL const raysort_folder *raysort_gatherFolder(void); /* defined next to the words */

/* Most workgroups, and bytes of a tile. Tuning: not measured; the workgroups are those of the scan, 16 for each of 132
 * multiprocessors. */
#define RAYSORT_PRIVATE_GATHER_GROUPS 2112u
#define RAYSORT_PRIVATE_GATHER_BYTES  16384u

/* The number of a pipeline is a sum: _VECTORS moves 16 bytes at a time, _LIVE reads a count on the GPU. */
enum
{
  RAYSORT_GATHER_PIPELINE_VECTORS = 1,
  RAYSORT_GATHER_PIPELINE_LIVE = 2,
  RAYSORT_GATHER_PIPELINES = 4
};

static const raysort_row raysort_gatherRows[] = {
    RAYSORT_PRIVATE_SIZED(Gather, map, mapSize, 4, 0), RAYSORT_PRIVATE_ROW(Gather, count, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_SIZED(Gather, source, sourceSize, 4, 0),
    RAYSORT_PRIVATE_SIZED(Gather, destination, destinationSize, 4, RAYSORT_PRIVATE_WRITTEN)};

static const raysort_passTable raysort_gatherPass = {
    "gather",
    {{raysort_read, RAYSORT_RESOURCE_GATHER_MAP, offsetof(RaysortGatherPush, map), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GATHER_COUNT, offsetof(RaysortGatherPush, live), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_GATHER_SOURCE, offsetof(RaysortGatherPush, source), raysort_null},
     {raysort_discard, RAYSORT_RESOURCE_GATHER_DESTINATION, offsetof(RaysortGatherPush, destination), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortGatherPush, maxCount)}};

static uint32_t raysort_gatherPipeline(raysort_plan *plan, uint32_t stride)
{
  const VkDeviceAddress source = raysort_assumedAddress(raysort_rangeOf(plan, RAYSORT_RESOURCE_GATHER_SOURCE));
  const VkDeviceAddress destination =
      raysort_assumedAddress(raysort_rangeOf(plan, RAYSORT_RESOURCE_GATHER_DESTINATION));
  return (stride % 16 == 0 && source % 16 == 0 && destination % 16 == 0 ? (uint32_t)RAYSORT_GATHER_PIPELINE_VECTORS
                                                                        : 0u) |
         (raysort_isThere(plan, RAYSORT_RESOURCE_GATHER_COUNT) ? (uint32_t)RAYSORT_GATHER_PIPELINE_LIVE : 0u);
}

static void raysort_planGather(raysort_plan *plan, const RaysortGatherInfo *info, RaysortGatherLayout *layout)
{
  const raysort_bound bounds[] = {{"RaysortGatherInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortGatherInfo.sourceCount", info->sourceCount, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortGatherInfo.stride", info->stride, 4, RAYSORT_MAX_GATHER_STRIDE}};
  RaysortGatherPush push;
  uint32_t tiles;
  memset(&push, 0, sizeof(push));
  raysort_checkBounds(&plan->listener, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  if (info->stride % 4 != 0)
    raysort_refuse(&plan->listener, "RaysortGatherInfo.stride is %u, must be a multiple of 4", (unsigned)info->stride);
  push.maxCount = info->maxCount;
  push.sourceCount = info->sourceCount ? info->sourceCount : info->maxCount;
  push.stride = info->stride;
  layout->mapSize = (VkDeviceSize)info->maxCount * 4;
  layout->sourceSize = info->maxCount ? (VkDeviceSize)push.sourceCount * info->stride : 0;
  layout->destinationSize = (VkDeviceSize)info->maxCount * info->stride;
  if (!raysort_resolveLayout(plan) || !info->maxCount)
    return;
  push.tile = info->stride < RAYSORT_PRIVATE_GATHER_BYTES ? RAYSORT_PRIVATE_GATHER_BYTES / info->stride : 1;
  tiles = raysort_divideUp(info->maxCount, push.tile);
  raysort_addPass(plan, &raysort_gatherPass, raysort_gatherPipeline(plan, info->stride),
                  tiles < RAYSORT_PRIVATE_GATHER_GROUPS ? tiles : RAYSORT_PRIVATE_GATHER_GROUPS, &push, NULL);
}

RAYSORT_PRIVATE_OPERATION(Gather, gather, GATHER, GATHER_MAP, GATHER_DESTINATION)

/* ---- the capability ---- */

static int raysort_describeGather(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  (void)context;
  variant->identity = RAYSORT_IDENTITY_GATHER_GATHER;
  variant->constants[RAYSORT_CONSTANT_GATHER_VECTORS] = (pipeline & RAYSORT_GATHER_PIPELINE_VECTORS) != 0;
  variant->constants[RAYSORT_CONSTANT_GATHER_LIVE] = (pipeline & RAYSORT_GATHER_PIPELINE_LIVE) != 0;
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(gather, RAYSORT_CAPABILITY_GATHER_BIT, 0, "GATHER", RAYSORT_GATHER_PIPELINES,
                           raysort_describeGather, {raysort_gatherFolder}, {raysort_gatherOperation})
