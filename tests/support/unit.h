/* unit.h - cmocka, and the few assertions that it lacks.
 * SPDX-License-Identifier: MIT */
#ifndef UNIT_H
#define UNIT_H

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <cmocka.h>
#include <string.h>

#include "mock.h"

#define COUNT_OF(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

/* How often a test repeats what it does `count` times: under ASan, which looks at each access and not at results, an
 * eighth. */
#if defined(__SANITIZE_ADDRESS__)
#define REPEATED(count) ((count) / 8)
#else
#define REPEATED(count) (count)
#endif

/* assert_true with a sentence in place of the expression. */
#define CHECK(condition, ...)                                                                                          \
  do                                                                                                                   \
  {                                                                                                                    \
    if (!(condition))                                                                                                  \
      fail_msg(__VA_ARGS__);                                                                                           \
  } while (0)

#define CHECK_RESULT(expected, got, ...)                                                                               \
  do                                                                                                                   \
  {                                                                                                                    \
    const VkResult itsDue = (expected), itsResult = (got);                                                             \
    if (itsResult != itsDue)                                                                                           \
    {                                                                                                                  \
      print_error("result %d where %d was due: ", (int)itsResult, (int)itsDue);                                        \
      fail_msg(__VA_ARGS__);                                                                                           \
    }                                                                                                                  \
  } while (0)

/* The messages hold `word`, and nothing but failures were told as failures. */
#define CHECK_MESSAGE(messages, word)                                                                                  \
  CHECK((messages)->count > 0 && strstr((messages)->text, word) != NULL, "no \"%s\" in: %s", word,                     \
        (messages)->count > 0 ? (messages)->text : "no message at all")

/* Nothing that a validation layer would object to, nothing alive. */
#define CHECK_CLEAN(mock)                                                                                              \
  do                                                                                                                   \
  {                                                                                                                    \
    CHECK((mock)->violations == 0, "misuse of Vulkan: %s", (mock)->violation);                                         \
    CHECK(mockLiveObjects(mock) == 0, "%u objects leaked", mockLiveObjects(mock));                                     \
  } while (0)

/* A context of a good mock, whose messages are kept. The tear-down fails a test that misused Vulkan or leaked. */
typedef struct Fixture
{
  Mock *mock;
  RaysortContext context;
  MockMessages messages;
} Fixture;

int fixtureSetUp(void **state);
int fixtureTearDown(void **state);
void fixtureForget(Fixture *fixture); /* messages and recorded commands */

#define WITH_CONTEXT(test) cmocka_unit_test_setup_teardown(test, fixtureSetUp, fixtureTearDown)

#endif /* UNIT_H */
