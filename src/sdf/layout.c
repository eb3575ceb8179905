/* SPDX-License-Identifier: MIT */
#include "sdf_private.h"

/* Sparse distance fields: checks, sizes. */

static void raysort_checkSdf(raysort_errors *to, const RaysortSdfInfo *info)
{
  const raysort_bound bounds[] = {{"RaysortSdfInfo.cascadeCount", info->cascadeCount, 1, RAYSORT_SDF_MAX_CASCADES},
                                  {"RaysortSdfInfo.flags", info->flags, 0, RAYSORT_PRIVATE_SDF_ALL_FLAGS},
                                  {"RaysortSdfInfo.brickCapacity", info->brickCapacity, 0, RAYSORT_SDF_MAX_BRICKS}};
  uint32_t i;
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  if (!raysort_isZero((double)info->band))
    raysort_checkNumber(to, "RaysortSdfInfo.band", (double)info->band, 2, 7);
  for (i = 0; i < info->cascadeCount && to->result == VK_SUCCESS; ++i)
  {
    char field[48];
    snprintf(field, sizeof(field), "RaysortSdfInfo.voxelSizes[%u]", (unsigned)i);
    raysort_checkNumber(to, field, (double)info->voxelSizes[i], 1e-6, 1e6);
  }
}

static void raysort_checkSdfBudget(raysort_errors *to, const RaysortSdfBudget *budget)
{
  const raysort_bound bounds[] = {{"RaysortSdfBudget.maxInstances", budget->maxInstances, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortSdfBudget.maxBoxes", budget->maxBoxes, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortSdfBudget.maxTriangles", budget->maxTriangles, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortSdfBudget.maxReferences", budget->maxReferences, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortSdfBudget.maxBlocks", budget->maxBlocks, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortSdfBudget.maxBricks", budget->maxBricks, 0, RAYSORT_MAX_COUNT}};
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
}

RAYSORT_INTERNAL VkDeviceSize raysort_sdfPlaceField(raysort_plan *plan, const RaysortSdfInfo *info)
{
  const VkDeviceSize bricks = info->brickCapacity, words = (bricks + 31) / 32;
  const VkDeviceSize groups = (bricks + RAYSORT_SDF_POOL_BRICKS - 1) / RAYSORT_SDF_POOL_BRICKS;
  const VkDeviceSize maps = (VkDeviceSize)info->cascadeCount * RAYSORT_SDF_VOXELS * 4;
  const VkDeviceSize brick = info->flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512;
  const raysort_part parts[] = {
      {RAYSORT_SDF_PART_HEADER, RAYSORT_PRIVATE_BEHIND, 0, RAYSORT_SDF_HEADER_SIZE + RAYSORT_SDF_STATS_SIZE},
      {RAYSORT_SDF_PART_STATS, RAYSORT_SDF_PART_HEADER, RAYSORT_SDF_HEADER_SIZE, RAYSORT_SDF_STATS_SIZE},
      {RAYSORT_SDF_PART_STATE, RAYSORT_PRIVATE_BEHIND_ALL, 0, maps},
      {RAYSORT_SDF_PART_MAP, RAYSORT_PRIVATE_BEHIND, 0, maps},
      {RAYSORT_SDF_PART_MAPS, RAYSORT_SDF_PART_STATE, 0, 2 * maps},
      {RAYSORT_SDF_PART_BRICKS, RAYSORT_PRIVATE_BEHIND, 0, bricks * brick},
      {RAYSORT_SDF_PART_IDS, RAYSORT_PRIVATE_BEHIND, 0, info->flags & RAYSORT_SDF_IDS_BIT ? bricks * 256 : 0},
      {RAYSORT_SDF_PART_KEYS, RAYSORT_PRIVATE_BEHIND, 0, bricks * 4},
      {RAYSORT_SDF_PART_CHANGES, RAYSORT_PRIVATE_BEHIND, 0, info->flags & RAYSORT_SDF_CHANGES_BIT ? bricks * 4 : 0},
      {RAYSORT_SDF_PART_POOL, RAYSORT_PRIVATE_BEHIND, 0, (groups + 3 * words) * 4},
      {RAYSORT_SDF_PART_POOL_CHANGES, RAYSORT_SDF_PART_POOL, (groups + words) * 4, 2 * words * 4}};
  return raysort_place(plan->parts, plan->operation->resource, 256, parts, RAYSORT_PRIVATE_LENGTH(parts));
}

RAYSORT_INTERNAL uint32_t raysort_sdfUnits(VkDeviceSize bytes)
{
  return (uint32_t)(bytes / 256); /* below 2^31 * 68 bytes: no more than 2^30 */
}

/* Sets the lists of references and triangles. The lists have one page more than they need, so that an empty part has an
 * address too. */
static VkDeviceSize raysort_sdfLists(const RaysortSdfBudget *budget, raysort_sdfNumbers *numbers)
{
  const VkDeviceSize words = raysort_align((VkDeviceSize)budget->maxReferences * 4, 256);
  VkDeviceSize end = 4 * words;
  numbers->ordinals = raysort_sdfUnits(words);
  numbers->triangles = raysort_sdfUnits(2 * words);
  numbers->sorted = raysort_sdfUnits(3 * words);
  numbers->pieces = raysort_sdfUnits(end);
  end += (VkDeviceSize)(budget->maxReferences / (RAYSORT_SDF_MANY + 1)) * 2048;
  numbers->records = raysort_sdfUnits(end);
  end = raysort_align(end + (VkDeviceSize)budget->maxTriangles * RAYSORT_SDF_RECORD_WORDS * 4, 256);
  numbers->blocks = raysort_sdfUnits(end);
  return raysort_align(end + (VkDeviceSize)budget->maxBlocks * 8, 256) + 256;
}

static VkDeviceSize raysort_sdfPlaceScratch(raysort_plan *plan, const RaysortSdfInfo *info,
                                            const RaysortSdfBudget *budget, raysort_sdfNumbers *numbers)
{
  const uint32_t bricks = budget->maxBricks < info->brickCapacity ? budget->maxBricks : info->brickCapacity;
  const VkDeviceSize items = (VkDeviceSize)bricks + budget->maxReferences / RAYSORT_SDF_PIECE;
  const VkDeviceSize owners = budget->maxReferences / (RAYSORT_SDF_MANY + 1);
  const VkDeviceSize entries =
      budget->maxInstances < RAYSORT_SDF_MAX_ENTRIES ? budget->maxInstances : RAYSORT_SDF_MAX_ENTRIES;
  const VkDeviceSize groups = raysort_divideUp(info->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  const VkDeviceSize itemsSize = raysort_align(items * RAYSORT_SDF_ITEM_WORDS * 4, 256);
  const VkDeviceSize unused = itemsSize + raysort_align(owners * 12, 256), unusedSize = ((VkDeviceSize)bricks + 1) * 4;
  const VkDeviceSize built = numbers->cascadesBuilt, lists = raysort_sdfLists(budget, numbers);
  const raysort_part parts[] = {
      {RAYSORT_SDF_PART_WORK, RAYSORT_PRIVATE_BEHIND, 0, (RAYSORT_SDF_WORK_TABLE + built * (entries + 1)) * 4},
      {RAYSORT_SDF_PART_COUNTS, RAYSORT_PRIVATE_BEHIND, 0, built * RAYSORT_SDF_VOXELS * 8},
      {RAYSORT_SDF_PART_CODES, RAYSORT_PRIVATE_BEHIND, 0, built * RAYSORT_SDF_CODE_WORDS * 4},
      {RAYSORT_SDF_PART_SUMS, RAYSORT_PRIVATE_BEHIND, 0, built * RAYSORT_SDF_SUM_GROUPS * 16},
      {RAYSORT_SDF_PART_LISTS, RAYSORT_PRIVATE_BEHIND, 0, lists},
      {RAYSORT_SDF_PART_ITEMS, RAYSORT_PRIVATE_BEHIND, 0, unused + unusedSize},
      {RAYSORT_SDF_PART_UNUSED, RAYSORT_SDF_PART_ITEMS, unused, unusedSize},
      {RAYSORT_SDF_PART_TALLIES, RAYSORT_PRIVATE_BEHIND, 0,
       info->flags & RAYSORT_SDF_CHANGES_BIT && info->brickCapacity ? groups * 4 : 0}};
  numbers->owners = raysort_sdfUnits(itemsSize);
  numbers->unused = raysort_sdfUnits(unused);
  numbers->unusedCount = bricks;
  return raysort_place(plan->parts, RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH, 256, parts, RAYSORT_PRIVATE_LENGTH(parts));
}

static void raysort_sdfCount(const RaysortSdfInfo *info, const RaysortSdfBudget *budget, uint32_t cascadeMask,
                             raysort_sdfNumbers *numbers)
{
  const uint32_t all = 0xffffffffu >> (32 - info->cascadeCount);
  uint32_t mask;
  memset(numbers, 0, sizeof(*numbers));
  numbers->cascadeMask = cascadeMask ? cascadeMask & all : all;
  for (mask = numbers->cascadeMask; mask; mask &= mask - 1)
    ++numbers->cascadesBuilt;
  numbers->sdf = *info;
  numbers->isFourBits = info->flags & RAYSORT_SDF_4_BITS_BIT ? 1 : 0;
  numbers->band = info->band > 0 ? info->band : 3.0f;
  numbers->codeStep = numbers->band / (numbers->isFourBits ? 15.0f : 255.0f);
  numbers->pieceWords = 512;
  if (budget)
    numbers->budget = *budget;
}

/* Checks the info, sets the parts and computes the numbers. The field is the first buffer of the plan's operation.
 * budget: NULL for a reset. */
RAYSORT_INTERNAL void raysort_sdfLayout(raysort_plan *plan, const RaysortSdfInfo *info, const RaysortSdfBudget *budget,
                                        uint32_t cascadeMask, raysort_sdfNumbers *numbers,
                                        RaysortSdfUpdateLayout *layout)
{
  memset(layout, 0, sizeof(*layout));
  raysort_checkSdf(&plan->listener, info);
  if (budget)
    raysort_checkSdfBudget(&plan->listener, budget);
  if (plan->listener.result != VK_SUCCESS)
    return;
  raysort_sdfCount(info, budget, cascadeMask, numbers);
  layout->fieldSize = raysort_sdfPlaceField(plan, info);
  layout->statsOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_STATS)->place;
  layout->stateOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_STATE)->place;
  layout->mapOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_MAP)->place;
  layout->bricksOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_BRICKS)->place;
  layout->idsOffset = info->flags & RAYSORT_SDF_IDS_BIT ? raysort_rangeOf(plan, RAYSORT_SDF_PART_IDS)->place : 0;
  layout->keysOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_KEYS)->place;
  if (info->flags & RAYSORT_SDF_CHANGES_BIT)
    layout->changesOffset = raysort_rangeOf(plan, RAYSORT_SDF_PART_CHANGES)->place;
  layout->alignment = 256;
  if (budget)
    layout->scratchSize = raysort_sdfPlaceScratch(plan, info, budget, numbers);
}
