/* SPDX-License-Identifier: MIT */
#include "host.h"
#include "../../../shaders/kernels/bvh/push.h"

/* BVH: checks and sizes. */

/* ---- sizes ---- */

RAYSORT_INTERNAL uint32_t raysort_bvhTypeOf(const RaysortBvhInfo *info)
{
  return info->geometryCount > 0 ? info->geometries[0].type : RAYSORT_BVH_TRIANGLES;
}

/* Returns whether a structure has motion: one geometry is enough. */
RAYSORT_INTERNAL VkBool32 raysort_bvhHasMotion(const RaysortBvhInfo *info)
{
  uint32_t i;
  for (i = 0; i < info->geometryCount; ++i)
    if (info->geometries[i].flags & RAYSORT_BVH_MOTION_BIT)
      return VK_TRUE;
  return VK_FALSE;
}

/* Returns the words of a node. */
RAYSORT_INTERNAL uint32_t raysort_bvhNodeWords(VkBool32 hasMotion)
{
  return RAYSORT_BVH_NODE_WORDS + (hasMotion ? RAYSORT_BVH_MOTION_NODE_WORDS : 0);
}

/* Returns the words of all leaf records; at time 1, of all motion records. Every instance has one, skipped or not. */
RAYSORT_INTERNAL uint64_t raysort_bvhRecordWords(uint32_t type, uint32_t time, uint32_t records, uint32_t primitives)
{
  static const uint32_t words[2][3] = {
      {RAYSORT_BVH_RECORD_WORDS, RAYSORT_BVH_BOX_WORDS, RAYSORT_BVH_INSTANCE_WORDS},
      {RAYSORT_BVH_MOTION_RECORD_WORDS, RAYSORT_BVH_MOTION_BOX_WORDS, RAYSORT_BVH_MOTION_INSTANCE_WORDS}};
  return (uint64_t)words[time][type] * (type == RAYSORT_BVH_INSTANCES ? primitives : records);
}

/* Frames are rare: a structure that wants more gets none. */
RAYSORT_INTERNAL uint32_t raysort_bvhMaxFrames(uint32_t records)
{
  return records / 16;
}

/* Returns the most nodes of a structure with this number of records. Triangles: the worst case is a chain of nodes with
 * two leaves and one inner child (raysort_bvhCollapse proves it). If a leaf holds one box or instance, parent and child
 * together still have 6 children, so only nodes of 4 have children that are nodes of 2: #2 <= 4 #4 + 1. And
 * (records - 1) = #2 + 2 #3 + 3 #4. */
RAYSORT_INTERNAL uint32_t raysort_bvhMaxNodesOf(uint32_t type, uint32_t records)
{
  if (type == RAYSORT_BVH_TRIANGLES)
    return records < 5 ? 1 : (records - 1) / 2;
  return records < 2 ? 1 : (uint32_t)((5 * ((uint64_t)records - 1) + 2) / 7);
}

/* Returns the bytes of a structure with the type and the counts of this header, and the words at which its records and
 * its frames begin. */
RAYSORT_INTERNAL uint64_t raysort_bvhSizeOf(const RaysortBvhHeader *header, VkBool32 hasMotion, uint64_t *records,
                                            uint64_t *frames)
{
  uint32_t time;
  *records = RAYSORT_BVH_HEADER_WORDS + (uint64_t)raysort_bvhNodeWords(hasMotion) * header->nodeCount;
  *frames = *records;
  for (time = 0; time < (hasMotion ? 2u : 1u); ++time)
    *frames += raysort_bvhRecordWords(header->type, time, header->recordCount, header->primitiveCount);
  return 16 * (*frames + (uint64_t)RAYSORT_BVH_FRAME_WORDS * header->frameCount);
}

