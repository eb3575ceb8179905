/* test_fields.c - layouts at their edges, and every field of every info struct made bad in turn.
 * SPDX-License-Identifier: MIT */
#include "src/bvh/device/device.h"
#include "src/sdf/sdf_private.h"
#include "src/sort/sort_private.h"

#include "plans.h"
#include "unit.h"

#include <stdio.h>

/* ---- layouts ---- */

static void test_scan_layout(void **state)
{
  static const uint32_t counts[] = {0, 1, 2047, 2048, 2049, 1000000, RAYSORT_MAX_COUNT};
  Fixture *fixture = (Fixture *)*state;
  RaysortScanInfo info;
  RaysortScanLayout layout;
  VkDeviceSize last = 0;
  uint32_t i;

  memset(&info, 0, sizeof(info));
  for (i = 0; i < COUNT_OF(counts); ++i)
  {
    info.maxCount = counts[i];
    CHECK_RESULT(VK_SUCCESS, raysortGetScanLayout(fixture->context, &info, &layout), "%u words", counts[i]);
    assert_true(layout.dataSize == 4 * (VkDeviceSize)counts[i]);
    assert_int_equal(layout.totalSize, 8);
    assert_int_equal(layout.alignment, 16);
    CHECK(layout.scratchSize >= last && layout.scratchSize > 0 && layout.scratchSize <= 96 + layout.dataSize / 64,
          "%u words: %lu bytes of scratch", counts[i], (unsigned long)layout.scratchSize);
    last = layout.scratchSize;
  }
}

static void test_sort_layout_ranges(void **state)
{
  static const uint32_t materials[] = {1, 2, 255, 256, 257, 65535, 65536};
  Fixture *fixture = (Fixture *)*state;
  RaysortSortInfo info;
  RaysortSortLayout layout;
  uint32_t i;

  memset(&info, 0, sizeof(info));
  for (i = 0; i < COUNT_OF(materials); ++i)
  {
    const VkDeviceSize k = materials[i];
    info.materialCount = materials[i];
    info.maxCount = 1000;
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%u materials", materials[i]);
    assert_int_equal(layout.liveArgumentsOffset, 16);
    CHECK(layout.materialsOffsetsOffset >= RAYSORT_RANGES_WORDS * 4 && layout.materialsOffsetsOffset % 4 == 0 &&
              layout.countedMaterialsOffset >= layout.materialsOffsetsOffset + 4 * (k + 1) &&
              layout.countedMaterialsOffset % 4 == 0 && layout.rangesSize == layout.countedMaterialsOffset + 12 * k,
          "%u materials: offsets %lu, %lu of %lu", materials[i], (unsigned long)layout.materialsOffsetsOffset,
          (unsigned long)layout.countedMaterialsOffset, (unsigned long)layout.rangesSize);
    assert_int_equal(layout.alignment, 16);
    assert_int_equal(layout.passCount, k > 256 ? 6 : 2);
    info.flags = RAYSORT_SORT_STATISTIC_BIT;
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%u materials", materials[i]);
    assert_int_equal(layout.passCount, k > 256 ? 8 : 4);
    info.flags = 0;
    info.maxCount = 1u << 24; /* large tables have their rows scanned by a pass */
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%u materials", materials[i]);
    assert_int_equal(layout.passCount, k > 256 ? 7 : k > 16 ? 3 : 2);
  }
}

static void test_sort_layout_counts(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 3, 4, 5, 4095, 4096, 4097, RAYSORT_MAX_COUNT};
  Fixture *fixture = (Fixture *)*state;
  RaysortSortInfo info;
  RaysortSortLayout layout;
  uint32_t i, j;

  memset(&info, 0, sizeof(info));
  info.materialCount = 10;
  for (i = 0; i < COUNT_OF(counts); ++i)
    for (j = 0; j < 3; ++j)
    {
      const VkDeviceSize n = counts[i], size = 4u >> j;
      info.maxCount = counts[i];
      info.materialIdMap.type = (RaysortIdType)j;
      info.materialIdMap.stride = 0;
      CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%u entries", counts[i]);
      assert_true(layout.listSize == 4 * n && layout.newToOldPixelMapSize == 4 * n &&
                  layout.oldToNewPixelMapSize == 4 * n);
      assert_true(layout.idMapSize == (size * n + 3) / 4 * 4);
      info.materialIdMap.stride = 252;
      CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, &info, &layout), "%u entries", counts[i]);
      assert_true(layout.idMapSize == (n == 0 ? 0 : 252 * (n - 1) + 4)); /* not a stride more than the last id */
    }
}

/* Columns of the table of a dry plan: the scatter has a workgroup each. */
static uint32_t columns_of(const RaysortPass *passes, uint32_t passCount)
{
  uint32_t i;

  for (i = 0; i < passCount && strcmp(passes[i].name, "sort scatter") != 0; ++i)
    ;
  assert_true(i < passCount);
  return passes[i].workgroups[0];
}

/* The number of chunks decides how fast the kernels are. A wrong one changes no result, so it is tested here. */
static void test_columns(void **state)
{
  static const uint32_t cases[][3] = {
      /* materials, entries, columns */
      {8, 1u << 20, 256}, {8, (1u << 20) + 1, 136}, {8, 528 * 4096, 264}, {8, 528 * 4096 + 1, 184},
      {8, 1u << 24, 256}, {64, 1u << 24, 256},      {256, 1u << 20, 256}, {256, 1u << 24, 256},
  };
  Fixture *fixture = (Fixture *)*state;
  RaysortPass passes[RAYSORT_RADIX_SORT_MAX_PASSES];
  uint32_t i, count;
  RaysortRadixSortInfo radix;

  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    RaysortSortInfo info;
    memset(&info, 0, sizeof(info));
    info.materialCount = cases[i][0];
    info.maxCount = cases[i][1];
    count = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, raysortPlanSort(fixture->context, &info, &count, passes), "case %u", i);
    CHECK(columns_of(passes, count) == cases[i][2], "case %u: %u columns", i, columns_of(passes, count));
  }
  memset(&radix, 0, sizeof(radix));
  radix.maxCount = 1u << 24;
  radix.bitCount = 4;
  count = COUNT_OF(passes);
  CHECK_RESULT(VK_SUCCESS, raysortPlanRadixSort(fixture->context, &radix, &count, passes), "radix sort");
  assert_int_equal(columns_of(passes, count), 2048);
}

