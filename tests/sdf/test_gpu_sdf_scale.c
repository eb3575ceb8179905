/* test_gpu_sdf_scale.c - fields of distances at size: 65,536 instances, bricks past 4 GiB.
 * SPDX-License-Identifier: MIT
 *
 * Takes gigabytes at RAYSORT_TEST_LEVEL=2; at level 1 a few hundred instances are all. */
#include "sdf_scene.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- many instances ---- */

#define CROWD_SIDE 8.2f /* the window ends at 8 */

/* Instances of a few meshes, all over the window; and the same triangles as two meshes, of what stays and of what
 * moves. */
typedef struct Crowd
{
  uint32_t size; /* 65,536 are the entries of the table of instances: of one more, an entry holds two */
  Mesh meshes[3], merged[2];
  uint8_t mesh[65537];
  RaysortSdfInstance *instances;
  GpuBuffer buffer, count;
} Crowd;

static void meshTetrahedron(Mesh *mesh, Random *random, float size)
{
  uint32_t corners[4];
  for (uint32_t i = 0; i < 4; ++i)
    corners[i] = meshVertex(mesh, randomFloat(random, -size, size), randomFloat(random, -size, size),
                            randomFloat(random, -size, size));
  for (uint32_t i = 0; i < 4; ++i)
    meshTriangle(mesh, corners[i], corners[(i + 1) % 4], corners[(i + 2) % 4]);
}

/* An axis to an axis, with a sign, and a shift: the host rounds as the kernels do. */
static void crowdPlace(RaysortSdfInstance *instance, const Mesh *mesh, Random *random)
{
  const uint32_t turn = randomWord(random) % 3, signs = randomWord(random);
  memset(instance->transform, 0, sizeof(instance->transform));
  for (uint32_t k = 0; k < 3; ++k)
  {
    instance->transform[4 * k + (k + turn) % 3] = signs >> k & 1 ? 1.0f : -1.0f;
    instance->transform[4 * k + 3] = randomFloat(random, -CROWD_SIDE, CROWD_SIDE);
  }
  worldBounds(instance, mesh);
}

static void crowdMerge(Crowd *crowd, uint32_t i)
{
  const RaysortSdfInstance *instance = &crowd->instances[i];
  const Mesh *mesh = &crowd->meshes[crowd->mesh[i]];
  Mesh *target = &crowd->merged[instance->flags & RAYSORT_SDF_INSTANCE_DYNAMIC_BIT];
  const uint32_t first = target->vertexCount;
  for (uint32_t v = 0; v < mesh->vertexCount; ++v)
  {
    float to[3];
    for (uint32_t k = 0; k < 3; ++k)
    {
      const float *r = instance->transform + 4 * k, *from = mesh->vertices + 3 * v;
      to[k] = r[0] * from[0] + r[1] * from[1] + r[2] * from[2] + r[3];
    }
    meshVertex(target, to[0], to[1], to[2]);
  }
  for (uint32_t t = 0; t < 3 * mesh->triangleCount; t += 3)
    meshTriangle(target, first + mesh->indices[t], first + mesh->indices[t + 1], first + mesh->indices[t + 2]);
}

static void crowdMake(Crowd *crowd, World *world, Random *random)
{
  RaysortSdfInstance kinds[3];
  uint32_t ids[2] = {0, 1u << 24};
  for (uint32_t i = 0; i < 3; ++i)
  {
    meshTetrahedron(&crowd->meshes[i], random, 0.07f);
    kinds[i] = *worldMesh(world, &crowd->meshes[i], 0);
  }
  crowd->instances = (RaysortSdfInstance *)malloc((crowd->size + 1) * sizeof(RaysortSdfInstance));
  for (uint32_t i = 0; i <= crowd->size; ++i)
  {
    RaysortSdfInstance *instance = &crowd->instances[i];
    const uint32_t kind = randomWord(random) % 16; /* most are of the first */
    crowd->mesh[i] = (uint8_t)(kind < 2 ? 1 + kind : 0);
    *instance = kinds[crowd->mesh[i]];
    instance->flags = RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT | (i % 2 ? RAYSORT_SDF_INSTANCE_DYNAMIC_BIT : 0);
    instance->id = ids[i % 2];
    ids[i % 2] += instance->triangleCount;
    crowdPlace(instance, &crowd->meshes[crowd->mesh[i]], random);
  }
  crowd->buffer = gpuBuffer(&world->device->gpu, (crowd->size + 1) * sizeof(RaysortSdfInstance));
  crowd->count = gpuBuffer(&world->device->gpu, 4);
}

