/* test_spirv.c - the kernels' SPIR-V against what the library says of it: capabilities, push blocks, shared memory.
 * SPDX-License-Identifier: MIT */
#include "src/core/core_private.h"
#include "shaders/kernels/sort/push.h"

#include "plans.h"
#include "spirv.h"
#include "unit.h"

#include <stdlib.h>

#define MAX_REFERENCES 16
#define ROUNDS         150 /* random plans of every operation */

/* The module of a pipeline, specialised as it was made. */
static void open_pipeline(Spirv *spirv, const Mock *mock, const MockObject *pipeline)
{
  const MockObject *module = &mock->objects[pipeline->module];

  CHECK(spirvOpen(spirv, module->words, module->size), "not SPIR-V");
  spirvSpecialise(spirv, pipeline->constantCount, pipeline->constantIds, pipeline->constants);
}

/* The mock of the fixture, with all pipelines of its context. */
static const Mock *prepared(void **state)
{
  const Fixture *fixture = (const Fixture *)*state;

  CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(fixture->context, 0), "%s", fixture->messages.text);
  return fixture->mock;
}

/* Calls `check` for every pipeline of the context. */
static void for_pipelines(const Mock *mock, void (*check)(const Mock *mock, const MockObject *pipeline))
{
  uint32_t i, count = 0;

  for (i = 0; i < mock->objectCount; ++i)
    if (mock->objects[i].type == MOCK_PIPELINE)
    {
      check(mock, &mock->objects[i]);
      count++;
    }
  CHECK(count > 0, "no pipelines");
}

/* ---- what the modules ask of a device ---- */

enum
{
  OP_EXTENSION = 10,
  OP_MEMORY_MODEL = 14,
  OP_ENTRY_POINT = 15,
  OP_CAPABILITY = 17,
  OP_TYPE_INT = 21,
  OP_TYPE_FLOAT = 22,
  OP_GROUP_FIRST = 333, /* OpGroupNonUniform... */
  OP_GROUP_LAST = 366,
  CAPABILITY_SHADER = 1,
  CAPABILITY_GROUP = 61, /* GroupNonUniform, and ...Ballot */
  CAPABILITY_BALLOT = 64,
  CAPABILITY_SHUFFLE = 65,
  CAPABILITY_PHYSICAL = 5347,
  MODEL_PHYSICAL_64 = 5348,
  MEMORY_GLSL_450 = 1,
  EXECUTION_COMPUTE = 5
};

/* What a module asks of a device. */
typedef struct Requirements
{
  uint32_t entries, ballots; /* instructions; capabilities */
  VkBool32 mayBallot, mayShuffle;
} Requirements;

static int visit_instruction(void *user, uint32_t opcode, const uint32_t *operands, uint32_t operandCount)
{
  Requirements *found = (Requirements *)user;

  if (opcode == OP_CAPABILITY)
  {
    const VkBool32 isGroup = operands[0] == CAPABILITY_GROUP || operands[0] == CAPABILITY_BALLOT;
    const VkBool32 isShuffle = operands[0] == CAPABILITY_SHUFFLE;
    CHECK(operands[0] == CAPABILITY_SHADER || operands[0] == CAPABILITY_PHYSICAL || (isGroup && found->mayBallot) ||
              (isShuffle && found->mayShuffle),
          "capability %u", operands[0]);
    found->ballots += operands[0] == CAPABILITY_BALLOT;
  }
  if (opcode == OP_EXTENSION)
    CHECK(memcmp(operands, "SPV_KHR_physical_storage_buffer", operandCount * 4) == 0, "extension %.*s",
          (int)operandCount * 4, (const char *)operands);
  if (opcode == OP_MEMORY_MODEL)
    CHECK(operands[0] == MODEL_PHYSICAL_64 && operands[1] == MEMORY_GLSL_450, "memory model %u %u", operands[0],
          operands[1]);
  if (opcode == OP_TYPE_INT || opcode == OP_TYPE_FLOAT)
    CHECK(operands[1] == 32, "a number of %u bits", operands[1]);
  CHECK(opcode < OP_GROUP_FIRST || opcode > OP_GROUP_LAST || found->mayBallot, "a subgroup operation: %u", opcode);
  if (opcode == OP_ENTRY_POINT)
  {
    found->entries++;
    CHECK(operands[0] == EXECUTION_COMPUTE && memcmp(operands + 2, "main", 5) == 0, "the entry point");
  }
  return 1;
}

