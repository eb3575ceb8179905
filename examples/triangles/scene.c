/* scene.c - the procedural scene: a fractal shore with a lake, and on it a show of objects on blocks.
 * SPDX-License-Identifier: MIT */
#include "scene.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

typedef struct Vec
{
  float x, y, z;
} Vec;

enum Shape
{
  BALL,
  BLOCK, /* with round edges */
  ROCK,
  SHELL,
  PILLOW,
  RING,
  KNOT
};

/* One object of the scene. Its mesh has about 12 fineness^2 triangles. */
typedef struct Item
{
  uint32_t material;
  enum Shape shape;
  Vec centre, half; /* half: of a block's edges, as parts of size */
  float size, turn; /* turn: radians about the vertical */
  uint32_t fineness;
} Item;

static Vec vec(float x, float y, float z)
{
  Vec v = {x, y, z};
  return v;
}

static Vec add(Vec a, Vec b)
{
  return vec(a.x + b.x, a.y + b.y, a.z + b.z);
}

static Vec scaled(Vec a, float s)
{
  return vec(a.x * s, a.y * s, a.z * s);
}

static Vec subtract(Vec a, Vec b)
{
  return add(a, scaled(b, -1));
}

static float dot(Vec a, Vec b)
{
  return a.x * b.x + a.y * b.y + a.z * b.z;
}

static Vec cross(Vec a, Vec b)
{
  return vec(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x);
}

static Vec unit(Vec a)
{
  return scaled(a, 1 / sqrtf(fmaxf(dot(a, a), 1e-30f)));
}

/* ---- noise ---- */

static float corner(int x, int y, int z)
{
  uint32_t state = (uint32_t)x * 0x8da6b343u ^ (uint32_t)y * 0xd8163841u ^ (uint32_t)z * 0xcb1ab31fu;
  state ^= state >> 15;
  state = state * 0x2c1b3c6du | 1;
  randomNext(&state);
  return (float)(randomNext(&state) >> 8) / 8388608.0f - 1;
}

static float smooth(float low, float high, float x)
{
  float t = fminf(fmaxf((x - low) / (high - low), 0), 1);
  return t * t * (3 - 2 * t);
}

/* -1 to 1, smooth. */
static float noise(Vec p)
{
  float base[3] = {floorf(p.x), floorf(p.y), floorf(p.z)};
  float u = p.x - base[0], v = p.y - base[1], w = p.z - base[2], sum = 0;
  int x = (int)base[0], y = (int)base[1], z = (int)base[2];
  u = u * u * u * (u * (u * 6 - 15) + 10);
  v = v * v * v * (v * (v * 6 - 15) + 10);
  w = w * w * w * (w * (w * 6 - 15) + 10);
  for (int i = 0; i < 8; ++i)
    sum += (i & 1 ? u : 1 - u) * (i & 2 ? v : 1 - v) * (i & 4 ? w : 1 - w) *
           corner(x + (i & 1), y + (i >> 1 & 1), z + (i >> 2));
  return sum;
}

/* Octaves of noise, or of its creases: 0 to about 1. */
static float fractal(Vec p, int octaves, int isRidged)
{
  float sum = 0, amplitude = 0.5f;
  for (int i = 0; i < octaves; ++i)
  {
    float n = noise(p);
    sum += amplitude * (isRidged ? (1 - fabsf(n)) * (1 - fabsf(n)) : 0.5f + 0.5f * n);
    p = add(scaled(vec(0.8f * p.x - 0.6f * p.z, p.y, 0.6f * p.x + 0.8f * p.z), 2.03f), vec(5.3f, 1.7f, 9.1f));
    amplitude *= 0.5f;
  }
  return sum;
}

/* ---- meshes ---- */

static void beginObject(Scene *scene, uint32_t material, Vec centre, float scale)
{
  scene->objects =
      (Object *)grown(scene->objects, scene->objectCount + 1, &scene->objectCapacity, sizeof(*scene->objects));
  Object *object = &scene->objects[scene->objectCount++];
  memset(object, 0, sizeof(*object));
  object->centre[0] = centre.x;
  object->centre[1] = centre.y;
  object->centre[2] = centre.z;
  object->scale = scale;
  object->material = material;
  object->firstIndex = scene->indexCount;
  object->firstVertex = scene->vertexCount;
  object->seed = (float)scene->objectCount * 3.7f;
}

