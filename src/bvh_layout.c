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
static void raysort_bvhRefuse(raysort_listener *to, uint32_t bvh, uint32_t geometry, const char *field, uint64_t value,
                              const char *limit)
{
  if (geometry == RAYSORT_BVH_NONE)
    raysort_refuse(to, "RaysortBvhBuildInfo.bvhs[%u].%s is %llu, must be %s", (unsigned)bvh, field, (raysort_u64)value,
                   limit);
  else
    raysort_refuse(to, "RaysortBvhBuildInfo.bvhs[%u].geometries[%u].%s is %llu, must be %s", (unsigned)bvh,
                   (unsigned)geometry, field, (raysort_u64)value, limit);
}

static int raysort_bvhIsStride(const RaysortBvhGeometry *geometry, uint32_t least)
{
  return geometry->stride == 0 ||
         (geometry->stride >= least && geometry->stride <= RAYSORT_BVH_MAX_STRIDE && geometry->stride % 4 == 0);
}

/* Boxes and instances: what only triangles have must be 0. */
static void raysort_bvhCheckItems(raysort_listener *to, const RaysortBvhGeometry *geometry, uint32_t bvh,
                                  uint32_t index)
{
  const int isBoxes = geometry->type == RAYSORT_BVH_BOXES;
  const char *none = "0: these are no triangles";
  if (geometry->indices != 0)
    raysort_bvhRefuse(to, bvh, index, "indices", geometry->indices, none);
  if (geometry->indexSize != 0)
    raysort_bvhRefuse(to, bvh, index, "indexSize", geometry->indexSize, none);
  if (geometry->transform != 0)
    raysort_bvhRefuse(to, bvh, index, "transform", geometry->transform, none);
  if (geometry->maxVertex != 0)
    raysort_bvhRefuse(to, bvh, index, "maxVertex", geometry->maxVertex, none);
  if (!raysort_bvhIsStride(geometry, isBoxes ? 24u : 64u))
    raysort_bvhRefuse(to, bvh, index, "stride", geometry->stride,
                      isBoxes ? "0, or a multiple of 4 in 24 .. 65536" : "0, or a multiple of 4 in 64 .. 65536");
  if (geometry->flags & ~(isBoxes ? RAYSORT_BVH_OPAQUE_BIT : 0u))
    raysort_bvhRefuse(to, bvh, index, "flags", geometry->flags,
                      isBoxes ? "0 or RAYSORT_BVH_OPAQUE_BIT (1)" : "0: instances have flags of their own");
}

static void raysort_bvhCheckTriangles(raysort_listener *to, const RaysortBvhGeometry *geometry, uint32_t bvh,
                                      uint32_t index)
{
  if (!raysort_bvhIsStride(geometry, 12))
    raysort_bvhRefuse(to, bvh, index, "stride", geometry->stride, "0, or a multiple of 4 in 12 .. 65536");
  if (geometry->indexSize != 0 && geometry->indexSize != 2 && geometry->indexSize != 4)
    raysort_bvhRefuse(to, bvh, index, "indexSize", geometry->indexSize, "0, 2 or 4");
  if (geometry->indexSize == 0 && geometry->indices != 0)
    raysort_bvhRefuse(to, bvh, index, "indices", geometry->indices, "0, for indexSize is 0");
  if (geometry->flags & ~RAYSORT_BVH_OPAQUE_BIT)
    raysort_bvhRefuse(to, bvh, index, "flags", geometry->flags, "0 or RAYSORT_BVH_OPAQUE_BIT (1)");
}

static void raysort_bvhCheckGeometry(raysort_listener *to, const RaysortBvhInfo *structure, uint32_t bvh,
                                     uint32_t index)
{
  const RaysortBvhGeometry *geometry = &structure->geometries[index];
  if (geometry->dataAtOne != 0)
    raysort_bvhRefuse(to, bvh, index, "dataAtOne", geometry->dataAtOne, "0");
  if (geometry->type > RAYSORT_BVH_INSTANCES)
    raysort_bvhRefuse(to, bvh, index, "type", geometry->type, "0 .. 2");
  if (geometry->type != raysort_bvhTypeOf(structure))
    raysort_bvhRefuse(to, bvh, index, "type", geometry->type, "that of geometries[0]: one kind in a structure");
  if (geometry->format != RAYSORT_BVH_FP32)
    raysort_bvhRefuse(to, bvh, index, "format", geometry->format, "RAYSORT_BVH_FP32 (0)");
  if (geometry->reserved != 0)
    raysort_bvhRefuse(to, bvh, index, "reserved", geometry->reserved, "0");
  if (geometry->type == RAYSORT_BVH_TRIANGLES)
    raysort_bvhCheckTriangles(to, geometry, bvh, index);
  else
    raysort_bvhCheckItems(to, geometry, bvh, index);
}

