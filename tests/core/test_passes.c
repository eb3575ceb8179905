/* test_passes.c - passes of the caller: what is refused, what is appended, indirect arguments, the caller's barriers.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "plans.h"
#include "unit.h"

#include <stdlib.h>

static const VkPipeline pipeline = (VkPipeline)(uintptr_t)0x7701u;

/* A pass that lacks nothing, without accesses. */
static RaysortPass plain_pass(const char *name)
{
  RaysortPass pass;

  memset(&pass, 0, sizeof(pass));
  pass.name = name;
  pass.pipeline = pipeline;
  pass.workgroups[0] = pass.workgroups[1] = pass.workgroups[2] = 1;
  return pass;
}

static void append(Fixture *fixture, RaysortPass *pass, RaysortBuffer buffer, VkAccessFlags access)
{
  CHECK_RESULT(VK_SUCCESS, raysortAppendAccess(fixture->context, pass, RAYSORT_RESOURCE_CALLER, &buffer, access), "%s",
               fixture->messages.text);
}

/* Both recorders refuse the list, for this reason, and record nothing. */
static void expect_refused(Fixture *fixture, const RaysortPass *pass, const char *word)
{
  VkCommandBuffer commandBuffer = mockCommandBuffer(&fixture->mock->trace);
  RaysortPass list[2];

  list[0] = plain_pass("good");
  list[1] = *pass;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPass(fixture->context, commandBuffer, pass), "%s", word);
  CHECK_MESSAGE(&fixture->messages, word);
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPasses(fixture->context, commandBuffer, 2, list, NULL), "%s",
               word);
  CHECK_MESSAGE(&fixture->messages, word);
  CHECK_MESSAGE(&fixture->messages, pass->name);
  CHECK(fixture->mock->trace.count == 0, "%s: %u commands were recorded", word, fixture->mock->trace.count);
}

static void test_size(void **state)
{
  (void)state;
  CHECK(sizeof(RaysortPass) <= 592, "%u bytes", (unsigned)sizeof(RaysortPass));
}

/* ---- indirect arguments ---- */

/* A pass that writes what the next one is dispatched from: one barrier, to the stage and access that read it. */
static void test_indirect_is_an_access(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBuffer arguments = buffer;
  RaysortPass list[2];
  const MockEvent *event;
  uint32_t i;

  arguments.offset += 16;
  arguments.size = 12;
  list[0] = plain_pass("writer");
  append(fixture, &list[0], buffer, VK_ACCESS_SHADER_WRITE_BIT);
  list[1] = plain_pass("indirect");
  list[1].isIndirect = VK_TRUE;
  append(fixture, &list[1], arguments, VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
  CHECK_RESULT(VK_SUCCESS, raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), 2, list, NULL),
               "%s", fixture->messages.text);
  for (i = 0; i < fixture->mock->trace.count && fixture->mock->trace.events[i].type != MOCK_BARRIER; ++i)
    ;
  CHECK(i < fixture->mock->trace.count, "no barrier");
  event = &fixture->mock->trace.events[i];
  CHECK((event->dst & VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT) && (event->dstAccess & VK_ACCESS_INDIRECT_COMMAND_READ_BIT),
        "the barrier is to stages 0x%x, accesses 0x%x", event->dst, event->dstAccess);
  event = &fixture->mock->trace.events[fixture->mock->trace.count - 2]; /* the last one ends the label */
  CHECK(event->type == MOCK_DISPATCH_INDIRECT && event->buffer == arguments.buffer &&
            event->bufferOffset == arguments.offset,
        "not dispatched from the arguments");
}

static void test_indirect_is_declared_once(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer arguments = planBuffer(fixture->mock, NULL, 12, 4);
  RaysortBuffer other = arguments;
  RaysortPass pass = plain_pass("own");

  pass.isIndirect = VK_TRUE;
  expect_refused(fixture, &pass, "INDIRECT_COMMAND_READ");
  append(fixture, &pass, arguments, VK_ACCESS_SHADER_READ_BIT);
  expect_refused(fixture, &pass, "INDIRECT_COMMAND_READ");
  append(fixture, &pass, arguments, VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
  CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &pass), "%s",
               fixture->messages.text);
  append(fixture, &pass, arguments, VK_ACCESS_INDIRECT_COMMAND_READ_BIT);
  expect_refused(fixture, &pass, "INDIRECT_COMMAND_READ");
  pass.accessCount = 2;
  other.size = 8;
  pass.accesses[1].buffer = other;
  expect_refused(fixture, &pass, "12 bytes");
  other.size = 12;
  other.offset = 2;
  pass.accesses[1].buffer = other;
  expect_refused(fixture, &pass, "multiple of 4");
  other.offset = 0;
  other.buffer = VK_NULL_HANDLE;
  pass.accesses[1].buffer = other;
  expect_refused(fixture, &pass, "no buffer was given");
}

