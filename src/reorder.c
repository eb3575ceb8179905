/* SPDX-License-Identifier: MIT */
#include "sort_private.h"
#include "reorder.h"
#include "../shaders/kernels/reorder/push.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_REORDER_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#define RAYSORT_WORDS_REORDER
#endif

/* What follows from an info struct alone. */
typedef struct raysort_reorder
{
  uint32_t threads, kinds, keys, maxGroupsX;
  uint32_t splitStages;                                   /* a bit a stage: it has a pipeline a function */
  uint32_t sortPasses, stagePasses;                       /* of a wave */
  VkDeviceSize rangesOffset, argumentsOffset, sortOffset; /* in the scratch, behind the map */
  RaysortSortInfo sort;
  RaysortSortLayout sorted;
} raysort_reorder;

enum
{
  RAYSORT_REORDER_PIPELINE_BEGIN,
  RAYSORT_REORDER_PIPELINE_ARGUMENTS,
  RAYSORT_REORDER_PIPELINES
};

#define RAYSORT_REORDER_ALIGNMENT 256u

/* ---- layout ---- */

static VkResult raysort_refuseStage(RaysortContext context, uint32_t number, const RaysortStage *stage,
                                    const char *wrong)
{
  char text[256];
  if (!wrong)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortReorderInfo.stages[%u]: %s (pushStages 0x%x, pushOffset %u)", (unsigned)number,
           wrong, (unsigned)stage->pushStages, (unsigned)stage->pushOffset);
  return raysort_oldRefuse(context, text);
}

/* All but the handles that a layout can do without. */
static VkResult raysort_checkStage(RaysortContext context, uint32_t number, const RaysortStage *stage)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  const char *wrong = NULL;
  VkResult result;
  if (stage->pipelines && stage->uberPipeline != VK_NULL_HANDLE)
    wrong = "pipelines and uberPipeline are both given, one must be null";
  else if (stage->pushStages && !(stage->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    wrong = "VK_SHADER_STAGE_COMPUTE_BIT must be among pushStages";
  else if (stage->pushOffset % 4 != 0 || most < sizeof(RaysortReorderPush) ||
           stage->pushOffset > most - sizeof(RaysortReorderPush))
    wrong = "pushOffset must be a multiple of 4, and 16 bytes from there within the device's maxPushConstantsSize";
  result = raysort_refuseStage(context, number, stage, wrong);
  return result != VK_SUCCESS ? result
                              : raysort_oldCheckRange(context, "RaysortStage.groupSize", stage->groupSize, 1,
                                                   context->limits.maxComputeWorkGroupInvocations);
}

/* What a plan needs besides. */
static VkResult raysort_checkPipelines(RaysortContext context, const RaysortReorderInfo *info,
                                       const raysort_reorder *reorder)
{
  const int isResumed = (info->flags & RAYSORT_REORDER_RESUME_BIT) != 0;
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < info->stageCount && result == VK_SUCCESS; ++i)
  {
    const RaysortStage *stage = &info->stages[i];
    const char *wrong = NULL;
    if (!stage->pipelines && stage->uberPipeline == VK_NULL_HANDLE)
      wrong = "pipelines and uberPipeline are both null, one must be given";
    else if (i == 0 && !isResumed && stage->pipelines && stage->pipelines[reorder->kinds - 1] == VK_NULL_HANDLE)
      wrong = "the last of pipelines is null: it runs the first wave, whose objects are empty";
    else if (stage->layout == VK_NULL_HANDLE)
      wrong = "layout is null";
    result = raysort_refuseStage(context, i, stage, wrong);
  }
  return result;
}

static VkResult raysort_checkStages(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  VkResult result = VK_SUCCESS;
  uint32_t i;
  if (!info->stages)
    return raysort_oldRefuse(context, "RaysortReorderInfo.stages is NULL");
  for (i = 0; i < info->stageCount && result == VK_SUCCESS; ++i)
  {
    uint32_t k, passes = 1;
    result = raysort_checkStage(context, i, &info->stages[i]);
    if (result == VK_SUCCESS && info->stages[i].pipelines)
    {
      reorder->splitStages |= 1u << i;
      for (k = passes = 0; k < reorder->kinds; ++k)
        passes += info->stages[i].pipelines[k] != VK_NULL_HANDLE;
    }
    reorder->stagePasses += passes;
  }
  return result;
}

