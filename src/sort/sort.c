/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SORT_BIT
#define RAYSORT_PRIVATE_WORDS_SCAN
#define RAYSORT_PRIVATE_WORDS_SORT
#define RAYSORT_PRIVATE_WORDS_SERIAL
#endif

/* ---- layout ---- */

static uint32_t raysort_bitsFor(uint32_t values)
{
  uint32_t bits = 0;
  while (bits < 32 && ((uint64_t)1 << bits) < values)
    ++bits;
  return bits;
}

static VkResult raysort_checkIds(raysort_errors *to, const RaysortIds *ids, uint32_t materialCount, raysort_sort *sort)
{
  uint32_t width;
  if (raysort_checkRange(to, "RaysortSortInfo.materialIdMap.type", (uint32_t)ids->type, 0, 2) != VK_SUCCESS)
    return to->result;
  sort->idBytes = 4u >> (uint32_t)ids->type;
  sort->stride = ids->stride ? ids->stride : sort->idBytes;
  width = sort->idBytes * 8;
  raysort_checkRange(to, "RaysortSortInfo.materialIdMap.stride", sort->stride, sort->idBytes, 256);
  if (sort->stride % sort->idBytes != 0)
    raysort_refuse(to, "RaysortSortInfo.materialIdMap.stride is %u, must be a multiple of the id's %u bytes",
                   (unsigned)sort->stride, (unsigned)sort->idBytes);
  raysort_checkRange(to, "RaysortSortInfo.materialIdMap.offset", ids->offset, 0, sort->stride - sort->idBytes);
  if (ids->offset % sort->idBytes != 0)
    raysort_refuse(to, "RaysortSortInfo.materialIdMap.offset is %u, must be a multiple of the id's %u bytes",
                   (unsigned)ids->offset, (unsigned)sort->idBytes);
  raysort_checkRange(to, "RaysortSortInfo.materialIdMap.shift", ids->shift, 0, width - 1);
  if (raysort_checkRange(to, "RaysortSortInfo.materialIdMap.bits", ids->bits, 0, width - ids->shift) != VK_SUCCESS)
    return to->result;
  sort->bits = ids->bits ? ids->bits : width - ids->shift;
  if ((uint64_t)1 << sort->bits < materialCount)
    raysort_refuse(
        to, "RaysortSortInfo.materialIdMap.bits: ids of %u bits are 0 .. %llu, RaysortSortInfo.materialCount is %u",
        (unsigned)sort->bits, ((raysort_u64)1 << sort->bits) - 1, (unsigned)materialCount);
  return to->result;
}

static VkResult raysort_checkGroups(RaysortContext context, raysort_errors *to, const RaysortSortInfo *info,
                                    raysort_sort *sort)
{
  const uint32_t *limits = context->limits.maxComputeWorkGroupCount;
  uint64_t most;
  sort->workgroupSize = info->workgroupSize ? info->workgroupSize : 1;
  sort->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : limits[0];
  most = (uint64_t)sort->maxGroupsX * limits[1];
  raysort_checkRange(to, "RaysortSortInfo.workgroupSize", sort->workgroupSize, 1,
                     context->limits.maxComputeWorkGroupInvocations);
  raysort_checkRange(to, "RaysortSortInfo.maxGroupsX", sort->maxGroupsX, 1, limits[0]);
  if (raysort_divideUp(info->maxCount, sort->workgroupSize) > most)
    raysort_refuse(to,
                   "RaysortSortInfo.maxCount %u in groups of %u needs %u workgroups, maxGroupsX %u times the device's "
                   "maxComputeWorkGroupCount[1] %u allows %llu",
                   (unsigned)info->maxCount, (unsigned)sort->workgroupSize,
                   (unsigned)raysort_divideUp(info->maxCount, sort->workgroupSize), (unsigned)sort->maxGroupsX,
                   (unsigned)limits[1], (raysort_u64)most);
  return to->result;
}

/* Bits of the low digit, if there are two digits. */
static uint32_t raysort_lowBits(uint32_t materials)
{
  return (raysort_bitsFor(materials) + 1) / 2;
}

