/* tracer.c - see tracer.h.
 * SPDX-License-Identifier: MIT */
#include "tracer.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS      "build/shaders/examples/weekend/"
#define PUSH_WORDS   (sizeof(RaysortDispatchPush) / 4) /* where WeekendPush begins */
#define LOOP_GROUPS  4096u                             /* of persistent threads: more than any device runs at once */
#define BOUND_MARGIN 4e-6                              /* RAYSORT_BOUND_MARGIN */
#define NO_BOUND     3.4e38f
#define MOST_PIXELS  (UINT32_MAX / 24) /* 24 bytes each: offsets of 32 bits on some drivers */
#define MOST_ITEMS   0x80000000u       /* paths of a slice: numbers of 32 bits, with room */
#define HEAVY_ROUNDS 8u                /* known only at run time, so that no compiler unrolls them */

const char *const tracerNames[TRACER_KERNELS] = {"path", "loop", "wavefront", "sorted", "reorder"};

/* ---- scene ---- */

/* Called twice: dry, then into memory. */
static void addSpheres(RaysortScene *pools, const Scene *scene)
{
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    const SceneSphere *s = &scene->spheres[i];
    const float shape[4] = {s->centre[0], s->centre[1], s->centre[2], s->radius};
    const float colour[4] = {s->albedo[0], s->albedo[1], s->albedo[2], s->parameter};
    const float heavy[5] = {s->albedo[0], s->albedo[1], s->albedo[2], s->parameter, (float)s->type};
    const uint32_t type = scene->heavy ? RAYSORT_MATERIAL_USER + s->heavy : s->type;
    uint32_t material;
    if (scene->heavy)
      CHECK(raysortAddMaterial(pools, type, heavy, sizeof(heavy), &material));
    else if (s->type == RAYSORT_MATERIAL_DIELECTRICS)
      CHECK(raysortAddMaterial(pools, type, &s->parameter, sizeof(s->parameter), &material));
    else
      CHECK(raysortAddMaterial(pools, type, colour, sizeof(colour), &material));
    CHECK(raysortAddHittable(pools, RAYSORT_HITTABLE_SPHERE, material, shape, sizeof(shape), NULL));
  }
}

static uint32_t divideUp(uint64_t a, uint32_t b)
{
  return (uint32_t)((a + b - 1) / b);
}

/* The chunk that leaves the fewest places empty, and of these the longest. */
static uint32_t chooseChunk(uint32_t count)
{
  uint32_t best = 32, least = UINT32_MAX;
  for (uint32_t chunk = 32; chunk >= 24; --chunk)
  {
    const uint32_t padded = divideUp(count, chunk) * chunk;
    if (padded < least)
    {
      least = padded;
      best = chunk;
    }
  }
  return best;
}

/* For the line test: see raysort_weekend_search.glsl. */
static void makeBounds(const Scene *scene, uint32_t padded, float *bounds)
{
  for (uint32_t i = 0; i < padded; ++i)
  {
    const SceneSphere *s = &scene->spheres[i < scene->count ? i : 0];
    const double x = s->centre[0], y = s->centre[1], z = s->centre[2], r = s->radius;
    const double centre = x * x + y * y + z * z, radius = r * r;
    memcpy(&bounds[4 * i], s->centre, sizeof(s->centre));
    bounds[4 * i + 3] = i < scene->count ? (float)(centre - radius - BOUND_MARGIN * (centre + radius)) : NO_BOUND;
  }
}

/* ---- the same in half precision ---- */

/* The bits of the nearest half; `value` becomes what they say. Within +-65504. */
static uint32_t toHalf(double *value)
{
  int exponent;
  uint32_t steps;
  double step;
  frexp(*value, &exponent);
  if (fabs(*value) < 0x1p-14)
    exponent = -13; /* all small ones, and 0, have its steps */
  step = ldexp(1, exponent - 11);
  steps = (uint32_t)(fabs(*value) / step + 0.5);
  const uint32_t sign = signbit(*value) ? 0x8000u : 0;
  *value = copysign(steps * step, *value);
  return sign | (((uint32_t)(exponent + 14) << 10) + steps - 1024);
}

/* How large the sphere must be so that the line test in half precision misses no hit: its squared radius; 0: it lies
 * too far out or is too large for halves, and every line must count as one that may hit it. `moved` is how far its
 * centre went to become halves, r2 the squared radius with the margin for fp32.
 * An axis across the ray, u, and the passing of the ray on it, o, make u.x x + u.y y + u.z z + o, |o| <= s + radius for
 * a hit, s = |centre|. With e = 2^-10 for a rounding of any kind, of products, too: u's e s, o's e (s + radius), the
 * products' e s, the sums' e (2 (2 s + radius) + radius); 7 e s + 4 e radius, and two axes. Then squares and sums, 4 e,
 * and squares so small that they count as 0. */
