/* test_gpu_arguments.c - tables of arguments from a sort against the CPU: workgroup sizes, folds, runs, trace rays.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define TABLES          5

/* A sort, and tables made from it in the same list of passes. */
typedef struct Tables
{
  PlacedSort placed;
  RaysortSortArgumentsInfo infos[TABLES];
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES + TABLES];
  uint32_t passCount;
} Tables;

static Arena arena; /* grows with the cases, freed at the end */

static const RaysortSortArgumentsInfo forms[TABLES] = {
    {.flags = RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT},
    {.workgroupSize = 64, .maxGroupsX = 3},
    {.workgroupSize = 128, .flags = RAYSORT_SORT_ARGUMENTS_UNFOLDED_BIT},
    {.workgroupSize = 7, .maxGroupsX = 5, .materialsPerArgument = 3},
    {.workgroupSize = 1, .maxGroupsX = 1000, .materialsPerArgument = 0xffffffffu}, /* all materials */
};

static uint32_t divideUp(uint32_t a, uint32_t b)
{
  return a / b + (a % b != 0);
}

static void placeTables(TestDevice *device, Tables *tables)
{
  RaysortContext context = tables->placed.context;
  const RaysortSortInfo *sort = &tables->placed.info;
  tables->passCount = RAYSORT_SORT_MAX_PASSES;
  assert_int_equal(raysortPlanSort(context, sort, &tables->passCount, tables->passes), VK_SUCCESS);
  for (uint32_t i = 0; i < TABLES; ++i)
  {
    RaysortSortArgumentsInfo *info = &tables->infos[i];
    RaysortSortArgumentsLayout layout;
    uint32_t count = RAYSORT_SORT_ARGUMENTS_MAX_PASSES;
    *info = forms[i];
    info->maxCount = sort->maxCount;
    info->materialCount = sort->materialCount;
    if (info->materialsPerArgument > info->materialCount)
      info->materialsPerArgument = info->materialCount;
    assert_int_equal(raysortGetSortArgumentsLayout(context, info, &layout), VK_SUCCESS);
    assert_true(layout.rangesSize <= tables->placed.layout.rangesSize);
    info->ranges = sort->ranges;
    info->arguments = arenaTake(&arena, "arguments", layout.argumentsSize, 4);
    if (raysortPlanSortArguments(context, info, &count, tables->passes + tables->passCount) != VK_SUCCESS)
      fail_msg("%s", device->message);
    assert_int_equal(count, 1);
    tables->passCount += count;
  }
}

/* Writes what the table must hold into the image, from the offsets of `words`, which end at the materials' number. */
static void expectTable(TestDevice *device, const RaysortSortArgumentsInfo *info, const uint32_t *offsets)
{
  const uint32_t per = info->materialsPerArgument ? info->materialsPerArgument : 1;
  const uint32_t size = info->workgroupSize ? info->workgroupSize : 1;
  const uint32_t limit = device->gpu.properties.limits.maxComputeWorkGroupCount[0];
  uint32_t *arguments = (uint32_t *)arenaImage(&arena, info->arguments);
  for (uint32_t first = 0; first < info->materialCount; first += per, arguments += 3)
  {
    const uint32_t end = per < info->materialCount - first ? first + per : info->materialCount;
    uint32_t rays = offsets[end] - offsets[first];
    rays = rays < info->maxCount ? rays : info->maxCount;
    const uint32_t groups = divideUp(rays, size), x = info->maxGroupsX ? info->maxGroupsX : limit;
    const int isFolded = info->flags == 0 && groups > x;
    arguments[0] = isFolded ? x : groups;
    arguments[1] = isFolded ? divideUp(groups, x) : 1;
    arguments[2] = 1;
  }
}

static void runTables(TestDevice *device, SortCase sortCase)
{
  char what[600];
  describeSort(&sortCase, what, sizeof(what));
  sortCase.room = arenaCapacity(5 * 12 * (VkDeviceSize)sortCase.materialCount, TABLES);
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
  {
    static Tables tables;
    placeSort(&arena, device, device->context, poison, &sortCase, &tables.placed);
    placeTables(device, &tables);
    arenaRunPasses(&arena, device->context, tables.passes, tables.passCount);
    expectSort(&arena, &tables.placed);
    for (uint32_t i = 0; i < TABLES; ++i)
      expectTable(device, &tables.infos[i],
                  (const uint32_t *)arenaImage(&arena, tables.infos[i].ranges) + RAYSORT_RANGES_WORDS);
    arenaCompare(&arena, what);
  }
}

static void testTables(void **state)
{
  static const uint32_t materials[] = {1, 2, 3, 64, 127, 128, 129, 256, 257, 1000};
  for (uint32_t i = 0; i < COUNT_OF(materials); ++i)
    runTables((TestDevice *)*state, (SortCase){.maxCount = 5000,
                                               .materialCount = materials[i],
                                               .workgroupSize = 64,
                                               .distribution = i % 2 ? DISTRIBUTION_STRAY : DISTRIBUTION_ZIPF,
                                               .seed = i});
  runTables((TestDevice *)*state, (SortCase){.maxCount = 0, .materialCount = 5, .workgroupSize = 1});
}

