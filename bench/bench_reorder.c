/* bench_reorder.c - hits of many materials, fabricated or traced: reordered, in place, natively with and without its
 * reorder.
 * SPDX-License-Identifier: MIT
 *
 * All ways read the same hits and run the same text, examples/reorder/program.glsl, with heavier materials; except for
 * the twin, which is written by hand. Times are of the GPU, medians. A gain is against the best native way, or in place
 * where there is none; place/twin is what hit objects cost in one kernel. */
#include "bench.h"
#include "program.h"

#define ROUNDS  8u /* of 162 operations a material */
#define WAYS    5u
#define SHADERS "build/shaders/bench/reorder"

enum /* the rows; after those of fabricated hits, and after TRACED, the coherent ones */
{
  FABRICATED,
  EMPTY = 2,
  TRACED,
  HITS = 5
};
static const char *const hitNames[HITS] = {"incoherent", "coherent", "empty", "traced incoherent", "traced coherent"};
static const char *const wayNames[WAYS] = {"reordered", "in place", "native", "native reordered", "twin"};

static uint32_t mix(uint32_t x)
{
  x = (x ^ x >> 16) * 0x7feb352du;
  x = (x ^ x >> 15) * 0x846ca68bu;
  return x ^ x >> 16;
}

#define BLOCK 48u /* pixels: an edge of what has one material, where hits are coherent */

static uint32_t blockMaterial(uint32_t x, uint32_t y, uint32_t materials)
{
  return mix(x / BLOCK + 4096 * (y / BLOCK)) % materials;
}

static Found *makeFound(uint32_t width, uint32_t height, uint32_t materials, int isCoherent)
{
  Found *found = (Found *)allocate((size_t)width * height * sizeof(*found));
  for (uint32_t i = 0; i < width * height; ++i)
  {
    const uint32_t x = i % width, y = i / width;
    found[i].kind = 2 | (isCoherent ? blockMaterial(x, y, materials) : mix(i) % materials) << 8;
    found[i].hint = 0;
    found[i].attributes[0] = (float)(x % 64) / 64;
    found[i].attributes[1] = (float)(y % 64) / 64;
  }
  return found;
}

/* Rays into makeScene: each pixel's own, or of any pixel, as bounces are. */
static Found *makeRays(uint32_t width, uint32_t height, int isCoherent)
{
  Found *found = (Found *)allocate((size_t)width * height * sizeof(*found));
  for (uint32_t i = 0; i < width * height; ++i)
  {
    const uint32_t from = isCoherent ? i : mix(i) % (width * height);
    found[i].kind = 3;
    found[i].hint = 0;
    found[i].attributes[0] = 2 * ((float)(from % width) + 0.5f) / (float)width - 1;
    found[i].attributes[1] = 1 - 2 * ((float)(from / width) + 0.5f) / (float)height;
  }
  return found;
}

#define QUAD 2u /* pixels: an edge of the quads of the scene, of two triangles each */

/* Two triangles. left, top: in pixels. */
static void makeQuad(float (*corners)[9], uint32_t left, uint32_t top, uint32_t width, uint32_t height)
{
  for (uint32_t k = 0; k < 6; ++k)
  {
    const uint32_t x = left + QUAD * (k == 1 || k == 2 || k == 4), y = top + QUAD * (k == 2 || k == 4 || k == 5);
    float *corner = corners[k / 3] + 3 * (k % 3);
    corner[0] = 2 * ((float)x - 0.3f) / (float)width - 1; /* no pixel's middle is on an edge */
    corner[1] = 1 - 2 * (float)y / (float)height;
    corner[2] = (float)(mix(x + 8192 * y) % 1024) / 10240;
  }
}

/* A rough sheet of quads before all pixels. Blocks of them have a material, as the fabricated hits; geometry i holds
 * the quads of material i. One that no block drew has a quad outside the picture. */
