/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort.h"

typedef struct RaysortDispatchInfo
{
  const RaysortSortInfo *sort;   /* materialCount, workgroupSize, maxGroupsX, newToOldPixelMap, ranges of the sort */
  const VkPipeline *pipelines;   /* [materialCount]: a pipeline a material; a null one is skipped. Or NULL: */
  VkPipeline uberPipeline;       /* one pipeline over all live entries; both are refused */
  VkPipelineLayout layout;       /* of all these pipelines */
  VkShaderStageFlags pushStages; /* of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* bytes, a multiple of 4: where the 32 bytes of RaysortDispatchPush go. They must lie
                                    within the device's maxPushConstantsSize */
  uint32_t concurrency;          /* RaysortPass.concurrency of the passes. 0: a pass waits for another one that writes
                                    the bytes it touches, or touches the bytes it writes. Not 0: they run side by side,
                                    and you promise that no two of your pipelines touch the same bytes, unless both
                                    read. Give two plans of one list the same number only if this holds between them
                                    too */
} RaysortDispatchInfo;

typedef struct RaysortDispatchLayout
{
  uint32_t passCount; /* as many as pipelines that are not null, or 1 with uberPipeline */
} RaysortDispatchLayout;

/* raysortCmdDispatch - what runs on the sorted list: an indirect dispatch for each material, or one for all.
 * Several plans on one sort are fine.
 * needs  sort->workgroupSize; descriptor sets bound already. The passes read newToOldPixelMap and ranges. What your
 *        pipelines touch besides: declare it (raysortAppendAccess), or synchronise it yourself
 * shader shaders/raysort_sort.glsl turns material and thread into a ray, or "past the end". An uber shader reads the
 *        ray's id itself. Push constants of your own go behind the 32 bytes: raysortAppendPush
 * Which? An uber pipeline switches no pipelines: on an H200 it was level for 16 and 64 materials, a third faster for
 * 256. A pipeline for each is better where materials differ much in registers or bindings. */
RAYSORT_API VkResult raysortGetDispatchLayout(RaysortContext context, const RaysortDispatchInfo *info,
                                              RaysortDispatchLayout *layout);
RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdDispatch(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortDispatchInfo *info);

