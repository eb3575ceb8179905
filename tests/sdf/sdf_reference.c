/* sdf_reference.c - see sdf_reference.h.
 * SPDX-License-Identifier: MIT */
#include "sdf_reference.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define GRID        RAYSORT_SDF_GRID
#define VOXELS      RAYSORT_SDF_VOXELS
#define LEVEL       0.95
#define BALL        0.8665
#define LIFT        0.8
#define LEAST_TRUST 0.004
#define FALL        0.41 /* and a code: what the field falls by, where a ray heads for a surface in its first shell */
#define GROWTH      0.5  /* brixels: a voxel's brick knows the triangles that are so near to the voxel */
#define TOUCH       1e-3 /* brixels: a voxel has a brick, if a triangle is so near */

/* ---- triangles ---- */

void sceneTriangle(SdfScene *scene, const float a[3], const float b[3], const float c[3], uint32_t id)
{
  SdfTriangle *triangle;
  if (scene->count == scene->capacity)
  {
    scene->capacity = scene->capacity * 2 + 64;
    scene->triangles = (SdfTriangle *)realloc(scene->triangles, scene->capacity * sizeof(SdfTriangle));
  }
  triangle = &scene->triangles[scene->count++];
  memcpy(triangle->corners[0], a, 12);
  memcpy(triangle->corners[1], b, 12);
  memcpy(triangle->corners[2], c, 12);
  triangle->id = id;
  triangle->cascadeMask = 0xffffffffu;
}

void sceneMesh(SdfScene *scene, const Mesh *mesh, uint32_t id)
{
  for (uint32_t i = 0; i < mesh->triangleCount; ++i)
    sceneTriangle(scene, mesh->vertices + 3 * mesh->indices[3 * i], mesh->vertices + 3 * mesh->indices[3 * i + 1],
                  mesh->vertices + 3 * mesh->indices[3 * i + 2], id + i);
}

/* Rodrigues' rotation about (1, 2, 3). */
static void rotate(const double v[3], double angle, double rotated[3])
{
  const double length = sqrt(14.0), k[3] = {1 / length, 2 / length, 3 / length};
  const double along = k[0] * v[0] + k[1] * v[1] + k[2] * v[2], c = cos(angle), s = sin(angle);
  for (int i = 0; i < 3; ++i)
  {
    const int j = (i + 1) % 3, l = (i + 2) % 3;
    rotated[i] = v[i] * c + (k[j] * v[l] - k[l] * v[j]) * s + k[i] * along * (1 - c);
  }
}

void sceneBox(SdfScene *scene, const float centre[3], const float half[3], float angle, uint32_t id)
{
  static const uint8_t faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                      {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  float corners[8][3];
  for (int i = 0; i < 8; ++i)
  {
    const double v[3] = {(i & 1 ? 1 : -1) * half[0], (i & 2 ? 1 : -1) * half[1], (i & 4 ? 1 : -1) * half[2]};
    double rotated[3];
    rotate(v, angle, rotated);
    for (int k = 0; k < 3; ++k)
      corners[i][k] = (float)(centre[k] + rotated[k]);
  }
  for (uint32_t i = 0; i < 6; ++i)
  {
    sceneTriangle(scene, corners[faces[i][0]], corners[faces[i][1]], corners[faces[i][2]], id + 2 * i);
    sceneTriangle(scene, corners[faces[i][0]], corners[faces[i][2]], corners[faces[i][3]], id + 2 * i + 1);
  }
}

void sceneFree(SdfScene *scene)
{
  free(scene->triangles);
  memset(scene, 0, sizeof(*scene));
}

static double dot3(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

/* The squared distance to a segment. */
static double toSegment(const double p[3], const double a[3], const double b[3])
{
  double ab[3], ap[3], square, along, rest[3];
  for (int k = 0; k < 3; ++k)
  {
    ab[k] = b[k] - a[k];
    ap[k] = p[k] - a[k];
  }
  square = dot3(ab, ab);
  along = square > 0 ? dot3(ab, ap) / square : 0;
  along = along < 0 ? 0 : along > 1 ? 1 : along;
  for (int k = 0; k < 3; ++k)
    rest[k] = ap[k] - along * ab[k];
  return dot3(rest, rest);
}

static double distanceTo(const double p[3], double v[3][3])
{
  double e[2][3], n[3], ap[3], square, least;
  for (int k = 0; k < 3; ++k)
  {
    e[0][k] = v[1][k] - v[0][k];
    e[1][k] = v[2][k] - v[0][k];
    ap[k] = p[k] - v[0][k];
  }
  for (int k = 0; k < 3; ++k)
    n[k] = e[0][(k + 1) % 3] * e[1][(k + 2) % 3] - e[0][(k + 2) % 3] * e[1][(k + 1) % 3];
  square = dot3(n, n);
  least = fmin(toSegment(p, v[0], v[1]), fmin(toSegment(p, v[1], v[2]), toSegment(p, v[2], v[0])));
  if (square > 0) /* is the foot on the plane within? */
  {
    double q[3], c0[3], c1[3];
    for (int k = 0; k < 3; ++k)
    {
      c0[k] = e[0][(k + 1) % 3] * ap[(k + 2) % 3] - e[0][(k + 2) % 3] * ap[(k + 1) % 3];
      c1[k] = ap[(k + 1) % 3] * e[1][(k + 2) % 3] - ap[(k + 2) % 3] * e[1][(k + 1) % 3];
    }
    q[2] = dot3(n, c0) / square;
    q[1] = dot3(n, c1) / square;
    q[0] = 1 - q[1] - q[2];
    if (q[0] >= 0 && q[1] >= 0 && q[2] >= 0)
      least = fmin(least, dot3(ap, n) * dot3(ap, n) / square);
  }
  return sqrt(least);
}

double sdfDistance(const double p[3], const SdfTriangle *triangle)
{
  double v[3][3];
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k)
      v[i][k] = (double)triangle->corners[i][k];
  return distanceTo(p, v);
}

/* Does the triangle meet the cube of this half edge around the origin? v: its corners relative to the cube's middle. */
static int meetsCube(double v[3][3], double half)
{
  double e[3][3], n[3];
  for (int k = 0; k < 3; ++k)
    if (fmin(v[0][k], fmin(v[1][k], v[2][k])) > half || fmax(v[0][k], fmax(v[1][k], v[2][k])) < -half)
      return 0;
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k)
      e[i][k] = v[(i + 1) % 3][k] - v[i][k];
  for (int k = 0; k < 3; ++k)
    n[k] = e[0][(k + 1) % 3] * e[1][(k + 2) % 3] - e[0][(k + 2) % 3] * e[1][(k + 1) % 3];
  if (fabs(dot3(n, v[0])) > half * (fabs(n[0]) + fabs(n[1]) + fabs(n[2])))
    return 0;
  for (int i = 0; i < 3; ++i)
    for (int k = 0; k < 3; ++k) /* the edge times axis k */
    {
      const int j = (k + 1) % 3, l = (k + 2) % 3;
      double low = INFINITY, high = -INFINITY, reach = half * (fabs(e[i][j]) + fabs(e[i][l]));
      for (int c = 0; c < 3; ++c)
      {
        const double at = e[i][j] * v[c][l] - e[i][l] * v[c][j];
        low = fmin(low, at);
        high = fmax(high, at);
      }
      if (low > reach || high < -reach)
        return 0;
    }
  return 1;
}