/* The most materials that one digit sorts. */
static uint32_t raysort_mostOfOne(RaysortContext context)
{
  return context->features & RAYSORT_PRIVATE_FEATURE_SERIAL ? RAYSORT_SERIAL_DIGITS : 256;
}

/* Chooses one digit for up to raysort_mostOfOne materials, else two of equal width, low bits first. The
 * rows of a table are the values of the digit, then void, stray and, if asked for, the statistic. */
static void raysort_chooseDigits(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const uint32_t materials = info->materialCount, lowBits = raysort_lowBits(materials);
  const uint32_t statistic = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1 : 0;
  VkDeviceSize end;

  memset(sort->digits, 0, sizeof(sort->digits));
  sort->digitCount = materials <= raysort_mostOfOne(context) ? 1 : 2;
  sort->digits[0].mask = sort->digitCount == 1 ? 0xffffffffu : (1u << lowBits) - 1;
  sort->digits[0].count = sort->digitCount == 1 ? materials : 1u << lowBits;
  sort->digits[0].needsTotals = statistic == 1;
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[1].digitClass = RAYSORT_PRIVATE_CLASS_OF_TWO;
  sort->digits[1].needsTotals = 1;
  raysort_layoutDigit(context, info->maxCount, 2 + statistic, sort->digitCount == 2, &sort->digits[0]);
  if (sort->digitCount == 2)
    raysort_layoutDigit(context, info->maxCount, 2, 1, &sort->digits[1]);
  end = raysort_tableEnd(&sort->digits[0].table);
  if (sort->digitCount == 2 && raysort_tableEnd(&sort->digits[1].table) > end)
    end = raysort_tableEnd(&sort->digits[1].table); /* the second table shares the memory of the first */
  sort->keysOffset = end;
  sort->valuesOffset = raysort_align(end + (sort->digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0), 16);
}

/* Bytes of scratch, enough for all smaller counts too: the table of a digit and, if there are two, the keys and values
 * between them. */
static VkDeviceSize raysort_sortScratch(RaysortContext context, const RaysortSortInfo *info)
{
  const uint32_t materials = info->materialCount, more = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 3 : 2;
  const uint32_t most = raysort_mostOfOne(context), digits = materials < most ? materials : most;
  const VkDeviceSize one = raysort_digitBound(context, info->maxCount, digits, 0, more, 0);
  VkDeviceSize two;
  if (materials <= most)
    return one;
  two = raysort_digitBound(context, info->maxCount, 1u << raysort_lowBits(materials), RAYSORT_PRIVATE_CLASS_OF_TWO,
                           more, 1);
  return raysort_align((one > two ? one : two) + (VkDeviceSize)info->maxCount * 4, 16) +
         (VkDeviceSize)info->maxCount * 4;
}

/* Bytes that reading `count` ids touches, from the first id to the end of the 32-bit word of the last one. */
static VkDeviceSize raysort_idRangeBytes(const raysort_sort *sort, uint64_t count)
{
  if (count == 0)
    return 0;
  return raysort_align(sort->idLead + (count - 1) * sort->stride + sort->idBytes, 4) - sort->idLead;
}

/* Bytes of the id map from the first id to its end. */
static VkDeviceSize raysort_idMapBytes(const RaysortIds *ids)
{
  return ids->buffer.size > ids->offset ? ids->buffer.size - ids->offset : 0;
}

