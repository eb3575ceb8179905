/* test_hostile_sdf.c - rays through distance fields on a device that rounds as badly as it may, against exact ones.
 * SPDX-License-Identifier: MIT
 *
 * The shader's own text, as C++ (glsl_to_cpp.sh). Each ray has another rounding. No ray may miss a triangle, or hit
 * late, without a flag of the contract, or read outside of the field. Each gets on: here it may take 65,535 steps, and
 * takes at most as many as the ways through the windows have room for. */
#include "raysort.h"

#include "parallel.h"
#include "rounding.h"
#include "sdf_port.h"
#include "sdf_rays.h"
#include "unit.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- roundings ---- */

static HostileRounding anyRounding(Random *random)
{
  static const int quotients[] = {0, -3, -2, -1, 1, 2, 3, HOSTILE_RANDOM, HOSTILE_RANDOM};
  static const int roots[] = {0, -2, 2, HOSTILE_RANDOM};
  const uint32_t word = randomWord(random);
  HostileRounding rounding;
  rounding.quotient = quotients[word % 9];
  rounding.root = roots[word >> 8 & 3];
  rounding.contracts = (int)((word >> 10 & 0xff) % 3);
  rounding.splits = (int)((word >> 18 & 0xff) % 3);
  rounding.flushes = (int)(word >> 26 & 1);
  rounding.seed = word | 1u;
  return rounding;
}

/* A way through a window is at most 64 sqrt(3) voxels, a step in a brick at least 0.0835 brixels. More steps than
 * RAYSORT_SDF_MOST_STEPS take a ray that runs along a surface nearly all the way. */
#define ROOM 9300u

static RaysortSdfHit trace(const SdfCase *test, const RaysortSdfRay *ray, uint32_t rayFlags, uint32_t maxSteps,
                           const HostileRounding *rounding)
{
  RaysortSdfHit hit;
  const uint32_t outside =
      hostileSdfTrace(test->field.memory, test->field.size, ray, rayFlags, maxSteps, rounding, &hit);
  assert_int_equal(outside, 0);
  return hit;
}

/* ---- scenes ---- */

static SdfCase cases[SDF_CASE_COUNT];

/* Made at the first call and freed at the end: one takes seconds. */
static SdfCase *caseOf(SdfCaseKind kind)
{
  if (!cases[kind].name)
    cases[kind] = sdfCase(kind);
  return &cases[kind];
}

static int freeCases(void **state)
{
  (void)state;
  for (uint32_t kind = 0; kind < SDF_CASE_COUNT; ++kind)
    sdfCaseFree(&cases[kind]);
  return 0;
}

/* The nested cascades after a scroll with too small a budget: layers at faces of the windows are unknown. */
static void forgetBorders(SdfField *field, uint32_t seed)
{
  Random random = {seed};
  for (uint32_t c = 0; c < field->info.cascadeCount; ++c)
  {
    const uint32_t sides = randomWord(&random) | 2u, layers = 1 + randomWord(&random) % 3;
    for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
      for (uint32_t k = 0; k < 3; ++k)
      {
        const uint32_t at = i >> 6 * k & 63;
        if ((sides >> 2 * k & 1 && at < layers) || (sides >> 2 * k & 2 && at >= 64 - layers))
          sdfForget(field, c, i);
      }
    sdfSkip(field, c);
  }
}

/* Nothing is known to the finer ones. */
static void forgetFiner(SdfField *field)
{
  for (uint32_t c = 0; c + 1 < field->info.cascadeCount; ++c)
  {
    for (uint32_t i = 0; i < RAYSORT_SDF_VOXELS; ++i)
      sdfForget(field, c, i);
    sdfSkip(field, c);
  }
}

/* ---- rays ---- */

static uint32_t rayCount(void)
{
#if defined(__SANITIZE_ADDRESS__)
  return 1000;
#else
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  return level && atoi(level) > 1 ? 10000000 : 25000;
#endif
}

#define PART 6000u /* rays that one thread takes at a time: of all kinds */

