/* consumer.c - a program of a user, which sorts rays by material and checks that they are in order.
 * SPDX-License-Identifier: MIT
 *
 * check_packages.sh builds it as C and as C++, with volk (CONSUMER_VOLK) and linked, from each package; by itself, or
 * next to implementation.c (CONSUMER_SPLIT). */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef CONSUMER_VOLK
#define VOLK_IMPLEMENTATION
#include <volk.h>
#else
#include <vulkan/vulkan.h>
#endif
#ifndef CONSUMER_SPLIT
#define RAYSORT_IMPLEMENTATION
#define RAYSORT_SPIRV RAYSORT_CAPABILITY_SORT_BIT
#endif
#include <raysort.h>

#define RAYS        1000u
#define MATERIALS   5u
#define CHECK(call) ((call) < VK_SUCCESS ? (fprintf(stderr, "failed: %s\n", #call), exit(1)) : (void)0)
#define ZERO(what)  memset(&(what), 0, sizeof(what))

static void complain(void *user, VkResult result, const char *text)
{
  (void)user;
  fprintf(stderr, "raysort: %s (VkResult %d)\n", text, (int)result);
}

/* A software device if there is one. Its first queue family computes. */
static void openDevice(RaysortContextInfo *info)
{
  VkApplicationInfo application;
  VkInstanceCreateInfo instance;
  VkPhysicalDevice devices[8];
  VkPhysicalDeviceProperties properties;
  RaysortDeviceFeatures features;
  VkDeviceQueueCreateInfo queue;
  VkDeviceCreateInfo device;
  const float priority = 1;
  uint32_t count = 8, i;
  ZERO(application), ZERO(instance), ZERO(queue), ZERO(device);
  application.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO;
  application.apiVersion = VK_API_VERSION_1_2;
  instance.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO;
  instance.pApplicationInfo = &application;
#ifdef CONSUMER_VOLK
  CHECK(volkInitialize());
#endif
  CHECK(vkCreateInstance(&instance, NULL, &info->instance));
#ifdef CONSUMER_VOLK
  volkLoadInstance(info->instance);
#endif
  CHECK(vkEnumeratePhysicalDevices(info->instance, &count, devices));
  info->physicalDevice = devices[0];
  for (i = 0; i < count; ++i)
  {
    vkGetPhysicalDeviceProperties(devices[i], &properties);
    if (properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
      info->physicalDevice = devices[i];
  }
  info->getInstanceProcAddr = vkGetInstanceProcAddr;
  raysortGetDeviceFeatures(&features, NULL);
  queue.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  device.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO;
  device.pNext = &features.features2;
  device.queueCreateInfoCount = 1;
  device.pQueueCreateInfos = &queue;
  CHECK(vkCreateDevice(info->physicalDevice, &device, NULL, &info->device));
}

/* One buffer, in memory that the host sees. */
static VkBuffer createBuffer(const RaysortContextInfo *info, VkDeviceSize size, uint32_t **words)
{
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkBufferCreateInfo create;
  VkMemoryAllocateFlagsInfo flags;
  VkMemoryAllocateInfo allocate;
  VkPhysicalDeviceMemoryProperties types;
  VkMemoryRequirements needs;
  VkDeviceMemory memory;
  VkBuffer buffer;
  void *bytes;
  ZERO(create), ZERO(flags), ZERO(allocate);
  create.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO;
  create.size = size;
  create.usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                 VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT;
  CHECK(vkCreateBuffer(info->device, &create, NULL, &buffer));
  vkGetBufferMemoryRequirements(info->device, buffer, &needs);
  vkGetPhysicalDeviceMemoryProperties(info->physicalDevice, &types);
  flags.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO;
  flags.flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT;
  allocate.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO;
  allocate.pNext = &flags;
  allocate.allocationSize = needs.size;
  while (!(needs.memoryTypeBits >> allocate.memoryTypeIndex & 1) ||
         (types.memoryTypes[allocate.memoryTypeIndex].propertyFlags & wanted) != wanted)
    ++allocate.memoryTypeIndex;
  CHECK(vkAllocateMemory(info->device, &allocate, NULL, &memory));
  CHECK(vkBindBufferMemory(info->device, buffer, memory, 0));
  CHECK(vkMapMemory(info->device, memory, 0, VK_WHOLE_SIZE, 0, &bytes));
  *words = (uint32_t *)bytes;
  return buffer;
}

static void run(const RaysortContextInfo *info, RaysortContext context, const RaysortSortInfo *sort)
{
  VkCommandPoolCreateInfo pool;
  VkCommandBufferAllocateInfo allocate;
  VkCommandBufferBeginInfo begin;
  VkMemoryBarrier barrier;
  VkCommandBuffer commandBuffer;
  VkSubmitInfo submit;
  VkQueue queue;
  ZERO(pool), ZERO(allocate), ZERO(begin), ZERO(barrier), ZERO(submit);
  pool.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO;
  allocate.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO;
  allocate.commandBufferCount = 1;
  begin.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO;
  barrier.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  barrier.srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_HOST_READ_BIT;
  submit.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO;
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commandBuffer;
  CHECK(vkCreateCommandPool(info->device, &pool, NULL, &allocate.commandPool));
  CHECK(vkAllocateCommandBuffers(info->device, &allocate, &commandBuffer));
  CHECK(vkBeginCommandBuffer(commandBuffer, &begin));
  CHECK(raysortCmdSort(context, commandBuffer, sort));
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                       0, NULL, 0, NULL);
  CHECK(vkEndCommandBuffer(commandBuffer));
  vkGetDeviceQueue(info->device, 0, 0, &queue);
  CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(queue));
  vkDestroyCommandPool(info->device, allocate.commandPool, NULL);
}

