/* known.c - what a material costs that is known but has no rays: bench_shade --known 1000,10000 --present 7,50,300.
 * SPDX-License-Identifier: MIT
 *
 * The rays are sorted once; timed is what runs on the sorted list, with the passes that make tables. Ways:
 *   floor      indirect dispatches of the present materials only, as if the host knew them
 *   each       an indirect dispatch for each known material
 *   groups     one for each 16 or 64 neighbouring materials
 *   list       a list with the present materials, with one of them replaced by another, or with others only; and a rest
 *   uber       one dispatch
 * Columns: the GPU's time between two timestamps, then the host's time to plan, to record, raysort's own share
 * of it a pass (with commands that return at once), and to submit. The ways take turns, ROUNDS times: how fast a GPU
 * fetches hundreds of small dispatches differs between two command buffers with the same content, up to three times.
 * Medians of runs, then of rounds. Up to
 * 1,000 known materials have 64 operations and uber and rest are a switch. More have 16 operations, 4 rounds of them,
 * and uber and rest choose them at run time. All ways must give the picture of `each` to the bit. */
#include "known.h"

#define SHADERS   "build/shaders/bench/shade"
#define SWITCH    1000u /* cases of known_uber.comp */
#define WORKGROUP 64u
#define MOST_RUNS 64u
#define ROUNDS    5u /* odd: a median is one of them */
#define WAYS      8u

/* A way to dispatch, and its times of each round: on the GPU in milliseconds, on the host in seconds. */
typedef struct Way
{
  const char *name;
  RaysortDispatchInfo info;
  uint32_t *materials; /* of a list, or NULL */
  GpuBuffer list;      /* a copy of them */
  uint32_t passCount;
  RaysortPass *passes;
  double gpu[ROUNDS], plan[ROUNDS], own[ROUNDS], record[ROUNDS], submit[ROUNDS];
} Way;

typedef struct Known
{
  Gpu *gpu;
  RaysortContext context, quiet; /* quiet: its commands return at once */
  VkPipelineLayout layout;
  uint32_t hits, runs, known, present;
  VkPipeline *one, *groups16, *groups64, uber, rest;
  GpuBuffer hitBuffer, ids, colours, map, ranges, scratch, table;
  uint32_t *idData, *isPresent;
  void *picture, *reference;
  RaysortSortInfo sort;
  Way ways[WAYS];
} Known;

/* ---- pipelines ---- */

static void addKernel(const Known *known, GpuKernel *kernels, uint32_t *count, const char *name, uint32_t first)
{
  GpuKernel *kernel = &kernels[(*count)++];
  snprintf(kernel->spirvFile, sizeof(kernel->spirvFile), SHADERS "/known_%s.spv", name);
  kernel->constants[0] = first;
  kernel->constants[1] = known->known <= SWITCH ? 16 : 4;
  kernel->constants[2] = known->known <= SWITCH ? 1 : 4;
  kernel->constantCount = 3;
}

static void makePipelines(Known *known)
{
  const uint32_t materials = known->known, of16 = (materials + 15) / 16, of64 = (materials + 63) / 64;
  const double start = seconds();
  GpuKernel *kernels = (GpuKernel *)allocate((materials + of16 + of64 + 2) * sizeof(*kernels));
  uint32_t count = 0, i;
  known->one = (VkPipeline *)allocate((materials + of16 + of64) * sizeof(VkPipeline));
  known->groups16 = known->one + materials;
  known->groups64 = known->groups16 + of16;
  addKernel(known, kernels, &count, materials <= SWITCH ? "uber" : "time", 0); /* first: they take longest */
  addKernel(known, kernels, &count, materials <= SWITCH ? "rest" : "time_rest", 0);
  for (i = 0; i < materials; ++i)
    addKernel(known, kernels, &count, "one", i);
  for (i = 0; i < of16; ++i)
    addKernel(known, kernels, &count, "16", 16 * i);
  for (i = 0; i < of64; ++i)
    addKernel(known, kernels, &count, "64", 64 * i);
  gpuPipelines(known->gpu, known->layout, kernels, count);
  known->uber = kernels[0].pipeline;
  known->rest = kernels[1].pipeline;
  for (i = 2; i < count; ++i)
    known->one[i - 2] = kernels[i].pipeline;
  free(kernels);
  printf("\n%u pipelines in %.1f s\n", count, seconds() - start);
}

