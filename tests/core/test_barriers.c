/* test_barriers.c - the synchronisation guard: recorded lists are replayed against the declared accesses.
 * SPDX-License-Identifier: MIT
 *
 * Validation does not see hazards through buffer device addresses, so this test replays Vulkan's rules. A write after a
 * read needs an execution dependency. A read or write after a write needs a memory dependency too: the write made
 * available, then visible to the stage and access that follow. Every barrier must be needed: without any one of them
 * there is a hazard. */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#define MAX_PASSES    64
#define MAX_STEPS     (2 * MAX_PASSES)
#define MAX_CONFLICTS 4096
#define ROUNDS        60 /* random plans of every operation */

/* ---- the simulator ---- */

/* What was recorded, without the commands that order nothing. */
typedef struct Step
{
  int isBarrier;
  uint32_t pass; /* unless it is a barrier */
  VkPipelineStageFlags src, dst;
  VkAccessFlags srcAccess, dstAccess;
} Step;

/* Two accesses of different passes to the same byte, one of them a write. */
typedef struct Conflict
{
  uint32_t first, second; /* passes */
  uint32_t firstAccess, secondAccess;
} Conflict;

typedef struct Record
{
  Step steps[MAX_STEPS];
  uint32_t stepCount;
  Conflict conflicts[MAX_CONFLICTS];
  uint32_t conflictCount;
  const RaysortPass *passes;
  uint32_t passCount;
} Record;

static int is_write(const RaysortAccess *access)
{
  return (access->access & VK_ACCESS_SHADER_WRITE_BIT) != 0;
}

static int is_conflict(const RaysortAccess *a, const RaysortAccess *b)
{
  return (is_write(a) || is_write(b)) && a->address < b->address + b->buffer.size &&
         b->address < a->address + a->buffer.size;
}

static void find_conflicts(Record *record)
{
  uint32_t i, j, a, b;

  record->conflictCount = 0;
  for (j = 1; j < record->passCount; ++j)
    for (i = 0; i < j; ++i)
      for (a = 0; a < record->passes[i].accessCount; ++a)
        for (b = 0; b < record->passes[j].accessCount; ++b)
          if (is_conflict(&record->passes[i].accesses[a], &record->passes[j].accesses[b]))
          {
            Conflict *conflict = &record->conflicts[record->conflictCount++];
            CHECK(record->conflictCount < MAX_CONFLICTS, "too many conflicts for this test");
            conflict->first = i;
            conflict->second = j;
            conflict->firstAccess = a;
            conflict->secondAccess = b;
          }
}

/* A scope of execution holds the logically earlier stages of its source, and the later ones of its destination. */
static VkPipelineStageFlags with_earlier(VkPipelineStageFlags stages)
{
  if (stages & (VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT))
    return ~(VkPipelineStageFlags)0;
  if (stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT)
    stages |= VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
  return stages | VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT;
}

static VkPipelineStageFlags with_later(VkPipelineStageFlags stages)
{
  if (stages & (VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT))
    return ~(VkPipelineStageFlags)0;
  if (stages & VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT)
    stages |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  return stages | VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT;
}

/* Whether the steps between two conflicting accesses order them. Follows the first access: which stages start after
 * it (`after`), whether its write is available, and to which accesses of which of the two stages it is visible. */
static int is_ordered(const Record *record, const Conflict *conflict)
{
  const RaysortAccess *a = &record->passes[conflict->first].accesses[conflict->firstAccess];
  const RaysortAccess *b = &record->passes[conflict->second].accesses[conflict->secondAccess];
  VkPipelineStageFlags after = 0;
  VkAccessFlags visible = 0; /* to b's stage */
  int isAvailable = 0;
  uint32_t i = 0;

  while (record->steps[i].isBarrier || record->steps[i].pass != conflict->first)
    ++i;
  for (; record->steps[i].isBarrier || record->steps[i].pass != conflict->second; ++i)
  {
    const Step *step = &record->steps[i];
    if (!step->isBarrier || !(with_earlier(step->src) & (raysortGetAccessStages(a) | after)))
      continue;
    if ((step->src & raysortGetAccessStages(a)) && (step->srcAccess & a->access & VK_ACCESS_SHADER_WRITE_BIT))
      isAvailable = 1;
    after |= with_later(step->dst);
    if (isAvailable && (step->dst & raysortGetAccessStages(b)))
      visible |= step->dstAccess;
  }
  if (!is_write(a))
    return (after & raysortGetAccessStages(b)) != 0;
  return (after & raysortGetAccessStages(b)) != 0 && (b->access & ~visible) == 0;
}

