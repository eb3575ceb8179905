/* tracer.c - the wavefront on a device.
 * SPDX-License-Identifier: MIT
 *
 * A bounce is: the trace pass, which writes the material into each hit, the sky's into misses; the material sort of the
 * hits as they lie there; a dispatch for every material, which leaves the next rays and the rays to the sun; these.
 * How many paths are left never leaves the GPU: the next bounce's passes are dispatched over what this one's sort
 * counted, and sort its list again. A path that ended becomes void there. A batch is planned anew: a plan is data. */
#include "tracer.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS "build/shaders/examples/triangles/"

const char *const materialNames[PIPELINE_COUNT] = {
#define X(number, name) #name,
    MATERIALS(X)
#undef X
        "sky"};

/* ---- the structure ---- */

static void printStructure(const RaysortBvhHeader *header, const Scene *scene, const char *where, double built)
{
  uint64_t size = (uint64_t)header->sizeHigh << 32 | header->sizeLow;
  printf("structure: %u triangles of %u geometries, %.1f MB, depth %u; built on the %s in %.1f ms\n",
         header->recordCount, scene->objectCount, (double)size / 1e6, header->depth, where, built * 1000);
}

/* One structure of all geometries. */
static void describeBuild(Gpu *gpu, const Scene *scene, const RaysortBvhGeometry *geometries, RaysortBvhInfo *bvh,
                          RaysortBvhBuildInfo *build)
{
  memset(bvh, 0, sizeof(*bvh));
  memset(build, 0, sizeof(*build));
  bvh->geometryCount = scene->objectCount;
  bvh->geometries = geometries;
  build->bvhCount = 1;
  build->bvhs = bvh;
  build->message = gpuMessage;
  build->messageUser = gpu;
}

/* Structures hold no addresses: what was built in host memory is copied to the device as it is. */
static GpuBuffer structureOnHost(Gpu *gpu, const Scene *scene)
{
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo build;
  RaysortBvhBuildLayout layout;
  RaysortBvhReport report;
  describeBuild(gpu, scene, scene->geometries, &bvh, &build);
  CHECK(raysortGetBvhBuildLayout(NULL, &build, &layout));
  void *memory = allocate((size_t)layout.destinationSize), *scratch = allocate((size_t)layout.scratchSize);
  double start = seconds();
  CHECK(raysortBvhBuildOnHost(&build, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize));
  double built = seconds() - start;
  CHECK(raysortBvhVerify(memory, (size_t)layout.destinationSize, &report));
  free(scratch);
  printStructure(&report.header, scene, "host", built);
  GpuBuffer buffer = gpuUploaded(gpu, memory, (uint64_t)report.header.sizeHigh << 32 | report.header.sizeLow);
  free(memory);
  return buffer;
}

/* The scene's geometries, with the addresses of its vertices and indices on the device. */
static RaysortBvhGeometry *geometriesOnDevice(const Tracer *tracer, const Scene *scene)
{
  const size_t size = scene->objectCount * sizeof(RaysortBvhGeometry);
  RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)allocate(size);
  memcpy(geometries, scene->geometries, size);
  for (uint32_t i = 0; i < scene->objectCount; ++i)
  {
    geometries[i].data += tracer->vertices.address - (VkDeviceAddress)(uintptr_t)scene->vertices;
    geometries[i].indices += tracer->indices.address - (VkDeviceAddress)(uintptr_t)scene->indices;
    if (geometries[i].dataAtOne)
      geometries[i].dataAtOne += tracer->later.address - (VkDeviceAddress)(uintptr_t)scene->later;
  }
  return geometries;
}

/* Builds on the device, and waits. header: of the first structure. offsets: where each begins, or NULL. */
static GpuBuffer buildAll(Tracer *tracer, const RaysortBvhBuildInfo *build, RaysortBvhHeader *header,
                          VkDeviceSize *offsets)
{
  Gpu *gpu = tracer->gpu;
  BvhBatch batch = bvhBatch(gpu, tracer->wavefront.raysort, build, offsets);
  GpuBuffer structure = gpuBuffer(gpu, batch.size);
  bvhBatchBuild(gpu, tracer->wavefront.raysort, &batch, &structure, 0);
  gpuDownload(gpu, &structure, 0, header, sizeof(*header));
  if (header->error)
    die("the structure did not fit in its memory");
  bvhBatchFree(gpu, &batch);
  return structure;
}