static void destroyPipelines(Known *known)
{
  const uint32_t count = known->known + (known->known + 15) / 16 + (known->known + 63) / 64;
  for (uint32_t i = 0; i < count; ++i)
    vkDestroyPipeline(known->gpu->device, known->one[i], NULL);
  vkDestroyPipeline(known->gpu->device, known->uber, NULL);
  vkDestroyPipeline(known->gpu->device, known->rest, NULL);
  free(known->one);
}

/* ---- rays ---- */

/* Tiles of 256 rays have one material each, and a tenth of the rays any. */
static void drawIds(Known *known)
{
  uint64_t state = INPUT_SEED;
  uint32_t *drawn = (uint32_t *)allocate(known->present * sizeof(*drawn)), tile = 0;
  memset(known->isPresent, 0, known->known * sizeof(*known->isPresent));
  for (uint32_t i = 0; i < known->present;)
  {
    drawn[i] = inputRandom(&state) % known->known;
    if (!known->isPresent[drawn[i]])
      known->isPresent[drawn[i++]] = 1;
  }
  for (uint32_t ray = 0; ray < known->hits; ++ray)
  {
    if (ray % 256 == 0)
      tile = drawn[ray / 256 < known->present ? ray / 256 : inputRandom(&state) % known->present];
    known->idData[ray] =
        ray % 256 && inputRandom(&state) % 10 == 0 ? drawn[inputRandom(&state) % known->present] : tile;
  }
  free(drawn);
  gpuUpload(known->gpu, &known->ids, 0, known->idData, (VkDeviceSize)known->hits * 4);
}

static void sortRays(Known *known)
{
  RaysortSortLayout sizes;
  memset(&known->sort, 0, sizeof(known->sort));
  known->sort.maxCount = known->hits;
  known->sort.materialCount = known->known;
  known->sort.workgroupSize = WORKGROUP;
  known->sort.materialIdMap.buffer = gpuRange(&known->ids);
  CHECK(raysortGetSortLayout(known->context, &known->sort, &sizes));
  if (!known->map.size)
  {
    known->map = gpuBuffer(known->gpu, sizes.newToOldPixelMapSize);
    known->ranges = gpuBuffer(known->gpu, sizes.rangesSize);
    known->scratch = gpuBuffer(known->gpu, sizes.scratchSize);
  }
  known->sort.newToOldPixelMap = gpuRange(&known->map);
  known->sort.ranges = gpuRange(&known->ranges);
  known->sort.scratch = gpuRange(&known->scratch);
  VkCommandBuffer commandBuffer = gpuBegin(known->gpu);
  CHECK(raysortCmdSort(known->context, commandBuffer, &known->sort));
  gpuBarrier(commandBuffer);
  gpuSubmit(known->gpu, commandBuffer);
}

/* ---- commands that return at once ---- */

static VKAPI_ATTR void VKAPI_CALL skipBind(VkCommandBuffer commandBuffer, VkPipelineBindPoint point,
                                           VkPipeline pipeline)
{
  (void)commandBuffer, (void)point, (void)pipeline;
}

static VKAPI_ATTR void VKAPI_CALL skipPush(VkCommandBuffer commandBuffer, VkPipelineLayout layout,
                                           VkShaderStageFlags stages, uint32_t offset, uint32_t size, const void *words)
{
  (void)commandBuffer, (void)layout, (void)stages, (void)offset, (void)size, (void)words;
}

static VKAPI_ATTR void VKAPI_CALL skipDispatch(VkCommandBuffer commandBuffer, uint32_t x, uint32_t y, uint32_t z)
{
  (void)commandBuffer, (void)x, (void)y, (void)z;
}

