/* materials.c - the demo: 22 materials and a sky, shaded unsorted and sorted, and the same picture every time.
 * SPDX-License-Identifier: MIT
 *
 * A frame is one list of passes: trace, sort, shade; then the secondary rays: trace, sort, shade. Void is what a path
 * leaves that ended in the first bounce; the sort puts it last and it is never dispatched. The list is made three
 * times, once for each way to shade:
 *   unsorted, uber       a thread a pixel, one pipeline with a switch over all materials
 *   sorted, uber         the same pipeline over the sorted list: the same bits
 *   sorted, pipelines    a pipeline for every material, each with an indirect dispatch over its rays
 * `--known 1000` is another scene: known.c. */
#include "common.h"
#include "known.h"
#include "materials.h"
#include "pictures.h"
#include "scene.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define BOUNCES    2
#define MAX_PASSES (BOUNCES * (1 + RAYSORT_SORT_MAX_PASSES + (int)MATERIAL_COUNT))
#define PUSH_WORDS (sizeof(RaysortDispatchPush) / 4) /* where DemoPush begins */
#define SHADERS    "build/shaders/examples/materials/"

enum Variant
{
  UNSORTED_UBER,
  SORTED_UBER,
  SORTED_PIPELINES,
  VARIANT_COUNT
};

/* The rows of the table, for each bounce. */
enum Row
{
  ROW_TRACE,
  ROW_SORT,
  ROW_SHADE,
  ROW_COUNT
};

typedef struct Frame
{
  RaysortPass passes[MAX_PASSES];
  uint32_t rows[MAX_PASSES]; /* bounce * ROW_COUNT + row */
  uint32_t count;
} Frame;

typedef struct Demo
{
  Gpu gpu;
  RaysortContext raysort;
  uint32_t width, height, pixels, samples, repeats;
  Stage stage;
  GpuBuffer objects, clusters, scene, rays, hits, radiance, scratch;
  GpuBuffer ids[BOUNCES], maps[BOUNCES], ranges[BOUNCES];
  RaysortSortInfo sorts[BOUNCES];
  VkPipelineLayout layout;
  VkPipeline trace, uber, materials[MATERIAL_COUNT];
  VkQueryPool queries;
  Frame frames[VARIANT_COUNT];
} Demo;

typedef struct Timing
{
  double passes[MAX_PASSES]; /* milliseconds */
  double rows[BOUNCES * ROW_COUNT];
  double watched; /* of the frame with all passes timed */
  double total;   /* of the frame alone; by the wall clock where the queue has no timestamps */
} Timing;

static const char *const materialNames[MATERIAL_COUNT] = {
#define X(number, name) #name,
    MATERIALS(X)
#undef X
        "sky"};

/* ---- buffers and pipelines ---- */

static void setCamera(const Demo *demo, Scene *scene)
{
  const float position[3] = {-4.4f, 5.9f, 17.6f}, target[3] = {0.0f, 2.05f, 0.6f},
              slope = 0.315f; /* of half the height */
  float forward[3], length = 0;
  for (int i = 0; i < 3; ++i)
  {
    forward[i] = target[i] - position[i];
    length += forward[i] * forward[i];
  }
  for (int i = 0; i < 3; ++i)
    forward[i] /= sqrtf(length);
  float level = sqrtf(forward[0] * forward[0] + forward[2] * forward[2]);
  float right[3] = {-forward[2] / level, 0, forward[0] / level};
  float up[3] = {right[1] * forward[2] - right[2] * forward[1], right[2] * forward[0] - right[0] * forward[2],
                 right[0] * forward[1] - right[1] * forward[0]};
  float wide = slope * (float)demo->width / (float)demo->height;
  scene->cameraPosition = makeVec4(position[0], position[1], position[2], 0);
  scene->cameraForward = makeVec4(forward[0], forward[1], forward[2], 0);
  scene->cameraRight = makeVec4(right[0] * wide, right[1] * wide, right[2] * wide, 2 * slope / (float)demo->height);
  scene->cameraUp = makeVec4(up[0] * slope, up[1] * slope, up[2] * slope, 0);
}

