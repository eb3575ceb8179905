/* test_gpu_reads.c - no kernel reads or writes past the buffers that the layouts ask for.
 * SPDX-License-Identifier: MIT
 *
 * The arena of the other tests sees only writes. But on lavapipe a device address is a host pointer: here every buffer
 * is as small as its layout allows, ends where a page ends (up to its alignment), and the pages between may not be
 * touched while the GPU runs. What comes out is judged by raysortSortVerify; the other tests look at every word. */
#define _DEFAULT_SOURCE /* mprotect, sysconf */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define CAPACITY        ((VkDeviceSize)64 << 20)
#define MOST_BUFFERS    12

typedef struct Fences
{
  GpuBuffer memory;
  uint8_t *first; /* page */
  VkDeviceSize used, page;
  uint32_t count;
  VkDeviceSize begins[MOST_BUFFERS], ends[MOST_BUFFERS]; /* pages of the buffers, from `first` */
} Fences;

static Fences fences;
static char what[256];

static void onFault(int number)
{
  static const char text[] = "read or written past a buffer: ";
  (void)number;
  (void)!write(2, text, sizeof(text) - 1);
  (void)!write(2, what, strlen(what));
  (void)!write(2, "\n", 1);
  _exit(1);
}

static void openFences(TestDevice *device)
{
  if (!strstr(device->gpu.properties.deviceName, "llvmpipe"))
    fail_msg("%s: host pointers are needed, so this is a test for lavapipe alone", device->gpu.properties.deviceName);
  if (fences.memory.buffer == VK_NULL_HANDLE)
  {
    fences.page = (VkDeviceSize)sysconf(_SC_PAGESIZE);
    fences.memory = gpuBuffer(&device->gpu, CAPACITY);
    fences.first = (uint8_t *)(uintptr_t)((fences.memory.address + fences.page - 1) / fences.page * fences.page);
    signal(SIGSEGV, onFault);
    signal(SIGBUS, onFault);
  }
  fences.used = 0;
  fences.count = 0;
}

/* A buffer between two fences: its own after it, that of the buffer before it in front. */
static RaysortBuffer take(VkDeviceSize size, VkDeviceSize alignment)
{
  const VkDeviceSize pages = (size + alignment + fences.page - 1) / fences.page * fences.page;
  RaysortBuffer buffer;
  memset(&buffer, 0, sizeof(buffer));
  if (size == 0)
    return buffer;
  const VkDeviceSize begin = fences.used + fences.page, end = begin + pages;
  assert_true(fences.count < MOST_BUFFERS && end + 2 * fences.page < CAPACITY);
  fences.begins[fences.count] = begin;
  fences.ends[fences.count++] = end;
  fences.used = end;
  buffer.buffer = fences.memory.buffer;
  buffer.offset = (VkDeviceSize)(uintptr_t)fences.first - fences.memory.address + ((end - size) & ~(alignment - 1));
  buffer.size = size;
  return buffer;
}

static void *bytesOf(RaysortBuffer buffer)
{
  return buffer.buffer ? (uint8_t *)(uintptr_t)fences.memory.address + buffer.offset : NULL;
}

static void closeGaps(int access)
{
  VkDeviceSize from = 0;
  for (uint32_t i = 0; i <= fences.count; ++i)
  {
    const VkDeviceSize to = i < fences.count ? fences.begins[i] : fences.used + fences.page;
    assert_int_equal(mprotect(fences.first + from, (size_t)(to - from), access), 0);
    from = i < fences.count ? fences.ends[i] : to;
  }
}

static void run(TestDevice *device, RaysortContext context, const RaysortPass *passes, uint32_t passCount)
{
  VkCommandBuffer commandBuffer = gpuBegin(&device->gpu);
  assert_int_equal(raysortCmdPasses(context, commandBuffer, passCount, passes, NULL), VK_SUCCESS);
  closeGaps(PROT_NONE);
  gpuSubmit(&device->gpu, commandBuffer);
  closeGaps(PROT_READ | PROT_WRITE);
  assertQuiet(device, what);
}

/* ---- sorts ---- */