/* ---- fields ---- */

static size_t part(size_t *size, size_t bytes)
{
  const size_t begin = *size;
  *size = (begin + bytes + 255) & ~(size_t)255;
  return begin;
}

static uint32_t offsetOf(size_t bytes)
{
  return (uint32_t)(bytes / 256);
}

/* Room for so many bricks, all words zero; the header except for the cascades. */
static void layOut(SdfField *field, uint32_t capacity)
{
  const uint32_t cascades = field->info.cascadeCount;
  const size_t brick = field->info.flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  const int hasIds = (field->info.flags & RAYSORT_SDF_IDS_BIT) != 0;
  const int hasChanges = (field->info.flags & RAYSORT_SDF_CHANGES_BIT) != 0;
  size_t size = RAYSORT_SDF_HEADER_SIZE + RAYSORT_SDF_STATS_SIZE;
  const size_t state = part(&size, (size_t)cascades * VOXELS * 4), map = part(&size, (size_t)cascades * VOXELS * 4);
  const size_t bricks = part(&size, capacity * brick), ids = part(&size, hasIds ? (size_t)capacity * 256 : 0);
  const size_t keys = part(&size, (size_t)capacity * 4), changes = part(&size, hasChanges ? (size_t)capacity * 4 : 0);
  field->allocation = calloc(size + 256, 1);
  field->memory = (uint8_t *)(((uintptr_t)field->allocation + 255) & ~(uintptr_t)255);
  field->size = size;
  field->header = (RaysortSdfHeader *)(void *)field->memory;
  field->cascades = (RaysortSdfCascade *)(void *)(field->memory + 16 * RAYSORT_SDF_HEADER_WORDS);
  field->state = (uint32_t *)(void *)(field->memory + state);
  field->map = (uint32_t *)(void *)(field->memory + map);
  field->bricks = field->memory + bricks;
  field->ids = hasIds ? (uint32_t *)(void *)(field->memory + ids) : NULL;
  field->keys = (uint32_t *)(void *)(field->memory + keys);
  field->header->magic = RAYSORT_SDF_MAGIC;
  field->header->cascadeCount = cascades;
  field->header->flags = field->info.flags;
  field->header->brickCapacity = capacity;
  field->header->stateOffset = offsetOf(state);
  field->header->mapOffset = offsetOf(map);
  field->header->bricksOffset = offsetOf(bricks);
  field->header->idsOffset = hasIds ? offsetOf(ids) : 0;
  field->header->keysOffset = offsetOf(keys);
  field->header->changesOffset = hasChanges ? offsetOf(changes) : 0;
  field->header->serial = 1;
  field->header->band = field->info.band;
  field->header->codeStep = field->info.band / (field->info.flags & RAYSORT_SDF_4_BITS_BIT ? 15.0f : 255.0f);
  for (uint32_t i = 0; i < capacity; ++i)
    field->keys[i] = RAYSORT_SDF_NONE;
}

