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
 * A structure with motion has two more parts: motion nodes behind the nodes, and motion records behind the records.
 * "Motion" at the end of this file says what they hold.
 * Nothing lies between the parts or behind the last: header.sizeLow and sizeHigh count all bytes. */
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
  RAYSORT_UINT instance;  /* index in the array of instances that was built from; 0 in a structure of one level */
  RAYSORT_UINT material;  /* after a traversal the instance's record offset, or 0; the trace pass writes the material */
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
 * geometry, and the first two ray flags override both. */
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
 * reads at most 3 * primitiveCount indices, and the vertices that they name up to maxVertex: no byte from
 * data + maxVertex * stride + 12 on. A device reads indices of 16 bits in whole words of 32 bits, so up to 2 bytes
 * before and behind them.
 * Boxes: six floats each, least x y z and largest x y z (VkAabbPositionsKHR). Only data, stride, primitiveCount, type,
 * flags and, with motion, dataAtOne and strideAtOne may differ from 0.
 * Instances: RaysortBvhInstance each; with RAYSORT_BVH_MOTION_BIT RaysortBvhMotionInstance each. Only data, stride,
 * primitiveCount, type and RAYSORT_BVH_MOTION_BIT may differ from 0.
 * Motion: with RAYSORT_BVH_MOTION_BIT a vertex or box moves in a straight line from its place in `data`, at time 0, to
 * its place in `dataAtOne`, at time 1. Indices and the transform are the same at both times. A structure has motion if
 * one of its geometries has it; its other geometries then stand still.
 * In host builds the references are pointers: (VkDeviceAddress)(uintptr_t)pointer. */
