/* levels_reference.c - see levels_reference.h.
 * SPDX-License-Identifier: MIT */
#include "levels_reference.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define MOST_PER_INSTANCE 64u

static float single(float value)
{
  volatile float rounded = value;
  return rounded;
}

/* ---- scenes ---- */

/* A matrix of 3 rows of 4: turned by two angles, scaled, moved. */
static void turn(float rows[12], const float scale[3], const float place[3], Random *random)
{
  const double a = (double)randomFloat(random, 0, 6.28f), b = (double)randomFloat(random, 0, 6.28f);
  const double m[3][3] = {
      {cos(a) * cos(b), -sin(a), cos(a) * sin(b)}, {sin(a) * cos(b), cos(a), sin(a) * sin(b)}, {-sin(b), 0, cos(b)}};
  uint32_t i, j;
  for (i = 0; i < 3; ++i)
  {
    for (j = 0; j < 3; ++j)
      rows[4 * i + j] = (float)(m[i][j] * (double)scale[j]);
    rows[4 * i + 3] = place[i];
  }
}

static void makeTransform(float rows[12], uint32_t index, uint32_t kind, Random *random)
{
  const float even = randomFloat(random, 0.2f, 1.0f);
  float scale[3] = {even, even, even}, place[3];
  uint32_t k;
  for (k = 0; k < 3; ++k)
    place[k] = randomFloat(random, -4, 4);
  if (kind >= LEVELS_WILD && index % 3 == 1)
    for (k = 0; k < 3; ++k)
      scale[k] = randomFloat(random, 0.02f, 3.0f) * (randomWord(random) % 4 == 0 ? -1.0f : 1.0f);
  if (kind >= LEVELS_WILD && index % 16 == 2)
    place[k = randomWord(random) % 3] *= 1000;
  turn(rows, scale, place, random);
  if (kind >= LEVELS_WILD && index % 5 == 3)
    rows[1] += randomFloat(random, -1, 1); /* sheared */
  if (index % 11 == 0)                     /* none at all */
    for (k = 0; k < 12; ++k)
      rows[k] = k % 5 == 0 ? 1.0f : k % 4 == 3 ? place[k / 4] : 0.0f;
}

/* Every way to be left out. */
static void spoil(Levels *levels, uint32_t index)
{
  RaysortBvhInstance *instance = &levels->instances[index];
  static unsigned char noStructure[128];
  const uint32_t way = index / 4 % 8;
  uint32_t k;
  if (way == 0)
    instance->customAndMask &= 0x00ffffffu;
  else if (way == 1)
    instance->referenceLow = instance->referenceHigh = 0;
  else if (way == 2)
    instance->transform[index % 12] = NAN;
  else if (way == 3)
    for (k = 0; k < 4; ++k)
      instance->transform[4 + k] = instance->transform[k]; /* two rows alike */
  else if (way == 4)
    instance->transform[3] = 1e30f;
  else if (way == 5)
    memset(instance->transform, 0, sizeof(instance->transform));
  else if (way == 6)
  {
    instance->referenceLow = (uint32_t)(uintptr_t)noStructure;
    instance->referenceHigh = (uint32_t)((uint64_t)(uintptr_t)noStructure >> 32);
  }
  else
    for (k = 0; k < 12; ++k) /* 1e-7 from being singular */
      instance->transform[k] = k % 4 == 3 ? 0.0f : 1.0f + (k % 5 == 0 ? 1e-7f : 0.0f);
  levels->below[index] = LEVELS_BELOW;
}

