/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

#define RAYSORT_CAPABILITY_GATHER_BIT       128u /* raysortCmdGather */

#define RAYSORT_RESOURCE_GATHER_MAP         0x800u
#define RAYSORT_RESOURCE_GATHER_COUNT       0x801u
#define RAYSORT_RESOURCE_GATHER_SOURCE      0x802u
#define RAYSORT_RESOURCE_GATHER_DESTINATION 0x803u

#define RAYSORT_MAX_GATHER_STRIDE           65536u

typedef struct RaysortGatherInfo
{
  uint32_t maxCount;         /* records of the destination, 0 .. RAYSORT_MAX_COUNT */
  uint32_t sourceCount;      /* records of the source; 0: maxCount */
  uint32_t stride;           /* bytes of a record, a multiple of 4, 4 .. RAYSORT_MAX_GATHER_STRIDE */
  RaysortBuffer map;         /* in: uint32[maxCount], which record of the source: newToOldPixelMap of a sort is one */
  RaysortBuffer count;       /* in, optional: uint32, how many records; clamped to maxCount; else maxCount */
  RaysortBuffer source;      /* in: records */
  RaysortBuffer destination; /* out: records; those behind the count are not written, nor kept by a
                                graph that discards */
} RaysortGatherInfo;

typedef struct RaysortGatherLayout
{
  VkDeviceSize mapSize;         /* least bytes of map */
  VkDeviceSize sourceSize;      /* least bytes of source */
  VkDeviceSize destinationSize; /* least bytes of destination */
  uint32_t passCount;
} RaysortGatherLayout;

#define RAYSORT_GATHER_MAX_PASSES 1

/* raysortCmdGather - record i of destination = record map[i] of source: rays, hits or payloads in sorted order, so that
 * neighbouring threads of what follows read neighbouring memory.
 * A map entry past the source (>= sourceCount) reads nothing: its record becomes zeros. An entry may stand there twice.
 * needs  device addresses a multiple of 4. With a stride that is a multiple of 16, and source and destination at
 *        addresses that are, it moves 16 bytes at a time, else 4
 * cost   1 dispatch, none if maxCount is 0; the map read once, each record read and written once */
RAYSORT_API VkResult raysortGetGatherLayout(RaysortContext context, const RaysortGatherInfo *info,
                                            RaysortGatherLayout *layout);
RAYSORT_API VkResult raysortPlanGather(RaysortContext context, const RaysortGatherInfo *info, uint32_t *passCount,
                                       RaysortPass *passes);
RAYSORT_API VkResult raysortCmdGather(RaysortContext context, VkCommandBuffer commandBuffer,
                                      const RaysortGatherInfo *info);
