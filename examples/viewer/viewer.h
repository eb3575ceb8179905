/* viewer.h - what the viewer's C and its shaders must agree on: the scene, paths, the frame's numbers.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_H
#define RAYSORT_EXAMPLES_VIEWER_H

#if defined(GL_core_profile)
#include "raysort_bvh_shared.h"
#else
#include "raysort.h"
#endif

#include "../common/metalrough.h"

#define GROUP_SIZE 64 /* threads of a workgroup of every shader here */

/* A workgroup of paths is a tile of 8 x 8 pixels. The pictures' edges have paths without a pixel: they are dead. */
#define TILE 8u

RAYSORT_STRUCT(Vertex)
{
  RAYSORT_VEC3(position);
  RAYSORT_FLOAT u;
  RAYSORT_VEC3(normal);
  RAYSORT_FLOAT v;
};

/* A geometry of an instance. Its number is the record of a hit: record offset of the instance + geometry. */
RAYSORT_STRUCT(Object)
{
  RAYSORT_UINT material;
  RAYSORT_UINT firstIndex; /* three indices a triangle, which count from firstVertex */
  RAYSORT_UINT firstVertex;
  RAYSORT_FLOAT seed; /* so that two objects of a pattern differ */
};

/* More of Material.kind: what its pipeline is specialised by. Materials of equal kinds share a pipeline. */
#define KIND_LIGHT      4u
#define KIND_PATTERN    8u /* and above, in bits 4-7: PATTERN_* */
#define KIND_SKY        0x100u
#define KIND_GRAPH      0x400u /* and above, in bits 16-31: which code of its own, of graphs.sh */
#define GRAPH_COUNT     256u
#define KIND_ANY        0xffffffffu /* the uber pipeline asks the material */
#define PATTERN_CHECKER 0u
#define PATTERN_MARBLE  1u
#define PATTERN_WOOD    2u
#define PATTERN_TERRAIN 3u
#define PATTERN_STONE   4u
#define PATTERN_COUNT   5u

/* LightEntry of light.h. */
RAYSORT_STRUCT(Alias)
{
  RAYSORT_FLOAT keep;
  RAYSORT_UINT other;
};

/* A triangle that emits. */
RAYSORT_STRUCT(Light)
{
  RAYSORT_UINT object;
  RAYSORT_UINT primitive;
  RAYSORT_UINT instance;
  RAYSORT_UINT reserved;
};

/* A light without a size. */
RAYSORT_STRUCT(Lamp)
{
  RAYSORT_VEC3(position);
  RAYSORT_UINT isFar; /* 1: all its light comes from -direction */
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT cosInner; /* of a cone; -1: none */
  RAYSORT_VEC3(radiance); /* at distance 1 */
  RAYSORT_FLOAT cosOuter;
};

/* What a path carries from bounce to bounce, besides its ray. */
RAYSORT_STRUCT(Path)
{
  RAYSORT_VEC3(throughput);
  RAYSORT_FLOAT density; /* of the ray's direction, when it was drawn; 0: it was not drawn, as a ray of the camera */
  RAYSORT_FLOAT width;   /* of the cone around the ray, where the ray begins */
  RAYSORT_FLOAT spread;  /* how much wider it gets by a unit of length */
  RAYSORT_UINT passes;   /* bounces that went through glass, which do not count */
  RAYSORT_UINT reserved;
};

/* Light that arrives if nothing stands between: the shadow pass adds it. */
RAYSORT_STRUCT(Arrival)
{
  RAYSORT_VEC3(radiance);
  RAYSORT_FLOAT reserved;
};

/* Vertex i of a mesh that bends is moved by morph targets, then by four bones. */
RAYSORT_STRUCT(Skin)
{
  RAYSORT_UINT bones[4];
  RAYSORT_FLOAT weights[4];
  RAYSORT_UINT firstDelta; /* two vectors a target: position, normal */
  RAYSORT_UINT targetCount;
  RAYSORT_UINT firstWeight; /* of the targets */
  RAYSORT_UINT reserved;
};

/* What a pixel of a moving frame sees first. */
RAYSORT_STRUCT(Seen)
{
  RAYSORT_FLOAT t;
  RAYSORT_UINT id;     /* of instance and geometry; NONE: the sky */
  RAYSORT_UINT normal; /* of the triangle, towards the eye: an octahedron's, 16 bits each */
  RAYSORT_UINT reserved;
};

/* Frame.temporal */
#define TEMPORAL_OFF     0u
#define TEMPORAL_MOVING  1u
#define TEMPORAL_RESTING 2u

#define TEMPORAL_FRAMES  32.0 /* a new sample weighs at least a part in so many */
#define TEMPORAL_MIRROR  3.0  /* samples of frames before, where a mirror or glass is seen */
#define TEMPORAL_SETTLED 64.0 /* samples at rest from which on the picture is the film alone */

/* Frame.view */
#define VIEWS_PICTURE   0u
#define VIEWS_MATERIALS 1u
#define VIEWS_ORDER     2u
#define VIEWS_COHERENCE 3u
#define VIEWS_NODES     4u

