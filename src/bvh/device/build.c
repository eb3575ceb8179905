/* SPDX-License-Identifier: MIT */
#include "device.h"
#include "../host/host.h"
#include "../../sort/sort_private.h"

/* BVH on the device: builds and updates. The steps and the bytes are those of bvh/host/build.c and emit.c. */

#define RAYSORT_PRIVATE_BVH_FEW 2048u /* at most this many slots are sorted by one pass, which compares each with all */
#define RAYSORT_PRIVATE_BVH_LARGE_GROUPS \
  4096u /* most workgroups that take structures, or subtrees, one after another */

static const raysort_row raysort_bvhBuildRows[] = {
    RAYSORT_PRIVATE_SIZED(BvhBuild, descriptions, descriptionsSize, 16, 0),
    RAYSORT_PRIVATE_ROW(BvhBuild, primitiveCounts, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_SIZED(BvhBuild, destination, destinationSize, RAYSORT_PRIVATE_BVH_ALIGNMENT,
                          RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(BvhBuild, scratch, scratchSize, 16, RAYSORT_PRIVATE_WRITTEN)};
RAYSORT_PRIVATE_NUMBERED(raysort_bvhBuildRows, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS,
                         RAYSORT_RESOURCE_BVH_BUILD_SCRATCH);

/* Parts of scratch. */
enum
{
  RAYSORT_BUILD_STATE = RAYSORT_PRIVATE_PARTS,
  RAYSORT_BUILD_LEAVES,
  RAYSORT_BUILD_INNER,
  RAYSORT_BUILD_BOXES, /* boxes of primitives */
  RAYSORT_BUILD_KEYS,
  RAYSORT_BUILD_OTHER_KEYS,
  RAYSORT_BUILD_VALUES,
  RAYSORT_BUILD_OTHER_VALUES,
  RAYSORT_BUILD_SORTED_KEYS, /* RAYSORT_BUILD_KEYS or RAYSORT_BUILD_OTHER_KEYS: the sort says which */
  RAYSORT_BUILD_SORTED_VALUES,
  RAYSORT_BUILD_SORT, /* scratch of the sort */
  RAYSORT_BUILD_LISTS,
  RAYSORT_BUILD_ARRIVALS,
  RAYSORT_BUILD_PARENTS, /* for better trees */
  RAYSORT_BUILD_MOVES,
  RAYSORT_BUILD_PLACES,
  RAYSORT_BUILD_ORDER,
  RAYSORT_BUILD_QUEUES,
  RAYSORT_BUILD_SUBTREES,
  RAYSORT_BUILD_SMALL_WORD, /* the first word of RAYSORT_BUILD_SUBTREES */
  RAYSORT_BUILD_LINKS,
  RAYSORT_BUILD_UPDATE_LEAVES, /* of an update, also of one that ends a build with motion: boxes of instances */
  RAYSORT_BUILD_UPDATE_BOXES,  /* boxes of places; with motion all boxes at both times */
  RAYSORT_BUILD_UPDATE_ARRIVALS,
  RAYSORT_BUILD_BELOW /* structures that instances name; absent without instances */
};

/* The numbers of a build or an update that its passes need. */
typedef struct raysort_bvhBatch
{
  uint32_t structures, geometries, slots, places, queueWords, keyWords;
  uint32_t isFew;                  /* there are so few slots that one pass sorts them */
  uint32_t hasInstances, hasItems; /* items: boxes or instances */
  uint32_t hasCounts, given;       /* given: RAYSORT_GIVEN_LIVE_BIT if there are
                                                                      counts */
  uint32_t each;                   /* threads for each slot in an update */
  uint32_t hasMotion, isBuild, isQuality;
  uint32_t round, least, searchEach, step; /* of the passes for quality */
  VkDeviceSize descriptionsSize;
  RaysortRadixSortInfo sortInfo;
  RaysortRadixSortLayout sortLayout;
  raysort_radix radix;
} raysort_bvhBatch;

#define RAYSORT_PRIVATE_BVH_NUMBER(member) RAYSORT_PRIVATE_NUMBER(raysort_bvhBatch, member)

/* ---- layout ---- */

/* Places the scratch of a build. Parts that are used one after the other share memory. Until there are inner nodes,
 * their memory holds the boxes of all primitives, and the memory that the sort needs besides its result. With motion,
 * the boxes of both times come last; then the trees are not needed any more. */
static VkDeviceSize raysort_bvhPlaceBuild(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const VkDeviceSize slots = batch->slots, places = batch->places, keys = slots * batch->keyWords * 4;
  const VkDeviceSize moving = batch->hasMotion ? places : 0, improved = batch->isQuality ? slots : 0;
  const uint32_t result = batch->sortLayout.result;
  const raysort_part parts[] = {
      {RAYSORT_BUILD_STATE, RAYSORT_PRIVATE_BEHIND, 0, (VkDeviceSize)batch->structures * RAYSORT_BVH_STATE_WORDS * 4},
      {RAYSORT_BUILD_LEAVES, RAYSORT_PRIVATE_BEHIND, 0, slots * 32},
      {RAYSORT_BUILD_INNER, RAYSORT_PRIVATE_BEHIND, 0, slots * 64},
      {RAYSORT_BUILD_BOXES, RAYSORT_BUILD_INNER, 0, slots * 32},
      {RAYSORT_BUILD_VALUES, RAYSORT_PRIVATE_BEHIND, 0, slots * 4},
      {RAYSORT_BUILD_OTHER_VALUES, RAYSORT_PRIVATE_BEHIND, 0, slots * 4},
      {RAYSORT_BUILD_KEYS + 1 - result, RAYSORT_PRIVATE_BEHIND, 0, keys},
      {RAYSORT_BUILD_SORT, RAYSORT_PRIVATE_BEHIND, 0, batch->sortLayout.scratchSize},
      {RAYSORT_BUILD_KEYS + result, RAYSORT_PRIVATE_BEHIND_ALL, 0, keys},
      {RAYSORT_BUILD_LISTS, RAYSORT_PRIVATE_BEHIND, 0, slots * 8},
      {RAYSORT_BUILD_ARRIVALS, RAYSORT_PRIVATE_BEHIND, 0, slots * 4},
      {RAYSORT_BUILD_PARENTS, RAYSORT_PRIVATE_BEHIND, 0, improved * 8},
      {RAYSORT_BUILD_MOVES, RAYSORT_PRIVATE_BEHIND, 0, improved * 8},
      {RAYSORT_BUILD_PLACES, RAYSORT_BUILD_KEYS + result, 0, places * 32},
      {RAYSORT_BUILD_ORDER, RAYSORT_PRIVATE_BEHIND, 0, slots * 4},
      {RAYSORT_BUILD_QUEUES, RAYSORT_PRIVATE_BEHIND, 0, (VkDeviceSize)batch->queueWords * 8},
      {RAYSORT_BUILD_SUBTREES, RAYSORT_PRIVATE_BEHIND_ALL, 0, (RAYSORT_BVH_SMALL_FIRST + places) * 4},
      {RAYSORT_BUILD_SMALL_WORD, RAYSORT_BUILD_SUBTREES, 0, 4},
      {RAYSORT_BUILD_UPDATE_BOXES, RAYSORT_BUILD_LEAVES, 0, moving * 64},
      {RAYSORT_BUILD_LINKS, RAYSORT_PRIVATE_BEHIND, 0, moving * RAYSORT_BVH_LINK_WORDS * 4},
      {RAYSORT_BUILD_UPDATE_ARRIVALS, RAYSORT_PRIVATE_BEHIND, 0, moving * 4},
      {RAYSORT_BUILD_UPDATE_LEAVES, RAYSORT_PRIVATE_BEHIND_ALL, 0,
       batch->hasMotion && batch->hasInstances ? slots * 64 : 0}};
  return raysort_place(plan->parts, RAYSORT_RESOURCE_BVH_BUILD_SCRATCH, 16, parts, RAYSORT_PRIVATE_LENGTH(parts));
}

/* Places the scratch of an update. There are leaves only if there are instances. With motion each has two boxes. */
static VkDeviceSize raysort_bvhPlaceUpdate(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const VkDeviceSize places = batch->places, boxSize = batch->hasMotion ? 64 : 32;
  const VkDeviceSize leafSize = batch->hasInstances ? batch->slots * boxSize : 0;
  const raysort_part parts[] = {{RAYSORT_BUILD_UPDATE_LEAVES, RAYSORT_PRIVATE_BEHIND, 0, leafSize},
                                {RAYSORT_BUILD_UPDATE_BOXES, RAYSORT_PRIVATE_BEHIND, 0, places * boxSize},
                                {RAYSORT_BUILD_LINKS, RAYSORT_PRIVATE_BEHIND, 0, places * RAYSORT_BVH_LINK_WORDS * 4},
                                {RAYSORT_BUILD_UPDATE_ARRIVALS, RAYSORT_PRIVATE_BEHIND, 0, places * 4}};
  return raysort_place(plan->parts, RAYSORT_RESOURCE_BVH_BUILD_SCRATCH, 16, parts, RAYSORT_PRIVATE_LENGTH(parts));
}

/* Computes the numbers of a batch. Its structures were already checked. */
static VkResult raysort_bvhCount(raysort_errors *to, const RaysortBvhBuildInfo *info, raysort_bvhBatch *batch)
{
  uint64_t slots = 0, geometries = 0, places = 0;
  uint32_t i;
  memset(batch, 0, sizeof(*batch));
  for (i = 0; i < info->bvhCount; ++i)
  {
    const uint32_t primitives = raysort_bvhPrimitives(&info->bvhs[i]), type = raysort_bvhTypeOf(&info->bvhs[i]);
    slots += primitives;
    geometries += info->bvhs[i].geometryCount;
    places += raysort_bvhMaxNodesOf(type, primitives);
    batch->hasInstances |= type == RAYSORT_BVH_INSTANCES;
    batch->hasItems |= type != RAYSORT_BVH_TRIANGLES;
    batch->hasMotion |= raysort_bvhHasMotion(&info->bvhs[i]);
  }
  raysort_checkRange(to, "RaysortBvhBuildInfo.bvhs: primitiveCount of all structures", slots, 0,
                     RAYSORT_BVH_MAX_PRIMITIVES);
  raysort_checkRange(to, "RaysortBvhBuildInfo.bvhs: geometryCount of all structures", geometries, 0,
                     RAYSORT_BVH_MAX_GEOMETRIES);
  batch->structures = info->bvhCount;
  batch->slots = (uint32_t)slots;
  batch->geometries = (uint32_t)geometries;
  batch->places = (uint32_t)places;
  batch->queueWords = (uint32_t)places / RAYSORT_BVH_SMALL_NODES + info->bvhCount;
  batch->each = !batch->hasInstances ? 1
                : batch->hasMotion   ? RAYSORT_PRIVATE_BVH_THREADS / RAYSORT_BVH_MOTION_NODES_EACH
                                     : 4;
  batch->isBuild = info->mode != RAYSORT_BVH_BUILD_MODE_UPDATE;
  batch->isQuality = info->mode == RAYSORT_BVH_BUILD_MODE_QUALITY;
  batch->descriptionsSize = 16 * RAYSORT_BVH_HEAD_WORDS + (VkDeviceSize)info->bvhCount * sizeof(RaysortBvhPart) +
                            geometries * sizeof(RaysortBvhSource);
  return to->result;
}

/* Lays out the sort by (structure, key); if there is one structure, only by the key. */
static VkResult raysort_bvhLayoutSort(raysort_plan *plan, raysort_bvhBatch *batch)
{
  RaysortRadixSortInfo *sort = &batch->sortInfo;
  batch->keyWords = batch->structures > 1 ? 2 : 1;
  sort->maxCount = batch->slots;
  sort->keyType = batch->structures > 1 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
  sort->flags = RAYSORT_RADIX_SORT_DIRECT_BIT; /* the scratch of a build has no indirect arguments */
  sort->bitCount = 32 + (batch->structures > 1 ? raysort_highestBit(batch->structures - 1) + 1 : 0);
  if (raysort_layoutRadix(plan->context, &plan->listener, sort, &batch->radix, &batch->sortLayout) != VK_SUCCESS)
    return plan->listener.result;
  batch->isFew = batch->slots <= RAYSORT_PRIVATE_BVH_FEW;
  if (batch->isFew) /* the scratch stays that of a sort, so that more slots never need less */
    batch->sortLayout.result = 1;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetBvhBuildLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                              RaysortBvhBuildLayout *layout)
{
  raysort_errors listener;
  if (context)
    return raysort_getLayout(context, raysort_bvhBuildOperation(), info, layout, sizeof(*layout), &layout->passCount);
  listener = raysort_listen(info->message, info->messageUser);
  return raysort_bvhLayout(&listener, info, VK_FALSE, layout, NULL);
}

RAYSORT_API VkResult raysortBvhGetOffsets(const RaysortBvhBuildInfo *info, VkDeviceSize *offsets)
{
  raysort_errors listener = raysort_listen(info->message, info->messageUser);
  RaysortBvhBuildLayout layout;
  return raysort_bvhLayout(&listener, info, VK_FALSE, &layout, offsets);
}

/* ---- descriptions ---- */

/* hasMotion: the structure has motion. */
static void raysort_bvhDescribeGeometry(const RaysortBvhBuildInfo *info, uint32_t bvh, VkBool32 hasMotion,
                                        uint32_t number, uint32_t firstSlot, RaysortBvhSource *source)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[number];
  const RaysortBvhGeometry later = raysort_bvhAtOne(geometry);
  const uint32_t strides[] = {12, 24, hasMotion ? 160u : 64u};
  memset(source, 0, sizeof(*source));
  source->data = geometry->data;
  source->indices = geometry->indices;
  source->transform = geometry->transform;
  source->firstSlot = firstSlot;
  source->structure = bvh;
  source->stride = geometry->stride ? geometry->stride : strides[geometry->type];
  source->format = RAYSORT_BVH_SOURCE_FORMAT(geometry->type, geometry->indexSize);
  source->primitiveCount = geometry->primitiveCount;
  source->maxVertex = geometry->maxVertex;
  source->record = number | (geometry->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  if (!hasMotion)
    return;
  source->strideAtOne = later.stride ? later.stride : strides[geometry->type];
  source->dataAtOne = later.data;
}

/* Writes the descriptions of the structures. Returns where the geometries begin. */
static unsigned char *raysort_bvhWriteParts(const RaysortBvhBuildInfo *info, unsigned char *to)
{
  const uint32_t counted = raysort_isGiven(&info->primitiveCounts) ? RAYSORT_BVH_PART_COUNTED : 0;
  RaysortBvhPart part;
  uint32_t i;
  memset(&part, 0, sizeof(part));
  for (i = 0; i < info->bvhCount; ++i, to += sizeof(part))
  {
    const uint32_t type = raysort_bvhTypeOf(&info->bvhs[i]);
    const VkBool32 hasMotion = raysort_bvhHasMotion(&info->bvhs[i]);
    part.slots = raysort_bvhPrimitives(&info->bvhs[i]);
    part.places = raysort_bvhMaxNodesOf(type, part.slots);
    part.frames = raysort_bvhMaxFrames(part.slots);
    part.geometries = info->bvhs[i].geometryCount | counted | type << RAYSORT_BVH_KIND_SHIFT;
    part.geometries |= hasMotion ? RAYSORT_BVH_PART_MOTION : 0;
    memcpy(to, &part, sizeof(part));
    part.firstSlot += part.slots;
    part.firstPlace += part.places;
    part.firstGeometry += info->bvhs[i].geometryCount;
    part.destination += (uint32_t)(raysort_bvhMaxSize(&info->bvhs[i]) / 16);
  }
  return to;
}

/* Writes all descriptions. The memory may be write-combined, so it is written once, in order. */
static void raysort_bvhWriteDescriptions(const RaysortBvhBuildInfo *info, unsigned char *to)
{
  RaysortBvhHead head;
  uint32_t i, k, firstSlot = 0;
  memset(&head, 0, sizeof(head));
  head.magic = RAYSORT_BVH_DESCRIPTIONS_MAGIC;
  head.baseSizeLow = (uint32_t)info->baseSize;
  head.baseSizeHigh = (uint32_t)(info->baseSize >> 32);
  head.base = info->base;
  memcpy(to, &head, sizeof(head));
  to = raysort_bvhWriteParts(info, to + sizeof(head));
  for (i = 0; i < info->bvhCount; ++i)
  {
    const VkBool32 hasMotion = raysort_bvhHasMotion(&info->bvhs[i]);
    for (k = 0; k < info->bvhs[i].geometryCount; ++k, to += sizeof(RaysortBvhSource))
    {
      RaysortBvhSource source;
      raysort_bvhDescribeGeometry(info, i, hasMotion, k, firstSlot, &source);
      memcpy(to, &source, sizeof(source));
      firstSlot += source.primitiveCount;
    }
  }
}

RAYSORT_API VkResult raysortBvhWriteDescriptions(RaysortContext context, const RaysortBvhBuildInfo *info, void *memory)
{
  raysort_errors listener = context ? context->listener : raysort_listen(info->message, info->messageUser);
  raysort_bvhBatch batch;
  RaysortBvhBuildLayout layout;
  if (raysort_bvhLayout(&listener, info, VK_TRUE, &layout, NULL) != VK_SUCCESS ||
      raysort_bvhCount(&listener, info, &batch) != VK_SUCCESS || info->bvhCount == 0)
    return listener.result;
  if (!memory)
    return raysort_refuse(&listener, "raysortBvhWriteDescriptions: memory is NULL");
  raysort_bvhWriteDescriptions(info, (unsigned char *)memory);
  return VK_SUCCESS;
}

/* ---- passes of a build ---- */

static const raysort_passTable raysort_bvhBeginPass = {
    "bvh begin",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhBeginPush, descriptions), raysort_null},
     {raysort_discard, RAYSORT_BUILD_STATE, offsetof(RaysortBvhBeginPush, state), raysort_null},
     {raysort_discard, RAYSORT_BUILD_SMALL_WORD, offsetof(RaysortBvhBeginPush, smallCount), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(hasCounts)}};

