/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SORT_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#endif

/* ---- layout ---- */

static uint32_t raysort_bitsFor(uint32_t values)
{
  uint32_t bits = 0;
  while (bits < 32 && ((uint64_t)1 << bits) < values)
    ++bits;
  return bits;
}

static VkResult raysort_checkIds(RaysortContext context, const RaysortIds *ids, uint32_t materialCount,
                                 raysort_sort *sort)
{
  uint32_t width;
  char text[256];
  VkResult result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.type", (uint32_t)ids->type, 0, 2);
  if (result != VK_SUCCESS)
    return result;
  sort->idBytes = 4u >> (uint32_t)ids->type;
  sort->stride = ids->stride ? ids->stride : sort->idBytes;
  width = sort->idBytes * 8;
  result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.stride", sort->stride, sort->idBytes, 256);
  if (result == VK_SUCCESS && sort->stride % sort->idBytes != 0)
  {
    snprintf(text, sizeof(text), "RaysortSortInfo.materialIdMap.stride is %u, must be a multiple of the id's %u bytes",
             (unsigned)sort->stride, (unsigned)sort->idBytes);
    result = raysort_refuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.shift", ids->shift, 0, width - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.bits", ids->bits, 0, width - ids->shift);
  if (result != VK_SUCCESS)
    return result;
  sort->bits = ids->bits ? ids->bits : width - ids->shift;
  if ((uint64_t)1 << sort->bits >= materialCount)
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "RaysortSortInfo.materialIdMap.bits: ids of %u bits are 0 .. %llu, RaysortSortInfo.materialCount is %u",
           (unsigned)sort->bits, ((raysort_u64)1 << sort->bits) - 1, (unsigned)materialCount);
  return raysort_refuse(context, text);
}

static VkResult raysort_checkGroups(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const VkPhysicalDeviceLimits *limits = &context->limits;
  uint64_t most;
  char text[256];
  VkResult result;
  sort->groupSize = info->groupSize ? info->groupSize : 1;
  sort->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : limits->maxComputeWorkGroupCount[0];
  result = raysort_checkRange(context, "RaysortSortInfo.groupSize", sort->groupSize, 1,
                              limits->maxComputeWorkGroupInvocations);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.maxGroupsX", sort->maxGroupsX, 1,
                                limits->maxComputeWorkGroupCount[0]);
  if (result != VK_SUCCESS)
    return result;
  most = (uint64_t)sort->maxGroupsX * limits->maxComputeWorkGroupCount[1];
  if (raysort_divideUp(info->maxCount, sort->groupSize) <= most)
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "RaysortSortInfo.maxCount %u in groups of %u needs %u workgroups, maxGroupsX %u times the device's "
           "maxComputeWorkGroupCount[1] %u allows %llu",
           (unsigned)info->maxCount, (unsigned)sort->groupSize,
           (unsigned)raysort_divideUp(info->maxCount, sort->groupSize), (unsigned)sort->maxGroupsX,
           (unsigned)limits->maxComputeWorkGroupCount[1], (raysort_u64)most);
  return raysort_refuse(context, text);
}

/* Of the low one of two digits. */
static uint32_t raysort_lowBits(uint32_t materials)
{
  return (raysort_bitsFor(materials) + 1) / 2;
}

/* One digit for up to 256 materials; else two of equal width, low bits first. Rows: digits, void, stray, statistic. */
static void raysort_chooseDigits(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const uint32_t materials = info->materialCount, lowBits = raysort_lowBits(materials);
  const uint32_t statistic = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1 : 0;
  VkDeviceSize end;

  memset(sort->digits, 0, sizeof(sort->digits));
  sort->digitCount = materials <= 256 ? 1 : 2;
  sort->digits[0].mask = sort->digitCount == 1 ? 0xffffffffu : (1u << lowBits) - 1;
  sort->digits[0].count = sort->digitCount == 1 ? materials : 1u << lowBits;
  sort->digits[0].needsTotals = statistic == 1;
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[1].digitClass = RAYSORT_CLASS_OF_TWO;
  sort->digits[1].needsTotals = 1;
  raysort_layoutDigit(context, info->maxCount, 2 + statistic, sort->digitCount == 2, &sort->digits[0]);
  if (sort->digitCount == 2)
    raysort_layoutDigit(context, info->maxCount, 2, 1, &sort->digits[1]);
  end = raysort_tableEnd(&sort->digits[0].table);
  if (sort->digitCount == 2 && raysort_tableEnd(&sort->digits[1].table) > end)
    end = raysort_tableEnd(&sort->digits[1].table); /* the second table lies over the first */
  sort->keysOffset = end;
  sort->valuesOffset = raysort_align(end + (sort->digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0), 16);
}

