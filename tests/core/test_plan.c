/* test_plan.c - plans of infos that are right: what they declare, push and promise; and the golden pass lists.
 * SPDX-License-Identifier: MIT
 *
 * UPDATE_GOLDEN=1 rewrites tests/<capability>/golden/<plan>.txt; run from the root of the repository. */
#include "raysort.h"

#include "plans.h"
#include "spirv.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>

#define ROUNDS         REPEATED(400u) /* random infos of every operation; few enough for valgrind */
#define MAX_REFERENCES 16

/* ---- one pass ---- */

static VkDeviceAddress pushed(const RaysortPass *pass, uint32_t byte)
{
  return (VkDeviceAddress)pass->push[byte / 4] | (VkDeviceAddress)pass->push[byte / 4 + 1] << 32;
}

int testPlaceOf(uint32_t resource); /* implementation.c */

/* The buffer of the info that a resource means; NULL: geometry or structures, which have no range. */
static const RaysortBuffer *buffer_of(const Plan *plan, uint32_t resource)
{
  const size_t info = plan->kind == PLAN_DISPATCH ? offsetof(Plan, sort) : planInfo(plan);
  const int place = testPlaceOf(resource);

  if (resource == RAYSORT_RESOURCE_DISPATCH_LIST)
    return &plan->dispatch.list;
  if (resource == RAYSORT_RESOURCE_DISPATCH_TABLE)
    return &plan->dispatch.table;
  return place < 0 ? NULL : (const RaysortBuffer *)(const void *)((const char *)plan + info + (size_t)place);
}

/* Buffers that only the caller writes. */
static int is_input(const Plan *plan, uint32_t resource)
{
  if (plan->kind == PLAN_DISPATCH)
    return resource != RAYSORT_RESOURCE_DISPATCH_TABLE;
  if (plan->kind == PLAN_TRACE)
    return resource != RAYSORT_RESOURCE_BVH_TRACE_HITS && resource != RAYSORT_RESOURCE_BVH_TRACE_SCRATCH;
  if (plan->kind == PLAN_GATHER)
    return resource != RAYSORT_RESOURCE_GATHER_DESTINATION;
  if (plan->kind == PLAN_COPY)
    return resource == RAYSORT_RESOURCE_BVH_COPY_SOURCE;
  if (plan->kind == PLAN_BVH)
    return resource != RAYSORT_RESOURCE_BVH_BUILD_DESTINATION && resource != RAYSORT_RESOURCE_BVH_BUILD_SCRATCH;
  if (plan->kind == PLAN_SDF_TRACE)
    return resource != RAYSORT_RESOURCE_SDF_TRACE_HITS;
  if (plan->kind == PLAN_SDF_DEBUG)
    return resource != RAYSORT_RESOURCE_SDF_DEBUG_IMAGE;
  if (plan->kind == PLAN_SDF_RESET)
    return 0;
  if (plan->kind == PLAN_SDF_UPDATE)
    return resource != RAYSORT_RESOURCE_SDF_UPDATE_FIELD && resource != RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH;
  if (resource == RAYSORT_RESOURCE_SCAN_INPUT) /* in place, it is the output too */
    return plan->scan.input.buffer != plan->scan.output.buffer;
  return resource == RAYSORT_RESOURCE_SCAN_COUNT || resource == RAYSORT_RESOURCE_SORT_COUNT ||
         resource == RAYSORT_RESOURCE_RADIX_SORT_COUNT || resource == RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP ||
         resource == RAYSORT_RESOURCE_SORT_LIST;
}

static int has_instances(const Plan *plan)
{
  uint32_t i;

  for (i = 0; i < plan->bvh.bvhCount; ++i)
    if (plan->bvhs[i].geometryCount && plan->bvhs[i].geometries[0].type == RAYSORT_BVH_INSTANCES)
      return 1;
  return 0;
}

/* How a pass must declare acceleration structures, reached through references: 0: not at all. What is built where
 * others may name it is written; what instances name is read. */
static VkAccessFlags structures_due(const Plan *plan, const RaysortPass *pass)
{
  const int isFirst = strcmp(pass->name, "bvh boxes") == 0;
  const int isPrepared = strcmp(pass->name, "trace clear") == 0 || strcmp(pass->name, "trace order") == 0 ||
                         strcmp(pass->name, "trace materials") == 0;
  const int isRecords = strcmp(pass->name, "bvh records") == 0 || strcmp(pass->name, "bvh update records") == 0;
  const int isNodes = strcmp(pass->name, "bvh nodes") == 0 || strcmp(pass->name, "bvh update nodes") == 0;

  if (plan->kind == PLAN_TRACE)
    return plan->trace.levels == 2 && !isPrepared ? VK_ACCESS_SHADER_READ_BIT : 0;
  if (plan->kind == PLAN_COPY)
    return strcmp(pass->name, "bvh copy") == 0 &&
                   (plan->copy.mode == RAYSORT_BVH_COPY_CLONE || plan->copy.mode == RAYSORT_BVH_COPY_DESERIALISE)
               ? VK_ACCESS_SHADER_WRITE_BIT
               : 0;
  if (plan->kind != PLAN_BVH)
    return 0;
  return (isRecords || isNodes ? VK_ACCESS_SHADER_WRITE_BIT : 0) |
         (has_instances(plan) && (isFirst || isRecords) ? VK_ACCESS_SHADER_READ_BIT : 0);
}

