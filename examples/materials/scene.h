/* scene.h - the objects of the demo: a round platform in the sea, and on it, in the spiral of a sunflower, everything.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_MATERIALS_SCENE_H
#define RAYSORT_EXAMPLES_MATERIALS_SCENE_H

#include "common.h"
#include "materials.h"

#include <math.h>
#include <string.h>

#define MAX_OBJECTS  512u
#define PLATFORM_TOP 0.6f
#define PODIUM_TOP   0.9f

enum
{
#define X(number, name) MATERIAL_##name = number,
  MATERIALS(X)
#undef X
};

typedef struct Stage
{
  Object objects[MAX_OBJECTS];
  Cluster clusters[MAX_OBJECTS];
  uint32_t count, clusterCount;
  uint32_t first[SHAPE_COUNT + 1];
  uint32_t random;
} Stage;

static vec4 makeVec4(float x, float y, float z, float w)
{
  vec4 v;
  v.x = x;
  v.y = y;
  v.z = z;
  v.w = w;
  return v;
}

static float randomUnit(Stage *stage)
{
  return (float)(randomNext(&stage->random) >> 8) / 16777216.0f;
}

static vec4 multiplyRotations(vec4 a, vec4 b)
{
  return makeVec4(a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y, a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
                  a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z);
}

/* First by `pitch` around x, then by `yaw` around y. */
static vec4 makeRotation(float yaw, float pitch)
{
  vec4 first = makeVec4(sinf(pitch / 2), 0, 0, cosf(pitch / 2));
  vec4 second = makeVec4(0, sinf(yaw / 2), 0, cosf(yaw / 2));
  return multiplyRotations(second, first);
}

static Object *addObject(Stage *stage, uint32_t shape, uint32_t material, vec4 centre, vec4 size)
{
  Object *object = &stage->objects[stage->count];
  if (stage->count++ == MAX_OBJECTS)
    die("too many objects");
  memset(object, 0, sizeof(*object));
  object->bound = centre;
  object->rotation = makeRotation(0, 0);
  object->size = size;
  object->shape = shape;
  object->material = material;
  object->seed = randomUnit(stage);
  switch (shape)
  {
  case SHAPE_SPHERE:
    object->bound.w = object->occluder = size.x;
    break;
  case SHAPE_BOX:
    object->bound.w = sqrtf(size.x * size.x + size.y * size.y + size.z * size.z);
    object->occluder = 0.4f * (size.x + size.y + size.z);
    break;
  case SHAPE_CYLINDER:
    object->bound.w = sqrtf(size.x * size.x + size.y * size.y);
    object->occluder = 0.55f * (size.x + size.y);
    break;
  default:
    object->bound.w = size.x + size.y;
    object->occluder = 0.8f * sqrtf(size.x * size.y);
    break;
  }
  if (object->bound.w > 3) /* the platform is no sphere */
    object->occluder = 0;
  return object;
}

/* A shape that suits the material; bit s: shape s. */
static uint32_t pickShape(Stage *stage, uint32_t material)
{
  static const uint8_t allowed[MATERIAL_COUNT] = {
      [MATERIAL_marble] = 15,   [MATERIAL_wood] = 7,         [MATERIAL_brick] = 6,         [MATERIAL_parquet] = 2,
      [MATERIAL_mosaic] = 15,   [MATERIAL_lava] = 15,        [MATERIAL_brushedMetal] = 13, [MATERIAL_hammeredGold] = 15,
      [MATERIAL_glass] = 1,     [MATERIAL_fabric] = 14,      [MATERIAL_rust] = 15,         [MATERIAL_hexTiles] = 14,
      [MATERIAL_granite] = 15,  [MATERIAL_labyrinth] = 15,   [MATERIAL_soapFilm] = 1,      [MATERIAL_mossyStone] = 7,
      [MATERIAL_carPaint] = 13, [MATERIAL_circuitBoard] = 3, [MATERIAL_juliaEnamel] = 5,   [MATERIAL_gasGiant] = 1,
      [MATERIAL_terrazzo] = 7,
  };
  uint32_t shape = randomNext(&stage->random) % SHAPE_OCEAN;
  while (!(allowed[material] >> shape & 1))
    shape = (shape + 1) % SHAPE_OCEAN;
  return shape;
}