/* Bytes of scratch that serve all smaller counts too: the tables of one digit or, with more than 256 materials, of two;
 * and what lies between two digits. */
static VkDeviceSize raysort_sortScratch(RaysortContext context, const RaysortSortInfo *info)
{
  const uint32_t materials = info->materialCount, more = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 3 : 2;
  const VkDeviceSize one = raysort_digitBound(context, info->maxCount, materials < 256 ? materials : 256, 0, more, 0);
  VkDeviceSize two;
  if (materials <= 256)
    return one;
  two = raysort_digitBound(context, info->maxCount, 1u << raysort_lowBits(materials), RAYSORT_CLASS_OF_TWO, more, 1);
  return raysort_align((one > two ? one : two) + (VkDeviceSize)info->maxCount * 4, 16) +
         (VkDeviceSize)info->maxCount * 4;
}

/* Bytes from the first id on that reading `count` ids touches, whole 32-bit words. */
static VkDeviceSize raysort_idBytes(const raysort_sort *sort, uint64_t count)
{
  if (count == 0)
    return 0;
  return raysort_align(sort->idLead + (count - 1) * sort->stride + sort->idBytes, 4) - sort->idLead;
}

/* How many ids the map holds: with a list, as many as its size says, at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = sort->idLead, size = info->materialIdMap.buffer.size;
  VkDeviceSize words, count;
  if (!raysort_isGiven(&info->list) || size == 0)
    return sort->leastIds;
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

/* The sizes of the id map and of the inverse map. */
static void raysort_countIds(const RaysortSortInfo *info, raysort_sort *sort)
{
  const int hasList = raysort_isGiven(&info->list);
  const VkDeviceSize inverseWords = info->oldToNewPixelMap.size / 4;
  /* with a list the ids that only fill up the last 32-bit word of the map may be no rays */
  const uint32_t padding = hasList ? (4 - sort->idBytes) / sort->stride : 0;
  sort->idLead = info->materialIdMap.buffer.offset & 3;
  sort->leastIds = hasList && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
  sort->idCapacity = raysort_idCapacity(info, sort);
  sort->leastInverse = sort->idCapacity > padding ? sort->idCapacity - padding : sort->idCapacity ? 1 : 0;
  sort->inverseCapacity = inverseWords && inverseWords < sort->idCapacity ? (uint32_t)inverseWords : sort->idCapacity;
}

static VkResult raysort_analyseSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const int hasList = raysort_isGiven(&info->list);
  const raysort_bound bounds[] = {
      {"RaysortSortInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
      {"RaysortSortInfo.materialCount", info->materialCount, 1, RAYSORT_MAX_MATERIALS},
      {"RaysortSortInfo.flags", info->flags, 0, RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT},
      {hasList ? "RaysortSortInfo.rayCount" : "RaysortSortInfo.rayCount (without a list)", info->rayCount, 0,
       hasList ? RAYSORT_MAX_COUNT : 0}};
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_SORT_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkBounds(context, bounds, 4);
  if (result == VK_SUCCESS)
    result = raysort_checkIds(context, &info->materialIdMap, info->materialCount, sort);
  if (result == VK_SUCCESS)
    result = raysort_checkGroups(context, info, sort);
  if (result != VK_SUCCESS)
    return result;
  raysort_countIds(info, sort);
  raysort_chooseDigits(context, info, sort);
  return VK_SUCCESS;
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseSort(context, info, sort);
  if (result != VK_SUCCESS)
    return result;
  layout->idMapSize = raysort_idBytes(sort, sort->leastIds);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)sort->idCapacity * 4;
  layout->liveArgumentsOffset = offsetof(RaysortRanges, liveArguments);
  layout->materialsOffsetsOffset = RAYSORT_RANGES_WORDS * 4;
  layout->countedMaterialsOffset =
      raysort_align(layout->materialsOffsetsOffset + ((VkDeviceSize)info->materialCount + 1) * 4, 16);
  layout->rangesSize = layout->countedMaterialsOffset + (VkDeviceSize)info->materialCount * 12;
  layout->scratchSize = raysort_sortScratch(context, info);
  layout->scratchAlignment = 16;
  layout->passCount = raysort_digitPasses(&sort->digits[0]) + (info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1u : 0u);
  if (sort->digitCount == 2)
    layout->passCount += raysort_digitPasses(&sort->digits[1]) + 1;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout)
{
  raysort_sort sort;
  return raysort_layoutSort(context, info, &sort, layout);
}

