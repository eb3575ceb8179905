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

#include "../bvh/motion_reference.h"

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

/* Records the pass in `user`. */
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
  pass = computePass(name, pipeline, layout, 0, groups);
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
  in[36] = testRandom(random); /* bit 0: a kind next to the query, from bit 1 */
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

/* Row by row, in fp64; 4 units of the last place of what the sum's parts are. NaN and infinity: as they come. */
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

/* How many of the words 17 .. of the input are attributes of what was made, and at most `most`. Kernels of more than
 * two words give traced hits that are no triangles all of them. */
static uint32_t attributesOfWay(const uint32_t *in, uint32_t most)
{
  uint32_t count = most;
  if (in[0] == WAY_HIT || in[0] == WAY_HIT_MOTION ||
      ((in[0] == WAY_QUERY || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION) && in[4] >= 0xfe))
    count = 2;
  if (in[0] == WAY_SET_RECORD)
    count = 4;
  return count < most ? count : most;
}

/* Kernels of two words of attributes cut the indices that they are given. */
static uint32_t recordOfWay(const uint32_t *in, const RaysortHitInstance *instances, uint32_t attributes)
{
  if (kindOfWay(in) == RAYSORT_HIT_OBJECT_MISS)
    return in[7] & 0xffff;
  if (in[0] == WAY_HIT || in[0] == WAY_HIT_MOTION || in[0] == WAY_TRACE || in[0] == WAY_TRACE_MOTION)
    return instances[in[1]].recordOffset + (in[5] & 15) + in[3] * (in[6] & 15);
  if (in[0] == WAY_WITH_INDEX || in[0] == WAY_WITH_INDEX_MOTION)
    return attributes == 2 ? in[7] & 15 : in[7];
  return in[7];
}

static uint32_t hitKindOfWay(const uint32_t *in)
{
  const uint32_t kind = in[4] & 0xff;
  return in[0] == WAY_QUERY && kind < 0xfe && (in[36] & 1) ? in[36] >> 1 & 0x7f : kind;
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
  out[44] = hitKindOfWay(in);
  for (uint32_t i = 0; i < attributesOfWay(in, attributes); ++i)
    out[48 + i] = in[17 + i];
  out[56] = out[48];
  out[57] = out[49];
  out[58] = out[48];
  out[59] = out[48 + (attributes < 4 ? attributes : 4) - 1];
  out[61] = (in[4] & 0xff) >= 0xfe ? wordOf((float)in[2]) : 0;
}

/* All words but the object rays of hits, which are taken from what was found and checked apart. */
static void expectGetters(uint32_t *out, const uint32_t *in, const RaysortHitInstance *instances,
                          const GetterPush *push, uint32_t attributes, int hasTime, const uint32_t *found)
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
    out[45] = recordOfWay(in, instances, attributes);
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

/* ---- traces ---- */

#define TRACED 20000u

typedef struct TracePush
{
  VkDeviceAddress bvh, rays, outputs;
  uint32_t count, reserved;
} TracePush;

static VkBool32 isSolid(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit)
{
  (void)user;
  (void)ray;
  return (hit->primitive + hit->geometry) % 3 != 0 ? VK_TRUE : VK_FALSE;
}

/* What trace.comp must write of ray i. */
static void expectTraced(uint32_t *out, const void *bvh, const RaysortBvhRay *ray, uint32_t i)
{
  const uint32_t flags = (i * 2654435761u >> 22) & ~RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  const RaysortBvhHostHooks hooks = {.anyHit = isSolid};
  RaysortBvhHit hit;
  const int isHit = raysortBvhTraceOnHost(bvh, ray, flags, &hooks, &hit) && i % 11 != 3;
  memset(out, 0, 64);
  memcpy(out, ray, 32);
  out[8] = RAYSORT_HIT_OBJECT_MISS | flags << 16;
  out[9] = (70000 + i) & 0xffff;
  if (!isHit)
    return;
  memcpy(out + 7, &hit.t, 4);
  out[8] = RAYSORT_HIT_OBJECT_HIT | (hit.flags & 0xff) << 8 | flags << 16;
  out[9] = (i & 15) + 3 * hit.geometry;
  out[11] = hit.primitive;
  out[12] = hit.geometry;
  memcpy(out + 13, &hit.u, 8);
}

