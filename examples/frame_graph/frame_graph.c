/* frame_graph.c - raysort inside a frame graph that is not its own: memory shared over time, barriers by the graph.
 * SPDX-License-Identifier: MIT
 *
 * The frame traces three bounces: sort the rays by material, shade them (which makes the ids of the next bounce), sort
 * those that live, and so on. It is described twice by the same function. The first time no buffer exists: the plans
 * are dry, and the graph learns from their accesses when each resource lives. Then it lays resources that never live at
 * the same time over each other in one heap, and the frame is described again, for real. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "common.h"

/* ==== the graph: knows passes and byte ranges, nothing of sorting ==== */

#define MAX_RESOURCES 16u
#define MAX_PASSES    96u

/* Transient memory: a range of the heap while it lives. */
typedef struct Resource
{
  const char *name;
  VkDeviceSize size, alignment;
  VkDeviceSize dryOffset; /* in an imaginary heap where nothing overlaps: how dry accesses are told apart */
  VkDeviceSize offset;    /* in the real heap */
  uint32_t first, last;   /* steps that touch it */
} Resource;

/* Who need not wait any more for an access: these stages, if they access it in these ways. */
typedef struct Seen
{
  VkPipelineStageFlags stages;
  VkAccessFlags access;
} Seen;

typedef struct Graph
{
  Resource resources[MAX_RESOURCES];
  uint32_t resourceCount;
  VkBuffer heap; /* null while the graph is dry */
  VkDeviceSize drySize, heapSize;
  RaysortPass passes[MAX_PASSES]; /* without a pipeline: copies; the accesses are pairs, from and to */
  uint32_t steps[MAX_PASSES];     /* passes that commute share a step: no barrier between them */
  Seen seen[MAX_PASSES][RAYSORT_MAX_ACCESSES];
  uint32_t waits[MAX_PASSES]; /* by step: ranges in the barrier before it */
  uint32_t passCount, stepCount;
} Graph;

static VkDeviceSize alignUp(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) / alignment * alignment;
}

static uint32_t graphCreate(Graph *graph, const char *name, VkDeviceSize size, VkDeviceSize alignment)
{
  Resource *resource = &graph->resources[graph->resourceCount];
  if (graph->resourceCount == MAX_RESOURCES)
    die("graph: too many resources");
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

/* If the access is dry, its resource lives from step `first` to step `last`. */
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
  {
    const uint32_t group = graph->passes[p].group;
    if (!p || group == 0 || group != graph->passes[p - 1].group) /* it cannot run beside the passes of the step */
      ++graph->stepCount;
    graph->steps[p] = graph->stepCount - 1;
  }
  for (uint32_t p = begin; p < graph->passCount; ++p)
    for (uint32_t a = 0; a < graph->passes[p].accessCount; ++a)
      graphTouch(graph, &graph->passes[p].accesses[a], graph->steps[p], graph->stepCount - 1);
}

/* Do two placed resources live at the same time in the same bytes? */
static int resourcesCollide(const Resource *a, const Resource *b)
{
  return a->first <= b->last && b->first <= a->last && a->offset < b->offset + b->size &&
         b->offset < a->offset + a->size;
}

/* First fit, the largest first: each at the lowest offset where nothing lies that lives at the same time. */
static void graphPlace(Graph *graph)
{
  Resource *placed[MAX_RESOURCES];
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    uint32_t i = r;
    for (; i && placed[i - 1]->size < graph->resources[r].size; --i)
      placed[i] = placed[i - 1];
    placed[i] = &graph->resources[r];
  }
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    Resource *mine = placed[r];
    for (uint32_t other = 0; other < r;)
    {
      const Resource *theirs = placed[other++];
      if (!resourcesCollide(mine, theirs))
        continue;
      mine->offset = alignUp(theirs->offset + theirs->size, mine->alignment);
      other = 0; /* it may now collide with one that it did not collide with before */
    }
    if (graph->heapSize < mine->offset + mine->size)
      graph->heapSize = mine->offset + mine->size;
  }
}

static int isWrite(const RaysortAccess *access)
{
  return (access->access & (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT)) != 0;
}

