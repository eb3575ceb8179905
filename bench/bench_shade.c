/* bench_shade.c - what sorting by material buys: shading generated materials with and without it.
 * SPDX-License-Identifier: MIT
 *
 * The materials are those of heavy_materials.sh: each its own code, about 1,300 arithmetic operations executed a hit
 * with the default of 8 rounds. A hit is 16 bytes, a colour too. Columns, each the median between two timestamps:
 *   unsorted     one uber shader over the hits in their order; the fastest of several workgroup sizes and occupancies
 *                (shared memory that nobody needs holds the occupancy down)
 *   sort         only the sort, 8-bit ids, all outputs
 *   pipelines    the sort, then an indirect dispatch and a pipeline a material
 *   uber         the sort, then the uber shader over the sorted list, one dispatch
 *   floor        the uber shader over hits that are sorted in memory; no sort
 * `pipelines`, `uber` and `floor` are the fastest of several workgroup sizes. Every list's colours are compared with
 * those of the first unsorted one, ray by ray; a difference ends the program with 1.
 *
 * --sweep: from the picture (coherent) to noise, the share of rays whose id is replaced by a random one grows; printed
 * are the statistic (RaysortRanges: distinct / windows), all times, and which threshold on it loses least.
 *
 * --known: many materials are known and few have rays; see shade/known.c. */

#include "bench.h"
#include "shade/known.h"

#include <math.h>

#define SHADERS      "build/shaders/bench/shade"
#define MATERIALS    256 /* most that heavy_materials.sh makes */
#define MAX_VARIANTS 8
#define MAX_GROUPS   2
#define MAX_ROWS     128
#define POISON       0xffffffffu /* as a colour: not a number */
#define NAME         32

/* A workgroup size, and words of shared memory that only hold occupancy down. */
typedef struct Variant
{
  uint32_t group, ballast;
} Variant;

/* The first three run everywhere, the others where the device's limits allow. */
static const Variant gpuVariants[MAX_VARIANTS] = {{32, 1},    {64, 1},     {128, 1}, {32, 6144},
                                                  {64, 6144}, {128, 6144}, {256, 1}, {256, 6144}};
static const Variant cpuVariants[1] = {{64, 1}};
static const uint32_t sortedGroups[MAX_GROUPS] = {64, 128};

/* The push block of shade.comp. */
typedef struct ShadePush
{
  RaysortDispatchPush dispatch;
  VkDeviceAddress hits, ids, colours;
  uint32_t rounds, rays;
} ShadePush;

/* What is recorded and timed. */
typedef struct List
{
  uint32_t count;
  RaysortPass *passes;
  int isFloor; /* colours come out in sorted order */
  int isSort;  /* no colours come out */
  const char *what;
  char name[NAME]; /* its workgroup size */
} List;

typedef struct Column
{
  BenchTimes time;
  char name[NAME]; /* of the fastest list */
} Column;

typedef struct Row
{
  uint32_t materials;
  char distribution[NAME];
  double noise;     /* share of random ids; -1: not of a sweep */
  double statistic; /* distinct ids in 32 consecutive entries, on average */
  Column unsorted, sort, sortStatistic, pipelines, uber, floor;
} Row;

typedef struct Shade
{
  Gpu gpu;
  RaysortContext context;
  VkPipelineLayout layout;
  uint32_t hits, rounds, runs, variantCount, groupCount;
  const Variant *variants;
  VkPipeline one[MAX_GROUPS][MATERIALS];
  VkPipeline unsorted[MAX_VARIANTS], sorted[MAX_GROUPS]; /* of the material count at hand */
  GpuBuffer hitBuffer, idBuffer, sortedHits, sortedIds, colours, map, ranges, scratch;
  RaysortSortLayout sortLayout;
  float *hitData, *reference, *out; /* [hits][4] */
  int hasReference;
  uint8_t *ids;
  uint32_t *order; /* slot -> ray, by the processor */
  uint32_t rowCount;
  Row rows[MAX_ROWS];
} Shade;

/* ---- pipelines ---- */

typedef struct BuildList
{
  Shade *shade;
  GpuKernel *kernels;
  VkPipeline **pipelines; /* where each goes */
  uint32_t count;
} BuildList;

static BuildList openBuild(Shade *shade, uint32_t most)
{
  const BuildList list = {shade, (GpuKernel *)allocate(most * sizeof(GpuKernel)),
                          (VkPipeline **)allocate(most * sizeof(VkPipeline *)), 0};
  return list;
}

