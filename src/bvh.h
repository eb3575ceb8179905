/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"
#include "../shaders/raysort_bvh_shared.h"

#define RAYSORT_CAPABILITY_BVH_BIT 8u /* raysortCmdBvhBuild, raysortCmdBvhTrace; the radix sort comes along */

/* Bounding volume hierarchies of triangles, boxes and instances. shaders/raysort_bvh_shared.h says what they are made
 * of, and what a ray, a hit and a geometry are. The bytes of a structure are a function of its geometries alone: the
 * same on every host. */

#define RAYSORT_BVH_MAX_STRUCTURES 0x01000000u /* of a batch: so no size overflows */

/* raysortBvhMesh - the geometry of triangles with three packed floats a vertex and indices of 32 bits; all else is 0.
 * positions, indices   device addresses; in host builds (uintptr_t)pointer. indices 0: triangle i has the vertices
 *                      3 i, 3 i + 1, 3 i + 2
 * vertexCount          positions, at least 1 */
RAYSORT_API RaysortBvhGeometry raysortBvhMesh(VkDeviceAddress positions, uint32_t vertexCount, VkDeviceAddress indices,
                                              uint32_t triangleCount);

/* One structure of a batch. */
typedef struct RaysortBvhInfo
{
  uint32_t geometryCount;               /* <= RAYSORT_BVH_MAX_GEOMETRIES */
  const RaysortBvhGeometry *geometries; /* their primitiveCounts add up to <= RAYSORT_BVH_MAX_PRIMITIVES */
} RaysortBvhInfo;

/* RaysortBvhBuildInfo.mode */
#define RAYSORT_BVH_BUILD_MODE_ANEW   0u /* builds the structures; whatever was in their memory is lost */
#define RAYSORT_BVH_BUILD_MODE_UPDATE 1u /* the structures are there, their contents moved: see raysortCmdBvhBuild */

typedef struct RaysortBvhBuildInfo
{
  uint32_t bvhCount;          /* <= RAYSORT_BVH_MAX_STRUCTURES */
  const RaysortBvhInfo *bvhs; /* [bvhCount] */
  uint32_t mode;              /* RAYSORT_BVH_BUILD_MODE_* */
  VkDeviceAddress base;       /* the references in instances are stored less this; 0: as they are */
  VkDeviceSize baseSize;      /* an instance whose structure is not within so many bytes from base on is left out, and
                                 counted as one that names none; 0: references are believed */
  RaysortBuffer descriptions;    /* in: what raysortBvhWriteDescriptions wrote. This and the next three: on a device */
  RaysortBuffer primitiveCounts; /* in, optional, not for updates: uint32 a geometry of all structures, clamped to its
                                    primitiveCount */
  RaysortBuffer destination;     /* out: all structures, at the offsets of the layout */
  RaysortBuffer scratch;
  RaysortMessage message; /* optional: used where there is no context */
  void *messageUser;
} RaysortBvhBuildInfo;

/* raysortBvhBatch - a build of these structures; all else is 0. For one mesh:
 *   RaysortBvhGeometry geometry = raysortBvhMesh(positions, vertexCount, indices, triangleCount);
 *   RaysortBvhInfo bvh = {1, &geometry};
 *   RaysortBvhBuildInfo build = raysortBvhBatch(&bvh, 1); */
RAYSORT_API RaysortBvhBuildInfo raysortBvhBatch(const RaysortBvhInfo *bvhs, uint32_t bvhCount);

typedef struct RaysortBvhBuildLayout
{
  VkDeviceSize destinationSize;  /* bytes of all structures, whatever they hold: about 82 a triangle, 80 a box, 176 an
                                    instance */
  VkDeviceSize scratchSize;      /* host: 144 bytes a primitive of the largest structure; device: 118 a triangle of
                                    all, 126 a box or an instance */
  VkDeviceSize alignment;        /* of the memory of the structures, and of each structure in it: 256 */
  VkDeviceSize descriptionsSize; /* 16 bytes, 32 a structure, 64 a geometry; 0 on the host */
  uint32_t passCount;            /* 0 on the host */
} RaysortBvhBuildLayout;

/* raysortGetBvhBuildLayout - sizes, from the counts alone: a larger count never gives a smaller size.
 * in     context: of a build on a device; NULL: on the host. Geometries: references may be 0
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info */
RAYSORT_API VkResult raysortGetBvhBuildLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                              RaysortBvhBuildLayout *layout);

/* raysortBvhGetOffsets - where each structure of a batch begins in the destination: the same on hosts and devices.
 * out    offsets: [bvhCount], bytes, multiples of 256
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info; info.message is told */
RAYSORT_API VkResult raysortBvhGetOffsets(const RaysortBvhBuildInfo *info, VkDeviceSize *offsets);