/* More rays of one material than the device has workgroups on x: the sort folds them, a trace-rays table does not. */
static void testUnfolded(void **state)
{
  runTables((TestDevice *)*state,
            (SortCase){.maxCount = 98304, .materialCount = 2, .workgroupSize = 1, .maxGroupsX = 65535});
}

/* Offsets that no sort wrote: nothing past maxCount rays. */
static void testGarbage(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t poison = 0; poison < ARENA_POISONS; ++poison)
  {
    RaysortSortArgumentsInfo info = {.maxCount = 1000, .materialCount = 300, .workgroupSize = 32, .maxGroupsX = 9};
    uint32_t words[RAYSORT_RANGES_WORDS + 301], random = 1 + poison, passCount = 1;
    RaysortPass pass;
    arenaBegin(&arena, device, arenaCapacity(sizeof(words) + 3600, 2), poison);
    for (uint32_t i = 0; i < COUNT_OF(words); ++i)
      words[i] = testRandom(&random) << (i % 3 * 8);
    info.ranges = arenaTakeWords(&arena, "ranges", words, COUNT_OF(words));
    info.arguments = arenaTake(&arena, "arguments", 3600, 4);
    assert_int_equal(raysortPlanSortArguments(device->context, &info, &passCount, &pass), VK_SUCCESS);
    arenaRunPasses(&arena, device->context, &pass, 1);
    expectTable(device, &info, words + RAYSORT_RANGES_WORDS);
    arenaCompare(&arena, "arguments of words that no sort wrote");
  }
}

static void refuse(TestDevice *device, RaysortSortArgumentsInfo info, const char *message)
{
  RaysortSortArgumentsLayout layout;
  assert_int_equal(raysortGetSortArgumentsLayout(device->context, &info, &layout), VK_ERROR_VALIDATION_FAILED_EXT);
  if (!strstr(device->message, message))
    fail_msg("\"%s\" is not in \"%s\"", message, device->message);
  device->messageCount = 0;
}

static void testRefusals(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const VkPhysicalDeviceLimits *limits = &device->gpu.properties.limits;
  const uint32_t most = limits->maxComputeWorkGroupCount[0];
  const uint64_t threads = (uint64_t)most * limits->maxComputeWorkGroupSize[0];
  char message[100];
  refuse(device, (RaysortSortArgumentsInfo){.maxCount = 1}, "materialCount is 0, must be 1 .. 65536");
  refuse(device, (RaysortSortArgumentsInfo){.maxCount = 1, .materialCount = 4, .materialsPerArgument = 5},
         "materialsPerArgument is 5, must be 0 .. 4");
  refuse(device, (RaysortSortArgumentsInfo){.maxCount = 1, .materialCount = 4, .flags = 4},
         "flags is 4, must be 0 .. 3");
  refuse(device,
         (RaysortSortArgumentsInfo){
             .maxCount = 1, .materialCount = 4, .workgroupSize = 2, .flags = RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT},
         "workgroupSize (of rays) is 2, must be 0 .. 1");
  refuse(device,
         (RaysortSortArgumentsInfo){
             .maxCount = 1001, .materialCount = 1, .maxGroupsX = 1000, .flags = RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT},
         "maxCount 1001 in groups of 1 needs 1001 rays, 1000 fit");
  refuse(device,
         (RaysortSortArgumentsInfo){.maxCount = 641,
                                    .materialCount = 1,
                                    .workgroupSize = 64,
                                    .maxGroupsX = 10,
                                    .flags = RAYSORT_SORT_ARGUMENTS_UNFOLDED_BIT},
         "maxCount 641 in groups of 64 needs 11 workgroups, 10 fit");
  if (most < RAYSORT_MAX_COUNT)
  {
    snprintf(message, sizeof(message), "needs %u workgroups, %u fit", most + 1, most);
    refuse(device,
           (RaysortSortArgumentsInfo){
               .maxCount = most + 1, .materialCount = 1, .flags = RAYSORT_SORT_ARGUMENTS_UNFOLDED_BIT},
           message);
  }
  if (threads < RAYSORT_MAX_COUNT)
    refuse(device,
           (RaysortSortArgumentsInfo){
               .maxCount = (uint32_t)threads + 1, .materialCount = 1, .flags = RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT},
           "rays, ");
}

static void testOffset(void **state)
{
  const RaysortBuffer ranges = {(VkBuffer)(uintptr_t)16, 256, 1000};
  const RaysortBuffer offset = raysortSortGetOffset(&ranges, 7);
  const RaysortBuffer wrong = raysortSortGetOffset(&ranges, RAYSORT_MAX_MATERIALS + 1);
  (void)state;
  assert_true(offset.buffer == ranges.buffer);
  assert_int_equal(offset.offset, 256 + 64 + 28);
  assert_int_equal(offset.size, 4);
  assert_int_equal(wrong.size, 0);
}

static int closeAll(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testTables), cmocka_unit_test(testUnfolded),
                                     cmocka_unit_test(testGarbage), cmocka_unit_test(testRefusals),
                                     cmocka_unit_test(testOffset)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_arguments", tests, openTestDevice, closeAll);
}
