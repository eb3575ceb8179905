/* sdf_scene.h - the scene that most tests of updates build fields from.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_SCENE_H
#define SDF_SCENE_H

#include "sdf_world.h"

/* A sphere, a soup, a box of two triangles a side, and a small sphere: small and large triangles. */
typedef struct Scene
{
  Mesh meshes[4];
  const Mesh *of[WORLD_INSTANCES]; /* of each instance */
} Scene;

void sceneMeshes(Scene *scene);
void sceneMeshesFree(Scene *scene);

/* Cascades of 1, 2, 4 voxels, and budgets that the scene fits in. */
RaysortSdfUpdateInfo sceneInfo(uint32_t cascadeCount, float voxel);

/* A field that was reset, and instances of the first three meshes. */
void sceneOpen(World *world, Scene *scene, TestDevice *device, const RaysortSdfUpdateInfo *info, int hasCounts);
RaysortSdfInstance *sceneAdd(World *world, Scene *scene, uint32_t mesh);

/* A rotation about z, then y, and a place. */
void scenePlace(RaysortSdfInstance *instance, const Mesh *mesh, float angle, float x, float y, float z);

RaysortSdfBox sceneBounds(const RaysortSdfInstance *instance); /* its bounds, in all cascades */

#endif
