/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_sdf_shared.h"

#define RAYSORT_CAPABILITY_SDF_BIT 32u /* raysortCmdSdfReset, SdfUpdate, SdfTrace and SdfDebug */

#define RAYSORT_RESOURCE_SDF_UPDATE_FIELD          0x600u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES      0x601u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT 0x602u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOXES          0x603u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT      0x604u
#define RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH        0x605u
#define RAYSORT_RESOURCE_SDF_RESET_FIELD           0x606u

/* Sparse distance fields of triangles. shaders/raysort_sdf_shared.h defines the parts of a field, instances, rays and
 * hits. A field is one range of memory, which only updates and resets write. The content of a voxel depends only on the
 * triangles that it was built from: it has the same bits on every device, whatever updates came before. So has the
 * number of its brick, if all updates since the reset were the same.
 *
 * Example: one cascade of voxel 1, center and anchor 0, band 0 (3), IDS, brickCapacity 16: fieldSize 2,118,144 bytes.
 * The triangle (1/4, 1/4, 1/2), (3/4, 1/4, 1/2), (1/4, 3/4, 1/2) with id 7 is in voxel (0, 0, 0). The window begins
 * at voxel -32: map word 32 | 32 << 6 | 32 << 12 is 0, brick 0; bricksBuilt 1, bricksFree 15. Sample (2, 2, 3) is at
 * z 3/7, 0.0714 = 0.5 brixels from the triangle: code floor(0.5 * 255 / 3) = 42. Sample (2, 2, 0) is 3.5 brixels away,
 * more than the band: code 255. The ray from (3/8, 3/8, -4) along +z hits with tShell 4.375, t 4.5, id 7. */

#define RAYSORT_SDF_IDS_BIT     1u /* 64 ids a brick: 256 bytes more */
#define RAYSORT_SDF_CHANGES_BIT 2u /* EXPERIMENTAL: a list of the bricks that an update built or freed: 4 bytes each */
#define RAYSORT_SDF_4_BITS_BIT  4u /* EXPERIMENTAL: samples of 4 bits: 256 bytes a brick, else 512 */

/* The shape of a field: give the same one to all calls on the field. */
typedef struct RaysortSdfInfo
{
  uint32_t flags;                             /* RAYSORT_SDF_*_BIT */
  uint32_t cascadeCount;                      /* 1 .. RAYSORT_SDF_MAX_CASCADES */
  float voxelSizes[RAYSORT_SDF_MAX_CASCADES]; /* world units, 1e-6 .. 1e6, the finest cascade first: in a trace no
                                                 cascade should be finer than the one before it. To change a size, reset
                                                 the cascade */
  uint32_t brickCapacity;                     /* 0 .. RAYSORT_SDF_MAX_BRICKS, shared by all cascades */
  float band;                                 /* brixels, 2 .. 7: larger distances are stored as this one; 0: 3 */
} RaysortSdfInfo;

/* The limits of one update, for the sum of all its cascades. They bound memory and built bricks, not how many triangles
 * are read: RaysortSdfStats.trianglesTested. Each is at most RAYSORT_MAX_COUNT. 0 allows nothing: it is no default.
 * RaysortSdfStats says what an update needed; its overflow bits say which limit was too small.
 * Work past maxTriangles, maxReferences and maxBricks is deferred to later updates. Instances past maxInstances are
 * ignored, and voxels are built without them: rays pass through, and their misses do not have
 * RAYSORT_SDF_INCOMPLETE_BIT. To bring back static ones, raise maxInstances and give a box around them.
 * Past maxBoxes the whole field counts as one box. Past maxBlocks an update only takes longer.
 * Safe limits for n triangles in k cascades: s is a triangle's longest edge in voxels of a cascade. A triangle with
 * s < 1.8 needs no block, any other at most 2 (s / 8 + 2)^2 blocks and at most 200. b is the sum of these numbers over
 * all triangles and cascades. Then n k + b triangle records, 32 n k + 200 b references and b blocks always suffice.
 * 8 n k references and 10,000 k bricks are usual. docs/sdf.md has examples. */
typedef struct RaysortSdfBudget
{
  uint32_t maxInstances;  /* the instances of RaysortSdfUpdateInfo.instances */
  uint32_t maxBoxes;      /* the boxes of RaysortSdfUpdateInfo.boxes */
  uint32_t maxTriangles;  /* triangle records: RaysortSdfStats.trianglesNeeded */
  uint32_t maxReferences; /* pairs of a triangle and a voxel: RaysortSdfStats.referencesNeeded */
  uint32_t maxBlocks;     /* pairs of a large triangle and a block of 8^3 voxels: RaysortSdfStats.blocksNeeded */
  uint32_t maxBricks;     /* bricks that one update builds: RaysortSdfStats.bricksNeeded */
} RaysortSdfBudget;