/* ---- accesses ---- */

static void test_bad_accesses(void **state)
{
  static const struct
  {
    VkDeviceSize offset, size;
    VkAccessFlags access;
    uint32_t resource;
    const char *word;
  } cases[] = {
      {16, VK_WHOLE_SIZE, VK_ACCESS_SHADER_WRITE_BIT, 0, "VK_WHOLE_SIZE"},
      {0, VK_WHOLE_SIZE, VK_ACCESS_SHADER_READ_BIT, 0, "VK_WHOLE_SIZE"},
      {16, 0, VK_ACCESS_SHADER_WRITE_BIT, 0, "size must not be 0"},
      {16, 4, 0, 0, "access 0x0"},
      {UINT64_MAX - 7, 8, VK_ACCESS_SHADER_READ_BIT, 0, "64 bits"},
      {0, 16, VK_ACCESS_INDIRECT_COMMAND_READ_BIT | VK_ACCESS_SHADER_READ_BIT, 0, "or only INDIRECT_COMMAND_READ"},
      {0, 16, VK_ACCESS_TRANSFER_WRITE_BIT, 0, "access 0x1000"},
      {0, 16, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, RAYSORT_RESOURCE_GEOMETRY, "indirect arguments"},
      {0, 16, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, RAYSORT_RESOURCE_STRUCTURES, "indirect arguments"},
  };
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;

  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
    RaysortPass pass = plain_pass("own"), before;
    append(fixture, &pass, buffer, VK_ACCESS_SHADER_READ_BIT);
    buffer.offset = cases[i].offset;
    buffer.size = cases[i].size;
    before = pass;
    fixtureForget(fixture);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
                 raysortAppendAccess(fixture->context, &pass, cases[i].resource, &buffer, cases[i].access), "%s",
                 cases[i].word);
    CHECK_MESSAGE(&fixture->messages, cases[i].word);
    assert_memory_equal(&before, &pass, sizeof(pass));
    pass.accessCount = 2; /* by hand */
    pass.accesses[1].buffer = buffer;
    pass.accesses[1].access = cases[i].access;
    pass.accesses[1].resource = (uint16_t)cases[i].resource;
    expect_refused(fixture, &pass, cases[i].word);
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, 1, &pass, 0, NULL), "%s",
                 cases[i].word);
  }
}

static void test_append_access(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortPass pass = plain_pass("own"), before;
  uint32_t i;

  for (i = 0; i < RAYSORT_MAX_ACCESSES; ++i)
  {
    append(fixture, &pass, buffer, VK_ACCESS_SHADER_READ_BIT);
    CHECK(pass.accessCount == i + 1 && pass.accesses[i].push == RAYSORT_NO_PUSH && !pass.accesses[i].discard &&
              pass.accesses[i].buffer.buffer == buffer.buffer && pass.accesses[i].buffer.size == 64 &&
              pass.accesses[i].access == VK_ACCESS_SHADER_READ_BIT &&
              pass.accesses[i].resource == RAYSORT_RESOURCE_CALLER,
          "access %u", i);
  }
  before = pass;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortAppendAccess(fixture->context, &pass, 0, &buffer, VK_ACCESS_SHADER_READ_BIT), "one too many");
  CHECK_MESSAGE(&fixture->messages, "RaysortPass.accessCount");
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortAppendAccess(fixture->context, &pass, 0x10000, &buffer, VK_ACCESS_SHADER_READ_BIT), "resource");
  assert_memory_equal(&before, &pass, sizeof(pass));
  pass.accessCount = 0xffffffffu; /* damaged */
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortAppendAccess(fixture->context, &pass, 0, &buffer, VK_ACCESS_SHADER_READ_BIT), "damaged");
}

