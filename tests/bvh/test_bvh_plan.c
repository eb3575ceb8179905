/* test_bvh_plan.c - which kernel traces: by the hint, the scratch, and what the device says of itself.
 * SPDX-License-Identifier: MIT */
#include "src/core/core_private.h"
#include "shaders/kernels/bvh/push.h"

#include "unit.h"

/* The identity of the kernel of a pass. */
static uint32_t kernelOf(const Mock *mock, const RaysortPass *pass)
{
  const MockObject *module = mockModuleOf(mock, pass->pipeline);
  const RaysortSpirv spirv = {"", module->words, module->size};
  return raysort_readIdentity(&spirv);
}

typedef struct Choice
{
  uint32_t hint, hasScratch;
  VkPhysicalDeviceType type;
  VkShaderStageFlags stages;
  VkSubgroupFeatureFlags operations;
  uint32_t hasCommand; /* vkGetPhysicalDeviceProperties2 */
  uint32_t streams;
} Choice;

#define ALL_STAGES (VK_SHADER_STAGE_COMPUTE_BIT | VK_SHADER_STAGE_FRAGMENT_BIT)
#define BALLOTS    (VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT)

static const Choice choices[] = {
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 1, 1},
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, ALL_STAGES, BALLOTS, 1, 1},
    {RAYSORT_BVH_TRACE_INCOHERENT, 0, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 1, 0},
    {RAYSORT_BVH_TRACE_COHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 1, 0},
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_CPU, ALL_STAGES, BALLOTS, 1, 0},
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, VK_SHADER_STAGE_FRAGMENT_BIT, BALLOTS, 1,
     0},
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, VK_SUBGROUP_FEATURE_BASIC_BIT,
     1, 0},
    {RAYSORT_BVH_TRACE_INCOHERENT, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 0, 0},
    {RAYSORT_BVH_TRACE_SHUFFLED, 1, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 1, 1},
    {RAYSORT_BVH_TRACE_SHUFFLED, 0, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, ALL_STAGES, BALLOTS, 1, 0},
    {RAYSORT_BVH_TRACE_SHUFFLED, 1, VK_PHYSICAL_DEVICE_TYPE_CPU, ALL_STAGES, BALLOTS, 1, 0},
};

static RaysortBuffer bufferOf(Mock *mock, VkDeviceSize size)
{
  RaysortBuffer buffer = {VK_NULL_HANDLE, 0, size};
  buffer.buffer = mockBuffer(mock, size, 0);
  return buffer;
}

static void test_choice_of_kernel(void **state)
{
  static const VkDeviceSize scratchSizes[3] = {16, 0, 16 + 4 * 1000}; /* by the hint */
  uint32_t i;
  (void)state;
  for (i = 0; i < COUNT_OF(choices); ++i)
  {
    const Choice *choice = &choices[i];
    const int isShuffled = choice->hint == RAYSORT_BVH_TRACE_SHUFFLED;
    Mock *mock = mockCreate();
    RaysortContextInfo contextInfo = mockContextInfo(mock);
    RaysortContext context;
    RaysortBvhTraceInfo info;
    RaysortBvhTraceLayout layout;
    RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES];
    uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
    mock->properties.deviceType = choice->type;
    mock->subgroupStages = choice->stages;
    mock->subgroupOperations = choice->operations;
    if (!choice->hasCommand)
    {
      mock->hidden[0] = "vkGetPhysicalDeviceProperties2";
      mock->hidden[1] = "vkGetPhysicalDeviceProperties2KHR";
    }
    contextInfo.capabilities = RAYSORT_CAPABILITY_BVH_BIT;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&contextInfo, &context), "choice %u", i);
    memset(&info, 0, sizeof(info));
    info.maxCount = 1000;
    info.hint = choice->hint;
    assert_int_equal(raysortGetBvhTraceLayout(context, &info, &layout), VK_SUCCESS);
    assert_int_equal(layout.scratchSize, scratchSizes[choice->hint]);
    assert_int_equal(layout.passCount, 1);
    info.bvh = bufferOf(mock, 192);
    info.rays = bufferOf(mock, layout.raysSize);
    info.hits = bufferOf(mock, layout.hitsSize);
    if (choice->hasScratch)
      info.scratch = bufferOf(mock, scratchSizes[RAYSORT_BVH_TRACE_SHUFFLED]);
    assert_int_equal(raysortGetBvhTraceLayout(context, &info, &layout), VK_SUCCESS);
    CHECK(layout.passCount == (choice->streams || (isShuffled && choice->hasScratch) ? 2u : 1u), "choice %u: %u passes",
          i, layout.passCount);
    assert_int_equal(raysortPlanBvhTrace(context, &info, &count, passes), VK_SUCCESS);
    assert_int_equal(count, layout.passCount);
    CHECK(kernelOf(mock, &passes[count - 1]) ==
              (choice->streams ? RAYSORT_IDENTITY_BVH_STREAM : RAYSORT_IDENTITY_BVH_TRACE),
          "choice %u: another kernel", i);
    if (count == 2)
      CHECK(kernelOf(mock, &passes[0]) == (isShuffled ? RAYSORT_IDENTITY_BVH_ORDER : RAYSORT_IDENTITY_BVH_CLEAR),
            "choice %u: another kernel before it", i);
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_choice_of_kernel)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