typedef struct RaysortSdfResetInfo
{
  RaysortSdfInfo sdf;
  uint32_t cascadeMask; /* 0: the whole field, whatever is in its memory. Else bit c: cascade c, of a field that was
                           reset before. A bit at or past sdf.cascadeCount is refused */
  RaysortBuffer field;  /* out */
} RaysortSdfResetInfo;

typedef struct RaysortSdfResetLayout
{
  VkDeviceSize fieldSize; /* least bytes of field */
  VkDeviceSize alignment; /* device address of field is a multiple of it: 256 */
  uint32_t passCount;
} RaysortSdfResetLayout;

#define RAYSORT_SDF_RESET_MAX_PASSES 16

/* raysortCmdSdfReset - makes all voxels unknown and all bricks free. Call it once before the first update. To change
 * the voxel size of a cascade, reset that cascade.
 * needs  the field's device address a multiple of 256
 * cost   4 dispatches (2 without bricks) and one for every 4 cascades; writes all of the field but the bricks, the ids
 *        and the change list. With cascadeMask: 1 dispatch and one for every 4 cascades of the field; writes the maps
 *        and statistics of these cascades, their part of the header, keys, and which bricks are free */
RAYSORT_API VkResult raysortGetSdfResetLayout(RaysortContext context, const RaysortSdfResetInfo *info,
                                              RaysortSdfResetLayout *layout);
RAYSORT_API VkResult raysortPlanSdfReset(RaysortContext context, const RaysortSdfResetInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfReset(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfResetInfo *info);

/* The stages of an update, in this order. One call runs all of them (stages 0), or several calls run some each. A
 * stage needs the stages before it; a trace needs MAP. A call without SCROLL keeps the anchor, to which its boxes
 * and instances are relative, and the windows of the last call with SCROLL. Those of info are not used, but refused
 * if out of range. */
#define RAYSORT_SDF_MARK_STAGE_BIT   1u /* marks the voxels of boxes and dynamic instances to be built again */
#define RAYSORT_SDF_SCROLL_STAGE_BIT 2u /* moves windows and anchor, frees the bricks that leave a window */
#define RAYSORT_SDF_BUILD_STAGE_BIT  4u /* builds the voxels that are to be built */
#define RAYSORT_SDF_MAP_STAGE_BIT    8u /* writes the trace maps and counts voxels */

/* One update. Give every instance of the scene each time; an unchanged one is not built again. An update builds a voxel
 * of a cascade in cascadeMask if it was never built (new in a window, or deferred), if it is in a box, or if a dynamic
 * instance touches it now or did when it was last built. */
typedef struct RaysortSdfUpdateInfo
{
  RaysortSdfInfo sdf;
  RaysortSdfBudget budget;
  uint32_t cascadeMask;        /* bit c: this update builds cascade c; 0: all. A bit at or past sdf.cascadeCount is
                                  refused. The boxes also count for the others, at their next update */
  double anchor[3];            /* world units, within 2^30 voxels of 0: instances, boxes and later rays are relative to
                                  it */
  double center[3];            /* world units: the middle of the windows, within 2^30 voxels of 0 and 2^22 voxels of the
                                  anchor. Keep both within 1,000 voxels of each other: farther, fp32 is so coarse that a
                                  ray can slip between two voxels */
  uint32_t stages;             /* RAYSORT_SDF_*_STAGE_BIT; 0: all */
  const int32_t (*windows)[3]; /* optional, [cascadeCount], in place of center: the lowest voxel of each window, within
                                  2^30 of 0 and 2^22 of the anchor's voxel (anchor / voxel, rounded). NULL: 32 voxels
                                  below the voxel of center */
  RaysortBuffer field;         /* in, out */
  RaysortBuffer instances;     /* in: RaysortSdfInstance[maxInstances]. Positions and indices are read as
                                  RAYSORT_RESOURCE_GEOMETRY */
  RaysortBuffer instanceCount; /* in, optional: uint32, the number of instances; null: maxInstances */
  RaysortBuffer boxes;         /* in: RaysortSdfBox[maxBoxes]: places where static geometry changed. A move needs two
                                  boxes, the old place and the new one */
  RaysortBuffer boxCount;      /* in, optional: uint32, the number of boxes; null: maxBoxes */
  RaysortBuffer scratch;       /* holds nothing between two updates */
} RaysortSdfUpdateInfo;

/* Sizes follow from sdf, budget and cascadeMask. A larger count never gives a smaller size. Scratch holds the cascades
 * of the mask side by side: ask with the mask that has the most cascades of all your updates. Offsets are bytes from
 * the start of the field, multiples of 256; 0: the field does not have this part. */
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
  VkDeviceSize alignment; /* device addresses of field and scratch are multiples of it: 256 */
  uint32_t passCount;       /* passes of an update with all stages */
} RaysortSdfUpdateLayout;

