/* test_bvh_levels.c - instances and boxes on the host: builds, hits equal to brute force in every bit, the verifier.
 * SPDX-License-Identifier: MIT */
#include "src/bvh/host/host.h"

#include "levels_reference.h"
#include "unit.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>

#define MOST_HITS 48u

/* ---- bytes ---- */

static void checkVerified(const Levels *levels, const char *what)
{
  RaysortBvhReport report;
  uint32_t i;
  for (i = 0; i < LEVELS_BELOW; ++i)
    CHECK_RESULT(VK_SUCCESS,
                 raysortBvhVerify(levels->memory + levels->offsets[i], levels->size - levels->offsets[i], &report),
                 "%s, below %u: %s", what, i, report.fault);
  CHECK_RESULT(VK_SUCCESS, raysortBvhVerifyLevels(levels->memory, levels->size, levels->offsets[LEVELS_BELOW], &report),
               "%s: %s (node %u, slot %u)", what, report.fault, report.node, report.slot);
}

/* Counts of what was left out; records in the order of the instances; the inverse is one, in double precision. */
static void test_records(void **state)
{
  Random random = {5};
  uint32_t i, k, j;
  Levels levels;
  (void)state;
  levelsMake(&levels, 300, LEVELS_BAD, &random);
  const unsigned char *bvh = levels.memory + levels.offsets[LEVELS_BELOW];
  const RaysortBvhHeader header = bvhHeader(bvh);
  uint32_t left = 0;
  for (i = 0; i < levels.instanceCount; ++i)
    left += levels.below[i] == LEVELS_BELOW;
  assert_int_equal(header.type, RAYSORT_BVH_INSTANCES);
  assert_int_equal(header.primitiveCount, 300);
  assert_int_equal(header.recordCount, 300 - left);
  assert_true(left > 60 && header.badIndexCount > 3 && header.nonFiniteCount > 3 && header.degenerateCount > 30);
  assert_int_equal(header.badIndexCount + header.nonFiniteCount + header.degenerateCount, left);
  assert_true(header.slack > 0 && header.slack <= 0.03125f);
  checkVerified(&levels, "records");
  for (i = 0; i < levels.instanceCount; ++i)
  {
    const RaysortBvhInstance *instance = &levels.instances[i];
    uint32_t words[32], zero = 0;
    float rows[12];
    memcpy(words, bvh + 16 * (size_t)header.records + 128 * (size_t)i, sizeof(words));
    memcpy(rows, words, sizeof(rows));
    for (k = 0; k < 32; ++k)
      zero += words[k] == 0;
    if (levels.below[i] == LEVELS_BELOW)
    {
      assert_int_equal(zero, 32);
      continue;
    }
    assert_int_equal(words[12], (uint32_t)levels.offsets[levels.below[i]]);
    assert_int_equal(words[13], 0);
    assert_int_equal(words[14], instance->customAndMask);
    assert_int_equal(words[15], instance->offsetAndFlags);
    for (k = 0; k < 12; ++k) /* +0 and -0 are one */
    {
      float kept;
      memcpy(&kept, words + 16 + k, 4);
      assert_true(kept == instance->transform[k]);
    }
    for (k = 0; k < 3; ++k)
      for (j = 0; j < 3; ++j)
      {
        double sum = 0, size = 0;
        uint32_t l;
        for (l = 0; l < 3; ++l)
        {
          sum += (double)rows[4 * k + l] * (double)instance->transform[4 * l + j];
          size += fabs((double)rows[4 * k + l] * (double)instance->transform[4 * l + j]);
        }
        CHECK(fabs(sum - (k == j)) < 1e-5 * (1 + size), "instance %u: %u %u is %g", i, k, j, sum);
      }
  }
  levelsFree(&levels);
}

/* One instance of the structure at `reference`; base and size of what it may name. Returns its header. */
static RaysortBvhHeader levelOf(const float rows[12], uint64_t reference, uint64_t base, uint64_t baseSize)
{
  static unsigned char memory[2048], scratch[2048];
  RaysortBvhInstance instance;
  RaysortBvhGeometry geometry;
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  memset(&instance, 0, sizeof(instance));
  memset(&geometry, 0, sizeof(geometry));
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  memcpy(instance.transform, rows, sizeof(instance.transform));
  instance.customAndMask = 0x80000000u;
  instance.referenceLow = (uint32_t)reference;
  instance.referenceHigh = (uint32_t)(reference >> 32);
  geometry.type = RAYSORT_BVH_INSTANCES;
  geometry.data = (VkDeviceAddress)(uintptr_t)&instance;
  geometry.primitiveCount = 1;
  one.geometries = &geometry;
  one.geometryCount = info.bvhCount = 1;
  info.bvhs = &one;
  info.base = base;
  info.baseSize = baseSize;
  assert_int_equal(raysortBvhBuildOnHost(&info, memory, sizeof(memory),
                                         (void *)(((uintptr_t)scratch + 15) & ~(uintptr_t)15), sizeof(scratch) - 16),
                   VK_SUCCESS);
  return bvhHeader(memory);
}