static void addBuild(BuildList *list, VkPipeline *pipeline, uint32_t group, uint32_t isSorted, uint32_t ballast,
                     const char *name, uint32_t number)
{
  GpuKernel *kernel = &list->kernels[list->count];
  snprintf(kernel->spirvFile, sizeof(kernel->spirvFile),
           !strcmp(name, "one") ? SHADERS "/%s_%03u.spv" : SHADERS "/%s_%u.spv", name, number);
  kernel->constants[0] = group;
  kernel->constants[1] = isSorted;
  kernel->constants[2] = ballast;
  kernel->constantCount = 3;
  list->pipelines[list->count++] = pipeline;
}

static void buildAll(BuildList *list, const char *what)
{
  const double start = seconds();
  gpuPipelines(&list->shade->gpu, list->shade->layout, list->kernels, list->count);
  for (uint32_t i = 0; i < list->count; ++i)
    *list->pipelines[i] = list->kernels[i].pipeline;
  if (seconds() - start > 1)
    printf("%s: %u pipelines in %.1f s\n", what, list->count, seconds() - start);
  free(list->kernels);
  free(list->pipelines);
}

static void buildOnes(Shade *shade, uint32_t materials)
{
  BuildList list = openBuild(shade, MAX_GROUPS * MATERIALS);
  for (uint32_t g = 0; g < shade->groupCount; ++g)
    for (uint32_t m = 0; m < materials; ++m)
      addBuild(&list, &shade->one[g][m], sortedGroups[g], 1, 1, "one", m);
  buildAll(&list, "a pipeline a material");
}

static void buildUbers(Shade *shade, uint32_t materials)
{
  BuildList list = openBuild(shade, MAX_VARIANTS + MAX_GROUPS);
  for (uint32_t v = 0; v < shade->variantCount; ++v)
    addBuild(&list, &shade->unsorted[v], shade->variants[v].group, 0, shade->variants[v].ballast, "uber", materials);
  for (uint32_t g = 0; g < shade->groupCount; ++g)
    addBuild(&list, &shade->sorted[g], sortedGroups[g], 1, 1, "uber", materials);
  buildAll(&list, "uber shaders");
}

static void destroyPipelines(Shade *shade, VkPipeline *pipelines, uint32_t count)
{
  for (uint32_t i = 0; i < count; ++i)
  {
    vkDestroyPipeline(shade->gpu.device, pipelines[i], NULL);
    pipelines[i] = VK_NULL_HANDLE;
  }
}

/* ---- the lists of passes ---- */

static void setPush(const Shade *shade, RaysortPass *pass, int isFloor)
{
  ShadePush push;
  memset(&push, 0, sizeof(push));
  memcpy(&push.dispatch, pass->push, sizeof(push.dispatch));
  push.hits = isFloor ? shade->sortedHits.address : shade->hitBuffer.address;
  push.ids = isFloor ? shade->sortedIds.address : shade->idBuffer.address;
  push.colours = shade->colours.address;
  push.rounds = shade->rounds;
  push.rays = shade->hits;
  pass->pushSize = sizeof(push);
  memcpy(pass->push, &push, sizeof(push));
}

/* The uber shader over the rays in their order. */
static List listUnsorted(const Shade *shade, uint32_t variant, int isFloor)
{
  List list = {1, (RaysortPass *)allocate(sizeof(RaysortPass)), isFloor, 0, isFloor ? "floor" : "unsorted", ""};
  RaysortPass *pass = list.passes;
  uint32_t group = shade->variants[variant].group;
  uint32_t groups = (shade->hits + group - 1) / group, most = shade->gpu.properties.limits.maxComputeWorkGroupCount[0];
  RaysortDispatchPush dispatch;
  memset(pass, 0, sizeof(*pass));
  memset(&dispatch, 0, sizeof(dispatch));
  dispatch.maxGroupsX = groups < most ? groups : most;
  memcpy(pass->push, &dispatch, sizeof(dispatch));
  pass->name = "shade";
  pass->pipeline = shade->unsorted[variant];
  pass->layout = shade->layout;
  pass->workgroups[0] = dispatch.maxGroupsX;
  pass->workgroups[1] = (groups + dispatch.maxGroupsX - 1) / dispatch.maxGroupsX;
  pass->workgroups[2] = 1;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  setPush(shade, pass, isFloor);
  snprintf(list.name, sizeof(list.name), "%u%s", group, shade->variants[variant].ballast > 1 ? "+24KiB" : "");
  return list;
}

