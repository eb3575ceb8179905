/* levels_reference.h - scenes of instances, and all hits of a ray in them written the obvious way.
 * SPDX-License-Identifier: MIT */
#ifndef LEVELS_REFERENCE_H
#define LEVELS_REFERENCE_H

#include "bvh_reference.h"

#define LEVELS_BELOW 4u /* a sphere, a soup, low-memory triangles in boxes, nothing */

/* Structures in one memory, at a multiple of 256; the references in the instances count from its start. */
typedef struct Levels
{
  Mesh meshes[LEVELS_BELOW];
  RaysortBvhGeometry geometries[LEVELS_BELOW]; /* triangles, those of the boxes too */
  RaysortBvhGeometry boxes;
  float *corners; /* of the boxes: 6 each */
  uint32_t instanceCount;
  RaysortBvhInstance *instances; /* what the structure was built from: references are pointers */
  uint32_t *below;               /* which of the structures, or LEVELS_BELOW: none */
  unsigned char *memory;
  void *allocation;
  size_t size;
  size_t offsets[LEVELS_BELOW + 1]; /* the last: of the structure of instances */
} Levels;

/* What an instance may be made of. */
#define LEVELS_PLAIN 0u /* turned, moved, scaled alike */
#define LEVELS_WILD  1u /* scaled by axis, sheared, mirrored, flags, masks */
#define LEVELS_BAD   2u /* and some that must be left out */

void levelsMake(Levels *levels, uint32_t instances, uint32_t kind, Random *random);
void levelsFree(Levels *levels);

/* The hook of the boxes: the triangle of that primitive. user: the Levels. */
VkBool32 levelsHitBox(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit);
#define LEVELS_BOX_KIND 7u

/* Hooks and base of the host's traces. */
RaysortBvhHostHooks levelsHooks(Levels *levels, uint32_t excludeMask);

/* All hits of a ray, the first `most` in their order after `last` (NULL: all); returns how many there are. */
uint32_t levelsBruteForce(const Levels *levels, const RaysortBvhRay *ray, uint32_t rayFlags, uint32_t excludeMask,
                          const RaysortBvhHit *last, RaysortBvhHit *hits, uint32_t most);

/* Rays at the instances, from near and far. */
RaysortBvhRay levelsRay(const Levels *levels, uint32_t kind, Random *random);

#endif /* LEVELS_REFERENCE_H */
