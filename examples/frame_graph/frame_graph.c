/* frame_graph.c - raysort inside a frame graph that is not its own: memory shared over time, barriers by the graph.
 * SPDX-License-Identifier: MIT
 *
 * The frame has three bounces: sort the rays by material; shade them, which makes the ids of the next bounce. One
 * function describes it, and is called twice. The first time no buffer exists: the plans are dry, and the graph learns
 * from their accesses when each resource lives. Then it lays resources that never live at the same time over each other
 * in one heap, and the frame is described again, for real. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

/* ==== the graph: knows passes and byte ranges, nothing of sorting ==== */

#define MAX_RESOURCES 11u /* as many as the frame has */
#define MAX_PASSES    96u

/* Transient memory: a range of the heap while it lives. */
typedef struct Resource
{
  const char *name;
  VkDeviceSize size, alignment;
  VkDeviceSize dryOffset; /* in an imaginary heap where nothing overlaps: how dry accesses are told apart */
  VkDeviceSize offset;    /* in the real heap */
  uint32_t first, last;   /* passes that touch it */
} Resource;

typedef struct Graph
{
  Resource resources[MAX_RESOURCES];
  uint32_t resourceCount;
  VkBuffer heap; /* null while the graph is dry */
  VkDeviceSize drySize, heapSize;
  RaysortPass passes[MAX_PASSES];
  RaysortBarrier barriers[MAX_PASSES];
  uint32_t passCount, barrierCount;
} Graph;

static VkDeviceSize alignUp(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) / alignment * alignment;
}

static uint32_t graphCreate(Graph *graph, const char *name, VkDeviceSize size, VkDeviceSize alignment)
{
  Resource *resource = &graph->resources[graph->resourceCount];
  resource->name = name;
  resource->size = size;
  resource->alignment = alignment;
  resource->dryOffset = alignUp(graph->drySize, alignment);
  resource->first = UINT32_MAX;
  graph->drySize = resource->dryOffset + size;
  return graph->resourceCount++;
}

/* What a plan is given for a resource; a null buffer makes the plan a dry one. */
static RaysortBuffer graphRange(const Graph *graph, uint32_t resource)
{
  const Resource *r = &graph->resources[resource];
  RaysortBuffer range = {graph->heap, graph->heap ? r->offset : r->dryOffset, r->size};
  return range;
}

/* If the access is dry, its resource lives from pass `first` to pass `last`. */
static void graphTouch(Graph *graph, const RaysortAccess *access, uint32_t first, uint32_t last)
{
  for (uint32_t r = 0; r < graph->resourceCount && !access->buffer.buffer; ++r)
  {
    Resource *resource = &graph->resources[r];
    if (access->buffer.offset < resource->dryOffset || access->buffer.offset >= resource->dryOffset + resource->size)
      continue;
    resource->first = resource->first < first ? resource->first : first;
    resource->last = resource->last > last ? resource->last : last;
  }
}

/* Adds the passes of one plan. What they touch lives until the plan ends: the buffers of a plan must not overlap, even
 * where its accesses would allow it. */
static void graphAdd(Graph *graph, const RaysortPass *passes, uint32_t count)
{
  const uint32_t begin = graph->passCount;
  if (begin + count > MAX_PASSES)
    die("graph: too many passes");
  memcpy(&graph->passes[begin], passes, count * sizeof(*passes));
  graph->passCount += count;
  for (uint32_t p = begin; p < graph->passCount; ++p)
    for (uint32_t a = 0; a < graph->passes[p].accessCount; ++a)
      graphTouch(graph, &graph->passes[p].accesses[a], p, graph->passCount - 1);
}

/* Do two placed resources live at the same time in the same bytes? */
static int resourcesCollide(const Resource *a, const Resource *b)
{
  return a->first <= b->last && b->first <= a->last && a->offset < b->offset + b->size &&
         b->offset < a->offset + a->size;
}

