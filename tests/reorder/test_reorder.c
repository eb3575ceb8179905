/* test_reorder.c - plans of reorders without a device: sizes, refusals, accesses, barriers; which devices move threads.
 * SPDX-License-Identifier: MIT */
#include "src/reorder/reorder.c"

#include "plans.h"
#include "unit.h"

#include <stdlib.h>

#define MAX_PASSES 400u

/* An info that is right, with buffers of the mock. */
typedef struct Placed
{
  RaysortReorderInfo info;
  RaysortReorderLayout layout;
  RaysortStage stages[3];
  VkPipeline pipelines[20];
} Placed;

static const VkPipelineLayout pipelineLayout = (VkPipelineLayout)(uintptr_t)0x7700u;

static void fill(Placed *placed)
{
  RaysortReorderInfo *info = &placed->info;
  uint32_t i;
  memset(placed, 0, sizeof(*placed));
  for (i = 0; i < COUNT_OF(placed->pipelines); ++i)
    placed->pipelines[i] = i == 3 ? VK_NULL_HANDLE : (VkPipeline)(uintptr_t)(0x7710u + i);
  for (i = 0; i < 3; ++i)
  {
    placed->stages[i].layout = pipelineLayout;
    placed->stages[i].workgroupSize = 64 + 32 * i;
    placed->stages[i].uberPipeline = (VkPipeline)(uintptr_t)(0x7701u + i);
  }
  placed->stages[1].uberPipeline = VK_NULL_HANDLE;
  placed->stages[1].pipelines = placed->pipelines;
  placed->stages[1].pushOffset = 16;
  info->launch[0] = 1920;
  info->launch[1] = 1080;
  info->launch[2] = 1;
  info->stageCount = 3;
  info->waveCount = 4;
  info->stages = placed->stages;
  info->hitRecordCount = 16;
  info->missRecordCount = 2;
  info->hintBits = 3;
  info->liveSize = 64;
  info->recordStride = 64;
  info->recordHandleSize = 32;
}

static void give(Placed *placed, Fixture *fixture, int isAll)
{
  RaysortReorderInfo *info = &placed->info;
  CHECK_RESULT(VK_SUCCESS, raysortGetReorderLayout(fixture->context, info, &placed->layout), "%s",
               fixture->messages.text);
  info->state = planBuffer(fixture->mock, NULL, placed->layout.stateSize, 256);
  info->scratch = planBuffer(fixture->mock, NULL, placed->layout.scratchSize, 256);
  if (!isAll)
    return;
  info->count = planBuffer(fixture->mock, NULL, 4, 4);
  info->hitRecords = planBuffer(fixture->mock, NULL, 16 * 64, 4);
  info->missRecords = planBuffer(fixture->mock, NULL, 2 * 64, 4);
  info->instances = planBuffer(fixture->mock, NULL, 5 * sizeof(RaysortHitInstance), 16);
}

/* ---- sizes ---- */

static void test_layout(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Placed placed;
  const RaysortReorderLayout *layout = &placed.layout;
  const VkDeviceSize threads = 1920 * 1080;
  fill(&placed);
  give(&placed, fixture, 0);
  assert_int_equal(layout->hitsOffset, 256);
  assert_int_equal(layout->liveOffset, 256 + 64);
  assert_int_equal(layout->hitsStride, 128);
  assert_int_equal(layout->liveStride, 128);
  assert_int_equal(layout->keysOffset, 256 + threads * 128);
  assert_int_equal(layout->stateSize, 256 + threads * 132);
  assert_int_equal(layout->keyCount, 3 * 19 * 8);
  assert_int_equal(layout->bytesPerThread, 64 + 64 + 8);
  /* begin, stage 0; then three times: a sort, its ranges, 1 + 18 + 1 stages */
  assert_true(layout->passCount >= 2 + 3 * (2 + 1 + 20) && layout->passCount <= 2 + 3 * (8 + 1 + 20));
  assert_true(layout->scratchSize >= 256 + threads * 4);
  placed.info.attributeWords = 8;
  placed.info.objectCount = 2;
  CHECK_RESULT(VK_SUCCESS, raysortGetReorderLayout(fixture->context, &placed.info, &placed.layout), "wide objects");
  assert_int_equal(layout->liveOffset, 256 + 192);
  assert_int_equal(layout->hitsStride, 256);
  placed.info.liveSize = 48; /* not a multiple of 128 bytes with the objects */
  CHECK_RESULT(VK_SUCCESS, raysortGetReorderLayout(fixture->context, &placed.info, &placed.layout), "two arrays");
  assert_int_equal(layout->liveOffset, 256 + threads * 192);
  assert_int_equal(layout->hitsStride, 192);
  assert_int_equal(layout->liveStride, 48);
}

