/* sdf_oracle.c - see sdf_oracle.h.
 * SPDX-License-Identifier: MIT */
#include "sdf_oracle.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

typedef struct Triangle
{
  double p[3][3];
  double low[3], high[3]; /* its box */
  uint32_t id;
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

/* r: from the nearest point to p. */
static double toSegment(const double p[3], const double a[3], const double b[3], double r[3])
{
  double e[3], q[3], t;
  sub(b, a, e);
  sub(p, a, q);
  t = dot(e, e) > 0 ? dot(q, e) / dot(e, e) : 0;
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  for (int k = 0; k < 3; ++k)
    r[k] = q[k] - t * e[k];
  return sqrt(dot(r, r));
}

/* From the nearest point of the edges to p: of a triangle whose corners are far away, doubles say where it is as seen
 * from there, and not as seen from a corner. */
static double toEdges(const double p[3], const Triangle *t, double near[3])
{
  double r[3], best = INFINITY;
  for (int i = 0; i < 3; ++i)
  {
    const double d = toSegment(p, t->p[i], t->p[(i + 1) % 3], r);
    if (d < best)
      memcpy(near, r, sizeof(r));
    best = d < best ? d : best;
  }
  return best;
}

static double distanceTo(const double p[3], const Triangle *t)
{
  double e[3], f[3], n[3], near[3];
  const double best = toEdges(p, t, near);
  int isInside = 1;
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
  return isInside ? fabs(dot(near, n)) / sqrt(dot(n, n)) : best;
}

/* By how much a cube of half side `half` must grow or shrink for the triangle to just touch it: <= 0: they meet. The
 * separating axes of the cube and the triangle, each by length 1 in the largest norm. */
static double gapOf(const double center[3], double half, const Triangle *t)
{
  double v[3][3], e[3][3], axes[13][3], near[3], worst = -INFINITY;
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
  (void)toEdges(center, t, near);
  for (int i = 0; i < 13; ++i)
  {
    const double *a = axes[i], extent = fabs(a[0]) + fabs(a[1]) + fabs(a[2]);
    double low = INFINITY, high = -INFINITY, gap;
    for (int j = 0; j < 3; ++j)
    {
      const double d = i == 3 ? -dot(a, near) : dot(a, v[j]);
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
    {
      triangles[*count].id = instance->id + (instance->flags & RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT ? j : 0);
      for (uint32_t c = 0; c < 3; ++c)
        for (uint32_t k = 0; k < 3; ++k)
        {
          const float *v = meshes[i]->vertices + 3 * meshes[i]->indices[3 * j + c], *m = instance->transform + 4 * k;
          const float p = m[0] * v[0] + m[1] * v[1] + m[2] * v[2] + m[3];
          triangles[*count].p[c][k] = (double)p / voxel;
        }
      for (uint32_t k = 0; k < 3; ++k)
      {
        const double a = triangles[*count].p[0][k], b = triangles[*count].p[1][k], c = triangles[*count].p[2][k];
        triangles[*count].low[k] = fmin(fmin(a, b), c);
        triangles[*count].high[k] = fmax(fmax(a, b), c);
      }
    }
  }
  return triangles;
}

/* The triangles that a voxel's brick is made of: the first `sure` ones, and maybe those after them. */
typedef struct Near
{
  uint32_t *list, sure, count;
} Near;

static void addNear(Near *near, uint32_t triangle, int isSure)
{
  near->list[near->count++] = triangle;
  if (!isSure)
    return;
  near->list[near->count - 1] = near->list[near->sure];
  near->list[near->sure++] = triangle;
}

static void checkBrick(const World *world, const uint8_t *codes, const double corner[3], const Triangle *triangles,
                       const Near *near, OracleFound *found)
{
  const double band = world->info.sdf.band > 0 ? (double)world->info.sdf.band : 3.0;
  const int is4Bits = (world->info.sdf.flags & RAYSORT_SDF_4_BITS_BIT) != 0;
  const double step = band / (is4Bits ? 15 : 255);
  for (uint32_t s = 0; s < 512; ++s)
  {
    double p[3], sure = band, least = band, stored;
    for (uint32_t k = 0; k < 3; ++k)
      p[k] = corner[k] + (double)(s >> 3 * k & 7) / 7;
    for (uint32_t i = 0; i < near->count; ++i)
    {
      const double x = 7 * distanceTo(p, &triangles[near->list[i]]);
      sure = i < near->sure && x < sure ? x : sure;
      least = x < least ? x : least;
    }
    stored = step * (is4Bits ? codes[s / 2] >> 4 * (s & 1) & 15 : codes[s]);
    ++found->samples;
    found->highest = stored - sure > found->highest ? stored - sure : found->highest;
    found->lowest = stored - least < found->lowest ? stored - least : found->lowest;
  }
  /* a code's distance stays 6e-5 below the kernel's, which is off by less than that (distance.glsl, raysort_code) */
  REQUIRE(found->highest <= 1e-6 && found->lowest >= -step - 1.2e-4 - 1e-6,
          "a brick is wrong: stored - true in %g .. %g, a code is %g", found->lowest, found->highest, step);
}

/* The id of a cell is that of the triangle nearest to its middle, to within what rounding may do. */
static void checkIds(const World *world, uint32_t brick, const double corner[3], const Triangle *triangles,
                     const Near *near)
{
  const uint32_t *ids = (const uint32_t *)(const void *)(world->found + world->layout.idsOffset) + 64 * (size_t)brick;
  for (uint32_t cell = 0; cell < 64; ++cell)
  {
    double p[3], nearest = INFINITY, own = INFINITY;
    for (uint32_t k = 0; k < 3; ++k)
      p[k] = corner[k] + fmin(2 * (double)(cell >> 2 * k & 3) + 1, 6.5) / 7;
    for (uint32_t i = 0; i < near->count; ++i)
    {
      const double d = 7 * distanceTo(p, &triangles[near->list[i]]);
      nearest = i < near->sure ? fmin(nearest, d) : nearest;
      own = triangles[near->list[i]].id == ids[cell] ? fmin(own, d) : own;
    }
    REQUIRE(own <= nearest + 1e-3, "cell %u has id %u at %g, the nearest is at %g", cell, ids[cell], own, nearest);
  }
}

/* The triangles near a voxel. Returns how near the nearest comes: <= 0: it meets the voxel. */
static double findNear(const double corner[3], const Triangle *triangles, uint32_t count, double slack, Near *near)
{
  const double center[3] = {corner[0] + 0.5, corner[1] + 0.5, corner[2] + 0.5}, reach = 0.08 + slack;
  double gap = INFINITY;
  near->sure = near->count = 0;
  for (uint32_t j = 0; j < count; ++j)
  {
    double g = -INFINITY;
    for (uint32_t k = 0; k < 3 && g < reach; ++k)
    {
      const double below = triangles[j].low[k] - corner[k] - 1, above = corner[k] - triangles[j].high[k];
      g = below > g ? below : g; /* as fmax, which is a call */
      g = above > g ? above : g;
    }
    if (g >= reach)
      continue;
    g = gapOf(center, 0.5, &triangles[j]);
    gap = g < gap ? g : gap;
    if (g <= 0.5 / 7 + 1.4e-4 + slack)
      addNear(near, j, slack > 0 ? g <= 0.5 / 7 : 1);
  }
  return gap;
}

OracleFound oracleCheck(const World *world, const Mesh *const *meshes, uint32_t cascade, uint32_t every, double slack)
{
  const RaysortSdfCascade *c = worldCascade(world, cascade);
  uint32_t count;
  Triangle *triangles = trianglesOf(world, meshes, cascade, &count);
  OracleFound found;
  Near near;
  memset(&found, 0, sizeof(found));
  near.list = (uint32_t *)malloc((count + 1) * sizeof(uint32_t));
  for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
  {
    const uint32_t word = worldMap(world, cascade)[i];
    double corner[3], gap;
    for (uint32_t k = 0; k < 3; ++k)
      corner[k] = c->window[k] - c->anchorVoxel[k] + (int)(i >> 6 * k & 63);
    gap = findNear(corner, triangles, count, slack, &near);
    REQUIRE(!(word & RAYSORT_SDF_UNKNOWN_BIT), "voxel %u is unknown", i);
    REQUIRE(gap > 0 || !(word & RAYSORT_SDF_EMPTY_BIT), "voxel %u has no brick, though a triangle meets it (%g)", i,
            gap);
    REQUIRE(gap < 2e-3 + slack || word & RAYSORT_SDF_EMPTY_BIT, "voxel %u has a brick, though no triangle is near (%g)",
            i, gap);
    if (word & RAYSORT_SDF_EMPTY_BIT)
      continue;
    ++found.bricks;
    found.extra += gap > 0;
    if (found.bricks % every)
      continue;
    checkBrick(world, worldBrick(world, word & RAYSORT_SDF_BRICK_MASK), corner, triangles, &near, &found);
    if (world->layout.idsOffset)
      checkIds(world, word & RAYSORT_SDF_BRICK_MASK, corner, triangles, &near);
  }
  free(near.list);
  free(triangles);
  return found;
}
