/* bench_sort.c - how fast is the recorded sort, against the copy bandwidth of the device and a peer in the same run?
 * SPDX-License-Identifier: MIT
 *
 * A row is a number of rays, a width of ids, a number of materials and a distribution. Its time is the time between two
 * timestamps around the whole list of passes (all barriers between them, map, offsets and indirect arguments written):
 * the median of many runs in one submission, after a warm-up of over half a second. Each run works on another set of
 * ids and map, in turn. Together the sets are larger than any last-level cache, unless the rays are so few that even
 * one set for each run is not enough. Scratch is the same for all. The times of the single passes come from a
 * submission of their own, because timestamps between passes disturb. Map and ranges are poisoned before the timed
 * runs, and every set is verified after them: a row that is wrong ends the program with 1.
 *
 * The peer is build/bin/cub_sort (CUB's radix sort of pairs; made where nvcc is) on an NVIDIA device, started once,
 * after our own rows; else a stable counting sort of one thread of this machine's processor. */
#define _POSIX_C_SOURCE 200809L /* popen */

#include "bench.h"

#include <unistd.h>

#define MAX_ROWS 512
#define NAME     32
#define POISON   0xdeadbeefu

typedef enum RowKind
{
  ROW_MATERIAL,
  ROW_PAIRS, /* radix sort of keys, of 32 or 64 bits, and 32-bit values */
  ROW_KEYS   /* of only keys */
} RowKind;

static const char *const rowNames[] = {"material", "radix", "keys"};

typedef struct Row
{
  RowKind kind;
  uint32_t flags; /* of a radix sort: RAYSORT_RADIX_SORT_SPREAD_BIT or _DIRECT_BIT */
  uint32_t n, idBits, materials;
  uint32_t distribution; /* Distribution of ids, KeyKind of keys */
  BenchTimes time, peer;
  double peerBest; /* the fastest other call of the peer that yields the map too; 0: none */
  char peerBestName[NAME];
  double floorShare; /* of the time that moving the bytes once would take */
  uint32_t passCount;
  char passNames[RAYSORT_RADIX_SORT_MAX_PASSES][NAME];
  double passMs[RAYSORT_RADIX_SORT_MAX_PASSES];
} Row;

typedef struct Bench
{
  Gpu gpu;
  RaysortContext context;
  uint32_t runs;
  double copyBytesPerMs; /* read and written */
  const char *peerProgram;
  int hasPeerProgram;
  char peerName[160];
  uint32_t rowCount;
  Row rows[MAX_ROWS];
} Bench;

/* What is recorded again and again. */
typedef struct Job
{
  uint32_t setCount, passCount;
  RaysortPass *passes;               /* [setCount][passCount] */
  const GpuBuffer *poison[2];        /* or NULL: filled before the timed runs */
  const GpuBuffer *pristine, *input; /* or NULL: copied back before the sets come round again */
} Job;

/* ---- options ---- */

enum
{
  OPTION_N,
  OPTION_MATERIALS,
  OPTION_BITS,
  OPTION_DISTRIBUTION,
  OPTION_RUNS,
  OPTION_SWEEP,
  OPTION_RADIX,
  OPTION_KEYS,
  OPTION_LONG,
  OPTION_WAYS,
  OPTION_KEY_FILE,
  OPTION_PEER,
  OPTION_JSON,
  OPTION_TSV,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"n", NULL, "rays, a list: 10k,2073600,33M; default 2073600,33554432; on a processor 100k,1M"},
    {"materials", NULL, "a list; default 8,16,64,256,4096; on a processor 8,64,256,4096"},
    {"bits", NULL, "of an id, a list of 8, 16, 32; default 32,8"},
    {"distribution", NULL, "a list of uniform, coherent, one, zipf; default all; on a processor uniform,coherent"},
    {"runs", NULL, "timed runs of a row; default 64; on a processor 5"},
    {"sweep", "no", "more rows: 10k to 134M rays, uniform, for the plot"},
    {"radix", "no", "radix sort rows also when --materials, --bits or --distribution chose rows"},
    {"keys", NULL, "kinds of keys of the radix rows, a list: bench/inputs.h; default all; alone: no rows of ids"},
    {"long", "no", "radix rows of 64-bit keys; a processor has no peer for them"},
    {"ways", NULL, "flags of the radix rows, a list of none, spread, direct; default all, for 64-bit keys none"},
    {"key-file", NULL, "a file of 64-bit keys for radix rows, only of the bits in use: make splats ARGS='--keys FILE'"},
    {"peer", "build/bin/cub_sort", "the peer's program, on NVIDIA devices"},
    {"json", BENCH_FOLDER "/sort.json", "the rows as JSON"},
    {"tsv", BENCH_FOLDER "/sort.tsv", "the rows for gnuplot"},
};

static const char *optionOr(uint32_t option, const char *fallback)
{
  return options[option].value ? options[option].value : fallback;
}

/* ---- which rows ---- */

static void addRow(Bench *bench, const Row *row)
{
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *old = &bench->rows[i];
    if (old->kind == row->kind && old->flags == row->flags && old->n == row->n && old->idBits == row->idBits &&
        old->materials == row->materials && old->distribution == row->distribution)
      return;
  }
  if (bench->rowCount == MAX_ROWS)
    die("more than %d rows", MAX_ROWS);
  bench->rows[bench->rowCount++] = *row;
}

static void addMaterialRow(Bench *bench, uint32_t n, uint32_t idBits, uint32_t materials, uint32_t distribution)
{
  Row row;
  if (idBits < 32 && materials > 1u << idBits) /* the ids cannot name them */
    return;
  memset(&row, 0, sizeof(row));
  row.kind = ROW_MATERIAL;
  row.n = n;
  row.idBits = idBits;
  row.materials = materials;
  row.distribution = distribution;
  addRow(bench, &row);
}