/* Launches to 2^31 - 1: the last slot's address is far past 32 bits, and nothing wraps. */
static void test_large_launch(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Placed placed;
  fill(&placed);
  placed.info.launch[0] = 0x7fffffff;
  placed.info.launch[1] = 1;
  placed.info.liveSize = 256;
  CHECK_RESULT(VK_SUCCESS, raysortGetReorderLayout(fixture->context, &placed.info, &placed.layout), "%s",
               fixture->messages.text);
  assert_true(placed.layout.keysOffset >= 256 + 320 * (uint64_t)0x7fffffff);
  assert_true(placed.layout.stateSize >= (uint64_t)0x7fffffff * 324);
}

static void test_sizes_grow(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkDeviceSize stateSize = 0, scratchSize = 0;
  uint32_t threads;
  Placed placed;
  fill(&placed);
  placed.info.launch[1] = 1;
  for (threads = 1; threads < 0x40000000u; threads += threads / 4 + 1)
  {
    placed.info.launch[0] = threads;
    CHECK_RESULT(VK_SUCCESS, raysortGetReorderLayout(fixture->context, &placed.info, &placed.layout), "%u threads",
                 threads);
    CHECK(placed.layout.stateSize > stateSize && placed.layout.scratchSize >= scratchSize, "%u threads need less",
          threads);
    stateSize = placed.layout.stateSize;
    scratchSize = placed.layout.scratchSize;
  }
}

/* ---- what is refused ---- */

typedef struct Bad
{
  size_t offset;
  uint32_t value;
  const char *words[3];
} Bad;

static void expect_refused_by_all(Fixture *fixture, const RaysortReorderInfo *info, const char *const words[3])
{
  uint32_t i;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortCmdReorder(fixture->context, mockCommandBuffer(&fixture->mock->trace), info), "%s", words[0]);
  CHECK(fixture->messages.count == 1, "%s: %u messages: %s", words[0], fixture->messages.count, fixture->messages.text);
  for (i = 0; i < 3; ++i)
    if (words[i])
      CHECK_MESSAGE(&fixture->messages, words[i]);
  CHECK(fixture->mock->trace.count == 0, "%s: something was recorded", words[0]);
}

#define INFO(field)  offsetof(RaysortReorderInfo, field)
#define STAGE(field) (offsetof(Placed, stages) + 2 * sizeof(RaysortStage) + offsetof(RaysortStage, field))

