/* test_gpu_sdf_build.c - fields of distances: bricks, samples, updates, budgets, scrolls, hostile data.
 * SPDX-License-Identifier: MIT
 *
 * The oracle is brute force in double precision over the triangles of each voxel. */
#include "sdf_world.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

/* ---- the oracle ---- */

typedef struct Triangle
{
  double p[3][3];
} Triangle;

static double dot(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void sub(const double a[3], const double b[3], double out[3])
{
  for (int k = 0; k < 3; ++k)
    out[k] = a[k] - b[k];
}

static void cross(const double a[3], const double b[3], double out[3])
{
  out[0] = a[1] * b[2] - a[2] * b[1];
  out[1] = a[2] * b[0] - a[0] * b[2];
  out[2] = a[0] * b[1] - a[1] * b[0];
}

static double toSegment(const double p[3], const double a[3], const double b[3])
{
  double e[3], q[3], t, r[3];
  sub(b, a, e);
  sub(p, a, q);
  t = dot(e, e) > 0 ? dot(q, e) / dot(e, e) : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  for (int k = 0; k < 3; ++k)
    r[k] = q[k] - t * e[k];
  return sqrt(dot(r, r));
}

static double distanceTo(const double p[3], const Triangle *t)
{
  double e[3], f[3], n[3], best = INFINITY;
  int isInside = 1;
  for (int i = 0; i < 3; ++i)
  {
    const double d = toSegment(p, t->p[i], t->p[(i + 1) % 3]);
    best = d < best ? d : best;
  }
  sub(t->p[1], t->p[0], e);
  sub(t->p[2], t->p[0], f);
  cross(e, f, n);
  if (dot(n, n) == 0)
    return best;
  for (int i = 0; i < 3; ++i)
  {
    double edge[3], q[3], side[3];
    sub(t->p[(i + 1) % 3], t->p[i], edge);
    sub(p, t->p[i], q);
    cross(edge, q, side);
    isInside = isInside && dot(side, n) >= 0;
  }
  if (isInside)
  {
    double q[3];
    sub(p, t->p[0], q);
    return fabs(dot(q, n)) / sqrt(dot(n, n));
  }
  return best;
}

/* By how much a cube of half side `half` must grow or shrink for the triangle to just touch it: <= 0: they meet. The
 * separating axes of the cube and the triangle, each by length 1 in the largest norm. */
static double gapOf(const double center[3], double half, const Triangle *t)
{
  double v[3][3], e[3][3], axes[13][3], worst = -INFINITY;
  memset(axes, 0, sizeof(axes));
  for (int i = 0; i < 3; ++i)
    sub(t->p[i], center, v[i]);
  for (int i = 0; i < 3; ++i)
    sub(v[(i + 1) % 3], v[i], e[i]);
  for (int k = 0; k < 3; ++k)
  {
    axes[k][k] = 1;
    for (int i = 0; i < 3; ++i)
    {
      double unit[3] = {0, 0, 0};
      unit[k] = 1;
      cross(e[i], unit, axes[4 + 3 * k + i]);
    }
  }
  cross(e[0], e[1], axes[3]);
  for (int i = 0; i < 13; ++i)
  {
    const double *a = axes[i], extent = fabs(a[0]) + fabs(a[1]) + fabs(a[2]);
    double low = INFINITY, high = -INFINITY, gap;
    for (int j = 0; j < 3; ++j)
    {
      const double d = dot(a, v[j]);
      low = d < low ? d : low;
      high = d > high ? d : high;
    }
    gap = low > -high ? low : -high;
    if (extent > 1e-9 && gap / extent - half > worst)
      worst = gap / extent - half;
  }
  return worst;
}

/* The scene's triangles in voxels from the anchor. */
static Triangle *trianglesOf(const World *world, const Mesh *const *meshes, uint32_t cascade, uint32_t *count)
{
  const double voxel = (double)world->info.sdf.voxelSizes[cascade];
  Triangle *triangles = NULL;
  *count = 0;
  for (uint32_t i = 0; i < world->instanceCount; ++i)
  {
    const RaysortSdfInstance *instance = &world->instances[i];
    triangles = (Triangle *)realloc(triangles, (*count + meshes[i]->triangleCount) * sizeof(Triangle));
    for (uint32_t j = 0; j < meshes[i]->triangleCount; ++j, ++*count)
      for (uint32_t c = 0; c < 3; ++c)
        for (uint32_t k = 0; k < 3; ++k)
        {
          const float *v = meshes[i]->vertices + 3 * meshes[i]->indices[3 * j + c], *m = instance->transform + 4 * k;
          const float p = m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3];
          triangles[*count].p[c][k] = (double)p / voxel;
        }
  }
  return triangles;
}

typedef struct Found
{
  uint32_t bricks, extra, samples, above, below;
  double highest, lowest;
} Found;

