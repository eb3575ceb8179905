/* scene.h - what there is to see: meshes, materials, pictures, lights, instances that move.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_VIEWER_SCENE_H
#define RAYSORT_EXAMPLES_VIEWER_SCENE_H

#include "common.h"
#include "input.h"
#include "materials.h"
#include "vectors.h"
#include "viewer.h"

/* A structure: geometries that stand one after the other among the objects that were there first. */
typedef struct SceneMesh
{
  uint32_t firstObject, objectCount;
  uint32_t isSkinned, coarse; /* coarse: the mesh that a field of distances takes for it; in most cases itself */
} SceneMesh;

typedef struct SceneInstance
{
  uint32_t mesh;
  uint32_t firstObject; /* the objects of its geometries: those of the mesh, or others with other materials */
  uint32_t node;        /* of the model; NONE: it stands still, or `orbit` moves it */
  uint32_t isMoving;    /* ever */
  float orbit[8];       /* centre, radius, phase, speed, size, tilt; size 0: none */
  float transform[12];  /* now */
} SceneInstance;

typedef struct Scene
{
  char name[NAME_SIZE];
  Model model;      /* with its nodes, while it plays; empty: a procedural scene */
  Vertex *vertices; /* those of skinned meshes first */
  Extra *extras;    /* [vertexCount], or NULL */
  Skin *skins;      /* [skinCount], of the first vertices */
  float (*deltas)[4];
  uint32_t *indices;
  Object *objects;
  uint32_t *triangleCounts, *vertexCounts; /* [objectCount] */
  const char **names;                      /* [objectCount], of their meshes */
  SceneMesh *meshes;
  SceneInstance *instances;
  Materials looks;
  Light *lights;
  LightEntry *lightAliases;
  Lamp *lamps;
  Environment environment;
  float *bones;       /* twelve each, then the weights of morph targets */
  uint32_t *boneNodes; /* [boneCount - the model's]: bones that are nodes themselves */
  uint32_t vertexCount, skinCount, indexCount, objectCount, meshCount, instanceCount;
  uint32_t lightCount, lampCount, boneCount, poseCount; /* poseCount: floats of bones */
  uint32_t deltaCount, extraCount;
  int hasGraphs; /* materials with code of their own */
  uint32_t vertexCapacity, indexCapacity, objectCapacity;
  float boxMin[3], boxMax[3];
  ViewerCamera camera;
  uint64_t triangleCount; /* of all instances */
} Scene;

/* At least a million triangles, and instances that move. materials: 8 to 4096. hasGraphs: all except the lamps' have a
 * picture and code of their own, of graphs.sh. */
void makeProcedural(Scene *scene, uint32_t triangles, uint32_t instances, uint32_t materials, int hasGraphs);

/* Any file that modelLoad reads. Ends the program with a sentence if it cannot be shown. */
void loadScene(Scene *scene, const char *path);

/* A ball of albedo 1: in a white environment it is not to be seen. roughness, metalness: its material's. */
void makeFurnace(Scene *scene, float roughness, float metalness);

/* Where everything is at that time, in seconds. Returns whether anything moves at all. */
int moveScene(Scene *scene, double time);

float sceneSize(const Scene *scene); /* the longest side of its box */
void freeScene(Scene *scene);

#endif
