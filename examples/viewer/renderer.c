/* renderer.c - see renderer.h.
 * SPDX-License-Identifier: MIT */
#include "renderer.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS      "build/shaders/examples/viewer/"
#define FIXED_ROOM   (9 + 2 * RAYSORT_BVH_BUILD_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES + OVERLAY_PASSES)
#define GLASS_ROUNDS 6
#define BOUNCE_ROOM  (WAVEFRONT_BOUNCE_PASSES + 3)

/* ---- what is uploaded once ---- */

enum
{
  BYTES_GEOMETRY,
  BYTES_TEXTURES,
  BYTES_LIGHTS,
  BYTES_COUNT
};

static const struct
{
  size_t frame, scene, count, size;
  uint32_t row;
} uploads[UPLOAD_COUNT] = {
#define X(frame, scene, count, type, row) \
  {offsetof(Frame, frame), offsetof(Scene, scene), offsetof(Scene, count), sizeof(type), row},
    UPLOADS(X)
#undef X
};

static void uploadScene(Renderer *r)
{
  static float albedos[ALBEDO_SIZE * ALBEDO_SIZE][4];
  const Scene *s = r->scene;
  uint32_t *table = (uint32_t *)allocate(s->objectCount * sizeof(uint32_t)), count;
  void *data;
  for (uint32_t i = 0; i < UPLOAD_COUNT; ++i)
  {
    memcpy(&data, (const char *)s + uploads[i].scene, sizeof(data));
    memcpy(&count, (const char *)s + uploads[i].count, sizeof(count));
    r->uploads[i] = gpuUploaded(r->gpu, data, (VkDeviceSize)count * uploads[i].size);
  }
  for (uint32_t i = 0; i < s->objectCount; ++i)
    table[i] = s->objects[i].material;
  r->materialTable = gpuUploaded(r->gpu, table, s->objectCount * sizeof(uint32_t));
  free(table);
  mirrorAlbedos(albedos, ALBEDO_SIZE);
  r->albedos = gpuUploaded(r->gpu, albedos, sizeof(albedos));
}

/* ---- structures ---- */

static void describeMeshes(Renderer *r)
{
  const Scene *s = r->scene;
  r->geometries = (RaysortBvhGeometry *)allocate(s->objectCount * sizeof(RaysortBvhGeometry));
  r->bvhs = (RaysortBvhInfo *)allocate(s->meshCount * sizeof(RaysortBvhInfo));
  r->meshOffsets = (VkDeviceSize *)allocate(s->meshCount * sizeof(VkDeviceSize));
  for (uint32_t i = 0; i < s->meshCount; ++i)
  {
    const SceneMesh *mesh = &s->meshes[i];
    r->bvhs[i].geometryCount = mesh->objectCount;
    r->bvhs[i].geometries = r->geometries + mesh->firstObject;
    r->skinnedMeshes += mesh->isSkinned;
    for (uint32_t k = mesh->firstObject; k < mesh->firstObject + mesh->objectCount; ++k)
    {
      const Object *object = &s->objects[k];
      const uint32_t kind = s->looks.materials[object->material].kind;
      const int hasHoles = (kind & KIND_HOLES) != 0;
      r->geometries[k] = raysortBvhMesh(
          r->uploads[UPLOAD_vertices].address + (VkDeviceSize)object->firstVertex * sizeof(Vertex), s->vertexCounts[k],
          r->uploads[UPLOAD_indices].address + (VkDeviceSize)object->firstIndex * 4, s->triangleCounts[k]);
      r->geometries[k].stride = sizeof(Vertex);
      r->hasHoles |= hasHoles;
      r->hasGlass |= (kind & KIND_GLASS) != 0;
      r->lightKinds |= kind & KIND_LIGHT ? kind : 0;
      r->geometries[k].flags = hasHoles ? 0 : RAYSORT_BVH_OPAQUE_BIT;
    }
  }
}

/* On a device that is a CPU the host builds faster, and the same bytes. */
static void buildOnHost(Renderer *r, const BvhBatch *batch, VkDeviceSize at)
{
  const RaysortBvhBuildInfo *info = &batch->info;
  const Scene *s = r->scene;
  RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)allocate(s->objectCount * sizeof(RaysortBvhGeometry));
  RaysortBvhInfo *bvhs = (RaysortBvhInfo *)allocate(info->bvhCount * sizeof(RaysortBvhInfo));
  RaysortBvhBuildInfo build = raysortBvhBatch(bvhs, info->bvhCount);
  build.mode = info->mode;
  for (uint32_t i = 0; i < info->bvhCount; ++i)
  {
    const size_t first = (size_t)(info->bvhs[i].geometries - r->geometries);
    bvhs[i].geometryCount = info->bvhs[i].geometryCount;
    bvhs[i].geometries = geometries + first;
    for (size_t k = first; k < first + bvhs[i].geometryCount; ++k)
    {
      geometries[k] = r->geometries[k];
      geometries[k].data = (VkDeviceAddress)(uintptr_t)(s->vertices + s->objects[k].firstVertex);
      geometries[k].indices = (VkDeviceAddress)(uintptr_t)(s->indices + s->objects[k].firstIndex);
    }
  }
  void *bytes = bvhOnHost(&build);
  gpuUpload(r->gpu, &r->structures, at, bytes, batch->size);
  if (r->onHost)
    memcpy(r->onHost + at, bytes, (size_t)batch->size);
  free(bytes);
  free(geometries);
  free(bvhs);
}