/* The number of ids that the map holds. With a list its size decides, and the number is at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = sort->idLead, size = raysort_idMapBytes(&info->materialIdMap);
  VkDeviceSize words, count;
  if (!raysort_isGiven(&info->list) || info->materialIdMap.buffer.size == 0)
    return sort->leastIds;
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

/* Counts the ids of the id map and the words of the inverse map. */
static void raysort_countIds(const RaysortSortInfo *info, raysort_sort *sort)
{
  const int hasList = raysort_isGiven(&info->list);
  const VkDeviceSize inverseWords = info->oldToNewPixelMap.size / 4;
  /* with a list, ids that only fill up the last 32-bit word of the map may belong to no ray */
  const uint32_t padding = hasList ? (4 - sort->idBytes) / sort->stride : 0;
  sort->idLead = (info->materialIdMap.buffer.offset + info->materialIdMap.offset) & 3;
  sort->leastIds = raysort_rayCount(&info->list, info->rayCount, info->maxCount);
  sort->idCapacity = raysort_idCapacity(info, sort);
  sort->leastInverse = sort->idCapacity > padding ? sort->idCapacity - padding : sort->idCapacity ? 1 : 0;
  sort->inverseCapacity = inverseWords && inverseWords < sort->idCapacity ? (uint32_t)inverseWords : sort->idCapacity;
}

static VkResult raysort_checkSortInfo(RaysortContext context, raysort_errors *to, const RaysortSortInfo *info,
                                      raysort_sort *sort)
{
  const int hasList = raysort_isGiven(&info->list);
  const raysort_bound bounds[] = {
      {"RaysortSortInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
      {"RaysortSortInfo.materialCount", info->materialCount, 1, RAYSORT_MAX_MATERIALS},
      {"RaysortSortInfo.flags", info->flags, 0, RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT},
      {hasList ? "RaysortSortInfo.rayCount" : "RaysortSortInfo.rayCount (without a list)", info->rayCount, 0,
       hasList ? RAYSORT_MAX_COUNT : 0}};
  raysort_needCapability(context, to, RAYSORT_CAPABILITY_SORT_BIT);
  raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds));
  raysort_checkIds(to, &info->materialIdMap, info->materialCount, sort);
  return raysort_checkGroups(context, to, info, sort);
}

/* Checks the info struct without its buffers, and fills in all that follows from it. */
RAYSORT_INTERNAL VkResult raysort_layoutSort(RaysortContext context, raysort_errors *to, const RaysortSortInfo *info,
                                             raysort_sort *sort, RaysortSortLayout *layout)
{
  memset(layout, 0, sizeof(*layout));
  memset(sort, 0, sizeof(*sort));
  if (raysort_checkSortInfo(context, to, info, sort) != VK_SUCCESS)
    return to->result;
  raysort_countIds(info, sort);
  raysort_chooseDigits(context, info, sort);
  layout->idMapSize = sort->leastIds ? info->materialIdMap.offset + raysort_idRangeBytes(sort, sort->leastIds) : 0;
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)sort->idCapacity * 4;
  layout->liveArgumentsOffset = offsetof(RaysortRanges, liveArguments);
  layout->materialsOffsetsOffset = RAYSORT_RANGES_WORDS * 4;
  layout->countedMaterialsOffset =
      raysort_align(layout->materialsOffsetsOffset + ((VkDeviceSize)info->materialCount + 1) * 4, 16);
  layout->rangesSize = layout->countedMaterialsOffset + (VkDeviceSize)info->materialCount * 12;
  layout->presentSize = ((VkDeviceSize)info->materialCount + 1) * 4;
  layout->scratchSize = raysort_sortScratch(context, info);
  layout->alignment = 16;
  return VK_SUCCESS;
}

/* ---- plan ---- */

/* Checks the size of the id map. If there is a list, the size says how many rays there are, so it must hold all of
 * the last id's 32-bit word, and at most RAYSORT_MAX_COUNT ids. Ids that only fill up the last word do not count. */
