/* sdf_reference.h - sparse distance fields the obvious way: fields built and traced in double precision on the host.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_REFERENCE_H
#define SDF_REFERENCE_H

#include "bvh_reference.h"
#include "raysort.h"

/* ---- triangles, relative to the anchor ---- */

typedef struct SdfTriangle
{
  float corners[3][3];
  uint32_t id;
  uint32_t cascadeMask;
} SdfTriangle;

typedef struct SdfScene
{
  SdfTriangle *triangles;
  uint32_t count, capacity;
} SdfScene;

void sceneTriangle(SdfScene *scene, const float a[3], const float b[3], const float c[3], uint32_t id);
void sceneMesh(SdfScene *scene, const Mesh *mesh, uint32_t id); /* triangle i gets id + i */
void sceneBox(SdfScene *scene, const float centre[3], const float half[3], float angle,
              uint32_t id); /* about (1,2,3) */
void sceneFree(SdfScene *scene);

/* The distance of a point to a triangle. */
double sdfDistance(const double p[3], const SdfTriangle *triangle);

/* ---- fields ---- */

/* A field's bytes, at a multiple of 256, and where its parts are. */
typedef struct SdfField
{
  RaysortSdfInfo info;
  uint8_t *memory;
  void *allocation;
  size_t size;
  uint32_t brickCount;
  RaysortSdfHeader *header;
  RaysortSdfCascade *cascades;
  uint32_t *state, *map, *ids, *keys; /* ids: NULL without */
  uint8_t *bricks;
} SdfField;

/* All cascades of a field, whose windows begin at these absolute voxels; the anchor is voxel 0's corner. Bricks are
 * numbered in the order of the voxels, cascade by cascade. The capacity is what they need, if info says 0. */
SdfField sdfBuild(const RaysortSdfInfo *info, const SdfScene *scene, int32_t windows[][3]);
void sdfFree(SdfField *field);

/* Makes a voxel of a window unknown, as one that was never built. The skip codes are stale then: sdfSkip. */
void sdfForget(SdfField *field, uint32_t cascade, uint32_t index);
void sdfSkip(SdfField *field, uint32_t cascade);

/* ---- rays ---- */

/* As raysortSdfClosest and raysortSdfAny say it. */
RaysortSdfHit sdfTrace(const SdfField *field, const RaysortSdfRay *ray, uint32_t rayFlags, uint32_t firstCascade,
                       uint32_t cascadeCount);

/* The first triangle that the ray meets, by Moeller and Trumbore: t, or infinity. */
double sdfExact(const SdfScene *scene, const RaysortSdfRay *ray, double from, double to);

void sdfUnpackNormal(uint32_t packed, double normal[3]);

#endif /* SDF_REFERENCE_H */