/* The meshes of the scene in two batches, so that an update touches the skinned ones alone; they come first. The others
 * are built once and traced in every frame, so they get better trees. */
static void buildMeshes(Renderer *r)
{
  const uint32_t firsts[3] = {0, r->skinnedMeshes, r->scene->meshCount};
  BvhBatch batches[2], *batch = batches;
  VkDeviceSize at[3] = {0, 0, 0};
  memset(batches, 0, sizeof(batches));
  for (uint32_t i = 0; i < 2; ++i)
  {
    RaysortBvhBuildInfo info = raysortBvhBatch(r->bvhs + firsts[i], firsts[i + 1] - firsts[i]);
    info.mode = i ? RAYSORT_BVH_BUILD_MODE_QUALITY : RAYSORT_BVH_BUILD_MODE_ANEW;
    if (info.bvhCount)
      batches[i] = bvhBatch(r->gpu, r->wavefront.raysort, &info, r->meshOffsets + firsts[i]);
    at[i + 1] = at[i] + batches[i].size;
    for (uint32_t k = firsts[i]; k < firsts[i + 1]; ++k)
      r->meshOffsets[k] += at[i];
  }
  r->structures = gpuBuffer(r->gpu, at[2]);
  if (r->gpu->isCpu && !r->scene->skinCount)
    r->onHost = (uint8_t *)allocate((size_t)at[2]);
  for (uint32_t i = 0; i < 2; ++i, ++batch)
  {
    const RaysortBuffer destination = {r->structures.buffer, at[i], batch->size};
    batch->info.destination = destination;
    if (batch->size && r->gpu->isCpu)
      buildOnHost(r, batch, at[i]);
    else if (batch->size)
      bvhBatchBuild(r->gpu, r->wavefront.raysort, batch, &r->structures, at[i]);
  }
  r->skinBatch = batches[0];
  bvhBatchFree(r->gpu, &batches[1]);
}

/* The bytes of a part of the inputs: it begins where the parts before it end. */
static VkDeviceSize inputRoom(Renderer *r, VkDeviceSize bytes)
{
  const VkDeviceSize begin = r->at.end;
  r->at.end += (bytes + 255) & ~(VkDeviceSize)255;
  return begin;
}

/* The level's instances are read where the frame's first pass puts them; or, on a device that is a CPU, where the host
 * wrote them: there it builds the level, too, behind them. So the first frame need not wait for the build's kernels. */
static void describeLevel(Renderer *r)
{
  RaysortBvhBuildLayout layout;
  const Scene *s = r->scene;
  inputRoom(r, sizeof(Frame));
  r->at.instances = inputRoom(r, (VkDeviceSize)s->instanceCount * sizeof(RaysortBvhInstance));
  r->at.bones = inputRoom(r, (VkDeviceSize)s->poseCount * 4);
  r->at.lamps = inputRoom(r, (VkDeviceSize)s->lampCount * sizeof(Lamp));
  r->levelGeometry.type = RAYSORT_BVH_INSTANCES;
  r->levelGeometry.primitiveCount = s->instanceCount;
  r->levelBvh.geometryCount = 1;
  r->levelBvh.geometries = &r->levelGeometry;
  RaysortBvhBuildInfo build = raysortBvhBatch(&r->levelBvh, 1);
  build.base = r->structures.address;
  r->wavefront.trace.levels = 2;
  r->wavefront.trace.base = r->structures.address;
  r->wavefront.trace.materials = gpuRange(&r->materialTable);
  if (r->onHost)
  {
    build.base = (VkDeviceAddress)(uintptr_t)r->onHost;
    CHECK(raysortGetBvhBuildLayout(NULL, &build, &layout));
    r->levelBatch.info = build;
    r->at.level = inputRoom(r, layout.destinationSize);
    r->hostScratchSize = (size_t)layout.scratchSize;
    r->hostScratch = allocate(r->hostScratchSize);
  }
  r->at.field = inputRoom(r, (r->shadow.instanceCount + 1) * sizeof(RaysortSdfInstance));
  r->inputs = gpuBuffer(r->gpu, r->at.end);
  if (r->onHost)
  {
    const RaysortBuffer level = {r->inputs.buffer, r->at.level, layout.destinationSize};
    r->wavefront.trace.bvh = level;
    return;
  }
  r->levelGeometry.data = r->inputs.address + r->at.instances;
  r->levelBatch = bvhBatch(r->gpu, r->wavefront.raysort, &build, NULL);
  r->level = gpuBuffer(r->gpu, r->levelBatch.size);
  r->wavefront.trace.bvh = r->levelBatch.info.destination = gpuRange(&r->level);
}

