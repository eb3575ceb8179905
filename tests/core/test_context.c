/* test_context.c - making and destroying contexts: look-ups, faults, device checks, capabilities, shaders.
 * SPDX-License-Identifier: MIT */
#include "src/core/core_private.h"

#include "plans.h"
#include "unit.h"

typedef struct Command
{
  int isRequired;
  const char *name;
  const char *alias;
  size_t offset; /* in RaysortCommands */
} Command;

static const Command all_commands[] = {
#define RAYSORT_X(required, level, name, alias) {required, #name, alias, offsetof(RaysortCommands, name)},
    RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
};

/* ---- creation and look-ups ---- */

static void test_create_by_look_up(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;

  (void)state;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "a good device");
  assert_non_null(context);
  CHECK(mock->live[MOCK_PIPELINE] == 0 && mock->calls == 1, "%u pipelines, %u calls: a layout is one",
        mock->live[MOCK_PIPELINE], mock->calls);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "all");
  CHECK(mock->live[MOCK_PIPELINE] >= 43, "%u pipelines", mock->live[MOCK_PIPELINE]);
  CHECK(mock->live[MOCK_MODULE] == 0, "%u modules", mock->live[MOCK_MODULE]);
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void test_create_by_table(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  const RaysortCommands commands = mockCommands();
  RaysortContext context = NULL;

  (void)state;
  info.getInstanceProcAddr = NULL;
  info.commands = &commands;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "a complete table");
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static uint32_t counted_barriers;

static VKAPI_ATTR void VKAPI_CALL count_barrier(VkCommandBuffer commandBuffer, VkPipelineStageFlags src,
                                                VkPipelineStageFlags dst, VkDependencyFlags flags, uint32_t memoryCount,
                                                const VkMemoryBarrier *memory, uint32_t bufferCount,
                                                const VkBufferMemoryBarrier *buffers, uint32_t imageCount,
                                                const VkImageMemoryBarrier *images)
{
  const RaysortCommands commands = mockCommands();

  counted_barriers++;
  commands.vkCmdPipelineBarrier(commandBuffer, src, dst, flags, memoryCount, memory, bufferCount, buffers, imageCount,
                                images);
}

/* Entries of the user win; the others are looked up. */
static void test_create_by_both(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortCommands commands;
  RaysortContext context = NULL;
  Plan plan;

  (void)state;
  memset(&commands, 0, sizeof(commands));
  commands.vkCmdPipelineBarrier = count_barrier;
  info.commands = &commands;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "a table of one entry");
  assert_true(planTypical(&plan, 0, context, mock));
  counted_barriers = 0;
  CHECK_RESULT(VK_SUCCESS, raysortCmdScan(context, mockCommandBuffer(&mock->trace), &plan.scan), "scan");
  assert_true(counted_barriers > 0);
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void expect_missing(Mock *mock, RaysortContextInfo *info, const Command *command)
{
  MockMessages messages;
  RaysortContext context = (RaysortContext)(void *)mock; /* must be overwritten */
  VkResult result;

  memset(&messages, 0, sizeof(messages));
  info->message = mockMessage;
  info->messageUser = &messages;
  result = raysortCreateContext(info, &context);
  if (command->isRequired)
  {
    CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, result, "%s is missing", command->name);
    CHECK(context == NULL, "%s is missing, but there is a context", command->name);
    CHECK_MESSAGE(&messages, command->name);
    CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, messages.last, "the message about %s", command->name);
  }
  else
  {
    CHECK_RESULT(VK_SUCCESS, result, "%s is optional", command->name);
    raysortDestroyContext(context);
  }
  CHECK_CLEAN(mock);
}

static void test_missing_in_table(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(all_commands); ++i)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortCommands commands = mockCommands();
    memset((char *)&commands + all_commands[i].offset, 0, sizeof(PFN_vkVoidFunction));
    info.getInstanceProcAddr = NULL;
    info.commands = &commands;
    expect_missing(mock, &info, &all_commands[i]);
    mockDestroy(mock);
  }
}

static void test_missing_in_look_up(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(all_commands); ++i)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    mock->hidden[0] = all_commands[i].name;
    mock->hidden[1] = all_commands[i].alias;
    expect_missing(mock, &info, &all_commands[i]);
    mockDestroy(mock);
  }
}

static void test_aliases(void **state)
{
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(all_commands); ++i)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL;
    mock->hidden[0] = all_commands[i].name;
    if (all_commands[i].alias != NULL)
    {
      CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "only the alias of %s", all_commands[i].name);
      raysortDestroyContext(context);
    }
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

static void test_no_device_look_up(void **state)
{
  static const Command get_device_proc = {1, "vk", NULL, 0}; /* whichever it names */
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);

  (void)state;
  mock->hidden[0] = "vkGetDeviceProcAddr";
  expect_missing(mock, &info, &get_device_proc);
  mockDestroy(mock);
}

/* ---- faults ---- */

/* A context with all its pipelines. After a failure of these it is still there, and can make them later. */
static VkResult create_prepared(const RaysortContextInfo *info, RaysortContext *context)
{
  VkResult result = raysortCreateContext(info, context);

  CHECK((result == VK_SUCCESS) == (*context != NULL), "a context and an error, or neither");
  if (result != VK_SUCCESS)
    return result;
  result = raysortPreparePipelines(*context, 0);
  if (result != VK_SUCCESS)
  {
    RaysortContextProperties properties;
    raysortGetContextProperties(*context, &properties);
    CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(*context, 0), "again, after %u", properties.pipelineCount);
    raysortDestroyContext(*context);
    *context = NULL;
  }
  return result;
}

/* The kernels of all folders as the user's: a context that is made a thousand times need not unpack them each time. */
typedef struct Given
{
  RaysortSpirv shaders[256];
  uint32_t count;
  uint32_t *words[RAYSORT_PRIVATE_MAX_FOLDERS * 32]; /* of each folder */
} Given;

static Given *give_all(void)
{
  Given *given = (Given *)calloc(1, sizeof(*given));
  uint32_t place, i;

  assert_non_null(given);
  for (place = 0; raysort_capabilityAt(place / RAYSORT_PRIVATE_MAX_FOLDERS); ++place)
  {
    const raysort_folder *folder = raysort_folderAt(place);
    given->words[place] = folder ? raysort_unpack(NULL, folder) : NULL;
    for (i = 0; folder && i < folder->count; ++i)
    {
      RaysortSpirv *shader = &given->shaders[given->count++];
      CHECK(given->words[place] && given->count < COUNT_OF(given->shaders), "too many kernels for this test");
      shader->name = folder->kernels[i].name;
      shader->words = given->words[place] + folder->firsts[i];
      shader->size = (folder->firsts[i + 1] - folder->firsts[i]) * sizeof(*shader->words);
    }
  }
  return given;
}

