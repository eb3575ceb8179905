/* scene_file.c - a model from a file as a scene: its materials, pictures, lamps, nodes and bones.
 * SPDX-License-Identifier: MIT */
#include "scene_private.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- meshes ---- */

typedef struct Use
{
  uint32_t node, part, isMoving, isShared, mesh;
} Use;

static int isMoving(const Model *model, uint32_t node)
{
  while (node != MODEL_NONE && model->nodes[node].channel == MODEL_NONE)
    node = model->nodes[node].parent;
  return node != MODEL_NONE;
}

static Use *findUses(const Model *model)
{
  Use *uses = (Use *)allocate(model->useCount * sizeof(Use));
  uint32_t *counts = (uint32_t *)allocate(model->partCount * sizeof(uint32_t));
  memset(counts, 0, model->partCount * sizeof(uint32_t));
  for (uint32_t i = 0; i < model->useCount; ++i)
    ++counts[model->uses[i].part];
  for (uint32_t i = 0; i < model->useCount; ++i)
  {
    const Use use = {model->uses[i].node, model->uses[i].part, (uint32_t)isMoving(model, model->uses[i].node),
                     counts[model->uses[i].part] > 1, NONE};
    uses[i] = use;
  }
  free(counts);
  return uses;
}

/* A normal by the cofactors of the rows. */
static void transformedNormal(const float m[12], const float n[3], float out[3])
{
  float c[3];
  for (uint32_t k = 0; k < 3; ++k)
  {
    cross(m + 4 * ((k + 1) % 3), m + 4 * ((k + 2) % 3), c);
    out[k] = dot(c, n);
  }
  const float most = fmaxf(fmaxf(fabsf(out[0]), fabsf(out[1])), fabsf(out[2]));
  for (uint32_t k = 0; most > 0 && k < 3; ++k) /* no float holds the squares of large and of tiny ones */
    out[k] /= most;
  normalise(out);
}

/* A part as a geometry, its vertices moved by rows, if there are any. */
static void addPart(Scene *scene, uint32_t number, const float *rows)
{
  const ModelPart *part = &scene->model.parts[number];
  const uint32_t firstVertex = scene->vertexCount, firstIndex = scene->indexCount;
  scene->vertices = (Vertex *)grown(scene->vertices, (uint64_t)firstVertex + part->vertexCount, &scene->vertexCapacity,
                                    sizeof(Vertex));
  scene->indices = (uint32_t *)grown(scene->indices, (uint64_t)firstIndex + part->indexCount, &scene->indexCapacity,
                                     sizeof(uint32_t));
  memcpy(scene->indices + firstIndex, scene->model.indices + part->firstIndex, (size_t)part->indexCount * 4);
  for (uint32_t i = 0; i < part->vertexCount; ++i)
  {
    const ModelVertex *from = &scene->model.vertices[part->firstVertex + i];
    Vertex *to = &scene->vertices[firstVertex + i];
    memcpy(to, from, sizeof(*to)); /* the same eight numbers */
    if (rows)
    {
      transformed(rows, from->position, 1, to->position);
      transformedNormal(rows, from->normal, to->normal);
    }
  }
  sceneAddObject(scene, part->material, firstIndex, firstVertex, part->indexCount / 3, part->vertexCount, part->name);
  scene->vertexCount += part->vertexCount;
  scene->indexCount += part->indexCount;
}

static uint32_t beginMesh(Scene *scene, int isSkinned)
{
  const SceneMesh mesh = {scene->objectCount, 0, (uint32_t)isSkinned, scene->meshCount};
  scene->meshes[scene->meshCount] = mesh;
  return scene->meshCount++;
}

static void addInstance(Scene *scene, uint32_t mesh, uint32_t node, uint32_t moves)
{
  static const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  SceneInstance *instance = &scene->instances[scene->instanceCount++];
  memset(instance, 0, sizeof(*instance));
  instance->mesh = mesh;
  instance->firstObject = scene->meshes[mesh].firstObject;
  instance->node = node;
  instance->isMoving = moves;
  memcpy(instance->transform, still, sizeof(still));
  for (uint32_t i = 0; i < scene->meshes[mesh].objectCount; ++i)
    scene->triangleCount += scene->triangleCounts[instance->firstObject + i];
}

