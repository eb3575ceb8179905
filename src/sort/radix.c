/* SPDX-License-Identifier: MIT */
#include "sort_private.h"

#if RAYSORT_SPIRV & (RAYSORT_CAPABILITY_RADIX_SORT_BIT | RAYSORT_CAPABILITY_RADIX_ORDER_BIT)
#define RAYSORT_PRIVATE_WORDS_SCAN
#define RAYSORT_PRIVATE_WORDS_SORT
#define RAYSORT_PRIVATE_WORDS_RADIX
#define RAYSORT_PRIVATE_WORDS_SERIAL
#endif

/* Derives key size, order, capability and least digit class from the type of the keys and the flags. */
static void raysort_chooseOrder(const RaysortRadixSortInfo *info, raysort_radix *radix)
{
  static const uint32_t orders[] = {
      0, 0, RAYSORT_ORDER_SIGNED, RAYSORT_ORDER_SIGNED, RAYSORT_ORDER_FLOAT, RAYSORT_ORDER_FLOAT};
  const uint32_t type = (uint32_t)info->keyType;
  radix->keyBytes = 4 * raysort_keyWords(info);
  radix->order = orders[type] | (info->flags & RAYSORT_RADIX_SORT_DESCENDING_BIT ? RAYSORT_ORDER_DESCENDING : 0);
  radix->capability = radix->order ? RAYSORT_CAPABILITY_RADIX_ORDER_BIT : RAYSORT_CAPABILITY_RADIX_SORT_BIT;
  radix->digitClass =
      radix->order || radix->keyBytes == 8 ? RAYSORT_PRIVATE_DIGIT_CLASSES - 1 : RAYSORT_PRIVATE_CLASS_OF_TWO;
}

