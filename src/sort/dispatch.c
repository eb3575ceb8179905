/* SPDX-License-Identifier: MIT */
#include "sort_private.h"
#include "../dispatch.h"

/* ---- checks ---- */

/* Is there a rest: does a list say which materials have a dispatch of their own? */
static int raysort_hasRest(const RaysortDispatchInfo *info)
{
  return info->materials || info->listedCount || info->restPipeline != VK_NULL_HANDLE ||
         (info->flags & RAYSORT_DISPATCH_UNSHADED_BIT);
}

static uint32_t raysort_groupSize(const RaysortDispatchInfo *info)
{
  return info->materialsPerPipeline ? info->materialsPerPipeline : 1;
}

static void raysort_checkWays(raysort_errors *to, const RaysortDispatchInfo *info)
{
  const int hasRest = raysort_hasRest(info), isUber = info->uberPipeline != VK_NULL_HANDLE;
  if (!info->pipelines && !isUber && !(hasRest && !info->listedCount))
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both null, one must be given");
  if (info->pipelines && isUber)
    raysort_refuse(to, "RaysortDispatchInfo.pipelines and .uberPipeline are both given, one must be null");
  if (raysort_groupSize(info) > info->sort->materialCount && info->materialsPerPipeline > 1)
    raysort_refuse(to, "RaysortDispatchInfo.materialsPerPipeline is %u, RaysortSortInfo.materialCount is %u",
                   (unsigned)info->materialsPerPipeline, (unsigned)info->sort->materialCount);
  if (raysort_groupSize(info) > 1 && (isUber || hasRest))
    raysort_refuse(
        to,
        "RaysortDispatchInfo.materialsPerPipeline is %u: with uberPipeline or a list (listedCount %u) it must "
        "be 0 or 1 (RaysortSortInfo.materialCount is %u)",
        (unsigned)info->materialsPerPipeline, (unsigned)info->listedCount, (unsigned)info->sort->materialCount);
  if (isUber && hasRest)
    raysort_refuse(to, "RaysortDispatchInfo.uberPipeline and a list or restPipeline are both given");
}

static void raysort_checkList(raysort_errors *to, const RaysortDispatchInfo *info)
{
  const uint32_t count = info->sort->materialCount;
  uint32_t i;
  if (raysort_checkRange(to, "RaysortDispatchInfo.listedCount", info->listedCount, 0, count) != VK_SUCCESS)
    return;
  if (info->listedCount && !info->materials)
    raysort_refuse(to, "RaysortDispatchInfo.materials is NULL, listedCount is %u", (unsigned)info->listedCount);
  if (info->restPipeline == VK_NULL_HANDLE && !(info->flags & RAYSORT_DISPATCH_UNSHADED_BIT))
    raysort_refuse(to,
                   "RaysortDispatchInfo.restPipeline is null: rays of materials that are not in the list would stay "
                   "unshaded, which RAYSORT_DISPATCH_UNSHADED_BIT allows");
  if (info->restPipeline != VK_NULL_HANDLE && (info->flags & RAYSORT_DISPATCH_UNSHADED_BIT))
    raysort_refuse(to, "RaysortDispatchInfo.restPipeline is given, and RAYSORT_DISPATCH_UNSHADED_BIT says that it is "
                       "not");
  for (i = 0; i < info->listedCount && to->result == VK_SUCCESS; ++i)
    if (info->materials[i] >= count)
      raysort_refuse(to, "RaysortDispatchInfo.materials[%u] is %u, RaysortSortInfo.materialCount is %u", (unsigned)i,
                     (unsigned)info->materials[i], (unsigned)count);
    else if (i && info->materials[i] <= info->materials[i - 1])
      raysort_refuse(to, "RaysortDispatchInfo.materials[%u] is %u after %u, the ids must ascend", (unsigned)i,
                     (unsigned)info->materials[i], (unsigned)info->materials[i - 1]);
}

