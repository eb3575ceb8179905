/* test_gpu_trace.c - the trace pass: every word of every hit is that of the host, and nothing else is written.
 * SPDX-License-Identifier: MIT
 *
 * A device that is no CPU may treat numbers below 2^-126 in its own way: there one hit in a thousand may be another
 * triangle's. */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "levels_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define GEOMETRIES      6u
#define MISS            7u /* materials; the table holds others */
#define DEAD            9u

typedef struct TraceCase
{
  uint32_t maxCount, rayFlags;
  ListKind list;
  uint32_t rayCount; /* with a list; 0: maxCount */
  uint32_t hasCount, count;
  uint32_t materials; /* words of the table; 0: none */
  uint32_t hint;
  uint32_t isEmpty; /* a structure of no triangle */
  uint32_t fold;    /* workgroups on x; 0: as planned */
  uint32_t streams; /* by so many workgroups of threads that stay; 0: a thread a ray */
  uint32_t idBytes; /* of the material of each triangle; 0: none */
  uint32_t isShort; /* a device with the least workgroups and the least shared memory that Vulkan allows */
} TraceCase;

typedef struct Scene
{
  Mesh meshes[GEOMETRIES];
  RaysortBvhGeometry geometries[GEOMETRIES];
  Bvh bvh, empty;
} Scene;

static Arena arena; /* grows with the cases, freed at the end */
static Scene scene;

/* Spheres of a few sizes in a row, and a soup through all of them, twice: ties. */
static void makeScene(void)
{
  Random random = {5};
  memset(&scene, 0, sizeof(scene));
  for (uint32_t i = 0; i < GEOMETRIES; ++i)
  {
    const float centre[3] = {(float)i * 0.3f - 0.6f, 0.1f, 0.2f * (float)(i % 2)};
    if (i < 4)
      meshSphere(&scene.meshes[i], centre, 0.05f + 0.07f * (float)i, 6 + i);
    else if (i == 4)
      meshSoup(&scene.meshes[i], 600, 0.2f, &random);
    scene.geometries[i] = meshGeometry(&scene.meshes[i < 5 ? i : 4]);
    scene.geometries[i].flags = i % 3 == 0 ? RAYSORT_BVH_OPAQUE_BIT : 0;
  }
  scene.bvh = bvhBuild(scene.geometries, GEOMETRIES);
  scene.empty = bvhBuild(scene.geometries, 0);
  assert_int_equal(scene.bvh.result, VK_SUCCESS);
  assert_int_equal(scene.empty.result, VK_SUCCESS);
}

/* Moves all vertices along x, and updates the structure. Triangles keep their numbers. */
static void updateScene(float by)
{
  const RaysortBvhInfo bvh = {GEOMETRIES, scene.geometries};
  RaysortBvhBuildInfo info;
  for (uint32_t i = 0; i < GEOMETRIES; ++i)
    for (uint32_t k = 0; k < scene.meshes[i].vertexCount; ++k)
      scene.meshes[i].vertices[3 * k] += by;
  memset(&info, 0, sizeof(info));
  info.bvhs = &bvh;
  info.bvhCount = 1;
  info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortBvhBuildOnHost(&info, scene.bvh.memory, (size_t)scene.bvh.layout.destinationSize,
                                         scene.bvh.scratch, (size_t)scene.bvh.layout.scratchSize),
                   VK_SUCCESS);
}

static void freeScene(void)
{
  for (uint32_t i = 0; i < GEOMETRIES; ++i)
    meshFree(&scene.meshes[i]);
  bvhFree(&scene.bvh);
  bvhFree(&scene.empty);
}

static const void *structureOf(const TraceCase *traceCase)
{
  return traceCase->isEmpty ? scene.empty.memory : scene.bvh.memory;
}

/* Every ninth ray is dead, each in one of four ways. */
static int isDead(uint32_t ray)
{
  return ray % 9 == 4;
}

static void fillRays(RaysortBvhRay *rays, uint32_t count)
{
  Random random = {count + 3};
  for (uint32_t i = 0; i < count; ++i)
  {
    rays[i] = nastyRay(&scene.geometries[randomWord(&random) % GEOMETRIES], i % 7, 1, &random);
    if (!isDead(i))
      continue;
    if (i % 4 == 0)
      rays[i].tMin = rays[i].tMax + 1;
    else if (i % 4 == 1)
      memset(rays[i].direction, 0, sizeof(rays[i].direction));
    else if (i % 4 == 2)
      rays[i].origin[1] = 2e18f;
    else
      rays[i].tMin = INFINITY;
    if (rays[i].tMin <= rays[i].tMax && i % 4 == 0)
      rays[i].tMax = rays[i].tMin - 1;
  }
}

/* ---- a case in the arena ---- */

static RaysortContext contextOf(TestDevice *device, const TraceCase *traceCase)
{
  return traceCase->streams ? longContext(device) : traceCase->isShort ? shortContext(device) : device->context;
}

static int hasScratch(const TraceCase *traceCase)
{
  return traceCase->streams || traceCase->hint == RAYSORT_BVH_TRACE_SHUFFLED;
}

static uint32_t raysOf(const TraceCase *traceCase)
{
  return traceCase->list != LIST_NONE && traceCase->rayCount ? traceCase->rayCount : traceCase->maxCount;
}

static void describeTrace(const TraceCase *traceCase, char *text, size_t size)
{
  snprintf(text, size,
           "trace: %" PRIu32 " entries, flags %" PRIx32 ", list %s, rays %" PRIu32 ", count %" PRIu32 " %" PRIu32
           ", materials %" PRIu32 ", hint %" PRIu32 ", empty %" PRIu32 ", fold %" PRIu32 ", streams %" PRIu32
           ", ids %" PRIu32 ", short %" PRIu32,
           traceCase->maxCount, traceCase->rayFlags, listKindName(traceCase->list), traceCase->rayCount,
           traceCase->hasCount, traceCase->count, traceCase->materials, traceCase->hint, traceCase->isEmpty,
           traceCase->fold, traceCase->streams, traceCase->idBytes, traceCase->isShort);
}

