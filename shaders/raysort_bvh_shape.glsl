// raysort_bvh_shape.glsl - finds the shape of a triangle from its sides. raysort_bvh.glsl and the builds include it.
// SPDX-License-Identifier: MIT
//
// GLSL and HLSL. It needs no hook. docs/proofs.md says what a thin triangle is.
#ifndef RAYSORT_BVH_SHAPE_GLSL
#define RAYSORT_BVH_SHAPE_GLSL

#include "raysort_bvh_shared.h"
#include "raysort_dialect.glsl"

// Returns 0 for a number below 2^-126, as some devices do by themselves.
float raysortBvhCleaned(float x)
{
  return (RAYSORT_AS_UINT(x) & 0x7f800000u) != 0u ? x : 0.0;
}

RAYSORT_FVEC3 raysortBvhSide(RAYSORT_FVEC3 from, RAYSORT_FVEC3 to)
{
  precise RAYSORT_FVEC3 side = to - from;
  return RAYSORT_FVEC3(raysortBvhCleaned(side.x), raysortBvhCleaned(side.y), raysortBvhCleaned(side.z));
}

float raysortBvhLargest(RAYSORT_FVEC3 v)
{
  return max(max(abs(v.x), abs(v.y)), abs(v.z));
}

RAYSORT_FVEC3 raysortBvhCross(RAYSORT_FVEC3 a, RAYSORT_FVEC3 b)
{
  precise RAYSORT_FVEC3 first = a.yzx * b.zxy;
  precise RAYSORT_FVEC3 second = a.zxy * b.yzx;
  precise RAYSORT_FVEC3 normal = first - second;
  return normal;
}

// Returns the shape of a triangle by its sides.
uint raysortBvhShapeOf(RAYSORT_FVEC3 ab, RAYSORT_FVEC3 bc, RAYSORT_FVEC3 ca)
{
  float lengthA = raysortBvhLargest(bc), lengthB = raysortBvhLargest(ca), lengthC = raysortBvhLargest(ab);
  uint corner = lengthA >= lengthB && lengthA >= lengthC ? 0u : lengthB >= lengthC ? 1u : 2u;
  float longest = corner == 0u ? lengthA : corner == 1u ? lengthB : lengthC;
  uint exponent = max(RAYSORT_AS_UINT(longest) & 0x7f800000u, 0x00800000u);
  uint scale = 0x7f000000u - exponent;
  precise float one = longest * RAYSORT_AS_FLOAT(scale); // 1 .. 2
  precise float square = one * one;
  precise RAYSORT_FVEC3 first = ab * RAYSORT_AS_FLOAT(scale);
  precise RAYSORT_FVEC3 second = ca * RAYSORT_AS_FLOAT(scale);
  float area = raysortBvhLargest(raysortBvhCross(first, second));
  precise float thin = square * RAYSORT_BVH_THIN;
  uint shape = scale | corner << RAYSORT_BVH_SHAPE_CORNER_SHIFT;
  if (area < thin && area > 0.0)
    shape |= RAYSORT_BVH_SHAPE_THIN_BIT;
  return shape;
}

// Returns the shape of a triangle, the last word of its record: see raysort_bvh_shared.h.
uint raysortBvhShape(RAYSORT_FVEC3 a, RAYSORT_FVEC3 b, RAYSORT_FVEC3 c)
{
  return raysortBvhShapeOf(raysortBvhSide(a, b), raysortBvhSide(b, c), raysortBvhSide(c, a));
}

#endif
