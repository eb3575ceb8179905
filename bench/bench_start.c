/* bench_start.c - how long does a program wait before its first sort, trace or update?
 * SPDX-License-Identifier: MIT
 *
 * A row is an operation: its first plan, which makes the pipelines that it needs, then all others of its capability
 * (raysortPreparePipelines). "all" is every capability, prepared by 1, 2, 4 and 8 threads. Each is measured twice:
 * cold, with an empty VkPipelineCache and the driver's own caches off, and from the VkPipelineCache that the cold run
 * filled. A measurement is a process of its own with a device of its own, so nothing is left over from another one.
 * Plans are dry: no buffer is made, and nothing runs. A driver that compiles when a pipeline first runs (lavapipe) is
 * not measured to the end by this.
 */
#define _POSIX_C_SOURCE 200809L /* fork, setenv */

#include "bench.h"

#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#define MOST_PASSES    512
#define MOST_THREADS   8
#define MOST_PIPELINES 256

/* What a measurement writes to its parent. */
typedef struct Start
{
  double context, first, rest; /* seconds: raysortCreateContext, the first plan, the other pipelines */
  uint32_t firstCount, restCount;
} Start;

typedef struct Row
{
  const char *name;
  uint32_t capability;
  uint32_t threads;                                                               /* that prepare; 0: only the plan */
  VkResult (*plan)(RaysortContext context, uint32_t *count, RaysortPass *passes); /* NULL: none */
} Row;

#define RAYS 2073600u /* 1920 x 1080 */

/* ---- the first plan of each operation ---- */

static VkResult planScan(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortScanInfo info = {.maxCount = RAYS};
  return raysortPlanScan(context, &info, count, passes);
}

static VkResult planSort(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortSortInfo info = {.maxCount = RAYS, .materialCount = 64, .workgroupSize = 64};
  info.materialIdMap.type = RAYSORT_ID_UINT8;
  return raysortPlanSort(context, &info, count, passes);
}

static VkResult planRadixSort(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortRadixSortInfo info = {.maxCount = RAYS, .keyType = RAYSORT_KEY_UINT32};
  return raysortPlanRadixSort(context, &info, count, passes);
}

static VkResult planRadixOrder(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortRadixSortInfo info = {.maxCount = RAYS, .keyType = RAYSORT_KEY_FLOAT32};
  return raysortPlanRadixSort(context, &info, count, passes);
}

static VkResult planGather(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortGatherInfo info = {.maxCount = RAYS, .stride = 32};
  return raysortPlanGather(context, &info, count, passes);
}

static VkResult planTrace(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortBvhTraceInfo info = {.maxCount = RAYS};
  return raysortPlanBvhTrace(context, &info, count, passes);
}

static VkResult planBuild(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortBvhGeometry geometry = {.primitiveCount = 100000, .maxVertex = 50000};
  RaysortBvhInfo bvh = {.geometryCount = 1, .geometries = &geometry};
  RaysortBvhBuildInfo info = {.bvhCount = 1, .bvhs = &bvh};
  return raysortPlanBvhBuild(context, &info, count, passes);
}

static VkResult planReorder(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortStage stages[2];
  RaysortReorderInfo info = {.launch = {1920, 1080, 1}, .stageCount = 2, .waveCount = 2, .stages = stages};
  memset(stages, 0, sizeof(stages));
  for (uint32_t i = 0; i < 2; ++i) /* a plan looks at no pipeline of the caller's, and nothing is recorded */
  {
    stages[i].uberPipeline = (VkPipeline)(uintptr_t)16;
    stages[i].layout = (VkPipelineLayout)(uintptr_t)16;
    stages[i].workgroupSize = 64;
  }
  info.hitRecordCount = 64;
  info.missRecordCount = 1;
  info.liveSize = 64;
  return raysortPlanReorder(context, &info, count, passes);
}

static RaysortSdfInfo field(void)
{
  RaysortSdfInfo sdf = {.cascadeCount = 4, .voxelSizes = {0.1f, 0.2f, 0.4f, 0.8f}, .brickCapacity = 60000};
  return sdf;
}

static VkResult planUpdate(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortSdfUpdateInfo info = {.sdf = field(),
                               .budget = {.maxInstances = 100,
                                          .maxBoxes = 16,
                                          .maxTriangles = 100000,
                                          .maxReferences = 1000000,
                                          .maxBlocks = 1000,
                                          .maxBricks = 10000}};
  return raysortPlanSdfUpdate(context, &info, count, passes);
}

static VkResult planSdfTrace(RaysortContext context, uint32_t *count, RaysortPass *passes)
{
  RaysortSdfTraceInfo info = {.sdf = field(), .maxCount = RAYS};
  return raysortPlanSdfTrace(context, &info, count, passes);
}

