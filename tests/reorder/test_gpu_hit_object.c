/* test_gpu_hit_object.c - hit objects in one kernel: what each getter says after each way to make one; traces against
 * the host; which functions run.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "../bvh/bvh_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

static Arena arena; /* grows with the cases, freed at the end */

static float floatOf(uint32_t word)
{
  float value;
  memcpy(&value, &word, 4);
  return value;
}

static uint32_t wordOf(float value)
{
  uint32_t word;
  memcpy(&word, &value, 4);
  return word;
}

/* Records the pass that stands in `user`. */
static void recordPass(Arena *itsArena, VkCommandBuffer commandBuffer, void *user)
{
  assert_int_equal(raysortCmdPasses(itsArena->device->context, commandBuffer, 1, (const RaysortPass *)user, NULL),
                   VK_SUCCESS);
}

/* One dispatch with a push block of its own; what it must write is known from what it wrote. */
static void runKernel(TestDevice *device, const char *name, const void *push, uint32_t pushSize, uint32_t groups)
{
  VkPipelineLayout layout = gpuPipelineLayout(&device->gpu);
  VkPipeline pipeline;
  RaysortPass pass;
  char file[128];
  snprintf(file, sizeof(file), "build/shaders/tests/reorder/%s.spv", name);
  pipeline = gpuPipeline(&device->gpu, layout, file, NULL, 0);
  pass = computePass(name, pipeline, layout, groups);
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass.pushSize = pushSize;
  memcpy(pass.push, push, pushSize);
  arenaRun(&arena, recordPass, &pass);
  vkDestroyPipeline(device->gpu.device, pipeline, NULL);
  vkDestroyPipelineLayout(device->gpu.device, layout, NULL);
}

/* ---- getters ---- */

#define IN_WORDS    40u
#define OUT_WORDS   64u
#define GETTERS     2200u
#define INSTANCES   5u
#define STRIDE      0x9000000u /* of the records, in getters.glsl */
#define HANDLE_SIZE 32u

enum
{
  WAY_EMPTY,
  WAY_MISS,
  WAY_HIT,
  WAY_WITH_INDEX,
  WAY_QUERY,
  WAY_TRACE,
  WAY_SET_RECORD,
  WAY_MISS_MOTION,
  WAY_HIT_MOTION,
  WAY_WITH_INDEX_MOTION,
  WAY_TRACE_MOTION,
  WAY_COUNT
};

typedef struct GetterPush
{
  VkDeviceAddress inputs, outputs, instances, records[2];
  uint32_t count, reserved;
} GetterPush;

static uint32_t randomBits(uint32_t *random)
{
  static const uint32_t odd[] = {0x80000000u, 0x7fc12345u, 0xffc00001u, 0x7f800000u, 0xff800000u, 0x00000000u};
  const uint32_t word = testRandom(random);
  return word % 5 == 0 ? odd[word / 5 % COUNT_OF(odd)] : wordOf((float)(int32_t)word * 0x1p-20f);
}

static void fillInputs(uint32_t *in, uint32_t ways, uint32_t *random)
{
  static const uint32_t records[] = {0, 1, 15, 16, 0x0fffffffu, 0xffffu, 77};
  for (uint32_t i = 0; i < IN_WORDS; ++i)
    in[i] = randomBits(random);
  in[0] = testRandom(random) % ways;
  in[1] = testRandom(random) % INSTANCES;
  in[2] = testRandom(random) % 3 ? testRandom(random) >> 5 : 0;
  in[3] = testRandom(random) % 3 ? testRandom(random) >> 9 : 0;
  in[4] = testRandom(random) % 2 ? 0xfe + testRandom(random) % 2 : testRandom(random) % 128;
  in[5] = testRandom(random) % 40;
  in[6] = testRandom(random) % 40;
  in[7] = records[testRandom(random) % COUNT_OF(records)];
  in[33] = testRandom(random) % 3 ? RAYSORT_BVH_HIT_BIT : 0;
  in[34] = testRandom(random);
  in[35] = testRandom(random) & 0x3ff;
}

