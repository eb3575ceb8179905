/* SPDX-License-Identifier: MIT */
#include "sdf_trace_private.h"
#include "../shaders/kernels/sdftrace/push.h"

/* Distance fields: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_WORDS_SDFTRACE
#endif

/* Threads of a workgroup. Measured with the prototype on an NVIDIA H200, 2026-11-22: 32 and 128 are within 3 %. */
#define RAYSORT_SDF_TRACE_THREADS 64u

#define RAYSORT_SDF_NEAR_BRICKS   0x800000u /* so many, of 512 bytes each, end within 4 GiB */
#define RAYSORT_SDF_ALL_RAY_FLAGS 0xfu
#define RAYSORT_SDF_ALL_OVERLAYS  0x1fu
#define RAYSORT_SDF_ALL_BITS      (RAYSORT_SDF_IDS_BIT | RAYSORT_SDF_CHANGES_BIT | RAYSORT_SDF_4_BITS_BIT)

static int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant)
{
  const uint32_t number = pipeline - RAYSORT_SDF_TRACE_FIRST;
  const int isDebug = number >= RAYSORT_SDF_TRACE_DEBUG;
  variant->identity = isDebug ? RAYSORT_IDENTITY_SDFTRACE_DEBUG : RAYSORT_IDENTITY_SDFTRACE_TRACE;
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_SDF_TRACE_THREADS;
  if (isDebug)
  {
    variant->constants[RAYSORT_CONSTANT_SDF_4_BITS] = number - RAYSORT_SDF_TRACE_DEBUG;
    return 1;
  }
  variant->constants[RAYSORT_CONSTANT_SDF_ANY] = (number & RAYSORT_SDF_TRACE_ANY) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_4_BITS] = (number & RAYSORT_SDF_TRACE_4_BITS) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_ONE_CASCADE] = (number & RAYSORT_SDF_TRACE_ONE) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_FAR_BRICKS] = (number & RAYSORT_SDF_TRACE_FAR) != 0;
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

/* The shape of the field, as far as rays look, and the cascades that they look at. names: of the fields. */
static VkResult raysort_checkSdfRange(RaysortContext context, const char *const names[5], const RaysortSdfInfo *sdf,
                                      uint32_t first, uint32_t count)
{
  VkResult result = raysort_oldCheckRange(context, names[0], sdf->flags, 0, RAYSORT_SDF_ALL_BITS);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, names[1], sdf->cascadeCount, 1, RAYSORT_SDF_MAX_CASCADES);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, names[2], sdf->brickCapacity, 0, RAYSORT_SDF_MAX_BRICKS);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, names[3], first, 0, sdf->cascadeCount - 1);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, names[4], count, 0, sdf->cascadeCount - first);
  return result;
}

static VkResult raysort_checkSdfTrace(RaysortContext context, const RaysortSdfTraceInfo *info)
{
  static const char *const names[5] = {"RaysortSdfTraceInfo.sdf.flags", "RaysortSdfTraceInfo.sdf.cascadeCount",
                                       "RaysortSdfTraceInfo.sdf.brickCapacity", "RaysortSdfTraceInfo.firstCascade",
                                       "RaysortSdfTraceInfo.cascadeCount"};
  const int hasList = raysort_isGiven(&info->list);
  VkResult result = raysort_oldCheckRange(context, "RaysortSdfTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_SDF_ALL_RAY_FLAGS);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(
        context, hasList ? "RaysortSdfTraceInfo.rayCount" : "RaysortSdfTraceInfo.rayCount (without a list)",
        info->rayCount, 0, hasList ? RAYSORT_MAX_COUNT : 0);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfTraceInfo.maxSteps", info->maxSteps, 0, RAYSORT_SDF_MOST_STEPS);
  if (result == VK_SUCCESS)
    result = raysort_checkSdfRange(context, names, &info->sdf, info->firstCascade, info->cascadeCount);
  return result;
}

