/* test_gpu_motion.c - the trace pass for rays with a time: every word of every hit is that of the host.
 * SPDX-License-Identifier: MIT
 *
 * A device that is no CPU may treat numbers below 2^-126 in its own way: there one hit in a hundred may differ. */
#include "gpu.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "motion_reference.h"

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))
#define MISS            7u
#define DEAD            9u

typedef struct MotionCase
{
  uint32_t levels, rayFlags, hint, streams, hasList;
  float time; /* without times */
  uint32_t hasTimes;
  uint32_t hasIds; /* a material for each triangle */
} MotionCase;

static Arena arena;
static MotionScene scene;

/* A case that is placed. */
typedef struct MotionRun
{
  TestDevice *device;
  const MotionCase *motionCase;
  RaysortBvhTraceInfo info;
  RaysortBvhHostHooks hooks;
  const unsigned char *bvh;
  uint32_t hits, dead, unlike;
} MotionRun;

/* Times of all kinds; a NaN among them. */
static float timeOf(uint32_t ray, Random *random)
{
  const float odd[] = {NAN, -1, 2, INFINITY};
  return ray % 11 == 10 ? odd[ray / 11 % 4] : movingTime(ray % MOVING_TIMES == 3 ? ray : 7, random);
}

static void placeMotion(MotionRun *run, uint32_t poison)
{
  RaysortBvhTraceInfo *info = &run->info;
  const RaysortBvhGeometry geometry = meshGeometry(&scene.moving[1].mesh);
  const uint32_t which = info->levels == 2 ? MOTION_BELOWS : run->motionCase->streams % 3;
  RaysortBvhTraceLayout layout;
  Random random = {run->motionCase->rayFlags + 3};
  assert_int_equal(raysortGetBvhTraceLayout(run->device->context, info, &layout), VK_SUCCESS);
  arenaBegin(&arena, run->device,
             arenaCapacity(scene.size + layout.raysSize + layout.hitsSize + layout.timesSize + 65536, 8), poison);
  const RaysortBuffer all = arenaTake(&arena, "structures", scene.size, 256);
  unsigned char *memory = (unsigned char *)arenaImage(&arena, all);
  memcpy(memory, scene.memory, scene.size);
  run->bvh = memory + scene.offsets[which];
  info->bvh = all;
  info->bvh.offset += scene.offsets[which];
  info->bvh.size = bvhHeader(run->bvh).sizeLow;
  info->rays = arenaTake(&arena, "rays", layout.raysSize, layout.alignment);
  info->hits = arenaTake(&arena, "hits", layout.hitsSize, layout.alignment);
  info->base = info->levels == 2 ? arena.memory.address + all.offset : 0;
  info->time = run->motionCase->time;
  if (run->motionCase->hasTimes)
  {
    info->times = arenaTake(&arena, "times", layout.timesSize, 4);
    for (uint32_t i = 0; i < info->maxCount; ++i)
      ((float *)arenaImage(&arena, info->times))[i] = timeOf(i, &random);
  }
  if (run->motionCase->hasList)
  {
    info->list = arenaTake(&arena, "list", layout.listSize, 4);
    for (uint32_t i = 0; i < info->maxCount; ++i)
      ((uint32_t *)arenaImage(&arena, info->list))[i] = info->maxCount - 1 - i;
  }
  if (run->motionCase->streams || info->hint == RAYSORT_BVH_TRACE_SHUFFLED)
  {
    info->scratch = arenaTake(&arena, "scratch", layout.scratchSize, 4);
    arenaIgnore(&arena, info->scratch, layout.scratchSize);
  }
  if (run->motionCase->hasIds)
  {
    uint16_t ids[64];
    for (uint32_t i = 0; i < 64; ++i)
      ids[i] = (uint16_t)(i * 991);
    info->primitiveMaterialType = RAYSORT_ID_UINT16;
    info->primitiveMaterials = arenaTake(&arena, "primitiveMaterials", sizeof(ids), 4);
    memcpy(arenaImage(&arena, info->primitiveMaterials), ids, sizeof(ids));
  }
  run->hooks.base = memory;
  RaysortBvhRay *rays = (RaysortBvhRay *)arenaImage(&arena, info->rays);
  for (uint32_t i = 0; i < info->maxCount; ++i)
    rays[i] = nastyRay(&geometry, i % 7, info->levels == 2 ? 4 : 1, &random);
}

