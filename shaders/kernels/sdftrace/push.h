/* push.h - push blocks and constants of the kernels that read distance fields, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SDFTRACE_PUSH_H
#define RAYSORT_KERNELS_SDFTRACE_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SDFTRACE_TRACE 0x070101u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SDF_ANY 1    /* 1: some hit will do, 0: the closest */
#define RAYSORT_CONSTANT_SDF_4_BITS 2 /* 1: samples of four bits */

/* trace.comp */
RAYSORT_STRUCT(RaysortSdfTracePush)
{
  RAYSORT_REF(RaysortIn) field;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortSdfRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* 0: entry i is ray i */
  RAYSORT_REF(RaysortIn) live;      /* one word: how many entries; 0: maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortSdfHit[rayCount] */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* list entries past it are left out */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT firstCascade;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT maxSteps;
  RAYSORT_UINT materialCount;       /* 0: no table, an id is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
  RAYSORT_UINT unknownMaterial;     /* of a miss that is incomplete */
};

#endif /* RAYSORT_KERNELS_SDFTRACE_PUSH_H */