/* ---- pipelines ---- */

/* The viewer's kernels, what they are counted as, and what they touch. Frame, instances, bones and vertices are reached
 * by addresses in memory: they are the geometry. A pass of a sort has three accesses before, and a pass has room for
 * eight. */
#define READS  VK_ACCESS_SHADER_READ_BIT
#define WRITES VK_ACCESS_SHADER_WRITE_BIT
#define BOTH   (READS | WRITES)
static const struct
{
  const char *name;
  Row row;
  VkAccessFlags geometry, inputs, paths, hits, sums, shadows, structures, picture, temporal;
} kernels[KERNEL_COUNT] = {{"copy", ROW_MOVE, WRITES, WRITES, 0, 0, 0, 0, 0, 0, 0}, /* the level may be in the inputs */
                           {"skin", ROW_SKIN, BOTH, 0, 0, 0, 0, 0, 0, 0, 0},
                           {"start", ROW_TRACE, READS, 0, WRITES, 0, BOTH, 0, 0, 0, 0},
                           {"trace", ROW_TRACE, READS, 0, READS, WRITES, BOTH, 0, READS, 0, 0},
                           {"reproject", ROW_REPROJECT, READS, 0, READS, READS, 0, 0, 0, 0, BOTH},
                           {"shade", ROW_SHADE, READS, 0, BOTH, READS, BOTH, WRITES, 0, 0, 0},
                           {"shadow", ROW_SHADOW, READS, 0, 0, READS, BOTH, READS, READS, 0, 0},
                           {"march", ROW_SHADOW, READS, 0, 0, READS, BOTH, READS, 0, 0, 0},
                           {"view", ROW_VIEW, READS, 0, 0, READS, BOTH, 0, 0, 0, 0},
                           {"film", ROW_FILM, READS, 0, 0, 0, READS, 0, 0, WRITES, BOTH}};

/* Made when a frame first asks for it: a CPU takes a while for each. Constants of shade are the kind of material and
 * what all materials of lights have; constant 0 of the kernels that trace is whether rays must ask. */
static VkPipeline kernelOf(Renderer *r, Kernel kernel)
{
  const uint32_t constants[2] = {kernel == KERNEL_SHADE ? KIND_ANY : (uint32_t)r->hasHoles, r->lightKinds};
  const int isGraphs = kernel == KERNEL_SHADE && r->scene->hasGraphs;
  char file[96];
  snprintf(file, sizeof(file), SHADERS "%s.spv", isGraphs ? "graphs/uber" : kernels[kernel].name);
  if (!r->kernels[kernel])
    r->kernels[kernel] = gpuPipeline(r->gpu, r->wavefront.layout, file, constants, 2);
  return r->kernels[kernel];
}

/* Where the pipeline of this kind of material is. */
static uint32_t kindOf(Renderer *r, uint32_t kind)
{
  uint32_t i = 0;
  while (i < r->kindCount && r->kinds[i].constants[0] != kind)
    ++i;
  if (i < r->kindCount)
    return i;
  GpuKernel *kernel = &r->kinds[r->kindCount++];
  memset(kernel, 0, sizeof(*kernel));
  kernel->constants[0] = kind;
  kernel->constants[1] = r->lightKinds;
  kernel->constantCount = 2;
  snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "shade.spv");
  if (kind & KIND_GRAPH)
    snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "graphs/%03u.spv", kind >> 16);
  return i;
}

/* When a frame first asks for them. */
static const VkPipeline *pipelinesOfMaterials(Renderer *r)
{
  const uint32_t count = r->scene->looks.materialCount + 1; /* with the sky */
  if (r->kinds)
    return r->materialPipelines;
  uint32_t *places = (uint32_t *)allocate(count * sizeof(uint32_t));
  r->kinds = (GpuKernel *)allocate(count * sizeof(GpuKernel));
  r->materialPipelines = (VkPipeline *)allocate(count * sizeof(VkPipeline));
  for (uint32_t i = 0; i < count; ++i)
    places[i] = kindOf(r, i + 1 < count ? r->scene->looks.materials[i].kind & ~KIND_HOLES : KIND_SKY);
  gpuPipelines(r->gpu, r->wavefront.layout, r->kinds, r->kindCount);
  for (uint32_t i = 0; i < count; ++i)
    r->materialPipelines[i] = r->kinds[places[i]].pipeline;
  free(places);
  return r->materialPipelines;
}

