/* common_buffers.c - buffers, and what goes into them and out of them. See common.h.
 * SPDX-License-Identifier: MIT */
#include "common.h"

#include <string.h>

#define STAGING_PIECE ((VkDeviceSize)64 << 20)

static uint32_t memoryType(const Gpu *gpu, uint32_t allowed, VkMemoryPropertyFlags wanted, VkMemoryPropertyFlags liked)
{
  uint32_t picked = VK_MAX_MEMORY_TYPES;
  for (uint32_t i = gpu->memory.memoryTypeCount; i-- > 0;)
  {
    VkMemoryPropertyFlags flags = gpu->memory.memoryTypes[i].propertyFlags;
    if (!(allowed >> i & 1) || (flags & wanted) != wanted)
      continue;
    if (picked == VK_MAX_MEMORY_TYPES || (flags & liked) == liked ||
        (gpu->memory.memoryTypes[picked].propertyFlags & liked) != liked)
      picked = i;
  }
  if (picked == VK_MAX_MEMORY_TYPES)
    die("%s: no memory type for a buffer", gpu->properties.deviceName);
  return picked;
}

/* If a step fails, nothing is left of the buffer. */
static VkResult tryBuffer(Gpu *gpu, VkDeviceSize size, VkBufferUsageFlags usage, VkMemoryPropertyFlags wanted,
                          VkMemoryPropertyFlags liked, GpuBuffer *buffer)
{
  VkMemoryRequirements needs;
  VkBufferCreateInfo info = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO};
  VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO};
  VkMemoryAllocateInfo memory = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO};
  VkBufferDeviceAddressInfo address = {.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO};
  memset(buffer, 0, sizeof(*buffer));
  buffer->size = size ? size : 16;
  info.size = (buffer->size + 3) & ~(VkDeviceSize)3; /* gpuFill writes whole words */
  info.usage = usage;
  VkResult result = vkCreateBuffer(gpu->device, &info, NULL, &buffer->buffer);
  if (result == VK_SUCCESS)
  {
    vkGetBufferMemoryRequirements(gpu->device, buffer->buffer, &needs);
    flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
    if (usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT)
      memory.pNext = &flags;
    memory.allocationSize = needs.size;
    memory.memoryTypeIndex = memoryType(gpu, needs.memoryTypeBits, wanted, liked);
    result = vkAllocateMemory(gpu->device, &memory, NULL, &buffer->memory);
  }
  if (result != VK_SUCCESS)
  {
    gpuFreeBuffer(gpu, buffer);
    return result;
  }
  CHECK(vkBindBufferMemory(gpu->device, buffer->buffer, buffer->memory, 0));
  address.buffer = buffer->buffer;
  if (usage & VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT)
    buffer->address = vkGetBufferDeviceAddress(gpu->device, &address);
  return VK_SUCCESS;
}

static GpuBuffer createBuffer(Gpu *gpu, VkDeviceSize size, VkBufferUsageFlags usage, VkMemoryPropertyFlags wanted,
                              VkMemoryPropertyFlags liked)
{
  GpuBuffer buffer;
  if (tryBuffer(gpu, size, usage, wanted, liked, &buffer) != VK_SUCCESS)
    die("%s: no memory for a buffer of %llu bytes", gpu->properties.deviceName, (unsigned long long)size);
  return buffer;
}

static VkBufferUsageFlags usageOf(const Gpu *gpu)
{
  return VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT |
         VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT |
         gpu->extras.usage;
}

GpuBuffer gpuBuffer(Gpu *gpu, VkDeviceSize size)
{
  return createBuffer(gpu, size, usageOf(gpu), VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0);
}

VkResult gpuTryBuffer(Gpu *gpu, VkDeviceSize size, GpuBuffer *buffer)
{
  return tryBuffer(gpu, size, usageOf(gpu), VK_MEMORY_PROPERTY_DEVICE_LOCAL_BIT, 0, buffer);
}

