/* pictures.c - draws the pictures with which the manuals open, of what raysort's own functions and kernels wrote.
 * SPDX-License-Identifier: MIT
 *
 * `make pictures` writes docs/pictures/NAME.svg. The bytes are the same on every device, as the results are. */
#include "pictures.h"

#include <stdlib.h>
#include <string.h>

void sortIds(Gpu *gpu, RaysortContext raysort, const uint32_t *ids, uint32_t count, uint32_t materials,
             SortResult *result)
{
  RaysortSortInfo info;
  RaysortSortLayout layout;
  memset(&info, 0, sizeof(info));
  info.maxCount = count;
  info.materialCount = materials;
  info.workgroupSize = 1; /* so that a dispatch's x counts rays */
  CHECK(raysortGetSortLayout(raysort, &info, &layout));
  GpuBuffer buffers[] = {gpuBuffer(gpu, layout.idMapSize), gpuBuffer(gpu, layout.newToOldPixelMapSize),
                         gpuBuffer(gpu, layout.rangesSize), gpuBuffer(gpu, layout.scratchSize)};
  info.materialIdMap.buffer = gpuRange(&buffers[0]);
  info.newToOldPixelMap = gpuRange(&buffers[1]);
  info.ranges = gpuRange(&buffers[2]);
  info.scratch = gpuRange(&buffers[3]);
  gpuUpload(gpu, &buffers[0], 0, ids, count * sizeof(*ids));
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortCmdSort(raysort, commandBuffer, &info));
  gpuSubmit(gpu, commandBuffer);
  memset(result, 0, sizeof(*result));
  gpuDownload(gpu, &buffers[1], 0, result->map, count * sizeof(*result->map));
  gpuDownload(gpu, &buffers[2], layout.materialsOffsetsOffset, result->offsets, (materials + 1) * sizeof(uint32_t));
  for (uint32_t m = 0; m < materials; ++m)
    gpuDownload(gpu, &buffers[2], layout.countedMaterialsOffset + 12 * m, &result->groups[m], sizeof(uint32_t));
  for (uint32_t i = 0; i < 4; ++i)
    gpuFreeBuffer(gpu, &buffers[i]);
}

int main(int argc, char **argv)
{
  Arguments arguments;
  Gpu gpu;
  parseArguments(argc, argv, "pictures", "the pictures with which the manuals open, as SVG", &arguments, NULL, 0);
  gpuOpen(&gpu, &arguments);
  RaysortContext raysort = gpuRaysort(&gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_SDF_BIT);
  drawSort(&gpu, raysort, arguments.out);
  drawBvh(arguments.out);
  drawReorder(&gpu, raysort, arguments.out);
  drawField(&gpu, raysort, arguments.out);
  drawMotion(arguments.out);
  drawPaths(arguments.out);
  raysortDestroyContext(raysort);
  gpuClose(&gpu);
  return gpu.errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