/* ---- opening, sizes ---- */

void sizeRenderer(Renderer *r, uint32_t width, uint32_t height)
{
  const uint32_t paths = (width + TILE - 1) / TILE * ((height + TILE - 1) / TILE) * TILE * TILE;
  r->width = width;
  r->height = height;
  wavefrontSize(&r->wavefront, paths, sizeof(Path), sizeof(Arrival));
  gpuFreeBuffer(r->gpu, &r->sums);
  gpuFreeBuffer(r->gpu, &r->picture);
  r->sums = gpuBuffer(r->gpu, (VkDeviceSize)paths * (16 + 4));
  r->picture = gpuBuffer(r->gpu, (VkDeviceSize)width * height * 4);
  temporalSize(&r->temporal, r->gpu, paths, r->scene->instanceCount);
  r->sampleIndex = 0;
}

void openRenderer(Renderer *r, Gpu *gpu, Scene *scene, uint32_t width, uint32_t height)
{
  const uint32_t dispatches = scene->looks.materialCount + 1 < MOST_DISPATCHES ? scene->looks.materialCount + 1 : 1;
  memset(r, 0, sizeof(*r));
  r->gpu = gpu;
  r->scene = scene;
  wavefrontOpen(&r->wavefront, gpu,
                RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT | RAYSORT_CAPABILITY_SDF_BIT,
                scene->looks.materialCount + 1, FIXED_ROOM + VIEWER_MOST_BOUNCES * (BOUNCE_ROOM + dispatches));
  uploadScene(r);
  describeMeshes(r);
  shadowDescribe(&r->shadow, scene, gpu->isCpu);
  buildMeshes(r);
  describeLevel(r);
  for (uint32_t i = 0; i < FRAMES_IN_FLIGHT; ++i)
  {
    r->slots[i].staging = gpuMapped(gpu, r->inputs.size, (void **)&r->slots[i].memory);
    wavefrontTimesOpen(&r->slots[i].times, gpu);
  }
  sizeRenderer(r, width, height);
}

void closeRenderer(Renderer *r)
{
  GpuBuffer *buffers[] = {&r->materialTable, &r->albedos, &r->structures, &r->level, &r->inputs, &r->sums, &r->picture};
  void *memory[] = {r->onHost, r->hostScratch, r->materialPipelines, r->kinds,       r->geometries,
                    r->bvhs,   r->meshOffsets, r->builtBones,        r->shadow.boxes};
  VkDevice device = r->gpu->device;
  CHECK(vkDeviceWaitIdle(device));
  for (size_t i = 0; i < UPLOAD_COUNT; ++i)
    gpuFreeBuffer(r->gpu, &r->uploads[i]);
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(r->gpu, buffers[i]);
  for (uint32_t i = 0; i < KERNEL_COUNT; ++i)
    vkDestroyPipeline(device, r->kernels[i], NULL);
  for (uint32_t i = 0; i < r->kindCount; ++i)
    vkDestroyPipeline(device, r->kinds[i].pipeline, NULL);
  for (uint32_t i = 0; i < FRAMES_IN_FLIGHT; ++i)
  {
    gpuFreeBuffer(r->gpu, &r->slots[i].staging);
    wavefrontTimesClose(&r->slots[i].times, r->gpu);
  }
  fieldClose(&r->shadow.field, r->gpu);
  temporalClose(&r->temporal, r->gpu);
  bvhBatchFree(r->gpu, &r->skinBatch);
  bvhBatchFree(r->gpu, &r->levelBatch);
  wavefrontClose(&r->wavefront);
  for (size_t i = 0; i < sizeof(memory) / sizeof(memory[0]); ++i)
    free(memory[i]);
  memset(r, 0, sizeof(*r));
}

/* ---- the frame's numbers ---- */

static void fillAddresses(const Renderer *r, Frame *f)
{
  const Wavefront *w = &r->wavefront;
  for (uint32_t i = 0; i < UPLOAD_COUNT; ++i)
    memcpy((char *)f + uploads[i].frame, &r->uploads[i].address, sizeof(VkDeviceAddress));
  f->level = r->onHost ? r->inputs.address + r->at.level : r->level.address;
  f->structures = r->structures.address;
  f->instances = r->inputs.address + r->at.instances;
  f->bones = r->inputs.address + r->at.bones;
  f->lamps = r->inputs.address + r->at.lamps;
  f->albedos = r->albedos.address;
  f->rays = w->paths.address;
  f->paths = w->paths.address + (VkDeviceSize)w->pathCount * sizeof(RaysortBvhRay);
  f->hits = w->hits.address;
  f->shadowRays = w->shadows.address;
  f->arrivals = w->shadows.address + (VkDeviceSize)w->pathCount * sizeof(RaysortBvhRay);
  f->film = r->sums.address;
  f->views = r->sums.address + (VkDeviceSize)w->pathCount * 16;
  f->picture = r->picture.address;
  f->field = r->shadow.field.memory.address;
}

