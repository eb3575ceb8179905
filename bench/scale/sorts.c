/* sorts.c - rows of material sorts and of radix sorts: each proves on the GPU that its result is the stable sort.
 * SPDX-License-Identifier: MIT */
#include "scale/scale.h"

#define POISON 0xdeadbeefu

/* What is recorded for a row. */
typedef struct Sort
{
  Scale *scale;
  ScalePush make;
  enum ScaleKernel maker;
  const GpuBuffer *result; /* or NULL: filled before each run */
  uint32_t n, passCount;
  RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
} Sort;

/* Before each run the inputs are made anew, because a sort of pairs overwrites them. */
static void recordMake(void *user, VkCommandBuffer commandBuffer)
{
  const Sort *sort = (const Sort *)user;
  if (sort->result)
    vkCmdFillBuffer(commandBuffer, sort->result->buffer, 0, VK_WHOLE_SIZE, POISON);
  scaleRecordItems(sort->scale, commandBuffer, sort->maker, sort->make, sort->n, 0);
}

static void recordSort(void *user, VkCommandBuffer commandBuffer)
{
  const Sort *sort = (const Sort *)user;
  CHECK(raysortCmdPasses(sort->scale->raysort, commandBuffer, sort->passCount, sort->passes, NULL));
}

static void timeSort(Sort *sort, ScaleRow *row)
{
  row->passCount = sort->passCount;
  row->ns = scaleNs(scaleTime(sort->scale, scaleRuns(sort->scale, sort->n), recordMake, recordSort, sort), sort->n);
}

/* Of the results: as many items as there were, none wrong, the same items. */
static void judge(ScaleRow *row, const ScaleState *inputs, const ScaleState *results)
{
  if (results->seen != inputs->live)
    snprintf(row->fault, sizeof(row->fault), "%u items were looked at, of %u", results->seen, inputs->live);
  else if (results->faults)
    snprintf(row->fault, sizeof(row->fault), "%u are wrong, the first at %u", results->faults, results->firstFault);
  else if (results->sum != inputs->sum || results->odd != inputs->odd)
    snprintf(row->fault, sizeof(row->fault), "sums %08x %08x of hashes, they were %08x %08x", results->sum,
             results->odd, inputs->sum, inputs->odd);
}

/* ---- material sort ---- */

static RaysortSortInfo sortInfo(uint32_t materials, uint32_t n)
{
  RaysortSortInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = n;
  info.materialCount = materials;
  info.workgroupSize = 64;
  return info;
}

VkResult scaleSortLayout(Scale *scale, uint32_t n)
{
  const RaysortSortInfo info = sortInfo(64, n);
  RaysortSortLayout layout;
  return raysortGetSortLayout(scale->raysort, &info, &layout);
}

/* The part of raysortSortVerify that does not grow: numbers of rays, offsets that never fall, arguments. */
static int hasRightRanges(const Scale *scale, const RaysortSortInfo *info, const RaysortSortLayout *layout,
                          uint32_t live, const unsigned char *bytes)
{
  const RaysortRanges *head = (const RaysortRanges *)(const void *)bytes;
  const uint32_t *offsets = (const uint32_t *)(const void *)(bytes + layout->materialsOffsetsOffset);
  const uint32_t *counted = (const uint32_t *)(const void *)(bytes + layout->countedMaterialsOffset);
  const uint32_t most = scale->gpu.properties.limits.maxComputeWorkGroupCount[0];
  int isRight = head->count == info->maxCount && head->live == live && head->tail == info->maxCount - live &&
                head->stray == 0 && offsets[0] == 0 && offsets[info->materialCount] == live;
  for (uint32_t m = 0; m < info->materialCount && isRight; ++m)
  {
    const uint32_t rays = offsets[m + 1] - offsets[m], size = info->workgroupSize;
    const uint32_t groups = rays / size + (rays % size != 0), x = groups < most ? groups : most;
    const uint32_t rows = groups / most + (groups % most != 0), y = rows ? rows : 1;
    isRight = offsets[m + 1] >= offsets[m] && counted[3 * m] == x && counted[3 * m + 1] == y && counted[3 * m + 2] == 1;
  }
  return isRight;
}