RAYSORT_STRUCT(RaysortBvhGeometry)
{
  RAYSORT_REF(RaysortIn) data;      /* vertices (three floats at the start of each stride), boxes, or instances. A
                                       multiple of 4, and not 0 if there are primitives */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize; 0 if indexSize is 0 */
  RAYSORT_REF(RaysortIn) transform; /* 3 rows of 4 floats, applied to every vertex; a multiple of 4; 0: none */
  RAYSORT_REF(RaysortIn) dataAtOne; /* vertices or boxes at time 1, as many as in data; a multiple of 4. 0 without
                                       motion, and for instances. If vertices or boxes move, 0 is refused */
  RAYSORT_UINT type;                /* RAYSORT_BVH_TRIANGLES, _BOXES or _INSTANCES: the same in all of a structure */
  RAYSORT_UINT stride;              /* bytes from element to element: a multiple of 4, at most 65536. Least, and what 0
                                       means: 12, 24, 64, or 160 for instances with motion */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT primitiveCount;      /* triangles, boxes or instances */
  RAYSORT_UINT maxVertex;           /* largest valid index (vertices - 1); a triangle with a larger one is skipped. 0 is
                                       refused if there are triangles */
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
                                       (mask & cull mask of the ray) is 0. An update with mask 0 hides the instance,
                                       and a later one with another mask shows it again. An instance that the build
                                       skipped, for its mask or otherwise, stays skipped */
  RAYSORT_UINT offsetAndFlags;      /* bits 0-23: record offset; 24-31: RAYSORT_BVH_INSTANCE_*_BIT */
  RAYSORT_UINT referenceLow;        /* low word of the structure's device address (host builds: pointer), a multiple of
                                       16 */
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
 * either end of time, and counts it in the same way; a type past 2 counts in degenerateCount. docs/motion.md has more.
 * A ray does not enter the instance at times at which the transform cannot be inverted: see "Motion". */
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
  RAYSORT_UINT frames;           /* word of the first frame: behind the records, with motion behind motion records */
  RAYSORT_UINT stackNeed;        /* most entries that a traversal stacks. If stackNeed is above RAYSORT_BVH_STACK (112),
                                    the stack may overflow. The most seen is 103, with triangles placed for it */
  RAYSORT_UINT depth;            /* nodes on the longest way from the root to a leaf */
  RAYSORT_UINT magic;            /* word 3: RAYSORT_BVH_MAGIC, with motion RAYSORT_BVH_MOTION_MAGIC; 0: nothing was
                                    built here */
  RAYSORT_UINT type;             /* kind of the records: RAYSORT_BVH_TRIANGLES, _BOXES or _INSTANCES */
  RAYSORT_UINT sizeLow;          /* low word of the bytes of the structure */
  RAYSORT_UINT sizeHigh;         /* high word of the bytes of the structure */
  RAYSORT_UINT nodeCount;        /* word 4 */
  RAYSORT_UINT frameCount;
  RAYSORT_UINT recordCount;      /* primitives in the tree: all that were not skipped. A structure of triangles or boxes
                                    has this number of leaf records. A structure of instances has primitiveCount of
                                    them, because a skipped instance has one too */
  RAYSORT_UINT primitiveCount;   /* primitives that were given, after clamping = recordCount + badIndexCount +
                                    nonFiniteCount + degenerateCount */
  RAYSORT_UINT badIndexCount;    /* word 5: skipped for an index past maxVertex, or a reference to no structure */
  RAYSORT_UINT nonFiniteCount;   /* skipped for a NaN, or a coordinate past RAYSORT_BVH_MAX_COORDINATE, after the
                                    transform of the geometry */
  RAYSORT_UINT degenerateCount;  /* skipped triangles with two vertices of the same bits (with motion: the same
                                     two at both times), boxes with lo > hi, and
                                    instances for all other reasons */
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
#define RAYSORT_BVH_EMPTY_SIZE 192u               /* bytes of an empty structure, the smallest possible; 240 with
                                                     motion */
#define RAYSORT_BVH_MAX_COORDINATE 70368744177664.0f /* 2^46, after the geometry's transform: areas and costs stay
                                                        finite */

/* A node is four words, one for each child. A search for any hit visits the first child first. A search for the closest
 * hit visits the nearest child first. If the ray begins in several children, it first visits the last of these. A build
 * sorts the children by the area of their boxes and by the cost of what is in them; empty children come last. An update
 * keeps this order. A child's x, y and z describe its box, one axis each:
 *   bits 0-15        the centre, in cells of the grid
 *   the whole word   half the extent, read as an fp32. The low bits only enlarge it, and the builder allows for
 *                    that: never mask them away
 * A child's w is a reference: */
#define RAYSORT_BVH_LEAF_BIT 0x80000000u          /* without it, w is the index of a node */
#define RAYSORT_BVH_LEAF_COUNT_SHIFT 28           /* in a leaf: bits 28 and 29 are its records - 1; bit 30 is 0 */
#define RAYSORT_BVH_LEAF_FIRST_MASK 0x0fffffffu   /* in a leaf: bits 0-27 are its first record */
#define RAYSORT_BVH_FRAME_TAG 0xc0000000u         /* | frame: a node behind a grid of its own */
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
 *              world; a word of 0. Record i is instance i. An instance that the build skipped has a record of zeros. An
 *              instance that was good at the build and is bad at an update has a record of zeros but for three numbers:
 *              the last column of the last 3 rows keeps the place that it had
 */
#define RAYSORT_BVH_RECORD_GEOMETRY_MASK 0x00ffffffu
#define RAYSORT_BVH_RECORD_FLAGS_SHIFT 24

/* The shape of a triangle, w of word 2 of its record. The longest side is the side with the largest part (difference of
 * two coordinates). Scale is bits 23-30, read as an fp32: the power of two that takes this part to 1 .. 2. Area is the
 * largest part of the cross product of the sides a b and c a, after scaling. It is twice the triangle's area, or a
 * little less. */
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
  RAYSORT_UINT sizeLow;          /* low word of the bytes of the file, with this head. If error is
                                    RAYSORT_BVH_ERROR_NO_ROOM: of the bytes that the file would have */
  RAYSORT_UINT sizeHigh;         /* high word of the bytes of the file */
  RAYSORT_UINT sums[2];          /* over all words of the structure: see sum.comp */
  RAYSORT_UINT reserved[8];      /* 0 */
};
#define RAYSORT_BVH_SERIAL_MAGIC 0x31535352u      /* "RSS1" */
#define RAYSORT_BVH_SERIAL_VERSION 2u             /* version 1 had no shapes of triangles */
#define RAYSORT_BVH_SERIAL_MOTION_VERSION 4u      /* with motion; version 3 had no gap between two matrices */
#define RAYSORT_BVH_SERIAL_WORDS 4u

/* 64 bytes: the numbers that a host needs of a structure on a device. They are copied from RaysortBvhHeader. If the
 * source is no structure, all are 0 except the error. */
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

