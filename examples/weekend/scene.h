/* scene.h - the scenes of the weekend example: the book's cover to the bit, three spheres, heavy materials.
 * SPDX-License-Identifier: MIT */
#ifndef WEEKEND_SCENE_H
#define WEEKEND_SCENE_H

#include "raysort.h"

#define SCENE_MAX_SPHERES  488 /* ground, 22 x 22 small ones, three large ones */
#define SCENE_DEFAULT_SEED 2u  /* 485 spheres, hash 0xea06e2fe */
#define SCENE_MAX_HEAVY    256u

/* A sphere and its material: one each, as the port has it. */
typedef struct SceneSphere
{
  float centre[3], radius;
  uint32_t type;  /* how it scatters: RAYSORT_MATERIAL_LAMBERTIAN, .._METAL, .._DIELECTRICS */
  uint32_t heavy; /* which heavy material it runs before; unused if the scene has none */
  float albedo[3];
  float parameter; /* metal: fuzz; dielectrics: index of refraction */
} SceneSphere;

typedef struct Scene
{
  const char *name;
  uint32_t seed;
  uint32_t heavy; /* heavy materials: 0, 16, 64 or 256; their types are RAYSORT_MATERIAL_USER and up */
  uint32_t count;
  SceneSphere spheres[SCENE_MAX_SPHERES];
} Scene;

/* name: cover, three, heavy16, heavy64 or heavy256; returns 0 if it is none of them. The heavy ones are the cover's
 * spheres, whose materials compute for a while before they scatter as the cover's do: the paths are the same. */
int sceneMake(Scene *scene, const char *name, uint32_t seed);

/* FNV-1a over centre, radius and type (0, 1, 2) of every sphere, as little-endian floats. */
uint32_t sceneHash(const Scene *scene);

/* The same over everything that a picture depends on: materials and the heavy variant too. */
uint32_t sceneIdentity(const Scene *scene);

/* The book's view for a picture of this size: from (13, 2, 3) to the origin, 20 degrees high, focused at 10, defocus
 * angle 0.6 degrees. In double, rounded once. */
RaysortCamera sceneCamera(uint32_t width, uint32_t height);

/* The hash that all random numbers come from: PCG RXS-M-XS 32. */
uint32_t scenePcg(uint32_t value);

#endif
