/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

#define RAYSORT_CAPABILITY_SCAN_BIT   1u /* raysortCmdScan */

#define RAYSORT_RESOURCE_SCAN_SCRATCH 0x100u
#define RAYSORT_RESOURCE_SCAN_INPUT   0x101u
#define RAYSORT_RESOURCE_SCAN_OUTPUT  0x102u
#define RAYSORT_RESOURCE_SCAN_TOTAL   0x103u
#define RAYSORT_RESOURCE_SCAN_COUNT   0x104u

typedef struct RaysortScanInfo
{
  uint32_t maxCount;    /* the most words, 0 .. RAYSORT_MAX_COUNT */
  RaysortBuffer count;  /* in, optional: uint32, the number of words, clamped to maxCount; else it is maxCount. Words of
                           the output behind the count are not written. They do not count for the total */
  RaysortBuffer input;  /* in: uint32[maxCount] */
  RaysortBuffer output; /* out: uint32[maxCount]. It may be exactly `input`, else it must lie apart from it. So it is
                           never declared a discard */
  RaysortBuffer total;  /* out, optional: the sum of all words, as 64 bits, low word first */
  RaysortBuffer scratch;
} RaysortScanInfo;

typedef struct RaysortScanLayout
{
  VkDeviceSize dataSize;    /* least bytes of input, and of output */
  VkDeviceSize totalSize;   /* least bytes of total */
  VkDeviceSize scratchSize; /* least bytes of scratch: serves all smaller counts too */
  VkDeviceSize alignment;   /* of scratch: its device address */
  uint32_t passCount;
} RaysortScanLayout;

#define RAYSORT_SCAN_MAX_PASSES 3

/* raysortCmdScan - output[i] = input[0] + ... + input[i - 1], modulo 2^32 (exclusive).
 * needs  every buffer's device address a multiple of 4; scratch as the layout says
 * cost   3 dispatches; input read twice, output written once */
RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout);
RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortScanInfo *info);
