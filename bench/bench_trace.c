/* bench_trace.c - the trace pass with each hint, against the driver's own ray tracing, over scenes and kinds of rays.
 * SPDX-License-Identifier: MIT
 *
 * Scenes and rays: scenes.h. A ray a pixel; rays whose primary ray missed are dead and do not count. Times are medians
 * of GPU timestamps, ours and the driver's in the same run. The same rays: ours are in tiles of 8 x 8 pixels, the
 * driver's row by row, for a launch in two dimensions. Hits are compared: of all hints, with the host's in a sample
 * of rays, and with the driver's. The peer of a scene in motion is the same scene without motion: each ray has a
 * random time. */
#include "bench.h"
#include "native_rt.h"
#include "scenes.h"

#define SHADERS "build/shaders/bench/native/"
#define MOST    (NATIVE_MAX_RUNS / 2)
#define HINTS   3u
#define SAMPLE  16u /* one ray of so many is traced on the host too */

static const char *const hintNames[HINTS] = {"incoherent", "coherent", "shuffled"}; /* by the number of the hint */

typedef struct Bench
{
  Gpu gpu;
  RaysortContext raysort;
  NativeRt native;
  uint32_t runs, hasNative, isNative; /* isNative: the driver traces this scene */
  uint64_t wrong;                     /* rays whose hits are not those of the other hint, or of the host */
  NativePipeline nativeClosest, nativeAny;
  FILE *json, *table;
  char jsonPath[1024], tablePath[1024];
  /* of the scene */
  Scene scene;
  HostBvh bvh;
  RaySet set;
  RaysortBvhHit *hits[HINTS], *nativeHits; /* ours of each hint */
  GpuBuffer structure, rays, times, found, scratch, vertices, indices;
  NativeStructure bottoms[2], tops[2]; /* built for a fast trace, for a fast build */
  GpuBuffer instances[2];
} Bench;

typedef struct Row
{
  double ms[HINTS], nativeMs[2]; /* of the hints; of the driver's structures */
  uint32_t hints, bits, astray;  /* rays that differ: between the hints; any word from the host's; what was hit */
  uint32_t sampled, native, overflows;
} Row;

/* ---- the driver's structures ---- */

static NativePipeline newPipeline(Bench *bench, const char *rayGen, const char *miss, const char *closestHit)
{
  const NativeShader misses[1] = {{miss, 0}};
  const NativeHitGroup group = {{closestHit, 0}, {NULL, 0}};
  NativePipelineInfo info;
  memset(&info, 0, sizeof(info));
  info.rayGen = (NativeShader){rayGen, RAYSORT_BVH_RAY_OPAQUE_BIT};
  info.misses = misses;
  info.missCount = 1;
  info.groups = &group;
  info.groupCount = 1;
  return nativePipeline(&bench->native, &info);
}

static NativeStructure buildNativeTop(Bench *bench, uint32_t which)
{
  const Scene *scene = &bench->scene;
  const uint32_t count = scene->instanceCount ? scene->instanceCount : 1;
  NativeInput top = {NULL, 0, 0, count, VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR};
  VkAccelerationStructureInstanceKHR *instances =
      (VkAccelerationStructureInstanceKHR *)allocate(count * sizeof(*instances));
  for (uint32_t i = 0; i < count; ++i)
  {
    instances[i] = nativeInstance(&bench->bottoms[which]);
    if (scene->instanceCount)
      memcpy(&instances[i].transform, scene->instances[i], sizeof(instances[i].transform));
  }
  bench->instances[which] = gpuUploaded(&bench->gpu, instances, count * sizeof(*instances));
  free(instances);
  top.instances = bench->instances[which].address;
  return nativeBuild(&bench->native, &top, 1, NULL);
}

