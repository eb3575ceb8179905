/* test_bvh_motion.c - structures with motion on the host: at every time equal to brute force in every bit.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "bvh_reference.h"
#include "motion_reference.h"
#include "unit.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#define MOST_HITS 16u

static uint32_t timesMore(uint32_t count)
{
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  return REPEATED(level != NULL && level[0] == '2' ? 10 * count : count);
}

static int isSameHit(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  return memcmp(a, b, sizeof(*a)) == 0;
}

static RaysortBvhHostHooks atTime(float time)
{
  RaysortBvhHostHooks hooks;
  memset(&hooks, 0, sizeof(hooks));
  hooks.time = time;
  return hooks;
}

/* ---- rays ---- */

/* A ray in every way that the trace has; 0 if all is as brute force over `still`, the triangles at the time, says. */
static uint32_t compareRay(const Bvh *bvh, const RaysortBvhGeometry *still, uint32_t count, float time,
                           const RaysortBvhRay *ray)
{
  const RaysortBvhHostHooks hooks = atTime(time);
  const uint32_t any = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
  RaysortBvhHit hits[MOST_HITS], hit;
  const uint32_t found = bruteForce(still, count, ray, 0, NULL, hits, MOST_HITS);
  const VkBool32 isHit = raysortBvhTraceOnHost(bvh->memory, ray, 0, &hooks, &hit);
  uint32_t n;
  if (isHit != (found > 0) || (found > 0 && !isSameHit(&hit, &hits[0])))
    return 1;
  if (raysortBvhTraceOnHost(bvh->memory, ray, any, &hooks, &hit) != (found > 0))
    return 2;
  hit.flags = 0;
  for (n = 0; n < found && n < MOST_HITS; ++n)
    if (!raysortBvhTraceNextOnHost(bvh->memory, ray, 0, &hooks, n > 0 ? &hits[n - 1] : &hit, &hit) ||
        !isSameHit(&hit, &hits[n]))
      return 3;
  if (time == 0 && (raysortBvhTraceOnHost(bvh->memory, ray, 0, NULL, &hit) != isHit ||
                    (isHit && !isSameHit(&hit, &hits[0]))))
    return 4; /* without a time: as at time 0 */
  return 0;
}

/* Compares a structure with brute force over the geometries at many times. */
static void compareBvh(const char *name, const Bvh *bvh, const RaysortBvhGeometry *geometries, uint32_t count,
                       float size, uint32_t rays)
{
  uint32_t differences[5] = {0}, hits = 0, total = 0, round, i, g;
  Random random = {23};
  RaysortBvhReport report;
  assert_int_equal(bvh->result, VK_SUCCESS);
  CHECK_RESULT(VK_SUCCESS, raysortBvhVerify(bvh->memory, (size_t)bvh->layout.destinationSize, &report), "%s: %s", name,
               report.fault);
  assert_int_equal(report.header.magic, RAYSORT_BVH_MOTION_MAGIC);
  for (round = 0; round < timesMore(3 * MOVING_TIMES); ++round)
  {
    const float time = movingTime(round, &random);
    const RaysortBvhHostHooks hooks = atTime(time);
    RaysortBvhGeometry still[4];
    float *vertices[4];
    for (g = 0; g < count; ++g)
      still[g] = movingAt(&geometries[g], time, &vertices[g]);
    for (i = 0; i < rays; ++i)
    {
      const RaysortBvhRay ray = nastyRay(&still[i % count], i % 7, size, &random);
      RaysortBvhHit hit;
      ++differences[compareRay(bvh, still, count, time, &ray)];
      hits += raysortBvhTraceOnHost(bvh->memory, &ray, 0, &hooks, &hit);
      ++total;
    }
    for (g = 0; g < count; ++g)
      free(vertices[g]);
  }
  print_message("# %s: %u rays, %u hits; frames %u; differences: closest %u, any %u, next %u, without time %u\n", name,
                total, hits, report.header.frameCount, differences[1], differences[2], differences[3], differences[4]);
  assert_int_equal(differences[0], total);
  assert_true(hits > total / 40);
}