static void addRows(Bench *bench, const BenchList *n, const BenchList *bits, const BenchList *materials,
                    const BenchList *distributions)
{
  for (uint32_t i = 0; i < n->count; ++i)
    for (uint32_t b = 0; b < bits->count; ++b)
      for (uint32_t m = 0; m < materials->count; ++m)
        for (uint32_t d = 0; d < distributions->count; ++d)
          addMaterialRow(bench, n->values[i], bits->values[b], materials->values[m], distributions->values[d]);
}

static const char *flagsName(const Row *row)
{
  return row->flags & RAYSORT_RADIX_SORT_SPREAD_BIT ? "+" : row->flags & RAYSORT_RADIX_SORT_DIRECT_BIT ? "-" : "";
}

/* Without a flag, by buckets and by digits; on a processor all are one. */
static void addRadixRow(Bench *bench, RowKind kind, uint32_t n, uint32_t keys)
{
  static const char *const names[] = {"none", "spread", "direct"};
  static const uint32_t flags[] = {0, RAYSORT_RADIX_SORT_SPREAD_BIT, RAYSORT_RADIX_SORT_DIRECT_BIT};
  const int isOne = bench->gpu.isCpu || isOn(&options[OPTION_LONG]);
  const BenchList ways = benchNames("ways", optionOr(OPTION_WAYS, isOne ? "none" : "none,spread,direct"), names, 3);
  Row row;
  memset(&row, 0, sizeof(row));
  row.kind = kind;
  row.n = n;
  row.idBits = isOn(&options[OPTION_LONG]) ? 64 : 32;
  row.distribution = keys;
  for (uint32_t i = 0; i < ways.count; ++i)
  {
    row.flags = flags[ways.values[i]];
    addRow(bench, &row);
  }
}

/* Radix sorts: pairs of all kinds of keys; only keys of those where it matters. */
static void addRadixRows(Bench *bench, const BenchList *n, const BenchList *keys)
{
  for (uint32_t i = 0; i < n->count; ++i)
    for (uint32_t k = 0; k < keys->count; ++k)
    {
      const uint32_t kind = keys->values[k];
      addRadixRow(bench, ROW_PAIRS, n->values[i], kind);
      if (kind == KEYS_UNIFORM || kind == KEYS_PRESORTED || kind == KEYS_CONSTANT)
        addRadixRow(bench, ROW_KEYS, n->values[i], kind);
    }
}

/* Of a file: all of its keys, or as many as asked for. */
static void addFileRows(Bench *bench, const char *file)
{
  const uint32_t count = inputFileKeys(file, RAYSORT_MAX_COUNT, NULL);
  char all[16];
  if (!count)
    die("--key-file %s: no keys of 64 bits", file);
  snprintf(all, sizeof(all), "%u", count);
  const BenchList n = benchList("n", options[OPTION_N].value ? options[OPTION_N].value : all, count);
  for (uint32_t i = 0; i < n.count; ++i)
    for (uint32_t kind = ROW_PAIRS; kind <= ROW_KEYS; ++kind)
    {
      const Row row = {.kind = (RowKind)kind, .n = n.values[i], .idBits = 64, .distribution = KEYS_FILE};
      addRow(bench, &row);
    }
}

static const char *distributionName(const Row *row)
{
  return row->kind == ROW_MATERIAL ? distributionNames[row->distribution] : keyNames[row->distribution];
}

static uint32_t rotationOf(const Row *row, uint32_t set, uint32_t setCount)
{
  return row->kind == ROW_MATERIAL ? inputRotation(row->n, set, setCount)
                                   : inputKeyRotation((KeyKind)row->distribution, row->n, set, setCount);
}

/* ---- recording and timing ---- */

static void copyWhole(VkCommandBuffer commandBuffer, const GpuBuffer *from, const GpuBuffer *to)
{
  VkBufferCopy region = {0, 0, from->size};
  vkCmdCopyBuffer(commandBuffer, from->buffer, to->buffer, 1, &region);
  gpuBarrier(commandBuffer);
}

/* Bytes read plus written a millisecond, the best of some copies. */
static double copyRate(Bench *bench, VkPipeline pipeline, VkPipelineLayout layout, const GpuBuffer *from,
                       const GpuBuffer *to)
{
  enum
  {
    COPIES = 20
  };
  VkQueryPool pool = gpuQueries(&bench->gpu, COPIES + 1);
  double stamps[COPIES + 1], best = 0;
  struct CopyPush
  {
    VkDeviceAddress source, target;
    uint32_t count;
  } push = {from->address, to->address, (uint32_t)(from->size / 16)};
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, COPIES + 1);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  vkCmdPushConstants(commandBuffer, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, 20, &push);
  for (uint32_t i = 0; i <= COPIES; ++i)
  {
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, i);
    if (i < COPIES) /* which number of workgroups is best depends on the device */
      vkCmdDispatch(commandBuffer, 528u << i % 5, 1, 1);
    gpuBarrier(commandBuffer);
  }
  gpuSubmit(&bench->gpu, commandBuffer);
  gpuReadQueries(&bench->gpu, pool, 0, COPIES + 1, stamps);
  for (uint32_t i = 0; i < COPIES; ++i)
  {
    double rate = 2.0 * (double)from->size / (stamps[i + 1] - stamps[i]);
    best = rate > best ? rate : best;
  }
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
  return best;
}

/* The ceiling: large copies, for a second, because a GPU that was idle takes half of that to raise its clocks. By a
 * kernel: on some devices vkCmdCopyBuffer runs on a slower engine. */