static double halfSquare(double s, double r2, double moved)
{
  const double k = sqrt(2) / 1024, radius = (sqrt(r2) + moved + 1e-4 + 7 * k * s) / (1 - 4 * k);
  return s + radius < 60 ? radius * radius * (1 + 5.0 / 1024) + 2e-4 : 0;
}

/* Pairs for the line test with halves: see raysort_weekend_search.glsl. Returns the smallest squared radius. */
static double makePairs(const Scene *scene, uint32_t padded, uint32_t *pairs)
{
  double least = 1e30;
  memset(pairs, 0, padded * 8);
  for (uint32_t i = 0; i < padded; ++i)
  {
    const SceneSphere *s = &scene->spheres[i < scene->count ? i : 0];
    const uint32_t shift = i % 32 / 16 * 16;
    uint32_t *pair = &pairs[4 * (i / 32 * 16 + i % 16)];
    double numbers[4] = {s->centre[0], s->centre[1], s->centre[2], 65504}, squares = 0, moved = 0;
    const double r2 = (double)s->radius * s->radius;
    uint32_t bits[4];
    for (uint32_t k = 0; k < 3; ++k)
    {
      const double exact = numbers[k];
      squares += exact * exact;
      numbers[k] = fmax(-65504, fmin(exact, 65504));
      bits[k] = toHalf(&numbers[k]);
      moved += (numbers[k] - exact) * (numbers[k] - exact);
    }
    const double square = halfSquare(sqrt(squares), r2 + BOUND_MARGIN * (squares + r2), sqrt(moved));
    if (i < scene->count)
    {
      numbers[3] = square > 0 ? -square : -65504;
      least = fmin(least, r2);
    }
    bits[3] = toHalf(&numbers[3]);
    for (uint32_t k = 0; k < 4; ++k)
      if (k == 3 || (i < scene->count && square > 0))
        pair[k] |= bits[k] << shift;
  }
  return least;
}

/* Heads, dumps and bounds in one buffer. */
static void uploadScene(Tracer *tracer, WeekendFrame *frame)
{
  const Scene *scene = tracer->info.scene;
  const uint32_t padded = divideUp(scene->count, tracer->chunk) * tracer->chunk;
  RaysortScene pools;
  RaysortSceneLayout layout;
  memset(&pools, 0, sizeof(pools));
  pools.materialTypes = RAYSORT_MATERIAL_USER + scene->heavy;
  addSpheres(&pools, scene);
  raysortGetSceneLayout(&pools, &layout);
  const size_t size = (size_t)layout.size + (size_t)padded * 16;
  char *memory = (char *)allocate(size);
  raysortPlaceScene(&pools, memory, &layout);
  addSpheres(&pools, scene);
  CHECK(raysortVerifyScene(&pools));
  if (tracer->isFast)
    frame->leastSquare = (float)makePairs(scene, padded, (uint32_t *)(void *)(memory + layout.size));
  else
    makeBounds(scene, padded, (float *)(void *)(memory + layout.size));
  tracer->scene = gpuBuffer(tracer->gpu, size);
  gpuUpload(tracer->gpu, &tracer->scene, 0, memory, size);
  free(memory);
  frame->materials = tracer->scene.address + layout.materialsOffset;
  frame->materialDump = tracer->scene.address + layout.materialDumpOffset;
  frame->hittables = tracer->scene.address + layout.hittablesOffset;
  frame->hittableDump = tracer->scene.address + layout.hittableDumpOffset;
  frame->bounds = tracer->scene.address + layout.size;
}

/* The type of material with key 0. */
static uint32_t firstKey(const Tracer *tracer)
{
  return tracer->info.scene->heavy ? RAYSORT_MATERIAL_USER : RAYSORT_MATERIAL_LAMBERTIAN;
}

/* ---- memory ---- */

static int isWavefront(const Tracer *tracer)
{
  return tracer->info.kernel >= TRACER_WAVEFRONT;
}