static const Conflict *find_hazard(const Record *record)
{
  uint32_t i;

  for (i = 0; i < record->conflictCount; ++i)
  {
    const Conflict *conflict = &record->conflicts[i];
    const RaysortPass *second = &record->passes[conflict->second];
    const RaysortPass *first = &record->passes[conflict->first];
    const int areBeside = first->concurrency != 0 && first->concurrency == second->concurrency;
    if (!areBeside && !is_ordered(record, conflict))
      return conflict;
  }
  return NULL;
}

/* ---- from the trace to the record ---- */

/* Where the workgroups of an indirect pass come from. */
static const RaysortBuffer *arguments_of(const RaysortPass *pass)
{
  uint32_t i;

  for (i = 0; i + 1 < pass->accessCount && pass->accesses[i].access != VK_ACCESS_INDIRECT_COMMAND_READ_BIT; ++i)
    ;
  return &pass->accesses[i].buffer;
}

/* What vkCmdPushConstants has left so far. A push of another layout makes the earlier ones undefined. */
typedef struct Pushed
{
  VkPipelineLayout layout;
  uint8_t bytes[256], isKnown[256];
} Pushed;

static void apply_push(Pushed *pushed, const MockEvent *event)
{
  if (pushed->layout != event->layout)
    memset(pushed, 0, sizeof(*pushed));
  pushed->layout = event->layout;
  CHECK(event->offset + event->size <= sizeof(pushed->bytes), "a push past the test's bytes");
  memcpy(pushed->bytes + event->offset, event->push, event->size);
  memset(pushed->isKnown + event->offset, 1, event->size);
}

/* Bind, then at most one push, which is no larger than it must be; then the dispatch sees the pass's push block. */
static void check_pass_commands(const MockEvent *event, uint32_t count, const RaysortPass *pass, Pushed *pushed)
{
  CHECK(count >= 2 && event[0].type == MOCK_BIND && event[0].pipeline == pass->pipeline, "%s: no bind", pass->name);
  if (event[1].type == MOCK_PUSH)
  {
    CHECK(count >= 3 && event[1].layout == pass->layout && event[1].stages == pass->pushStages, "%s: another push",
          pass->name);
    apply_push(pushed, ++event);
  }
  CHECK(!pass->pushSize ||
            (pushed->layout == pass->layout && !memchr(pushed->isKnown + pass->pushOffset, 0, pass->pushSize) &&
             memcmp(pushed->bytes + pass->pushOffset, pass->push, pass->pushSize) == 0),
        "%s: another push block", pass->name);
  if (pass->isIndirect)
    CHECK(event[1].type == MOCK_DISPATCH_INDIRECT && event[1].buffer == arguments_of(pass)->buffer &&
              event[1].bufferOffset == arguments_of(pass)->offset,
          "%s: no such indirect dispatch", pass->name);
  else
    CHECK(event[1].type == MOCK_DISPATCH && memcmp(event[1].groups, pass->workgroups, sizeof(pass->workgroups)) == 0,
          "%s: no such dispatch", pass->name);
}

static void add_barrier(Record *record, const MockEvent *event)
{
  Step *step = &record->steps[record->stepCount++];

  step->isBarrier = 1;
  step->pass = 0xffffffffu;
  step->src = event->src;
  step->dst = event->dst;
  step->srcAccess = event->srcAccess;
  step->dstAccess = event->dstAccess;
}

/* Every pass is there once, in order, as planned; barriers are only between passes. */
static void read_trace(Record *record, const MockTrace *trace, uint32_t passCount, const RaysortPass *passes)
{
  uint32_t i, pass = 0;
  Pushed pushed;

  memset(&pushed, 0, sizeof(pushed));
  memset(record, 0, sizeof(*record));
  record->passes = passes;
  record->passCount = passCount;
  CHECK(passCount <= MAX_PASSES, "too many passes for this test");
  for (i = 0; i < trace->count; ++i)
  {
    const MockEvent *event = &trace->events[i];
    if (event->type == MOCK_BARRIER)
    {
      CHECK(pass > 0 && pass < passCount, "a barrier before the first pass, or after the last");
      CHECK(!record->steps[record->stepCount - 1].isBarrier, "%s: two barriers in a row", passes[pass].name);
      add_barrier(record, event);
    }
    if (event->type != MOCK_BIND)
      continue;
    CHECK(pass < passCount, "more passes were recorded than planned");
    check_pass_commands(event, trace->count - i, &passes[pass], &pushed);
    record->steps[record->stepCount++].pass = pass++;
  }
  CHECK(pass == passCount, "%u of %u passes were recorded", pass, passCount);
  find_conflicts(record);
}