/* The world is updated with the first `count` instances of the crowd. */
static void crowdStep(Crowd *crowd, World *world, uint32_t count)
{
  Gpu *gpu = &world->device->gpu;
  gpuUpload(gpu, &crowd->buffer, 0, crowd->instances, (crowd->size + 1) * sizeof(RaysortSdfInstance));
  gpuUpload(gpu, &crowd->count, 0, &count, 4);
  world->info.instances = gpuRange(&crowd->buffer);
  world->info.instanceCount = gpuRange(&crowd->count);
  worldStep(world);
}

/* Is the world as a field of the same triangles, of two instances, of this context's kernels? */
static void crowdCompare(Crowd *crowd, const World *world, uint32_t count, const char *what)
{
  World twin;
  RaysortSdfUpdateInfo info = world->info;
  info.budget.maxInstances = WORLD_INSTANCES;
  for (uint32_t i = 0; i < 2; ++i)
    crowd->merged[i].vertexCount = crowd->merged[i].triangleCount = 0;
  for (uint32_t i = 0; i < count; ++i)
    crowdMerge(crowd, i);
  worldOpen(&twin, world->device, &info, 1);
  for (uint32_t i = 0; i < 2; ++i)
    worldMesh(&twin, &crowd->merged[i], i << 24)->flags =
        RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT | (i ? RAYSORT_SDF_INSTANCE_DYNAMIC_BIT : 0);
  worldReset(&twin, 0);
  worldStep(&twin);
  const RaysortSdfStats *stats = worldStats(&twin, 0);
  REQUIRE(stats->overflow == 0 && stats->bricksBuilt > count, "%s: %u bricks, overflow 0x%x", what, stats->bricksBuilt,
          stats->overflow);
  worldCompare(world, &twin, 0, 1, what);
  worldClose(&twin);
}

static void crowdExpect(const World *world, uint32_t given, uint32_t overflow, const char *what)
{
  const RaysortSdfStats *stats = worldStats(world, 0);
  REQUIRE(stats->instancesNeeded == given && stats->overflow == overflow && stats->voxelsDeferred == 0,
          "%s: %u instances, overflow 0x%x, %u deferred", what, stats->instancesNeeded, stats->overflow,
          stats->voxelsDeferred);
}

