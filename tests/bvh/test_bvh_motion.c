/* test_bvh_motion.c - structures with motion on the host: at every time equal to brute force in every bit.
 * SPDX-License-Identifier: MIT */
#include "src/bvh/host/motion_instance.c"

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
  if (time == 0 &&
      (raysortBvhTraceOnHost(bvh->memory, ray, 0, NULL, &hit) != isHit || (isHit && !isSameHit(&hit, &hits[0]))))
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

/* A ground that is still, something that moves, transforms, strides, indices of 16 bits; and tiny and huge ones. */
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
    float(*wide)[5], (*later)[4];
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
        const float a = movingNumber(moving.mesh.vertices[3 * corners[0] + k], moving.later[3 * corners[0] + k], time);
        const float b = movingNumber(moving.mesh.vertices[3 * corners[1] + k], moving.later[3 * corners[1] + k], time);
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
   * vertices equal at both times. 7: two pairs, one at each time: good in between. 8: equal only at time 0 */
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

/* ---- plain triangles ---- */

/* A triangle at both ends: of any height above 2^-7 of its base, of any size against its place. */
static void makePlain(float ends[2][9], Random *random)
{
  const float height = powf(2, randomFloat(random, -7, 0)), away = powf(2, randomFloat(random, -4, 20));
  const float changes = powf(2, randomFloat(random, -8, 0));
  float axes[2][3], place[3];
  uint32_t n, k;
  for (k = 0; k < 3; ++k)
  {
    axes[0][k] = randomFloat(random, -1, 1);
    axes[1][k] = height * randomFloat(random, -1, 1);
    place[k] = away * randomFloat(random, -1, 1);
  }
  for (n = 0; n < 3; ++n)
    for (k = 0; k < 3; ++k)
    {
      const float x = n == 1 ? 1.0f : n == 2 ? 0.5f : 0.0f, y = n == 2 ? 1.0f : 0.0f;
      ends[0][3 * n + k] = place[k] + x * axes[0][k] + y * axes[1][k];
      ends[1][3 * n + k] = ends[0][3 * n + k] + changes * randomFloat(random, -1, 1);
    }
}

/* Reads a word of the record of each triangle. at: the byte where records begin; word: of 12. */
static void readWords(const Bvh *bvh, size_t at, uint32_t word, uint32_t *words)
{
  const RaysortBvhHeader header = bvhHeader(bvh->memory);
  uint32_t i, primitive;
  for (i = 0; i < header.recordCount; ++i)
  {
    memcpy(&primitive, (const unsigned char *)bvh->memory + 16 * (size_t)header.records + 48 * (size_t)i + 12, 4);
    memcpy(&words[primitive], (const unsigned char *)bvh->memory + at + 48 * (size_t)i + 4 * word, 4);
  }
}

/* A triangle that its motion record calls plain is thin at no time. */
static void test_plain_triangles(void **state)
{
  enum
  {
    COUNT = 3000
  };
  float *first = (float *)malloc(COUNT * 9 * sizeof(float)), *last = (float *)malloc(COUNT * 9 * sizeof(float));
  uint32_t *plain = (uint32_t *)malloc(COUNT * 4), *shapes = (uint32_t *)malloc(COUNT * 4), *thin;
  RaysortBvhGeometry geometry = raysortBvhMesh((uintptr_t)first, 3 * COUNT, 0, COUNT);
  Random random = {41};
  uint32_t i, round, plains = 0, never = 0;
  Bvh bvh;
  (void)state;
  thin = (uint32_t *)calloc(COUNT, 4);
  for (i = 0; i < COUNT; ++i)
  {
    float ends[2][9];
    makePlain(ends, &random);
    if (i % 50 == 0)
      ends[i / 50 % 2][i / 100 % 9] = 1e-25f; /* products with it may be denormal */
    memcpy(first + 9 * (size_t)i, ends[0], sizeof(ends[0]));
    memcpy(last + 9 * (size_t)i, ends[1], sizeof(ends[1]));
  }
  geometry.flags = RAYSORT_BVH_MOTION_BIT;
  geometry.dataAtOne = (uintptr_t)last;
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(bvhHeader(bvh.memory).recordCount, COUNT);
  readWords(&bvh, 16 * ((size_t)bvhHeader(bvh.memory).records + 3 * COUNT), 3, plain);
  for (round = 0; round < timesMore(120); ++round)
  {
    float *vertices;
    const float time = round < 64 ? (float)round / 63 : movingTime(round, &random);
    RaysortBvhGeometry still = movingAt(&geometry, time, &vertices);
    Bvh now = bvhBuild(&still, 1);
    memset(shapes, 0, COUNT * 4);
    readWords(&now, 16 * (size_t)bvhHeader(now.memory).records, 11, shapes);
    for (i = 0; i < COUNT; ++i)
      thin[i] |= shapes[i] & RAYSORT_BVH_SHAPE_THIN_BIT;
    bvhFree(&now);
    free(vertices);
  }
  for (i = 0; i < COUNT; ++i)
  {
    CHECK(plain[i] <= 1 && !(plain[i] && thin[i]), "triangle %u is plain and thin", (unsigned)i);
    CHECK(i % 50 != 0 || plain[i] == 0, "triangle %u is plain, with a number that is nearly 0", (unsigned)i);
    plains += plain[i];
    never += !thin[i];
  }
  print_message("# %u triangles: %u plain, %u never thin\n", (unsigned)COUNT, plains, never);
  assert_true(plains > COUNT / 5);
  bvhFree(&bvh);
  free(first);
  free(last);
  free(plain);
  free(shapes);
  free(thin);
}