static const raysort_passTable raysort_bvhBoxesPass = {
    "bvh boxes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhBoxesPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS, offsetof(RaysortBvhBoxesPush, counts), raysort_lent},
     {raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhBoxesPush, state), raysort_null},
     {raysort_discard, RAYSORT_BUILD_BOXES, offsetof(RaysortBvhBoxesPush, boxes), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(geometries), RAYSORT_PRIVATE_BVH_NUMBER(slots),
     RAYSORT_PRIVATE_BVH_NUMBER(given)}};

static const raysort_passTable raysort_bvhBoxesMotionPass = {
    "bvh boxes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhBoxesMotionPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS, offsetof(RaysortBvhBoxesMotionPush, counts),
      raysort_lent},
     {raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhBoxesMotionPush, state), raysort_null},
     {raysort_discard, RAYSORT_BUILD_BOXES, offsetof(RaysortBvhBoxesMotionPush, boxes), raysort_null},
     {raysort_discard, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhBoxesMotionPush, leaves), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(geometries), RAYSORT_PRIVATE_BVH_NUMBER(slots),
     RAYSORT_PRIVATE_BVH_NUMBER(given)}};

static const raysort_passTable raysort_bvhGridsPass = {
    "bvh grids",
    {{raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhGridsPush, state), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures)}};