static void measureCopy(Bench *bench)
{
  VkDeviceSize size = bench->gpu.isCpu ? (VkDeviceSize)32 << 20 : (VkDeviceSize)1 << 30;
  GpuBuffer from = gpuBuffer(&bench->gpu, size), to = gpuBuffer(&bench->gpu, size);
  VkPipelineLayout layout = gpuPipelineLayout(&bench->gpu);
  VkPipeline pipeline = gpuPipeline(&bench->gpu, layout, "build/shaders/bench/copy.spv", NULL, 0);
  double start = seconds();
  gpuFill(&bench->gpu, &from, 0x9e3779b9u);
  do
  {
    double rate = copyRate(bench, pipeline, layout, &from, &to);
    bench->copyBytesPerMs = rate > bench->copyBytesPerMs ? rate : bench->copyBytesPerMs;
  } while (!bench->gpu.isCpu && seconds() - start < 1);
  printf("copy bandwidth: %.1f GB/s (%.0f MiB, read plus written)\n", bench->copyBytesPerMs * 1e-6,
         (double)size / (1 << 20));
  vkDestroyPipeline(bench->gpu.device, pipeline, NULL);
  vkDestroyPipelineLayout(bench->gpu.device, layout, NULL);
  gpuFreeBuffer(&bench->gpu, &from);
  gpuFreeBuffer(&bench->gpu, &to);
}

/* Before run `run`: inputs that the sort overwrites are put back when the sets come round again. */
static void recordRestore(VkCommandBuffer commandBuffer, const Job *job, uint32_t run)
{
  if (job->pristine && run % job->setCount == 0)
    copyWhole(commandBuffer, job->pristine, job->input);
  gpuBarrier(commandBuffer);
}

static void recordSort(Bench *bench, VkCommandBuffer commandBuffer, const Job *job, uint32_t run,
                       RaysortTimestamps *timestamps)
{
  const RaysortPass *passes = job->passes + (size_t)(run % job->setCount) * job->passCount;
  CHECK(raysortCmdPasses(bench->context, commandBuffer, job->passCount, passes, timestamps));
}

/* An idle GPU lowers its clocks, and the host has been busy making inputs. The submissions are long, some 10 ms of
 * work: a GPU that waits for the host between short ones stays slow. */
static void warmUp(Bench *bench, const Job *job, uint32_t n)
{
  uint32_t runs = 1000000000u / (n + 500000u); /* about 10 to 50 ms on a large GPU */
  double start = seconds();
  runs = bench->gpu.isCpu ? 1 : runs > job->setCount ? runs : job->setCount;
  do
  {
    VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
    for (uint32_t run = 0; run < runs; ++run)
    {
      recordRestore(commandBuffer, job, run);
      recordSort(bench, commandBuffer, job, run, NULL);
    }
    gpuSubmit(&bench->gpu, commandBuffer);
  } while (!bench->gpu.isCpu && seconds() - start < 0.6);
}

/* Every set the same number of times, and at least the runs asked for. */
static uint32_t roundRuns(uint32_t runs, const Job *job)
{
  return (runs + job->setCount - 1) / job->setCount * job->setCount;
}

static void timeWhole(Bench *bench, const Job *job, Row *row)
{
  uint32_t runs = roundRuns(bench->runs, job);
  VkQueryPool pool = gpuQueries(&bench->gpu, 2 * runs);
  double *stamps = (double *)allocate(2 * runs * sizeof(*stamps));
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * runs);
  for (uint32_t i = 0; i < 2; ++i)
    if (job->poison[i])
      vkCmdFillBuffer(commandBuffer, job->poison[i]->buffer, 0, VK_WHOLE_SIZE, POISON);
  for (uint32_t run = 0; run < runs; ++run)
  {
    recordRestore(commandBuffer, job, run);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * run);
    recordSort(bench, commandBuffer, job, run, NULL);
    vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * run + 1);
  }
  warmUp(bench, job, row->n); /* recorded before it, so that only the submission is between */
  gpuSubmit(&bench->gpu, commandBuffer);
  gpuReadQueries(&bench->gpu, pool, 0, 2 * runs, stamps);
  for (uint32_t run = 0; run < runs; ++run)
    stamps[run] = stamps[2 * run + 1] - stamps[2 * run];
  row->time = benchTimes(stamps, runs);
  free(stamps);
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
}

/* The last word of the name of pass `index`, made unique: count, rows, scatter, count2, ... */
static void namePass(const Job *job, uint32_t index, char *name)
{
  const char *space = strrchr(job->passes[index].name, ' ');
  const char *word = space ? space + 1 : job->passes[index].name;
  uint32_t same = 1;
  for (uint32_t i = 0; i < index; ++i)
    same += !strcmp(job->passes[i].name, job->passes[index].name);
  if (same > 1)
    snprintf(name, NAME, "%.20s%u", word, same);
  else
    snprintf(name, NAME, "%.20s", word);
}

static void timePasses(Bench *bench, const Job *job, Row *row)
{
  uint32_t runs = roundRuns(bench->runs / 4 + 1, job), queries = 2 * job->passCount;
  VkQueryPool pool = gpuQueries(&bench->gpu, runs * queries);
  double *stamps = (double *)allocate(runs * queries * sizeof(*stamps));
  double *samples = (double *)allocate(runs * sizeof(*samples));
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, runs * queries);
  for (uint32_t run = 0; run < runs; ++run)
  {
    RaysortTimestamps timestamps = {pool, run * queries, queries, bench->gpu.queueFamily, 0};
    recordRestore(commandBuffer, job, run);
    recordSort(bench, commandBuffer, job, run, &timestamps);
    if (timestamps.written != queries)
      die("raysort wrote %u timestamps of %u", timestamps.written, queries);
  }
  gpuSubmit(&bench->gpu, commandBuffer);
  gpuReadQueries(&bench->gpu, pool, 0, runs * queries, stamps);
  row->passCount = job->passCount;
  for (uint32_t i = 0; i < job->passCount; ++i)
  {
    for (uint32_t run = 0; run < runs; ++run)
      samples[run] = stamps[run * queries + 2 * i + 1] - stamps[run * queries + 2 * i];
    row->passMs[i] = benchTimes(samples, runs).median;
    namePass(job, i, row->passNames[i]);
  }
  free(samples);
  free(stamps);
  vkDestroyQueryPool(bench->gpu.device, pool, NULL);
}