RAYSORT_INTERNAL uint64_t raysort_bvhMaxSize(const RaysortBvhInfo *info)
{
  RaysortBvhHeader most;
  uint64_t records, frames;
  memset(&most, 0, sizeof(most));
  most.type = raysort_bvhTypeOf(info);
  most.recordCount = most.primitiveCount = raysort_bvhPrimitives(info);
  most.nodeCount = raysort_bvhMaxNodesOf(most.type, most.recordCount);
  most.frameCount = raysort_bvhMaxFrames(most.recordCount);
  return raysort_align(raysort_bvhSizeOf(&most, raysort_bvhHasMotion(info), &records, &frames),
                       RAYSORT_PRIVATE_BVH_ALIGNMENT);
}

static uint64_t raysort_bvhScratchSize(uint32_t primitives, uint32_t mode)
{
  const size_t links = mode == RAYSORT_BVH_BUILD_MODE_QUALITY ? sizeof(raysort_bvhLink) : 0;
  const size_t both = sizeof(raysort_bvhTree) + sizeof(raysort_bvhEntry) + links;
  return raysort_align((uint64_t)primitives * 2 * both + 128, 16);
}

/* ---- checks ---- */

/* A number of a host info struct, and its rule. */
typedef struct raysort_bvhRule
{
  const char *field;
  uint64_t value;
  int isRight;
  const char *limit;
} raysort_bvhRule;

/* Reports the first field that is wrong. geometry: RAYSORT_BVH_NONE for the structure's own fields. */
static void raysort_bvhCheckRules(raysort_errors *to, uint32_t bvh, uint32_t geometry, const raysort_bvhRule *rules,
                                  uint32_t count)
{
  char place[32] = "";
  uint32_t i;
  if (geometry != RAYSORT_BVH_NONE)
    snprintf(place, sizeof(place), "geometries[%u].", (unsigned)geometry);
  for (i = 0; i < count; ++i)
    if (!rules[i].isRight)
      raysort_refuse(to, "RaysortBvhBuildInfo.bvhs[%u].%s%s is %llu, must be %s", (unsigned)bvh, place, rules[i].field,
                     (raysort_u64)rules[i].value, rules[i].limit);
}

static int raysort_bvhIsStride(uint32_t stride, uint32_t least)
{
  return stride == 0 || (stride >= least && stride <= RAYSORT_BVH_MAX_STRIDE && stride % 4 == 0);
}

/* Checks a geometry except its pointers. Boxes and triangles have a second array for motion; instances have both times
 * in one. Fields that only triangles have must be 0 in others. */
static void raysort_bvhCheckGeometry(raysort_errors *to, const RaysortBvhInfo *structure, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *its = &structure->geometries[index];
  const int isTriangles = its->type == RAYSORT_BVH_TRIANGLES, isInstances = its->type == RAYSORT_BVH_INSTANCES;
  const int isMotion = (its->flags & RAYSORT_BVH_MOTION_BIT) != 0, isTwice = isMotion && !isInstances;
  const uint32_t item = isTriangles ? 12 : !isInstances ? 24 : isMotion ? 160 : 64, once = isTriangles ? 12 : 24;
  const uint32_t flags = RAYSORT_BVH_MOTION_BIT | (isInstances ? 0 : RAYSORT_BVH_OPAQUE_BIT);
  const char *none = "0: these are no triangles";
  const char *still = isInstances ? "0: these are instances" : "0 without RAYSORT_BVH_MOTION_BIT in flags";
  char stride[48], strideAtOne[48];
  const raysort_bvhRule rules[] = {
      {"type", its->type, its->type <= RAYSORT_BVH_INSTANCES, "0 .. 2"},
      {"type", its->type, its->type == raysort_bvhTypeOf(structure), "that of geometries[0]: one kind in a structure"},
      {"indices", its->indices, isTriangles || its->indices == 0, none},
      {"indexSize", its->indexSize, isTriangles || its->indexSize == 0, none},
      {"transform", its->transform, isTriangles || its->transform == 0, none},
      {"maxVertex", its->maxVertex, isTriangles || its->maxVertex == 0, none},
      {"stride", its->stride, raysort_bvhIsStride(its->stride, item), stride},
      {"indexSize", its->indexSize, its->indexSize == 0 || its->indexSize == 2 || its->indexSize == 4, "0, 2 or 4"},
      {"indices", its->indices, its->indexSize != 0 || its->indices == 0, "0, for indexSize is 0"},
      {"flags", its->flags, !(its->flags & ~flags),
       isInstances ? "0 or RAYSORT_BVH_MOTION_BIT (2): instances have flags of their own"
                   : "of RAYSORT_BVH_OPAQUE_BIT (1) and RAYSORT_BVH_MOTION_BIT (2)"},
      {"dataAtOne", its->dataAtOne, isTwice || its->dataAtOne == 0, still},
      {"strideAtOne", its->strideAtOne, isTwice || its->strideAtOne == 0, still},
      {"strideAtOne", its->strideAtOne, raysort_bvhIsStride(its->strideAtOne, once), strideAtOne},
      {"reserved", its->reserved, its->reserved == 0, "0"}};
  snprintf(stride, sizeof(stride), "0, or a multiple of 4 in %u .. 65536", (unsigned)item);
  snprintf(strideAtOne, sizeof(strideAtOne), "0, or a multiple of 4 in %u .. 65536", (unsigned)once);
  raysort_bvhCheckRules(to, bvh, index, rules, RAYSORT_PRIVATE_LENGTH(rules));
}

