/* test_gpu_reorder.c - programs of stages in waves: every byte of the state, every place in the sorted order and every
 * function's count is what the interpreter in reorder_reference.c says.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include "reorder_reference.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define HIT_RECORDS     5u /* the program makes records 0 to 6, and the unused one */
#define MISS_RECORDS    2u
#define FUNCTIONS       5u
#define MAX_KINDS       8u
#define LOG_WAVES       8u
#define INSTANCES       4u

typedef struct ReorderCase
{
  uint32_t launch[3], waves, hintBits, workgroupSize, maxGroupsX;
  uint32_t firstGroupSize;                        /* of stage 0; 0: as of the others */
  uint32_t isWide;                                /* program_wide in place of program_plain */
  uint32_t split;                                 /* stages with a pipeline a function, a bit each */
  uint32_t nullKinds;                             /* of these: functions whose pipeline is null, a bit each */
  uint32_t isMissShifted;                         /* those of misses are compiled with another function's number */
  uint32_t liveSize, attributeWords, objectCount; /* of the plan, where they are not the shader's; 0: they are */
  uint32_t hasTable;                              /* functionOfRecord: functionTables[hasTable - 1] */
  uint32_t instances;                             /* of INSTANCES */
  uint32_t hasCount, count;
  uint32_t resumed; /* waves of a second plan, by RAYSORT_REORDER_RESUME_BIT */
  uint32_t group;
  uint32_t isAlone;      /* each pass by itself, poisoned twice */
  uint32_t hasSubgroups; /* RAYSORT_SUBGROUPS */
  uint32_t inPlace;      /* with hasSubgroups: RAYSORT_IN_PLACE, half of a subgroup */
  uint32_t isForward;    /* RAYSORT_FORWARD */
} ReorderCase;

typedef struct Placed
{
  RaysortReorderInfo info;
  RaysortReorderLayout layout;
  RaysortStage stages[PROGRAM_STAGES];
  VkPipeline pipelines[PROGRAM_STAGES][MAX_KINDS];
  RaysortBuffer log, counters, seeds;
  uint32_t kinds;
} Placed;

static Arena arena; /* grows with the cases, freed at the end */

static const uint32_t functionTables[2][HIT_RECORDS + MISS_RECORDS] = {
    {4, 1, 1, 77 /* there is none */, 2, 0, 1},
    {4, FUNCTIONS /* the first past them: threads without a function have it as their kind */, 1, 2, 2, FUNCTIONS, 1},
};

static void describe(const ReorderCase *its, char *text, size_t size)
{
  snprintf(text, size,
           "reorder: %" PRIu32 "x%" PRIu32 "x%" PRIu32 ", waves %" PRIu32 " + %" PRIu32 ", hints %" PRIu32
           ", groups %" PRIu32 " %" PRIu32 ", wide %" PRIu32 ", split %" PRIx32 ", table %" PRIu32 ", count %" PRIu32
           " %" PRIu32 ", group %" PRIu32 ", subgroups %" PRIu32 ", in place %" PRIu32 ", forward %" PRIu32,
           its->launch[0], its->launch[1], its->launch[2], its->waves, its->resumed, its->hintBits, its->workgroupSize,
           its->maxGroupsX, its->isWide, its->split, its->hasTable, its->hasCount, its->count, its->group,
           its->hasSubgroups, its->inPlace, its->isForward);
}

/* The program makes hits of instances 0 to 4, and of any number. */
static const RaysortHitInstance instanceTable[INSTANCES] = {
    {.customIndex = 11, .recordOffset = 0},
    {.customIndex = 0xffffff, .recordOffset = 1},
    {.customIndex = 33, .recordOffset = 2},
    {.customIndex = 44, .recordOffset = 3},
};

/* ---- pipelines ---- */

/* Function of a kind, as RAYSORT_FUNCTION: hits first, then misses; with a table a function is its number. */
static uint32_t functionOf(const ReorderCase *its, uint32_t kind, uint32_t kindCount)
{
  if (kind == kindCount - 1)
    return 0xffffffffu;
  return its->hasTable || kind < HIT_RECORDS || its->isMissShifted ? kind : kind - HIT_RECORDS;
}

