/* cmocka.h - as much of cmocka's interface as the tests use, for systems without a package of it: tools/windows.sh.
 * SPDX-License-Identifier: MIT
 *
 * A test that fails jumps back to the loop in cmocka_run_group_tests_name, which prints TAP. Each program is one file
 * that includes this, and files that serve it: the state is weak, so that they share one. */
#ifndef CMOCKA_H
#define CMOCKA_H

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef void (*CMUnitTestFunction)(void **state);
typedef int (*CMFixtureFunction)(void **state);
struct CMUnitTest
{
  const char *name;
  CMUnitTestFunction test_func;
  CMFixtureFunction setup_func, teardown_func;
  void *initial_state;
};

__declspec(selectany) jmp_buf cmocka_place;
__declspec(selectany) int cmocka_isSkipped;

static inline void cmocka_say(FILE *to, const char *format, va_list list)
{
  vfprintf(to, format, list);
  fflush(to);
}
static inline void print_message(const char *format, ...)
{
  va_list list;
  va_start(list, format);
  cmocka_say(stdout, format, list);
  va_end(list);
}
static inline void print_error(const char *format, ...)
{
  va_list list;
  va_start(list, format);
  cmocka_say(stderr, format, list);
  va_end(list);
}
static inline void cmocka_check(int isRight, const char *text, const char *file, int line)
{
  if (isRight)
    return;
  print_error("%s:%d: %s\n", file, line, text);
  longjmp(cmocka_place, 1);
}

#define CMOCKA_CHECK(condition, text)   cmocka_check(!!(condition), text, __FILE__, __LINE__)
#define fail_msg(...)                   (print_error(__VA_ARGS__), CMOCKA_CHECK(0, ""))
#define assert_true(c)                  CMOCKA_CHECK(c, #c)
#define assert_false(c)                 CMOCKA_CHECK(!(c), "not: " #c)
#define assert_int_equal(a, b)          CMOCKA_CHECK((uint64_t)(a) == (uint64_t)(b), #a " == " #b)
#define assert_int_not_equal(a, b)      CMOCKA_CHECK((uint64_t)(a) != (uint64_t)(b), #a " != " #b)
#define assert_non_null(p)              CMOCKA_CHECK((p) != NULL, #p)
#define assert_null(p)                  CMOCKA_CHECK((p) == NULL, "no " #p)
#define assert_ptr_equal(a, b)          CMOCKA_CHECK((a) == (b), #a " == " #b)
#define assert_string_equal(a, b)       CMOCKA_CHECK(strcmp(a, b) == 0, #a " is " #b)
#define assert_memory_equal(a, b, size) CMOCKA_CHECK(memcmp(a, b, size) == 0, #a " is " #b)
#define skip()                          (cmocka_isSkipped = 1, longjmp(cmocka_place, 1))

#define cmocka_unit_test(f) \
  {                         \
#f, f, NULL, NULL, NULL \
  }
#define cmocka_unit_test_setup_teardown(f, setup, teardown) \
  {                                                         \
#f, f, setup, teardown, NULL                            \
  }
#define cmocka_unit_test_setup(f, setup)                   cmocka_unit_test_setup_teardown(f, setup, NULL)
#define CM_OUTPUT_TAP                                      0
#define cmocka_set_message_output(output)                  ((void)(output))
#define cmocka_run_group_tests(tests, s, t)                cmocka_run_group_tests_name(#tests, tests, s, t)
#define cmocka_run_group_tests_name(n, t, setup, teardown) cmocka_run(n, t, sizeof(t) / sizeof((t)[0]), setup, teardown)

/* Did the test pass? One that was skipped sets cmocka_isSkipped. */
static inline int cmocka_runOne(const struct CMUnitTest *test, void *groupState)
{
  void *state = groupState;
  volatile int isRight = 0;
  cmocka_isSkipped = 0;
  if (test->setup_func != NULL && test->setup_func(&state) != 0)
    return 0;
  if (setjmp(cmocka_place) == 0)
  {
    test->test_func(&state);
    isRight = 1;
  }
  isRight |= cmocka_isSkipped;
  if (test->teardown_func != NULL && test->teardown_func(&state) != 0)
    isRight = 0;
  return isRight;
}

static inline int cmocka_run(const char *name, const struct CMUnitTest *tests, size_t count, CMFixtureFunction setup,
                             CMFixtureFunction teardown)
{
  void *state = NULL;
  int failures = 0;
  size_t i;
  print_message("1..%u\n", (unsigned)count);
  if (setup != NULL && setup(&state) != 0)
    return 1;
  for (i = 0; i < count; ++i)
  {
    const int isRight = cmocka_runOne(&tests[i], state);
    failures += !isRight;
    print_message(cmocka_isSkipped ? "not ok %u # SKIP %s\n"
                  : isRight        ? "ok %u - %s\n"
                                   : "not ok %u - %s\n",
                  (unsigned)i + 1, tests[i].name);
  }
  if (teardown != NULL && teardown(&state) != 0)
    failures++;
  print_message("# %s - %s\n", failures == 0 ? "ok" : "not ok", name);
  return failures;
}

#endif