#define IDS 460u /* materials of triangles: fewer than there are triangles, and hits past them */

/* Adds a table of materials of triangles, any bits. */
static void placeIds(RaysortBvhTraceInfo *info, uint32_t idBytes)
{
  uint32_t words[IDS], random = idBytes;
  for (uint32_t i = 0; i < IDS; ++i)
    words[i] = testRandom(&random);
  info->primitiveMaterialType = idBytes == 1 ? RAYSORT_ID_UINT8 : idBytes == 2 ? RAYSORT_ID_UINT16 : RAYSORT_ID_UINT32;
  info->primitiveMaterials = arenaTakeWords(&arena, "primitiveMaterials", words, IDS * idBytes / 4);
}

/* Takes all buffers of the case from a new arena with `room` bytes more, and writes the inputs into its image. */
static RaysortBvhTraceInfo placeTrace(TestDevice *device, uint32_t poison, const TraceCase *traceCase,
                                      VkDeviceSize room)
{
  const uint32_t rays = raysOf(traceCase);
  const VkDeviceSize bvhSize = bvhHeader(structureOf(traceCase)).sizeLow;
  RaysortBvhTraceInfo info;
  RaysortBvhTraceLayout layout;
  memset(&info, 0, sizeof(info));
  info.maxCount = traceCase->maxCount;
  info.hint = traceCase->hint;
  info.rayFlags = traceCase->rayFlags;
  info.missMaterial = MISS;
  info.deadMaterial = DEAD;
  if (traceCase->list != LIST_NONE)
  {
    info.rayCount = traceCase->rayCount;
    info.list.size = (VkDeviceSize)traceCase->maxCount * 4;
  }
  assert_int_equal(raysortGetBvhTraceLayout(device->context, &info, &layout), VK_SUCCESS);
  arenaBegin(
      &arena, device,
      arenaCapacity(bvhSize + layout.raysSize + layout.hitsSize + layout.listSize + layout.scratchSize + room + 4 * IDS,
                    21),
      poison);
  if (hasScratch(traceCase) && layout.scratchSize)
  {
    info.scratch = arenaTake(&arena, "scratch", layout.scratchSize, 4);
    arenaIgnore(&arena, info.scratch, layout.scratchSize);
  }
  info.bvh = arenaTake(&arena, "bvh", bvhSize, layout.alignment);
  memcpy(arenaImage(&arena, info.bvh), structureOf(traceCase), (size_t)bvhSize);
  info.rays = arenaTake(&arena, "rays", layout.raysSize, layout.alignment);
  fillRays((RaysortBvhRay *)arenaImage(&arena, info.rays), rays);
  info.hits = arenaTake(&arena, "hits", layout.hitsSize, layout.alignment);
  if (traceCase->list != LIST_NONE)
  {
    info.list = arenaTake(&arena, "list", layout.listSize, 4);
    generateList(traceCase->list, rays, traceCase->maxCount, 3, (uint32_t *)arenaImage(&arena, info.list));
  }
  if (traceCase->hasCount)
    info.count = arenaTakeWords(&arena, "count", &traceCase->count, 1);
  if (traceCase->materials)
  {
    const uint32_t table[GEOMETRIES + 1] = {4, 3, 0, 0xffffffffu, 2, 1, 77};
    assert_true(traceCase->materials <= GEOMETRIES + 1);
    info.materials = arenaTakeWords(&arena, "materials", table, traceCase->materials);
  }
  if (traceCase->idBytes)
    placeIds(&info, traceCase->idBytes);
  return info;
}

/* The material of a hit with this shader record, by the tables in the image. The host's function says the same. */
static uint32_t materialOfRecord(const RaysortBvhTraceInfo *info, uint32_t record, const RaysortBvhHit *hit)
{
  const uint32_t count = (uint32_t)(info->materials.size / 4), idBytes = 4u >> info->primitiveMaterialType;
  const uint32_t *table = count ? (const uint32_t *)arenaImage(&arena, info->materials) : NULL;
  const void *ids = info->primitiveMaterials.size ? arenaImage(&arena, info->primitiveMaterials) : NULL;
  const RaysortBvhHostMaterials materials = {
      1, MISS, count, (uint32_t)(info->primitiveMaterials.size / idBytes), info->primitiveMaterialType, table, ids};
  const uint32_t first = !table ? record : record < count ? table[record] : MISS;
  uint32_t material = first;
  RaysortBvhHit host = *hit;
  host.material = record - hit->geometry;
  if (ids && (!table || record < count))
    material = primitiveMaterial(ids, info->primitiveMaterials.size, idBytes, first, hit->primitive, MISS);
  assert_int_equal(raysortBvhMaterialOnHost(&host, &materials), material);
  return material;
}

static uint32_t materialOf(const RaysortBvhTraceInfo *info, uint32_t ray, const RaysortBvhHit *hit)
{
  if (isDead(ray))
    return DEAD;
  if (!(hit->flags & RAYSORT_BVH_HIT_BIT))
    return MISS;
  return materialOfRecord(info, hit->geometry, hit);
}

/* Any hit of the ray's, one of those that go from hit to hit. */
static int isSomeHit(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags, const RaysortBvhHit *found)
{
  RaysortBvhHit hit;
  const uint32_t flags = rayFlags & ~RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  VkBool32 goesOn = raysortBvhTraceOnHost(bvh, ray, flags, NULL, &hit);
  int isFound = 0;
  while (goesOn && !isFound)
  {
    hit.material = found->material;
    isFound = memcmp(&hit, found, sizeof(hit)) == 0;
    goesOn = raysortBvhTraceNextOnHost(bvh, ray, flags, NULL, &hit, &hit);
  }
  return isFound;
}