/* The triangle test, after Woop, Benthin and Wald 2013. Every product, sum, difference and quotient is rounded to fp32
 * by itself, in the order written here, on every device (the host and lavapipe agree to the bit). u is 2^-24. d is the
 * direction, with each part whose size is below 2^-60 replaced by +-2^-60 (sign kept); r = 1 / d.
 *   k = the axis of the largest |direction|, the first of equal ones; i, j = the two axes that follow k in the circle
 *   x y z, exchanged if direction[k] < 0
 *   sk = r[k]; si = direction[i] / direction[k]; sj = direction[j] / direction[k]
 *   a = vertex 0 - origin; ax = a[i] - si * a[k]; ay = a[j] - sj * a[k]; az = sk * a[k]; likewise b (vertex 1) and c
 *   (vertex 2). ax, ay are a rounded corner: the corner as a point of the plane across the ray
 *   U = cx * by - cy * bx; V = ax * cy - ay * cx; W = bx * ay - by * ax; det = (U + V) + W
 *   the ray misses if one of U, V, W is < 0 and one is > 0. The triangle is front facing if det > 0
 *   q = 1 / det; w = U * q, u = V * q, v = W * q; t = (az * w + bz * u) + cz * v
 * Then t is clamped to the interval in which the ray is in the triangle's own box. On each axis, of the three products
 * a * r, b * r, c * r, lo is the least and hi the largest; m = max(|lo|, |hi|). The interval goes from the largest
 * lo - 10 u m of the axes to the least hi + 10 u m. t is first raised to the begin, then lowered to the end.
 * After the four special cases below, t is clamped to a larger interval in the same way: 10 u z wider at both ends,
 * z = max(|az|, |bz|, |cz|). The ray misses if the larger interval is empty.
 * Still axes: on an axis where |r| is 2^60, the direction's part may be smaller than 1 / r. A still axis is ignored in
 * both intervals. Instead the ray misses if 0 is not between the least and the largest of a, b and c on this axis,
 * after widening by 10 u of their largest size and by 2^-60 z.
 * Four kinds of triangles need more:
 *   small   |det| < 2^-100. If all of ax, ay, bx, by, cx, cy are below 2^-40 in size, U, V and W are computed again
 *           from 2^80 times these numbers. The ray misses if |det| is still below 2^-100
 *   near    RAYSORT_BVH_SHAPE_THIN_BIT is set, and R * scale <= 8 for the largest part R of a, b and c: R is at most 4
 *           to 8 longest sides. M is the largest of |ax|, |ay| .. |cy|, and E = 17 u (M * (M + R)). In the test of the
 *           signs, U, V and W count as >= 0 from -E on, and as <= 0 up to E. Then each of them whose sign is not the
 *           sign of det becomes 0
 *   flat    a, b and c are equal on an axis, to the bit, and no axis is still. t becomes their product with r on the
 *           first such axis. So t of a ground, for example, is t of its plane
 *   thin    RAYSORT_BVH_SHAPE_THIN_BIT is set, or the triangle is not flat and the ray begins near to it for its size:
 *           0 <= t <= z / 4; or -2^-12 z <= t < 0, and the smaller interval's begin is below its end times 1 + 2^-19.
 *           t becomes t of the plane.
 *           n = the cross product of the two shorter sides, after scaling; h = the direction by its part k: h[k] = 1;
 *           t = ((n . a) * (1 / (n . h))) * sk. t stays as it was if |n . h| < 2^-120. A t < 0 becomes 0 if tMin is 0
 *           and |n . a| is at most 8 u times the same sum with every product taken as positive
 * A t of -0 is 0. A candidate has tMin <= t <= tMax, and t is finite. Candidates are ordered by (t, instance, geometry,
 * primitive). The closest hit is the first of them; the next hit after a given hit is the first one behind it. So a
 * result depends on the triangles alone, whatever the tree and the order in which a kernel visits it.
 *
 * Why no ray passes through a closed mesh.
 *   Signs. Rounding a product keeps its order. So the sign of U is the exact sign for the rounded corners ax, ay .., or
 *   U is 0. Two triangles that share an edge have the same rounded corners there, and opposite signs. So the rounded
 *   corners form a closed mesh, too, and one of its triangles contains the ray's line exactly. The ray does not miss
 *   this triangle, unless its U, V and W all round to 0. Then the triangle is seen from its side, and it is no wider
 *   than rounding.
 *   Interval. A rounded corner is off by at most u (|a[i]| + 3 |si * a[k]| + |ax|): by the rounding of a, of si, of the
 *   product and of the difference. This is at most 2 u |a[i]| + 4 u |si * a[k]|. Times |r[i]| it is at most
 *   2 u m + 4 u z, because |si * r[i]| is nearly |r[k]|. So the point where the line meets the rounded triangle lies in
 *   the larger interval of every axis: 10 u m and 10 u z also have room for the rounding of lo, of hi and of the ends.
 *   So the larger interval of a triangle that the line meets is never empty.
 *   Begin. If a ray begins farther from a triangle than rounding, the sign of t is right. If it begins nearer, a t < 0
 *   that may be rounding becomes 0: n . a is off by less than 8 u of its products. The rule of thin triangles leaves
 *   out one case: the smaller interval ends below 0 and is hardly longer than rounding. All corners of the triangle lie
 *   behind the ray's begin then, on the axis that gave the end. This is certain, because the sign of a difference is
 *   exact. So a t < 0 is right there.
 *   Thin triangles. If a triangle is hardly wider than rounding, the rounded mesh differs too much from the mesh. U is
 *   off by less than E. One part of this error comes from four products of a corner's error, u (4 R + M), and a
 *   coordinate, at most M. The other part, 3 u M * M, comes from rounding the two products and their difference. So a
 *   line that exactly goes through a thin triangle does not miss it. A ray that passes beside a thin triangle, within
 *   rounding, may hit it.
 *   Exception. A ray that begins inside a closed mesh, but nearer to its surface than 9 u R, may begin outside of the
 *   rounded mesh. Only rays of this kind can leave, through triangles that are not thin.
 * How good t is. If the ray begins near to the triangle for its size, or the triangle is thin or flat, t is t of the
 * plane. A triangle that is not thin has a height of a 32nd of its longest side or more. Otherwise its t is off by up
 * to 5 u z, and t is more than z / 4. That is up to 5 times the error of t of its plane. If the ray is within about a
 * degree of the plane, t may be anywhere in the interval. On average t is off by 2^-24 of the longest side, over the
 * sine of the angle between ray and plane; 1 above a ground of 200,000 that slopes by 1 : 1000 it is off by 0.00001.
 *
 * The box test. On each axis, with X = grid.extent and
 *   e = 3 * 2^-21 * (|r| * (|origin| + X) + D), D = the least |r| of the axes * (the largest |origin| of the axes + X):
 *   near = (grid.origin - origin) * r - e + centre * (cell * r) - half * |r|
 *   far  = (grid.origin - origin) * r + e + centre * (cell * r) + half * |r|
 * On a still axis (|r| is 2^60) e is larger by D, which no t exceeds. Any rounding is allowed, fused or not. The ray
 * meets the box if the largest of near and tMin is <= the smallest of far and the best t, inclusive.
 * Near and far enclose the interval that the triangle test uses for every triangle below: m <= |r| (|origin| + X), and
 * z <= D. t is within 10 u m and 10 u z of lo and hi; lo and hi round by 4 u m; near and far round by 8 u m. The sum is
 * 22 u m and 10 u z, and e is 24 u of both. On a still axis, the line passes every triangle that it goes through within
 * 2 u (|origin| + X), and the ray moves by less than 2^-60 t.
 * A larger e does no harm. The shaders use, with O = the largest |origin| of the axes and R = the least |r|:
 *   E = (O + X) * (3 * 2^-20 + 2^-60 R), and half + E in place of half, without e
 * E * |r| is at least e: |r| (O + X) is at least |r| (|origin| + X) and at least D. On a still axis the last term is D.
 * The rounding of half + E takes the place of the rounding of e's sum: near and far still round by 8 u m.
 *
 * Instances. The ray goes into the object's space by the rows r from world to object:
 *   origin[i] = ((r[i][0] * x + r[i][1] * y) + r[i][2] * z) + r[i][3], each step rounded by itself
 * The direction is transformed in the same way, without the last sum. It is not scaled, so t is the world's t. The ray
 * misses the instance if it is dead in the object's space. If the ray begins far from the world's origin and the
 * instance is turned, origin[i] is a difference of large numbers: t is then off by up to 8 units in the last place of
 * the coordinates, 0.05 at 1e5. So keep the world's origin near the things that you look at.
 * In a structure of instances the box test has a larger e, with a = |r| of the ray on the axis and
 * extent = grid.extent:
 *   e = a * (|origin| + extent) * 3 * 2^-21 + 3 * 2^-21 * D + a * slack * (the largest |origin| of the axes + extent)
 * It covers the rounding of the transform, of the inverse and of the triangle test in the object's space. In the
 * shaders E is larger by slack * (O + X).
 * Let M be the rows from object to world and R the rows from world to object; |.| is taken part by part. header.slack
 * is the largest slack of all instances. The slack of an instance is
 *   2 * the largest row sum of (|M R - 1| + 5 * 2^-22 |M| |R|)
 * The box of an instance: on axis i of the world it ends where the structure reaches farthest along row i of M. It
 * begins at minus the place where the structure reaches farthest along row i of -M. Let m be the last column of M, r
 * the last column of R, and extent the extent of the structure. Each axis is then enlarged at both ends by its part of
 *   |M r + m| + 2^-20 * (|M| |r| + |M| (extent, extent, extent) + |m|)
 * How far a structure reaches is found from its upper nodes in the root's grid. The node that reaches farthest is
 * opened first. Opening stops after RAYSORT_BVH_REACH_NODES nodes, or if a closed child (a leaf or a frame) reaches
 * farthest. At most RAYSORT_BVH_REACH_WAITING (4) nodes wait to be opened. If a fifth comes, the one of the five that
 * reaches least far is not opened any more: it counts as closed. A child reaches as far as the farthest corner of its
 * box, but no farther than the box of the header.
 *
 * Motion. A structure with motion holds everything twice: its nodes and its records are the structure at time 0, and a
 * reader that knows no time finds the hits of time 0 in them. Motion node n, at word 8 + 4 nodeCount + 3 n, has the
 * children of node n at time 1: word k is axis k, its four parts are the numbers of the four children, as in x, y or z
 * of a child; an empty child has RAYSORT_BVH_EMPTY_BOX. All grids and the box of the header are around both times.
 * Motion record i, at word records + size i behind all records, is record i at time 1:
 *   triangle   3 words. xyz: the vertices at time 1. w of word 0: 1 if the triangle is plain, else 0. The other w: 0
 *   box        2 words. xyz: the least and the largest corner at time 1. w: 0
 *   instance   9 words: 4 at time 0, 4 at time 1 (SRT 16 floats each, matrix 12 and a word of zeros, static zeros);
 *              then its type, its limit (an fp32), 1 if it is steady, 0. Zeros if the instance is skipped
 * A time below 0 counts as 0, a time above 1 as 1, a time below 2^-126 as 0. A NaN makes the ray dead.
 * A number at a time is (1 - time) * number at 0 + time * number at 1: the difference, both products and the sum are
 * rounded by themselves, and results below 2^-126 become 0. So numbers are exact at both ends, and triangles that share
 * vertices share them at every time. The shape of a triangle is computed anew from its vertices at the time.
 * Plain triangles are never thin. The sides p = a b and q = c a of a triangle at time t are (1 - t) p0 + t p1 and
 * (1 - t) q0 + t q1, so a part of their cross product is (1 - t)^2 n0 + 2 t (1 - t) n1 + t^2 n2 with n0 of p0 x q0,
 * n1 of (p0 x q1 + p1 x q0) / 2 and n2 of p1 x q1. If the three numbers have one sign, the part is never nearer to 0
 * than the nearest of them. A triangle is plain if all its 18 coordinates are 0 or 2^-60 and more in size; if L, the
 * largest part of its sides at both ends, is 2^-13 of its largest coordinate or more; and if one part of the cross
 * product has three numbers of one sign of L * L / 16 or more. All is computed after scaling by the power of two that
 * takes L to 1 .. 2, each step rounded by itself. So a ray needs no shape for it: docs/motion.md.
 * Boxes. The box of a child at a time has the centre and the half extent between those of both times. A point in one
 * box at time 0 and in the other one at time 1 is between both at every time, on each axis: so it is in the box. e of
 * the box test has 6 * 2^-21 in place of both 3 * 2^-21: 24 u more than a structure without motion, for 4 u by which a
 * vertex at a time is rounded, 8 u of the centre and 4 u of the half extent (u is 2^-24; a centre is at most 2.02 X
 * from the origin of its grid).
 * Instances. A ray enters an instance at a time by the inverse of its transform at that time, which is computed as a
 * build computes it. It does not enter the instance if there is no inverse, or if the slack is above the limit in the
 * motion record. The slack of a steady instance never is, so it needs no test. header.slack is the largest limit.
 * docs/motion.md says how limits and boxes are made, and why they are right. A static instance in a structure with
 * motion is as in "Instances". */

#endif /* RAYSORT_BVH_SHARED_H */
