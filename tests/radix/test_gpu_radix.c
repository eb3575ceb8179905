/* test_gpu_radix.c - the radix sort against the CPU: all types of keys, any bit range, counts from host and GPU.
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

typedef enum Keys
{
  KEYS_RANDOM,
  KEYS_EQUAL,
  KEYS_SORTED,
  KEYS_REVERSED,
  KEYS_FEW,   /* 5 different ones, far apart */
  KEYS_SIGNS, /* zeros, infinities, denormals, the largest and smallest of both signs, their neighbours */
  KEYS_COUNT
} Keys;

typedef struct RadixCase
{
  uint32_t maxCount;
  RaysortKeyType keyType;
  uint32_t firstBit, bitCount;
  Keys keys;
  uint32_t hasCount, count;
  uint32_t vectors; /* of keys[0], keys[1], values[0] and values[1] those whose bit is set begin at a multiple of 16 */
  uint32_t flags;   /* RAYSORT_RADIX_SORT_*_BIT */
} RadixCase;

typedef struct PlacedRadix
{
  RaysortContext context;
  RaysortRadixSortInfo info;
  RaysortRadixSortLayout layout;
} PlacedRadix;

static Arena arena; /* grows with the cases, freed at the end */

static const RadixCase bitRanges[] = {
    {0, RAYSORT_KEY_UINT32, 0, 0, KEYS_RANDOM, 0, 0, 0, 0},   {0, RAYSORT_KEY_UINT32, 0, 32, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT32, 0, 1, KEYS_RANDOM, 0, 0, 0, 0},   {0, RAYSORT_KEY_UINT32, 0, 8, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT32, 31, 1, KEYS_RANDOM, 0, 0, 0, 0},  {0, RAYSORT_KEY_UINT32, 5, 13, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT32, 24, 0, KEYS_RANDOM, 0, 0, 0, 0},  {0, RAYSORT_KEY_UINT32, 3, 4, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT32, 7, 9, KEYS_RANDOM, 0, 0, 0, 0},   {0, RAYSORT_KEY_UINT32, 2, 6, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT64, 0, 0, KEYS_RANDOM, 0, 0, 0, 0},   {0, RAYSORT_KEY_UINT64, 0, 64, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT64, 0, 32, KEYS_RANDOM, 0, 0, 0, 0},  {0, RAYSORT_KEY_UINT64, 32, 32, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT64, 63, 1, KEYS_RANDOM, 0, 0, 0, 0},  {0, RAYSORT_KEY_UINT64, 30, 5, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT64, 20, 24, KEYS_RANDOM, 0, 0, 0, 0}, {0, RAYSORT_KEY_UINT64, 31, 2, KEYS_RANDOM, 0, 0, 0, 0},
    {0, RAYSORT_KEY_UINT64, 1, 0, KEYS_RANDOM, 0, 0, 0, 0},
};

static int isLong(RaysortKeyType type)
{
  return type == RAYSORT_KEY_UINT64 || type == RAYSORT_KEY_INT64 || type == RAYSORT_KEY_FLOAT64;
}

/* A special key: of 32 bits in the high word. */
static uint64_t specialKey(uint32_t number)
{
  static const uint64_t specials[] = {0,
                                      1,
                                      0x0000000100000000u,
                                      0x7f80000000000000u, /* infinity of 32 bits */
                                      0x7ff0000000000000u, /* of 64 */
                                      0x7fffffffffffffffu,
                                      0x3f80000000000000u,
                                      0x0010000000000000u};
  return (specials[number % COUNT_OF(specials)] + number / 16 % 3 - 1) ^ (uint64_t)(number / 8 % 2) << 63;
}

