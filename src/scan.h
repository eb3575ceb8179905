/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

#define RAYSORT_CAPABILITY_SCAN_BIT        1u /* raysortCmdScan */

#define RAYSORT_RESOURCE_SCAN_SCRATCH      0x100u
#define RAYSORT_RESOURCE_SCAN_INPUT        0x101u
#define RAYSORT_RESOURCE_SCAN_OUTPUT       0x102u
#define RAYSORT_RESOURCE_SCAN_TOTAL        0x103u
#define RAYSORT_RESOURCE_SCAN_COUNT_BUFFER 0x104u

typedef struct RaysortScanInfo
{
  uint32_t count;            /* words, 0 .. RAYSORT_MAX_COUNT; the count on the GPU may be less: see countBuffer */
  RaysortBuffer countBuffer; /* in, optional: uint32, how many words; clamped to count. The words of output behind them
                                are not written, and the total is that of these words */
  RaysortBuffer input;       /* in: uint32[count] */
  RaysortBuffer output; /* out: uint32[count]; may be exactly `input` (so it is never declared a discard), else apart */
  RaysortBuffer total;  /* out, optional: the sum of all as 64 bits, low word first */
  RaysortBuffer scratch;
} RaysortScanInfo;

typedef struct RaysortScanLayout
{
  VkDeviceSize dataSize;         /* least bytes of input, and of output */
  VkDeviceSize totalSize;        /* least bytes of total */
  VkDeviceSize scratchSize;      /* least bytes of scratch: serves all smaller counts too */
  VkDeviceSize scratchAlignment; /* of scratch: its device address */
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
