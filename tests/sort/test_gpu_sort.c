/* test_gpu_sort.c - the material sort against the CPU: every byte of every output, whatever ids, list and count hold.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define ALL_FLAGS       (RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT)

static Arena arena; /* grows with the cases, freed at the end */

static const IdForm forms[] = {
    {"uint8", RAYSORT_ID_UINT8, 0, 0, 0, 16},
    {"uint16", RAYSORT_ID_UINT16, 0, 0, 0, 16},
    {"uint32", RAYSORT_ID_UINT32, 0, 0, 0, 16},
    {"uint8 at 32", RAYSORT_ID_UINT8, 0, 0, 0, 32},
    {"uint8 at 1", RAYSORT_ID_UINT8, 0, 0, 0, 1},
    {"uint8 at 2", RAYSORT_ID_UINT8, 0, 0, 0, 2},
    {"uint8 at 4", RAYSORT_ID_UINT8, 0, 0, 0, 4},
    {"uint8 at 8", RAYSORT_ID_UINT8, 0, 0, 0, 8},
    {"uint16 at 2", RAYSORT_ID_UINT16, 0, 0, 0, 2},
    {"uint16 at 8", RAYSORT_ID_UINT16, 0, 0, 0, 8},
    {"uint32 at 4", RAYSORT_ID_UINT32, 0, 0, 0, 4},
    {"uint32 at 8", RAYSORT_ID_UINT32, 0, 0, 0, 8},
    {"uint8 every 1", RAYSORT_ID_UINT8, 1, 0, 0, 1},
    {"uint8 every 3", RAYSORT_ID_UINT8, 3, 0, 0, 1},
    {"uint8 every 64", RAYSORT_ID_UINT8, 64, 0, 0, 1},
    {"uint8 every 256", RAYSORT_ID_UINT8, 256, 0, 0, 16},
    {"uint16 every 6", RAYSORT_ID_UINT16, 6, 0, 0, 2},
    {"uint16 every 250", RAYSORT_ID_UINT16, 250, 0, 0, 2},
    {"uint32 every 4", RAYSORT_ID_UINT32, 4, 0, 0, 4},
    {"uint32 every 12", RAYSORT_ID_UINT32, 12, 0, 0, 4},
    {"uint32 every 256", RAYSORT_ID_UINT32, 256, 0, 0, 4},
    {"uint32 bits 0-6", RAYSORT_ID_UINT32, 0, 0, 7, 16},
    {"uint32 bits 25-31", RAYSORT_ID_UINT32, 0, 25, 7, 16},
    {"uint32 bit 31", RAYSORT_ID_UINT32, 0, 31, 1, 16},
    {"uint32 bit 0", RAYSORT_ID_UINT32, 0, 0, 1, 4},
    {"uint32 all 32 bits", RAYSORT_ID_UINT32, 0, 0, 32, 16},
    {"uint32 from bit 12", RAYSORT_ID_UINT32, 0, 12, 0, 16},
    {"uint32 bits 8-23 every 16", RAYSORT_ID_UINT32, 16, 8, 16, 4},
    {"uint16 bits 9-15", RAYSORT_ID_UINT16, 0, 9, 7, 16},
    {"uint16 bits 3-12 at 2", RAYSORT_ID_UINT16, 0, 3, 10, 2},
    {"uint16 bit 15 every 10", RAYSORT_ID_UINT16, 10, 15, 1, 2},
    {"uint16 all 16 bits", RAYSORT_ID_UINT16, 0, 0, 16, 16},
    {"uint8 bits 1-7", RAYSORT_ID_UINT8, 0, 1, 7, 16},
    {"uint8 bit 7", RAYSORT_ID_UINT8, 0, 7, 1, 16},
    {"uint8 from bit 3 every 5", RAYSORT_ID_UINT8, 5, 3, 0, 1},
};

static const uint32_t materialCounts[] = {1,  2,  7,   8,   9,   15,  16,  17,  31,   32,   33,    63,
                                          64, 65, 127, 128, 255, 256, 257, 300, 1000, 4096, 65535, 65536};

static const uint32_t groupSizes[] = {0, 1, 32, 64, 100, 128};

/* A sort of uniform packed 32-bit ids; the seed makes each case another one. */
static SortCase simpleCase(uint32_t maxCount, uint32_t materialCount)
{
  SortCase sortCase;
  memset(&sortCase, 0, sizeof(sortCase));
  sortCase.maxCount = maxCount;
  sortCase.materialCount = materialCount;
  sortCase.seed = maxCount * 31 + materialCount;
  return sortCase;
}

/* ---- one thing at a time ---- */