#define RAYSORT_SDF_UPDATE_MAX_PASSES 32

/* raysortCmdSdfUpdate - moves the windows, builds voxels within the budget, writes the trace maps and the statistics. A
 * voxel keeps its old content until the new content is complete. The voxels that are deferred depend only on the field
 * and the info, never on scheduling.
 * A plan holds the anchor and the center (or the windows) of its info: plan again when they change.
 * needs  a field that was reset with the same RaysortSdfInfo. Device addresses: field and scratch a multiple of 256,
 *        instances and boxes of 16, counts of 4. Scratch has the usage INDIRECT_BUFFER too
 * data   the field is trusted, and addresses, counts, strides in instances. A triangle with an index past maxVertex, or
 *        with a coordinate not finite or too far away, is skipped and counted. A box with cascadeMask 0 marks nothing
 * cost   about 20 dispatches; the distances of the samples take most of the time */
RAYSORT_API VkResult raysortGetSdfUpdateLayout(RaysortContext context, const RaysortSdfUpdateInfo *info,
                                               RaysortSdfUpdateLayout *layout);
RAYSORT_API VkResult raysortPlanSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfUpdate(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortSdfUpdateInfo *info);

/* raysortSdfCascadesOfFrame - EXPERIMENTAL. Chooses one cascade of first .. first + count - 1 to update in a frame, and
 * returns its mask, bit c for cascade c. The finest has every second frame, each coarser one half as many; the last two
 * have equally many. 0 if count is 0 or first is 32 or more; cascades past 31 do not count. For first 0, count 3 the
 * frames 0 .. 8 have the cascades 2 0 1 0 2 0 1 0 2. */
RAYSORT_API uint32_t raysortSdfCascadesOfFrame(uint32_t frame, uint32_t first, uint32_t count);

/* ---- rays ---- */

#define RAYSORT_RESOURCE_SDF_TRACE_FIELD        0x607u
#define RAYSORT_RESOURCE_SDF_TRACE_RAYS         0x608u
#define RAYSORT_RESOURCE_SDF_TRACE_HITS         0x609u
#define RAYSORT_RESOURCE_SDF_TRACE_LIST         0x60au
#define RAYSORT_RESOURCE_SDF_TRACE_COUNT        0x60bu
#define RAYSORT_RESOURCE_SDF_TRACE_MATERIALS    0x60cu

typedef struct RaysortSdfTraceInfo
{
  RaysortSdfInfo sdf;
  uint32_t maxCount;        /* most entries, 0 .. RAYSORT_MAX_COUNT: an entry is a ray to trace */
  uint32_t rayCount;        /* with a list: the number of rays and hits; 0: maxCount. Without a list: 0 */
  uint32_t firstCascade;    /* the finest cascade that rays see, below sdf.cascadeCount */
  uint32_t cascadeCount;    /* cascades that rays see, from firstCascade on; 0: up to the last. More are refused */
  uint32_t maxSteps;        /* most steps of a ray, 1 .. RAYSORT_SDF_MOST_STEPS; 0: the largest. A ray that needs more
                               is a miss with RAYSORT_SDF_INCOMPLETE_BIT */
  uint32_t missMaterial;    /* the material of a miss */
  uint32_t deadMaterial;    /* the material of a dead ray: see RaysortSdfRay */
  uint32_t unknownMaterial; /* the material of a miss with RAYSORT_SDF_INCOMPLETE_BIT */
  uint32_t rayFlags;        /* RAYSORT_SDF_RAY_*_BIT, for all rays */
  RaysortBuffer field;      /* in */
  RaysortBuffer rays;       /* in: RaysortSdfRay[rayCount]; without a list RaysortSdfRay[maxCount] */
  RaysortBuffer list;       /* in, optional: uint32[maxCount], the rays to trace; null: entry i is ray i */
  RaysortBuffer count;      /* in, optional: the number of entries */
  RaysortBuffer materials;  /* in, optional: uint32[], the material of each id, as many as `size` holds; null: the id */
  RaysortBuffer hits;       /* out: RaysortSdfHit[rayCount]; without a list RaysortSdfHit[maxCount], a discard. Hits of
                               rays that are not in the list, or past the count, are not written */
} RaysortSdfTraceInfo;

