/* push.h - push blocks, constants and the scratch of the kernels of sparse distance fields, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SDF_PUSH_H
#define RAYSORT_KERNELS_SDF_PUSH_H
#include "../../raysort_sdf_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SDF_RESET 0x060101u
#define RAYSORT_IDENTITY_SDF_WIPE 0x060201u
#define RAYSORT_IDENTITY_SDF_RELEASE 0x060301u
#define RAYSORT_IDENTITY_SDF_BEGIN 0x060403u
#define RAYSORT_IDENTITY_SDF_MARK 0x060503u
#define RAYSORT_IDENTITY_SDF_PREPARE 0x060601u
#define RAYSORT_IDENTITY_SDF_CULL 0x060702u
#define RAYSORT_IDENTITY_SDF_BIN 0x060803u
#define RAYSORT_IDENTITY_SDF_BLOCKS 0x060902u
#define RAYSORT_IDENTITY_SDF_SUM 0x060a01u
#define RAYSORT_IDENTITY_SDF_POOL 0x060b02u
#define RAYSORT_IDENTITY_SDF_ADMIT 0x060c01u
#define RAYSORT_IDENTITY_SDF_SCATTER 0x060d01u
#define RAYSORT_IDENTITY_SDF_FILL 0x060e02u
#define RAYSORT_IDENTITY_SDF_ENCODE 0x060f01u
#define RAYSORT_IDENTITY_SDF_OCCUPY 0x061002u
#define RAYSORT_IDENTITY_SDF_SKIP 0x061103u
#define RAYSORT_IDENTITY_SDF_PACK 0x061202u
#define RAYSORT_IDENTITY_SDF_FINISH 0x061302u
#define RAYSORT_IDENTITY_SDF_ROWS 0x061402u
#define RAYSORT_IDENTITY_SDF_TALLY 0x061501u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SDF_AGAIN 1 /* bin, blocks: 0 counts and stores, 1 stores what was admitted, over again */
#define RAYSORT_CONSTANT_SDF_IDS 1   /* fill, rows, encode: 1: with ids */
#define RAYSORT_CONSTANT_SDF_OWN 2   /* bin: 1: a thread keeps to its triangle; the same references */

#define RAYSORT_SDF_CHUNK 128           /* triangles that a workgroup of bin takes at a time */
#define RAYSORT_SDF_MAX_CHUNKS 0xffffffu /* of a cascade: (chunk, triangle in it) are 32 bits */
#define RAYSORT_SDF_MANY 512            /* a voxel with more references is filled in pieces ... */
#define RAYSORT_SDF_PIECE 256           /* ... of so many */
#define RAYSORT_SDF_SUM_VOXELS 1024     /* voxels of a group of sum and admit */
#define RAYSORT_SDF_SUM_GROUPS 256      /* these groups of a cascade */
#define RAYSORT_SDF_POOL_BRICKS 8192    /* bricks of a group of the pool ... */
#define RAYSORT_SDF_POOL_SLICES 8       /* ... which so many workgroups list, a thread 8 bricks each */
#define RAYSORT_SDF_MAX_ENTRIES 65536u  /* of the table of instances; of more instances, an entry holds several */
#define RAYSORT_SDF_MARK_ITEMS 64       /* boxes and instances of a group of mark */
#define RAYSORT_SDF_SKIP_PLANES 4       /* of a group of skip */
#define RAYSORT_SDF_RECORD_WORDS 10     /* a triangle: nine floats, its id */
#define RAYSORT_SDF_ITEM_WORDS 3        /* voxel, first reference, count | piece's slot + 1 << 10 */

