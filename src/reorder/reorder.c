/* SPDX-License-Identifier: MIT */
#include "../core/core_private.h"
#include "../sort/sort_private.h"
#include "../reorder.h"
#include "../../shaders/kernels/reorder/push.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_REORDER_BIT
#define RAYSORT_PRIVATE_WORDS_SCAN
#define RAYSORT_PRIVATE_WORDS_SORT
#define RAYSORT_PRIVATE_WORDS_SERIAL
#define RAYSORT_PRIVATE_WORDS_REORDER
#endif

/* Numbers that follow only from an info struct. */
typedef struct raysort_reorder
{
  uint32_t threads, kinds, keys, maxGroupsX;
  uint32_t splitStages; /* bit s: stage s has a pipeline for each function */
  uint32_t stagePasses; /* passes of one wave */
  uint32_t sizes;       /* the sizes of objects and live state, as a stage compares them with its own */
  VkDeviceSize rangesOffset, argumentsOffset, sortOffset; /* in the scratch, after the map */
  RaysortSortInfo sort;
  RaysortSortLayout sorted;
} raysort_reorder;

enum /* numbers of pipelines: places of kernels in the folder */
{
  RAYSORT_REORDER_PIPELINE_BEGIN,
  RAYSORT_REORDER_PIPELINE_ARGUMENTS,
  RAYSORT_REORDER_PIPELINES
};

#define RAYSORT_PRIVATE_REORDER_ALIGNMENT 256u

/* ---- layout ---- */

static void raysort_refuseStage(raysort_errors *to, uint32_t number, const RaysortStage *stage, const char *wrong)
{
  raysort_refuse(to, "RaysortReorderInfo.stages[%u]: %s (pushStages 0x%x, pushOffset %u)", (unsigned)number, wrong,
                 (unsigned)stage->pushStages, (unsigned)stage->pushOffset);
}

