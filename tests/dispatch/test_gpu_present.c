/* test_gpu_present.c - the ways to dispatch when few of many materials have rays: groups, and a list with its rest.
 * Every live ray is shaded once, whatever the list says, and the tables are right word by word.
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
#define PIPELINES       3  /* by material modulo PIPELINES; the rest is number PIPELINES */
#define PUSH_OFFSET     64 /* of both shaders */
#define WORKGROUP       32
#define FOLD            40 /* workgroups of a row */

typedef enum Way
{
  WAY_EACH,
  WAY_GROUPS,
  WAY_RIGHT,    /* the list has the materials that have rays */
  WAY_ONE,      /* one of them is missing */
  WAY_NONE,     /* the list has only materials without rays */
  WAY_EMPTY,    /* no list */
  WAY_ALL,      /* the list has every material */
  WAY_HALF,     /* every second material, with rays or without */
  WAY_UNSHADED, /* as WAY_ONE, and no rest pipeline */
  WAY_COPY,     /* as WAY_HALF, and the GPU's copy of the list is noise */
  WAY_COUNT
} Way;

typedef struct PresentCase
{
  uint32_t maxCount, materialCount, present; /* present: so many ids are drawn from */
  uint32_t group;                            /* materials of a group */
  int isBounce; /* sorted is a list past whose end the GPU's count goes, with tail and statistic */
} PresentCase;

typedef struct Run
{
  const PresentCase *shape;
  Way way;
  PlacedSort placed;
  RaysortDispatchInfo info;
  RaysortBuffer visits, present;
  uint32_t *rays; /* of each material */
  uint32_t *list;
  uint32_t listedCount;
  RaysortPass *passes;
  uint32_t passCount;
} Run;

static Arena arena;
static VkPipelineLayout layout;
static VkPipeline visitors[PIPELINES + 1];
static VkPipeline *pipelines; /* [RAYSORT_MAX_MATERIALS] */

static int hasRest(Way way)
{
  return way >= WAY_RIGHT;
}

/* The entries of the sort, and the ray of one of them; the id map has maxCount ids. */
static uint32_t entriesOf(const Run *run)
{
  return run->shape->isBounce ? run->shape->maxCount / 4 * 3 : run->shape->maxCount;
}

static uint32_t rayOf(const Run *run, uint32_t entry)
{
  return run->placed.info.list.buffer ? ((const uint32_t *)arenaImage(&arena, run->placed.info.list))[entry] : entry;
}

/* Ids of `present` random materials, some void, some stray. */
static void drawIds(Run *run, uint32_t seed)
{
  const PresentCase *shape = run->shape;
  uint32_t random = seed, *ids = (uint32_t *)arenaImage(&arena, run->placed.info.materialIdMap.buffer);
  uint32_t *drawn = (uint32_t *)allocate((shape->present + 1) * sizeof(*drawn));
  for (uint32_t i = 0; i < shape->present; ++i)
    drawn[i] = shape->present == shape->materialCount ? i : testRandom(&random) % shape->materialCount;
  memset(run->rays, 0, shape->materialCount * sizeof(*run->rays));
  for (uint32_t i = 0; i < shape->maxCount; ++i)
  {
    uint32_t draw = testRandom(&random) % 100;
    ids[i] = draw < 5 ? shape->materialCount : draw < 8 ? 0xffffff00u : shape->materialCount;
    if (draw >= 8 && shape->present)
      ids[i] = drawn[i < shape->present ? i : testRandom(&random) % shape->present];
  }
  for (uint32_t entry = 0; entry < entriesOf(run); ++entry)
  {
    const uint32_t ray = rayOf(run, entry);
    if (ray < shape->maxCount && ids[ray] < shape->materialCount)
      ++run->rays[ids[ray]];
  }
  free(drawn);
}

