/* test_layouts.c - sizes that grow with every count, and what an info struct may not say.
 * SPDX-License-Identifier: MIT */
#include "src/sort/radix_buckets.c"

#include "plans.h"
#include "unit.h"

#include <stdlib.h>

/* ---- every size of every layout is monotone in every count ---- */

#define SIZES 8

/* Sizes of one operation for two counts. A third count keeps its value during a sweep. */
typedef void (*Measure)(RaysortContext context, uint32_t first, uint32_t second, uint32_t variant,
                        VkDeviceSize sizes[SIZES]);

static void measure_scan(RaysortContext context, uint32_t count, uint32_t second, uint32_t variant,
                         VkDeviceSize sizes[SIZES])
{
  RaysortScanInfo info;
  RaysortScanLayout layout;

  (void)second;
  (void)variant;
  memset(&info, 0, sizeof(info));
  info.maxCount = count;
  CHECK_RESULT(VK_SUCCESS, raysortGetScanLayout(context, &info, &layout), "count %u", count);
  sizes[0] = layout.dataSize;
  sizes[1] = layout.totalSize;
  sizes[2] = layout.scratchSize;
}

static void measure_sort(RaysortContext context, uint32_t count, uint32_t materials, uint32_t variant,
                         VkDeviceSize sizes[SIZES])
{
  RaysortSortInfo info;
  RaysortSortLayout layout;

  memset(&info, 0, sizeof(info));
  info.maxCount = count;
  info.materialCount = materials;
  info.workgroupSize = 64;
  info.flags = variant & 1 ? RAYSORT_SORT_STATISTIC_BIT : 0;
  info.list.size = variant & 2 ? 4 : 0;
  info.materialIdMap.stride = variant & 4 ? 12 : 0;
  CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(context, &info, &layout), "%u entries, %u materials", count, materials);
  sizes[0] = layout.idMapSize;
  sizes[1] = layout.listSize;
  sizes[2] = layout.newToOldPixelMapSize;
  sizes[3] = layout.oldToNewPixelMapSize;
  sizes[4] = layout.rangesSize;
  sizes[5] = layout.countedMaterialsOffset;
  sizes[6] = layout.scratchSize;
}

static void measure_radix(RaysortContext context, uint32_t count, uint32_t bits, uint32_t variant,
                          VkDeviceSize sizes[SIZES])
{
  RaysortRadixSortInfo info;
  RaysortRadixSortLayout layout;

  memset(&info, 0, sizeof(info));
  info.maxCount = count;
  info.keyType = variant & 1 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
  info.bitCount = bits;
  CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(context, &info, &layout), "%u pairs, %u bits", count, bits);
  sizes[0] = layout.keysSize;
  sizes[1] = layout.valuesSize;
  sizes[2] = layout.scratchSize;
}

/* Counts around which something changes: tiles, chunks, the picture sizes and scales that people render at. */
static uint32_t interesting_counts(uint32_t *counts, uint32_t capacity)
{
  static const uint32_t pictures[][2] = {{1600, 900}, {2560, 1440}, {3840, 2160}};
  uint32_t count = 0, i, k;

  for (i = 0; i < 31; ++i)
    for (k = 0; k < 3; ++k)
      counts[count++] = (1u << i) - 1 + k;
  for (i = 1; i <= 20; ++i) /* where the tiles a chunk change: 264 and 2112 chunks of 2048, 4096 and 8192 entries */
    for (k = 0; k < 6; ++k)
      counts[count++] = i * (k % 2 ? 264u : 2112u) * (2048u << k / 2) + i % 3 - 1;
  for (i = 0; i < 3; ++i)
    for (k = 50; k <= 100; ++k) /* render scales in per cent */
      counts[count++] = pictures[i][0] * k / 100 * (pictures[i][1] * k / 100);
  for (i = 0; i < RAYSORT_PRIVATE_LENGTH(raysort_bucketShapes[0]); ++i) /* where the shape of buckets changes */
    for (k = 0; k < 3; ++k)
      counts[count++] = raysort_bucketShapes[0][i].most - 1 + k;
  counts[count++] = RAYSORT_MAX_COUNT;
  CHECK(count <= capacity, "%u counts", count);
  return count;
}