static void free_given(Given *given)
{
  uint32_t i;

  for (i = 0; i < COUNT_OF(given->words); ++i)
    free(given->words[i]);
  free(given);
}

/* Every allocation of a context with all its pipelines, whose words are unpacked or, with `given`, the user's. */
static void expect_allocations_fail(uint32_t capabilities, const Given *given)
{
  MockAllocator allocator;
  MockMessages messages;
  VkResult result = VK_ERROR_OUT_OF_HOST_MEMORY;
  uint32_t n;

  for (n = 1; result != VK_SUCCESS; ++n)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = (RaysortContext)(void *)mock;
    info.capabilities = capabilities;
    info.shaders = given ? given->shaders : NULL;
    info.shaderCount = given ? given->count : 0;
    if (n % 2) /* copies of words are made there */
      mock->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_CPU;
    memset(&messages, 0, sizeof(messages));
    info.message = mockMessage;
    info.messageUser = &messages;
    mockAllocatorInit(&allocator);
    allocator.failCall = n;
    info.allocator = &allocator.callbacks;
    result = create_prepared(&info, &context);
    if (result == VK_SUCCESS)
      raysortDestroyContext(context);
    else
    {
      CHECK_RESULT(VK_ERROR_OUT_OF_HOST_MEMORY, result, "allocation %u failed", n);
      CHECK(context == NULL, "allocation %u failed, but there is a context", n);
      CHECK(messages.count == 1 && messages.last == result, "allocation %u failed: %u messages", n, messages.count);
    }
    CHECK(allocator.live == 0 && allocator.damaged == 0, "allocation %u failed: %u blocks leaked, %u damaged", n,
          allocator.live, allocator.damaged);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
    CHECK(n < 1000, "allocation %u fails still", n);
  }
  CHECK(n > 8, "only %u allocations: the driver's do not go through the caller's callbacks", n - 2);
}

static void test_allocations_fail(void **state)
{
  Given *given = give_all();

  (void)state;
  expect_allocations_fail(RAYSORT_CAPABILITY_SORT_BIT, NULL);
  expect_allocations_fail(0, given);
  free_given(given);
}

static void expect_call_fails(const Given *given, uint32_t n, VkResult code, VkBool32 isHalf, int *isOver)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  MockAllocator allocator;
  RaysortContext context = (RaysortContext)(void *)mock;
  MockMessages messages;
  VkResult result;

  memset(&messages, 0, sizeof(messages));
  info.message = mockMessage;
  info.messageUser = &messages;
  mockAllocatorInit(&allocator);
  info.allocator = &allocator.callbacks;
  info.shaders = given->shaders;
  info.shaderCount = given->count;
  mock->failCall = n;
  mock->failResult = code;
  mock->failHalf = isHalf;
  result = create_prepared(&info, &context);
  *isOver = mock->calls < n;
  CHECK_RESULT(*isOver ? VK_SUCCESS : code, result, "call %u failed", n);
  if (*isOver)
    raysortDestroyContext(context);
  else
  {
    CHECK(context == NULL, "call %u failed, but there is a context", n);
    CHECK(messages.count == 1 && messages.last == code, "call %u failed: %u messages", n, messages.count);
    CHECK_MESSAGE(&messages, "vkCreate");
  }
  CHECK(allocator.live == 0 && allocator.damaged == 0, "call %u failed: %u blocks leaked, %u damaged", n,
        allocator.live, allocator.damaged);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void test_calls_fail(void **state)
{
  static const VkResult codes[] = {VK_ERROR_OUT_OF_DEVICE_MEMORY, VK_ERROR_OUT_OF_HOST_MEMORY,
                                   VK_ERROR_INVALID_SHADER_NV};
  Given *given = give_all();
  uint32_t n, i;
  int isOver;

  (void)state;
  for (i = 0; i < COUNT_OF(codes) && i < REPEATED(8u); ++i) /* under ASan one: no access depends on the code */
  {
    isOver = 0;
    for (n = 1; !isOver; ++n)
    {
      expect_call_fails(given, n, codes[i], VK_FALSE, &isOver);
      expect_call_fails(given, n, codes[i], VK_TRUE, &isOver);
    }
    CHECK(n > 4, "only %u calls that return VkResult", n - 2);
  }
  free_given(given);
}

static void test_bad_fields(void **state)
{
  Mock *mock = mockCreate();
  MockMessages messages;
  RaysortContextInfo good = mockContextInfo(mock), info;
  RaysortContext context;
  uint32_t i;

  (void)state;
  for (i = 0; i < 5; ++i)
  {
    static const char *const fields[] = {"physicalDevice", "device", "capabilities", "getInstanceProcAddr", "instance"};
    memset(&messages, 0, sizeof(messages));
    info = good;
    info.message = mockMessage;
    info.messageUser = &messages;
    if (i == 0)
      info.physicalDevice = NULL;
    if (i == 1)
      info.device = NULL;
    if (i == 2)
      info.capabilities = 0x80000000u | RAYSORT_CAPABILITY_SCAN_BIT;
    if (i == 3) /* and no table either */
      info.getInstanceProcAddr = NULL;
    if (i == 4)
      info.instance = NULL;
    context = (RaysortContext)(void *)mock;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCreateContext(&info, &context), "%s", fields[i]);
    CHECK(context == NULL, "%s", fields[i]);
    CHECK_MESSAGE(&messages, fields[i]);
    info.message = NULL; /* nobody listens: the same result */
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCreateContext(&info, &context), "%s", fields[i]);
  }
  CHECK(mock->calls == 0, "%u objects were made", mock->calls);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* ---- the device check ---- */

static VkResult check(Mock *mock, MockMessages *messages)
{
  RaysortContextInfo info = mockContextInfo(mock);

  memset(messages, 0, sizeof(*messages));
  info.device = NULL; /* not needed yet */
  info.message = mockMessage;
  info.messageUser = messages;
  return raysortCheckDevice(&info);
}

