/* test_bvh_trace.c - rays through structures built on the host: equal to brute force in every bit.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "bvh_reference.h"
#include "closed.h"
#include "exact.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>

#define MOST_HITS 64u

/* How many rays, of the default level's. */
static uint32_t timesMore(uint32_t count)
{
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  return REPEATED(level != NULL && level[0] == '2' ? 10 * count : count);
}

/* ---- one ray ---- */

static int isSameHit(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  return memcmp(a, b, sizeof(*a)) == 0;
}

/* A ray in every way that the trace has: 0 if all is as brute force says. */
static uint32_t compareRay(const Bvh *bvh, const RaysortBvhGeometry *geometries, uint32_t count, RaysortBvhRay ray)
{
  RaysortBvhHit hits[MOST_HITS], hit;
  const uint32_t found = bruteForce(geometries, count, &ray, 0, NULL, hits, MOST_HITS);
  VkBool32 isHit = raysortBvhTraceOnHost(bvh->memory, &ray, 0, NULL, &hit);
  uint32_t n;
  if (isHit != (found > 0) || (found > 0 && !isSameHit(&hit, &hits[0])))
    return 1;
  if (raysortBvhTraceOnHost(bvh->memory, &ray, RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, NULL, &hit) != (found > 0))
    return 2;
  for (n = 0; n < found && n < MOST_HITS; ++n)
  {
    const RaysortBvhHit *last = n > 0 ? &hits[n - 1] : &hit;
    RaysortBvhHit next;
    hit.flags = 0;
    if (!raysortBvhTraceNextOnHost(bvh->memory, &ray, 0, NULL, last, &next) || !isSameHit(&next, &hits[n]))
      return 3;
  }
  if (found > 0 && found < MOST_HITS && raysortBvhTraceNextOnHost(bvh->memory, &ray, 0, NULL, &hits[found - 1], &hit))
    return 4;
  if (found > 0 && hits[0].t > 0)
  {
    ray.tMax = hits[0].t;
    if (!raysortBvhTraceOnHost(bvh->memory, &ray, 0, NULL, &hit) || !isSameHit(&hit, &hits[0]))
      return 5;
    ray.tMax = nextafterf(hits[0].t, 0);
    if (raysortBvhTraceOnHost(bvh->memory, &ray, 0, NULL, &hit))
      return 6;
    ray.tMax = INFINITY;
    ray.tMin = nextafterf(hits[0].t, INFINITY);
    n = bruteForce(geometries, count, &ray, 0, NULL, hits, 1);
    if (raysortBvhTraceOnHost(bvh->memory, &ray, 0, NULL, &hit) != (n > 0) || (n > 0 && !isSameHit(&hit, &hits[0])))
      return 7;
  }
  return 0;
}

static void compareScene(const char *name, const RaysortBvhGeometry *geometries, uint32_t count, float size,
                         uint32_t rays)
{
  Bvh bvh = bvhBuild(geometries, count);
  uint32_t differences[8] = {0}, kind, i, hits = 0, total = 0;
  Random random = {11};
  RaysortBvhReport report;
  assert_int_equal(bvh.result, VK_SUCCESS);
  CHECK_RESULT(VK_SUCCESS, raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, &report), "%s: %s", name,
               report.fault);
  rays = timesMore(rays);
  for (kind = 0; kind < 7; ++kind)
    for (i = 0; i < rays; ++i)
    {
      const RaysortBvhGeometry *aimed = &geometries[randomWord(&random) % count];
      RaysortBvhRay ray = nastyRay(aimed, kind, size, &random);
      RaysortBvhHit hit;
      ++differences[compareRay(&bvh, geometries, count, ray)];
      hits += raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
      ++total;
    }
  print_message(
      "# %s: %u rays, %u hits; frames %u; differences: closest %u, any %u, next %u + %u, tMax %u + %u, tMin %u\n", name,
      total, hits, report.header.frameCount, differences[1], differences[2], differences[3], differences[4],
      differences[5], differences[6], differences[7]);
  assert_int_equal(differences[0], total);
  assert_true(hits > total / 20);
  bvhFree(&bvh);
}

