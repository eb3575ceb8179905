/* test_gpu_gather.c - records by a map against the CPU: strides, alignments, counts from host and GPU, bad entries.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct GatherCase
{
  uint32_t maxCount, sourceCount, stride;
  uint32_t alignments; /* bit 0: the source begins at a multiple of 16, bit 1: the destination does */
  uint32_t hasCount, count;
  uint32_t badEntries; /* one in so many map entries is past the source; 0: none */
} GatherCase;

typedef struct PlacedGather
{
  RaysortContext context;
  RaysortGatherInfo info;
} PlacedGather;

static Arena arena; /* grows with the cases, freed at the end */

static void fillMap(const GatherCase *gatherCase, uint32_t *map)
{
  static const uint32_t bad[] = {0, 1, 0x7fffffffu, 0x80000000u, 0xffffffffu};
  const uint32_t sourceCount = gatherCase->sourceCount ? gatherCase->sourceCount : gatherCase->maxCount;
  uint32_t random = gatherCase->maxCount + gatherCase->stride;
  for (uint32_t i = 0; i < gatherCase->maxCount; ++i)
  {
    map[i] = testRandom(&random) % sourceCount;
    if (gatherCase->badEntries && testRandom(&random) % gatherCase->badEntries == 0)
      map[i] = i % 5 < 2 ? sourceCount + bad[i % 5] : bad[i % 5];
  }
}

static void placeGather(TestDevice *device, uint32_t poison, const GatherCase *gatherCase, PlacedGather *placed)
{
  RaysortGatherInfo *info = &placed->info;
  RaysortGatherLayout layout;
  uint32_t random = gatherCase->stride;
  memset(placed, 0, sizeof(*placed));
  placed->context = device->context;
  info->maxCount = gatherCase->maxCount;
  info->sourceCount = gatherCase->sourceCount;
  info->stride = gatherCase->stride;
  assert_int_equal(raysortGetGatherLayout(device->context, info, &layout), VK_SUCCESS);
  arenaBegin(&arena, device, arenaCapacity(layout.mapSize + layout.sourceSize + layout.destinationSize + 4, 4), poison);
  info->map = arenaTake(&arena, "map", layout.mapSize, 4);
  info->source = arenaTake(&arena, "source", layout.sourceSize, gatherCase->alignments & 1 ? 16 : 4);
  info->destination = arenaTake(&arena, "destination", layout.destinationSize, gatherCase->alignments & 2 ? 16 : 4);
  if (gatherCase->hasCount)
    info->count = arenaTakeWords(&arena, "count", &gatherCase->count, 1);
  fillMap(gatherCase, (uint32_t *)arenaImage(&arena, info->map));
  uint32_t *words = (uint32_t *)arenaImage(&arena, info->source);
  for (VkDeviceSize i = 0; i < layout.sourceSize / 4; ++i)
    words[i] = testRandom(&random);
}

static void expectGather(const GatherCase *gatherCase, const PlacedGather *placed)
{
  const RaysortGatherInfo *info = &placed->info;
  const int isLess = gatherCase->hasCount && gatherCase->count < gatherCase->maxCount;
  referenceGather(info, isLess ? gatherCase->count : gatherCase->maxCount,
                  (const uint32_t *)arenaImage(&arena, info->map), arenaImage(&arena, info->source),
                  arenaImage(&arena, info->destination));
}

static void recordGather(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedGather *placed = (const PlacedGather *)user;
  if (raysortCmdGather(placed->context, commandBuffer, &placed->info) != VK_SUCCESS)
    fail_msg("raysortCmdGather: %s", owner->device->message);
}

static void describeGather(const GatherCase *gatherCase, char *text, size_t size)
{
  snprintf(text, size,
           "gather: maxCount %" PRIu32 ", source %" PRIu32 ", stride %" PRIu32 ", alignments %" PRIu32
           ", count on the GPU: %" PRIu32 ", 0x%" PRIx32 ", bad entries %" PRIu32,
           gatherCase->maxCount, gatherCase->sourceCount, gatherCase->stride, gatherCase->alignments,
           gatherCase->hasCount, gatherCase->count, gatherCase->badEntries);
}

static void runGather(TestDevice *device, GatherCase gatherCase)
{
  char what[200];
  describeGather(&gatherCase, what, sizeof(what));
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
  {
    PlacedGather placed;
    placeGather(device, poison, &gatherCase, &placed);
    arenaRun(&arena, recordGather, &placed);
    expectGather(&gatherCase, &placed);
    arenaCompare(&arena, what);
  }
}

static void testStrides(void **state)
{
  static const uint32_t strides[] = {4, 8, 12, 16, 20, 32, 48, 64, 100, 128, 256, 512, 520, 1024, 2048, 4100, 65536};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < sizeof(strides) / sizeof(strides[0]); ++i)
    for (uint32_t alignments = 0; alignments < 4; ++alignments)
    {
      const uint32_t count = 400000 / strides[i] + 3;
      GatherCase gatherCase = {count < 3000 ? count : 3000, 0, strides[i], alignments, 0, 0, alignments * 3};
      runGather(device, gatherCase);
    }
}