static void fillRays(RaysortBvhRay *rays, const RaysortBvhGeometry *geometries)
{
  Random random = {3};
  for (uint32_t i = 0; i < TRACED; ++i)
  {
    rays[i] = nastyRay(&geometries[i % 2], i % 7, 1, &random);
    if (i % 13 == 0)
      rays[i].tMax = 0.3f;
    if (i % 97 == 5)
      rays[i].tMin = rays[i].tMax + 1; /* dead */
    if (i % 97 == 6)
      rays[i].origin[2] = floatOf(0x7fc12345u);
    if (i % 97 == 7)
      rays[i].tMax = floatOf(0x7f800000u);
  }
}

/* Rays, their ten flags, masks, t ranges, NaN and infinity: every word of the object is what the host's hit says. */
static void testTraces(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const float centre[3] = {0.1f, 0, 0.2f};
  Mesh meshes[2];
  RaysortBvhGeometry geometries[2];
  Random random = {9};
  RaysortBuffer bvhBuffer, rays, out;
  TracePush push;
  Bvh bvh;
  memset(meshes, 0, sizeof(meshes));
  meshSphere(&meshes[0], centre, 0.6f, 12);
  meshSoup(&meshes[1], 300, 0.4f, &random);
  for (uint32_t i = 0; i < 2; ++i)
    geometries[i] = meshGeometry(&meshes[i]);
  geometries[0].flags = RAYSORT_BVH_OPAQUE_BIT;
  bvh = bvhBuild(geometries, 2);
  const VkDeviceSize size = bvhHeader(bvh.memory).sizeLow;
  arenaBegin(&arena, device, arenaCapacity(size + TRACED * 96, 8), 1);
  bvhBuffer = arenaTake(&arena, "bvh", size, 256);
  memcpy(arenaImage(&arena, bvhBuffer), bvh.memory, (size_t)size);
  rays = arenaTake(&arena, "rays", TRACED * 32, 16);
  fillRays((RaysortBvhRay *)arenaImage(&arena, rays), geometries);
  out = arenaTake(&arena, "out", TRACED * 64, 16);
  memset(&push, 0, sizeof(push));
  push.bvh = arena.memory.address + bvhBuffer.offset;
  push.rays = arena.memory.address + rays.offset;
  push.outputs = arena.memory.address + out.offset;
  push.count = TRACED;
  runKernel(device, "trace", &push, sizeof(push), (TRACED + 63) / 64);
  uint32_t hits = 0;
  for (uint32_t i = 0; i < TRACED; ++i)
  {
    uint32_t *words = (uint32_t *)arenaImage(&arena, out) + 16 * i;
    expectTraced(words, bvh.memory, (const RaysortBvhRay *)arenaImage(&arena, rays) + i, i);
    hits += (words[8] & 3) == RAYSORT_HIT_OBJECT_HIT;
  }
  assert_true(hits > TRACED / 20 && hits < TRACED);
  arenaCompare(&arena, "traces");
  assertQuiet(device, "traces");
  bvhFree(&bvh);
  meshFree(&meshes[0]);
  meshFree(&meshes[1]);
}

/* ---- traces with a time ---- */

#define MOVED       1500u
#define MOVED_WORDS 28u

typedef struct MovedPush
{
  VkDeviceAddress bvh, base, rays, times, outputs;
  uint32_t count, reserved;
} MovedPush;

