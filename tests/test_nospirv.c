/* test_nospirv.c - a build without the kernels: contexts need them all from the user.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_IMPLEMENTATION
#define RAYSORT_NO_SPIRV
#include "raysort.h"

#include "unit.h"

static const uint32_t words[7] = {0x07230203u, 0x00010500u, 0, 8, 0, 0x00020011u, 1u};

static const char *const names[] = {
#define RAYSORT_X(NAME, folder, name) #folder "/" #name, #NAME,
    RAYSORT_SHADERS(RAYSORT_X)
#undef RAYSORT_X
};

/* The message names the kernel by its file or by its enumerator. */
static int is_named(const MockMessages *messages, uint32_t shader)
{
  return strstr(messages->text, names[2 * shader]) != NULL || strstr(messages->text, names[2 * shader + 1]) != NULL;
}

static void test_none_given(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = (RaysortContext)(void *)mock;
  MockMessages messages;

  (void)state;
  memset(&messages, 0, sizeof(messages));
  info.message = mockMessage;
  info.messageUser = &messages;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCreateContext(&info, &context), "no shaders");
  assert_null(context);
  CHECK_MESSAGE(&messages, "shaders");
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void give_all(RaysortSpirv *shaders)
{
  uint32_t i;

  for (i = 0; i < RAYSORT_SHADER_COUNT; ++i)
  {
    shaders[i].words = words;
    shaders[i].size = sizeof(words);
  }
}

static void test_one_missing(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = (RaysortContext)(void *)mock;
  RaysortSpirv shaders[RAYSORT_SHADER_COUNT];
  MockMessages messages;
  uint32_t i;

  (void)state;
  info.shaders = shaders;
  info.message = mockMessage;
  info.messageUser = &messages;
  for (i = 0; i < RAYSORT_SHADER_COUNT; ++i)
  {
    memset(&messages, 0, sizeof(messages));
    give_all(shaders);
    shaders[i].words = NULL;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCreateContext(&info, &context), "%s missing", names[2 * i]);
    assert_null(context);
    CHECK(is_named(&messages, i), "%s is missing, but the message says: %s", names[2 * i], messages.text);
  }
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

static void test_all_given(void **state)
{
  Mock *mock = mockCreate();
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = NULL;
  RaysortSpirv shaders[RAYSORT_SHADER_COUNT];

  (void)state;
  give_all(shaders);
  info.shaders = shaders;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "all shaders given");
  raysortDestroyContext(context);
  memset(&shaders[RAYSORT_SHADER_SORT_COUNT], 0, sizeof(shaders[0])); /* a scan does not need it */
  info.capabilities = RAYSORT_CAPABILITY_SCAN_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "the shaders of the scan given");
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_none_given),
      cmocka_unit_test(test_one_missing),
      cmocka_unit_test(test_all_given),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("nospirv", tests, NULL, NULL);
}