/* `work`, words. Every number here is of the update. */
#define RAYSORT_SDF_WORK_BIN 0        /* VkDispatchIndirectCommand, and a word: of bin */
#define RAYSORT_SDF_WORK_BLOCKS 4     /* of blocks */
#define RAYSORT_SDF_WORK_BIN_AGAIN 8
#define RAYSORT_SDF_WORK_BLOCKS_AGAIN 12
#define RAYSORT_SDF_WORK_SCATTER 16
#define RAYSORT_SDF_WORK_FILL 20
#define RAYSORT_SDF_WORK_ENCODE 24
#define RAYSORT_SDF_WORK_COUNTERS 28  /* of bin, and 4 words on of bin again: ... */
#define RAYSORT_SDF_WORK_REFERENCES 0 /* ... references, */
#define RAYSORT_SDF_WORK_RECORDS 1    /* triangles, */
#define RAYSORT_SDF_WORK_ENTRIES 2    /* blocks; */
#define RAYSORT_SDF_WORK_WRAPPED 3    /* not 0: references or triangles passed 32 bits */
#define RAYSORT_SDF_WORK_ITEMS 36
#define RAYSORT_SDF_WORK_SLOTS 37     /* voxels filled in pieces */
#define RAYSORT_SDF_WORK_STORED 38    /* references of the voxels admitted */
#define RAYSORT_SDF_WORK_IS_AGAIN 39  /* 1: the lists overflowed, and are made over again */
#define RAYSORT_SDF_WORK_INSTANCES 40 /* how many are looked at */
#define RAYSORT_SDF_WORK_CHUNKS 64    /* [32], of each cascade that is built */
#define RAYSORT_SDF_WORK_NEED 128     /* 16 words a cascade: blocks of 8^3 voxels (toroidal) with some to be built */
#define RAYSORT_SDF_WORK_TABLE 640    /* entries + 1 words a cascade: chunks before each entry */

/* `pool`, words: used bricks a group of the pool; then three times a bit a brick: used, built, freed. */

/* reset.comp: the header, and up to four cascades; a thread each. */
#define RAYSORT_SDF_RESET_CASCADES 4
RAYSORT_STRUCT(RaysortSdfResetPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT offsets[6];      /* as in RaysortSdfHeader */
  RAYSORT_FLOAT band;
  RAYSORT_FLOAT codeStep;
  RAYSORT_UINT cascades;        /* first | count << 8 | mask << 16 | 1 << 24: the whole field */
  RAYSORT_FLOAT numbers[16];    /* of each: voxel, inverse, brixelsHigh, brixelsLow */
};

/* wipe.comp: words */
RAYSORT_STRUCT(RaysortSdfWipePush)
{
  RAYSORT_REF(RaysortOut) words;
  RAYSORT_UINT count;
  RAYSORT_UINT value;
};

/* release.comp: voxels of the cascades of the mask lose their bricks. */
RAYSORT_STRUCT(RaysortSdfReleasePush)
{
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) map;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

/* begin.comp: windows and anchor of up to three cascades; a thread each. */
#define RAYSORT_SDF_BEGIN_CASCADES 3
#define RAYSORT_SDF_BEGIN_STAYS 0x2000000u /* windows and anchor are those of the last update */
#define RAYSORT_SDF_BEGIN_MAPS 0x4000000u  /* and so are the statistics but those of the map */
RAYSORT_STRUCT(RaysortSdfBeginPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortOut) work;
  RAYSORT_UINT cascades;    /* first | count << 8 | mask << 16 | RAYSORT_SDF_BEGIN_* */
  RAYSORT_UINT numbers[27]; /* of each: window[3], anchorVoxel[3], lattice[3] (floats) */
};

/* mark.comp: voxels in boxes, and of dynamic instances */
RAYSORT_STRUCT(RaysortSdfMarkPush)
{
  RAYSORT_REF(RaysortIn) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortIn) instanceCount;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortIn) boxCount;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxBoxes;
  RAYSORT_UINT given; /* RAYSORT_GIVEN_LIVE_BIT, _BOXES_BIT: the counts */
  RAYSORT_UINT reserved;
};

/* prepare.comp: scroll, and what is to be built; 1,024 voxels a group */
RAYSORT_STRUCT(RaysortSdfPreparePush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortOut) counts;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

/* cull.comp: chunks of each instance; a group a cascade */
RAYSORT_STRUCT(RaysortSdfCullPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortIn) instanceCount;
  RAYSORT_REF(RaysortIn) boxCount;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxBoxes;
  RAYSORT_UINT given; /* RAYSORT_GIVEN_LIVE_BIT, _BOXES_BIT: the counts */
};