/* A skinned part is a mesh of its own, in the world. A vertex without weights follows the part's first bone. */
static void addSkinned(Scene *scene, const Use *use)
{
  const Model *model = &scene->model;
  const ModelPart *part = &model->parts[use->part];
  uint32_t firstBone = model->boneCount;
  addPart(scene, use->part, NULL);
  scene->skins = (Skin *)realloc(scene->skins, (size_t)scene->vertexCount * sizeof(Skin));
  if (!scene->skins)
    die("out of memory: %u vertices of skins", scene->vertexCount);
  for (uint32_t i = 0; i < part->vertexCount; ++i) /* all bones of a part follow each other */
    for (uint32_t k = 0; k < 4; ++k)
      if (model->skins[part->firstVertex + i].weights[k] > 0 &&
          model->skins[part->firstVertex + i].bones[k] < firstBone)
        firstBone = model->skins[part->firstVertex + i].bones[k];
  for (uint32_t i = 0; i < part->vertexCount; ++i)
  {
    const ModelSkin *from = &model->skins[part->firstVertex + i];
    const float sum = from->weights[0] + from->weights[1] + from->weights[2] + from->weights[3];
    Skin *to = &scene->skins[scene->skinCount++];
    for (uint32_t k = 0; k < 4; ++k)
    {
      to->bones[k] = from->weights[k] > 0 ? from->bones[k] : firstBone < model->boneCount ? firstBone : 0;
      to->weights[k] = sum > 0 ? from->weights[k] / sum : k == 0;
    }
  }
}

/* Skinned parts first. Parts that stand still and are used once make one mesh. */
static void addMeshes(Scene *scene, Use *uses, float (*world)[12])
{
  const Model *model = &scene->model;
  uint32_t still = NONE;
  scene->meshes = (SceneMesh *)allocate((model->useCount + 1) * sizeof(SceneMesh));
  scene->instances = (SceneInstance *)allocate((model->useCount + 1) * sizeof(SceneInstance));
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (model->parts[uses[i].part].boneCount)
    {
      const uint32_t mesh = beginMesh(scene, 1);
      addSkinned(scene, &uses[i]);
      scene->meshes[mesh].objectCount = 1;
      addInstance(scene, mesh, NONE, 1);
    }
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (!model->parts[uses[i].part].boneCount && !uses[i].isMoving && !uses[i].isShared)
    {
      if (still == NONE)
        still = beginMesh(scene, 0);
      addPart(scene, uses[i].part, world[uses[i].node]);
      ++scene->meshes[still].objectCount;
    }
  if (still != NONE)
    addInstance(scene, still, NONE, 0);
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (!model->parts[uses[i].part].boneCount && (uses[i].isMoving || uses[i].isShared))
    {
      for (uint32_t k = 0; k < i && uses[i].mesh == NONE; ++k)
        uses[i].mesh = uses[k].part == uses[i].part ? uses[k].mesh : NONE;
      if (uses[i].mesh == NONE)
      {
        uses[i].mesh = beginMesh(scene, 0);
        addPart(scene, uses[i].part, NULL);
        scene->meshes[uses[i].mesh].objectCount = 1;
      }
      addInstance(scene, uses[i].mesh, uses[i].node, uses[i].isMoving);
    }
}

/* ---- lamps, cameras ---- */

static void placeLamps(Scene *scene, float (*world)[12])
{
  static const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  for (uint32_t i = 0; i < scene->lampCount; ++i)
  {
    const ModelLamp *from = &scene->model.lamps[i];
    const float *rows = from->node == MODEL_NONE ? still : world[from->node];
    Lamp *to = &scene->lamps[i];
    memset(to, 0, sizeof(*to));
    transformed(rows, from->position, 1, to->position);
    transformed(rows, from->direction, 0, to->direction);
    normalise(to->direction);
    memcpy(to->radiance, from->radiance, sizeof(to->radiance));
    to->isFar = from->isFar;
    to->cosInner = from->cosInner;
    to->cosOuter = from->cosOuter;
  }
}

