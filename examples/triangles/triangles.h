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

/* X(number, function in materials.glsl). The last one takes colour and texture from a table: those of a model's file.
 * The sky is what a ray meets that meets nothing; void is the id of a path that has ended. */
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
  X(15, opal)        \
  X(16, painted)
#define MATERIAL_COUNT   17u
#define MATERIAL_SKY     MATERIAL_COUNT
#define MATERIAL_VOID    (MATERIAL_COUNT + 1u)
#define MATERIAL_GLASS   7u
#define MATERIAL_PAINTED 16u
#define PIPELINE_COUNT   (MATERIAL_COUNT + 1u) /* with the sky's */

#include "../common/metalrough.h"

#define GROUP_SIZE 64 /* threads of a workgroup of every shader here */

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

/* What a path carries from bounce to bounce, besides its ray. */
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
  RAYSORT_REF(Paints) paints; /* a Material an object, if that is painted */
  RAYSORT_REF(Textures) textures;
  RAYSORT_REF(Texels) texels; /* 8 bits a channel, red lowest; sRGB */
  RAYSORT_REF(Rays) rays;     /* RaysortBvhRay a path; tMin > tMax: it has ended */
  RAYSORT_REF(Paths) paths;
  RAYSORT_REF(Hits) hits; /* RaysortBvhHit a path; its material is what the sort reads */
  RAYSORT_REF(Rays) shadowRays;
  RAYSORT_REF(Sunlights) sunlights;
  RAYSORT_REF(Sums) sums;      /* 3 uvec2 a pixel: of the samples, in units of 2^-32, 64 bits a channel */
  RAYSORT_REF(Times) times;    /* with motion: a float a path */
  RAYSORT_REF(Vertices) later; /* with motion: at time 1 */
  RAYSORT_REF(Vectors) environment;
  RAYSORT_REF(Vectors) albedos; /* of metalrough.glsl */
  RAYSORT_UINT reserved0[2];
  RaysortCamera camera;
  RaysortCamera cameraLater; /* with motion: at time 1 */
  RAYSORT_VEC3(sun);         /* unit vector to its middle */
  RAYSORT_UINT bounces;
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_FLOAT shutter; /* with motion: times are from 0 to this */
  RAYSORT_UINT environmentWidth;
  RAYSORT_UINT environmentHeight;
  RAYSORT_UINT isPlain; /* the environment lights the scene, not the evening sky and its sun; nothing is bounded */
  RAYSORT_UINT reserved[2];
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills. Path i of a batch is that of pixel firstPixel + i. */
RAYSORT_STRUCT(BouncePush)
{
  RAYSORT_REF(FrameIn) frame;
  RAYSORT_UINT bounce;
  RAYSORT_UINT sampleIndex;
  RAYSORT_UINT inPixelOrder; /* 1: thread i takes path i; 0: what the sort says */
  RAYSORT_UINT firstPixel;
  RAYSORT_UINT pathCount;
  RAYSORT_UINT reserved;
};

#endif
