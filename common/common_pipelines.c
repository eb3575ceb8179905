/* common_pipelines.c - compute pipelines of SPIR-V files, made on all processors. See common.h.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* sysconf */

#include "common.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

VkPipelineLayout gpuPipelineLayout(Gpu *gpu)
{
  VkPipelineLayout layout = VK_NULL_HANDLE;
  VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  info.pushConstantRangeCount = 1;
  info.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(gpu->device, &info, NULL, &layout));
  return layout;
}

/* The words of a SPIR-V file; *size in bytes. Free it. */
static uint32_t *readSpirv(const char *name, size_t *size)
{
  FILE *file = fopen(name, "rb");
  if (!file)
    die("cannot read %s; run make, and run programs from the repository's root", name);
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  if (length < 20 || length % 4)
    die("%s is no SPIR-V", name);
  uint32_t *words = (uint32_t *)allocate((size_t)length);
  if (fread(words, 1, (size_t)length, file) != (size_t)length || words[0] != 0x07230203u)
    die("%s is no SPIR-V", name);
  fclose(file);
  *size = (size_t)length;
  return words;
}

VkShaderModule gpuShader(Gpu *gpu, const char *spirvFile)
{
  VkShaderModule module = VK_NULL_HANDLE;
  VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  uint32_t *words = readSpirv(spirvFile, &info.codeSize);
  info.pCode = words;
  CHECK(vkCreateShaderModule(gpu->device, &info, NULL, &module));
  free(words);
  return module;
}

VkPipeline gpuPipeline(Gpu *gpu, VkPipelineLayout layout, const char *spirvFile, const uint32_t *constants,
                       uint32_t constantCount)
{
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkSpecializationMapEntry entries[16];
  VkSpecializationInfo specialization = {0};
  VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  if (constantCount > 16)
    die("%s: %u specialization constants; 16 are possible", spirvFile, constantCount);
  for (uint32_t i = 0; i < constantCount; ++i)
  {
    entries[i].constantID = i;
    entries[i].offset = i * 4;
    entries[i].size = 4;
  }
  specialization.mapEntryCount = constantCount;
  specialization.pMapEntries = entries;
  specialization.dataSize = constantCount * sizeof(uint32_t);
  specialization.pData = constants;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.pName = "main";
  info.stage.pSpecializationInfo = constantCount ? &specialization : NULL;
  info.stage.module = gpuShader(gpu, spirvFile);
  info.layout = layout;
  CHECK(vkCreateComputePipelines(gpu->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
  vkDestroyShaderModule(gpu->device, info.stage.module, NULL);
  return pipeline;
}

#define MOST_MAKERS 64

typedef struct Makers
{
  Gpu *gpu;
  VkPipelineLayout layout;
  GpuKernel *kernels;
  uint32_t count;
  atomic_uint taken;
} Makers;

/* Returns how many were begun, all of them in the end. */
static uint32_t makeKernel(Makers *makers)
{
  const uint32_t i = atomic_fetch_add(&makers->taken, 1);
  GpuKernel *kernel = &makers->kernels[i];
  if (i < makers->count)
    kernel->pipeline =
        gpuPipeline(makers->gpu, makers->layout, kernel->spirvFile, kernel->constants, kernel->constantCount);
  return i < makers->count ? i : makers->count;
}

static void *makeKernels(void *user)
{
  Makers *makers = (Makers *)user;
  while (makeKernel(makers) < makers->count)
    continue;
  return NULL;
}

void gpuPipelines(Gpu *gpu, VkPipelineLayout layout, GpuKernel *kernels, uint32_t count)
{
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  pthread_t threads[MOST_MAKERS];
  Makers makers;
  long started = 0;
  memset(&makers, 0, sizeof(makers));
  makers.gpu = gpu;
  makers.layout = layout;
  makers.kernels = kernels;
  makers.count = count;
  while (started + 1 < processors && started + 1 < (long)count && started < MOST_MAKERS &&
         pthread_create(&threads[started], NULL, makeKernels, &makers) == 0)
    ++started;
  for (uint32_t begun = 0; begun < count;)
  {
    begun = makeKernel(&makers);
    progress("making pipelines", begun, count);
  }
  while (started)
    pthread_join(threads[--started], NULL);
}
