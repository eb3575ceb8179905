/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

typedef struct raysort_checker
{
  RaysortContext context;
  const RaysortSortInfo *info;
  const RaysortSortResult *result;
  raysort_sort sort;
  RaysortSortLayout layout;
  uint32_t count; /* number of entries */
  uint32_t *next; /* [materialCount + 1]: next slot of each material, then next slot of the tail */
} raysort_checker;

static VkResult raysort_wrong(const raysort_checker *checker, const char *what, uint64_t index, uint32_t value,
                              uint32_t expected)
{
  raysort_listener to = checker->context->listener;
  return raysort_say(&to, VK_ERROR_VALIDATION_FAILED_EXT, "not a stable material sort: %s[%llu] is %u, should be %u",
                     what, (raysort_u64)index, (unsigned)value, (unsigned)expected);
}

static uint32_t raysort_checkedWord(const void *bytes, VkDeviceSize offset)
{
  uint32_t word;
  memcpy(&word, (const uint8_t *)bytes + offset, 4);
  return word;
}

/* Compares word `index` of array `what`. The word stands at byte `offset` of the ranges. */
static VkResult raysort_checkWord(const raysort_checker *checker, const char *what, uint64_t index, VkDeviceSize offset,
                                  uint32_t expected)
{
  const uint32_t word = raysort_checkedWord(checker->result->ranges, offset);
  return word == expected ? VK_SUCCESS : raysort_wrong(checker, what, index, word, expected);
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

static VkResult raysort_checkArguments(const raysort_checker *checker, const char *what, uint64_t index,
                                       VkDeviceSize offset, uint32_t threads)
{
  const uint32_t groups = raysort_divideUp(threads, checker->sort.workgroupSize);
  const uint32_t rows = raysort_divideUp(groups, checker->sort.maxGroupsX);
  const uint32_t expected[3] = {groups < checker->sort.maxGroupsX ? groups : checker->sort.maxGroupsX, rows ? rows : 1,
                                1};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 3 && result == VK_SUCCESS; ++i)
    result = raysort_checkWord(checker, what, index * 3 + i, offset + 4 * i, expected[i]);
  return result;
}

/* Counts the ids, sets next[m] to the first slot of material m, and compares the stored ranges with the counts. */
static VkResult raysort_checkRanges(raysort_checker *checker)
{
  const uint32_t materials = checker->info->materialCount;
  uint32_t entry, material, slot = 0, strays = 0, word;
  VkResult result = VK_SUCCESS;
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
    result = raysort_checkWord(checker, "MaterialsOffsets", material,
                               checker->layout.materialsOffsetsOffset + (VkDeviceSize)material * 4, slot);
    if (result == VK_SUCCESS && material < materials)
      result = raysort_checkArguments(checker, "CountedMaterials word ", material,
                                      checker->layout.countedMaterialsOffset + (VkDeviceSize)material * 12, size);
    if (result != VK_SUCCESS)
      return result;
    checker->next[material] = slot;
    slot += size;
  }
  {
    const uint32_t live = checker->next[materials];
    const uint32_t expected[4] = {checker->count, live, checker->count - live, strays};
    for (word = 0; word < 4 && result == VK_SUCCESS; ++word)
      result = raysort_checkWord(checker, "RaysortRanges word ", word, word * 4, expected[word]);
    if (result != VK_SUCCESS)
      return result;
    return raysort_checkArguments(checker, "liveArguments", 0, checker->layout.liveArgumentsOffset, live);
  }
}

/* Compares the maps: the entries, in their old order, must fill the slots of their material one after the other. */
static VkResult raysort_checkMaps(raysort_checker *checker)
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
    if (result->newToOldPixelMap[slot] != ray)
      return raysort_wrong(checker, "NewToOldPixelMap", slot, result->newToOldPixelMap[slot], ray);
    if (result->oldToNewPixelMap && ray < checker->sort.inverseCapacity && result->oldToNewPixelMap[ray] != slot)
      return raysort_wrong(checker, "OldToNewPixelMap", ray, result->oldToNewPixelMap[ray], slot);
  }
  return VK_SUCCESS;
}

/* Compares the statistic, which is zero if it was not asked for, and the reserved words, which are zero. */
static VkResult raysort_checkStatistic(const raysort_checker *checker)
{
  const int isWanted = (checker->info->flags & RAYSORT_SORT_STATISTIC_BIT) != 0;
  uint32_t entry, earlier, distinct = 0, word;
  VkResult result;
  for (entry = 0; isWanted && entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    for (earlier = entry & ~31u; earlier < entry && raysort_checkedId(checker, earlier) != id; ++earlier)
    {
    }
    distinct += earlier == entry;
  }
  result = raysort_checkWord(checker, "RaysortRanges word ", 7, offsetof(RaysortRanges, windows),
                             isWanted ? raysort_divideUp(checker->count, 32) : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkWord(checker, "RaysortRanges word ", 8, offsetof(RaysortRanges, distinct), distinct);
  for (word = 9; word < RAYSORT_RANGES_WORDS && result == VK_SUCCESS; ++word)
    result = raysort_checkWord(checker, "RaysortRanges word ", word, (VkDeviceSize)word * 4, 0);
  return result;
}

/* Refuses a missing pointer of the result. */
static void raysort_checkGiven(raysort_listener *to, const RaysortSortInfo *info, const RaysortSortResult *result)
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
  raysort_listener to = context->listener;
  raysort_checker checker;
  VkResult result;
  memset(&checker, 0, sizeof(checker));
  checker.context = context;
  checker.info = info;
  checker.result = sortResult;
  raysort_layoutSort(context, &to, info, &checker.sort, &checker.layout);
  raysort_checkGiven(&to, info, sortResult);
  if (to.result != VK_SUCCESS)
    return to.result;
  checker.count = sortResult->count && *sortResult->count < info->maxCount ? *sortResult->count : info->maxCount;
  checker.next = (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  if (!checker.next)
    return raysort_tell(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortSortVerify");
  result = raysort_checkRanges(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkMaps(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkStatistic(&checker);
  raysort_free(context->allocator, checker.next);
  return result;
}