static uint32_t anyCount(uint32_t *random)
{
  const uint32_t tiles = testRandom(random) % 9 * 2048;
  switch (testRandom(random) % 4)
  {
  case 0:
    return tiles + testRandom(random) % 3;
  case 1:
    return tiles + 2048 - testRandom(random) % 3;
  case 2:
    return testRandom(random) % 300;
  default:
    return testRandom(random) % 9000;
  }
}

static void anySort(RaysortSortInfo *info, uint32_t *random)
{
  static const uint32_t materials[] = {1, 7, 8, 9, 16, 17, 63, 64, 65, 255, 256, 257, 1000, 4096, 65536};
  const RaysortIdType type = (RaysortIdType)(testRandom(random) % 3);
  memset(info, 0, sizeof(*info));
  info->maxCount = anyCount(random);
  info->materialCount = materials[testRandom(random) % COUNT_OF(materials)];
  info->workgroupSize = 64;
  info->flags = testRandom(random) % 4;
  if (type == RAYSORT_ID_UINT8 && info->materialCount > 256) /* more than the ids can tell apart */
    info->materialCount = 256;
  info->materialIdMap.type = type;
  info->materialIdMap.stride = testRandom(random) % 3 ? 0 : referenceIdSize(type) * (1 + testRandom(random) % 20);
}

/* Map, list and count, at their least sizes, filled. */
static void placeInputs(RaysortContext context, RaysortSortInfo *info, int isBounce, uint32_t *random)
{
  RaysortIds *map = &info->materialIdMap;
  const uint32_t seed = testRandom(random), idSize = referenceIdSize(map->type), idCount = info->maxCount;
  const VkDeviceSize lead = testRandom(random) % 2 ? 0 : testRandom(random) % (4 / idSize) * idSize;
  uint32_t *ids = (uint32_t *)allocate((size_t)idCount * 4);
  RaysortSortLayout layout;
  map->buffer.offset = lead;
  assert_int_equal(raysortGetSortLayout(context, info, &layout), VK_SUCCESS);
  map->buffer = take(idCount ? lead + layout.idMapSize : 0, lead ? 4 : 16);
  if (idCount)
  {
    map->buffer.offset += lead;
    map->buffer.size -= lead;
    generateIds((Distribution)(seed % DISTRIBUTION_COUNT), info->materialCount, idCount, seed, ids);
    storeIds(map, ids, idCount, bytesOf(map->buffer));
  }
  if (isBounce && idCount)
  {
    info->maxCount = 1 + testRandom(random) % idCount;
    info->list = take((VkDeviceSize)info->maxCount * 4, 4);
    generateList(LIST_PAST_END, (uint32_t)referenceIdCapacity(map), info->maxCount, seed,
                 (uint32_t *)bytesOf(info->list));
    info->count = take(4, 4);
    *(uint32_t *)bytesOf(info->count) = testRandom(random) % (info->maxCount + 2);
  }
  free(ids);
}

static void testSort(TestDevice *device, RaysortContext context, uint32_t *random)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t passCount = RAYSORT_SORT_MAX_PASSES;
  RaysortSortInfo info;
  RaysortSortLayout layout;
  RaysortSortResult result;
  openFences(device);
  anySort(&info, random);
  placeInputs(context, &info, testRandom(random) % 2, random);
  assert_int_equal(raysortGetSortLayout(context, &info, &layout), VK_SUCCESS);
  info.newToOldPixelMap = take(layout.newToOldPixelMapSize, 4);
  if (testRandom(random) % 2)
    info.oldToNewPixelMap = take(layout.oldToNewPixelMapSize, 4);
  info.ranges = take(layout.rangesSize, 16);
  info.scratch = take(layout.scratchSize, 16);
  snprintf(what, sizeof(what), "sort: maxCount %u, materials %u, type %u, stride %u, offset %u, list %d, flags %u",
           info.maxCount, info.materialCount, (uint32_t)info.materialIdMap.type, info.materialIdMap.stride,
           (uint32_t)info.materialIdMap.buffer.offset & 15, info.list.buffer != VK_NULL_HANDLE, info.flags);
  assert_int_equal(raysortPlanSort(context, &info, &passCount, passes), VK_SUCCESS);
  run(device, context, passes, passCount);
  result.ids = bytesOf(info.materialIdMap.buffer);
  result.list = (const uint32_t *)bytesOf(info.list);
  result.count = (const uint32_t *)bytesOf(info.count);
  result.newToOldPixelMap = (const uint32_t *)bytesOf(info.newToOldPixelMap);
  result.oldToNewPixelMap = (const uint32_t *)bytesOf(info.oldToNewPixelMap);
  result.ranges = bytesOf(info.ranges);
  if (raysortSortVerify(context, &info, &result) != VK_SUCCESS)
    fail_msg("%s: %s", what, device->message);
}

