/* push.h - push blocks of the kernels in which one thread walks along its entries, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SERIAL_PUSH_H
#define RAYSORT_KERNELS_SERIAL_PUSH_H
#include "../sort/push.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SERIAL_COUNT 0x090101u
#define RAYSORT_IDENTITY_SERIAL_ROWS 0x090201u
#define RAYSORT_IDENTITY_SERIAL_SCATTER 0x090301u

/* Specialization constant of the scatter, at the number that the other scatter kernels have for digits. 1: it writes
 * the values of the live entries, which are their numbers, and nothing else. */
#define RAYSORT_CONSTANT_MAP_ONLY 2

#define RAYSORT_SERIAL_THREADS 16  /* of a workgroup: as many as the widest CPU vectors have lanes */
#define RAYSORT_SERIAL_DIGITS 1024 /* most values of a digit */

/* count.comp and scatter.comp have the push blocks of sort/, except that both read and write the table. A column of the
 * table belongs to a thread, and has one tile. */
RAYSORT_STRUCT(RaysortSerialCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;   /* words */
  RAYSORT_UINT keyCapacity; /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;   /* bytes from id to id | RAYSORT_ORDER_* | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;     /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;     /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;  /* rows 0 .. digitCount - 1; then void, then stray */
  RAYSORT_UINT tile;        /* entries of a column, a power of two and at least 4 */
};

/* rows.comp: exclusive scan of every row of the table, in place; one thread per row. */
RAYSORT_STRUCT(RaysortSerialRowsPush)
{
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortOut) totals; /* uint[rows] */
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT rows;
  RAYSORT_UINT tile;
};

RAYSORT_STRUCT(RaysortSerialScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) inverse;
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow: 128 bytes, the most there may be */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;             /* RAYSORT_KERNEL_*, and log2(tile) << 16 */
  RAYSORT_UINT rowStride;
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

#endif /* RAYSORT_KERNELS_SERIAL_PUSH_H */
