/* reference.h - what raysort must compute, written the obvious way on the CPU, and inputs to compute it of.
 * SPDX-License-Identifier: MIT
 *
 * Nothing here calls Vulkan or raysort. Outputs are written only where the contracts in raysort.h say that something is
 * written: laid over a poisoned picture of the memory they give the whole picture that a run must leave behind. */
#ifndef RAYSORT_TESTS_REFERENCE_H
#define RAYSORT_TESTS_REFERENCE_H

#ifndef VULKAN_CORE_H_
#include <vulkan/vulkan_core.h>
#endif

#include "raysort.h"

/* ---- scan ---- */

/* sums[i] = values[0] + ... + values[i - 1] modulo 2^32; may be in place. Returns the sum of all. */
uint64_t referenceScan(const uint32_t *values, uint32_t count, uint32_t *sums);

/* ---- ids ---- */

uint32_t referenceIdSize(RaysortIdType type); /* bytes */

/* How many ids a map of ids->buffer.size bytes holds: one more is past it, and stray. */
uint64_t referenceIdCapacity(const RaysortIds *ids);

/* Stores ids[0 .. count - 1], cut to the bit field. All other bits of the records stay as they were. */
void storeIds(const RaysortIds *form, const uint32_t *ids, uint32_t count, void *bytes);

/* ---- material sort ---- */

typedef struct ReferenceSort
{
  const void *ids;       /* the bytes of materialIdMap.buffer */
  const uint32_t *list;  /* NULL: none */
  const uint32_t *count; /* NULL: info->maxCount */
  uint32_t maxGroupsX;   /* info->maxGroupsX, or where that is 0 the device's limit */
} ReferenceSort;

typedef struct ReferenceSorted
{
  uint32_t *newToOldPixelMap;
  uint32_t *oldToNewPixelMap; /* NULL: not wanted */
  RaysortRanges *ranges;
  uint32_t *materialsOffsets;
  VkDispatchIndirectCommand *countedMaterials;
} ReferenceSorted;

/* Of info: maxCount, materialCount, workgroupSize, flags and materialIdMap (its size, not its handle) are read. */
void referenceSort(const RaysortSortInfo *info, const ReferenceSort *in, const ReferenceSorted *out);

/* The number of workgroups (x, y, 1) for this many threads. */
VkDispatchIndirectCommand referenceGroups(uint32_t threads, uint32_t workgroupSize, uint32_t maxGroupsX);

/* ---- radix sort ---- */

/* Pairs sorted as the info says, stable; of it keyType, firstBit, bitCount and flags are read. keys: count keys of 4 or
 * 8 bytes. values and valuesOut: NULL, if there are only keys. */
void referenceRadixSort(const RaysortRadixSortInfo *info, uint32_t count, const void *keys, const uint32_t *values,
                        void *keysOut, uint32_t *valuesOut);

/* ---- gather ---- */

/* destination[i] = source[map[i]], records of info->stride bytes; zeros for what the source does not have. */
void referenceGather(const RaysortGatherInfo *info, uint32_t count, const uint32_t *map, const void *source,
                     void *destination);

/* ---- small things ---- */

uint32_t referenceHash(const uint32_t *words, size_t count); /* FNV-1a, 32 bits, over little-endian words */

/* xorshift32; unlike the common one it takes a state of 0 too. */
uint32_t testRandom(uint32_t *state);

/* ---- inputs ---- */

typedef enum Distribution
{
  DISTRIBUTION_UNIFORM,   /* 0 .. materialCount - 1 */
  DISTRIBUTION_WITH_VOID, /* 0 .. materialCount */
  DISTRIBUTION_ONE,       /* one material, by the seed */
  DISTRIBUTION_ZIPF,      /* a few frequent ones, a long tail */
  DISTRIBUTION_SORTED,
  DISTRIBUTION_REVERSED,
  DISTRIBUTION_RUNS,     /* coherent: runs of 1 to 200 */
  DISTRIBUTION_STRAY,    /* half of them void or stray, by a little or by far */
  DISTRIBUTION_ALL_VOID, /* every id is materialCount */
  DISTRIBUTION_GARBAGE,  /* any 32 bits */
  DISTRIBUTION_COUNT
} Distribution;

const char *distributionName(Distribution distribution);
void generateIds(Distribution distribution, uint32_t materialCount, uint32_t count, uint32_t seed, uint32_t *ids);

typedef enum ListKind
{
  LIST_NONE,
  LIST_PERMUTATION,
  LIST_SUBSET,     /* every third of the rays or so, shuffled */
  LIST_ASCENDING,  /* a subset in order, as the last bounce leaves it */
  LIST_DUPLICATES, /* not allowed together with an inverse */
  LIST_PAST_END,   /* some entries past the id map: by one, by 2^31, 0xffffffff; the others all different */
  LIST_KIND_COUNT
} ListKind;

const char *listKindName(ListKind kind);

/* Fills list[0 .. count - 1] with rays below idCount; without duplicates count <= idCount is needed. */
void generateList(ListKind kind, uint32_t idCount, uint32_t count, uint32_t seed, uint32_t *list);

#endif
