/* scenes.c - see scenes.h.
 * SPDX-License-Identifier: MIT */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "scenes.h"
#include "model.h"
#include "vectors.h"

#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#define OBJECT_RINGS 132 /* 4 rings (rings - 1) triangles */
#define PI           3.14159265f

const char *const rayNames[RAYS_KINDS] = {"primary", "ao_short", "ao_long", "bounce", "shuffled"};

double processorSeconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
  return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
}

/* ---- numbers ---- */

static float uniform(uint32_t *state, float low, float high)
{
  return low + (high - low) * (float)(randomNext(state) >> 8) * (1.0f / 16777216.0f);
}

static float corner(int x, int y, int z)
{
  uint32_t h = (uint32_t)x * 0x8da6b343u ^ (uint32_t)y * 0xd8163841u ^ (uint32_t)z * 0xcb1ab31fu;
  h = (h ^ h >> 16) * 0x7feb352du;
  h = (h ^ h >> 15) * 0x846ca68bu;
  return (float)((h ^ h >> 16) >> 8) / 8388608.0f - 1;
}

/* -1 to 1, smooth. */
static float noise(float x, float y, float z)
{
  const float base[3] = {floorf(x), floorf(y), floorf(z)};
  float part[3] = {x - base[0], y - base[1], z - base[2]}, sum = 0;
  for (int k = 0; k < 3; ++k)
    part[k] = part[k] * part[k] * (3 - 2 * part[k]);
  for (int i = 0; i < 8; ++i)
    sum += (i & 1 ? part[0] : 1 - part[0]) * (i & 2 ? part[1] : 1 - part[1]) * (i & 4 ? part[2] : 1 - part[2]) *
           corner((int)base[0] + (i & 1), (int)base[1] + (i >> 1 & 1), (int)base[2] + (i >> 2));
  return sum;
}

static float fractal(float x, float y, float z, int octaves)
{
  float sum = 0, amplitude = 0.5f;
  for (int i = 0; i < octaves; ++i, amplitude *= 0.5f)
  {
    sum += amplitude * noise(x, y, z);
    x = 2.03f * x + 5.3f;
    y = 2.03f * y + 1.7f;
    z = 2.03f * z + 9.1f;
  }
  return sum;
}

/* ---- meshes ---- */

static uint32_t addVertex(Scene *scene, float x, float y, float z)
{
  scene->vertices = (float *)grown(scene->vertices, scene->vertexCount + 1, &scene->vertexCapacity, 12);
  float *to = scene->vertices + 3 * (size_t)scene->vertexCount;
  to[0] = x;
  to[1] = y;
  to[2] = z;
  return scene->vertexCount++;
}

static void addTriangle(Scene *scene, uint32_t a, uint32_t b, uint32_t c)
{
  scene->indices = (uint32_t *)grown(scene->indices, scene->triangleCount + 1, &scene->triangleCapacity, 12);
  uint32_t *to = scene->indices + 3 * (size_t)scene->triangleCount++;
  to[0] = a;
  to[1] = b;
  to[2] = c;
}

static void addQuad(Scene *scene, uint32_t a, uint32_t b, uint32_t c, uint32_t d)
{
  addTriangle(scene, a, b, c);
  addTriangle(scene, a, c, d);
}

/* A sphere, closed: 4 rings (rings - 1) triangles. roughness: of its surface, in radii; 0 a smooth one. */
static void addSphere(Scene *scene, const float centre[3], float radius, uint32_t rings, float roughness, float seed)
{
  const uint32_t around = 2 * rings, first = scene->vertexCount;
  for (uint32_t ring = 0; ring <= rings; ++ring)
    for (uint32_t i = 0; i < (ring % rings ? around : 1); ++i)
    {
      const float latitude = PI * (float)ring / (float)rings, longitude = 2 * PI * (float)i / (float)around;
      const float x = ring % rings ? sinf(latitude) * cosf(longitude) : 0, y = cosf(latitude);
      const float z = ring % rings ? sinf(latitude) * sinf(longitude) : 0;
      const float far = roughness > 0 ? radius * (1 + roughness * fractal(2 * x + seed, 2 * y, 2 * z, 6)) : radius;
      addVertex(scene, centre[0] + far * x, centre[1] + far * y, centre[2] + far * z);
    }
  for (uint32_t i = 0; i < around; ++i)
  {
    const uint32_t next = (i + 1) % around, last = first + 1 + (rings - 2) * around;
    addTriangle(scene, first, first + 1 + next, first + 1 + i);
    addTriangle(scene, last + around, last + i, last + next);
    for (uint32_t ring = 0; ring + 2 < rings; ++ring)
    {
      const uint32_t above = first + 1 + ring * around, below = above + around;
      addQuad(scene, above + i, above + next, below + next, below + i);
    }
  }
}

