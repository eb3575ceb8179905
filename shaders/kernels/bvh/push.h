/* push.h - push blocks and constants of the kernels of triangles, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_BVH_PUSH_H
#define RAYSORT_KERNELS_BVH_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_BVH_TRACE 0x030102u
#define RAYSORT_IDENTITY_BVH_STREAM 0x034001u
#define RAYSORT_IDENTITY_BVH_CLEAR 0x034101u

/* Specialization constants. */
#define RAYSORT_CONSTANT_ANY 1 /* 1: some hit will do, 0: the closest */

/* trace.comp, stream.comp */
RAYSORT_STRUCT(RaysortTracePush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortBvhRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* 0: entry i is ray i */
  RAYSORT_REF(RaysortIn) live;      /* one word: how many entries; 0: maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortBvhHit[rayCount] */
  RAYSORT_REF(RaysortInOut) taken;  /* stream.comp: one word, 0 at first: entries that are taken */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* list entries past it are left out */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT materialCount;       /* 0: no table, a geometry is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
};

/* clear.comp */
RAYSORT_STRUCT(RaysortClearPush)
{
  RAYSORT_REF(RaysortOut) words;
  RAYSORT_UINT count;            /* these become 0 */
};

#endif /* RAYSORT_KERNELS_BVH_PUSH_H */
