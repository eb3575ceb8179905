/* SPDX-License-Identifier: MIT */
#pragma once
#include "sort.h"
#include "../shaders/raysort_bvh_shared.h"

#define RAYSORT_CAPABILITY_BVH_BIT 8u /* raysortCmdBvhBuild, Copy and Trace; the radix sort comes along */

/* Bounding volume hierarchies (BVHs) of triangles, boxes or instances. A structure is the bytes of one BVH;
 * shaders/raysort_bvh_shared.h lays them out, and rays, hits and geometries too. These bytes depend only on geometries,
 * mode, base and the updates since, and are the same on every host and device.
 *
 * Example: a square of two triangles and one ray (host build and host trace).
 *   vertices 0..3 (0,0,0) (1,0,0) (0,1,0) (1,1,0); indices 0 1 2, 2 1 3
 *   ray           origin (0.75, 0.5, 1), tMin 0, direction (0, 0, -2), tMax 100
 *   its hit       t 0.5, u 0.5, v 0.25, primitive 1, geometry 0, instance 0, material 0, flags 0x1fe (a hit, front)
 *   its point     origin + t direction = (0.75, 0.5, 0) = (1 - u - v) vertex 2 + u vertex 1 + v vertex 3
 *   bytes         layout: destination 512, scratch 416; the structure uses 288: header 128, node 64, records 96 */

#define RAYSORT_BVH_MAX_STRUCTURES 0x01000000u /* most structures of a batch: no size overflows */

/* raysortBvhMesh - fills the geometry of a triangle mesh: three packed floats a vertex, indices of 32 bits. All other
 * fields are 0: not opaque, no transform.
 * positions, indices  device addresses; in host builds (uintptr_t)pointer. indices may be 0: see RaysortBvhGeometry
 * vertexCount         number of positions, at least 2 if there are triangles; maxVertex becomes vertexCount - 1
 * triangleCount       the geometry's primitiveCount */
RAYSORT_API RaysortBvhGeometry raysortBvhMesh(VkDeviceAddress positions, uint32_t vertexCount, VkDeviceAddress indices,
                                              uint32_t triangleCount);

/* One structure of a batch. */
typedef struct RaysortBvhInfo
{
  uint32_t geometryCount;               /* 0 .. RAYSORT_BVH_MAX_GEOMETRIES. 0: an empty structure, 192 bytes */
  const RaysortBvhGeometry *geometries; /* [geometryCount]; the sum of their primitiveCounts is at most
                                           RAYSORT_BVH_MAX_PRIMITIVES, with motion RAYSORT_BVH_MOTION_MAX_PRIMITIVES */
} RaysortBvhInfo;

/* RaysortBvhBuildInfo.mode */
#define RAYSORT_BVH_BUILD_MODE_ANEW   0u /* builds the structures; the previous contents of their memory are lost */
#define RAYSORT_BVH_BUILD_MODE_UPDATE 1u /* moves the contents of structures that were built: see raysortCmdBvhBuild */
#define RAYSORT_BVH_BUILD_MODE_QUALITY \
  2u /* as ANEW, with better trees: rays are faster, hits are the same, the build takes longer. An update keeps it */

typedef struct RaysortBvhBuildInfo
{
  uint32_t bvhCount;          /* number of structures, 0 .. RAYSORT_BVH_MAX_STRUCTURES */
  const RaysortBvhInfo *bvhs; /* [bvhCount] */
  uint32_t mode;              /* RAYSORT_BVH_BUILD_MODE_* */
  VkDeviceAddress base;       /* subtracted from stored references of instances. Every trace must add it again:
                                 RaysortBvhTraceInfo.base, RaysortBvhHostHooks.base, in your shader RAYSORT_BVH_BELOW */
  VkDeviceSize baseSize;      /* bytes from `base` on that hold the named structures. An instance whose structure is not
                                 wholly in them is skipped and counted in badIndexCount. 0: no check */
  RaysortBuffer descriptions;    /* in, device only: the bytes that raysortBvhWriteDescriptions wrote */
  RaysortBuffer primitiveCounts; /* in, optional, device only, not for updates: uint32 for each geometry of all
                                    structures, in order; clamped to its primitiveCount */
  RaysortBuffer destination;     /* out, device only: all structures, at the offsets of raysortBvhGetOffsets */
  RaysortBuffer scratch;         /* device only: scratchSize bytes of the layout; the contents are lost */
  RaysortMessage message; /* optional: gets the text of an error where there is no context */
  void *messageUser;      /* an argument of message */
} RaysortBvhBuildInfo;

