/* test_gpu_results.c - fixed results, and a hash of them that is the same on every device: docs/devices.md.
 * SPDX-License-Identifier: MIT
 *
 * A structure of tiles is built and traced, its hits are sorted by their materials, floats are sorted by themselves,
 * and triangles become a field of distances. Hashed are the bytes of the structure, geometry, primitive and material of
 * each hit, the sort's map, order and bits of the floats, the field's map and the codes of its bricks, voxel by voxel:
 * which brick a voxel gets differs from run to run. tests/support/run.sh prints the hash in a line to paste. */
#include "sdf_scene.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define RESULTS   0x6f975b75u /* the hash that every device must leave */
#define NO_FIELD  0x7ebd5e36u /* all except the field */
#define SIDE      16u         /* tiles */
#define MATERIALS 7u          /* a geometry each, and the last one of the rays that miss */
#define TRIANGLES 512u        /* of all geometries */
#define EDGE      (3u * SIDE) /* rays */
#define KEYS      5000u

typedef struct Results
{
  RaysortBvhGeometry geometries[MATERIALS];
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo build;
  RaysortBvhTraceInfo trace;
  RaysortSortInfo sort;
  RaysortRadixSortInfo radix;
  RaysortBvhBuildLayout built;
  RaysortSortLayout sorted;
  RaysortRadixSortLayout ordered;
} Results;

static Arena arena;
static uint32_t hash = 2166136261u; /* FNV-1a of all results so far */

static void addToHash(const void *bytes, size_t size)
{
  const uint8_t *byte = (const uint8_t *)bytes;
  for (; size > 0; --size)
    hash = (hash ^ *byte++) * 16777619u;
}

static void sayHash(const char *what)
{
  print_message("# up to %s: %08" PRIx32 "\n", what, hash);
}

/* RESULTS_WITHOUT_BUILDS=1 is for a driver whose compiler does not come to an end with the kernels of builds: the host
 * builds the structure, and there is no field. */
static int isWithoutBuilds(void)
{
  const char *without = getenv("RESULTS_WITHOUT_BUILDS");
  return without && *without == '1';
}

/* Tile number i is at a height of its own. Every eleventh is missing: its two triangles have no area. */
static void writeTile(float *corners, uint32_t i)
{
  const float x = (float)(i % SIDE), y = (float)(i / SIDE), z = (float)(i * 7 % 5), size = i % 11 ? 1.0f : 0.0f;
  const float tile[18] = {x, y, z, x + size, y,        z, x + size, y + size, z,
                          x, y, z, x + size, y + size, z, x,        y + size, z};
  memcpy(corners, tile, sizeof(tile));
}

static void placeTiles(Results *results)
{
  for (uint32_t m = 0; m < MATERIALS; ++m)
  {
    const uint32_t tiles = (SIDE * SIDE - m + MATERIALS - 1) / MATERIALS;
    RaysortBuffer buffer = arenaTake(&arena, "vertices", tiles * 18 * sizeof(float), 4);
    arenaIsGeometry(&arena, buffer);
    for (uint32_t i = 0; i < tiles; ++i)
      writeTile((float *)arenaImage(&arena, buffer) + 18 * i, i * MATERIALS + m);
    results->geometries[m].data =
        isWithoutBuilds() ? (uintptr_t)arenaImage(&arena, buffer) : arena.memory.address + buffer.offset;
    results->geometries[m].primitiveCount = 2 * tiles;
    results->geometries[m].maxVertex = 6 * tiles - 1;
  }
}

static void placeRays(Results *results)
{
  results->trace.rays = arenaTake(&arena, "rays", EDGE * EDGE * sizeof(RaysortBvhRay), 16);
  RaysortBvhRay *rays = (RaysortBvhRay *)arenaImage(&arena, results->trace.rays);
  memset(rays, 0, EDGE * EDGE * sizeof(*rays));
  for (uint32_t i = 0; i < EDGE * EDGE; ++i)
  {
    rays[i].origin[0] = ((float)(i % EDGE) + 0.4f) / 3.0f;
    rays[i].origin[1] = ((float)(i / EDGE) + 0.2f) / 3.0f;
    rays[i].origin[2] = 9.0f;
    rays[i].direction[2] = -1.0f;
    rays[i].tMax = 100.0f;
  }
}