/* The software device takes a second for each: they are kept from case to case. */
typedef struct Made
{
  char file[96];
  uint32_t constants[4];
  VkPipeline pipeline;
} Made;

static Made made[64];
static uint32_t madeCount;
static VkPipelineLayout pipelineLayout;

static VkPipeline makePipeline(Gpu *gpu, const char *file, const uint32_t *constants)
{
  for (uint32_t i = 0; i < madeCount; ++i)
    if (!strcmp(made[i].file, file) && !memcmp(made[i].constants, constants, sizeof(made[i].constants)))
      return made[i].pipeline;
  assert_true(madeCount < COUNT_OF(made));
  snprintf(made[madeCount].file, sizeof(made[madeCount].file), "%s", file);
  memcpy(made[madeCount].constants, constants, sizeof(made[madeCount].constants));
  made[madeCount].pipeline = gpuPipeline(gpu, pipelineLayout, file, constants, 4);
  return made[madeCount++].pipeline;
}

/* RAYSORT_IN_PLACE: so many that of a subgroup's threads at random some go on in place. */
static uint32_t fewKeys(const Gpu *gpu, const ReorderCase *its)
{
  return its->inPlace ? gpu->subgroupSize / 2 : 0;
}

/* kernelSize: threads of the kernels' workgroups, if they are not those of the plan; 0: they are. */
static void makeStages(Gpu *gpu, uint32_t kernelSize, const ReorderCase *its, Placed *placed)
{
  placed->kinds = (its->hasTable ? FUNCTIONS : HIT_RECORDS + MISS_RECORDS) + 1;
  if (!pipelineLayout)
    pipelineLayout = gpuPipelineLayout(gpu);
  for (uint32_t stage = 0; stage < PROGRAM_STAGES; ++stage)
  {
    const uint32_t isSplit = its->split >> stage & 1;
    const uint32_t workgroupSize = stage == 0 && its->firstGroupSize ? its->firstGroupSize : its->workgroupSize;
    char file[96];
    snprintf(file, sizeof(file), "build/shaders/tests/reorder/program_%s.spv",
             its->isWide         ? (isSplit             ? "wide_split"
                                    : its->hasSubgroups ? "wide_subgroups"
                                                        : "wide")
             : isSplit           ? "split"
             : its->hasSubgroups ? (its->isForward ? "forward_subgroups" : "subgroups")
             : its->isForward    ? "forward"
                                 : "plain");
    placed->stages[stage].layout = pipelineLayout;
    placed->stages[stage].workgroupSize = workgroupSize;
    for (uint32_t kind = 0; kind < (isSplit ? placed->kinds : 1); ++kind)
    {
      const uint32_t constants[4] = {kernelSize ? kernelSize : workgroupSize, stage,
                                     isSplit ? functionOf(its, kind, placed->kinds) : 0,
                                     isSplit ? 0 : fewKeys(gpu, its)};
      placed->pipelines[stage][kind] =
          isSplit && its->nullKinds >> kind & 1 ? VK_NULL_HANDLE : makePipeline(gpu, file, constants);
    }
    if (isSplit)
      placed->stages[stage].pipelines = placed->pipelines[stage];
    else
      placed->stages[stage].uberPipeline = placed->pipelines[stage][0];
  }
}

/* ---- a case in the arena ---- */

static uint32_t threadsOf(const RaysortReorderInfo *info)
{
  return info->launch[0] * info->launch[1] * info->launch[2];
}