/* ---- plan ---- */

enum
{
  RAYSORT_SORT_SCRATCH,
  RAYSORT_SORT_IDS,
  RAYSORT_SORT_LIST,
  RAYSORT_SORT_LIVE,
  RAYSORT_SORT_MAP,
  RAYSORT_SORT_INVERSE,
  RAYSORT_SORT_RANGES,
  RAYSORT_SORT_BUFFERS
};

/* With a list the size of the id map says how many rays there are. So it must hold all of the last id's 32-bit word,
 * and must not hold more than RAYSORT_MAX_COUNT ids, ids that only fill up the last word left aside. */
static VkResult raysort_checkIdMapSize(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize size = info->materialIdMap.buffer.size;
  char text[256];
  uint64_t held;
  if (!raysort_isGiven(&info->list) || !info->maxCount)
    return VK_SUCCESS;
  if (!size)
    return raysort_refuse(context, "RaysortSortInfo.materialIdMap.buffer.size is 0: with a list it must be given, in a "
                                   "dry plan too, for it says which rays there are");
  if (size < sort->idBytes) /* too short for the first one: refused like any short buffer */
    return VK_SUCCESS;
  held = (size - sort->idBytes) / sort->stride + 1;
  if ((held <= RAYSORT_MAX_COUNT || size <= raysort_idBytes(sort, RAYSORT_MAX_COUNT)) &&
      sort->idCapacity == (held < RAYSORT_MAX_COUNT ? held : RAYSORT_MAX_COUNT))
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortSortInfo.materialIdMap.buffer.size is %llu bytes and holds %llu ids: with a list it must hold at most "
      "%u, and all of the last id's 32-bit word (%llu bytes)",
      (raysort_u64)size, (raysort_u64)held, (unsigned)RAYSORT_MAX_COUNT, (raysort_u64)raysort_idBytes(sort, held));
  return raysort_refuse(context, text);
}

static VkResult raysort_sortBuffers(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort,
                                    const RaysortSortLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SORT_BUFFERS] = {
      {RAYSORT_RESOURCE_SORT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP, &info->materialIdMap.buffer, layout->idMapSize, sort->idBytes, 0},
      {RAYSORT_RESOURCE_SORT_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SORT_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap, layout->newToOldPixelMapSize, 4,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap, (VkDeviceSize)sort->leastInverse * 4, 4,
       RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_RANGES, &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN}};
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, needs, RAYSORT_SORT_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* a list may name any id that the map holds */
  ranges[RAYSORT_SORT_IDS].needed = raysort_idBytes(sort, sort->idCapacity);
  ranges[RAYSORT_SORT_INVERSE].needed = (VkDeviceSize)sort->inverseCapacity * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_SORT_BUFFERS);
}

static void raysort_sortSource(const RaysortSortInfo *info, const raysort_sort *sort, const raysort_range *ranges,
                               raysort_source *source)
{
  const raysort_range *ids = &ranges[RAYSORT_SORT_IDS];

  memset(source, 0, sizeof(*source));
  source->keys = ids;
  source->keysOffset = 0 - sort->idLead; /* the word that the first id lies in */
  source->keysSize = ids->needed ? ids->needed + sort->idLead : 0;
  source->keysLead = sort->idLead;
  source->maxCount = info->maxCount;
  source->kind = RAYSORT_SOURCE_STRIDED;
  source->flags = RAYSORT_KERNEL_TAIL | (info->flags & RAYSORT_SORT_TAIL_BIT ? RAYSORT_KERNEL_WRITE_TAIL : 0);
  source->capacity = sort->idCapacity;
  source->layout = sort->stride | info->materialIdMap.shift << 24;
  source->mask = sort->bits == 32 ? 0xffffffffu : (1u << sort->bits) - 1;
  source->lastKey = info->materialCount - 1;
  if (raysort_isGiven(&info->list))
  {
    source->values = &ranges[RAYSORT_SORT_LIST];
    source->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && raysort_assumedAddress(ids) % 16 == 0 &&
           (sort->idBytes > 1 || sort->digitCount == 1))
    source->kind = sort->idBytes == 1   ? RAYSORT_SOURCE_UINT8
                   : sort->idBytes == 2 ? RAYSORT_SOURCE_UINT16
                                        : RAYSORT_SOURCE_UINT32;
  if (ranges[RAYSORT_SORT_LIVE].isPresent)
  {
    source->live = &ranges[RAYSORT_SORT_LIVE];
    source->flags |= RAYSORT_KERNEL_LIVE;
  }
}

