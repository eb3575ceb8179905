/* test_threads.c - one context, many threads that plan, prepare and record at once; also meant for ThreadSanitizer.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

#define MOST_THREADS 8
#define ROUNDS       50

typedef struct Worker
{
  pthread_t thread;
  RaysortContext context;
  const RaysortSortInfo *info;
  MockTrace trace; /* its command buffer */
  int isPreparing;
  uint32_t rounds, failures;
} Worker;

/* ---- the mock is for one thread: what plans call of it is behind a lock ---- */

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static atomic_int begun, wanted; /* threads that ask for a pipeline wait for each other, so that they meet */

static VKAPI_ATTR VkResult VKAPI_CALL createModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                   const VkAllocationCallbacks *allocator, VkShaderModule *module)
{
  VkResult result;
  pthread_mutex_lock(&lock);
  result = mockCommands().vkCreateShaderModule(device, info, allocator, module);
  pthread_mutex_unlock(&lock);
  return result;
}

static VKAPI_ATTR void VKAPI_CALL destroyModule(VkDevice device, VkShaderModule module,
                                                const VkAllocationCallbacks *allocator)
{
  pthread_mutex_lock(&lock);
  mockCommands().vkDestroyShaderModule(device, module, allocator);
  pthread_mutex_unlock(&lock);
}

static VKAPI_ATTR VkResult VKAPI_CALL createPipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                      const VkComputePipelineCreateInfo *infos,
                                                      const VkAllocationCallbacks *allocator, VkPipeline *pipelines)
{
  VkResult result;
  if (atomic_fetch_add(&begun, 1) < atomic_load(&wanted))
    while (atomic_load(&begun) < atomic_load(&wanted))
      sched_yield();
  pthread_mutex_lock(&lock);
  result = mockCommands().vkCreateComputePipelines(device, cache, count, infos, allocator, pipelines);
  pthread_mutex_unlock(&lock);
  return result;
}

static VKAPI_ATTR void VKAPI_CALL destroyPipeline(VkDevice device, VkPipeline pipeline,
                                                  const VkAllocationCallbacks *allocator)
{
  pthread_mutex_lock(&lock);
  mockCommands().vkDestroyPipeline(device, pipeline, allocator);
  pthread_mutex_unlock(&lock);
}

/* It looks at the layout, so at the list of objects. */
static VKAPI_ATTR void VKAPI_CALL push(VkCommandBuffer commandBuffer, VkPipelineLayout layout,
                                       VkShaderStageFlags stages, uint32_t offset, uint32_t size, const void *values)
{
  pthread_mutex_lock(&lock);
  mockCommands().vkCmdPushConstants(commandBuffer, layout, stages, offset, size, values);
  pthread_mutex_unlock(&lock);
}

static RaysortContext createLocked(Mock *mock)
{
  RaysortContextInfo info = mockContextInfo(mock);
  RaysortCommands commands = mockCommands();
  RaysortContext context = NULL;
  commands.vkCreateShaderModule = createModule;
  commands.vkDestroyShaderModule = destroyModule;
  commands.vkCreateComputePipelines = createPipelines;
  commands.vkDestroyPipeline = destroyPipeline;
  commands.vkCmdPushConstants = push;
  info.commands = &commands;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
  return context;
}

/* ---- threads ---- */

static void *work(void *argument)
{
  Worker *worker = (Worker *)argument;
  RaysortContextProperties properties;
  uint32_t i;

  if (worker->isPreparing)
    worker->failures += raysortPreparePipelines(worker->context, 0) != VK_SUCCESS;
  for (i = 0; i < worker->rounds; ++i)
  {
    mockForget(&worker->trace);
    raysortGetContextProperties(worker->context, &properties);
    worker->failures += raysortCmdSort(worker->context, mockCommandBuffer(&worker->trace), worker->info) != VK_SUCCESS;
  }
  return NULL;
}

/* Starts the threads, the first `preparing` of them prepare; when all are over, each that recorded has the same
 * commands as a thread that is alone. */