/* What an instance may name, to the byte; and the thinnest transform that has an inverse. */
static void test_left_out(void **state)
{
  float rows[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  Random random = {15};
  Levels levels;
  (void)state;
  levelsMake(&levels, 1, LEVELS_PLAIN, &random);
  const uint64_t at = (uint64_t)(uintptr_t)levels.memory, size = bvhHeader(levels.memory).sizeLow;
  assert_int_equal(levelOf(rows, at, at, size).recordCount, 1);
  assert_int_equal(levelOf(rows, at, at - 64, size + 64).recordCount, 1);
  assert_int_equal(levelOf(rows, at, at - 64, size + 63).badIndexCount, 1);
  assert_int_equal(levelOf(rows, at, at - size, size + 127).badIndexCount, 1);
  assert_int_equal(levelOf(rows, at, at, 0).recordCount, 1);
  assert_int_equal(levelOf(rows, at, 0, 0).recordCount, 1);
  assert_int_equal(levelOf(rows, at, 0, UINT64_MAX).recordCount, 1);
  assert_int_equal(levelOf(rows, at, at, size - 1).badIndexCount, 1);
  assert_int_equal(levelOf(rows, at, at, 127).badIndexCount, 1);
  assert_int_equal(levelOf(rows, at, at + 16, size).badIndexCount, 1);
  assert_int_equal(levelOf(rows, at, at + 16, 0).recordCount, 1);
  assert_int_equal(levelOf(rows, at + 8, 0, 0).badIndexCount, 1);
  assert_int_equal(levelOf(rows, 16, at, size).badIndexCount, 1);
  assert_int_equal(levelOf(rows, UINT64_MAX - 15, at, size).badIndexCount, 1);
  rows[10] = ldexpf(1, -60);
  assert_int_equal(levelOf(rows, at, 0, 0).recordCount, 1);
  rows[10] = ldexpf(1, -61);
  assert_int_equal(levelOf(rows, at, 0, 0).degenerateCount, 1);
  levelsFree(&levels);
}

static void test_few_and_many(void **state)
{
  Random random = {9};
  uint32_t n;
  (void)state;
  for (n = 0; n < 40; n = n < 12 ? n + 1 : n + 9)
  {
    Levels levels;
    levelsMake(&levels, n, LEVELS_WILD, &random);
    checkVerified(&levels, "few");
    levelsFree(&levels);
  }
  Levels levels;
  levelsMake(&levels, 5000, LEVELS_BAD, &random);
  checkVerified(&levels, "many");
  const RaysortBvhHeader header = bvhHeader(levels.memory + levels.offsets[LEVELS_BELOW]);
  print_message("# 5000 instances: %u nodes, depth %u, stack %u, slack %g\n", header.nodeCount, header.depth,
                header.stackNeed, (double)header.slack);
  levelsFree(&levels);
}

/* ---- boxes of instances ---- */

static double areaOf(const double lo[3], const double hi[3])
{
  const double x = hi[0] - lo[0], y = hi[1] - lo[1], z = hi[2] - lo[2];
  return x * y + y * z + z * x;
}

static double areaOfBox(const raysort_bvhBox *box)
{
  const double lo[3] = {(double)box->lo[0], (double)box->lo[1], (double)box->lo[2]};
  const double hi[3] = {(double)box->hi[0], (double)box->hi[1], (double)box->hi[2]};
  return areaOf(lo, hi);
}

static int isInside(const raysort_bvhBox *inner, const raysort_bvhBox *outer)
{
  uint32_t k, inside = 1;
  for (k = 0; k < 3; ++k)
    inside = inside && inner->lo[k] >= outer->lo[k] && inner->lo[k] <= inner->hi[k] && inner->hi[k] <= outer->hi[k];
  return (int)inside;
}

/* The box of an instance, and the turned box of everything below, which decides whether an instance is skipped. */
static void boxesOf(const float rows[12], const unsigned char *below, raysort_bvhBox *outer, raysort_bvhBox *inner)
{
  const RaysortBvhHeader header = raysort_bvhHeaderAt(below);
  raysort_bvhPreparedInstance prepared;
  float room[3];
  memset(&prepared, 0, sizeof(prepared));
  memcpy(prepared.record.rows, rows, sizeof(prepared.record.rows));
  assert_int_equal(raysort_bvhMeasure(1, &prepared, &header), RAYSORT_BVH_GOOD);
  raysort_bvhInstanceBoxes(1, &prepared, below, inner);
  raysort_bvhPadding(rows, prepared.record.inverse, header.extent, room);
  raysort_bvhMoveBox(rows, header.boxMin, header.boxMax, outer);
  raysort_bvhWiden(outer, room);
}

/* Around the corners of what is below, moved, in double precision. */
static void exactBox(const unsigned char *bvh, const float rows[12], double lo[3], double hi[3])
{
  const RaysortBvhHeader header = bvhHeader(bvh);
  const uint32_t words = header.type == RAYSORT_BVH_BOXES ? RAYSORT_BVH_BOX_WORDS : RAYSORT_BVH_RECORD_WORDS;
  const uint32_t corners = header.type == RAYSORT_BVH_BOXES ? 8 : 3;
  uint32_t record, n, k;
  for (k = 0; k < 3; ++k)
  {
    lo[k] = DBL_MAX;
    hi[k] = -DBL_MAX;
  }
  for (record = 0; record < header.recordCount; ++record)
    for (n = 0; n < corners; ++n)
    {
      float points[12], corner[3];
      memcpy(points, bvh + 16 * ((size_t)header.records + (size_t)words * record), 16 * (size_t)words);
      for (k = 0; k < 3; ++k)
        corner[k] = corners == 3 ? points[4 * n + k] : points[(n >> k & 1 ? 4 : 0) + k];
      for (k = 0; k < 3; ++k)
      {
        const float *row = rows + 4 * k;
        const double at = (double)row[0] * (double)corner[0] + (double)row[1] * (double)corner[1] +
                          (double)row[2] * (double)corner[2] + (double)row[3];
        lo[k] = fmin(lo[k], at);
        hi[k] = fmax(hi[k], at);
      }
    }
}

/* Within that of the whole structure, around all that is in it, and hardly larger than that. */
static void test_bounds(void **state)
{
  Random random = {77};
  Levels levels;
  uint32_t i, k, scene;
  (void)state;
  for (scene = 0; scene < 4; ++scene)
  {
    double whole = 0, tight = 0, least = 0;
    levelsMake(&levels, 300, scene % 2 ? LEVELS_WILD : LEVELS_PLAIN, &random);
    for (i = 0; i < levels.instanceCount; ++i)
    {
      const uint64_t reference = (uint64_t)levels.instances[i].referenceHigh << 32 | levels.instances[i].referenceLow;
      float rows[12];
      double lo[3], hi[3];
      raysort_bvhBox outer, inner;
      if (levels.below[i] == LEVELS_BELOW)
        continue;
      for (k = 0; k < 12; ++k)
        rows[k] = raysort_bvhClean(levels.instances[i].transform[k]);
      boxesOf(rows, (const unsigned char *)(uintptr_t)reference, &outer, &inner);
      CHECK(isInside(&inner, &outer), "scene %u, instance %u: not inside", scene, i);
      exactBox((const unsigned char *)(uintptr_t)reference, rows, lo, hi);
      for (k = 0; k < 3; ++k)
        CHECK((double)inner.lo[k] <= lo[k] && hi[k] <= (double)inner.hi[k], "scene %u, instance %u", scene, i);
      least += areaOf(lo, hi);
      whole += areaOfBox(&outer);
      tight += areaOfBox(&inner);
    }
    print_message("# boxes of instances: %.3f of the area of turned boxes, %.3f of the least\n", tight / whole,
                  tight / least);
    assert_true(tight < 0.95 * whole && tight < 1.2 * least);
    levelsFree(&levels);
  }
}

/* A ball has many nodes at every end: its box comes near the least all the same. */
static void test_bounds_of_a_ball(void **state)
{
  static const float centre[3] = {0.3f, -0.2f, 0.1f};
  double tight = 0, least = 0;
  Mesh mesh = {0};
  uint32_t i;
  (void)state;
  meshSphere(&mesh, centre, 1, 60);
  const RaysortBvhGeometry geometry = meshGeometry(&mesh);
  Bvh bvh = bvhBuild(&geometry, 1);
  for (i = 0; i < 100; ++i)
  {
    const float a = 0.7f * (float)i, c = cosf(a), s = sinf(a);
    const float rows[12] = {c, -s * c, s * s, 1, s, c * c, -c * s, -2, 0, s, c, 3};
    double lo[3], hi[3];
    raysort_bvhBox outer, inner;
    boxesOf(rows, bvh.memory, &outer, &inner);
    exactBox(bvh.memory, rows, lo, hi);
    tight += areaOfBox(&inner);
    least += areaOf(lo, hi);
  }
  print_message("# boxes of a ball of %u triangles: %.3f of the least area\n", mesh.triangleCount, tight / least);
  assert_true(tight < 1.3 * least);
  bvhFree(&bvh);
  meshFree(&mesh);
}

/* Of any bytes: inside the whole box, and nothing is read past the size in the header (under a sanitiser). */
static void test_bounds_of_any_bytes(void **state)
{
  static const float rows[12] = {0.6f, -0.8f, 0, 3, 0.8f, 0.6f, 0.1f, -2, 0, 0.3f, 1, 0.5f};
  Random random = {78};
  Levels levels;
  uint32_t round, i;
  (void)state;
  levelsMake(&levels, 1, LEVELS_PLAIN, &random);
  for (round = 0; round < 20000; ++round)
  {
    const unsigned char *from = levels.memory + levels.offsets[round % 3];
    const uint32_t most = bvhHeader(from).sizeLow;
    const uint32_t size = round % 5 ? 128 + 16 * (randomWord(&random) % 40) : most;
    const uint32_t kept = size < most ? size : most;
    unsigned char *bytes = (unsigned char *)calloc(kept, 1);
    raysort_bvhBox outer, inner;
    RaysortBvhHeader header;
    memcpy(bytes, from, kept);
    for (i = round % 7; i > 0; --i)
    {
      const uint32_t word = randomWord(&random) % 4 ? 0xffffffffu >> randomWord(&random) % 32 : randomWord(&random);
      const size_t at = i % 2 ? 32 + randomWord(&random) % 20 : randomWord(&random) % 8;
      if (4 * at + 4 <= kept && (at < 8 || at >= 32))
        memcpy(bytes + 4 * at, &word, 4);
    }
    memcpy(&header, bytes, sizeof(header));
    header.sizeLow = kept;
    header.nodeCount = round % 3 ? randomWord(&random) : header.nodeCount;
    header.extent = bvhHeader(from).extent;
    memcpy(bytes, &header, sizeof(header));
    boxesOf(rows, bytes, &outer, &inner);
    CHECK(isInside(&inner, &outer), "round %u: not inside", round);
    free(bytes);
  }
  levelsFree(&levels);
}

/* ---- hits ---- */

static int isSameHit(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  return memcmp(a, b, sizeof(*a)) == 0;
}

/* A ray in every way that the trace has: 0 if all is as brute force says. */
static uint32_t compareRay(Levels *levels, const RaysortBvhRay *ray, uint32_t rayFlags, uint32_t excludeMask)
{
  const unsigned char *bvh = levels->memory + levels->offsets[LEVELS_BELOW];
  const RaysortBvhHostHooks hooks = levelsHooks(levels, excludeMask);
  RaysortBvhHit hits[MOST_HITS], hit;
  const uint32_t found = levelsBruteForce(levels, ray, rayFlags, excludeMask, NULL, hits, MOST_HITS);
  const VkBool32 isHit = raysortBvhTraceOnHost(bvh, ray, rayFlags, &hooks, &hit);
  uint32_t n;
  if (isHit != (found > 0) || (found > 0 && !isSameHit(&hit, &hits[0])))
    return 1;
  if (raysortBvhTraceOnHost(bvh, ray, rayFlags | RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, &hooks, &hit) !=
      (found > 0))
    return 2;
  hit.flags = 0;
  for (n = 0; n < found && n < MOST_HITS; ++n)
    if (!raysortBvhTraceNextOnHost(bvh, ray, rayFlags, &hooks, n > 0 ? &hits[n - 1] : &hit, &hit) ||
        !isSameHit(&hit, &hits[n]))
      return 3;
  if (found > 0 && found < MOST_HITS && raysortBvhTraceNextOnHost(bvh, ray, rayFlags, &hooks, &hits[found - 1], &hit))
    return 4;
  return 0;
}

static void compareScene(const char *name, uint32_t instances, uint32_t kind, uint32_t rays, uint32_t seed)
{
  Random random = {seed};
  Levels levels;
  uint32_t differences[5] = {0}, i, hits = 0;
  rays = REPEATED(rays);
  levelsMake(&levels, instances, kind, &random);
  checkVerified(&levels, name);
  for (i = 0; i < rays; ++i)
  {
    const RaysortBvhRay ray = levelsRay(&levels, i, &random);
    const uint32_t flags = i % 3 == 0 ? 0 : randomWord(&random) & randomWord(&random) & 0x3fbu;
    const uint32_t exclude = i % 4 < 2 ? 0 : randomWord(&random) & randomWord(&random);
    const RaysortBvhHostHooks hooks = levelsHooks(&levels, exclude);
    RaysortBvhHit hit;
    ++differences[compareRay(&levels, &ray, flags, exclude)];
    hits += raysortBvhTraceOnHost(levels.memory + levels.offsets[LEVELS_BELOW], &ray, flags, &hooks, &hit);
  }
  print_message("# %s: %u rays, %u hits, slack %g; differences: closest %u, any %u, next %u + %u\n", name, rays, hits,
                (double)bvhHeader(levels.memory + levels.offsets[LEVELS_BELOW]).slack, differences[1], differences[2],
                differences[3], differences[4]);
  assert_int_equal(differences[0], rays);
  assert_true(hits > rays / 8);
  levelsFree(&levels);
}

static void test_equals_brute_force(void **state)
{
  uint32_t seed;
  (void)state;
  compareScene("one", 1, LEVELS_PLAIN, 3000, 3);
  compareScene("plain", 40, LEVELS_PLAIN, 3000, 4);
  for (seed = 0; seed < 6; ++seed)
    compareScene("wild", 60, LEVELS_WILD, 1000, seed);
  compareScene("bad", 60, LEVELS_BAD, 1500, 7);
}

/* Along an axis from 1e6 away, past turned objects: in their space each of them is off by some 0.1. */
static RaysortBvhRay farRay(const Levels *levels, uint32_t i, Random *random)
{
  RaysortBvhRay ray = levelsRay(levels, 0, random);
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    ray.origin[k] = k == i % 3 ? -1e6f : ray.origin[k] + ray.direction[k] + randomFloat(random, -0.05f, 0.05f);
    ray.direction[k] = k == i % 3 ? 1.0f : 0.0f;
  }
  return ray;
}

