/* SPDX-License-Identifier: MIT */
#include "sort_private.h"
#include "../dispatch.h"

static VkResult raysort_checkDispatch(RaysortContext context, raysort_listener *to, const RaysortDispatchInfo *info)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (!info->sort)
    return raysort_refuse(to, "RaysortDispatchInfo.sort is NULL");
  if (info->sort->workgroupSize == 0)
    raysort_refuse(to,
                   "RaysortSortInfo.workgroupSize is 0, a dispatch needs the threads of a workgroup of its pipelines: "
                   "1 or more");
  if (info->pushStages && !(info->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    raysort_refuse(to, "RaysortDispatchInfo.pushStages is 0x%x, VK_SHADER_STAGE_COMPUTE_BIT must be among them",
                   (unsigned)info->pushStages);
  if (!info->pipelines && info->uberPipeline == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both null, one must be given");
  if (info->pipelines && info->uberPipeline != VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both given, one must be null");
  raysort_checkRange(to, "RaysortDispatchInfo.concurrency", info->concurrency, 0, 0xfffeffffu);
  if (info->layout == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.layout is null");
  if (info->pushOffset % 4 != 0 || info->pushOffset > most || sizeof(RaysortDispatchPush) > most - info->pushOffset)
    raysort_refuse(to, "RaysortDispatchInfo.pushOffset is %u, must be a multiple of 4 and at most %u",
                   (unsigned)info->pushOffset, (unsigned)(most - sizeof(RaysortDispatchPush)));
  return to->result;
}

static const raysort_passTable raysort_dispatchPass = {
    "dispatch material",
    {{raysort_arguments, RAYSORT_BOUND + 0, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, offsetof(RaysortDispatchPush, newToOldPixelMap),
      raysort_null},
     {raysort_read, RAYSORT_BOUND + 1, offsetof(RaysortDispatchPush, materialsOffsets), raysort_null}},
    {RAYSORT_NUMBERS_FROM(RaysortDispatchPush, material)}};

/* Adds a pass that runs the caller's pipeline over the slots of one material, or of all materials. */
static void raysort_planMaterial(raysort_plan *plan, const RaysortDispatchInfo *info, const raysort_sort *sort,
                                 const RaysortSortLayout *layout, VkPipeline pipeline, uint32_t material)
{
  const int isUber = material == RAYSORT_ALL_MATERIALS;
  const VkDeviceSize arguments =
      isUber ? layout->liveArgumentsOffset : layout->countedMaterialsOffset + (VkDeviceSize)material * 12;
  const raysort_range *ranges = raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_RANGES);
  raysort_range bindings[2]; /* arguments, offsets */
  RaysortDispatchPush push;
  RaysortPass *pass;
  memset(&push, 0, sizeof(push));
  push.material = material;
  push.materialCount = info->sort->materialCount;
  push.maxGroupsX = sort->maxGroupsX;
  push.workgroupSize = sort->workgroupSize;
  bindings[0] = raysort_subrange(ranges, arguments, 12);
  bindings[1] =
      raysort_subrange(ranges, layout->materialsOffsetsOffset, ((VkDeviceSize)info->sort->materialCount + 1) * 4);
  pass = raysort_addPass(plan, &raysort_dispatchPass, RAYSORT_NO_PIPELINE, 0, &push, bindings);
  if (isUber)
    pass->name = "dispatch uber";
  pass->concurrency = info->concurrency;
  raysort_setPipeline(pass, pipeline, info->layout, info->pushStages, info->pushOffset);
}

/* The plan has the buffers of the sort. */
static void raysort_planDispatch(raysort_plan *plan, const RaysortDispatchInfo *info, RaysortDispatchLayout *layout)
{
  RaysortSortLayout sorted;
  raysort_sort sort;
  uint32_t material;
  (void)layout; /* it has the number of passes alone */
  if (raysort_checkDispatch(plan->context, &plan->listener, info) != VK_SUCCESS ||
      raysort_layoutSort(plan->context, &plan->listener, info->sort, &sort, &sorted) != VK_SUCCESS)
    return;
  raysort_takeBuffers(plan, raysort_sortOperation(), info->sort);
  raysort_need(plan, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, sorted.newToOldPixelMapSize);
  raysort_need(plan, RAYSORT_RESOURCE_SORT_RANGES, sorted.rangesSize);
  if (!raysort_useBuffers(plan))
    return;
  if (!info->pipelines)
    raysort_planMaterial(plan, info, &sort, &sorted, info->uberPipeline, RAYSORT_ALL_MATERIALS);
  for (material = 0; info->pipelines && material < info->sort->materialCount; ++material)
    if (info->pipelines[material] != VK_NULL_HANDLE)
      raysort_planMaterial(plan, info, &sort, &sorted, info->pipelines[material], material);
}

RAYSORT_PRIVATE_OPERATION_OF(Dispatch, dispatch, RAYSORT_CAPABILITY_SORT_BIT, 0, 0, NULL)
RAYSORT_PRIVATE_LAYOUT(Dispatch, dispatch)
