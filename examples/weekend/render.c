/* render.c - runs a tracer slice by slice: see render.h.
 * SPDX-License-Identifier: MIT */
#include "render.h"

#include <stdio.h>
#include <string.h>

/* Command buffers are kept and begun again, not freed after their fence: a thread of the validation layer 1.3.239 may
 * still use them then, and frees memory twice. So 3 of 8 runs of 1,870 slices crashed. */
static void createCommands(Render *render)
{
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  pool.flags = VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT;
  pool.queueFamilyIndex = render->gpu->queueFamily;
  CHECK(vkCreateCommandPool(render->gpu->device, &pool, NULL, &render->commandPool));
  info.commandPool = render->commandPool;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = RENDER_FLIGHT;
  CHECK(vkAllocateCommandBuffers(render->gpu->device, &info, render->commands));
}

void renderOpen(Render *render, Gpu *gpu, Tracer *tracer, const RaysortSliceInfo *info, const RaysortSliceToken *resume)
{
  const VkFenceCreateInfo fence = {.sType = VK_STRUCTURE_TYPE_FENCE_CREATE_INFO};
  memset(render, 0, sizeof(*render));
  render->gpu = gpu;
  render->tracer = tracer;
  CHECK(raysortStartSlices(info, resume, &render->slices));
  createCommands(render);
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
    vkDestroyFence(device, render->fences[i], NULL);
  vkDestroyCommandPool(device, render->commandPool, NULL);
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
  VkCommandBuffer commands = render->commands[at];
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
  gpuBeginAgain(commands);
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
  render->flight[at] = *slice;
  ++render->inFlight;
}

/* A wave of the sorted kernel: intersect, the passes of the sort, shade. */
static void addPasses(Render *render)
{
  const uint32_t at = render->oldest, pairs = render->written[at] / 2;
  const uint32_t waves = render->flight[at].waveCount, passes = waves ? pairs / waves : 0;
  const uint32_t firstShade = passes - render->tracer->shadeCount;
  double times[RENDER_PASSES];
  if (pairs == 0 || pairs != passes * waves || 2 * pairs == RENDER_PASSES)
    return;
  gpuReadQueries(render->gpu, render->passQueries, at * RENDER_PASSES, 2 * pairs, times);
  for (uint32_t i = 0; i < pairs; ++i)
  {
    const uint32_t kind = i % passes == 0 ? RENDER_INTERSECT : i % passes < firstShade ? RENDER_SORT : RENDER_SHADE;
    render->passMilliseconds[kind] += times[2 * i + 1] - times[2 * i];
  }
}

/* Milliseconds that the oldest slice took. */
static double measure(Render *render)
{
  const double now = seconds(), byClock = 1e3 * (now - render->lastEnd);
  double times[2];
  render->lastEnd = now;
  if (!render->queries)
    return byClock;
  gpuReadQueries(render->gpu, render->queries, 2 * render->oldest, 2, times);
  return times[1];
}

static void endOldest(Render *render)
{
  const uint32_t at = render->oldest;
  double ms;
  CHECK(vkWaitForFences(render->gpu->device, 1, &render->fences[at], VK_TRUE, UINT64_MAX));
  CHECK(vkResetFences(render->gpu->device, 1, &render->fences[at]));
  ms = measure(render);
  addPasses(render);
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
