/* sdf_world.c - see sdf_world.h.
 * SPDX-License-Identifier: MIT */
#include "sdf_world.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define GEOMETRY_SIZE (16u << 20)
/* ---- a world ---- */

static RaysortBuffer inner(const GpuBuffer *buffer, VkDeviceSize guard)
{
  RaysortBuffer range = gpuRange(buffer);
  range.offset = guard;
  range.size -= 2 * guard;
  return range;
}

void worldOpen(World *world, TestDevice *device, const RaysortSdfUpdateInfo *info, int hasCounts)
{
  Gpu *gpu = &device->gpu;
  memset(world, 0, sizeof(*world));
  world->device = device;
  world->context = device->context;
  world->info = *info;
  assert_int_equal(raysortGetSdfUpdateLayout(world->context, info, &world->layout), VK_SUCCESS);
  world->field = gpuBuffer(gpu, world->layout.fieldSize + 2 * WORLD_GUARD);
  world->scratch = gpuBuffer(gpu, world->layout.scratchSize + 2 * WORLD_GUARD);
  world->geometry = gpuBuffer(gpu, GEOMETRY_SIZE);
  world->tables = gpuBuffer(gpu, 65536);
  world->geometryBytes = (uint8_t *)malloc(GEOMETRY_SIZE);
  world->found = (uint8_t *)malloc((size_t)world->field.size);
  world->poison = 0x5a5a5a5au;
  gpuFill(gpu, &world->field, world->poison);
  world->info.field = inner(&world->field, WORLD_GUARD);
  world->info.scratch = inner(&world->scratch, WORLD_GUARD);
  world->info.instances = gpuRange(&world->tables);
  world->info.instances.size = WORLD_INSTANCES * sizeof(RaysortSdfInstance);
  world->info.boxes = gpuRange(&world->tables);
  world->info.boxes.offset = 32768;
  world->info.boxes.size = WORLD_INSTANCES * sizeof(RaysortSdfBox);
  if (hasCounts)
  {
    world->info.instanceCount = gpuRange(&world->tables);
    world->info.instanceCount.offset = 49152;
    world->info.instanceCount.size = 4;
    world->info.boxCount = world->info.instanceCount;
    world->info.boxCount.offset += 4;
  }
}

void worldClose(World *world)
{
  Gpu *gpu = &world->device->gpu;
  gpuFreeBuffer(gpu, &world->field);
  gpuFreeBuffer(gpu, &world->scratch);
  gpuFreeBuffer(gpu, &world->geometry);
  gpuFreeBuffer(gpu, &world->tables);
  free(world->geometryBytes);
  free(world->found);
}

VkDeviceAddress worldBytes(World *world, const void *bytes, size_t size, size_t alignment)
{
  const VkDeviceSize at = (world->geometryUsed + alignment - 1) / alignment * alignment;
  assert_true(at + size + 64 <= GEOMETRY_SIZE);
  memcpy(world->geometryBytes + at, bytes, size);
  gpuUpload(&world->device->gpu, &world->geometry, at, bytes, (size + 3) & ~(size_t)3);
  world->geometryUsed = at + size;
  return world->geometry.address + at;
}

void worldBounds(RaysortSdfInstance *instance, const Mesh *mesh)
{
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float *m = instance->transform + 4 * k;
    instance->boxMin[k] = INFINITY;
    instance->boxMax[k] = -INFINITY;
    for (uint32_t i = 0; i < mesh->vertexCount; ++i)
    {
      const float *v = mesh->vertices + 3 * i;
      const float x = m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3];
      instance->boxMin[k] = x < instance->boxMin[k] ? x : instance->boxMin[k];
      instance->boxMax[k] = x > instance->boxMax[k] ? x : instance->boxMax[k];
    }
  }
}

RaysortSdfInstance *worldMesh(World *world, const Mesh *mesh, uint32_t id)
{
  RaysortSdfInstance *instance = &world->instances[world->instanceCount++];
  assert_true(world->instanceCount <= WORLD_INSTANCES);
  memset(instance, 0, sizeof(*instance));
  instance->positions = worldBytes(world, mesh->vertices, (size_t)mesh->vertexCount * 12, 4);
  instance->indices = worldBytes(world, mesh->indices, (size_t)mesh->triangleCount * 12, 4);
  for (uint32_t k = 0; k < 3; ++k)
    instance->transform[5 * k] = 1;
  instance->cascadeMask = 0xffffffffu;
  instance->triangleCount = mesh->triangleCount;
  instance->indexSize = 4;
  instance->maxVertex = mesh->vertexCount - 1;
  instance->id = id;
  worldBounds(instance, mesh);
  return instance;
}