static void fillInstances(RaysortHitInstance *instances, uint32_t *random)
{
  for (uint32_t i = 0; i < INSTANCES; ++i)
  {
    for (uint32_t k = 0; k < 12; ++k)
    {
      instances[i].objectToWorld[k] = (float)(int32_t)testRandom(random) * 0x1p-28f;
      instances[i].worldToObject[k] = (float)(int32_t)testRandom(random) * 0x1p-28f;
    }
    instances[i].customIndex = i == 0 ? 0xffffff : testRandom(random) >> 8;
    instances[i].recordOffset = i * 1000;
    instances[i].reserved[0] = instances[i].reserved[1] = 0;
  }
}

/* Row by row, in fp64; 4 units of the last place of what the sum's parts are at most. NaN and infinity: as they come. */
static void checkTransformed(const float rows[12], const uint32_t *in, double w, const uint32_t *found)
{
  for (uint32_t row = 0; row < 3; ++row)
  {
    double sum = (double)rows[4 * row + 3] * w, size = fabs(sum);
    for (uint32_t k = 0; k < 3; ++k)
    {
      sum += (double)rows[4 * row + k] * (double)floatOf(in[k]);
      size += fabs((double)rows[4 * row + k] * (double)floatOf(in[k]));
    }
    if (isfinite(sum) && !(fabs(sum - (double)floatOf(found[row])) <= 4 * size * 0x1p-24 + 1e-37))
      fail_msg("row %u: %g should be %g", row, (double)floatOf(found[row]), sum);
  }
}

