/* scene.c - see scene.h.
 * SPDX-License-Identifier: MIT */
#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "field.h"
#include "shapes.h"

#define PI 3.14159265358979323846

/* ---- meshes ---- */

static void reserve(Scene *scene, uint32_t vertices, uint32_t indices)
{
  if (scene->vertexCount + vertices > scene->vertexCapacity)
  {
    scene->vertexCapacity = 2 * (scene->vertexCount + vertices);
    scene->vertices = (float *)realloc(scene->vertices, (size_t)scene->vertexCapacity * 12);
  }
  if (scene->indexCount + indices > scene->indexCapacity)
  {
    scene->indexCapacity = 2 * (scene->indexCount + indices);
    scene->indices = (uint32_t *)realloc(scene->indices, (size_t)scene->indexCapacity * 4);
  }
  if ((vertices && !scene->vertices) || (indices && !scene->indices))
    die("out of memory");
}

/* An index of the object that is being made. */
static uint32_t vertex(Scene *scene, double x, double y, double z)
{
  float *at;
  reserve(scene, 1, 0);
  at = scene->vertices + 3 * scene->vertexCount;
  at[0] = (float)x;
  at[1] = (float)y;
  at[2] = (float)z;
  return scene->vertexCount++ - scene->firstVertex[scene->objectCount];
}

static void triangle(Scene *scene, uint32_t a, uint32_t b, uint32_t c)
{
  reserve(scene, 0, 3);
  scene->indices[scene->indexCount++] = a;
  scene->indices[scene->indexCount++] = b;
  scene->indices[scene->indexCount++] = c;
}

