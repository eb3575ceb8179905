/* raysort_sdf_shared.h - sparse distance fields: geometry, rays, hits, statistics and the bytes of a field.
 * SPDX-License-Identifier: MIT
 *
 * For C, GLSL and HLSL. A cascade is a window of 64^3 voxels. A voxel that a triangle touches owns a brick: 8^3 samples
 * of the distance to the triangles around it. A brixel is the distance of two neighbouring samples: a voxel / 7. A
 * shell is the place where the field is at most 0.95 brixels: a ray stops there.
 * Floats are world units relative to RaysortSdfUpdateInfo.anchor, unless their comment says another unit. */
#ifndef RAYSORT_SDF_SHARED_H
#define RAYSORT_SDF_SHARED_H
#include "raysort_shared.h"

/* ---- what a field is built from ---- */

/* An instance, 128 bytes in device memory; the GPU may write it. Triangle i has the vertices indices[3 i .. 3 i + 2];
 * without indices it has the vertices 3 i .. 3 i + 2. With RAYSORT_SDF_INSTANCE_QUADS_BIT triangle 2 q has the vertices
 * (4 q, 4 q + 1, 4 q + 2) and triangle 2 q + 1 has (4 q, 4 q + 2, 4 q + 3). */
RAYSORT_STRUCT(RaysortSdfInstance)
{
  RAYSORT_REF(RaysortIn) positions; /* a multiple of 4 (FP32) or 2 (FP16, SNORM16) */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize. Numbers of 16 bits, here and in positions, are read in
                                       whole words of 4 bytes */
  RAYSORT_FLOAT transform[12];      /* 3 rows of 4, object to world; it need not have an inverse */
  RAYSORT_VEC3(boxMin);             /* lowest corner of the bounds, after the transform. Triangles outside of the bounds
                                       may be missing in the field */
  RAYSORT_UINT cascadeMask;         /* bit c: cascade c has this instance; bits past the cascades are ignored */
  RAYSORT_VEC3(boxMax);             /* highest corner of the bounds, after the transform */
  RAYSORT_UINT triangleCount;
  RAYSORT_UINT format;              /* RAYSORT_SDF_FP32, _FP16 or _SNORM16. Three components are read */
  RAYSORT_UINT stride;              /* bytes from vertex to vertex: a multiple of 4 (FP32) or 2; 0: 12 (FP32) or 8 */
  RAYSORT_UINT indexSize;           /* bytes of an index: 2 or 4; 0: no indices */
  RAYSORT_UINT maxVertex;           /* a triangle with a larger index is skipped and counted: badTriangles */
  RAYSORT_UINT id;                  /* hits report it, in a field with ids */
  RAYSORT_UINT flags;               /* RAYSORT_SDF_INSTANCE_*_BIT */
  RAYSORT_UINT reserved[2];         /* 0 */
};
#define RAYSORT_SDF_FP32 0u
#define RAYSORT_SDF_FP16 1u
#define RAYSORT_SDF_SNORM16 2u                   /* max(integer, -32767) times the fp32 nearest to 1 / 32767 */
#define RAYSORT_SDF_INSTANCE_DYNAMIC_BIT 1u      /* the instance may move between updates without a box. If you set the
                                                    bit while it moves, its old place needs a box */
#define RAYSORT_SDF_INSTANCE_QUADS_BIT 2u        /* indexSize must be 0 */
#define RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT 4u /* the id of triangle i is id + i */

/* A box, 32 bytes: the voxels that it meets are built again. Use it when static geometry is added, removed or moved.
 * Boxes and bounds of instances may be infinite. A NaN bound counts as infinite. A box meets nothing if its boxMax is
 * more than 2 voxels below its boxMin on an axis. */
RAYSORT_STRUCT(RaysortSdfBox)
{
  RAYSORT_VEC3(boxMin);
  RAYSORT_UINT cascadeMask; /* bit c: the box counts for cascade c; bits past the cascades are ignored */
  RAYSORT_VEC3(boxMax);
  RAYSORT_UINT reserved;    /* 0 */
};

/* ---- rays and hits ---- */

/* A ray, 32 bytes like RaysortBvhRay. The direction has length 1. A longer one may pass through surfaces, a shorter one
 * takes more steps, and t counts directions. A finite tMin below 0 counts as 0. tMax may be infinite. A dead ray hits
 * nothing. A ray is dead if one of these holds:
 *   tMin > tMax; or tMin is infinite, of either sign; or tMax is below 0 or -0
 *   the magnitude of a component of origin or direction is above 2^60 (tMin and tMax have no such limit)
 *   the magnitudes of all three components of the direction are below 2^-30
 *   any number is a NaN */