/* formCount: packed ids of 8, 16 and 32 bits, or the first of these. */
static void runCounts(TestDevice *device, RaysortContext context, uint32_t formCount, const uint32_t *counts,
                      size_t countCount)
{
  for (uint32_t i = 0; i < countCount; ++i)
    for (uint32_t k = 0; k < 2; ++k)
    {
      SortCase sortCase = simpleCase(counts[i], k ? 300 : 8);
      sortCase.form = k ? NULL : &forms[i % formCount];
      sortCase.distribution = i % 3 ? DISTRIBUTION_WITH_VOID : DISTRIBUTION_UNIFORM;
      sortCase.workgroupSize = groupSizes[i % COUNT_OF(groupSizes)];
      sortCase.flags = i % 4;
      sortCase.inverse = i % 5 == 0;
      runSort(&arena, device, context, &sortCase);
    }
}

static void testCounts(void **state)
{
  static const uint32_t counts[] = {0,   1,   2,   3,    4,    15,   16,   17,   31,   32,   33,   63,
                                    64,  65,  127, 128,  129,  255,  256,  257,  400,  1023, 1024, 1025,
                                    511, 513, 999, 2047, 2048, 2049, 4095, 4096, 4097, 8191, 8192, 8193};
  TestDevice *device = (TestDevice *)*state;
  runCounts(device, device->context, 3, counts, COUNT_OF(counts));
}

static void testTileEdges(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t tile = largestTile(device, device->context);
  const uint32_t counts[] = {tile - 1, tile, tile + 1, 3 * tile - 1, 3 * tile, 3 * tile + 1, 7 * tile + 5};
  runCounts(device, device->context, 3, counts, COUNT_OF(counts));
}

static void testMaterials(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materialCounts); ++i)
    for (uint32_t k = 0; k < 2; ++k)
    {
      SortCase sortCase = simpleCase(2 * largestTile(device, device->context) + 77, materialCounts[i]);
      sortCase.distribution = k ? DISTRIBUTION_STRAY : (Distribution)(i % DISTRIBUTION_STRAY);
      sortCase.flags = k ? ALL_FLAGS : 0;
      sortCase.workgroupSize = k ? 64 : 1;
      runSort(&arena, device, device->context, &sortCase);
    }
}

static void testDistributions(void **state)
{
  static const uint32_t materials[] = {1, 8, 100, 256, 4096};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t distribution = 0; distribution < DISTRIBUTION_COUNT; ++distribution)
    for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
    {
      SortCase sortCase = simpleCase(largestTile(device, device->context) + 1000, materials[i]);
      sortCase.distribution = (Distribution)distribution;
      sortCase.flags = (distribution + i) % 4;
      sortCase.inverse = (distribution + i) % 3 == 0;
      runSort(&arena, device, device->context, &sortCase);
    }
}

static void testIdForms(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(forms); ++i)
    for (uint32_t k = 0; k < 2; ++k)
    {
      SortCase sortCase = simpleCase(largestTile(device, device->context) + 33 + i, k ? 300 : 1 + i % 8);
      sortCase.form = &forms[i];
      sortCase.distribution = i % 2 ? DISTRIBUTION_STRAY : DISTRIBUTION_WITH_VOID;
      sortCase.list = k ? LIST_PERMUTATION : LIST_NONE;
      sortCase.flags = i % 4;
      runSort(&arena, device, device->context, &sortCase);
    }
}

static void testGpuCount(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t most = 2 * largestTile(device, device->context) + 100;
  const uint32_t counts[] = {0,
                             1,
                             31,
                             largestTile(device, device->context),
                             largestTile(device, device->context) + 1,
                             most - 1,
                             most,
                             most + 1,
                             0x7fffffff,
                             0x80000000u,
                             0xffffffffu};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
    for (uint32_t k = 0; k < 2; ++k)
    {
      SortCase sortCase = simpleCase(most, k ? 1000 : 20);
      sortCase.form = &forms[k ? 1 : 0];
      sortCase.distribution = DISTRIBUTION_WITH_VOID;
      sortCase.hasCount = 1;
      sortCase.count = counts[i];
      sortCase.flags = (i + k) % 4;
      sortCase.list = i % 2 ? LIST_SUBSET : LIST_NONE;
      sortCase.idCount = i % 2 ? 3 * most : 0;
      sortCase.inverse = i % 3 == 0;
      runSort(&arena, device, device->context, &sortCase);
    }
}