static void addObject(Scene *scene, const float centre[3], float size, uint32_t triangles, float seed)
{
  const uint32_t rings = (uint32_t)(0.5f + sqrtf(0.25f + (float)triangles / 4));
  addSphere(scene, centre, size / 2, rings < 3 ? 3 : rings, 0.9f, seed);
}

/* ---- the scenes ---- */

static void look(Scene *scene, const float from[3], const float at[3], float slope, float size)
{
  memcpy(scene->from, from, 12);
  memcpy(scene->at, at, 12);
  scene->slope = slope;
  scene->size = size;
}

static void makeObject(Scene *scene, uint32_t triangles)
{
  static const float centre[3] = {0, 0, 0}, from[3] = {0.5f, 0.6f, 1.5f};
  addObject(scene, centre, 1, triangles, 0);
  look(scene, from, centre, 0.55f, 1);
}

static float landHeight(float x, float z)
{
  return 16 * fractal(0.045f * x, 0.5f, 0.045f * z, 9);
}

static void makeTerrain(Scene *scene, uint32_t triangles, uint32_t spheres)
{
  static const float from[3] = {50, 13, -4}, at[3] = {50, 0, 40};
  const uint32_t rings = 17, ofSpheres = spheres * 4 * rings * (rings - 1);
  const uint32_t side = (uint32_t)(sqrtf((float)(triangles > ofSpheres ? triangles - ofSpheres : 2) / 2) + 1);
  uint32_t state = 7;
  for (uint32_t z = 0; z <= side; ++z)
    for (uint32_t x = 0; x <= side; ++x)
    {
      const float px = 100 * (float)x / (float)side, pz = 100 * (float)z / (float)side;
      addVertex(scene, px, landHeight(px, pz), pz);
    }
  for (uint32_t z = 0; z < side; ++z)
    for (uint32_t x = 0; x < side; ++x)
    {
      const uint32_t a = z * (side + 1) + x, c = a + side + 1;
      addQuad(scene, a, c, c + 1, a + 1);
    }
  scene->firstBody = scene->vertexCount;
  scene->bodySize = 2 + (rings - 1) * 2 * rings;
  for (uint32_t i = 0; i < spheres; ++i)
  {
    const float radius = uniform(&state, 0.3f, 1.6f), x = uniform(&state, 0, 100), z = uniform(&state, 0, 100);
    const float centre[3] = {x, landHeight(x, z) + radius, z};
    addSphere(scene, centre, radius, rings, 0, 0);
  }
  look(scene, from, at, 0.8f, 100);
}

/* A tile of a wall: a plate that stands out, and four slopes down to the joints. 10 triangles. */
static void addTile(Scene *scene, const float corner0[3], const float side[3], const float up[3], const float out[3])
{
  uint32_t ring[2][4];
  for (uint32_t level = 0; level < 2; ++level)
    for (uint32_t i = 0; i < 4; ++i)
    {
      const float inset = level ? 0.08f : 0, s = i == 1 || i == 2 ? 1 - inset : inset, t = i >= 2 ? 1 - inset : inset;
      float p[3];
      for (uint32_t k = 0; k < 3; ++k)
        p[k] = corner0[k] + s * side[k] + t * up[k] + (level ? out[k] : 0);
      ring[level][i] = addVertex(scene, p[0], p[1], p[2]);
    }
  for (uint32_t i = 0; i < 4; ++i)
    addQuad(scene, ring[0][i], ring[0][(i + 1) % 4], ring[1][(i + 1) % 4], ring[1][i]);
  addQuad(scene, ring[1][0], ring[1][1], ring[1][2], ring[1][3]);
}

