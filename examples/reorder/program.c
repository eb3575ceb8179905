/* program.c - see program.h.
 * SPDX-License-Identifier: MIT */
#include "program.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The push block of program.glsl. */
typedef struct ProgramPush
{
  RaysortReorderPush reorder;
  VkDeviceAddress scene, found, target, records;
  uint32_t width, height, rounds;
  float t;
} ProgramPush;

#define OWN_PUSH (sizeof(ProgramPush) - sizeof(RaysortReorderPush))

static ProgramPush makePush(const Program *program, VkDeviceAddress scene)
{
  ProgramPush push;
  memset(&push, 0, sizeof(push));
  push.scene = scene;
  push.found = program->found.address;
  push.target = program->target.address;
  push.records = program->records.address;
  push.width = program->info.width;
  push.height = program->info.height;
  push.rounds = program->info.rounds;
  push.t = 1.5f;
  return push;
}

void programPaint(uint32_t material, float tint[4])
{
  const Colour colour = paletteColour(material + 3);
  for (uint32_t i = 0; i < 3; ++i)
    tint[i] = (float)(colour >> (16 - 8 * i) & 0xff) / 255.0f;
  tint[3] = 1;
}

/* ---- what is traced ---- */

/* A row of quads across the picture, two triangles each: three corners of three floats a triangle. */
static void makeQuads(float (*corners)[9], float (*later)[9])
{
  for (uint32_t quad = 0; quad < PROGRAM_QUADS; ++quad)
  {
    const float x = -0.95f + 0.24f * (float)quad, y = -0.9f + 0.02f * (float)(quad % 3), size = 0.2f;
    const float at[4][2] = {{x, y}, {x + size, y}, {x + size, y + 2 * size}, {x, y + 2 * size}};
    for (uint32_t triangle = 0; triangle < 2; ++triangle)
      for (uint32_t k = 0; k < 3; ++k)
      {
        float *corner = corners[2 * quad + triangle] + 3 * k;
        corner[0] = at[(k + 2 * triangle) % 4][0];
        corner[1] = at[(k + 2 * triangle) % 4][1];
        corner[2] = 0.1f * (float)(quad % 2);
        memcpy(later[2 * quad + triangle] + 3 * k, corner, 12);
        later[2 * quad + triangle][3 * k + 1] += 0.1f; /* they come from above */
      }
  }
}

static void buildBvh(Program *program, const ProgramScene *scene)
{
  RaysortBvhGeometry *geometries = (RaysortBvhGeometry *)allocate(scene->geometryCount * sizeof(*geometries));
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo info;
  uint32_t first = 0;
  memset(geometries, 0, scene->geometryCount * sizeof(*geometries));
  memset(&bvh, 0, sizeof(bvh));
  memset(&info, 0, sizeof(info));
  for (uint32_t i = 0; i < scene->geometryCount; ++i)
  {
    geometries[i].data = (VkDeviceAddress)(uintptr_t)scene->corners[first];
    geometries[i].maxVertex = 3 * scene->counts[i] - 1;
    geometries[i].primitiveCount = scene->counts[i];
    if (scene->later)
    {
      geometries[i].flags = RAYSORT_BVH_MOTION_BIT;
      geometries[i].dataAtOne = (VkDeviceAddress)(uintptr_t)scene->later[first];
    }
    first += scene->counts[i];
  }
  bvh.geometryCount = scene->geometryCount;
  bvh.geometries = geometries;
  info.bvhCount = 1;
  info.bvhs = &bvh;
  info.message = gpuMessage;
  info.messageUser = program->gpu;
  RaysortBvhHeader *memory = (RaysortBvhHeader *)bvhOnHost(&info);
  program->bvh = gpuUploaded(program->gpu, memory, memory->sizeLow);
  free(geometries);
  free(memory);
}

/* ---- compute ---- */

