/* exact.h - a ray and a triangle in 113-bit arithmetic, and closed meshes of many shapes: an oracle that shares no code
 * with the library.
 * SPDX-License-Identifier: MIT */
#ifndef EXACT_H
#define EXACT_H

#include "bvh_reference.h"

/* Does the ray's line meet the triangle, its border included, at t >= 0? t: where. A line in the triangle's plane does
 * not. */
int exactHit(const RaysortBvhRay *ray, float vertices[3][3], double *t);

/* All triangles of a mesh. Returns how many the ray meets; t: the nearest. */
uint32_t exactHits(const Mesh *mesh, const RaysortBvhRay *ray, double *t);

/* How far t is off where the plane of the triangle is computed in fp32, by the two shorter sides, in t. */
double exactPlaneError(const RaysortBvhRay *ray, float vertices[3][3]);

/* A closed box of edge lengths 1, width and width, each long face of `parts` quads, turned at random or not, about
 * `middle`. Adds it to the mesh. */
void meshBar(Mesh *mesh, float width, uint32_t parts, const float middle[3], int isTurned, Random *random);

#endif /* EXACT_H */