static int isListed(const Run *run, uint32_t material, int *isFirst)
{
  const int present = run->rays[material] != 0;
  switch (run->way)
  {
  case WAY_RIGHT:
    return present;
  case WAY_ONE:
  case WAY_UNSHADED:
    if (!present || !*isFirst)
      return present;
    *isFirst = 0;
    return 0;
  case WAY_NONE:
    return !present;
  case WAY_ALL:
    return 1;
  case WAY_HALF:
  case WAY_COPY:
    return material % 2 == 0;
  case WAY_EACH:
  case WAY_GROUPS:
  case WAY_EMPTY:
  case WAY_COUNT:
    break;
  }
  return 0;
}

static void makeList(Run *run)
{
  int isFirst = 1;
  run->listedCount = 0;
  for (uint32_t m = 0; m < run->shape->materialCount; ++m)
    if (isListed(run, m, &isFirst))
      run->list[run->listedCount++] = m;
}

static void placeBuffers(TestDevice *device, Run *run, uint32_t poison)
{
  const PresentCase *shape = run->shape;
  SortCase sortCase;
  memset(&sortCase, 0, sizeof(sortCase));
  sortCase.maxCount = shape->maxCount;
  sortCase.materialCount = shape->materialCount;
  sortCase.workgroupSize = WORKGROUP;
  sortCase.maxGroupsX = FOLD;
  sortCase.distribution = DISTRIBUTION_UNIFORM;
  sortCase.seed = 7;
  if (shape->isBounce)
  {
    sortCase.flags = RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT;
    sortCase.list = LIST_PAST_END;
    sortCase.idCount = shape->maxCount;
    sortCase.hasCount = 1;
    sortCase.count = entriesOf(run);
  }
  sortCase.room = (VkDeviceSize)shape->maxCount * 8 + (VkDeviceSize)shape->materialCount * 16 + 8192;
  placeSort(&arena, device, device->context, poison, &sortCase, &run->placed);
  drawIds(run, shape->maxCount + (uint32_t)run->way);
  makeList(run);
  run->present = arenaTake(&arena, "present", ((VkDeviceSize)shape->materialCount + 1) * 4, 4);
  run->placed.info.present = run->present;
  run->visits = arenaTake(&arena, "visits", (VkDeviceSize)shape->maxCount * 8, 4);
}

static void fillInfo(TestDevice *device, Run *run)
{
  RaysortDispatchInfo *info = &run->info;
  RaysortDispatchLayout sizes;
  memset(info, 0, sizeof(*info));
  info->sort = &run->placed.info;
  info->layout = layout;
  info->pushOffset = PUSH_OFFSET;
  info->pipelines = pipelines;
  if (run->way == WAY_GROUPS)
    info->materialsPerPipeline = run->shape->group;
  if (hasRest(run->way))
  {
    info->materials = run->list;
    info->listedCount = run->listedCount;
    if (run->way == WAY_UNSHADED)
      info->flags = RAYSORT_DISPATCH_UNSHADED_BIT;
    else
      info->restPipeline = visitors[PIPELINES];
  }
  assert_int_equal(raysortGetDispatchLayout(device->context, info, &sizes), VK_SUCCESS);
  assert_int_equal(sizes.listSize, hasRest(run->way) ? run->listedCount * 4 : 0);
  if (sizes.listSize)
    info->list = arenaTakeWords(&arena, "list", run->list, run->listedCount);
  if (sizes.tableSize)
    info->table = arenaTake(&arena, "table", sizes.tableSize, 4);
  if (run->way == WAY_COPY)
    for (uint32_t i = 0, random = 5; i < run->listedCount; ++i)
      ((uint32_t *)arenaImage(&arena, info->list))[i] = testRandom(&random) << (i % 3 * 8);
  run->passCount = sizes.passCount;
}

