/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_sdf_shared.h"

#define RAYSORT_CAPABILITY_SDF_BIT 32u /* raysortCmdSdfReset, raysortCmdSdfUpdate, raysortCmdSdfTrace, ...Debug */

#define RAYSORT_RESOURCE_SDF_UPDATE_FIELD          0x600u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES      0x601u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT 0x602u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOXES          0x603u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT      0x604u
#define RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH        0x605u
#define RAYSORT_RESOURCE_SDF_RESET_FIELD           0x606u

/* Sparse distance fields of triangles. shaders/raysort_sdf_shared.h says what a field is made of, and what an instance,
 * a ray and a hit are. A field is one range of memory; raysort writes it in updates and resets alone. What a voxel
 * holds is a function of what it was built from, whatever way led there, to the bit and on every device; with the same
 * updates since a reset, so is the number of its brick. */

#define RAYSORT_SDF_IDS_BIT     1u /* 64 ids a brick: 256 bytes */
#define RAYSORT_SDF_CHANGES_BIT 2u /* a list of the bricks that an update built or freed: 4 bytes a brick */
#define RAYSORT_SDF_4_BITS_BIT  4u /* samples of 4 bits: 256 bytes a brick */

/* The shape of a field: the same in all its calls. */
typedef struct RaysortSdfInfo
{
  uint32_t flags;                             /* RAYSORT_SDF_*_BIT */
  uint32_t cascadeCount;                      /* 1 .. RAYSORT_SDF_MAX_CASCADES */
  float voxelSizes[RAYSORT_SDF_MAX_CASCADES]; /* 1e-6 .. 1e6, of each cascade; should not fall along a trace's range.
                                                 One that changes: reset that cascade */
  uint32_t brickCapacity;                     /* 0 .. RAYSORT_SDF_MAX_BRICKS, shared by all cascades */
  float band;                                 /* 2 .. 7: distances up to so many brixels; 0: 3 */
} RaysortSdfInfo;

/* What one update may take, over all its cascades together. Past it work is put off, counted, and done by later updates
 * (overflow bits of RaysortSdfStats). 0 is none, not a default. All <= RAYSORT_MAX_COUNT.
 * Numbers that hold for n triangles in k cascades: n k + b records, 32 n k + 200 b references, b blocks. b is the sum,
 * over triangles and cascades, of 2 (s / 8 + 2)^2, where the longest edge has s voxels: 0 if s < 1.8, and 200 at most.
 * Meshes of small triangles have b = 0 and 8 n k references; bricks are 10,000 k or so. What an update needed:
 * RaysortSdfStats. */
typedef struct RaysortSdfBudget
{
  uint32_t maxInstances;
  uint32_t maxBoxes;
  uint32_t maxTriangles;  /* records: RaysortSdfStats.trianglesNeeded */
  uint32_t maxReferences; /* of triangles in voxels */
  uint32_t maxBlocks;     /* of large triangles; past it they take longer */
  uint32_t maxBricks;     /* built */
} RaysortSdfBudget;

typedef struct RaysortSdfResetInfo
{
  RaysortSdfInfo sdf;
  uint32_t cascadeMask; /* 0: the whole field, whatever was in its memory; else single cascades of one that was reset */
  RaysortBuffer field;  /* out */
} RaysortSdfResetInfo;

typedef struct RaysortSdfResetLayout
{
  VkDeviceSize fieldSize; /* least bytes of field */
  VkDeviceSize alignment; /* of field: its device address */
  uint32_t passCount;
} RaysortSdfResetLayout;

#define RAYSORT_SDF_RESET_MAX_PASSES 16

/* raysortCmdSdfReset - all voxels unknown, no brick used. Once before the first update; and of single cascades, whose
 * bricks become free, to change a voxel size.
 * cost   4 dispatches and one for every 4 cascades; writes all of the field but the bricks and ids */
RAYSORT_API VkResult raysortGetSdfResetLayout(RaysortContext context, const RaysortSdfResetInfo *info,
                                              RaysortSdfResetLayout *layout);