static void check_structures(const Plan *plan, const RaysortPass *pass)
{
  VkAccessFlags found = 0;
  uint32_t i;

  for (i = 0; i < pass->accessCount; ++i)
    if (pass->accesses[i].resource == RAYSORT_RESOURCE_STRUCTURES)
      found |= pass->accesses[i].access;
  CHECK(found == structures_due(plan, pass), "%s, %s: structures: access %u, must be %u", plan->name, pass->name,
        (unsigned)found, (unsigned)structures_due(plan, pass));
}

static void check_access(const Plan *plan, const RaysortPass *pass, const RaysortAccess *access, const Mock *mock)
{
  const RaysortBuffer *given = buffer_of(plan, access->resource);
  const char *name = raysortGetResourceName(access->resource);
  const VkAccessFlags shader = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  VkDeviceSize begin;

  if (access->resource == RAYSORT_RESOURCE_GEOMETRY)
  {
    CHECK((plan->kind == PLAN_BVH || plan->kind == PLAN_SDF_UPDATE) && access->access == VK_ACCESS_SHADER_READ_BIT &&
              access->push == RAYSORT_NO_PUSH && access->buffer.size == 0 && !access->discard,
          "%s, %s: geometry", plan->name, pass->name);
    return;
  }
  if (access->resource == RAYSORT_RESOURCE_STRUCTURES) /* it has no range */
  {
    CHECK(access->buffer.size == 0 && access->address == 0 && access->push == RAYSORT_NO_PUSH && !access->discard,
          "%s, %s: structures", plan->name, pass->name);
    return;
  }
  CHECK(given != NULL && given->size != 0, "%s, %s: a buffer that was not given: %s", plan->name, pass->name, name);
  begin = given->offset;
  if (access->resource ==
      RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP) /* short ids are taken out of words, the first one too */
    begin -= begin % 4;
  CHECK(access->buffer.size > 0 && access->buffer.offset >= begin &&
            access->buffer.offset + access->buffer.size <= given->offset + given->size,
        "%s, %s: %s: bytes %lu + %lu are outside the buffer's %lu + %lu", plan->name, pass->name, name,
        (unsigned long)access->buffer.offset, (unsigned long)access->buffer.size, (unsigned long)given->offset,
        (unsigned long)given->size);
  CHECK(access->buffer.buffer == given->buffer, "%s, %s: %s: another buffer", plan->name, pass->name, name);
  CHECK(access->address ==
            (given->buffer == VK_NULL_HANDLE ? 0 : mockAddress(mock, given->buffer) + access->buffer.offset),
        "%s, %s: %s: wrong address", plan->name, pass->name, name);
  if (raysortGetAccessStages(access) == VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT)
    CHECK(access->access == VK_ACCESS_INDIRECT_COMMAND_READ_BIT && access->push == RAYSORT_NO_PUSH,
          "%s, %s: %s: a bad indirect access", plan->name, pass->name, name);
  else
    CHECK(raysortGetAccessStages(access) == VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT && access->access != 0 &&
              (access->access & ~shader) == 0 && access->push != RAYSORT_NO_PUSH,
          "%s, %s: %s: access 0x%x", plan->name, pass->name, name, access->access);
  CHECK(!(access->access & VK_ACCESS_SHADER_WRITE_BIT) || !is_input(plan, access->resource), "%s, %s: writes %s",
        plan->name, pass->name, name);
  CHECK(!access->discard || access->access == VK_ACCESS_SHADER_WRITE_BIT, "%s, %s: %s: discarded, but read", plan->name,
        pass->name, name);
}

static int holds(const RaysortAccess *access, VkDeviceAddress address)
{
  return address >= access->address && address - access->address < access->buffer.size;
}

static int is_device_address(const Mock *mock, VkDeviceAddress address)
{
  uint32_t i;

  for (i = 0; i < mock->bufferCount; ++i)
    if (address >= mock->buffers[i].address && address - mock->buffers[i].address <= mock->buffers[i].size)
      return 1;
  return 0;
}

/* Every address in the push block is in an access that says so, and every access's address is where it says. */
static void check_push(const Plan *plan, const RaysortPass *pass, const Mock *mock)
{
  uint32_t byte, i;

  for (byte = 0; byte + 8 <= pass->pushSize; byte += 8)
  {
    const VkDeviceAddress address = pushed(pass, byte);
    uint32_t declared = 0, inside = 0;
    for (i = 0; i < pass->accessCount; ++i)
    {
      declared += pass->accesses[i].push == byte;
      inside += pass->accesses[i].push == byte && holds(&pass->accesses[i], address);
    }
    if (pass->isDry)
      CHECK(declared == 0 || address == 0, "%s, %s: an address in a dry push block", plan->name, pass->name);
    else if (declared > 0 || is_device_address(mock, address))
      CHECK(inside > 0, "%s, %s: the address at byte %u of the push block is in none of the %u accesses of that place",
            plan->name, pass->name, byte, declared);
  }
  for (i = 0; i < pass->accessCount; ++i)
    CHECK(pass->accesses[i].push == RAYSORT_NO_PUSH ||
              (pass->accesses[i].push % 8 == 0 && pass->accesses[i].push + 8u <= pass->pushSize),
          "%s, %s: %s: no reference can stand at byte %u", plan->name, pass->name,
          raysortGetResourceName(pass->accesses[i].resource), pass->accesses[i].push);
}