static void test_radix_layout(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortRadixSortInfo info;
  RaysortRadixSortLayout layout;
  uint32_t bits, widest;

  memset(&info, 0, sizeof(info));
  info.maxCount = RAYSORT_MAX_COUNT;
  info.keyType = RAYSORT_KEY_UINT64;
  for (bits = 1; bits <= 64; ++bits)
  {
    info.bitCount = bits;
    CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(fixture->context, &info, &layout), "%u bits", bits);
    assert_true(layout.keysSize == 8 * (VkDeviceSize)RAYSORT_MAX_COUNT && layout.valuesSize == layout.keysSize / 2);
    assert_int_equal(layout.passCount, (bits + 7) / 8 * 3);
    info.maxCount = 1000;
    CHECK_RESULT(VK_SUCCESS, raysortGetRadixSortLayout(fixture->context, &info, &layout), "%u bits", bits);
    widest = (bits + (bits + 7) / 8 - 1) / ((bits + 7) / 8);
    assert_int_equal(layout.passCount, (bits + 7) / 8 * 2 + (widest > 6)); /* radix_digits.c clears groups before */
    info.maxCount = RAYSORT_MAX_COUNT;
    assert_int_equal(layout.result, (bits + 7) / 8 % 2);
    assert_int_equal(layout.alignment, 16);
    assert_true(layout.passCount <= RAYSORT_RADIX_SORT_MAX_PASSES);
  }
}

/* ---- numbers ---- */

/* A bad 32-bit number in an info, and what the message must hold: the field, the value, the limit. */
typedef struct BadNumber
{
  size_t offset;
  uint32_t value;
  const char *words[3];
} BadNumber;

/* Number `typical` with a bad field is refused, by layout and by plan, and nothing is recorded. */
static VkResult command(const Plan *plan, const Fixture *fixture)
{
  return planCommand(plan, fixture->context, mockCommandBuffer(&fixture->mock->trace));
}

/* The command is refused with one message that holds all the words. */
static void expect_refused(Fixture *fixture, Plan *plan, const char *const *words, uint32_t wordCount)
{
  uint32_t i;

  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, command(plan, fixture), "%s: %s", plan->name, words[0]);
  CHECK(fixture->messages.count == 1, "%s: %s: %u messages: %s", plan->name, words[0], fixture->messages.count,
        fixture->messages.text);
  assert_int_equal(fixture->messages.last, VK_ERROR_VALIDATION_FAILED_EXT);
  for (i = 0; i < wordCount; ++i)
    if (words[i] != NULL)
      CHECK_MESSAGE(&fixture->messages, words[i]);
  CHECK(fixture->mock->trace.count == 0, "%s: %s: %u commands were recorded", plan->name, words[0],
        fixture->mock->trace.count);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, planMake(plan, fixture->context), "%s: %s, the plan", plan->name,
               words[0]);
}

static void check_numbers(Fixture *fixture, uint32_t typical, const BadNumber *numbers, uint32_t count)
{
  uint32_t i;
  Plan plan;

  for (i = 0; i < count; ++i)
  {
    assert_true(planTypical(&plan, typical, fixture->context, fixture->mock));
    memcpy((char *)&plan + planInfo(&plan) + numbers[i].offset, &numbers[i].value, 4);
    expect_refused(fixture, &plan, numbers[i].words, 3);
  }
}

static void test_scan_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {offsetof(RaysortScanInfo, maxCount), 0x80000000u, {"RaysortScanInfo.maxCount", "2147483648", "2147483647"}},
      {offsetof(RaysortScanInfo, maxCount), 0xffffffffu, {"RaysortScanInfo.maxCount", "4294967295", "2147483647"}},
  };

  check_numbers((Fixture *)*state, 1, numbers, COUNT_OF(numbers));
}

#define SORT(field) offsetof(RaysortSortInfo, field)

static void test_sort_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {SORT(maxCount), 0x80000000u, {"RaysortSortInfo.maxCount", "2147483648", "2147483647"}},
      {SORT(maxCount), 0xffffffffu, {"RaysortSortInfo.maxCount", "4294967295", "was the struct set to zero?"}},
      {SORT(materialCount), 0, {"RaysortSortInfo.materialCount is 0", "65536", NULL}},
      {SORT(materialCount), 65537, {"RaysortSortInfo.materialCount", "65537", "65536"}},
      {SORT(materialCount), 0xffffffffu, {"RaysortSortInfo.materialCount", "4294967295", "65536"}},
      {SORT(workgroupSize), 1025, {"RaysortSortInfo.workgroupSize", "1025", "1024"}},
      {SORT(maxGroupsX), 65536, {"RaysortSortInfo.maxGroupsX", "65536", "65535"}},
      {SORT(flags), 4, {"RaysortSortInfo.flags", "4", NULL}},
      {SORT(flags), 0x80000001u, {"RaysortSortInfo.flags", NULL, NULL}},
      {SORT(materialIdMap.type), 3, {"materialIdMap.type", "3", "2"}},
      {SORT(materialIdMap.stride), 257, {"materialIdMap.stride", "257", "256"}},
      {SORT(materialIdMap.shift), 8, {"materialIdMap.shift", "8", "7"}}, /* of uint8 */
      {SORT(materialIdMap.bits), 9, {"materialIdMap.bits", "9", "8"}},
      {SORT(materialIdMap.shift), 0xffffffffu, {"materialIdMap.shift", "4294967295", "7"}},
      {SORT(materialIdMap.bits), 0xffffffffu, {"materialIdMap.bits", "4294967295", "8"}},
  };

  check_numbers((Fixture *)*state, 2, numbers, COUNT_OF(numbers));
}

/* Typical sort 6 has 16-bit ids. */
static void test_sort_short_id_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {SORT(materialIdMap.stride), 1, {"materialIdMap.stride", "1", "2"}},
      {SORT(materialIdMap.stride), 3, {"materialIdMap.stride", "3", "2"}},
      {SORT(materialIdMap.stride), 258, {"materialIdMap.stride", "258", "256"}},
      {SORT(materialIdMap.offset), 1, {"materialIdMap.offset is 1", "must be 0", NULL}},
      {SORT(materialIdMap.offset), 256, {"materialIdMap.offset", "256", NULL}},
      {SORT(materialIdMap.shift), 16, {"materialIdMap.shift", "16", "15"}},
      {SORT(materialIdMap.bits), 17, {"materialIdMap.bits", "17", "16"}},
  };

  check_numbers((Fixture *)*state, 6, numbers, COUNT_OF(numbers));
}

static void test_sort_pairs_of_numbers(void **state)
{
  static const char *const fieldWords[] = {"materialIdMap.bits", "5", "4"};
  static const char *const groupWords[] = {"maxGroupsX", "2073600", "65535"};
  static const char *const manyWords[] = {"2147483647", "65535", NULL};
  Fixture *fixture = (Fixture *)*state;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  plan.sort.materialIdMap.shift = 4;
  plan.sort.materialIdMap.bits = 5;
  expect_refused(fixture, &plan, fieldWords, COUNT_OF(fieldWords));

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  plan.sort.workgroupSize = 0; /* a workgroup a pixel, all in one column */
  plan.sort.maxGroupsX = 1;
  expect_refused(fixture, &plan, groupWords, COUNT_OF(groupWords));

  fixture->mock->bufferCount = 0;
  plan.sort.maxCount = RAYSORT_MAX_COUNT;
  plan.sort.maxGroupsX = 1000;
  expect_refused(fixture, &plan, manyWords, COUNT_OF(manyWords));
}

#define RADIX(field) offsetof(RaysortRadixSortInfo, field)

