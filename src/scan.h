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
  uint32_t maxCount;     /* largest number of words, 0 .. RAYSORT_MAX_COUNT */
  RaysortBuffer count;   /* in, optional: the number of words */
  RaysortBuffer input;   /* in: uint32[maxCount]; words after the count are not part of any sum */
  RaysortBuffer output;  /* out: uint32[maxCount]; words after the count are not written. It may be exactly `input`. Its
                            access is never a discard */
  RaysortBuffer total;   /* out, optional: the sum of all words, 64 bits, low word first */
  RaysortBuffer scratch; /* no contents before and after */
} RaysortScanInfo;

typedef struct RaysortScanLayout
{
  VkDeviceSize dataSize;    /* least bytes of input and of output */
  VkDeviceSize totalSize;   /* least bytes of total */
  VkDeviceSize scratchSize; /* least bytes of scratch; enough for every smaller maxCount too */
  VkDeviceSize alignment;   /* scratch's device address must be a multiple of it */
  uint32_t passCount;
} RaysortScanLayout;

#define RAYSORT_SCAN_MAX_PASSES 3

/* raysortCmdScan - the exclusive prefix sum: output[i] = input[0] + ... + input[i - 1], modulo 2^32.
 * needs   device addresses: scratch a multiple of the layout's alignment, the other buffers 4
 * cost    3 dispatches, with maxCount 0 too (total is 0 then). Input is read twice, output written once
 * Example: input 3 1 4 1 5, maxCount 5
 *   without count  output 0 3 4 8 9, total 14
 *   count holds 3  output 0 3 4 and two words that are not written, total 8
 *   count holds 9  as without count */
RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout);
RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortScanInfo *info);
