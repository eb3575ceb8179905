/* common_raysort.c - raysort on a Gpu: contexts, a program's own passes, structures. See common.h.
 * SPDX-License-Identifier: MIT */
#include "common.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- contexts and passes ---- */

void gpuMessage(void *user, VkResult result, const char *text)
{
  Gpu *gpu = (Gpu *)user;
  gpu->errors += result != VK_SUCCESS;
  fprintf(stderr, "raysort: %s (VkResult %d)\n", text, (int)result);
}

RaysortContextInfo gpuContextInfo(Gpu *gpu, uint32_t capabilities)
{
  RaysortContextInfo info;
  memset(&info, 0, sizeof(info));
  info.instance = gpu->instance;
  info.physicalDevice = gpu->physicalDevice;
  info.device = gpu->device;
  info.getInstanceProcAddr = vkGetInstanceProcAddr;
  info.capabilities = capabilities;
  info.message = gpuMessage;
  info.messageUser = gpu;
  return info;
}

RaysortContext gpuRaysort(Gpu *gpu, uint32_t capabilities)
{
  const RaysortContextInfo info = gpuContextInfo(gpu, capabilities);
  RaysortContext context = NULL;
  CHECK(raysortCreateContext(&info, &context));
  return context;
}

RaysortPass computePass(const char *name, VkPipeline pipeline, VkPipelineLayout layout, uint32_t pushBefore,
                        uint32_t groups)
{
  const uint32_t most = 65535; /* the least that a device allows on x */
  return raysortMakePass(name, pipeline, layout, pushBefore, groups < most ? groups : most, (groups + most - 1) / most,
                         1);
}

/* ---- structures ---- */

void *bvhOnHost(const RaysortBvhBuildInfo *info)
{
  RaysortBvhBuildLayout layout;
  CHECK(raysortGetBvhBuildLayout(NULL, info, &layout));
  void *memory = allocate((size_t)layout.destinationSize), *scratch = allocate((size_t)layout.scratchSize);
  CHECK(raysortBvhBuildOnHost(info, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize));
  free(scratch);
  return memory;
}

BvhBatch bvhBatch(Gpu *gpu, RaysortContext raysort, const RaysortBvhBuildInfo *info, VkDeviceSize *offsets)
{
  BvhBatch batch = {*info, 0, {0}, {0}};
  RaysortBvhBuildLayout layout;
  CHECK(raysortGetBvhBuildLayout(raysort, info, &layout));
  if (offsets)
    CHECK(raysortBvhGetOffsets(info, offsets));
  void *words = allocate((size_t)layout.descriptionsSize);
  CHECK(raysortBvhWriteDescriptions(raysort, info, words));
  batch.size = layout.destinationSize;
  batch.descriptions = gpuUploaded(gpu, words, layout.descriptionsSize);
  batch.scratch = gpuBuffer(gpu, layout.scratchSize);
  batch.info.descriptions = gpuRange(&batch.descriptions);
  batch.info.scratch = gpuRange(&batch.scratch);
  free(words);
  return batch;
}

void bvhBatchBuild(Gpu *gpu, RaysortContext raysort, BvhBatch *batch, const GpuBuffer *to, VkDeviceSize at)
{
  const RaysortBuffer destination = {to->buffer, at, batch->size};
  batch->info.destination = destination;
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortCmdBvhBuild(raysort, commandBuffer, &batch->info));
  gpuSubmit(gpu, commandBuffer);
}

void bvhBatchFree(Gpu *gpu, BvhBatch *batch)
{
  gpuFreeBuffer(gpu, &batch->descriptions);
  gpuFreeBuffer(gpu, &batch->scratch);
  memset(batch, 0, sizeof(*batch));
}