/* Puts what the host says into the image. Of any hits it only says whether there is one. */
static void expectMotion(MotionRun *run)
{
  const RaysortBvhTraceInfo *info = &run->info;
  RaysortBvhHit *hits = (RaysortBvhHit *)arenaImage(&arena, info->hits);
  const RaysortBvhHit *found = (const RaysortBvhHit *)arenaFound(&arena, info->hits);
  const RaysortBvhRay *rays = (const RaysortBvhRay *)arenaImage(&arena, info->rays);
  const int isAny = (info->rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT) != 0;
  for (uint32_t i = 0; i < info->maxCount; ++i)
  {
    const uint32_t record = found[i].material;
    run->hooks.time = info->times.size ? ((const float *)arenaImage(&arena, info->times))[i] : info->time;
    VkBool32 isHit = raysortBvhTraceOnHost(run->bvh, &rays[i], info->rayFlags, &run->hooks, &hits[i]);
    hits[i].material = isHit ? hits[i].material + hits[i].geometry : isnan(run->hooks.time) ? DEAD : MISS;
    if (isHit && run->motionCase->hasIds)
      hits[i].material = primitiveMaterial(arenaImage(&arena, info->primitiveMaterials), info->primitiveMaterials.size,
                                           2, hits[i].material, hits[i].primitive, MISS);
    run->hits += isHit;
    run->dead += hits[i].material == DEAD && !isHit;
    if (isAny && isHit && (found[i].flags & RAYSORT_BVH_HIT_BIT) != 0 && record != MISS && record != DEAD)
      hits[i] = found[i];
    if (!run->device->gpu.isCpu && memcmp(&hits[i], &found[i], sizeof(hits[i])) != 0)
    {
      hits[i] = found[i];
      ++run->unlike;
    }
  }
}

static void runMotion(TestDevice *device, const MotionCase *motionCase, uint32_t poison)
{
  RaysortContext context = motionCase->streams ? longContext(device) : device->context;
  RaysortPass passes[RAYSORT_BVH_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_TRACE_MAX_PASSES;
  MotionRun run;
  char what[100];
  memset(&run, 0, sizeof(run));
  run.device = device;
  run.motionCase = motionCase;
  run.info.maxCount = motionCase->streams ? 500 : 1500; /* lavapipe ends a subgroup after 65,535 steps */
  run.info.hint = motionCase->hint;
  run.info.levels = motionCase->levels;
  run.info.rayFlags = motionCase->rayFlags;
  run.info.missMaterial = MISS;
  run.info.deadMaterial = DEAD;
  placeMotion(&run, poison);
  assert_int_equal(raysortPlanBvhTrace(context, &run.info, &count, passes), VK_SUCCESS);
  assert_non_null(strstr(passes[count - 1 - motionCase->hasIds].name,
                         motionCase->time == 0 && !motionCase->hasTimes ? "trace" : "motion"));
  if (motionCase->streams && passes[1].workgroups[0] > motionCase->streams)
    passes[1].workgroups[0] = motionCase->streams;
  arenaRunPasses(&arena, context, passes, count);
  expectMotion(&run);
  snprintf(what, sizeof(what), "levels %u, flags %u, streams %u, time %g", (unsigned)motionCase->levels,
           (unsigned)motionCase->rayFlags, (unsigned)motionCase->streams, (double)motionCase->time);
  print_message("# %s: %u hits, %u dead, %u unlike of %u\n", what, run.hits, run.dead, run.unlike, run.info.maxCount);
  arenaCompare(&arena, what);
  assert_true(run.hits > run.info.maxCount / 20);
  assert_true((run.dead > 0) == (motionCase->hasTimes != 0));
  assert_true(run.unlike <= run.info.maxCount / 100);
}

static void testTimes(void **state)
{
  const uint32_t any = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  const MotionCase cases[] = {
      {1, 0, 0, 0, 0, 0, 1, 0},
      {1, any, 0, 0, 1, 0, 1, 0},
      {1, 0, 0, 0, 0, 0.25f, 0, 0},
      {1, 0, 0, 0, 0, 0, 0, 0}, /* no time: the kernel without motion finds the hits of time 0 */
      {1, 0, 0, 4, 0, 0, 1, 0},
      {1, any, 0, 4, 1, 0, 1, 0},
      {1, any, 0, 5, 0, 0.75f, 0, 0},
      {2, 0, 0, 0, 0, 0, 1, 0},
      {2, any, 0, 0, 1, 0, 1, 0},
      {2, 0, 0, 0, 0, 0.3f, 0, 0},
      {2, 0, 0, 0, 0, 0, 0, 0},
      {2, 0, 0, 3, 0, 0, 1, 0},
      {2, any, 0, 3, 0, 0, 1, 0},
      {2, any, 0, 2, 1, 0.6f, 0, 0},
      {2, 0, RAYSORT_BVH_TRACE_SHUFFLED, 3, 0, 0, 1, 0},
      {1, 0, 0, 0, 0, 0, 1, 1},
      {2, 0, 0, 3, 1, 0, 1, 1},
  };
  TestDevice *device = (TestDevice *)*state;
  Random random = {31};
  for (uint32_t kind = 0; kind < MOTION_KINDS; ++kind)
  {
    assert_int_equal(motionScene(&scene, 50, kind, &random), VK_SUCCESS);
    for (uint32_t i = 0; i < COUNT_OF(cases); ++i)
      if (kind == MOTION_MIXED || cases[i].levels == 2)
        runMotion(device, &cases[i], i % 2);
    motionFree(&scene);
  }
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testTimes),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_motion", tests, openTestDevice, teardown);
}
