/* known.c - `materials --known 1000`: many known materials, few in view, and what each way to dispatch them costs.
 * SPDX-License-Identifier: MIT
 *
 * The camera flies over a plain of spheres. The program does what an engine would do, frame by frame: trace, sort,
 * dispatch; and it reads the list of present materials LATENCY frames later. Ways:
 *   each      an indirect dispatch for each known material
 *   groups    one for each GROUPED neighbouring materials
 *   list      one for each material that was in view lately, and one for the rays of all others
 *   uber      one, with the code of all materials
 * All must give the same picture. Times: the dispatches alone on the device, and the host's planning and recording. */
#include "known.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define SHADERS     "build/shaders/examples/materials/"
#define GROUPED     64u
#define LATENCY     2u /* frames from a sort until the host reads its list */
#define FRAMES_SEEN 8  /* an id stays in the list for so many frames after it was seen */
#define SHEET       3u /* frames of a row of the picture */

enum Way
{
  WAY_EACH,
  WAY_GROUPS,
  WAY_LIST,
  WAY_UBER,
  WAY_COUNT
};

static const char *const wayNames[WAY_COUNT] = {"each", "groups", "list", "uber"};

typedef struct Known
{
  Gpu gpu;
  RaysortContext raysort;
  uint32_t width, height, pixels, known, frames, runs;
  GpuBuffer points, ids, colours, map, ranges, scratch, present, list, table;
  VkPipelineLayout layout;
  VkPipeline trace, any, rest, kinds[KNOWN_KINDS];
  VkPipeline *each, *groups;
  RaysortSortInfo sort;
  uint32_t *materials, *ages, listed; /* the list */
  uint32_t *seen[LATENCY + 1];        /* what the last sorts found: the number, then the ids */
  RaysortPass *passes;                /* of a way, or of trace and sort */
  uint32_t mostPasses, passCount;
  enum Way way;
} Known;

/* What a frame cost. */
typedef struct Cost
{
  uint32_t passes[WAY_COUNT], present, listed, restRays;
  double gpu[WAY_COUNT], host[WAY_COUNT]; /* milliseconds */
} Cost;

/* ---- what is made once ---- */

static void makePipelines(Known *known)
{
  const uint32_t groups = (known->known + GROUPED - 1) / GROUPED;
  uint32_t constants[2] = {KNOWN_ANY, 0};
  known->layout = gpuPipelineLayout(&known->gpu);
  known->trace = gpuPipeline(&known->gpu, known->layout, SHADERS "known_trace.spv", NULL, 0);
  known->any = gpuPipeline(&known->gpu, known->layout, SHADERS "known_shade.spv", constants, 2);
  constants[0] = KNOWN_REST;
  known->rest = gpuPipeline(&known->gpu, known->layout, SHADERS "known_shade.spv", constants, 2);
  constants[0] = KNOWN_ONE;
  for (uint32_t i = 0; i < KNOWN_KINDS; ++i)
  {
    constants[1] = i;
    known->kinds[i] = gpuPipeline(&known->gpu, known->layout, SHADERS "known_shade.spv", constants, 2);
    progress("making pipelines", i + 1, KNOWN_KINDS);
  }
  known->each = (VkPipeline *)allocate((known->known + groups) * sizeof(VkPipeline));
  known->groups = known->each + known->known;
  for (uint32_t i = 0; i < known->known; ++i)
    known->each[i] = known->kinds[i % KNOWN_KINDS];
  for (uint32_t i = 0; i < groups; ++i)
    known->groups[i] = known->any;
}