static ProgramScene makeScene(uint32_t width, uint32_t height, uint32_t materials)
{
  const uint32_t across = width / QUAD + 1, down = height / QUAD + 1;
  float(*corners)[9] = (float(*)[9])allocate((size_t)2 * (across * down + materials) * sizeof(*corners));
  uint32_t *counts = (uint32_t *)allocate(materials * sizeof(*counts)), made = 0;
  for (uint32_t material = 0; material < materials; ++material)
  {
    const uint32_t first = made;
    for (uint32_t quad = 0; quad < across * down; ++quad)
    {
      const uint32_t left = quad % across * QUAD, top = quad / across * QUAD;
      if (blockMaterial(left, top, materials) == material)
      {
        makeQuad(corners + made, left, top, width, height);
        made += 2;
      }
    }
    if (made == first)
    {
      makeQuad(corners + made, 2 * width, 0, width, height);
      made += 2;
    }
    counts[material] = made - first;
  }
  return (ProgramScene){(const float(*)[9])corners, counts, materials, 0, NULL};
}

typedef struct Bench
{
  Gpu *gpu;
  RaysortContext raysort;
  FILE *json;
  uint32_t runs, ways, hits; /* a bit a name */
  int hasPasses, isWrong;
} Bench;

/* All ways must paint the same bits. But a driver compiles a hit shader apart from the kernels, and may round
 * differently there (an H200's does, in 2 % of the pixels, by 6e-8); and where rays are traced it finds other last bits
 * of u and v, or the neighbour at an edge: there 0.7 % of the values may differ by more than 0.001. */
static void compare(Bench *bench, Program *program, uint32_t way, uint32_t *words, int isFirst)
{
  const uint32_t count = 4 * program->info.width * program->info.height;
  const int isNative = way == PROGRAM_NATIVE || way == PROGRAM_NATIVE_REORDERED, isTraced = program->info.scene != NULL;
  uint32_t differ = 0, far = 0, *its = (uint32_t *)allocate((size_t)program->target.size);
  float colours[2];
  int isWrong = 0;
  gpuDownload(bench->gpu, &program->target, 0, its, program->target.size);
  if (isFirst)
    memcpy(words, its, (size_t)program->target.size);
  for (uint32_t i = 0; i < count; ++i)
    if (words[i] != its[i])
    {
      memcpy(&colours[0], &words[i], 4);
      memcpy(&colours[1], &its[i], 4);
      const float by = fabsf(colours[1] - colours[0]);
      isWrong |= !(isNative && by <= (isTraced ? 1.0f : 1e-6f)); /* or NaN: not painted */
      far += by > 1e-3f;
      ++differ;
    }
  isWrong |= far > count / 1000 * 7;
  if (differ)
    printf("%s%s: %u of %u values differ from the first way's, %u by more than 0.001\n", isWrong ? "WRONG: " : "",
           wayNames[way], differ, count, far);
  bench->isWrong |= isWrong;
  free(its);
}

static void measureWays(Bench *bench, Program *program, double *medians)
{
  uint32_t *words = (uint32_t *)allocate((size_t)program->target.size);
  double samples[PROGRAM_MAX_RUNS];
  int isFirst = 1;
  for (uint32_t way = 0; way < WAYS; ++way)
  {
    medians[way] = 0;
    if (!(bench->ways >> way & 1) || (way == PROGRAM_TWIN && !program->info.hasTwin) ||
        (!program->hasNative && (way == PROGRAM_NATIVE || way == PROGRAM_NATIVE_REORDERED)))
      continue;
    gpuFill(bench->gpu, &program->target, 0xffffffffu);
    programRun(program, (ProgramWay)way, bench->runs, samples);
    medians[way] = benchTimes(samples, bench->runs).median;
    compare(bench, program, way, words, isFirst);
    isFirst = 0;
  }
  free(words);
}