/* Every ray once, material by material, each in its old order. */
static int isSorted(const uint32_t *ids, const uint32_t *map)
{
  uint32_t slot;
  for (slot = 0; slot < RAYS; ++slot)
    if (map[slot] >= RAYS || (slot && (ids[map[slot]] < ids[map[slot - 1]] ||
                                       (ids[map[slot]] == ids[map[slot - 1]] && map[slot] <= map[slot - 1]))))
      return 0;
  return 1;
}

int main(void)
{
  RaysortContextInfo info;
  RaysortSortInfo sort;
  RaysortSortLayout layout;
  RaysortContext context;
  RaysortBuffer *parts[4];
  uint32_t *words, ray, i;
  VkDeviceSize used = 0;
  VkBuffer buffer;
  ZERO(info), ZERO(sort);
  openDevice(&info);
  info.message = complain;
  info.capabilities = RAYSORT_CAPABILITY_SORT_BIT;
  CHECK(raysortCreateContext(&info, &context));
  sort.maxCount = RAYS;
  sort.materialCount = MATERIALS;
  sort.workgroupSize = 64;
  CHECK(raysortGetSortLayout(context, &sort, &layout));
  parts[0] = &sort.materialIdMap.buffer, parts[0]->size = layout.idMapSize;
  parts[1] = &sort.newToOldPixelMap, parts[1]->size = layout.newToOldPixelMapSize;
  parts[2] = &sort.ranges, parts[2]->size = layout.rangesSize;
  parts[3] = &sort.scratch, parts[3]->size = layout.scratchSize;
  for (i = 0; i < 4; ++i)
  {
    parts[i]->offset = used;
    used += (parts[i]->size + 255) / 256 * 256;
  }
  buffer = createBuffer(&info, used, &words);
  for (i = 0; i < 4; ++i)
    parts[i]->buffer = buffer;
  for (ray = 0; ray < RAYS; ++ray)
    words[ray] = ray * ray / 50 % MATERIALS;
  run(&info, context, &sort);
  if (!isSorted(words, words + sort.newToOldPixelMap.offset / 4))
  {
    fprintf(stderr, "the rays are not sorted\n");
    return 1;
  }
  raysortDestroyContext(context);
  printf("%u rays sorted\n", RAYS);
  return 0;
}