static void addVertex(Scene *scene, Vec position, Vec normal, float u, float v)
{
  scene->vertices =
      (Vertex *)grown(scene->vertices, scene->vertexCount + 1, &scene->vertexCapacity, sizeof(*scene->vertices));
  Vertex *vertex = &scene->vertices[scene->vertexCount++];
  float numbers[8] = {position.x, position.y, position.z, u, normal.x, normal.y, normal.z, v};
  memcpy(vertex, numbers, sizeof(numbers));
}

static Vec positionOf(const Scene *scene, uint32_t vertex)
{
  const float *p = scene->vertices[vertex].position;
  return vec(p[0], p[1], p[2]);
}

/* Its front is where its first vertex's normal points. Corners that fell together make none. */
static void addTriangle(Scene *scene, uint32_t a, uint32_t b, uint32_t c)
{
  const float *n = scene->vertices[a].normal;
  Vec pa = positionOf(scene, a), side = cross(subtract(positionOf(scene, b), pa), subtract(positionOf(scene, c), pa));
  int isFront = dot(side, vec(n[0], n[1], n[2])) >= 0;
  uint32_t first = scene->objects[scene->objectCount - 1].firstVertex;
  scene->indices =
      (uint32_t *)grown(scene->indices, scene->indexCount + 3, &scene->indexCapacity, sizeof(*scene->indices));
  scene->indices[scene->indexCount++] = a - first;
  scene->indices[scene->indexCount++] = (isFront ? b : c) - first;
  scene->indices[scene->indexCount++] = (isFront ? c : b) - first;
}

/* Triangles between the last (columns + 1) (rows + 1) vertices, which were added row by row. */
static void joinGrid(Scene *scene, uint32_t columns, uint32_t rows)
{
  uint32_t first = scene->vertexCount - (columns + 1) * (rows + 1);
  for (uint32_t row = 0; row < rows; ++row)
    for (uint32_t column = 0; column < columns; ++column)
    {
      uint32_t a = first + row * (columns + 1) + column, b = a + columns + 1;
      addTriangle(scene, a, a + 1, b + 1);
      addTriangle(scene, a, b + 1, b);
    }
}

/* Where a star-shaped body's surface lies in this direction. */
static Vec bodyPoint(enum Shape shape, Vec direction)
{
  Vec d = unit(direction);
  if (shape == ROCK)
    return scaled(d, 0.72f + 0.50f * fractal(scaled(d, 1.6f), 5, 0));
  if (shape == SHELL)
    return scaled(d, 0.96f + 0.16f * sinf(5.5f * d.x) * sinf(5.5f * d.y + 1) * sinf(5.5f * d.z));
  if (shape == PILLOW)
  {
    float wrinkle = 1 + 0.05f * sinf(9 * d.x + 3 * d.z) * sinf(7 * d.z - 2 * d.x);
    return vec(copysignf(powf(fabsf(d.x), 0.55f), d.x), 0.62f * wrinkle * d.y, copysignf(powf(fabsf(d.z), 0.55f), d.z));
  }
  return d;
}

static void bodyVertex(const Item *item, Vec cube, Vec side, Vec up, Vec *position, Vec *normal)
{
  if (item->shape == BLOCK)
  {
    const float bevel = 0.10f * fminf(fminf(item->half.x, item->half.y), item->half.z) + 0.02f;
    Vec h = item->half, inner;
    Vec at = vec(cube.x * h.x, cube.y * h.y, cube.z * h.z);
    inner.x = fminf(fmaxf(at.x, bevel - h.x), h.x - bevel);
    inner.y = fminf(fmaxf(at.y, bevel - h.y), h.y - bevel);
    inner.z = fminf(fmaxf(at.z, bevel - h.z), h.z - bevel);
    *normal = unit(subtract(at, inner));
    *position = add(inner, scaled(*normal, bevel));
    return;
  }
  const float step = 2e-3f;
  Vec a = subtract(bodyPoint(item->shape, add(cube, scaled(side, step))),
                   bodyPoint(item->shape, subtract(cube, scaled(side, step))));
  Vec b = subtract(bodyPoint(item->shape, add(cube, scaled(up, step))),
                   bodyPoint(item->shape, subtract(cube, scaled(up, step))));
  *position = bodyPoint(item->shape, cube);
  *normal = unit(cross(a, b));
  if (dot(*normal, *position) < 0)
    *normal = scaled(*normal, -1);
}

