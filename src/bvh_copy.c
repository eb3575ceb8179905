/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"
#include "../shaders/kernels/bvh/push.h"

/* Copies of structures on the device. */

enum
{
  RAYSORT_COPY_SOURCE,
  RAYSORT_COPY_DESTINATION,
  RAYSORT_COPY_SCRATCH,
  RAYSORT_COPY_BUFFERS
};

#define RAYSORT_COPY_THREADS 64u

static int raysort_bvhIsFile(const RaysortBvhCopyInfo *info)
{
  return info->mode == RAYSORT_BVH_COPY_SERIALISE || info->mode == RAYSORT_BVH_COPY_DESERIALISE;
}

static VkResult raysort_bvhCheckCopy(RaysortContext context, const RaysortBvhCopyInfo *info, raysort_range *ranges)
{
  const VkDeviceSize least = RAYSORT_BVH_EMPTY_SIZE, file = least + sizeof(RaysortBvhSerial);
  const VkDeviceSize source = info->mode == RAYSORT_BVH_COPY_DESERIALISE ? file : least;
  const VkDeviceSize destination = info->mode == RAYSORT_BVH_COPY_SERIALISE    ? file
                                   : info->mode == RAYSORT_BVH_COPY_PROPERTIES ? sizeof(RaysortBvhProperties)
                                                                               : least;
  const raysort_need_ needs[RAYSORT_COPY_BUFFERS] = {
      {RAYSORT_RESOURCE_BVH_COPY_SOURCE, &info->source, source, 16, 0},
      {RAYSORT_RESOURCE_BVH_COPY_DESTINATION, &info->destination, destination, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_BVH_COPY_SCRATCH, &info->scratch, raysort_bvhIsFile(info) ? 16u : 0u, 4, RAYSORT_WRITTEN}};
  VkResult result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_BVH_BIT);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortBvhCopyInfo.mode", info->mode, 0, RAYSORT_BVH_COPY_PROPERTIES);
  if (result == VK_SUCCESS)
    result =
        raysort_oldCheckRange(context, "RaysortBvhCopyInfo.base", info->base, 0, raysort_bvhIsFile(info) ? UINT64_MAX : 0);
  if (result == VK_SUCCESS)
    result = raysort_oldUseBuffers(context, needs, RAYSORT_COPY_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* what these say of themselves */
  if (info->source.size > source)
    ranges[RAYSORT_COPY_SOURCE].needed = info->source.size;
  if (info->destination.size > destination && info->mode != RAYSORT_BVH_COPY_PROPERTIES)
    ranges[RAYSORT_COPY_DESTINATION].needed = info->destination.size;
  return raysort_oldCheckOverlap(context, ranges, RAYSORT_COPY_BUFFERS);
}

/* Whole words of 16 bytes. */
static uint32_t raysort_bvhWords(VkDeviceSize size)
{
  return size / 16 > 0xffffffffu ? 0xffffffffu : (uint32_t)(size / 16);
}

/* A thread has RAYSORT_BVH_COPY_EACH words of the source. */
static void raysort_bvhBeginCopy(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                                 const raysort_range *ranges)
{
  const uint32_t words = raysort_bvhWords(ranges[RAYSORT_COPY_SOURCE].needed);
  const uint32_t groups = raysort_divideUp(words, RAYSORT_COPY_THREADS * RAYSORT_BVH_COPY_EACH);
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  raysort_beginPass(plan, pass, name, pipeline, groups < most ? groups : most);
  pass->groups[1] = raysort_divideUp(groups, pass->groups[0]);
}

static void raysort_bvhPlanSum(raysort_plan *plan, const RaysortBvhCopyInfo *info, const raysort_range *ranges)
{
  RaysortPass pass;
  RaysortBvhSumPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginCopy(plan, &pass, "bvh sum", RAYSORT_BVH_PIPELINE_SUM, ranges);
  push.source =
      raysort_touchAll(&pass, &ranges[RAYSORT_COPY_SOURCE], RAYSORT_READ, 0, offsetof(RaysortBvhSumPush, source));
  push.sums = raysort_touch(&pass, &ranges[RAYSORT_COPY_SCRATCH], 0, 8, RAYSORT_READ | RAYSORT_WRITE, 0,
                            offsetof(RaysortBvhSumPush, sums));
  push.sourceWords = raysort_bvhWords(ranges[RAYSORT_COPY_SOURCE].needed);
  push.mode = info->mode;
  push.baseLow = (uint32_t)info->base;
  push.baseHigh = (uint32_t)(info->base >> 32);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanWords(raysort_plan *plan, const RaysortBvhCopyInfo *info, const raysort_range *ranges)
{
  RaysortPass pass;
  RaysortBvhCopyPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginCopy(plan, &pass, "bvh copy", RAYSORT_BVH_PIPELINE_COPY, ranges);
  if (info->mode == RAYSORT_BVH_COPY_PROPERTIES)
    pass.groups[0] = pass.groups[1] = 1;
  push.source =
      raysort_touchAll(&pass, &ranges[RAYSORT_COPY_SOURCE], RAYSORT_READ, 0, offsetof(RaysortBvhCopyPush, source));
  if (raysort_bvhIsFile(info))
    push.sums =
        raysort_touch(&pass, &ranges[RAYSORT_COPY_SCRATCH], 0, 8, RAYSORT_READ, 0, offsetof(RaysortBvhCopyPush, sums));
  raysort_lend(&pass, &push, offsetof(RaysortBvhCopyPush, sums), offsetof(RaysortBvhCopyPush, source));
  /* what lies behind the copy stays as it is */
  push.destination = raysort_touchAll(&pass, &ranges[RAYSORT_COPY_DESTINATION], RAYSORT_WRITE, 0,
                                      offsetof(RaysortBvhCopyPush, destination));
  if (info->mode == RAYSORT_BVH_COPY_CLONE || info->mode == RAYSORT_BVH_COPY_DESERIALISE)
    raysort_touchStructures(&pass, RAYSORT_WRITE);
  push.sourceWords = raysort_bvhWords(ranges[RAYSORT_COPY_SOURCE].needed);
  push.destinationWords = raysort_bvhWords(ranges[RAYSORT_COPY_DESTINATION].needed);
  push.mode = info->mode;
  push.baseLow = (uint32_t)info->base;
  push.baseHigh = (uint32_t)(info->base >> 32);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanBvhCopy(RaysortContext context, const RaysortBvhCopyInfo *info, uint32_t *passCount,
                                        RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_COPY_BUFFERS];
  raysort_plan plan;
  const VkResult result = raysort_bvhCheckCopy(context, info, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_BVH_BIT, passCount, passes);
  if (raysort_bvhIsFile(info))
  {
    raysort_planClear(&plan, &ranges[RAYSORT_COPY_SCRATCH], "bvh clear", 2);
    raysort_bvhPlanSum(&plan, info, ranges);
  }
  raysort_bvhPlanWords(&plan, info, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdBvhCopy(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortBvhCopyInfo *info)
{
  RaysortPass passes[RAYSORT_BVH_COPY_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_COPY_MAX_PASSES;
  VkResult result = raysortPlanBvhCopy(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}