static GpuBuffer buildOnDevice(Tracer *tracer, const Scene *scene)
{
  RaysortBvhGeometry *geometries = geometriesOnDevice(tracer, scene);
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo build;
  RaysortBvhHeader header;
  describeBuild(tracer->gpu, scene, geometries, &bvh, &build);
  double start = seconds();
  GpuBuffer structure = buildAll(tracer, &build, &header, NULL);
  printStructure(&header, scene, "device", seconds() - start);
  free(geometries);
  return structure;
}

/* An instance of the object that spins, or of all other objects. Its custom index and record offset are the number of
 * the first object of its structure. */
static RaysortBvhMotionInstance instanceOf(const Scene *scene, VkDeviceAddress structure, int isSpun)
{
  static const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  const uint32_t first = isSpun ? scene->spun : 0, count = isSpun ? 32 : 12;
  const uint32_t words[4] = {0xff000000u | first, first, (uint32_t)structure, (uint32_t)(structure >> 32)};
  RaysortBvhMotionInstance instance;
  memset(&instance, 0, sizeof(instance));
  instance.type = isSpun ? RAYSORT_BVH_MOTION_SRT : RAYSORT_BVH_MOTION_STATIC;
  memcpy(instance.data, isSpun ? scene->turn : still, count * sizeof(float));
  memcpy(instance.data + count, words, sizeof(words));
  return instance;
}

/* Two structures: all objects but the one that spins, which is an empty geometry there, and that one alone. Returns the
 * structure of their two instances. */
static GpuBuffer buildMoving(Tracer *tracer, const Scene *scene)
{
  RaysortBvhGeometry *geometries = geometriesOnDevice(tracer, scene), spun = geometries[scene->spun], top;
  RaysortBvhInfo bvhs[2] = {{scene->objectCount, geometries}, {1, &spun}}, topBvh = {1, &top};
  RaysortBvhBuildInfo build;
  RaysortBvhHeader header;
  VkDeviceSize offsets[2];
  describeBuild(tracer->gpu, scene, geometries, &bvhs[0], &build);
  build.bvhCount = 2;
  geometries[scene->spun].primitiveCount = 0;
  double start = seconds();
  tracer->below = buildAll(tracer, &build, &header, offsets);
  printStructure(&header, scene, "device", seconds() - start);
  RaysortBvhMotionInstance instances[2];
  for (int i = 0; i < 2; ++i)
    instances[i] = instanceOf(scene, tracer->below.address + offsets[i], i);
  GpuBuffer uploaded = gpuUploaded(tracer->gpu, instances, sizeof(instances));
  memset(&top, 0, sizeof(top));
  top.type = RAYSORT_BVH_INSTANCES;
  top.flags = RAYSORT_BVH_MOTION_BIT;
  top.data = uploaded.address;
  top.primitiveCount = 2;
  build.bvhCount = 1;
  build.bvhs = &topBvh;
  GpuBuffer structure = buildAll(tracer, &build, &header, NULL);
  gpuFreeBuffer(tracer->gpu, &uploaded);
  free(geometries);
  return structure;
}

/* ---- buffers and pipelines ---- */

static RaysortBuffer timesOf(const Tracer *tracer)
{
  RaysortBuffer range = gpuRange(&tracer->wavefront.paths);
  range.size = tracer->mostPaths * sizeof(float);
  range.offset += (VkDeviceSize)tracer->mostPaths * (sizeof(RaysortBvhRay) + sizeof(Path));
  return range;
}