static void placeCascade(SdfField *field, uint32_t index, const int32_t window[3])
{
  RaysortSdfCascade *cascade = &field->cascades[index];
  const float voxel = field->info.voxelSizes[index];
  const double brixels = 7.0 / (double)voxel;
  for (int k = 0; k < 3; ++k)
  {
    cascade->min[k] = (float)(window[k] * (double)voxel);
    cascade->window[k] = window[k];
  }
  cascade->voxel = voxel;
  cascade->inverse = (float)(1.0 / (double)voxel);
  cascade->flags = RAYSORT_SDF_CASCADE_BUILT_BIT | RAYSORT_SDF_CASCADE_MASKED_BIT;
  cascade->brixelsHigh = (float)brixels;
  cascade->brixelsLow = (float)(brixels - (double)cascade->brixelsHigh);
}

/* Triangles in a cascade: in voxels of the window. */
typedef struct Binned
{
  double (*corners)[3][3]; /* a triangle */
  uint32_t *first;         /* of the references of a voxel; [VOXELS + 1] */
  uint32_t *references;
  uint8_t *touches; /* a voxel: does a triangle touch it */
} Binned;

/* Calls visit-like: once to count, once to store. */
static void binTriangle(Binned *binned, uint32_t triangle, int stores)
{
  double(*v)[3] = binned->corners[triangle];
  int low[3], high[3];
  for (int k = 0; k < 3; ++k)
  {
    const double least = fmin(v[0][k], fmin(v[1][k], v[2][k])) - GROWTH / 7;
    const double most = fmax(v[0][k], fmax(v[1][k], v[2][k])) + GROWTH / 7;
    if (!(least < GRID) || !(most >= 0)) /* a NaN, too */
      return;
    low[k] = least < 0 ? 0 : (int)least;
    high[k] = most >= GRID ? GRID - 1 : (int)most;
  }
  for (int z = low[2]; z <= high[2]; ++z)
    for (int y = low[1]; y <= high[1]; ++y)
      for (int x = low[0]; x <= high[0]; ++x)
      {
        const uint32_t voxel = (uint32_t)(x | y << 6 | z << 12);
        double local[3][3];
        for (int i = 0; i < 3; ++i)
        {
          local[i][0] = v[i][0] - x - 0.5;
          local[i][1] = v[i][1] - y - 0.5;
          local[i][2] = v[i][2] - z - 0.5;
        }
        if (!meetsCube(local, 0.5 + GROWTH / 7))
          continue;
        if (stores)
          binned->references[binned->first[voxel]++] = triangle;
        else
        {
          ++binned->first[voxel + 1];
          binned->touches[voxel] |= (uint8_t)meetsCube(local, 0.5 + TOUCH / 7);
        }
      }
}

static Binned bin(const SdfField *field, const SdfScene *scene, uint32_t cascade)
{
  const RaysortSdfCascade *window = &field->cascades[cascade];
  Binned binned;
  binned.corners = (double(*)[3][3])malloc(scene->count * sizeof(double[3][3]) + 8);
  binned.first = (uint32_t *)calloc(VOXELS + 2, 4);
  binned.touches = (uint8_t *)calloc(VOXELS, 1);
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    for (int c = 0; c < 3; ++c)
      for (int k = 0; k < 3; ++k)
        binned.corners[i][c][k] = (double)scene->triangles[i].corners[c][k] / (double)window->voxel - window->window[k];
    if (scene->triangles[i].cascadeMask >> cascade & 1)
      binTriangle(&binned, i, 0);
  }
  for (uint32_t i = 0; i < VOXELS; ++i)
    binned.first[i + 1] += binned.first[i];
  binned.references = (uint32_t *)malloc((size_t)binned.first[VOXELS] * 4 + 4);
  for (uint32_t i = 0; i < scene->count; ++i)
    if (scene->triangles[i].cascadeMask >> cascade & 1)
      binTriangle(&binned, i, 1);
  for (uint32_t i = VOXELS; i > 0; --i) /* they have advanced to the next voxel's */
    binned.first[i] = binned.first[i - 1];
  binned.first[0] = 0;
  return binned;
}

static void unbin(Binned *binned)
{
  free(binned->corners);
  free(binned->first);
  free(binned->references);
  free(binned->touches);
}

/* The least distance of a point of the voxel's grid to the voxel's triangles, in brixels; at: in brixels. */
static double nearest(const Binned *binned, uint32_t voxel, const double at[3], double band, const SdfScene *scene,
                      uint32_t *id)
{
  const int corner[3] = {(int)(voxel & 63), (int)(voxel >> 6 & 63), (int)(voxel >> 12)};
  double least = band;
  *id = RAYSORT_SDF_NONE;
  for (uint32_t r = binned->first[voxel]; r < binned->first[voxel + 1]; ++r)
  {
    double(*v)[3] = binned->corners[binned->references[r]];
    double local[3][3], distance;
    int isNear = 1;
    for (int k = 0; k < 3; ++k)
    {
      const double low = 7 * (fmin(v[0][k], fmin(v[1][k], v[2][k])) - corner[k]);
      const double high = 7 * (fmax(v[0][k], fmax(v[1][k], v[2][k])) - corner[k]);
      isNear = isNear && at[k] > low - least - 0.01 && at[k] < high + least + 0.01;
    }
    if (!isNear)
      continue;
    for (int i = 0; i < 3; ++i)
      for (int k = 0; k < 3; ++k)
        local[i][k] = 7 * (v[i][k] - corner[k]);
    distance = distanceTo(at, local);
    if (distance < least || (distance == least && scene->triangles[binned->references[r]].id < *id))
    {
      least = distance;
      *id = scene->triangles[binned->references[r]].id;
    }
  }
  return least;
}

