/* wavefront.h - what the example's C and its shaders must agree on.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_WAVEFRONT_H
#define RAYSORT_EXAMPLES_WAVEFRONT_H

#if defined(GL_core_profile)
#include "raysort_bvh_shared.h"
#else
#include "raysort.h"
#endif

#define MATTE      0u
#define METAL      1u
#define GLASS      2u
#define SURFACES   3u
#define SKY        3u /* of rays that hit nothing */
#define MATERIALS  4u /* and this number is void: the path is over */

#define SPHERES    13u                  /* of a surface */
#define RINGS      32u                  /* of a sphere, of 2 * RINGS squares each */
#define TRIANGLES  (4u * RINGS * RINGS) /* of a sphere */

#define GROUP_SIZE 64 /* threads of a workgroup of each shader here */

/* A sphere. Geometry g of the structure has the triangles of objects g * SPHERES and following. */
RAYSORT_STRUCT(Object)
{
  RAYSORT_VEC3(centre);
  RAYSORT_FLOAT radius;
  RAYSORT_VEC3(colour);
  RAYSORT_FLOAT roughness; /* of metal */
};

/* What the pixel's path carries besides its ray. */
RAYSORT_STRUCT(Path)
{
  RAYSORT_VEC3(throughput);
  RAYSORT_UINT random;
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills. */
RAYSORT_STRUCT(WavePush)
{
  RAYSORT_REF(Rays) rays; /* RaysortBvhRay a pixel */
  RAYSORT_REF(Hits) hits; /* RaysortBvhHit a pixel */
  RAYSORT_REF(Paths) paths;
  RAYSORT_REF(Objects) objects;
  RAYSORT_REF(Film) film; /* vec4 a pixel: sums over the samples */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT sampleIndex;
};

#endif
