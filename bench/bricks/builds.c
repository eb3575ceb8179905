/* builds.c - fields of bench_bricks built and updated.
 * SPDX-License-Identifier: MIT */
#include "bricks.h"

static RaysortSdfInstance instanceOf(const Mesh *mesh, const GpuBuffer *vertices, const GpuBuffer *indices,
                                     const float offset[3])
{
  RaysortSdfInstance instance;
  memset(&instance, 0, sizeof(instance));
  for (int k = 0; k < 3; ++k)
  {
    instance.boxMin[k] = 1e30f;
    instance.boxMax[k] = -1e30f;
    instance.transform[5 * k] = 1;
    instance.transform[4 * k + 3] = offset[k];
  }
  for (uint32_t i = 0; i < mesh->vertexCount; ++i)
    for (int k = 0; k < 3; ++k)
    {
      const float at = mesh->vertices[3 * i + (uint32_t)k] + offset[k];
      instance.boxMin[k] = fminf(instance.boxMin[k], at - 1e-4f);
      instance.boxMax[k] = fmaxf(instance.boxMax[k], at + 1e-4f);
    }
  instance.positions = vertices->address;
  instance.indices = indices->address;
  instance.cascadeMask = 0xffffffffu;
  instance.triangleCount = mesh->triangleCount;
  instance.stride = 12;
  instance.indexSize = 4;
  instance.maxVertex = mesh->vertexCount - 1;
  return instance;
}

/* Only the scene, or with the sphere somewhere in it. */
static void placeInstances(Bench *bench, const float *sphere)
{
  const float origin[3] = {0, 0, 0};
  RaysortSdfInstance instances[2];
  instances[0] = instanceOf(&bench->mesh, &bench->vertices, &bench->indices, origin);
  instances[1] = instanceOf(&bench->sphere, &bench->sphereVertices, &bench->sphereIndices, sphere ? sphere : origin);
  instances[1].flags = RAYSORT_SDF_INSTANCE_DYNAMIC_BIT;
  bench->update.budget.maxInstances = sphere ? 2 : 1;
  gpuUpload(&bench->gpu, &bench->instances, 0, instances, sizeof(instances));
}

void openField(Bench *bench)
{
  RaysortSdfUpdateLayout layout;
  RaysortSdfUpdateInfo *update = &bench->update;
  bench->sdf.cascadeCount = bench->cascades;
  for (uint32_t i = 0; i < bench->cascades; ++i)
    bench->sdf.voxelSizes[i] = bench->cascades == 1 ? 0.2f : 0.1f * (float)(1u << i);
  bench->sdf.brickCapacity = 65536 * bench->cascades;
  update->sdf = bench->sdf;
  update->budget.maxInstances = 2;
  update->budget.maxTriangles = 3u << 20;
  update->budget.maxReferences = 4u << 20;
  update->budget.maxBlocks = 1u << 18;
  update->budget.maxBricks = bench->sdf.brickCapacity;
  CHECK(raysortGetSdfUpdateLayout(bench->raysort, update, &layout));
  bench->field = gpuBuffer(&bench->gpu, layout.fieldSize);
  bench->scratch = gpuBuffer(&bench->gpu, layout.scratchSize);
  bench->vertices = gpuUploaded(&bench->gpu, bench->mesh.vertices, (VkDeviceSize)bench->mesh.vertexCount * 12);
  bench->indices = gpuUploaded(&bench->gpu, bench->mesh.indices, (VkDeviceSize)bench->mesh.triangleCount * 12);
  bench->sphereVertices =
      gpuUploaded(&bench->gpu, bench->sphere.vertices, (VkDeviceSize)bench->sphere.vertexCount * 12);
  bench->sphereIndices =
      gpuUploaded(&bench->gpu, bench->sphere.indices, (VkDeviceSize)bench->sphere.triangleCount * 12);
  bench->instances = gpuBuffer(&bench->gpu, 2 * sizeof(RaysortSdfInstance));
  update->field = gpuRange(&bench->field);
  update->scratch = gpuRange(&bench->scratch);
  update->instances = gpuRange(&bench->instances);
  placeInstances(bench, NULL);
  printf("\n%s: %u triangles, field %.1f MB, scratch %.1f MB\n", bench->name, bench->mesh.triangleCount,
         (double)layout.fieldSize / 1e6, (double)layout.scratchSize / 1e6);
}

enum Update
{
  UPDATE_REBUILD, /* of everything, after a reset */
  UPDATE_IDLE,    /* nothing to do */
  UPDATE_SCROLL,  /* by (5, -3, 7) voxels, and back */
  UPDATE_MOVING,  /* a sphere of radius 1 and 10,000 triangles moves */
  UPDATES
};
static const char *const updateNames[UPDATES] = {"rebuild", "idle", "scroll", "moving"};

static void recordUpdate(Bench *bench, VkCommandBuffer commandBuffer, enum Update kind)
{
  RaysortSdfResetInfo reset;
  memset(&reset, 0, sizeof(reset));
  reset.sdf = bench->sdf;
  reset.field = gpuRange(&bench->field);
  if (kind == UPDATE_REBUILD)
    CHECK(raysortCmdSdfReset(bench->raysort, commandBuffer, &reset));
  gpuBarrier(commandBuffer);
}

