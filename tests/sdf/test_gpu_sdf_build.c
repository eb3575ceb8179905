/* test_gpu_sdf_build.c - fields of distances: bricks, samples, updates, budgets, scrolls, hostile data.
 * SPDX-License-Identifier: MIT
 *
 * Bricks and samples are held against brute force, and against what the same arithmetic gives on the host. */
#include "sdf_exact.h"
#include "sdf_oracle.h"
#include "sdf_scene.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- comparisons ---- */

/* Does what a new field would have, after one update of all cascades by this context's kernels, equal this one? */
static void compareWithBuild(World *world, RaysortContext context, const RaysortSdfBudget *budget, const char *what)
{
  World fresh;
  RaysortSdfUpdateInfo info = world->info;
  const uint32_t all = 0xffffffffu >> (32 - info.sdf.cascadeCount);
  memset(&info.instanceCount, 0, sizeof(info.instanceCount));
  memset(&info.boxCount, 0, sizeof(info.boxCount));
  info.cascadeMask = 0;
  info.budget = *budget;
  worldOpen(&fresh, world->device, &info, 0);
  fresh.context = context;
  gpuFreeBuffer(&world->device->gpu, &fresh.geometry);
  fresh.geometry = world->geometry; /* borrowed: instances refer to it */
  memcpy(fresh.instances, world->instances, sizeof(fresh.instances));
  fresh.instanceCount = world->instanceCount;
  worldReset(&fresh, 0);
  worldStep(&fresh);
  REQUIRE((worldStats(&fresh, 0)->overflow & ~(uint32_t)RAYSORT_SDF_OVERFLOW_BLOCKS_BIT) == 0, "%s: overflow 0x%x",
          what, worldStats(&fresh, 0)->overflow);
  for (uint32_t cascade = 0; all >> cascade; ++cascade)
    worldCompare(world, &fresh, cascade, 1, what);
  memset(&fresh.geometry, 0, sizeof(fresh.geometry));
  worldClose(&fresh);
}

static void compareWithRebuild(World *world, const char *what)
{
  const RaysortSdfUpdateInfo info = sceneInfo(1, 1);
  compareWithBuild(world, world->context, &info.budget, what);
}

/* A CPU has a kernel of its own for distances: the field it leaves equals the others' bit for bit. */
static void compareWithOthers(World *world, const char *what)
{
  compareWithBuild(world, longContext(world->device), &world->info.budget, what);
}

/* ---- builds ---- */

