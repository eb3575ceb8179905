/* reference.c - the CPU references of the tests, and their inputs.
 * SPDX-License-Identifier: MIT */
#include "reference.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void *need(size_t size)
{
  void *memory = malloc(size ? size : 1);
  if (!memory)
  {
    fprintf(stderr, "out of memory: %zu bytes\n", size);
    exit(1);
  }
  return memory;
}

/* ---- scan ---- */

uint64_t referenceScan(const uint32_t *values, uint32_t count, uint32_t *sums)
{
  uint64_t sum = 0;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t value = values[i]; /* before the store: sums may be values */
    sums[i] = (uint32_t)sum;
    sum += value;
  }
  return sum;
}

/* ---- ids ---- */

uint32_t referenceIdSize(RaysortIdType type)
{
  return type == RAYSORT_ID_UINT8 ? 1 : type == RAYSORT_ID_UINT16 ? 2 : 4;
}

static uint32_t idStride(const RaysortIds *ids)
{
  return ids->stride ? ids->stride : referenceIdSize(ids->type);
}

static uint32_t idMask(const RaysortIds *ids)
{
  uint32_t width = 8 * referenceIdSize(ids->type);
  uint32_t bits = ids->bits ? ids->bits : width - ids->shift;
  return (uint32_t)(((uint64_t)1 << bits) - 1);
}

uint64_t referenceIdCapacity(const RaysortIds *ids)
{
  uint32_t size = referenceIdSize(ids->type);
  if (ids->buffer.size < ids->offset + size)
    return 0;
  return (ids->buffer.size - ids->offset - size) / idStride(ids) + 1;
}

static uint32_t loadWord(const uint8_t *bytes, uint32_t size)
{
  uint32_t word = 0;
  for (uint32_t i = 0; i < size; ++i)
    word |= (uint32_t)bytes[i] << (8 * i);
  return word;
}

/* The id of a ray below the capacity, its bit field taken out. */
static uint32_t referenceId(const RaysortIds *ids, const void *bytes, uint32_t ray)
{
  const uint8_t *record = (const uint8_t *)bytes + ids->offset + (uint64_t)ray * idStride(ids);
  return loadWord(record, referenceIdSize(ids->type)) >> ids->shift & idMask(ids);
}

void storeIds(const RaysortIds *form, const uint32_t *ids, uint32_t count, void *bytes)
{
  uint32_t size = referenceIdSize(form->type);
  uint32_t mask = idMask(form);
  for (uint32_t i = 0; i < count; ++i)
  {
    uint8_t *record = (uint8_t *)bytes + form->offset + (uint64_t)i * idStride(form);
    uint32_t word = loadWord(record, size) & ~(mask << form->shift);
    word |= (ids[i] & mask) << form->shift;
    for (uint32_t k = 0; k < size; ++k)
      record[k] = (uint8_t)(word >> (8 * k));
  }
}

/* ---- material sort ---- */

/* A list entry past the id map has the largest id. */
static uint32_t entryId(const RaysortSortInfo *info, const ReferenceSort *in, uint32_t entry)
{
  uint32_t ray = in->list ? in->list[entry] : entry;
  if (ray >= referenceIdCapacity(&info->materialIdMap))
    return 0xffffffffu;
  return referenceId(&info->materialIdMap, in->ids, ray);
}

VkDispatchIndirectCommand referenceGroups(uint32_t threads, uint32_t workgroupSize, uint32_t maxGroupsX)
{
  uint32_t size = workgroupSize ? workgroupSize : 1;
  uint32_t groups = threads / size + (threads % size != 0);
  VkDispatchIndirectCommand command = {groups, 1, 1};
  if (groups > maxGroupsX)
  {
    command.x = maxGroupsX;
    command.y = groups / maxGroupsX + (groups % maxGroupsX != 0);
  }
  return command;
}