static void makeInstances(Levels *levels, uint32_t kind, Random *random)
{
  uint32_t i;
  for (i = 0; i < levels->instanceCount; ++i)
  {
    RaysortBvhInstance *instance = &levels->instances[i];
    const uint32_t below = i % 13 == 12 ? 3 : randomWord(random) % 3;
    const uint64_t reference = (uint64_t)(uintptr_t)(levels->memory + levels->offsets[below]);
    makeTransform(instance->transform, i, kind, random);
    levels->below[i] = below == 3 ? LEVELS_BELOW : below;
    instance->customAndMask = (randomWord(random) & 0xffffffu) | 0xff000000u;
    instance->offsetAndFlags = randomWord(random) & 0xffffffu;
    if (kind >= LEVELS_WILD)
    {
      instance->customAndMask = (instance->customAndMask & 0xffffffu) | 1u << (24 + randomWord(random) % 8);
      instance->offsetAndFlags |= (randomWord(random) & 15u) << 24;
    }
    instance->referenceLow = (uint32_t)reference;
    instance->referenceHigh = (uint32_t)(reference >> 32);
    if (kind == LEVELS_BAD && i % 4 == 1)
      spoil(levels, i);
  }
}

static void makeMeshes(Levels *levels, Random *random)
{
  const float centre[3] = {0.1f, -0.2f, 0.3f};
  uint32_t i, k;
  meshSphere(&levels->meshes[0], centre, 0.8f, 6);
  meshSoup(&levels->meshes[1], 60, 0.4f, random);
  meshSoup(&levels->meshes[2], 40, 0.3f, random);
  for (i = 0; i < LEVELS_BELOW; ++i)
    levels->geometries[i] = meshGeometry(&levels->meshes[i]);
  levels->geometries[1].flags = RAYSORT_BVH_OPAQUE_BIT;
  levels->corners = (float *)malloc(24 * (size_t)levels->meshes[2].triangleCount);
  for (i = 0; i < levels->meshes[2].triangleCount; ++i)
    for (k = 0; k < 3; ++k)
    {
      const uint32_t *corner = levels->meshes[2].indices + 3 * i;
      const float *v = levels->meshes[2].vertices;
      levels->corners[6 * i + k] = fminf(v[3 * corner[0] + k], fminf(v[3 * corner[1] + k], v[3 * corner[2] + k]));
      levels->corners[6 * i + 3 + k] = fmaxf(v[3 * corner[0] + k], fmaxf(v[3 * corner[1] + k], v[3 * corner[2] + k]));
    }
  memset(&levels->boxes, 0, sizeof(levels->boxes));
  levels->boxes.data = (VkDeviceAddress)(uintptr_t)levels->corners;
  levels->boxes.type = RAYSORT_BVH_BOXES;
  levels->boxes.primitiveCount = levels->meshes[2].triangleCount;
}

void levelsMake(Levels *levels, uint32_t instances, uint32_t kind, Random *random)
{
  RaysortBvhInfo infos[LEVELS_BELOW + 1];
  RaysortBvhBuildInfo info;
  RaysortBvhBuildLayout layout;
  RaysortBvhGeometry above;
  VkDeviceSize offsets[LEVELS_BELOW + 1];
  void *scratch;
  uint32_t i;
  memset(levels, 0, sizeof(*levels));
  memset(infos, 0, sizeof(infos));
  memset(&info, 0, sizeof(info));
  memset(&above, 0, sizeof(above));
  makeMeshes(levels, random);
  levels->instanceCount = instances;
  levels->instances = (RaysortBvhInstance *)calloc(instances + 1, sizeof(*levels->instances));
  levels->below = (uint32_t *)calloc(instances + 1, 4);
  above.type = RAYSORT_BVH_INSTANCES;
  above.data = (VkDeviceAddress)(uintptr_t)levels->instances;
  above.primitiveCount = instances;
  for (i = 0; i <= LEVELS_BELOW; ++i)
  {
    infos[i].geometryCount = i == 3 ? 0 : 1;
    infos[i].geometries = i == LEVELS_BELOW ? &above : i == 2 ? &levels->boxes : &levels->geometries[i];
  }
  info.bvhs = infos;
  info.bvhCount = LEVELS_BELOW + 1;
  if (raysortGetBvhBuildLayout(NULL, &info, &layout) != VK_SUCCESS ||
      raysortBvhGetOffsets(&info, offsets) != VK_SUCCESS)
    abort();
  levels->size = (size_t)layout.destinationSize;
  levels->allocation = malloc(levels->size + 256);
  levels->memory = (unsigned char *)(((uintptr_t)levels->allocation + 255) & ~(uintptr_t)255);
  memset(levels->memory, 0xcd, levels->size);
  for (i = 0; i <= LEVELS_BELOW; ++i)
    levels->offsets[i] = (size_t)offsets[i];
  makeInstances(levels, kind, random);
  info.base = (VkDeviceAddress)(uintptr_t)levels->memory;
  scratch = malloc((size_t)layout.scratchSize);
  memset(scratch, 0xab, (size_t)layout.scratchSize);
  if (raysortBvhBuildOnHost(&info, levels->memory, levels->size, scratch, (size_t)layout.scratchSize) != VK_SUCCESS)
    abort();
  free(scratch);
}

