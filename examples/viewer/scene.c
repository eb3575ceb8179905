/* scene.c - the procedural scene, the furnace, lights; scene_file.c loads models.
 * SPDX-License-Identifier: MIT */
#include "scene.h"
#include "scene_private.h"
#include "shapes.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define TURN        6.28318531f
#define COARSE_ROWS 16u /* of a body in a field of distances: the field is no finer, and is built again in each frame */

Object *sceneAddObject(Scene *scene, uint32_t material, uint32_t firstIndex, uint32_t firstVertex, uint32_t triangles,
                       uint32_t vertices, const char *name)
{
  const uint32_t i = scene->objectCount++;
  uint32_t capacity = scene->objectCapacity;
  scene->objects = (Object *)grown(scene->objects, i + 1, &scene->objectCapacity, sizeof(Object));
  if (capacity != scene->objectCapacity)
  {
    scene->triangleCounts = (uint32_t *)realloc(scene->triangleCounts, (size_t)scene->objectCapacity * 4);
    scene->vertexCounts = (uint32_t *)realloc(scene->vertexCounts, (size_t)scene->objectCapacity * 4);
    scene->names = (const char **)realloc(scene->names, scene->objectCapacity * sizeof(*scene->names));
    if (!scene->triangleCounts || !scene->vertexCounts || !scene->names)
      die("out of memory: %u objects", i);
  }
  scene->objects[i].material = material;
  scene->objects[i].firstIndex = firstIndex;
  scene->objects[i].firstVertex = firstVertex;
  scene->objects[i].seed = 0;
  scene->triangleCounts[i] = triangles;
  scene->vertexCounts[i] = vertices;
  scene->names[i] = name;
  return &scene->objects[i];
}

/* ---- what is drawn by its power ---- */

static float triangleArea(const Scene *scene, uint32_t object, uint32_t primitive)
{
  const Object *o = &scene->objects[object];
  const uint32_t *corners = scene->indices + o->firstIndex + 3 * (size_t)primitive;
  const float *p = scene->vertices[o->firstVertex + corners[0]].position;
  float sides[2][3], across[3];
  double sum = 0; /* no float holds the squares of large and of tiny areas */
  for (uint32_t i = 0; i < 2; ++i)
    for (uint32_t k = 0; k < 3; ++k)
      sides[i][k] = scene->vertices[o->firstVertex + corners[i + 1]].position[k] - p[k];
  cross(sides[0], sides[1], across);
  for (uint32_t k = 0; k < 3; ++k)
    sum += (double)across[k] * (double)across[k];
  return (float)(0.5 * sqrt(sum));
}

static void addLights(Scene *scene, uint32_t instance, uint32_t object, float **weights, uint32_t *capacity)
{
  Material *material = &scene->looks.materials[scene->objects[object].material];
  const float power = lightBrightness(material->emission);
  uint32_t other = *capacity;
  for (uint32_t i = 0; power > 0 && i < scene->triangleCounts[object]; ++i)
  {
    const Light light = {object, i, instance, 0};
    const float weight = power * triangleArea(scene, object, i);
    if (!(weight > 0))
      continue;
    scene->lights = (Light *)grown(scene->lights, scene->lightCount + 1, &other, sizeof(Light));
    *weights = (float *)grown(*weights, scene->lightCount + 1, capacity, sizeof(float));
    (*weights)[scene->lightCount] = weight;
    scene->lights[scene->lightCount++] = light;
  }
}

void sceneFindLights(Scene *scene)
{
  float *weights = NULL;
  uint32_t capacity = 0;
  double total = 0;
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
    for (uint32_t k = 0; k < scene->meshes[scene->instances[i].mesh].objectCount; ++k)
      addLights(scene, i, scene->instances[i].firstObject + k, &weights, &capacity);
  for (uint32_t i = 0; i < scene->lightCount; ++i)
    total += (double)weights[i];
  if (scene->lightCount)
    scene->lightAliases = lightTable(weights, scene->lightCount);
  for (uint32_t i = 0; i < scene->looks.materialCount; ++i)
  {
    Material *material = &scene->looks.materials[i];
    const float power = lightBrightness(material->emission);
    material->lightChance = total > 0 ? (float)((double)power / total) : 0;
    material->kind |= material->lightChance > 0 ? KIND_LIGHT : 0;
  }
  free(weights);
}

