/* exact.h - a ray and a triangle, and a point and a closed mesh, in 113-bit arithmetic: an oracle that shares no code
 * with the library.
 * SPDX-License-Identifier: MIT */
#ifndef EXACT_H
#define EXACT_H

#include "bvh_reference.h"

/* Does the ray's line meet the triangle, its border included, at t >= 0? t: where. A line in the triangle's plane does
 * not. */
int exactHit(const RaysortBvhRay *ray, float vertices[3][3], double *t);

/* How far t is off where the plane of the triangle is computed in fp32, by the two shorter sides, in t. */
double exactPlaneError(const RaysortBvhRay *ray, float vertices[3][3]);

/* Is the ray's point at t within a closed mesh, and so are the six points that are `margin` from it along the axes?
 * Then every ray that passes there, or begins there, meets the mesh: the mesh goes around the point. No if 113 bits do
 * not tell. */
int exactIsWithin(const Mesh *mesh, const RaysortBvhRay *ray, double t, double margin);

#endif /* EXACT_H */
