/* raysort_sdf_shared.h - sparse distance fields: geometry, rays, hits, statistics and the bytes of a field.
 * SPDX-License-Identifier: MIT
 *
 * For C, GLSL and HLSL. A cascade is a window of 64^3 voxels. A voxel that a triangle touches owns a brick: 8^3 samples
 * of the distance to the triangles around it. A brixel is the distance of two neighbouring samples: a voxel / 7.
 * All floats are world units relative to the anchor of the update (RaysortSdfUpdateInfo.anchor), if nothing else is
 * said. */
#ifndef RAYSORT_SDF_SHARED_H
#define RAYSORT_SDF_SHARED_H
#include "raysort_shared.h"

/* ---- what a field is built from ---- */

/* 128 bytes, in device memory; the GPU may write them. Triangle i has the vertices indices[3 i .. 3 i + 2], or without
 * indices 3 i .. 3 i + 2. Of quads (without indices) quad q has the vertices 4 q .. 4 q + 3 and two triangles: 2 q is
 * (4 q, 4 q + 1, 4 q + 2), 2 q + 1 is (4 q, 4 q + 2, 4 q + 3). */
RAYSORT_STRUCT(RaysortSdfInstance)
{
  RAYSORT_REF(RaysortIn) positions; /* a multiple of 4 (FP32) or 2; of 16 bits: read in whole words */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize; of 16 bits: read in whole words */
  RAYSORT_FLOAT transform[12];      /* 3 rows of 4, object to world */
  RAYSORT_VEC3(boxMin);             /* bounds after the transform: what lies outside may be absent */
  RAYSORT_UINT cascadeMask;         /* bit c: cascade c has this instance */
  RAYSORT_VEC3(boxMax);
  RAYSORT_UINT triangleCount;
  RAYSORT_UINT format;              /* RAYSORT_SDF_FP32, _FP16, _SNORM16; three components, the others are not read */
  RAYSORT_UINT stride;              /* bytes from vertex to vertex: a multiple of 4 (FP32) or 2; 0: 12, 8 */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT maxVertex;           /* a triangle with a larger index is left out, and counted */
  RAYSORT_UINT id;                  /* what hits report, in a field with ids */
  RAYSORT_UINT flags;               /* RAYSORT_SDF_INSTANCE_*_BIT */
  RAYSORT_UINT reserved[2];         /* 0 */
};
#define RAYSORT_SDF_FP32 0u
#define RAYSORT_SDF_FP16 1u
#define RAYSORT_SDF_SNORM16 2u                   /* the integer, at least -32767, times the fp32 nearest to 1 / 32767 */
#define RAYSORT_SDF_INSTANCE_DYNAMIC_BIT 1u      /* may move between updates without a box; if it is turned on
                                                    while the object moves, the old place needs one */
#define RAYSORT_SDF_INSTANCE_QUADS_BIT 2u        /* indexSize must be 0 */
#define RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT 4u /* the id of triangle i is id + i */

/* 32 bytes: what lies in it is built again (static geometry added, removed or moved). */
RAYSORT_STRUCT(RaysortSdfBox)
{
  RAYSORT_VEC3(boxMin);
  RAYSORT_UINT cascadeMask; /* bit c: it counts for cascade c */
  RAYSORT_VEC3(boxMax);
  RAYSORT_UINT reserved;    /* 0 */
};

/* ---- rays and hits ---- */

/* 32 bytes, as RaysortBvhRay. The direction has length 1. A dead ray hits nothing: tMin > tMax; a tMax below 0, or -0;
 * a number of origin or direction past 2^60 in size; no part of the direction of 2^-30 or more; an infinite tMin; a NaN
 * anywhere. */