static void test_check_device(void **state)
{
  Mock *mock = mockCreate();
  MockMessages messages;
  VkResult result;

  (void)state;
  CHECK_RESULT(VK_SUCCESS, check(mock, &messages), "a good device");
  CHECK(messages.count == 0, "a good device, but: %s", messages.text);

  mock->properties.apiVersion = VK_MAKE_API_VERSION(0, 1, 1, 200);
  CHECK_RESULT(VK_ERROR_INCOMPATIBLE_DRIVER, check(mock, &messages), "Vulkan 1.1");
  CHECK_MESSAGE(&messages, "1.1");
  CHECK_MESSAGE(&messages, "1.2");

  mock->bufferDeviceAddress = VK_FALSE;
  result = check(mock, &messages);
  CHECK(result == VK_ERROR_INCOMPATIBLE_DRIVER || result == VK_ERROR_FEATURE_NOT_PRESENT, "both: %d", (int)result);
  CHECK_MESSAGE(&messages, "1.1");

  mock->properties.apiVersion = VK_API_VERSION_1_3;
  CHECK_RESULT(VK_ERROR_FEATURE_NOT_PRESENT, check(mock, &messages), "no bufferDeviceAddress");
  CHECK_MESSAGE(&messages, "bufferDeviceAddress");
  CHECK(messages.count == 1, "one lack, %u messages: %s", messages.count, messages.text);

  mock->bufferDeviceAddress = VK_TRUE;
  CHECK_RESULT(VK_SUCCESS, check(mock, &messages), "Vulkan 1.3");
  mock->hidden[0] = "vkGetPhysicalDeviceFeatures2";
  mock->hidden[1] = "vkGetPhysicalDeviceFeatures2KHR";
  mock->hidden[2] = "vkGetPhysicalDeviceQueueFamilyProperties";
  CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, check(mock, &messages), "no vkGetPhysicalDeviceFeatures2");
  CHECK_MESSAGE(&messages, "vkGetPhysicalDeviceFeatures2");
  CHECK_MESSAGE(&messages, "vkGetPhysicalDeviceQueueFamilyProperties"); /* every lack is named */
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* A context made from a table of commands, which has the commands of the instance only. */
static void test_check_device_by_table(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  const RaysortCommands all = mockCommands();
  RaysortCommands some;

  (void)state;
  memset(&some, 0, sizeof(some));
  some.vkGetPhysicalDeviceProperties = all.vkGetPhysicalDeviceProperties;
  some.vkGetPhysicalDeviceFeatures2 = all.vkGetPhysicalDeviceFeatures2;
  some.vkGetPhysicalDeviceQueueFamilyProperties = all.vkGetPhysicalDeviceQueueFamilyProperties;
  info.getInstanceProcAddr = NULL;
  info.instance = NULL;
  info.device = NULL;
  info.commands = &some;
  CHECK_RESULT(VK_SUCCESS, raysortCheckDevice(&info), "a table of three entries");
  some.vkGetPhysicalDeviceProperties = NULL;
  CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, raysortCheckDevice(&info), "a table of two entries");
  mockDestroy(mock);
}

static void test_create_checks_device(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = (RaysortContext)(void *)mock;

  (void)state;
  mock->bufferDeviceAddress = VK_FALSE;
  CHECK_RESULT(VK_ERROR_FEATURE_NOT_PRESENT, raysortCreateContext(&info, &context), "no bufferDeviceAddress");
  assert_null(context);
  mock->bufferDeviceAddress = VK_TRUE;
  mock->properties.apiVersion = VK_API_VERSION_1_1;
  CHECK_RESULT(VK_ERROR_INCOMPATIBLE_DRIVER, raysortCreateContext(&info, &context), "Vulkan 1.1");
  assert_null(context);
  CHECK(mock->calls == 0, "%u objects were made", mock->calls);
  mockDestroy(mock);
}

static void test_device_features(void **state)
{
  RaysortDeviceFeatures features;
  VkPhysicalDeviceFeatures2 none;
  const VkBool32 *flag = &features.vulkan12.samplerMirrorClampToEdge; /* the first; all that follow are flags too */
  uint32_t set = 0;

  (void)state;
  memset(&features, 0xa5, sizeof(features));
  memset(&none, 0, sizeof(none));
  raysortGetDeviceFeatures(&features, &none);
  assert_int_equal(features.features2.sType, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2);
  assert_ptr_equal(features.features2.pNext, &features.vulkan12);
  assert_memory_equal(&features.features2.features, &none.features, sizeof(none.features));
  assert_int_equal(features.vulkan12.sType, VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES);
  assert_ptr_equal(features.vulkan12.pNext, &none);
  assert_true(features.vulkan12.bufferDeviceAddress);
  for (; flag <= &features.vulkan12.subgroupBroadcastDynamicId; ++flag)
    set += *flag;
  assert_int_equal(set, 1);
  raysortGetDeviceFeatures(&features, NULL);
  assert_null(features.vulkan12.pNext);
}

/* ---- capabilities, properties, shaders ---- */

static RaysortContextProperties properties_of(Mock *mock, uint32_t capabilities)
{
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContextProperties properties;
  RaysortContext context = NULL;

  info.capabilities = capabilities;
  CHECK_RESULT(VK_SUCCESS, create_prepared(&info, &context), "capabilities %u", capabilities);
  memset(&properties, 0xa5, sizeof(properties));
  raysortGetContextProperties(context, &properties);
  CHECK(properties.pipelineCount == mock->live[MOCK_PIPELINE], "%u pipelines, there are %u", properties.pipelineCount,
        mock->live[MOCK_PIPELINE]);
  CHECK(properties.pipelineSeconds >= 0.0 && properties.pipelineSeconds < 60.0, "pipelineSeconds");
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  return properties;
}

/* Each capability has its own pipelines, and what several have is made once. */
static void test_capabilities(void **state)
{
  static const struct
  {
    uint32_t bits, pipelines, besides; /* besides: capabilities that come along */
  } due[] = {{RAYSORT_CAPABILITY_SCAN_BIT, 5, 0},
             {RAYSORT_CAPABILITY_SORT_BIT, 41, 0},
             {RAYSORT_CAPABILITY_RADIX_SORT_BIT, 97, 0},
             {RAYSORT_CAPABILITY_RADIX_SORT_BIT | RAYSORT_CAPABILITY_RADIX_ORDER_BIT, 103, 0},
             {RAYSORT_CAPABILITY_GATHER_BIT, 4, 0},
             {RAYSORT_CAPABILITY_BVH_BIT, 156, RAYSORT_CAPABILITY_RADIX_SORT_BIT},
             {RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT, 129, 0},
             {RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT, 133, 0}};
  Mock *mock = mockCreate();
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(due); ++i)
  {
    const RaysortContextProperties properties = properties_of(mock, due[i].bits);
    assert_int_equal(properties.capabilities, due[i].bits | due[i].besides);
    CHECK(properties.pipelineCount == due[i].pipelines, "capabilities 0x%x: %u pipelines where %u were due",
          due[i].bits, properties.pipelineCount, due[i].pipelines);
  }
  assert_int_equal(properties_of(mock, 0).capabilities, raysort_knownCapabilities());
  mockDestroy(mock);
}