typedef struct RaysortSdfTraceLayout
{
  VkDeviceSize raysSize;  /* least bytes of rays */
  VkDeviceSize hitsSize;  /* least bytes of hits */
  VkDeviceSize listSize;  /* least bytes of list */
  VkDeviceSize alignment; /* device addresses of rays and hits are multiples of it: 16 */
  uint32_t passCount;
} RaysortSdfTraceLayout;

#define RAYSORT_SDF_TRACE_MAX_PASSES 1

/* raysortCmdSdfTrace - traces many rays through a field and writes their hits.
 * Entry i is ray i, or with a list ray list[i]. The hit of ray r is hits[r]. A material sort with the same list and
 * count takes its ids from the hits: RAYSORT_ID_UINT32, stride 32, offset 24.
 * A hit equals the result of raysortSdfClosest (shaders/raysort_sdf.glsl), or of raysortSdfAny with
 * RAYSORT_SDF_RAY_ANY_BIT. hit.material is materials[id], or missMaterial, unknownMaterial, deadMaterial. In a field
 * without ids a hit counts as id 0.
 * At each place a ray sees the finest cascade of its range that is built and knows the place. tShell is never past
 * the first triangle, unless the ray began in a shell (RAYSORT_SDF_STARTED_INSIDE_BIT). A ray that began in a shell
 * hits within the shell if it heads for a surface. With RAYSORT_SDF_RAY_START_HITS_BIT it hits at once.
 * needs  device addresses: rays and hits a multiple of 16, field of 256, the others of 4. The field was written by a
 *        reset (then everything is unknown) or by an update
 * data   a list entry of rayCount or more is skipped; a ray may be in the list twice. A hit with an id past
 *        `materials` gets missMaterial and keeps RAYSORT_SDF_HIT_BIT. If the field was never reset, a trace may read
 *        outside of it
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
  uint32_t maxInstances;      /* instances whose boxes are drawn: the first of `instances`, or the first of the list.
                                 Every pixel tests all of them */
  uint32_t mode;              /* RAYSORT_SDF_DEBUG_DISTANCE, ... */
  uint32_t firstCascade;      /* the finest cascade that rays see, below sdf.cascadeCount */
  uint32_t cascadeCount;      /* cascades that rays see, from firstCascade on; 0: up to the last. More are refused */
  float tMin, tMax;           /* the rays' range, world units; 0 <= tMin <= tMax <= 1e30 */
  float clipToWorld[16];      /* a matrix by columns, perspective or orthographic. Clip space is Vulkan's: y down, depth
                                 0 .. 1. Its world is relative to the anchor, as rays are: with anchor (1000, 0, 0)
                                 subtract 1000 from the x of the camera. Rays begin at the near plane, depth 0 or 1; an
                                 orthographic matrix with depth 1 there needs RAYSORT_SDF_DEBUG_REVERSED_BIT. The far
                                 plane may be at infinity */
  uint32_t overlays;          /* RAYSORT_SDF_DEBUG_*_BIT */
  RaysortBuffer field;        /* in */
  RaysortBuffer instances;    /* in, optional: RaysortSdfInstance, as many as `size` holds */
  RaysortBuffer instanceList; /* in, optional: uint32[maxInstances], those to draw; an entry past them is skipped */
  RaysortBuffer image;        /* out: uint32[height][width], red in the low byte, alpha 255 */
} RaysortSdfDebugInfo;

typedef struct RaysortSdfDebugLayout
{
  VkDeviceSize imageSize; /* least bytes of image */
  VkDeviceSize alignment; /* device address of image is a multiple of it: 4 */
  uint32_t passCount;
} RaysortSdfDebugLayout;

#define RAYSORT_SDF_DEBUG_MAX_PASSES 1

/* raysortCmdSdfDebug - draws a picture of a field: traces a ray for each pixel, shows what `mode` says about its hit,
 * and draws edges of boxes over it.
 * needs  device addresses: field a multiple of 256, the others of 4
 * cost   1 dispatch, a thread a pixel; none without a pixel */
RAYSORT_API VkResult raysortGetSdfDebugLayout(RaysortContext context, const RaysortSdfDebugInfo *info,
                                              RaysortSdfDebugLayout *layout);
RAYSORT_API VkResult raysortPlanSdfDebug(RaysortContext context, const RaysortSdfDebugInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfDebug(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfDebugInfo *info);