static void fillInfo(const ReorderCase *its, Placed *placed)
{
  RaysortReorderInfo *info = &placed->info;
  memcpy(info->launch, its->launch, sizeof(info->launch));
  info->stageCount = PROGRAM_STAGES;
  info->waveCount = its->waves;
  info->stages = placed->stages;
  info->hitRecordCount = HIT_RECORDS;
  info->missRecordCount = MISS_RECORDS;
  info->functionCount = its->hasTable ? FUNCTIONS : 0;
  info->hintBits = its->hintBits;
  info->liveSize = its->isWide ? RAYSORT_REORDER_MAX_LIVE : 64; /* a plain thread: with its object 128 bytes */
  info->objectCount = its->isWide ? 2 : 0;
  info->attributeWords = its->isWide ? 8 : 2;
  info->liveSize = its->liveSize ? its->liveSize : info->liveSize;
  info->objectCount = its->objectCount ? its->objectCount : info->objectCount;
  info->attributeWords = its->attributeWords ? its->attributeWords : info->attributeWords;
  info->recordStride = PROGRAM_RECORD_STRIDE;
  info->recordHandleSize = PROGRAM_HANDLE_SIZE;
  info->maxGroupsX = its->maxGroupsX;
  info->concurrency = its->group;
  if (its->hasTable)
    info->functionOfRecord.size = sizeof(functionTables[0]); /* the layout asks whether it is given */
}

static void place(TestDevice *device, uint32_t kernelSize, uint32_t poison, const ReorderCase *its, Placed *placed)
{
  RaysortReorderInfo *info = &placed->info;
  RaysortBuffer records;
  memset(placed, 0, sizeof(*placed));
  makeStages(&device->gpu, kernelSize, its, placed);
  fillInfo(its, placed);
  assert_int_equal(raysortGetReorderLayout(device->context, info, &placed->layout), VK_SUCCESS);
  const uint32_t threads = threadsOf(info), logWords = LOG_WAVES * threads;
  arenaBegin(&arena, device,
             arenaCapacity(placed->layout.stateSize + placed->layout.scratchSize + (logWords + threads) * 4 + 4096, 20),
             poison);
  info->state = arenaTake(&arena, "state", placed->layout.stateSize, placed->layout.alignment);
  info->scratch = arenaTake(&arena, "scratch", placed->layout.scratchSize, placed->layout.alignment);
  arenaIgnore(&arena, info->scratch, placed->layout.scratchSize);
  if (its->hasTable)
    info->functionOfRecord =
        arenaTakeWords(&arena, "functions", functionTables[its->hasTable - 1], HIT_RECORDS + MISS_RECORDS);
  if (its->hasCount)
    info->count = arenaTakeWords(&arena, "count", &its->count, 1);
  records = arenaTake(&arena, "records", (HIT_RECORDS + MISS_RECORDS) * PROGRAM_RECORD_STRIDE, 16);
  info->hitRecords = records;
  info->hitRecords.size = HIT_RECORDS * PROGRAM_RECORD_STRIDE;
  info->missRecords = records;
  info->missRecords.offset += info->hitRecords.size;
  info->missRecords.size = MISS_RECORDS * PROGRAM_RECORD_STRIDE;
  if (its->instances)
  {
    info->instances = arenaTake(&arena, "instances", its->instances * sizeof(RaysortHitInstance), 16);
    memcpy(arenaImage(&arena, info->instances), instanceTable, its->instances * sizeof(RaysortHitInstance));
  }
  placed->log = arenaTake(&arena, "log", logWords ? logWords * 4 : 4, 16);
  placed->counters = arenaTake(&arena, "counters", PROGRAM_COUNTERS * 4, 16);
  placed->seeds = arenaTake(&arena, "seeds", threads ? threads * 4 : 4, 16);
  for (uint32_t i = 0; i < threads; ++i)
    ((uint32_t *)arenaImage(&arena, placed->seeds))[i] = i * 2654435761u + its->waves;
}

/* What stages push after RaysortReorderPush, and touch besides. */
typedef struct ProgramPush
{
  VkDeviceAddress log, counters, seeds, records;
  uint32_t launch[3], logWaves;
} ProgramPush;