/* Paths that the memory holds: 96 bytes each, and what the sort needs. An array of theirs stays below 4 GiB. */
static uint32_t chooseBatch(const Tracer *tracer)
{
  const VkPhysicalDeviceMemoryProperties *memory = &tracer->gpu->memory;
  const uint64_t all = (uint64_t)tracer->info.width * tracer->info.height * tracer->info.samples, most = 1u << 27;
  uint64_t budget = tracer->info.memory, paths;
  for (uint32_t i = 0; i < memory->memoryHeapCount && !tracer->info.memory; ++i)
    if ((memory->memoryHeaps[i].flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT) && memory->memoryHeaps[i].size / 16 > budget)
      budget = memory->memoryHeaps[i].size / 16;
  if (!tracer->info.memory && budget > (uint64_t)8 << 30)
    budget = (uint64_t)8 << 30;
  paths = budget / (tracer->info.kernel >= TRACER_SORTED ? 112 : 96);
  paths = paths < all ? paths : all;
  paths = paths < most ? paths : most;
  if (paths < tracer->info.width)
    die("%llu bytes hold %llu paths; a row of the picture needs %u", (unsigned long long)budget,
        (unsigned long long)paths, tracer->info.width);
  return (uint32_t)paths;
}

static GpuBuffer take(Tracer *tracer, VkDeviceSize size)
{
  const GpuBuffer buffer = gpuBuffer(tracer->gpu, size);
  tracer->bytes += buffer.size;
  return buffer;
}

static void makeStates(Tracer *tracer, WeekendFrame *frame)
{
  const VkDeviceSize size = (VkDeviceSize)tracer->batchPaths * 16;
  for (uint32_t i = 0; i < 2; ++i)
    tracer->states[i] = take(tracer, 3 * size);
  for (uint32_t i = 0; i < 3; ++i)
  {
    frame->states0[i] = tracer->states[0].address + i * size;
    frame->states1[i] = tracer->states[1].address + i * size;
  }
}

/* The list of a wave is dense and has as many paths as the wave before had hits: `live` of its ranges. */
static void makeSorts(Tracer *tracer, WeekendFrame *frame)
{
  RaysortSortInfo sort;
  RaysortSortLayout layout;
  memset(&sort, 0, sizeof(sort));
  sort.maxCount = tracer->batchPaths;
  sort.materialCount = tracer->keyCount;
  sort.workgroupSize = WEEKEND_THREADS;
  sort.maxGroupsX = tracer->info.maxGroupsX;
  sort.materialIdMap.type = RAYSORT_ID_UINT16;
  CHECK(raysortGetSortLayout(tracer->raysort, &sort, &layout));
  tracer->found = take(tracer, (VkDeviceSize)tracer->batchPaths * 4);
  tracer->keys = take(tracer, layout.idMapSize + 4);
  tracer->map = take(tracer, layout.newToOldPixelMapSize);
  tracer->scratch = take(tracer, layout.scratchSize);
  for (uint32_t i = 0; i < 2; ++i)
    tracer->ranges[i] = take(tracer, layout.rangesSize);
  sort.materialIdMap.buffer = gpuRange(&tracer->keys);
  sort.newToOldPixelMap = gpuRange(&tracer->map);
  sort.scratch = gpuRange(&tracer->scratch);
  for (uint32_t i = 0; i < 3; ++i)
  {
    tracer->sorts[i] = sort;
    tracer->sorts[i].ranges = gpuRange(&tracer->ranges[i & 1]);
    tracer->sorts[i].count = gpuRange(i == 0 ? &tracer->queue : &tracer->ranges[(i + 1) & 1]);
    if (i == 0)
      tracer->sorts[i].count.size = 4;
    else
      tracer->sorts[i].count = raysortSortGetLive(&tracer->sorts[i].count);
  }
  frame->found = tracer->found.address;
  frame->keys = tracer->keys.address;
  frame->ranges0 = tracer->ranges[0].address;
  frame->ranges1 = tracer->ranges[1].address;
}

/* A path a thread; a slice of fewer takes less of the memory. */
static RaysortReorderInfo reorderInfo(const Tracer *tracer, uint32_t paths)
{
  RaysortReorderInfo info;
  memset(&info, 0, sizeof(info));
  info.launch[0] = paths;
  info.launch[1] = info.launch[2] = 1;
  info.stageCount = 2;
  info.waveCount = 1;
  info.stages = tracer->stages;
  info.hitRecordCount = tracer->keyCount;
  info.missRecordCount = 1;
  info.liveSize = 32;
  info.maxGroupsX = tracer->info.maxGroupsX;
  return info;
}

static void makeReorder(Tracer *tracer)
{
  const RaysortReorderInfo info = reorderInfo(tracer, tracer->batchPaths);
  RaysortReorderLayout layout;
  CHECK(raysortGetReorderLayout(tracer->raysort, &info, &layout));
  tracer->states[0] = take(tracer, layout.stateSize + layout.alignment);
  tracer->scratch = take(tracer, layout.scratchSize + layout.alignment);
}

