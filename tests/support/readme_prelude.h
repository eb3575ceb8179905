/* readme_prelude.h - what the fragments of READMEs and manuals take for granted; tests/check_readme.sh puts it first.
 * SPDX-License-Identifier: MIT */
#ifndef README_PRELUDE_H
#define README_PRELUDE_H

#ifdef README_VOLK
#include <volk.h>
#else
#include <vulkan/vulkan.h>
#endif
#include "raysort.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#ifdef __cplusplus
extern "C"
{
#endif

  /* of the reader's program */
  extern VkInstance instance;
  extern VkPhysicalDevice gpu, physicalDevice;
  extern VkDevice device;
  extern VkQueue queue;
  extern uint32_t queueFamily;
  extern VkCommandBuffer commandBuffer;
  extern VkPipelineCache pipelineCache;
  extern VkQueryPool queryPool;
  extern VkBuffer idBuffer, rangesBuffer, mapBuffer, scratchBuffer;
  extern VkPipeline pipelines[64], uberPipeline, skinPipeline, cameraPipeline;
  extern VkPipelineLayout layout, pipelineLayout;
  extern uint32_t width, height, frame, triangleCount, vertexCount, instanceCount, rayCount, workgroups;
  extern VkDeviceAddress vertexAddress, indexAddress, structureAddress, instanceAddress;
  extern void *mapped;

  /* of raysort */
  extern RaysortContext context;
  extern RaysortSortInfo sort;
  extern RaysortBvhBuildInfo bvhBuild;
  extern RaysortSortLayout sortLayout;
  extern RaysortReorderLayout reorderLayout;
  extern RaysortStage stages[2];
  extern RaysortBuffer state, descriptions, properties, compacted;
  extern RaysortBuffer ids, map, map2, ranges, ranges2, scratch, list, count, structure, level, rays, hits, materials;
  extern RaysortBuffer keys[2], values[2], input, output, total, source, destination, film, field, sdfInstances, image;
  extern RaysortBuffer launchTable, skyTable, firstTriangles, triangleMaterials;
  extern RaysortPass passes[RAYSORT_SORT_MAX_PASSES + 64];
  extern uint32_t passCount;
  extern void onMessage(void *user, VkResult result, const char *text);

#ifdef __cplusplus
}
#endif

#endif /* README_PRELUDE_H */
