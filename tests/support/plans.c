/* plans.c - infos that are right: see plans.h.
 * SPDX-License-Identifier: MIT */
#include "plans.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define COUNT_OF(array) ((uint32_t)(sizeof(array) / sizeof((array)[0])))

/* xorshift64*, high half */
static uint32_t next_random(Random *random)
{
  random->state ^= random->state >> 12;
  random->state ^= random->state << 25;
  random->state ^= random->state >> 27;
  return (uint32_t)((random->state * 0x2545f4914f6cdd1du) >> 32);
}

uint32_t randomBelow(Random *random, uint32_t bound)
{
  return (uint32_t)(((uint64_t)next_random(random) * bound) >> 32);
}

static int one_in(Random *random, uint32_t n)
{
  return randomBelow(random, n) == 0;
}

RaysortBuffer planBuffer(Mock *mock, Random *random, VkDeviceSize size, uint32_t alignment)
{
  RaysortBuffer buffer;
  uint32_t misalign = 0;

  memset(&buffer, 0, sizeof(buffer));
  if (random != NULL && one_in(random, 2))
    buffer.offset = (VkDeviceSize)alignment * randomBelow(random, 100);
  if (random != NULL && one_in(random, 4)) /* memory is aligned to words at least */
    misalign = (alignment < 4 ? 4 : alignment) * randomBelow(random, 16);
  buffer.size = size;
  buffer.buffer = mockBuffer(mock, buffer.offset + size, misalign);
  return buffer;
}

/* ---- random infos ---- */

static uint32_t random_count(Random *random)
{
  static const uint32_t edges[] = {0,    1,    2,    31,    32,    33,     400,     2047,     2048,       2049,
                                   4095, 4096, 4097, 65535, 65536, 262144, 1000000, 30000000, 0x7ffffffe, 0x7fffffff};

  if (one_in(random, 2))
    return edges[randomBelow(random, COUNT_OF(edges))];
  return next_random(random) >> (1 + randomBelow(random, 31));
}

static VkDeviceSize at_least(Random *random, VkDeviceSize size, VkDeviceSize least)
{
  if (size < least)
    size = least;
  return random != NULL && one_in(random, 3) ? size + 4 * (VkDeviceSize)randomBelow(random, 1000) : size;
}

static int random_scan(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortScanInfo *info = &plan->scan;
  RaysortScanLayout layout;

  info->maxCount = random_count(random);
  if (raysortGetScanLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->input = planBuffer(mock, random, at_least(random, layout.dataSize, 4), 4);
  info->output = info->input;
  if (!one_in(random, 3))
    info->output = planBuffer(mock, random, at_least(random, layout.dataSize, 4), 4);
  if (one_in(random, 2))
    info->total = planBuffer(mock, random, at_least(random, layout.totalSize, 8), 4);
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 16), (uint32_t)layout.alignment);
  return 1;
}

static void random_ids(RaysortIds *ids, uint32_t materialCount, Random *random)
{
  uint32_t size, width, least = 0;

  while (least < 32 && ((uint64_t)1 << least) < materialCount)
    ++least;
  ids->type = (RaysortIdType)randomBelow(random, least > 16 ? 1 : least > 8 ? 2 : 3);
  size = ids->type == RAYSORT_ID_UINT32 ? 4 : ids->type == RAYSORT_ID_UINT16 ? 2 : 1;
  width = 8 * size;
  if (one_in(random, 3))
  {
    ids->stride = size * (1 + randomBelow(random, 256 / size));
    if (one_in(random, 2))
      ids->offset = size * randomBelow(random, ids->stride / size);
  }
  if (one_in(random, 3))
  {
    least = least == 0 ? 1 : least;
    ids->shift = randomBelow(random, width - least + 1);
    ids->bits = one_in(random, 2) ? 0 : least + randomBelow(random, width - ids->shift - least + 1);
  }
}

/* A width of the grid into which the groups of all entries fit. */
static uint32_t random_groups_x(const RaysortSortInfo *info, Random *random)
{
  const uint32_t size = info->workgroupSize == 0 ? 1 : info->workgroupSize;
  const uint32_t groups = info->maxCount / size + (info->maxCount % size != 0);
  const uint32_t least = groups / 65535 + 1;

  return one_in(random, 2) || least > 65535 ? 0 : least + randomBelow(random, 65536 - least);
}

/* The id map without a list: as many ids as entries. With a list: as many as its size says, rounded up to a word. */
static void random_id_buffer(RaysortSortInfo *info, Mock *mock, Random *random, VkDeviceSize needed)
{
  RaysortBuffer *buffer = &info->materialIdMap.buffer;
  const uint32_t alignment = one_in(random, 2) ? 16 : 4u >> info->materialIdMap.type;

  if (info->list.size != 0)
  {
    needed = (VkDeviceSize)random_count(random) / 2 + 256;
    info->rayCount = 1 + randomBelow(random, (uint32_t)(needed / 256)); /* whatever the ids' stride */
  }
  *buffer = planBuffer(mock, random, at_least(random, needed, 16) + 4, alignment);
  buffer->size -= (buffer->offset + buffer->size) % 4;
}

static void random_sort_numbers(RaysortSortInfo *info, Random *random)
{
  static const uint32_t materials[] = {1, 2, 7, 8, 9, 15, 16, 17, 63, 64, 65, 255, 256, 257, 4096, 65535, 65536};
  static const uint32_t groupSizes[] = {0, 1, 32, 64, 100, 1024};

  info->maxCount = random_count(random);
  info->materialCount = materials[randomBelow(random, COUNT_OF(materials))];
  info->workgroupSize = groupSizes[randomBelow(random, COUNT_OF(groupSizes))];
  info->maxGroupsX = random_groups_x(info, random);
  info->flags = randomBelow(random, 4);
}