/* Six walls of 20 x 10 x 15 units, of tiles of about this edge. */
static void addWalls(Scene *scene, float edge)
{
  static const float extent[3] = {20, 10, 15};
  for (uint32_t wall = 0; wall < 6; ++wall)
  {
    const uint32_t axis = wall / 2, i = (axis + 1) % 3, j = (axis + 2) % 3;
    const uint32_t columns = (uint32_t)(extent[i] / edge + 0.5f) + 1, rows = (uint32_t)(extent[j] / edge + 0.5f) + 1;
    float at[3], side[3] = {0, 0, 0}, up[3] = {0, 0, 0}, out[3] = {0, 0, 0};
    side[i] = extent[i] / (float)columns;
    up[j] = extent[j] / (float)rows;
    out[axis] = (wall % 2 ? -0.15f : 0.15f) * edge;
    at[axis] = wall % 2 ? extent[axis] : 0;
    for (uint32_t row = 0; row < rows; ++row)
      for (uint32_t column = 0; column < columns; ++column)
      {
        at[i] = (float)column * side[i];
        at[j] = (float)row * up[j];
        addTile(scene, at, side, up, out);
      }
  }
}

static void makeRoom(Scene *scene, uint32_t triangles)
{
  static const float from[3] = {1.5f, 5, 1.5f}, at[3] = {14, 4.5f, 10};
  const uint32_t objects = 32, ofObjects = (uint32_t)(0.63f * (float)triangles);
  uint32_t state = 5;
  addWalls(scene, sqrtf(1300 * 10 / (float)(triangles - ofObjects)));
  for (uint32_t i = 0; i < objects; ++i)
  {
    float centre[3];
    centre[0] = uniform(&state, 4, 18.5f);
    centre[1] = uniform(&state, 1.5f, 8.5f);
    centre[2] = uniform(&state, 2, 13);
    addObject(scene, centre, uniform(&state, 1, 2.4f), ofObjects / objects, (float)i * 7.3f);
  }
  look(scene, from, at, 0.85f, 20);
}

static void makeGround(Scene *scene, uint32_t triangles)
{
  makeObject(scene, triangles);
  addQuad(scene, addVertex(scene, -5e5f, -0.4f, -5e5f), addVertex(scene, -5e5f, -0.4f, 5e5f),
          addVertex(scene, 5e5f, -0.4f, 5e5f), addVertex(scene, 5e5f, -0.4f, -5e5f));
}

/* Turned about a random axis, and placed in a grid of 10 x 10 x 10. */
typedef struct Place
{
  float axis[3], angle, scale, at[3];
} Place;

static Place placeOf(uint32_t index, uint32_t *state)
{
  Place place;
  float length = 0;
  place.angle = uniform(state, 0, 2 * PI);
  place.scale = uniform(state, 0.6f, 1.2f);
  for (uint32_t k = 0; k < 3; ++k)
  {
    place.axis[k] = uniform(state, -1, 1);
    length += place.axis[k] * place.axis[k];
    place.at[k] = 1.5f * (float)(k == 0 ? index % 10 : k == 1 ? index / 10 % 10 : index / 100);
  }
  for (uint32_t k = 0; k < 3; ++k)
    place.axis[k] /= sqrtf(length) + 1e-6f;
  return place;
}

static void rowsOf(const Place *place, float rows[12])
{
  const float c = cosf(place->angle), s = sinf(place->angle), *axis = place->axis;
  for (uint32_t i = 0; i < 3; ++i)
  {
    const uint32_t next = (i + 1) % 3, last = (i + 2) % 3;
    rows[4 * i + i] = place->scale * (c + axis[i] * axis[i] * (1 - c));
    rows[4 * i + next] = place->scale * (axis[i] * axis[next] * (1 - c) - axis[last] * s);
    rows[4 * i + last] = place->scale * (axis[i] * axis[last] * (1 - c) + axis[next] * s);
    rows[4 * i + 3] = place->at[i];
  }
}

static void makeInstances(Scene *scene, uint32_t triangles)
{
  static const float from[3] = {-3, 10, -6}, at[3] = {6, 6, 6};
  uint32_t state = 3;
  makeObject(scene, triangles);
  scene->instanceCount = 1000;
  scene->instances = (float(*)[12])allocate(sizeof(*scene->instances) * scene->instanceCount);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    const Place place = placeOf(i, &state);
    rowsOf(&place, scene->instances[i]);
  }
  look(scene, from, at, 0.7f, 15);
}

