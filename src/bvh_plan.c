/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"
#include "sort_private.h"
#include "../shaders/kernels/bvh/push.h"

/* Triangles: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_BVH_BIT
#define RAYSORT_WORDS_BVH
#define RAYSORT_WORDS_SCAN /* the build sorts */
#define RAYSORT_WORDS_SORT
#endif

/* Threads of a workgroup. Measured on an NVIDIA H200, 2026-11-20: 32 take 1 to 5 % longer, 128 are within 1 %. */
#define RAYSORT_TRACE_THREADS 64u

/* Workgroups of threads that stay. An NVIDIA H200 holds 18 on each of its 132 processors, and was measured with these;
 * those that a device cannot hold at once end as soon as they begin. */
#define RAYSORT_STREAM_GROUPS  4096u

#define RAYSORT_STREAM_SCRATCH 16u /* bytes */

#define RAYSORT_ALL_RAY_FLAGS  0x3ffu
#define RAYSORT_BVH_LEAST      (16u * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS)) /* bytes */

/* ---- the trace ---- */

/* Rays there are, and hits: a list may name any of them. */
static uint32_t raysort_traceRays(const RaysortTraceInfo *info)
{
  return raysort_isGiven(&info->list) && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
}

/* Words of the table of materials that can be looked at. */
static uint32_t raysort_traceMaterials(const RaysortTraceInfo *info)
{
  const VkDeviceSize words = info->materials.size / 4;
  return words < RAYSORT_MAX_COUNT ? (uint32_t)words : RAYSORT_MAX_COUNT;
}

static VkResult raysort_checkTrace(RaysortContext context, const RaysortTraceInfo *info)
{
  const int hasList = raysort_isGiven(&info->list);
  VkResult result = raysort_checkRange(context, "RaysortTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.hint", info->hint, 0, RAYSORT_TRACE_SHUFFLED);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_ALL_RAY_FLAGS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.levels", info->levels, 0, 2);
  if (result == VK_SUCCESS)
    result =
        raysort_checkRange(context, "RaysortTraceInfo.excludeMask", info->excludeMask, 0, info->levels == 2 ? 0xff : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.geometryStride", info->geometryStride, 0, 255);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.base", info->base, 0, info->levels == 2 ? UINT64_MAX : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context,
                                hasList ? "RaysortTraceInfo.rayCount" : "RaysortTraceInfo.rayCount (without a list)",
                                info->rayCount, 0, hasList ? RAYSORT_MAX_COUNT : 0);
  return result;
}

/* By threads that stay, which take the rays one by one? */
static int raysort_traceStreams(RaysortContext context, const RaysortTraceInfo *info)
{
  const uint32_t features = RAYSORT_FEATURE_BALLOTS | RAYSORT_FEATURE_LONG_LOOPS;
  return info->hint != RAYSORT_TRACE_COHERENT && raysort_isGiven(&info->scratch) &&
         (context->features & features) == features;
}

/* Shuffled rays into a better order first? */
static int raysort_traceOrders(const RaysortTraceInfo *info)
{
  return info->hint == RAYSORT_TRACE_SHUFFLED && raysort_isGiven(&info->scratch);
}

/* Scratch: a counter for threads that stay, and behind RAYSORT_STREAM_SCRATCH bytes the list in its new order. */
static VkDeviceSize raysort_traceScratchSize(const RaysortTraceInfo *info)
{
  const VkDeviceSize list = info->hint == RAYSORT_TRACE_SHUFFLED ? (VkDeviceSize)info->maxCount * 4 : 0;
  return info->maxCount && info->hint != RAYSORT_TRACE_COHERENT ? RAYSORT_STREAM_SCRATCH + list : 0;
}