static void makeBuffers(Known *known)
{
  Gpu *gpu = &known->gpu;
  RaysortSortLayout layout;
  RaysortSortInfo *sort = &known->sort;
  sort->maxCount = known->pixels;
  sort->materialCount = known->known;
  sort->workgroupSize = KNOWN_GROUP;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  CHECK(raysortGetSortLayout(known->raysort, sort, &layout));
  known->points = gpuBuffer(gpu, (VkDeviceSize)known->pixels * 16);
  known->colours = gpuBuffer(gpu, (VkDeviceSize)known->pixels * 4);
  known->ids = gpuBuffer(gpu, layout.idMapSize);
  known->map = gpuBuffer(gpu, layout.newToOldPixelMapSize);
  known->ranges = gpuBuffer(gpu, layout.rangesSize);
  known->present = gpuBuffer(gpu, layout.presentSize);
  known->scratch = gpuBuffer(gpu, layout.scratchSize);
  known->list = gpuBuffer(gpu, (VkDeviceSize)known->known * 4);
  known->table = gpuBuffer(gpu, sizeof(RaysortDispatchRest) + (VkDeviceSize)known->known * 8);
  sort->materialIdMap.buffer = gpuRange(&known->ids);
  sort->newToOldPixelMap = gpuRange(&known->map);
  sort->ranges = gpuRange(&known->ranges);
  sort->present = gpuRange(&known->present);
  sort->scratch = gpuRange(&known->scratch);
}

static void makeLists(Known *known)
{
  const size_t size = ((size_t)known->known + 1) * 4;
  known->materials = (uint32_t *)allocate(size);
  known->ages = (uint32_t *)allocate(size);
  for (uint32_t i = 0; i <= LATENCY; ++i)
  {
    known->seen[i] = (uint32_t *)allocate(size);
    known->seen[i][0] = 0;
  }
  known->mostPasses = known->known + RAYSORT_SORT_MAX_PASSES + 2;
  known->passes = (RaysortPass *)allocate(known->mostPasses * sizeof(RaysortPass));
}

static void openKnown(Known *known, const Arguments *arguments, uint32_t materials, uint32_t frames)
{
  memset(known, 0, sizeof(*known));
  gpuOpen(&known->gpu, arguments);
  known->width = arguments->width ? arguments->width : known->gpu.isCpu ? 384 : 1920;
  known->height = arguments->height ? arguments->height : known->gpu.isCpu ? 216 : 1080;
  known->pixels = known->width * known->height;
  if (known->width < 128 || known->height < 16 || known->pixels > 1u << 26)
    die("--size: from 128x16 up to 64 million pixels");
  known->known = materials;
  known->frames = frames;
  known->runs = known->gpu.isCpu ? 1 : 9;
  known->raysort = gpuRaysort(&known->gpu, RAYSORT_CAPABILITY_SORT_BIT);
  makePipelines(known);
  makeBuffers(known);
  makeLists(known);
}

static void closeKnown(Known *known)
{
  GpuBuffer *buffers[] = {&known->points,  &known->ids,     &known->colours, &known->map,  &known->ranges,
                          &known->scratch, &known->present, &known->list,    &known->table};
  for (size_t i = 0; i < sizeof(buffers) / sizeof(buffers[0]); ++i)
    gpuFreeBuffer(&known->gpu, buffers[i]);
  for (uint32_t i = 0; i < KNOWN_KINDS; ++i)
    vkDestroyPipeline(known->gpu.device, known->kinds[i], NULL);
  vkDestroyPipeline(known->gpu.device, known->trace, NULL);
  vkDestroyPipeline(known->gpu.device, known->any, NULL);
  vkDestroyPipeline(known->gpu.device, known->rest, NULL);
  vkDestroyPipelineLayout(known->gpu.device, known->layout, NULL);
  raysortDestroyContext(known->raysort);
  gpuClose(&known->gpu);
  for (uint32_t i = 0; i <= LATENCY; ++i)
    free(known->seen[i]);
  free(known->materials);
  free(known->ages);
  free(known->passes);
  free(known->each);
}

/* ---- passes ---- */

static void pushKnown(const Known *known, RaysortPass *pass, float distance)
{
  KnownPush push;
  memset(&push, 0, sizeof(push));
  push.points = known->points.address;
  push.ids = known->ids.address;
  push.colours = known->colours.address;
  push.materials = known->known;
  push.width = known->width;
  push.height = known->height;
  push.distance = distance;
  CHECK(raysortAppendPush(known->raysort, pass, &push, sizeof(push)));
}

static void declare(const Known *known, RaysortPass *pass, const GpuBuffer *buffer, VkAccessFlags access)
{
  const RaysortBuffer range = gpuRange(buffer);
  CHECK(raysortAppendAccess(known->raysort, pass, RAYSORT_RESOURCE_CALLER, &range, access));
}