/* If a kernel needs a feature, all its pipelines must say so; if not, none may. */
static VkBool32 wants(RaysortContext context, const Mock *mock, uint32_t module, uint32_t feature)
{
  uint32_t index, pipeline, with = 0, without = 0;

  for (index = 0; raysort_capabilityAt(index); ++index)
    for (pipeline = 0; pipeline < raysort_capabilityAt(index)->pipelineCount; ++pipeline)
    {
      const raysort_capability *capability = raysort_capabilityAt(index);
      RaysortSpirv kernel;
      raysort_variant variant;
      memset(&variant, 0, sizeof(variant));
      if (!capability->describe(context, pipeline, &variant))
        continue;
      CHECK_RESULT(VK_SUCCESS, raysort_findSpirv(context, variant.identity, &kernel), "a kernel");
      if (kernel.size != mock->objects[module].size ||
          memcmp(kernel.words, mock->objects[module].words, kernel.size) != 0)
        continue;
      with += (variant.features & feature) != 0;
      without += (variant.features & feature) == 0;
    }
  CHECK(with + without > 0 && (with == 0 || without == 0), "module %u: %u pipelines want feature %u, %u do not", module,
        with, feature, without);
  return with > 0;
}

static void test_requirements(void **state)
{
  const Fixture *fixture = (const Fixture *)*state;
  const Mock *mock = prepared(state);
  uint32_t i, modules = 0, ballots = 0;

  for (i = 0; i < mock->objectCount; ++i)
  {
    const MockObject *module = &mock->objects[i];
    Requirements found = {0, 0, VK_FALSE, VK_FALSE};
    Spirv spirv;
    if (module->type != MOCK_MODULE)
      continue;
    modules++;
    CHECK(spirvOpen(&spirv, module->words, module->size), "module %u is not SPIR-V", i);
    CHECK(module->words[1] <= 0x00010500u, "module %u is SPIR-V 0x%x, Vulkan 1.2 takes 1.5", i, module->words[1]);
    found.mayBallot = wants(fixture->context, mock, i, RAYSORT_PRIVATE_FEATURE_BALLOTS);
    found.mayShuffle = wants(fixture->context, mock, i, RAYSORT_PRIVATE_FEATURE_SHUFFLES);
    spirvVisit(&spirv, visit_instruction, &found);
    CHECK(found.entries == 1, "module %u has %u entry points", i, found.entries);
    CHECK(found.ballots == found.mayBallot, "module %u has no ballots, but only devices with them get it", i);
    ballots += found.ballots;
    CHECK(spirvForbiddenAccesses(&spirv) == 0,
          "module %u writes through a readonly reference, or reads through a "
          "writeonly one",
          i);
    spirvClose(&spirv);
  }
  CHECK(modules >= 7, "%u modules: kernels of the scan and of both sorts, at least", modules);
  CHECK(ballots >= 1, "no module with ballots: this test sees nothing");
}

/* ---- push blocks ---- */

static void check_block(const Mock *mock, const MockObject *pipeline)
{
  SpirvReference references[MAX_REFERENCES];
  uint32_t i, count, size, firstPlain;
  Spirv spirv;

  open_pipeline(&spirv, mock, pipeline);
  count = spirvPushBlock(&spirv, references, MAX_REFERENCES, &size, &firstPlain);
  CHECK(count > 0 && size <= RAYSORT_MAX_PUSH, "a push block of %u references, %u bytes", count, size);
  for (i = 0; i < count; ++i)
  {
    CHECK(references[i].offset % 8 == 0 && references[i].offset < firstPlain,
          "a reference at byte %u, behind plain words at %u", references[i].offset, firstPlain);
    CHECK(references[i].isReadable || references[i].isWritable, "the reference at byte %u is for nothing",
          references[i].offset);
  }
  spirvClose(&spirv);
}

