/* splats.c - Gaussian splats: tiles and depths as 64-bit keys, sorted by the radix sort, blended tile by tile.
 * SPDX-License-Identifier: MIT
 * A frame is one list of passes. How many pairs of tile and splat there are never leaves the GPU: the scan sums them,
 * and the sort reads the sum. */
#include "splats.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum
{
  PROJECT,
  PAIRS,
  STARTS,
  BLEND,
  SHADERS
};
static const char *const shaderNames[SHADERS] = {"project", "pairs", "starts", "blend"};

enum
{
  OPTION_PLY,
  OPTION_COUNT,
  OPTION_CAMERA,
  OPTION_KEYS,
  OPTIONS
};
static Option options[OPTIONS] = {
    {"ply", NULL, "splats of a file of 3D Gaussian splatting; without it they are made"},
    {"count", NULL, "how many are made; default 200000"},
    {"camera", NULL, "x,y,z of the eye, then of what it looks at; y points down"},
    {"keys", NULL, "writes the unsorted keys into this file, 64 bits each"},
};

typedef struct Renderer
{
  Gpu gpu;
  RaysortContext raysort;
  SplatScene scene;
  SplatPush push;
  uint32_t tiles;
  GpuBuffer splats, projected, offsets, keys[2], values[2], starts, film, scanScratch, sortScratch;
  VkPipelineLayout layout;
  VkPipeline pipelines[SHADERS];
  RaysortPass passes[SHADERS + RAYSORT_SCAN_MAX_PASSES + RAYSORT_RADIX_SORT_MAX_PASSES];
  uint32_t passCount, firstSorted; /* firstSorted: the sort's first pass */
} Renderer;

static RaysortPass *addPass(Renderer *r, uint32_t shader, uint32_t threads, uint32_t perGroup)
{
  RaysortPass *pass = &r->passes[r->passCount++];
  *pass = computePass(shaderNames[shader], r->pipelines[shader], r->layout, 0,
                      (threads + perGroup - 1) / perGroup);
  CHECK(raysortAppendPush(r->raysort, pass, &r->push, offsetof(SplatPush, height) + sizeof(uint32_t)));
  return pass;
}

/* Barriers come from what a pass says that it touches. */
static void touch(const Renderer *r, RaysortPass *pass, VkAccessFlags access, const GpuBuffer *buffer)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(r->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

/* Each splat's tiles, and their prefix sum. */
static void planCounts(Renderer *r)
{
  const VkDeviceSize bytes = (VkDeviceSize)r->scene.count * sizeof(uint32_t);
  RaysortScanInfo scan = {.maxCount = r->scene.count};
  RaysortScanLayout layout;
  uint32_t scanned = RAYSORT_SCAN_MAX_PASSES;
  CHECK(raysortGetScanLayout(r->raysort, &scan, &layout));
  r->splats = gpuUploaded(&r->gpu, r->scene.splats, r->scene.count * sizeof(Splat));
  r->projected = gpuBuffer(&r->gpu, r->scene.count * sizeof(Projected));
  r->offsets = gpuBuffer(&r->gpu, bytes + layout.totalSize);
  r->scanScratch = gpuBuffer(&r->gpu, layout.scratchSize);
  r->push.splats = r->splats.address;
  r->push.projected = r->projected.address;
  r->push.offsets = r->offsets.address;
  RaysortPass *pass = addPass(r, PROJECT, r->scene.count, GROUP_SIZE);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->splats);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->projected);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->offsets);
  scan.input = scan.output = (RaysortBuffer){r->offsets.buffer, 0, bytes};
  scan.total = (RaysortBuffer){r->offsets.buffer, bytes, layout.totalSize};
  scan.scratch = gpuRange(&r->scanScratch);
  CHECK(raysortPlanScan(r->raysort, &scan, &scanned, r->passes + r->passCount));
  r->passCount += scanned;
}

