/* bench_bricks.c - sparse distance fields: builds, updates and rays over scenes that AMD's Brixelizer was measured on.
 * SPDX-License-Identifier: MIT
 *
 * One cascade of voxels of 0.2 around the origin, or three of 0.1, 0.2 and 0.4, all built, with ids if asked. Times are
 * medians of GPU timestamps; a quarter of the runs warms up, for rays in the same submission. A ray reads and writes 32
 * bytes. Every 8th ray is compared with the exact hit of the triangles.
 *
 * The figures of Brixelizer (FidelityFX SDK 1.1.4) are not of this run: measured with it on an NVIDIA H200, at its best
 * (prerecorded, all in device memory, epsilon 0.0625), as shipped and with its cap of 32 steps lifted to 256. Its S_out
 * hits 20.4 % of the rays, ours 18.8 %: the rays are alike, not the same. On a CPU: lavapipe on two cores. */
#include "bench.h"
#include "model.h"

#include <math.h>

#define MOST_RUNS 200u
#define SAMPLE    8u
#define NO_FIGURE 0.0

enum RayKind
{
  RAYS_P_OUT,    /* from a pinhole outside; of terrain and models the camera's */
  RAYS_P_IN,     /* from a pinhole inside; not of terrain and models */
  RAYS_S_OUT,    /* around the outward normal of what P_out hits, by the cosine */
  RAYS_S_IN,     /* around the inward one */
  RAYS_SHUFFLED, /* S_out in random order */
  RAYS_AO,       /* S_out, any hit within five voxels */
  RAYS_KINDS
};

static const char *const rayNames[RAYS_KINDS] = {"P_out", "P_in", "S_out", "S_in", "shuffled", "AO"};

/* Million rays a second as shipped, and with the cap lifted; milliseconds of a rebuild. */
typedef struct Peer
{
  const char *scene;
  double shipped[RAYS_KINDS], lifted[RAYS_KINDS], rebuild;
} Peer;

static const Peer peers[] = {
    {"knot256k", {5548, 6885, 2207, 1378, 1849, 0}, {5496, 6367, 2143, 1340, 1775, 0}, 0.878},
    {"knot32k", {5607, 6889, 2193, 1378, 0, 0}, {5581, 6359, 2124, 1325, 0, 0}, 0.834},
    {"box", {12528, 9071, 3783, 655, 0, 0}, {12483, 9055, 3631, 614, 0, 0}, 4.75},
    {"sphere", {6921, 8760, 7527, 595, 0, 0}, {6023, 8767, 7517, 593, 0, 0}, 0.915},
};
static const Peer cpuPeer = {"knot256k", {2.4, 0, 0, 0, 0.95, 0}, {0, 0, 0, 0, 0, 0}, 729};

typedef struct Mesh
{
  uint32_t vertexCount, triangleCount, vertexCapacity, triangleCapacity;
  float *vertices;
  uint32_t *indices;
} Mesh;

typedef struct Bench
{
  Gpu gpu;
  RaysortContext raysort;
  uint32_t side, rayCount, runs, cascades; /* side * side rays */
  uint32_t rayFlags;
  uint64_t wrong; /* misses and late hits of rays that began outside of shells */
  FILE *json, *table;
  char jsonPath[1024], tablePath[1024];
  /* of the scene */
  const char *name;
  int hasInside;
  Mesh mesh, sphere; /* sphere: what moves */
  float from[3], at[3], slope, inside[3];
  void *bvh;
  RaysortSdfInfo sdf;
  RaysortSdfUpdateInfo update;
  GpuBuffer vertices, indices, sphereVertices, sphereIndices, instances, field, scratch, rays, hits;
  RaysortSdfRay *sets[RAYS_KINDS];
} Bench;

/* ---- scenes ---- */

static uint32_t vertex(Mesh *mesh, double x, double y, double z)
{
  if (mesh->vertexCount == mesh->vertexCapacity)
  {
    mesh->vertexCapacity = mesh->vertexCapacity * 2 + 1024;
    mesh->vertices = (float *)realloc(mesh->vertices, (size_t)mesh->vertexCapacity * 12);
  }
  mesh->vertices[3 * mesh->vertexCount] = (float)x;
  mesh->vertices[3 * mesh->vertexCount + 1] = (float)y;
  mesh->vertices[3 * mesh->vertexCount + 2] = (float)z;
  return mesh->vertexCount++;
}

static void triangle(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c)
{
  if (mesh->triangleCount == mesh->triangleCapacity)
  {
    mesh->triangleCapacity = mesh->triangleCapacity * 2 + 1024;
    mesh->indices = (uint32_t *)realloc(mesh->indices, (size_t)mesh->triangleCapacity * 12);
  }
  mesh->indices[3 * mesh->triangleCount] = a;
  mesh->indices[3 * mesh->triangleCount + 1] = b;
  mesh->indices[3 * mesh->triangleCount + 2] = c;
  ++mesh->triangleCount;
}

/* Quads between u vertices around and v along; loops close. */
static void grid(Mesh *mesh, uint32_t along, uint32_t around, int isLoop)
{
  for (uint32_t i = 0; i + (isLoop ? 0 : 1) < along; ++i)
    for (uint32_t j = 0; j + (isLoop ? 0 : 1) < around; ++j)
    {
      const uint32_t i1 = (i + 1) % along, j1 = (j + 1) % around;
      triangle(mesh, i * around + j, i1 * around + j, i1 * around + j1);
      triangle(mesh, i * around + j, i1 * around + j1, i * around + j1);
    }
}