static void test_equals_brute_force(void **state)
{
  const float centre[3] = {0.25f, -0.5f, 0.125f}, far[3] = {1000, 2000, -500};
  const float scales[] = {1e-10f, 1e-5f, 1e5f, 1e9f, 1e12f};
  Random random = {3};
  Mesh mesh, ground;
  RaysortBvhGeometry geometries[2];
  uint32_t i, k;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  memset(&ground, 0, sizeof(ground));
  meshSphere(&mesh, centre, 1, 10);
  geometries[0] = meshGeometry(&mesh);
  compareScene("sphere", geometries, 1, 1, 1500);
  for (i = 0; i < COUNT_OF(scales); ++i)
  {
    Mesh scaled;
    memset(&scaled, 0, sizeof(scaled));
    meshSphere(&scaled, centre, 1, 8);
    for (k = 0; k < 3 * scaled.vertexCount; ++k)
      scaled.vertices[k] *= scales[i];
    geometries[0] = meshGeometry(&scaled);
    compareScene("sphere, scaled", geometries, 1, scales[i], 200);
    meshFree(&scaled);
  }
  meshFree(&mesh);
  meshSphere(&mesh, far, 1, 10);
  geometries[0] = meshGeometry(&mesh);
  compareScene("sphere far away", geometries, 1, 2000, 500);
  meshFree(&mesh);
  meshSoup(&mesh, 300, 0.3f, &random);
  geometries[0] = meshGeometry(&mesh);
  compareScene("soup", geometries, 1, 1, 1500);
  meshFree(&mesh);
  meshTerrain(&mesh, 12, 1, 0.05f, 3, 5);
  geometries[0] = meshGeometry(&mesh);
  compareScene("terrain", geometries, 1, 1, 1500);
  meshVertex(&ground, -2e5f, -0.2f, -2e5f);
  meshVertex(&ground, 2e5f, -0.2f, -2e5f);
  meshVertex(&ground, 2e5f, -0.2f, 2e5f);
  meshVertex(&ground, -2e5f, -0.2f, 2e5f);
  meshTriangle(&ground, 0, 2, 1);
  meshTriangle(&ground, 0, 3, 2);
  geometries[1] = meshGeometry(&ground);
  compareScene("terrain on a huge ground", geometries, 2, 1, 1000);
  meshFree(&mesh);
  meshFree(&ground);
}

/* Equal triangles, planes seen edge-on, points and lines: every number is one of a few. */
static void test_equals_brute_force_on_small_numbers(void **state)
{
  const float numbers[] = {-1, 0, 1, 1e-3f, 1e3f, 1.00000012f, -0.99999994f, 0.5f};
  Random random = {5};
  uint32_t round, different = 0, rays = 0, hits = 0, i;
  (void)state;
  for (round = 0; round < timesMore(5000); ++round)
  {
    const uint32_t triangles = 1 + randomWord(&random) % 40;
    float vertices[40 * 9];
    RaysortBvhGeometry geometry;
    Bvh bvh;
    memset(&geometry, 0, sizeof(geometry));
    for (i = 0; i < triangles * 9; ++i)
      vertices[i] = numbers[randomWord(&random) % COUNT_OF(numbers)];
    geometry.data = (VkDeviceAddress)(uintptr_t)vertices;
    geometry.primitiveCount = triangles;
    geometry.maxVertex = 3 * triangles - 1;
    bvh = bvhBuild(&geometry, 1);
    assert_int_equal(bvh.result, VK_SUCCESS);
    assert_int_equal(raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, NULL), VK_SUCCESS);
    for (i = 0; i < 8; ++i)
    {
      RaysortBvhRay ray = nastyRay(&geometry, i % 6, 1, &random);
      RaysortBvhHit hit;
      uint32_t k;
      if (i >= 6)
        for (k = 0; k < 3; ++k)
        {
          ray.origin[k] = numbers[randomWord(&random) % COUNT_OF(numbers)];
          ray.direction[k] = numbers[randomWord(&random) % COUNT_OF(numbers)];
        }
      ++rays;
      different += compareRay(&bvh, &geometry, 1, ray) != 0;
      hits += raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
    }
    bvhFree(&bvh);
  }
  print_message("# %u rays, %u hits, %u differ\n", rays, hits, different);
  assert_int_equal(different, 0);
  assert_true(hits > rays / 20);
}

