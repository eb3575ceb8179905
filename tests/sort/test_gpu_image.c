/* test_gpu_image.c - ids from storage images: copied into the id map by vkCmdCopyImageToBuffer, then sorted.
 * SPDX-License-Identifier: MIT */
#include "gpu.h"

#include <inttypes.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#define COUNT_OF(array) (sizeof(array) / sizeof((array)[0]))

typedef struct Texels
{
  VkFormat format;
  IdForm form;
} Texels;

static const Texels texels[3] = {
    {VK_FORMAT_R8_UINT, {"R8_UINT", RAYSORT_ID_UINT8, 0, 0, 0, 16}},
    {VK_FORMAT_R16_UINT, {"R16_UINT", RAYSORT_ID_UINT16, 0, 0, 0, 16}},
    {VK_FORMAT_R32_UINT, {"R32_UINT", RAYSORT_ID_UINT32, 0, 0, 0, 16}},
};

typedef struct ImageCase
{
  VkImage image;
  VkDeviceMemory memory;
  VkExtent3D extent;
  PlacedSort placed;
  RaysortBuffer pixels; /* what the image is filled with */
} ImageCase;

static Arena arena; /* grows with the cases, freed at the end */

static void createImage(Gpu *gpu, VkFormat format, ImageCase *imageCase)
{
  VkImageCreateInfo info = {.sType = VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO};
  VkMemoryAllocateInfo memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  VkFormatProperties properties;
  VkMemoryRequirements needs;
  vkGetPhysicalDeviceFormatProperties(gpu->physicalDevice, format, &properties);
  info.imageType = VK_IMAGE_TYPE_2D;
  info.format = format;
  info.extent = imageCase->extent;
  info.mipLevels = 1;
  info.arrayLayers = 1;
  info.samples = VK_SAMPLE_COUNT_1_BIT;
  info.tiling = VK_IMAGE_TILING_OPTIMAL;
  info.usage = VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT;
  if (properties.optimalTilingFeatures & VK_FORMAT_FEATURE_STORAGE_IMAGE_BIT)
    info.usage |= VK_IMAGE_USAGE_STORAGE_BIT; /* as a renderer's image of ids has it */
  CHECK(vkCreateImage(gpu->device, &info, NULL, &imageCase->image));
  vkGetImageMemoryRequirements(gpu->device, imageCase->image, &needs);
  memory.allocationSize = needs.size;
  while (!(needs.memoryTypeBits >> memory.memoryTypeIndex & 1))
    ++memory.memoryTypeIndex;
  CHECK(vkAllocateMemory(gpu->device, &memory, NULL, &imageCase->memory));
  CHECK(vkBindImageMemory(gpu->device, imageCase->image, imageCase->memory, 0));
}

static void changeLayout(VkCommandBuffer commandBuffer, const ImageCase *imageCase, VkImageLayout from,
                         VkImageLayout to)
{
  VkImageMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER};
  barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.oldLayout = from;
  barrier.newLayout = to;
  barrier.srcQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
  barrier.dstQueueFamilyIndex = VK_QUEUE_FAMILY_IGNORED;
  barrier.image = imageCase->image;
  barrier.subresourceRange.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
  barrier.subresourceRange.levelCount = 1;
  barrier.subresourceRange.layerCount = 1;
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0,
                       NULL, 0, NULL, 1, &barrier);
}

/* The README's lines: copy, one barrier from the copy to the sort, sort. */
static void recordImage(Arena *owner, VkCommandBuffer commandBuffer, void *user)
{
  const ImageCase *imageCase = (const ImageCase *)user;
  const RaysortSortInfo *sort = &imageCase->placed.info;
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  VkBufferImageCopy region;
  memset(&region, 0, sizeof(region)); /* rows without gaps */
  region.imageSubresource.aspectMask = VK_IMAGE_ASPECT_COLOR_BIT;
  region.imageSubresource.layerCount = 1;
  region.imageExtent = imageCase->extent;
  region.bufferOffset = imageCase->pixels.offset;
  changeLayout(commandBuffer, imageCase, VK_IMAGE_LAYOUT_UNDEFINED, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL);
  vkCmdCopyBufferToImage(commandBuffer, imageCase->pixels.buffer, imageCase->image,
                         VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, 1, &region);
  changeLayout(commandBuffer, imageCase, VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL);

  region.bufferOffset = sort->materialIdMap.buffer.offset;
  vkCmdCopyImageToBuffer(commandBuffer, imageCase->image, VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
                         sort->materialIdMap.buffer.buffer, 1, &region);
  barrier.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_SHADER_READ_BIT;
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, 0, 1,
                       &barrier, 0, NULL, 0, NULL);
  if (raysortCmdSort(imageCase->placed.context, commandBuffer, sort) != VK_SUCCESS)
    fail_msg("raysortCmdSort: %s", owner->device->message);
}