/* ---- what every recorded list must stand ---- */

/* A barrier of the record was weakened; `whole` is the original. The simulator or the check must report it. */
static void expect_hazard(const Record *record, const Step *whole, const char *name, const char *mutation)
{
  CHECK(find_hazard(record) != NULL, "%s: the barrier %x -> %x, %x -> %x %s: nothing happens", name, whole->src,
        whole->dst, whole->srcAccess, whole->dstAccess, mutation);
}

/* A write stays available once a barrier made it so: a later barrier may be needed only for its destination. */
static int is_available_before(const Record *record, uint32_t step)
{
  uint32_t i, count = 0;

  for (i = 0; i < step; ++i)
    count += record->steps[i].isBarrier && record->steps[i].srcAccess != 0;
  return count > 0;
}

/* Takes one mask of a barrier away. A mask may have more bits than the list needs, but none may be needless as a whole.
 * */
static void weaken(Record *record, uint32_t i, const char *name)
{
  Step *step = &record->steps[i];
  const Step whole = *step;

  step->src = 0;
  step->dst = 0;
  step->srcAccess = 0;
  step->dstAccess = 0;
  expect_hazard(record, &whole, name, "dropped");
  *step = whole;
  step->srcAccess = 0;
  if (whole.srcAccess != 0 && !is_available_before(record, i))
    expect_hazard(record, &whole, name, "without its source accesses");
  *step = whole;
  step->dstAccess = 0;
  if (whole.dstAccess != 0)
    expect_hazard(record, &whole, name, "without its destination accesses");
  *step = whole;
  if (whole.dstAccess & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
  {
    step->dstAccess &= ~(VkAccessFlags)VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
    expect_hazard(record, &whole, name, "without INDIRECT_COMMAND_READ");
    *step = whole;
    step->dst = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
    expect_hazard(record, &whole, name, "without DRAW_INDIRECT");
    *step = whole;
  }
}

static void check_record(Record *record, const char *name)
{
  const Conflict *hazard = find_hazard(record);
  uint32_t i;

  CHECK(hazard == NULL, "%s: pass %u (%s), %s, is not ordered after pass %u (%s), %s", name, hazard->second,
        record->passes[hazard->second].name,
        raysortGetResourceName(record->passes[hazard->second].accesses[hazard->secondAccess].resource), hazard->first,
        record->passes[hazard->first].name,
        raysortGetResourceName(record->passes[hazard->first].accesses[hazard->firstAccess].resource));
  for (i = 0; i < record->stepCount; ++i)
    if (record->steps[i].isBarrier)
      weaken(record, i, name);
}

/* Records the list and checks it. */
static void check_list(Fixture *fixture, uint32_t passCount, const RaysortPass *passes, const char *name)
{
  static Record record; /* large */

  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), passCount, passes, NULL),
               "%s: %s", name, fixture->messages.text);
  read_trace(&record, &fixture->mock->trace, passCount, passes);
  check_record(&record, name);
}

static uint32_t count_events(const MockTrace *trace, MockEventType type)
{
  uint32_t i, count = 0;

  for (i = 0; i < trace->count; ++i)
    count += trace->events[i].type == type;
  return count;
}

/* ---- lists of the library ---- */

/* The simulator itself must complain about a list with no barrier at all. */
static void test_simulator(void **state)
{
  static Record record;
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;
  Plan plan;

  assert_true(planTypical(&plan, 3, fixture->context, fixture->mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
  for (i = 0; i < plan.passCount; ++i)
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &plan.passes[i]), "bare");
  CHECK(count_events(&fixture->mock->trace, MOCK_BARRIER) == 0, "raysortCmdPass recorded a barrier");
  CHECK(fixture->mock->trace.count == 3 * plan.passCount, "raysortCmdPass recorded more than three commands");
  read_trace(&record, &fixture->mock->trace, plan.passCount, plan.passes);
  assert_non_null(find_hazard(&record));
  planFree(&plan);
}

static void test_typical_lists(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    check_list(fixture, plan.passCount, plan.passes, plan.name);
    if (plan.kind != PLAN_DISPATCH && plan.kind != PLAN_SDF_RESET && plan.passCount > 1) /* needs what another made */
      CHECK(count_events(&fixture->mock->trace, MOCK_BARRIER) > 0, "%s: no barrier", plan.name);
    planFree(&plan);
  }
}