/* ---- watertightness ---- */

/* The triangle test with its edge products fused: how a compiler would break it. */
static int fusedHit(const RaysortBvhRay *ray, const Mesh *mesh, uint32_t primitive)
{
  const float *d = ray->direction;
  float p[3][3], edge[3], det;
  int k = 0, i, j, n;
  if (fabsf(d[1]) > fabsf(d[k]))
    k = 1;
  if (fabsf(d[2]) > fabsf(d[k]))
    k = 2;
  i = (k + 1) % 3;
  j = (k + 2) % 3;
  for (n = 0; n < 3; ++n)
  {
    const float *v = mesh->vertices + 3 * mesh->indices[3 * primitive + (uint32_t)n];
    const float depth = v[k] - ray->origin[k];
    p[n][0] = (v[i] - ray->origin[i]) - d[i] / d[k] * depth;
    p[n][1] = (v[j] - ray->origin[j]) - d[j] / d[k] * depth;
    p[n][2] = depth / d[k];
  }
  for (n = 0; n < 3; ++n)
  {
    const int a = (n + 1) % 3, b = (n + 2) % 3;
    edge[n] = fmaf(p[a][0], p[b][1], -(p[a][1] * p[b][0]));
  }
  det = (edge[0] + edge[1]) + edge[2];
  return !((edge[0] < 0 || edge[1] < 0 || edge[2] < 0) && (edge[0] > 0 || edge[1] > 0 || edge[2] > 0)) && det != 0 &&
         (edge[0] * p[0][2] + edge[1] * p[1][2] + edge[2] * p[2][2]) / det > 0;
}

/* Rays from inside a closed mesh at its vertices and edges: each must hit. */
static void test_nothing_leaks(void **state)
{
  const float places[6][4] = {{0, 0, 0, 1},    {1000, 2000, -500, 1}, {0, 0, 0, 1e-3f},
                              {0, 0, 0, 1e4f}, {0.5f, 0.25f, 8, 2},   {-3, 0, 0, 1e-10f}};
  uint32_t place, i, k, leaks = 0, rays = 0, fusedLeaks = 0;
  (void)state;
  for (place = 0; place < 6; ++place)
  {
    const float zero[3] = {0, 0, 0}, r = places[place][3];
    Random random = {17};
    RaysortBvhGeometry geometry;
    Mesh mesh;
    Bvh bvh;
    memset(&mesh, 0, sizeof(mesh));
    meshSphere(&mesh, place == 5 ? zero : places[place], r, 20);
    if (place == 4) /* vertices on a grid */
      for (i = 0; i < 3 * mesh.vertexCount; ++i)
        mesh.vertices[i] = floorf(mesh.vertices[i] * 64) / 64;
    geometry = meshGeometry(&mesh);
    bvh = bvhBuild(&geometry, 1);
    assert_int_equal(bvh.result, VK_SUCCESS);
    for (i = 0; i < timesMore(40000); ++i)
    {
      const uint32_t primitive = randomWord(&random) % mesh.triangleCount, corner = randomWord(&random) % 3;
      const float *a = mesh.vertices + 3 * mesh.indices[3 * primitive + corner];
      const float *b = mesh.vertices + 3 * mesh.indices[3 * primitive + (corner + 1) % 3];
      const float weight = i % 2 ? 0 : randomFloat(&random, 0, 1);
      float origin[3], direction[3];
      RaysortBvhRay ray;
      RaysortBvhHit hit;
      for (k = 0; k < 3; ++k)
      {
        origin[k] = (place == 5 ? 0 : places[place][k]) + randomFloat(&random, -0.5f, 0.5f) * r;
        direction[k] = a[k] + (b[k] - a[k]) * weight - origin[k];
      }
      if (i % 16 == 0)
      {
        memset(direction, 0, sizeof(direction)); /* parallel to an axis, through a vertex's line */
        direction[i / 16 % 3] = i & 32 ? 1.0f : -1.0f;
      }
      ray = makeRay(origin, direction);
      ++rays;
      leaks += !raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
      if (place == 0 && i < 20000)
      {
        int fused = 0;
        for (k = 0; k < mesh.triangleCount && !fused; ++k)
          fused = fusedHit(&ray, &mesh, k);
        fusedLeaks += !fused;
      }
    }
    bvhFree(&bvh);
    meshFree(&mesh);
  }
  print_message("# %u rays, %u leaks; with fused edge products %u of 20000\n", rays, leaks, fusedLeaks);
  assert_int_equal(leaks, 0);
  assert_true(fusedLeaks > 0); /* these rays would show it */
}