static const Row rows[] = {
    {"scan", RAYSORT_CAPABILITY_SCAN_BIT, 1, planScan},
    {"sort, 8-bit ids, 64 materials", RAYSORT_CAPABILITY_SORT_BIT, 1, planSort},
    {"radix sort, 32-bit keys", RAYSORT_CAPABILITY_RADIX_SORT_BIT, 1, planRadixSort},
    {"radix sort, floats", RAYSORT_CAPABILITY_RADIX_ORDER_BIT, 1, planRadixOrder},
    {"gather", RAYSORT_CAPABILITY_GATHER_BIT, 1, planGather},
    {"trace", RAYSORT_CAPABILITY_BVH_BIT, 1, planTrace},
    {"bvh build", RAYSORT_CAPABILITY_BVH_BIT, 1, planBuild},
    {"reorder", RAYSORT_CAPABILITY_REORDER_BIT, 1, planReorder},
    {"field update", RAYSORT_CAPABILITY_SDF_BIT, 1, planUpdate},
    {"field trace", RAYSORT_CAPABILITY_SDF_BIT, 1, planSdfTrace},
    {"all, 1 thread", 0, 1, NULL},
    {"all, 2 threads", 0, 2, NULL},
    {"all, 4 threads", 0, 4, NULL},
    {"all, 8 threads", 0, MOST_THREADS, NULL},
};
#define ROWS ((uint32_t)(sizeof(rows) / sizeof(rows[0])))

/* ---- a measurement, in a process of its own ---- */

static uint32_t pipelinesOf(RaysortContext context)
{
  RaysortContextProperties properties;
  raysortGetContextProperties(context, &properties);
  return properties.pipelineCount;
}

static void *prepare(void *context)
{
  CHECK(raysortPreparePipelines((RaysortContext)context, 0));
  return NULL;
}

static void prepareAll(RaysortContext context, uint32_t threadCount)
{
  pthread_t threads[MOST_THREADS];
  for (uint32_t i = 1; i < threadCount; ++i)
    if (pthread_create(&threads[i], NULL, prepare, context))
      die("no thread %u", i);
  prepare(context);
  for (uint32_t i = 1; i < threadCount; ++i)
    pthread_join(threads[i], NULL);
}

/* ---- seconds of each pipeline of a first plan ---- */

typedef struct Made
{
  VkPipeline pipeline;
  double seconds;
} Made;

static struct
{
  Made made[MOST_PIPELINES];
  uint32_t count;
} timed;

/* Is in the context's table in place of the driver's command. */
static VKAPI_ATTR VkResult VKAPI_CALL timePipeline(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                   const VkComputePipelineCreateInfo *infos,
                                                   const VkAllocationCallbacks *allocator, VkPipeline *pipelines)
{
  const double begun = seconds();
  const VkResult result = vkCreateComputePipelines(device, cache, count, infos, allocator, pipelines);
  const Made made = {pipelines[0], seconds() - begun};
  if (timed.count < MOST_PIPELINES)
    timed.made[timed.count++] = made;
  return result;
}

/* A pipeline has the name of the first pass that uses it. */
static void printPipelines(const char *row, const RaysortPass *passes, uint32_t count)
{
  for (uint32_t i = 0; i < timed.count; ++i)
  {
    uint32_t pass = 0;
    while (pass < count && passes[pass].pipeline != timed.made[i].pipeline)
      ++pass;
    fprintf(stderr, "%s: %-28s %6.3f s\n", row, pass < count ? passes[pass].name : "?", timed.made[i].seconds);
  }
}

static Start measure(Gpu *gpu, const Row *row, VkPipelineCache cache, int isEach)
{
  static RaysortPass passes[MOST_PASSES];
  const RaysortCommands commands = {.vkCreateComputePipelines = timePipeline};
  RaysortContextInfo info = gpuContextInfo(gpu, row->capability);
  RaysortContext context = NULL;
  uint32_t count = MOST_PASSES;
  Start start;
  info.commands = isEach ? &commands : NULL;
  info.pipelineCache = cache;
  memset(&start, 0, sizeof(start));
  double begun = seconds();
  CHECK(raysortCreateContext(&info, &context));
  start.context = seconds() - begun;
  begun = seconds();
  if (row->plan)
    CHECK(row->plan(context, &count, passes));
  start.first = seconds() - begun;
  start.firstCount = pipelinesOf(context);
  if (isEach)
    printPipelines(row->name, passes, row->plan ? count : 0);
  begun = seconds();
  if (row->threads)
    prepareAll(context, row->threads);
  start.rest = seconds() - begun;
  start.restCount = pipelinesOf(context) - start.firstCount;
  raysortDestroyContext(context);
  return start;
}

/* The bytes of a pipeline cache go from the cold process to the next by a file. */
static VkPipelineCache openCache(const Gpu *gpu, const char *path, int isCold)
{
  VkPipelineCacheCreateInfo create = {.sType = VK_STRUCTURE_TYPE_PIPELINE_CACHE_CREATE_INFO};
  VkPipelineCache cache;
  FILE *file = isCold ? NULL : fopen(path, "rb");
  void *bytes = NULL;
  if (file)
  {
    fseek(file, 0, SEEK_END);
    create.initialDataSize = (size_t)ftell(file);
    rewind(file);
    bytes = allocate(create.initialDataSize);
    if (fread(bytes, 1, create.initialDataSize, file) != create.initialDataSize)
      die("%s cannot be read", path);
    fclose(file);
    create.pInitialData = bytes;
  }
  CHECK(vkCreatePipelineCache(gpu->device, &create, NULL, &cache));
  free(bytes);
  return cache;
}