/* An access without a buffer overlaps no other: as in a dry plan it is only listed. */
static void test_access_without_buffer(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer good = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBuffer forgotten = good;
  RaysortPass pass = plain_pass("own");

  append(fixture, &pass, good, VK_ACCESS_SHADER_READ_BIT); /* has no address, and is not the one to name */
  forgotten.buffer = VK_NULL_HANDLE;
  CHECK_RESULT(
      VK_SUCCESS,
      raysortAppendAccess(fixture->context, &pass, RAYSORT_RESOURCE_SORT_LIST, &forgotten, VK_ACCESS_SHADER_WRITE_BIT),
      "%s", fixture->messages.text);
  expect_refused(fixture, &pass, "RaysortSortInfo.list: no buffer was given");
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, 1, &pass, 0, NULL), "%s", fixture->messages.text);
  pass.isDry = VK_TRUE;
  expect_refused(fixture, &pass, "RaysortSortInfo.list: no buffer was given");
  pass.isDry = VK_FALSE;
  pass.accesses[1].address = 0x10000; /* known only by address */
  CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &pass), "%s",
               fixture->messages.text);
}

/* One barrier makes a write visible to all readers, whatever names their accesses have. */
static void test_settled_once(void **state)
{
  static const VkAccessFlags reads[] = {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_UNIFORM_READ_BIT,
                                        VK_ACCESS_MEMORY_READ_BIT};
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  uint32_t c, i, barriers;

  for (c = 0; c < COUNT_OF(reads); ++c)
  {
    RaysortPass list[5];
    for (i = 0; i < COUNT_OF(list); ++i)
    {
      list[i] = plain_pass("own");
      append(fixture, &list[i], buffer, i == 0 ? VK_ACCESS_SHADER_WRITE_BIT : reads[c]);
    }
    fixtureForget(fixture);
    CHECK_RESULT(
        VK_SUCCESS,
        raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), COUNT_OF(list), list, NULL), "%s",
        fixture->messages.text);
    for (i = 0, barriers = 0; i < fixture->mock->trace.count; ++i)
      barriers += fixture->mock->trace.events[i].type == MOCK_BARRIER;
    CHECK(barriers == 1, "access 0x%x: %u barriers", reads[c], barriers);
  }
}

/* Structures and geometry have no range: two passes that touch one of them, one pass writing, are ordered. */
static void test_structures(void **state)
{
  static const struct
  {
    uint32_t resources[2];
    VkAccessFlags accesses[2];
    uint32_t barriers;
  } cases[] = {
      {{RAYSORT_RESOURCE_STRUCTURES, RAYSORT_RESOURCE_STRUCTURES},
       {VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT},
       1},
      {{RAYSORT_RESOURCE_STRUCTURES, RAYSORT_RESOURCE_STRUCTURES},
       {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT},
       1},
      {{RAYSORT_RESOURCE_STRUCTURES, RAYSORT_RESOURCE_STRUCTURES},
       {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_READ_BIT},
       0},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_STRUCTURES},
       {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT},
       0},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_GEOMETRY},
       {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_READ_BIT},
       0},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_GEOMETRY},
       {VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT},
       1},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_GEOMETRY},
       {VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT},
       1},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_GEOMETRY},
       {VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_WRITE_BIT},
       1},
      {{RAYSORT_RESOURCE_GEOMETRY, RAYSORT_RESOURCE_STRUCTURES},
       {VK_ACCESS_SHADER_WRITE_BIT, VK_ACCESS_SHADER_READ_BIT},
       0},
  };
  Fixture *fixture = (Fixture *)*state;
  uint32_t c, i, barriers;

  for (c = 0; c < COUNT_OF(cases); ++c)
  {
    RaysortPass list[2];
    for (i = 0; i < 2; ++i)
    {
      list[i] = plain_pass("own");
      CHECK_RESULT(VK_SUCCESS,
                   raysortAppendAccess(fixture->context, &list[i], cases[c].resources[i], NULL, cases[c].accesses[i]),
                   "%s", fixture->messages.text);
    }
    fixtureForget(fixture);
    CHECK_RESULT(VK_SUCCESS,
                 raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), 2, list, NULL), "case %u",
                 c);
    for (i = 0, barriers = 0; i < fixture->mock->trace.count; ++i)
      barriers += fixture->mock->trace.events[i].type == MOCK_BARRIER;
    CHECK(barriers == cases[c].barriers, "case %u: %u barriers", c, barriers);
    CHECK((raysortVerifyBarriers(fixture->context, 2, list, 0, NULL) == VK_SUCCESS) == (cases[c].barriers == 0),
          "case %u without barriers", c);
  }
}