static void test_rays_from_far_away(void **state)
{
  Random random = {21};
  Levels levels;
  uint32_t i, different = 0;
  (void)state;
  levelsMake(&levels, 30, LEVELS_PLAIN, &random);
  for (i = 0; i < REPEATED(4000u); ++i)
  {
    const RaysortBvhRay ray = farRay(&levels, i, &random);
    different += compareRay(&levels, &ray, 0, 0) != 0;
  }
  assert_int_equal(different, 0);
  levelsFree(&levels);
}

static float once(float value)
{
  volatile float rounded = value;
  return rounded;
}

/* Row i of 3 rows of 4, at a point or along a direction. */
static float across(const float *row, const float at[3], float last)
{
  return once(once(once(once(row[0] * at[0]) + once(row[1] * at[1])) + once(row[2] * at[2])) + last);
}

/* Rays past the edge of a turned cube, which is the edge of its box in the world, from 1e6 away: what the transform
 * rounds moves some into the cube. Returns how many of these the level misses; hits: how many there are. */
static uint32_t missedAtEdge(const unsigned char *level, const unsigned char *cube, const float rows[12],
                             uint32_t *hits)
{
  const RaysortBvhHeader header = bvhHeader(level);
  Random random = {41};
  RaysortBvhHostHooks hooks;
  float inverse[12];
  uint32_t i, k, missed = 0;
  memset(&hooks, 0, sizeof(hooks));
  memcpy(inverse, level + 16 * (size_t)header.records, sizeof(inverse));
  for (i = 0, *hits = 0; i < 4000; ++i)
  {
    const float edge = rows[4] + rows[5] + rows[7]; /* of the corner at 1, 1 */
    const float origin[3] = {-1e6f, edge + randomFloat(&random, -0.1f, 0.1f), randomFloat(&random, -0.9f, 0.9f)};
    const float direction[3] = {1, 0, 0};
    const RaysortBvhRay ray = makeRay(origin, direction);
    RaysortBvhRay own = ray;
    RaysortBvhHit due, found;
    for (k = 0; k < 3; ++k)
    {
      own.origin[k] = across(inverse + 4 * k, ray.origin, inverse[4 * k + 3]);
      own.direction[k] = across(inverse + 4 * k, ray.direction, 0);
    }
    if (!raysortBvhTraceOnHost(cube, &own, 0, NULL, &due))
      continue;
    ++*hits;
    missed += !raysortBvhTraceOnHost(level, &ray, 0, &hooks, &found) || found.t != due.t;
  }
  return missed;
}