/* ---- flags, hooks, dead rays ---- */

static VkBool32 refuseEven(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit)
{
  (void)ray;
  ++*(uint32_t *)user;
  return hit->primitive % 2;
}

static void test_flags_and_hooks(void **state)
{
  /* Ten squares of two triangles behind each other at z = 1 .. 10; odd geometries are opaque; the even primitive faces
     rays that go up in z, the odd one does not. */
  float vertices[2][5][6][3];
  RaysortBvhGeometry geometries[2];
  const float origin[3] = {0.25f, 0.5f, 0}, direction[3] = {0, 0, 1};
  RaysortBvhHostHooks hooks;
  RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhHit hit;
  uint32_t rayFlags;
  uint32_t g, i, asked = 0;
  Bvh bvh;
  (void)state;
  memset(geometries, 0, sizeof(geometries));
  for (g = 0; g < 2; ++g)
  {
    for (i = 0; i < 5; ++i)
    {
      const float z = (float)(2 * i + g + 1);
      const float corners[6][3] = {{-1, -1, z},        {-1, 3, z},        {3, -1, z},
                                   {-1, -1, z + 0.5f}, {3, -1, z + 0.5f}, {-1, 3, z + 0.5f}};
      memcpy(vertices[g][i], corners, sizeof(corners));
    }
    geometries[g].data = (VkDeviceAddress)(uintptr_t)vertices[g];
    geometries[g].primitiveCount = 10;
    geometries[g].maxVertex = 29;
    geometries[g].flags = g ? RAYSORT_BVH_OPAQUE_BIT : 0;
  }
  bvh = bvhBuild(geometries, 2);
  assert_int_equal(bvh.result, VK_SUCCESS);
  hooks.anyHit = refuseEven;
  hooks.user = &asked;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  assert_true(hit.t == 1.0f && hit.geometry == 0 && hit.primitive == 0 && hit.instance == 0 && hit.material == 0);
  assert_int_equal(hit.flags, RAYSORT_BVH_HIT_BIT | RAYSORT_BVH_HIT_KIND_FRONT); /* cross(b - a, c - a) is -z */
  assert_true(fabsf((1 - hit.u - hit.v) * -1 + hit.u * -1 + hit.v * 3 - 0.25f) < 1e-5f);
  assert_true(fabsf((1 - hit.u - hit.v) * -1 + hit.u * 3 + hit.v * -1 - 0.5f) < 1e-5f);
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit));
  assert_true(hit.t == 1.5f && hit.primitive == 1 && asked >= 2);
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT, NULL, &hit));
  assert_true(hit.t == 1.5f);
  assert_int_equal(hit.flags, RAYSORT_BVH_HIT_BIT | RAYSORT_BVH_HIT_KIND_BACK);
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT, NULL, &hit));
  assert_true(hit.t == 1.0f);
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT, NULL, &hit) && hit.t == 2.0f);
  rayFlags = RAYSORT_BVH_RAY_CULL_OPAQUE_BIT | RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, rayFlags, NULL, &hit) && hit.t == 1.5f);
  rayFlags = RAYSORT_BVH_RAY_OPAQUE_BIT | RAYSORT_BVH_RAY_CULL_OPAQUE_BIT;
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, rayFlags, NULL, &hit));
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT, NULL, &hit));
  asked = 0;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_OPAQUE_BIT, &hooks, &hit) && hit.t == 1.0f);
  assert_int_equal(asked, 0);
  rayFlags = RAYSORT_BVH_RAY_NO_OPAQUE_BIT | RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT;
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, rayFlags, &hooks, &hit));
  assert_int_equal(asked, 10); /* each front once */
  ray.tMin = 3.25f;
  ray.tMax = 3.75f;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.t == 3.5f && hit.geometry == 0 &&
              hit.primitive == 3);
  ray.tMin = 3.6f;
  memset(&hit, 0xcd, sizeof(hit));
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  assert_true(hit.t == 3.75f && hit.u == 0 && hit.v == 0 && hit.flags == 0 && hit.material == 0);
  assert_true(hit.primitive == RAYSORT_BVH_NONE && hit.geometry == RAYSORT_BVH_NONE &&
              hit.instance == RAYSORT_BVH_NONE);
  bvhFree(&bvh);
}

