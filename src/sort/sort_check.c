/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

typedef struct raysort_checker
{
  raysort_errors to;
  const RaysortSortInfo *info;
  const RaysortSortResult *result;
  raysort_sort sort;
  RaysortSortLayout layout;
  uint32_t count; /* number of entries */
  uint32_t *next; /* [materialCount + 1]: next slot of each material, then next slot of the tail */
} raysort_checker;

static void raysort_compare(raysort_checker *checker, const char *what, uint64_t index, uint32_t value,
                            uint32_t expected)
{
  if (value != expected)
    raysort_refuse(&checker->to, "not a stable material sort: %s[%llu] is %u, should be %u", what, (raysort_u64)index,
                   (unsigned)value, (unsigned)expected);
}

/* Compares word `index` of array `what`. The word is at byte `offset` of the ranges. */
static void raysort_checkWord(raysort_checker *checker, const char *what, uint64_t index, VkDeviceSize offset,
                              uint32_t expected)
{
  uint32_t word;
  memcpy(&word, (const uint8_t *)checker->result->ranges + offset, 4);
  raysort_compare(checker, what, index, word, expected);
}

static uint32_t raysort_checkedRay(const raysort_checker *checker, uint32_t entry)
{
  return checker->result->list ? checker->result->list[entry] : entry;
}

/* The id of an entry as the kernels see it: 0xffffffff if the entry is past the id map. */
static uint32_t raysort_checkedId(const raysort_checker *checker, uint32_t entry)
{
  const uint32_t ray = raysort_checkedRay(checker, entry);
  const uint8_t *id;
  uint32_t word = 0, i;
  if (ray >= checker->sort.idCapacity)
    return 0xffffffffu;
  id = (const uint8_t *)checker->result->ids + checker->info->materialIdMap.offset + (size_t)ray * checker->sort.stride;
  for (i = 0; i < checker->sort.idBytes; ++i)
    word |= (uint32_t)id[i] << (8 * i);
  word >>= checker->info->materialIdMap.shift;
  return checker->sort.bits == 32 ? word : word & ((1u << checker->sort.bits) - 1);
}

static void raysort_checkArguments(raysort_checker *checker, const char *what, uint64_t index, VkDeviceSize offset,
                                   uint32_t threads)
{
  uint32_t i, expected[3];
  raysort_fold(raysort_divideUp(threads, checker->sort.workgroupSize), checker->sort.maxGroupsX, expected);
  for (i = 0; i < 3; ++i)
    raysort_checkWord(checker, what, index * 3 + i, offset + 4 * i, expected[i]);
}

/* Counts the ids, sets next[m] to the first slot of material m, and compares the stored ranges with the counts. */
static void raysort_checkRanges(raysort_checker *checker)
{
  const uint32_t materials = checker->info->materialCount;
  uint32_t entry, material, slot = 0, strays = 0, word, expected[4];
  memset(checker->next, 0, ((size_t)materials + 1) * 4);
  for (entry = 0; entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    ++checker->next[id < materials ? id : materials];
    strays += id > materials;
  }
  for (material = 0; material <= materials; ++material)
  {
    const uint32_t size = checker->next[material];
    raysort_checkWord(checker, "MaterialsOffsets", material,
                      checker->layout.materialsOffsetsOffset + (VkDeviceSize)material * 4, slot);
    if (material < materials)
      raysort_checkArguments(checker, "CountedMaterials word ", material,
                             checker->layout.countedMaterialsOffset + (VkDeviceSize)material * 12, size);
    checker->next[material] = slot;
    slot += size;
  }
  expected[0] = checker->count;
  expected[1] = checker->next[materials];
  expected[2] = checker->count - expected[1];
  expected[3] = strays;
  for (word = 0; word < 4; ++word)
    raysort_checkWord(checker, "RaysortRanges word ", word, word * 4, expected[word]);
  raysort_checkArguments(checker, "liveArguments", 0, checker->layout.liveArgumentsOffset, expected[1]);
}

