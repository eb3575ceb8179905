/* push.h - push blocks, flags and constants of the scan's kernels, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SCAN_PUSH_H
#define RAYSORT_KERNELS_SCAN_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SCAN_REDUCE 0x010102u
#define RAYSORT_IDENTITY_SCAN_ROWS 0x010201u
#define RAYSORT_IDENTITY_SCAN_DOWNSWEEP 0x010302u

/* Specialization constant of reduce.comp and downsweep.comp. 1: `live` holds how many words there are. */
#define RAYSORT_CONSTANT_SCAN_LIVE 1

#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

/* Flags of the kernels that work on tables. */
#define RAYSORT_KERNEL_LIVE 256u  /* `live` holds how many entries there are */
#define RAYSORT_KERNEL_WIDE 1024u /* totals of rows are wanted in 64 bits */

/* rows.comp: exclusive scan of every row of a table, in place; one workgroup per row. */
RAYSORT_STRUCT(RaysortRowsPush)
{
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortOut) totals; /* uint[rows]: sums modulo 2^32; then uint[rows]: their carries */
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT tile;
};

/* reduce.comp and downsweep.comp, with rows.comp between them: two rows, the low and the high words of the chunks'
 * 64-bit sums. */
RAYSORT_STRUCT(RaysortReducePush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_REF(RaysortIn) live; /* with RAYSORT_CONSTANT_SCAN_LIVE */
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};
RAYSORT_STRUCT(RaysortDownsweepPush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) sums;
  RAYSORT_REF(RaysortOut) total; /* two words, low first; 0: not wanted */
  RAYSORT_REF(RaysortIn) live;   /* with RAYSORT_CONSTANT_SCAN_LIVE */
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};

#endif /* RAYSORT_KERNELS_SCAN_PUSH_H */