/* A body's grid line: even angles, and for a block half of the lines in the round edges. */
static float gridLine(const Item *item, float half, uint32_t i, uint32_t count)
{
  float t = 2 * (float)i / (float)count - 1;
  if (item->shape != BLOCK)
    return tanf(t * 0.785398163f);
  const float bevel = (0.10f * fminf(fminf(item->half.x, item->half.y), item->half.z) + 0.02f) / half;
  float size = fabsf(t) < 0.5f ? fabsf(t) * 2 * (1 - bevel) : 1 - bevel + (fabsf(t) - 0.5f) * 2 * bevel;
  return copysignf(size, t);
}

static Vec placed(const Item *item, Vec p)
{
  float c = cosf(item->turn), s = sinf(item->turn);
  return vec(c * p.x + s * p.z, p.y, c * p.z - s * p.x);
}

/* Six grids, the faces of a cube blown up into the body. */
static void addBody(Scene *scene, const Item *item)
{
  static const Vec axes[3] = {{1, 0, 0}, {0, 1, 0}, {0, 0, 1}};
  const float halves[3] = {item->half.x, item->half.y, item->half.z};
  uint32_t n = item->fineness;
  for (int face = 0; face < 6; ++face)
  {
    int axis = face / 2;
    Vec side = axes[(axis + 1) % 3], up = axes[(axis + 2) % 3];
    for (uint32_t row = 0; row <= n; ++row)
      for (uint32_t column = 0; column <= n; ++column)
      {
        float s = gridLine(item, halves[(axis + 1) % 3], column, n), t = gridLine(item, halves[(axis + 2) % 3], row, n);
        Vec cube = add(add(scaled(axes[axis], face % 2 ? -1.0f : 1.0f), scaled(side, s)), scaled(up, t)), p, normal;
        bodyVertex(item, cube, side, up, &p, &normal);
        addVertex(scene, add(item->centre, scaled(placed(item, p), item->size)), placed(item, normal),
                  s * item->size + 2 * (float)face, t * item->size);
      }
    joinGrid(scene, n, n);
  }
}

static Vec curvePoint(enum Shape shape, float t)
{
  if (shape == RING)
    return vec(0.70f * cosf(t), 0.70f * sinf(t), 0);
  float r = 2 + cosf(3 * t);
  return scaled(vec(r * cosf(2 * t), r * sinf(2 * t), 1.1f * sinf(3 * t)), 0.27f);
}

/* A tube along a closed curve, upright. */
static void addTube(Scene *scene, const Item *item)
{
  const float turn = 6.28318531f, radius = item->shape == RING ? 0.30f : 0.185f;
  uint32_t around = item->fineness + 3, along = 6 * item->fineness * item->fineness / around;
  for (uint32_t row = 0; row <= along; ++row)
  {
    float t = (float)(row % along) * turn / (float)along;
    Vec middle = curvePoint(item->shape, t);
    Vec forward = unit(subtract(curvePoint(item->shape, t + 1e-3f), curvePoint(item->shape, t - 1e-3f)));
    Vec side = unit(cross(forward, add(middle, vec(0, 0, 0.01f)))), up = cross(side, forward);
    for (uint32_t column = 0; column <= around; ++column)
    {
      float angle = (float)(column % around) * turn / (float)around;
      Vec normal = add(scaled(side, cosf(angle)), scaled(up, sinf(angle)));
      Vec p = add(middle, scaled(normal, radius));
      addVertex(scene, add(item->centre, scaled(placed(item, p), item->size)), placed(item, normal),
                (float)row / (float)along * turn, (float)column / (float)around * turn * radius);
    }
  }
  joinGrid(scene, around, along);
}