/* Byte ranges of buffers, not resources: so memory that changes hands is a hazard like any other. */
static int conflict(const RaysortAccess *a, const RaysortAccess *b)
{
  return (isWrite(a) || isWrite(b)) && a->buffer.buffer == b->buffer.buffer &&
         a->buffer.offset < b->buffer.offset + b->buffer.size && b->buffer.offset < a->buffer.offset + a->buffer.size;
}

/* raysort's passes are dispatches; the graph has copies too. */
static VkPipelineStageFlags stagesOf(const RaysortAccess *access)
{
  if (access->access & (VK_ACCESS_TRANSFER_READ_BIT | VK_ACCESS_TRANSFER_WRITE_BIT))
    return VK_PIPELINE_STAGE_TRANSFER_BIT;
  return raysortGetAccessStages(access);
}

/* What the passes first .. end - 1 need of an older access. *buried: one of them overwrites all of it, so whoever comes
 * later waits for that one. */
static Seen graphNeed(const Graph *graph, const RaysortAccess *old, uint32_t first, uint32_t end, int *buried)
{
  Seen need = {0, 0};
  for (uint32_t p = first; p < end; ++p)
    for (uint32_t a = 0; a < graph->passes[p].accessCount; ++a)
    {
      const RaysortAccess *now = &graph->passes[p].accesses[a];
      if (!conflict(old, now))
        continue;
      need.stages |= stagesOf(now);
      need.access |= isWrite(old) ? now->access : 0; /* after a read, waiting is enough */
      *buried |= isWrite(now) && now->buffer.offset <= old->buffer.offset &&
                 now->buffer.offset + now->buffer.size >= old->buffer.offset + old->buffer.size;
    }
  return need;
}

/* Adds an older write to a barrier; passes that share a step often wrote the same range. */
static void addRange(VkBufferMemoryBarrier *ranges, uint32_t *count, const RaysortAccess *old, VkAccessFlags access)
{
  VkBufferMemoryBarrier *range = ranges;
  while (range < ranges + *count && (range->buffer != old->buffer.buffer || range->offset != old->buffer.offset ||
                                     range->size != old->buffer.size))
    ++range;
  if (range == ranges + *count)
  {
    if (*count == MAX_PASSES)
      die("graph: too many ranges in one barrier");
    memset(range, 0, sizeof(*range));
    range->sType = VK_STRUCTURE_TYPE_BUFFER_MEMORY_BARRIER;
    range->srcQueueFamilyIndex = range->dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
    range->buffer = old->buffer.buffer;
    range->offset = old->buffer.offset;
    range->size = old->buffer.size;
    ++*count;
  }
  range->srcAccessMask |= old->access;
  range->dstAccessMask |= access;
}

/* The barrier before a step: the byte range of every older write that the step needs and has not seen. */
static void graphBarrier(Graph *graph, VkCommandBuffer commandBuffer, uint32_t first, uint32_t end)
{
  VkBufferMemoryBarrier ranges[MAX_PASSES];
  VkPipelineStageFlags before = 0, after = 0;
  uint32_t count = 0;
  for (uint32_t p = 0; p < first; ++p)
    for (uint32_t a = 0; a < graph->passes[p].accessCount; ++a)
    {
      const RaysortAccess *old = &graph->passes[p].accesses[a];
      Seen *seen = &graph->seen[p][a];
      int buried = 0;
      Seen need = graphNeed(graph, old, first, end, &buried);
      if ((need.stages & ~seen->stages) || (need.access & ~seen->access))
      {
        before |= stagesOf(old);
        after |= need.stages;
        if (isWrite(old))
          addRange(ranges, &count, old, need.access);
      }
      seen->stages |= buried ? ~0u : need.stages;
      seen->access |= buried ? ~0u : need.access;
    }
  graph->waits[graph->steps[first]] = count;
  if (before)
    vkCmdPipelineBarrier(commandBuffer, before, after, 0, 0, NULL, count, ranges, 0, NULL);
}

