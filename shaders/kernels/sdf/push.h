/* push.h - push blocks, constants and the scratch of the kernels of sparse distance fields, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SDF_PUSH_H
#define RAYSORT_KERNELS_SDF_PUSH_H
#include "../../raysort_sdf_shared.h"
#include "../common.h"

/* Identities of kernels: folder, kernel, revision, a byte each. A context refuses SPIR-V with another identity. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SDF_RESET 0x060101u
#define RAYSORT_IDENTITY_SDF_WIPE 0x060201u
#define RAYSORT_IDENTITY_SDF_RELEASE 0x060301u
#define RAYSORT_IDENTITY_SDF_BEGIN 0x060403u
#define RAYSORT_IDENTITY_SDF_MARK 0x060503u
#define RAYSORT_IDENTITY_SDF_PREPARE 0x060601u
#define RAYSORT_IDENTITY_SDF_CULL 0x060702u
#define RAYSORT_IDENTITY_SDF_BIN 0x060805u
#define RAYSORT_IDENTITY_SDF_SUM 0x060901u
#define RAYSORT_IDENTITY_SDF_POOL 0x060a02u
#define RAYSORT_IDENTITY_SDF_ADMIT 0x060b01u
#define RAYSORT_IDENTITY_SDF_SCATTER 0x060c01u
#define RAYSORT_IDENTITY_SDF_FILL 0x060d02u
#define RAYSORT_IDENTITY_SDF_ENCODE 0x060e01u
#define RAYSORT_IDENTITY_SDF_OCCUPY 0x060f02u
#define RAYSORT_IDENTITY_SDF_SKIP 0x061003u
#define RAYSORT_IDENTITY_SDF_PACK 0x061102u
#define RAYSORT_IDENTITY_SDF_FINISH 0x061202u
#define RAYSORT_IDENTITY_SDF_ROWS 0x061302u
#define RAYSORT_IDENTITY_SDF_TALLY 0x061401u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SDF_IDS 1 /* fill, rows, encode: 1 with ids */
#define RAYSORT_CONSTANT_SDF_OWN 2 /* bin: 1 a thread tests only its own triangle; the references are the same */

#define RAYSORT_SDF_CHUNK 128           /* triangles that a workgroup of bin takes at a time */
#define RAYSORT_SDF_MAX_CHUNKS 0xffffffu /* chunks of a cascade: chunk and triangle in it fit in 32 bits */
#define RAYSORT_SDF_MANY 512            /* a voxel with more references is filled in pieces */
#define RAYSORT_SDF_PIECE 256           /* references of a piece */
#define RAYSORT_SDF_SUM_VOXELS 1024     /* voxels of a group of sum and admit */
#define RAYSORT_SDF_SUM_GROUPS 256      /* groups of sum and admit in a cascade */
#define RAYSORT_SDF_POOL_BRICKS 8192    /* bricks of a group of the pool */
#define RAYSORT_SDF_POOL_SLICES 8       /* workgroups that list a group of the pool, 8 bricks per thread */
#define RAYSORT_SDF_MAX_ENTRIES 65536u  /* entries of the table of instances; with more instances an entry has
                                           several */
#define RAYSORT_SDF_MARK_ITEMS 64       /* boxes and instances of a group of mark */
#define RAYSORT_SDF_SKIP_PLANES 4       /* planes of a group of skip */
#define RAYSORT_SDF_RECORD_WORDS 10     /* words of a triangle's record: nine floats, its id */
#define RAYSORT_SDF_ITEM_WORDS 3        /* words of an item: voxel, first reference, count | piece's slot + 1 << 10 */

/* Words of `work`. All numbers are those of one update. */
#define RAYSORT_SDF_WORK_BIN 0        /* VkDispatchIndirectCommand of bin, and a word */
#define RAYSORT_SDF_WORK_BLOCKS 4     /* VkDispatchIndirectCommand of blocks, and a word; others follow, up to ENCODE */
#define RAYSORT_SDF_WORK_BIN_AGAIN 8
#define RAYSORT_SDF_WORK_BLOCKS_AGAIN 12
#define RAYSORT_SDF_WORK_SCATTER 16
#define RAYSORT_SDF_WORK_FILL 20
#define RAYSORT_SDF_WORK_ENCODE 24
#define RAYSORT_SDF_WORK_COUNTERS 28  /* four counters of bin, then the four counters of its second run */
#define RAYSORT_SDF_WORK_REFERENCES 0 /* counter: references */
#define RAYSORT_SDF_WORK_RECORDS 1    /* counter: records of triangles */
#define RAYSORT_SDF_WORK_ENTRIES 2    /* counter: blocks */
#define RAYSORT_SDF_WORK_WRAPPED 3    /* counter: not 0 if references or records passed 32 bits */
#define RAYSORT_SDF_WORK_ITEMS 36
#define RAYSORT_SDF_WORK_SLOTS 37     /* voxels filled in pieces */
#define RAYSORT_SDF_WORK_STORED 38    /* references of the admitted voxels */
#define RAYSORT_SDF_WORK_IS_AGAIN 39  /* 1: the lists overflowed, and bin and blocks run a second time */
#define RAYSORT_SDF_WORK_INSTANCES 40 /* number of instances that the update reads */
#define RAYSORT_SDF_WORK_CHUNKS 64    /* [32]: chunks of each cascade that is built */
#define RAYSORT_SDF_WORK_NEED 128     /* 16 words per cascade: a bit for each block of 8^3 voxels (toroidal) with voxels
                                         to be built */