static void makeBuffers(Tracer *tracer)
{
  const TracerInfo *info = &tracer->info;
  WeekendFrame frame;
  memset(&frame, 0, sizeof(frame));
  tracer->sums = take(tracer, (VkDeviceSize)info->width * info->height * 24);
  tracer->counters = take(tracer, WEEKEND_COPIES * WEEKEND_COUNTERS * 8);
  tracer->queue = take(tracer, 16);
  tracer->waves = take(tracer, (info->depth + 1) * sizeof(WeekendWave));
  tracer->frame = take(tracer, sizeof(frame));
  uploadScene(tracer, &frame);
  if (info->hasTarget)
    tracer->target = take(tracer, (VkDeviceSize)info->width * info->height * 16);
  frame.target = tracer->target.address;
  if (isWavefront(tracer) && info->kernel != TRACER_REORDER)
    makeStates(tracer, &frame);
  if (info->kernel == TRACER_SORTED)
    makeSorts(tracer, &frame);
  frame.camera = sceneCamera(info->width, info->height);
  frame.sums = tracer->sums.address;
  frame.counters = tracer->counters.address;
  frame.queue = tracer->queue.address;
  frame.waves = tracer->waves.address;
  frame.width = info->width;
  frame.height = info->height;
  frame.depth = info->depth;
  frame.hittableCount = info->scene->count;
  frame.keyCount = tracer->keyCount;
  frame.firstKey = firstKey(tracer);
  frame.maxGroupsX = info->maxGroupsX;
  frame.heavyRounds = HEAVY_ROUNDS;
  gpuUpload(tracer->gpu, &tracer->frame, 0, &frame, sizeof(frame));
}

/* ---- pipelines ---- */

/* type: of the materials, if all have the same; else 0. */
static VkPipeline makePipeline(Tracer *tracer, const char *name, int isSearching, int hasMaterials, uint32_t type)
{
  const int hasTiles = tracer->info.kernel == TRACER_PATH;
  char file[128];
  uint32_t constants[WEEKEND_CONSTANTS];
  constants[WEEKEND_CONSTANT_WIDTH] = hasTiles ? tracer->info.groupWidth : WEEKEND_THREADS;
  constants[WEEKEND_CONSTANT_HEIGHT] = hasTiles ? tracer->info.groupHeight : 1;
  constants[WEEKEND_CONSTANT_CHUNK] = tracer->chunk;
  constants[WEEKEND_CONSTANT_SHARED] = tracer->shared;
  constants[WEEKEND_CONSTANT_COUNTING] = tracer->info.isCounting != 0;
  constants[WEEKEND_CONSTANT_PLAIN] = tracer->info.isPlain != 0;
  constants[WEEKEND_CONSTANT_TYPE] = type;
  if (hasMaterials && tracer->info.scene->heavy)
  {
    FILE *there;
    snprintf(file, sizeof(file), SHADERS "%s_heavy%u.spv", name, tracer->info.scene->heavy);
    there = fopen(file, "rb");
    if (!there)
      die("%s is missing: make weekend-heavy HEAVY_COUNTS=%u", file, tracer->info.scene->heavy);
    fclose(there);
  }
  else
    snprintf(file, sizeof(file), SHADERS "%s%s.spv", name, isSearching && tracer->isFast ? "_fast" : "");
  return gpuPipeline(tracer->gpu, tracer->layout, file, constants, WEEKEND_CONSTANTS);
}

static void makePipelines(Tracer *tracer)
{
  static const char *const names[TRACER_KERNELS] = {"path", "loop", "wave", "intersect", "reorder"};
  const int isSorted = tracer->info.kernel == TRACER_SORTED, isSplit = tracer->info.isSplit;
  tracer->layout = gpuPipelineLayout(tracer->gpu);
  tracer->trace = makePipeline(tracer, names[tracer->info.kernel], 1, !isSorted, 0);
  tracer->shadeCount = !isSorted ? 0 : isSplit ? tracer->keyCount : 1;
  for (uint32_t i = 0; i < tracer->shadeCount; ++i)
    tracer->shades[i] = makePipeline(tracer, "shade", 0, 1, isSplit ? firstKey(tracer) + i : 0);
  if (tracer->info.kernel == TRACER_REORDER)
  {
    tracer->shades[tracer->shadeCount++] = makePipeline(tracer, "reorder", 1, 1, 1); /* as `type`: the stage */
    for (uint32_t i = 0; i < 2; ++i)
    {
      tracer->stages[i].uberPipeline = i == 0 ? tracer->trace : tracer->shades[0];
      tracer->stages[i].layout = tracer->layout;
      tracer->stages[i].workgroupSize = WEEKEND_THREADS;
    }
    makeReorder(tracer);
  }
  if (tracer->info.hasTarget)
    tracer->resolve = makePipeline(tracer, "resolve", 0, 0, 0);
}