static int by_value(const void *a, const void *b)
{
  const uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;

  return x < y ? -1 : x > y;
}

/* The counts are sorted by value. For every second count, no size of a layout is less than that of the count before.
 * And the same with the two counts exchanged. */
static void sweep(RaysortContext context, Measure measure, const char *name, const uint32_t *counts,
                  uint32_t countCount, const uint32_t *seconds, uint32_t secondCount, uint32_t variant)
{
  VkDeviceSize(*row)[SIZES] = (VkDeviceSize(*)[SIZES])calloc(secondCount, sizeof(*row));
  uint32_t i, j, k;

  assert_non_null(row);
  for (i = 0; i < countCount; ++i)
    for (j = 0; j < secondCount; ++j)
    {
      VkDeviceSize sizes[SIZES] = {0};
      measure(context, counts[i], seconds[j], variant, sizes);
      for (k = 0; k < SIZES; ++k)
      {
        CHECK(sizes[k] >= row[j][k], "%s, variant %u: size %u of (%u, %u) is %lu, of a smaller count %lu", name,
              variant, k, counts[i], seconds[j], (unsigned long)sizes[k], (unsigned long)row[j][k]);
        CHECK(j == 0 || sizes[k] >= row[j - 1][k], "%s, variant %u: size %u of (%u, %u) is %lu, of (%u, %u) %lu", name,
              variant, k, counts[i], seconds[j], (unsigned long)sizes[k], counts[i], seconds[j - 1],
              (unsigned long)row[j - 1][k]);
        row[j][k] = sizes[k];
      }
    }
  free(row);
}

static void sweep_all(RaysortContext context)
{
  static const uint32_t one[] = {1};
  uint32_t counts[512], materials[160], bits[64], i, materialCount = 0;
  const uint32_t countCount = interesting_counts(counts, COUNT_OF(counts));

  qsort(counts, countCount, sizeof(counts[0]), by_value);
  for (i = 0; i < 17; ++i) /* around powers of two and half-way */
  {
    if (i > 0)
      materials[materialCount++] = (1u << i) - 1;
    materials[materialCount++] = 1u << i;
    if (i < 16)
      materials[materialCount++] = (1u << i) + 1;
    if (i > 0 && i < 16)
      materials[materialCount++] = 3u << i >> 1;
  }
  qsort(materials, materialCount, sizeof(materials[0]), by_value);
  for (i = 0; i < 64; ++i)
    bits[i] = i + 1;
  sweep(context, measure_scan, "scan", counts, countCount, one, 1, 0);
  for (i = 0; i < 8; ++i)
    sweep(context, measure_sort, "sort", counts, countCount, materials, materialCount, i);
  sweep(context, measure_radix, "radix sort", counts, countCount, bits, 32, 0);
  sweep(context, measure_radix, "radix sort", counts, countCount, bits, 64, 1);
}

/* On devices of three sizes: their largest tiles are 4096, 8192 and 2048 entries. On one with few registers they are
 * half as large. The last is a CPU. */
static void test_monotone(void **state)
{
  static const uint32_t shared[] = {32 * 1024, 48 * 1024, 16 * 1024, 48 * 1024, 32 * 1024};
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(shared); ++i)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL;
    mock->properties.limits.maxComputeSharedMemorySize = shared[i];
    mock->properties.vendorID = i < 3 ? MOCK_NVIDIA : 0;
    mock->properties.deviceType = i < 4 ? VK_PHYSICAL_DEVICE_TYPE_OTHER : VK_PHYSICAL_DEVICE_TYPE_CPU;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
    sweep_all(context);
    raysortDestroyContext(context);
    mockDestroy(mock);
  }
}

/* A scratch buffer sized for the whole picture takes every smaller one. */
static void test_smaller_pictures(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t scale;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  for (scale = 1; scale <= 100; ++scale)
  {
    plan.sort.maxCount = 1920 * scale / 100 * (1080 * scale / 100);
    CHECK_RESULT(VK_SUCCESS, raysortCmdSort(fixture->context, mockCommandBuffer(&fixture->mock->trace), &plan.sort),
                 "%u per cent: %s", scale, fixture->messages.text);
  }
}