/* A rest has workgroups of one material each, so it may have more of them than the sort has. */
static void raysort_checkRestGroups(RaysortContext context, raysort_errors *to, const RaysortSortInfo *sort)
{
  const uint32_t *limits = context->limits.maxComputeWorkGroupCount;
  const uint64_t most = (uint64_t)(sort->maxGroupsX ? sort->maxGroupsX : limits[0]) * limits[1];
  const uint64_t groups = (uint64_t)raysort_divideUp(sort->maxCount, sort->workgroupSize) + sort->materialCount;
  if (groups > most)
    raysort_refuse(to,
                   "RaysortSortInfo.maxCount %u in groups of %u, and materialCount %u, need up to %llu workgroups of a "
                   "rest, maxGroupsX times the device's maxComputeWorkGroupCount[1] allows %llu",
                   (unsigned)sort->maxCount, (unsigned)sort->workgroupSize, (unsigned)sort->materialCount,
                   (raysort_u64)groups, (raysort_u64)most);
}

static VkResult raysort_checkDispatch(RaysortContext context, raysort_errors *to, const RaysortDispatchInfo *info)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (!info->sort)
    return raysort_refuse(to, "RaysortDispatchInfo.sort is NULL");
  if (info->sort->workgroupSize == 0)
    return raysort_refuse(
        to, "RaysortSortInfo.workgroupSize is 0, a dispatch needs the threads of a workgroup of its pipelines: "
            "1 or more");
  if (info->pushStages && !(info->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    raysort_refuse(to, "RaysortDispatchInfo.pushStages is 0x%x, VK_SHADER_STAGE_COMPUTE_BIT must be among them",
                   (unsigned)info->pushStages);
  raysort_checkRange(to, "RaysortDispatchInfo.flags", info->flags, 0, RAYSORT_DISPATCH_UNSHADED_BIT);
  raysort_checkWays(to, info);
  if (raysort_hasRest(info))
  {
    raysort_checkList(to, info);
    raysort_checkRestGroups(context, to, info->sort);
  }
  raysort_checkRange(to, "RaysortDispatchInfo.concurrency", info->concurrency, 0, 0xfffeffffu);
  if (info->layout == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortDispatchInfo.layout is null");
  if (info->pushOffset % 4 != 0 || info->pushOffset > most || sizeof(RaysortDispatchPush) > most - info->pushOffset)
    raysort_refuse(to, "RaysortDispatchInfo.pushOffset is %u, must be a multiple of 4 and at most %u",
                   (unsigned)info->pushOffset, (unsigned)(most - sizeof(RaysortDispatchPush)));
  return to->result;
}

/* ---- buffers ---- */

/* The buffers of a plan: some of the sort's info, and those of the dispatch. */
typedef struct raysort_dispatchBuffers
{
  RaysortBuffer newToOldPixelMap, ranges, list, table;
} raysort_dispatchBuffers;

#define RAYSORT_PRIVATE_DISPATCH_ROW(field, member, alignment, flags)     \
  {                                                                       \
    field, offsetof(raysort_dispatchBuffers, member), 0, alignment, flags \
  }

/* Numbered from RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP on: the sort's oldToNewPixelMap and present are not used, so
 * no byte of them is needed. */
static const raysort_row raysort_dispatchRows[] = {
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortSortInfo.newToOldPixelMap", newToOldPixelMap, 4, 0),
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortSortInfo.oldToNewPixelMap", newToOldPixelMap, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortSortInfo.ranges", ranges, 16, 0),
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortSortInfo.present", ranges, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortDispatchInfo.list", list, 4, 0),
    RAYSORT_PRIVATE_DISPATCH_ROW("RaysortDispatchInfo.table", table, 4, RAYSORT_PRIVATE_WRITTEN)};
RAYSORT_PRIVATE_NUMBERED(raysort_dispatchRows, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP,
                         RAYSORT_RESOURCE_DISPATCH_TABLE);

/* Not an operation with functions of its own: it names the resources, and gives a dispatch its rows. */
RAYSORT_INTERNAL const raysort_operation *raysort_tableOperation(void)
{
  static const raysort_operation operation = {RAYSORT_CAPABILITY_SORT_BIT, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP,
                                              RAYSORT_PRIVATE_LENGTH(raysort_dispatchRows), raysort_dispatchRows, NULL};
  return &operation;
}

static int raysort_useDispatchBuffers(raysort_plan *plan, const RaysortDispatchInfo *info,
                                      const RaysortSortLayout *sorted, const RaysortDispatchLayout *layout)
{
  raysort_dispatchBuffers buffers;
  buffers.newToOldPixelMap = info->sort->newToOldPixelMap;
  buffers.ranges = info->sort->ranges;
  buffers.list = info->list;
  buffers.table = info->table;
  raysort_takeBuffers(plan, raysort_tableOperation(), &buffers);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, sorted->newToOldPixelMapSize);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SORT_RANGES, sorted->rangesSize);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_DISPATCH_LIST, layout->listSize);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_DISPATCH_TABLE, layout->tableSize);
  return raysort_resolveBuffers(plan);
}

