/* raysort_bvh_shared.h - rays, hits, geometries and the bytes of a structure, for C, GLSL and HLSL.
 * SPDX-License-Identifier: MIT
 *
 * A structure is of triangles, of boxes, or of instances of structures of the other two kinds: two levels at most. It
 * is position-independent. It is an array of 16-byte words, little endian:
 *   word 0            RaysortBvhHeader, 8 words
 *   word 8            nodes, 4 words each; node 0 is the root and is always there
 *   header.records    leaf records: 3 words a triangle, 2 a box, in the order of the leaves; 8 an instance, in theirs
 *   header.frames     frames, 2 words each (RaysortBvhGrid)
 * and nothing lies between or behind them: header.sizeLow and sizeHigh count all its bytes. */
#ifndef RAYSORT_BVH_SHARED_H
#define RAYSORT_BVH_SHARED_H
#include "raysort_shared.h"

/* ---- rays and hits ---- */

/* 32 bytes. A dead ray hits nothing and visits nothing: tMin > tMax; a tMax below 0; a number of origin or direction
 * not within +-RAYSORT_BVH_MAX_RAY (a NaN is not); tMin or tMax a NaN, tMin infinite; a direction of zero. The
 * direction need not be of length 1 (2^-30 to 2^30 will do): t counts directions. Hits have tMin <= t <= tMax; a tMin
 * below 0 counts as 0. */
