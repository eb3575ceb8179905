/* scene.h - what is to be seen: meshes with a transform each, which the field is built from; some of them move.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_BRICKS_SCENE_H
#define RAYSORT_EXAMPLES_BRICKS_SCENE_H

#include "common.h"
#include "bricks.h"

#define MOST_OBJECTS 64u

typedef struct Scene
{
  float *vertices; /* three a vertex */
  uint32_t *indices;
  uint32_t vertexCount, indexCount, objectCount;
  uint32_t vertexCapacity, indexCapacity;
  Object objects[MOST_OBJECTS];
  uint32_t firstIndex[MOST_OBJECTS + 1], firstVertex[MOST_OBJECTS + 1];
  float boxes[MOST_OBJECTS][2][3]; /* lowest and highest corner of each object, at rest */
  uint32_t knot, ball;             /* objects that move */
} Scene;

/* A court with a pool, columns and walls of bricks; or a model in it, from a file, in place of the knot. */
void makeScene(Scene *scene, const char *model);
void freeScene(Scene *scene);

/* The instances of the scene at a time, in seconds: geometry and bounds. vertices, indices: device addresses. */
void placeInstances(const Scene *scene, double time, VkDeviceAddress vertices, VkDeviceAddress indices,
                    RaysortSdfInstance *instances);

#endif