/* Every capability is in the table at the number of its bit; no two kernels say that they are the same one, and a
 * kernel's number of a folder goes with the folder's name. */
static void test_table(void **state)
{
  const raysort_kernel *known[256];
  uint32_t index, number, i, k, knownCount = 0;

  (void)state;
  for (index = 0; raysort_capabilityAt(index); ++index)
  {
    const raysort_capability *capability = raysort_capabilityAt(index);
    CHECK(capability->bit == 1u << index, "%s, bit 0x%x, stands at %u", capability->name, capability->bit, index);
    for (number = 0; number < RAYSORT_PRIVATE_MAX_FOLDERS && capability->folders[number]; ++number)
    {
      const raysort_folder *folder = capability->folders[number]();
      const raysort_kernel *kernels = folder->kernels;
      uint32_t *words = raysort_unpack(NULL, folder);
      assert_non_null(words);
      for (i = 0; i < folder->count; ++i)
      {
        const size_t length = (size_t)(strchr(kernels[i].name, '/') - kernels[i].name);
        for (k = 0; k < knownCount && known[k] != &kernels[i]; ++k)
        {
          const int isSameFolder = strncmp(known[k]->name, kernels[i].name, length + 1) == 0;
          CHECK((known[k]->identity >> 16 == kernels[i].identity >> 16) == isSameFolder &&
                    known[k]->identity >> 8 != kernels[i].identity >> 8,
                "%s is 0x%06x, %s is 0x%06x", known[k]->name, known[k]->identity, kernels[i].name, kernels[i].identity);
        }
        const RaysortSpirv spirv = {NULL, words + folder->firsts[i], (folder->firsts[i + 1] - folder->firsts[i]) * 4};
        CHECK(raysort_readIdentity(&spirv) == kernels[i].identity, "the words of %s say that they are another kernel",
              kernels[i].name);
        known[knownCount] = &kernels[i];
        knownCount += k == knownCount;
        CHECK(knownCount < COUNT_OF(known), "too many kernels for this test");
      }
      free(words);
    }
  }
}

/* Entries of the largest tile: segments, as many as the workgroup has threads, times the entries of a segment. */
static uint32_t largest_tile(Mock *mock)
{
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  uint32_t i, largest = 0;

  info.capabilities = RAYSORT_CAPABILITY_RADIX_SORT_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "radix sort");
  context->features &= ~RAYSORT_PRIVATE_FEATURE_SERIAL; /* CPU devices use the kernels with tiles in tests only */
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "radix sort");
  for (i = 0; i < mock->objectCount; ++i) /* of 8-bit digits; the histogram has workgroups of its own sizes */
  {
    const MockObject *pipeline = &mock->objects[i];
    if (pipeline->type == MOCK_PIPELINE && pipeline->isLive && pipeline->constants[2] == 8 &&
        mock->objects[pipeline->module].size > 40000 && pipeline->constants[0] * pipeline->constants[5] > largest)
      largest = pipeline->constants[0] * pipeline->constants[5];
  }
  raysortDestroyContext(context);
  return largest;
}

static void test_largest_tile(void **state)
{
  static const uint32_t tiles[][4] = {
      /* bytes of shared memory, most threads of a workgroup and on x, entries */
      {32 * 1024, 1024, 1024, 4096}, {40 * 1024, 1024, 1024, 8192},     {40 * 1024 - 1, 1024, 1024, 4096},
      {24 * 1024, 1024, 1024, 4096}, {24 * 1024 - 1, 1024, 1024, 2048}, {16 * 1024, 1024, 1024, 2048},
      {40 * 1024, 256, 256, 8192},   {40 * 1024, 255, 256, 4096},       {40 * 1024, 256, 255, 4096},
  };
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(tiles); ++i)
  {
    Mock *mock = mockCreate();
    VkPhysicalDeviceLimits *limits = &mock->properties.limits;
    limits->maxComputeWorkGroupCount[0] = 1234567;
    limits->maxComputeSharedMemorySize = tiles[i][0];
    limits->maxComputeWorkGroupInvocations = tiles[i][1];
    limits->maxComputeWorkGroupSize[0] = tiles[i][2];
    assert_int_equal(properties_of(mock, 0).maxGroupsX, 1234567);
    CHECK(largest_tile(mock) == tiles[i][3], "case %u: %u entries", i, largest_tile(mock));
    mock->properties.vendorID = 0;
    CHECK(largest_tile(mock) * 2 == tiles[i][3], "case %u, few registers: %u entries", i, largest_tile(mock));
    mockDestroy(mock);
  }
}

/* Which devices have registers for long segments. */
static void test_registers(void **state)
{
  static const struct
  {
    uint32_t vendor, driver;
    VkPhysicalDeviceType type;
    int isHidden; /* the command that tells the driver */
    uint32_t entries;
  } cases[] = {
      {MOCK_NVIDIA, VK_DRIVER_ID_NVIDIA_PROPRIETARY, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 0, 4096},
      {MOCK_NVIDIA, VK_DRIVER_ID_NVIDIA_PROPRIETARY, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 1, 4096},
      {MOCK_NVIDIA, 24 /* Mesa's driver, NVK */, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 0, 2048},
      {0x1002, VK_DRIVER_ID_MESA_RADV, VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU, 0, 2048},
      {0x8086, VK_DRIVER_ID_INTEL_OPEN_SOURCE_MESA, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0, 2048},
      {0x13b5, VK_DRIVER_ID_ARM_PROPRIETARY, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0, 2048},
      {MOCK_MESA, VK_DRIVER_ID_MESA_LLVMPIPE, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, 4096},
      {MOCK_MESA, VK_DRIVER_ID_MESA_LLVMPIPE, VK_PHYSICAL_DEVICE_TYPE_CPU, 1, 4096},
      {MOCK_MESA, 0, VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU, 0, 2048},
      {0, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 0, 2048},
  };
  uint32_t i;

  (void)state;
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    Mock *mock = mockCreate();
    mock->properties.vendorID = cases[i].vendor;
    mock->properties.deviceType = cases[i].type;
    mock->driver = (VkDriverId)cases[i].driver;
    mock->hidden[0] = cases[i].isHidden ? "vkGetPhysicalDeviceProperties2" : NULL;
    mock->hidden[1] = cases[i].isHidden ? "vkGetPhysicalDeviceProperties2KHR" : NULL;
    CHECK(largest_tile(mock) == cases[i].entries, "case %u: %u entries", i, largest_tile(mock));
    mockDestroy(mock);
  }
}

