/* bench_build.c - builds of structures on the device, against the driver's own, over scenes; and which pass takes what.
 * SPDX-License-Identifier: MIT
 *
 * Scenes: scenes.h; of instances, the level above: what is below is there. And batches of small structures, in one
 * build. Times are medians of GPU timestamps around a whole
 * build, ours and the driver's in the same run; those of single passes come from runs of their own. What was built is
 * compared with the host's build, byte by byte. Scenes in motion are next to the same scene without motion: its
 * build in place of the driver's, its update in place of the driver's fast build. */
#include "bench.h"
#include "native_rt.h"
#include "scenes.h"

#define MOST NATIVE_MAX_RUNS

typedef struct Bench
{
  Gpu gpu;
  RaysortContext raysort;
  NativeRt native;
  uint32_t runs, hasNative;
  uint64_t wrong; /* structures whose bytes are not the host's */
  FILE *json, *table;
  char jsonPath[1024], tablePath[1024];
  /* of the scene */
  Scene scene;
  uint32_t copies; /* structures in the batch, all of the scene */
  RaysortBvhBuildInfo info;
  RaysortBvhInfo *bvhs;
  RaysortBvhGeometry geometry;
  RaysortBvhBuildLayout layout;
  VkDeviceSize *offsets;
  GpuBuffer vertices, later, indices, descriptions, destination, scratch;
  GpuBuffer bottom, instances; /* of scenes of instances: the structure that they name */
} Bench;

typedef struct Row
{
  BenchTimes ours, update;
  double nativeMs[2], nativeBytes[2]; /* of the driver's structures: for a fast trace, for a fast build */
  double bytes;                       /* of a triangle, in ours */
  int isEqual;
} Row;

/* ---- times ---- */

static void recordBuild(void *user, VkCommandBuffer commandBuffer)
{
  const Bench *bench = (const Bench *)user;
  CHECK(raysortCmdBvhBuild(bench->raysort, commandBuffer, &bench->info));
}

/* A build, or an update of what was built. The first of both times does not count: a driver may run a pipeline that is
 * new to it up to ten times slower for a while. */
static BenchTimes timeOurs(Bench *bench, VkBool32 isUpdate)
{
  double samples[MOST];
  bench->info.mode = isUpdate ? RAYSORT_BVH_BUILD_MODE_UPDATE : bench->scene.buildMode;
  gpuTime(&bench->gpu, bench->runs, recordBuild, bench, samples);
  gpuTime(&bench->gpu, bench->runs, recordBuild, bench, samples);
  bench->info.mode = bench->scene.buildMode;
  return benchTimes(samples, bench->runs);
}

/* What a build takes: triangles, or instances. */
static uint32_t primitivesOf(const Bench *bench)
{
  return bench->scene.instanceCount ? bench->scene.instanceCount : bench->scene.triangleCount;
}

/* The driver's structure of the instances, above one that it built; without any, that one. */
static NativeStructure timeNativeTop(Bench *bench, const NativeStructure *bottom, NativeInput *input, double *samples)
{
  const uint32_t count = bench->scene.instanceCount;
  VkAccelerationStructureInstanceKHR *instances =
      (VkAccelerationStructureInstanceKHR *)allocate(count * sizeof(*instances));
  for (uint32_t i = 0; i < count; ++i)
  {
    instances[i] = nativeInstance(bottom);
    memcpy(&instances[i].transform, bench->scene.instances[i], sizeof(instances[i].transform));
  }
  GpuBuffer buffer = gpuUploaded(&bench->gpu, instances, count * sizeof(*instances));
  input->geometryCount = 0;
  input->instances = buffer.address;
  input->instanceCount = count;
  NativeStructure top = nativeBuild(&bench->native, input, bench->runs, samples);
  gpuFreeBuffer(&bench->gpu, &buffer);
  free(instances);
  return top;
}

static double timeNative(Bench *bench, VkBuildAccelerationStructureFlagsKHR flags, double *bytes)
{
  const Scene *scene = &bench->scene;
  NativeGeometry geometry = {
      bench->vertices.address, 12, scene->vertexCount,        scene->triangleCount, VK_INDEX_TYPE_UINT32,
      bench->indices.address,  0,  VK_GEOMETRY_OPAQUE_BIT_KHR};
  NativeInput input = {&geometry, 1, 0, 0, flags};
  double samples[MOST];
  NativeStructure structure = nativeBuild(&bench->native, &input, bench->runs, samples), bottom = structure;
  if (scene->instanceCount)
    structure = timeNativeTop(bench, &bottom, &input, samples);
  *bytes = (double)structure.buffer.size / primitivesOf(bench);
  nativeFreeStructure(&bench->native, &structure);
  if (scene->instanceCount)
    nativeFreeStructure(&bench->native, &bottom);
  return benchTimes(samples, bench->runs).median;
}

