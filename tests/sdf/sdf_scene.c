/* sdf_scene.c - see sdf_scene.h.
 * SPDX-License-Identifier: MIT */
#include "sdf_scene.h"

#include <math.h>
#include <string.h>

RaysortSdfUpdateInfo sceneInfo(uint32_t cascadeCount, float voxel)
{
  RaysortSdfUpdateInfo info;
  memset(&info, 0, sizeof(info));
  info.sdf.cascadeCount = cascadeCount;
  for (uint32_t i = 0; i < cascadeCount; ++i)
    info.sdf.voxelSizes[i] = voxel * (float)(1u << i);
  info.sdf.brickCapacity = 14000;
  info.budget.maxInstances = WORLD_INSTANCES;
  info.budget.maxBoxes = WORLD_INSTANCES;
  info.budget.maxTriangles = 10000;
  info.budget.maxReferences = 100000;
  info.budget.maxBlocks = 4096;
  info.budget.maxBricks = 14000;
  return info;
}

static void meshBox(Mesh *mesh, const float low[3], const float high[3])
{
  static const uint32_t faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                       {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  uint32_t corners[8];
  for (uint32_t i = 0; i < 8; ++i)
    corners[i] = meshVertex(mesh, i & 1 ? high[0] : low[0], i & 2 ? high[1] : low[1], i & 4 ? high[2] : low[2]);
  for (uint32_t i = 0; i < 6; ++i)
  {
    meshTriangle(mesh, corners[faces[i][0]], corners[faces[i][1]], corners[faces[i][2]]);
    meshTriangle(mesh, corners[faces[i][0]], corners[faces[i][2]], corners[faces[i][3]]);
  }
}

void sceneMeshes(Scene *scene)
{
  static const float centre[3] = {0.3f, -0.2f, 0.1f}, low[3] = {-3.1f, -2.2f, -2.6f}, high[3] = {2.7f, 2.9f, 3.3f};
  Random random = {11};
  memset(scene, 0, sizeof(*scene));
  meshSphere(&scene->meshes[0], centre, 1.3f, 8);
  meshSoup(&scene->meshes[1], 60, 1.5f, &random);
  meshBox(&scene->meshes[2], low, high);
  meshSphere(&scene->meshes[3], centre, 0.4f, 4);
}

void sceneMeshesFree(Scene *scene)
{
  for (uint32_t i = 0; i < 4; ++i)
    meshFree(&scene->meshes[i]);
}

RaysortSdfInstance *sceneAdd(World *world, Scene *scene, uint32_t mesh)
{
  scene->of[world->instanceCount] = &scene->meshes[mesh];
  return worldMesh(world, &scene->meshes[mesh], 100 * mesh);
}

void scenePlace(RaysortSdfInstance *instance, const Mesh *mesh, float angle, float x, float y, float z)
{
  const float c = cosf(angle), s = sinf(angle);
  const float m[12] = {c * c, -s * c, s, x, s, c, 0, y, -s * c, s * s, c, z};
  memcpy(instance->transform, m, sizeof(m));
  worldBounds(instance, mesh);
}

void sceneOpen(World *world, Scene *scene, TestDevice *device, const RaysortSdfUpdateInfo *info, int hasCounts)
{
  worldOpen(world, device, info, hasCounts);
  for (uint32_t i = 0; i < 3; ++i)
  {
    sceneAdd(world, scene, i);
    scenePlace(&world->instances[i], scene->of[i], 0.3f + (float)i, 0.1f, -0.2f, 0.3f);
  }
  worldReset(world, 0);
}

RaysortSdfBox sceneBounds(const RaysortSdfInstance *instance)
{
  RaysortSdfBox box;
  memset(&box, 0, sizeof(box));
  memcpy(box.boxMin, instance->boxMin, sizeof(box.boxMin));
  memcpy(box.boxMax, instance->boxMax, sizeof(box.boxMax));
  box.cascadeMask = 0xffffffffu;
  return box;
}