/* An operation of a capability that the context lacks is refused with a message; nothing is recorded. */
static void test_capability_not_asked_for(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL, whole = NULL;
  MockMessages messages;
  Plan plan;
  uint32_t i;

  (void)state;
  memset(&messages, 0, sizeof(messages));
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &whole), "all");
  info.message = mockMessage;
  info.messageUser = &messages;
  for (i = 0; i < 2; ++i)
  {
    info.capabilities = i == 0 ? RAYSORT_CAPABILITY_SORT_BIT : RAYSORT_CAPABILITY_SCAN_BIT;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "one capability");
    assert_true(planTypical(&plan, i == 0 ? 0 : 2, whole, mock));
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 i == 0 ? raysortCmdScan(context, mockCommandBuffer(&mock->trace), &plan.scan)
                        : raysortCmdSort(context, mockCommandBuffer(&mock->trace), &plan.sort),
                 "an operation that was not asked for");
    CHECK_MESSAGE(&messages, "capabilit");
    raysortDestroyContext(context);
  }
  info.capabilities = RAYSORT_CAPABILITY_RADIX_SORT_BIT; /* has no pipelines for floats */
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "radix sort");
  assert_true(planTypical(&plan, 17, whole, mock));
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortCmdRadixSort(context, mockCommandBuffer(&mock->trace), &plan.radix), "floats");
  CHECK_MESSAGE(&messages, "RAYSORT_CAPABILITY_RADIX_ORDER_BIT");
  raysortDestroyContext(context);
  CHECK(mock->trace.count == 0, "%u commands were recorded", mock->trace.count);
  raysortDestroyContext(whole);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* One capability has all pipelines that its operations need. */
static void test_one_capability(void **state)
{
  static const uint32_t bits[PLAN_KIND_COUNT] = {
      RAYSORT_CAPABILITY_SCAN_BIT, RAYSORT_CAPABILITY_SORT_BIT, RAYSORT_CAPABILITY_RADIX_ORDER_BIT,
      RAYSORT_CAPABILITY_SORT_BIT, RAYSORT_CAPABILITY_BVH_BIT,  RAYSORT_CAPABILITY_GATHER_BIT,
      RAYSORT_CAPABILITY_BVH_BIT,  RAYSORT_CAPABILITY_SDF_BIT,  RAYSORT_CAPABILITY_SDF_BIT,
      RAYSORT_CAPABILITY_SDF_BIT,  RAYSORT_CAPABILITY_BVH_BIT,  RAYSORT_CAPABILITY_SDF_BIT};
  uint32_t kind, number, i;
  Plan plan;

  (void)state;
  for (kind = 0; kind < PLAN_KIND_COUNT; ++kind)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL, whole = NULL;
    Random random = {13};
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &whole), "all");
    info.capabilities = bits[kind];
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "capability %u", bits[kind]);
    for (number = 0; number < 400; ++number)
    {
      CHECK(planRandom(&plan, (PlanKind)kind, whole, mock, &random), "%s", plan.name);
      CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "%s", plan.name);
      for (i = 0; i < plan.passCount; ++i)
        CHECK(plan.passes[i].pipeline != VK_NULL_HANDLE, "%s, %s: no pipeline", plan.name, plan.passes[i].name);
      planFree(&plan);
    }
    raysortDestroyContext(context);
    raysortDestroyContext(whole);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* ---- pipelines, as plans need them and ahead ---- */

/* The first plan that needs a pipeline makes it, a dry plan too. A plan that only counts makes none. None is made
 * twice. */
static void test_pipelines_of_plans(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContextProperties properties;
  RaysortContext context = NULL;
  uint32_t count = 0, made;
  Plan plan;

  (void)state;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  assert_int_equal(mock->live[MOCK_PIPELINE], 0);
  assert_true(planTypical(&plan, 2, context, mock)); /* 8-bit ids of 8 materials */
  CHECK_RESULT(VK_SUCCESS, raysortPlanSort(context, &plan.sort, &count, NULL), "count");
  assert_int_equal(mock->live[MOCK_PIPELINE], 0);
  planDry(&plan);
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "dry");
  assert_int_equal(mock->live[MOCK_PIPELINE], 2);
  assert_int_equal(mock->live[MOCK_MODULE], 0);
  planFree(&plan);
  assert_true(planTypical(&plan, 2, context, mock));
  CHECK_RESULT(VK_SUCCESS, raysortCmdSort(context, mockCommandBuffer(&mock->trace), &plan.sort), "sort");
  assert_int_equal(mock->pipelineCalls, 2);
  assert_true(planTypical(&plan, 9, context, mock)); /* a radix sort: nothing of it is there yet, but what it shares */
  CHECK_RESULT(VK_SUCCESS, raysortCmdRadixSort(context, mockCommandBuffer(&mock->trace), &plan.radix), "radix sort");
  made = mock->live[MOCK_PIPELINE];
  CHECK(made > 2 && made <= 5, "%u pipelines", made);
  raysortGetContextProperties(context, &properties);
  assert_int_equal(properties.pipelineCount, made);
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static uint32_t unpacked(RaysortContext context)
{
  uint32_t place, count = 0;

  for (place = 0; place < COUNT_OF(context->words); ++place)
    count += context->words[place] != 0;
  return count;
}

/* The first pipeline of a folder unpacks the folder, once: capabilities share folders. Kernels of the user's are not
 * unpacked. */
