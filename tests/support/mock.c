/* mock.c - a Vulkan device that only remembers: see mock.h.
 * SPDX-License-Identifier: MIT */
#include "mock.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define HANDLE_TAG   0x5a000000u /* in every handle made here, so a stray number is noticed */
#define POISON_NEW   0xa5
#define POISON_FREED 0x5a

/* A macro, so that every format stays a literal. */
#define VIOLATE(mock, ...)                                                       \
  do                                                                             \
  {                                                                              \
    if ((mock)->violations++ == 0)                                               \
      (void)snprintf((mock)->violation, sizeof((mock)->violation), __VA_ARGS__); \
  } while (0)

/* ---- objects ---- */

static uintptr_t handle_of(MockType type, uint32_t index)
{
  return HANDLE_TAG | ((uintptr_t)type << 16) | (uintptr_t)(index + 1);
}

static MockObject *object_of(const Mock *mock, MockType type, uintptr_t handle)
{
  uint32_t index = (uint32_t)(handle & 0xffffu) - 1;

  if (handle == 0 || index >= mock->objectCount || handle != handle_of(type, index))
    return NULL;
  return (MockObject *)(uintptr_t)&mock->objects[index]; /* the only place that drops const: lookups share it */
}

/* Counts one VkResult command; says whether this one fails. */
static VkResult enter(Mock *mock)
{
  mock->calls++;
  return mock->calls == mock->failCall ? mock->failResult : VK_SUCCESS;
}