static void append(TestDevice *device, RaysortPass *pass, RaysortBuffer buffer, VkAccessFlags access)
{
  assert_int_equal(raysortAppendAccess(device->context, pass, RAYSORT_RESOURCE_CALLER, &buffer, access), VK_SUCCESS);
  pass->accesses[pass->accessCount - 1].address = arena.memory.address + buffer.offset;
}

static RaysortPass *planProgram(TestDevice *device, const Placed *placed, uint32_t *count)
{
  RaysortReorderLayout layout;
  ProgramPush push;
  memset(&push, 0, sizeof(push));
  push.log = arena.memory.address + placed->log.offset;
  push.counters = arena.memory.address + placed->counters.offset;
  push.seeds = arena.memory.address + placed->seeds.offset;
  memcpy(push.launch, placed->info.launch, sizeof(push.launch));
  push.logWaves = LOG_WAVES;
  assert_int_equal(raysortGetReorderLayout(device->context, &placed->info, &layout), VK_SUCCESS);
  RaysortPass *passes = (RaysortPass *)allocate((layout.passCount + 1) * sizeof(*passes));
  *count = layout.passCount;
  assert_int_equal(raysortPlanReorder(device->context, &placed->info, count, passes), VK_SUCCESS);
  assert_int_equal(*count, layout.passCount);
  for (uint32_t i = 0; i < *count; ++i)
    if (!strcmp(passes[i].name, "reorder stage") || !strcmp(passes[i].name, "reorder function"))
    {
      assert_int_equal(raysortAppendPush(device->context, &passes[i], &push, sizeof(push)), VK_SUCCESS);
      RaysortBuffer records = placed->info.hitRecords;
      records.size += placed->info.missRecords.size;
      --passes[i].accessCount; /* the geometry: here given in bytes */
      assert_int_equal(passes[i].accesses[passes[i].accessCount].resource, RAYSORT_RESOURCE_GEOMETRY);
      append(device, &passes[i], records, VK_ACCESS_SHADER_READ_BIT);
      if (placed->info.instances.size)
        append(device, &passes[i], placed->info.instances, VK_ACCESS_SHADER_READ_BIT);
      append(device, &passes[i], placed->log, VK_ACCESS_SHADER_WRITE_BIT);
      append(device, &passes[i], placed->counters, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
      append(device, &passes[i], placed->seeds, VK_ACCESS_SHADER_READ_BIT);
    }
  return passes;
}

static void expect(const TestDevice *device, const ReorderCase *its, const Placed *placed)
{
  const uint32_t threads = threadsOf(&placed->info);
  ProgramResult result;
  Program program;
  memset(&program, 0, sizeof(program));
  program.info = &placed->info;
  program.objects = its->isWide ? 2 : 1;
  program.words = its->isWide ? 8 : 2;
  program.more = its->isWide ? 14 : 2;
  program.isForward = its->isForward;
  program.isSplit = its->split;
  program.nullKinds = its->nullKinds;
  program.isMissShifted = its->isMissShifted;
  program.count = its->hasCount && its->count < threads ? its->count : threads;
  if (placed->info.flags & RAYSORT_REORDER_RESUME_BIT) /* only of the first plan */
    program.count = threads;
  program.seeds = (const uint32_t *)arenaImage(&arena, placed->seeds);
  program.functions = its->hasTable ? functionTables[its->hasTable - 1] : NULL;
  program.records = (const uint8_t *)arenaImage(&arena, placed->info.hitRecords);
  program.instances = instanceTable;
  program.instanceCount = its->instances;
  program.logWaves = LOG_WAVES;
  program.inPlace = fewKeys(&device->gpu, its);
  program.subgroup = its->inPlace ? device->gpu.subgroupSize : 1;
  result.state = (uint8_t *)arenaImage(&arena, placed->info.state);
  result.log = (uint32_t *)arenaImage(&arena, placed->log);
  result.counters = (uint32_t *)arenaImage(&arena, placed->counters);
  programRun(&program, &placed->layout, &result);
}

/* Two lists, joined. */
static RaysortPass *join(RaysortPass *passes, uint32_t *count, RaysortPass *more, uint32_t moreCount)
{
  RaysortPass *joined = (RaysortPass *)allocate((*count + moreCount + 1) * sizeof(*joined));
  memcpy(joined, passes, *count * sizeof(*passes));
  memcpy(joined + *count, more, moreCount * sizeof(*more));
  *count += moreCount;
  free(passes);
  free(more);
  return joined;
}

static void runOnce(TestDevice *device, const ReorderCase *its, uint32_t poison)
{
  Placed placed;
  uint32_t count, moreCount;
  char what[256];
  describe(its, what, sizeof(what));
  place(device, 0, poison, its, &placed);
  RaysortPass *passes = planProgram(device, &placed, &count);
  if (its->resumed)
  {
    placed.info.flags = RAYSORT_REORDER_RESUME_BIT;
    placed.info.waveCount = its->resumed;
    RaysortPass *more = planProgram(device, &placed, &moreCount);
    passes = join(passes, &count, more, moreCount);
    placed.info.flags = 0;
    placed.info.waveCount = its->waves;
  }
  if (its->isAlone)
    arenaRunPassesAlone(&arena, device->context, passes, count, placed.info.scratch, what);
  else
    arenaRunPasses(&arena, device->context, passes, count);
  if (threadsOf(&placed.info))
    expect(device, its, &placed);
  if (its->resumed)
  {
    placed.info.flags = RAYSORT_REORDER_RESUME_BIT;
    placed.info.waveCount = its->resumed;
    expect(device, its, &placed);
  }
  arenaCompare(&arena, what);
  assertQuiet(device, what);
  free(passes);
}

/* A software device takes seconds to compile a kernel, and more for one that moves threads by subgroups, or leaves them
 * in place. So level 1 has such kernels for small states, for stages that may go back, and for one size of workgroups.
 * A wide state has only the pipelines of functions 0 and 1. Of the two wrong functions of misses one is enough. */
static void spareKernels(ReorderCase *its)
{
  if (its->isWide || its->firstGroupSize || its->isForward)
    its->hasSubgroups = its->inPlace = 0;
  if (its->split)
    its->nullKinds |= its->isWide ? 0x1c : its->isMissShifted ? 0x40 : 0;
}

/* Level 1 has the smallest and the largest size of stage 0. Level 0 is for another width: it has only those kernels
 * whose subgroups leave some threads in place and move the others. All operations of subgroups are in these. */
static void runCases(TestDevice *device, const ReorderCase *cases, uint32_t count)
{
  for (uint32_t i = 0; i < count; ++i)
  {
    ReorderCase its = cases[i];
    if (testLevel() < 2)
      spareKernels(&its);
    if ((testLevel() < 2 && its.firstGroupSize % 1024 >= 128) || (testLevel() < 1 && (!its.inPlace || its.split)))
      continue;
    runOnce(device, &its, i % ARENA_POISONS);
  }
}

static void testControlFlow(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {700, 3, 1}, .waves = 6, .hintBits = 3, .workgroupSize = 64, .instances = INSTANCES},
      {.launch = {65, 1, 1}, .waves = 64, .hintBits = 0, .workgroupSize = 64},
      {.launch = {9, 7, 31}, .waves = 5, .hintBits = 5, .workgroupSize = 64, .maxGroupsX = 3},
      {.launch = {400, 1, 1}, .waves = 6, .hintBits = 2, .workgroupSize = 64, .isWide = 1, .instances = 2},
      {.launch = {3000, 1, 1}, .waves = 3, .hintBits = 11, .workgroupSize = 64, .hasTable = 1},
      {.launch = {1, 1, 1}, .waves = 9, .hintBits = 3, .workgroupSize = 64},
      {.launch = {63, 1, 1}, .waves = 1, .workgroupSize = 64},
      {.launch = {64, 1, 1}, .waves = 2, .workgroupSize = 64},
      {.launch = {0, 1, 1}, .waves = 2, .workgroupSize = 64},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* A pipeline a function, in several stages and in one; functions that many records share. */
static void testFunctions(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {900, 1, 1}, .waves = 5, .hintBits = 2, .workgroupSize = 64, .split = 1},
      {.launch = {400, 2, 1}, .waves = 5, .hintBits = 1, .workgroupSize = 64, .split = 1, .hasTable = 1, .group = 9},
      {.launch = {400, 1, 1}, .waves = 4, .workgroupSize = 64, .maxGroupsX = 2, .isWide = 1, .split = 2},
      {.launch = {900, 1, 1}, .waves = 4, .hintBits = 2, .workgroupSize = 64, .hasTable = 2},
      {.launch = {400, 1, 1}, .waves = 4, .workgroupSize = 64, .split = 1, .hasTable = 2},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* RAYSORT_FUNCTION is the number that MISSES has: a pipeline with hitRecordCount + m at the place of miss m is one of
 * another function, and each execute in it is counted. */
static void testFunctionsOfMisses(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {900, 1, 1}, .waves = 5, .hintBits = 1, .workgroupSize = 64, .split = 1, .isMissShifted = 1},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Threads of a function without a pipeline are over, as if their stage had returned RAYSORT_DONE; a later plan does not
 * bring them back. */
static void testNullPipelines(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {900, 1, 1}, .waves = 5, .hintBits = 1, .workgroupSize = 64, .split = 1, .nullKinds = 0x4a},
      {.launch = {900, 1, 1}, .waves = 2, .workgroupSize = 64, .split = 1, .nullKinds = 0x4a, .resumed = 3},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* A plan may have room for a larger live state than the shader's. */
static void testRoomForLive(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {300, 3, 1}, .waves = 4, .hintBits = 2, .workgroupSize = 64, .liveSize = 80},
      {.launch = {300, 3, 1}, .waves = 4, .hintBits = 2, .workgroupSize = 64, .liveSize = 192, .hasSubgroups = 1},
      {.launch = {300, 3, 1},
       .waves = 4,
       .hintBits = 2,
       .workgroupSize = 64,
       .liveSize = 48 + 64 + 64,
       .attributeWords = 3},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Runs a case whose kernels are not those that were planned: each thread is counted and over, and nothing else is
 * written. kernelSize: threads of the kernels' workgroups. */
static void runUnfit(TestDevice *device, const ReorderCase *its, uint32_t kernelSize, uint32_t poison)
{
  RaysortReorderCounters counters = {0};
  Placed placed;
  uint32_t count;
  char what[256];
  describe(its, what, sizeof(what));
  place(device, kernelSize, poison, its, &placed);
  RaysortPass *passes = planProgram(device, &placed, &count);
  arenaRunPasses(&arena, device->context, passes, count);
  uint8_t *memory = (uint8_t *)arenaImage(&arena, placed.info.state);
  counters.count = threadsOf(&placed.info);
  for (uint32_t i = 0; i < counters.count; ++i)
    if (i % its->workgroupSize < kernelSize)
    {
      memcpy(memory + placed.layout.keysOffset + 4 * i, &placed.layout.keyCount, 4);
      ++counters.strayKernels;
    }
  memcpy(memory, &counters, sizeof(counters));
  arenaCompare(&arena, what);
  assertQuiet(device, what);
  free(passes);
}

/* Sizes of the plan that are not the shader's: too little live state, whether the shader knows its own from a table or
 * from RAYSORT_LIVE_WORDS; objects that are smaller, larger, fewer, more; larger workgroups. */
static void testUnfitKernels(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {300, 3, 1}, .waves = 3, .workgroupSize = 64, .liveSize = 48},
      {.launch = {300, 3, 1}, .waves = 3, .workgroupSize = 64, .liveSize = 16, .hintBits = 2},
      {.launch = {300, 3, 1}, .waves = 3, .workgroupSize = 64, .liveSize = 48, .hasSubgroups = 1},
      {.launch = {300, 3, 1}, .waves = 3, .workgroupSize = 64, .attributeWords = 4},
      {.launch = {300, 3, 1}, .waves = 3, .workgroupSize = 64, .objectCount = 2},
      {.launch = {300, 1, 1}, .waves = 3, .workgroupSize = 64, .isWide = 1, .attributeWords = 3},
      {.launch = {300, 1, 1}, .waves = 3, .workgroupSize = 64, .isWide = 1, .objectCount = 1},
      {.launch = {300, 1, 1}, .waves = 3, .workgroupSize = 64, .isWide = 1, .liveSize = 224},
      {.launch = {300, 1, 1}, .waves = 3, .workgroupSize = 128},
  };
  for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
    runUnfit((TestDevice *)*state, &cases[i], 64, i % ARENA_POISONS);
}

