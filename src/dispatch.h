/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort.h"

typedef struct RaysortDispatchInfo
{
  const RaysortSortInfo *sort;   /* the sort, as it was planned: its materialCount, workgroupSize (not 0), maxGroupsX,
                                    newToOldPixelMap and ranges are used */
  const VkPipeline *pipelines;   /* [materialCount]: a pipeline for each material; a null pipeline is skipped, in a dry
                                    plan too. NULL: uberPipeline is given */
  VkPipeline uberPipeline;       /* one pipeline over all live entries; null if `pipelines` is given. Both or neither is
                                    refused */
  VkPipelineLayout layout;       /* layout of all these pipelines */
  VkShaderStageFlags pushStages; /* stages of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* byte of the push constants where RaysortDispatchPush begins, a multiple of 4. Its 32
                                    bytes must lie within the device's maxPushConstantsSize */
  uint32_t concurrency;          /* RaysortPass.concurrency of the passes. 0: a pass waits for an earlier pass if one of
                                    them writes bytes that the other touches. Not 0: the passes run side by side, and
                                    you promise that no two of your pipelines touch the same bytes, unless both only
                                    read. Two plans of one list may have the same number only if this holds between them
                                    too. raysort does not check the promise. A number of
                                    0xffff0000 or more is refused */
} RaysortDispatchInfo;

typedef struct RaysortDispatchLayout
{
  uint32_t passCount; /* the number of pipelines that are not null; 1 with uberPipeline */
} RaysortDispatchLayout;

/* raysortCmdDispatch - runs your pipelines on the sorted list: an indirect dispatch for each material, or one for all.
 * Several dispatch plans on one sort are fine.
 * Example: the sort of the example at raysortCmdSort (three materials, workgroupSize 2)
 *   pipelines p0, null, p2  2 passes: p0 with 2 workgroups for rays 1 4 6, and p2 with 1 workgroup for ray 5
 *   uberPipeline            1 pass with 4 workgroups for rays 1 4 6 0 2 7 5
 *   threads past the end    the fourth thread of p0, the second of p2 and the eighth of the uber pipeline get no ray
 * layout  raysortGetDispatchLayout refuses what a plan refuses, but for buffers, which it does not need. So `sort`,
 *         `layout`, and pipelines or uberPipeline must be given already
 * needs   bind your descriptor sets before you record; raysort binds none. The passes declare that they read
 *         newToOldPixelMap and ranges. If your pipelines touch other bytes, declare them (raysortAppendAccess) or
 *         synchronise them yourself
 * before  newToOldPixelMap is visible to compute shader reads; ranges to them and to DRAW_INDIRECT,
 *         INDIRECT_COMMAND_READ. In one list with the sort, raysortCmdPasses makes this barrier
 * after   make the bytes that your pipelines wrote visible to their readers
 * shader  raysortDispatchedRay in shaders/raysort_sort.glsl turns material and thread into a ray, or says "past the
 *         end". An uber shader reads the id of its ray itself. Your own push constants go behind the 32 bytes:
 *         raysortAppendPush
 * error   VK_ERROR_VALIDATION_FAILED_EXT: a field; VK_ERROR_OUT_OF_HOST_MEMORY: raysortCmdDispatch of more than 64
 *         passes
 * cost    no pipeline of raysort's; `pipelines` is read during the call only
 * An uber pipeline switches no pipelines. A pipeline for each material is better if materials differ much in registers
 * or bindings.
 * Tuning: both took the same time for 16 and 64 materials, the uber pipeline was a third faster for 256 (NVIDIA H200,
 *         2026-11) */
RAYSORT_API VkResult raysortGetDispatchLayout(RaysortContext context, const RaysortDispatchInfo *info,
                                              RaysortDispatchLayout *layout);
RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdDispatch(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortDispatchInfo *info);