static RaysortSortInfo sortInfo(const Shade *shade, uint32_t materials, uint32_t group, uint32_t flags)
{
  RaysortSortInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = shade->hits;
  info.materialCount = materials;
  info.workgroupSize = group;
  info.flags = flags;
  info.materialIdMap.type = RAYSORT_ID_UINT8;
  info.materialIdMap.buffer = gpuRange(&shade->idBuffer);
  info.newToOldPixelMap = gpuRange(&shade->map);
  info.ranges = gpuRange(&shade->ranges);
  info.scratch = gpuRange(&shade->scratch);
  return info;
}

typedef enum Form
{
  FORM_SORT,      /* nothing after the sort */
  FORM_PIPELINES, /* a pipeline a material */
  FORM_UBER       /* one for all */
} Form;

static List listSorted(const Shade *shade, uint32_t materials, uint32_t groupIndex, Form form, uint32_t flags)
{
  List list = {0, (RaysortPass *)allocate((RAYSORT_SORT_MAX_PASSES + MATERIALS) * sizeof(RaysortPass)), 0, 0, "", ""};
  RaysortSortInfo info = sortInfo(shade, materials, sortedGroups[groupIndex], flags);
  RaysortDispatchInfo dispatch;
  uint32_t count = RAYSORT_SORT_MAX_PASSES;
  memset(&dispatch, 0, sizeof(dispatch));
  CHECK(raysortPlanSort(shade->context, &info, &count, list.passes));
  list.count = count;
  list.isSort = form == FORM_SORT;
  list.what = form == FORM_SORT ? "sort" : form == FORM_PIPELINES ? "sort and pipelines" : "sort and uber shader";
  snprintf(list.name, sizeof(list.name), "%u", sortedGroups[groupIndex]);
  if (form == FORM_SORT)
    return list;
  dispatch.sort = &info;
  dispatch.layout = shade->layout;
  if (form == FORM_PIPELINES)
    dispatch.pipelines = shade->one[groupIndex];
  else
    dispatch.uberPipeline = shade->sorted[groupIndex];
  count = MATERIALS;
  CHECK(raysortPlanDispatch(shade->context, &dispatch, &count, list.passes + list.count));
  for (uint32_t i = 0; i < count; ++i)
    setPush(shade, &list.passes[list.count + i], 0);
  list.count += count;
  return list;
}

/* ---- timing ---- */

static void recordList(Shade *shade, VkCommandBuffer commandBuffer, const List *list)
{
  CHECK(raysortCmdPasses(shade->context, commandBuffer, list->count, list->passes, NULL));
  gpuBarrier(commandBuffer);
}

/* `runs` runs in submissions of `batch`, after a warm-up. */
static BenchTimes timeList(Shade *shade, const List *list, uint32_t runs, uint32_t batch)
{
  VkQueryPool pool = gpuQueries(&shade->gpu, 2 * batch);
  double *stamps = (double *)allocate(2 * batch * sizeof(*stamps));
  double *samples = (double *)allocate(runs * sizeof(*samples));
  double start = seconds();
  gpuFill(&shade->gpu, &shade->colours, POISON);
  do
  {
    VkCommandBuffer commandBuffer = gpuBegin(&shade->gpu);
    recordList(shade, commandBuffer, list);
    gpuSubmit(&shade->gpu, commandBuffer);
  } while (!shade->gpu.isCpu && seconds() - start < 0.05);
  for (uint32_t done = 0; done < runs;)
  {
    uint32_t count = runs - done < batch ? runs - done : batch;
    VkCommandBuffer commandBuffer = gpuBegin(&shade->gpu);
    vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * batch);
    for (uint32_t run = 0; run < count; ++run)
    {
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * run);
      CHECK(raysortCmdPasses(shade->context, commandBuffer, list->count, list->passes, NULL));
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * run + 1);
      gpuBarrier(commandBuffer);
    }
    gpuSubmit(&shade->gpu, commandBuffer);
    gpuReadQueries(&shade->gpu, pool, 0, 2 * count, stamps);
    for (uint32_t run = 0; run < count; ++run)
      samples[done++] = stamps[2 * run + 1] - stamps[2 * run];
  }
  BenchTimes times = benchTimes(samples, runs);
  free(stamps);
  free(samples);
  vkDestroyQueryPool(shade->gpu.device, pool, NULL);
  return times;
}

