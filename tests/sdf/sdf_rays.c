/* sdf_rays.c - see sdf_rays.h.
 * SPDX-License-Identifier: MIT */
#include "sdf_rays.h"

#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define PI 3.14159265358979323846

/* ---- scenes ---- */

/* The (2, 3) torus knot: a tube of this radius around it. */
static void knotAt(double a, double at[3])
{
  at[0] = 4.0 / 3 * (2 + cos(3 * a)) * cos(2 * a);
  at[1] = 4.0 / 3 * (2 + cos(3 * a)) * sin(2 * a);
  at[2] = 4.0 / 3 * sin(3 * a);
}

static uint32_t knotVertex(Mesh *mesh, double a, double b, double radius, float scale)
{
  double at[3], ahead[3], t[3], u[3], w[3], length = 0, flat;
  knotAt(a, at);
  knotAt(a + 1e-4, ahead);
  for (int k = 0; k < 3; ++k)
    length += (ahead[k] - at[k]) * (ahead[k] - at[k]);
  for (int k = 0; k < 3; ++k)
    t[k] = (ahead[k] - at[k]) / sqrt(length);
  flat = sqrt(t[0] * t[0] + t[1] * t[1]);
  u[0] = -t[1] / flat;
  u[1] = t[0] / flat;
  u[2] = 0;
  for (int k = 0; k < 3; ++k)
    w[k] = t[(k + 1) % 3] * u[(k + 2) % 3] - t[(k + 2) % 3] * u[(k + 1) % 3];
  for (int k = 0; k < 3; ++k)
    at[k] += radius * (cos(b) * u[k] + sin(b) * w[k]);
  return meshVertex(mesh, scale * (float)at[0], scale * (float)at[1], scale * (float)at[2]);
}

static void meshKnot(Mesh *mesh, uint32_t along, uint32_t around, float scale)
{
  const uint32_t first = mesh->vertexCount;
  for (uint32_t i = 0; i < along; ++i)
    for (uint32_t j = 0; j < around; ++j)
      knotVertex(mesh, 2 * PI * i / along, 2 * PI * j / around, 0.8, scale);
  for (uint32_t i = 0; i < along; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const uint32_t i1 = (i + 1) % along, j1 = (j + 1) % around;
      const uint32_t a = first + i * around + j, b = first + i1 * around + j;
      const uint32_t c = first + i1 * around + j1, d = first + i * around + j1;
      meshTriangle(mesh, a, b, c);
      meshTriangle(mesh, a, c, d);
    }
}

static void sceneSoup(SdfScene *scene, uint32_t count, float reach, float size, Random *random)
{
  for (uint32_t i = 0; i < count; ++i)
  {
    float v[3][3];
    for (int c = 0; c < 3; ++c)
      for (int k = 0; k < 3; ++k)
        v[c][k] = c == 0 ? randomFloat(random, -reach, reach) : v[0][k] + randomFloat(random, -size, size);
    if (i % 5 == 0) /* a sliver */
      for (int k = 0; k < 3; ++k)
        v[2][k] = v[0][k] + (v[1][k] - v[0][k]) * 0.4f + randomFloat(random, -1e-4f, 1e-4f);
    if (i % 7 == 0) /* in a plane of voxels */
      v[0][i % 3] = v[1][i % 3] = v[2][i % 3] = 0.2f * (float)(i % 9);
    sceneTriangle(scene, v[0], v[1], v[2], 1000 + i);
  }
}

static void makeSolids(SdfCase *test)
{
  const float middle[3] = {-1.9f, 0.3f, 0.1f}, half[3] = {1.3f, 0.9f, 1.6f}, centre[3] = {2, 1, -1};
  Mesh sphere;
  Random random = {11};
  memset(&sphere, 0, sizeof(sphere));
  meshSphere(&sphere, centre, 1.4f, 12);
  sceneBox(&test->scene, middle, half, 0.7f, 0);
  sceneMesh(&test->scene, &sphere, 100);
  sceneSoup(&test->scene, 60, 3, 0.8f, &random);
  meshFree(&sphere);
}