static void graphRecord(Graph *graph, RaysortContext context, VkCommandBuffer commandBuffer)
{
  for (uint32_t p = 0, end = 0; p < graph->passCount; ++p)
  {
    const RaysortPass *pass = &graph->passes[p];
    if (p == end) /* a new step */
    {
      while (end < graph->passCount && graph->steps[end] == graph->steps[p])
        ++end;
      graphBarrier(graph, commandBuffer, p, end);
    }
    if (pass->pipeline)
      CHECK(raysortCmdPass(context, commandBuffer, pass));
    for (uint32_t a = 0; a < pass->accessCount && !pass->pipeline; a += 2)
    {
      const RaysortBuffer *from = &pass->accesses[a].buffer, *to = &pass->accesses[a + 1].buffer;
      VkBufferCopy region = {from->offset, to->offset, from->size};
      vkCmdCopyBuffer(commandBuffer, from->buffer, to->buffer, 1, &region);
    }
  }
}

/* ==== the demo ==== */

#define BOUNCES       3u
#define GROUP_SIZE    64u         /* as in shade.comp */
#define MAX_PIPELINES 16u         /* up to so many materials: a pipeline each; more: one for all */
#define POISON        0xdeadbeefu /* fills the heap before the frame: nothing may rely on what was there */
#define NO_RESOURCE   0xffffffffu /* the first ids come from the camera and live in a buffer of their own */

/* What shade.comp is pushed behind RaysortDispatchPush. */
typedef struct ShadePush
{
  VkDeviceAddress colours, ids, nextIds;
  uint32_t bounce, bounces;
} ShadePush;

/* One bounce: its resources in the graph, and where its results are copied to for the check. */
typedef struct Bounce
{
  uint32_t ids, map, ranges, scratch;
  RaysortSortLayout layout;
  VkDeviceSize copiedIds, copiedMap, copiedRanges; /* offsets in `copies` */
} Bounce;

typedef struct Demo
{
  Gpu gpu;
  RaysortContext context;
  uint32_t rays, materials;
  GpuBuffer cameraIds, colours, copies, heap;
  VkPipelineLayout layout;
  VkPipeline pipelines[MAX_PIPELINES]; /* all the same one */
  Bounce bounces[BOUNCES];
} Demo;

/* What bounce b sorts: all rays of the camera, then those that were shaded, in the order in which they were. */
static RaysortSortInfo sortInfo(const Demo *demo, const Graph *graph, uint32_t b)
{
  const Bounce *bounce = &demo->bounces[b];
  RaysortSortInfo info;
  memset(&info, 0, sizeof(info));
  info.maxCount = demo->rays;
  info.materialCount = demo->materials;
  info.groupSize = GROUP_SIZE;
  info.materialIdMap.buffer = bounce->ids == NO_RESOURCE ? gpuRange(&demo->cameraIds) : graphRange(graph, bounce->ids);
  if (b)
  {
    info.list = graphRange(graph, bounce[-1].map);
    info.count = graphRange(graph, bounce[-1].ranges);
    info.count.offset += offsetof(RaysortRanges, live);
    info.count.size = sizeof(uint32_t);
  }
  info.newToOldPixelMap = graphRange(graph, bounce->map);
  info.ranges = graphRange(graph, bounce->ranges);
  info.scratch = graphRange(graph, bounce->scratch);
  return info;
}

/* The sizes of a layout do not depend on where the buffers are, only on which there are. */
static void createResources(Demo *demo, Graph *graph)
{
  static const char *const names[BOUNCES][4] = {
      {"ids 1", "map 1", "ranges 1", "scratch 1"},
      {"ids 2", "map 2", "ranges 2", "scratch 2"},
      {"ids 3", "map 3", "ranges 3", "scratch 3"},
  };
  const VkDeviceSize words = (VkDeviceSize)demo->rays * sizeof(uint32_t);
  VkDeviceSize copied = 0;
  for (uint32_t b = 0; b < BOUNCES; ++b)
  {
    Bounce *bounce = &demo->bounces[b];
    RaysortSortInfo info;
    memset(&info, 0, sizeof(info));
    info.maxCount = demo->rays;
    info.materialCount = demo->materials;
    info.materialIdMap.buffer.size = words;
    info.list.size = b ? words : 0;
    info.count.size = b ? sizeof(uint32_t) : 0;
    CHECK(raysortGetSortLayout(demo->context, &info, &bounce->layout));
    bounce->ids = b ? graphCreate(graph, names[b][0], words, 16) : NO_RESOURCE;
    bounce->map = graphCreate(graph, names[b][1], bounce->layout.newToOldPixelMapSize, 16);
    bounce->scratch = graphCreate(graph, names[b][3], bounce->layout.scratchSize, bounce->layout.scratchAlignment);
    bounce->ranges = graphCreate(graph, names[b][2], bounce->layout.rangesSize, bounce->layout.scratchAlignment);
    bounce->copiedIds = copied;
    bounce->copiedMap = bounce->copiedIds + words;
    bounce->copiedRanges = bounce->copiedMap + bounce->layout.newToOldPixelMapSize;
    copied = bounce->copiedRanges + bounce->layout.rangesSize;
  }
  demo->copies = gpuBuffer(&demo->gpu, copied);
}