static void uploadFrame(Tracer *tracer, const TracerInfo *info)
{
  const float sun[3] = {-0.6655f, 0.4437f, 0.6002f};
  const VkDeviceSize rays = (VkDeviceSize)tracer->mostPaths * sizeof(RaysortBvhRay);
  Frame frame;
  memset(&frame, 0, sizeof(frame));
  frame.camera = info->camera;
  frame.cameraLater = info->cameraLater;
  frame.shutter = (float)info->scene->shutter;
  frame.bvh = tracer->bvh.address;
  frame.objects = tracer->objects.address;
  frame.vertices = tracer->vertices.address;
  frame.indices = tracer->indices.address;
  frame.paints = tracer->paints.address;
  frame.textures = tracer->textures.address;
  frame.texels = tracer->texels.address;
  frame.rays = tracer->wavefront.paths.address;
  frame.paths = tracer->wavefront.paths.address + rays;
  frame.hits = tracer->wavefront.hits.address;
  frame.shadowRays = tracer->wavefront.shadows.address;
  frame.sunlights = tracer->wavefront.shadows.address + rays;
  frame.sums = tracer->sums.address;
  frame.times = tracer->wavefront.paths.address + timesOf(tracer).offset;
  frame.later = tracer->later.address;
  frame.environment = tracer->environment.address;
  frame.environmentWidth = info->scene->environment.width;
  frame.environmentHeight = info->scene->environment.height;
  frame.isPlain = (uint32_t)info->scene->isPlain;
  frame.albedos = tracer->albedos.address;
  memcpy(frame.sun, sun, sizeof(sun));
  frame.bounces = tracer->bounces;
  frame.width = tracer->width;
  frame.height = tracer->height;
  gpuUpload(tracer->gpu, &tracer->frame, 0, &frame, sizeof(frame));
}

/* Which material a geometry has, for the trace pass. */
static GpuBuffer uploadMaterialTable(Gpu *gpu, const Scene *scene)
{
  uint32_t *table = (uint32_t *)allocate(scene->objectCount * sizeof(uint32_t));
  for (uint32_t i = 0; i < scene->objectCount; ++i)
    table[i] = scene->objects[i].material;
  GpuBuffer buffer = gpuUploaded(gpu, table, scene->objectCount * sizeof(uint32_t));
  free(table);
  return buffer;
}

static void createBuffers(Tracer *tracer, const Scene *scene, int isBuiltOnHost)
{
  Gpu *gpu = tracer->gpu;
  static float albedos[ALBEDO_SIZE * ALBEDO_SIZE][4];
  Wavefront *w = &tracer->wavefront;
  mirrorAlbedos(albedos, ALBEDO_SIZE);
  tracer->albedos = gpuUploaded(gpu, albedos, sizeof(albedos));
  tracer->environment = gpuUploaded(gpu, scene->environment.texels, (VkDeviceSize)scene->environment.count * 16);
  tracer->objects = gpuUploaded(gpu, scene->objects, scene->objectCount * sizeof(Object));
  tracer->paints = gpuUploaded(gpu, scene->paints, scene->objectCount * sizeof(Material));
  tracer->textures = gpuUploaded(gpu, scene->looks.textures, scene->looks.textureCount * sizeof(Texture));
  tracer->texels = gpuUploaded(gpu, scene->looks.texels, (VkDeviceSize)scene->looks.texelCount * 4);
  tracer->vertices = gpuUploaded(gpu, scene->vertices, (VkDeviceSize)scene->vertexCount * sizeof(Vertex));
  tracer->indices = gpuUploaded(gpu, scene->indices, (VkDeviceSize)scene->indexCount * 4);
  if (scene->later)
    tracer->later = gpuUploaded(gpu, scene->later, (VkDeviceSize)scene->vertexCount * sizeof(Vertex));
  tracer->bvh = scene->later    ? buildMoving(tracer, scene)
                : isBuiltOnHost ? structureOnHost(gpu, scene)
                                : buildOnDevice(tracer, scene);
  tracer->materialTable = uploadMaterialTable(gpu, scene);
  tracer->frame = gpuBuffer(gpu, sizeof(Frame));
  tracer->sums = gpuBuffer(gpu, (VkDeviceSize)tracer->pixels * 24);
  gpuFill(gpu, &tracer->sums, 0);
  wavefrontSize(w, tracer->mostPaths, sizeof(Path) + sizeof(float), sizeof(Sunlight));
  w->trace.bvh = gpuRange(&tracer->bvh);
  w->trace.materials = gpuRange(&tracer->materialTable);
  if (tracer->isMoving)
  {
    w->trace.levels = 2;
    w->trace.times = timesOf(tracer);
  }
}