/* A pass that moves vertices, then every kind of plan that reads them; and the pass of the next frame after it. */
static void test_skinning(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number, i, readers = 0;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    RaysortPass list[2 + RAYSORT_BVH_BUILD_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES];
    uint32_t event, pass = 0, waits = 0, isRead = 0;
    if (plan.kind != PLAN_BVH && plan.kind != PLAN_SDF_UPDATE)
      continue;
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", fixture->messages.text);
    list[0] = plain_pass("skin");
    CHECK_RESULT(
        VK_SUCCESS,
        raysortAppendAccess(fixture->context, &list[0], RAYSORT_RESOURCE_GEOMETRY, NULL, VK_ACCESS_SHADER_WRITE_BIT),
        "%s", fixture->messages.text);
    memcpy(list + 1, plan.passes, plan.passCount * sizeof(RaysortPass));
    list[plan.passCount + 1] = list[0];
    fixtureForget(fixture);
    CHECK_RESULT(
        VK_SUCCESS,
        raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), plan.passCount + 2, list, NULL),
        "%s: %s", plan.name, fixture->messages.text);
    for (event = 0; event < fixture->mock->trace.count; ++event)
    {
      const MockEvent *found = &fixture->mock->trace.events[event];
      if (found->type == MOCK_BARRIER && (found->srcAccess & VK_ACCESS_SHADER_WRITE_BIT) &&
          (found->dstAccess & VK_ACCESS_SHADER_READ_BIT))
        waits = pass > 0; /* for the skin */
      isRead = found->type == MOCK_BARRIER ? 0 : isRead;
      if (found->type != MOCK_DISPATCH && found->type != MOCK_DISPATCH_INDIRECT)
        continue;
      for (i = 0; i < list[pass].accessCount && pass > 0 && pass <= plan.passCount; ++i)
        if (list[pass].accesses[i].resource == RAYSORT_RESOURCE_GEOMETRY)
        {
          RaysortPass pair[2] = {list[0], list[pass]};
          CHECK(waits, "%s, %s: no barrier behind what writes its geometry", plan.name, list[pass].name);
          CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, 2, pair, 0, NULL), "%s",
                       plan.name);
          CHECK_MESSAGE(&fixture->messages, "reads geometry");
          ++readers;
          isRead = 1;
        }
      ++pass;
    }
    CHECK(pass == plan.passCount + 2, "%s: %u passes were recorded", plan.name, pass);
    CHECK(!isRead, "%s: the next frame's vertices do not wait", plan.name);
    planFree(&plan);
  }
  assert_true(readers > 8);
}

static void test_stages_and_names(void **state)
{
  RaysortAccess access;

  (void)state;
  memset(&access, 0, sizeof(access));
  access.access = VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
  assert_int_equal(raysortGetAccessStages(&access), VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT);
  access.access = VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  assert_int_equal(raysortGetAccessStages(&access), VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT);
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_SCAN_TOTAL), "RaysortScanInfo.total");
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_SORT_RANGES), "RaysortSortInfo.ranges");
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_RADIX_SORT_VALUES_1), "RaysortRadixSortInfo.values[1]");
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_GEOMETRY), "geometry");
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_DISPATCH_TABLE), "RaysortDispatchInfo.table");
  assert_string_equal(raysortGetResourceName(RAYSORT_RESOURCE_DISPATCH_TABLE + 1), "a resource of the caller's");
  assert_string_equal(raysortGetResourceName(0xffffffffu), "a resource of the caller's");
}

/* ---- push constants ---- */