/* A record that calls a thin triangle plain is refused. One that does not call a plain triangle plain is not. */
static void test_wrong_plain_triangles(void **state)
{
  static const float first[2][9] = {{0, 0, 0, 1, 0, 0, 0, 1, 0}, {0, 0, 0, 1, 0, 0, 0, 0.01f, 0}};
  uint32_t i, value;
  (void)state;
  for (i = 0; i < 2; ++i)
    for (value = 0; value < 3; ++value)
    {
      RaysortBvhGeometry geometry = oneTriangle(first[i]);
      const uint32_t isRight = value == 0 || (value == 1 && i == 0);
      RaysortBvhReport report;
      Bvh bvh;
      geometry.flags = RAYSORT_BVH_MOTION_BIT;
      geometry.dataAtOne = geometry.data;
      bvh = bvhBuild(&geometry, 1);
      memcpy((unsigned char *)bvh.memory + 16 * ((size_t)bvhHeader(bvh.memory).records + 3) + 12, &value, 4);
      CHECK((raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, &report) == VK_SUCCESS) == isRight,
            "triangle %u, %u: %s", (unsigned)i, (unsigned)value, report.fault ? report.fault : "no fault");
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
    kept = moving[0].later[0]; /* a bad vertex only at time 1: its triangles are points until it is good again */
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
    corners[1][3] = NAN;                   /* bad at one end: skipped */
    corners[0][6 + 3] = corners[0][6] - 1; /* lo > hi at the other */
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
  assert_true(hits > REPEATED(1000));
}

/* The least coordinates of motion that the manual promises: 1e-30. A vertex at a time loses what is below 2^-126, and
 * the room of a box is a share of its coordinates. */
static void test_small_coordinates(void **state)
{
  Random random = {31};
  uint32_t round, i, k, hits = 0, differences = 0;
  (void)state;
  for (round = 0; round < timesMore(3000); ++round)
  {
    const float time = movingTime(round, &random);
    Moving moving;
    RaysortBvhGeometry geometry, still;
    Bvh bvh;
    float *at;
    memset(&moving, 0, sizeof(moving));
    meshSoup(&moving.mesh, 1, 1, &random);
    movingMake(&moving, MOVING_EACH, 1, &random);
    for (i = 0; i < 3 * moving.mesh.vertexCount; ++i)
    {
      moving.mesh.vertices[i] = ldexpf(moving.mesh.vertices[i], -99); /* 1.6e-30 and less */
      moving.later[i] = ldexpf(moving.later[i], -99);
    }
    geometry = movingGeometry(&moving);
    bvh = bvhBuild(&geometry, 1);
    still = movingAt(&geometry, time, &at);
    for (i = 0; i < 8; ++i) /* half of the rays aim at a corner */
    {
      const RaysortBvhHostHooks hooks = atTime(time);
      RaysortBvhRay ray;
      RaysortBvhHit hit, due;
      memset(&ray, 0, sizeof(ray));
      ray.tMax = 1e30f;
      for (k = 0; k < 3; ++k)
      {
        const float middle = (at[k] + at[3 + k] + at[6 + k]) / 3;
        ray.direction[k] = randomFloat(&random, -1, 1);
        ray.origin[k] = (i % 2 ? at[3 * (i % 3) + k] : middle) - ldexpf(ray.direction[k], -99);
      }
      if (bruteForce(&still, 1, &ray, 0, NULL, &due, 1) == 0)
        continue;
      ++hits;
      differences += !raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit) || !isSameHit(&hit, &due);
    }
    free(at);
    bvhFree(&bvh);
    movingFree(&moving);
  }
  print_message("# coordinates of 1e-30: %u hits, %u differences\n", hits, differences);
  assert_int_equal(differences, 0);
  assert_true(hits > REPEATED(5000));
}

/* ---- instances ---- */