void levelsFree(Levels *levels)
{
  uint32_t i;
  for (i = 0; i < LEVELS_BELOW; ++i)
    meshFree(&levels->meshes[i]);
  free(levels->corners);
  free(levels->instances);
  free(levels->below);
  free(levels->allocation);
  memset(levels, 0, sizeof(*levels));
}

/* ---- hooks ---- */

VkBool32 levelsHitBox(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  const Mesh *mesh = &((const Levels *)user)->meshes[2];
  const uint32_t *corner = mesh->indices + 3 * hit->primitive;
  if (!raysortBvhHitTriangleOnHost(ray, mesh->vertices + 3 * corner[0], mesh->vertices + 3 * corner[1],
                                   mesh->vertices + 3 * corner[2], hit))
    return VK_FALSE;
  hit->flags = LEVELS_BOX_KIND;
  return VK_TRUE;
}

RaysortBvhHostHooks levelsHooks(Levels *levels, uint32_t excludeMask)
{
  RaysortBvhHostHooks hooks;
  memset(&hooks, 0, sizeof(hooks));
  hooks.user = levels;
  hooks.procedural = levelsHitBox;
  hooks.base = levels->memory;
  hooks.excludeMask = excludeMask;
  return hooks;
}

/* ---- brute force ---- */

static int isBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->instance != b->instance)
    return a->instance < b->instance;
  return a->geometry != b->geometry ? a->geometry < b->geometry : a->primitive < b->primitive;
}

/* The rows from world to object as the structure has them; another test checks these numbers. */
static void rowsOf(const Levels *levels, uint32_t instance, float rows[12])
{
  const unsigned char *bvh = levels->memory + levels->offsets[LEVELS_BELOW];
  const RaysortBvhHeader header = bvhHeader(bvh);
  memcpy(rows, bvh + 16 * (size_t)header.records + 128 * (size_t)instance, 48);
}

static RaysortBvhRay objectRay(const RaysortBvhRay *ray, const float rows[12])
{
  RaysortBvhRay own = *ray;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const float *r = rows + 4 * k, *o = ray->origin, *d = ray->direction;
    own.origin[k] = single(single(single(single(r[0] * o[0]) + single(r[1] * o[1])) + single(r[2] * o[2])) + r[3]);
    own.direction[k] = single(single(single(r[0] * d[0]) + single(r[1] * d[1])) + single(r[2] * d[2]));
  }
  return own;
}