static void planRun(TestDevice *device, Run *run)
{
  uint32_t sortCount = RAYSORT_SORT_MAX_PASSES, count = run->passCount;
  const VkDeviceAddress address = arena.memory.address + run->visits.offset;
  run->passes = (RaysortPass *)allocate((sortCount + count) * sizeof(*run->passes));
  assert_int_equal(raysortPlanSort(device->context, &run->placed.info, &sortCount, run->passes), VK_SUCCESS);
  assert_int_equal(raysortPlanDispatch(device->context, &run->info, &count, run->passes + sortCount), VK_SUCCESS);
  assert_int_equal(count, run->passCount);
  for (uint32_t i = sortCount; i < sortCount + count; ++i)
    if (run->passes[i].isIndirect)
    {
      assert_int_equal(raysortAppendAccess(device->context, &run->passes[i], RAYSORT_RESOURCE_CALLER, &run->visits,
                                           VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT),
                       VK_SUCCESS);
      assert_int_equal(raysortAppendPush(device->context, &run->passes[i], &address, sizeof(address)), VK_SUCCESS);
    }
  run->passCount = sortCount + count;
}

/* The words that the table and the list of present materials must have. */
static void expectTables(Run *run)
{
  const uint32_t count = run->shape->materialCount, group = run->shape->group;
  uint32_t *present = (uint32_t *)arenaImage(&arena, run->present), entries = 0, groups = 0, rays = 0, listed = 0;
  uint32_t *table = run->info.table.size ? (uint32_t *)arenaImage(&arena, run->info.table) : NULL;
  present[0] = 0;
  for (uint32_t m = 0; m < count; ++m)
    if (run->rays[m])
      present[++present[0]] = m;
  for (uint32_t g = 0; table && run->way == WAY_GROUPS && g * group < count; ++g)
  {
    uint32_t threads = 0;
    for (uint32_t m = g * group; m < count && m < (g + 1) * group; ++m)
      threads += run->rays[m];
    VkDispatchIndirectCommand command = referenceGroups(threads, WORKGROUP, FOLD);
    memcpy(table + (size_t)g * 3, &command, sizeof(command));
  }
  if (!hasRest(run->way))
    return;
  for (uint32_t m = 0; m < count; ++m)
  {
    if (listed < run->listedCount && run->list[listed] == m)
      ++listed;
    else if (run->rays[m])
    {
      table[RAYSORT_REST_WORDS + 2 * entries] = groups;
      table[RAYSORT_REST_WORDS + 2 * entries + 1] = m;
      ++entries;
      groups += (run->rays[m] + WORKGROUP - 1) / WORKGROUP;
      rays += run->rays[m];
    }
  }
  VkDispatchIndirectCommand command = referenceGroups(groups * WORKGROUP, WORKGROUP, FOLD);
  const uint32_t head[5] = {entries, rays, 0, 0, 0};
  memcpy(table, &command, sizeof(command));
  memcpy(table + 3, head, sizeof(head));
}

/* Who shades a ray of a material: 0: nobody. */
static uint32_t visitorOf(const Run *run, uint32_t material)
{
  const uint32_t group = run->shape->group;
  int found = 0;
  if (run->way == WAY_GROUPS)
    return (material / group * group) << 8 | (material / group % PIPELINES + 1);
  for (uint32_t low = 0, high = run->listedCount; low < high && !found;)
  {
    uint32_t middle = low + (high - low) / 2;
    found = run->list[middle] == material;
    low = run->list[middle] < material ? middle + 1 : low;
    high = run->list[middle] < material ? high : middle;
  }
  if (run->way == WAY_EACH || found)
    return material << 8 | (material % PIPELINES + 1);
  return run->way == WAY_UNSHADED ? 0 : material << 8 | (PIPELINES + 1);
}

static void expectVisits(const Run *run)
{
  const uint32_t *ids = (const uint32_t *)arenaImage(&arena, run->placed.info.materialIdMap.buffer);
  uint32_t *words = (uint32_t *)arenaImage(&arena, run->visits);
  for (uint32_t entry = 0; entry < entriesOf(run); ++entry)
  {
    const uint32_t ray = rayOf(run, entry);
    const uint32_t id = ray < run->shape->maxCount ? ids[ray] : run->shape->materialCount;
    const uint32_t visitor = id < run->shape->materialCount ? visitorOf(run, id) : 0;
    if (!visitor)
      continue;
    ++words[2 * (size_t)ray];
    words[2 * (size_t)ray + 1] = visitor;
  }
}

