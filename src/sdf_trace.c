/* SPDX-License-Identifier: MIT */
#include "sdf_trace_private.h"
#include "../shaders/kernels/sdftrace/push.h"

/* Distance fields: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_WORDS_SDFTRACE
#endif

/* Threads of a workgroup. Measured with the prototype on an NVIDIA H200, 2026-11-22: 32 and 128 are within 3 %. */
#define RAYSORT_SDF_TRACE_THREADS 64u

#define RAYSORT_SDF_ALL_RAY_FLAGS 0xfu
#define RAYSORT_SDF_ALL_BITS      (RAYSORT_SDF_IDS_BIT | RAYSORT_SDF_CHANGES_BIT | RAYSORT_SDF_4_BITS_BIT)

static int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant)
{
  variant->identity = RAYSORT_IDENTITY_SDFTRACE_TRACE;
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_SDF_TRACE_THREADS;
  variant->constants[RAYSORT_CONSTANT_SDF_ANY] = (pipeline - RAYSORT_SDF_TRACE_FIRST) & 1u;
  variant->constants[RAYSORT_CONSTANT_SDF_4_BITS] = (pipeline - RAYSORT_SDF_TRACE_FIRST) >> 1 & 1u;
  return 1;
}

/* Rays there are, and hits: a list may name any of them. */
static uint32_t raysort_sdfRays(const RaysortSdfTraceInfo *info)
{
  return raysort_isGiven(&info->list) && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
}

/* Words of the table of materials that can be looked at. */
static uint32_t raysort_sdfMaterials(const RaysortSdfTraceInfo *info)
{
  const VkDeviceSize words = info->materials.size / 4;
  return words < RAYSORT_SDF_NONE ? (uint32_t)words : RAYSORT_SDF_NONE;
}

/* The shape of the field, as far as a trace looks, and the cascades that it looks at. */
static VkResult raysort_checkSdfRange(RaysortContext context, const RaysortSdfTraceInfo *info)
{
  const RaysortSdfInfo *sdf = &info->sdf;
  VkResult result = raysort_checkRange(context, "RaysortSdfTraceInfo.sdf.flags", sdf->flags, 0, RAYSORT_SDF_ALL_BITS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfTraceInfo.sdf.cascadeCount", sdf->cascadeCount, 1,
                                RAYSORT_SDF_MAX_CASCADES);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfTraceInfo.sdf.brickCapacity", sdf->brickCapacity, 0,
                                RAYSORT_SDF_MAX_BRICKS);
  if (result == VK_SUCCESS)
    result =
        raysort_checkRange(context, "RaysortSdfTraceInfo.firstCascade", info->firstCascade, 0, sdf->cascadeCount - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfTraceInfo.cascadeCount", info->cascadeCount, 0,
                                sdf->cascadeCount - info->firstCascade);
  return result;
}