/* raysortBvhBuildOnHost - builds every structure of the batch, in the calling thread, without an allocation. With
 * RAYSORT_BVH_BUILD_MODE_UPDATE it updates them, as raysortCmdBvhBuild does. But if one of them is no structure of its
 * geometries, none is updated.
 * in     the geometries' pointers: data, indices, transform; of their bytes RaysortBvhGeometry says which are read
 * out    memory: the structures, at the offsets of the layout; only the bytes of each (RaysortBvhHeader.sizeLow,
 *        sizeHigh) are written. Left out, and counted in the header: triangles with an index past maxVertex, with a
 *        coordinate that is NaN, infinite or past RAYSORT_BVH_MAX_COORDINATE, with two vertices of the same bits.
 *        Of boxes and instances see RaysortBvhHeader and RaysortBvhInstance; these may name structures that stand
 *        before theirs in the batch
 * needs  scratch at a multiple of 16; its contents are lost. Structures may be copied and moved freely, to devices too
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info, too small a size, memory or scratch NULL; in an update other
 *        counts than those of the build; nothing was written
 *        VK_INCOMPLETE: a structure did not fit (its header says so, and it is empty); the others are there.
 *        Never seen with the size of the layout: only rounding in the costs of a tree could bring it about
 * cost   about 0.3 microseconds a triangle on one core; the structure of a mesh has about 61 bytes a triangle
 * Equal bytes need coordinates that are 0 or of a size between 1e-10 and RAYSORT_BVH_MAX_COORDINATE (of smaller ones
 * the areas may be flushed to zero), likewise elements of an instance's transform, of 1e-10 of the largest at least,
 * and IEEE arithmetic, which the implementation asks gcc and clang for, even with -ffast-math. Numbers below 2^-126 are
 * read as zero. */
RAYSORT_API VkResult raysortBvhBuildOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize);

/* What a trace asks its caller; all zero: nothing.
 * anyHit      asked at candidates that are not opaque, in any order, each at most once a trace: VK_FALSE ignores it.
 *             One that lies behind an accepted candidate may not be asked about. t, u, v, primitive, geometry, instance
 *             and the hit kind are there; the ray is the one that is traced
 * procedural  asked at boxes that the ray may meet, in any order: VK_FALSE is a miss. It sets t, u, v and in flags the
 *             hit kind, 0 .. 255; primitive, geometry and instance are there. The ray is in the space of the object;
 *             its tMax is that of the closest hit so far, and a t outside tMin .. tMax is a miss. What it finds must
 *             lie in the box: else it may not be asked */
typedef struct RaysortBvhHostHooks
{
  VkBool32 (*anyHit)(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit); /* NULL: accepts */
  void *user;
  VkBool32 (*procedural)(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit); /* NULL: boxes are empty */
  const void *base;     /* added to the references in instances; NULL: these are pointers */
  uint32_t excludeMask; /* instances whose mask has no other bit than these are skipped. 0: nothing is skipped. It is
                           the complement of Vulkan's cull mask */
} RaysortBvhHostHooks;

/* raysortBvhTraceOnHost - the closest hit of a ray, or with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT any hit.
 * in     bvh: a structure in memory, built on this host, or one that raysortBvhVerify accepted (of instances:
 *        raysortBvhVerifyLevels, and each structure that it names raysortBvhVerify); hooks: optional
 *        rayFlags: RAYSORT_BVH_RAY_*
 * out    hit: see RaysortBvhHit; VK_TRUE if there is one
 * cost   about a microsecond; no allocation, 6 KiB of stack */
RAYSORT_API VkBool32 raysortBvhTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortBvhHostHooks *hooks, RaysortBvhHit *hit);

/* raysortBvhTraceNextOnHost - the first hit behind `last` in the order (t, instance, geometry, primitive). From hit to
 * hit it finds every triangle that the ray meets, each once, and needs no epsilon. `hit` may be `last`. A `last` that
 * is a miss (flags without RAYSORT_BVH_HIT_BIT): the first of all. */
RAYSORT_API VkBool32 raysortBvhTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit);

/* raysortBvhHitTriangleOnHost - the triangle test of the traces, for procedural hooks. VK_FALSE: no hit in the ray's
 * tMin .. tMax, and hit is as it was; else t, u, v and flags are set. */
RAYSORT_API VkBool32 raysortBvhHitTriangleOnHost(const RaysortBvhRay *ray, const float a[3], const float b[3],
                                              const float c[3], RaysortBvhHit *hit);

