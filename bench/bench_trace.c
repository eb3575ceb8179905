/* bench_trace.c - rays through a structure of triangles built on the host, against the driver's own ray tracing.
 * SPDX-License-Identifier: MIT
 *
 * A terrain of 100 x 100 units with spheres on it, 1 M triangles by default. Five kinds of rays, one a pixel: primary;
 * any hit within 2 % and 100 % of the scene's size (AO); a cosine bounce; the same bounces in random order. Rays whose
 * primary ray missed are dead and do not count. Times are medians of GPU timestamps; the driver's is the better of its
 * two structures. Hits are compared, with the host's in a sample of rays, and with the driver's. */
#include "bench.h"
#include "bvh_reference.h"
#include "native_rt.h"

#include <math.h>

#define SHADERS "build/shaders/bench/"
#define SIZE    100.0f
#define KINDS   5
#define MOST    NATIVE_MAX_RUNS

static const char *const kindNames[KINDS] = {"primary", "ao_short", "ao_long", "bounce", "shuffled"};

typedef struct Bench
{
  Gpu gpu;
  NativeRt native;
  uint32_t width, height, count, runs, hasNative;
  Mesh mesh;
  Bvh bvh;
  RaysortBvhRay *rays[KINDS];
  RaysortBvhHit *hits, *nativeHits;
  GpuBuffer structure, rayBuffer, hitBuffer, vertices, indices;
  VkPipelineLayout layout;
  VkPipeline closest, any;
  NativeStructure bottoms[2], tops[2];
  GpuBuffer instances[2];
  NativePipeline nativeClosest, nativeAny;
} Bench;

typedef struct Push
{
  VkDeviceAddress bvh, rays, hits;
  uint32_t width, height;
} Push;

static int isAnyHit(uint32_t kind)
{
  return kind == 1 || kind == 2;
}

/* ---- scene and rays ---- */

static void buildScene(Bench *bench, uint32_t side)
{
  double start = seconds();
  RaysortBvhGeometry geometry;
  RaysortBvhHeader header;
  meshTerrain(&bench->mesh, side, SIZE, 3, side * 3 / 8, 14);
  geometry = meshGeometry(&bench->mesh);
  geometry.flags = RAYSORT_BVH_OPAQUE_BIT;
  bench->bvh = bvhBuild(&geometry, 1);
  if (bench->bvh.result != VK_SUCCESS)
    die("the build failed: %d", (int)bench->bvh.result);
  header = bvhHeader(bench->bvh.memory);
  printf("%u triangles, %.1f MB, %u nodes, depth %u, stack need %u, frames %u; made in %.1f s\n",
         bench->mesh.triangleCount, header.sizeLow * 1e-6, header.nodeCount, header.depth, header.stackNeed,
         header.frameCount, seconds() - start);
  bench->structure = gpuBuffer(&bench->gpu, header.sizeLow);
  gpuUpload(&bench->gpu, &bench->structure, 0, bench->bvh.memory, header.sizeLow);
}

/* A direction around the normal n, by the cosine. */
static void cosineDirection(const float n[3], Random *random, float direction[3])
{
  float length = 2;
  while (length > 1 || length < 1e-3f)
  {
    length = 0;
    for (uint32_t k = 0; k < 3; ++k)
    {
      direction[k] = randomFloat(random, -1, 1);
      length += direction[k] * direction[k];
    }
  }
  length = sqrtf(length);
  for (uint32_t k = 0; k < 3; ++k)
    direction[k] = direction[k] / length + n[k] * 1.001f;
}

