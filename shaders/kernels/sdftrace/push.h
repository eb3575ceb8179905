/* push.h - push blocks and constants of the kernels that read distance fields, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SDFTRACE_PUSH_H
#define RAYSORT_KERNELS_SDFTRACE_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* Identities of kernels: folder, kernel, revision, a byte each. A context refuses SPIR-V with another identity. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SDFTRACE_TRACE 0x070103u
#define RAYSORT_IDENTITY_SDFTRACE_DEBUG 0x070203u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SDF_ANY 1    /* 1: any hit, 0: the closest hit */
#define RAYSORT_CONSTANT_SDF_4_BITS 2 /* 1: samples of four bits */
#define RAYSORT_CONSTANT_SDF_ONE_CASCADE 3 /* 1: rays see one cascade */
#define RAYSORT_CONSTANT_SDF_FAR_BRICKS 4  /* 1: bricks may be past 4 GiB */

/* trace.comp */
RAYSORT_STRUCT(RaysortSdfTracePush)
{
  RAYSORT_REF(RaysortIn) field;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortSdfRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* the rays to trace; not given: entry i is ray i */
  RAYSORT_REF(RaysortIn) live;      /* one word, the number of entries; not given: maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortSdfHit[rayCount] */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* a list entry past it is skipped */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT firstCascade;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT maxSteps;
  RAYSORT_UINT materialCount;       /* 0: no table, an id is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
  RAYSORT_UINT unknownMaterial;     /* the material of an incomplete miss */
  RAYSORT_UINT given;               /* RAYSORT_GIVEN_LIVE_BIT, _LIST_BIT */
  RAYSORT_UINT reserved;
};

/* debug.comp */
RAYSORT_STRUCT(RaysortSdfDebugPush)
{
  RAYSORT_REF(RaysortIn) field;
  RAYSORT_REF(RaysortIn) instances; /* RaysortSdfInstance[instanceCount] */
  RAYSORT_REF(RaysortIn) list;      /* the instances to draw; not given: entry i is instance i */
  RAYSORT_REF(RaysortOut) image;    /* width * height words */
  RAYSORT_FLOAT clipToWorld[16];    /* columns */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT look;                /* mode | overlays << 8 | first cascade << 16 | cascades << 24 */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT entryCount;          /* number of boxes to draw */
  RAYSORT_UINT given;               /* RAYSORT_GIVEN_LIST_BIT */
  RAYSORT_FLOAT tMin;
  RAYSORT_FLOAT tMax;
};

#endif /* RAYSORT_KERNELS_SDFTRACE_PUSH_H */