typedef struct RaysortBvhReport
{
  RaysortBvhHeader header; /* as it stands there; all zero if it does not fit */
  float cost;              /* area of all nodes + 0.3 that of all records, as parts of the root's: expected visits */
  const char *fault;       /* a sentence, a literal; NULL: none */
  uint32_t node, slot;     /* where the fault is, if it is in a node */
} RaysortBvhReport;

/* raysortBvhVerify - proves a structure, whatever the bytes are: a trace through one that it accepts reads nothing
 * outside of it, ends, and finds what brute force over its records finds. Not looked at: the order of children by
 * area, which an update does not keep; whether two records have the same geometry and primitive (which of two hits at
 * the same t is found then depends on the tree); and what the records were built from.
 * in     bvh, size: only these bytes are read
 * out    report: optional
 * error  VK_ERROR_VALIDATION_FAILED_EXT: not a structure, or not a whole and right one
 * cost   about 0.03 microseconds a triangle; no allocation, 16 KiB of stack */
RAYSORT_API VkResult raysortBvhVerify(const void *bvh, size_t size, RaysortBvhReport *report);

/* raysortBvhVerifyLevels - the same for a structure of instances. The references in it are offsets from `memory`, where
 * the structures that they name lie: built so with `base`, traced so with RaysortBvhHostHooks.base. It reads only the
 * headers and the first nodes of these structures: prove each by raysortBvhVerify.
 * in     memory, size: only these bytes are read; offset: of the structure of instances */
RAYSORT_API VkResult raysortBvhVerifyLevels(const void *memory, size_t size, size_t offset, RaysortBvhReport *report);

/* ---- builds on the device ---- */

#define RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS     0x407u
#define RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS 0x408u
#define RAYSORT_RESOURCE_BVH_BUILD_DESTINATION      0x409u
#define RAYSORT_RESOURCE_BVH_BUILD_SCRATCH          0x40au

/* raysortBvhWriteDescriptions - what the kernels of a build read of info: bvhs with their places in the destination,
 * geometries, whose references are device addresses here, base, baseSize, and whether primitiveCounts is given.
 * in     context: optional, for its message; without one info.message is told
 * out    memory: layout.descriptionsSize bytes, mapped for example; written once, in order
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info, memory NULL; nothing was written */
RAYSORT_API VkResult raysortBvhWriteDescriptions(RaysortContext context, const RaysortBvhBuildInfo *info, void *memory);

#define RAYSORT_BVH_BUILD_MAX_PASSES 35

/* raysortCmdBvhBuild - builds every structure of the batch, all of them in the same passes, of whatever kinds they are.
 * Their bytes are those of raysortBvhBuildOnHost, where it says so of host and host; only the bytes of each structure
 * are written. Indices of 16 bits are read in whole words of 32 bits.
 * Instances name structures by device address: any that are whole when the build begins, so none of the same batch. Of
 * each the first 128 bytes are read, wherever it is, and of the bytes that these say it has up to 12 nodes
 * (RAYSORT_BVH_REACH_NODES): give baseSize where a reference may be wrong.
 * Descriptions that nobody wrote: the first structure becomes an empty one with RAYSORT_BVH_ERROR_NO_DESCRIPTIONS, and
 * nothing else is written; nothing at all by an update.
 * With RAYSORT_BVH_BUILD_MODE_UPDATE the structures are there, of the same geometries, and only vertices, indices,
 * transforms, boxes, instances and flags changed: the same tree gets boxes around the primitives where they are now. It
 * gets worse the farther they moved: build anew now and then. Primitives that were left out stay so; one that would
 * be now becomes a
 * point where it was, which no ray hits, until an update finds it right again (of a box a ray may ask the hook still).
 * But a triangle with two vertices of the same bits lies where its vertices are now; no ray hits it either.
 * A level is updated, too, when what it names was, even if that kept its box.
 * An update names the primitiveCount of each geometry as it was built, and takes no primitiveCounts. A structure stays
 * as it is if its header has another sum of them (RaysortBvhHeader.primitiveCount), and so do bytes that are no
 * structure; a triangle or box stays where it is if its geometry does not have its number. A structure that was built
 * with primitiveCounts may have fewer primitives, if the descriptions were written with primitiveCounts given.
 * With primitiveCounts the first so many triangles of each geometry are there, the others are not. What is past a
 * geometry's primitiveCount is counted in RaysortBvhHeader.clampedCount.
 * in     descriptions: those of the same bvhs and geometries; passes depend on the counts alone, so a plan may be
 *        recorded again with other addresses in the same buffer
 * needs  device addresses: destination a multiple of 256, descriptions and scratch 16, primitiveCounts 4. Geometries
 *        are read through their references (RAYSORT_RESOURCE_GEOMETRY), and what instances name through theirs
 *        (RAYSORT_RESOURCE_STRUCTURES, written too: the structures of the batch); raysort does not check that memory
 *        is there. A pass of yours that writes vertices, boxes or instances in the same list (skinning) declares
 *        RAYSORT_RESOURCE_GEOMETRY with SHADER_WRITE: so the passes that read them get a barrier
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info; more than RAYSORT_BVH_MAX_PRIMITIVES or _MAX_GEOMETRIES in
 *        all structures of the batch. A structure that does not fit says so in its header, as on the host
 * cost   11 dispatches and those of a radix sort by 32 bits and the bits of a structure's number; an update 4 */