static void openReorder(Program *program)
{
  const ProgramInfo *info = &program->info;
  RaysortReorderInfo *reorder = &program->reorder;
  char file[192];
  snprintf(file, sizeof(file), "%s/stage.spv", info->folder);
  for (uint32_t i = 0; i < 2; ++i)
  {
    /* the second is the last: nothing follows it */
    const uint32_t constants[3] = {i, i == 0 ? PROGRAM_FEW : 0, info->groupSizes[i]};
    program->stages[i].layout = program->pipelineLayout;
    program->stages[i].workgroupSize = info->groupSizes[i];
    program->stages[i].uberPipeline = gpuPipeline(program->gpu, program->pipelineLayout, file, constants, 3);
  }
  program->moveAll =
      gpuPipeline(program->gpu, program->pipelineLayout, file, (uint32_t[3]){0, 0, info->groupSizes[0]}, 3);
  reorder->launch[0] = info->width;
  reorder->launch[1] = info->height;
  reorder->launch[2] = 1;
  reorder->stageCount = 2;
  reorder->stages = program->stages;
  reorder->waveCount = 2;
  reorder->hitRecordCount = info->materials;
  reorder->missRecordCount = 1;
  reorder->hintBits = info->hintBits;
  reorder->liveSize = 16;
  reorder->recordStride = 16;
  reorder->concurrency = 1; /* the stages of a wave meet nowhere: a thread writes its own pixel */
  CHECK(raysortGetReorderLayout(program->raysort, reorder, &program->layout));
  program->state = gpuBuffer(program->gpu, program->layout.stateSize + program->layout.alignment);
  program->scratch = gpuBuffer(program->gpu, program->layout.scratchSize + program->layout.alignment);
  reorder->hitRecords = reorder->missRecords = gpuRange(&program->records);
  reorder->state = gpuRange(&program->state);
  reorder->scratch = gpuRange(&program->scratch);
  reorder->state.offset = (0 - program->state.address) % program->layout.alignment;
  reorder->scratch.offset = (0 - program->scratch.address) % program->layout.alignment;
  reorder->state.size = program->layout.stateSize;
  reorder->scratch.size = program->layout.scratchSize;
}

static void planReorder(Program *program)
{
  const ProgramPush push = makePush(program, program->bvh.address);
  const RaysortBuffer target = gpuRange(&program->target), found = gpuRange(&program->found);
  program->passCount = sizeof(program->passes) / sizeof(program->passes[0]);
  CHECK(raysortPlanReorder(program->raysort, &program->reorder, &program->passCount, program->passes));
  for (uint32_t i = 0; i < program->passCount; ++i)
    if (!strcmp(program->passes[i].name, "reorder stage"))
    {
      RaysortPass *pass = &program->passes[i];
      CHECK(raysortAppendPush(program->raysort, pass, &push.scene, OWN_PUSH));
      CHECK(raysortAppendAccess(program->raysort, pass, RAYSORT_RESOURCE_CALLER, &found, VK_ACCESS_SHADER_READ_BIT));
      CHECK(raysortAppendAccess(program->raysort, pass, RAYSORT_RESOURCE_CALLER + 1, &target,
                                VK_ACCESS_SHADER_WRITE_BIT));
    }
}

static RaysortPass placePass(Program *program, VkPipeline pipeline)
{
  const ProgramPush push = makePush(program, program->bvh.address);
  const uint32_t tile = program->info.tileSize;
  RaysortPass pass = computePass("in place", pipeline, program->pipelineLayout, 0, 1);
  pass.workgroups[0] = (program->info.width + tile - 1) / tile;
  pass.workgroups[1] = (program->info.height + tile - 1) / tile;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass.pushSize = sizeof(push);
  memcpy(pass.push, &push, sizeof(push));
  return pass;
}

/* ---- native ---- */

static void openStructures(Program *program, const ProgramScene *scene)
{
  NativeGeometry *geometries = (NativeGeometry *)allocate(scene->geometryCount * sizeof(*geometries));
  NativeInput input;
  uint32_t count = 0;
  for (uint32_t i = 0; i < scene->geometryCount; ++i)
    count += scene->counts[i];
  program->positions = gpuBuffer(program->gpu, count * sizeof(*scene->corners));
  gpuUpload(program->gpu, &program->positions, 0, scene->corners, program->positions.size);
  memset(geometries, 0, scene->geometryCount * sizeof(*geometries));
  count = 0;
  for (uint32_t i = 0; i < scene->geometryCount; ++i)
  {
    geometries[i].positions = program->positions.address + count * sizeof(*scene->corners);
    geometries[i].stride = 12;
    geometries[i].vertexCount = 3 * scene->counts[i];
    geometries[i].triangleCount = scene->counts[i];
    geometries[i].indexType = VK_INDEX_TYPE_NONE_KHR;
    geometries[i].flags = scene->hasHoles ? 0 : VK_GEOMETRY_OPAQUE_BIT_KHR;
    count += scene->counts[i];
  }
  memset(&input, 0, sizeof(input));
  input.geometries = geometries;
  input.geometryCount = scene->geometryCount;
  input.flags = VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR;
  program->bottom = nativeBuild(&program->native, &input, 1, NULL);
  free(geometries);
  const VkAccelerationStructureInstanceKHR instance = nativeInstance(&program->bottom);
  program->instance = gpuBuffer(program->gpu, sizeof(instance));
  gpuUpload(program->gpu, &program->instance, 0, &instance, sizeof(instance));
  memset(&input, 0, sizeof(input));
  input.instances = program->instance.address;
  input.instanceCount = 1;
  program->top = nativeBuild(&program->native, &input, 1, NULL);
}