/* What leaves the point that the primary ray hits. */
static RaysortBvhRay leavingRay(const Bench *bench, const RaysortBvhRay *primary, const RaysortBvhHit *hit,
                                Random *random)
{
  const uint32_t *index = bench->mesh.indices + 3 * (size_t)hit->primitive;
  const float *a = bench->mesh.vertices + 3 * (size_t)index[0], *b = bench->mesh.vertices + 3 * (size_t)index[1];
  const float *c = bench->mesh.vertices + 3 * (size_t)index[2];
  float n[3], origin[3], direction[3], length = 0, along = 0;
  for (uint32_t k = 0; k < 3; ++k)
  {
    const uint32_t i = (k + 1) % 3, j = (k + 2) % 3;
    n[k] = (b[i] - a[i]) * (c[j] - a[j]) - (b[j] - a[j]) * (c[i] - a[i]);
    length += n[k] * n[k];
    along += n[k] * primary->direction[k];
  }
  length = along > 0 ? -sqrtf(length) : sqrtf(length);
  for (uint32_t k = 0; k < 3; ++k)
  {
    n[k] /= length;
    origin[k] = a[k] + hit->u * (b[k] - a[k]) + hit->v * (c[k] - a[k]) + n[k] * 1e-4f * SIZE;
  }
  cosineDirection(n, random, direction);
  return makeRay(origin, direction);
}

static void makePixel(Bench *bench, uint32_t i, Random *random)
{
  const float x = ((float)(i % bench->width) + 0.5f) / (float)bench->width - 0.5f;
  const float y = 0.5f - ((float)(i / bench->width) + 0.5f) / (float)bench->height;
  const float origin[3] = {SIZE / 2, 14, -4};
  const float direction[3] = {x * 1.6f, y * 0.9f - 0.35f, 1};
  RaysortBvhHit hit;
  bench->rays[0][i] = makeRay(origin, direction);
  VkBool32 isHit = raysortTraceOnHost(bench->bvh.memory, &bench->rays[0][i], 0, NULL, &hit);
  for (uint32_t kind = 1; kind < 4; ++kind)
  {
    RaysortBvhRay ray = bench->rays[0][i];
    if (isHit)
      ray = leavingRay(bench, &bench->rays[0][i], &hit, random);
    ray.tMax = kind == 1 ? 0.02f * SIZE : kind == 2 ? SIZE : 1e30f;
    if (!isHit)
      ray.tMax = -1; /* dead */
    bench->rays[kind][i] = ray;
  }
  bench->rays[0][i].tMax = 1e30f;
}

static void makeRays(Bench *bench)
{
  Random random = {1};
  for (uint32_t kind = 0; kind < KINDS; ++kind)
    bench->rays[kind] = (RaysortBvhRay *)allocate(bench->count * sizeof(RaysortBvhRay));
  for (uint32_t i = 0; i < bench->count; ++i)
  {
    makePixel(bench, i, &random);
    if (i % 65536 == 0)
      progress("rays", i, bench->count);
  }
  progress("rays", bench->count, bench->count);
  memcpy(bench->rays[4], bench->rays[3], bench->count * sizeof(RaysortBvhRay));
  for (uint32_t i = bench->count; i > 1; --i)
  {
    const uint32_t other = randomWord(&random) % i;
    const RaysortBvhRay ray = bench->rays[4][i - 1];
    bench->rays[4][i - 1] = bench->rays[4][other];
    bench->rays[4][other] = ray;
  }
}

/* ---- the driver's structures ---- */

static NativePipeline newPipeline(Bench *bench, const char *rayGen, const char *miss, const char *closestHit)
{
  const NativeShader misses[1] = {{miss, 0}};
  const NativeHitGroup group = {{closestHit, 0}, {NULL, 0}};
  NativePipelineInfo info;
  memset(&info, 0, sizeof(info));
  info.rayGen = (NativeShader){rayGen, RAYSORT_RAY_OPAQUE};
  info.misses = misses;
  info.missCount = 1;
  info.groups = &group;
  info.groupCount = 1;
  return nativePipeline(&bench->native, &info);
}