static void test_append_push(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass pass = plain_pass("own"), before;
  uint32_t words[RAYSORT_MAX_PUSH / 4], i;
  volatile uint32_t wraps = 0xfffffffcu; /* otherwise the compiler would warn of what the check prevents */

  for (i = 0; i < COUNT_OF(words); ++i)
    words[i] = 0x1000 + i;
  pass.layout = (VkPipelineLayout)(uintptr_t)0x7700u;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortAppendPush(fixture->context, &pass, words, 12), "three words");
  CHECK_RESULT(VK_SUCCESS, raysortAppendPush(fixture->context, &pass, words + 3, 0), "none");
  CHECK_RESULT(VK_SUCCESS, raysortAppendPush(fixture->context, &pass, words + 3, RAYSORT_MAX_PUSH - 12), "the others");
  assert_int_equal(pass.pushSize, RAYSORT_MAX_PUSH);
  assert_memory_equal(pass.push, words, sizeof(words));
  before = pass;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAppendPush(fixture->context, &pass, words, 4), "no room");
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAppendPush(fixture->context, &pass, words, wraps), "wraps");
  pass.pushSize = before.pushSize = 16;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAppendPush(fixture->context, &pass, words, 6), "half a word");
  pass.pushOffset = before.pushOffset = 116; /* of the device's 128 */
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortAppendPush(fixture->context, &pass, words, 4), "past the device");
  assert_memory_equal(&before, &pass, sizeof(pass));
  CHECK_MESSAGE(&fixture->messages, "pushSize");
}

static void test_bad_dispatches(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t i;

  for (i = 0; i < 3; ++i)
  {
    RaysortPass pass = plain_pass("own");
    pass.workgroups[i] = 70000;
    expect_refused(fixture, &pass, "maxComputeWorkGroupCount");
    CHECK_MESSAGE(&fixture->messages, "70000");
    pass.workgroups[i] = 65535;
    CHECK_RESULT(VK_SUCCESS, raysortCmdPass(fixture->context, mockCommandBuffer(&fixture->mock->trace), &pass), "most");
  }
  for (i = 0; i < 4; ++i)
  {
    RaysortPass pass = plain_pass("own");
    pass.layout = (VkPipelineLayout)(uintptr_t)0x7700u;
    pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
    pass.pushOffset = i == 0 ? 2 : i == 1 ? 128 : i == 2 ? 0xfffffffcu : 0;
    pass.pushSize = i == 3 ? 6 : 4;
    expect_refused(fixture, &pass, "pushOffset");
  }
}

static void test_null_handles(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortTimestamps timestamps;
  RaysortPass pass = plain_pass("own");
  Plan plan;

  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPass(fixture->context, NULL, &pass), "no command buffer");
  CHECK_MESSAGE(&fixture->messages, "command buffer");
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdPasses(fixture->context, NULL, 1, &pass, NULL), "none");
  CHECK_MESSAGE(&fixture->messages, "command buffer");
  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortCmdSort(fixture->context, NULL, &plan.sort), "none");
  memset(&timestamps, 0, sizeof(timestamps));
  timestamps.count = 2;
  timestamps.written = 12345;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), 1, &pass, &timestamps),
               "no query pool");
  CHECK_MESSAGE(&fixture->messages, "RaysortTimestamps.pool");
  assert_int_equal(timestamps.written, 0);
  assert_int_equal(fixture->mock->trace.count, 0);
}

/* ---- barriers of the caller's ---- */

/* The barriers that raysortCmdPasses records for a list, as the caller would write them down. */
static uint32_t recorded_barriers(Fixture *fixture, const RaysortPass *passes, uint32_t count, RaysortBarrier *barriers)
{
  const MockTrace *trace = &fixture->mock->trace;
  uint32_t i, pass = 0, found = 0;

  fixtureForget(fixture);
  CHECK_RESULT(VK_SUCCESS,
               raysortCmdPasses(fixture->context, mockCommandBuffer(&fixture->mock->trace), count, passes, NULL), "%s",
               fixture->messages.text);
  for (i = 0; i < trace->count; ++i)
  {
    const MockEvent *event = &trace->events[i];
    pass += event->type == MOCK_DISPATCH || event->type == MOCK_DISPATCH_INDIRECT;
    if (event->type != MOCK_BARRIER)
      continue;
    memset(&barriers[found], 0, sizeof(barriers[found]));
    barriers[found].before = pass;
    barriers[found].srcStages = event->src;
    barriers[found].dstStages = event->dst;
    barriers[found].srcAccess = event->srcAccess;
    barriers[found++].dstAccess = event->dstAccess;
  }
  return found;
}