static void test_words_unpacked(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  Given *given = give_all();
  Plan plan;

  (void)state;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  assert_int_equal(unpacked(context), 0);
  assert_true(planTypical(&plan, 0, context, mock));
  CHECK_RESULT(VK_SUCCESS, raysortCmdScan(context, mockCommandBuffer(&mock->trace), &plan.scan), "scan");
  assert_int_equal(unpacked(context), 1);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "the sort has the scan's");
  assert_int_equal(unpacked(context), 2);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_RADIX_SORT_BIT), "both, and its own");
  assert_int_equal(unpacked(context), 3);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "all");
  assert_int_equal(unpacked(context), 8);
  raysortDestroyContext(context);
  info.shaders = given->shaders;
  info.shaderCount = given->count;
  CHECK_RESULT(VK_SUCCESS, create_prepared(&info, &context), "all are given");
  assert_int_equal(unpacked(context), 0);
  raysortDestroyContext(context);
  free_given(given);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* Capabilities are prepared one by one, what they need comes along, and plans then find all that they need. */
static void test_prepare(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  MockMessages messages;
  Plan plan;
  uint32_t calls;

  (void)state;
  memset(&messages, 0, sizeof(messages));
  info.message = mockMessage;
  info.messageUser = &messages;
  info.capabilities = RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortPreparePipelines(context, RAYSORT_CAPABILITY_REORDER_BIT),
               "none");
  CHECK_MESSAGE(&messages, "raysortPreparePipelines: capabilities is 0x");
  assert_int_equal(mock->live[MOCK_PIPELINE], 0);
  assert_true(planTypical(&plan, 2, context, mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "two of them");
  planFree(&plan);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "the sort");
  assert_int_equal(mock->live[MOCK_PIPELINE], 41);
  calls = mock->calls;
  assert_true(planTypical(&plan, 3, context, mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "nothing to make");
  planFree(&plan);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "again");
  assert_int_equal(mock->calls, calls);
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_BVH_BIT), "the radix sort, too");
  assert_int_equal(mock->live[MOCK_PIPELINE], 41 + 156 - 9); /* those of the radix sort that the sort has */
  assert_int_equal(mock->pipelineCalls, mock->live[MOCK_PIPELINE]);
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* ---- drivers that hand out odd objects ---- */

/* The commands of the mock, some of which are replaced; the objects that they made. */
static struct
{
  RaysortCommands own;
  VkPipeline first; /* what all pipelines get: equal handles */
  uint32_t made, destroyed;
} odd;

static VKAPI_ATTR VkResult VKAPI_CALL null_module(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                  const VkAllocationCallbacks *allocator, VkShaderModule *module)
{
  (void)device, (void)info, (void)allocator;
  *module = VK_NULL_HANDLE;
  return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL null_layout(VkDevice device, const VkPipelineLayoutCreateInfo *info,
                                                  const VkAllocationCallbacks *allocator, VkPipelineLayout *layout)
{
  (void)device, (void)info, (void)allocator;
  *layout = VK_NULL_HANDLE;
  return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL null_pipeline(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                    const VkComputePipelineCreateInfo *infos,
                                                    const VkAllocationCallbacks *allocator, VkPipeline *pipelines)
{
  (void)device, (void)cache, (void)infos, (void)allocator;
  memset(pipelines, 0, count * sizeof(*pipelines));
  return VK_SUCCESS;
}

static VKAPI_ATTR VkResult VKAPI_CALL same_pipeline(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                    const VkComputePipelineCreateInfo *infos,
                                                    const VkAllocationCallbacks *allocator, VkPipeline *pipelines)
{
  odd.made += count;
  if (odd.first == VK_NULL_HANDLE)
    CHECK_RESULT(VK_SUCCESS, odd.own.vkCreateComputePipelines(device, cache, 1, infos, allocator, &odd.first), "first");
  pipelines[0] = odd.first;
  return VK_SUCCESS;
}

static VKAPI_ATTR void VKAPI_CALL same_destroyed(VkDevice device, VkPipeline pipeline,
                                                 const VkAllocationCallbacks *allocator)
{
  if (++odd.destroyed == odd.made)
    odd.own.vkDestroyPipeline(device, pipeline, allocator);
}

/* VK_SUCCESS and a null handle: an error that names the command, from whoever makes the object. */
static void test_null_handles(void **state)
{
  static const char *const names[] = {"vkCreatePipelineLayout returned VK_SUCCESS and a null handle",
                                      "vkCreateShaderModule returned VK_SUCCESS and a null handle",
                                      "vkCreateComputePipelines returned VK_SUCCESS and a null handle"};
  uint32_t i;
  (void)state;
  for (i = 0; i < COUNT_OF(names); ++i)
  {
    Mock *mock = mockCreate();
    RaysortCommands commands = mockCommands();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL;
    MockMessages messages;
    VkResult created;
    memset(&messages, 0, sizeof(messages));
    if (i == 0)
      commands.vkCreatePipelineLayout = null_layout;
    else if (i == 1)
      commands.vkCreateShaderModule = null_module;
    else
      commands.vkCreateComputePipelines = null_pipeline;
    info.commands = &commands;
    info.message = mockMessage;
    info.messageUser = &messages;
    created = raysortCreateContext(&info, &context);
    CHECK_RESULT(i == 0 ? VK_ERROR_INITIALIZATION_FAILED : VK_SUCCESS, created, "create");
    if (i > 0)
    {
      RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
      uint32_t count = COUNT_OF(passes);
      Plan plan;
      CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, raysortPreparePipelines(context, 0), "prepare");
      CHECK_MESSAGE(&messages, names[i]);
      memset(&messages, 0, sizeof(messages));
      assert_true(planTypical(&plan, 3, context, mock));
      CHECK_RESULT(VK_ERROR_INITIALIZATION_FAILED, raysortPlanSort(context, &plan.sort, &count, passes), "plan");
      planFree(&plan);
      raysortDestroyContext(context);
    }
    CHECK_MESSAGE(&messages, names[i]);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* Vulkan may give one handle to pipelines that are made alike: it is destroyed as often as it was made. */
static void test_equal_handles(void **state)
{
  Mock *mock = mockCreate();
  RaysortCommands commands = mockCommands();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContextProperties properties;
  RaysortContext context = NULL;
  uint32_t i;
  (void)state;
  memset(&odd, 0, sizeof(odd));
  odd.own = commands;
  commands.vkCreateComputePipelines = same_pipeline;
  commands.vkDestroyPipeline = same_destroyed;
  info.commands = &commands;
  info.capabilities = RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  for (i = 2; i < 4; ++i) /* radix and material sorts share pipelines, which are made once */
  {
    Plan plan;
    assert_true(planTypical(&plan, i, context, mock));
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "plan");
    planFree(&plan);
  }
  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "prepare");
  raysortGetContextProperties(context, &properties);
  assert_int_equal(properties.pipelineCount, odd.made);
  raysortDestroyContext(context);
  assert_int_equal(odd.destroyed, odd.made);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* A prepare that fails leaves nothing claimed: the next one makes every pipeline, and a plan makes none. */
static void test_prepare_again(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t call, count, calls;
  Plan plan;
  (void)state;
  for (call = 1; call <= 6; ++call)
  {
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
    mock->failCall = mock->calls + call;
    mock->failResult = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    CHECK_RESULT(VK_ERROR_OUT_OF_DEVICE_MEMORY, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "fails");
    mock->failCall = 0;
    CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "again");
    calls = mock->calls;
    assert_true(planTypical(&plan, 3, context, mock));
    count = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, raysortPlanSort(context, &plan.sort, &count, passes), "plan");
    assert_int_equal(mock->calls, calls);
    planFree(&plan);
    raysortDestroyContext(context);
  }
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* A plan returns the error of making its pipelines, and the next plan tries again. */
static void test_pipelines_fail(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t call, before, failures = 0;
  Plan plan;

  (void)state;
  for (call = 1; failures + 1 == call; ++call)
  {
    uint32_t count = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
    assert_true(planTypical(&plan, 3, context, mock));
    before = mock->calls;
    mock->failCall = before + call;
    mock->failResult = VK_ERROR_OUT_OF_DEVICE_MEMORY;
    failures += raysortPlanSort(context, &plan.sort, &count, passes) == VK_ERROR_OUT_OF_DEVICE_MEMORY;
    assert_int_equal(mock->live[MOCK_MODULE], 0);
    mock->failCall = 0;
    count = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, raysortPlanSort(context, &plan.sort, &count, passes), "again");
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
  }
  CHECK(failures == 2 * 5, "%u calls that can fail: a module and a pipeline a pass", failures);
  mockDestroy(mock);
}