/* ---- open and close ---- */

static void checkInfo(const TracerInfo *info, const VkPhysicalDeviceLimits *limits, int isCpu)
{
  if (!info->width || !info->height || !info->depth || !info->samples)
    die("a picture of %u x %u pixels, %u samples, depth %u: each must be at least 1", info->width, info->height,
        info->samples, info->depth);
  if ((uint64_t)info->width * info->height > MOST_PIXELS)
    die("%u x %u pixels are too many: at most %u", info->width, info->height, MOST_PIXELS);
  if (info->width > 65535 || info->height > 65535)
    die("%u x %u pixels: each side at most 65535", info->width, info->height);
  if (info->depth > (isCpu ? 1000u : 4000u))
    die("depth %u: at most %u on this device", info->depth, isCpu ? 1000u : 4000u);
  if (info->groupWidth * info->groupHeight > limits->maxComputeWorkGroupInvocations ||
      info->groupWidth > limits->maxComputeWorkGroupSize[0] || info->groupHeight > limits->maxComputeWorkGroupSize[1])
    die("workgroups of %u x %u: the device allows %u threads, %u x %u", info->groupWidth, info->groupHeight,
        limits->maxComputeWorkGroupInvocations, limits->maxComputeWorkGroupSize[0], limits->maxComputeWorkGroupSize[1]);
}

void tracerOpen(Tracer *tracer, Gpu *gpu, RaysortContext raysort, const TracerInfo *info)
{
  const VkPhysicalDeviceLimits *limits = &gpu->properties.limits;
  uint32_t padded;
  memset(tracer, 0, sizeof(*tracer));
  tracer->gpu = gpu;
  tracer->raysort = raysort;
  tracer->info = *info;
  if (!info->groupWidth)
    tracer->info.groupWidth = tracer->info.groupHeight = limits->maxComputeWorkGroupInvocations < 256 ? 8 : 16;
  if (!info->maxGroupsX || info->maxGroupsX > limits->maxComputeWorkGroupCount[0])
    tracer->info.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  checkInfo(&tracer->info, limits, gpu->isCpu);
  if (info->kernel == TRACER_REORDER && info->scene->heavy)
    die("the kernel reorder has no heavy materials: sorted has");
  tracer->keyCount = info->scene->heavy ? info->scene->heavy : 3;
  tracer->isFast = gpu->isFast && !info->isSlow && (!info->scene->heavy || info->kernel == TRACER_SORTED);
  tracer->chunk = tracer->isFast ? 32 : chooseChunk(info->scene->count);
  padded = divideUp(info->scene->count, tracer->chunk) * tracer->chunk;
  if (!info->isUnshared && padded * (tracer->isFast ? 8 : 16) + 2048 <= limits->maxComputeSharedMemorySize)
    tracer->shared = padded;
  tracer->batchPaths = isWavefront(tracer) ? chooseBatch(tracer) : 0;
  tracer->maxSamples = MOST_ITEMS / (info->width * info->height);
  makeBuffers(tracer);
  makePipelines(tracer);
  tracerClear(tracer);
}

void tracerClose(Tracer *tracer)
{
  GpuBuffer *const buffers[] = {&tracer->sums,  &tracer->frame,   &tracer->scene,     &tracer->counters,
                                &tracer->queue, &tracer->waves,   &tracer->found,     &tracer->keys,
                                &tracer->map,   &tracer->scratch, &tracer->ranges[0], &tracer->ranges[1],
                                &tracer->target};
  if (!tracer->gpu)
    return;
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(tracer->gpu, buffers[i]);
  for (uint32_t i = 0; i < 2; ++i)
    gpuFreeBuffer(tracer->gpu, &tracer->states[i]);
  vkDestroyPipeline(tracer->gpu->device, tracer->trace, NULL);
  for (uint32_t i = 0; i < tracer->shadeCount; ++i)
    vkDestroyPipeline(tracer->gpu->device, tracer->shades[i], NULL);
  vkDestroyPipeline(tracer->gpu->device, tracer->resolve, NULL);
  vkDestroyPipelineLayout(tracer->gpu->device, tracer->layout, NULL);
  memset(tracer, 0, sizeof(*tracer));
}

void tracerClear(Tracer *tracer)
{
  gpuFill(tracer->gpu, &tracer->sums, 0);
  gpuFill(tracer->gpu, &tracer->counters, 0);
}