static void addItem(Scene *scene, const Item *item)
{
  beginObject(scene, item->material, item->centre, item->size);
  if (item->shape == RING || item->shape == KNOT)
    addTube(scene, item);
  else
    addBody(scene, item);
}

/* ---- the land ---- */

#define LAKE_LEVEL -0.32f

/* A level place for the show, a lake behind it, hills to both sides and mountains behind. Hills, mountains and the
 * lake's bed are many octaves each, so they are computed only where they add something. */
static float landHeight(float x, float z)
{
  Vec at = vec(x, 0, z);
  float bump = 0.5f * fractal(scaled(at, 0.45f), 6, 0) - 0.25f;
  float level = smooth(5, 11, sqrtf(x * x * 0.55f + (z + 0.5f) * (z + 0.5f)));
  float aside = smooth(8, 26, fabsf(x + 1)), behind = smooth(-30, -62, z), height = bump * (0.25f + 0.75f * level);
  if (z < -3) /* noise is at most 1 */
  {
    float lake = smooth(-5.5f, -10, z + 1.5f * noise(vec(x * 0.21f, 7, 0))) * (1 - smooth(-28, -36, z + 4 * noise(at)));
    height -= 2.6f * lake * (1 - 0.7f * aside);
  }
  if (aside > 0)
    height += aside * (1.2f + 5.5f * fractal(scaled(at, 0.060f), 6, 0)) * (0.35f + 0.65f * smooth(6, -20, z));
  if (behind > 0)
    height += behind * (17 * powf(fractal(scaled(at, 0.030f), 8, 1), 1.8f));
  return height;
}

static void addLand(Scene *scene, uint32_t cells)
{
  beginObject(scene, 0, vec(0, 0, 0), 1);
  for (uint32_t row = 0; row <= cells; ++row)
    for (uint32_t column = 0; column <= cells; ++column)
    {
      float s = 2 * (float)column / (float)cells - 1, t = (float)row / (float)cells;
      float x = 95 * (0.22f * s + 0.78f * s * s * s), z = 15 - 120 * (0.30f * t + 0.70f * t * t);
      float gap = 20.0f * (0.4f + 2.0f * s * s + 2.0f * t) / (float)cells;
      Vec normal = vec(landHeight(x - gap, z) - landHeight(x + gap, z), 2 * gap,
                       landHeight(x, z - gap) - landHeight(x, z + gap));
      addVertex(scene, vec(x, landHeight(x, z), z), unit(normal), x, z);
    }
  joinGrid(scene, cells, cells);
}

static void addLake(Scene *scene)
{
  const uint32_t cells = 16;
  beginObject(scene, 1, vec(0, LAKE_LEVEL, 0), 1);
  for (uint32_t row = 0; row <= cells; ++row)
    for (uint32_t column = 0; column <= cells; ++column)
    {
      float x = -90 + 180 * (float)column / (float)cells, z = -2 - 60 * (float)row / (float)cells;
      addVertex(scene, vec(x, LAKE_LEVEL, z), vec(0, 1, 0), x, z);
    }
  joinGrid(scene, cells, cells);
}

/* ---- the show ---- */

/* The lowest point of a shape of size 1. */
static float depthOf(const Item *item)
{
  if (item->shape == BLOCK)
    return item->half.y;
  if (item->shape == PILLOW)
    return 0.60f;
  return item->shape == ROCK ? 0.88f : item->shape == SHELL ? 0.97f : item->shape == KNOT ? 0.97f : 1;
}

/* An object on a block of stone of this height. */
static void addExhibit(Scene *scene, Item item, float height, float scale)
{
  Item block = {2, BLOCK, {0, 0, 0}, {0, 0, 0}, 1, item.turn * 0.25f, (uint32_t)(7 * scale)};
  float foot = item.size * 0.92f, sunk = 0.5f;
  block.centre = vec(item.centre.x, 0.5f * (height - sunk), item.centre.z);
  block.half = vec(foot, 0.5f * (height + sunk), foot);
  addItem(scene, &block);
  item.centre.y = height + item.size * depthOf(&item);
  item.fineness = (uint32_t)(13 * scale);
  addItem(scene, &item);
}