static void describeResults(Results *results, RaysortContext context)
{
  memset(results, 0, sizeof(*results));
  results->bvh.geometries = results->geometries;
  results->bvh.geometryCount = MATERIALS;
  results->build.bvhs = &results->bvh;
  results->build.bvhCount = 1;
  for (uint32_t m = 0; m < MATERIALS; ++m)
    results->geometries[m].primitiveCount = 2 * ((SIDE * SIDE - m + MATERIALS - 1) / MATERIALS);
  results->trace.maxCount = results->sort.maxCount = EDGE * EDGE;
  results->trace.missMaterial = results->trace.deadMaterial = MATERIALS;
  results->sort.materialCount = MATERIALS;
  results->sort.materialIdMap.type = RAYSORT_ID_UINT32;
  results->sort.materialIdMap.stride = sizeof(RaysortBvhHit);
  results->sort.materialIdMap.offset = offsetof(RaysortBvhHit, material);
  results->radix.maxCount = KEYS;
  results->radix.keyType = RAYSORT_KEY_FLOAT32;
  assert_int_equal(raysortGetBvhBuildLayout(context, &results->build, &results->built), VK_SUCCESS);
  assert_int_equal(raysortGetSortLayout(context, &results->sort, &results->sorted), VK_SUCCESS);
  assert_int_equal(raysortGetRadixSortLayout(context, &results->radix, &results->ordered), VK_SUCCESS);
}

static void placeStructure(Results *results, RaysortContext context)
{
  placeTiles(results);
  placeRays(results);
  results->build.descriptions = arenaTake(&arena, "descriptions", results->built.descriptionsSize, 16);
  assert_int_equal(
      raysortBvhWriteDescriptions(context, &results->build, arenaImage(&arena, results->build.descriptions)),
      VK_SUCCESS);
  results->build.destination = arenaTake(&arena, "structure", results->built.destinationSize, 256);
  results->build.scratch = arenaTake(&arena, "scratch of the build", results->built.scratchSize, 16);
  results->trace.bvh = results->build.destination;
  results->trace.hits = arenaTake(&arena, "hits", EDGE * EDGE * sizeof(RaysortBvhHit), 16);
}

static void placeSorts(Results *results)
{
  uint32_t random = 1;
  results->sort.materialIdMap.buffer = results->trace.hits;
  results->sort.newToOldPixelMap = arenaTake(&arena, "map", results->sorted.newToOldPixelMapSize, 16);
  results->sort.ranges = arenaTake(&arena, "ranges", results->sorted.rangesSize, results->sorted.alignment);
  results->sort.scratch = arenaTake(&arena, "scratch", results->sorted.scratchSize, results->sorted.alignment);
  for (uint32_t i = 0; i < 2; ++i)
  {
    results->radix.keys[i] = arenaTake(&arena, "keys", results->ordered.keysSize, 16);
    results->radix.values[i] = arenaTake(&arena, "values", results->ordered.valuesSize, 16);
  }
  results->radix.scratch =
      arenaTake(&arena, "scratch of the keys", results->ordered.scratchSize, results->ordered.alignment);
  for (uint32_t i = 0; i < KEYS; ++i)
  {
    ((uint32_t *)arenaImage(&arena, results->radix.keys[0]))[i] = testRandom(&random); /* any bits: NaNs too */
    ((uint32_t *)arenaImage(&arena, results->radix.values[0]))[i] = i;
  }
}

/* The same bytes by the host. */
static void buildOnHost(const Results *results)
{
  RaysortBvhBuildInfo build;
  memset(&build, 0, sizeof(build));
  build.bvhs = &results->bvh;
  build.bvhCount = 1;
  RaysortBvhHeader *structure = (RaysortBvhHeader *)bvhOnHost(&build);
  memcpy(arenaImage(&arena, results->build.destination), structure, structure->sizeLow);
  free(structure);
}

static void runResults(const Results *results, RaysortContext context)
{
  static RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES + RAYSORT_BVH_TRACE_MAX_PASSES + RAYSORT_SORT_MAX_PASSES +
                            RAYSORT_RADIX_SORT_MAX_PASSES];
  uint32_t built = RAYSORT_BVH_BUILD_MAX_PASSES, traced = RAYSORT_BVH_TRACE_MAX_PASSES;
  uint32_t sorted = RAYSORT_SORT_MAX_PASSES, ordered = RAYSORT_RADIX_SORT_MAX_PASSES;
  if (isWithoutBuilds())
  {
    built = 0;
    buildOnHost(results);
  }
  else
    assert_int_equal(raysortPlanBvhBuild(context, &results->build, &built, passes), VK_SUCCESS);
  assert_int_equal(raysortPlanBvhTrace(context, &results->trace, &traced, passes + built), VK_SUCCESS);
  assert_int_equal(raysortPlanSort(context, &results->sort, &sorted, passes + built + traced), VK_SUCCESS);
  assert_int_equal(raysortPlanRadixSort(context, &results->radix, &ordered, passes + built + traced + sorted),
                   VK_SUCCESS);
  arenaRunPasses(&arena, context, passes, built + traced + sorted + ordered);
}