typedef struct Tally
{
  uint32_t hits, misses, astray;
} Tally;

/* Writes the hit of one ray into the image. What may differ from the host's is taken from what was found. */
static void expectHit(const RaysortBvhTraceInfo *info, int isCpu, uint32_t ray, Tally *tally)
{
  const void *bvh = arenaImage(&arena, info->bvh);
  const RaysortBvhRay *from = (const RaysortBvhRay *)arenaImage(&arena, info->rays) + ray;
  const RaysortBvhHit *found = (const RaysortBvhHit *)arenaFound(&arena, info->hits) + ray;
  RaysortBvhHit hit;
  const VkBool32 isHit = raysortBvhTraceOnHost(bvh, from, info->rayFlags, NULL, &hit);
  hit.material = materialOf(info, ray, &hit);
  tally->hits += isHit;
  tally->misses += !isHit;
  if (memcmp(&hit, found, sizeof(hit)) != 0 && found->material == materialOf(info, ray, found))
  {
    if (isHit && info->rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT &&
        isSomeHit(bvh, from, info->rayFlags, found))
      hit = *found;
    else if (!isCpu)
    {
      tally->astray += found->primitive != hit.primitive || found->flags != hit.flags;
      hit = *found;
    }
  }
  memcpy((RaysortBvhHit *)arenaImage(&arena, info->hits) + ray, &hit, sizeof(hit));
}

/* Entries that are live, the ray of one, and how many rays there are; list and count are those of the image. */
static uint32_t entriesOf(const RaysortBvhTraceInfo *info)
{
  const uint32_t count = info->count.size ? *(const uint32_t *)arenaImage(&arena, info->count) : info->maxCount;
  return count < info->maxCount ? count : info->maxCount;
}

static uint32_t rayOf(const RaysortBvhTraceInfo *info, uint32_t entry)
{
  return info->list.size ? ((const uint32_t *)arenaImage(&arena, info->list))[entry] : entry;
}

static uint32_t rayCountOf(const RaysortBvhTraceInfo *info)
{
  return info->list.size && info->rayCount ? info->rayCount : info->maxCount;
}

static Tally expectTrace(TestDevice *device, const RaysortBvhTraceInfo *info)
{
  const uint32_t entries = entriesOf(info);
  Tally tally = {0, 0, 0};
  for (uint32_t i = 0; i < entries; ++i)
    if (rayOf(info, i) < rayCountOf(info))
      expectHit(info, device->gpu.isCpu, rayOf(info, i), &tally);
  assert_true(tally.astray <= entries / 1000);
  return tally;
}

/* ---- the order of shuffled rays ---- */

/* As order.comp: the structure's box is halved eight times across its longest axis; then the signs; the dead last. */
static uint32_t binOf(const RaysortBvhTraceInfo *info, uint32_t number)
{
  const RaysortBvhHeader header = bvhHeader(arenaImage(&arena, info->bvh));
  const RaysortBvhRay *ray = (const RaysortBvhRay *)arenaImage(&arena, info->rays) + number;
  uint32_t bin = 0;
  float size[3], at[3];
  if (number >= rayCountOf(info) || isDead(number))
    return 2047;
  for (uint32_t k = 0; k < 3; ++k)
  {
    size[k] = header.boxMax[k] - header.boxMin[k];
    at[k] = ray->origin[k] - header.boxMin[k];
  }
  for (uint32_t bit = 0; bit < 8; ++bit)
  {
    const uint32_t axis = size[0] >= fmaxf(size[1], size[2]) ? 0 : size[1] >= size[2] ? 1 : 2;
    size[axis] *= 0.5f;
    bin = bin << 1 | (at[axis] >= size[axis]);
    at[axis] -= at[axis] >= size[axis] ? size[axis] : 0;
  }
  for (uint32_t k = 0; k < 3; ++k)
    bin = bin << 1 | (signbit(ray->direction[k]) != 0);
  return bin;
}

/* Entries of a workgroup that brings rays into an order. */
static uint32_t tileOf(RaysortContext context)
{
  RaysortBvhTraceInfo info;
  RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
  memset(&info, 0, sizeof(info));
  info.maxCount = 1u << 20;
  info.hint = RAYSORT_BVH_TRACE_SHUFFLED;
  info.bvh.size = info.rays.size = info.hits.size = info.scratch.size = 1u << 30; /* of no buffer: a dry plan */
  assert_int_equal(raysortPlanBvhTrace(context, &info, &count, passes), VK_SUCCESS);
  return info.maxCount / passes[0].workgroups[0];
}

static int compareWords(const void *a, const void *b)
{
  const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
  return (x > y) - (x < y);
}

/* Tile by tile: the entries that there were, sorted by their bins. */
static void checkOrder(RaysortContext context, const RaysortBvhTraceInfo *info)
{
  const uint32_t *order = (const uint32_t *)arenaFound(&arena, info->scratch) + 4, tile = tileOf(context);
  const uint32_t live = entriesOf(info);
  uint32_t *words = (uint32_t *)malloc(2 * (size_t)tile * sizeof(*words));
  assert_non_null(words);
  for (uint32_t first = 0; first < live; first += tile)
  {
    const uint32_t count = live - first < tile ? live - first : tile;
    for (uint32_t i = 0; i < count; ++i)
    {
      words[i] = order[first + i];
      words[count + i] = rayOf(info, first + i);
      if (i > 0)
        assert_true(binOf(info, words[i - 1]) <= binOf(info, words[i]));
    }
    qsort(words, count, sizeof(*words), compareWords);
    qsort(words + count, count, sizeof(*words), compareWords);
    assert_memory_equal(words, words + count, count * sizeof(*words));
  }
  free(words);
}

/* ---- one trace ---- */