RAYSORT_STRUCT(RaysortBvhRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* 32 bytes; the material sort takes hits as ids: RAYSORT_ID_UINT32, stride 32, offset 24. The point is
 * (1 - u - v) a + u b + v c of the triangle a b c. A miss: t = tMax of the ray, u = v = 0, flags without
 * RAYSORT_BVH_HIT_BIT, and RAYSORT_BVH_NONE as primitive, geometry and instance. */
RAYSORT_STRUCT(RaysortBvhHit)
{
  RAYSORT_FLOAT t;
  RAYSORT_FLOAT u;
  RAYSORT_FLOAT v;
  RAYSORT_UINT primitive; /* of its geometry */
  RAYSORT_UINT geometry;  /* of its structure */
  RAYSORT_UINT instance;  /* its place among the instances that were given; 0 in a structure of one level */
  RAYSORT_UINT material;  /* from the traversal: the instance's record offset, or 0; the trace pass looks it up */
  RAYSORT_UINT flags;     /* bits 0-7: hit kind; RAYSORT_BVH_HIT_BIT, RAYSORT_BVH_STACK_OVERFLOW_BIT */
};
#define RAYSORT_BVH_MAX_RAY 1152921504606846976.0f /* 2^60: no number of a box test overflows */
#define RAYSORT_BVH_NONE 0xffffffffu
#define RAYSORT_BVH_HIT_KIND_MASK 0xffu
#define RAYSORT_BVH_HIT_KIND_FRONT 0xfeu          /* Vulkan's numbers. Front: cross(b - a, c - a) looks at the ray */
#define RAYSORT_BVH_HIT_KIND_BACK 0xffu
#define RAYSORT_BVH_HIT_BIT 0x100u
#define RAYSORT_BVH_STACK_OVERFLOW_BIT 0x200u     /* the stack was full: a part of the structure was not seen */

/* Ray flags, with Vulkan's numbers. Opaque is what the geometry says, unless the instance says otherwise, unless one of
 * the first two says otherwise. */
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

/* 48 bytes. Triangle i has the vertices indices[3 i .. 3 i + 2], or without indices 3 i .. 3 i + 2. Read are, at most,
 * 3 * primitiveCount indices, and the vertices that they name up to maxVertex: nothing from data + maxVertex * stride
 * + 12 on. Boxes are six floats each, least x y z and largest x y z, as VkAabbPositionsKHR; instances are
 * RaysortBvhInstance: of these only data, stride, primitiveCount, and of boxes flags, may be other than 0.
 * On a device indices of 16 bits are read in whole words of 32 bits, so up to 2 bytes before and behind them.
 * In host builds the references are pointers: (VkDeviceAddress)(uintptr_t)pointer. */
RAYSORT_STRUCT(RaysortBvhGeometry)
{
  RAYSORT_REF(RaysortIn) data;      /* vertices (three floats at the start of each stride), boxes, or instances */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize; 0 if indexSize is 0 */
  RAYSORT_REF(RaysortIn) transform; /* 3 rows of 4 floats, applied to every vertex; a multiple of 4; 0: none */
  RAYSORT_UINT type;                /* RAYSORT_BVH_TRIANGLES, _BOXES, _INSTANCES: one kind in a structure */
  RAYSORT_UINT stride;              /* bytes from one to the next: a multiple of 4, up to 65536; 0: 12, 24 or 64 */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT primitiveCount;
  RAYSORT_UINT maxVertex;           /* the largest index; a triangle with a larger one is left out */
  RAYSORT_UINT flags;               /* RAYSORT_BVH_OPAQUE_BIT */
};
#define RAYSORT_BVH_TRIANGLES 0u                  /* Vulkan's numbers */
#define RAYSORT_BVH_BOXES 1u                      /* what is in them is up to a hook */
#define RAYSORT_BVH_INSTANCES 2u                  /* at most one geometry of these */
#define RAYSORT_BVH_OPAQUE_BIT 1u                 /* of geometries and of leaf records: no any-hit hook is asked */

#define RAYSORT_BVH_MAX_PRIMITIVES 0x0fffffffu    /* of a structure: a leaf has 28 bits for its first record */
#define RAYSORT_BVH_MAX_GEOMETRIES 0x01000000u    /* of a structure: a record has 24 bits for its geometry */
#define RAYSORT_BVH_MAX_STRIDE 65536u

/* 64 bytes, those of VkAccelerationStructureInstanceKHR. An instance is left out, and counted, if its mask or its
 * reference is 0, or its structure empty; if its structure is none of triangles or boxes, or not within
 * RaysortBvhBuildInfo.baseSize; if its transform cannot be inverted in fp32 (the error of the inverse past a 32nd, an
 * element past RAYSORT_BVH_MAX_RAY); if its box is past RAYSORT_BVH_MAX_COORDINATE. */
RAYSORT_STRUCT(RaysortBvhInstance)
{
  RAYSORT_FLOAT transform[12];      /* 3 rows of 4, from the object to the world */
  RAYSORT_UINT customAndMask;       /* bits 0-23: index of yours; 24-31: rays whose mask has none of these pass */
  RAYSORT_UINT offsetAndFlags;      /* bits 0-23: record offset; 24-31: RAYSORT_BVH_INSTANCE_*_BIT */
  RAYSORT_UINT referenceLow;        /* of its structure: a device address, in host builds a pointer; a multiple of 16 */
  RAYSORT_UINT referenceHigh;
};
/* Flags of an instance, with Vulkan's numbers. */
#define RAYSORT_BVH_INSTANCE_FACING_CULL_DISABLE_BIT 1u /* triangles are not culled by facing */
#define RAYSORT_BVH_INSTANCE_FLIP_FACING_BIT 2u         /* front is back; a transform that mirrors does not do this */
#define RAYSORT_BVH_INSTANCE_FORCE_OPAQUE_BIT 4u
#define RAYSORT_BVH_INSTANCE_FORCE_NO_OPAQUE_BIT 8u

/* ---- the bytes of a structure ---- */

/* A grid, 32 bytes. The root's is the first thing in the header; a frame is another one, for a subtree that is small
 * against the cells of the grid above it. Box centres are whole numbers of cells from `origin`, and
 * origin + number * cell is exact in fp32. */
RAYSORT_STRUCT(RaysortBvhGrid)
{
  RAYSORT_VEC3(origin);
  RAYSORT_UINT node;    /* where the subtree begins */
  RAYSORT_VEC3(cell);
  RAYSORT_FLOAT extent; /* the largest |coordinate| of the triangles below, over all axes: for the box test */
};

RAYSORT_STRUCT(RaysortBvhHeader) /* 128 bytes */
{
  RAYSORT_VEC3(origin);          /* words 0 and 1: the root's grid */
  RAYSORT_UINT node;             /* 0 */
  RAYSORT_VEC3(cell);
  RAYSORT_FLOAT extent;
  RAYSORT_UINT records;          /* word 2: word of the first record = 8 + 4 nodeCount */
  RAYSORT_UINT frames;           /* word of the first frame: behind the records */
  RAYSORT_UINT stackNeed;        /* most entries that a traversal stacks; past RAYSORT_BVH_STACK (96): may overflow. Up
                                    to 103 were seen, of triangles that were placed for it */
  RAYSORT_UINT depth;            /* nodes on the longest way from the root */
  RAYSORT_UINT magic;            /* word 3: RAYSORT_BVH_MAGIC, or 0: nothing was built here */
  RAYSORT_UINT type;             /* of its records: RAYSORT_BVH_TRIANGLES, _BOXES, _INSTANCES */
  RAYSORT_UINT sizeLow;          /* bytes of the structure */
  RAYSORT_UINT sizeHigh;
  RAYSORT_UINT nodeCount;        /* word 4 */
  RAYSORT_UINT frameCount;
  RAYSORT_UINT recordCount;      /* primitives that can be hit; instances have a record each, these or not */
  RAYSORT_UINT primitiveCount;   /* given, and not clamped away; the next three and recordCount add up to it */
  RAYSORT_UINT badIndexCount;    /* word 5, left out: an index past maxVertex; what an instance names is no structure */
  RAYSORT_UINT nonFiniteCount;   /* left out: a NaN, or a coordinate past RAYSORT_BVH_MAX_COORDINATE */
  RAYSORT_UINT degenerateCount;  /* left out: two vertices of the same bits; lo > hi of a box; all else of instances */
  RAYSORT_UINT clampedCount;     /* primitives past the count that the structure was laid out for */
  RAYSORT_VEC3(boxMin);          /* word 6: of all records; all zero without any */
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_*; not 0: the structure is there, and empty */
  RAYSORT_VEC3(boxMax);          /* word 7 */
  RAYSORT_FLOAT slack;           /* of instances, else 0: see the box test */
};
#define RAYSORT_BVH_MAGIC 0x31565352u             /* "RSV1" */
#define RAYSORT_BVH_HEADER_WORDS 8u
#define RAYSORT_BVH_NODE_WORDS 4u
#define RAYSORT_BVH_RECORD_WORDS 3u               /* of a triangle */
#define RAYSORT_BVH_BOX_WORDS 2u
#define RAYSORT_BVH_INSTANCE_WORDS 8u
#define RAYSORT_BVH_FRAME_WORDS 2u
#define RAYSORT_BVH_REACH_NODES 12u               /* for the box of an instance: see there */
#define RAYSORT_BVH_REACH_WAITING 4u
#define RAYSORT_BVH_ERROR_NONE 0u
#define RAYSORT_BVH_ERROR_NO_ROOM 1u              /* it did not fit in the destination */
#define RAYSORT_BVH_ERROR_CORRUPT 2u              /* what was to be copied was no structure, or a damaged file of one */
#define RAYSORT_BVH_ERROR_NO_DESCRIPTIONS 3u      /* a build on a device met descriptions that nobody had written */
#define RAYSORT_BVH_EMPTY_SIZE 192u               /* bytes of an empty structure: the least there is */
#define RAYSORT_BVH_MAX_COORDINATE 70368744177664.0f /* 2^46: areas and costs stay finite */

/* A node is four words, a child each, sorted by falling area of their boxes as they were built (an update keeps the
 * order); empty ones last. A child's x, y and z hold, an axis each, the centre of its box in bits 0-15, in cells of the
 * grid, and half its extent: the whole word, read as an fp32. The low bits only enlarge the number in the high ones,
 * and the builder counts on them: never mask them away. w is what lies there: */
#define RAYSORT_BVH_LEAF_BIT 0x80000000u          /* without it: index of a node */
#define RAYSORT_BVH_LEAF_COUNT_SHIFT 28           /* leaf: records - 1 in bits 28 and 29 (bit 30 is 0) ... */
#define RAYSORT_BVH_LEAF_FIRST_MASK 0x0fffffffu   /* ... and the first record in bits 0-27 */
#define RAYSORT_BVH_FRAME_TAG 0xc0000000u         /* | frame: a node behind a grid of its own */
#define RAYSORT_BVH_RESTORE_TAG 0xe0000000u       /* | frame: never in a node; on the stack, go back to that grid */
#define RAYSORT_BVH_ITEM_TAG 0xd0000000u          /* | record: a leaf of one box, or of one instance */
#define RAYSORT_BVH_TAG_MASK 0xf0000000u
#define RAYSORT_BVH_FRAME_MASK 0x0fffffffu        /* RAYSORT_BVH_FRAME_MASK itself: the grid in the header */
#define RAYSORT_BVH_EMPTY 0xffffffffu             /* no child: its x, y and z are RAYSORT_BVH_EMPTY_BOX, never hit */
#define RAYSORT_BVH_EMPTY_BOX 0xf1490000u         /* half extent -1e30, centre 0 */

/* A leaf record, 3 words: xyz are the vertices of a triangle, transformed. w of word 0 is the primitive of its
 * geometry; of word 1 the geometry in bits 0-23, flags in bits 24-31 (RAYSORT_BVH_OPAQUE_BIT); of word 2 the shape. The
 * records of a leaf stand in the order of (geometry, primitive).
 * Of a box 2 words: xyz are its least and its largest corner, w as of words 0 and 1 of a triangle.
 * Of an instance 8 words: 3 rows of 4 from the world to the object; the reference of its structure less
 * RaysortBvhBuildInfo.base (low, high), customAndMask, offsetAndFlags; 3 rows of 4 from the object to the world; 0. The
 * record of instance i is the i-th; of one that was left out all is 0. Of one that an update had to leave out all is 0
 * but the last column of the last 3 rows: where it was. */
#define RAYSORT_BVH_RECORD_GEOMETRY_MASK 0x00ffffffu
#define RAYSORT_BVH_RECORD_FLAGS_SHIFT 24

/* The shape of a triangle, w of word 2 of its record. The longest side is that with the largest part. Bits 23-30, read
 * as an fp32, are the power of two that takes this part to 1 .. 2. Area is the largest part of the cross product of two
 * sides, scaled so; it is twice a triangle's own, or a little less. */
#define RAYSORT_BVH_SHAPE_THIN_BIT 1u             /* 0 < area < RAYSORT_BVH_THIN * the longest side squared */
#define RAYSORT_BVH_SHAPE_CORNER_SHIFT 2          /* bits 2-3: the vertex opposite to the longest side, 0 to 2 */
#define RAYSORT_BVH_SHAPE_SCALE_MASK 0x7f800000u
#define RAYSORT_BVH_THIN 0.03125f                 /* 2^-5 */

/* ---- copies ---- */

#define RAYSORT_BVH_COPY_CLONE 0u
#define RAYSORT_BVH_COPY_SERIALISE 1u             /* RaysortBvhSerial, then the structure */
#define RAYSORT_BVH_COPY_DESERIALISE 2u           /* from there */
#define RAYSORT_BVH_COPY_PROPERTIES 3u            /* RaysortBvhProperties */

/* 64 bytes, the head of a file. */
RAYSORT_STRUCT(RaysortBvhSerial)
{
  RAYSORT_UINT magic;            /* RAYSORT_BVH_SERIAL_MAGIC */
  RAYSORT_UINT version;          /* RAYSORT_BVH_SERIAL_VERSION */
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_*: not 0, nothing follows */
  RAYSORT_UINT type;             /* of the structure */
  RAYSORT_UINT sizeLow;          /* bytes, with the head */
  RAYSORT_UINT sizeHigh;
  RAYSORT_UINT sums[2];          /* of all words of the structure: sum.comp */
  RAYSORT_UINT reserved[8];      /* 0 */
};
#define RAYSORT_BVH_SERIAL_MAGIC 0x31535352u      /* "RSS1" */
#define RAYSORT_BVH_SERIAL_VERSION 2u             /* 1: without shapes */
#define RAYSORT_BVH_SERIAL_WORDS 4u

/* 64 bytes: what a caller wants to know of a structure on a device. As in its header; of what is no structure all is 0
 * but the error. */
RAYSORT_STRUCT(RaysortBvhProperties)
{
  RAYSORT_UINT sizeLow;          /* bytes that a compacted copy takes */
  RAYSORT_UINT sizeHigh;
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
 * by itself, in this order, on every device (the host and lavapipe agree to the bit). d is the direction whose parts
 * below 2^-60 became +-2^-60 (sign kept), r = 1 / d. u is 2^-24.
 *   k = the axis of the largest |direction|, the first of equals; i, j = the two that follow it in the circle x y z,
 *   exchanged if direction[k] < 0
 *   sk = r[k]; si = direction[i] / direction[k]; sj = direction[j] / direction[k]
 *   a = vertex 0 - origin (b, c likewise); ax = a[i] - si * a[k]; ay = a[j] - sj * a[k]; az = sk * a[k]
 *   U = cx * by - cy * bx; V = ax * cy - ay * cx; W = bx * ay - by * ax; det = (U + V) + W
 *   a miss, if some of U, V, W are < 0 and some > 0. Front facing: det > 0
 *   q = 1 / det; w = U * q, u = V * q, v = W * q; t = (az * w + bz * u) + cz * v
 * t goes to the nearest end of the interval in which the ray is in the triangle's own box, if it is not within. For
 * each axis, of the three products a * r, b * r, c * r: lo = the least, hi = the largest, m = max(|lo|, |hi|); the
 * interval goes from the largest lo - 10 u m to the least hi + 10 u m. t is first made at least the begin, then at most
 * the end. So t of a large triangle in a plane of two axes, a ground say, is as good as that of its plane. Behind what
 * follows, t goes likewise into the larger interval, by 10 u z at both ends, z = max(|az|, |bz|, |cz|). If that is
 * empty the ray misses. Axes where |r| is 2^60 do not count for these intervals, because the direction's part may be
 * smaller than 1 / r: there the ray misses if 0 is not between the least and the largest of a, b and c, widened by 10 u
 * of their largest size and by 2^-60 z.
 * Three kinds of triangles need more:
 *   small   |det| < 2^-100: if all of ax, ay .. are below 2^-40, U, V and W are computed again from 2^80 times these;
 *           then |det| < 2^-100 is a miss
 *   near    RAYSORT_BVH_SHAPE_THIN_BIT, and the largest part R of a, b and c is at most 8 sides long. With the largest
 *           |ax|, |ay| .. M: U, V, W count as >= 0 from -E on and as <= 0 up to E, E = 17 u (M * (M + R)), and those of
 *           another sign than det become 0
 *   thin    RAYSORT_BVH_SHAPE_THIN_BIT; or tMin is 0 and t < 0, but not below -2^-12 z: t is that of the plane.
 *           n = cross product of the two shorter sides, scaled; h = the direction by its part k, so h[k] = 1;
 *           t = ((n . a) / (n . h)) * sk. If |n . h| < 2^-120, t stays as it was. A t < 0 becomes 0 if tMin is 0 and
 *           |n . a| is at most 8 u times the same sum with every product taken as positive
 * A t of -0 is 0. Candidates with tMin <= t <= tMax (past the largest float: no hit) are ordered by (t, instance,
 * geometry, primitive): the closest hit is the first of these, the next hit after another one is the first behind it.
 * So a result is a function of the triangles alone, whatever the tree and the order in which a kernel visits it.
 *
 * Why no ray passes through a closed mesh.
 *   Signs. Rounding a product keeps its order, so the sign of U is the exact sign for the rounded corners ax, ay .., or
 *   0. Triangles that share an edge have the same corners there and opposite signs. So the rounded corners are a closed
 *   mesh, too, and one of its triangles holds the ray's line, exactly. That one is not a miss, unless its U, V and W
 *   all round to 0: then it is seen from its side and is no wider than rounding.
 *   Interval. A rounded corner is off by u (|a[i]| + 3 |si * a[k]| + |ax|) at most: by a, si, the product and the
 *   difference. That is 2 u |a[i]| + 4 u |si * a[k]|; times |r[i]| it is at most 2 u m + 4 u z, for |si * r[i]| is
 *   |r[k]|, nearly. So the point where the line meets the rounded triangle lies in the larger interval of every axis:
 *   10 u m and 10 u z have room for what lo, hi and the ends round, too. So that of such a triangle is never empty.
 *   Begin. Where a ray begins farther from a triangle than rounding, the sign of t is right. Where it begins nearer, a
 *   t < 0 that may be rounding becomes 0: n . a errs by less than 8 u of its products.
 *   Thin ones. Where a triangle is hardly wider than rounding, the rounded mesh differs too much from the mesh. U errs
 *   by less than E: by four products of a corner's error, u (4 R + M), and a coordinate, at most M; by 3 u M * M for
 *   the products and their difference. So a line that goes through a thin triangle, exactly, is no miss. A ray that
 *   passes beside one, within rounding, may hit it. A ray that begins within a closed mesh, but nearer to its surface
 *   than 9 u R, may begin outside of the rounded mesh: such rays alone can leave, by triangles that are not thin.
 * How good t is. t of a triangle that is not thin is about as good as that of its plane: its height is a 32nd of
 * its longest side or more: at that t errs by up to 5 times what the plane errs by. t of a thin one is that of its
 * plane. Within a degree or so of the plane t is any t of the interval. On average t errs by 2^-24 of the longest side,
 * over the sine of the angle.
 *
 * The box test, per axis, with e = 3 * 2^-21 * (|r| * (|origin| + X) + the least |r| * (the largest |origin| + X)),
 * X = grid.extent, and where |r| is 2^60 e is larger by the last term without the factor, which no t exceeds:
 *   near = (grid.origin - origin) * r - e + centre * (cell * r) - half * |r|
 *   far  = (grid.origin - origin) * r + e + centre * (cell * r) + half * |r|
 * in any rounding, fused or not. Met, if the largest near and tMin are <= the smallest far and the best t, inclusive.
 * Near and far enclose what the triangle test takes of every triangle below: m <= |r| (|origin| + X), and z is at most
 * the least |r| times (the largest |origin| + X). t is within 10 u m and 10 u z of lo and hi, these round by 4 u m,
 * near and far by 8 u m: 22 u m and 10 u z, and e is 24 u of both. Along an axis that does not count, the line passes
 * a triangle that it goes through within 2 u (|origin| + X), and the ray moves by less than 2^-60 t.
 *
 * Instances. The ray goes into the object's space: origin[i] = ((r[i][0] * x + r[i][1] * y) + r[i][2] * z) + r[i][3]
 * with the rows r, each step rounded by itself; the direction likewise, without the last sum, and not scaled: so t is
 * the world's. A ray that is dead there misses the instance. An origin far from the world's, in an instance that is
 * turned, is a difference of large numbers: t is then off by up to 8 units in the last place of the coordinates, 0.05
 * at 1e5. Keep the world's origin near what is looked at. In structures of instances the box test has a larger
 * e = a * (|origin| + extent) * 3 * 2^-21 + a * slack * (largest |origin| of the axes + extent)
 * for what the transform, the inverse and the triangle test round in the object's space. With M the rows from object to
 * world, R those back, |.| part by part, an instance adds to slack, which is the largest of all:
 *   2 * the largest row sum of (|M R - 1| + 5 * 2^-22 |M| |R|)
 * and its box is as far as its structure reaches along M and -M, larger by, on each axis,
 *   |M r + m| + 2^-20 * (|M| |r| + |M| (extent, extent, extent) + |m|)
 * with the last columns m and r, and the extent of its structure. How far: nodes in the root's grid are opened, the
 * farthest first, RAYSORT_BVH_REACH_NODES of them at most, while none that is closed reaches farther. Of those that are
 * to be opened, RAYSORT_BVH_REACH_WAITING wait at most; the nearest of more counts as closed. The farthest corner of a
 * child's box counts, no farther than the box of the header. */

#endif /* RAYSORT_BVH_SHARED_H */
