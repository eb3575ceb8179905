/* common_commands.c - command buffers, and the times of what they hold. See common.h.
 * SPDX-License-Identifier: MIT */
#include "common.h"

#include <stdlib.h>

void gpuBarrier(VkCommandBuffer commandBuffer)
{
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1,
                       &barrier, 0, NULL, 0, NULL);
}

void gpuBeginAgain(VkCommandBuffer commandBuffer)
{
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  CHECK(vkBeginCommandBuffer(commandBuffer, &begin));
  gpuBarrier(commandBuffer); /* what earlier submissions wrote is visible here */
}

VkCommandBuffer gpuBegin(Gpu *gpu)
{
  VkCommandBuffer commandBuffer = VK_NULL_HANDLE;
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  info.commandPool = gpu->commandPool;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  CHECK(vkAllocateCommandBuffers(gpu->device, &info, &commandBuffer));
  gpuBeginAgain(commandBuffer);
  return commandBuffer;
}

void gpuSubmit(Gpu *gpu, VkCommandBuffer commandBuffer)
{
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commandBuffer;
  CHECK(vkEndCommandBuffer(commandBuffer));
  CHECK(vkQueueSubmit(gpu->queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(gpu->queue));
  vkFreeCommandBuffers(gpu->device, gpu->commandPool, 1, &commandBuffer);
}

/* ---- timestamps ---- */

VkQueryPool gpuQueries(Gpu *gpu, uint32_t count)
{
  VkQueryPool pool = VK_NULL_HANDLE;
  VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
  info.queryType = VK_QUERY_TYPE_TIMESTAMP;
  info.queryCount = count;
  CHECK(vkCreateQueryPool(gpu->device, &info, NULL, &pool));
  return pool;
}

void gpuReadQueries(Gpu *gpu, VkQueryPool pool, uint32_t first, uint32_t count, double *milliseconds)
{
  uint64_t mask = gpu->timestampBits < 64 ? ((uint64_t)1 << gpu->timestampBits) - 1 : ~(uint64_t)0;
  uint64_t *ticks = (uint64_t *)allocate(count * sizeof(*ticks));
  CHECK(vkGetQueryPoolResults(gpu->device, pool, first, count, count * sizeof(*ticks), ticks, sizeof(*ticks),
                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
  for (uint32_t i = 0; i < count; ++i)
    milliseconds[i] = (double)((ticks[i] - ticks[0]) & mask) * (double)gpu->properties.limits.timestampPeriod * 1e-6;
  free(ticks);
}

static void timeOnce(Gpu *gpu, VkQueryPool pool, uint32_t runs, GpuRecord record, void *user)
{
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  if (pool)
    vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * runs);
  for (uint32_t i = 0; i < runs; ++i)
  {
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i);
    record(user, commandBuffer);
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i + 1);
    gpuBarrier(commandBuffer);
  }
  gpuSubmit(gpu, commandBuffer);
}

void gpuTime(Gpu *gpu, uint32_t runs, GpuRecord record, void *user, double *milliseconds)
{
  VkQueryPool pool = gpu->timestampBits ? gpuQueries(gpu, 2 * runs) : VK_NULL_HANDLE;
  const double warm = seconds() + (gpu->isCpu ? 0 : GPU_WARM_UP);
  double begun, pair[2];
  do
  {
    begun = seconds();
    timeOnce(gpu, pool, runs, record, user);
  } while (begun < warm);
  const double mean = (seconds() - begun) * 1e3 / runs;
  for (uint32_t i = 0; i < runs; ++i)
  {
    pair[1] = mean;
    if (pool)
      gpuReadQueries(gpu, pool, 2 * i, 2, pair);
    milliseconds[i] = pair[1];
  }
  vkDestroyQueryPool(gpu->device, pool, NULL);
}