static VKAPI_ATTR void VKAPI_CALL skipIndirect(VkCommandBuffer commandBuffer, VkBuffer buffer, VkDeviceSize offset)
{
  (void)commandBuffer, (void)buffer, (void)offset;
}

static RaysortContext quietContext(Gpu *gpu)
{
  RaysortContext context = NULL;
  RaysortCommands commands;
  RaysortContextInfo info = gpuContextInfo(gpu, RAYSORT_CAPABILITY_SORT_BIT);
  memset(&commands, 0, sizeof(commands));
  commands.vkCmdBindPipeline = skipBind;
  commands.vkCmdPushConstants = skipPush;
  commands.vkCmdDispatch = skipDispatch;
  commands.vkCmdDispatchIndirect = skipIndirect;
  info.commands = &commands;
  CHECK(raysortCreateContext(&info, &context));
  return context;
}

/* ---- a way ---- */

static void recordWay(void *user, VkCommandBuffer commandBuffer)
{
  void **both = (void **)user;
  const Way *way = (const Way *)both[1];
  CHECK(raysortCmdPasses(((const Known *)both[0])->context, commandBuffer, way->passCount, way->passes, NULL));
}

static double planWay(const Known *known, Way *way)
{
  const VkDeviceAddress own[3] = {known->hitBuffer.address, known->ids.address, known->colours.address};
  const double start = seconds();
  CHECK(raysortPlanDispatch(known->context, &way->info, &way->passCount, way->passes));
  for (uint32_t i = 0; i < way->passCount; ++i)
    if (way->passes[i].isIndirect)
      CHECK(raysortAppendPush(known->context, &way->passes[i], own, sizeof(own)));
  return seconds() - start;
}

/* Host seconds of one run. */
typedef struct HostTimes
{
  double own, record, submit; /* own: recorded by commands that return at once; record: by the driver's */
} HostTimes;

static HostTimes timeHost(const Known *known, const Way *way)
{
  VkCommandBuffer commandBuffer = gpuBegin(known->gpu);
  VkSubmitInfo info = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1};
  HostTimes times;
  double start = seconds();
  CHECK(raysortCmdPasses(known->quiet, commandBuffer, way->passCount, way->passes, NULL));
  times.own = seconds() - start;
  start = seconds();
  CHECK(raysortCmdPasses(known->context, commandBuffer, way->passCount, way->passes, NULL));
  times.record = seconds() - start;
  CHECK(vkEndCommandBuffer(commandBuffer));
  info.pCommandBuffers = &commandBuffer;
  start = seconds();
  CHECK(vkQueueSubmit(known->gpu->queue, 1, &info, VK_NULL_HANDLE));
  times.submit = seconds() - start;
  CHECK(vkQueueWaitIdle(known->gpu->queue));
  vkFreeCommandBuffers(known->gpu->device, known->gpu->commandPool, 1, &commandBuffer);
  return times;
}

/* The picture must be the first one's. */
static void checkWay(Known *known, const Way *way)
{
  const VkDeviceSize size = (VkDeviceSize)known->hits * 16;
  gpuFill(known->gpu, &known->colours, 0xffffffffu);
  timeHost(known, way);
  gpuDownload(known->gpu, &known->colours, 0, known->picture, size);
  if (!known->reference)
  {
    known->reference = allocate((size_t)size);
    memcpy(known->reference, known->picture, (size_t)size);
  }
  if (memcmp(known->reference, known->picture, (size_t)size) != 0)
    die("%s: another picture than that of a dispatch for each material", way->name);
}

/* Plans it, and sees that it gives the right picture. */
static void prepareWay(Known *known, Way *way)
{
  RaysortDispatchLayout sizes;
  way->info.sort = &known->sort;
  way->info.layout = known->layout;
  if (way->info.listedCount)
    way->list = gpuUploaded(known->gpu, way->materials, (VkDeviceSize)way->info.listedCount * 4);
  way->info.list = gpuRange(&way->list);
  way->info.table = gpuRange(&known->table);
  CHECK(raysortGetDispatchLayout(known->context, &way->info, &sizes));
  way->passCount = sizes.passCount;
  way->passes = (RaysortPass *)allocate((sizes.passCount + 1) * sizeof(*way->passes));
  planWay(known, way);
  checkWay(known, way);
}