/* First fit: each at the lowest offset where nothing is that lives at the same time. */
static void graphPlace(Graph *graph)
{
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    Resource *mine = &graph->resources[r];
    for (uint32_t other = 0; other < r;)
    {
      const Resource *theirs = &graph->resources[other++];
      if (!resourcesCollide(mine, theirs))
        continue;
      mine->offset = alignUp(theirs->offset + theirs->size, mine->alignment);
      other = 0; /* it may now collide with one that it did not collide with before */
    }
    if (graph->heapSize < mine->offset + mine->size)
      graph->heapSize = mine->offset + mine->size;
  }
}

/* Byte ranges of buffers, not resources: so memory that changes hands is a hazard like any other. */
static int passesConflict(const RaysortPass *a, const RaysortPass *b)
{
  for (uint32_t i = 0; i < a->accessCount * b->accessCount; ++i)
  {
    const RaysortAccess *x = &a->accesses[i % a->accessCount], *y = &b->accesses[i / a->accessCount];
    if (((x->access | y->access) & VK_ACCESS_SHADER_WRITE_BIT) && x->buffer.buffer == y->buffer.buffer &&
        x->buffer.offset < y->buffer.offset + y->buffer.size && y->buffer.offset < x->buffer.offset + x->buffer.size)
      return 1;
  }
  return 0;
}

/* A barrier over all memory before each pass that conflicts with one since the last barrier, unless the two are of one
 * group: then they may run side by side. A real graph would name ranges, and move passes. */
static void graphOrder(Graph *graph)
{
  for (uint32_t p = 0, since = 0; p < graph->passCount; ++p)
    for (uint32_t old = since; old < p && since < p; ++old) /* one is enough */
    {
      const RaysortPass *before = &graph->passes[old], *now = &graph->passes[p];
      if ((before->concurrency && before->concurrency == now->concurrency) || !passesConflict(before, now))
        continue;
      RaysortBarrier *barrier = &graph->barriers[graph->barrierCount++];
      memset(barrier, 0, sizeof(*barrier));
      barrier->before = since = p;
      barrier->srcStages = VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
      barrier->dstStages = barrier->srcStages;
      barrier->srcAccess = VK_ACCESS_SHADER_WRITE_BIT;
      barrier->dstAccess = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_INDIRECT_COMMAND_READ_BIT;
    }
}

static void graphRecord(const Graph *graph, RaysortContext context, VkCommandBuffer commandBuffer)
{
  const RaysortBarrier *barrier = graph->barriers, *end = barrier + graph->barrierCount;
  for (uint32_t p = 0; p < graph->passCount; ++p)
  {
    for (; barrier < end && barrier->before == p; ++barrier)
    {
      const VkMemoryBarrier memory = {VK_STRUCTURE_TYPE_MEMORY_BARRIER, NULL, barrier->srcAccess, barrier->dstAccess};
      vkCmdPipelineBarrier(commandBuffer, barrier->srcStages, barrier->dstStages, 0, 1, &memory, 0, NULL, 0, NULL);
    }
    CHECK(raysortCmdPass(context, commandBuffer, &graph->passes[p])); /* bare: pipeline, push constants, dispatch */
  }
}

/* ==== the frame ==== */

#define BOUNCES       3u
#define GROUP_SIZE    64u         /* as in shade.comp */
#define MAX_PIPELINES 16u         /* up to so many materials: a pipeline each; more: one for all */
#define POISON        0xdeadbeefu /* fills the heap before the frame: nothing may rely on what was there */

/* What shade.comp is pushed after RaysortDispatchPush. */
typedef struct ShadePush
{
  VkDeviceAddress colours, ids, nextIds;
  uint32_t bounce, bounces, materials;
} ShadePush;