static void makeKnot(SdfCase *test)
{
  static const float walls[4][2] = {{0.9f, 0.01f}, {-1.3f, 0.03f}, {1.7f, 0.06f}, {-2.5f, 0.12f}};
  Mesh knot;
  memset(&knot, 0, sizeof(knot));
  meshKnot(&knot, 60, 9, 0.6f);
  sceneMesh(&test->scene, &knot, 0);
  meshFree(&knot);
  for (int i = 0; i < 4; ++i) /* so many units apart */
    for (int side = 0; side < 2; ++side)
    {
      const float x = walls[i][0] + (float)side * walls[i][1];
      const float a[3] = {x, -2, -2}, b[3] = {x, 3, -2}, c[3] = {x, 3, 1}, d[3] = {x, -2, 1};
      sceneTriangle(&test->scene, a, b, c, 5000);
      sceneTriangle(&test->scene, a, c, d, 5001);
    }
}

static void makeFine(SdfCase *test)
{
  Mesh knot;
  memset(&knot, 0, sizeof(knot));
  meshKnot(&knot, 160, 40, 0.9f);
  sceneMesh(&test->scene, &knot, 0);
  meshFree(&knot);
}

static void makeExact(SdfCase *test)
{
  RaysortBvhGeometry geometry;
  for (uint32_t i = 0; i < test->scene.count; ++i)
  {
    const SdfTriangle *its = &test->scene.triangles[i];
    uint32_t v[3];
    for (int c = 0; c < 3; ++c)
      v[c] = meshVertex(&test->mesh, its->corners[c][0], its->corners[c][1], its->corners[c][2]);
    meshTriangle(&test->mesh, v[0], v[1], v[2]);
  }
  geometry = meshGeometry(&test->mesh);
  test->bvh = bvhBuild(&geometry, 1);
}

/* Around the middle of the group's bounds, larger by far more than doubles lose. */
static SdfGroup groupOf(const SdfTriangle *triangles, uint32_t count)
{
  double low[3] = {INFINITY, INFINITY, INFINITY}, high[3] = {-INFINITY, -INFINITY, -INFINITY}, square = 0;
  SdfGroup group;
  for (uint32_t i = 0; i < 3 * count; ++i)
    for (int k = 0; k < 3; ++k)
    {
      low[k] = fmin(low[k], (double)triangles[i / 3].corners[i % 3][k]);
      high[k] = fmax(high[k], (double)triangles[i / 3].corners[i % 3][k]);
    }
  for (int k = 0; k < 3; ++k)
  {
    group.middle[k] = (low[k] + high[k]) / 2;
    square += (high[k] - low[k]) * (high[k] - low[k]) / 4;
  }
  group.radius = 1.0001 * sqrt(square) + 1e-4;
  return group;
}

static uint32_t workgroupSize(const SdfScene *scene, uint32_t group)
{
  const uint32_t left = scene->count - SDF_GROUP * group;
  return left < SDF_GROUP ? left : SDF_GROUP;
}

static void makeGroups(SdfCase *test)
{
  const uint32_t count = (test->scene.count + SDF_GROUP - 1) / SDF_GROUP;
  test->groups = (SdfGroup *)malloc((count + 1) * sizeof(SdfGroup));
  for (uint32_t i = 0; i < count; ++i)
    test->groups[i] = groupOf(test->scene.triangles + SDF_GROUP * i, workgroupSize(&test->scene, i));
}

/* Does the ray's line miss the ball? */
static int misses(const SdfGroup *group, const RaysortSdfRay *ray)
{
  double s[3], d[3], across = 0, length = 0;
  for (int k = 0; k < 3; ++k)
  {
    s[k] = (double)ray->origin[k] - group->middle[k];
    d[k] = (double)ray->direction[k];
    length += d[k] * d[k];
  }
  for (int k = 0; k < 3; ++k)
  {
    const double part = s[(k + 1) % 3] * d[(k + 2) % 3] - s[(k + 2) % 3] * d[(k + 1) % 3];
    across += part * part;
  }
  return across > group->radius * group->radius * length;
}