static void test_push_blocks(void **state)
{
  for_pipelines(prepared(state), check_block);
}

/* Each declared access is at a reference whose pointee says the same: readonly, writeonly, or neither. */
/* An address in place of that of a buffer that is not given: another access says all the same, except for its place. */
static int is_lent(const RaysortPass *pass, uint32_t number)
{
  uint32_t i;

  for (i = 0; i < number; ++i)
  {
    RaysortAccess lender = pass->accesses[i];
    lender.push = pass->accesses[number].push;
    if (memcmp(&lender, &pass->accesses[number], sizeof(lender)) == 0)
      return 1;
  }
  return 0;
}

static uint32_t unused_references, null_references; /* of all plans: the test sees both kinds */

static void check_pass(const Mock *mock, const Plan *plan, const RaysortPass *pass)
{
  SpirvReference references[MAX_REFERENCES];
  uint32_t i, j, count, size, firstPlain;
  Spirv spirv;

  open_pipeline(&spirv, mock, mockPipeline(mock, pass->pipeline));
  count = spirvPushBlock(&spirv, references, MAX_REFERENCES, &size, &firstPlain);
  for (i = 0; i < count; ++i)
  {
    VkAccessFlags declared = 0;
    const VkAccessFlags due = (VkAccessFlags)((references[i].isReadable ? VK_ACCESS_SHADER_READ_BIT : 0) |
                                              (references[i].isWritable ? VK_ACCESS_SHADER_WRITE_BIT : 0));
    for (j = 0; j < pass->accessCount; ++j)
      if (pass->accesses[j].push == references[i].offset)
      {
        declared = pass->accesses[j].access;
        CHECK(declared == due || is_lent(pass, j), "%s, %s: %s is declared 0x%x, its pointee says 0x%x", plan->name,
              pass->name, raysortGetResourceName(pass->accesses[j].resource), declared, due);
      }
    /* Some drivers run a load of a uniform address though the branch around it is not taken. */
    CHECK(declared != 0 || !references[i].isReadable || !references[i].isUsed,
          "%s, %s: the kernel may read the reference at byte %u, which is null", plan->name, pass->name,
          references[i].offset);
    unused_references += !references[i].isUsed;
    null_references += declared == 0;
    if (declared == 0) /* not wanted here: then it is null */
      CHECK(pass->push[references[i].offset / 4] == 0 && pass->push[references[i].offset / 4 + 1] == 0,
            "%s, %s: the reference at byte %u is set, but not declared", plan->name, pass->name, references[i].offset);
  }
  spirvClose(&spirv);
}

static void test_declared_accesses(void **state)
{
  static const PlanKind kinds[] = {
      PLAN_SCAN,      PLAN_SORT,      PLAN_RADIX,      PLAN_TRACE, PLAN_GATHER,   PLAN_BVH,
      PLAN_SDF_TRACE, PLAN_SDF_RESET, PLAN_SDF_UPDATE, PLAN_COPY,  PLAN_SDF_DEBUG}; /* with our pipelines */
  Fixture *fixture = (Fixture *)*state;
  Random random = {9};
  uint32_t round, i;
  Plan plan;

  for (round = 0; round < COUNT_OF(kinds) * ROUNDS; ++round)
  {
    CHECK(planRandom(&plan, kinds[round % COUNT_OF(kinds)], fixture->context, fixture->mock, &random), "%s", plan.name);
    CHECK_RESULT(VK_SUCCESS, planMake(&plan, fixture->context), "%s: %s", plan.name, fixture->messages.text);
    for (i = 0; i < plan.passCount; ++i)
      check_pass(fixture->mock, &plan, &plan.passes[i]);
    planFree(&plan);
  }
  CHECK(unused_references > 0 && null_references > unused_references, "%u references unused, %u null",
        unused_references, null_references);
}

/* ---- workgroups, shared memory, specialization ---- */