static void createPipelines(Tracer *tracer, int isCompared)
{
  const uint32_t total = PIPELINE_COUNT + 3, all = RAYSORT_ALL_MATERIALS;
  Gpu *gpu = tracer->gpu;
  progress("making pipelines", 0, total);
  const char *const names[2][3] = {
      {SHADERS "start.spv", SHADERS "shadow.spv", SHADERS "shade.spv"},
      {SHADERS "motion/start.spv", SHADERS "motion/shadow.spv", SHADERS "motion/shade.spv"}};
  const char *const *name = names[tracer->isMoving];
  tracer->start = gpuPipeline(gpu, tracer->wavefront.layout, name[0], NULL, 0);
  tracer->shadow = gpuPipeline(gpu, tracer->wavefront.layout, name[1], NULL, 0);
  for (uint32_t i = 0; i < PIPELINE_COUNT; ++i)
  {
    progress("making pipelines", i + 2, total);
    tracer->materials[i] = gpuPipeline(gpu, tracer->wavefront.layout, name[2], &i, 1);
  }
  if (isCompared)
    tracer->uber = gpuPipeline(gpu, tracer->wavefront.layout, name[2], &all, 1);
  progress("making pipelines", total, total);
  wavefrontTimesOpen(&tracer->times, gpu);
}

/* ---- a batch, as a list of passes ---- */

/* What the pipelines touch besides what the sort wrote. What only the upload wrote needs no word. */
static void touchAll(const Tracer *tracer, RaysortPass *pass, enum Kind kind)
{
  const VkAccessFlags reads = VK_ACCESS_SHADER_READ_BIT, writes = VK_ACCESS_SHADER_WRITE_BIT;
  const Wavefront *w = &tracer->wavefront;
  if (kind == TRACE) /* the pass that makes the rays */
  {
    wavefrontTouch(w, pass, &w->paths, writes);
    return;
  }
  wavefrontTouch(w, pass, &tracer->sums, reads | writes);
  wavefrontTouch(w, pass, &w->hits, reads);
  wavefrontTouch(w, pass, &w->shadows, kind == SHADE ? writes : reads);
  if (kind == SHADE)
    wavefrontTouch(w, pass, &w->paths, reads | writes);
  if (kind == SHADOW && tracer->isMoving)
    wavefrontTouch(w, pass, &w->paths, reads);
  if (kind == SHADOW || tracer->isMoving)
    CHECK(raysortAppendAccess(w->raysort, pass, RAYSORT_RESOURCE_STRUCTURES, NULL, reads));
}

static void finishPass(Tracer *tracer, RaysortPass *pass, enum Kind kind, uint32_t bounce, uint32_t inPixelOrder)
{
  const Plan *plan = &tracer->plan;
  BouncePush push;
  memset(&push, 0, sizeof(push));
  push.frame = tracer->frame.address;
  push.bounce = bounce;
  push.sampleIndex = plan->sampleIndex;
  push.inPixelOrder = inPixelOrder;
  push.firstPixel = plan->firstPixel;
  push.pathCount = tracer->wavefront.pathCount;
  CHECK(raysortAppendPush(tracer->wavefront.raysort, pass, &push, sizeof(push)));
  touchAll(tracer, pass, kind);
}

static uint32_t rowOf(uint32_t bounce, enum Kind kind)
{
  return bounce * KIND_COUNT + (uint32_t)kind;
}

/* A pass of our own with a thread a path. */
static void addPathPass(Tracer *tracer, enum Kind kind, const char *name, VkPipeline pipeline, uint32_t bounce)
{
  Wavefront *w = &tracer->wavefront;
  finishPass(tracer, wavefrontThreads(w, name, pipeline, w->pathCount, rowOf(bounce, kind)), kind, bounce, 1);
}

/* Over what the bounce's sort counted: one pipeline for all, or, if it is null, one a material. */
static void addSortedPasses(Tracer *tracer, enum Kind kind, VkPipeline pipeline, uint32_t bounce)
{
  const uint32_t count =
      wavefrontDispatch(&tracer->wavefront, bounce, pipeline, tracer->materials, rowOf(bounce, kind));
  RaysortPass *passes = wavefrontEnd(&tracer->wavefront) - count;
  for (uint32_t i = 0; i < count; ++i)
  {
    passes[i].name = pipeline ? "shadow" : materialNames[i];
    finishPass(tracer, &passes[i], kind, bounce, 0);
  }
}