static Tally runTraceOnce(TestDevice *device, uint32_t poison, const TraceCase *traceCase)
{
  char what[260];
  Tally tally;
  RaysortContext context = contextOf(device, traceCase);
  RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES], *pass;
  uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
  describeTrace(traceCase, what, sizeof(what));
  const RaysortBvhTraceInfo info = placeTrace(device, poison, traceCase, 0);
  assert_int_equal(raysortPlanBvhTrace(context, &info, &count, passes), VK_SUCCESS);
  const uint32_t hasIds = traceCase->idBytes && count;
  assert_int_equal(count, traceCase->maxCount == 0 ? 0 : (info.scratch.size ? 2 : 1) + hasIds);
  pass = &passes[count ? count - 1 - hasIds : 0];
  for (uint32_t i = 0; traceCase->fold && i < count; ++i)
  {
    assert_int_equal(passes[i].workgroups[1], 1);
    passes[i].workgroups[1] = (passes[i].workgroups[0] + traceCase->fold - 1) / traceCase->fold;
    passes[i].workgroups[0] = traceCase->fold;
  }
  if (traceCase->streams && count && pass->workgroups[0] > traceCase->streams)
    pass->workgroups[0] = traceCase->streams;
  arenaRunPasses(&arena, context, passes, count);
  tally = expectTrace(device, &info);
  if (traceCase->hint == RAYSORT_BVH_TRACE_SHUFFLED && count)
    checkOrder(context, &info);
  arenaCompare(&arena, what);
  return tally;
}

static Tally runTrace(TestDevice *device, const TraceCase *traceCase)
{
  runTraceOnce(device, 1, traceCase);
  return runTraceOnce(device, 0, traceCase);
}

static void testCounts(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 63, 64, 65, 127, 128, 129, 1000, 4097};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const TraceCase traceCase = {.maxCount = counts[i], .materials = GEOMETRIES, .hint = i % 2};
    const Tally tally = runTrace(device, &traceCase);
    assert_int_equal(tally.hits + tally.misses, counts[i]);
    if (counts[i] >= 1000)
      assert_true(tally.hits > counts[i] / 3 && tally.misses > counts[i] / 9);
  }
}

/* Tables of every length, the first too short: geometries past it. */
static void testMaterials(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t words = 0; words <= GEOMETRIES + 1; ++words)
  {
    const TraceCase traceCase = {.maxCount = 700, .materials = words};
    runTrace(device, &traceCase);
  }
}

/* A material for each triangle: ids of each width, first ids of each geometry or none, lists with rays twice in them,
 * counts, streams, a fold, any hits. */
static void testPrimitiveMaterials(void **state)
{
  static const TraceCase cases[] = {
      {.maxCount = 900, .idBytes = 4},
      {.maxCount = 900, .idBytes = 2, .materials = 3},
      {.maxCount = 900, .idBytes = 1, .materials = GEOMETRIES},
      {.maxCount = 65, .idBytes = 1, .materials = GEOMETRIES + 1, .fold = 1},
      {.maxCount = 1500, .idBytes = 4, .materials = 5, .list = LIST_SUBSET, .rayCount = 1600},
      {.maxCount = 1500, .idBytes = 2, .materials = 6, .list = LIST_DUPLICATES, .hasCount = 1, .count = 1300},
      {.maxCount = 700, .idBytes = 1, .rayFlags = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT},
      {.maxCount = 500, .idBytes = 2, .materials = 6, .streams = 2},
      {.maxCount = 900, .idBytes = 2, .materials = 6, .hint = RAYSORT_BVH_TRACE_SHUFFLED},
      {.maxCount = 300, .idBytes = 1, .isEmpty = 1},
      {.maxCount = 0, .idBytes = 1},
  };
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runTrace((TestDevice *)*state, &cases[i]);
  updateScene(0.02f);
  runTrace((TestDevice *)*state, &cases[2]);
  updateScene(-0.02f);
}

static void testFlags(void **state)
{
  static const uint32_t flags[] = {RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT,
                                   RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT | RAYSORT_BVH_RAY_CULL_OPAQUE_BIT,
                                   RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT | RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT,
                                   RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT,
                                   RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT | RAYSORT_BVH_RAY_SKIP_BOXES_BIT,
                                   RAYSORT_BVH_RAY_CULL_OPAQUE_BIT,
                                   RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT,
                                   RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(flags); ++i)
  {
    const TraceCase traceCase = {.maxCount = 2000, .rayFlags = flags[i], .materials = 3};
    const Tally tally = runTrace(device, &traceCase);
    assert_true(tally.hits > 200 && tally.misses > 200);
  }
  const TraceCase skips = {.maxCount = 300, .rayFlags = RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT};
  assert_int_equal(runTrace(device, &skips).hits, 0);
}

static void testEmpty(void **state)
{
  const TraceCase closest = {.maxCount = 300, .isEmpty = 1};
  const TraceCase any = {.maxCount = 300, .isEmpty = 1, .rayFlags = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT};
  TestDevice *device = (TestDevice *)*state;
  assert_int_equal(bvhHeader(scene.empty.memory).sizeLow, 192);
  assert_int_equal(runTrace(device, &closest).misses, 300);
  assert_int_equal(runTrace(device, &any).misses, 300);
}

static void testCountsOnTheDevice(void **state)
{
  static const uint32_t counts[] = {0, 1, 64, 999, 1000, 1001, 0x80000000u, 0xffffffffu};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const TraceCase traceCase = {.maxCount = 1000, .hasCount = 1, .count = counts[i], .materials = GEOMETRIES};
    const Tally tally = runTrace(device, &traceCase);
    assert_int_equal(tally.hits + tally.misses, counts[i] < 1000 ? counts[i] : 1000);
  }
}

