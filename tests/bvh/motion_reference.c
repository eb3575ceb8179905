/* motion_reference.c - see motion_reference.h.
 * SPDX-License-Identifier: MIT */
#include "motion_reference.h"

#include <float.h>
#include <math.h>
#include <stdlib.h>
#include <string.h>

const char *const movingNames[MOVING_KINDS] = {"still",    "shifted",    "each by itself",
                                               "mirrored", "collapsing", "turning"};

void movingMake(Moving *moving, uint32_t kind, float far, Random *random)
{
  const Mesh *mesh = &moving->mesh;
  uint32_t i, k;
  moving->later = (float *)malloc((size_t)mesh->vertexCount * 12);
  memcpy(moving->later, mesh->vertices, (size_t)mesh->vertexCount * 12);
  for (i = 0; i < mesh->vertexCount; ++i)
  {
    const float *from = mesh->vertices + 3 * i;
    float *to = moving->later + 3 * i;
    for (k = 0; k < 3; ++k)
    {
      if (kind == MOVING_SHIFT)
        to[k] += far * (k == 0 ? 1.0f : 0.25f);
      else if (kind == MOVING_EACH)
        to[k] += randomFloat(random, -far, far);
    }
    if (kind == MOVING_MIRRORED)
      to[0] = far - from[0];
    else if (kind == MOVING_TURNS)
    {
      to[0] = from[2];
      to[2] = -from[0];
    }
  }
  for (i = 0; i < mesh->triangleCount && kind == MOVING_COLLAPSES; ++i)
    for (k = 0; k < 3; ++k)
    {
      const uint32_t *corners = mesh->indices + 3 * i;
      const float a = mesh->vertices[3 * corners[0] + k], b = mesh->vertices[3 * corners[1] + k];
      const float c = mesh->vertices[3 * corners[2] + k], centre = (a + b + c) / 3;
      moving->later[3 * corners[0] + k] = 2 * centre - a;
      moving->later[3 * corners[1] + k] = 2 * centre - b;
      moving->later[3 * corners[2] + k] = 2 * centre - c;
    }
}

void movingFree(Moving *moving)
{
  meshFree(&moving->mesh);
  free(moving->later);
  memset(moving, 0, sizeof(*moving));
}

RaysortBvhGeometry movingGeometry(const Moving *moving)
{
  RaysortBvhGeometry geometry = meshGeometry(&moving->mesh);
  geometry.flags |= RAYSORT_BVH_MOTION_BIT;
  geometry.dataAtOne = (VkDeviceAddress)(uintptr_t)moving->later;
  return geometry;
}

/* One rounding to fp32, which no compiler may leave out; results below 2^-126 become 0. */
static float single(float value)
{
  volatile float rounded = value;
  return fabsf(rounded) < FLT_MIN ? 0 : rounded;
}

float movingNumber(float at0, float at1, float time)
{
  const float used = time > 1 ? 1 : time >= FLT_MIN ? time : 0;
  return single(single(single(1 - used) * at0) + single(used * at1));
}

/* One vertex at one end. Returns 0 if a build must skip the triangle. */
static int vertexAt(const RaysortBvhGeometry *geometry, uint64_t data, uint32_t stride, uint32_t place, float out[3])
{
  const uint16_t *narrow = (const uint16_t *)(uintptr_t)geometry->indices;
  const uint32_t *wide = (const uint32_t *)(uintptr_t)geometry->indices;
  const float *m = (const float *)(uintptr_t)geometry->transform;
  const uint32_t index = geometry->indexSize == 0 ? place : geometry->indexSize == 2 ? narrow[place] : wide[place];
  float p[3];
  int k;
  if (index > geometry->maxVertex)
    return 0;
  memcpy(p, (const char *)(uintptr_t)data + (size_t)index * (stride ? stride : 12), 12);
  for (k = 0; k < 3; ++k)
  {
    out[k] = single(p[k]);
    if (m)
      out[k] =
          single(single(single(single(m[4 * k] * p[0]) + single(m[4 * k + 1] * p[1])) + single(m[4 * k + 2] * p[2])) +
                 m[4 * k + 3]);
    if (!(fabsf(out[k]) <= RAYSORT_BVH_MAX_COORDINATE))
      return 0;
  }
  return 1;
}

