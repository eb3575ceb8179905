/* bench_reorder.c - fabricated hits of many materials: reordered, in place, and natively with and without its reorder.
 * SPDX-License-Identifier: MIT
 *
 * All ways read the same hits and run the same text, examples/reorder/program.glsl, with heavier materials; but for
 * the twin, which is written by hand. Times are of the GPU, medians. A gain is against the best native way, or in place
 * where there is none. */
#include "bench.h"
#include "program.h"

#include <math.h>

#define ROUNDS 8u /* of 162 operations a material */
#define WAYS   5u

static const char *const wayNames[WAYS] = {"reordered", "in place", "native", "native reordered", "twin"};

static uint32_t mix(uint32_t x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

static Found *makeFound(uint32_t width, uint32_t height, uint32_t materials, int isCoherent)
{
  Found *found = (Found *)allocate((size_t)width * height * sizeof(*found));
  for (uint32_t i = 0; i < width * height; ++i)
  {
    const uint32_t x = i % width, y = i / width;
    found[i].kind = 2 | mix(isCoherent ? x / 48 + 4096 * (y / 48) : i) % materials << 8;
    found[i].hint = 0;
    found[i].attributes[0] = (float)(x % 64) / 64;
    found[i].attributes[1] = (float)(y % 64) / 64;
  }
  return found;
}

/* A row of the table: all ways over one set of hits. */
static void measure(Gpu *gpu, RaysortContext raysort, FILE *json, const ProgramInfo *info, int isCoherent,
                    uint32_t runs)
{
  Found *found = makeFound(info->width, info->height, info->materials, isCoherent);
  const uint32_t pixels = info->width * info->height;
  uint32_t *before = (uint32_t *)allocate(pixels * 4), *after = (uint32_t *)allocate(pixels * 4);
  double medians[WAYS] = {0, 0, 0, 0, 0}, samples[PROGRAM_MAX_RUNS];
  Program program;
  programOpen(&program, gpu, raysort, info, found);
  for (uint32_t way = 0; way < WAYS; ++way)
  {
    if (!program.hasNative && (way == PROGRAM_NATIVE || way == PROGRAM_NATIVE_REORDERED))
      continue;
    programRun(&program, (ProgramWay)way, runs, samples);
    medians[way] = benchTimes(samples, runs).median;
  }
  programOrders(&program, before, after);
  const double native = fmin(medians[PROGRAM_NATIVE], medians[PROGRAM_NATIVE_REORDERED]);
  const double gain = (program.hasNative ? native : medians[PROGRAM_IN_PLACE]) / medians[PROGRAM_REORDERED];
  printf("%9u  %-10s %5.2f %5.2f ", info->materials, isCoherent ? "coherent" : "incoherent",
         programDistinct(before, pixels), programDistinct(after, pixels));
  for (uint32_t way = 0; way < WAYS; ++way)
    if (medians[way] > 0)
      printf(" %16.3f", medians[way]);
    else
      printf(" %16s", "-");
  printf("  %5.2f\n", gain);
  fflush(stdout);
  fprintf(json, "%s  {\"materials\": %u, \"coherent\": %d", ftell(json) > 2 ? ",\n" : "", info->materials, isCoherent);
  for (uint32_t way = 0; way < WAYS; ++way)
    fprintf(json, ", \"%s\": %.5f", wayNames[way], medians[way]);
  fprintf(json, ", \"gain\": %.4f}", gain);
  programClose(&program);
  free(before);
  free(after);
  free(found);
}

/* One reorder between two stages that only store and load: every pass of it. */
static void measureEmpty(Gpu *gpu, RaysortContext raysort, uint32_t threads, uint32_t runs)
{
  VkPipelineLayout layout = gpuPipelineLayout(gpu);
  RaysortStage stages[2];
  RaysortReorderInfo info;
  RaysortReorderLayout sizes;
  RaysortPass passes[32];
  double single[32];
  uint32_t count = 32;
  memset(stages, 0, sizeof(stages));
  memset(&info, 0, sizeof(info));
  for (uint32_t i = 0; i < 2; ++i)
  {
    const uint32_t constants[2] = {i, 64};
    stages[i].layout = layout;
    stages[i].groupSize = 128;
    stages[i].uberPipeline = gpuPipeline(gpu, layout, "build/shaders/bench/reorder/empty.spv", constants, 2);
  }
  info.launch[0] = threads;
  info.launch[1] = info.launch[2] = 1;
  info.stageCount = info.waveCount = 2;
  info.stages = stages;
  info.hitRecordCount = 64;
  info.liveSize = 64;
  CHECK(raysortGetReorderLayout(raysort, &info, &sizes));
  GpuBuffer state = gpuBuffer(gpu, sizes.stateSize + 256), scratch = gpuBuffer(gpu, sizes.scratchSize + 256);
  GpuBuffer target = gpuBuffer(gpu, (VkDeviceSize)threads * 4);
  info.state = gpuRange(&state);
  info.scratch = gpuRange(&scratch);
  info.state.offset = (0 - state.address) % 256;
  info.scratch.offset = (0 - scratch.address) % 256;
  info.state.size = sizes.stateSize;
  info.scratch.size = sizes.scratchSize;
  CHECK(raysortPlanReorder(raysort, &info, &count, passes));
  for (uint32_t i = 0; i < count; ++i)
    if (!strcmp(passes[i].name, "reorder stage"))
      CHECK(raysortAppendPush(raysort, &passes[i], &target.address, sizeof(target.address)));
  const double all = benchPasses(gpu, raysort, runs, count, passes, single);
  printf("\none reorder of %u threads, 64 + 64 bytes, 64 records: %.4f ms (bar 0.20)\n", threads, all);
  for (uint32_t i = 0; i < count; ++i)
    printf("  %-18s %.4f ms\n", passes[i].name, single[i]);
  gpuFreeBuffer(gpu, &state);
  gpuFreeBuffer(gpu, &scratch);
  gpuFreeBuffer(gpu, &target);
  for (uint32_t i = 0; i < 2; ++i)
    vkDestroyPipeline(gpu->device, stages[i].uberPipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, layout, NULL);
}

int main(int argc, char **argv)
{
  Option options[] = {{"materials", "16,64,256", "numbers of materials, of 16, 64 and 256"},
                      {"rounds", "8", "of each material's 162 operations"},
                      {"runs", "20", "a measurement, at most 64"}};
  Arguments arguments;
  Gpu gpu;
  memset(&arguments, 0, sizeof(arguments));
  parseArguments(argc, argv, "bench", "Reordered shading against shading in place and against the driver's", &arguments,
                 options, 3);
  arguments.extras = nativeExtras;
  gpuOpen(&gpu, &arguments);
  if (!gpu.timestampBits)
    die("the queue has no timestamps: nothing can be measured");
  const BenchList materials = benchList("materials", options[0].value, 256),
                  runs = benchList("runs", options[2].value, 64);
  const BenchList rounds = benchList("rounds", options[1].value, 1000);
  RaysortContext raysort = gpuRaysort(&gpu, RAYSORT_CAPABILITY_REORDER_BIT);
  makeFolder(BENCH_FOLDER);
  FILE *json = fopen(BENCH_FOLDER "/reorder.json", "w");
  if (!json)
    die("cannot write " BENCH_FOLDER "/reorder.json");
  fprintf(json, "[\n");
  printf("materials  hits       distinct    ");
  for (uint32_t way = 0; way < WAYS; ++way)
    printf(" %16s", wayNames[way]);
  printf("   gain\n");
  for (uint32_t i = 0; i < materials.count; ++i)
    for (int isCoherent = 0; isCoherent < 2; ++isCoherent)
    {
      char folder[96];
      ProgramInfo info;
      memset(&info, 0, sizeof(info));
      snprintf(folder, sizeof(folder), "build/shaders/bench/reorder/%u", materials.values[i]);
      info.folder = folder;
      info.hits = "build/shaders/bench/reorder/hits";
      info.width = arguments.width ? arguments.width : 1920;
      info.height = arguments.height ? arguments.height : 1080;
      info.materials = materials.values[i];
      info.rounds = rounds.values[0];
      info.hasTwin = 1;
      measure(&gpu, raysort, json, &info, isCoherent, runs.values[0]);
    }
  fprintf(json, "\n]\n");
  fclose(json);
  measureEmpty(&gpu, raysort, arguments.width ? arguments.width * arguments.height : 1920 * 1080, runs.values[0]);
  raysortDestroyContext(raysort);
  gpuClose(&gpu);
  return gpu.errors ? 1 : 0;
}