static void test_radix_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {RADIX(maxCount), 0x80000000u, {"RaysortRadixSortInfo.maxCount", "2147483648", "2147483647"}},
      {RADIX(keyType), 6, {"RaysortRadixSortInfo.keyType", "6", "5"}},
      {RADIX(flags), 16, {"RaysortRadixSortInfo.flags", "16", "15"}},
      {RADIX(firstBit), 32, {"RaysortRadixSortInfo.firstBit", "32", "31"}},
      {RADIX(bitCount), 33, {"RaysortRadixSortInfo.bitCount", "33", "32"}},
      {RADIX(bitCount), 0xffffffffu, {"RaysortRadixSortInfo.bitCount", "4294967295", "32"}},
  };
  static const BadNumber wide[] = {
      {RADIX(firstBit), 64, {"RaysortRadixSortInfo.firstBit", "64", "63"}},
      {RADIX(firstBit), 35, {"RaysortRadixSortInfo.bitCount", "30", "29"}}, /* bitCount is 30 */
      {RADIX(bitCount), 65, {"RaysortRadixSortInfo.bitCount", "65", "64"}},
  };

  check_numbers((Fixture *)*state, 9, numbers, COUNT_OF(numbers));
  check_numbers((Fixture *)*state, 11, wide, COUNT_OF(wide));
}

#define GATHER(field) offsetof(RaysortGatherInfo, field)

static void test_gather_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {GATHER(maxCount), 0x80000000u, {"RaysortGatherInfo.maxCount", "2147483648", "2147483647"}},
      {GATHER(sourceCount), 0xffffffffu, {"RaysortGatherInfo.sourceCount", "4294967295", "2147483647"}},
      {GATHER(stride), 0, {"RaysortGatherInfo.stride", "0", "4"}},
      {GATHER(stride), 22, {"RaysortGatherInfo.stride", "22", "multiple of 4"}},
      {GATHER(stride), 65540, {"RaysortGatherInfo.stride", "65540", "65536"}},
  };

  check_numbers((Fixture *)*state, 20, numbers, COUNT_OF(numbers));
}

#define COPY(field) offsetof(RaysortBvhCopyInfo, field)

static void test_copy_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {COPY(mode), 4, {"RaysortBvhCopyInfo.mode", "4", "3"}},
      {COPY(base), 1, {"RaysortBvhCopyInfo.base", "1", "0"}},
  };

  check_numbers((Fixture *)*state, 30, numbers, COUNT_OF(numbers));
}

#define TRACE(field) offsetof(RaysortBvhTraceInfo, field)

static void test_trace_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {TRACE(maxCount), 0x80000000u, {"RaysortBvhTraceInfo.maxCount", "2147483648", "2147483647"}},
      {TRACE(hint), 3, {"RaysortBvhTraceInfo.hint", "3", "2"}},
      {TRACE(rayFlags), 1024, {"RaysortBvhTraceInfo.rayFlags", "1024", "1023"}},
      {TRACE(rayFlags), 0x80000000u, {"RaysortBvhTraceInfo.rayFlags", "2147483648", "1023"}},
      {TRACE(levels), 3, {"RaysortBvhTraceInfo.levels", "3", "2"}},
      {TRACE(excludeMask), 1, {"RaysortBvhTraceInfo.excludeMask", "1", "0"}},
      {TRACE(geometryStride), 256, {"RaysortBvhTraceInfo.geometryStride", "256", "255"}},
      {TRACE(base), 1, {"RaysortBvhTraceInfo.base", "1", "0"}},
      {TRACE(rayCount), 1, {"RaysortBvhTraceInfo.rayCount is 1, must be 0 without a list", "1", "0"}},
      {TRACE(primitiveMaterialType), 3, {"RaysortBvhTraceInfo.primitiveMaterialType", "3", "2"}},
      {TRACE(primitiveMaterialType), 0x80000000u, {"RaysortBvhTraceInfo.primitiveMaterialType", "2147483648", "2"}},
      {TRACE(primitiveMaterials.size), 6, {"RaysortBvhTraceInfo.primitiveMaterials.size", "6", "multiple of 4"}},
  };
  static const BadNumber listed[] = {
      {TRACE(rayCount), 0x80000000u, {"RaysortBvhTraceInfo.rayCount", "2147483648", "2147483647"}},
      {TRACE(rayCount), 2000001, {"RaysortBvhTraceInfo.rays", "64000000", "64000032"}},
  };

  check_numbers((Fixture *)*state, 14, numbers, COUNT_OF(numbers));
  check_numbers((Fixture *)*state, 15, listed, COUNT_OF(listed));
}

#define SDF_TRACE(field) offsetof(RaysortSdfTraceInfo, field)

static void test_sdf_trace_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {SDF_TRACE(maxCount), 0x80000000u, {"RaysortSdfTraceInfo.maxCount", "2147483648", "2147483647"}},
      {SDF_TRACE(rayFlags), 16, {"RaysortSdfTraceInfo.rayFlags", "16", "15"}},
      {SDF_TRACE(rayCount), 1, {"RaysortSdfTraceInfo.rayCount is 1, must be 0 without a list", "1", "0"}},
      {SDF_TRACE(maxSteps), 4097, {"RaysortSdfTraceInfo.maxSteps", "4097", "4096"}},
      {SDF_TRACE(firstCascade), 1, {"RaysortSdfTraceInfo.firstCascade", "1", "0"}},
      {SDF_TRACE(cascadeCount), 2, {"RaysortSdfTraceInfo.cascadeCount", "2", "1"}},
      {SDF_TRACE(sdf.cascadeCount), 0, {"RaysortSdfTraceInfo.sdf.cascadeCount", "0", "1"}},
      {SDF_TRACE(sdf.cascadeCount), 33, {"RaysortSdfTraceInfo.sdf.cascadeCount", "33", "32"}},
      {SDF_TRACE(sdf.brickCapacity), 0xffffff, {"RaysortSdfTraceInfo.sdf.brickCapacity", "16777215", "16777214"}},
      {SDF_TRACE(sdf.brickCapacity), 1, {"RaysortSdfTraceInfo.field", "2105344", "2105856"}},
      {SDF_TRACE(sdf.flags), 8, {"RaysortSdfTraceInfo.sdf.flags", "8", "7"}},
  };
  static const BadNumber listed[] = {
      {SDF_TRACE(rayCount), 2000001, {"RaysortSdfTraceInfo.rays", "64000000", "64000032"}},
      {SDF_TRACE(cascadeCount), 4, {"RaysortSdfTraceInfo.cascadeCount", "4", "3"}},
  };

  check_numbers((Fixture *)*state, 24, numbers, COUNT_OF(numbers));
  check_numbers((Fixture *)*state, 25, listed, COUNT_OF(listed));
}

#define SDF_DEBUG(field) offsetof(RaysortSdfDebugInfo, field)