/* Vulkan's rules: is a hit in this instance taken? */
static int isTaken(const RaysortBvhInstance *instance, uint32_t below, uint32_t geometryFlags, uint32_t rayFlags,
                   RaysortBvhHit *hit)
{
  const uint32_t flags = instance->offsetAndFlags >> 24;
  int isOpaque = (geometryFlags & RAYSORT_BVH_OPAQUE_BIT) != 0, isFront;
  if (flags & RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT)
    isOpaque = 0;
  if (flags & RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT)
    isOpaque = 1;
  if (rayFlags & RAYSORT_BVH_RAY_NO_OPAQUE_BIT)
    isOpaque = 0;
  if (rayFlags & RAYSORT_BVH_RAY_OPAQUE_BIT)
    isOpaque = 1;
  if (rayFlags & (isOpaque ? RAYSORT_BVH_RAY_CULL_OPAQUE_BIT : RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT))
    return 0;
  if (below == 2)
  {
    hit->flags = RAYSORT_BVH_HIT_BIT | LEVELS_BOX_KIND;
    return !(rayFlags & RAYSORT_BVH_RAY_SKIP_BOXES_BIT);
  }
  isFront = (hit->flags & 0xff) == RAYSORT_BVH_HIT_KIND_FRONT;
  if (flags & RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT)
    isFront = !isFront;
  hit->flags = RAYSORT_BVH_HIT_BIT | (isFront ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  if (!(flags & RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT) &&
      rayFlags & (isFront ? RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT : RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT))
    return 0;
  return !(rayFlags & RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT);
}

uint32_t levelsBruteForce(const Levels *levels, const RaysortBvhRay *ray, uint32_t rayFlags, uint32_t excludeMask,
                          const RaysortBvhHit *last, RaysortBvhHit *hits, uint32_t most)
{
  uint32_t i, n, m, found = 0;
  for (i = 0; i < levels->instanceCount; ++i)
  {
    const RaysortBvhInstance *instance = &levels->instances[i];
    const uint32_t below = levels->below[i];
    RaysortBvhHit own[MOST_PER_INSTANCE];
    RaysortBvhRay objects;
    float rows[12];
    uint32_t count;
    if (below == LEVELS_BELOW || !(instance->customAndMask >> 24 & ~excludeMask))
      continue;
    rowsOf(levels, i, rows);
    objects = objectRay(ray, rows);
    count = bruteForce(&levels->geometries[below], 1, &objects, 0, NULL, own, MOST_PER_INSTANCE);
    for (n = 0; n < count && n < MOST_PER_INSTANCE; ++n)
    {
      own[n].instance = i;
      own[n].material = instance->offsetAndFlags & 0xffffffu;
      if (!isTaken(instance, below, below == 2 ? 0 : levels->geometries[below].flags, rayFlags, &own[n]) ||
          (last && !isBefore(last, &own[n])))
        continue;
      for (m = found < most ? found : most; m > 0 && isBefore(&own[n], &hits[m - 1]); --m)
        if (m < most)
          hits[m] = hits[m - 1];
      if (m < most)
        hits[m] = own[n];
      ++found;
    }
  }
  return found;
}

/* ---- rays ---- */

RaysortBvhRay levelsRay(const Levels *levels, uint32_t kind, Random *random)
{
  const uint32_t index = randomWord(random) % (levels->instanceCount ? levels->instanceCount : 1);
  const RaysortBvhInstance *instance = &levels->instances[index];
  const uint32_t below = levels->below[index] % 3;
  const Mesh *mesh = &levels->meshes[below];
  float origin[3], direction[3], at[3];
  const float reach = kind % 4 == 3 ? 3000.0f : 6.0f;
  uint32_t k;
  const uint32_t vertex = randomWord(random) % mesh->vertexCount, other = randomWord(random) % mesh->vertexCount;
  for (k = 0; k < 3; ++k)
  {
    const float *row = instance->transform + 4 * k, *v = mesh->vertices + 3 * vertex, *w = mesh->vertices + 3 * other;
    const float weight = kind % 4 == 0 ? 0.0f : 0.3f; /* exactly at a vertex, or between two */
    float p[3];
    uint32_t j;
    for (j = 0; j < 3; ++j)
      p[j] = v[j] + (w[j] - v[j]) * weight;
    at[k] = row[0] * p[0] + row[1] * p[1] + row[2] * p[2] + row[3];
    origin[k] = randomFloat(random, -reach, reach);
  }
  for (k = 0; k < 3; ++k)
    direction[k] = (at[k] - origin[k]) * (kind % 5 == 2 ? 0.001f : 1.0f);
  if (kind % 8 == 5) /* along an axis, from far away on it */
    for (k = 0; k < 3; ++k)
    {
      const uint32_t axis = index % 3;
      origin[k] = k == axis ? at[k] - 5000.0f : at[k];
      direction[k] = k == axis ? 1.0f : 0.0f;
    }
  return makeRay(origin, direction);
}