static void buildNative(Bench *bench)
{
  const VkBuildAccelerationStructureFlagsKHR flags[2] = {VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR,
                                                         VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR};
  const VkDeviceSize vertexSize = bench->mesh.vertexCount * (VkDeviceSize)12;
  const VkDeviceSize indexSize = bench->mesh.triangleCount * (VkDeviceSize)12;
  bench->vertices = gpuBuffer(&bench->gpu, vertexSize);
  bench->indices = gpuBuffer(&bench->gpu, indexSize);
  gpuUpload(&bench->gpu, &bench->vertices, 0, bench->mesh.vertices, vertexSize);
  gpuUpload(&bench->gpu, &bench->indices, 0, bench->mesh.indices, indexSize);
  for (uint32_t i = 0; i < 2; ++i)
  {
    NativeGeometry geometry = {bench->vertices.address,
                               12,
                               bench->mesh.vertexCount,
                               bench->mesh.triangleCount,
                               VK_INDEX_TYPE_UINT32,
                               bench->indices.address,
                               0,
                               VK_GEOMETRY_OPAQUE_BIT_KHR};
    NativeInput input = {&geometry, 1, 0, 0, flags[i]};
    bench->bottoms[i] = nativeBuild(&bench->native, &input, 1, NULL);
    const VkAccelerationStructureInstanceKHR instance = nativeInstance(&bench->bottoms[i]);
    NativeInput top = {NULL, 0, 0, 1, flags[0]};
    bench->instances[i] = gpuBuffer(&bench->gpu, sizeof(instance));
    gpuUpload(&bench->gpu, &bench->instances[i], 0, &instance, sizeof(instance));
    top.instances = bench->instances[i].address;
    bench->tops[i] = nativeBuild(&bench->native, &top, 1, NULL);
  }
  bench->nativeClosest = newPipeline(bench, SHADERS "native/closest.rgen.spv", SHADERS "native/closest.rmiss.spv",
                                     SHADERS "native/closest.rchit.spv");
  bench->nativeAny = newPipeline(bench, SHADERS "native/occluded.rgen.spv", SHADERS "native/occluded.rmiss.spv",
                                 SHADERS "native/occluded.rchit.spv");
}

static void freeNative(Bench *bench)
{
  nativeFreePipeline(&bench->native, &bench->nativeClosest);
  nativeFreePipeline(&bench->native, &bench->nativeAny);
  for (uint32_t i = 0; i < 2; ++i)
  {
    nativeFreeStructure(&bench->native, &bench->tops[i]);
    nativeFreeStructure(&bench->native, &bench->bottoms[i]);
    gpuFreeBuffer(&bench->gpu, &bench->instances[i]);
  }
  gpuFreeBuffer(&bench->gpu, &bench->vertices);
  gpuFreeBuffer(&bench->gpu, &bench->indices);
}

/* ---- times ---- */

/* Median milliseconds; the first quarter of the runs warms up. */
static double timeOurs(Bench *bench, VkPipeline pipeline)
{
  const uint32_t warm = bench->runs / 4, runs = bench->runs + warm;
  const Push push = {bench->structure.address, bench->rayBuffer.address, bench->hitBuffer.address, bench->width,
                     bench->height};
  double pair[2], samples[MOST];
  VkQueryPool pool = gpuQueries(&bench->gpu, 2 * runs);
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * runs);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commandBuffer, bench->layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, sizeof(push), &push);
  for (uint32_t i = 0; i < runs; ++i)
  {
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i);
    vkCmdDispatch(commandBuffer, (bench->width + 7) / 8, (bench->height + 7) / 8, 1);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i + 1);
    gpuBarrier(commandBuffer);
  }
  gpuSubmit(&bench->gpu, commandBuffer);
  for (uint32_t i = warm; i < runs; ++i)
  {
    gpuReadQueries(&bench->gpu, pool, 2 * i, 2, pair);
    samples[i - warm] = pair[1];
  }
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
  return benchTimes(samples, bench->runs).median;
}