static int random_sort(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSortInfo *info = &plan->sort;
  RaysortSortLayout layout;

  random_sort_numbers(info, random);
  random_ids(&info->materialIdMap, info->materialCount, random);
  if (one_in(random, 3))
    info->list = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->maxCount * 4, 4), 4);
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  if (raysortGetSortLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  random_id_buffer(info, mock, random, layout.idMapSize);
  if (raysortGetSortLayout(context, info, &layout) != VK_SUCCESS) /* with a list the map decides the inverse's size */
    return 0;
  info->newToOldPixelMap = planBuffer(mock, random, at_least(random, layout.newToOldPixelMapSize, 4), 4);
  if (one_in(random, 2))
    info->oldToNewPixelMap = planBuffer(mock, random, at_least(random, layout.oldToNewPixelMapSize, 4), 4);
  if (one_in(random, 3))
    info->present = planBuffer(mock, random, at_least(random, layout.presentSize, 4), 4);
  info->ranges = planBuffer(mock, random, at_least(random, layout.rangesSize, 4), (uint32_t)layout.alignment);
  info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 16), (uint32_t)layout.alignment);
  return 1;
}

static int random_radix(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortRadixSortInfo *info = &plan->radix;
  RaysortRadixSortLayout layout;
  uint32_t width, i;

  info->maxCount = random_count(random);
  info->keyType = (RaysortKeyType)randomBelow(random, RAYSORT_KEY_FLOAT64 + 1);
  info->flags = randomBelow(random, 4);
  width = info->keyType % 2 ? 64 : 32;
  if (one_in(random, 2))
    info->firstBit = randomBelow(random, width);
  if (one_in(random, 2))
    info->bitCount = 1 + randomBelow(random, width - info->firstBit);
  if (raysortGetRadixSortLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  for (i = 0; i < 2; ++i)
  {
    info->keys[i] = planBuffer(mock, random, at_least(random, layout.keysSize, 8), width / 8);
    if (layout.valuesSize != 0)
      info->values[i] = planBuffer(mock, random, at_least(random, layout.valuesSize, 4), 4);
  }
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 16), (uint32_t)layout.alignment);
  return 1;
}

/* Groups, or a list of every second material with a rest or without, or neither. */
static void random_way(Plan *plan, Mock *mock, Random *random)
{
  static const uint32_t even[PLAN_MAX_PIPELINES] = {0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30};
  const uint32_t count = plan->sort.materialCount, way = randomBelow(random, 4);
  if (way == 0)
    return;
  plan->dispatch.table = planBuffer(mock, random, 32 + 8 * count, 4);
  if (way == 1)
  {
    plan->dispatch.materialsPerPipeline = 1 + randomBelow(random, count);
    return;
  }
  plan->dispatch.materials = even;
  plan->dispatch.listedCount = randomBelow(random, (count + 1) / 2 + 1);
  plan->dispatch.list = planBuffer(mock, random, 4 * (plan->dispatch.listedCount + 1), 4);
  plan->dispatch.flags = way == 2 ? RAYSORT_DISPATCH_UNSHADED_BIT : 0;
  plan->dispatch.restPipeline = way == 2 ? VK_NULL_HANDLE : (VkPipeline)(uintptr_t)0x7702u;
}

static int random_dispatch(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  uint32_t i;

  if (!random_sort(plan, context, mock, random))
    return 0;
  if (plan->sort.workgroupSize == 0) /* right only for a sort */
    plan->sort.workgroupSize = 1;
  plan->dispatch.sort = &plan->sort;
  plan->dispatch.concurrency = randomBelow(random, 3);
  plan->dispatch.layout = (VkPipelineLayout)(uintptr_t)0x7700u;
  plan->dispatch.uberPipeline = (VkPipeline)(uintptr_t)0x7701u;
  plan->dispatch.pushOffset =
      4 * randomBelow(random, (RAYSORT_MAX_PUSH - (uint32_t)sizeof(RaysortDispatchPush)) / 4 + 1);
  plan->dispatch.pushStages = one_in(random, 2) ? 0 : VK_SHADER_STAGE_COMPUTE_BIT;
  if (plan->sort.materialCount > PLAN_MAX_PIPELINES)
    return 1;
  for (i = 0; i < plan->sort.materialCount; ++i)
    plan->pipelines[i] = one_in(random, 4) ? VK_NULL_HANDLE : (VkPipeline)(uintptr_t)(0x7710u + i);
  plan->dispatch.pipelines = plan->pipelines;
  plan->dispatch.uberPipeline = VK_NULL_HANDLE;
  random_way(plan, mock, random);
  return 1;
}

static int random_trace(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortBvhTraceInfo *info = &plan->trace;
  RaysortBvhTraceLayout layout;

  info->maxCount = random_count(random);
  info->hint = randomBelow(random, 3);
  info->rayFlags = randomBelow(random, 1024);
  info->levels = randomBelow(random, 3);
  info->geometryStride = randomBelow(random, 256);
  if (info->levels == 2)
  {
    info->excludeMask = randomBelow(random, 256);
    info->base = one_in(random, 2) ? 0 : (VkDeviceAddress)randomBelow(random, 1000) << 30;
  }
  if (one_in(random, 2))
    info->list = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->maxCount * 4, 4), 4);
  if (info->list.size != 0)
    info->rayCount = random_count(random);
  if (raysortGetBvhTraceLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->bvh = planBuffer(mock, random, at_least(random, 192, 192), (uint32_t)layout.alignment);
  info->rays = planBuffer(mock, random, at_least(random, layout.raysSize, 32), (uint32_t)layout.alignment);
  info->hits = planBuffer(mock, random, at_least(random, layout.hitsSize, 32), (uint32_t)layout.alignment);
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  if (one_in(random, 2))
    info->materials = planBuffer(mock, random, at_least(random, 4 + randomBelow(random, 8), 4), 4);
  if (one_in(random, 2))
  {
    info->primitiveMaterialType = (RaysortIdType)randomBelow(random, 3);
    info->primitiveMaterials = planBuffer(mock, random, 4 + 4 * randomBelow(random, 800), 4);
  }
  if (one_in(random, 2))
    info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 4), 4);
  return 1;
}

