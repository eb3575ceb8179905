/* shapes.c - see shapes.h.
 * SPDX-License-Identifier: MIT */
#include "shapes.h"

#include "vectors.h"

#include <string.h>

#define TURN 6.28318531f

float shapeHills(float x, float z)
{
  float sum = 0, amplitude = 0.5f;
  for (int i = 0; i < 7; ++i)
  {
    sum += amplitude * sinf(x * 0.13f + 1.7f * (float)i) * cosf(z * 0.11f - 2.3f * (float)i);
    const float turned = 1.6f * x + 1.2f * z;
    z = 1.6f * z - 1.2f * x;
    x = turned;
    amplitude *= 0.47f;
  }
  return sum;
}

static float bumps(enum Shape shape, const float *p)
{
  if (shape == SHAPE_ROCK)
    return 0.8f + 0.3f * shapeHills(9 * p[0] + 3 * p[2], 9 * p[1] + 5 * p[2]);
  if (shape == SHAPE_SHELL)
    return 0.85f + 0.15f * sinf(9 * p[0]) * sinf(9 * p[1] + 1) * sinf(9 * p[2]);
  if (shape == SHAPE_STAR)
    return 0.7f + 0.3f * powf(fabsf(cosf(2.5f * atan2f(p[2], p[0]))), 0.7f) * (1 - p[1] * p[1]);
  return shape == SHAPE_DROP ? 0.8f + 0.35f * powf(0.5f + 0.5f * p[1], 6) : 1.0f;
}

/* A point of a surface over the unit square. */
static void shapePoint(enum Shape shape, float u, float v, float *p)
{
  if (shape == SHAPE_LAND)
  {
    const float s = 2 * u - 1, t = 2 * v - 1;
    p[0] = 120 * s * fabsf(s);
    p[2] = 120 * t * fabsf(t);
    p[1] = shapeHills(p[0], p[2]) + 0.0006f * (p[0] * p[0] + p[2] * p[2]);
  }
  else if (shape == SHAPE_RING || shape == SHAPE_KNOT)
  {
    const float a = TURN * u, b = TURN * v, k = shape == SHAPE_KNOT ? 1.0f : 0.0f;
    const float around = (1 + k) * a, far = 0.68f + 0.24f * k * cosf(3 * a),
                radius = shape == SHAPE_KNOT ? 0.14f : 0.3f;
    p[0] = (far + radius * cosf(b)) * cosf(around);
    p[1] = radius * sinf(b) + 0.3f * k * sinf(3 * a);
    p[2] = (far + radius * cosf(b)) * sinf(around);
  }
  else
  {
    const float a = TURN * u, b = TURN / 2 * v;
    p[0] = sinf(b) * cosf(a);
    p[1] = cosf(b);
    p[2] = sinf(b) * sinf(a);
    const float size = bumps(shape, p);
    for (uint32_t k = 0; k < 3; ++k)
      p[k] = shape == SHAPE_PILLOW ? copysignf(powf(fabsf(p[k]), 0.5f), p[k]) * (k == 1 ? 0.6f : 0.8f) : p[k] * size;
  }
}

void shapeGrid(enum Shape shape, uint32_t columns, uint32_t rows, float repeats, ModelVertex *vertices,
               uint32_t *indices)
{
  for (uint32_t i = 0; i < (columns + 1) * (rows + 1); ++i)
  {
    ModelVertex *vertex = &vertices[i];
    const float u = (float)(i % (columns + 1)) / (float)columns, v = (float)(i / (columns + 1)) / (float)rows,
                step = 1e-3f;
    float side[2][3], up[2][3];
    const float inner = fminf(fmaxf(v, 2 * step), 1 - 2 * step); /* a pole has no direction */
    shapePoint(shape, u, v, vertex->position);
    for (uint32_t k = 0; k < 2; ++k)
    {
      shapePoint(shape, u + (k ? step : -step), inner, side[k]);
      shapePoint(shape, u, inner + (k ? step : -step), up[k]);
    }
    for (uint32_t k = 0; k < 3; ++k)
    {
      side[0][k] -= side[1][k];
      up[0][k] -= up[1][k];
    }
    cross(up[0], side[0], vertex->normal);
    normalise(vertex->normal);
    vertex->u = u * repeats;
    vertex->v = v * repeats;
  }
  for (uint32_t i = 0; i < columns * rows; ++i)
  {
    const uint32_t a = i / columns * (columns + 1) + i % columns, b = a + columns + 1;
    const uint32_t corners[6] = {a, a + 1, b + 1, a, b + 1, b};
    memcpy(indices + 6 * (size_t)i, corners, sizeof(corners));
  }
}
