/* test_sdf_reference.c - the reference of distance fields itself: its bytes against brute force, its rays against exact
 * ones.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "sdf_rays.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>

static SdfCase cases[SDF_CASE_COUNT + 1];

/* Made at the first call and freed at the end: one takes seconds. */
static SdfCase caseOf(SdfCaseKind kind)
{
  if (!cases[kind].name)
    cases[kind] = sdfCase(kind);
  return cases[kind];
}

static int freeCases(void **state)
{
  (void)state;
  for (uint32_t kind = 0; kind <= SDF_CASE_COUNT; ++kind)
    sdfCaseFree(&cases[kind]);
  return 0;
}

/* Samples are distances to the nearest triangle near the voxel, rounded down: never above one that touches it. */
static void testSamples(void **state)
{
  const SdfCase test = caseOf(SDF_CASE_SOLIDS);
  const double step = (double)test.field.header->codeStep, v = 0.2;
  uint32_t checked = 0, saturated = 0;
  (void)state;
  for (uint32_t voxel = 0; voxel < RAYSORT_SDF_VOXELS; ++voxel)
  {
    const uint32_t word = test.field.map[voxel];
    if (word & RAYSORT_SDF_EMPTY_BIT || voxel % 7)
      continue;
    for (uint32_t i = 0; i < 512; i += 23, ++checked)
    {
      const uint32_t code = test.field.bricks[512 * (size_t)word + i];
      const double p[3] = {((voxel & 63) - 32.0 + (i & 7) / 7.0) * (double)0.2f,
                           ((voxel >> 6 & 63) - 32.0 + (i >> 3 & 7) / 7.0) * (double)0.2f,
                           ((voxel >> 12) - 32.0 + (i >> 6) / 7.0) * (double)0.2f};
      double least = INFINITY;
      for (uint32_t t = 0; t < test.scene.count; ++t)
        least = fmin(least, sdfDistance(p, &test.scene.triangles[t]) * 7 / v);
      CHECK(code * step >= fmin(least, 3) - step - 1e-4, "voxel %u, sample %u: code %u, %g", voxel, i, code, least);
      saturated += code == 254 || code == 255;
    }
  }
  CHECK(checked > 1000 && saturated < checked / 4 * 3, "%u, %u", checked, saturated);
}

static void testSkips(void **state)
{
  const SdfCase test = caseOf(SDF_CASE_ASTRAY);
  Random random = {5};
  (void)state;
  for (uint32_t i = 0; i < 3000; ++i)
  {
    const uint32_t cascade = randomWord(&random) % 3, voxel = randomWord(&random) % RAYSORT_SDF_VOXELS;
    const uint32_t octant = randomWord(&random) % 8, *map = test.field.map + (size_t)cascade * RAYSORT_SDF_VOXELS;
    const int x = (int)(voxel & 63), y = (int)(voxel >> 6 & 63), z = (int)(voxel >> 12);
    static const int sides[8] = {1, 2, 3, 4, 6, 8, 12, 16};
    const uint32_t code = map[voxel] >> (3 * octant) & 7;
    int free = 0, isFree = 1;
    if (!(map[voxel] & RAYSORT_SDF_EMPTY_BIT))
      continue;
    if (map[voxel] & RAYSORT_SDF_UNKNOWN_BIT)
    {
      assert_int_equal(map[voxel], RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT);
      continue;
    }
    for (; isFree && free < 16; free += isFree) /* the cube of side free + 1 */
      for (int dz = 0; dz <= free; ++dz)
        for (int dy = 0; dy <= free; ++dy)
          for (int dx = 0; dx <= free; ++dx)
          {
            const int px = octant & 1 ? x - dx : x + dx, py = octant & 2 ? y - dy : y + dy;
            const int pz = octant & 4 ? z - dz : z + dz;
            if (px >= 0 && px < 64 && py >= 0 && py < 64 && pz >= 0 && pz < 64)
            {
              const uint32_t word = map[px | py << 6 | pz << 12];
              isFree = isFree && (word & RAYSORT_SDF_EMPTY_BIT) && !(word & RAYSORT_SDF_UNKNOWN_BIT);
            }
          }
    CHECK(sides[code] <= free && (code == 7 || sides[code + 1] > free), "voxel %u, octant %u: %d, code %u", voxel,
          octant, free, code);
  }
}

