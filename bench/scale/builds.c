/* builds.c - rows of BVH builds and of rays through them: rays at every 1,000th triangle prove both on the GPU.
 * SPDX-License-Identifier: MIT */
#include "scale/scale.h"

#define STEP           1000u      /* as in scale.glsl */
#define LEAST_RAYS     (1u << 20) /* so that the traces of small structures fill a GPU; more rays aim again */
#define LEAST_RAYS_CPU (1u << 10)

enum Part
{
  PART_CORNERS,
  PART_DESCRIPTIONS,
  PART_DESTINATION,
  PART_SCRATCH,
  PART_RAYS,
  PART_HITS,
  PART_TRACE_SCRATCH,
  PARTS
};

typedef struct Build
{
  Scale *scale;
  ScaleRow *row, *traced; /* of the build, of the far rays through it */
  uint32_t n, rayCount, side;
  RaysortBvhGeometry geometry;
  RaysortBvhInfo bvh;
  RaysortBvhBuildInfo info;
  RaysortBvhTraceInfo trace;
  GpuBuffer buffers[PARTS];
} Build;

/* The info points into the struct, which must stay where it is. corners: an address, or 0 while only sizes matter. */
static void describe(Build *build, uint32_t n, VkDeviceAddress corners)
{
  build->geometry = raysortBvhMesh(corners, 3 * n, 0, n);
  build->bvh.geometryCount = 1;
  build->bvh.geometries = &build->geometry;
  build->info = raysortBvhBatch(&build->bvh, 1);
}

VkResult scaleBuildLayout(Scale *scale, uint32_t n)
{
  Build build;
  RaysortBvhBuildLayout layout;
  memset(&build, 0, sizeof(build));
  describe(&build, n, 0);
  return raysortGetBvhBuildLayout(scale->raysort, &build.info, &layout);
}

static void recordBuild(void *user, VkCommandBuffer commandBuffer)
{
  const Build *build = (const Build *)user;
  CHECK(raysortCmdBvhBuild(build->scale->raysort, commandBuffer, &build->info));
}

static void recordTrace(void *user, VkCommandBuffer commandBuffer)
{
  const Build *build = (const Build *)user;
  CHECK(raysortCmdBvhTrace(build->scale->raysort, commandBuffer, &build->trace));
}

static ScalePush pushOf(const Build *build, enum Part part, uint32_t kind)
{
  const ScalePush push = {
      .buffers = {build->buffers[part].address}, .count = build->n, .kind = kind, .number = build->side};
  return push;
}

/* Everything that the row needs. 0: it does not fit. */
static int openBuild(Build *build)
{
  Scale *scale = build->scale;
  RaysortBvhBuildLayout layout;
  RaysortBvhTraceLayout trace;
  describe(build, build->n, 0);
  CHECK(raysortGetBvhBuildLayout(scale->raysort, &build->info, &layout));
  build->trace.maxCount = build->rayCount;
  CHECK(raysortGetBvhTraceLayout(scale->raysort, &build->trace, &trace));
  const VkDeviceSize sizes[PARTS] = {(VkDeviceSize)build->n * 36,
                                     layout.descriptionsSize,
                                     layout.destinationSize,
                                     layout.scratchSize,
                                     trace.raysSize,
                                     trace.hitsSize,
                                     trace.scratchSize};
  if (!scaleOpenBuffers(scale, build->row, PARTS, sizes, build->buffers))
    return 0;
  build->row->bytes = (double)(sizes[0] + sizes[1] + sizes[2] + sizes[3]) / build->n; /* without the rays */
  describe(build, build->n, build->buffers[PART_CORNERS].address);
  void *memory = allocate((size_t)layout.descriptionsSize);
  CHECK(raysortBvhWriteDescriptions(scale->raysort, &build->info, memory));
  gpuUpload(&scale->gpu, &build->buffers[PART_DESCRIPTIONS], 0, memory, layout.descriptionsSize);
  free(memory);
  build->info.descriptions = gpuRange(&build->buffers[PART_DESCRIPTIONS]);
  build->info.destination = gpuRange(&build->buffers[PART_DESTINATION]);
  build->info.scratch = gpuRange(&build->buffers[PART_SCRATCH]);
  build->trace.bvh = build->info.destination;
  build->trace.rays = gpuRange(&build->buffers[PART_RAYS]);
  build->trace.hits = gpuRange(&build->buffers[PART_HITS]);
  build->trace.scratch = gpuRange(&build->buffers[PART_TRACE_SCRATCH]);
  return 1;
}