/* What a copy touches. It is no dispatch, so raysort would refuse it; the graph takes it. */
static void addCopy(RaysortPass *pass, RaysortBuffer buffer, VkAccessFlags access)
{
  RaysortAccess *added = &pass->accesses[pass->accessCount++];
  memset(added, 0, sizeof(*added));
  added->buffer = buffer;
  added->access = access;
  added->push = RAYSORT_NO_PUSH;
}

/* The results of a sort would be overwritten before the frame ends: copies them out for the check. */
static RaysortPass copyPass(const Demo *demo, const Graph *graph, uint32_t b)
{
  const Bounce *bounce = &demo->bounces[b];
  const RaysortSortInfo info = sortInfo(demo, graph, b);
  const RaysortBuffer from[3] = {info.materialIdMap.buffer, info.newToOldPixelMap, info.ranges};
  const VkDeviceSize to[3] = {bounce->copiedIds, bounce->copiedMap, bounce->copiedRanges};
  RaysortPass pass;
  memset(&pass, 0, sizeof(pass));
  pass.name = "copy out";
  for (uint32_t i = 0; i < 3; ++i)
  {
    const RaysortBuffer copy = {demo->copies.buffer, to[i], from[i].size};
    addCopy(&pass, from[i], VK_ACCESS_TRANSFER_READ_BIT);
    addCopy(&pass, copy, VK_ACCESS_TRANSFER_WRITE_BIT);
  }
  return pass;
}

static void addAccess(const Demo *demo, RaysortPass *pass, RaysortBuffer buffer, VkAccessFlags access)
{
  CHECK(raysortAppendAccess(demo->context, pass, RAYSORT_RESOURCE_CALLER, &buffer, access));
}

/* raysort plans the indirect dispatches and knows what they read of the sort; the rest of their push block and of their
 * accesses is ours. A pass is data, so both are simply appended. */
static uint32_t shadePasses(const Demo *demo, const Graph *graph, uint32_t b, RaysortPass *passes)
{
  const VkAccessFlags readWrite = VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT;
  const RaysortSortInfo sort = sortInfo(demo, graph, b);
  RaysortDispatchInfo info;
  ShadePush push = {demo->colours.address, 0, 0, b, BOUNCES};
  RaysortBuffer next;
  uint32_t count = MAX_PIPELINES;
  memset(&info, 0, sizeof(info));
  memset(&next, 0, sizeof(next));
  info.sort = &sort;
  info.layout = demo->layout;
  info.group = 1; /* each ray is shaded once: the materials write different words */
  if (demo->materials <= MAX_PIPELINES)
    info.pipelines = demo->pipelines;
  else
    info.uberPipeline = demo->pipelines[0];
  CHECK(raysortPlanDispatch(demo->context, &info, &count, passes));
  if (info.uberPipeline) /* it must look up which material a ray has */
    push.ids = (b ? demo->heap.address : demo->cameraIds.address) + sort.materialIdMap.buffer.offset;
  if (b + 1 < BOUNCES)
  {
    next = graphRange(graph, demo->bounces[b + 1].ids);
    push.nextIds = demo->heap.address + next.offset;
  }
  for (uint32_t i = 0; i < count; ++i)
  {
    passes[i].name = "shade";
    CHECK(raysortAppendPush(demo->context, &passes[i], &push, sizeof(push)));
    addAccess(demo, &passes[i], gpuRange(&demo->colours), readWrite);
    if (info.uberPipeline)
      addAccess(demo, &passes[i], sort.materialIdMap.buffer, VK_ACCESS_SHADER_READ_BIT);
    if (next.size)
      addAccess(demo, &passes[i], next, VK_ACCESS_SHADER_WRITE_BIT);
  }
  return count;
}