static VkResult raysort_checkSdfTrace(RaysortContext context, const RaysortSdfTraceInfo *info)
{
  const int hasList = raysort_isGiven(&info->list);
  VkResult result = raysort_checkRange(context, "RaysortSdfTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_SDF_ALL_RAY_FLAGS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(
        context, hasList ? "RaysortSdfTraceInfo.rayCount" : "RaysortSdfTraceInfo.rayCount (without a list)",
        info->rayCount, 0, hasList ? RAYSORT_MAX_COUNT : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfTraceInfo.maxSteps", info->maxSteps, 0, RAYSORT_SDF_MOST_STEPS);
  if (result == VK_SUCCESS)
    result = raysort_checkSdfRange(context, info);
  return result;
}

RAYSORT_API VkResult raysortGetSdfTraceLayout(RaysortContext context, const RaysortSdfTraceInfo *info,
                                              RaysortSdfTraceLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_SDF_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkSdfTrace(context, info);
  if (result != VK_SUCCESS)
    return result;
  layout->raysSize = (VkDeviceSize)raysort_sdfRays(info) * sizeof(RaysortSdfRay);
  layout->hitsSize = (VkDeviceSize)raysort_sdfRays(info) * sizeof(RaysortSdfHit);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->alignment = 16;
  layout->passCount = info->maxCount ? RAYSORT_SDF_TRACE_MAX_PASSES : 0;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_SDF_TRACE_FIELD,
  RAYSORT_SDF_TRACE_RAYS,
  RAYSORT_SDF_TRACE_HITS,
  RAYSORT_SDF_TRACE_LIST,
  RAYSORT_SDF_TRACE_LIVE,
  RAYSORT_SDF_TRACE_MATERIALS,
  RAYSORT_SDF_TRACE_BUFFERS
};

/* Bytes of a field up to its bricks' end: what a trace reads, but for the ids. */
static VkDeviceSize raysort_sdfLeast(const RaysortSdfInfo *sdf)
{
  const VkDeviceSize brick = sdf->flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  return RAYSORT_SDF_HEADER_SIZE + RAYSORT_SDF_STATS_SIZE + (VkDeviceSize)sdf->cascadeCount * 8 * RAYSORT_SDF_VOXELS +
         sdf->brickCapacity * (sdf->flags & RAYSORT_SDF_IDS_BIT ? brick + 256 : brick);
}

static VkResult raysort_sdfTraceBuffers(RaysortContext context, const RaysortSdfTraceInfo *info,
                                        const RaysortSdfTraceLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize any = info->maxCount ? 1 : 0; /* without a ray nothing is needed */
  const raysort_need needs[RAYSORT_SDF_TRACE_BUFFERS] = {
      {RAYSORT_RESOURCE_SDF_TRACE_FIELD, &info->field, any * raysort_sdfLeast(&info->sdf), 256, 0},
      {RAYSORT_RESOURCE_SDF_TRACE_RAYS, &info->rays, layout->raysSize, 16, 0},
      {RAYSORT_RESOURCE_SDF_TRACE_HITS, &info->hits, layout->hitsSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SDF_TRACE_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_TRACE_COUNT_BUFFER, &info->count, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_TRACE_MATERIALS, &info->materials, any * 4, 4, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_SDF_TRACE_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  if (ranges[RAYSORT_SDF_TRACE_MATERIALS].isPresent)
    ranges[RAYSORT_SDF_TRACE_MATERIALS].needed = (VkDeviceSize)raysort_sdfMaterials(info) * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_SDF_TRACE_BUFFERS);
}

/* All bytes that the plan touches of a buffer. */
static VkDeviceAddress raysort_sdfTouch(RaysortPass *pass, const raysort_range *range, VkAccessFlags accessFlags,
                                        int discard, size_t push)
{
  return raysort_touch(pass, range, 0, range->needed, accessFlags, discard, push);
}

static void raysort_sdfTracePush(RaysortPass *pass, const RaysortSdfTraceInfo *info, const raysort_range *ranges,
                                 RaysortSdfTracePush *push)
{
  push->field =
      raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_FIELD], RAYSORT_READ, 0, offsetof(RaysortSdfTracePush, field));
  push->rays =
      raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_RAYS], RAYSORT_READ, 0, offsetof(RaysortSdfTracePush, rays));
  push->list =
      raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_LIST], RAYSORT_READ, 0, offsetof(RaysortSdfTracePush, list));
  push->live =
      raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_LIVE], RAYSORT_READ, 0, offsetof(RaysortSdfTracePush, live));
  push->materials = raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_MATERIALS], RAYSORT_READ, 0,
                                     offsetof(RaysortSdfTracePush, materials));
  /* with a list the hits of the other rays stay as they are */
  push->hits = raysort_sdfTouch(pass, &ranges[RAYSORT_SDF_TRACE_HITS], RAYSORT_WRITE,
                                !ranges[RAYSORT_SDF_TRACE_LIST].isPresent, offsetof(RaysortSdfTracePush, hits));
  push->maxCount = info->maxCount;
  push->rayCount = raysort_sdfRays(info);
  push->rayFlags = info->rayFlags;
  push->firstCascade = info->firstCascade;
  push->cascadeCount = info->cascadeCount ? info->cascadeCount : info->sdf.cascadeCount - info->firstCascade;
  push->maxSteps = info->maxSteps ? info->maxSteps : RAYSORT_SDF_MOST_STEPS;
  push->materialCount = ranges[RAYSORT_SDF_TRACE_MATERIALS].isPresent ? raysort_sdfMaterials(info) : 0;
  push->missMaterial = info->missMaterial;
  push->deadMaterial = info->deadMaterial;
  push->unknownMaterial = info->unknownMaterial;
}

static void raysort_planSdfTrace(raysort_plan *plan, const RaysortSdfTraceInfo *info, const raysort_range *ranges)
{
  const uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_SDF_TRACE_THREADS);
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  const int isAny = (info->rayFlags & RAYSORT_SDF_RAY_ANY) != 0;
  const uint32_t pipeline = RAYSORT_SDF_TRACE_FIRST +
      (isAny ? RAYSORT_SDF_TRACE_ANY : 0) + (info->sdf.flags & RAYSORT_SDF_4_BITS_BIT ? RAYSORT_SDF_TRACE_4_BITS : 0);
  RaysortPass pass;
  RaysortSdfTracePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, isAny ? "sdf trace any" : "sdf trace", pipeline, groups < most ? groups : most);
  pass.groups[1] = raysort_divideUp(groups, pass.groups[0]); /* below 2^25 / 65535 */
  raysort_sdfTracePush(&pass, info, ranges, &push);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanSdfTrace(RaysortContext context, const RaysortSdfTraceInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SDF_TRACE_BUFFERS];
  RaysortSdfTraceLayout layout;
  raysort_plan plan;
  VkResult result = raysortGetSdfTraceLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_sdfTraceBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  if (info->maxCount)
    raysort_planSdfTrace(&plan, info, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfTraceInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_TRACE_MAX_PASSES;
  VkResult result = raysortPlanSdfTrace(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}