/* ---- steps ---- */

static void checkGuards(World *world, const GpuBuffer *buffer, const char *name, uint32_t poison)
{
  static uint32_t words[WORLD_GUARD / 4];
  for (int end = 0; end < 2; ++end)
  {
    gpuDownload(&world->device->gpu, buffer, end ? buffer->size - WORLD_GUARD : 0, words, WORLD_GUARD);
    for (uint32_t i = 0; i < WORLD_GUARD / 4; ++i)
      REQUIRE(words[i] == poison, "%s: written outside, %s guard, word %u: 0x%x", name, end ? "second" : "first", i,
              words[i]);
  }
}

static void look(World *world, const char *what)
{
  assertQuiet(world->device, what);
  checkGuards(world, &world->field, "field", world->poison);
  gpuDownload(&world->device->gpu, &world->field, WORLD_GUARD, world->found, world->layout.fieldSize);
}

/* A trace right after a reset finds nothing in these cascades: no word of the map names a freed brick. */
static void checkUnknown(const World *world, uint32_t cascadeMask)
{
  const uint32_t unknown = RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT;
  for (uint32_t cascade = 0; cascade < world->info.sdf.cascadeCount; ++cascade)
    for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS && (!cascadeMask || cascadeMask >> cascade & 1); ++i)
      if (worldMap(world, cascade)[i] != unknown)
        fail_msg("cascade %u, voxel %u is 0x%x after a reset", (unsigned)cascade, (unsigned)i,
                 (unsigned)worldMap(world, cascade)[i]);
}

void worldReset(World *world, uint32_t cascadeMask)
{
  RaysortSdfResetInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf = world->info.sdf;
  info.cascadeMask = cascadeMask;
  info.field = world->info.field;
  VkCommandBuffer commandBuffer = gpuBegin(&world->device->gpu);
  assert_int_equal(raysortCmdSdfReset(world->context, commandBuffer, &info), VK_SUCCESS);
  gpuSubmit(&world->device->gpu, commandBuffer);
  look(world, "reset");
  checkUnknown(world, cascadeMask);
}

void worldStep(World *world)
{
  Gpu *gpu = &world->device->gpu;
  const uint32_t poison = world->poison * 1664525u + 1013904223u;
  uint32_t counts[2];
  counts[0] = world->instanceCount;
  counts[1] = world->boxCount;
  gpuFill(gpu, &world->scratch, poison);
  gpuUpload(gpu, &world->tables, 0, world->instances, sizeof(world->instances));
  gpuUpload(gpu, &world->tables, 32768, world->boxes, sizeof(world->boxes));
  gpuUpload(gpu, &world->tables, 49152, counts, sizeof(counts));
  if (!world->info.instanceCount.size)
    world->info.budget.maxInstances = world->instanceCount;
  if (!world->info.boxCount.size)
    world->info.budget.maxBoxes = world->boxCount;
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  assert_int_equal(raysortCmdSdfUpdate(world->context, commandBuffer, &world->info), VK_SUCCESS);
  gpuSubmit(gpu, commandBuffer);
  checkGuards(world, &world->scratch, "scratch", poison);
  look(world, "update");
}

/* ---- what was found ---- */

const RaysortSdfHeader *worldHeader(const World *world)
{
  return (const RaysortSdfHeader *)(const void *)world->found;
}

const RaysortSdfCascade *worldCascade(const World *world, uint32_t cascade)
{
  return (const RaysortSdfCascade *)(const void *)(world->found + 16 * RAYSORT_SDF_HEADER_WORDS) + cascade;
}

const RaysortSdfStats *worldStats(const World *world, uint32_t cascade)
{
  return (const RaysortSdfStats *)(const void *)(world->found + world->layout.statsOffset) + cascade;
}

const uint32_t *worldState(const World *world, uint32_t cascade)
{
  return (const uint32_t *)(const void *)(world->found + world->layout.stateOffset) +
         (size_t)cascade * RAYSORT_SDF_VOXELS;
}

const uint32_t *worldMap(const World *world, uint32_t cascade)
{
  return (const uint32_t *)(const void *)(world->found + world->layout.mapOffset) +
         (size_t)cascade * RAYSORT_SDF_VOXELS;
}

const uint8_t *worldBrick(const World *world, uint32_t brick)
{
  const size_t size = world->info.sdf.flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  return world->found + world->layout.bricksOffset + brick * size;
}

/* ---- invariants ---- */