static void raysort_checkIdMapSize(raysort_errors *to, const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize size = raysort_idMapBytes(&info->materialIdMap), offset = info->materialIdMap.offset;
  uint64_t held;
  if (to->result != VK_SUCCESS || !raysort_isGiven(&info->list) || !info->maxCount)
    return;
  if (!info->materialIdMap.buffer.size)
    raysort_refuse(to, "RaysortSortInfo.materialIdMap.buffer.size is 0: with a list it must be given, in a dry plan "
                       "too, for it says which rays there are");
  if (size < sort->idBytes) /* too short for one id: raysort_resolveBuffers refuses it */
    return;
  held = (size - sort->idBytes) / sort->stride + 1;
  if ((held > RAYSORT_MAX_COUNT && size > raysort_idRangeBytes(sort, RAYSORT_MAX_COUNT)) ||
      sort->idCapacity != (held < RAYSORT_MAX_COUNT ? held : RAYSORT_MAX_COUNT))
    raysort_refuse(
        to,
        "RaysortSortInfo.materialIdMap.buffer.size is %llu bytes and holds %llu ids: with a list it must hold at most "
        "%u, and all of the last id's 32-bit word (%llu bytes)",
        (raysort_u64)(offset + size), (raysort_u64)held, (unsigned)RAYSORT_MAX_COUNT,
        (raysort_u64)(offset + raysort_idRangeBytes(sort, held)));
}

/* Sets the ranges by which the first digit finds the ids, and the numbers that both digits share. */
static void raysort_useIds(const RaysortSortInfo *info, const raysort_sort *sort, const RaysortSortLayout *layout,
                           const raysort_range *buffers, raysort_move *move)
{
  const raysort_range *ids = &buffers[RAYSORT_SORT_IDS];
  raysort_range *keys = &move->ranges[RAYSORT_DIGIT_KEYS];
  memset(move, 0, sizeof(*move));
  *keys = raysort_subrange(ids, 0 - sort->idLead, ids->needed ? ids->needed + sort->idLead : 0);
  keys->lead = (uint32_t)sort->idLead; /* bytes from the start of its word to the first id */
  move->ranges[RAYSORT_DIGIT_LIVE] = buffers[RAYSORT_SORT_LIVE];
  move->kind = RAYSORT_SOURCE_STRIDED;
  move->flags = RAYSORT_KERNEL_TAIL | (info->flags & RAYSORT_SORT_TAIL_BIT ? RAYSORT_KERNEL_WRITE_TAIL : 0);
  move->maxCount = info->maxCount;
  move->materialCount = info->materialCount;
  move->keyCapacity = sort->idCapacity;
  move->keyLayout = sort->stride | info->materialIdMap.shift << 24;
  move->keyMask = sort->bits == 32 ? 0xffffffffu : (1u << sort->bits) - 1;
  move->lastKey = info->materialCount - 1;
  move->workgroupSize = sort->workgroupSize;
  move->maxGroupsX = sort->maxGroupsX;
  move->countedOffset = (uint32_t)(layout->countedMaterialsOffset / 4);
  if (raysort_isGiven(&info->list))
  {
    move->ranges[RAYSORT_DIGIT_VALUES] = buffers[RAYSORT_SORT_LIST];
    move->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && raysort_assumedAddress(ids) % 16 == 0 &&
           (sort->idBytes > 1 || sort->digitCount == 1))
    move->kind = sort->idBytes == 1   ? RAYSORT_SOURCE_UINT8
                 : sort->idBytes == 2 ? RAYSORT_SOURCE_UINT16
                                      : RAYSORT_SOURCE_UINT32;
}

/* Bits of the value in a packed word. Between two digits of 6 bits an entry is one word if value and second digit fit:
 * the digit in the high bits, the value below it. One more value of the second digit marks the tail.
 * scatter_move.glsl derives the same number. */
static uint32_t raysort_valueBits(const raysort_sort *sort)
{
  return 32 - raysort_bitsFor(sort->digits[1].count + 1);
}

/* Do value and second digit fit into one word? Values are rays, which are smaller than the capacity. Only rays in the
 * tail of a list may be any number. */
static int raysort_fitsOneWord(const raysort_move *first, const raysort_sort *sort)
{
  const uint32_t listTail = RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_WRITE_TAIL;
  return !sort->digits[0].isSerial && sort->digits[0].digitClass == RAYSORT_PRIVATE_CLASS_OF_TWO &&
         (first->flags & listTail) != listTail && first->keyCapacity <= 1u << raysort_valueBits(sort);
}