static void compareScene(const char *name, const RaysortBvhGeometry *geometries, uint32_t count, float size,
                         uint32_t rays)
{
  Bvh bvh = bvhBuild(geometries, count);
  compareBvh(name, &bvh, geometries, count, size, rays);
  bvhFree(&bvh);
}

static void makeMesh(Mesh *mesh, uint32_t shape, Random *random)
{
  const float centre[3] = {0.25f, -0.5f, 0.125f}, away[3] = {1000, 2000, -500};
  memset(mesh, 0, sizeof(*mesh));
  if (shape == 0)
    meshSphere(mesh, centre, 1, 8);
  else if (shape == 1)
    meshSoup(mesh, 200, 0.3f, random);
  else if (shape == 2)
    meshTerrain(mesh, 10, 1, 0.05f, 3, 4);
  else
    meshSphere(mesh, away, 1, 8);
}

static void test_equals_brute_force(void **state)
{
  static const float fars[] = {1e-6f, 0.01f, 0.1f, 1, 30};
  Random random = {5};
  uint32_t shape, kind, far;
  (void)state;
  for (shape = 0; shape < 4; ++shape)
    for (kind = 0; kind < MOVING_KINDS; ++kind)
      for (far = 0; far < COUNT_OF(fars); ++far)
      {
        Moving moving;
        RaysortBvhGeometry geometry;
        char name[64];
        if (kind != MOVING_EACH && kind != MOVING_SHIFT && far != (shape + kind) % COUNT_OF(fars))
          continue;
        makeMesh(&moving.mesh, shape, &random);
        movingMake(&moving, kind, fars[far], &random);
        geometry = movingGeometry(&moving);
        snprintf(name, sizeof(name), "shape %u, %s by %g", (unsigned)shape, movingNames[kind], (double)fars[far]);
        compareScene(name, &geometry, 1, shape == 3 ? 2000.0f : 1.0f, 70);
        movingFree(&moving);
      }
}

/* A ground that stands still, something that moves, transforms, strides, indices of 16 bits; and tiny and huge ones. */
static void test_geometries_of_all_kinds(void **state)
{
  static const float scales[] = {1e-10f, 1e-5f, 1, 1e5f, 1e12f};
  static const float turned[12] = {0, 0.5f, 0, 0.25f, -0.5f, 0, 0, 0, 0, 0, 1.5f, -0.125f};
  Random random = {6};
  uint32_t s, i, k;
  (void)state;
  for (s = 0; s < COUNT_OF(scales); ++s)
  {
    RaysortBvhGeometry geometries[3];
    float (*wide)[5], (*later)[4];
    uint16_t *narrow;
    Moving moving[3];
    for (i = 0; i < 3; ++i)
    {
      makeMesh(&moving[i].mesh, i, &random);
      for (k = 0; k < 3 * moving[i].mesh.vertexCount; ++k)
        moving[i].mesh.vertices[k] *= scales[s];
      movingMake(&moving[i], i == 0 ? MOVING_EACH : MOVING_TURNS, scales[s], &random);
      geometries[i] = i == 2 ? meshGeometry(&moving[i].mesh) : movingGeometry(&moving[i]);
    }
    wide = malloc(sizeof(*wide) * moving[0].mesh.vertexCount);
    later = malloc(sizeof(*later) * moving[0].mesh.vertexCount);
    narrow = malloc(sizeof(*narrow) * 3 * moving[0].mesh.triangleCount);
    for (i = 0; i < moving[0].mesh.vertexCount; ++i)
    {
      memcpy(wide[i], moving[0].mesh.vertices + 3 * i, 12);
      memcpy(later[i], moving[0].later + 3 * i, 12);
    }
    for (i = 0; i < 3 * moving[0].mesh.triangleCount; ++i)
      narrow[i] = (uint16_t)moving[0].mesh.indices[i];
    geometries[0].data = (VkDeviceAddress)(uintptr_t)wide;
    geometries[0].stride = sizeof(*wide);
    geometries[0].dataAtOne = (VkDeviceAddress)(uintptr_t)later;
    geometries[0].strideAtOne = sizeof(*later);
    geometries[0].indices = (VkDeviceAddress)(uintptr_t)narrow;
    geometries[0].indexSize = 2;
    if (scales[s] == 1)
      geometries[1].transform = (VkDeviceAddress)(uintptr_t)turned;
    compareScene("three geometries", geometries, 3, scales[s], 60);
    for (i = 0; i < 3; ++i)
      movingFree(&moving[i]);
    free(wide);
    free(later);
    free(narrow);
  }
}