/* Functions and keys: what the three factors allow. */
static VkResult raysort_checkFactors(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  const int hasTable = raysort_isGiven(&info->functionOfRecord);
  const uint64_t records = (uint64_t)info->hitRecordCount + info->missRecordCount;
  uint64_t kinds, keys;
  char text[320];
  VkResult result = raysort_oldCheckRange(context,
                                       hasTable ? "RaysortReorderInfo.functionCount"
                                                : "RaysortReorderInfo.functionCount (without functionOfRecord)",
                                       info->functionCount, hasTable ? 1 : 0, hasTable ? RAYSORT_REORDER_MAX_KEYS : 0);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.hitRecordCount + missRecordCount", records, 0,
                                RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.hintBits", info->hintBits, 0, 16);
  if (result != VK_SUCCESS)
    return result;
  kinds = (hasTable ? info->functionCount : records) + 1;
  keys = (info->stageCount * kinds) << info->hintBits;
  reorder->kinds = (uint32_t)kinds;
  reorder->keys = (uint32_t)keys;
  if (keys <= RAYSORT_REORDER_MAX_KEYS)
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortReorderInfo: stageCount %u times (functions %llu + 1 for empties) times 2^hintBits %u are %llu keys, "
      "at most %u can be sorted: lower one of the three",
      (unsigned)info->stageCount, (raysort_u64)(kinds - 1), (unsigned)info->hintBits, (raysort_u64)keys,
      (unsigned)RAYSORT_REORDER_MAX_KEYS);
  return raysort_oldRefuse(context, text);
}

static VkResult raysort_checkLaunch(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  uint64_t threads = info->launch[0];
  char text[256];
  uint32_t i;
  for (i = 1; i < 3 && threads <= RAYSORT_MAX_COUNT; ++i)
    threads *= info->launch[i];
  if (threads <= RAYSORT_MAX_COUNT)
  {
    reorder->threads = (uint32_t)threads;
    return VK_SUCCESS;
  }
  if (info->launch[1] == 0 || info->launch[2] == 0)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortReorderInfo.launch is %u, %u, %u, the product must be at most %u",
           (unsigned)info->launch[0], (unsigned)info->launch[1], (unsigned)info->launch[2],
           (unsigned)RAYSORT_MAX_COUNT);
  return raysort_oldRefuse(context, text);
}

/* Shader records: only where there is a table. */
static VkResult raysort_checkRecords(RaysortContext context, const RaysortReorderInfo *info)
{
  const int hasRecords = raysort_isGiven(&info->hitRecords) || raysort_isGiven(&info->missRecords);
  char text[256];
  VkResult result = VK_SUCCESS;
  if (hasRecords)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.recordStride", info->recordStride, 4, 65536);
  if (result == VK_SUCCESS && info->recordStride % 4 != 0)
  {
    snprintf(text, sizeof(text), "RaysortReorderInfo.recordStride is %u, must be a multiple of 4",
             (unsigned)info->recordStride);
    result = raysort_oldRefuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.recordHandleSize", info->recordHandleSize, 0,
                                hasRecords ? info->recordStride - 1 : 65535);
  return result;
}

static VkResult raysort_checkReorder(RaysortContext context, const RaysortReorderInfo *info)
{
  char text[256];
  VkResult result =
      raysort_oldCheckRange(context, "RaysortReorderInfo.stageCount", info->stageCount, 1, RAYSORT_REORDER_MAX_STAGES);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.waveCount", info->waveCount, 1, RAYSORT_REORDER_MAX_WAVES);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.liveSize", info->liveSize, 16, RAYSORT_REORDER_MAX_LIVE);
  if (result == VK_SUCCESS && info->liveSize % 16 != 0)
  {
    snprintf(text, sizeof(text), "RaysortReorderInfo.liveSize is %u, must be a multiple of 16",
             (unsigned)info->liveSize);
    result = raysort_oldRefuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.objectCount", info->objectCount, 0,
                                RAYSORT_REORDER_MAX_OBJECTS);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.attributeWords", info->attributeWords, 0, 9);
  if (result == VK_SUCCESS)
    result = raysort_checkRecords(context, info);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.maxGroupsX", info->maxGroupsX, 0,
                                context->limits.maxComputeWorkGroupCount[0]);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortReorderInfo.flags", info->flags, 0, RAYSORT_REORDER_RESUME_BIT);
  return result;
}