RAYSORT_API VkResult raysortPlanSdfReset(RaysortContext context, const RaysortSdfResetInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfReset(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfResetInfo *info);

/* What an update consists of, in this order: to do it in parts, over several calls. Each needs those before it; a
 * trace wants the last one. Of a call without SCROLL, anchor and windows are those of the last one that had it: what
 * info says of them is checked and not used, and boxes and instances are relative to that anchor. */
#define RAYSORT_SDF_MARK_STAGE_BIT   1u /* boxes and dynamic instances: voxels are to be built again */
#define RAYSORT_SDF_SCROLL_STAGE_BIT 2u /* windows and anchor move: what leaves is freed */
#define RAYSORT_SDF_BUILD_STAGE_BIT  4u /* what is to be built is built */
#define RAYSORT_SDF_MAP_STAGE_BIT    8u /* trace maps, numbers of voxels */

/* One update. Every instance of the scene is given each time; what has not changed is not built again. Built are the
 * voxels of the mask's cascades that were never built (new in a window, or deferred), that lie in a box, or that a
 * dynamic instance is in or was in. */
typedef struct RaysortSdfUpdateInfo
{
  RaysortSdfInfo sdf;
  RaysortSdfBudget budget;
  uint32_t cascadeMask;        /* built now; 0: all. Boxes count for the others too, at their next update */
  double anchor[3];            /* what all floats are relative to, of rays to come too. Within 2^30 voxels of 0. Without
                                  the SCROLL stage the last one stays */
  double center[3];            /* of the windows. Within 2^30 voxels of 0, 2^22 of the anchor. More than 1,000 from it
                                  fp32 is coarse enough for a ray to slip through between two voxels: take it along */
  uint32_t stages;             /* RAYSORT_SDF_*_STAGE_BIT; 0: all */
  const int32_t (*windows)[3]; /* optional, [cascadeCount]: the lowest voxel of each, in place of the center; voxels are
                                  numbered so that `anchor / voxel`, rounded, has the anchor as its lowest corner */
  RaysortBuffer field;         /* in, out */
  RaysortBuffer instances;     /* in: RaysortSdfInstance[maxInstances]; what they refer to is resource "geometry": a
                                  pass of yours that writes it says so, see raysortCmdBvhBuild */
  RaysortBuffer instanceCount; /* in, optional: uint32, how many; else maxInstances */
  RaysortBuffer boxes;         /* in: RaysortSdfBox[maxBoxes]: what changed: of a move the old and the new place */
  RaysortBuffer boxCount;      /* in, optional: uint32, how many; else maxBoxes */
  RaysortBuffer scratch;
} RaysortSdfUpdateInfo;

/* Sizes are a function of sdf, budget and cascadeMask: a larger count never gives a smaller size. Scratch holds the
 * cascades of the mask side by side, so ask with the mask of the update that has the most. Offsets are from the start
 * of the field, multiples of 256; 0: the field has no such part. */
typedef struct RaysortSdfUpdateLayout
{
  VkDeviceSize fieldSize;   /* least bytes of field */
  VkDeviceSize statsOffset; /* RaysortSdfStats[RAYSORT_SDF_MAX_CASCADES]; the header is at 0 */
  VkDeviceSize stateOffset;
  VkDeviceSize mapOffset;
  VkDeviceSize bricksOffset;
  VkDeviceSize idsOffset;
  VkDeviceSize keysOffset;
  VkDeviceSize changesOffset;
  VkDeviceSize scratchSize;
  VkDeviceSize alignment; /* of field and scratch: device addresses */
  uint32_t passCount;       /* with all stages */
} RaysortSdfUpdateLayout;

#define RAYSORT_SDF_UPDATE_MAX_PASSES 32

/* raysortCmdSdfUpdate - moves the windows, builds what is to be built as far as the budget goes, writes the trace maps
 * and the statistics. What is put off is a function of the field and the info, never of scheduling; a voxel keeps its
 * old content until the new one is complete.
 * needs  a field that was reset with the same RaysortSdfInfo; scratch with usage INDIRECT_BUFFER, too; instances and
 *        boxes at multiples of 16. Addresses, counts and strides in instances are trusted, indices up to maxVertex,
 *        numbers not at all. A box whose cascadeMask is 0 marks nothing
 * cost   about 20 dispatches; most of the time goes into distances of samples */
RAYSORT_API VkResult raysortGetSdfUpdateLayout(RaysortContext context, const RaysortSdfUpdateInfo *info,
                                               RaysortSdfUpdateLayout *layout);
RAYSORT_API VkResult raysortPlanSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfUpdate(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortSdfUpdateInfo *info);

/* raysortSdfCascadesOfFrame - a mask of the one cascade to update in a frame, of first .. first + count - 1: the finest
 * every second frame, each coarser one half as often, the last two equally often. count 0: none. */
RAYSORT_API uint32_t raysortSdfCascadesOfFrame(uint32_t frame, uint32_t first, uint32_t count);

/* ---- rays ---- */

#define RAYSORT_RESOURCE_SDF_TRACE_FIELD        0x607u
#define RAYSORT_RESOURCE_SDF_TRACE_RAYS         0x608u
#define RAYSORT_RESOURCE_SDF_TRACE_HITS         0x609u
#define RAYSORT_RESOURCE_SDF_TRACE_LIST         0x60au
#define RAYSORT_RESOURCE_SDF_TRACE_COUNT 0x60bu
#define RAYSORT_RESOURCE_SDF_TRACE_MATERIALS    0x60cu

typedef struct RaysortSdfTraceInfo
{
  RaysortSdfInfo sdf;
  uint32_t maxCount;        /* rays, 0 .. RAYSORT_MAX_COUNT; the live count may be less: see count */
  uint32_t rayCount;        /* with a list: how many rays and hits there are; 0: maxCount. Without one: 0 */
  uint32_t firstCascade;    /* the finest that is looked at, ... */
  uint32_t cascadeCount;    /* ... and how many from it on; 0: to the last */
  uint32_t maxSteps;        /* of a ray: after them a miss is incomplete; 0: RAYSORT_SDF_MOST_STEPS, the most */
  uint32_t missMaterial;    /* of a ray without a hit */
  uint32_t deadMaterial;    /* of a dead ray: see RaysortSdfRay */
  uint32_t unknownMaterial; /* of a ray without a hit, some of whose way nobody knows: RAYSORT_SDF_INCOMPLETE_BIT */
  uint32_t rayFlags;        /* RAYSORT_SDF_RAY_*, for all rays */
  RaysortBuffer field;      /* in */
  RaysortBuffer rays;       /* in: RaysortSdfRay[rayCount], without a list [maxCount] */
  RaysortBuffer list;       /* in, optional: uint32[maxCount], the rays to trace; else ray i is entry i */
  RaysortBuffer count;      /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer materials;  /* in, optional: uint32 an id, as many as `size` holds; else material = id */
  RaysortBuffer hits;       /* out: RaysortSdfHit, as many. Without a list the hits past the count are not written, nor
                               kept by a graph that discards; with one those of rays not in it keep their words */
} RaysortSdfTraceInfo;

typedef struct RaysortSdfTraceLayout
{
  VkDeviceSize raysSize;  /* least bytes of rays */
  VkDeviceSize hitsSize;  /* of hits */
  VkDeviceSize listSize;  /* of list */
  VkDeviceSize alignment; /* of rays and hits: their device addresses; field: RaysortSdfUpdateLayout.alignment */
  uint32_t passCount;
} RaysortSdfTraceLayout;

#define RAYSORT_SDF_TRACE_MAX_PASSES 1

/* raysortCmdSdfTrace - the hits of many rays through a field.
 * Entry i is ray i, or list[i]; the hit of ray r is hits[r], so that a sort with the same list and count takes the
 * materials: RAYSORT_ID_UINT32, stride 32, offset 24, buffer = hits. List entries past rayCount
 * are left out; a ray may stand in the list twice. Hits are those of raysortSdfClosest (shaders/raysort_sdf.glsl), with
 * RAYSORT_SDF_RAY_ANY_BIT those of raysortSdfAny, and hit.material = materials[id], missMaterial, unknownMaterial or
 * deadMaterial; a hit in a field without ids counts as id 0; an id past the table gets missMaterial.
 * A ray sees the finest cascade of its range that is there and knows the place. Its tShell is never behind the first
 * triangle, unless RAYSORT_SDF_STARTED_INSIDE_BIT says that it began in a shell. Such a ray hits within that shell if
 * it heads for a surface; with RAYSORT_SDF_RAY_START_HITS_BIT it hits at once, whatever its way.
 * needs  device addresses: rays, hits a multiple of 16, field of 256, the others 4; hits apart from all others. A field
 *        that an update has written, or a reset (all is unknown then): in other bytes a trace may read outside of them
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info
 * cost   1 dispatch, a thread a ray; none if maxCount is 0 */
RAYSORT_API VkResult raysortGetSdfTraceLayout(RaysortContext context, const RaysortSdfTraceInfo *info,
                                              RaysortSdfTraceLayout *layout);
RAYSORT_API VkResult raysortPlanSdfTrace(RaysortContext context, const RaysortSdfTraceInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfTraceInfo *info);

/* ---- pictures of a field ---- */

#define RAYSORT_RESOURCE_SDF_DEBUG_FIELD         0x60du
#define RAYSORT_RESOURCE_SDF_DEBUG_IMAGE         0x60eu
#define RAYSORT_RESOURCE_SDF_DEBUG_INSTANCES     0x60fu
#define RAYSORT_RESOURCE_SDF_DEBUG_INSTANCE_LIST 0x610u

#define RAYSORT_SDF_MAX_SIDE 16384u

typedef struct RaysortSdfDebugInfo
{
  RaysortSdfInfo sdf;
  uint32_t width, height;     /* pixels, 0 .. RAYSORT_SDF_MAX_SIDE */
  uint32_t maxInstances;      /* boxes to be drawn: the first of `instances`, with a list entries of it. Every pixel
                                 looks at all of them */
  uint32_t mode;              /* RAYSORT_SDF_DEBUG_DISTANCE, ... */
  uint32_t firstCascade;      /* as in RaysortSdfTraceInfo */
  uint32_t cascadeCount;
  float tMin, tMax;           /* of the rays, world units; 0 <= tMin <= tMax */
  float clipToWorld[16];      /* columns; clip space is Vulkan's: y down, depth 0 .. 1. Perspective or orthographic.
                                 Depth is 0 or 1 at the near plane, where rays begin: RAYSORT_SDF_DEBUG_REVERSED_BIT.
                                 The far plane may be at infinity */
  uint32_t overlays;          /* RAYSORT_SDF_DEBUG_*_BIT */
  RaysortBuffer field;        /* in */
  RaysortBuffer instances;    /* in, optional: RaysortSdfInstance, as many as `size` holds */
  RaysortBuffer instanceList; /* in, optional: uint32[maxInstances]; those past the instances are left out */
  RaysortBuffer image;        /* out: uint32[height][width], red in the low byte, alpha 255 */
} RaysortSdfDebugInfo;

typedef struct RaysortSdfDebugLayout
{
  VkDeviceSize imageSize; /* least bytes of image */
  VkDeviceSize alignment; /* of image: its device address */
  uint32_t passCount;
} RaysortSdfDebugLayout;

#define RAYSORT_SDF_DEBUG_MAX_PASSES 1

/* raysortCmdSdfDebug - a picture of a field: a ray a pixel, what the mode asks of its hit, edges of boxes over it.
 * needs  device addresses: field a multiple of 256, the others 4; image apart from all others
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info
 * cost   1 dispatch, a thread a pixel; none without a pixel */
RAYSORT_API VkResult raysortGetSdfDebugLayout(RaysortContext context, const RaysortSdfDebugInfo *info,
                                              RaysortSdfDebugLayout *layout);
RAYSORT_API VkResult raysortPlanSdfDebug(RaysortContext context, const RaysortSdfDebugInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfDebug(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfDebugInfo *info);