/* values: NULL, if there are only keys. */
static void fillPairs(const RadixCase *radixCase, uint32_t *keys, uint32_t *values)
{
  uint32_t words = isLong(radixCase->keyType) ? 2 : 1;
  uint32_t random = radixCase->maxCount * 977 + radixCase->firstBit * 31 + radixCase->bitCount + 1;
  uint64_t some = testRandom(&random) | (uint64_t)testRandom(&random) << 32;
  for (uint32_t i = 0; i < radixCase->maxCount; ++i)
  {
    uint64_t key = testRandom(&random) | (uint64_t)testRandom(&random) << 32;
    uint64_t step = i * 0x0000012345678901u; /* ascending in both words together, and in the low one for a while */
    if (radixCase->keys == KEYS_EQUAL)
      key = some;
    else if (radixCase->keys == KEYS_SORTED)
      key = words == 2 ? step : i;
    else if (radixCase->keys == KEYS_REVERSED)
      key = ~(words == 2 ? step : i);
    else if (radixCase->keys == KEYS_FEW)
      key = (key % 5) * 0x3333333333333333u;
    else if (radixCase->keys == KEYS_SIGNS)
      key = words == 2 ? specialKey((uint32_t)key) : specialKey((uint32_t)key) >> 32;
    keys[words * (size_t)i] = (uint32_t)key;
    if (words == 2)
      keys[2 * (size_t)i + 1] = (uint32_t)(key >> 32);
    if (values)
      values[i] = testRandom(&random);
  }
}

static uint32_t *imageOf(RaysortBuffer values)
{
  return values.buffer ? (uint32_t *)arenaImage(&arena, values) : NULL;
}

static void placeRadix(TestDevice *device, RaysortContext context, uint32_t poison, const RadixCase *radixCase,
                       PlacedRadix *placed)
{
  RaysortRadixSortInfo *info = &placed->info;
  RaysortRadixSortLayout *layout = &placed->layout;
  VkDeviceSize keyAlignment = isLong(radixCase->keyType) ? 8 : 4;
  uint32_t vectors = radixCase->vectors;
  memset(placed, 0, sizeof(*placed));
  placed->context = context;
  info->maxCount = radixCase->maxCount;
  info->keyType = radixCase->keyType;
  info->firstBit = radixCase->firstBit;
  info->bitCount = radixCase->bitCount;
  info->flags = radixCase->flags;
  assert_int_equal(raysortGetRadixSortLayout(context, info, layout), VK_SUCCESS);
  arenaBegin(&arena, device, arenaCapacity(2 * layout->keysSize + 2 * layout->valuesSize + layout->scratchSize + 4, 6),
             poison);
  info->keys[0] = arenaTake(&arena, "keys[0]", layout->keysSize, vectors & 1 ? 16 : keyAlignment);
  info->keys[1] = arenaTake(&arena, "keys[1]", layout->keysSize, vectors & 2 ? 16 : keyAlignment);
  if (!(info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT))
  {
    info->values[0] = arenaTake(&arena, "values[0]", layout->valuesSize, vectors & 4 ? 16 : 4);
    info->values[1] = arenaTake(&arena, "values[1]", layout->valuesSize, vectors & 8 ? 16 : 4);
  }
  info->scratch = arenaTake(&arena, "scratch", layout->scratchSize, layout->alignment);
  if (radixCase->hasCount)
    info->count = arenaTakeWords(&arena, "count", &radixCase->count, 1);
  fillPairs(radixCase, (uint32_t *)arenaImage(&arena, info->keys[0]), imageOf(info->values[0]));
}

/* The pairs past the count are written nowhere. */
static void expectRadix(const RadixCase *radixCase, const PlacedRadix *placed)
{
  const RaysortRadixSortInfo *info = &placed->info;
  uint32_t result = placed->layout.result;
  uint32_t count =
      radixCase->hasCount && radixCase->count < radixCase->maxCount ? radixCase->count : radixCase->maxCount;
  VkDeviceSize keyBytes = (VkDeviceSize)count * (isLong(radixCase->keyType) ? 8 : 4);
  referenceRadixSort(info, count, arenaImage(&arena, info->keys[0]), imageOf(info->values[0]),
                     arenaImage(&arena, info->keys[result]), imageOf(info->values[result]));
  arenaIgnore(&arena, info->keys[1 - result], keyBytes);
  if (info->values[0].buffer)
    arenaIgnore(&arena, info->values[1 - result], (VkDeviceSize)count * 4);
  arenaIgnore(&arena, info->scratch, info->scratch.size);
}

static void recordRadix(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const PlacedRadix *placed = (const PlacedRadix *)user;
  if (raysortCmdRadixSort(placed->context, commandBuffer, &placed->info) != VK_SUCCESS)
    fail_msg("raysortCmdRadixSort: %s", owner->device->message);
}

