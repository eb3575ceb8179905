/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"
#include "radix_private.h"
#include "../shaders/kernels/bvh/push.h"

/* Triangles: structures built on the device, by the steps of bvh_build.c and bvh_emit.c: so the bytes are the same. */

#define RAYSORT_BVH_THREADS      RAYSORT_THREADS
#define RAYSORT_BVH_LARGE_GROUPS 4096u /* most workgroups that take one structure, or subtree, after another */

enum
{
  RAYSORT_BVH_DESCRIPTIONS,
  RAYSORT_BVH_COUNTS,
  RAYSORT_BVH_DESTINATION,
  RAYSORT_BVH_SCRATCH,
  RAYSORT_BVH_BUFFERS
};

/* Where things lie in scratch. What is used one after the other lies in the same place, but for the state:
 *   inner   the inner nodes of the binary trees; before there are any, the boxes of all triangles, and behind them
 *           what the sort needs beside its result
 *   keys    sorted, with lists and arrivals behind them, until the trees are there; then places, order and queues */
typedef struct raysort_bvhScratch
{
  VkDeviceSize state, leaves, inner, boxes, values, otherKeys, sort, keys, lists, arrivals, places, order, queues;
  VkDeviceSize subtrees, links, size; /* links: of an update */
} raysort_bvhScratch;

/* A build, as its passes need it. */
typedef struct raysort_bvhBatch
{
  uint32_t parts, geometries, slots, places, queueWords;
  uint32_t hasInstances, hasItems; /* items: boxes or instances */
  uint32_t keyWords;
  VkDeviceSize descriptionsSize;
  RaysortRadixInfo sortInfo;
  RaysortRadixLayout sortLayout;
  raysort_radix radix;
  raysort_bvhScratch at;
} raysort_bvhBatch;

/* ---- layout ---- */

static VkDeviceSize raysort_bvhTake(VkDeviceSize *end, VkDeviceSize size)
{
  const VkDeviceSize begin = *end;
  *end = raysort_align(begin + size, 16);
  return begin;
}

static void raysort_bvhPlaceScratch(raysort_bvhBatch *batch)
{
  const VkDeviceSize slots = batch->slots, keys = slots * batch->keyWords * 4;
  raysort_bvhScratch *at = &batch->at;
  VkDeviceSize end = 0, other;
  at->state = raysort_bvhTake(&end, (VkDeviceSize)batch->parts * RAYSORT_BVH_STATE_WORDS * 4);
  at->leaves = raysort_bvhTake(&end, slots * 32);
  at->inner = other = end;
  raysort_bvhTake(&end, slots * 64);
  at->boxes = raysort_bvhTake(&other, slots * 32);
  at->values = raysort_bvhTake(&other, slots * 4);
  raysort_bvhTake(&other, slots * 4);
  at->otherKeys = raysort_bvhTake(&other, keys);
  at->sort = raysort_bvhTake(&other, batch->sortLayout.scratchSize);
  end = other > end ? other : end;
  other = end;
  at->keys = raysort_bvhTake(&end, keys);
  at->lists = raysort_bvhTake(&end, slots * 8);
  at->arrivals = raysort_bvhTake(&end, slots * 4);
  at->places = raysort_bvhTake(&other, (VkDeviceSize)batch->places * 32);
  at->order = raysort_bvhTake(&other, slots * 4);
  at->queues = raysort_bvhTake(&other, (VkDeviceSize)batch->queueWords * 8);
  end = other > end ? other : end;
  at->subtrees = raysort_bvhTake(&end, ((VkDeviceSize)RAYSORT_BVH_SMALL_FIRST + batch->places) * 4);
  at->size = end;
}

/* An update has links, arrivals and boxes, of every place, and leaves where there are instances. */
static void raysort_bvhPlaceUpdate(raysort_bvhBatch *batch)
{
  VkDeviceSize end = 0;
  batch->at.leaves = raysort_bvhTake(&end, batch->hasInstances ? (VkDeviceSize)batch->slots * 32 : 0);
  batch->at.boxes = raysort_bvhTake(&end, (VkDeviceSize)batch->places * 32);
  batch->at.links = raysort_bvhTake(&end, (VkDeviceSize)batch->places * RAYSORT_BVH_LINK_WORDS * 4);
  batch->at.arrivals = raysort_bvhTake(&end, (VkDeviceSize)batch->places * 4);
  batch->at.size = batch->slots ? end : 0;
}