static void makeSphere(Mesh *mesh, double radius, uint32_t around, uint32_t rings)
{
  const double pi = acos(-1.0);
  for (uint32_t i = 0; i <= rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const double a = pi * i / rings, b = 2 * pi * j / around;
      vertex(mesh, radius * sin(a) * cos(b), radius * cos(a), radius * sin(a) * sin(b));
    }
  for (uint32_t i = 0; i < rings; ++i)
    for (uint32_t j = 0; j < around; ++j)
    {
      const uint32_t j1 = (j + 1) % around, a = i * around + j, b = i * around + j1;
      if (i)
        triangle(mesh, a, b, a + around);
      if (i + 1 < rings)
        triangle(mesh, b, b + around, a + around);
    }
}

static void knotAt(double a, double at[3])
{
  at[0] = 4.0 / 3 * (2 + cos(3 * a)) * cos(2 * a);
  at[1] = 4.0 / 3 * (2 + cos(3 * a)) * sin(2 * a);
  at[2] = 4.0 / 3 * sin(3 * a);
}

static void makeKnot(Mesh *mesh, uint32_t along, uint32_t around)
{
  const double pi = acos(-1.0);
  for (uint32_t i = 0; i < along; ++i)
  {
    const double a = 2 * pi * i / along;
    double at[3], next[3], t[3], u[3], v[3], length = 0, flat;
    knotAt(a, at);
    knotAt(a + 1e-5, next);
    for (int k = 0; k < 3; ++k)
      length += (next[k] - at[k]) * (next[k] - at[k]);
    for (int k = 0; k < 3; ++k)
      t[k] = (next[k] - at[k]) / sqrt(length);
    flat = hypot(t[0], t[1]);
    u[0] = -t[1] / flat;
    u[1] = t[0] / flat;
    u[2] = 0;
    for (int k = 0; k < 3; ++k)
      v[k] = t[(k + 1) % 3] * u[(k + 2) % 3] - t[(k + 2) % 3] * u[(k + 1) % 3];
    for (uint32_t j = 0; j < around; ++j)
    {
      const double c = 0.8 * cos(2 * pi * j / around), s = 0.8 * sin(2 * pi * j / around);
      vertex(mesh, at[0] + c * u[0] + s * v[0], at[1] + c * u[1] + s * v[1], at[2] + c * u[2] + s * v[2]);
    }
  }
  grid(mesh, along, around, 1);
}

/* Rotated by 0.7 rad about (1, 2, 3). */
static void makeBox(Mesh *mesh)
{
  static const uint8_t faces[6][4] = {{0, 1, 3, 2}, {4, 6, 7, 5}, {0, 4, 5, 1},
                                      {2, 3, 7, 6}, {0, 2, 6, 4}, {1, 5, 7, 3}};
  const double half[3] = {4, 3, 3.5}, c = cos(0.7), s = sin(0.7);
  const double axis[3] = {1 / sqrt(14.0), 2 / sqrt(14.0), 3 / sqrt(14.0)};
  for (uint32_t i = 0; i < 8; ++i)
  {
    const double v[3] = {i & 1 ? half[0] : -half[0], i & 2 ? half[1] : -half[1], i & 4 ? half[2] : -half[2]};
    const double along = axis[0] * v[0] + axis[1] * v[1] + axis[2] * v[2];
    double r[3];
    for (int k = 0; k < 3; ++k)
    {
      const int a = (k + 1) % 3, b = (k + 2) % 3;
      r[k] = v[k] * c + (axis[a] * v[b] - axis[b] * v[a]) * s + axis[k] * along * (1 - c);
    }
    vertex(mesh, r[0], r[1], r[2]);
  }
  for (uint32_t i = 0; i < 6; ++i)
  {
    triangle(mesh, faces[i][0], faces[i][1], faces[i][2]);
    triangle(mesh, faces[i][0], faces[i][2], faces[i][3]);
  }
}

static double cellValue(int x, int z)
{
  uint32_t h = (uint32_t)x * 374761393u + (uint32_t)z * 668265263u;
  h = (h ^ (h >> 13)) * 1274126177u;
  return (double)((h ^ (h >> 16)) & 0xffffff) / 16777216.0 * 2 - 1;
}

static double valueNoise(double x, double z)
{
  const int ix = (int)floor(x), iz = (int)floor(z);
  const double fx = x - ix, fz = z - iz, wx = fx * fx * (3 - 2 * fx), wz = fz * fz * (3 - 2 * fz);
  const double a = cellValue(ix, iz), b = cellValue(ix + 1, iz), c = cellValue(ix, iz + 1),
               d = cellValue(ix + 1, iz + 1);
  return (a + (b - a) * wx) * (1 - wz) + (c + (d - c) * wx) * wz;
}

static void makeTerrain(Mesh *mesh, uint32_t cells)
{
  for (uint32_t i = 0; i <= cells; ++i)
    for (uint32_t j = 0; j <= cells; ++j)
    {
      const double x = 12.4 * ((double)j / cells - 0.5), z = 12.4 * ((double)i / cells - 0.5);
      double y = 0, amplitude = 2.2, frequency = 0.28;
      for (int octave = 0; octave < 8; ++octave, amplitude *= 0.47, frequency *= 2.03)
        y += amplitude * valueNoise(x * frequency + 17.3 * octave, z * frequency + 5.1 * octave);
      vertex(mesh, x, y - 0.8, z);
    }
  grid(mesh, cells + 1, cells + 1, 0);
}