/* Every stage may get all threads, a workgroup of its own size each. */
static VkResult raysort_checkStageGroups(RaysortContext context, const RaysortReorderInfo *info,
                                         const raysort_reorder *reorder)
{
  const uint64_t most = (uint64_t)reorder->maxGroupsX * context->limits.maxComputeWorkGroupCount[1];
  char text[256];
  uint32_t i;
  for (i = 0; i < info->stageCount; ++i)
    if (raysort_divideUp(reorder->threads, info->stages[i].groupSize) > most)
    {
      snprintf(
          text, sizeof(text),
          "RaysortReorderInfo.launch: %u threads in groups of stages[%u].groupSize %u pass maxGroupsX %u times the "
          "device's maxComputeWorkGroupCount[1], %llu",
          (unsigned)reorder->threads, (unsigned)i, (unsigned)info->stages[i].groupSize, (unsigned)reorder->maxGroupsX,
          (raysort_u64)most);
      return raysort_oldRefuse(context, text);
    }
  return VK_SUCCESS;
}

static uint32_t raysort_objectCount(const RaysortReorderInfo *info)
{
  return info->objectCount ? info->objectCount : 1;
}

static int raysort_hasWideObjects(const RaysortReorderInfo *info)
{
  return info->attributeWords > 3;
}

static uint32_t raysort_objectSize(const RaysortReorderInfo *info)
{
  return raysort_objectCount(info) * (raysort_hasWideObjects(info) ? 96u : 64u);
}

/* A part of a buffer of the info, as the buffer of another one. */
static RaysortBuffer raysort_partOf(const RaysortBuffer *whole, VkDeviceSize offset, VkDeviceSize size)
{
  RaysortBuffer part = *whole;
  part.offset += offset;
  part.size = raysort_isGiven(whole) ? size : 0;
  return part;
}

/* The sort of the keys, whose buffers are parts of the reorder's. Its sizes do not depend on them. */
static VkResult raysort_layoutKeys(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder,
                                   RaysortReorderLayout *layout)
{
  RaysortSortInfo *sort = &reorder->sort;
  const VkDeviceSize words = (VkDeviceSize)reorder->threads * 4;
  raysort_sort analysed;
  VkResult result;
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = reorder->threads;
  sort->materialCount = reorder->keys;
  sort->groupSize = 64;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  result = raysort_oldLayoutSort(context, sort, &analysed, &reorder->sorted);
  if (result != VK_SUCCESS)
    return result;
  reorder->sortPasses = reorder->sorted.passCount;
  reorder->rangesOffset = raysort_align(RAYSORT_REORDER_MAP_OFFSET + words, RAYSORT_REORDER_ALIGNMENT);
  reorder->argumentsOffset = raysort_align(reorder->rangesOffset + reorder->sorted.rangesSize, 16);
  reorder->sortOffset =
      raysort_align(reorder->argumentsOffset + (VkDeviceSize)info->stageCount * reorder->kinds * 12, 16);
  sort->materialIdMap.buffer = raysort_partOf(&info->state, layout->keysOffset, words);
  sort->newToOldPixelMap = raysort_partOf(&info->scratch, RAYSORT_REORDER_MAP_OFFSET, words);
  sort->ranges = raysort_partOf(&info->scratch, reorder->rangesOffset, reorder->sorted.rangesSize);
  sort->scratch = raysort_partOf(&info->scratch, reorder->sortOffset, reorder->sorted.scratchSize);
  sort->count = raysort_partOf(&info->scratch, offsetof(RaysortReorderProgram, going), 4);
  return VK_SUCCESS;
}

