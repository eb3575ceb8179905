/* bench_weekend.c - the path tracer's kernels on the book's cover, and on heavy materials: time, and the same bits.
 * SPDX-License-Identifier: MIT
 *
 * A variant traces the whole picture: all samples recorded at once, or cut into slices by raysortNextSlice. Its time is
 * that between the GPU's timestamps, summed over the slices; the median of several runs after one that is not counted.
 * Every variant of a scene must leave the sums and trace the number of rays that the first one did, else the program
 * ends with 1: nobody gets fast by leaving out tests. The figure of the published port (docs/from_one_weekend.md)
 * stands beside it: 24.35 s, on another GPU.
 *
 * The peer is build/bin/cuda_weekend (a plain loop in CUDA; made where nvcc is) on an NVIDIA device. Its picture has
 * other bits; its rays must be as many as ours except for half a percent. */
#define _POSIX_C_SOURCE 200809L /* popen */

#include "bench.h"
#include "render.h"
#include "tracer.h"

#include <math.h>
#include <unistd.h>

#define PORT_SECONDS 24.3545 /* 1920 x 1080, 200 samples, depth 50, 485 spheres */
#define PORT_PATHS   (1920.0 * 1080.0 * 200.0)
#define PORT_DEVICE  "RTX 2070 Max-Q"
#define MAX_ROWS     64
#define NVIDIA       0x10deu /* VkPhysicalDeviceProperties::vendorID */
#define PEER_SCENE   BENCH_FOLDER "/weekend.scene"

/* How a kernel is run. */
typedef struct Variant
{
  const char *name;
  TracerKernel kernel;
  uint32_t group;   /* path: the edge of a workgroup */
  int isPlain;      /* path: the port's loop over all hittables */
  double budget;    /* milliseconds a slice; 0: not cut */
  uint32_t samples; /* wavefront, sorted: a batch; 0: what the memory holds */
  int isSplit;      /* sorted: a pipeline for every type of material */
  int isForHeavy;   /* measured with heavy materials too */
  int isSlow;       /* see TracerInfo */
} Variant;

static const Variant variants[] = {
    {"path, the port's search, 32x32", TRACER_PATH, 32, 1, 0, 0, 0, 0, 0},
    {"path, 8x8", TRACER_PATH, 8, 0, 0, 0, 0, 0, 0},
    {"path, 16x16", TRACER_PATH, 16, 0, 0, 0, 0, 0, 0},
    {"path, 32x32", TRACER_PATH, 32, 0, 0, 0, 0, 0, 0},
    {"loop", TRACER_LOOP, 0, 0, 0, 0, 0, 1, 0},
    {"loop, for any device", TRACER_LOOP, 0, 0, 0, 0, 0, 0, 1},
    {"loop, slices of 50 ms", TRACER_LOOP, 0, 0, 50, 0, 0, 0, 0},
    {"loop, slices of 8 ms", TRACER_LOOP, 0, 0, 8, 0, 0, 0, 0},
    {"wavefront", TRACER_WAVEFRONT, 0, 0, 0, 0, 0, 0, 0},
    {"wavefront, for any device", TRACER_WAVEFRONT, 0, 0, 0, 0, 0, 0, 1},
    {"wavefront, batches of 8", TRACER_WAVEFRONT, 0, 0, 0, 8, 0, 0, 0},
    {"wavefront, slices of 50 ms", TRACER_WAVEFRONT, 0, 0, 50, 0, 0, 0, 0},
    {"sorted", TRACER_SORTED, 0, 0, 0, 0, 0, 1, 0},
    {"sorted, batches of 8", TRACER_SORTED, 0, 0, 0, 8, 0, 1, 0},
    {"sorted, a pipeline a type", TRACER_SORTED, 0, 0, 0, 0, 1, 1, 0},
    {"sorted, slices of 50 ms", TRACER_SORTED, 0, 0, 50, 0, 0, 0, 0},
};

static const Variant peerVariant = {"CUDA, a plain loop", TRACER_KERNELS, 0, 0, 0, 0, 0, 0, 0};

typedef struct Row
{
  const char *scene;
  const Variant *variant;
  uint32_t hittables;
  BenchTimes time; /* of the picture */
  double longest;  /* milliseconds of the longest slice */
  uint32_t slices;
  uint64_t rays, bytes;
  double efficiency; /* of lanes; 0: not counted */
} Row;