/* Our kernels have a reference wherever an access says so, and no other that is not null. */
static void check_references(const Plan *plan, const RaysortPass *pass, const Mock *mock)
{
  const MockObject *module = mockModuleOf(mock, pass->pipeline);
  SpirvReference references[MAX_REFERENCES];
  uint32_t i, j, count, size, firstPlain;
  Spirv spirv;

  if (module == NULL)
    return;
  CHECK(spirvOpen(&spirv, module->words, module->size), "%s: no SPIR-V", pass->name);
  count = spirvPushBlock(&spirv, references, MAX_REFERENCES, &size, &firstPlain);
  CHECK(pass->pushOffset == 0 && pass->pushSize >= size, "%s: pushes %u bytes of a block of %u", pass->name,
        pass->pushSize, size);
  for (j = 0; j < pass->accessCount; ++j)
  {
    for (i = 0; i < count && pass->accesses[j].push != references[i].offset; ++i)
      ;
    CHECK(pass->accesses[j].push == RAYSORT_NO_PUSH || i < count, "%s, %s: the kernel does not use %s, byte %u",
          plan->name, pass->name, raysortGetResourceName(pass->accesses[j].resource), pass->accesses[j].push);
  }
  spirvClose(&spirv);
}

static void check_indirect(const Plan *plan, const RaysortPass *pass)
{
  uint32_t i, covered = 0;

  for (i = 0; i < pass->accessCount; ++i)
  {
    const RaysortAccess *access = &pass->accesses[i];
    covered += access->access == VK_ACCESS_INDIRECT_COMMAND_READ_BIT && access->buffer.offset % 4 == 0 &&
               access->buffer.size == sizeof(VkDispatchIndirectCommand);
  }
  CHECK(covered == (pass->isIndirect ? 1u : 0u), "%s, %s: %u accesses for the indirect arguments", plan->name,
        pass->name, covered);
}

static void check_pass(const Plan *plan, const RaysortPass *pass, const Mock *mock)
{
  const uint32_t *limit = mock->properties.limits.maxComputeWorkGroupCount;
  uint32_t i;

  CHECK(pass->name != NULL && pass->name[0] != 0, "%s: a pass without a name", plan->name);
  CHECK(pass->pipeline != VK_NULL_HANDLE && pass->layout != VK_NULL_HANDLE, "%s, %s: null handles", plan->name,
        pass->name);
  CHECK(pass->accessCount > 0 && pass->accessCount <= RAYSORT_MAX_ACCESSES, "%s, %s: %u accesses", plan->name,
        pass->name, pass->accessCount);
  CHECK(pass->pushSize > 0 && pass->pushSize % 4 == 0 && pass->pushOffset % 4 == 0 &&
            pass->pushOffset + pass->pushSize <= RAYSORT_MAX_PUSH && pass->pushStages == VK_SHADER_STAGE_COMPUTE_BIT,
        "%s, %s: pushes %u bytes at %u", plan->name, pass->name, pass->pushSize, pass->pushOffset);
  for (i = 0; i < 3 && !pass->isIndirect; ++i)
    CHECK(pass->workgroups[i] <= limit[i], "%s, %s: %u workgroups", plan->name, pass->name, pass->workgroups[i]);
  check_structures(plan, pass);
  for (i = 0; i < pass->accessCount; ++i)
    check_access(plan, pass, &pass->accesses[i], mock);
  check_indirect(plan, pass);
  check_push(plan, pass, mock);
  check_references(plan, pass, mock);
}

/* ---- a whole plan ---- */

/* The first byte from `at` on that no earlier pass declared to write; `end` if there is none. */
static VkDeviceSize first_unwritten(const Plan *plan, uint32_t before, uint32_t resource, VkDeviceSize at,
                                    VkDeviceSize end)
{
  uint32_t i, j;
  int isMoved = 1;

  while (isMoved && at < end)
  {
    isMoved = 0;
    for (i = 0; i < before; ++i)
      for (j = 0; j < plan->passes[i].accessCount; ++j)
      {
        const RaysortAccess *access = &plan->passes[i].accesses[j];
        if (access->resource == resource && (access->access & VK_ACCESS_SHADER_WRITE_BIT) &&
            access->buffer.offset <= at && at < access->buffer.offset + access->buffer.size)
        {
          at = access->buffer.offset + access->buffer.size;
          isMoved = 1;
        }
      }
  }
  return at < end ? at : end;
}