static void test_random_lists(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  Random random = {5};
  uint32_t i;
  Plan plan;

  for (i = 0; i < ROUNDS * PLAN_KIND_COUNT; ++i)
  {
    const PlanKind kind = (PlanKind)(i % PLAN_KIND_COUNT);
    CHECK(planRandom(&plan, kind, fixture->context, fixture->mock, &random), "%s", plan.name);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s: %s", plan.name, fixture->messages.text);
    check_list(fixture, plan.passCount, plan.passes, plan.name);
    planFree(&plan);
  }
}

/* Appends a plan's passes to a list. */
static uint32_t append(RaysortPass *list, uint32_t count, Plan *plan, Fixture *fixture)
{
  CHECK_RESULT(VK_SUCCESS, planMake(plan, fixture->context), "%s: %s", plan->name, fixture->messages.text);
  CHECK(count + plan->passCount <= MAX_PASSES, "too many passes for this test");
  memcpy(list + count, plan->passes, plan->passCount * sizeof(*list));
  count += plan->passCount;
  planFree(plan);
  return count;
}

/* A sort and what runs on it, joined: one barrier makes the tables visible to all dispatches, and no more. */
static void test_sort_and_dispatch(void **state)
{
  static RaysortPass list[MAX_PASSES];
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, sortPasses, count;
  Plan plan;

  for (number = 12; number < 14 && planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    plan.kind = PLAN_SORT;
    sortPasses = append(list, 0, &plan, fixture);
    plan.kind = PLAN_DISPATCH;
    count = append(list, sortPasses, &plan, fixture);
    check_list(fixture, count, list, "sort and dispatch");
    CHECK(count_events(&fixture->mock->trace, MOCK_BARRIER) == sortPasses, "%u barriers for %u passes of a sort",
          count_events(&fixture->mock->trace, MOCK_BARRIER), sortPasses);
  }
}

/* Two operations one after the other with one scratch, and one with the result of the other. */
static void test_joined_lists(void **state)
{
  static const uint32_t sorts[] = {2, 3, 5, 6, 7, 8};
  static RaysortPass list[MAX_PASSES];
  Fixture *fixture = (Fixture *)*state;
  uint32_t i, count;
  Plan first, second;

  for (i = 0; i < COUNT_OF(sorts); ++i)
  {
    assert_true(planTypical(&first, sorts[i], fixture->context, fixture->mock));
    count = append(list, 0, &first, fixture);
    count = append(list, count, &first, fixture); /* the same again */
    check_list(fixture, count, list, "the same sort twice");

    second = first;
    second.sort.list = first.sort.newToOldPixelMap; /* the next bounce sorts what this one left */
    second.sort.count = raysortSortGetLive(&first.sort.ranges);
    second.sort.newToOldPixelMap = planBuffer(fixture->mock, NULL, first.sort.newToOldPixelMap.size, 16);
    second.sort.ranges = planBuffer(fixture->mock, NULL, first.sort.ranges.size, 16);
    count = append(list, 0, &first, fixture);
    count = append(list, count, &second, fixture);
    check_list(fixture, count, list, "two bounces");
  }
}

/* A frame of many bounces in one list: as many barriers to a bounce as in a short one, and a time that grows with the
 * list. If each pass were compared with all before it, this would take 10 s. */
static void test_long_list(void **state)
{
  enum
  {
    WAVES = 4000
  };
  static RaysortPass wave[MAX_PASSES];
  Fixture *fixture = (Fixture *)*state;
  RaysortPass *list;
  uint32_t i, sortPasses, count, barriers;
  clock_t start;
  Plan plan;

  assert_true(planTypical(&plan, 12, fixture->context, fixture->mock));
  plan.kind = PLAN_SORT;
  sortPasses = append(wave, 0, &plan, fixture);
  plan.kind = PLAN_DISPATCH;
  count = append(wave, sortPasses, &plan, fixture);
  list = (RaysortPass *)malloc((size_t)WAVES * count * sizeof(*list));
  assert_non_null(list);
  for (i = 0; i < WAVES; ++i)
    memcpy(list + (size_t)i * count, wave, count * sizeof(*list));
  mockForget(&fixture->mock->trace);
  start = clock();
  CHECK_RESULT(VK_SUCCESS,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), WAVES * count, list, NULL),
               "%s", fixture->messages.text);
  CHECK(clock() - start < 5 * CLOCKS_PER_SEC, "%u passes took %.1f s", WAVES * count,
        (double)(clock() - start) / (double)CLOCKS_PER_SEC);
  barriers = count_events(&fixture->mock->trace, MOCK_BARRIER);
  CHECK(barriers == WAVES * sortPasses, "%u barriers for %u sorts of %u passes", barriers, (uint32_t)WAVES, sortPasses);
  free(list);
}