static void testRays(void **state)
{
  (void)state;
  for (uint32_t kind = 0; kind < SDF_CASE_COUNT; ++kind)
  {
    const SdfCase test = caseOf((SdfCaseKind)kind);
    Random random = {kind + 3};
    SdfTally tally;
    memset(&tally, 0, sizeof(tally));
    for (uint32_t i = 0; i < 6000; ++i)
    {
      const RaysortSdfRay ray = sdfRay(&test, i % SDF_RAY_KINDS, &random);
      const RaysortSdfHit hit = sdfTrace(&test.field, &ray, 0, 0, test.field.info.cascadeCount);
      sdfJudge(&test, &ray, &hit, &tally);
    }
    sdfPrint(test.name, &tally);
    CHECK(tally.misses == 0 && tally.late == 0, "%s", test.name);
    CHECK(kind == SDF_CASE_EMPTY ? tally.hits == 0 : tally.hits > 1500, "%s", test.name);
  }
}

/* Normals and t of hits against the triangles'. */
static void testNormals(void **state)
{
  static const SdfCaseKind kinds[2] = {SDF_CASE_FINE, SDF_CASE_NESTED}; /* not slivers, which are all edge */
  (void)state;
  for (uint32_t i = 0; i < 2; ++i)
  {
    const SdfCase test = caseOf(kinds[i]);
    Random random = {i + 21};
    SdfNormals normals;
    memset(&normals, 0, sizeof(normals));
    for (uint32_t k = 0; k < 4000; ++k)
    {
      const RaysortSdfRay ray = sdfRay(&test, k % 2, &random);
      const RaysortSdfHit hit = sdfTrace(&test.field, &ray, 0, 0, test.field.info.cascadeCount);
      sdfJudgeNormal(&test, &ray, &hit, &normals);
    }
    print_message(
        "# %s: normals of %u even hits: %u are off by more than 10 degrees; t by at most %.2f brixels; uneven %u\n",
        test.name, normals.measured, normals.off, normals.deepest, normals.uneven);
    CHECK(normals.measured > 500 && normals.off * 1000 <= normals.measured && normals.away == 0,
          "%s: %u of %u, %u away", test.name, normals.off, normals.measured, normals.away);
  }
}

/* Rays that begin in a shell: exact with the triangles of [tMin, tLeave], and no misses where a start hits. */
static void testStarts(void **state)
{
  const SdfCase test = caseOf(SDF_CASE_NESTED);
  Random random = {9};
  uint32_t inside = 0;
  (void)state;
  for (uint32_t i = 0; i < 4000; ++i)
  {
    const RaysortSdfRay ray = sdfRay(&test, 3 + 2 * (i & 1), &random);
    const double exact = sdfCaseExact(&test, &ray, ray.tMin, ray.tMax);
    const RaysortSdfHit start = sdfTrace(&test.field, &ray, RAYSORT_SDF_RAY_START_HITS_BIT, 0, 3);
    const RaysortSdfHit leaves = sdfTrace(&test.field, &ray, RAYSORT_SDF_RAY_START_EXACT_BIT, 0, 3);
    double t = leaves.flags & RAYSORT_SDF_HIT_BIT ? (double)leaves.tShell : INFINITY;
    if (leaves.flags & RAYSORT_SDF_STARTED_INSIDE_BIT)
    {
      assert_true(t >= (double)leaves.tLeave && start.t == ray.tMin);
      t = fmin(t, sdfCaseExact(&test, &ray, ray.tMin, leaves.tLeave));
      ++inside;
    }
    CHECK(exact == INFINITY || (t <= exact + 1e-4 && (double)start.tShell <= exact + 1e-4), "ray %u: %g, %g, %g", i,
          exact, t, (double)start.tShell);
  }
  print_message("# %u started inside\n", inside);
  assert_true(inside > 400);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testSamples), cmocka_unit_test(testSkips),
                                     cmocka_unit_test(testRays), cmocka_unit_test(testNormals),
                                     cmocka_unit_test(testStarts)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("sdf_reference", tests, NULL, freeCases);
}