/* What trace_motion.comp must write of ray i. Returns whether it hits. */
static int expectMoved(uint32_t *out, const MotionScene *scene, const RaysortBvhRay *ray, float time, uint32_t i)
{
  const unsigned char *bvh = scene->memory + scene->offsets[MOTION_BELOWS];
  const RaysortBvhHostHooks hooks = {.base = scene->memory, .time = time};
  RaysortBvhInstance instance;
  RaysortBvhHit hit;
  memset(out, 0, 64);
  memcpy(out, ray, 32);
  out[8] = RAYSORT_HIT_OBJECT_MISS | RAYSORT_HIT_OBJECT_TIME_BIT;
  out[9] = i;
  out[15] = wordOf(time);
  if (!raysortBvhTraceOnHost(bvh, ray, 0, &hooks, &hit))
    return 0;
  memcpy(out + 7, &hit.t, 4);
  out[8] = RAYSORT_HIT_OBJECT_HIT | RAYSORT_HIT_OBJECT_TIME_BIT | (hit.flags & 0xff) << 8;
  out[9] = hit.material + (i & 15) + 3 * hit.geometry;
  out[10] = hit.instance;
  out[11] = hit.primitive;
  out[12] = hit.geometry;
  memcpy(out + 13, &hit.u, 8);
  movingTransform(&scene->instances[hit.instance], time, &instance);
  for (uint32_t k = 0; k < 12; ++k)
    out[16 + k] = wordOf(instance.transform[k] + 0.0f); /* a build makes +0 of -0 */
  return 1;
}

/* Objects of rays at random times among instances of all kinds that move: every word is what the host says. */
static void testMotion(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RaysortBuffer structures, rays, times, out;
  Random random = {41};
  MotionScene scene;
  MovedPush push;
  uint32_t hits = 0;
  assert_int_equal(motionScene(&scene, 50, MOTION_MIXED, &random), VK_SUCCESS);
  const RaysortBvhGeometry geometry = meshGeometry(&scene.moving[1].mesh);
  arenaBegin(&arena, device, arenaCapacity(scene.size + MOVED * (36 + 4 * MOVED_WORDS), 8), 1);
  structures = arenaTake(&arena, "structures", scene.size, 256);
  memcpy(arenaImage(&arena, structures), scene.memory, scene.size);
  rays = arenaTake(&arena, "rays", MOVED * 32, 16);
  times = arenaTake(&arena, "times", MOVED * 4, 4);
  out = arenaTake(&arena, "out", MOVED * 4 * MOVED_WORDS, 16);
  for (uint32_t i = 0; i < MOVED; ++i)
  {
    ((RaysortBvhRay *)arenaImage(&arena, rays))[i] = nastyRay(&geometry, i % 7, 4, &random);
    ((float *)arenaImage(&arena, times))[i] = i % 97 == 5 ? NAN : movingTime(i % 5 ? 7 : i / 5, &random);
  }
  memset(&push, 0, sizeof(push));
  push.base = arena.memory.address + structures.offset;
  push.bvh = push.base + scene.offsets[MOTION_BELOWS];
  push.rays = arena.memory.address + rays.offset;
  push.times = arena.memory.address + times.offset;
  push.outputs = arena.memory.address + out.offset;
  push.count = MOVED;
  runKernel(device, "trace_motion", &push, sizeof(push), (MOVED + 63) / 64);
  for (uint32_t i = 0; i < MOVED; ++i)
    hits += (uint32_t)expectMoved((uint32_t *)arenaImage(&arena, out) + MOVED_WORDS * i, &scene,
                                  (const RaysortBvhRay *)arenaImage(&arena, rays) + i,
                                  ((const float *)arenaImage(&arena, times))[i], i);
  print_message("# motion: %u hits of %u\n", hits, MOVED);
  assert_true(hits > MOVED / 20);
  arenaCompare(&arena, "motion");
  assertQuiet(device, "motion");
  motionFree(&scene);
}

/* ---- attributes of an intersection function ---- */

#define BOXES 300u

typedef struct BoxesPush
{
  VkDeviceAddress bvh, boxes, rays, outputs;
  uint32_t count, reserved;
} BoxesPush;