/* The base, and on the device setCount rotations of it, `stride` bytes apart, from `offset` on. */
static void uploadSets(Bench *bench, const Row *row, const void *base, size_t bytes, const GpuBuffer *sets,
                       VkDeviceSize offset, VkDeviceSize stride, uint32_t setCount)
{
  const uint32_t n = row->n;
  GpuBuffer staging = gpuBuffer(&bench->gpu, (VkDeviceSize)n * bytes);
  gpuUpload(&bench->gpu, &staging, 0, base, (VkDeviceSize)n * bytes);
  VkCommandBuffer commandBuffer = gpuBegin(&bench->gpu);
  for (uint32_t set = 0; set < setCount; ++set)
  {
    VkDeviceSize second = (VkDeviceSize)rotationOf(row, set, setCount) * bytes;
    VkDeviceSize first = (VkDeviceSize)n * bytes - second, at = offset + set * stride;
    VkBufferCopy regions[2] = {{second, at, first}, {0, at + first, second}};
    vkCmdCopyBuffer(commandBuffer, staging.buffer, sets->buffer, second ? 2 : 1, regions);
  }
  gpuSubmit(&bench->gpu, commandBuffer);
  gpuFreeBuffer(&bench->gpu, &staging);
}

/* ---- material sort ---- */

typedef struct MaterialJob
{
  Job job;
  RaysortSortInfo info; /* of set 0 */
  RaysortSortLayout layout;
  GpuBuffer ids, maps, ranges, scratch;
} MaterialJob;

static size_t idBytes(const Row *row)
{
  return row->idBits / 8;
}

static void planMaterial(Bench *bench, const Row *row, MaterialJob *m)
{
  RaysortSortInfo *info = &m->info;
  RaysortSortLayout *layout = &m->layout;
  memset(m, 0, sizeof(*m));
  info->maxCount = row->n;
  info->materialCount = row->materials;
  info->workgroupSize = 64;
  info->materialIdMap.type = row->idBits == 8    ? RAYSORT_ID_UINT8
                             : row->idBits == 16 ? RAYSORT_ID_UINT16
                                                 : RAYSORT_ID_UINT32;
  CHECK(raysortGetSortLayout(bench->context, info, layout));
  VkDeviceSize idStride = benchAlign(layout->idMapSize), mapStride = benchAlign(layout->newToOldPixelMapSize);
  VkDeviceSize rangesStride = benchAlign(layout->rangesSize);
  m->job.setCount = inputSetCount(idStride + mapStride, bench->runs);
  m->job.passCount = layout->passCount;
  m->ids = gpuBuffer(&bench->gpu, idStride * m->job.setCount);
  m->maps = gpuBuffer(&bench->gpu, mapStride * m->job.setCount);
  m->ranges = gpuBuffer(&bench->gpu, rangesStride * m->job.setCount);
  m->scratch = gpuBuffer(&bench->gpu, layout->scratchSize);
  m->job.poison[0] = &m->maps;
  m->job.poison[1] = &m->ranges;
  m->job.passes = (RaysortPass *)allocate(m->job.setCount * layout->passCount * sizeof(RaysortPass));
  for (uint32_t set = m->job.setCount; set-- > 0;)
  {
    uint32_t count = layout->passCount;
    info->materialIdMap.buffer = benchPart(&m->ids, set * idStride, layout->idMapSize);
    info->newToOldPixelMap = benchPart(&m->maps, set * mapStride, layout->newToOldPixelMapSize);
    info->ranges = benchPart(&m->ranges, set * rangesStride, layout->rangesSize);
    info->scratch = gpuRange(&m->scratch);
    CHECK(raysortPlanSort(bench->context, info, &count, m->job.passes + (size_t)set * layout->passCount));
  }
}

static void verifyMaterial(Bench *bench, const Row *row, MaterialJob *m, const void *base)
{
  const RaysortSortLayout *layout = &m->layout;
  void *ids = allocate((size_t)layout->idMapSize);
  uint32_t *map = (uint32_t *)allocate((size_t)layout->newToOldPixelMapSize);
  void *ranges = allocate((size_t)layout->rangesSize);
  memset(ids, 0, (size_t)layout->idMapSize);
  for (uint32_t set = 0; set < m->job.setCount; ++set)
  {
    RaysortSortResult result;
    memset(&result, 0, sizeof(result));
    benchRotate(ids, base, row->n, rotationOf(row, set, m->job.setCount), idBytes(row));
    gpuDownload(&bench->gpu, &m->maps, set * benchAlign(layout->newToOldPixelMapSize), map,
                layout->newToOldPixelMapSize);
    gpuDownload(&bench->gpu, &m->ranges, set * benchAlign(layout->rangesSize), ranges, layout->rangesSize);
    result.ids = ids;
    result.newToOldPixelMap = map;
    result.ranges = ranges;
    if (raysortSortVerify(bench->context, &m->info, &result) != VK_SUCCESS)
      die("set %u of the timed runs is not sorted: %u rays, %u-bit ids, %u materials, %s", set, row->n, row->idBits,
          row->materials, distributionName(row));
  }
  free(ids);
  free(map);
  free(ranges);
}

/* The stable counting sort that a plain processor would do: map and offsets. */
static void countingSort(const void *ids, const Row *row, uint32_t *map, uint32_t *offsets)
{
  memset(offsets, 0, (row->materials + 1) * sizeof(*offsets));
  for (uint32_t i = 0; i < row->n; ++i)
    ++offsets[inputLoad(ids, row->idBits, i) + 1];
  for (uint32_t m = 0; m < row->materials; ++m)
    offsets[m + 1] += offsets[m];
  for (uint32_t i = 0; i < row->n; ++i)
    map[offsets[inputLoad(ids, row->idBits, i)]++] = i;
  memmove(offsets + 1, offsets, row->materials * sizeof(*offsets)); /* each has moved up to the next one's start */
  offsets[0] = 0;
}