static VkResult raysort_bvhRefuseBatch(const RaysortBvhBuildInfo *info, const char *what, uint64_t value, uint32_t most)
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs: %s of all structures is %llu, must be <= %u", what,
           (raysort_u64)value, (unsigned)most);
  return raysort_oldSay(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* The batch's numbers; its structures are known to be right. */
static VkResult raysort_bvhCount(const RaysortBvhBuildInfo *info, raysort_bvhBatch *batch)
{
  uint64_t slots = 0, geometries = 0, places = 0;
  uint32_t i, primitives;
  memset(batch, 0, sizeof(*batch));
  for (i = 0; i < info->bvhCount; ++i)
  {
    raysort_bvhCheck(info, i, VK_FALSE, &primitives);
    slots += primitives;
    geometries += info->bvhs[i].geometryCount;
    places += raysort_bvhMaxNodesOf(raysort_bvhTypeOf(&info->bvhs[i]), primitives);
    batch->hasInstances |= raysort_bvhTypeOf(&info->bvhs[i]) == RAYSORT_BVH_INSTANCES;
    batch->hasItems |= raysort_bvhTypeOf(&info->bvhs[i]) != RAYSORT_BVH_TRIANGLES;
  }
  if (slots > RAYSORT_BVH_MAX_PRIMITIVES)
    return raysort_bvhRefuseBatch(info, "primitiveCount", slots, RAYSORT_BVH_MAX_PRIMITIVES);
  if (geometries > RAYSORT_BVH_MAX_GEOMETRIES)
    return raysort_bvhRefuseBatch(info, "geometryCount", geometries, RAYSORT_BVH_MAX_GEOMETRIES);
  batch->parts = info->bvhCount;
  batch->slots = (uint32_t)slots;
  batch->geometries = (uint32_t)geometries;
  batch->places = (uint32_t)places;
  batch->queueWords = (uint32_t)places / RAYSORT_BVH_SMALL_NODES + info->bvhCount;
  batch->descriptionsSize = 16 * RAYSORT_BVH_HEAD_WORDS + (VkDeviceSize)info->bvhCount * sizeof(RaysortBvhPart) +
                            geometries * sizeof(RaysortBvhSource);
  return VK_SUCCESS;
}

/* The sort by (structure, key); of one structure by keys alone. */
static VkResult raysort_bvhLayOutSort(RaysortContext context, raysort_bvhBatch *batch)
{
  RaysortRadixInfo *sort = &batch->sortInfo;
  batch->keyWords = batch->parts > 1 ? 2 : 1;
  sort->maxCount = batch->slots;
  sort->keyType = batch->parts > 1 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
  sort->bitCount = 32 + (batch->parts > 1 ? raysort_highestBit(batch->parts - 1) + 1 : 0);
  return raysort_oldLayoutRadix(context, sort, &batch->radix, &batch->sortLayout);
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_bvhLayOutOnDevice(RaysortContext context, const RaysortBvhBuildInfo *info,
                                          raysort_bvhBatch *batch, RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  RaysortBvhBuildInfo heard = *info;
  VkResult result;
  heard.message = context->listener.message;
  heard.messageUser = context->listener.user;
  memset(batch, 0, sizeof(*batch));
  memset(layout, 0, sizeof(*layout));
  result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_BVH_BIT);
  if (result == VK_SUCCESS)
    result = raysort_bvhLayOut(&heard, VK_FALSE, layout, offsets);
  if (result == VK_SUCCESS)
    result = raysort_bvhCount(&heard, batch);
  if (result == VK_SUCCESS)
    result = raysort_bvhLayOutSort(context, batch);
  if (result != VK_SUCCESS)
    return result;
  if (info->isUpdate)
    raysort_bvhPlaceUpdate(batch);
  else
    raysort_bvhPlaceScratch(batch);
  layout->scratchSize = batch->parts ? batch->at.size : 0;
  layout->descriptionsSize = batch->parts ? batch->descriptionsSize : 0;
  layout->passCount = batch->slots ? RAYSORT_BVH_OWN_PASSES + batch->sortLayout.passCount : batch->parts ? 2 : 0;
  if (batch->slots == 0 && batch->geometries != 0)
    ++layout->passCount; /* counts from the GPU that are too large are counted there, too */
  if (info->isUpdate)
    layout->passCount = batch->slots ? RAYSORT_BVH_UPDATE_PASSES : 0;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetBvhLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                         RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  raysort_bvhBatch batch;
  if (!context)
    return raysort_bvhLayOut(info, VK_FALSE, layout, offsets);
  return raysort_bvhLayOutOnDevice(context, info, &batch, layout, offsets);
}

/* ---- descriptions ---- */

static void raysort_bvhDescribeGeometry(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t number,
                                        uint32_t firstSlot, RaysortBvhSource *source)
{
  static const uint32_t strides[] = {12, 24, 64};
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[number];
  memset(source, 0, sizeof(*source));
  source->data = geometry->data;
  source->indices = geometry->type == RAYSORT_BVH_INSTANCES ? info->base : geometry->indices;
  source->transform = geometry->type == RAYSORT_BVH_INSTANCES ? info->baseSize : geometry->transform;
  source->firstSlot = firstSlot;
  source->part = bvh;
  source->stride = geometry->stride ? geometry->stride : strides[geometry->type];
  source->indexSize = geometry->indexSize;
  source->primitiveCount = geometry->primitiveCount;
  source->maxVertex = geometry->maxVertex;
  source->record = number | (geometry->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  source->kind = geometry->type;
}

/* Returns where the geometries begin. */
static unsigned char *raysort_bvhWriteParts(const RaysortBvhBuildInfo *info, unsigned char *to)
{
  const uint32_t counted = raysort_isGiven(&info->primitiveCounts) ? RAYSORT_BVH_PART_COUNTED : 0;
  RaysortBvhPart part;
  uint32_t i;
  memset(&part, 0, sizeof(part));
  for (i = 0; i < info->bvhCount; ++i, to += sizeof(part))
  {
    const uint32_t type = raysort_bvhTypeOf(&info->bvhs[i]);
    raysort_bvhCheck(info, i, VK_FALSE, &part.slots);
    part.places = raysort_bvhMaxNodesOf(type, part.slots);
    part.frames = raysort_bvhMaxFrames(part.slots);
    part.geometries = info->bvhs[i].geometryCount | counted | type << RAYSORT_BVH_KIND_SHIFT;
    memcpy(to, &part, sizeof(part));
    part.firstSlot += part.slots;
    part.firstPlace += part.places;
    part.firstGeometry += info->bvhs[i].geometryCount;
    part.destination += (uint32_t)(raysort_bvhMaxSize(type, part.slots) / 16);
  }
  return to;
}

/* Memory may be write-combined: written once, in order. */
static void raysort_bvhWriteDescriptions(const RaysortBvhBuildInfo *info, unsigned char *to)
{
  static const uint32_t head[4 * RAYSORT_BVH_HEAD_WORDS] = {RAYSORT_BVH_DESCRIPTIONS_MAGIC, 0, 0, 0};
  uint32_t i, k, firstSlot = 0;
  memcpy(to, head, sizeof(head));
  to = raysort_bvhWriteParts(info, to + sizeof(head));
  for (i = 0; i < info->bvhCount; ++i)
    for (k = 0; k < info->bvhs[i].geometryCount; ++k, to += sizeof(RaysortBvhSource))
    {
      RaysortBvhSource source;
      raysort_bvhDescribeGeometry(info, i, k, firstSlot, &source);
      memcpy(to, &source, sizeof(source));
      firstSlot += source.primitiveCount;
    }
}

RAYSORT_API VkResult raysortWriteBvhDescriptions(RaysortContext context, const RaysortBvhBuildInfo *info, void *memory)
{
  RaysortBvhBuildInfo heard = *info;
  raysort_bvhBatch batch;
  RaysortBvhLayout layout;
  VkResult result;
  if (context)
  {
    heard.message = context->listener.message;
    heard.messageUser = context->listener.user;
  }
  result = raysort_bvhLayOut(&heard, VK_TRUE, &layout, NULL);
  if (result == VK_SUCCESS)
    result = raysort_bvhCount(&heard, &batch);
  if (result != VK_SUCCESS || info->bvhCount == 0)
    return result;
  if (!memory)
    return raysort_oldSay(heard.message, heard.messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "raysortWriteBvhDescriptions: memory is NULL");
  raysort_bvhWriteDescriptions(info, (unsigned char *)memory);
  return VK_SUCCESS;
}

/* ---- plan ---- */

static VkResult raysort_bvhBuffers(RaysortContext context, const RaysortBvhBuildInfo *info,
                                   const RaysortBvhLayout *layout, const raysort_bvhBatch *batch, raysort_range *ranges)
{
  const raysort_need_ needs[RAYSORT_BVH_BUFFERS] = {
      {RAYSORT_RESOURCE_BVH_DESCRIPTIONS, &info->descriptions, layout->descriptionsSize, 16, 0},
      {RAYSORT_RESOURCE_BVH_PRIMITIVE_COUNTS, &info->primitiveCounts, (VkDeviceSize)batch->geometries * 4, 4,
       RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_DESTINATION, &info->destination, layout->destinationSize, RAYSORT_BVH_ALIGNMENT,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_BVH_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
  VkResult result;
  if (info->isUpdate && raysort_isGiven(&info->primitiveCounts))
    return raysort_oldRefuse(context, "RaysortBvhBuildInfo.primitiveCounts is given: with isUpdate it must not be");
  result = raysort_oldUseBuffers(context, needs, RAYSORT_BVH_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_oldCheckOverlap(context, ranges, RAYSORT_BVH_BUFFERS) : result;
}

/* A part of scratch, as a buffer of its own. */
static void raysort_bvhPart(const raysort_range *scratch, VkDeviceSize offset, VkDeviceSize size, raysort_range *range)
{
  *range = *scratch;
  range->buffer.offset += offset;
  range->buffer.size = size;
  range->address = scratch->address ? scratch->address + offset : 0;
  range->needed = size;
  range->isPresent = size != 0;
}

/* What the passes touch, each by its name. */
typedef struct raysort_bvhRanges
{
  raysort_range descriptions, counts, destination;
  raysort_range state, leaves, inner, boxes, values[2], keys[2], sort, lists, arrivals, places, order, subtrees, queues;
  raysort_range links; /* of an update */
} raysort_bvhRanges;

static void raysort_bvhMakeRanges(const raysort_bvhBatch *batch, const raysort_range *buffers,
                                  raysort_bvhRanges *ranges)
{
  const raysort_range *scratch = &buffers[RAYSORT_BVH_SCRATCH];
  const raysort_bvhScratch *at = &batch->at;
  const VkDeviceSize slots = batch->slots, keys = slots * batch->keyWords * 4;
  const uint32_t result = batch->sortLayout.result;
  ranges->descriptions = buffers[RAYSORT_BVH_DESCRIPTIONS];
  ranges->counts = buffers[RAYSORT_BVH_COUNTS];
  ranges->destination = buffers[RAYSORT_BVH_DESTINATION];
  raysort_bvhPart(scratch, at->state, (VkDeviceSize)batch->parts * RAYSORT_BVH_STATE_WORDS * 4, &ranges->state);
  raysort_bvhPart(scratch, at->leaves, slots * 32, &ranges->leaves);
  raysort_bvhPart(scratch, at->inner, slots * 64, &ranges->inner);
  raysort_bvhPart(scratch, at->boxes, slots * 32, &ranges->boxes);
  raysort_bvhPart(scratch, at->values, slots * 4, &ranges->values[0]);
  raysort_bvhPart(scratch, at->values + raysort_align(slots * 4, 16), slots * 4, &ranges->values[1]);
  raysort_bvhPart(scratch, at->keys, keys, &ranges->keys[result]);
  raysort_bvhPart(scratch, at->otherKeys, keys, &ranges->keys[1 - result]);
  raysort_bvhPart(scratch, at->sort, batch->sortLayout.scratchSize, &ranges->sort);
  raysort_bvhPart(scratch, at->lists, slots * 8, &ranges->lists);
  raysort_bvhPart(scratch, at->arrivals, slots * 4, &ranges->arrivals);
  raysort_bvhPart(scratch, at->places, (VkDeviceSize)batch->places * 32, &ranges->places);
  raysort_bvhPart(scratch, at->order, slots * 4, &ranges->order);
  raysort_bvhPart(scratch, at->subtrees, ((VkDeviceSize)RAYSORT_BVH_SMALL_FIRST + batch->places) * 4,
                  &ranges->subtrees);
  raysort_bvhPart(scratch, at->queues, (VkDeviceSize)batch->queueWords * 8, &ranges->queues);
}

/* A pass of so many workgroups, those past the device's limit on x folded into y. */
static void raysort_bvhBeginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                                 uint32_t groups)
{
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  raysort_beginPass(plan, pass, name, pipeline, groups < most ? groups : most);
  pass->groups[1] = raysort_divideUp(groups, pass->groups[0]); /* below 2^25 / 65535 */
}

/* The vertices, indices and transforms that the descriptions name. */
static void raysort_bvhTouchGeometry(RaysortPass *pass)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  access->access = RAYSORT_READ;
  access->resource = RAYSORT_RESOURCE_GEOMETRY;
  access->push = RAYSORT_NO_PUSH;
}

/* And the structures that instances name; written: those of the batch are, which others may name. */
static void raysort_bvhTouchInputs(RaysortPass *pass, const raysort_bvhBatch *batch, VkAccessFlags written)
{
  raysort_bvhTouchGeometry(pass);
  if (batch->hasInstances || written)
    raysort_touchStructures(pass, (batch->hasInstances ? RAYSORT_READ : 0) | written);
}

#define RAYSORT_BVH_TOUCH(range, access, discard, type, member) \
  push.member = raysort_touchAll(&pass, &ranges->range, access, discard, offsetof(type, member))

static void raysort_bvhPlanBegin(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhBeginPush push;
  raysort_range count = ranges->subtrees;
  memset(&push, 0, sizeof(push));
  count.needed = 4;
  raysort_bvhBeginPass(plan, &pass, "bvh begin", RAYSORT_BVH_PIPELINE_BEGIN,
                       raysort_divideUp(batch->parts, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhBeginPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_WRITE, 1, RaysortBvhBeginPush, state);
  push.smallCount = raysort_touchAll(&pass, &count, RAYSORT_WRITE, 1, offsetof(RaysortBvhBeginPush, smallCount));
  push.parts = batch->parts;
  push.counts = ranges->counts.isPresent ? 1 : 0;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* Without a slot it only counts what is too many, if there are counts. */
static void raysort_bvhPlanBoxes(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  const uint32_t each = batch->hasInstances ? RAYSORT_BVH_INSTANCES_EACH : RAYSORT_BVH_THREADS * RAYSORT_BVH_BOXES_EACH;
  RaysortPass pass;
  RaysortBvhBoxesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh boxes",
                       batch->hasInstances ? RAYSORT_BVH_PIPELINE_BOXES_LEVELS : RAYSORT_BVH_PIPELINE_BOXES,
                       batch->slots ? raysort_divideUp(batch->slots, each) : 1);
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhBoxesPush, descriptions);
  RAYSORT_BVH_TOUCH(counts, RAYSORT_READ, 0, RaysortBvhBoxesPush, counts);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhBoxesPush, state);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_WRITE, 1, RaysortBvhBoxesPush, boxes);
  raysort_bvhTouchInputs(&pass, batch, 0);
  raysort_lend(&pass, &push, offsetof(RaysortBvhBoxesPush, counts), offsetof(RaysortBvhBoxesPush, descriptions));
  push.parts = batch->parts;
  push.geometries = batch->geometries;
  push.slots = batch->slots;
  push.given = ranges->counts.isPresent ? RAYSORT_GIVEN_LIVE_BIT : 0;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanGrids(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhGridsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh grids", RAYSORT_BVH_PIPELINE_GRIDS,
                       raysort_divideUp(batch->parts, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhGridsPush, state);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanKeys(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhKeysPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh keys", RAYSORT_BVH_PIPELINE_KEYS,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhKeysPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhKeysPush, state);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ, 0, RaysortBvhKeysPush, boxes);
  RAYSORT_BVH_TOUCH(keys[0], RAYSORT_WRITE, 1, RaysortBvhKeysPush, keys);
  RAYSORT_BVH_TOUCH(values[0], RAYSORT_WRITE, 1, RaysortBvhKeysPush, values);
  push.parts = batch->parts;
  push.slots = batch->slots;
  push.keyWords = batch->keyWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The library's radix sort, with its own pipelines. */
static void raysort_bvhPlanSort(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  const uint32_t capability = plan->capability;
  raysort_range buffers[RAYSORT_RADIX_BUFFERS];
  uint32_t i;
  memset(buffers, 0, sizeof(buffers));
  buffers[RAYSORT_RADIX_SCRATCH] = ranges->sort;
  for (i = 0; i < 2; ++i)
  {
    buffers[RAYSORT_RADIX_KEYS + i] = ranges->keys[i];
    buffers[RAYSORT_RADIX_VALUES + i] = ranges->values[i];
  }
  plan->capability = raysort_indexOfBit(RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  raysort_planDigits(plan, &batch->sortInfo, &batch->radix, buffers);
  plan->capability = capability;
}

static void raysort_bvhPlanLeaves(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhLeavesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh leaves", RAYSORT_BVH_PIPELINE_LEAVES,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ, 0, RaysortBvhLeavesPush, boxes);
  RAYSORT_BVH_TOUCH(values[batch->sortLayout.result], RAYSORT_READ, 0, RaysortBvhLeavesPush, values);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_WRITE, 1, RaysortBvhLeavesPush, leaves);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_WRITE, 1, RaysortBvhLeavesPush, arrivals);
  push.slots = batch->slots;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanTree(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhTreePush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh tree", RAYSORT_BVH_PIPELINE_TREE,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_TREE_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhTreePush, descriptions);
  RAYSORT_BVH_TOUCH(keys[batch->sortLayout.result], RAYSORT_READ, 0, RaysortBvhTreePush, keys);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhTreePush, leaves);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, state);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, inner);
  RAYSORT_BVH_TOUCH(lists, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, lists);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, arrivals);
  push.parts = batch->parts;
  push.slots = batch->slots;
  push.keyWords = batch->keyWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static uint32_t raysort_bvhAtMost(uint32_t groups, uint32_t most)
{
  return groups < most ? groups : most;
}

static void raysort_bvhPlanLarge(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhLargePush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh large subtrees", RAYSORT_BVH_PIPELINE_LARGE,
                       raysort_bvhAtMost(batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhLargePush, descriptions);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhLargePush, leaves);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhLargePush, inner);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, places);
  RAYSORT_BVH_TOUCH(order, RAYSORT_WRITE, 1, RaysortBvhLargePush, order);
  RAYSORT_BVH_TOUCH(subtrees, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, subtrees);
  RAYSORT_BVH_TOUCH(queues, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, queues);
  push.parts = batch->parts;
  push.queueWords = batch->queueWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanSmall(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  const uint32_t groups = raysort_divideUp(batch->places, RAYSORT_BVH_SMALL_THREADS);
  RaysortPass pass;
  RaysortBvhSmallPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh small subtrees", RAYSORT_BVH_PIPELINE_SMALL,
                       raysort_bvhAtMost(groups > batch->parts ? groups : batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhSmallPush, descriptions);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhSmallPush, leaves);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhSmallPush, inner);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhSmallPush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhSmallPush, places);
  RAYSORT_BVH_TOUCH(order, RAYSORT_WRITE, 0, RaysortBvhSmallPush, order);
  RAYSORT_BVH_TOUCH(subtrees, RAYSORT_READ, 0, RaysortBvhSmallPush, subtrees);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanRecords(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhRecordsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh records",
                       batch->hasInstances ? RAYSORT_BVH_PIPELINE_RECORDS_LEVELS : RAYSORT_BVH_PIPELINE_RECORDS,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhRecordsPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhRecordsPush, state);
  RAYSORT_BVH_TOUCH(order, RAYSORT_READ, 0, RaysortBvhRecordsPush, order);
  /* no discard, here and below: behind a structure's own bytes nothing is written */
  RAYSORT_BVH_TOUCH(destination, RAYSORT_WRITE, 0, RaysortBvhRecordsPush, destination);
  raysort_bvhTouchInputs(&pass, batch, RAYSORT_WRITE);
  push.parts = batch->parts;
  push.geometries = batch->geometries;
  push.slots = batch->slots;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanFrames(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhFramesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh frames", RAYSORT_BVH_PIPELINE_FRAMES,
                       raysort_bvhAtMost(batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhFramesPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhFramesPush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhFramesPush, places);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanNodes(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhNodesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh nodes", RAYSORT_BVH_PIPELINE_NODES,
                       raysort_divideUp(batch->places, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhNodesPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhNodesPush, state);
  if (batch->slots) /* else all structures are empty */
  {
    RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhNodesPush, leaves);
    RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhNodesPush, inner);
    RAYSORT_BVH_TOUCH(places, RAYSORT_READ, 0, RaysortBvhNodesPush, places);
  }
  RAYSORT_BVH_TOUCH(destination, RAYSORT_WRITE, 0, RaysortBvhNodesPush, destination);
  raysort_lend(&pass, &push, offsetof(RaysortBvhNodesPush, leaves), offsetof(RaysortBvhNodesPush, state));
  raysort_lend(&pass, &push, offsetof(RaysortBvhNodesPush, inner), offsetof(RaysortBvhNodesPush, state));
  raysort_lend(&pass, &push, offsetof(RaysortBvhNodesPush, places), offsetof(RaysortBvhNodesPush, state));
  raysort_touchStructures(&pass, RAYSORT_WRITE);
  push.parts = batch->parts;
  push.placeCount = batch->places;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* ---- the update ---- */