/* Median milliseconds of each pass; those of the sort together. */
static void printPasses(Bench *bench)
{
  RaysortPass passes[RAYSORT_BVH_BUILD_MAX_PASSES];
  double times[RAYSORT_BVH_BUILD_MAX_PASSES], sort = 0;
  uint32_t count = RAYSORT_BVH_BUILD_MAX_PASSES;
  CHECK(raysortPlanBvhBuild(bench->raysort, &bench->info, &count, passes));
  benchPasses(&bench->gpu, bench->raysort, bench->runs, count, passes, times);
  printf("  passes, ms:");
  fprintf(bench->json, ", \"passes\": {");
  for (uint32_t i = 0; i < count; ++i)
  {
    const double ms = times[i];
    const int isSort = strncmp(passes[i].name, "sort", 4) == 0;
    sort += isSort ? ms : 0;
    if (isSort)
      continue;
    printf(" %s %.4f,", passes[i].name + 4, ms); /* "bvh boxes" */
    fprintf(bench->json, "\"%s\": %.4f, ", passes[i].name + 4, ms);
  }
  printf(" sort %.4f\n", sort);
  fprintf(bench->json, "\"sort\": %.4f}", sort);
}

/* ---- bytes ---- */

static void compareWithHost(Bench *bench, Row *row)
{
  const HostBvh host = hostBvhBuild(&bench->scene);
  RaysortBvhHeader header; /* of the first structure: that of the instances, if there are any */
  memcpy(&header, host.memory, sizeof(header));
  const uint64_t size = (uint64_t)header.sizeHigh << 32 | header.sizeLow;
  unsigned char *found = (unsigned char *)allocate((size_t)size);
  row->isEqual = 1;
  for (uint32_t i = 0; i < bench->copies; ++i)
  {
    gpuDownload(&bench->gpu, &bench->destination, bench->offsets[i], found, size);
    row->isEqual = row->isEqual && memcmp(found, host.memory, (size_t)size) == 0;
  }
  row->bytes = (double)size / primitivesOf(bench);
  bench->wrong += !row->isEqual;
  free(found);
  free(host.memory);
}

/* ---- a scene ---- */

/* The buffers of the build of bench->info. */
static void openBuild(Bench *bench)
{
  void *mapped = allocate((size_t)bench->layout.descriptionsSize);
  CHECK(raysortBvhWriteDescriptions(bench->raysort, &bench->info, mapped));
  bench->descriptions = gpuUploaded(&bench->gpu, mapped, bench->layout.descriptionsSize);
  bench->destination = gpuBuffer(&bench->gpu, bench->layout.destinationSize);
  bench->scratch = gpuBuffer(&bench->gpu, bench->layout.scratchSize);
  bench->info.descriptions = gpuRange(&bench->descriptions);
  bench->info.destination = gpuRange(&bench->destination);
  bench->info.scratch = gpuRange(&bench->scratch);
  free(mapped);
}

/* The triangles are built, once; from now on it is about the instances of them. References count from where the level
 * would begin before its triangles, as in scenes.h. */
static void openLevel(Bench *bench)
{
  void *instances;
  uint32_t stride;
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  recordBuild(bench, commandBuffer);
  gpuSubmit(&bench->gpu, commandBuffer);
  bench->bottom = bench->destination;
  gpuFreeBuffer(&bench->gpu, &bench->descriptions);
  gpuFreeBuffer(&bench->gpu, &bench->scratch);
  bench->geometry = sceneInstances(&bench->scene, bench->bottom.address, &instances, &stride);
  bench->instances = gpuUploaded(&bench->gpu, instances, (VkDeviceSize)bench->scene.instanceCount * stride);
  bench->geometry.data = bench->instances.address;
  CHECK(raysortGetBvhBuildLayout(bench->raysort, &bench->info, &bench->layout));
  CHECK(raysortBvhGetOffsets(&bench->info, bench->offsets));
  bench->info.base = bench->bottom.address - bench->layout.destinationSize;
  openBuild(bench);
  free(instances);
}

