/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

/* Tables of indirect arguments next to those of the sort. */

static const raysort_row raysort_sortArgumentsRows[] = {
    RAYSORT_PRIVATE_SIZED(SortArguments, ranges, rangesSize, 4, 0),
    RAYSORT_PRIVATE_SIZED(SortArguments, arguments, argumentsSize, 4, RAYSORT_PRIVATE_WRITTEN)};

static const raysort_passTable raysort_sortArgumentsPass = {
    "sort arguments",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_ARGUMENTS_OFFSETS, RaysortArgumentsPush, offsets, null),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_ARGUMENTS_TABLE, RaysortArgumentsPush, arguments, null)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortArgumentsPush, maxCount)}};

RAYSORT_INTERNAL void raysort_addArguments(raysort_plan *plan, const RaysortArgumentsPush *numbers,
                                           const raysort_range *bindings)
{
  raysort_addPass(plan, &raysort_sortArgumentsPass, RAYSORT_SORT_PIPELINE_ARGUMENTS,
                  raysort_divideUp(numbers->argumentCount, RAYSORT_THREADS), numbers, bindings);
}

/* The most that x of an argument may be on this device. Rays of a launch are bounded by threads, workgroups are not. */
static uint32_t raysort_mostOnX(const VkPhysicalDeviceLimits *limits, int tracesRays)
{
  const uint64_t threads = (uint64_t)limits->maxComputeWorkGroupCount[0] * limits->maxComputeWorkGroupSize[0];
  if (!tracesRays)
    return limits->maxComputeWorkGroupCount[0];
  return threads < UINT32_MAX ? (uint32_t)threads : UINT32_MAX;
}

/* Refuses a count whose workgroups may not fit: without a fold on x, else on x times y. */
static void raysort_checkFit(raysort_plan *plan, const RaysortSortArgumentsInfo *info,
                             const RaysortArgumentsPush *numbers)
{
  const int isFolded = info->flags == 0;
  const uint64_t most =
      (uint64_t)numbers->maxGroupsX * (isFolded ? plan->context->limits.maxComputeWorkGroupCount[1] : 1);
  const uint32_t groups = raysort_divideUp(info->maxCount, numbers->workgroupSize);
  if (plan->listener.result == VK_SUCCESS && groups > most)
    raysort_refuse(
        &plan->listener,
        "RaysortSortArgumentsInfo.maxCount %u in groups of %u needs %u %s, %llu fit into one argument (flags "
        "0x%x, maxGroupsX %u)",
        (unsigned)info->maxCount, (unsigned)numbers->workgroupSize, (unsigned)groups,
        info->flags & RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT ? "rays" : "workgroups", (raysort_u64)most,
        (unsigned)info->flags, (unsigned)numbers->maxGroupsX);
}

/* Checks the numbers of the info struct and fills in those of the push block. */
static void raysort_checkSortArguments(raysort_plan *plan, const RaysortSortArgumentsInfo *info,
                                       RaysortArgumentsPush *numbers)
{
  const VkPhysicalDeviceLimits *limits = &plan->context->limits;
  const int tracesRays = (info->flags & RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT) != 0;
  const uint32_t most = raysort_mostOnX(limits, tracesRays);
  const raysort_bound bounds[] = {
      {"RaysortSortArgumentsInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
      {"RaysortSortArgumentsInfo.materialCount", info->materialCount, 1, RAYSORT_MAX_MATERIALS},
      {"RaysortSortArgumentsInfo.materialsPerArgument", info->materialsPerArgument, 0, info->materialCount},
      {tracesRays ? "RaysortSortArgumentsInfo.workgroupSize (of rays)" : "RaysortSortArgumentsInfo.workgroupSize",
       info->workgroupSize, 0, tracesRays ? 1 : limits->maxComputeWorkGroupInvocations},
      {"RaysortSortArgumentsInfo.maxGroupsX", info->maxGroupsX, 0, most},
      {"RaysortSortArgumentsInfo.flags", info->flags, 0,
       RAYSORT_SORT_ARGUMENTS_UNFOLDED_BIT | RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT}};
  raysort_checkBounds(&plan->listener, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  numbers->maxCount = info->maxCount;
  numbers->materialCount = info->materialCount;
  numbers->perArgument = info->materialsPerArgument ? info->materialsPerArgument : 1;
  numbers->argumentCount = raysort_divideUp(info->materialCount, numbers->perArgument);
  numbers->workgroupSize = info->workgroupSize ? info->workgroupSize : 1;
  numbers->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : tracesRays && most > 1u << 30 ? 1u << 30 : most;
  raysort_checkFit(plan, info, numbers);
}

static void raysort_planSortArguments(raysort_plan *plan, const RaysortSortArgumentsInfo *info,
                                      RaysortSortArgumentsLayout *layout)
{
  const VkDeviceSize offsetsSize = ((VkDeviceSize)info->materialCount + 1) * 4;
  raysort_range bindings[RAYSORT_ARGUMENTS_BINDINGS];
  RaysortArgumentsPush numbers;
  memset(&numbers, 0, sizeof(numbers));
  raysort_checkSortArguments(plan, info, &numbers);
  layout->argumentCount = numbers.argumentCount;
  layout->rangesSize = RAYSORT_RANGES_WORDS * 4 + offsetsSize;
  layout->argumentsSize = (VkDeviceSize)numbers.argumentCount * 12;
  if (!raysort_resolveLayout(plan))
    return;
  bindings[RAYSORT_ARGUMENTS_OFFSETS] = raysort_subrange(raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_ARGUMENTS_RANGES),
                                                         RAYSORT_RANGES_WORDS * 4, offsetsSize);
  bindings[RAYSORT_ARGUMENTS_TABLE] = *raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_ARGUMENTS_ARGUMENTS);
  raysort_addArguments(plan, &numbers, bindings);
}

RAYSORT_PRIVATE_OPERATION(SortArguments, sortArguments, SORT, SORT_ARGUMENTS_RANGES, SORT_ARGUMENTS_ARGUMENTS)