static void testLists(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t kind = LIST_PERMUTATION; kind < LIST_KIND_COUNT; ++kind)
    for (uint32_t k = 0; k < 6; ++k)
    {
      SortCase sortCase = simpleCase(largestTile(device, device->context) + 500 * k + 1, k % 2 ? 700 : 12);
      sortCase.form = &forms[(kind * 6 + k) % COUNT_OF(forms)];
      sortCase.distribution = k % 3 ? DISTRIBUTION_STRAY : DISTRIBUTION_UNIFORM;
      sortCase.list = (ListKind)kind;
      sortCase.seed = kind * 6 + k;
      sortCase.idCount = kind == LIST_PERMUTATION ? 0 : sortCase.maxCount * 2 + k;
      sortCase.flags = k % 4;
      sortCase.inverse = kind != LIST_DUPLICATES && k >= 2;
      runSort(&arena, device, device->context, &sortCase);
    }
}

static void testGroups(void **state)
{
  static const uint32_t folds[] = {0, 1, 3, 64, 65535};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(groupSizes); ++i)
    for (uint32_t k = 0; k < COUNT_OF(folds); ++k)
    {
      SortCase sortCase = simpleCase(3000, k % 2 ? 5 : 290);
      sortCase.distribution = DISTRIBUTION_ZIPF;
      sortCase.workgroupSize = groupSizes[i];
      sortCase.maxGroupsX = folds[k];
      runSort(&arena, device, device->context, &sortCase);
    }
  SortCase folded = simpleCase(200001, 3); /* 65,535 groups on x: all that the least device has */
  folded.form = &forms[0];
  folded.distribution = DISTRIBUTION_ONE;
  folded.maxGroupsX = 65535;
  runSort(&arena, device, device->context, &folded);
}

/* ---- all things at once ---- */

static uint32_t pick(uint32_t *random, const uint32_t *from, size_t count)
{
  return from[testRandom(random) % count];
}

static SortCase randomCase(const TestDevice *device, uint32_t seed)
{
  static const uint32_t folds[] = {0, 0, 2, 7, 1000};
  uint32_t random = seed;
  uint32_t largest = 5 * largestTile(device, device->context);
  SortCase sortCase = simpleCase(1 + testRandom(&random) % largest, 1);
  if (testRandom(&random) % 2)
    sortCase.maxCount = 1 + (sortCase.maxCount - 1) % 600;
  sortCase.materialCount = testRandom(&random) % 2 ? pick(&random, materialCounts, COUNT_OF(materialCounts))
                                                   : 1 + (testRandom(&random) & ((2u << testRandom(&random) % 16) - 1));
  sortCase.seed = seed;
  sortCase.form = &forms[testRandom(&random) % COUNT_OF(forms)];
  sortCase.distribution = (Distribution)(testRandom(&random) % DISTRIBUTION_COUNT);
  sortCase.workgroupSize = pick(&random, groupSizes, COUNT_OF(groupSizes));
  sortCase.maxGroupsX = pick(&random, folds, COUNT_OF(folds));
  sortCase.flags = testRandom(&random) % 4;
  sortCase.list = testRandom(&random) % 2 ? (ListKind)(testRandom(&random) % LIST_KIND_COUNT) : LIST_NONE;
  sortCase.idCount = sortCase.maxCount + testRandom(&random) % 1000;
  if (sortCase.list == LIST_DUPLICATES)
    sortCase.idCount = 1 + testRandom(&random) % sortCase.idCount;
  sortCase.inverse = sortCase.list != LIST_DUPLICATES && testRandom(&random) % 2;
  sortCase.hasCount = testRandom(&random) % 2;
  sortCase.count = testRandom(&random) % (sortCase.maxCount + sortCase.maxCount / 4 + 2);
  return sortCase;
}

static void testRandomCases(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t caseCount = testLevel() < 2 ? 200 : 3000;
  for (uint32_t i = 0; i < caseCount; ++i)
  {
    SortCase sortCase = randomCase(device, 1000 + i);
    runSort(&arena, device, device->context, &sortCase);
  }
}

/* ---- the smallest device ---- */

static void testShortDevice(void **state)
{
  static const uint32_t counts[] = {0, 33, 2049, 6145, 1, 400, 2047, 2048, 4096};
  TestDevice *device = (TestDevice *)*state;
  RaysortContext context = shortContext(device);
  const int isLong = testLevel() > 1; /* a software device takes three seconds to compile each of its kernels */
  assert_true(largestTile(device, context) <= largestTile(device, device->context));
  runCounts(device, context, isLong ? 3 : 2, counts, isLong ? COUNT_OF(counts) : 4);
  for (uint32_t i = 0; i < COUNT_OF(materialCounts); i += isLong ? 2 : 7)
  {
    SortCase sortCase = simpleCase(largestTile(device, context) + 1234, materialCounts[i]);
    sortCase.distribution = DISTRIBUTION_STRAY;
    sortCase.flags = ALL_FLAGS;
    runSort(&arena, device, context, &sortCase);
  }
  for (uint32_t i = 0; i < (isLong ? 30 : 3); ++i)
  {
    SortCase sortCase = randomCase(device, 5000 + i);
    runSort(&arena, device, context, &sortCase);
  }
}

