/* bvh_reference.h - triangles, rays and their hits written the obvious way: what the structures are measured against.
 * SPDX-License-Identifier: MIT */
#ifndef BVH_REFERENCE_H
#define BVH_REFERENCE_H

#include "raysort.h"

/* ---- meshes ---- */

/* One geometry: vertices of three floats, 32-bit indices. */
typedef struct Mesh
{
  uint32_t vertexCount, triangleCount;
  uint32_t vertexCapacity, triangleCapacity;
  float *vertices;
  uint32_t *indices;
} Mesh;

uint32_t meshVertex(Mesh *mesh, float x, float y, float z); /* returns its index */
void meshTriangle(Mesh *mesh, uint32_t a, uint32_t b, uint32_t c);
void meshFree(Mesh *mesh);
RaysortBvhGeometry meshGeometry(const Mesh *mesh);

/* Random numbers, the same everywhere. */
typedef struct Random
{
  uint32_t state;
} Random;
uint32_t randomWord(Random *random);
float randomFloat(Random *random, float low, float high);

void meshSphere(Mesh *mesh, const float centre[3], float radius,
                uint32_t rings); /* closed: 4 rings (rings - 1) triangles */
void meshTerrain(Mesh *mesh, uint32_t side, float size, float height, uint32_t spheres, uint32_t rings);
void meshSoup(Mesh *mesh, uint32_t triangles, float size, Random *random);

/* Meshes of n triangles that are hard for a builder. */
#define MESH_FAMILIES 12
extern const char *const meshFamilyNames[MESH_FAMILIES];
void meshFamily(Mesh *mesh, uint32_t family, uint32_t n);

/* ---- a structure on the host ---- */

typedef struct Bvh
{
  unsigned char *memory; /* at a multiple of 256 */
  void *allocation, *scratch;
  RaysortBvhBuildLayout layout;
  VkResult result;
} Bvh;

Bvh bvhBuild(const RaysortBvhGeometry *geometries, uint32_t count); /* memory and scratch poisoned first */
Bvh bvhBuildOf(uint32_t mode, const RaysortBvhGeometry *geometries, uint32_t count);
void bvhFree(Bvh *bvh);
RaysortBvhHeader bvhHeader(const void *bvh);

/* ---- rays ---- */

/* Every triangle, one after the other. hits: the first `most` in the order (t, geometry, primitive) after `last`
 * (NULL: all); returns how many there are. */
uint32_t bruteForce(const RaysortBvhGeometry *geometries, uint32_t count, const RaysortBvhRay *ray, uint32_t rayFlags,
                    const RaysortBvhHit *last, RaysortBvhHit *hits, uint32_t most);

/* Walks a structure with boxes in double precision, and counts. */
typedef struct Walk
{
  RaysortBvhHit hit;
  uint32_t nodes, records, deepestStack;
} Walk;
Walk walkBvh(const void *bvh, const RaysortBvhRay *ray, VkBool32 isAny);

RaysortBvhRay makeRay(const float origin[3], const float direction[3]);

/* Rays that are likely to go wrong. kind: 0 random, 1 at a vertex, 2 at an edge, 3 parallel to an axis, 4 from a
 * surface, 5 along an edge, 6 from far away. size: of the scene. */
RaysortBvhRay nastyRay(const RaysortBvhGeometry *geometry, uint32_t kind, float size, Random *random);

/* A triangle of three vertices at x = 1, a few units of the last place thick there, and a ray at it: of most such rays
 * rounding moves t out of the triangle's box, and t becomes an end of the interval that its margin leaves. */
RaysortBvhRay thinRay(float vertices[9], Random *random);
RaysortBvhGeometry oneTriangle(const float vertices[9]);

/* Structure i of `host`, built by the host. given: counts of its geometries as a device's buffer has them, clamped
 * to those of `limits`; NULL: all primitives. Returns the structure, to free; NULL if the build was refused. */
unsigned char *bvhBuildGiven(const RaysortBvhBuildInfo *host, uint32_t i, const RaysortBvhGeometry *limits,
                             const uint32_t *given);

/* The material of a triangle, byte by byte: id `first` + primitive of a table of `size` bytes with ids of idBytes, or
 * missMaterial. */
uint32_t primitiveMaterial(const void *ids, uint64_t size, uint32_t idBytes, uint64_t first, uint32_t primitive,
                           uint32_t missMaterial);

#endif /* BVH_REFERENCE_H */
