/* triangles.h - what the example's C and its shaders must agree on: materials, objects, paths, the frame's memory.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_TRIANGLES_H
#define RAYSORT_EXAMPLES_TRIANGLES_H

#if defined(GL_core_profile)
#include "raysort_bvh_shared.h"
#include "raysort_weekend_shared.h"
#else
#include "raysort.h"
#endif

/* X(number, function in materials.glsl). Void, the id of a ray that met nothing, comes after the last one. */
#define MATERIALS(X) \
  X(0, terrain)      \
  X(1, water)        \
  X(2, stone)        \
  X(3, marble)       \
  X(4, wood)         \
  X(5, gold)         \
  X(6, chrome)       \
  X(7, glass)        \
  X(8, checker)      \
  X(9, lava)         \
  X(10, jade)        \
  X(11, carPaint)    \
  X(12, copper)      \
  X(13, velvet)      \
  X(14, terrazzo)    \
  X(15, opal)
#define MATERIAL_COUNT 16u
#define MATERIAL_VOID  MATERIAL_COUNT
#define MATERIAL_GLASS 7u

#define GROUP_SIZE     64 /* threads of a workgroup of every shader here */

RAYSORT_STRUCT(Vertex)
{
  RAYSORT_VEC3(position);
  RAYSORT_FLOAT u; /* of the mesh's own map, about a unit of length each */
  RAYSORT_VEC3(normal);
  RAYSORT_FLOAT v;
};

/* A geometry of the structure: its number is RaysortBvhHit.geometry. */
RAYSORT_STRUCT(Object)
{
  RAYSORT_VEC3(centre);
  RAYSORT_FLOAT scale; /* solid patterns are made of (position - centre) / scale */
  RAYSORT_UINT material;
  RAYSORT_UINT firstIndex; /* of its triangles, three each, which count from firstVertex */
  RAYSORT_UINT firstVertex;
  RAYSORT_FLOAT seed; /* so that two of a material differ */
};

/* What a pixel's path carries from bounce to bounce, besides its ray. */
RAYSORT_STRUCT(Path)
{
  RAYSORT_VEC3(throughput);
  RAYSORT_UINT state; /* PATH_* */
};
#define PATH_MIRROR  1u /* the ray comes from the camera or a mirror: it may see the sun itself */
#define PATH_DIFFUSE 2u /* there was a surface that spreads light: no bright spots any more */

/* Light that arrives if nothing stands between: the shadow pass adds it. */
RAYSORT_STRUCT(Sunlight)
{
  RAYSORT_VEC3(radiance);
  RAYSORT_FLOAT reserved;
};

RAYSORT_STRUCT(Frame)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(Objects) objects;
  RAYSORT_REF(Vertices) vertices;
  RAYSORT_REF(Indices) indices;
  RAYSORT_REF(Rays) rays; /* RaysortBvhRay a pixel; tMin > tMax: the path has ended */
  RAYSORT_REF(Paths) paths;
  RAYSORT_REF(Hits) hits; /* RaysortBvhHit a pixel; its material is what the sort reads */
  RAYSORT_REF(Rays) shadowRays;
  RAYSORT_REF(Sunlights) sunlights;
  RAYSORT_REF(Radiance) radiance; /* vec4 a pixel: the sum over the samples */
  RaysortCamera camera;
  RAYSORT_VEC3(sun); /* unit vector to its middle */
  RAYSORT_UINT bounces;
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT reserved[2];
};

/* Behind RaysortDispatchPush, which raysortPlanDispatch fills. */
RAYSORT_STRUCT(BouncePush)
{
  RAYSORT_REF(FrameIn) frame;
  RAYSORT_UINT bounce;
  RAYSORT_UINT sampleIndex;
  RAYSORT_UINT inPixelOrder; /* 1: thread i takes pixel i; 0: what the sort says */
  RAYSORT_UINT reserved;
};

#endif
