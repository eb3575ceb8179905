/* push.h - push block and constant of the gather's kernel, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_GATHER_PUSH_H
#define RAYSORT_KERNELS_GATHER_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block or a constant changes its meaning for that kernel. */
#define RAYSORT_IDENTITY_GATHER_GATHER 0x080101u

/* Specialization constants. */
#define RAYSORT_CONSTANT_GATHER_VECTORS 1 /* 1: records and their addresses are multiples of 16 bytes */
#define RAYSORT_CONSTANT_GATHER_LIVE 2    /* 1: `live` holds how many records there are */

RAYSORT_STRUCT(RaysortGatherPush)
{
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) source;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT sourceCount; /* records of the source */
  RAYSORT_UINT stride;      /* bytes of a record */
  RAYSORT_UINT tile;        /* records that a workgroup takes at a time */
};

#endif /* RAYSORT_KERNELS_GATHER_PUSH_H */