/* raysortBvhBatch - fills the info of a new build of these structures; all other fields are 0. The geometries must
 * outlive the use of the info. For one mesh:
 *   RaysortBvhGeometry geometry = raysortBvhMesh(positions, vertexCount, indices, triangleCount);
 *   RaysortBvhInfo bvh = {1, &geometry};
 *   RaysortBvhBuildInfo build = raysortBvhBatch(&bvh, 1); */
RAYSORT_API RaysortBvhBuildInfo raysortBvhBatch(const RaysortBvhInfo *bvhs, uint32_t bvhCount);

typedef struct RaysortBvhBuildLayout
{
  VkDeviceSize destinationSize;  /* least bytes of the destination, for any geometries of these counts. About 82 a
                                    triangle, 80 a box, 176 an instance; with motion 154, 146, 354 */
  VkDeviceSize scratchSize;      /* least bytes of the scratch. They depend on the mode; an update needs no more than a
                                    build. A build anew of one structure without motion takes about 118 a triangle and
                                    126 a box or an instance on a device, and 144 a primitive on the host. docs/bvh.md
                                    has a table of all modes, of batches and of motion */
  VkDeviceSize alignment;        /* 256: the destination address and offsets of structures are multiples of it */
  VkDeviceSize descriptionsSize; /* least bytes of the descriptions: 32, 32 a structure, 64 a geometry; 0 on the host,
                                    and if bvhCount is 0 */
  uint32_t passCount;            /* passes of the plan; 0 on the host */
} RaysortBvhBuildLayout;

/* raysortGetBvhBuildLayout - computes the sizes of a build from its counts and its mode. A larger count never gives a
 * smaller size. No vertex, index, box or instance is read.
 * in     context: for a build on a device; NULL: for a build on the host
 *        info: references and buffers may still be 0. Set the mode first: scratch and passes depend on it */
RAYSORT_API VkResult raysortGetBvhBuildLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                              RaysortBvhBuildLayout *layout);

/* raysortBvhGetOffsets - computes where each structure of a batch begins in the destination, on hosts and devices. The
 * offsets depend on the counts: ask again if a count changes. info.message gets the text of an error.
 * out    offsets: [bvhCount], bytes, multiples of 256 */
RAYSORT_API VkResult raysortBvhGetOffsets(const RaysortBvhBuildInfo *info, VkDeviceSize *offsets);

/* raysortBvhBuildOnHost - builds every structure of the batch, in the calling thread, without an allocation. With
 * RAYSORT_BVH_BUILD_MODE_UPDATE it updates them, by the rules of raysortCmdBvhBuild, except: no structure of the batch
 * is updated if one of them was not built from its geometries, and a structure that was built with primitiveCounts may
 * hold fewer primitives, so give geometries whose primitiveCount is what it holds.
 * in     info: the references of its geometries (data, indices, transform) are pointers. RaysortBvhGeometry says which
 *        bytes at them are read, all of them during the call and none later. An instance may name a structure that
 *        comes before its own in the batch
 *        memory, size: at least destinationSize bytes of the layout, at a multiple of 16, as malloc returns
 *        scratch, scratchSize: at least scratchSize bytes of the layout, at a multiple of 16; its contents are lost
 * out    memory: the structures, at the offsets of raysortBvhGetOffsets. Only the bytes of each structure are written:
 *        RaysortBvhHeader.sizeLow and sizeHigh count them. Structures may be copied and moved freely, to devices too
 * data   A triangle is skipped, and counted in the header, if an index is past maxVertex, if a coordinate is NaN,
 *        infinite or past RAYSORT_BVH_MAX_COORDINATE after the geometry's transform, or if two of its vertices then
 *        have the same bits (with motion: the same two at both times). RaysortBvhHeader and RaysortBvhInstance say when
 *        a box or an instance is skipped. Three different corners on one line are no reason to: docs/bvh.md
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info is wrong, primitiveCounts is given, a size is too small,
 *        memory or scratch is NULL, or the thread does not round to nearest (fesetround); in an update also: a
 *        structure was not built from its geometries. Nothing is written
 *        VK_INCOMPLETE: a structure did not fit and is empty, as its header's error says; all others were built. This
 *        was never seen with the size of the layout: only rounding in the costs of a tree could cause it
 * cost   about 0.3 microseconds a triangle on one core. The structure of a mesh uses about 61 bytes a triangle, for
 *        quality 63, with motion 120
 * Equal bytes on all hosts and devices need three things. Every coordinate is 0 or of a magnitude between 1e-10 and
 * RAYSORT_BVH_MAX_COORDINATE, because areas of smaller ones may be flushed to zero. Every element of an instance's
 * transform is too, and at least 1e-10 of the largest element. Arithmetic is IEEE 754 and rounds to nearest: the
 * implementation asks gcc and clang for it, even with -ffast-math, and refuses a thread that rounds otherwise. MSVC
 * needs /fp:precise, its default. Numbers below 2^-126 are read as zero. */