static void uploadScene(Demo *demo)
{
  Scene scene;
  memset(&scene, 0, sizeof(scene));
  scene.objects = demo->objects.address;
  scene.clusters = demo->clusters.address;
  scene.rays = demo->rays.address;
  scene.hits = demo->hits.address;
  scene.ids0 = demo->ids[0].address;
  scene.ids1 = demo->ids[1].address;
  scene.radiance = demo->radiance.address;
  scene.sun = makeVec4(-0.7741f, 0.3870f, -0.5010f, 0);
  scene.width = demo->width;
  scene.height = demo->height;
  memcpy(scene.first, demo->stage.first, sizeof(demo->stage.first));
  setCamera(demo, &scene);
  gpuUpload(&demo->gpu, &demo->scene, 0, &scene, sizeof(scene));
  gpuUpload(&demo->gpu, &demo->objects, 0, demo->stage.objects, demo->stage.count * sizeof(Object));
  gpuUpload(&demo->gpu, &demo->clusters, 0, demo->stage.clusters, demo->stage.clusterCount * sizeof(Cluster));
}

/* One scratch serves both sorts: they are in one list, so the barriers between them are derived. */
static void createBuffers(Demo *demo)
{
  Gpu *gpu = &demo->gpu;
  RaysortSortLayout layout;
  demo->objects = gpuBuffer(gpu, demo->stage.count * sizeof(Object));
  demo->clusters = gpuBuffer(gpu, demo->stage.clusterCount * sizeof(Cluster));
  demo->scene = gpuBuffer(gpu, sizeof(Scene));
  demo->rays = gpuBuffer(gpu, demo->pixels * sizeof(Ray));
  demo->hits = gpuBuffer(gpu, demo->pixels * sizeof(Hit));
  demo->radiance = gpuBuffer(gpu, (VkDeviceSize)demo->pixels * 16);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
  {
    RaysortSortInfo *sort = &demo->sorts[bounce];
    memset(sort, 0, sizeof(*sort));
    sort->maxCount = demo->pixels;
    sort->materialCount = MATERIAL_COUNT;
    sort->workgroupSize = GROUP_SIZE;
    sort->materialIdMap.type = RAYSORT_ID_UINT32;
    sort->flags = RAYSORT_SORT_STATISTIC_BIT; /* planFrames takes it away where time is measured */
    CHECK(raysortGetSortLayout(demo->raysort, sort, &layout));
    if (!bounce)
      demo->scratch = gpuBuffer(gpu, layout.scratchSize);
    demo->ids[bounce] = gpuBuffer(gpu, layout.idMapSize);
    demo->maps[bounce] = gpuBuffer(gpu, layout.newToOldPixelMapSize);
    demo->ranges[bounce] = gpuBuffer(gpu, layout.rangesSize);
    sort->materialIdMap.buffer = gpuRange(&demo->ids[bounce]);
    sort->newToOldPixelMap = gpuRange(&demo->maps[bounce]);
    sort->ranges = gpuRange(&demo->ranges[bounce]);
    sort->scratch = gpuRange(&demo->scratch);
  }
  uploadScene(demo);
}

static void createPipelines(Demo *demo)
{
  const uint32_t total = MATERIAL_COUNT + 2;
  uint32_t all = RAYSORT_ALL_MATERIALS;
  demo->layout = gpuPipelineLayout(&demo->gpu);
  progress("making pipelines", 0, total);
  demo->trace = gpuPipeline(&demo->gpu, demo->layout, SHADERS "trace.spv", NULL, 0);
  progress("making pipelines", 1, total);
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
  {
    demo->materials[i] = gpuPipeline(&demo->gpu, demo->layout, SHADERS "shade.spv", &i, 1);
    progress("making pipelines", i + 2, total);
  }
  demo->uber = gpuPipeline(&demo->gpu, demo->layout, SHADERS "shade.spv", &all, 1);
  progress("making pipelines", total, total);
  if (demo->gpu.timestampBits)
    demo->queries = gpuQueries(&demo->gpu, 2 * MAX_PASSES);
}

static void destroyDemo(Demo *demo)
{
  Gpu *gpu = &demo->gpu;
  GpuBuffer *buffers[] = {&demo->objects, &demo->clusters, &demo->scene,  &demo->rays,
                          &demo->hits,    &demo->radiance, &demo->scratch};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(gpu, buffers[i]);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
  {
    gpuFreeBuffer(gpu, &demo->ids[bounce]);
    gpuFreeBuffer(gpu, &demo->maps[bounce]);
    gpuFreeBuffer(gpu, &demo->ranges[bounce]);
  }
  for (uint32_t i = 0; i < MATERIAL_COUNT; ++i)
    vkDestroyPipeline(gpu->device, demo->materials[i], NULL);
  vkDestroyPipeline(gpu->device, demo->trace, NULL);
  vkDestroyPipeline(gpu->device, demo->uber, NULL);
  vkDestroyPipelineLayout(gpu->device, demo->layout, NULL);
  vkDestroyQueryPool(gpu->device, demo->queries, NULL);
  raysortDestroyContext(demo->raysort);
  gpuClose(gpu);
}