/* ---- ids ---- */

static void expect_layout(Fixture *fixture, const RaysortSortInfo *info, VkResult due, const char *word)
{
  RaysortSortLayout layout;

  fixtureForget(fixture);
  CHECK_RESULT(due, raysortGetSortLayout(fixture->context, info, &layout), "%s", word);
  if (due != VK_SUCCESS)
    CHECK_MESSAGE(&fixture->messages, word);
}

/* A field must hold the ids of all materials. */
static void test_id_bits(void **state)
{
  static const struct
  {
    RaysortIdType type;
    uint32_t shift, bits, materials; /* the most that it holds */
  } cases[] = {{RAYSORT_ID_UINT8, 0, 0, 256},    {RAYSORT_ID_UINT8, 0, 1, 2},    {RAYSORT_ID_UINT8, 5, 0, 8},
               {RAYSORT_ID_UINT16, 0, 12, 4096}, {RAYSORT_ID_UINT16, 7, 9, 512}, {RAYSORT_ID_UINT32, 31, 0, 2},
               {RAYSORT_ID_UINT32, 20, 11, 2048}};
  Fixture *fixture = (Fixture *)*state;
  RaysortSortInfo info;
  uint32_t i;

  memset(&info, 0, sizeof(info));
  info.maxCount = 100;
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    info.materialIdMap.type = cases[i].type;
    info.materialIdMap.shift = cases[i].shift;
    info.materialIdMap.bits = cases[i].bits;
    info.materialCount = cases[i].materials;
    expect_layout(fixture, &info, VK_SUCCESS, "");
    info.materialCount = cases[i].materials + 1;
    expect_layout(fixture, &info, VK_ERROR_VALIDATION_FAILED_EXT, "RaysortSortInfo.materialIdMap.bits");
  }
}

/* With a list the layout asks for ids of all rays: those of rayCount, else of as many as entries. Fewer are refused. */
static void test_listed_rays(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  RaysortSortLayout layout;
  uint32_t i;
  Plan plan;

  assert_true(planTypical(&plan, 3, fixture->context, fixture->mock)); /* 8-bit ids, a list */
  plan.sort.maxCount = 1000;
  plan.sort.flags = 0;
  memset(&plan.sort.oldToNewPixelMap, 0, sizeof(plan.sort.oldToNewPixelMap));
  for (i = 0; i < 3; ++i)
  {
    const uint32_t rays = i == 0 ? 1000 : i == 1 ? 64 : 5000;
    plan.sort.rayCount = i == 0 ? 0 : rays;
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &plan.sort, &layout), "rayCount %u", rays);
    assert_int_equal(layout.idMapSize, rays);
    plan.sort.materialIdMap.buffer.size = rays;
    CHECK_RESULT(VK_SUCCESS, raysortCmdSort(fixture->context, commandBuffer, &plan.sort), "%s", fixture->messages.text);
    fixtureForget(fixture);
    plan.sort.materialIdMap.buffer.size = i == 0 ? 4 : rays - 4;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdSort(fixture->context, commandBuffer, &plan.sort), "few");
    CHECK_MESSAGE(&fixture->messages, "RaysortSortInfo.materialIdMap.buffer.size");
  }
  memset(&plan.sort.list, 0, sizeof(plan.sort.list));
  expect_layout(fixture, &plan.sort, VK_ERROR_VALIDATION_FAILED_EXT, "RaysortSortInfo.rayCount");
}

/* How many ids a map holds decides which list entries are stray: the last id is one whose bytes are all within the
 * map's 32-bit words. 16-bit ids, 6 bytes apart: 806 bytes from a word's start hold 134 of them and 4 bytes of
 * padding. */