static uint32_t stateIndex(const RaysortSdfCascade *c, uint32_t x, uint32_t y, uint32_t z)
{
  return (uint32_t)(((c->window[0] + (int)x) & 63) | ((c->window[1] + (int)y) & 63) << 6 |
                    ((c->window[2] + (int)z) & 63) << 12);
}

static int isFree(const uint8_t *occupied, int x, int y, int z)
{
  return ((x | y | z) & ~63) != 0 || !occupied[x | y << 6 | z << 12];
}

/* Is the cube free, given that the next smaller one is? Looks at all of it: slow and simple. */
static int isCubeFree(const uint8_t *occupied, const int v[3], uint32_t octant, int side)
{
  for (int z = 0; z < side; ++z)
    for (int y = 0; y < side; ++y)
      for (int x = 0; x < side; ++x)
        if (!isFree(occupied, v[0] + (octant & 1 ? -x : x), v[1] + (octant & 2 ? -y : y), v[2] + (octant & 4 ? -z : z)))
          return 0;
  return 1;
}

static uint32_t skipCode(const uint8_t *occupied, const int v[3], uint32_t octant)
{
  static const int sides[8] = {1, 2, 3, 4, 6, 8, 12, 16};
  uint32_t code = 0;
  while (code < 7 && isCubeFree(occupied, v, octant, sides[code + 1]))
    ++code;
  return code;
}

static void checkMap(const World *world, uint32_t cascade, const char *what)
{
  const RaysortSdfCascade *c = worldCascade(world, cascade);
  const uint32_t *state = worldState(world, cascade), *map = worldMap(world, cascade);
  uint8_t *occupied = (uint8_t *)calloc(RAYSORT_SDF_VOXELS, 1);
  uint32_t i, unknown = 0, stale = 0;
  for (i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t word = state[stateIndex(c, i & 63, i >> 6 & 63, i >> 12)];
    const int isUnknown = (word & RAYSORT_SDF_UNKNOWN_BIT) != 0;
    occupied[i] = !(word & RAYSORT_SDF_EMPTY_BIT) || isUnknown;
    unknown += (uint32_t)isUnknown;
    stale += !isUnknown && (word & RAYSORT_SDF_STALE_BIT) ? 1 : 0;
    REQUIRE(!isUnknown || word == (RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT), "%s: state 0x%x", what, word);
    if (!(word & RAYSORT_SDF_EMPTY_BIT))
      REQUIRE(map[i] == (word & RAYSORT_SDF_BRICK_MASK), "%s: cascade %u, voxel %u: map 0x%x, state 0x%x", what,
              cascade, i, map[i], word);
    else
      REQUIRE((map[i] & ~0xffffffu) == (word & (RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT)),
              "%s: cascade %u, voxel %u: map 0x%x, state 0x%x", what, cascade, i, map[i], word);
  }
  for (i = 0; i < RAYSORT_SDF_VOXELS; i += 1 + (i * 7 + 3) % 1021) /* a part of them: the check is slow */
  {
    const int v[3] = {(int)(i & 63), (int)(i >> 6 & 63), (int)(i >> 12)};
    if (map[i] & RAYSORT_SDF_EMPTY_BIT && !(map[i] & RAYSORT_SDF_UNKNOWN_BIT))
      for (uint32_t octant = 0; octant < 8; ++octant)
      {
        const uint32_t due = skipCode(occupied, v, octant), code = map[i] >> 3 * octant & 7;
        REQUIRE(code == due, "%s: cascade %u, voxel %u, octant %u: code %u, %u is due", what, cascade, i, octant, code,
                due);
      }
    else if (map[i] & RAYSORT_SDF_UNKNOWN_BIT)
      REQUIRE((map[i] & 0xffffffu) == 0, "%s: codes of an unknown voxel", what);
  }
  if (c->flags & RAYSORT_SDF_CASCADE_MASKED_BIT)
    REQUIRE(worldStats(world, cascade)->voxelsUnknown == unknown && worldStats(world, cascade)->voxelsStale == stale,
            "%s: cascade %u: %u unknown, %u stale; the statistics say %u, %u", what, cascade, unknown, stale,
            worldStats(world, cascade)->voxelsUnknown, worldStats(world, cascade)->voxelsStale);
  free(occupied);
}

