/* SPDX-License-Identifier: MIT */
#include "radix_private.h"

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_RADIX_SORT_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#endif

/* The lowest digit class that a pipeline is made for. */
static uint32_t raysort_radixClass(const RaysortRadixInfo *info)
{
  return info->keyType == RAYSORT_KEY_UINT64 ? RAYSORT_DIGIT_CLASSES - 1 : RAYSORT_CLASS_OF_TWO;
}

static VkResult raysort_analyseRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix)
{
  uint32_t i, width, bits, shift = info->firstBit;
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.keyType", (uint32_t)info->keyType, 0, 1);
  if (result != VK_SUCCESS)
    return result;
  memset(radix, 0, sizeof(*radix));
  radix->keyBytes = info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4;
  width = radix->keyBytes * 8;
  result = raysort_checkRange(context, "RaysortRadixInfo.firstBit", info->firstBit, 0, width - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.bitCount", info->bitCount, 0, width - info->firstBit);
  if (result != VK_SUCCESS)
    return result;
  bits = info->bitCount ? info->bitCount : width - info->firstBit;
  radix->digitCount = raysort_divideUp(bits, 8);
  radix->widestDigit = bits < 8 ? bits : 8;
  for (i = 0; i < radix->digitCount; ++i) /* as even as can be: 12 bits are 6 and 6 */
  {
    const uint32_t size = raysort_divideUp(bits, radix->digitCount - i);
    raysort_digit *digit = &radix->digits[i];
    digit->shift = shift;
    digit->mask = (1u << size) - 1;
    digit->count = 1u << size;
    digit->digitClass = raysort_radixClass(info);
    raysort_layoutDigit(&context->limits, info->maxCount, 0, 1, digit);
    shift += size;
    bits -= size;
  }
  return VK_SUCCESS;
}

static VkResult raysort_layoutRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix,
                                    RaysortRadixLayout *layout)
{
  uint32_t i;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseRadix(context, info, radix);
  if (result != VK_SUCCESS)
    return result;
  layout->keysSize = (VkDeviceSize)info->maxCount * radix->keyBytes;
  layout->valuesSize = (VkDeviceSize)info->maxCount * 4;
  layout->scratchSize =
      raysort_digitBound(&context->limits, info->maxCount, 1u << radix->widestDigit, raysort_radixClass(info), 0, 1);
  layout->scratchAlignment = 16;
  layout->result = radix->digitCount & 1;
  for (i = 0; i < radix->digitCount; ++i)
    layout->passCount += raysort_digitPasses(&radix->digits[i]);
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout)
{
  raysort_radix radix;
  return raysort_layoutRadix(context, info, &radix, layout);
}

static VkResult raysort_radixBuffers(RaysortContext context, const RaysortRadixInfo *info,
                                     const RaysortRadixLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize keyAlignment = info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4;
  const raysort_need needs[RAYSORT_RADIX_BUFFERS] = {
      {RAYSORT_RESOURCE_RADIX_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_RADIX_KEYS_0, &info->keys[0], layout->keysSize, keyAlignment, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_KEYS_1, &info->keys[1], layout->keysSize, keyAlignment, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_0, &info->values[0], layout->valuesSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_1, &info->values[1], layout->valuesSize, 4, RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_RADIX_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_RADIX_BUFFERS) : result;
}

static void raysort_planRadix(raysort_plan *plan, const RaysortRadixInfo *info, const raysort_radix *radix,
                              const raysort_range *ranges)
{
  raysort_source source;
  raysort_target target;
  uint32_t i;
  memset(&source, 0, sizeof(source));
  memset(&target, 0, sizeof(target));
  source.keysSize = (VkDeviceSize)info->maxCount * radix->keyBytes;
  source.maxCount = info->maxCount;
  source.lastKey = 0xffffffffu;
  source.capacity = info->maxCount;
  source.kind = RAYSORT_SOURCE_UINT64;
  source.flags = RAYSORT_KERNEL_VALUES;
  source.layout = radix->keyBytes;
  source.mask = 0xffffffffu;
  if (ranges[RAYSORT_RADIX_LIVE].isPresent)
  {
    source.live = &ranges[RAYSORT_RADIX_LIVE];
    source.flags |= RAYSORT_KERNEL_LIVE;
  }
  target.flags = RAYSORT_KERNEL_WRITE_KEYS;
  target.keyBytes = radix->keyBytes;
  target.groupSize = 1;
  target.maxGroupsX = 1;
  for (i = 0; i < radix->digitCount; ++i)
  {
    const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
    source.keys = &keys[i & 1];
    source.values = &values[i & 1];
    target.keys = &keys[~i & 1];
    target.values = &values[~i & 1];
    if (radix->keyBytes == 4)
      source.kind = raysort_assumedAddress(source.keys) % 16 == 0 ? RAYSORT_SOURCE_UINT32 : RAYSORT_SOURCE_STRIDED;
    raysort_planDigit(plan, &source, &radix->digits[i], &ranges[RAYSORT_RADIX_SCRATCH], &target);
  }
}

RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixInfo *info, uint32_t *passCount,
                                          RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_RADIX_BUFFERS];
  RaysortRadixLayout layout;
  raysort_radix radix;
  raysort_plan plan;
  VkResult result = raysort_layoutRadix(context, info, &radix, &layout);
  if (result == VK_SUCCESS)
    result = raysort_radixBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_RADIX_SORT_BIT, passCount, passes);
  raysort_planRadix(&plan, info, &radix, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixInfo *info)
{
  RaysortPass passes[RAYSORT_RADIX_MAX_PASSES];
  uint32_t count = RAYSORT_RADIX_MAX_PASSES;
  VkResult result = raysortPlanRadixSort(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeRadix(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t source, digitClass;
  raysort_describeDigit(limits, pipeline, variant);
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
    return pipeline == RAYSORT_SORT_PIPELINE_ROWS;
  source = raysort_pipelineSource(pipeline, &digitClass);
  if (source == RAYSORT_SOURCE_UINT64)
    return digitClass == RAYSORT_DIGIT_CLASSES - 1;
  return (source == RAYSORT_SOURCE_UINT32 || source == RAYSORT_SOURCE_STRIDED) && digitClass >= RAYSORT_CLASS_OF_TWO &&
         pipeline < RAYSORT_SORT_PIPELINE_MAP;
}

static const char *const raysort_radixResources[] = {"RaysortRadixInfo.scratch",   "RaysortRadixInfo.count",
                                                     "RaysortRadixInfo.keys[0]",   "RaysortRadixInfo.keys[1]",
                                                     "RaysortRadixInfo.values[0]", "RaysortRadixInfo.values[1]"};

static const raysort_capability *raysort_radixCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_RADIX_SORT_BIT,
                                                0,
                                                "RADIX_SORT",
                                                RAYSORT_SORT_PIPELINES,
                                                raysort_describeRadix,
                                                {raysort_scanKernels, raysort_sortKernels},
                                                raysort_radixResources,
                                                RAYSORT_RADIX_BUFFERS};
  return &capability;
}
