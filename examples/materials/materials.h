/* materials.h - what materials.c and its shaders must agree on: materials, shapes, the scene's memory.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MATERIALS_H
#define RAYSORT_EXAMPLES_MATERIALS_H

#if defined(GL_core_profile)
#include "raysort_shared.h"
#else
#include "raysort.h"
typedef struct vec4
{
  float x, y, z, w;
} vec4;
#endif

/* X(number, function in surfaces.glsl). The sky is a material like any other; void comes after the last one. */
#define MATERIALS(X)  \
  X(0, marble)        \
  X(1, wood)          \
  X(2, brick)         \
  X(3, parquet)       \
  X(4, mosaic)        \
  X(5, lava)          \
  X(6, brushedMetal)  \
  X(7, hammeredGold)  \
  X(8, glass)         \
  X(9, fabric)        \
  X(10, rust)         \
  X(11, hexTiles)     \
  X(12, granite)      \
  X(13, labyrinth)    \
  X(14, soapFilm)     \
  X(15, mossyStone)   \
  X(16, carPaint)     \
  X(17, circuitBoard) \
  X(18, juliaEnamel)  \
  X(19, gasGiant)     \
  X(20, terrazzo)     \
  X(21, ocean)
#define MATERIAL_SKY   22u
#define MATERIAL_COUNT 23u
#define MATERIAL_VOID  MATERIAL_COUNT

/* Objects are in memory shape by shape, so that a loop over one shape runs one kind of code. */
#define SHAPE_SPHERE   0u
#define SHAPE_BOX      1u
#define SHAPE_CYLINDER 2u
#define SHAPE_TORUS    3u
#define SHAPE_OCEAN    4u /* the plane y = 0; it has no bounds and is always the last object */
#define SHAPE_COUNT    5u

#define GROUP_SIZE     64 /* threads of a workgroup of trace.comp and shade.comp */

RAYSORT_STRUCT(Object)
{
  vec4 bound;    /* centre, radius of the bounding sphere */
  vec4 rotation; /* unit quaternion, from the object's space to the world's */
  vec4 size;     /* sphere: radius; box: half its edges; cylinder: radius, half its height; torus: radii */
  RAYSORT_UINT shape;
  RAYSORT_UINT material;
  float seed;     /* so that two of a material differ */
  float occluder; /* radius of the sphere that darkens what is around it as much; 0: none */
};

/* Neighbours of one shape, so that a ray can pass all of them at once. */
RAYSORT_STRUCT(Cluster)
{
  vec4 bound;
  RAYSORT_UINT begin; /* objects begin .. end - 1 */
  RAYSORT_UINT end;
  float reach; /* from the centre: farther away they darken nothing */
  float reserved;
};
#define CLUSTER_SIZE 8

/* A ray on its way; what it hits is shaded with `throughput`, and all 0 means that the path has ended. */
RAYSORT_STRUCT(Ray)
{
  vec4 origin;
  vec4 direction; /* unit */
  vec4 throughput;
};

RAYSORT_STRUCT(Hit)
{
  vec4 position; /* in the world; w: what a cosine lobe sees of the sky, 0 to 1 */
  vec4 normal;   /* of the shape, in the object's space; w: how much of the sun, 0 or 1 */
  RAYSORT_UINT object;
  float distance;
  float reserved[2];
};

RAYSORT_STRUCT(Scene)
{
  RAYSORT_REF(Objects) objects;
  RAYSORT_REF(Clusters) clusters;
  RAYSORT_REF(Rays) rays;
  RAYSORT_REF(Hits) hits;
  RAYSORT_REF(Ids) ids0; /* of the first bounce */
  RAYSORT_REF(Ids) ids1;
  RAYSORT_REF(Radiance) radiance; /* vec4 a pixel: the sum over the samples */
  RAYSORT_UINT reserved[2];       /* GLSL puts a vec4 on 16 bytes */
  vec4 cameraPosition;
  vec4 cameraRight; /* to the edge of the picture; w: radians from pixel to pixel */
  vec4 cameraUp;
  vec4 cameraForward;
  vec4 sun; /* unit vector to it */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT first[6]; /* clusters of shape s: first[s] .. first[s + 1] - 1 */
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills. */
RAYSORT_STRUCT(DemoPush)
{
  RAYSORT_REF(SceneIn) scene;
  RAYSORT_UINT bounce; /* 0 or 1 */
  RAYSORT_UINT sampleIndex;
  RAYSORT_UINT unsorted; /* 1: thread i shades pixel i; 0: what the sort says */
  RAYSORT_UINT reserved;
};

#endif