static void test_ids_held(void **state)
{
  static const struct
  {
    VkDeviceSize offset, size;
    uint32_t held;
  } cases[] = {{0, 804, 134}, {0, 800, 134}, {2, 802, 134}, {2, 798, 133}, {0, 808, 135}};
  Fixture *fixture = (Fixture *)*state;
  RaysortSortInfo info;
  RaysortSortLayout layout;
  uint32_t i;

  memset(&info, 0, sizeof(info));
  info.maxCount = 10;
  info.materialCount = 4;
  info.list.size = 40;
  info.materialIdMap.type = RAYSORT_ID_UINT16;
  info.materialIdMap.stride = 6;
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    info.materialIdMap.buffer.offset = cases[i].offset;
    info.materialIdMap.buffer.size = cases[i].size;
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%s", fixture->messages.text);
    CHECK(layout.oldToNewPixelMapSize == 4 * (VkDeviceSize)cases[i].held, "case %u: %lu bytes for %u ids", i,
          (unsigned long)layout.oldToNewPixelMapSize, cases[i].held);
  }
}

/* An offset within the record is as good as a buffer that begins there: the kernels get the same. */
static void test_id_offset(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass inRecord[RAYSORT_SORT_MAX_PASSES], inBuffer[RAYSORT_SORT_MAX_PASSES];
  uint32_t count = COUNT_OF(inRecord), same = COUNT_OF(inBuffer), i;
  RaysortSortLayout layout;
  RaysortSortInfo info;

  memset(&info, 0, sizeof(info));
  info.maxCount = 1000;
  info.materialCount = 4;
  info.materialIdMap.type = RAYSORT_ID_UINT16;
  info.materialIdMap.stride = 32;
  info.materialIdMap.offset = 26;
  CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%s", fixture->messages.text);
  assert_int_equal(layout.idMapSize, 999 * 32 + 28);
  info.materialIdMap.buffer = planBuffer(fixture->mock, NULL, 32000, 16);
  info.newToOldPixelMap = planBuffer(fixture->mock, NULL, layout.newToOldPixelMapSize, 16);
  info.ranges = planBuffer(fixture->mock, NULL, layout.rangesSize, 16);
  info.scratch = planBuffer(fixture->mock, NULL, layout.scratchSize, 16);
  CHECK_RESULT(VK_SUCCESS, raysortPlanSort(fixture->context, &info, &count, inRecord), "%s", fixture->messages.text);
  info.materialIdMap.offset = 0;
  info.materialIdMap.buffer.offset += 26;
  info.materialIdMap.buffer.size -= 26;
  CHECK_RESULT(VK_SUCCESS, raysortPlanSort(fixture->context, &info, &same, inBuffer), "%s", fixture->messages.text);
  assert_int_equal(count, same);
  for (i = 0; i < count; ++i)
    assert_memory_equal(inRecord[i].push, inBuffer[i].push, inRecord[i].pushSize);
  info.materialIdMap.offset = 25;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortPlanSort(fixture->context, &info, &same, inBuffer), "odd");
  CHECK_MESSAGE(&fixture->messages, "materialIdMap.offset is 25, must be a multiple of the id's 2 bytes");
  info.materialIdMap.offset = 30; /* the last id ends past the buffer */
  info.materialIdMap.buffer.size = 999 * 32 + 28;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortPlanSort(fixture->context, &info, &same, inBuffer), "short");
  CHECK_MESSAGE(&fixture->messages, "RaysortSortInfo.materialIdMap.buffer.size is 31996 bytes, 32002 are needed");
}

/* 806 bytes end within the word of an id: the map is refused. */
static void test_cut_id(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t count = COUNT_OF(passes);
  RaysortSortInfo info;

  memset(&info, 0, sizeof(info));
  info.maxCount = 10;
  info.materialCount = 4;
  info.list.size = 40;
  info.materialIdMap.type = RAYSORT_ID_UINT16;
  info.materialIdMap.stride = 6;
  info.materialIdMap.buffer.size = 806;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortPlanSort(fixture->context, &info, &count, passes), "806 bytes");
  CHECK_MESSAGE(&fixture->messages, "RaysortSortInfo.materialIdMap.buffer.size is 806 bytes and holds 135 ids");
}

