/* test_gpu_sdf_trace.c - the trace pass of distance fields: hits of the reference, with materials, and nothing else
 * written; lists, counts, folds; joined with a sort.
 * SPDX-License-Identifier: MIT
 *
 * The field comes from the host. A device rounds as it likes: a hit may differ from the reference's by a tolerance, and
 * one in a hundred (a ray that grazes a shell) by more. */
#include "gpu.h"

#include <inttypes.h>
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sdf_rays.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define MISS            7u /* materials; the table holds others */
#define DEAD            9u
#define UNKNOWN         8u
#define MOST_MATERIALS  1100u

typedef struct TraceCase
{
  SdfCaseKind kind;
  uint32_t maxCount, rayFlags;
  ListKind list;
  uint32_t rayCount; /* with a list; 0: maxCount */
  uint32_t hasCount, count;
  uint32_t materials; /* words of the table; 0: none */
  uint32_t first, cascades;
  uint32_t maxSteps;
  uint32_t fold; /* workgroups on x; 0: as planned */
} TraceCase;

static Arena arena;
static SdfCase cases[SDF_CASE_COUNT];

static int isDead(uint32_t ray)
{
  return ray % 9 == 4;
}

/* Every ninth ray is dead, each in one of eight ways. */
static void fillRays(const SdfCase *test, RaysortSdfRay *rays, uint32_t count)
{
  Random random = {testSeed(count + 3)};
  for (uint32_t i = 0; i < count; ++i)
  {
    rays[i] = sdfRay(test, i % SDF_RAY_KINDS, &random);
    if (!isDead(i))
      continue;
    if (i % 8 == 0)
      rays[i].tMin = rays[i].tMax + 1e30f;
    else if (i % 8 == 1)
      memset(rays[i].direction, 0, sizeof(rays[i].direction));
    else if (i % 8 == 2)
      rays[i].origin[1] = NAN;
    else if (i % 8 == 3)
      rays[i].tMin = INFINITY;
    else if (i % 8 == 4)
      rays[i].tMin = -1, rays[i].tMax = -0.0f;
    else if (i % 8 == 5)
      rays[i].tMin = -4, rays[i].tMax = -1;
    else if (i % 8 == 6)
      rays[i].origin[2] = ldexpf(1.5f, 60);
    else
      for (uint32_t k = 0; k < 3; ++k)
        rays[i].direction[k] *= ldexpf(1, -32);
  }
}

static uint32_t raysOf(const TraceCase *traceCase)
{
  return traceCase->list != LIST_NONE && traceCase->rayCount ? traceCase->rayCount : traceCase->maxCount;
}

static void describe(const TraceCase *traceCase, char *text, size_t size)
{
  snprintf(text, size,
           "sdf trace of %s: %" PRIu32 " entries, flags %" PRIx32 ", list %s, rays %" PRIu32 ", count %" PRIu32
           " %" PRIu32 ", materials %" PRIu32 ", cascades %" PRIu32 " %" PRIu32 ", steps %" PRIu32 ", fold %" PRIu32,
           cases[traceCase->kind].name, traceCase->maxCount, traceCase->rayFlags, listKindName(traceCase->list),
           traceCase->rayCount, traceCase->hasCount, traceCase->count, traceCase->materials, traceCase->first,
           traceCase->cascades, traceCase->maxSteps, traceCase->fold);
}

static RaysortSdfTraceInfo infoOf(const TraceCase *traceCase)
{
  const SdfField *field = &cases[traceCase->kind].field;
  RaysortSdfTraceInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf = field->info;
  info.sdf.brickCapacity = field->header->brickCapacity;
  info.maxCount = traceCase->maxCount;
  info.rayFlags = traceCase->rayFlags;
  info.firstCascade = traceCase->first;
  info.cascadeCount = traceCase->cascades;
  info.maxSteps = traceCase->maxSteps;
  info.missMaterial = MISS;
  info.deadMaterial = DEAD;
  info.unknownMaterial = UNKNOWN;
  if (traceCase->list != LIST_NONE)
  {
    info.rayCount = traceCase->rayCount;
    info.list.size = (VkDeviceSize)traceCase->maxCount * 4;
  }
  return info;
}