/* A tiny thing in a huge one gets a frame, which is there at both times. */
static void test_frames_move(void **state)
{
  const float centre[3] = {0.1f, 0.2f, 0.3f};
  Random random = {8};
  RaysortBvhGeometry geometries[2];
  Moving moving[2];
  (void)state;
  memset(moving, 0, sizeof(moving));
  meshSphere(&moving[0].mesh, centre, 1e-4f, 8);
  movingMake(&moving[0], MOVING_EACH, 5e-5f, &random);
  meshVertex(&moving[1].mesh, -1000, -2, -1000);
  meshVertex(&moving[1].mesh, 1000, -2, -1000);
  meshVertex(&moving[1].mesh, 0, -2, 1000);
  meshTriangle(&moving[1].mesh, 0, 1, 2);
  movingMake(&moving[1], MOVING_SHIFT, 30, &random);
  geometries[0] = movingGeometry(&moving[0]);
  geometries[1] = movingGeometry(&moving[1]);
  {
    Bvh bvh = bvhBuild(geometries, 2);
    assert_true(bvhHeader(bvh.memory).frameCount > 0);
    bvhFree(&bvh);
  }
  compareScene("frames", geometries, 2, 1, 100);
  movingFree(&moving[0]);
  movingFree(&moving[1]);
}

/* Rays at vertices and edges of a closed mesh that deforms, from inside of it: each must hit it. */
static void test_nothing_leaks(void **state)
{
  static const float fars[] = {0, 0.05f, 20};
  Random random = {9};
  uint32_t f, i, k, misses = 0, rays = timesMore(40000);
  (void)state;
  for (f = 0; f < COUNT_OF(fars); ++f)
  {
    const float centre[3] = {0.25f, -0.5f, 0.125f};
    RaysortBvhGeometry geometry;
    Moving moving;
    Bvh bvh;
    memset(&moving, 0, sizeof(moving));
    meshSphere(&moving.mesh, centre, 1, 12);
    movingMake(&moving, f == 1 ? MOVING_EACH : MOVING_SHIFT, fars[f], &random);
    geometry = movingGeometry(&moving);
    bvh = bvhBuild(&geometry, 1);
    for (i = 0; i < rays; ++i)
    {
      const float time = movingTime(i % 3 ? 7 : randomWord(&random), &random), weight = randomFloat(&random, 0, 1);
      const uint32_t *corners = moving.mesh.indices + 3 * (randomWord(&random) % moving.mesh.triangleCount);
      const RaysortBvhHostHooks hooks = atTime(time);
      float origin[3], direction[3];
      RaysortBvhRay ray;
      RaysortBvhHit hit;
      for (k = 0; k < 3; ++k)
      {
        const float move = f == 2 ? fars[f] * (k == 0 ? 1.0f : 0.25f) : 0;
        const float a =
            movingNumber(moving.mesh.vertices[3 * corners[0] + k], moving.later[3 * corners[0] + k], time);
        const float b =
            movingNumber(moving.mesh.vertices[3 * corners[1] + k], moving.later[3 * corners[1] + k], time);
        origin[k] = centre[k] + time * move + randomFloat(&random, -0.3f, 0.3f);
        direction[k] = a + (i % 2 ? weight * (b - a) : 0) - origin[k];
      }
      ray = makeRay(origin, direction);
      misses += !raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit);
    }
    bvhFree(&bvh);
    movingFree(&moving);
  }
  print_message("# %u rays from inside, %u misses\n", 3 * rays, misses);
  assert_int_equal(misses, 0);
}

