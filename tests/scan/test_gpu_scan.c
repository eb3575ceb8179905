/* test_gpu_scan.c - the prefix sum against the CPU: every length around an edge, in place and not, sums past 32 bits.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define SCAN_TILE 2048 /* words */

typedef enum Values
{
  VALUES_SMALL,
  VALUES_ONES,
  VALUES_LARGEST, /* 0xffffffff: every sum past the second overflows 32 bits */
  VALUES_RANDOM,
  VALUES_ZERO,
  VALUES_LAST_ONLY,
  VALUES_COUNT
} Values;

typedef struct ScanCase
{
  uint32_t count;
  Values values;
  uint32_t isInPlace, hasTotal; /* booleans */
  uint32_t hasLive, live;       /* a boolean, and the count on the GPU */
} ScanCase;

typedef struct PlacedScan
{
  RaysortContext context;
  RaysortScanInfo info;
} PlacedScan;

static Arena arena; /* grows with the cases, freed at the end */

static void fillValues(Values values, uint32_t count, uint32_t *words)
{
  uint32_t random = count + 1;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t word = testRandom(&random);
    if (values == VALUES_SMALL)
      word %= 100;
    else if (values == VALUES_ONES)
      word = 1;
    else if (values == VALUES_LARGEST)
      word = 0xffffffffu;
    else if (values == VALUES_ZERO || (values == VALUES_LAST_ONLY && i + 1 < count))
      word = 0;
    words[i] = word;
  }
}

static void placeScan(TestDevice *device, RaysortContext context, uint32_t poison, const ScanCase *scanCase,
                      PlacedScan *placed)
{
  RaysortScanInfo *info = &placed->info;
  RaysortScanLayout layout;
  memset(placed, 0, sizeof(*placed));
  placed->context = context;
  info->maxCount = scanCase->count;
  assert_int_equal(raysortGetScanLayout(context, info, &layout), VK_SUCCESS);
  assert_true(layout.dataSize == (VkDeviceSize)scanCase->count * 4);
  assert_true(layout.totalSize == 8);
  arenaBegin(&arena, device, arenaCapacity(2 * layout.dataSize + layout.totalSize + layout.scratchSize + 4, 5), poison);
  info->input = arenaTake(&arena, "input", layout.dataSize, 4);
  info->output = scanCase->isInPlace ? info->input : arenaTake(&arena, "output", layout.dataSize, 4);
  if (scanCase->hasTotal)
    info->total = arenaTake(&arena, "total", layout.totalSize, 4);
  if (scanCase->hasLive)
    info->count = arenaTakeWords(&arena, "count", &scanCase->live, 1);
  info->scratch = arenaTake(&arena, "scratch", layout.scratchSize, layout.alignment);
  fillValues(scanCase->values, scanCase->count, (uint32_t *)arenaImage(&arena, info->input));
}

static void expectScan(const PlacedScan *placed)
{
  const RaysortScanInfo *info = &placed->info;
  uint32_t count = info->maxCount;
  if (info->count.buffer && *(const uint32_t *)arenaImage(&arena, info->count) < count)
    count = *(const uint32_t *)arenaImage(&arena, info->count);
  uint64_t total = referenceScan((const uint32_t *)arenaImage(&arena, info->input), count,
                                 (uint32_t *)arenaImage(&arena, info->output));
  if (info->total.buffer)
  {
    uint32_t *words = (uint32_t *)arenaImage(&arena, info->total);
    words[0] = (uint32_t)total;
    words[1] = (uint32_t)(total >> 32);
  }
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

static void recordScan(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedScan *placed = (const PlacedScan *)user;
  if (raysortCmdScan(placed->context, commandBuffer, &placed->info) != VK_SUCCESS)
    fail_msg("raysortCmdScan: %s", owner->device->message);
}

static void describeScan(const ScanCase *scanCase, char *text, size_t size)
{
  snprintf(text, size,
           "scan: count %" PRIu32 ", values %d, %s, total %" PRIu32 ", count on the GPU: %" PRIu32 ", %" PRIu32,
           scanCase->count, (int)scanCase->values, scanCase->isInPlace ? "in place" : "apart", scanCase->hasTotal,
           scanCase->hasLive, scanCase->live);
}

static void runScanOnce(TestDevice *device, RaysortContext context, uint32_t poison, ScanCase scanCase)
{
  char what[160];
  PlacedScan placed;
  describeScan(&scanCase, what, sizeof(what));
  placeScan(device, context, poison, &scanCase, &placed);
  arenaRun(&arena, recordScan, &placed);
  expectScan(&placed);
  arenaCompare(&arena, what);
}

static void runScan(TestDevice *device, RaysortContext context, ScanCase scanCase)
{
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
    runScanOnce(device, context, poison, scanCase);
}

static void testLengths(void **state)
{
  static const uint32_t counts[] = {0,    1,    2,    3,    31,   32,    33,    63,    64,    127,   128,   129,   255,
                                    256,  257,  400,  1023, 1024, 1025,  2047,  2048,  2049,  4095,  4096,  4097,  6143,
                                    6145, 8191, 8192, 8193, 9999, 16383, 16384, 16385, 65535, 65536, 65537, 100003};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < sizeof(counts) / sizeof(counts[0]); ++i)
    for (uint32_t form = 0; form < 4; ++form)
    {
      ScanCase scanCase = {counts[i], (Values)((i + form) % VALUES_COUNT), form & 1, form >> 1, 0, 0};
      runScan(device, device->context, scanCase);
    }
}

