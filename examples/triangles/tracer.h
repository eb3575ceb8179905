/* tracer.h - the wavefront on a device: the structure, buffers, pipelines, and a batch of paths as a list of passes.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_EXAMPLES_TRIANGLES_TRACER_H
#define RAYSORT_EXAMPLES_TRIANGLES_TRACER_H

#include "common.h"
#include "scene.h"
#include "wavefront.h"

#define MAX_BOUNCES     WAVEFRONT_MOST_BOUNCES
#define MOST_PATHS      (1u << 22) /* of a batch, more only if a row has more: 128 bytes each */
#define PASSES_A_BOUNCE (2 + WAVEFRONT_BOUNCE_PASSES + PIPELINE_COUNT)

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

/* A sample of the pixels from firstPixel on. */
typedef struct Plan
{
  uint32_t firstPixel, sampleIndex;
  uint32_t bounceEnd[MAX_BOUNCES]; /* passes to the end of each bounce */
} Plan;

typedef struct Tracer
{
  Gpu *gpu;
  Wavefront wavefront; /* its rows are bounce * KIND_COUNT + kind; behind a path stands a time a path */
  WavefrontTimes times;
  uint32_t width, height, pixels, bounces;
  uint32_t mostPaths; /* of a batch: whole rows, or the whole picture */
  GpuBuffer bvh, objects, materialTable, paints, texels, vertices, indices, frame;
  int isMoving;
  GpuBuffer later, below; /* with motion: vertices at time 1; the structures that the instances in bvh name */
  GpuBuffer textures, sums, environment, albedos;
  VkPipeline start, shadow, uber, materials[PIPELINE_COUNT];
  Plan plan;
} Tracer;

typedef struct Timing
{
  double rows[MAX_BOUNCES * KIND_COUNT]; /* milliseconds; zero without timestamps */
  double total;
} Timing;

typedef struct TracerInfo
{
  const Scene *scene;
  RaysortCamera camera, cameraLater; /* cameraLater: at time 1, with motion */
  uint32_t width, height, bounces;
  int isCompared;    /* makes the uber pipeline too */
  int isBuiltOnHost; /* the structure, in place of the device */
} TracerInfo;

/* Uploads all and builds the structure of the scene. Prints what was built. */
void openTracer(Tracer *tracer, Gpu *gpu, const TracerInfo *info);
void closeTracer(Tracer *tracer);

/* The next batch: at most mostPaths paths. */
void planBatch(Tracer *tracer, enum Order order, uint32_t firstPixel, uint32_t pathCount, uint32_t sampleIndex);

/* Runs bounces of the batch, and waits: on the GPU, or by the clock where the queue has no timestamps. */
void traceBounces(Tracer *tracer, uint32_t first, uint32_t count, Timing *timing);

extern const char *const materialNames[PIPELINE_COUNT];

#endif
