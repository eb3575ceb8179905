/* push.h - push blocks, flags and constants of the kernels of both sorts, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SORT_PUSH_H
#define RAYSORT_KERNELS_SORT_PUSH_H
#include "../scan/push.h"
#include "../../raysort_sort_shared.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SORT_COUNT 0x020103u
#define RAYSORT_IDENTITY_SORT_STATISTIC 0x020201u
#define RAYSORT_IDENTITY_SORT_SCATTER 0x020305u
#define RAYSORT_IDENTITY_SORT_SCATTER_MAP 0x020501u
#define RAYSORT_IDENTITY_SORT_RANGES 0x020401u
#define RAYSORT_IDENTITY_SORT_ARGUMENTS 0x020601u
#define RAYSORT_IDENTITY_SORT_PRESENT 0x020701u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernels: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_ORDERED 4    /* 1: keys are compared as RAYSORT_ORDER_* say, else as unsigned integers */
#define RAYSORT_CONSTANT_SEGMENT 5    /* entries of a tile that a thread of the scatter kernels has: RAYSORT_SEGMENT* */

/* Entries of a segment. A thread keeps several words for each in registers: 32 entries take up to 255 registers. */
#define RAYSORT_SEGMENT 32
#define RAYSORT_SEGMENT_SHORT 16 /* up to 128 registers */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned; sorts of one digit only */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* How a radix sort compares keys: bits of keyLayout. */
#define RAYSORT_ORDER_SIGNED (1u << 16)     /* two's complement */
#define RAYSORT_ORDER_FLOAT (1u << 17)      /* IEEE 754 */
#define RAYSORT_ORDER_DESCENDING (1u << 18) /* the largest first */

/* Flags of the sort kernels. */
#define RAYSORT_KERNEL_TAIL 1u         /* there is a tail (material sort); else all keys are live */
#define RAYSORT_KERNEL_WRITE_TAIL 2u   /* scatter the tail too, after the live entries */
#define RAYSORT_KERNEL_INDIRECT 4u     /* the key of entry i is ids[values[i]] */
#define RAYSORT_KERNEL_VALUES 8u       /* the value of entry i is values[i], else i */
#define RAYSORT_KERNEL_WRITE_KEYS 16u  /* keysOut receives the keys in sorted order */
#define RAYSORT_KERNEL_INVERSE 32u     /* inverse[value] = slot */
#define RAYSORT_KERNEL_COUNTS 64u      /* write RaysortRanges */
#define RAYSORT_KERNEL_RANGES 128u     /* write MaterialsOffsets and CountedMaterials */
#define RAYSORT_KERNEL_STATISTIC 512u  /* the table has a row of distinct ids after the stray row */
#define RAYSORT_KERNEL_UNSCANNED 2048u /* the table holds counts, there are no totals: the scatter sums the rows */
#define RAYSORT_KERNEL_PACK 4096u      /* valuesOut receives the second digit << bits of the values, and the value */
#define RAYSORT_KERNEL_PACKED 8192u    /* such words are both keys and values */
/* Bits 256 and 1024 are RAYSORT_KERNEL_LIVE and RAYSORT_KERNEL_WIDE: ../scan/push.h. */

/* count.comp and statistic.comp. Table: row-major, a row per digit, a column per chunk; with
 * RAYSORT_KERNEL_UNSCANNED a column per pair of chunks, then one per pair for the first of the two; without
 * entries nothing is written. */
RAYSORT_STRUCT(RaysortCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortOut) table; /* count: row 0; statistic: its own row */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;     /* words; also the most chunks there are */
  RAYSORT_UINT strideInverse; /* 2^32 / rowStride, rounded up */
  RAYSORT_UINT keyCapacity;   /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;     /* bytes from id to id | RAYSORT_ORDER_* | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;       /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;       /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;    /* rows 0 .. digitCount - 1; then void, then stray */
  RAYSORT_UINT tile;          /* entries a tile, a power of two; a chunk is a whole number of tiles */
};

/* Members of RaysortRanges, as words of `ranges`. */
#define RAYSORT_RANGES_ENTRIES 0u /* count */
#define RAYSORT_RANGES_LIVE 1u
#define RAYSORT_RANGES_TAIL 2u
#define RAYSORT_RANGES_STRAY 3u
#define RAYSORT_RANGES_LIVE_ARGUMENTS 4u
#define RAYSORT_RANGES_WINDOWS 7u
#define RAYSORT_RANGES_DISTINCT 8u
#define RAYSORT_RANGES_RESERVED 9u

/* Members of RaysortDispatchRest, as words of its table. */
#define RAYSORT_REST_ARGUMENTS 0u
#define RAYSORT_REST_ENTRIES 3u
#define RAYSORT_REST_RAYS 4u
#define RAYSORT_REST_RESERVED 5u

/* scatter.comp and scatter_map.comp */
RAYSORT_STRUCT(RaysortScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) inverse;
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow: 128 bytes, the most there may be */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;           /* RAYSORT_KERNEL_*, and rowStride << 16: what every key needs has a word of its own */
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT lastKey;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT workgroupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT inverseCapacity; /* words of `inverse`; a value past it is not written */
  RAYSORT_UINT countedOffset;   /* words from `ranges` to CountedMaterials */
};

/* ranges.comp: MaterialsOffsets and CountedMaterials of more than 256 materials. */
RAYSORT_STRUCT(RaysortRangesPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) totals; /* of the last digit */
  RAYSORT_REF(RaysortOut) ranges;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT workgroupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT countedOffset;
};

/* arguments.comp: a table of indirect arguments, one for a run of materials. */
RAYSORT_STRUCT(RaysortArgumentsPush)
{
  RAYSORT_REF(RaysortIn) offsets; /* MaterialsOffsets */
  RAYSORT_REF(RaysortOut) arguments;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT perArgument;       /* materials of an argument */
  RAYSORT_UINT argumentCount;
  RAYSORT_UINT workgroupSize;
  RAYSORT_UINT maxGroupsX;
};

/* present.comp: the materials that have rays and are not in the list. */
RAYSORT_STRUCT(RaysortPresentPush)
{
  RAYSORT_REF(RaysortIn) offsets; /* MaterialsOffsets */
  RAYSORT_REF(RaysortIn) list;    /* ascending ids, listedCount of them */
  RAYSORT_REF(RaysortOut) ranges; /* RaysortDispatchRest and its entries, or the list of present materials */
  RAYSORT_UINT materialCount;
  RAYSORT_UINT listedCount;
  RAYSORT_UINT workgroupSize; /* 0: a list of present materials, else a rest */
  RAYSORT_UINT maxGroupsX;
};

#endif /* RAYSORT_KERNELS_SORT_PUSH_H */