/* The size that the layout gives is always enough: ids that fill up its last word may be one more than there may be. */
static void test_most_rays(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  RaysortSortLayout layout;
  RaysortSortInfo info;
  uint32_t type, offset, count;

  memset(&info, 0, sizeof(info));
  info.maxCount = 10;
  info.materialCount = 4;
  info.list.size = 40;
  info.rayCount = RAYSORT_MAX_COUNT;
  for (type = 0; type < 3; ++type)
    for (offset = 0; offset < 8; offset += 4u >> type)
    {
      info.materialIdMap.type = (RaysortIdType)type;
      info.materialIdMap.buffer.offset = offset;
      info.materialIdMap.buffer.size = 0;
      CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%s", fixture->messages.text);
      info.materialIdMap.buffer.size = layout.idMapSize;
      count = COUNT_OF(passes);
      CHECK_RESULT(VK_SUCCESS, raysortPlanSort(fixture->context, &info, &count, passes), "type %u at %u: %s", type,
                   offset, fixture->messages.text);
      info.materialIdMap.buffer.size += 4;
      count = COUNT_OF(passes);
      CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortPlanSort(fixture->context, &info, &count, passes),
                   "type %u at %u: a word more", type, offset);
      CHECK_MESSAGE(&fixture->messages, "2147483647");
    }
}

/* ---- groups ---- */

/* Workgroups fold into y: as many as both limits give are right, one more is not. */
static void test_most_groups(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortSortInfo info;

  memset(&info, 0, sizeof(info));
  info.materialCount = 4;
  info.workgroupSize = 1;
  info.maxGroupsX = 1;
  info.maxCount = 65535;
  expect_layout(fixture, &info, VK_SUCCESS, "");
  info.maxCount = 65536;
  expect_layout(fixture, &info, VK_ERROR_VALIDATION_FAILED_EXT, "65536 workgroups");
  info.workgroupSize = 2;
  info.maxCount = 2 * 65535;
  expect_layout(fixture, &info, VK_SUCCESS, "");
  info.maxCount = 2 * 65535 + 1;
  expect_layout(fixture, &info, VK_ERROR_VALIDATION_FAILED_EXT, "workgroups");
}

/* A dispatch needs the threads of a workgroup: 0 is refused. The number is pushed. */
static void test_dispatch_groups(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortDispatchPush push;
  uint32_t i;
  Plan plan;

  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.concurrency = 7;
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
  for (i = 0; i < plan.passCount; ++i)
  {
    memcpy(&push, plan.passes[i].push, sizeof(push));
    assert_int_equal(push.workgroupSize, 64);
    assert_int_equal(plan.passes[i].concurrency, 7);
  }
  planFree(&plan);
  plan.sort.workgroupSize = 0;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, planMake(&plan, fixture->context), "workgroupSize 0");
  CHECK_MESSAGE(&fixture->messages, "RaysortSortInfo.workgroupSize is 0");
  planFree(&plan);
}

/* ---- passes ---- */

/* A reset has as many passes as its layout says. A field without bricks has two parts less to wipe. */
static void test_reset_passes(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass passes[RAYSORT_SDF_RESET_MAX_PASSES];
  RaysortSdfResetLayout layout;
  RaysortSdfResetInfo info;
  uint32_t i, count;

  for (i = 0; i < 8; ++i)
  {
    memset(&info, 0, sizeof(info));
    info.sdf.cascadeCount = i & 1 ? RAYSORT_SDF_MAX_CASCADES : 1;
    info.sdf.brickCapacity = i & 2 ? 1000 : 0;
    info.cascadeMask = i & 4 ? 1 : 0;
    for (count = 0; count < info.sdf.cascadeCount; ++count)
      info.sdf.voxelSizes[count] = 1;
    CHECK_RESULT(VK_SUCCESS, raysortGetSdfResetLayout(fixture->context, &info, &layout), "reset %u", i);
    info.field.buffer = mockBufferAt(fixture->mock, (VkDeviceAddress)1 << 40, layout.fieldSize);
    info.field.size = layout.fieldSize;
    count = RAYSORT_SDF_RESET_MAX_PASSES;
    CHECK_RESULT(VK_SUCCESS, raysortPlanSdfReset(fixture->context, &info, &count, passes), "%s",
                 fixture->messages.text);
    assert_int_equal(count, layout.passCount);
  }
}

/* ---- which pipeline: lavapipe reads vectors that are not aligned, other devices do not ---- */

