/* render.c - runs a tracer slice by slice: see render.h.
 * SPDX-License-Identifier: MIT */
#include "render.h"

#include <stdio.h>
#include <string.h>

void renderOpen(Render *render, Gpu *gpu, Tracer *tracer, const RaysortSliceInfo *info, const RaysortSliceToken *resume)
{
  const VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  memset(render, 0, sizeof(*render));
  render->gpu = gpu;
  render->tracer = tracer;
  CHECK(raysortStartSlices(info, resume, &render->slices));
  for (uint32_t i = 0; i < RENDER_FLIGHT; ++i)
    CHECK(vkCreateFence(gpu->device, &fence, NULL, &render->fences[i]));
  if (gpu->timestampBits)
    render->queries = gpuQueries(gpu, 2 * RENDER_FLIGHT);
  if (gpu->timestampBits && tracer->info.isCounting && tracer->info.kernel == TRACER_SORTED)
    render->passQueries = gpuQueries(gpu, RENDER_PASSES * RENDER_FLIGHT);
  render->lastEnd = seconds();
}

void renderClose(Render *render)
{
  const VkDevice device = render->gpu->device;
  vkDeviceWaitIdle(device);
  for (uint32_t i = 0; i < RENDER_FLIGHT; ++i)
  {
    vkDestroyFence(device, render->fences[i], NULL);
    if (render->commands[i])
      vkFreeCommandBuffers(device, render->gpu->commandPool, 1, &render->commands[i]);
  }
  vkDestroyQueryPool(device, render->queries, NULL);
  vkDestroyQueryPool(device, render->passQueries, NULL);
  memset(render, 0, sizeof(*render));
}

/* The tracer records, with timestamps around every pass if there are queries for it. */
static void recordSlice(Render *render, VkCommandBuffer commands, const RaysortSlice *slice, uint32_t at)
{
  RaysortTimestamps timestamps;
  memset(&timestamps, 0, sizeof(timestamps));
  timestamps.pool = render->passQueries;
  timestamps.first = at * RENDER_PASSES;
  timestamps.count = RENDER_PASSES;
  timestamps.queueFamily = render->gpu->queueFamily;
  if (render->passQueries)
  {
    vkCmdResetQueryPool(commands, render->passQueries, timestamps.first, RENDER_PASSES);
    render->tracer->timestamps = &timestamps;
  }
  tracerRecord(render->tracer, commands, slice);
  render->tracer->timestamps = NULL;
  render->written[at] = timestamps.written;
}

static void submitSlice(Render *render, const RaysortSlice *slice)
{
  const uint32_t at = (render->oldest + render->inFlight) % RENDER_FLIGHT;
  VkCommandBuffer commands = gpuBegin(render->gpu);
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
  if (render->queries)
  {
    vkCmdResetQueryPool(commands, render->queries, 2 * at, 2);
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, render->queries, 2 * at);
  }
  recordSlice(render, commands, slice, at);
  if (render->queries)
    vkCmdWriteTimestamp(commands, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, render->queries, 2 * at + 1);
  CHECK(vkEndCommandBuffer(commands));
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commands;
  CHECK(vkQueueSubmit(render->gpu->queue, 1, &submit, render->fences[at]));
  render->commands[at] = commands;
  render->flight[at] = *slice;
  ++render->inFlight;
}

static double elapsed(const Gpu *gpu, const uint64_t ticks[2])
{
  const uint64_t mask = gpu->timestampBits < 64 ? ((uint64_t)1 << gpu->timestampBits) - 1 : ~(uint64_t)0;
  return (double)((ticks[1] - ticks[0]) & mask) * (double)gpu->properties.limits.timestampPeriod * 1e-6;
}

/* A wave of the sorted kernel: intersect, the passes of the sort, shade. */
static void addPasses(Render *render)
{
  const uint32_t at = render->oldest, pairs = render->written[at] / 2;
  const uint32_t waves = render->flight[at].waveCount, passes = waves ? pairs / waves : 0;
  const uint32_t firstShade = passes - render->tracer->shadeCount;
  uint64_t ticks[RENDER_PASSES];
  if (pairs == 0 || pairs != passes * waves || 2 * pairs == RENDER_PASSES)
    return;
  CHECK(vkGetQueryPoolResults(render->gpu->device, render->passQueries, at * RENDER_PASSES, 2 * pairs, sizeof(ticks),
                              ticks, sizeof(ticks[0]), VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
  for (uint32_t i = 0; i < pairs; ++i)
  {
    const uint32_t kind = i % passes == 0 ? RENDER_INTERSECT : i % passes < firstShade ? RENDER_SORT : RENDER_SHADE;
    render->passMilliseconds[kind] += elapsed(render->gpu, &ticks[2 * i]);
  }
}

/* Milliseconds that the oldest slice took. */
static double measure(Render *render)
{
  const Gpu *gpu = render->gpu;
  const double now = seconds(), byClock = 1e3 * (now - render->lastEnd);
  uint64_t ticks[2];
  render->lastEnd = now;
  if (!render->queries)
    return byClock;
  CHECK(vkGetQueryPoolResults(gpu->device, render->queries, 2 * render->oldest, 2, sizeof(ticks), ticks,
                              sizeof(ticks[0]), VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
  return elapsed(gpu, ticks);
}

static void endOldest(Render *render)
{
  const uint32_t at = render->oldest;
  double ms;
  CHECK(vkWaitForFences(render->gpu->device, 1, &render->fences[at], VK_TRUE, UINT64_MAX));
  CHECK(vkResetFences(render->gpu->device, 1, &render->fences[at]));
  ms = measure(render);
  addPasses(render);
  vkFreeCommandBuffers(render->gpu->device, render->gpu->commandPool, 1, &render->commands[at]);
  render->commands[at] = VK_NULL_HANDLE;
  raysortReportSlice(&render->slices, &render->flight[at], ms);
  render->pathsDone += render->flight[at].pathsDone;
  render->milliseconds += ms;
  ++render->sliceCount;
  if (ms > render->longest)
    render->longest = ms;
  render->oldest = (at + 1) % RENDER_FLIGHT;
  --render->inFlight;
}

int renderStep(Render *render, int mayBegin)
{
  RaysortSlice slice;
  while (render->inFlight < RENDER_FLIGHT && (mayBegin || render->slices.next.wave > 0) &&
         raysortNextSlice(&render->slices, &slice))
    submitSlice(render, &slice);
  if (render->inFlight == 0)
    return 0;
  endOldest(render);
  return 1;
}