static void test_sdf_debug_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {SDF_DEBUG(mode), RAYSORT_SDF_DEBUG_STALE + 1, {"RaysortSdfDebugInfo.mode", NULL, NULL}},
      {SDF_DEBUG(overlays), 32, {"RaysortSdfDebugInfo.overlays", "32", "31"}},
      {SDF_DEBUG(width), RAYSORT_SDF_MAX_SIDE + 1, {"RaysortSdfDebugInfo.width", NULL, NULL}},
      {SDF_DEBUG(height), RAYSORT_SDF_MAX_SIDE + 1, {"RaysortSdfDebugInfo.height", NULL, NULL}},
      {SDF_DEBUG(maxInstances), 0x80000000u, {"RaysortSdfDebugInfo.maxInstances", "2147483648", "2147483647"}},
      {SDF_DEBUG(firstCascade), 3, {"RaysortSdfDebugInfo.firstCascade", "3", "2"}},
      {SDF_DEBUG(cascadeCount), 4, {"RaysortSdfDebugInfo.cascadeCount", "4", "3"}},
      {SDF_DEBUG(sdf.flags), 8, {"RaysortSdfDebugInfo.sdf.flags", "8", "7"}},
      {SDF_DEBUG(tMin), 0xbf800000u, {"RaysortSdfDebugInfo.tMin", "-1", NULL}},
      {SDF_DEBUG(tMin), 0x7fc00000u, {"RaysortSdfDebugInfo.tMin", "nan", NULL}},
  };

  check_numbers((Fixture *)*state, 37, numbers, COUNT_OF(numbers));
}

static void test_trace_layout(void **state)
{
  static const uint32_t counts[] = {0, 1, 63, 64, 65, 4194240, 4194241, RAYSORT_MAX_COUNT};
  static const uint32_t groups[][2] = {{0, 0}, {1, 1}, {1, 1}, {1, 1}, {2, 1}, {65535, 1}, {65535, 2}, {65535, 513}};
  Fixture *fixture = (Fixture *)*state;
  RaysortBvhTraceInfo info;
  RaysortBvhTraceLayout layout;
  RaysortPass pass;
  uint32_t i, count;

  memset(&info, 0, sizeof(info));
  for (i = 0; i < COUNT_OF(counts); ++i)
  {
    info.maxCount = counts[i];
    CHECK_RESULT(VK_SUCCESS, raysortGetBvhTraceLayout(fixture->context, &info, &layout), "%u rays", counts[i]);
    assert_true(layout.raysSize == 32 * (VkDeviceSize)counts[i] && layout.hitsSize == layout.raysSize &&
                layout.listSize == 4 * (VkDeviceSize)counts[i] && layout.alignment == 16);
    count = 1;
    CHECK_RESULT(VK_SUCCESS, raysortPlanBvhTrace(fixture->context, &info, &count, &pass), "%u rays", counts[i]);
    assert_int_equal(count, layout.passCount);
    assert_int_equal(count, counts[i] != 0);
    if (count) /* a thread a ray; past the device's limit on x they are folded */
      CHECK(pass.workgroups[0] == groups[i][0] && pass.workgroups[1] == groups[i][1] && pass.workgroups[2] == 1 &&
                pass.isDry,
            "%u rays: %u x %u workgroups", counts[i], pass.workgroups[0], pass.workgroups[1]);
  }
  info.maxCount = 1000; /* a list may be shorter than the rays, and longer */
  info.list.size = 4000;
  info.rayCount = 5000;
  CHECK_RESULT(VK_SUCCESS, raysortGetBvhTraceLayout(fixture->context, &info, &layout), "a list");
  assert_true(layout.raysSize == 160000 && layout.hitsSize == 160000 && layout.listSize == 4000);
}

#define BVH(field) offsetof(RaysortBvhBuildInfo, field)

/* tests/bvh tests the fields of structures and geometries on the host. Here: the context refuses them, too. */
static void test_bvh_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {BVH(bvhCount), 0x01000001u, {"RaysortBvhBuildInfo.bvhCount", "16777217", "16777216"}},
  };
  static const char *const updateWords[] = {"RaysortBvhBuildInfo.primitiveCounts", "update"};
  static const char *const modeWords[] = {"RaysortBvhBuildInfo.mode", "5", "2"};
  static const char *const strideWords[] = {"bvhs[1].geometries[1].stride", "65540", "65536"};
  static const char *const oneWords[] = {"bvhs[0].primitiveCount", "268435476", "268435455"};
  static const char *const sumWords[] = {"primitiveCount of all structures", "268435475", "268435455"};
  Fixture *fixture = (Fixture *)*state;
  Plan plan;

  check_numbers(fixture, 23, numbers, COUNT_OF(numbers));
  assert_true(planTypical(&plan, 23, fixture->context, fixture->mock));
  plan.bvh.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  expect_refused(fixture, &plan, updateWords, COUNT_OF(updateWords));
  assert_true(planTypical(&plan, 23, fixture->context, fixture->mock));
  plan.bvh.mode = 5;
  expect_refused(fixture, &plan, modeWords, COUNT_OF(modeWords));
  assert_true(planTypical(&plan, 23, fixture->context, fixture->mock));
  plan.geometries[PLAN_MAX_GEOMETRIES + 1].stride = 65540;
  expect_refused(fixture, &plan, strideWords, COUNT_OF(strideWords));
  assert_true(planTypical(&plan, 23, fixture->context, fixture->mock));
  plan.geometries[0].primitiveCount = 0x10000000u;
  expect_refused(fixture, &plan, oneWords, COUNT_OF(oneWords));
  assert_true(planTypical(&plan, 23, fixture->context, fixture->mock));
  plan.bvh.bvhCount = 2;
  plan.geometries[0].primitiveCount = 0x0fffffffu - 20 - 1000;
  plan.geometries[1].primitiveCount = 20;
  expect_refused(fixture, &plan, sumWords, COUNT_OF(sumWords));
}

static void test_dispatch_numbers(void **state)
{
  static const BadNumber numbers[] = {
      {offsetof(RaysortDispatchInfo, concurrency), 0xffff0000u, {"RaysortDispatchInfo.concurrency", "4294901759"}},
      {offsetof(RaysortDispatchInfo, pushOffset), 2, {"RaysortDispatchInfo.pushOffset", "2", "4"}},
      {offsetof(RaysortDispatchInfo, pushOffset), 100, {"RaysortDispatchInfo.pushOffset", "100", "88"}},
      {offsetof(RaysortDispatchInfo, pushOffset), 0xfffffffcu, {"RaysortDispatchInfo.pushOffset", "4294967292", "88"}},
      {offsetof(RaysortDispatchInfo, pushStages), VK_SHADER_STAGE_VERTEX_BIT, {"pushStages", NULL, NULL}},
  };

  check_numbers((Fixture *)*state, 12, numbers, COUNT_OF(numbers));
}