static void timeCountingSort(const void *ids, Row *row)
{
  enum
  {
    RUNS = 5
  };
  double samples[RUNS];
  uint32_t *map = (uint32_t *)allocate((size_t)row->n * sizeof(*map));
  uint32_t *offsets = (uint32_t *)allocate((row->materials + 1) * sizeof(*offsets));
  memset(map, 0, (size_t)row->n * sizeof(*map)); /* so that the peer does not pay for page faults */
  for (uint32_t run = 0; run < RUNS; ++run)
  {
    double start = seconds();
    countingSort(ids, row, map, offsets);
    samples[run] = 1e3 * (seconds() - start);
  }
  row->peer = benchTimes(samples, RUNS);
  free(map);
  free(offsets);
}

static void measureMaterial(Bench *bench, Row *row)
{
  MaterialJob m;
  void *base = allocate((size_t)row->n * idBytes(row));
  inputIds((Distribution)row->distribution, row->n, row->materials, row->idBits, base);
  planMaterial(bench, row, &m);
  uploadSets(bench, row, base, idBytes(row), &m.ids, 0, benchAlign(m.layout.idMapSize), m.job.setCount);
  timeWhole(bench, &m.job, row);
  verifyMaterial(bench, row, &m, base);
  timePasses(bench, &m.job, row);
  /* ids read to count and read to scatter, map written */
  row->floorShare = (2.0 * row->idBits / 8 + 4) * row->n / bench->copyBytesPerMs / row->time.median;
  free(m.job.passes);
  gpuFreeBuffer(&bench->gpu, &m.ids);
  gpuFreeBuffer(&bench->gpu, &m.maps);
  gpuFreeBuffer(&bench->gpu, &m.ranges);
  gpuFreeBuffer(&bench->gpu, &m.scratch);
  if (!bench->hasPeerProgram)
    timeCountingSort(base, row);
  free(base);
}

/* ---- radix sort ---- */

typedef struct RadixJob
{
  Job job;
  RaysortRadixSortLayout layout;
  GpuBuffer pristine, pairs[2]; /* all sets' keys, then all sets' values */
  GpuBuffer scratch;
} RadixJob;

static VkDeviceSize valuesOffset(const RadixJob *r)
{
  return r->job.setCount * benchAlign(r->layout.keysSize);
}

static void planRadix(Bench *bench, const Row *row, uint32_t bits, RadixJob *r)
{
  RaysortRadixSortInfo info;
  memset(r, 0, sizeof(*r));
  memset(&info, 0, sizeof(info));
  info.maxCount = row->n;
  info.keyType = row->idBits == 64 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
  info.bitCount = bits;
  info.flags = row->flags;
  if (row->kind == ROW_KEYS)
    info.flags |= RAYSORT_RADIX_SORT_KEYS_ONLY_BIT;
  CHECK(raysortGetRadixSortLayout(bench->context, &info, &r->layout));
  VkDeviceSize keysStride = benchAlign(r->layout.keysSize), valuesStride = benchAlign(r->layout.valuesSize);
  r->job.setCount = inputSetCount(2 * (keysStride + valuesStride), bench->runs);
  r->job.passCount = r->layout.passCount;
  r->pristine = gpuBuffer(&bench->gpu, r->job.setCount * (keysStride + valuesStride));
  for (uint32_t i = 0; i < 2; ++i)
    r->pairs[i] = gpuBuffer(&bench->gpu, r->job.setCount * (keysStride + valuesStride));
  r->scratch = gpuBuffer(&bench->gpu, r->layout.scratchSize);
  r->job.pristine = &r->pristine;
  r->job.input = &r->pairs[0];
  r->job.passes = (RaysortPass *)allocate(r->job.setCount * r->job.passCount * sizeof(RaysortPass));
  info.scratch = gpuRange(&r->scratch);
  for (uint32_t set = 0; set < r->job.setCount; ++set)
  {
    uint32_t count = r->job.passCount;
    for (uint32_t i = 0; i < 2; ++i)
    {
      info.keys[i] = benchPart(&r->pairs[i], set * keysStride, r->layout.keysSize);
      if (row->kind == ROW_PAIRS)
        info.values[i] = benchPart(&r->pairs[i], valuesOffset(r) + set * valuesStride, r->layout.valuesSize);
    }
    CHECK(raysortPlanRadixSort(bench->context, &info, &count, r->job.passes + (size_t)set * r->job.passCount));
  }
}

static uint64_t loadKey(const void *keys, const Row *row, uint32_t i)
{
  return row->idBits == 64 ? ((const uint64_t *)keys)[i] : ((const uint32_t *)keys)[i];
}

/* The value of a pair is its index in the base, so it tells where the pair stood in the set's rotated input. */
static void verifyRadix(Bench *bench, const Row *row, const RadixJob *r, const void *base)
{
  size_t bytes = (size_t)row->n * sizeof(uint32_t), keyBytes = (size_t)row->n * idBytes(row);
  void *keys = allocate(keyBytes);
  uint32_t *values = (uint32_t *)allocate(bytes);
  const GpuBuffer *pairs = &r->pairs[r->layout.result];
  for (uint32_t set = 0; set < r->job.setCount; ++set)
  {
    uint32_t rotation = rotationOf(row, set, r->job.setCount), last = 0;
    uint64_t before = 0;
    gpuDownload(&bench->gpu, pairs, set * benchAlign(r->layout.keysSize), keys, keyBytes);
    gpuDownload(&bench->gpu, pairs, valuesOffset(r) + set * benchAlign(r->layout.valuesSize), values, bytes);
    for (uint32_t i = 0; i < row->n; ++i)
    {
      /* Genuine pairs with strictly increasing (key, place) are all different: a stable permutation. */
      uint32_t place = values[i] >= rotation ? values[i] - rotation : values[i] + (row->n - rotation);
      uint64_t key = loadKey(keys, row, i);
      if (values[i] >= row->n || loadKey(base, row, values[i]) != key ||
          (i && (before > key || (before == key && last >= place))))
        die("radix sort of %u pairs: set %u of the timed runs is wrong at %u", row->n, set, i);
      last = place;
      before = key;
    }
  }
  free(keys);
  free(values);
}

