/* sdf_world.h - a field on a device, with the scene that it is built from: steps, and what they must leave.
 * SPDX-License-Identifier: MIT */
#ifndef SDF_WORLD_H
#define SDF_WORLD_H

#include "gpu.h"

#include "bvh_reference.h"

/* assert_true with a sentence in place of the expression. */
#define REQUIRE(condition, ...) \
  do                            \
  {                             \
    if (!(condition))           \
      fail_msg(__VA_ARGS__);    \
  } while (0)

#define WORLD_GUARD     4096 /* bytes before and after field and scratch */
#define WORLD_INSTANCES 64   /* at most, and boxes too */

/* An instance, with the mesh that its references mean. */
typedef struct WorldInstance
{
  RaysortSdfInstance instance; /* positions and indices: offsets in `geometry` */
  uint8_t isThere;
} WorldInstance;

typedef struct World
{
  TestDevice *device;
  RaysortContext context;
  RaysortSdfUpdateInfo info; /* the next update's; buffers are set by worldOpen */
  RaysortSdfUpdateLayout layout;
  GpuBuffer field, scratch, geometry, tables; /* tables: instances, boxes, their counts */
  VkDeviceSize geometryUsed;
  uint8_t *geometryBytes;
  uint32_t instanceCount, boxCount; /* in the tables; written to the counts, if info has these */
  RaysortSdfInstance instances[WORLD_INSTANCES];
  RaysortSdfBox boxes[WORLD_INSTANCES];
  uint8_t *found; /* the field, after the last step */
  uint32_t poison;
} World;

/* info: sdf, budget, masks; hasCounts: the numbers of instances and boxes come from the device. */
void worldOpen(World *world, TestDevice *device, const RaysortSdfUpdateInfo *info, int hasCounts);
void worldClose(World *world);

/* Bytes into the geometry; returns their address. */
VkDeviceAddress worldBytes(World *world, const void *bytes, size_t size, size_t alignment);

/* An instance of a mesh as it is; fields may be changed afterwards. Its bounds are those of the mesh, transformed. */
RaysortSdfInstance *worldMesh(World *world, const Mesh *mesh, uint32_t id);
void worldBounds(RaysortSdfInstance *instance, const Mesh *mesh);

void worldReset(World *world, uint32_t cascadeMask);
void worldStep(World *world); /* an update; scratch is poisoned first, guards are checked after */

const RaysortSdfHeader *worldHeader(const World *world);
const RaysortSdfCascade *worldCascade(const World *world, uint32_t cascade);
const RaysortSdfStats *worldStats(const World *world, uint32_t cascade);
const uint32_t *worldState(const World *world, uint32_t cascade);
const uint32_t *worldMap(const World *world, uint32_t cascade);
const uint8_t *worldBrick(const World *world, uint32_t brick); /* 512 codes, or 256 bytes of them */

/* What must hold after any step: map equals state, skip codes, keys, free bricks, numbers. */
void worldCheck(const World *world, const char *what);

/* Voxel by voxel, whatever the brick's number: what both have built is the same. `isWhole`: nothing is left to do. */
void worldCompare(const World *a, const World *b, uint32_t cascade, int isWhole, const char *what);

#endif