/* The scene at a time, without motion. */
typedef struct Frozen
{
  RaysortBvhGeometry still[MOTION_BELOWS];
  float *vertices[MOTION_BELOWS];
  RaysortBvhInstance *instances;
  Bvh belows[MOTION_BELOWS], above;
} Frozen;

static void freeze(Frozen *frozen, const MotionScene *scene, float time)
{
  RaysortBvhGeometry above;
  uint32_t i;
  memset(frozen, 0, sizeof(*frozen));
  frozen->instances = (RaysortBvhInstance *)calloc(scene->count, sizeof(*frozen->instances));
  for (i = 0; i < MOTION_BELOWS; ++i)
  {
    /* a structure without motion has no time: between equal ends numbers would be rounded */
    frozen->still[i] = movingAt(&scene->geometries[i], i == 0 ? 0 : time, &frozen->vertices[i]);
    frozen->belows[i] = bvhBuild(&frozen->still[i], 1);
  }
  for (i = 0; i < scene->count; ++i)
  {
    const uint64_t reference = (uint64_t)(uintptr_t)frozen->belows[scene->below[i]].memory;
    movingTransform(&scene->instances[i], time, &frozen->instances[i]);
    frozen->instances[i].referenceLow = (uint32_t)reference;
    frozen->instances[i].referenceHigh = (uint32_t)(reference >> 32);
  }
  memset(&above, 0, sizeof(above));
  above.type = RAYSORT_BVH_INSTANCES;
  above.data = (VkDeviceAddress)(uintptr_t)frozen->instances;
  above.primitiveCount = scene->count;
  frozen->above = bvhBuild(&above, 1);
}

static void thaw(Frozen *frozen)
{
  uint32_t i;
  for (i = 0; i < MOTION_BELOWS; ++i)
  {
    bvhFree(&frozen->belows[i]);
    free(frozen->vertices[i]);
  }
  bvhFree(&frozen->above);
  free(frozen->instances);
}

/* The rows from the world to the object that a structure of instances has. */
static void rowsOfRecord(const void *bvh, uint32_t instance, float rows[12])
{
  const RaysortBvhHeader header = bvhHeader(bvh);
  memcpy(rows, (const char *)bvh + 16 * (size_t)header.records + 128 * (size_t)instance, 48);
}

static float rounded(float value)
{
  volatile float kept = value;
  return kept;
}

/* The closest hit, of all instances and all triangles. skipped: instances that are not asked. */
static VkBool32 bruteForceScene(const MotionScene *scene, const Frozen *frozen, const RaysortBvhRay *ray,
                                const unsigned char *skipped, RaysortBvhHit *hit)
{
  VkBool32 isHit = VK_FALSE;
  uint32_t i, k;
  for (i = 0; i < scene->count; ++i)
  {
    RaysortBvhRay own = *ray;
    RaysortBvhHit found;
    float rows[12];
    rowsOfRecord(frozen->above.memory, i, rows);
    if (skipped[i] || (rows[0] == 0 && rows[1] == 0 && rows[2] == 0))
      continue;
    for (k = 0; k < 3; ++k)
    {
      const float *r = rows + 4 * k, *o = ray->origin, *d = ray->direction;
      own.origin[k] =
          rounded(rounded(rounded(rounded(r[0] * o[0]) + rounded(r[1] * o[1])) + rounded(r[2] * o[2])) + r[3]);
      own.direction[k] = rounded(rounded(rounded(r[0] * d[0]) + rounded(r[1] * d[1])) + rounded(r[2] * d[2]));
    }
    if (bruteForce(&frozen->still[scene->below[i]], 1, &own, 0, NULL, &found, 1) == 0)
      continue;
    found.instance = i;
    found.material = frozen->instances[i].offsetAndFlags & 0xffffffu;
    if (!isHit || found.t < hit->t)
      *hit = found;
    isHit = VK_TRUE;
  }
  return isHit;
}

/* A ray at a vertex of an instance, at the time. */
static RaysortBvhRay sceneRay(const MotionScene *scene, const Frozen *frozen, uint32_t kind, Random *random)
{
  const uint32_t index = randomWord(random) % scene->count, below = scene->below[index];
  const float *v = frozen->vertices[below] + 3 * (randomWord(random) % (3 * frozen->still[below].primitiveCount));
  const float *m = frozen->instances[index].transform;
  float origin[3], direction[3];
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const float at = m[4 * k] * v[0] + m[4 * k + 1] * v[1] + m[4 * k + 2] * v[2] + m[4 * k + 3];
    origin[k] = randomFloat(random, -6, 6) * (kind % 4 == 3 ? 500.0f : 1.0f);
    direction[k] = at - origin[k] + (kind % 4 == 1 ? randomFloat(random, -0.1f, 0.1f) : 0);
  }
  return makeRay(origin, direction);
}

