/* test_gpu_dispatch.c - what runs on the sorted list: every live ray once, by the right pipeline; and waves of bounces.
 * SPDX-License-Identifier: MIT
 *
 * The shaders next to this file note two words a ray: how often it was visited, and by whom. The first is added to, so
 * that poison plus one means "once". */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define PIPELINES       3
#define PUSH_OFFSET     64 /* of visit_address.comp */

typedef struct DispatchCase
{
  uint32_t width, height; /* of the caller's workgroup: group size = width * height */
  uint32_t maxCount, materialCount, maxGroupsX;
  uint32_t isUber, isBySet; /* booleans; by set: visit_set.comp, else visit_address.comp */
  uint32_t skip;            /* every so many materials have no pipeline; 0: all have one */
  uint32_t workgroupSize;   /* that the sort assumes; 0: width * height, as it should be */
} DispatchCase;

/* What the notes go through in visit_set.comp. */
typedef struct Notes
{
  VkDescriptorSetLayout setLayout;
  VkDescriptorPool pool;
  VkDescriptorSet set;
  VkPipelineLayout bySet, byAddress;
} Notes;

static Arena arena; /* grows with the cases, freed at the end */
static Notes notes;

static void createNotes(Gpu *gpu)
{
  VkDescriptorSetLayoutBinding binding = {0, VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1, VK_SHADER_STAGE_COMPUTE_BIT, NULL};
  VkDescriptorPoolSize size = {VK_DESCRIPTOR_TYPE_STORAGE_BUFFER, 1};
  VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  VkDescriptorSetLayoutCreateInfo setLayout = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO};
  VkDescriptorPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO};
  VkDescriptorSetAllocateInfo set = {.sType = VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO};
  VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  setLayout.bindingCount = 1;
  setLayout.pBindings = &binding;
  CHECK(vkCreateDescriptorSetLayout(gpu->device, &setLayout, NULL, &notes.setLayout));
  pool.maxSets = 1;
  pool.poolSizeCount = 1;
  pool.pPoolSizes = &size;
  CHECK(vkCreateDescriptorPool(gpu->device, &pool, NULL, &notes.pool));
  set.descriptorPool = notes.pool;
  set.descriptorSetCount = 1;
  set.pSetLayouts = &notes.setLayout;
  CHECK(vkAllocateDescriptorSets(gpu->device, &set, &notes.set));
  layout.setLayoutCount = 1;
  layout.pSetLayouts = &notes.setLayout;
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(gpu->device, &layout, NULL, &notes.bySet));
  notes.byAddress = gpuPipelineLayout(gpu);
}

static void pointNotes(Gpu *gpu, RaysortBuffer visits)
{
  VkDescriptorBufferInfo buffer = {visits.buffer, visits.offset, visits.size};
  VkWriteDescriptorSet write = {.sType = VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET};
  write.dstSet = notes.set;
  write.descriptorCount = 1;
  write.descriptorType = VK_DESCRIPTOR_TYPE_STORAGE_BUFFER;
  write.pBufferInfo = &buffer;
  vkUpdateDescriptorSets(gpu->device, 1, &write, 0, NULL);
}

/* Pipeline `number` knows itself as number + 1. */
static VkPipeline visitPipeline(Gpu *gpu, const DispatchCase *dispatchCase, uint32_t number)
{
  const uint32_t constants[3] = {dispatchCase->width, number + 1, dispatchCase->height};
  return dispatchCase->isBySet
             ? gpuPipeline(gpu, notes.bySet, "build/shaders/tests/dispatch/visit_set.spv", constants, 3)
             : gpuPipeline(gpu, notes.byAddress, "build/shaders/tests/dispatch/visit_address.spv", constants, 3);
}

/* ---- one sort, one dispatch ---- */

typedef struct Dispatch
{
  PlacedSort placed;
  RaysortBuffer visits;
  VkPipeline pipelines[PIPELINES];
  RaysortPass *passes;
  uint32_t passCount;
  VkDescriptorSet set; /* null: not needed */
} Dispatch;

/* The material's pipeline: 0 .. PIPELINES - 1, or PIPELINES for none. */
static uint32_t pipelineOf(const DispatchCase *dispatchCase, uint32_t material)
{
  if (dispatchCase->skip && material % dispatchCase->skip == dispatchCase->skip - 1)
    return PIPELINES;
  return dispatchCase->isUber ? 0 : material % PIPELINES;
}