static void testCounts(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 127, 128, 129, 511, 512, 513, 1023, 1024, 1025, 9999};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < sizeof(counts) / sizeof(counts[0]); ++i)
    for (uint32_t form = 0; form < 3; ++form)
    {
      GatherCase gatherCase = {counts[i], form ? 1 + counts[i] / 2 * form : 0, form == 2 ? 32 : 12, 3, form, 100,
                               i % 4};
      runGather(device, gatherCase);
      gatherCase.count = form == 1 ? counts[i] + 1 : 0xffffffffu;
      runGather(device, gatherCase);
    }
}

/* More tiles than workgroups: a workgroup takes several. */
static void testManyTiles(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  GatherCase small = {9000000, 5000, 4, 0, 1, 8999999, 100};
  GatherCase vectors = {2300, 3, 16384, 3, 0, 0, 7};
  runGather(device, vectors);
  if (testLevel() > 1)
    runGather(device, small);
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, 1 << 20))
  {
    print_message("gather: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 10; ++i)
  {
    GatherCase gatherCase = {4000, 3000, i % 2 ? 32 : 20, 3, 0, 0, 9};
    arenaPutBoundary(&arena, 3001 + i * 20000);
    runGather(device, gatherCase);
  }
  arenaFree(&arena);
}

static void testPassAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 4; ++i)
  {
    char what[200];
    GatherCase gatherCase = {700, i < 2 ? 0 : 900, i % 2 ? 48 : 36, 3, i > 1, 800, 11};
    uint32_t passCount = RAYSORT_GATHER_MAX_PASSES;
    RaysortBuffer noScratch;
    RaysortPass pass;
    PlacedGather placed;
    memset(&noScratch, 0, sizeof(noScratch));
    describeGather(&gatherCase, what, sizeof(what));
    placeGather(device, 0, &gatherCase, &placed);
    assert_int_equal(raysortPlanGather(device->context, &placed.info, &passCount, &pass), VK_SUCCESS);
    arenaRunPassesAlone(&arena, device->context, &pass, passCount, noScratch, what);
    expectGather(&gatherCase, &placed);
    arenaCompare(&arena, what);
  }
}

/* Sort, then the records in the order of the map, with the number of live rays from the sort: one list of passes. */
static void recordSorted(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedGather *placed = (const PlacedGather *)user;
  const RaysortSortInfo *sort = (const RaysortSortInfo *)(const void *)(placed + 1);
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES + RAYSORT_GATHER_MAX_PASSES];
  uint32_t sorted = RAYSORT_SORT_MAX_PASSES, gathered = RAYSORT_GATHER_MAX_PASSES;
  if (raysortPlanSort(placed->context, sort, &sorted, passes) != VK_SUCCESS ||
      raysortPlanGather(placed->context, &placed->info, &gathered, passes + sorted) != VK_SUCCESS ||
      raysortCmdPasses(placed->context, commandBuffer, sorted + gathered, passes, NULL) != VK_SUCCESS)
    fail_msg("sort and gather: %s", owner->device->message);
}

static void testAfterSort(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  SortCase sortCase;
  struct
  {
    PlacedGather gather;
    RaysortSortInfo sort;
  } user;
  PlacedSort sorted;
  memset(&user, 0, sizeof(user));
  memset(&sortCase, 0, sizeof(sortCase));
  sortCase.maxCount = 5000;
  sortCase.materialCount = 7;
  sortCase.distribution = DISTRIBUTION_WITH_VOID;
  sortCase.room = arenaCapacity(2 * 5000 * 32, 2);
  placeSort(&arena, device, device->context, 0, &sortCase, &sorted);
  user.sort = sorted.info;
  user.gather.context = device->context;
  user.gather.info.maxCount = sortCase.maxCount;
  user.gather.info.stride = 32;
  user.gather.info.map = sorted.info.newToOldPixelMap;
  user.gather.info.count = raysortSortGetLive(&sorted.info.ranges);
  user.gather.info.source = arenaTake(&arena, "source", 5000 * 32, 16);
  user.gather.info.destination = arenaTake(&arena, "destination", 5000 * 32, 16);
  uint32_t *words = (uint32_t *)arenaImage(&arena, user.gather.info.source);
  for (uint32_t i = 0; i < 5000 * 8; ++i)
    words[i] = i * 2654435761u;
  arenaRun(&arena, recordSorted, &user);
  expectSort(&arena, &sorted);
  referenceGather(&user.gather.info, ((const RaysortRanges *)arenaImage(&arena, sorted.info.ranges))->live,
                  (const uint32_t *)arenaImage(&arena, sorted.info.newToOldPixelMap), words,
                  arenaImage(&arena, user.gather.info.destination));
  arenaCompare(&arena, "sort and gather");
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testStrides),   cmocka_unit_test(testCounts),    cmocka_unit_test(testManyTiles),
      cmocka_unit_test(testPassAlone), cmocka_unit_test(testAfterSort), cmocka_unit_test(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_gather", tests, openTestDevice, teardown);
}
