/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Distance fields: pictures of a field. */

#define RAYSORT_PRIVATE_SDF_ALL_OVERLAYS 0x1fu

static void raysort_checkSdfDebug(raysort_errors *to, const RaysortSdfDebugInfo *info)
{
  const raysort_bound bounds[] = {{"RaysortSdfDebugInfo.mode", info->mode, 0, RAYSORT_SDF_DEBUG_STALE},
                                  {"RaysortSdfDebugInfo.overlays", info->overlays, 0, RAYSORT_PRIVATE_SDF_ALL_OVERLAYS},
                                  {"RaysortSdfDebugInfo.width", info->width, 0, RAYSORT_SDF_MAX_SIDE},
                                  {"RaysortSdfDebugInfo.height", info->height, 0, RAYSORT_SDF_MAX_SIDE},
                                  {"RaysortSdfDebugInfo.maxInstances", info->maxInstances, 0, RAYSORT_MAX_COUNT}};
  const raysort_bound field[] = {RAYSORT_PRIVATE_SDF_BOUNDS(SdfDebug, info)};
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  raysort_checkNumber(to, "RaysortSdfDebugInfo.tMin", (double)info->tMin, 0, 1e30);
  raysort_checkNumber(to, "RaysortSdfDebugInfo.tMax", (double)info->tMax, (double)info->tMin, 1e30);
  raysort_checkBounds(to, field, RAYSORT_PRIVATE_LENGTH(field));
}

static const raysort_row raysort_sdfDebugRows[] = {
    RAYSORT_PRIVATE_ROW(SdfDebug, field, 256, 0),
    RAYSORT_PRIVATE_SIZED(SdfDebug, image, imageSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(SdfDebug, instances, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(SdfDebug, instanceList, 4, RAYSORT_PRIVATE_OPTIONAL)};

static const raysort_passTable raysort_sdfDebugPass = {
    "sdf debug",
    {{raysort_read, RAYSORT_RESOURCE_SDF_DEBUG_FIELD, offsetof(RaysortSdfDebugPush, field), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCES, offsetof(RaysortSdfDebugPush, instances), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCE_LIST, offsetof(RaysortSdfDebugPush, list), raysort_lent},
     {raysort_discard, RAYSORT_RESOURCE_SDF_DEBUG_IMAGE, offsetof(RaysortSdfDebugPush, image), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortSdfDebugPush, clipToWorld)}};

static void raysort_planSdfPicture(raysort_plan *plan, const RaysortSdfDebugInfo *info)
{
  const uint32_t has4Bits = info->sdf.flags & RAYSORT_SDF_4_BITS_BIT ? 1 : 0;
  const uint32_t count = raysort_sdfCascades(&info->sdf, info->firstCascade, info->cascadeCount);
  const int hasInstances = raysort_isThere(plan, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCES);
  RaysortSdfDebugPush push;
  memset(&push, 0, sizeof(push));
  if (raysort_isThere(plan, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCE_LIST))
    push.given = RAYSORT_GIVEN_LIST_BIT;
  memcpy(push.clipToWorld, info->clipToWorld, sizeof(push.clipToWorld));
  push.width = info->width;
  push.height = info->height;
  push.look = info->mode | info->overlays << 8 | info->firstCascade << 16 | count << 24;
  push.instanceCount =
      hasInstances ? raysort_elements(&info->instances, sizeof(RaysortSdfInstance), RAYSORT_MAX_COUNT) : 0;
  push.entryCount = push.instanceCount ? info->maxInstances : 0;
  push.tMin = info->tMin;
  push.tMax = info->tMax;
  raysort_addPass(plan, &raysort_sdfDebugPass,
                  RAYSORT_PRIVATE_SDF_TRACE_FIRST + RAYSORT_PRIVATE_SDF_TRACE_DEBUG + has4Bits,
                  raysort_divideUp(info->width, 8), &push, NULL)
      ->workgroups[1] = raysort_divideUp(info->height, 8);
}

static void raysort_planSdfDebug(raysort_plan *plan, const RaysortSdfDebugInfo *info, RaysortSdfDebugLayout *layout)
{
  const VkDeviceSize pixels = (VkDeviceSize)info->width * info->height, any = pixels ? 1 : 0;
  raysort_checkSdfDebug(&plan->listener, info);
  layout->imageSize = pixels * 4;
  layout->alignment = 4;
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_DEBUG_FIELD, any * raysort_sdfLeast(plan, &info->sdf));
  raysort_setNeededBytes(
      plan, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCES,
      raysort_atLeast(any * sizeof(RaysortSdfInstance),
                      (VkDeviceSize)raysort_elements(&info->instances, sizeof(RaysortSdfInstance), RAYSORT_MAX_COUNT) *
                          sizeof(RaysortSdfInstance)));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SDF_DEBUG_INSTANCE_LIST, any * info->maxInstances * 4);
  if (raysort_resolveLayout(plan) && pixels)
    raysort_planSdfPicture(plan, info);
}

RAYSORT_PRIVATE_OPERATION(SdfDebug, sdfDebug, SDF, SDF_DEBUG_FIELD, SDF_DEBUG_INSTANCE_LIST)
