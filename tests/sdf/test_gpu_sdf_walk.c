/* test_gpu_sdf_walk.c - fields of distances: thousands of random updates, each as if built again.
 * SPDX-License-Identifier: MIT
 *
 * RAYSORT_TEST_LEVEL=2: 10,000 updates on a GPU, some minutes; 3: all of them held against a rebuild.
 * RAYSORT_TEST_WALK="STEPS SEED EVERY" sets the number of updates, the random numbers, and after how many updates the
 * field is held against a rebuild (0: as often as some minutes allow). */
#include "sdf_scene.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- a field that is built again, to compare with ---- */

/* It has the world's geometry: instances refer to that. */
static void openTwin(World *twin, World *world, const RaysortSdfUpdateInfo *info)
{
  worldOpen(twin, world->device, info, 1);
  gpuFreeBuffer(&twin->device->gpu, &twin->geometry);
  twin->geometry = world->geometry;
}

static void closeTwin(World *twin)
{
  memset(&twin->geometry, 0, sizeof(twin->geometry));
  worldClose(twin);
}

/* Are the cascades of the world's last update as in a new field? `isWhole`: nothing was put off. */
static void compareTwin(World *world, World *twin, int isWhole, const char *what)
{
  const uint32_t all = 0xffffffffu >> (32 - world->info.sdf.cascadeCount);
  const uint32_t mask = world->info.cascadeMask ? world->info.cascadeMask : all;
  memcpy(twin->info.center, world->info.center, sizeof(twin->info.center));
  memcpy(twin->info.anchor, world->info.anchor, sizeof(twin->info.anchor));
  memcpy(twin->instances, world->instances, sizeof(twin->instances));
  twin->instanceCount = world->instanceCount;
  twin->info.windows = world->info.windows;
  twin->info.cascadeMask = mask;
  worldReset(twin, 0);
  worldStep(twin);
  for (uint32_t cascade = 0; cascade < world->info.sdf.cascadeCount; ++cascade)
    if (mask >> cascade & 1)
    {
      const uint32_t overflow = worldStats(twin, cascade)->overflow;
      REQUIRE((overflow & ~(uint32_t)RAYSORT_SDF_OVERFLOW_BLOCKS_BIT) == 0, "%s: overflow 0x%x", what, overflow);
      worldCompare(world, twin, cascade, isWhole, what);
    }
}

/* ---- a walk ---- */

typedef struct SdfWalk
{
  World world, twin;
  Scene scene;
  Random random;
  uint32_t steps, seed, every; /* every 0: as often as fits in the time */
  uint8_t *before;             /* the field before the update */
  uint32_t compared, whole, changes;
  int32_t windows[2][3];
  double stepTime, compareTime;
} SdfWalk;

#define WALK_SECONDS 180 /* on a GPU at level 2 */

static void walkLength(SdfWalk *walk)
{
  const int isCpu = walk->world.device->gpu.isCpu, level = testLevel();
  const char *given = getenv("RAYSORT_TEST_WALK");
  walk->steps = level > 2 || (level > 1 && !isCpu) ? 10000 : level > 1 ? 400 : level > 0 ? 12 : 4;
  walk->every = level == 1 ? 6 : level < 1 ? 4 : isCpu ? 50 : level > 2 ? 1 : 0;
  walk->seed = 77;
  if (given && sscanf(given, "%u %u %u", &walk->steps, &walk->seed, &walk->every) != 3)
    fail_msg("RAYSORT_TEST_WALK is not \"STEPS SEED EVERY\": %s", given);
}

/* A static instance moves, changes its cascades, becomes dynamic or static: boxes say where. */
static void walkInstance(SdfWalk *walk, uint32_t kind)
{
  World *world = &walk->world;
  Random *random = &walk->random;
  RaysortSdfInstance *instance = &world->instances[kind == 1 ? 1 : 2];
  world->boxes[world->boxCount++] = sceneBounds(instance);
  if (kind < 3)
    scenePlace(instance, walk->scene.of[kind], randomFloat(random, 0, 6), randomFloat(random, -1, 1), 0, 0);
  if (kind == 8)
    instance->cascadeMask = randomWord(random) % 4;
  if (kind == 9)
    instance->flags ^= RAYSORT_SDF_INSTANCE_DYNAMIC_BIT;
  world->boxes[world->boxCount++] = sceneBounds(instance);
}

