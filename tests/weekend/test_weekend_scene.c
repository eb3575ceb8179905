/* test_weekend_scene.c - the scene and the CPU reference of the weekend example against published figures, exactly.
 * SPDX-License-Identifier: MIT */
#include "raysort.h"

#include "scene.h"
#include "unit.h"
#include "weekend_reference.h"

#include <math.h>
#include <stdlib.h>

static Scene scene;

/* ---- scene ---- */

static void test_scenes_to_the_bit(void **state)
{
  static const struct
  {
    uint32_t seed, count, kinds[3], hash;
  } known[] = {{2, 485, {386, 76, 23}, 0xea06e2feu},
               {3, 485, {392, 69, 24}, 0xf7d37c75u},
               {5, 485, {388, 73, 24}, 0x1fdc1abeu},
               {13, 485, {388, 75, 22}, 0xfe6a05c3u}};
  (void)state;
  for (uint32_t i = 0; i < COUNT_OF(known); ++i)
  {
    uint32_t kinds[3] = {0, 0, 0};
    assert_true(sceneMake(&scene, "cover", known[i].seed));
    for (uint32_t k = 0; k < scene.count; ++k)
      kinds[scene.spheres[k].type - RAYSORT_MATERIAL_LAMBERTIAN]++;
    assert_int_equal(scene.count, known[i].count);
    assert_memory_equal(kinds, known[i].kinds, sizeof(kinds));
    CHECK(sceneHash(&scene) == known[i].hash, "seed %u: hash 0x%08x", known[i].seed, sceneHash(&scene));
  }
}

/* The heavy scenes have the cover's spheres, and use every one of their materials. */
static void test_heavy_scenes(void **state)
{
  static const char *const names[] = {"heavy16", "heavy64", "heavy256"};
  static const uint32_t heavy[] = {16, 64, 256};
  (void)state;
  for (uint32_t i = 0; i < COUNT_OF(names); ++i)
  {
    uint32_t used[SCENE_MAX_HEAVY] = {0}, different = 0;
    assert_true(sceneMake(&scene, names[i], SCENE_DEFAULT_SEED));
    assert_int_equal(sceneHash(&scene), 0xea06e2feu);
    assert_int_equal(scene.heavy, heavy[i]);
    for (uint32_t k = 0; k < scene.count; ++k)
    {
      assert_true(scene.spheres[k].heavy < heavy[i]);
      different += !used[scene.spheres[k].heavy]++;
    }
    CHECK(different > heavy[i] * 3 / 4, "%s uses only %u materials", names[i], different);
  }
}

static void test_other_names(void **state)
{
  (void)state;
  assert_true(sceneMake(&scene, "three", 7));
  assert_int_equal(scene.count, 4);
  assert_false(sceneMake(&scene, "thre", 7));
  assert_false(sceneMake(&scene, "", 7));
}

/* ---- random numbers ---- */

static void test_random_numbers(void **state)
{
  static const float due[] = {.69782054f, .39895076f, .46348315f, .11740160f,
                              .97761184f, .45150149f, .52081007f, .19342983f};
  uint32_t random = weekendSeed(0, 0);
  (void)state;
  assert_int_equal(random, 0x30be035eu);
  weekendDraw(&random);
  weekendDraw(&random);
  for (uint32_t i = 0; i < COUNT_OF(due); ++i)
    CHECK(fabsf(weekendDraw(&random) - due[i]) < 1e-8f, "draw %u", i);
}

/* ---- the reference ---- */

/* A picture of the cover, as the scene's definition prints it. */
typedef struct Published
{
  uint32_t size[2], samples;
  uint64_t rays, hits[4], bounces[6];
  double mean[3];
} Published;

static const Published published[] = {{{64, 36},
                                       16,
                                       99626,
                                       {42809, 12370, 7612, 36835},
                                       {36864, 30710, 13210, 7128, 3864, 2331},
                                       {.31370, .35728, .45800}},
                                      {{240, 135},
                                       16,
                                       1395219,
                                       {597792, 173149, 106318, 517960},
                                       {518400, 431796, 184401, 99158, 53138, 31573},
                                       {.31466, .35818, .45880}},
                                      {{480, 270},
                                       64,
                                       22357368,
                                       {9585710, 2778628, 1705858, 8287172},
                                       {8294400, 6909096, 2954590, 1589956, 855079, 510954},
                                       {.31438, .35787, .45824}}};

/* The first; RAYSORT_TEST_LEVEL 2: all, half a minute, under a sanitizer minutes. */
static void test_published(void **state)
{
  const char *level = getenv("RAYSORT_TEST_LEVEL");
  const uint32_t count = level && atoi(level) >= 2 ? COUNT_OF(published) : 1;
  (void)state;
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  for (uint32_t i = 0; i < count; ++i)
  {
    const Published *due = &published[i];
    WeekendCounts counts;
    weekendReference(&scene, due->size[0], due->size[1], 0, due->samples, 50, WEEKEND_HIT_FP32, NULL, &counts);
    CHECK(counts.rays == due->rays, "%llu rays where %llu were due", (unsigned long long)counts.rays,
          (unsigned long long)due->rays);
    assert_memory_equal(counts.hits, due->hits, sizeof(counts.hits));
    assert_memory_equal(counts.bounces, due->bounces, sizeof(due->bounces));
    for (uint32_t k = 0; k < 3; ++k)
      CHECK(fabs(counts.mean[k] - due->mean[k]) < 0.5001e-5, "mean %u is %.6f", k, counts.mean[k]);
  }
}