/* A row of the table: all ways over one set of hits. */
static void measure(Bench *bench, Program *program, int isCoherent)
{
  const ProgramInfo *info = &program->info;
  const uint32_t pixels = info->width * info->height;
  uint32_t *before = (uint32_t *)allocate(pixels * 4), *after = (uint32_t *)allocate(pixels * 4);
  double medians[WAYS], single[BENCH_MAX_PASSES];
  measureWays(bench, program, medians);
  programOrders(program, before, after);
  double peer = medians[PROGRAM_NATIVE];
  if (peer == 0 || (medians[PROGRAM_NATIVE_REORDERED] > 0 && medians[PROGRAM_NATIVE_REORDERED] < peer))
    peer = medians[PROGRAM_NATIVE_REORDERED];
  if (peer == 0)
    peer = medians[PROGRAM_IN_PLACE];
  const double gain = medians[PROGRAM_REORDERED] > 0 ? peer / medians[PROGRAM_REORDERED] : 0;
  const double place = medians[PROGRAM_TWIN] > 0 ? medians[PROGRAM_IN_PLACE] / medians[PROGRAM_TWIN] : 0;
  printf("%9u  %-17s %5.2f %5.2f ", info->materials, hitNames[(info->scene ? TRACED : FABRICATED) + isCoherent],
         programDistinct(before, pixels), programDistinct(after, pixels));
  for (uint32_t way = 0; way < WAYS; ++way)
    if (medians[way] > 0)
      printf(" %16.3f", medians[way]);
    else
      printf(" %16s", "-");
  printf("  %5.2f  %10.3f\n", gain, place);
  fprintf(bench->json, "%s  {\"materials\": %u, \"coherent\": %d, \"traced\": %d",
          ftell(bench->json) > 2 ? ",\n" : "", info->materials, isCoherent, info->scene != NULL);
  for (uint32_t way = 0; way < WAYS; ++way)
    fprintf(bench->json, ", \"%s\": %.5f", wayNames[way], medians[way]);
  fprintf(bench->json, ", \"gain\": %.4f, \"place\": %.4f}", gain, place);
  if (bench->hasPasses)
  {
    benchPasses(bench->gpu, bench->raysort, bench->runs, program->passCount, program->passes, single);
    for (uint32_t i = 0; i < program->passCount; ++i)
      printf("    %-18s %.4f ms\n", program->passes[i].name, single[i]);
  }
  fflush(stdout);
  free(before);
  free(after);
}

/* The rows of a number of materials, fabricated or traced. */
static void measureMaterials(Bench *bench, const ProgramInfo *info)
{
  Program program;
  int isOpen = 0;
  for (int isCoherent = 0; isCoherent < 2; ++isCoherent)
  {
    if (!(bench->hits >> ((info->scene ? TRACED : FABRICATED) + isCoherent) & 1))
      continue;
    Found *found = info->scene ? makeRays(info->width, info->height, isCoherent)
                               : makeFound(info->width, info->height, info->materials, isCoherent);
    if (!isOpen)
      programOpen(&program, bench->gpu, bench->raysort, info, found);
    else
      gpuUpload(bench->gpu, &program.found, 0, found, program.found.size);
    isOpen = 1;
    measure(bench, &program, isCoherent);
    free(found);
  }
  if (isOpen)
    programClose(&program);
}

static void measureTraced(Bench *bench, const ProgramInfo *info)
{
  ProgramScene scene = makeScene(info->width, info->height, info->materials);
  ProgramInfo traced = *info;
  char folder[96];
  snprintf(folder, sizeof(folder), "%s/traced", info->folder);
  traced.folder = folder;
  traced.scene = &scene;
  traced.hasTwin = 0;
  measureMaterials(bench, &traced);
  free((void *)(uintptr_t)scene.corners);
  free((void *)(uintptr_t)scene.counts);
}

static void measureTable(Bench *bench, ProgramInfo *info, const BenchList *materials)
{
  char folder[96];
  printf("materials  hits              distinct    ");
  for (uint32_t way = 0; way < WAYS; ++way)
    printf(" %16s", wayNames[way]);
  printf("   gain  place/twin\n");
  for (uint32_t i = 0; i < materials->count; ++i)
  {
    snprintf(folder, sizeof(folder), SHADERS "/%u", materials->values[i]);
    info->folder = folder;
    info->hits = SHADERS "/hits";
    info->materials = materials->values[i];
    measureMaterials(bench, info);
    if (bench->hits >> TRACED)
      measureTraced(bench, info);
  }
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
    stages[i].workgroupSize = 128;
    stages[i].uberPipeline = gpuPipeline(gpu, layout, SHADERS "/empty.spv", constants, 2);
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
  printf("one reorder of %u threads, 64 + 64 bytes, 64 records: %.4f ms (bar 0.20)\n", threads, all);
  for (uint32_t i = 0; i < count; ++i)
    printf("  %-18s %.4f ms\n", passes[i].name, single[i]);
  gpuFreeBuffer(gpu, &state);
  gpuFreeBuffer(gpu, &scratch);
  gpuFreeBuffer(gpu, &target);
  for (uint32_t i = 0; i < 2; ++i)
    vkDestroyPipeline(gpu->device, stages[i].uberPipeline, NULL);
  vkDestroyPipelineLayout(gpu->device, layout, NULL);
}