/* The frame, dry or for real. */
static void describeFrame(const Demo *demo, Graph *graph)
{
  RaysortPass passes[MAX_PIPELINES];
  graph->passCount = graph->stepCount = 0;
  for (uint32_t b = 0; b < BOUNCES; ++b)
  {
    const RaysortSortInfo info = sortInfo(demo, graph, b);
    uint32_t count = MAX_PIPELINES;
    CHECK(raysortPlanSort(demo->context, &info, &count, passes));
    graphAdd(graph, passes, count);
    passes[0] = copyPass(demo, graph, b);
    graphAdd(graph, passes, 1);
    graphAdd(graph, passes, shadePasses(demo, graph, b, passes));
  }
}

/* ---- checks ---- */

/* As in shade.comp. */
static uint32_t scatterBits(uint32_t x)
{
  x = (x ^ x >> 16) * 0x85ebca6bu;
  x = (x ^ x >> 13) * 0xc2b2ae35u;
  return x ^ x >> 16;
}

static uint32_t nextId(uint32_t ray, uint32_t bounce, uint32_t materials)
{
  return scatterBits(ray ^ scatterBits(bounce + 1)) % (materials + 1); /* the last one: void */
}

/* Is every sort the stable sort of what it was given? The messages say where not. */
static uint32_t checkSorts(const Demo *demo, const Graph *graph, const uint32_t *cameraIds, const char *copies)
{
  uint32_t failures = 0;
  for (uint32_t b = 0; b < BOUNCES; ++b)
  {
    const Bounce *bounce = &demo->bounces[b];
    const RaysortSortInfo info = sortInfo(demo, graph, b);
    const RaysortRanges *ranges = (const RaysortRanges *)(const void *)(copies + bounce->copiedRanges);
    RaysortSortResult result;
    memset(&result, 0, sizeof(result));
    result.ids = b ? copies + bounce->copiedIds : (const char *)cameraIds;
    result.newToOldPixelMap = (const uint32_t *)(const void *)(copies + bounce->copiedMap);
    result.ranges = ranges;
    if (b)
    {
      result.list = (const uint32_t *)(const void *)(copies + bounce[-1].copiedMap);
      result.count = &((const RaysortRanges *)(const void *)(copies + bounce[-1].copiedRanges))->live;
    }
    failures += raysortCheckSort(demo->context, &info, &result) != VK_SUCCESS;
    printf("bounce %u: %6u rays sorted, %6u shaded, %5u over\n", b + 1, ranges->count, ranges->live, ranges->tail);
  }
  return failures;
}

/* Every ray's colour, followed through all bounces one by one. */
static uint32_t checkColours(const Demo *demo, const uint32_t *cameraIds, const uint32_t *colours)
{
  for (uint32_t ray = 0; ray < demo->rays; ++ray)
  {
    uint32_t colour = 0, id = cameraIds[ray];
    for (uint32_t b = 0; b < BOUNCES && id < demo->materials; ++b)
    {
      colour += scatterBits(id) >> (b + 1) & (0x7fu >> b) * 0x01010101u;
      id = nextId(ray, b, demo->materials);
    }
    if (colour != colours[ray])
    {
      fprintf(stderr, "WRONG: the colour of ray %u is %08x and not %08x\n", ray, colours[ray], colour);
      return 1;
    }
  }
  return 0;
}

/* ---- what the graph did, as text and as a picture ---- */

static void printGraph(const Graph *graph)
{
  uint32_t ranges = 0;
  printf("\nresource        bytes   offset  steps\n");
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    const Resource *resource = &graph->resources[r];
    printf("%-10s %10llu %8llu  ", resource->name, (unsigned long long)resource->size,
           (unsigned long long)resource->offset);
    for (uint32_t step = 0; step < graph->stepCount; ++step)
      putchar(step >= resource->first && step <= resource->last ? '#' : '.');
    printf("  %u to %u\n", resource->first, resource->last);
  }
  for (uint32_t step = 0; step < graph->stepCount; ++step)
    ranges += graph->waits[step];
  printf("%u passes in %u steps, %u byte ranges in their barriers\n", graph->passCount, graph->stepCount, ranges);
  printf("heap: %llu bytes; without sharing it would be %llu\n", (unsigned long long)graph->heapSize,
         (unsigned long long)graph->drySize);
}