/* The colours must be the reference's; the first list makes it. Other code for the same material may round differently
 * where a compiler does not honour `precise`: a thousandth is allowed, a wrong material or ray is far off. */
static void verifyColours(Shade *shade, const List *list)
{
  size_t bytes = (size_t)shade->hits * 4 * sizeof(float);
  float *colours = shade->hasReference ? shade->out : shade->reference;
  if (list->isSort)
    return;
  gpuDownload(&shade->gpu, &shade->colours, 0, colours, bytes);
  shade->hasReference = 1;
  for (uint32_t slot = 0; slot < shade->hits; ++slot)
  {
    uint32_t ray = list->isFloor ? shade->order[slot] : slot;
    for (uint32_t c = 0; c < 4; ++c)
    {
      float is = colours[4 * slot + c], should = shade->reference[4 * ray + c];
      if (!(fabsf(is - should) <= 1e-3f)) /* also what is not a number: poison that nobody overwrote */
        die("%s, workgroup %s: the colour of ray %u is %g, unsorted it was %g", list->what, list->name, ray, (double)is,
            (double)should);
    }
  }
}

/* The fastest of the lists, timed with all runs; each list's colours are verified. Frees the lists. */
static Column fastest(Shade *shade, List *lists, uint32_t count, uint32_t runs)
{
  Column column;
  uint32_t best = 0;
  double bestMs = 0;
  memset(&column, 0, sizeof(column));
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t trials = shade->gpu.isCpu ? 1 : 5;
    double ms = timeList(shade, &lists[i], trials, 1).median;
    verifyColours(shade, &lists[i]);
    best = !i || ms < bestMs ? i : best;
    bestMs = !i || ms < bestMs ? ms : bestMs;
  }
  /* A submission lasts about half a second at most: watchdogs, and other users of the device. */
  uint32_t batch = bestMs * runs < 500 ? runs : bestMs < 500 ? (uint32_t)(500 / bestMs) : 1;
  column.time = timeList(shade, &lists[best], runs, batch);
  verifyColours(shade, &lists[best]);
  memcpy(column.name, lists[best].name, sizeof(column.name));
  for (uint32_t i = 0; i < count; ++i)
    free(lists[i].passes);
  return column;
}

static Column measureUnsorted(Shade *shade, int isFloor, uint32_t runs)
{
  List lists[MAX_VARIANTS];
  uint32_t count = 0;
  for (uint32_t v = 0; v < shade->variantCount; ++v)
    if (!isFloor || shade->variants[v].ballast == 1) /* lower occupancy can only help where threads diverge */
      lists[count++] = listUnsorted(shade, v, isFloor);
  return fastest(shade, lists, count, runs);
}

static Column measureSorted(Shade *shade, uint32_t materials, Form form, uint32_t flags, uint32_t runs)
{
  List lists[MAX_GROUPS];
  uint32_t count = form == FORM_SORT ? 1 : shade->groupCount;
  for (uint32_t g = 0; g < count; ++g)
    lists[g] = listSorted(shade, materials, g, form, flags);
  return fastest(shade, lists, count, runs);
}

/* ---- the scene ---- */

static void createScene(Shade *shade)
{
  uint64_t state = INPUT_SEED;
  size_t bytes = (size_t)shade->hits * 4 * sizeof(float);
  RaysortSortInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = shade->hits;
  info.materialCount = MATERIALS;
  info.flags = RAYSORT_SORT_STATISTIC_BIT;
  info.materialIdMap.type = RAYSORT_ID_UINT8;
  CHECK(raysortGetSortLayout(shade->context, &info, &shade->sortLayout));
  shade->hitData = (float *)allocate(bytes);
  shade->reference = (float *)allocate(bytes);
  shade->out = (float *)allocate(bytes);
  shade->ids = (uint8_t *)allocate((size_t)shade->sortLayout.idMapSize);
  shade->order = (uint32_t *)allocate((size_t)shade->hits * sizeof(uint32_t));
  for (size_t i = 0; i < (size_t)shade->hits * 4; ++i)
    shade->hitData[i] = (float)(inputRandom(&state) >> 8) / 8388608.0f - 1.0f;
  shade->hitBuffer = gpuBuffer(&shade->gpu, bytes);
  shade->sortedHits = gpuBuffer(&shade->gpu, bytes);
  shade->colours = gpuBuffer(&shade->gpu, bytes);
  shade->idBuffer = gpuBuffer(&shade->gpu, shade->sortLayout.idMapSize);
  shade->sortedIds = gpuBuffer(&shade->gpu, shade->sortLayout.idMapSize);
  shade->map = gpuBuffer(&shade->gpu, shade->sortLayout.newToOldPixelMapSize);
  shade->ranges = gpuBuffer(&shade->gpu, shade->sortLayout.rangesSize);
  shade->scratch = gpuBuffer(&shade->gpu, shade->sortLayout.scratchSize);
  gpuUpload(&shade->gpu, &shade->hitBuffer, 0, shade->hitData, bytes);
}