/* Scaled to 12.4 on its longest side, centred; the camera stands as in Sponza's file. */
static void makeModel(Bench *bench, const char *path)
{
  const double from[3] = {105, 22, 3}, at[3] = {-60, 42, -8};
  double size = 0;
  Model model;
  modelLoad(&model, path);
  for (int k = 0; k < 3; ++k)
    size = fmax(size, (double)model.boxMax[k] - (double)model.boxMin[k]);
  for (uint32_t i = 0; i < model.vertexCount; ++i)
  {
    double p[3];
    for (int k = 0; k < 3; ++k)
      p[k] = ((double)model.vertices[i].position[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 /
             size;
    vertex(&bench->mesh, p[0], p[1], p[2]);
  }
  for (uint32_t i = 0; i < model.partCount; ++i)
    for (uint32_t k = 0; k + 2 < model.parts[i].indexCount; k += 3)
    {
      const uint32_t *index = model.indices + model.parts[i].firstIndex + k, first = model.parts[i].firstVertex;
      triangle(&bench->mesh, first + index[0], first + index[1], first + index[2]);
    }
  for (int k = 0; k < 3; ++k)
  {
    bench->from[k] = (float)((from[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 / size);
    bench->at[k] = (float)((at[k] - ((double)model.boxMin[k] + (double)model.boxMax[k]) / 2) * 12.4 / size);
  }
  bench->slope = (float)tan(0.5 * 65 * acos(-1.0) / 180);
  modelFree(&model);
}

static void setPoint(float point[3], double x, double y, double z)
{
  point[0] = (float)x;
  point[1] = (float)y;
  point[2] = (float)z;
}

/* `less`: an eighth of the triangles or so, for tests of this program. */
static void makeScene(Bench *bench, const char *name, int less)
{
  const int isKnot = !strncmp(name, "knot", 4);
  bench->name = name;
  bench->hasInside = 1;
  setPoint(bench->from, 0.3, 0.2, 6.2);
  setPoint(bench->at, 0.3, 0.2, 0);
  setPoint(bench->inside, 0.3, 0.2, isKnot ? 3.0 : 0.1);
  bench->slope = (float)(4.5 / 6.2);
  if (!strcmp(name, "sphere"))
    makeSphere(&bench->mesh, 4, 90, 45);
  else if (!strcmp(name, "knot32k"))
    makeKnot(&bench->mesh, less ? 130 : 400, less ? 16 : 40);
  else if (!strcmp(name, "knot256k"))
    makeKnot(&bench->mesh, less ? 130 : 1600, less ? 16 : 80);
  else if (!strcmp(name, "box"))
    makeBox(&bench->mesh);
  else if (!strcmp(name, "terrain"))
  {
    bench->hasInside = 0;
    makeTerrain(&bench->mesh, less ? 60 : 708);
    setPoint(bench->from, 0.3, 2.2, 5.5);
    setPoint(bench->at, 0, -0.8, 0);
    bench->slope = (float)tan(0.5 * 60 * acos(-1.0) / 180);
  }
  else
  {
    const char *slash = strrchr(name, '/');
    bench->hasInside = 0;
    makeModel(bench, name);
    bench->name = slash ? slash + 1 : name;
  }
  makeSphere(&bench->sphere, 1, 100, 51); /* 10,000 triangles */
}

/* ---- rays ---- */

static void *hostBvh(const Mesh *mesh)
{
  const RaysortBvhGeometry geometry =
      raysortBvhMesh((uintptr_t)mesh->vertices, mesh->vertexCount, (uintptr_t)mesh->indices, mesh->triangleCount);
  const RaysortBvhInfo info = {1, &geometry};
  const RaysortBvhBuildInfo build = raysortBvhBatch(&info, 1);
  return bvhOnHost(&build);
}

static VkBool32 exactHit(const Bench *bench, const RaysortSdfRay *ray, RaysortBvhHit *hit)
{
  RaysortBvhRay same;
  memcpy(&same, ray, sizeof(same));
  return raysortBvhTraceOnHost(bench->bvh, &same, 0, NULL, hit);
}

static double dot3(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static void normalise(double v[3])
{
  const double length = sqrt(dot3(v, v));
  for (int k = 0; k < 3; ++k)
    v[k] /= length;
}

/* The triangle's normal, towards the side that the ray comes from. */
static void normalOf(const Bench *bench, const RaysortSdfRay *ray, uint32_t primitive, double n[3])
{
  const uint32_t *index = bench->mesh.indices + 3 * (size_t)primitive;
  const float *a = bench->mesh.vertices + 3 * (size_t)index[0], *b = bench->mesh.vertices + 3 * (size_t)index[1];
  const float *c = bench->mesh.vertices + 3 * (size_t)index[2];
  double e[3], f[3], towards = 0;
  for (int k = 0; k < 3; ++k)
  {
    e[k] = (double)b[k] - (double)a[k];
    f[k] = (double)c[k] - (double)a[k];
  }
  for (int k = 0; k < 3; ++k)
    n[k] = e[(k + 1) % 3] * f[(k + 2) % 3] - e[(k + 2) % 3] * f[(k + 1) % 3];
  normalise(n);
  for (int k = 0; k < 3; ++k)
    towards += n[k] * (double)ray->direction[k];
  for (int k = 0; k < 3 && towards > 0; ++k)
    n[k] = -n[k];
}

/* Pixels in tiles of 8 x 8, a subgroup of 32 being 8 x 4 of them. */
static RaysortSdfRay cameraRay(const Bench *bench, uint32_t i, const float from[3], const float at[3], double slope)
{
  const uint32_t tiles = bench->side / 8, tile = i / 64, in = i % 64;
  const double x = (tile % tiles * 8 + in % 8 + 0.5) / bench->side * 2 - 1;
  const double y = (tile / tiles * 8 + in / 8 + 0.5) / bench->side * 2 - 1;
  double w[3], u[3], v[3], up[3] = {0, 1, 0};
  RaysortSdfRay ray;
  for (int k = 0; k < 3; ++k)
    w[k] = (double)at[k] - (double)from[k];
  normalise(w);
  for (int k = 0; k < 3; ++k)
    u[k] = w[(k + 1) % 3] * up[(k + 2) % 3] - w[(k + 2) % 3] * up[(k + 1) % 3];
  normalise(u);
  for (int k = 0; k < 3; ++k)
    v[k] = w[(k + 1) % 3] * u[(k + 2) % 3] - w[(k + 2) % 3] * u[(k + 1) % 3];
  for (int k = 0; k < 3; ++k)
    w[k] += slope * (x * u[k] + y * v[k]);
  normalise(w);
  for (int k = 0; k < 3; ++k)
  {
    ray.origin[k] = from[k];
    ray.direction[k] = (float)w[k];
  }
  ray.tMin = 0;
  ray.tMax = 1e30f;
  return ray;
}

static double uniform(uint32_t *state)
{
  return (double)(randomNext(state) >> 8) / 16777216.0;
}

/* Around the normal of a hit, pushed 0.05 along it. */
static RaysortSdfRay bounce(const RaysortSdfRay *ray, double t, const double n[3], uint32_t *state)
{
  const double a = 2 * acos(-1.0) * uniform(state), z = 2 * uniform(state) - 1, r = sqrt(fmax(1 - z * z, 0));
  double d[3] = {n[0] + 0.9999 * r * cos(a), n[1] + 0.9999 * r * sin(a), n[2] + 0.9999 * z};
  RaysortSdfRay next;
  normalise(d);
  for (int k = 0; k < 3; ++k)
  {
    next.origin[k] = (float)((double)ray->origin[k] + t * (double)ray->direction[k] + 0.05 * n[k]);
    next.direction[k] = (float)d[k];
  }
  next.tMin = 0;
  next.tMax = 1e30f;
  return next;
}

static void makeBounces(Bench *bench)
{
  uint32_t state = 0x1234567, hits = 0;
  for (uint32_t i = 0; i < bench->rayCount; ++i)
  {
    const RaysortSdfRay *ray = &bench->sets[RAYS_P_OUT][i];
    RaysortBvhHit hit;
    double n[3];
    if (!exactHit(bench, ray, &hit))
      continue;
    normalOf(bench, ray, hit.primitive, n);
    bench->sets[RAYS_S_OUT][hits] = bounce(ray, (double)hit.t, n, &state);
    for (int k = 0; k < 3; ++k)
      n[k] = -n[k];
    bench->sets[RAYS_S_IN][hits++] = bounce(ray, (double)hit.t, n, &state);
  }
  if (!hits)
    die("%s: no ray of the camera hits anything", bench->name);
  for (uint32_t i = hits; i < bench->rayCount; ++i) /* cyclically */
  {
    bench->sets[RAYS_S_OUT][i] = bench->sets[RAYS_S_OUT][i % hits];
    bench->sets[RAYS_S_IN][i] = bench->sets[RAYS_S_IN][i % hits];
  }
  memcpy(bench->sets[RAYS_SHUFFLED], bench->sets[RAYS_S_OUT], bench->rayCount * sizeof(RaysortSdfRay));
  for (uint32_t i = bench->rayCount - 1; i > 0; --i)
  {
    const uint32_t j = (uint32_t)(uniform(&state) * (i + 1));
    const RaysortSdfRay kept = bench->sets[RAYS_SHUFFLED][i];
    bench->sets[RAYS_SHUFFLED][i] = bench->sets[RAYS_SHUFFLED][j];
    bench->sets[RAYS_SHUFFLED][j] = kept;
  }
  for (uint32_t i = 0; i < bench->rayCount; ++i)
  {
    bench->sets[RAYS_AO][i] = bench->sets[RAYS_S_OUT][i];
    bench->sets[RAYS_AO][i].tMax = 5 * 0.2f;
  }
}

static void makeRays(Bench *bench)
{
  float ahead[3];
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    bench->sets[kind] = (RaysortSdfRay *)allocate(bench->rayCount * sizeof(RaysortSdfRay));
  setPoint(ahead, (double)bench->inside[0], (double)bench->inside[1], (double)bench->inside[2] - 1);
  for (uint32_t i = 0; i < bench->rayCount; ++i)
  {
    bench->sets[RAYS_P_OUT][i] = cameraRay(bench, i, bench->from, bench->at, (double)bench->slope);
    bench->sets[RAYS_P_IN][i] = cameraRay(bench, i, bench->inside, ahead, 1);
  }
  makeBounces(bench);
}

/* ---- builds ---- */

static RaysortSdfInstance instanceOf(const Mesh *mesh, const GpuBuffer *vertices, const GpuBuffer *indices,
                                     const float offset[3])
{
  RaysortSdfInstance instance;
  memset(&instance, 0, sizeof(instance));
  for (int k = 0; k < 3; ++k)
  {
    instance.boxMin[k] = 1e30f;
    instance.boxMax[k] = -1e30f;
    instance.transform[5 * k] = 1;
    instance.transform[4 * k + 3] = offset[k];
  }
  for (uint32_t i = 0; i < mesh->vertexCount; ++i)
    for (int k = 0; k < 3; ++k)
    {
      const float at = mesh->vertices[3 * i + (uint32_t)k] + offset[k];
      instance.boxMin[k] = fminf(instance.boxMin[k], at - 1e-4f);
      instance.boxMax[k] = fmaxf(instance.boxMax[k], at + 1e-4f);
    }
  instance.positions = vertices->address;
  instance.indices = indices->address;
  instance.cascadeMask = 0xffffffffu;
  instance.triangleCount = mesh->triangleCount;
  instance.stride = 12;
  instance.indexSize = 4;
  instance.maxVertex = mesh->vertexCount - 1;
  return instance;
}

/* The scene alone, or with the sphere somewhere in it. */
static void placeInstances(Bench *bench, const float *sphere)
{
  const float origin[3] = {0, 0, 0};
  RaysortSdfInstance instances[2];
  instances[0] = instanceOf(&bench->mesh, &bench->vertices, &bench->indices, origin);
  instances[1] = instanceOf(&bench->sphere, &bench->sphereVertices, &bench->sphereIndices, sphere ? sphere : origin);
  instances[1].flags = RAYSORT_SDF_INSTANCE_DYNAMIC_BIT;
  bench->update.budget.maxInstances = sphere ? 2 : 1;
  gpuUpload(&bench->gpu, &bench->instances, 0, instances, sizeof(instances));
}

static void openField(Bench *bench)
{
  RaysortSdfUpdateLayout layout;
  RaysortSdfUpdateInfo *update = &bench->update;
  bench->sdf.cascadeCount = bench->cascades;
  for (uint32_t i = 0; i < bench->cascades; ++i)
    bench->sdf.voxelSizes[i] = bench->cascades == 1 ? 0.2f : 0.1f * (float)(1u << i);
  bench->sdf.brickCapacity = 65536 * bench->cascades;
  update->sdf = bench->sdf;
  update->budget.maxInstances = 2;
  update->budget.maxTriangles = 3u << 20;
  update->budget.maxReferences = 4u << 20;
  update->budget.maxBlocks = 1u << 18;
  update->budget.maxBricks = bench->sdf.brickCapacity;
  CHECK(raysortGetSdfUpdateLayout(bench->raysort, update, &layout));
  bench->field = gpuBuffer(&bench->gpu, layout.fieldSize);
  bench->scratch = gpuBuffer(&bench->gpu, layout.scratchSize);
  bench->vertices = gpuUploaded(&bench->gpu, bench->mesh.vertices, (VkDeviceSize)bench->mesh.vertexCount * 12);
  bench->indices = gpuUploaded(&bench->gpu, bench->mesh.indices, (VkDeviceSize)bench->mesh.triangleCount * 12);
  bench->sphereVertices =
      gpuUploaded(&bench->gpu, bench->sphere.vertices, (VkDeviceSize)bench->sphere.vertexCount * 12);
  bench->sphereIndices =
      gpuUploaded(&bench->gpu, bench->sphere.indices, (VkDeviceSize)bench->sphere.triangleCount * 12);
  bench->instances = gpuBuffer(&bench->gpu, 2 * sizeof(RaysortSdfInstance));
  update->field = gpuRange(&bench->field);
  update->scratch = gpuRange(&bench->scratch);
  update->instances = gpuRange(&bench->instances);
  placeInstances(bench, NULL);
  printf("\n%s: %u triangles, field %.1f MB, scratch %.1f MB\n", bench->name, bench->mesh.triangleCount,
         (double)layout.fieldSize / 1e6, (double)layout.scratchSize / 1e6);
}

enum Update
{
  UPDATE_REBUILD, /* of everything, after a reset */
  UPDATE_IDLE,    /* nothing to do */
  UPDATE_SCROLL,  /* by (5, -3, 7) voxels, and back */
  UPDATE_MOVING,  /* a sphere of radius 1 and 10,000 triangles moves */
  UPDATES
};
static const char *const updateNames[UPDATES] = {"rebuild", "idle", "scroll", "moving"};

static void recordUpdate(Bench *bench, VkCommandBuffer commandBuffer, enum Update kind)
{
  RaysortSdfResetInfo reset;
  memset(&reset, 0, sizeof(reset));
  reset.sdf = bench->sdf;
  reset.field = gpuRange(&bench->field);
  if (kind == UPDATE_REBUILD)
    CHECK(raysortCmdSdfReset(bench->raysort, commandBuffer, &reset));
  gpuBarrier(commandBuffer);
}

/* Median milliseconds; a submission each, for instances come from the host; the first ones warm up, as in gpuTime. */
static double timeUpdate(Bench *bench, enum Update kind)
{
  const double warm = seconds() + (bench->gpu.isCpu ? 0 : GPU_WARM_UP);
  double samples[MOST_RUNS], pair[2] = {0, 0}, start = 0;
  uint32_t timed = 0;
  VkQueryPool pool = bench->gpu.timestampBits ? gpuQueries(&bench->gpu, 2) : VK_NULL_HANDLE;
  for (uint32_t i = 0; timed < bench->runs; ++i)
  {
    const float at[3] = {0.3f + 0.07f * (float)(i % 16), 0.1f, -0.2f + 0.05f * (float)(i % 16)};
    const double shift = kind == UPDATE_SCROLL && i % 2 ? 0.2 : 0;
    if (kind == UPDATE_MOVING)
      placeInstances(bench, at);
    for (int k = 0; k < 3; ++k)
      bench->update.center[k] = shift * (k == 0 ? 5 : k == 1 ? -3 : 7);
    VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
    recordUpdate(bench, commandBuffer, kind);
    if (pool)
    {
      vkCmdResetQueryPool(commandBuffer, pool, 0, 2);
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 0);
    }
    CHECK(raysortCmdSdfUpdate(bench->raysort, commandBuffer, &bench->update));
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 1);
    start = seconds();
    gpuSubmit(&bench->gpu, commandBuffer);
    pair[1] = 1000 * (seconds() - start);
    if (pool)
      gpuReadQueries(&bench->gpu, pool, 0, 2, pair);
    if (i > 0 && start >= warm)
      samples[timed++] = pair[1];
  }
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
  memset(bench->update.center, 0, sizeof(bench->update.center));
  if (kind == UPDATE_MOVING)
    placeInstances(bench, NULL);
  return benchTimes(samples, bench->runs).median;
}

static const Peer *peerOf(const Bench *bench)
{
  static const Peer none = {"", {0, 0, 0, 0, 0, 0}, {0, 0, 0, 0, 0, 0}, 0};
  if (bench->cascades != 1)
    return &none;
  if (bench->gpu.isCpu)
    return !strcmp(bench->name, cpuPeer.scene) ? &cpuPeer : &none;
  for (uint32_t i = 0; i < sizeof(peers) / sizeof(peers[0]); ++i)
    if (!strcmp(peers[i].scene, bench->name))
      return &peers[i];
  return &none;
}

/* Median times of the passes of a rebuild, with the reset; of an idle update; of one with the sphere in it: what is
 * dynamic is built anew, whether it moved or not. */
static void benchUpdatePasses(Bench *bench, enum Update kind)
{
  RaysortPass passes[RAYSORT_SDF_RESET_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES];
  double ms[RAYSORT_SDF_RESET_MAX_PASSES + RAYSORT_SDF_UPDATE_MAX_PASSES], sum = 0;
  const float start[3] = {0.3f, 0.1f, -0.2f};
  uint32_t resets = 0, updates = RAYSORT_SDF_UPDATE_MAX_PASSES;
  RaysortSdfResetInfo reset;
  memset(&reset, 0, sizeof(reset));
  reset.sdf = bench->sdf;
  reset.field = gpuRange(&bench->field);
  if (kind == UPDATE_REBUILD)
  {
    resets = RAYSORT_SDF_RESET_MAX_PASSES;
    CHECK(raysortPlanSdfReset(bench->raysort, &reset, &resets, passes));
  }
  if (kind == UPDATE_MOVING)
    placeInstances(bench, start);
  CHECK(raysortPlanSdfUpdate(bench->raysort, &bench->update, &updates, passes + resets));
  const double all = benchPasses(&bench->gpu, bench->raysort, bench->runs, resets + updates, passes, ms);
  if (kind == UPDATE_MOVING)
    placeInstances(bench, NULL);
  printf("  %s, ms %.4f:", updateNames[kind], all);
  for (uint32_t i = 0; i < resets + updates; ++i)
  {
    sum += i < resets ? 0 : ms[i];
    printf("%s %s %.4f", i ? "," : "", passes[i].name + 4, ms[i]);
  }
  printf("; sum without reset %.4f\n", sum);
}

/* The field is whole afterwards, and holds the scene alone. */
static void benchBuilds(Bench *bench)
{
  const Peer *peer = peerOf(bench);
  RaysortSdfStats stats[3];
  char text[16];
  uint32_t overflow = 0, bricks = 0;
  for (uint32_t kind = 0; kind < UPDATES; ++kind)
  {
    const double ms = timeUpdate(bench, (enum Update)kind);
    printf("%-9s %10.3f ms   Brixelizer %s\n", updateNames[kind], ms,
           benchFigure(text, kind == UPDATE_REBUILD ? peer->rebuild : NO_FIGURE, 3));
    fprintf(bench->table, "%s\t%s\t%.4f\t%.3f\t0\n", bench->name, updateNames[kind], ms,
            kind == UPDATE_REBUILD ? peer->rebuild : 0);
    fprintf(bench->json, "%s\n  {\"update\": \"%s\", \"ms\": %.4f, \"brixelizer_ms\": %.3f}", kind ? "," : "",
            updateNames[kind], ms, kind == UPDATE_REBUILD ? peer->rebuild : 0);
  }
  if (bench->gpu.timestampBits && !bench->gpu.isCpu)
  {
    benchUpdatePasses(bench, UPDATE_IDLE);
    benchUpdatePasses(bench, UPDATE_MOVING);
    benchUpdatePasses(bench, UPDATE_REBUILD);
  }
  timeUpdate(bench, UPDATE_REBUILD);
  gpuDownload(&bench->gpu, &bench->field, RAYSORT_SDF_HEADER_SIZE, stats, bench->cascades * sizeof(stats[0]));
  for (uint32_t i = 0; i < bench->cascades; ++i)
  {
    overflow |= stats[i].overflow;
    bricks += stats[i].bricksBuilt;
  }
  printf("%u bricks, %u references in the first cascade, overflow %x\n", bricks, stats[0].referencesStored, overflow);
  if (overflow)
    die("a budget of this program is too small");
}

/* ---- traces ---- */

typedef struct Pass
{
  RaysortContext raysort;
  RaysortSdfTraceInfo info;
} Pass;

static void recordPass(void *user, VkCommandBuffer commandBuffer)
{
  const Pass *pass = (const Pass *)user;
  CHECK(raysortCmdSdfTrace(pass->raysort, commandBuffer, &pass->info));
}

static double timeTrace(Bench *bench, enum RayKind kind)
{
  double samples[MOST_RUNS];
  Pass pass;
  memset(&pass, 0, sizeof(pass));
  pass.raysort = bench->raysort;
  pass.info.sdf = bench->sdf;
  pass.info.maxCount = bench->rayCount;
  pass.info.rayFlags = bench->rayFlags | (kind == RAYS_AO ? RAYSORT_SDF_RAY_ANY_BIT : 0);
  pass.info.field = gpuRange(&bench->field);
  pass.info.rays = gpuRange(&bench->rays);
  pass.info.hits = gpuRange(&bench->hits);
  gpuUpload(&bench->gpu, &bench->rays, 0, bench->sets[kind], bench->rayCount * sizeof(RaysortSdfRay));
  gpuTime(&bench->gpu, bench->runs, recordPass, &pass, samples);
  return benchTimes(samples, bench->runs).median;
}

/* How good a sample of the hits is. Depth in voxels of the finest cascade, normals in degrees. */
typedef struct Quality
{
  uint32_t sampled, hits, inside, misses, late, insideMisses, insideLate, falseHits, measured;
  double *depth, *angle, steps;
} Quality;

static double angleBetween(const RaysortSdfHit *hit, const double n[3])
{
  const double x = (int16_t)(hit->normal & 0xffff) / 32767.0, y = (int16_t)(hit->normal >> 16) / 32767.0;
  const double z = 1 - fabs(x) - fabs(y), under = z < 0 ? -z : 0;
  double v[3] = {x + (x < 0 ? under : -under), y + (y < 0 ? under : -under), z};
  normalise(v);
  return acos(fmin(fmax(dot3(v, n), -1), 1)) * 180 / acos(-1.0);
}

static void judge(const Bench *bench, enum RayKind kind, uint32_t i, const RaysortSdfHit *hit, Quality *quality)
{
  const RaysortSdfRay *ray = &bench->sets[kind][i];
  const double voxel = (double)bench->sdf.voxelSizes[0];
  RaysortBvhHit exact;
  const int isHit = (hit->flags & RAYSORT_SDF_HIT_BIT) != 0, isExact = (int)exactHit(bench, ray, &exact);
  const int isIn = (hit->flags & RAYSORT_SDF_STARTED_INSIDE_BIT) != 0;
  const int isMissed = isExact && !isHit,
            isLate = isExact && isHit && (double)hit->tShell > (double)exact.t + 1e-3 * voxel;
  ++quality->sampled;
  quality->hits += (uint32_t)isHit;
  quality->inside += (uint32_t)isIn;
  quality->steps += hit->flags >> RAYSORT_SDF_HIT_STEPS_SHIFT;
  quality->falseHits += (uint32_t)(isHit && !isExact);
  *(isIn ? &quality->insideMisses : &quality->misses) += (uint32_t)isMissed;
  *(isIn ? &quality->insideLate : &quality->late) += (uint32_t)isLate;
  if (isHit && isExact && !isIn && kind != RAYS_AO)
  {
    double n[3];
    normalOf(bench, ray, exact.primitive, n);
    quality->depth[quality->measured] = fabs((double)hit->t - (double)exact.t) / voxel;
    quality->angle[quality->measured++] = angleBetween(hit, n);
  }
}

static double percentile(double *values, uint32_t count, double part)
{
  qsort(values, count, sizeof(*values), benchLess);
  return count ? values[(uint32_t)(part * (count - 1))] : 0;
}

static void benchRays(Bench *bench, enum RayKind kind)
{
  const Peer *peer = peerOf(bench);
  const double ms = timeTrace(bench, kind), rate = bench->rayCount / (ms * 1e3);
  RaysortSdfHit *hits = (RaysortSdfHit *)allocate(bench->rayCount * sizeof(*hits));
  char text[3][16];
  Quality q;
  memset(&q, 0, sizeof(q));
  q.depth = (double *)allocate(bench->rayCount * sizeof(double));
  q.angle = (double *)allocate(bench->rayCount * sizeof(double));
  gpuDownload(&bench->gpu, &bench->hits, 0, hits, bench->rayCount * sizeof(*hits));
  for (uint32_t i = 0; i < bench->rayCount; i += SAMPLE)
    judge(bench, kind, i, &hits[i], &q);
  bench->wrong += q.misses + q.late;
  const double of = 100.0 / q.sampled, depth50 = percentile(q.depth, q.measured, 0.5);
  const double depth99 = percentile(q.depth, q.measured, 0.99), angle50 = percentile(q.angle, q.measured, 0.5);
  const double angle99 = percentile(q.angle, q.measured, 0.99);
  printf("%-9s %9.2f %9s %9s %6.2f %6.2f %5u %5u %7.3f %5u %5u %6.1f %7.4f %6.3f %6.2f %6.1f\n", rayNames[kind], rate,
         benchFigure(text[0], peer->shipped[kind], 2), benchFigure(text[1], peer->lifted[kind], 2), q.hits * of,
         q.falseHits * of, q.misses, q.late, q.inside * of, q.insideMisses, q.insideLate, q.steps / q.sampled, depth50,
         depth99, angle50, angle99);
  fprintf(bench->table, "%s\t%s\t%.3f\t%.3f\t%.3f\n", bench->name, rayNames[kind], rate, peer->shipped[kind],
          peer->lifted[kind]);
  fprintf(bench->json,
          ",\n  {\"rays\": \"%s\", \"mrays\": %.3f, \"brixelizer_mrays\": %.3f, \"brixelizer_cap256_mrays\": %.3f, "
          "\"hits\": %u, \"false\": %u, \"misses\": %u, \"late\": %u, \"inside\": %u, \"inside_misses\": %u, "
          "\"inside_late\": %u, \"sampled\": %u, \"steps\": %.2f, \"depth50\": %.5f, \"depth99\": %.4f, "
          "\"normal50\": %.3f, \"normal99\": %.2f}",
          rayNames[kind], rate, peer->shipped[kind], peer->lifted[kind], q.hits, q.falseHits, q.misses, q.late,
          q.inside, q.insideMisses, q.insideLate, q.sampled, q.steps / q.sampled, depth50, depth99, angle50, angle99);
  free(q.depth);
  free(q.angle);
  free(hits);
}

/* ---- all of it ---- */

static void closeScene(Bench *bench)
{
  GpuBuffer *const buffers[] = {&bench->vertices,  &bench->indices, &bench->sphereVertices, &bench->sphereIndices,
                                &bench->instances, &bench->field,   &bench->scratch};
  for (uint32_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&bench->gpu, buffers[i]);
  for (uint32_t i = 0; i < RAYS_KINDS; ++i)
    free(bench->sets[i]);
  free(bench->bvh);
  free(bench->mesh.vertices);
  free(bench->mesh.indices);
  free(bench->sphere.vertices);
  free(bench->sphere.indices);
  memset(&bench->mesh, 0, sizeof(bench->mesh));
  memset(&bench->sphere, 0, sizeof(bench->sphere));
}

static void benchScene(Bench *bench, const char *name, int less, int isFirst)
{
  makeScene(bench, name, less);
  bench->bvh = hostBvh(&bench->mesh);
  makeRays(bench);
  openField(bench);
  fprintf(bench->json, "%s\n {\"scene\": \"%s\", \"triangles\": %u, \"rows\": [", isFirst ? "" : ",", bench->name,
          bench->mesh.triangleCount);
  benchBuilds(bench);
  printf("%-9s %9s %9s %9s %6s %6s %11s %7s %11s %6s %14s %13s\n", "rays", "Mrays/s", "Brixelizer", "cap 256", "hits %",
         "false", "miss  late", "inside%", "miss  late", "steps", "depth 50, 99", "normal 50, 99");
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    if (bench->hasInside || (kind != RAYS_P_IN && kind != RAYS_S_IN))
      benchRays(bench, (enum RayKind)kind);
  fprintf(bench->json, "\n ]}");
  closeScene(bench);
}

static void begin(Bench *bench, const char *folder)
{
  makeFolder(folder);
  snprintf(bench->jsonPath, sizeof(bench->jsonPath), "%s/bricks.json", folder);
  snprintf(bench->tablePath, sizeof(bench->tablePath), "%s/bricks.tsv", folder);
  bench->json = benchOpen(bench->jsonPath);
  bench->table = benchOpen(bench->tablePath);
  fprintf(bench->json, "{\"device\": \"%s\", \"cascades\": %u, \"ids\": %s, \"rays\": %u, \"scenes\": [",
          bench->gpu.properties.deviceName, bench->cascades, bench->sdf.flags ? "true" : "false", bench->rayCount);
  fprintf(bench->table, "# device: %s\nscene\twhat\tours\tBrixelizer\tcap 256\n", bench->gpu.properties.deviceName);
  bench->raysort = gpuRaysort(&bench->gpu, RAYSORT_CAPABILITY_SDF_BIT);
  bench->rays = gpuBuffer(&bench->gpu, bench->rayCount * sizeof(RaysortSdfRay));
  bench->hits = gpuBuffer(&bench->gpu, bench->rayCount * sizeof(RaysortSdfHit));
}

static void end(Bench *bench)
{
  fprintf(bench->json, "\n]}\n");
  benchClose(bench->json, bench->jsonPath);
  benchClose(bench->table, bench->tablePath);
  gpuFreeBuffer(&bench->gpu, &bench->rays);
  gpuFreeBuffer(&bench->gpu, &bench->hits);
  raysortDestroyContext(bench->raysort);
  gpuClose(&bench->gpu);
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  char names[1024];
  Option options[] = {
      {"scenes", "knot256k,knot32k,box,sphere,terrain", "names and model files, with commas between them: Sponza, say"},
      {"side", NULL, "so many rays squared, a multiple of 8; default 1024, on a CPU 256"},
      {"cascades", "1", "1 of voxels of 0.2, or 3 of 0.1, 0.2 and 0.4"},
      {"runs", NULL, "of which the median counts; default 30, on a CPU 3"},
      {"less", "no", "fewer triangles: to see that this program runs"},
      {"ids", "no", "fields with ids: what they cost shows against a run without"},
      {"outward", "no", "rays never return to a finer cascade"}};
  parseArguments(argc, argv, "bench", "bench-bricks: sparse distance fields, built, updated and traced", &arguments,
                 options, 7);
  gpuOpen(&bench.gpu, &arguments);
  bench.side = options[1].value ? benchNumber("side", options[1].value, 4096) : bench.gpu.isCpu ? 256 : 1024;
  if (bench.side % 8)
    die("--side %u: a multiple of 8 expected", bench.side);
  bench.rayCount = bench.side * bench.side;
  bench.cascades = benchNumber("cascades", options[2].value, 3);
  if (bench.cascades == 2)
    die("--cascades 2: 1 or 3 expected");
  bench.runs = options[3].value ? benchNumber("runs", options[3].value, 100) : bench.gpu.isCpu ? 3 : 30;
  bench.sdf.flags = isOn(&options[5]) ? RAYSORT_SDF_IDS_BIT : 0;
  bench.rayFlags = isOn(&options[6]) ? RAYSORT_SDF_RAY_OUTWARD_BIT : 0;
  begin(&bench, arguments.out);
  snprintf(names, sizeof(names), "%s", options[0].value);
  int isFirst = 1;
  for (const char *name = strtok(names, ","); name; name = strtok(NULL, ","), isFirst = 0)
    benchScene(&bench, name, isOn(&options[4]), isFirst);
  end(&bench);
  return bench.gpu.errors != 0 || bench.wrong != 0;
}
