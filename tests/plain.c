/* plain.c - one program without cmocka, for machines that have none: contexts, plans and recordings on the mock.
 * SPDX-License-Identifier: MIT
 *
 * tests/check_cross.sh builds it for Windows and for aarch64, and runs the latter. */
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

#include "mock.h"
#include "plans.h"

#include <stdio.h>
#include <string.h>

static int failures;

static void expect(int condition, const char *what, const char *where)
{
  if (condition)
    return;
  failures++;
  (void)fprintf(stderr, "plain: %s: %s\n", where, what);
}

static void record(RaysortContext context, Mock *mock, Plan *plan)
{
  uint32_t i, dispatches = 0;

  mockForget(&mock->trace);
  expect(planMake(plan, context) == VK_SUCCESS, "the plan failed", plan->name);
  expect(raysortCmdPasses(context, mockCommandBuffer(&mock->trace), plan->passCount, plan->passes, NULL) == VK_SUCCESS,
         "the recording failed", plan->name);
  for (i = 0; i < mock->trace.count; ++i)
    dispatches += mock->trace.events[i].type == MOCK_DISPATCH || mock->trace.events[i].type == MOCK_DISPATCH_INDIRECT;
  expect(dispatches == plan->passCount, "not every pass was recorded", plan->name);
  planFree(plan);
}

static void record_all(RaysortContext context, Mock *mock)
{
  Random random = {12};
  uint32_t i;
  Plan plan;

  for (i = 0; planTypical(&plan, i, context, mock); ++i)
    record(context, mock, &plan);
  expect(i > 0, "no typical plan", "plans");
  for (i = 0; i < 40; ++i)
  {
    expect(planRandom(&plan, (PlanKind)(i % PLAN_KIND_COUNT), context, mock, &random), "no layout", plan.name);
    record(context, mock, &plan);
  }
}

/* Three entries, two materials: small enough to write down. */
static void check_sort(RaysortContext context)
{
  static const uint8_t ids[4] = {1, 0, 1, 0};
  uint32_t map[3] = {1, 0, 2}, ranges[64];
  RaysortSortInfo info;
  RaysortSortLayout layout;
  RaysortSortResult result;

  memset(&info, 0, sizeof(info));
  memset(&result, 0, sizeof(result));
  memset(ranges, 0, sizeof(ranges));
  info.maxCount = 3;
  info.materialCount = 2;
  info.materialIdMap.type = RAYSORT_ID_UINT8;
  info.materialIdMap.buffer.size = 4;
  expect(raysortGetSortLayout(context, &info, &layout) == VK_SUCCESS && layout.rangesSize <= sizeof(ranges),
         "no layout", "check");
  ranges[0] = ranges[1] = 3; /* count, live */
  ranges[4] = 3;             /* liveArguments */
  ranges[5] = ranges[6] = 1;
  ranges[layout.materialsOffsetsOffset / 4 + 1] = 1; /* offsets 0, 1, 3 */
  ranges[layout.materialsOffsetsOffset / 4 + 2] = 3;
  memcpy(ranges + layout.countedMaterialsOffset / 4, "\1\0\0\0\1\0\0\0\1\0\0\0\2\0\0\0\1\0\0\0\1\0\0\0", 24);
  result.ids = ids;
  result.newToOldPixelMap = map;
  result.ranges = ranges;
  expect(raysortSortVerify(context, &info, &result) == VK_SUCCESS, "a right result is refused", "check");
  map[1] = 2;
  map[2] = 0;
  expect(raysortSortVerify(context, &info, &result) == VK_ERROR_VALIDATION_FAILED_EXT, "an unstable result is accepted",
         "check");
}

int main(void)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  MockAllocator allocator;
  RaysortContext context = NULL;

  mockAllocatorInit(&allocator);
  info.allocator = &allocator.callbacks;
  expect(raysortCreateContext(&info, &context) == VK_SUCCESS, "no context", "create");
  if (context != NULL)
  {
    record_all(context, mock);
    check_sort(context);
  }
  raysortDestroyContext(context);
  expect(mock->violations == 0, mock->violation, "misuse of Vulkan");
  expect(mockLiveObjects(mock) == 0 && allocator.live == 0 && allocator.damaged == 0, "something leaked", "destroy");
  mockDestroy(mock);
  (void)printf("plain: %s\n", failures == 0 ? "all right" : "FAILED");
  return failures != 0;
}