static uint32_t materialAt(uint32_t id)
{
  return id * 5 % 6;
}

/* Takes all buffers of the case from a new arena with `room` bytes more, and writes the inputs into its image. */
static RaysortSdfTraceInfo place(TestDevice *device, uint32_t poison, const TraceCase *traceCase, VkDeviceSize room)
{
  const SdfCase *test = &cases[traceCase->kind];
  RaysortSdfTraceInfo info = infoOf(traceCase);
  RaysortSdfTraceLayout layout;
  assert_int_equal(raysortGetSdfTraceLayout(device->context, &info, &layout), VK_SUCCESS);
  arenaBegin(&arena, device,
             arenaCapacity(test->field.size + layout.raysSize + layout.hitsSize + layout.listSize + room, 20), poison);
  info.field = arenaTake(&arena, "field", test->field.size, 256);
  memcpy(arenaImage(&arena, info.field), test->field.memory, test->field.size);
  info.rays = arenaTake(&arena, "rays", layout.raysSize, layout.alignment);
  fillRays(test, (RaysortSdfRay *)arenaImage(&arena, info.rays), raysOf(traceCase));
  info.hits = arenaTake(&arena, "hits", layout.hitsSize, layout.alignment);
  if (traceCase->list != LIST_NONE)
  {
    info.list = arenaTake(&arena, "list", layout.listSize, 4);
    generateList(traceCase->list, raysOf(traceCase), traceCase->maxCount, 3, (uint32_t *)arenaImage(&arena, info.list));
  }
  if (traceCase->hasCount)
    info.count = arenaTakeWords(&arena, "count", &traceCase->count, 1);
  if (traceCase->materials)
  {
    uint32_t table[MOST_MATERIALS];
    assert_true(traceCase->materials <= MOST_MATERIALS);
    for (uint32_t i = 0; i < traceCase->materials; ++i)
      table[i] = materialAt(i);
    info.materials = arenaTakeWords(&arena, "materials", table, traceCase->materials);
  }
  return info;
}

static uint32_t materialOf(const RaysortSdfTraceInfo *info, uint32_t ray, const RaysortSdfHit *hit)
{
  const uint32_t count = (uint32_t)(info->materials.size / 4);
  const uint32_t id = hit->id == RAYSORT_SDF_NONE ? 0 : hit->id;
  if (isDead(ray))
    return DEAD;
  if (!(hit->flags & RAYSORT_SDF_HIT_BIT))
    return hit->flags & RAYSORT_SDF_INCOMPLETE_BIT ? UNKNOWN : MISS;
  return count == 0 ? id : id < count ? materialAt(id) : MISS;
}

typedef struct Tally
{
  uint32_t entries, hits, astray, unknown;
} Tally;