static void raysort_bvhPlanUpdateRecords(raysort_plan *plan, const raysort_bvhBatch *batch,
                                         const raysort_bvhRanges *ranges)
{
  const uint32_t each = batch->hasInstances ? 4 : 1;
  RaysortPass pass;
  RaysortBvhUpdateRecordsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh update records",
                       batch->hasItems ? RAYSORT_BVH_PIPELINE_UPDATE_RECORDS_LEVELS
                                       : RAYSORT_BVH_PIPELINE_UPDATE_RECORDS,
                       raysort_divideUp(each * batch->slots, RAYSORT_BVH_THREADS)); /* below 2^30 */
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhUpdateRecordsPush, descriptions);
  RAYSORT_BVH_TOUCH(destination, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhUpdateRecordsPush, destination);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_WRITE, 1, RaysortBvhUpdateRecordsPush, leaves);
  raysort_bvhTouchInputs(&pass, batch, RAYSORT_WRITE);
  push.parts = batch->parts;
  push.slots = batch->slots;
  push.each = each;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanUpdateParents(raysort_plan *plan, const raysort_bvhBatch *batch,
                                         const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhUpdateParentsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh update parents", RAYSORT_BVH_PIPELINE_UPDATE_PARENTS,
                       raysort_divideUp(batch->places, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhUpdateParentsPush, descriptions);
  RAYSORT_BVH_TOUCH(destination, RAYSORT_READ, 0, RaysortBvhUpdateParentsPush, destination);
  RAYSORT_BVH_TOUCH(links, RAYSORT_WRITE, 1, RaysortBvhUpdateParentsPush, links);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_WRITE, 1, RaysortBvhUpdateParentsPush, arrivals);
  push.parts = batch->parts;
  push.placeCount = batch->places;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanUpdateBoxes(raysort_plan *plan, const raysort_bvhBatch *batch,
                                       const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhUpdateBoxesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh update boxes",
                       batch->hasItems ? RAYSORT_BVH_PIPELINE_UPDATE_BOXES_LEVELS : RAYSORT_BVH_PIPELINE_UPDATE_BOXES,
                       raysort_divideUp(batch->places, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhUpdateBoxesPush, descriptions);
  RAYSORT_BVH_TOUCH(destination, RAYSORT_READ, 0, RaysortBvhUpdateBoxesPush, destination);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhUpdateBoxesPush, leaves);
  RAYSORT_BVH_TOUCH(links, RAYSORT_READ, 0, RaysortBvhUpdateBoxesPush, links);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhUpdateBoxesPush, arrivals);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhUpdateBoxesPush, boxes);
  raysort_lend(&pass, &push, offsetof(RaysortBvhUpdateBoxesPush, leaves), offsetof(RaysortBvhUpdateBoxesPush, links));
  push.parts = batch->parts;
  push.placeCount = batch->places;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanUpdateNodes(raysort_plan *plan, const raysort_bvhBatch *batch,
                                       const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhUpdateNodesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh update nodes",
                       batch->hasItems ? RAYSORT_BVH_PIPELINE_UPDATE_NODES_LEVELS : RAYSORT_BVH_PIPELINE_UPDATE_NODES,
                       raysort_divideUp(batch->places, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhUpdateNodesPush, descriptions);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhUpdateNodesPush, leaves);
  RAYSORT_BVH_TOUCH(links, RAYSORT_READ, 0, RaysortBvhUpdateNodesPush, links);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ, 0, RaysortBvhUpdateNodesPush, boxes);
  RAYSORT_BVH_TOUCH(destination, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhUpdateNodesPush, destination);
  raysort_lend(&pass, &push, offsetof(RaysortBvhUpdateNodesPush, leaves), offsetof(RaysortBvhUpdateNodesPush, links));
  raysort_touchStructures(&pass, RAYSORT_WRITE);
  push.parts = batch->parts;
  push.placeCount = batch->places;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