/* ---- meshes ---- */

static uint32_t addShape(Scene *scene, enum Shape shape, uint32_t columns, uint32_t rows, float repeats)
{
  static const char *const names[] = {"ball", "ring", "knot", "rock", "pillow", "shell", "drop", "star", "", "land"};
  const uint32_t first = scene->vertexCount, firstIndex = scene->indexCount;
  const uint32_t vertices = (columns + 1) * (rows + 1), triangles = 2 * columns * rows;
  scene->vertices =
      (Vertex *)grown(scene->vertices, (uint64_t)first + vertices, &scene->vertexCapacity, sizeof(Vertex));
  scene->indices =
      (uint32_t *)grown(scene->indices, (uint64_t)firstIndex + 3 * triangles, &scene->indexCapacity, sizeof(uint32_t));
  shapeGrid(shape, columns, rows, repeats, (ModelVertex *)(void *)(scene->vertices + first),
            scene->indices + firstIndex);
  const SceneMesh mesh = {scene->objectCount, 1, 0, scene->meshCount};
  scene->meshes = (SceneMesh *)realloc(scene->meshes, (scene->meshCount + 1) * sizeof(SceneMesh));
  scene->meshes[scene->meshCount++] = mesh;
  sceneAddObject(scene, 0, firstIndex, first, triangles, vertices, names[shape]);
  scene->vertexCount += vertices;
  scene->indexCount += 3 * triangles;
  return mesh.coarse;
}

/* ---- the procedural scene ---- */

static float fraction(uint32_t *random)
{
  return (float)(randomNext(random) >> 8) / 16777216.0f;
}

/* Stripes and spots of two colours, or a normal map of waves. */
static uint32_t addPattern(Scene *scene, uint32_t number, int isNormals)
{
  const uint32_t size = 128;
  uint32_t *texels = (uint32_t *)allocate(size * size * 4), random = number * 7919 + 1;
  const Colour one = paletteColour(number), two = paletteColour(number + 5);
  const float along = (float)(1 + randomNext(&random) % 4), across = (float)(randomNext(&random) % 5);
  for (uint32_t i = 0; i < size * size; ++i)
  {
    const float x = (float)(i % size) / (float)size, y = (float)(i / size) / (float)size;
    const float wave = sinf(TURN * (along * x + across * y) + 2 * sinf(TURN * y * (float)(1 + number % 3)));
    const float grain = 0.75f + 0.25f * fraction(&random);
    uint32_t texel = 0xff000000u;
    for (uint32_t k = 0; k < 3; ++k)
    {
      const float a = (float)(one >> (16 - 8 * k) & 255), b = (float)(two >> (16 - 8 * k) & 255);
      float value = (wave > 0.2f ? a : b) * grain;
      if (isNormals)
        value = k == 2 ? 230 : 127.5f + 60 * cosf(TURN * (k ? 12 * y : 12 * x));
      texel |= (uint32_t)value << (8 * k);
    }
    texels[i] = texel;
  }
  const uint32_t texture = materialsAddTexture(&scene->looks, size, size, texels, !isNormals);
  free(texels);
  return texture;
}

static void makeMaterial(Scene *scene, uint32_t number, uint32_t normals)
{
  static const float metals[4][3] = {
      {1.0f, 0.77f, 0.34f}, {0.95f, 0.64f, 0.54f}, {0.92f, 0.92f, 0.93f}, {0.55f, 0.56f, 0.62f}};
  Material *m = &scene->looks.materials[number];
  uint32_t random = number * 2654435761u | 1;
  const Colour colour = paletteColour(number);
  snprintf(scene->looks.names[number], NAME_SIZE, "material %u", number);
  memset(m, 0, sizeof(*m));
  for (uint32_t k = 0; k < 3; ++k)
    m->colour[k] = 0.1f + 0.75f * (float)(colour >> (16 - 8 * k) & 255) / 255;
  randomNext(&random);
  m->roughness = 0.15f + 0.7f * fraction(&random);
  m->opacity = 1;
  m->colourTexture = m->roughTexture = m->normalTexture = m->emissionTexture = NONE;
  if (number == 0)
  {
    m->kind = KIND_PATTERN | PATTERN_TERRAIN << 4;
    m->roughness = 0.95f;
  }
  else if (number == 1)
  {
    const float warm[3] = {60, 38, 16};
    memcpy(m->emission, warm, sizeof(warm));
  }
  else if (scene->hasGraphs)
  {
    m->kind = KIND_TEXTURES | KIND_GRAPH | number % GRAPH_COUNT << 16;
    m->colourTexture = addPattern(scene, number, 0);
  }
  else if (number % 4 == 2) /* metals */
  {
    memcpy(m->colour, metals[number / 4 % 4], sizeof(m->colour));
    m->metalness = 1;
    m->roughness *= 0.5f;
    m->normalTexture = number % 8 == 6 ? normals : NONE;
    m->kind = number % 8 == 6 ? KIND_NORMALS : 0;
  }
  else if (number % 4 == 3)
    m->kind = KIND_PATTERN | (number / 4 % 4 == 3 ? (uint32_t)PATTERN_STONE : number / 4 % 4) << 4;
  else
  {
    m->kind = KIND_TEXTURES;
    m->colourTexture = addPattern(scene, number, 0);
    m->colour[0] = m->colour[1] = m->colour[2] = 0.9f;
  }
}