/* Median milliseconds; a submission each, for instances come from the host; the first ones warm up, as in gpuTime. */
static double timeUpdate(Bench *bench, enum Update kind)
{
  const double warm = seconds() + (bench->gpu.isCpu ? 0 : GPU_WARM_UP);
  double samples[MOST_RUNS], pair[2] = {0, 0}, start = 0;
  uint32_t timed = 0;
  VkQueryPool pool = bench->gpu.timestampBits ? gpuQueries(&bench->gpu, 2) : VK_NULL_HANDLE;
  for (uint32_t i = 0; timed < bench->runs; ++i)
  {
    const float at[3] = {0.3f + 0.07f * (float)(i % 16), 0.1f, -0.2f + 0.05f * (float)(i % 16)};
    const double shift = kind == UPDATE_SCROLL && i % 2 ? 0.2 : 0;
    if (kind == UPDATE_MOVING)
      placeInstances(bench, at);
    for (int k = 0; k < 3; ++k)
      bench->update.center[k] = shift * (k == 0 ? 5 : k == 1 ? -3 : 7);
    VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
    recordUpdate(bench, commandBuffer, kind);
    if (pool)
    {
      vkCmdResetQueryPool(commandBuffer, pool, 0, 2);
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 0);
    }
    CHECK(raysortCmdSdfUpdate(bench->raysort, commandBuffer, &bench->update));
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 1);
    start = seconds();
    gpuSubmit(&bench->gpu, commandBuffer);
    pair[1] = 1000 * (seconds() - start);
    if (pool)
      gpuReadQueries(&bench->gpu, pool, 0, 2, pair);
    if (i > 0 && start >= warm)
      samples[timed++] = pair[1];
  }
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
  memset(bench->update.center, 0, sizeof(bench->update.center));
  if (kind == UPDATE_MOVING)
    placeInstances(bench, NULL);
  return benchTimes(samples, bench->runs).median;
}

/* Median times of the passes of a rebuild, with the reset; of an idle update; of one with the sphere in it: what is
 * dynamic is built again, whether it moved or not. */
static void benchUpdatePasses(Bench *bench, enum Update kind)
{
  RaysortPass passes[RAYSORT_SDF_RESET_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES];
  double ms[RAYSORT_SDF_RESET_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES], sum = 0;
  const float start[3] = {0.3f, 0.1f, -0.2f};
  uint32_t resets = 0, updates = RAYSORT_SDF_UPDATE_MAX_PASSES;
  RaysortSdfResetInfo reset;
  memset(&reset, 0, sizeof(reset));
  reset.sdf = bench->sdf;
  reset.field = gpuRange(&bench->field);
  if (kind == UPDATE_REBUILD)
  {
    resets = RAYSORT_SDF_RESET_MAX_PASSES;
    CHECK(raysortPlanSdfReset(bench->raysort, &reset, &resets, passes));
  }
  if (kind == UPDATE_MOVING)
    placeInstances(bench, start);
  CHECK(raysortPlanSdfUpdate(bench->raysort, &bench->update, &updates, passes + resets));
  const double all = benchPasses(&bench->gpu, bench->raysort, bench->runs, resets + updates, passes, ms);
  if (kind == UPDATE_MOVING)
    placeInstances(bench, NULL);
  printf("  %s, ms %.4f:", updateNames[kind], all);
  for (uint32_t i = 0; i < resets + updates; ++i)
  {
    sum += i < resets ? 0 : ms[i];
    printf("%s %s %.4f", i ? "," : "", passes[i].name + 4, ms[i]);
  }
  printf("; sum without reset %.4f\n", sum);
}

void benchBuilds(Bench *bench)
{
  const Peer *peer = peerOf(bench);
  RaysortSdfStats stats[3];
  char text[16];
  uint32_t overflow = 0, bricks = 0;
  for (uint32_t kind = 0; kind < UPDATES; ++kind)
  {
    const double ms = timeUpdate(bench, (enum Update)kind);
    printf("%-9s %10.3f ms   Brixelizer %s\n", updateNames[kind], ms,
           benchFigure(text, kind == UPDATE_REBUILD ? peer->rebuild : NO_FIGURE, 3));
    fprintf(bench->table, "%s\t%s\t%.4f\t%.3f\t0\n", bench->name, updateNames[kind], ms,
            kind == UPDATE_REBUILD ? peer->rebuild : 0);
    fprintf(bench->json, "%s\n  {\"update\": \"%s\", \"ms\": %.4f, \"brixelizer_ms\": %.3f}", kind ? "," : "",
            updateNames[kind], ms, kind == UPDATE_REBUILD ? peer->rebuild : 0);
  }
  if (bench->gpu.timestampBits && !bench->gpu.isCpu)
  {
    benchUpdatePasses(bench, UPDATE_IDLE);
    benchUpdatePasses(bench, UPDATE_MOVING);
    benchUpdatePasses(bench, UPDATE_REBUILD);
  }
  timeUpdate(bench, UPDATE_REBUILD);
  gpuDownload(&bench->gpu, &bench->field, RAYSORT_SDF_HEADER_SIZE, stats, bench->cascades * sizeof(stats[0]));
  for (uint32_t i = 0; i < bench->cascades; ++i)
  {
    overflow |= stats[i].overflow;
    bricks += stats[i].bricksBuilt;
  }
  printf("%u bricks, %u references in the first cascade, overflow %x\n", bricks, stats[0].referencesStored, overflow);
  if (overflow)
    die("a budget of this program is too small");
}