/* The last digit writes the maps. */
static void raysort_useMaps(const raysort_range *buffers, raysort_move *move)
{
  move->ranges[RAYSORT_DIGIT_VALUES_OUT] = buffers[RAYSORT_SORT_MAP];
  move->ranges[RAYSORT_DIGIT_INVERSE] = buffers[RAYSORT_SORT_INVERSE];
}

/* Adds the passes of the second digit, which reads the pairs or packed words that the first digit wrote into scratch.
 * The tail is among them only if the first digit wrote it. */
static void raysort_planSecond(raysort_plan *plan, const raysort_sort *sort, const raysort_range *buffers,
                               const raysort_move *first)
{
  raysort_move second = *first;
  raysort_digit digit = sort->digits[1];
  second.kind = RAYSORT_SOURCE_UINT32;
  second.flags = (first->flags & ~(uint32_t)RAYSORT_KERNEL_INDIRECT) | RAYSORT_KERNEL_VALUES;
  second.scatterFlags = 0;
  second.keyCapacity = first->maxCount;
  second.keyLayout = 4;
  second.keyMask = 0xffffffffu;
  if (first->scatterFlags & RAYSORT_KERNEL_PACK)
  {
    const uint32_t shift = raysort_valueBits(sort);
    second.flags |= RAYSORT_KERNEL_PACKED;
    second.keyLayout |= shift << 24;
    second.keyMask >>= shift;
    second.lastKey = digit.count - 1;
    digit.shift = 0; /* the key is the second digit itself */
  }
  second.ranges[RAYSORT_DIGIT_VALUES] = first->ranges[RAYSORT_DIGIT_VALUES_OUT];
  second.ranges[RAYSORT_DIGIT_KEYS] =
      first->ranges[second.flags & RAYSORT_KERNEL_PACKED ? RAYSORT_DIGIT_VALUES_OUT : RAYSORT_DIGIT_KEYS_OUT];
  if (!(first->flags & RAYSORT_KERNEL_WRITE_TAIL))
    second.ranges[RAYSORT_DIGIT_LIVE] =
        raysort_subrange(&buffers[RAYSORT_SORT_RANGES], offsetof(RaysortRanges, live), 4);
  second.ranges[RAYSORT_DIGIT_KEYS_OUT].isPresent = 0;
  second.ranges[RAYSORT_DIGIT_RANGES].isPresent = 0;
  raysort_useMaps(buffers, &second);
  raysort_planDigit(plan, &second, &digit, &buffers[RAYSORT_SORT_SCRATCH]);
}

/* Bindings of the pass that finds the ranges. */
enum
{
  RAYSORT_RANGES_FROM_KEYS,
  RAYSORT_RANGES_FROM_MAP,
  RAYSORT_RANGES_FROM_TOTALS,
  RAYSORT_RANGES_INTO,
  RAYSORT_RANGES_BINDINGS
};

static const raysort_passTable raysort_rangesPass = {
    "sort ranges",
    {RAYSORT_PRIVATE_USE(read, RAYSORT_RANGES_FROM_KEYS, RaysortRangesPush, keys, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_RANGES_FROM_MAP, RaysortRangesPush, map, lent),
     RAYSORT_PRIVATE_USE(read, RAYSORT_RANGES_FROM_TOTALS, RaysortRangesPush, totals, null),
     RAYSORT_PRIVATE_USE(write, RAYSORT_RANGES_INTO, RaysortRangesPush, ranges, null)},
    {RAYSORT_PRIVATE_MOVE_NUMBER(keyLayout), RAYSORT_PRIVATE_MOVE_NUMBER(keyMask),
     RAYSORT_PRIVATE_MOVE_NUMBER(materialCount), RAYSORT_PRIVATE_MOVE_NUMBER(digit.shift),
     RAYSORT_PRIVATE_MOVE_NUMBER(digit.count), RAYSORT_PRIVATE_MOVE_NUMBER(workgroupSize),
     RAYSORT_PRIVATE_MOVE_NUMBER(maxGroupsX), RAYSORT_PRIVATE_MOVE_NUMBER(countedOffset)}};