/* Right as recorded; without any one barrier, or without one of its masks, the check names two passes. */
static void check_and_weaken(Fixture *fixture, const RaysortPass *passes, uint32_t count, const char *name)
{
  RaysortBarrier barriers[64], weak[64];
  const uint32_t found = recorded_barriers(fixture, passes, count, barriers);
  uint32_t i, part;

  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, count, passes, found, barriers), "%s: %s", name,
               fixture->messages.text);
  for (i = 0; i < found; ++i)
    for (part = 0; part < 4; ++part)
    {
      memcpy(weak, barriers, sizeof(weak));
      weak[i].srcStages = part == 0 ? 0 : barriers[i].srcStages;
      weak[i].dstStages = part == 0 || part == 1 ? 0 : barriers[i].dstStages;
      weak[i].dstAccess = part < 3 ? 0 : barriers[i].dstAccess;
      weak[i].before = part == 3 ? (i > 0 ? barriers[i - 1].before : 0) : barriers[i].before; /* too early */
      if (part == 2 && barriers[i].dstAccess == 0)
        continue;
      fixtureForget(fixture);
      CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, count, passes, found, weak),
                   "%s: barrier %u, way %u: nobody complains", name, i, part);
      CHECK_MESSAGE(&fixture->messages, "no barrier makes");
      CHECK(fixture->messages.count == 1, "%u messages", fixture->messages.count);
    }
}

static void test_check_barriers(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  uint32_t number;
  Plan plan;

  for (number = 0; planTypical(&plan, number, fixture->context, fixture->mock); ++number)
  {
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
    check_and_weaken(fixture, plan.passes, plan.passCount, plan.name);
    planFree(&plan);
  }
}

/* A shader's write is SHADER_WRITE, though it may be declared MEMORY_WRITE: what raysortCmdPasses records is enough. */
static void test_check_memory_writes(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer first = planBuffer(fixture->mock, NULL, 64, 4), second = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBarrier barriers[4];
  RaysortPass list[4];
  uint32_t i, found;

  for (i = 0; i < 4; ++i)
    list[i] = plain_pass("own");
  append(fixture, &list[0], first, VK_ACCESS_MEMORY_WRITE_BIT);
  append(fixture, &list[1], second, VK_ACCESS_SHADER_WRITE_BIT);
  append(fixture, &list[2], second, VK_ACCESS_SHADER_READ_BIT);
  append(fixture, &list[3], first, VK_ACCESS_SHADER_READ_BIT);
  found = recorded_barriers(fixture, list, 4, barriers);
  assert_int_equal(found, 1);
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, 4, list, found, barriers), "%s",
               fixture->messages.text);
}

/* The hazard is named: both passes, what they touch, what is missing. */
static void test_hazard_message(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortBarrier barrier;
  Plan plan;

  assert_true(planTypical(&plan, 2, fixture->context, fixture->mock));
  CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s", plan.name);
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortVerifyBarriers(fixture->context, plan.passCount, plan.passes, 0, NULL), "none");
  CHECK_MESSAGE(&fixture->messages, "pass 1 \"sort scatter\" reads RaysortSortInfo.scratch");
  CHECK_MESSAGE(&fixture->messages, "pass 0 \"sort count\" writes");
  CHECK_MESSAGE(&fixture->messages, "wait");
  memset(&barrier, 0, sizeof(barrier));
  barrier.before = 1;
  barrier.srcStages = barrier.dstStages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortVerifyBarriers(fixture->context, plan.passCount, plan.passes, 1, &barrier), "1");
  CHECK_MESSAGE(&fixture->messages, "available");
  barrier.srcAccess = VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.dstAccess = VK_ACCESS_SHADER_WRITE_BIT;
  fixtureForget(fixture);
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT,
               raysortVerifyBarriers(fixture->context, plan.passCount, plan.passes, 1, &barrier), "2");
  CHECK_MESSAGE(&fixture->messages, "visible"); /* MEMORY_WRITE is SHADER_WRITE too, but the reader reads */
  barrier.dstAccess = VK_ACCESS_MEMORY_READ_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, plan.passCount, plan.passes, 1, &barrier), "3");
  planFree(&plan);
}

