/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Distance fields: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_PRIVATE_WORDS_SDFTRACE
#endif

/* Threads of a workgroup.
 * Tuning: 32 and 128 are within 3 %, a prototype on an NVIDIA H200, 2026-11-22. */
#define RAYSORT_PRIVATE_SDF_TRACE_THREADS 64u

#define RAYSORT_PRIVATE_SDF_NEAR_BRICKS   0x800000u /* 2^23 bricks of 512 bytes take 4 GiB */
#define RAYSORT_PRIVATE_SDF_ALL_RAY_FLAGS 0xfu

RAYSORT_INTERNAL int raysort_describeSdfTrace(uint32_t pipeline, raysort_variant *variant)
{
  const uint32_t number = pipeline - RAYSORT_PRIVATE_SDF_TRACE_FIRST;
  const int isDebug = number >= RAYSORT_PRIVATE_SDF_TRACE_DEBUG;
  variant->identity = isDebug ? RAYSORT_IDENTITY_SDFTRACE_DEBUG : RAYSORT_IDENTITY_SDFTRACE_TRACE;
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_PRIVATE_SDF_TRACE_THREADS;
  if (isDebug)
  {
    variant->constants[RAYSORT_CONSTANT_SDF_4_BITS] = number - RAYSORT_PRIVATE_SDF_TRACE_DEBUG;
    return 1;
  }
  variant->constants[RAYSORT_CONSTANT_SDF_ANY] = (number & RAYSORT_PRIVATE_SDF_TRACE_ANY) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_4_BITS] = (number & RAYSORT_PRIVATE_SDF_TRACE_4_BITS) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_ONE_CASCADE] = (number & RAYSORT_PRIVATE_SDF_TRACE_ONE) != 0;
  variant->constants[RAYSORT_CONSTANT_SDF_FAR_BRICKS] = (number & RAYSORT_PRIVATE_SDF_TRACE_FAR) != 0;
  return 1;
}

/* The number of cascades that rays see. */
RAYSORT_INTERNAL uint32_t raysort_sdfCascades(const RaysortSdfInfo *sdf, uint32_t first, uint32_t count)
{
  return count ? count : sdf->cascadeCount - first;
}

/* Places the parts of the field, and returns the bytes up to its keys. A trace reads no others. */
RAYSORT_INTERNAL VkDeviceSize raysort_sdfLeast(raysort_plan *plan, const RaysortSdfInfo *sdf)
{
  raysort_sdfPlaceField(plan, sdf);
  return raysort_rangeOf(plan, RAYSORT_SDF_PART_KEYS)->place;
}

/* ---- rays ---- */

