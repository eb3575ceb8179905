/* tracer.h - the wavefront on a device: the structure, buffers, pipelines, and a sample as a list of passes.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_TRIANGLES_TRACER_H
#define RAYSORT_EXAMPLES_TRIANGLES_TRACER_H

#include "common.h"
#include "scene.h"

#define MAX_BOUNCES     16
#define PASSES_A_BOUNCE (2 + RAYSORT_SORT_MAX_PASSES + (int)MATERIAL_COUNT)
#define MAX_PASSES      (MAX_BOUNCES * PASSES_A_BOUNCE)

enum Order
{
  SORTED,   /* by material: a pipeline for each */
  UNSORTED, /* pixel order: one pipeline with a switch over all materials */
  ORDER_COUNT
};

/* The passes of a bounce, by what they do. */
enum Kind
{
  TRACE,
  SORT,
  SHADE,
  SHADOW,
  KIND_COUNT
};

/* A sample of every pixel. */
typedef struct Plan
{
  RaysortPass passes[MAX_PASSES];
  uint32_t rows[MAX_PASSES]; /* bounce * KIND_COUNT + kind */
  uint32_t count;
} Plan;

typedef struct Tracer
{
  Gpu *gpu;
  RaysortContext raysort;
  uint32_t width, height, pixels, bounces;
  GpuBuffer bvh, objects, vertices, indices, frame;
  GpuBuffer paths;   /* RaysortBvhRay a pixel, then Path a pixel */
  GpuBuffer shadows; /* RaysortBvhRay a pixel, then Sunlight a pixel */
  GpuBuffer hits, radiance, scratch;
  GpuBuffer maps[2], ranges[2]; /* of even and of odd bounces */
  RaysortSortInfo sorts[MAX_BOUNCES];
  VkPipelineLayout layout;
  VkPipeline trace, shadow, uber, materials[MATERIAL_COUNT];
  VkQueryPool queries; /* null where the queue has no timestamps */
  Plan plans[ORDER_COUNT];
} Tracer;

typedef struct Timing
{
  double rows[MAX_BOUNCES * KIND_COUNT]; /* milliseconds; zero without timestamps */
  double total;
} Timing;

/* Builds the structure of the scene on the host, proves it, uploads all, and plans both orders. Prints what was built.
 * isCompared: makes the uber pipeline too. */
void openTracer(Tracer *tracer, Gpu *gpu, const Scene *scene, uint32_t width, uint32_t height, uint32_t bounces,
                int isCompared);
void closeTracer(Tracer *tracer);

/* Adds a sample to the radiance of every pixel. timing: optional. */
void traceSample(Tracer *tracer, enum Order order, uint32_t sampleIndex, Timing *timing);

extern const char *const materialNames[MATERIAL_COUNT];

#endif
