/* fast_math.c - the implementation, with checks of NaNs and of loops, for programs without IEEE arithmetic too:
 * bvh_digest.c includes it.
 * SPDX-License-Identifier: MIT */
#define RAYSORT_SPIRV 0
#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

#include <stdio.h>

static int failures;

static void check(int isRight, const char *what)
{
  if (!isRight)
    printf("%s\n", what);
  failures += !isRight;
}

/* The compiler must not know it. */
static double notANumber(void)
{
  volatile uint64_t bits = 0x7ff8000000000000u;
  const uint64_t read = bits;
  double value;
  memcpy(&value, &read, sizeof(value));
  return value;
}

static RaysortCameraInfo goodCamera(void)
{
  RaysortCameraInfo info;
  memset(&info, 0, sizeof(info));
  info.from[0] = 3;
  info.width = info.height = 10;
  return info;
}

static void checkCamera(void)
{
  RaysortCameraInfo info = goodCamera();
  RaysortCamera camera;
  check(raysortMakeCamera(&info, &camera) == VK_SUCCESS, "a camera"); /* and it returns */
  info.fieldOfView = notANumber();
  check(raysortMakeCamera(&info, &camera) != VK_SUCCESS, "a field of view that is a NaN");
  info = goodCamera();
  info.focusDistance = notANumber();
  check(raysortMakeCamera(&info, &camera) != VK_SUCCESS, "a focus distance that is a NaN");
  info = goodCamera();
  info.at[2] = notANumber();
  check(raysortMakeCamera(&info, &camera) != VK_SUCCESS, "a point that is a NaN");
}

static void checkSlices(void)
{
  RaysortSliceInfo info;
  RaysortSlices slices;
  memset(&info, 0, sizeof(info));
  info.width = info.height = info.sampleCount = 4;
  check(raysortStartSlices(&info, NULL, &slices) == VK_SUCCESS, "slices");
  info.budget = notANumber();
  check(raysortStartSlices(&info, NULL, &slices) != VK_SUCCESS, "a budget that is a NaN");
}

/* Is a field with these numbers refused? */
static int isRefused(const RaysortSdfInfo *info)
{
  raysort_errors to;
  memset(&to, 0, sizeof(to));
  raysort_checkSdf(&to, info);
  return to.result != VK_SUCCESS;
}

/* Of what a context checks by the same function. */
static void checkNumbers(void)
{
  RaysortSdfInfo info;
  memset(&info, 0, sizeof(info));
  info.cascadeCount = 1;
  info.voxelSizes[0] = 1;
  check(!isRefused(&info), "a field");
  info.band = (float)notANumber();
  check(isRefused(&info), "a band that is a NaN");
  info.band = 0;
  info.voxelSizes[0] = (float)notANumber();
  check(isRefused(&info), "a voxel size that is a NaN");
}

static int countWrongNumbers(void)
{
  checkCamera();
  checkSlices();
  checkNumbers();
  return failures;
}