static void test_dead_rays(void **state)
{
  const float centre[3] = {0, 0, 0}, origin[3] = {0, 0, 3}, direction[3] = {0, 0, -1};
  const float odd[] = {NAN, INFINITY, -INFINITY, 1e19f, -1e30f};
  RaysortBvhGeometry geometry;
  RaysortBvhHit hit;
  RaysortBvhRay ray;
  Mesh mesh;
  Bvh bvh;
  uint32_t i, k;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshSphere(&mesh, centre, 1, 8);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  for (i = 0; i < COUNT_OF(odd); ++i)
    for (k = 0; k < 8; ++k)
    {
      ray = makeRay(origin, direction);
      if (k < 3)
        ray.origin[k] = odd[i];
      else if (k < 6)
        ray.direction[k - 3] = odd[i];
      else if (k == 6)
        ray.tMin = odd[i];
      else
        ray.tMax = odd[i];
      if ((k == 7 && i == 1) || (k == 6 && i == 4) || (k == 7 && i == 3))
        continue; /* these are fine */
      CHECK(!raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit), "number %u of kind %u", k, i);
    }
  ray = makeRay(origin, centre);
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  ray = makeRay(origin, direction);
  ray.tMin = -5;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit) && hit.t > 0);
  ray.tMin = 2;
  ray.tMax = 1.9f;
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  ray.origin[2] = -3; /* behind: a hit at a negative t is none */
  ray.tMin = -100;
  ray.tMax = 100;
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
  for (i = 0; i < 13; ++i)
  {
    const float length = powf(10, (float)i - 6);
    const float scaled[3] = {0, 0, -length};
    ray = makeRay(origin, scaled);
    assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit));
    CHECK(fabsf(hit.t * length - 2) < 1e-5f, "direction of length %g: t %g", (double)length, (double)hit.t);
  }
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* ---- exact arithmetic ---- */

/* Rays from within a closed mesh, and from outside at what is within: closest and any, one level and two. */
static void leaksOf(const Closed *closed, uint32_t rays, uint32_t leaks[2], uint32_t musts[2], uint32_t samples[2])
{
  uint32_t structure, i;
  int isFromOutside;
  for (structure = 0; structure < CLOSED_STRUCTURES; ++structure)
    for (isFromOutside = 0; isFromOutside < 2; ++isFromOutside)
      for (i = 0; i < rays; ++i)
      {
        const RaysortBvhRay ray = closedRay(closed, structure, isFromOutside, 5 * i);
        const int isSample = i % 16 == 0;
        RaysortBvhHit hit;
        int isLeak = !closedTrace(closed, structure, &ray, 0, &hit) ||
                     !closedTrace(closed, structure, &ray, RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, &hit);
        if (!isLeak && !isSample)
          continue;
        samples[isFromOutside] += (uint32_t)isSample;
        if (!closedMustHit(closed, structure, &ray)) /* by what rounding left of the way */
          continue;
        musts[isFromOutside] += (uint32_t)isSample;
        if (isLeak && leaks[isFromOutside]++ < 3)
          closedTell(closed, structure, &ray);
      }
}