/* Budgets that defer work; boxes past theirs, which count as all. */
static void walkBudget(SdfWalk *walk, uint32_t kind)
{
  World *world = &walk->world;
  if (kind == 3)
    world->info.budget.maxReferences = 1500;
  if (kind == 4)
    world->info.budget.maxBricks = 200, world->info.budget.maxBlocks = 0;
  if (kind == 10)
    world->info.budget.maxTriangles = 300;
  if (kind == 11)
    world->boxes[0] = sceneBounds(&world->instances[0]), world->boxCount = 1, world->info.budget.maxBoxes = 0;
}

/* Scrolls, teleports, boxes, dynamic instances, single cascades, budgets, resets, windows, another anchor. Returns
 * whether the budgets are rich. */
static int walkPrepare(SdfWalk *walk, uint32_t kind, const RaysortSdfBudget *rich)
{
  World *world = &walk->world;
  Random *random = &walk->random;
  world->boxCount = 0;
  world->info.budget = *rich;
  world->info.windows = NULL;
  world->info.cascadeMask = randomWord(random) % 3; /* both, or one */
  if (kind != 15)                                   /* else nothing moves */
    scenePlace(&world->instances[3], walk->scene.of[3], randomFloat(random, 0, 6), randomFloat(random, -2, 2),
               randomFloat(random, -2, 2), randomFloat(random, -2, 2));
  for (uint32_t k = 0; k < 3 && kind != 15; ++k)
    world->info.center[k] = kind == 0 ? world->info.anchor[k] + (double)randomFloat(random, -9, 9)
                                      : world->info.center[k] + (double)randomFloat(random, -0.4f, 0.4f);
  if (kind == 1 || kind == 2 || kind == 8 || kind == 9)
    walkInstance(walk, kind);
  walkBudget(walk, kind);
  if (kind == 5)
    worldReset(world, 1 + randomWord(random) % 3);
  for (uint32_t k = 0; k < 3 && kind == 6 && randomWord(random) % 4 == 0; ++k) /* the scene goes with it */
  {
    const double shift = (double)randomFloat(random, -1, 1);
    world->info.anchor[k] += shift;
    world->info.center[k] += shift;
  }
  if (kind == 12) /* the dynamic one vanishes, or is there again */
    world->instanceCount ^= 7;
  for (uint32_t i = 0; i < 6 && kind == 13; ++i)
    walk->windows[i / 3][i % 3] = (int32_t)(randomWord(random) % 90) - 77;
  if (kind == 13)
    world->info.windows = (const int32_t(*)[3])walk->windows;
  return kind != 3 && kind != 4 && kind != 10;
}

/* The list has the bricks that are not as before, in their order, and no others. */
static void walkChanges(SdfWalk *walk, const char *what)
{
  const World *world = &walk->world;
  const uint32_t *list = (const uint32_t *)(const void *)(world->found + world->layout.changesOffset);
  const uint32_t *keys = (const uint32_t *)(const void *)(world->found + world->layout.keysOffset);
  const uint32_t *old = (const uint32_t *)(const void *)(walk->before + world->layout.keysOffset);
  const uint32_t count = worldHeader(world)->changes;
  const size_t size = world->info.sdf.flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  uint32_t next = 0;
  for (uint32_t brick = 0; brick < world->info.sdf.brickCapacity; ++brick)
  {
    const size_t at = world->layout.bricksOffset + brick * size;
    const int isListed = next < count && (list[next] & ~RAYSORT_SDF_CHANGE_FREED_BIT) == brick;
    if (isListed)
      REQUIRE((keys[brick] == RAYSORT_SDF_NONE) == (list[next] >> 31), "%s: change %u is 0x%x, key 0x%x", what, next,
              list[next], keys[brick]);
    else
      REQUIRE(keys[brick] == old[brick] && memcmp(world->found + at, walk->before + at, size) == 0,
              "%s: brick %u is another, and not in the list", what, brick);
    next += (uint32_t)isListed;
  }
  REQUIRE(next == count, "%s: %u of %u changes are in order", what, next, count);
  walk->changes += count;
}

