/* test_threads.c - one context, many threads that plan and record at once; also meant for ThreadSanitizer.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <pthread.h>

#define THREADS 4
#define ROUNDS  50

typedef struct Worker
{
  pthread_t thread;
  RaysortContext context;
  const RaysortSortInfo *info;
  MockTrace trace; /* its command buffer */
  uint32_t failures;
} Worker;

static void *work(void *argument)
{
  Worker *worker = (Worker *)argument;
  RaysortContextProperties properties;
  uint32_t i;

  for (i = 0; i < ROUNDS; ++i)
  {
    mockForget(&worker->trace);
    raysortGetContextProperties(worker->context, &properties);
    worker->failures += raysortCmdSort(worker->context, mockCommandBuffer(&worker->trace), worker->info) != VK_SUCCESS;
  }
  return NULL;
}

/* Each thread records the same commands as a thread that is alone. */
static void test_one_context(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const MockTrace *alone = &fixture->mock->trace;
  Worker workers[THREADS];
  uint32_t i;
  Plan plan;

  assert_true(planTypical(&plan, 7, fixture->context, fixture->mock));
  CHECK_RESULT(VK_SUCCESS, raysortCmdSort(fixture->context, mockCommandBuffer(&fixture->mock->trace), &plan.sort), "%s",
               fixture->messages.text);
  memset(workers, 0, sizeof(workers));
  for (i = 0; i < THREADS; ++i)
  {
    workers[i].context = fixture->context;
    workers[i].info = &plan.sort;
    workers[i].trace.mock = fixture->mock;
    assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
  }
  for (i = 0; i < THREADS; ++i)
    assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
  for (i = 0; i < THREADS; ++i)
  {
    assert_int_equal(workers[i].failures, 0);
    assert_int_equal(workers[i].trace.count, alone->count);
    assert_memory_equal(workers[i].trace.events, alone->events, alone->count * sizeof(*alone->events));
    mockFreeTrace(&workers[i].trace);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_one_context),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