/* Keys without values ascend, and their hashes add up to those of the input. */
static void verifyKeys(Bench *bench, const Row *row, const RadixJob *r, const void *base)
{
  void *keys = allocate((size_t)row->n * idBytes(row));
  for (uint32_t set = 0; set < r->job.setCount; ++set)
  {
    uint64_t sum = 0, last = 0;
    gpuDownload(&bench->gpu, &r->pairs[r->layout.result], set * benchAlign(r->layout.keysSize), keys,
                (size_t)row->n * idBytes(row));
    for (uint32_t i = 0; i < row->n; ++i)
    {
      uint64_t key = loadKey(keys, row, i), given = loadKey(base, row, i);
      if (last > key)
        die("radix sort of %u keys: set %u of the timed runs is wrong at %u", row->n, set, i);
      sum += (uint64_t)inputHash((uint32_t)key ^ inputHash((uint32_t)(key >> 32))) -
             inputHash((uint32_t)given ^ inputHash((uint32_t)(given >> 32)));
      last = key;
    }
    if (sum)
      die("radix sort of %u keys: set %u of the timed runs has other keys", row->n, set);
  }
  free(keys);
}

/* One digit of 8 bits: a stable counting sort of pairs. */
static void radixDigit(uint32_t n, uint32_t shift, const uint32_t *keys, const uint32_t *values, uint32_t *keysOut,
                       uint32_t *valuesOut)
{
  uint32_t starts[257];
  memset(starts, 0, sizeof(starts));
  for (uint32_t i = 0; i < n; ++i)
    ++starts[(keys[i] >> shift & 255) + 1];
  for (uint32_t d = 0; d < 256; ++d)
    starts[d + 1] += starts[d];
  for (uint32_t i = 0; i < n; ++i)
  {
    uint32_t to = starts[keys[i] >> shift & 255]++;
    keysOut[to] = keys[i];
    valuesOut[to] = values[i];
  }
}

static void timeRadixSort(const uint32_t *base, const uint32_t *indices, Row *row)
{
  enum
  {
    RUNS = 3
  };
  double samples[RUNS];
  size_t n = row->n;
  uint32_t *work = (uint32_t *)allocate(4 * n * sizeof(*work));
  memset(work, 0, 4 * n * sizeof(*work));
  for (uint32_t run = 0; run < RUNS; ++run)
  {
    double start = seconds();
    radixDigit(row->n, 0, base, indices, work, work + n);
    radixDigit(row->n, 8, work, work + n, work + 2 * n, work + 3 * n);
    radixDigit(row->n, 16, work + 2 * n, work + 3 * n, work, work + n);
    radixDigit(row->n, 24, work, work + n, work + 2 * n, work + 3 * n);
    samples[run] = 1e3 * (seconds() - start);
  }
  row->peer = benchTimes(samples, RUNS);
  free(work);
}

static void measureRadix(Bench *bench, Row *row)
{
  RadixJob r;
  void *base = allocate((size_t)row->n * idBytes(row));
  uint32_t *indices = (uint32_t *)allocate((size_t)row->n * sizeof(*indices));
  uint32_t bits = row->idBits;
  if (row->distribution == KEYS_FILE)
  {
    inputFileKeys(options[OPTION_KEY_FILE].value, row->n, (uint64_t *)base);
    bits = inputKeyBits(row->n, (const uint64_t *)base);
  }
  else if (row->idBits == 64)
    inputLongKeys((KeyKind)row->distribution, row->n, (uint64_t *)base);
  else
    inputKeys((KeyKind)row->distribution, row->n, (uint32_t *)base);
  for (uint32_t i = 0; i < row->n; ++i)
    indices[i] = i;
  planRadix(bench, row, bits, &r);
  uploadSets(bench, row, base, idBytes(row), &r.pristine, 0, benchAlign(r.layout.keysSize), r.job.setCount);
  if (row->kind == ROW_PAIRS)
    uploadSets(bench, row, indices, 4, &r.pristine, valuesOffset(&r), benchAlign(r.layout.valuesSize), r.job.setCount);
  timeWhole(bench, &r.job, row);
  if (row->kind == ROW_PAIRS)
    verifyRadix(bench, row, &r, base);
  else
    verifyKeys(bench, row, &r, base);
  timePasses(bench, &r.job, row);
  /* by buckets: keys read twice to count two digits, all read and written twice, and once more in shared memory; by
   * digits of 8 bits: each counted and moved */
  double keyBytes = (double)idBytes(row), pairBytes = keyBytes + (row->kind == ROW_PAIRS ? 4.0 : 0.0);
  double digits = (bits + 7.0) / 8, buckets = 2 * keyBytes + 6 * pairBytes;
  double bytes = row->flags & RAYSORT_RADIX_SORT_DIRECT_BIT ? digits * (keyBytes + 2 * pairBytes) : buckets;
  row->floorShare = bytes * row->n / bench->copyBytesPerMs / row->time.median;
  free(r.job.passes);
  gpuFreeBuffer(&bench->gpu, &r.pristine);
  gpuFreeBuffer(&bench->gpu, &r.pairs[0]);
  gpuFreeBuffer(&bench->gpu, &r.pairs[1]);
  gpuFreeBuffer(&bench->gpu, &r.scratch);
  if (!bench->hasPeerProgram && row->idBits == 32)
    timeRadixSort((const uint32_t *)base, indices, row);
  free(base);
  free(indices);
}

/* ---- the peer program ---- */

#define PEER_ROWS BENCH_FOLDER "/peer_rows.txt"