/* With the slack of a level none is missed; the control: without it some are. */
static void test_slack(void **state)
{
  static const uint32_t corners[12][3] = {{0, 1, 3}, {0, 3, 2}, {4, 7, 5}, {4, 6, 7}, {0, 5, 1}, {0, 4, 5},
                                          {2, 3, 7}, {2, 7, 6}, {0, 2, 6}, {0, 6, 4}, {1, 5, 7}, {1, 7, 3}};
  uint32_t i, k, hits, withoutIt = 0;
  (void)state;
  for (k = 0; k < 8; ++k)
  {
    const float angle = 0.1f + 0.17f * (float)k, c = cosf(angle), s = sinf(angle);
    const float rows[12] = {c, -s, 0, 3, s, c, 0, -2, 0, 0, 1, 0};
    RaysortBvhInstance instance;
    RaysortBvhGeometry geometry;
    Mesh mesh;
    Bvh cube, level;
    uint64_t reference;
    const float none = 0;
    memset(&mesh, 0, sizeof(mesh));
    memset(&instance, 0, sizeof(instance));
    memset(&geometry, 0, sizeof(geometry));
    for (i = 0; i < 8; ++i)
      meshVertex(&mesh, i & 1 ? 1.0f : -1.0f, i & 2 ? 1.0f : -1.0f, i & 4 ? 1.0f : -1.0f);
    for (i = 0; i < 12; ++i)
      meshTriangle(&mesh, corners[i][0], corners[i][1], corners[i][2]);
    geometry = meshGeometry(&mesh);
    cube = bvhBuild(&geometry, 1);
    reference = (uint64_t)(uintptr_t)cube.memory;
    memcpy(instance.transform, rows, sizeof(rows));
    instance.customAndMask = 0xff000000u;
    instance.referenceLow = (uint32_t)reference;
    instance.referenceHigh = (uint32_t)(reference >> 32);
    memset(&geometry, 0, sizeof(geometry));
    geometry.type = RAYSORT_BVH_INSTANCES;
    geometry.data = (VkDeviceAddress)(uintptr_t)&instance;
    geometry.primitiveCount = 1;
    level = bvhBuild(&geometry, 1);
    assert_int_equal(missedAtEdge(level.memory, cube.memory, rows, &hits), 0);
    assert_true(hits > 1000);
    memcpy(level.memory + offsetof(RaysortBvhHeader, slack), &none, 4);
    withoutIt += missedAtEdge(level.memory, cube.memory, rows, &hits);
    bvhFree(&level);
    bvhFree(&cube);
    meshFree(&mesh);
  }
  print_message("# without slack %u rays miss what they hit\n", withoutIt);
  assert_true(withoutIt > 50);
}

