/* wavefront.c - see wavefront.h.
 * SPDX-License-Identifier: MIT */
#include "wavefront.h"

#include <stddef.h>
#include <stdlib.h>
#include <string.h>

/* ---- buffers ---- */

static void freeBuffers(Wavefront *w)
{
  GpuBuffer *buffers[] = {&w->paths,   &w->hits,    &w->shadows,   &w->scratch,
                          &w->maps[0], &w->maps[1], &w->ranges[0], &w->ranges[1]};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(w->gpu, buffers[i]);
}

/* The sort reads the material of each hit where it lies. From the second bounce on it sorts the list that the one
 * before left. */
static void describeSort(Wavefront *w, uint32_t bounce)
{
  RaysortSortInfo *sort = &w->sorts[bounce];
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = w->pathCount;
  sort->materialCount = w->voidMaterial;
  sort->workgroupSize = WAVEFRONT_GROUP;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  sort->materialIdMap.stride = sizeof(RaysortBvhHit);
  sort->materialIdMap.offset = offsetof(RaysortBvhHit, material);
  sort->materialIdMap.buffer = gpuRange(&w->hits);
  if (bounce)
  {
    sort->rayCount = w->pathCount;
    sort->list = gpuRange(&w->maps[(bounce + 1) % 2]);
    sort->count = raysortSortGetLive(&w->sorts[bounce - 1].ranges);
  }
  sort->newToOldPixelMap = gpuRange(&w->maps[bounce % 2]);
  sort->ranges = gpuRange(&w->ranges[bounce % 2]);
  sort->scratch = gpuRange(&w->scratch);
}

void wavefrontOpen(Wavefront *w, Gpu *gpu, uint32_t capabilities, uint32_t voidMaterial, uint32_t mostPasses)
{
  memset(w, 0, sizeof(*w));
  w->gpu = gpu;
  w->raysort = gpuRaysort(gpu, capabilities);
  w->layout = gpuPipelineLayout(gpu);
  w->voidMaterial = voidMaterial;
  w->mostPasses = mostPasses;
  w->passes = (RaysortPass *)allocate(mostPasses * sizeof(RaysortPass));
  w->rows = (uint32_t *)allocate(mostPasses * sizeof(uint32_t));
}

void wavefrontSize(Wavefront *w, uint32_t pathCount, VkDeviceSize pathBytes, VkDeviceSize shadowBytes)
{
  const VkDeviceSize paths = pathCount;
  RaysortSortLayout layout;
  freeBuffers(w);
  w->pathCount = pathCount;
  w->paths = gpuBuffer(w->gpu, paths * (sizeof(RaysortBvhRay) + pathBytes));
  w->shadows = gpuBuffer(w->gpu, paths * (sizeof(RaysortBvhRay) + shadowBytes));
  w->hits = gpuBuffer(w->gpu, paths * sizeof(RaysortBvhHit));
  describeSort(w, 0);
  describeSort(w, 1); /* with a list: the larger one */
  w->sorts[1].list.size = w->sorts[1].newToOldPixelMap.size = paths * 4;
  CHECK(raysortGetSortLayout(w->raysort, &w->sorts[1], &layout));
  w->scratch = gpuBuffer(w->gpu, layout.scratchSize > 16 + 4 * paths ? layout.scratchSize : 16 + 4 * paths);
  for (uint32_t i = 0; i < 2; ++i)
  {
    w->maps[i] = gpuBuffer(w->gpu, layout.newToOldPixelMapSize);
    w->ranges[i] = gpuBuffer(w->gpu, layout.rangesSize);
  }
}

void wavefrontClose(Wavefront *w)
{
  freeBuffers(w);
  vkDestroyPipelineLayout(w->gpu->device, w->layout, NULL);
  raysortDestroyContext(w->raysort);
  free(w->passes);
  free(w->rows);
  memset(w, 0, sizeof(*w));
}

/* ---- the list of passes ---- */

