/* shapes.h - surfaces over the unit square: bodies of a radius of about 1, and a land.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_SHAPES_H
#define RAYSORT_EXAMPLES_SHAPES_H

#include "model.h"

enum Shape
{
  SHAPE_BALL,
  SHAPE_RING,
  SHAPE_KNOT,
  SHAPE_ROCK,
  SHAPE_PILLOW,
  SHAPE_SHELL,
  SHAPE_DROP,
  SHAPE_STAR,
  SHAPE_COUNT,
  SHAPE_LAND
};

float shapeHills(float x, float z); /* the land's height */

/* (columns + 1) (rows + 1) vertices, and 6 columns rows indices, which count from 0. repeats: of pictures. */
void shapeGrid(enum Shape shape, uint32_t columns, uint32_t rows, float repeats, ModelVertex *vertices,
               uint32_t *indices);

#endif