static void buildNative(Bench *bench)
{
  const VkBuildAccelerationStructureFlagsKHR flags[2] = {VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR,
                                                         VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR};
  const Scene *scene = &bench->scene;
  bench->vertices = gpuUploaded(&bench->gpu, scene->vertices, (VkDeviceSize)scene->vertexCount * 12);
  bench->indices = gpuUploaded(&bench->gpu, scene->indices, (VkDeviceSize)scene->triangleCount * 12);
  for (uint32_t i = 0; i < 2; ++i)
  {
    NativeGeometry geometry = {
        bench->vertices.address, 12, scene->vertexCount,        scene->triangleCount, VK_INDEX_TYPE_UINT32,
        bench->indices.address,  0,  VK_GEOMETRY_OPAQUE_BIT_KHR};
    NativeInput input = {&geometry, 1, 0, 0, flags[i]};
    bench->bottoms[i] = nativeBuild(&bench->native, &input, 1, NULL);
    bench->tops[i] = buildNativeTop(bench, i);
  }
}

static void freeNative(Bench *bench)
{
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

static RaysortBvhTraceInfo traceInfo(const Bench *bench, enum RayKind kind, uint32_t hint)
{
  RaysortBvhTraceInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = bench->set.count;
  info.hint = hint;
  info.rayFlags = RAYSORT_BVH_RAY_OPAQUE_BIT | (isAnyHit(kind) ? RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT : 0);
  info.bvh = gpuRange(&bench->structure);
  info.levels = bench->scene.instanceCount ? 2 : 1;
  info.base = bench->scene.instanceCount ? bench->structure.address : 0;
  info.rays = gpuRange(&bench->rays);
  if (sceneMoves(&bench->scene))
    info.times = gpuRange(&bench->times);
  info.hits = gpuRange(&bench->found);
  if (hint != RAYSORT_BVH_TRACE_COHERENT)
    info.scratch = gpuRange(&bench->scratch);
  return info;
}

typedef struct Pass
{
  RaysortContext raysort;
  RaysortBvhTraceInfo info;
} Pass;

static void recordPass(void *user, VkCommandBuffer commandBuffer)
{
  const Pass *pass = (const Pass *)user;
  CHECK(raysortCmdBvhTrace(pass->raysort, commandBuffer, &pass->info));
}

/* Median milliseconds of the whole pass. A scene's first time does not count: a driver may run a pipeline that is new
 * to it several times slower for a while. */
static double timeOurs(Bench *bench, enum RayKind kind, uint32_t hint)
{
  Pass pass = {bench->raysort, traceInfo(bench, kind, hint)};
  double samples[MOST];
  if (kind == 0)
    gpuTime(&bench->gpu, bench->runs, recordPass, &pass, samples);
  gpuTime(&bench->gpu, bench->runs, recordPass, &pass, samples);
  return benchTimes(samples, bench->runs).median;
}

/* The driver's rays row by row, and its hits back to the order of ours. Shuffled rays have no order. */
static void timeNative(Bench *bench, enum RayKind kind, Row *row)
{
  const RaySet *set = &bench->set;
  const VkDeviceSize size = set->count * sizeof(RaysortBvhRay);
  RaysortBvhRay *rays = (RaysortBvhRay *)allocate((size_t)size);
  const NativePipeline *pipeline = isAnyHit(kind) ? &bench->nativeAny : &bench->nativeClosest;
  double samples[MOST];
  for (uint32_t i = 0; i < set->count; ++i)
    rays[kind == RAYS_SHUFFLED ? i : set->pixels[i]] = set->rays[kind][i];
  gpuUpload(&bench->gpu, &bench->rays, 0, rays, size);
  for (uint32_t i = 0; i < 2; ++i)
  {
    NativePush push = {bench->tops[i].address, bench->rays.address, bench->found.address, 0, set->count, 0};
    nativeTimeTrace(&bench->native, pipeline, &push, sizeof(push), set->width, set->height, bench->runs, samples);
    row->nativeMs[i] = benchTimes(samples, bench->runs).median;
  }
  RaysortBvhHit *hits = (RaysortBvhHit *)rays; /* as large */
  gpuDownload(&bench->gpu, &bench->found, 0, hits, size);
  for (uint32_t i = 0; i < set->count; ++i)
    bench->nativeHits[i] = hits[kind == RAYS_SHUFFLED ? i : set->pixels[i]];
  free(rays);
}

/* ---- hits ---- */

static void compareWithHost(const Bench *bench, enum RayKind kind, uint32_t i, Row *row)
{
  const RaysortBvhHit *hit = &bench->hits[RAYSORT_BVH_TRACE_COHERENT][i];
  RaysortBvhHit expected;
  const VkBool32 isHit = hostBvhTrace(&bench->bvh, &bench->set.rays[kind][i], bench->set.times[kind][i], 0, &expected);
  ++row->sampled;
  expected.material = hit->material; /* the pass looks it up */
  row->astray += isHit != ((hit->flags & RAYSORT_BVH_HIT_BIT) != 0);
  if (!isAnyHit(kind))
  {
    row->bits += memcmp(hit, &expected, sizeof(expected)) != 0;
    row->astray += hit->primitive != expected.primitive;
  }
}

static void compareHits(const Bench *bench, enum RayKind kind, Row *row)
{
  for (uint32_t i = 0; i < bench->set.count; ++i)
  {
    const RaysortBvhHit *first = &bench->hits[0][i];
    for (uint32_t hint = 0; hint < HINTS; ++hint)
    {
      const RaysortBvhHit *hit = &bench->hits[hint][i];
      row->overflows += (hit->flags & RAYSORT_BVH_STACK_OVERFLOW_BIT) != 0;
      row->hints += isAnyHit(kind) ? ((first->flags ^ hit->flags) & RAYSORT_BVH_HIT_BIT) != 0
                                   : memcmp(first, hit, sizeof(*hit)) != 0;
    }
    if (bench->isNative)
      row->native += ((first->flags ^ bench->nativeHits[i].flags) & RAYSORT_BVH_HIT_BIT) != 0;
    if (i % SAMPLE == 0)
      compareWithHost(bench, kind, i, row);
  }
}

/* ---- a kind of rays ---- */

static double least(const double *values, uint32_t count)
{
  double value = values[0];
  for (uint32_t i = 1; i < count; ++i)
    value = values[i] < value ? values[i] : value;
  return value;
}

static void printRow(Bench *bench, enum RayKind kind, const Row *row)
{
  const uint32_t active = bench->set.active[kind];
  const double best = active / (least(row->ms, HINTS) * 1e3);
  char text[3][16];
  double rates[HINTS], native[2];
  for (uint32_t i = 0; i < HINTS; ++i)
    rates[i] = active / (row->ms[i] * 1e3);
  for (uint32_t i = 0; i < 2; ++i)
    native[i] = bench->isNative ? active / (row->nativeMs[i] * 1e3) : 0;
  if (sceneMoves(&bench->scene))
    native[0] = sceneFigures(&bench->scene)[kind];
  else
    sceneFigures(&bench->scene)[kind] = best;
  const double peer = native[0] > native[1] ? native[0] : native[1], ratio = peer > 0 ? best / peer : 0;
  printf("%-9s %8u %10.2f %10.2f %10.2f %10s %10s %7s   %u %u %u of %u, %u, %u\n", rayNames[kind], active, rates[1],
         rates[0], rates[2], benchFigure(text[0], native[0], 2), benchFigure(text[1], native[1], 2),
         benchFigure(text[2], ratio, 2), row->hints, row->bits, row->astray, row->sampled, row->native, row->overflows);
  fprintf(bench->table, "%s\t%s\t%u\t%.2f\t%.2f\t%.2f\t%.2f\t%.2f\t%.3f\n", bench->scene.name, rayNames[kind], active,
          rates[1], rates[0], rates[2], native[0], native[1], ratio);
  fprintf(bench->json,
          "%s\n  {\"rays\": \"%s\", \"active\": %u, \"coherent_mrays\": %.2f, \"incoherent_mrays\": %.2f, "
          "\"shuffled_mrays\": %.2f, "
          "\"native_trace_mrays\": %.2f, \"native_build_mrays\": %.2f, \"ratio\": %.3f, \"hints_differ\": %u, "
          "\"bits\": %u, \"astray\": %u, \"sampled\": %u, \"native_differ\": %u, \"overflows\": %u}",
          kind > 0 ? "," : "", rayNames[kind], active, rates[1], rates[0], rates[2], native[0], native[1], ratio,
          row->hints, row->bits, row->astray, row->sampled, row->native, row->overflows);
}

static void benchKind(Bench *bench, enum RayKind kind)
{
  const VkDeviceSize size = bench->set.count * sizeof(RaysortBvhHit);
  Row row;
  memset(&row, 0, sizeof(row));
  if (bench->isNative)
    timeNative(bench, kind, &row);
  gpuUpload(&bench->gpu, &bench->rays, 0, bench->set.rays[kind], size);
  gpuUpload(&bench->gpu, &bench->times, 0, bench->set.times[kind], bench->set.count * sizeof(float));
  for (uint32_t hint = 0; hint < HINTS; ++hint)
  {
    row.ms[hint] = timeOurs(bench, kind, hint);
    gpuDownload(&bench->gpu, &bench->found, 0, bench->hits[hint], size);
  }
  compareHits(bench, kind, &row);
  bench->wrong += row.hints + row.astray;
  printRow(bench, kind, &row);
}

/* ---- a scene ---- */

static void openScene(Bench *bench, const char *name, uint32_t triangles, const Arguments *arguments)
{
  const int isCpu = bench->gpu.isCpu;
  sceneMake(&bench->scene, name, triangles);
  bench->isNative = bench->hasNative && !sceneMoves(&bench->scene);
  bench->bvh = hostBvhBuild(&bench->scene);
  const RaysortBvhHeader *header = &bench->bvh.header;
  printf("\n%s: %u triangles, %.1f bytes each, %u nodes, depth %u, stack need %u, frames %u\n", bench->scene.name,
         bench->scene.triangleCount, (double)bench->bvh.size / bench->scene.triangleCount, header->nodeCount,
         header->depth, header->stackNeed, header->frameCount);
  bench->set = raySetMake(&bench->scene, &bench->bvh,
                          arguments->width ? arguments->width
                          : isCpu          ? 320
                                           : 1920,
                          arguments->height ? arguments->height
                          : isCpu           ? 180
                                            : 1080);
  bench->structure = gpuUploaded(&bench->gpu, bench->bvh.memory, bench->bvh.size);
  bench->rays = gpuBuffer(&bench->gpu, bench->set.count * sizeof(RaysortBvhRay));
  bench->times = gpuBuffer(&bench->gpu, bench->set.count * sizeof(float));
  bench->found = gpuBuffer(&bench->gpu, bench->set.count * sizeof(RaysortBvhHit));
  const RaysortBvhTraceInfo info = traceInfo(bench, RAYS_BOUNCE, RAYSORT_BVH_TRACE_SHUFFLED); /* the most */
  RaysortBvhTraceLayout layout;
  CHECK(raysortGetBvhTraceLayout(bench->raysort, &info, &layout));
  bench->scratch = gpuBuffer(&bench->gpu, layout.scratchSize);
  for (uint32_t i = 0; i < HINTS; ++i)
    bench->hits[i] = (RaysortBvhHit *)allocate(bench->set.count * sizeof(RaysortBvhHit));
  bench->nativeHits = (RaysortBvhHit *)allocate(bench->set.count * sizeof(RaysortBvhHit));
  if (bench->isNative)
    buildNative(bench);
}

static void closeScene(Bench *bench)
{
  if (bench->isNative)
    freeNative(bench);
  gpuFreeBuffer(&bench->gpu, &bench->structure);
  gpuFreeBuffer(&bench->gpu, &bench->rays);
  gpuFreeBuffer(&bench->gpu, &bench->times);
  gpuFreeBuffer(&bench->gpu, &bench->found);
  gpuFreeBuffer(&bench->gpu, &bench->scratch);
  for (uint32_t i = 0; i < HINTS; ++i)
    free(bench->hits[i]);
  free(bench->nativeHits);
  raySetFree(&bench->set);
  hostBvhFree(&bench->bvh);
  sceneFree(&bench->scene);
}

static void benchScene(Bench *bench, const char *name, uint32_t triangles, const Arguments *arguments, int isFirst)
{
  openScene(bench, name, triangles, arguments);
  fprintf(bench->json, "%s\n {\"scene\": \"%s\", \"triangles\": %u, \"bytes\": %llu, \"rows\": [", isFirst ? "" : ",",
          bench->scene.name, bench->scene.triangleCount, (unsigned long long)bench->bvh.size);
  printf("%-9s %8s %10s %10s %10s %10s %10s %7s   %s\n", "rays", "active", hintNames[1], hintNames[0], hintNames[2],
         sceneMoves(&bench->scene) ? "still" : "driver's", sceneMoves(&bench->scene) ? "" : "its fast", "ratio",
         "differ: hints; bits, what was hit, from the host's; from the driver's; overflows");
  printf("%-9s %8s %10s %10s %10s %10s %10s\n", "", "", "Mrays/s", "Mrays/s", "Mrays/s", "Mrays/s",
         sceneMoves(&bench->scene) ? "" : "build");
  for (uint32_t kind = 0; kind < RAYS_KINDS; ++kind)
    benchKind(bench, (enum RayKind)kind);
  fprintf(bench->json, "\n ]}");
  closeScene(bench);
}

/* ---- all of it ---- */

static void begin(Bench *bench, const char *folder)
{
  makeFolder(folder);
  snprintf(bench->jsonPath, sizeof(bench->jsonPath), "%s/trace.json", folder);
  snprintf(bench->tablePath, sizeof(bench->tablePath), "%s/trace.tsv", folder);
  bench->json = benchOpen(bench->jsonPath);
  bench->table = benchOpen(bench->tablePath);
  fprintf(bench->json, "{\"device\": \"%s\", \"scenes\": [", bench->gpu.properties.deviceName);
  fprintf(bench->table,
          "# device: %s\nscene\trays\tactive\tcoherent\tincoherent\tshuffled\tdriver\tdriver fast build\tratio\n",
          bench->gpu.properties.deviceName);
  if (!bench->gpu.timestampBits)
    die("this queue has no timestamps");
  bench->raysort = gpuRaysort(&bench->gpu, RAYSORT_CAPABILITY_BVH_BIT);
  bench->hasNative = (uint32_t)nativeOpen(&bench->native, &bench->gpu);
  if (!bench->hasNative)
  {
    printf("no ray tracing of the driver: %s\n", bench->native.lacks);
    return;
  }
  bench->nativeClosest =
      newPipeline(bench, SHADERS "closest.rgen.spv", SHADERS "closest.rmiss.spv", SHADERS "closest.rchit.spv");
  bench->nativeAny =
      newPipeline(bench, SHADERS "occluded.rgen.spv", SHADERS "occluded.rmiss.spv", SHADERS "occluded.rchit.spv");
}

static void end(Bench *bench)
{
  fprintf(bench->json, "\n]}\n");
  benchClose(bench->json, bench->jsonPath);
  benchClose(bench->table, bench->tablePath);
  if (bench->hasNative)
  {
    nativeFreePipeline(&bench->native, &bench->nativeClosest);
    nativeFreePipeline(&bench->native, &bench->nativeAny);
  }
  raysortDestroyContext(bench->raysort);
  nativeClose(&bench->native);
  gpuClose(&bench->gpu);
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  char names[1024];
  Option options[] = {
      {"scenes", SCENE_NAMES "," LEVEL_NAMES "," MOVE_NAMES, "names and files, with commas between them: Sponza, say"},
      {"triangles", NULL, "about so many in every scene that is no file; default as named, on a CPU 20k"},
      {"runs", NULL, "of which the median counts; default 40, on a CPU 3"}};
  parseArguments(argc, argv, "bench", "bench-trace: rays through triangles, against the driver's own ray tracing",
                 &arguments, options, 3);
  arguments.extras = nativeExtras;
  gpuOpen(&bench.gpu, &arguments);
  begin(&bench, arguments.out);
  const uint32_t triangles = options[1].value  ? benchNumber("triangles", options[1].value, 1u << 27)
                             : bench.gpu.isCpu ? 20000
                                               : 0;
  bench.runs = options[2].value ? benchNumber("runs", options[2].value, MOST * 4 / 5) : bench.gpu.isCpu ? 3 : 40;
  snprintf(names, sizeof(names), "%s", options[0].value);
  int isFirst = 1;
  for (const char *name = strtok(names, ","); name; name = strtok(NULL, ","), isFirst = 0)
    benchScene(&bench, name, triangles, &arguments, isFirst);
  end(&bench);
  return bench.gpu.errors != 0 || bench.wrong != 0;
}