void wavefrontTouch(const Wavefront *w, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(w->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

uint32_t wavefrontRoom(const Wavefront *w)
{
  return w->mostPasses - w->passCount;
}

RaysortPass *wavefrontEnd(const Wavefront *w)
{
  return w->passes + w->passCount;
}

void wavefrontTake(Wavefront *w, uint32_t count, uint32_t row)
{
  for (uint32_t i = 0; i < count; ++i)
    w->rows[w->passCount++] = row;
}

static void addTrace(Wavefront *w, RaysortBvhTraceInfo *info, const RaysortBuffer *list, const RaysortBuffer *live,
                     uint32_t row)
{
  uint32_t count = wavefrontRoom(w);
  info->maxCount = w->pathCount;
  info->missMaterial = w->voidMaterial - 1;
  info->deadMaterial = w->voidMaterial;
  info->hits = gpuRange(&w->hits);
  info->scratch = gpuRange(&w->scratch); /* the sort's, at another time */
  if (list)
  {
    info->rayCount = w->pathCount;
    info->list = *list;
    info->count = *live;
  }
  CHECK(raysortPlanBvhTrace(w->raysort, info, &count, wavefrontEnd(w)));
  wavefrontTake(w, count, row);
}

void wavefrontTrace(Wavefront *w, uint32_t bounce, int isListed, uint32_t row)
{
  RaysortBvhTraceInfo info = w->trace;
  const RaysortSortInfo *before = &w->sorts[bounce ? bounce - 1 : 0];
  const RaysortBuffer live = raysortSortGetLive(&before->ranges);
  info.hint = bounce ? RAYSORT_BVH_TRACE_INCOHERENT : RAYSORT_BVH_TRACE_COHERENT;
  info.rays = gpuRange(&w->paths);
  addTrace(w, &info, isListed && bounce ? &before->newToOldPixelMap : NULL, &live, row);
}

void wavefrontShadow(Wavefront *w, uint32_t bounce, int isListed, uint32_t row)
{
  RaysortBvhTraceInfo info = w->trace;
  const RaysortSortInfo *sort = &w->sorts[bounce];
  const RaysortBuffer live = raysortSortGetLive(&sort->ranges);
  /* The first ones begin in the order of materials, so neighbours may be far apart: tracing them in the order of their
   * origins pays. Those of later bounces begin everywhere, and it does not. */
  info.hint = isListed && bounce == 0 ? RAYSORT_BVH_TRACE_SHUFFLED : RAYSORT_BVH_TRACE_INCOHERENT;
  info.rayFlags = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  info.rays = gpuRange(&w->shadows);
  memset(&info.materials, 0, sizeof(info.materials));
  addTrace(w, &info, isListed ? &sort->newToOldPixelMap : NULL, &live, row);
}

void wavefrontSort(Wavefront *w, uint32_t bounce, uint32_t row)
{
  uint32_t count = wavefrontRoom(w);
  describeSort(w, bounce);
  CHECK(raysortPlanSort(w->raysort, &w->sorts[bounce], &count, wavefrontEnd(w)));
  wavefrontTake(w, count, row);
}

RaysortPass *wavefrontThreads(Wavefront *w, const char *name, VkPipeline pipeline, uint32_t threads, uint32_t row)
{
  RaysortPass *pass = wavefrontEnd(w);
  *pass = computePass(name, pipeline, w->layout, sizeof(RaysortDispatchPush),
                      (threads + WAVEFRONT_GROUP - 1) / WAVEFRONT_GROUP);
  wavefrontTake(w, 1, row);
  return pass;
}

uint32_t wavefrontDispatch(Wavefront *w, uint32_t bounce, VkPipeline pipeline, const VkPipeline *pipelines,
                           uint32_t row)
{
  uint32_t count = wavefrontRoom(w);
  RaysortDispatchInfo info;
  memset(&info, 0, sizeof(info));
  info.sort = &w->sorts[bounce];
  info.layout = w->layout;
  info.uberPipeline = pipeline;
  info.pipelines = pipeline ? NULL : pipelines;
  info.concurrency = pipeline ? 0 : bounce + 1;
  CHECK(raysortPlanDispatch(w->raysort, &info, &count, wavefrontEnd(w)));
  wavefrontTake(w, count, row);
  return count;
}

/* ---- recording, times ---- */

void wavefrontTimesOpen(WavefrontTimes *times, Gpu *gpu)
{
  memset(times, 0, sizeof(*times));
  times->queries = gpu->timestampBits ? gpuQueries(gpu, WAVEFRONT_MOST_PARTS) : VK_NULL_HANDLE;
}

void wavefrontTimesClose(WavefrontTimes *times, Gpu *gpu)
{
  vkDestroyQueryPool(gpu->device, times->queries, NULL);
  memset(times, 0, sizeof(*times));
}

static void stamp(VkCommandBuffer commandBuffer, WavefrontTimes *times, uint32_t row)
{
  if (!times->queries)
    return;
  times->rows[times->count] = row;
  vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, times->queries, times->count++);
}

void wavefrontRecord(const Wavefront *w, VkCommandBuffer commandBuffer, uint32_t first, uint32_t end,
                     WavefrontTimes *times)
{
  times->count = 0;
  if (times->queries)
    vkCmdResetQueryPool(commandBuffer, times->queries, 0, WAVEFRONT_MOST_PARTS);
  stamp(commandBuffer, times, 0);
  for (uint32_t to; first < end; first = to)
  {
    for (to = first + 1; to < end && w->rows[to] == w->rows[first];)
      ++to;
    gpuBarrier(commandBuffer); /* in front of the first one: the frame before reads and writes the same memory */
    CHECK(raysortCmdPasses(w->raysort, commandBuffer, to - first, w->passes + first, NULL));
    stamp(commandBuffer, times, w->rows[first]);
  }
}

double wavefrontReadTimes(Gpu *gpu, const WavefrontTimes *times, double *sums)
{
  double ends[WAVEFRONT_MOST_PARTS];
  if (!times->count)
    return 0;
  gpuReadQueries(gpu, times->queries, 0, times->count, ends);
  for (uint32_t i = 1; i < times->count; ++i)
    sums[times->rows[i]] += ends[i] - ends[i - 1];
  return ends[times->count - 1] - ends[0];
}