/* What rays came to. */
typedef struct Judgement
{
  SdfTally tally;
  uint32_t most, lost, tired, wrong;
} Judgement;

typedef struct Rays
{
  const SdfCase *test;
  uint32_t rayFlags, count;
  Judgement *parts;
} Rays;

static void judgeRay(const SdfCase *test, uint32_t rayFlags, const RaysortSdfRay *ray, const HostileRounding *rounding,
                     Judgement *judgement)
{
  RaysortSdfHit hit;
  judgement->wrong += hostileSdfTrace(test->field.memory, test->field.size, ray, rayFlags, 65535, rounding, &hit) != 0;
  const uint32_t steps = hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT;
  judgement->most = steps > judgement->most ? steps : judgement->most;
  if (!(hit.flags & RAYSORT_SDF_HIT_BIT) && hit.flags & RAYSORT_SDF_INCOMPLETE_BIT)
    ++judgement->lost;
  else
    sdfJudge(test, ray, &hit, &judgement->tally);
  if (steps <= RAYSORT_SDF_MOST_STEPS)
    return;
  ++judgement->tired;
  judgement->wrong +=
      hostileSdfTrace(test->field.memory, test->field.size, ray, rayFlags, RAYSORT_SDF_MOST_STEPS, rounding, &hit) != 0;
  judgement->wrong += hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT > RAYSORT_SDF_MOST_STEPS ||
                      !(hit.flags & (RAYSORT_SDF_HIT_BIT | RAYSORT_SDF_INCOMPLETE_BIT));
}

static void tracePart(void *user, uint32_t part)
{
  const Rays *rays = (const Rays *)user;
  const uint32_t end = rays->count - part * PART < PART ? rays->count : (part + 1) * PART;
  Random random = {4711 + rays->rayFlags + 0x9e3779b9u * part};
  Judgement *judgement = &rays->parts[part];
  memset(judgement, 0, sizeof(*judgement));
  for (uint32_t i = part * PART; i < end; ++i)
  {
    const RaysortSdfRay ray = sdfRay(rays->test, i % 2 ? SDF_RAY_FROM_FACES : i / 2 % SDF_RAY_KINDS, &random);
    const HostileRounding rounding = anyRounding(&random);
    judgeRay(rays->test, rays->rayFlags, &ray, &rounding, judgement);
  }
}

/* mostLost: the most misses that may say INCOMPLETE. 0 where the cascades know every place that the rays come to. */
static void traceCase(const SdfCase *test, uint32_t rayFlags, uint32_t count, uint32_t mostLost)
{
  const uint32_t parts = (count + PART - 1) / PART;
  Rays rays = {test, rayFlags, count, (Judgement *)malloc(parts * sizeof(Judgement))};
  Judgement sum;
  memset(&sum, 0, sizeof(sum));
  parallel(parts, tracePart, &rays);
  for (uint32_t i = 0; i < parts; ++i)
  {
    const Judgement *part = &rays.parts[i];
    sdfAdd(&sum.tally, &part->tally);
    sum.most = part->most > sum.most ? part->most : sum.most;
    sum.lost += part->lost;
    sum.tired += part->tired;
    sum.wrong += part->wrong;
  }
  free(rays.parts);
  sdfPrint(test->name, &sum.tally);
  print_message("# %s, flags %u: %u misses with INCOMPLETE; at most %u steps; more than %u: %u rays\n", test->name,
                rayFlags, sum.lost, sum.most, RAYSORT_SDF_MOST_STEPS, sum.tired);
  assert_int_equal(sum.tally.misses, 0);
  assert_int_equal(sum.tally.late, 0);
  assert_int_equal(sum.wrong, 0);
  assert_true(sum.most <= ROOM && sum.tired <= count / 100000);
  assert_true(sum.lost <= mostLost);
}