/* right and up reach to the picture's edges, a unit before the eye, or from the eye itself. */
RAYSORT_STRUCT(FrameCamera)
{
  RAYSORT_VEC3(eye);
  RAYSORT_FLOAT pixelSpread; /* of a pixel's cone */
  RAYSORT_VEC3(forward);
  RAYSORT_UINT isOrthographic; /* rays are parallel; right and up begin at the eye */
  RAYSORT_VEC3(right);
  RAYSORT_UINT reserved0;
  RAYSORT_VEC3(up);
  RAYSORT_UINT reserved1;
};

RAYSORT_STRUCT(Frame)
{
  RAYSORT_REF(RaysortIn) level; /* the structure of instances */
  RAYSORT_REF(Instances) instances;
  RAYSORT_REF(Objects) objects;
  RAYSORT_REF(Vertices) vertices;
  RAYSORT_REF(Indices) indices;
  RAYSORT_REF(Materials) materials;
  RAYSORT_REF(Textures) textures;
  RAYSORT_REF(Texels) texels; /* 8 bits a channel, red lowest */
  RAYSORT_REF(Lights) lights;
  RAYSORT_REF(Aliases) lightAliases;
  RAYSORT_REF(Lamps) lamps;
  RAYSORT_REF(Vectors) environment; /* radiance, and the density of a draw by solid angle */
  RAYSORT_REF(Aliases) environmentAliases;
  RAYSORT_REF(Vectors) albedos; /* x F0 + y of light that comes back from a mirror of this roughness */
  RAYSORT_REF(Rays) rays;       /* RaysortBvhRay a path; tMin > tMax: it has ended */
  RAYSORT_REF(Paths) paths;
  RAYSORT_REF(Hits) hits; /* RaysortBvhHit a path; its material is what the sort reads */
  RAYSORT_REF(Rays) shadowRays;
  RAYSORT_REF(Arrivals) arrivals;
  RAYSORT_REF(Vectors) film;  /* sums of radiance of a path's pixel, and the number of samples */
  RAYSORT_REF(Words) views;   /* a number of each path's pixel, for the views */
  RAYSORT_REF(Words) picture; /* width * height, 8 bits a channel, red lowest, sRGB, rows from the top */
  RAYSORT_REF(Skins) skins;
  RAYSORT_REF(Vertices) restVertices;     /* of the skinned meshes */
  RAYSORT_REF(Vectors) bones;             /* three rows each; then the weights of morph targets, four each */
  RAYSORT_REF(Vectors) deltas;            /* of morph targets */
  RAYSORT_REF(Extras) extras;             /* of all vertices, if a material has KIND_EXTRAS */
  RAYSORT_REF(RaysortIn) structures;      /* the level names them by their distance from here */
  RAYSORT_REF(RaysortIn) field;           /* of shadows */
  RAYSORT_REF(Instances) oldInstances;    /* temporal.h: of the frame before, as all that is old here */
  RAYSORT_REF(InstancesOut) newInstances; /* where this frame leaves its own */
  RAYSORT_REF(SeenAll) seen;
  RAYSORT_REF(SeenAll) oldSeen;
  RAYSORT_REF(Vectors) means; /* of radiance, and of how many samples, a path's pixel */
  RAYSORT_REF(Vectors) oldMeans;
  RAYSORT_UINT temporal;   /* TEMPORAL_* */
  RAYSORT_UINT sequence;   /* number of the sample: sampleIndex, or counted over moving frames */
  RAYSORT_UINT hasHistory; /* what is old is there */
  RAYSORT_UINT instanceCount;
  RAYSORT_FLOAT exposure;   /* the picture's light is multiplied by it */
  RAYSORT_UINT sampleIndex; /* 0: the film begins anew */
  FrameCamera camera;
  FrameCamera oldCamera;
  RAYSORT_UINT interleave; /* every how many rows of pixels get a sample in this frame */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT tilesX;
  RAYSORT_UINT bounces;
  RAYSORT_UINT materialCount; /* the sky's number; void is one more */
  RAYSORT_UINT lightCount;
  RAYSORT_UINT lampCount;
  RAYSORT_UINT environmentWidth;
  RAYSORT_UINT environmentHeight; /* 0: black */
  RAYSORT_UINT rounds;            /* bounces with those that go through glass */
  RAYSORT_UINT firstWeight;       /* in bones */
  RAYSORT_VEC3(chances);          /* of a shadow ray: to the environment, to a triangle, to a lamp */
  RAYSORT_UINT view;              /* VIEWS_* */
  RAYSORT_VEC3(anchor);           /* where the field's numbers begin */
  RAYSORT_UINT cascades;
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills. */
RAYSORT_STRUCT(ViewerPush)
{
  RAYSORT_REF(FrameIn) frame;
  RAYSORT_REF(RaysortIn) source; /* of a copy, or the sorted list that a view shows; 0: in pixel order */
  RAYSORT_REF(RaysortOut) target;
  RAYSORT_UINT bounce;
  RAYSORT_UINT count; /* threads with work, where no sort says it */
};

#endif
