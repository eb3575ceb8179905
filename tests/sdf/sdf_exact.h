/* sdf_exact.h - what the kernels of the build compute, in C, to the bit.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_EXACT_H
#define SDF_EXACT_H

#include <stdint.h>

/* Does a triangle (relative to the anchor) meet a voxel (counted from the anchor)? 0: no, 1: it comes within 0.5
 * brixel, 3: it does. */
uint32_t exactMeets(const float corners[3][3], float inverse, const int voxel[3]);

/* Least squares of the distances of a voxel's samples to triangles: as floats, as fill.comp has them. */
void exactBegin(float squares[512]);
void exactAdd(float squares[512], const float corners[3][3], float high, float low, const int voxel[3]);
uint32_t exactCode(float square, float codeStep, uint32_t most);

#endif