/* ---- times ---- */

static void test_times(void **state)
{
  static const uint32_t dead[] = {0x7fc00000u, 0xffc00000u, 0x7f800001u, 0xffffffffu};
  static const float outside[][2] = {{-1, 0}, {-1e-40f, 0}, {2, 1}, {INFINITY, 1}, {-INFINITY, 0}, {1.0000001f, 1}};
  const float origin[3] = {0.25f, -0.5f, 3}, direction[3] = {0, 0.01f, -1};
  const RaysortBvhRay ray = makeRay(origin, direction);
  Random random = {10};
  RaysortBvhGeometry geometry;
  RaysortBvhHit hit, due;
  RaysortBvhHostHooks hooks;
  Moving moving;
  Bvh bvh;
  uint32_t i;
  (void)state;
  makeMesh(&moving.mesh, 0, &random);
  movingMake(&moving, MOVING_SHIFT, 0.1f, &random);
  geometry = movingGeometry(&moving);
  bvh = bvhBuild(&geometry, 1);
  for (i = 0; i < COUNT_OF(outside); ++i)
  {
    hooks = atTime(outside[i][0]);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit));
    hooks = atTime(outside[i][1]);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &due));
    CHECK(isSameHit(&hit, &due), "time %g", (double)outside[i][0]);
  }
  for (i = 0; i < COUNT_OF(dead); ++i)
  {
    memcpy(&hooks.time, &dead[i], 4);
    assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit));
    assert_true(hit.t == ray.tMax && hit.flags == 0 && hit.primitive == RAYSORT_BVH_NONE);
  }
  bvhFree(&bvh);
  movingFree(&moving);
}

/* ---- what a build skips ---- */

static void test_bad_triangles(void **state)
{
  /* 0 and 1: good. 2: NaN at time 0. 3: NaN at time 1. 4: past the range at time 1. 5: a bad index. 6: one pair of
   * vertices equal at both times. 7: two pairs, one at each time: good in between. 8: equal at time 0 alone */
  static float first[27][3], last[27][3];
  uint32_t indices[27], i, n;
  RaysortBvhGeometry geometry;
  RaysortBvhHeader header;
  Bvh bvh;
  (void)state;
  for (i = 0; i < 27; ++i)
  {
    first[i][0] = last[i][0] = (float)(i / 3) * 3 + (i % 3 == 1 ? 1.0f : 0.0f);
    first[i][1] = last[i][1] = i % 3 == 2 ? 1.0f : 0.0f;
    last[i][2] = 1;
    indices[i] = i;
  }
  first[6][1] = last[10][2] = NAN;
  last[12][0] = 1e14f;
  indices[15] = 27;
  memcpy(first[19], first[18], 12);
  memcpy(last[19], last[18], 12);
  memcpy(first[22], first[21], 12);
  memcpy(last[23], last[22], 12);
  memcpy(first[25], first[24], 12);
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = (VkDeviceAddress)(uintptr_t)first;
  geometry.dataAtOne = (VkDeviceAddress)(uintptr_t)last;
  geometry.indices = (VkDeviceAddress)(uintptr_t)indices;
  geometry.indexSize = 4;
  geometry.primitiveCount = 9;
  geometry.maxVertex = 26;
  geometry.flags = RAYSORT_BVH_MOTION_BIT;
  bvh = bvhBuild(&geometry, 1);
  header = bvhHeader(bvh.memory);
  assert_int_equal(header.recordCount, 4);
  assert_int_equal(header.badIndexCount, 1);
  assert_int_equal(header.nonFiniteCount, 3);
  assert_int_equal(header.degenerateCount, 1);
  for (i = 0; i < 9; ++i)
    for (n = 0; n <= 4; ++n)
    {
      const float time = (float)n / 4, origin[3] = {(float)(3 * i) + 0.3f, 0.3f, 5}, direction[3] = {0, 0, -1};
      const RaysortBvhHostHooks hooks = atTime(time);
      const RaysortBvhRay ray = makeRay(origin, direction);
      float *vertices;
      RaysortBvhGeometry still = movingAt(&geometry, time, &vertices);
      RaysortBvhHit hit, due;
      const VkBool32 isHit = raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit);
      const uint32_t found = bruteForce(&still, 1, &ray, 0, NULL, &due, 1);
      CHECK(isHit == found, "triangle %u at %g", (unsigned)i, (double)time);
      free(vertices);
    }
  bvhFree(&bvh);
}