static void check_workgroup(const Mock *mock, const MockObject *pipeline)
{
  uint32_t size[3] = {0, 0, 0};
  uint64_t shared;
  Spirv spirv;

  open_pipeline(&spirv, mock, pipeline);
  CHECK(spirvLocalSize(&spirv, size), "no workgroup size");
  CHECK(size[0] >= 32 && size[0] <= 1024 && size[0] % 32 == 0 && size[1] == 1 && size[2] == 1,
        "workgroups of %u x %u x %u", size[0], size[1], size[2]);
  CHECK(size[0] <= mock->properties.limits.maxComputeWorkGroupInvocations &&
            size[0] <= mock->properties.limits.maxComputeWorkGroupSize[0],
        "workgroups of %u are more than the device allows", size[0]);
  shared = spirvSharedBytes(&spirv);
  CHECK(shared <= mock->properties.limits.maxComputeSharedMemorySize,
        "%lu bytes of shared memory of %u (constants %u %u %u)", (unsigned long)shared,
        mock->properties.limits.maxComputeSharedMemorySize, pipeline->constants[0], pipeline->constants[1],
        pipeline->constants[2]);
  spirvClose(&spirv);
}

/* The words of all kernels: other contexts that get them unpack nothing. */
static uint32_t unpacked(RaysortContext context, RaysortSpirv *shaders, uint32_t most)
{
  uint32_t place, i, count = 0;

  for (place = 0; raysort_capabilityAt(place / RAYSORT_PRIVATE_MAX_FOLDERS); ++place)
  {
    const raysort_folder *folder = raysort_folderAt(place);
    for (i = 0; folder && i < folder->count; ++i)
    {
      CHECK(count < most, "%u kernels: too many for this test", count);
      CHECK_RESULT(VK_SUCCESS, raysort_findSpirv(context, folder->kernels[i].identity, &shaders[count++]), "words");
    }
  }
  return count;
}

static void test_workgroups(void **state)
{
  static const uint32_t bytes[] = {16384, 24575, 24576, 32768, 40959, 40960, 65536};
  static const uint32_t threads[] = {128, 255, 256, 511, 512, 1024};
  const Fixture *fixture = (const Fixture *)*state;
  RaysortSpirv shaders[256];
  const uint32_t shaderCount = unpacked(fixture->context, shaders, COUNT_OF(shaders));
  uint32_t i;

  for (i = 0; i < 2 * COUNT_OF(bytes) * COUNT_OF(threads); ++i)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context = NULL;
    info.shaders = shaders;
    info.shaderCount = shaderCount;
    mock->properties.vendorID = i % 2 ? MOCK_NVIDIA : 0; /* long segments, short ones */
    mock->properties.limits.maxComputeSharedMemorySize = bytes[i / 2 % COUNT_OF(bytes)];
    mock->properties.limits.maxComputeWorkGroupInvocations = threads[i / 2 / COUNT_OF(bytes)];
    mock->properties.limits.maxComputeWorkGroupSize[0] = threads[i / 2 / COUNT_OF(bytes)];
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "%u bytes of shared memory",
                 bytes[i / 2 % COUNT_OF(bytes)]);
    CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, 0), "prepare");
    for_pipelines(mock, check_workgroup);
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* The reader itself: shared memory of the scatter kernel is as large as its comment says, not 0. */
static uint64_t largest_shared;

static void note_shared(const Mock *mock, const MockObject *pipeline)
{
  Spirv spirv;

  open_pipeline(&spirv, mock, pipeline);
  if (spirvSharedBytes(&spirv) > largest_shared)
    largest_shared = spirvSharedBytes(&spirv);
  spirvClose(&spirv);
}

static void test_shared_memory_is_seen(void **state)
{
  largest_shared = 0;
  for_pipelines(prepared(state), note_shared);
  CHECK(largest_shared > 16384, "%lu bytes of shared memory at most", (unsigned long)largest_shared);
}

static void check_constants(const Mock *mock, const MockObject *pipeline)
{
  uint32_t ids[SPIRV_MAX_CONSTANTS], i, j, count;
  Spirv spirv;

  open_pipeline(&spirv, mock, pipeline);
  count = spirvSpecIds(&spirv, ids, SPIRV_MAX_CONSTANTS);
  for (i = 0; i < count; ++i)
  {
    for (j = 0; j < pipeline->constantCount && pipeline->constantIds[j] != ids[i]; ++j)
      ;
    CHECK(j < pipeline->constantCount || ids[i] == 15, "specialization constant %u has no value",
          ids[i]); /* 15: name */
  }
  spirvClose(&spirv);
}