/* ---- few registers ---- */

/* Each form of ids has a kernel for each class of digits. Level 1 has ids of 8 and 16 bits in one class, and of 32 bits
 * in all. */
static void testShortSegments(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RaysortContext context = fewContext(device);
  const uint32_t most = largestTile(device, context);
  const uint32_t counts[] = {0, 1, 15, 16, 17, 400, most / 2 - 1, most / 2, most / 2 + 1, most, most + 1, 3 * most + 1};
  const int isLong = testLevel() > 1;
  runCounts(device, context, isLong ? 3 : 2, counts, COUNT_OF(counts));
  for (uint32_t i = 0; i < COUNT_OF(materialCounts); ++i)
  {
    SortCase sortCase = simpleCase(2 * most + 1234, materialCounts[i]);
    sortCase.distribution = DISTRIBUTION_STRAY;
    sortCase.flags = i % 3 ? ALL_FLAGS : 0;
    sortCase.inverse = i % 2;
    runSort(&arena, device, context, &sortCase);
  }
  for (uint32_t i = 0; i < (isLong ? 100 : 12); ++i)
  {
    SortCase sortCase = randomCase(device, 7000 + i);
    if (!isLong)
      sortCase.form = NULL;
    runSort(&arena, device, context, &sortCase);
  }
}

/* The scatter sums the rows of a small table in shared memory: a row for each digit and two for the tail. Digits of 8
 * bits have 131 to 258 rows. If the sums run over, the driver's order of the shared arrays decides for which numbers of
 * rows the result is wrong. So all are tried, in two orders. */
static void testSummedDigits(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RaysortContext contexts[] = {device->context, fewContext(device), reversedContext(device)};
  for (uint32_t i = 0; i < COUNT_OF(contexts); ++i)
    for (uint32_t materials = 129; materials <= 257; ++materials)
    {
      SortCase sortCase = simpleCase(1000, materials < 257 ? materials : 40000);
      sortCase.distribution = DISTRIBUTION_STRAY;
      runSort(&arena, device, contexts[i], &sortCase);
    }
}

/* ---- the seed's example ---- */

static void seedIds(uint32_t ids[400])
{
  static const uint32_t runs[][3] = {{8, 7, 7}, {9, 7, 8}, {10, 6, 9}, {11, 6, 10}, {12, 5, 11}, {13, 5, 12}};
  for (uint32_t i = 0; i < 400; ++i)
    ids[i] = i / 20 >= 2 && i / 20 <= 8 && i % 20 >= 12 && i % 20 <= 16 ? 0 : 7;
  for (uint32_t i = 0; i < COUNT_OF(runs); ++i) /* row, first and last column */
    for (uint32_t column = runs[i][1]; column <= runs[i][2]; ++column)
      ids[runs[i][0] * 20 + column] = 1;
}

static void recordOne(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedSort *placed = (const PlacedSort *)user;
  if (raysortCmdSort(placed->context, commandBuffer, &placed->info) != VK_SUCCESS)
    fail_msg("raysortCmdSort: %s", owner->device->message);
}

static void testSeedExample(void **state)
{
  static const uint32_t offsets[9] = {0, 35, 62, 62, 62, 62, 62, 62, 400};
  static const uint32_t totals[8] = {35, 27, 0, 0, 0, 0, 0, 338};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t form = 0; form < 3; ++form)
  {
    SortCase sortCase = simpleCase(400, 8);
    uint32_t ids[400];
    PlacedSort placed;
    sortCase.form = &forms[form];
    placeSort(&arena, device, device->context, 1, &sortCase, &placed);
    seedIds(ids);
    storeIds(&placed.info.materialIdMap, ids, 400, arenaImage(&arena, placed.info.materialIdMap.buffer));
    arenaRun(&arena, recordOne, &placed);
    expectSort(&arena, &placed);
    arenaCompare(&arena, "the seed's 20x20 example");
    const uint8_t *ranges = (const uint8_t *)arenaFound(&arena, placed.info.ranges);
    const uint32_t *counted = (const uint32_t *)(const void *)(ranges + placed.layout.countedMaterialsOffset);
    assert_memory_equal(ranges + placed.layout.materialsOffsetsOffset, offsets, sizeof(offsets));
    for (uint32_t m = 0; m < 8; ++m) /* the seed's own table: pixels, 1, 1 */
      assert_true(counted[3 * m] == totals[m] && counted[3 * m + 1] == 1 && counted[3 * m + 2] == 1);
    assert_true(referenceHash((const uint32_t *)arenaFound(&arena, placed.info.newToOldPixelMap), 400) == 0x23922ee5u);
  }
}