typedef struct Demo
{
  Gpu gpu;
  RaysortContext context;
  uint32_t rays, materials;
  GpuBuffer cameraIds, colours, heap;
  VkPipelineLayout layout;
  VkPipeline pipelines[MAX_PIPELINES];                                       /* all the same one */
  uint32_t ids[BOUNCES], maps[BOUNCES], ranges[BOUNCES], scratches[BOUNCES]; /* resources; ids[0] is none */
} Demo;

/* What bounce b sorts: all rays of the camera, then those that were shaded, in the order in which they were. */
static RaysortSortInfo sortInfo(const Demo *demo, const Graph *graph, uint32_t b)
{
  RaysortSortInfo info = {.maxCount = demo->rays, .materialCount = demo->materials, .workgroupSize = GROUP_SIZE};
  info.materialIdMap.buffer = b ? graphRange(graph, demo->ids[b]) : gpuRange(&demo->cameraIds);
  if (b)
  {
    info.list = graphRange(graph, demo->maps[b - 1]);
    const RaysortBuffer lastRanges = graphRange(graph, demo->ranges[b - 1]);
    info.count = raysortSortGetLive(&lastRanges);
  }
  info.newToOldPixelMap = graphRange(graph, demo->maps[b]);
  info.ranges = graphRange(graph, demo->ranges[b]);
  info.scratch = graphRange(graph, demo->scratches[b]);
  return info;
}

/* The sizes of a layout do not depend on where the buffers are, only on which there are. */
static void createResources(Demo *demo, Graph *graph)
{
  static const char *const names[4][BOUNCES] = {{"ids 1", "ids 2", "ids 3"},
                                                {"map 1", "map 2", "map 3"},
                                                {"ranges 1", "ranges 2", "ranges 3"},
                                                {"scratch 1", "scratch 2", "scratch 3"}};
  const VkDeviceSize words = (VkDeviceSize)demo->rays * sizeof(uint32_t);
  for (uint32_t b = 0; b < BOUNCES; ++b)
  {
    RaysortSortLayout layout;
    RaysortSortInfo info = {.maxCount = demo->rays, .materialCount = demo->materials};
    info.materialIdMap.buffer.size = words;
    info.list.size = b ? words : 0;
    info.count.size = b ? sizeof(uint32_t) : 0;
    CHECK(raysortGetSortLayout(demo->context, &info, &layout));
    if (b)
      demo->ids[b] = graphCreate(graph, names[0][b], words, 16);
    demo->maps[b] = graphCreate(graph, names[1][b], layout.newToOldPixelMapSize, 16);
    demo->ranges[b] = graphCreate(graph, names[2][b], layout.rangesSize, layout.alignment);
    demo->scratches[b] = graphCreate(graph, names[3][b], layout.scratchSize, layout.alignment);
  }
}

/* raysort plans the indirect dispatches and knows what they read of the sort; the rest of their push block and of their
 * accesses is ours. A pass is data, so both are simply appended. */
static uint32_t shadePasses(const Demo *demo, const Graph *graph, uint32_t b, RaysortPass *passes)
{
  const VkAccessFlags reads = VK_ACCESS_SHADER_READ_BIT, writes = VK_ACCESS_SHADER_WRITE_BIT;
  const RaysortSortInfo sort = sortInfo(demo, graph, b);
  const int isLast = b + 1 == BOUNCES, isUber = demo->materials > MAX_PIPELINES;
  const RaysortBuffer colours = gpuRange(&demo->colours), next = graphRange(graph, demo->ids[isLast ? b : b + 1]);
  ShadePush push = {demo->colours.address, 0, isLast ? 0 : demo->heap.address + next.offset, b, BOUNCES,
                    demo->materials};
  RaysortDispatchInfo info = {.sort = &sort, .layout = demo->layout};
  uint32_t count = MAX_PIPELINES;
  info.concurrency = b + 1; /* each ray is shaded once: the materials write different words */
  if (isUber)
    info.uberPipeline = demo->pipelines[0];
  else
    info.pipelines = demo->pipelines;
  CHECK(raysortPlanDispatch(demo->context, &info, &count, passes));
  if (isUber) /* it must look up which material a ray has */
    push.ids = (b ? demo->heap.address : demo->cameraIds.address) + sort.materialIdMap.buffer.offset;
  for (uint32_t i = 0; i < count; ++i)
  {
    CHECK(raysortAppendPush(demo->context, &passes[i], &push, sizeof(push)));
    CHECK(raysortAppendAccess(demo->context, &passes[i], RAYSORT_RESOURCE_CALLER, &colours, reads | writes));
    if (isUber)
      CHECK(raysortAppendAccess(demo->context, &passes[i], RAYSORT_RESOURCE_CALLER, &sort.materialIdMap.buffer, reads));
    if (!isLast)
      CHECK(raysortAppendAccess(demo->context, &passes[i], RAYSORT_RESOURCE_CALLER, &next, writes));
  }
  return count;
}