static void openNative(Program *program, const ProgramScene *scene)
{
  const uint32_t materials = program->info.materials;
  NativeHitGroup *groups = (NativeHitGroup *)allocate(materials * sizeof(*groups));
  float(*paints)[4] = (float(*)[4])allocate(materials * sizeof(*paints));
  char(*hits)[192] = (char(*)[192])allocate(materials * sizeof(*hits)), generation[192], sky[192], holes[192];
  NativeShader miss = {sky, 0};
  NativePipelineInfo info;
  snprintf(generation, sizeof(generation), "%s/native.rgen.spv", program->info.folder);
  snprintf(sky, sizeof(sky), "%s/native.rmiss.spv", program->info.folder);
  snprintf(holes, sizeof(holes), "%s/native.rahit.spv", program->info.folder);
  openStructures(program, scene);
  for (uint32_t i = 0; i < materials; ++i)
  {
    if (program->info.hits)
      snprintf(hits[i], sizeof(hits[i]), "%s/%03u.spv", program->info.hits, i);
    else
      snprintf(hits[i], sizeof(hits[i]), "%s/native.rchit.spv", program->info.folder);
    groups[i].closestHit = (NativeShader){hits[i], i};
    groups[i].anyHit = (NativeShader){scene->hasHoles && i < scene->geometryCount ? holes : NULL, 0};
    programPaint(i, paints[i]);
  }
  memset(&info, 0, sizeof(info));
  info.misses = &miss;
  info.missCount = 1;
  info.groups = groups;
  info.groupCount = materials;
  info.data = paints;
  info.recordSize = sizeof(*paints);
  for (uint32_t reorders = 0; reorders < 2; ++reorders)
  {
    info.rayGen = (NativeShader){generation, reorders};
    program->pipelines[reorders] = nativePipeline(&program->native, &info);
  }
  free(hits);
  free(groups);
  free(paints);
}

/* ---- all of it ---- */

void programOpen(Program *program, Gpu *gpu, RaysortContext raysort, const ProgramInfo *info, const Found *found)
{
  const VkDeviceSize pixels = (VkDeviceSize)info->width * info->height;
  float corners[2 * PROGRAM_QUADS][9], later[2 * PROGRAM_QUADS][9];
  uint32_t counts[PROGRAM_QUADS];
  const ProgramScene quads = {(const float(*)[9])corners, counts, PROGRAM_QUADS, 1,
                              info->isMoving ? (const float(*)[9])later : NULL};
  const ProgramScene *scene = info->scene ? info->scene : &quads;
  char file[192];
  memset(program, 0, sizeof(*program));
  program->gpu = gpu;
  program->raysort = raysort;
  program->info = *info;
  for (uint32_t i = 0; i < 2; ++i)
    if (!info->groupSizes[i])
    {
      const uint32_t most = gpu->properties.limits.maxComputeWorkGroupInvocations, liked = i == 0 ? 512 : 256;
      program->info.groupSizes[i] = most < liked ? 128 : liked; /* every device has 128 */
    }
  program->info.tileSize = info->tileSize ? info->tileSize : 16;
  const uint32_t tile[4] = {0, 0, program->info.tileSize, program->info.tileSize};
  program->pipelineLayout = gpuPipelineLayout(gpu);
  program->found = gpuBuffer(gpu, pixels * sizeof(Found));
  program->target = gpuBuffer(gpu, pixels * 16);
  program->records = gpuBuffer(gpu, (VkDeviceSize)info->materials * 16);
  gpuUpload(gpu, &program->found, 0, found, program->found.size);
  for (uint32_t i = 0; i < info->materials; ++i)
  {
    float tint[4];
    programPaint(i, tint);
    gpuUpload(gpu, &program->records, i * sizeof(tint), tint, sizeof(tint));
  }
  makeQuads(corners, later);
  for (uint32_t i = 0; i < PROGRAM_QUADS; ++i)
    counts[i] = 2;
  buildBvh(program, scene);
  snprintf(file, sizeof(file), "%s/inline.spv", info->folder);
  program->inPlace = gpuPipeline(gpu, program->pipelineLayout, file, tile, 4);
  snprintf(file, sizeof(file), "%s/twin.spv", info->folder);
  if (info->hasTwin)
    program->twin = gpuPipeline(gpu, program->pipelineLayout, file, tile, 4);
  openReorder(program);
  planReorder(program);
  program->hasNative = !info->isComputeOnly && nativeOpen(&program->native, gpu) && program->native.hasReorder;
  if (program->hasNative)
    openNative(program, scene);
}