/* 65,536 instances are a field of their triangles; one more is not looked at, unless the budget has room for it. */
static void testCrowd(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.25f);
  Random random = {testSeed(5)};
  Crowd *crowd = (Crowd *)calloc(1, sizeof(*crowd));
  World world;
  crowd->size = testLevel() > 1 ? 65536 : fewerCases(500);
  info.sdf.flags = RAYSORT_SDF_IDS_BIT;
  info.sdf.brickCapacity = info.budget.maxBricks = 20000 + 2 * crowd->size;
  info.budget.maxTriangles = 5 * crowd->size;
  info.budget.maxReferences = 20 * crowd->size;
  info.budget.maxInstances = crowd->size;
  worldOpen(&world, (TestDevice *)*state, &info, 1);
  crowdMake(crowd, &world, &random);
  worldReset(&world, 0);
  for (uint32_t i = 0; i < 3; ++i) /* all; one more; dynamic ones move */
  {
    for (uint32_t k = 1; k <= crowd->size && i == 2; k += 2)
      crowdPlace(&crowd->instances[k], &crowd->meshes[crowd->mesh[k]], &random);
    crowdStep(crowd, &world, i == 1 ? crowd->size + 1 : crowd->size);
    crowdExpect(&world, i == 1 ? crowd->size + 1 : crowd->size, i == 1 ? RAYSORT_SDF_OVERFLOW_INSTANCES_BIT : 0,
                "a crowd");
    worldCheck(&world, "a crowd");
    crowdCompare(crowd, &world, crowd->size, "a crowd");
  }
  gpuFreeBuffer(&world.device->gpu, &world.scratch); /* a budget for one more */
  world.info.budget.maxInstances = crowd->size + 1;
  assert_int_equal(raysortGetSdfUpdateLayout(world.context, &world.info, &world.layout), VK_SUCCESS);
  world.scratch = gpuBuffer(&world.device->gpu, world.layout.scratchSize + 2 * WORLD_GUARD);
  world.info.scratch.buffer = world.scratch.buffer;
  world.info.scratch.size = world.layout.scratchSize;
  worldReset(&world, 0);
  crowdStep(crowd, &world, crowd->size + 1);
  crowdExpect(&world, crowd->size + 1, 0, "one more");
  crowdCompare(crowd, &world, crowd->size + 1, "one more");
  print_message("# %u instances: %u bricks, %u references\n", crowd->size + 1, worldStats(&world, 0)->bricksBuilt,
                worldStats(&world, 0)->referencesNeeded[0] + worldStats(&world, 0)->referencesNeeded[1]);
  for (uint32_t i = 0; i < 3; ++i)
    meshFree(&crowd->meshes[i]);
  for (uint32_t i = 0; i < 2; ++i)
    meshFree(&crowd->merged[i]);
  gpuFreeBuffer(&world.device->gpu, &crowd->buffer);
  gpuFreeBuffer(&world.device->gpu, &crowd->count);
  worldClose(&world);
  free(crowd->instances);
  free(crowd);
}

/* ---- bricks past 4 GiB ---- */

#define PILE_VOXEL 0.2f
#define PILE_RAYS  20000u

/* A field whose every voxel has a brick: planes, one above the other, tilted otherwise in each cascade. All cascades
 * have the same voxels; what one holds is what a field of one cascade, `twin`, holds. */
typedef struct Pile
{
  Gpu *gpu;
  RaysortContext context;
  RaysortSdfUpdateInfo info;
  RaysortSdfUpdateLayout layout;
  GpuBuffer field, scratch, tables, rays, hits;
  World twin;
  RaysortSdfInstance instances[RAYSORT_SDF_MAX_CASCADES];
  uint8_t *bricks;                    /* of one cascade */
  uint32_t *ids, *state, *map, *keys; /* likewise */
} Pile;

/* Is there device memory for it? */
static int hasMemory(const Gpu *gpu, VkDeviceSize size)
{
  VkMemoryAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  VkDeviceMemory memory = VK_NULL_HANDLE;
  info.allocationSize = size;
  for (uint32_t i = 0; i < gpu->memory.memoryTypeCount && !memory; ++i)
  {
    const VkMemoryType *type = &gpu->memory.memoryTypes[i];
    info.memoryTypeIndex = i;
    if (!(type->propertyFlags & VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT) ||
        gpu->memory.memoryHeaps[type->heapIndex].size < size ||
        vkAllocateMemory(gpu->device, &info, NULL, &memory) != VK_SUCCESS)
      memory = VK_NULL_HANDLE;
  }
  vkFreeMemory(gpu->device, memory, NULL);
  return memory != VK_NULL_HANDLE;
}