static void addShow(Scene *scene, float scale)
{
  static const struct
  {
    Item item;
    float height;
  } show[] = {{{6, BALL, {-5.3f, 0, -2.4f}, {1, 1, 1}, 1.00f, 0, 0}, 1.30f},
              {{3, BLOCK, {-2.75f, 0, -2.9f}, {0.8f, 1.1f, 0.8f}, 0.95f, 0.5f, 0}, 1.25f},
              {{5, KNOT, {0, 0, -2.2f}, {1, 1, 1}, 1.55f, 0.15f, 0}, 1.15f},
              {{9, ROCK, {2.85f, 0, -2.9f}, {1, 1, 1}, 1.05f, 0.4f, 0}, 1.35f},
              {{14, BLOCK, {5.4f, 0, -2.4f}, {0.85f, 0.85f, 0.85f}, 1.00f, -0.5f, 0}, 1.25f},
              {{11, BALL, {-3.75f, 0, 0.5f}, {1, 1, 1}, 0.80f, 0, 0}, 0.62f},
              {{10, RING, {-1.45f, 0, 0.75f}, {1, 1, 1}, 0.76f, 0.5f, 0}, 0.50f},
              {{15, SHELL, {1.45f, 0, 0.75f}, {1, 1, 1}, 0.76f, 0.2f, 0}, 0.50f},
              {{12, KNOT, {3.75f, 0, 0.5f}, {1, 1, 1}, 0.95f, -0.5f, 0}, 0.62f},
              {{4, BLOCK, {-3.0f, 0, 3.1f}, {0.78f, 0.78f, 0.78f}, 0.66f, 0.7f, 0}, 0.22f},
              {{7, BALL, {-1.0f, 0, 3.4f}, {1, 1, 1}, 0.64f, 0, 0}, 0.18f},
              {{8, BALL, {1.0f, 0, 3.4f}, {1, 1, 1}, 0.64f, 0.3f, 0}, 0.18f},
              {{13, PILLOW, {3.0f, 0, 3.1f}, {1, 1, 1}, 0.72f, 0.4f, 0}, 0.22f}};
  for (size_t i = 0; i < sizeof(show) / sizeof(show[0]); ++i)
    addExhibit(scene, show[i].item, show[i].height, scale);
}

/* Stones on the shore, where no exhibit stands. */
static void addPebbles(Scene *scene, float scale)
{
  uint32_t state = 77;
  for (uint32_t i = 0; i < 70; ++i)
  {
    float x = ((float)(randomNext(&state) % 2000) / 1000 - 1) * 10,
          z = 5.5f - (float)(randomNext(&state) % 1000) * 0.0125f;
    float size = 0.05f + 0.16f * (float)(randomNext(&state) % 1000) * (float)(i % 7) / 6000;
    Item pebble = {2, ROCK, {x, landHeight(x, z), z}, {1, 1, 1}, size, (float)i, (uint32_t)(3 * scale)};
    if (fabsf(x) > 6.6f || z > 4.5f || z < -4.4f)
      addItem(scene, &pebble);
  }
}

/* ---- the whole ---- */

static void describe(Scene *scene)
{
  const size_t count = scene->objectCount;
  scene->geometries = (RaysortBvhGeometry *)allocate(count * sizeof(*scene->geometries));
  scene->paints = (Material *)allocate(count * sizeof(*scene->paints));
  memset(scene->paints, 0, count * sizeof(*scene->paints));
  for (uint32_t i = 0; i < scene->objectCount; ++i)
  {
    const Object *object = &scene->objects[i];
    RaysortBvhGeometry *geometry = &scene->geometries[i];
    uint32_t indexEnd = i + 1 < scene->objectCount ? object[1].firstIndex : scene->indexCount;
    uint32_t vertexEnd = i + 1 < scene->objectCount ? object[1].firstVertex : scene->vertexCount;
    memset(geometry, 0, sizeof(*geometry));
    geometry->data = (VkDeviceAddress)(uintptr_t)(scene->vertices + object->firstVertex);
    geometry->indices = (VkDeviceAddress)(uintptr_t)(scene->indices + object->firstIndex);
    geometry->type = RAYSORT_BVH_TRIANGLES;
    geometry->stride = sizeof(Vertex);
    geometry->indexSize = 4;
    geometry->primitiveCount = (indexEnd - object->firstIndex) / 3;
    geometry->maxVertex = vertexEnd - object->firstVertex - 1;
    geometry->flags = object->material == MATERIAL_GLASS ? 0 : RAYSORT_BVH_OPAQUE_BIT; /* shadow.comp passes by */
  }
}