GpuBuffer gpuMapped(Gpu *gpu, VkDeviceSize size, void **memory)
{
  const VkBufferUsageFlags usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  GpuBuffer buffer =
      createBuffer(gpu, size, usage, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT, 0);
  CHECK(vkMapMemory(gpu->device, buffer.memory, 0, VK_WHOLE_SIZE, 0, memory));
  return buffer;
}

void gpuFreeBuffer(Gpu *gpu, GpuBuffer *buffer)
{
  vkDestroyBuffer(gpu->device, buffer->buffer, NULL);
  vkFreeMemory(gpu->device, buffer->memory, NULL);
  memset(buffer, 0, sizeof(*buffer));
}

RaysortBuffer gpuRange(const GpuBuffer *buffer)
{
  RaysortBuffer range;
  range.buffer = buffer->buffer;
  range.offset = 0;
  range.size = buffer->size;
  return range;
}

/* Makes the staging buffer hold at least min(size, a piece), mapped. */
static void growStaging(Gpu *gpu, VkDeviceSize size)
{
  VkDeviceSize wanted = size < STAGING_PIECE ? (size | 0xffff) + 1 : STAGING_PIECE;
  if (gpu->staging.size >= wanted)
    return;
  gpuFreeBuffer(gpu, &gpu->staging); /* unmaps too */
  gpu->staging = createBuffer(gpu, wanted, VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT,
                              VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT,
                              VK_MEMORY_PROPERTY_HOST_CACHED_BIT);
  CHECK(vkMapMemory(gpu->device, gpu->staging.memory, 0, VK_WHOLE_SIZE, 0, &gpu->stagingMemory));
}

void gpuUpload(Gpu *gpu, const GpuBuffer *buffer, VkDeviceSize offset, const void *data, VkDeviceSize size)
{
  growStaging(gpu, size);
  for (VkDeviceSize done = 0; done < size;)
  {
    VkDeviceSize piece = size - done < gpu->staging.size ? size - done : gpu->staging.size;
    VkBufferCopy region = {0, offset + done, piece};
    memcpy(gpu->stagingMemory, (const char *)data + done, (size_t)piece);
    VkCommandBuffer commandBuffer = gpuBegin(gpu);
    vkCmdCopyBuffer(commandBuffer, gpu->staging.buffer, buffer->buffer, 1, &region);
    gpuSubmit(gpu, commandBuffer);
    done += piece;
  }
}

GpuBuffer gpuUploaded(Gpu *gpu, const void *data, VkDeviceSize size)
{
  GpuBuffer buffer = gpuBuffer(gpu, size);
  gpuUpload(gpu, &buffer, 0, data, size);
  return buffer;
}

void gpuDownload(Gpu *gpu, const GpuBuffer *buffer, VkDeviceSize offset, void *data, VkDeviceSize size)
{
  VkMemoryBarrier toHost = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  toHost.srcAccessMask = VK_ACCESS_TRANSFER_WRITE_BIT;
  toHost.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  growStaging(gpu, size);
  for (VkDeviceSize done = 0; done < size;)
  {
    VkDeviceSize piece = size - done < gpu->staging.size ? size - done : gpu->staging.size;
    VkBufferCopy region = {offset + done, 0, piece};
    VkCommandBuffer commandBuffer = gpuBegin(gpu);
    vkCmdCopyBuffer(commandBuffer, buffer->buffer, gpu->staging.buffer, 1, &region);
    vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_TRANSFER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &toHost, 0,
                         NULL, 0, NULL);
    gpuSubmit(gpu, commandBuffer);
    memcpy((char *)data + done, gpu->stagingMemory, (size_t)piece);
    done += piece;
  }
}

void gpuFill(Gpu *gpu, const GpuBuffer *buffer, uint32_t word)
{
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  vkCmdFillBuffer(commandBuffer, buffer->buffer, 0, VK_WHOLE_SIZE, word);
  gpuSubmit(gpu, commandBuffer);
}