static void traceAndSort(Known *known, float distance)
{
  uint32_t sorted = RAYSORT_SORT_MAX_PASSES;
  RaysortPass *trace = known->passes;
  VkCommandBuffer commandBuffer = gpuBegin(&known->gpu);
  *trace = computePass("trace", known->trace, known->layout, sizeof(RaysortDispatchPush),
                       (known->pixels + KNOWN_GROUP - 1) / KNOWN_GROUP);
  pushKnown(known, trace, distance);
  declare(known, trace, &known->points, VK_ACCESS_SHADER_WRITE_BIT);
  declare(known, trace, &known->ids, VK_ACCESS_SHADER_WRITE_BIT);
  declare(known, trace, &known->colours, VK_ACCESS_SHADER_WRITE_BIT);
  CHECK(raysortPlanSort(known->raysort, &known->sort, &sorted, known->passes + 1));
  CHECK(raysortCmdPasses(known->raysort, commandBuffer, 1 + sorted, known->passes, NULL));
  gpuSubmit(&known->gpu, commandBuffer);
}

static void planWay(Known *known, enum Way way)
{
  RaysortDispatchInfo info;
  memset(&info, 0, sizeof(info));
  info.sort = &known->sort;
  info.layout = known->layout;
  info.concurrency = 1; /* a pixel has one material, so no two passes touch the same bytes */
  info.pipelines = way == WAY_GROUPS ? known->groups : known->each;
  info.materialsPerPipeline = way == WAY_GROUPS ? GROUPED : 0;
  info.table = gpuRange(&known->table);
  if (way == WAY_UBER)
  {
    info.pipelines = NULL;
    info.uberPipeline = known->any;
  }
  if (way == WAY_LIST)
  {
    info.materials = known->materials;
    info.listedCount = known->listed;
    info.restPipeline = known->rest;
    info.list = gpuRange(&known->list);
  }
  known->passCount = known->mostPasses;
  CHECK(raysortPlanDispatch(known->raysort, &info, &known->passCount, known->passes));
  for (uint32_t i = 0; i < known->passCount; ++i)
    if (known->passes[i].layout == known->layout)
      pushKnown(known, &known->passes[i], 0);
}

static void recordWay(void *user, VkCommandBuffer commandBuffer)
{
  const Known *known = (const Known *)user;
  CHECK(raysortCmdPasses(known->raysort, commandBuffer, known->passCount, known->passes, NULL));
}

/* ---- frames ---- */

/* The list becomes what the sort of LATENCY frames ago found, and what was seen in the frames before. */
static void updateList(Known *known, uint32_t frame)
{
  const uint32_t *seen = known->seen[(frame + 1) % (LATENCY + 1)]; /* the oldest */
  known->listed =
      raysortMergeMaterials(known->listed, known->materials, known->ages, known->known, seen[0], seen + 1, FRAMES_SEEN);
  if (known->listed)
    gpuUpload(&known->gpu, &known->list, 0, known->materials, (VkDeviceSize)known->listed * 4);
}

static void measureWay(Known *known, enum Way way, Cost *cost)
{
  double times[16], start;
  VkCommandBuffer commandBuffer;
  RaysortDispatchRest rest;
  start = seconds();
  planWay(known, way);
  cost->host[way] = 1e3 * (seconds() - start);
  commandBuffer = gpuBegin(&known->gpu);
  start = seconds();
  recordWay(known, commandBuffer);
  cost->host[way] += 1e3 * (seconds() - start);
  gpuSubmit(&known->gpu, commandBuffer);
  cost->passes[way] = known->passCount;
  gpuTime(&known->gpu, known->runs, recordWay, known, times);
  cost->gpu[way] = times[0];
  for (uint32_t i = 1; i < known->runs; ++i)
    cost->gpu[way] = times[i] < cost->gpu[way] ? times[i] : cost->gpu[way];
  if (way != WAY_LIST)
    return;
  gpuDownload(&known->gpu, &known->table, 0, &rest, sizeof(rest));
  cost->restRays = rest.rays;
}

