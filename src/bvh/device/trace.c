/* SPDX-License-Identifier: MIT */
#include "device.h"
#include "../host/host.h"
#include "../../sort/sort_private.h"

/* BVH on the device: rays. */

/* Workgroups of the kernel whose threads take ray after ray. If a device cannot hold all of them at once, the last ones
 * end as soon as they begin.
 * Tuning: an H200 holds 18 on each of its 132 processors (NVIDIA H200) */
#define RAYSORT_PRIVATE_STREAM_GROUPS  4096u

#define RAYSORT_PRIVATE_STREAM_SCRATCH 16u /* bytes */

#define RAYSORT_PRIVATE_ALL_RAY_FLAGS  0x3ffu
#define RAYSORT_PRIVATE_BVH_LEAST      (16u * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS)) /* bytes */

/* ---- the trace ---- */

static void raysort_checkTrace(raysort_errors *to, const RaysortBvhTraceInfo *info)
{
  const int hasList = raysort_isGiven(&info->list);
  const raysort_bound bounds[] = {
      {"RaysortBvhTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
      {"RaysortBvhTraceInfo.hint", info->hint, 0, RAYSORT_BVH_TRACE_SHUFFLED},
      {"RaysortBvhTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_PRIVATE_ALL_RAY_FLAGS},
      {"RaysortBvhTraceInfo.levels", info->levels, 0, 2},
      {"RaysortBvhTraceInfo.excludeMask", info->excludeMask, 0, info->levels == 2 ? 0xffu : 0u},
      {"RaysortBvhTraceInfo.geometryStride", info->geometryStride, 0, 255},
      {"RaysortBvhTraceInfo.primitiveMaterialType", (uint32_t)info->primitiveMaterialType, 0, RAYSORT_ID_UINT8},
      {"RaysortBvhTraceInfo.base", info->base, 0, info->levels == 2 ? UINT64_MAX : 0},
      {hasList ? "RaysortBvhTraceInfo.rayCount" : "RaysortBvhTraceInfo.rayCount (without a list)", info->rayCount, 0,
       hasList ? RAYSORT_MAX_COUNT : 0}};
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  if (info->primitiveMaterials.size % 4 != 0 && info->primitiveMaterials.size != VK_WHOLE_SIZE)
    raysort_refuse(to, "RaysortBvhTraceInfo.primitiveMaterials.size is %llu, must be a multiple of 4",
                   (raysort_u64)info->primitiveMaterials.size);
}

/* The ids of primitiveMaterials, and their bytes. */
static uint32_t raysort_primitiveMaterials(const RaysortBvhTraceInfo *info, VkDeviceSize *bytes)
{
  const uint32_t type = (uint32_t)info->primitiveMaterialType;
  const uint32_t idBytes = type > RAYSORT_ID_UINT8 ? 1 : 4u >> type; /* a wrong type was refused */
  const uint32_t count = raysort_elements(&info->primitiveMaterials, idBytes, RAYSORT_MAX_COUNT);
  *bytes = raysort_align((VkDeviceSize)count * idBytes, 4);
  return count;
}

static const raysort_row raysort_bvhTraceRows[] = {
    RAYSORT_PRIVATE_ROW(BvhTrace, bvh, 16, 0),
    RAYSORT_PRIVATE_SIZED(BvhTrace, rays, raysSize, 16, 0),
    RAYSORT_PRIVATE_SIZED(BvhTrace, hits, hitsSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(BvhTrace, list, listSize, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(BvhTrace, count, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(BvhTrace, materials, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_SIZED(BvhTrace, times, timesSize, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_SIZED(BvhTrace, scratch, scratchSize, 4, RAYSORT_PRIVATE_OPTIONAL | RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(BvhTrace, primitiveMaterials, 4, RAYSORT_PRIVATE_OPTIONAL)};

enum
{
  RAYSORT_BVH_TRACE_HEADER = RAYSORT_PRIVATE_PARTS, /* the header of the structure */
  RAYSORT_BVH_TRACE_ENTRIES,                        /* the list, or the sorted list in scratch */
  RAYSORT_BVH_TRACE_ORDER,
  RAYSORT_BVH_TRACE_COUNTER,
  RAYSORT_BVH_TRACE_TAKEN, /* the counter of rays taken */
  RAYSORT_BVH_TRACE_BELOW  /* structures that instances name; absent with one level */
};

static const raysort_passTable raysort_orderPass = {
    "trace order",
    {{raysort_read, RAYSORT_BVH_TRACE_HEADER, offsetof(RaysortRayOrderPush, bvh), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_RAYS, offsetof(RaysortRayOrderPush, rays), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_LIST, offsetof(RaysortRayOrderPush, list), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_COUNT, offsetof(RaysortRayOrderPush, live), raysort_lent},
     {raysort_discard, RAYSORT_BVH_TRACE_ORDER, offsetof(RaysortRayOrderPush, order), raysort_null},
     {raysort_discard, RAYSORT_BVH_TRACE_COUNTER, offsetof(RaysortRayOrderPush, taken), raysort_null}},
    {RAYSORT_PRIVATE_NUMBER(RaysortTraceMotionPush, maxCount), RAYSORT_PRIVATE_NUMBER(RaysortTraceMotionPush, rayCount),
     RAYSORT_PRIVATE_NUMBER(RaysortTraceMotionPush, given)}};

static const raysort_passTable raysort_bvhTracePass = {
    "trace",
    {{raysort_read, RAYSORT_RESOURCE_BVH_TRACE_BVH, offsetof(RaysortTracePush, bvh), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_RAYS, offsetof(RaysortTracePush, rays), raysort_null},
     {raysort_read, RAYSORT_BVH_TRACE_ENTRIES, offsetof(RaysortTracePush, list), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_COUNT, offsetof(RaysortTracePush, live), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, offsetof(RaysortTracePush, materials), raysort_lent},
     {raysort_discard, RAYSORT_RESOURCE_BVH_TRACE_HITS, offsetof(RaysortTracePush, hits), raysort_null},
     {raysort_readWrite, RAYSORT_BVH_TRACE_TAKEN, offsetof(RaysortTracePush, taken), raysort_null},
     {raysort_read, RAYSORT_BVH_TRACE_BELOW, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortTraceMotionPush, maxCount)}};

static const raysort_passTable raysort_bvhTraceMotionPass = {
    "trace",
    {{raysort_read, RAYSORT_RESOURCE_BVH_TRACE_BVH, offsetof(RaysortTraceMotionPush, bvh), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_RAYS, offsetof(RaysortTraceMotionPush, rays), raysort_null},
     {raysort_read, RAYSORT_BVH_TRACE_ENTRIES, offsetof(RaysortTraceMotionPush, list), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_COUNT, offsetof(RaysortTraceMotionPush, live), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, offsetof(RaysortTraceMotionPush, materials), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_TIMES, offsetof(RaysortTraceMotionPush, times), raysort_lent},
     {raysort_discard, RAYSORT_RESOURCE_BVH_TRACE_HITS, offsetof(RaysortTraceMotionPush, hits), raysort_null},
     {raysort_readWrite, RAYSORT_BVH_TRACE_TAKEN, offsetof(RaysortTraceMotionPush, taken), raysort_null},
     {raysort_read, RAYSORT_BVH_TRACE_BELOW, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortTraceMotionPush, maxCount)}};

static const raysort_passTable raysort_bvhTraceMaterialsPass = {
    "trace materials",
    {{raysort_read, RAYSORT_RESOURCE_BVH_TRACE_BVH, offsetof(RaysortTraceMaterialsPush, bvh), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_LIST, offsetof(RaysortTraceMaterialsPush, list), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_COUNT, offsetof(RaysortTraceMaterialsPush, live), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, offsetof(RaysortTraceMaterialsPush, materials), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_BVH_TRACE_PRIMITIVE_MATERIALS, offsetof(RaysortTraceMaterialsPush, ids),
      raysort_null},
     {raysort_readWrite, RAYSORT_RESOURCE_BVH_TRACE_HITS, offsetof(RaysortTraceMaterialsPush, hits), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortTraceMaterialsPush, maxCount)}};

/* Returns the threads of a workgroup that sorts rays. 512 threads need 18.3 KiB of shared memory, 256 need 9.2 KiB. */
RAYSORT_INTERNAL uint32_t raysort_orderThreads(const VkPhysicalDeviceLimits *limits)
{
  return raysort_mostThreads(limits, limits->maxComputeSharedMemorySize >= 24 * 1024 ? 512 : 256);
}

/* Returns whether the rays have times other than 0. Bits are compared, because a NaN is another time. */
static int raysort_bvhTraceMoves(const RaysortBvhTraceInfo *info)
{
  return raysort_isGiven(&info->times) || raysort_floatBits(info->time) << 1 != 0;
}

/* Both push blocks have the same numbers, except that one has `reserved`, which is 0, in place of the time. */
typedef char raysort_traceNumbersAgree
    [offsetof(RaysortTraceMotionPush, time) - offsetof(RaysortTracePush, reserved) == sizeof(VkDeviceAddress) ? 1 : -1];

static void raysort_addTrace(raysort_plan *plan, const RaysortBvhTraceInfo *info, int streams,
                             const RaysortTraceMotionPush *push)
{
  static const char *const names[8] = {
      "trace",        "trace any",        "trace stream",        "trace stream any",
      "trace motion", "trace any motion", "trace stream motion", "trace stream any motion"};
  static const uint32_t pipelines[8] = {
      /* number of levels, stream, motion */
      RAYSORT_PRIVATE_BVH_PIPELINE(TRACE),         RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(STREAM),        RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_MOTION),  RAYSORT_PRIVATE_BVH_PIPELINE(TRACE_MOTION_LEVELS),
      RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_MOTION), RAYSORT_PRIVATE_BVH_PIPELINE(STREAM_MOTION_LEVELS)};
  const int moves = raysort_bvhTraceMoves(info);
  const uint32_t kind = (streams ? 2u : 0u) + (moves ? 4u : 0u);
  const uint32_t isAny = info->rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT ? 1u : 0u;
  const uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_PRIVATE_BVH_TRACE_THREADS);
  raysort_addPass(plan, moves ? &raysort_bvhTraceMotionPass : &raysort_bvhTracePass,
                  pipelines[kind + (info->levels == 2)] + isAny * RAYSORT_PRIVATE_BVH_SECOND,
                  streams && groups > RAYSORT_PRIVATE_STREAM_GROUPS ? RAYSORT_PRIVATE_STREAM_GROUPS : groups, push,
                  NULL)
      ->name = names[kind + isAny];
}

static void raysort_pushTrace(raysort_plan *plan, const RaysortBvhTraceInfo *info, RaysortTraceMotionPush *push)
{
  memset(push, 0, sizeof(*push));
  push->maxCount = info->maxCount;
  push->rayCount = raysort_rayCount(&info->list, info->rayCount, info->maxCount);
  push->rayFlags = info->rayFlags;
  if (raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_MATERIALS))
    push->materialCount = raysort_elements(&info->materials, 4, RAYSORT_MAX_COUNT);
  push->missMaterial = info->missMaterial;
  push->deadMaterial = info->deadMaterial;
  push->geometryStride = info->geometryStride ? info->geometryStride : 1;
  push->mask = ~info->excludeMask & 0xffu;
  push->baseLow = (uint32_t)info->base;
  push->baseHigh = (uint32_t)(info->base >> 32);
  push->given = (raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_LIST) ? RAYSORT_GIVEN_LIST_BIT : 0u) |
                (raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_COUNT) ? RAYSORT_GIVEN_LIVE_BIT : 0u);
  push->time = raysort_bvhTraceMoves(info) ? info->time : 0;
}

/* Adds the pass that gives hits the material of their triangle. It is not a part of the trace kernels, so a trace
 * without such materials costs what it did. */
static void raysort_addTraceMaterials(raysort_plan *plan, const RaysortBvhTraceInfo *info,
                                      const RaysortTraceMotionPush *traced)
{
  RaysortTraceMaterialsPush push;
  VkDeviceSize bytes;
  memset(&push, 0, sizeof(push));
  push.maxCount = traced->maxCount;
  push.rayCount = traced->rayCount;
  push.given = traced->given;
  push.materialCount = traced->materialCount;
  push.missMaterial = traced->missMaterial;
  push.geometryStride = traced->geometryStride;
  push.idCount = raysort_primitiveMaterials(info, &bytes);
  push.idType = (uint32_t)info->primitiveMaterialType;
  raysort_addPass(plan, &raysort_bvhTraceMaterialsPass, RAYSORT_PRIVATE_BVH_PIPELINE(MATERIALS),
                  raysort_divideUp(info->maxCount, RAYSORT_PRIVATE_BVH_TRACE_THREADS), &push, NULL);
}

/* If there is scratch, shuffled rays are sorted first, and threads take ray after ray. */
static void raysort_planTracePasses(raysort_plan *plan, const RaysortBvhTraceInfo *info)
{
  const uint32_t features = RAYSORT_PRIVATE_FEATURE_BALLOTS | RAYSORT_PRIVATE_FEATURE_NOT_CPU;
  const int hasScratch = raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_SCRATCH);
  const int streams = hasScratch && (plan->context->features & features) == features;
  const int orders = hasScratch && info->hint == RAYSORT_BVH_TRACE_SHUFFLED;
  const uint32_t perGroup = raysort_orderThreads(&plan->context->limits) * RAYSORT_BVH_ORDER_EACH;
  const raysort_range *list = raysort_rangeOf(plan, RAYSORT_RESOURCE_BVH_TRACE_LIST);
  RaysortTraceMotionPush push, given;
  raysort_setPart(plan, RAYSORT_BVH_TRACE_HEADER, RAYSORT_RESOURCE_BVH_TRACE_BVH, 0, 16 * RAYSORT_BVH_HEADER_WORDS);
  raysort_setPart(plan, RAYSORT_BVH_TRACE_ORDER, RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, RAYSORT_PRIVATE_STREAM_SCRATCH,
                  (VkDeviceSize)info->maxCount * 4);
  raysort_setPart(plan, RAYSORT_BVH_TRACE_COUNTER, RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, 0, 4);
  raysort_setPart(plan, RAYSORT_BVH_TRACE_TAKEN, RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, 0, streams ? 4 : 0);
  *raysort_rangeOf(plan, RAYSORT_BVH_TRACE_ENTRIES) = orders ? *raysort_rangeOf(plan, RAYSORT_BVH_TRACE_ORDER) : *list;
  raysort_setUnranged(plan, RAYSORT_BVH_TRACE_BELOW, RAYSORT_RESOURCE_STRUCTURES, info->levels == 2);
  /* hits of rays that are not in a list keep their bytes */
  raysort_rangeOf(plan, RAYSORT_RESOURCE_BVH_TRACE_HITS)->isKept = list->isPresent;
  raysort_pushTrace(plan, info, &push);
  given = push;
  if (orders)
    raysort_addPass(plan, &raysort_orderPass, RAYSORT_PRIVATE_BVH_PIPELINE(ORDER),
                    raysort_divideUp(info->maxCount, perGroup), &push, NULL);
  else if (streams)
    raysort_planClear(plan, RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, "trace clear", 1);
  push.given |= (orders ? RAYSORT_GIVEN_LIST_BIT : 0u) | /* the trace's list is the sorted one */
                (raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_TIMES) ? RAYSORT_GIVEN_TIMES_BIT : 0u);
  raysort_addTrace(plan, info, streams, &push);
  if (raysort_isThere(plan, RAYSORT_RESOURCE_BVH_TRACE_PRIMITIVE_MATERIALS))
    raysort_addTraceMaterials(plan, info, &given);
}

