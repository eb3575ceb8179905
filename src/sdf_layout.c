/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Sparse distance fields: checks, sizes. */

#define RAYSORT_SDF_ALL_FLAGS (RAYSORT_SDF_IDS_BIT | RAYSORT_SDF_CHANGES_BIT | RAYSORT_SDF_4_BITS_BIT)

static VkResult raysort_checkSdf(RaysortContext context, const RaysortSdfInfo *info)
{
  uint32_t i;
  VkResult result =
      raysort_oldCheckRange(context, "RaysortSdfInfo.cascadeCount", info->cascadeCount, 1, RAYSORT_SDF_MAX_CASCADES);
  if (result == VK_SUCCESS)
    result = raysort_oldCheckRange(context, "RaysortSdfInfo.flags", info->flags, 0, RAYSORT_SDF_ALL_FLAGS);
  if (result == VK_SUCCESS)
    result =
        raysort_oldCheckRange(context, "RaysortSdfInfo.brickCapacity", info->brickCapacity, 0, RAYSORT_SDF_MAX_BRICKS);
  if (result == VK_SUCCESS && !raysort_isZero((double)info->band))
    result =
        raysort_oldCheckNumber(context->listener.message, context->listener.user, "RaysortSdfInfo.band", (double)info->band, 2, 7);
  for (i = 0; i < info->cascadeCount && result == VK_SUCCESS; ++i)
  {
    char field[48];
    snprintf(field, sizeof(field), "RaysortSdfInfo.voxelSizes[%u]", (unsigned)i);
    result = raysort_oldCheckNumber(context->listener.message, context->listener.user, field, (double)info->voxelSizes[i], 1e-6, 1e6);
  }
  return result;
}

static VkResult raysort_checkSdfBudget(RaysortContext context, const RaysortSdfBudget *budget)
{
  const struct
  {
    const char *field;
    uint32_t value;
  } counts[] = {{"RaysortSdfBudget.maxInstances", budget->maxInstances},
                {"RaysortSdfBudget.maxBoxes", budget->maxBoxes},
                {"RaysortSdfBudget.maxTriangles", budget->maxTriangles},
                {"RaysortSdfBudget.maxReferences", budget->maxReferences},
                {"RaysortSdfBudget.maxBlocks", budget->maxBlocks},
                {"RaysortSdfBudget.maxBricks", budget->maxBricks}};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < sizeof(counts) / sizeof(counts[0]) && result == VK_SUCCESS; ++i)
    result = raysort_oldCheckRange(context, counts[i].field, counts[i].value, 0, RAYSORT_MAX_COUNT);
  return result;
}

/* The cascades that there are, of those of a mask. */
static uint32_t raysort_sdfMask(const RaysortSdfInfo *info, uint32_t cascadeMask)
{
  const uint32_t all = 0xffffffffu >> (32 - info->cascadeCount);
  return cascadeMask ? cascadeMask & all : all;
}

static float raysort_sdfBand(const RaysortSdfInfo *info)
{
  return info->band > 0 ? info->band : 3.0f;
}

static float raysort_sdfCodeStep(const RaysortSdfInfo *info)
{
  return raysort_sdfBand(info) / (info->flags & RAYSORT_SDF_4_BITS_BIT ? 15.0f : 255.0f);
}

/* A part of `size` bytes behind the last one. */
static void raysort_sdfPlace(raysort_sdfSizes *sizes, raysort_sdfPart part, VkDeviceSize size, VkDeviceSize *end)
{
  sizes->offsets[part] = *end;
  sizes->sizes[part] = size;
  *end += raysort_align(size, 256);
}

static void raysort_sdfFieldSizes(const RaysortSdfInfo *info, raysort_sdfSizes *sizes)
{
  const VkDeviceSize bricks = info->brickCapacity, words = (bricks + 31) / 32;
  const VkDeviceSize groups = (bricks + RAYSORT_SDF_POOL_BRICKS - 1) / RAYSORT_SDF_POOL_BRICKS;
  const VkDeviceSize maps = (VkDeviceSize)info->cascadeCount * RAYSORT_SDF_VOXELS * 4;
  VkDeviceSize end = 0;
  memset(sizes, 0, sizeof(*sizes));
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_HEADER, RAYSORT_SDF_HEADER_SIZE + RAYSORT_SDF_STATS_SIZE, &end);
  sizes->offsets[RAYSORT_SDF_PART_STATS] = RAYSORT_SDF_HEADER_SIZE;
  sizes->sizes[RAYSORT_SDF_PART_STATS] = RAYSORT_SDF_STATS_SIZE;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_STATE, maps, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_MAP, maps, &end);
  sizes->offsets[RAYSORT_SDF_PART_MAPS] = sizes->offsets[RAYSORT_SDF_PART_STATE];
  sizes->sizes[RAYSORT_SDF_PART_MAPS] = 2 * maps;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_BRICKS, bricks * (info->flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512), &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_IDS, info->flags & RAYSORT_SDF_IDS_BIT ? bricks * 256 : 0, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_KEYS, bricks * 4, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_CHANGES, info->flags & RAYSORT_SDF_CHANGES_BIT ? bricks * 4 : 0, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_POOL, (groups + 3 * words) * 4, &end);
  sizes->offsets[RAYSORT_SDF_PART_POOL_CHANGES] = sizes->offsets[RAYSORT_SDF_PART_POOL] + (groups + words) * 4;
  sizes->sizes[RAYSORT_SDF_PART_POOL_CHANGES] = 2 * words * 4;
  sizes->fieldSize = end;
}