#define COLUMN 58u  /* pixels a step */
#define LEFT   150u /* of the first step */
#define MARGIN 24u
#define SCALE  2u /* of text */

/* The heap's bytes on the picture's y axis. A true scale would hide the small resources, so every stretch between two
 * edges of resources has a height of its own, longer for more bytes. */
typedef struct Axis
{
  VkDeviceSize edges[2 * MAX_RESOURCES];
  uint32_t y[2 * MAX_RESOURCES];
  uint32_t count;
} Axis;

static int compareEdges(const void *a, const void *b)
{
  VkDeviceSize x = *(const VkDeviceSize *)a, y = *(const VkDeviceSize *)b;
  return x < y ? -1 : x > y;
}

static Axis makeAxis(const Graph *graph, uint32_t y)
{
  Axis axis = {{0}, {0}, 0};
  VkDeviceSize edges[2 * MAX_RESOURCES];
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
  {
    edges[2 * r] = graph->resources[r].offset;
    edges[2 * r + 1] = graph->resources[r].offset + graph->resources[r].size;
  }
  qsort(edges, 2 * (size_t)graph->resourceCount, sizeof(edges[0]), compareEdges);
  for (uint32_t i = 0; i < 2 * graph->resourceCount; ++i)
    if (!i || edges[i] != edges[i - 1])
    {
      if (i)
        y += edges[i] - edges[i - 1] < 16
                 ? 3 /* a gap that an alignment left */
                 : 34 + (uint32_t)(300 * (double)(edges[i] - edges[i - 1]) / (double)graph->heapSize);
      axis.edges[axis.count] = edges[i];
      axis.y[axis.count++] = y;
    }
  return axis;
}

static uint32_t axisY(const Axis *axis, VkDeviceSize edge)
{
  uint32_t i = 0;
  while (i + 1 < axis->count && axis->edges[i] < edge)
    ++i;
  return axis->y[i];
}

enum
{
  KEPT, /* alive, not touched in this step */
  READ,
  WRITTEN,
  USES
};

/* By the resource's name: ids, map, ranges, scratch. */
static Colour resourceColour(const Resource *resource, uint32_t use)
{
  static const Colour colours[4][USES] = {{0xe1ecf8, 0xa8c8ea, 0x5b97d6},
                                          {0xe0f2ec, 0xa3d8c4, 0x4fae8e},
                                          {0xefe6f6, 0xcdb2e2, 0x9b6fc2},
                                          {0xfdeedd, 0xf9cd9b, 0xf19c43}};
  switch (resource->name[0])
  {
  case 'i':
    return colours[0][use];
  case 'm':
    return colours[1][use];
  case 'r':
    return colours[2][use];
  default:
    return colours[3][use];
  }
}

/* What the passes of a step do with a resource. */
static uint32_t resourceUse(const Graph *graph, const Resource *resource, uint32_t step)
{
  uint32_t use = KEPT;
  for (uint32_t p = 0; p < graph->passCount; ++p)
    for (uint32_t a = 0; a < graph->passes[p].accessCount && graph->steps[p] == step; ++a)
    {
      const RaysortAccess *access = &graph->passes[p].accesses[a];
      if (access->buffer.buffer != graph->heap || access->buffer.offset < resource->offset ||
          access->buffer.offset >= resource->offset + resource->size)
        continue;
      if (isWrite(access))
        use = WRITTEN;
      else if (use == KEPT)
        use = READ;
    }
  return use;
}

static void drawResource(Picture *picture, const Graph *graph, const Axis *axis, const Resource *resource)
{
  uint32_t top = axisY(axis, resource->offset), bottom = axisY(axis, resource->offset + resource->size);
  for (uint32_t step = resource->first; step <= resource->last; ++step)
  {
    const uint32_t gap = step == resource->first ? 2 : 0; /* later steps follow without one */
    fillRectangle(picture, LEFT + step * COLUMN + gap, top + 1, COLUMN - gap, bottom - top - 2,
                  resourceColour(resource, resourceUse(graph, resource, step)));
  }
  drawText(picture, LEFT + resource->first * COLUMN + 10, (top + bottom) / 2 - 8, SCALE, resource->name, 0x1d2a36);
}