/* Plan 12 is a pipeline for each of 8 materials. */
static void expect_bad_list(Fixture *fixture, const uint32_t *materials, uint32_t count, uint32_t flags, int hasRest,
                            const char *const *words, uint32_t wordCount)
{
  Plan plan;
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.materials = materials;
  plan.dispatch.listedCount = count;
  plan.dispatch.flags = flags;
  plan.dispatch.restPipeline = hasRest ? (VkPipeline)(uintptr_t)0x7702u : VK_NULL_HANDLE;
  expect_refused(fixture, &plan, words, wordCount);
}

static void test_dispatch_lists(void **state)
{
  static const uint32_t twice[3] = {1, 4, 4}, descending[2] = {5, 2}, outside[2] = {3, 8}, right[2] = {1, 2};
  static const char *const twiceWords[] = {"materials[2]", "4 after 4", "ascend"};
  static const char *const descendingWords[] = {"materials[1]", "2 after 5", "ascend"};
  static const char *const outsideWords[] = {"materials[1]", "8", "materialCount is 8"};
  static const char *const nullWords[] = {"RaysortDispatchInfo.materials is NULL", "2"};
  static const char *const countWords[] = {"RaysortDispatchInfo.listedCount", "9", "8"};
  static const char *const restWords[] = {"RaysortDispatchInfo.restPipeline is null", "RAYSORT_DISPATCH_UNSHADED_BIT"};
  static const char *const bothWords[] = {"RaysortDispatchInfo.restPipeline is given", "RAYSORT_DISPATCH_UNSHADED_BIT"};
  Fixture *fixture = (Fixture *)*state;
  expect_bad_list(fixture, twice, 3, 0, 1, twiceWords, COUNT_OF(twiceWords));
  expect_bad_list(fixture, descending, 2, 0, 1, descendingWords, COUNT_OF(descendingWords));
  expect_bad_list(fixture, outside, 2, 0, 1, outsideWords, COUNT_OF(outsideWords));
  expect_bad_list(fixture, NULL, 2, 0, 1, nullWords, COUNT_OF(nullWords));
  expect_bad_list(fixture, right, 9, 0, 1, countWords, COUNT_OF(countWords));
  expect_bad_list(fixture, right, 2, 0, 0, restWords, COUNT_OF(restWords));
  expect_bad_list(fixture, right, 2, RAYSORT_DISPATCH_UNSHADED_BIT, 1, bothWords, COUNT_OF(bothWords));
}