RAYSORT_API VkResult raysortPlanBvhBuild(RaysortContext context, const RaysortBvhBuildInfo *info, uint32_t *passCount,
                                    RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvhBuild(RaysortContext context, VkCommandBuffer commandBuffer,
                                   const RaysortBvhBuildInfo *info);

/* ---- copies on the device ---- */

#define RAYSORT_RESOURCE_BVH_COPY_SOURCE      0x40bu
#define RAYSORT_RESOURCE_BVH_COPY_DESTINATION 0x40cu
#define RAYSORT_RESOURCE_BVH_COPY_SCRATCH     0x40du

typedef struct RaysortBvhCopyInfo
{
  uint32_t mode;             /* RAYSORT_BVH_COPY_* */
  VkDeviceAddress base;      /* of files: taken from the references in instances, added to them when it is read back */
  RaysortBuffer source;      /* in: a structure, or a file; any bytes do no harm. Only these are read */
  RaysortBuffer destination; /* out */
  RaysortBuffer scratch;     /* of files */
} RaysortBvhCopyInfo;

typedef struct RaysortBvhCopyLayout
{
  VkDeviceSize sourceSize;      /* least bytes of source */
  VkDeviceSize destinationSize; /* least bytes of destination */
  VkDeviceSize scratchSize;     /* of files; else 0 */
  VkDeviceSize alignment;       /* of source and destination: their device addresses */
  uint32_t passCount;
} RaysortBvhCopyLayout;

#define RAYSORT_BVH_COPY_MAX_PASSES 3

/* raysortCmdBvhCopy - a structure to another place (RAYSORT_BVH_COPY_CLONE), into a file, out of a file, or
 * what its header says (_PROPERTIES: copy these 64 bytes to the host, and a copy without slack can be allocated).
 * How many bytes there are is known on the device alone, so plans need no size of it. Where a structure does not fit,
 * an empty one is written, with RAYSORT_BVH_ERROR_NO_ROOM; where the source is no structure, or a file whose sums are
 * not those of its bytes, one with RAYSORT_BVH_ERROR_CORRUPT. In a file the head says so. Nothing else is written.
 * What is copied is as right as the source: sums find damage, not intent. raysortBvhVerify proves the bytes behind the
 * head of a file.
 * needs  device addresses: source and destination a multiple of 16, scratch 4; destination apart from the others
 *        RAYSORT_BVH_COPY_PROPERTIES: the source may not be a file
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info
 * cost   1 dispatch; 3 for files */
RAYSORT_API VkResult raysortGetBvhCopyLayout(RaysortContext context, const RaysortBvhCopyInfo *info,
                                             RaysortBvhCopyLayout *layout);
RAYSORT_API VkResult raysortPlanBvhCopy(RaysortContext context, const RaysortBvhCopyInfo *info, uint32_t *passCount,
                                        RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvhCopy(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortBvhCopyInfo *info);

/* ---- rays on the device ---- */

#define RAYSORT_RESOURCE_BVH_TRACE_BVH          0x400u
#define RAYSORT_RESOURCE_BVH_TRACE_RAYS         0x401u
#define RAYSORT_RESOURCE_BVH_TRACE_HITS         0x402u
#define RAYSORT_RESOURCE_BVH_TRACE_LIST         0x403u
#define RAYSORT_RESOURCE_BVH_TRACE_COUNT 0x404u
#define RAYSORT_RESOURCE_BVH_TRACE_MATERIALS    0x405u
#define RAYSORT_RESOURCE_BVH_TRACE_SCRATCH      0x406u

/* What a caller knows of the rays. A hint changes the speed, never a hit. */
#define RAYSORT_BVH_TRACE_INCOHERENT 0u /* neighbours go their own ways: later bounces. With scratch the threads stay,
                                           and take a new ray when theirs ends */
#define RAYSORT_BVH_TRACE_COHERENT   1u /* neighbours go the same way: camera rays, best in tiles of 8 x 8. A thread a
                                           ray */
#define RAYSORT_BVH_TRACE_SHUFFLED   2u /* neighbours begin far apart: rays of a queue. With scratch they are sorted
                                           first, by their origins, up to 8,192 at a time. Slower for rays in order */

typedef struct RaysortBvhTraceInfo
{
  uint32_t maxCount;       /* rays, 0 .. RAYSORT_MAX_COUNT; the live count may be less: see count */
  uint32_t rayCount;       /* with a list: how many rays and hits there are; 0: maxCount. Without one: 0 */
  uint32_t hint;           /* RAYSORT_BVH_TRACE_* */
  uint32_t levels;         /* 1 or 0: bvh is of triangles. 2: of instances; or of triangles, but slower then */
  uint32_t excludeMask;    /* with two levels: instances whose mask has no other bit than these are skipped. 0: nothing
                              is skipped. It is the complement of Vulkan's cull mask */
  uint32_t geometryStride; /* 0 .. 255; 0: 1. See materials */
  uint32_t missMaterial;   /* of a ray without a hit */
  uint32_t deadMaterial;   /* of a dead ray: see RaysortBvhRay */
  VkDeviceAddress base;    /* with two levels: added to the references in instances: as RaysortBvhBuildInfo.base was
                              taken from them. The structures below are RAYSORT_RESOURCE_STRUCTURES, read */
  uint32_t rayFlags;       /* RAYSORT_BVH_RAY_*, for all rays */
  RaysortBuffer bvh;       /* in: a structure of raysort, or one that raysortBvhVerify accepted; all bytes, or more */
  RaysortBuffer rays;      /* in: RaysortBvhRay[rayCount], without a list [maxCount] */
  RaysortBuffer list;      /* in, optional: uint32[maxCount], the rays to trace; else ray i is entry i */
  RaysortBuffer count;     /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer materials; /* in, optional: uint32 a record, as many as `size` holds: that of a hit is record offset of
                              its instance + geometry * geometryStride. Without: the material is the record */
  RaysortBuffer hits;      /* out: RaysortBvhHit, as many. Without a list the hits past the count are not written, nor
                              kept by a graph that discards; with one those of rays not in it keep their words */
  RaysortBuffer scratch;   /* optional: without it, and on a device that is a CPU or has no ballots of subgroups, a
                              thread a ray serves incoherent and shuffled rays too */
} RaysortBvhTraceInfo;

typedef struct RaysortBvhTraceLayout
{
  VkDeviceSize raysSize;    /* least bytes of rays */
  VkDeviceSize hitsSize;    /* of hits */
  VkDeviceSize listSize;    /* of list */
  VkDeviceSize scratchSize; /* of scratch: 16; RAYSORT_BVH_TRACE_SHUFFLED 16 + 4 a ray, _COHERENT 0 */
  VkDeviceSize alignment;   /* of bvh, rays and hits: their device addresses */
  uint32_t passCount;
} RaysortBvhTraceLayout;

#define RAYSORT_BVH_TRACE_MAX_PASSES 2

/* raysortCmdBvhTrace - the hits of many rays.
 * Entry i is ray i, or list[i]; the hit of ray r is hits[r], so that a sort with the same list and count takes the
 * materials: RAYSORT_ID_UINT32, stride 32, offset 24, buffer = hits. List entries past rayCount
 * are skipped; a ray may stand in the list twice. Hits are those of raysortBvhTraceOnHost without a hook (candidates
 * that are not opaque are accepted, boxes are empty), with hit.material = materials[record], missMaterial or
 * deadMaterial; a record past the table gets missMaterial.
 * With RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT a hit is any of the ray's, not always the host's: faster.
 * RAYSORT_BVH_STACK_OVERFLOW_BIT: the structure's stackNeed is past 96, and a part of it was not seen.
 * needs  what the references in instances name to be structures, as whole and as right as `bvh`; with levels 1 no boxes
 *        device addresses: bvh, rays, hits a multiple of 16, the others 4; hits and scratch apart from all others. What
 *        `bvh` holds is not checked: in bytes that are no structure a trace may read outside of them, and need not end
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info
 * cost   1 dispatch; with scratch in use one more before it; none if maxCount is 0 */
RAYSORT_API VkResult raysortGetBvhTraceLayout(RaysortContext context, const RaysortBvhTraceInfo *info,
                                           RaysortBvhTraceLayout *layout);
RAYSORT_API VkResult raysortPlanBvhTrace(RaysortContext context, const RaysortBvhTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvhTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortBvhTraceInfo *info);
