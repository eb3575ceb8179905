/* minimal.c - sorts 400 rays by material and prints each material's run: all of it, from vkCreateInstance on.
 * SPDX-License-Identifier: MIT
 *
 *   cc -I. examples/minimal/minimal.c -lvulkan -o minimal */
#include <stdio.h>
#include <stdlib.h>
#include <vulkan/vulkan.h>

#define RAYSORT_IMPLEMENTATION /* in exactly one file of a program */
#include "raysort.h"

#define RAYS        400u
#define MATERIALS   4u /* ids 0 to 3; id 4 is void: the ray is over, nobody shades it */
#define CHECK(call) ((call) < VK_SUCCESS ? (fprintf(stderr, "failed: %s\n", #call), exit(1)) : (void)0)

static void complain(void *user, VkResult result, const char *text)
{
  fprintf((FILE *)user, "raysort: %s (VkResult %d)\n", text, (int)result);
}

/* The first GPU; returns its queue family that computes. */
static uint32_t openDevice(RaysortContextInfo *info)
{
  const VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
  VkInstanceCreateInfo instance = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
  uint32_t deviceCount = 1, familyCount = 16, family = 0;
  VkQueueFamilyProperties families[16];
  CHECK(vkCreateInstance(&instance, NULL, &info->instance));
  CHECK(vkEnumeratePhysicalDevices(info->instance, &deviceCount, &info->physicalDevice));
  CHECK(deviceCount ? raysortCheckDevice(info) : VK_ERROR_INITIALIZATION_FAILED); /* says what it lacks */
  vkGetPhysicalDeviceQueueFamilyProperties(info->physicalDevice, &familyCount, families);
  while (family + 1 < familyCount && !(families[family].queueFlags & VK_QUEUE_COMPUTE_BIT))
    ++family;
  RaysortDeviceFeatures features; /* bufferDeviceAddress, nothing else */
  raysortGetDeviceFeatures(&features, NULL);
  const float priority = 1;
  VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                                   .queueFamilyIndex = family,
                                   .queueCount = 1,
                                   .pQueuePriorities = &priority};
  VkDeviceCreateInfo device = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                               .pNext = &features.features2,
                               .queueCreateInfoCount = 1,
                               .pQueueCreateInfos = &queue};
  CHECK(vkCreateDevice(info->physicalDevice, &device, NULL, &info->device));
  return family;
}

/* Memory is yours; raysort says how much. Here: the next range of one big buffer, which is made afterwards. */
static RaysortBuffer carve(VkDeviceSize *used, VkDeviceSize size, VkDeviceSize alignment)
{
  RaysortBuffer range = {.offset = (*used + alignment - 1) / alignment * alignment, .size = size};
  *used = range.offset + size;
  return range;
}

/* That buffer, in memory that both sides see. A renderer would keep its maps in device-local memory. */
static VkBuffer createBuffer(const RaysortContextInfo *info, VkDeviceSize size, VkDeviceMemory *memory, void **bytes)
{
  const VkMemoryPropertyFlags wanted = VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT;
  VkBufferCreateInfo create = {.sType = VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO,
                               .size = size,
                               .usage = VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_INDIRECT_BUFFER_BIT |
                                        VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT};
  VkMemoryAllocateFlagsInfo flags = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO,
                                     .flags = VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT};
  VkMemoryAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, .pNext = &flags};
  VkPhysicalDeviceMemoryProperties types;
  VkMemoryRequirements needs;
  VkBuffer buffer;
  CHECK(vkCreateBuffer(info->device, &create, NULL, &buffer));
  vkGetBufferMemoryRequirements(info->device, buffer, &needs);
  vkGetPhysicalDeviceMemoryProperties(info->physicalDevice, &types);
  allocate.allocationSize = needs.size;
  for (uint32_t i = types.memoryTypeCount; i-- > 0;) /* Vulkan promises that there is one */
    if ((needs.memoryTypeBits >> i & 1) && (types.memoryTypes[i].propertyFlags & wanted) == wanted)
      allocate.memoryTypeIndex = i;
  CHECK(vkAllocateMemory(info->device, &allocate, NULL, memory));
  CHECK(vkBindBufferMemory(info->device, buffer, *memory, 0));
  CHECK(vkMapMemory(info->device, *memory, 0, VK_WHOLE_SIZE, 0, bytes));
  return buffer;
}