RAYSORT_API VkResult raysortGetSdfTraceLayout(RaysortContext context, const RaysortSdfTraceInfo *info,
                                              RaysortSdfTraceLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_SDF_BIT);
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
  const raysort_need_ needs[RAYSORT_SDF_TRACE_BUFFERS] = {
      {RAYSORT_RESOURCE_SDF_TRACE_FIELD, &info->field, any * raysort_sdfLeast(&info->sdf), 256, 0},
      {RAYSORT_RESOURCE_SDF_TRACE_RAYS, &info->rays, layout->raysSize, 16, 0},
      {RAYSORT_RESOURCE_SDF_TRACE_HITS, &info->hits, layout->hitsSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SDF_TRACE_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_TRACE_COUNT_BUFFER, &info->count, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_TRACE_MATERIALS, &info->materials, any * 4, 4, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_oldUseBuffers(context, needs, RAYSORT_SDF_TRACE_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  if (ranges[RAYSORT_SDF_TRACE_MATERIALS].isPresent)
    ranges[RAYSORT_SDF_TRACE_MATERIALS].needed = (VkDeviceSize)raysort_sdfMaterials(info) * 4;
  return raysort_oldCheckOverlap(context, ranges, RAYSORT_SDF_TRACE_BUFFERS);
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
  raysort_lend(pass, push, offsetof(RaysortSdfTracePush, list), offsetof(RaysortSdfTracePush, field));
  raysort_lend(pass, push, offsetof(RaysortSdfTracePush, live), offsetof(RaysortSdfTracePush, field));
  raysort_lend(pass, push, offsetof(RaysortSdfTracePush, materials), offsetof(RaysortSdfTracePush, field));
  push->given = (ranges[RAYSORT_SDF_TRACE_LIST].isPresent ? RAYSORT_GIVEN_LIST_BIT : 0) |
                (ranges[RAYSORT_SDF_TRACE_LIVE].isPresent ? RAYSORT_GIVEN_LIVE_BIT : 0);
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

static uint32_t raysort_sdfTracePipeline(const RaysortSdfTraceInfo *info)
{
  const uint32_t count = info->cascadeCount ? info->cascadeCount : info->sdf.cascadeCount - info->firstCascade;
  uint32_t number = info->rayFlags & RAYSORT_SDF_RAY_ANY ? RAYSORT_SDF_TRACE_ANY : 0;
  if (info->sdf.flags & RAYSORT_SDF_4_BITS_BIT)
    number += RAYSORT_SDF_TRACE_4_BITS;
  if (count == 1)
    number += RAYSORT_SDF_TRACE_ONE;
  if (info->sdf.brickCapacity > RAYSORT_SDF_NEAR_BRICKS)
    number += RAYSORT_SDF_TRACE_FAR;
  return RAYSORT_SDF_TRACE_FIRST + number;
}

static void raysort_planSdfTrace(raysort_plan *plan, const RaysortSdfTraceInfo *info, const raysort_range *ranges)
{
  const uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_SDF_TRACE_THREADS);
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  const int isAny = (info->rayFlags & RAYSORT_SDF_RAY_ANY) != 0;
  RaysortPass pass;
  RaysortSdfTracePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, isAny ? "sdf trace any" : "sdf trace", raysort_sdfTracePipeline(info),
                    groups < most ? groups : most);
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

/* ---- pictures ---- */

static VkResult raysort_checkSdfDebug(RaysortContext context, const RaysortSdfDebugInfo *info)
{
  static const char *const names[5] = {"RaysortSdfDebugInfo.sdf.flags", "RaysortSdfDebugInfo.sdf.cascadeCount",
                                       "RaysortSdfDebugInfo.sdf.brickCapacity", "RaysortSdfDebugInfo.firstCascade",
                                       "RaysortSdfDebugInfo.cascadeCount"};
  VkResult result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_SDF_BIT);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfDebugInfo.mode", info->mode, 0, RAYSORT_SDF_DEBUG_STALE);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfDebugInfo.overlays", info->overlays, 0, RAYSORT_SDF_ALL_OVERLAYS);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfDebugInfo.width", info->width, 0, RAYSORT_SDF_MAX_SIDE);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfDebugInfo.height", info->height, 0, RAYSORT_SDF_MAX_SIDE);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfDebugInfo.maxInstances", info->maxInstances, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckNumber(context->listener.message, context->listener.user, "RaysortSdfDebugInfo.tMin", (double)info->tMin,
                                 0, 1e30);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckNumber(context->listener.message, context->listener.user, "RaysortSdfDebugInfo.tMax", (double)info->tMax,
                                 (double)info->tMin, 1e30);
  if (result == VK_SUCCESS)
    result = raysort_checkSdfRange(context, names, &info->sdf, info->firstCascade, info->cascadeCount);
  return result;
}

enum
{
  RAYSORT_SDF_DEBUG_FIELD,
  RAYSORT_SDF_DEBUG_IMAGE,
  RAYSORT_SDF_DEBUG_INSTANCES,
  RAYSORT_SDF_DEBUG_LIST,
  RAYSORT_SDF_DEBUG_BUFFERS
};