static void fillCamera(const Renderer *r, const ViewerCamera *camera, FrameCamera *f)
{
  const float angle = camera->fovY * 0.5f * 3.14159265f / 180, aspect = (float)r->width / (float)r->height;
  const float half = camera->height > 0 ? camera->height / 2 : tanf(angle);
  const float *n = camera->forward;
  float right[3], above[3];
  cross(n, camera->up, right);
  normalise(right);
  cross(right, n, above);
  for (uint32_t k = 0; k < 3; ++k)
  {
    f->eye[k] = camera->eye[k];
    f->forward[k] = n[k];
    f->right[k] = right[k] * half * aspect;
    f->up[k] = above[k] * half;
  }
  f->pixelSpread = 2 * half / (float)r->height;
  f->isOrthographic = camera->height > 0;
}

/* Bounces with those that go through glass. */
static uint32_t roundsOf(const Renderer *r)
{
  const uint32_t rounds = r->settings.bounces + (r->hasGlass ? GLASS_ROUNDS : 0);
  return rounds < VIEWER_MOST_BOUNCES ? rounds : VIEWER_MOST_BOUNCES;
}

static void fillFrame(Renderer *r, const ViewerCamera *camera, Frame *f)
{
  const Scene *s = r->scene;
  const float hasSky = s->environment.height ? 3 : 0, hasLights = s->lightCount ? 1 : 0,
              hasLamps = s->lampCount ? 1 : 0;
  const float kinds = fmaxf(hasSky + hasLights + hasLamps, 1); /* most light comes from the sky */
  memset(f, 0, sizeof(*f));
  fillAddresses(r, f);
  fillCamera(r, camera, &f->camera);
  f->sampleIndex = r->sampleIndex;
  temporalFill(&r->temporal, f);
  /* a CPU moves at every third row, and fills them in once the picture stands still */
  const int isSparse = r->settings.view == VIEW_PICTURE && f->temporal != TEMPORAL_MOVING;
  f->interleave = r->gpu->isCpu && r->sampleIndex == 0 && isSparse ? 3 : 1;
  f->width = r->width;
  f->height = r->height;
  f->tilesX = (r->width + TILE - 1) / TILE;
  f->bounces = r->settings.bounces;
  f->materialCount = s->looks.materialCount;
  f->lightCount = s->lightCount;
  f->lampCount = s->lampCount;
  f->environmentWidth = s->environment.width;
  f->environmentHeight = s->environment.height;
  f->chances[0] = hasSky / kinds;
  f->chances[1] = hasLights / kinds;
  f->chances[2] = hasLamps / kinds;
  f->view = r->settings.view;
  f->exposure = r->settings.exposure;
  f->rounds = roundsOf(r);
  f->firstWeight = 3 * s->boneCount;
  f->cascades = r->shadow.field.update.sdf.cascadeCount;
  for (uint32_t k = 0; k < 3; ++k)
    f->anchor[k] = (float)r->shadow.field.update.anchor[k];
}

static void fillInstances(const Renderer *r, RaysortBvhInstance *instances)
{
  for (uint32_t i = 0; i < r->scene->instanceCount; ++i)
  {
    const SceneInstance *from = &r->scene->instances[i];
    const VkDeviceAddress address =
        (r->onHost ? (VkDeviceAddress)(uintptr_t)r->onHost : r->structures.address) + r->meshOffsets[from->mesh];
    RaysortBvhInstance to = {{0}, 0xff000000u, from->firstObject, (uint32_t)address, (uint32_t)(address >> 32)};
    memcpy(to.transform, from->transform, sizeof(to.transform));
    instances[i] = to;
  }
}

/* ---- passes ---- */

static void finishPass(Renderer *r, RaysortPass *pass, Kernel kernel, ViewerPush push)
{
  const struct
  {
    const GpuBuffer *buffer;
    VkAccessFlags access;
  } all[] = {{&r->inputs, kernels[kernel].inputs},
             {&r->wavefront.paths, kernels[kernel].paths},
             {&r->wavefront.hits, kernels[kernel].hits},
             {&r->sums, kernels[kernel].sums},
             {&r->wavefront.shadows, kernels[kernel].shadows},
             {&r->picture, kernels[kernel].picture},
             {&r->temporal.memory, r->temporal.state == TEMPORAL_OFF ? 0 : kernels[kernel].temporal},
             {&r->shadow.field.memory, kernel == KERNEL_MARCH ? READS : 0}};
  push.frame = r->inputs.address;
  pass->name = kernels[kernel].name;
  CHECK(raysortAppendPush(r->wavefront.raysort, pass, &push, sizeof(push)));
  CHECK(raysortAppendAccess(r->wavefront.raysort, pass, RAYSORT_RESOURCE_GEOMETRY, NULL, kernels[kernel].geometry));
  for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i)
    if (all[i].access)
      wavefrontTouch(&r->wavefront, pass, all[i].buffer, all[i].access);
  if (kernels[kernel].structures)
    CHECK(
        raysortAppendAccess(r->wavefront.raysort, pass, RAYSORT_RESOURCE_STRUCTURES, NULL, kernels[kernel].structures));
}

