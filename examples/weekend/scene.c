/* scene.c - see scene.h.
 * SPDX-License-Identifier: MIT
 *
 * Every number is made by single multiplications and additions in fp32, so it has the same bits everywhere as long as
 * the compiler contracts nothing: build with -ffp-contract=off. */
#include "scene.h"

#include <math.h>
#include <string.h>

#define GRID 11 /* cells -11 .. 10 in x and z */

uint32_t scenePcg(uint32_t value)
{
  const uint32_t state = value * 747796405u + 2891336453u;
  const uint32_t word = ((state >> ((state >> 28) + 4u)) ^ state) * 277803737u;
  return (word >> 22) ^ word;
}

static SceneSphere *addSphere(Scene *scene, float x, float y, float z, float radius, uint32_t type)
{
  SceneSphere *sphere = &scene->spheres[scene->count];
  memset(sphere, 0, sizeof(*sphere));
  sphere->centre[0] = x;
  sphere->centre[1] = y;
  sphere->centre[2] = z;
  sphere->radius = radius;
  sphere->type = type;
  if (scene->heavy)
    sphere->heavy = scenePcg(scene->seed + 7919u * scene->count) % scene->heavy;
  scene->count++;
  return sphere;
}

static void setAlbedo(SceneSphere *sphere, float red, float green, float blue)
{
  sphere->albedo[0] = red;
  sphere->albedo[1] = green;
  sphere->albedo[2] = blue;
}

static void addGround(Scene *scene)
{
  setAlbedo(addSphere(scene, 0, -1000, 0, 1000, RAYSORT_MATERIAL_LAMBERTIAN), 0.5f, 0.5f, 0.5f);
}

static void addGlass(Scene *scene, float x, float y, float z, float radius)
{
  SceneSphere *sphere = addSphere(scene, x, y, z, radius, RAYSORT_MATERIAL_DIELECTRICS);
  setAlbedo(sphere, 1, 1, 1);
  sphere->parameter = 1.5f;
}

static void addLarge(Scene *scene)
{
  addGlass(scene, 0, 1, 0, 1);
  setAlbedo(addSphere(scene, -4, 1, 0, 1, RAYSORT_MATERIAL_LAMBERTIAN), 0.4f, 0.2f, 0.1f);
  setAlbedo(addSphere(scene, 4, 1, 0, 1, RAYSORT_MATERIAL_METAL), 0.7f, 0.6f, 0.5f);
}

/* u: the cell's nine random numbers. Cells too near to the large metal sphere stay empty. */
static void addSmall(Scene *scene, int a, int b, const float u[9])
{
  const float x = (float)a + 0.9f * u[1], z = (float)b + 0.9f * u[2], dx = x - 4.0f;
  SceneSphere *sphere;
  if (!(sqrtf(dx * dx + z * z) > 0.9f))
    return;
  if (u[0] >= 0.95f)
  {
    addGlass(scene, x, 0.2f, z, 0.2f);
    return;
  }
  sphere = addSphere(scene, x, 0.2f, z, 0.2f, u[0] < 0.8f ? RAYSORT_MATERIAL_LAMBERTIAN : RAYSORT_MATERIAL_METAL);
  if (u[0] < 0.8f)
    setAlbedo(sphere, u[3] * u[6], u[4] * u[7], u[5] * u[8]);
  else
  {
    setAlbedo(sphere, 0.5f + 0.5f * u[3], 0.5f + 0.5f * u[4], 0.5f + 0.5f * u[5]);
    sphere->parameter = 0.5f * u[6];
  }
}

static void addGrid(Scene *scene)
{
  for (int a = -GRID; a < GRID; ++a)
    for (int b = -GRID; b < GRID; ++b)
    {
      const uint32_t cell = (uint32_t)((a + GRID) * 2 * GRID + (b + GRID));
      const uint32_t base = scenePcg(scene->seed * 0x9E3779B9u + cell);
      float u[9];
      for (uint32_t k = 0; k < 9; ++k)
        u[k] = (float)(scenePcg(base + k) >> 8) * 0x1p-24f;
      addSmall(scene, a, b, u);
    }
}

int sceneMake(Scene *scene, const char *name, uint32_t seed)
{
  static const struct
  {
    const char *name;
    uint32_t heavy, hasGrid;
  } kinds[] = {{"cover", 0, 1}, {"three", 0, 0}, {"heavy16", 16, 1}, {"heavy64", 64, 1}, {"heavy256", 256, 1}};
  memset(scene, 0, sizeof(*scene));
  for (uint32_t i = 0; i < sizeof(kinds) / sizeof(kinds[0]); ++i)
    if (!strcmp(kinds[i].name, name))
    {
      scene->name = kinds[i].name;
      scene->seed = seed;
      scene->heavy = kinds[i].heavy;
      addGround(scene);
      if (kinds[i].hasGrid)
        addGrid(scene);
      addLarge(scene);
    }
  return scene->count > 0;
}

#define FNV_START 2166136261u

static uint32_t hashWord(uint32_t hash, uint32_t word)
{
  for (uint32_t shift = 0; shift < 32; shift += 8)
    hash = (hash ^ (word >> shift & 255u)) * 16777619u;
  return hash;
}

static uint32_t hashFloats(uint32_t hash, const float *numbers, uint32_t count)
{
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t word;
    memcpy(&word, &numbers[i], sizeof(word));
    hash = hashWord(hash, word);
  }
  return hash;
}

uint32_t sceneHash(const Scene *scene)
{
  uint32_t hash = FNV_START;
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    const SceneSphere *sphere = &scene->spheres[i];
    const float numbers[5] = {sphere->centre[0], sphere->centre[1], sphere->centre[2], sphere->radius,
                              (float)(sphere->type - RAYSORT_MATERIAL_LAMBERTIAN)};
    hash = hashFloats(hash, numbers, 5);
  }
  return hash;
}

uint32_t sceneIdentity(const Scene *scene)
{
  uint32_t hash = hashWord(hashWord(FNV_START, sceneHash(scene)), scene->heavy);
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    const SceneSphere *sphere = &scene->spheres[i];
    hash = hashFloats(hashFloats(hash, sphere->albedo, 3), &sphere->parameter, 1);
    hash = hashWord(hash, sphere->heavy);
  }
  return hash;
}

RaysortCamera sceneCamera(uint32_t width, uint32_t height)
{
  RaysortCameraInfo info;
  RaysortCamera camera;
  memset(&info, 0, sizeof(info));
  info.from[0] = 13;
  info.from[1] = 2;
  info.from[2] = 3;
  info.fieldOfView = 20;
  info.defocusAngle = 0.6;
  info.focusDistance = 10;
  info.width = width;
  info.height = height;
  if (raysortMakeCamera(&info, &camera) != VK_SUCCESS) /* no size of a picture can make it fail */
    memset(&camera, 0, sizeof(camera));
  return camera;
}