/* Checks a stage, except the handles, which a layout does not need. */
static VkResult raysort_checkStage(RaysortContext context, raysort_errors *to, uint32_t number,
                                   const RaysortStage *stage)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (stage->pipelines && stage->uberPipeline != VK_NULL_HANDLE)
    raysort_refuseStage(to, number, stage, "pipelines and uberPipeline are both given, one must be null");
  if (stage->pushStages && !(stage->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    raysort_refuseStage(to, number, stage, "VK_SHADER_STAGE_COMPUTE_BIT must be among pushStages");
  if (stage->pushOffset % 4 != 0 || most < sizeof(RaysortReorderPush) ||
      stage->pushOffset > most - sizeof(RaysortReorderPush))
    raysort_refuseStage(to, number, stage,
                        "pushOffset must be a multiple of 4, and 16 bytes from there within the device's "
                        "maxPushConstantsSize");
  return raysort_checkRange(to, "RaysortStage.workgroupSize", stage->workgroupSize, 1,
                            context->limits.maxComputeWorkGroupInvocations);
}

/* Checks the handles, which only a plan needs. */
static void raysort_checkPipelines(raysort_errors *to, const RaysortReorderInfo *info, const raysort_reorder *reorder)
{
  const int isResumed = (info->flags & RAYSORT_REORDER_RESUME_BIT) != 0;
  uint32_t i;
  for (i = 0; i < info->stageCount && to->result == VK_SUCCESS; ++i)
  {
    const RaysortStage *stage = &info->stages[i];
    if (!stage->pipelines && stage->uberPipeline == VK_NULL_HANDLE)
      raysort_refuseStage(to, i, stage, "pipelines and uberPipeline are both null, one must be given");
    if (i == 0 && !isResumed && stage->pipelines && stage->pipelines[reorder->kinds - 1] == VK_NULL_HANDLE)
      raysort_refuseStage(to, i, stage,
                          "the last of pipelines is null: it runs the first wave, whose objects are empty");
    if (stage->layout == VK_NULL_HANDLE)
      raysort_refuseStage(to, i, stage, "layout is null");
  }
}

/* Checks the stages and counts their passes. Any stage may get all threads of the launch, in workgroups of its size. */
static void raysort_checkStages(RaysortContext context, raysort_errors *to, const RaysortReorderInfo *info,
                                raysort_reorder *reorder)
{
  const uint64_t most = (uint64_t)reorder->maxGroupsX * context->limits.maxComputeWorkGroupCount[1];
  uint32_t i, k;
  if (!info->stages)
    raysort_refuse(to, "RaysortReorderInfo.stages is NULL");
  for (i = 0; i < info->stageCount && to->result == VK_SUCCESS; ++i)
  {
    const RaysortStage *stage = &info->stages[i];
    if (raysort_checkStage(context, to, i, stage) != VK_SUCCESS)
      return;
    if (raysort_divideUp(reorder->threads, stage->workgroupSize) > most)
      raysort_refuse(
          to,
          "RaysortReorderInfo.launch: %u threads in groups of stages[%u].workgroupSize %u pass maxGroupsX %u "
          "times the device's maxComputeWorkGroupCount[1], %llu",
          (unsigned)reorder->threads, (unsigned)i, (unsigned)stage->workgroupSize, (unsigned)reorder->maxGroupsX,
          (raysort_u64)most);
    reorder->stagePasses += stage->pipelines ? 0 : 1;
    reorder->splitStages |= stage->pipelines ? 1u << i : 0;
    for (k = 0; stage->pipelines && k < reorder->kinds; ++k)
      reorder->stagePasses += stage->pipelines[k] != VK_NULL_HANDLE;
  }
}

/* Checks the three factors of the number of keys, and their product. */
static void raysort_checkFactors(raysort_errors *to, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  const int hasTable = raysort_isGiven(&info->functionOfRecord);
  const uint64_t records = (uint64_t)info->hitRecordCount + info->missRecordCount;
  const raysort_bound bounds[] = {
      {hasTable ? "RaysortReorderInfo.functionCount" : "RaysortReorderInfo.functionCount (without functionOfRecord)",
       info->functionCount, hasTable ? 1u : 0u, hasTable ? RAYSORT_REORDER_MAX_KEYS : 0u},
      {"RaysortReorderInfo.hitRecordCount + missRecordCount", records, 0, RAYSORT_MAX_COUNT},
      {"RaysortReorderInfo.hintBits", info->hintBits, 0, 16}};
  uint64_t kinds, keys;
  if (raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds)) != VK_SUCCESS)
    return;
  kinds = (hasTable ? info->functionCount : records) + 1;
  keys = (info->stageCount * kinds) << info->hintBits;
  reorder->kinds = (uint32_t)kinds;
  reorder->keys = (uint32_t)keys;
  if (keys > RAYSORT_REORDER_MAX_KEYS)
    raysort_refuse(
        to,
        "RaysortReorderInfo: stageCount %u times (functions %llu + 1 for empties) times 2^hintBits %u are %llu keys, "
        "at most %u can be sorted: lower one of the three",
        (unsigned)info->stageCount, (raysort_u64)(kinds - 1), (unsigned)info->hintBits, (raysort_u64)keys,
        (unsigned)RAYSORT_REORDER_MAX_KEYS);
}

static void raysort_checkLaunch(raysort_errors *to, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  uint64_t threads = info->launch[0];
  uint32_t i;
  for (i = 1; i < 3 && threads <= RAYSORT_MAX_COUNT; ++i)
    threads *= info->launch[i];
  if (threads <= RAYSORT_MAX_COUNT)
    reorder->threads = (uint32_t)threads;
  else if (info->launch[1] && info->launch[2])
    raysort_refuse(to, "RaysortReorderInfo.launch is %u, %u, %u, the product must be at most %u",
                   (unsigned)info->launch[0], (unsigned)info->launch[1], (unsigned)info->launch[2],
                   (unsigned)RAYSORT_MAX_COUNT);
}