/* The box of what is seen at time 0; of a skinned mesh its bones' places and the mesh at rest stand for it. */
static void findBox(Scene *scene)
{
  for (uint32_t k = 0; k < 3; ++k)
  {
    scene->boxMin[k] = FLT_MAX;
    scene->boxMax[k] = -FLT_MAX;
  }
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    const SceneMesh *mesh = &scene->meshes[scene->instances[i].mesh];
    for (uint32_t object = mesh->firstObject; object < mesh->firstObject + mesh->objectCount; ++object)
      for (uint32_t v = 0; v < scene->vertexCounts[object]; ++v)
      {
        const uint32_t number = scene->objects[object].firstVertex + v;
        const Skin *skin = mesh->isSkinned ? &scene->skins[number] : NULL;
        const float *rows = skin ? scene->bones + 12 * (size_t)skin->bones[0] : scene->instances[i].transform;
        float p[3];
        transformed(rows, scene->vertices[number].position, 1, p);
        for (uint32_t k = 0; k < 3; ++k)
        {
          scene->boxMin[k] = fminf(scene->boxMin[k], p[k]);
          scene->boxMax[k] = fmaxf(scene->boxMax[k], p[k]);
        }
      }
  }
}

static void takeCamera(Scene *scene, float (*world)[12])
{
  const Model *model = &scene->model;
  const float size = sceneSize(scene);
  float from[3], along[3] = {-0.85f, -0.65f, -1.75f};
  if (model->cameraCount)
  {
    const ModelCamera *camera = &model->cameras[0];
    const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0},
                *rows = camera->node == MODEL_NONE ? still : world[camera->node];
    float forward[3], up[3], right[3];
    transformed(rows, camera->position, 1, from);
    transformed(rows, camera->forward, 0, forward);
    transformed(rows, camera->up, 0, up);
    normalise(forward);
    sceneLook(scene, from, forward, camera->fovY);
    normalise(up);
    cross(scene->camera.forward, up, right);
    normalise(right);
    if (fabsf(right[1]) > 0.01f || fabsf(scene->camera.forward[1]) > 0.999f || up[1] < 0) /* it lies */
      memcpy(scene->camera.up, up, sizeof(up));
    return;
  }
  for (uint32_t k = 0; k < 3; ++k)
    from[k] = 0.5f * (scene->boxMin[k] + scene->boxMax[k]) - size * along[k];
  normalise(along);
  sceneLook(scene, from, along, 45);
}

/* ---- all of it ---- */

void loadScene(Scene *scene, const char *path)
{
  const char *slash = strrchr(path, '/');
  memset(scene, 0, sizeof(*scene));
  snprintf(scene->name, sizeof(scene->name), "%.40s", slash ? slash + 1 : path);
  modelLoadNodes(&scene->model, path);
  if (!scene->model.useCount)
    die("%s: no node shows a mesh", path);
  float(*world)[12] = (float(*)[12])allocate(scene->model.nodeCount * sizeof(*world));
  modelPose(&scene->model, 0, world);
  Use *uses = findUses(&scene->model);
  materialsTake(&scene->looks, &scene->model);
  addMeshes(scene, uses, world);
  scene->boneCount = scene->model.boneCount;
  scene->bones = (float *)allocate((size_t)scene->boneCount * 48);
  scene->lampCount = scene->model.lampCount;
  scene->lamps = (Lamp *)allocate(scene->lampCount * sizeof(Lamp));
  moveScene(scene, 0);
  findBox(scene);
  takeCamera(scene, world);
  sceneFindLights(scene);
  environmentMake(&scene->environment, scene->lampCount ? "none" : "sky");
  free(uses);
  free(world);
}

int scenePlay(Scene *scene, double time)
{
  const Model *model = &scene->model;
  float(*world)[12] = (float(*)[12])allocate(model->nodeCount * sizeof(*world));
  modelPose(model, time, world);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
    if (scene->instances[i].node != NONE)
      memcpy(scene->instances[i].transform, world[scene->instances[i].node], sizeof(*world));
  for (uint32_t i = 0; i < scene->boneCount; ++i)
    modelJoin(world[model->bones[i].node], model->bones[i].offset, scene->bones + 12 * (size_t)i);
  placeLamps(scene, world);
  free(world);
  return model->channelCount > 0;
}