/* What a build reads, beyond what a layout does. */
static void raysort_bvhCheckPointers(raysort_listener *to, const RaysortBvhGeometry *geometry, uint32_t bvh,
                                     uint32_t index)
{
  if (geometry->primitiveCount == 0)
    return;
  if (geometry->data == 0 || geometry->data % 4 != 0)
    raysort_bvhRefuse(to, bvh, index, "data", geometry->data, "a multiple of 4, and not 0");
  if (geometry->type == RAYSORT_BVH_TRIANGLES && geometry->maxVertex == 0)
    raysort_bvhRefuse(to, bvh, index, "maxVertex", 0, "the largest index: without it no triangle is there");
  if (geometry->indexSize != 0 && (geometry->indices == 0 || geometry->indices % geometry->indexSize != 0))
    raysort_bvhRefuse(to, bvh, index, "indices", geometry->indices, "a multiple of indexSize, and not 0");
  if (geometry->transform % 4 != 0)
    raysort_bvhRefuse(to, bvh, index, "transform", geometry->transform, "a multiple of 4");
}

/* Primitives of all geometries of a structure that is known to be right. */
static uint32_t raysort_bvhPrimitives(const RaysortBvhInfo *structure)
{
  uint32_t i, count = 0;
  for (i = 0; i < structure->geometryCount; ++i)
    count += structure->geometries[i].primitiveCount;
  return count;
}

static VkResult raysort_bvhCheck(raysort_listener *to, const RaysortBvhInfo *structure, uint32_t bvh, VkBool32 isBuild)
{
  uint64_t count = 0;
  uint32_t i;
  if (structure->flags != 0)
    raysort_bvhRefuse(to, bvh, RAYSORT_BVH_NONE, "flags", structure->flags, "0");
  if (structure->geometryCount > RAYSORT_BVH_MAX_GEOMETRIES)
    raysort_bvhRefuse(to, bvh, RAYSORT_BVH_NONE, "geometryCount", structure->geometryCount, "<= 16777216");
  if (structure->geometryCount > 0 && !structure->geometries)
    raysort_bvhRefuse(to, bvh, RAYSORT_BVH_NONE, "geometries", 0, "a pointer, for geometryCount is not 0");
  if (to->result == VK_SUCCESS && structure->geometryCount > 1 && raysort_bvhTypeOf(structure) == RAYSORT_BVH_INSTANCES)
    raysort_bvhRefuse(to, bvh, RAYSORT_BVH_NONE, "geometryCount", structure->geometryCount,
                      "<= 1, for these are instances");
  for (i = 0; i < structure->geometryCount && to->result == VK_SUCCESS; ++i)
  {
    raysort_bvhCheckGeometry(to, structure, bvh, i);
    if (isBuild)
      raysort_bvhCheckPointers(to, &structure->geometries[i], bvh, i);
    count += structure->geometries[i].primitiveCount;
  }
  if (count > RAYSORT_BVH_MAX_PRIMITIVES)
    raysort_bvhRefuse(to, bvh, RAYSORT_BVH_NONE, "primitiveCount of all geometries", count, "<= 268435455");
  return to->result;
}

/* ---- layout ---- */

/* The checks, the sizes, and where each structure begins. */
static VkResult raysort_bvhLayOut(raysort_listener *to, const RaysortBvhBuildInfo *info, VkBool32 isBuild,
                                  RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  uint32_t i;
  memset(layout, 0, sizeof(*layout));
  layout->alignment = RAYSORT_BVH_ALIGNMENT;
  raysort_checkRange(to, "RaysortBvhBuildInfo.bvhCount", info->bvhCount, 0, RAYSORT_BVH_MAX_STRUCTURES);
  if (info->bvhCount > 0 && !info->bvhs)
    raysort_refuse(to, "RaysortBvhBuildInfo.bvhs is NULL, but bvhCount is not 0");
  for (i = 0; i < info->bvhCount && to->result == VK_SUCCESS; ++i)
    if (raysort_bvhCheck(to, &info->bvhs[i], i, isBuild) == VK_SUCCESS)
    {
      const uint32_t primitives = raysort_bvhPrimitives(&info->bvhs[i]);
      const uint64_t scratch = raysort_bvhScratchSize(primitives);
      if (offsets)
        offsets[i] = layout->destinationSize;
      layout->destinationSize += raysort_bvhMaxSize(raysort_bvhTypeOf(&info->bvhs[i]), primitives);
      layout->scratchSize = scratch > layout->scratchSize ? scratch : layout->scratchSize;
    }
  return to->result;
}
