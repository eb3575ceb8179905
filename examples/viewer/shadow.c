/* shadow.c - see shadow.h.
 * SPDX-License-Identifier: MIT */
#include "shadow.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

#define CASCADES 6u
#define CAPACITY 131072u /* bricks */
#define RECORDS  (1u << 21)
#define ANCHOR   16.0 /* voxels of the coarsest cascade from one anchor to the next */

/* What the library takes: voxels in world units, and voxels from the origin; a half of those, as windows move. */
#define LEAST_VOXEL   1e-6f
#define MOST_VOXEL    1e6f
#define FARTHEST_AWAY 536870912.0f

/* Triangles that move are built again in each frame. */
#define MOST_MOVING        (1u << 22)
#define MOST_MOVING_ON_CPU (1u << 15)

/* A field cannot ask a mask, and its shell would hide a light's own triangles. */
static int isBlocking(const Scene *scene, uint32_t object)
{
  return !(scene->looks.materials[scene->objects[object].material].kind & (KIND_HOLES | KIND_LIGHT));
}

static void boundObject(const Scene *scene, uint32_t object, float box[2][3])
{
  const Vertex *vertices = scene->vertices + scene->objects[object].firstVertex;
  for (uint32_t k = 0; k < 3; ++k)
  {
    box[0][k] = box[1][k] = vertices[0].position[k];
    for (uint32_t i = 1; i < scene->vertexCounts[object]; ++i)
    {
      box[0][k] = fminf(box[0][k], vertices[i].position[k]);
      box[1][k] = fmaxf(box[1][k], vertices[i].position[k]);
    }
  }
}

/* The coarsest window is twice as wide as the scene: wherever the camera is in it, all of it is in a window. */
static void describeField(ShadowField *shadow, const Scene *scene, uint64_t triangles)
{
  RaysortSdfUpdateInfo *update = &shadow->field.update;
  const float size = sceneSize(scene);
  update->sdf.cascadeCount = CASCADES;
  update->sdf.brickCapacity = CAPACITY;
  for (uint32_t i = 0; i < CASCADES; ++i)
    update->sdf.voxelSizes[i] = size / 32 / (float)(1u << (CASCADES - 1 - i));
  const uint64_t records = 2 * CASCADES * triangles;
  update->budget.maxInstances = shadow->instanceCount;
  update->budget.maxTriangles = records < 1u << 16 ? 1u << 16 : records < RECORDS ? (uint32_t)records : RECORDS;
  update->budget.maxReferences = 4 * update->budget.maxTriangles;
  update->budget.maxBlocks = 1u << 16;
  update->budget.maxBricks = CAPACITY;
  shadow->mostUpdates = records < RECORDS ? 2 : 16;
}

/* The geometry of an instance as the field takes it. */
static uint32_t coarseObject(const Scene *scene, const SceneInstance *instance, uint32_t number)
{
  return scene->meshes[scene->meshes[instance->mesh].coarse].firstObject + number;
}

/* A scene that is too small, too large or too far away. */
static void checkSize(ShadowField *shadow, const Scene *scene)
{
  const float *voxels = shadow->field.update.sdf.voxelSizes;
  float farthest = 0;
  for (uint32_t k = 0; k < 3; ++k)
    farthest = fmaxf(farthest, fmaxf(fabsf(scene->boxMin[k]), fabsf(scene->boxMax[k])));
  if (!(voxels[0] >= LEAST_VOXEL && voxels[CASCADES - 1] <= MOST_VOXEL))
    snprintf(shadow->refusal, sizeof(shadow->refusal),
             "no field: its voxels would be %.2g to %.2g, a field takes 1e-6 to 1e6", (double)voxels[0],
             (double)voxels[CASCADES - 1]);
  else if (!(farthest / voxels[0] <= FARTHEST_AWAY))
    snprintf(shadow->refusal, sizeof(shadow->refusal),
             "no field: the scene is %.2g voxels from the origin, a field takes %.2g", (double)(farthest / voxels[0]),
             (double)FARTHEST_AWAY);
}