static void openScene(Bench *bench, const char *name, uint32_t triangles, uint32_t copies)
{
  const Scene *scene = &bench->scene;
  sceneMake(&bench->scene, name, triangles);
  bench->copies = copies;
  bench->vertices = gpuUploaded(&bench->gpu, scene->vertices, (VkDeviceSize)scene->vertexCount * 12);
  bench->indices = gpuUploaded(&bench->gpu, scene->indices, (VkDeviceSize)scene->triangleCount * 12);
  bench->geometry = sceneGeometry(scene);
  bench->geometry.data = bench->vertices.address;
  bench->geometry.indices = bench->indices.address;
  if (scene->later)
  {
    bench->later = gpuUploaded(&bench->gpu, scene->later, (VkDeviceSize)scene->vertexCount * 12);
    bench->geometry.dataAtOne = bench->later.address;
  }
  bench->bvhs = (RaysortBvhInfo *)allocate(copies * sizeof(*bench->bvhs));
  bench->offsets = (VkDeviceSize *)allocate(copies * sizeof(*bench->offsets));
  memset(bench->bvhs, 0, copies * sizeof(*bench->bvhs));
  for (uint32_t i = 0; i < copies; ++i)
  {
    bench->bvhs[i].geometryCount = 1;
    bench->bvhs[i].geometries = &bench->geometry;
  }
  memset(&bench->info, 0, sizeof(bench->info));
  bench->info.bvhCount = copies;
  bench->info.bvhs = bench->bvhs;
  bench->info.mode = scene->buildMode;
  CHECK(raysortGetBvhBuildLayout(bench->raysort, &bench->info, &bench->layout));
  CHECK(raysortBvhGetOffsets(&bench->info, bench->offsets));
  openBuild(bench);
  if (scene->instanceCount)
    openLevel(bench);
}

static void closeScene(Bench *bench)
{
  gpuFreeBuffer(&bench->gpu, &bench->vertices);
  gpuFreeBuffer(&bench->gpu, &bench->later);
  gpuFreeBuffer(&bench->gpu, &bench->indices);
  gpuFreeBuffer(&bench->gpu, &bench->descriptions);
  gpuFreeBuffer(&bench->gpu, &bench->destination);
  gpuFreeBuffer(&bench->gpu, &bench->scratch);
  gpuFreeBuffer(&bench->gpu, &bench->bottom);
  gpuFreeBuffer(&bench->gpu, &bench->instances);
  free(bench->bvhs);
  free(bench->offsets);
  sceneFree(&bench->scene);
}

static void printRow(Bench *bench, const char *name, const Row *row)
{
  const double triangles = (double)primitivesOf(bench) * bench->copies; /* or instances */
  const double second = sceneMoves(&bench->scene) ? row->update.median : row->ours.median;
  char text[4][16];
  printf("%-16s %9.0f %9.4f %9.1f %9.4f %9s %9s %7s %7s %7.1f %7.1f   %s\n", name, triangles, row->ours.median,
         triangles / (row->ours.median * 1e3), row->update.median, benchFigure(text[0], row->nativeMs[0], 4),
         benchFigure(text[1], row->nativeMs[1], 4), benchFigure(text[2], row->nativeMs[0] / row->ours.median, 2),
         benchFigure(text[3], row->nativeMs[1] / second, 2), row->bytes, (double)bench->layout.scratchSize / triangles,
         row->isEqual ? "yes" : "NO");
  fprintf(bench->table, "%s\t%.0f\t%.4f\t%.4f\t%.4f\t%.1f\n", name, triangles, row->ours.median, row->nativeMs[0],
          row->nativeMs[1], row->bytes);
  fprintf(bench->json,
          "\n {\"scene\": \"%s\", \"triangles\": %.0f, \"structures\": %u, \"ms\": %.4f, \"low\": %.4f, "
          "\"high\": %.4f, \"update_ms\": %.4f, \"native_trace_ms\": %.4f, \"native_build_ms\": %.4f, "
          "\"bytes\": %.2f, \"native_trace_bytes\": %.2f, \"native_build_bytes\": %.2f, \"is_equal\": %d",
          name, triangles, bench->copies, row->ours.median, row->ours.low, row->ours.high, row->update.median,
          row->nativeMs[0], row->nativeMs[1], row->bytes, row->nativeBytes[0], row->nativeBytes[1], row->isEqual);
}