static double timeNative(Bench *bench, uint32_t kind)
{
  double samples[MOST], best = 0;
  for (uint32_t i = 0; i < 2; ++i)
  {
    NativePush push = {bench->tops[i].address, bench->rayBuffer.address, bench->hitBuffer.address, 0, bench->count, 0};
    const NativePipeline *pipeline = isAnyHit(kind) ? &bench->nativeAny : &bench->nativeClosest;
    nativeTimeTrace(&bench->native, pipeline, &push, sizeof(push), bench->width, bench->height, bench->runs, samples);
    const double median = benchTimes(samples, bench->runs).median;
    best = i == 0 || median < best ? median : best;
  }
  return best;
}

/* ---- hits ---- */

typedef struct Differences
{
  uint32_t sampled, bits, astray; /* against the host: rays; any word; hit or miss, or the primitive */
  uint32_t native;                /* hit or miss, of all rays */
  uint32_t overflows;
} Differences;

static Differences compareHits(const Bench *bench, uint32_t kind)
{
  Differences differences;
  memset(&differences, 0, sizeof(differences));
  for (uint32_t i = 0; i < bench->count; ++i)
  {
    const RaysortBvhHit *hit = &bench->hits[i];
    RaysortBvhHit expected;
    differences.overflows += (hit->flags & RAYSORT_BVH_STACK_OVERFLOW_BIT) != 0;
    if (bench->hasNative)
      differences.native += ((hit->flags ^ bench->nativeHits[i].flags) & RAYSORT_BVH_HIT_BIT) != 0;
    if (i % 16 != 0)
      continue;
    ++differences.sampled;
    const VkBool32 isHit = raysortTraceOnHost(bench->bvh.memory, &bench->rays[kind][i], 0, NULL, &expected);
    if (isAnyHit(kind))
      differences.astray += isHit != ((hit->flags & RAYSORT_BVH_HIT_BIT) != 0);
    else
    {
      differences.bits += memcmp(hit, &expected, sizeof(expected)) != 0;
      differences.astray += hit->primitive != expected.primitive;
    }
  }
  return differences;
}

static void benchKind(Bench *bench, uint32_t kind, FILE *json)
{
  const VkDeviceSize size = bench->count * sizeof(RaysortBvhHit);
  uint32_t active = 0;
  double native = 0;
  for (uint32_t i = 0; i < bench->count; ++i)
    active += bench->rays[kind][i].tMin <= bench->rays[kind][i].tMax;
  gpuUpload(&bench->gpu, &bench->rayBuffer, 0, bench->rays[kind], bench->count * sizeof(RaysortBvhRay));
  if (bench->hasNative)
  {
    native = timeNative(bench, kind);
    gpuDownload(&bench->gpu, &bench->hitBuffer, 0, bench->nativeHits, size);
  }
  const double ours = timeOurs(bench, isAnyHit(kind) ? bench->any : bench->closest);
  gpuDownload(&bench->gpu, &bench->hitBuffer, 0, bench->hits, size);
  const Differences differences = compareHits(bench, kind);
  const double rate = active / (ours * 1e3), nativeRate = native > 0 ? active / (native * 1e3) : 0;
  printf("%-9s %8u %10.3f %10.1f %10.1f %7.2f   %6u %6u of %6u %8u %9u\n", kindNames[kind], active, ours, rate,
         nativeRate, native > 0 ? native / ours : 0, differences.bits, differences.astray, differences.sampled,
         differences.native, differences.overflows);
  fprintf(json,
          "%s\n  {\"rays\": \"%s\", \"active\": %u, \"milliseconds\": %.4f, \"mrays\": %.1f, \"native_mrays\": %.1f, "
          "\"bits\": %u, \"astray\": %u, \"sampled\": %u, \"native_differences\": %u}",
          kind > 0 ? "," : "", kindNames[kind], active, ours, rate, nativeRate, differences.bits, differences.astray,
          differences.sampled, differences.native);
}