/* On a CPU two cascades show that the test is right; they do not pass 4 GiB. */
static RaysortSdfUpdateInfo pileInfo(const Gpu *gpu, uint32_t cascades)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, PILE_VOXEL);
  info.sdf.cascadeCount = gpu->isCpu && cascades > 2 ? 2 : cascades;
  for (uint32_t i = 0; i < info.sdf.cascadeCount; ++i)
    info.sdf.voxelSizes[i] = PILE_VOXEL;
  info.sdf.flags = RAYSORT_SDF_IDS_BIT | RAYSORT_SDF_CHANGES_BIT;
  info.sdf.brickCapacity = info.sdf.cascadeCount * RAYSORT_SDF_VOXELS;
  info.budget.maxInstances = RAYSORT_SDF_MAX_CASCADES;
  info.budget.maxBoxes = 0;
  info.budget.maxTriangles = info.budget.maxBlocks = 200000;
  info.budget.maxReferences = 1500000;
  info.budget.maxBricks = RAYSORT_SDF_VOXELS;
  info.center[0] = 0.3;
  return info;
}

static void pilePlanes(Pile *pile)
{
  Random random = {testSeed(31)};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  for (int i = -90; i <= 90; ++i)
  {
    const float side = 45 * PILE_VOXEL, z = (float)i * PILE_VOXEL;
    const uint32_t a = meshVertex(&mesh, -side, -side, z), b = meshVertex(&mesh, side, -side, z);
    const uint32_t c = meshVertex(&mesh, side, side, z), d = meshVertex(&mesh, -side, side, z);
    meshTriangle(&mesh, a, b, c);
    meshTriangle(&mesh, a, c, d);
  }
  for (uint32_t i = 0; i < RAYSORT_SDF_MAX_CASCADES; ++i)
  {
    if (i == 0)
      pile->instances[0] = *worldMesh(&pile->twin, &mesh, 0);
    pile->instances[i] = pile->instances[0];
    pile->instances[i].cascadeMask = 1u << i;
    pile->instances[i].flags = RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT;
    for (uint32_t k = 0; k < 2; ++k)
      pile->instances[i].transform[8 + k] = randomFloat(&random, -0.45f, 0.45f);
    pile->instances[i].transform[11] = randomFloat(&random, 0, PILE_VOXEL);
    worldBounds(&pile->instances[i], &mesh);
  }
  meshFree(&mesh);
}

static void pileRays(Pile *pile)
{
  RaysortSdfRay *rays = (RaysortSdfRay *)calloc(PILE_RAYS, sizeof(RaysortSdfRay));
  Random random = {testSeed(8)};
  for (uint32_t i = 0; i < PILE_RAYS; ++i)
  {
    float length = 0;
    for (uint32_t k = 0; k < 3; ++k)
    {
      rays[i].origin[k] = randomFloat(&random, -7, 7);
      rays[i].direction[k] = randomFloat(&random, -1, 1);
      length += rays[i].direction[k] * rays[i].direction[k];
    }
    for (uint32_t k = 0; k < 3; ++k)
      rays[i].direction[k] /= sqrtf(length);
    rays[i].tMax = randomFloat(&random, 0.1f, 20);
  }
  pile->rays = gpuBuffer(pile->gpu, PILE_RAYS * sizeof(RaysortSdfRay));
  pile->hits = gpuBuffer(pile->gpu, PILE_RAYS * sizeof(RaysortSdfHit));
  gpuUpload(pile->gpu, &pile->rays, 0, rays, PILE_RAYS * sizeof(RaysortSdfRay));
  free(rays);
}