static void test_sort_after_radix_sort(void **state)
{
  static RaysortPass list[MAX_PASSES];
  Fixture *fixture = (Fixture *)*state;
  RaysortBuffer map, scratch;
  uint32_t count;
  Plan plan;

  assert_true(planTypical(&plan, 10, fixture->context, fixture->mock));
  count = append(list, 0, &plan, fixture);
  scratch = plan.radix.scratch;
  map = plan.radix.values[0];
  memset(&plan.scan, 0, sizeof(plan.scan)); /* a scan of its values, in the same scratch */
  plan.kind = PLAN_SCAN;
  plan.scan.maxCount = 1000000;
  plan.scan.input = map;
  plan.scan.output = map;
  plan.scan.scratch = scratch;
  count = append(list, count, &plan, fixture);
  check_list(fixture, count, list, "radix sort and scan");
}

/* ---- passes of the caller ---- */

static void make_buffers(RaysortBuffer buffers[3], Mock *mock)
{
  uint32_t i;

  for (i = 0; i < 3; ++i)
    buffers[i] = planBuffer(mock, NULL, 96, 4);
}

static void random_access(RaysortPass *pass, const RaysortBuffer *buffers, Random *random, const Mock *mock)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];

  access->buffer = buffers[randomBelow(random, 3)];
  access->buffer.offset = 12 * randomBelow(random, 4);
  access->buffer.size = 12 * (1 + randomBelow(random, 4));
  access->address = mockAddress(mock, access->buffer.buffer) + access->buffer.offset;
  access->push = RAYSORT_NO_PUSH;
  access->access = 1 + randomBelow(random, 3);
  access->access = ((access->access & 1) != 0 ? VK_ACCESS_SHADER_READ_BIT : 0) |
                   ((access->access & 2) != 0 ? VK_ACCESS_SHADER_WRITE_BIT : 0);
  if (pass->isIndirect && pass->accessCount == 1)
  {
    access->access = VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
    access->buffer.size = 12;
  }
}

static void random_pass(RaysortPass *pass, const RaysortBuffer *buffers, Random *random, const Mock *mock)
{
  uint32_t i, accesses = 1 + randomBelow(random, 3);

  memset(pass, 0, sizeof(*pass));
  pass->name = "user";
  pass->pipeline = (VkPipeline)(uintptr_t)0x7701u;
  pass->layout = (VkPipelineLayout)(uintptr_t)0x7700u;
  pass->workgroups[0] = pass->workgroups[1] = pass->workgroups[2] = 1;
  pass->isIndirect = randomBelow(random, 3) == 0;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass->pushSize = 4;
  for (i = 0; i < accesses; ++i)
    random_access(pass, buffers, random, mock);
}

static void test_user_passes(void **state)
{
  static RaysortPass list[8];
  Fixture *fixture = (Fixture *)*state;
  RaysortBuffer buffers[3];
  Random random = {6};
  uint32_t round, i, count;

  make_buffers(buffers, fixture->mock);
  for (round = 0; round < 3000; ++round)
  {
    count = 1 + randomBelow(&random, COUNT_OF(list));
    for (i = 0; i < count; ++i)
      random_pass(&list[i], buffers, &random, fixture->mock);
    check_list(fixture, count, list, "passes of a user");
  }
}

/* Accesses that no pass of the library has, buffers known only by handle, passes of three groups. A barrier too many
 * is allowed here, one too few is not. */