/* Different ids in entries first .. last - 1, at most 32 of them. */
static uint32_t distinctIds(const RaysortSortInfo *info, const ReferenceSort *in, uint32_t first, uint32_t last)
{
  uint32_t seen[32];
  uint32_t seenCount = 0;
  for (uint32_t i = first; i < last; ++i)
  {
    uint32_t id = entryId(info, in, i);
    uint32_t k = 0;
    while (k < seenCount && seen[k] != id)
      ++k;
    seen[k] = id;
    seenCount += k == seenCount;
  }
  return seenCount;
}

static void countEntries(const RaysortSortInfo *info, const ReferenceSort *in, uint32_t count,
                         const ReferenceSorted *out)
{
  RaysortRanges *ranges = out->ranges;
  memset(ranges, 0, sizeof(*ranges));
  memset(out->materialsOffsets, 0, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  ranges->count = count;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t id = entryId(info, in, i);
    if (id < info->materialCount)
      ++out->materialsOffsets[id + 1];
    else
      ++ranges->tail;
    ranges->stray += id > info->materialCount;
  }
  ranges->live = count - ranges->tail;
  for (uint32_t m = 0; m < info->materialCount; ++m)
  {
    uint32_t materialTotal = out->materialsOffsets[m + 1];
    out->countedMaterials[m] = referenceGroups(materialTotal, info->workgroupSize, in->maxGroupsX);
    out->materialsOffsets[m + 1] += out->materialsOffsets[m];
  }
  VkDispatchIndirectCommand all = referenceGroups(ranges->live, info->workgroupSize, in->maxGroupsX);
  ranges->liveArguments[0] = all.x;
  ranges->liveArguments[1] = all.y;
  ranges->liveArguments[2] = all.z;
}

void referenceSort(const RaysortSortInfo *info, const ReferenceSort *in, const ReferenceSorted *out)
{
  uint32_t count = in->count && *in->count < info->maxCount ? *in->count : info->maxCount;
  uint64_t capacity = referenceIdCapacity(&info->materialIdMap);
  uint32_t *next = (uint32_t *)need(((size_t)info->materialCount + 1) * sizeof(*next)); /* free slot of each material */
  countEntries(info, in, count, out);
  memcpy(next, out->materialsOffsets, ((size_t)info->materialCount + 1) * sizeof(*next));
  for (uint32_t i = 0; i < count; ++i) /* in order, so equal ids keep theirs */
  {
    uint32_t id = entryId(info, in, i);
    uint32_t ray = in->list ? in->list[i] : i;
    if (id >= info->materialCount && !(info->flags & RAYSORT_SORT_TAIL_BIT))
      continue;
    uint32_t slot = next[id < info->materialCount ? id : info->materialCount]++;
    out->newToOldPixelMap[slot] = ray;
    if (out->oldToNewPixelMap && ray < capacity && ray < info->oldToNewPixelMap.size / 4)
      out->oldToNewPixelMap[ray] = slot;
  }
  if (info->flags & RAYSORT_SORT_STATISTIC_BIT)
    for (uint64_t first = 0; first < count; first += 32)
    {
      ++out->ranges->windows;
      out->ranges->distinct +=
          distinctIds(info, in, (uint32_t)first, first + 32 < count ? (uint32_t)first + 32 : count);
    }
  free(next);
}

/* ---- radix sort ---- */

typedef struct Pair
{
  uint64_t digits; /* the bits of the key that count */
  uint64_t key;
  uint32_t index;
  uint32_t value;
} Pair;

static int comparePairs(const void *left, const void *right)
{
  const Pair *a = (const Pair *)left;
  const Pair *b = (const Pair *)right;
  if (a->digits != b->digits)
    return a->digits < b->digits ? -1 : 1;
  return a->index < b->index ? -1 : a->index > b->index; /* stable */
}

/* The unsigned number that compares as a key of `width` bits does. */
static uint64_t comparable(const RaysortRadixSortInfo *info, uint64_t key, uint32_t width)
{
  const uint64_t all = width == 64 ? ~(uint64_t)0 : 0xffffffffu, sign = (uint64_t)1 << (width - 1);
  if (info->keyType == RAYSORT_KEY_INT32 || info->keyType == RAYSORT_KEY_INT64)
    key ^= sign; /* -1 was the largest, now it stands below 0 */
  if (info->keyType == RAYSORT_KEY_FLOAT32 || info->keyType == RAYSORT_KEY_FLOAT64)
    key = key & sign ? ~key & all : key | sign; /* of negative ones the larger bits are the smaller number */
  return info->flags & RAYSORT_RADIX_SORT_DESCENDING_BIT ? ~key & all : key;
}