/* The caller's part of a pass: what its pipeline touches besides, and its own push constants after raysort's. */
static void addVisits(RaysortContext context, RaysortPass *pass, RaysortBuffer visits, int isBySet)
{
  VkDeviceAddress address = arena.memory.address + visits.offset;
  if (visits.size) /* else there are no rays: nothing is touched */
    assert_int_equal(raysortAppendAccess(context, pass, RAYSORT_RESOURCE_CALLER, &visits,
                                         VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT),
                     VK_SUCCESS);
  if (!isBySet)
    assert_int_equal(raysortAppendPush(context, pass, &address, sizeof(address)), VK_SUCCESS);
}

static void planDispatch(TestDevice *device, const DispatchCase *dispatchCase, Dispatch *dispatch)
{
  const uint32_t materialCount = dispatchCase->materialCount;
  RaysortDispatchInfo info;
  uint32_t sortCount = RAYSORT_SORT_MAX_PASSES;
  uint32_t count = materialCount;
  uint32_t expected = 0;
  VkPipeline *pipelines = (VkPipeline *)allocate(materialCount * sizeof(*pipelines));
  dispatch->passes = (RaysortPass *)allocate((RAYSORT_SORT_MAX_PASSES + materialCount) * sizeof(RaysortPass));
  assert_int_equal(raysortPlanSort(device->context, &dispatch->placed.info, &sortCount, dispatch->passes), VK_SUCCESS);
  for (uint32_t m = 0; m < materialCount; ++m)
  {
    uint32_t number = pipelineOf(dispatchCase, m);
    pipelines[m] = number < PIPELINES ? dispatch->pipelines[number] : VK_NULL_HANDLE;
    expected += number < PIPELINES;
  }
  memset(&info, 0, sizeof(info));
  info.sort = &dispatch->placed.info;
  info.layout = dispatchCase->isBySet ? notes.bySet : notes.byAddress;
  info.pushOffset = dispatchCase->isBySet ? 0 : PUSH_OFFSET;
  if (dispatchCase->isUber)
    info.uberPipeline = dispatch->pipelines[0];
  else
    info.pipelines = pipelines;
  assert_int_equal(raysortPlanDispatch(device->context, &info, &count, dispatch->passes + sortCount), VK_SUCCESS);
  assert_true(count == (dispatchCase->isUber ? 1 : expected));
  for (uint32_t i = 0; i < count; ++i)
    addVisits(device->context, &dispatch->passes[sortCount + i], dispatch->visits, (int)dispatchCase->isBySet);
  dispatch->passCount = sortCount + count;
  free(pipelines);
}

static void visit(RaysortBuffer visits, uint32_t ray, uint32_t visitor)
{
  uint32_t *words = (uint32_t *)arenaImage(&arena, visits) + 2 * (size_t)ray;
  ++words[0];
  words[1] = visitor;
}

static void expectVisits(const DispatchCase *dispatchCase, const Dispatch *dispatch)
{
  const PlacedSort *placed = &dispatch->placed;
  const uint32_t *map = (const uint32_t *)arenaImage(&arena, placed->info.newToOldPixelMap);
  const uint8_t *ranges = (const uint8_t *)arenaImage(&arena, placed->info.ranges);
  const uint32_t *offsets = (const uint32_t *)(const void *)(ranges + placed->layout.materialsOffsetsOffset);
  if (dispatchCase->workgroupSize > dispatchCase->width * dispatchCase->height) /* too few threads: none shades */
    return;
  for (uint32_t m = 0; m < dispatchCase->materialCount; ++m)
    for (uint32_t slot = offsets[m]; slot < offsets[m + 1]; ++slot)
    {
      uint32_t number = pipelineOf(dispatchCase, m);
      uint32_t material = dispatchCase->isUber ? RAYSORT_ALL_MATERIALS : m;
      if (number < PIPELINES)
        visit(dispatch->visits, map[slot], material << 8 | (number + 1));
    }
}

/* The set is bound before the sort: "lose the bound compute pipeline and push constants, nothing else". */
static void recordDispatch(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const Dispatch *dispatch = (const Dispatch *)user;
  if (dispatch->set)
    vkCmdBindDescriptorSets(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, notes.bySet, 0, 1, &dispatch->set, 0, NULL);
  if (raysortCmdPasses(dispatch->placed.context, commandBuffer, dispatch->passCount, dispatch->passes, NULL))
    fail_msg("raysortCmdPasses: %s", owner->device->message);
}