static void destroyScene(Shade *shade)
{
  GpuBuffer *buffers[] = {&shade->hitBuffer, &shade->idBuffer, &shade->sortedHits, &shade->sortedIds,
                          &shade->colours,   &shade->map,      &shade->ranges,     &shade->scratch};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&shade->gpu, buffers[i]);
  free(shade->hitData);
  free(shade->reference);
  free(shade->out);
  free(shade->ids);
  free(shade->order);
}

/* Ids to the device; the order that a stable sort gives; hits and ids in that order for the floor. */
static void useIds(Shade *shade)
{
  uint32_t starts[257];
  float *sorted = shade->out;
  uint8_t *sortedIds = (uint8_t *)allocate(shade->hits);
  memset(starts, 0, sizeof(starts));
  for (uint32_t ray = 0; ray < shade->hits; ++ray)
    ++starts[shade->ids[ray] + 1];
  for (uint32_t m = 0; m < 256; ++m)
    starts[m + 1] += starts[m];
  for (uint32_t ray = 0; ray < shade->hits; ++ray)
    shade->order[starts[shade->ids[ray]]++] = ray;
  for (uint32_t slot = 0; slot < shade->hits; ++slot)
  {
    memcpy(sorted + 4 * (size_t)slot, shade->hitData + 4 * (size_t)shade->order[slot], 4 * sizeof(float));
    sortedIds[slot] = shade->ids[shade->order[slot]];
  }
  gpuUpload(&shade->gpu, &shade->idBuffer, 0, shade->ids, shade->hits);
  gpuUpload(&shade->gpu, &shade->sortedHits, 0, sorted, (VkDeviceSize)shade->hits * 4 * sizeof(float));
  gpuUpload(&shade->gpu, &shade->sortedIds, 0, sortedIds, shade->hits);
  shade->hasReference = 0;
  free(sortedIds);
}

/* Sorts once with the statistic, verifies the sort, and returns distinct / windows. */
static double checkSort(Shade *shade, uint32_t materials)
{
  List list = listSorted(shade, materials, 0, FORM_SORT, RAYSORT_SORT_STATISTIC_BIT);
  RaysortSortInfo info = sortInfo(shade, materials, sortedGroups[0], RAYSORT_SORT_STATISTIC_BIT);
  uint32_t *map = (uint32_t *)allocate((size_t)shade->map.size);
  void *ranges = allocate((size_t)shade->ranges.size);
  RaysortRanges head;
  RaysortSortResult result;
  VkCommandBuffer commandBuffer = gpuBegin(&shade->gpu);
  recordList(shade, commandBuffer, &list);
  gpuSubmit(&shade->gpu, commandBuffer);
  gpuDownload(&shade->gpu, &shade->map, 0, map, shade->map.size);
  gpuDownload(&shade->gpu, &shade->ranges, 0, ranges, shade->ranges.size);
  memset(&result, 0, sizeof(result));
  result.ids = shade->ids;
  result.newToOldPixelMap = map;
  result.ranges = ranges;
  if (raysortSortVerify(shade->context, &info, &result) != VK_SUCCESS)
    die("the sort of %u materials is wrong", materials);
  memcpy(&head, ranges, sizeof(head));
  free(map);
  free(ranges);
  free(list.passes);
  return head.windows ? (double)head.distinct / head.windows : 0;
}

/* ---- what came out ---- */

static double sortedMs(const Row *row)
{
  double pipelines = row->pipelines.time.median, uber = row->uber.time.median;
  return pipelines < uber ? pipelines : uber;
}