static VkResult raysort_checkRadix(RaysortContext context, raysort_errors *to, const RaysortRadixSortInfo *info,
                                   raysort_radix *radix)
{
  const uint32_t flags = RAYSORT_RADIX_SORT_DESCENDING_BIT | RAYSORT_RADIX_SORT_KEYS_ONLY_BIT |
                         RAYSORT_RADIX_SORT_SPREAD_BIT | RAYSORT_RADIX_SORT_DIRECT_BIT;
  const raysort_bound bounds[] = {{"RaysortRadixSortInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT},
                                  {"RaysortRadixSortInfo.keyType", (uint32_t)info->keyType, 0, RAYSORT_KEY_FLOAT64},
                                  {"RaysortRadixSortInfo.flags", info->flags, 0, flags}};
  uint32_t width;
  memset(radix, 0, sizeof(*radix));
  if (raysort_checkBounds(to, bounds, RAYSORT_PRIVATE_LENGTH(bounds)) != VK_SUCCESS)
    return to->result;
  raysort_chooseOrder(info, radix);
  width = radix->keyBytes * 8;
  raysort_checkRange(to, "RaysortRadixSortInfo.firstBit", info->firstBit, 0, width - 1);
  raysort_checkRange(to, "RaysortRadixSortInfo.bitCount", info->bitCount, 0, width - info->firstBit);
  return raysort_needCapability(context, to, radix->capability);
}

/* Cuts the bits into digits of at most 8 bits and of nearly the same width: 12 bits are 6 and 6. */
static void raysort_chooseRadixDigits(RaysortContext context, const RaysortRadixSortInfo *info, raysort_radix *radix)
{
  uint32_t i, shift = info->firstBit, bits = info->bitCount ? info->bitCount : radix->keyBytes * 8 - info->firstBit;
  const uint32_t widest = bits < 8 ? bits : 8; /* bits of the widest digit of a sort of so many bits or fewer */
  radix->digitCount = raysort_divideUp(bits, 8);
  for (i = 0; i < radix->digitCount; ++i)
  {
    const uint32_t size = raysort_divideUp(bits, radix->digitCount - i);
    raysort_digit *digit = &radix->digits[i];
    digit->shift = shift;
    digit->mask = (1u << size) - 1;
    digit->count = 1u << size;
    digit->digitClass = radix->digitClass;
    raysort_layoutDigit(context, info->maxCount, 0, 1, digit);
    shift += size;
    bits -= size;
  }
  radix->digitShape = raysort_chooseDigitShape(context, info, radix);
  radix->tableSize = raysort_mostOf(raysort_digitBound(context, info->maxCount, 1u << widest, radix->digitClass, 0, 1),
                                    raysort_digitSortBound(context, info));
}

/* Bytes of scratch for values that nobody reads. The scatter of the material sort always writes values. 32-bit keys
 * without values are moved as values. For 64-bit keys without values, it writes numbers into these bytes. */
static VkDeviceSize raysort_unreadSize(const RaysortRadixSortInfo *info, const raysort_radix *radix)
{
  return info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT && radix->keyBytes == 8 ? (VkDeviceSize)info->maxCount * 4 : 0;
}

/* Checks the info struct without its buffers, and fills in all that follows from it. The layout is zero before. */
RAYSORT_INTERNAL VkResult raysort_layoutRadix(RaysortContext context, raysort_errors *to,
                                              const RaysortRadixSortInfo *info, raysort_radix *radix,
                                              RaysortRadixSortLayout *layout)
{
  VkDeviceSize bound;
  if (raysort_checkRadix(context, to, info, radix) != VK_SUCCESS)
    return to->result;
  raysort_chooseRadixDigits(context, info, radix);
  radix->shape = raysort_chooseBuckets(context, info);
  layout->keysSize = (VkDeviceSize)info->maxCount * radix->keyBytes;
  layout->valuesSize = info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT ? 0 : (VkDeviceSize)info->maxCount * 4;
  layout->scratchSize = radix->tableSize + raysort_unreadSize(info, radix);
  bound = raysort_bucketBound(context, info);
  radix->mayLook = raysort_mayLook(context, info);
  radix->bucketsOffset = radix->mayLook ? RAYSORT_RADIX_CHOICE_WORDS * 4 + raysort_align(radix->tableSize, 16) : 0;
  bound += bound ? radix->bucketsOffset : 0;
  layout->scratchSize = raysort_mostOf(bound, layout->scratchSize);
  layout->alignment = 16;
  layout->result = radix->digitCount & 1;
  return VK_SUCCESS;
}

/* Sets the ranges that digit number `digit` reads and writes: pairs, or only keys. */
static void raysort_useDigitMoves(const RaysortRadixSortInfo *info, const raysort_radix *radix,
                                  const raysort_range *ranges, uint32_t digit, raysort_move *move)
{
  const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
  const uint32_t from = digit & 1, to = 1 - from;
  const int isKeysOnly = (info->flags & RAYSORT_RADIX_SORT_KEYS_ONLY_BIT) != 0;
  move->ranges[RAYSORT_DIGIT_KEYS] = keys[from];
  if (radix->keyBytes == 4)
    move->kind = raysort_assumedAddress(&keys[from]) % 16 == 0 ? RAYSORT_SOURCE_UINT32 : RAYSORT_SOURCE_STRIDED;
  if (isKeysOnly && radix->keyBytes == 4) /* the keys are moved as values */
    values = keys;
  else
  {
    move->ranges[RAYSORT_DIGIT_KEYS_OUT] = keys[to];
    move->scatterFlags = RAYSORT_KERNEL_WRITE_KEYS;
  }
  if (isKeysOnly && radix->keyBytes == 8)
  {
    move->ranges[RAYSORT_DIGIT_VALUES_OUT] =
        raysort_subrange(&ranges[RAYSORT_RADIX_SCRATCH], radix->tableSize, raysort_unreadSize(info, radix));
    return;
  }
  move->ranges[RAYSORT_DIGIT_VALUES] = values[from];
  move->flags |= RAYSORT_KERNEL_VALUES;
  move->ranges[RAYSORT_DIGIT_VALUES_OUT] = values[to];
}

static void raysort_planEachDigit(raysort_plan *plan, const RaysortRadixSortInfo *info, const raysort_radix *radix,
                                  const raysort_range *ranges)
{
  raysort_move move;
  uint32_t i;
  if (radix->digitShape)
  {
    raysort_planDigitSort(plan, info, radix, ranges);
    return;
  }
  memset(&move, 0, sizeof(move));
  move.ranges[RAYSORT_DIGIT_LIVE] = ranges[RAYSORT_RADIX_LIVE];
  move.kind = RAYSORT_SOURCE_UINT64;
  move.maxCount = info->maxCount;
  move.keyCapacity = info->maxCount;
  move.keyLayout = radix->keyBytes | radix->order;
  move.keyMask = 0xffffffffu;
  move.lastKey = 0xffffffffu;
  move.workgroupSize = 1;
  move.maxGroupsX = 1;
  for (i = 0; i < radix->digitCount; ++i)
  {
    raysort_useDigitMoves(info, radix, ranges, i, &move);
    raysort_planDigit(plan, &move, &radix->digits[i], &ranges[RAYSORT_RADIX_SCRATCH]);
  }
}

/* Both ways: the GPU looks at the keys, and gives workgroups to the passes of one way alone. */
static void raysort_planBothWays(raysort_plan *plan, const RaysortRadixSortInfo *info, const raysort_radix *radix,
                                 const raysort_range *ranges)
{
  const raysort_range *scratch = &ranges[RAYSORT_RADIX_SCRATCH];
  const VkDeviceSize digits = RAYSORT_RADIX_CHOICE_WORDS * 4, buckets = radix->bucketsOffset;
  const raysort_range choice = raysort_subrange(scratch, 0, digits);
  raysort_range way[RAYSORT_RADIX_BUFFERS];
  uint32_t i, first, middle;
  raysort_planLook(plan, info, radix, ranges, &choice);
  memcpy(way, ranges, sizeof(way));
  for (i = RAYSORT_RADIX_KEYS; i < RAYSORT_RADIX_BUFFERS; ++i)
    way[i].isKept = 1; /* the other way may need what is there */
  first = plan->count;
  way[RAYSORT_RADIX_SCRATCH] = raysort_subrange(scratch, buckets, scratch->needed - buckets);
  way[RAYSORT_RADIX_LIVE] = raysort_subrange(&choice, RAYSORT_RADIX_CHOICE_BUCKETS * 4, 4);
  raysort_planBucketSort(plan, info, radix, way);
  middle = plan->count;
  way[RAYSORT_RADIX_SCRATCH] = raysort_subrange(scratch, digits, buckets - digits);
  way[RAYSORT_RADIX_LIVE] = ranges[RAYSORT_RADIX_LIVE];
  raysort_planEachDigit(plan, info, radix, way);
  raysort_runBeside(plan, first, middle, info->maxCount);
}

/* The passes have pipelines of their own, so any plan may have a sort among its passes. */
RAYSORT_INTERNAL void raysort_planDigits(raysort_plan *plan, const RaysortRadixSortInfo *info,
                                         const raysort_radix *radix, const raysort_range *ranges)
{
  const uint32_t capability = plan->capability;
  /* buckets and radix_digits.c have one set of pipelines for all orders */
  plan->capability =
      raysort_indexOfBit(radix->shape || radix->digitShape ? RAYSORT_CAPABILITY_RADIX_SORT_BIT : radix->capability);
  if (radix->shape && radix->mayLook)
    raysort_planBothWays(plan, info, radix, ranges);
  else if (radix->shape)
    raysort_planBucketSort(plan, info, radix, ranges);
  else
    raysort_planEachDigit(plan, info, radix, ranges);
  plan->capability = capability;
}

static const raysort_row raysort_radixSortRows[] = {
    /* field, its place, alignment (keys get the size of a key later), flags */
    RAYSORT_PRIVATE_SIZED(RadixSort, scratch, scratchSize, 16, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_ROW(RadixSort, count, 4, RAYSORT_PRIVATE_ONE_WORD),
    RAYSORT_PRIVATE_SIZED(RadixSort, keys[0], keysSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(RadixSort, keys[1], keysSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(RadixSort, values[0], valuesSize, 4, RAYSORT_PRIVATE_WRITTEN),
    RAYSORT_PRIVATE_SIZED(RadixSort, values[1], valuesSize, 4, RAYSORT_PRIVATE_WRITTEN)};

static void raysort_planRadixSort(raysort_plan *plan, const RaysortRadixSortInfo *info, RaysortRadixSortLayout *layout)
{
  raysort_radix radix;
  uint32_t i;
  raysort_layoutRadix(plan->context, &plan->listener, info, &radix, layout);
  for (i = 0; i < 2; ++i)
    raysort_rangeOf(plan, RAYSORT_RESOURCE_RADIX_SORT_KEYS_0 + i)->alignment = radix.keyBytes;
  if (!raysort_resolveLayout(plan))
    return;
  raysort_planDigits(plan, info, &radix, plan->buffers);
}

RAYSORT_PRIVATE_OPERATION(RadixSort, radixSort, RADIX_SORT, RADIX_SORT_SCRATCH, RADIX_SORT_VALUES_1)

/* ---- the capability ---- */

static int raysort_describeRadix(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t source, digitClass;
  if (pipeline >= RAYSORT_SORT_PIPELINES)
    return raysort_describeBuckets(context, pipeline, variant);
  raysort_describeDigit(context, pipeline, variant);
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
    return pipeline == RAYSORT_SORT_PIPELINE_ROWS;
  source = raysort_pipelineSource(pipeline, &digitClass);
  if (source == RAYSORT_SOURCE_UINT64)
    return digitClass == RAYSORT_PRIVATE_DIGIT_CLASSES - 1;
  return (source == RAYSORT_SOURCE_UINT32 || source == RAYSORT_SOURCE_STRIDED) &&
         digitClass >= RAYSORT_PRIVATE_CLASS_OF_TWO && pipeline < RAYSORT_SORT_PIPELINE_MAP;
}

RAYSORT_PRIVATE_CAPABILITY(radix, RAYSORT_CAPABILITY_RADIX_SORT_BIT, 0, "RADIX_SORT", RAYSORT_RADIX_PIPELINES,
                           raysort_describeRadix,
                           {raysort_scanFolder, raysort_sortFolder, raysort_radixFolder, raysort_serialFolder},
                           {raysort_radixSortOperation})

/* The pipelines of RAYSORT_CAPABILITY_RADIX_SORT_BIT with the widest digits. A constant makes each one read
 * RAYSORT_ORDER_*. */
static int raysort_describeOrder(RaysortContext context, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  if (!raysort_describeRadix(context, pipeline, variant))
    return 0;
  if (pipeline == RAYSORT_SORT_PIPELINE_ROWS)
    return 1;
  variant->constants[RAYSORT_CONSTANT_ORDERED] = 1;
  raysort_pipelineSource(pipeline, &digitClass);
  return digitClass == RAYSORT_PRIVATE_DIGIT_CLASSES - 1;
}

RAYSORT_PRIVATE_CAPABILITY(order, RAYSORT_CAPABILITY_RADIX_ORDER_BIT, RAYSORT_CAPABILITY_RADIX_SORT_BIT, "RADIX_ORDER",
                           RAYSORT_SORT_PIPELINES, raysort_describeOrder,
                           {raysort_scanFolder, raysort_sortFolder, raysort_serialFolder}, {NULL})