static int starts_undefined(const Plan *plan, uint32_t resource)
{
  static const uint32_t undefined[] = {RAYSORT_RESOURCE_SCAN_SCRATCH,
                                       RAYSORT_RESOURCE_SORT_SCRATCH,
                                       RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP,
                                       RAYSORT_RESOURCE_RADIX_SORT_SCRATCH,
                                       RAYSORT_RESOURCE_SORT_RANGES,
                                       RAYSORT_RESOURCE_RADIX_SORT_KEYS_1,
                                       RAYSORT_RESOURCE_RADIX_SORT_VALUES_1,
                                       RAYSORT_RESOURCE_BVH_TRACE_SCRATCH,
                                       RAYSORT_RESOURCE_BVH_BUILD_SCRATCH,
                                       RAYSORT_RESOURCE_BVH_COPY_SCRATCH};
  uint32_t i;

  for (i = 0; i < COUNT_OF(undefined) && plan->kind != PLAN_DISPATCH; ++i)
    if (undefined[i] == resource)
      return 1;
  return 0;
}

/* A plan never reads old contents of scratch or of outputs: it reads only what it declared to write before. */
static void check_flow(const Plan *plan)
{
  uint32_t i, j;

  for (i = 0; i < plan->passCount; ++i)
    for (j = 0; j < plan->passes[i].accessCount; ++j)
    {
      const RaysortAccess *access = &plan->passes[i].accesses[j];
      const VkDeviceSize end = access->buffer.offset + access->buffer.size;
      VkDeviceSize at;
      if (!starts_undefined(plan, access->resource) || !(access->access & ~(VkAccessFlags)VK_ACCESS_SHADER_WRITE_BIT))
        continue;
      /* a pass of a build reads what it wrote itself, and so does a CPU's count; GPU tests run each pass by itself */
      if ((plan->kind == PLAN_BVH || !strcmp(plan->passes[i].name, "sort count")) &&
          (access->access & VK_ACCESS_SHADER_WRITE_BIT))
        continue;
      at = first_unwritten(plan, i, access->resource, access->buffer.offset, end);
      CHECK(at == end, "%s, %s: %s: byte %lu is read before it is written", plan->name, plan->passes[i].name,
            raysortGetResourceName(access->resource), (unsigned long)at);
    }
}

/* Plans are equal; handles and addresses are compared only if neither plan is dry. */
static void check_equal(const Plan *plan, const RaysortPass *a, const RaysortPass *b, int isOneDry)
{
  uint32_t i;

  assert_string_equal(a->name, b->name);
  assert_memory_equal(a->workgroups, b->workgroups, sizeof(a->workgroups));
  assert_int_equal(a->isIndirect, b->isIndirect);
  assert_int_equal(a->concurrency, b->concurrency);
  assert_int_equal(a->pushOffset, b->pushOffset);
  assert_int_equal(a->pushSize, b->pushSize);
  assert_int_equal(a->pushStages, b->pushStages);
  assert_int_equal(a->accessCount, b->accessCount);
  for (i = 0; i < a->accessCount; ++i)
  {
    const RaysortAccess *x = &a->accesses[i], *y = &b->accesses[i];
    CHECK(x->resource == y->resource && x->buffer.offset == y->buffer.offset && x->buffer.size == y->buffer.size &&
              x->access == y->access && x->discard == y->discard && x->push == y->push,
          "%s, %s: access %u differs: %s, %s", plan->name, a->name, i, raysortGetResourceName(x->resource),
          raysortGetResourceName(y->resource));
    CHECK(isOneDry || (x->address == y->address && x->buffer.buffer == y->buffer.buffer),
          "%s, %s: access %u has another address", plan->name, a->name, i);
  }
  CHECK(isOneDry || (a->pipeline == b->pipeline && a->layout == b->layout && a->isDry == b->isDry &&
                     memcmp(a->push, b->push, a->pushSize) == 0),
        "%s, %s: differs from itself", plan->name, a->name);
}

static uint32_t max_passes(const Plan *plan)
{
  static const uint32_t most[] = {RAYSORT_SCAN_MAX_PASSES,          RAYSORT_SORT_MAX_PASSES,
                                  RAYSORT_RADIX_SORT_MAX_PASSES,    PLAN_MAX_PIPELINES,
                                  RAYSORT_BVH_TRACE_MAX_PASSES,     RAYSORT_GATHER_MAX_PASSES,
                                  RAYSORT_BVH_BUILD_MAX_PASSES,     RAYSORT_SDF_TRACE_MAX_PASSES,
                                  RAYSORT_SDF_RESET_MAX_PASSES,     RAYSORT_SDF_UPDATE_MAX_PASSES,
                                  RAYSORT_BVH_COPY_MAX_PASSES,      RAYSORT_SDF_DEBUG_MAX_PASSES,
                                  RAYSORT_SORT_ARGUMENTS_MAX_PASSES};

  return most[plan->kind];
}