/* Every way shades the frame; returns how many gave another picture than the first one. */
static uint32_t measureFrame(Known *known, uint32_t frame, uint32_t *picture, Cost *cost)
{
  const VkDeviceSize size = (VkDeviceSize)known->pixels * 4;
  uint32_t *other = (uint32_t *)allocate((size_t)size), *seen = known->seen[frame % (LATENCY + 1)], wrong = 0;
  updateList(known, frame);
  for (uint32_t way = 0; way < WAY_COUNT; ++way)
  {
    traceAndSort(known, 0.9f * (float)frame); /* it clears the picture, too */
    measureWay(known, (enum Way)way, cost);
    gpuDownload(&known->gpu, &known->colours, 0, way ? other : picture, size);
    wrong += way && memcmp(picture, other, (size_t)size) != 0;
  }
  gpuDownload(&known->gpu, &known->present, 0, seen, 4);
  if (seen[0])
    gpuDownload(&known->gpu, &known->present, 4, seen + 1, (VkDeviceSize)seen[0] * 4);
  cost->present = seen[0];
  cost->listed = known->listed;
  free(other);
  return wrong;
}

static void printCosts(const Known *known, const Cost *costs)
{
  printf("\n%ux%u rays, %u known materials; milliseconds on the device | of the host to plan and record\n",
         known->width, known->height, known->known);
  printf("%5s %8s %7s %10s", "frame", "present", "listed", "rest, rays");
  for (uint32_t way = 0; way < WAY_COUNT; ++way)
    printf("   %6s: passes", wayNames[way]);
  printf("\n");
  for (uint32_t frame = 0; frame < known->frames; ++frame)
  {
    const Cost *cost = &costs[frame];
    printf("%5u %8u %7u %10u", frame, cost->present, cost->listed, cost->restRays);
    for (uint32_t way = 0; way < WAY_COUNT; ++way)
      printf(" %6.3f|%5.3f %4u", cost->gpu[way], cost->host[way], cost->passes[way]);
    printf("\n");
  }
}

/* A frame of the sheet, with its numbers over it. */
static void placeFrame(const Known *known, Picture *sheet, uint32_t place, uint32_t frame, const uint32_t *picture,
                       const Cost *cost)
{
  const uint32_t x = place % SHEET * known->width, y = place / SHEET * (known->height + 14);
  char text[96];
  for (uint32_t i = 0; i < known->pixels; ++i)
  {
    const size_t index = (size_t)(y + 14 + i / known->width) * sheet->width + x + i % known->width;
    const uint32_t c = picture[i];
    setPixel(sheet, index, (c & 255u) << 16 | (c & 0xff00u) | (c >> 16 & 255u));
  }
  snprintf(text, sizeof(text), "frame %u: %u of %u materials, %u rays of the rest", frame, cost->present, known->known,
           cost->restRays);
  drawText(sheet, x + 4, y + 3, 1, text, 0xebebeb);
}

int runKnown(const Arguments *arguments, uint32_t materials, uint32_t frames)
{
  Known known;
  openKnown(&known, arguments, materials, frames);
  const uint32_t shown = frames < 2 * SHEET ? frames : 2 * SHEET, rows = (shown + SHEET - 1) / SHEET;
  Picture sheet = newPicture(SHEET * known.width, rows * (known.height + 14), 0x181818);
  Cost *costs = (Cost *)allocate(frames * sizeof(*costs));
  uint32_t *picture = (uint32_t *)allocate((size_t)known.pixels * 4), wrong = 0;
  memset(costs, 0, frames * sizeof(*costs));
  for (uint32_t frame = 0; frame < frames; ++frame)
  {
    progress("frames", frame, frames);
    wrong += measureFrame(&known, frame, picture, &costs[frame]);
    if (frame < shown)
      placeFrame(&known, &sheet, frame, frame, picture, &costs[frame]);
  }
  progress("frames", 1, 1);
  printCosts(&known, costs);
  printf("check: every way against `each`: %s\n", wrong ? "OTHER PICTURES" : "identical");
  savePicture(arguments->out, "frames.png", &sheet);
  free(picture);
  free(costs);
  closeKnown(&known);
  return !wrong && !known.gpu.errors;
}