/* What stands above the column of the step that begins with pass p; returns the first pass of the next step. */
static uint32_t nameStep(const Graph *graph, uint32_t p, char *text, size_t size)
{
  uint32_t end = p + 1;
  while (end < graph->passCount && graph->steps[end] == graph->steps[p])
    ++end;
  snprintf(text, size, end - p > 1 ? "%s x %u" : "%s", graph->passes[p].name, end - p);
  return end;
}

static uint32_t longestName(const Graph *graph)
{
  char text[80];
  uint32_t longest = 0;
  for (uint32_t p = 0; p < graph->passCount;)
  {
    p = nameStep(graph, p, text, sizeof(text));
    uint32_t width = textWidth(SCALE, text);
    longest = longest > width ? longest : width;
  }
  return longest;
}

/* Above the columns the passes, below them how many byte ranges the barrier before the step names. */
static void drawSteps(Picture *picture, const Graph *graph, uint32_t top, uint32_t bottom)
{
  char text[80];
  for (uint32_t p = 0; p < graph->passCount;)
  {
    const uint32_t step = graph->steps[p], x = LEFT + step * COLUMN;
    p = nameStep(graph, p, text, sizeof(text));
    fillRectangle(picture, x, top - 10, 1, bottom - top + 20, 0xd9dfe5);
    drawTextUpwards(picture, x + COLUMN / 2 - 8, top - 14, SCALE, text, 0x1d2a36);
    snprintf(text, sizeof(text), "%u", graph->waits[step]);
    drawText(picture, x + 4, bottom + 16, SCALE, text, 0x6b7b8a);
  }
  drawText(picture, MARGIN, bottom + 16, SCALE, "barrier", 0x6b7b8a);
  drawText(picture, MARGIN, bottom + 44, SCALE,
           "barrier: byte ranges in the one before the step; heights are not to scale", 0x6b7b8a);
}

static void drawGraph(const Graph *graph, const char *folder)
{
  static const char *const uses[USES] = {"kept", "read", "written"};
  const Axis axis = makeAxis(graph, 110 + longestName(graph));
  const uint32_t bottom = axis.y[axis.count - 1];
  Picture picture = newPicture(LEFT + graph->stepCount * COLUMN + MARGIN, bottom + 84, 0xffffff);
  char text[160];
  snprintf(text, sizeof(text), "The heap over the frame: %llu bytes hold %llu bytes of resources",
           (unsigned long long)graph->heapSize, (unsigned long long)graph->drySize);
  drawText(&picture, MARGIN, 20, SCALE, text, 0x1d2a36);
  for (uint32_t use = 0; use < USES; ++use)
  {
    fillRectangle(&picture, MARGIN + use * 110, 50, 16, 16, resourceColour(&graph->resources[0], use));
    drawText(&picture, MARGIN + use * 110 + 24, 50, SCALE, uses[use], 0x6b7b8a);
  }
  drawSteps(&picture, graph, axis.y[0], bottom);
  for (uint32_t i = 0; i < axis.count; ++i)
  {
    snprintf(text, sizeof(text), "%llu", (unsigned long long)axis.edges[i]);
    if (i + 1 == axis.count || axis.y[i + 1] - axis.y[i] > 20)
      drawText(&picture, MARGIN, axis.y[i] - 7, SCALE, text, 0x6b7b8a);
    fillRectangle(&picture, LEFT - 8, axis.y[i], graph->stepCount * COLUMN + 8, 1, 0xd9dfe5);
  }
  for (uint32_t r = 0; r < graph->resourceCount; ++r)
    drawResource(&picture, graph, &axis, &graph->resources[r]);
  savePicture(folder, "memory.png", &picture);
}

/* ---- the program ---- */