static void testKind(SdfCaseKind kind)
{
  const SdfCase *test = caseOf(kind);
  traceCase(test, 0, rayCount(), 0);
  if (kind == SDF_CASE_NESTED || kind == SDF_CASE_ASTRAY)
  {
    /* OUTWARD never goes back to a finer window, and where windows are not nested only a finer one knows some places:
     * 1 ray of 2.5e6 came to one. */
    traceCase(test, RAYSORT_SDF_RAY_OUTWARD_BIT, rayCount() / 4, kind == SDF_CASE_NESTED ? 0 : rayCount() / 400000);
    traceCase(test, RAYSORT_SDF_RAY_ANY_BIT, rayCount() / 4, 0);
  }
}

static void testSolids(void **state)
{
  (void)state;
  testKind(SDF_CASE_SOLIDS);
}

static void testNested(void **state)
{
  (void)state;
  testKind(SDF_CASE_NESTED);
}

static void testAstray(void **state)
{
  (void)state;
  testKind(SDF_CASE_ASTRAY);
}

static void testCoarse(void **state)
{
  (void)state;
  testKind(SDF_CASE_COARSE);
}

/* The last test: it leaves the field as it is. */
static void testUnknown(void **state)
{
  SdfCase *test = caseOf(SDF_CASE_NESTED);
  const size_t size = (size_t)test->field.info.cascadeCount * RAYSORT_SDF_VOXELS * 4;
  uint32_t *whole = (uint32_t *)malloc(size);
  (void)state;
  memcpy(whole, test->field.state, size);
  for (uint32_t seed = 0; seed < 4; ++seed)
  {
    memcpy(test->field.state, whole, size);
    forgetBorders(&test->field, 1 + seed);
    traceCase(test, seed % 2 ? RAYSORT_SDF_RAY_OUTWARD_BIT : 0, rayCount() / 4, UINT32_MAX);
  }
  memcpy(test->field.state, whole, size);
  sdfSkip(&test->field, 2);
  forgetFiner(&test->field);
  /* One cascade knows all. Its window ends somewhere: a ray within rounding of a face of it may say INCOMPLETE. */
  traceCase(test, 0, rayCount() / 2, rayCount() / 1000000);
  free(whole);
}

/* On some devices they missed. */
static void testFaces(void **state)
{
  const SdfCase *test = caseOf(SDF_CASE_ASTRAY);
  Random random = {1};
  (void)state;
  for (uint32_t i = 0; i < REPEATED(5000u); ++i)
  {
    const RaysortSdfRay ray = sdfFaceRay(i % SDF_FACE_RAYS);
    const HostileRounding plain = {0, 0, 0, 0, 0, 1}, rounding = i < SDF_FACE_RAYS ? plain : anyRounding(&random);
    const RaysortSdfHit hit = trace(test, &ray, 0, RAYSORT_SDF_MOST_STEPS, &rounding);
    const double t = sdfCaseExact(test, &ray, ray.tMin, ray.tMax);
    const double brixel = (double)test->field.info.voxelSizes[hit.brick >> RAYSORT_SDF_HIT_CASCADE_SHIFT & 3] / 7;
    if (i < SDF_FACE_RAYS)
      print_message("# exact t %.9g: t %.9g, tShell %.9g, flags %x, %u steps\n", t, (double)hit.t, (double)hit.tShell,
                    hit.flags & 0xffff, hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT);
    assert_true((hit.flags & 0xffff) == RAYSORT_SDF_HIT_BIT && (double)hit.tShell <= t + 1e-4);
    assert_true(fabs((double)hit.t - t) < 4 * brixel && hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT < 400);
  }
}

