/* scene.h - the procedural scene: meshes, a geometry each, and what stands where.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_TRIANGLES_SCENE_H
#define RAYSORT_EXAMPLES_TRIANGLES_SCENE_H

#include "common.h"
#include "materials.h"
#include "triangles.h"

typedef struct Scene
{
  char name[16];
  Vertex *vertices;
  uint32_t *indices;
  uint32_t vertexCount, vertexCapacity;
  uint32_t indexCount, indexCapacity;
  uint32_t objectCount, objectCapacity;
  Object *objects;
  Materials looks;                /* of a model */
  Material *paints;               /* [objectCount] */
  RaysortBvhGeometry *geometries; /* [objectCount], with pointers into the above */
  Environment environment;
  int isPlain;           /* it stands in place of the evening sky and its sun */
  double from[3], at[3]; /* the camera, in the units of the vertices */
  double fieldOfView, defocusAngle;
  Vertex *later;  /* [vertexCount] at time 1; NULL: nothing moves */
  double shutter; /* it is open from time 0 to this one */
  double fromLater[3];
  uint32_t spun;  /* the object that turns */
  float turn[32]; /* two VkSRTDataNV */
} Scene;

/* About so many triangles: a few per cent more or less. The same scene every time. */
void makeScene(Scene *scene, uint32_t triangles);

/* A model, moved to the origin and scaled to 10 units; a geometry a part. isProcedural: with the sixteen materials in
 * place of the file's. hasPlain: on a plain. placed: what was done to its points, a new one is
 * (point - placed[0 .. 2]) * placed[3]. */
void importScene(Scene *scene, const Model *model, const char *path, int isProcedural, int hasPlain, double placed[4]);
void freeScene(Scene *scene);

/* Sets the scene made here in motion (motion.c). */
void moveScene(Scene *scene, double shutter);

/* Of everything that a picture hangs on. */
uint32_t sceneHash(const Scene *scene);

#endif