static void checkBrick(const World *world, const uint8_t *codes, const double corner[3], const Triangle *triangles,
                       const uint32_t *near, uint32_t count, Found *found)
{
  const double band = world->info.sdf.band > 0 ? (double)world->info.sdf.band : 3.0;
  const int is4Bits = (world->info.sdf.flags & RAYSORT_SDF_4_BITS_BIT) != 0;
  const double step = band / (is4Bits ? 15 : 255);
  for (uint32_t s = 0; s < 512; ++s)
  {
    double p[3], d = INFINITY, stored;
    for (uint32_t k = 0; k < 3; ++k)
      p[k] = corner[k] + (double)(s >> 3 * k & 7) / 7;
    for (uint32_t i = 0; i < count; ++i)
    {
      const double x = 7 * distanceTo(p, &triangles[near[i]]);
      d = x < d ? x : d;
    }
    d = d < band ? d : band;
    stored = step * (is4Bits ? codes[s / 2] >> 4 * (s & 1) & 15 : codes[s]);
    ++found->samples;
    found->highest = stored - d > found->highest ? stored - d : found->highest;
    found->lowest = stored - d < found->lowest ? stored - d : found->lowest;
  }
  REQUIRE(found->highest <= 1e-6 && found->lowest >= -step - 1e-4, "a brick is wrong: stored - true in %g .. %g, a code is %g",
        found->lowest, found->highest, step);
}

/* Bricks are where triangles are, and their samples are right. `every`: one brick in so many is looked at. */
static Found checkField(const World *world, const Mesh *const *meshes, uint32_t cascade, uint32_t every)
{
  const RaysortSdfCascade *c = worldCascade(world, cascade);
  uint32_t count, *near;
  Triangle *triangles = trianglesOf(world, meshes, cascade, &count);
  Found found;
  memset(&found, 0, sizeof(found));
  near = (uint32_t *)malloc((count + 1) * sizeof(uint32_t));
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    double corner[3], center[3], gap = INFINITY;
    uint32_t nearCount = 0, word;
    for (uint32_t k = 0; k < 3; ++k)
    {
      corner[k] = c->window[k] - c->anchorVoxel[k] + (int)(i >> 6 * k & 63);
      center[k] = corner[k] + 0.5;
    }
    for (uint32_t j = 0; j < count; ++j)
    {
      double g = -INFINITY;
      for (uint32_t k = 0; k < 3 && g < 0.08; ++k)
      {
        const double low = fmin(fmin(triangles[j].p[0][k], triangles[j].p[1][k]), triangles[j].p[2][k]);
        const double high = fmax(fmax(triangles[j].p[0][k], triangles[j].p[1][k]), triangles[j].p[2][k]);
        g = fmax(g, fmax(low - corner[k] - 1, corner[k] - high));
      }
      if (g >= 0.08)
        continue;
      g = gapOf(center, 0.5, &triangles[j]);
      gap = g < gap ? g : gap;
      if (g <= 0.5 / 7 + 1.4e-4)
        near[nearCount++] = j;
    }
    word = worldMap(world, cascade)[i];
    REQUIRE(!(word & RAYSORT_SDF_UNKNOWN_BIT), "voxel %u is unknown", i);
    REQUIRE(gap > 0 || !(word & RAYSORT_SDF_EMPTY_BIT), "voxel %u has no brick, though a triangle meets it (%g)", i, gap);
    REQUIRE(gap < 3e-4 || word & RAYSORT_SDF_EMPTY_BIT, "voxel %u has a brick, though no triangle is near (%g)", i, gap);
    if (word & RAYSORT_SDF_EMPTY_BIT)
      continue;
    ++found.bricks;
    found.extra += gap > 0;
    if (found.bricks % every == 0)
      checkBrick(world, worldBrick(world, word & RAYSORT_SDF_BRICK_MASK), corner, triangles, near, nearCount, &found);
  }
  free(near);
  free(triangles);
  return found;
}

/* ---- scenes ---- */

static RaysortSdfUpdateInfo typicalInfo(uint32_t cascadeCount, float voxel)
{
  RaysortSdfUpdateInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf.cascadeCount = cascadeCount;
  for (uint32_t i = 0; i < cascadeCount; ++i)
    info.sdf.voxelSizes[i] = voxel * (float)(1u << i);
  info.sdf.brickCapacity = 16384;
  info.budget.maxInstances = WORLD_INSTANCES;
  info.budget.maxBoxes = WORLD_INSTANCES;
  info.budget.maxTriangles = 65536;
  info.budget.maxReferences = 1u << 18;
  info.budget.maxBlocks = 4096;
  info.budget.maxBricks = 16384;
  return info;
}

static void testSphere(void **state)
{
  TestDevice *device = (TestDevice *)*state;
  RaysortSdfUpdateInfo info = typicalInfo(1, 0.2f);
  const float centre[3] = {0.3f, -0.2f, 0.1f};
  Mesh mesh;
  World world;
  memset(&mesh, 0, sizeof(mesh));
  meshSphere(&mesh, centre, 2, 12);
  const Mesh *meshes[] = {&mesh};
  worldOpen(&world, device, &info, 0);
  worldMesh(&world, &mesh, 7);
  worldReset(&world, 0);
  worldStep(&world);
  worldCheck(&world, "sphere");
  const RaysortSdfStats *stats = worldStats(&world, 0);
  print_message("# tested %u triangles %u references %u bricks %u stored %u most %u overflow %u\n",
                stats->trianglesTested[0], stats->trianglesNeeded[0], stats->referencesNeeded[0], stats->bricksBuilt,
                stats->referencesStored, stats->maxReferencesInVoxel, stats->overflow);
  Found found = checkField(&world, meshes, 0, 3);
  print_message("# %u bricks, %u more than touched, %u samples, stored - true in %g .. %g\n", found.bricks, found.extra,
                found.samples, found.lowest, found.highest);
  worldClose(&world);
  meshFree(&mesh);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testSphere),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_build", tests, openTestDevice, closeTestDevice);
}