/* A finer window that begins where the coarser one ends: a ray that is never to come back to it does not know. */
static void testOutward(void **state)
{
  static const float corners[3][3] = {{8, -3, -3}, {8, 3, -3}, {8, 0, 4}};
  const RaysortSdfRay rays[] = {{{-3, 0.01f, 0.013f}, 0, {1, 0, 0}, 1e30f},
                                {{-3, 0.01f, 0.013f}, 0, {1, 0, 0}, 6},
                                {{-3, 0.01f, 0.013f}, 0, {-1, 0, 0}, 1e30f}};
  int32_t windows[2][3] = {{40, -32, -32}, {-32, -32, -32}};
  RaysortSdfInfo info;
  SdfCase test;
  Random random = {1};
  (void)state;
  memset(&info, 0, sizeof(info));
  memset(&test, 0, sizeof(test));
  info.cascadeCount = 2;
  info.voxelSizes[0] = 0.1f;
  info.voxelSizes[1] = 0.2f;
  sceneTriangle(&test.scene, corners[0], corners[1], corners[2], 0);
  test.field = sdfBuild(&info, &test.scene, windows);
  for (uint32_t i = 0; i < 300; ++i)
  {
    const HostileRounding rounding = anyRounding(&random);
    const uint32_t expected[3] = {RAYSORT_SDF_INCOMPLETE_BIT, 0, 0};
    const RaysortSdfHit hit =
        trace(&test, &rays[i % 3], RAYSORT_SDF_RAY_OUTWARD_BIT, RAYSORT_SDF_MOST_STEPS, &rounding);
    const RaysortSdfHit host = sdfTrace(&test.field, &rays[i % 3], RAYSORT_SDF_RAY_OUTWARD_BIT, 0, 2);
    assert_int_equal(hit.flags & 0xffff, expected[i % 3]);
    assert_int_equal(host.flags & 0xffff, expected[i % 3]);
    assert_int_equal(trace(&test, &rays[0], 0, RAYSORT_SDF_MOST_STEPS, &rounding).flags & 0xffff, RAYSORT_SDF_HIT_BIT);
  }
  sdfCaseFree(&test);
}

/* Ten cascades of about the same place, and only the last knows something: at each voxel nine of them would be asked
 * again and again. */
static void testPatience(void **state)
{
  static const float corners[3][3] = {{1, -2, -2}, {1, 3, -2}, {1, -2, 3}};
  int32_t windows[10][3];
  RaysortSdfInfo info;
  SdfCase test;
  Random random = {1};
  uint32_t most = 0;
  (void)state;
  memset(&info, 0, sizeof(info));
  memset(&test, 0, sizeof(test));
  info.cascadeCount = 10;
  for (uint32_t c = 0; c < 10; ++c)
  {
    info.voxelSizes[c] = 0.1f + 0.003f * (float)c;
    for (uint32_t k = 0; k < 3; ++k)
      windows[c][k] = -32;
  }
  sceneTriangle(&test.scene, corners[0], corners[1], corners[2], 0);
  test.field = sdfBuild(&info, &test.scene, windows);
  forgetFiner(&test.field);
  for (uint32_t i = 0; i < 300; ++i)
  {
    const float side = i % 2 ? 0.57735027f : -0.57735027f;
    const RaysortSdfRay ray = {{1 - 4 * side / 0.57735027f + randomFloat(&random, 0, 0.01f), -4, -4.1f},
                               0,
                               {side, 0.57735027f, 0.57735027f},
                               1e30f};
    const HostileRounding rounding = anyRounding(&random);
    const RaysortSdfHit hit = trace(&test, &ray, 0, 65535, &rounding);
    const uint32_t steps = hit.flags >> RAYSORT_SDF_HIT_STEPS_SHIFT;
    most = steps > most ? steps : most;
    assert_true(hit.flags & RAYSORT_SDF_HIT_BIT && (double)hit.tShell <= sdfCaseExact(&test, &ray, 0, 1e30f) + 1e-4);
  }
  print_message("# ten cascades, nine blind: at most %u steps\n", most);
  assert_true(most > 1024 && most < 1500);
  sdfCaseFree(&test);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(testFaces),    cmocka_unit_test(testOutward),
                                     cmocka_unit_test(testSolids),   cmocka_unit_test(testNested),
                                     cmocka_unit_test(testAstray),   cmocka_unit_test(testCoarse),
                                     cmocka_unit_test(testPatience), cmocka_unit_test(testUnknown)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("hostile_sdf", tests, NULL, freeCases);
}