/* Adds the pass that finds the ranges in the sorted map. */
static void raysort_planRanges(raysort_plan *plan, const raysort_sort *sort, const raysort_range *buffers,
                               const raysort_move *first)
{
  raysort_move move = *first;
  raysort_range bindings[RAYSORT_RANGES_BINDINGS];
  move.digit = sort->digits[1];
  bindings[RAYSORT_RANGES_FROM_KEYS] = first->ranges[RAYSORT_DIGIT_KEYS];
  bindings[RAYSORT_RANGES_FROM_MAP] = buffers[RAYSORT_SORT_MAP];
  bindings[RAYSORT_RANGES_FROM_TOTALS] = raysort_totalsRange(&buffers[RAYSORT_SORT_SCRATCH], &move.digit.table);
  bindings[RAYSORT_RANGES_INTO] = buffers[RAYSORT_SORT_RANGES];
  raysort_addPass(plan, &raysort_rangesPass, RAYSORT_SORT_PIPELINE_RANGES,
                  raysort_divideUp(move.materialCount + 1, RAYSORT_THREADS - 1), &move, bindings);
}

/* Adds the passes of two digits, for many materials. The first digit sorts into scratch: pairs, or packed words. */
static void raysort_planTwoDigits(raysort_plan *plan, const raysort_sort *sort, const raysort_range *buffers,
                                  raysort_move *move)
{
  const raysort_range *scratch = &buffers[RAYSORT_SORT_SCRATCH];
  const VkDeviceSize words = (VkDeviceSize)move->maxCount * 4;
  const int packs = raysort_fitsOneWord(move, sort);
  move->ranges[RAYSORT_DIGIT_VALUES_OUT] = raysort_subrange(scratch, sort->valuesOffset, words);
  if (!packs)
    move->ranges[RAYSORT_DIGIT_KEYS_OUT] = raysort_subrange(scratch, sort->keysOffset, words);
  move->scatterFlags |= packs ? RAYSORT_KERNEL_PACK : RAYSORT_KERNEL_WRITE_KEYS;
  raysort_planDigit(plan, move, &sort->digits[0], scratch);
  raysort_planSecond(plan, sort, buffers, move);
  raysort_planRanges(plan, sort, buffers, move);
}

/* Adds the passes of a material sort to any plan. buffers: RAYSORT_SORT_*; the ids begin at the first one. */
RAYSORT_INTERNAL void raysort_planSortPasses(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                                             const RaysortSortLayout *layout, const raysort_range *buffers)
{
  const int isOne = sort->digitCount == 1;
  const uint32_t capability = plan->capability;
  raysort_move move;
  plan->capability = raysort_indexOfBit(RAYSORT_CAPABILITY_SORT_BIT);
  raysort_useIds(info, sort, layout, buffers, &move);
  /* the first digit knows the counts, so it writes RaysortRanges; if it is the only digit, all of `ranges` */
  move.ranges[RAYSORT_DIGIT_RANGES] =
      raysort_subrange(&buffers[RAYSORT_SORT_RANGES], 0, isOne ? layout->rangesSize : RAYSORT_RANGES_WORDS * 4);
  move.scatterFlags = RAYSORT_KERNEL_COUNTS | (isOne ? RAYSORT_KERNEL_RANGES : 0) |
                      (info->flags & RAYSORT_SORT_STATISTIC_BIT ? RAYSORT_KERNEL_STATISTIC : 0);
  if (isOne)
  {
    raysort_useMaps(buffers, &move);
    raysort_planDigit(plan, &move, &sort->digits[0], &buffers[RAYSORT_SORT_SCRATCH]);
  }
  else
    raysort_planTwoDigits(plan, sort, buffers, &move);
  plan->capability = capability;
}