static void verifySort(Scale *scale, ScaleRow *row, const RaysortSortInfo *info, const RaysortSortLayout *layout,
                       const GpuBuffer *map, const GpuBuffer *ranges)
{
  ScaleState inputs, results;
  unsigned char *bytes = (unsigned char *)allocate((size_t)layout->rangesSize);
  const ScalePush push = {.buffers = {map->address, ranges->address + layout->materialsOffsetsOffset},
                          .count = row->n,
                          .kind = scale->kind,
                          .number = info->materialCount};
  gpuDownload(&scale->gpu, &scale->states, 0, &inputs, sizeof(inputs));
  gpuDownload(&scale->gpu, ranges, 0, bytes, layout->rangesSize);
  if (hasRightRanges(scale, info, layout, inputs.live, bytes))
  {
    results = scaleItems(scale, SCALE_CHECK_MAP, &push, inputs.live, 1);
    judge(row, &inputs, &results);
  }
  else
    snprintf(row->fault, sizeof(row->fault), "the ranges are wrong");
  free(bytes);
}

void scaleSort(Scale *scale, uint32_t materials, uint32_t n)
{
  RaysortSortInfo info = sortInfo(materials, n);
  RaysortSortLayout layout;
  GpuBuffer buffers[4];
  char item[32];
  snprintf(item, sizeof(item), "sort, %u materials", materials);
  ScaleRow *row = scaleRow(scale, item, n);
  CHECK(raysortGetSortLayout(scale->raysort, &info, &layout));
  const VkDeviceSize sizes[] = {layout.idMapSize, layout.newToOldPixelMapSize, layout.rangesSize, layout.scratchSize};
  if (!scaleOpenBuffers(scale, row, 4, sizes, buffers))
    return;
  info.materialIdMap.buffer = gpuRange(&buffers[0]);
  info.newToOldPixelMap = gpuRange(&buffers[1]);
  info.ranges = gpuRange(&buffers[2]);
  info.scratch = gpuRange(&buffers[3]);
  Sort sort = {.scale = scale, .maker = SCALE_IDS, .result = &buffers[1], .n = n};
  sort.make = (ScalePush){.buffers = {buffers[0].address}, .count = n, .kind = scale->kind, .number = materials};
  sort.passCount = RAYSORT_RADIX_SORT_MAX_PASSES;
  CHECK(raysortPlanSort(scale->raysort, &info, &sort.passCount, sort.passes));
  timeSort(&sort, row);
  verifySort(scale, row, &info, &layout, &buffers[1], &buffers[2]);
  scaleCloseBuffers(scale, 4, buffers);
}

/* ---- radix sort ---- */

VkResult scaleRadixLayout(Scale *scale, uint32_t n)
{
  const RaysortRadixSortInfo info = {.maxCount = n};
  RaysortRadixSortLayout layout;
  return raysortGetRadixSortLayout(scale->raysort, &info, &layout);
}

void scaleRadix(Scale *scale, uint32_t n)
{
  RaysortRadixSortInfo info = {.maxCount = n};
  RaysortRadixSortLayout layout;
  GpuBuffer buffers[5];
  ScaleState inputs, results;
  ScaleRow *row = scaleRow(scale, "radix, pairs", n);
  CHECK(raysortGetRadixSortLayout(scale->raysort, &info, &layout));
  const VkDeviceSize sizes[] = {layout.keysSize, layout.keysSize, layout.valuesSize, layout.valuesSize,
                                layout.scratchSize};
  if (!scaleOpenBuffers(scale, row, 5, sizes, buffers))
    return;
  for (uint32_t i = 0; i < 2; ++i)
  {
    info.keys[i] = gpuRange(&buffers[i]);
    info.values[i] = gpuRange(&buffers[2 + i]);
  }
  info.scratch = gpuRange(&buffers[4]);
  Sort sort = {.scale = scale, .maker = SCALE_PAIRS, .n = n};
  sort.make = (ScalePush){
      .buffers = {buffers[0].address, buffers[2].address}, .count = n, .kind = scale->kind, .number = n - n / 4};
  sort.passCount = RAYSORT_RADIX_SORT_MAX_PASSES;
  CHECK(raysortPlanRadixSort(scale->raysort, &info, &sort.passCount, sort.passes));
  timeSort(&sort, row);
  gpuDownload(&scale->gpu, &scale->states, 0, &inputs, sizeof(inputs));
  sort.make.buffers[0] = buffers[layout.result].address;
  sort.make.buffers[1] = buffers[2 + layout.result].address;
  results = scaleItems(scale, SCALE_CHECK_PAIRS, &sort.make, n, 1);
  judge(row, &inputs, &results);
  scaleCloseBuffers(scale, 5, buffers);
}