static int random_arguments(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSortArgumentsInfo *info = &plan->arguments;
  RaysortSortArgumentsLayout layout;

  info->flags = randomBelow(random, 3);
  info->maxCount = info->flags ? randomBelow(random, 65536) : random_count(random);
  info->materialCount = 1 + randomBelow(random, one_in(random, 2) ? 300 : RAYSORT_MAX_MATERIALS);
  info->materialsPerArgument = one_in(random, 2) ? 0 : randomBelow(random, info->materialCount + 1);
  info->workgroupSize = info->flags & RAYSORT_SORT_ARGUMENTS_TRACE_RAYS_BIT ? randomBelow(random, 2) : 64;
  if (raysortGetSortArgumentsLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->ranges = planBuffer(mock, random, at_least(random, layout.rangesSize, 4), 4);
  info->arguments = planBuffer(mock, random, at_least(random, layout.argumentsSize, 4), 4);
  return 1;
}

static int random_gather(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortGatherInfo *info = &plan->gather;
  RaysortGatherLayout layout;
  const uint32_t alignment = one_in(random, 2) ? 16 : 4;

  info->maxCount = random_count(random);
  info->sourceCount = one_in(random, 2) ? 0 : random_count(random);
  info->stride = 4 * (1 + randomBelow(random, one_in(random, 2) ? 16 : RAYSORT_MAX_GATHER_STRIDE / 4));
  if (raysortGetGatherLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->map = planBuffer(mock, random, at_least(random, layout.mapSize, 4), 4);
  info->source = planBuffer(mock, random, at_least(random, layout.sourceSize, 4), alignment);
  info->destination = planBuffer(mock, random, at_least(random, layout.destinationSize, 4), alignment);
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  return 1;
}

static void random_sdf(RaysortSdfInfo *info, Random *random)
{
  static const uint32_t capacities[] = {0, 1, 31, 8192, 8193, 100000, RAYSORT_SDF_MAX_BRICKS};
  uint32_t i;

  info->flags = randomBelow(random, 2) * RAYSORT_SDF_CHANGES_BIT + randomBelow(random, 2) * RAYSORT_SDF_4_BITS_BIT;
  info->cascadeCount = one_in(random, 4) ? RAYSORT_SDF_MAX_CASCADES : 1 + randomBelow(random, 5);
  info->brickCapacity = capacities[randomBelow(random, COUNT_OF(capacities))];
  for (i = 0; i < info->cascadeCount; ++i)
    info->voxelSizes[i] = 0.01f + (float)i;
}

static int random_sdf_reset(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSdfResetInfo *info = &plan->sdfReset;
  RaysortSdfResetLayout layout;

  random_sdf(&info->sdf, random);
  if (one_in(random, 2))
    info->cascadeMask = 1;
  if (raysortGetSdfResetLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, random, at_least(random, layout.fieldSize, 4), (uint32_t)layout.alignment);
  return 1;
}

static int random_sdf_update(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSdfUpdateInfo *info = &plan->sdfUpdate;
  RaysortSdfUpdateLayout layout;

  random_sdf(&info->sdf, random);
  info->budget.maxInstances = random_count(random);
  info->budget.maxBoxes = one_in(random, 3) ? 0 : random_count(random);
  info->budget.maxTriangles = random_count(random);
  info->budget.maxReferences = random_count(random);
  info->budget.maxBlocks = random_count(random);
  info->budget.maxBricks = random_count(random);
  info->cascadeMask = randomBelow(random, 2);
  info->center[0] = 0.5 * (double)randomBelow(random, 1000);
  if (raysortGetSdfUpdateLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, random, at_least(random, layout.fieldSize, 4), (uint32_t)layout.alignment);
  info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 4), (uint32_t)layout.alignment);
  info->instances = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->budget.maxInstances * 128, 4), 16);
  info->boxes = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->budget.maxBoxes * 32, 4), 16);
  if (one_in(random, 2))
    info->instanceCount = planBuffer(mock, random, 4, 4);
  if (one_in(random, 2))
    info->boxCount = planBuffer(mock, random, 4, 4);
  return 1;
}

static int random_sdf_debug(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSdfDebugInfo *info = &plan->sdfDebug;
  RaysortSdfDebugLayout layout;

  random_sdf(&info->sdf, random);
  info->sdf.brickCapacity %= 1000;
  info->width = randomBelow(random, 300);
  info->height = randomBelow(random, 300);
  info->mode = randomBelow(random, RAYSORT_SDF_DEBUG_STALE + 1);
  info->maxInstances = randomBelow(random, 100);
  info->tMax = 100;
  if (raysortGetSdfDebugLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, random, at_least(random, (VkDeviceSize)1 << 28, 4), 256);
  info->image = planBuffer(mock, random, at_least(random, layout.imageSize, 4), (uint32_t)layout.alignment);
  if (one_in(random, 2))
    info->instances = planBuffer(mock, random, 128 * (1 + (VkDeviceSize)randomBelow(random, 100)), 4);
  if (one_in(random, 2))
    info->instanceList = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->maxInstances * 4, 4), 4);
  return 1;
}