void referenceRadixSort(const RaysortRadixSortInfo *info, uint32_t count, const void *keys, const uint32_t *values,
                        void *keysOut, uint32_t *valuesOut)
{
  const int isLong =
      info->keyType == RAYSORT_KEY_UINT64 || info->keyType == RAYSORT_KEY_INT64 || info->keyType == RAYSORT_KEY_FLOAT64;
  const uint32_t width = isLong ? 64 : 32;
  const uint32_t bits = info->bitCount ? info->bitCount : width - info->firstBit;
  const uint64_t mask = bits < 64 ? ((uint64_t)1 << bits) - 1 : ~(uint64_t)0;
  const uint32_t *in = (const uint32_t *)keys;
  uint32_t *out = (uint32_t *)keysOut;
  Pair *pairs = (Pair *)need(count * sizeof(*pairs));
  for (uint32_t i = 0; i < count; ++i)
  {
    pairs[i].key = isLong ? in[2 * (size_t)i] | (uint64_t)in[2 * (size_t)i + 1] << 32 : in[i];
    pairs[i].digits = comparable(info, pairs[i].key, width) >> info->firstBit & mask;
    pairs[i].index = i;
    pairs[i].value = values ? values[i] : 0;
  }
  qsort(pairs, count, sizeof(*pairs), comparePairs);
  for (uint32_t i = 0; i < count; ++i)
  {
    if (valuesOut)
      valuesOut[i] = pairs[i].value;
    if (isLong)
    {
      out[2 * (size_t)i] = (uint32_t)pairs[i].key;
      out[2 * (size_t)i + 1] = (uint32_t)(pairs[i].key >> 32);
    }
    else
      out[i] = (uint32_t)pairs[i].key;
  }
  free(pairs);
}

/* ---- gather ---- */

void referenceGather(const RaysortGatherInfo *info, uint32_t count, const uint32_t *map, const void *source,
                     void *destination)
{
  const uint32_t sourceCount = info->sourceCount ? info->sourceCount : info->maxCount;
  const size_t stride = info->stride;
  for (uint32_t i = 0; i < count; ++i)
    if (map[i] < sourceCount)
      memcpy((uint8_t *)destination + i * stride, (const uint8_t *)source + map[i] * stride, stride);
    else
      memset((uint8_t *)destination + i * stride, 0, stride);
}

/* ---- small things ---- */

uint32_t referenceHash(const uint32_t *words, size_t count)
{
  uint32_t hash = 2166136261u;
  for (size_t i = 0; i < 4 * count; ++i)
    hash = (hash ^ (words[i / 4] >> (8 * (i % 4)) & 0xffu)) * 16777619u;
  return hash;
}

uint32_t testRandom(uint32_t *state)
{
  uint32_t x = *state ? *state : 0x9e3779b9u;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  *state = x;
  return x * 0x2545f491u ^ x >> 15; /* xorshift's low bits are weak by themselves */
}

/* ---- inputs ---- */

const char *distributionName(Distribution distribution)
{
  static const char *const names[DISTRIBUTION_COUNT] = {"uniform",  "with void", "one",   "zipf",     "sorted",
                                                        "reversed", "runs",      "stray", "all void", "garbage"};
  return distribution < DISTRIBUTION_COUNT ? names[distribution] : "?";
}

/* Frequent small ranks: a random scale first, then a random rank below it, so rank r comes about 1/r as often. */
static uint32_t zipfId(uint32_t materialCount, uint32_t *seed)
{
  uint32_t scale = testRandom(seed) % 17;
  uint32_t rank = testRandom(seed) & (((uint32_t)1 << scale) - 1);
  return (rank % materialCount) * 7919u % materialCount; /* not the smallest ids in order */
}

