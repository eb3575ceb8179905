/* tracer.c - the wavefront on a device.
 * SPDX-License-Identifier: MIT
 *
 * A bounce is: trace, which writes the material into each hit; the material sort of the hits as they lie there; a
 * dispatch for every material, which leaves the next rays and the rays to the sun; these. How many paths are left
 * never leaves the GPU: the next bounce's passes are dispatched over what this one's sort counted, and sort its list
 * again. A path that ended becomes void there. */
#include "tracer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS    "build/shaders/examples/triangles/"
#define PUSH_WORDS (sizeof(RaysortDispatchPush) / 4) /* where BouncePush begins */

const char *const materialNames[MATERIAL_COUNT] = {
#define X(number, name) #name,
    MATERIALS(X)
#undef X
};

/* ---- the structure ---- */

static GpuBuffer uploaded(Gpu *gpu, const void *data, VkDeviceSize size)
{
  GpuBuffer buffer = gpuBuffer(gpu, size);
  gpuUpload(gpu, &buffer, 0, data, size);
  return buffer;
}

/* Structures hold no addresses: what was built in host memory is copied to the device as it is. */
static GpuBuffer buildStructure(Gpu *gpu, const Scene *scene)
{
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo build;
  RaysortBvhLayout layout;
  RaysortBvhReport report;
  memset(&bvh, 0, sizeof(bvh));
  memset(&build, 0, sizeof(build));
  bvh.geometryCount = scene->objectCount;
  bvh.geometries = scene->geometries;
  build.bvhCount = 1;
  build.bvhs = &bvh;
  build.message = gpuMessage;
  build.messageUser = gpu;
  CHECK(raysortGetBvhLayout(NULL, &build, &layout, NULL));
  void *memory = allocate((size_t)layout.destinationSize), *scratch = allocate((size_t)layout.scratchSize);
  double start = seconds();
  CHECK(raysortBuildBvhOnHost(&build, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize));
  double built = seconds();
  CHECK(raysortVerifyBvh(memory, (size_t)layout.destinationSize, &report));
  double verified = seconds();
  free(scratch);
  uint64_t size = (uint64_t)report.header.sizeHigh << 32 | report.header.sizeLow;
  printf("structure: %u triangles of %u geometries, %.1f MB, depth %u; built in %.0f ms, verified in %.0f ms\n",
         report.header.recordCount, scene->objectCount, (double)size / 1e6, report.header.depth, (built - start) * 1000,
         (verified - built) * 1000);
  GpuBuffer buffer = uploaded(gpu, memory, size);
  free(memory);
  return buffer;
}

/* ---- buffers and pipelines ---- */

static void uploadFrame(Tracer *tracer)
{
  const float sun[3] = {-0.6655f, 0.4437f, 0.6002f};
  VkDeviceSize rays = (VkDeviceSize)tracer->pixels * sizeof(RaysortBvhRay);
  RaysortCameraInfo camera;
  Frame frame;
  memset(&frame, 0, sizeof(frame));
  memset(&camera, 0, sizeof(camera));
  const double from[3] = {0.9, 3.5, 14.2}, at[3] = {0.0, 1.95, -1.0};
  memcpy(camera.from, from, sizeof(from));
  memcpy(camera.at, at, sizeof(at));
  camera.fieldOfView = 29;
  camera.defocusAngle = 0.35;
  camera.focusDistance = 13.6;
  camera.width = tracer->width;
  camera.height = tracer->height;
  camera.message = gpuMessage;
  camera.messageUser = tracer->gpu;
  CHECK(raysortMakeCamera(&camera, &frame.camera));
  frame.bvh = tracer->bvh.address;
  frame.objects = tracer->objects.address;
  frame.vertices = tracer->vertices.address;
  frame.indices = tracer->indices.address;
  frame.rays = tracer->paths.address;
  frame.paths = tracer->paths.address + rays;
  frame.hits = tracer->hits.address;
  frame.shadowRays = tracer->shadows.address;
  frame.sunlights = tracer->shadows.address + rays;
  frame.radiance = tracer->radiance.address;
  memcpy(frame.sun, sun, sizeof(sun));
  frame.bounces = tracer->bounces;
  frame.width = tracer->width;
  frame.height = tracer->height;
  gpuUpload(tracer->gpu, &tracer->frame, 0, &frame, sizeof(frame));
}

/* The sort reads the material of each hit where it lies. From the second bounce on it sorts the list that the one
 * before left. */