/* Checks the pointers, which a build reads and a layout does not. */
static void raysort_bvhCheckPointers(raysort_errors *to, const RaysortBvhGeometry *geometry, uint32_t bvh,
                                     uint32_t index)
{
  const uint64_t indices = geometry->indices, later = geometry->dataAtOne;
  const uint32_t size = geometry->indexSize;
  const int isMotion = geometry->flags & RAYSORT_BVH_MOTION_BIT && geometry->type != RAYSORT_BVH_INSTANCES;
  const raysort_bvhRule rules[] = {
      {"data", geometry->data, geometry->data != 0 && geometry->data % 4 == 0, "a multiple of 4, and not 0"},
      {"dataAtOne", later, !isMotion || (later != 0 && later % 4 == 0), "a multiple of 4, and not 0, for it moves"},
      {"maxVertex", 0, geometry->type != RAYSORT_BVH_TRIANGLES || geometry->maxVertex != 0,
       "the largest index: without it no triangle is there"},
      {"indices", indices, size == 0 || (indices != 0 && indices % size == 0), "a multiple of indexSize, and not 0"},
      {"transform", geometry->transform, geometry->transform % 4 == 0, "a multiple of 4"}};
  if (geometry->primitiveCount != 0)
    raysort_bvhCheckRules(to, bvh, index, rules, RAYSORT_PRIVATE_LENGTH(rules));
}

/* Returns the primitives of all geometries of a structure that was already checked. */
RAYSORT_INTERNAL uint32_t raysort_bvhPrimitives(const RaysortBvhInfo *structure)
{
  uint32_t i, count = 0;
  for (i = 0; i < structure->geometryCount; ++i)
    count += structure->geometries[i].primitiveCount;
  return count;
}