static const raysort_passTable raysort_bvhKeysPass = {
    "bvh keys",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhKeysPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhKeysPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_BOXES, offsetof(RaysortBvhKeysPush, boxes), raysort_null},
     {raysort_discard, RAYSORT_BUILD_KEYS, offsetof(RaysortBvhKeysPush, keys), raysort_null},
     {raysort_discard, RAYSORT_BUILD_VALUES, offsetof(RaysortBvhKeysPush, values), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(keyWords)}};

static const raysort_passTable raysort_bvhRankPass = {
    "bvh rank",
    {{raysort_read, RAYSORT_BUILD_KEYS, offsetof(RaysortBvhRankPush, keys), raysort_null},
     {raysort_read, RAYSORT_BUILD_BOXES, offsetof(RaysortBvhRankPush, boxes), raysort_null},
     {raysort_discard, RAYSORT_BUILD_SORTED_KEYS, offsetof(RaysortBvhRankPush, sorted), raysort_null},
     {raysort_discard, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhRankPush, leaves), raysort_null},
     {raysort_discard, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhRankPush, arrivals), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(keyWords)}};

static const raysort_passTable raysort_bvhLeavesPass = {
    "bvh leaves",
    {{raysort_read, RAYSORT_BUILD_BOXES, offsetof(RaysortBvhLeavesPush, boxes), raysort_null},
     {raysort_read, RAYSORT_BUILD_SORTED_VALUES, offsetof(RaysortBvhLeavesPush, values), raysort_null},
     {raysort_discard, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhLeavesPush, leaves), raysort_null},
     {raysort_discard, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhLeavesPush, arrivals), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(slots)}};

