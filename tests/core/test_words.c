/* test_words.c - a build that carries only the kernels of the scan: all others must come from the user. The
 * Makefile links the words of such a build.
 * SPDX-License-Identifier: MIT */
#include "src/core/core_private.h"

#include "unit.h"

#define OWN_WORDS 14 /* enough for a header, a decoration and a constant */

/* SPIR-V words that hold this kernel's identity and nothing else. */
static void make_words(uint32_t words[OWN_WORDS], uint32_t identity)
{
  static const uint32_t parts[OWN_WORDS] = {0x07230203u, 0x00010500u,    0, 8, 0, 4u << 16 | 71u, 5, 1,
                                            15,          4u << 16 | 50u, 6, 5, 0, 1u << 16};
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

/* The kernels that this program does not carry. */
static uint32_t left_out(const raysort_kernel **kernels, uint32_t capacity)
{
  uint32_t place, i, k, found = 0;

  for (place = 0; raysort_capabilityAt(place / RAYSORT_PRIVATE_MAX_FOLDERS); ++place)
  {
    const raysort_folder *folder = raysort_folderAt(place);
    for (i = 0; folder && !folder->text && i < folder->count; ++i)
    {
      for (k = 0; k < found && kernels[k] != &folder->kernels[i]; ++k)
        ;
      CHECK(k < capacity, "too many kernels for this test");
      kernels[k] = &folder->kernels[i];
      found += k == found;
    }
  }
  return found;
}

/* Any one that is missing is named. Some kernels are only for CPU devices, others for all except these. */
static void test_given(void **state)
{
  const raysort_kernel *kernels[200];
  static uint32_t words[COUNT_OF(kernels)][OWN_WORDS];
  const uint32_t count = left_out(kernels, COUNT_OF(kernels));
  RaysortSpirv shaders[COUNT_OF(kernels)], others[COUNT_OF(kernels)];
  Mock *mock = mockCreate();
  MockMessages messages;
  uint32_t i, missing;

  (void)state;
  CHECK(count >= 4, "%u kernels are left out", count);
  for (i = 0; i < count; ++i)
  {
    make_words(words[i], kernels[i]->identity);
    shaders[i].name = kernels[i]->name;
    shaders[i].words = words[i];
    shaders[i].size = sizeof(words[i]);
  }
  CHECK_RESULT(VK_SUCCESS, create(mock, 0, shaders, count, &messages), "%s", messages.text);
  for (missing = 0; missing < count; ++missing)
  {
    for (i = 0; i + 1 < count; ++i)
      others[i] = shaders[i < missing ? i : i + 1];
    mock->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_OTHER;
    if (create(mock, 0, others, count - 1, &messages) == VK_SUCCESS)
    {
      mock->properties.deviceType = VK_PHYSICAL_DEVICE_TYPE_CPU;
      CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, create(mock, 0, others, count - 1, &messages), "%s",
                   shaders[missing].name);
    }
    CHECK_MESSAGE(&messages, shaders[missing].name);
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