/* Records the sort and the one barrier after it; submits, waits. */
static void run(const RaysortContextInfo *info, uint32_t family, RaysortContext context, const RaysortSortInfo *sort)
{
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, .queueFamilyIndex = family};
  VkCommandBufferAllocateInfo allocate = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO,
                                          .commandBufferCount = 1};
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER,
                             .srcAccessMask = VK_ACCESS_SHADER_WRITE_BIT,
                             .dstAccessMask = VK_ACCESS_HOST_READ_BIT};
  VkCommandBuffer commandBuffer;
  VkQueue queue;
  CHECK(vkCreateCommandPool(info->device, &pool, NULL, &allocate.commandPool));
  CHECK(vkAllocateCommandBuffers(info->device, &allocate, &commandBuffer));
  CHECK(vkBeginCommandBuffer(commandBuffer, &begin));
  CHECK(raysortCmdSort(context, commandBuffer, sort)); /* barriers between its own passes; what comes after is yours: */
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT, VK_PIPELINE_STAGE_HOST_BIT, 0, 1, &barrier,
                       0, NULL, 0, NULL);
  CHECK(vkEndCommandBuffer(commandBuffer));
  VkSubmitInfo submit = {
      .sType = VK_STRUCTURE_TYPE_SUBMIT_INFO, .commandBufferCount = 1, .pCommandBuffers = &commandBuffer};
  vkGetDeviceQueue(info->device, family, 0, &queue);
  CHECK(vkQueueSubmit(queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(queue));
  vkDestroyCommandPool(info->device, allocate.commandPool, NULL);
}

int main(void)
{
  RaysortContextInfo info = {.getInstanceProcAddr = vkGetInstanceProcAddr, .message = complain, .messageUser = stderr};
  RaysortSortInfo sort = {
      .maxCount = RAYS, .materialCount = MATERIALS, .workgroupSize = 64}; /* what is zero: default */
  const uint32_t family = openDevice(&info);
  RaysortContext context;
  RaysortSortLayout layout;
  VkDeviceSize used = 0;
  VkDeviceMemory memory;
  void *bytes;
  CHECK(raysortCreateContext(&info, &context));
  CHECK(raysortGetSortLayout(context, &sort, &layout));
  sort.materialIdMap.buffer = carve(&used, layout.idMapSize, 16);        /* in: ray -> material */
  sort.newToOldPixelMap = carve(&used, layout.newToOldPixelMapSize, 16); /* out: slot -> ray */
  sort.ranges = carve(&used, layout.rangesSize, layout.alignment);       /* out: material -> slots, workgroups */
  sort.scratch = carve(&used, layout.scratchSize, layout.alignment);
  VkBuffer buffer = createBuffer(&info, used, &memory, &bytes);
  sort.materialIdMap.buffer.buffer = sort.newToOldPixelMap.buffer = sort.ranges.buffer = sort.scratch.buffer = buffer;

  uint32_t *ids = (uint32_t *)bytes + sort.materialIdMap.buffer.offset / 4;
  for (uint32_t ray = 0; ray < RAYS; ++ray)
    ids[ray] = ray * ray / 50 % (MATERIALS + 1);
  run(&info, family, context, &sort);

  const uint32_t *map = (uint32_t *)bytes + sort.newToOldPixelMap.offset / 4;
  const uint32_t *offsets = (uint32_t *)bytes + (sort.ranges.offset + layout.materialsOffsetsOffset) / 4;
  const uint32_t *counted = (uint32_t *)bytes + (sort.ranges.offset + layout.countedMaterialsOffset) / 4;
  for (uint32_t m = 0; m < MATERIALS; ++m)
    printf("material %u: slots %3u to %3u, %u workgroups, rays %u, %u, %u ...\n", m, offsets[m], offsets[m + 1] - 1,
           counted[3 * m], map[offsets[m]], map[offsets[m] + 1], map[offsets[m] + 2]);
  printf("void: %u rays, in no slot\n", RAYS - offsets[MATERIALS]);

  raysortDestroyContext(context);
  vkDestroyBuffer(info.device, buffer, NULL);
  vkFreeMemory(info.device, memory, NULL);
  vkDestroyDevice(info.device, NULL);
  vkDestroyInstance(info.instance, NULL);
  return 0;
}
