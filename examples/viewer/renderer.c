/* renderer.c - see renderer.h.
 * SPDX-License-Identifier: MIT */
#include "renderer.h"

#include <math.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS     "build/shaders/examples/viewer/"
#define FIXED_ROOM  (8 + 2 * RAYSORT_BVH_BUILD_MAX_PASSES + OVERLAY_PASSES)
#define BOUNCE_ROOM (2 * RAYSORT_BVH_TRACE_MAX_PASSES + RAYSORT_SORT_MAX_PASSES + MOST_DISPATCHES + 3)

/* ---- buffers ---- */

static void freeBuffers(Renderer *r, GpuBuffer **buffers, size_t count)
{
  for (size_t i = 0; i < count; ++i)
    gpuFreeBuffer(r->gpu, buffers[i]);
}

static void uploadScene(Renderer *r)
{
  static float albedos[ALBEDO_SIZE * ALBEDO_SIZE][4];
  const Scene *s = r->scene;
  uint32_t *table = (uint32_t *)allocate(s->objectCount * sizeof(uint32_t));
  for (uint32_t i = 0; i < s->objectCount; ++i)
    table[i] = s->objects[i].material;
  r->materialTable = gpuUploaded(r->gpu, table, s->objectCount * sizeof(uint32_t));
  free(table);
  r->vertices = gpuUploaded(r->gpu, s->vertices, (VkDeviceSize)s->vertexCount * sizeof(Vertex));
  r->restVertices = gpuUploaded(r->gpu, s->vertices, (VkDeviceSize)s->skinCount * sizeof(Vertex));
  r->skins = gpuUploaded(r->gpu, s->skins, (VkDeviceSize)s->skinCount * sizeof(Skin));
  r->indices = gpuUploaded(r->gpu, s->indices, (VkDeviceSize)s->indexCount * sizeof(uint32_t));
  r->objects = gpuUploaded(r->gpu, s->objects, s->objectCount * sizeof(Object));
  r->materials = gpuUploaded(r->gpu, s->materials, s->materialCount * sizeof(Material));
  r->textures = gpuUploaded(r->gpu, s->textures, s->textureCount * sizeof(Texture));
  r->texels = gpuUploaded(r->gpu, s->texels, (VkDeviceSize)s->texelCount * sizeof(uint32_t));
  r->lights = gpuUploaded(r->gpu, s->lights, (VkDeviceSize)s->lightCount * sizeof(Light));
  r->lightAliases = gpuUploaded(r->gpu, s->lightAliases, (VkDeviceSize)s->lightCount * sizeof(Alias));
  r->lamps = gpuUploaded(r->gpu, s->lamps, s->lampCount * sizeof(Lamp));
  const VkDeviceSize texels = (VkDeviceSize)s->environment.width * s->environment.height;
  r->environment = gpuUploaded(r->gpu, s->environment.texels, texels * 16);
  r->environmentAliases = gpuUploaded(r->gpu, s->environment.table, texels * sizeof(Alias));
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
      const int hasHoles = (s->materials[object->material].kind & KIND_HOLES) != 0;
      r->geometries[k] =
          raysortBvhMesh(r->vertices.address + (VkDeviceSize)object->firstVertex * sizeof(Vertex), s->vertexCounts[k],
                         r->indices.address + (VkDeviceSize)object->firstIndex * 4, s->triangleCounts[k]);
      r->geometries[k].stride = sizeof(Vertex);
      r->hasHoles |= hasHoles;
      r->geometries[k].flags = hasHoles ? 0 : RAYSORT_BVH_OPAQUE_BIT;
    }
  }
}

static GpuBuffer descriptionsOf(Renderer *r, const RaysortBvhBuildInfo *info, VkDeviceSize size)
{
  void *memory = allocate((size_t)size);
  CHECK(raysortBvhWriteDescriptions(r->raysort, info, memory));
  GpuBuffer buffer = gpuUploaded(r->gpu, memory, size);
  free(memory);
  return buffer;
}

/* On a device that is a CPU the host builds faster, and the same bytes. */
static void buildBatch(Renderer *r, uint32_t first, uint32_t count, const RaysortBvhBuildInfo *info)
{
  if (!r->gpu->isCpu)
  {
    VkCommandBuffer commandBuffer = gpuBegin(r->gpu);
    CHECK(raysortCmdBvhBuild(r->raysort, commandBuffer, info));
    gpuSubmit(r->gpu, commandBuffer);
    return;
  }
  for (uint32_t i = first; i < first + count; ++i)
  {
    const SceneMesh *mesh = &r->scene->meshes[i];
    RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)allocate(mesh->objectCount * sizeof(RaysortBvhGeometry));
    RaysortBvhInfo bvh = {mesh->objectCount, geometries};
    RaysortBvhBuildInfo build = raysortBvhBatch(&bvh, 1);
    for (uint32_t k = 0; k < mesh->objectCount; ++k)
    {
      const Object *object = &r->scene->objects[mesh->firstObject + k];
      geometries[k] = r->geometries[mesh->firstObject + k];
      geometries[k].data = (VkDeviceAddress)(uintptr_t)(r->scene->vertices + object->firstVertex);
      geometries[k].indices = (VkDeviceAddress)(uintptr_t)(r->scene->indices + object->firstIndex);
    }
    RaysortBvhHeader *bytes = (RaysortBvhHeader *)bvhOnHost(&build);
    gpuUpload(r->gpu, &r->structures, r->meshOffsets[i], bytes, bytes->sizeLow);
    if (r->onHost)
      memcpy(r->onHost + r->meshOffsets[i], bytes, bytes->sizeLow);
    free(bytes);
    free(geometries);
  }
}