void makeScene(Scene *scene, uint32_t triangles)
{
  static const double from[3] = {0.9, 3.5, 14.2}, at[3] = {0.0, 1.95, -1.0};
  float scale = sqrtf((float)triangles / 68000.0f);
  memset(scene, 0, sizeof(*scene));
  memcpy(scene->name, "shore", 6);
  memcpy(scene->from, from, sizeof(from));
  memcpy(scene->at, at, sizeof(at));
  scene->fieldOfView = 29;
  scene->defocusAngle = 0.35;
  if (scale < 0.7f)
    scale = 0.7f;
  addLand(scene, (uint32_t)(118 * scale));
  addLake(scene);
  addShow(scene, scale);
  addPebbles(scene, scale);
  describe(scene);
}

/* ---- a model ---- */

/* A part of the model as an object; solid patterns run about its middle. */
static void takePart(Scene *scene, const Model *model, const ModelPart *part, uint32_t material, const double placed[4])
{
  float low[3] = {0, 0, 0}, high[3] = {0, 0, 0}, largest = 1e-6f;
  beginObject(scene, material, vec(0, 0, 0), 1);
  for (uint32_t i = 0; i < part->vertexCount; ++i)
  {
    const ModelVertex *from = &model->vertices[part->firstVertex + i];
    Vertex *to = &scene->vertices[scene->vertexCount++];
    memcpy(to, from, sizeof(*to));
    for (uint32_t k = 0; k < 3; ++k)
    {
      to->position[k] = (float)((from->position[k] - placed[k]) * placed[3]);
      low[k] = i == 0 ? to->position[k] : fminf(low[k], to->position[k]);
      high[k] = i == 0 ? to->position[k] : fmaxf(high[k], to->position[k]);
    }
  }
  memcpy(scene->indices + scene->indexCount, model->indices + part->firstIndex, (size_t)part->indexCount * 4);
  scene->indexCount += part->indexCount;
  Object *object = &scene->objects[scene->objectCount - 1];
  for (uint32_t k = 0; k < 3; ++k)
  {
    object->centre[k] = (low[k] + high[k]) / 2;
    largest = fmaxf(largest, (high[k] - low[k]) / 2);
  }
  object->scale = fminf(largest, 1.5f);
}

static void place(Scene *scene, const Model *model, const char *path, double placed[4])
{
  double largest = 0, radius = 0;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const double extent = (double)model->boxMax[k] - (double)model->boxMin[k];
    placed[k] = ((double)model->boxMin[k] + (double)model->boxMax[k]) / 2;
    largest = fmax(largest, extent);
    radius += extent * extent / 4;
  }
  if (largest < 1e-20)
    die("%s: all vertices are at one point: there is nothing to see", path);
  placed[3] = 10 / largest;
  scene->fieldOfView = 35;
  const double away = 0.65 * sqrt(radius) * placed[3] / sin(0.5 * scene->fieldOfView * 0.0174532925);
  scene->from[0] = 0.40 * away;
  scene->from[1] = 0.20 * away;
  scene->from[2] = 0.89 * away;
}

/* A plain below a model, as far as the haze. */
static void addPlain(Scene *scene, float level)
{
  static const float corners[4][2] = {{-400, -400}, {-400, 400}, {400, 400}, {400, -400}};
  beginObject(scene, MATERIAL_PAINTED, vec(0, level, 0), 1);
  for (uint32_t i = 0; i < 4; ++i)
    addVertex(scene, vec(corners[i][0], level, corners[i][1]), vec(0, 1, 0), 0, 0);
  addTriangle(scene, scene->vertexCount - 4, scene->vertexCount - 3, scene->vertexCount - 2);
  addTriangle(scene, scene->vertexCount - 4, scene->vertexCount - 2, scene->vertexCount - 1);
}

