/* SPDX-License-Identifier: MIT */
#include "sort_private.h"
#include "dispatch.h"

static VkResult raysort_checkDispatch(RaysortContext context, raysort_listener *to, const RaysortDispatchInfo *info)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (!info->sort)
    return raysort_refuse(to, "RaysortDispatchInfo.sort is NULL");
  if (info->sort->groupSize == 0)
    raysort_refuse(to, "RaysortSortInfo.groupSize is 0, a dispatch needs the threads of a workgroup of its pipelines: "
                       "1 or more");
  if (info->pushStages && !(info->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    raysort_refuse(to, "RaysortDispatchInfo.pushStages is 0x%x, VK_SHADER_STAGE_COMPUTE_BIT must be among them",
                   (unsigned)info->pushStages);
  if (!info->pipelines && info->uberPipeline == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both null, one must be given");
  if (info->pipelines && info->uberPipeline != VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both given, one must be null");
  if (info->layout == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.layout is null");
  if (info->pushOffset % 4 != 0 || info->pushOffset > most || sizeof(RaysortDispatchPush) > most - info->pushOffset)
    raysort_refuse(to, "RaysortDispatchInfo.pushOffset is %u, must be a multiple of 4 and at most %u",
                   (unsigned)info->pushOffset, (unsigned)(most - sizeof(RaysortDispatchPush)));
  return to->result;
}

enum
{
  RAYSORT_DISPATCH_ARGUMENTS = RAYSORT_PARTS,
  RAYSORT_DISPATCH_OFFSETS
};

static const raysort_passTable raysort_dispatchPass = {
    "dispatch material",
    sizeof(RaysortDispatchPush),
    {/* member of the push block, buffer or part, access */
     {RAYSORT_NO_PUSH, RAYSORT_DISPATCH_ARGUMENTS, RAYSORT_ARGUMENTS},
     {offsetof(RaysortDispatchPush, newToOldPixelMap), RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, RAYSORT_READ},
     {offsetof(RaysortDispatchPush, materialsOffsets), RAYSORT_DISPATCH_OFFSETS, RAYSORT_READ}}};

/* A pass of the caller's pipeline over the slots of a material, or of all. */
static void raysort_planMaterial(raysort_plan *plan, const RaysortDispatchInfo *info, const raysort_sort *sort,
                                 const RaysortSortLayout *layout, VkPipeline pipeline, uint32_t material)
{
  const int isUber = material == RAYSORT_ALL_MATERIALS;
  const VkDeviceSize arguments =
      isUber ? layout->liveArgumentsOffset : layout->countedMaterialsOffset + (VkDeviceSize)material * 12;
  RaysortDispatchPush push;
  RaysortPass *pass;
  memset(&push, 0, sizeof(push));
  push.material = material;
  push.materialCount = info->sort->materialCount;
  push.maxGroupsX = sort->maxGroupsX;
  push.groupSize = sort->groupSize;
  raysort_setPart(plan, RAYSORT_DISPATCH_ARGUMENTS, RAYSORT_RESOURCE_SORT_RANGES, arguments, 12);
  pass = raysort_addPass(plan, &raysort_dispatchPass, RAYSORT_NO_PIPELINE, 0, &push, NULL);
  if (isUber)
    pass->name = "dispatch uber";
  pass->group = info->group;
  raysort_setPipeline(pass, pipeline, info->layout, info->pushStages, info->pushOffset);
}

/* The buffers are those of the sort. */
static void raysort_planDispatch(raysort_plan *plan, const RaysortDispatchInfo *info)
{
  RaysortSortLayout layout;
  raysort_sort sort;
  uint32_t material;
  if (raysort_layoutSort(plan->context, &plan->listener, info->sort, &sort, &layout) != VK_SUCCESS)
    return;
  raysort_need(plan, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, layout.newToOldPixelMapSize);
  raysort_need(plan, RAYSORT_RESOURCE_SORT_RANGES, layout.rangesSize);
  if (!raysort_useBuffers(plan, NULL, 0))
    return;
  raysort_setPart(plan, RAYSORT_DISPATCH_OFFSETS, RAYSORT_RESOURCE_SORT_RANGES, layout.materialsOffsetsOffset,
                  ((VkDeviceSize)info->sort->materialCount + 1) * 4);
  if (!info->pipelines)
    raysort_planMaterial(plan, info, &sort, &layout, info->uberPipeline, RAYSORT_ALL_MATERIALS);
  for (material = 0; info->pipelines && material < info->sort->materialCount; ++material)
    if (info->pipelines[material] != VK_NULL_HANDLE)
      raysort_planMaterial(plan, info, &sort, &layout, info->pipelines[material], material);
}

RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_listener listener = context->listener;
  raysort_plan plan;
  if (raysort_checkDispatch(context, &listener, info) != VK_SUCCESS)
    return listener.result;
  raysort_startPlan(&plan, context, raysort_sortOperation(), info->sort, passCount, passes);
  raysort_planDispatch(&plan, info);
  return raysort_endPlan(&plan, passCount);
}