/* What trace_boxes.comp must write of a ray: the square of least z that any-hit accepts, and what was kept of it. */
static uint32_t expectBoxes(uint32_t *out, const float *boxes, const float *ray)
{
  float least = 100;
  memset(out, 0, 32);
  out[0] = RAYSORT_HIT_OBJECT_MISS;
  out[7] = wordOf(100);
  for (uint32_t i = 0; i < BOXES; ++i)
  {
    const float *box = boxes + 6 * i, z = 0.5f * (box[2] + box[5]), t = z + 10;
    if (i % 5 == 2 || !(t < least) || !(ray[0] > box[0] + 0.125f && ray[0] < box[3] - 0.125f) ||
        !(ray[1] > box[1] + 0.125f && ray[1] < box[4] - 0.125f))
      continue;
    least = t;
    out[0] = RAYSORT_HIT_OBJECT_HIT;
    out[1] = i;
    out[2] = wordOf(ray[0] - box[0]);
    out[3] = wordOf(ray[1] - box[1]);
    out[4] = wordOf(z);
    out[5] = i;
    out[6] = ~i;
    out[7] = wordOf(t);
  }
  return out[0] == RAYSORT_HIT_OBJECT_HIT;
}

/* Boxes are in each other's way, in all orders; numbers are multiples of 1/64, so that all is exact. */
static void fillBoxes(float *boxes, uint32_t *random)
{
  for (uint32_t i = 0; i < BOXES; ++i)
    for (uint32_t k = 0; k < 3; ++k)
    {
      boxes[6 * i + k] = (float)(testRandom(random) % 640) / 64 - 5;
      boxes[6 * i + 3 + k] = boxes[6 * i + k] + (float)(16 + testRandom(random) % 128) / 64;
    }
}

/* A hit that is no triangle has all words that its function kept, whatever was found before and after it. */
static void testBoxes(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  static float boxes[BOXES * 6];
  uint32_t random = 11, hits = 0;
  RaysortBvhGeometry geometry;
  RaysortBuffer bvhBuffer, boxBuffer, rays, out;
  BoxesPush push;
  fillBoxes(boxes, &random);
  memset(&geometry, 0, sizeof(geometry));
  geometry.type = RAYSORT_BVH_BOXES;
  geometry.data = (VkDeviceAddress)(uintptr_t)boxes;
  geometry.stride = 24;
  geometry.primitiveCount = BOXES;
  Bvh bvh = bvhBuild(&geometry, 1);
  assert_int_equal(bvh.result, VK_SUCCESS);
  const VkDeviceSize size = bvhHeader(bvh.memory).sizeLow;
  arenaBegin(&arena, device, arenaCapacity(size + sizeof(boxes) + TRACED * 40, 8), 1);
  bvhBuffer = arenaTake(&arena, "bvh", size, 256);
  memcpy(arenaImage(&arena, bvhBuffer), bvh.memory, (size_t)size);
  boxBuffer = arenaTake(&arena, "boxes", sizeof(boxes), 16);
  memcpy(arenaImage(&arena, boxBuffer), boxes, sizeof(boxes));
  rays = arenaTake(&arena, "rays", TRACED * 8, 16);
  out = arenaTake(&arena, "out", TRACED * 32, 16);
  for (uint32_t i = 0; i < 2 * TRACED; ++i)
    ((float *)arenaImage(&arena, rays))[i] = (float)(testRandom(&random) % 1600) / 128 - 6;
  memset(&push, 0, sizeof(push));
  push.bvh = arena.memory.address + bvhBuffer.offset;
  push.boxes = arena.memory.address + boxBuffer.offset;
  push.rays = arena.memory.address + rays.offset;
  push.outputs = arena.memory.address + out.offset;
  push.count = TRACED;
  runKernel(device, "trace_boxes", &push, sizeof(push), (TRACED + 63) / 64);
  for (uint32_t i = 0; i < TRACED; ++i)
    hits += expectBoxes((uint32_t *)arenaImage(&arena, out) + 8 * i, boxes,
                        (const float *)arenaImage(&arena, rays) + 2 * i);
  assert_true(hits > TRACED / 4 && hits < TRACED);
  arenaCompare(&arena, "boxes");
  assertQuiet(device, "boxes");
  bvhFree(&bvh);
}

/* ---- functions ---- */

#define RECORDS 40u

typedef struct ExecutePush
{
  VkDeviceAddress inputs, outputs, counters, records;
  uint32_t launch[3], reserved;
} ExecutePush;