/* Hits are indexed by ray; those of rays that are not in the list keep their words. */
static void testLists(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = LIST_NONE + 1; kind < LIST_KIND_COUNT; ++kind)
    for (uint32_t i = 0; i < 4; ++i)
    {
      const TraceCase traceCase = {.maxCount = 900,
                                   .rayFlags = i == 3 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0,
                                   .list = (ListKind)kind,
                                   .rayCount = i == 0 ? 0 : 1700,
                                   .hasCount = i >= 2,
                                   .count = i == 2 ? 333 : 5000,
                                   .materials = i};
      runTrace(device, &traceCase);
    }
}

/* Workgroups past the limit on x, as if it were 1, 3 or 7. */
static void testFold(void **state)
{
  static const uint32_t folds[] = {1, 3, 7};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(folds); ++i)
  {
    const TraceCase traceCase = {.maxCount = 1500, .fold = folds[i], .hasCount = i == 2, .count = 1234};
    runTrace(device, &traceCase);
  }
}

/* Threads that stay: fewer than rays, as many, more; every list, count and flag as above. */
static void testStreams(void **state)
{
  static const uint32_t counts[] = {0, 1, 3, 63, 64, 65, 300, 2500};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
    for (uint32_t streams = 1; streams <= 40; streams += 13)
    {
      const TraceCase traceCase = {.maxCount = counts[i],
                                   .rayFlags = streams % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0,
                                   .materials = GEOMETRIES,
                                   .streams = streams};
      const Tally tally = runTrace(device, &traceCase);
      assert_int_equal(tally.hits + tally.misses, counts[i]);
    }
  for (uint32_t i = 0; i < 4 * LIST_KIND_COUNT; ++i)
  {
    const TraceCase traceCase = {.maxCount = 900,
                                 .rayFlags = i % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT
                                                   : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT,
                                 .list = (ListKind)(i % LIST_KIND_COUNT),
                                 .rayCount = i % LIST_KIND_COUNT == LIST_NONE ? 0 : 1700,
                                 .hasCount = i % 3 != 0,
                                 .count = i % 3 == 1 ? 333 : 5000,
                                 .materials = i % 5,
                                 .idBytes = i % 3, /* 0, 1, 2 */
                                 .isEmpty = i == 7 || i == 8,
                                 .streams = 1 + i % 4};
    runTrace(device, &traceCase);
  }
}

/* Shuffled rays: with tiles of 2,048 and of 8,192 a part of one, two, and a few; every list and count; many workgroups
 * on y; by threads that stay too. */
static void testShuffled(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 511, 2048, 4097, 8191, 8192, 8193, 20000}, fewer[] = {2047, 2049, 5000};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(fewer); ++i)
  {
    const TraceCase traceCase = {.maxCount = fewer[i], .hint = RAYSORT_BVH_TRACE_SHUFFLED, .isShort = 1};
    runTrace(device, &traceCase);
  }
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const TraceCase traceCase = {.maxCount = counts[i],
                                 .rayFlags = i % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0,
                                 .materials = GEOMETRIES,
                                 .hint = RAYSORT_BVH_TRACE_SHUFFLED,
                                 .fold = counts[i] == 20000 ? 2 : 0};
    const Tally tally = runTraceOnce(device, i % 2, &traceCase);
    assert_int_equal(tally.hits + tally.misses, counts[i]);
  }
  for (uint32_t i = 0; i < 2 * LIST_KIND_COUNT; ++i)
  {
    const TraceCase traceCase = {.maxCount = 900,
                                 .list = (ListKind)(i % LIST_KIND_COUNT),
                                 .rayCount = i % LIST_KIND_COUNT == LIST_NONE ? 0 : 1700,
                                 .hasCount = i % 3 != 0,
                                 .count = i % 3 == 1 ? 333 : 5000,
                                 .isEmpty = i == 7,
                                 .hint = RAYSORT_BVH_TRACE_SHUFFLED,
                                 .streams = i % 4};
    runTrace(device, &traceCase);
  }
}

/* Every ray is dead, or most of them are taken by nobody. */
static void testStreamsOfTheDead(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const TraceCase none = {.maxCount = 2000, .streams = 2, .rayFlags = RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT};
  const TraceCase live = {.maxCount = 2000, .streams = 31, .hasCount = 1, .count = 1};
  assert_int_equal(runTrace(device, &none).hits, 0);
  runTrace(device, &live);
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const TraceCase traceCase = {.maxCount = 1000, .list = LIST_PERMUTATION, .materials = GEOMETRIES};
  const VkDeviceSize bvhSize = bvhHeader(scene.bvh.memory).sizeLow;
  if (!arenaCross4GiB(&arena, device, 4 << 20))
  {
    print_message("# no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 8; ++i) /* in the structure, the rays, the hits, the list */
  {
    arenaPutBoundary(&arena, 1008 + i * (bvhSize + 68000) / 8);
    runTrace(device, &traceCase);
  }
  arenaFree(&arena);
}

static void testPassesAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 8; ++i)
  {
    char what[260];
    const TraceCase traceCase = {.maxCount = 500,
                                 .rayFlags = i % 2 ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0,
                                 .list = i % 4 < 2 ? LIST_NONE : LIST_SUBSET,
                                 .rayCount = i % 4 < 2 ? 0 : 1600,
                                 .hasCount = i != 0,
                                 .count = i < 4 ? 400 : 4, /* 4: each subgroup asks for rays once, and finds no more */
                                 .materials = i % 5,
                                 .hint = i >= 6 ? RAYSORT_BVH_TRACE_SHUFFLED : RAYSORT_BVH_TRACE_INCOHERENT,
                                 .streams = i == 4 || i == 5};
    RaysortContext context = contextOf(device, &traceCase);
    RaysortBvhTraceInfo info = placeTrace(device, 0, &traceCase, 0);
    RaysortBuffer scratch = hasScratch(&traceCase) ? info.scratch : info.hits; /* or there is none */
    RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
    if (!hasScratch(&traceCase))
      scratch.size = 0;
    describeTrace(&traceCase, what, sizeof(what));
    assert_int_equal(raysortPlanBvhTrace(context, &info, &count, passes), VK_SUCCESS);
    if (hasScratch(&traceCase))
      passes[1].workgroups[0] = 1; /* of more, who takes which ray is open, and so how often the counter is added to */
    arenaRunPassesAlone(&arena, context, passes, count, scratch, what);
    expectTrace(device, &info);
    if (traceCase.list == LIST_NONE && traceCase.hasCount) /* hits past the count */
      arenaMayLose(&arena, info.hits, traceCase.count * sizeof(RaysortBvhHit), VK_WHOLE_SIZE);
    arenaCompare(&arena, what);
  }
}

