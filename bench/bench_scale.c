/* bench_scale.c - do time and memory an item stay the same up to the largest counts? Sorts, radix sorts, builds, rays.
 * SPDX-License-Identifier: MIT
 *
 * Inputs are made and results are proved on the GPU, in chunks: the host touches nothing that grows with the size. A
 * row is a size; its time is the median of GPU timestamps around the whole call. Then for each kind of row: how the
 * time an item grew from 2^24 on, and whether the count one above the limit is refused. bench/scale/ has the rows. */
#include "scale/scale.h"

#define GROWTH_FROM (1u << 24)
#define GROWTH_MOST 1.15
#define CPU_FIRST   (1u << 10)
#define CPU_MOST    (1u << 14)

const char *const scaleKinds[] = {"uniform", "coherent", "few"};

static const char *const kernelNames[SCALE_KERNELS] = {"ids",       "pairs", "check_map", "check_pairs",
                                                       "triangles", "rays",  "check_hits"};

/* An operation: its sizes are powers of two from the first on, and its limit. */
typedef struct Operation
{
  const char *name;
  uint32_t first, limit;
  VkResult (*layout)(Scale *scale, uint32_t n);
} Operation;

enum
{
  SORT,
  RADIX,
  BVH,
  OPERATIONS
};

static const Operation operations[OPERATIONS] = {
    {"sort", 1u << 20, RAYSORT_MAX_COUNT, scaleSortLayout},
    {"radix", 1u << 20, RAYSORT_MAX_COUNT, scaleRadixLayout},
    {"bvh", 1u << 16, RAYSORT_BVH_MAX_PRIMITIVES, scaleBuildLayout},
};

enum
{
  OPTION_ONLY,
  OPTION_KINDS,
  OPTION_MATERIALS,
  OPTION_SIZES,
  OPTION_MOST,
  OPTION_RUNS,
  OPTION_JSON,
  OPTION_COUNT
};

static Option options[OPTION_COUNT] = {
    {"only", "sort,radix,bvh", "a list of these"},
    {"kinds", "uniform", "of ids and keys, a list of uniform, coherent, few"},
    {"materials", "64,4096", "of the material sort, a list"},
    {"sizes", NULL, "a list: 65536,33M; default powers of two from 2^20 on, of triangles from 2^16, and the limit"},
    {"most", NULL, "no larger size; default the limits; on a CPU 2^10 .. 2^14"},
    {"runs", NULL, "of which the median counts; default 9, on a CPU 1; above 2^26 items at most 3"},
    {"json", BENCH_FOLDER "/scale.json", "the rows as JSON"},
};

/* ---- context ---- */

static void tell(void *user, VkResult result, const char *text)
{
  Scale *scale = (Scale *)user;
  snprintf(scale->message, sizeof(scale->message), "%s", text);
  if (!scale->isAsking)
    gpuMessage(&scale->gpu, result, text);
}

static void openScale(Scale *scale)
{
  RaysortContextInfo info = gpuContextInfo(
      &scale->gpu, RAYSORT_CAPABILITY_SORT_BIT | RAYSORT_CAPABILITY_RADIX_SORT_BIT | RAYSORT_CAPABILITY_BVH_BIT);
  info.message = tell;
  info.messageUser = scale;
  CHECK(raysortCreateContext(&info, &scale->raysort));
  for (uint32_t i = 0; i < scale->gpu.memory.memoryHeapCount; ++i)
  {
    const VkMemoryHeap *heap = &scale->gpu.memory.memoryHeaps[i];
    if (heap->flags & VK_MEMORY_HEAP_DEVICE_LOCAL_BIT && heap->size > scale->room)
      scale->room = heap->size;
  }
  scale->layout = gpuPipelineLayout(&scale->gpu);
  for (uint32_t i = 0; i < SCALE_KERNELS; ++i)
    snprintf(scale->kernels[i].spirvFile, sizeof(scale->kernels[i].spirvFile), "build/shaders/bench/scale/%s.spv",
             kernelNames[i]);
  gpuPipelines(&scale->gpu, scale->layout, scale->kernels, SCALE_KERNELS);
  scale->states = gpuBuffer(&scale->gpu, 2 * sizeof(ScaleState));
}

static void closeScale(Scale *scale)
{
  for (uint32_t i = 0; i < SCALE_KERNELS; ++i)
    vkDestroyPipeline(scale->gpu.device, scale->kernels[i].pipeline, NULL);
  vkDestroyPipelineLayout(scale->gpu.device, scale->layout, NULL);
  gpuFreeBuffer(&scale->gpu, &scale->states);
  raysortDestroyContext(scale->raysort);
  free(scale->rows);
  gpuClose(&scale->gpu);
}