static void runWay(TestDevice *device, const PresentCase *shape, Way way, uint32_t poison)
{
  char what[160];
  Run run;
  memset(&run, 0, sizeof(run));
  run.shape = shape;
  run.way = way;
  run.rays = (uint32_t *)allocate(shape->materialCount * sizeof(*run.rays));
  run.list = (uint32_t *)allocate(shape->materialCount * sizeof(*run.list));
  snprintf(what, sizeof(what),
           "way %d, %" PRIu32 " rays, %" PRIu32 " of %" PRIu32 " materials, groups of %" PRIu32 ", bounce %d", (int)way,
           shape->maxCount, shape->present, shape->materialCount, shape->group, shape->isBounce);
  for (uint32_t m = 0; m < shape->materialCount; ++m)
    pipelines[m] = visitors[m % PIPELINES];
  placeBuffers(device, &run, poison);
  fillInfo(device, &run);
  planRun(device, &run);
  arenaRunPasses(&arena, device->context, run.passes, run.passCount);
  expectSort(&arena, &run.placed);
  if (way == WAY_COPY)
  {
    arenaIgnore(&arena, run.visits, run.visits.size);
    arenaIgnore(&arena, run.info.table, run.info.table.size);
  }
  else
    expectVisits(&run);
  expectTables(&run);
  arenaCompare(&arena, what);
  free(run.passes);
  free(run.list);
  free(run.rays);
}

static void testWays(void **state)
{
  static const PresentCase cases[] = {
      {3000, 1, 1, 1, 0},     {5000, 2, 1, 2, 0},       {5000, 20, 3, 7, 1},
      {6000, 257, 0, 16, 0},  {9000, 300, 300, 64, 1},  {64, 1000, 7, 999, 0},
      {9000, 1000, 7, 64, 1}, {20000, 1025, 50, 16, 0}, {9000, 2049, 50, 64, 1},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    for (int way = 0; way < WAY_COUNT; ++way)
      if (testLevel() > 0 || (uint32_t)way % 3 == i % 3)
        runWay(device, &cases[i], (Way)way, (i + (uint32_t)way) & 1);
}

/* Ways of few passes only: a dispatch for each of 65,536 materials takes lavapipe long. */
static void testMany(void **state)
{
  static const PresentCase cases[] = {
      {20000, 65536, 300, 64, 1}, {70000, 65536, 65536, 1000, 0}, {5000, 10000, 1, 4096, 0}};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
  {
    runWay(device, &cases[i], WAY_GROUPS, i & 1);
    runWay(device, &cases[i], WAY_EMPTY, i & 1);
    if (cases[i].present < 1000)
      runWay(device, &cases[i], WAY_ONE, i & 1);
  }
}

static int setup(void **state)
{
  if (openTestDevice(state))
    return -1;
  Gpu *gpu = &((TestDevice *)*state)->gpu;
  layout = gpuPipelineLayout(gpu);
  pipelines = (VkPipeline *)allocate(RAYSORT_MAX_MATERIALS * sizeof(*pipelines));
  for (uint32_t i = 0; i <= PIPELINES; ++i)
  {
    const uint32_t constants[3] = {WORKGROUP, i + 1, 1};
    visitors[i] = gpuPipeline(gpu, layout,
                              i < PIPELINES ? "build/shaders/tests/dispatch/visit_address.spv"
                                            : "build/shaders/tests/dispatch/visit_rest.spv",
                              constants, 3);
  }
  return 0;
}

static int teardown(void **state)
{
  Gpu *gpu = &((TestDevice *)*state)->gpu;
  arenaFree(&arena);
  for (uint32_t i = 0; i <= PIPELINES; ++i)
    vkDestroyPipeline(gpu->device, visitors[i], NULL);
  vkDestroyPipelineLayout(gpu->device, layout, NULL);
  free(pipelines);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testWays), LONG_TEST(testMany)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_present", tests, setup, teardown);
}