RAYSORT_API VkResult raysortBvhBuildOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize);

/* Callbacks and options of a trace on the host. All zero is valid: no callback, no base, no mask. */
typedef struct RaysortBvhHostHooks
{
  /* anyHit is asked at candidates that are not opaque; VK_FALSE ignores the candidate. NULL: every candidate is
   * accepted. Candidates come in any order, each at most once a trace. After you accept a hit, farther
   * candidates may not be offered. `hit` has t, u, v, primitive, geometry, instance and the hit kind; `ray` is the ray
   * of the trace. */
  VkBool32 (*anyHit)(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit);
  void *user; /* the first argument of both hooks */
  /* procedural is asked at boxes that the ray may meet, in any order; VK_FALSE is a miss. NULL: boxes are empty. It
   * reads primitive, geometry and instance in `hit`, and sets t, u, v and, in flags, the hit kind, 0 .. 255. `ray` is
   * in the space of the object; its tMax is the t of the closest hit so far. A t outside of tMin .. tMax is a miss.
   * A hit outside of the box may be lost. */
  VkBool32 (*procedural)(void *user, const RaysortBvhRay *ray, RaysortBvhHit *hit);
  const void *base;     /* added to the references in instances. NULL: the references are pointers */
  uint32_t excludeMask; /* as RaysortBvhTraceInfo.excludeMask */
  float time;           /* time of the ray, by the same rules as RaysortBvhTraceInfo.time */
} RaysortBvhHostHooks;

/* raysortBvhTraceOnHost - finds the closest hit of a ray; with RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT, any hit.
 * in     bvh: a structure in memory at a multiple of 16, built on this host, or accepted by raysortBvhVerify (of
 *        instances from elsewhere: by raysortBvhVerifyLevels, and each structure that it names by raysortBvhVerify).
 *        The trace itself does not check the bytes
 *        rayFlags: RAYSORT_BVH_RAY_*; hooks: optional
 * out    hit: see RaysortBvhHit. Returns VK_TRUE if there is a hit. There is none if the thread does not round to
 *        nearest (fesetround)
 * cost   about a microsecond; no allocation, 6 KiB of stack. Any number of threads may trace at the same time */
RAYSORT_API VkBool32 raysortBvhTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortBvhHostHooks *hooks, RaysortBvhHit *hit);

/* raysortBvhTraceNextOnHost - finds the first hit after `last` in the order (t, instance, geometry, primitive). Called
 * from hit to hit, it finds every triangle that the ray meets, each once, and needs no epsilon.
 * in     bvh, ray, rayFlags, hooks: as for raysortBvhTraceOnHost
 *        last: the previous hit of this ray. The first hit of all is found if it is a miss (flags without
 *        RAYSORT_BVH_HIT_BIT)
 * out    hit: it may be the same memory as `last`. Returns VK_TRUE if there is a hit */
RAYSORT_API VkBool32 raysortBvhTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortBvhHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit);