static uint32_t raysort_sortedWaves(const RaysortReorderInfo *info)
{
  return info->waveCount - (info->flags & RAYSORT_REORDER_RESUME_BIT ? 0u : 1u);
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutReorder(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder,
                                      RaysortReorderLayout *layout)
{
  const uint32_t objectSize = raysort_objectSize(info), both = objectSize + info->liveSize;
  const int isTogether = both % 128 == 0; /* whole lines of memory come faster; parts of one are written slower */
  uint64_t passes;
  VkResult result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_REORDER_BIT);
  memset(layout, 0, sizeof(*layout));
  memset(reorder, 0, sizeof(*reorder));
  if (result == VK_SUCCESS)
    result = raysort_checkReorder(context, info);
  if (result == VK_SUCCESS)
    result = raysort_checkLaunch(context, info, reorder);
  if (result == VK_SUCCESS)
    result = raysort_checkFactors(context, info, reorder);
  if (result == VK_SUCCESS)
    result = raysort_checkStages(context, info, reorder);
  reorder->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : context->limits.maxComputeWorkGroupCount[0];
  if (result == VK_SUCCESS)
    result = raysort_checkStageGroups(context, info, reorder);
  if (result != VK_SUCCESS)
    return result;
  layout->hitsOffset = RAYSORT_REORDER_HITS_OFFSET;
  layout->liveOffset = layout->hitsOffset + (isTogether ? objectSize : (VkDeviceSize)reorder->threads * objectSize);
  layout->hitsStride = isTogether ? both : objectSize;
  layout->liveStride = isTogether ? both : info->liveSize;
  layout->keysOffset = raysort_align(layout->hitsOffset + (VkDeviceSize)reorder->threads * both, 64);
  layout->stateSize = layout->keysOffset + (VkDeviceSize)reorder->threads * 4;
  result = raysort_layoutKeys(context, info, reorder, layout);
  if (result != VK_SUCCESS)
    return result;
  layout->scratchSize = reorder->sortOffset + reorder->sorted.scratchSize;
  layout->alignment = RAYSORT_REORDER_ALIGNMENT;
  layout->bytesPerThread = both + 8;
  layout->keyCount = reorder->keys;
  passes = 1 + (uint64_t)raysort_sortedWaves(info) * (reorder->sortPasses + 1 + reorder->stagePasses);
  passes += info->flags & RAYSORT_REORDER_RESUME_BIT ? 0 : 1;
  result = raysort_oldCheckRange(context, "RaysortReorderInfo.waveCount, the passes of all waves", passes, 1,
                              RAYSORT_MAX_COUNT);
  layout->passCount = reorder->threads && result == VK_SUCCESS ? (uint32_t)passes : 0;
  return result;
}

RAYSORT_API VkResult raysortGetReorderLayout(RaysortContext context, const RaysortReorderInfo *info,
                                             RaysortReorderLayout *layout)
{
  raysort_reorder reorder;
  return raysort_layoutReorder(context, info, &reorder, layout);
}

/* ---- plan ---- */

enum
{
  RAYSORT_REORDER_SCRATCH,
  RAYSORT_REORDER_STATE,
  RAYSORT_REORDER_LIVE,
  RAYSORT_REORDER_FUNCTIONS,
  RAYSORT_REORDER_HIT_RECORDS,
  RAYSORT_REORDER_MISS_RECORDS,
  RAYSORT_REORDER_INSTANCES,
  RAYSORT_REORDER_BUFFERS
};