/* Every set of instance flags under every set of ray flags, at the same two triangles. */
static void test_all_flags(void **state)
{
  Random random = {5};
  Levels levels;
  uint32_t rayFlags, i, different = 0, rays = 0;
  (void)state;
  levelsMake(&levels, 60, LEVELS_WILD, &random);
  for (i = 0; i < 60; ++i)
    levels.instances[i].offsetAndFlags = (levels.instances[i].offsetAndFlags & 0xffffffu) | (i % 16) << 24;
  for (i = 0; i < 60; ++i) /* and in the structure, where nothing else hangs on them */
  {
    unsigned char *bvh = levels.memory + levels.offsets[LEVELS_BELOW];
    memcpy(bvh + 16 * (size_t)bvhHeader(bvh).records + 128 * (size_t)i + 60, &levels.instances[i].offsetAndFlags, 4);
    if (levels.below[i] == LEVELS_BELOW)
      memset(bvh + 16 * (size_t)bvhHeader(bvh).records + 128 * (size_t)i + 60, 0, 4);
  }
  checkVerified(&levels, "flags");
  for (rayFlags = 0; rayFlags < 1024; ++rayFlags)
    for (i = 0; i < REPEATED(12u) && !(rayFlags & RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT); ++i, ++rays)
    {
      const RaysortBvhRay ray = levelsRay(&levels, 1, &random);
      different += compareRay(&levels, &ray, rayFlags, i % 4 == 3 ? 1u << (i % 8) : 0) != 0;
    }
  print_message("# %u rays, %u differ\n", rays, different);
  assert_int_equal(different, 0);
  levelsFree(&levels);
}