/* Between two digits of 6 bits an entry is one packed word, if both fit: the second digit on top, the value below it.
 * Returns the bits of the value. One second digit more than there are stands for the tail. scatter_move.glsl derives
 * the same number. */
static uint32_t raysort_valueBits(const raysort_sort *sort)
{
  return 32 - raysort_bitsFor(sort->digits[1].count + 1);
}

/* Do value and second digit fit a word? Values are rays, which are less than the capacity. Only in the tail of a list
 * they may be anything. */
static int raysort_packs(const raysort_source *first, const raysort_sort *sort)
{
  const uint32_t listTail = RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_WRITE_TAIL;
  return sort->digits[0].digitClass == RAYSORT_CLASS_OF_TWO && (first->flags & listTail) != listTail &&
         first->capacity <= 1u << raysort_valueBits(sort);
}

/* The second digit sorts what the first one left in scratch: pairs, or packed words. The tail is there only if the
 * first digit wrote it. */
static void raysort_secondSource(const raysort_source *first, const raysort_sort *sort, const raysort_range *ranges,
                                 raysort_source *second)
{
  *second = *first;
  second->keys = &ranges[RAYSORT_SORT_SCRATCH];
  second->keysOffset = sort->keysOffset;
  second->keysSize = (VkDeviceSize)first->maxCount * 4;
  second->keysLead = 0;
  second->values = &ranges[RAYSORT_SORT_SCRATCH];
  second->valuesOffset = sort->valuesOffset;
  second->kind = RAYSORT_SOURCE_UINT32;
  second->flags = (first->flags & ~(uint32_t)RAYSORT_KERNEL_INDIRECT) | RAYSORT_KERNEL_VALUES;
  second->capacity = first->maxCount;
  second->layout = 4;
  second->mask = 0xffffffffu;
  if (raysort_packs(first, sort))
  {
    const uint32_t shift = raysort_valueBits(sort);
    second->keysOffset = sort->valuesOffset;
    second->flags |= RAYSORT_KERNEL_PACKED;
    second->layout |= shift << 24;
    second->mask >>= shift;
    second->lastKey = sort->digits[1].count - 1;
  }
  if (!(first->flags & RAYSORT_KERNEL_WRITE_TAIL))
  {
    second->live = &ranges[RAYSORT_SORT_RANGES];
    second->liveOffset = offsetof(RaysortRanges, live);
    second->flags |= RAYSORT_KERNEL_LIVE;
  }
}