static void test_empty(void **state)
{
  static const float vertices[9] = {0};
  const float origin[3] = {0, 0, 5}, direction[3] = {0, 0, -1};
  const RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhGeometry geometry = oneTriangle(vertices);
  RaysortBvhReport report;
  RaysortBvhHit hit;
  uint32_t count;
  (void)state;
  geometry.flags = RAYSORT_BVH_MOTION_BIT;
  geometry.dataAtOne = geometry.data;
  for (count = 0; count < 2; ++count)
  {
    const RaysortBvhHostHooks hooks = atTime(0.5f);
    Bvh bvh;
    geometry.primitiveCount = count;
    bvh = bvhBuild(&geometry, 1);
    assert_int_equal(bvhHeader(bvh.memory).sizeLow, RAYSORT_BVH_EMPTY_SIZE + 48);
    CHECK_RESULT(VK_SUCCESS, raysortBvhVerify(bvh.memory, 240, &report), "%s", report.fault);
    assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit));
    bvhFree(&bvh);
  }
}

/* ---- updates ---- */

static VkResult update(Bvh *bvh, const RaysortBvhGeometry *geometries, uint32_t count)
{
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  memset(&one, 0, sizeof(one));
  one.geometries = geometries;
  one.geometryCount = count;
  info = raysortBvhBatch(&one, 1);
  info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  return raysortBvhBuildOnHost(&info, bvh->memory, (size_t)bvh->layout.destinationSize, bvh->scratch,
                               (size_t)bvh->layout.scratchSize);
}

static void test_updates(void **state)
{
  Random random = {12};
  uint32_t kind;
  (void)state;
  for (kind = 0; kind < MOVING_KINDS; ++kind)
  {
    RaysortBvhGeometry geometries[2];
    Moving moving[2];
    Bvh bvh;
    unsigned char *before;
    float kept;
    uint32_t i;
    makeMesh(&moving[0].mesh, kind % 3, &random);
    makeMesh(&moving[1].mesh, 1, &random);
    movingMake(&moving[0], kind, 0.3f, &random);
    movingMake(&moving[1], MOVING_EACH, 0.1f, &random);
    geometries[0] = movingGeometry(&moving[0]);
    geometries[1] = meshGeometry(&moving[1].mesh);
    bvh = bvhBuild(geometries, 2);
    before = (unsigned char *)malloc((size_t)bvh.layout.destinationSize);
    memcpy(before, bvh.memory, (size_t)bvh.layout.destinationSize);
    CHECK_RESULT(VK_SUCCESS, update(&bvh, geometries, 2), "kind %u", (unsigned)kind);
    CHECK(memcmp(before, bvh.memory, (size_t)bvh.layout.destinationSize) == 0, "kind %u: nothing moved", kind);
    for (i = 0; i < 3 * moving[0].mesh.vertexCount; ++i)
    {
      moving[0].mesh.vertices[i] += randomFloat(&random, -0.1f, 0.1f);
      moving[0].later[i] += randomFloat(&random, -0.5f, 0.1f);
    }
    geometries[1] = movingGeometry(&moving[1]); /* the other one begins to move */
    CHECK_RESULT(VK_SUCCESS, update(&bvh, geometries, 2), "kind %u", (unsigned)kind);
    compareBvh("updated", &bvh, geometries, 2, 1, 60);
    kept = moving[0].later[0]; /* a bad vertex at time 1 alone: its triangles are points until it is good again */
    moving[0].later[0] = NAN;
    memcpy(before, bvh.memory, (size_t)bvh.layout.destinationSize);
    assert_int_equal(update(&bvh, geometries, 2), VK_SUCCESS);
    compareBvh("a vertex is bad", &bvh, geometries, 2, 1, 20);
    moving[0].later[0] = kept;
    assert_int_equal(update(&bvh, geometries, 2), VK_SUCCESS);
    CHECK(memcmp(before, bvh.memory, (size_t)bvh.layout.destinationSize) == 0, "kind %u: good again", kind);
    geometries[0] = meshGeometry(&moving[0].mesh);
    geometries[1] = meshGeometry(&moving[1].mesh); /* no motion: another structure */
    assert_int_equal(update(&bvh, geometries, 2), VK_ERROR_VALIDATION_FAILED_EXT);
    bvhFree(&bvh);
    bvh = bvhBuild(geometries, 2);
    geometries[0] = movingGeometry(&moving[0]);
    assert_int_equal(update(&bvh, geometries, 2), VK_ERROR_VALIDATION_FAILED_EXT);
    bvhFree(&bvh);
    free(before);
    movingFree(&moving[0]);
    movingFree(&moving[1]);
  }
}