static void test_closed_meshes_are_closed(void **state)
{
  const float widths[] = {0.3f, 1e-2f, 1e-4f, 1e-6f};
  const float offsets[] = {0, 1e3f, 1e5f, 1e7f}; /* in widths */
  const uint32_t rays = timesMore(80), rounds = timesMore(2 * COUNT_OF(widths) * COUNT_OF(offsets));
  Random random = {71};
  uint32_t kind, round;
  (void)state;
  for (kind = 0; kind < CLOSED_KINDS; ++kind)
  {
    uint32_t leaks[2] = {0, 0}, musts[2] = {0, 0}, samples[2] = {0, 0}, made = 0;
    for (round = 0; round < rounds; ++round)
    {
      const float width = widths[round % COUNT_OF(widths)], offset = offsets[round / COUNT_OF(widths) % 4];
      Closed closed;
      if (closedMake(&closed, (ClosedKind)kind, width, offset, 40, 240, &random))
      {
        ++made;
        leaksOf(&closed, 3 * rays, leaks, musts, samples);
      }
      closedFree(&closed);
    }
    print_message("# %s: %u of %u meshes have an inside; of %u rays from within %u leave, of %u at what is within %u "
                  "pass; of %u and %u looked at %u and %u must hit\n",
                  closedNames[kind], made, rounds, 16 * samples[0], leaks[0], 16 * samples[1], leaks[1], samples[0],
                  samples[1], musts[0], musts[1]);
    assert_true(made > rounds / 2);
    assert_true(musts[0] > samples[0] * 9 / 10 && musts[1] > samples[1] / 2);
    assert_true(leaks[0] == 0 && leaks[1] == 0);
  }
}

/* t of long triangles is as good as their plane in fp32: on average, and at worst. */
static void test_t_is_that_of_the_plane(void **state)
{
  const float widths[] = {1, 0.1f, 0.04f, 0.01f, 1e-3f, 1e-4f}; /* thin ones are below 1/32 */
  const float scales[] = {1, 0x1p-40f, 0x1p40f, 0x1p45f}; /* t and its error do not depend on it */
  Random random = {91};
  uint32_t i, n, k;
  (void)state;
  for (i = 0; i < COUNT_OF(widths) * COUNT_OF(scales); ++i)
  {
    const float width = widths[i % COUNT_OF(widths)], scale = scales[i / COUNT_OF(widths)], zero[3] = {0, 0, 0};
    double sum = 0, plane = 0;
    uint32_t missed = 0;
    for (n = 0; n < timesMore(4000); ++n)
    {
      float v[3][3], at[3], slope = 0, length = 0;
      double t, u = 0.2 + 0.2 * (double)randomFloat(&random, 0, 1);
      RaysortBvhHit hit;
      RaysortBvhRay ray = makeRay(zero, zero);
      Mesh mesh;
      memset(&mesh, 0, sizeof(mesh));
      meshBar(&mesh, width, 1, zero, 1, &random);
      for (k = 0; k < 9; ++k) /* a long face: corners 0, 1 and 5 */
        v[k / 3][k % 3] = mesh.vertices[3 * (k < 3 ? 0u : k < 6 ? 1u : 5u) + k % 3];
      for (k = 0; k < 3;
           ++k) /* the face looks along the edge from corner 0 to corner 3; the ray is within 45 degrees */
      {
        const float normal = (mesh.vertices[9 + k] - mesh.vertices[k]) / width;
        at[k] = (float)((1 - 2 * u) * (double)v[0][k] + u * (double)v[1][k] + u * (double)v[2][k]);
        ray.direction[k] = normal + randomFloat(&random, -0.4f, 0.4f);
        slope += normal * ray.direction[k];
        length += ray.direction[k] * ray.direction[k];
        ray.origin[k] = at[k] - ray.direction[k];
      }
      assert_true(slope * slope > 0.3f * length);
      if (exactHit(&ray, v, &t))
      {
        plane += exactPlaneError(&ray, v);
        for (k = 0; k < 9; ++k)
          v[k / 3][k % 3] *= scale;
        for (k = 0; k < 3; ++k)
        {
          ray.origin[k] *= scale;
          ray.direction[k] *= scale;
        }
        missed += !raysortBvhHitTriangleOnHost(&ray, v[0], v[1], v[2], &hit);
        sum += fabs((double)hit.t - t);
      }
      meshFree(&mesh);
    }
    assert_int_equal(missed, 0);
    CHECK(sum <= 2 * plane, "1 x %g, scale %g: |t - exact| %g in all, by the plane %g", (double)width, (double)scale,
          sum, plane);
  }
}