SdfCase sdfCase(SdfCaseKind kind)
{
  static const char *const names[SDF_CASE_COUNT + 1] = {"solids", "nested", "astray", "4 bits", "empty", "fine"};
  int32_t windows[3][3] = {{-32, -32, -32}, {-32, -32, -32}, {-32, -32, -32}};
  RaysortSdfInfo info;
  SdfCase test;
  memset(&info, 0, sizeof(info));
  memset(&test, 0, sizeof(test));
  test.name = names[kind];
  info.cascadeCount = 1;
  info.voxelSizes[0] = 0.2f;
  test.reach = 6;
  if (kind == SDF_CASE_SOLIDS || kind == SDF_CASE_COARSE)
    makeSolids(&test);
  else if (kind == SDF_CASE_FINE)
    makeFine(&test);
  else if (kind != SDF_CASE_EMPTY)
    makeKnot(&test);
  if (kind == SDF_CASE_NESTED || kind == SDF_CASE_ASTRAY)
  {
    info.cascadeCount = 3;
    info.voxelSizes[0] = 0.1f;
    info.voxelSizes[1] = 0.2f;
    info.voxelSizes[2] = 0.4f;
    test.reach = 9;
  }
  if (kind == SDF_CASE_ASTRAY) /* the first sticks out of the second */
  {
    windows[0][0] = -5;
    windows[0][1] = -50;
    windows[1][0] = -47;
    windows[1][2] = -20;
  }
  info.flags = kind == SDF_CASE_COARSE ? RAYSORT_SDF_4_BITS_BIT : kind == SDF_CASE_SOLIDS ? RAYSORT_SDF_IDS_BIT : 0;
  info.band = kind == SDF_CASE_COARSE ? 2.0f : 0.0f;
  test.field = sdfBuild(&info, &test.scene, windows);
  if (kind == SDF_CASE_ASTRAY)
  {
    Random random = {77};
    for (uint32_t c = 0; c < 2; ++c)
    {
      for (uint32_t i = 0; i < 20000; ++i)
        sdfForget(&test.field, c, randomWord(&random) % RAYSORT_SDF_VOXELS);
      sdfSkip(&test.field, c);
    }
  }
  makeExact(&test);
  makeGroups(&test);
  return test;
}

void sdfCaseFree(SdfCase *test)
{
  sceneFree(&test->scene);
  free(test->groups);
  sdfFree(&test->field);
  meshFree(&test->mesh);
  bvhFree(&test->bvh);
}

/* ---- rays ---- */

static void randomDirection(Random *random, float direction[3])
{
  double v[3], square = 0;
  do
  {
    square = 0;
    for (int k = 0; k < 3; ++k)
    {
      v[k] = (double)randomFloat(random, -1, 1);
      square += v[k] * v[k];
    }
  } while (square > 1 || square < 0.01);
  for (int k = 0; k < 3; ++k)
    direction[k] = (float)(v[k] / sqrt(square));
}

/* A point of a triangle, and its normal. */
static void pointOf(const SdfCase *test, Random *random, float point[3], float normal[3])
{
  const SdfTriangle *triangle = &test->scene.triangles[randomWord(random) % test->scene.count];
  const float u = randomFloat(random, 0, 1), v = randomFloat(random, 0, 1) * (1 - u);
  double n[3], length = 0;
  for (int k = 0; k < 3; ++k)
  {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    point[k] = triangle->corners[0][k] * (1 - u - v) + triangle->corners[1][k] * u + triangle->corners[2][k] * v;
    n[k] = ((double)triangle->corners[1][i] - (double)triangle->corners[0][i]) *
               ((double)triangle->corners[2][j] - (double)triangle->corners[0][j]) -
           ((double)triangle->corners[1][j] - (double)triangle->corners[0][j]) *
               ((double)triangle->corners[2][i] - (double)triangle->corners[0][i]);
    length += n[k] * n[k];
  }
  for (int k = 0; k < 3; ++k)
    normal[k] = length > 0 ? (float)(n[k] / sqrt(length)) : 0;
}

static void towards(RaysortSdfRay *ray, const float target[3])
{
  double length = 0;
  for (int k = 0; k < 3; ++k)
    length += ((double)target[k] - (double)ray->origin[k]) * ((double)target[k] - (double)ray->origin[k]);
  for (int k = 0; k < 3; ++k)
    ray->direction[k] = (float)(((double)target[k] - (double)ray->origin[k]) / sqrt(length));
}