/* Plans it, checks all passes, plans it again, plans it dry. The plan is dry afterwards. */
static void check_plan(Plan *plan, Fixture *fixture)
{
  RaysortPass *real;
  uint32_t i, count;

  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s: %s", plan->name, fixture->messages.text);
  count = plan->passCount;
  CHECK(count <= max_passes(plan), "%s: %u passes", plan->name, count);
  for (i = 0; i < count; ++i)
  {
    CHECK(!plan->passes[i].isDry, "%s: dry, with all buffers given", plan->name);
    check_pass(plan, &plan->passes[i], fixture->mock);
  }
  check_flow(plan);
  real = plan->passes;
  plan->passes = NULL;
  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s: the second time", plan->name);
  assert_int_equal(plan->passCount, count);
  for (i = 0; i < count; ++i)
    check_equal(plan, &real[i], &plan->passes[i], 0);
  planDry(plan);
  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s, dry: %s", plan->name, fixture->messages.text);
  assert_int_equal(plan->passCount, count);
  for (i = 0; i < count; ++i)
  {
    CHECK(plan->passes[i].isDry, "%s, %s: not dry without buffers", plan->name, plan->passes[i].name);
    check_pass(plan, &plan->passes[i], fixture->mock);
    check_equal(plan, &real[i], &plan->passes[i], 1);
  }
  free(real);
}

static void check_random(Fixture *fixture, PlanKind kind, uint64_t seed)
{
  Random random = {seed};
  uint32_t i;
  Plan plan;

  for (i = 0; i < ROUNDS; ++i)
  {
    fixture->messages.text[0] = 0;
    CHECK(planRandom(&plan, kind, fixture->context, fixture->mock, &random), "%s: %s", plan.name,
          fixture->messages.text);
    check_plan(&plan, fixture);
    planFree(&plan);
  }
}

static void test_random_scans(void **state)
{
  check_random((Fixture *)*state, PLAN_SCAN, 1);
}

static void test_random_sorts(void **state)
{
  check_random((Fixture *)*state, PLAN_SORT, 2);
}

static void test_random_radix_sorts(void **state)
{
  check_random((Fixture *)*state, PLAN_RADIX, 3);
}

static void test_random_dispatches(void **state)
{
  check_random((Fixture *)*state, PLAN_DISPATCH, 4);
}

static void test_random_traces(void **state)
{
  check_random((Fixture *)*state, PLAN_TRACE, 5);
}

static void test_random_gathers(void **state)
{
  check_random((Fixture *)*state, PLAN_GATHER, 6);
}

static void test_random_arguments(void **state)
{
  check_random((Fixture *)*state, PLAN_ARGUMENTS, 9);
}

/* Passes of the caller: what is set, and that both can be recorded. */
static void test_own_passes(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer arguments = {(VkBuffer)(uintptr_t)0x7740u, 24, 1000}, none = {VK_NULL_HANDLE, 0, 12};
  const VkPipeline pipeline = (VkPipeline)(uintptr_t)0x7750u;
  const VkPipelineLayout layout = (VkPipelineLayout)(uintptr_t)0x7760u;
  const uint32_t word = 7;
  RaysortPass pass = raysortMakePass("own", pipeline, layout, sizeof(RaysortDispatchPush), 3, 4, 5);

  CHECK_RESULT(VK_SUCCESS, raysortAppendPush(fixture->context, &pass, &word, 4), "push");
  CHECK(pass.pushSize == sizeof(RaysortDispatchPush) + 4 && pass.push[0] == 0 &&
            pass.push[sizeof(RaysortDispatchPush) / 4] == word,
        "push constants of an own pass");
  CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &pass), "%s",
               fixture->messages.text);
  pass = raysortMakeIndirectPass("own", pipeline, layout, 0, &arguments);
  CHECK(pass.isIndirect && !pass.isDry && pass.accessCount == 1 && pass.accesses[0].buffer.offset == 24 &&
            pass.accesses[0].buffer.size == 12,
        "an own indirect pass");
  CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &pass), "%s",
               fixture->messages.text);
  pass = raysortMakeIndirectPass("own", pipeline, layout, 0, &none);
  CHECK(pass.isDry, "an own pass without arguments is dry");
}

static void test_random_fields(void **state)
{
  check_random((Fixture *)*state, PLAN_SDF_RESET, 7);
  check_random((Fixture *)*state, PLAN_SDF_UPDATE, 8);
}

static void test_random_builds(void **state)
{
  check_random((Fixture *)*state, PLAN_BVH, 7);
}

static void test_random_copies(void **state)
{
  check_random((Fixture *)*state, PLAN_COPY, 8);
}

static void test_random_sdf_traces(void **state)
{
  check_random((Fixture *)*state, PLAN_SDF_TRACE, 7);
}

static void test_random_sdf_pictures(void **state)
{
  check_random((Fixture *)*state, PLAN_SDF_DEBUG, 9);
}

static void check_random_sorts(uint32_t sharedBytes, uint32_t vendor, VkPhysicalDeviceType type, uint32_t seed)
{
  Fixture small;
  RaysortContextInfo info;

  memset(&small, 0, sizeof(small));
  small.mock = mockCreate();
  small.mock->properties.limits.maxComputeSharedMemorySize = sharedBytes;
  small.mock->properties.vendorID = vendor;
  small.mock->properties.deviceType = type;
  info = mockContextInfo(small.mock);
  info.message = mockMessage;
  info.messageUser = &small.messages;
  CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &small.context), "%u bytes of shared memory", sharedBytes);
  check_random(&small, PLAN_SORT, seed);
  check_random(&small, PLAN_RADIX, seed + 1);
  raysortDestroyContext(small.context);
  CHECK_CLEAN(small.mock);
  mockDestroy(small.mock);
}