static void writePeerRows(const Bench *bench)
{
  FILE *file = benchOpen(PEER_ROWS);
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    fprintf(file, "%s %u %u %u %u\n", rowNames[row->kind], row->n, row->idBits, row->materials, row->distribution);
  }
  if (fclose(file))
    die("cannot write %s", PEER_ROWS);
}

/* The program answers "# who it is", then for every row "median low high best name-of-best". Whether it did. */
static int runPeer(Bench *bench)
{
  char line[256], command[1024];
  uint32_t answered = 0;
  writePeerRows(bench);
  const char *keyFile = options[OPTION_KEY_FILE].value;
  snprintf(command, sizeof(command), "%s %s %u %s", bench->peerProgram, PEER_ROWS, bench->runs, keyFile ? keyFile : "");
  FILE *pipe = popen(command, "r");
  while (pipe && answered < bench->rowCount && fgets(line, sizeof(line), pipe))
  {
    Row *row = &bench->rows[answered];
    line[strcspn(line, "\n\"\\")] = 0; /* JSON's own characters stay out of its name */
    if (line[0] == '#')
    {
      snprintf(bench->peerName, sizeof(bench->peerName), "%.150s", line + 1 + strspn(line + 1, " "));
      continue;
    }
    if (sscanf(line, "%lf %lf %lf %lf %31s", &row->peer.median, &row->peer.low, &row->peer.high, &row->peerBest,
               row->peerBestName) != 5)
      break;
    progress("the peer's rows", ++answered, bench->rowCount);
  }
  int status = pipe ? pclose(pipe) : -1;
  if (!status && answered == bench->rowCount)
    return 1;
  fprintf(stderr, "error: %s failed (status %d) after %u of %u rows\n", bench->peerProgram, status, answered,
          bench->rowCount);
  return 0;
}

/* ---- what came out ---- */

static double ratio(const Row *row)
{
  return row->peer.median / row->time.median;
}

static double graysPerSecond(const Row *row)
{
  return row->n / row->time.median * 1e-6;
}

static void printTable(const Bench *bench)
{
  printf(
      "\npeer: %s\nms: median (10th .. 90th percentile) of at least %u runs; floor: share of the time that moving\n"
      "the bytes once would take; ratio: peer / raysort; best: the peer's fastest other way to the map; passes: each\n"
      "timed in other runs than ms, and that costs: they add up to more;\n"
      "+: with RAYSORT_RADIX_SORT_SPREAD_BIT, -: with _DIRECT_BIT\n\n",
      bench->peerName, bench->runs);
  printf("%9s %4s %9s %-8s %9s %20s %7s %6s %9s %6s %9s  passes, ms\n", "rays", "bits", "materials", "ids", "ms", "",
         "Gray/s", "floor", "peer ms", "ratio", "best ms");
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    char materials[NAME];
    if (row->kind == ROW_MATERIAL)
      snprintf(materials, sizeof(materials), "%u", row->materials);
    else
      snprintf(materials, sizeof(materials), "%s%s", rowNames[row->kind], flagsName(row));
    printf("%9u %4u %9s %-8s %9.4f (%8.4f..%8.4f) %7.3f %5.1f%% %9.4f %6.2f ", row->n, row->idBits, materials,
           distributionName(row), row->time.median, row->time.low, row->time.high, graysPerSecond(row),
           100 * row->floorShare, row->peer.median, ratio(row));
    if (row->peerBest > 0)
      printf("%9.4f ", row->peerBest);
    else
      printf("%9s ", "-");
    for (uint32_t p = 0; p < row->passCount; ++p)
      printf(" %s %.4f", row->passNames[p], row->passMs[p]);
    printf("\n");
  }
  printf("\n");
}

static void writeJson(const Bench *bench, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "[\n");
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    fprintf(file, "  {\"kind\": \"%s%s\", \"n\": %u, \"idBits\": %u, \"materials\": %u, \"distribution\": \"%s\", ",
            rowNames[row->kind], flagsName(row), row->n, row->idBits, row->materials, distributionName(row));
    fprintf(file, "\"ms\": %.6g, \"msLow\": %.6g, \"msHigh\": %.6g, \"runs\": %u, ", row->time.median, row->time.low,
            row->time.high, bench->runs);
    fprintf(file, "\"peer\": \"%s\", \"peerMs\": %.6g, \"ratio\": %.4g, ", bench->peerName, row->peer.median,
            ratio(row));
    if (row->peerBest > 0)
      fprintf(file, "\"peerBest\": \"%s\", \"peerBestMs\": %.6g, ", row->peerBestName, row->peerBest);
    fprintf(file, "\"graysPerSecond\": %.5g, \"floorShare\": %.4g, \"copyGigabytesPerSecond\": %.5g, ",
            graysPerSecond(row), row->floorShare, bench->copyBytesPerMs * 1e-6);
    for (uint32_t p = 0; p < row->passCount; ++p)
      fprintf(file, "\"%s\": %.6g, ", row->passNames[p], row->passMs[p]);
    fprintf(file, "\"device\": \"%s\"}%s\n", bench->gpu.properties.deviceName, i + 1 < bench->rowCount ? "," : "");
  }
  fprintf(file, "]\n");
  benchClose(file, path);
}

static void writeTsv(const Bench *bench, const char *path)
{
  FILE *file = benchOpen(path);
  fprintf(file, "# device: %s; peer: %s\n", bench->gpu.properties.deviceName, bench->peerName);
  fprintf(file,
          "#kind\tn\tidBits\tmaterials\tdistribution\tms\tmsLow\tmsHigh\tgraysPerSecond\tfloorShare\tpeerMs\tratio"
          "\tpeerBestMs\n");
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    const Row *row = &bench->rows[i];
    fprintf(file, "%s%s\t%u\t%u\t%u\t%s\t%.6g\t%.6g\t%.6g\t%.6g\t%.4g\t%.6g\t%.4g\t%.6g\n", rowNames[row->kind],
            flagsName(row), row->n, row->idBits, row->materials, distributionName(row), row->time.median, row->time.low,
            row->time.high, graysPerSecond(row), row->floorShare, row->peer.median, ratio(row), row->peerBest);
  }
  benchClose(file, path);
}

