/* test_bvh_margins.c - the margins of the triangle test on the host, each held from both sides: docs/proofs.md.
 * SPDX-License-Identifier: MIT
 *
 * A host and a device that share a slip agree with each other, and rays of random tests seldom come so near. */
#include "src/bvh/host/triangle.c"

#include "unit.h"

#include <math.h>
#include <stdlib.h>

/* 2^exponent, exact. */
static float power(int exponent)
{
  return ldexpf(1, exponent);
}

static const float unit = 0x1p-24f; /* u */

/* A ray along z from the origin. */
static raysort_bvhRay alongZ(float x, float y, float z)
{
  const RaysortBvhRay ray = {{x, y, z}, 0, {0, 0, 1}, 1e30f};
  raysort_bvhRay state;
  memset(&state, 0, sizeof(state));
  raysort_bvhPrepare(&state, &ray, 0);
  return state;
}

/* Of a thin triangle that is near, edges count as 0 up to E = 17 u (M (M + R)). */
static void test_thin_slack(void **state)
{
  raysort_bvhTriangleTest tried;
  (void)state;
  memset(&tried, 0, sizeof(tried));
  tried.x[1] = -0.5f; /* M */
  tried.y[2] = 0.25f;
  tried.corners[2][1] = -4;                                                /* R */
  assert_true(raysort_bvhThinSlack(&tried, 2) == 17 * unit * 0.5f * 4.5f); /* R * scale is 8, as it may be */
  assert_true(raysort_bvhThinSlack(&tried, nextafterf(2, 3)) == 0);
  tried.edge[0] = -1;
  tried.edge[1] = 17 * unit * 0.5f * 4.5f;
  assert_false(raysort_bvhIsOutside(&tried, raysort_bvhThinSlack(&tried, 2)));
  tried.edge[1] = nextafterf(tried.edge[1], 1);
  assert_true(raysort_bvhIsOutside(&tried, raysort_bvhThinSlack(&tried, 2)));
}

/* On a still axis a ray may pass next to a triangle by 10 u of the corners, and 2^-60 of the way. */
static void test_still_axes(void **state)
{
  const raysort_bvhRay ray = alongZ(0, 0, 0);
  raysort_bvhTriangleTest tried;
  uint32_t n, sign;
  (void)state;
  for (sign = 0; sign < 2; ++sign)
  {
    const float one = sign ? -1.0f : 1.0f;
    memset(&tried, 0, sizeof(tried));
    for (n = 0; n < 3; ++n)
    {
      tried.corners[n][1] = n == 1 ? 1.0f : -1.0f;
      tried.corners[n][2] = tried.depth[n] = 2;
      tried.corners[n][0] = one * (n == 2 ? 1.0f : 9 * unit);
    }
    assert_true(raysort_bvhBound(&ray, &tried));
    for (n = 0; n < 2; ++n)
      tried.corners[n][0] = one * 10.5f * unit;
    assert_false(raysort_bvhBound(&ray, &tried));
    for (n = 0; n < 3; ++n) /* far away: by 2^-60 of the way */
    {
      tried.corners[n][0] = one * 0.9f * power(-40);
      tried.depth[n] = power(20);
    }
    assert_true(raysort_bvhBound(&ray, &tried));
    for (n = 0; n < 3; ++n)
      tried.corners[n][0] = one * 1.1f * power(-40);
    assert_false(raysort_bvhBound(&ray, &tried));
  }
}

/* The interval of t is wider by 10 u of its larger end at both ends. */
static void test_intervals(void **state)
{
  const raysort_bvhRay ray = alongZ(0, 0, 0);
  raysort_bvhTriangleTest tried;
  uint32_t n;
  (void)state;
  memset(&tried, 0, sizeof(tried));
  for (n = 0; n < 3; ++n)
  {
    tried.corners[n][0] = n == 0 ? -1.0f : 1.0f;
    tried.corners[n][1] = n == 1 ? -1.0f : 1.0f;
    tried.corners[n][2] = n == 2 ? 4.0f : 1.0f;
  }
  assert_true(raysort_bvhBound(&ray, &tried));
  assert_true(fabsf(tried.from - (1 - 40 * unit)) <= unit && fabsf(tried.to - (4 + 40 * unit)) <= 4 * unit);
}

/* t of the plane may be below 0 by rounding: by 8 u of the products, which cancel. n . a is a sum of products of 1, and
 * is nearly 0. */
static void test_begin_by_rounding(void **state)
{
  uint32_t step, zeros = 0, negatives = 0;
  (void)state;
  for (step = 0; step < 64; ++step)
  {
    const float off = (float)step * 0.5f * unit; /* the origin is so far in front of the plane x + z = 1 */
    const raysort_bvhRay ray = alongZ(0.5f, 0, 0.5f + off);
    const float vertices[3][3] = {{1, -1, 0}, {0, -1, 1}, {1, 1, 0}};
    raysort_bvhPoint corners[3];
    raysort_bvhTriangleTest tried;
    float products = 0;
    double behind; /* the distance from the plane, exact */
    uint32_t n, k;
    memset(&tried, 0, sizeof(tried));
    for (n = 0; n < 3; ++n)
    {
      memcpy(corners[n].at, vertices[n], sizeof(corners[n].at));
      corners[n].word = 0;
    }
    corners[2].word = raysort_bvhShape(corners);
    raysort_bvhApproach(&ray, corners, &tried);
    for (k = 0; k < 3; k += 2) /* the normal is a multiple of (1, 0, 1): each product is taken as positive */
      products += fabsf(tried.corners[0][k]);
    raysort_bvhMeetPlane(&ray, corners, &tried);
    behind = -((double)tried.corners[0][0] + (double)tried.corners[0][2]);
    assert_true(tried.t <= 0);
    if (behind <= 7.9 * (double)(unit * products))
      zeros += tried.t == 0;
    else
      negatives += tried.t < 0;
    assert_true(tried.t == 0 || behind > 7.9 * (double)(unit * products));
    assert_true(tried.t < 0 || behind < 8.1 * (double)(unit * products));
  }
  print_message("# begins: %u within rounding, %u behind\n", zeros, negatives);
  assert_true(zeros > 5 && negatives > 20);
}

/* A triangle of two equal ends, whose right angle is at `far` on each axis and whose legs are `side`. */
static uint32_t isPlain(float far, float side)
{
  raysort_bvhPoint corners[3];
  uint32_t n, k;
  memset(corners, 0, sizeof(corners));
  for (n = 0; n < 3; ++n)
    for (k = 0; k < 3; ++k)
      corners[n].at[k] = far + (n == k + 1 ? side : 0);
  return raysort_bvhIsPlain(corners, corners);
}

/* A triangle with motion is plain if its sides are 2^-13 of its coordinates or more. */
static void test_plain_far_away(void **state)
{
  (void)state;
  assert_int_equal(isPlain(1, power(-12)), 1);
  assert_int_equal(isPlain(1 - power(-13), power(-13)), 1);
  assert_int_equal(isPlain(1, power(-14)), 0);
  assert_int_equal(isPlain(1, power(-16)), 0);
  assert_int_equal(isPlain(-1, power(-18)), 0);
}

int main(void)
{
  static const struct CMUnitTest tests[] = {
      cmocka_unit_test(test_thin_slack),        cmocka_unit_test(test_still_axes),     cmocka_unit_test(test_intervals),
      cmocka_unit_test(test_begin_by_rounding), cmocka_unit_test(test_plain_far_away),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