static const raysort_passTable raysort_bvhTreePass = {
    "bvh tree",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhTreePush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_SORTED_KEYS, offsetof(RaysortBvhTreePush, keys), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhTreePush, leaves), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhTreePush, state), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_INNER, offsetof(RaysortBvhTreePush, inner), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_LISTS, offsetof(RaysortBvhTreePush, lists), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhTreePush, arrivals), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(keyWords),
     RAYSORT_PRIVATE_BVH_NUMBER(isQuality)}};

static const raysort_passTable raysort_bvhLinksPass = {
    "bvh links",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhLinksPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhLinksPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_INNER, offsetof(RaysortBvhLinksPush, inner), raysort_null},
     {raysort_discard, RAYSORT_BUILD_PARENTS, offsetof(RaysortBvhLinksPush, parents), raysort_null},
     {raysort_discard, RAYSORT_BUILD_LISTS, offsetof(RaysortBvhLinksPush, locks), raysort_null},
     {raysort_discard, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhLinksPush, changes), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots)}};

static const raysort_passTable raysort_bvhSearchPass = {
    "bvh search",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhSearchPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhSearchPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhSearchPush, leaves), raysort_null},
     {raysort_read, RAYSORT_BUILD_INNER, offsetof(RaysortBvhSearchPush, inner), raysort_null},
     {raysort_read, RAYSORT_BUILD_PARENTS, offsetof(RaysortBvhSearchPush, parents), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_LISTS, offsetof(RaysortBvhSearchPush, locks), raysort_null},
     {raysort_discard, RAYSORT_BUILD_MOVES, offsetof(RaysortBvhSearchPush, moves), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(round),
     RAYSORT_PRIVATE_BVH_NUMBER(least), RAYSORT_PRIVATE_BVH_NUMBER(searchEach)}};