static void describeRadix(const RadixCase *radixCase, char *text, size_t size)
{
  snprintf(text, size,
           "radix sort: maxCount %" PRIu32 ", keys of type %d, %d, firstBit %" PRIu32 ", bitCount %" PRIu32
           ", flags %" PRIu32 ", count on the GPU: %" PRIu32 ", 0x%" PRIx32 ", whole vectors 0x%" PRIx32,
           radixCase->maxCount, (int)radixCase->keyType, (int)radixCase->keys, radixCase->firstBit, radixCase->bitCount,
           radixCase->flags, radixCase->hasCount, radixCase->count, radixCase->vectors);
}

static void runRadix(TestDevice *device, RaysortContext context, const RadixCase *radixCase)
{
  char what[200];
  describeRadix(radixCase, what, sizeof(what));
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
  {
    PlacedRadix placed;
    placeRadix(device, context, poison, radixCase, &placed);
    arenaRun(&arena, recordRadix, &placed);
    expectRadix(radixCase, &placed);
    arenaCompare(&arena, what);
  }
}

static void testCounts(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t tile = largestTile(device, device->context);
  const uint32_t counts[] = {0, 1, 2, 31, 32, 33, 127, 128, 129, 400, tile - 1, tile, tile + 1, 2 * tile + 7};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
    for (uint32_t k = 0; k < 2; ++k)
    {
      RadixCase radixCase = bitRanges[(i * 2 + k * 10) % COUNT_OF(bitRanges)];
      radixCase.maxCount = counts[i];
      radixCase.keys = (Keys)(i % KEYS_COUNT);
      runRadix(device, device->context, &radixCase);
    }
}

static void testBitRanges(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(bitRanges); ++i)
  {
    RadixCase radixCase = bitRanges[i];
    radixCase.maxCount = largestTile(device, device->context) + 50 + i;
    runRadix(device, device->context, &radixCase);
    radixCase.keys = (Keys)(1 + i % (KEYS_COUNT - 1));
    runRadix(device, i % 2 ? device->context : shortContext(device), &radixCase);
  }
}

/* Keys and values that begin at a vector take other ways through the kernels, each for itself: all sixteen cases, with
 * digits of 8 bits and of 6, whole tiles and tiles that the end cuts off. */
static void testVectors(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t vectors = 0; vectors < 16; ++vectors)
    for (uint32_t k = 0; k < 6; ++k)
    {
      RadixCase radixCase = {0, RAYSORT_KEY_UINT32, 3 * k, k % 2 ? 12 : 16, KEYS_RANDOM, 0, 0, vectors, 0};
      RaysortContext context = k < 2 ? device->context : k < 4 ? shortContext(device) : fewContext(device);
      radixCase.maxCount = largestTile(device, context) * (1 + vectors % 2) + (vectors * 4 + k) % 7;
      radixCase.keys = vectors % 3 ? KEYS_RANDOM : (Keys)(k % 4);
      radixCase.hasCount = vectors % 5 == 4;
      radixCase.count = radixCase.maxCount - 4 * k;
      runRadix(device, context, &radixCase);
    }
}

static void testGpuCount(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t most = largestTile(device, device->context) * 2;
  const uint32_t counts[] = {0, 1, most / 2, most / 2 + 1, most - 1, most, most + 1, 0x80000000u, 0xffffffffu};
  for (uint32_t i = 0; i < COUNT_OF(counts); ++i)
  {
    RadixCase radixCase = bitRanges[i % 2 ? 16 : 5];
    radixCase.maxCount = most;
    radixCase.hasCount = 1;
    radixCase.count = counts[i];
    runRadix(device, device->context, &radixCase);
  }
}

/* Every type of keys, ascending and descending, in pairs and without values: whole tiles and cut ones, vectors and
 * single words, one digit and many, straddling the words of a key. */
