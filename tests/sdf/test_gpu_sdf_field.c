/* test_gpu_sdf_field.c - fields that the device builds against those of the reference, sample by sample; and rays
 * through them are exact.
 * SPDX-License-Identifier: MIT
 *
 * The reference works in double precision. The same voxels have bricks, and the same skip codes. No sample is a step
 * above the reference's, and few are a step below: where a distance is close to a step, more of them near large
 * triangles, whose distances the device rounds down by what they may be wrong. Ids are those of the nearest triangles.
 * Numbers of bricks are the builder's. */
#include "sdf_world.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "sdf_rays.h"

static RaysortSdfUpdateInfo updateOf(const SdfCase *test)
{
  RaysortSdfUpdateInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf = test->field.info;
  info.sdf.brickCapacity = 40000;
  info.budget.maxInstances = 1;
  info.budget.maxTriangles = 1u << 16;
  info.budget.maxReferences = 1u << 19;
  info.budget.maxBlocks = 1u << 14;
  info.budget.maxBricks = 40000;
  return info;
}

typedef struct Compared
{
  uint32_t voxels, bricks, extra, missing, codes, off, more, less, skips, ids, otherIds;
} Compared;

static void compareBrick(const uint8_t *found, const uint8_t *expected, size_t size, int is4Bits, Compared *compared)
{
  for (size_t i = 0; i < size; ++i)
    for (int shift = 0; shift < (is4Bits ? 8 : 1); shift += 4)
    {
      const int a = is4Bits ? found[i] >> shift & 15 : found[i], b = is4Bits ? expected[i] >> shift & 15 : expected[i];
      ++compared->codes;
      compared->off += a != b;
      compared->more += a > b + 1;
      compared->less += a < b - 1; /* a triangle half a brixel from the voxel, give or take rounding */
    }
}

/* The triangle that the device names is the nearest to the middle of the cell, or as near except for rounding: many
 * share an edge. */
static int isNearest(const SdfCase *test, uint32_t voxel, uint32_t cell, uint32_t found, uint32_t expected)
{
  const double v = (double)test->field.info.voxelSizes[0];
  const uint32_t corner[3] = {voxel & 63, voxel >> 6 & 63, voxel >> 12};
  uint32_t nearest = 0;
  double p[3];
  for (int k = 0; k < 3; ++k)
  {
    const double middle = fmin(2 * (cell >> (2 * k) & 3) + 1, 6.5);
    p[k] = (test->field.cascades[0].window[k] + (int)corner[k] + middle / 7) * v;
  }
  while (test->scene.triangles[nearest].id != expected)
    ++nearest;
  return found < test->scene.count && sdfDistance(p, &test->scene.triangles[found]) <=
                                          sdfDistance(p, &test->scene.triangles[nearest]) + 1e-3 * v / 7;
}

static void compareIds(const SdfCase *test, uint32_t voxel, const uint32_t *found, const uint32_t *expected,
                       Compared *compared)
{
  for (uint32_t i = 0; i < 64; ++i, ++compared->ids)
    if (found[i] >= test->scene.count || test->scene.triangles[found[i]].id != expected[i])
      compared->otherIds += !isNearest(test, voxel, i, found[i], expected[i]);
}

/* Voxel by voxel. */
static Compared compareFields(const World *world, const SdfCase *test)
{
  const SdfField *field = &test->field;
  const int is4Bits = (field->info.flags & RAYSORT_SDF_4_BITS_BIT) != 0;
  const size_t size = is4Bits ? 256 : 512;
  Compared compared;
  memset(&compared, 0, sizeof(compared));
  for (uint32_t c = 0; c < field->info.cascadeCount; ++c)
  {
    const RaysortSdfCascade *a = worldCascade(world, c), *b = &field->cascades[c];
    const uint32_t *map = worldMap(world, c), *expected = field->map + (size_t)c * RAYSORT_SDF_VOXELS;
    assert_memory_equal(a->min, b->min, sizeof(a->min));
    assert_memory_equal(a->window, b->window, sizeof(a->window));
    assert_true(a->voxel == b->voxel && a->inverse == b->inverse);
    for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i, ++compared.voxels)
    {
      const int isA = !(map[i] & RAYSORT_SDF_EMPTY_BIT), isB = !(expected[i] & RAYSORT_SDF_EMPTY_BIT);
      compared.extra += isA && !isB;
      compared.missing += isB && !isA;
      compared.bricks += (uint32_t)isB;
      if (isA && isB)
        compareBrick(worldBrick(world, map[i]), field->bricks + size * expected[i], size, is4Bits, &compared);
      if (isA && isB && field->ids)
      {
        const size_t ids = 256 * (size_t)worldHeader(world)->idsOffset;
        compareIds(test, i, (const uint32_t *)(const void *)(world->found + ids) + 64 * (size_t)map[i],
                   field->ids + 64 * (size_t)expected[i], &compared);
      }
      compared.skips += !isA && !isB && map[i] != expected[i];
    }
  }
  return compared;
}