/* Moved by blocks of threads; and in place where a subgroup has few keys: some of a wave's threads go on, others are
 * moved. */
static void testSubgroupsAndInPlace(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {700, 3, 1},
       .waves = 6,
       .hintBits = 3,
       .workgroupSize = 64,
       .instances = INSTANCES,
       .hasSubgroups = 1},
      {.launch = {65, 1, 1}, .waves = 9, .hintBits = 3, .workgroupSize = 64, .hasSubgroups = 1},
      {.launch = {700, 3, 1}, .waves = 6, .hintBits = 0, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {999, 1, 1},
       .waves = 12,
       .hintBits = 1,
       .workgroupSize = 64,
       .hasTable = 1,
       .hasSubgroups = 1,
       .inPlace = 1},
      {.launch = {700, 1, 1}, .waves = 7, .workgroupSize = 64, .split = 1, .hasSubgroups = 1, .inPlace = 1, .group = 7},
      {.launch = {401, 1, 1},
       .waves = 5,
       .workgroupSize = 64,
       .isWide = 1,
       .instances = 2,
       .hasSubgroups = 1,
       .inPlace = 1},
      {.launch = {700, 1, 1},
       .waves = 4,
       .workgroupSize = 64,
       .hasCount = 1,
       .count = 333,
       .hasSubgroups = 1,
       .inPlace = 1},
      {.launch = {700, 1, 1}, .waves = 3, .workgroupSize = 64, .resumed = 4, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {63, 1, 1}, .waves = 1, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {37, 14, 2}, .waves = 3, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {50, 19, 1}, .waves = 3, .workgroupSize = 64, .firstGroupSize = 256, .hasSubgroups = 1},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Stages that go on only to later ones; this program's return others too, which are strays. */