RAYSORT_STRUCT(RaysortSdfRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* A hit, 32 bytes. The material sort takes its ids from hits: RAYSORT_ID_UINT32, stride 32, offset 24. */
RAYSORT_STRUCT(RaysortSdfHit)
{
  RAYSORT_FLOAT t;       /* closest hit: an estimate, tShell - 1 .. tShell + 7 brixels; any-hit: tShell; a miss: tMax */
  RAYSORT_FLOAT tShell;  /* where the ray enters the shell: never past the first triangle, unless the ray began in a
                            shell. A miss and a dead ray: the ray's tMax */
  RAYSORT_FLOAT tLeave;  /* the ray's tMin as it was given, also below 0. If the ray began in a shell: where it leaves
                            the shell, at most tMax */
  RAYSORT_UINT normal;   /* octahedral, two snorm16, x in the low half: raysortSdfHitNormal unpacks it. 0 in a miss and
                            in an any-hit: no normal was computed */
  RAYSORT_UINT brick;    /* bits 0-23: brick, 24-28: cascade; 0xffffffff: a miss, or a hit of RAYSORT_SDF_START */
  RAYSORT_UINT id;       /* the id at the hit; RAYSORT_SDF_NONE: a miss, or a field without ids */
  RAYSORT_UINT material; /* 0 from the functions of raysort_sdf.glsl; the trace pass sets it */
  RAYSORT_UINT flags;    /* RAYSORT_SDF_HIT_BIT, ...; bits 16-31: steps, at most 65535 */
};
#define RAYSORT_SDF_NONE 0xffffffffu
#define RAYSORT_SDF_HIT_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_HIT_CASCADE_SHIFT 24
#define RAYSORT_SDF_HIT_CASCADE_MASK 31u
#define RAYSORT_SDF_HIT_BIT 0x100u
#define RAYSORT_SDF_INCOMPLETE_BIT 0x200u     /* the result may be wrong, because a surface may have been missed: the
                                                 steps ran out, or a part of the way (before the hit, if there is one)
                                                 is unknown in all cascades (with OUTWARD: in all that the ray may use).
                                                 A cascade of the range that was never built is unknown everywhere. A
                                                 ray along a face of a window, no farther from it than rounding, may
                                                 have this bit and a right result if no other window of the range knows
                                                 this place. Instances past maxInstances are not unknown */
#define RAYSORT_SDF_STARTED_INSIDE_BIT 0x400u /* the ray began in a shell: it may have missed a surface between tMin and
                                                 tLeave, see RAYSORT_SDF_RAY_START_HITS_BIT */
#define RAYSORT_SDF_HIT_STEPS_SHIFT 16

/* Ray flags. Other bits must be 0: raysortCmdSdfTrace refuses them, shaders do not check. */
#define RAYSORT_SDF_RAY_ANY_BIT 1u         /* any hit is enough, not the closest one */
#define RAYSORT_SDF_RAY_START_HITS_BIT 2u  /* a ray that begins in a shell hits at tMin. Without it, only if the field
                                              falls along the ray: it heads for a surface (raysort_sdf.glsl) */
#define RAYSORT_SDF_RAY_OUTWARD_BIT 4u     /* a ray never goes back to a finer cascade. It is INCOMPLETE if only a finer
                                              one knows a part of its way */
#define RAYSORT_SDF_RAY_START_EXACT_BIT 8u /* EXPERIMENTAL: no hit before tLeave: you test there. START_HITS wins */
#define RAYSORT_SDF_MOST_STEPS 4096u   /* most steps of a ray. Usual scenes take some dozens; a ray that runs one brixel
                                          next to a surface through most of a window takes more */

/* ---- pictures of a field ---- */

/* Modes: the colour of a hit. A miss shows its steps, unless the mode says another colour. */
#define RAYSORT_SDF_DEBUG_DISTANCE 0u /* blue at tMin, green at tMax */
#define RAYSORT_SDF_DEBUG_CELL 1u     /* the place in the brick, x y z as red, green, blue */
#define RAYSORT_SDF_DEBUG_STEPS 2u    /* 0 steps black, then blue, green, yellow, and red at 64 */
#define RAYSORT_SDF_DEBUG_NORMAL 3u
#define RAYSORT_SDF_DEBUG_BRICK 4u    /* a colour for each brick */
#define RAYSORT_SDF_DEBUG_CASCADE 5u
#define RAYSORT_SDF_DEBUG_ID 6u
#define RAYSORT_SDF_DEBUG_UNKNOWN 7u  /* magenta: a part of the way is unknown; a miss is black */
#define RAYSORT_SDF_DEBUG_STALE 8u    /* red: to be built again; green: built with a dynamic instance */

/* Overlays: edges drawn over the picture, of windows and instances only where they are more than 0.1 world units from
 * the near plane, along the pixel's ray. */
#define RAYSORT_SDF_DEBUG_WINDOWS_BIT 1u /* edges of the cascades' windows */
#define RAYSORT_SDF_DEBUG_STATIC_BIT 2u  /* edges of the bounds of static instances */
#define RAYSORT_SDF_DEBUG_DYNAMIC_BIT 4u /* edges of the bounds of dynamic instances */
#define RAYSORT_SDF_DEBUG_BRICKS_BIT 8u  /* edges of the bricks that were hit */
#define RAYSORT_SDF_DEBUG_REVERSED_BIT 16u /* no overlay: an orthographic clipToWorld has depth 1 at its near plane */

/* ---- statistics: the last update of a cascade; [0] static, [1] dynamic instances ---- */

/* The statistics of one cascade, 128 bytes. Numbers with Needed in their names are exact, whatever the budget. In an
 * update in parts a call with the SCROLL or the BUILD stage sets all numbers to 0 first. A call with only the MAP
 * stage sets voxelsStale, voxelsUnknown, bricksFree and changes, a call with only the MARK stage none. */
RAYSORT_STRUCT(RaysortSdfStats)
{
  RAYSORT_UINT trianglesTested[2];   /* triangles that were read: all of an instance that meets a voxel to be built */
  RAYSORT_UINT trianglesNeeded[2];   /* triangle records: each small triangle with references, and each pair of a large
                                        triangle and a block with references */
  RAYSORT_UINT referencesNeeded[2];  /* pairs of a triangle and a voxel to be built that are within 0.5 brixels */
  RAYSORT_UINT referencesStored;     /* references of the voxels that were built */
  RAYSORT_UINT bricksNeeded;         /* voxels to be built that a triangle touches */
  RAYSORT_UINT bricksBuilt;
  RAYSORT_UINT bricksReused;         /* built bricks that took the place of the voxel's old brick */
  RAYSORT_UINT bricksFreed;          /* bricks that left the window, or whose voxel is empty now */
  RAYSORT_UINT bricksFree;           /* free bricks of the whole field, after the update */
  RAYSORT_UINT blocksNeeded;         /* pairs of a large triangle and a block of 8^3 voxels */
  RAYSORT_UINT instancesNeeded;      /* what the count on the device gave; instances past maxInstances are ignored */
  RAYSORT_UINT voxelsDeferred;       /* because a budget was too small: the next update tries again */
  RAYSORT_UINT voxelsStale;          /* after the update: voxels to be built again; they still have their old content */
  RAYSORT_UINT voxelsUnknown;        /* after the update: voxels that were never built */
  RAYSORT_UINT maxReferencesInVoxel; /* most references of one voxel to be built */
  RAYSORT_UINT badTriangles;         /* skipped triangles: an index past maxVertex, a coordinate that is not finite */
  RAYSORT_UINT overflow;             /* RAYSORT_SDF_OVERFLOW_*_BIT */
  RAYSORT_UINT serial;               /* RaysortSdfHeader.serial after the call that set these numbers to 0 first */
  RAYSORT_UINT changes;              /* entries of the change list of the whole field: RaysortSdfHeader.changes */
  RAYSORT_UINT farTriangles;         /* skipped in all cascades: a coordinate is finite, but past 2^30 voxels of the
                                        finest cascade that has the instance */
  RAYSORT_UINT reserved[9];          /* 0 */
};
#define RAYSORT_SDF_OVERFLOW_INSTANCES_BIT 1u   /* more than maxInstances: the others are ignored, rays pass through */
#define RAYSORT_SDF_OVERFLOW_BOXES_BIT 2u       /* more boxes than maxBoxes: the whole field counts as one box */
#define RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT 4u   /* more triangle records than maxTriangles: voxels were deferred, and at
                                                   most min(maxReferences, maxTriangles) references stored */
#define RAYSORT_SDF_OVERFLOW_REFERENCES_BIT 8u  /* more references than maxReferences: voxels were deferred */
#define RAYSORT_SDF_OVERFLOW_BRICKS_BIT 16u     /* more bricks to build than maxBricks: voxels were deferred */
#define RAYSORT_SDF_OVERFLOW_CAPACITY_BIT 32u   /* no brick of the field is free: voxels were deferred */
#define RAYSORT_SDF_OVERFLOW_VOXEL_BIT 64u      /* one voxel needs more references than an update can store:
                                                   maxReferences, with RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT at most
                                                   maxTriangles. It is deferred until the budget is larger */
#define RAYSORT_SDF_OVERFLOW_BLOCKS_BIT 128u    /* more blocks than maxBlocks: slower, nothing was deferred */

/* ---- the bytes of a field: words of 32 bits, little endian ---- */

#define RAYSORT_SDF_GRID 64                /* voxels along an axis of a window */
#define RAYSORT_SDF_VOXELS 262144          /* voxels of a window: 64^3 */
#define RAYSORT_SDF_MAX_CASCADES 32
#define RAYSORT_SDF_MAX_BRICKS 0x00fffffeu /* 2^24 - 2 */

/* The header, at the start of the field: 4096 bytes, 256 words of 16 bytes. Four words hold this struct, then each
 * cascade has six. Offsets are in units of 256 bytes from the start of the field (RaysortSdfUpdateLayout: bytes). */
RAYSORT_STRUCT(RaysortSdfHeader) /* 64 bytes */
{
  RAYSORT_UINT magic;         /* word 0: RAYSORT_SDF_MAGIC. Another value: the field was never reset, do not trace it */
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT flags;         /* RAYSORT_SDF_*_BIT of RaysortSdfInfo */
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT stateOffset;   /* word 1 */
  RAYSORT_UINT mapOffset;
  RAYSORT_UINT bricksOffset;
  RAYSORT_UINT idsOffset;     /* 0: no ids */
  RAYSORT_UINT keysOffset;    /* word 2 */
  RAYSORT_UINT changesOffset; /* 0: no change list */
  RAYSORT_UINT serial;        /* updates since the reset of the field. In an update in parts every call counts, except
                                 one with only the MARK stage */
  RAYSORT_UINT changes;       /* entries of the change list: since the last call with the SCROLL stage */
  RAYSORT_FLOAT band;         /* word 3: in brixels */
  RAYSORT_FLOAT codeStep;     /* brixels of one code: band / 255; with samples of 4 bits band / 15 */
  RAYSORT_UINT reserved[2];
};
#define RAYSORT_SDF_MAGIC 0x31465352u      /* "RSF1" */
#define RAYSORT_SDF_HEADER_WORDS 4         /* words of 16 bytes before the first cascade */
#define RAYSORT_SDF_CASCADE_WORDS 6        /* words of 16 bytes of a cascade; cascade c begins at word 4 + 6 c */
#define RAYSORT_SDF_HEADER_SIZE 4096       /* bytes */
#define RAYSORT_SDF_STATS_SIZE 4096        /* bytes after the header: RaysortSdfStats[32] */

/* A cascade in the header. A trace reads words 0 and 1, and `inverse`. A point p (relative to the anchor) is at
 * (p - min) * inverse, in voxels of the window, which is [0, 64)^3. All cascades of a field have the anchor of its last
 * update with the SCROLL stage, also those that it did not build. Cascades that are updated in turn need not be nested.
 * The lowest corner of the absolute voxel a is at (a - anchorVoxel) * voxel + shift, relative to the anchor; so
 * min = (window - anchorVoxel) * voxel + shift. Example on one axis, voxel 1: the content was built with the anchor at
 * 10.25, so anchorVoxel is 10, lattice 0.25, shift 0. The anchor moves to 10.35, and the update does not build this
 * cascade: shift -0.1, so voxel 10 still begins at 10.25 in the world. The next update that builds the cascade drops
 * the content: lattice 0.35, shift 0. */
RAYSORT_STRUCT(RaysortSdfCascade) /* 96 bytes */
{
  RAYSORT_VEC3(min);           /* word 0: the lowest corner of the window, relative to the anchor */
  RAYSORT_FLOAT voxel;         /* world units a voxel */
  RAYSORT_INT window[3];       /* word 1: the lowest voxel of the window, absolute */
  RAYSORT_UINT flags;          /* RAYSORT_SDF_CASCADE_*_BIT. Without BUILT everything is unknown: do not read the map */
  RAYSORT_INT anchorVoxel[3];  /* word 2: an absolute voxel, whose lowest corner is at `shift` from the anchor */
  RAYSORT_FLOAT inverse;       /* the fp32 nearest to 1 / voxel */
  RAYSORT_VEC3(lattice);       /* word 3: anchor - anchorVoxel * voxel, of the update that began the present content */
  RAYSORT_FLOAT brixelsHigh;   /* 7 / voxel is brixelsHigh + brixelsLow */
  RAYSORT_INT oldWindow[3];    /* word 4: the window before the last update */
  RAYSORT_FLOAT brixelsLow;
  RAYSORT_VEC3(shift);         /* word 5: where voxel anchorVoxel begins, relative to the anchor. 0, unless the anchor
                                  moved by a part of a voxel and the cascade was not built since */
  RAYSORT_UINT reserved;
};
#define RAYSORT_SDF_CASCADE_BUILT_BIT 1u   /* an update since the reset scrolled or built the cascade */
#define RAYSORT_SDF_CASCADE_MASKED_BIT 2u  /* the last update built the cascade */
#define RAYSORT_SDF_CASCADE_RESET_BIT 4u   /* the last update dropped the old content first: another lattice */

/* The anchor is a corner of voxels in every cascade, so a field has the same bytes wherever its anchor is. The anchor's
 * absolute voxel is anchor / voxel, rounded to the nearest. If the anchor moves by whole voxels of a cascade (to 1 /
 * 4096 of a voxel), the cascade keeps its content, and its voxels keep their numbers; anchorVoxel may then be one off.
 * Else it loses its content at its next update, and until then rays see it, and boxes mark it, at its old place. */

/* The trace map: at mapOffset, 64^3 words a cascade, cascade by cascade. Word x | y << 6 | z << 12 is voxel
 * window + (x, y, z). If bit 31 is clear, bits 0-23 are the brick. Else the voxel has no brick, and the word has eight
 * skip codes, one for each octant of directions: bit k of the octant's number o is set if component k of the direction
 * is negative, and its code is bits 3 o .. 3 o + 2. A code means the side (RAYSORT_SDF_SKIP_SIDES) of a cube of voxels
 * that has this voxel at a corner, extends along the octant, and holds no brick and no unknown voxel; voxels outside of
 * the window count as free. The side is the largest of the eight that fits. Example: code 3 in bits 0-2 is side 4 for
 * octant 0, where no component is negative: the voxels x .. x + 3, y .. y + 3, z .. z + 3 are free. */
#define RAYSORT_SDF_EMPTY_BIT 0x80000000u
#define RAYSORT_SDF_UNKNOWN_BIT 0x40000000u /* never built; EMPTY is set too, skip codes are 0. Ask a coarser cascade */
#define RAYSORT_SDF_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_SKIP_SIDES 0xfb753210u  /* code -> side: 1 2 3 4 6 8 12 16 = (SIDES >> 4 * code & 15) + 1 */
#define RAYSORT_SDF_SKIP_BITS 3

/* The state map: at stateOffset, 64^3 words a cascade. It is toroidal: absolute voxel a is word
 * (a.x & 63) | (a.y & 63) << 6 | (a.z & 63) << 12, so a scroll moves nothing. It has the bits of the trace map without
 * skip codes, and two more. An unknown voxel is EMPTY | UNKNOWN and has no other bit. */
#define RAYSORT_SDF_STALE_BIT 0x20000000u   /* the voxel is to be built again; until then its old content is valid */
#define RAYSORT_SDF_DYNAMIC_BIT 0x10000000u /* built with a dynamic instance */

/* Bricks: at bricksOffset, 512 bytes each (4 bits: 256). Sample (x, y, z), each 0 .. 7, is at voxel + (x, y, z) / 7.
 * Byte x + 8 y + 64 z is its code: the distance to the nearest triangle in brixels, clamped to band, divided by
 * codeStep and rounded down, so a code never means more than the true distance. A row of 8 samples is two words: row
 * brick * 64 + z * 8 + y.
 * Ids: at idsOffset, 64 words a brick. Cell (x, y, z), each 0 .. 3, is word brick * 64 + x + 4 y + 16 z: the id of the
 * triangle nearest to its middle (2 x + 1 brixels on each axis, for x = 3 6.5), or the smallest id if several are
 * equally near.
 * Keys: at keysOffset, a word a brick: cascade << 27 | z << 18 | y << 9 | x, where x, y, z are its absolute voxel
 * modulo 2^9. A free brick has RAYSORT_SDF_NONE.
 * Changes: at changesOffset, header.changes words: the bricks that the last update built or freed (bit 31 set), in the
 * order of their numbers; freed and built again counts as built. After an update in parts the list holds the changes of
 * all calls from the one with the SCROLL stage on. Bricks that a reset of single cascades freed are in no list: look at
 * their keys. */
#define RAYSORT_SDF_KEY_CASCADE_SHIFT 27
#define RAYSORT_SDF_CHANGE_FREED_BIT 0x80000000u

#endif /* RAYSORT_SDF_SHARED_H */