static const raysort_passTable raysort_bvhMovePass = {
    "bvh move",
    {{raysort_readWrite, RAYSORT_BUILD_MOVES, offsetof(RaysortBvhMovePush, moves), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_INNER, offsetof(RaysortBvhMovePush, inner), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_PARENTS, offsetof(RaysortBvhMovePush, parents), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_LISTS, offsetof(RaysortBvhMovePush, locks), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhMovePush, changes), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(step)}};

static const raysort_passTable raysort_bvhRefitPass = {
    "bvh refit",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhRefitPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhRefitPush, leaves), raysort_null},
     {raysort_read, RAYSORT_BUILD_PARENTS, offsetof(RaysortBvhRefitPush, parents), raysort_null},
     {raysort_read, RAYSORT_BUILD_MOVES, offsetof(RaysortBvhRefitPush, moves), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_INNER, offsetof(RaysortBvhRefitPush, inner), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_ARRIVALS, offsetof(RaysortBvhRefitPush, changes), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots)}};

static const raysort_passTable raysort_bvhLargePass = {
    "bvh large subtrees",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhLargePush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhLargePush, leaves), raysort_null},
     {raysort_read, RAYSORT_BUILD_INNER, offsetof(RaysortBvhLargePush, inner), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhLargePush, state), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_PLACES, offsetof(RaysortBvhLargePush, places), raysort_null},
     {raysort_discard, RAYSORT_BUILD_ORDER, offsetof(RaysortBvhLargePush, order), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_SUBTREES, offsetof(RaysortBvhLargePush, subtrees), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_QUEUES, offsetof(RaysortBvhLargePush, queues), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(queueWords)}};

static const raysort_passTable raysort_bvhSmallPass = {
    "bvh small subtrees",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhSmallPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhSmallPush, leaves), raysort_null},
     {raysort_read, RAYSORT_BUILD_INNER, offsetof(RaysortBvhSmallPush, inner), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_STATE, offsetof(RaysortBvhSmallPush, state), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_PLACES, offsetof(RaysortBvhSmallPush, places), raysort_null},
     {raysort_write, RAYSORT_BUILD_ORDER, offsetof(RaysortBvhSmallPush, order), raysort_null},
     {raysort_read, RAYSORT_BUILD_SUBTREES, offsetof(RaysortBvhSmallPush, subtrees), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures)}};

static const raysort_passTable raysort_bvhRecordsPass = {
    "bvh records",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhRecordsPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhRecordsPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_ORDER, offsetof(RaysortBvhRecordsPush, order), raysort_null},
     /* no discard here and below, because the memory after the bytes of a structure keeps its contents */
     {raysort_write, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhRecordsPush, destination),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(geometries),
     RAYSORT_PRIVATE_BVH_NUMBER(slots)}};

static const raysort_passTable raysort_bvhRecordsMotionPass = {
    "bvh records",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhRecordsMotionPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhRecordsMotionPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_ORDER, offsetof(RaysortBvhRecordsMotionPush, order), raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhRecordsMotionPush, leaves), raysort_lent},
     /* no discard here and below, because the memory after the bytes of a structure keeps its contents */
     {raysort_write, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhRecordsMotionPush, destination),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(geometries),
     RAYSORT_PRIVATE_BVH_NUMBER(slots)}};

static const raysort_passTable raysort_bvhFramesPass = {
    "bvh frames",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhFramesPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhFramesPush, state), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_PLACES, offsetof(RaysortBvhFramesPush, places), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures)}};

static const raysort_passTable raysort_bvhNodesPass = {
    "bvh nodes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhNodesPush, descriptions), raysort_null},
     {raysort_read, RAYSORT_BUILD_STATE, offsetof(RaysortBvhNodesPush, state), raysort_null},
     {raysort_read, RAYSORT_BUILD_LEAVES, offsetof(RaysortBvhNodesPush, leaves), raysort_lent},
     {raysort_read, RAYSORT_BUILD_INNER, offsetof(RaysortBvhNodesPush, inner), raysort_lent},
     {raysort_read, RAYSORT_BUILD_PLACES, offsetof(RaysortBvhNodesPush, places), raysort_lent},
     {raysort_write, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhNodesPush, destination), raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places)}};

/* Plans the library's radix sort. The parts of keys and values are in the order of its buffers. */
static void raysort_bvhPlanSort(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  raysort_range buffers[RAYSORT_RADIX_BUFFERS];
  memset(buffers, 0, sizeof(buffers));
  buffers[RAYSORT_RADIX_SCRATCH] = *raysort_rangeOf(plan, RAYSORT_BUILD_SORT);
  memcpy(&buffers[RAYSORT_RADIX_KEYS], raysort_rangeOf(plan, RAYSORT_BUILD_KEYS), 4 * sizeof(buffers[0]));
  raysort_planDigits(plan, &batch->sortInfo, &batch->radix, buffers);
}