static void test_dispatch_group_numbers(void **state)
{
  static const uint32_t list[1] = {1};
  static const char *const manyWords[] = {"materialsPerPipeline is 9", "materialCount is 8"};
  static const char *const uberWords[] = {"materialsPerPipeline is 2", "uberPipeline", "materialCount is 8"};
  Fixture *fixture = (Fixture *)*state;
  Plan plan;
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.materialsPerPipeline = 9;
  expect_refused(fixture, &plan, manyWords, COUNT_OF(manyWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.materialsPerPipeline = 2;
  plan.dispatch.pipelines = NULL;
  plan.dispatch.uberPipeline = (VkPipeline)(uintptr_t)0x7701u;
  expect_refused(fixture, &plan, uberWords, COUNT_OF(uberWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.materialsPerPipeline = 2;
  plan.dispatch.materials = list;
  plan.dispatch.listedCount = 1;
  plan.dispatch.restPipeline = (VkPipeline)(uintptr_t)0x7701u;
  expect_refused(fixture, &plan, uberWords, COUNT_OF(uberWords));
}

/* Against sets: an id is in the new list if it was seen within the last `frames` calls, while there is room. */
static void test_merged_lists(void **state)
{
  enum
  {
    IDS = 24,
    ROOM = 10
  };
  uint32_t seen[IDS], random = 3;
  (void)state;
  for (uint32_t capacity = 0; capacity <= IDS; capacity += ROOM / 2)
    for (uint32_t frames = 0; frames < 4; ++frames)
    {
      uint32_t ids[IDS + 1], ages[IDS + 1], count = 0;
      memset(seen, 0xff, sizeof(seen)); /* not in the list */
      memset(ids, 0x5a, sizeof(ids));
      memset(ages, 0x5a, sizeof(ages));
      for (uint32_t step = 0; step < 200; ++step)
      {
        uint32_t present[IDS], presentCount = 0, due = 0;
        for (uint32_t id = 0; id < IDS; ++id)
          if ((random = random * 1664525u + 1013904223u) >> 29 == 0)
            present[presentCount++] = id;
        for (uint32_t id = 0, p = 0; id < IDS; ++id)
        {
          const int isPresent = p < presentCount && present[p] == id;
          p += isPresent != 0;
          if (seen[id] != 0xffffffffu)
            seen[id] = isPresent ? 0 : seen[id] + 1;
          if (seen[id] != 0xffffffffu && seen[id] > frames)
            seen[id] = 0xffffffffu;
          due += seen[id] != 0xffffffffu;
        }
        for (uint32_t p = 0; p < presentCount; ++p)
          if (seen[present[p]] == 0xffffffffu && due < capacity)
          {
            seen[present[p]] = 0;
            ++due;
          }
        count = raysortMergeMaterials(count, ids, ages, capacity, presentCount, present, frames);
        assert_int_equal(count, due);
        for (uint32_t id = 0, i = 0; id < IDS; ++id)
          if (seen[id] != 0xffffffffu)
          {
            assert_int_equal(ids[i], id);
            assert_int_equal(ages[i++], seen[id]);
          }
        assert_int_equal(ids[capacity], 0x5a5a5a5a);
        assert_int_equal(ages[capacity], 0x5a5a5a5a);
      }
    }
}

static void test_dispatch_handles(void **state)
{
  static const char *const sortWords[] = {"RaysortDispatchInfo.sort"};
  static const char *const pipelineWords[] = {"pipelines", "uberPipeline"};
  static const char *const layoutWords[] = {"RaysortDispatchInfo.layout"};
  static const char *const countWords[] = {"materialCount", "65537", "65536"};
  Fixture *fixture = (Fixture *)*state;
  Plan plan;

  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.sort = NULL;
  expect_refused(fixture, &plan, sortWords, COUNT_OF(sortWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.pipelines = NULL; /* neither */
  expect_refused(fixture, &plan, pipelineWords, COUNT_OF(pipelineWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.uberPipeline = plan.pipelines[0]; /* both */
  expect_refused(fixture, &plan, pipelineWords, COUNT_OF(pipelineWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.dispatch.layout = VK_NULL_HANDLE;
  expect_refused(fixture, &plan, layoutWords, COUNT_OF(layoutWords));
  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.sort.materialCount = 65537;
  expect_refused(fixture, &plan, countWords, COUNT_OF(countWords));
}

/* ---- buffers ---- */

/* Of these no header of a room says a word: nobody else calls them. */
const raysort_operation *raysort_scanOperation(void);
const raysort_operation *raysort_radixSortOperation(void);
const raysort_operation *raysort_gatherOperation(void);

/* The operations, each with a typical plan that has all of its buffers, the least of each, and with the alignment of
 * each, in the order of the resources. */
static const struct
{
  uint32_t typical;
  const raysort_operation *(*operation)(void);
  uint32_t alignments[RAYSORT_PRIVATE_MAX_ROWS];
} kinds[] = {{16, raysort_scanOperation, {16, 4, 4, 4, 4}},
             {7, raysort_sortOperation, {16, 2, 4, 4, 4, 4, 16, 4}}, /* 16-bit ids */
             {10, raysort_radixSortOperation, {16, 4, 8, 8, 4, 4}},  /* 64-bit keys */
             {15, raysort_bvhTraceOperation, {16, 16, 16, 4, 4, 4, 4, 4, 4}},
             {21, raysort_gatherOperation, {4, 4, 4, 4}},
             {23, raysort_bvhBuildOperation, {16, 4, 256, 16}},
             {31, raysort_bvhCopyOperation, {16, 16, 4}},
             {25, raysort_sdfTraceOperation, {256, 16, 16, 4, 4, 4}},
             {26, raysort_sdfResetOperation, {256}},
             {29, raysort_sdfUpdateOperation, {256, 16, 4, 16, 4, 256}},
             {37, raysort_sdfDebugOperation, {256, 4, 4, 4}},
             {43, raysort_sortArgumentsOperation, {4, 4}}};

/* A buffer of an info struct. */
typedef struct Field
{
  const char *name;
  RaysortBuffer *buffer;
  uint32_t alignment; /* of the device address */
  int isWritten;
} Field;

static void make_kind(Plan *plan, uint32_t kind, Fixture *fixture)
{
  assert_true(planTypical(plan, kinds[kind].typical, fixture->context, fixture->mock));
  if (plan->kind == PLAN_RADIX)
    plan->radix.count = planBuffer(fixture->mock, NULL, 4, 4);
  if (plan->kind == PLAN_COPY) /* a structure without triangles, and its file */
  {
    plan->copy.source.size = 192;
    plan->copy.destination.size = 256;
  }
}

static int is_written(Fixture *fixture, Plan *plan, uint32_t resource)
{
  uint32_t i, j;
  int isWritten = 0;

  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s: %s", plan->name, fixture->messages.text);
  for (i = 0; i < plan->passCount; ++i)
    for (j = 0; j < plan->passes[i].accessCount; ++j)
      if (plan->passes[i].accesses[j].resource == resource)
        isWritten |= (plan->passes[i].accesses[j].access & VK_ACCESS_SHADER_WRITE_BIT) != 0;
  planFree(plan);
  return isWritten;
}

/* Makes the plan of a kind, and finds one of its buffers; 0: it has no buffer of this number. */
static int make_field(Fixture *fixture, Plan *plan, uint32_t kind, uint32_t number, Field *field)
{
  const raysort_operation *operation = kinds[kind].operation();

  if (number == operation->rowCount)
    return 0;
  make_kind(plan, kind, fixture);
  fixtureForget(fixture);
  field->name = operation->rows[number].field;
  field->buffer = (RaysortBuffer *)(void *)((char *)plan + planInfo(plan) + operation->rows[number].place);
  field->alignment = kinds[kind].alignments[number];
  field->isWritten = is_written(fixture, plan, operation->resource + number);
  return 1;
}

/* Calls `check` for every buffer of every operation. */
static void each_field(void **state, void (*check)(Fixture *fixture, Plan *plan, const Field *field))
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t kind, number;
  Field field;
  Plan plan;

  for (kind = 0; kind < COUNT_OF(kinds); ++kind)
    for (number = 0; make_field(fixture, &plan, kind, number, &field); ++number)
      if (field.buffer->size != 0)
        check(fixture, &plan, &field);
}

static void test_good_before_bad(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t k;
  Plan plan;

  for (k = 0; k < COUNT_OF(kinds); ++k)
  {
    make_kind(&plan, k, fixture);
    CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "%s: %s", plan.name, fixture->messages.text);
    CHECK(fixture->messages.count == 0, "%s: %s", plan.name, fixture->messages.text);
  }
}

static void check_unaligned(Fixture *fixture, Plan *plan, const Field *field)
{
  const char *words[2] = {field->name, NULL};
  RaysortBuffer *buffer = field->buffer;
  char alignment[16];

  if (field->alignment == 2)
    return; /* the id map; with a list its size is refused first: see test_unaligned_id_maps */
  (void)snprintf(alignment, sizeof(alignment), "multiple of %u", field->alignment);
  words[1] = alignment;
  *buffer = planBuffer(fixture->mock, NULL, buffer->size + 16, 16);
  buffer->offset = field->alignment / 2;
  expect_refused(fixture, plan, words, COUNT_OF(words));
  buffer->buffer = mockBuffer(fixture->mock, buffer->size + 16, field->alignment / 2);
  buffer->offset = 0; /* the offset is aligned, the address is not */
  expect_refused(fixture, plan, words, COUNT_OF(words));
  buffer->offset = field->alignment / 2; /* together they are */
  buffer->size -= 16;
  CHECK_RESULT(VK_SUCCESS, command(plan, fixture), "%s: %s", field->name, fixture->messages.text);
}

static void test_unaligned_buffers(void **state)
{
  each_field(state, check_unaligned);
}

/* Ids are at multiples of their size, anywhere in a word. */
static void test_unaligned_id_maps(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t offset, type;
  Plan plan;

  for (type = 0; type < 3; ++type)
    for (offset = 0; offset < 8; ++offset)
    {
      char alignment[16];
      const char *words[2] = {"RaysortSortInfo.materialIdMap.buffer", alignment};
      assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
      (void)snprintf(alignment, sizeof(alignment), "multiple of %u", 4u >> type);
      plan.sort.materialIdMap.type = (RaysortIdType)type;
      plan.sort.materialIdMap.buffer = planBuffer(fixture->mock, NULL, 16000000, 16);
      plan.sort.materialIdMap.buffer.offset = offset;
      if (offset % (4u >> type) != 0)
        expect_refused(fixture, &plan, words, COUNT_OF(words));
      else
        CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "ids at byte %u: %s", offset, fixture->messages.text);
    }
}

static void check_short(Fixture *fixture, Plan *plan, const Field *field)
{
  char size[24], needed[24];
  const char *words[3] = {field->name, size, needed};
  RaysortBuffer *buffer = field->buffer;

  if (buffer == &plan->sort.materialIdMap.buffer)
    return; /* with a list any map is large enough: see test_short_id_maps */
  if (buffer == &plan->sort.oldToNewPixelMap)
    buffer->size -= 4; /* the last of the 16-bit ids may be there to fill up its word */
  (void)snprintf(needed, sizeof(needed), "%lu", (unsigned long)buffer->size);
  buffer->size -= 1;
  (void)snprintf(size, sizeof(size), "%lu", (unsigned long)buffer->size);
  expect_refused(fixture, plan, words, COUNT_OF(words));
}

static void test_short_buffers(void **state)
{
  each_field(state, check_short);
}

static void test_short_id_maps(void **state)
{
  static const char *const words[] = {"materialIdMap.buffer.size", "2073599", "2073600"};
  static const char *const listWords[] = {"materialIdMap.buffer.size", "6"};
  Fixture *fixture = (Fixture *)*state;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  plan.sort.materialIdMap.buffer.size -= 1;
  expect_refused(fixture, &plan, words, COUNT_OF(words));
  make_kind(&plan, 1, fixture); /* with a list; 16-bit ids: half a word is left over */
  plan.sort.materialIdMap.buffer.size = 6;
  expect_refused(fixture, &plan, listWords, COUNT_OF(listWords));
  make_kind(&plan, 1, fixture);
  plan.sort.materialIdMap.buffer.size = 0;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, command(&plan, fixture), "a list into a map of no id");
  CHECK_MESSAGE(&fixture->messages, "materialIdMap");
  make_kind(&plan, 1, fixture); /* nor can a dry plan guess how many there are */
  memset(&plan.sort.materialIdMap.buffer, 0, sizeof(plan.sort.materialIdMap.buffer));
  expect_refused(fixture, &plan, words, 1);
}

/* 5 rays by ids of any width and stride: the map holds up to 8, for it ends with a whole word. With a list an inverse
 * of 5 words will do, but none that lacks a ray of before the last word. */
static void test_short_inverse(void **state)
{
  static const struct
  {
    RaysortIdType type;
    uint32_t stride, held;
  } shapes[] = {{RAYSORT_ID_UINT8, 1, 8},  {RAYSORT_ID_UINT8, 2, 6},  {RAYSORT_ID_UINT8, 3, 6},
                {RAYSORT_ID_UINT8, 4, 5},  {RAYSORT_ID_UINT8, 64, 5}, {RAYSORT_ID_UINT16, 2, 6},
                {RAYSORT_ID_UINT16, 4, 5}, {RAYSORT_ID_UINT32, 4, 5}};
  static const char *const words[] = {"RaysortSortInfo.oldToNewPixelMap.size", "16", "20"};
  Fixture *fixture = (Fixture *)*state;
  RaysortSortLayout layout;
  uint32_t i;
  Plan plan;

  for (i = 0; i < COUNT_OF(shapes); ++i)
  {
    RaysortSortInfo *sort = &plan.sort;
    make_kind(&plan, 1, fixture);
    sort->maxCount = 5;
    sort->materialCount = 8;
    sort->materialIdMap.type = shapes[i].type;
    sort->materialIdMap.stride = shapes[i].stride;
    sort->materialIdMap.buffer.offset = 0;
    sort->list.size = 0; /* a bounce must accept what a sort without a list asks for */
    sort->list.buffer = VK_NULL_HANDLE;
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, sort, &layout), "stride %u", shapes[i].stride);
    assert_int_equal(layout.oldToNewPixelMapSize, 20);
    sort->materialIdMap.buffer.size = layout.idMapSize;
    sort->oldToNewPixelMap.size = layout.oldToNewPixelMapSize;
    sort->list = planBuffer(fixture->mock, NULL, 20, 4);
    CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(fixture->context, sort, &layout), "stride %u", shapes[i].stride);
    assert_int_equal(layout.oldToNewPixelMapSize, 4 * shapes[i].held);
    CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "stride %u: %s", shapes[i].stride, fixture->messages.text);
    sort->oldToNewPixelMap.size = 16;
    expect_refused(fixture, &plan, words, COUNT_OF(words));
  }
}

static void check_no_address(Fixture *fixture, Plan *plan, const Field *field)
{
  const char *words[3] = {field->name, "address 0", "VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT"};

  field->buffer->buffer = mockBufferAt(fixture->mock, 0, 1u << 30);
  expect_refused(fixture, plan, words, COUNT_OF(words));
}

static void test_buffers_without_address(void **state)
{
  each_field(state, check_no_address);
}

/* A size without a buffer makes the plan a dry plan, whichever buffer it is: it is planned, but not recorded. */
static void check_dry(Fixture *fixture, Plan *plan, const Field *field)
{
  char slot[40];

  field->buffer->buffer = VK_NULL_HANDLE;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, command(plan, fixture), "%s: no buffer", field->name);
  (void)snprintf(slot, sizeof(slot), "%s", strchr(field->name, '.') + 1);
  if (strchr(slot, '.') != NULL)
    *strchr(slot, '.') = 0;
  CHECK_MESSAGE(&fixture->messages, "no buffer was given");
  CHECK_MESSAGE(&fixture->messages, slot);
  CHECK(fixture->mock->trace.count == 0, "%s: recorded without a buffer", field->name);
  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s: no buffer, the plan", field->name);
  planFree(plan);
}

static void test_dry_buffers(void **state)
{
  each_field(state, check_dry);
}

static void check_past_64_bits(Fixture *fixture, Plan *plan, const Field *field)
{
  const char *words[1] = {field->name};
  const RaysortBuffer given = *field->buffer;

  field->buffer->offset = 0u - (VkDeviceSize)256;
  expect_refused(fixture, plan, words, COUNT_OF(words));
  *field->buffer = given;
  field->buffer->size = UINT64_MAX; /* VK_WHOLE_SIZE is not a size */
  field->buffer->offset = 16;
  expect_refused(fixture, plan, words, COUNT_OF(words));
}

static void test_buffers_past_64_bits(void **state)
{
  each_field(state, check_past_64_bits);
}

/* Without a buffer the bytes count that the plan would touch: a dry plan has accesses of them. */
static void check_dry_past_64_bits(Fixture *fixture, Plan *plan, const Field *field)
{
  uint32_t i, j;

  field->buffer->buffer = VK_NULL_HANDLE;
  field->buffer->size = 0;
  field->buffer->offset = 0u - (VkDeviceSize)256;
  if (planMake(plan, fixture->context) != VK_SUCCESS) /* some are not optional for other reasons */
  {
    CHECK(strstr(fixture->messages.text, "pass 64 bits") != NULL || strstr(fixture->messages.text, "list") != NULL,
          "%s: %s", field->name, fixture->messages.text);
    return;
  }
  for (i = 0; i < plan->passCount; ++i) /* optional: then it is not given */
    for (j = 0; j < plan->passes[i].accessCount; ++j)
    {
      const RaysortBuffer *touched = &plan->passes[i].accesses[j].buffer;
      CHECK(touched->offset <= UINT64_MAX - touched->size, "%s: an access past 64 bits is planned", field->name);
    }
  planFree(plan);
}

static void test_dry_buffers_past_64_bits(void **state)
{
  each_field(state, check_dry_past_64_bits);
}

/* ---- overlaps ---- */

static VkDeviceSize round_up(VkDeviceSize value, VkDeviceSize to)
{
  return (value + to - 1) / to * to;
}

/* Puts buffer `second` at `address`, by the same VkBuffer as `first` or by one that is aliased with it. */
static void place(Fixture *fixture, const RaysortBuffer *first, RaysortBuffer *second, VkDeviceAddress address,
                  int isAliased)
{
  const VkDeviceAddress base = mockAddress(fixture->mock, first->buffer);

  second->buffer = isAliased ? mockBufferAt(fixture->mock, address, second->size) : first->buffer;
  second->offset = isAliased ? 0 : address - base;
}

/* Two buffers of an operation touch, then they share a word, or up to 64. */
static void check_pair(Fixture *fixture, Plan *plan, const Field *a, const Field *b, int isAliased)
{
  const char *words[2] = {a->name, b->name};
  RaysortBuffer *first = a->buffer, *second = b->buffer;
  VkDeviceAddress end, step = b->alignment < 4 ? 4 : b->alignment;

  first->buffer = mockBuffer(fixture->mock, first->size, 0);
  end = mockAddress(fixture->mock, first->buffer) + first->size;
  place(fixture, first, second, round_up(end, step), isAliased);
  CHECK_RESULT(VK_SUCCESS, command(plan, fixture), "%s right behind %s: %s", b->name, a->name, fixture->messages.text);
  place(fixture, first, second, round_up(end, step) - step, isAliased);
  if (a->isWritten || b->isWritten)
    expect_refused(fixture, plan, words, COUNT_OF(words));
  else
    CHECK_RESULT(VK_SUCCESS, command(plan, fixture), "%s over %s, both read: %s", b->name, a->name,
                 fixture->messages.text);
}

static void test_overlaps(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t kind, i, j, isAliased;
  Field a, b;
  Plan plan;

  for (kind = 0; kind < COUNT_OF(kinds); ++kind)
    for (i = 0; make_field(fixture, &plan, kind, i, &a); ++i)
      for (j = 0; make_field(fixture, &plan, kind, j, &b); ++j)
        for (isAliased = 0; i != j && isAliased < 2; ++isAliased)
        {
          make_kind(&plan, kind, fixture);
          fixtureForget(fixture);
          if (a.buffer->size != 0 && b.buffer->size != 0)
            check_pair(fixture, &plan, &a, &b, (int)isAliased);
        }
}

/* In place is exactly in place, also through another handle; shifted by a word it is an overlap. */
static void test_scan_in_place(void **state)
{
  static const char *const words[] = {"RaysortScanInfo.input", "RaysortScanInfo.output"};
  static const char *const scratchWords[] = {"RaysortScanInfo.scratch"};
  Fixture *fixture = (Fixture *)*state;
  RaysortScanInfo *info;
  Plan plan;

  assert_true(planTypical(&plan, 0, fixture->context, fixture->mock));
  info = &plan.scan;
  CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "in place: %s", fixture->messages.text);
  info->output.buffer = mockBufferAt(fixture->mock, mockAddress(fixture->mock, info->input.buffer), info->output.size);
  CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "in place, aliased: %s", fixture->messages.text);
  info->output.offset = 4;
  expect_refused(fixture, &plan, words, COUNT_OF(words));
  info->output.offset = 0;
  info->scratch = info->input; /* in place or not, scratch is elsewhere */
  expect_refused(fixture, &plan, scratchWords, COUNT_OF(scratchWords));
}