/* A device of 16 KiB of shared memory lacks some pipelines: no plan may use them. */
static void test_random_sorts_on_a_small_device(void **state)
{
  (void)state;
  check_random_sorts(16384, MOCK_NVIDIA, VK_PHYSICAL_DEVICE_TYPE_OTHER, 13);
}

/* Short segments. */
static void test_random_sorts_with_few_registers(void **state)
{
  (void)state;
  check_random_sorts(49152, 0, VK_PHYSICAL_DEVICE_TYPE_OTHER, 15);
}

/* Entry by entry. */
static void test_random_sorts_on_a_cpu(void **state)
{
  (void)state;
  check_random_sorts(32768, 0, VK_PHYSICAL_DEVICE_TYPE_CPU, 17);
}

/* What each count of materials takes there: one digit up to 1,024, whatever else has a border at 64 and 256. */
static void test_digits_on_a_cpu(void **state)
{
  static const struct
  {
    uint32_t materials, passes, onCpu;
  } cases[] = {{64, 2, 3}, {65, 2, 3}, {256, 2, 3}, {257, 6, 3}, {1024, 6, 3}, {1025, 6, 7}};
  uint32_t i, isCpu;

  (void)state;
  for (isCpu = 0; isCpu < 2; ++isCpu)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context;

    mock->properties.deviceType = isCpu ? VK_PHYSICAL_DEVICE_TYPE_CPU : VK_PHYSICAL_DEVICE_TYPE_OTHER;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "device type %u", isCpu);
    for (i = 0; i < COUNT_OF(cases); ++i)
    {
      RaysortSortInfo sort;
      RaysortSortLayout layout;

      memset(&sort, 0, sizeof(sort));
      sort.maxCount = 100000;
      sort.materialCount = cases[i].materials;
      CHECK_RESULT(VK_SUCCESS, raysortGetSortLayout(context, &sort, &layout), "%u materials", cases[i].materials);
      CHECK(layout.passCount == (isCpu ? cases[i].onCpu : cases[i].passes), "%u materials: %u passes",
            cases[i].materials, layout.passCount);
    }
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* ---- the array of passes ---- */

/* An array that is too short is not overrun; one that is too long is not filled. */
static void test_pass_count(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES + 1], poison;
  uint32_t number, given, count;
  Plan plan;

  memset(&poison, 0xa5, sizeof(poison));
  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    uint32_t whole = 0;
    CHECK_RESULT(VK_SUCCESS, planInto(&plan, fixture->context, &whole, NULL), "%s: how many", plan.name);
    for (given = 0; given <= whole + 1 && given < COUNT_OF(passes); ++given)
    {
      memset(passes, 0xa5, sizeof(passes));
      count = given;
      CHECK_RESULT(given < whole ? VK_INCOMPLETE : VK_SUCCESS, planInto(&plan, fixture->context, &count, passes),
                   "%s: %u passes for %u", plan.name, given, whole);
      assert_int_equal(count, whole);
      assert_memory_equal(&passes[given < whole ? given : whole], &poison, sizeof(poison));
    }
  }
}

/* The layout tells the number of passes too. */
static void test_layout_pass_count(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, count = 0, layoutCount = 0;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    CHECK_RESULT(VK_SUCCESS, planInto(&plan, fixture->context, &count, NULL), "%s", plan.name);
#define PLAN_X(KIND, Operation, member, folder)                                               \
  if (plan.kind == PLAN_##KIND)                                                               \
  {                                                                                           \
    Raysort##Operation##Layout layout;                                                        \
    if (raysortGet##Operation##Layout(fixture->context, &plan.member, &layout) == VK_SUCCESS) \
      layoutCount = layout.passCount;                                                         \
  }
    PLAN_KINDS(PLAN_X)
#undef PLAN_X
    CHECK(count == layoutCount, "%s: %u passes, the layout says %u", plan.name, count, layoutCount);
  }
}

/* ---- between two digits ---- */

/* Words of scratch that the first digit of a dry plan leaves for each entry. */
static uint32_t words_between(RaysortContext context, uint32_t materials, uint32_t rays, int listed, uint32_t flags)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t count = COUNT_OF(passes), words = 0, i, j;
  RaysortSortInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = listed ? 1000 : rays;
  info.materialCount = materials;
  info.materialIdMap.type = RAYSORT_ID_UINT16;
  info.materialIdMap.buffer.size = (VkDeviceSize)rays * 2 + rays % 2 * 2; /* no id is cut off by its last word */
  info.list.size = listed ? 4000 : 0;
  info.rayCount = listed ? rays : 0;
  info.flags = flags;
  CHECK_RESULT(VK_SUCCESS, raysortPlanSort(context, &info, &count, passes), "%u materials, %u rays", materials, rays);
  for (i = 0; i < count && strcmp(passes[i].name, "sort scatter") != 0; ++i)
    ;
  assert_true(i < count);
  for (j = 0; j < passes[i].accessCount; ++j)
    words += passes[i].accesses[j].resource == RAYSORT_RESOURCE_SORT_SCRATCH &&
             (passes[i].accesses[j].access & VK_ACCESS_SHADER_WRITE_BIT) != 0;
  return words;
}

