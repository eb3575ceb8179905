/* device.c - buffers, kernels and times of bench-scale.
 * SPDX-License-Identifier: MIT */
#include "scale/scale.h"

#define CHUNK      (1u << 26) /* items of a dispatch */
#define GROUPS     1024u
#define WARM_UP    0.5        /* seconds, and one submission at least */
#define LARGE      (1u << 26) /* from here on a run takes so long that three are enough */
#define LARGE_RUNS 3u

static double gibibytes(VkDeviceSize bytes)
{
  return (double)bytes / (1 << 30);
}

static VkDeviceSize largestAllocation(const Gpu *gpu)
{
  VkPhysicalDeviceMaintenance3Properties maintenance = {.sType =
                                                            VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_MAINTENANCE_3_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
  properties.pNext = &maintenance;
  vkGetPhysicalDeviceProperties2(gpu->physicalDevice, &properties);
  return maintenance.maxMemoryAllocationSize;
}

int scaleOpenBuffers(Scale *scale, ScaleRow *row, uint32_t count, const VkDeviceSize *sizes, GpuBuffer *buffers)
{
  VkDeviceSize all = 0;
  memset(buffers, 0, count * sizeof(*buffers));
  for (uint32_t i = 0; i < count; ++i)
    all += benchAlign(sizes[i]);
  row->bytes = (double)all / row->n;
  if (all > scale->room)
    snprintf(row->lacks, sizeof(row->lacks), "needs %.1f GiB of %.1f GiB", gibibytes(all), gibibytes(scale->room));
  /* Some devices give more at once than they promise, so a larger buffer is tried. Addresses have no other limit:
   * maxStorageBufferRange is for descriptors. */
  for (uint32_t i = 0; i < count && !row->lacks[0]; ++i)
    if (gpuTryBuffer(&scale->gpu, sizes[i], &buffers[i]) != VK_SUCCESS)
      snprintf(row->lacks, sizeof(row->lacks),
               "needs %.1f GiB of %.1f GiB; a buffer of %.1f GiB was refused (promised at once: %.1f GiB)",
               gibibytes(all), gibibytes(scale->room), gibibytes(sizes[i]), gibibytes(largestAllocation(&scale->gpu)));
  if (!row->lacks[0])
    return 1;
  scaleCloseBuffers(scale, count, buffers);
  return 0;
}

void scaleCloseBuffers(Scale *scale, uint32_t count, GpuBuffer *buffers)
{
  for (uint32_t i = 0; i < count; ++i)
    gpuFreeBuffer(&scale->gpu, &buffers[i]);
}

void scaleRecordItems(Scale *scale, VkCommandBuffer commandBuffer, enum ScaleKernel kernel, ScalePush push,
                      uint32_t items, uint32_t state)
{
  const ScaleState zero = {0, 0, 0, UINT32_MAX, 0, 0};
  push.state = scale->states.address + state * sizeof(zero);
  vkCmdUpdateBuffer(commandBuffer, scale->states.buffer, state * sizeof(zero), sizeof(zero), &zero);
  gpuBarrier(commandBuffer);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, scale->kernels[kernel].pipeline);
  for (uint32_t first = 0; first < items; first = push.end)
  {
    push.first = first;
    push.end = items - first > CHUNK ? first + CHUNK : items;
    vkCmdPushConstants(commandBuffer, scale->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push), &push);
    vkCmdDispatch(commandBuffer, GROUPS, 1, 1);
  }
  gpuBarrier(commandBuffer);
}

ScaleState scaleItems(Scale *scale, enum ScaleKernel kernel, const ScalePush *push, uint32_t items, uint32_t state)
{
  ScaleState told;
  VkCommandBuffer commandBuffer = gpuBegin(&scale->gpu);
  scaleRecordItems(scale, commandBuffer, kernel, *push, items, state);
  gpuSubmit(&scale->gpu, commandBuffer);
  gpuDownload(&scale->gpu, &scale->states, state * sizeof(told), &told, sizeof(told));
  return told;
}

/* All runs are one submission, because a GPU that waits for the host lowers its clocks. */
static void submitRuns(Scale *scale, VkQueryPool pool, uint32_t runs, GpuRecord prepare, GpuRecord run, void *user)
{
  VkCommandBuffer commandBuffer = gpuBegin(&scale->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * runs);
  for (uint32_t i = 0; i < runs; ++i)
  {
    if (prepare)
      prepare(user, commandBuffer);
    gpuBarrier(commandBuffer);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i);
    run(user, commandBuffer);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i + 1);
    gpuBarrier(commandBuffer);
  }
  gpuSubmit(&scale->gpu, commandBuffer);
}

BenchTimes scaleTime(Scale *scale, uint32_t runs, GpuRecord prepare, GpuRecord run, void *user)
{
  VkQueryPool pool = gpuQueries(&scale->gpu, 2 * runs);
  const double warm = seconds() + (scale->gpu.isCpu ? 0 : WARM_UP);
  double begun, stamps[2 * SCALE_MOST_RUNS];
  do
  {
    begun = seconds();
    submitRuns(scale, pool, runs, prepare, run, user);
  } while (begun < warm);
  gpuReadQueries(&scale->gpu, pool, 0, 2 * runs, stamps);
  for (uint32_t i = 0; i < runs; ++i)
    stamps[i] = stamps[2 * i + 1] - stamps[2 * i];
  vkDestroyQueryPool(scale->gpu.device, pool, NULL);
  return benchTimes(stamps, runs);
}

BenchTimes scaleNs(BenchTimes milliseconds, uint32_t items)
{
  const double each = 1e6 / items;
  const BenchTimes ns = {milliseconds.median * each, milliseconds.low * each, milliseconds.high * each};
  return ns;
}

uint32_t scaleRuns(const Scale *scale, uint32_t n)
{
  return n > LARGE && scale->runs > LARGE_RUNS ? LARGE_RUNS : scale->runs;
}

ScaleRow *scaleRow(Scale *scale, const char *item, uint32_t n)
{
  ScaleRow *row = &scale->rows[scale->rowCount++];
  memset(row, 0, sizeof(*row));
  snprintf(row->item, sizeof(row->item), "%s", item);
  row->kind = scaleKinds[scale->kind];
  row->n = n;
  return row;
}