/* The hook of the boxes is called once for each box that the ray meets, and its answer counts. */
static VkBool32 oddHook(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  ++*(uint32_t *)user;
  hit->t = hit->primitive == 0 ? NAN : hit->primitive == 1 ? ray->tMin - 1 : hit->primitive == 2 ? 100.0f : 1.25f;
  hit->u = 7;
  hit->flags = 0xffffff00u | 3;
  return VK_TRUE;
}

static void test_boxes_of_one_level(void **state)
{
  const float corners[6][6] = {{-1, -1, 1, 1, 1, 2},   {-1, -1, 1, 1, 1, 1}, {-1, -1, 1, 1, 1, 2},
                               {-1, -1, 1, 1, 1, 1.5}, {5, 5, 5, 6, 6, 6},   {1, 0, 0, 0, 1, 1}};
  const float origin[3] = {0, 0, 0}, direction[3] = {0, 0, 1};
  RaysortBvhGeometry geometry;
  RaysortBvhRay ray = makeRay(origin, direction);
  RaysortBvhHostHooks hooks;
  RaysortBvhHit hit;
  uint32_t asked = 0;
  Bvh bvh;
  (void)state;
  memset(&geometry, 0, sizeof(geometry));
  memset(&hooks, 0, sizeof(hooks));
  geometry.type = RAYSORT_BVH_BOXES;
  geometry.data = (VkDeviceAddress)(uintptr_t)corners;
  geometry.primitiveCount = 6;
  bvh = bvhBuild(&geometry, 1);
  assert_int_equal(bvh.result, VK_SUCCESS);
  assert_int_equal(bvhHeader(bvh.memory).degenerateCount, 1);
  assert_int_equal(bvhHeader(bvh.memory).recordCount, 5);
  assert_int_equal(raysortBvhVerify(bvh.memory, (size_t)bvh.layout.destinationSize, NULL), VK_SUCCESS);
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, 0, NULL, &hit)); /* empty without a hook */
  hooks.procedural = oddHook;
  hooks.user = &asked;
  ray.tMax = 50;
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray, 0, &hooks, &hit));
  assert_true(hit.t == 1.25f && hit.u == 7 && hit.v == 0 && hit.primitive == 3 && hit.geometry == 0);
  assert_int_equal(hit.flags, RAYSORT_BVH_HIT_BIT | 3);
  assert_int_equal(asked, 4);
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_SKIP_BOXES_BIT, &hooks, &hit));
  assert_true(raysortBvhTraceOnHost(bvh.memory, &ray,
                                    RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT | RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT |
                                        RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT,
                                    &hooks, &hit));
  assert_false(raysortBvhTraceOnHost(bvh.memory, &ray, RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT, &hooks, &hit));
  bvhFree(&bvh);
}

/* ---- updates ---- */

/* The structure at `offset`, of one geometry, is updated in its place. */
static void updateAt(Levels *levels, const RaysortBvhGeometry *geometry, size_t offset)
{
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  void *scratch;
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  one.geometryCount = info.bvhCount = 1;
  one.geometries = geometry;
  info.bvhs = &one;
  info.base = (VkDeviceAddress)(uintptr_t)levels->memory;
  info.baseSize = levels->size;
  info.mode = RAYSORT_BVH_BUILD_MODE_UPDATE;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_SUCCESS);
  scratch = malloc((size_t)layout.scratchSize);
  assert_int_equal(raysortBvhBuildOnHost(&info, levels->memory + offset, (size_t)layout.destinationSize, scratch,
                                         (size_t)layout.scratchSize),
                   VK_SUCCESS);
  free(scratch);
}

/* The triangles in the boxes move, and so do all instances; some go, some come back. One that was left out when the
 * level was built stays so, whatever it holds now. */
static void moveLevels(Levels *levels, const uint32_t *built, uint32_t round, Random *random)
{
  RaysortBvhGeometry above;
  uint32_t i, k;
  for (i = 0; i < levels->meshes[2].vertexCount * 3; ++i)
    levels->meshes[2].vertices[i] += randomFloat(random, -0.3f, 0.3f);
  for (i = 0; i < levels->meshes[2].triangleCount; ++i)
    for (k = 0; k < 6; ++k)
    {
      const uint32_t *corner = levels->meshes[2].indices + 3 * i;
      const float *v = levels->meshes[2].vertices + k % 3;
      levels->corners[6 * i + k] = k < 3 ? fminf(v[3 * corner[0]], fminf(v[3 * corner[1]], v[3 * corner[2]]))
                                         : fmaxf(v[3 * corner[0]], fmaxf(v[3 * corner[1]], v[3 * corner[2]]));
    }
  for (i = 0; i < levels->instanceCount; ++i)
  {
    RaysortBvhInstance *instance = &levels->instances[i];
    const uint32_t goes = randomWord(random) % 8;
    for (k = 0; k < 3; ++k)
      instance->transform[4 * k + 3] += randomFloat(random, -1, 1);
    instance->customAndMask |= 0x01000000u;
    instance->transform[0] = isnan(instance->transform[0]) ? 1.0f : instance->transform[0];
    if (goes == 0 && round < 3)
      instance->customAndMask &= 0x00ffffffu;
    if (goes == 1 && round < 3)
      instance->transform[0] = NAN;
    levels->below[i] = goes < 2 && round < 3 ? LEVELS_BELOW : built[i];
  }
  updateAt(levels, &levels->boxes, levels->offsets[2]);
  memset(&above, 0, sizeof(above));
  above.type = RAYSORT_BVH_INSTANCES;
  above.data = (VkDeviceAddress)(uintptr_t)levels->instances;
  above.primitiveCount = levels->instanceCount;
  updateAt(levels, &above, levels->offsets[LEVELS_BELOW]);
}

