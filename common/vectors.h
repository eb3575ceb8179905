/* vectors.h - three floats as a vector, twelve as rows of a transform.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VECTORS_H
#define RAYSORT_EXAMPLES_VECTORS_H

#include <math.h>
#include <stdint.h>

static inline float dot(const float a[3], const float b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void cross(const float a[3], const float b[3], float c[3])
{
  for (uint32_t k = 0; k < 3; ++k)
    c[k] = a[(k + 1) % 3] * b[(k + 2) % 3] - a[(k + 2) % 3] * b[(k + 1) % 3];
}

static inline void addScaled(float to[3], const float direction[3], float by)
{
  for (uint32_t k = 0; k < 3; ++k)
    to[k] += direction[k] * by;
}

/* Upwards, if it has no direction. */
static inline void normalise(float v[3])
{
  const float length = sqrtf(dot(v, v));
  for (uint32_t k = 0; k < 3; ++k)
    v[k] = length > 0 && isfinite(length) ? v[k] / length : k == 1 ? 1.0f : 0.0f;
}

/* The whole of a point for w 1, of a direction for w 0. */
static inline void transformed(const float rows[12], const float p[3], float w, float out[3])
{
  for (uint32_t k = 0; k < 3; ++k)
    out[k] = rows[4 * k] * p[0] + rows[4 * k + 1] * p[1] + rows[4 * k + 2] * p[2] + w * rows[4 * k + 3];
}

/* The axis of the world next to v: its number; +1 or -1 as v runs along it or against it. */
static inline uint32_t axisOf(const float v[3], float *side)
{
  uint32_t axis = 0;
  for (uint32_t k = 1; k < 3; ++k)
    if (fabsf(v[k]) > fabsf(v[axis]))
      axis = k;
  *side = v[axis] < 0 ? -1.0f : 1.0f;
  return axis;
}

#endif