/* The words after the count are not written, and not summed. */
static void testGpuCount(void **state)
{
  static const uint32_t lives[] = {0, 1, 2047, 2048, 2049, 9999, 99999, 100000, 100001, 0x80000000u, 0xffffffffu};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < sizeof(lives) / sizeof(lives[0]); ++i)
  {
    ScanCase scanCase = {100000, (Values)(i % VALUES_COUNT), i & 1, 1, 1, lives[i]};
    runScan(device, device->context, scanCase);
    scanCase.count = i * 1000;
    runScan(device, device->context, scanCase);
  }
}

static void testValues(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t values = 0; values < VALUES_COUNT; ++values)
  {
    ScanCase scanCase = {12345, (Values)values, 0, 1, 0, 0};
    runScan(device, device->context, scanCase);
    runScan(device, shortContext(device), scanCase);
  }
}

static void testLarge(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  ScanCase apart = {1000000, VALUES_RANDOM, 0, 1, 0, 0};
  ScanCase inPlace = {1000003, VALUES_LARGEST, 1, 1, 0, 0};
  runScan(device, device->context, apart);
  runScan(device, device->context, inPlace);
  if (testLevel() < 2)
    return;
  ScanCase largest = {30000000, VALUES_LARGEST, 0, 1, 0, 0};
  runScan(device, device->context, largest);
}

/* Around the lengths where chunks grow by a tile: there the last chunks are short or empty. */
static void testChunkEdges(void **state)
{
  static const uint32_t edges[] = {528 * SCAN_TILE, 2112 * SCAN_TILE};
  static const int32_t distances[4] = {-1, 0, 1, 70001};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < (testLevel() > 1 ? 8 : 4); ++i)
  {
    ScanCase scanCase = {(uint32_t)((int64_t)edges[i / 4] + distances[i % 4]), VALUES_RANDOM, i & 1, 1, 0, 0};
    runScan(device, device->context, scanCase);
  }
}

/* 2051 columns: the rows are scanned in two strips, of 2048 columns and of 3. With one poison: it takes millions. */
static void testTwoStrips(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  ScanCase scanCase = {2 * 2050 * SCAN_TILE + 1, VALUES_RANDOM, 1, 1, 0, 0};
  runScanOnce(device, device->context, 1, scanCase);
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, 1 << 20))
  {
    print_message("scan: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 10; ++i)
  {
    ScanCase scanCase = {20000, VALUES_RANDOM, i & 1, 1, 0, 0};
    arenaPutBoundary(&arena, 3001 + i * 16384);
    runScan(device, device->context, scanCase);
  }
  arenaFree(&arena);
}

static void testPassesAlone(void **state)
{
  static const uint32_t counts[] = {0, 1, 2047, 2049, 30000};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * sizeof(counts) / sizeof(counts[0]); ++i)
  {
    char what[160];
    ScanCase scanCase = {counts[i / 2], VALUES_RANDOM, i & 1, i & 1, i >> 1 & 1, 1000};
    RaysortPass passes[RAYSORT_SCAN_MAX_PASSES];
    uint32_t passCount = RAYSORT_SCAN_MAX_PASSES;
    PlacedScan placed;
    describeScan(&scanCase, what, sizeof(what));
    placeScan(device, device->context, 0, &scanCase, &placed);
    assert_int_equal(raysortPlanScan(device->context, &placed.info, &passCount, passes), VK_SUCCESS);
    arenaRunPassesAlone(&arena, device->context, passes, passCount, placed.info.scratch, what);
    expectScan(&placed);
    arenaCompare(&arena, what);
  }
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testLengths), cmocka_unit_test(testValues),   LONG_TEST(testLarge),
      LONG_TEST(testChunkEdges),     LONG_TEST(testTwoStrips),       cmocka_unit_test(testPassesAlone),
      LONG_TEST(testAcross4GiB),     cmocka_unit_test(testGpuCount),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_scan", tests, openTestDevice, teardown);
}