RAYSORT_API VkResult raysortGetTraceLayout(RaysortContext context, const RaysortTraceInfo *info,
                                           RaysortTraceLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_BVH_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkTrace(context, info);
  if (result != VK_SUCCESS)
    return result;
  layout->raysSize = (VkDeviceSize)raysort_traceRays(info) * sizeof(RaysortBvhRay);
  layout->hitsSize = (VkDeviceSize)raysort_traceRays(info) * sizeof(RaysortBvhHit);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->scratchSize = raysort_traceScratchSize(info);
  layout->alignment = 16;
  if (info->maxCount)
    layout->passCount = raysort_traceOrders(info) || raysort_traceStreams(context, info) ? 2 : 1;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_TRACE_BVH,
  RAYSORT_TRACE_RAYS,
  RAYSORT_TRACE_HITS,
  RAYSORT_TRACE_LIST,
  RAYSORT_TRACE_LIVE,
  RAYSORT_TRACE_MATERIALS,
  RAYSORT_TRACE_SCRATCH,
  RAYSORT_TRACE_BUFFERS
};

static VkResult raysort_traceBuffers(RaysortContext context, const RaysortTraceInfo *info,
                                     const RaysortTraceLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize any = info->maxCount ? 1 : 0; /* without a ray nothing is needed */
  const raysort_need needs[RAYSORT_TRACE_BUFFERS] = {
      {RAYSORT_RESOURCE_BVH_TRACE_BVH, &info->bvh, any * RAYSORT_BVH_LEAST, 16, 0},
      {RAYSORT_RESOURCE_BVH_TRACE_RAYS, &info->rays, layout->raysSize, 16, 0},
      {RAYSORT_RESOURCE_BVH_TRACE_HITS, &info->hits, layout->hitsSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_BVH_TRACE_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_COUNT_BUFFER, &info->count, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, &info->materials, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, &info->scratch, layout->scratchSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_TRACE_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* what these two say of themselves */
  if (info->bvh.size > ranges[RAYSORT_TRACE_BVH].needed)
    ranges[RAYSORT_TRACE_BVH].needed = info->bvh.size;
  if (ranges[RAYSORT_TRACE_MATERIALS].isPresent)
    ranges[RAYSORT_TRACE_MATERIALS].needed = (VkDeviceSize)raysort_traceMaterials(info) * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_TRACE_BUFFERS);
}

/* All bytes that the plan touches of a buffer. */
static VkDeviceAddress raysort_touchAll(RaysortPass *pass, const raysort_range *range, VkAccessFlags accessFlags,
                                        int discard, size_t push)
{
  return raysort_touch(pass, range, 0, range->needed, accessFlags, discard, push);
}

/* What the references in instances name. */
static void raysort_touchStructures(RaysortPass *pass, VkAccessFlags accessFlags)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  access->access = accessFlags;
  access->resource = RAYSORT_RESOURCE_STRUCTURES;
  access->push = RAYSORT_NO_PUSH;
}

/* Zeros into the first words of scratch. */
static void raysort_planClear(raysort_plan *plan, const raysort_range *scratch, const char *name, uint32_t words)
{
  RaysortPass pass;
  RaysortClearPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, name, RAYSORT_BVH_PIPELINE_CLEAR, 1);
  push.words =
      raysort_touch(&pass, scratch, 0, 4 * (VkDeviceSize)words, RAYSORT_WRITE, 1, offsetof(RaysortClearPush, words));
  push.count = words;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* Threads of a workgroup that brings rays into an order. 512 have 18.3 KiB of shared memory, 256 have 9.2. */
static uint32_t raysort_orderThreads(const VkPhysicalDeviceLimits *limits)
{
  return raysort_mostThreads(limits, limits->maxComputeSharedMemorySize >= 24 * 1024 ? 512 : 256);
}

static uint32_t raysort_traceGiven(const raysort_range *list, const raysort_range *live)
{
  return (list->isPresent ? RAYSORT_GIVEN_LIST_BIT : 0) | (live->isPresent ? RAYSORT_GIVEN_LIVE_BIT : 0);
}