typedef struct Bench
{
  Gpu gpu;
  RaysortContext raysort;
  VkQueryPool queries;
  uint32_t width, height, samples, depth, runs;
  int isCounting;
  const char *only; /* NULL, or a part of the variants' names */
  const char *peerProgram;
  Scene scene;
  uint32_t *sums; /* of the scene's first variant */
  uint64_t rays;
  uint32_t rowCount;
  Row rows[MAX_ROWS];
} Bench;

/* ---- one picture ---- */

/* In one submission; returns milliseconds. */
static double runWhole(Bench *bench, Tracer *tracer)
{
  const uint32_t pixels = bench->width * bench->height;
  uint32_t most = tracer->batchPaths ? tracer->batchPaths / pixels : bench->samples;
  double times[2];
  RaysortSlice slice;
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  memset(&slice, 0, sizeof(slice));
  slice.rowCount = bench->height;
  slice.waveCount = tracer->batchPaths ? bench->depth : 0;
  if (!most)
    die("the memory does not hold one sample of the picture");
  vkCmdResetQueryPool(commandBuffer, bench->queries, 0, 2);
  vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, bench->queries, 0);
  for (; slice.sample < bench->samples; slice.sample += slice.sampleCount)
  {
    slice.sampleCount = bench->samples - slice.sample < most ? bench->samples - slice.sample : most;
    tracerRecord(tracer, commandBuffer, &slice);
  }
  vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, bench->queries, 1);
  gpuSubmit(&bench->gpu, commandBuffer);
  gpuReadQueries(&bench->gpu, bench->queries, 0, 2, times);
  return times[1];
}

static double runSliced(Bench *bench, Tracer *tracer, Row *row)
{
  RaysortSliceInfo info;
  Render render;
  memset(&info, 0, sizeof(info));
  info.width = bench->width;
  info.height = bench->height;
  info.sampleCount = bench->samples;
  info.maxSamples = tracer->maxSamples;
  info.waves = tracer->batchPaths ? bench->depth : 0;
  info.batchPaths = tracer->batchPaths;
  info.budget = row->variant->budget;
  renderOpen(&render, &bench->gpu, tracer, &info, NULL);
  while (renderStep(&render, 1))
    continue;
  const double ms = render.milliseconds;
  row->slices = render.sliceCount;
  row->longest = render.longest > row->longest ? render.longest : row->longest;
  renderClose(&render);
  return ms;
}

/* The first variant of a scene says what the others must leave. */
static void checkPicture(Bench *bench, Tracer *tracer, Row *row)
{
  const size_t size = (size_t)bench->width * bench->height * 24;
  uint64_t counters[WEEKEND_COUNTERS];
  uint32_t *sums = (uint32_t *)allocate(size);
  gpuDownload(&bench->gpu, &tracer->sums, 0, sums, size);
  tracerReadCounters(tracer, counters);
  row->rays = counters[WEEKEND_COUNT_RAYS];
  if (bench->isCounting)
    row->efficiency = (double)row->rays / (double)counters[WEEKEND_COUNT_SLOTS];
  if (counters[WEEKEND_COUNT_REFUSED])
    die("%s: %llu samples are no colours", row->variant->name, (unsigned long long)counters[WEEKEND_COUNT_REFUSED]);
  if (!bench->sums)
  {
    bench->sums = sums;
    bench->rays = row->rays;
    return;
  }
  if (row->rays != bench->rays || memcmp(sums, bench->sums, size))
    die("%s: %s: another picture than that of the first variant (%llu rays, %llu were due)", row->scene,
        row->variant->name, (unsigned long long)row->rays, (unsigned long long)bench->rays);
  free(sums);
}

static TracerInfo makeInfo(const Bench *bench, const Variant *variant)
{
  TracerInfo info;
  memset(&info, 0, sizeof(info));
  info.scene = &bench->scene;
  info.kernel = variant->kernel;
  info.width = bench->width;
  info.height = bench->height;
  info.depth = bench->depth;
  info.samples = variant->samples && variant->samples < bench->samples ? variant->samples : bench->samples;
  info.groupWidth = info.groupHeight = variant->group;
  info.isPlain = variant->isPlain;
  info.isSplit = variant->isSplit;
  info.isSlow = variant->isSlow;
  info.isCounting = bench->isCounting;
  return info;
}