/* bin.comp and blocks.comp: references of triangles in voxels. `lists` has parts, in units of 256 bytes. */
RAYSORT_STRUCT(RaysortSdfBinPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortInOut) counts; /* a word a voxel: references, bits 30 and 31; then a word: its first reference */
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt; /* bits of cascadeMask */
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT maxBlocks;
  RAYSORT_UINT ordinals;      /* where in lists: places within the voxel, */
  RAYSORT_UINT triangles;     /* records of each reference, */
  RAYSORT_UINT records;
  RAYSORT_UINT blocks;
  RAYSORT_FLOAT reach;        /* 2^30 voxels of the field's finest cascade, in world units */
  RAYSORT_UINT reserved;
};
#define RAYSORT_SDF_COUNT_MASK 0x3fffffffu
#define RAYSORT_SDF_COUNT_DYNAMIC 0x40000000u /* a dynamic instance is among them */
#define RAYSORT_SDF_COUNT_OWNS 0x80000000u    /* one touches the voxel itself: it owns a brick */

/* sum.comp and admit.comp: which voxels are built now; 1,024 voxels a group */
RAYSORT_STRUCT(RaysortSdfSumPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortOut) sums; /* 4 words a group */
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
};
RAYSORT_STRUCT(RaysortSdfAdmitPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortInOut) counts;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortIn) sums;
  RAYSORT_REF(RaysortInOut) items; /* items, then parts in units of 256 bytes */
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT maxBlocks;
  RAYSORT_UINT maxBricks;
  RAYSORT_UINT owners;             /* of each slot of pieces: voxel, first reference, count */
  RAYSORT_UINT unused;             /* free bricks: how many, then these */
};

/* pool.comp: how many bricks are free, then these in order, as many as may be wanted */
RAYSORT_STRUCT(RaysortSdfPoolPush)
{
  RAYSORT_REF(RaysortIn) pool;
  RAYSORT_REF(RaysortOut) unused;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT count;
};

/* scatter.comp: references voxel by voxel; empty pieces */
RAYSORT_STRUCT(RaysortSdfScatterPush)
{
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_UINT cascadesBuilt;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT ordinals;
  RAYSORT_UINT triangles;
  RAYSORT_UINT sorted;
  RAYSORT_UINT pieces;
  RAYSORT_UINT pieceWords; /* of a piece */
};

/* fill.comp, and rows.comp on a CPU: distances of an item; encode.comp: bricks of pieces */
RAYSORT_STRUCT(RaysortSdfFillPush)
{
  RAYSORT_REF(RaysortIn) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortIn) items;
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_REF(RaysortOut) bricks;
  RAYSORT_REF(RaysortOut) ids;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT records;
  RAYSORT_UINT sorted;
  RAYSORT_UINT pieces;
  RAYSORT_UINT owners; /* in items */
  RAYSORT_UINT pieceWords;
  RAYSORT_FLOAT band;
  RAYSORT_FLOAT codeStep;
  RAYSORT_UINT isFourBits;
};

/* occupy.comp: a bit a voxel of the window: a brick, or unknown. skip.comp: codes. pack.comp: the trace map. */
RAYSORT_STRUCT(RaysortSdfOccupyPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortOut) codes; /* RAYSORT_SDF_CODE_WORDS a cascade */
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT reserved;
};
RAYSORT_STRUCT(RaysortSdfSkipPush)
{
  RAYSORT_REF(RaysortInOut) codes;
};
RAYSORT_STRUCT(RaysortSdfPackPush)
{
  RAYSORT_REF(RaysortIn) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) codes;
  RAYSORT_REF(RaysortOut) map;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT reserved;
};
#define RAYSORT_SDF_CODE_WORDS 204800 /* 24 bits of codes, and what is occupied: of 64 x 64 rows of 64 voxels each */

/* tally.comp: changes of each group of the pool. finish.comp: the change list, numbers of bricks; likewise. */
RAYSORT_STRUCT(RaysortSdfTallyPush)
{
  RAYSORT_REF(RaysortIn) pool;
  RAYSORT_REF(RaysortOut) tallies; /* a word a group */
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT reserved;
};
RAYSORT_STRUCT(RaysortSdfFinishPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) pool;
  RAYSORT_REF(RaysortIn) tallies;
  RAYSORT_REF(RaysortOut) changes;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

#endif /* RAYSORT_KERNELS_SDF_PUSH_H */