/* A driver keeps host memory of its own for every object, through the caller's callbacks. */
static VkResult make_object(Mock *mock, MockType type, const VkAllocationCallbacks *allocator, uintptr_t *handle)
{
  MockObject *object = &mock->objects[mock->objectCount];

  *handle = 0;
  if (mock->objectCount == MOCK_MAX_OBJECTS)
  {
    VIOLATE(mock, "more than %d objects", MOCK_MAX_OBJECTS);
    return VK_ERROR_OUT_OF_DEVICE_MEMORY;
  }
  memset(object, 0, sizeof(*object));
  if (allocator != NULL)
  {
    object->driverMemory = allocator->pfnAllocation(allocator->pUserData, 24, 8, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
    if (object->driverMemory == NULL)
      return VK_ERROR_OUT_OF_HOST_MEMORY;
    object->driverFree = allocator->pfnFree;
  }
  object->type = type;
  object->isLive = VK_TRUE;
  *handle = handle_of(type, mock->objectCount++);
  mock->live[type]++;
  mock->made[type]++;
  return VK_SUCCESS;
}

static void drop_object(Mock *mock, MockType type, uintptr_t handle, const VkAllocationCallbacks *allocator)
{
  MockObject *object = object_of(mock, type, handle);

  if (handle == 0)
    return;
  if (object == NULL || !object->isLive)
  {
    VIOLATE(mock, "destroying a handle of type %d that is not alive", (int)type);
    return;
  }
  if (object->driverFree != (allocator != NULL ? allocator->pfnFree : NULL))
    VIOLATE(mock, "type %d destroyed with another allocator than it was made with", (int)type);
  else if (allocator != NULL)
    allocator->pfnFree(allocator->pUserData, object->driverMemory);
  object->isLive = VK_FALSE;
  mock->live[type]--;
}

static VKAPI_ATTR VkResult VKAPI_CALL mock_create_shader_module(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                                const VkAllocationCallbacks *allocator,
                                                                VkShaderModule *module)
{
  Mock *mock = (Mock *)(void *)device;
  MockObject *object;
  VkResult result = enter(mock);
  uintptr_t handle = 0;

  if (info->sType != VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO || info->pNext != NULL || info->flags != 0)
    VIOLATE(mock, "bad VkShaderModuleCreateInfo");
  if (info->codeSize < 4 || info->codeSize % 4 != 0 || info->pCode[0] != 0x07230203u)
    VIOLATE(mock, "shader code of %lu bytes is no SPIR-V", (unsigned long)info->codeSize);
  if (result == VK_SUCCESS)
    result = make_object(mock, MOCK_MODULE, allocator, &handle);
  if (result == VK_SUCCESS)
  {
    object = object_of(mock, MOCK_MODULE, handle);
    object->words = (uint32_t *)malloc(info->codeSize);
    object->size = info->codeSize;
    memcpy(object->words, info->pCode, info->codeSize);
  }
  *module = (VkShaderModule)handle;
  return result;
}

static VKAPI_ATTR void VKAPI_CALL mock_destroy_shader_module(VkDevice device, VkShaderModule module,
                                                             const VkAllocationCallbacks *allocator)
{
  drop_object((Mock *)(void *)device, MOCK_MODULE, (uintptr_t)module, allocator);
}

static VKAPI_ATTR VkResult VKAPI_CALL mock_create_pipeline_layout(VkDevice device,
                                                                  const VkPipelineLayoutCreateInfo *info,
                                                                  const VkAllocationCallbacks *allocator,
                                                                  VkPipelineLayout *layout)
{
  Mock *mock = (Mock *)(void *)device;
  VkResult result = enter(mock);
  uintptr_t handle = 0;

  if (info->sType != VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO || info->pNext != NULL || info->flags != 0)
    VIOLATE(mock, "bad VkPipelineLayoutCreateInfo");
  if (info->setLayoutCount != 0 || info->pushConstantRangeCount > 1)
    VIOLATE(mock, "a pipeline layout with descriptor sets or more than one push range");
  if (result == VK_SUCCESS)
    result = make_object(mock, MOCK_LAYOUT, allocator, &handle);
  if (result == VK_SUCCESS && info->pushConstantRangeCount == 1)
  {
    const VkPushConstantRange *range = info->pPushConstantRanges;
    if (range->size == 0 || range->size % 4 != 0 || range->offset % 4 != 0 ||
        range->offset + range->size > mock->properties.limits.maxPushConstantsSize)
      VIOLATE(mock, "push constant range of %u bytes at %u", range->size, range->offset);
    object_of(mock, MOCK_LAYOUT, handle)->range = *range;
  }
  *layout = (VkPipelineLayout)handle;
  return result;
}

static VKAPI_ATTR void VKAPI_CALL mock_destroy_pipeline_layout(VkDevice device, VkPipelineLayout layout,
                                                               const VkAllocationCallbacks *allocator)
{
  drop_object((Mock *)(void *)device, MOCK_LAYOUT, (uintptr_t)layout, allocator);
}

static void copy_constants(Mock *mock, MockObject *object, const VkSpecializationInfo *info)
{
  uint32_t i;

  if (info == NULL)
    return;
  for (i = 0; i < info->mapEntryCount && i < MOCK_MAX_SPECIALIZATION; ++i)
  {
    const VkSpecializationMapEntry *entry = &info->pMapEntries[i];
    if (entry->size != 4 || entry->offset > info->dataSize || info->dataSize - entry->offset < 4)
    {
      VIOLATE(mock, "specialization constant %u lies outside its data", entry->constantID);
      continue;
    }
    object->constantIds[object->constantCount] = entry->constantID;
    memcpy(&object->constants[object->constantCount++], (const char *)info->pData + entry->offset, 4);
  }
}

static VkResult make_pipeline(Mock *mock, const VkComputePipelineCreateInfo *info,
                              const VkAllocationCallbacks *allocator, VkPipeline *pipeline)
{
  const MockObject *module = object_of(mock, MOCK_MODULE, (uintptr_t)info->stage.module);
  const MockObject *layout = object_of(mock, MOCK_LAYOUT, (uintptr_t)info->layout);
  MockObject *object;
  uintptr_t handle = 0;
  VkResult result;

  if (info->sType != VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO || info->pNext != NULL ||
      info->stage.sType != VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO || info->stage.pNext != NULL ||
      info->stage.stage != VK_SHADER_STAGE_COMPUTE_BIT || strcmp(info->stage.pName, "main") != 0)
    VIOLATE(mock, "bad VkComputePipelineCreateInfo");
  if (module == NULL || !module->isLive || layout == NULL || !layout->isLive)
  {
    VIOLATE(mock, "a pipeline of a dead module or layout");
    return VK_ERROR_UNKNOWN;
  }
  result = make_object(mock, MOCK_PIPELINE, allocator, &handle);
  *pipeline = (VkPipeline)handle;
  if (result != VK_SUCCESS)
    return result;
  object = object_of(mock, MOCK_PIPELINE, handle);
  object->module = (uint32_t)((uintptr_t)info->stage.module & 0xffffu) - 1;
  object->layout = info->layout;
  copy_constants(mock, object, info->stage.pSpecializationInfo);
  return VK_SUCCESS;
}

/* As the specification has it: every pipeline is tried, those that failed are null, the first error comes back. */
static VKAPI_ATTR VkResult VKAPI_CALL mock_create_compute_pipelines(VkDevice device, VkPipelineCache cache,
                                                                    uint32_t count,
                                                                    const VkComputePipelineCreateInfo *infos,
                                                                    const VkAllocationCallbacks *allocator,
                                                                    VkPipeline *pipelines)
{
  Mock *mock = (Mock *)(void *)device;
  VkResult result = enter(mock);
  uint32_t i;

  mock->cache = cache;
  mock->pipelineCalls++;
  if (count == 0)
    VIOLATE(mock, "vkCreateComputePipelines of no pipeline");
  for (i = 0; i < count; ++i)
  {
    VkResult one = result;
    pipelines[i] = VK_NULL_HANDLE;
    if (result == VK_SUCCESS || (mock->failHalf && i % 2 == 0))
      one = make_pipeline(mock, &infos[i], allocator, &pipelines[i]);
    if (result == VK_SUCCESS && one != VK_SUCCESS)
      result = one;
  }
  return result;
}

static VKAPI_ATTR void VKAPI_CALL mock_destroy_pipeline(VkDevice device, VkPipeline pipeline,
                                                        const VkAllocationCallbacks *allocator)
{
  drop_object((Mock *)(void *)device, MOCK_PIPELINE, (uintptr_t)pipeline, allocator);
}

/* ---- what the device says ---- */

static VKAPI_ATTR void VKAPI_CALL mock_get_properties(VkPhysicalDevice gpu, VkPhysicalDeviceProperties *properties)
{
  *properties = ((const Mock *)(const void *)gpu)->properties;
}

static VKAPI_ATTR void VKAPI_CALL mock_get_properties2(VkPhysicalDevice gpu, VkPhysicalDeviceProperties2 *properties)
{
  Mock *mock = (Mock *)(void *)gpu;
  VkBaseOutStructure *next = (VkBaseOutStructure *)properties->pNext;

  if (properties->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2)
    VIOLATE(mock, "bad VkPhysicalDeviceProperties2");
  properties->properties = mock->properties;
  for (; next != NULL; next = next->pNext)
    if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES)
    {
      VkPhysicalDeviceSubgroupProperties *subgroup = (VkPhysicalDeviceSubgroupProperties *)(void *)next;
      subgroup->subgroupSize = mock->subgroupSize;
      subgroup->supportedStages = mock->subgroupStages;
      subgroup->supportedOperations = mock->subgroupOperations;
    }
    else if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES)
      ((VkPhysicalDeviceDriverProperties *)(void *)next)->driverID = mock->driver;
}