static void testSorts(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = 77;
  for (uint32_t i = 0; i < fewerCases(240); ++i)
    testSort(device, testLevel() < 2 || i % 4 ? device->context : shortContext(device), &random);
}

/* ---- radix sorts and scans ---- */

static void testRadixSorts(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = 78;
  for (uint32_t i = 0; i < fewerCases(60); ++i)
  {
    RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
    uint32_t passCount = RAYSORT_RADIX_SORT_MAX_PASSES;
    RaysortContext context = device->context;
    RaysortRadixSortInfo info;
    RaysortRadixSortLayout layout;
    openFences(device);
    memset(&info, 0, sizeof(info));
    info.maxCount = anyCount(&random);
    info.keyType = (RaysortKeyType)(i % 2);
    info.bitCount = 1 + testRandom(&random) % 32;
    if (i % 6 == 4 && bucketContext(device, 0)) /* by buckets: of 32-bit keys, of all bits */
    {
      context = bucketContext(device, i % 12 == 4 ? 0 : 3);
      info.maxCount += 1;
      info.bitCount = 0;
      info.flags = i % 24 == 4 ? RAYSORT_RADIX_SORT_KEYS_ONLY_BIT : 0;
    }
    snprintf(what, sizeof(what), "radix sort: maxCount %u, %u bits of %u", info.maxCount, info.bitCount, 32u << i % 2);
    assert_int_equal(raysortGetRadixSortLayout(context, &info, &layout), VK_SUCCESS);
    for (uint32_t k = 0; k < 2; ++k)
    {
      info.keys[k] = take(layout.keysSize, i % 4 < 2 ? 16 : 8); /* packed keys and values are read by the vector */
      info.values[k] = take(layout.valuesSize, i % 4 < 2 ? 16 : 4);
    }
    info.scratch = take(layout.scratchSize, 16);
    for (uint32_t k = 0; k < info.maxCount && context != device->context; ++k) /* few or many in a bucket */
      ((uint32_t *)bytesOf(info.keys[0]))[k] = testRandom(&random) & (i % 12 == 4 ? 0xffffffffu : 0xf000ffffu);
    assert_int_equal(raysortPlanRadixSort(context, &info, &passCount, passes), VK_SUCCESS);
    run(device, context, passes, passCount);
  }
}

static void testScans(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  uint32_t random = 79;
  for (uint32_t i = 0; i < fewerCases(60); ++i)
  {
    RaysortPass passes[RAYSORT_SCAN_MAX_PASSES];
    uint32_t passCount = RAYSORT_SCAN_MAX_PASSES;
    RaysortScanInfo info;
    RaysortScanLayout layout;
    openFences(device);
    memset(&info, 0, sizeof(info));
    info.maxCount = i % 20 ? anyCount(&random) : 1200000 + testRandom(&random) % 5000;
    snprintf(what, sizeof(what), "scan of %u words", info.maxCount);
    assert_int_equal(raysortGetScanLayout(device->context, &info, &layout), VK_SUCCESS);
    info.input = take(layout.dataSize, 4);
    info.output = take(layout.dataSize, 4);
    info.total = take(layout.totalSize, 4);
    info.scratch = take(layout.scratchSize, 16);
    assert_int_equal(raysortPlanScan(device->context, &info, &passCount, passes), VK_SUCCESS);
    run(device, device->context, passes, passCount);
  }
}

static int teardown(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  if (fences.memory.buffer != VK_NULL_HANDLE)
    gpuFreeBuffer(&device->gpu, &fences.memory);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testSorts), cmocka_unit_test(testRadixSorts),
                                     cmocka_unit_test(testScans)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_reads", tests, openTestDevice, teardown);
}