/* ---- all of it ---- */

static void begin(Bench *bench, const Arguments *arguments, uint32_t side)
{
  bench->width = arguments->width ? arguments->width : bench->gpu.isCpu ? 320 : 1920;
  bench->height = arguments->height ? arguments->height : bench->gpu.isCpu ? 180 : 1080;
  bench->count = bench->width * bench->height;
  buildScene(bench, side);
  makeRays(bench);
  bench->hits = (RaysortBvhHit *)allocate(bench->count * sizeof(RaysortBvhHit));
  bench->nativeHits = (RaysortBvhHit *)allocate(bench->count * sizeof(RaysortBvhHit));
  bench->rayBuffer = gpuBuffer(&bench->gpu, bench->count * sizeof(RaysortBvhRay));
  bench->hitBuffer = gpuBuffer(&bench->gpu, bench->count * sizeof(RaysortBvhHit));
  bench->layout = gpuPipelineLayout(&bench->gpu);
  bench->closest = gpuPipeline(&bench->gpu, bench->layout, SHADERS "trace/closest.spv", NULL, 0);
  bench->any = gpuPipeline(&bench->gpu, bench->layout, SHADERS "trace/any.spv", NULL, 0);
  if (bench->hasNative)
    buildNative(bench);
  else
    printf("no ray tracing of the driver: %s\n", bench->native.lacks);
}

static void end(Bench *bench)
{
  if (bench->hasNative)
    freeNative(bench);
  vkDestroyPipeline(bench->gpu.device, bench->closest, NULL);
  vkDestroyPipeline(bench->gpu.device, bench->any, NULL);
  vkDestroyPipelineLayout(bench->gpu.device, bench->layout, NULL);
  gpuFreeBuffer(&bench->gpu, &bench->structure);
  gpuFreeBuffer(&bench->gpu, &bench->rayBuffer);
  gpuFreeBuffer(&bench->gpu, &bench->hitBuffer);
  for (uint32_t kind = 0; kind < KINDS; ++kind)
    free(bench->rays[kind]);
  free(bench->hits);
  free(bench->nativeHits);
  bvhFree(&bench->bvh);
  meshFree(&bench->mesh);
}

int main(int argc, char **argv)
{
  static Bench bench;
  const char *path = BENCH_FOLDER "/trace.json";
  Arguments arguments;
  Option options[2] = {{"side", "640", "squares along a side of the terrain: 640 is 1 M triangles"},
                       {"runs", "40", "timed runs of each kind of ray"}};
  parseArguments(argc, argv, "bench_trace", "rays through triangles, against the driver's own ray tracing", &arguments,
                 options, 2);
  const uint32_t side = benchNumber("side", options[0].value, 4000);
  bench.runs = benchNumber("runs", options[1].value, MOST / 2);
  arguments.extras = nativeExtras;
  gpuOpen(&bench.gpu, &arguments);
  bench.hasNative = (uint32_t)nativeOpen(&bench.native, &bench.gpu);
  begin(&bench, &arguments, side);
  makeFolder(BENCH_FOLDER);
  FILE *json = benchOpen(path);
  fprintf(json, "{\"device\": \"%s\", \"triangles\": %u, \"rows\": [", bench.gpu.properties.deviceName,
          bench.mesh.triangleCount);
  printf("%-9s %8s %10s %10s %10s %7s   %s\n", "rays", "active", "ms", "Mrays/s", "driver", "ratio",
         "bits, triangle differ from the host's; from the driver's; overflows");
  for (uint32_t kind = 0; kind < KINDS; ++kind)
    benchKind(&bench, kind, json);
  fprintf(json, "\n]}\n");
  benchClose(json, path);
  end(&bench);
  nativeClose(&bench.native);
  gpuClose(&bench.gpu);
  return bench.gpu.errors != 0;
}