/* Ranges of samples are parts of the whole. */
static void test_sample_ranges(void **state)
{
  enum
  {
    WIDTH = 16,
    HEIGHT = 9
  };
  static float whole[3 * WIDTH * HEIGHT], low[3 * WIDTH * HEIGHT], high[3 * WIDTH * HEIGHT];
  WeekendCounts all, first, second;
  (void)state;
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  weekendReference(&scene, WIDTH, HEIGHT, 0, 8, 50, WEEKEND_HIT_FP32, whole, &all);
  weekendReference(&scene, WIDTH, HEIGHT, 0, 4, 50, WEEKEND_HIT_FP32, low, &first);
  weekendReference(&scene, WIDTH, HEIGHT, 4, 4, 50, WEEKEND_HIT_FP32, high, &second);
  assert_true(all.rays == first.rays + second.rays);
  for (uint32_t i = 0; i < COUNT_OF(whole); ++i)
    assert_true(fabsf(whole[i] - 0.5f * (low[i] + high[i])) < 1e-6f);
}

/* Double agrees with the rule for the start sphere; the book's formula in fp32 does not. */
static void test_precision(void **state)
{
  WeekendCounts fp32, fp64, textbook;
  (void)state;
  assert_true(sceneMake(&scene, "cover", SCENE_DEFAULT_SEED));
  weekendReference(&scene, 64, 36, 0, 16, 50, WEEKEND_HIT_FP32, NULL, &fp32);
  weekendReference(&scene, 64, 36, 0, 16, 50, WEEKEND_HIT_FP64, NULL, &fp64);
  weekendReference(&scene, 64, 36, 0, 16, 50, WEEKEND_HIT_TEXTBOOK, NULL, &textbook);
  CHECK(fabs((double)fp64.rays / (double)fp32.rays - 1) < 0.002, "fp64: %llu rays", (unsigned long long)fp64.rays);
  CHECK((double)textbook.rays / (double)fp32.rays > 1.01, "textbook: %llu rays", (unsigned long long)textbook.rays);
}

/* ---- the line test of raysort_weekend_search.glsl: rays that graze a sphere and hit it must pass ---- */

typedef struct Grazing
{
  float centre[3], origin[3], direction[3], radius;
} Grazing;

static float dot3(const float a[3], const float b[3])
{
  return fmaf(a[2], b[2], fmaf(a[1], b[1], a[0] * b[0]));
}

static double uniform(uint32_t *random)
{
  return 2.0 * (double)weekendDraw(random) - 1;
}

static double powerOf10(uint32_t *random, double low, double high)
{
  return pow(10, low + (high - low) * (double)weekendDraw(random));
}

/* Towards a point at about a radius from the centre, to the side. */
static Grazing makeGrazing(uint32_t *random)
{
  const double size = powerOf10(random, -3, 4), away = powerOf10(random, -3, 4);
  double to[3], side[3], distance = 0, along = 0, length = 0, inverse;
  Grazing g;
  g.radius = (float)powerOf10(random, -3, 3);
  for (int i = 0; i < 3; ++i)
  {
    g.centre[i] = (float)(size * uniform(random));
    g.origin[i] = (float)((double)g.centre[i] + away * uniform(random));
    to[i] = (double)g.centre[i] - (double)g.origin[i];
    side[i] = uniform(random);
    distance += to[i] * to[i];
    along += to[i] * side[i];
  }
  for (int i = 0; i < 3; ++i)
  {
    side[i] -= along / distance * to[i];
    length += side[i] * side[i];
  }
  const double sine = fmin((double)g.radius / sqrt(distance) * (1 + 1e-5 * uniform(random)), 1);
  for (int i = 0; i < 3; ++i)
    g.direction[i] = (float)(sqrt(1 - sine * sine) * to[i] / sqrt(distance) + sine * side[i] / sqrt(length));
  inverse = 1.0 / sqrt((double)dot3(g.direction, g.direction));
  for (int i = 0; i < 3; ++i)
    g.direction[i] *= (float)inverse;
  return g;
}

static int exactlyHits(const Grazing *g)
{
  float oc[3], b, c;
  for (int i = 0; i < 3; ++i)
    oc[i] = g->centre[i] - g->origin[i];
  b = dot3(oc, g->direction);
  c = dot3(oc, oc) - g->radius * g->radius;
  return fmaf(b, b, -c) > 0;
}

static int lineMayHit(const Grazing *g)
{
  const double margin = 4e-6, radius = (double)g->radius * (double)g->radius;
  const float forward = dot3(g->direction, g->origin), along = dot3(g->direction, g->centre);
  double centre = 0;
  float nearest[3], rest;
  for (int i = 0; i < 3; ++i)
  {
    centre += (double)g->centre[i] * (double)g->centre[i];
    nearest[i] = g->origin[i] - forward * g->direction[i];
  }
  rest = (float)margin * dot3(g->origin, g->origin) - dot3(nearest, nearest);
  for (int i = 0; i < 3; ++i)
    rest = fmaf(2 * nearest[i], g->centre[i], rest);
  return fmaf(along, along, rest) > (float)(centre - radius - margin * (centre + radius));
}

static void test_line_test(void **state)
{
  uint32_t random = 7, hits = 0;
  (void)state;
  for (uint32_t i = 0; i < 1000000; ++i)
  {
    const Grazing g = makeGrazing(&random);
    if (!exactlyHits(&g))
      continue;
    ++hits;
    CHECK(lineMayHit(&g), "ray %u is lost", i);
  }
  CHECK(hits > 300000, "only %u rays hit", hits);
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_scenes_to_the_bit), cmocka_unit_test(test_heavy_scenes),
                                     cmocka_unit_test(test_other_names),       cmocka_unit_test(test_random_numbers),
                                     cmocka_unit_test(test_published),         cmocka_unit_test(test_sample_ranges),
                                     cmocka_unit_test(test_precision),         cmocka_unit_test(test_line_test)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