RaysortBvhGeometry movingAt(const RaysortBvhGeometry *geometry, float time, float **vertices)
{
  const int moves = (geometry->flags & RAYSORT_BVH_MOTION_BIT) != 0;
  const uint64_t later = moves ? geometry->dataAtOne : geometry->data;
  const uint32_t laterStride = moves ? geometry->strideAtOne : geometry->stride;
  float *out = (float *)malloc((size_t)geometry->primitiveCount * 36 + 4);
  RaysortBvhGeometry at;
  uint32_t i, n, k;
  for (i = 0; i < geometry->primitiveCount; ++i)
  {
    int isGood = 1;
    for (n = 0; n < 3; ++n)
    {
      float from[3] = {0, 0, 0}, to[3] = {0, 0, 0};
      isGood &= vertexAt(geometry, geometry->data, geometry->stride, 3 * i + n, from);
      isGood &= vertexAt(geometry, later, laterStride, 3 * i + n, to);
      for (k = 0; k < 3; ++k)
        out[9 * i + 3 * n + k] = movingNumber(from[k], to[k], time);
    }
    for (k = 0; k < 9 && !isGood; ++k)
      out[9 * i + k] = NAN;
  }
  memset(&at, 0, sizeof(at));
  at.data = (VkDeviceAddress)(uintptr_t)out;
  at.primitiveCount = geometry->primitiveCount;
  at.maxVertex = 3 * geometry->primitiveCount - 1;
  at.flags = geometry->flags & RAYSORT_BVH_OPAQUE_BIT;
  *vertices = out;
  return at;
}

/* The transform of 16 numbers of VkSRTDataNV: T R S. */
static void rowsOfSrt(const float s[16], float rows[12])
{
  const float x = s[9], y = s[10], z = s[11], w = s[12];
  const float xx = single(x * x), yy = single(y * y), zz = single(z * z), ww = single(w * w);
  const float xy = single(x * y), xz = single(x * z), yz = single(y * z);
  const float xw = single(x * w), yw = single(y * w), zw = single(z * w);
  const float inverse = single(1 / single(single(single(xx + yy) + zz) + ww));
  const float r[9] = {single(single(ww + xx) - yy) - zz, 2 * single(xy - zw), 2 * single(xz + yw), 2 * single(xy + zw),
                      single(single(ww + yy) - xx) - zz, 2 * single(yz - xw), 2 * single(xz - yw), 2 * single(yz + xw),
                      single(single(ww + zz) - xx) - yy};
  const float scale[12] = {s[0], s[1], s[2], s[3], 0, s[4], s[5], s[6], 0, 0, s[7], s[8]};
  int i, j, n;
  for (i = 0; i < 3; ++i)
    for (j = 0; j < 4; ++j)
    {
      float p[3];
      for (n = 0; n < 3; ++n)
        p[n] = single(single(r[3 * i + n] * inverse) * scale[4 * n + j]);
      rows[4 * i + j] = single(single(p[0] + p[1]) + p[2]);
      if (j == 3)
        rows[4 * i + j] = single(rows[4 * i + j] + s[13 + i]);
    }
}

void movingTransform(const RaysortBvhMotionInstance *instance, float time, RaysortBvhInstance *at)
{
  const uint32_t count = instance->type == RAYSORT_BVH_MOTION_SRT      ? 16
                         : instance->type == RAYSORT_BVH_MOTION_MATRIX ? 12
                                                                       : 0;
  float keys[32], numbers[16];
  uint32_t i;
  memcpy(keys, instance->data, sizeof(keys));
  for (i = 0; i < 12; ++i)
    at->transform[i] = keys[i];
  for (i = 0; i < count; ++i)
    numbers[i] = movingNumber(keys[i], keys[count + i], time);
  if (instance->type == RAYSORT_BVH_MOTION_SRT)
    rowsOfSrt(numbers, at->transform);
  else if (instance->type == RAYSORT_BVH_MOTION_MATRIX)
    memcpy(at->transform, numbers, 48);
  memcpy(&at->customAndMask, instance->data + (count ? 2 * count : 12), 8);
}