/* Like the seeds of a sunflower, each on a small circle of its own; lamps among them. */
static void makeInstances(Scene *scene, uint32_t count)
{
  uint32_t random = 12345;
  scene->instanceCount = count + 1;
  scene->instances = (SceneInstance *)allocate(scene->instanceCount * sizeof(SceneInstance));
  memset(scene->instances, 0, scene->instanceCount * sizeof(SceneInstance));
  scene->instances[0].node = NONE;
  for (uint32_t i = 1; i <= count; ++i)
  {
    SceneInstance *instance = &scene->instances[i];
    const int isLamp = i % 23 == 5;
    const uint32_t material = isLamp ? 1 : 2 + randomNext(&random) % (scene->looks.materialCount - 2);
    const float away = 1.25f * sqrtf((float)i),
                size = isLamp ? 0.2f : 0.5f + 0.5f * fraction(&random) * fraction(&random);
    instance->mesh = isLamp ? 1 : 2 + randomNext(&random) % SHAPE_COUNT;
    instance->node = NONE;
    instance->isMoving = 1;
    instance->orbit[0] = away * cosf(2.39996f * (float)i);
    instance->orbit[2] = away * sinf(2.39996f * (float)i);
    instance->orbit[1] = shapeHills(instance->orbit[0], instance->orbit[2]) + size + (isLamp ? 1.6f : 0.2f);
    instance->orbit[3] = 0.5f;
    instance->orbit[4] = TURN * fraction(&random);
    instance->orbit[5] = (fraction(&random) < 0.5f ? -1.0f : 1.0f) * (0.3f + 0.5f * fraction(&random));
    instance->orbit[6] = size;
    instance->orbit[7] = TURN * fraction(&random);
    const uint32_t first = scene->meshes[instance->mesh].firstObject, triangles = scene->triangleCounts[first];
    const Object like = scene->objects[first];
    instance->firstObject = scene->objectCount;
    sceneAddObject(scene, material, like.firstIndex, like.firstVertex, triangles, scene->vertexCounts[first],
                   scene->names[first])
        ->seed = (float)(i % 97);
    scene->triangleCount += triangles;
  }
}

void sceneLook(Scene *scene, const float from[3], const float along[3], float field)
{
  const float up[3] = {0, 1, 0};
  memcpy(scene->camera.forward, along, sizeof(scene->camera.forward));
  memcpy(scene->camera.eye, from, sizeof(scene->camera.eye));
  memcpy(scene->camera.up, up, sizeof(up));
  scene->camera.fovY = field;
}

static void beginScene(Scene *scene, const char *name, uint32_t materials)
{
  memset(scene, 0, sizeof(*scene));
  snprintf(scene->name, sizeof(scene->name), "%s", name);
  materialsMake(&scene->looks, materials);
}

/* The first mesh stands still, the others move. half: of the box. */
static void finishScene(Scene *scene, uint32_t instances, const float from[3], const float at[3], float half,
                        const char *environment)
{
  float along[3];
  scene->triangleCount = scene->triangleCounts[0];
  makeInstances(scene, instances);
  for (uint32_t k = 0; k < 3; ++k)
    along[k] = at[k] - from[k];
  normalise(along);
  sceneLook(scene, from, along, 45);
  for (uint32_t k = 0; k < 3; ++k)
  {
    scene->boxMin[k] = -half;
    scene->boxMax[k] = half;
  }
  moveScene(scene, 0);
  sceneFindLights(scene);
  environmentMake(&scene->environment, environment);
}

