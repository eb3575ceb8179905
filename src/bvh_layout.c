/* SPDX-License-Identifier: MIT */
#include "bvh_private.h"

/* Triangles: checks and sizes. */

/* ---- sizes ---- */

/* Of a structure laid out for some number of records. The worst there can be is a chain of nodes with two leaves and
 * one inner child (raysort_bvhCollapse proves it): (records - 1) / 2 nodes. Frames are rare; past their number, none is
 * made at all. */
static uint32_t raysort_bvhMaxNodes(uint32_t records)
{
  return records < 5 ? 1 : (records - 1) / 2;
}

static uint32_t raysort_bvhMaxFrames(uint32_t records)
{
  return records / 16;
}

static uint64_t raysort_bvhSize(uint64_t nodes, uint64_t records, uint64_t frames)
{
  return 16 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * nodes + RAYSORT_BVH_RECORD_WORDS * records +
               RAYSORT_BVH_FRAME_WORDS * frames);
}

/* Leaves of one box or instance: parent and child still have 6 children together, so nodes of 2 children hang on nodes
 * of 4 only, #2 <= 4 #4 + 1; and (records - 1) = #2 + 2 #3 + 3 #4. */
static uint32_t raysort_bvhMaxNodesOf(uint32_t type, uint32_t records)
{
  if (type == RAYSORT_BVH_TRIANGLES)
    return raysort_bvhMaxNodes(records);
  return records < 2 ? 1 : (uint32_t)((5 * ((uint64_t)records - 1) + 2) / 7);
}

static uint64_t raysort_bvhSizeOf(uint32_t type, uint64_t nodes, uint64_t frames, uint32_t records, uint32_t primitives)
{
  return raysort_bvhSize(nodes, 0, frames) + 16 * raysort_bvhRecordWords(type, records, primitives);
}

static uint64_t raysort_bvhMaxSize(uint32_t type, uint32_t records)
{
  return raysort_align(
      raysort_bvhSizeOf(type, raysort_bvhMaxNodesOf(type, records), raysort_bvhMaxFrames(records), records, records),
      RAYSORT_BVH_ALIGNMENT);
}

static uint64_t raysort_bvhScratchSize(uint32_t primitives)
{
  return raysort_align((uint64_t)primitives * 2 * (sizeof(raysort_bvhTree) + sizeof(raysort_bvhEntry)) + 128, 16);
}

/* ---- checks ---- */