static uint32_t source_of(const Fixture *fixture, const RaysortPass *pass)
{
  const MockObject *object = mockPipeline(fixture->mock, pass->pipeline);
  uint32_t i;

  for (i = 0; i < object->constantCount && object->constantIds[i] != RAYSORT_CONSTANT_SOURCE; ++i)
    ;
  CHECK(i < object->constantCount, "%s: no constant says where keys come from", pass->name);
  return object->constants[i];
}

/* Packed ids are read as vectors of 16 bytes only where they begin at one. */
static void test_vectors_are_aligned(void **state)
{
  static const uint32_t packed[] = {RAYSORT_SOURCE_UINT32, RAYSORT_SOURCE_UINT16, RAYSORT_SOURCE_UINT8};
  Fixture *fixture = (Fixture *)*state;
  uint32_t type, address, i;
  Plan plan;

  for (type = 0; type < 3; ++type)
    for (address = 0; address < 64; address += 4u >> type)
    {
      assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
      plan.sort.materialIdMap.type = (RaysortIdType)type;
      plan.sort.materialIdMap.buffer.buffer =
          mockBufferAt(fixture->mock, ((VkDeviceAddress)1 << 40) + address / 16 * 16, 1u << 24);
      plan.sort.materialIdMap.buffer.offset = address % 16;
      plan.sort.materialIdMap.buffer.size = (VkDeviceSize)plan.sort.maxCount * 4 + 16;
      CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
      for (i = 0; i < plan.passCount; ++i)
        CHECK(source_of(fixture, &plan.passes[i]) == (address % 16 ? RAYSORT_SOURCE_STRIDED : packed[type]),
              "%s, ids of type %u at %u: source %u", plan.passes[i].name, type, address,
              source_of(fixture, &plan.passes[i]));
      planFree(&plan);
    }
}

/* The same for keys of a radix sort, with digits of 6 bits: test_digits has others. Each digit swaps their buffers. */
static void test_radix_vectors_are_aligned(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t address, i;
  Plan plan;

  for (address = 0; address < 32; address += 4)
  {
    assert_true(planTypical(&plan, 9, fixture->context, fixture->mock));
    plan.radix.bitCount = 12;
    plan.radix.keys[1].buffer = mockBufferAt(fixture->mock, ((VkDeviceAddress)1 << 40) + address, 1u << 24);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
    for (i = 0; i < plan.passCount; ++i)
    {
      const int isOfOther = plan.passes[i].accesses[0].resource == RAYSORT_RESOURCE_RADIX_SORT_KEYS_1;
      if (plan.passes[i].accesses[0].push != 0 ||
          plan.passes[i].accesses[0].resource == RAYSORT_RESOURCE_RADIX_SORT_SCRATCH)
        continue;
      CHECK(source_of(fixture, &plan.passes[i]) ==
                (isOfOther && address % 16 ? RAYSORT_SOURCE_STRIDED : RAYSORT_SOURCE_UINT32),
            "%s, keys at %u: source %u", plan.passes[i].name, address, source_of(fixture, &plan.passes[i]));
    }
    planFree(&plan);
  }
}

/* A dry plan chooses only by the offset, in both sorts: it makes the pipelines of the plan that follows. */
static void test_dry_vectors(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, offset;
  VkPipeline due;
  Plan plan;

  for (number = 2; number <= 9; number += 7) /* a sort of ids of 8 bits, a radix sort of keys of 32 bits */
    for (offset = 0; offset < 32; offset += 4)
    {
      RaysortBuffer *keys;
      assert_true(planTypical(&plan, number, fixture->context, fixture->mock));
      keys = number == 2 ? &plan.sort.materialIdMap.buffer : &plan.radix.keys[0];
      keys->buffer = mockBufferAt(fixture->mock, ((VkDeviceAddress)1 << 40), 1u << 24);
      keys->offset = offset;
      CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
      due = plan.passes[0].pipeline;
      planFree(&plan);
      planDry(&plan);
      CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
      CHECK(plan.passes[0].isDry && plan.passes[0].pipeline == due, "%s, offset %u: another pipeline", plan.name,
            offset);
      planFree(&plan);
    }
}

/* ---- beginners' mistakes get the right sentence ---- */