/* So too for host memory, the driver's and that of changed words. */
static void test_allocations_of_plans_fail(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  MockAllocator allocator;
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t n, failures = 0;
  Plan plan;

  (void)state;
  info.allocator = &allocator.callbacks;
  mock->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_CPU;
  for (n = 1; failures + 1 == n; ++n)
  {
    uint32_t count = COUNT_OF(passes);
    mockAllocatorInit(&allocator);
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
    assert_true(planTypical(&plan, 3, context, mock));
    allocator.failCall = allocator.calls + n;
    failures += raysortPlanSort(context, &plan.sort, &count, passes) == VK_ERROR_OUT_OF_HOST_MEMORY;
    assert_int_equal(mock->live[MOCK_MODULE], 0);
    allocator.failCall = 0;
    count = COUNT_OF(passes);
    CHECK_RESULT(VK_SUCCESS, raysortPlanSort(context, &plan.sort, &count, passes), "again");
    raysortDestroyContext(context);
    CHECK(allocator.live == 0 && allocator.damaged == 0, "allocation %u failed: %u blocks leaked", n, allocator.live);
    CHECK_CLEAN(mock);
  }
  CHECK(failures > 2 * 4, "%u allocations that can fail", failures);
  mockDestroy(mock);
}

/* ---- shaders of the user's ---- */

static const raysort_kernel *kernel_named(const char *name)
{
  uint32_t place;
  const raysort_kernel *kernel = raysort_findKernel(name, 0, &place);

  assert_non_null(kernel);
  return kernel;
}

/* The words of a kernel; free them. */
static uint32_t *words_of(const raysort_kernel *kernel, size_t *size)
{
  uint32_t place;
  const raysort_kernel *found = raysort_findKernel(kernel->name, 0, &place);
  const raysort_folder *folder = raysort_folderAt(place);
  const uint32_t *firsts = folder->firsts + (kernel - folder->kernels);
  uint32_t *words = raysort_unpack(NULL, folder);

  assert_ptr_equal(kernel, found);
  assert_non_null(words);
  *size = (firsts[1] - firsts[0]) * sizeof(*words);
  memmove(words, words + firsts[0], *size);
  return words;
}

/* With another revision, or with no identity. */
static uint32_t *words_with(const raysort_kernel *kernel, uint32_t identity)
{
  size_t size;
  uint32_t *words = words_of(kernel, &size), i, found = 0;
  const uint32_t count = (uint32_t)(size / 4);

  for (i = 5; i < count; i += words[i] >> 16)
  {
    if ((words[i] & 0xffff) == 50 && words[i + 3] == kernel->identity) /* OpSpecConstant */
    {
      words[i + 3] = identity;
      ++found;
    }
    if ((words[i] & 0xffff) == 71 && words[i + 2] == 1 && words[i + 3] == 15 && identity == 0) /* OpDecorate SpecId */
      words[i + 3] = 14;
  }
  assert_int_equal(found, 1);
  return words;
}

static void test_shaders_given(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  size_t size;
  uint32_t *words = words_of(kernel_named("sort/count"), &size);
  RaysortSpirv shader = {"sort/count", words, size};
  RaysortContext context = NULL;
  uint32_t i, given;

  (void)state;
  info.shaders = &shader;
  info.shaderCount = 1;
  words[2] = 0x12345678;  /* the generator: these words can be told from the header's */
  for (i = 0; i < 3; ++i) /* a scan does not need it; a plan reads it when it needs it */
  {
    uint32_t object = mock->objectCount;
    Plan plan;
    info.capabilities = i == 1 ? RAYSORT_CAPABILITY_SCAN_BIT : 0;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "one shader given");
    if (i < 2)
      CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "prepare");
    else
    {
      assert_true(planTypical(&plan, 2, context, mock));
      CHECK_RESULT(VK_SUCCESS, raysortCmdSort(context, mockCommandBuffer(&mock->trace), &plan.sort), "sort");
    }
    for (given = 0; object < mock->objectCount; ++object)
      given += mock->objects[object].type == MOCK_MODULE && mock->objects[object].words[2] == 0x12345678;
    assert_true(i == 1 ? given == 0 : given >= 1); /* one a pipeline */
    raysortDestroyContext(context);
  }
  free(words);
  mockDestroy(mock);
}

/* Words that are another kernel's, of an old revision, without an identity, cut off, or no SPIR-V: refused at creation.
 * So too if no capability that was asked for needs the kernel. */