static void raysort_planBvhTrace(raysort_plan *plan, const RaysortBvhTraceInfo *info, RaysortBvhTraceLayout *layout)
{
  const VkDeviceSize any = info->maxCount ? 1 : 0; /* without rays no buffer is needed */
  const VkDeviceSize rays = raysort_rayCount(&info->list, info->rayCount, info->maxCount);
  VkDeviceSize idBytes;
  raysort_checkTrace(&plan->listener, info);
  layout->raysSize = rays * sizeof(RaysortBvhRay);
  layout->hitsSize = rays * sizeof(RaysortBvhHit);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->timesSize = rays * 4;
  if (info->maxCount && info->hint != RAYSORT_BVH_TRACE_COHERENT) /* a counter of the rays taken, the sorted list */
    layout->scratchSize = RAYSORT_PRIVATE_STREAM_SCRATCH +
                          (info->hint == RAYSORT_BVH_TRACE_SHUFFLED ? (VkDeviceSize)info->maxCount * 4 : 0);
  layout->alignment = 16;
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_TRACE_BVH,
                         raysort_atLeast(any * RAYSORT_PRIVATE_BVH_LEAST, info->bvh.size));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_TRACE_COUNT, any * 4);
  raysort_setNeededBytes(
      plan, RAYSORT_RESOURCE_BVH_TRACE_MATERIALS,
      raysort_atLeast(any * 4, (VkDeviceSize)raysort_elements(&info->materials, 4, RAYSORT_MAX_COUNT) * 4));
  raysort_primitiveMaterials(info, &idBytes);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_TRACE_PRIMITIVE_MATERIALS, raysort_atLeast(any * 4, idBytes));
  if (raysort_resolveLayout(plan) && info->maxCount)
    raysort_planTracePasses(plan, info);
}

RAYSORT_PRIVATE_OPERATION(BvhTrace, bvhTrace, BVH, BVH_TRACE_BVH, BVH_TRACE_PRIMITIVE_MATERIALS)