/* Instances that `instances` holds. */
static uint32_t raysort_sdfInstances(const RaysortSdfDebugInfo *info)
{
  const VkDeviceSize count = info->instances.size / sizeof(RaysortSdfInstance);
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

static VkResult raysort_sdfDebugBuffers(RaysortContext context, const RaysortSdfDebugInfo *info, raysort_range *ranges)
{
  const VkDeviceSize pixels = (VkDeviceSize)info->width * info->height;
  const raysort_need_ needs[RAYSORT_SDF_DEBUG_BUFFERS] = {
      {RAYSORT_RESOURCE_SDF_DEBUG_FIELD, &info->field, pixels ? raysort_sdfLeast(&info->sdf) : 0, 256, 0},
      {RAYSORT_RESOURCE_SDF_DEBUG_IMAGE, &info->image, pixels * 4, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SDF_DEBUG_INSTANCES, &info->instances, pixels ? sizeof(RaysortSdfInstance) : 0, 4,
       RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_DEBUG_INSTANCE_LIST, &info->instanceList, pixels ? (VkDeviceSize)info->maxInstances * 4 : 0,
       4, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_oldUseBuffers(context, needs, RAYSORT_SDF_DEBUG_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  if (ranges[RAYSORT_SDF_DEBUG_INSTANCES].isPresent && pixels)
    ranges[RAYSORT_SDF_DEBUG_INSTANCES].needed = (VkDeviceSize)raysort_sdfInstances(info) * sizeof(RaysortSdfInstance);
  return raysort_oldCheckOverlap(context, ranges, RAYSORT_SDF_DEBUG_BUFFERS);
}

static void raysort_planSdfDebug(raysort_plan *plan, const RaysortSdfDebugInfo *info, const raysort_range *ranges)
{
  const uint32_t has4Bits = info->sdf.flags & RAYSORT_SDF_4_BITS_BIT ? 1 : 0;
  const uint32_t count = info->cascadeCount ? info->cascadeCount : info->sdf.cascadeCount - info->firstCascade;
  RaysortPass pass;
  RaysortSdfDebugPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sdf debug", RAYSORT_SDF_TRACE_FIRST + RAYSORT_SDF_TRACE_DEBUG + has4Bits,
                    raysort_divideUp(info->width, 8));
  pass.groups[1] = raysort_divideUp(info->height, 8);
  push.field =
      raysort_sdfTouch(&pass, &ranges[RAYSORT_SDF_DEBUG_FIELD], RAYSORT_READ, 0, offsetof(RaysortSdfDebugPush, field));
  push.instances = raysort_sdfTouch(&pass, &ranges[RAYSORT_SDF_DEBUG_INSTANCES], RAYSORT_READ, 0,
                                    offsetof(RaysortSdfDebugPush, instances));
  push.list =
      raysort_sdfTouch(&pass, &ranges[RAYSORT_SDF_DEBUG_LIST], RAYSORT_READ, 0, offsetof(RaysortSdfDebugPush, list));
  push.image =
      raysort_sdfTouch(&pass, &ranges[RAYSORT_SDF_DEBUG_IMAGE], RAYSORT_WRITE, 1, offsetof(RaysortSdfDebugPush, image));
  raysort_lend(&pass, &push, offsetof(RaysortSdfDebugPush, instances), offsetof(RaysortSdfDebugPush, field));
  raysort_lend(&pass, &push, offsetof(RaysortSdfDebugPush, list), offsetof(RaysortSdfDebugPush, field));
  push.given = ranges[RAYSORT_SDF_DEBUG_LIST].isPresent ? RAYSORT_GIVEN_LIST_BIT : 0;
  memcpy(push.clipToWorld, info->clipToWorld, sizeof(push.clipToWorld));
  push.width = info->width;
  push.height = info->height;
  push.look = info->mode | info->overlays << 8 | info->firstCascade << 16 | count << 24;
  push.instanceCount = ranges[RAYSORT_SDF_DEBUG_INSTANCES].isPresent ? raysort_sdfInstances(info) : 0;
  push.entryCount = push.instanceCount ? info->maxInstances : 0;
  push.tMin = info->tMin;
  push.tMax = info->tMax;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanSdfDebug(RaysortContext context, const RaysortSdfDebugInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SDF_DEBUG_BUFFERS];
  raysort_plan plan;
  VkResult result = raysort_checkSdfDebug(context, info);
  if (result == VK_SUCCESS)
    result = raysort_sdfDebugBuffers(context, info, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  if (info->width && info->height)
    raysort_planSdfDebug(&plan, info, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfDebug(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfDebugInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_DEBUG_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_DEBUG_MAX_PASSES;
  VkResult result = raysortPlanSdfDebug(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}