/* A ray and its second digit share a word as long as both fit, and both digits have 6 bits; but not the tail of a list,
 * which may hold any value. */
static void test_packed_words(void **state)
{
  static const struct
  {
    uint32_t materials, rays; /* the most that fit */
  } fits[] = {{257, 1u << 28}, {480, 1u << 28}, {481, 1u << 27}, {4032, 1u << 26}, {4033, 1u << 25}, {4096, 1u << 25}};
  RaysortContext context = ((Fixture *)*state)->context;
  const uint32_t tail = RAYSORT_SORT_TAIL_BIT;
  uint32_t i, listed;
  for (i = 0; i < COUNT_OF(fits); ++i)
    for (listed = 0; listed < 2; ++listed)
    {
      const uint32_t materials = fits[i].materials, rays = fits[i].rays;
      const int isListed = listed != 0;
      assert_int_equal(words_between(context, materials, rays, isListed, 0), 1);
      assert_int_equal(words_between(context, materials, rays + 1, isListed, 0), 2);
      assert_int_equal(words_between(context, materials, rays, isListed, tail), listed ? 2 : 1);
    }
  assert_int_equal(words_between(context, 4097, 1000, 0, 0), 2);
}

/* ---- a dry plan, filled in ---- */

/* As a frame graph may do it instead of planning twice. */
static void fill_in(const Plan *real, const Mock *mock, RaysortPass *pass)
{
  uint32_t i;

  for (i = 0; i < pass->accessCount; ++i)
  {
    RaysortAccess *access = &pass->accesses[i];
    if (buffer_of(real, access->resource) == NULL) /* geometry, which has no range */
      continue;
    access->buffer.buffer = buffer_of(real, access->resource)->buffer;
    access->address = mockAddress(mock, access->buffer.buffer) + access->buffer.offset;
    if (access->push != RAYSORT_NO_PUSH)
    {
      pass->push[access->push / 4] = (uint32_t)access->address;
      pass->push[access->push / 4 + 1] = (uint32_t)(access->address >> 32);
    }
  }
  pass->isDry = VK_FALSE;
}

static void test_filled_in(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, i;
  Plan real, dry;

  for (number = 0; planTypical(&real, number, fixture->context, fixture->mock); ++number)
  {
    CHECK_RESULT(VK_SUCCESS, planMake(&real, fixture->context), "%s", real.name);
    dry = real;
    dry.passes = NULL;
    if (dry.kind == PLAN_DISPATCH) /* it points into its plan */
      dry.dispatch.sort = &dry.sort;
    planDry(&dry);
    CHECK_RESULT(VK_SUCCESS, planMake(&dry, fixture->context), "%s, dry", real.name);
    assert_int_equal(dry.passCount, real.passCount);
    for (i = 0; i < real.passCount; ++i)
    {
      fill_in(&real, fixture->mock, &dry.passes[i]);
      check_equal(&real, &real.passes[i], &dry.passes[i], 0);
    }
    planFree(&dry);
    planFree(&real);
  }
}

/* ---- dry plans are not recorded ---- */

static void test_dry_is_not_recorded(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  uint32_t number, i;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    RaysortPass dry;
    planDry(&plan);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s, dry", plan.name);
    for (i = 0; i < plan.passCount; ++i)
      CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPass(fixture->context, commandBuffer, &plan.passes[i]),
                   "%s, pass %u, dry", plan.name, i);
    dry = plan.passes[plan.passCount - 1];
    planFree(&plan);
    assert_true(planTypical(&plan, number, fixture->context, fixture->mock));
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    plan.passes[plan.passCount - 1] = dry; /* the others are good, and are not recorded either */
    fixture->messages.text[0] = 0;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortCmdPasses(fixture->context, commandBuffer, plan.passCount, plan.passes, NULL), "%s, one dry",
                 plan.name);
    CHECK_MESSAGE(&fixture->messages, "no buffer was given");
    CHECK_MESSAGE(&fixture->messages, "Info."); /* the field */
    CHECK(fixture->mock->trace.count == 0, "%s: %u commands were recorded", plan.name, fixture->mock->trace.count);
    planFree(&plan);
  }
}

static void test_dry_commands(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  uint32_t number;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    planDry(&plan);
    if (plan.kind == PLAN_DISPATCH)
      continue;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, planCommand(&plan, fixture->context, commandBuffer),
                 "%s without buffers", plan.name);
    CHECK(fixture->mock->trace.count == 0, "%s: %u commands were recorded", plan.name, fixture->mock->trace.count);
  }
}

/* ---- golden pass lists ---- */

typedef struct Text
{
  char *bytes;
  size_t size, capacity;
} Text;