static void raysort_layoutDispatch(const RaysortDispatchInfo *info, RaysortDispatchLayout *layout)
{
  const uint32_t materialCount = info->sort->materialCount;
  layout->alignment = 4;
  if (raysort_hasRest(info))
  {
    layout->listSize = (VkDeviceSize)info->listedCount * 4;
    layout->tableSize = RAYSORT_REST_WORDS * 4 + (VkDeviceSize)materialCount * 8;
  }
  else if (raysort_groupSize(info) > 1)
    layout->tableSize = (VkDeviceSize)raysort_divideUp(materialCount, raysort_groupSize(info)) * 12;
}

/* ---- passes ---- */

static const raysort_passTable raysort_presentPass = {
    "dispatch rest table",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_PRESENT_OFFSETS, RaysortPresentPush, offsets, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_PRESENT_LISTED, RaysortPresentPush, list, lent),
     RAYSORT_PRIVATE_USE(discard, RAYSORT_PRESENT_OUT, RaysortPresentPush, ranges, null)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortPresentPush, materialCount)}};

/* Adds the pass that finds materials with rays. bindings: RAYSORT_PRESENT_OFFSETS ... */
RAYSORT_INTERNAL void raysort_planPresent(raysort_plan *plan, const char *name, const raysort_range *bindings,
                                          const RaysortPresentPush *push)
{
  raysort_addPass(plan, &raysort_presentPass, RAYSORT_SORT_PIPELINE_PRESENT, 1, push, bindings)->name = name;
}

/* Bindings of a pass that runs a pipeline of the caller's. */
enum
{
  RAYSORT_DISPATCH_ARGUMENTS,
  RAYSORT_DISPATCH_OFFSETS, /* MaterialsOffsets */
  RAYSORT_DISPATCH_REST,
  RAYSORT_DISPATCH_BINDINGS
};

static const raysort_passTable raysort_dispatchPass = {
    "dispatch material",
    {RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_DISPATCH_ARGUMENTS),
     {raysort_read, RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, offsetof(RaysortDispatchPush, newToOldPixelMap),
      raysort_null},
     RAYSORT_PRIVATE_USE(read, RAYSORT_DISPATCH_OFFSETS, RaysortDispatchPush, materialsOffsets, null),
     RAYSORT_PRIVATE_USE(read, RAYSORT_DISPATCH_REST, RaysortDispatchPush, rest, null)},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortDispatchPush, material)}};

/* What all passes of a dispatch share. */
typedef struct raysort_dispatched
{
  raysort_plan *plan;
  const RaysortDispatchInfo *info;
  const RaysortSortLayout *layout;
  RaysortDispatchPush push;
  raysort_range ranges, offsets, table; /* of the sort; MaterialsOffsets; of the dispatch */
} raysort_dispatched;

/* Adds a pass that runs the caller's pipeline. The arguments are 12 bytes of `from`. */
static RaysortPass *raysort_planPipeline(const raysort_dispatched *dispatched, const char *name, VkPipeline pipeline,
                                         uint32_t material, uint32_t end, const raysort_range *from,
                                         VkDeviceSize offset)
{
  const RaysortDispatchInfo *info = dispatched->info;
  RaysortDispatchPush push = dispatched->push;
  raysort_range bindings[RAYSORT_DISPATCH_BINDINGS];
  RaysortPass *pass;
  push.material = material;
  push.materialEnd = end;
  bindings[RAYSORT_DISPATCH_ARGUMENTS] = raysort_subrange(from, offset, 12);
  bindings[RAYSORT_DISPATCH_OFFSETS] = dispatched->offsets;
  bindings[RAYSORT_DISPATCH_REST] = dispatched->table;
  bindings[RAYSORT_DISPATCH_REST].isPresent &= material == end; /* no material has a run of slots: the rest */
  pass = raysort_addPass(dispatched->plan, &raysort_dispatchPass, RAYSORT_PRIVATE_NO_PIPELINE, 0, &push, bindings);
  pass->name = name;
  pass->concurrency = info->concurrency;
  raysort_setPipeline(pass, pipeline, info->layout, info->pushStages, info->pushOffset);
  return pass;
}