static VkResult raysort_reorderBuffers(RaysortContext context, const RaysortReorderInfo *info,
                                       const RaysortReorderLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize stride = info->recordStride, words = (VkDeviceSize)info->hitRecordCount + info->missRecordCount;
  const VkDeviceSize hits = info->hitRecordCount * stride, misses = info->missRecordCount * stride;
  const VkDeviceSize instance = sizeof(RaysortHitInstance), whole = info->instances.size / instance * instance;
  const VkDeviceSize instances = whole ? whole : instance;
  const raysort_need_ needs[RAYSORT_REORDER_BUFFERS] = {
      {RAYSORT_RESOURCE_REORDER_SCRATCH, &info->scratch, layout->scratchSize, RAYSORT_REORDER_ALIGNMENT,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_REORDER_STATE, &info->state, layout->stateSize, RAYSORT_REORDER_ALIGNMENT, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_REORDER_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD, &info->functionOfRecord, words * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_HIT_RECORDS, &info->hitRecords, hits, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_MISS_RECORDS, &info->missRecords, misses, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_INSTANCES, &info->instances, instances, 16, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_oldUseBuffers(context, needs, RAYSORT_REORDER_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_oldCheckOverlap(context, ranges, RAYSORT_REORDER_BUFFERS) : result;
}

static void raysort_split64(VkDeviceSize value, uint32_t words[2])
{
  words[0] = (uint32_t)value;
  words[1] = (uint32_t)(value >> 32);
}

static VkDeviceAddress raysort_touchTable(RaysortPass *pass, const raysort_range *range, size_t push)
{
  return raysort_touch(pass, range, 0, range->needed, RAYSORT_READ, 0, push);
}

static void raysort_planBegin(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              const RaysortReorderLayout *layout, const raysort_range *ranges)
{
  const int isResumed = (info->flags & RAYSORT_REORDER_RESUME_BIT) != 0;
  RaysortPass pass;
  RaysortReorderBeginPush push;
  size_t i;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "reorder begin", RAYSORT_REORDER_PIPELINE_BEGIN, 1);
  push.program = raysort_touch(&pass, &ranges[RAYSORT_REORDER_SCRATCH], 0, sizeof(RaysortReorderProgram), RAYSORT_WRITE,
                               1, offsetof(RaysortReorderBeginPush, program));
  push.counters = raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], 0, sizeof(RaysortReorderCounters), RAYSORT_WRITE,
                                1, offsetof(RaysortReorderBeginPush, counters));
  if (!isResumed)
    push.count = raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_LIVE], offsetof(RaysortReorderBeginPush, count));
  push.functions =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_FUNCTIONS], offsetof(RaysortReorderBeginPush, functions));
  push.hitRecords =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_HIT_RECORDS], offsetof(RaysortReorderBeginPush, hitRecords));
  push.missRecords =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_MISS_RECORDS], offsetof(RaysortReorderBeginPush, missRecords));
  push.instances =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_INSTANCES], offsetof(RaysortReorderBeginPush, instances));
  for (i = 2; i < 7; ++i) /* all that are read: not used, or known by the program's own address */
    raysort_lend(&pass, &push, 8 * i, offsetof(RaysortReorderBeginPush, program));
  raysort_split64(layout->liveOffset, push.liveOffset);
  raysort_split64(layout->keysOffset, push.keysOffset);
  raysort_split64(reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset, push.offsetsOffset);
  push.begins = (!isResumed && info->waveCount == 1 ? RAYSORT_REORDER_LAST_WAVE_BIT : 0u) |
                (isResumed ? RAYSORT_REORDER_RESUMES_BIT : 0u) |
                (!isResumed && ranges[RAYSORT_REORDER_LIVE].isPresent ? RAYSORT_REORDER_COUNTS_BIT : 0u);
  memcpy(push.launch, info->launch, sizeof(push.launch));
  push.hitRecordCount = info->hitRecordCount;
  push.missRecordCount = info->missRecordCount;
  push.kindsAndStages = reorder->kinds | info->stageCount << 16 | info->hintBits << 24;
  if (ranges[RAYSORT_REORDER_INSTANCES].isPresent)
    push.instanceCount = (uint32_t)(ranges[RAYSORT_REORDER_INSTANCES].needed / sizeof(RaysortHitInstance));
  push.recordStride = info->recordStride;
  push.splitStages = reorder->splitStages;
  push.sizes = layout->hitsStride | info->recordHandleSize << 16;
  push.liveStride = layout->liveStride;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The passes of the material sort, told as the reorder's: its buffers are parts of the state and of the scratch. */
static void raysort_planKeys(raysort_plan *plan, const raysort_reorder *reorder)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t i, k, count = RAYSORT_SORT_MAX_PASSES;
  VkResult result;
  if (!plan->passes) /* only counted */
  {
    plan->count += reorder->sortPasses;
    return;
  }
  result = raysortPlanSort(plan->context, &reorder->sort, &count, passes);
  if (plan->listener.result == VK_SUCCESS)
    plan->listener.result = result;
  for (i = 0; i < count && result == VK_SUCCESS; ++i)
  {
    for (k = 0; k < passes[i].accessCount; ++k)
      passes[i].accesses[k].resource = passes[i].accesses[k].resource == RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP
                                           ? RAYSORT_RESOURCE_REORDER_STATE
                                           : RAYSORT_RESOURCE_REORDER_SCRATCH;
    raysort_endPass(plan, &passes[i], passes[i].push, passes[i].pushSize);
  }
}