static void test_other_user_passes(void **state)
{
  static const VkAccessFlags others[] = {VK_ACCESS_UNIFORM_READ_BIT, VK_ACCESS_MEMORY_READ_BIT,
                                         VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT,
                                         VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_SHADER_READ_BIT};
  static Record record;
  static RaysortPass list[8], recorded[8];
  Fixture *fixture = (Fixture *)*state;
  RaysortBuffer buffers[3];
  Random random = {10};
  uint32_t round, i, a, count;

  make_buffers(buffers, fixture->mock);
  for (round = 0; round < 3000; ++round)
  {
    count = 1 + randomBelow(&random, COUNT_OF(list));
    for (i = 0; i < count; ++i)
    {
      random_pass(&list[i], buffers, &random, fixture->mock);
      list[i].concurrency = randomBelow(&random, 4);
      for (a = list[i].isIndirect ? 1 : 0; a < list[i].accessCount; ++a)
        if (randomBelow(&random, 3) == 0)
          list[i].accesses[a].access = others[randomBelow(&random, COUNT_OF(others))];
      recorded[i] = list[i];
      for (a = 0; a < list[i].accessCount && round % 2 != 0; ++a)
        recorded[i].accesses[a].address = randomBelow(&random, 2) == 0 ? 0 : list[i].accesses[a].address;
    }
    fixtureForget(fixture);
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), count, recorded, NULL),
                 "%s", fixture->messages.text);
    read_trace(&record, &fixture->mock->trace, count, list);
    CHECK(find_hazard(&record) == NULL, "round %u: a hazard", round);
  }
}

/* Apart by range or by handle: no barrier. */
static void test_apart(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortBuffer buffers[3];
  Random random = {11};
  RaysortPass list[2];
  uint32_t i, isOther;

  make_buffers(buffers, fixture->mock);
  for (isOther = 0; isOther < 2; ++isOther)
  {
    for (i = 0; i < 2; ++i)
    {
      random_pass(&list[i], buffers, &random, fixture->mock);
      list[i].isIndirect = VK_FALSE;
      list[i].accessCount = 1;
      list[i].accesses[0].buffer = buffers[isOther ? i : 0];
      list[i].accesses[0].buffer.offset = isOther ? 0 : 12 * i;
      list[i].accesses[0].buffer.size = 12;
      list[i].accesses[0].address = 0;
      list[i].accesses[0].access = VK_ACCESS_SHADER_WRITE_BIT;
    }
    fixtureForget(fixture);
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), 2, list, NULL), "apart");
    assert_int_equal(count_events(&fixture->mock->trace, MOCK_BARRIER), 0);
  }
}

/* Passes of the caller need no push block. */
static void test_pass_without_push(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  Random random = {7};
  RaysortBuffer buffers[3];
  RaysortPass pass;

  make_buffers(buffers, fixture->mock);
  random_pass(&pass, buffers, &random, fixture->mock);
  pass.pushSize = 0;
  CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, commandBuffer, &pass), "no push block");
  assert_int_equal(count_events(&fixture->mock->trace, MOCK_PUSH), 0);
  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS, raysortCmdPasses(fixture->context, commandBuffer, 0, NULL, NULL), "no pass");
  assert_int_equal(fixture->mock->trace.count, 0);
}

/* A pass of the caller that breaks a rule of Vulkan is refused, by itself and in a list, and nothing is recorded. */
static void test_incomplete_passes(void **state)
{
  static const char *const words[] = {
      "pipeline",    "INDIRECT_COMMAND_READ", "layout",   "pushStages",
      "accessCount", "pushSize",              "pushSize", "no buffer was given"};
  Fixture *fixture = (Fixture *)*state;
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  Random random = {9};
  RaysortBuffer buffers[3];
  RaysortPass list[2];
  uint32_t i;

  make_buffers(buffers, fixture->mock);
  for (i = 0; i < COUNT_OF(words); ++i)
  {
    RaysortPass *pass = &list[1];
    random_pass(&list[0], buffers, &random, fixture->mock);
    random_pass(pass, buffers, &random, fixture->mock);
    pass->pipeline = i == 0 ? VK_NULL_HANDLE : pass->pipeline;
    if (i == 1) /* indirect, from nowhere that it declares */
    {
      pass->isIndirect = VK_TRUE;
      pass->accesses[0].access = VK_ACCESS_SHADER_READ_BIT;
    }
    pass->layout = i == 2 ? VK_NULL_HANDLE : pass->layout;
    pass->pushStages = i == 3 ? 0 : pass->pushStages;
    pass->accessCount = i == 4 ? RAYSORT_MAX_ACCESSES + 1 : pass->accessCount;
    pass->pushSize = i == 5 ? RAYSORT_MAX_PUSH + 4 : pass->pushSize;
    pass->pushOffset = i == 6 ? 0xfffffff0u : 0;
    pass->isDry = i == 7;
    pass->name = i == 7 ? NULL : pass->name;
    fixtureForget(fixture);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPass(fixture->context, commandBuffer, pass), "%s", words[i]);
    CHECK_MESSAGE(&fixture->messages, words[i]);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPasses(fixture->context, commandBuffer, 2, list, NULL), "%s",
                 words[i]);
    CHECK(fixture->mock->trace.count == 0, "%s: %u commands were recorded", words[i], fixture->mock->trace.count);
  }
}