static void testForms(void **state)
{
  static const uint32_t ranges[][2] = {{0, 0}, {0, 8}, {16, 0}, {9, 13}, {27, 5}};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 2 * 24; ++i) /* the second time with short segments */
  {
    const uint32_t form = i % 24;
    RaysortContext context = i >= 24 ? fewContext(device) : form % 3 == 1 ? shortContext(device) : device->context;
    RadixCase radixCase = {0, (RaysortKeyType)(form / 4), 0, 0, form % 2 ? KEYS_SIGNS : KEYS_RANDOM, 0, 0, 0, form % 4};
    const uint32_t *range = ranges[(form + form / 4) % COUNT_OF(ranges)];
    radixCase.firstBit = range[0];
    radixCase.bitCount = range[1];
    radixCase.vectors = form % 5 * 5;
    radixCase.maxCount = largestTile(device, context) + (form * 37) % 100;
    radixCase.hasCount = form % 4 == 3;
    radixCase.count = radixCase.maxCount - form;
    runRadix(device, context, &radixCase);
    radixCase.keys = KEYS_SIGNS;
    radixCase.firstBit = radixCase.bitCount = 0;
    radixCase.maxCount = 1500 + form;
    runRadix(device, context, &radixCase);
  }
}

static void testLarge(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RadixCase radixCase = {1000001, RAYSORT_KEY_UINT32, 4, 16, KEYS_RANDOM, 1, 999999, 0, 0};
  runRadix(device, device->context, &radixCase);
  radixCase.vectors = 15;
  runRadix(device, device->context, &radixCase);
  if (testLevel() < 2)
    return;
  RadixCase largest = {30000000, RAYSORT_KEY_UINT64, 0, 0, KEYS_RANDOM, 0, 0, 0, 0};
  runRadix(device, device->context, &largest);
  largest.keyType = RAYSORT_KEY_UINT32;
  largest.vectors = 15;
  runRadix(device, device->context, &largest);
}

static void testAcross4GiB(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, 1 << 20))
  {
    print_message("radix sort: no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 10; ++i)
  {
    RadixCase radixCase = bitRanges[i % 2 ? 16 : 5];
    radixCase.maxCount = 9000;
    arenaPutBoundary(&arena, 3001 + i * 30000);
    runRadix(device, device->context, &radixCase);
  }
  arenaFree(&arena);
}

/* What is past the count is undefined in the result. */
static void loseRest(const RadixCase *radixCase, const PlacedRadix *placed)
{
  const RaysortRadixSortInfo *info = &placed->info;
  const VkDeviceSize keyBytes = placed->layout.keysSize / info->maxCount;
  const uint32_t count = radixCase->hasCount && radixCase->count < info->maxCount ? radixCase->count : info->maxCount;
  for (uint32_t i = 0; i < 2; ++i)
  {
    arenaMayLose(&arena, info->keys[i], count * keyBytes, VK_WHOLE_SIZE);
    if (placed->layout.valuesSize)
      arenaMayLose(&arena, info->values[i], (VkDeviceSize)count * 4, VK_WHOLE_SIZE);
  }
}

static void testPassesAlone(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < 10; ++i)
  {
    char what[200];
    RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
    uint32_t passCount = RAYSORT_RADIX_SORT_MAX_PASSES;
    PlacedRadix placed;
    RadixCase radixCase = bitRanges[i % 6 * 3];
    if (i >= 6) /* only keys, of both widths; pairs of floats, descending */
    {
      radixCase.keyType = i == 6 ? RAYSORT_KEY_UINT32 : i == 7 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_FLOAT32;
      radixCase.flags = i < 8 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : RAYSORT_RADIX_SORT_DESCENDING_BIT;
    }
    radixCase.maxCount = largestTile(device, device->context) + 100;
    radixCase.hasCount = i & 1;
    radixCase.count = 3000;
    describeRadix(&radixCase, what, sizeof(what));
    placeRadix(device, device->context, 1, &radixCase, &placed);
    assert_int_equal(raysortPlanRadixSort(device->context, &placed.info, &passCount, passes), VK_SUCCESS);
    assert_true(passCount == placed.layout.passCount);
    arenaRunPassesAlone(&arena, device->context, passes, passCount, placed.info.scratch, what);
    expectRadix(&radixCase, &placed);
    loseRest(&radixCase, &placed);
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
      cmocka_unit_test(testCounts),
      LONG_TEST(testBitRanges),
      LONG_TEST(testVectors),
      LONG_TEST(testForms),
      cmocka_unit_test(testGpuCount),
      LONG_TEST(testLarge),
      cmocka_unit_test(testPassesAlone),
      LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  const int failed = cmocka_run_group_tests_name("gpu_radix, by workgroups", tests, openWideDevice, teardown);
  return failed + cmocka_run_group_tests_name("gpu_radix, entry by entry", tests, openSerialDevice, teardown);
}