static void test_numbers(void **state)
{
  static const Bad numbers[] = {
      {INFO(launch), 0x80000000u, {"RaysortReorderInfo.launch", "2147483648", "2147483647"}},
      {INFO(stageCount), 0, {"RaysortReorderInfo.stageCount is 0", "32", NULL}},
      {INFO(stageCount), 33, {"RaysortReorderInfo.stageCount is 33", "32", NULL}},
      {INFO(waveCount), 0, {"RaysortReorderInfo.waveCount is 0", NULL, NULL}},
      {INFO(waveCount), 65537, {"RaysortReorderInfo.waveCount is 65537", "65536", NULL}},
      {INFO(liveSize), 0, {"RaysortReorderInfo.liveSize is 0", "256", NULL}},
      {INFO(liveSize), 24, {"RaysortReorderInfo.liveSize is 24", "multiple of 16", NULL}},
      {INFO(liveSize), 272, {"RaysortReorderInfo.liveSize is 272", "256", NULL}},
      {INFO(objectCount), 9, {"RaysortReorderInfo.objectCount is 9", "8", NULL}},
      {INFO(attributeWords), 10, {"RaysortReorderInfo.attributeWords is 10", "9", NULL}},
      {INFO(hintBits), 17, {"RaysortReorderInfo.hintBits is 17", "16", NULL}},
      {INFO(hintBits), 11, {"stageCount 3 times (functions 18 + 1", "2^hintBits 11", "116736 keys, at most 65535"}},
      {INFO(hitRecordCount), 10000, {"functions 10002 + 1", "2^hintBits 3", "240072 keys"}},
      {INFO(hitRecordCount), 0xffffffffu, {"hitRecordCount + missRecordCount", "4294967297", NULL}},
      {INFO(functionCount), 3, {"functionCount is 3, must be 0 without functionOfRecord", NULL, NULL}},
      {INFO(recordStride), 6, {"RaysortReorderInfo.recordStride is 6", "multiple of 4", NULL}},
      {INFO(recordStride), 0, {"RaysortReorderInfo.recordStride is 0", "4", NULL}},
      {INFO(recordHandleSize), 64, {"RaysortReorderInfo.recordHandleSize is 64", "63", NULL}},
      {INFO(concurrency), 0xffff0000u, {"RaysortReorderInfo.concurrency is 4294901760", NULL}},
      {INFO(maxGroupsX), 65536, {"RaysortReorderInfo.maxGroupsX is 65536", "65535", NULL}},
      {INFO(flags), 2, {"RaysortReorderInfo.flags is 2", "1", NULL}},
      {STAGE(workgroupSize), 0, {"RaysortStage.workgroupSize is 0", "1024", NULL}},
      {STAGE(workgroupSize), 1025, {"RaysortStage.workgroupSize is 1025", "1024", NULL}},
      {STAGE(pushOffset), 116, {"stages[2]", "pushOffset 116", "multiple of 4"}},
      {STAGE(pushOffset), 2, {"stages[2]", "pushOffset 2", NULL}},
      {STAGE(pushStages), 1, {"stages[2]", "VK_SHADER_STAGE_COMPUTE_BIT", NULL}},
  };
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;
  for (i = 0; i < COUNT_OF(numbers); ++i)
  {
    Placed placed;
    fixture->mock->bufferCount = 0;
    fill(&placed);
    give(&placed, fixture, 1);
    memcpy((char *)&placed + numbers[i].offset, &numbers[i].value, 4);
    expect_refused_by_all(fixture, &placed.info, numbers[i].words);
  }
}

static void test_groups(void **state)
{
  static const char *const words[3] = {"RaysortReorderInfo.launch: 2147483647 threads", "stages[0].workgroupSize 64",
                                       "maxGroupsX 100"};
  Fixture *fixture = (Fixture *)*state;
  Placed placed;
  fill(&placed);
  placed.info.launch[0] = 0x7fffffff;
  placed.info.launch[1] = 1;
  placed.info.maxGroupsX = 100;
  expect_refused_by_all(fixture, &placed.info, words);
}