static void measureWay(Known *known, Way *way, uint32_t round)
{
  double gpu[MOST_RUNS], plan[MOST_RUNS], own[MOST_RUNS], record[MOST_RUNS], submit[MOST_RUNS];
  void *both[2] = {known, way};
  /* The memory of its commands is not what ten thousand dispatches of another way left over. */
  CHECK(vkResetCommandPool(known->gpu->device, known->gpu->commandPool, VK_COMMAND_POOL_RESET_RELEASE_RESOURCES_BIT));
  gpuTime(known->gpu, known->runs, recordWay, both, gpu);
  for (uint32_t i = 0; i < known->runs; ++i)
  {
    plan[i] = planWay(known, way);
    const HostTimes host = timeHost(known, way);
    own[i] = host.own;
    record[i] = host.record;
    submit[i] = host.submit;
  }
  way->gpu[round] = benchTimes(gpu, known->runs).median;
  way->plan[round] = benchTimes(plan, known->runs).median;
  way->own[round] = benchTimes(own, known->runs).median;
  way->record[round] = benchTimes(record, known->runs).median;
  way->submit[round] = benchTimes(submit, known->runs).median;
}

static void printWay(Known *known, Way *way)
{
  const double gpu = benchTimes(way->gpu, ROUNDS).median, floor = benchTimes(known->ways[0].gpu, ROUNDS).median;
  printf("%6u %7u  %-14s %6u %9.1f %7.2f %9.1f %9.1f %9.3f %9.1f\n", known->known, known->present, way->name,
         way->passCount, 1e3 * gpu, gpu / floor, 1e6 * benchTimes(way->plan, ROUNDS).median,
         1e6 * benchTimes(way->record, ROUNDS).median,
         1e6 * benchTimes(way->own, ROUNDS).median / (way->passCount ? way->passCount : 1),
         1e6 * benchTimes(way->submit, ROUNDS).median);
}

/* Present ids; with `wrong` of them replaced by ids that are not present, as far as there are any. */
static uint32_t makeList(const Known *known, uint32_t wrong, uint32_t *materials)
{
  uint8_t *listed = (uint8_t *)allocate(known->known);
  uint32_t left = wrong, added = 0, count = 0, m;
  for (m = 0; m < known->known; ++m)
  {
    listed[m] = known->isPresent[m] && !left;
    left -= known->isPresent[m] && left;
  }
  for (m = 0; m < known->known && added < wrong; ++m)
    if (!known->isPresent[m])
    {
      listed[m] = 1;
      ++added;
    }
  for (m = 0; m < known->known; ++m)
    if (listed[m])
      materials[count++] = m;
  free(listed);
  return count;
}

static void chooseList(const Known *known, Way *way, const char *name, uint32_t wrong)
{
  way->name = name;
  way->materials = (uint32_t *)allocate(known->known * sizeof(*way->materials));
  way->info.pipelines = known->one;
  way->info.materials = way->materials;
  way->info.listedCount = makeList(known, wrong, way->materials);
  way->info.restPipeline = known->rest;
}

static void chooseWays(Known *known, const VkPipeline *present)
{
  const char *const names[4] = {"floor", "each", "groups of 16", "groups of 64"};
  const VkPipeline *const pipelines[4] = {present, known->one, known->groups16, known->groups64};
  const uint32_t each[4] = {1, 1, 16, 64};
  Way *ways = known->ways;
  memset(ways, 0, sizeof(known->ways));
  for (uint32_t i = 0; i < 4; ++i)
  {
    ways[i].name = names[i];
    ways[i].info.pipelines = pipelines[i];
    ways[i].info.materialsPerPipeline = each[i];
  }
  chooseList(known, &ways[4], "list", 0);
  chooseList(known, &ways[5], "one wrong", 1);
  chooseList(known, &ways[6], "all wrong", known->present);
  ways[7].name = "uber";
  ways[7].info.uberPipeline = known->uber;
}