/* 15 entries of one digit and one of the tail: the low 4 bits of the tail's digit are those of that digit. */
static void testFifteenAndVoid(void **state)
{
  static const uint32_t cases[][2] = {{8, 0}, {16, 8}, {64, 0}, {256, 128}}; /* materials, id */
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
  {
    SortCase sortCase = simpleCase(16, cases[i][0]);
    uint32_t ids[16];
    PlacedSort placed;
    sortCase.flags = ALL_FLAGS;
    placeSort(&arena, device, device->context, 1, &sortCase, &placed);
    for (uint32_t k = 0; k < 16; ++k)
      ids[k] = cases[i][k / 15 ? 0 : 1];
    storeIds(&placed.info.materialIdMap, ids, 16, arenaImage(&arena, placed.info.materialIdMap.buffer));
    arenaRun(&arena, recordOne, &placed);
    expectSort(&arena, &placed);
    arenaCompare(&arena, "15 entries of a digit and a void one");
  }
}

/* ---- plans ---- */

static uint32_t planSort(const PlacedSort *placed, RaysortPass passes[RAYSORT_SORT_MAX_PASSES])
{
  uint32_t passCount = RAYSORT_SORT_MAX_PASSES;
  assert_int_equal(raysortPlanSort(placed->context, &placed->info, &passCount, passes), VK_SUCCESS);
  assert_true(passCount == placed->layout.passCount);
  return passCount;
}

static void runAlone(TestDevice *device, RaysortContext context, const SortCase *sortCase)
{
  char what[512];
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  PlacedSort placed;
  describeSort(sortCase, what, sizeof(what));
  placeSort(&arena, device, context, 1, sortCase, &placed);
  uint32_t passCount = planSort(&placed, passes);
  arenaRunPassesAlone(&arena, context, passes, passCount, placed.info.scratch, what);
  expectSort(&arena, &placed);
  loseOfSort(&arena, &placed);
  arenaCompare(&arena, what);
}

static void testPassesAlone(void **state)
{
  static const uint32_t materials[] = {8, 100, 256, 300, 65536};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
  {
    SortCase plain = simpleCase(2 * largestTile(device, device->context) + 9, materials[i]);
    plain.form = &forms[i % 3];
    plain.distribution = DISTRIBUTION_WITH_VOID;
    plain.inverse = 1;
    runAlone(device, device->context, &plain);
    SortCase full = plain;
    full.distribution = DISTRIBUTION_STRAY;
    full.list = LIST_PAST_END;
    full.idCount = 3 * full.maxCount;
    full.flags = ALL_FLAGS;
    full.hasCount = 1;
    full.count = largestTile(device, device->context) + 3; /* columns of the table that are never written */
    runAlone(device, device->context, &full);
  }
  for (uint32_t i = 0; i < 20; ++i)
  {
    SortCase sortCase = randomCase(device, 9000 + i);
    runAlone(device, testLevel() < 2 || i % 4 ? device->context : shortContext(device), &sortCase);
  }
}

/* One plan, recorded three times, only a barrier between: scratch needs no cleaning, outputs may be written over. */
static void recordThrice(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedSort *placed = (const PlacedSort *)user;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t passCount = planSort(placed, passes);
  (void)owner;
  for (uint32_t i = 0; i < 3; ++i)
  {
    gpuBarrier(commandBuffer);
    assert_int_equal(raysortCmdPasses(placed->context, commandBuffer, passCount, passes, NULL), VK_SUCCESS);
  }
}

static void testAgain(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 4; ++i)
  {
    SortCase sortCase = simpleCase(30000, i % 2 ? 20 : 2000);
    PlacedSort placed;
    sortCase.inverse = 1;
    sortCase.flags = i;
    placeSort(&arena, device, device->context, i & 1, &sortCase, &placed);
    arenaRun(&arena, recordThrice, &placed);
    expectSort(&arena, &placed);
    arenaCompare(&arena, "a plan recorded three times");
  }
}

#define FIRST_QUERY 3 /* not 0: the pool may hold other queries too */

typedef struct TimedSort
{
  PlacedSort placed;
  VkQueryPool pool;
  RaysortTimestamps timestamps;
} TimedSort;