static void test_stages(void **state)
{
  static const char *const both[3] = {"stages[1]", "both given", NULL},
                           *const none[3] = {"stages[2]", "both null", NULL},
                           *const noLayout[3] = {"stages[0]", "layout is null", NULL},
                           *const noStages[3] = {"stages is NULL", NULL, NULL},
                           *const first[3] = {"stages[0]", "it runs the first wave", NULL};
  Fixture *fixture = (Fixture *)*state;
  Placed placed;
  fill(&placed);
  give(&placed, fixture, 0);
  placed.stages[1].uberPipeline = placed.stages[0].uberPipeline;
  expect_refused_by_all(fixture, &placed.info, both);
  fill(&placed);
  placed.stages[2].uberPipeline = VK_NULL_HANDLE;
  expect_refused_by_all(fixture, &placed.info, none);
  fill(&placed);
  placed.stages[0].layout = VK_NULL_HANDLE;
  expect_refused_by_all(fixture, &placed.info, noLayout);
  fill(&placed);
  placed.info.stages = NULL;
  expect_refused_by_all(fixture, &placed.info, noStages);
  fill(&placed);
  placed.stages[0].uberPipeline = VK_NULL_HANDLE;
  placed.stages[0].pipelines = placed.pipelines;
  placed.pipelines[18] = VK_NULL_HANDLE; /* of the threads without a function */
  expect_refused_by_all(fixture, &placed.info, first);
}

/* Each buffer in turn: too short, at an odd address, over another, without an address. */
static void test_buffers(void **state)
{
  static const uint32_t alignments[] = {256, 256, 4, 4, 4, 4, 16};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;
  for (i = 0; i < COUNT_OF(raysort_reorderRows); ++i)
  {
    const char *words[3] = {raysort_reorderRows[i].field, "are needed", NULL};
    Placed placed;
    RaysortBuffer *buffer = (RaysortBuffer *)(void *)((char *)&placed.info + raysort_reorderRows[i].place);
    fixture->mock->bufferCount = 0;
    fill(&placed);
    give(&placed, fixture, 1);
    if (buffer->size == 0) /* functions of records, which these records do not have */
      continue;
    buffer->size = buffer == &placed.info.instances ? sizeof(RaysortHitInstance) - 1 : buffer->size - 1;
    expect_refused_by_all(fixture, &placed.info, words);
    give(&placed, fixture, 1);
    buffer->offset += alignments[i] / 2;
    words[1] = "must be a multiple of";
    expect_refused_by_all(fixture, &placed.info, words);
    give(&placed, fixture, 1);
    buffer->buffer = mockBufferAt(fixture->mock, 0, 1 << 20);
    words[1] = "device address 0";
    expect_refused_by_all(fixture, &placed.info, words);
  }
  {
    static const char *const words[3] = {"RaysortReorderInfo.state", "overlaps RaysortReorderInfo.scratch", NULL};
    Placed placed;
    fill(&placed);
    give(&placed, fixture, 0);
    placed.info.state.buffer = placed.info.scratch.buffer;
    expect_refused_by_all(fixture, &placed.info, words);
  }
}

/* ---- passes ---- */

static uint32_t plan(Fixture *fixture, const RaysortReorderInfo *info, RaysortPass *passes)
{
  uint32_t count = MAX_PASSES;
  CHECK_RESULT(VK_SUCCESS, raysortPlanReorder(fixture->context, info, &count, passes), "%s", fixture->messages.text);
  return count;
}