/* ---- motion ---- */

/* VkSRTDataNV. */
static void srtOf(const Place *place, float turn, float srt[16])
{
  memset(srt, 0, 64);
  srt[0] = srt[4] = srt[7] = place->scale;
  for (uint32_t k = 0; k < 3; ++k)
  {
    srt[9 + k] = place->axis[k] * sinf((place->angle + turn) / 2);
    srt[13 + k] = place->at[k];
  }
  srt[12] = cosf((place->angle + turn) / 2);
}

/* Instances turn about the axes about which they are turned. */
static void turnInstances(Scene *scene, float turn)
{
  uint32_t state = 3; /* as makeInstances */
  scene->turning = (RaysortBvhMotionInstance *)allocate(scene->instanceCount * sizeof(RaysortBvhMotionInstance));
  memset(scene->turning, 0, scene->instanceCount * sizeof(RaysortBvhMotionInstance));
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    const Place place = placeOf(i, &state);
    const uint32_t mask = 0xff000000u;
    float keys[32];
    srtOf(&place, 0, keys);
    srtOf(&place, turn, keys + 16);
    scene->turning[i].type = RAYSORT_BVH_MOTION_SRT;
    memcpy(scene->turning[i].data, keys, sizeof(keys));
    memcpy(scene->turning[i].data + 32, &mask, 4);
  }
}

/* Each body by itself: its first and last vertex are a diameter apart. */
static void moveBodies(Scene *scene, float part)
{
  uint32_t state = 11;
  for (uint32_t first = scene->firstBody; first < scene->vertexCount; first += scene->bodySize)
  {
    const float *from = scene->vertices + 3 * (size_t)first, *to = from + 3 * (size_t)(scene->bodySize - 1);
    const float diameter = fabsf(from[1] - to[1]), angle = uniform(&state, 0, 2 * PI), up = uniform(&state, -1, 1);
    const float aside = sqrtf(1 - up * up), step[3] = {aside * cosf(angle), up, aside * sinf(angle)};
    for (uint32_t i = 3 * first; i < 3 * (first + scene->bodySize); ++i)
      scene->later[i] += part * diameter * step[i % 3];
  }
}

static void moveScene(Scene *scene, float part)
{
  if (scene->instanceCount)
  {
    turnInstances(scene, 10 * part * PI / 2);
    return;
  }
  scene->later = (float *)allocate((size_t)scene->vertexCount * 12);
  memcpy(scene->later, scene->vertices, (size_t)scene->vertexCount * 12);
  if (scene->bodySize)
    moveBodies(scene, part);
  for (uint32_t i = 0; i < scene->vertexCount && !scene->bodySize; ++i)
    for (uint32_t k = 0; k < 3; ++k)
      scene->later[3 * (size_t)i + k] +=
          0.6f * part * scene->size *
          sinf(7 / scene->size * scene->vertices[3 * (size_t)i + (k + 1) % 3] + 2 * (float)k);
}

static void makeModel(Scene *scene, const char *path)
{
  Model model;
  float from[3], at[3], extent[3];
  modelLoad(&model, path);
  for (uint32_t i = 0; i < model.vertexCount; ++i)
    addVertex(scene, model.vertices[i].position[0], model.vertices[i].position[1], model.vertices[i].position[2]);
  for (uint32_t i = 0; i < model.partCount; ++i)
  {
    const uint32_t *index = model.indices + model.parts[i].firstIndex, first = model.parts[i].firstVertex;
    for (uint32_t k = 0; k < model.parts[i].indexCount; k += 3)
      addTriangle(scene, first + index[k], first + index[k + 1], first + index[k + 2]);
  }
  for (uint32_t k = 0; k < 3; ++k)
  {
    extent[k] = model.boxMax[k] - model.boxMin[k];
    from[k] = at[k] = (model.boxMin[k] + model.boxMax[k]) / 2;
  }
  from[0] += 0.36f * extent[0]; /* along the long axis of a church */
  from[1] -= 0.15f * extent[1];
  look(scene, from, at, 0.9f, fmaxf(fmaxf(extent[0], extent[1]), extent[2]));
  modelFree(&model);
}

