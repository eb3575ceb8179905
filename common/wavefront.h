/* wavefront.h - paths that advance together, a bounce at a time: trace, sort by material, dispatches, as one list of
 * passes with a time for each part.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_WAVEFRONT_H
#define RAYSORT_EXAMPLES_WAVEFRONT_H

#include "common.h"

#define WAVEFRONT_GROUP        64 /* threads of a workgroup of the program's kernels */
#define WAVEFRONT_MOST_BOUNCES 16
#define WAVEFRONT_MOST_PARTS   (16 + 6 * WAVEFRONT_MOST_BOUNCES)

/* Passes that the library may plan for a bounce: two traces and a sort. */
#define WAVEFRONT_BOUNCE_PASSES (2 * RAYSORT_BVH_TRACE_MAX_PASSES + RAYSORT_SORT_MAX_PASSES)

/* When the parts of a recorded list ended. A part is passes of one row that follow each other. */
typedef struct WavefrontTimes
{
  VkQueryPool queries; /* null where the queue has no timestamps */
  uint32_t count;      /* timestamps of the last recording: one in front, one behind each part */
  uint32_t rows[WAVEFRONT_MOST_PARTS];
} WavefrontTimes;

typedef struct Wavefront
{
  Gpu *gpu;
  RaysortContext raysort;
  VkPipelineLayout layout;   /* of the program's pipelines */
  uint32_t pathCount;        /* of this batch, at most those of the buffers */
  uint32_t voidMaterial;     /* the id of a path that has ended; one less: of a ray that met nothing */
  RaysortBvhTraceInfo trace; /* bvh, base, levels, materials and times are the program's; the rest is filled in */
  GpuBuffer paths;           /* RaysortBvhRay a path, then what the program keeps of each */
  GpuBuffer shadows;         /* RaysortBvhRay a path, then what the program keeps of each */
  GpuBuffer hits, scratch;
  GpuBuffer maps[2], ranges[2]; /* of even and of odd bounces */
  RaysortSortInfo sorts[WAVEFRONT_MOST_BOUNCES];
  RaysortPass *passes;
  uint32_t *rows; /* a number a pass, the program's: what it is counted as */
  uint32_t passCount, mostPasses;
} Wavefront;

/* With a context of its own. The program sets `trace` afterwards. */
void wavefrontOpen(Wavefront *wavefront, Gpu *gpu, uint32_t capabilities, uint32_t voidMaterial, uint32_t mostPasses);

/* Buffers for so many paths; the program keeps so many bytes of each beside its rays. Frees what was there. */
void wavefrontSize(Wavefront *wavefront, uint32_t pathCount, VkDeviceSize pathBytes, VkDeviceSize shadowBytes);
void wavefrontClose(Wavefront *wavefront);

void wavefrontTouch(const Wavefront *wavefront, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access);

/* How many passes the list has room for, and those just planned at its end. */
uint32_t wavefrontRoom(const Wavefront *wavefront);
RaysortPass *wavefrontEnd(const Wavefront *wavefront);
void wavefrontTake(Wavefront *wavefront, uint32_t count, uint32_t row);

/* The closest hits of the paths' rays. isListed: of those alone that the sort of the bounce before left. */
void wavefrontTrace(Wavefront *wavefront, uint32_t bounce, int isListed, uint32_t row);

/* Any hits of the shadow rays. isListed: of the paths alone that this bounce's sort left. */
void wavefrontShadow(Wavefront *wavefront, uint32_t bounce, int isListed, uint32_t row);

/* The sort of the paths by the materials of their hits; behind the first bounce, of what the sort before left. */
void wavefrontSort(Wavefront *wavefront, uint32_t bounce, uint32_t row);

/* A pass of the program's own, a thread each. Zeros stand in front of its push constants. */
RaysortPass *wavefrontThreads(Wavefront *wavefront, const char *name, VkPipeline pipeline, uint32_t threads,
                              uint32_t row);

/* Over what the bounce's sort left: one pipeline, or, if it is null, one a material. Returns how many passes that are;
 * they stand at the end of the list. A path's passes touch what is its own alone, so those of a bounce may run side by
 * side. */
uint32_t wavefrontDispatch(Wavefront *wavefront, uint32_t bounce, VkPipeline pipeline, const VkPipeline *pipelines,
                           uint32_t row);

void wavefrontTimesOpen(WavefrontTimes *times, Gpu *gpu);
void wavefrontTimesClose(WavefrontTimes *times, Gpu *gpu);

/* Passes first .. end - 1. A part at a time, and when it ended: timestamps around each of 256 dispatches would take
 * longer than the dispatches, which may run side by side. Memory is visible before the first part. */
void wavefrontRecord(const Wavefront *wavefront, VkCommandBuffer commandBuffer, uint32_t first, uint32_t end,
                     WavefrontTimes *times);

/* Adds the milliseconds of the last recording, which must be over, to sums[row], each part from the end of the one
 * before: barriers count too. Returns their sum. */
double wavefrontReadTimes(Gpu *gpu, const WavefrontTimes *times, double *sums);

#endif