/* name: of a scene, or "COUNTxTRIANGLES" for a batch of small objects. */
static void benchScene(Bench *bench, const char *name, uint32_t triangles, int isFirst)
{
  const VkBuildAccelerationStructureFlagsKHR flags[2] = {VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_TRACE_BIT_KHR,
                                                         VK_BUILD_ACCELERATION_STRUCTURE_PREFER_FAST_BUILD_BIT_KHR};
  uint32_t copies = 1, each = 0;
  Row row;
  memset(&row, 0, sizeof(row));
  if (sscanf(name, "%ux%u", &copies, &each) == 2)
    openScene(bench, "object", each, copies);
  else
    openScene(bench, name, triangles, 1);
  row.ours = timeOurs(bench, VK_FALSE);
  row.update = timeOurs(bench, VK_TRUE); /* of vertices that did not move: the same bytes */
  compareWithHost(bench, &row);
  const double times[2] = {row.ours.median, row.update.median};
  for (uint32_t i = 0; i < 2 && sceneMoves(&bench->scene); ++i)
    row.nativeMs[i] = sceneFigures(&bench->scene)[i];
  for (uint32_t i = 0; i < 2 && !sceneMoves(&bench->scene); ++i)
  {
    if (bench->hasNative && !each)
      row.nativeMs[i] = timeNative(bench, flags[i], &row.nativeBytes[i]);
    if (!each)
      sceneFigures(&bench->scene)[i] = times[i];
  }
  fprintf(bench->json, "%s", isFirst ? "" : ",");
  printRow(bench, name, &row);
  printPasses(bench);
  fprintf(bench->json, "}");
  closeScene(bench);
}

/* ---- all of it ---- */

static void begin(Bench *bench, const char *folder)
{
  makeFolder(folder);
  snprintf(bench->jsonPath, sizeof(bench->jsonPath), "%s/build.json", folder);
  snprintf(bench->tablePath, sizeof(bench->tablePath), "%s/build.tsv", folder);
  bench->json = benchOpen(bench->jsonPath);
  bench->table = benchOpen(bench->tablePath);
  fprintf(bench->json, "{\"device\": \"%s\", \"scenes\": [", bench->gpu.properties.deviceName);
  fprintf(bench->table, "# device: %s\nscene\ttriangles\tms\tdriver\tdriver fast build\tbytes\n",
          bench->gpu.properties.deviceName);
  if (!bench->gpu.timestampBits)
    die("this queue has no timestamps");
  bench->raysort = gpuRaysort(&bench->gpu, RAYSORT_CAPABILITY_BVH_BIT);
  bench->hasNative = (uint32_t)nativeOpen(&bench->native, &bench->gpu);
  if (!bench->hasNative)
    printf("no ray tracing of the driver: %s\n", bench->native.lacks);
  printf("%-16s %9s %9s %9s %9s %9s %9s %7s %7s %7s %7s   %s\n", "scene", "triangles", "ms", "Mtri/s", "update,",
         "driver's", "its fast", "ratio", "ratio", "bytes a", "scratch", "the host's");
  printf("%-16s %9s %9s %9s %9s %9s %9s %7s %7s %7s %7s   %s\n", "", "", "", "", "ms", "ms", "build, ms", "", "fast",
         "triangle", "", "bytes?");
}

static void end(Bench *bench)
{
  fprintf(bench->json, "\n]}\n");
  benchClose(bench->json, bench->jsonPath);
  benchClose(bench->table, bench->tablePath);
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
      {"scenes", SCENE_NAMES ",instances,1000x100,1000x1000," MOVE_NAMES,
       "names, files, and batches as COUNTxTRIANGLES, with commas between them"},
      {"triangles", NULL, "about so many in every scene that is no file or batch; default as named, on a CPU 20k"},
      {"runs", NULL, "of which the median counts; default 20, on a CPU 3"}};
  parseArguments(argc, argv, "bench", "bench-build: structures of triangles, against the driver's own builds",
                 &arguments, options, 3);
  arguments.extras = nativeExtras;
  gpuOpen(&bench.gpu, &arguments);
  begin(&bench, arguments.out);
  const uint32_t triangles = options[1].value  ? benchNumber("triangles", options[1].value, 1u << 27)
                             : bench.gpu.isCpu ? 20000
                                               : 0;
  bench.runs = options[2].value ? benchNumber("runs", options[2].value, MOST * 4 / 5) : bench.gpu.isCpu ? 3 : 20;
  snprintf(names, sizeof(names), "%s", options[0].value);
  int isFirst = 1;
  for (const char *name = strtok(names, ","); name; name = strtok(NULL, ","), isFirst = 0)
    benchScene(&bench, name, triangles, isFirst);
  end(&bench);
  return bench.gpu.errors != 0 || bench.wrong != 0;
}
