/* test_words.c - a build that carries the kernels of the scan alone: all others must come from the user.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_SPIRV RAYSORT_CAPABILITY_SCAN_BIT
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

#include "unit.h"

#define OWN_WORDS 14 /* enough for a header, a decoration and a constant */

/* Words that say of themselves that they are this kernel, and no more. */
static void make_words(uint32_t words[OWN_WORDS], uint32_t identity)
{
  static const uint32_t parts[OWN_WORDS] = {0x07230203u, 0x00010500u, 0, 8, 0, 4u << 16 | 71u, 5, 1, 15,
                                            4u << 16 | 50u, 6, 5, 0, 1u << 16};
  memcpy(words, parts, sizeof(parts));
  words[12] = identity;
}

static VkResult create(Mock *mock, uint32_t capabilities, const RaysortSpirv *shaders, uint32_t count,
                       MockMessages *messages)
{
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortContext context = (RaysortContext)(void *)mock;
  VkResult result;

  memset(messages, 0, sizeof(*messages));
  info.message = mockMessage;
  info.messageUser = messages;
  info.capabilities = capabilities;
  info.shaders = shaders;
  info.shaderCount = count;
  result = raysortCreateContext(&info, &context);
  CHECK((result == VK_SUCCESS) == (context != NULL), "a context and an error, or neither");
  raysortDestroyContext(context);
  return result;
}

static void test_left_out(void **state)
{
  Mock *mock = mockCreate();
  MockMessages messages;

  (void)state;
  CHECK_RESULT(VK_SUCCESS, create(mock, RAYSORT_CAPABILITY_SCAN_BIT, NULL, 0, &messages), "the scan is there");
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, create(mock, 0, NULL, 0, &messages), "the sorts are not");
  CHECK_MESSAGE(&messages, "RaysortContextInfo.shaders has no sort/");
  CHECK_MESSAGE(&messages, "RAYSORT_SPIRV");
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* Any one that is missing is named. */
static void test_given(void **state)
{
  static const char *const names[] = {"sort/count", "sort/statistic", "sort/scatter", "sort/ranges"};
  uint32_t words[COUNT_OF(names)][OWN_WORDS], i, missing;
  RaysortSpirv shaders[COUNT_OF(names)];
  Mock *mock = mockCreate();
  MockMessages messages;

  (void)state;
  for (i = 0; i < COUNT_OF(names); ++i)
  {
    make_words(words[i], raysort_findKernel(names[i], 0)->identity);
    shaders[i].name = names[i];
    shaders[i].words = words[i];
    shaders[i].size = sizeof(words[i]);
  }
  CHECK_RESULT(VK_SUCCESS, create(mock, 0, shaders, COUNT_OF(names), &messages), "%s", messages.text);
  for (missing = 0; missing < COUNT_OF(names); ++missing)
  {
    RaysortSpirv others[COUNT_OF(names) - 1];
    for (i = 0; i < COUNT_OF(others); ++i)
      others[i] = shaders[i < missing ? i : i + 1];
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, create(mock, 0, others, COUNT_OF(others), &messages), "%s",
                 names[missing]);
    CHECK_MESSAGE(&messages, names[missing]);
  }
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_left_out),
      cmocka_unit_test(test_given),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("words", tests, NULL, NULL);
}
