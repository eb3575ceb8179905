/* tracer.h - the five kernels behind one interface: GPU memory and pipelines of a picture, and slices of it recorded.
 * SPDX-License-Identifier: MIT
 *
 * Slices may be recorded in any order and number; the picture has the same bits, whatever the kernel. Every recording
 * begins and ends with a barrier for everything. */
#ifndef WEEKEND_TRACER_H
#define WEEKEND_TRACER_H

#include "common.h"
#include "scene.h"
#include "shared.h"

typedef enum TracerKernel
{
  TRACER_PATH,      /* the port's: a path a thread, a sample a dispatch */
  TRACER_LOOP,      /* a thread whose path is over starts the next sample */
  TRACER_WAVEFRONT, /* a dispatch a bounce, intersection and shading in one */
  TRACER_SORTED,    /* intersect, sort by material, shade */
  TRACER_REORDER,   /* the same with hit objects: raysortPlanReorder; no heavy materials */
  TRACER_KERNELS
} TracerKernel;

extern const char *const tracerNames[TRACER_KERNELS];

typedef struct TracerInfo
{
  const Scene *scene;
  TracerKernel kernel;
  uint32_t width, height; /* pixels, each at least 1 */
  uint32_t depth;         /* rays a path, at least 1 */
  uint32_t samples;       /* the most of one pixel that are to be traced: bounds the memory */
  VkDeviceSize memory; /* wavefront, sorted, reorder: bytes for paths; 0: a sixteenth of the device's, at most 8 GiB */
  uint32_t groupWidth; /* path: threads of a workgroup, 0: 16 x 16 */
  uint32_t groupHeight;
  uint32_t run;        /* loop: samples a path takes from the queue at once; 0: chosen by the slice */
  uint32_t maxGroupsX; /* workgroups on x before a dispatch folds into y; 0: the device's limit */
  int isCounting;      /* fill the counters; costs time */
  int hasTarget;       /* make the render target, for tracerResolve */
  int isUnshared;      /* read the bounds where they are, as if shared memory were too small */
  int isSlow;          /* the kernels for any device, even if it has half precision and 64-bit atomics */
  int isPlain;         /* path: the port's loop over all hittables, without the line test */
  int isSplit;         /* sorted: a pipeline for every type of material, in place of one for all */
} TracerInfo;

typedef struct Tracer
{
  Gpu *gpu;
  RaysortContext raysort; /* sorted, reorder: needed; else NULL is fine */
  TracerInfo info;
  uint32_t batchPaths;           /* wavefront, sorted, reorder: paths that there is memory for; else 0 */
  uint32_t maxSamples;           /* path, loop: of a pixel in one slice; 0: any number */
  VkDeviceSize bytes;            /* of GPU memory */
  GpuBuffer target;              /* hasTarget: a vec4 a pixel, at y * width + x */
  GpuBuffer sums;                /* 6 words a pixel: see shared.h; gpuUpload to go on with an earlier picture */
  RaysortTimestamps *timestamps; /* NULL, or the caller's: sorted: a pair a pass, see raysortCmdPasses */
  /* its own: */
  GpuBuffer frame, scene, counters, queue, waves, states[2], found, keys, map, ranges[2], scratch;
  RaysortSortInfo sorts[3]; /* of wave 0, of odd waves, of even ones */
  RaysortStage stages[2];   /* reorder; its state is states[0] */
  uint32_t chunk, shared;   /* of the line test */
  uint32_t keyCount;
  int isFast; /* line test in half precision, 64-bit atomics */
  VkPipelineLayout layout;
  VkPipeline trace, resolve;
  VkPipeline shades[SCENE_MAX_HEAVY]; /* sorted: shadeCount of them, one, or isSplit: one a key; reorder: stage 1 */
  uint32_t shadeCount;
} Tracer;

/* Sums and counters are zero afterwards. Ends the program if the device has too little memory. */
void tracerOpen(Tracer *tracer, Gpu *gpu, RaysortContext raysort, const TracerInfo *info);
void tracerClose(Tracer *tracer); /* fine when all zero */

/* Sums and counters to zero. */
void tracerClear(Tracer *tracer);

/* A slice; with batchPaths also its waves. */
void tracerRecord(Tracer *tracer, VkCommandBuffer commandBuffer, const RaysortSlice *slice);

/* Needs hasTarget: the render target from sums of so many samples a pixel. */
void tracerResolve(Tracer *tracer, VkCommandBuffer commandBuffer, uint32_t samples);

/* Indexed by WEEKEND_COUNT_*. All but the refused samples are zero without isCounting. */
void tracerReadCounters(Tracer *tracer, uint64_t counters[WEEKEND_COUNTERS]);

#endif