static void raysort_planArguments(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                                  const RaysortReorderLayout *layout, const raysort_range *ranges)
{
  const uint32_t dispatches = info->stageCount * reorder->kinds, groups = raysort_divideUp(dispatches, 128);
  const uint32_t most = raysort_divideUp(reorder->threads, 512), marking = most < 2048 ? most : 2048;
  RaysortPass pass;
  RaysortReorderArgumentsPush push;
  uint32_t i;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "reorder arguments", RAYSORT_REORDER_PIPELINE_ARGUMENTS,
                    groups > marking ? groups : marking);
  push.offsets = raysort_touch(
      &pass, &ranges[RAYSORT_REORDER_SCRATCH], reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset,
      ((VkDeviceSize)reorder->keys + 1) * 4, RAYSORT_READ, 0, offsetof(RaysortReorderArgumentsPush, offsets));
  push.arguments =
      raysort_touch(&pass, &ranges[RAYSORT_REORDER_SCRATCH], reorder->argumentsOffset, (VkDeviceSize)dispatches * 12,
                    RAYSORT_WRITE, 1, offsetof(RaysortReorderArgumentsPush, arguments));
  push.live = raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], offsetof(RaysortReorderCounters, live), 4,
                            RAYSORT_WRITE, 1, offsetof(RaysortReorderArgumentsPush, live));
  push.going = raysort_touch(&pass, &ranges[RAYSORT_REORDER_SCRATCH], offsetof(RaysortReorderProgram, going), 4,
                             RAYSORT_WRITE, 1, offsetof(RaysortReorderArgumentsPush, going));
  push.keys =
      raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], layout->keysOffset, (VkDeviceSize)reorder->threads * 4,
                    RAYSORT_READ | RAYSORT_WRITE, 0, offsetof(RaysortReorderArgumentsPush, keys));
  push.slots = reorder->threads;
  push.stageCount = info->stageCount;
  push.kindCount = reorder->kinds;
  push.hintBits = info->hintBits;
  push.splitStages = reorder->splitStages;
  push.maxGroupsX = reorder->maxGroupsX;
  for (i = 0; i < info->stageCount; ++i)
    push.groupSizes[i / 2] |= info->stages[i].groupSize << (i % 2 * 16);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* Workgroups of the first wave as tiles of the launch: 8 x 8 threads, 16 x 8, 16 x 16 and so on up to 32 x 32, the
 * shape that the shader has too. Returns 0 and leaves groups as they are where there is no tile of this size, where
 * the grid passes a limit, or where the tiles had more than an eighth of the launch's threads past its edge. */
static int raysort_planTiles(RaysortContext context, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                             uint32_t groupSize, uint32_t groups[3])
{
  const uint32_t rows = reorder->threads / info->launch[0];
  uint32_t log = 6, x, y;
  while (log < 10 && 1u << log < groupSize)
    ++log;
  x = raysort_divideUp(info->launch[0], 1u << (log + 1) / 2);
  y = raysort_divideUp(rows, 1u << log / 2);
  if (1u << log != groupSize || x > reorder->maxGroupsX || y > context->limits.maxComputeWorkGroupCount[1] ||
      ((uint64_t)x * y << log) > reorder->threads + (uint64_t)reorder->threads / 8)
    return 0;
  groups[0] = x;
  groups[1] = y;
  return 1;
}

/* What a stage compares with its own sizes. */
static uint32_t raysort_pushedSizes(const RaysortReorderInfo *info)
{
  return (raysort_objectCount(info) - 1) << RAYSORT_OBJECTS_SHIFT |
         (raysort_hasWideObjects(info) ? RAYSORT_WIDE_OBJECTS_BIT : 0u) |
         (info->liveSize / 16 - 1) << RAYSORT_LIVE_SHIFT;
}

/* A pass of the caller's pipeline over the threads of a stage, or of one function of it. In the first wave, before
 * anything is sorted, over all of the launch. */