static void pileOpen(Pile *pile, TestDevice *device)
{
  const RaysortSdfUpdateInfo small = pileInfo(&device->gpu, 1);
  RaysortSdfResetInfo reset;
  memset(&reset, 0, sizeof(reset));
  pile->field = gpuBuffer(pile->gpu, pile->layout.fieldSize);
  pile->scratch = gpuBuffer(pile->gpu, pile->layout.scratchSize);
  pile->tables = gpuBuffer(pile->gpu, sizeof(pile->instances));
  gpuFill(pile->gpu, &pile->field, 0x5a5a5a5au);
  pile->info.field = gpuRange(&pile->field);
  pile->info.scratch = gpuRange(&pile->scratch);
  pile->info.instances = gpuRange(&pile->tables);
  worldOpen(&pile->twin, device, &small, 1);
  pilePlanes(pile);
  pileRays(pile);
  gpuUpload(pile->gpu, &pile->tables, 0, pile->instances, sizeof(pile->instances));
  pile->bricks = (uint8_t *)malloc(512 * (size_t)RAYSORT_SDF_VOXELS);
  pile->ids = (uint32_t *)malloc(256 * (size_t)RAYSORT_SDF_VOXELS);
  pile->state = (uint32_t *)malloc(12 * (size_t)RAYSORT_SDF_VOXELS);
  pile->map = pile->state + RAYSORT_SDF_VOXELS;
  pile->keys = pile->map + RAYSORT_SDF_VOXELS;
  reset.sdf = pile->info.sdf;
  reset.field = pile->info.field;
  VkCommandBuffer commandBuffer = gpuBegin(pile->gpu);
  assert_int_equal(raysortCmdSdfReset(pile->context, commandBuffer, &reset), VK_SUCCESS);
  gpuSubmit(pile->gpu, commandBuffer);
}

static void pileClose(Pile *pile)
{
  worldClose(&pile->twin);
  gpuFreeBuffer(pile->gpu, &pile->field);
  gpuFreeBuffer(pile->gpu, &pile->scratch);
  gpuFreeBuffer(pile->gpu, &pile->tables);
  gpuFreeBuffer(pile->gpu, &pile->rays);
  gpuFreeBuffer(pile->gpu, &pile->hits);
  free(pile->bricks);
  free(pile->ids);
  free(pile->state);
}

/* Builds one cascade: every voxel gets a brick, of the numbers that are left. `built`: all of it was built again. */
static void pileBuild(Pile *pile, uint32_t cascade, int built)
{
  RaysortSdfStats stats;
  pile->info.cascadeMask = 1u << cascade;
  VkCommandBuffer commandBuffer = gpuBegin(pile->gpu);
  assert_int_equal(raysortCmdSdfUpdate(pile->context, commandBuffer, &pile->info), VK_SUCCESS);
  gpuSubmit(pile->gpu, commandBuffer);
  assertQuiet(pile->twin.device, "a pile");
  gpuDownload(pile->gpu, &pile->field, pile->layout.statsOffset + cascade * sizeof(stats), &stats, sizeof(stats));
  REQUIRE(stats.overflow == 0 && stats.voxelsUnknown == 0 && stats.bricksBuilt == stats.changes &&
              (stats.bricksBuilt == RAYSORT_SDF_VOXELS) == built && stats.bricksBuilt > 0,
          "cascade %u: %u bricks, %u changes, %u unknown, overflow 0x%x", cascade, stats.bricksBuilt, stats.changes,
          stats.voxelsUnknown, stats.overflow);
  gpuDownload(pile->gpu, &pile->field, pile->layout.changesOffset, pile->keys, (VkDeviceSize)stats.changes * 4);
  for (uint32_t i = 0; i < stats.changes; ++i)
    REQUIRE(pile->keys[i] >> 18 == cascade && (i == 0 || pile->keys[i - 1] < pile->keys[i]) &&
                (!built || (pile->keys[i] & 0x3ffffu) == i),
            "cascade %u: change %u is brick %u", cascade, i, pile->keys[i]);
}

static void pileTwin(Pile *pile, uint32_t cascade)
{
  memcpy(pile->twin.info.center, pile->info.center, sizeof(pile->info.center));
  pile->twin.instances[0] = pile->instances[cascade];
  pile->twin.instances[0].cascadeMask = 1;
  worldReset(&pile->twin, 0);
  worldStep(&pile->twin);
  REQUIRE(worldStats(&pile->twin, 0)->bricksBuilt == RAYSORT_SDF_VOXELS, "the twin has %u bricks",
          worldStats(&pile->twin, 0)->bricksBuilt);
}