static void testSphere(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.2f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  worldOpen(&world, (TestDevice *)*state, &info, 0);
  sceneAdd(&world, &scene, 0);
  worldReset(&world, 0);
  worldStep(&world);
  worldCheck(&world, "sphere");
  const OracleFound found = oracleCheck(&world, scene.of, 0, 2, 0);
  const RaysortSdfStats *stats = worldStats(&world, 0);
  REQUIRE(stats->bricksBuilt == found.bricks && stats->bricksNeeded == found.bricks && stats->bricksReused == 0 &&
              stats->overflow == 0 && stats->trianglesTested[0] == scene.meshes[0].triangleCount &&
              stats->voxelsDeferred == 0,
          "statistics: %u built of %u", stats->bricksBuilt, found.bricks);
  REQUIRE(found.extra * 50 <= found.bricks, /* this one touches faces of voxels */
          "%u of %u bricks are not touched", found.extra, found.bricks);
  worldStep(&world); /* nothing is left to do */
  REQUIRE(stats->bricksBuilt == 0 && stats->trianglesTested[0] == 0 && stats->referencesNeeded[0] == 0,
          "an idle update");
  worldCheck(&world, "idle");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

static void testScene(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.15f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.sdf.flags = RAYSORT_SDF_4_BITS_BIT;
  info.sdf.band = 2.5f;
  info.center[0] = 0.4;
  info.sdf.brickCapacity = info.budget.maxBricks = 30000;
  info.budget.maxReferences = 200000;
  info.budget.maxBlocks = 3; /* so most blocks are done where they are found */
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  worldStep(&world);
  worldCheck(&world, "scene");
  for (uint32_t cascade = 0; cascade < 2; ++cascade)
    (void)oracleCheck(&world, scene.of, cascade, 11, 0);
  compareWithOthers(&world, "scene");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* The vertices of one triangle of an instance, transformed as the kernels do. */
static void transformed(const World *world, const Mesh *const *meshes, uint32_t instance, uint32_t triangle,
                        float corners[3][3])
{
  const float *m = world->instances[instance].transform;
  for (uint32_t c = 0; c < 3; ++c)
    for (uint32_t k = 0; k < 3; ++k)
    {
      const float *v = meshes[instance]->vertices + 3 * meshes[instance]->indices[3 * triangle + c], *r = m + 4 * k;
      corners[c][k] = r[0] * v[0] + r[1] * v[1] + r[2] * v[2] + r[3];
    }
}

/* Bricks and their bytes are, to the bit, what the same arithmetic gives on the host. */
static void testExact(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  Scene scene;
  World world;
  uint32_t looked = 0;
  sceneMeshes(&scene);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  worldStep(&world);
  const RaysortSdfCascade *c = worldCascade(&world, 0);
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t word = worldMap(&world, 0)[i];
    uint32_t meets = 0;
    int voxel[3];
    float squares[512];
    exactBegin(squares);
    for (uint32_t k = 0; k < 3; ++k)
      voxel[k] = c->window[k] - c->anchorVoxel[k] + (int)(i >> 6 * k & 63);
    for (uint32_t j = 0; j < world.instanceCount; ++j)
      for (uint32_t t = 0; t < scene.of[j]->triangleCount; ++t)
      {
        float corners[3][3];
        int isFar = 0;
        transformed(&world, scene.of, j, t, corners);
        for (uint32_t k = 0; k < 3; ++k) /* a box, far larger than any rounding */
          isFar |= fminf(fminf(corners[0][k], corners[1][k]), corners[2][k]) > ((float)voxel[k] + 1.2f) * 0.3f ||
                   fmaxf(fmaxf(corners[0][k], corners[1][k]), corners[2][k]) < ((float)voxel[k] - 0.2f) * 0.3f;
        const uint32_t hit = isFar ? 0 : exactMeets((const float(*)[3])corners, c->inverse, voxel);
        meets |= hit;
        if (hit)
          exactAdd(squares, (const float(*)[3])corners, c->brixelsHigh, c->brixelsLow, voxel);
      }
    REQUIRE((meets == 3) == !(word & RAYSORT_SDF_EMPTY_BIT), "voxel %u: 0x%x, the host says %u", i, word, meets);
    for (uint32_t s = 0; s < 512 && meets == 3; ++s)
    {
      const uint32_t due = exactCode(squares[s], worldHeader(&world)->codeStep, 255);
      REQUIRE(worldBrick(&world, word)[s] == due, "voxel %u, sample %u: %u, the host says %u", i, s,
              worldBrick(&world, word)[s], due);
    }
    looked += meets == 3;
  }
  REQUIRE(looked == worldStats(&world, 0)->bricksBuilt, "%u bricks of %u", looked, worldStats(&world, 0)->bricksBuilt);
  compareWithOthers(&world, "exact");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* Many triangles in one voxel, more than are filled at a time; ids of triangles. */
static void testMany(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.5f);
  Scene scene;
  World world;
  Random random = {testSeed(23)};
  sceneMeshes(&scene);
  meshFree(&scene.meshes[1]);
  for (uint32_t i = 0; i < 1500; ++i)
  {
    uint32_t corners[3];
    for (uint32_t k = 0; k < 3; ++k)
      corners[k] = meshVertex(&scene.meshes[1], randomFloat(&random, 0.05f, 0.45f), randomFloat(&random, 0.05f, 0.45f),
                              randomFloat(&random, 0.05f, 0.45f));
    meshTriangle(&scene.meshes[1], corners[0], corners[1], corners[2]);
  }
  info.sdf.flags = RAYSORT_SDF_IDS_BIT;
  worldOpen(&world, (TestDevice *)*state, &info, 0);
  for (uint32_t i = 0; i < 3; ++i)
    sceneAdd(&world, &scene, i)->flags = RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT;
  worldReset(&world, 0);
  worldStep(&world);
  worldCheck(&world, "many");
  REQUIRE(worldStats(&world, 0)->maxReferencesInVoxel > 1000, "most in a voxel: %u",
          worldStats(&world, 0)->maxReferencesInVoxel);
  (void)oracleCheck(&world, scene.of, 0, 1 + world.info.sdf.brickCapacity / 20000, 0);
  compareWithOthers(&world, "many");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* ---- updates ---- */

static void testScroll(void **state)
{
  static const double steps[][3] = {{5, -3, 7}, {-1, 0, 0}, {0.4, 0.3, 0}, {-70, 2, 1}, {64, 0, -128}, {2, 1, 127}};
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.3f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  worldStep(&world);
  for (uint32_t i = 0; i < sizeof(steps) / sizeof(steps[0]); ++i)
  {
    char what[40];
    snprintf(what, sizeof(what), "scroll %u", i);
    for (uint32_t k = 0; k < 3; ++k)
      world.info.center[k] += steps[i][k] * 0.3;
    world.info.cascadeMask = 2;
    worldStep(&world); /* the windows need not be nested in between */
    world.info.cascadeMask = 1;
    worldStep(&world);
    worldCheck(&world, what);
    if (i != 1)
      compareWithRebuild(&world, what);
  }
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* Static instances move, appear and vanish; boxes say where. Dynamic ones need none. */
static void testChanges(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.3f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.sdf.flags = RAYSORT_SDF_IDS_BIT;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  sceneAdd(&world, &scene, 3)->flags = RAYSORT_SDF_INSTANCE_DYNAMIC_BIT;
  worldStep(&world);
  for (uint32_t i = 0; i < 5; ++i)
  {
    char what[40];
    const float angle = 0.7f * (float)i;
    snprintf(what, sizeof(what), "change %u", i);
    world.boxCount = 0;
    world.info.cascadeMask = i % 2 ? 1 : 0;
    scenePlace(&world.instances[3], scene.of[3], angle, cosf(angle), 0, sinf(angle)); /* without a box */
    if (i == 1 || i == 2)
    {
      world.boxes[world.boxCount++] = sceneBounds(&world.instances[0]);
      scenePlace(&world.instances[0], scene.of[0], angle, -0.5f, 0.4f * (float)i, 0.2f);
      world.boxes[world.boxCount++] = sceneBounds(&world.instances[0]);
    }
    if (i == 3) /* the moving one vanishes */
      --world.instanceCount;
    if (i == 4)
      world.instances[1].cascadeMask = 2, world.boxes[world.boxCount++] = sceneBounds(&world.instances[1]);
    worldStep(&world);
    worldCheck(&world, what);
    if (i % 2 == 0)
      compareWithRebuild(&world, what);
  }
  REQUIRE(worldStats(&world, 0)->trianglesTested[1] == 0, "a dynamic instance that is not there");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* An update in parts is that update; windows may be given. */
static void testStages(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.3f);
  const int32_t windows[2][3] = {{-30, -35, -32}, {-20, -30, -40}};
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.windows = windows;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  for (uint32_t i = 0; i < 2; ++i)
  {
    for (uint32_t stage = 0; stage < 4; ++stage)
    {
      world.info.stages = 1u << stage;
      worldStep(&world);
    }
    world.info.stages = RAYSORT_SDF_MAP_STAGE_BIT; /* twice is fine */
    worldStep(&world);
    worldCheck(&world, "stages");
    assert_memory_equal(worldCascade(&world, 1)->window, windows[1], 12);
    world.info.stages = 0;
    compareWithRebuild(&world, "stages");
    world.boxes[0] = sceneBounds(&world.instances[0]);
    scenePlace(&world.instances[0], scene.of[0], 1, 0.4f, 0.4f, 0.2f);
    world.boxes[1] = sceneBounds(&world.instances[0]);
    world.boxCount = 2;
  }
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* When an update in parts counts the field's number and the cascade's, the statistics, and the changes. */
static void testStagesCount(void **state)
{
  static const uint32_t stages[] = {RAYSORT_SDF_MARK_STAGE_BIT, RAYSORT_SDF_SCROLL_STAGE_BIT,
                                    RAYSORT_SDF_BUILD_STAGE_BIT, RAYSORT_SDF_MAP_STAGE_BIT};
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.2f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.sdf.flags = RAYSORT_SDF_CHANGES_BIT;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  worldStep(&world);
  const uint32_t whole = worldStats(&world, 0)->bricksBuilt;
  world.info.center[0] = 4; /* some leave the window; an object elsewhere is built again */
  world.boxes[world.boxCount++] = sceneBounds(&world.instances[0]);
  RaysortSdfStats before = *worldStats(&world, 0);
  for (uint32_t i = 0, serial = 1; i < 4; ++i)
  {
    world.info.stages = stages[i];
    worldStep(&world);
    const RaysortSdfStats now = *worldStats(&world, 0);
    serial += i > 0;
    REQUIRE(worldHeader(&world)->serial == serial, "stage %u: the field's number is %u", i,
            worldHeader(&world)->serial);
    REQUIRE(now.serial == (i == 3 ? serial - 1 : serial), "stage %u: the cascade's number is %u", i, now.serial);
    if (i == 0)
      assert_memory_equal(&before, &now, sizeof(now));
    if (i == 1)
      REQUIRE(now.bricksBuilt == 0 && now.bricksFreed > 0 && now.changes == now.bricksFreed &&
                  now.changes == worldHeader(&world)->changes,
              "scroll: %u built, %u freed, %u changes", now.bricksBuilt, now.bricksFreed, now.changes);
    if (i == 2)
      REQUIRE(now.bricksBuilt > 0 && now.bricksBuilt < whole && now.bricksFreed < before.bricksFreed &&
                  now.changes >= before.changes + now.bricksBuilt - before.bricksFreed &&
                  now.changes > before.changes && now.changes == worldHeader(&world)->changes,
              "build: %u built, %u freed, %u changes", now.bricksBuilt, now.bricksFreed, now.changes);
    if (i == 3)
      REQUIRE(now.bricksBuilt == before.bricksBuilt && now.trianglesTested[0] == before.trianglesTested[0] &&
                  now.changes == before.changes && now.voxelsUnknown == 0 && now.voxelsStale == 0 &&
                  now.bricksFree == before.bricksFree,
              "map: %u built, %u triangles, %u changes", now.bricksBuilt, now.trianglesTested[0], now.changes);
    before = now;
  }
  worldCheck(&world, "stages count");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* Far from 0, with the anchor there, a field has the same bytes; and an anchor may move by whole voxels. */
static void testAnchor(void **state)
{
  static const double anchors[3][3] = {{64000, -16000, 3.3}, {12345.678, 1e5, -7e4}, {-0.07, 0.11, 6e6}};
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.2f);
  Scene scene;
  World world, far;
  sceneMeshes(&scene);
  info.center[0] = 1.3;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  worldStep(&world);
  sceneOpen(&far, &scene, (TestDevice *)*state, &info, 0);
  for (uint32_t i = 0; i < 3; ++i)
  {
    for (uint32_t k = 0; k < 3; ++k)
    {
      far.info.anchor[k] = anchors[i][k];
      far.info.center[k] = anchors[i][k] + info.center[k] + (k == 0 ? 0.001 : 0.01); /* not on a corner of voxels */
    }
    worldStep(&far); /* the lattice is another one: all is built again */
    worldCheck(&far, "far");
    for (uint32_t cascade = 0; cascade < 2; ++cascade)
      for (uint32_t v = 0; v < RAYSORT_SDF_VOXELS; ++v)
      {
        const uint32_t a = worldMap(&world, cascade)[v], b = worldMap(&far, cascade)[v];
        REQUIRE(a & RAYSORT_SDF_EMPTY_BIT ? a == b : !(b & RAYSORT_SDF_EMPTY_BIT), "voxel %u: 0x%x, 0x%x", v, a, b);
        if (!(a & RAYSORT_SDF_EMPTY_BIT))
          assert_memory_equal(worldBrick(&world, a), worldBrick(&far, b), 512);
      }
  }
  for (uint32_t k = 0; k < 3; ++k) /* the scene stays where it is: relative to the anchor it moves */
  {
    const double shift = 128 * (double)0.4f;
    far.info.anchor[k] += shift;
    for (uint32_t i = 0; i < far.instanceCount; ++i)
    {
      far.instances[i].transform[4 * k + 3] -= (float)shift;
      far.instances[i].boxMin[k] -= (float)shift;
      far.instances[i].boxMax[k] -= (float)shift;
    }
  }
  worldStep(&far);
  worldCheck(&far, "moved");
  REQUIRE(worldStats(&far, 0)->bricksBuilt == 0 && worldStats(&far, 0)->voxelsUnknown == 0, "a whole number of voxels");
  for (uint32_t k = 0; k < 3; ++k)
    REQUIRE(fabsf(worldCascade(&far, 1)->min[k] - (worldCascade(&world, 1)->min[k] - 128 * 0.4f)) < 1e-4f,
            "min[%u] is %g", k, (double)worldCascade(&far, 1)->min[k]);
  worldClose(&world);
  worldClose(&far);
  sceneMeshesFree(&scene);
}

/* ---- content off the anchor's lattice ---- */

/* Fractions of voxels of 0.5 and 1; no two are whole voxels apart. All are exact, so what comes back is the same. */
static const double driftAnchors[][3] = {{0, 0, 0}, {0.21875, 0, 0}, {-0.15625, 0.46875, 0}, {0.4375, -0.40625, 0.25}};

typedef struct Drift
{
  World world;
  Scene scene;
  Random random;
  double places[2][3]; /* of the first two instances, in the world */
} Drift;

static double driftWord(Drift *drift)
{
  return ((int)(randomWord(&drift->random) % 257) - 128) / 64.0;
}

/* Places are relative to the anchor of the last update that had windows. */
static void driftPlace(Drift *drift)
{
  for (uint32_t i = 0; i < 2; ++i)
  {
    RaysortSdfInstance *instance = &drift->world.instances[i];
    for (uint32_t k = 0; k < 3; ++k)
      instance->transform[4 * k + 3] = (float)(drift->places[i][k] - drift->world.info.anchor[k]);
    worldBounds(instance, drift->scene.of[i]);
  }
}

/* One instance goes to another place, or away: boxes say so. */
static void driftMove(Drift *drift, uint32_t instance)
{
  World *world = &drift->world;
  world->boxCount = 0;
  world->boxes[world->boxCount++] = sceneBounds(&world->instances[instance]);
  for (uint32_t k = 0; k < 3; ++k)
    drift->places[instance][k] = driftWord(drift);
  driftPlace(drift);
  world->instances[instance].cascadeMask = randomWord(&drift->random) % 4 ? 3 : 0;
  world->boxes[world->boxCount++] = sceneBounds(&world->instances[instance]);
}

static void driftAnchor(Drift *drift, uint32_t anchor)
{
  memcpy(drift->world.info.anchor, driftAnchors[anchor], sizeof(driftAnchors[anchor]));
  drift->world.boxCount = 0;
  driftPlace(drift);
}

static void driftStep(Drift *drift, uint32_t stages, uint32_t cascadeMask)
{
  drift->world.info.stages = stages;
  drift->world.info.cascadeMask = cascadeMask;
  worldStep(&drift->world);
  if (stages == 0 || stages & RAYSORT_SDF_MAP_STAGE_BIT) /* else maps and numbers are old */
    worldCheck(&drift->world, "drift");
}

/* Boxes mark what is off the lattice, and what is built there goes onto the lattice, whatever the order of the
 * parts of updates: an object that moves leaves no ghost. */
static void testDrift(void **state)
{
  const uint32_t mark = RAYSORT_SDF_MARK_STAGE_BIT, scroll = RAYSORT_SDF_SCROLL_STAGE_BIT;
  const uint32_t build = RAYSORT_SDF_BUILD_STAGE_BIT | RAYSORT_SDF_MAP_STAGE_BIT;
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.5f);
  Drift *drift = (Drift *)calloc(1, sizeof(*drift));
  drift->random.state = 3;
  sceneMeshes(&drift->scene);
  sceneOpen(&drift->world, &drift->scene, (TestDevice *)*state, &info, 1);
  drift->world.instanceCount = 2;
  for (uint32_t i = 0; i < 2; ++i)
    scenePlace(&drift->world.instances[i], drift->scene.of[i], 0.3f, 0, 0, 0);
  driftPlace(drift);
  driftStep(drift, 0, 0);
  for (uint32_t i = 0; i < (testLevel() < 2 ? 12 : 24); ++i)
  {
    const uint32_t own = 1 + i % 2, other = 3 - own; /* masks of one cascade */
    char what[40];
    snprintf(what, sizeof(what), "drift %u", i);
    driftAnchor(drift, i / 2 % 4);
    if (i % 4 < 2) /* one cascade goes along */
      driftMove(drift, i % 2), driftStep(drift, 0, own);
    else /* marks while the content is where it was; then one cascade goes along, the other one is built after it */
    {
      driftStep(drift, 0, own);
      driftMove(drift, i % 2);
      driftStep(drift, mark, own);
      drift->world.boxCount = 0;
      driftStep(drift, scroll | (i % 8 < 4 ? build : 0), own);
      driftStep(drift, build, i % 8 < 6 ? other : 3);
    }
    if (i % 3 == 0) /* without the move */
      continue;
    driftAnchor(drift, i % 3 == 1 ? 0 : i / 2 % 4);
    driftStep(drift, 0, 0);
    compareWithRebuild(&drift->world, what);
  }
  worldClose(&drift->world);
  sceneMeshesFree(&drift->scene);
  free(drift);
}

/* An anchor that moves by nearly whole voxels, and over the middle between two: nothing is built again, and all is in
 * its place. */
static void testHalf(void **state)
{
  static const double anchors[] = {0.49995, 0.50005, 3.49993, -0.50006, 0.49998};
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.5f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.anchor[1] = anchors[0] * 0.5;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  world.instanceCount = 2;
  worldStep(&world);
  for (uint32_t i = 1; i < sizeof(anchors) / sizeof(anchors[0]); ++i)
  {
    const double shift = (anchors[i] - anchors[i - 1]) * 0.5;
    world.info.anchor[1] += shift;
    world.boxCount = 0;
    for (uint32_t k = 0; k < 2; ++k)
    {
      world.instances[k].transform[7] -= (float)shift;
      worldBounds(&world.instances[k], scene.of[k]);
    }
    worldStep(&world);
    worldCheck(&world, "half");
    REQUIRE(worldStats(&world, 0)->bricksBuilt == 0 && worldStats(&world, 0)->voxelsDeferred == 0,
            "anchor %g voxels: %u bricks are built again", anchors[i], worldStats(&world, 0)->bricksBuilt);
    const RaysortSdfCascade *c = worldCascade(&world, 0);
    REQUIRE(fabs((double)c->min[1] - 0.5 * (c->window[1] - c->anchorVoxel[1])) < 1e-6, "min is %g", (double)c->min[1]);
    world.boxes[world.boxCount++] = sceneBounds(&world.instances[i % 2]);
    scenePlace(&world.instances[i % 2], scene.of[i % 2], (float)i, 0.3f, 0.5f * (float)i - 2 - (float)anchors[i], 0.1f);
    world.boxes[world.boxCount++] = sceneBounds(&world.instances[i % 2]);
    worldStep(&world);
    worldCheck(&world, "half, and a move");
    (void)oracleCheck(&world, scene.of, 0, 0xffffffffu, 3e-4); /* old samples are that far off: not looked at */
  }
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* How far an anchor may be off whole voxels: a 5000th of one leaves a cascade as it is, a 3000th throws it away. What
 * is built again has anchor / voxel, rounded, as the anchor's voxel. */
static void testLattice(void **state)
{
  static const double anchors[] = {0.25, 3.2502, 7.2498, 7.25 + 1 / 3000.0, 0.7, 5.4, -0.7, -4.2};
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.5f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  world.instanceCount = 1;
  for (uint32_t i = 0; i < sizeof(anchors) / sizeof(anchors[0]); ++i)
  {
    const int isKept = i == 1 || i == 2;
    world.info.anchor[1] = anchors[i] * 0.5;
    scenePlace(&world.instances[0], scene.of[0], 0.3f, 0.1f, (float)(-0.2 - world.info.anchor[1]), 0.3f);
    worldStep(&world);
    worldCheck(&world, "lattice");
    const RaysortSdfCascade *c = worldCascade(&world, 0);
    REQUIRE((worldStats(&world, 0)->bricksBuilt == 0) == isKept &&
                (i == 0 || (c->flags & RAYSORT_SDF_CASCADE_RESET_BIT) == 0) == (i == 0 || isKept),
            "anchor %g voxels: %u bricks are built, flags 0x%x", anchors[i], worldStats(&world, 0)->bricksBuilt,
            c->flags);
    REQUIRE(c->anchorVoxel[1] == (int32_t)rint(anchors[i]), "anchor %g voxels: its voxel is %d", anchors[i],
            c->anchorVoxel[1]);
  }
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* A quad of two triangles across an axis: `place` on that, around `center` on the others; in voxels of 0.5. */
static void quadAcross(Mesh *mesh, uint32_t axis, double place, const double center[3])
{
  uint32_t corners[4];
  for (uint32_t i = 0; i < 4; ++i)
  {
    float at[3];
    at[axis] = (float)(place * 0.5);
    at[(axis + 1) % 3] = (float)((center[(axis + 1) % 3] + (i & 1 ? 1.4 : -1.4)) * 0.5);
    at[(axis + 2) % 3] = (float)((center[(axis + 2) % 3] + (i & 2 ? 1.4 : -1.4)) * 0.5);
    corners[i] = meshVertex(mesh, at[0], at[1], at[2]);
  }
  meshTriangle(mesh, corners[0], corners[1], corners[3]);
  meshTriangle(mesh, corners[0], corners[3], corners[2]);
}

/* A triangle next to a voxel, by less than half a brixel, 0.0714 voxels, counts for the samples in its face; so a box
 * around it marks that voxel, too. On both sides of all axes. */
static void testReach(void **state)
{
  enum
  {
    PAIRS = 6
  };
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.5f);
  Mesh meshes[2 * PAIRS];
  const Mesh *of[2 * PAIRS];
  World world;
  memset(meshes, 0, sizeof(meshes));
  worldOpen(&world, (TestDevice *)*state, &info, 0);
  for (uint32_t i = 0; i < 2 * PAIRS; ++i) /* across the middle of a voxel; next to that voxel */
  {
    const uint32_t pair = i % PAIRS, axis = pair / 2;
    const double middle[3] = {8.0 * pair - 19.5, 0.5, 0.5}, beside = 0.5 + 0.066;
    quadAcross(&meshes[i], axis, middle[axis] + (i < PAIRS ? 0 : pair % 2 ? beside : -beside), middle);
    of[i] = &meshes[i];
    worldMesh(&world, &meshes[i], i)->cascadeMask = i < PAIRS ? 1 : 0;
  }
  worldReset(&world, 0);
  worldStep(&world);
  for (uint32_t i = PAIRS; i < 2 * PAIRS; ++i)
  {
    world.instances[i].cascadeMask = 1;
    world.boxes[world.boxCount++] = sceneBounds(&world.instances[i]);
  }
  worldStep(&world);
  worldCheck(&world, "reach");
  compareWithRebuild(&world, "reach");
  (void)oracleCheck(&world, of, 0, 1, 1e-4);
  worldClose(&world);
  for (uint32_t i = 0; i < 2 * PAIRS; ++i)
    meshFree(&meshes[i]);
}

/* The change list: what was built or freed, in the order of the bricks. */
static void testChangeList(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.2f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.sdf.flags = RAYSORT_SDF_CHANGES_BIT;
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  for (uint32_t i = 0; i < 4; ++i) /* all; nothing; some leave the window; they come back */
  {
    const uint32_t *list = (const uint32_t *)(const void *)(world.found + world.layout.changesOffset);
    const uint32_t *keys = (const uint32_t *)(const void *)(world.found + world.layout.keysOffset);
    uint32_t built = 0;
    world.info.center[0] = i == 2 ? 3.1 : 0;
    worldStep(&world);
    const RaysortSdfStats *stats = worldStats(&world, 0);
    REQUIRE(stats->changes == worldHeader(&world)->changes && stats->changes >= stats->bricksBuilt &&
                stats->changes <= stats->bricksBuilt + stats->bricksFreed,
            "%u changes, %u built, %u freed", stats->changes, stats->bricksBuilt, stats->bricksFreed);
    for (uint32_t j = 0; j < stats->changes; ++j)
    {
      const uint32_t brick = list[j] & ~RAYSORT_SDF_CHANGE_FREED_BIT;
      const int isFreed = (list[j] & RAYSORT_SDF_CHANGE_FREED_BIT) != 0;
      built += !isFreed;
      REQUIRE(j == 0 || (list[j - 1] & ~RAYSORT_SDF_CHANGE_FREED_BIT) < brick, "the list is in order");
      REQUIRE((keys[brick] == RAYSORT_SDF_NONE) == isFreed, "brick %u: key 0x%x", brick, keys[brick]);
    }
    REQUIRE(built == stats->bricksBuilt && (i % 2 == 0 || i == 3 ? stats->changes > 100 : stats->changes == 0) &&
                (i % 3 == 0) == (built > 100),
            "step %u: %u changes, %u built", i, stats->changes, built);
  }
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* Budgets that are too small defer work; what is needed is reported exactly, and what is there holds. */
static void starve(World *world, const RaysortSdfStats *whole, const RaysortSdfBudget *budget, uint32_t bit,
                   const char *what)
{
  uint32_t steps = 0, left = 0xffffffffu;
  world->info.budget = *budget;
  worldReset(world, 0);
  do
  {
    worldStep(world);
    worldCheck(world, what);
    const RaysortSdfStats *stats = worldStats(world, 0);
    if (steps++ == 0)
      REQUIRE(memcmp(stats->trianglesNeeded, whole->trianglesNeeded, 16) == 0 &&
                  stats->bricksNeeded == whole->bricksNeeded && stats->blocksNeeded == whole->blocksNeeded &&
                  stats->maxReferencesInVoxel == whole->maxReferencesInVoxel && stats->overflow & bit,
              "%s: needed %u triangles, %u references, %u bricks; %u, %u, %u are due; overflow 0x%x", what,
              stats->trianglesNeeded[0], stats->referencesNeeded[0], stats->bricksNeeded, whole->trianglesNeeded[0],
              whole->referencesNeeded[0], whole->bricksNeeded, stats->overflow);
    REQUIRE(stats->referencesStored <= budget->maxReferences && stats->bricksBuilt <= budget->maxBricks, "%s: too much",
            what);
    REQUIRE(stats->voxelsDeferred == stats->voxelsUnknown && stats->voxelsUnknown < left,
            "%s: no progress, %u after %u", what, stats->voxelsUnknown, left);
    left = stats->voxelsUnknown;
  } while (left != 0);
  REQUIRE(steps > 1, "%s: one step", what);
}

static void testBudgets(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  const RaysortSdfBudget rich = info.budget;
  RaysortSdfBudget budget = rich;
  RaysortSdfStats whole;
  Scene scene;
  World world;
  sceneMeshes(&scene);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
  worldStep(&world);
  whole = *worldStats(&world, 0);
  budget.maxReferences = (whole.referencesNeeded[0] + 3) / 4;
  starve(&world, &whole, &budget, RAYSORT_SDF_OVERFLOW_REFERENCES_BIT, "references");
  world.info.budget = rich;
  compareWithRebuild(&world, "references");
  budget = rich;
  budget.maxTriangles = whole.trianglesNeeded[0] - 1;
  starve(&world, &whole, &budget, RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT, "triangles");
  budget = rich;
  budget.maxBricks = whole.bricksNeeded / 3;
  starve(&world, &whole, &budget, RAYSORT_SDF_OVERFLOW_BRICKS_BIT, "bricks");
  world.info.budget = rich;
  compareWithRebuild(&world, "bricks");
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* Budgets and a capacity that are met exactly put nothing off; with one less of any, its overflow bit says so. Of
 * references those of voxels without a brick are needed and not stored: room for the others puts nothing off either. */
static void testBudgetsMet(void **state)
{
  static const uint32_t bits[7] = {RAYSORT_SDF_OVERFLOW_INSTANCES_BIT, RAYSORT_SDF_OVERFLOW_BOXES_BIT,
                                   RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT, RAYSORT_SDF_OVERFLOW_REFERENCES_BIT,
                                   RAYSORT_SDF_OVERFLOW_BLOCKS_BIT,    RAYSORT_SDF_OVERFLOW_BRICKS_BIT,
                                   RAYSORT_SDF_OVERFLOW_CAPACITY_BIT};
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  RaysortSdfStats whole;
  memset(&whole, 0, sizeof(whole));
  for (uint32_t i = 0; i < 11; ++i) /* to see what is needed; exactly that; one less of each; references to be stored */
  {
    uint32_t *const limits[7] = {&info.budget.maxInstances,  &info.budget.maxBoxes,  &info.budget.maxTriangles,
                                 &info.budget.maxReferences, &info.budget.maxBlocks, &info.budget.maxBricks,
                                 &info.sdf.brickCapacity};
    const uint32_t which = i < 9 ? i - 2 : 3, bit = i < 2 ? 0 : bits[which], kept = i < 2 ? 0 : *limits[which];
    const uint32_t isPutOff = i == 4 || i == 7 || i == 8 || i == 10;
    Scene scene;
    World world;
    sceneMeshes(&scene);
    if (i > 1)
      *limits[which] = i < 9 ? kept - 1 : whole.referencesStored + 9 - i;
    sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
    world.boxes[world.boxCount++] = sceneBounds(&world.instances[0]);
    worldStep(&world);
    worldCheck(&world, "budgets met");
    const RaysortSdfStats *stats = worldStats(&world, 0);
    if (i == 0)
    {
      whole = *stats;
      info.budget.maxInstances = 3;
      info.budget.maxBoxes = 1;
      info.budget.maxTriangles = whole.trianglesNeeded[0];
      info.budget.maxReferences = whole.referencesNeeded[0];
      info.budget.maxBlocks = whole.blocksNeeded;
      info.budget.maxBricks = info.sdf.brickCapacity = whole.bricksNeeded;
      REQUIRE(whole.overflow == 0 && whole.blocksNeeded > 0 && whole.bricksBuilt == whole.bricksNeeded, "overflow 0x%x",
              whole.overflow);
    }
    else
      REQUIRE((bit ? stats->overflow & bit : stats->overflow == 0) && (stats->voxelsDeferred > 0) == isPutOff,
              "limit %u: overflow 0x%x, %u voxels are put off", i, stats->overflow, stats->voxelsDeferred);
    if (i == 1 || i == 9)
      REQUIRE(stats->referencesStored == whole.referencesStored && stats->bricksBuilt == whole.bricksNeeded &&
                  stats->bricksFree == 0,
              "%u references, %u bricks, %u free", stats->referencesStored, stats->bricksBuilt, stats->bricksFree);
    if (i > 1)
      *limits[which] = kept;
    worldClose(&world);
    sceneMeshesFree(&scene);
  }
}

/* Budgets of none, and of one; a field without bricks. */
static void testNothing(void **state)
{
  for (uint32_t i = 0; i < 8; ++i)
  {
    RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
    Scene scene;
    World world;
    char what[40];
    uint32_t *const limits[4] = {&info.budget.maxTriangles, &info.budget.maxReferences, &info.budget.maxBricks,
                                 &info.sdf.brickCapacity};
    snprintf(what, sizeof(what), "limit %u of %u", i % 4, i / 4);
    sceneMeshes(&scene);
    *limits[i % 4] = i / 4;
    info.budget.maxBlocks = i / 4;
    sceneOpen(&world, &scene, (TestDevice *)*state, &info, 1);
    worldStep(&world);
    worldStep(&world);
    worldCheck(&world, what);
    const RaysortSdfStats *stats = worldStats(&world, 0);
    REQUIRE(stats->overflow != 0 && stats->voxelsDeferred != 0, "%s: overflow 0x%x", what, stats->overflow);
    REQUIRE(worldHeader(&world)->serial == 2, "%s: %u updates", what, worldHeader(&world)->serial);
    worldClose(&world);
    sceneMeshesFree(&scene);
  }
}

/* The list of free bricks is the last part of scratch. It has room for 63 here, which end at a multiple of 256 bytes,
 * and more are free: the guard zone sees a word too many. */
static void testFreeBricks(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  info.sdf.flags &= ~(uint32_t)RAYSORT_SDF_CHANGES_BIT;
  info.budget.maxBricks = 63;
  info.budget.maxInstances = 3; /* all of the scene, so that scratch has no room to spare */
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  worldStep(&world);
  worldStep(&world);
  worldCheck(&world, "free bricks");
  REQUIRE(worldStats(&world, 0)->bricksFree > 64, "%u bricks are free", worldStats(&world, 0)->bricksFree);
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* The same bytes again, also with the instances in another order. */
static void testSame(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.3f);
  Scene scene;
  World world;
  sceneMeshes(&scene);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  worldStep(&world);
  uint8_t *first = (uint8_t *)malloc(world.layout.fieldSize);
  memcpy(first, world.found, world.layout.fieldSize);
  for (uint32_t i = 0; i < 2; ++i)
  {
    const RaysortSdfInstance instance = world.instances[0];
    if (i == 1)
      world.instances[0] = world.instances[2], world.instances[2] = instance;
    worldReset(&world, 0);
    worldStep(&world);
    assert_memory_equal(first, world.found, world.layout.bricksOffset);
    worldCheck(&world, "same");
    for (uint32_t v = 0; v < RAYSORT_SDF_VOXELS; ++v)
    {
      const uint32_t word = worldState(&world, 0)[v];
      if (!(word & RAYSORT_SDF_EMPTY_BIT))
        assert_memory_equal(first + world.layout.bricksOffset + 512 * (size_t)word, worldBrick(&world, word), 512);
    }
  }
  free(first);
  worldClose(&world);
  sceneMeshesFree(&scene);
}

/* ---- formats and hostile data ---- */

static uint16_t halfOf(float value) /* of numbers that have one exactly */
{
  uint32_t bits;
  memcpy(&bits, &value, 4);
  if ((bits & 0x7fffffffu) == 0)
    return (uint16_t)(bits >> 16);
  return (uint16_t)((bits >> 16 & 0x8000u) | (((bits >> 23 & 255u) - 112u) << 10) | (bits >> 13 & 1023u));
}

/* Corners that every format holds exactly, up to a scale of 1 / 32767. */
static void testFormats(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.2f);
  static const float points[8][3] = {{0, 0, 0},          {1, 0, 0},  {1, 1, 0},         {0, 1, 0.5f},
                                     {-1, -0.5f, 0.25f}, {-1, 1, 1}, {0.5f, 0.75f, -1}, {-0.25f, 0.125f, 0.5f}};
  static const uint32_t indices[6] = {0, 1, 2, 0, 2, 3};
  uint16_t shorts[6], halves[8 * 5], snorms[8 * 4];
  float wide[8 * 4];
  World worlds[6];
  for (uint32_t i = 0; i < 8; ++i)
    for (uint32_t k = 0; k < 3; ++k)
    {
      wide[4 * i + k] = points[i][k];
      wide[4 * i + 3] = NAN;
      halves[5 * i + k] = halfOf(points[i][k]);
      snorms[4 * i + k] = (uint16_t)(int16_t)(points[i][k] * 32767);
    }
  for (uint32_t i = 0; i < 6; ++i)
    shorts[i] = (uint16_t)indices[i];
  for (uint32_t i = 0; i < 6; ++i)
  {
    /* 0, 1: 32-bit indices; 2: 16-bit ones, at an odd multiple of 2; 3: quads; 4: none; 5: snorm */
    World *world = &worlds[i];
    worldOpen(world, (TestDevice *)*state, &info, 0);
    RaysortSdfInstance *instance = &world->instances[0];
    memset(instance, 0, sizeof(*instance));
    world->instanceCount = 1;
    (void)worldBytes(world, shorts, 2, 2);
    instance->indexSize = i < 2 || i == 5 ? 4 : i == 2 ? 2 : 0;
    instance->indices = i < 2 || i == 5 ? worldBytes(world, indices, sizeof(indices), 4)
                        : i == 2        ? worldBytes(world, shorts, sizeof(shorts), 2)
                                        : 0;
    if (i == 2)
      REQUIRE(instance->indices % 4 == 2, "the test wants indices that are not aligned to words");
    instance->format = i == 1 || i == 2 ? RAYSORT_SDF_FP16 : i == 5 ? RAYSORT_SDF_SNORM16 : RAYSORT_SDF_FP32;
    instance->stride = i == 1 || i == 2 ? 10 : i == 5 ? 0 : 16;
    instance->positions = instance->format == RAYSORT_SDF_FP16      ? worldBytes(world, halves, sizeof(halves), 2)
                          : instance->format == RAYSORT_SDF_SNORM16 ? worldBytes(world, snorms, sizeof(snorms), 2)
                                                                    : worldBytes(world, wide, sizeof(wide), 4);
    if (i == 4) /* no indices: the corners one after the other */
    {
      float corners[6][4];
      for (uint32_t c = 0; c < 6; ++c)
        memcpy(corners[c], wide + 4 * indices[c], 16);
      instance->positions = worldBytes(world, corners, sizeof(corners), 4);
    }
    instance->flags = i == 3 ? RAYSORT_SDF_INSTANCE_QUADS_BIT : 0;
    instance->triangleCount = 2;
    instance->maxVertex = 7;
    instance->cascadeMask = 1;
    for (uint32_t k = 0; k < 3; ++k)
    {
      instance->transform[5 * k] = 2;
      instance->boxMin[k] = -4;
      instance->boxMax[k] = 4;
    }
    worldReset(world, 0);
    worldStep(world);
    worldCheck(world, "formats");
    REQUIRE(worldStats(world, 0)->bricksBuilt > 50, "format %u: %u bricks", i, worldStats(world, 0)->bricksBuilt);
    if (i > 0 && i < 5)
      worldCompare(&worlds[0], world, 0, 1, "formats");
  }
  REQUIRE(worldStats(&worlds[5], 0)->bricksBuilt + 5 > worldStats(&worlds[0], 0)->bricksBuilt, "snorm: %u bricks",
          worldStats(&worlds[5], 0)->bricksBuilt);
  for (uint32_t i = 0; i < 6; ++i)
    worldClose(&worlds[i]);
}

/* Numbers that are none, indices past the vertices, triangles without area, of 2 km, of almost nothing: the good ones
 * are built as if alone. */
static void testHostile(void **state)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.2f);
  static const float far = 7;
  Scene scene;
  World world, good;
  Mesh bad, more;
  uint32_t badCount = 0, farCount = 0;
  sceneMeshes(&scene);
  memset(&bad, 0, sizeof(bad));
  memset(&more, 0, sizeof(more));
  sceneOpen(&good, &scene, (TestDevice *)*state, &info, 0);
  sceneOpen(&world, &scene, (TestDevice *)*state, &info, 0);
  for (uint32_t i = 0; i < 12; ++i)
  {
    const float values[4] = {NAN, INFINITY, -INFINITY, 3e38f};
    const uint32_t a = meshVertex(&bad, i % 3 == 0 ? values[i / 3] : 0, i % 3 == 1 ? values[i / 3] : 0.1f,
                                  i % 3 == 2 ? values[i / 3] : 0);
    const uint32_t b = meshVertex(&bad, 0.5f, 0, 0), c = meshVertex(&bad, 0, 0.5f, 0.5f);
    meshTriangle(&bad, a, b, c);
    meshTriangle(&bad, b, c, i % 2 ? 36 : 0xffffffffu);
    badCount += i / 3 == 3 ? 1 : 2;
    farCount += i / 3 == 3;
  }
  sceneAdd(&world, &scene, 3);
  scene.of[3] = &bad;
  --world.instanceCount;
  RaysortSdfInstance *instance = worldMesh(&world, &bad, 0);
  for (uint32_t k = 0; k < 3; ++k)
    instance->boxMin[k] = NAN, instance->boxMax[k] = NAN;
  worldStep(&world);
  worldStep(&good);
  worldCheck(&world, "bad triangles");
  worldCompare(&world, &good, 0, 1, "bad triangles");
  REQUIRE(worldStats(&world, 0)->badTriangles == badCount && worldStats(&world, 0)->farTriangles == farCount,
          "%u of %u bad triangles are counted, %u of %u far ones", worldStats(&world, 0)->badTriangles, badCount,
          worldStats(&world, 0)->farTriangles, farCount);
  /* what has no area, and what has much: bricks are where they should be */
  for (uint32_t i = 0; i < 3; ++i)
  {
    const uint32_t a = meshVertex(&more, 0.31f, 0.1f, -0.2f), b = meshVertex(&more, 1.7f, 1.3f, -1.9f);
    meshTriangle(&more, a, i == 0 ? a : b, i == 2 ? meshVertex(&more, 1.005f, 0.7f, -1.05f) : a);
  }
  meshTriangle(&more, meshVertex(&more, -far, -far, -3.3f), meshVertex(&more, far, -far, 2.9f),
               meshVertex(&more, 4, far, 0.4f));
  meshTriangle(&more, meshVertex(&more, 2, 2, 2), meshVertex(&more, 2.0000002f, 2, 2),
               meshVertex(&more, 2, 2.0000002f, 2));
  meshTriangle(&more, meshVertex(&more, 1e-40f, 0, 0), meshVertex(&more, 0, 1e-40f, 0),
               meshVertex(&more, 0, 0, 1e-42f));
  worldReset(&good, 0);
  good.instanceCount = 0;
  worldMesh(&good, &more, 0);
  scene.of[0] = &more;
  worldStep(&good);
  worldCheck(&good, "strange triangles");
  (void)oracleCheck(&good, scene.of, 0, 7, 0);
  worldClose(&world);
  worldClose(&good);
  meshFree(&bad);
  meshFree(&more);
  sceneMeshesFree(&scene);
}

/* A triangle with a corner, an edge or its middle in the window, and with corners `size` away. */
static void farTriangle(Mesh *mesh, uint32_t kind, float size, Random *random)
{
  float v[3][3], p[2][3], along[3][3];
  for (uint32_t k = 0; k < 3; ++k)
    for (uint32_t i = 0; i < 3; ++i)
    {
      p[i & 1][k] = randomFloat(random, -1, 1);
      along[i][k] = randomFloat(random, -1, 1) * size;
    }
  for (uint32_t k = 0; k < 3; ++k)
  {
    v[0][k] = p[0][k] + (kind == 0 ? 0 : along[0][k]);
    v[1][k] = p[0][k] + (kind == 0 ? along[1][k] : -0.7f * along[0][k]);
    v[2][k] = p[1][k] + along[2][k];
    if (kind == 1) /* a sliver: some brixels wide, at most */
      v[2][k] = v[0][k] * 0.4f + v[1][k] * 0.6f + p[1][k] * 0.05f;
    if (kind == 2) /* the middle */
      v[1][k] = p[1][k] - 0.5f * (along[0][k] + along[2][k]);
  }
  meshTriangle(mesh, meshVertex(mesh, v[0][0], v[0][1], v[0][2]), meshVertex(mesh, v[1][0], v[1][1], v[1][2]),
               meshVertex(mesh, v[2][0], v[2][1], v[2][2]));
}

/* Voxels next to a triangle may have a brick. Its plane may be off by 1 / 64 voxel, as seen from the window's corner.
 * The middle of a voxel may be twice as far from the farthest vertex. */
#define FAR_SLACK (1 / 32.0)

/* The triangles of a mesh, in voxels of 5 cm: samples are right, and at most 5 % of the bricks are not touched. */
static void checkFar(TestDevice *device, const Mesh *mesh, uint32_t maxBlocks, const char *what)
{
  RaysortSdfUpdateInfo info = sceneInfo(1, 0.05f);
  World world;
  info.sdf.brickCapacity = info.budget.maxBricks = 30000;
  info.budget.maxReferences = 200000;
  info.budget.maxBlocks = maxBlocks;
  worldOpen(&world, device, &info, 0);
  worldMesh(&world, mesh, 0);
  worldReset(&world, 0);
  worldStep(&world);
  worldCheck(&world, "far");
  const OracleFound found = oracleCheck(&world, &mesh, 0, 5, FAR_SLACK);
  const uint32_t overflow = worldStats(&world, 0)->overflow & ~(uint32_t)RAYSORT_SDF_OVERFLOW_BLOCKS_BIT;
  print_message("# %s: %u bricks, %u more than are touched, stored - true: %g .. %g; %u blocks\n", what, found.bricks,
                found.extra, found.lowest, found.highest, worldStats(&world, 0)->blocksNeeded);
  REQUIRE(found.bricks > 20 && overflow == 0 && found.extra * 20 <= found.bricks,
          "%s: %u bricks, %u not touched, overflow %x", what, found.bricks, found.extra, overflow);
  compareWithOthers(&world, "far");
  worldClose(&world);
}

/* Samples are as right near a triangle of 2^30 voxels as near one of 20 m, and no more voxels know it than are touched,
 * except for a few. */
static void testFar(void **state)
{
  static const float sizes[] = {20, 200, 2000, 1e6f, 5e7f};
  for (uint32_t i = 0; i < 4 * sizeof(sizes) / sizeof(sizes[0]); ++i)
  {
    const uint32_t kind = i % 4;
    const float size = sizes[i / 4];
    if (testLevel() < 2 && (kind + i / 4) % 2) /* half of them */
      continue;
    Random random = {testSeed(kind + 7 * i)};
    Mesh mesh;
    char what[40];
    memset(&mesh, 0, sizeof(mesh));
    farTriangle(&mesh, kind, size, &random);
    farTriangle(&mesh, kind, size, &random);
    snprintf(what, sizeof(what), "%g m, kind %u", (double)size, kind);
    checkFar((TestDevice *)*state, &mesh, i % 3 ? 4096 : 5, what);
    meshFree(&mesh);
  }
}

/* A sliver that ends 231 voxels from the window's corner, and is 0.2 voxels wide. The products of its corners do not
 * say where its plane is to within 0.12 voxels: that would give bricks to 8 % more voxels than it touches. */
static void testSliver(void **state)
{
  static const float corners[3][3] = {{0x1.3e4efp+3f, -0x1.919392p+2f, 0x1.26ff3cp+3f},
                                      {-0x1.2b81e2p+3f, 0x1.81edap+2f, -0x1.3c4b62p+3f},
                                      {0x1.d7387ep+2f, -0x1.2a3f7ap+2f, 0x1.b17046p+2f}};
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  for (uint32_t i = 0; i < 3; ++i)
    meshVertex(&mesh, corners[i][0], corners[i][1], corners[i][2]);
  meshTriangle(&mesh, 0, 1, 2);
  checkFar((TestDevice *)*state, &mesh, 4096, "sliver");
  meshFree(&mesh);
}

/* What is too large for one cascade of its instance is left out of all of them. */
static void testTooFar(void **state)
{
  static const float side = 1.5e8f; /* 2^30 voxels are 1.07e8 and 2.1e8 */
  RaysortSdfUpdateInfo info = sceneInfo(2, 0.1f);
  World world;
  Mesh mesh;
  memset(&mesh, 0, sizeof(mesh));
  for (uint32_t i = 0; i < 4; ++i)
    meshVertex(&mesh, i & 1 ? side : -side, 0.33f, i & 2 ? side : -side);
  meshTriangle(&mesh, 0, 1, 3);
  meshTriangle(&mesh, 0, 3, 2);
  worldOpen(&world, (TestDevice *)*state, &info, 0);
  worldMesh(&world, &mesh, 0);
  for (uint32_t mask = 3; mask > 1; --mask)
  {
    world.instances[0].cascadeMask = mask;
    worldReset(&world, 0);
    worldStep(&world);
    worldCheck(&world, "too far");
    for (uint32_t cascade = 0; cascade < 2; ++cascade)
    {
      const RaysortSdfStats *stats = worldStats(&world, cascade);
      REQUIRE(stats->badTriangles == 0 && stats->farTriangles == (mask == 3 ? 2 : 0) &&
                  stats->bricksBuilt == (mask == 2 && cascade == 1 ? 4096 : 0),
              "mask %u, cascade %u: %u far, %u bad, %u bricks", mask, cascade, stats->farTriangles, stats->badTriangles,
              stats->bricksBuilt);
    }
  }
  worldClose(&world);
  meshFree(&mesh);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      LONG_TEST(testTooFar),
      LONG_TEST(testDrift),
      LONG_TEST(testHalf),
      LONG_TEST(testLattice),
      LONG_TEST(testReach),
      LONG_TEST(testBudgetsMet),
      cmocka_unit_test(testStagesCount),
      cmocka_unit_test(testExact),
      cmocka_unit_test(testStages),
      LONG_TEST(testAnchor),
      cmocka_unit_test(testChangeList),
      LONG_TEST(testMany),
      cmocka_unit_test(testSphere),
      cmocka_unit_test(testScene),
      LONG_TEST(testScroll),
      cmocka_unit_test(testChanges),
      LONG_TEST(testBudgets),
      LONG_TEST(testNothing),
      cmocka_unit_test(testFreeBricks),
      LONG_TEST(testSame),
      LONG_TEST(testFormats),
      LONG_TEST(testHostile),
      LONG_TEST(testSliver),
      LONG_TEST(testFar),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_build", tests, openTestDevice, closeTestDevice);
}