/* The pairs of tile and splat, sorted by tile, and within a tile by depth; then the picture. */
static void planPairs(Renderer *r)
{
  RaysortRadixSortInfo sort = {.maxCount = r->push.mostPairs, .keyType = RAYSORT_KEY_UINT64, .bitCount = 32};
  RaysortRadixSortLayout layout;
  uint32_t sorted = RAYSORT_RADIX_SORT_MAX_PASSES;
  while ((r->tiles - 1) >> (sort.bitCount - 32)) /* above the depth only the bits of tile numbers: fewer passes */
    ++sort.bitCount;
  CHECK(raysortGetRadixSortLayout(r->raysort, &sort, &layout));
  for (uint32_t i = 0; i < 2; ++i)
  {
    r->keys[i] = gpuBuffer(&r->gpu, layout.keysSize);
    r->values[i] = gpuBuffer(&r->gpu, layout.valuesSize);
    sort.keys[i] = gpuRange(&r->keys[i]);
    sort.values[i] = gpuRange(&r->values[i]);
  }
  r->sortScratch = gpuBuffer(&r->gpu, layout.scratchSize);
  sort.scratch = gpuRange(&r->sortScratch);
  sort.count = (RaysortBuffer){r->offsets.buffer, (VkDeviceSize)r->scene.count * 4, 4}; /* the low word of the sum */

  r->push.keys = r->keys[0].address;
  r->push.values = r->values[0].address;
  RaysortPass *pass = addPass(r, PAIRS, r->scene.count, GROUP_SIZE);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->projected);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->offsets);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->keys[0]);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->values[0]);
  r->firstSorted = r->passCount;
  CHECK(raysortPlanRadixSort(r->raysort, &sort, &sorted, r->passes + r->passCount));
  r->passCount += sorted;
  printf("%u splats, %u pairs in %u tiles, %u bits of a key compared\n", r->scene.count, r->push.mostPairs, r->tiles,
         sort.bitCount);

  r->push.keys = r->keys[layout.result].address;
  r->push.values = r->values[layout.result].address;
  pass = addPass(r, STARTS, r->tiles + 1, GROUP_SIZE);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->keys[layout.result]);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->offsets);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->starts);
  pass = addPass(r, BLEND, r->tiles, 1);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->starts);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->values[layout.result]);
  touch(r, pass, VK_ACCESS_SHADER_READ_BIT, &r->projected);
  touch(r, pass, VK_ACCESS_SHADER_WRITE_BIT, &r->film);
}

static void submit(Renderer *r, uint32_t passCount, RaysortTimestamps *timestamps)
{
  VkCommandBuffer commandBuffer = gpuBegin(&r->gpu);
  if (timestamps)
    vkCmdResetQueryPool(commandBuffer, timestamps->pool, 0, timestamps->count);
  CHECK(raysortCmdPasses(r->raysort, commandBuffer, passCount, r->passes, timestamps));
  gpuSubmit(&r->gpu, commandBuffer);
}

/* A renderer would guess how many pairs a frame may have, with some room; here a first frame counts them. */
static void countPairs(Renderer *r)
{
  uint64_t sum;
  submit(r, r->passCount, NULL);
  gpuDownload(&r->gpu, &r->offsets, (VkDeviceSize)r->scene.count * 4, &sum, sizeof(sum));
  if (sum > RAYSORT_MAX_COUNT)
    die("%llu pairs of tile and splat: at most %u are sorted", (unsigned long long)sum, RAYSORT_MAX_COUNT);
  r->push.mostPairs = sum ? (uint32_t)sum : 1;
}

static void writeKeys(Renderer *r, const char *name)
{
  const size_t bytes = r->push.mostPairs * sizeof(uint64_t);
  uint64_t *keys = (uint64_t *)allocate(bytes);
  FILE *file = fopen(name, "wb");
  submit(r, r->firstSorted, NULL);
  gpuDownload(&r->gpu, &r->keys[0], 0, keys, bytes);
  if (!file || fwrite(keys, bytes, 1, file) != 1 || fclose(file))
    die("%s cannot be written", name);
  printf("%s: %u keys\n", name, r->push.mostPairs);
  free(keys);
}