/* Returns whether a still instance has no rows: it was skipped. */
static VkBool32 isSkipped(const Frozen *frozen, uint32_t instance)
{
  float rows[12];
  rowsOfRecord(frozen->above.memory, instance, rows);
  return rows[0] == 0 && rows[1] == 0 && rows[2] == 0;
}

/* The motion record of an instance. */
static unsigned char *motionRecord(const MotionScene *scene, uint32_t instance)
{
  unsigned char *bvh = scene->memory + scene->offsets[MOTION_BELOWS];
  const size_t first = bvhHeader(bvh).records + (size_t)RAYSORT_BVH_INSTANCE_WORDS * scene->count;
  return bvh + 16 * (first + (size_t)RAYSORT_BVH_MOTION_INSTANCE_WORDS * instance);
}

/* Sets the instances that rays do not enter at this time, by the limit in the motion record. */
static uint32_t findAbsent(const MotionScene *scene, const Frozen *frozen, unsigned char *absent)
{
  uint32_t i, k, j, n, count = 0;
  for (i = 0; i < scene->count; ++i)
  {
    const float *m = frozen->instances[i].transform;
    float rows[12], limit, slack = 0;
    memcpy(&limit, motionRecord(scene, i) + 132, 4);
    rowsOfRecord(frozen->above.memory, i, rows);
    for (k = 0; k < 3; ++k)
    {
      float sum = 0;
      for (j = 0; j < 3; ++j)
      {
        float error, size;
        float p[3];
        for (n = 0; n < 3; ++n)
          p[n] = rounded(m[4 * k + n] * rows[4 * n + j]);
        error = rounded(rounded(p[0] + p[1]) + p[2]) - (k == j ? 1.0f : 0.0f);
        size = rounded(rounded(fabsf(p[0]) + fabsf(p[1])) + fabsf(p[2]));
        sum += fabsf(error) + rounded(size * (5.0f * 0x1p-22f));
      }
      slack = fmaxf(slack, sum);
    }
    absent[i] = scene->instances[i].type != RAYSORT_BVH_MOTION_STATIC && 2 * slack > limit;
    absent[i] |= rows[0] == 0 && rows[1] == 0 && rows[2] == 0;
    count += absent[i];
  }
  return count;
}

/* Updates all instances of a scene without a change, then with other instances: proved, and back again. */
static void checkUpdates(MotionScene *scene, uint32_t kind, Random *random)
{
  const size_t scratchSize = (size_t)scene->layout.scratchSize;
  RaysortBvhReport report;
  uint32_t i;
  unsigned char *before = (unsigned char *)malloc(scene->size);
  RaysortBvhMotionInstance *kept = (RaysortBvhMotionInstance *)malloc(scene->count * sizeof(*kept));
  memcpy(before, scene->memory, scene->size);
  memcpy(kept, scene->instances, scene->count * sizeof(*kept));
  scene->info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortBvhBuildOnHost(&scene->info, scene->memory, scene->size, scene->scratch, scratchSize),
                   VK_SUCCESS);
  CHECK(memcmp(before, scene->memory, scene->size) == 0, "kind %u: nothing moved", kind);
  for (i = 0; i < scene->count; ++i)
    if (i % 4 == 3)
      scene->instances[i].data[scene->instances[i].type == RAYSORT_BVH_MOTION_STATIC ? 5 : 17] = 0x7fc00000u;
    else
      motionInstance(scene, i, (kind + i) % MOTION_KINDS, random);
  assert_int_equal(raysortBvhBuildOnHost(&scene->info, scene->memory, scene->size, scene->scratch, scratchSize),
                   VK_SUCCESS);
  CHECK_RESULT(VK_SUCCESS,
               raysortBvhVerifyLevels(scene->memory, scene->size, (size_t)scene->offsets[MOTION_BELOWS], &report),
               "kind %u, updated: %s", kind, report.fault);
  memcpy(scene->instances, kept, scene->count * sizeof(*kept));
  assert_int_equal(raysortBvhBuildOnHost(&scene->info, scene->memory, scene->size, scene->scratch, scratchSize),
                   VK_SUCCESS);
  CHECK(memcmp(before, scene->memory, scene->size) == 0, "kind %u: back again", kind);
  free(before);
  free(kept);
}

