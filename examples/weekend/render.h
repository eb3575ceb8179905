/* render.h - runs a tracer slice by slice: two submissions in flight, paced by the time that earlier ones took.
 * SPDX-License-Identifier: MIT */
#ifndef WEEKEND_RENDER_H
#define WEEKEND_RENDER_H

#include "common.h"
#include "tracer.h"

#define RENDER_FLIGHT 2    /* submissions: the GPU never waits for the CPU, and the queue stays short */
#define RENDER_PASSES 4096 /* queries a slice for passes; a slice with more of them is not timed by pass */

/* Kinds of passes of the sorted kernel. */
enum
{
  RENDER_INTERSECT,
  RENDER_SORT,
  RENDER_SHADE,
  RENDER_KINDS
};

typedef struct Render
{
  Gpu *gpu;
  Tracer *tracer;
  RaysortSlices slices;
  RaysortSlice flight[RENDER_FLIGHT]; /* a ring */
  VkCommandPool commandPool;
  VkCommandBuffer commands[RENDER_FLIGHT];
  VkFence fences[RENDER_FLIGHT];
  VkQueryPool queries;     /* two a slice in flight; null if the queue has no timestamps: then the CPU's clock counts */
  VkQueryPool passQueries; /* sorted kernel, counting: RENDER_PASSES a slice in flight; else null */
  uint32_t written[RENDER_FLIGHT]; /* of these */
  double passMilliseconds[RENDER_KINDS];
  uint32_t oldest, inFlight;
  double lastEnd;      /* seconds(): when the last slice ended */
  uint64_t pathsDone;  /* since renderOpen */
  uint32_t sliceCount; /* ended */
  double milliseconds; /* of these slices together, on the GPU */
  double longest;      /* of them */
} Render;

/* Ends the program if the info or the token is refused. */
void renderOpen(Render *render, Gpu *gpu, Tracer *tracer, const RaysortSliceInfo *info,
                const RaysortSliceToken *resume);
void renderClose(Render *render);

/* Submits until two slices are in flight, and waits for the oldest. mayBegin 0: ends the slices in flight and the batch
 * that has begun, and begins nothing new. Returns 0 when nothing is in flight any more. The sums then hold all samples
 * before render->slices.next. */
int renderStep(Render *render, int mayBegin);

#endif