/* The times of the last frame: drivers compile in the first one, and the clock of a GPU rises for some more. */
static void drawFrames(Renderer *r)
{
  const double began = seconds();
  double ms[2 * sizeof(r->passes) / sizeof(r->passes[0])];
  RaysortTimestamps timestamps = {.count = 2 * r->passCount, .queueFamily = r->gpu.queueFamily};
  if (r->gpu.timestampBits)
    timestamps.pool = gpuQueries(&r->gpu, timestamps.count);
  submit(r, r->passCount, NULL);
  do
    submit(r, r->passCount, r->gpu.timestampBits ? &timestamps : NULL);
  while (!r->gpu.isCpu && seconds() - began < GPU_WARM_UP);
  if (!r->gpu.timestampBits)
    return;
  gpuReadQueries(&r->gpu, timestamps.pool, 0, timestamps.written, ms);
  for (uint32_t i = 0; i < r->passCount; ++i)
    printf("  %-20s %8.4f ms\n", r->passes[i].name, ms[2 * i + 1] - ms[2 * i]);
  printf("  %-20s %8.4f ms\n", "all", ms[timestamps.written - 1] - ms[0]);
  vkDestroyQueryPool(r->gpu.device, timestamps.pool, NULL);
}

static void saveFilm(Renderer *r, const char *folder)
{
  Picture picture = newPicture(r->push.width, r->push.height, 0);
  uint8_t(*film)[4] = (uint8_t(*)[4])allocate((size_t)r->film.size);
  gpuDownload(&r->gpu, &r->film, 0, film, r->film.size);
  for (size_t i = 0; i < (size_t)picture.width * picture.height * 3; ++i)
    picture.rgb[i] = film[i / 3][i % 3];
  savePicture(folder, "picture.png", &picture);
  free(film);
}

static void closeRenderer(Renderer *r)
{
  GpuBuffer *buffers[] = {&r->splats,  &r->projected, &r->offsets,   &r->scanScratch, &r->sortScratch, &r->keys[0],
                          &r->keys[1], &r->values[0], &r->values[1], &r->starts,      &r->film};
  for (uint32_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&r->gpu, buffers[i]);
  for (uint32_t i = 0; i < SHADERS; ++i)
    vkDestroyPipeline(r->gpu.device, r->pipelines[i], NULL);
  vkDestroyPipelineLayout(r->gpu.device, r->layout, NULL);
  raysortDestroyContext(r->raysort);
  gpuClose(&r->gpu);
  free(r->scene.splats);
}

static void openRenderer(Renderer *r, const Arguments *arguments)
{
  char file[96];
  gpuOpen(&r->gpu, arguments);
  r->raysort = gpuRaysort(&r->gpu, RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  r->layout = gpuPipelineLayout(&r->gpu);
  for (uint32_t i = 0; i < SHADERS; ++i)
  {
    snprintf(file, sizeof(file), "build/shaders/examples/splats/%s.spv", shaderNames[i]);
    r->pipelines[i] = gpuPipeline(&r->gpu, r->layout, file, NULL, 0);
  }
  const SplatCamera camera = splatCamera(&r->scene,
                                         arguments->width ? arguments->width
                                         : r->gpu.isCpu   ? 640
                                                          : 1920,
                                         arguments->height ? arguments->height
                                         : r->gpu.isCpu    ? 360
                                                           : 1080);
  memcpy(r->push.view, camera.view, sizeof(camera.view));
  r->push.focal = camera.focal;
  r->push.width = camera.width;
  r->push.height = camera.height;
  r->push.splatCount = r->scene.count;
  r->tiles = (r->push.width + TILE - 1) / TILE * ((r->push.height + TILE - 1) / TILE);
  r->starts = gpuBuffer(&r->gpu, (r->tiles + 1) * sizeof(uint32_t));
  r->film = gpuBuffer(&r->gpu, (VkDeviceSize)r->push.width * r->push.height * sizeof(uint32_t));
  r->push.starts = r->starts.address;
  r->push.film = r->film.address;
}

int main(int argc, char **argv)
{
  static Renderer r;
  Arguments arguments;
  parseArguments(argc, argv, "splats", "Gaussian splats, by tiles and the radix sort", &arguments, options, OPTIONS);
  r.scene = splatScene(&options[OPTION_PLY], &options[OPTION_COUNT], &options[OPTION_CAMERA]);
  openRenderer(&r, &arguments);
  planCounts(&r);
  countPairs(&r);
  planPairs(&r);
  if (options[OPTION_KEYS].value)
    writeKeys(&r, options[OPTION_KEYS].value);
  drawFrames(&r);
  saveFilm(&r, arguments.out);
  closeRenderer(&r);
  return r.gpu.errors ? 1 : 0;
}