static void compareInstances(uint32_t kind, uint32_t count, uint32_t rays, uint32_t rounds, Random *random)
{
  MotionScene scene;
  RaysortBvhReport report;
  unsigned char *absent = (unsigned char *)calloc(count, 1);
  uint32_t round, i, total = 0, hits = 0, differences = 0, absences = 0;
  rounds = timesMore(rounds);
  assert_int_equal(motionScene(&scene, count, kind, random), VK_SUCCESS);
  CHECK_RESULT(VK_SUCCESS,
               raysortBvhVerifyLevels(scene.memory, scene.size, (size_t)scene.offsets[MOTION_BELOWS], &report),
               "kind %u: %s", kind, report.fault);
  assert_int_equal(report.header.recordCount, count);
  checkUpdates(&scene, kind, random);
  for (round = 0; round < rounds; ++round)
  {
    const float time = movingTime(rounds > 100 ? 7 : round, random);
    RaysortBvhHostHooks hooks = atTime(time);
    Frozen frozen;
    freeze(&frozen, &scene, time);
    hooks.base = scene.memory;
    absences += findAbsent(&scene, &frozen, absent);
    for (i = 0; i < rays; ++i)
    {
      const RaysortBvhRay ray = sceneRay(&scene, &frozen, i, random);
      const unsigned char *bvh = scene.memory + scene.offsets[MOTION_BELOWS];
      RaysortBvhHit hit, due;
      const VkBool32 isDue = bruteForceScene(&scene, &frozen, &ray, absent, &due);
      const VkBool32 isHit = raysortBvhTraceOnHost(bvh, &ray, 0, &hooks, &hit);
      differences += isHit != isDue || (isHit && !isSameHit(&hit, &due));
      differences +=
          raysortBvhTraceOnHost(bvh, &ray, RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, &hooks, &due) != isDue;
      hits += isHit;
      ++total;
    }
    thaw(&frozen);
  }
  print_message("# instances, kind %u: %u rays, %u hits, %u differences; absent %u of %u; slack %g, cost %g\n", kind,
                total, hits, differences, absences, rounds * count, (double)report.header.slack, (double)report.cost);
  assert_int_equal(differences, 0);
  assert_true(hits > total / 4);
  if (kind != MOTION_SINGULAR)
    assert_int_equal(absences, 0);
  free(absent);
  motionFree(&scene);
}

static void test_instances(void **state)
{
  Random random = {16};
  uint32_t kind;
  (void)state;
  for (kind = 0; kind < MOTION_KINDS; ++kind)
  {
    compareInstances(kind, 40, 150, 2 * MOVING_TIMES, &random);
    compareInstances(kind, 3, 150, 2 * MOVING_TIMES, &random);
  }
  compareInstances(MOTION_SRT, 6, 20, 1000, &random); /* boxes at 1,000 times */
}

/* How far a point is outside of the box between two boxes at a time; negative: how far inside. */
static double outsideBy(const raysort_bvhBox boxes[2], double time, const double point[3])
{
  double most = -1e30;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const double lo = (1 - time) * (double)boxes[0].lo[k] + time * (double)boxes[1].lo[k];
    const double hi = (1 - time) * (double)boxes[0].hi[k] + time * (double)boxes[1].hi[k];
    most = fmax(most, fmax(lo - point[k], point[k] - hi));
  }
  return most;
}

/* The farthest that a vertex of the instance is outside of its boxes, over 65 times, in units of the boxes' size. */
static double instanceOutsideBy(const MotionScene *scene, uint32_t index)
{
  const unsigned char *bytes = scene->memory + scene->offsets[MOTION_BELOWS];
  const RaysortBvhHeader header = bvhHeader(bytes);
  const Moving *below = &scene->moving[scene->below[index]];
  const int isStill = scene->below[index] == 0;
  raysort_bvhPreparedInstance measured;
  raysort_bvhBox boxes[2];
  double worst = -1e30;
  uint32_t step, v, k;
  memset(&measured, 0, sizeof(measured));
  memcpy(&measured.record, bytes + raysort_bvhRecordAt(&header, 0, index), sizeof(measured.record));
  memcpy(&measured.motion, bytes + raysort_bvhRecordAt(&header, 1, index), sizeof(measured.motion));
  if (measured.record.customAndMask >> 24 == 0) /* skipped */
    return worst;
  raysort_bvhInstanceBoxes(2, &measured, raysort_bvhBelowOf(&measured.record, scene->info.base), boxes);
  for (step = 0; step <= 64; ++step)
  {
    const double time = step / 64.0;
    RaysortBvhInstance at;
    movingTransform(&scene->instances[index], (float)time, &at);
    for (v = 0; v < below->mesh.vertexCount; ++v)
    {
      double vertex[3], moved[3];
      for (k = 0; k < 3; ++k)
      {
        const double first = (double)below->mesh.vertices[3 * v + k];
        vertex[k] = isStill ? first : (1 - time) * first + time * (double)below->later[3 * v + k];
      }
      for (k = 0; k < 3; ++k)
        moved[k] = (double)at.transform[4 * k] * vertex[0] + (double)at.transform[4 * k + 1] * vertex[1] +
                   (double)at.transform[4 * k + 2] * vertex[2] + (double)at.transform[4 * k + 3];
      worst = fmax(worst, outsideBy(boxes, time, moved));
    }
  }
  return worst / ((double)boxes[0].hi[0] - (double)boxes[0].lo[0] + 1e-30);
}