/* Says what is wrong with a field of a structure or a geometry; geometry: RAYSORT_BVH_NONE for the structure's own. */
static VkResult raysort_bvhRefuse(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t geometry, const char *field,
                                  uint64_t value, const char *limit)
{
  char text[256];
  if (geometry == RAYSORT_BVH_NONE)
    snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs[%u].%s is %llu, must be %s", (unsigned)bvh, field,
             (raysort_u64)value, limit);
  else
    snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs[%u].geometries[%u].%s is %llu, must be %s", (unsigned)bvh,
             (unsigned)geometry, field, (raysort_u64)value, limit);
  return raysort_oldSay(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* Boxes and instances: what only triangles have must be 0. */
static VkResult raysort_bvhCheckItems(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[index];
  const int isBoxes = geometry->type == RAYSORT_BVH_BOXES;
  if (geometry->indices != 0)
    return raysort_bvhRefuse(info, bvh, index, "indices", geometry->indices, "0: these are no triangles");
  if (geometry->indexSize != 0)
    return raysort_bvhRefuse(info, bvh, index, "indexSize", geometry->indexSize, "0: these are no triangles");
  if (geometry->transform != 0)
    return raysort_bvhRefuse(info, bvh, index, "transform", geometry->transform, "0: these are no triangles");
  if (geometry->maxVertex != 0)
    return raysort_bvhRefuse(info, bvh, index, "maxVertex", geometry->maxVertex, "0: these are no triangles");
  if (geometry->stride != 0 && (geometry->stride < (isBoxes ? 24u : 64u) || geometry->stride > RAYSORT_BVH_MAX_STRIDE ||
                                geometry->stride % 4 != 0))
    return raysort_bvhRefuse(info, bvh, index, "stride", geometry->stride,
                             isBoxes ? "0, or a multiple of 4 in 24 .. 65536" : "0, or a multiple of 4 in 64 .. 65536");
  if (geometry->flags & ~(isBoxes ? RAYSORT_BVH_OPAQUE_BIT : 0u))
    return raysort_bvhRefuse(info, bvh, index, "flags", geometry->flags,
                             isBoxes ? "0 or RAYSORT_BVH_OPAQUE_BIT (1)" : "0: instances have flags of their own");
  return VK_SUCCESS;
}

static VkResult raysort_bvhCheckGeometry(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[index];
  if (geometry->dataAtOne != 0)
    return raysort_bvhRefuse(info, bvh, index, "dataAtOne", geometry->dataAtOne, "0");
  if (geometry->type > RAYSORT_BVH_INSTANCES)
    return raysort_bvhRefuse(info, bvh, index, "type", geometry->type, "0 .. 2");
  if (geometry->type != raysort_bvhTypeOf(&info->bvhs[bvh]))
    return raysort_bvhRefuse(info, bvh, index, "type", geometry->type,
                             "that of geometries[0]: one kind in a structure");
  if (geometry->format != RAYSORT_BVH_FP32)
    return raysort_bvhRefuse(info, bvh, index, "format", geometry->format, "RAYSORT_BVH_FP32 (0)");
  if (geometry->reserved != 0)
    return raysort_bvhRefuse(info, bvh, index, "reserved", geometry->reserved, "0");
  if (geometry->type != RAYSORT_BVH_TRIANGLES)
    return raysort_bvhCheckItems(info, bvh, index);
  if (geometry->stride != 0 &&
      (geometry->stride < 12 || geometry->stride > RAYSORT_BVH_MAX_STRIDE || geometry->stride % 4 != 0))
    return raysort_bvhRefuse(info, bvh, index, "stride", geometry->stride, "0, or a multiple of 4 in 12 .. 65536");
  if (geometry->indexSize != 0 && geometry->indexSize != 2 && geometry->indexSize != 4)
    return raysort_bvhRefuse(info, bvh, index, "indexSize", geometry->indexSize, "0, 2 or 4");
  if (geometry->indexSize == 0 && geometry->indices != 0)
    return raysort_bvhRefuse(info, bvh, index, "indices", geometry->indices, "0, for indexSize is 0");
  if (geometry->flags & ~RAYSORT_BVH_OPAQUE_BIT)
    return raysort_bvhRefuse(info, bvh, index, "flags", geometry->flags, "0 or RAYSORT_BVH_OPAQUE_BIT (1)");
  return VK_SUCCESS;
}

/* What a build reads, beyond what a layout does. */
static VkResult raysort_bvhCheckPointers(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[index];
  if (geometry->primitiveCount == 0)
    return VK_SUCCESS;
  if (geometry->data == 0 || geometry->data % 4 != 0)
    return raysort_bvhRefuse(info, bvh, index, "data", geometry->data, "a multiple of 4, and not 0");
  if (geometry->type == RAYSORT_BVH_TRIANGLES && geometry->maxVertex == 0)
    return raysort_bvhRefuse(info, bvh, index, "maxVertex", 0, "the largest index: without it no triangle is there");
  if (geometry->indexSize != 0 && (geometry->indices == 0 || geometry->indices % geometry->indexSize != 0))
    return raysort_bvhRefuse(info, bvh, index, "indices", geometry->indices, "a multiple of indexSize, and not 0");
  if (geometry->transform % 4 != 0)
    return raysort_bvhRefuse(info, bvh, index, "transform", geometry->transform, "a multiple of 4");
  return VK_SUCCESS;
}

/* primitives: of all geometries together. */
static VkResult raysort_bvhCheck(const RaysortBvhBuildInfo *info, uint32_t bvh, VkBool32 isBuild, uint32_t *primitives)
{
  const RaysortBvhInfo *structure = &info->bvhs[bvh];
  VkResult result = VK_SUCCESS;
  uint64_t count = 0;
  uint32_t i;
  *primitives = 0;
  if (structure->flags != 0)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "flags", structure->flags, "0");
  if (structure->geometryCount > RAYSORT_BVH_MAX_GEOMETRIES)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "geometryCount", structure->geometryCount, "<= 16777216");
  if (structure->geometryCount > 0 && !structure->geometries)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "geometries", 0, "a pointer, for geometryCount is not 0");
  if (structure->geometryCount > 1 && raysort_bvhTypeOf(structure) == RAYSORT_BVH_INSTANCES)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "geometryCount", structure->geometryCount,
                             "<= 1, for these are instances");
  for (i = 0; i < structure->geometryCount && result == VK_SUCCESS; ++i)
  {
    result = raysort_bvhCheckGeometry(info, bvh, i);
    if (result == VK_SUCCESS && isBuild)
      result = raysort_bvhCheckPointers(info, bvh, i);
    count += structure->geometries[i].primitiveCount;
  }
  if (result == VK_SUCCESS && count > RAYSORT_BVH_MAX_PRIMITIVES)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "primitiveCount of all geometries", count, "<= 268435455");
  *primitives = (uint32_t)count;
  return result;
}

/* ---- layout ---- */

/* The checks, the sizes, and where each structure begins. */
static VkResult raysort_bvhLayOut(const RaysortBvhBuildInfo *info, VkBool32 isBuild, RaysortBvhLayout *layout,
                                  VkDeviceSize *offsets)
{
  VkResult result = VK_SUCCESS;
  uint32_t i, primitives;
  memset(layout, 0, sizeof(*layout));
  layout->alignment = RAYSORT_BVH_ALIGNMENT;
  result = raysort_oldSayRange(info->message, info->messageUser, "RaysortBvhBuildInfo.bvhCount", info->bvhCount, 0,
                            RAYSORT_BVH_MAX_STRUCTURES);
  if (result != VK_SUCCESS)
    return result;
  if (info->bvhCount > 0 && !info->bvhs)
    return raysort_oldSay(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortBvhBuildInfo.bvhs is NULL, but bvhCount is not 0");
  for (i = 0; i < info->bvhCount; ++i)
  {
    uint64_t scratch;
    result = raysort_bvhCheck(info, i, isBuild, &primitives);
    if (result != VK_SUCCESS)
      break;
    scratch = raysort_bvhScratchSize(primitives);
    if (offsets)
      offsets[i] = layout->destinationSize;
    layout->destinationSize += raysort_bvhMaxSize(raysort_bvhTypeOf(&info->bvhs[i]), primitives);
    layout->scratchSize = scratch > layout->scratchSize ? scratch : layout->scratchSize;
  }
  return result;
}