static void raysort_planStage(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              const raysort_range *ranges, uint32_t wave, uint32_t stage, uint32_t function)
{
  const RaysortStage *its = &info->stages[stage];
  const raysort_range *scratch = &ranges[RAYSORT_REORDER_SCRATCH];
  const int isFirst = wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT), isAll = !its->pipelines;
  const VkDeviceSize place = (VkDeviceSize)stage * reorder->kinds + (isAll ? 0 : function);
  const uint32_t groups = raysort_divideUp(reorder->threads, its->groupSize), left = info->waveCount - 1 - wave;
  RaysortPass pass;
  RaysortReorderPush push;
  uint32_t i;
  memset(&push, 0, sizeof(push));
  memset(&pass, 0, sizeof(pass));
  pass.name = isAll ? "reorder stage" : "reorder function";
  pass.pipeline = isAll ? its->uberPipeline : its->pipelines[function];
  pass.layout = its->layout;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  if (its->pushStages)
    pass.pushStages = its->pushStages;
  pass.pushOffset = its->pushOffset;
  pass.isIndirect = !isFirst;
  pass.group = info->group ? info->group + wave : 0;
  pass.groups[0] = groups < reorder->maxGroupsX ? groups : reorder->maxGroupsX;
  pass.groups[1] = raysort_divideUp(groups, pass.groups[0]);
  pass.groups[2] = 1;
  if (!isFirst)
    raysort_touch(&pass, scratch, reorder->argumentsOffset + place * 12, 12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0,
                  RAYSORT_NO_PUSH);
  push.program = raysort_touch(
      &pass, scratch, 0, isFirst ? sizeof(RaysortReorderProgram) : reorder->rangesOffset + reorder->sorted.rangesSize,
      RAYSORT_READ | RAYSORT_WRITE, 0, offsetof(RaysortReorderPush, program)); /* writes: going */
  raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], 0, ranges[RAYSORT_REORDER_STATE].needed,
                RAYSORT_READ | RAYSORT_WRITE, 0, RAYSORT_NO_PUSH);
  for (i = RAYSORT_REORDER_FUNCTIONS; i <= RAYSORT_REORDER_INSTANCES; ++i)
    if (ranges[i].isPresent)
    {
      pass.accesses[pass.accessCount].access = RAYSORT_READ;
      pass.accesses[pass.accessCount].resource = RAYSORT_RESOURCE_GEOMETRY;
      pass.accesses[pass.accessCount++].push = RAYSORT_NO_PUSH;
      break;
    }
  push.stage = stage | (left < 0x7fffu ? left : 0x7fffu) << 16 | (isFirst ? RAYSORT_FIRST_WAVE_BIT : 0u) |
               raysort_pushedSizes(info);
  if (isFirst && raysort_planTiles(plan->context, info, reorder, its->groupSize, pass.groups))
    push.stage |= RAYSORT_TILES_BIT;
  push.function = (isAll ? RAYSORT_ALL_FUNCTIONS : function) | its->groupSize << 16;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planWave(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                             const RaysortReorderLayout *layout, const raysort_range *ranges, uint32_t wave)
{
  uint32_t stage, function;
  if (wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT))
  {
    raysort_planStage(plan, info, reorder, ranges, wave, 0, reorder->kinds - 1);
    return;
  }
  raysort_planKeys(plan, reorder);
  raysort_planArguments(plan, info, reorder, layout, ranges);
  for (stage = 0; stage < info->stageCount; ++stage)
    if (!info->stages[stage].pipelines)
      raysort_planStage(plan, info, reorder, ranges, wave, stage, 0);
    else
      for (function = 0; function < reorder->kinds; ++function)
        if (info->stages[stage].pipelines[function] != VK_NULL_HANDLE)
          raysort_planStage(plan, info, reorder, ranges, wave, stage, function);
}