/* The frame, dry or for real. */
static void describeFrame(const Demo *demo, Graph *graph)
{
  RaysortPass passes[MAX_PIPELINES];
  graph->passCount = 0;
  for (uint32_t b = 0; b < BOUNCES; ++b)
  {
    const RaysortSortInfo info = sortInfo(demo, graph, b);
    uint32_t count = MAX_PIPELINES;
    CHECK(raysortPlanSort(demo->context, &info, &count, passes));
    graphAdd(graph, passes, count);
    graphAdd(graph, passes, shadePasses(demo, graph, b, passes));
  }
}

static void runFrame(Demo *demo, Graph *graph)
{
  createResources(demo, graph);
  describeFrame(demo, graph); /* dry: nothing has memory yet */
  graphPlace(graph);
  demo->heap = gpuBuffer(&demo->gpu, graph->heapSize);
  graph->heap = demo->heap.buffer;
  describeFrame(demo, graph); /* for real */
  graphOrder(graph);
  CHECK(raysortVerifyBarriers(demo->context, graph->passCount, graph->passes, graph->barrierCount, graph->barriers));
  gpuFill(&demo->gpu, &demo->heap, POISON);
  gpuFill(&demo->gpu, &demo->colours, 0);
  VkCommandBuffer commandBuffer = gpuBegin(&demo->gpu);
  graphRecord(graph, demo->context, commandBuffer);
  gpuSubmit(&demo->gpu, commandBuffer);
}

/* ---- is it right? As in shade.comp, ray by ray through all bounces ---- */

static uint32_t scatterBits(uint32_t x)
{
  x = (x ^ x >> 16) * 0x85ebca6bu;
  x = (x ^ x >> 13) * 0xc2b2ae35u;
  return x ^ x >> 16;
}

static uint32_t checkColours(const Demo *demo, const uint32_t *cameraIds, const uint32_t *colours)
{
  for (uint32_t ray = 0; ray < demo->rays; ++ray)
  {
    uint32_t colour = 0, id = cameraIds[ray];
    for (uint32_t b = 0; b < BOUNCES && id < demo->materials; ++b)
    {
      colour += scatterBits(id) >> (b + 1) & (0x7fu >> b) * 0x01010101u;
      id = scatterBits(ray ^ scatterBits(b + 1)) % (demo->materials + 1); /* the last one: void */
    }
    if (colour != colours[ray])
      return (uint32_t)(fprintf(stderr, "WRONG: ray %u is %08x and not %08x\n", ray, colours[ray], colour) > 0);
  }
  return 0;
}

/* ---- what the graph did: a row a resource, a column a pass ---- */