/* Every brick has one voxel or none, and the key says which. */
static void checkBricks(const World *world, const char *what)
{
  const uint32_t capacity = world->info.sdf.brickCapacity;
  const uint32_t *keys = (const uint32_t *)(const void *)(world->found + world->layout.keysOffset);
  uint8_t *isUsed = (uint8_t *)calloc(capacity + 1, 1);
  uint32_t used = 0, cascade, i;
  for (cascade = 0; cascade < world->info.sdf.cascadeCount; ++cascade)
  {
    const RaysortSdfCascade *c = worldCascade(world, cascade);
    const uint32_t *state = worldState(world, cascade);
    for (i = 0; i < RAYSORT_SDF_VOXELS; ++i)
    {
      const uint32_t word = state[i], brick = word & RAYSORT_SDF_BRICK_MASK;
      uint32_t key = cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT;
      if (word & RAYSORT_SDF_EMPTY_BIT)
        continue;
      REQUIRE(brick < capacity && !isUsed[brick], "%s: brick %u of %u is used twice, or not there", what, brick,
              capacity);
      for (uint32_t k = 0; k < 3; ++k)
        key |= ((uint32_t)(c->window[k] + (((int)(i >> 6 * k & 63) - c->window[k]) & 63)) & 511u) << 9 * k;
      REQUIRE(keys[brick] == key, "%s: brick %u has key 0x%x, 0x%x is due", what, brick, keys[brick], key);
      isUsed[brick] = 1;
      ++used;
    }
  }
  for (i = 0; i < capacity; ++i)
    REQUIRE(isUsed[i] || keys[i] == RAYSORT_SDF_NONE, "%s: brick %u is free and has key 0x%x", what, i, keys[i]);
  for (cascade = 0; cascade < world->info.sdf.cascadeCount; ++cascade)
    if (worldCascade(world, cascade)->flags & RAYSORT_SDF_CASCADE_MASKED_BIT)
      REQUIRE(worldStats(world, cascade)->bricksFree == capacity - used,
              "%s: %u bricks are free, the statistics say %u", what, capacity - used,
              worldStats(world, cascade)->bricksFree);
  free(isUsed);
}

/* What RaysortSdfBudget says of records and references. */
static void checkNeeds(const RaysortSdfStats *stats, const char *what)
{
  const uint32_t tested = stats->trianglesTested[0] + stats->trianglesTested[1];
  const uint32_t records = stats->trianglesNeeded[0] + stats->trianglesNeeded[1];
  const uint32_t references = stats->referencesNeeded[0] + stats->referencesNeeded[1];
  REQUIRE(records <= tested + stats->blocksNeeded && references <= 32 * tested + 200 * stats->blocksNeeded,
          "%s: %u records and %u references of %u triangles and %u blocks", what, records, references, tested,
          stats->blocksNeeded);
}

void worldCheck(const World *world, const char *what)
{
  REQUIRE(worldHeader(world)->magic == RAYSORT_SDF_MAGIC, "%s: no header", what);
  for (uint32_t cascade = 0; cascade < world->info.sdf.cascadeCount; ++cascade)
    if (worldCascade(world, cascade)->flags & RAYSORT_SDF_CASCADE_BUILT_BIT)
    {
      checkMap(world, cascade, what);
      checkNeeds(worldStats(world, cascade), what);
    }
  checkBricks(world, what);
}

void worldCompare(const World *a, const World *b, uint32_t cascade, int isWhole, const char *what)
{
  const RaysortSdfCascade *c = worldCascade(a, cascade);
  const size_t brickSize = a->info.sdf.flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  REQUIRE(memcmp(c->window, worldCascade(b, cascade)->window, 12) == 0, "%s: windows differ", what);
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t x = worldState(a, cascade)[i], y = worldState(b, cascade)[i];
    const uint32_t todo = RAYSORT_SDF_UNKNOWN_BIT | RAYSORT_SDF_STALE_BIT;
    if (((x | y) & todo) != 0)
    {
      REQUIRE(!isWhole, "%s: voxel %u is still to be built: 0x%x, 0x%x", what, i, x, y);
      continue;
    }
    REQUIRE(((x ^ y) & (RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_DYNAMIC_BIT)) == 0,
            "%s: cascade %u, voxel %u: 0x%x and 0x%x", what, cascade, i, x, y);
    if (x & RAYSORT_SDF_EMPTY_BIT)
      continue;
    REQUIRE(memcmp(worldBrick(a, x & RAYSORT_SDF_BRICK_MASK), worldBrick(b, y & RAYSORT_SDF_BRICK_MASK), brickSize) ==
                0,
            "%s: cascade %u, voxel %u: bricks differ", what, cascade, i);
    if (a->layout.idsOffset)
      REQUIRE(memcmp(a->found + a->layout.idsOffset + 256 * (size_t)(x & RAYSORT_SDF_BRICK_MASK),
                     b->found + b->layout.idsOffset + 256 * (size_t)(y & RAYSORT_SDF_BRICK_MASK), 256) == 0,
              "%s: cascade %u, voxel %u: ids differ", what, cascade, i);
  }
}
