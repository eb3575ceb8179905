/* test_splat_file.c - what common/splat.c makes of a file's numbers: axes that a quaternion turned, sigmoid, powers.
 * SPDX-License-Identifier: MIT */
#include "splat.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define FILE_NAME "build/tests/splats/numbers.ply"

/* In an order of their own, with a number that nobody reads, and an element after the vertices. */
static const char *const header =
    "ply\nformat binary_little_endian 1.0\ncomment made by a test\nelement vertex 2\n"
    "property float rot_3\nproperty float x\nproperty float y\nproperty float z\n"
    "property float nx\nproperty float f_dc_0\nproperty float f_dc_1\nproperty float f_dc_2\n"
    "property float opacity\nproperty float scale_0\nproperty float scale_1\n"
    "property float scale_2\nproperty float rot_0\nproperty float rot_1\n"
    "property float rot_2\nelement face 0\nproperty uchar a\nend_header\n";

static SplatScene written(const float (*numbers)[15])
{
  const Option ply = {"ply", FILE_NAME, ""}, none = {"none", NULL, ""};
  FILE *file = fopen(FILE_NAME, "wb");
  assert_non_null(file);
  assert_true(fputs(header, file) >= 0 && fwrite(numbers, sizeof(*numbers), 2, file) == 2);
  assert_int_equal(fclose(file), 0);
  return splatScene(&ply, &none, &none);
}

static void near(float is, double wanted)
{
  if (!(fabs(is - wanted) < 1e-5))
    fail_msg("%g, not %g", (double)is, wanted);
}

/* Lengths e^0, e^1, e^2 along x, y, z. A quarter turn about z brings x to y, and y to -x. */
static void test_numbers(void **state)
{
  (void)state;
  const float numbers[2][15] = {{2, 1, 2, 3, 9, 1, -1, 4, 0, 0, 1, 2, 2, 0, 0}, /* (w, x, y, z) = (2, 0, 0, 2) */
                                {0, 4, 5, 6, 9, 0, 0, 0, 1, 0, 1, 2, 1, 1, 1}}; /* (1, 1, 1, 0) */
  const SplatScene scene = written(numbers);
  assert_int_equal(scene.count, 2);
  const Splat *a = &scene.splats[0], *b = &scene.splats[1];
  near(a->position[0], 1), near(a->position[1], 2), near(a->position[2], 3);
  near(a->opacity, 0.5), near(b->opacity, 1 / (1 + exp(-1)));
  near(a->colour[0], 0.7820948), near(a->colour[1], 0.2179052), near(a->colour[2], 1);
  near(a->variances[0], exp(2)), near(a->variances[1], 1), near(a->variances[2] / 54.59815f, 1);
  near(a->covariances[0], 0), near(a->covariances[1], 0), near(a->covariances[2], 0);
  /* R by columns: (1/3, 2/3, -2/3), (2/3, 1/3, 2/3), (2/3, -2/3, -1/3); C = R diag(1, e^2, e^4) R^T */
  const double e2 = exp(2), e4 = exp(4);
  near(b->variances[0], (1 + 4 * e2 + 4 * e4) / 9), near(b->variances[1], (4 + e2 + 4 * e4) / 9);
  near(b->covariances[0], (-4 + 2 * e2 + 2 * e4) / 9); /* yz */
  near(b->covariances[1], (-2 + 4 * e2 - 2 * e4) / 9); /* xz */
  near(b->covariances[2], (2 + 2 * e2 - 4 * e4) / 9);  /* xy */
  free(scene.splats);
}

/* x, y and z of the camera are at right angles, of length 1; the target is straight ahead. */
static void test_camera(void **state)
{
  (void)state;
  const float eyes[3][3] = {{1, -2, -5}, {0, -7, 0}, {3, 4, 0}};
  for (int i = 0; i < 3; ++i)
  {
    SplatScene scene = {NULL, 0, {eyes[i][0], eyes[i][1], eyes[i][2]}, {0, 0, 0}};
    const SplatCamera camera = splatCamera(&scene, 100, 50);
    const float *view = camera.view;
    near(view[3], 0), near(view[7], 0), near(view[11] / hypotf(hypotf(eyes[i][0], eyes[i][1]), eyes[i][2]), 1);
    for (int a = 0; a < 3; ++a)
      for (int b = 0; b < 3; ++b)
        near(view[4 * a] * view[4 * b] + view[4 * a + 1] * view[4 * b + 1] + view[4 * a + 2] * view[4 * b + 2], a == b);
    assert_true(view[5] >= 0); /* down is down */
  }
}

int main(void)
{
  const struct CMUnitTest tests[] = {cmocka_unit_test(test_numbers), cmocka_unit_test(test_camera)};
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests(tests, NULL, NULL);
}