static void alongAxis(RaysortSdfRay *ray, float voxel, Random *random)
{
  const uint32_t axis = randomWord(random) % 3;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const uint32_t bits = randomWord(random);
    ray->direction[k] = bits & 1 ? -0.0f : 0.0f;
    if (k == axis)
      ray->direction[k] = bits & 1 ? -1.0f : 1.0f;
    if (bits & 6) /* on a plane, an edge, a corner */
      ray->origin[k] = floorf(ray->origin[k] / voxel) * voxel;
  }
  if (randomWord(random) & 1) /* a diagonal */
  {
    const uint32_t other = (axis + 1) % 3;
    ray->direction[axis] *= 0.70710678f;
    ray->direction[other] = randomWord(random) & 1 ? 0.70710678f : -0.70710678f;
  }
}

/* On faces, edges and corners of a window and of its voxels, or a unit off. */
static void fromFace(const RaysortSdfCascade *window, RaysortSdfRay *ray, Random *random)
{
  static const float parts[4] = {0, 1, 0.70710678f, 0.57735027f};
  const uint32_t axes = 1 + randomWord(random) % 7, part = (axes & 1) + (axes >> 1 & 1) + (axes >> 2);
  for (int k = 0; k < 3; ++k)
  {
    const uint32_t word = randomWord(random), where = word & 7;
    const float voxels = where < 2 ? 0.0f : where < 4 ? 64.0f : (float)(word >> 3 & 63);
    float at = window->min[k] + voxels * window->voxel;
    if (where == 7)
      at += randomFloat(random, 0, 1) * window->voxel;
    if ((word >> 9 & 7) < 2)
      at = nextafterf(at, word >> 9 & 1 ? INFINITY : -INFINITY);
    ray->origin[k] = at;
    ray->direction[k] = axes >> k & 1 ? parts[part] : (word >> 12 & 7) == 0 ? randomFloat(random, 0, 1e-6f) : 0.0f;
    if (word >> 15 & 1)
      ray->direction[k] = -ray->direction[k];
  }
}

RaysortSdfRay sdfRay(const SdfCase *test, uint32_t kind, Random *random)
{
  const float voxel = test->field.info.voxelSizes[0];
  RaysortSdfRay ray;
  float point[3] = {0, 0, 0}, normal[3] = {0, 0, 1};
  ray.tMin = 0;
  ray.tMax = 1e30f;
  for (int k = 0; k < 3; ++k)
    ray.origin[k] = randomFloat(random, -test->reach, test->reach);
  randomDirection(random, ray.direction);
  if (test->scene.count)
    pointOf(test, random, point, normal);
  if (kind == 1)
    towards(&ray, point);
  else if (kind == 2)
    alongAxis(&ray, voxel, random);
  else if (kind == 3)
    for (int k = 0; k < 3; ++k)
      ray.origin[k] = point[k] + randomFloat(random, -1, 1) * voxel;
  else if (kind == 4)
  {
    for (int k = 0; k < 3; ++k)
      ray.origin[k] *= 300;
    towards(&ray, point);
  }
  else if (kind == 5)
  {
    const float side = randomWord(random) & 1 ? 1.0f : -1.0f;
    float out = 0;
    for (int k = 0; k < 3; ++k)
    {
      ray.origin[k] = point[k] + side * 0.25f * voxel * normal[k];
      out += side * normal[k] * ray.direction[k];
    }
    for (int k = 0; k < 3 && out < 0; ++k)
      ray.direction[k] = -ray.direction[k];
  }
  else if (kind == SDF_RAY_FROM_FACES)
    fromFace(&test->field.cascades[randomWord(random) % test->field.info.cascadeCount], &ray, random);
  if (kind < 2 && randomWord(random) % 8 == 0)
  {
    ray.tMin = randomFloat(random, 0, 2);
    ray.tMax = ray.tMin + randomFloat(random, 0, 4);
  }
  return ray;
}

RaysortSdfRay sdfFaceRay(uint32_t i)
{
  static const RaysortSdfRay rays[SDF_FACE_RAYS] = {
      {{0x1.04518p+1f, 0x1.666666p+0f, 0x1.c47c3p+2f}, 0, {0, 0, -1}, 1e30f},
      {{0x1.a0d88p-3f, 0x1.666666p+0f, 0x1.cp+1f}, 0, {-0x1.6a09e6p-1f, -0.0f, -0x1.6a09e6p-1f}, 1e30f},
      {{0x1.866666p+2f, 0x1.666666p+0f, 0x1.cd87f8p+2f}, 0, {-0x1.6a09e6p-1f, 0, -0x1.6a09e6p-1f}, 1e30f},
      {{0x1.03e5ap-1f, 0x1.666666p+0f, 0x1.19999ap+0f}, 0, {1, -0.0f, -0.0f}, 1e30f},
      {{0x1.cccccep+1f, 0x1.666666p+0f, -0x1.666666p+0f}, 0, {-1, 0, 0}, 1e30f}};
  return rays[i];
}