static VKAPI_ATTR void VKAPI_CALL mock_get_features2(VkPhysicalDevice gpu, VkPhysicalDeviceFeatures2 *features)
{
  Mock *mock = (Mock *)(void *)gpu;
  VkBaseOutStructure *next = (VkBaseOutStructure *)features->pNext;

  if (features->sType != VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2)
    VIOLATE(mock, "bad VkPhysicalDeviceFeatures2");
  for (; next != NULL; next = next->pNext)
  {
    /* a driver older than the structure leaves it as it was */
    if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES &&
        mock->properties.apiVersion >= VK_API_VERSION_1_2)
      ((VkPhysicalDeviceVulkan12Features *)(void *)next)->bufferDeviceAddress = mock->bufferDeviceAddress;
    if (next->sType == VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_BUFFER_DEVICE_ADDRESS_FEATURES)
      ((VkPhysicalDeviceBufferDeviceAddressFeatures *)(void *)next)->bufferDeviceAddress = mock->bufferDeviceAddress;
  }
}

static VKAPI_ATTR void VKAPI_CALL mock_get_queue_families(VkPhysicalDevice gpu, uint32_t *count,
                                                          VkQueueFamilyProperties *families)
{
  const Mock *mock = (const Mock *)(const void *)gpu;
  uint32_t i;

  if (families == NULL)
  {
    *count = mock->familyCount;
    return;
  }
  if (*count > mock->familyCount)
    *count = mock->familyCount;
  for (i = 0; i < *count; ++i)
    families[i] = mock->families[i];
}