/* The meshes of the scene in two batches, so that an update touches the skinned ones alone; they come first. */
static void buildMeshes(Renderer *r)
{
  const uint32_t counts[2] = {r->skinnedMeshes, r->scene->meshCount - r->skinnedMeshes};
  RaysortBvhBuildInfo builds[2];
  RaysortBvhBuildLayout layouts[2];
  memset(layouts, 0, sizeof(layouts));
  for (uint32_t i = 0; i < 2; ++i)
  {
    builds[i] = raysortBvhBatch(r->bvhs + (i ? counts[0] : 0), counts[i]);
    if (!counts[i])
      continue;
    CHECK(raysortGetBvhBuildLayout(r->raysort, &builds[i], &layouts[i]));
    CHECK(raysortBvhGetOffsets(&builds[i], r->meshOffsets + (i ? counts[0] : 0)));
  }
  const VkDeviceSize offset = layouts[0].destinationSize;
  for (uint32_t i = counts[0]; i < r->scene->meshCount; ++i)
    r->meshOffsets[i] += offset;
  r->structures = gpuBuffer(r->gpu, offset + layouts[1].destinationSize);
  if (r->gpu->isCpu && !r->scene->skinCount)
    r->onHost = (uint8_t *)allocate((size_t)r->structures.size);
  for (uint32_t i = 0; i < 2; ++i)
  {
    if (!counts[i])
      continue;
    GpuBuffer descriptions = descriptionsOf(r, &builds[i], layouts[i].descriptionsSize);
    GpuBuffer scratch = gpuBuffer(r->gpu, layouts[i].scratchSize);
    builds[i].descriptions = gpuRange(&descriptions);
    builds[i].destination = gpuRange(&r->structures);
    builds[i].destination.offset = i ? offset : 0;
    builds[i].destination.size = layouts[i].destinationSize;
    builds[i].scratch = gpuRange(&scratch);
    buildBatch(r, i ? counts[0] : 0, counts[i], &builds[i]);
    if (i == 0)
    {
      r->skinBuild = builds[0];
      r->skinDescriptions = descriptions;
      r->buildScratch = scratch;
      continue;
    }
    gpuFreeBuffer(r->gpu, &descriptions);
    gpuFreeBuffer(r->gpu, &scratch);
  }
}

static VkDeviceSize aligned(VkDeviceSize size)
{
  return (size + 255) & ~(VkDeviceSize)255;
}

/* The level's instances are read where the frame's first pass puts them; or, on a device that is a CPU, where the host
 * wrote them: there it builds the level, too, behind them. So the first frame need not wait for the build's kernels. */
static void describeLevel(Renderer *r)
{
  RaysortBvhBuildLayout layout;
  const Scene *s = r->scene;
  r->inputInstances = aligned(sizeof(Frame));
  r->inputBones = r->inputInstances + aligned((VkDeviceSize)s->instanceCount * sizeof(RaysortBvhInstance));
  r->inputLevel = r->inputBones + aligned((VkDeviceSize)s->boneCount * 48);
  r->levelGeometry.type = RAYSORT_BVH_INSTANCES;
  r->levelGeometry.primitiveCount = s->instanceCount;
  r->levelBvh.geometryCount = 1;
  r->levelBvh.geometries = &r->levelGeometry;
  r->levelBuild = raysortBvhBatch(&r->levelBvh, 1);
  r->levelBuild.base = r->onHost ? (VkDeviceAddress)(uintptr_t)r->onHost : r->structures.address;
  CHECK(raysortGetBvhBuildLayout(r->onHost ? NULL : r->raysort, &r->levelBuild, &layout));
  r->inputs = gpuBuffer(r->gpu, r->inputLevel + (r->onHost ? aligned(layout.destinationSize) : 0));
  if (r->onHost)
  {
    r->hostScratchSize = (size_t)layout.scratchSize;
    r->hostScratch = allocate(r->hostScratchSize);
    r->levelRange = gpuRange(&r->inputs);
    r->levelRange.offset = r->inputLevel;
    r->levelRange.size = layout.destinationSize;
    return;
  }
  r->levelGeometry.data = r->inputs.address + r->inputInstances;
  r->levelDescriptions = descriptionsOf(r, &r->levelBuild, layout.descriptionsSize);
  r->level = gpuBuffer(r->gpu, layout.destinationSize);
  r->levelRange = gpuRange(&r->level);
  if (r->buildScratch.size < layout.scratchSize)
  {
    gpuFreeBuffer(r->gpu, &r->buildScratch);
    r->buildScratch = gpuBuffer(r->gpu, layout.scratchSize);
  }
  r->levelBuild.descriptions = gpuRange(&r->levelDescriptions);
  r->levelBuild.destination = r->levelRange;
  r->levelBuild.scratch = r->skinBuild.scratch = gpuRange(&r->buildScratch);
}

