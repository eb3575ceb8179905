/* closed.h - closed meshes of many shapes, and rays that must hit them by exact arithmetic.
 * SPDX-License-Identifier: MIT */
#ifndef CLOSED_H
#define CLOSED_H

#include "bvh_reference.h"

/* A closed box of edge lengths 1, width and width, each long face of `parts` quads, turned at random or not, about
 * `middle`. Adds it to the mesh. */
void meshBar(Mesh *mesh, float width, uint32_t parts, const float middle[3], int isTurned, Random *random);

/* About 1 in size; the smallest edge is about `width`. */
typedef enum ClosedKind
{
  CLOSED_BAR,   /* a needle */
  CLOSED_CONE,  /* a fan of long triangles, on a disc of this width */
  CLOSED_LENS,  /* two fans of this thickness about one rim */
  CLOSED_GRID,  /* a box whose faces are grids, their cells between `width` and 1 */
  CLOSED_BEVEL, /* a box with bevels of this width, bent by a blend of two transforms */
  CLOSED_KINDS
} ClosedKind;
extern const char *const closedNames[CLOSED_KINDS];

/* A place that rays begin at, or are aimed at. */
typedef struct ClosedPlace
{
  float at[3];
  uint32_t zeros; /* bit k: part k of the direction is 0 */
} ClosedPlace;

/* The structures of a mesh, and of its instances. */
#define CLOSED_ONE_LEVEL  0u
#define CLOSED_INSTANCE   1u /* as it is */
#define CLOSED_MOVED      2u
#define CLOSED_STRUCTURES 3u

typedef struct Closed
{
  Mesh mesh;
  double extent; /* the largest extent */
  double margin; /* what the triangle test may move a corner by, see raysort_bvh_shared.h, or more; less of needles */
  int isNeedle;  /* all long triangles are needles: see raysort_bvh_shared.h */
  uint32_t withinCount, asideCount;
  ClosedPlace *places; /* within the mesh by this margin; then around it; then what is aimed at */
  float move[3];
  unsigned char *memory; /* the structures; instances count from its start */
  void *allocation;
  size_t size, offsets[CLOSED_STRUCTURES];
} Closed;

/* offset: of the mesh, in smallest edges. Returns whether fp32 leaves places within. Free it in any case. */
int closedMake(Closed *closed, ClosedKind kind, float width, float offset, uint32_t withinCount, uint32_t asideCount,
               Random *random);
void closedFree(Closed *closed);

/* Ray i, below withinCount * asideCount: from within to all that is aimed at, or from around to all within. As
 * closed.glsl has it. */
RaysortBvhRay closedRay(const Closed *closed, uint32_t structure, int isFromOutside, uint32_t i);

/* Does the mesh, moved or not, surround the ray's begin, by the margin, or what it aims at, by what the triangle test
 * may round at that distance? */
int closedMustHit(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray);

/* Prints a ray, and the triangles that it meets by exact arithmetic. */
void closedTell(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray);

VkBool32 closedTrace(const Closed *closed, uint32_t structure, const RaysortBvhRay *ray, uint32_t rayFlags,
                     RaysortBvhHit *hit);

#endif /* CLOSED_H */