/* The list of the trace is then the one in scratch. */
static void raysort_planOrder(raysort_plan *plan, const RaysortTraceInfo *info, const raysort_range *ranges,
                              const raysort_range *order)
{
  const uint32_t threads = raysort_orderThreads(&plan->context->limits);
  RaysortPass pass;
  RaysortRayOrderPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "trace order", RAYSORT_BVH_PIPELINE_ORDER,
                       raysort_divideUp(info->maxCount, threads * RAYSORT_BVH_ORDER_EACH));
  push.bvh = raysort_touch(&pass, &ranges[RAYSORT_TRACE_BVH], 0, 16 * RAYSORT_BVH_HEADER_WORDS, RAYSORT_READ, 0,
                           offsetof(RaysortRayOrderPush, bvh));
  push.rays =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_RAYS], RAYSORT_READ, 0, offsetof(RaysortRayOrderPush, rays));
  push.list =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIST], RAYSORT_READ, 0, offsetof(RaysortRayOrderPush, list));
  push.live =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIVE], RAYSORT_READ, 0, offsetof(RaysortRayOrderPush, live));
  push.order = raysort_touchAll(&pass, order, RAYSORT_WRITE, 1, offsetof(RaysortRayOrderPush, order));
  push.taken = raysort_touch(&pass, &ranges[RAYSORT_TRACE_SCRATCH], 0, 4, RAYSORT_WRITE, 1,
                             offsetof(RaysortRayOrderPush, taken));
  raysort_lend(&pass, &push, offsetof(RaysortRayOrderPush, list), offsetof(RaysortRayOrderPush, rays));
  raysort_lend(&pass, &push, offsetof(RaysortRayOrderPush, live), offsetof(RaysortRayOrderPush, rays));
  push.maxCount = info->maxCount;
  push.rayCount = raysort_traceRays(info);
  push.given = raysort_traceGiven(&ranges[RAYSORT_TRACE_LIST], &ranges[RAYSORT_TRACE_LIVE]);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_beginTrace(raysort_plan *plan, RaysortPass *pass, const RaysortTraceInfo *info, int streams)
{
  static const char *const names[4] = {"trace", "trace any", "trace stream", "trace stream any"};
  const uint32_t kind = (info->rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT ? 1u : 0u) + (streams ? 2u : 0u);
  const uint32_t first = info->levels == 2 ? RAYSORT_BVH_PIPELINE_TRACE_LEVELS : RAYSORT_BVH_PIPELINE_TRACE;
  const uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_TRACE_THREADS);
  raysort_bvhBeginPass(plan, pass, names[kind], first + kind,
                       streams && groups > RAYSORT_STREAM_GROUPS ? RAYSORT_STREAM_GROUPS : groups);
}