/* Makes an instance long and thin, turns it early or late, and shrinks it: quaternions are interpolated as they are, so
 * the longer one wins for longer. So the box is largest near one end. */
static void turnUnevenly(RaysortBvhMotionInstance *instance, Random *random)
{
  static const uint32_t scales[3] = {0, 4, 7};
  const float length = randomFloat(random, 0.1f, 1), angle = randomFloat(random, 0, 1.2f);
  const float shrinks = randomFloat(random, 0.05f, 1);
  const uint32_t end = randomWord(random) % 2 * 16;
  float keys[32];
  uint32_t k;
  if (instance->type != RAYSORT_BVH_MOTION_SRT)
    return;
  memset(keys, 0, sizeof(keys));
  for (k = 0; k < 3; ++k)
    keys[scales[k]] = k == 0 ? 4.0f : 0.3f;
  for (k = 0; k < 4; ++k)
    keys[9 + k] = randomFloat(random, -1, 1);
  memcpy(keys + 16, keys, 16 * sizeof(*keys));
  for (k = 0; k < 4; ++k)
    keys[16 + 9 + k] += randomFloat(random, -angle, angle);
  for (k = 0; k < 4; ++k)
    keys[end + 9 + k] *= length;
  for (k = 0; k < 3; ++k)
    keys[16 - end + scales[k]] *= shrinks;
  memcpy(instance->data, keys, sizeof(keys));
}

/* Rays of other tests do not aim at corners: here every vertex of every instance is within its boxes at 65 times. */
static void test_boxes_of_moving_instances(void **state)
{
  static const uint32_t kinds[] = {MOTION_SRT, MOTION_TURNED, MOTION_SINGULAR};
  Random random = {29};
  uint32_t round, i;
  double worst = -1e30;
  (void)state;
  for (round = 0; round < COUNT_OF(kinds); ++round)
  {
    MotionScene scene;
    assert_int_equal(motionScene(&scene, REPEATED(round == 0 ? 2000u : 200u), kinds[round], &random), VK_SUCCESS);
    for (i = 0; i < scene.count; i += 2)
      turnUnevenly(&scene.instances[i], &random);
    assert_int_equal(
        raysortBvhBuildOnHost(&scene.info, scene.memory, scene.size, scene.scratch, (size_t)scene.layout.scratchSize),
        VK_SUCCESS);
    for (i = 0; i < scene.count; ++i)
      worst = fmax(worst, instanceOutsideBy(&scene, i));
    motionFree(&scene);
  }
  print_message("# corners: the nearest is %g of a box inside\n", -worst);
  assert_true(worst < 0);
}

/* A line over samples is above each of them, also where only one is high. The margin for the curve between samples
 * would hide from the corners that one is left out. */
static void test_lines_over_samples(void **state)
{
  uint32_t high, piece;
  (void)state;
  for (high = 0; high <= RAYSORT_PRIVATE_BVH_PIECES; ++high)
  {
    float samples[RAYSORT_PRIVATE_BVH_PIECES + 1], lift;
    for (piece = 0; piece <= RAYSORT_PRIVATE_BVH_PIECES; ++piece)
      samples[piece] = 3 - 0.5f * (float)piece + (piece == high ? 1.0f : 0.0f);
    lift = raysort_bvhLift(samples);
    for (piece = 0; piece <= RAYSORT_PRIVATE_BVH_PIECES; ++piece)
    {
      const float time = (float)piece / (float)RAYSORT_PRIVATE_BVH_PIECES;
      const float place = (1 - time) * samples[0] + time * samples[RAYSORT_PRIVATE_BVH_PIECES] + lift;
      assert_true(place >= samples[piece] - 1e-6f);
    }
    assert_true(lift <= (high == 0 || high == RAYSORT_PRIVATE_BVH_PIECES ? 0.0f : 1.0f) + 1e-6f);
  }
}

/* The slack at a time is asked at times between samples too: a matrix that is singular at 0.53, near which only a limit
 * of 2^-10 lets no ray in. A transform that becomes a mirror has that limit, and one that is not keeps four times its
 * samples' slack. */
static void test_limits(void **state)
{
  const float coarse = ldexpf(1, -10);
  raysort_bvhMotion motion;
  uint32_t k;
  float limit;
  (void)state;
  memset(&motion, 0, sizeof(motion));
  motion.type = RAYSORT_BVH_MOTION_MATRIX;
  for (k = 0; k < 3; ++k)
    motion.numbers[5 * k] = motion.numbers[16 + 5 * k] = 1;
  limit = raysort_bvhLimit(&motion, 1e-6f);
  assert_true(limit < coarse / 16 && limit >= 4e-6f); /* it does not move: no sample is above the slack of the ends */
  motion.numbers[16] = -0.88679f;                     /* 0 at 0.53: a mirror then */
  limit = raysort_bvhLimit(&motion, 1e-6f);
  assert_true(limit >= coarse);
  assert_true(limit < 32 * coarse);
}