/* Every address that is pushed is in an access of that place; every access in a buffer of the info. */
static void check_pass(const Placed *placed, const RaysortPass *pass, const Mock *mock)
{
  const RaysortBuffer *const buffers[] = {
      &placed->info.scratch,    &placed->info.state,       &placed->info.count,    &placed->info.functionOfRecord,
      &placed->info.hitRecords, &placed->info.missRecords, &placed->info.instances};
  uint32_t i, byte;
  for (i = 0; i < pass->accessCount; ++i)
  {
    const RaysortAccess *access = &pass->accesses[i];
    const RaysortBuffer *whole;
    if (access->resource == RAYSORT_RESOURCE_GEOMETRY)
      continue;
    CHECK(access->resource >= RAYSORT_RESOURCE_REORDER_SCRATCH &&
              access->resource <= RAYSORT_RESOURCE_REORDER_INSTANCES,
          "%s: resource 0x%x", pass->name, access->resource);
    whole = buffers[access->resource - RAYSORT_RESOURCE_REORDER_SCRATCH];
    CHECK(access->buffer.buffer == whole->buffer && access->buffer.offset >= whole->offset &&
              access->buffer.offset + access->buffer.size <= whole->offset + whole->size,
          "%s: %s: bytes past it", pass->name, raysortGetResourceName(access->resource));
    CHECK(access->address == mockAddress(mock, whole->buffer) + access->buffer.offset, "%s: %s: address", pass->name,
          raysortGetResourceName(access->resource));
  }
  for (byte = 0; byte + 8 <= pass->pushSize; byte += 8)
  {
    const VkDeviceAddress address = pass->push[byte / 4] | (VkDeviceAddress)pass->push[byte / 4 + 1] << 32;
    int isDeclared = 0, isInside = 0;
    for (i = 0; i < pass->accessCount; ++i)
      if (pass->accesses[i].push == byte)
      {
        isDeclared = 1;
        isInside |=
            address >= pass->accesses[i].address && address < pass->accesses[i].address + pass->accesses[i].buffer.size;
      }
    CHECK(isInside == isDeclared, "%s: the address at byte %u", pass->name, byte);
  }
}

static void test_passes(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass *passes = (RaysortPass *)calloc(MAX_PASSES, sizeof(RaysortPass));
  RaysortPass *dry = (RaysortPass *)calloc(MAX_PASSES, sizeof(RaysortPass));
  uint32_t count, i, k, stages = 0;
  Placed placed;
  fill(&placed);
  give(&placed, fixture, 1);
  placed.info.concurrency = 7;
  count = plan(fixture, &placed.info, passes);
  assert_int_equal(count, placed.layout.passCount);
  for (i = 0; i < count; ++i)
  {
    check_pass(&placed, &passes[i], fixture->mock);
    if (passes[i].concurrency)
      ++stages;
  }
  assert_int_equal(stages, 1 + 3 * 20);
  assert_int_equal(passes[1].concurrency, 7);
  assert_int_equal(passes[count - 1].concurrency, 10);
  assert_string_equal(passes[0].name, "reorder begin");
  assert_string_equal(passes[1].name, "reorder stage");
  assert_int_equal(((const RaysortReorderBeginPush *)(const void *)passes[0].push)->instanceCount, 5);
  assert_false(passes[1].isIndirect);
  CHECK_RESULT(VK_SUCCESS, raysortCmdReorder(fixture->context, mockCommandBuffer(&fixture->mock->trace), &placed.info),
               "%s", fixture->messages.text);
  placed.info.state.buffer = placed.info.scratch.buffer = placed.info.count.buffer = VK_NULL_HANDLE;
  placed.info.hitRecords.buffer = placed.info.missRecords.buffer = placed.info.instances.buffer = VK_NULL_HANDLE;
  assert_int_equal(plan(fixture, &placed.info, dry), count);
  for (i = 0; i < count; ++i)
  {
    assert_true(dry[i].isDry);
    assert_int_equal(dry[i].accessCount, passes[i].accessCount);
    for (k = 0; k < passes[i].accessCount; ++k)
      CHECK(dry[i].accesses[k].resource == passes[i].accesses[k].resource &&
                dry[i].accesses[k].buffer.offset == passes[i].accesses[k].buffer.offset &&
                dry[i].accesses[k].buffer.size == passes[i].accesses[k].buffer.size && !dry[i].accesses[k].address,
            "%s: dry access %u differs", passes[i].name, k);
  }
  free(passes);
  free(dry);
}