float movingTime(uint32_t kind, Random *random)
{
  const float times[MOVING_TIMES] = {0, 1, 0.5f, 1e-40f, 5.96e-8f, 0.99999994f, 1e-30f, 0};
  return kind % MOVING_TIMES == 7 ? randomFloat(random, 0, 1) : times[kind % MOVING_TIMES];
}

/* ---- instances ---- */

static void turnedRows(float rows[12], double angle, uint32_t axis, float scale, const float place[3])
{
  const uint32_t i = (axis + 1) % 3, j = (axis + 2) % 3;
  uint32_t k;
  memset(rows, 0, 48);
  rows[4 * axis + axis] = scale;
  rows[4 * i + i] = rows[4 * j + j] = scale * (float)cos(angle);
  rows[4 * j + i] = scale * (float)sin(angle);
  rows[4 * i + j] = -rows[4 * j + i];
  for (k = 0; k < 3; ++k)
    rows[4 * k + 3] = place[k];
}

static void randomSrt(float srt[16], const float place[3], int isWild, Random *random)
{
  const double angle = (double)randomFloat(random, -3, 3);
  double length = 0;
  uint32_t k;
  memset(srt, 0, 64);
  srt[0] = srt[4] = srt[7] = randomFloat(random, 0.3f, 1);
  for (k = 0; k < 9 && isWild; ++k)
    srt[k] = k == 0 || k == 4 || k == 7 ? randomFloat(random, 0.2f, 2) : randomFloat(random, -0.5f, 0.5f);
  for (k = 0; k < 3; ++k)
  {
    srt[9 + k] = randomFloat(random, -1, 1);
    length += (double)srt[9 + k] * (double)srt[9 + k];
    srt[13 + k] = place[k];
  }
  for (k = 0; k < 3; ++k)
    srt[9 + k] = (float)((double)srt[9 + k] * sin(angle / 2) / sqrt(length));
  srt[12] = (float)cos(angle / 2);
  for (k = 9; k < 13 && isWild; ++k)
    srt[k] *= 3;
}

void motionInstance(MotionScene *scene, uint32_t index, uint32_t kind, Random *random)
{
  RaysortBvhMotionInstance *instance = &scene->instances[index];
  const uint64_t reference = (uint64_t)(uintptr_t)(scene->memory + scene->offsets[scene->below[index]]);
  const uint32_t way = kind == MOTION_MIXED ? index % 4 : kind == MOTION_SINGULAR ? 4 + index % 3 : kind + 1;
  float keys[32], places[2][3];
  uint32_t words[4], count, k;
  for (k = 0; k < 3; ++k)
  {
    places[0][k] = randomFloat(random, -4, 4);
    places[1][k] = places[0][k] + randomFloat(random, -1, 1);
  }
  memset(keys, 0, sizeof(keys));
  instance->type = way == 0               ? RAYSORT_BVH_MOTION_STATIC
                   : way == 3 || way == 6 ? RAYSORT_BVH_MOTION_SRT
                                          : RAYSORT_BVH_MOTION_MATRIX;
  instance->flags = 0xdeadu; /* ignored */
  count = instance->type == RAYSORT_BVH_MOTION_SRT ? 32 : way == 0 ? 12 : 24;
  if (way <= 2)
  {
    const float scale = randomFloat(random, 0.3f, 1);
    turnedRows(keys, (double)index, index % 3, scale, places[0]);
    turnedRows(keys + 12, (double)index + (way == 2 ? 1.5 : 0), index % 3, scale, places[1]);
  }
  else if (way == 4 || way == 5)
  {
    turnedRows(keys, (double)index, index % 3, 1, places[0]);
    turnedRows(keys + 12, (double)index, index % 3, 1, places[1]);
    for (k = 0; k < 12; ++k)
      if (k % 4 != 3 && (way == 5 || k % 4 == index % 3))
        keys[12 + k] *= way == 5 ? -0.7f : -1; /* a mirror; or through a point, and inside out */
  }
  else
  {
    randomSrt(keys, places[0], index % 2 == 0, random);
    randomSrt(keys + 16, places[1], index % 2 == 0, random);
    if (index % 3 == 0 || way == 6) /* the same length, a quarter turn or all of a turn */
    {
      const float turn = way == 6 ? -1.0f : 1.0f;
      keys[16 + 9] = turn * (way == 6 ? keys[9] : -keys[10]);
      keys[16 + 10] = turn * (way == 6 ? keys[10] : keys[9]);
      keys[16 + 11] = turn * (way == 6 ? keys[11] : -keys[12]);
      keys[16 + 12] = turn * (way == 6 ? keys[12] : keys[11]);
    }
    for (k = 0; k < 32 && index % 4 == 1; k += 16) /* numbers whose products are denormal, or 0 */
    {
      keys[k + 9 + index / 4 % 4] *= index % 8 == 1 ? 1e-22f : 0;
      keys[k + 8] = index % 8 == 1 ? 1e-35f : 0;
      keys[k + 13 + index % 3] = k == 0 ? 1e-36f : 0;
    }
  }
  words[0] = (randomWord(random) & 0xffffffu) | 0xff000000u;
  words[1] = randomWord(random) & 0xffffffu;
  words[2] = (uint32_t)reference;
  words[3] = (uint32_t)(reference >> 32);
  memcpy(instance->data, keys, 4 * count);
  memcpy(instance->data + count, words, 16);
}