static uint32_t raysort_sdfUnits(VkDeviceSize bytes)
{
  return (uint32_t)(bytes / 256); /* below 2^31 * 68 bytes: no more than 2^30 */
}

/* Lists of references and triangles. One page more: no part is nowhere, though it may be empty. */
static VkDeviceSize raysort_sdfLists(const RaysortSdfBudget *budget, raysort_sdfSizes *sizes)
{
  const VkDeviceSize words = raysort_align((VkDeviceSize)budget->maxReferences * 4, 256);
  VkDeviceSize end = 4 * words;
  sizes->ordinals = raysort_sdfUnits(words);
  sizes->triangles = raysort_sdfUnits(2 * words);
  sizes->sorted = raysort_sdfUnits(3 * words);
  sizes->pieces = raysort_sdfUnits(end);
  end += (VkDeviceSize)(budget->maxReferences / (RAYSORT_SDF_MANY + 1)) * 2048;
  sizes->records = raysort_sdfUnits(end);
  end = raysort_align(end + (VkDeviceSize)budget->maxTriangles * RAYSORT_SDF_RECORD_WORDS * 4, 256);
  sizes->blocks = raysort_sdfUnits(end);
  return raysort_align(end + (VkDeviceSize)budget->maxBlocks * 8, 256) + 256;
}

static void raysort_sdfScratchSizes(const RaysortSdfInfo *info, const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                    raysort_sdfSizes *sizes)
{
  const uint32_t bricks = budget->maxBricks < info->brickCapacity ? budget->maxBricks : info->brickCapacity;
  const VkDeviceSize items = (VkDeviceSize)bricks + budget->maxReferences / RAYSORT_SDF_PIECE;
  const VkDeviceSize owners = budget->maxReferences / (RAYSORT_SDF_MANY + 1);
  const VkDeviceSize entries =
      budget->maxInstances < RAYSORT_SDF_MAX_ENTRIES ? budget->maxInstances : RAYSORT_SDF_MAX_ENTRIES;
  const VkDeviceSize groups = raysort_divideUp(info->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  VkDeviceSize end = 0, built = 0, part;
  uint32_t mask;
  sizes->cascadeMask = raysort_sdfMask(info, cascadeMask);
  for (mask = sizes->cascadeMask; mask; mask &= mask - 1)
    ++built;
  sizes->cascadesBuilt = (uint32_t)built;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_WORK, (RAYSORT_SDF_WORK_TABLE + built * (entries + 1)) * 4, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_COUNTS, built * RAYSORT_SDF_VOXELS * 8, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_CODES, built * RAYSORT_SDF_CODE_WORDS * 4, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_SUMS, built * RAYSORT_SDF_SUM_GROUPS * 16, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_LISTS, raysort_sdfLists(budget, sizes), &end);
  part = raysort_align(items * RAYSORT_SDF_ITEM_WORDS * 4, 256);
  sizes->owners = raysort_sdfUnits(part);
  part += raysort_align(owners * 12, 256);
  sizes->unused = raysort_sdfUnits(part);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_ITEMS, part + ((VkDeviceSize)bricks + 1) * 4, &end);
  sizes->offsets[RAYSORT_SDF_PART_UNUSED] = sizes->offsets[RAYSORT_SDF_PART_ITEMS] + part;
  sizes->sizes[RAYSORT_SDF_PART_UNUSED] = ((VkDeviceSize)bricks + 1) * 4;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_TALLIES, sizes->sizes[RAYSORT_SDF_PART_CHANGES] ? groups * 4 : 0, &end);
  sizes->scratchSize = end;
}

RAYSORT_API VkResult raysortGetSdfLayout(RaysortContext context, const RaysortSdfInfo *info,
                                         const RaysortSdfBudget *budget, uint32_t cascadeMask, RaysortSdfLayout *layout)
{
  raysort_sdfSizes sizes;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_oldNeedCapability(context, RAYSORT_CAPABILITY_SDF_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkSdf(context, info);
  if (result == VK_SUCCESS && budget)
    result = raysort_checkSdfBudget(context, budget);
  if (result != VK_SUCCESS)
    return result;
  raysort_sdfFieldSizes(info, &sizes);
  layout->fieldSize = sizes.fieldSize;
  layout->statsOffset = sizes.offsets[RAYSORT_SDF_PART_STATS];
  layout->stateOffset = sizes.offsets[RAYSORT_SDF_PART_STATE];
  layout->mapOffset = sizes.offsets[RAYSORT_SDF_PART_MAP];
  layout->bricksOffset = sizes.offsets[RAYSORT_SDF_PART_BRICKS];
  layout->idsOffset = info->flags & RAYSORT_SDF_IDS_BIT ? sizes.offsets[RAYSORT_SDF_PART_IDS] : 0;
  layout->keysOffset = sizes.offsets[RAYSORT_SDF_PART_KEYS];
  layout->changesOffset = info->flags & RAYSORT_SDF_CHANGES_BIT ? sizes.offsets[RAYSORT_SDF_PART_CHANGES] : 0;
  layout->alignment = 256;
  if (!budget)
    return VK_SUCCESS;
  raysort_sdfScratchSizes(info, budget, cascadeMask, &sizes);
  layout->scratchSize = sizes.scratchSize;
  layout->passCount = 17 + raysort_divideUp(info->cascadeCount, RAYSORT_SDF_BEGIN_CASCADES) +
                      (info->flags & RAYSORT_SDF_CHANGES_BIT && info->brickCapacity ? 2 : 0);
  return VK_SUCCESS;
}