static int walkIsDue(const SdfWalk *walk, uint32_t step)
{
  const uint32_t left = walk->steps - step;
  double pause;
  if (walk->every)
    return step % walk->every == walk->every - 1;
  if (step < 20 || left == 1)
    return 1;
  pause = WALK_SECONDS - walk->stepTime - walk->compareTime - walk->stepTime / step * left;
  return walk->compareTime / walk->compared * left < pause || step % 50 == 49;
}

static void walkStep(SdfWalk *walk, uint32_t step, const RaysortSdfBudget *rich)
{
  const uint32_t drawn = randomWord(&walk->random) % 16, kind = step == 2 ? 5 : drawn; /* 5: a reset */
  const double begun = seconds();
  char what[64];
  snprintf(what, sizeof(what), "seed %u, step %u, kind %u", walk->seed, step, kind);
  const int isWhole = walkPrepare(walk, kind, rich);
  uint8_t *const before = walk->world.found; /* the step reads the field back into the other one */
  walk->world.found = walk->before;
  walk->before = before;
  for (uint32_t stage = 0; stage < (kind == 14 ? 4 : 1); ++stage)
  {
    walk->world.info.stages = kind == 14 ? 1u << stage : 0;
    worldStep(&walk->world);
  }
  walkChanges(walk, what);
  if (step % (walk->steps > 1000 ? 30 : 3) == 0) /* it takes longer than the update */
    worldCheck(&walk->world, what);
  const double stepped = seconds();
  walk->stepTime += stepped - begun;
  if (!walkIsDue(walk, step))
    return;
  compareTwin(&walk->world, &walk->twin, isWhole, what);
  walk->compareTime += seconds() - stepped;
  ++walk->compared;
  walk->whole += (uint32_t)isWhole;
}

/* Random updates. After each one what is there is as in a new field, and when the budgets are rich, nothing lacks. */
static void testWalk(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.25f);
  SdfWalk *walk = (SdfWalk *)calloc(1, sizeof(*walk));
  sceneMeshes(&walk->scene);
  walk->world.device = (TestDevice *)*state;
  walkLength(walk);
  info.sdf.flags = RAYSORT_SDF_CHANGES_BIT | (walk->seed % 4 == 2 ? RAYSORT_SDF_IDS_BIT : 0) |
                   (walk->seed % 4 == 3 ? RAYSORT_SDF_4_BITS_BIT : 0);
  walk->random.state = walk->seed;
  sceneOpen(&walk->world, &walk->scene, (TestDevice *)*state, &info, 1);
  sceneAdd(&walk->world, &walk->scene, 3)->flags = RAYSORT_SDF_INSTANCE_DYNAMIC_BIT;
  openTwin(&walk->twin, &walk->world, &info);
  walk->before = (uint8_t *)malloc((size_t)walk->world.field.size);
  for (uint32_t i = 0; i < walk->steps; ++i)
  {
    walkStep(walk, i, &info.budget);
    if (i % 500 == 499)
      print_message("# %u updates, %u compared: %.0f s and %.0f s\n", i + 1, walk->compared, walk->stepTime,
                    walk->compareTime);
  }
  print_message("# seed %u: %u updates, %u changes of bricks; %u compared with a rebuild, %u of them whole; %.1f s\n",
                walk->seed, walk->steps, walk->changes, walk->compared, walk->whole,
                walk->stepTime + walk->compareTime);
  free(walk->before);
  closeTwin(&walk->twin);
  worldClose(&walk->world);
  sceneMeshesFree(&walk->scene);
  free(walk);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testWalk)};
  setvbuf(stdout, NULL, _IOLBF, 0);
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_walk", tests, openTestDevice, closeTestDevice);
}
