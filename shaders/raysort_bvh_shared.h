/* raysort_bvh_shared.h - rays, hits, geometries and the bytes of a structure, for C, GLSL and HLSL.
 * SPDX-License-Identifier: MIT
 *
 * A structure holds triangles, or boxes, or instances of structures of triangles or boxes: two levels at most. It is
 * position-independent. It is an array of 16-byte words, little endian:
 *   word 0            RaysortBvhHeader, 8 words
 *   word 8            nodes, 4 words each; node 0 is the root and always exists
 *   header.records    leaf records. 3 words a triangle and 2 a box, in the order of the leaves; 8 words an instance, in
 *                     the order of the instances
 *   header.frames     frames, 2 words each (RaysortBvhGrid)
 * A structure with motion has motion nodes after the nodes and motion records after the records: see "Motion" below.
 * Nothing is between the parts or after the last: header.sizeLow and sizeHigh count all bytes. */
#ifndef RAYSORT_BVH_SHARED_H
#define RAYSORT_BVH_SHARED_H
#include "raysort_shared.h"

/* ---- rays and hits ---- */

/* 32 bytes. Hits have tMin <= t <= tMax. t counts directions: the point is origin + t direction. The direction need not
 * have length 1; lengths from 2^-30 to 2^30 are fine. A finite tMin below 0 counts as 0.
 * A dead ray hits nothing and visits nothing. A ray is dead if tMin > tMax, if tMax is below 0 (-0 is not), if tMin is
 * infinite, of either sign, if the direction is zero, if any number is a NaN, or if a number of origin or direction is
 * not within +-RAYSORT_BVH_MAX_RAY. tMax may be infinite. */