/* ---- groups ---- */

/* Without writes of the caller's, no barrier is between the dispatches of a sort, except one after the table of
 * groups or of a rest. */
static void test_dispatches_only_read(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    if (plan.kind != PLAN_DISPATCH)
      continue;
    fixtureForget(fixture);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    check_list(fixture, plan.passCount, plan.passes, plan.name);
    CHECK(count_events(&fixture->mock->trace, MOCK_BARRIER) == (plan.dispatch.table.size != 0),
          "%s: barriers between materials", plan.name);
    planFree(&plan);
  }
}

/* The pipelines of two materials write the same image. Group 0, the default, orders them; with a number of the caller's
 * they run side by side. Two groups are ordered, and a pass that follows waits for all. */
static void test_groups(void **state)
{
  static const struct
  {
    uint32_t groups[4], barriers;
  } cases[] = {{{0, 0, 0, 0}, 3}, {{1, 1, 1, 0}, 1}, {{1, 1, 2, 0}, 2}, {{1, 2, 1, 0}, 3}, {{7, 7, 7, 7}, 0}};
  static RaysortPass list[4];
  Fixture *fixture = (Fixture *)*state;
  RaysortBuffer buffers[3];
  Random random = {8};
  uint32_t i, c;

  make_buffers(buffers, fixture->mock);
  for (c = 0; c < COUNT_OF(cases); ++c)
  {
    for (i = 0; i < 4; ++i)
    {
      random_pass(&list[i], buffers, &random, fixture->mock);
      list[i].isIndirect = VK_FALSE;
      list[i].accessCount = 1;
      list[i].accesses[0] = list[0].accesses[0];
      list[i].accesses[0].access = i == 3 ? VK_ACCESS_SHADER_READ_BIT : VK_ACCESS_SHADER_WRITE_BIT;
      list[i].concurrency = cases[c].groups[i];
    }
    check_list(fixture, 4, list, "groups");
    CHECK(count_events(&fixture->mock->trace, MOCK_BARRIER) == cases[c].barriers, "case %u: %u barriers", c,
          count_events(&fixture->mock->trace, MOCK_BARRIER));
  }
}

/* ---- recorders, labels, timestamps ---- */

/* raysortCmdSort is its plan recorded by raysortCmdPasses, nothing else. */
static void test_recorders(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  MockTrace other = {NULL, NULL, 0, 0};
  uint32_t number;
  Plan plan;

  other.mock = fixture->mock;
  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
    if (plan.kind == PLAN_DISPATCH)
      continue;
    fixtureForget(fixture);
    mockForget(&other);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(fixture->context, mockCommandBuffer(&other), plan.passCount, plan.passes, NULL), "%s",
                 plan.name);
    CHECK_RESULT(VK_SUCCESS, planCommand(&plan, fixture->context, commandBuffer), "%s", plan.name);
    assert_int_equal(other.count, fixture->mock->trace.count);
    assert_memory_equal(other.events, fixture->mock->trace.events, other.count * sizeof(*other.events));
    planFree(&plan);
  }
  mockFreeTrace(&other);
}

/* Labels are balanced, name their passes, and hold no barrier. */
static void test_labels(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const MockTrace *trace = &fixture->mock->trace;
  uint32_t number, i, pass;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    const int isNamed = number % 4 != 1; /* without a name no label */
    int depth = 0;
    fixtureForget(fixture);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    for (i = 0; i < plan.passCount && !isNamed; ++i)
      plan.passes[i].name = NULL;
    CHECK_RESULT(
        VK_SUCCESS,
        raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), plan.passCount, plan.passes, NULL),
        "%s", plan.name);
    for (i = 0, pass = isNamed ? 0 : plan.passCount; i < trace->count; ++i)
    {
      const MockEvent *event = &trace->events[i];
      depth += (event->type == MOCK_LABEL_BEGIN) - (event->type == MOCK_LABEL_END);
      CHECK(depth >= 0 && depth <= 1 && (depth == 0 || event->type != MOCK_BARRIER), "%s: labels", plan.name);
      if (event->type == MOCK_LABEL_BEGIN)
      {
        assert_true(pass < plan.passCount);
        assert_string_equal(event->label, plan.passes[pass++].name);
      }
    }
    CHECK(depth == 0 && pass == plan.passCount, "%s: %u labels, depth %d", plan.name, pass, depth);
    planFree(&plan);
  }
}