/* What execute.comp must write of a thread, and count. */
static void expectExecuted(uint32_t *out, uint32_t *counters, uint32_t in, const uint8_t *records)
{
  const uint32_t record = in >> 3, function = record % 6;
  const int runs = (in & 3) == RAYSORT_HIT_OBJECT_HIT && !(in & 4) && record != 1u << 20 && function != 3;
  uint32_t data = 0;
  out[0] = 7;
  out[1] = 100000;
  out[2] = 99;
  out[3] = 0;
  out[7] = in;
  if (runs)
  {
    memcpy(&data, records + record * 20 + 16, 4); /* after a handle of 8 bytes and 8 of data */
    counters[function] += 2;
    out[0] += data * 10 + function;
    out[1] += data * 10 + function;
    out[2] = function == 1 ? record : 99;
    out[3] = function == 1 ? wordOf(0.125f) : 0;
  }
  if ((in & 3) == RAYSORT_HIT_OBJECT_MISS && (record == 0 || record == 2))
  {
    counters[record ? 7 : 6] += 2;
    out[0] += record ? 2000 : 1000;
    out[1] += record ? 2000 : 1000;
  }
}

/* Every function runs as often as its records were met, with the payload of its location and its record's data. */
static void testExecutes(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  const uint32_t launch[3] = {9, 7, 13}, count = 9 * 7 * 13;
  uint32_t random = 5, zeros[8] = {0};
  RaysortBuffer in, out, counters, records;
  ExecutePush push;
  arenaBegin(&arena, device, arenaCapacity(count * 36 + RECORDS * 20 + 64, 8), 0);
  in = arenaTake(&arena, "in", count * 4, 16);
  for (uint32_t i = 0; i < count; ++i)
  {
    const uint32_t kind = testRandom(&random) % 3, skips = testRandom(&random) % 5 == 0, any = testRandom(&random);
    ((uint32_t *)arenaImage(&arena, in))[i] = kind | skips << 2 |
                                              (kind == RAYSORT_HIT_OBJECT_MISS ? any % 4
                                               : any % 11                      ? any % RECORDS
                                                                               : 1u << 20)
                                                  << 3;
  }
  out = arenaTake(&arena, "out", count * 32, 16);
  counters = arenaTakeWords(&arena, "counters", zeros, 8);
  records = arenaTake(&arena, "records", RECORDS * 20, 8);
  memset(&push, 0, sizeof(push));
  push.inputs = arena.memory.address + in.offset;
  push.outputs = arena.memory.address + out.offset;
  push.counters = arena.memory.address + counters.offset;
  push.records = arena.memory.address + records.offset;
  memcpy(push.launch, launch, sizeof(launch));
  VkPipelineLayout layout = gpuPipelineLayout(&device->gpu);
  VkPipeline pipeline = gpuPipeline(&device->gpu, layout, "build/shaders/tests/reorder/execute.spv", NULL, 0);
  RaysortPass pass = computePass("execute", pipeline, layout, 0, 3);
  pass.workgroups[1] = 2;
  pass.workgroups[2] = 4;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  pass.pushSize = sizeof(push);
  memcpy(pass.push, &push, sizeof(push));
  arenaRun(&arena, recordPass, &pass);
  vkDestroyPipeline(device->gpu.device, pipeline, NULL);
  vkDestroyPipelineLayout(device->gpu.device, layout, NULL);
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t *words = (uint32_t *)arenaImage(&arena, out) + 8 * i;
    expectExecuted(words, (uint32_t *)arenaImage(&arena, counters), ((const uint32_t *)arenaImage(&arena, in))[i],
                   (const uint8_t *)arenaImage(&arena, records));
    words[4] = i % 9;
    words[5] = i / 9 % 7;
    words[6] = i / 63;
  }
  arenaCompare(&arena, "executes");
  assertQuiet(device, "executes");
}

static int closeAll(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testGetters), cmocka_unit_test(testTraces),   cmocka_unit_test(testMotion),
      cmocka_unit_test(testBoxes),   cmocka_unit_test(testExecutes),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_hit_object", tests, openTestDevice, closeAll);
}