void tracerReadCounters(Tracer *tracer, uint64_t counters[WEEKEND_COUNTERS])
{
  static uint32_t words[WEEKEND_COPIES][WEEKEND_COUNTERS][2];
  memset(counters, 0, WEEKEND_COUNTERS * sizeof(counters[0]));
  gpuDownload(tracer->gpu, &tracer->counters, 0, words, sizeof(words));
  for (uint32_t copy = 0; copy < WEEKEND_COPIES; ++copy)
    for (uint32_t i = 0; i < WEEKEND_COUNTERS; ++i)
      counters[i] += words[copy][i][0] + ((uint64_t)words[copy][i][1] << 32);
}

/* ---- recording ---- */

static WeekendPush makePush(const Tracer *tracer, const RaysortSlice *slice)
{
  WeekendPush push;
  memset(&push, 0, sizeof(push));
  push.frame = tracer->frame.address;
  push.row = slice->row;
  push.rows = slice->rowCount;
  push.sample0 = slice->sample;
  push.samples = slice->sampleCount;
  push.items = (uint32_t)((uint64_t)tracer->info.width * slice->rowCount * slice->sampleCount);
  return push;
}

static void pushSlice(const Tracer *tracer, VkCommandBuffer commandBuffer, const WeekendPush *push)
{
  vkCmdPushConstants(commandBuffer, tracer->layout, VK_SHADER_STAGE_COMPUTE_BIT, PUSH_WORDS * 4, sizeof(*push), push);
}

/* On x, folded into y. */
static void dispatchItems(const Tracer *tracer, VkCommandBuffer commandBuffer, uint32_t items, uint32_t perGroup)
{
  const uint32_t groups = divideUp(items, perGroup), most = tracer->info.maxGroupsX;
  vkCmdDispatch(commandBuffer, groups < most ? groups : most, divideUp(groups, most), 1);
}

/* A sample is a layer of workgroups. */
static void recordPath(const Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  const uint32_t most = tracer->gpu->properties.limits.maxComputeWorkGroupCount[2];
  WeekendPush push = makePush(tracer, slice);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, tracer->trace);
  for (uint32_t left = slice->sampleCount; left > 0; left -= push.samples)
  {
    push.samples = left < most ? left : most;
    pushSlice(tracer, commandBuffer, &push);
    vkCmdDispatch(commandBuffer, divideUp(tracer->info.width, tracer->info.groupWidth),
                  divideUp(slice->rowCount, tracer->info.groupHeight), push.samples);
    push.sample0 += push.samples;
  }
}

/* A thread of lavapipe ends after 65,535 rounds of all its loops, of which a bounce takes some sixty. */
static uint32_t mostSamplesOfThread(const Tracer *tracer)
{
  const uint32_t bounces = 3000, most = bounces / tracer->info.depth;
  return most < 3 ? 3 : most < 48 ? most : 48;
}

static void recordLoop(const Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  const uint32_t most = tracer->gpu->isCpu ? mostSamplesOfThread(tracer) : UINT32_MAX;
  const uint32_t longest = most < WEEKEND_MOST_RUN ? most : WEEKEND_MOST_RUN;
  const uint32_t run = tracer->info.run ? tracer->info.run : most < UINT32_MAX || slice->sampleCount < 16 ? 1 : 8;
  WeekendPush push = makePush(tracer, slice);
  push.run = run < longest ? run : longest;
  push.fetches = most / push.run;
  const uint64_t items = (uint64_t)tracer->info.width * slice->rowCount * divideUp(slice->sampleCount, push.run);
  uint32_t groups = divideUp(items, WEEKEND_ITEMS);
  if (tracer->gpu->isCpu)
    groups = divideUp(items, WEEKEND_THREADS * push.fetches);
  else if (groups > LOOP_GROUPS)
    groups = LOOP_GROUPS;
  vkCmdFillBuffer(commandBuffer, tracer->queue.buffer, 0, 4, 0);
  gpuBarrier(commandBuffer);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, tracer->trace);
  pushSlice(tracer, commandBuffer, &push);
  dispatchItems(tracer, commandBuffer, groups, 1);
}

/* Waves that no path has reached yet: no workgroups on x. */
static void clearWaves(const Tracer *tracer, VkCommandBuffer commandBuffer)
{
  const uint32_t count = tracer->info.depth + 1;
  WeekendWave *waves = (WeekendWave *)allocate(count * sizeof(WeekendWave));
  for (uint32_t i = 0; i < count; ++i)
  {
    waves[i].count = waves[i].groups[0] = 0;
    waves[i].groups[1] = waves[i].groups[2] = 1;
  }
  vkCmdUpdateBuffer(commandBuffer, tracer->waves.buffer, 0, count * sizeof(WeekendWave), waves);
  gpuBarrier(commandBuffer);
  free(waves);
}