static uint32_t raysort_bvhAtMost(uint32_t groups, uint32_t most)
{
  return groups < most ? groups : most;
}

/* The pipeline of a kernel that has a variant for motion. hasLevels: with RAYSORT_PRIVATE_BVH_SECOND.
 * RAYSORT_PRIVATE_BVH_PIPELINE in it would expand KERNEL, which may be a macro of the caller's. */
#define RAYSORT_PRIVATE_BVH_VARIANT(batch, KERNEL, hasLevels)                                                     \
  ((((batch)->hasMotion ? RAYSORT_IDENTITY_BVH_##KERNEL##_MOTION : RAYSORT_IDENTITY_BVH_##KERNEL) >> 8 & 0xffu) + \
   ((hasLevels) ? RAYSORT_PRIVATE_BVH_SECOND : 0u))

/* Adds a pass of a kernel that has a variant for motion. */
static void raysort_bvhAddEither(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_passTable *still,
                                 const raysort_passTable *moving, uint32_t pipeline, uint32_t groups)
{
  raysort_addPass(plan, batch->hasMotion ? moving : still, pipeline, groups, batch, NULL);
}

/* Plans the passes that improve the binary trees, round by round: raysort_bvhImprove. */
static void raysort_bvhPlanQuality(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const uint32_t groups = raysort_divideUp(batch->slots, RAYSORT_PRIVATE_BVH_THREADS);
  const uint32_t climbers = raysort_divideUp(batch->slots, RAYSORT_BVH_REFIT_THREADS * RAYSORT_BVH_REFIT_EACH);
  const uint32_t each = raysort_bvhAtMost(batch->slots / RAYSORT_PRIVATE_BVH_SEARCH_SLOTS, RAYSORT_BVH_SEARCH_EACH);
  raysort_bvhBatch own = *batch;
  raysort_addPass(plan, &raysort_bvhLinksPass, RAYSORT_PRIVATE_BVH_PIPELINE(LINKS), groups, batch, NULL);
  for (own.round = 0; own.round < RAYSORT_BVH_QUALITY_ROUNDS; ++own.round)
  {
    own.least = raysort_bvhLeast(own.round);
    own.searchEach = own.least > 1 && each > 0 ? each : 1;
    raysort_addPass(plan, &raysort_bvhSearchPass, RAYSORT_PRIVATE_BVH_PIPELINE(SEARCH),
                    raysort_divideUp(batch->slots, RAYSORT_PRIVATE_BVH_SEARCH_THREADS * own.searchEach), &own, NULL);
    for (own.step = RAYSORT_BVH_MOVE_CLAIM; own.step <= RAYSORT_BVH_MOVE_MARK; ++own.step)
      raysort_addPass(plan, &raysort_bvhMovePass, RAYSORT_PRIVATE_BVH_PIPELINE(MOVE), groups, &own, NULL);
    raysort_addPass(plan, &raysort_bvhRefitPass, RAYSORT_PRIVATE_BVH_PIPELINE(REFIT), climbers, batch, NULL);
  }
}

/* Plans the passes from primitives to nodes. */
static void raysort_bvhPlanTrees(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const uint32_t slots = batch->slots, groups = raysort_divideUp(slots, RAYSORT_PRIVATE_BVH_THREADS);
  const uint32_t large = raysort_bvhAtMost(batch->structures, RAYSORT_PRIVATE_BVH_LARGE_GROUPS);
  const uint32_t tiles = raysort_divideUp(batch->places, RAYSORT_BVH_SMALL_THREADS);
  const int hasShuffles =
      (plan->context->features & RAYSORT_PRIVATE_BVH_TREE_FEATURES) == RAYSORT_PRIVATE_BVH_TREE_FEATURES;
  raysort_addPass(plan, &raysort_bvhGridsPass, RAYSORT_PRIVATE_BVH_PIPELINE(GRIDS),
                  raysort_divideUp(batch->structures, RAYSORT_PRIVATE_BVH_THREADS), batch, NULL);
  raysort_addPass(plan, &raysort_bvhKeysPass, RAYSORT_PRIVATE_BVH_PIPELINE(KEYS), groups, batch, NULL);
  if (batch->isFew)
    raysort_addPass(plan, &raysort_bvhRankPass, RAYSORT_PRIVATE_BVH_PIPELINE(RANK),
                    raysort_divideUp(slots, RAYSORT_PRIVATE_BVH_THREADS / RAYSORT_BVH_RANK_LANES), batch, NULL);
  else
  {
    raysort_bvhPlanSort(plan, batch);
    raysort_addPass(plan, &raysort_bvhLeavesPass, RAYSORT_PRIVATE_BVH_PIPELINE(LEAVES), groups, batch, NULL);
  }
  raysort_addPass(plan, &raysort_bvhTreePass,
                  hasShuffles ? RAYSORT_PRIVATE_BVH_PIPELINE(TREE_SHUFFLE) : RAYSORT_PRIVATE_BVH_PIPELINE(TREE),
                  raysort_divideUp(slots, RAYSORT_BVH_TREE_THREADS * (hasShuffles ? RAYSORT_BVH_TREE_TEAMS : 1)), batch,
                  NULL);
  if (batch->isQuality)
    raysort_bvhPlanQuality(plan, batch);
  raysort_addPass(plan, &raysort_bvhLargePass, RAYSORT_PRIVATE_BVH_PIPELINE(LARGE), large, batch, NULL);
  raysort_addPass(
      plan, &raysort_bvhSmallPass, RAYSORT_PRIVATE_BVH_PIPELINE(SMALL),
      raysort_bvhAtMost(tiles > batch->structures ? tiles : batch->structures, RAYSORT_PRIVATE_BVH_LARGE_GROUPS), batch,
      NULL);
  raysort_bvhAddEither(plan, batch, &raysort_bvhRecordsPass, &raysort_bvhRecordsMotionPass,
                       RAYSORT_PRIVATE_BVH_VARIANT(batch, RECORDS, batch->hasInstances), groups);
  raysort_addPass(plan, &raysort_bvhFramesPass, RAYSORT_PRIVATE_BVH_PIPELINE(FRAMES), large, batch, NULL);
}

/* ---- passes of an update ---- */

static const raysort_passTable raysort_bvhUpdateRecordsPass = {
    "bvh update records",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateRecordsPush, descriptions),
      raysort_null},
     {raysort_readWrite, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateRecordsPush, destination),
      raysort_null},
     {raysort_discard, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateRecordsPush, leaves), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(each)}};