/* "all", or some of these names with commas between them: a bit each. */
static uint32_t namesOf(const char *option, const char *text, const char *const *names, uint32_t count)
{
  uint32_t bits = 0;
  if (!strcmp(text, "all"))
    return (1u << count) - 1;
  for (const char *at = text; *at;)
  {
    const size_t length = strcspn(at, ",");
    uint32_t i = 0;
    while (i < count && (strlen(names[i]) != length || strncmp(names[i], at, length) != 0))
      ++i;
    if (i == count)
      die("--%s %s: all, or names of the table with commas between them", option, text);
    bits |= 1u << i;
    at += length + (at[length] == ',');
  }
  return bits;
}

int main(int argc, char **argv)
{
  Option options[] = {{"materials", "16,64,256", "numbers of materials, of 16, 64 and 256"},
                      {"rounds", "8", "of each material's 162 operations"},
                      {"runs", "20", "a measurement, at most 64"},
                      {"ways", "all", "columns: reordered,in place,native,native reordered,twin"},
                      {"hits", "all", "rows: incoherent,coherent,empty,traced incoherent,traced coherent"},
                      {"groups", "512,256", "threads of a workgroup of each stage: 128 to 1024"},
                      {"tile", "16", "edge of a workgroup's tile in place and of the twin: 8 to 32"},
                      {"passes", "no", "the time of each pass of the reordered way, too"}};
  Arguments arguments;
  Gpu gpu;
  Bench bench;
  ProgramInfo info;
  char path[1024];
  memset(&arguments, 0, sizeof(arguments));
  memset(&bench, 0, sizeof(bench));
  parseArguments(argc, argv, "bench", "Reordered shading against shading in place and against the driver's", &arguments,
                 options, 8);
  arguments.extras = nativeExtras;
  gpuOpen(&gpu, &arguments);
  if (!gpu.timestampBits)
    die("the queue has no timestamps: nothing can be measured");
  const BenchList materials = benchList("materials", options[0].value, 256);
  const uint32_t width = arguments.width ? arguments.width : 1920, height = arguments.height ? arguments.height : 1080;
  bench.gpu = &gpu;
  bench.raysort = gpuRaysort(&gpu, RAYSORT_CAPABILITY_REORDER_BIT);
  bench.runs = benchNumber("runs", options[2].value, PROGRAM_MAX_RUNS);
  bench.ways = namesOf("ways", options[3].value, wayNames, WAYS);
  bench.hits = namesOf("hits", options[4].value, hitNames, HITS);
  bench.hasPasses = isOn(&options[7]);
  makeFolder(arguments.out);
  snprintf(path, sizeof(path), "%s/reorder.json", arguments.out);
  bench.json = fopen(path, "w");
  if (!bench.json)
    die("cannot write %s", path);
  fprintf(bench.json, "[\n");
  if (bench.hits >> EMPTY & 1)
    measureEmpty(&gpu, bench.raysort, width * height, bench.runs);
  memset(&info, 0, sizeof(info));
  info.width = width;
  info.height = height;
  info.rounds = benchNumber("rounds", options[1].value, 1000);
  const BenchList groups = benchList("groups", options[5].value, 1024);
  if (groups.count != 2)
    die("--groups %s: two numbers, of the stages", options[5].value);
  memcpy(info.groupSizes, groups.values, sizeof(info.groupSizes));
  info.tileSize = benchNumber("tile", options[6].value, 32);
  info.hasTwin = (bench.ways >> PROGRAM_TWIN & 1) != 0;
  info.isComputeOnly = !(bench.ways & (1u << PROGRAM_NATIVE | 1u << PROGRAM_NATIVE_REORDERED));
  if (bench.hits & ~(1u << EMPTY))
    measureTable(&bench, &info, &materials);
  fprintf(bench.json, "\n]\n");
  fclose(bench.json);
  raysortDestroyContext(bench.raysort);
  gpuClose(&gpu);
  return gpu.errors || bench.isWrong ? 1 : 0;
}