/* Sorts the ids of an image; hash: of the map. `alignment` 0: that of the form. */
static uint32_t runImage(TestDevice *device, const Texels *texel, VkExtent3D extent, uint32_t alignment)
{
  char what[160];
  ImageCase imageCase;
  IdForm form = texel->form;
  SortCase sortCase;
  memset(&imageCase, 0, sizeof(imageCase));
  memset(&sortCase, 0, sizeof(sortCase));
  if (alignment)
    form.alignment = alignment;
  sortCase.maxCount = extent.width * extent.height;
  sortCase.materialCount = 100;
  sortCase.workgroupSize = 64;
  sortCase.form = &form;
  sortCase.distribution = DISTRIBUTION_WITH_VOID;
  sortCase.seed = extent.width;
  sortCase.room = (VkDeviceSize)sortCase.maxCount * 4 + 4;
  imageCase.extent = extent;
  snprintf(what, sizeof(what), "%s image of %" PRIu32 "x%" PRIu32 ", ids at %" PRIu32, form.name, extent.width,
           extent.height, form.alignment);
  placeSort(&arena, device, device->context, 0, &sortCase, &imageCase.placed);
  RaysortBuffer ids = imageCase.placed.info.materialIdMap.buffer;
  size_t bytes = (size_t)sortCase.maxCount * referenceIdSize(form.type);
  imageCase.pixels = arenaTake(&arena, "pixels", bytes, 16);
  memcpy(arenaImage(&arena, imageCase.pixels), arenaImage(&arena, ids), bytes);
  memset(arenaImage(&arena, ids), 0xcd, bytes); /* the copy has to bring them */
  createImage(&device->gpu, texel->format, &imageCase);
  arenaRun(&arena, recordImage, &imageCase);
  memcpy(arenaImage(&arena, ids), arenaImage(&arena, imageCase.pixels), bytes);
  expectSort(&arena, &imageCase.placed);
  arenaCompare(&arena, what);
  vkDestroyImage(device->gpu.device, imageCase.image, NULL);
  vkFreeMemory(device->gpu.device, imageCase.memory, NULL);
  RaysortRanges ranges;
  memcpy(&ranges, arenaFound(&arena, imageCase.placed.info.ranges), sizeof(ranges));
  return referenceHash((const uint32_t *)arenaFound(&arena, imageCase.placed.info.newToOldPixelMap), ranges.live);
}

static void testFormats(void **state)
{
  static const VkExtent3D extents[] = {{1, 1, 1}, {37, 23, 1}, {131, 67, 1}, {1, 999, 1}, {1023, 3, 1}, {64, 64, 1}};
  TestDevice *device = (TestDevice *)*state;
  for (uint32_t i = 0; i < COUNT_OF(extents); ++i)
  {
    uint32_t hash = runImage(device, &texels[0], extents[i], 0);
    assert_true(hash == runImage(device, &texels[1], extents[i], 0));
    assert_true(hash == runImage(device, &texels[2], extents[i], 0));
  }
}

/* Copies may go anywhere in a buffer that is a multiple of the texel's size. */
static void testOddOffsets(void **state)
{
  static const VkExtent3D extent = {53, 41, 1};
  TestDevice *device = (TestDevice *)*state;
  uint32_t hash = runImage(device, &texels[0], extent, 1);
  assert_true(hash == runImage(device, &texels[0], extent, 2));
  assert_true(hash == runImage(device, &texels[1], extent, 2));
  assert_true(hash == runImage(device, &texels[2], extent, 4));
}

static int teardown(void **state)
{
  arenaFree(&arena);
  return closeTestDevice(state);
}

int main(void)
{
  const struct CMUnitTest tests[] = {
      cmocka_unit_test(testFormats),
      cmocka_unit_test(testOddOffsets),
  };
  cmocka_set_message_output(CM_OUTPUT_TAP);
  return cmocka_run_group_tests_name("gpu_image", tests, openTestDevice, teardown);
}