static VKAPI_ATTR VkDeviceAddress VKAPI_CALL mock_get_address(VkDevice device, const VkBufferDeviceAddressInfo *info)
{
  Mock *mock = (Mock *)(void *)device;

  if (info->sType != VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO || info->pNext != NULL)
    VIOLATE(mock, "bad VkBufferDeviceAddressInfo");
  if (info->buffer == VK_NULL_HANDLE)
    VIOLATE(mock, "the address of a null buffer was asked for");
  return mockAddress(mock, info->buffer);
}

/* ---- recording ---- */

static MockEvent *record(VkCommandBuffer commandBuffer, MockEventType type)
{
  MockTrace *trace = (MockTrace *)(void *)commandBuffer;
  MockEvent *event;

  if (trace->count == trace->capacity)
  {
    trace->capacity = trace->capacity == 0 ? 64 : trace->capacity * 2;
    trace->events = (MockEvent *)realloc(trace->events, trace->capacity * sizeof(*trace->events));
    if (trace->events == NULL)
      abort();
  }
  event = &trace->events[trace->count++];
  memset(event, 0, sizeof(*event));
  event->type = type;
  return event;
}

static Mock *mock_of(VkCommandBuffer commandBuffer)
{
  return ((MockTrace *)(void *)commandBuffer)->mock;
}

static VKAPI_ATTR void VKAPI_CALL mock_bind(VkCommandBuffer commandBuffer, VkPipelineBindPoint point,
                                            VkPipeline pipeline)
{
  if (point != VK_PIPELINE_BIND_POINT_COMPUTE || pipeline == VK_NULL_HANDLE)
    VIOLATE(mock_of(commandBuffer), "bind of a null pipeline, or not to compute");
  record(commandBuffer, MOCK_BIND)->pipeline = pipeline;
}

static VKAPI_ATTR void VKAPI_CALL mock_push(VkCommandBuffer commandBuffer, VkPipelineLayout layout,
                                            VkShaderStageFlags stages, uint32_t offset, uint32_t size,
                                            const void *values)
{
  Mock *mock = mock_of(commandBuffer);
  const MockObject *object = object_of(mock, MOCK_LAYOUT, (uintptr_t)layout);
  MockEvent *event = record(commandBuffer, MOCK_PUSH);

  if (size == 0 || size % 4 != 0 || offset % 4 != 0 || size > RAYSORT_MAX_PUSH ||
      offset + size > mock->properties.limits.maxPushConstantsSize || stages == 0 || layout == VK_NULL_HANDLE)
  {
    VIOLATE(mock, "push of %u bytes at %u, stages 0x%x", size, offset, stages);
    return;
  }
  if (object != NULL &&
      (!object->isLive || offset < object->range.offset || offset + size > object->range.offset + object->range.size ||
       stages != object->range.stageFlags))
    VIOLATE(mock, "push of %u bytes at %u does not fit its pipeline layout", size, offset);
  event->layout = layout;
  event->stages = stages;
  event->offset = offset;
  event->size = size;
  memcpy(event->push, values, size);
}