#undef RAYSORT_BVH_TOUCH

static void raysort_bvhPlanUpdate(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_range *buffers)
{
  const raysort_range *scratch = &buffers[RAYSORT_BVH_SCRATCH];
  const VkDeviceSize places = batch->places;
  raysort_bvhRanges ranges;
  memset(&ranges, 0, sizeof(ranges));
  ranges.descriptions = buffers[RAYSORT_BVH_DESCRIPTIONS];
  ranges.destination = buffers[RAYSORT_BVH_DESTINATION];
  raysort_bvhPart(scratch, batch->at.leaves, batch->hasInstances ? (VkDeviceSize)batch->slots * 32 : 0, &ranges.leaves);
  raysort_bvhPart(scratch, batch->at.boxes, places * 32, &ranges.boxes);
  raysort_bvhPart(scratch, batch->at.links, places * RAYSORT_BVH_LINK_WORDS * 4, &ranges.links);
  raysort_bvhPart(scratch, batch->at.arrivals, places * 4, &ranges.arrivals);
  raysort_bvhPlanUpdateRecords(plan, batch, &ranges);
  raysort_bvhPlanUpdateParents(plan, batch, &ranges);
  raysort_bvhPlanUpdateBoxes(plan, batch, &ranges);
  raysort_bvhPlanUpdateNodes(plan, batch, &ranges);
}