static void raysort_checkSdfTrace(raysort_errors *to, const RaysortSdfTraceInfo *info)
{
  const int hasList = raysort_isGiven(&info->list);
  const raysort_bound bounds[] = {
      {"RaysortSdfTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
      {"RaysortSdfTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_PRIVATE_SDF_ALL_RAY_FLAGS},
      {hasList ? "RaysortSdfTraceInfo.rayCount" : "RaysortSdfTraceInfo.rayCount (without a list)", info->rayCount, 0,
       hasList ? RAYSORT_MAX_COUNT : 0},
      {"RaysortSdfTraceInfo.maxSteps", info->maxSteps, 0, RAYSORT_SDF_MOST_STEPS},
      RAYSORT_PRIVATE_SDF_BOUNDS(SdfTrace, info)};
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
}

static const raysort_row raysort_sdfTraceRows[] = {
    RAYSORT_PRIVATE_ROW(SdfTrace, field, 256, 0),
    RAYSORT_PRIVATE_SIZED(SdfTrace, rays, raysSize, 16, 0),
    RAYSORT_PRIVATE_SIZED(SdfTrace, hits, hitsSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(SdfTrace, list, listSize, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(SdfTrace, count, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(SdfTrace, materials, 4, RAYSORT_PRIVATE_OPTIONAL)};

static const raysort_passTable raysort_sdfTracePass = {
    "sdf trace",
    {{raysort_read, RAYSORT_RESOURCE_SDF_TRACE_FIELD, offsetof(RaysortSdfTracePush, field), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_TRACE_RAYS, offsetof(RaysortSdfTracePush, rays), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_TRACE_LIST, offsetof(RaysortSdfTracePush, list), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_TRACE_COUNT, offsetof(RaysortSdfTracePush, live), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_TRACE_MATERIALS, offsetof(RaysortSdfTracePush, materials), raysort_lent},
     {raysort_discard, RAYSORT_RESOURCE_SDF_TRACE_HITS, offsetof(RaysortSdfTracePush, hits), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortSdfTracePush, maxCount)}};

static uint32_t raysort_sdfTracePipeline(const RaysortSdfTraceInfo *info)
{
  const uint32_t count = raysort_sdfCascades(&info->sdf, info->firstCascade, info->cascadeCount);
  uint32_t number = info->rayFlags & RAYSORT_SDF_RAY_ANY_BIT ? RAYSORT_PRIVATE_SDF_TRACE_ANY : 0;
  if (info->sdf.flags & RAYSORT_SDF_4_BITS_BIT)
    number += RAYSORT_PRIVATE_SDF_TRACE_4_BITS;
  if (count == 1)
    number += RAYSORT_PRIVATE_SDF_TRACE_ONE;
  if (info->sdf.brickCapacity > RAYSORT_PRIVATE_SDF_NEAR_BRICKS)
    number += RAYSORT_PRIVATE_SDF_TRACE_FAR;
  return RAYSORT_PRIVATE_SDF_TRACE_FIRST + number;
}

static void raysort_planSdfRays(raysort_plan *plan, const RaysortSdfTraceInfo *info)
{
  const int hasList = raysort_isThere(plan, RAYSORT_RESOURCE_SDF_TRACE_LIST);
  const int hasCount = raysort_isThere(plan, RAYSORT_RESOURCE_SDF_TRACE_COUNT);
  RaysortSdfTracePush push;
  RaysortPass *pass;
  memset(&push, 0, sizeof(push));
  push.given = (hasList ? RAYSORT_GIVEN_LIST_BIT : 0) | (hasCount ? RAYSORT_GIVEN_LIVE_BIT : 0);
  push.maxCount = info->maxCount;
  push.rayCount = raysort_rayCount(&info->list, info->rayCount, info->maxCount);
  push.rayFlags = info->rayFlags;
  push.firstCascade = info->firstCascade;
  push.cascadeCount = raysort_sdfCascades(&info->sdf, info->firstCascade, info->cascadeCount);
  push.maxSteps = info->maxSteps ? info->maxSteps : RAYSORT_SDF_MOST_STEPS;
  if (raysort_isThere(plan, RAYSORT_RESOURCE_SDF_TRACE_MATERIALS))
    push.materialCount = raysort_elements(&info->materials, 4, RAYSORT_SDF_NONE);
  push.missMaterial = info->missMaterial;
  push.deadMaterial = info->deadMaterial;
  push.unknownMaterial = info->unknownMaterial;
  /* hits of rays that the list does not name keep their words */
  raysort_rangeOf(plan, RAYSORT_RESOURCE_SDF_TRACE_HITS)->isKept = hasList;
  pass = raysort_addPass(plan, &raysort_sdfTracePass, raysort_sdfTracePipeline(info),
                         raysort_divideUp(info->maxCount, RAYSORT_PRIVATE_SDF_TRACE_THREADS), &push, NULL);
  if (info->rayFlags & RAYSORT_SDF_RAY_ANY_BIT)
    pass->name = "sdf trace any";
}

static void raysort_planSdfTrace(raysort_plan *plan, const RaysortSdfTraceInfo *info, RaysortSdfTraceLayout *layout)
{
  const VkDeviceSize any = info->maxCount ? 1 : 0; /* without rays no buffer needs a byte */
  const VkDeviceSize rays = raysort_rayCount(&info->list, info->rayCount, info->maxCount);
  raysort_checkSdfTrace(&plan->listener, info);
  layout->raysSize = rays * sizeof(RaysortSdfRay);
  layout->hitsSize = rays * sizeof(RaysortSdfHit);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->alignment = 16;
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_TRACE_FIELD, any * raysort_sdfLeast(plan, &info->sdf));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_TRACE_COUNT, any * 4);
  raysort_setNeededBytes(
      plan, RAYSORT_RESOURCE_SDF_TRACE_MATERIALS,
      raysort_atLeast(any * 4, (VkDeviceSize)raysort_elements(&info->materials, 4, RAYSORT_SDF_NONE) * 4));
  if (raysort_resolveLayout(plan) && info->maxCount)
    raysort_planSdfRays(plan, info);
}

RAYSORT_PRIVATE_OPERATION(SdfTrace, sdfTrace, SDF, SDF_TRACE_FIELD, SDF_TRACE_MATERIALS)