/* ---- rows ---- */

static void printRow(const ScaleRow *row)
{
  printf("%-22s %-8s %10u ", row->item, row->kind, row->n);
  if (row->lacks[0])
    printf("not run: %s\n", row->lacks);
  else
    printf("%9.4f (%9.4f..%9.4f) %7.1f %6u   %s%s\n", row->ns.median, row->ns.low, row->ns.high, row->bytes,
           row->passCount, row->fault[0] ? "WRONG: " : "right", row->fault);
  fflush(stdout);
}

/* One operation at one size, of all kinds and materials. */
static void measure(Scale *scale, uint32_t operation, const BenchList *kinds, const BenchList *materials, uint32_t n)
{
  const uint32_t first = scale->rowCount;
  for (uint32_t k = 0; k < kinds->count; ++k)
  {
    scale->kind = kinds->values[k];
    for (uint32_t m = 0; m < materials->count && operation == SORT; ++m)
      scaleSort(scale, materials->values[m], n);
    if (operation == RADIX)
      scaleRadix(scale, n);
  }
  if (operation == BVH)
    scaleBuild(scale, n);
  for (uint32_t i = first; i < scale->rowCount; ++i)
    printRow(&scale->rows[i]);
}

static BenchList sizesOf(const Scale *scale, const Operation *operation)
{
  BenchList list;
  const uint32_t first = scale->gpu.isCpu ? CPU_FIRST : operation->first;
  const uint32_t most = options[OPTION_MOST].value ? benchNumber("most", options[OPTION_MOST].value, RAYSORT_MAX_COUNT)
                        : scale->gpu.isCpu         ? CPU_MOST
                                                   : operation->limit;
  if (options[OPTION_SIZES].value)
    return benchList("sizes", options[OPTION_SIZES].value, operation->limit);
  memset(&list, 0, sizeof(list));
  for (uint64_t n = first; n <= most && n < operation->limit; n *= 2)
    list.values[list.count++] = (uint32_t)n;
  if (most >= operation->limit)
    list.values[list.count++] = operation->limit;
  return list;
}

static void measureAll(Scale *scale, const BenchList *only)
{
  const BenchList kinds = benchNames("kinds", options[OPTION_KINDS].value, scaleKinds, 3);
  const BenchList materials = benchList("materials", options[OPTION_MATERIALS].value, RAYSORT_MAX_MATERIALS);
  scale->rows =
      (ScaleRow *)allocate(BENCH_LIST * BENCH_LIST * sizeof(ScaleRow) * (kinds.count + 1) * (materials.count + 1));
  printf("%-22s %-8s %10s %9s %22s %7s %6s   %s\n", "item", "inputs", "items", "ns an", "10 .. 90 %", "bytes", "passes",
         "proved on the GPU");
  printf("%-22s %-8s %10s %9s %22s %7s\n", "", "", "", "item", "", "an item");
  for (uint32_t i = 0; i < only->count; ++i)
  {
    const BenchList sizes = sizesOf(scale, &operations[only->values[i]]);
    for (uint32_t s = 0; s < sizes.count; ++s)
      measure(scale, only->values[i], &kinds, &materials, sizes.values[s]);
  }
}

/* ---- what follows from the rows ---- */

static int isSame(const ScaleRow *a, const ScaleRow *b)
{
  return strcmp(a->item, b->item) == 0 && strcmp(a->kind, b->kind) == 0;
}

/* Only such a row counts for the growth: the time of a row that is wrong is not the time of this work. */
static int isCounted(const ScaleRow *row)
{
  return row->n >= GROWTH_FROM && row->ns.median > 0 && !row->lacks[0] && !row->fault[0];
}

/* From the first size of 2^24 or more to the largest that counts; only the first of its rows reports. */
static void printGrowth(const Scale *scale, const ScaleRow *from, FILE *json, int *isFirst)
{
  const ScaleRow *to = from, *worst = from;
  for (const ScaleRow *row = scale->rows; row < from; ++row)
    if (isSame(row, from) && isCounted(row))
      return;
  for (const ScaleRow *row = from; row < scale->rows + scale->rowCount; ++row)
    if (isSame(row, from) && isCounted(row))
    {
      to = row;
      worst = row->ns.median > worst->ns.median ? row : worst;
    }
  const double growth = to->ns.median / from->ns.median, most = worst->ns.median / from->ns.median;
  printf("%-22s %-8s %10u to %10u: %9.4f to %9.4f ns, %+.1f %%; the slowest %+.1f %% at %u; passes %u to %u%s\n",
         from->item, from->kind, from->n, to->n, from->ns.median, to->ns.median, 100 * (growth - 1), 100 * (most - 1),
         worst->n, from->passCount, to->passCount, growth > GROWTH_MOST ? "; MORE THAN 15 %" : "");
  fprintf(json,
          "%s\n  {\"item\": \"%s\", \"kind\": \"%s\", \"from\": %u, \"to\": %u, \"growth\": %.4f, "
          "\"most\": %.4f}",
          *isFirst ? "" : ",", from->item, from->kind, from->n, to->n, growth, most);
  *isFirst = 0;
}