static void raysort_planMaterial(const raysort_dispatched *dispatched, uint32_t material)
{
  const VkPipeline pipeline = dispatched->info->pipelines[material];
  if (pipeline != VK_NULL_HANDLE)
    raysort_planPipeline(dispatched, "dispatch material", pipeline, material, material + 1, &dispatched->ranges,
                         dispatched->layout->countedMaterialsOffset + (VkDeviceSize)material * 12);
}

static void raysort_planGroups(const raysort_dispatched *dispatched)
{
  const RaysortDispatchPush *push = &dispatched->push;
  const uint32_t materialCount = dispatched->info->sort->materialCount, each = raysort_groupSize(dispatched->info);
  const uint32_t count = raysort_divideUp(materialCount, each);
  uint32_t group;
  RaysortArgumentsPush arguments;
  raysort_range bindings[RAYSORT_ARGUMENTS_BINDINGS];
  memset(&arguments, 0, sizeof(arguments));
  arguments.maxCount = dispatched->info->sort->maxCount;
  arguments.materialCount = materialCount;
  arguments.perArgument = each;
  arguments.argumentCount = count;
  arguments.workgroupSize = push->workgroupSize;
  arguments.maxGroupsX = push->maxGroupsX;
  bindings[RAYSORT_ARGUMENTS_OFFSETS] = dispatched->offsets;
  bindings[RAYSORT_ARGUMENTS_TABLE] = dispatched->table;
  raysort_addArguments(dispatched->plan, &arguments, bindings);
  for (group = 0; group < count; ++group)
    if (dispatched->info->pipelines[group] != VK_NULL_HANDLE)
      raysort_planPipeline(dispatched, "dispatch group", dispatched->info->pipelines[group], group * each,
                           group * each + each < materialCount ? group * each + each : materialCount,
                           &dispatched->table, (VkDeviceSize)group * 12);
}

static void raysort_planRestTable(const raysort_dispatched *dispatched)
{
  RaysortPresentPush push;
  raysort_range bindings[RAYSORT_PRESENT_BINDINGS];
  memset(&push, 0, sizeof(push));
  push.materialCount = dispatched->info->sort->materialCount;
  push.listedCount = dispatched->info->listedCount;
  push.workgroupSize = dispatched->push.workgroupSize;
  push.maxGroupsX = dispatched->push.maxGroupsX;
  bindings[RAYSORT_PRESENT_OFFSETS] = dispatched->offsets;
  bindings[RAYSORT_PRESENT_LISTED] = *raysort_rangeOf(dispatched->plan, RAYSORT_RESOURCE_DISPATCH_LIST);
  bindings[RAYSORT_PRESENT_OUT] = dispatched->table;
  raysort_planPresent(dispatched->plan, "dispatch rest table", bindings, &push);
}

/* The table is made after the first dispatch of the list: the barrier before that one holds for the table too, so the
 * table is made while materials are shaded. */
static void raysort_planList(const raysort_dispatched *dispatched)
{
  const RaysortDispatchInfo *info = dispatched->info;
  uint32_t i;
  if (info->listedCount)
    raysort_planMaterial(dispatched, info->materials[0]);
  raysort_planRestTable(dispatched);
  for (i = 1; i < info->listedCount; ++i)
    raysort_planMaterial(dispatched, info->materials[i]);
  if (info->restPipeline != VK_NULL_HANDLE) /* it waits for the table, whatever the others do */
    raysort_planPipeline(dispatched, "dispatch rest", info->restPipeline, info->sort->materialCount,
                         info->sort->materialCount, &dispatched->table, 0)
        ->concurrency = 0;
}