static void test_bad_shaders(void **state)
{
  static const uint32_t text[7] = {0x20212f2fu}; /* a source, not its words */
  const raysort_kernel *kernel = kernel_named("sort/scatter");
  size_t size, otherSize;
  uint32_t *words = words_of(kernel, &size), *other = words_of(kernel_named("sort/statistic"), &otherSize);
  uint32_t *stale = words_with(kernel, kernel->identity + 1), *nameless = words_with(kernel, 0);
  const struct
  {
    RaysortSpirv shader;
    const char *word;
  } cases[] = {
      {{"sort/scatter", other, otherSize}, "those of sort/statistic"},
      {{"scan/rows", words, size}, "those of sort/scatter"},
      {{"sort/scatter", stale, size}, "revision"},
      {{"sort/scatter", nameless, size}, "--preserve-spec-constants"},
      {{"sort/scatter", words, 0}, "no SPIR-V"},
      {{"sort/scatter", words, 27}, "no SPIR-V"},
      {{"sort/scatter", words, 60}, "do not tell"},
      {{"sort/scatter", NULL, size}, "no SPIR-V"},
      {{"sort/scatter", text, sizeof(text)}, "no SPIR-V"},
      {{"sort/scatter.comp", words, size}, "is no kernel"},
      {{NULL, words, size}, "is no kernel"},
  };
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  MockMessages messages;
  uint32_t i;

  (void)state;
  info.message = mockMessage;
  info.messageUser = &messages;
  info.shaderCount = 1;
  for (i = 0; i < 2 * COUNT_OF(cases); ++i)
  {
    RaysortContext context = (RaysortContext)(void *)mock;
    info.shaders = &cases[i / 2].shader;
    info.capabilities = i % 2 ? RAYSORT_CAPABILITY_BVH_BIT : 0;
    memset(&messages, 0, sizeof(messages));
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCreateContext(&info, &context), "case %u", i / 2);
    assert_null(context);
    CHECK_MESSAGE(&messages, "RaysortContextInfo.shaders[0]");
    CHECK_MESSAGE(&messages, cases[i / 2].word);
  }
  free(words);
  free(other);
  free(stale);
  free(nameless);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void test_pipeline_cache(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;

  (void)state;
  info.pipelineCache = (VkPipelineCache)(uintptr_t)0x1234u;
  CHECK_RESULT(VK_SUCCESS, create_prepared(&info, &context), "with a pipeline cache");
  assert_true(mock->cache == info.pipelineCache);
  raysortDestroyContext(context);
  mockDestroy(mock);
}

/* ---- several contexts, and none ---- */

static void test_two_contexts(void **state)
{
  Mock *mocks[2];
  RaysortContext contexts[2] = {NULL, NULL};
  MockAllocator allocators[2];
  Plan plan;
  uint32_t i;

  (void)state;
  for (i = 0; i < 2; ++i)
  {
    RaysortContextInfo info;
    mocks[i] = mockCreate();
    info = mockContextInfo(mocks[i]);
    mockAllocatorInit(&allocators[i]);
    info.allocator = &allocators[i].callbacks;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &contexts[i]), "context %u", i);
  }
  for (i = 0; i < 2; ++i)
  {
    assert_true(planTypical(&plan, 3, contexts[i], mocks[i]));
    CHECK_RESULT(VK_SUCCESS, raysortCmdSort(contexts[i], mockCommandBuffer(&mocks[i]->trace), &plan.sort), "sort");
    CHECK(mocks[i]->trace.count > 0 && mocks[1]->trace.count == (i == 1 ? mocks[0]->trace.count : 0), "trace");
    if (i == 0) /* the other does not need it */
      raysortDestroyContext(contexts[0]);
  }
  raysortDestroyContext(contexts[1]);
  for (i = 0; i < 2; ++i)
  {
    CHECK(allocators[i].live == 0 && allocators[i].damaged == 0, "host memory of context %u", i);
    CHECK_CLEAN(mocks[i]);
    mockDestroy(mocks[i]);
  }
}

static void test_destroy_null(void **state)
{
  (void)state;
  raysortDestroyContext(NULL);
}

/* Nothing is allocated once the pipelines are there, except what raysortSortVerify says. */
static void test_recording_allocates_nothing(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  MockAllocator allocator;
  Plan plan;
  uint32_t i, calls;

  (void)state;
  mockAllocatorInit(&allocator);
  info.allocator = &allocator.callbacks;
  CHECK_RESULT(VK_SUCCESS, create_prepared(&info, &context), "create");
  calls = allocator.calls;
  for (i = 0; planTypical(&plan, i, context, mock); ++i)
  {
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, context), "%s", plan.name);
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(context, mockCommandBuffer(&mock->trace), plan.passCount, plan.passes, NULL), "%s",
                 plan.name);
    planFree(&plan);
  }
  CHECK(allocator.calls == calls, "%u allocations after creation", allocator.calls - calls);
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_create_by_look_up),
      cmocka_unit_test(test_create_by_table),
      cmocka_unit_test(test_create_by_both),
      cmocka_unit_test(test_missing_in_table),
      cmocka_unit_test(test_missing_in_look_up),
      cmocka_unit_test(test_aliases),
      cmocka_unit_test(test_no_device_look_up),
      cmocka_unit_test(test_allocations_fail),
      cmocka_unit_test(test_calls_fail),
      cmocka_unit_test(test_bad_fields),
      cmocka_unit_test(test_check_device),
      cmocka_unit_test(test_check_device_by_table),
      cmocka_unit_test(test_create_checks_device),
      cmocka_unit_test(test_device_features),
      cmocka_unit_test(test_capabilities),
      cmocka_unit_test(test_table),
      cmocka_unit_test(test_largest_tile),
      cmocka_unit_test(test_registers),
      cmocka_unit_test(test_capability_not_asked_for),
      cmocka_unit_test(test_pipelines_of_plans),
      cmocka_unit_test(test_prepare),
      cmocka_unit_test(test_words_unpacked),
      cmocka_unit_test(test_null_handles),
      cmocka_unit_test(test_equal_handles),
      cmocka_unit_test(test_prepare_again),
      cmocka_unit_test(test_pipelines_fail),
      cmocka_unit_test(test_allocations_of_plans_fail),
      cmocka_unit_test(test_shaders_given),
      cmocka_unit_test(test_bad_shaders),
      cmocka_unit_test(test_pipeline_cache),
      cmocka_unit_test(test_two_contexts),
      cmocka_unit_test(test_one_capability),
      cmocka_unit_test(test_destroy_null),
      cmocka_unit_test(test_recording_allocates_nothing),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("context", tests, NULL, NULL);
}
