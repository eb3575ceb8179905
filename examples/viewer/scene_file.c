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
  uint32_t node, part, isMoving, isShared, isBent, mesh; /* isBent: vertex by vertex, by bones or morph targets */
} Use;

/* Nothing of its volume is left: no ray can be taken to its space. */
static int isFlat(const float rows[12])
{
  float across[3], lengths = 1;
  cross(rows, rows + 4, across);
  for (uint32_t i = 0; i < 3; ++i)
    lengths *= sqrtf(dot(rows + 4 * i, rows + 4 * i));
  return fabsf(dot(across, rows + 8)) <= 1e-9f * lengths;
}

static int isMoving(const Model *model, uint32_t node)
{
  while (node != MODEL_NONE && model->nodes[node].channel == MODEL_NONE)
    node = model->nodes[node].parent;
  return node != MODEL_NONE;
}

static int hasTargets(const Model *model, uint32_t use)
{
  return model->parts[model->uses[use].part].targetCount && model->nodes[model->uses[use].node].weightCount;
}

/* What is flat is moved vertex by vertex if it moves, and stands as it is seen if it does not. */
static Use *findUses(const Model *model, float (*world)[12])
{
  Use *uses = (Use *)allocate(model->useCount * sizeof(Use));
  uint32_t *counts = (uint32_t *)allocate(model->partCount * sizeof(uint32_t));
  memset(counts, 0, model->partCount * sizeof(uint32_t));
  for (uint32_t i = 0; i < model->useCount; ++i)
    ++counts[model->uses[i].part];
  for (uint32_t i = 0; i < model->useCount; ++i)
  {
    const ModelUse *from = &model->uses[i];
    const uint32_t moves = (uint32_t)isMoving(model, from->node), flat = (uint32_t)isFlat(world[from->node]);
    const uint32_t isBent =
        (model->parts[from->part].isSkinned && from->boneCount) || hasTargets(model, i) || (flat && moves);
    const Use use = {from->node, from->part, moves, counts[from->part] > 1 && !flat, isBent, NONE};
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

static void addExtras(Scene *scene, const ModelPart *part)
{
  scene->extraCount = scene->vertexCount + part->vertexCount;
  scene->extras = (Extra *)realloc(scene->extras, scene->extraCount * sizeof(Extra));
  if (!scene->extras)
    die("out of memory: %u vertices", scene->extraCount);
  memcpy(scene->extras + scene->vertexCount, scene->model.extras + part->firstVertex,
         part->vertexCount * sizeof(Extra));
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
  if (scene->model.extras)
    addExtras(scene, part);
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

/* The bones that a use hangs on, as the scene counts them: those of its skin, or its node. */
static uint32_t bonesOf(Scene *scene, uint32_t use)
{
  const Model *model = &scene->model;
  if (model->parts[model->uses[use].part].isSkinned && model->uses[use].boneCount)
    return model->uses[use].firstBone;
  scene->boneNodes[scene->boneCount - model->boneCount] = model->uses[use].node;
  return scene->boneCount++;
}

static void takeSkin(const Model *model, const ModelUse *use, uint32_t vertex, uint32_t firstBone, Skin *to)
{
  const int isSkinned = model->parts[use->part].isSkinned && use->boneCount;
  const ModelSkin *from = isSkinned ? &model->skins[vertex] : NULL;
  float sum = 0;
  for (uint32_t k = 0; from && k < 4; ++k)
    sum += from->bones[k] < use->boneCount ? from->weights[k] : 0;
  for (uint32_t k = 0; k < 4; ++k)
  {
    const int isThere = from && sum > 0 && from->bones[k] < use->boneCount;
    to->bones[k] = firstBone + (isThere ? from->bones[k] : 0);
    to->weights[k] = sum > 0 ? (isThere ? from->weights[k] / sum : 0) : k == 0;
  }
}

/* A part that bends is a mesh of its own, in the world. A vertex without weights follows the first bone. */
static void addBent(Scene *scene, uint32_t number)
{
  const Model *model = &scene->model;
  const ModelUse *use = &model->uses[number];
  const ModelPart *part = &model->parts[use->part];
  const ModelNode *node = &model->nodes[use->node];
  const uint32_t firstBone = bonesOf(scene, number);
  addPart(scene, use->part, NULL);
  scene->skins = (Skin *)realloc(scene->skins, (size_t)scene->vertexCount * sizeof(Skin));
  if (!scene->skins)
    die("out of memory: %u vertices of skins", scene->vertexCount);
  for (uint32_t i = 0; i < part->vertexCount; ++i)
  {
    Skin *to = &scene->skins[scene->skinCount++];
    takeSkin(model, use, part->firstVertex + i, firstBone, to);
    to->firstDelta = 2 * (part->firstDelta + part->targetCount * i);
    to->targetCount = part->targetCount < node->weightCount ? part->targetCount : node->weightCount;
    to->firstWeight = node->firstWeight;
    to->reserved = 0;
  }
}

/* Parts that bend first. Parts that stand still and are used once make one mesh. */
static void addMeshes(Scene *scene, Use *uses, float (*world)[12])
{
  const Model *model = &scene->model;
  uint32_t still = NONE;
  scene->meshes = (SceneMesh *)allocate((model->useCount + 1) * sizeof(SceneMesh));
  scene->instances = (SceneInstance *)allocate((model->useCount + 1) * sizeof(SceneInstance));
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (uses[i].isBent)
    {
      const uint32_t mesh = beginMesh(scene, 1);
      addBent(scene, i);
      scene->meshes[mesh].objectCount = 1;
      addInstance(scene, mesh, NONE, 1);
    }
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (!uses[i].isBent && !uses[i].isMoving && !uses[i].isShared)
    {
      if (still == NONE)
        still = beginMesh(scene, 0);
      addPart(scene, uses[i].part, world[uses[i].node]);
      ++scene->meshes[still].objectCount;
    }
  if (still != NONE)
    addInstance(scene, still, NONE, 0);
  for (uint32_t i = 0; i < model->useCount; ++i)
    if (!uses[i].isBent && (uses[i].isMoving || uses[i].isShared))
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

/* The box of what is seen at time 0. */
static void findBox(Scene *scene, float (*world)[12])
{
  const Model *model = &scene->model;
  const float *weights = scene->bones + 12 * (size_t)scene->boneCount;
  for (uint32_t k = 0; k < 3; ++k)
  {
    scene->boxMin[k] = FLT_MAX;
    scene->boxMax[k] = -FLT_MAX;
  }
  for (uint32_t i = 0; i < model->useCount; ++i)
  {
    const ModelPart *part = &model->parts[model->uses[i].part];
    for (uint32_t v = part->firstVertex; v < part->firstVertex + part->vertexCount; ++v)
    {
      float p[3], normal[3];
      modelVertexAt(model, &model->uses[i], v, world, weights, p, normal);
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
    scene->camera.height = camera->height;
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

static void takeDeltas(Scene *scene)
{
  const Model *model = &scene->model;
  scene->deltaCount = 2 * model->deltaCount;
  scene->deltas = (float(*)[4])allocate(scene->deltaCount * sizeof(*scene->deltas));
  for (uint32_t i = 0; i < model->deltaCount; ++i)
  {
    memcpy(scene->deltas[2 * (size_t)i], model->deltas[i].position, sizeof(model->deltas[i].position));
    memcpy(scene->deltas[2 * (size_t)i + 1], model->deltas[i].normal, sizeof(model->deltas[i].normal));
    scene->deltas[2 * (size_t)i][3] = scene->deltas[2 * (size_t)i + 1][3] = 0;
  }
}

void loadScene(Scene *scene, const char *path)
{
  const char *slash = strrchr(path, '/');
  memset(scene, 0, sizeof(*scene));
  snprintf(scene->name, sizeof(scene->name), "%.40s", slash ? slash + 1 : path);
  modelLoadNodes(&scene->model, path);
  if (!scene->model.useCount)
    die("%s: no node shows a mesh", path);
  float(*world)[12] = (float(*)[12])allocate(scene->model.nodeCount * sizeof(*world));
  modelPose(&scene->model, 0, world, NULL);
  Use *uses = findUses(&scene->model, world);
  materialsTake(&scene->looks, &scene->model);
  scene->boneCount = scene->model.boneCount;
  scene->boneNodes = (uint32_t *)allocate(scene->model.useCount * sizeof(uint32_t));
  addMeshes(scene, uses, world);
  takeDeltas(scene);
  scene->poseCount = (12 * scene->boneCount + scene->model.weightCount + 3) & ~3u;
  scene->bones = (float *)allocate((size_t)scene->poseCount * sizeof(float));
  memset(scene->bones, 0, (size_t)scene->poseCount * sizeof(float));
  scene->lampCount = scene->model.lampCount;
  scene->lamps = (Lamp *)allocate(scene->lampCount * sizeof(Lamp));
  moveScene(scene, 0);
  findBox(scene, world);
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
  modelPose(model, time, world, scene->bones + 12 * (size_t)scene->boneCount);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
    if (scene->instances[i].node != NONE)
      memcpy(scene->instances[i].transform, world[scene->instances[i].node], sizeof(*world));
  for (uint32_t i = 0; i < model->boneCount; ++i)
    modelJoin(world[model->bones[i].node], model->bones[i].offset, scene->bones + 12 * (size_t)i);
  for (uint32_t i = model->boneCount; i < scene->boneCount; ++i)
    memcpy(scene->bones + 12 * (size_t)i, world[scene->boneNodes[i - model->boneCount]], sizeof(*world));
  placeLamps(scene, world);
  free(world);
  return model->channelCount > 0;
}