/* Structures of so many geometries each, whose counts are there; and their buffers. */
static int place_bvh(Plan *plan, RaysortContext context, Mock *mock, Random *random, int hasCounts)
{
  RaysortBvhBuildInfo *info = &plan->bvh;
  RaysortBvhBuildLayout layout;
  VkDeviceSize counts = 0;
  uint32_t i;

  info->bvhs = plan->bvhs;
  for (i = 0; i < info->bvhCount; ++i)
  {
    plan->bvhs[i].geometries = plan->geometries + i * PLAN_MAX_GEOMETRIES;
    counts += 4 * plan->bvhs[i].geometryCount;
  }
  if (raysortGetBvhBuildLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->descriptions = planBuffer(mock, random, at_least(random, layout.descriptionsSize, 16), 16);
  info->destination =
      planBuffer(mock, random, at_least(random, layout.destinationSize, 16), (uint32_t)layout.alignment);
  info->scratch = planBuffer(mock, random, at_least(random, layout.scratchSize, 16), 16);
  if (hasCounts)
    info->primitiveCounts = planBuffer(mock, random, at_least(random, counts, 4), 4);
  return 1;
}

static int random_bvh(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  uint32_t i, k;

  plan->bvh.bvhCount = randomBelow(random, PLAN_MAX_BVHS + 1);
  plan->bvh.mode = randomBelow(random, 3);
  for (i = 0; i < plan->bvh.bvhCount; ++i)
  {
    const uint32_t type = randomBelow(random, RAYSORT_BVH_INSTANCES + 1);
    plan->bvhs[i].geometryCount = randomBelow(random, type == RAYSORT_BVH_INSTANCES ? 2 : PLAN_MAX_GEOMETRIES + 1);
    for (k = 0; k < plan->bvhs[i].geometryCount; ++k)
    {
      plan->geometries[i * PLAN_MAX_GEOMETRIES + k].type = type;
      plan->geometries[i * PLAN_MAX_GEOMETRIES + k].primitiveCount =
          random_count(random) % (RAYSORT_BVH_MAX_PRIMITIVES / (PLAN_MAX_BVHS * PLAN_MAX_GEOMETRIES) + 1);
      if (one_in(random, 6))
        plan->geometries[i * PLAN_MAX_GEOMETRIES + k].flags = RAYSORT_BVH_MOTION_BIT;
    }
  }
  return place_bvh(plan, context, mock, random, plan->bvh.mode != RAYSORT_BVH_BUILD_MODE_UPDATE && one_in(random, 2));
}

static int random_sdf_trace(Plan *plan, RaysortContext context, Mock *mock, Random *random)
{
  RaysortSdfTraceInfo *info = &plan->sdfTrace;
  RaysortSdfTraceLayout layout;

  info->sdf.cascadeCount = 1 + randomBelow(random, 3);
  info->sdf.brickCapacity = randomBelow(random, 4000);
  info->sdf.flags = randomBelow(random, 8);
  info->firstCascade = randomBelow(random, info->sdf.cascadeCount);
  info->cascadeCount = randomBelow(random, info->sdf.cascadeCount - info->firstCascade + 1);
  info->maxSteps = randomBelow(random, 0x1000); /* as a high word in the push block: below all addresses of the mock */
  info->maxCount = random_count(random);
  info->rayFlags = randomBelow(random, 16);
  if (one_in(random, 2))
    info->list = planBuffer(mock, random, at_least(random, (VkDeviceSize)info->maxCount * 4, 4), 4);
  if (info->list.size != 0)
    info->rayCount = random_count(random);
  if (raysortGetSdfTraceLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, random, 8192 + (2u << 20) * info->sdf.cascadeCount + 772 * 4000, 256);
  info->rays = planBuffer(mock, random, at_least(random, layout.raysSize, 32), (uint32_t)layout.alignment);
  info->hits = planBuffer(mock, random, at_least(random, layout.hitsSize, 32), (uint32_t)layout.alignment);
  if (one_in(random, 2))
    info->count = planBuffer(mock, random, 4, 4);
  if (one_in(random, 2))
    info->materials = planBuffer(mock, random, at_least(random, 4 + randomBelow(random, 8), 4), 4);
  return 1;
}

static int random_copy(Plan *plan, Mock *mock, Random *random)
{
  RaysortBvhCopyInfo *info = &plan->copy;

  info->mode = randomBelow(random, 4);
  info->source = planBuffer(mock, random, at_least(random, 256 + 16 * randomBelow(random, 10000), 16), 16);
  info->destination = planBuffer(mock, random, at_least(random, 256 + 16 * randomBelow(random, 10000), 16), 16);
  if (info->mode == RAYSORT_BVH_COPY_SERIALISE || info->mode == RAYSORT_BVH_COPY_DESERIALISE)
  {
    info->scratch = planBuffer(mock, random, at_least(random, 16, 4), 4);
    info->base = (VkDeviceAddress)randomBelow(random, 1000) << 30;
  }
  return 1;
}

int planRandom(Plan *plan, PlanKind kind, RaysortContext context, Mock *mock, Random *random)
{
#define PLAN_X(KIND, Operation, member, folder) #Operation,
  static const char *const names[PLAN_KIND_COUNT] = {PLAN_KINDS(PLAN_X)};
#undef PLAN_X

  memset(plan, 0, sizeof(*plan));
  plan->kind = kind;
  (void)snprintf(plan->name, sizeof(plan->name), "random %s %08x", names[kind], (unsigned)(random->state >> 32));
  mock->bufferCount = 0; /* the buffers of the last plan are over */
  switch (kind)
  {
  case PLAN_SCAN:
    return random_scan(plan, context, mock, random);
  case PLAN_SORT:
    return random_sort(plan, context, mock, random);
  case PLAN_RADIX:
    return random_radix(plan, context, mock, random);
  case PLAN_DISPATCH:
    return random_dispatch(plan, context, mock, random);
  case PLAN_TRACE:
    return random_trace(plan, context, mock, random);
  case PLAN_GATHER:
    return random_gather(plan, context, mock, random);
  case PLAN_BVH:
    return random_bvh(plan, context, mock, random);
  case PLAN_SDF_TRACE:
    return random_sdf_trace(plan, context, mock, random);
  case PLAN_SDF_RESET:
    return random_sdf_reset(plan, context, mock, random);
  case PLAN_SDF_UPDATE:
    return random_sdf_update(plan, context, mock, random);
  case PLAN_COPY:
    return random_copy(plan, mock, random);
  case PLAN_SDF_DEBUG:
    return random_sdf_debug(plan, context, mock, random);
  case PLAN_ARGUMENTS:
    return random_arguments(plan, context, mock, random);
  case PLAN_KIND_COUNT:
  default:
    return 0;
  }
}

/* ---- typical infos ---- */

static int typical_scan(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortScanInfo *info = &plan->scan;
  RaysortScanLayout layout;

  info->maxCount = 1000000;
  if (raysortGetScanLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->input = planBuffer(mock, NULL, layout.dataSize, 4);
  info->output = isAll ? planBuffer(mock, NULL, layout.dataSize, 4) : info->input;
  if (isAll)
    info->total = planBuffer(mock, NULL, layout.totalSize, 4);
  if (isAll == 2)
    info->count = planBuffer(mock, NULL, 4, 4);
  info->scratch = planBuffer(mock, NULL, layout.scratchSize, (uint32_t)layout.alignment);
  return 1;
}

static int typical_sort(Plan *plan, RaysortContext context, Mock *mock, uint32_t materialCount, int isAll)
{
  RaysortSortInfo *info = &plan->sort;
  RaysortSortLayout layout;

  info->maxCount = 1920 * 1080;
  info->materialCount = materialCount;
  info->workgroupSize = 64;
  info->materialIdMap.type = materialCount > 65535 ? RAYSORT_ID_UINT32
                             : materialCount > 255 ? RAYSORT_ID_UINT16
                                                   : RAYSORT_ID_UINT8;
  if (isAll)
  {
    info->flags = RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT;
    info->list.size = (VkDeviceSize)info->maxCount * 4;
    info->materialIdMap.buffer.size = (VkDeviceSize)info->maxCount * 4;
    info->count = planBuffer(mock, NULL, 4, 4);
  }
  if (raysortGetSortLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  if (isAll)
  {
    info->list = planBuffer(mock, NULL, layout.listSize, 4);
    info->oldToNewPixelMap = planBuffer(mock, NULL, layout.oldToNewPixelMapSize, 4);
    info->present = planBuffer(mock, NULL, layout.presentSize, 4);
    layout.idMapSize = info->materialIdMap.buffer.size;
  }
  info->materialIdMap.buffer = planBuffer(mock, NULL, layout.idMapSize, 16);
  info->newToOldPixelMap = planBuffer(mock, NULL, layout.newToOldPixelMapSize, 4);
  info->ranges = planBuffer(mock, NULL, layout.rangesSize, (uint32_t)layout.alignment);
  info->scratch = planBuffer(mock, NULL, layout.scratchSize, (uint32_t)layout.alignment);
  return 1;
}

static int typical_radix(Plan *plan, RaysortContext context, Mock *mock, uint32_t maxCount, RaysortKeyType type,
                         uint32_t bitCount, uint32_t flags)
{
  RaysortRadixSortInfo *info = &plan->radix;
  RaysortRadixSortLayout layout;
  uint32_t i;

  info->maxCount = maxCount;
  info->keyType = type;
  info->bitCount = bitCount;
  info->flags = flags;
  if (raysortGetRadixSortLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  for (i = 0; i < 2; ++i)
  {
    info->keys[i] = planBuffer(mock, NULL, layout.keysSize, 8);
    if (layout.valuesSize != 0)
      info->values[i] = planBuffer(mock, NULL, layout.valuesSize, 4);
  }
  info->scratch = planBuffer(mock, NULL, layout.scratchSize, (uint32_t)layout.alignment);
  return 1;
}

/* way: a pipeline each, uber, groups of 3, a list of 2 and a rest. */
static int typical_dispatch(Plan *plan, RaysortContext context, Mock *mock, int way)
{
  static const uint32_t listed[2] = {1, 6};
  uint32_t i;

  if (!typical_sort(plan, context, mock, 8, 0))
    return 0;
  plan->dispatch.sort = &plan->sort;
  plan->dispatch.layout = (VkPipelineLayout)(uintptr_t)0x7700u;
  plan->dispatch.pushOffset = 16;
  for (i = 0; i < 8; ++i)
    plan->pipelines[i] = i == 3 ? VK_NULL_HANDLE : (VkPipeline)(uintptr_t)(0x7710u + i);
  if (way == 1)
    plan->dispatch.uberPipeline = (VkPipeline)(uintptr_t)0x7701u;
  else
    plan->dispatch.pipelines = plan->pipelines;
  if (way == 2)
    plan->dispatch.materialsPerPipeline = 3;
  if (way == 3)
  {
    plan->dispatch.materials = listed;
    plan->dispatch.listedCount = 2;
    plan->dispatch.restPipeline = (VkPipeline)(uintptr_t)0x7702u;
    plan->dispatch.list = planBuffer(mock, NULL, 8, 4);
  }
  if (way >= 2)
    plan->dispatch.table = planBuffer(mock, NULL, 96, 4);
  return 1;
}

static int typical_copy(Plan *plan, Mock *mock, uint32_t mode)
{
  RaysortBvhCopyInfo *info = &plan->copy;

  info->mode = mode;
  info->source = planBuffer(mock, NULL, 82000000, 16); /* of a million triangles */
  info->destination = planBuffer(mock, NULL, 61000064, 16);
  if (mode == RAYSORT_BVH_COPY_SERIALISE)
    info->scratch = planBuffer(mock, NULL, 16, 4);
  return 1;
}

static int typical_trace(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortBvhTraceInfo *info = &plan->trace;
  RaysortBvhTraceLayout layout;

  info->maxCount = 1920 * 1080;
  if (isAll)
  {
    info->hint = RAYSORT_BVH_TRACE_SHUFFLED;
    info->rayFlags = RAYSORT_BVH_RAY_TERMINATE_ON_FIRST_HIT_BIT;
    info->list.size = (VkDeviceSize)info->maxCount * 4;
    info->rayCount = 2000000;
    info->levels = 2;
    info->base = 0x123400000000u;
    info->excludeMask = 0x80;
    info->geometryStride = 2;
  }
  if (raysortGetBvhTraceLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->bvh = planBuffer(mock, NULL, 192, (uint32_t)layout.alignment); /* the least: an empty one */
  info->rays = planBuffer(mock, NULL, layout.raysSize, (uint32_t)layout.alignment);
  info->hits = planBuffer(mock, NULL, layout.hitsSize, (uint32_t)layout.alignment);
  if (isAll)
  {
    info->list = planBuffer(mock, NULL, layout.listSize, 4);
    info->count = planBuffer(mock, NULL, 4, 4);
    info->materials = planBuffer(mock, NULL, 4, 4);
    info->primitiveMaterialType = RAYSORT_ID_UINT16;
    info->primitiveMaterials = planBuffer(mock, NULL, 4, 4);
    info->scratch = planBuffer(mock, NULL, layout.scratchSize, 4);
  }
  return 1;
}

static int typical_arguments(Plan *plan, RaysortContext context, Mock *mock)
{
  RaysortSortArgumentsInfo *info = &plan->arguments;
  RaysortSortArgumentsLayout layout;

  info->maxCount = 1920 * 1080;
  info->materialCount = 1000;
  info->materialsPerArgument = 64;
  info->workgroupSize = 128;
  if (raysortGetSortArgumentsLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->ranges = planBuffer(mock, NULL, layout.rangesSize, 4);
  info->arguments = planBuffer(mock, NULL, layout.argumentsSize, 4);
  return 1;
}

static int typical_gather(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortGatherInfo *info = &plan->gather;
  RaysortGatherLayout layout;

  info->maxCount = 1920 * 1080;
  info->sourceCount = isAll ? 2500000 : 0;
  info->stride = isAll ? 32 : 20;
  if (raysortGetGatherLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->map = planBuffer(mock, NULL, layout.mapSize, 4);
  info->source = planBuffer(mock, NULL, layout.sourceSize, isAll ? 16 : 4);
  info->destination = planBuffer(mock, NULL, layout.destinationSize, isAll ? 16 : 4);
  if (isAll)
    info->count = planBuffer(mock, NULL, 4, 4);
  return 1;
}

static void typical_sdf(RaysortSdfInfo *info, int isAll)
{
  uint32_t i;

  info->flags = isAll ? RAYSORT_SDF_CHANGES_BIT : 0;
  info->cascadeCount = isAll ? 4 : 1;
  info->brickCapacity = 65536;
  for (i = 0; i < info->cascadeCount; ++i)
    info->voxelSizes[i] = 0.125f * (float)(1u << i);
}

static int typical_sdf_reset(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortSdfResetInfo *info = &plan->sdfReset;
  RaysortSdfResetLayout layout;

  typical_sdf(&info->sdf, isAll);
  info->cascadeMask = isAll ? 4 : 0;
  if (raysortGetSdfResetLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, NULL, layout.fieldSize, (uint32_t)layout.alignment);
  return 1;
}

static int typical_sdf_update(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortSdfUpdateInfo *info = &plan->sdfUpdate;
  RaysortSdfUpdateLayout layout;
  uint32_t k;

  typical_sdf(&info->sdf, isAll);
  info->budget.maxInstances = 100;
  info->budget.maxTriangles = 100000;
  info->budget.maxReferences = 1000000;
  info->budget.maxBlocks = 10000;
  info->budget.maxBricks = 16384;
  for (k = 0; k < 3 && isAll; ++k)
    info->anchor[k] = info->center[k] = 16000.0 + k;
  info->budget.maxBoxes = isAll ? 10 : 0;
  info->cascadeMask = isAll ? 5 : 0;
  if (raysortGetSdfUpdateLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, NULL, layout.fieldSize, (uint32_t)layout.alignment);
  info->scratch = planBuffer(mock, NULL, layout.scratchSize, (uint32_t)layout.alignment);
  info->instances = planBuffer(mock, NULL, 12800, 16);
  if (isAll)
  {
    info->boxes = planBuffer(mock, NULL, 320, 16);
    info->instanceCount = planBuffer(mock, NULL, 4, 4);
    info->boxCount = planBuffer(mock, NULL, 4, 4);
  }
  return 1;
}

/* isAll: 2: one level of instances; 3: the same with motion, and triangles with motion. */
static int typical_bvh(Plan *plan, RaysortContext context, Mock *mock, uint32_t mode, int isAll)
{
  uint32_t i;

  if (isAll >= 2)
  {
    plan->bvh.mode = mode;
    plan->bvh.bvhCount = (uint32_t)isAll - 1;
    for (i = 0; i < plan->bvh.bvhCount; ++i)
    {
      plan->bvhs[i].geometryCount = 1;
      plan->geometries[i * PLAN_MAX_GEOMETRIES].type = i == 0 ? RAYSORT_BVH_INSTANCES : RAYSORT_BVH_TRIANGLES;
      plan->geometries[i * PLAN_MAX_GEOMETRIES].primitiveCount = 1000;
      plan->geometries[i * PLAN_MAX_GEOMETRIES].flags = isAll == 3 ? RAYSORT_BVH_MOTION_BIT : 0;
    }
    return place_bvh(plan, context, mock, NULL, 0);
  }

  plan->bvh.mode = mode;
  plan->bvh.bvhCount = isAll ? PLAN_MAX_BVHS : 1;
  for (i = 0; i < plan->bvh.bvhCount; ++i)
  {
    plan->bvhs[i].geometryCount = isAll ? 2 : 1;
    plan->geometries[i * PLAN_MAX_GEOMETRIES].primitiveCount = isAll ? 1000 : 1000000;
    plan->geometries[i * PLAN_MAX_GEOMETRIES + 1].primitiveCount = isAll ? 20 : 0;
  }
  return place_bvh(plan, context, mock, NULL, isAll);
}

static int typical_sdf_trace(Plan *plan, RaysortContext context, Mock *mock, int isAll)
{
  RaysortSdfTraceInfo *info = &plan->sdfTrace;
  RaysortSdfTraceLayout layout;

  info->sdf.cascadeCount = isAll ? 3 : 1;
  info->maxCount = 1920 * 1080;
  if (isAll)
  {
    info->sdf.flags = RAYSORT_SDF_IDS_BIT;
    info->sdf.brickCapacity = 100;
    info->rayFlags = RAYSORT_SDF_RAY_ANY_BIT;
    info->list.size = (VkDeviceSize)info->maxCount * 4;
    info->rayCount = 2000000;
  }
  if (raysortGetSdfTraceLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, NULL, isAll ? 8192 + (6u << 20) + 100 * 768 : 8192 + (2u << 20), 256); /* the least */
  info->rays = planBuffer(mock, NULL, layout.raysSize, (uint32_t)layout.alignment);
  info->hits = planBuffer(mock, NULL, layout.hitsSize, (uint32_t)layout.alignment);
  if (isAll)
  {
    info->list = planBuffer(mock, NULL, layout.listSize, 4);
    info->count = planBuffer(mock, NULL, 4, 4);
    info->materials = planBuffer(mock, NULL, 4, 4);
  }
  return 1;
}

static int typical_sdf_debug(Plan *plan, RaysortContext context, Mock *mock)
{
  RaysortSdfDebugInfo *info = &plan->sdfDebug;
  RaysortSdfDebugLayout layout;

  info->sdf.cascadeCount = 3;
  info->sdf.brickCapacity = 100;
  info->width = 1920;
  info->height = 1080;
  info->maxInstances = 4;
  info->tMax = 1000;
  if (raysortGetSdfDebugLayout(context, info, &layout) != VK_SUCCESS)
    return 0;
  info->field = planBuffer(mock, NULL, 8192 + (6u << 20) + 100 * 512, 256); /* the least */
  info->image = planBuffer(mock, NULL, layout.imageSize, (uint32_t)layout.alignment);
  info->instances = planBuffer(mock, NULL, sizeof(RaysortSdfInstance), 4);
  info->instanceList = planBuffer(mock, NULL, 16, 4);
  return 1;
}

static const struct
{
  const char *name;
  PlanKind kind;
  uint32_t value;
  int isAll;
} typicalPlans[] = {
    {"scan", PLAN_SCAN, 0, 0},
    {"scan_all", PLAN_SCAN, 0, 1},
    {"sort_8", PLAN_SORT, 8, 0},
    {"sort_8_all", PLAN_SORT, 8, 1},
    {"sort_256", PLAN_SORT, 256, 0},
    {"sort_256_all", PLAN_SORT, 256, 1},
    {"sort_4096", PLAN_SORT, 4096, 0},
    {"sort_4096_all", PLAN_SORT, 4096, 1},
    {"sort_65536_all", PLAN_SORT, 65536, 1},
    {"radix_32", PLAN_RADIX, 0, 0},
    {"radix_64", PLAN_RADIX, 0, 1},
    {"radix_64_30", PLAN_RADIX, 30, 1},
    {"dispatch_8", PLAN_DISPATCH, 0, 0},
    {"dispatch_uber", PLAN_DISPATCH, 0, 1},
    {"trace", PLAN_TRACE, 0, 0},
    {"trace_all", PLAN_TRACE, 0, 1},
    {"scan_count", PLAN_SCAN, 0, 2},
    {"radix_float", PLAN_RADIX, RAYSORT_KEY_FLOAT32, 2},
    {"radix_keys_32", PLAN_RADIX, RAYSORT_KEY_UINT32, 3},
    {"radix_keys_64", PLAN_RADIX, RAYSORT_KEY_INT64, 3},
    {"gather", PLAN_GATHER, 0, 0},
    {"gather_all", PLAN_GATHER, 0, 1},
    {"build", PLAN_BVH, 0, 0},
    {"build_all", PLAN_BVH, 0, 1},
    {"rays", PLAN_SDF_TRACE, 0, 0},
    {"rays_all", PLAN_SDF_TRACE, 0, 1},
    {"sdf_reset", PLAN_SDF_RESET, 0, 0},
    {"sdf_reset_one", PLAN_SDF_RESET, 0, 1},
    {"sdf_update", PLAN_SDF_UPDATE, 0, 0},
    {"sdf_update_all", PLAN_SDF_UPDATE, 0, 1},
    {"copy", PLAN_COPY, RAYSORT_BVH_COPY_CLONE, 0},
    {"copy_file", PLAN_COPY, RAYSORT_BVH_COPY_SERIALISE, 0},
    {"update", PLAN_BVH, 1, 0},
    {"build_levels", PLAN_BVH, 0, 2},
    {"update_levels", PLAN_BVH, 1, 2},
    {"radix_buckets", PLAN_RADIX, 33554432, 4},
    {"radix_buckets_keys", PLAN_RADIX, 2073600, 5},
    {"sdf_debug", PLAN_SDF_DEBUG, 0, 1},
    {"build_motion", PLAN_BVH, 0, 3},
    {"update_motion", PLAN_BVH, 1, 3},
    {"build_quality", PLAN_BVH, 2, 0},
    {"dispatch_groups", PLAN_DISPATCH, 0, 2},
    {"dispatch_list", PLAN_DISPATCH, 0, 3},
    {"sort_arguments", PLAN_ARGUMENTS, 0, 0},
    {"radix_look", PLAN_RADIX, 33554432, 6},
    {"radix_buckets_64", PLAN_RADIX, 720000, 7},
    {"radix_short", PLAN_RADIX, 33554432, 7},
};

int planTypical(Plan *plan, uint32_t number, RaysortContext context, Mock *mock)
{
  uint32_t value;
  int isAll;

  if (number >= COUNT_OF(typicalPlans))
    return 0;
  value = typicalPlans[number].value;
  isAll = typicalPlans[number].isAll;
  memset(plan, 0, sizeof(*plan));
  plan->kind = typicalPlans[number].kind;
  (void)snprintf(plan->name, sizeof(plan->name), "%s", typicalPlans[number].name);
  mock->bufferCount = 0;
  if (plan->kind == PLAN_SCAN)
    return typical_scan(plan, context, mock, isAll);
  if (plan->kind == PLAN_SORT)
    return typical_sort(plan, context, mock, value, isAll);
  if (plan->kind == PLAN_RADIX && isAll > 3)
    return typical_radix(plan, context, mock, value, isAll == 7 ? RAYSORT_KEY_FLOAT64 : RAYSORT_KEY_UINT32, 0,
                         isAll >= 6   ? 0
                         : isAll == 4 ? RAYSORT_RADIX_SORT_SPREAD_BIT
                                      : RAYSORT_RADIX_SORT_SPREAD_BIT | RAYSORT_RADIX_SORT_KEYS_ONLY_BIT);
  if (plan->kind == PLAN_RADIX && isAll > 1)
    return typical_radix(plan, context, mock, 1000000, (RaysortKeyType)value, 16,
                         isAll == 2 ? RAYSORT_RADIX_SORT_DESCENDING_BIT : RAYSORT_RADIX_SORT_KEYS_ONLY_BIT);
  if (plan->kind == PLAN_RADIX)
    return typical_radix(plan, context, mock, 1000000, isAll ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32, value, 0);
  if (plan->kind == PLAN_GATHER)
    return typical_gather(plan, context, mock, isAll);
  if (plan->kind == PLAN_SDF_TRACE)
    return typical_sdf_trace(plan, context, mock, isAll);
  if (plan->kind == PLAN_SDF_RESET)
    return typical_sdf_reset(plan, context, mock, isAll);
  if (plan->kind == PLAN_SDF_UPDATE)
    return typical_sdf_update(plan, context, mock, isAll);
  if (plan->kind == PLAN_TRACE)
    return typical_trace(plan, context, mock, isAll);
  if (plan->kind == PLAN_BVH)
    return typical_bvh(plan, context, mock, value, isAll);
  if (plan->kind == PLAN_COPY)
    return typical_copy(plan, mock, value);
  if (plan->kind == PLAN_SDF_DEBUG)
    return typical_sdf_debug(plan, context, mock);
  if (plan->kind == PLAN_ARGUMENTS)
    return typical_arguments(plan, context, mock);
  return typical_dispatch(plan, context, mock, isAll);
}

/* ---- planning ---- */

VkResult planInto(const Plan *plan, RaysortContext context, uint32_t *passCount, RaysortPass *passes)
{
#define PLAN_X(KIND, Operation, member, folder) \
  if (plan->kind == PLAN_##KIND)                \
    return raysortPlan##Operation(context, &plan->member, passCount, passes);
  PLAN_KINDS(PLAN_X)
#undef PLAN_X
  return VK_ERROR_UNKNOWN;
}

VkResult planCommand(const Plan *plan, RaysortContext context, VkCommandBuffer commandBuffer)
{
#define PLAN_X(KIND, Operation, member, folder) \
  if (plan->kind == PLAN_##KIND)                \
    return raysortCmd##Operation(context, commandBuffer, &plan->member);
  PLAN_KINDS(PLAN_X)
#undef PLAN_X
  return VK_ERROR_UNKNOWN;
}

size_t planInfo(const Plan *plan)
{
#define PLAN_X(KIND, Operation, member, folder) offsetof(Plan, member),
  static const size_t offsets[PLAN_KIND_COUNT] = {PLAN_KINDS(PLAN_X)};
#undef PLAN_X

  return offsets[plan->kind];
}

const char *planFolder(const Plan *plan)
{
#define PLAN_X(KIND, Operation, member, folder) folder,
  static const char *const folders[PLAN_KIND_COUNT] = {PLAN_KINDS(PLAN_X)};
#undef PLAN_X

  return folders[plan->kind];
}

VkResult planMake(Plan *plan, RaysortContext context)
{
  VkResult result;

  planFree(plan);
  result = planInto(plan, context, &plan->passCount, NULL);
  if (result != VK_SUCCESS)
    return result;
  plan->passes = (RaysortPass *)malloc((plan->passCount + 1) * sizeof(RaysortPass)); /* never of no byte */
  if (plan->passes == NULL)
    abort();
  memset(plan->passes, 0xa5, (plan->passCount + 1) * sizeof(RaysortPass));
  return planInto(plan, context, &plan->passCount, plan->passes);
}

void planFree(Plan *plan)
{
  free(plan->passes);
  plan->passes = NULL;
  plan->passCount = 0;
}

void planDry(Plan *plan)
{
  uint32_t i;

  plan->scan.input.buffer = VK_NULL_HANDLE;
  plan->scan.output.buffer = VK_NULL_HANDLE;
  plan->scan.total.buffer = VK_NULL_HANDLE;
  plan->scan.scratch.buffer = VK_NULL_HANDLE;
  plan->scan.count.buffer = VK_NULL_HANDLE;
  plan->sort.materialIdMap.buffer.buffer = VK_NULL_HANDLE;
  plan->sort.list.buffer = VK_NULL_HANDLE;
  plan->sort.count.buffer = VK_NULL_HANDLE;
  plan->sort.newToOldPixelMap.buffer = VK_NULL_HANDLE;
  plan->sort.oldToNewPixelMap.buffer = VK_NULL_HANDLE;
  plan->sort.ranges.buffer = VK_NULL_HANDLE;
  plan->sort.present.buffer = VK_NULL_HANDLE;
  plan->sort.scratch.buffer = VK_NULL_HANDLE;
  plan->dispatch.list.buffer = VK_NULL_HANDLE;
  plan->dispatch.table.buffer = VK_NULL_HANDLE;
  plan->radix.count.buffer = VK_NULL_HANDLE;
  plan->radix.scratch.buffer = VK_NULL_HANDLE;
  for (i = 0; i < 2; ++i)
  {
    plan->radix.keys[i].buffer = VK_NULL_HANDLE;
    plan->radix.values[i].buffer = VK_NULL_HANDLE;
  }
  plan->gather.map.buffer = VK_NULL_HANDLE;
  plan->gather.count.buffer = VK_NULL_HANDLE;
  plan->gather.source.buffer = VK_NULL_HANDLE;
  plan->gather.destination.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.field.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.rays.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.hits.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.list.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.count.buffer = VK_NULL_HANDLE;
  plan->sdfTrace.materials.buffer = VK_NULL_HANDLE;
  plan->sdfReset.field.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.field.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.instances.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.instanceCount.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.boxes.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.boxCount.buffer = VK_NULL_HANDLE;
  plan->sdfUpdate.scratch.buffer = VK_NULL_HANDLE;
  plan->sdfDebug.field.buffer = VK_NULL_HANDLE;
  plan->sdfDebug.instances.buffer = VK_NULL_HANDLE;
  plan->sdfDebug.instanceList.buffer = VK_NULL_HANDLE;
  plan->sdfDebug.image.buffer = VK_NULL_HANDLE;
  plan->trace.bvh.buffer = VK_NULL_HANDLE;
  plan->trace.rays.buffer = VK_NULL_HANDLE;
  plan->trace.hits.buffer = VK_NULL_HANDLE;
  plan->trace.list.buffer = VK_NULL_HANDLE;
  plan->trace.count.buffer = VK_NULL_HANDLE;
  plan->trace.materials.buffer = VK_NULL_HANDLE;
  plan->trace.primitiveMaterials.buffer = VK_NULL_HANDLE;
  plan->arguments.ranges.buffer = VK_NULL_HANDLE;
  plan->arguments.arguments.buffer = VK_NULL_HANDLE;
  plan->trace.scratch.buffer = VK_NULL_HANDLE;
  plan->copy.source.buffer = VK_NULL_HANDLE;
  plan->copy.destination.buffer = VK_NULL_HANDLE;
  plan->copy.scratch.buffer = VK_NULL_HANDLE;
  plan->bvh.descriptions.buffer = VK_NULL_HANDLE;
  plan->bvh.primitiveCounts.buffer = VK_NULL_HANDLE;
  plan->bvh.destination.buffer = VK_NULL_HANDLE;
  plan->bvh.scratch.buffer = VK_NULL_HANDLE;
}