static void raysort_bvhPlanBuild(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_range *buffers)
{
  raysort_bvhRanges ranges;
  memset(&ranges, 0, sizeof(ranges));
  raysort_bvhMakeRanges(batch, buffers, &ranges);
  raysort_bvhPlanBegin(plan, batch, &ranges);
  if (batch->geometries)
    raysort_bvhPlanBoxes(plan, batch, &ranges);
  if (batch->slots)
  {
    raysort_bvhPlanGrids(plan, batch, &ranges);
    raysort_bvhPlanKeys(plan, batch, &ranges);
    raysort_bvhPlanSort(plan, batch, &ranges);
    raysort_bvhPlanLeaves(plan, batch, &ranges);
    raysort_bvhPlanTree(plan, batch, &ranges);
    raysort_bvhPlanLarge(plan, batch, &ranges);
    raysort_bvhPlanSmall(plan, batch, &ranges);
    raysort_bvhPlanRecords(plan, batch, &ranges);
    raysort_bvhPlanFrames(plan, batch, &ranges);
  }
  raysort_bvhPlanNodes(plan, batch, &ranges);
}

RAYSORT_API VkResult raysortPlanBvh(RaysortContext context, const RaysortBvhBuildInfo *info, uint32_t *passCount,
                                    RaysortPass *passes)
{
  raysort_range buffers[RAYSORT_BVH_BUFFERS];
  raysort_bvhBatch batch;
  RaysortBvhLayout layout;
  raysort_plan plan;
  VkResult result = raysort_bvhLayOutOnDevice(context, info, &batch, &layout, NULL);
  if (result == VK_SUCCESS)
    result = raysort_bvhBuffers(context, info, &layout, &batch, buffers);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_BVH_BIT, passCount, passes);
  if (info->isUpdate && batch.slots)
    raysort_bvhPlanUpdate(&plan, &batch, buffers);
  else if (!info->isUpdate && batch.parts)
    raysort_bvhPlanBuild(&plan, &batch, buffers);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdBvh(RaysortContext context, VkCommandBuffer commandBuffer,
                                   const RaysortBvhBuildInfo *info)
{
  RaysortPass passes[RAYSORT_BVH_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_MAX_PASSES;
  VkResult result = raysortPlanBvh(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- pipelines ---- */

/* Pipelines of the build; bvh_plan.c has those of the trace. */
static void raysort_bvhDescribeBuild(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[] = {
      RAYSORT_IDENTITY_BVH_BEGIN,          RAYSORT_IDENTITY_BVH_BOXES,        RAYSORT_IDENTITY_BVH_GRIDS,
      RAYSORT_IDENTITY_BVH_KEYS,           RAYSORT_IDENTITY_BVH_LEAVES,       RAYSORT_IDENTITY_BVH_TREE,
      RAYSORT_IDENTITY_BVH_LARGE,          RAYSORT_IDENTITY_BVH_SMALL,        RAYSORT_IDENTITY_BVH_RECORDS,
      RAYSORT_IDENTITY_BVH_FRAMES,         RAYSORT_IDENTITY_BVH_NODES,        RAYSORT_IDENTITY_BVH_UPDATE_RECORDS,
      RAYSORT_IDENTITY_BVH_UPDATE_PARENTS, RAYSORT_IDENTITY_BVH_UPDATE_BOXES, RAYSORT_IDENTITY_BVH_UPDATE_NODES,
      RAYSORT_IDENTITY_BVH_BOXES,          RAYSORT_IDENTITY_BVH_RECORDS,      RAYSORT_IDENTITY_BVH_UPDATE_RECORDS,
      RAYSORT_IDENTITY_BVH_UPDATE_BOXES,   RAYSORT_IDENTITY_BVH_UPDATE_NODES};
  variant->identity = identities[pipeline - RAYSORT_BVH_PIPELINE_BEGIN];
  variant->constants[RAYSORT_CONSTANT_LEVELS] = pipeline >= RAYSORT_BVH_PIPELINE_BOXES_LEVELS;
  variant->constants[RAYSORT_CONSTANT_THREADS] = pipeline == RAYSORT_BVH_PIPELINE_LARGE
                                                     ? raysort_mostThreads(&context->limits, 2 * RAYSORT_THREADS)
                                                     : RAYSORT_BVH_THREADS;
}