/* ---- pipelines ---- */

/* Where the pipeline of this kind of material is; past the most kinds the uber pipeline stands in. */
static uint32_t kindOf(Renderer *r, uint32_t kind)
{
  uint32_t i = 0;
  while (i < r->kindCount && r->kinds[i].constants[0] != kind)
    ++i;
  if (i == MOST_KINDS)
    return 0;
  if (i == r->kindCount)
  {
    GpuKernel *kernel = &r->kinds[r->kindCount++];
    kernel->constants[0] = kind;
    kernel->constantCount = 1;
    if (r->scene->hasGraphs && kind == KIND_ANY)
      snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "graphs/uber.spv");
    else if (kind != KIND_ANY && (kind & KIND_GRAPH))
      snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "graphs/%03u.spv", kind >> 16);
    else
      snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "shade.spv");
  }
  return i;
}

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
  VkAccessFlags geometry, inputs, paths, hits, sums, shadows, structures, picture;
} kernels[KERNEL_COUNT] = {{"copy", ROW_MOVE, WRITES, WRITES, 0, 0, 0, 0, 0, 0}, /* the level may be in the inputs */
                           {"skin", ROW_SKIN, BOTH, 0, 0, 0, 0, 0, 0, 0},
                           {"start", ROW_TRACE, READS, 0, WRITES, 0, BOTH, 0, 0, 0},
                           {"trace", ROW_TRACE, READS, 0, READS, WRITES, BOTH, 0, READS, 0},
                           {"shade", ROW_SHADE, READS, 0, BOTH, READS, BOTH, WRITES, 0, 0},
                           {"shadow", ROW_SHADOW, READS, 0, 0, READS, BOTH, READS, READS, 0},
                           {"view", ROW_VIEW, READS, 0, 0, READS, BOTH, 0, 0, 0},
                           {"film", ROW_FILM, READS, 0, 0, 0, READS, 0, 0, WRITES}};

/* Made when a frame first asks for it: a CPU takes a while for each. */
static VkPipeline kernelOf(Renderer *r, Kernel kernel)
{
  const uint32_t hasHoles = (uint32_t)r->hasHoles; /* constant 0 of the kernels that trace */
  char file[96];
  if (kernel == KERNEL_SHADE && !r->kindCount)
  {
    const uint32_t any = kindOf(r, KIND_ANY); /* the first: it stands in past the most kinds */
    gpuPipelines(r->gpu, r->layout, &r->kinds[any], 1);
  }
  if (kernel == KERNEL_SHADE)
    return r->kinds[0].pipeline;
  snprintf(file, sizeof(file), SHADERS "%s.spv", kernels[kernel].name);
  if (!r->kernels[kernel])
    r->kernels[kernel] = gpuPipeline(r->gpu, r->layout, file, &hasHoles, 1);
  return r->kernels[kernel];
}

/* When a frame first asks for them. */
static const VkPipeline *pipelinesOfMaterials(Renderer *r)
{
  const uint32_t count = r->scene->materialCount + 1; /* with the sky */
  if (r->materialPipelines)
    return r->materialPipelines;
  kernelOf(r, KERNEL_SHADE);
  uint32_t *kinds = (uint32_t *)allocate(count * sizeof(uint32_t));
  r->materialPipelines = (VkPipeline *)allocate(count * sizeof(VkPipeline));
  for (uint32_t i = 0; i < count; ++i)
    kinds[i] = kindOf(r, i + 1 < count ? r->scene->materials[i].kind & ~KIND_HOLES : KIND_SKY);
  gpuPipelines(r->gpu, r->layout, r->kinds + 1, r->kindCount - 1);
  for (uint32_t i = 0; i < count; ++i)
    r->materialPipelines[i] = r->kinds[kinds[i]].pipeline;
  free(kinds);
  return r->materialPipelines;
}

/* ---- sizes ---- */

static void describeSort(Renderer *r, uint32_t bounce)
{
  RaysortSortInfo *sort = &r->sorts[bounce];
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = r->pathCount;
  sort->materialCount = r->voidMaterial;
  sort->workgroupSize = GROUP_SIZE;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  sort->materialIdMap.stride = sizeof(RaysortBvhHit);
  sort->materialIdMap.offset = offsetof(RaysortBvhHit, material);
  sort->materialIdMap.buffer = gpuRange(&r->hits);
  if (bounce)
  {
    sort->rayCount = r->pathCount;
    sort->list = gpuRange(&r->maps[(bounce + 1) % 2]);
    sort->count = raysortSortGetLive(&r->sorts[bounce - 1].ranges);
  }
  sort->newToOldPixelMap = gpuRange(&r->maps[bounce % 2]);
  sort->ranges = gpuRange(&r->ranges[bounce % 2]);
  sort->scratch = gpuRange(&r->scratch);
}

static void freeSized(Renderer *r)
{
  GpuBuffer *sized[] = {&r->paths,   &r->hits,    &r->shadows, &r->sums,      &r->picture,
                        &r->scratch, &r->maps[0], &r->maps[1], &r->ranges[0], &r->ranges[1]};
  freeBuffers(r, sized, sizeof(sized) / sizeof(sized[0]));
}