double sdfCaseExact(const SdfCase *test, const RaysortSdfRay *ray, float from, float to)
{
  double best = INFINITY;
  if (!test->groups)
    return sdfExact(&test->scene, ray, (double)from, (double)to);
  for (uint32_t i = 0; SDF_GROUP * i < test->scene.count; ++i)
    if (!misses(&test->groups[i], ray))
    {
      const uint32_t count = workgroupSize(&test->scene, i);
      const SdfScene part = {test->scene.triangles + SDF_GROUP * i, count, count};
      best = fmin(best, sdfExact(&part, ray, (double)from, (double)to));
    }
  return best;
}

void sdfJudge(const SdfCase *test, const RaysortSdfRay *ray, const RaysortSdfHit *hit, SdfTally *tally)
{
  const double t = sdfCaseExact(test, ray, ray->tMin, ray->tMax);
  const int isHit = (hit->flags & RAYSORT_SDF_HIT_BIT) != 0, isIn = (hit->flags & RAYSORT_SDF_STARTED_INSIDE_BIT) != 0;
  const uint32_t cascade = isHit ? hit->brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT : 0;
  const double size = fabs((double)ray->origin[0]) + fabs((double)ray->origin[1]) + fabs((double)ray->origin[2]);
  const double slack = 1e-3 * (double)test->field.info.voxelSizes[cascade] + 2e-7 * size;
  const int isMissed = !isHit && t < INFINITY, isLate = isHit && (double)hit->tShell > t + slack;
  ++tally->rays;
  tally->hits += (uint32_t)isHit;
  tally->inside += (uint32_t)isIn;
  tally->incomplete += (hit->flags & RAYSORT_SDF_INCOMPLETE_BIT) != 0;
  tally->falseHits += (uint32_t)(isHit && t == INFINITY);
  if (isIn)
  {
    tally->insideMisses += (uint32_t)isMissed;
    tally->insideLate += (uint32_t)isLate;
    return;
  }
  if ((isMissed && tally->misses++ < 4) || (isLate && tally->late++ < 4))
    printf("# %s: from %a %a %a along %a %a %a, t %g .. %g: exact %.9g, tShell %.9g, flags %x\n", test->name,
           (double)ray->origin[0], (double)ray->origin[1], (double)ray->origin[2], (double)ray->direction[0],
           (double)ray->direction[1], (double)ray->direction[2], (double)ray->tMin, (double)ray->tMax, t,
           (double)hit->tShell, hit->flags);
}

void sdfAdd(SdfTally *tally, const SdfTally *more)
{
  tally->rays += more->rays;
  tally->hits += more->hits;
  tally->inside += more->inside;
  tally->misses += more->misses;
  tally->late += more->late;
  tally->insideMisses += more->insideMisses;
  tally->insideLate += more->insideLate;
  tally->falseHits += more->falseHits;
  tally->incomplete += more->incomplete;
}

/* ---- normals ---- */

static void planeNormal(const SdfTriangle *triangle, double normal[3])
{
  double length = 0;
  for (int k = 0; k < 3; ++k)
  {
    const int i = (k + 1) % 3, j = (k + 2) % 3;
    normal[k] = ((double)triangle->corners[1][i] - (double)triangle->corners[0][i]) *
                    ((double)triangle->corners[2][j] - (double)triangle->corners[0][j]) -
                ((double)triangle->corners[1][j] - (double)triangle->corners[0][j]) *
                    ((double)triangle->corners[2][i] - (double)triangle->corners[0][i]);
    length += normal[k] * normal[k];
  }
  for (int k = 0; k < 3; ++k)
    normal[k] = length > 0 ? normal[k] / sqrt(length) : 0;
}