static void traceOnce(Build *build)
{
  VkCommandBuffer commandBuffer = gpuBegin(&build->scale->gpu);
  recordTrace(build, commandBuffer);
  gpuSubmit(&build->scale->gpu, commandBuffer);
}

/* Makes the rays, traces them, and looks at the hits. isFar: these rays are timed too. */
static void traceRays(Build *build, uint32_t isFar)
{
  Scale *scale = build->scale;
  const ScalePush rays = pushOf(build, PART_RAYS, isFar), hits = pushOf(build, PART_HITS, isFar);
  gpuFill(&scale->gpu, &build->buffers[PART_HITS], 0);
  scaleItems(scale, SCALE_RAYS, &rays, build->rayCount, 0);
  if (isFar)
    build->traced->ns =
        scaleNs(scaleTime(scale, scaleRuns(scale, build->n), NULL, recordTrace, build), build->rayCount);
  else
    traceOnce(build);
  const ScaleState told = scaleItems(scale, SCALE_CHECK_HITS, &hits, build->rayCount, 1);
  ScaleRow *row = isFar ? build->traced : build->row;
  if (told.faults || told.seen != build->rayCount)
    snprintf(row->fault, sizeof(row->fault), "%u of %u %s rays do not hit, the first is ray %u", told.faults, told.seen,
             isFar ? "far" : "near", told.firstFault);
}

static void verifyHeader(Build *build)
{
  RaysortBvhHeader header;
  gpuDownload(&build->scale->gpu, &build->buffers[PART_DESTINATION], 0, &header, sizeof(header));
  if (header.error || header.recordCount != build->n || header.magic != RAYSORT_BVH_MAGIC)
    snprintf(build->row->fault, sizeof(build->row->fault), "%u triangles in the structure, error %u",
             header.recordCount, header.error);
  build->traced->bytes =
      (double)((uint64_t)header.sizeHigh << 32 | header.sizeLow) / build->n; /* what the rays went through */
}

void scaleBuild(Scale *scale, uint32_t n)
{
  Build build;
  memset(&build, 0, sizeof(build));
  build.scale = scale;
  build.n = n;
  build.rayCount = scale->gpu.isCpu ? LEAST_RAYS_CPU : LEAST_RAYS;
  if (build.rayCount < n / STEP + 1)
    build.rayCount = n / STEP + 1;
  while ((uint64_t)build.side * build.side * build.side < n)
    ++build.side;
  build.row = scaleRow(scale, "bvh build", n);
  build.row->kind = "grid";
  if (!openBuild(&build))
    return;
  build.traced = scaleRow(scale, "bvh trace, a ray", n);
  build.traced->kind = "grid";
  RaysortBvhBuildLayout layout;
  CHECK(raysortGetBvhBuildLayout(scale->raysort, &build.info, &layout));
  build.row->passCount = layout.passCount;
  const ScalePush triangles = pushOf(&build, PART_CORNERS, 0);
  scaleItems(scale, SCALE_TRIANGLES, &triangles, n, 0);
  gpuFill(&scale->gpu, &build.buffers[PART_DESTINATION], 0);
  build.row->ns = scaleNs(scaleTime(scale, scaleRuns(scale, n), NULL, recordBuild, &build), n);
  verifyHeader(&build);
  for (uint32_t isFar = 0; isFar < 2 && !build.row->fault[0]; ++isFar)
    traceRays(&build, isFar);
  if (build.row->fault[0])
    snprintf(build.traced->lacks, sizeof(build.traced->lacks), "the build is wrong");
  scaleCloseBuffers(scale, PARTS, build.buffers);
}