static VKAPI_ATTR void VKAPI_CALL mock_dispatch(VkCommandBuffer commandBuffer, uint32_t x, uint32_t y, uint32_t z)
{
  Mock *mock = mock_of(commandBuffer);
  const uint32_t *limit = mock->properties.limits.maxComputeWorkGroupCount;
  MockEvent *event = record(commandBuffer, MOCK_DISPATCH);

  if (x > limit[0] || y > limit[1] || z > limit[2])
    VIOLATE(mock, "dispatch of %u x %u x %u workgroups", x, y, z);
  event->groups[0] = x;
  event->groups[1] = y;
  event->groups[2] = z;
}

static VKAPI_ATTR void VKAPI_CALL mock_dispatch_indirect(VkCommandBuffer commandBuffer, VkBuffer buffer,
                                                         VkDeviceSize offset)
{
  Mock *mock = mock_of(commandBuffer);
  MockEvent *event = record(commandBuffer, MOCK_DISPATCH_INDIRECT);

  if (buffer == VK_NULL_HANDLE || offset % 4 != 0)
    VIOLATE(mock, "indirect dispatch from a null buffer or an unaligned offset");
  event->buffer = buffer;
  event->bufferOffset = offset;
}

static VKAPI_ATTR void VKAPI_CALL mock_barrier(VkCommandBuffer commandBuffer, VkPipelineStageFlags src,
                                               VkPipelineStageFlags dst, VkDependencyFlags flags, uint32_t memoryCount,
                                               const VkMemoryBarrier *memory, uint32_t bufferCount,
                                               const VkBufferMemoryBarrier *buffers, uint32_t imageCount,
                                               const VkImageMemoryBarrier *images)
{
  Mock *mock = mock_of(commandBuffer);
  MockEvent *event = record(commandBuffer, MOCK_BARRIER);

  (void)buffers;
  (void)images;
  event->src = src;
  event->dst = dst;
  if (src == 0 || dst == 0 || flags != 0 || memoryCount > 1 || bufferCount != 0 || imageCount != 0)
    VIOLATE(mock, "a barrier that is not one global one");
  if (memoryCount == 0)
    return;
  if (memory->sType != VK_STRUCTURE_TYPE_MEMORY_BARRIER || memory->pNext != NULL)
    VIOLATE(mock, "bad VkMemoryBarrier");
  event->srcAccess = memory->srcAccessMask;
  event->dstAccess = memory->dstAccessMask;
}

static VKAPI_ATTR void VKAPI_CALL mock_timestamp(VkCommandBuffer commandBuffer, VkPipelineStageFlagBits stage,
                                                 VkQueryPool pool, uint32_t query)
{
  MockEvent *event = record(commandBuffer, MOCK_TIMESTAMP);

  if (pool == VK_NULL_HANDLE || stage == 0 || (stage & (stage - 1)) != 0)
    VIOLATE(mock_of(commandBuffer), "timestamp into a null pool, or of no single stage");
  event->src = (VkPipelineStageFlags)stage;
  event->pool = pool;
  event->query = query;
}

static VKAPI_ATTR void VKAPI_CALL mock_label_begin(VkCommandBuffer commandBuffer, const VkDebugUtilsLabelEXT *label)
{
  MockEvent *event = record(commandBuffer, MOCK_LABEL_BEGIN);

  if (label->sType != VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT || label->pNext != NULL || label->pLabelName == NULL)
    VIOLATE(mock_of(commandBuffer), "bad VkDebugUtilsLabelEXT");
  else
    (void)snprintf(event->label, sizeof(event->label), "%s", label->pLabelName);
}

