/* splats.h - what the example's C and its shaders must agree on.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_SPLATS_H
#define RAYSORT_EXAMPLES_SPLATS_H

#include "../common/splat.h"

#define TILE       16u  /* pixels along an edge; a workgroup of blend.comp has a thread a pixel */
#define GROUP_SIZE 256u /* threads of a workgroup of each shader here */

#define NEAREST    0.2f            /* depths below are not drawn, world units */
#define FAINTEST   (1.0f / 255.0f) /* alphas below are not drawn */
#define DENSEST    0.99f           /* the largest alpha */
#define OPAQUE     0.001f          /* a pixel that lets less light through is done */
#define BLUR       0.3f            /* variance that the pixels add, pixels squared */

/* A Gaussian in the picture, in pixels. */
RAYSORT_STRUCT(Projected)
{
  RAYSORT_VEC3(conic); /* xx, xy, yy of the inverse of its covariance */
  RAYSORT_FLOAT opacity;
  RAYSORT_VEC3(colour);
  RAYSORT_FLOAT depth;
  RAYSORT_FLOAT x;
  RAYSORT_FLOAT y;
  RAYSORT_UINT first; /* tile of the upper left corner of what it covers: x | y << 16 */
  RAYSORT_UINT end;   /* one past the lower right one, the same way; a splat without tiles has end = first */
};

/* The push constants of all four shaders. */
RAYSORT_STRUCT(SplatPush)
{
  RAYSORT_REF(Splats) splats;
  RAYSORT_REF(Projecteds) projected;
  RAYSORT_REF(Offsets)
  offsets;                /* uint[splatCount + 2]: tiles of each splat; after the scan its first pair, and the sum */
  RAYSORT_REF(Keys) keys; /* uvec2[mostPairs]: depth as float bits, tile: 64-bit keys, low word first */
  RAYSORT_REF(Values) values; /* uint[mostPairs]: the splat */
  RAYSORT_REF(Starts) starts; /* uint[tiles + 1]: first pair of each tile */
  RAYSORT_REF(Film) film;     /* a pixel: red, green, blue, alpha, 8 bits each */
  RAYSORT_UINT splatCount;
  RAYSORT_UINT mostPairs;
  RAYSORT_FLOAT view[12]; /* rows of world to camera: x right, y down, z into the picture */
  RAYSORT_FLOAT focal;    /* pixels */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
};

#endif