/* ---- trace, sort, dispatch; then the next bounce of those that hit ---- */

#define JOINED_MATERIALS 6u

typedef struct Joined
{
  RaysortBvhTraceInfo first, second;
  PlacedSort sort;
  RaysortBuffer visits;
  VkPipelineLayout layout;
  VkPipeline pipeline;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES + 3];
  uint32_t passCount;
} Joined;

/* The sort takes the hits as they are, with the trace's own list and count. */
static void placeJoined(TestDevice *device, const TraceCase *traceCase, Joined *joined)
{
  RaysortSortInfo *sort = &joined->sort.info;
  joined->first = placeTrace(device, 1, traceCase, 1 << 20);
  joined->sort.context = device->context;
  sort->maxCount = traceCase->maxCount;
  sort->materialCount = JOINED_MATERIALS;
  sort->workgroupSize = 64;
  sort->rayCount = joined->first.rayCount;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  sort->materialIdMap.stride = sizeof(RaysortBvhHit);
  sort->materialIdMap.buffer = joined->first.hits;
  sort->materialIdMap.offset = offsetof(RaysortBvhHit, material);
  sort->list = joined->first.list;
  sort->count = joined->first.count;
  assert_int_equal(raysortGetSortLayout(device->context, sort, &joined->sort.layout), VK_SUCCESS);
  sort->newToOldPixelMap = arenaTake(&arena, "map", joined->sort.layout.newToOldPixelMapSize, 4);
  sort->ranges = arenaTake(&arena, "ranges", joined->sort.layout.rangesSize, 16);
  sort->scratch = arenaTake(&arena, "scratch", joined->sort.layout.scratchSize, 16);
  joined->second = joined->first;
  joined->second.rayFlags = RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT;
  joined->second.rayCount = raysOf(traceCase);
  joined->second.hits = arenaTake(&arena, "second hits", joined->first.hits.size, 16);
  joined->second.list = sort->newToOldPixelMap;
  joined->second.count = raysortSortGetLive(&sort->ranges);
  joined->visits = arenaTake(&arena, "visits", (VkDeviceSize)raysOf(traceCase) * 8, 4);
}

static void planJoined(TestDevice *device, Joined *joined)
{
  const uint32_t constants[3] = {64, 1, 1}, room = (uint32_t)COUNT_OF(joined->passes);
  VkDeviceAddress address = arena.memory.address + joined->visits.offset;
  RaysortDispatchInfo dispatch;
  RaysortPass *pass;
  uint32_t count = room;
  joined->layout = gpuPipelineLayout(&device->gpu);
  joined->pipeline =
      gpuPipeline(&device->gpu, joined->layout, "build/shaders/tests/dispatch/visit_address.spv", constants, 3);
  assert_int_equal(raysortPlanBvhTrace(device->context, &joined->first, &count, joined->passes), VK_SUCCESS);
  joined->passCount = count;
  count = room - joined->passCount;
  assert_int_equal(raysortPlanSort(device->context, &joined->sort.info, &count, joined->passes + joined->passCount),
                   VK_SUCCESS);
  joined->passCount += count;
  memset(&dispatch, 0, sizeof(dispatch));
  dispatch.sort = &joined->sort.info;
  dispatch.layout = joined->layout;
  dispatch.pushOffset = 64; /* of visit_address.comp */
  dispatch.uberPipeline = joined->pipeline;
  pass = joined->passes + joined->passCount;
  count = room - joined->passCount;
  assert_int_equal(raysortPlanDispatch(device->context, &dispatch, &count, pass), VK_SUCCESS);
  assert_int_equal(raysortAppendAccess(device->context, pass, RAYSORT_RESOURCE_CALLER, &joined->visits,
                                       VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT),
                   VK_SUCCESS);
  pass->accesses[pass->accessCount - 1].address = address;
  assert_int_equal(raysortAppendPush(device->context, pass, &address, sizeof(address)), VK_SUCCESS);
  joined->passCount += count;
  count = room - joined->passCount;
  assert_int_equal(raysortPlanBvhTrace(device->context, &joined->second, &count, joined->passes + joined->passCount),
                   VK_SUCCESS);
  joined->passCount += count;
}

static void expectJoined(TestDevice *device, const Joined *joined)
{
  RaysortRanges ranges;
  expectTrace(device, &joined->first);
  expectSort(&arena, &joined->sort);
  memcpy(&ranges, arenaImage(&arena, joined->sort.info.ranges), sizeof(ranges));
  assert_true(ranges.live > joined->first.maxCount / 8 && ranges.tail > ranges.count / 9);
  for (uint32_t i = 0; i < ranges.live; ++i)
  {
    const uint32_t ray = ((const uint32_t *)arenaImage(&arena, joined->sort.info.newToOldPixelMap))[i];
    uint32_t *words = (uint32_t *)arenaImage(&arena, joined->visits) + 2 * (size_t)ray;
    ++words[0];
    words[1] = RAYSORT_ALL_MATERIALS << 8 | 1;
  }
  expectTrace(device, &joined->second);
}