/* Something about 2 `r` across that stands on the height `y`. */
static void addThing(Stage *stage, uint32_t material, uint32_t shape, float x, float y, float z, float r)
{
  float yaw = 6.2831853f * randomUnit(stage);
  Object *object;
  switch (shape)
  {
  case SHAPE_SPHERE:
    object = addObject(stage, shape, material, makeVec4(x, y + r, z, 0), makeVec4(r, 0, 0, 0));
    object->rotation = makeRotation(yaw, 0.4f * randomUnit(stage));
    break;
  case SHAPE_BOX:
    object =
        addObject(stage, shape, material, makeVec4(x, y + 0.8f * r, z, 0), makeVec4(0.8f * r, 0.8f * r, 0.8f * r, 0));
    object->rotation = makeRotation(yaw, 0);
    break;
  case SHAPE_CYLINDER:
    object = addObject(stage, shape, material, makeVec4(x, y + r, z, 0), makeVec4(0.75f * r, r, 0, 0));
    object->rotation = makeRotation(yaw, 0);
    break;
  default: /* a ring that stands on edge */
    object = addObject(stage, shape, material, makeVec4(x, y + r, z, 0), makeVec4(0.70f * r, 0.30f * r, 0, 0));
    object->rotation = makeRotation(yaw, 1.5707963f);
    break;
  }
}

static void addPlatform(Stage *stage)
{
  addObject(stage, SHAPE_OCEAN, MATERIAL_ocean, makeVec4(0, 0, 0, 0), makeVec4(1000, 0, 0, 0));
  addObject(stage, SHAPE_CYLINDER, MATERIAL_parquet, makeVec4(0, PLATFORM_TOP - 0.5f, 0, 0), makeVec4(13, 0.5f, 0, 0));
  addObject(stage, SHAPE_TORUS, MATERIAL_marble, makeVec4(0, PLATFORM_TOP - 0.05f, 0, 0), makeVec4(13, 0.22f, 0, 0));
  addObject(stage, SHAPE_CYLINDER, MATERIAL_terrazzo, makeVec4(0, PODIUM_TOP - 0.15f, 0, 0),
            makeVec4(5.3f, 0.15f, 0, 0));
  addObject(stage, SHAPE_TORUS, MATERIAL_hammeredGold, makeVec4(0, PODIUM_TOP - 0.06f, 0, 0),
            makeVec4(5.3f, 0.07f, 0, 0));
}

/* The large sphere with two rings around it, and nine larger things around that. */
static void addMiddle(Stage *stage)
{
  static const uint8_t things[9][2] = {
      {MATERIAL_glass, SHAPE_SPHERE},     {MATERIAL_wood, SHAPE_BOX},        {MATERIAL_gasGiant, SHAPE_SPHERE},
      {MATERIAL_marble, SHAPE_SPHERE},    {MATERIAL_soapFilm, SHAPE_SPHERE}, {MATERIAL_labyrinth, SHAPE_SPHERE},
      {MATERIAL_circuitBoard, SHAPE_BOX}, {MATERIAL_lava, SHAPE_SPHERE},     {MATERIAL_mosaic, SHAPE_TORUS}};
  Object *object = addObject(stage, SHAPE_SPHERE, MATERIAL_juliaEnamel, makeVec4(0, PODIUM_TOP + 1.75f, 0, 0),
                             makeVec4(1.75f, 0, 0, 0));
  object->seed = 0.3f;
  object = addObject(stage, SHAPE_TORUS, MATERIAL_hammeredGold, makeVec4(0, PODIUM_TOP + 1.75f, 0, 0),
                     makeVec4(2.45f, 0.12f, 0, 0));
  object->rotation = makeRotation(0.5f, 0.42f);
  object = addObject(stage, SHAPE_TORUS, MATERIAL_brushedMetal, makeVec4(0, PODIUM_TOP + 1.75f, 0, 0),
                     makeVec4(2.85f, 0.06f, 0, 0));
  object->rotation = makeRotation(-0.6f, 0.30f);
  for (uint32_t i = 0; i < 9; ++i)
  {
    float angle = 6.2831853f * ((float)i + 0.5f) / 9;
    addThing(stage, things[i][0], things[i][1], 4.15f * sinf(angle), PODIUM_TOP, 4.15f * cosf(angle), 0.78f);
  }
  stage->objects[stage->count - 1].rotation = makeRotation(-0.25f, 1.5707963f); /* the ring faces the camera */
}