/* Scales of an instance, and what makes it unsteady: a shear, a mirror, a scale that is too small, or too large. */
static void scaleInstance(RaysortBvhMotionInstance *instance, uint32_t fault, Random *random)
{
  static const uint32_t scales[3] = {0, 4, 7}, shears[3] = {1, 2, 5};
  const uint32_t axis = randomWord(random) % 3, end = randomWord(random) % 2 * 16;
  float keys[32];
  uint32_t k;
  memcpy(keys, instance->data, sizeof(keys));
  for (k = 0; k < 6; ++k)
  {
    const uint32_t at = scales[k % 3] + k / 3 * 16;
    keys[at] = ldexpf(randomFloat(random, 1, 2), (int)(randomWord(random) % 40) - 20);
    keys[at] *= (instance->data[scales[k % 3]] & 1u) != 0 ? -1.0f : 1.0f;
    keys[shears[k % 3] + k / 3 * 16] = k % 2 == 0 ? 0.0f : -0.0f;
  }
  for (k = 9; k < 13 && axis == 0; ++k) /* the rotation passes near 0 */
    keys[16 + k] = -keys[k] + randomFloat(random, -0.01f, 0.01f);
  if (fault == 1)
    keys[end + shears[axis]] = 1e-20f;
  else if (fault == 2)
    keys[end + scales[axis]] *= -1.0f;
  else if (fault > 2)
    keys[end + scales[axis]] = fault == 3 ? 0x1.fffffep-21f : 0x1p20f;
  memcpy(instance->data, keys, sizeof(keys));
}

/* The record says which instances are steady, and their slack is never above 2^-15. */
static void test_steady_instances(void **state)
{
  Random random = {18};
  MotionScene scene;
  unsigned char absent[40];
  uint32_t round, i, steady = 0;
  (void)state;
  assert_int_equal(motionScene(&scene, 40, MOTION_SRT, &random), VK_SUCCESS);
  for (i = 0; i < scene.count; ++i)
    scaleInstance(&scene.instances[i], i % 2 == 0 ? 0 : 1 + i / 2 % 4, &random);
  assert_int_equal(
      raysortBvhBuildOnHost(&scene.info, scene.memory, scene.size, scene.scratch, (size_t)scene.layout.scratchSize),
      VK_SUCCESS);
  for (i = 0; i < scene.count; ++i)
  {
    uint32_t words[4];
    memcpy(words, motionRecord(&scene, i) + 128, 16);
    assert_int_equal(words[2], words[0] != RAYSORT_BVH_MOTION_STATIC && i % 2 == 0);
    assert_true(words[2] == 0 || words[1] >= 0x38000000u); /* 2^-15 */
    steady += words[2];
  }
  assert_true(steady > 10);
  for (round = 0; round < timesMore(40); ++round)
  {
    Frozen frozen;
    freeze(&frozen, &scene, movingTime(round, &random));
    findAbsent(&scene, &frozen, absent);
    for (i = 0; i < scene.count; i += 2)
      assert_false(absent[i] && !isSkipped(&frozen, i));
    thaw(&frozen);
  }
  motionFree(&scene);
}

/* The motion record of an instance that moves: 16 words a time, a matrix 12 and zeros. The verifier knows the zeros. */
static void test_motion_records(void **state)
{
  Random random = {19};
  MotionScene scene;
  RaysortBvhReport report;
  uint32_t i, end, k, matrices = 0;
  (void)state;
  assert_int_equal(motionScene(&scene, 30, MOTION_MIXED, &random), VK_SUCCESS);
  for (i = 0; i < scene.count; ++i)
  {
    unsigned char *record = motionRecord(&scene, i);
    const uint32_t type = scene.instances[i].type, count = type == RAYSORT_BVH_MOTION_SRT ? 16 : 12;
    uint32_t words[36];
    memcpy(words, record, sizeof(words));
    if (words[32] == RAYSORT_BVH_MOTION_STATIC) /* or skipped */
      continue;
    assert_int_equal(words[32], type);
    for (end = 0; end < 2; ++end)
      for (k = 0; k < 16; ++k)
        assert_int_equal(words[16 * end + k], k < count ? scene.instances[i].data[count * end + k] : 0);
    if (type == RAYSORT_BVH_MOTION_SRT)
      continue;
    words[16 * (i % 2) + 12 + i % 4] = 0x3f800000u;
    memcpy(record, words, sizeof(words));
    assert_int_not_equal(
        raysortBvhVerifyLevels(scene.memory, scene.size, (size_t)scene.offsets[MOTION_BELOWS], &report), VK_SUCCESS);
    words[16 * (i % 2) + 12 + i % 4] = 0;
    memcpy(record, words, sizeof(words));
    ++matrices;
  }
  CHECK_RESULT(VK_SUCCESS,
               raysortBvhVerifyLevels(scene.memory, scene.size, (size_t)scene.offsets[MOTION_BELOWS], &report), "%s",
               report.fault);
  assert_true(matrices > 3);
  motionFree(&scene);
}