/* Bricks, ids, keys and maps of the cascade are those of the twin, except for the numbers of the bricks. */
static void pileCompare(Pile *pile, uint32_t cascade)
{
  const World *twin = &pile->twin;
  const RaysortSdfUpdateLayout *layout = &pile->layout;
  const VkDeviceSize maps = (VkDeviceSize)RAYSORT_SDF_VOXELS * 4, first = (VkDeviceSize)cascade * RAYSORT_SDF_VOXELS;
  const uint32_t *twinIds = (const uint32_t *)(const void *)(twin->found + twin->layout.idsOffset);
  const uint32_t *twinKeys = (const uint32_t *)(const void *)(twin->found + twin->layout.keysOffset);
  gpuDownload(pile->gpu, &pile->field, layout->stateOffset + cascade * maps, pile->state, maps);
  gpuDownload(pile->gpu, &pile->field, layout->mapOffset + cascade * maps, pile->map, maps);
  gpuDownload(pile->gpu, &pile->field, layout->keysOffset + first * 4, pile->keys, maps);
  gpuDownload(pile->gpu, &pile->field, layout->idsOffset + first * 256, pile->ids, 64 * maps);
  gpuDownload(pile->gpu, &pile->field, layout->bricksOffset + first * 512, pile->bricks, 128 * maps);
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t brick = pile->state[i], other = worldState(twin, 0)[i], at = brick & 0x3ffffu;
    REQUIRE(brick >> 18 == cascade && other < RAYSORT_SDF_VOXELS && pile->map[i] >> 18 == cascade &&
                pile->keys[pile->map[i] & 0x3ffffu] ==
                    (twinKeys[worldMap(twin, 0)[i]] | cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT) &&
                pile->keys[at] == (twinKeys[other] | cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT),
            "cascade %u, voxel %u: state 0x%x, map 0x%x, key 0x%x", cascade, i, brick, pile->map[i], pile->keys[at]);
    REQUIRE(memcmp(pile->bricks + 512 * (size_t)at, worldBrick(twin, other), 512) == 0 &&
                memcmp(pile->ids + 64 * (size_t)at, twinIds + 64 * (size_t)other, 256) == 0,
            "cascade %u, voxel %u: brick %u is another", cascade, i, brick);
  }
}

static RaysortSdfHit *pileTrace(Pile *pile, const RaysortSdfInfo *sdf, RaysortBuffer field, uint32_t cascade)
{
  RaysortSdfHit *hits = (RaysortSdfHit *)malloc(PILE_RAYS * sizeof(*hits));
  RaysortSdfTraceInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf = *sdf;
  info.maxCount = PILE_RAYS;
  info.firstCascade = cascade;
  info.cascadeCount = 1;
  info.field = field;
  info.rays = gpuRange(&pile->rays);
  info.hits = gpuRange(&pile->hits);
  VkCommandBuffer commandBuffer = gpuBegin(pile->gpu);
  assert_int_equal(raysortCmdSdfTrace(pile->context, commandBuffer, &info), VK_SUCCESS);
  gpuSubmit(pile->gpu, commandBuffer);
  assertQuiet(pile->twin.device, "a trace");
  gpuDownload(pile->gpu, &pile->hits, 0, hits, PILE_RAYS * sizeof(*hits));
  return hits;
}

/* Hits of the cascade are those of the twin, to the bit, except for the numbers of the bricks. Returns how many there
 * are. Call it after pileCompare: its keys are those of the cascade. */