/* A forgotten buffer: the message names the field, for each one that a command needs. */
static void test_forgotten_buffer(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  uint32_t i;

  for (i = 0; i < 8; ++i)
  {
    RaysortBuffer *buffers[8];
    static const char *const fields[8] = {"RaysortSortInfo.materialIdMap.buffer",
                                          "RaysortSortInfo.newToOldPixelMap",
                                          "RaysortSortInfo.ranges",
                                          "RaysortSortInfo.scratch",
                                          "RaysortScanInfo.input",
                                          "RaysortScanInfo.output",
                                          "RaysortScanInfo.scratch",
                                          "RaysortRadixSortInfo.keys[1]"};
    VkResult result;
    Plan plan;
    assert_true(planTypical(&plan, i < 4 ? 2 : i < 7 ? 1 : 9, fixture->context, fixture->mock));
    buffers[0] = &plan.sort.materialIdMap.buffer;
    buffers[1] = &plan.sort.newToOldPixelMap;
    buffers[2] = &plan.sort.ranges;
    buffers[3] = &plan.sort.scratch;
    buffers[4] = &plan.scan.input;
    buffers[5] = &plan.scan.output;
    buffers[6] = &plan.scan.scratch;
    buffers[7] = &plan.radix.keys[1];
    memset(buffers[i], 0, sizeof(*buffers[i]));
    fixtureForget(fixture);
    result = i < 4   ? raysortCmdSort(fixture->context, commandBuffer, &plan.sort)
             : i < 7 ? raysortCmdScan(fixture->context, commandBuffer, &plan.scan)
                     : raysortCmdRadixSort(fixture->context, commandBuffer, &plan.radix);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, result, "%s", fields[i]);
    CHECK_MESSAGE(&fixture->messages, fields[i]);
    CHECK_MESSAGE(&fixture->messages, "no buffer was given");
    assert_int_equal(fixture->mock->trace.count, 0);
  }
}

/* An instance of Vulkan 1.0 leaves the structs chained to VkPhysicalDeviceFeatures2 as they are. */
static VKAPI_ATTR void VKAPI_CALL features_of_vulkan_1_0(VkPhysicalDevice device, VkPhysicalDeviceFeatures2 *features)
{
  (void)device;
  memset(&features->features, 0, sizeof(features->features));
}

static void test_old_instance(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortCommands commands;
  RaysortContext context = (RaysortContext)(void *)mock;
  MockMessages messages;

  (void)state;
  memset(&commands, 0, sizeof(commands));
  memset(&messages, 0, sizeof(messages));
  commands.vkGetPhysicalDeviceFeatures2 = features_of_vulkan_1_0;
  info.commands = &commands;
  info.message = mockMessage;
  info.messageUser = &messages;
  CHECK_RESULT(VK_ERROR_INCOMPATIBLE_DRIVER, raysortCreateContext(&info, &context), "an instance of Vulkan 1.0");
  assert_null(context);
  CHECK_MESSAGE(&messages, "VkApplicationInfo::apiVersion");
  CHECK_MESSAGE(&messages, "RaysortContextInfo.instance");
  CHECK_RESULT(VK_ERROR_INCOMPATIBLE_DRIVER, raysortCheckDevice(&info), "an instance of Vulkan 1.0");
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_monotone),
      WITH_CONTEXT(test_smaller_pictures),
      WITH_CONTEXT(test_id_bits),
      WITH_CONTEXT(test_listed_rays),
      WITH_CONTEXT(test_ids_held),
      WITH_CONTEXT(test_id_offset),
      WITH_CONTEXT(test_cut_id),
      WITH_CONTEXT(test_most_rays),
      WITH_CONTEXT(test_most_groups),
      WITH_CONTEXT(test_dispatch_groups),
      WITH_CONTEXT(test_reset_passes),
      WITH_CONTEXT(test_vectors_are_aligned),
      WITH_CONTEXT(test_radix_vectors_are_aligned),
      WITH_CONTEXT(test_dry_vectors),
      WITH_CONTEXT(test_forgotten_buffer),
      cmocka_unit_test(test_old_instance),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("layouts", tests, NULL, NULL);
}