static void testForward(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {700, 3, 1}, .waves = 4, .hintBits = 3, .workgroupSize = 64, .isForward = 1},
      {.launch = {700, 1, 1}, .waves = 1, .workgroupSize = 64, .resumed = 3, .isForward = 1},
      {.launch = {700, 1, 1}, .waves = 3, .workgroupSize = 64, .hasCount = 1, .count = 333, .isForward = 1},
      {.launch = {700, 3, 1}, .waves = 3, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1, .isForward = 1},
      {.launch = {64, 16, 1}, .waves = 2, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1, .isForward = 1},
      {.launch = {63, 1, 1}, .waves = 1, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1, .isForward = 1},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Workgroups of the first wave as tiles: whole ones, and up to an eighth past the edge; those of 256 and 1024 in
 * squares of 8 by 8. Then what goes row by row: one row or column too many, a launch cut short, a grid too wide. */
static void testTiles(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {70, 31, 1}, .waves = 2, .workgroupSize = 64, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {64, 16, 1}, .waves = 2, .hintBits = 2, .workgroupSize = 64, .hasSubgroups = 1},
      {.launch = {39, 8, 2}, .waves = 3, .workgroupSize = 64},
      {.launch = {31, 5, 3}, .waves = 3, .workgroupSize = 64, .firstGroupSize = 128, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {47, 46, 1}, .waves = 2, .workgroupSize = 64, .firstGroupSize = 256, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {64, 31, 1}, .waves = 2, .workgroupSize = 64, .firstGroupSize = 512, .hasSubgroups = 1},
      {.launch = {63, 61, 1}, .waves = 2, .workgroupSize = 64, .firstGroupSize = 1024, .hasSubgroups = 1, .inPlace = 1},
      {.launch = {63, 64, 1}, .waves = 2, .workgroupSize = 64, .maxGroupsX = 8, .split = 1},
      {.launch = {63, 64, 1}, .waves = 2, .workgroupSize = 64, .maxGroupsX = 7},
      {.launch = {65, 33, 1}, .waves = 2, .workgroupSize = 64},
      {.launch = {64, 16, 1},
       .waves = 2,
       .workgroupSize = 64,
       .hasCount = 1,
       .count = 1023,
       .hasSubgroups = 1,
       .inPlace = 1},
      {.launch = {70, 31, 1}, .waves = 2, .workgroupSize = 64, .hasCount = 1, .count = 0},
      {.launch = {48, 48, 1}, .waves = 2, .workgroupSize = 64, .firstGroupSize = 96},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Threads counted on the GPU; programs in two plans. */