/* ---- boxes ---- */

/* Boxes of one triangle each, and the triangles at the time of the rays. */
typedef struct Boxes
{
  const float *triangles;
} Boxes;

static VkBool32 hitBox(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  const float *v = ((const Boxes *)user)->triangles + 9 * hit->primitive;
  return raysortBvhHitTriangleOnHost(ray, v, v + 3, v + 6, hit);
}

static void boxesOf(const float *triangles, uint32_t count, float *boxes)
{
  uint32_t i, n, k;
  for (i = 0; i < count; ++i)
    for (k = 0; k < 3; ++k)
    {
      boxes[6 * i + k] = boxes[6 * i + 3 + k] = triangles[9 * i + k];
      for (n = 1; n < 3; ++n)
      {
        boxes[6 * i + k] = fminf(boxes[6 * i + k], triangles[9 * i + 3 * n + k]);
        boxes[6 * i + 3 + k] = fmaxf(boxes[6 * i + 3 + k], triangles[9 * i + 3 * n + k]);
      }
    }
}

static void test_boxes(void **state)
{
  static const float fars[] = {0.01f, 0.3f, 10};
  Random random = {14};
  uint32_t f, round, i, k, differences = 0, hits = 0;
  (void)state;
  for (f = 0; f < COUNT_OF(fars); ++f)
  {
    RaysortBvhGeometry triangles, boxes;
    Moving moving;
    Bvh bvh;
    float *ends[2], *corners[2];
    makeMesh(&moving.mesh, 1, &random);
    movingMake(&moving, MOVING_EACH, fars[f], &random);
    triangles = movingGeometry(&moving);
    for (k = 0; k < 2; ++k)
    {
      movingAt(&triangles, (float)k, &ends[k]);
      corners[k] = (float *)malloc(24 * (size_t)triangles.primitiveCount);
      boxesOf(ends[k], triangles.primitiveCount, corners[k]);
    }
    corners[1][3] = NAN;                     /* bad at one end: skipped */
    corners[0][6 + 3] = corners[0][6] - 1;   /* lo > hi at the other */
    memset(&boxes, 0, sizeof(boxes));
    boxes.type = RAYSORT_BVH_BOXES;
    boxes.data = (VkDeviceAddress)(uintptr_t)corners[0];
    boxes.dataAtOne = (VkDeviceAddress)(uintptr_t)corners[1];
    boxes.flags = RAYSORT_BVH_MOTION_BIT;
    boxes.primitiveCount = triangles.primitiveCount;
    bvh = bvhBuild(&boxes, 1);
    CHECK_RESULT(VK_SUCCESS, raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, NULL), "boxes %u", f);
    assert_int_equal(bvhHeader(bvh.memory).nonFiniteCount, 1);
    assert_int_equal(bvhHeader(bvh.memory).degenerateCount, 1);
    assert_int_equal(update(&bvh, &boxes, 1), VK_SUCCESS);
    for (round = 0; round < timesMore(4 * MOVING_TIMES); ++round)
    {
      const float time = movingTime(round, &random);
      RaysortBvhHostHooks hooks = atTime(time);
      Boxes user;
      float *at;
      RaysortBvhGeometry still = movingAt(&triangles, time, &at);
      user.triangles = at;
      hooks.procedural = hitBox;
      hooks.user = &user;
      for (k = 0; k < 18; ++k)
        at[k] = NAN;
      for (i = 0; i < 100; ++i)
      {
        const RaysortBvhRay ray = nastyRay(&still, i % 7, 1, &random);
        RaysortBvhHit hit, due;
        const uint32_t found = bruteForce(&still, 1, &ray, 0, NULL, &due, 1);
        const VkBool32 isHit = raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit);
        differences += isHit != (found > 0) || (isHit && !isSameHit(&hit, &due));
        hits += isHit;
      }
      free(at);
    }
    for (k = 0; k < 2; ++k)
    {
      free(ends[k]);
      free(corners[k]);
    }
    bvhFree(&bvh);
    movingFree(&moving);
  }
  print_message("# boxes: %u hits, %u differences\n", hits, differences);
  assert_int_equal(differences, 0);
  assert_true(hits > 1000);
}