/* raysortBvhHitTriangleOnHost - is the triangle test of the traces, for procedural hooks.
 * in     a, b, c: the vertices
 * out    hit: t, u, v and flags, if there is a hit in tMin .. tMax of the ray; else unchanged. Returns VK_TRUE if there
 *        is a hit; there is none if the thread does not round to nearest */
RAYSORT_API VkBool32 raysortBvhHitTriangleOnHost(const RaysortBvhRay *ray, const float a[3], const float b[3],
                                              const float c[3], RaysortBvhHit *hit);

/* How a hit gets its material: as the fields of the same names of RaysortBvhTraceInfo, on the host. */
typedef struct RaysortBvhHostMaterials
{
  uint32_t geometryStride;             /* 0 means 1 */
  uint32_t missMaterial;
  uint32_t materialCount;              /* words of `materials` */
  uint32_t primitiveMaterialCount;     /* ids of primitiveMaterials */
  RaysortIdType primitiveMaterialType; /* type of these ids */
  const uint32_t *materials;           /* optional; NULL: the number of the shader record */
  const void *primitiveMaterials;      /* optional; NULL: a material for each shader record */
} RaysortBvhHostMaterials;

/* raysortBvhMaterialOnHost - the material that the trace pass would write into a hit of a trace on the host.
 * in     hit: of raysortBvhTraceOnHost or raysortBvhTraceNextOnHost. A miss has missMaterial
 * Example: two geometries of 3 and 2 triangles, materials (the first id of each) 0 3, primitiveMaterials 7 7 8 9 7:
 *        geometry 1, primitive 0 has material 9. With 4 ids only, its primitive 1 has missMaterial */
RAYSORT_API uint32_t raysortBvhMaterialOnHost(const RaysortBvhHit *hit, const RaysortBvhHostMaterials *table);

typedef struct RaysortBvhReport
{
  RaysortBvhHeader header; /* a copy of the structure's header; all zero if fewer bytes were given */
  float cost;              /* expected visits of a ray: (area of nodes + area of records) / area of the root */
  const char *fault;       /* a sentence (a literal) that names the first fault; NULL: none */
  uint32_t node, slot;     /* the node with the fault, and the number of its child, 0 to 3, if it is in a node */
} RaysortBvhReport;

/* raysortBvhVerify - proves that bytes are a whole and right structure of triangles or boxes. The bytes may be
 * anything. A structure of instances is refused: it needs raysortBvhVerifyLevels. A trace through an accepted structure
 * reads nothing outside of it, ends, and finds what brute force over its records finds.
 * Not checked are the order of the children of a node, because an update does not keep it by area; the data that the
 * records were built from; and whether two records have the same geometry and primitive. If they have, the tree decides
 * which of them is found at the same t.
 * in     bvh, size: only these bytes are read, at any address
 * out    report: optional
 * error  VK_ERROR_VALIDATION_FAILED_EXT: the bytes are not a whole and right structure, or the thread does not round
 *        to nearest; report.fault says why
 * cost   about 0.03 microseconds a triangle; no allocation, at most 20 KiB of stack */
RAYSORT_API VkResult raysortBvhVerify(const void *bvh, size_t size, RaysortBvhReport *report);

/* raysortBvhVerifyLevels - proves a structure of instances, as raysortBvhVerify does. A structure of triangles or boxes
 * is refused. The references must be offsets from `memory`, which holds the named structures, so the structure was
 * built with `base` = the address that `memory` had, and is traced with RaysortBvhHostHooks.base = memory. Only the
 * headers and the first nodes of the named structures are read: prove each of them by raysortBvhVerify.
 * in     memory, size: only these bytes are read
 *        offset: bytes from `memory` to the structure of instances
 * out    report: optional
 * error  VK_ERROR_VALIDATION_FAILED_EXT: as of raysortBvhVerify */
RAYSORT_API VkResult raysortBvhVerifyLevels(const void *memory, size_t size, size_t offset, RaysortBvhReport *report);

/* ---- builds on the device ---- */

#define RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS     0x407u
#define RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS 0x408u
#define RAYSORT_RESOURCE_BVH_BUILD_DESTINATION      0x409u
#define RAYSORT_RESOURCE_BVH_BUILD_SCRATCH          0x40au