/* A write must be available before it can be made visible: two barriers in the wrong order do not add up to one. */
static void test_visible_after_available(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBarrier halves[2], swapped[2];
  RaysortPass list[2];
  uint32_t i;

  list[0] = plain_pass("writer");
  list[1] = plain_pass("reader");
  append(fixture, &list[0], buffer, VK_ACCESS_SHADER_WRITE_BIT);
  append(fixture, &list[1], buffer, VK_ACCESS_SHADER_READ_BIT);
  memset(halves, 0, sizeof(halves));
  for (i = 0; i < 2; ++i)
  {
    halves[i].before = 1;
    halves[i].srcStages = halves[i].dstStages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  }
  halves[0].srcAccess = VK_ACCESS_SHADER_WRITE_BIT;
  halves[1].dstAccess = VK_ACCESS_SHADER_READ_BIT;
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, 2, list, 2, halves), "%s", fixture->messages.text);
  swapped[0] = halves[1];
  swapped[1] = halves[0];
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, 2, list, 2, swapped), "swapped");
  CHECK_MESSAGE(&fixture->messages, "visible");
}

/* What one barrier makes available, another makes visible only if it follows: here only the second pair does. */
static void test_available_to_whom(void **state)
{
  static const VkPipelineStageFlags sources[2] = {VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_TRANSFER_BIT};
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBarrier barriers[2];
  RaysortPass list[2];
  uint32_t i;

  list[0] = plain_pass("writer");
  list[1] = plain_pass("reader");
  append(fixture, &list[0], buffer, VK_ACCESS_SHADER_WRITE_BIT);
  append(fixture, &list[1], buffer, VK_ACCESS_SHADER_READ_BIT);
  memset(barriers, 0, sizeof(barriers));
  barriers[0].before = barriers[1].before = 1;
  barriers[0].srcStages = barriers[1].dstStages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  barriers[0].dstStages = VK_PIPELINE_STAGE_TRANSFER_BIT;
  barriers[0].srcAccess = VK_ACCESS_SHADER_WRITE_BIT;
  barriers[1].dstAccess = VK_ACCESS_SHADER_READ_BIT;
  for (i = 0; i < 2; ++i)
  {
    barriers[1].srcStages = sources[i];
    CHECK_RESULT(i == 0 ? VK_ERROR_VALIDATION_FAILED_EXT : VK_SUCCESS,
                 raysortVerifyBarriers(fixture->context, 2, list, 2, barriers), "case %u: %s", i,
                 fixture->messages.text);
  }
  CHECK_MESSAGE(&fixture->messages, "visible");
}

/* Barriers over one buffer's range: enough where they cover what both passes touch, whatever else is there. */
static void test_buffer_barriers(void **state)
{
  static const struct
  {
    VkDeviceSize offset, size;
    int isOther, isRight;
  } cases[] = {{16, 16, 0, 1},
               {0, 64, 0, 1},
               {0, VK_WHOLE_SIZE, 0, 1},
               {16, VK_WHOLE_SIZE, 0, 1},
               {20, 12, 0, 0},
               {16, 12, 0, 0},
               {32, 16, 0, 0},
               {0, 64, 1, 0},
               {0, 32, 0, 1},
               {0, 31, 0, 0},
               {0, 16, 0, 0},
               {8, 16, 0, 0},
               {8, 24, 0, 1}};
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer whole = planBuffer(fixture->mock, NULL, 64, 4), other = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortBuffer part = whole;
  RaysortPass list[2];
  uint32_t i;

  part.offset = 16;
  part.size = 16;
  list[0] = plain_pass("writer");
  list[1] = plain_pass("reader");
  append(fixture, &list[0], whole, VK_ACCESS_SHADER_WRITE_BIT);
  append(fixture, &list[1], part, VK_ACCESS_SHADER_READ_BIT);
  for (i = 0; i < COUNT_OF(cases); ++i)
  {
    RaysortBarrier barrier = {1,
                              {cases[i].isOther ? other.buffer : whole.buffer, cases[i].offset, cases[i].size},
                              VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT,
                              VK_PIPELINE_STAGE_ALL_COMMANDS_BIT,
                              VK_ACCESS_SHADER_WRITE_BIT,
                              VK_ACCESS_MEMORY_READ_BIT};
    CHECK((raysortVerifyBarriers(fixture->context, 2, list, 1, &barrier) == VK_SUCCESS) == cases[i].isRight, "case %u",
          i);
  }
}