void planBatch(Tracer *tracer, enum Order order, uint32_t firstPixel, uint32_t pathCount, uint32_t sampleIndex)
{
  Plan *plan = &tracer->plan;
  Wavefront *w = &tracer->wavefront;
  plan->firstPixel = firstPixel;
  plan->sampleIndex = sampleIndex;
  w->pathCount = pathCount;
  w->passCount = 0;
  addPathPass(tracer, TRACE, "start", tracer->start, 0);
  for (uint32_t bounce = 0; bounce < tracer->bounces; ++bounce)
  {
    wavefrontTrace(w, bounce, order == SORTED, rowOf(bounce, TRACE));
    if (order == SORTED)
    {
      wavefrontSort(w, bounce, rowOf(bounce, SORT));
      addSortedPasses(tracer, SHADE, VK_NULL_HANDLE, bounce);
      addSortedPasses(tracer, SHADOW, tracer->shadow, bounce);
    }
    else
    {
      addPathPass(tracer, SHADE, "shade", tracer->uber, bounce);
      addPathPass(tracer, SHADOW, "shadow", tracer->shadow, bounce);
    }
    plan->bounceEnd[bounce] = w->passCount;
  }
}

/* ---- running it ---- */

void traceBounces(Tracer *tracer, uint32_t first, uint32_t count, Timing *timing)
{
  const uint32_t *ends = tracer->plan.bounceEnd;
  const double start = seconds();
  memset(timing, 0, sizeof(*timing));
  VkCommandBuffer commandBuffer = gpuBegin(tracer->gpu);
  wavefrontRecord(&tracer->wavefront, commandBuffer, first ? ends[first - 1] : 0, ends[first + count - 1],
                  &tracer->times);
  gpuSubmit(tracer->gpu, commandBuffer);
  timing->total = wavefrontReadTimes(tracer->gpu, &tracer->times, timing->rows);
  if (!tracer->times.queries)
    timing->total = (seconds() - start) * 1000;
}

void openTracer(Tracer *tracer, Gpu *gpu, const TracerInfo *info)
{
  memset(tracer, 0, sizeof(*tracer));
  tracer->gpu = gpu;
  tracer->isMoving = info->scene->later != NULL;
  tracer->width = info->width;
  tracer->height = info->height;
  tracer->pixels = info->width * info->height;
  tracer->bounces = info->bounces;
  tracer->mostPaths = tracer->pixels < MOST_PATHS ? tracer->pixels
                      : MOST_PATHS > info->width  ? MOST_PATHS
                                                  : info->width;
  wavefrontOpen(&tracer->wavefront, gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT, MATERIAL_VOID,
                MAX_BOUNCES * PASSES_A_BOUNCE);
  createBuffers(tracer, info->scene, info->isBuiltOnHost);
  uploadFrame(tracer, info);
  createPipelines(tracer, info->isCompared);
}

void closeTracer(Tracer *tracer)
{
  Gpu *gpu = tracer->gpu;
  GpuBuffer *buffers[] = {&tracer->bvh,         &tracer->objects,  &tracer->materialTable, &tracer->paints,
                          &tracer->texels,      &tracer->vertices, &tracer->indices,       &tracer->frame,
                          &tracer->sums,        &tracer->later,    &tracer->below,         &tracer->albedos,
                          &tracer->environment, &tracer->textures};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(gpu, buffers[i]);
  for (uint32_t i = 0; i < PIPELINE_COUNT; ++i)
    vkDestroyPipeline(gpu->device, tracer->materials[i], NULL);
  vkDestroyPipeline(gpu->device, tracer->start, NULL);
  vkDestroyPipeline(gpu->device, tracer->shadow, NULL);
  vkDestroyPipeline(gpu->device, tracer->uber, NULL);
  wavefrontTimesClose(&tracer->times, gpu);
  wavefrontClose(&tracer->wavefront);
}
