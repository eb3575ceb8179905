/* bricks.h - the rooms of bench_bricks: scenes, rays, builds, traces.
 * SPDX-License-Identifier: MIT */
#ifndef BENCH_BRICKS_H
#define BENCH_BRICKS_H

#include "bench.h"

#include <math.h>

#define MOST_RUNS 200u
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

/* Million rays a second as shipped, and with the cap lifted; milliseconds of a rebuild. */
typedef struct Peer
{
  const char *scene;
  double shipped[RAYS_KINDS], lifted[RAYS_KINDS], rebuild;
} Peer;

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

/* scenes.c: the mesh, the moving sphere, the camera. name: of those below, or a model's file. `less`: an eighth of the
 * triangles or so, for tests of this program. */
void makeScene(Bench *bench, const char *name, int less);

/* rays.c: the mesh's structure on the host, and all sets of rays. */
void makeRays(Bench *bench);
VkBool32 exactHit(const Bench *bench, const RaysortSdfRay *ray, RaysortBvhHit *hit);
void normalOf(const Bench *bench, const RaysortSdfRay *ray, uint32_t primitive, double n[3]);

/* builds.c: a field for the scene; then updates of all kinds. The field is whole afterwards, and holds the scene. */
void openField(Bench *bench);
void benchBuilds(Bench *bench);

/* traces.c: the rays of one kind, timed and judged. */
void benchRays(Bench *bench, enum RayKind kind);

/* peers.c: Brixelizer's figures for this scene and device; zeros where there are none. */
const Peer *peerOf(const Bench *bench);

static inline double dot3(const double a[3], const double b[3])
{
  return a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
}

static inline void normalise(double v[3])
{
  const double length = sqrt(dot3(v, v));
  for (int k = 0; k < 3; ++k)
    v[k] /= length;
}

static inline void setPoint(float point[3], double x, double y, double z)
{
  point[0] = (float)x;
  point[1] = (float)y;
  point[2] = (float)z;
}

#endif