/* A barrier from BOTTOM_OF_PIPE waits for everything, but makes no write available: its access scope has named stages
 * alone. Likewise one to TOP_OF_PIPE makes nothing visible. */
static void test_ends_of_the_pipe(void **state)
{
  static const VkPipelineStageFlags compute = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  static const VkPipelineStageFlags stages[][2] = {{VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, compute},
                                                   {compute, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT}};
  Fixture *fixture = (Fixture *)*state;
  const RaysortBuffer buffer = planBuffer(fixture->mock, NULL, 64, 4);
  RaysortPass list[2];
  uint32_t i, reads;

  for (i = 0; i < COUNT_OF(stages); ++i)
    for (reads = 0; reads < 2; ++reads)
    {
      RaysortBarrier barrier;
      memset(&barrier, 0, sizeof(barrier));
      list[0] = plain_pass("first");
      list[1] = plain_pass("second");
      append(fixture, &list[0], buffer, reads ? VK_ACCESS_SHADER_READ_BIT : VK_ACCESS_SHADER_WRITE_BIT);
      append(fixture, &list[1], buffer, reads ? VK_ACCESS_SHADER_WRITE_BIT : VK_ACCESS_SHADER_READ_BIT);
      barrier.before = 1;
      barrier.srcStages = stages[i][0];
      barrier.dstStages = stages[i][1];
      barrier.srcAccess = VK_ACCESS_SHADER_WRITE_BIT;
      barrier.dstAccess = VK_ACCESS_SHADER_READ_BIT;
      CHECK((raysortVerifyBarriers(fixture->context, 2, list, 1, &barrier) == VK_SUCCESS) == (int)reads,
            "stages %u, a %s first", i, reads ? "read" : "write");
    }
}

/* `before` never falls and is at most the number of passes; barriers at the ends order nothing, and are allowed. */
static void test_barrier_order(void **state)
{
  Fixture *fixture = (Fixture *)*state;
  RaysortPass list[2];
  RaysortBarrier barriers[2];

  list[0] = plain_pass("a");
  list[1] = plain_pass("b");
  memset(barriers, 0, sizeof(barriers));
  barriers[1].before = 2;
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, 2, list, 2, barriers), "the ends");
  barriers[1].before = 3;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, 2, list, 2, barriers), "past");
  CHECK_MESSAGE(&fixture->messages, "RaysortBarrier.before");
  barriers[0].before = 2;
  barriers[1].before = 1;
  CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortVerifyBarriers(fixture->context, 2, list, 2, barriers), "falls");
  CHECK_RESULT(VK_SUCCESS, raysortVerifyBarriers(fixture->context, 0, NULL, 0, NULL), "nothing");
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_size),
      WITH_CONTEXT(test_indirect_is_an_access),
      WITH_CONTEXT(test_indirect_is_declared_once),
      WITH_CONTEXT(test_bad_accesses),
      WITH_CONTEXT(test_append_access),
      WITH_CONTEXT(test_access_without_buffer),
      WITH_CONTEXT(test_settled_once),
      WITH_CONTEXT(test_structures),
      WITH_CONTEXT(test_skinning),
      WITH_CONTEXT(test_stages_and_names),
      WITH_CONTEXT(test_append_push),
      WITH_CONTEXT(test_bad_dispatches),
      WITH_CONTEXT(test_null_handles),
      WITH_CONTEXT(test_check_barriers),
      WITH_CONTEXT(test_check_memory_writes),
      WITH_CONTEXT(test_hazard_message),
      WITH_CONTEXT(test_visible_after_available),
      WITH_CONTEXT(test_available_to_whom),
      WITH_CONTEXT(test_buffer_barriers),
      WITH_CONTEXT(test_ends_of_the_pipe),
      WITH_CONTEXT(test_barrier_order),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("passes", tests, NULL, NULL);
}
