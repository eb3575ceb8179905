/* push.h - push blocks of the kernels of reordering, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_REORDER_PUSH_H
#define RAYSORT_KERNELS_REORDER_PUSH_H
#include "../../raysort_shared.h"
#include "../common.h"

/* See shaders/kernels/bvh/push.h. */
#define RAYSORT_IDENTITY_REORDER_BEGIN 0x050105u
#define RAYSORT_IDENTITY_REORDER_ARGUMENTS 0x050203u

#define RAYSORT_REORDER_HITS_OFFSET 256u /* in the state, after the counters */
#define RAYSORT_REORDER_MAP_OFFSET 512u  /* in the scratch, after the program */

#define RAYSORT_REORDER_LAST_WAVE_BIT 1u /* the first wave is the last: all its threads are counted as live */
#define RAYSORT_REORDER_RESUMES_BIT 2u   /* the first wave is sorted */
#define RAYSORT_REORDER_COUNTS_BIT 4u    /* `count` is given */

/* begin.comp. Addresses that it only hands on are references here too, because the accesses of the pass name them. A
 * table that there is not has the address of `program`. */
RAYSORT_STRUCT(RaysortReorderBeginPush)
{
  RAYSORT_REF(RaysortOut) program; /* scratch */
  RAYSORT_REF(RaysortOut) counters; /* state */
  RAYSORT_REF(RaysortIn) count;     /* if it is given, else all of the launch */
  RAYSORT_REF(RaysortIn) functions;
  RAYSORT_REF(RaysortIn) hitRecords;
  RAYSORT_REF(RaysortIn) missRecords;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_UINT liveOffset[2];       /* bytes in the state, low word first */
  RAYSORT_UINT keysOffset[2];
  RAYSORT_UINT offsetsOffset[2];    /* in the scratch */
  RAYSORT_UINT begins;              /* RAYSORT_REORDER_*_BIT */
  RAYSORT_UINT launch[3];           /* from here on as RaysortReorderProgram has them */
  RAYSORT_UINT hitRecordCount;
  RAYSORT_UINT missRecordCount;
  RAYSORT_UINT kindsAndStages;      /* bits 0-15: kindCount; 16-23: stages; 24-31: hint bits */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT recordStride;
  RAYSORT_UINT splitStages;
  RAYSORT_UINT sizes;
  RAYSORT_UINT liveStride;
};

/* arguments.comp */
RAYSORT_STRUCT(RaysortReorderArgumentsPush)
{
  RAYSORT_REF(RaysortIn) offsets;    /* first place of each key */
  RAYSORT_REF(RaysortOut) arguments; /* [stages][kinds]: of each function; of a stage with one pipeline, [0] of all */
  RAYSORT_REF(RaysortOut) live;      /* a word: threads of this wave */
  RAYSORT_REF(RaysortOut) activeKeys; /* a word, from zero for the next wave */
  RAYSORT_REF(RaysortInOut) keys;    /* one word per slot: marked as done */
  RAYSORT_UINT stageCount;
  RAYSORT_UINT kindCount;
  RAYSORT_UINT hintBits;
  RAYSORT_UINT splitStages;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT groupSizes[16];       /* 16 bits per stage */
  RAYSORT_UINT slots;
};

#endif /* RAYSORT_KERNELS_REORDER_PUSH_H */