void makeProcedural(Scene *scene, uint32_t triangles, uint32_t instances, uint32_t materials, int hasGraphs)
{
  const float from[3] = {2, 7, 15}, at[3] = {0, 0, 2};
  const uint32_t rows = (uint32_t)sqrt(triangles / 4.0 / SHAPE_COUNT / 2), cells = (uint32_t)sqrt(triangles / 4.0) + 1;
  beginScene(scene, "procedural", materials);
  scene->hasGraphs = hasGraphs;
  addShape(scene, SHAPE_LAND, cells, cells, 40);
  addShape(scene, SHAPE_BALL, 8, 4, 1);
  for (uint32_t i = 0; i < SHAPE_COUNT; ++i)
    addShape(scene, (enum Shape)i, 2 * (rows + 1), rows + 1, 2);
  for (uint32_t i = 0; i < SHAPE_COUNT && rows > COARSE_ROWS; ++i)
  {
    const uint32_t coarse = addShape(scene, (enum Shape)i, 2 * COARSE_ROWS, COARSE_ROWS, 2);
    scene->meshes[2 + i].coarse = coarse;
  }
  const uint32_t normals = addPattern(scene, 0, 1);
  for (uint32_t i = 0; i < materials; ++i)
    makeMaterial(scene, i, normals);
  finishScene(scene, instances, from, at, 30, "sky");
}

void makeFurnace(Scene *scene, float roughness, float metalness)
{
  const float from[3] = {0, 0, 1.9f}, at[3] = {0, 0, 0}; /* nothing else in a square */
  beginScene(scene, "furnace", 1);
  addShape(scene, SHAPE_BALL, 512, 256, 1);
  makeMaterial(scene, 0, NONE);
  scene->looks.materials[0].kind = 0;
  scene->looks.materials[0].colour[0] = scene->looks.materials[0].colour[1] = scene->looks.materials[0].colour[2] = 1;
  scene->looks.materials[0].roughness = roughness;
  scene->looks.materials[0].metalness = metalness;
  finishScene(scene, 0, from, at, 1, "white");
}

static void orbit(SceneInstance *instance, double time)
{
  const float *o = instance->orbit, size = o[6] > 0 ? o[6] : 1;
  const float angle = (float)fmod((double)o[4] + (double)o[5] * time, 6.283185307), tilt = o[7] + 2 * angle;
  const float c = cosf(3 * angle), s = sinf(3 * angle), ct = cosf(tilt), st = sinf(tilt);
  const float rows[12] = {size * c,  size * s * st, size * s * ct, o[0] + o[3] * cosf(angle),
                          0,         size * ct,     -size * st,    o[1] + 0.2f * sinf(2 * angle + o[7]),
                          -size * s, size * c * st, size * c * ct, o[2] + o[3] * sinf(angle)};
  const float still[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  memcpy(instance->transform, o[6] > 0 ? rows : still, sizeof(rows));
}

int moveScene(Scene *scene, double time)
{
  int isMoving = 0;
  if (scene->model.nodeCount)
    return scenePlay(scene, time);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    orbit(&scene->instances[i], time);
    isMoving |= scene->instances[i].orbit[6] > 0;
  }
  return isMoving;
}

float sceneSize(const Scene *scene)
{
  float size = FLT_MIN;
  for (uint32_t k = 0; k < 3; ++k)
    size = fmaxf(size, scene->boxMax[k] - scene->boxMin[k]);
  return size;
}

void freeScene(Scene *scene)
{
  void *const memory[] = {scene->vertices,       scene->skins,        scene->indices,       scene->objects,
                          scene->triangleCounts, scene->vertexCounts, (void *)scene->names, scene->meshes,
                          scene->instances,      scene->lights,       scene->lightAliases,  scene->lamps,
                          scene->bones,          scene->boneNodes,    scene->extras,        scene->deltas};
  for (size_t i = 0; i < sizeof(memory) / sizeof(memory[0]); ++i)
    free(memory[i]);
  materialsFree(&scene->looks);
  environmentFree(&scene->environment);
  modelFree(&scene->model);
  memset(scene, 0, sizeof(*scene));
}