/* Words of the record of an instance that is gone, each made wrong: refused. */
static void spoilGone(Levels *levels)
{
  unsigned char *bvh = levels->memory + levels->offsets[LEVELS_BELOW];
  uint32_t i, k, gone = 0;
  for (i = 0; i < levels->instanceCount; ++i)
  {
    uint32_t *words = (uint32_t *)(void *)(bvh + 16 * (size_t)bvhHeader(bvh).records + 128 * (size_t)i);
    if (words[14] >> 24 != 0 || (words[19] | words[23] | words[27]) == 0)
      continue;
    ++gone;
    for (k = 0; k < 32; ++k)
    {
      const uint32_t kept = words[k];
      words[k] = k % 8 == 3 && k > 16 ? 0x7fc00000u : 1;
      assert_int_equal(raysortBvhVerifyLevels(levels->memory, levels->size, levels->offsets[LEVELS_BELOW], NULL),
                       VK_ERROR_VALIDATION_FAILED_EXT);
      words[k] = kept;
    }
  }
  assert_true(gone > 3);
}

static void test_updates_of_levels(void **state)
{
  uint32_t round, i;
  (void)state;
  for (i = 0; i < 3; ++i)
  {
    Random random = {31 + i};
    Levels levels;
    levelsMake(&levels, 60, i ? LEVELS_BAD : LEVELS_PLAIN, &random);
    uint32_t *built = (uint32_t *)malloc(levels.instanceCount * 4 + 4);
    memcpy(built, levels.below, levels.instanceCount * 4);
    for (round = 0; round < 4; ++round)
    {
      uint32_t k, different = 0;
      moveLevels(&levels, built, round, &random);
      checkVerified(&levels, "updated");
      for (k = 0; k < 400; ++k)
      {
        const RaysortBvhRay ray = levelsRay(&levels, k, &random);
        different += compareRay(&levels, &ray, 0, k % 4 ? 0 : randomWord(&random)) != 0;
      }
      assert_int_equal(different, 0);
      if (round == 0)
        spoilGone(&levels);
    }
    free(built);
    levelsFree(&levels);
  }
}

/* ---- the verifier ---- */

/* Random bytes: what the verifier accepts is traced in memory of exactly its size, and the trace ends. */
static void test_broken_bytes_do_no_harm(void **state)
{
  Random random = {77};
  Levels levels;
  uint32_t round, accepted = 0, rejected = 0, hits = 0, i;
  (void)state;
  levelsMake(&levels, 24, LEVELS_WILD, &random);
  unsigned char *good = (unsigned char *)malloc(levels.size);
  memcpy(good, levels.memory, levels.size);
  const RaysortBvhHeader header = bvhHeader(levels.memory + levels.offsets[LEVELS_BELOW]);
  unsigned char *bytes = (unsigned char *)malloc(levels.size);
  for (round = 0; round < 20000; ++round)
  {
    const uint32_t changes = 1 + randomWord(&random) % 2;
    VkBool32 isGood = VK_TRUE;
    memcpy(bytes, good, levels.size);
    for (i = 0; i < changes; ++i)
    {
      const size_t structure =
          round % 5 == 0 ? levels.offsets[randomWord(&random) % LEVELS_BELOW] : levels.offsets[LEVELS_BELOW];
      const size_t place = structure + randomWord(&random) % (round % 5 == 0 ? 192 : header.sizeLow);
      const uint32_t words[] = {0,           1,           0xffffffffu, 0x80000000u,        0x7fc00000u,
                                0xd0000003u, 0xe0000000u, 256,         randomWord(&random)};
      if (round % 2)
        bytes[place] ^= (unsigned char)(1u << randomWord(&random) % 8);
      else
        memcpy(bytes + place / 4 * 4, &words[randomWord(&random) % COUNT_OF(words)], 4);
    }
    if (raysortBvhVerifyLevels(bytes, levels.size, levels.offsets[LEVELS_BELOW], NULL) != VK_SUCCESS)
      isGood = VK_FALSE;
    for (i = 0; i < LEVELS_BELOW && isGood; ++i)
      isGood = raysortBvhVerify(bytes + levels.offsets[i], levels.size - levels.offsets[i], NULL) == VK_SUCCESS;
    accepted += isGood;
    rejected += !isGood;
    for (i = 0; i < 4 && isGood; ++i)
    {
      RaysortBvhHostHooks hooks = levelsHooks(&levels, 0);
      RaysortBvhRay ray = levelsRay(&levels, i, &random);
      RaysortBvhHit hit;
      hooks.base = bytes;
      hooks.procedural = NULL;
      hits += raysortBvhTraceOnHost(bytes + levels.offsets[LEVELS_BELOW], &ray, 0, &hooks, &hit);
    }
  }
  print_message("# %u rejected, %u accepted, %u hits in these\n", rejected, accepted, hits);
  assert_true(rejected > 10000 && accepted > 100 && hits > 0);
  for (i = 0; i < levels.size; i += 1 + i / 64)
  {
    unsigned char *part = (unsigned char *)malloc(i + 1);
    memcpy(part, good, i);
    if (i < levels.offsets[LEVELS_BELOW] + header.sizeLow)
      assert_int_equal(raysortBvhVerifyLevels(part, i, levels.offsets[LEVELS_BELOW], NULL),
                       VK_ERROR_VALIDATION_FAILED_EXT);
    free(part);
  }
  free(good);
  free(bytes);
  levelsFree(&levels);
}