/* ---- frames: lists of passes ---- */

static void declare(const Demo *demo, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(demo->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

/* DemoPush, after what raysortPlanDispatch pushes; zeros are there in a pass of our own. */
static void pushDemo(RaysortPass *pass, const Demo *demo, uint32_t bounce, uint32_t unsorted)
{
  DemoPush push;
  memset(&push, 0, sizeof(push));
  push.scene = demo->scene.address;
  push.bounce = bounce;
  push.unsorted = unsorted;
  CHECK(raysortAppendPush(demo->raysort, pass, &push, sizeof(push)));
}

/* A pass of our own with a thread a pixel. */
static RaysortPass *addPixelPass(Frame *frame, const Demo *demo, const char *name, VkPipeline pipeline, uint32_t bounce,
                                 uint32_t row)
{
  RaysortPass *pass = &frame->passes[frame->count];
  *pass = computePass(name, pipeline, demo->layout, sizeof(RaysortDispatchPush),
                      (demo->pixels + GROUP_SIZE - 1) / GROUP_SIZE);
  pushDemo(pass, demo, bounce, 1);
  frame->rows[frame->count++] = row;
  return pass;
}

static void declareShading(RaysortPass *pass, const Demo *demo, uint32_t bounce)
{
  declare(demo, pass, &demo->ids[bounce], VK_ACCESS_SHADER_READ_BIT);
  declare(demo, pass, &demo->hits, VK_ACCESS_SHADER_READ_BIT);
  declare(demo, pass, &demo->rays, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
  declare(demo, pass, &demo->radiance, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
}

/* The sort, then the dispatches on its result, each told what it touches besides. */
static void addSortedShading(Frame *frame, const Demo *demo, uint32_t bounce, int isUber)
{
  RaysortDispatchInfo info;
  uint32_t count = MAX_PASSES - frame->count;
  CHECK(raysortPlanSort(demo->raysort, &demo->sorts[bounce], &count, &frame->passes[frame->count]));
  for (uint32_t i = 0; i < count; ++i)
    frame->rows[frame->count++] = bounce * ROW_COUNT + ROW_SORT;
  memset(&info, 0, sizeof(info));
  info.sort = &demo->sorts[bounce];
  info.layout = demo->layout;
  if (isUber)
    info.uberPipeline = demo->uber;
  else
    info.pipelines = demo->materials;
  count = MAX_PASSES - frame->count;
  CHECK(raysortPlanDispatch(demo->raysort, &info, &count, &frame->passes[frame->count]));
  for (uint32_t i = 0; i < count; ++i)
  {
    RaysortPass *pass = &frame->passes[frame->count];
    pass->name = isUber ? "shade" : materialNames[i];
    declareShading(pass, demo, bounce);
    pushDemo(pass, demo, bounce, 0);
    frame->rows[frame->count++] = bounce * ROW_COUNT + ROW_SHADE;
  }
}

static void planFrame(Demo *demo, enum Variant variant)
{
  static const char *const traceNames[BOUNCES] = {"trace primary", "trace secondary"};
  Frame *frame = &demo->frames[variant];
  frame->count = 0;
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
  {
    uint32_t row = bounce * ROW_COUNT;
    RaysortPass *pass = addPixelPass(frame, demo, traceNames[bounce], demo->trace, bounce, row + ROW_TRACE);
    declare(demo, pass, &demo->rays, VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT);
    declare(demo, pass, &demo->hits, VK_ACCESS_SHADER_WRITE_BIT);
    declare(demo, pass, &demo->ids[bounce], VK_ACCESS_SHADER_WRITE_BIT);
    if (variant == UNSORTED_UBER)
      declareShading(addPixelPass(frame, demo, "shade", demo->uber, bounce, row + ROW_SHADE), demo, bounce);
    else
      addSortedShading(frame, demo, bounce, variant == SORTED_UBER);
  }
}

/* The statistic costs a pass, so it is asked for only where it is read. */
static void planFrames(Demo *demo, uint32_t sortFlags)
{
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    demo->sorts[bounce].flags = sortFlags;
  for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
    planFrame(demo, (enum Variant)variant);
}

/* A plan is data: the number of the sample goes straight into the push blocks of our own pipelines. */
static void setSample(Frame *frame, const Demo *demo, uint32_t sampleIndex)
{
  for (uint32_t i = 0; i < frame->count; ++i)
    if (frame->passes[i].layout == demo->layout)
      frame->passes[i].push[PUSH_WORDS + offsetof(DemoPush, sampleIndex) / 4] = sampleIndex;
}

/* What to time: timestamps between the passes give each its share, and slow down those that could overlap. */
enum Watch
{
  WATCH_FRAME,
  WATCH_PASSES
};

/* Every pass from the end of the one before: barriers count too. */
static void readTiming(Demo *demo, const Frame *frame, uint32_t queryCount, Timing *timing)
{
  double times[2 * MAX_PASSES];
  double before = 0;
  gpuReadQueries(&demo->gpu, demo->queries, 0, queryCount, times);
  timing->total = times[queryCount - 1];
  for (uint32_t i = 0; i < queryCount / 2 && queryCount > 2; ++i)
  {
    double end = times[2 * i + 1] > before ? times[2 * i + 1] : before; /* commuting passes end in any order */
    timing->passes[i] = end - before;
    timing->rows[frame->rows[i]] += end - before;
    before = end;
  }
}

/* Adds a sample to the radiance of every pixel. */
static Timing runFrame(Demo *demo, enum Variant variant, uint32_t sampleIndex, enum Watch watch)
{
  Frame *frame = &demo->frames[variant];
  RaysortTimestamps timestamps;
  Timing timing;
  uint32_t queryCount = 2;
  memset(&timing, 0, sizeof(timing));
  memset(&timestamps, 0, sizeof(timestamps));
  timestamps.pool = demo->queries;
  timestamps.count = 2 * MAX_PASSES;
  timestamps.queueFamily = demo->gpu.queueFamily;
  setSample(frame, demo, sampleIndex);
  double start = seconds();
  VkCommandBuffer commandBuffer = gpuBegin(&demo->gpu);
  if (demo->queries)
    vkCmdResetQueryPool(commandBuffer, demo->queries, 0, 2 * MAX_PASSES);
  if (demo->queries && watch == WATCH_PASSES)
  {
    CHECK(raysortCmdPasses(demo->raysort, commandBuffer, frame->count, frame->passes, &timestamps));
    queryCount = timestamps.written;
  }
  else
  {
    if (demo->queries)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, demo->queries, 0);
    CHECK(raysortCmdPasses(demo->raysort, commandBuffer, frame->count, frame->passes, NULL));
    if (demo->queries)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, demo->queries, 1);
  }
  gpuSubmit(&demo->gpu, commandBuffer);
  timing.total = (seconds() - start) * 1000;
  if (demo->queries)
    readTiming(demo, frame, queryCount, &timing);
  return timing;
}

/* ---- checks ---- */

static float *downloadRadiance(Demo *demo)
{
  size_t size = (size_t)demo->pixels * 16;
  float *radiance = (float *)allocate(size);
  gpuDownload(&demo->gpu, &demo->radiance, 0, radiance, size);
  return radiance;
}

static float *renderAlone(Demo *demo, enum Variant variant, uint32_t sampleIndex)
{
  gpuFill(&demo->gpu, &demo->radiance, 0);
  runFrame(demo, variant, sampleIndex, WATCH_FRAME);
  return downloadRadiance(demo);
}

/* Did the sort of this bounce do what it promises? Reads everything back and walks through it. */
static int checkSort(Demo *demo, uint32_t bounce)
{
  RaysortSortResult result;
  void *parts[3];
  const GpuBuffer *buffers[3] = {&demo->ids[bounce], &demo->maps[bounce], &demo->ranges[bounce]};
  for (int i = 0; i < 3; ++i)
  {
    parts[i] = allocate((size_t)buffers[i]->size);
    gpuDownload(&demo->gpu, buffers[i], 0, parts[i], buffers[i]->size);
  }
  memset(&result, 0, sizeof(result));
  result.ids = parts[0];
  result.newToOldPixelMap = (const uint32_t *)parts[1];
  result.ranges = parts[2];
  VkResult verdict = raysortSortVerify(demo->raysort, &demo->sorts[bounce], &result);
  for (int i = 0; i < 3; ++i)
    free(parts[i]);
  printf("check: bounce %u: %s\n", bounce + 1,
         verdict == VK_SUCCESS ? "stable material sort, ranges and arguments right" : "THE SORT IS WRONG");
  return verdict == VK_SUCCESS;
}

static int checkIdentity(const Demo *demo, float *const radiance[VARIANT_COUNT])
{
  uint32_t bits = 0, differ = 0, worst = 0;
  for (size_t i = 0; i < demo->pixels; ++i)
  {
    uint32_t most = 0;
    bits += memcmp(&radiance[UNSORTED_UBER][i * 4], &radiance[SORTED_UBER][i * 4], 16) != 0;
    for (size_t channel = 0; channel < 3; ++channel)
    {
      int a = toneMap(radiance[UNSORTED_UBER][i * 4 + channel]),
          b = toneMap(radiance[SORTED_PIPELINES][i * 4 + channel]);
      most = (uint32_t)abs(a - b) > most ? (uint32_t)abs(a - b) : most;
    }
    differ += most > 0;
    worst = most > worst ? most : worst;
  }
  int isSame = bits == 0, isClose = differ <= demo->pixels / 1000 && worst <= 1;
  printf("check: sorted, uber against unsorted: %u of %u pixels differ in any bit: %s\n", bits, demo->pixels,
         isSame ? "identical" : "WRONG");
  printf("check: sorted, pipelines against unsorted: %u pixels differ, at most by %u/255: %s\n", differ, worst,
         isClose ? "good" : "WRONG");
  return isSame && isClose;
}

static int checkAll(Demo *demo)
{
  float *radiance[VARIANT_COUNT];
  int good = 1;
  for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
  {
    progress("checking", variant, VARIANT_COUNT);
    radiance[variant] = renderAlone(demo, (enum Variant)variant, 0);
  }
  progress("checking", 1, 1);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    good &= checkSort(demo, bounce);
  good &= checkIdentity(demo, radiance);
  for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
    free(radiance[variant]);
  return good;
}

/* ---- times ---- */

/* The best of each: of a whole frame, and of a frame with its passes timed. */
static void measure(Demo *demo, Timing best[VARIANT_COUNT])
{
  const uint32_t total = 2 * demo->repeats * VARIANT_COUNT;
  for (uint32_t i = 0; i < total; ++i)
  {
    uint32_t variant = i % VARIANT_COUNT;
    int isFirst = i < 2 * VARIANT_COUNT, isWhole = i / VARIANT_COUNT % 2 == 0;
    progress("measuring", i, total);
    if (isWhole ? demo->queries && demo->gpu.isCpu : !demo->queries)
      continue; /* nothing to learn: a CPU's passes never overlap */
    Timing timing = runFrame(demo, (enum Variant)variant, 0, isWhole ? WATCH_FRAME : WATCH_PASSES);
    if (isWhole && (isFirst || timing.total < best[variant].total))
      best[variant].total = timing.total;
    if (!isWhole && (isFirst || timing.total < best[variant].watched))
    {
      timing.watched = timing.total;
      timing.total = demo->gpu.isCpu ? timing.total : best[variant].total;
      best[variant] = timing;
    }
  }
  progress("measuring", 1, 1);
}

static void printRow(const char *name, const char *format, const double values[VARIANT_COUNT])
{
  printf("%-20s", name);
  for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
  {
    if (values[variant] < 0)
      printf(" %14s", "-");
    else if (*format == '3')
      printf(" %14.3f", values[variant]);
    else
      printf(" %13.2fx", values[variant]);
  }
  printf("\n");
}

static void printTimes(const Demo *demo, const Timing times[VARIANT_COUNT])
{
  static const char *const rows[BOUNCES * ROW_COUNT] = {"trace primary",   "sort", "shade",
                                                        "trace secondary", "sort", "shade"};
  double values[VARIANT_COUNT], faster[VARIANT_COUNT];
  printf("\n%ux%u = %u rays, %u objects, %u materials and the sky; milliseconds, the best of %u\n\n", demo->width,
         demo->height, demo->pixels, demo->stage.count, MATERIAL_COUNT - 1, demo->repeats);
  printf("%-20s %14s %14s %14s\n", "", "unsorted", "sorted", "sorted");
  printf("%-20s %14s %14s %14s\n", "", "uber shader", "uber shader", "pipelines");
  for (uint32_t row = 0; row < BOUNCES * ROW_COUNT && demo->queries; ++row)
  {
    for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
      values[variant] = row % ROW_COUNT == ROW_SORT && variant == UNSORTED_UBER ? -1 : times[variant].rows[row];
    printRow(rows[row], "3", values);
  }
  for (uint32_t variant = 0; variant < VARIANT_COUNT; ++variant)
  {
    values[variant] = times[variant].total;
    faster[variant] = times[UNSORTED_UBER].total / times[variant].total;
  }
  printRow("whole frame", "3", values);
  printRow("  times faster", "2", faster);
  for (uint32_t variant = 0; variant < VARIANT_COUNT && demo->queries; ++variant)
  {
    const double *row = times[variant].rows;
    values[variant] = row[ROW_SORT] + row[ROW_SHADE] + row[ROW_COUNT + ROW_SORT] + row[ROW_COUNT + ROW_SHADE];
    faster[variant] = values[0] / values[variant];
  }
  if (demo->queries)
  {
    printRow("sort + shade", "3", values);
    printRow("  times faster", "2", faster);
  }
  if (!demo->queries)
    printf("(wall clock: this queue has no timestamps, so no times of the passes)\n");
  else if (!demo->gpu.isCpu)
    printf("(whole frame: timed without the timestamps between the passes, so that these may overlap)\n");
}

/* ---- what was sorted ---- */

/* The ids of a bounce in the two orders. Behind the rays that are alive the ids are void. */
typedef struct Order
{
  uint32_t *before, *after;
  double statistic; /* of raysort: different ids in a window before, void counted too */
} Order;

static Order downloadOrder(Demo *demo, uint32_t bounce)
{
  Order order;
  RaysortRanges ranges;
  size_t size = (size_t)demo->pixels * 4;
  uint32_t *map = (uint32_t *)allocate(size);
  order.before = (uint32_t *)allocate(size);
  order.after = (uint32_t *)allocate(size);
  gpuDownload(&demo->gpu, &demo->ids[bounce], 0, order.before, size);
  gpuDownload(&demo->gpu, &demo->maps[bounce], 0, map, size);
  gpuDownload(&demo->gpu, &demo->ranges[bounce], 0, &ranges, sizeof(ranges));
  for (uint32_t slot = 0; slot < demo->pixels; ++slot)
    order.after[slot] = slot < ranges.live ? order.before[map[slot]] : MATERIAL_VOID;
  order.statistic = (double)ranges.distinct / (double)ranges.windows;
  free(map);
  return order;
}

/* The time of the pass with this name of this bounce. */
static double passTime(const Frame *frame, const Timing *timing, uint32_t bounce, const char *name)
{
  for (uint32_t i = 0; i < frame->count; ++i)
    if (frame->rows[i] == bounce * ROW_COUNT + ROW_SHADE && frame->passes[i].name == name)
      return timing->passes[i];
  return 0;
}

static void printMaterials(const Demo *demo, const Order orders[BOUNCES], const Timing *timing)
{
  uint32_t counts[BOUNCES][MATERIAL_COUNT + 1];
  memset(counts, 0, sizeof(counts));
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    for (uint32_t i = 0; i < demo->pixels; ++i)
      ++counts[bounce][orders[bounce].before[i]];
  printf("\n%-20s %14s %14s %14s %14s\n", "material, pipeline", "rays, bounce 1", "milliseconds", "rays, bounce 2",
         "milliseconds");
  for (uint32_t material = 0; material < MATERIAL_COUNT; ++material)
  {
    printf("%-20s", materialNames[material]);
    for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
      printf(" %14u %14.3f", counts[bounce][material],
             passTime(&demo->frames[SORTED_PIPELINES], timing, bounce, materialNames[material]));
    printf("\n");
  }
  printf("%-20s %14u %14s %14u %14s\n", "void, not run", counts[0][MATERIAL_VOID], "-", counts[1][MATERIAL_VOID], "-");
  printf("\ndifferent materials in %u threads, on average:\n", WINDOW);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    printf("bounce %u: %.2f before (%.2f if void counts: the statistic of the sort), %.2f after\n", bounce + 1,
           meanDistinct(orders[bounce].before, demo->pixels), orders[bounce].statistic,
           meanDistinct(orders[bounce].after, demo->pixels));
}

/* ---- pictures ---- */

static const Colour white = 0xebebeb;

static uint32_t textScale(uint32_t width)
{
  return width >= 1600 ? 2 : 1;
}

/* The ids as colours, and under them the names of the colours. */
static Picture addNames(const Picture *ids)
{
  uint32_t scale = textScale(ids->width), row = 14 * scale, columns = ids->width / (120 * scale);
  uint32_t rows = (MATERIAL_COUNT + columns) / columns;
  Picture picture = newPicture(ids->width, ids->height + (rows + 1) * row, background);
  placePicture(&picture, 0, 0, ids, 1, 0);
  for (uint32_t i = 0; i <= MATERIAL_COUNT; ++i)
  {
    uint32_t x = 8 * scale + i % columns * 120 * scale, y = ids->height + row / 2 + i / columns * row;
    const char *name = i < MATERIAL_COUNT ? materialNames[i] : "void";
    fillRectangle(&picture, x, y, 10 * scale, 10 * scale, idColour(i));
    drawText(&picture, x + 14 * scale, y + 2 * scale, scale, name, white);
  }
  return picture;
}

static void drawHeatLegend(Picture *picture, uint32_t y, uint32_t scale)
{
  static const char *const what = "different materials in a window of 32 threads:  ";
  static const char *const numbers[9] = {"none (void)", "1", "2", "3", "4", "5", "6", "7", "8 and more"};
  uint32_t x = 4 * scale;
  drawText(picture, x, y + 2 * scale, scale, what, white);
  x += textWidth(scale, what);
  for (uint32_t i = 0; i <= 8; ++i)
  {
    fillRectangle(picture, x - scale, y - scale, 12 * scale, 12 * scale, white);
    fillRectangle(picture, x, y, 10 * scale, 10 * scale, heatColour(i));
    drawText(picture, x + 14 * scale, y + 2 * scale, scale, numbers[i], white);
    x += 24 * scale + textWidth(scale, numbers[i]);
  }
}

/* Four panels: bounce 1 and 2, before and after; a title on each; under them what the colours mean. */
static Picture drawHeat(const Demo *demo, const Order orders[BOUNCES])
{
  static const char *const titles[4] = {"bounce 1, pixel order", "bounce 1, sorted", "bounce 2, pixel order",
                                        "bounce 2, sorted"};
  uint32_t times = magnification(demo->width), wide = demo->width * times / 2, high = demo->height * times / 2;
  uint32_t scale = textScale(demo->width), row = 14 * scale;
  Picture picture = newPicture(2 * wide, 2 * (high + row) + 2 * row, background);
  for (uint32_t i = 0; i < 4; ++i)
  {
    const uint32_t *ids = i % 2 ? orders[i / 2].after : orders[i / 2].before;
    Picture heat = magnify(heatPicture(ids, demo->width, demo->height), times);
    uint32_t x = i % 2 * wide, y = i / 2 * (high + row);
    char title[96];
    placePicture(&picture, x, y + row, &heat, 2, 0);
    snprintf(title, sizeof(title), "%s: %.2f materials in %u threads", titles[i], meanDistinct(ids, demo->pixels),
             WINDOW);
    drawText(&picture, x + 4 * scale, y + 3 * scale, scale, title, white);
    freePicture(&heat);
  }
  drawHeatLegend(&picture, picture.height - row - row / 2, scale);
  return picture;
}

/* The picture, and under it the ids of both bounces in both orders. Takes the picture. */
static Picture composeSheet(Picture picture, const Picture orders[4])
{
  static const char *const titles[4] = {"material ids: pixel order", "sorted order", "bounce 2: pixel order",
                                        "bounce 2: sorted, void is not run"};
  uint32_t scale = textScale(picture.width), row = 14 * scale, wide = picture.width / 4;
  Picture sheet = newPicture(picture.width, picture.height + row + picture.height / 4, background);
  placePicture(&sheet, 0, 0, &picture, 1, 0);
  for (uint32_t i = 0; i < 4; ++i)
  {
    placePicture(&sheet, i * wide, picture.height + row, &orders[i], 4, 1);
    drawText(&sheet, i * wide + 4 * scale, picture.height + 3 * scale, scale, titles[i], white);
  }
  freePicture(&picture);
  return sheet;
}

/* Takes the picture. */
static void writePictures(const Demo *demo, const char *folder, Picture picture, const Order orders[BOUNCES])
{
  static const char *const files[4] = {"order_before.png", "order_after.png", "bounce2_order_before.png",
                                       "bounce2_order_after.png"};
  uint32_t times = magnification(demo->width);
  Picture parts[4];
  for (uint32_t i = 0; i < 4; ++i)
    parts[i] = magnify(idPicture(i % 2 ? orders[i / 2].after : orders[i / 2].before, demo->width, demo->height), times);
  writePng(folder, "picture.png", &picture);
  Picture names = addNames(&parts[0]), heat = drawHeat(demo, orders);
  Picture sheet = composeSheet(magnify(picture, times), parts);
  savePicture(folder, "material_ids.png", &names);
  savePicture(folder, "heat.png", &heat);
  savePicture(folder, "sheet.png", &sheet);
  for (uint32_t i = 0; i < 4; ++i)
    savePicture(folder, files[i], &parts[i]);
}

static Picture render(Demo *demo, enum Variant variant)
{
  gpuFill(&demo->gpu, &demo->radiance, 0);
  for (uint32_t i = 0; i < demo->samples; ++i)
  {
    progress("rendering", i, demo->samples);
    runFrame(demo, variant, i, WATCH_FRAME);
  }
  progress("rendering", 1, 1);
  float *radiance = downloadRadiance(demo);
  Picture picture = tonePicture(radiance, demo->width, demo->height, demo->samples);
  free(radiance);
  return picture;
}

/* ---- main ---- */

static void openDemo(Demo *demo, const Arguments *arguments, const Option options[2])
{
  memset(demo, 0, sizeof(*demo));
  gpuOpen(&demo->gpu, arguments);
  demo->width = arguments->width ? arguments->width : demo->gpu.isCpu ? 384 : 1920;
  demo->height = arguments->height ? arguments->height : demo->gpu.isCpu ? 216 : 1080;
  demo->pixels = demo->width * demo->height;
  if (demo->width < 128 || demo->height < 16 || demo->pixels > 1u << 26)
    die("--size: from 128x16 up to 64 million pixels");
  demo->samples = optionWhole(&options[0], demo->gpu.isCpu ? 4 : 64, 1, 100000);
  demo->repeats = optionWhole(&options[1], demo->gpu.isCpu ? 1 : 20, 1, 100000);
  demo->raysort = gpuRaysort(&demo->gpu, RAYSORT_CAPABILITY_SORT_BIT);
  buildStage(&demo->stage);
  createBuffers(demo);
  createPipelines(demo);
  planFrames(demo, RAYSORT_SORT_STATISTIC_BIT);
}

int main(int argc, char **argv)
{
  static Demo demo;
  Arguments arguments;
  Option options[4] = {{"samples", NULL, "rays a pixel of the picture; default 64, or 4 on a CPU"},
                       {"repeats", NULL, "frames measured each way; default 20, or 1 on a CPU"},
                       {"known", NULL, "another scene: so many known materials, few of them in view, over some frames"},
                       {"frames", NULL, "of --known; default 12"}};
  Timing times[VARIANT_COUNT];
  Order orders[BOUNCES];
  parseArguments(argc, argv, "materials", "22 materials shaded unsorted and sorted", &arguments, options, 4);
  if (options[2].value)
  {
    const uint32_t known = optionWhole(&options[2], 1000, 64, RAYSORT_MAX_MATERIALS);
    return runKnown(&arguments, known, optionWhole(&options[3], 12, 1, 1000)) ? 0 : 1;
  }
  openDemo(&demo, &arguments, options);
  int good = checkAll(&demo);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
    orders[bounce] = downloadOrder(&demo, bounce);
  planFrames(&demo, 0);
  measure(&demo, times);
  printTimes(&demo, times);
  printMaterials(&demo, orders, &times[SORTED_PIPELINES]);
  printf("\n");
  Picture picture =
      render(&demo, times[SORTED_UBER].total < times[SORTED_PIPELINES].total ? SORTED_UBER : SORTED_PIPELINES);
  writePictures(&demo, arguments.out, picture, orders);
  for (uint32_t bounce = 0; bounce < BOUNCES; ++bounce)
  {
    free(orders[bounce].before);
    free(orders[bounce].after);
  }
  destroyDemo(&demo);
  if (demo.gpu.errors)
    printf("%u errors reported by raysort or the validation layer\n", demo.gpu.errors);
  return good && !demo.gpu.errors ? 0 : 1;
}