static void test_constants(void **state)
{
  for_pipelines(prepared(state), check_constants);
}

/* ---- references in local arrays ---- */

#define OP_TYPE_ARRAY    28u
#define OP_TYPE_STRUCT   30u
#define OP_TYPE_POINTER  32u
#define CLASS_PRIVATE    6u
#define CLASS_FUNCTION   7u
#define CLASS_PHYSICAL   5349u
#define HOLDS_REFERENCE  1u
#define HOLDS_REFERENCES 2u /* in an array */

typedef struct LocalArrays
{
  uint8_t *holds; /* of a type's id */
  uint32_t count; /* of local variables that hold an array of references */
} LocalArrays;

/* Types come before the types that are made of them, except where a pointer is declared forward. */
static int visit_type(void *user, uint32_t opcode, const uint32_t *operands, uint32_t operandCount)
{
  LocalArrays *arrays = (LocalArrays *)user;
  uint32_t i;

  if (opcode == OP_TYPE_POINTER && operands[1] == CLASS_PHYSICAL)
    arrays->holds[operands[0]] = HOLDS_REFERENCE;
  else if (opcode == OP_TYPE_POINTER && (operands[1] == CLASS_FUNCTION || operands[1] == CLASS_PRIVATE))
    arrays->count += (arrays->holds[operands[2]] & HOLDS_REFERENCES) != 0;
  else if (opcode == OP_TYPE_ARRAY && arrays->holds[operands[1]] != 0)
    arrays->holds[operands[0]] = HOLDS_REFERENCE | HOLDS_REFERENCES;
  else if (opcode == OP_TYPE_STRUCT)
    for (i = 1; i < operandCount; ++i)
      arrays->holds[operands[0]] |= arrays->holds[operands[i]];
  return 1;
}

static uint32_t local_arrays(const Spirv *spirv)
{
  LocalArrays arrays = {NULL, 0};

  arrays.holds = (uint8_t *)calloc(spirv->bound, 1);
  assert_non_null(arrays.holds);
  spirvVisit(spirv, visit_type, &arrays);
  free(arrays.holds);
  return arrays.count;
}

static void check_local_arrays(const Mock *mock, const MockObject *pipeline)
{
  Spirv spirv;
  uint32_t count;

  open_pipeline(&spirv, mock, pipeline);
  count = local_arrays(&spirv);
  spirvClose(&spirv);
  CHECK(count == 0, "%u local arrays of references: SwiftShader loses their upper words, so take uvec2", count);
}

static void test_local_arrays(void **state)
{
  /* float, a reference to it, an array of 4 references (its length is not read), a struct of it, a local's type */
  static const uint32_t words[] = {0x07230203u, 0x00010500u, 0,     8,           0,           0x00030016u, 1u, 32u,
                                   0x00040020u, 2u,          5349u, 1u,          0x0004001cu, 3u,          2u, 4u,
                                   0x0003001eu, 5u,          3u,    0x00040020u, 6u,          7u,          5u};
  Spirv spirv;

  assert_true(spirvOpen(&spirv, words, sizeof(words)));
  assert_int_equal(local_arrays(&spirv), 1);
  spirvClose(&spirv);
  for_pipelines(prepared(state), check_local_arrays);
}

/* ---- loops that software devices keep ---- */

#define OP_LOOP_MERGE    246u
#define LOOP_UNROLL      1u
#define LOOP_DONT_UNROLL 2u

typedef struct LoopHints
{
  uint32_t unrolled, kept;
} LoopHints;

static int visit_loop(void *user, uint32_t opcode, const uint32_t *operands, uint32_t operandCount)
{
  LoopHints *hints = (LoopHints *)user;

  hints->unrolled += opcode == OP_LOOP_MERGE && operandCount > 2 && operands[2] == LOOP_UNROLL;
  hints->kept += opcode == OP_LOOP_MERGE && operandCount > 2 && operands[2] == LOOP_DONT_UNROLL;
  return 1;
}