/* More than 256 materials: the ranges are found in the sorted map. */
static void raysort_planRanges(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                               const RaysortSortLayout *layout, const raysort_source *source,
                               const raysort_range *ranges)
{
  const raysort_digit *digit = &sort->digits[1];
  RaysortPass pass;
  RaysortRangesPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sort ranges", RAYSORT_SORT_PIPELINE_RANGES,
                    raysort_divideUp(info->materialCount + 1, RAYSORT_THREADS - 1));
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortRangesPush, keys));
  push.map = raysort_touch(&pass, &ranges[RAYSORT_SORT_MAP], 0, layout->newToOldPixelMapSize, RAYSORT_READ, 0,
                           offsetof(RaysortRangesPush, map));
  push.totals = raysort_touch(&pass, &ranges[RAYSORT_SORT_SCRATCH], raysort_totalsOffset(&digit->table),
                              raysort_totalsSize(&digit->table), RAYSORT_READ, 0, offsetof(RaysortRangesPush, totals));
  push.ranges = raysort_touch(&pass, &ranges[RAYSORT_SORT_RANGES], 0, layout->rangesSize, RAYSORT_WRITE, 0,
                              offsetof(RaysortRangesPush, ranges));
  raysort_lend(&pass, &push, offsetof(RaysortRangesPush, keys), offsetof(RaysortRangesPush, totals));
  raysort_lend(&pass, &push, offsetof(RaysortRangesPush, map), offsetof(RaysortRangesPush, totals));
  push.keyLayout = source->layout;
  push.keyMask = source->mask;
  push.materialCount = info->materialCount;
  push.digitShift = digit->shift;
  push.digitCount = digit->count;
  push.groupSize = sort->groupSize;
  push.maxGroupsX = sort->maxGroupsX;
  push.countedOffset = (uint32_t)(layout->countedMaterialsOffset / 4);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planSort(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                             const RaysortSortLayout *layout, const raysort_range *ranges)
{
  const raysort_range *scratch = &ranges[RAYSORT_SORT_SCRATCH];
  raysort_digit last = sort->digits[1];
  raysort_source first, second;
  raysort_target map, pairs;

  raysort_sortSource(info, sort, ranges, &first);
  memset(&map, 0, sizeof(map));
  map.values = &ranges[RAYSORT_SORT_MAP];
  map.groupSize = sort->groupSize;
  map.maxGroupsX = sort->maxGroupsX;
  map.countedOffset = (uint32_t)(layout->countedMaterialsOffset / 4);
  pairs = map;
  if (ranges[RAYSORT_SORT_INVERSE].isPresent)
  {
    map.inverse = &ranges[RAYSORT_SORT_INVERSE];
    map.inverseSize = ranges[RAYSORT_SORT_INVERSE].needed;
    map.flags |= RAYSORT_KERNEL_INVERSE;
  }
  /* the first digit knows the counts: it writes RaysortRanges, and with one digit the rest of `ranges` too */
  pairs.ranges = &ranges[RAYSORT_SORT_RANGES];
  pairs.rangesSize = sort->digitCount == 1 ? layout->rangesSize : RAYSORT_RANGES_WORDS * 4;
  pairs.flags = RAYSORT_KERNEL_COUNTS | (info->flags & RAYSORT_SORT_STATISTIC_BIT ? RAYSORT_KERNEL_STATISTIC : 0);
  if (sort->digitCount == 1)
  {
    map.ranges = pairs.ranges;
    map.rangesSize = pairs.rangesSize;
    map.flags |= pairs.flags | RAYSORT_KERNEL_RANGES;
    raysort_planDigit(plan, &first, &sort->digits[0], scratch, &map);
    return;
  }
  raysort_secondSource(&first, sort, ranges, &second);
  pairs.values = scratch;
  pairs.valuesOffset = sort->valuesOffset;
  if (second.flags & RAYSORT_KERNEL_PACKED)
  {
    pairs.flags |= RAYSORT_KERNEL_PACK;
    last.shift = 0; /* the key is the digit */
  }
  else
  {
    pairs.keys = scratch;
    pairs.keysOffset = sort->keysOffset;
    pairs.keyBytes = 4;
    pairs.flags |= RAYSORT_KERNEL_WRITE_KEYS;
  }
  raysort_planDigit(plan, &first, &sort->digits[0], scratch, &pairs);
  raysort_planDigit(plan, &second, &last, scratch, &map);
  raysort_planRanges(plan, info, sort, layout, &first, ranges);
}

RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SORT_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  raysort_plan plan;
  VkResult result = raysort_layoutSort(context, info, &sort, &layout);
  if (result == VK_SUCCESS)
    result = raysort_sortBuffers(context, info, &sort, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SORT_BIT, passCount, passes);
  raysort_planSort(&plan, info, &sort, &layout, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t count = RAYSORT_SORT_MAX_PASSES;
  VkResult result = raysortPlanSort(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeSort(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  raysort_describeDigit(context, pipeline, variant);
  return pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM ||
         raysort_pipelineSource(pipeline, &digitClass) != RAYSORT_SOURCE_UINT64;
}

static const char *const raysort_sortResources[] = {
    "RaysortSortInfo.scratch", "RaysortSortInfo.materialIdMap.buffer", "RaysortSortInfo.list",
    "RaysortSortInfo.count",   "RaysortSortInfo.newToOldPixelMap",     "RaysortSortInfo.oldToNewPixelMap",
    "RaysortSortInfo.ranges"};

static const raysort_capability *raysort_sortCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_SORT_BIT,
                                                0,
                                                "SORT",
                                                RAYSORT_SORT_PIPELINES,
                                                raysort_describeSort,
                                                {raysort_scanKernels, raysort_sortKernels},
                                                raysort_sortResources,
                                                RAYSORT_SORT_BUFFERS};
  return &capability;
}
