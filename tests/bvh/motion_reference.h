/* motion_reference.h - triangles that move, and all hits of a ray at a time written the obvious way.
 * SPDX-License-Identifier: MIT */
#ifndef MOTION_REFERENCE_H
#define MOTION_REFERENCE_H

#include "bvh_reference.h"

/* A mesh and its vertices at time 1. */
typedef struct Moving
{
  Mesh mesh;
  float *later;
} Moving;

/* How it moves. */
#define MOVING_NOT       0u /* both ends are equal */
#define MOVING_SHIFT     1u /* all vertices alike */
#define MOVING_EACH      2u /* each vertex by itself */
#define MOVING_MIRRORED  3u /* through a mirror: everything is flat at one time */
#define MOVING_COLLAPSES 4u /* every triangle shrinks to a point at time 0.5 and comes out after it */
#define MOVING_TURNS     5u /* a quarter turn about y */
#define MOVING_KINDS     6u
extern const char *const movingNames[MOVING_KINDS];

/* Gives the mesh vertices at time 1. far: how far they are from the first ones. */
void movingMake(Moving *moving, uint32_t kind, float far, Random *random);
void movingFree(Moving *moving);
RaysortBvhGeometry movingGeometry(const Moving *moving);

/* The geometry as it is at a time, without motion: packed vertices, three a triangle, to free. Triangles that a build
 * must skip have NaN. `geometry` is unchanged except for data. */
RaysortBvhGeometry movingAt(const RaysortBvhGeometry *geometry, float time, float **vertices);

/* One number at a time, by the rule. */
float movingNumber(float at0, float at1, float time);

/* An instance at a time, without motion: its transform, mask, offset and flags. */
void movingTransform(const RaysortBvhMotionInstance *instance, float time, RaysortBvhInstance *at);

/* Times that are likely to go wrong, and others. */
float movingTime(uint32_t kind, Random *random);
#define MOVING_TIMES 8u

/* ---- instances ---- */

#define MOTION_BELOWS 3u

/* Structures below, in one memory at multiples of 256, and instances that move above them. */
typedef struct MotionScene
{
  Moving moving[MOTION_BELOWS];
  RaysortBvhGeometry geometries[MOTION_BELOWS], above;
  uint32_t count, *below;
  RaysortBvhMotionInstance *instances;
  unsigned char *memory, *allocation;
  size_t size;
  VkDeviceSize offsets[MOTION_BELOWS + 1];
  RaysortBvhInfo infos[MOTION_BELOWS + 1];
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  void *scratch;
} MotionScene;

/* What moves how. */
#define MOTION_SHIFTED  0u
#define MOTION_TURNED   1u /* by two matrices */
#define MOTION_SRT      2u
#define MOTION_MIXED    3u
#define MOTION_SINGULAR 4u /* mirrored at the end, scaled to 0 in the middle, quaternions that are opposite */
#define MOTION_KINDS    5u

/* Makes a scene of so many instances, and builds all of it on the host. */
VkResult motionScene(MotionScene *scene, uint32_t count, uint32_t kind, Random *random);
void motionInstance(MotionScene *scene, uint32_t index, uint32_t kind, Random *random); /* makes one anew */
void motionFree(MotionScene *scene);

#endif /* MOTION_REFERENCE_H */