static void recordTimed(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  TimedSort *timed = (TimedSort *)user;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t passCount = planSort(&timed->placed, passes);
  (void)owner;
  vkCmdResetQueryPool(commandBuffer, timed->pool, 0, FIRST_QUERY + 2 * RAYSORT_SORT_MAX_PASSES);
  assert_int_equal(raysortCmdPasses(timed->placed.context, commandBuffer, passCount, passes, &timed->timestamps),
                   VK_SUCCESS);
}

/* Two queries a pass, as far as they go; a queue without timestamps is reported, and none are written. */
static void testTimestamps(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  Gpu *gpu = &device->gpu;
  SortCase sortCase = simpleCase(9999, 300);
  for (uint32_t given = 0; given < 2; ++given)
  {
    TimedSort timed;
    uint64_t ticks[2 * RAYSORT_SORT_MAX_PASSES];
    placeSort(&arena, device, device->context, given, &sortCase, &timed.placed);
    uint32_t passCount = timed.placed.layout.passCount;
    timed.pool = gpuQueries(gpu, FIRST_QUERY + 2 * RAYSORT_SORT_MAX_PASSES);
    timed.timestamps.pool = timed.pool;
    timed.timestamps.first = FIRST_QUERY;
    timed.timestamps.count = given ? 5 : 2 * RAYSORT_SORT_MAX_PASSES;
    timed.timestamps.queueFamily = gpu->queueFamily;
    timed.timestamps.written = 99;
    arenaRun(&arena, recordTimed, &timed);
    assert_true(timed.timestamps.written == (!gpu->timestampBits ? 0 : given ? 4 : 2 * passCount));
    assert_true(device->messageCount == (gpu->timestampBits ? 0 : 1));
    device->messageCount = 0;
    if (gpu->timestampBits)
      assert_int_equal(vkGetQueryPoolResults(gpu->device, timed.pool, FIRST_QUERY, timed.timestamps.written,
                                             sizeof(ticks), ticks, 8, VK_QUERY_RESULT_64_BIT),
                       VK_SUCCESS); /* ready: the queue was waited for */
    expectSort(&arena, &timed.placed);
    arenaCompare(&arena, "a sort with timestamps");
    vkDestroyQueryPool(gpu->device, timed.pool, NULL);
  }
}

static void recordSecondary(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  (void)owner;
  vkCmdExecuteCommands(commandBuffer, 1, (const VkCommandBuffer *)user);
}

static void testSecondary(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  SortCase sortCase = simpleCase(12345, 100);
  VkCommandBuffer secondary = VK_NULL_HANDLE;
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  VkCommandBufferInheritanceInfo inheritance = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_INHERITANCE_INFO};
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  PlacedSort placed;
  placeSort(&arena, device, device->context, 0, &sortCase, &placed);
  info.commandPool = device->gpu.commandPool;
  info.level = VK_COMMAND_BUFFER_LEVEL_SECONDARY;
  info.commandBufferCount = 1;
  begin.pInheritanceInfo = &inheritance;
  CHECK(vkAllocateCommandBuffers(device->gpu.device, &info, &secondary));
  CHECK(vkBeginCommandBuffer(secondary, &begin));
  assert_int_equal(raysortCmdSort(device->context, secondary, &placed.info), VK_SUCCESS);
  CHECK(vkEndCommandBuffer(secondary));
  arenaRun(&arena, recordSecondary, &secondary);
  expectSort(&arena, &placed);
  arenaCompare(&arena, "a sort in a secondary command buffer");
  vkFreeCommandBuffers(device->gpu.device, device->gpu.commandPool, 1, &secondary);
}

/* ---- large ---- */

static void testMillion(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  SortCase few = simpleCase(1000000, 16);
  few.form = &forms[0];
  few.distribution = DISTRIBUTION_RUNS;
  runSort(&arena, device, device->context, &few);
  SortCase many = simpleCase(1000003, 5000);
  many.distribution = DISTRIBUTION_ZIPF;
  many.list = LIST_SUBSET;
  many.idCount = 1500000;
  many.hasCount = 1;
  many.count = 999999;
  many.inverse = 1;
  many.flags = ALL_FLAGS;
  runSort(&arena, device, device->context, &many);
}