/* Writes the hit of one ray into the image: what was found, if it is like the reference's. */
static void expectHit(const TraceCase *traceCase, const RaysortSdfTraceInfo *info, uint32_t ray, Tally *tally)
{
  const SdfCase *test = &cases[traceCase->kind];
  const uint32_t all = test->field.info.cascadeCount;
  const RaysortSdfRay *from = (const RaysortSdfRay *)arenaImage(&arena, info->rays) + ray;
  const RaysortSdfHit *found = (const RaysortSdfHit *)arenaFound(&arena, info->hits) + ray;
  RaysortSdfHit hit = isDead(ray) ? *found
                                  : sdfTrace(&test->field, from, info->rayFlags, info->firstCascade,
                                             info->cascadeCount ? info->cascadeCount : all - info->firstCascade);
  const double slack = 2e-3 * (double)test->field.info.voxelSizes[0];
  if (isDead(ray))
    assert_true(!(found->flags & 0xffffu) && found->brick == RAYSORT_SDF_NONE && found->id == RAYSORT_SDF_NONE);
  ++tally->entries;
  tally->hits += (found->flags & RAYSORT_SDF_HIT_BIT) != 0;
  tally->unknown += found->material == UNKNOWN && traceCase->materials;
  if (!info->maxSteps)
    tally->astray += (found->flags & 0xffffu) != (hit.flags & 0xffffu) ||
                     !(fabs((double)found->tShell - (double)hit.tShell) <= slack + 1e-6 * (double)hit.tShell);
  hit = *found;
  hit.material = materialOf(info, ray, &hit);
  memcpy((RaysortSdfHit *)arenaImage(&arena, info->hits) + ray, &hit, sizeof(hit));
}

/* List and count are those of the image. */
static Tally expect(const TraceCase *traceCase, const RaysortSdfTraceInfo *info)
{
  const uint32_t rays = raysOf(traceCase);
  const uint32_t *list = info->list.size ? (const uint32_t *)arenaImage(&arena, info->list) : NULL;
  uint32_t entries = info->maxCount;
  Tally tally = {0, 0, 0, 0};
  if (info->count.size && *(const uint32_t *)arenaImage(&arena, info->count) < entries)
    entries = *(const uint32_t *)arenaImage(&arena, info->count);
  for (uint32_t i = 0; i < entries; ++i)
    if ((list ? list[i] : i) < rays)
      expectHit(traceCase, info, list ? list[i] : i, &tally);
  assert_true(tally.astray <= 2 + entries / 60);
  return tally;
}

static Tally runOnce(TestDevice *device, uint32_t poison, const TraceCase *traceCase)
{
  char what[300];
  Tally tally;
  RaysortPass pass;
  uint32_t count = 1;
  describe(traceCase, what, sizeof(what));
  const RaysortSdfTraceInfo info = place(device, poison, traceCase, 0);
  assert_int_equal(raysortPlanSdfTrace(device->context, &info, &count, &pass), VK_SUCCESS);
  assert_int_equal(count, traceCase->maxCount != 0);
  if (traceCase->fold && count)
  {
    pass.workgroups[1] = (pass.workgroups[0] + traceCase->fold - 1) / traceCase->fold;
    pass.workgroups[0] = traceCase->fold;
  }
  arenaRunPasses(&arena, device->context, &pass, count);
  tally = expect(traceCase, &info);
  arenaCompare(&arena, what);
  return tally;
}

static Tally run(TestDevice *device, const TraceCase *traceCase)
{
  runOnce(device, 1, traceCase);
  return runOnce(device, 0, traceCase);
}

static void testCounts(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 63, 64, 65, 1000, 2049};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const TraceCase traceCase = {.maxCount = counts[i], .materials = MOST_MATERIALS};
    const Tally tally = run((TestDevice *)*state, &traceCase);
    assert_int_equal(tally.entries, counts[i]);
    assert_true(counts[i] < 1000 || (tally.hits > counts[i] / 3 && tally.hits < counts[i] / 9 * 8));
  }
}

