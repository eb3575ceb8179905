/* weekend_reference.h - the path tracer of examples/weekend the obvious way, on the CPU: one path after the other.
 * SPDX-License-Identifier: MIT
 *
 * All in fp32, with fma where the shaders have it and nothing else contracted: build with -ffp-contract=off. */
#ifndef WEEKEND_REFERENCE_H
#define WEEKEND_REFERENCE_H

#include "scene.h"

/* How the nearest hit is found. */
typedef enum WeekendHit
{
  WEEKEND_HIT_FP32,    /* the constant term of the sphere that the ray starts on is 0: what the shaders do */
  WEEKEND_HIT_FP64,    /* in double, without that rule */
  WEEKEND_HIT_TEXTBOOK /* in fp32, without that rule: wrong on the large sphere, and the tests must see it */
} WeekendHit;

#define WEEKEND_BOUNCES 64

typedef struct WeekendCounts
{
  uint64_t rays, paths, cut;         /* cut: paths that reached the depth */
  uint64_t hits[4];                  /* diffuse, metal, glass, miss */
  uint64_t bounces[WEEKEND_BOUNCES]; /* rays by bounce; those past the last are only in `rays` */
  double mean[3];                    /* of all samples */
} WeekendCounts;

/* Samples first .. first + count - 1 of every pixel. pixels: float[3 * width * height], the mean of each; or NULL. */
void weekendReference(const Scene *scene, uint32_t width, uint32_t height, uint32_t first, uint32_t count,
                      uint32_t depth, WeekendHit hit, float *pixels, WeekendCounts *counts);

/* The state of a path's random numbers before the first draw, and a draw in 0 .. 1. */
uint32_t weekendSeed(uint32_t pixel, uint32_t sample);
float weekendDraw(uint32_t *state);

#endif
