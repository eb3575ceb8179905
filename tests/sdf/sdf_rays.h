/* sdf_rays.h - scenes and rays of the tests of distance fields, and what is exact about them.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_RAYS_H
#define SDF_RAYS_H

#include "sdf_reference.h"

/* A ball around triangles that follow one another: lines that miss it need not be held against them. */
#define SDF_GROUP 16u
typedef struct SdfGroup
{
  double middle[3], radius;
} SdfGroup;

/* A scene, its field, and its triangles once more in a structure that kernels find exact hits in. */
typedef struct SdfCase
{
  const char *name;
  SdfScene scene;
  SdfGroup *groups; /* NULL: a case that sdfCase did not make */
  SdfField field;
  Mesh mesh;
  Bvh bvh;
  float reach; /* rays begin within this distance of the origin */
} SdfCase;

typedef enum SdfCaseKind
{
  SDF_CASE_SOLIDS, /* a rotated box, a sphere, a soup of slivers; one cascade, with ids */
  SDF_CASE_NESTED, /* a knot and thin walls through three cascades */
  SDF_CASE_ASTRAY, /* three cascades that are not nested, with unknown voxels */
  SDF_CASE_COARSE, /* samples of 4 bits */
  SDF_CASE_EMPTY,
  SDF_CASE_COUNT,
  SDF_CASE_FINE = SDF_CASE_COUNT /* a knot of small triangles, for its normals; not among those that tests walk over */
} SdfCaseKind;

SdfCase sdfCase(SdfCaseKind kind);
void sdfCaseFree(SdfCase *test);

/* kind: 0 from anywhere, 1 at a triangle, 2 parallel to an axis, zeros of both signs, from planes, edges and corners of
 * voxels, 3 from near a surface, 4 from far away, 5 from a surface, as a second bounce has it. And, not for the
 * reference, which may crawl along a face: SDF_RAY_FROM_FACES, from faces, edges and corners of a window or of its
 * voxels, or a unit off, along axes and diagonals, or nearly. */
#define SDF_RAY_KINDS      6
#define SDF_RAY_FROM_FACES 6
RaysortSdfRay sdfRay(const SdfCase *test, uint32_t kind, Random *random);

/* Rays of SDF_CASE_ASTRAY along the upper face of a window with unknown voxels there. */
#define SDF_FACE_RAYS 5
RaysortSdfRay sdfFaceRay(uint32_t i);

/* The first triangle between `from` and `to`; infinity without. */
double sdfCaseExact(const SdfCase *test, const RaysortSdfRay *ray, float from, float to);

/* What a set of rays came to. */
typedef struct SdfTally
{
  uint32_t rays, hits, inside; /* inside: they started in a shell */
  uint32_t misses, late;       /* of the others: must be 0 */
  uint32_t insideMisses, insideLate, falseHits, incomplete;
} SdfTally;

void sdfJudge(const SdfCase *test, const RaysortSdfRay *ray, const RaysortSdfHit *hit, SdfTally *tally);
void sdfAdd(SdfTally *tally, const SdfTally *more);

/* Normals of hits against those of the triangles that the rays meet. */
typedef struct SdfNormals
{
  uint32_t measured, uneven; /* uneven: not measured, see sdfJudgeNormal */
  uint32_t off, away;        /* by more than 10 degrees; of any hit: looks away from the ray */
  double deepest;            /* |t - exact t|, brixels */
} SdfNormals;

/* Hits of rays that began outside of shells and meet a triangle within a voxel past tShell. They are measured where
 * the surface is even: on the ray's way from tShell to the triangle all triangles within 2 brixels are inclined to that
 * by at most 10 degrees, and its plane is as far away as the nearest of them. Elsewhere (edges, silhouettes, creases) a
 * sample knows a rounded surface, and there is no right answer. */
void sdfJudgeNormal(const SdfCase *test, const RaysortSdfRay *ray, const RaysortSdfHit *hit, SdfNormals *normals);

void sdfPrint(const char *what, const SdfTally *tally);

#endif /* SDF_RAYS_H */