static RaysortPass *addPass(Renderer *r, Kernel kernel, ViewerPush push)
{
  RaysortPass *pass = wavefrontThreads(&r->wavefront, kernels[kernel].name, kernelOf(r, kernel), push.count,
                                       (uint32_t)kernels[kernel].row);
  finishPass(r, pass, kernel, push);
  return pass;
}

/* A kernel over all paths, or over those that the sort of bounce `sorted` left, if it is not negative. isEach: a
 * pipeline for each material. */
static void addPaths(Renderer *r, Kernel kernel, int sorted, int isEach, uint32_t bounce)
{
  Wavefront *w = &r->wavefront;
  const ViewerPush push = {0, 0, 0, bounce, sorted < 0 ? w->pathCount : 0};
  if (sorted < 0)
  {
    addPass(r, kernel, push);
    return;
  }
  const uint32_t count = wavefrontDispatch(w, (uint32_t)sorted, isEach ? VK_NULL_HANDLE : kernelOf(r, kernel),
                                           isEach ? pipelinesOfMaterials(r) : NULL, (uint32_t)kernels[kernel].row);
  for (RaysortPass *pass = wavefrontEnd(w) - count; pass < wavefrontEnd(w); ++pass)
    finishPass(r, pass, kernel, push);
}

/* The closest hits of all paths, or of those that the sort before left. Masks, blends and the view of nodes need the
 * viewer's own kernel. */
static void addTrace(Renderer *r, uint32_t bounce)
{
  const int isListed = bounce && r->settings.isSorting;
  if (!r->hasHoles && r->settings.view != VIEW_NODES)
    wavefrontTrace(&r->wavefront, bounce, isListed, ROW_TRACE);
  else
    addPaths(r, KERNEL_TRACE, isListed ? (int)bounce - 1 : -1, 0, bounce);
}

/* Light of this bounce, where nothing is between. */
static void addShadow(Renderer *r, uint32_t bounce)
{
  const int isSorting = (int)r->settings.isSorting, isField = (int)r->settings.isField;
  if (!r->hasHoles && !isField)
    wavefrontShadow(&r->wavefront, bounce, isSorting, ROW_SHADOW);
  addPaths(r, isField ? KERNEL_MARCH : KERNEL_SHADOW, isSorting ? (int)bounce : -1, 0, bounce);
}

/* What the views show of the last bounce, where rays go everywhere. */
static void addView(Renderer *r, uint32_t bounce)
{
  const Wavefront *w = &r->wavefront;
  const int isSorted = (int)r->settings.isSorting;
  const ViewerPush push = {0, isSorted ? w->maps[bounce % 2].address : 0, isSorted ? w->ranges[bounce % 2].address : 0,
                           bounce, w->pathCount};
  RaysortPass *pass = addPass(r, KERNEL_VIEW, push);
  wavefrontTouch(w, pass, &w->maps[bounce % 2], READS);
  wavefrontTouch(w, pass, &w->ranges[bounce % 2], READS);
}

static void addBounce(Renderer *r, uint32_t bounce)
{
  const int isUber = r->settings.isUber || r->scene->looks.materialCount + 1 >= MOST_DISPATCHES;
  const uint32_t view = r->settings.view;
  addTrace(r, bounce);
  if (bounce == 0 && r->temporal.state == TEMPORAL_MOVING)
    addPaths(r, KERNEL_REPROJECT, -1, 0, bounce);
  if (r->settings.isSorting)
    wavefrontSort(&r->wavefront, bounce, ROW_SORT);
  if ((view == VIEW_MATERIALS && bounce == 0) ||
      ((view == VIEW_ORDER || view == VIEW_COHERENCE) && bounce + 1 == r->settings.bounces))
    addView(r, bounce);
  addPaths(r, KERNEL_SHADE, r->settings.isSorting ? (int)bounce : -1, !isUber, bounce);
  addShadow(r, bounce);
}

static void addBuild(Renderer *r, Row row, const RaysortBvhBuildInfo *info)
{
  uint32_t count = wavefrontRoom(&r->wavefront);
  CHECK(raysortPlanBvhBuild(r->wavefront.raysort, info, &count, wavefrontEnd(&r->wavefront)));
  wavefrontTake(&r->wavefront, count, (uint32_t)row);
}