#define RAYSORT_SDF_WORK_TABLE 640    /* entries + 1 words per cascade: chunks before each entry */

/* Words of `pool`: used bricks, a word for each group of the pool; then three bit maps of bricks: used, built, freed.
 * */

/* reset.comp: the header, and up to four cascades; one thread per cascade. */
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
  RAYSORT_FLOAT numbers[16];    /* each cascade: voxel, inverse, brixelsHigh, brixelsLow */
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

/* begin.comp: windows and anchor of up to three cascades; one thread per cascade. */
#define RAYSORT_SDF_BEGIN_CASCADES 3
#define RAYSORT_SDF_BEGIN_STAYS 0x2000000u /* keeps the windows and the anchor of the last update */
#define RAYSORT_SDF_BEGIN_MAPS 0x4000000u  /* keeps the statistics too, except the numbers of the map */
RAYSORT_STRUCT(RaysortSdfBeginPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortOut) work;
  RAYSORT_UINT cascades;    /* first | count << 8 | mask << 16 | RAYSORT_SDF_BEGIN_* */
  RAYSORT_UINT numbers[27]; /* each cascade: window[3], anchorVoxel[3], lattice[3] (floats) */
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

/* prepare.comp: scroll, and the voxels to be built; 1,024 voxels per group */
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

/* cull.comp: chunks of each instance; one group per cascade */
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

/* bin.comp: references of triangles in voxels. `lists` has parts, in units of 256 bytes. */
RAYSORT_STRUCT(RaysortSdfBinPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortInOut) counts; /* a word a voxel: references, bits 30 and 31; then a word: its first reference */
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt; /* number of bits in cascadeMask */
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT maxBlocks;
  RAYSORT_UINT ordinals;      /* part of lists: the place of each reference within its voxel */
  RAYSORT_UINT triangles;     /* part of lists: the record of each reference */
  RAYSORT_UINT records;       /* part of lists: records of triangles */
  RAYSORT_UINT blocks;        /* part of lists: blocks of large triangles */
  RAYSORT_FLOAT reach;        /* 2^30 voxels of the field's finest cascade, in world units */
  RAYSORT_UINT isAgain;       /* 0 counts and stores; 1 is the second run, for admitted voxels only */
  RAYSORT_UINT isOfBlocks;    /* 0 takes chunks of triangles; 1 takes the blocks that such a pass has listed */
};
#define RAYSORT_SDF_COUNT_MASK 0x3fffffffu
#define RAYSORT_SDF_COUNT_DYNAMIC 0x40000000u /* a reference is to a dynamic instance */
#define RAYSORT_SDF_COUNT_OWNS 0x80000000u    /* a triangle touches the voxel itself: the voxel owns a brick */

/* sum.comp and admit.comp: the choice of the voxels to build now; 1,024 voxels per group */
RAYSORT_STRUCT(RaysortSdfSumPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortOut) sums; /* 4 words per group */
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
  RAYSORT_UINT owners;             /* part of items: voxel, first reference and count for each slot of pieces */
  RAYSORT_UINT unused;             /* part of items: the number of free bricks, then the free bricks */
};

/* pool.comp: the number of free bricks, then the free bricks in order, up to `count` of them */
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
  RAYSORT_UINT pieceWords; /* words of a piece */
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
  RAYSORT_UINT owners; /* part of items */
  RAYSORT_UINT pieceWords;
  RAYSORT_FLOAT band;
  RAYSORT_FLOAT codeStep;
  RAYSORT_UINT isFourBits;
};

/* occupy.comp: one bit per voxel of the window: a brick, or unknown. skip.comp: codes. pack.comp: the trace map. */
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
#define RAYSORT_SDF_CODE_WORDS 204800 /* 64 x 64 rows of 64 voxels: 24 bits of codes and 1 bit "occupied" a voxel */

/* tally.comp: changes of each group of the pool. finish.comp: the change list and numbers of bricks of each group. */
RAYSORT_STRUCT(RaysortSdfTallyPush)
{
  RAYSORT_REF(RaysortIn) pool;
  RAYSORT_REF(RaysortOut) tallies; /* one word per group */
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