/* Every way to be skipped; and structures with motion below instances without it. */
static void test_bad_instances(void **state)
{
  Random random = {17};
  MotionScene scene;
  RaysortBvhInstance plain[3];
  RaysortBvhGeometry above;
  RaysortBvhHeader header;
  RaysortBvhReport report;
  Bvh bvh;
  uint32_t i, k;
  (void)state;
  assert_int_equal(motionScene(&scene, 16, MOTION_MIXED, &random), VK_SUCCESS);
  scene.instances[0].data[13] = 0;            /* static: no mask would be 12 */
  scene.instances[0].data[12] &= 0x00ffffffu; /* no mask */
  scene.instances[1].data[14] = 0x7fc00000u;  /* matrix at 1: NaN */
  scene.instances[2].data[12 + 0] = scene.instances[2].data[12 + 1] = scene.instances[2].data[12 + 2] =
      0; /* singular */
  for (k = 9; k < 13; ++k)
    scene.instances[3].data[16 + k] = 0;      /* SRT at 1: no rotation */
  scene.instances[7].data[16 + 4] = 0;        /* SRT at 1: flat */
  scene.instances[11].data[31] = 0x7f800000u; /* SRT at 1: infinite */
  scene.instances[4].type = 3;
  scene.instances[5].data[26] += 4;         /* a reference that is no multiple of 16 */
  scene.instances[6].data[3] = 0x6b800000u; /* 3e26 */
  assert_int_equal(
      raysortBvhBuildOnHost(&scene.info, scene.memory, scene.size, scene.scratch, (size_t)scene.layout.scratchSize),
      VK_SUCCESS);
  header = bvhHeader(scene.memory + scene.offsets[MOTION_BELOWS]);
  assert_int_equal(header.recordCount, 7);
  assert_int_equal(header.badIndexCount, 1);
  assert_int_equal(header.nonFiniteCount, 3);
  assert_int_equal(header.degenerateCount, 5);
  CHECK_RESULT(VK_SUCCESS,
               raysortBvhVerifyLevels(scene.memory, scene.size, (size_t)scene.offsets[MOTION_BELOWS], &report), "%s",
               report.fault);
  memset(&above, 0, sizeof(above));
  memset(plain, 0, sizeof(plain));
  for (i = 0; i < 3; ++i)
  {
    const uint64_t reference = (uint64_t)(uintptr_t)(scene.memory + scene.offsets[i]);
    plain[i].transform[0] = plain[i].transform[5] = plain[i].transform[10] = 1;
    plain[i].customAndMask = 0xff000000u;
    plain[i].referenceLow = (uint32_t)reference;
    plain[i].referenceHigh = (uint32_t)(reference >> 32);
  }
  above.type = RAYSORT_BVH_INSTANCES;
  above.data = (VkDeviceAddress)(uintptr_t)plain;
  above.primitiveCount = 3;
  bvh = bvhBuild(&above, 1);
  assert_int_equal(bvhHeader(bvh.memory).recordCount, 1);
  assert_int_equal(bvhHeader(bvh.memory).badIndexCount, 2);
  bvhFree(&bvh);
  motionFree(&scene);
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
      cmocka_unit_test(test_equals_brute_force),
      cmocka_unit_test(test_geometries_of_all_kinds),
      cmocka_unit_test(test_frames_move),
      cmocka_unit_test(test_nothing_leaks),
      cmocka_unit_test(test_times),
      cmocka_unit_test(test_bad_triangles),
      cmocka_unit_test(test_empty),
      cmocka_unit_test(test_plain_triangles),
      cmocka_unit_test(test_wrong_plain_triangles),
      cmocka_unit_test(test_updates),
      cmocka_unit_test(test_boxes),
      cmocka_unit_test(test_small_coordinates),
      cmocka_unit_test(test_instances),
      cmocka_unit_test(test_boxes_of_moving_instances),
      cmocka_unit_test(test_lines_over_samples),
      cmocka_unit_test(test_limits),
      cmocka_unit_test(test_steady_instances),
      cmocka_unit_test(test_motion_records),
      cmocka_unit_test(test_bad_instances),
      cmocka_unit_test(test_broken_bytes_do_no_harm),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