/* raysortBvhWriteDescriptions - writes the part of info that the kernels of a build read: the offset of each structure
 * in the destination, every geometry with its device addresses, base, baseSize, and whether primitiveCounts is given.
 * in     context: optional, for its message; without one info.message gets the text of an error
 * out    memory: layout.descriptionsSize bytes of host memory, for example a mapped buffer; written once, in order.
 *        The device reads the bytes when the build runs: make them visible to it, and do not change them until then.
 *        A build trusts the descriptions: those of another batch may make it write outside of its buffers. Whether
 *        primitiveCounts is given matters only to updates: see raysortCmdBvhBuild
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info, or memory is NULL and bvhCount not 0; nothing is written */
RAYSORT_API VkResult raysortBvhWriteDescriptions(RaysortContext context, const RaysortBvhBuildInfo *info, void *memory);

#define RAYSORT_BVH_BUILD_MAX_PASSES 59

/* raysortCmdBvhBuild - builds every structure of the batch on the device. All structures, of any kinds, share the same
 * passes. Only the bytes of each structure are written, the same as by raysortBvhBuildOnHost: see "Equal bytes".
 *
 * Instances name structures by device address. A named structure must be whole when the build begins, so it cannot be
 * in the same batch. The build reads the first 128 bytes (the header) at each address that an instance names, and up to
 * RAYSORT_BVH_REACH_NODES (12) nodes of the structure that this header describes: set baseSize if a reference may be
 * wrong, or the build reads foreign memory.
 *
 * primitiveCounts: geometry g has its first primitiveCounts[g] primitives; all later ones do not exist. The part of a
 * count above the geometry's primitiveCount is clamped, and counted in RaysortBvhHeader.clampedCount.
 *
 * Update (RAYSORT_BVH_BUILD_MODE_UPDATE): the destination holds structures that were built from the same geometries.
 * The tree stays; its boxes are computed again around the primitives where they are now.
 *   may change       vertices, indices, transforms, boxes, instances (all fields), flags, strides, indexSize,
 *                    maxVertex, whether a transform is given, base, baseSize and device addresses, with descriptions
 *                    written again. A geometry may gain or lose RAYSORT_BVH_MOTION_BIT while another geometry of the
 *                    structure has it
 *   must not change  bvhCount, the geometries of each structure, their types and their primitiveCounts, and whether the
 *                    structure has motion: whether one of its geometries has RAYSORT_BVH_MOTION_BIT
 *   place            each structure is at its offset of raysortBvhGetOffsets, in destinationSize bytes as at the
 *                    build. It may have been built on a host, or be a clone. A compacted clone in a smaller buffer
 *                    cannot be updated
 *   counts           raysortPlanBvhBuild of an update refuses primitiveCounts. Every geometry has the primitiveCount
 *                    that it was built with. To update a structure that was built with primitiveCounts, and so may hold
 *                    fewer primitives, give primitiveCounts only to raysortBvhWriteDescriptions
 *   wrong structure  the device does not change it, and no error tells so (raysortBvhBuildOnHost refuses the update):
 *                    its bytes are no structure, or a structure of other primitives; RaysortBvhHeader.primitiveCount is
 *                    not the sum of its geometries' counts; or only one of structure and geometries has motion.
 *                    Example: built from 100 triangles, updated with a primitiveCount of 99. If the counts agree, a
 *                    triangle or box is not moved if its geometry or its primitive number is not in the
 *                    descriptions
 *   bad data         a primitive that the build skipped stays skipped, even if its data is good now. One that becomes
 *                    bad becomes a point at its old place, which no ray hits (a ray may still ask the hook about a
 *                    box); a later update with good data restores it. A triangle with two vertices of the same bits
 *                    moves to where its vertices are now; no ray hits it
 *   counters         all counters of RaysortBvhHeader stay those of the build, whatever becomes bad
 *   quality          traces get slower the farther primitives moved; docs/bvh.md says when to build anew
 *   levels           after a structure was updated, or built anew at the same place, update every structure of
 *                    instances that names it, even if its box did not change
 *
 * in     info.descriptions: written for the same bvhs and geometries. The passes follow from mode, from the counts,
 *        types and motion of the geometries, and from whether primitiveCounts is given. All else of the geometries is
 *        in the descriptions, so a plan may be recorded again after other addresses were written into the same buffer
 *        vertices, indices, transforms, boxes and arrays of instances are read only while the build, or an update, runs
 *        on the device. Structures that instances name must live as long as they are traced
 * sync   structures that instances name are read, and the structures of the batch written, as
 *        RAYSORT_RESOURCE_STRUCTURES; geometries and instances are read as RAYSORT_RESOURCE_GEOMETRY (see the top)
 * needs  device addresses: destination a multiple of 256, descriptions and scratch 16, primitiveCounts 4. raysort does
 *        not check that the references of geometries lead to memory
 * error  VK_ERROR_VALIDATION_FAILED_EXT: also if the structures of the batch have more than RAYSORT_BVH_MAX_PRIMITIVES
 *        primitives or RAYSORT_BVH_MAX_GEOMETRIES geometries together
 *        On the device: a structure that does not fit is empty, with RAYSORT_BVH_ERROR_NO_ROOM in its header. If
 *        nobody wrote the descriptions, the first structure is empty, with RAYSORT_BVH_ERROR_NO_DESCRIPTIONS, and
 *        nothing else is written; an update writes nothing
 * cost   11 dispatches; with motion 3 more, for quality 21 more. A batch of more than 2,048 primitives also has those
 *        of a radix sort by 32 bits and the bits of a structure's number. A batch without a primitive has 2 or 3. An
 *        update has 4, without a primitive none. None if bvhCount is 0 */
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
  VkDeviceAddress base;      /* files only: _SERIALISE subtracts it from the references in instances, _DESERIALISE adds
                                it. Give _SERIALISE 0 if the build was given a base, which it has subtracted already */
  RaysortBuffer source;      /* in: all bytes of a structure, or of a file for _DESERIALISE; more do no harm. Any bytes
                                are safe */
  RaysortBuffer destination; /* out: a structure, a file (_SERIALISE), or RaysortBvhProperties (_PROPERTIES). A file
                                takes 64 bytes more than its structure */
  RaysortBuffer scratch;     /* files only */
} RaysortBvhCopyInfo;