static void addPillars(Stage *stage)
{
  static const uint8_t pillar[4] = {MATERIAL_granite, MATERIAL_brick, MATERIAL_hexTiles, MATERIAL_mossyStone};
  static const uint8_t top[8] = {MATERIAL_hammeredGold, MATERIAL_lava,     MATERIAL_glass,        MATERIAL_gasGiant,
                                 MATERIAL_soapFilm,     MATERIAL_carPaint, MATERIAL_brushedMetal, MATERIAL_labyrinth};
  for (uint32_t i = 0; i < 24; ++i)
  {
    float angle = 6.2831853f * ((float)i + 0.5f) / 24, x = 12.2f * sinf(angle), z = 12.2f * cosf(angle);
    addObject(stage, SHAPE_CYLINDER, pillar[i % 4], makeVec4(x, PLATFORM_TOP + 0.8f, z, 0),
              makeVec4(0.34f, 0.8f, 0, 0));
    addThing(stage, top[i % 8], SHAPE_SPHERE, x, PLATFORM_TOP + 1.6f, z, 0.45f);
  }
}

/* The k-th seed of a sunflower: a golden angle on, as far out as the square root of k. Neighbours are 8, 13, 21, 34 or
 * 55 apart, and in steps of 7 modulo 23 none of these is alike. */
static void addSpiral(Stage *stage)
{
  for (uint32_t k = 92; k < 344; ++k)
  {
    float angle = 2.3999632f * (float)k, radius = 0.615f * sqrtf((float)k);
    uint32_t material = k * 7 % 23;
    float r = 0.29f + 0.12f * randomUnit(stage);
    if (material >= MATERIAL_ocean) /* the sea and the sky are no things */
      material = material == MATERIAL_ocean ? MATERIAL_hammeredGold : MATERIAL_carPaint;
    addThing(stage, material, pickShape(stage, material), radius * sinf(angle), PLATFORM_TOP, radius * cosf(angle), r);
  }
}

static float distanceOf(const Object *a, const Object *b)
{
  float x = a->bound.x - b->bound.x, y = a->bound.y - b->bound.y, z = a->bound.z - b->bound.z;
  return sqrtf(x * x + y * y + z * z);
}

/* The sphere around the objects, centred on the first one. */
static void boundCluster(Stage *stage, uint32_t begin, uint32_t end)
{
  Cluster *cluster = &stage->clusters[stage->clusterCount++];
  const Object *objects = stage->objects;
  memset(cluster, 0, sizeof(*cluster));
  cluster->bound = objects[begin].bound;
  cluster->begin = begin;
  cluster->end = end;
  for (uint32_t i = begin; i < end; ++i)
  {
    float away = distanceOf(&objects[begin], &objects[i]);
    cluster->bound.w = fmaxf(cluster->bound.w, away + objects[i].bound.w);
    cluster->reach = fmaxf(cluster->reach, away + 7.1f * objects[i].occluder);
  }
}

/* Shape by shape; an object and the nearest of those not yet taken make a cluster. Large objects stay alone. */
static void makeClusters(Stage *stage)
{
  Object *objects = stage->objects;
  uint32_t begin = 0;
  for (uint32_t shape = 0; shape < SHAPE_COUNT; ++shape)
  {
    stage->first[shape] = stage->clusterCount;
    while (begin < stage->count)
    {
      uint32_t end = begin, best;
      do
      {
        best = stage->count;
        for (uint32_t i = end; i < stage->count; ++i)
          if (objects[i].shape == shape && (end == begin || objects[i].bound.w < 1) &&
              (best == stage->count ||
               distanceOf(&objects[begin], &objects[i]) < distanceOf(&objects[begin], &objects[best])))
            best = i;
        if (best < stage->count)
        {
          Object taken = objects[best];
          objects[best] = objects[end];
          objects[end++] = taken;
        }
      } while (best < stage->count && end - begin < CLUSTER_SIZE && objects[begin].bound.w < 1);
      if (end == begin)
        break;
      boundCluster(stage, begin, end);
      begin = end;
    }
  }
  stage->first[SHAPE_COUNT] = stage->clusterCount;
}

static void buildStage(Stage *stage)
{
  memset(stage, 0, sizeof(*stage));
  stage->random = 20240607;
  addPlatform(stage);
  addMiddle(stage);
  addPillars(stage);
  addSpiral(stage);
  makeClusters(stage);
}

#endif
