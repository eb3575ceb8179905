/* SPDX-License-Identifier: MIT */
#include "internal.h"
#include "gather.h"
#include "../shaders/kernels/gather/push.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_GATHER_BIT
#define RAYSORT_WORDS_GATHER
#endif

static const raysort_kernel *raysort_gatherKernels(uint32_t *count); /* beside the words */

/* Not measured yet: workgroups as in the scan, 16 for each of 132 multiprocessors, and 16 KiB a tile. */
#define RAYSORT_GATHER_GROUPS 2112u
#define RAYSORT_GATHER_BYTES  16384u

/* Pipelines: + RAYSORT_GATHER_PIPELINE_VECTORS, + RAYSORT_GATHER_PIPELINE_LIVE. */
enum
{
  RAYSORT_GATHER_PIPELINE_VECTORS = 1,
  RAYSORT_GATHER_PIPELINE_LIVE = 2,
  RAYSORT_GATHER_PIPELINES = 4
};

static uint32_t raysort_gatherSourceCount(const RaysortGatherInfo *info)
{
  return info->sourceCount ? info->sourceCount : info->maxCount;
}

RAYSORT_API VkResult raysortGetGatherLayout(RaysortContext context, const RaysortGatherInfo *info,
                                            RaysortGatherLayout *layout)
{
  const raysort_bound bounds[] = {{"RaysortGatherInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortGatherInfo.sourceCount", info->sourceCount, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortGatherInfo.stride", info->stride, 4, RAYSORT_MAX_GATHER_STRIDE}};
  char text[256];
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_GATHER_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkBounds(context, bounds, 3);
  if (result == VK_SUCCESS && info->stride % 4 != 0)
  {
    snprintf(text, sizeof(text), "RaysortGatherInfo.stride is %u, must be a multiple of 4", (unsigned)info->stride);
    result = raysort_refuse(context, text);
  }
  if (result != VK_SUCCESS)
    return result;
  layout->mapSize = (VkDeviceSize)info->maxCount * 4;
  layout->sourceSize = info->maxCount ? (VkDeviceSize)raysort_gatherSourceCount(info) * info->stride : 0;
  layout->destinationSize = (VkDeviceSize)info->maxCount * info->stride;
  layout->passCount = info->maxCount ? 1 : 0;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_GATHER_MAP,
  RAYSORT_GATHER_LIVE,
  RAYSORT_GATHER_SOURCE,
  RAYSORT_GATHER_DESTINATION,
  RAYSORT_GATHER_BUFFERS
};

static VkResult raysort_gatherBuffers(RaysortContext context, const RaysortGatherInfo *info,
                                      const RaysortGatherLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_GATHER_BUFFERS] = {
      {RAYSORT_RESOURCE_GATHER_MAP, &info->map, layout->mapSize, 4, 0},
      {RAYSORT_RESOURCE_GATHER_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_GATHER_SOURCE, &info->source, layout->sourceSize, 4, 0},
      {RAYSORT_RESOURCE_GATHER_DESTINATION, &info->destination, layout->destinationSize, 4, RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_GATHER_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_GATHER_BUFFERS) : result;
}

static uint32_t raysort_gatherPipeline(const RaysortGatherInfo *info, const raysort_range *ranges)
{
  const int isAligned = info->stride % 16 == 0 && raysort_assumedAddress(&ranges[RAYSORT_GATHER_SOURCE]) % 16 == 0 &&
                        raysort_assumedAddress(&ranges[RAYSORT_GATHER_DESTINATION]) % 16 == 0;
  uint32_t pipeline = 0;
  if (isAligned)
    pipeline += RAYSORT_GATHER_PIPELINE_VECTORS;
  if (ranges[RAYSORT_GATHER_LIVE].isPresent)
    pipeline += RAYSORT_GATHER_PIPELINE_LIVE;
  return pipeline;
}

static void raysort_planGather(raysort_plan *plan, const RaysortGatherInfo *info, const RaysortGatherLayout *layout,
                               const raysort_range *ranges)
{
  RaysortGatherPush push;
  RaysortPass pass;
  uint32_t tiles;
  memset(&push, 0, sizeof(push));
  push.maxCount = info->maxCount;
  push.sourceCount = raysort_gatherSourceCount(info);
  push.stride = info->stride;
  push.tile = info->stride < RAYSORT_GATHER_BYTES ? RAYSORT_GATHER_BYTES / info->stride : 1;
  tiles = raysort_divideUp(info->maxCount, push.tile);
  raysort_beginPass(plan, &pass, "gather", raysort_gatherPipeline(info, ranges),
                    tiles < RAYSORT_GATHER_GROUPS ? tiles : RAYSORT_GATHER_GROUPS);
  push.map = raysort_touch(&pass, &ranges[RAYSORT_GATHER_MAP], 0, layout->mapSize, RAYSORT_READ, 0,
                           offsetof(RaysortGatherPush, map));
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_GATHER_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortGatherPush, live));
  push.source = raysort_touch(&pass, &ranges[RAYSORT_GATHER_SOURCE], 0, layout->sourceSize, RAYSORT_READ, 0,
                              offsetof(RaysortGatherPush, source));
  push.destination = raysort_touch(&pass, &ranges[RAYSORT_GATHER_DESTINATION], 0, layout->destinationSize,
                                   RAYSORT_WRITE, 1, offsetof(RaysortGatherPush, destination));
  raysort_lend(&pass, &push, offsetof(RaysortGatherPush, live), offsetof(RaysortGatherPush, map));
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanGather(RaysortContext context, const RaysortGatherInfo *info, uint32_t *passCount,
                                       RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_GATHER_BUFFERS];
  RaysortGatherLayout layout;
  raysort_plan plan;
  VkResult result = raysortGetGatherLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_gatherBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_GATHER_BIT, passCount, passes);
  if (layout.passCount)
    raysort_planGather(&plan, info, &layout, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdGather(RaysortContext context, VkCommandBuffer commandBuffer,
                                      const RaysortGatherInfo *info)
{
  RaysortPass pass;
  uint32_t count = RAYSORT_GATHER_MAX_PASSES;
  VkResult result = raysortPlanGather(context, info, &count, &pass);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, &pass, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeGather(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  (void)context;
  variant->identity = RAYSORT_IDENTITY_GATHER_GATHER;
  variant->constants[RAYSORT_CONSTANT_GATHER_VECTORS] = (pipeline & RAYSORT_GATHER_PIPELINE_VECTORS) != 0;
  variant->constants[RAYSORT_CONSTANT_GATHER_LIVE] = (pipeline & RAYSORT_GATHER_PIPELINE_LIVE) != 0;
  return 1;
}

static const char *const raysort_gatherResources[] = {"RaysortGatherInfo.map", "RaysortGatherInfo.count",
                                                      "RaysortGatherInfo.source", "RaysortGatherInfo.destination"};

static const raysort_capability *raysort_gatherCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_GATHER_BIT,
                                                0,
                                                "GATHER",
                                                RAYSORT_GATHER_PIPELINES,
                                                raysort_describeGather,
                                                {raysort_gatherKernels, NULL},
                                                raysort_gatherResources,
                                                RAYSORT_GATHER_BUFFERS};
  return &capability;
}
