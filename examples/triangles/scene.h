/* scene.h - the procedural scene: meshes, a geometry each, and what stands where.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_TRIANGLES_SCENE_H
#define RAYSORT_EXAMPLES_TRIANGLES_SCENE_H

#include "common.h"
#include "triangles.h"

#define MAX_OBJECTS 160

typedef struct Scene
{
  Vertex *vertices;
  uint32_t *indices;
  uint32_t vertexCount, vertexCapacity;
  uint32_t indexCount, indexCapacity;
  uint32_t objectCount;
  Object objects[MAX_OBJECTS];
  RaysortBvhGeometry geometries[MAX_OBJECTS]; /* pointers into the above */
} Scene;

/* About so many triangles: a few per cent more or less. The same scene every time. */
void makeScene(Scene *scene, uint32_t triangles);
void freeScene(Scene *scene);

#endif
