/* shared.h - what tracer.c and the kernels must agree on.
 * SPDX-License-Identifier: MIT */
#ifndef WEEKEND_SHARED_H
#define WEEKEND_SHARED_H

#if defined(GL_core_profile)
#include "raysort_address.glsl"
#include "raysort_weekend_shared.h"
#else
#include "raysort.h"
#endif

/* Specialization constants; the same numbers in every kernel. */
#define WEEKEND_CONSTANT_WIDTH    0 /* of a workgroup */
#define WEEKEND_CONSTANT_HEIGHT   1
#define WEEKEND_CONSTANT_CHUNK    2 /* bounds a mask */
#define WEEKEND_CONSTANT_SHARED   3 /* bounds in shared memory, or 0 */
#define WEEKEND_CONSTANT_COUNTING 4 /* 1: fill the counters; costs time */
#define WEEKEND_CONSTANT_PLAIN    5 /* path: 1: the port's loop over all hittables */
#define WEEKEND_CONSTANT_TYPE     6 /* shade: the type of all its materials, so that no other code is left; 0: any */
#define WEEKEND_CONSTANTS         7

/* Kernels that hold several paths a thread, and share what is loaded for them. */
#define WEEKEND_THREADS 128
#define WEEKEND_PATHS   2
#define WEEKEND_ITEMS   (WEEKEND_THREADS * WEEKEND_PATHS) /* a workgroup */

#define WEEKEND_MOST_RUN 0x7fffu /* samples that a path of `loop` takes from the queue at once */

#define WEEKEND_T_MIN 0.001
#define WEEKEND_T_MAX 10000.0

/* Counters, 64 bits each, low word first; workgroup g adds to copy g % WEEKEND_COPIES. */
#define WEEKEND_COUNT_REFUSED 0 /* samples that were NaN, negative or too bright */
#define WEEKEND_COUNT_RAYS    1 /* these two always; all others with WEEKEND_CONSTANT_COUNTING */
#define WEEKEND_COUNT_PATHS   2
#define WEEKEND_COUNT_CUT     3 /* paths that reached the depth */
#define WEEKEND_COUNT_SLOTS   4 /* rays that the lanes could have traced in the time */
#define WEEKEND_COUNT_HITS    5 /* diffuse, metal, glass, others, none */
#define WEEKEND_COUNT_BOUNCES 10 /* rays by bounce, the last also all beyond */
#define WEEKEND_BOUNCES       64
#define WEEKEND_COUNTERS      (WEEKEND_COUNT_BOUNCES + WEEKEND_BOUNCES)
#define WEEKEND_COPIES        64

/* A wave of the fused wavefront: how many paths, and the dispatch over them. */
RAYSORT_STRUCT(WeekendWave)
{
  RAYSORT_UINT count;
  RAYSORT_UINT groups[3];
};

/* The picture's memory. A path is three uvec4: origin and start, direction and random numbers, throughput and pixel. */
RAYSORT_STRUCT(WeekendFrame)
{
  RaysortCamera camera;
  RAYSORT_REF(Materials) materials;
  RAYSORT_REF(Dump) materialDump;
  RAYSORT_REF(Hittables) hittables;
  RAYSORT_REF(Dump) hittableDump;
  RAYSORT_REF(Dump) bounds;
  RAYSORT_REF(Words) sums;     /* six words a pixel: red, green, blue, each {fraction, integer} */
  RAYSORT_REF(Words) counters; /* [WEEKEND_COPIES][WEEKEND_COUNTERS][2] */
  RAYSORT_REF(Words) queue;    /* loop: the next item */
  RAYSORT_REF(Waves) waves;    /* wavefront */
  RAYSORT_REF(States) states0[3]; /* wavefront, sorted: of even waves */
  RAYSORT_REF(States) states1[3]; /* of odd ones */
  RAYSORT_REF(Words) found;    /* sorted: the hittable that a path hit */
  RAYSORT_REF(Words) keys;     /* sorted: 16 bits a path, what it must run next */
  RAYSORT_REF(Words) ranges0;  /* sorted: RaysortRanges of even waves */
  RAYSORT_REF(Words) ranges1;
  RAYSORT_REF(Target) target; /* vec4 a pixel: the mean of the samples, linear */
  RAYSORT_UINT width;
  RAYSORT_UINT height;
  RAYSORT_UINT depth;
  RAYSORT_UINT hittableCount;
  RAYSORT_UINT keyCount; /* sorted: keys below this are types of materials, from firstKey on; this one is void */
  RAYSORT_UINT firstKey;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT heavyRounds; /* heavy materials: rounds of 162 operations */
  RAYSORT_FLOAT leastSquare; /* fast kernels: of the radii */
  RAYSORT_UINT reserved;
};

/* After RaysortDispatchPush, which raysortPlanDispatch fills for the shading of `sorted`. */
RAYSORT_STRUCT(WeekendPush)
{
  RAYSORT_REF(FrameIn) frame;
  RAYSORT_UINT row;    /* the slice: rows row .. row + rows - 1 */
  RAYSORT_UINT rows;
  RAYSORT_UINT sample0; /* samples sample0 .. sample0 + samples - 1 */
  RAYSORT_UINT samples;
  RAYSORT_UINT wave;
  RAYSORT_UINT items;  /* paths of the slice; see pixelOf in tracer.glsl */
  RAYSORT_UINT run;    /* loop: samples that a path takes from the queue at once */
  RAYSORT_UINT fetches; /* loop: how often a thread does, at most */
};

#endif