/* ---- the program ---- */

/* Rows for the plot. A row that exists already is not measured again. */
static void addSweep(Bench *bench, const BenchList *bits)
{
  const char *sizes =
      bench->gpu.isCpu ? "10k,32768,100k,327680,1M" : "10k,32768,100k,327680,1M,2073600,8294400,33554432,134217728";
  BenchList n = benchList("n", sizes, RAYSORT_MAX_COUNT);
  BenchList materials = benchList("materials", "8,64,256", RAYSORT_MAX_MATERIALS);
  BenchList uniform = benchDistributions("distribution", "uniform");
  addRows(bench, &n, bits, &materials, &uniform);
  BenchList uniformKeys = benchNames("keys", "uniform", keyNames, KEYS_COUNT);
  addRadixRows(bench, &n, &uniformKeys);
}

static BenchList chooseKeys(int isCpu)
{
  char all[256] = "";
  for (uint32_t i = 0; i < KEYS_COUNT; ++i)
    snprintf(all + strlen(all), sizeof(all) - strlen(all), "%s%s", i ? "," : "", keyNames[i]);
  return benchNames("keys", optionOr(OPTION_KEYS, isCpu ? "uniform" : all), keyNames, KEYS_COUNT);
}

static void chooseRows(Bench *bench)
{
  int isCpu = bench->gpu.isCpu;
  int isChosen = options[OPTION_MATERIALS].value || options[OPTION_BITS].value || options[OPTION_DISTRIBUTION].value;
  int isOnlyKeys = options[OPTION_KEYS].value && !isChosen;
  if (options[OPTION_KEY_FILE].value)
    addFileRows(bench, options[OPTION_KEY_FILE].value);
  if (options[OPTION_KEY_FILE].value && !isChosen && !options[OPTION_KEYS].value)
    return;
  BenchList n = benchList("n", optionOr(OPTION_N, isCpu ? "100k,1M" : "2073600,33554432"), RAYSORT_MAX_COUNT);
  BenchList bits = benchList("bits", optionOr(OPTION_BITS, "32,8"), 32);
  const char *counts = isCpu ? "8,64,256,4096" : "8,16,64,256,4096";
  BenchList materials = benchList("materials", optionOr(OPTION_MATERIALS, counts), RAYSORT_MAX_MATERIALS);
  BenchList distributions = benchDistributions(
      "distribution", optionOr(OPTION_DISTRIBUTION, isCpu ? "uniform,coherent" : "uniform,coherent,one,zipf"));
  for (uint32_t i = 0; i < bits.count; ++i)
    if (bits.values[i] != 8 && bits.values[i] != 16 && bits.values[i] != 32)
      die("--bits: 8, 16 or 32");
  if (!isOnlyKeys)
    addRows(bench, &n, &bits, &materials, &distributions);
  BenchList keys = chooseKeys(isCpu);
  if (isOn(&options[OPTION_RADIX]) || options[OPTION_KEYS].value || !isChosen)
    addRadixRows(bench, &n, &keys);
  if (isOn(&options[OPTION_SWEEP]))
    addSweep(bench, &bits);
  if (!bench->rowCount)
    die("no rows: ids of 8 bits name at most 256 materials, of 16 bits 65536");
}

static void choosePeer(Bench *bench)
{
  int isNvidia = bench->gpu.properties.vendorID == 0x10de;
  bench->peerProgram = options[OPTION_PEER].value;
  bench->hasPeerProgram = isNvidia && !access(bench->peerProgram, X_OK);
  if (isNvidia && !bench->hasPeerProgram)
    printf("note: %s is missing (it is made where nvcc is): the peer is this machine's processor\n",
           bench->peerProgram);
  snprintf(bench->peerName, sizeof(bench->peerName), "counting sort (radix rows: radix sort) on one processor thread");
}

static void measureRows(Bench *bench)
{
  for (uint32_t i = 0; i < bench->rowCount; ++i)
  {
    Row *row = &bench->rows[i];
    progress("rows", i, bench->rowCount);
    if (row->kind != ROW_MATERIAL)
      measureRadix(bench, row);
    else
      measureMaterial(bench, row);
  }
  progress("rows", 1, 1);
}

static void writeFiles(const Bench *bench)
{
  writeJson(bench, options[OPTION_JSON].value);
  writeTsv(bench, options[OPTION_TSV].value);
}

int main(int argc, char **argv)
{
  static Bench bench;
  Arguments arguments;
  int isPeerFine = 1;
  parseArguments(argc, argv, "bench_sort", "times the material sort and the radix sort against a peer", &arguments,
                 options, OPTION_COUNT);
  makeFolder(BENCH_FOLDER);
  benchCanWrite(options[OPTION_JSON].value);
  benchCanWrite(options[OPTION_TSV].value);
  gpuOpen(&bench.gpu, &arguments);
  if (!bench.gpu.timestampBits)
    die("this device's queue has no timestamps");
  bench.runs = benchNumber("runs", optionOr(OPTION_RUNS, bench.gpu.isCpu ? "5" : "64"), 100000);
  bench.context = gpuRaysort(&bench.gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  chooseRows(&bench);
  choosePeer(&bench);
  measureCopy(&bench);
  measureRows(&bench);
  if (bench.hasPeerProgram)
  {
    writeFiles(&bench); /* our rows are on the disk even if the peer fails */
    isPeerFine = runPeer(&bench);
  }
  printTable(&bench);
  writeFiles(&bench);
  raysortDestroyContext(bench.context);
  gpuClose(&bench.gpu);
  return bench.gpu.errors || !isPeerFine ? 1 : 0;
}