static void measureWays(Known *known)
{
  VkPipeline *present = (VkPipeline *)allocate(known->known * sizeof(*present));
  uint32_t round, i;
  for (uint32_t m = 0; m < known->known; ++m)
    present[m] = known->isPresent[m] ? known->one[m] : VK_NULL_HANDLE;
  chooseWays(known, present);
  for (i = 0; i < WAYS; ++i)
    prepareWay(known, &known->ways[i]);
  for (round = 0; round < ROUNDS; ++round)
    for (i = 0; i < WAYS; ++i)
      measureWay(known, &known->ways[i], round);
  for (i = 0; i < WAYS; ++i)
  {
    printWay(known, &known->ways[i]);
    gpuFreeBuffer(known->gpu, &known->ways[i].list);
    free(known->ways[i].passes);
    free(known->ways[i].materials);
  }
  free(present);
}

static void makeBuffers(Known *known)
{
  const VkDeviceSize rays = known->hits;
  uint32_t *words = (uint32_t *)allocate((size_t)rays * 16);
  uint64_t state = INPUT_SEED;
  for (VkDeviceSize i = 0; i < rays * 4; ++i)
    words[i] = inputRandom(&state);
  known->hitBuffer = gpuUploaded(known->gpu, words, rays * 16);
  free(words);
  known->ids = gpuBuffer(known->gpu, rays * 4);
  known->colours = gpuBuffer(known->gpu, rays * 16);
  known->table = gpuBuffer(known->gpu, RAYSORT_MAX_MATERIALS * 8 + 32);
  known->idData = (uint32_t *)allocate((size_t)rays * 4);
  known->isPresent = (uint32_t *)allocate(RAYSORT_MAX_MATERIALS * 4);
  known->picture = allocate((size_t)rays * 16);
}

static void freeBuffers(Known *known)
{
  gpuFreeBuffer(known->gpu, &known->hitBuffer);
  gpuFreeBuffer(known->gpu, &known->ids);
  gpuFreeBuffer(known->gpu, &known->colours);
  gpuFreeBuffer(known->gpu, &known->table);
  free(known->idData);
  free(known->isPresent);
  free(known->picture);
}

void benchKnown(Gpu *gpu, uint32_t hits, uint32_t runs, const BenchList *known, const BenchList *present)
{
  Known all;
  memset(&all, 0, sizeof(all));
  all.gpu = gpu;
  all.hits = hits;
  all.runs = runs < MOST_RUNS ? runs : MOST_RUNS;
  all.context = gpuRaysort(gpu, RAYSORT_CAPABILITY_SORT_BIT);
  all.quiet = quietContext(gpu);
  all.layout = gpuPipelineLayout(gpu);
  makeBuffers(&all);
  for (uint32_t k = 0; k < known->count; ++k)
  {
    all.known = known->values[k];
    makePipelines(&all);
    printf("%6s %7s  %-14s %6s %9s %7s %9s %9s %9s %9s\n", "known", "present", "way", "passes", "GPU us", "/ floor",
           "plan us", "record us", "own/pass", "submit us");
    for (uint32_t p = 0; p < present->count && present->values[p] <= all.known; ++p)
    {
      all.present = present->values[p];
      drawIds(&all);
      sortRays(&all);
      measureWays(&all);
      free(all.reference);
      all.reference = NULL;
    }
    gpuFreeBuffer(gpu, &all.map);
    gpuFreeBuffer(gpu, &all.ranges);
    gpuFreeBuffer(gpu, &all.scratch);
    destroyPipelines(&all);
  }
  freeBuffers(&all);
  vkDestroyPipelineLayout(gpu->device, all.layout, NULL);
  raysortDestroyContext(all.quiet);
  raysortDestroyContext(all.context);
}