static void raysort_planTrace(raysort_plan *plan, const RaysortTraceInfo *info, const raysort_range *ranges)
{
  const int streams = raysort_traceStreams(plan->context, info);
  raysort_range list = ranges[RAYSORT_TRACE_LIST];
  RaysortPass pass;
  RaysortTracePush push;
  memset(&push, 0, sizeof(push));
  if (raysort_traceOrders(info))
  {
    raysort_bvhPart(&ranges[RAYSORT_TRACE_SCRATCH], RAYSORT_STREAM_SCRATCH, (VkDeviceSize)info->maxCount * 4, &list);
    raysort_planOrder(plan, info, ranges, &list);
  }
  else if (streams)
    raysort_planClear(plan, &ranges[RAYSORT_TRACE_SCRATCH], "trace clear", 1);
  raysort_beginTrace(plan, &pass, info, streams);
  push.bvh = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_BVH], RAYSORT_READ, 0, offsetof(RaysortTracePush, bvh));
  push.rays = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_RAYS], RAYSORT_READ, 0, offsetof(RaysortTracePush, rays));
  push.list = raysort_touchAll(&pass, &list, RAYSORT_READ, 0, offsetof(RaysortTracePush, list));
  push.live = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIVE], RAYSORT_READ, 0, offsetof(RaysortTracePush, live));
  push.materials =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_MATERIALS], RAYSORT_READ, 0, offsetof(RaysortTracePush, materials));
  /* with a list the hits of the other rays stay as they are */
  push.hits = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_HITS], RAYSORT_WRITE, !ranges[RAYSORT_TRACE_LIST].isPresent,
                               offsetof(RaysortTracePush, hits));
  if (streams)
    push.taken = raysort_touch(&pass, &ranges[RAYSORT_TRACE_SCRATCH], 0, 4, RAYSORT_READ | RAYSORT_WRITE, 0,
                               offsetof(RaysortTracePush, taken));
  if (info->levels == 2)
    raysort_touchStructures(&pass, RAYSORT_READ);
  raysort_lend(&pass, &push, offsetof(RaysortTracePush, list), offsetof(RaysortTracePush, rays));
  raysort_lend(&pass, &push, offsetof(RaysortTracePush, live), offsetof(RaysortTracePush, rays));
  raysort_lend(&pass, &push, offsetof(RaysortTracePush, materials), offsetof(RaysortTracePush, rays));
  push.maxCount = info->maxCount;
  push.rayCount = raysort_traceRays(info);
  push.rayFlags = info->rayFlags;
  push.materialCount = ranges[RAYSORT_TRACE_MATERIALS].isPresent ? raysort_traceMaterials(info) : 0;
  push.missMaterial = info->missMaterial;
  push.deadMaterial = info->deadMaterial;
  push.geometryStride = info->geometryStride ? info->geometryStride : 1;
  push.mask = ~info->excludeMask & 0xffu;
  push.baseLow = (uint32_t)info->base;
  push.baseHigh = (uint32_t)(info->base >> 32);
  push.given = raysort_traceGiven(&list, &ranges[RAYSORT_TRACE_LIVE]);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanTrace(RaysortContext context, const RaysortTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_TRACE_BUFFERS];
  RaysortTraceLayout layout;
  raysort_plan plan;
  VkResult result = raysortGetTraceLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_traceBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_BVH_BIT, passCount, passes);
  if (info->maxCount)
    raysort_planTrace(&plan, info, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortTraceInfo *info)
{
  RaysortPass passes[RAYSORT_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_TRACE_MAX_PASSES;
  VkResult result = raysortPlanTrace(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeBvh(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[4] = {RAYSORT_IDENTITY_BVH_TRACE, RAYSORT_IDENTITY_BVH_STREAM,
                                         RAYSORT_IDENTITY_BVH_TRACE_LEVELS, RAYSORT_IDENTITY_BVH_STREAM_LEVELS};
  if (pipeline >= RAYSORT_BVH_PIPELINE_BEGIN)
  {
    raysort_bvhDescribeBuild(context, pipeline, variant);
    return 1;
  }
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_TRACE_THREADS;
  if (pipeline <= RAYSORT_BVH_PIPELINE_STREAM_ANY_LEVELS)
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

static const char *const raysort_bvhResources[] = {"RaysortTraceInfo.bvh",
                                                   "RaysortTraceInfo.rays",
                                                   "RaysortTraceInfo.hits",
                                                   "RaysortTraceInfo.list",
                                                   "RaysortTraceInfo.count",
                                                   "RaysortTraceInfo.materials",
                                                   "RaysortTraceInfo.scratch",
                                                   "RaysortBvhBuildInfo.descriptions",
                                                   "RaysortBvhBuildInfo.primitiveCounts",
                                                   "RaysortBvhBuildInfo.destination",
                                                   "RaysortBvhBuildInfo.scratch",
                                                   "RaysortBvhCopyInfo.source",
                                                   "RaysortBvhCopyInfo.destination",
                                                   "RaysortBvhCopyInfo.scratch"};

static const raysort_capability *raysort_bvhCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_BVH_BIT,
                                                RAYSORT_CAPABILITY_RADIX_SORT_BIT,
                                                "BVH",
                                                RAYSORT_BVH_PIPELINES,
                                                raysort_describeBvh,
                                                {raysort_bvhKernels, NULL},
                                                raysort_bvhResources,
                                                sizeof(raysort_bvhResources) / sizeof(raysort_bvhResources[0])};
  return &capability;
}