VkResult motionScene(MotionScene *scene, uint32_t count, uint32_t kind, Random *random)
{
  const float centre[3] = {0.1f, -0.2f, 0.3f};
  uint32_t i;
  memset(scene, 0, sizeof(*scene));
  meshSphere(&scene->moving[0].mesh, centre, 0.8f, 5);
  meshSoup(&scene->moving[1].mesh, 40, 0.4f, random);
  meshSphere(&scene->moving[2].mesh, centre, 0.7f, 4);
  for (i = 0; i < MOTION_BELOWS; ++i)
  {
    movingMake(&scene->moving[i], MOVING_EACH, i == 0 ? 0 : 0.3f, random);
    scene->geometries[i] = i == 0 ? meshGeometry(&scene->moving[i].mesh) : movingGeometry(&scene->moving[i]);
    scene->infos[i].geometryCount = 1;
    scene->infos[i].geometries = &scene->geometries[i];
  }
  scene->count = count;
  scene->below = (uint32_t *)malloc(4 * (size_t)count);
  scene->instances = (RaysortBvhMotionInstance *)calloc(count, sizeof(*scene->instances));
  scene->above.type = RAYSORT_BVH_INSTANCES;
  scene->above.flags = RAYSORT_BVH_MOTION_BIT;
  scene->above.data = (VkDeviceAddress)(uintptr_t)scene->instances;
  scene->above.primitiveCount = count;
  scene->infos[MOTION_BELOWS].geometryCount = 1;
  scene->infos[MOTION_BELOWS].geometries = &scene->above;
  scene->info = raysortBvhBatch(scene->infos, MOTION_BELOWS + 1);
  if (raysortGetBvhBuildLayout(NULL, &scene->info, &scene->layout) != VK_SUCCESS ||
      raysortBvhGetOffsets(&scene->info, scene->offsets) != VK_SUCCESS)
    return VK_ERROR_VALIDATION_FAILED_EXT;
  scene->size = (size_t)scene->layout.destinationSize;
  scene->allocation = (unsigned char *)malloc(scene->size + 256);
  scene->memory = (unsigned char *)(((uintptr_t)scene->allocation + 255) & ~(uintptr_t)255);
  memset(scene->memory, 0xcd, scene->size);
  scene->scratch = malloc((size_t)scene->layout.scratchSize);
  scene->info.base = (VkDeviceAddress)(uintptr_t)scene->memory;
  for (i = 0; i < count; ++i)
  {
    scene->below[i] = randomWord(random) % MOTION_BELOWS;
    motionInstance(scene, i, kind, random);
  }
  return raysortBvhBuildOnHost(&scene->info, scene->memory, scene->size, scene->scratch,
                               (size_t)scene->layout.scratchSize);
}

void motionFree(MotionScene *scene)
{
  uint32_t i;
  for (i = 0; i < MOTION_BELOWS; ++i)
    movingFree(&scene->moving[i]);
  free(scene->below);
  free(scene->instances);
  free(scene->allocation);
  free(scene->scratch);
}