/* In one list, without a barrier by hand. */
static void testJoined(void **state)
{
  static const TraceCase cases[] = {
      {.maxCount = 3000, .materials = GEOMETRIES},
      {.maxCount = 3000, .hasCount = 1, .count = 1777},
      {.maxCount = 2000, .list = LIST_SUBSET, .rayCount = 6100, .hasCount = 1, .count = 1500, .materials = GEOMETRIES},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * COUNT_OF(cases); ++i)
  {
    char what[260];
    Joined joined;
    memset(&joined, 0, sizeof(joined));
    describeTrace(&cases[i / 2], what, sizeof(what));
    placeJoined(device, &cases[i / 2], &joined);
    planJoined(device, &joined);
    if (i % 2) /* and each of the single passes */
      arenaRunPassesAlone(&arena, device->context, joined.passes, joined.passCount, joined.sort.info.scratch, what);
    else
      arenaRunPasses(&arena, device->context, joined.passes, joined.passCount);
    expectJoined(device, &joined);
    if (i % 2)
    {
      loseOfSort(&arena, &joined.sort);
      if (cases[i / 2].list == LIST_NONE && cases[i / 2].hasCount)
        arenaMayLose(&arena, joined.first.hits, cases[i / 2].count * sizeof(RaysortBvhHit), VK_WHOLE_SIZE);
    }
    arenaCompare(&arena, what);
    vkDestroyPipeline(device->gpu.device, joined.pipeline, NULL);
    vkDestroyPipelineLayout(device->gpu.device, joined.layout, NULL);
  }
}

/* ---- two levels ---- */

typedef struct LevelsCase
{
  uint32_t rayFlags, excludeMask, stride, materials, streams, withBase, hint, idBytes;
} LevelsCase;

/* A case that is placed: structures, rays, hits. */
typedef struct LevelsRun
{
  TestDevice *device;
  RaysortContext context;
  RaysortBvhTraceInfo info;
  RaysortBvhHostHooks hooks;
  unsigned char *bvh; /* of the level, in the image */
  uint32_t hits, unlike;
} LevelsRun;

/* What the host says of a ray. Any hit may be another one than the device's, which must be one of the ray's. */
static RaysortBvhHit hostLevelsHit(const LevelsRun *run, const RaysortBvhRay *ray, const RaysortBvhHit *found)
{
  const RaysortBvhTraceInfo *info = &run->info;
  const uint32_t flags = info->rayFlags & ~RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  RaysortBvhHit hit;
  uint32_t record;
  VkBool32 isHit = raysortBvhTraceOnHost(run->bvh, ray, flags, &run->hooks, &hit);
  while (isHit && info->rayFlags != flags &&
         (hit.t != found->t || hit.primitive != found->primitive || hit.instance != found->instance ||
          hit.geometry != found->geometry))
    isHit = raysortBvhTraceNextOnHost(run->bvh, ray, flags, &run->hooks, &hit, &hit);
  record = hit.material + hit.geometry * (info->geometryStride ? info->geometryStride : 1);
  if (!isHit)
  {
    hit.material = MISS;
    for (uint32_t k = 0; k < 3; ++k) /* at an instance that is nowhere */
      if (!(fabsf(ray->origin[k]) <= RAYSORT_BVH_MAX_RAY) || !(fabsf(ray->direction[k]) <= RAYSORT_BVH_MAX_RAY))
        hit.material = DEAD;
  }
  else
    hit.material = materialOfRecord(info, record, &hit);
  return hit;
}

/* Puts what the host says into the image. A GPU may treat numbers below 2^-126 in its own way: its hits are counted. */
static void expectLevels(LevelsRun *run)
{
  RaysortBvhHit *hits = (RaysortBvhHit *)arenaImage(&arena, run->info.hits);
  const RaysortBvhHit *found = (const RaysortBvhHit *)arenaFound(&arena, run->info.hits);
  const RaysortBvhRay *rays = (const RaysortBvhRay *)arenaImage(&arena, run->info.rays);
  for (uint32_t i = 0; i < run->info.maxCount; ++i)
  {
    hits[i] = hostLevelsHit(run, &rays[i], &found[i]);
    run->hits += (hits[i].flags & RAYSORT_BVH_HIT_BIT) != 0;
    if (!run->device->gpu.isCpu && memcmp(&hits[i], &found[i], sizeof(hits[i])) != 0)
    {
      hits[i] = found[i];
      ++run->unlike;
    }
  }
}

/* The references as addresses, as a build with base 0 leaves them. */
static void makeAddresses(unsigned char *bvh, uint64_t base)
{
  const RaysortBvhHeader header = bvhHeader(bvh);
  for (uint32_t i = 0; i < header.primitiveCount; ++i)
  {
    unsigned char *record = bvh + 16 * (size_t)header.records + 128 * (size_t)i;
    uint64_t reference;
    memcpy(&reference, record + 48, 8);
    reference += base;
    memcpy(record + 48, &reference, 8);
  }
}