static void writeMatrix(uint32_t *out, const float *rows)
{
  static const float identity[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  rows = rows ? rows : identity;
  for (uint32_t column = 0; column < 4; ++column)
    for (uint32_t row = 0; row < 3; ++row)
      out[3 * column + row] = wordOf(rows[4 * row + column]);
}

static uint32_t kindOfWay(const uint32_t *in)
{
  if (in[0] == WAY_EMPTY)
    return RAYSORT_HIT_OBJECT_EMPTY;
  if (in[0] == WAY_MISS || in[0] == WAY_MISS_MOTION)
    return RAYSORT_HIT_OBJECT_MISS;
  if (in[0] == WAY_QUERY)
    return in[33] ? RAYSORT_HIT_OBJECT_HIT : RAYSORT_HIT_OBJECT_EMPTY;
  if (in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION)
    return in[33] ? RAYSORT_HIT_OBJECT_HIT : RAYSORT_HIT_OBJECT_MISS;
  return RAYSORT_HIT_OBJECT_HIT;
}

/* How many of the words 17 .. of the input are attributes of what was made, and at most `most`. */
static uint32_t attributesOfWay(const uint32_t *in, uint32_t most)
{
  uint32_t count = most;
  if (in[0] == WAY_HIT || in[0] == WAY_HIT_MOTION || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION ||
      (in[0] == WAY_QUERY && in[4] >= 0xfe))
    count = 2;
  if (in[0] == WAY_SET_RECORD)
    count = 4;
  return count < most ? count : most;
}

static uint32_t recordOfWay(const uint32_t *in, const RaysortHitInstance *instances)
{
  if (kindOfWay(in) == RAYSORT_HIT_OBJECT_MISS)
    return in[7] & 0xffff;
  if (in[0] == WAY_HIT || in[0] == WAY_HIT_MOTION || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION)
    return instances[in[1]].recordOffset + (in[5] & 15) + in[3] * (in[6] & 15);
  return in[7];
}

static void expectHit(uint32_t *out, const uint32_t *in, const RaysortHitInstance *instances, uint32_t attributes)
{
  const RaysortHitInstance *instance = &instances[in[1]];
  const int isFound = in[0] == WAY_QUERY || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION;
  if (isFound)
    out[2] = in[32];
  writeMatrix(out + 16, instance->objectToWorld);
  writeMatrix(out + 28, instance->worldToObject);
  out[40] = instance->customIndex;
  out[41] = in[1];
  out[42] = in[3];
  out[43] = in[2];
  out[44] = in[4] & 0xff;
  for (uint32_t i = 0; i < attributesOfWay(in, attributes); ++i)
    out[48 + i] = in[17 + i];
  out[56] = out[48];
  out[57] = out[49];
  out[58] = out[48];
  out[59] = out[51];
  out[61] = (in[4] & 0xff) >= 0xfe ? wordOf((float)in[2]) : 0;
}

/* All words but the object rays of hits, which are taken from what was found and checked apart. */
static void expectGetters(uint32_t *out, const uint32_t *in, const RaysortHitInstance *instances, const GetterPush *push,
                          uint32_t attributes, int hasTime, const uint32_t *found)
{
  const uint32_t kind = kindOfWay(in);
  const int isFlagged = in[0] == WAY_QUERY || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION;
  VkDeviceAddress handle = 0;
  memset(out, 0, 62 * 4);
  out[0] = 1u << kind;
  writeMatrix(out + 16, NULL);
  writeMatrix(out + 28, NULL);
  if (kind != RAYSORT_HIT_OBJECT_EMPTY)
  {
    out[1] = in[11];
    out[2] = in[15];
    out[3] = isFlagged ? in[35] : 0;
    memcpy(out + 4, in + 8, 12);
    memcpy(out + 7, in + 12, 12);
    memcpy(out + 10, in + 8, 12);
    memcpy(out + 13, in + 12, 12);
    out[45] = recordOfWay(in, instances);
    handle = push->records[kind == RAYSORT_HIT_OBJECT_MISS] + (VkDeviceAddress)out[45] * STRIDE + HANDLE_SIZE;
    out[60] = in[0] >= WAY_MISS_MOTION ? in[16] : 0;
  }
  out[46] = (uint32_t)handle;
  out[47] = (uint32_t)(handle >> 32);
  if (!hasTime) /* the word is not written */
    out[60] = found[60];
  if (kind != RAYSORT_HIT_OBJECT_HIT)
    return;
  expectHit(out, in, instances, attributes);
  checkTransformed(instances[in[1]].worldToObject, in + 8, 1, found + 10);
  checkTransformed(instances[in[1]].worldToObject, in + 12, 0, found + 13);
  memcpy(out + 10, found + 10, 24);
}

static void checkGetters(TestDevice *device, const char *name, uint32_t attributes, int hasTime)
{
  uint32_t random = attributes + 7;
  RaysortBuffer in, out, instances;
  RaysortHitInstance table[INSTANCES];
  GetterPush push;
  fillInstances(table, &random);
  arenaBegin(&arena, device, arenaCapacity(GETTERS * (IN_WORDS + OUT_WORDS) * 4 + sizeof(table), 8), 0);
  in = arenaTake(&arena, "in", GETTERS * IN_WORDS * 4, 16);
  out = arenaTake(&arena, "out", GETTERS * OUT_WORDS * 4, 16);
  instances = arenaTakeWords(&arena, "instances", (const uint32_t *)table, sizeof(table) / 4);
  for (uint32_t i = 0; i < GETTERS; ++i)
    fillInputs((uint32_t *)arenaImage(&arena, in) + i * IN_WORDS, hasTime ? WAY_COUNT : WAY_MISS_MOTION, &random);
  memset(&push, 0, sizeof(push));
  push.inputs = arena.memory.address + in.offset;
  push.outputs = arena.memory.address + out.offset;
  push.instances = arena.memory.address + instances.offset;
  push.records[0] = 0x1000ffffff00u;
  push.records[1] = 0x2000fffffff0u;
  push.count = GETTERS;
  runKernel(device, name, &push, sizeof(push), (GETTERS + 63) / 64);
  for (uint32_t i = 0; i < GETTERS; ++i)
    expectGetters((uint32_t *)arenaImage(&arena, out) + i * OUT_WORDS,
                  (const uint32_t *)arenaImage(&arena, in) + i * IN_WORDS, table, &push, attributes, hasTime,
                  (const uint32_t *)arenaFound(&arena, out) + i * OUT_WORDS);
  arenaCompare(&arena, name);
  assertQuiet(device, name);
}

static void testGetters(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  checkGetters(device, "getters_2", 2, 0);
  checkGetters(device, "getters_3", 3, 0);
  checkGetters(device, "getters_8", 8, 0);
  checkGetters(device, "getters_motion", 2, 1);
  checkGetters(device, "getters_3_motion", 3, 1);
}

static int closeAll(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testGetters),
  };
  return cmocka_run_group_tests(tests, openTestDevice, closeAll);
}