static void fill(SdfField *field, const SdfScene *scene, const Binned *binned, uint32_t voxel, uint32_t brick)
{
  const double band = (double)field->info.band, step = (double)field->header->codeStep;
  uint32_t id;
  for (uint32_t i = 0; i < 512; ++i)
  {
    const double at[3] = {i & 7, i >> 3 & 7, i >> 6};
    const double distance = nearest(binned, voxel, at, band, scene, &id);
    const double code = distance < band ? floor((distance - 6e-5) / step) : floor(band / step + 0.5);
    const uint8_t byte = (uint8_t)(code < 0 ? 0 : code);
    if (field->info.flags & RAYSORT_SDF_4_BITS_BIT)
      field->bricks[(size_t)brick * 256 + i / 2] |= (uint8_t)(byte << (i % 2 * 4));
    else
      field->bricks[(size_t)brick * 512 + i] = byte;
  }
  for (uint32_t i = 0; field->ids && i < 64; ++i)
  {
    const double at[3] = {fmin(2 * (i & 3) + 1, 6.5), fmin(2 * (i >> 2 & 3) + 1, 6.5), fmin(2 * (i >> 4) + 1, 6.5)};
    nearest(binned, voxel, at, 1e9, scene, &id);
    field->ids[(size_t)brick * 64 + i] = id;
  }
}

/* Where in the state map a voxel of the window is; its key. */
static uint32_t stateIndex(const SdfField *field, uint32_t cascade, uint32_t voxel, uint32_t *key)
{
  const int32_t *window = field->cascades[cascade].window;
  const uint32_t x = (uint32_t)window[0] + (voxel & 63), y = (uint32_t)window[1] + (voxel >> 6 & 63);
  const uint32_t z = (uint32_t)window[2] + (voxel >> 12);
  *key = cascade << RAYSORT_SDF_KEY_CASCADE_SHIFT | (z & 511) << 18 | (y & 511) << 9 | (x & 511);
  return cascade * VOXELS + ((x & 63) | (y & 63) << 6 | (z & 63) << 12);
}

SdfField sdfBuild(const RaysortSdfInfo *info, const SdfScene *scene, int32_t windows[][3])
{
  Binned binned[RAYSORT_SDF_MAX_CASCADES];
  SdfField field, bare;
  uint32_t capacity = info->brickCapacity, needed = 0;
  memset(&field, 0, sizeof(field));
  field.info = *info;
  field.info.band = info->band > 0 ? info->band : 3;
  layOut(&field, 0);
  for (uint32_t c = 0; c < info->cascadeCount; ++c)
  {
    placeCascade(&field, c, windows[c]);
    binned[c] = bin(&field, scene, c);
    for (uint32_t i = 0; i < VOXELS; ++i)
      needed += binned[c].touches[i];
  }
  bare = field;
  layOut(&field, capacity ? capacity : needed);
  memcpy(field.cascades, bare.cascades, info->cascadeCount * sizeof(RaysortSdfCascade));
  free(bare.allocation);
  for (uint32_t c = 0; c < info->cascadeCount; ++c)
  {
    for (uint32_t i = 0; i < VOXELS; ++i)
    {
      uint32_t key, *state = &field.state[stateIndex(&field, c, i, &key)];
      *state = RAYSORT_SDF_EMPTY_BIT;
      if (binned[c].touches[i] && field.brickCount < field.header->brickCapacity)
      {
        *state = field.brickCount++;
        field.keys[*state] = key;
        fill(&field, scene, &binned[c], i, *state);
      }
      else if (binned[c].touches[i])
        *state = RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT;
    }
    unbin(&binned[c]);
    sdfSkip(&field, c);
  }
  return field;
}

void sdfFree(SdfField *field)
{
  free(field->allocation);
  memset(field, 0, sizeof(*field));
}

void sdfForget(SdfField *field, uint32_t cascade, uint32_t index)
{
  uint32_t key;
  field->state[stateIndex(field, cascade, index, &key)] = RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT;
}

/* The side of the largest cube without bricks that has its corner at (x, y, z) and extends along the octant. */
static uint32_t sideFrom(const uint8_t *sides, int x, int y, int z, uint32_t octant)
{
  uint32_t least = 16;
  for (uint32_t i = 1; i < 8; ++i)
  {
    const int nx = x + (i & 1 ? (octant & 1 ? -1 : 1) : 0), ny = y + (i & 2 ? (octant & 2 ? -1 : 1) : 0);
    const int nz = z + (i & 4 ? (octant & 4 ? -1 : 1) : 0);
    if (nx >= 0 && nx < GRID && ny >= 0 && ny < GRID && nz >= 0 && nz < GRID)
      least = sides[nx | ny << 6 | nz << 12] < least ? sides[nx | ny << 6 | nz << 12] : least;
  }
  return least < 15 ? least + 1 : 16;
}