static void printHeader(const Shade *shade)
{
  printf("\n%u hits, %u rounds; ms, median of %u runs; in brackets the fastest workgroup size\n"
         "stat: distinct ids in 32 consecutive rays, on average; statistic: what counting them adds to the sort\n"
         "gain: unsorted / the faster of both sorted forms, sort included\n\n",
         shade->hits, shade->rounds, shade->runs);
  printf("%9s %-9s %7s %6s %20s %8s %9s %18s %18s %18s %7s\n", "materials", "ids", "noise", "stat", "unsorted", "sort",
         "statistic", "sort+pipelines", "sort+uber", "floor", "gain");
}

static void printRow(const Row *row)
{
  char noise[NAME];
  snprintf(noise, sizeof(noise), row->noise < 0 ? "-" : "%.4f", row->noise);
  printf("%9u %-9s %7s %6.2f %9.4f [%8s] %8.4f %9.4f %9.4f [%6s] %9.4f [%6s] %9.4f [%6s] %7.2f\n", row->materials,
         row->distribution, noise, row->statistic, row->unsorted.time.median, row->unsorted.name, row->sort.time.median,
         row->sortStatistic.time.median - row->sort.time.median, row->pipelines.time.median, row->pipelines.name,
         row->uber.time.median, row->uber.name, row->floor.time.median, row->floor.name,
         row->unsorted.time.median / sortedMs(row));
}

/* ---- the rows ---- */

static void measureRow(Shade *shade, uint32_t materials, const char *distribution, double noise, uint32_t runs)
{
  Row *row = &shade->rows[shade->rowCount];
  if (shade->rowCount++ == MAX_ROWS)
    die("more than %d rows", MAX_ROWS);
  memset(row, 0, sizeof(*row));
  row->materials = materials;
  row->noise = noise;
  snprintf(row->distribution, sizeof(row->distribution), "%s", distribution);
  useIds(shade);
  row->statistic = checkSort(shade, materials);
  row->unsorted = measureUnsorted(shade, 0, runs);
  row->sort = measureSorted(shade, materials, FORM_SORT, 0, runs);
  row->sortStatistic = measureSorted(shade, materials, FORM_SORT, RAYSORT_SORT_STATISTIC_BIT, runs);
  row->pipelines = measureSorted(shade, materials, FORM_PIPELINES, 0, runs);
  row->uber = measureSorted(shade, materials, FORM_UBER, 0, runs);
  row->floor = measureUnsorted(shade, 1, runs);
  printRow(row); /* at once: a run of many materials is long */
}

static void measureTable(Shade *shade, uint32_t materials)
{
  static const Distribution distributions[2] = {DISTRIBUTION_UNIFORM, DISTRIBUTION_COHERENT};
  for (uint32_t d = 0; d < 2; ++d)
  {
    inputIds(distributions[d], shade->hits, materials, 8, shade->ids);
    measureRow(shade, materials, distributionNames[distributions[d]], -1, shade->runs);
  }
}

static void measureSweep(Shade *shade, uint32_t materials)
{
  static const double shares[] = {0, 0.0003, 0.001, 0.003, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1};
  for (uint32_t s = 0; s < sizeof(shares) / sizeof(shares[0]); ++s)
  {
    uint64_t state = INPUT_SEED;
    inputIds(DISTRIBUTION_COHERENT, shade->hits, materials, 8, shade->ids);
    for (uint32_t ray = 0; ray < shade->hits; ++ray)
    {
      /* drawn for every ray: a ray that is random at a small share is random at each larger one */
      uint32_t id = inputRandom(&state) % materials;
      if (inputRandom(&state) < shares[s] * 4294967296.0)
        shade->ids[ray] = (uint8_t)id;
    }
    measureRow(shade, materials, "noise", shares[s], shade->runs);
  }
}

/* ---- when to sort ---- */

/* If rows are sorted from this statistic on: the largest time of the choice / time of the better choice, over the rows
 * of so many materials (0: all). */
static double worstLoss(const Shade *shade, uint32_t materials, double threshold)
{
  double worst = 1;
  for (uint32_t i = 0; i < shade->rowCount; ++i)
  {
    const Row *row = &shade->rows[i];
    double unsorted = row->unsorted.time.median, sorted = sortedMs(row);
    double loss = (row->statistic >= threshold ? sorted : unsorted) / (sorted < unsorted ? sorted : unsorted);
    if (!materials || row->materials == materials)
      worst = loss > worst ? loss : worst;
  }
  return worst;
}