/* Tables of several lengths, some too short: ids past them; fields without ids; unknown voxels; flags; ranges. */
static void testMaterials(void **state)
{
  static const TraceCase some[] = {
      {.maxCount = 600},
      {.maxCount = 600, .materials = 1},
      {.maxCount = 600, .materials = 300},
      {.kind = SDF_CASE_COARSE, .maxCount = 600, .materials = 2},
      {.kind = SDF_CASE_COARSE, .maxCount = 600},
      {.kind = SDF_CASE_COARSE, .maxCount = 600, .rayFlags = RAYSORT_SDF_RAY_ANY_BIT},
      {.kind = SDF_CASE_EMPTY, .maxCount = 600, .materials = 2},
      {.kind = SDF_CASE_ASTRAY, .maxCount = 900, .materials = 2, .first = 1},
      {.kind = SDF_CASE_ASTRAY, .maxCount = 900, .materials = 2, .first = 2, .cascades = 1},
      {.kind = SDF_CASE_NESTED, .maxCount = 900, .rayFlags = RAYSORT_SDF_RAY_OUTWARD_BIT},
      {.maxCount = 600, .materials = 300, .rayFlags = RAYSORT_SDF_RAY_ANY_BIT},
      {.maxCount = 600, .materials = 300, .rayFlags = RAYSORT_SDF_RAY_START_HITS_BIT},
      {.maxCount = 600, .materials = 300, .rayFlags = RAYSORT_SDF_RAY_START_EXACT_BIT},
  };
  const TraceCase unknown = {.kind = SDF_CASE_ASTRAY, .maxCount = 900, .materials = 2, .cascades = 1};
  const TraceCase tired = {.kind = SDF_CASE_NESTED, .maxCount = 900, .materials = 2, .maxSteps = 2};
  for (uint32_t i = 0; i < COUNT_OF(some); ++i)
    run((TestDevice *)*state, &some[i]);
  assert_true(run((TestDevice *)*state, &unknown).unknown > 90);
  assert_true(run((TestDevice *)*state, &tired).unknown > 300);
}

static void testCountsOnTheDevice(void **state)
{
  static const uint32_t counts[] = {0, 1, 64, 499, 500, 501, 0x80000000u, 0xffffffffu};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    const TraceCase traceCase = {.maxCount = 500, .hasCount = 1, .count = counts[i], .materials = 6};
    assert_int_equal(run((TestDevice *)*state, &traceCase).entries, counts[i] < 500 ? counts[i] : 500);
  }
}

/* Hits are indexed by ray; those of rays that are not in the list keep their words. */
static void testLists(void **state)
{
  for (uint32_t kind = LIST_NONE + 1; kind < LIST_KIND_COUNT; ++kind)
    for (uint32_t i = 0; i < 3; ++i)
    {
      const TraceCase traceCase = {.maxCount = 500,
                                   .list = (ListKind)kind,
                                   .rayCount = i == 0 ? 0 : 900,
                                   .hasCount = i >= 1,
                                   .count = i == 2 ? 333 : 5000,
                                   .materials = i};
      run((TestDevice *)*state, &traceCase);
    }
}

/* Workgroups past the limit on x, as if it were 1, 3 or 7. */
static void testFold(void **state)
{
  static const uint32_t folds[] = {1, 3, 7};
  for (uint32_t i = 0; i < COUNT_OF(folds); ++i)
  {
    const TraceCase traceCase = {.maxCount = 900, .fold = folds[i], .hasCount = i == 2, .count = 777};
    run((TestDevice *)*state, &traceCase);
  }
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const SdfField *field = &cases[SDF_CASE_SOLIDS].field;
  const TraceCase traceCase = {.maxCount = 600, .list = LIST_PERMUTATION, .materials = MOST_MATERIALS};
  const size_t brick = 256 * (size_t)field->header->bricksOffset, id = 256 * (size_t)field->header->idsOffset;
  const size_t places[] = {600, brick - 1000000, brick + 512 * 99, id + 256 * 77 + 8, field->size + 6000};
  if (!arenaCross4GiB(&arena, device, 8 << 20))
  {
    print_message("# no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < COUNT_OF(places); ++i) /* in the header, a map, bricks, ids, the rays */
  {
    arenaPutBoundary(&arena, places[i]);
    run(device, &traceCase);
  }
  arenaFree(&arena);
}

/* With all except the declared bytes poisoned. */
static void testPassAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 3; ++i)
  {
    char what[300];
    const TraceCase traceCase = {.maxCount = 300,
                                 .rayFlags = i % 2 ? RAYSORT_SDF_RAY_ANY_BIT : 0,
                                 .list = i < 2 ? LIST_NONE : LIST_SUBSET,
                                 .rayCount = i < 2 ? 0 : 1000,
                                 .hasCount = i != 0,
                                 .count = 222,
                                 .materials = i * 500};
    RaysortSdfTraceInfo info = place(device, 0, &traceCase, 0);
    RaysortBuffer scratch = info.hits; /* there is none */
    RaysortPass pass;
    uint32_t count = 1;
    scratch.size = 0;
    describe(&traceCase, what, sizeof(what));
    assert_int_equal(raysortPlanSdfTrace(device->context, &info, &count, &pass), VK_SUCCESS);
    arenaRunPassesAlone(&arena, device->context, &pass, count, scratch, what);
    expect(&traceCase, &info);
    if (traceCase.list == LIST_NONE && traceCase.hasCount) /* hits past the count */
      arenaMayLose(&arena, info.hits, traceCase.count * sizeof(RaysortSdfHit), VK_WHOLE_SIZE);
    arenaCompare(&arena, what);
  }
}