/* Compares the maps: the entries, in their old order, must fill the slots of their material one after the other. */
static void raysort_checkMaps(raysort_checker *checker)
{
  const RaysortSortResult *result = checker->result;
  const uint32_t materials = checker->info->materialCount;
  uint32_t entry;
  for (entry = 0; entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry), ray = raysort_checkedRay(checker, entry);
    uint32_t slot;
    if (id >= materials && !(checker->info->flags & RAYSORT_SORT_TAIL_BIT))
      continue;
    slot = checker->next[id < materials ? id : materials]++;
    raysort_compare(checker, "NewToOldPixelMap", slot, result->newToOldPixelMap[slot], ray);
    if (result->oldToNewPixelMap && ray < checker->sort.inverseCapacity)
      raysort_compare(checker, "OldToNewPixelMap", ray, result->oldToNewPixelMap[ray], slot);
  }
}

/* Compares the statistic, which is zero if it was not asked for, and the reserved words, which are zero. */
static void raysort_checkStatistic(raysort_checker *checker)
{
  const int isWanted = (checker->info->flags & RAYSORT_SORT_STATISTIC_BIT) != 0;
  uint32_t entry, earlier, distinct = 0, word;
  for (entry = 0; isWanted && entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    for (earlier = entry & ~31u; earlier < entry && raysort_checkedId(checker, earlier) != id; ++earlier)
    {
    }
    distinct += earlier == entry;
  }
  raysort_checkWord(checker, "RaysortRanges word ", 7, offsetof(RaysortRanges, windows),
                    isWanted ? raysort_divideUp(checker->count, 32) : 0);
  raysort_checkWord(checker, "RaysortRanges word ", 8, offsetof(RaysortRanges, distinct), distinct);
  for (word = 9; word < RAYSORT_RANGES_WORDS; ++word)
    raysort_checkWord(checker, "RaysortRanges word ", word, (VkDeviceSize)word * 4, 0);
}

/* Refuses a missing pointer of the result. */
static void raysort_checkGiven(raysort_errors *to, const RaysortSortInfo *info, const RaysortSortResult *result)
{
  if (!result->ranges)
    raysort_refuse(to, "RaysortSortResult.ranges is NULL");
  if (info->maxCount && !result->ids)
    raysort_refuse(to, "RaysortSortResult.ids is NULL");
  if (info->maxCount && !result->newToOldPixelMap)
    raysort_refuse(to, "RaysortSortResult.newToOldPixelMap is NULL");
  if (info->maxCount && raysort_isGiven(&info->list) && !result->list)
    raysort_refuse(to, "RaysortSortResult.list is NULL, RaysortSortInfo.list was given");
  if (raysort_isGiven(&info->count) && !result->count)
    raysort_refuse(to, "RaysortSortResult.count is NULL, RaysortSortInfo.count was given");
}

RAYSORT_API VkResult raysortSortVerify(RaysortContext context, const RaysortSortInfo *info,
                                       const RaysortSortResult *sortResult)
{
  raysort_checker checker;
  memset(&checker, 0, sizeof(checker));
  checker.to = context->listener;
  checker.info = info;
  checker.result = sortResult;
  raysort_layoutSort(context, &checker.to, info, &checker.sort, &checker.layout);
  raysort_checkGiven(&checker.to, info, sortResult);
  if (checker.to.result != VK_SUCCESS)
    return checker.to.result;
  checker.count = sortResult->count && *sortResult->count < info->maxCount ? *sortResult->count : info->maxCount;
  checker.next = (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  if (!checker.next)
    return raysort_checkCall(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortSortVerify");
  raysort_checkRanges(&checker);
  raysort_checkMaps(&checker);
  raysort_checkStatistic(&checker);
  raysort_free(context->allocator, checker.next);
  return checker.to.result;
}