/* Each buffer in turn, more or less, crosses a multiple of 4 GiB of device address. */
static void testAcross4GiB(void **state)
{
  const VkDeviceSize capacity = (VkDeviceSize)32 << 20;
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, capacity))
  {
    print_message("sort: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 30; ++i)
  {
    SortCase sortCase = randomCase(device, 7000 + i);
    uint32_t random = i + 1;
    arenaPutBoundary(&arena, testRandom(&random) % (sortCase.maxCount * (i % 2 ? 16 : 4)));
    runSort(&arena, device, device->context, &sortCase);
  }
  arenaFree(&arena);
}

/* Packed ids, no list: the kernel computes addresses in NewToOldPixelMap, from which it first subtracts a place in the
 * tile. The multiple of 4 GiB is at 15 places in the map, because a lost borrow shows only near the first slots of a
 * material. */
static void testMapAcross4GiB(void **state)
{
  static const uint32_t materials[] = {3, 60, 200};
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, (VkDeviceSize)8 << 20))
  {
    print_message("sort: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
    for (uint32_t k = 1; k < 16; ++k)
    {
      PlacedSort placed;
      SortCase sortCase = simpleCase(3 * largestTile(device, device->context) + 5, materials[i]);
      sortCase.form = &forms[i % 3];
      placeSort(&arena, device, device->context, 0, &sortCase, &placed);
      const uint8_t *map = (const uint8_t *)arenaImage(&arena, placed.info.newToOldPixelMap);
      arenaPutBoundary(&arena, (VkDeviceSize)(map - arena.image) + placed.layout.newToOldPixelMapSize / 16 * k / 4 * 4);
      runSortOnce(&arena, device, device->context, k & 1, &sortCase);
    }
  arenaFree(&arena);
}

/* Sizes at which chunks grow by a tile, in each class of digits and for pairs. And counts on the GPU that need as many
 * chunks as there are columns, or one less, or one more, in a plan whose chunks have two tiles. With one poison, for it
 * takes millions of entries. */
static void testChunkEdges(void **state)
{
  static const uint32_t materials[] = {8, 40, 200, 300};
  static const uint32_t sizes[] = {1 << 20, 528 * 4096, 2112 * 4096};
  static const uint32_t counts[] = {135 * 4096, 136 * 4096 - 1, 136 * 4096, 136 * 4096 + 1, 137 * 4096 + 1};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
    for (uint32_t k = 0; k < (testLevel() > 1 ? 6 : 2); ++k)
    {
      RaysortContext context = i == 2 && k % 2 ? shortContext(device) : device->context;
      SortCase sortCase = simpleCase(sizes[k / 2] + k % 2, materials[i]);
      sortCase.form = &forms[0];
      sortCase.distribution = DISTRIBUTION_WITH_VOID;
      sortCase.flags = i % 2 ? ALL_FLAGS : 0;
      runSortOnce(&arena, device, context, i & 1, &sortCase);
    }
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i) /* 265 tiles: 133 chunks, 136 columns */
  {
    SortCase sortCase = simpleCase(265 * 4096, 8);
    sortCase.form = &forms[0];
    sortCase.hasCount = 1;
    sortCase.count = counts[i];
    runSortOnce(&arena, device, device->context, i & 1, &sortCase);
  }
}

/* Tables just small enough for the scatter to sum their rows: many columns for many digits, and a count on the GPU that
 * leaves the last columns without chunks. */
static void testSummedRows(void **state)
{
  static const uint32_t materials[] = {12, 64, 200};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
    for (uint32_t k = 0; k < 4; ++k)
    {
      RaysortContext context = k % 2 ? shortContext(device) : device->context;
      SortCase sortCase = simpleCase((k % 2 ? 80 : 160) * largestTile(device, context) - 5, materials[i]);
      sortCase.form = &forms[(i + k) % 3];
      sortCase.distribution = DISTRIBUTION_STRAY;
      sortCase.flags = i % 2 ? ALL_FLAGS & ~(uint32_t)RAYSORT_SORT_STATISTIC_BIT : 0;
      sortCase.hasCount = k > 1;
      sortCase.count = sortCase.maxCount / 16 * 15;
      runSortOnce(&arena, device, context, i & 1, &sortCase);
    }
}

/* Chunks of two tiles, in each class of digits. The second tile of the last chunk is short. The number of materials is
 * that of the digits, so the tail's digit is one more than fits the bits; its slots go on from tile to tile too. 148
 * tiles (or 74 of twice the entries) are more than the 136 (72) columns. */
static void testTwoTiles(void **state)
{
  static const uint32_t materials[] = {8, 16, 64, 256};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
  {
    SortCase sortCase = simpleCase(265 * 4096, materials[i]);
    sortCase.form = &forms[1];
    sortCase.distribution = DISTRIBUTION_STRAY;
    sortCase.flags = ALL_FLAGS;
    sortCase.hasCount = 1;
    sortCase.count = 147 * 4096 + 1;
    runSortOnce(&arena, device, device->context, i & 1, &sortCase);
  }
}