typedef struct RaysortBvhCopyLayout
{
  VkDeviceSize sourceSize;      /* the least that a plan accepts: the bytes of an empty structure or file. Give `source`
                                   all bytes of yours */
  VkDeviceSize destinationSize; /* the least that a plan accepts. A copy needs as many bytes as its structure, a file 64
                                   more; RAYSORT_BVH_COPY_PROPERTIES no more than this */
  VkDeviceSize scratchSize;     /* least bytes of scratch; 0 if the mode is not about files */
  VkDeviceSize alignment;       /* device addresses of source and destination are multiples of it */
  uint32_t passCount;           /* passes of the plan */
} RaysortBvhCopyLayout;

#define RAYSORT_BVH_COPY_MAX_PASSES 3

/* raysortCmdBvhCopy - copies a structure, writes it into a file, reads it from a file, or writes its properties.
 *   RAYSORT_BVH_COPY_CLONE        the structure to another place
 *   RAYSORT_BVH_COPY_SERIALISE    EXPERIMENTAL, as is the next one: a file, RaysortBvhSerial (64 bytes), then the
 *                                 structure
 *   RAYSORT_BVH_COPY_DESERIALISE  the structure in a file that _SERIALISE wrote
 *   RAYSORT_BVH_COPY_PROPERTIES   RaysortBvhProperties, 64 bytes: read them on the host, allocate sizeLow, sizeHigh
 *                                 bytes, then clone into them, and no memory is unused
 * Only the device knows how many bytes the structure has, so a plan accepts a source or destination that is too small
 * for it, and the result has an error. The memory that the structure was built in, from its offset on to the end of the
 * destination, is always a source large enough. An empty structure with an error in its header is copied with it.
 * data   The result is an empty structure of triangles without motion (192 bytes) with RAYSORT_BVH_ERROR_NO_ROOM if the
 *        structure does not fit, and with RAYSORT_BVH_ERROR_CORRUPT if the source is no structure, ends before its
 *        structure does, is a file whose sums do not match its bytes, or is a file of another version than
 *        RAYSORT_BVH_SERIAL_VERSION, with motion RAYSORT_BVH_SERIAL_MOTION_VERSION. Nothing else is written then. In a
 *        file RaysortBvhSerial.error holds the error, and in properties RaysortBvhProperties.error. The sums detect
 *        accidental damage but not deliberate change: raysortBvhVerify proves the bytes after the head of a file
 * needs  device addresses: source and destination a multiple of 16, scratch 4. _PROPERTIES is not for files
 * error  VK_ERROR_VALIDATION_FAILED_EXT: also if base is given for a mode without a file
 * cost   1 dispatch; 3 for files */