static uint32_t strayId(uint32_t materialCount, uint32_t *seed)
{
  switch (testRandom(seed) % 8)
  {
  case 0:
    return materialCount + 1;
  case 1:
    return 0xffffffffu;
  case 2:
    return testRandom(seed) | 0x80000000u;
  case 3:
    return materialCount + testRandom(seed) % 300;
  default:
    return materialCount;
  }
}

void generateIds(Distribution distribution, uint32_t materialCount, uint32_t count, uint32_t seed, uint32_t *ids)
{
  uint32_t state = seed * 2654435761u + 1;
  uint32_t one = testRandom(&state) % materialCount;
  uint32_t run = 0;
  uint32_t id = 0;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t ascending = (uint32_t)((uint64_t)i * materialCount / count);
    uint32_t random = testRandom(&state);
    if (distribution == DISTRIBUTION_UNIFORM)
      id = random % materialCount;
    else if (distribution == DISTRIBUTION_WITH_VOID)
      id = random % (materialCount + 1);
    else if (distribution == DISTRIBUTION_ONE)
      id = one;
    else if (distribution == DISTRIBUTION_ZIPF)
      id = zipfId(materialCount, &state);
    else if (distribution == DISTRIBUTION_SORTED)
      id = ascending;
    else if (distribution == DISTRIBUTION_REVERSED)
      id = materialCount - 1 - ascending;
    else if (distribution == DISTRIBUTION_STRAY)
      id = random & 0x10000 ? random % materialCount : strayId(materialCount, &state);
    else if (distribution == DISTRIBUTION_ALL_VOID)
      id = materialCount;
    else if (distribution == DISTRIBUTION_GARBAGE)
      id = random;
    else if (run-- == 0)
    {
      run = random % 200;
      id = testRandom(&state) % materialCount;
    }
    ids[i] = id;
  }
}

const char *listKindName(ListKind kind)
{
  static const char *const names[LIST_KIND_COUNT] = {"none",      "permutation", "subset",
                                                     "ascending", "duplicates",  "past the end"};
  return kind < LIST_KIND_COUNT ? names[kind] : "?";
}

/* The first `count` of a shuffle of 0 .. idCount - 1. */
static void shuffledRays(uint32_t idCount, uint32_t count, uint32_t *state, uint32_t *list)
{
  uint32_t *rays = (uint32_t *)need(idCount * sizeof(*rays));
  for (uint32_t i = 0; i < idCount; ++i)
    rays[i] = i;
  for (uint32_t i = 0; i < count; ++i)
  {
    uint32_t other = i + testRandom(state) % (idCount - i);
    uint32_t ray = rays[other];
    rays[other] = rays[i];
    rays[i] = ray;
    list[i] = ray;
  }
  free(rays);
}

static void ascendingRays(uint32_t idCount, uint32_t count, uint32_t *state, uint32_t *list)
{
  uint32_t taken = 0;
  for (uint32_t i = 0; i < idCount && taken < count; ++i)
    if (testRandom(state) % (idCount - i) < count - taken) /* each subset is as likely */
      list[taken++] = i;
}

void generateList(ListKind kind, uint32_t idCount, uint32_t count, uint32_t seed, uint32_t *list)
{
  uint32_t state = seed * 2246822519u + 3;
  if (kind == LIST_PERMUTATION || kind == LIST_SUBSET || kind == LIST_PAST_END)
    shuffledRays(idCount, count, &state, list);
  else if (kind == LIST_ASCENDING)
    ascendingRays(idCount, count, &state, list);
  else
    for (uint32_t i = 0; i < count; ++i)
      list[i] = idCount ? testRandom(&state) % idCount : 0;
  if (kind == LIST_PAST_END)
    for (uint32_t i = 0; i < count; ++i)
    {
      static const uint32_t past[4] = {0, 0x7fffffffu, 0x80000000u, 0xffffffffu};
      uint32_t random = testRandom(&state);
      if (random % 4 == 0)
        list[i] = past[random >> 8 & 3] ? past[random >> 8 & 3] : idCount;
    }
}