void sdfSkip(SdfField *field, uint32_t cascade)
{
  static const uint32_t codes[17] = {0, 0, 1, 2, 3, 3, 4, 4, 5, 5, 5, 5, 6, 6, 6, 6, 7};
  uint32_t *map = field->map + (size_t)cascade * VOXELS, key;
  uint8_t *sides = (uint8_t *)malloc(VOXELS);
  for (uint32_t i = 0; i < VOXELS; ++i)
    map[i] = field->state[stateIndex(field, cascade, i, &key)] & ~(RAYSORT_SDF_STALE_BIT | RAYSORT_SDF_DYNAMIC_BIT);
  for (uint32_t octant = 0; octant < 8; ++octant)
    for (uint32_t i = 0; i < VOXELS; ++i)
    {
      const uint32_t j = i ^ ((octant & 1 ? 0 : 63) | (octant & 2 ? 0 : 63 << 6) | (octant & 4 ? 0 : 63 << 12));
      const uint32_t word = map[j];
      const int isFree = (word & RAYSORT_SDF_EMPTY_BIT) && !(word & RAYSORT_SDF_UNKNOWN_BIT);
      sides[j] = 0;
      if (!isFree)
        continue;
      sides[j] = (uint8_t)sideFrom(sides, (int)(j & 63), (int)(j >> 6 & 63), (int)(j >> 12), octant);
      map[j] |= codes[sides[j]] << (RAYSORT_SDF_SKIP_BITS * octant);
    }
  free(sides);
}

static double codeAt(const SdfField *field, uint32_t brick, int x, int y, int z)
{
  const uint32_t i = (uint32_t)(x + 8 * y + 64 * z);
  if (field->info.flags & RAYSORT_SDF_4_BITS_BIT)
    return field->bricks[(size_t)brick * 256 + i / 2] >> (i % 2 * 4) & 15;
  return field->bricks[(size_t)brick * 512 + i];
}

/* Between the eight corners of a cell, and the gradient there, if that is asked for. */
static double interpolate(const double corners[8], const double part[3], double gradient[3])
{
  double value = 0;
  for (int i = 0; i < 8; ++i)
  {
    const int on[3] = {i & 1, i >> 1 & 1, i >> 2};
    const double w[3] = {on[0] ? part[0] : 1 - part[0], on[1] ? part[1] : 1 - part[1], on[2] ? part[2] : 1 - part[2]};
    value += w[0] * w[1] * w[2] * corners[i];
    for (int k = 0; gradient && k < 3; ++k)
      gradient[k] += (on[k] ? 1 : -1) * w[(k + 1) % 3] * w[(k + 2) % 3] * corners[i];
  }
  return value;
}

/* And its gradient, if that is asked for. */
static double sampleAt(const SdfField *field, uint32_t brick, const double at[3], double gradient[3])
{
  double part[3], corners[8];
  int corner[3];
  for (int k = 0; k < 3; ++k)
  {
    corner[k] = at[k] < 0 ? 0 : at[k] > 6 ? 6 : (int)at[k];
    part[k] = at[k] - corner[k];
  }
  if (gradient)
    memset(gradient, 0, 3 * sizeof(double));
  for (int i = 0; i < 8; ++i)
    corners[i] = codeAt(field, brick, corner[0] + (i & 1), corner[1] + (i >> 1 & 1), corner[2] + (i >> 2)) *
                 (double)field->header->codeStep;
  return interpolate(corners, part, gradient);
}

/* ---- rays ---- */

static uint32_t packNormal(const double n[3])
{
  const double sum = fabs(n[0]) + fabs(n[1]) + fabs(n[2]);
  double p[2] = {sum > 0 ? n[0] / sum : 0, sum > 0 ? n[1] / sum : 0};
  if (n[2] < 0)
  {
    const double x = (1 - fabs(p[1])) * (p[0] < 0 ? -1 : 1), y = (1 - fabs(p[0])) * (p[1] < 0 ? -1 : 1);
    p[0] = x;
    p[1] = y;
  }
  return ((uint32_t)(int32_t)floor(p[0] * 32767 + 0.5) & 0xffff) | (uint32_t)(int32_t)floor(p[1] * 32767 + 0.5) << 16;
}

void sdfUnpackNormal(uint32_t packed, double normal[3])
{
  const double x = (int16_t)(packed & 0xffff) / 32767.0, y = (int16_t)(packed >> 16) / 32767.0;
  const double z = 1 - fabs(x) - fabs(y), under = z < 0 ? -z : 0;
  double length;
  normal[0] = x + (x < 0 ? under : -under);
  normal[1] = y + (y < 0 ? under : -under);
  normal[2] = z;
  length = sqrt(dot3(normal, normal));
  for (int k = 0; k < 3; ++k)
    normal[k] /= length;
}

/* A ray in a field, and where it is. */
typedef struct Going
{
  const SdfField *field;
  const RaysortSdfRay *ray;
  uint32_t rayFlags;
  double t, until; /* until: to here the voxel goes */
  double at[3];    /* the ray at t, in voxels of the cascade's window */
  double inverse;  /* voxels a t */
  int voxel[3];
  uint32_t cascade, word;
  int isInside, wasInside, isIncomplete;
  double most; /* of the field in the shell that the ray began in, ... */
  uint32_t in; /* ... of this cascade */
  double tLeave;
  uint32_t steps;
} Going;

