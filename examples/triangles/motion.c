/* motion.c - what moves in the scene: the camera, the golden knot, which spins, and two bodies, which lean and sink.
 * SPDX-License-Identifier: MIT */
#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define SPUN   5u /* materials: gold */
#define OPAL   15u
#define VELVET 13u

/* Leans along x and sinks, by a linear map about the body's foot; normals follow by its inverse transpose. */
static void leanBody(Vertex *vertex, const Object *object)
{
  const float lean = 0.8f, sunk = 0.7f, foot = object->centre[1] - object->scale;
  const float up = vertex->position[1] - foot, *n = vertex->normal;
  const float normal[3] = {n[0], (n[1] - lean * n[0]) / sunk, n[2]};
  const float length = sqrtf(normal[0] * normal[0] + normal[1] * normal[1] + normal[2] * normal[2]);
  vertex->position[0] += lean * up;
  vertex->position[1] = foot + sunk * up;
  for (uint32_t k = 0; k < 3; ++k)
    vertex->normal[k] = normal[k] / length;
}

/* VkSRTDataNV: a turn about the vertical through the object's centre, by an angle in radians. */
static void turnAbout(const Object *object, float angle, float srt[16])
{
  memset(srt, 0, 64);
  srt[0] = srt[4] = srt[7] = 1;
  srt[3] = -object->centre[0];
  srt[6] = -object->centre[1];
  srt[8] = -object->centre[2];
  srt[10] = sinf(angle / 2);
  srt[12] = cosf(angle / 2);
  memcpy(srt + 13, object->centre, 12);
}

void moveScene(Scene *scene, double shutter)
{
  const size_t size = (size_t)scene->vertexCount * sizeof(Vertex);
  scene->shutter = shutter;
  scene->later = (Vertex *)allocate(size);
  memcpy(scene->later, scene->vertices, size);
  memcpy(scene->fromLater, scene->from, sizeof(scene->from));
  scene->fromLater[0] += 0.35;
  for (uint32_t i = 0; i < scene->objectCount; ++i)
  {
    const Object *object = &scene->objects[i];
    const uint32_t end = object->firstVertex + scene->geometries[i].maxVertex + 1;
    if (object->material == SPUN)
    {
      scene->spun = i;
      turnAbout(object, 0, scene->turn);
      turnAbout(object, 1.6f, scene->turn + 16);
    }
    if (object->material != OPAL && object->material != VELVET)
      continue;
    for (uint32_t v = object->firstVertex; v < end; ++v)
      leanBody(&scene->later[v], object);
    scene->geometries[i].flags |= RAYSORT_BVH_MOTION_BIT;
    scene->geometries[i].dataAtOne = (VkDeviceAddress)(uintptr_t)(scene->later + object->firstVertex);
    scene->geometries[i].strideAtOne = sizeof(Vertex);
  }
}