/* Brings the field up to date where scene or windows moved, and a few times more: a budget puts work off. */
static void addField(Renderer *r, int hasChanged)
{
  RaysortSdfUpdateInfo *update = &r->shadow.field.update;
  uint32_t count = wavefrontRoom(&r->wavefront);
  if (hasChanged)
    r->shadow.updates = 0;
  if (!r->settings.isField || r->shadow.updates++ >= r->shadow.mostUpdates)
    return;
  const RaysortBuffer instances = {r->inputs.buffer, r->at.field,
                                   (r->shadow.instanceCount + 1) * sizeof(RaysortSdfInstance)};
  update->instances = instances;
  CHECK(raysortPlanSdfUpdate(r->wavefront.raysort, update, &count, wavefrontEnd(&r->wavefront)));
  wavefrontTake(&r->wavefront, count, ROW_FIELD);
}

/* An update keeps the tree, which gets worse the farther its triangles move apart. The measure is the bones, and the
 * weights of morph targets: a tree is
 * built again when a bone has moved, turned or grown by more than a quarter against where it was at the build, lengths
 * counted in sizes of the scene. */
static int isFarFromBuild(Renderer *r)
{
  const Scene *s = r->scene;
  const size_t bytes = (size_t)s->poseCount * 4;
  float most = r->builtBones ? 0.0f : 1.0f;
  for (uint32_t i = 0; r->builtBones && i < s->poseCount; ++i)
    most =
        fmaxf(most, fabsf(s->bones[i] - r->builtBones[i]) / (i % 4 == 3 && i < 12 * s->boneCount ? sceneSize(s) : 1));
  if (most <= 0.25f)
    return 0;
  if (!r->builtBones)
    r->builtBones = (float *)allocate(bytes);
  memcpy(r->builtBones, s->bones, bytes);
  return 1;
}

static void addMotion(Renderer *r, int hasMoved)
{
  const VkDeviceSize bytes = r->settings.isField ? r->at.end : r->at.field;
  const ViewerPush push = {0, r->slot->staging.address, r->inputs.address, 0, (uint32_t)(bytes / 16)};
  const ViewerPush skins = {0, 0, 0, 0, r->scene->skinCount};
  addPass(r, KERNEL_COPY, push);
  if (r->scene->skinCount && (hasMoved || !r->isBuilt))
  {
    addPass(r, KERNEL_SKIN, skins);
    r->skinBatch.info.mode = isFarFromBuild(r) ? RAYSORT_BVH_BUILD_MODE_ANEW : RAYSORT_BVH_BUILD_MODE_UPDATE;
    addBuild(r, ROW_SKIN, &r->skinBatch.info);
  }
  if (!r->onHost && (hasMoved || !r->isBuilt))
    addBuild(r, ROW_LEVEL, &r->levelBatch.info);
  r->isBuilt = 1;
}

/* What the host writes for a frame. */
static void fillInputs(Renderer *r, const ViewerCamera *camera)
{
  uint8_t *memory = r->slot->memory;
  if (r->settings.isField && !r->shadow.field.memory.size)
    fieldOpen(&r->shadow.field, r->gpu, r->wavefront.raysort);
  if (r->settings.isField)
    shadowFollow(&r->shadow, r->scene, camera->eye, r->uploads[UPLOAD_vertices].address,
                 r->uploads[UPLOAD_indices].address, (RaysortSdfInstance *)(void *)(memory + r->at.field));
  fillFrame(r, camera, (Frame *)(void *)memory);
  fillInstances(r, (RaysortBvhInstance *)(void *)(memory + r->at.instances));
  if (r->scene->poseCount)
    memcpy(memory + r->at.bones, r->scene->bones, (size_t)r->scene->poseCount * 4);
  if (r->scene->lampCount)
    memcpy(memory + r->at.lamps, r->scene->lamps, r->scene->lampCount * sizeof(Lamp));
  if (!r->onHost)
    return;
  r->levelGeometry.data = (VkDeviceAddress)(uintptr_t)(memory + r->at.instances);
  CHECK(raysortBvhBuildOnHost(&r->levelBatch.info, memory + r->at.level, (size_t)r->wavefront.trace.bvh.size,
                              r->hostScratch, r->hostScratchSize));
}

void planFrame(Renderer *r, uint32_t slot, const ViewerCamera *camera, const ViewerSettings *settings, int hasMoved)
{
  const ViewerPush pixels = {0, 0, 0, 0, r->width * r->height};
  const ViewerSettings *last = &r->lastSettings;
  r->slot = &r->slots[slot];
  r->slot->settings = r->settings = *settings;
  r->settings.bounces = settings->bounces < 1                     ? 1
                        : settings->bounces > VIEWER_MOST_BOUNCES ? VIEWER_MOST_BOUNCES
                                                                  : settings->bounces;
  r->settings.isField &= !r->shadow.refusal[0];
  r->wavefront.passCount = 0;
  /* would the film gather samples of two different pictures? */
  const int isSameLight = last->bounces == settings->bounces && last->isField == settings->isField;
  const int isOther = hasMoved || memcmp(&r->lastCamera, camera, sizeof(*camera)) != 0 || !isSameLight;
  if (temporalStep(&r->temporal, r->gpu, settings->isTemporal && settings->view == VIEW_PICTURE, isOther, isSameLight))
    r->sampleIndex = 0;
  r->lastCamera = *camera;
  r->lastSettings = *settings;
  fillInputs(r, camera);
  addMotion(r, hasMoved);
  addField(r, isOther);
  addPaths(r, KERNEL_START, -1, 0, 0);
  for (uint32_t bounce = 0; bounce < roundsOf(r); ++bounce)
    addBounce(r, bounce);
  addPass(r, KERNEL_FILM, pixels);
  ++r->sampleIndex;
}