static void saveCache(const Gpu *gpu, VkPipelineCache cache, const char *path)
{
  size_t size = 0;
  CHECK(vkGetPipelineCacheData(gpu->device, cache, &size, NULL));
  void *bytes = allocate(size);
  CHECK(vkGetPipelineCacheData(gpu->device, cache, &size, bytes));
  FILE *file = fopen(path, "wb");
  if (!file || fwrite(bytes, 1, size, file) != size || fclose(file))
    die("%s cannot be written", path);
  free(bytes);
}

static int child(const Arguments *arguments, const Row *row, int isCold, int isEach, int out)
{
  const char *path = BENCH_FOLDER "/start.cache";
  static Gpu gpu;
  setenv("__GL_SHADER_DISK_CACHE", "0", 1); /* NVIDIA */
  setenv("MESA_SHADER_CACHE_DISABLE", "true", 1);
  setenv("MESA_GLSL_CACHE_DISABLE", "true", 1); /* its older name */
  if (!freopen("/dev/null", "w", stdout))
    return 1;
  gpuOpen(&gpu, arguments);
  VkPipelineCache cache = openCache(&gpu, path, isCold);
  const Start start = measure(&gpu, row, cache, isEach);
  if (isCold)
    saveCache(&gpu, cache, path);
  vkDestroyPipelineCache(gpu.device, cache, NULL);
  gpuClose(&gpu);
  return gpu.errors || write(out, &start, sizeof(start)) != (ssize_t)sizeof(start);
}

static Start startOf(const Arguments *arguments, const Row *row, int isCold, int isEach)
{
  Start start;
  int ends[2], status = 1;
  fflush(stdout);
  if (pipe(ends))
    die("no pipe");
  const pid_t process = fork();
  if (process == 0)
    _exit(child(arguments, row, isCold, isEach, ends[1]));
  close(ends[1]);
  const int isThere = read(ends[0], &start, sizeof(start)) == (ssize_t)sizeof(start);
  close(ends[0]);
  if (process < 0 || waitpid(process, &status, 0) != process || status || !isThere)
    die("%s: the measurement failed", row->name);
  return start;
}

/* ---- the table ---- */

static void printDevice(const Arguments *arguments)
{
  fflush(stdout);
  const pid_t process = fork();
  if (process == 0)
  {
    static Gpu gpu;
    gpuOpen(&gpu, arguments);
    gpuClose(&gpu);
    fflush(stdout);
    _exit(0);
  }
  waitpid(process, NULL, 0);
}

int main(int argc, char **argv)
{
  Option options[] = {{"row", "", "a row alone, by the beginning of its name"},
                      {"each", "no", "the seconds of each pipeline of a first plan, cold"},
                      {"first", "no", "only first plans, not the other pipelines of each capability"},
                      {"json", BENCH_FOLDER "/start.json", "where the figures go"}};
  Arguments arguments;
  parseArguments(argc, argv, "bench_start", "times the first start: contexts, first plans, all pipelines", &arguments,
                 options, 4);
  makeFolder(BENCH_FOLDER);
  benchCanWrite(options[3].value);
  printDevice(&arguments);
  FILE *json = fopen(options[3].value, "w");
  if (!json)
    die("%s cannot be written", options[3].value);
  printf("seconds; pipelines in brackets\n%-30s %8s | %13s %15s | %13s %15s\n", "first", "context", "first plan, cold",
         "the rest, cold", "first, cache", "the rest, cache");
  fprintf(json, "[");
  for (uint32_t i = 0, written = 0; i < ROWS; ++i)
  {
    Row row = rows[i];
    if (strncmp(row.name, options[0].value, strlen(options[0].value)) || (isOn(&options[2]) && !row.plan))
      continue;
    row.threads = isOn(&options[2]) ? 0 : row.threads;
    const Start cold = startOf(&arguments, &row, 1, isOn(&options[1]) && row.plan);
    const Start warm = startOf(&arguments, &row, 0, 0);
    printf("%-30s %8.4f | %10.3f (%3u) %9.3f (%3u) | %12.3f %15.3f\n", row.name, cold.context, cold.first,
           cold.firstCount, cold.rest, cold.restCount, warm.first, warm.rest);
    fprintf(json,
            "%s\n{\"row\": \"%s\", \"threads\": %u, \"context\": %.6f, \"firstPipelines\": %u, \"restPipelines\": %u, "
            "\"firstCold\": %.6f, \"restCold\": %.6f, \"firstCache\": %.6f, \"restCache\": %.6f}",
            written++ ? "," : "", row.name, row.threads, cold.context, cold.firstCount, cold.restCount, cold.first,
            cold.rest, warm.first, warm.rest);
  }
  fprintf(json, "\n]\n");
  fclose(json);
  return 0;
}