static void printThreshold(const Shade *shade, uint32_t materials)
{
  double best = 1, bestLoss = worstLoss(shade, materials, 1);
  for (double threshold = 1; threshold <= 33; threshold *= 1.01)
    if (worstLoss(shade, materials, threshold) < bestLoss)
    {
      best = threshold;
      bestLoss = worstLoss(shade, materials, threshold);
    }
  printf("%s%.0u%s: sort from a statistic of %.2f on: at worst %.1f %% slower than the better choice "
         "(always sorted: %.1f %%, never: %.1f %%)\n",
         materials ? "" : "all", materials, materials ? " materials" : "", best, 100 * bestLoss - 100,
         100 * worstLoss(shade, materials, 0) - 100, 100 * worstLoss(shade, materials, 1e9) - 100);
}

/* ---- files ---- */

static void writeColumn(FILE *file, const char *name, const Column *column)
{
  fprintf(file, "\"%sMs\": %.6g, \"%sLow\": %.6g, \"%sHigh\": %.6g, \"%sGroup\": \"%s\", ", name, column->time.median,
          name, column->time.low, name, column->time.high, name, column->name);
}

static void writeJson(const Shade *shade, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "[\n");
  for (uint32_t i = 0; i < shade->rowCount; ++i)
  {
    const Row *row = &shade->rows[i];
    fprintf(file, "  {\"n\": %u, \"materials\": %u, \"distribution\": \"%s\", \"rounds\": %u, \"statistic\": %.5g, ",
            shade->hits, row->materials, row->distribution, shade->rounds, row->statistic);
    if (row->noise >= 0)
      fprintf(file, "\"noise\": %g, ", row->noise);
    writeColumn(file, "unsorted", &row->unsorted);
    writeColumn(file, "sort", &row->sort);
    writeColumn(file, "sortStatistic", &row->sortStatistic);
    writeColumn(file, "pipelines", &row->pipelines);
    writeColumn(file, "uber", &row->uber);
    writeColumn(file, "floor", &row->floor);
    fprintf(file, "\"gain\": %.5g, \"runs\": %u, \"device\": \"%s\"}%s\n", row->unsorted.time.median / sortedMs(row),
            shade->runs, shade->gpu.properties.deviceName, i + 1 < shade->rowCount ? "," : "");
  }
  fprintf(file, "]\n");
  benchClose(file, path);
}

static void writeTsv(const Shade *shade, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "# device: %s; %u hits\n", shade->gpu.properties.deviceName, shade->hits);
  fprintf(file, "label\tmaterials\tdistribution\tnoise\tstatistic\tunsorted\tsort\tsort+pipelines\tsort+uber\tfloor\n");
  for (uint32_t i = 0; i < shade->rowCount; ++i)
  {
    const Row *row = &shade->rows[i];
    fprintf(file, "%u %s\t%u\t%s\t%g\t%.6g\t%.6g\t%.6g\t%.6g\t%.6g\t%.6g\n", row->materials, row->distribution,
            row->materials, row->distribution, row->noise, row->statistic, row->unsorted.time.median,
            row->sort.time.median, row->pipelines.time.median, row->uber.time.median, row->floor.time.median);
  }
  benchClose(file, path);
}

/* ---- the program ---- */

enum
{
  OPTION_N,
  OPTION_MATERIALS,
  OPTION_ROUNDS,
  OPTION_RUNS,
  OPTION_SWEEP,
  OPTION_KNOWN,
  OPTION_PRESENT,
  OPTION_JSON,
  OPTION_TSV,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"n", NULL, "hits; default 2073600; on a processor 65536"},
    {"materials", NULL,
     "a list of 16, 64, 256; default all; on a processor 16 (its compiler takes very long over 256)"},
    {"rounds", "8", "of a material, 162 operations each"},
    {"runs", NULL, "timed runs of a column; default 64, with --sweep 15; on a processor 3"},
    {"sweep", "no", "from a picture to noise: when does sorting pay?"},
    {"known", NULL, "a list of material counts: what materials cost that are known but have no rays"},
    {"present", "7,50,300", "with --known: how many of them have rays"},
    {"json", NULL, "the rows as JSON; default build/bench/shade.json, with --sweep shade_sweep.json"},
    {"tsv", NULL, "the rows for gnuplot; default build/bench/shade.tsv, with --sweep shade_sweep.tsv"},
};

static const char *optionOr(uint32_t option, const char *fallback)
{
  return options[option].value ? options[option].value : fallback;
}

