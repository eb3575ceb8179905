/* SPDX-License-Identifier: MIT */
#pragma once
#include "core.h"

/* Slices: a render is cut into submissions that are so short that no watchdog stops them.
 * These functions call no Vulkan command and allocate no memory. A wrong argument returns
 * VK_ERROR_VALIDATION_FAILED_EXT, and the struct's callback gets a message. */

#define RAYSORT_SLICE_CAP         250.0  /* milliseconds. No slice is predicted longer, whatever the budget, except one
                                            row, or one wave, which is never cut. Windows resets the GPU after 2 s */
#define RAYSORT_SLICE_BUDGET      50.0   /* milliseconds, the default; 8 keeps a desktop on the same GPU usable */
#define RAYSORT_SLICE_FIRST_PATHS 65536u /* most paths of a slice before the first report, whatever the budget. Later it
                                            may have as many, or more by RAYSORT_SLICE_GROWTH, if the budget allows */
#define RAYSORT_SLICE_GROWTH      4u     /* a slice (with waves: a batch) is at most this many times the largest one
                                            measured */
#define RAYSORT_SLICE_BINS        64     /* costs are kept for 64 bands of rows, or with waves for 64 waves */

typedef struct RaysortSliceInfo
{
  uint32_t width, height; /* pixels, each at least 1; the product at most RAYSORT_MAX_COUNT */
  uint32_t firstSample;   /* the first sample of every pixel */
  uint32_t sampleCount;   /* samples of every pixel, at least 1; firstSample + sampleCount is at most 2^32 - 1 */
  uint32_t maxSamples;    /* most samples of a pixel in one slice; 0: no limit but time */
  uint32_t waves;         /* 0: one kernel runs a path to its end. Else a kernel runs all paths of a batch one bounce
                             further, and this is the most bounces of a path */
  uint32_t batchPaths;    /* most paths of a batch of waves, width .. RAYSORT_MAX_COUNT: the caller has memory for
                             their states. Without waves: ignored */
  double budget;          /* milliseconds that a slice should take, not negative. 0: RAYSORT_SLICE_BUDGET. A number
                             above RAYSORT_SLICE_CAP, also infinity, counts as RAYSORT_SLICE_CAP */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortSliceInfo;

/* The beginning of the next slice, to be kept in a file: all slices before it are done. Samples follow one another.
 * Within a sample rows follow from the top; if a slice holds whole pictures, several samples are one run. If wave > 0,
 * the token is in the middle of a batch and names the batch: you must have kept its states too. The first token is all
 * zero but sample = firstSample. Measured costs are not in a token, so a resumed render measures again: the rest
 * of a kept batch wave by wave, then from small slices on. */
typedef struct RaysortSliceToken
{
  uint32_t row, sample, wave;
  uint32_t rowCount, sampleCount; /* rows and samples of the batch, if wave > 0 */
} RaysortSliceToken;

/* One submission: paths of rowCount rows and sampleCount samples, and with waves waveCount waves from `wave` on. If
 * wave is 0, the paths are new. */
typedef struct RaysortSlice
{
  uint32_t row, rowCount;
  uint32_t sample, sampleCount; /* sampleCount is more than 1 only if rowCount is the whole height */
  uint32_t wave, waveCount;     /* 0 without waves */
  uint64_t pathsDone;           /* paths that end with this slice; 0 if waves of the batch are left */
  double predicted;             /* milliseconds; 0: nothing was measured yet */
} RaysortSlice;

/* The planner's state: plain data that may be copied. */
typedef struct RaysortSlices
{
  RaysortSliceInfo info;           /* `budget` may be changed at any time */
  RaysortSliceToken next;          /* write it to a file only when all slices planned so far are done on the GPU */
  uint64_t largest;                /* paths of the largest slice or batch measured so far */
  double cost[RAYSORT_SLICE_BINS]; /* milliseconds for one path, by band of rows or by wave; 0: not measured */
} RaysortSlices;

/* raysortStartSlices - fills in the planner, from the start of the render or from a token.
 * resume  the token; NULL: from the start
 * error   VK_ERROR_VALIDATION_FAILED_EXT: a field out of range, or a budget that is a NaN or negative; a token that
 *         this render cannot have */
RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices);

/* raysortNextSlice - plans a slice and moves `next` past it. Returns VK_FALSE if no slice is left.
 * The slice is as large as budget and cap allow, by the costs measured so far (before the first report there are none),
 * but has at most RAYSORT_MAX_COUNT paths and at most the larger of RAYSORT_SLICE_FIRST_PATHS (65,536) and
 * RAYSORT_SLICE_GROWTH (4) times the largest slice measured. It has at least one row of one sample, or one wave of one
 * row, even if that is more. A wave that was not measured yet is a slice of its own. Example: 1920 x 1080 without
 * waves. The first slice has 34 rows, 65,280 paths; after its report a slice has at most 4 * 65,280 = 261,120 paths. */
RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice);

/* raysortReportSlice - tells the planner the time that a slice took on the GPU. It may come two slices late, so that
 * the CPU never waits. A time that is negative, not finite or above 1e9 is ignored. Report a slice once. */
RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds);