static void describeSort(Tracer *tracer, uint32_t bounce)
{
  RaysortSortInfo *sort = &tracer->sorts[bounce];
  const uint32_t materialOffset = offsetof(RaysortBvhHit, material);
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = tracer->pixels;
  sort->materialCount = MATERIAL_COUNT;
  sort->groupSize = GROUP_SIZE;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  sort->materialIdMap.stride = sizeof(RaysortBvhHit);
  sort->materialIdMap.buffer = gpuRange(&tracer->hits);
  sort->materialIdMap.buffer.offset += materialOffset;
  sort->materialIdMap.buffer.size -= materialOffset;
  if (bounce)
  {
    sort->rayCount = tracer->pixels;
    sort->list = gpuRange(&tracer->maps[(bounce + 1) % 2]);
    sort->count = gpuRange(&tracer->ranges[(bounce + 1) % 2]);
    sort->count.offset += offsetof(RaysortRanges, live);
    sort->count.size = 4;
  }
  sort->newToOldPixelMap = gpuRange(&tracer->maps[bounce % 2]);
  sort->ranges = gpuRange(&tracer->ranges[bounce % 2]);
  sort->scratch = gpuRange(&tracer->scratch);
}

static void createBuffers(Tracer *tracer, const Scene *scene)
{
  Gpu *gpu = tracer->gpu;
  VkDeviceSize pixels = tracer->pixels;
  RaysortSortLayout layout;
  tracer->bvh = buildStructure(gpu, scene);
  tracer->objects = uploaded(gpu, scene->objects, scene->objectCount * sizeof(Object));
  tracer->vertices = uploaded(gpu, scene->vertices, (VkDeviceSize)scene->vertexCount * sizeof(Vertex));
  tracer->indices = uploaded(gpu, scene->indices, (VkDeviceSize)scene->indexCount * 4);
  tracer->frame = gpuBuffer(gpu, sizeof(Frame));
  tracer->paths = gpuBuffer(gpu, pixels * (sizeof(RaysortBvhRay) + sizeof(Path)));
  tracer->shadows = gpuBuffer(gpu, pixels * (sizeof(RaysortBvhRay) + sizeof(Sunlight)));
  tracer->hits = gpuBuffer(gpu, pixels * sizeof(RaysortBvhHit));
  tracer->radiance = gpuBuffer(gpu, pixels * 16);
  describeSort(tracer, 1); /* with a list: the larger one */
  tracer->sorts[1].list.size = tracer->sorts[1].newToOldPixelMap.size = pixels * 4;
  CHECK(raysortGetSortLayout(tracer->raysort, &tracer->sorts[1], &layout));
  tracer->scratch = gpuBuffer(gpu, layout.scratchSize);
  for (int i = 0; i < 2; ++i)
  {
    tracer->maps[i] = gpuBuffer(gpu, layout.newToOldPixelMapSize);
    tracer->ranges[i] = gpuBuffer(gpu, layout.rangesSize);
  }
  for (uint32_t bounce = 0; bounce < tracer->bounces; ++bounce)
    describeSort(tracer, bounce);
  uploadFrame(tracer);
}

static void createPipelines(Tracer *tracer, int isCompared)
{
  const uint32_t total = MATERIAL_COUNT + 3, all = RAYSORT_ALL_MATERIALS;
  Gpu *gpu = tracer->gpu;
  tracer->layout = gpuPipelineLayout(gpu);
  progress("making pipelines", 0, total);
  tracer->trace = gpuPipeline(gpu, tracer->layout, SHADERS "trace.spv", NULL, 0);
  tracer->shadow = gpuPipeline(gpu, tracer->layout, SHADERS "shadow.spv", NULL, 0);
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
  {
    progress("making pipelines", i + 2, total);
    tracer->materials[i] = gpuPipeline(gpu, tracer->layout, SHADERS "shade.spv", &i, 1);
  }
  if (isCompared)
    tracer->uber = gpuPipeline(gpu, tracer->layout, SHADERS "shade.spv", &all, 1);
  progress("making pipelines", total, total);
  if (gpu->timestampBits)
    tracer->queries = gpuQueries(gpu, 2 * MAX_PASSES);
}

/* ---- a sample, as a list of passes ---- */