static void measure(Bench *bench, const Variant *variant)
{
  const TracerInfo info = makeInfo(bench, variant);
  Row *row = &bench->rows[bench->rowCount];
  double *samples = (double *)allocate(bench->runs * sizeof(double));
  Tracer tracer;
  memset(row, 0, sizeof(*row));
  row->scene = bench->scene.name;
  row->variant = variant;
  row->hittables = bench->scene.count;
  tracerOpen(&tracer, &bench->gpu, bench->raysort, &info);
  for (uint32_t run = 0; run <= bench->runs; ++run)
  {
    tracerClear(&tracer);
    const double ms = variant->budget > 0 ? runSliced(bench, &tracer, row) : runWhole(bench, &tracer);
    if (run == 0)
    {
      checkPicture(bench, &tracer, row);
      row->longest = 0;
    }
    else
      samples[run - 1] = ms / 1000;
  }
  row->bytes = tracer.bytes;
  row->time = benchTimes(samples, bench->runs);
  bench->rowCount++;
  tracerClose(&tracer);
  free(samples);
}

/* ---- the peer ---- */

static int hasPeer(const Bench *bench)
{
  return !strcmp(bench->scene.name, "cover") && bench->gpu.properties.vendorID == NVIDIA &&
         access(bench->peerProgram, X_OK) == 0 && (!bench->only || strstr(peerVariant.name, bench->only));
}

static void writeVector(FILE *file, const float v[3])
{
  fprintf(file, "%a %a %a ", (double)v[0], (double)v[1], (double)v[2]);
}

/* As cuda_weekend.cu reads it: every number to the bit. */
static void writePeerScene(const Bench *bench)
{
  const RaysortCamera camera = sceneCamera(bench->width, bench->height);
  FILE *file = benchOpen(PEER_SCENE);
  writeVector(file, camera.origin);
  writeVector(file, camera.lowerLeftCorner);
  writeVector(file, camera.horizontal);
  writeVector(file, camera.vertical);
  writeVector(file, camera.lensU);
  writeVector(file, camera.lensV);
  fprintf(file, "\n");
  for (uint32_t i = 0; i < bench->scene.count; ++i)
  {
    const SceneSphere *sphere = &bench->scene.spheres[i];
    writeVector(file, sphere->centre);
    fprintf(file, "%a %u ", (double)sphere->radius, sphere->type - RAYSORT_MATERIAL_LAMBERTIAN);
    writeVector(file, sphere->albedo);
    fprintf(file, "%a\n", (double)sphere->parameter);
  }
  if (fclose(file))
    die("cannot write " PEER_SCENE);
}

static void measurePeer(Bench *bench)
{
  char line[256], command[1024];
  Row *row = &bench->rows[bench->rowCount];
  double s[3] = {0, 0, 0};
  unsigned long long rays = 0;
  writePeerScene(bench);
  snprintf(command, sizeof(command), "%s " PEER_SCENE " %u %u %u %u %u", bench->peerProgram, bench->width,
           bench->height, bench->samples, bench->depth, bench->runs);
  FILE *pipe = popen(command, "r");
  while (pipe && fgets(line, sizeof(line), pipe))
    if (line[0] == '#')
      printf("%-9s %s", "peer", line + 1);
    else if (sscanf(line, "%lf %lf %lf %llu", &s[0], &s[1], &s[2], &rays) != 4)
      die("%s answers %s", bench->peerProgram, line);
  if (!pipe || pclose(pipe))
    die("%s failed", bench->peerProgram);
  if (bench->sums && fabs((double)rays / (double)bench->rays - 1) > 5e-3)
    die("%s traced %llu rays where ours were %llu", bench->peerProgram, rays, (unsigned long long)bench->rays);
  memset(row, 0, sizeof(*row));
  row->scene = bench->scene.name;
  row->variant = &peerVariant;
  row->hittables = bench->scene.count;
  row->time.median = s[0];
  row->time.low = s[1];
  row->time.high = s[2];
  row->rays = rays;
  bench->rowCount++;
}

/* ---- tables ---- */

static double pathsOf(const Bench *bench)
{
  return (double)bench->width * bench->height * bench->samples;
}