static LoopHints loop_hints(const uint32_t *words, size_t size)
{
  LoopHints hints = {0, 0};
  Spirv spirv;

  CHECK(spirvOpen(&spirv, words, size), "the kernel is not SPIR-V");
  spirvVisit(&spirv, visit_loop, &hints);
  spirvClose(&spirv);
  return hints;
}

/* A software device gets the scatter with all its loops, otherwise word for word; other devices get it as it is. */
static void test_kept_loops(void **state)
{
  const Fixture *fixture = (const Fixture *)*state;
  RaysortSpirv scatter;
  LoopHints due;
  uint32_t isCpu;

  CHECK_RESULT(VK_SUCCESS, raysort_findSpirv(fixture->context, RAYSORT_IDENTITY_SORT_SCATTER, &scatter), "the scatter");
  due = loop_hints(scatter.words, scatter.size);
  CHECK(due.unrolled > 10 && due.kept == 0, "%u loops of the scatter ask to be unrolled, %u not", due.unrolled,
        due.kept);
  for (isCpu = 0; isCpu < 2; ++isCpu)
  {
    Mock *mock = mockCreate();
    RaysortContextInfo info = mockContextInfo(mock);
    RaysortContext context;
    uint32_t i, k, scatters = 0;

    mock->properties.deviceType = isCpu ? VK_PHYSICAL_DEVICE_TYPE_CPU : VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU;
    CHECK_RESULT(VK_SUCCESS, raysortCreateContext(&info, &context), "device type %u", isCpu);
    context->features &= ~RAYSORT_PRIVATE_FEATURE_SERIAL; /* a software device that tests the kernels of the others */
    CHECK_RESULT(VK_SUCCESS, raysortPreparePipelines(context, RAYSORT_CAPABILITY_SORT_BIT), "prepare");
    for (i = 0; i < mock->objectCount; ++i)
    {
      const MockObject *module = &mock->objects[i];
      uint32_t changed = 0;
      LoopHints found;
      if (module->type != MOCK_MODULE || module->size != scatter.size)
        continue;
      found = loop_hints(module->words, module->size);
      for (k = 0; k < module->size / 4; ++k)
        changed += module->words[k] != scatter.words[k];
      CHECK(found.kept == (isCpu ? due.unrolled : 0) && found.unrolled == (isCpu ? 0 : due.unrolled) &&
                changed == found.kept,
            "device type %u: %u loops unrolled, %u kept, %u words changed", isCpu, found.unrolled, found.kept, changed);
      scatters++;
    }
    CHECK(scatters >= 1, "no module of the scatter");
    raysortDestroyContext(context);
    CHECK_CLEAN(mock);
    mockDestroy(mock);
  }
}

/* ---- the reader survives bad words ---- */

static void test_reader(void **state)
{
  static const uint32_t words[] = {0x07230203u, 0x00010500u, 0, 8, 0, 0x00020011u, 1u};
  Spirv spirv;

  (void)state;
  assert_true(spirvOpen(&spirv, words, sizeof(words)));
  spirvClose(&spirv);
  assert_false(spirvOpen(&spirv, words, sizeof(words) - 4)); /* cut off */
  assert_false(spirvOpen(&spirv, words, sizeof(words) - 2));
  assert_false(spirvOpen(&spirv, words, 8));
  assert_false(spirvOpen(&spirv, words + 1, sizeof(words) - 4)); /* no magic number */
}

/* cmocka only prints that the teardown of a group failed. */
static int tear_down(void **state)
{
  if (fixtureTearDown(state) != 0)
    exit(1);
  return 0;
}

/* One context for all: unpacking its kernels takes most of the time. */
int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_reader),       cmocka_unit_test(test_requirements),
      cmocka_unit_test(test_push_blocks),  cmocka_unit_test(test_declared_accesses),
      cmocka_unit_test(test_workgroups),   cmocka_unit_test(test_shared_memory_is_seen),
      cmocka_unit_test(test_constants),    cmocka_unit_test(test_kept_loops),
      cmocka_unit_test(test_local_arrays),
  };

  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("spirv", tests, fixtureSetUp, tear_down);
}