static void makeNamed(Scene *scene, const char *name, uint32_t triangles)
{
  const uint32_t object = triangles ? triangles : 4 * OBJECT_RINGS * (OBJECT_RINGS - 1);
  if (!strcmp(name, "object"))
    makeObject(scene, object);
  else if (!strcmp(name, "terrain1m"))
    makeTerrain(scene, triangles ? triangles : 1000000, (uint32_t)(triangles ? triangles * 2.4e-4 : 240));
  else if (!strcmp(name, "terrain10m"))
    makeTerrain(scene, triangles ? triangles : 10000000, (uint32_t)(triangles ? triangles * 2.4e-4 : 2440));
  else if (!strcmp(name, "room"))
    makeRoom(scene, triangles ? triangles : 1000000);
  else if (!strcmp(name, "ground"))
    makeGround(scene, object);
  else if (!strcmp(name, "instances"))
    makeInstances(scene, object);
  else if (strchr(name, '.'))
    makeModel(scene, name);
  else
    die("no scene %s: %s or a file", name, SCENE_NAMES "," LEVEL_NAMES);
}

void sceneMake(Scene *scene, const char *name, uint32_t triangles)
{
  static const float same[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  const int isQuality = !strncmp(name, "quality:", 8);
  const char *rest = isQuality ? name + 8 : name;
  const int isOne = !strncmp(rest, "one:", 4), isMoving = !strncmp(rest, "move", 4) && strchr(rest, ':');
  memset(scene, 0, sizeof(*scene));
  scene->buildMode = isQuality ? RAYSORT_BVH_BUILD_MODE_QUALITY : RAYSORT_BVH_BUILD_MODE_ANEW;
  const float moved = isMoving ? 0.01f * (float)atof(rest + 4) : 0;
  rest = isOne || isMoving ? strchr(rest, ':') + 1 : rest;
  makeNamed(scene, rest, triangles);
  const char *slash = strrchr(rest, '/');
  snprintf(scene->name, sizeof(scene->name), "%.*s%s", (int)(rest - name), name, slash ? slash + 1 : rest);
  if (isOne && scene->instanceCount == 0)
  {
    scene->instanceCount = 1;
    scene->instances = (float(*)[12])allocate(sizeof(same));
    memcpy(scene->instances, same, sizeof(same));
  }
  if (isMoving)
    moveScene(scene, moved);
}

int sceneMoves(const Scene *scene)
{
  return scene->later || scene->turning;
}

double *sceneFigures(const Scene *scene)
{
  static struct
  {
    char name[sizeof(scene->name)];
    double figures[SCENE_FIGURES];
  } kept[64];
  const char *name = sceneMoves(scene) ? strchr(scene->name, ':') + 1 : scene->name;
  uint32_t i = 0;
  while (i + 1 < sizeof(kept) / sizeof(kept[0]) && kept[i].name[0] && strcmp(kept[i].name, name) != 0)
    ++i;
  snprintf(kept[i].name, sizeof(kept[i].name), "%s", name);
  return kept[i].figures;
}

void sceneFree(Scene *scene)
{
  free(scene->vertices);
  free(scene->indices);
  free(scene->instances);
  free(scene->later);
  free(scene->turning);
  memset(scene, 0, sizeof(*scene));
}

/* ---- a structure ---- */

RaysortBvhGeometry sceneGeometry(const Scene *scene)
{
  RaysortBvhGeometry geometry =
      raysortBvhMesh((uintptr_t)scene->vertices, scene->vertexCount, (uintptr_t)scene->indices, scene->triangleCount);
  geometry.flags = RAYSORT_BVH_OPAQUE_BIT | (scene->later ? RAYSORT_BVH_MOTION_BIT : 0);
  geometry.dataAtOne = (uintptr_t)scene->later;
  return geometry;
}

RaysortBvhGeometry sceneInstances(const Scene *scene, uint64_t reference, void **instances, uint32_t *stride)
{
  const uint32_t words[2] = {(uint32_t)reference, (uint32_t)(reference >> 32)};
  RaysortBvhGeometry geometry;
  *stride = scene->turning ? sizeof(RaysortBvhMotionInstance) : sizeof(RaysortBvhInstance);
  *instances = allocate((size_t)scene->instanceCount * *stride);
  for (uint32_t i = 0; i < scene->instanceCount; ++i)
  {
    RaysortBvhInstance instance;
    RaysortBvhMotionInstance turning;
    memset(&instance, 0, sizeof(instance));
    memcpy(instance.transform, scene->instances[i], sizeof(instance.transform));
    instance.customAndMask = 0xff000000u;
    instance.referenceLow = words[0];
    instance.referenceHigh = words[1];
    if (scene->turning)
    {
      turning = scene->turning[i];
      memcpy(turning.data + 34, words, 8);
    }
    memcpy((char *)*instances + (size_t)i * *stride, scene->turning ? (void *)&turning : (void *)&instance, *stride);
  }
  memset(&geometry, 0, sizeof(geometry));
  geometry.type = RAYSORT_BVH_INSTANCES;
  geometry.flags = scene->turning ? RAYSORT_BVH_MOTION_BIT : 0;
  geometry.data = (VkDeviceAddress)(uintptr_t)*instances;
  geometry.primitiveCount = scene->instanceCount;
  return geometry;
}

/* The 3 x 3 rotation and scale of an instance that turns, as docs/motion.md says, in the row's order. */
static void turnedRow(const RaysortBvhMotionInstance *turning, float time, uint32_t row, float out[4])
{
  float keys[32], q[4], sum = 0;
  memcpy(keys, turning->data, sizeof(keys));
  for (uint32_t k = 0; k < 4; ++k)
  {
    q[k] = (1 - time) * keys[9 + k] + time * keys[25 + k];
    sum += q[k] * q[k];
  }
  const uint32_t next = (row + 1) % 3, last = (row + 2) % 3;
  const float scale = keys[0] / sum; /* the same along all axes, at both times */
  out[row] = scale * (q[3] * q[3] + q[row] * q[row] - q[next] * q[next] - q[last] * q[last]);
  out[next] = scale * 2 * (q[row] * q[next] - q[last] * q[3]);
  out[last] = scale * 2 * (q[row] * q[last] + q[next] * q[3]);
  out[3] = keys[13 + row];
}

void sceneCorner(const Scene *scene, const RaysortBvhHit *hit, uint32_t corner, float time, float point[3])
{
  const size_t at = 3 * (size_t)scene->indices[3 * (size_t)hit->primitive + corner];
  float vertex[3];
  for (uint32_t k = 0; k < 3; ++k)
    vertex[k] =
        scene->later ? (1 - time) * scene->vertices[at + k] + time * scene->later[at + k] : scene->vertices[at + k];
  memcpy(point, vertex, 12);
  for (uint32_t k = 0; scene->instanceCount && k < 3; ++k)
  {
    float row[4];
    if (scene->turning)
      turnedRow(&scene->turning[hit->instance], time, k, row);
    else
      memcpy(row, scene->instances[hit->instance] + 4 * k, sizeof(row));
    point[k] = row[0] * vertex[0] + row[1] * vertex[1] + row[2] * vertex[2] + row[3];
  }
}

static RaysortBvhBuildLayout layoutOf(const RaysortBvhGeometry *geometry, uint32_t mode, RaysortBvhInfo *bvh,
                                      RaysortBvhBuildInfo *info)
{
  RaysortBvhBuildLayout layout;
  memset(bvh, 0, sizeof(*bvh));
  memset(info, 0, sizeof(*info));
  bvh->geometryCount = 1;
  bvh->geometries = geometry;
  info->bvhCount = 1;
  info->bvhs = bvh;
  info->mode = mode;
  CHECK(raysortGetBvhBuildLayout(NULL, info, &layout));
  return layout;
}

/* Builds into `memory`, or, if that is NULL, into new memory. Returns the processor's milliseconds. */
static double build(const RaysortBvhGeometry *geometry, uint32_t mode, VkDeviceAddress base, unsigned char **memory)
{
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo info;
  const RaysortBvhBuildLayout layout = layoutOf(geometry, mode, &bvh, &info);
  const size_t size = (size_t)layout.destinationSize;
  if (!*memory)
    *memory = (unsigned char *)allocate(size);
  void *scratch = allocate((size_t)layout.scratchSize);
  memset(*memory, 0, size); /* fresh pages cost time, which is not the build's */
  memset(scratch, 0, (size_t)layout.scratchSize);
  info.base = base;
  const double start = processorSeconds();
  CHECK(raysortBvhBuildOnHost(&info, *memory, size, scratch, (size_t)layout.scratchSize));
  const double end = processorSeconds();
  free(scratch);
  return 1000 * (end - start);
}

/* Puts a structure of the instances before that of the triangles. */
static void addLevel(HostBvh *bvh, const Scene *scene)
{
  RaysortBvhInfo one;
  RaysortBvhBuildInfo info;
  void *instances;
  uint32_t stride;
  RaysortBvhGeometry geometry = sceneInstances(scene, 0, &instances, &stride);
  const uint64_t room = (layoutOf(&geometry, scene->buildMode, &one, &info).destinationSize + 255) / 256 * 256;
  unsigned char *both = (unsigned char *)allocate((size_t)(room + bvh->size));
  memcpy(both + room, bvh->memory, (size_t)bvh->size);
  free(bvh->memory);
  free(instances);
  geometry = sceneInstances(scene, (uint64_t)(uintptr_t)(both + room), &instances, &stride);
  build(&geometry, scene->buildMode, (VkDeviceAddress)(uintptr_t)both, &both);
  free(instances);
  bvh->memory = both;
  bvh->size += room;
  bvh->hooks.base = both;
}

HostBvh hostBvhBuild(const Scene *scene)
{
  const RaysortBvhGeometry geometry = sceneGeometry(scene);
  HostBvh bvh;
  memset(&bvh, 0, sizeof(bvh));
  bvh.milliseconds = build(&geometry, scene->buildMode, 0, &bvh.memory);
  memcpy(&bvh.header, bvh.memory, sizeof(bvh.header));
  bvh.size = (uint64_t)bvh.header.sizeHigh << 32 | bvh.header.sizeLow;
  if (scene->instanceCount)
    addLevel(&bvh, scene);
  return bvh;
}

void hostBvhFree(HostBvh *bvh)
{
  free(bvh->memory);
  memset(bvh, 0, sizeof(*bvh));
}

VkBool32 hostBvhTrace(const HostBvh *bvh, const RaysortBvhRay *ray, float time, uint32_t rayFlags, RaysortBvhHit *hit)
{
  RaysortBvhHostHooks hooks = bvh->hooks;
  hooks.time = time;
  return raysortBvhTraceOnHost(bvh->memory, ray, rayFlags, &hooks, hit);
}

/* ---- rays ---- */

int isAnyHit(enum RayKind kind)
{
  return kind == RAYS_AO_SHORT || kind == RAYS_AO_LONG;
}

static RaysortBvhRay cameraRay(const Scene *scene, const RaySet *set, uint32_t pixel)
{
  static const float up[3] = {0, 1, 0};
  const float x = (2 * ((float)(pixel % set->width) + 0.5f) / (float)set->width - 1) * scene->slope;
  const float y = (1 - 2 * ((float)(pixel / set->width) + 0.5f) / (float)set->height) * scene->slope *
                  (float)set->height / (float)set->width;
  RaysortBvhRay ray;
  float forward[3], right[3], above[3];
  for (uint32_t k = 0; k < 3; ++k)
    forward[k] = scene->at[k] - scene->from[k];
  normalise(forward);
  cross(forward, up, right);
  normalise(right);
  cross(right, forward, above);
  memset(&ray, 0, sizeof(ray));
  memcpy(ray.origin, scene->from, 12);
  for (uint32_t k = 0; k < 3; ++k)
    ray.direction[k] = forward[k] + x * right[k] + y * above[k];
  normalise(ray.direction);
  ray.tMax = 1e30f;
  return ray;
}

/* A point of the unit sphere. */
static void sphereDirection(uint32_t *state, float direction[3])
{
  float length = 2;
  while (length > 1 || length < 1e-3f)
  {
    length = 0;
    for (uint32_t k = 0; k < 3; ++k)
    {
      direction[k] = uniform(state, -1, 1);
      length += direction[k] * direction[k];
    }
  }
  normalise(direction);
}

/* What leaves the point that a ray hit, by the cosine. */
static RaysortBvhRay leavingRay(const Scene *scene, const RaysortBvhRay *in, const RaysortBvhHit *hit, float time,
                                uint32_t *state)
{
  float a[3], ab[3], ac[3], normal[3], along = 0;
  RaysortBvhRay ray;
  memset(&ray, 0, sizeof(ray));
  sceneCorner(scene, hit, 0, time, a);
  sceneCorner(scene, hit, 1, time, ab);
  sceneCorner(scene, hit, 2, time, ac);
  for (uint32_t k = 0; k < 3; ++k)
  {
    ab[k] -= a[k];
    ac[k] -= a[k];
  }
  cross(ab, ac, normal);
  normalise(normal);
  for (uint32_t k = 0; k < 3; ++k)
    along += normal[k] * in->direction[k];
  sphereDirection(state, ray.direction);
  for (uint32_t k = 0; k < 3; ++k)
  {
    const float n = along > 0 ? -normal[k] : normal[k];
    ray.origin[k] = a[k] + hit->u * ab[k] + hit->v * ac[k] + n * 1e-4f * scene->size;
    ray.direction[k] += n * 1.001f;
  }
  return ray;
}

/* The rays of entry i, and those that leave its hit. */
static void makePixel(RaySet *set, const Scene *scene, const HostBvh *bvh, uint32_t i, uint32_t *state)
{
  const float far[RAYS_KINDS] = {1e30f, 0.02f * scene->size, scene->size, 1e30f, 1e30f};
  const RaysortBvhRay primary = cameraRay(scene, set, set->pixels[i]);
  const float time = sceneMoves(scene) ? uniform(state, 0, 1) : 0;
  RaysortBvhHit hit;
  const VkBool32 isHit = hostBvhTrace(bvh, &primary, time, 0, &hit);
  set->rays[RAYS_PRIMARY][i] = primary;
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    set->times[kind][i] = time;
  for (uint32_t kind = RAYS_AO_SHORT; kind < RAYS_SHUFFLED; ++kind)
  {
    RaysortBvhRay *ray = &set->rays[kind][i];
    *ray = isHit ? leavingRay(scene, &primary, &hit, time, state) : primary;
    ray->tMax = isHit ? far[kind] : -1;
  }
}

/* Pixels in tiles of 8 x 8; those at the right and lower edge may be smaller. */
static void orderPixels(RaySet *set)
{
  uint32_t count = 0;
  for (uint32_t top = 0; top < set->height; top += 8)
    for (uint32_t left = 0; left < set->width; left += 8)
      for (uint32_t i = 0; i < 64; ++i)
        if (left + i % 8 < set->width && top + i / 8 < set->height)
          set->pixels[count++] = (top + i / 8) * set->width + left + i % 8;
}

RaySet raySetMake(const Scene *scene, const HostBvh *bvh, uint32_t width, uint32_t height)
{
  RaySet set;
  uint32_t state = 1;
  memset(&set, 0, sizeof(set));
  set.width = width;
  set.height = height;
  set.count = width * height;
  set.pixels = (uint32_t *)allocate((size_t)set.count * 4);
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
  {
    set.rays[kind] = (RaysortBvhRay *)allocate((size_t)set.count * sizeof(RaysortBvhRay));
    set.times[kind] = (float *)allocate((size_t)set.count * sizeof(float));
  }
  orderPixels(&set);
  for (uint32_t i = 0; i < set.count; ++i)
  {
    makePixel(&set, scene, bvh, i, &state);
    if (i % 65536 == 0)
      progress("rays", i, set.count);
  }
  progress("rays", 1, 1);
  memcpy(set.rays[RAYS_SHUFFLED], set.rays[RAYS_BOUNCE], (size_t)set.count * sizeof(RaysortBvhRay));
  for (uint32_t i = set.count; i > 1; --i)
  {
    const uint32_t other = randomNext(&state) % i;
    const RaysortBvhRay ray = set.rays[RAYS_SHUFFLED][i - 1];
    const float time = set.times[RAYS_SHUFFLED][i - 1];
    set.rays[RAYS_SHUFFLED][i - 1] = set.rays[RAYS_SHUFFLED][other];
    set.rays[RAYS_SHUFFLED][other] = ray;
    set.times[RAYS_SHUFFLED][i - 1] = set.times[RAYS_SHUFFLED][other];
    set.times[RAYS_SHUFFLED][other] = time;
  }
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    for (uint32_t i = 0; i < set.count; ++i)
      set.active[kind] += set.rays[kind][i].tMin <= set.rays[kind][i].tMax;
  return set;
}

void raySetFree(RaySet *set)
{
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
  {
    free(set->rays[kind]);
    free(set->times[kind]);
  }
  free(set->pixels);
  memset(set, 0, sizeof(*set));
}