static void raysort_checkReorder(RaysortContext context, raysort_errors *to, const RaysortReorderInfo *info)
{
  const int hasRecords = raysort_isGiven(&info->hitRecords) || raysort_isGiven(&info->missRecords);
  const uint32_t mostGroups = context->limits.maxComputeWorkGroupCount[0];
  const uint32_t waves = info->waveCount <= RAYSORT_REORDER_MAX_WAVES ? info->waveCount : 0;
  const raysort_bound bounds[] = {{"RaysortReorderInfo.stageCount", info->stageCount, 1, RAYSORT_REORDER_MAX_STAGES},
                                  {"RaysortReorderInfo.waveCount", info->waveCount, 1, RAYSORT_REORDER_MAX_WAVES},
                                  {"RaysortReorderInfo.liveSize", info->liveSize, 16, RAYSORT_REORDER_MAX_LIVE},
                                  {"RaysortReorderInfo.objectCount", info->objectCount, 0, RAYSORT_REORDER_MAX_OBJECTS},
                                  {"RaysortReorderInfo.attributeWords", info->attributeWords, 0, 9},
                                  {"RaysortReorderInfo.concurrency", info->concurrency, 0, 0xffff0000u - waves},
                                  {"RaysortReorderInfo.maxGroupsX", info->maxGroupsX, 0, mostGroups},
                                  {"RaysortReorderInfo.flags", info->flags, 0, RAYSORT_REORDER_RESUME_BIT}};
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  if (info->liveSize % 16 != 0)
    raysort_refuse(to, "RaysortReorderInfo.liveSize is %u, must be a multiple of 16", (unsigned)info->liveSize);
  if (hasRecords) /* else the stride does not count */
    raysort_checkRange(to, "RaysortReorderInfo.recordStride", info->recordStride, 4, 65536);
  if (info->recordStride % 4 != 0)
    raysort_refuse(to, "RaysortReorderInfo.recordStride is %u, must be a multiple of 4", (unsigned)info->recordStride);
  raysort_checkRange(to, "RaysortReorderInfo.recordHandleSize", info->recordHandleSize, 0,
                     hasRecords ? info->recordStride - 1 : 65535);
}

/* Lays out the sort of the keys, whose sizes do not depend on its buffers: raysort_planKeys sets these. */
static VkResult raysort_layoutKeys(RaysortContext context, raysort_errors *to, const RaysortReorderInfo *info,
                                   raysort_reorder *reorder)
{
  RaysortSortInfo *sort = &reorder->sort;
  const VkDeviceSize words = (VkDeviceSize)reorder->threads * 4;
  sort->maxCount = reorder->threads;
  sort->materialCount = reorder->keys;
  sort->workgroupSize = 64;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  to->result = raysortGetSortLayout(context, sort, &reorder->sorted);
  if (to->result != VK_SUCCESS)
    return to->result;
  reorder->rangesOffset = raysort_align(RAYSORT_REORDER_MAP_OFFSET + words, RAYSORT_PRIVATE_REORDER_ALIGNMENT);
  reorder->argumentsOffset = raysort_align(reorder->rangesOffset + reorder->sorted.rangesSize, 16);
  reorder->sortOffset =
      raysort_align(reorder->argumentsOffset + (VkDeviceSize)info->stageCount * reorder->kinds * 12, 16);
  return VK_SUCCESS;
}

/* Checks the info struct except its buffers, and computes the layout and the numbers of the plan. */
static VkResult raysort_layoutReorder(RaysortContext context, raysort_errors *to, const RaysortReorderInfo *info,
                                      raysort_reorder *reorder, RaysortReorderLayout *layout)
{
  const uint32_t objects = info->objectCount ? info->objectCount : 1, isWide = info->attributeWords > 3;
  const uint32_t objectSize = objects * (isWide ? 96u : 64u), both = objectSize + info->liveSize;
  const int isTogether = both % 128 == 0; /* whole lines of memory are read and written faster than parts of lines */
  const uint32_t unsorted = info->flags & RAYSORT_REORDER_RESUME_BIT ? 0 : 1; /* waves that are not sorted */
  uint64_t passes;
  memset(reorder, 0, sizeof(*reorder));
  reorder->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : context->limits.maxComputeWorkGroupCount[0];
  raysort_checkReorder(context, to, info);
  raysort_checkLaunch(to, info, reorder);
  raysort_checkFactors(to, info, reorder);
  raysort_checkStages(context, to, info, reorder);
  if (to->result != VK_SUCCESS)
    return to->result;
  reorder->sizes = (objects - 1) << RAYSORT_OBJECTS_SHIFT | (isWide ? RAYSORT_WIDE_OBJECTS_BIT : 0u) |
                   (info->liveSize / 16 - 1) << RAYSORT_LIVE_SHIFT;
  layout->hitsOffset = RAYSORT_REORDER_HITS_OFFSET;
  layout->liveOffset = layout->hitsOffset + (isTogether ? objectSize : (VkDeviceSize)reorder->threads * objectSize);
  layout->hitsStride = isTogether ? both : objectSize;
  layout->liveStride = isTogether ? both : info->liveSize;
  layout->keysOffset = raysort_align(layout->hitsOffset + (VkDeviceSize)reorder->threads * both, 64);
  layout->stateSize = layout->keysOffset + (VkDeviceSize)reorder->threads * 4;
  if (raysort_layoutKeys(context, to, info, reorder) != VK_SUCCESS)
    return to->result;
  layout->scratchSize = reorder->sortOffset + reorder->sorted.scratchSize;
  layout->alignment = RAYSORT_PRIVATE_REORDER_ALIGNMENT;
  layout->bytesPerThread = both + 8;
  layout->keyCount = reorder->keys;
  passes = 1 + unsorted;
  passes += ((uint64_t)info->waveCount - unsorted) * (reorder->sorted.passCount + 1 + reorder->stagePasses);
  raysort_checkRange(to, "RaysortReorderInfo.waveCount, the passes of all waves", passes, 1, RAYSORT_MAX_COUNT);
  layout->passCount = reorder->threads ? (uint32_t)passes : 0;
  return to->result;
}

