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
  uint32_t maxCount;         /* largest number of records of the destination, 0 .. RAYSORT_MAX_COUNT */
  uint32_t sourceCount;      /* records of the source, 1 .. RAYSORT_MAX_COUNT; 0: maxCount */
  uint32_t stride;           /* bytes of a record, a multiple of 4, 4 .. RAYSORT_MAX_GATHER_STRIDE */
  RaysortBuffer map;         /* in: uint32[maxCount], numbers of records of the source, as newToOldPixelMap of a sort */
  RaysortBuffer count;       /* in, optional: the number of records to write */
  RaysortBuffer source;      /* in: sourceCount records */
  RaysortBuffer destination; /* out, a discard: maxCount records. Records after the count are not written */
} RaysortGatherInfo;

typedef struct RaysortGatherLayout
{
  VkDeviceSize mapSize;         /* least bytes of map */
  VkDeviceSize sourceSize;      /* least bytes of source */
  VkDeviceSize destinationSize; /* least bytes of destination */
  uint32_t passCount;
} RaysortGatherLayout;

#define RAYSORT_GATHER_MAX_PASSES 1

/* raysortCmdGather - copies records in the order of a map: record i of destination = record map[i] of source. It brings
 * rays, hits or payloads into sorted order, so that neighbouring threads read neighbouring memory.
 * A map entry that is not below sourceCount reads nothing: its record becomes zeros. A record may be copied twice.
 * Example: source A B C (sourceCount 3), map 2 0 2 9
 *   without count  destination C A C and zeros, since 9 is past the source
 *   count holds 3  destination C A C; record 3 is not written
 * needs   device addresses that are multiples of 4. There is no scratch
 * cost    1 dispatch, none if maxCount is 0. The map is read once, each record read and written once. It moves 16 bytes
 *         at a time if the stride and the addresses of source and destination are multiples of 16, else 4 */
RAYSORT_API VkResult raysortGetGatherLayout(RaysortContext context, const RaysortGatherInfo *info,
                                            RaysortGatherLayout *layout);
RAYSORT_API VkResult raysortPlanGather(RaysortContext context, const RaysortGatherInfo *info, uint32_t *passCount,
                                       RaysortPass *passes);
RAYSORT_API VkResult raysortCmdGather(RaysortContext context, VkCommandBuffer commandBuffer,
                                      const RaysortGatherInfo *info);