void programClose(Program *program)
{
  Gpu *gpu = program->gpu;
  if (program->hasNative)
  {
    nativeFreePipeline(&program->native, &program->pipelines[0]);
    nativeFreePipeline(&program->native, &program->pipelines[1]);
    nativeFreeStructure(&program->native, &program->top);
    nativeFreeStructure(&program->native, &program->bottom);
  }
  nativeClose(&program->native);
  for (uint32_t i = 0; i < 2; ++i)
    vkDestroyPipeline(gpu->device, program->stages[i].uberPipeline, NULL);
  vkDestroyPipeline(gpu->device, program->moveAll, NULL);
  vkDestroyPipeline(gpu->device, program->inPlace, NULL);
  vkDestroyPipeline(gpu->device, program->twin, NULL);
  vkDestroyPipelineLayout(gpu->device, program->pipelineLayout, NULL);
  gpuFreeBuffer(gpu, &program->found);
  gpuFreeBuffer(gpu, &program->target);
  gpuFreeBuffer(gpu, &program->records);
  gpuFreeBuffer(gpu, &program->bvh);
  gpuFreeBuffer(gpu, &program->state);
  gpuFreeBuffer(gpu, &program->scratch);
  gpuFreeBuffer(gpu, &program->positions);
  gpuFreeBuffer(gpu, &program->instance);
}

/* ---- running ---- */

typedef struct Run
{
  Program *program;
  ProgramWay way;
} Run;

static void recordRun(void *user, VkCommandBuffer commands)
{
  Program *program = ((Run *)user)->program;
  const ProgramWay way = ((Run *)user)->way;
  const RaysortPass pass = placePass(program, way == PROGRAM_TWIN ? program->twin : program->inPlace);
  ProgramPush push = makePush(program, 0);
  if (way == PROGRAM_REORDERED)
    CHECK(raysortCmdPasses(program->raysort, commands, program->passCount, program->passes, NULL));
  else if (way == PROGRAM_IN_PLACE || way == PROGRAM_TWIN)
    CHECK(raysortCmdPasses(program->raysort, commands, 1, &pass, NULL));
  else
  {
    push.scene = program->top.address;
    nativeCmdTrace(&program->native, commands, &program->pipelines[way == PROGRAM_NATIVE_REORDERED], &push,
                   sizeof(push), program->info.width, program->info.height);
  }
}

void programRun(Program *program, ProgramWay way, uint32_t runs, double *milliseconds)
{
  Run run = {program, way};
  gpuTime(program->gpu, runs, recordRun, &run, milliseconds);
}

/* ---- orders ---- */

/* All threads moved: only then the objects are in memory. */
static void runMoves(Program *program)
{
  RaysortPass passes[sizeof(program->passes) / sizeof(program->passes[0])];
  VkCommandBuffer commands = gpuBegin(program->gpu);
  memcpy(passes, program->passes, sizeof(passes));
  for (uint32_t i = 0; i < program->passCount; ++i)
    if (passes[i].pipeline == program->stages[0].uberPipeline)
      passes[i].pipeline = program->moveAll;
  CHECK(raysortCmdPasses(program->raysort, commands, program->passCount, passes, NULL));
  gpuSubmit(program->gpu, commands);
}

void programOrders(Program *program, uint32_t *before, uint32_t *after)
{
  const uint32_t pixels = program->info.width * program->info.height;
  const size_t stride = program->layout.hitsStride;
  char *state = (char *)allocate(pixels * stride);
  uint32_t *map = (uint32_t *)allocate(pixels * 4);
  RaysortReorderProgram head;
  runMoves(program);
  gpuDownload(program->gpu, &program->state, program->reorder.state.offset + program->layout.hitsOffset, state,
              pixels * stride);
  gpuDownload(program->gpu, &program->scratch, program->reorder.scratch.offset, &head, sizeof(head));
  gpuDownload(program->gpu, &program->scratch, head.map - program->scratch.address, map, (VkDeviceSize)pixels * 4);
  for (uint32_t i = 0; i < pixels; ++i)
  {
    const RaysortHitObjectData *object = (const RaysortHitObjectData *)(const void *)(state + i * stride);
    const uint32_t kind = object->meta & 3;
    before[i] = kind == RAYSORT_HIT_OBJECT_HIT ? object->record : program->info.materials + 1 - kind;
  }
  for (uint32_t i = 0; i < pixels; ++i)
    after[i] = before[map[i]];
  free(state);
  free(map);
}

double programDistinct(const uint32_t *records, uint32_t count)
{
  uint64_t distinct = 0;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t earlier = i & ~31u;
    while (earlier < i && records[earlier] != records[i])
      ++earlier;
    distinct += earlier == i;
  }
  return (double)distinct / (double)((count + 31) / 32);
}