RAYSORT_API VkResult raysortGetBvhCopyLayout(RaysortContext context, const RaysortBvhCopyInfo *info,
                                             RaysortBvhCopyLayout *layout);
RAYSORT_API VkResult raysortPlanBvhCopy(RaysortContext context, const RaysortBvhCopyInfo *info, uint32_t *passCount,
                                        RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvhCopy(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortBvhCopyInfo *info);

/* ---- rays on the device ---- */

#define RAYSORT_RESOURCE_BVH_TRACE_BVH       0x410u
#define RAYSORT_RESOURCE_BVH_TRACE_RAYS      0x411u
#define RAYSORT_RESOURCE_BVH_TRACE_HITS      0x412u
#define RAYSORT_RESOURCE_BVH_TRACE_LIST      0x413u
#define RAYSORT_RESOURCE_BVH_TRACE_COUNT     0x414u
#define RAYSORT_RESOURCE_BVH_TRACE_MATERIALS 0x415u
#define RAYSORT_RESOURCE_BVH_TRACE_TIMES     0x416u
#define RAYSORT_RESOURCE_BVH_TRACE_SCRATCH   0x417u
#define RAYSORT_RESOURCE_BVH_TRACE_PRIMITIVE_MATERIALS 0x418u

/* Hints: how neighbouring rays relate. A hint changes the speed, never a hit. */
#define RAYSORT_BVH_TRACE_INCOHERENT 0u /* neighbours take different ways: later bounces. May use scratch */
#define RAYSORT_BVH_TRACE_COHERENT   1u /* neighbours take the same way: camera rays, best in tiles of 8 x 8 */
#define RAYSORT_BVH_TRACE_SHUFFLED   2u /* neighbours begin far apart: rays of a queue. With scratch, rays are first
                                           sorted by origin, up to 8,192 at a time. Slower for rays in order */

typedef struct RaysortBvhTraceInfo
{
  uint32_t maxCount;       /* the most entries that are traced, 0 .. RAYSORT_MAX_COUNT */
  uint32_t rayCount;       /* with a list: the number of rays and hits; 0: maxCount. Without a list: 0 */
  uint32_t hint;           /* RAYSORT_BVH_TRACE_* */
  uint32_t levels;         /* 1 or 0: bvh is of triangles. 2: bvh is of instances, of boxes (every ray misses), or of
                              triangles (the same hits, slower) */
  uint32_t excludeMask;    /* levels 2 only, else 0: ~(Vulkan's cull mask) & 0xff: these bits are removed from the mask
                              of each instance, which is skipped if none is left */
  uint32_t geometryStride; /* shader records a geometry, 0 .. 255; 0 means 1. See materials */
  uint32_t missMaterial;   /* hit.material of a miss, and of a hit whose shader record is past `materials`, which keeps
                              RAYSORT_BVH_HIT_BIT and its other numbers */
  uint32_t deadMaterial;   /* hit.material of a dead ray: see RaysortBvhRay */
  VkDeviceAddress base;    /* levels 2 only, else 0: added to the references, which are read as
                              RAYSORT_RESOURCE_STRUCTURES. RaysortBvhBuildInfo.base of the build, unless the named
                              structures were moved */
  uint32_t rayFlags;       /* RAYSORT_BVH_RAY_*, for all rays */
  RaysortIdType primitiveMaterialType; /* type of the ids of primitiveMaterials */
  float time;              /* time of all rays, if times is not given; clamped to 0 .. 1. A NaN makes all rays dead,
                              also in a structure without motion. No other time changes the hits of such a structure */
  RaysortBuffer bvh;       /* in: all bytes of a structure that raysort built, or that raysortBvhVerify accepted; more
                              bytes do no harm */
  RaysortBuffer rays;      /* in: RaysortBvhRay[maxCount]; with a list RaysortBvhRay[rayCount] */
  RaysortBuffer list;      /* in, optional: uint32[maxCount]; entry i is ray list[i]. Without it, entry i is ray i */
  RaysortBuffer count;     /* in, optional: the number of entries */
  RaysortBuffer materials; /* in, optional: uint32[size / 4], a material for each shader record. The number of a hit's
                              shader record is the record offset of its instance (0 without instances) + geometry *
                              geometryStride, and the material without this buffer */
  RaysortBuffer primitiveMaterials; /* in, optional: a material for each triangle, packed ids of primitiveMaterialType;
                                       size: a multiple of 4, at most RAYSORT_MAX_COUNT ids are used. The words of
                                       `materials`, without it the numbers of the shader records, are then the first id
                                       of each shader record, and hit.material = primitiveMaterials[first +
                                       hit.primitive]. A hit past this buffer gets missMaterial */
  RaysortBuffer times;     /* in, optional: a float for each ray, by the rules of `time`, which is then ignored */
  RaysortBuffer hits;      /* out, without a list a discard: RaysortBvhHit for each ray; hits[r] is the hit of ray r.
                              Hits of rays that are not in the list, or past the count, are not written */
  RaysortBuffer scratch;   /* optional: speeds up shuffled rays, which are sorted with it, and incoherent ones, which
                              ignore it if the device is a CPU or has no subgroup ballots */
} RaysortBvhTraceInfo;

typedef struct RaysortBvhTraceLayout
{
  VkDeviceSize raysSize;    /* least bytes of rays */
  VkDeviceSize hitsSize;    /* least bytes of hits */
  VkDeviceSize listSize;    /* least bytes of list */
  VkDeviceSize timesSize;   /* least bytes of times */
  VkDeviceSize scratchSize; /* least bytes: 16 if incoherent, 16 + 4 an entry (maxCount) if shuffled, 0 if coherent */
  VkDeviceSize alignment;   /* device addresses of bvh, rays and hits are multiples of it */
  uint32_t passCount;       /* passes of the plan. scratch and primitiveMaterials may add one each: set their sizes
                               before you ask, or make room for RAYSORT_BVH_TRACE_MAX_PASSES */
} RaysortBvhTraceLayout;

#define RAYSORT_BVH_TRACE_MAX_PASSES 3

/* raysortCmdBvhTrace - finds the hits of many rays on the device.
 * A list entry of rayCount or more is skipped; a ray may be in the list twice. The hits are those of
 * raysortBvhTraceOnHost without hooks: candidates that are not opaque are accepted, and boxes are empty. hit.material
 * is that of raysortBvhMaterialOnHost, or deadMaterial.
 * With RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT the hit is any hit of the ray, perhaps another one than the host's;
 * this is faster. RAYSORT_BVH_STACK_OVERFLOW_BIT in hit.flags: the structure's stackNeed is past RAYSORT_BVH_STACK
 * (112), and a part of the structure was not seen.
 * Motion: a trace with `times`, or with another `time` than 0 (before it is clamped), has pipelines of its own, which
 * are slower. All other traces find the hits of time 0.
 * The hits feed a material sort with the same list and count: RAYSORT_ID_UINT32, stride 32, offset 24, buffer = hits.
 * needs  device addresses: bvh, rays and hits a multiple of 16, all other buffers 4. With levels 1 the structure is of
 *        triangles. With levels 2 every reference in an instance leads to a whole and right structure. The bytes at
 *        `bvh` are not checked: if they are no structure, a trace may read other memory and may not end
 * cost   1 dispatch, one before it if scratch is used, one after it with primitiveMaterials; none if maxCount is 0 */
RAYSORT_API VkResult raysortGetBvhTraceLayout(RaysortContext context, const RaysortBvhTraceInfo *info,
                                           RaysortBvhTraceLayout *layout);
RAYSORT_API VkResult raysortPlanBvhTrace(RaysortContext context, const RaysortBvhTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvhTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortBvhTraceInfo *info);
