/* SPDX-License-Identifier: MIT */
#include "device.h"
#include "../host/host.h"

/* BVH on the device: copies of structures. */

#define RAYSORT_PRIVATE_COPY_THREADS 64u

static int raysort_bvhIsFile(const RaysortBvhCopyInfo *info)
{
  return info->mode == RAYSORT_BVH_COPY_SERIALISE || info->mode == RAYSORT_BVH_COPY_DESERIALISE;
}

/* Returns the number of whole words of 16 bytes. */
static uint32_t raysort_bvhWords(VkDeviceSize size)
{
  return size / 16 > 0xffffffffu ? 0xffffffffu : (uint32_t)(size / 16);
}

static const raysort_row raysort_bvhCopyRows[] = {
    RAYSORT_PRIVATE_ROW(BvhCopy, source, 16, 0), RAYSORT_PRIVATE_ROW(BvhCopy, destination, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(BvhCopy, scratch, scratchSize, 4, RAYSORT_PRIVATE_WRITTEN)};

enum
{
  RAYSORT_COPY_SUMS = RAYSORT_PRIVATE_PARTS, /* used for files */
  RAYSORT_COPY_STRUCTURES                    /* the destination, if it becomes a structure */
};

static const raysort_passTable raysort_sumPass = {
    "bvh sum",
    {{raysort_read, RAYSORT_RESOURCE_BVH_COPY_SOURCE, offsetof(RaysortBvhSumPush, source), raysort_null},
     {raysort_readWrite, RAYSORT_COPY_SUMS, offsetof(RaysortBvhSumPush, sums), raysort_null}},
    {RAYSORT_PRIVATE_NUMBER(RaysortBvhCopyPush, sourceWords), RAYSORT_PRIVATE_NUMBER(RaysortBvhCopyPush, mode),
     RAYSORT_PRIVATE_NUMBER(RaysortBvhCopyPush, baseLow), RAYSORT_PRIVATE_NUMBER(RaysortBvhCopyPush, baseHigh)}};

static const raysort_passTable raysort_copyPass = {
    "bvh copy",
    {{raysort_read, RAYSORT_RESOURCE_BVH_COPY_SOURCE, offsetof(RaysortBvhCopyPush, source), raysort_null},
     {raysort_read, RAYSORT_COPY_SUMS, offsetof(RaysortBvhCopyPush, sums), raysort_lent},
     /* no discard, because the memory after the copy keeps its contents */
     {raysort_write, RAYSORT_RESOURCE_BVH_COPY_DESTINATION, offsetof(RaysortBvhCopyPush, destination), raysort_null},
     {raysort_write, RAYSORT_COPY_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortBvhCopyPush, sourceWords)}};

static void raysort_planCopyPasses(raysort_plan *plan, const RaysortBvhCopyInfo *info)
{
  uint32_t groups;
  RaysortBvhCopyPush push;
  memset(&push, 0, sizeof(push));
  push.sourceWords = raysort_bvhWords(raysort_rangeOf(plan, RAYSORT_RESOURCE_BVH_COPY_SOURCE)->needed);
  push.destinationWords = raysort_bvhWords(raysort_rangeOf(plan, RAYSORT_RESOURCE_BVH_COPY_DESTINATION)->needed);
  push.mode = info->mode;
  push.baseLow = (uint32_t)info->base;
  push.baseHigh = (uint32_t)(info->base >> 32);
  groups = raysort_divideUp(push.sourceWords, RAYSORT_PRIVATE_COPY_THREADS * RAYSORT_BVH_COPY_EACH);
  raysort_setPart(plan, RAYSORT_COPY_SUMS, RAYSORT_RESOURCE_BVH_COPY_SCRATCH, 0, 8);
  raysort_setUnranged(plan, RAYSORT_COPY_STRUCTURES, RAYSORT_RESOURCE_STRUCTURES,
                      info->mode == RAYSORT_BVH_COPY_CLONE || info->mode == RAYSORT_BVH_COPY_DESERIALISE);
  if (raysort_bvhIsFile(info))
  {
    raysort_planClear(plan, RAYSORT_RESOURCE_BVH_COPY_SCRATCH, "bvh clear", 2);
    raysort_addPass(plan, &raysort_sumPass, RAYSORT_PRIVATE_BVH_PIPELINE(SUM), groups, &push, NULL);
  }
  raysort_addPass(plan, &raysort_copyPass, RAYSORT_PRIVATE_BVH_PIPELINE(COPY),
                  info->mode == RAYSORT_BVH_COPY_PROPERTIES ? 1 : groups, &push, NULL);
}

static void raysort_planBvhCopy(raysort_plan *plan, const RaysortBvhCopyInfo *info, RaysortBvhCopyLayout *layout)
{
  const VkDeviceSize least = RAYSORT_BVH_EMPTY_SIZE, file = least + sizeof(RaysortBvhSerial);
  const int isFile = raysort_bvhIsFile(info);
  raysort_checkRange(&plan->listener, "RaysortBvhCopyInfo.mode", info->mode, 0, RAYSORT_BVH_COPY_PROPERTIES);
  raysort_checkRange(&plan->listener, "RaysortBvhCopyInfo.base", info->base, 0, isFile ? UINT64_MAX : 0);
  layout->sourceSize = info->mode == RAYSORT_BVH_COPY_DESERIALISE ? file : least;
  layout->destinationSize = info->mode == RAYSORT_BVH_COPY_SERIALISE ? file : least;
  if (info->mode == RAYSORT_BVH_COPY_PROPERTIES)
    layout->destinationSize = sizeof(RaysortBvhProperties);
  layout->scratchSize = isFile ? 16u : 0u;
  layout->alignment = 16;
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_COPY_SOURCE,
                         raysort_atLeast(layout->sourceSize, info->source.size));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_COPY_DESTINATION,
                         info->mode == RAYSORT_BVH_COPY_PROPERTIES
                             ? layout->destinationSize
                             : raysort_atLeast(layout->destinationSize, info->destination.size));
  if (raysort_resolveLayout(plan))
    raysort_planCopyPasses(plan, info);
}

RAYSORT_PRIVATE_OPERATION(BvhCopy, bvhCopy, BVH, BVH_COPY_SOURCE, BVH_COPY_SCRATCH)