/* Where the ray enters and leaves a box of voxels of a cascade's window. */
static void slabs(const Going *going, uint32_t cascade, const int low[3], int side, double *from, double *to)
{
  const RaysortSdfCascade *window = &going->field->cascades[cascade];
  *from = -INFINITY;
  *to = INFINITY;
  for (int k = 0; k < 3; ++k)
  {
    const double d = (double)going->ray->direction[k];
    const double first = (double)window->min[k] + low[k] * (double)window->voxel - (double)going->ray->origin[k];
    const double last = first + side * (double)window->voxel;
    if (d != 0)
    {
      *from = fmax(*from, fmin(first / d, last / d));
      *to = fmin(*to, fmax(first / d, last / d));
    }
    else if (first > 0 || last <= 0)
      *to = -INFINITY;
  }
}

/* The finest cascade that knows the point a little past t; `until`: how long that holds. */
static int findVoxel(Going *going, uint32_t first, uint32_t count)
{
  static const int origin[3] = {0, 0, 0};
  const double probe = going->t + 1e-7 * (double)going->field->cascades[first].voxel;
  int isUnknown = 0;
  going->until = INFINITY;
  for (uint32_t c = first; c < first + count; ++c)
  {
    const RaysortSdfCascade *window = &going->field->cascades[c];
    double from, to;
    if (!(window->flags & RAYSORT_SDF_CASCADE_BUILT_BIT))
    {
      isUnknown = 1;
      continue;
    }
    slabs(going, c, origin, GRID, &from, &to);
    if (from > probe && from < to)
      going->until = fmin(going->until, from);
    if (from > probe || to <= probe)
      continue;
    for (int k = 0; k < 3; ++k)
    {
      const double at = (double)going->ray->origin[k] + probe * (double)going->ray->direction[k];
      const int voxel = (int)floor((at - (double)window->min[k]) / (double)window->voxel);
      going->voxel[k] = voxel < 0 ? 0 : voxel >= GRID ? GRID - 1 : voxel;
    }
    going->cascade = c;
    going->word =
        going->field
            ->map[(size_t)c * VOXELS + (uint32_t)(going->voxel[0] | going->voxel[1] << 6 | going->voxel[2] << 12)];
    slabs(going, c, going->voxel, 1, &from, &to);
    going->until = fmin(going->until, fmax(to, probe));
    if (!(going->word & RAYSORT_SDF_UNKNOWN_BIT))
      return 1;
    isUnknown = 1;
  }
  going->isIncomplete |= isUnknown;
  return 0;
}

/* Has some built cascade of first .. last - 1, which the ray does not come back to, a part of the way to `until`? */
static int hasPart(const Going *going, uint32_t first, uint32_t last)
{
  static const int origin[3] = {0, 0, 0};
  int found = 0;
  for (uint32_t c = first; c < last; ++c)
  {
    double from, to;
    slabs(going, c, origin, GRID, &from, &to);
    found |= going->field->cascades[c].flags & RAYSORT_SDF_CASCADE_BUILT_BIT && to > fmax(from, going->t) + 1e-6 &&
             from < fmin(going->until, (double)going->ray->tMax);
  }
  return found;
}

/* In brixels of the brick that the ray is in. */
static void inBrick(const Going *going, double t, double at[3])
{
  const RaysortSdfCascade *window = &going->field->cascades[going->cascade];
  for (int k = 0; k < 3; ++k)
    at[k] = 7 * (((double)going->ray->origin[k] + t * (double)going->ray->direction[k] - (double)window->min[k]) /
                     (double)window->voxel -
                 going->voxel[k]);
}

/* Through the brick, to a hit or to its end. */
static int march(Going *going)
{
  const double length = sqrt((double)going->ray->direction[0] * (double)going->ray->direction[0] +
                             (double)going->ray->direction[1] * (double)going->ray->direction[1] +
                             (double)going->ray->direction[2] * (double)going->ray->direction[2]);
  const double brixel = (double)going->field->cascades[going->cascade].voxel / 7 / length;
  double t = going->t;
  while (t < going->until)
  {
    double at[3], f;
    int falls;
    ++going->steps;
    inBrick(going, t, at);
    f = sampleAt(going->field, going->word & RAYSORT_SDF_BRICK_MASK, at, NULL);
    going->most = going->in == going->cascade ? going->most : 0;
    going->in = going->cascade;
    falls = going->most - f > FALL + (double)going->field->header->codeStep;
    going->most = fmax(going->most, f);
    going->tLeave = going->isInside ? t : going->tLeave;
    if (f <= LEVEL)
    {
      going->wasInside |= going->isInside;
      if (going->rayFlags & RAYSORT_SDF_RAY_START_HITS_BIT ||
          (falls && !(going->rayFlags & RAYSORT_SDF_RAY_START_EXACT_BIT)))
        going->isInside = 0;
      if (!going->isInside)
      {
        going->t = t;
        return 1;
      }
      t += 0.35 * brixel;
    }
    else
    {
      going->isInside = 0;
      t += (f - BALL) * brixel;
    }
  }
  return 0;
}