static void testCountsAndResumes(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {700, 1, 1}, .waves = 3, .hintBits = 3, .workgroupSize = 64, .hasCount = 1, .count = 333},
      {.launch = {700, 1, 1}, .waves = 3, .hintBits = 3, .workgroupSize = 64, .hasCount = 1, .count = 0},
      {.launch = {100, 1, 1}, .waves = 3, .workgroupSize = 64, .hasCount = 1, .count = 0xffffffffu},
      {.launch = {700, 1, 1}, .waves = 1, .hintBits = 3, .workgroupSize = 64, .resumed = 3},
      {.launch = {300, 1, 1}, .waves = 3, .hintBits = 3, .workgroupSize = 64, .split = 1, .resumed = 2},
      {.launch = {700, 1, 1}, .waves = 1, .workgroupSize = 64, .hasCount = 1, .count = 333, .resumed = 3},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

/* Addresses of slots are 64 bits wide: objects, live states, keys and maps on both sides of a multiple of 4 GiB. */
static void testAcross4GiB(void **state)
{
  static const ReorderCase plain = {.launch = {600, 1, 1}, .waves = 3, .hintBits = 2, .workgroupSize = 64};
  TestDevice *device = (TestDevice *)*state;
  if (!arenaCross4GiB(&arena, device, 4 << 20))
  {
    print_message("# no memory across 4 GiB to be had\n");
    return;
  }
  for (uint32_t i = 0; i < 6; ++i)
  {
    arenaPutBoundary(&arena, 2000 + i * 17000);
    runOnce(device, &plain, i % ARENA_POISONS);
  }
  arenaFree(&arena);
}

/* The accesses that the passes declare are all that they touch. */
static void testPassesAlone(void **state)
{
  static const ReorderCase cases[] = {
      {.launch = {300, 1, 1}, .waves = 2, .hintBits = 3, .workgroupSize = 64, .instances = 3, .isAlone = 1},
  };
  runCases((TestDevice *)*state, cases, COUNT_OF(cases));
}

static int closeAll(void **state)
{
  Gpu *gpu = &((TestDevice *)*state)->gpu;
  for (uint32_t i = 0; i < madeCount; ++i)
    vkDestroyPipeline(gpu->device, made[i].pipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, pipelineLayout, NULL);
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      LONG_TEST(testControlFlow),
      LONG_TEST(testFunctions),
      LONG_TEST(testFunctionsOfMisses),
      LONG_TEST(testNullPipelines),
      LONG_TEST(testRoomForLive),
      LONG_TEST(testUnfitKernels),
      cmocka_unit_test(testSubgroupsAndInPlace),
      LONG_TEST(testForward),
      LONG_TEST(testTiles),
      LONG_TEST(testCountsAndResumes),
      LONG_TEST(testPassesAlone),
      LONG_TEST(testAcross4GiB),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_reorder", tests, openTestDevice, closeAll);
}