static const raysort_row raysort_sortRows[] = {
    /* the id map gets its alignment, the size of an id, later */
    RAYSORT_PRIVATE_SIZED(Sort, scratch, scratchSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(Sort, materialIdMap.buffer, 1, 0),
    RAYSORT_PRIVATE_SIZED(Sort, list, listSize, 4, RAYSORT_PRIVATE_OPTIONAL),
    RAYSORT_PRIVATE_ROW(Sort, count, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_SIZED(Sort, newToOldPixelMap, newToOldPixelMapSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(Sort, oldToNewPixelMap, 4, RAYSORT_PRIVATE_OPTIONAL | RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(Sort, ranges, rangesSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(Sort, present, presentSize, 4, RAYSORT_PRIVATE_OPTIONAL | RAYSORT_PRIVATE_WRITTEN)};

/* Adds the pass that lists the materials that have rays. */
static void raysort_planPresentList(raysort_plan *plan, const RaysortSortInfo *info, const RaysortSortLayout *layout)
{
  RaysortPresentPush push;
  raysort_range bindings[RAYSORT_PRESENT_BINDINGS];
  memset(&push, 0, sizeof(push));
  push.materialCount = info->materialCount;
  bindings[RAYSORT_PRESENT_OFFSETS] =
      raysort_subrange(raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_RANGES), layout->materialsOffsetsOffset,
                       ((VkDeviceSize)info->materialCount + 1) * 4);
  bindings[RAYSORT_PRESENT_LISTED] = plan->nothing;
  bindings[RAYSORT_PRESENT_OUT] = *raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_PRESENT);
  raysort_planPresent(plan, "sort present", bindings, &push);
}

static void raysort_planSort(raysort_plan *plan, const RaysortSortInfo *info, RaysortSortLayout *layout)
{
  const VkDeviceSize offset = info->materialIdMap.offset;
  raysort_range *ids = raysort_rangeOf(plan, RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP);
  raysort_sort sort;
  raysort_layoutSort(plan->context, &plan->listener, info, &sort, layout);
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP,
                         raysort_atLeast(layout->idMapSize, offset + raysort_idRangeBytes(&sort, sort.idCapacity)));
  raysort_setNeededBytes(plan, RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP,
                         raysort_atLeast((VkDeviceSize)sort.leastInverse * 4, (VkDeviceSize)sort.inverseCapacity * 4));
  ids->alignment = sort.idBytes;
  if (!plan->layout)
    raysort_checkIdMapSize(&plan->listener, info, &sort);
  if (!raysort_resolveLayout(plan))
    return;
  if (ids->needed)
    *ids = raysort_subrange(ids, offset, ids->needed - offset);
  raysort_planSortPasses(plan, info, &sort, layout, plan->buffers);
  if (raysort_isThere(plan, RAYSORT_RESOURCE_SORT_PRESENT))
    raysort_planPresentList(plan, info, layout);
}

RAYSORT_API RaysortBuffer raysortSortGetLive(const RaysortBuffer *ranges)
{
  return raysort_partOf(ranges, offsetof(RaysortRanges, live), 4);
}

RAYSORT_API RaysortBuffer raysortSortGetOffset(const RaysortBuffer *ranges, uint32_t material)
{
  const VkDeviceSize offset = RAYSORT_RANGES_WORDS * 4 + (VkDeviceSize)material * 4;
  return raysort_partOf(ranges, offset, material <= RAYSORT_MAX_MATERIALS ? 4 : 0);
}

RAYSORT_PRIVATE_OPERATION(Sort, sort, SORT, SORT_SCRATCH, SORT_PRESENT)

/* ---- the capability ---- */

static int raysort_describeSort(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  raysort_describeDigit(context, pipeline, variant);
  return pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM ||
         raysort_pipelineSource(pipeline, &digitClass) != RAYSORT_SOURCE_UINT64;
}

RAYSORT_PRIVATE_CAPABILITY(sort, RAYSORT_CAPABILITY_SORT_BIT, 0, "SORT", RAYSORT_SORT_PIPELINES, raysort_describeSort,
                           {raysort_scanFolder, raysort_sortFolder, raysort_serialFolder},
                           {raysort_sortOperation, raysort_tableOperation, raysort_sortArgumentsOperation})