static void raysort_planDispatchPasses(raysort_dispatched *dispatched, const raysort_sort *sort)
{
  const RaysortDispatchInfo *info = dispatched->info;
  const uint32_t materialCount = info->sort->materialCount;
  uint32_t material;
  dispatched->push.maxGroupsX = sort->maxGroupsX;
  dispatched->push.workgroupSize = sort->workgroupSize;
  dispatched->ranges = *raysort_rangeOf(dispatched->plan, RAYSORT_RESOURCE_SORT_RANGES);
  dispatched->offsets = raysort_subrange(&dispatched->ranges, dispatched->layout->materialsOffsetsOffset,
                                         ((VkDeviceSize)materialCount + 1) * 4);
  dispatched->table = *raysort_rangeOf(dispatched->plan, RAYSORT_RESOURCE_DISPATCH_TABLE);
  if (info->uberPipeline != VK_NULL_HANDLE)
    raysort_planPipeline(dispatched, "dispatch uber", info->uberPipeline, RAYSORT_ALL_MATERIALS, materialCount,
                         &dispatched->ranges, dispatched->layout->liveArgumentsOffset);
  else if (raysort_hasRest(info))
    raysort_planList(dispatched);
  else if (raysort_groupSize(info) > 1)
    raysort_planGroups(dispatched);
  else
    for (material = 0; material < materialCount; ++material)
      raysort_planMaterial(dispatched, material);
}

/* The plan has the buffers of the sort and of the dispatch. */
static void raysort_planDispatch(raysort_plan *plan, const RaysortDispatchInfo *info, RaysortDispatchLayout *layout)
{
  RaysortSortLayout sorted;
  raysort_sort sort;
  raysort_dispatched dispatched;
  if (raysort_checkDispatch(plan->context, &plan->listener, info) != VK_SUCCESS ||
      raysort_layoutSort(plan->context, &plan->listener, info->sort, &sort, &sorted) != VK_SUCCESS)
    return;
  raysort_layoutDispatch(info, layout);
  if (!raysort_useDispatchBuffers(plan, info, &sorted, layout))
    return;
  memset(&dispatched, 0, sizeof(dispatched));
  dispatched.plan = plan;
  dispatched.info = info;
  dispatched.layout = &sorted;
  raysort_planDispatchPasses(&dispatched, &sort);
}

RAYSORT_PRIVATE_OPERATION_OF(Dispatch, dispatch, RAYSORT_CAPABILITY_SORT_BIT, 0, 0, NULL)
RAYSORT_PRIVATE_LAYOUT(Dispatch, dispatch)

/* ---- lists on the host ---- */

/* Sets the ages and drops ids that were not seen for too long. Returns how many stay. */
static uint32_t raysort_keepSeen(uint32_t count, uint32_t *ids, uint32_t *ages, uint32_t presentCount,
                                 const uint32_t *present, uint32_t frames)
{
  uint32_t i, p = 0, kept = 0;
  for (i = 0; i < count; ++i)
  {
    uint32_t age = ages[i] < frames ? ages[i] + 1 : frames + (frames != 0xffffffffu);
    while (p < presentCount && present[p] < ids[i])
      ++p;
    if (p < presentCount && present[p] == ids[i])
      age = 0;
    if (age > frames)
      continue;
    ids[kept] = ids[i];
    ages[kept++] = age;
  }
  return kept;
}

/* How many of the present ids are not in the list; *prefix receives how many ids of `present` hold the first `room` of
 * these. */
static uint32_t raysort_countNew(uint32_t count, const uint32_t *ids, uint32_t presentCount, const uint32_t *present,
                                 uint32_t room, uint32_t *prefix)
{
  uint32_t p, i = 0, added = 0;
  for (p = 0; p < presentCount; ++p)
  {
    while (i < count && ids[i] < present[p])
      ++i;
    if (i < count && ids[i] == present[p])
      continue;
    if (added == room)
      break;
    ++added;
  }
  *prefix = p;
  return added;
}

RAYSORT_API uint32_t raysortMergeMaterials(uint32_t count, uint32_t *ids, uint32_t *ages, uint32_t capacity,
                                           uint32_t presentCount, const uint32_t *present, uint32_t frames)
{
  uint32_t kept = raysort_keepSeen(count, ids, ages, presentCount, present, frames), p, end, merged;
  end = merged = kept + raysort_countNew(kept, ids, presentCount, present, capacity - kept, &p);
  while (p > 0) /* from the back, so no id is overwritten before it has moved */
    if (kept > 0 && ids[kept - 1] >= present[p - 1])
    {
      p -= ids[kept - 1] == present[p - 1];
      ids[--end] = ids[--kept];
      ages[end] = ages[kept];
    }
    else
    {
      ids[--end] = present[--p];
      ages[end] = 0;
    }
  return merged;
}