static VKAPI_ATTR void VKAPI_CALL mock_label_end(VkCommandBuffer commandBuffer)
{
  (void)record(commandBuffer, MOCK_LABEL_END);
}

/* ---- the table and the look-ups ---- */

RaysortCommands mockCommands(void)
{
  RaysortCommands commands;

  memset(&commands, 0, sizeof(commands));
  commands.vkGetPhysicalDeviceProperties = mock_get_properties;
  commands.vkGetPhysicalDeviceProperties2 = mock_get_properties2;
  commands.vkGetPhysicalDeviceFeatures2 = mock_get_features2;
  commands.vkGetPhysicalDeviceQueueFamilyProperties = mock_get_queue_families;
  commands.vkCreateShaderModule = mock_create_shader_module;
  commands.vkDestroyShaderModule = mock_destroy_shader_module;
  commands.vkCreatePipelineLayout = mock_create_pipeline_layout;
  commands.vkDestroyPipelineLayout = mock_destroy_pipeline_layout;
  commands.vkCreateComputePipelines = mock_create_compute_pipelines;
  commands.vkDestroyPipeline = mock_destroy_pipeline;
  commands.vkGetBufferDeviceAddress = mock_get_address;
  commands.vkCmdBindPipeline = mock_bind;
  commands.vkCmdPushConstants = mock_push;
  commands.vkCmdDispatch = mock_dispatch;
  commands.vkCmdDispatchIndirect = mock_dispatch_indirect;
  commands.vkCmdPipelineBarrier = mock_barrier;
  commands.vkCmdWriteTimestamp = mock_timestamp;
  commands.vkCmdBeginDebugUtilsLabelEXT = mock_label_begin;
  commands.vkCmdEndDebugUtilsLabelEXT = mock_label_end;
  return commands;
}

static int is_hidden(const Mock *mock, const char *name)
{
  uint32_t i;

  for (i = 0; i < MOCK_MAX_HIDDEN; ++i)
    if (mock->hidden[i] != NULL && strcmp(mock->hidden[i], name) == 0)
      return 1;
  return 0;
}

static int is_name(const char *name, const char *candidate)
{
  return candidate != NULL && strcmp(name, candidate) == 0;
}

typedef enum Level
{
  LEVEL_0, /* of the instance */
  LEVEL_1  /* of the device */
} Level;