/* The device's field as a field of the reference, so that the reference traces it. */
static SdfField borrowed(const World *world)
{
  SdfField field;
  memset(&field, 0, sizeof(field));
  field.info = world->info.sdf;
  field.info.band = field.info.band > 0 ? field.info.band : 3;
  field.memory = world->found;
  field.header = (RaysortSdfHeader *)(void *)world->found;
  field.cascades = (RaysortSdfCascade *)(void *)(world->found + 16 * RAYSORT_SDF_HEADER_WORDS);
  field.map = (uint32_t *)(void *)(world->found + 256 * (size_t)field.header->mapOffset);
  field.bricks = world->found + 256 * (size_t)field.header->bricksOffset;
  return field;
}

static void checkCase(TestDevice *device, SdfCaseKind kind)
{
  SdfCase test = sdfCase(kind);
  const RaysortSdfUpdateInfo info = updateOf(&test);
  World world;
  Compared compared;
  SdfTally tally;
  Random random = {testSeed(4 + kind)};
  worldOpen(&world, device, &info, 0);
  if (test.mesh.triangleCount)
    worldMesh(&world, &test.mesh, 0)->flags |= RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT; /* ids: numbers of triangles */
  worldReset(&world, 0);
  worldStep(&world);
  compared = compareFields(&world, &test);
  print_message(
      "# %s: %u bricks, %u more, %u missing; of %u samples %u differ, %u by more than a step above, %u below; "
      "%u skip codes differ\n",
      test.name, compared.bricks, compared.extra, compared.missing, compared.codes, compared.off, compared.more,
      compared.less, compared.skips);
  REQUIRE(compared.extra + compared.missing <= compared.bricks / 1000, "%s: bricks", test.name);
  REQUIRE(compared.off <= compared.codes / 40 && compared.more == 0 && compared.less <= compared.codes / 10000,
          "%s: samples", test.name);
  if (compared.ids)
    print_message("# %s: %u of %u ids are not of the nearest triangle\n", test.name, compared.otherIds, compared.ids);
  REQUIRE(compared.otherIds <= compared.ids / 10000, "%s: ids", test.name);
  REQUIRE(compared.skips == 0 || compared.extra + compared.missing > 0, "%s: skip codes", test.name);
  SdfField field = test.field;
  test.field = borrowed(&world);
  memset(&tally, 0, sizeof(tally));
  for (uint32_t i = 0; i < 4000; ++i)
  {
    const RaysortSdfRay ray = sdfRay(&test, i % SDF_RAY_KINDS, &random);
    const RaysortSdfHit hit = sdfTrace(&test.field, &ray, 0, 0, test.field.info.cascadeCount);
    sdfJudge(&test, &ray, &hit, &tally);
  }
  sdfPrint(test.name, &tally);
  REQUIRE(tally.misses == 0 && tally.late == 0, "%s: rays", test.name);
  test.field = field;
  worldClose(&world);
  sdfCaseFree(&test);
}

static void testSolids(void **state)
{
  checkCase((TestDevice *)*state, SDF_CASE_SOLIDS);
}

static void testNested(void **state)
{
  checkCase((TestDevice *)*state, SDF_CASE_NESTED);
}

static void testCoarse(void **state)
{
  checkCase((TestDevice *)*state, SDF_CASE_COARSE);
}

static void testEmpty(void **state)
{
  checkCase((TestDevice *)*state, SDF_CASE_EMPTY);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testSolids), LONG_TEST(testNested), LONG_TEST(testCoarse),
                                     LONG_TEST(testEmpty)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_sdf_field", tests, openTestDevice, closeTestDevice);
}