/* What a stage gets of the plan's sizes, to compare with its own: least and largest. */
static void test_pushed_sizes(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass *passes = (RaysortPass *)calloc(MAX_PASSES, sizeof(RaysortPass));
  uint32_t count, i, k;
  Placed placed;
  for (k = 0; k < 2; ++k)
  {
    fill(&placed);
    placed.info.liveSize = k ? 256 : 16;
    placed.info.objectCount = k ? 8 : 0;
    placed.info.attributeWords = k ? 4 : 3;
    fixture->mock->bufferCount = 0;
    give(&placed, fixture, 0);
    count = plan(fixture, &placed.info, passes);
    for (i = 0; i < count; ++i)
      if (strcmp(passes[i].name, "reorder stage") == 0 || strcmp(passes[i].name, "reorder function") == 0)
      {
        const uint32_t offset = passes[i].pushOffset, stage = passes[i].push[2];
        CHECK((stage & RAYSORT_STAGE_MASK) == (offset == 16                                          ? 1u
                                               : passes[i].pipeline == placed.stages[0].uberPipeline ? 0u
                                                                                                     : 2u),
              "pass %u: stage 0x%x", i, stage);
        assert_int_equal(stage >> RAYSORT_OBJECTS_SHIFT & 7, k ? 7 : 0);
        assert_int_equal(stage & RAYSORT_WIDE_OBJECTS_BIT, k ? RAYSORT_WIDE_OBJECTS_BIT : 0);
        assert_int_equal(stage >> RAYSORT_LIVE_SHIFT & 15, k ? 15 : 0);
      }
  }
  assert_true(sizeof(RaysortReorderProgram) <= RAYSORT_REORDER_MAP_OFFSET);
  assert_int_equal(offsetof(RaysortReorderProgram, places), 192);
  assert_true(sizeof(((RaysortReorderProgram *)0)->places) / 4 > RAYSORT_REORDER_MAX_LIVE / 4);
  free(passes);
}

/* The barriers that were recorded, as barriers of one's own; each of them is missed. */
static void test_barriers(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass *passes = (RaysortPass *)calloc(MAX_PASSES, sizeof(RaysortPass));
  RaysortBarrier barriers[MAX_PASSES], fewer[MAX_PASSES];
  uint32_t count, barrierCount = 0, i, before = 0;
  Placed placed;
  fill(&placed);
  placed.info.waveCount = 3;
  give(&placed, fixture, 0);
  count = plan(fixture, &placed.info, passes);
  assert_int_equal(((const RaysortReorderBeginPush *)(const void *)passes[0].push)->instanceCount, 0);
  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), count, passes, NULL), "%s",
               fixture->messages.text);
  memset(barriers, 0, sizeof(barriers));
  for (i = 0; i < fixture->mock->trace.count; ++i)
  {
    const MockEvent *event = &fixture->mock->trace.events[i];
    before += event->type == MOCK_DISPATCH || event->type == MOCK_DISPATCH_INDIRECT;
    if (event->type != MOCK_BARRIER)
      continue;
    barriers[barrierCount].before = before;
    barriers[barrierCount].srcStages = event->src;
    barriers[barrierCount].dstStages = event->dst;
    barriers[barrierCount].srcAccess = event->srcAccess;
    barriers[barrierCount++].dstAccess = event->dstAccess;
  }
  assert_int_equal(before, count);
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, count, passes, barrierCount, barriers), "%s",
               fixture->messages.text);
  for (i = 0; i < barrierCount; ++i)
  {
    memcpy(fewer, barriers, sizeof(fewer));
    memmove(fewer + i, fewer + i + 1, (barrierCount - i - 1) * sizeof(fewer[0]));
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortVerifyBarriers(fixture->context, count, passes, barrierCount - 1, fewer),
                 "without barrier %u before pass %u", i, barriers[i].before);
  }
  free(passes);
}