/* ---- damaged bytes ---- */

static void test_broken_bytes_do_no_harm(void **state)
{
  Random random = {15};
  uint32_t round, accepted = 0, rejected = 0, i;
  (void)state;
  for (round = 0; round < 20000; ++round)
  {
    static Bvh bvh;
    static Moving moving;
    unsigned char *bytes;
    uint32_t size;
    if (round % 400 == 0)
    {
      RaysortBvhGeometry geometry;
      movingFree(&moving);
      bvhFree(&bvh);
      makeMesh(&moving.mesh, round / 400 % 3, &random);
      moving.mesh.triangleCount = 1 + randomWord(&random) % moving.mesh.triangleCount;
      movingMake(&moving, round / 400 % MOVING_KINDS, 0.2f, &random);
      geometry = movingGeometry(&moving);
      bvh = bvhBuild(&geometry, 1);
    }
    size = bvhHeader(bvh.memory).sizeLow;
    bytes = (unsigned char *)malloc(size); /* exactly its size: a sanitizer sees what reads past it */
    memcpy(bytes, bvh.memory, size);
    for (i = 0; i <= randomWord(&random) % 3; ++i)
    {
      const uint32_t place = randomWord(&random) % (randomWord(&random) % 3 == 0 ? 128 : size);
      bytes[place] ^= (unsigned char)(1u << randomWord(&random) % 8);
    }
    if (raysortBvhVerify(bytes, size, NULL) == VK_SUCCESS)
    {
      ++accepted;
      for (i = 0; i < 6; ++i)
      {
        const float origin[3] = {randomFloat(&random, -1, 1), randomFloat(&random, -1, 1), -2};
        const float direction[3] = {0.1f, randomFloat(&random, -1, 1), 1};
        const RaysortBvhRay ray = makeRay(origin, direction);
        const RaysortBvhHostHooks hooks = atTime((float)i / 5);
        RaysortBvhHit hit;
        raysortBvhTraceOnHost(bytes, &ray, 0, &hooks, &hit);
      }
    }
    else
      ++rejected;
    free(bytes);
    if (round == 19999)
    {
      movingFree(&moving);
      bvhFree(&bvh);
    }
  }
  print_message("# %u rejected, %u accepted\n", rejected, accepted);
  assert_true(rejected > 10000);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_equals_brute_force), cmocka_unit_test(test_geometries_of_all_kinds),
      cmocka_unit_test(test_frames_move),        cmocka_unit_test(test_nothing_leaks),
      cmocka_unit_test(test_times),              cmocka_unit_test(test_bad_triangles),
      cmocka_unit_test(test_empty),              cmocka_unit_test(test_updates),
      cmocka_unit_test(test_boxes),              cmocka_unit_test(test_broken_bytes_do_no_harm),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
