/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

/* Slices: a render cut into submissions so short that no watchdog sees them.
 * Plain data in, plain data out: no context, no Vulkan call, no host memory of raysort's own. Refusals return
 * VK_ERROR_VALIDATION_FAILED_EXT and give the struct's message callback the field, its value and its limit. */

#define RAYSORT_SLICE_CAP         250.0  /* milliseconds predicted, whatever the budget: Windows resets after 2 s */
#define RAYSORT_SLICE_BUDGET      50.0   /* default; 8 keeps a desktop on the same GPU usable */
#define RAYSORT_SLICE_FIRST_PATHS 65536u /* the first slice, when nothing is known of the device */
#define RAYSORT_SLICE_GROWTH      4u     /* times the largest slice (with waves: batch) measured so far */
#define RAYSORT_SLICE_BINS        64     /* costs are learnt by band of rows, or by wave */

typedef struct RaysortSliceInfo
{
  uint32_t width, height; /* pixels, 1 .. RAYSORT_MAX_COUNT in all */
  uint32_t firstSample;   /* samples firstSample .. firstSample + sampleCount - 1 of every pixel */
  uint32_t sampleCount;   /* >= 1, the sum at most 2^32 - 1 */
  uint32_t maxSamples;    /* samples of a pixel in one slice; 0: as many as there is time for */
  uint32_t waves;         /* 0: a kernel that runs its paths to their end. Else kernels that run all paths of a batch a
                             bounce further: the most bounces there are */
  uint32_t batchPaths;    /* with waves: paths whose state the caller has memory for, width .. RAYSORT_MAX_COUNT;
                             without: not read */
  double budget;          /* milliseconds, > 0, infinity for the cap; 0: RAYSORT_SLICE_BUDGET */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortSliceInfo;

/* Where the next slice begins, for a file: everything before it is done. Samples follow one another, and within a
 * sample (or a run of samples, if they all fit a slice) rows from the top. If wave > 0 it is in the middle of a batch,
 * and the batch is named too: you must have kept its states. The start: all zero but sample = firstSample. */
typedef struct RaysortSliceToken
{
  uint32_t row, sample, wave;
  uint32_t rowCount, sampleCount; /* of the batch, if wave > 0 */
} RaysortSliceToken;

/* One submission: rows x samples, their waves. With wave = 0 the paths are new ones. */
typedef struct RaysortSlice
{
  uint32_t row, rowCount;
  uint32_t sample, sampleCount; /* more than one only if rowCount is the whole height */
  uint32_t wave, waveCount;     /* zero without waves */
  uint64_t pathsDone;           /* paths that end with this slice: 0 while waves of the batch are left */
  double predicted;             /* milliseconds; 0: nothing is known yet */
} RaysortSlice;

/* The planner's state: plain data, copy it as you like. */
typedef struct RaysortSlices
{
  RaysortSliceInfo info;           /* `budget` may be changed at any time */
  RaysortSliceToken next;          /* to be kept in a file only when all slices planned so far are over */
  uint64_t largest;                /* paths of the largest slice or batch measured so far */
  double cost[RAYSORT_SLICE_BINS]; /* milliseconds a path, in this band of rows or in this wave; 0: not measured */
} RaysortSlices;

/* raysortStartSlices - from the start, or from a token.
 * resume  NULL: from the start
 * error   a field out of range; a token that is not one of this render */
RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices);

/* raysortNextSlice - plan a slice and step over it; VK_FALSE: there is none left.
 * The slice is as large as the budget and the cap allow by what was measured. At most: RAYSORT_SLICE_GROWTH times the
 * largest one measured, and RAYSORT_MAX_COUNT paths. At least: a row of one sample, or one wave of a row. Waves that
 * were not measured yet come one at a time. */
RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice);

/* raysortReportSlice - how long a slice took on the GPU. Call it when you know: two slices late is fine, so that the
 * CPU never waits. A time that is negative or not finite is ignored. */
RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds);