/* Large triangles, flat and sloping, and rays that begin close to them: t is that of the plane, not of the size. */
static void test_t_near_a_large_triangle(void **state)
{
  const float slopes[] = {0, 1e-7f, 1e-5f, 1e-3f, 0.1f, 1};
  Random random = {17};
  uint32_t i, n, k;
  (void)state;
  for (i = 0; i < 3 * COUNT_OF(slopes); ++i)
  {
    const float slope = slopes[i / 3], width = i % 3 == 0 ? 1 : i % 3 == 1 ? 2e3f : 2e5f;
    double sum = 0, plane = 0;
    uint32_t missed = 0;
    for (n = 0; n < timesMore(4000); ++n)
    {
      const float height = ldexpf(randomFloat(&random, 1, 2), -(int)(n % 12));
      float v[3][3] = {{-1, 0, -1}, {1, 0, -1}, {0, 0, 1}};
      double t;
      RaysortBvhHit hit;
      RaysortBvhRay ray = makeRay(v[0], v[0]);
      for (k = 0; k < 3; ++k)
      {
        v[k][0] *= width * randomFloat(&random, 0.5f, 1);
        v[k][2] *= width * randomFloat(&random, 0.5f, 1);
        v[k][1] = slope * (v[k][0] - v[k][2]);
      }
      ray.origin[0] = randomFloat(&random, -0.1f, 0.1f) * width;
      ray.origin[2] = randomFloat(&random, -0.1f, 0.1f) * width;
      ray.origin[1] = slope * (ray.origin[0] - ray.origin[2]) + height * width / 2e3f;
      ray.direction[0] = randomFloat(&random, -2, 2);
      ray.direction[1] = -(1 + slope);
      ray.direction[2] = randomFloat(&random, -2, 2);
      if (exactHit(&ray, v, &t) && t > 0)
      {
        plane += exactPlaneError(&ray, v);
        if (raysortBvhHitTriangleOnHost(&ray, v[0], v[1], v[2], &hit))
          sum += fabs((double)hit.t - t);
        else
          ++missed;
      }
    }
    assert_int_equal(missed, 0);
    CHECK(sum <= 6 * plane, "%g wide, slope %g: |t - exact| %g in all, by the plane %g", (double)width, (double)slope,
          sum, plane);
  }
}