void importScene(Scene *scene, const Model *model, const char *path, int isProcedural, int hasPlain, double placed[4])
{
  memset(scene, 0, sizeof(*scene));
  const char *slash = strrchr(path, '/');
  for (uint32_t i = 0; i + 1 < sizeof(scene->name) && (slash ? slash + 1 : path)[i]; ++i) /* for the checkpoint */
    scene->name[i] = (slash ? slash + 1 : path)[i] > ' ' ? (slash ? slash + 1 : path)[i] : '_';
  place(scene, model, path, placed);
  scene->vertexCapacity = model->vertexCount + 4;
  scene->indexCapacity = model->indexCount + 6;
  scene->vertices = (Vertex *)allocate((size_t)scene->vertexCapacity * sizeof(Vertex));
  scene->indices = (uint32_t *)allocate((size_t)scene->indexCapacity * 4);
  materialsTake(&scene->looks, model);
  for (uint32_t i = 0; i < model->partCount; ++i)
  {
    const ModelMaterial *material = &model->materials[model->parts[i].material];
    uint32_t number = material->opacity < 0.5f ? MATERIAL_GLASS : MATERIAL_PAINTED;
    if (isProcedural)
      number = (model->parts[i].material + 2) % (MATERIAL_COUNT - 1); /* stone first: that is large, mostly */
    takePart(scene, model, &model->parts[i], number, placed);
  }
  if (hasPlain)
    addPlain(scene, (float)((model->boxMin[1] - placed[1]) * placed[3]) - 2e-3f);
  describe(scene);
  if (hasPlain)
  {
    Material *plain = &scene->paints[model->partCount];
    const float colour[3] = {0.20f, 0.21f, 0.16f};
    memcpy(plain->colour, colour, sizeof(colour));
    plain->roughness = plain->opacity = 1;
    plain->colourTexture = plain->roughTexture = plain->normalTexture = plain->emissionTexture = NONE;
  }
  for (uint32_t i = 0; i < model->partCount; ++i)
    scene->paints[i] = scene->looks.materials[model->parts[i].material];
}

/* ---- any ---- */

void freeScene(Scene *scene)
{
  free(scene->vertices);
  free(scene->indices);
  free(scene->objects);
  free(scene->paints);
  free(scene->geometries);
  free(scene->later);
  materialsFree(&scene->looks);
  environmentFree(&scene->environment);
  memset(scene, 0, sizeof(*scene));
}

static uint32_t hashed(uint32_t hash, const void *bytes, size_t size)
{
  for (size_t i = 0; i < size; ++i)
    hash = (hash ^ ((const unsigned char *)bytes)[i]) * 16777619u;
  return hash;
}

uint32_t sceneHash(const Scene *scene)
{
  uint32_t hash = 2166136261u;
  hash = hashed(hash, scene->vertices, (size_t)scene->vertexCount * sizeof(Vertex));
  hash = hashed(hash, scene->indices, (size_t)scene->indexCount * 4);
  hash = hashed(hash, scene->objects, scene->objectCount * sizeof(Object));
  hash = hashed(hash, scene->paints, scene->objectCount * sizeof(Material));
  hash = hashed(hash, scene->looks.texels, (size_t)scene->looks.texelCount * 4);
  hash = hashed(hash, scene->environment.texels, (size_t)scene->environment.count * 16);
  if (scene->later)
  {
    hash = hashed(hash, scene->later, (size_t)scene->vertexCount * sizeof(Vertex));
    hash = hashed(hash, scene->turn, sizeof(scene->turn));
    hash = hashed(hash, &scene->shutter, sizeof(scene->shutter) + sizeof(scene->fromLater));
  }
  return hashed(hash, scene->from, sizeof(scene->from) + sizeof(scene->at) + 2 * sizeof(double));
}