void recordFrame(Renderer *r, VkCommandBuffer commandBuffer)
{
  wavefrontRecord(&r->wavefront, commandBuffer, 0, r->wavefront.passCount, &r->slot->times);
}

/* ---- what is told about it ---- */

const char *const rowNames[ROW_COUNT] = {"move", "skin",  "level",  "field", "trace", "reproject",
                                         "sort", "shade", "shadow", "view",  "film",  "overlay"};

void tellStats(Renderer *r, uint32_t slot, OverlayStats *stats)
{
  const Wavefront *w = &r->wavefront;
  VkDeviceSize sums[BYTES_COUNT] = {0};
  double times[ROW_COUNT] = {0};
  wavefrontReadTimes(r->gpu, &r->slots[slot].times, times);
  stats->timeCount = stats->byteCount = 0;
  for (uint32_t i = 0; i < ROW_COUNT; ++i)
    if (times[i] > 0)
    {
      stats->times[stats->timeCount].name = rowNames[i];
      stats->times[stats->timeCount++].milliseconds = times[i];
    }
  for (uint32_t i = 0; i < UPLOAD_COUNT; ++i)
    sums[uploads[i].row] += r->uploads[i].size;
  const struct
  {
    const char *name;
    VkDeviceSize bytes;
  } all[] = {{"structures", r->structures.size},
             {"level", w->trace.bvh.size},
             {"field", r->shadow.field.memory.size + r->shadow.field.scratch.size},
             {"vertices, indices", sums[BYTES_GEOMETRY]},
             {"textures", sums[BYTES_TEXTURES]},
             {"lights, sky", sums[BYTES_LIGHTS]},
             {"paths", w->paths.size + w->hits.size + w->shadows.size},
             {"sort", w->scratch.size + 2 * (w->maps[0].size + w->ranges[0].size)},
             {"film", r->sums.size + r->picture.size + r->temporal.memory.size}};
  for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i)
    if (all[i].bytes)
    {
      stats->bytes[stats->byteCount].name = all[i].name;
      stats->bytes[stats->byteCount++].bytes = all[i].bytes;
    }
}

int pickAt(Renderer *r, const ViewerCamera *camera, const uint32_t pixel[2], RaysortBvhHit *hit, float point[3])
{
  FrameCamera f;
  RaysortBvhRay ray = {{0}, 0, {0}, 1e30f};
  RaysortBvhTraceInfo info = r->wavefront.trace;
  memset(&info.materials, 0, sizeof(info.materials)); /* so the hit's is the number of the object */
  fillCamera(r, camera, &f);
  const float x = 2 * ((float)pixel[0] + 0.5f) / (float)r->width - 1,
              y = 2 * ((float)pixel[1] + 0.5f) / (float)r->height - 1;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float aside = x * f.right[k] - y * f.up[k];
    ray.origin[k] = f.eye[k] + (f.isOrthographic ? aside : 0);
    ray.direction[k] = f.forward[k] + (f.isOrthographic ? 0 : aside);
  }
  CHECK(vkDeviceWaitIdle(r->gpu->device));
  GpuBuffer rays = gpuUploaded(r->gpu, &ray, sizeof(ray)), hits = gpuBuffer(r->gpu, sizeof(*hit));
  info.maxCount = 1;
  info.hint = RAYSORT_BVH_TRACE_COHERENT;
  info.rays = gpuRange(&rays);
  info.hits = gpuRange(&hits);
  VkCommandBuffer commandBuffer = gpuBegin(r->gpu);
  CHECK(raysortCmdBvhTrace(r->wavefront.raysort, commandBuffer, &info));
  gpuSubmit(r->gpu, commandBuffer);
  gpuDownload(r->gpu, &hits, 0, hit, sizeof(*hit));
  gpuFreeBuffer(r->gpu, &rays);
  gpuFreeBuffer(r->gpu, &hits);
  for (uint32_t k = 0; k < 3; ++k)
    point[k] = ray.origin[k] + hit->t * ray.direction[k];
  return (hit->flags & RAYSORT_BVH_HIT_BIT) != 0;
}