void sizeRenderer(Renderer *r, uint32_t width, uint32_t height)
{
  RaysortSortLayout layout;
  freeSized(r);
  r->width = width;
  r->height = height;
  r->pathCount = (width + TILE - 1) / TILE * ((height + TILE - 1) / TILE) * TILE * TILE;
  const VkDeviceSize paths = r->pathCount;
  r->paths = gpuBuffer(r->gpu, paths * (sizeof(RaysortBvhRay) + sizeof(Path)));
  r->hits = gpuBuffer(r->gpu, paths * sizeof(RaysortBvhHit));
  r->shadows = gpuBuffer(r->gpu, paths * (sizeof(RaysortBvhRay) + sizeof(Arrival)));
  r->sums = gpuBuffer(r->gpu, paths * (16 + 4));
  r->picture = gpuBuffer(r->gpu, (VkDeviceSize)width * height * 4);
  describeSort(r, 0);
  describeSort(r, 1); /* with a list: the larger one */
  r->sorts[1].list.size = r->sorts[1].newToOldPixelMap.size = paths * 4;
  CHECK(raysortGetSortLayout(r->raysort, &r->sorts[1], &layout));
  r->scratch = gpuBuffer(r->gpu, layout.scratchSize > 16 + 4 * paths ? layout.scratchSize : 16 + 4 * paths);
  for (uint32_t i = 0; i < 2; ++i)
  {
    r->maps[i] = gpuBuffer(r->gpu, layout.newToOldPixelMapSize);
    r->ranges[i] = gpuBuffer(r->gpu, layout.rangesSize);
  }
  r->sampleIndex = 0;
}

void openRenderer(Renderer *r, Gpu *gpu, Scene *scene, uint32_t width, uint32_t height)
{
  memset(r, 0, sizeof(*r));
  r->gpu = gpu;
  r->scene = scene;
  r->voidMaterial = scene->materialCount + 1;
  r->raysort = gpuRaysort(gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT);
  uploadScene(r);
  describeMeshes(r);
  buildMeshes(r);
  describeLevel(r);
  r->layout = gpuPipelineLayout(gpu);
  const uint32_t dispatches = scene->materialCount + 1 < MOST_DISPATCHES ? scene->materialCount + 1 : 1;
  r->mostPasses = FIXED_ROOM + VIEWER_MOST_BOUNCES * (BOUNCE_ROOM - MOST_DISPATCHES + dispatches);
  r->passes = (RaysortPass *)allocate(r->mostPasses * sizeof(RaysortPass));
  for (uint32_t i = 0; i < FRAMES_IN_FLIGHT; ++i)
  {
    r->slots[i].staging = gpuMapped(gpu, r->inputs.size, (void **)&r->slots[i].memory);
    r->slots[i].queries = gpu->timestampBits ? gpuQueries(gpu, MOST_PARTS) : VK_NULL_HANDLE;
    r->slots[i].rows = (uint8_t *)allocate(r->mostPasses);
  }
  sizeRenderer(r, width, height);
}

void closeRenderer(Renderer *r)
{
  GpuBuffer *buffers[] = {&r->vertices,
                          &r->restVertices,
                          &r->skins,
                          &r->indices,
                          &r->objects,
                          &r->materialTable,
                          &r->materials,
                          &r->textures,
                          &r->texels,
                          &r->lights,
                          &r->lightAliases,
                          &r->lamps,
                          &r->environment,
                          &r->environmentAliases,
                          &r->albedos,
                          &r->structures,
                          &r->level,
                          &r->levelDescriptions,
                          &r->skinDescriptions,
                          &r->buildScratch,
                          &r->inputs};
  VkDevice device = r->gpu->device;
  CHECK(vkDeviceWaitIdle(device));
  freeSized(r);
  freeBuffers(r, buffers, sizeof(buffers) / sizeof(buffers[0]));
  for (uint32_t i = 0; i < KERNEL_COUNT; ++i)
    vkDestroyPipeline(device, r->kernels[i], NULL);
  for (uint32_t i = 0; i < r->kindCount; ++i)
    vkDestroyPipeline(device, r->kinds[i].pipeline, NULL);
  vkDestroyPipelineLayout(device, r->layout, NULL);
  for (uint32_t i = 0; i < FRAMES_IN_FLIGHT; ++i)
  {
    gpuFreeBuffer(r->gpu, &r->slots[i].staging);
    vkDestroyQueryPool(device, r->slots[i].queries, NULL);
    free(r->slots[i].rows);
  }
  raysortDestroyContext(r->raysort);
  free(r->onHost);
  free(r->hostScratch);
  free(r->materialPipelines);
  free(r->geometries);
  free(r->bvhs);
  free(r->meshOffsets);
  free(r->builtBones);
  free(r->passes);
  memset(r, 0, sizeof(*r));
}

/* ---- the frame's numbers ---- */