static void drawGraph(const Graph *graph, const char *folder)
{
  const uint32_t column = 24, row = 28, left = 330;
  Picture picture = newPicture(left + graph->passCount * column + 20, graph->resourceCount * row + 60, 0xffffff);
  char text[160];
  snprintf(text, sizeof(text), "heap: %llu bytes hold %llu", (unsigned long long)graph->heapSize,
           (unsigned long long)graph->drySize);
  drawText(&picture, 12, 14, 2, text, 0x1d2a36);
  for (uint32_t i = 0; i < graph->barrierCount; ++i)
    fillRectangle(&picture, left + graph->barriers[i].before * column - 1, 36, 2, graph->resourceCount * row, 0xd0583a);
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    const Resource *resource = &graph->resources[r];
    const uint32_t y = 40 + r * row;
    snprintf(text, sizeof(text), "%-9s at %llu", resource->name, (unsigned long long)resource->offset);
    drawText(&picture, 12, y, 2, text, 0x1d2a36);
    fillRectangle(&picture, left + resource->first * column + 3, y, (resource->last - resource->first + 1) * column - 6,
                  row - 8, paletteColour(r));
  }
  printf("%u passes, %u barriers; heap: %llu bytes, without sharing %llu\n", graph->passCount, graph->barrierCount,
         (unsigned long long)graph->heapSize, (unsigned long long)graph->drySize);
  savePicture(folder, "memory.png", &picture);
}

int main(int argc, char **argv)
{
  static Graph graph;
  static Demo demo;
  Arguments arguments;
  Option option = {"materials", "6", "up to 16: a pipeline each; more: one pipeline for all"};
  parseArguments(argc, argv, "frame_graph", "raysort's passes in the caller's own frame graph", &arguments, &option, 1);
  demo.rays = arguments.width ? arguments.width * arguments.height : 256 * 256;
  demo.materials = (uint32_t)strtoul(option.value, NULL, 10);
  if (demo.rays > 1u << 26 || demo.materials < 1 || demo.materials > RAYSORT_MAX_MATERIALS)
    die("--size: at most 2^26 rays; --materials: 1 to %u", RAYSORT_MAX_MATERIALS);
  gpuOpen(&demo.gpu, &arguments);
  demo.context = gpuRaysort(&demo.gpu, RAYSORT_CAPABILITY_SORT_BIT);
  demo.layout = gpuPipelineLayout(&demo.gpu);
  demo.pipelines[0] = gpuPipeline(&demo.gpu, demo.layout, "build/shaders/examples/frame_graph/shade.spv", NULL, 0);
  for (uint32_t i = 1; i < MAX_PIPELINES; ++i)
    demo.pipelines[i] = demo.pipelines[0];
  const size_t words = demo.rays * sizeof(uint32_t);
  demo.cameraIds = gpuBuffer(&demo.gpu, words);
  demo.colours = gpuBuffer(&demo.gpu, words);
  uint32_t *cameraIds = (uint32_t *)allocate(words), *colours = (uint32_t *)allocate(words);
  for (uint32_t ray = 0; ray < demo.rays; ++ray)
    cameraIds[ray] = scatterBits(ray / 64) % demo.materials; /* the camera's rays are coherent and all hit something */
  gpuUpload(&demo.gpu, &demo.cameraIds, 0, cameraIds, words);

  runFrame(&demo, &graph);
  gpuDownload(&demo.gpu, &demo.colours, 0, colours, words);
  const uint32_t isWrong = checkColours(&demo, cameraIds, colours) + (graph.heapSize >= graph.drySize);
  drawGraph(&graph, arguments.out);

  free(cameraIds);
  free(colours);
  gpuFreeBuffer(&demo.gpu, &demo.cameraIds);
  gpuFreeBuffer(&demo.gpu, &demo.colours);
  gpuFreeBuffer(&demo.gpu, &demo.heap);
  vkDestroyPipeline(demo.gpu.device, demo.pipelines[0], NULL);
  vkDestroyPipelineLayout(demo.gpu.device, demo.layout, NULL);
  raysortDestroyContext(demo.context);
  gpuClose(&demo.gpu);
  printf(isWrong || demo.gpu.errors ? "FAILED\n" : "all results as expected\n");
  return isWrong || demo.gpu.errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
