/* rays.c - the rays of bench_bricks: from cameras, then around normals; and exact hits of triangles.
 * SPDX-License-Identifier: MIT */
#include "bricks.h"

static void *hostBvh(const Mesh *mesh)
{
  const RaysortBvhGeometry geometry =
      raysortBvhMesh((uintptr_t)mesh->vertices, mesh->vertexCount, (uintptr_t)mesh->indices, mesh->triangleCount);
  const RaysortBvhInfo info = {1, &geometry};
  const RaysortBvhBuildInfo build = raysortBvhBatch(&info, 1);
  return bvhOnHost(&build);
}

VkBool32 exactHit(const Bench *bench, const RaysortSdfRay *ray, RaysortBvhHit *hit)
{
  RaysortBvhRay same;
  memcpy(&same, ray, sizeof(same));
  return raysortBvhTraceOnHost(bench->bvh, &same, 0, NULL, hit);
}

/* The triangle's normal, towards the side that the ray comes from. */
void normalOf(const Bench *bench, const RaysortSdfRay *ray, uint32_t primitive, double n[3])
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

void makeRays(Bench *bench)
{
  float ahead[3];
  bench->bvh = hostBvh(&bench->mesh);
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