static void run(RaysortContext context, Mock *mock, const RaysortSortInfo *sort, uint32_t threads, uint32_t preparing,
                uint32_t rounds)
{
  const MockTrace *alone = &mock->trace;
  Worker workers[MOST_THREADS];
  uint32_t i;

  memset(workers, 0, sizeof(workers));
  for (i = 0; i < threads; ++i)
  {
    workers[i].context = context;
    workers[i].info = sort;
    workers[i].isPreparing = i < preparing;
    workers[i].rounds = rounds;
    workers[i].trace.mock = mock;
    assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
  }
  for (i = 0; i < threads; ++i)
    assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
  mockForget(&mock->trace);
  CHECK_RESULT(VK_SUCCESS, raysortCmdSort(context, mockCommandBuffer(&mock->trace), sort), "alone");
  for (i = 0; i < threads; ++i)
  {
    assert_int_equal(workers[i].failures, 0);
    assert_int_equal(workers[i].trace.count, rounds ? alone->count : 0);
    if (rounds)
      assert_memory_equal(workers[i].trace.events, alone->events, alone->count * sizeof(*alone->events));
    mockFreeTrace(&workers[i].trace);
  }
}

static void finish(RaysortContext context, Mock *mock, uint32_t *pipelines)
{
  RaysortContextProperties properties;
  raysortGetContextProperties(context, &properties);
  CHECK(mock->live[MOCK_PIPELINE] == properties.pipelineCount && mock->live[MOCK_MODULE] == 0,
        "%u pipelines and %u modules live, the context has %u", mock->live[MOCK_PIPELINE], mock->live[MOCK_MODULE],
        properties.pipelineCount);
  *pipelines = properties.pipelineCount;
  raysortDestroyContext(context);
  CHECK_CLEAN(mock);
  mockDestroy(mock);
}

/* All plan the same at once: each makes the first pipeline, one stays, and the others are gone. */
static void test_plans_make_the_same(void **state)
{
  uint32_t threads, pipelines;
  Plan plan;

  (void)state;
  for (threads = 2; threads <= MOST_THREADS; threads += 2)
  {
    Mock *mock = mockCreate();
    RaysortContext context = createLocked(mock);
    assert_true(planTypical(&plan, 7, context, mock));
    atomic_store(&begun, 0);
    atomic_store(&wanted, (int)threads);
    run(context, mock, &plan.sort, threads, 0, ROUNDS);
    CHECK(mock->pipelineCalls >= threads, "%u threads met at %u calls", threads, mock->pipelineCalls);
    finish(context, mock, &pipelines);
  }
}

/* Those that prepare share the work: the first pipelines that they ask for are others, and each is made once. */
static void test_preparing_is_shared(void **state)
{
  uint32_t threads, all = 0, pipelines, calls;
  Plan plan;

  (void)state;
  for (threads = 1; threads <= MOST_THREADS; ++threads)
  {
    Mock *mock = mockCreate();
    RaysortContext context = createLocked(mock);
    assert_true(planTypical(&plan, 7, context, mock));
    atomic_store(&begun, 0);
    atomic_store(&wanted, (int)threads);
    run(context, mock, &plan.sort, threads, threads, 0);
    calls = mock->pipelineCalls;
    finish(context, mock, &pipelines);
    all = threads == 1 ? pipelines : all;
    CHECK(pipelines == all && calls == all, "%u threads: %u calls for %u pipelines of %u", threads, calls, pipelines,
          all);
  }
}

/* Some prepare, the others plan meanwhile. */
static void test_plans_beside_preparing(void **state)
{
  uint32_t preparing, pipelines;
  Plan plan;

  (void)state;
  for (preparing = 0; preparing <= 4; ++preparing)
  {
    Mock *mock = mockCreate();
    RaysortContext context = createLocked(mock);
    assert_true(planTypical(&plan, 7, context, mock));
    atomic_store(&wanted, 0);
    run(context, mock, &plan.sort, 4, preparing, ROUNDS);
    finish(context, mock, &pipelines);
    CHECK(preparing ? pipelines > 100 : pipelines <= RAYSORT_SORT_MAX_PASSES, "%u pipelines", pipelines);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plans_make_the_same),
      cmocka_unit_test(test_preparing_is_shared),
      cmocka_unit_test(test_plans_beside_preparing),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