static uint32_t pileCompareHits(Pile *pile, uint32_t cascade)
{
  const uint32_t *twinKeys = (const uint32_t *)(const void *)(pile->twin.found + pile->twin.layout.keysOffset);
  RaysortSdfHit *hits = pileTrace(pile, &pile->info.sdf, pile->info.field, cascade);
  RaysortSdfHit *others = pileTrace(pile, &pile->twin.info.sdf, pile->twin.info.field, 0);
  uint32_t count = 0;
  for (uint32_t i = 0; i < PILE_RAYS; ++i)
  {
    if (hits[i].flags & RAYSORT_SDF_HIT_BIT && others[i].flags & RAYSORT_SDF_HIT_BIT)
    {
      REQUIRE(hits[i].brick >> 24 == cascade && (hits[i].brick & RAYSORT_SDF_HIT_BRICK_MASK) >> 18 == cascade &&
                  pile->keys[hits[i].brick & 0x3ffffu] ==
                      (twinKeys[others[i].brick] | cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT),
              "cascade %u, ray %u hits brick 0x%x", cascade, i, hits[i].brick);
      hits[i].brick = others[i].brick;
      ++count;
    }
    REQUIRE(memcmp(&hits[i], &others[i], sizeof(hits[i])) == 0, "cascade %u, ray %u: t %.9g, %.9g, flags 0x%x, 0x%x",
            cascade, i, (double)hits[i].t, (double)others[i].t, hits[i].flags, others[i].flags);
  }
  free(hits);
  free(others);
  REQUIRE(count > PILE_RAYS / 2, "cascade %u: %u hits", cascade, count);
  return count;
}

/* 32 cascades full of bricks. The last one scrolls: its bricks are freed and taken again. */
static void testPile(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Pile *pile = (Pile *)calloc(1, sizeof(*pile));
  uint32_t hits = 0;
  const double begun = seconds();
  pile->gpu = &device->gpu;
  pile->context = device->context;
  pile->info = pileInfo(pile->gpu, RAYSORT_SDF_MAX_CASCADES);
  const uint32_t cascades = pile->info.sdf.cascadeCount;
  pile->info.cascadeMask = 1;
  assert_int_equal(raysortGetSdfUpdateLayout(pile->context, &pile->info, &pile->layout), VK_SUCCESS);
  const int isThere = testLevel() > 1 && hasMemory(pile->gpu, pile->layout.fieldSize + pile->layout.scratchSize);
  if (!isThere && testLevel() > 1)
    print_message("# left out: the device does not give %llu MiB\n",
                  (unsigned long long)(pile->layout.fieldSize + pile->layout.scratchSize) >> 20);
  if (!isThere)
  {
    free(pile);
    return;
  }
  pileOpen(pile, device);
  for (uint32_t i = 0; i < cascades; ++i)
    pileBuild(pile, i, 1);
  for (uint32_t i = 0; i < cascades; ++i)
  {
    pileTwin(pile, i);
    pileCompare(pile, i);
    hits += pileCompareHits(pile, i);
  }
  pile->info.center[0] += 5.5 * (double)PILE_VOXEL;
  pile->info.center[2] -= 3.5 * (double)PILE_VOXEL;
  pileBuild(pile, cascades - 1, 0);
  pileTwin(pile, cascades - 1);
  pileCompare(pile, cascades - 1);
  hits += pileCompareHits(pile, cascades - 1);
  print_message("# %u cascades, %u bricks, the last one ends at %.2f GiB of %.2f; %u equal hits; %.1f s\n", cascades,
                pile->info.sdf.brickCapacity,
                ((double)pile->layout.bricksOffset + 512.0 * pile->info.sdf.brickCapacity) / (1 << 30),
                (double)pile->layout.fieldSize / (1 << 30), hits, seconds() - begun);
  pileClose(pile);
  free(pile);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testPile), cmocka_unit_test(testCrowd)};
  setvbuf(stdout, NULL, _IOLBF, 0);
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_scale", tests, openTestDevice, closeTestDevice);
}