/* Chunks of three tiles, and runs so long that a tile has only some of the digits. The digits that the second tile
 * lacks keep their slots for the third. With only the map, and with its inverse. */
static void testThreeTiles(void **state)
{
  static const uint32_t materials[] = {8, 16, 64, 256};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
  {
    SortCase sortCase =
        simpleCase(529 * (materials[i] == 256 ? largestTile(device, device->context) : 4096), materials[i]);
    sortCase.form = &forms[i % 3];
    sortCase.distribution = DISTRIBUTION_RUNS;
    runSortOnce(&arena, device, device->context, i & 1, &sortCase);
    sortCase.inverse = 1;
    runSortOnce(&arena, device, device->context, i & 1, &sortCase);
  }
}

/* Between two digits of 6 bits a ray and its second digit share a word while there are at most 2^25 rays; with one more
 * they are pairs. */
static void testPackedWords(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2; ++i)
  {
    SortCase sortCase = simpleCase(6000, 4096);
    sortCase.form = &forms[1];
    sortCase.list = LIST_DUPLICATES;
    sortCase.idCount = (1u << 25) + i;
    runSortOnce(&arena, device, device->context, i, &sortCase);
  }
}

static void testThirtyMillion(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (testLevel() < 2)
    return;
  SortCase few = simpleCase(30000000, 8);
  few.form = &forms[0];
  few.distribution = DISTRIBUTION_WITH_VOID;
  runSort(&arena, device, device->context, &few);
  SortCase many = simpleCase(30000000, 65536);
  many.form = &forms[1];
  many.flags = ALL_FLAGS;
  many.inverse = 1;
  runSort(&arena, device, device->context, &many);
}

/* Level 3: the host takes 12 GiB. Ids past 4 GiB of the map: a ray times its stride needs 64 bits. */
static void testIdsPast4GiB(void **state)
{
  static const IdForm far = {"uint32 every 256", RAYSORT_ID_UINT32, 256, 0, 0, 4};
  TestDevice *device = (TestDevice *)*state;
  if (testLevel() < 3)
    return;
  SortCase sortCase = simpleCase(60000, 40);
  sortCase.form = &far;
  sortCase.list = LIST_SUBSET;
  sortCase.idCount = (1u << 24) + (1u << 19);
  sortCase.flags = ALL_FLAGS;
  runSortOnce(&arena, device, device->context, 0, &sortCase);
  arenaFree(&arena);
}

/* Level 3. More than 2^30 slots: the byte offset of the last ones is past 32 bits, with a tail and without. */
static void testBillion(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (testLevel() < 3)
    return;
  for (uint32_t i = 0; i < 2; ++i)
  {
    SortCase sortCase = simpleCase((1u << 30) + 100000, 3);
    sortCase.form = &forms[0];
    sortCase.distribution = DISTRIBUTION_WITH_VOID;
    sortCase.flags = i ? RAYSORT_SORT_TAIL_BIT : 0;
    runSortOnce(&arena, device, device->context, 0, &sortCase);
  }
  arenaFree(&arena);
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testSeedExample),
      cmocka_unit_test(testFifteenAndVoid),
      cmocka_unit_test(testCounts),
      cmocka_unit_test(testTileEdges),
      cmocka_unit_test(testMaterials),
      cmocka_unit_test(testDistributions),
      cmocka_unit_test(testIdForms),
      cmocka_unit_test(testGpuCount),
      cmocka_unit_test(testLists),
      cmocka_unit_test(testGroups),
      cmocka_unit_test(testPassesAlone),
      cmocka_unit_test(testAgain),
      cmocka_unit_test(testTimestamps),
      cmocka_unit_test(testSecondary),
      LONG_TEST(testRandomCases),
      LONG_TEST(testShortDevice),
      LONG_TEST(testShortSegments),
      LONG_TEST(testSummedDigits),
      LONG_TEST(testMillion),
      LONG_TEST(testAcross4GiB),
      LONG_TEST(testMapAcross4GiB),
      LONG_TEST(testChunkEdges),
      LONG_TEST(testSummedRows),
      LONG_TEST(testTwoTiles),
      LONG_TEST(testThreeTiles),
      LONG_TEST(testPackedWords),
      cmocka_unit_test(testThirtyMillion),
      cmocka_unit_test(testIdsPast4GiB),
      cmocka_unit_test(testBillion),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  const int failed = cmocka_run_group_tests_name("gpu_sort, by workgroups", tests, openWideDevice, teardown);
  return failed + cmocka_run_group_tests_name("gpu_sort, entry by entry", tests, openSerialDevice, teardown);
}