static SortCase sortOf(const DispatchCase *dispatchCase)
{
  SortCase sortCase;
  memset(&sortCase, 0, sizeof(sortCase));
  sortCase.maxCount = dispatchCase->maxCount;
  sortCase.materialCount = dispatchCase->materialCount;
  sortCase.workgroupSize =
      dispatchCase->workgroupSize ? dispatchCase->workgroupSize : dispatchCase->width * dispatchCase->height;
  sortCase.maxGroupsX = dispatchCase->maxGroupsX;
  sortCase.distribution = dispatchCase->materialCount % 2 ? DISTRIBUTION_STRAY : DISTRIBUTION_ZIPF;
  sortCase.seed = dispatchCase->maxCount + dispatchCase->width;
  sortCase.room = (VkDeviceSize)dispatchCase->maxCount * 8 + 4096;
  return sortCase;
}

static void runDispatch(TestDevice *device, const DispatchCase *dispatchCase, uint32_t poison)
{
  char what[200];
  SortCase sortCase = sortOf(dispatchCase);
  Dispatch dispatch;
  VkDeviceSize alignment = device->gpu.properties.limits.minStorageBufferOffsetAlignment;
  snprintf(what, sizeof(what),
           "dispatch: groups of %" PRIu32 "x%" PRIu32 ", maxCount %" PRIu32 ", materials %" PRIu32
           ", maxGroupsX %" PRIu32 ", %s, %s, skip %" PRIu32,
           dispatchCase->width, dispatchCase->height, dispatchCase->maxCount, dispatchCase->materialCount,
           dispatchCase->maxGroupsX, dispatchCase->isUber ? "uber" : "a pipeline each",
           dispatchCase->isBySet ? "set" : "address", dispatchCase->skip);
  memset(&dispatch, 0, sizeof(dispatch));
  placeSort(&arena, device, device->context, poison, &sortCase, &dispatch.placed);
  dispatch.visits =
      arenaTake(&arena, "visits", (VkDeviceSize)dispatchCase->maxCount * 8, dispatchCase->isBySet ? alignment : 4);
  if (dispatchCase->isBySet)
  {
    pointNotes(&device->gpu, dispatch.visits);
    dispatch.set = notes.set;
  }
  for (uint32_t i = 0; i < PIPELINES; ++i)
    dispatch.pipelines[i] = visitPipeline(&device->gpu, dispatchCase, i);
  planDispatch(device, dispatchCase, &dispatch);
  arenaRun(&arena, recordDispatch, &dispatch);
  expectSort(&arena, &dispatch.placed);
  expectVisits(dispatchCase, &dispatch);
  arenaCompare(&arena, what);
  for (uint32_t i = 0; i < PIPELINES; ++i)
    vkDestroyPipeline(device->gpu.device, dispatch.pipelines[i], NULL);
  free(dispatch.passes);
}

