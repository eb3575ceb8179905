/* test_threads.c - one context, many threads that plan, prepare and record at once; also meant for ThreadSanitizer.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>
#include <stdlib.h>

#define MOST_THREADS 8
#ifdef __SANITIZE_THREAD__ /* which makes unpacking slow, and needs no luck */
#define ROUNDS 5
#define STEP   4
#else
#define ROUNDS 50
#define STEP   1
#endif

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
  for (threads = 2; threads <= MOST_THREADS; threads += 2 * STEP)
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
  for (threads = 1; threads <= MOST_THREADS; threads += STEP)
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
  for (preparing = 2 % STEP; preparing <= 4; preparing += STEP)
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

/* ---- words that two threads unpack at once ---- */

static atomic_int blocks, meeting;

/* Threads that allocate large blocks meet, so that all of them unpack: one keeps its words, the others free theirs. */
static VKAPI_ATTR void *VKAPI_CALL allocate(void *user, size_t size, size_t alignment, VkSystemAllocationScope scope)
{
  (void)user, (void)alignment, (void)scope;
  atomic_fetch_add(&blocks, 1);
  if (size > 100000 && atomic_fetch_add(&meeting, 1) < atomic_load(&wanted))
    while (atomic_load(&meeting) < atomic_load(&wanted))
      sched_yield();
  return malloc(size);
}

static VKAPI_ATTR void *VKAPI_CALL reallocate(void *user, void *memory, size_t size, size_t alignment,
                                              VkSystemAllocationScope scope)
{
  (void)user, (void)memory, (void)size, (void)alignment, (void)scope;
  return NULL;
}

static VKAPI_ATTR void VKAPI_CALL release(void *user, void *memory)
{
  (void)user;
  if (memory)
    atomic_fetch_sub(&blocks, 1);
  free(memory);
}

static void test_words_are_unpacked_once(void **state)
{
  static const VkAllocationCallbacks callbacks = {NULL, allocate, reallocate, release, NULL, NULL};
  uint32_t threads, i;
  (void)state;
  for (threads = 2; threads <= 4; threads += STEP)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortCommands commands = mockCommands();
    RaysortContext context = NULL;
    Worker workers[4];
    commands.vkCreateShaderModule = createModule;
    commands.vkDestroyShaderModule = destroyModule;
    commands.vkCreateComputePipelines = createPipelines;
    commands.vkDestroyPipeline = destroyPipeline;
    info.commands = &commands;
    info.allocator = &callbacks;
    info.capabilities = RAYSORT_CAPABILITY_SORT_BIT;
    atomic_store(&blocks, 0);
    atomic_store(&wanted, 0);
    atomic_store(&meeting, 0);
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "create");
    atomic_store(&wanted, (int)threads);
    memset(workers, 0, sizeof(workers));
    for (i = 0; i < threads; ++i)
    {
      workers[i].context = context;
      workers[i].isPreparing = 1;
      assert_int_equal(pthread_create(&workers[i].thread, NULL, work, &workers[i]), 0);
    }
    for (i = 0; i < threads; ++i)
    {
      assert_int_equal(pthread_join(workers[i].thread, NULL), 0);
      assert_int_equal(workers[i].failures, 0);
    }
    assert_true(atomic_load(&meeting) >= (int)threads);
    raysortDestroyContext(context);
    assert_int_equal(atomic_load(&blocks), 0);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_plans_make_the_same),
      cmocka_unit_test(test_preparing_is_shared),
      cmocka_unit_test(test_plans_beside_preparing),
      cmocka_unit_test(test_words_are_unpacked_once),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("threads", tests, NULL, NULL);
}
