/* scale.h - what the two parts of bench-scale share: rows, the kernels that make and check, and what each item is.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_BENCH_SCALE_H
#define RAYSORT_BENCH_SCALE_H

#include "bench.h"

#define SCALE_MOST_RUNS 64

enum ScaleKernel
{
  SCALE_IDS,
  SCALE_PAIRS,
  SCALE_CHECK_MAP,
  SCALE_CHECK_PAIRS,
  SCALE_TRIANGLES,
  SCALE_RAYS,
  SCALE_CHECK_HITS,
  SCALE_KERNELS
};

/* scale.glsl's push block. */
typedef struct ScalePush
{
  VkDeviceAddress buffers[3], state;
  uint32_t first, end, count, kind, number, reserved;
} ScalePush;

/* scale.glsl's State. */
typedef struct ScaleState
{
  uint32_t seen, live, faults, firstFault, sum, odd;
} ScaleState;

typedef struct ScaleRow
{
  char item[32];    /* "sort, 64 materials" */
  const char *kind; /* of the inputs */
  uint32_t n, passCount;
  BenchTimes ns;   /* an item; 0: not run */
  double bytes;    /* an item: all buffers of the call */
  char fault[160]; /* why it is wrong */
  char lacks[160]; /* why it was not run */
} ScaleRow;

typedef struct Scale
{
  Gpu gpu;
  RaysortContext raysort;
  char message[512]; /* the last of raysort's */
  int isAsking;      /* messages are kept and not printed: a refusal is expected */
  VkDeviceSize room; /* bytes of the device's memory */
  VkPipelineLayout layout;
  GpuKernel kernels[SCALE_KERNELS];
  GpuBuffer states; /* two ScaleStates: of the inputs and of the results */
  uint32_t runs, kind;
  uint32_t rowCount;
  ScaleRow *rows;
} Scale;

extern const char *const scaleKinds[]; /* of inputs */

/* scale/device.c */

/* The row's buffers; 0: they do not fit, and the row says so. */
int scaleOpenBuffers(Scale *scale, ScaleRow *row, uint32_t count, const VkDeviceSize *sizes, GpuBuffer *buffers);
void scaleCloseBuffers(Scale *scale, uint32_t count, GpuBuffer *buffers);

/* A kernel over the items 0 .. items - 1, in chunks. state: 0 of the inputs, 1 of the results. */
void scaleRecordItems(Scale *scale, VkCommandBuffer commandBuffer, enum ScaleKernel kernel, ScalePush push,
                      uint32_t items, uint32_t state);

/* From zero, and what it told. */
ScaleState scaleItems(Scale *scale, enum ScaleKernel kernel, const ScalePush *push, uint32_t items, uint32_t state);

/* Milliseconds of `run`, each time after `prepare`, which does not count. */
BenchTimes scaleTime(Scale *scale, uint32_t runs, GpuRecord prepare, GpuRecord run, void *user);
BenchTimes scaleNs(BenchTimes milliseconds, uint32_t items); /* an item */
ScaleRow *scaleRow(Scale *scale, const char *item, uint32_t n);
uint32_t scaleRuns(const Scale *scale, uint32_t n);

/* scale/sorts.c, scale/builds.c: rows of one size, and the layout of a count, which may be refused. */
void scaleSort(Scale *scale, uint32_t materials, uint32_t n);
void scaleRadix(Scale *scale, uint32_t n);
void scaleBuild(Scale *scale, uint32_t n);
VkResult scaleSortLayout(Scale *scale, uint32_t n);
VkResult scaleRadixLayout(Scale *scale, uint32_t n);
VkResult scaleBuildLayout(Scale *scale, uint32_t n);

#endif