static void test_wrong_function(void **state)
{
  Random random = {7};
  RaysortBvhReport report;
  Levels levels;
  (void)state;
  levelsMake(&levels, 5, LEVELS_PLAIN, &random);
  assert_int_equal(raysortBvhVerify(levels.memory + levels.offsets[LEVELS_BELOW],
                                    levels.size - levels.offsets[LEVELS_BELOW], &report),
                   VK_ERROR_VALIDATION_FAILED_EXT);
  CHECK(strstr(report.fault, "raysortBvhVerifyLevels") != NULL, "%s", report.fault);
  assert_int_equal(raysortBvhVerifyLevels(levels.memory, levels.size, levels.offsets[0], NULL),
                   VK_ERROR_VALIDATION_FAILED_EXT);
  assert_int_equal(raysortBvhVerifyLevels(levels.memory, levels.size, levels.size + 5, NULL),
                   VK_ERROR_VALIDATION_FAILED_EXT);
  levelsFree(&levels);
}

/* ---- refusals ---- */

typedef struct LevelRefusal
{
  const char *word; /* of the message */
  uint32_t type;
  size_t offset;
  uint64_t value;
  size_t size;
} LevelRefusal;
#define FIELD(name) offsetof(RaysortBvhGeometry, name)

static void keepText(void *user, VkResult result, const char *text)
{
  (void)result;
  snprintf((char *)user, 256, "%s", text);
}

static void test_refusals(void **state)
{
  static const LevelRefusal refusals[] = {
      {"type is 3, must be 0 .. 2", 3, FIELD(flags), 0, 4},
      {"indices is 4, must be 0", 1, FIELD(indices), 4, 8},
      {"indexSize is 4, must be 0", 2, FIELD(indexSize), 4, 4},
      {"transform is 64, must be 0", 2, FIELD(transform), 64, 8},
      {"maxVertex is 1, must be 0", 1, FIELD(maxVertex), 1, 4},
      {"stride is 20, must be 0, or a multiple of 4 in 24 .. 65536", 1, FIELD(stride), 20, 4},
      {"stride is 60, must be 0, or a multiple of 4 in 64 .. 65536", 2, FIELD(stride), 60, 4},
      {"stride is 66", 2, FIELD(stride), 66, 4},
      {"flags is 1, must be 0 or RAYSORT_BVH_MOTION_BIT (2): instances", 2, FIELD(flags), 1, 4},
      {"flags is 4, must be of", 1, FIELD(flags), 4, 4},
      {"dataAtOne is 4, must be 0: these are instances", 2, FIELD(dataAtOne), 4, 8},
      {"strideAtOne is 24, must be 0 without", 1, FIELD(strideAtOne), 24, 4},
  };
  RaysortBvhGeometry geometries[2];
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  char text[256];
  uint32_t i;
  (void)state;
  memset(&one, 0, sizeof(one));
  memset(&info, 0, sizeof(info));
  info.bvhs = &one;
  info.bvhCount = 1;
  info.message = keepText;
  info.messageUser = text;
  one.geometries = geometries;
  for (i = 0; i < COUNT_OF(refusals); ++i)
  {
    memset(geometries, 0, sizeof(geometries));
    geometries[0].type = refusals[i].type;
    geometries[0].primitiveCount = 1;
    memcpy((char *)&geometries[0] + refusals[i].offset, &refusals[i].value, refusals[i].size);
    one.geometryCount = 1;
    text[0] = 0;
    CHECK_RESULT(VK_ERROR_VALIDATION_FAILED_EXT, raysortGetBvhBuildLayout(NULL, &info, &layout), "refusal %u", i);
    CHECK(strstr(text, refusals[i].word) != NULL, "refusal %u: %s", i, text);
  }
  memset(geometries, 0, sizeof(geometries));
  one.geometryCount = 2;
  geometries[1].type = RAYSORT_BVH_BOXES;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_ERROR_VALIDATION_FAILED_EXT);
  CHECK(strstr(text, "one kind in a structure") != NULL, "%s", text);
  geometries[0].type = geometries[1].type = RAYSORT_BVH_INSTANCES;
  assert_int_equal(raysortGetBvhBuildLayout(NULL, &info, &layout), VK_ERROR_VALIDATION_FAILED_EXT);
  CHECK(strstr(text, "geometryCount is 2") != NULL, "%s", text);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_records),
      cmocka_unit_test(test_left_out),
      cmocka_unit_test(test_few_and_many),
      cmocka_unit_test(test_equals_brute_force),
      cmocka_unit_test(test_all_flags),
      cmocka_unit_test(test_boxes_of_one_level),
      cmocka_unit_test(test_broken_bytes_do_no_harm),
      cmocka_unit_test(test_rays_from_far_away),
      cmocka_unit_test(test_slack),
      cmocka_unit_test(test_bounds),
      cmocka_unit_test(test_bounds_of_a_ball),
      cmocka_unit_test(test_bounds_of_any_bytes),
      cmocka_unit_test(test_updates_of_levels),
      cmocka_unit_test(test_wrong_function),
      cmocka_unit_test(test_refusals),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