static void fillAddresses(const Renderer *r, Frame *f)
{
  f->level = r->onHost ? r->inputs.address + r->inputLevel : r->level.address;
  f->structures = r->structures.address;
  f->instances = r->inputs.address + r->inputInstances;
  f->bones = r->inputs.address + r->inputBones;
  f->objects = r->objects.address;
  f->vertices = r->vertices.address;
  f->restVertices = r->restVertices.address;
  f->skins = r->skins.address;
  f->indices = r->indices.address;
  f->materials = r->materials.address;
  f->textures = r->textures.address;
  f->texels = r->texels.address;
  f->lights = r->lights.address;
  f->lightAliases = r->lightAliases.address;
  f->lamps = r->lamps.address;
  f->environment = r->environment.address;
  f->environmentAliases = r->environmentAliases.address;
  f->albedos = r->albedos.address;
  f->rays = r->paths.address;
  f->paths = r->paths.address + (VkDeviceSize)r->pathCount * sizeof(RaysortBvhRay);
  f->hits = r->hits.address;
  f->shadowRays = r->shadows.address;
  f->arrivals = r->shadows.address + (VkDeviceSize)r->pathCount * sizeof(RaysortBvhRay);
  f->film = r->sums.address;
  f->views = r->sums.address + (VkDeviceSize)r->pathCount * 16;
  f->picture = r->picture.address;
}

/* The picture's axes; up and right reach to its edges, a unit before the eye. */
static void fillCamera(const Renderer *r, const ViewerCamera *camera, Frame *f)
{
  const float half = tanf(camera->fovY * 0.5f * 3.14159265f / 180), aspect = (float)r->width / (float)r->height;
  const float *n = camera->forward, *up = camera->up;
  float right[3] = {n[1] * up[2] - n[2] * up[1], n[2] * up[0] - n[0] * up[2], n[0] * up[1] - n[1] * up[0]};
  const float length = sqrtf(right[0] * right[0] + right[1] * right[1] + right[2] * right[2]);
  for (uint32_t k = 0; k < 3; ++k)
    right[k] = length > 0 ? right[k] / length : k == 0 ? 1.0f : 0.0f;
  for (uint32_t k = 0; k < 3; ++k)
  {
    f->eye[k] = camera->eye[k];
    f->forward[k] = n[k];
    f->right[k] = right[k] * half * aspect;
    f->up[k] = (right[(k + 1) % 3] * n[(k + 2) % 3] - right[(k + 2) % 3] * n[(k + 1) % 3]) * half;
  }
  f->pixelSpread = 2 * half / (float)r->height;
}