static const raysort_passTable raysort_bvhUpdateRecordsMotionPass = {
    "bvh update records",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateRecordsMotionPush, descriptions),
      raysort_null},
     {raysort_readWrite, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION,
      offsetof(RaysortBvhUpdateRecordsMotionPush, destination), raysort_null},
     {raysort_discard, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateRecordsMotionPush, leaves), raysort_null},
     {raysort_read, RAYSORT_RESOURCE_GEOMETRY, RAYSORT_NO_PUSH, raysort_null},
     {raysort_read, RAYSORT_BUILD_BELOW, RAYSORT_NO_PUSH, raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(slots), RAYSORT_PRIVATE_BVH_NUMBER(each),
     RAYSORT_PRIVATE_BVH_NUMBER(isBuild)}};

static const raysort_passTable raysort_bvhUpdateParentsPass = {
    "bvh update parents",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateParentsPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateParentsPush, destination),
      raysort_null},
     {raysort_discard, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateParentsPush, links), raysort_null},
     {raysort_discard, RAYSORT_BUILD_UPDATE_ARRIVALS, offsetof(RaysortBvhUpdateParentsPush, arrivals), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places)}};

static const raysort_passTable raysort_bvhUpdateParentsMotionPass = {
    "bvh update parents",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateParentsMotionPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateParentsMotionPush, destination),
      raysort_null},
     {raysort_discard, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateParentsMotionPush, links), raysort_null},
     {raysort_discard, RAYSORT_BUILD_UPDATE_ARRIVALS, offsetof(RaysortBvhUpdateParentsMotionPush, arrivals),
      raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places), RAYSORT_PRIVATE_BVH_NUMBER(isBuild)}};

static const raysort_passTable raysort_bvhUpdateBoxesPass = {
    "bvh update boxes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateBoxesPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateBoxesPush, destination),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateBoxesPush, leaves), raysort_lent},
     {raysort_read, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateBoxesPush, links), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_UPDATE_ARRIVALS, offsetof(RaysortBvhUpdateBoxesPush, arrivals), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_UPDATE_BOXES, offsetof(RaysortBvhUpdateBoxesPush, boxes), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places)}};

static const raysort_passTable raysort_bvhUpdateBoxesMotionPass = {
    "bvh update boxes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateBoxesMotionPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateBoxesMotionPush, destination),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateBoxesMotionPush, leaves), raysort_lent},
     {raysort_read, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateBoxesMotionPush, links), raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_UPDATE_ARRIVALS, offsetof(RaysortBvhUpdateBoxesMotionPush, arrivals),
      raysort_null},
     {raysort_readWrite, RAYSORT_BUILD_UPDATE_BOXES, offsetof(RaysortBvhUpdateBoxesMotionPush, boxes), raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places), RAYSORT_PRIVATE_BVH_NUMBER(isBuild)}};

static const raysort_passTable raysort_bvhUpdateNodesPass = {
    "bvh update nodes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateNodesPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateNodesPush, leaves), raysort_lent},
     {raysort_read, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateNodesPush, links), raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_BOXES, offsetof(RaysortBvhUpdateNodesPush, boxes), raysort_null},
     {raysort_readWrite, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateNodesPush, destination),
      raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places)}};

static const raysort_passTable raysort_bvhUpdateNodesMotionPass = {
    "bvh update nodes",
    {{raysort_read, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS, offsetof(RaysortBvhUpdateNodesMotionPush, descriptions),
      raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_LEAVES, offsetof(RaysortBvhUpdateNodesMotionPush, leaves), raysort_lent},
     {raysort_read, RAYSORT_BUILD_LINKS, offsetof(RaysortBvhUpdateNodesMotionPush, links), raysort_null},
     {raysort_read, RAYSORT_BUILD_UPDATE_BOXES, offsetof(RaysortBvhUpdateNodesMotionPush, boxes), raysort_null},
     {raysort_readWrite, RAYSORT_RESOURCE_BVH_BUILD_DESTINATION, offsetof(RaysortBvhUpdateNodesMotionPush, destination),
      raysort_null},
     {raysort_write, RAYSORT_RESOURCE_STRUCTURES, RAYSORT_NO_PUSH, raysort_null}},
    {RAYSORT_PRIVATE_BVH_NUMBER(structures), RAYSORT_PRIVATE_BVH_NUMBER(places), RAYSORT_PRIVATE_BVH_NUMBER(isBuild)}};

/* Plans the passes that compute all boxes from the records, bottom up. A build does so only with motion. An update
 * writes the records first. */