/* The surface near a cell, as the cell has it: a normal, the distance (brixels, negative behind it; which side is
 * front is a guess), and the square of twice the distance of the cell's middle to it: below LEAST_TRUST it says
 * nothing. */
typedef struct Look
{
  double normal[3], distance, trust;
} Look;

/* Codes at the corners, negative behind the surface; half a code more, as codes are rounded down. Of a plane at h from
 * the middle of the cell, the mean rise of the square of the distance along an axis is 2 h n, and its
 * mean is h h + 1/4. */
static double signedCorners(const Going *going, const int corner[3], double corners[8])
{
  const uint32_t brick = going->word & RAYSORT_SDF_BRICK_MASK;
  double rise[3] = {0, 0, 0}, mean = 0, square, middle;
  for (int i = 0; i < 8; ++i)
  {
    corners[i] =
        (codeAt(going->field, brick, corner[0] + (i & 1), corner[1] + (i >> 1 & 1), corner[2] + (i >> 2)) + 0.5) *
        (double)going->field->header->codeStep;
    mean += 0.125 * corners[i] * corners[i];
    for (int k = 0; k < 3; ++k)
      rise[k] += (i >> k & 1 ? 0.25 : -0.25) * corners[i] * corners[i];
  }
  square = dot3(rise, rise);
  middle = sqrt(square * fmax(square, 4 * mean - 1));
  for (int i = 0; i < 8; ++i)
  {
    const double side =
        middle + (i & 1 ? rise[0] : -rise[0]) + (i & 2 ? rise[1] : -rise[1]) + (i & 4 ? rise[2] : -rise[2]);
    corners[i] = side < 0 ? -corners[i] : corners[i];
  }
  return square;
}

static void turn(Look *look, int isWrong)
{
  for (int k = 0; k < 3 && isWrong; ++k)
    look->normal[k] = -look->normal[k];
  look->distance = isWrong ? -look->distance : look->distance;
}

/* The surface near the ray's point at t, by the brick's cell nearest to that point plus `off`. */
static Look lookAt(const Going *going, double t, const double off[3])
{
  double at[3], inside[3], part[3], corners[8], gradient[3] = {0, 0, 0}, size;
  int corner[3];
  Look look;
  inBrick(going, t, at);
  for (int k = 0; k < 3; ++k)
  {
    inside[k] = fmin(fmax(at[k] + off[k], 0), 7);
    corner[k] = inside[k] > 6 ? 6 : (int)inside[k];
    part[k] = inside[k] - corner[k];
  }
  look.trust = signedCorners(going, corner, corners);
  look.distance = interpolate(corners, part, gradient);
  size = sqrt(dot3(gradient, gradient));
  for (int k = 0; k < 3; ++k)
  {
    look.normal[k] = size > 0 ? gradient[k] / size : 0;
    look.distance += look.normal[k] * (at[k] - inside[k]);
  }
  return look;
}

/* Goes to the voxel at t, if that has a brick. */
static Going cross(const Going *going, double t)
{
  Going other = *going;
  double at[3];
  uint32_t index = 0;
  inBrick(going, t, at);
  for (int k = 0; k < 3; ++k)
  {
    const int voxel = going->voxel[k] + (int)floor(at[k] / 7);
    other.voxel[k] = voxel < 0 ? 0 : voxel >= GRID ? GRID - 1 : voxel;
    index |= (uint32_t)other.voxel[k] << (6 * k);
  }
  other.word = going->field->map[(size_t)going->cascade * VOXELS + index];
  return other.word & RAYSORT_SDF_EMPTY_BIT ? *going : other;
}

/* The surface, and the normal there, from the shell at going->t. */
static double refine(const Going *going, double normal[3])
{
  double length = 0, along[3], off[3] = {0, 0, 0}, brixel, approach, ahead = 0.5, cosine;
  Look first, next;
  Going there;
  int isSure;
  for (int k = 0; k < 3; ++k)
    length += (double)going->ray->direction[k] * (double)going->ray->direction[k];
  length = sqrt(length);
  for (int k = 0; k < 3; ++k)
    along[k] = (double)going->ray->direction[k] / length;
  brixel = (double)going->field->cascades[going->cascade].voxel / 7 / length;
  first = lookAt(going, going->t - 0.3 * brixel, off);
  turn(&first, fabs(first.distance) > 0.05 ? first.distance < 0 : dot3(first.normal, along) > 0);
  approach = -dot3(first.normal, along);
  if (approach > 0.05)
    ahead = fmin(fmax(first.distance / approach - 0.3, -1), 3.5);
  isSure = first.trust > LEAST_TRUST;
  ahead += isSure ? 0 : 1; /* another cell */
  for (int k = 0; k < 3 && isSure; ++k)
    off[k] = LIFT * first.normal[k];
  there = cross(going, going->t + ahead * brixel);
  next = lookAt(&there, going->t + ahead * brixel, off);
  turn(&next, isSure ? dot3(next.normal, first.normal) < 0 : dot3(next.normal, along) > 0);
  cosine = -dot3(next.normal, along);
  if (cosine > 0.05 && next.trust > LEAST_TRUST)
  {
    first = next;
    approach = cosine;
    ahead = fmin(fmax(ahead + next.distance / cosine, -1), 7);
  }
  for (int k = 0; k < 3; ++k)
    normal[k] = first.normal[k] + fmin(approach - 0.001, 0) * along[k];
  return going->t + ahead * brixel;
}