/* The limit itself is taken, one more is not. Returns whether that is so. */
static int printLimit(Scale *scale, const Operation *operation, FILE *json, int isFirst)
{
  scale->isAsking = 1;
  const VkResult limit = operation->layout(scale, operation->limit);
  scale->message[0] = 0;
  const VkResult above = operation->layout(scale, operation->limit + 1);
  scale->isAsking = 0;
  const int isRight = limit == VK_SUCCESS && above == VK_ERROR_VALIDATION_FAILED_EXT && scale->message[0];
  printf("%-22s %u is %s, %u is %s: %s%s\n", operation->name, operation->limit,
         limit == VK_SUCCESS ? "accepted" : "REFUSED", operation->limit + 1,
         above == VK_SUCCESS ? "ACCEPTED" : "refused", scale->message, isRight ? "" : " WRONG");
  fprintf(json, "%s\n  {\"item\": \"%s\", \"limit\": %u, \"is_right\": %d}", isFirst ? "" : ",", operation->name,
          operation->limit, isRight);
  return isRight;
}

static void writeRows(const Scale *scale, FILE *json)
{
  fprintf(json, "{\"device\": \"%s\", \"rows\": [", scale->gpu.properties.deviceName);
  for (uint32_t i = 0; i < scale->rowCount; ++i)
  {
    const ScaleRow *row = &scale->rows[i];
    fprintf(json,
            "%s\n  {\"item\": \"%s\", \"kind\": \"%s\", \"n\": %u, \"ns\": %.6g, \"low\": %.6g, \"high\": %.6g, "
            "\"bytes\": %.6g, \"passes\": %u, \"lacks\": \"%s\", \"fault\": \"%s\"}",
            i ? "," : "", row->item, row->kind, row->n, row->ns.median, row->ns.low, row->ns.high, row->bytes,
            row->passCount, row->lacks, row->fault);
  }
  fprintf(json, "\n]");
}

/* Returns whether all is right. */
static int conclude(Scale *scale, const BenchList *only)
{
  FILE *json = benchOpen(options[OPTION_JSON].value);
  int isRight = 1, isFirst = 1;
  writeRows(scale, json);
  printf("\ngrowth of the time an item from 2^24 on, at most 15 %% (of rays only reported: they grow with depth):\n");
  fprintf(json, ", \"growth\": [");
  for (uint32_t i = 0; i < scale->rowCount; ++i)
  {
    const ScaleRow *row = &scale->rows[i];
    isRight = isRight && !row->fault[0];
    if (isCounted(row))
      printGrowth(scale, row, json, &isFirst);
  }
  if (isFirst)
    printf("no right row of 2^24 items or more\n");
  printf("\nlimits:\n");
  fprintf(json, "\n], \"limits\": [");
  for (uint32_t i = 0; i < only->count; ++i)
    isRight = printLimit(scale, &operations[only->values[i]], json, i == 0) && isRight;
  fprintf(json, "\n]}\n");
  benchClose(json, options[OPTION_JSON].value);
  return isRight;
}

int main(int argc, char **argv)
{
  static Scale scale;
  Arguments arguments;
  const char *names[OPERATIONS];
  parseArguments(argc, argv, "bench_scale", "bench-scale: time and memory an item, up to the largest counts",
                 &arguments, options, OPTION_COUNT);
  makeFolder(BENCH_FOLDER);
  benchCanWrite(options[OPTION_JSON].value);
  gpuOpen(&scale.gpu, &arguments);
  if (!scale.gpu.timestampBits)
    die("this device's queue has no timestamps");
  for (uint32_t i = 0; i < OPERATIONS; ++i)
    names[i] = operations[i].name;
  const BenchList only = benchNames("only", options[OPTION_ONLY].value, names, OPERATIONS);
  scale.runs = options[OPTION_RUNS].value ? benchNumber("runs", options[OPTION_RUNS].value, SCALE_MOST_RUNS)
               : scale.gpu.isCpu          ? 1
                                          : 9;
  openScale(&scale);
  measureAll(&scale, &only);
  const int isRight = conclude(&scale, &only);
  const uint32_t errors = scale.gpu.errors;
  closeScale(&scale);
  return !isRight || errors || scale.gpu.errors;
}