static void testPipelines(void **state)
{
  static const DispatchCase cases[] = {
      {1, 1, 3000, 20, 0, 0, 0, 0, 0},     {32, 1, 5000, 20, 0, 0, 1, 0, 0},      {8, 8, 5000, 21, 0, 0, 0, 4, 0},
      {10, 10, 9999, 20, 0, 0, 1, 3, 0},   {32, 8, 20000, 7, 0, 0, 0, 0, 0},      {64, 1, 20000, 300, 0, 0, 1, 5, 0},
      {64, 1, 5000, 1, 2, 0, 0, 0, 0},     {1, 1, 4000, 3, 7, 0, 1, 0, 0},        {100, 1, 20000, 5, 3, 0, 0, 0, 0},
      {64, 1, 0, 4, 0, 0, 0, 0, 0},        {64, 1, 1, 9, 0, 0, 0, 0, 0},          {128, 1, 3000, 6, 1, 0, 1, 1, 0},
      {16, 16, 4097, 257, 0, 0, 0, 16, 0}, {64, 2, 10000, 33, 65535, 0, 0, 0, 0},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runDispatch(device, &cases[i], i & 1);
}

static void testUber(void **state)
{
  static const DispatchCase cases[] = {
      {1, 1, 3000, 20, 0, 1, 0, 0, 0},   {32, 1, 5000, 21, 0, 1, 1, 0, 0},  {8, 8, 5000, 20, 4, 1, 0, 0, 0},
      {10, 10, 9999, 2, 3, 1, 1, 0, 0},  {16, 16, 20000, 1, 0, 1, 0, 0, 0}, {64, 1, 30000, 1000, 100, 1, 0, 0, 0},
      {100, 1, 20000, 5, 1, 1, 1, 0, 0}, {64, 1, 0, 8, 0, 1, 0, 0, 0},      {1, 1, 70001, 3, 0, 1, 0, 0, 0},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runDispatch(device, &cases[i], i & 1);
}

/* The sort got another size than the workgroups have: with spare threads every ray is shaded once, with too few no
 * ray is, which nobody overlooks. Only raysortDispatchedRay can tell. */
static void testOtherGroupSizes(void **state)
{
  static const DispatchCase cases[] = {
      {64, 1, 5000, 20, 0, 0, 1, 0, 32}, {64, 1, 5000, 20, 0, 1, 1, 0, 33},  {8, 8, 5000, 7, 3, 0, 1, 0, 1},
      {64, 1, 5000, 20, 0, 0, 1, 0, 65}, {64, 1, 5000, 20, 0, 1, 1, 0, 128},
  };
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runDispatch(device, &cases[i], i & 1);
}

/* ---- waves ---- */

#define MOST_BOUNCES 64

typedef struct Wave
{
  PlacedSort sorts[MOST_BOUNCES];
  RaysortBuffer visits;
  VkPipeline pipeline;
  RaysortContext context;
  uint32_t rays, bounces, materialCount, workgroupSize, isJoined;
} Wave;

/* Ids of a bounce: a fifth of the rays die (void), some go astray; those of rays dead before are never looked at. */
static void fillBounce(const Wave *wave, uint32_t bounce, RaysortBuffer ids)
{
  uint32_t random = bounce * 7919 + wave->rays + 1;
  uint16_t *words = (uint16_t *)arenaImage(&arena, ids);
  for (uint32_t i = 0; i < wave->rays; ++i)
  {
    uint32_t draw = testRandom(&random);
    words[i] = (uint16_t)(draw % 100 < 20   ? wave->materialCount
                          : draw % 100 < 23 ? 0xffffu
                                            : (draw >> 8) % wave->materialCount);
  }
}

/* From the second bounce on the list is the map before, and how many of it count only the GPU knows. */
static void placeWave(TestDevice *device, Wave *wave)
{
  RaysortBuffer scratch = {VK_NULL_HANDLE, 0, 0};
  wave->context = device->context;
  for (uint32_t b = 0; b < wave->bounces; ++b)
  {
    PlacedSort *placed = &wave->sorts[b];
    RaysortSortInfo *info = &placed->info;
    memset(placed, 0, sizeof(*placed));
    placed->context = wave->context;
    info->maxCount = wave->rays;
    info->materialCount = wave->materialCount;
    info->workgroupSize = wave->workgroupSize;
    info->materialIdMap.type = RAYSORT_ID_UINT16;
    info->flags = b % 3 == 1 ? RAYSORT_SORT_TAIL_BIT : 0;
    assert_int_equal(raysortGetSortLayout(wave->context, info, &placed->layout), VK_SUCCESS);
    if (b == 0)
    {
      arenaBegin(&arena, device,
                 arenaCapacity(wave->bounces * (placed->layout.idMapSize + placed->layout.newToOldPixelMapSize +
                                                placed->layout.rangesSize) +
                                   placed->layout.scratchSize + (VkDeviceSize)wave->rays * 8,
                               3 * wave->bounces + 2),
                 1);
      scratch = arenaTake(&arena, "scratch", placed->layout.scratchSize, 16);
      wave->visits = arenaTake(&arena, "visits", (VkDeviceSize)wave->rays * 8, 4);
    }
    info->scratch = scratch;
    info->materialIdMap.buffer = arenaTake(&arena, "materialIdMap", placed->layout.idMapSize, 16);
    fillBounce(wave, b, info->materialIdMap.buffer);
    info->newToOldPixelMap = arenaTake(&arena, "newToOldPixelMap", placed->layout.newToOldPixelMapSize, 4);
    info->ranges = arenaTake(&arena, "ranges", placed->layout.rangesSize, 16);
    if (b == 0)
      continue;
    info->list = wave->sorts[b - 1].info.newToOldPixelMap;
    info->count = raysortSortGetLive(&wave->sorts[b - 1].info.ranges);
  }
}

static void expectWave(const Wave *wave)
{
  for (uint32_t b = 0; b < wave->bounces; ++b)
  {
    const PlacedSort *placed = &wave->sorts[b];
    RaysortRanges ranges;
    expectSort(&arena, placed);
    memcpy(&ranges, arenaImage(&arena, placed->info.ranges), sizeof(ranges));
    for (uint32_t slot = 0; slot < ranges.live; ++slot)
      visit(wave->visits, ((const uint32_t *)arenaImage(&arena, placed->info.newToOldPixelMap))[slot], 0xffffff01u);
  }
}

static void planBounce(const Wave *wave, uint32_t bounce, RaysortPass *passes, uint32_t *passCount)
{
  const RaysortSortInfo *sort = &wave->sorts[bounce].info;
  RaysortDispatchInfo info;
  uint32_t sortCount = RAYSORT_SORT_MAX_PASSES;
  uint32_t one = 1;
  memset(&info, 0, sizeof(info));
  info.sort = sort;
  info.uberPipeline = wave->pipeline;
  info.layout = notes.byAddress;
  info.pushOffset = PUSH_OFFSET;
  assert_int_equal(raysortPlanSort(wave->context, sort, &sortCount, passes), VK_SUCCESS);
  assert_int_equal(raysortPlanDispatch(wave->context, &info, &one, passes + sortCount), VK_SUCCESS);
  addVisits(wave->context, &passes[sortCount], wave->visits, 0);
  *passCount = sortCount + 1;
}

/* All bounces in one command buffer: as one list of passes, or bounce by bounce with the caller's barrier between. */
static void recordWave(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const Wave *wave = (const Wave *)user;
  RaysortPass *passes = (RaysortPass *)allocate(wave->bounces * (RAYSORT_SORT_MAX_PASSES + 1) * sizeof(RaysortPass));
  uint32_t passCount = 0;
  (void)owner;
  for (uint32_t b = 0; b < wave->bounces; ++b)
  {
    uint32_t count = 0;
    planBounce(wave, b, passes + passCount, &count);
    if (wave->isJoined)
    {
      passCount += count;
      continue;
    }
    assert_int_equal(raysortCmdPasses(wave->context, commandBuffer, count, passes, NULL), VK_SUCCESS);
    gpuBarrier(commandBuffer);
  }
  assert_int_equal(raysortCmdPasses(wave->context, commandBuffer, passCount, passes, NULL), VK_SUCCESS);
  free(passes);
}

static void runWave(TestDevice *device, uint32_t rays, uint32_t bounces, uint32_t materialCount, uint32_t isJoined)
{
  char what[160];
  static Wave wave;
  DispatchCase shape = {64, 1, 0, 0, 0, 1, 0, 0, 0};
  snprintf(what, sizeof(what), "%" PRIu32 " bounces of %" PRIu32 " rays, %" PRIu32 " materials, joined %" PRIu32,
           bounces, rays, materialCount, isJoined);
  wave.rays = rays;
  wave.bounces = bounces;
  wave.materialCount = materialCount;
  wave.workgroupSize = 64;
  wave.isJoined = isJoined;
  wave.pipeline = visitPipeline(&device->gpu, &shape, 0);
  placeWave(device, &wave);
  arenaRun(&arena, recordWave, &wave);
  expectWave(&wave);
  arenaCompare(&arena, what);
  vkDestroyPipeline(device->gpu.device, wave.pipeline, NULL);
}

static void testBounces(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  runWave(device, 20001, 8, 16, 1);
  if (testLevel() < 1)
    return;
  runWave(device, 20001, 8, 16, 0);
  runWave(device, 9000, 5, 700, 0);
  runWave(device, 9000, 5, 700, 1);
  runWave(device, 5000, MOST_BOUNCES, 5, 1); /* the last ones have no rays left */
}

static int setup(void **state)
{
  if (openTestDevice(state))
    return -1;
  createNotes(&((TestDevice *)*state)->gpu);
  return 0;
}

static int teardown(void **state)
{
  Gpu *gpu = &((TestDevice *)*state)->gpu;
  arenaFree(&arena);
  vkDestroyPipelineLayout(gpu->device, notes.bySet, NULL);
  vkDestroyPipelineLayout(gpu->device, notes.byAddress, NULL);
  vkDestroyDescriptorPool(gpu->device, notes.pool, NULL);
  vkDestroyDescriptorSetLayout(gpu->device, notes.setLayout, NULL);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testPipelines),
      cmocka_unit_test(testUber),
      LONG_TEST(testOtherGroupSizes),
      cmocka_unit_test(testBounces),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_dispatch", tests, setup, teardown);
}