RAYSORT_API VkResult raysortPlanReorder(RaysortContext context, const RaysortReorderInfo *info, uint32_t *passCount,
                                        RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_REORDER_BUFFERS];
  RaysortReorderLayout layout;
  raysort_reorder reorder;
  raysort_plan plan;
  uint32_t wave;
  VkResult result = raysort_layoutReorder(context, info, &reorder, &layout);
  if (result == VK_SUCCESS)
    result = raysort_checkPipelines(context, info, &reorder);
  if (result == VK_SUCCESS)
    result = raysort_reorderBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_REORDER_BIT, passCount, passes);
  if (reorder.threads)
  {
    raysort_planBegin(&plan, info, &reorder, &layout, ranges);
    for (wave = 0; wave < info->waveCount; ++wave)
      raysort_planWave(&plan, info, &reorder, &layout, ranges, wave);
  }
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdReorder(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortReorderInfo *info)
{
  RaysortReorderLayout layout;
  RaysortPass *passes;
  uint32_t count;
  VkResult result = raysortGetReorderLayout(context, info, &layout);
  if (result != VK_SUCCESS)
    return result;
  count = layout.passCount;
  passes = (RaysortPass *)raysort_allocate(context->allocator, (count ? count : 1) * sizeof(*passes));
  if (!passes)
    return raysort_oldTell(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortCmdReorder");
  result = raysortPlanReorder(context, info, &count, passes);
  if (result == VK_SUCCESS)
    result = raysortCmdPasses(context, commandBuffer, count, passes, NULL);
  raysort_free(context->allocator, passes);
  return result;
}

/* ---- native ---- */

/* Of VK_NV_ray_tracing_invocation_reorder and of VK_EXT_ray_tracing_invocation_reorder, which headers may lack. */
typedef struct raysort_hintProperty
{
  VkStructureType sType;
  void *pNext;
  uint32_t hint;           /* 0: none */
  uint32_t maxRecordIndex; /* EXT */
} raysort_hintProperty;

#define RAYSORT_NV_HINT_PROPERTY  1000490001
#define RAYSORT_EXT_HINT_PROPERTY 1000581001

static int raysort_hasExtension(const VkExtensionProperties *extensions, uint32_t count, const char *name)
{
  uint32_t i;
  for (i = 0; i < count; ++i)
    if (strcmp(extensions[i].extensionName, name) == 0)
      return 1;
  return 0;
}

/* The hint of one of the two extensions, which the device must have. */
static uint32_t raysort_askHint(PFN_vkGetPhysicalDeviceProperties2 ask, VkPhysicalDevice device, int type)
{
  raysort_hintProperty hint;
  VkPhysicalDeviceProperties2 properties;
  memset(&hint, 0, sizeof(hint));
  memset(&properties, 0, sizeof(properties));
  hint.sType = (VkStructureType)type;
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &hint;
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
  if (!extensions)
    return VK_FALSE;
  if (list(info->physicalDevice, NULL, &count, extensions) >= VK_SUCCESS)
  {
    if (raysort_hasExtension(extensions, count, "VK_NV_ray_tracing_invocation_reorder"))
      hint |= raysort_askHint(ask, info->physicalDevice, RAYSORT_NV_HINT_PROPERTY);
    if (raysort_hasExtension(extensions, count, "VK_EXT_ray_tracing_invocation_reorder"))
      hint |= raysort_askHint(ask, info->physicalDevice, RAYSORT_EXT_HINT_PROPERTY);
  }
  raysort_free(info->allocator, extensions);
  return hint != 0 ? VK_TRUE : VK_FALSE;
}

/* ---- the capability ---- */

static int raysort_describeReorder(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  (void)context;
  variant->identity =
      pipeline == RAYSORT_REORDER_PIPELINE_BEGIN ? RAYSORT_IDENTITY_REORDER_BEGIN : RAYSORT_IDENTITY_REORDER_ARGUMENTS;
  return 1;
}

static const raysort_kernel *raysort_reorderKernels(uint32_t *count); /* beside the words */

static const char *const raysort_reorderResources[] = {
    "RaysortReorderInfo.scratch",          "RaysortReorderInfo.state",      "RaysortReorderInfo.count",
    "RaysortReorderInfo.functionOfRecord", "RaysortReorderInfo.hitRecords", "RaysortReorderInfo.missRecords",
    "RaysortReorderInfo.instances"};

static const raysort_capability *raysort_reorderCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_REORDER_BIT, RAYSORT_CAPABILITY_SORT_BIT, "REORDER",
      RAYSORT_REORDER_PIPELINES,      raysort_describeReorder,     {raysort_reorderKernels, NULL},
      raysort_reorderResources,       RAYSORT_REORDER_BUFFERS, {NULL, NULL}};
  return &capability;
}