static void test_no_labels(void **state)
{
  static const char *const names[] = {"vkCmdBeginDebugUtilsLabelEXT", "vkCmdEndDebugUtilsLabelEXT"};
  uint32_t i;

  (void)state;
  for (i = 0; i < 2; ++i) /* half of them is as good as none */
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL;
    Plan plan;
    mock->hidden[0] = names[i];
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "no debug labels");
    assert_true(planTypical(&plan, 2, context, mock));
    CHECK_RESULT(VK_SUCCESS, raysortCmdSort(context, mockCommandBuffer(&mock->trace), &plan.sort), "sort");
    assert_int_equal(count_events(&mock->trace, MOCK_LABEL_BEGIN) + count_events(&mock->trace, MOCK_LABEL_END), 0);
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* Pass i is timed by queries first + 2 i and first + 2 i + 1, only those that fit `count`. */
static void check_timestamps(Fixture *fixture, const Plan *plan, uint32_t first, uint32_t count)
{
  const MockTrace *trace = &fixture->mock->trace;
  RaysortTimestamps timestamps = {(VkQueryPool)(uintptr_t)0x99u, first, count, 0, 12345};
  uint32_t i, pass = 0, query = 0;
  const uint32_t due = count / 2 < plan->passCount ? count / 2 * 2 : plan->passCount * 2;

  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), plan->passCount,
                                plan->passes, &timestamps),
               "%u queries", count);
  assert_int_equal(timestamps.written, due);
  assert_int_equal(fixture->messages.count, 0);
  for (i = 0; i < trace->count; ++i)
  {
    const MockEvent *event = &trace->events[i];
    pass += event->type == MOCK_DISPATCH || event->type == MOCK_DISPATCH_INDIRECT;
    if (event->type != MOCK_TIMESTAMP)
      continue;
    CHECK(event->pool == timestamps.pool && event->query == first + query, "query %u where %u was due", event->query,
          first + query);
    CHECK(pass == (query + 1) / 2, "query %u stands at pass %u", query, pass);
    CHECK(query % 2 == 1 ? event->src != VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : event->src != 0,
          "the end of a pass is timed before it is over");
    query++;
  }
  assert_int_equal(query, due);
}

static void test_timestamps(void **state)
{
  static const uint32_t counts[] = {0, 1, 2, 3, 5, 6, 7, 100};
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
  for (i = 0; i < COUNT_OF(counts); ++i)
    check_timestamps(fixture, &plan, 10 * i, counts[i]);
  planFree(&plan);
}

/* A queue without timestamps gives a message, and everything else is recorded as usual. */
static void test_no_timestamps(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortTimestamps timestamps = {(VkQueryPool)(uintptr_t)0x99u, 0, 100, 1, 12345};
  uint32_t family;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
  for (family = 1; family < 3; ++family) /* 2 is no family of this device */
  {
    fixtureForget(fixture);
    timestamps.queueFamily = family;
    timestamps.written = 12345;
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), plan.passCount,
                                  plan.passes, &timestamps),
                 "family %u", family);
    assert_int_equal(timestamps.written, 0);
    assert_int_equal(count_events(&fixture->mock->trace, MOCK_TIMESTAMP), 0);
    assert_int_equal(count_events(&fixture->mock->trace, MOCK_DISPATCH), plan.passCount);
    assert_int_equal(fixture->messages.count, 1);
    assert_int_equal(fixture->messages.last, VK_SUCCESS);
    CHECK_MESSAGE(&fixture->messages, "timestamps");
  }
  planFree(&plan);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      WITH_CONTEXT(test_simulator),
      WITH_CONTEXT(test_typical_lists),
      WITH_CONTEXT(test_random_lists),
      WITH_CONTEXT(test_sort_and_dispatch),
      WITH_CONTEXT(test_joined_lists),
      WITH_CONTEXT(test_long_list),
      WITH_CONTEXT(test_sort_after_radix_sort),
      WITH_CONTEXT(test_user_passes),
      WITH_CONTEXT(test_other_user_passes),
      WITH_CONTEXT(test_apart),
      WITH_CONTEXT(test_pass_without_push),
      WITH_CONTEXT(test_incomplete_passes),
      WITH_CONTEXT(test_dispatches_only_read),
      WITH_CONTEXT(test_groups),
      WITH_CONTEXT(test_recorders),
      WITH_CONTEXT(test_labels),
      cmocka_unit_test(test_no_labels),
      WITH_CONTEXT(test_timestamps),
      WITH_CONTEXT(test_no_timestamps),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("barriers", tests, NULL, NULL);
}