static float within(double t, const RaysortSdfRay *ray)
{
  return (float)fmin(fmax(t, (double)ray->tMin), (double)ray->tMax);
}

static void found(const Going *going, RaysortSdfHit *hit)
{
  const uint32_t brick = going->word & RAYSORT_SDF_BRICK_MASK;
  const int startHits = going->wasInside && going->rayFlags & RAYSORT_SDF_RAY_START_HITS_BIT;
  const int isAny = (going->rayFlags & RAYSORT_SDF_RAY_ANY_BIT) != 0;
  double normal[3] = {0, 0, 0}, at[3], t = isAny ? going->t : refine(going, normal);
  uint32_t block = 0;
  t = startHits ? going->t : t;
  hit->t = within(t, going->ray);
  hit->tShell = within(going->t, going->ray);
  hit->normal = isAny ? 0 : packNormal(normal);
  hit->brick = brick | going->cascade << RAYSORT_SDF_HIT_CASCADE_SHIFT;
  inBrick(going, t, at);
  for (int k = 0; k < 3; ++k)
    block |= (uint32_t)(at[k] < 0 ? 0 : at[k] > 6 ? 3 : at[k] / 2) << (2 * k);
  if (going->field->ids)
    hit->id = going->field->ids[(size_t)brick * 64 + block];
  hit->flags = RAYSORT_SDF_HIT_BIT;
}

RaysortSdfHit sdfTrace(const SdfField *field, const RaysortSdfRay *ray, uint32_t rayFlags, uint32_t firstCascade,
                       uint32_t cascadeCount)
{
  const uint32_t finest = firstCascade;
  RaysortSdfHit hit;
  Going going;
  int isHit = 0;
  memset(&hit, 0, sizeof(hit));
  hit.t = hit.tShell = ray->tMax;
  hit.tLeave = ray->tMin;
  hit.brick = hit.id = RAYSORT_SDF_NONE;
  memset(&going, 0, sizeof(going));
  going.field = field;
  going.ray = ray;
  going.rayFlags = rayFlags;
  going.t = going.tLeave = fmax((double)ray->tMin, 0);
  going.isInside = ray->tMin <= ray->tMax;
  while (!isHit && going.t < (double)ray->tMax)
  {
    const int isKnown = findVoxel(&going, firstCascade, cascadeCount);
    going.isIncomplete |= !isKnown && hasPart(&going, finest, firstCascade);
    if (isKnown && rayFlags & RAYSORT_SDF_RAY_OUTWARD_BIT && going.cascade > firstCascade)
    {
      cascadeCount -= going.cascade - firstCascade;
      firstCascade = going.cascade;
    }
    going.until = fmin(going.until, (double)ray->tMax);
    if (isKnown && !(going.word & RAYSORT_SDF_EMPTY_BIT))
      isHit = march(&going);
    else
    {
      going.tLeave = going.isInside ? isKnown ? going.t : going.until : going.tLeave;
      going.isInside = 0;
      ++going.steps;
    }
    if (!isHit)
      going.t = going.until;
  }
  if (isHit)
    found(&going, &hit);
  if (going.wasInside)
    hit.tLeave = within(going.isInside && !isHit ? (double)ray->tMax : going.tLeave, ray);
  hit.flags |= (going.wasInside ? RAYSORT_SDF_STARTED_INSIDE_BIT : 0) |
               (going.isIncomplete ? RAYSORT_SDF_INCOMPLETE_BIT : 0) | going.steps << RAYSORT_SDF_HIT_STEPS_SHIFT;
  return hit;
}

double sdfExact(const SdfScene *scene, const RaysortSdfRay *ray, double from, double to)
{
  double best = INFINITY;
  for (uint32_t i = 0; i < scene->count; ++i)
  {
    const SdfTriangle *its = &scene->triangles[i];
    double a[3], b[3], s[3], d[3], p[3], q[3], det, u, v, t;
    for (int k = 0; k < 3; ++k)
    {
      a[k] = (double)its->corners[1][k] - (double)its->corners[0][k];
      b[k] = (double)its->corners[2][k] - (double)its->corners[0][k];
      s[k] = (double)ray->origin[k] - (double)its->corners[0][k];
      d[k] = (double)ray->direction[k];
    }
    for (int k = 0; k < 3; ++k)
      p[k] = d[(k + 1) % 3] * b[(k + 2) % 3] - d[(k + 2) % 3] * b[(k + 1) % 3];
    det = dot3(a, p);
    u = dot3(s, p);
    if (det < 0 ? u > 0 || u < det : u < 0 || u > det) /* most are done here: the quotient is not in 0 .. 1 */
      continue;
    u /= det;
    for (int k = 0; k < 3; ++k)
      q[k] = s[(k + 1) % 3] * a[(k + 2) % 3] - s[(k + 2) % 3] * a[(k + 1) % 3];
    v = dot3(d, q) / det;
    t = dot3(b, q) / det;
    if (u >= 0 && v >= 0 && u + v <= 1 && t >= from && t <= to && t < best) /* det 0: a NaN, no hit */
      best = t;
  }
  return best;
}