RAYSORT_STRUCT(RaysortBvhRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* 32 bytes. The point of a hit is (1 - u - v) a + u b + v c of the triangle a b c. A miss has t = tMax of the ray,
 * u = v = 0, RAYSORT_BVH_NONE as primitive, geometry and instance, and flags without RAYSORT_BVH_HIT_BIT. A dead ray
 * has such a miss too: t is its tMax, even a NaN.
 * The material sort reads hits as ids: RAYSORT_ID_UINT32, stride 32, offset 24. */
RAYSORT_STRUCT(RaysortBvhHit)
{
  RAYSORT_FLOAT t;
  RAYSORT_FLOAT u;
  RAYSORT_FLOAT v;
  RAYSORT_UINT primitive; /* index in its geometry */
  RAYSORT_UINT geometry;  /* index in its structure */
  RAYSORT_UINT instance;  /* index in the array of instances given to the build; 0 in a structure of one level */
  RAYSORT_UINT material;  /* the instance's record offset, or 0; the trace pass writes the material */
  RAYSORT_UINT flags;     /* bits 0-7: hit kind; RAYSORT_BVH_HIT_BIT, RAYSORT_BVH_STACK_OVERFLOW_BIT */
};
#define RAYSORT_BVH_MAX_RAY 1152921504606846976.0f /* 2^60: no number of a box test overflows */
#define RAYSORT_BVH_NONE 0xffffffffu
#define RAYSORT_BVH_HIT_KIND_MASK 0xffu
#define RAYSORT_BVH_HIT_KIND_FRONT 0xfeu          /* Vulkan's numbers. Front: cross(b - a, c - a) looks at the ray */
#define RAYSORT_BVH_HIT_KIND_BACK 0xffu
#define RAYSORT_BVH_HIT_BIT 0x100u
#define RAYSORT_BVH_STACK_OVERFLOW_BIT 0x200u     /* the stack was full: a part of the structure was not seen */

/* Ray flags, with Vulkan's numbers. A candidate is opaque if its geometry is. An instance's FORCE flag overrides the
 * geometry, and the first two ray flags override both. Of OPAQUE and NO_OPAQUE together, on rays and instances, OPAQUE
 * counts. Both CULL flags of facing reject all triangles, both of opacity all candidates, both SKIP flags everything.
 * Other bits must be 0: raysortCmdBvhTrace refuses them, shaders and host traces do not check. */
#define RAYSORT_BVH_RAY_OPAQUE_BIT 1u
#define RAYSORT_BVH_RAY_NO_OPAQUE_BIT 2u
#define RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT 4u
#define RAYSORT_BVH_RAY_SKIP_CLOSEST_HIT_SHADER_BIT 8u    /* traces ignore it; executing a hit object does not */
#define RAYSORT_BVH_RAY_CULL_BACK_FACING_BIT 16u
#define RAYSORT_BVH_RAY_CULL_FRONT_FACING_BIT 32u
#define RAYSORT_BVH_RAY_CULL_OPAQUE_BIT 64u
#define RAYSORT_BVH_RAY_CULL_NO_OPAQUE_BIT 128u
#define RAYSORT_BVH_RAY_SKIP_TRIANGLES_BIT 256u
#define RAYSORT_BVH_RAY_SKIP_BOXES_BIT 512u

/* ---- what a structure is built from ---- */

/* 64 bytes. One geometry: triangles, boxes or instances.
 * Triangles: triangle i has the vertices indices[3 i .. 3 i + 2]; without indices, the vertices 3 i .. 3 i + 2. A build
 * reads at most 3 * primitiveCount indices, and their vertices up to maxVertex: no byte from data + maxVertex * stride
 * + 12 on. A device reads indices of 16 bits in whole words of 32 bits, so up to 2 bytes before and after them.
 * Boxes: six floats each, least x y z and largest x y z (VkAabbPositionsKHR). Only data, stride, primitiveCount, type,
 * flags and, with motion, dataAtOne and strideAtOne may differ from 0.
 * Instances: RaysortBvhInstance each; with RAYSORT_BVH_MOTION_BIT RaysortBvhMotionInstance each. Only data, stride,
 * primitiveCount, type and RAYSORT_BVH_MOTION_BIT may differ from 0.
 * Motion: with RAYSORT_BVH_MOTION_BIT a vertex or box moves in a straight line from its place in `data`, at time 0, to
 * its place in `dataAtOne`, at time 1. Indices and the transform are the same at both times. A structure has motion if
 * one of its geometries has it; the others then stay where they are. Its largest coordinate must be 1e-30 or more: a
 * vertex at a time loses what is below 2^-126, and smaller boxes have no room for that.
 * In host builds the references are pointers: (VkDeviceAddress)(uintptr_t)pointer. */
RAYSORT_STRUCT(RaysortBvhGeometry)
{
  RAYSORT_REF(RaysortIn) data;      /* vertices (three floats at the start of each stride), boxes or instances. A
                                       multiple of 4, and not 0 if there are primitives */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize; 0 if indexSize is 0 */
  RAYSORT_REF(RaysortIn) transform; /* 3 rows of 4 floats, applied to every vertex; a multiple of 4; 0: none */
  RAYSORT_REF(RaysortIn) dataAtOne; /* vertices or boxes at time 1, as many as in data; a multiple of 4. Not 0 if they
                                       move; 0 without motion, and for instances */
  RAYSORT_UINT type;                /* RAYSORT_BVH_TRIANGLES, _BOXES or _INSTANCES: the same in all of a structure */
  RAYSORT_UINT stride;              /* bytes from element to element: a multiple of 4, at most 65536. Least, and what 0
                                       means: 12, 24, 64, or 160 for instances with motion */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT primitiveCount;      /* triangles, boxes or instances */
  RAYSORT_UINT maxVertex;           /* largest valid index (vertices - 1), not 0 if there are triangles; one with a
                                       larger index is skipped */
  RAYSORT_UINT flags;               /* RAYSORT_BVH_OPAQUE_BIT, RAYSORT_BVH_MOTION_BIT */
  RAYSORT_UINT strideAtOne;         /* bytes from element to element in dataAtOne, as stride; 0 without motion */
  RAYSORT_UINT reserved;            /* 0: no language inserts padding */
};
#define RAYSORT_BVH_TRIANGLES 0u                  /* Vulkan's numbers */
#define RAYSORT_BVH_BOXES 1u                      /* a hook decides what is in a box */
#define RAYSORT_BVH_INSTANCES 2u                  /* a structure of instances has at most one geometry */
#define RAYSORT_BVH_OPAQUE_BIT 1u                 /* on geometries and leaf records: no any-hit hook is asked */
#define RAYSORT_BVH_MOTION_BIT 2u                 /* on geometries: the primitives move between time 0 and time 1 */

#define RAYSORT_BVH_MAX_PRIMITIVES 0x0fffffffu    /* in a structure: a leaf has 28 bits for its first record */
#define RAYSORT_BVH_MOTION_MAX_PRIMITIVES 0x07ffffffu /* in a structure with motion: its words have 32-bit numbers */
#define RAYSORT_BVH_MAX_GEOMETRIES 0x01000000u    /* in a structure: a record has 24 bits for its geometry */
#define RAYSORT_BVH_MAX_STRIDE 65536u

/* 64 bytes, with the layout of VkAccelerationStructureInstanceKHR. A build skips an instance, and counts it, if
 *   degenerateCount   its mask or its reference is 0, or its structure is empty; or its transform cannot be inverted in
 *                     fp32: the error of the inverse is past 1/32, or an element of it past RAYSORT_BVH_MAX_RAY
 *   badIndexCount     its reference is not a multiple of 16, leads to no structure of triangles or boxes, or leads out
 *                     of RaysortBvhBuildInfo.baseSize; or the structure has motion, and the instances have not
 *   nonFiniteCount    its transform has a NaN or a number past RAYSORT_BVH_MAX_COORDINATE, or its box does */
RAYSORT_STRUCT(RaysortBvhInstance)
{
  RAYSORT_FLOAT transform[12];      /* 3 rows of 4, from the object to the world */
  RAYSORT_UINT customAndMask;       /* bits 0-23: index for your use. Bits 24-31: mask; a ray skips the instance if
                                       (mask & cull mask of the ray) is 0. An update with mask 0 hides the instance, a
                                       later one shows it again. An instance that the build skipped, for its mask or
                                       otherwise, stays skipped */
  RAYSORT_UINT offsetAndFlags;      /* bits 0-23: record offset; 24-31: RAYSORT_BVH_INSTANCE_*_BIT */
  RAYSORT_UINT referenceLow;        /* low word of its structure's address (host builds: pointer), a multiple of 16 */
  RAYSORT_UINT referenceHigh;       /* high word of that address */
};
/* Flags of an instance, with Vulkan's numbers. */
#define RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT 1u /* triangles are not culled by facing */
#define RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT 2u         /* exchanges front and back; a mirroring transform does not */
#define RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT 4u
#define RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT 8u

/* 160 bytes: an element of an array of VkAccelerationStructureMotionInstanceNV, whose stride is 160. `data` depends on
 * `type`:
 *   RAYSORT_BVH_MOTION_STATIC  words 0-15: a RaysortBvhInstance
 *   RAYSORT_BVH_MOTION_MATRIX  words 0-11: the transform at time 0, as RaysortBvhInstance.transform; 12-23: at time 1;
 *                              24-27: customAndMask, offsetAndFlags, referenceLow, referenceHigh
 *   RAYSORT_BVH_MOTION_SRT     words 0-15: VkSRTDataNV at time 0: sx a b pvx sy c pvy sz pvz qx qy qz qw tx ty tz;
 *                              16-31: at time 1; 32-35: customAndMask, offsetAndFlags, referenceLow, referenceHigh. The
 *                              quaternion qx qy qz qw need not have length 1
 * The named structure may have motion or not. A build skips an instance for the reasons of RaysortBvhInstance, at
 * either end of time, and counts it in the same way; a type past 2 counts in degenerateCount. A ray does not enter the
 * instance at times at which the transform cannot be inverted. docs/motion.md has more. */
RAYSORT_STRUCT(RaysortBvhMotionInstance)
{
  RAYSORT_UINT type;                /* RAYSORT_BVH_MOTION_* */
  RAYSORT_UINT flags;               /* ignored, as in Vulkan */
  RAYSORT_UINT data[36];            /* floats by their bits */
  RAYSORT_UINT reserved[2];         /* ignored */
};
#define RAYSORT_BVH_MOTION_STATIC 0u              /* Vulkan's numbers */
#define RAYSORT_BVH_MOTION_MATRIX 1u
#define RAYSORT_BVH_MOTION_SRT 2u

/* ---- the bytes of a structure ---- */

/* A grid, 32 bytes. The header begins with the root's grid. A frame is another grid, for a subtree that is small
 * compared with the cells of the grid above it. Box centres are whole numbers of cells from `origin`, and
 * origin + number * cell is exact in fp32. */
RAYSORT_STRUCT(RaysortBvhGrid)
{
  RAYSORT_VEC3(origin);
  RAYSORT_UINT node;    /* the root of the subtree */
  RAYSORT_VEC3(cell);   /* size of a cell on each axis */
  RAYSORT_FLOAT extent; /* the largest |coordinate| of the records below, over all axes; the box test needs it */
};

/* 128 bytes. The counters are those of the build. An update writes the grid, the two corners, slack, and stackNeed of a
 * structure of instances: it changes no counter, whatever data it meets. */
RAYSORT_STRUCT(RaysortBvhHeader)
{
  RAYSORT_VEC3(origin);          /* words 0 and 1: the root's grid, as RaysortBvhGrid */
  RAYSORT_UINT node;             /* 0 */
  RAYSORT_VEC3(cell);
  RAYSORT_FLOAT extent;
  RAYSORT_UINT records;          /* word 2: word of the first record = 8 + 4 nodeCount; with motion 8 + 7 nodeCount */
  RAYSORT_UINT frames;           /* word of the first frame: after the records, with motion after the motion records */
  RAYSORT_UINT stackNeed;        /* most entries that a traversal stacks. Above RAYSORT_BVH_STACK (112) the stack may
                                    overflow. The worst found, made on purpose, is 103 */
  RAYSORT_UINT depth;            /* nodes on the longest way from the root to a leaf */
  RAYSORT_UINT magic;            /* word 3: RAYSORT_BVH_MAGIC, with motion RAYSORT_BVH_MOTION_MAGIC; 0: nothing built */
  RAYSORT_UINT type;             /* kind of the records: RAYSORT_BVH_TRIANGLES, _BOXES or _INSTANCES */
  RAYSORT_UINT sizeLow;          /* low word of the bytes of the structure */
  RAYSORT_UINT sizeHigh;         /* high word of the bytes of the structure */
  RAYSORT_UINT nodeCount;        /* word 4 */
  RAYSORT_UINT frameCount;
  RAYSORT_UINT recordCount;      /* primitives in the tree: all that were not skipped. There are as many leaf records,
                                    but in a structure of instances primitiveCount: a skipped instance has one too */
  RAYSORT_UINT primitiveCount;   /* primitives given, clamped: the sum of recordCount and the next three counts */
  RAYSORT_UINT badIndexCount;    /* word 5: skipped for an index past maxVertex, or a reference to no structure */
  RAYSORT_UINT nonFiniteCount;   /* skipped for a NaN, or past RAYSORT_BVH_MAX_COORDINATE after the transform */
  RAYSORT_UINT degenerateCount;  /* skipped triangles with two vertices of the same bits (with motion: the same two at
                                    both times), boxes with lo > hi, and instances for all other reasons */
  RAYSORT_UINT clampedCount;     /* primitives that primitiveCounts gave past the geometry's primitiveCount */
  RAYSORT_VEC3(boxMin);          /* word 6: least corner of all records; zero if there is none */
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_*; if it is not 0, the structure is whole, but empty */
  RAYSORT_VEC3(boxMax);          /* word 7: largest corner of all records; zero if there is none */
  RAYSORT_FLOAT slack;           /* structures of instances: a term of the box test, see "Instances". Else 0 */
};
#define RAYSORT_BVH_MAGIC 0x31565352u             /* "RSV1" */
#define RAYSORT_BVH_MOTION_MAGIC 0x32565352u      /* "RSV2": a structure with motion */
#define RAYSORT_BVH_HEADER_WORDS 8u
#define RAYSORT_BVH_NODE_WORDS 4u
#define RAYSORT_BVH_RECORD_WORDS 3u               /* a triangle's */
#define RAYSORT_BVH_BOX_WORDS 2u
#define RAYSORT_BVH_INSTANCE_WORDS 8u
#define RAYSORT_BVH_FRAME_WORDS 2u
#define RAYSORT_BVH_MOTION_NODE_WORDS 3u
#define RAYSORT_BVH_MOTION_RECORD_WORDS 3u        /* a triangle's */
#define RAYSORT_BVH_MOTION_BOX_WORDS 2u
#define RAYSORT_BVH_MOTION_INSTANCE_WORDS 9u
#define RAYSORT_BVH_REACH_NODES 12u               /* nodes opened for the box of an instance: see "Instances" */
#define RAYSORT_BVH_REACH_WAITING 4u              /* nodes that wait to be opened: see "Instances" */
#define RAYSORT_BVH_ERROR_NONE 0u
#define RAYSORT_BVH_ERROR_NO_ROOM 1u              /* the structure did not fit in the destination */
#define RAYSORT_BVH_ERROR_CORRUPT 2u              /* the source of a copy was no structure, or a damaged file */
#define RAYSORT_BVH_ERROR_NO_DESCRIPTIONS 3u      /* a build on a device met descriptions that nobody had written */
#define RAYSORT_BVH_EMPTY_SIZE 192u               /* bytes of an empty structure, the least; with motion 240 */
#define RAYSORT_BVH_MAX_COORDINATE 70368744177664.0f /* 2^46, after the transform: areas and costs stay finite */

/* A node is four words, one for each child. A search for any hit visits the first child first, a search for the closest
 * hit the nearest one; of several that hold the ray's origin, the last. A build sorts the children by the area of their
 * boxes and by the cost of what is in them, empty ones last; an update keeps this order. A child's x, y and z describe
 * its box, one axis each:
 *   bits 0-15        the centre, in cells of the grid
 *   the whole word   half the extent, read as an fp32. Never mask the low bits away: they only enlarge it, and the
 *                    builder allows for that
 * A child's w is a reference: */
#define RAYSORT_BVH_LEAF_BIT 0x80000000u          /* without it, w is the index of a node */
#define RAYSORT_BVH_LEAF_COUNT_SHIFT 28           /* in a leaf: bits 28 and 29 are its records - 1; bit 30 is 0 */
#define RAYSORT_BVH_LEAF_FIRST_MASK 0x0fffffffu   /* in a leaf: bits 0-27 are its first record */
#define RAYSORT_BVH_FRAME_TAG 0xc0000000u         /* | frame: a node with a grid of its own */
#define RAYSORT_BVH_RESTORE_TAG 0xe0000000u       /* | frame: goes back to that grid; only on the stack, not in nodes */
#define RAYSORT_BVH_ITEM_TAG 0xd0000000u          /* | record: a leaf of one box, or of one instance */
#define RAYSORT_BVH_TAG_MASK 0xf0000000u
#define RAYSORT_BVH_FRAME_MASK 0x0fffffffu        /* the frame number RAYSORT_BVH_FRAME_MASK is the header's grid */
#define RAYSORT_BVH_EMPTY 0xffffffffu             /* no child: its x, y and z are RAYSORT_BVH_EMPTY_BOX, never hit */
#define RAYSORT_BVH_EMPTY_BOX 0xf1490000u         /* half extent -1e30, centre 0 */

/* Leaf records. The records of a leaf are sorted by (geometry, primitive).
 *   triangle   3 words. xyz: the vertices, transformed. w of word 0: the primitive in its geometry. w of word 1: the
 *              geometry in bits 0-23, flags (RAYSORT_BVH_OPAQUE_BIT) in bits 24-31. w of word 2: the shape
 *   box        2 words. xyz: its least and its largest corner. w: as in words 0 and 1 of a triangle
 *   instance   8 words. 3 rows of 4 from the world to the object; then the reference of its structure minus
 *              RaysortBvhBuildInfo.base (low, high), customAndMask, offsetAndFlags; 3 rows of 4 from the object to the
 *              world; a word of 0. Record i is instance i, all zeros if the build skipped it. If it was good at the
 *              build and is bad at an update, all is 0 except the last column of the last 3 rows, which keeps its
 *              place */
#define RAYSORT_BVH_RECORD_GEOMETRY_MASK 0x00ffffffu
#define RAYSORT_BVH_RECORD_FLAGS_SHIFT 24

/* The shape of a triangle, w of word 2 of its record. The longest side is the side with the largest component (the
 * difference of two coordinates). Scale is bits 23-30, read as an fp32: the power of two that takes this component to
 * 1 .. 2. Area is the largest component of the cross product of the sides a b and c a, after scaling: twice the
 * triangle's area, or a little less. */
#define RAYSORT_BVH_SHAPE_THIN_BIT 1u             /* 0 < area < RAYSORT_BVH_THIN * the longest side squared */
#define RAYSORT_BVH_SHAPE_CORNER_SHIFT 2          /* bits 2-3: the vertex opposite to the longest side, 0 to 2 */
#define RAYSORT_BVH_SHAPE_SCALE_MASK 0x7f800000u
#define RAYSORT_BVH_THIN 0.03125f                 /* 2^-5 */

/* ---- copies ---- */

#define RAYSORT_BVH_COPY_CLONE 0u
#define RAYSORT_BVH_COPY_SERIALISE 1u             /* RaysortBvhSerial, then the structure */
#define RAYSORT_BVH_COPY_DESERIALISE 2u           /* the structure out of a file that _SERIALISE wrote */
#define RAYSORT_BVH_COPY_PROPERTIES 3u            /* RaysortBvhProperties */

/* 64 bytes, the head of a file. */
RAYSORT_STRUCT(RaysortBvhSerial)
{
  RAYSORT_UINT magic;            /* RAYSORT_BVH_SERIAL_MAGIC */
  RAYSORT_UINT version;          /* RAYSORT_BVH_SERIAL_VERSION, with motion RAYSORT_BVH_SERIAL_MOTION_VERSION */
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_*; if it is not 0, nothing follows */
  RAYSORT_UINT type;             /* RaysortBvhHeader.type of the structure */
  RAYSORT_UINT sizeLow;          /* low word of the bytes of the file, with this head; of a file that got
                                    RAYSORT_BVH_ERROR_NO_ROOM: of the bytes that it would have */
  RAYSORT_UINT sizeHigh;         /* high word of the bytes of the file */
  RAYSORT_UINT sums[2];          /* over all words of the structure: see sum.comp */
  RAYSORT_UINT reserved[8];      /* 0 */
};
#define RAYSORT_BVH_SERIAL_MAGIC 0x31535352u      /* "RSS1" */
#define RAYSORT_BVH_SERIAL_VERSION 2u             /* version 1 had no shapes of triangles */
#define RAYSORT_BVH_SERIAL_MOTION_VERSION 4u      /* with motion; version 3 had no gap between two matrices */
#define RAYSORT_BVH_SERIAL_WORDS 4u

/* 64 bytes: what a host needs of a RaysortBvhHeader. If the source is no structure, all are 0 except the error. */
RAYSORT_STRUCT(RaysortBvhProperties)
{
  RAYSORT_UINT sizeLow;          /* low word of the bytes of the structure, and of a compacted copy */
  RAYSORT_UINT sizeHigh;         /* high word of the bytes of the structure */
  RAYSORT_UINT type;
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_* */
  RAYSORT_UINT nodeCount;
  RAYSORT_UINT frameCount;
  RAYSORT_UINT recordCount;
  RAYSORT_UINT primitiveCount;
  RAYSORT_UINT badIndexCount;
  RAYSORT_UINT nonFiniteCount;
  RAYSORT_UINT degenerateCount;
  RAYSORT_UINT clampedCount;
  RAYSORT_UINT stackNeed;
  RAYSORT_UINT depth;
  RAYSORT_UINT reserved[2];      /* 0 */
};
#define RAYSORT_BVH_PROPERTIES_WORDS 4u

/* A hit is the same bits on every device and on the host. The triangle test is that of Woop, Benthin and Wald 2013,
 * with t clamped to the triangle's own box; each product, sum, difference and quotient is rounded to fp32 by itself.
 * Candidates have tMin <= t <= tMax and are ordered by (t, instance, geometry, primitive): the closest hit is the first
 * of them, the next hit after a given one is the one after it. So a result depends only on the triangles, not on the
 * tree and the order in which a kernel visits it. No ray passes through a closed mesh, unless it begins inside, nearer
 * to its surface than 9 * 2^-24 of the longest side of its box. docs/proofs.md has every step and the reasons.
 *
 * Motion: a structure with motion holds everything twice: its nodes and its records are the structure at time 0, and a
 * reader that knows no time finds the hits of time 0 in them. Motion node n, at word 8 + 4 nodeCount + 3 n, has the
 * children of node n at time 1: word k is axis k, and its component c is what x, y or z of child c is; an empty
 * child has RAYSORT_BVH_EMPTY_BOX. All grids and the box of the header are around both times. Motion record i, at
 * word records + size i after all records, is record i at time 1:
 *   triangle   3 words. xyz: the vertices at time 1. w of word 0: 1 if the triangle is plain, else 0. The other w: 0
 *   box        2 words. xyz: the least and the largest corner at time 1. w: 0
 *   instance   9 words: 4 at time 0, 4 at time 1 (SRT 16 floats each, matrix 12 and a word of zeros, static zeros);
 *              then its type, its limit (an fp32), 1 if it is steady, 0. Zeros if the instance is skipped */

#endif /* RAYSORT_BVH_SHARED_H */