/* The sort takes the hits as they are, with the trace's own list and count. */
static void testSorted(void **state)
{
  static const TraceCase some[] = {
      {.maxCount = 2000, .materials = MOST_MATERIALS},
      {.maxCount = 1000, .list = LIST_SUBSET, .rayCount = 3100, .hasCount = 1, .count = 900, .materials = 500},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(some); ++i)
  {
    RaysortPass passes[RAYSORT_SORT_MAX_PASSES + 1];
    uint32_t count = 1, sorts = RAYSORT_SORT_MAX_PASSES;
    PlacedSort placed;
    RaysortSortInfo *sort = &placed.info;
    char what[300];
    describe(&some[i], what, sizeof(what));
    const RaysortSdfTraceInfo info = place(device, 1, &some[i], 1 << 20);
    memset(&placed, 0, sizeof(placed));
    placed.context = device->context;
    sort->maxCount = some[i].maxCount;
    sort->materialCount = 7; /* 7: a miss is stray, and so is a dead ray */
    sort->workgroupSize = 64;
    sort->rayCount = info.rayCount;
    sort->materialIdMap.type = RAYSORT_ID_UINT32;
    sort->materialIdMap.stride = sizeof(RaysortSdfHit);
    sort->materialIdMap.buffer = info.hits;
    sort->materialIdMap.offset = offsetof(RaysortSdfHit, material);
    sort->list = info.list;
    sort->count = info.count;
    assert_int_equal(raysortGetSortLayout(device->context, sort, &placed.layout), VK_SUCCESS);
    sort->newToOldPixelMap = arenaTake(&arena, "map", placed.layout.newToOldPixelMapSize, 4);
    sort->ranges = arenaTake(&arena, "ranges", placed.layout.rangesSize, 16);
    sort->scratch = arenaTake(&arena, "scratch", placed.layout.scratchSize, 16);
    assert_int_equal(raysortPlanSdfTrace(device->context, &info, &count, passes), VK_SUCCESS);
    assert_int_equal(raysortPlanSort(device->context, sort, &sorts, passes + 1), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, passes, count + sorts);
    expect(&some[i], &info);
    expectSort(&arena, &placed);
    arenaCompare(&arena, what);
  }
}

static int setup(void **state)
{
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    cases[i] = sdfCase((SdfCaseKind)i);
  return openTestDevice(state);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  for (uint32_t i = 0; i < SDF_CASE_COUNT; ++i)
    sdfCaseFree(&cases[i]);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testCounts),
      cmocka_unit_test(testMaterials),
      LONG_TEST(testCountsOnTheDevice),
      cmocka_unit_test(testLists),
      LONG_TEST(testFold),
      cmocka_unit_test(testPassAlone),
      LONG_TEST(testSorted),
      LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_trace", tests, setup, teardown);
}