static void box(Scene *scene, double x0, double y0, double z0, double x1, double y1, double z1)
{
  static const uint8_t faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                      {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  uint32_t v[8];
  for (uint32_t i = 0; i < 8; ++i)
    v[i] = vertex(scene, i & 1 ? x1 : x0, i & 2 ? y1 : y0, i & 4 ? z1 : z0);
  for (uint32_t i = 0; i < 6; ++i)
  {
    triangle(scene, v[faces[i][0]], v[faces[i][1]], v[faces[i][2]]);
    triangle(scene, v[faces[i][0]], v[faces[i][2]], v[faces[i][3]]);
  }
}

/* Rings of `around` vertices, joined one to the next; the first and last are closed by a fan if they are not a loop. */
static void joinRings(Scene *scene, uint32_t first, uint32_t rings, uint32_t around, int isLoop)
{
  for (uint32_t i = 0; i + (isLoop ? 0 : 1) < rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const uint32_t a = first + i * around + j, b = first + i * around + (j + 1) % around;
      const uint32_t c = first + (i + 1) % rings * around + (j + 1) % around, d = first + (i + 1) % rings * around + j;
      triangle(scene, a, b, c);
      triangle(scene, a, c, d);
    }
  for (uint32_t j = 1; j + 1 < around && !isLoop; ++j)
  {
    const uint32_t last = first + (rings - 1) * around;
    triangle(scene, first, first + j, first + j + 1);
    triangle(scene, last, last + j + 1, last + j);
  }
}

/* Turned on a lathe: radii at heights. */
static void turned(Scene *scene, double x, double z, double profile[][2], uint32_t rings, uint32_t around)
{
  const uint32_t first = scene->vertexCount - scene->firstVertex[scene->objectCount];
  for (uint32_t i = 0; i < rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const double angle = 2 * PI * j / around;
      vertex(scene, x + profile[i][0] * cos(angle), profile[i][1], z + profile[i][0] * sin(angle));
    }
  joinRings(scene, first, rings, around, 0);
}

/* A wall over a round arch, `outer` wide on either side and `top` high. */
static void arch(Scene *scene, double x, double y, double z, double inner, double outer, double top, double depth)
{
  const uint32_t first = scene->vertexCount - scene->firstVertex[scene->objectCount], steps = 24;
  for (uint32_t i = 0; i <= steps; ++i)
    for (uint32_t j = 0; j < 4; ++j)
    {
      const double angle = PI * i / steps, across = cos(angle), up = sin(angle);
      const int isInner = j == 0 || j == 3;
      const double reach = fmin(outer / fmax(fabs(across), 1e-9), top / fmax(up, 1e-9)); /* to the wall's edge */
      vertex(scene, x - (isInner ? inner : reach) * across, y + (isInner ? inner : reach) * up,
             z + (j < 2 ? -depth : depth) / 2);
    }
  joinRings(scene, first, steps + 1, 4, 0);
}

/* A shape of common's, so large, its middle at this height and depth. */
static void shape(Scene *scene, enum Shape kind, uint32_t columns, uint32_t rows, float size, float y, float z)
{
  const uint32_t count = (columns + 1) * (rows + 1);
  ModelVertex *vertices = (ModelVertex *)allocate(count * sizeof(ModelVertex));
  uint32_t *indices = (uint32_t *)allocate(6 * (size_t)columns * rows * sizeof(uint32_t));
  const uint32_t first = scene->vertexCount - scene->firstVertex[scene->objectCount];
  shapeGrid(kind, columns, rows, 1, vertices, indices);
  for (uint32_t i = 0; i < count; ++i)
    vertex(scene, (double)(size * vertices[i].position[0]), (double)(size * vertices[i].position[1] + y),
           (double)(size * vertices[i].position[2] + z));
  for (uint32_t i = 0; i < 6 * columns * rows; i += 3)
    triangle(scene, first + indices[i], first + indices[i + 1], first + indices[i + 2]);
  free(vertices);
  free(indices);
}

/* ---- objects ---- */

/* Ends the object whose mesh was just made. Returns its number. */
static uint32_t finish(Scene *scene, uint32_t material, double r, double g, double b, double mirror)
{
  Object *object = &scene->objects[scene->objectCount];
  const uint32_t first = scene->firstVertex[scene->objectCount];
  float low[3] = {1e30f, 1e30f, 1e30f}, high[3] = {-1e30f, -1e30f, -1e30f};
  for (uint32_t i = first; i < scene->vertexCount; ++i)
    for (int k = 0; k < 3; ++k)
    {
      low[k] = fminf(low[k], scene->vertices[3 * i + (uint32_t)k]);
      high[k] = fmaxf(high[k], scene->vertices[3 * i + (uint32_t)k]);
    }
  memset(object, 0, sizeof(*object));
  memcpy(object->corner, low, sizeof(low));
  memcpy(scene->boxes[scene->objectCount][0], low, sizeof(low));
  memcpy(scene->boxes[scene->objectCount][1], high, sizeof(high));
  object->colour[0] = (float)r;
  object->colour[1] = (float)g;
  object->colour[2] = (float)b;
  object->material = material;
  object->mirror = (float)mirror;
  if (scene->objectCount + 1 == MOST_OBJECTS)
    die("too many objects");
  ++scene->objectCount;
  scene->firstVertex[scene->objectCount] = scene->vertexCount;
  scene->firstIndex[scene->objectCount] = scene->indexCount;
  return scene->objectCount - 1;
}

enum
{
  TILES,
  MASONRY,
  MARBLE,
  BRONZE,
  WATER,
  PAINT
};

static void makeGround(Scene *scene)
{
  box(scene, -11, -0.4, -11, -2.4, 0, 11);
  box(scene, 2.4, -0.4, -11, 11, 0, 11);
  box(scene, -2.4, -0.4, -11, 2.4, 0, -2.4);
  box(scene, -2.4, -0.4, 2.4, 2.4, 0, 11);
  finish(scene, TILES, 1, 1, 1, 0.04);
  box(scene, -2.4, -0.7, -2.4, 2.4, -0.18, 2.4);
  finish(scene, WATER, 0, 0, 0, 0.03);
  box(scene, -2.7, 0, -2.7, 2.7, 0.22, -2.4); /* the rim of the pool */
  box(scene, -2.7, 0, 2.4, 2.7, 0.22, 2.7);
  box(scene, -2.7, 0, -2.4, -2.4, 0.22, 2.4);
  box(scene, 2.4, 0, -2.4, 2.7, 0.22, 2.4);
  finish(scene, MARBLE, 0.72, 0.70, 0.66, 0.03);
}

/* A wall of bricks along x with three arches in it. */
static void makeArcade(Scene *scene, double z)
{
  for (int i = -1; i <= 1; ++i)
  {
    const double x = 4.4 * i;
    box(scene, x - 2.2, 0, z - 0.35, x - 1.5, 2.6, z + 0.35);
    box(scene, x + 1.5, 0, z - 0.35, x + 2.2, 2.6, z + 0.35);
    arch(scene, x, 2.6, z, 1.5, 2.2, 2.15, 0.7);
  }
  box(scene, -6.6, 4.7, z - 0.35, 6.6, 5.5, z + 0.35);
  finish(scene, MASONRY, 1, 1, 1, 0);
  box(scene, -6.8, 5.5, z - 0.5, 6.8, 5.75, z + 0.5);
  finish(scene, MARBLE, 0.80, 0.77, 0.70, 0.02);
}

static void makeColumns(Scene *scene)
{
  double profile[][2] = {{0.46, 0},    {0.46, 0.14}, {0.36, 0.20}, {0.40, 0.28}, {0.30, 0.36},
                         {0.29, 1.50}, {0.25, 2.90}, {0.32, 2.98}, {0.28, 3.06}, {0.42, 3.30}};
  for (int side = -1; side <= 1; side += 2)
  {
    for (int i = -2; i <= 2; ++i)
    {
      turned(scene, 5.2 * side, 2.3 * i, profile, sizeof(profile) / sizeof(profile[0]), 28);
      finish(scene, MARBLE, 0.82, 0.80, 0.76, 0.03);
    }
    box(scene, 5.2 * side - 0.5, 3.3, -5.4, 5.2 * side + 0.5, 3.75, 5.4);
    finish(scene, MASONRY, 1.05, 1, 0.95, 0);
    box(scene, 9.4 * side - 0.3, 0, -10, 9.4 * side + 0.3, 3.75, 10); /* the walls behind */
    for (int i = -2; i <= 2; ++i)
      box(scene, fmin(5.2 * side, 9.4 * side), 3.75, 2.3 * i - 0.12, fmax(5.2 * side, 9.4 * side), 3.95,
          2.3 * i + 0.12);
    finish(scene, MASONRY, 0.95, 0.95, 1, 0);
  }
}

static void makeSteps(Scene *scene)
{
  for (int i = 0; i < 2; ++i)
    box(scene, -4.4, 0.44 * i, -8.6 - 0.8 * i, 4.4, 0.44 * (i + 1), -11);
  finish(scene, TILES, 1, 1, 1, 0.03);
  shape(scene, SHAPE_BALL, 48, 24, 0.9f, 1.78f, -10.2f);
  finish(scene, BRONZE, 0.95, 0.62, 0.34, 0.9);
}

/* The model's triangles, made about two units large. */
static void makeModel(Scene *scene, const char *path)
{
  Model model;
  double size = 0;
  modelLoad(&model, path);
  for (int k = 0; k < 3; ++k)
    size = fmax(size, (double)model.boxMax[k] - (double)model.boxMin[k]);
  for (uint32_t i = 0; i < model.vertexCount; ++i)
  {
    double at[3];
    for (int k = 0; k < 3; ++k)
      at[k] = (2 * (double)model.vertices[i].position[k] - (double)model.boxMin[k] - (double)model.boxMax[k]) / size;
    vertex(scene, at[0], at[1], at[2]);
  }
  for (uint32_t i = 0; i < model.partCount; ++i)
  {
    const ModelPart *part = &model.parts[i];
    for (uint32_t k = part->firstIndex; k + 2 < part->firstIndex + part->indexCount; k += 3)
      triangle(scene, part->firstVertex + model.indices[k], part->firstVertex + model.indices[k + 1],
               part->firstVertex + model.indices[k + 2]);
  }
  modelFree(&model);
}

void makeScene(Scene *scene, const char *model)
{
  memset(scene, 0, sizeof(*scene));
  makeGround(scene);
  makeArcade(scene, -7.6);
  makeColumns(scene);
  makeSteps(scene);
  if (model)
    makeModel(scene, model);
  else
    shape(scene, SHAPE_KNOT, 180, 20, 1, 0, 0);
  scene->knot = finish(scene, BRONZE, 1.0, 0.72, 0.34, 0.85);
  shape(scene, SHAPE_BALL, 40, 20, 0.5f, 0, 0);
  scene->ball = finish(scene, PAINT, 0.62, 0.05, 0.04, 0);
}

void freeScene(Scene *scene)
{
  free(scene->vertices);
  free(scene->indices);
  memset(scene, 0, sizeof(*scene));
}

/* ---- instances ---- */

static void placeMoving(const Scene *scene, uint32_t object, double time, float m[12])
{
  const double turn = object == scene->knot ? 0.7 * time : 0, size = object == scene->knot ? 1.25 : 1;
  const double round = 0.6 * time + 0.9;
  m[0] = m[10] = (float)(size * cos(turn));
  m[2] = (float)(size * sin(turn));
  m[8] = -m[2];
  m[5] = (float)size;
  m[7] = (float)(object == scene->knot ? 1.5 + 0.15 * sin(1.1 * time) : 0.5);
  if (object == scene->ball)
  {
    m[3] = (float)(3.7 * sin(round));
    m[11] = (float)(3.7 * cos(round));
  }
}

void placeInstances(const Scene *scene, double time, VkDeviceAddress vertices, VkDeviceAddress indices,
                    RaysortSdfInstance *instances)
{
  memset(instances, 0, scene->objectCount * sizeof(*instances));
  for (uint32_t i = 0; i < scene->objectCount; ++i)
  {
    RaysortSdfInstance *instance = &instances[i];
    const int moves = i == scene->knot || i == scene->ball;
    instance->positions = vertices + 12 * (VkDeviceAddress)scene->firstVertex[i];
    instance->indices = indices + 4 * (VkDeviceAddress)scene->firstIndex[i];
    instance->transform[0] = instance->transform[5] = instance->transform[10] = 1;
    if (moves)
      placeMoving(scene, i, time, instance->transform);
    instance->cascadeMask = 0xffffffffu;
    instance->triangleCount = (scene->firstIndex[i + 1] - scene->firstIndex[i]) / 3;
    instance->format = RAYSORT_SDF_FP32;
    instance->stride = 12;
    instance->indexSize = 4;
    instance->maxVertex = scene->firstVertex[i + 1] - scene->firstVertex[i] - 1;
    instance->id = i;
    instance->flags = moves ? RAYSORT_SDF_INSTANCE_DYNAMIC_BIT : 0;
    fieldBound(instance, scene->boxes[i][0], scene->boxes[i][1]);
  }
}