static void printHeader(const Bench *bench)
{
  printf("\n%u x %u, %u samples, depth %u; seconds on the GPU, median of %u\n", bench->width, bench->height,
         bench->samples, bench->depth, bench->runs);
  printf("%-9s %-31s %9s %17s %9s %7s %8s %7s %9s %9s\n", "scene", "variant", "s", "10 to 90 %", "Mpaths/s", "Grays/s",
         "Gtests/s", "MiB", "slice ms", "lanes");
  printf("%-9s %-31s %9.4f %17s %9.1f\n", "cover", "the port, on an " PORT_DEVICE, PORT_SECONDS, "",
         PORT_PATHS / PORT_SECONDS * 1e-6);
  if (pathsOf(bench) < PORT_PATHS || pathsOf(bench) > PORT_PATHS)
    printf("%9s (that is 1920 x 1080, 200 samples: another picture than this one; compare Mpaths/s)\n", "");
}

static void printRow(const Bench *bench, const Row *row)
{
  const double s = row->time.median;
  printf("%-9s %-31s %9.4f %8.4f-%8.4f %9.1f %7.3f %8.1f %7.0f", row->scene, row->variant->name, s, row->time.low,
         row->time.high, pathsOf(bench) / s * 1e-6, (double)row->rays / s * 1e-9,
         (double)row->rays / s * row->hittables * 1e-9, (double)row->bytes / 1048576);
  if (row->variant->budget > 0)
    printf(" %4.0fx%4.1f", (double)row->slices, row->longest);
  else
    printf(" %9s", "-");
  if (bench->isCounting)
    printf(" %9.3f", row->efficiency);
  printf("\n");
}

/* The fastest kernel that runs a picture in one go, against the peer. */
static void printRatio(const Bench *bench)
{
  const Row *best = NULL, *peer = NULL;
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    if (row->variant == &peerVariant)
      peer = row;
    else if (!strcmp(row->scene, "cover") && !(row->variant->budget > 0) &&
             (!best || row->time.median < best->time.median))
      best = row;
  }
  if (best && peer)
    printf("cover: %s is %.2f times as fast as %s\n", best->variant->name, peer->time.median / best->time.median,
           peerVariant.name);
}

/* What sorting buys where materials cost something. */
static void printGains(const Bench *bench)
{
  double loop = 0;
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    if (!row->variant->isForHeavy || !strcmp(row->scene, "cover"))
      continue;
    if (row->variant->kernel == TRACER_LOOP)
      loop = row->time.median;
    else if (loop > 0)
      printf("%s: %s is %.2f times as fast as the loop\n", row->scene, row->variant->name, loop / row->time.median);
  }
}

static void writeJson(const Bench *bench, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "{\n  \"device\": \"%s\",\n  \"width\": %u, \"height\": %u, \"samples\": %u, \"depth\": %u,\n",
          bench->gpu.properties.deviceName, bench->width, bench->height, bench->samples, bench->depth);
  fprintf(file, "  \"port\": {\"device\": \"" PORT_DEVICE "\", \"seconds\": %.4f, \"Mpaths_per_s\": %.1f},\n",
          PORT_SECONDS, PORT_PATHS / PORT_SECONDS * 1e-6);
  fprintf(file, "  \"rows\": [");
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    fprintf(file,
            "%s\n    {\"scene\": \"%s\", \"variant\": \"%s\", \"seconds\": %.6f, \"low\": %.6f, \"high\": %.6f, "
            "\"rays\": %llu, \"bytes\": %llu, \"slices\": %u, \"longest_ms\": %.3f, \"lane_efficiency\": %.4f}",
            i ? "," : "", row->scene, row->variant->name, row->time.median, row->time.low, row->time.high,
            (unsigned long long)row->rays, (unsigned long long)row->bytes, row->slices, row->longest, row->efficiency);
  }
  fprintf(file, "\n  ]\n}\n");
  benchClose(file, path);
}

static void writeTsv(const Bench *bench, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "# device: %s, %ux%u, %u samples\nscene\tvariant\tseconds\tlow\thigh\n",
          bench->gpu.properties.deviceName, bench->width, bench->height, bench->samples);
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    fprintf(file, "%s\t%s\t%.6f\t%.6f\t%.6f\n", row->scene, row->variant->name, row->time.median, row->time.low,
            row->time.high);
  }
  benchClose(file, path);
}

/* ---- the program ---- */