/* A count of 0 is valid: there is no message, nothing that Vulkan forbids, and optional outputs may be missing. */
static void test_count_zero(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    plan.scan.maxCount = 0;
    plan.sort.maxCount = 0;
    plan.radix.maxCount = 0;
    plan.trace.maxCount = 0;
    plan.bvh.bvhCount = 0;
    plan.sdfTrace.maxCount = 0;
    CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "%s of nothing: %s", plan.name, fixture->messages.text);
    CHECK(fixture->messages.count == 0, "%s of nothing: %s", plan.name, fixture->messages.text);
    /* a layout of 0 bytes needs no buffer */
    memset(&plan.scan.input, 0, sizeof(plan.scan.input));
    memset(&plan.scan.output, 0, sizeof(plan.scan.output));
    memset(&plan.sort.materialIdMap.buffer, 0, sizeof(plan.sort.materialIdMap.buffer));
    memset(&plan.sort.newToOldPixelMap, 0, sizeof(plan.sort.newToOldPixelMap));
    memset(plan.radix.keys, 0, sizeof(plan.radix.keys));
    memset(plan.radix.values, 0, sizeof(plan.radix.values));
    memset(&plan.trace.bvh, 0, sizeof(plan.trace.bvh));
    memset(&plan.trace.rays, 0, sizeof(plan.trace.rays));
    memset(&plan.trace.hits, 0, sizeof(plan.trace.hits));
    memset(&plan.bvh.descriptions, 0, sizeof(plan.bvh.descriptions));
    memset(&plan.bvh.destination, 0, sizeof(plan.bvh.destination));
    memset(&plan.bvh.scratch, 0, sizeof(plan.bvh.scratch));
    memset(&plan.sdfTrace.field, 0, sizeof(plan.sdfTrace.field));
    memset(&plan.sdfTrace.rays, 0, sizeof(plan.sdfTrace.rays));
    memset(&plan.sdfTrace.hits, 0, sizeof(plan.sdfTrace.hits));
    CHECK_RESULT(VK_SUCCESS, command(&plan, fixture), "%s of nothing, without buffers: %s", plan.name,
                 fixture->messages.text);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_scan_layout),
      WITH_CONTEXT(test_sort_layout_ranges),
      WITH_CONTEXT(test_sort_layout_counts),
      WITH_CONTEXT(test_columns),
      WITH_CONTEXT(test_radix_layout),
      WITH_CONTEXT(test_scan_numbers),
      WITH_CONTEXT(test_sort_numbers),
      WITH_CONTEXT(test_sort_short_id_numbers),
      WITH_CONTEXT(test_sort_pairs_of_numbers),
      WITH_CONTEXT(test_radix_numbers),
      WITH_CONTEXT(test_gather_numbers),
      WITH_CONTEXT(test_trace_layout),
      WITH_CONTEXT(test_trace_numbers),
      WITH_CONTEXT(test_copy_numbers),
      WITH_CONTEXT(test_bvh_numbers),
      WITH_CONTEXT(test_sdf_trace_numbers),
      WITH_CONTEXT(test_sdf_debug_numbers),
      WITH_CONTEXT(test_dispatch_numbers),
      WITH_CONTEXT(test_dispatch_handles),
      WITH_CONTEXT(test_dispatch_lists),
      WITH_CONTEXT(test_dispatch_group_numbers),
      WITH_CONTEXT(test_merged_lists),
      WITH_CONTEXT(test_good_before_bad),
      WITH_CONTEXT(test_unaligned_buffers),
      WITH_CONTEXT(test_unaligned_id_maps),
      WITH_CONTEXT(test_short_buffers),
      WITH_CONTEXT(test_short_id_maps),
      WITH_CONTEXT(test_short_inverse),
      WITH_CONTEXT(test_buffers_without_address),
      WITH_CONTEXT(test_dry_buffers),
      WITH_CONTEXT(test_buffers_past_64_bits),
      WITH_CONTEXT(test_dry_buffers_past_64_bits),
      WITH_CONTEXT(test_overlaps),
      WITH_CONTEXT(test_scan_in_place),
      WITH_CONTEXT(test_count_zero),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("fields", tests, NULL, NULL);
}