RAYSORT_STRUCT(RaysortSdfRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* 32 bytes; the material sort takes hits as ids: RAYSORT_ID_UINT32, stride 32, offset 24. */
RAYSORT_STRUCT(RaysortSdfHit)
{
  RAYSORT_FLOAT t;       /* refined: a guess of the surface; of an any-hit tShell. A miss: tMax */
  RAYSORT_FLOAT tShell;  /* where the ray enters the shell: never behind the surface */
  RAYSORT_FLOAT tLeave;  /* tMin, unless the ray started in a shell: where it leaves that, or tMax */
  RAYSORT_UINT normal;   /* octahedral, two snorm16, x low */
  RAYSORT_UINT brick;    /* bits 0-23: brick, bits 24-28: cascade; 0xffffffff: a miss */
  RAYSORT_UINT id;       /* RAYSORT_SDF_NONE: without ids, or a miss */
  RAYSORT_UINT material; /* 0 from the traversal; the trace pass looks it up */
  RAYSORT_UINT flags;    /* RAYSORT_SDF_HIT_BIT, ...; bits 16-31: steps, at most 65535 */
};
#define RAYSORT_SDF_NONE 0xffffffffu
#define RAYSORT_SDF_HIT_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_HIT_CASCADE_SHIFT 24
#define RAYSORT_SDF_HIT_CASCADE_MASK 31u
#define RAYSORT_SDF_HIT_BIT 0x100u
#define RAYSORT_SDF_INCOMPLETE_BIT 0x200u     /* some of the way is unknown in all cascades, or in all that the ray was
                                                 allowed (OUTWARD), or the steps ran out */
#define RAYSORT_SDF_STARTED_INSIDE_BIT 0x400u /* the ray began in a shell: a surface between tMin and tLeave may have
                                                 been missed, see RAYSORT_SDF_RAY_START_HITS_BIT */
#define RAYSORT_SDF_HIT_STEPS_SHIFT 16

/* Ray flags. */
#define RAYSORT_SDF_RAY_ANY_BIT 1u         /* some hit will do */
#define RAYSORT_SDF_RAY_START_HITS_BIT 2u  /* a ray that begins in a shell hits at tMin. By default it hits there only
                                              if the field falls along it: it heads for a surface (raysort_sdf.glsl) */
#define RAYSORT_SDF_RAY_OUTWARD_BIT 4u     /* never back to a finer cascade: INCOMPLETE if only a finer one was there */
#define RAYSORT_SDF_RAY_START_EXACT_BIT 8u /* nothing is hit before tLeave: whoever has the triangles looks there */
#define RAYSORT_SDF_MOST_STEPS 4096u   /* of a ray; one of a real scene takes some dozens. More are needed only along a
                                          surface, one brixel off, through most of a window */

/* ---- pictures of a field ---- */

/* What a hit shows. A miss shows its steps. */
#define RAYSORT_SDF_DEBUG_DISTANCE 0u /* blue at tMin, green at tMax */
#define RAYSORT_SDF_DEBUG_CELL 1u     /* where in the brick, as red, green, blue */
#define RAYSORT_SDF_DEBUG_STEPS 2u    /* black, blue, green, yellow, red: 64 */
#define RAYSORT_SDF_DEBUG_NORMAL 3u
#define RAYSORT_SDF_DEBUG_BRICK 4u    /* a colour each */
#define RAYSORT_SDF_DEBUG_CASCADE 5u
#define RAYSORT_SDF_DEBUG_ID 6u
#define RAYSORT_SDF_DEBUG_UNKNOWN 7u  /* magenta: some of the way is unknown; a miss is black */
#define RAYSORT_SDF_DEBUG_STALE 8u    /* red: to be built again; green: built with a dynamic instance */

/* And over it, edges of boxes. */
#define RAYSORT_SDF_DEBUG_WINDOWS_BIT 1u /* of the cascades */
#define RAYSORT_SDF_DEBUG_STATIC_BIT 2u  /* of static instances */
#define RAYSORT_SDF_DEBUG_DYNAMIC_BIT 4u
#define RAYSORT_SDF_DEBUG_BRICKS_BIT 8u  /* of the bricks that were hit */
#define RAYSORT_SDF_DEBUG_REVERSED_BIT 16u /* not a box: an orthographic clipToWorld has depth 1 at its near plane.
                                              A perspective one shows by itself which plane is near */

/* ---- statistics: of a cascade's last update; [0] static, [1] dynamic instances ---- */

/* 128 bytes. Numbers called needed are exact, whatever the budgets. Of an update in parts: a call with the SCROLL stage
 * and one with the BUILD stage each begin at 0. One with the MAP stage alone counts voxelsStale, voxelsUnknown,
 * bricksFree and changes, and leaves the others. One with the MARK stage alone leaves all. */
RAYSORT_STRUCT(RaysortSdfStats)
{
  RAYSORT_UINT trianglesTested[2];   /* read: those of instances that meet a voxel to be built */
  RAYSORT_UINT trianglesNeeded[2];   /* records: a triangle, of large ones a triangle in a block, with references */
  RAYSORT_UINT referencesNeeded[2];  /* pairs of a triangle and a voxel to be built, within 0.5 brixel of it */
  RAYSORT_UINT referencesStored;     /* of the voxels that were built */
  RAYSORT_UINT bricksNeeded;         /* voxels to be built that a triangle touches */
  RAYSORT_UINT bricksBuilt;
  RAYSORT_UINT bricksReused;         /* of these, in place of the voxel's old brick */
  RAYSORT_UINT bricksFreed;          /* left the window, or empty now */
  RAYSORT_UINT bricksFree;           /* of the whole field, behind the update */
  RAYSORT_UINT blocksNeeded;         /* pairs of a large triangle and a block of 8^3 voxels */
  RAYSORT_UINT instancesNeeded;      /* given on the device: past the budget they are not looked at */
  RAYSORT_UINT voxelsDeferred;       /* to be built, and past a budget: the next update has them again */
  RAYSORT_UINT voxelsStale;          /* behind the update: to be built again, the old content is there */
  RAYSORT_UINT voxelsUnknown;        /* behind the update: never built */
  RAYSORT_UINT maxReferencesInVoxel; /* the most that one voxel to be built has */
  RAYSORT_UINT badTriangles;         /* left out: an index past maxVertex, a coordinate that is not finite */
  RAYSORT_UINT overflow;             /* RAYSORT_SDF_OVERFLOW_*_BIT */
  RAYSORT_UINT serial;               /* RaysortSdfHeader.serial behind the call that began at 0 */
  RAYSORT_UINT changes;              /* entries of the change list, of the whole field: RaysortSdfHeader.changes */
  RAYSORT_UINT farTriangles;         /* left out of all cascades: a coordinate is finite, and more than 2^30 voxels of
                                        the finest cascade that has the instance */
  RAYSORT_UINT reserved[9];          /* 0 */
};
#define RAYSORT_SDF_OVERFLOW_INSTANCES_BIT 1u   /* more given than the budget: the rest was not looked at */
#define RAYSORT_SDF_OVERFLOW_BOXES_BIT 2u       /* likewise: the whole field counts as boxed */
#define RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT 4u   /* these defer voxels */
#define RAYSORT_SDF_OVERFLOW_REFERENCES_BIT 8u
#define RAYSORT_SDF_OVERFLOW_BRICKS_BIT 16u     /* more to be built than the budget */
#define RAYSORT_SDF_OVERFLOW_CAPACITY_BIT 32u   /* no brick of the field is free */
#define RAYSORT_SDF_OVERFLOW_VOXEL_BIT 64u      /* some voxel alone needs more references than the budget has */
#define RAYSORT_SDF_OVERFLOW_BLOCKS_BIT 128u    /* costs time, defers nothing */

/* ---- the bytes of a field: words of 32 bits, little endian ---- */

#define RAYSORT_SDF_GRID 64                /* voxels along an axis of a window */
#define RAYSORT_SDF_VOXELS 262144          /* of a window: 64^3 */
#define RAYSORT_SDF_MAX_CASCADES 32
#define RAYSORT_SDF_MAX_BRICKS 0x00fffffeu /* 2^24 - 2 */

/* The header, at the start of the field: 4096 bytes, 256 words of 16 bytes. Four words of the whole field, then six a
 * cascade. Offsets count 256 bytes from the start of the field: those of RaysortSdfUpdateLayout. */
RAYSORT_STRUCT(RaysortSdfHeader) /* 64 bytes */
{
  RAYSORT_UINT magic;         /* word 0: RAYSORT_SDF_MAGIC; another: never reset, nothing may be traced */
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT flags;         /* RAYSORT_SDF_*_BIT of RaysortSdfInfo */
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT stateOffset;   /* word 1 */
  RAYSORT_UINT mapOffset;
  RAYSORT_UINT bricksOffset;
  RAYSORT_UINT idsOffset;     /* 0: no ids */
  RAYSORT_UINT keysOffset;    /* word 2 */
  RAYSORT_UINT changesOffset; /* 0: no change list */
  RAYSORT_UINT serial;        /* updates since the reset of the field; of one in parts each call, but for the MARK stage
                                 alone */
  RAYSORT_UINT changes;       /* entries of the change list: since the last call with the SCROLL stage */
  RAYSORT_FLOAT band;         /* word 3: in brixels */
  RAYSORT_FLOAT codeStep;     /* brixels a code: band / 255, of 4 bits band / 15 */
  RAYSORT_UINT reserved[2];
};
#define RAYSORT_SDF_MAGIC 0x31465352u      /* "RSF1" */
#define RAYSORT_SDF_HEADER_WORDS 4         /* of 16 bytes, before the first cascade's */
#define RAYSORT_SDF_CASCADE_WORDS 6        /* of cascade c: from word 4 + 6 c */
#define RAYSORT_SDF_HEADER_SIZE 4096       /* bytes */
#define RAYSORT_SDF_STATS_SIZE 4096        /* bytes behind the header: RaysortSdfStats[32] */

/* What a trace reads of a cascade: words 0 and 1, and inverse. A point p (relative to the anchor) lies at
 * (p - min) * inverse in voxels of the window; the window is [0, 64)^3 there. All cascades of a field have the anchor
 * of its last update with the SCROLL stage, also those that it did not build. Cascades updated in turn need not be
 * nested. */
RAYSORT_STRUCT(RaysortSdfCascade) /* 96 bytes */
{
  RAYSORT_VEC3(min);           /* word 0: the lowest corner of the window, relative to the anchor */
  RAYSORT_FLOAT voxel;         /* world units a voxel */
  RAYSORT_INT window[3];       /* word 1: its lowest voxel, absolute */
  RAYSORT_UINT flags;          /* RAYSORT_SDF_CASCADE_*_BIT; without BUILT all is unknown: do not look at the map */
  RAYSORT_INT anchorVoxel[3];  /* word 2: the absolute voxel whose lowest corner is the anchor, or lies at `shift` */
  RAYSORT_FLOAT inverse;       /* the fp32 nearest to 1 / voxel */
  RAYSORT_VEC3(lattice);       /* word 3: anchor - anchorVoxel * voxel, when the content was built */
  RAYSORT_FLOAT brixelsHigh;   /* 7 / voxel is brixelsHigh + brixelsLow */
  RAYSORT_INT oldWindow[3];    /* word 4: the window before the last update */
  RAYSORT_FLOAT brixelsLow;
  RAYSORT_VEC3(shift);         /* word 5: how far the content lies beside the anchor's lattice; 0 once it is built */
  RAYSORT_UINT reserved;
};
#define RAYSORT_SDF_CASCADE_BUILT_BIT 1u   /* an update since the reset had it */
#define RAYSORT_SDF_CASCADE_MASKED_BIT 2u  /* the last update built it */
#define RAYSORT_SDF_CASCADE_RESET_BIT 4u   /* and threw its content away before: another anchor lattice */

/* The anchor is a corner of voxels in every cascade: a field has the same bytes wherever its anchor is. Its absolute
 * voxel is anchor / voxel, rounded to the nearest. An anchor that moves by whole voxels (to 1 / 4096 of one) leaves a
 * cascade as it is, and its voxels their numbers: anchorVoxel may then be one off. Another move throws a cascade's
 * content away at its next update. Until then the content stays where it is in the world, rays see it there, and boxes
 * mark it there. */

/* The trace map: at mapOffset, 64^3 words a cascade, cascade by cascade. Relative to the window: word
 * x | y << 6 | z << 12 is voxel window + (x, y, z). Bit 31 clear: bits 0-23 are the brick. Bit 31 set, no brick: bits
 * 3 o .. 3 o + 2 are the skip code of octant o (bit k of o is set: component k of the direction is negative): the side
 * of a cube of voxels without bricks and without unknown ones, that has this voxel at its corner and extends along the
 * octant; the largest of the eight sides, where what is outside the window counts as free. */
#define RAYSORT_SDF_EMPTY_BIT 0x80000000u
#define RAYSORT_SDF_UNKNOWN_BIT 0x40000000u /* with EMPTY: not built yet, ask a coarser cascade; its skip codes are 0 */
#define RAYSORT_SDF_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_SKIP_SIDES 0xfb753210u  /* code -> side: 1 2 3 4 6 8 12 16 = (SIDES >> 4 * code & 15) + 1 */
#define RAYSORT_SDF_SKIP_BITS 3

/* The state map: at stateOffset, 64^3 words a cascade. Toroidal: absolute voxel a is word
 * (a.x & 63) | (a.y & 63) << 6 | (a.z & 63) << 12, so a scroll moves nothing. The same bits, and: */
#define RAYSORT_SDF_STALE_BIT 0x20000000u   /* to be built again; the old content holds till then */
#define RAYSORT_SDF_DYNAMIC_BIT 0x10000000u /* built with a dynamic instance */
/* Skip codes are not there. Unknown is EMPTY | UNKNOWN (and nothing else). */

/* Bricks: at bricksOffset, 512 bytes each (4 bits: 256). Sample (x, y, z), 0 .. 7, lies at voxel + (x, y, z) / 7; byte
 * x + 8 y + 64 z is its code: the distance to the nearest triangle, in brixels, clamped to band, divided by codeStep
 * and rounded down; never above the true distance. A row of 8 samples is two words: row brick * 64 + z * 8 + y.
 * Ids: at idsOffset, 64 words a brick: cell (x, y, z), 0 .. 3, is word brick * 64 + x + 4 y + 16 z: the id of the
 * triangle nearest to the middle of the cell, which lies at (2 x + 1, ...) brixels, and for x = 3 at 6.5; of equally
 * near ones the smallest id.
 * Keys: at keysOffset, a word a brick: cascade << 27 | z << 18 | y << 9 | x of its absolute voxel modulo 2^9 an axis;
 * of a brick that is free, RAYSORT_SDF_NONE.
 * Changes: at changesOffset, header.changes words: bricks that the last update built, or freed (then | bit 31), in the
 * order of the bricks; of an update in parts, what the calls from the SCROLL stage on did. A brick that was freed and
 * built again counts as built. */
#define RAYSORT_SDF_KEY_CASCADE_SHIFT 27
#define RAYSORT_SDF_CHANGE_FREED_BIT 0x80000000u

#endif /* RAYSORT_SDF_SHARED_H */