static VkResult raysort_bvhCheck(raysort_errors *to, const RaysortBvhInfo *structure, uint32_t bvh, VkBool32 isBuild)
{
  const uint32_t geometries = structure->geometryCount;
  const int isNull = !structure->geometries, isMany = !isNull && geometries > 1;
  const raysort_bvhRule rules[] = {
      {"geometryCount", geometries, geometries <= RAYSORT_BVH_MAX_GEOMETRIES, "<= 16777216"},
      {"geometries", 0, geometries == 0 || !isNull, "a pointer, for geometryCount is not 0"},
      {"geometryCount", geometries, !isMany || raysort_bvhTypeOf(structure) != RAYSORT_BVH_INSTANCES,
       "<= 1, for these are instances"}};
  uint64_t count = 0;
  uint32_t i;
  raysort_bvhCheckRules(to, bvh, RAYSORT_BVH_NONE, rules, RAYSORT_PRIVATE_LENGTH(rules));
  for (i = 0; i < structure->geometryCount && to->result == VK_SUCCESS; ++i)
  {
    raysort_bvhCheckGeometry(to, structure, bvh, i);
    if (isBuild)
      raysort_bvhCheckPointers(to, &structure->geometries[i], bvh, i);
    count += structure->geometries[i].primitiveCount;
  }
  if (to->result == VK_SUCCESS && raysort_bvhHasMotion(structure) && count > RAYSORT_BVH_MOTION_MAX_PRIMITIVES)
    raysort_refuse(to,
                   "RaysortBvhBuildInfo.bvhs[%u].primitiveCount of all geometries is %llu, must be <= 134217727 with "
                   "motion",
                   (unsigned)bvh, (raysort_u64)count);
  else if (count > RAYSORT_BVH_MAX_PRIMITIVES)
    raysort_refuse(to, "RaysortBvhBuildInfo.bvhs[%u].primitiveCount of all geometries is %llu, must be <= 268435455",
                   (unsigned)bvh, (raysort_u64)count);
  return to->result;
}

/* ---- one mesh ---- */

RAYSORT_API RaysortBvhGeometry raysortBvhMesh(VkDeviceAddress positions, uint32_t vertexCount, VkDeviceAddress indices,
                                              uint32_t triangleCount)
{
  RaysortBvhGeometry geometry;
  memset(&geometry, 0, sizeof(geometry));
  geometry.data = positions;
  geometry.indices = indices;
  geometry.indexSize = indices ? 4 : 0;
  geometry.primitiveCount = triangleCount;
  geometry.maxVertex = vertexCount ? vertexCount - 1 : 0;
  return geometry;
}

RAYSORT_API RaysortBvhBuildInfo raysortBvhBatch(const RaysortBvhInfo *bvhs, uint32_t bvhCount)
{
  RaysortBvhBuildInfo info;
  memset(&info, 0, sizeof(info));
  info.bvhs = bvhs;
  info.bvhCount = bvhCount;
  return info;
}

/* ---- layout ---- */

/* Makes the checks, and computes the sizes and where each structure begins. */
RAYSORT_INTERNAL VkResult raysort_bvhLayout(raysort_errors *to, const RaysortBvhBuildInfo *info, VkBool32 isBuild,
                                            RaysortBvhBuildLayout *layout, VkDeviceSize *offsets)
{
  uint32_t i;
  memset(layout, 0, sizeof(*layout));
  layout->alignment = RAYSORT_PRIVATE_BVH_ALIGNMENT;
  raysort_checkRange(to, "RaysortBvhBuildInfo.bvhCount", info->bvhCount, 0, RAYSORT_BVH_MAX_STRUCTURES);
  raysort_checkRange(to, "RaysortBvhBuildInfo.mode", info->mode, 0, RAYSORT_BVH_BUILD_MODE_QUALITY);
  if (info->bvhCount > 0 && !info->bvhs)
    raysort_refuse(to, "RaysortBvhBuildInfo.bvhs is NULL, but bvhCount is not 0");
  for (i = 0; i < info->bvhCount && to->result == VK_SUCCESS; ++i)
    if (raysort_bvhCheck(to, &info->bvhs[i], i, isBuild) == VK_SUCCESS)
    {
      const uint64_t scratch = raysort_bvhScratchSize(raysort_bvhPrimitives(&info->bvhs[i]), info->mode);
      if (offsets)
        offsets[i] = layout->destinationSize;
      layout->destinationSize += raysort_bvhMaxSize(&info->bvhs[i]);
      layout->scratchSize = scratch > layout->scratchSize ? scratch : layout->scratchSize;
    }
  return to->result;
}