/* A ground of two triangles, 2e6 wide: t from just above it is that of its plane, and rays leave it. */
static void test_rays_leave_a_ground(void **state)
{
  Random random = {13};
  RaysortBvhGeometry geometry;
  uint32_t i, wrong = 0, held = 0;
  Mesh mesh;
  Bvh bvh;
  (void)state;
  memset(&mesh, 0, sizeof(mesh));
  meshVertex(&mesh, -1e6f, -0.4f, -1e6f);
  meshVertex(&mesh, 1e6f, -0.4f, -1e6f);
  meshVertex(&mesh, 1e6f, -0.4f, 1e6f);
  meshVertex(&mesh, -1e6f, -0.4f, 1e6f);
  meshTriangle(&mesh, 0, 2, 1);
  meshTriangle(&mesh, 0, 3, 2);
  geometry = meshGeometry(&mesh);
  bvh = bvhBuild(&geometry, 1);
  for (i = 0; i < 20000; ++i)
  {
    const float height = i % 3 ? 1e-4f : 1, side = i % 2 ? 1 : -1;
    const float origin[3] = {randomFloat(&random, -10, 10), -0.4f + height, randomFloat(&random, -10, 10)};
    const float direction[3] = {randomFloat(&random, -1, 1), side * randomFloat(&random, 0.05f, 1),
                                randomFloat(&random, -1, 1)};
    const RaysortBvhRay ray = makeRay(origin, direction);
    const double t = (-0.4 - (double)origin[1]) / (double)direction[1]; /* of -0.4f: 6e-9 off */
    RaysortBvhHit hit;
    const VkBool32 isHit = raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit);
    held += side > 0 && isHit;
    wrong += side < 0 && (!isHit || fabs((double)hit.t - t) > 1e-6 * (1 + t));
  }
  assert_int_equal(held, 0);
  assert_int_equal(wrong, 0);
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* Directions as short and as long as they may be, with parts near 0; the same hit. */
static void test_lengths_of_directions(void **state)
{
  const float a[3] = {-1, -1, 2}, b[3] = {3, -1, 2}, c[3] = {-1, 3, 2};
  int exponent;
  (void)state;
  for (exponent = -30; exponent <= 30; ++exponent)
  {
    const float length = ldexpf(1, exponent), direction[3] = {1e-10f * length, 0, length}, origin[3] = {0, 0, 0};
    const RaysortBvhRay ray = makeRay(origin, direction);
    RaysortBvhHit hit;
    CHECK(raysortBvhHitTriangleOnHost(&ray, a, b, c, &hit), "a direction of length 2^%d misses", exponent);
    assert_true(fabsf(hit.t * length - 2) < 1e-6f);
  }
}

/* The box test has room for all that the triangle test takes: a ray that ends at t, or begins there, has the hit. With
 * a third of the room, 2^-21, some of these rays miss. */
static void test_boxes_have_room_for_the_triangle_test(void **state)
{
  const uint32_t rays = timesMore(50000);
  uint32_t hits = 0, misses[2] = {0}, i;
  Random random = {1};
  (void)state;
  for (i = 0; i < rays; ++i)
  {
    float vertices[9];
    RaysortBvhRay ray = thinRay(vertices, &random), from = ray, to = ray;
    const RaysortBvhGeometry geometry = oneTriangle(vertices);
    RaysortBvhHit hit, again;
    Bvh bvh = bvhBuild(&geometry, 1);
    if (bvhHeader(bvh.memory).recordCount > 0 && raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit))
    {
      from.tMin = to.tMax = hit.t;
      misses[0] += !raysortBvhTraceOnHost(bvh.memory, &from, 0, NULL, &again) || !isSameHit(&hit, &again);
      misses[1] += !raysortBvhTraceOnHost(bvh.memory, &to, 0, NULL, &again) || !isSameHit(&hit, &again);
      ++hits;
    }
    bvhFree(&bvh);
  }
  print_message("# room: %u rays, %u hits; from t on %u misses, up to t %u\n", rays, hits, misses[0], misses[1]);
  assert_true(hits > rays / 2);
  assert_int_equal(misses[0] + misses[1], 0);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_equals_brute_force),
      cmocka_unit_test(test_equals_brute_force_on_small_numbers),
      cmocka_unit_test(test_nothing_leaks),
      cmocka_unit_test(test_flags_and_hooks),
      cmocka_unit_test(test_dead_rays),
      cmocka_unit_test(test_closed_meshes_are_closed),
      cmocka_unit_test(test_t_is_that_of_the_plane),
      cmocka_unit_test(test_t_near_a_large_triangle),
      cmocka_unit_test(test_rays_leave_a_ground),
      cmocka_unit_test(test_lengths_of_directions),
      cmocka_unit_test(test_boxes_have_room_for_the_triangle_test),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