/* ---- plan ---- */

static const raysort_row raysort_reorderRows[] = {
    RAYSORT_PRIVATE_SIZED(Reorder, scratch, scratchSize, RAYSORT_PRIVATE_REORDER_ALIGNMENT, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(Reorder, state, stateSize, RAYSORT_PRIVATE_REORDER_ALIGNMENT, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(Reorder, count, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_ROW(Reorder, functionOfRecord, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(Reorder, hitRecords, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(Reorder, missRecords, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(Reorder, instances, 16, RAYSORT_PRIVATE_OPTIONAL)};

enum
{
  RAYSORT_REORDER_PROGRAM = RAYSORT_PRIVATE_PARTS, /* parts of scratch */
  RAYSORT_REORDER_ACTIVE_KEYS,
  RAYSORT_REORDER_OFFSETS,
  RAYSORT_REORDER_ARGUMENTS,
  RAYSORT_REORDER_MAP, /* this one and the next two: of the sort */
  RAYSORT_REORDER_RANGES,
  RAYSORT_REORDER_SORT,
  RAYSORT_REORDER_COUNTERS, /* parts of the state */
  RAYSORT_REORDER_LIVE,
  RAYSORT_REORDER_KEYS,
  RAYSORT_REORDER_ENTRIES, /* the count of threads; absent in a plan that resumes */
  RAYSORT_REORDER_TABLES   /* records and instances; absent if none of them is given */
};

static const raysort_passTable raysort_reorderBeginPass = {
    "reorder begin",
    {{raysort_discard, RAYSORT_REORDER_PROGRAM, offsetof(RaysortReorderBeginPush, program), raysort_null},
     {raysort_discard, RAYSORT_REORDER_COUNTERS, offsetof(RaysortReorderBeginPush, counters), raysort_null},
     /* the kernel does not use what is lent, or knows it by the program's own address */
     {raysort_read, RAYSORT_REORDER_ENTRIES, offsetof(RaysortReorderBeginPush, count), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD, offsetof(RaysortReorderBeginPush, functions),
      raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_REORDER_HIT_RECORDS, offsetof(RaysortReorderBeginPush, hitRecords), raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_REORDER_MISS_RECORDS, offsetof(RaysortReorderBeginPush, missRecords),
      raysort_lent},
     {raysort_read, RAYSORT_RESOURCE_REORDER_INSTANCES, offsetof(RaysortReorderBeginPush, instances), raysort_lent}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortReorderBeginPush, liveOffset)}};

static const raysort_passTable raysort_argumentsPass = {
    "reorder arguments",
    {{raysort_read, RAYSORT_REORDER_OFFSETS, offsetof(RaysortReorderArgumentsPush, offsets), raysort_null},
     {raysort_discard, RAYSORT_REORDER_ARGUMENTS, offsetof(RaysortReorderArgumentsPush, arguments), raysort_null},
     {raysort_discard, RAYSORT_REORDER_LIVE, offsetof(RaysortReorderArgumentsPush, live), raysort_null},
     {raysort_discard, RAYSORT_REORDER_ACTIVE_KEYS, offsetof(RaysortReorderArgumentsPush, activeKeys), raysort_null},
     {raysort_readWrite, RAYSORT_REORDER_KEYS, offsetof(RaysortReorderArgumentsPush, keys), raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortReorderArgumentsPush, stageCount)}};

/* Bindings of the pass of a stage. */
enum
{
  RAYSORT_STAGE_ARGUMENTS, /* absent in the first wave */
  RAYSORT_STAGE_PROGRAM,   /* the program, later with the ranges of the sort */
  RAYSORT_STAGE_BINDINGS
};

static const raysort_passTable raysort_stagePass = {
    "reorder stage",
    {RAYSORT_PRIVATE_USE_ARGUMENTS(RAYSORT_STAGE_ARGUMENTS),
     RAYSORT_PRIVATE_USE(readWrite, RAYSORT_STAGE_PROGRAM, RaysortReorderPush, program, null),
     /* writes: activeKeys */
     {raysort_readWrite, RAYSORT_RESOURCE_REORDER_STATE, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_REORDER_TABLES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_NUMBERS_FROM(RaysortReorderPush, stage)}};

static void raysort_placeParts(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                               const RaysortReorderLayout *layout)
{
  const uint32_t begin = RAYSORT_REORDER_PROGRAM, counters = RAYSORT_REORDER_COUNTERS;
  const VkDeviceSize offsets = reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset;
  const raysort_part scratch[] = {
      {begin, RAYSORT_PRIVATE_BEHIND, 0, sizeof(RaysortReorderProgram)},
      {RAYSORT_REORDER_ACTIVE_KEYS, begin, offsetof(RaysortReorderProgram, activeKeys), 4},
      {RAYSORT_REORDER_OFFSETS, begin, offsets, ((VkDeviceSize)reorder->keys + 1) * 4},
      {RAYSORT_REORDER_ARGUMENTS, begin, reorder->argumentsOffset,
       (VkDeviceSize)info->stageCount * reorder->kinds * 12},
      {RAYSORT_REORDER_MAP, begin, RAYSORT_REORDER_MAP_OFFSET, (VkDeviceSize)reorder->threads * 4},
      {RAYSORT_REORDER_RANGES, begin, reorder->rangesOffset, reorder->sorted.rangesSize},
      {RAYSORT_REORDER_SORT, begin, reorder->sortOffset, reorder->sorted.scratchSize}};
  const raysort_part state[] = {
      {counters, RAYSORT_PRIVATE_BEHIND, 0, sizeof(RaysortReorderCounters)},
      {RAYSORT_REORDER_LIVE, counters, offsetof(RaysortReorderCounters, live), 4},
      {RAYSORT_REORDER_KEYS, counters, layout->keysOffset, (VkDeviceSize)reorder->threads * 4}};
  raysort_place(plan->parts, RAYSORT_RESOURCE_REORDER_SCRATCH, 16, scratch, RAYSORT_PRIVATE_LENGTH(scratch));
  raysort_place(plan->parts, RAYSORT_RESOURCE_REORDER_STATE, 16, state, RAYSORT_PRIVATE_LENGTH(state));
}

static void raysort_split64(VkDeviceSize value, uint32_t words[2])
{
  words[0] = (uint32_t)value;
  words[1] = (uint32_t)(value >> 32);
}

static void raysort_planBegin(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              const RaysortReorderLayout *layout)
{
  const int isResumed = (info->flags & RAYSORT_REORDER_RESUME_BIT) != 0;
  const raysort_range *instances = raysort_rangeOf(plan, RAYSORT_RESOURCE_REORDER_INSTANCES);
  RaysortReorderBeginPush push;
  memset(&push, 0, sizeof(push));
  raysort_split64(layout->liveOffset, push.liveOffset);
  raysort_split64(layout->keysOffset, push.keysOffset);
  raysort_split64(reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset, push.offsetsOffset);
  push.begins = (!isResumed && info->waveCount == 1 ? RAYSORT_REORDER_LAST_WAVE_BIT : 0u) |
                (isResumed ? RAYSORT_REORDER_RESUMES_BIT : 0u) |
                (raysort_isThere(plan, RAYSORT_REORDER_ENTRIES) ? RAYSORT_REORDER_COUNTS_BIT : 0u);
  memcpy(push.launch, info->launch, sizeof(push.launch));
  push.hitRecordCount = info->hitRecordCount;
  push.missRecordCount = info->missRecordCount;
  push.kindsAndStages = reorder->kinds | info->stageCount << 16 | info->hintBits << 24;
  if (instances->isPresent)
    push.instanceCount = (uint32_t)(instances->needed / sizeof(RaysortHitInstance));
  push.recordStride = info->recordStride;
  push.splitStages = reorder->splitStages;
  push.sizes = layout->hitsStride | info->recordHandleSize << 16;
  push.liveStride = layout->liveStride;
  raysort_addPass(plan, &raysort_reorderBeginPass, RAYSORT_REORDER_PIPELINE_BEGIN, 1, &push, NULL);
}

/* Adds the passes of the material sort. Its buffers are parts of the state and of the scratch. */
static void raysort_planKeys(raysort_plan *plan, const raysort_reorder *reorder)
{
  raysort_range buffers[RAYSORT_SORT_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  if (raysort_layoutSort(plan->context, &plan->listener, &reorder->sort, &sort, &layout) != VK_SUCCESS)
    return;
  memset(buffers, 0, sizeof(buffers));
  buffers[RAYSORT_SORT_SCRATCH] = *raysort_rangeOf(plan, RAYSORT_REORDER_SORT);
  buffers[RAYSORT_SORT_IDS] = *raysort_rangeOf(plan, RAYSORT_REORDER_KEYS);
  buffers[RAYSORT_SORT_LIVE] = *raysort_rangeOf(plan, RAYSORT_REORDER_ACTIVE_KEYS);
  buffers[RAYSORT_SORT_MAP] = *raysort_rangeOf(plan, RAYSORT_REORDER_MAP);
  buffers[RAYSORT_SORT_RANGES] = *raysort_rangeOf(plan, RAYSORT_REORDER_RANGES);
  raysort_planSortPasses(plan, &reorder->sort, &sort, &layout, buffers);
}

static void raysort_planArguments(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder)
{
  const uint32_t dispatches = info->stageCount * reorder->kinds, groups = raysort_divideUp(dispatches, 128);
  const uint32_t most = raysort_divideUp(reorder->threads, 512), marking = most < 2048 ? most : 2048;
  RaysortReorderArgumentsPush push;
  uint32_t i;
  memset(&push, 0, sizeof(push));
  push.slots = reorder->threads;
  push.stageCount = info->stageCount;
  push.kindCount = reorder->kinds;
  push.hintBits = info->hintBits;
  push.splitStages = reorder->splitStages;
  push.maxGroupsX = reorder->maxGroupsX;
  for (i = 0; i < info->stageCount; ++i)
    push.groupSizes[i / 2] |= info->stages[i].workgroupSize << (i % 2 * 16);
  raysort_addPass(plan, &raysort_argumentsPass, RAYSORT_REORDER_PIPELINE_ARGUMENTS, groups > marking ? groups : marking,
                  &push, NULL);
}

/* Makes the workgroups of the first wave tiles of the launch: 8 x 8 threads, 16 x 8, 16 x 16 and so on up to 32 x 32.
 * raysortTakeSlot in raysort_hit_object_wave.glsl has the same shapes. Returns 0 and keeps `groups` if no tile has this
 * size, if the grid is larger than a limit, or if more than an eighth of the launch's threads would be past its edge.
 * */
static int raysort_planTiles(RaysortContext context, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                             uint32_t workgroupSize, uint32_t groups[3])
{
  const uint32_t rows = reorder->threads / info->launch[0];
  uint32_t log = 6, x, y;
  while (log < 10 && 1u << log < workgroupSize)
    ++log;
  x = raysort_divideUp(info->launch[0], 1u << (log + 1) / 2);
  y = raysort_divideUp(rows, 1u << log / 2);
  if (1u << log != workgroupSize || x > reorder->maxGroupsX || y > context->limits.maxComputeWorkGroupCount[1] ||
      ((uint64_t)x * y << log) > reorder->threads + (uint64_t)reorder->threads / 8)
    return 0;
  groups[0] = x;
  groups[1] = y;
  return 1;
}

/* Adds a pass that runs the caller's pipeline over the threads of a stage, or of one function of a stage. In the first
 * wave, before anything is sorted, the pass runs over the whole launch. */
static void raysort_planStage(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              uint32_t wave, uint32_t stage, uint32_t function)
{
  const RaysortStage *its = &info->stages[stage];
  const int isFirst = wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT), isAll = !its->pipelines;
  const VkDeviceSize place = (VkDeviceSize)stage * reorder->kinds + (isAll ? 0 : function);
  const uint32_t left = info->waveCount - 1 - wave;
  const raysort_range *scratch = raysort_rangeOf(plan, RAYSORT_RESOURCE_REORDER_SCRATCH);
  raysort_range bindings[RAYSORT_STAGE_BINDINGS];
  RaysortReorderPush push;
  RaysortPass *pass;
  uint32_t folded[3];
  memset(&push, 0, sizeof(push));
  raysort_fold(raysort_divideUp(reorder->threads, its->workgroupSize), reorder->maxGroupsX, folded);
  bindings[RAYSORT_STAGE_ARGUMENTS] =
      raysort_subrange(scratch, reorder->argumentsOffset + place * 12, isFirst ? 0 : 12);
  bindings[RAYSORT_STAGE_PROGRAM] = raysort_subrange(
      scratch, 0, isFirst ? sizeof(RaysortReorderProgram) : reorder->rangesOffset + reorder->sorted.rangesSize);
  push.stage =
      stage | (left < 0x7fffu ? left : 0x7fffu) << 16 | (isFirst ? RAYSORT_FIRST_WAVE_BIT : 0u) | reorder->sizes;
  if (isFirst && raysort_planTiles(plan->context, info, reorder, its->workgroupSize, folded))
    push.stage |= RAYSORT_TILES_BIT;
  push.function = (isAll ? RAYSORT_ALL_FUNCTIONS : function) | its->workgroupSize << 16;
  pass = raysort_addPass(plan, &raysort_stagePass, RAYSORT_PRIVATE_NO_PIPELINE, 1, &push, bindings);
  if (!isAll)
    pass->name = "reorder function";
  pass->concurrency = info->concurrency ? info->concurrency + wave : 0;
  memcpy(pass->workgroups, folded, sizeof(pass->workgroups));
  raysort_setPipeline(pass, isAll ? its->uberPipeline : its->pipelines[function], its->layout, its->pushStages,
                      its->pushOffset);
}

static void raysort_planWave(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                             uint32_t wave)
{
  uint32_t stage, function;
  if (wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT))
  {
    raysort_planStage(plan, info, reorder, wave, 0, reorder->kinds - 1);
    return;
  }
  raysort_planKeys(plan, reorder);
  raysort_planArguments(plan, info, reorder);
  for (stage = 0; stage < info->stageCount; ++stage)
    if (!info->stages[stage].pipelines)
      raysort_planStage(plan, info, reorder, wave, stage, 0);
    else
      for (function = 0; function < reorder->kinds; ++function)
        if (info->stages[stage].pipelines[function] != VK_NULL_HANDLE)
          raysort_planStage(plan, info, reorder, wave, stage, function);
}

static void raysort_planReorder(raysort_plan *plan, const RaysortReorderInfo *info, RaysortReorderLayout *layout)
{
  const VkDeviceSize words = (VkDeviceSize)info->hitRecordCount + info->missRecordCount, stride = info->recordStride;
  const VkDeviceSize instance = sizeof(RaysortHitInstance);
  raysort_reorder reorder;
  int hasTables = 0;
  uint32_t wave, i;
  raysort_layoutReorder(plan->context, &plan->listener, info, &reorder, layout);
  if (!plan->layout)
    raysort_checkPipelines(&plan->listener, info, &reorder);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD, words * 4);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_REORDER_HIT_RECORDS, info->hitRecordCount * stride);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_REORDER_MISS_RECORDS, info->missRecordCount * stride);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_REORDER_INSTANCES,
                         raysort_atLeast(instance, info->instances.size / instance * instance));
  raysort_placeParts(plan, info, &reorder, layout);
  if (!raysort_resolveLayout(plan) || plan->layout || !reorder.threads)
    return;
  if (!(info->flags & RAYSORT_REORDER_RESUME_BIT))
    *raysort_rangeOf(plan, RAYSORT_REORDER_ENTRIES) = *raysort_rangeOf(plan, RAYSORT_RESOURCE_REORDER_COUNT);
  for (i = RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD; i <= RAYSORT_RESOURCE_REORDER_INSTANCES; ++i)
    hasTables |= raysort_isThere(plan, i);
  raysort_setUnranged(plan, RAYSORT_REORDER_TABLES, RAYSORT_RESOURCE_GEOMETRY, hasTables);
  raysort_planBegin(plan, info, &reorder, layout);
  for (wave = 0; wave < info->waveCount; ++wave)
    raysort_planWave(plan, info, &reorder, wave);
}

RAYSORT_PRIVATE_OPERATION(Reorder, reorder, REORDER, REORDER_SCRATCH, REORDER_INSTANCES)

/* ---- native ---- */

/* The property struct of VK_NV_ray_tracing_invocation_reorder and of VK_EXT_ray_tracing_invocation_reorder. The Vulkan
 * headers of a user may lack it. */
typedef struct raysort_hintProperty
{
  VkStructureType sType;
  void *pNext;
  uint32_t hint;           /* 0: none */
  uint32_t maxRecordIndex; /* only in EXT */
} raysort_hintProperty;

#define RAYSORT_PRIVATE_NV_HINT_PROPERTY  1000490001
#define RAYSORT_PRIVATE_EXT_HINT_PROPERTY 1000581001

/* Asks for the hint of an extension, if the device has it. */
static uint32_t raysort_askHint(PFN_vkGetPhysicalDeviceProperties2 ask, VkPhysicalDevice device,
                                const VkExtensionProperties *extensions, uint32_t count, const char *name, int type)
{
  raysort_hintProperty hint;
  VkPhysicalDeviceProperties2 properties;
  uint32_t i = 0;
  while (i < count && strcmp(extensions[i].extensionName, name) != 0)
    ++i;
  memset(&hint, 0, sizeof(hint));
  memset(&properties, 0, sizeof(properties));
  hint.sType = (VkStructureType)type;
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &hint;
  if (i < count)
    ask(device, &properties);
  return hint.hint;
}

RAYSORT_API VkBool32 raysortReorderIsNative(const RaysortContextInfo *info)
{
  PFN_vkEnumerateDeviceExtensionProperties list;
  PFN_vkGetPhysicalDeviceProperties2 ask;
  VkExtensionProperties *extensions;
  uint32_t count = 0, hint = 0;
  if (!info->getInstanceProcAddr)
    return VK_FALSE;
  list = (PFN_vkEnumerateDeviceExtensionProperties)info->getInstanceProcAddr(info->instance,
                                                                             "vkEnumerateDeviceExtensionProperties");
  ask = (PFN_vkGetPhysicalDeviceProperties2)info->getInstanceProcAddr(info->instance, "vkGetPhysicalDeviceProperties2");
  if (!list || !ask || list(info->physicalDevice, NULL, &count, NULL) != VK_SUCCESS || count == 0)
    return VK_FALSE;
  extensions = (VkExtensionProperties *)raysort_allocate(info->allocator, count * sizeof(*extensions));
  if (extensions && list(info->physicalDevice, NULL, &count, extensions) >= VK_SUCCESS)
    hint = raysort_askHint(ask, info->physicalDevice, extensions, count, "VK_NV_ray_tracing_invocation_reorder",
                           RAYSORT_PRIVATE_NV_HINT_PROPERTY) |
           raysort_askHint(ask, info->physicalDevice, extensions, count, "VK_EXT_ray_tracing_invocation_reorder",
                           RAYSORT_PRIVATE_EXT_HINT_PROPERTY);
  raysort_free(info->allocator, extensions);
  return hint != 0 ? VK_TRUE : VK_FALSE;
}

/* ---- the capability ---- */

RAYSORT_INTERNAL const raysort_folder *raysort_reorderFolder(void); /* next to the words */

static int raysort_describeReorder(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  (void)context;
  variant->identity = raysort_reorderFolder()->kernels[pipeline].identity;
  return 1;
}

RAYSORT_PRIVATE_CAPABILITY(reorder, RAYSORT_CAPABILITY_REORDER_BIT, RAYSORT_CAPABILITY_SORT_BIT, "REORDER",
                           RAYSORT_REORDER_PIPELINES, raysort_describeReorder, {raysort_reorderFolder},
                           {raysort_reorderOperation})