static void raysort_bvhPlanBoxes(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const uint32_t groups = raysort_divideUp(batch->places, RAYSORT_PRIVATE_BVH_THREADS), hasItems = batch->hasItems;
  if (!batch->isBuild)
    raysort_bvhAddEither(plan, batch, &raysort_bvhUpdateRecordsPass, &raysort_bvhUpdateRecordsMotionPass,
                         RAYSORT_PRIVATE_BVH_VARIANT(batch, UPDATE_RECORDS, hasItems),
                         raysort_divideUp(batch->slots, RAYSORT_PRIVATE_BVH_THREADS / batch->each));
  raysort_bvhAddEither(plan, batch, &raysort_bvhUpdateParentsPass, &raysort_bvhUpdateParentsMotionPass,
                       RAYSORT_PRIVATE_BVH_VARIANT(batch, UPDATE_PARENTS, 0), groups);
  raysort_bvhAddEither(plan, batch, &raysort_bvhUpdateBoxesPass, &raysort_bvhUpdateBoxesMotionPass,
                       RAYSORT_PRIVATE_BVH_VARIANT(batch, UPDATE_BOXES, hasItems), groups);
  raysort_bvhAddEither(plan, batch, &raysort_bvhUpdateNodesPass, &raysort_bvhUpdateNodesMotionPass,
                       RAYSORT_PRIVATE_BVH_VARIANT(batch, UPDATE_NODES, hasItems), groups);
}

/* ---- the operation ---- */

static void raysort_bvhAddBuildPasses(raysort_plan *plan, const raysort_bvhBatch *batch)
{
  const uint32_t each = !batch->hasInstances ? RAYSORT_PRIVATE_BVH_THREADS * RAYSORT_BVH_BOXES_EACH
                        : batch->hasMotion   ? RAYSORT_BVH_MOTION_INSTANCES_EACH
                                             : RAYSORT_BVH_INSTANCES_EACH;
  raysort_addPass(plan, &raysort_bvhBeginPass, RAYSORT_PRIVATE_BVH_PIPELINE(BEGIN),
                  raysort_divideUp(batch->structures, RAYSORT_PRIVATE_BVH_THREADS), batch, NULL);
  if (batch->geometries) /* without slots the pass only counts clamped primitives, if there are counts */
    raysort_bvhAddEither(plan, batch, &raysort_bvhBoxesPass, &raysort_bvhBoxesMotionPass,
                         RAYSORT_PRIVATE_BVH_VARIANT(batch, BOXES, batch->hasInstances),
                         batch->slots ? raysort_divideUp(batch->slots, each) : 1);
  if (batch->slots)
    raysort_bvhPlanTrees(plan, batch);
  raysort_addPass(plan, &raysort_bvhNodesPass, RAYSORT_PRIVATE_BVH_VARIANT(batch, NODES, 0),
                  raysort_divideUp(batch->places, RAYSORT_PRIVATE_BVH_THREADS), batch, NULL);
  if (batch->slots && batch->hasMotion)
    raysort_bvhPlanBoxes(plan, batch);
}

static void raysort_planBvhBuild(raysort_plan *plan, const RaysortBvhBuildInfo *info, RaysortBvhBuildLayout *layout)
{
  raysort_bvhBatch batch;
  uint32_t result;
  if (raysort_bvhLayout(&plan->listener, info, VK_FALSE, layout, NULL) != VK_SUCCESS ||
      raysort_bvhCount(&plan->listener, info, &batch) != VK_SUCCESS ||
      raysort_bvhLayoutSort(plan, &batch) != VK_SUCCESS)
    return;
  result = batch.sortLayout.result;
  layout->scratchSize = batch.isBuild ? raysort_bvhPlaceBuild(plan, &batch) : raysort_bvhPlaceUpdate(plan, &batch);
  if (batch.structures == 0 || (!batch.isBuild && batch.slots == 0))
    layout->scratchSize = 0;
  layout->descriptionsSize = batch.structures ? batch.descriptionsSize : 0;
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS, (VkDeviceSize)batch.geometries * 4);
  if (!plan->layout && !batch.isBuild && raysort_isGiven(&info->primitiveCounts))
    raysort_refuse(&plan->listener, "RaysortBvhBuildInfo.primitiveCounts is given: an update takes none");
  if (!raysort_resolveLayout(plan))
    return;
  *raysort_rangeOf(plan, RAYSORT_BUILD_SORTED_KEYS) = *raysort_rangeOf(plan, RAYSORT_BUILD_KEYS + result);
  *raysort_rangeOf(plan, RAYSORT_BUILD_SORTED_VALUES) = *raysort_rangeOf(plan, RAYSORT_BUILD_VALUES + result);
  raysort_rangeOf(plan, RAYSORT_BUILD_PLACES)->isPresent &= batch.slots != 0; /* else all structures are empty */
  raysort_setUnranged(plan, RAYSORT_BUILD_BELOW, RAYSORT_RESOURCE_STRUCTURES, batch.hasInstances != 0);
  batch.hasCounts = raysort_isThere(plan, RAYSORT_RESOURCE_BVH_BUILD_PRIMITIVE_COUNTS) ? 1 : 0;
  batch.given = batch.hasCounts ? RAYSORT_GIVEN_LIVE_BIT : 0;
  if (batch.isBuild && batch.structures)
    raysort_bvhAddBuildPasses(plan, &batch);
  else if (!batch.isBuild && batch.slots)
    raysort_bvhPlanBoxes(plan, &batch);
}

RAYSORT_PRIVATE_OPERATION_OF(BvhBuild, bvhBuild, RAYSORT_CAPABILITY_BVH_BIT, RAYSORT_RESOURCE_BVH_BUILD_DESCRIPTIONS,
                             RAYSORT_PRIVATE_LENGTH(raysort_bvhBuildRows), raysort_bvhBuildRows)