void shadowDescribe(ShadowField *shadow, const Scene *scene, int isCpu)
{
  const uint64_t most = isCpu ? MOST_MOVING_ON_CPU : MOST_MOVING;
  uint64_t triangles = 0, moving = 0;
  shadow->boxes = (float(*)[2][3])allocate(scene->objectCount * sizeof(*shadow->boxes));
  for (uint32_t i = 0; i < scene->meshCount; ++i)
    for (uint32_t k = 0; k < scene->meshes[i].objectCount; ++k)
      boundObject(scene, scene->meshes[i].firstObject + k, shadow->boxes[scene->meshes[i].firstObject + k]);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
    for (uint32_t k = 0; k < scene->meshes[scene->instances[i].mesh].objectCount; ++k)
      if (isBlocking(scene, scene->instances[i].firstObject + k))
      {
        const uint32_t count = scene->triangleCounts[coarseObject(scene, &scene->instances[i], k)];
        ++shadow->instanceCount;
        triangles += count;
        moving += scene->instances[i].isMoving ? count : 0;
      }
  if (moving > most)
    snprintf(shadow->refusal, sizeof(shadow->refusal), "no field: %.2f million triangles move, at most %.2f can",
             (double)moving / 1e6, (double)most / 1e6);
  describeField(shadow, scene, triangles);
  if (!shadow->refusal[0])
    checkSize(shadow, scene);
}

/* A skinned mesh lies wherever its bones are: somewhere in twice the scene's box. */
static void describeInstance(const ShadowField *shadow, const Scene *scene, const SceneInstance *from,
                             uint32_t geometry, RaysortSdfInstance *to)
{
  const int isSkinned = (int)scene->meshes[from->mesh].isSkinned;
  memset(to, 0, sizeof(*to));
  memcpy(to->transform, from->transform, sizeof(to->transform));
  for (uint32_t k = 0; k < 3; ++k)
    to->transform[4 * k + 3] = (float)((double)from->transform[4 * k + 3] - shadow->field.update.anchor[k]);
  fieldBound(to, shadow->boxes[geometry][0], shadow->boxes[geometry][1]);
  for (uint32_t k = 0; isSkinned && k < 3; ++k)
  {
    const float half = 0.5f * (scene->boxMax[k] - scene->boxMin[k]), anchor = (float)shadow->field.update.anchor[k];
    to->boxMin[k] = scene->boxMin[k] - half - anchor;
    to->boxMax[k] = scene->boxMax[k] + half - anchor;
  }
  to->cascadeMask = 0xffffffffu;
  to->triangleCount = scene->triangleCounts[geometry];
  to->stride = sizeof(Vertex);
  to->indexSize = 4;
  to->maxVertex = scene->vertexCounts[geometry] - 1;
  to->flags = isSkinned || from->isMoving ? RAYSORT_SDF_INSTANCE_DYNAMIC_BIT : 0;
}

void shadowFollow(ShadowField *shadow, const Scene *scene, const float eye[3], VkDeviceAddress vertices,
                  VkDeviceAddress indices, RaysortSdfInstance *instances)
{
  RaysortSdfUpdateInfo *update = &shadow->field.update;
  const double step = ANCHOR * (double)update->sdf.voxelSizes[CASCADES - 1];
  for (uint32_t k = 0; k < 3; ++k)
  {
    update->center[k] = (double)fminf(fmaxf(eye[k], scene->boxMin[k]), scene->boxMax[k]);
    update->anchor[k] = step * floor(update->center[k] / step + 0.5);
  }
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    const SceneInstance *from = &scene->instances[i];
    const SceneMesh *mesh = &scene->meshes[from->mesh];
    for (uint32_t k = 0; k < mesh->objectCount; ++k)
    {
      if (!isBlocking(scene, from->firstObject + k))
        continue;
      const uint32_t geometry = coarseObject(scene, from, k);
      const Object *object = &scene->objects[geometry];
      describeInstance(shadow, scene, from, geometry, instances);
      instances->positions = vertices + (VkDeviceAddress)object->firstVertex * sizeof(Vertex);
      instances++->indices = indices + (VkDeviceAddress)object->firstIndex * 4;
    }
  }
}