static void openDemo(Demo *demo, const Arguments *arguments, const char *materials)
{
  memset(demo, 0, sizeof(*demo));
  demo->rays = arguments->width ? arguments->width * arguments->height : 256 * 256;
  demo->materials = (uint32_t)strtoul(materials, NULL, 10);
  if (demo->rays > 1u << 26)
    die("--size: at most 2^26 rays");
  if (demo->materials < 1 || demo->materials > RAYSORT_MAX_MATERIALS)
    die("--materials %s: 1 to %u", materials, RAYSORT_MAX_MATERIALS);
  gpuOpen(&demo->gpu, arguments);
  demo->context = gpuRaysort(&demo->gpu, RAYSORT_CAPABILITY_SORT_BIT);
  demo->layout = gpuPipelineLayout(&demo->gpu);
  demo->pipelines[0] = gpuPipeline(&demo->gpu, demo->layout, "build/shaders/examples/frame_graph/shade.spv", NULL, 0);
  for (uint32_t i = 1; i < MAX_PIPELINES; ++i)
    demo->pipelines[i] = demo->pipelines[0];
  demo->cameraIds = gpuBuffer(&demo->gpu, (VkDeviceSize)demo->rays * sizeof(uint32_t));
  demo->colours = gpuBuffer(&demo->gpu, (VkDeviceSize)demo->rays * sizeof(uint32_t));
}

static void closeDemo(Demo *demo)
{
  gpuFreeBuffer(&demo->gpu, &demo->cameraIds);
  gpuFreeBuffer(&demo->gpu, &demo->colours);
  gpuFreeBuffer(&demo->gpu, &demo->copies);
  gpuFreeBuffer(&demo->gpu, &demo->heap);
  vkDestroyPipeline(demo->gpu.device, demo->pipelines[0], NULL);
  vkDestroyPipelineLayout(demo->gpu.device, demo->layout, NULL);
  raysortDestroyContext(demo->context);
  gpuClose(&demo->gpu);
}

static void runFrame(Demo *demo, Graph *graph)
{
  createResources(demo, graph);
  describeFrame(demo, graph); /* dry: nothing has memory yet */
  graphPlace(graph);
  demo->heap = gpuBuffer(&demo->gpu, graph->heapSize);
  graph->heap = demo->heap.buffer;
  describeFrame(demo, graph); /* for real */
  gpuFill(&demo->gpu, &demo->heap, POISON);
  gpuFill(&demo->gpu, &demo->colours, 0);
  VkCommandBuffer commandBuffer = gpuBegin(&demo->gpu);
  graphRecord(graph, demo->context, commandBuffer);
  gpuSubmit(&demo->gpu, commandBuffer);
}

int main(int argc, char **argv)
{
  static Graph graph;
  static Demo demo;
  Arguments arguments;
  Option options[1] = {{"materials", "6", "up to 16: a pipeline each; more: one pipeline for all"}};
  parseArguments(argc, argv, "frame_graph", "raysort's passes in the caller's own frame graph", &arguments, options, 1);
  openDemo(&demo, &arguments, options[0].value);
  const size_t words = demo.rays * sizeof(uint32_t);
  uint32_t *cameraIds = (uint32_t *)allocate(words), *colours = (uint32_t *)allocate(words), failures;
  for (uint32_t ray = 0; ray < demo.rays; ++ray)
    cameraIds[ray] = scatterBits(ray / 64) % demo.materials; /* the camera's rays are coherent and all hit something */
  gpuUpload(&demo.gpu, &demo.cameraIds, 0, cameraIds, words);

  runFrame(&demo, &graph);
  char *copies = (char *)allocate((size_t)demo.copies.size);
  gpuDownload(&demo.gpu, &demo.copies, 0, copies, demo.copies.size);
  gpuDownload(&demo.gpu, &demo.colours, 0, colours, words);
  failures = checkSorts(&demo, &graph, cameraIds, copies) + checkColours(&demo, cameraIds, colours);
  printGraph(&graph);
  if (graph.heapSize >= graph.drySize)
    failures += (uint32_t)(fprintf(stderr, "WRONG: no memory was shared\n") > 0);
  drawGraph(&graph, arguments.out);

  free(cameraIds);
  free(colours);
  free(copies);
  closeDemo(&demo);
  printf(failures + demo.gpu.errors ? "FAILED\n" : "all results as expected\n");
  return failures + demo.gpu.errors ? EXIT_FAILURE : EXIT_SUCCESS;
}