static void fillFrame(const Renderer *r, const ViewerCamera *camera, Frame *f)
{
  const Scene *s = r->scene;
  const float hasSky = s->environment.height ? 3 : 0, hasLights = s->lightCount ? 1 : 0,
              hasLamps = s->lampCount ? 1 : 0;
  const float kinds = fmaxf(hasSky + hasLights + hasLamps, 1); /* most light comes from the sky */
  memset(f, 0, sizeof(*f));
  fillAddresses(r, f);
  fillCamera(r, camera, f);
  f->sampleIndex = r->sampleIndex;
  /* a CPU moves at half the rows, and fills them in once the picture stands still */
  f->interleave = r->gpu->isCpu && r->sampleIndex == 0 && r->settings.view == VIEW_PICTURE ? 2 : 1;
  f->width = r->width;
  f->height = r->height;
  f->tilesX = (r->width + TILE - 1) / TILE;
  f->bounces = r->settings.bounces;
  f->materialCount = s->materialCount;
  f->lightCount = s->lightCount;
  f->lampCount = s->lampCount;
  f->environmentWidth = s->environment.width;
  f->environmentHeight = s->environment.height;
  f->chances[0] = hasSky / kinds;
  f->chances[1] = hasLights / kinds;
  f->chances[2] = hasLamps / kinds;
  f->view = r->settings.view;
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

static void touch(const Renderer *r, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(r->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

static void touchAll(const Renderer *r, RaysortPass *pass, Kernel kernel)
{
  const struct
  {
    const GpuBuffer *buffer;
    VkAccessFlags access;
  } all[] = {{&r->inputs, kernels[kernel].inputs},   {&r->paths, kernels[kernel].paths},
             {&r->hits, kernels[kernel].hits},       {&r->sums, kernels[kernel].sums},
             {&r->shadows, kernels[kernel].shadows}, {&r->picture, kernels[kernel].picture}};
  CHECK(raysortAppendAccess(r->raysort, pass, RAYSORT_RESOURCE_GEOMETRY, NULL, kernels[kernel].geometry));
  for (uint32_t i = 0; i < sizeof(all) / sizeof(all[0]); ++i)
    if (all[i].access)
      touch(r, pass, all[i].buffer, all[i].access);
  if (kernels[kernel].structures)
    CHECK(raysortAppendAccess(r->raysort, pass, RAYSORT_RESOURCE_STRUCTURES, NULL, kernels[kernel].structures));
}

/* ViewerPush, behind what raysortPlanDispatch pushes; zeros stand there in a pass of our own. */
static void finishPass(Renderer *r, Kernel kernel, ViewerPush push)
{
  RaysortPass *pass = &r->passes[r->passCount];
  push.frame = r->inputs.address;
  pass->name = kernels[kernel].name;
  pass->pushSize = sizeof(RaysortDispatchPush);
  CHECK(raysortAppendPush(r->raysort, pass, &push, sizeof(push)));
  touchAll(r, pass, kernel);
  r->slot->rows[r->passCount++] = (uint8_t)kernels[kernel].row;
}

static void addPass(Renderer *r, Kernel kernel, ViewerPush push)
{
  const uint32_t groups = (push.count + GROUP_SIZE - 1) / GROUP_SIZE;
  r->passes[r->passCount] = computePass(kernels[kernel].name, kernelOf(r, kernel), r->layout, groups);
  finishPass(r, kernel, push);
}

/* The library's passes, just planned at the end of the list. */
static void takePasses(Renderer *r, Row row, uint32_t count)
{
  memset(r->slot->rows + r->passCount, (int)row, count);
  r->passCount += count;
}

/* A kernel over all paths, or over those that a sort left, if it is not null. isEach: a pipeline for each material. The
 * passes of a bounce may run side by side: each touches what is its paths' alone. */
static void addPaths(Renderer *r, Kernel kernel, const RaysortSortInfo *sort, int isEach, uint32_t bounce)
{
  const ViewerPush push = {0, 0, 0, bounce, sort ? 0 : r->pathCount};
  RaysortDispatchInfo info;
  uint32_t count = r->mostPasses - r->passCount;
  if (!sort)
  {
    addPass(r, kernel, push);
    return;
  }
  memset(&info, 0, sizeof(info));
  info.sort = sort;
  info.layout = r->layout;
  info.uberPipeline = isEach ? VK_NULL_HANDLE : kernelOf(r, kernel);
  info.pipelines = isEach ? pipelinesOfMaterials(r) : NULL;
  info.concurrency = isEach ? bounce + 1 : 0;
  CHECK(raysortPlanDispatch(r->raysort, &info, &count, &r->passes[r->passCount]));
  for (uint32_t i = 0; i < count; ++i)
    finishPass(r, kernel, push);
}

/* The library's trace of all paths, or of those in the list of this sort if it is not null: closest hits of their rays,
 * or any hits of their rays to lights. */
static void addLibraryTrace(Renderer *r, Row row, const RaysortBuffer *list, const RaysortBuffer *live,
                            const GpuBuffer *rays, uint32_t hint)
{
  RaysortBvhTraceInfo info;
  uint32_t count = r->mostPasses - r->passCount;
  memset(&info, 0, sizeof(info));
  info.maxCount = r->pathCount;
  info.hint = hint;
  info.levels = 2;
  info.missMaterial = r->scene->materialCount;
  info.deadMaterial = r->voidMaterial;
  info.bvh = r->levelRange;
  info.base = r->structures.address;
  info.rays = gpuRange(rays);
  info.hits = gpuRange(&r->hits);
  info.scratch = gpuRange(&r->scratch); /* the sort's, at another time */
  if (row == ROW_SHADOW)
    info.rayFlags = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  else
    info.materials = gpuRange(&r->materialTable);
  if (list)
  {
    info.rayCount = r->pathCount;
    info.list = *list;
    info.count = *live;
  }
  CHECK(raysortPlanBvhTrace(r->raysort, &info, &count, &r->passes[r->passCount]));
  takePasses(r, row, count);
}

/* The closest hits of all paths, or of those that the sort before left. Masks, blends and the view of nodes need the
 * viewer's own kernel. */
static void addTrace(Renderer *r, uint32_t bounce)
{
  const int isListed = bounce && r->settings.isSorting;
  const RaysortSortInfo *sort = &r->sorts[bounce];
  if (!r->hasHoles && r->settings.view != VIEW_NODES)
    addLibraryTrace(r, ROW_TRACE, isListed ? &sort->list : NULL, &sort->count, &r->paths,
                    bounce ? RAYSORT_BVH_TRACE_INCOHERENT : RAYSORT_BVH_TRACE_COHERENT);
  else
    addPaths(r, KERNEL_TRACE, isListed ? sort - 1 : NULL, 0, bounce);
}

/* Light of this bounce, where nothing is between. */
static void addShadow(Renderer *r, uint32_t bounce)
{
  const RaysortSortInfo *sort = &r->sorts[bounce];
  const RaysortBuffer live = raysortSortGetLive(&sort->ranges);
  if (!r->hasHoles)
    addLibraryTrace(r, ROW_SHADOW, r->settings.isSorting ? &sort->newToOldPixelMap : NULL, &live, &r->shadows,
                    RAYSORT_BVH_TRACE_INCOHERENT);
  addPaths(r, KERNEL_SHADOW, r->settings.isSorting ? sort : NULL, 0, bounce);
}

/* What the views show of the last bounce, where rays go everywhere. */
static void addView(Renderer *r, uint32_t bounce)
{
  const int isSorted = (int)r->settings.isSorting;
  const ViewerPush push = {0, isSorted ? r->maps[bounce % 2].address : 0, isSorted ? r->ranges[bounce % 2].address : 0,
                           bounce, r->pathCount};
  addPass(r, KERNEL_VIEW, push);
  touch(r, &r->passes[r->passCount - 1], &r->maps[bounce % 2], READS);
  touch(r, &r->passes[r->passCount - 1], &r->ranges[bounce % 2], READS);
}

static void addBounce(Renderer *r, uint32_t bounce)
{
  const int isUber = r->settings.isUber || r->scene->materialCount + 1 >= MOST_DISPATCHES;
  const uint32_t view = r->settings.view;
  uint32_t count;
  describeSort(r, bounce);
  addTrace(r, bounce);
  if (r->settings.isSorting)
  {
    count = r->mostPasses - r->passCount;
    CHECK(raysortPlanSort(r->raysort, &r->sorts[bounce], &count, &r->passes[r->passCount]));
    takePasses(r, ROW_SORT, count);
  }
  if ((view == VIEW_MATERIALS && bounce == 0) ||
      ((view == VIEW_ORDER || view == VIEW_COHERENCE) && bounce + 1 == r->settings.bounces))
    addView(r, bounce);
  addPaths(r, KERNEL_SHADE, r->settings.isSorting ? &r->sorts[bounce] : NULL, !isUber, bounce);
  addShadow(r, bounce);
}

static void addBuild(Renderer *r, Row row, const RaysortBvhBuildInfo *info)
{
  uint32_t count = r->mostPasses - r->passCount;
  CHECK(raysortPlanBvhBuild(r->raysort, info, &count, &r->passes[r->passCount]));
  takePasses(r, row, count);
}

/* An update keeps the tree, which gets worse the farther its triangles move apart. The measure is the bones: a tree is
 * built anew when a bone has moved, turned or grown by more than a quarter against where it was at the build, lengths
 * counted in sizes of the scene. */
static int isFarFromBuild(Renderer *r)
{
  const Scene *s = r->scene;
  const size_t bytes = (size_t)s->boneCount * 48;
  float size = 0, most = r->builtBones ? 0.0f : 1.0f;
  for (uint32_t k = 0; k < 3; ++k)
    size = fmaxf(size, s->boxMax[k] - s->boxMin[k]);
  for (uint32_t i = 0; r->builtBones && i < 12 * s->boneCount; ++i)
    most = fmaxf(most, fabsf(s->bones[i] - r->builtBones[i]) / (i % 4 == 3 ? fmaxf(size, 1e-20f) : 1));
  if (most <= 0.25f)
    return 0;
  if (!r->builtBones)
    r->builtBones = (float *)allocate(bytes);
  memcpy(r->builtBones, s->bones, bytes);
  return 1;
}

static void addMotion(Renderer *r, int hasMoved)
{
  const uint32_t words = (uint32_t)(r->inputs.size / 16);
  const ViewerPush push = {0, r->slot->staging.address, r->inputs.address, 0, words};
  const ViewerPush skins = {0, 0, 0, 0, r->scene->skinCount};
  addPass(r, KERNEL_COPY, push);
  if (r->scene->skinCount && (hasMoved || !r->isBuilt))
  {
    addPass(r, KERNEL_SKIN, skins);
    r->skinBuild.mode = isFarFromBuild(r) ? RAYSORT_BVH_BUILD_MODE_ANEW : RAYSORT_BVH_BUILD_MODE_UPDATE;
    addBuild(r, ROW_SKIN, &r->skinBuild);
  }
  if (!r->onHost && (hasMoved || !r->isBuilt))
    addBuild(r, ROW_LEVEL, &r->levelBuild);
  r->isBuilt = 1;
}

/* Would the film gather samples of two different pictures? */
static int isOther(const Renderer *r, const ViewerCamera *camera, const ViewerSettings *settings)
{
  return memcmp(&r->lastCamera, camera, sizeof(*camera)) != 0 || r->lastSettings.bounces != settings->bounces;
}

void planFrame(Renderer *r, uint32_t slot, const ViewerCamera *camera, const ViewerSettings *settings, int hasMoved)
{
  const ViewerPush pixels = {0, 0, 0, 0, r->width * r->height};
  r->slot = &r->slots[slot];
  r->settings = *settings;
  r->settings.bounces = settings->bounces < 1                     ? 1
                        : settings->bounces > VIEWER_MOST_BOUNCES ? VIEWER_MOST_BOUNCES
                                                                  : settings->bounces;
  r->passCount = 0;
  if (hasMoved || isOther(r, camera, settings))
    r->sampleIndex = 0;
  r->lastCamera = *camera;
  r->lastSettings = *settings;
  fillFrame(r, camera, (Frame *)(void *)r->slot->memory);
  fillInstances(r, (RaysortBvhInstance *)(void *)(r->slot->memory + r->inputInstances));
  if (r->scene->boneCount)
    memcpy(r->slot->memory + r->inputBones, r->scene->bones, (size_t)r->scene->boneCount * 48);
  if (r->onHost)
  {
    r->levelGeometry.data = (VkDeviceAddress)(uintptr_t)(r->slot->memory + r->inputInstances);
    CHECK(raysortBvhBuildOnHost(&r->levelBuild, r->slot->memory + r->inputLevel, (size_t)r->levelRange.size,
                                r->hostScratch, r->hostScratchSize));
  }
  addMotion(r, hasMoved);
  addPaths(r, KERNEL_START, NULL, 0, 0);
  for (uint32_t bounce = 0; bounce < r->settings.bounces; ++bounce)
    addBounce(r, bounce);
  addPass(r, KERNEL_FILM, pixels);
  ++r->sampleIndex;
}

RaysortPass *addPasses(Renderer *r, uint32_t count, Row row)
{
  RaysortPass *first = &r->passes[r->passCount];
  takePasses(r, row, count);
  return first;
}

/* A part of the frame at a time, and when it ended: timestamps around each of 256 dispatches would take longer than the
 * dispatches, which may run side by side. */
void recordFrame(Renderer *r, VkCommandBuffer commandBuffer)
{
  FrameSlot *slot = r->slot;
  slot->queryCount = 0;
  if (slot->queries)
  {
    vkCmdResetQueryPool(commandBuffer, slot->queries, 0, MOST_PARTS);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, slot->queries, slot->queryCount++);
  }
  for (uint32_t first = 0, end; first < r->passCount; first = end)
  {
    for (end = first + 1; end < r->passCount && slot->rows[end] == slot->rows[first];)
      ++end;
    gpuBarrier(commandBuffer); /* in front of the first one: the frame before reads and writes the same memory */
    CHECK(raysortCmdPasses(r->raysort, commandBuffer, end - first, r->passes + first, NULL));
    if (slot->queries)
    {
      slot->parts[slot->queryCount] = slot->rows[first];
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, slot->queries, slot->queryCount++);
    }
  }
}

/* ---- what is told about it ---- */

static void tellBytes(const Renderer *r, OverlayStats *stats)
{
  const struct
  {
    const char *name;
    VkDeviceSize bytes;
  } all[] = {{"structures", r->structures.size},
             {"level", r->levelRange.size},
             {"vertices, indices", r->vertices.size + r->restVertices.size + r->indices.size},
             {"textures", r->texels.size},
             {"lights, sky", r->lights.size + r->lightAliases.size + r->environment.size + r->environmentAliases.size},
             {"paths", r->paths.size + r->hits.size + r->shadows.size},
             {"sort", r->scratch.size + 2 * (r->maps[0].size + r->ranges[0].size)},
             {"film", r->sums.size + r->picture.size}};
  stats->byteCount = sizeof(all) / sizeof(all[0]);
  for (uint32_t i = 0; i < stats->byteCount; ++i)
  {
    stats->bytes[i].name = all[i].name;
    stats->bytes[i].bytes = all[i].bytes;
  }
}

/* Every part from the end of the one before: barriers count too. */
void tellStats(Renderer *r, uint32_t slot, OverlayStats *stats)
{
  static const char *const names[ROW_COUNT] = {"move",  "skin",   "level", "trace", "sort",
                                               "shade", "shadow", "view",  "film",  "overlay"};
  const FrameSlot *from = &r->slots[slot];
  double sums[ROW_COUNT] = {0};
  double *times = (double *)allocate((from->queryCount + 1) * sizeof(double));
  if (from->queryCount)
    gpuReadQueries(r->gpu, from->queries, 0, from->queryCount, times);
  for (uint32_t i = 1; i < from->queryCount; ++i)
    sums[from->parts[i]] += times[i] - times[i - 1];
  free(times);
  stats->timeCount = 0;
  for (uint32_t i = 0; i < ROW_COUNT; ++i)
    if (sums[i] > 0)
    {
      stats->times[stats->timeCount].name = names[i];
      stats->times[stats->timeCount++].milliseconds = sums[i];
    }
  tellBytes(r, stats);
}

int pickAt(Renderer *r, const ViewerCamera *camera, const uint32_t pixel[2], RaysortBvhHit *hit)
{
  Frame f;
  RaysortBvhRay ray;
  RaysortBvhTraceInfo info;
  memset(&info, 0, sizeof(info));
  fillCamera(r, camera, &f);
  const float x = 2 * ((float)pixel[0] + 0.5f) / (float)r->width - 1,
              y = 2 * ((float)pixel[1] + 0.5f) / (float)r->height - 1;
  for (uint32_t k = 0; k < 3; ++k)
  {
    ray.origin[k] = f.eye[k];
    ray.direction[k] = f.forward[k] + x * f.right[k] - y * f.up[k];
  }
  ray.tMin = 0;
  ray.tMax = 1e30f;
  CHECK(vkDeviceWaitIdle(r->gpu->device));
  GpuBuffer rays = gpuUploaded(r->gpu, &ray, sizeof(ray)), hits = gpuBuffer(r->gpu, sizeof(*hit));
  info.maxCount = 1;
  info.hint = RAYSORT_BVH_TRACE_COHERENT;
  info.levels = 2;
  info.bvh = r->levelRange;
  info.base = r->structures.address;
  info.rays = gpuRange(&rays);
  info.hits = gpuRange(&hits);
  VkCommandBuffer commandBuffer = gpuBegin(r->gpu);
  CHECK(raysortCmdBvhTrace(r->raysort, commandBuffer, &info));
  gpuSubmit(r->gpu, commandBuffer);
  gpuDownload(r->gpu, &hits, 0, hit, sizeof(*hit)); /* its material is the number of the object: there was no table */
  gpuFreeBuffer(r->gpu, &rays);
  gpuFreeBuffer(r->gpu, &hits);
  return (hit->flags & RAYSORT_BVH_HIT_BIT) != 0;
}
