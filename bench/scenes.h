/* scenes.h - scenes of triangles for the benches, a camera for each, and the five kinds of rays.
 * SPDX-License-Identifier: MIT
 *
 *   object      a lump of 69,168 triangles, about 1 unit large
 *   terrain1m   1 M triangles: 100 x 100 units of fractal height, and 240 spheres on it
 *   terrain10m  10 M, with 2,440 spheres
 *   room        1 M: a closed room of bevelled tiles, in which 32 detailed objects float
 *   ground      the object on a ground of two triangles, 1,000,000 times its size
 *   instances   1,000 objects, each in a place of its own: two levels
 *   FILE        what model.h reads, seen from within its box
 *   one:NAME    any of those of one level, behind one instance that changes nothing: what a second level costs
 *   moveN:NAME  any of them in motion by N percent: spheres of a terrain fly by that part of their diameters, instances
 *               turn by 90 degrees for each 10 percent, other vertices move by that part of the scene's size
 *   quality:NAME  any of all, built with RAYSORT_BVH_BUILD_MODE_QUALITY
 * Everything is the same on every machine that has the same sin() and cos(). */
#ifndef RAYSORT_BENCH_SCENES_H
#define RAYSORT_BENCH_SCENES_H

#include "common.h"

#define SCENE_NAMES "object,terrain1m,terrain10m,room,ground" /* those of one level, besides files */
#define LEVEL_NAMES "instances,one:terrain1m"                 /* of two */
#define MOVE_NAMES  "move10:object,move10:terrain1m,move10:instances"

typedef struct Scene
{
  char name[64];
  uint32_t vertexCount, triangleCount, vertexCapacity, triangleCapacity;
  float *vertices;                   /* three floats each */
  uint32_t *indices;                 /* three a triangle */
  float size;                        /* units: ambient occlusion looks 0.02 and 1 of it far */
  float from[3], at[3];              /* camera */
  float slope;                       /* half of the picture's width at distance 1 */
  uint32_t buildMode;                /* RAYSORT_BVH_BUILD_MODE_*: of all its structures */
  uint32_t instanceCount;            /* 0: one level */
  float (*instances)[12];            /* Vulkan's 3 rows of 4 */
  float *later;                      /* vertices at time 1; NULL: they stand still */
  RaysortBvhMotionInstance *turning; /* instances that move, without references; NULL: they stand still */
  uint32_t firstBody, bodySize; /* vertices from here on, so many each, are bodies that move by themselves; 0: none */
} Scene;

/* triangles: about so many in place of those named above; 0: as named. Ends the program if there is no such scene. */
void sceneMake(Scene *scene, const char *name, uint32_t triangles);
void sceneFree(Scene *scene); /* all zero afterwards */

/* Its one geometry, opaque, with pointers into the scene. */
RaysortBvhGeometry sceneGeometry(const Scene *scene);

int sceneMoves(const Scene *scene);
/* Figures of a scene that the program keeps, 0 at first. moveN:NAME has those of NAME: a scene that moves is compared
 * with the one that stands still, if that came before it. */
double *sceneFigures(const Scene *scene);
#define SCENE_FIGURES 8u
/* Instances for a build, to free; that of instances names a structure at `reference`. stride: of one. */
RaysortBvhGeometry sceneInstances(const Scene *scene, uint64_t reference, void **instances, uint32_t *stride);

/* Where corner 0, 1 or 2 of a triangle that was hit is in the world at a time. */
void sceneCorner(const Scene *scene, const RaysortBvhHit *hit, uint32_t corner, float time, float point[3]);

/* A structure in host memory. With instances theirs is the first; references are offsets to the one after it. */
typedef struct HostBvh
{
  unsigned char *memory;
  uint64_t size;
  RaysortBvhHostHooks hooks;
  double milliseconds;     /* that the processor built triangles: other programs do not count */
  RaysortBvhHeader header; /* of the triangles */
} HostBvh;

HostBvh hostBvhBuild(const Scene *scene);
void hostBvhFree(HostBvh *bvh);
VkBool32 hostBvhTrace(const HostBvh *bvh, const RaysortBvhRay *ray, float time, uint32_t rayFlags, RaysortBvhHit *hit);

/* ---- rays ---- */

enum RayKind
{
  RAYS_PRIMARY,
  RAYS_AO_SHORT, /* any hit within 0.02 of the scene's size */
  RAYS_AO_LONG,  /* within its size */
  RAYS_BOUNCE,   /* around the normal, by the cosine */
  RAYS_SHUFFLED, /* the same in random order */
  RAYS_KINDS
};
extern const char *const rayNames[RAYS_KINDS];

typedef struct RaySet
{
  uint32_t width, height, count;
  uint32_t active[RAYS_KINDS];     /* rays of a pixel whose primary ray missed are dead */
  RaysortBvhRay *rays[RAYS_KINDS]; /* in tiles of 8 x 8 pixels, as a coherent trace wants them */
  float *times[RAYS_KINDS];        /* of the rays, random; all 0 if nothing moves */
  uint32_t *pixels;                /* of each ray, row by row; not of shuffled ones */
} RaySet;

int isAnyHit(enum RayKind kind);
RaySet raySetMake(const Scene *scene, const HostBvh *bvh, uint32_t width, uint32_t height);
void raySetFree(RaySet *set);

double processorSeconds(void); /* that this thread has computed */

#endif