#define PRINT(text, ...)                                                                                        \
  do                                                                                                            \
  {                                                                                                             \
    const int itsLength = snprintf((text)->bytes + (text)->size, (text)->capacity - (text)->size, __VA_ARGS__); \
    CHECK(itsLength >= 0 && (size_t)itsLength < (text)->capacity - (text)->size, "a plan of too much text");    \
    (text)->size += (size_t)itsLength;                                                                          \
  } while (0)

static void print_pass(Text *text, const Plan *plan, const RaysortPass *pass)
{
  uint32_t i;

  if (pass->isIndirect)
    PRINT(text, "\n%s: indirect", pass->name);
  else
    PRINT(text, "\n%s: groups %u %u %u", pass->name, pass->workgroups[0], pass->workgroups[1], pass->workgroups[2]);
  PRINT(text, ", push %u bytes at %u", pass->pushSize, pass->pushOffset);
  if (pass->concurrency != 0)
    PRINT(text, ", group %u", pass->concurrency);
  for (i = 0; i < pass->accessCount; ++i)
  {
    const RaysortAccess *access = &pass->accesses[i];
    const RaysortBuffer *given = buffer_of(plan, access->resource); /* NULL: geometry, which has no range */
    PRINT(text, "\n  %-36s %9lu + %-9lu", raysortGetResourceName(access->resource),
          (unsigned long)(access->buffer.offset - (given ? given->offset : 0)), (unsigned long)access->buffer.size);
    PRINT(text, " %s", raysortGetAccessStages(access) == VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT ? "compute" : "indirect");
    PRINT(text, "%s%s%s", access->access & VK_ACCESS_SHADER_READ_BIT ? " read" : "",
          access->access & VK_ACCESS_SHADER_WRITE_BIT ? " write" : "",
          access->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? " arguments" : "");
    if (access->push != RAYSORT_NO_PUSH)
      PRINT(text, ", push %u", access->push);
    if (access->discard)
      PRINT(text, ", discard");
  }
}

/* 1: the file holds the text, byte for byte. */
static int is_in_file(const Text *text, const char *path)
{
  FILE *file = fopen(path, "rb");
  size_t i;
  int isEqual = file != NULL;

  if (file == NULL)
    return 0;
  for (i = 0; i < text->size && isEqual; ++i)
    isEqual = fgetc(file) == (unsigned char)text->bytes[i];
  isEqual = isEqual && fgetc(file) == EOF;
  (void)fclose(file);
  return isEqual;
}

static void compare_golden(const Text *text, const Plan *plan)
{
  const char *update = getenv("UPDATE_GOLDEN");
  char path[96];
  FILE *file;

  (void)snprintf(path, sizeof(path), "tests/%s/golden/%s.txt", planFolder(plan), plan->name);
  if (is_in_file(text, path))
    return;
  CHECK(update != NULL && strcmp(update, "1") == 0,
        "%s differs from the plan (UPDATE_GOLDEN=1 rewrites it; review the change like code):\n%s", path, text->bytes);
  file = fopen(path, "wb");
  CHECK(file != NULL, "cannot write %s: run from the root of the repository, with its folder there", path);
  CHECK(fwrite(text->bytes, 1, text->size, file) == text->size && fclose(file) == 0, "cannot write %s", path);
}

static void test_golden(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, i;
  Text text;
  Plan plan;

  text.capacity = 1u << 16;
  text.bytes = (char *)malloc(text.capacity);
  assert_non_null(text.bytes);
  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    text.size = 0;
    PRINT(&text, "%s: %u passes", plan.name, plan.passCount);
    for (i = 0; i < plan.passCount; ++i)
      print_pass(&text, &plan, &plan.passes[i]);
    PRINT(&text, "\n");
    compare_golden(&text, &plan);
    planFree(&plan);
  }
  free(text.bytes);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_random_scans),
      WITH_CONTEXT(test_random_sorts),
      WITH_CONTEXT(test_random_radix_sorts),
      WITH_CONTEXT(test_random_dispatches),
      WITH_CONTEXT(test_random_traces),
      WITH_CONTEXT(test_random_gathers),
      WITH_CONTEXT(test_random_arguments),
      WITH_CONTEXT(test_own_passes),
      WITH_CONTEXT(test_random_builds),
      WITH_CONTEXT(test_random_sdf_traces),
      WITH_CONTEXT(test_random_sdf_pictures),
      WITH_CONTEXT(test_random_fields),
      WITH_CONTEXT(test_random_copies),
      cmocka_unit_test(test_random_sorts_on_a_small_device),
      cmocka_unit_test(test_random_sorts_with_few_registers),
      cmocka_unit_test(test_random_sorts_on_a_cpu),
      cmocka_unit_test(test_digits_on_a_cpu),
      WITH_CONTEXT(test_pass_count),
      WITH_CONTEXT(test_layout_pass_count),
      WITH_CONTEXT(test_packed_words),
      WITH_CONTEXT(test_filled_in),
      WITH_CONTEXT(test_dry_is_not_recorded),
      WITH_CONTEXT(test_dry_commands),
      WITH_CONTEXT(test_golden),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("plan", tests, NULL, NULL);
}