/* The command makes a list of passes: if there is no memory for it, it says so, and nothing is recorded. */
static void test_no_memory(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortContextInfo info = mockContextInfo(fixture->mock);
  MockAllocator allocator;
  RaysortContext context = NULL;
  Placed placed;
  mockAllocatorInit(&allocator);
  info.allocator = &allocator.callbacks;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "a context");
  fill(&placed);
  give(&placed, fixture, 1);
  allocator.failCall = allocator.calls + 1;
  CHECK_RESULT(VK_ERROR_OUT_OF_HOST_MEMORY,
               raysortCmdReorder(context, mockCommandBuffer(&fixture->mock->trace), &placed.info), "no memory");
  assert_int_equal(fixture->mock->trace.count, 0);
  CHECK_RESULT(VK_SUCCESS, raysortCmdReorder(context, mockCommandBuffer(&fixture->mock->trace), &placed.info),
               "memory again");
  raysortDestroyContext(context);
  assert_int_equal(allocator.live, 0);
}

static void test_no_threads(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Placed placed;
  fill(&placed);
  placed.info.launch[1] = 0;
  give(&placed, fixture, 0);
  assert_int_equal(placed.layout.passCount, 0);
  CHECK_RESULT(VK_SUCCESS, raysortCmdReorder(fixture->context, mockCommandBuffer(&fixture->mock->trace), &placed.info),
               "%s", fixture->messages.text);
  assert_int_equal(fixture->mock->trace.count, 0);
}

/* ---- native ---- */

static const char *extensionOfDevice; /* one at most */
static int hintType;                  /* the property that the driver fills in */

static VKAPI_ATTR VkResult VKAPI_CALL list_extensions(VkPhysicalDevice device, const char *layer, uint32_t *count,
                                                      VkExtensionProperties *extensions)
{
  (void)device;
  (void)layer;
  if (extensions && extensionOfDevice)
    (void)snprintf(extensions[0].extensionName, sizeof(extensions[0].extensionName), "%s", extensionOfDevice);
  *count = extensionOfDevice ? 1 : 0;
  return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL get_properties(VkPhysicalDevice device, VkPhysicalDeviceProperties2 *properties)
{
  raysort_hintProperty *hint = (raysort_hintProperty *)properties->pNext;
  (void)device;
  if ((int)hint->sType == hintType)
    hint->hint = 1;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL look_up(VkInstance instance, const char *name)
{
  (void)instance;
  if (strcmp(name, "vkEnumerateDeviceExtensionProperties") == 0)
    return (PFN_vkVoidFunction)list_extensions;
  return strcmp(name, "vkGetPhysicalDeviceProperties2") == 0 ? (PFN_vkVoidFunction)get_properties : NULL;
}

static VkBool32 is_native(const char *extension, int type)
{
  RaysortContextInfo info;
  memset(&info, 0, sizeof(info));
  info.getInstanceProcAddr = look_up;
  extensionOfDevice = extension;
  hintType = type;
  return raysortReorderIsNative(&info);
}

static void test_native(void **state)
{
  RaysortContextInfo info;
  (void)state;
  memset(&info, 0, sizeof(info));
  assert_false(raysortReorderIsNative(&info));
  assert_false(is_native(NULL, 1000490001));
  assert_false(is_native("VK_KHR_swapchain", 1000490001));
  assert_false(is_native("VK_NV_ray_tracing_invocation_reorder", 0)); /* there, and does nothing */
  assert_true(is_native("VK_NV_ray_tracing_invocation_reorder", 1000490001));
  assert_true(is_native("VK_EXT_ray_tracing_invocation_reorder", 1000581001));
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_layout),       WITH_CONTEXT(test_large_launch), WITH_CONTEXT(test_sizes_grow),
      WITH_CONTEXT(test_numbers),      WITH_CONTEXT(test_groups),       WITH_CONTEXT(test_stages),
      WITH_CONTEXT(test_buffers),      WITH_CONTEXT(test_passes),       WITH_CONTEXT(test_barriers),
      WITH_CONTEXT(test_pushed_sizes), WITH_CONTEXT(test_no_memory),    WITH_CONTEXT(test_no_threads),
      cmocka_unit_test(test_native),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("reorder", tests, NULL, NULL);
}