/* The first triangle that the ray meets; its plane's normal, towards the ray. */
static double exactNormal(const SdfCase *test, const RaysortSdfRay *ray, double normal[3])
{
  double best = sdfCaseExact(test, ray, ray->tMin, ray->tMax), along = 0;
  for (uint32_t i = 0; i < test->scene.count && best < INFINITY; ++i)
  {
    SdfScene one = {&test->scene.triangles[i], 1, 1};
    if (sdfExact(&one, ray, (double)ray->tMin, (double)ray->tMax) > best)
      continue;
    planeNormal(one.triangles, normal);
    for (int k = 0; k < 3; ++k)
      along += normal[k] * (double)ray->direction[k];
    for (int k = 0; k < 3 && along > 0; ++k)
      normal[k] = -normal[k];
    return best;
  }
  return INFINITY;
}

/* Is the surface that of the plane through the ray at t, within `reach` of the point of the ray at `at`? */
static int isEven(const SdfCase *test, const RaysortSdfRay *ray, double t, const double normal[3], double at,
                  double brixel)
{
  const double reach = 2 * brixel;
  double p[3], plane = 0, least = reach;
  for (int k = 0; k < 3; ++k)
  {
    p[k] = (double)ray->origin[k] + at * (double)ray->direction[k];
    plane -= (t - at) * normal[k] * (double)ray->direction[k];
  }
  for (uint32_t i = 0; i < test->scene.count; ++i)
  {
    const SdfTriangle *its = &test->scene.triangles[i];
    double its3[3], distance, cosine = 0;
    int isNear = 1;
    for (int k = 0; k < 3; ++k)
    {
      const float low = fminf(its->corners[0][k], fminf(its->corners[1][k], its->corners[2][k]));
      const float high = fmaxf(its->corners[0][k], fmaxf(its->corners[1][k], its->corners[2][k]));
      isNear = isNear && p[k] > (double)low - reach && p[k] < (double)high + reach;
    }
    distance = isNear ? sdfDistance(p, its) : reach;
    if (distance >= reach)
      continue;
    planeNormal(its, its3);
    for (int k = 0; k < 3; ++k)
      cosine += its3[k] * normal[k];
    least = fmin(least, distance);
    if (fabs(cosine) < cos(10 * PI / 180))
      return 0;
  }
  return fabs(least - fmin(plane, reach)) < 0.1 * brixel;
}

void sdfJudgeNormal(const SdfCase *test, const RaysortSdfRay *ray, const RaysortSdfHit *hit, SdfNormals *normals)
{
  double exact[3], found[3], t, cosine = 0, along = 0, brixel;
  int isSmooth = 1;
  if (!(hit->flags & RAYSORT_SDF_HIT_BIT) || hit->flags & RAYSORT_SDF_STARTED_INSIDE_BIT)
    return;
  brixel = (double)test->field.info.voxelSizes[hit->brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT] / 7;
  sdfUnpackNormal(hit->normal, found);
  for (int k = 0; k < 3; ++k)
    along += found[k] * (double)ray->direction[k];
  normals->away += along > 0;
  t = exactNormal(test, ray, exact);
  if (!(t < (double)hit->tShell + 7 * brixel))
    return;
  for (int i = 0; i <= 14; ++i)
    isSmooth = isSmooth && isEven(test, ray, t, exact, t + ((double)hit->tShell - t) * i / 14, brixel);
  normals->uneven += (uint32_t)!isSmooth;
  if (!isSmooth)
    return;
  for (int k = 0; k < 3; ++k)
    cosine += found[k] * exact[k];
  ++normals->measured;
  normals->deepest = fmax(normals->deepest, fabs((double)hit->t - t) / brixel);
  if (cosine < cos(10 * PI / 180) && normals->off++ < 4)
    printf("# %s: from %a %a %a along %a %a %a: %.1f degrees off\n", test->name, (double)ray->origin[0],
           (double)ray->origin[1], (double)ray->origin[2], (double)ray->direction[0], (double)ray->direction[1],
           (double)ray->direction[2], acos(fmax(cosine, -1)) * 180 / PI);
}

void sdfPrint(const char *what, const SdfTally *tally)
{
  printf("# %s: %" PRIu32 " rays, %" PRIu32 " hits (%" PRIu32 " false), misses %" PRIu32 ", late %" PRIu32
         "; started inside %" PRIu32 ": misses %" PRIu32 ", late %" PRIu32 "; incomplete %" PRIu32 "\n",
         what, tally->rays, tally->hits, tally->falseHits, tally->misses, tally->late, tally->inside,
         tally->insideMisses, tally->insideLate, tally->incomplete);
}