static uint32_t countVariants(const VkPhysicalDeviceLimits *limits)
{
  if (limits->maxComputeSharedMemorySize < 6144 * 4)
    return 3;
  return limits->maxComputeWorkGroupInvocations < 256 ? 6 : MAX_VARIANTS;
}

static void configure(Shade *shade, int sweep)
{
  int isCpu = shade->gpu.isCpu;
  const char *runs = isCpu ? "3" : sweep ? "15" : "64";
  shade->hits = benchNumber("n", optionOr(OPTION_N, isCpu ? "65536" : "2073600"), 1u << 28);
  shade->rounds = benchNumber("rounds", optionOr(OPTION_ROUNDS, "8"), 100000);
  shade->runs = benchNumber("runs", optionOr(OPTION_RUNS, runs), 100000);
  shade->variants = isCpu ? cpuVariants : gpuVariants;
  shade->variantCount = isCpu ? 1 : countVariants(&shade->gpu.properties.limits);
  shade->groupCount = isCpu ? 1 : MAX_GROUPS;
  if (!shade->gpu.timestampBits)
    die("this device's queue has no timestamps");
}

static void measureAll(Shade *shade, const BenchList *materials, int sweep)
{
  uint32_t most = 0;
  for (uint32_t i = 0; i < materials->count; ++i)
  {
    if (materials->values[i] != 16 && materials->values[i] != 64 && materials->values[i] != 256)
      die("--materials: 16, 64 or 256");
    most = materials->values[i] > most ? materials->values[i] : most;
  }
  createScene(shade);
  buildOnes(shade, most);
  printHeader(shade);
  for (uint32_t i = 0; i < materials->count; ++i)
  {
    buildUbers(shade, materials->values[i]);
    if (sweep)
      measureSweep(shade, materials->values[i]);
    else
      measureTable(shade, materials->values[i]);
    destroyPipelines(shade, shade->unsorted, MAX_VARIANTS);
    destroyPipelines(shade, shade->sorted, MAX_GROUPS);
  }
  for (uint32_t g = 0; g < MAX_GROUPS; ++g)
    destroyPipelines(shade, shade->one[g], MATERIALS);
  destroyScene(shade);
}

int main(int argc, char **argv)
{
  static Shade shade;
  Arguments arguments;
  parseArguments(argc, argv, "bench_shade", "times shading with and without the material sort", &arguments, options,
                 OPTION_COUNT);
  const int sweep = isOn(&options[OPTION_SWEEP]);
  const char *json = optionOr(OPTION_JSON, sweep ? BENCH_FOLDER "/shade_sweep.json" : BENCH_FOLDER "/shade.json");
  const char *tsv = optionOr(OPTION_TSV, sweep ? BENCH_FOLDER "/shade_sweep.tsv" : BENCH_FOLDER "/shade.tsv");
  makeFolder(BENCH_FOLDER);
  benchCanWrite(json);
  benchCanWrite(tsv);
  gpuOpen(&shade.gpu, &arguments);
  configure(&shade, sweep);
  if (options[OPTION_KNOWN].value)
  {
    const BenchList known = benchList("known", options[OPTION_KNOWN].value, RAYSORT_MAX_MATERIALS);
    const BenchList present = benchList("present", options[OPTION_PRESENT].value, RAYSORT_MAX_MATERIALS);
    benchKnown(&shade.gpu, shade.hits, options[OPTION_RUNS].value ? shade.runs : 15, &known, &present);
    const int errors = shade.gpu.errors != 0;
    gpuClose(&shade.gpu);
    return errors;
  }
  const char *counts = optionOr(OPTION_MATERIALS, shade.gpu.isCpu ? "16" : "16,64,256");
  BenchList materials = benchList("materials", counts, MATERIALS);
  shade.context = gpuRaysort(&shade.gpu, RAYSORT_CAPABILITY_SORT_BIT);
  shade.layout = gpuPipelineLayout(&shade.gpu);
  measureAll(&shade, &materials, sweep);
  printf("\n");
  for (uint32_t i = 0; sweep && i < materials.count; ++i)
    printThreshold(&shade, materials.values[i]);
  if (sweep)
    printThreshold(&shade, 0);
  writeJson(&shade, json);
  writeTsv(&shade, tsv);
  vkDestroyPipelineLayout(shade.gpu.device, shade.layout, NULL);
  raysortDestroyContext(shade.context);
  gpuClose(&shade.gpu);
  return shade.gpu.errors ? 1 : 0;
}