static void recordWaves(const Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  WeekendPush push = makePush(tracer, slice);
  if (slice->wave == 0)
    clearWaves(tracer, commandBuffer);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, tracer->trace);
  for (uint32_t i = 0; i < slice->waveCount; ++i)
  {
    push.wave = slice->wave + i;
    pushSlice(tracer, commandBuffer, &push);
    if (push.wave == 0)
      dispatchItems(tracer, commandBuffer, push.items, tracer->info.scene->heavy ? WEEKEND_THREADS : WEEKEND_ITEMS);
    else
      vkCmdDispatchIndirect(commandBuffer, tracer->waves.buffer,
                            push.wave * sizeof(WeekendWave) + offsetof(WeekendWave, groups));
    gpuBarrier(commandBuffer);
  }
}

/* ---- recording: sorted, a list of passes a wave ---- */

static void declare(const Tracer *tracer, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(tracer->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

/* The words of a RaysortDispatchPush stand before ours in every kernel: zero, if this is no dispatch of a sort. */
static void pushPass(const Tracer *tracer, RaysortPass *pass, const WeekendPush *push)
{
  if (pass->pushSize == 0)
    pass->pushSize = PUSH_WORDS * 4;
  CHECK(raysortAppendPush(tracer->raysort, pass, push, sizeof(*push)));
}

static void planIntersect(const Tracer *tracer, const WeekendPush *push, RaysortPass *pass)
{
  const uint32_t groups = divideUp(push->items, WEEKEND_ITEMS), most = tracer->info.maxGroupsX;
  memset(pass, 0, sizeof(*pass));
  pass->name = "intersect";
  pass->pipeline = tracer->trace;
  pass->layout = tracer->layout;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass->workgroups[0] = groups < most ? groups : most;
  pass->workgroups[1] = divideUp(groups, most);
  pass->workgroups[2] = 1;
  if (push->wave > 0) /* the workgroups that the last shading had: more than enough */
  {
    const GpuBuffer *ranges = &tracer->ranges[(push->wave + 1) & 1];
    const RaysortBuffer arguments = {ranges->buffer, offsetof(RaysortRanges, liveArguments),
                                     sizeof(VkDispatchIndirectCommand)};
    pass->isIndirect = VK_TRUE;
    CHECK(raysortAppendAccess(tracer->raysort, pass, RAYSORT_RESOURCE_CALLER, &arguments,
                              VK_ACCESS_INDIRECT_COMMAND_READ_BIT));
    declare(tracer, pass, ranges, VK_ACCESS_SHADER_READ_BIT);
  }
  declare(tracer, pass, &tracer->found, VK_ACCESS_SHADER_WRITE_BIT);
  declare(tracer, pass, &tracer->keys, VK_ACCESS_SHADER_WRITE_BIT);
  declare(tracer, pass, &tracer->states[push->wave & 1], VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
  pushPass(tracer, pass, push);
}

/* shadeCount passes: they write different paths, so they form a group, and raysort puts no barrier between them. */
static void planShade(const Tracer *tracer, const WeekendPush *push, const RaysortSortInfo *sort, RaysortPass *passes)
{
  RaysortDispatchInfo info;
  uint32_t count = tracer->shadeCount;
  memset(&info, 0, sizeof(info));
  info.sort = sort;
  if (tracer->info.isSplit)
    info.pipelines = tracer->shades;
  else
    info.uberPipeline = tracer->shades[0];
  info.layout = tracer->layout;
  info.concurrency = 1;
  CHECK(raysortPlanDispatch(tracer->raysort, &info, &count, passes));
  for (RaysortPass *pass = passes; pass < passes + count; ++pass)
  {
    pass->name = "shade";
    declare(tracer, pass, &tracer->found, VK_ACCESS_SHADER_READ_BIT);
    declare(tracer, pass, &tracer->states[push->wave & 1], VK_ACCESS_SHADER_READ_BIT);
    declare(tracer, pass, &tracer->states[~push->wave & 1], VK_ACCESS_SHADER_WRITE_BIT);
    pushPass(tracer, pass, push);
  }
}

static void recordSorted(const Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  WeekendPush push = makePush(tracer, slice);
  RaysortPass *passes = (RaysortPass *)allocate((1 + RAYSORT_SORT_MAX_PASSES + tracer->shadeCount) * sizeof(*passes));
  RaysortTimestamps timestamps;
  memset(&timestamps, 0, sizeof(timestamps));
  if (tracer->timestamps)
    timestamps = *tracer->timestamps;
  if (slice->wave == 0)
  {
    vkCmdUpdateBuffer(commandBuffer, tracer->queue.buffer, 0, 4, &push.items);
    gpuBarrier(commandBuffer);
  }
  for (uint32_t i = 0; i < slice->waveCount; ++i)
  {
    uint32_t sortPasses = RAYSORT_SORT_MAX_PASSES;
    push.wave = slice->wave + i;
    const RaysortSortInfo *sort = &tracer->sorts[push.wave == 0 ? 0 : 2 - (push.wave & 1)];
    planIntersect(tracer, &push, &passes[0]);
    CHECK(raysortPlanSort(tracer->raysort, sort, &sortPasses, &passes[1]));
    planShade(tracer, &push, sort, &passes[1 + sortPasses]);
    CHECK(raysortCmdPasses(tracer->raysort, commandBuffer, 1 + sortPasses + tracer->shadeCount, passes,
                           tracer->timestamps ? &timestamps : NULL));
    gpuBarrier(commandBuffer);
    timestamps.first += timestamps.written;
    timestamps.count -= timestamps.written;
  }
  if (tracer->timestamps)
    tracer->timestamps->written = timestamps.first - tracer->timestamps->first;
  free(passes);
}

/* ---- recording: reorder ---- */

static RaysortBuffer alignedRange(const GpuBuffer *buffer, VkDeviceSize alignment, VkDeviceSize size)
{
  const RaysortBuffer range = {buffer->buffer, (0 - buffer->address) % alignment, size};
  return range;
}

/* Wave w shades bounce w and traces the next; before the first of them the paths are made. */
static void recordReorder(const Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  static const uint32_t padding[(PUSH_WORDS * 4 - sizeof(RaysortReorderPush)) / 4];
  _Static_assert(sizeof(padding) == 24, "`unused` of the push block in tracer.glsl has another size");
  WeekendPush push = makePush(tracer, slice);
  RaysortReorderInfo info = reorderInfo(tracer, push.items);
  RaysortReorderLayout layout;
  info.waveCount = slice->waveCount + (slice->wave == 0 ? 1 : 0);
  info.flags = slice->wave == 0 ? 0 : RAYSORT_REORDER_RESUME_BIT;
  CHECK(raysortGetReorderLayout(tracer->raysort, &info, &layout));
  info.state = alignedRange(&tracer->states[0], layout.alignment, layout.stateSize);
  info.scratch = alignedRange(&tracer->scratch, layout.alignment, layout.scratchSize);
  RaysortPass *passes = (RaysortPass *)allocate(layout.passCount * sizeof(*passes));
  CHECK(raysortPlanReorder(tracer->raysort, &info, &layout.passCount, passes));
  for (uint32_t i = 0; i < layout.passCount; ++i)
    if (!strcmp(passes[i].name, "reorder stage"))
    {
      CHECK(raysortAppendPush(tracer->raysort, &passes[i], padding, sizeof(padding)));
      CHECK(raysortAppendPush(tracer->raysort, &passes[i], &push, sizeof(push)));
    }
  CHECK(raysortCmdPasses(tracer->raysort, commandBuffer, layout.passCount, passes, NULL));
  free(passes);
}

void tracerRecord(Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice)
{
  gpuBarrier(commandBuffer);
  switch (tracer->info.kernel)
  {
  case TRACER_PATH:
    recordPath(tracer, commandBuffer, slice);
    break;
  case TRACER_LOOP:
    recordLoop(tracer, commandBuffer, slice);
    break;
  case TRACER_WAVEFRONT:
    recordWaves(tracer, commandBuffer, slice);
    break;
  case TRACER_SORTED:
    recordSorted(tracer, commandBuffer, slice);
    break;
  case TRACER_REORDER:
    recordReorder(tracer, commandBuffer, slice);
    break;
  case TRACER_KERNELS:
    break;
  }
  gpuBarrier(commandBuffer);
}

void tracerResolve(Tracer *tracer, VkCommandBuffer commandBuffer, uint32_t samples)
{
  WeekendPush push;
  memset(&push, 0, sizeof(push));
  push.frame = tracer->frame.address;
  push.samples = samples;
  gpuBarrier(commandBuffer);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, tracer->resolve);
  pushSlice(tracer, commandBuffer, &push);
  dispatchItems(tracer, commandBuffer, tracer->info.width * tracer->info.height, WEEKEND_THREADS);
  gpuBarrier(commandBuffer);
}