static void hashHits(const RaysortBvhHit *hits, uint32_t *live)
{
  *live = 0;
  for (uint32_t i = 0; i < EDGE * EDGE; ++i)
  {
    const int isHit = (hits[i].flags & RAYSORT_BVH_HIT_BIT) != 0;
    const uint32_t words[3] = {isHit ? hits[i].geometry : ~0u, isHit ? hits[i].primitive : ~0u, hits[i].material};
    addToHash(words, sizeof(words));
    *live += hits[i].material < MATERIALS;
  }
  sayHash("hits");
}

static void hashResults(const Results *results)
{
  const uint8_t *structure = (const uint8_t *)arenaFound(&arena, results->build.destination);
  RaysortBvhHeader header;
  uint32_t live;
  memcpy(&header, structure, sizeof(header));
  assert_true(header.sizeLow <= results->built.destinationSize);
  addToHash(structure, header.sizeLow);
  sayHash("structure");
  hashHits((const RaysortBvhHit *)arenaFound(&arena, results->trace.hits), &live);
  assert_true(live > EDGE * EDGE / 2 && live < EDGE * EDGE);
  addToHash(arenaFound(&arena, results->sort.newToOldPixelMap), 4 * (size_t)live);
  sayHash("map");
  addToHash(arenaFound(&arena, results->radix.keys[results->ordered.result]), 4 * (size_t)KEYS);
  addToHash(arenaFound(&arena, results->radix.values[results->ordered.result]), 4 * (size_t)KEYS);
  sayHash("order");
}

static void testStructureAndSorts(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Results results;
  describeResults(&results, device->context);
  arenaBegin(&arena, device,
             arenaCapacity((VkDeviceSize)TRIANGLES * 36 + EDGE * EDGE * 80 + results.built.descriptionsSize +
                               results.built.destinationSize + results.built.scratchSize +
                               results.sorted.newToOldPixelMapSize + results.sorted.rangesSize +
                               results.sorted.scratchSize + 2 * results.ordered.keysSize +
                               2 * results.ordered.valuesSize + results.ordered.scratchSize,
                           20),
             1);
  placeStructure(&results, device->context);
  placeSorts(&results);
  runResults(&results, device->context);
  assertQuiet(device, "results");
  hashResults(&results);
}

/* Sixty triangles of any shape, turned: distances are rounded at every step. */
static void testField(void **state)
{
  static const float transform[12] = {0.8f, -0.6f, 0, 0.1f, 0.6f, 0.8f, 0, -0.2f, 0, 0, 1.1f, 0.3f};
  const RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  Random random = {11};
  Mesh mesh;
  World world;
  if (isWithoutBuilds())
    skip();
  memset(&mesh, 0, sizeof(mesh));
  meshSoup(&mesh, 60, 1.5f, &random);
  worldOpen(&world, (TestDevice *)*state, &info, 0);
  RaysortSdfInstance *instance = worldMesh(&world, &mesh, 0);
  memcpy(instance->transform, transform, sizeof(transform));
  worldBounds(instance, &mesh);
  worldReset(&world, 0);
  worldStep(&world);
  assert_true(worldStats(&world, 0)->overflow == 0 && worldStats(&world, 0)->bricksBuilt > 500);
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t word = worldMap(&world, 0)[i];
    if (word & RAYSORT_SDF_EMPTY_BIT)
      addToHash(&word, sizeof(word));
    else
      addToHash(worldBrick(&world, word), 512);
  }
  sayHash("field");
  worldClose(&world);
  meshFree(&mesh);
}

static void testResults(void **state)
{
  (void)state;
  print_message("# results %08" PRIx32 "%s\n", hash, isWithoutBuilds() ? ", without builds" : "");
  assert_int_equal(hash, isWithoutBuilds() ? NO_FIELD : RESULTS);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testStructureAndSorts), cmocka_unit_test(testField),
                                     cmocka_unit_test(testResults)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_results", tests, openTestDevice, teardown);
}