static void placeLevels(LevelsRun *run, Levels *levels, const LevelsCase *levelsCase, uint32_t poison)
{
  RaysortBvhTraceInfo *info = &run->info;
  RaysortBvhTraceLayout layout;
  Random random = {levelsCase->rayFlags + 3};
  assert_int_equal(raysortGetBvhTraceLayout(run->context, info, &layout), VK_SUCCESS);
  arenaBegin(&arena, run->device, arenaCapacity(levels->size + layout.raysSize + layout.hitsSize + 8192, 9), poison);
  const RaysortBuffer all = arenaTake(&arena, "structures", levels->size, 256);
  unsigned char *memory = (unsigned char *)arenaImage(&arena, all);
  const uint64_t base = arena.memory.address + all.offset;
  memcpy(memory, levels->memory, levels->size);
  run->bvh = memory + levels->offsets[LEVELS_BELOW];
  info->bvh = all;
  info->bvh.offset += levels->offsets[LEVELS_BELOW];
  info->bvh.size = bvhHeader(run->bvh).sizeLow;
  info->rays = arenaTake(&arena, "rays", layout.raysSize, layout.alignment);
  info->hits = arenaTake(&arena, "hits", layout.hitsSize, layout.alignment);
  info->base = levelsCase->withBase ? base : 0;
  if (levelsCase->materials)
  {
    uint32_t table[64];
    for (uint32_t i = 0; i < 64; ++i)
      table[i] = levelsCase->idBytes ? i * 7 : 1000 + i;
    info->materials = arenaTakeWords(&arena, "materials", table, 64);
  }
  if (levelsCase->idBytes)
    placeIds(info, levelsCase->idBytes);
  if (levelsCase->streams || levelsCase->hint == RAYSORT_BVH_TRACE_SHUFFLED)
  {
    info->scratch = arenaTake(&arena, "scratch", layout.scratchSize, 4);
    arenaIgnore(&arena, info->scratch, layout.scratchSize);
  }
  if (!levelsCase->withBase)
    makeAddresses(run->bvh, base);
  run->hooks = levelsHooks(levels, levelsCase->excludeMask);
  run->hooks.procedural = NULL;
  /* pointers in place of addresses: on the host both kinds of references count from here */
  run->hooks.base = levelsCase->withBase ? (const void *)memory : (const void *)((uintptr_t)memory - (uintptr_t)base);
  RaysortBvhRay *rays = (RaysortBvhRay *)arenaImage(&arena, info->rays);
  for (uint32_t i = 0; i < info->maxCount; ++i)
    rays[i] = levelsRay(levels, i, &random);
}

static void runLevels(TestDevice *device, Levels *levels, const LevelsCase *levelsCase, uint32_t poison)
{
  RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
  LevelsRun run;
  memset(&run, 0, sizeof(run));
  run.device = device;
  run.context = levelsCase->streams ? longContext(device) : device->context;
  /* One subgroup may take all rays of a stream, and lavapipe ends it after 65,535 steps: 1500 were too many for four
   * threads. */
  run.info.maxCount = levelsCase->streams ? 500 : 1500;
  run.info.hint = levelsCase->hint;
  run.info.levels = 2;
  run.info.rayFlags = levelsCase->rayFlags;
  run.info.excludeMask = levelsCase->excludeMask;
  run.info.geometryStride = levelsCase->stride;
  run.info.missMaterial = MISS;
  run.info.deadMaterial = DEAD;
  placeLevels(&run, levels, levelsCase, poison);
  assert_int_equal(raysortPlanBvhTrace(run.context, &run.info, &count, passes), VK_SUCCESS);
  assert_int_equal(count, (run.info.scratch.size ? 2 : 1) + (levelsCase->idBytes != 0));
  if (levelsCase->streams && passes[1].workgroups[0] > levelsCase->streams)
    passes[1].workgroups[0] = levelsCase->streams;
  arenaRunPasses(&arena, run.context, passes, count);
  expectLevels(&run);
  arenaCompare(&arena, "two levels");
  assert_true(run.hits > run.info.maxCount / 10);
  assert_true(run.unlike <= run.info.maxCount / 100);
}

static void testLevels(void **state)
{
  static const LevelsCase cases[] = {{0, 0, 0, 0, 0, 1, 0, 0},
                                     {0, 0, 1, 1, 0, 0, 0, 0},
                                     {RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, 0x0f, 255, 0, 0, 1, 0, 0},
                                     {RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT, 0xc3, 2, 0, 0, 1, 0, 0},
                                     {0, 0, 7, 1, 3, 1, 0, 0},
                                     {RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, 0x50, 0, 0, 2, 0, 0, 0},
                                     {RAYSORT_BVH_RAY_CULL_OPAQUE_BIT, 0, 3, 0, 40, 1, 0, 0},
                                     {0, 0, 1, 1, 0, 0, RAYSORT_BVH_TRACE_SHUFFLED, 0},
                                     {0, 0, 7, 1, 3, 1, RAYSORT_BVH_TRACE_SHUFFLED, 0},
                                     {.stride = 1, .materials = 1, .idBytes = 1},
                                     {.stride = 3, .withBase = 1, .materials = 0, .idBytes = 2},
                                     {.stride = 0, .materials = 1, .streams = 3, .idBytes = 4}};
  TestDevice *device = (TestDevice *)*state;
  Random random = {77};
  Levels levels;
  levelsMake(&levels, 70, LEVELS_BAD, &random);
  for (uint32_t i = 0; i < 70; ++i) /* offsets that the table has, mostly */
  {
    unsigned char *bvh = levels.memory + levels.offsets[LEVELS_BELOW];
    unsigned char *word = bvh + 16 * (size_t)bvhHeader(bvh).records + 128 * (size_t)i + 60;
    uint32_t value;
    memcpy(&value, word, 4);
    value = (value & 0xff000000u) | (i % 10 == 0 ? value & 0xffffffu : i % 60);
    if (levels.below[i] != LEVELS_BELOW)
      memcpy(word, &value, 4);
  }
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runLevels(device, &levels, &cases[i], i % 2);
  levelsFree(&levels);
}

static int setup(void **state)
{
  makeScene();
  return openTestDevice(state);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  freeScene();
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      LONG_TEST(testCounts),
      LONG_TEST(testMaterials),
      cmocka_unit_test(testPrimitiveMaterials),
      LONG_TEST(testFlags),
      LONG_TEST(testEmpty),
      LONG_TEST(testCountsOnTheDevice),
      LONG_TEST(testLists),
      LONG_TEST(testFold),
      cmocka_unit_test(testPassesAlone),
      LONG_TEST(testJoined),
      cmocka_unit_test(testStreams),
      cmocka_unit_test(testLevels),
      cmocka_unit_test(testStreamsOfTheDead),
      LONG_TEST(testShuffled),
      LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_trace", tests, setup, teardown);
}