static void declare(const Tracer *tracer, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(tracer->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

/* What the pipelines touch besides what the sort wrote. What only the upload wrote needs no word. */
static void declareAll(const Tracer *tracer, RaysortPass *pass, enum Kind kind)
{
  const VkAccessFlags reads = VK_ACCESS_SHADER_READ_BIT, writes = VK_ACCESS_SHADER_WRITE_BIT;
  declare(tracer, pass, &tracer->radiance, reads | writes);
  declare(tracer, pass, &tracer->hits, kind == TRACE ? writes : reads);
  if (kind != SHADOW)
    declare(tracer, pass, &tracer->paths, reads | writes);
  if (kind != TRACE)
    declare(tracer, pass, &tracer->shadows, kind == SHADE ? writes : reads);
  if (kind != SHADE)
    CHECK(raysortAppendAccess(tracer->raysort, pass, RAYSORT_RESOURCE_STRUCTURES, NULL, reads));
}

/* BouncePush, behind what raysortPlanDispatch pushes; zeros stand there in a pass of our own. */
static void finishPass(const Tracer *tracer, Plan *plan, enum Kind kind, uint32_t bounce, uint32_t inPixelOrder)
{
  RaysortPass *pass = &plan->passes[plan->count];
  BouncePush push;
  memset(&push, 0, sizeof(push));
  push.frame = tracer->frame.address;
  push.bounce = bounce;
  push.inPixelOrder = inPixelOrder;
  if (inPixelOrder)
    pass->pushSize = sizeof(RaysortDispatchPush);
  CHECK(raysortAppendPush(tracer->raysort, pass, &push, sizeof(push)));
  declareAll(tracer, pass, kind);
  plan->rows[plan->count++] = bounce * KIND_COUNT + (uint32_t)kind;
}

/* A pass of our own with a thread a pixel. */
static void addPixelPass(const Tracer *tracer, Plan *plan, enum Kind kind, const char *name, VkPipeline pipeline,
                         uint32_t bounce)
{
  RaysortPass *pass = &plan->passes[plan->count];
  *pass = computePass(name, pipeline, tracer->layout, (tracer->pixels + GROUP_SIZE - 1) / GROUP_SIZE);
  finishPass(tracer, plan, kind, bounce, 1);
}

/* Over what the sort of bounce `sorted` counted: one pipeline for all, or, if it is null, one a material. A ray's
 * passes touch what is its pixel's alone, so those of a bounce may run side by side. */
static void addSortedPasses(const Tracer *tracer, Plan *plan, enum Kind kind, const char *name, VkPipeline pipeline,
                            uint32_t sorted, uint32_t bounce)
{
  RaysortDispatchInfo info;
  uint32_t count = MAX_PASSES - plan->count;
  memset(&info, 0, sizeof(info));
  info.sort = &tracer->sorts[sorted];
  info.layout = tracer->layout;
  info.uberPipeline = pipeline;
  if (!pipeline)
  {
    info.pipelines = tracer->materials;
    info.group = 1;
  }
  CHECK(raysortPlanDispatch(tracer->raysort, &info, &count, &plan->passes[plan->count]));
  for (uint32_t i = 0; i < count; ++i)
  {
    plan->passes[plan->count].name = name ? name : materialNames[i];
    finishPass(tracer, plan, kind, bounce, 0);
  }
}

static void addSort(const Tracer *tracer, Plan *plan, uint32_t bounce)
{
  uint32_t count = MAX_PASSES - plan->count;
  CHECK(raysortPlanSort(tracer->raysort, &tracer->sorts[bounce], &count, &plan->passes[plan->count]));
  for (uint32_t i = 0; i < count; ++i)
    plan->rows[plan->count++] = bounce * KIND_COUNT + SORT;
}

static void planSorted(Tracer *tracer)
{
  Plan *plan = &tracer->plans[SORTED];
  for (uint32_t bounce = 0; bounce < tracer->bounces; ++bounce)
  {
    if (bounce == 0)
      addPixelPass(tracer, plan, TRACE, "trace", tracer->trace, bounce);
    else
      addSortedPasses(tracer, plan, TRACE, "trace", tracer->trace, bounce - 1, bounce);
    addSort(tracer, plan, bounce);
    addSortedPasses(tracer, plan, SHADE, NULL, VK_NULL_HANDLE, bounce, bounce);
    addSortedPasses(tracer, plan, SHADOW, "shadow", tracer->shadow, bounce, bounce);
  }
}

static void planUnsorted(Tracer *tracer)
{
  Plan *plan = &tracer->plans[UNSORTED];
  for (uint32_t bounce = 0; bounce < tracer->bounces; ++bounce)
  {
    addPixelPass(tracer, plan, TRACE, "trace", tracer->trace, bounce);
    addPixelPass(tracer, plan, SHADE, "shade", tracer->uber, bounce);
    addPixelPass(tracer, plan, SHADOW, "shadow", tracer->shadow, bounce);
  }
}

/* ---- running it ---- */

/* A plan is data: the number of the sample goes straight into the push blocks of our own pipelines. */
static void setSample(const Tracer *tracer, Plan *plan, uint32_t sampleIndex)
{
  for (uint32_t i = 0; i < plan->count; ++i)
    if (plan->passes[i].layout == tracer->layout)
      plan->passes[i].push[PUSH_WORDS + offsetof(BouncePush, sampleIndex) / 4] = sampleIndex;
}

/* Every pass from the end of the one before: barriers count too, and passes side by side end in any order. */
static void readTiming(Tracer *tracer, const Plan *plan, uint32_t queryCount, Timing *timing)
{
  static double times[2 * MAX_PASSES];
  double before = 0;
  gpuReadQueries(tracer->gpu, tracer->queries, 0, queryCount, times);
  for (uint32_t i = 0; i < queryCount / 2; ++i)
  {
    double end = times[2 * i + 1] > before ? times[2 * i + 1] : before;
    timing->rows[plan->rows[i]] += end - before;
    before = end;
  }
  timing->total = before;
}

void traceSample(Tracer *tracer, enum Order order, uint32_t sampleIndex, Timing *timing)
{
  Plan *plan = &tracer->plans[order];
  int isTimed = timing && tracer->queries;
  RaysortTimestamps timestamps;
  memset(&timestamps, 0, sizeof(timestamps));
  timestamps.pool = tracer->queries;
  timestamps.count = 2 * MAX_PASSES;
  timestamps.queueFamily = tracer->gpu->queueFamily;
  setSample(tracer, plan, sampleIndex);
  double start = seconds();
  VkCommandBuffer commandBuffer = gpuBegin(tracer->gpu);
  if (isTimed)
    vkCmdResetQueryPool(commandBuffer, tracer->queries, 0, 2 * MAX_PASSES);
  CHECK(raysortCmdPasses(tracer->raysort, commandBuffer, plan->count, plan->passes, isTimed ? &timestamps : NULL));
  gpuSubmit(tracer->gpu, commandBuffer);
  if (timing)
  {
    memset(timing, 0, sizeof(*timing));
    timing->total = (seconds() - start) * 1000;
  }
  if (isTimed)
    readTiming(tracer, plan, timestamps.written, timing);
}

void openTracer(Tracer *tracer, Gpu *gpu, const Scene *scene, uint32_t width, uint32_t height, uint32_t bounces,
                int isCompared)
{
  memset(tracer, 0, sizeof(*tracer));
  tracer->gpu = gpu;
  tracer->width = width;
  tracer->height = height;
  tracer->pixels = width * height;
  tracer->bounces = bounces;
  tracer->raysort = gpuRaysort(gpu, RAYSORT_CAPABILITY_SORT_BIT);
  createBuffers(tracer, scene);
  createPipelines(tracer, isCompared);
  planSorted(tracer);
  if (isCompared)
    planUnsorted(tracer);
}

void closeTracer(Tracer *tracer)
{
  Gpu *gpu = tracer->gpu;
  GpuBuffer *buffers[] = {&tracer->bvh,     &tracer->objects, &tracer->vertices,  &tracer->indices,  &tracer->frame,
                          &tracer->paths,   &tracer->shadows, &tracer->hits,      &tracer->radiance, &tracer->scratch,
                          &tracer->maps[0], &tracer->maps[1], &tracer->ranges[0], &tracer->ranges[1]};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(gpu, buffers[i]);
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
    vkDestroyPipeline(gpu->device, tracer->materials[i], NULL);
  vkDestroyPipeline(gpu->device, tracer->trace, NULL);
  vkDestroyPipeline(gpu->device, tracer->shadow, NULL);
  vkDestroyPipeline(gpu->device, tracer->uber, NULL);
  vkDestroyPipelineLayout(gpu->device, tracer->layout, NULL);
  vkDestroyQueryPool(gpu->device, tracer->queries, NULL);
  raysortDestroyContext(tracer->raysort);
}