enum
{
  OPTION_SAMPLES,
  OPTION_DEPTH,
  OPTION_RUNS,
  OPTION_SCENES,
  OPTION_ONLY,
  OPTION_PEER,
  OPTION_STATS,
  OPTION_JSON,
  OPTION_TSV,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"samples", NULL, "a pixel; default 200, on a processor 4"},
    {"depth", "50", "rays of a path"},
    {"runs", NULL, "timed runs of a variant; default 5, on a processor 1"},
    {"scenes", NULL,
     "a list of cover, three, heavy16, heavy64, heavy256; default cover,heavy16,heavy64, on a processor cover"},
    {"only", NULL, "only the variants whose names contain this"},
    {"peer", "build/bin/cuda_weekend", "the peer's program, on NVIDIA devices"},
    {"stats", "no", "count lanes too; it makes everything slower"},
    {"json", BENCH_FOLDER "/weekend.json", "the rows as JSON"},
    {"tsv", BENCH_FOLDER "/weekend.tsv", "the rows for gnuplot"},
};

static uint32_t numberOf(uint32_t option, const char *fallback)
{
  const char *text = options[option].value ? options[option].value : fallback;
  return benchNumber(options[option].name, text, 1u << 20);
}

static void measureScene(Bench *bench)
{
  const uint32_t most = bench->gpu.properties.limits.maxComputeWorkGroupInvocations;
  for (uint32_t i = 0; i < sizeof(variants) / sizeof(variants[0]) && bench->rowCount < MAX_ROWS; ++i)
  {
    const Variant *variant = &variants[i];
    if (variant->group * variant->group > most || (bench->scene.heavy && !variant->isForHeavy) ||
        (bench->only && !strstr(variant->name, bench->only)))
      continue;
    measure(bench, variant);
    printRow(bench, &bench->rows[bench->rowCount - 1]);
    fflush(stdout);
  }
  if (hasPeer(bench) && bench->rowCount < MAX_ROWS)
  {
    measurePeer(bench);
    printRow(bench, &bench->rows[bench->rowCount - 1]);
  }
  free(bench->sums);
  bench->sums = NULL;
}

static void measureScenes(Bench *bench, const char *names)
{
  while (*names)
  {
    char name[32];
    const size_t length = strcspn(names, ",");
    snprintf(name, sizeof(name), "%.*s", (int)length, names);
    if (!sceneMake(&bench->scene, name, SCENE_DEFAULT_SEED))
      die("--scenes %s: of cover, three, heavy16, heavy64, heavy256", name);
    measureScene(bench);
    names += length + (names[length] == ',');
  }
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  parseArguments(argc, argv, "bench_weekend", "times the path tracer's kernels", &arguments, options, OPTION_COUNT);
  makeFolder(BENCH_FOLDER);
  benchCanWrite(options[OPTION_JSON].value);
  benchCanWrite(options[OPTION_TSV].value);
  gpuOpen(&bench.gpu, &arguments);
  if (!bench.gpu.timestampBits)
    die("this device's queue has no timestamps");
  const int isCpu = bench.gpu.isCpu;
  bench.width = arguments.width ? arguments.width : isCpu ? 160 : 1920;
  bench.height = arguments.height ? arguments.height : isCpu ? 90 : 1080;
  bench.samples = numberOf(OPTION_SAMPLES, isCpu ? "4" : "200");
  bench.depth = numberOf(OPTION_DEPTH, "50");
  bench.runs = numberOf(OPTION_RUNS, isCpu ? "1" : "5");
  bench.only = options[OPTION_ONLY].value;
  bench.peerProgram = options[OPTION_PEER].value;
  bench.isCounting = isOn(&options[OPTION_STATS]);
  bench.raysort = gpuRaysort(&bench.gpu, RAYSORT_CAPABILITY_SORT_BIT);
  bench.queries = gpuQueries(&bench.gpu, 2);
  printHeader(&bench);
  measureScenes(&bench, options[OPTION_SCENES].value ? options[OPTION_SCENES].value
                        : isCpu                      ? "cover"
                                                     : "cover,heavy16,heavy64");
  printf("\n");
  printRatio(&bench);
  printGains(&bench);
  writeJson(&bench, options[OPTION_JSON].value);
  writeTsv(&bench, options[OPTION_TSV].value);
  vkDestroyQueryPool(bench.gpu.device, bench.queries, NULL);
  raysortDestroyContext(bench.raysort);
  gpuClose(&bench.gpu);
  return bench.gpu.errors ? 1 : 0;
}