static PFN_vkVoidFunction look_up(const Mock *mock, const char *name, Level level)
{
  const RaysortCommands commands = mockCommands();

  if (is_hidden(mock, name))
    return NULL;
#define RAYSORT_X(required, itsLevel, command, alias)                                 \
  if (level == LEVEL_##itsLevel && (is_name(name, #command) || is_name(name, alias))) \
    return (PFN_vkVoidFunction)commands.command;
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
  return NULL;
}

static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL mock_get_device_proc(VkDevice device, const char *name)
{
  return look_up((const Mock *)(const void *)device, name, LEVEL_1);
}

/* Gives commands only of the instance, so a context that does not ask the device for the others is noticed. */
static VKAPI_ATTR PFN_vkVoidFunction VKAPI_CALL mock_get_instance_proc(VkInstance instance, const char *name)
{
  const Mock *mock = (const Mock *)(const void *)instance;

  if (strcmp(name, "vkGetDeviceProcAddr") == 0)
    return is_hidden(mock, name) ? NULL : (PFN_vkVoidFunction)mock_get_device_proc;
  return look_up(mock, name, LEVEL_0);
}

/* ---- the mock itself ---- */

static void set_limits(VkPhysicalDeviceProperties *properties)
{
  VkPhysicalDeviceLimits *limits = &properties->limits;
  uint32_t i;

  properties->apiVersion = VK_API_VERSION_1_2;
  properties->deviceType = VK_PHYSICAL_DEVICE_TYPE_OTHER;
  properties->vendorID = MOCK_NVIDIA;
  (void)snprintf(properties->deviceName, sizeof(properties->deviceName), "mock");
  limits->maxPushConstantsSize = 128;
  limits->maxComputeSharedMemorySize = 32768;
  limits->maxComputeWorkGroupInvocations = 1024;
  for (i = 0; i < 3; ++i)
  {
    limits->maxComputeWorkGroupCount[i] = 65535;
    limits->maxComputeWorkGroupSize[i] = i == 2 ? 64 : 1024;
  }
  limits->maxStorageBufferRange = 1u << 27;
  limits->minStorageBufferOffsetAlignment = 16;
  limits->nonCoherentAtomSize = 64;
  limits->timestampPeriod = 1.0f;
  limits->timestampComputeAndGraphics = VK_TRUE;
}

Mock *mockCreate(void)
{
  Mock *mock = (Mock *)calloc(1, sizeof(*mock));

  if (mock == NULL)
    abort();
  set_limits(&mock->properties);
  mock->bufferDeviceAddress = VK_TRUE;
  mock->subgroupStages = VK_SHADER_STAGE_COMPUTE_BIT;
  mock->subgroupSize = 32;
  mock->subgroupOperations = VK_SUBGROUP_FEATURE_BASIC_BIT | VK_SUBGROUP_FEATURE_BALLOT_BIT |
                             VK_SUBGROUP_FEATURE_SHUFFLE_BIT;
  mock->driver = VK_DRIVER_ID_NVIDIA_PROPRIETARY;
  mock->familyCount = 2;
  mock->families[0].queueFlags = VK_QUEUE_COMPUTE_BIT | VK_QUEUE_GRAPHICS_BIT;
  mock->families[0].queueCount = 1;
  mock->families[0].timestampValidBits = 64;
  mock->families[1].queueFlags = VK_QUEUE_COMPUTE_BIT;
  mock->families[1].queueCount = 1;
  mock->failResult = VK_ERROR_OUT_OF_DEVICE_MEMORY;
  mock->nextAddress = 0x300000000000u; /* no address fits 32 bits */
  mock->trace.mock = mock;
  return mock;
}

void mockDestroy(Mock *mock)
{
  uint32_t i;

  for (i = 0; i < mock->objectCount; ++i)
    free(mock->objects[i].words);
  mockFreeTrace(&mock->trace);
  free(mock);
}

VkCommandBuffer mockCommandBuffer(MockTrace *trace)
{
  return (VkCommandBuffer)(void *)trace;
}

RaysortContextInfo mockContextInfo(Mock *mock)
{
  RaysortContextInfo info;

  memset(&info, 0, sizeof(info));
  info.instance = (VkInstance)(void *)mock;
  info.physicalDevice = (VkPhysicalDevice)(void *)mock;
  info.device = (VkDevice)(void *)mock;
  info.getInstanceProcAddr = mock_get_instance_proc;
  return info;
}

VkBuffer mockBufferAt(Mock *mock, VkDeviceAddress address, VkDeviceSize size)
{
  if (mock->bufferCount == MOCK_MAX_BUFFERS)
    abort();
  mock->buffers[mock->bufferCount].address = address;
  mock->buffers[mock->bufferCount++].size = size;
  return (VkBuffer)(uintptr_t)(0xb0000u + mock->bufferCount);
}

VkBuffer mockBuffer(Mock *mock, VkDeviceSize size, uint32_t misalign)
{
  VkDeviceAddress address = mock->nextAddress + misalign;

  mock->nextAddress = ((address + size) | 0xfffu) + 1 + 0x1000; /* a gap: touching buffers are made on purpose only */
  return mockBufferAt(mock, address, size);
}

VkDeviceAddress mockAddress(const Mock *mock, VkBuffer buffer)
{
  uintptr_t index = (uintptr_t)buffer - 0xb0001u;

  return index < mock->bufferCount ? mock->buffers[index].address : 0;
}

const MockObject *mockPipeline(const Mock *mock, VkPipeline pipeline)
{
  return object_of(mock, MOCK_PIPELINE, (uintptr_t)pipeline);
}

const MockObject *mockModuleOf(const Mock *mock, VkPipeline pipeline)
{
  const MockObject *object = mockPipeline(mock, pipeline);

  return object == NULL ? NULL : &mock->objects[object->module];
}

uint32_t mockLiveObjects(const Mock *mock)
{
  uint32_t i, live = 0;

  for (i = 0; i < MOCK_TYPE_COUNT; ++i)
    live += mock->live[i];
  return live;
}

void mockForget(MockTrace *trace)
{
  trace->count = 0;
}

void mockFreeTrace(MockTrace *trace)
{
  free(trace->events);
  trace->events = NULL;
  trace->count = 0;
  trace->capacity = 0;
}

/* ---- host memory ---- */

#define GUARD 0x6775617264212121u

/* Is right before every block; a guard follows the block too. */
typedef struct Header
{
  void *base;
  size_t size;
  uint64_t guard;
  MockAllocator *owner;
} Header;

static void *VKAPI_CALL allocate(void *user, size_t size, size_t alignment, VkSystemAllocationScope scope)
{
  MockAllocator *allocator = (MockAllocator *)user;
  Header header;
  char *base, *block;
  const uint64_t guard = GUARD;

  (void)scope;
  if (alignment == 0 || (alignment & (alignment - 1)) != 0)
    allocator->damaged++;
  if (++allocator->calls == allocator->failCall)
    return NULL;
  base = (char *)malloc(sizeof(header) + alignment + size + sizeof(guard));
  if (base == NULL)
    return NULL;
  block = base + sizeof(header);
  block += (alignment - (uintptr_t)block % alignment) % alignment;
  header.base = base;
  header.size = size;
  header.guard = guard;
  header.owner = allocator;
  memcpy(block - sizeof(header), &header, sizeof(header));
  memset(block, POISON_NEW, size);
  memcpy(block + size, &guard, sizeof(guard));
  allocator->live++;
  return block;
}

static void VKAPI_CALL release(void *user, void *memory)
{
  MockAllocator *allocator = (MockAllocator *)user;
  Header header;
  uint64_t guard;

  if (memory == NULL)
    return;
  memcpy(&header, (char *)memory - sizeof(header), sizeof(header));
  if (header.guard != GUARD || header.owner != allocator)
  {
    allocator->damaged++;
    return;
  }
  memcpy(&guard, (char *)memory + header.size, sizeof(guard));
  if (guard != GUARD)
    allocator->damaged++;
  memset((char *)memory - sizeof(header), POISON_FREED, sizeof(header) + header.size);
  allocator->live--;
  free(header.base);
}

/* raysort has no need to grow a block; a call is a fault. */
static void *VKAPI_CALL reallocate(void *user, void *memory, size_t size, size_t alignment,
                                   VkSystemAllocationScope scope)
{
  (void)memory;
  (void)size;
  (void)alignment;
  (void)scope;
  ((MockAllocator *)user)->damaged++;
  return NULL;
}

void mockAllocatorInit(MockAllocator *allocator)
{
  memset(allocator, 0, sizeof(*allocator));
  allocator->callbacks.pUserData = allocator;
  allocator->callbacks.pfnAllocation = allocate;
  allocator->callbacks.pfnReallocation = reallocate;
  allocator->callbacks.pfnFree = release;
}

/* ---- messages ---- */

void mockMessage(void *user, VkResult result, const char *text)
{
  MockMessages *messages = (MockMessages *)user;
  size_t used = strlen(messages->text);

  messages->count++;
  messages->last = result;
  (void)snprintf(messages->text + used, sizeof(messages->text) - used, "%s\n", text);
}
