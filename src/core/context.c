/* SPDX-License-Identifier: MIT */
#include "core_private.h"

/* ---- errors ---- */

/* The listener of a call. A context must not be NULL: this is the place that says so. */
RAYSORT_INTERNAL raysort_errors raysort_listenerOf(RaysortContext context)
{
  RAYSORT_ASSERT(context != NULL);
  return context->listener;
}

/* Returns the result of a call. If it is an error, the message callback gets it too. */
RAYSORT_INTERNAL VkResult raysort_checkCall(RaysortContext context, VkResult result, const char *call)
{
  raysort_errors to = raysort_listenerOf(context);
  return result == VK_SUCCESS ? result : raysort_report(&to, result, "%s failed: VkResult %d", call, (int)result);
}

/* The result of a Vulkan command that makes an object. Some drivers return VK_SUCCESS and a null handle when their
 * compiler fails: that is an error too. */
RAYSORT_INTERNAL VkResult raysort_checkMade(RaysortContext context, VkResult result, int isNull, const char *call)
{
  raysort_errors to = raysort_listenerOf(context);
  if (result == VK_SUCCESS && isNull)
    return raysort_report(&to, VK_ERROR_INITIALIZATION_FAILED, "%s returned VK_SUCCESS and a null handle", call);
  return raysort_checkCall(context, result, call);
}

/* ---- commands ---- */

static PFN_vkVoidFunction raysort_findCommand(const RaysortContextInfo *info, PFN_vkGetDeviceProcAddr getDevice,
                                              const char *name)
{
  if (getDevice)
    return getDevice(info->device, name);
  return info->getInstanceProcAddr ? info->getInstanceProcAddr(info->instance, name) : NULL;
}

static VkResult raysort_reportMissing(const RaysortContextInfo *info, const char *name)
{
  raysort_errors to = raysort_listen(info->message, info->messageUser);
  return raysort_report(&to, VK_ERROR_INITIALIZATION_FAILED, "missing Vulkan command %s", name);
}

/* The user's table, completed through getInstanceProcAddr: first the core name, then the alias. Commands of the device
 * are loaded only if a device is given. Every required command that is missing gets a message. */
static VkResult raysort_loadCommands(const RaysortContextInfo *info, RaysortCommands *vk)
{
  PFN_vkGetDeviceProcAddr getDevice = NULL;
  const int hasDevice = info->device != VK_NULL_HANDLE;
  VkResult result = VK_SUCCESS;

  memset(vk, 0, sizeof(*vk));
  if (info->commands)
    *vk = *info->commands;
  if (info->getInstanceProcAddr && hasDevice)
    getDevice = (PFN_vkGetDeviceProcAddr)info->getInstanceProcAddr(info->instance, "vkGetDeviceProcAddr");
#define RAYSORT_X(required, level, name, alias)                        \
  if (hasDevice >= (int)level)                                         \
  {                                                                    \
    const PFN_vkGetDeviceProcAddr get = (int)level ? getDevice : NULL; \
    const char *other = alias;                                         \
    if (!vk->name)                                                     \
      vk->name = (PFN_##name)raysort_findCommand(info, get, #name);    \
    if (!vk->name && other)                                            \
      vk->name = (PFN_##name)raysort_findCommand(info, get, other);    \
    if (!vk->name && (required))                                       \
      result = raysort_reportMissing(info, #name);                     \
  }
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
  return result;
}

/* ---- device ---- */

RAYSORT_API void raysortGetDeviceFeatures(RaysortDeviceFeatures *features, void *next)
{
  memset(features, 0, sizeof(*features));
  features->features2.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2;
  features->features2.pNext = &features->vulkan12;
  features->vulkan12.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES;
  features->vulkan12.pNext = next;
  features->vulkan12.bufferDeviceAddress = VK_TRUE;
}

/* Neither VK_TRUE nor VK_FALSE. It stays in the feature's field if the instance is of Vulkan 1.0, which ignores the
 * struct. */
#define RAYSORT_PRIVATE_UNTOUCHED 0x7fffffffu

static VkResult raysort_checkDevice(const RaysortContextInfo *info, raysort_errors *to, const RaysortCommands *vk,
                                    VkPhysicalDeviceLimits *limits)
{
  VkPhysicalDeviceProperties properties;
  RaysortDeviceFeatures features;

  vk->vkGetPhysicalDeviceProperties(info->physicalDevice, &properties);
  *limits = properties.limits;
  if (properties.apiVersion < VK_API_VERSION_1_2)
    return raysort_report(to, VK_ERROR_INCOMPATIBLE_DRIVER, "the device has Vulkan %u.%u, raysort needs 1.2",
                          (unsigned)VK_VERSION_MAJOR(properties.apiVersion),
                          (unsigned)VK_VERSION_MINOR(properties.apiVersion));
  raysortGetDeviceFeatures(&features, NULL);
  features.vulkan12.bufferDeviceAddress = RAYSORT_PRIVATE_UNTOUCHED;
  vk->vkGetPhysicalDeviceFeatures2(info->physicalDevice, &features.features2);
  if (features.vulkan12.bufferDeviceAddress == RAYSORT_PRIVATE_UNTOUCHED)
    return raysort_report(to, VK_ERROR_INCOMPATIBLE_DRIVER,
                          "RaysortContextInfo.instance was made for a Vulkan before 1.2: VkApplicationInfo::apiVersion "
                          "must be VK_API_VERSION_1_2 or later");
  if (!features.vulkan12.bufferDeviceAddress)
    return raysort_report(to, VK_ERROR_FEATURE_NOT_PRESENT, "the device lacks the feature bufferDeviceAddress");
  return VK_SUCCESS;
}

/* Does a thread have 255 registers? NVIDIA's compiler gives it 255. Mesa's compiler for NVIDIA devices moves them to
 * memory. Mesa's software device has no limit. Every other device is sure to have 128. */
static int raysort_hasRegisters(const VkPhysicalDeviceProperties *properties, VkDriverId driver)
{
  const uint32_t nvidia = 0x10deu, mesa = 0x10005u;
  if (properties->vendorID == nvidia)
    return (uint32_t)driver == 0 || driver == VK_DRIVER_ID_NVIDIA_PROPRIETARY;
  return properties->vendorID == mesa && properties->deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

/* RAYSORT_FEATURE_* of the device. Subgroups and driver are unknown if vkGetPhysicalDeviceProperties2 is missing. */
static uint32_t raysort_readFeatures(VkPhysicalDevice physicalDevice, const RaysortCommands *vk, uint32_t *subgroupSize)
{
  VkPhysicalDeviceDriverProperties driver;
  VkPhysicalDeviceSubgroupProperties subgroup;
  VkPhysicalDeviceProperties2 properties;
  uint32_t features = 0;
  memset(&driver, 0, sizeof(driver));
  memset(&subgroup, 0, sizeof(subgroup));
  memset(&properties, 0, sizeof(properties));
  driver.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_DRIVER_PROPERTIES;
  subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  subgroup.pNext = &driver;
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &subgroup;
  if (vk->vkGetPhysicalDeviceProperties2)
    vk->vkGetPhysicalDeviceProperties2(physicalDevice, &properties);
  else
    vk->vkGetPhysicalDeviceProperties(physicalDevice, &properties.properties);
  if (!(subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT))
    subgroup.supportedOperations = 0;
  if (subgroup.supportedOperations & VK_SUBGROUP_FEATURE_BALLOT_BIT)
    features |= RAYSORT_PRIVATE_FEATURE_BALLOTS;
  if (subgroup.supportedOperations & VK_SUBGROUP_FEATURE_SHUFFLE_BIT)
    features |= RAYSORT_PRIVATE_FEATURE_SHUFFLES;
  if (raysort_hasRegisters(&properties.properties, driver.driverID))
    features |= RAYSORT_PRIVATE_FEATURE_REGISTERS;
  *subgroupSize = subgroup.subgroupSize;
  if (features & RAYSORT_PRIVATE_FEATURE_REGISTERS && subgroup.subgroupSize == 32)
    features |= RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  if (properties.properties.deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
    return features | RAYSORT_PRIVATE_FEATURE_CPU | RAYSORT_PRIVATE_FEATURE_SERIAL;
  return features | RAYSORT_PRIVATE_FEATURE_NOT_CPU;
}

static VkResult raysort_prepare(const RaysortContextInfo *info, raysort_errors *to, RaysortCommands *vk,
                                VkPhysicalDeviceLimits *limits)
{
  if (info->physicalDevice == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortContextInfo.physicalDevice is null");
  if (!info->getInstanceProcAddr && !info->commands)
    raysort_refuse(to, "RaysortContextInfo.getInstanceProcAddr and .commands are both NULL, one must be given");
  if (info->getInstanceProcAddr && info->instance == VK_NULL_HANDLE)
    raysort_refuse(to, "RaysortContextInfo.instance is null, getInstanceProcAddr needs it");
  if (to->result == VK_SUCCESS)
    to->result = raysort_loadCommands(info, vk);
  return to->result == VK_SUCCESS ? raysort_checkDevice(info, to, vk, limits) : to->result;
}

RAYSORT_API VkResult raysortCheckDevice(const RaysortContextInfo *info)
{
  raysort_errors to = raysort_listen(info->message, info->messageUser);
  RaysortContextInfo instanceOnly = *info;
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  instanceOnly.device = VK_NULL_HANDLE;
  return raysort_prepare(&instanceOnly, &to, &vk, &limits);
}

/* ---- context ---- */

static VkResult raysort_makeLayout(RaysortContext context)
{
  const VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  const VkPipelineLayoutCreateInfo create = {
      VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, NULL, 0, 0, NULL, 1, &range};
  const VkResult result =
      context->vk.vkCreatePipelineLayout(context->device, &create, context->allocator, &context->layout);
  if (result != VK_SUCCESS)
    context->layout = VK_NULL_HANDLE;
  return raysort_checkMade(context, result, context->layout == VK_NULL_HANDLE, "vkCreatePipelineLayout");
}

/* Checks that the user's kernels are what their names say, and that no kernel is missing that plans may need. */
static VkResult raysort_checkShaders(RaysortContext context)
{
  raysort_variant variant;
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < context->shaderCount && result == VK_SUCCESS; ++i)
    result = raysort_checkShader(context, i);
  for (i = 0; i < context->pipelineSpan && result == VK_SUCCESS; ++i)
    if (raysort_describe(context, i, &variant))
      result = raysort_checkWords(context, variant.identity);
  return result;
}

/* The first place of each capability among the pipelines. Returns the number of places. */
static uint32_t raysort_placePipelines(uint32_t first[32])
{
  uint32_t index, span = 0;
  for (index = 0; raysort_capabilityAt(index); ++index)
  {
    first[index] = span;
    span += raysort_capabilityAt(index)->pipelineCount;
  }
  return span;
}

/* size: bytes of the context. */
static void raysort_initialise(RaysortContext context, size_t size, const RaysortContextInfo *info,
                               const RaysortCommands *vk, const VkPhysicalDeviceLimits *limits)
{
  memset(context, 0, size);
  context->vk = *vk;
  context->device = info->device;
  context->physicalDevice = info->physicalDevice;
  if (info->allocator)
  {
    context->allocatorCopy = *info->allocator;
    context->allocator = &context->allocatorCopy;
  }
  context->listener = raysort_listen(info->message, info->messageUser);
  context->limits = *limits;
  context->features = raysort_readFeatures(info->physicalDevice, vk, &context->subgroupSize);
  context->properties.capabilities =
      raysort_withNeeds(info->capabilities ? info->capabilities : raysort_knownCapabilities());
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->pipelineCache = info->pipelineCache;
  context->shaders = info->shaders;
  context->shaderCount = info->shaders ? info->shaderCount : 0;
  context->pipelines = (uint64_t *)(void *)(context + 1);
  context->pipelineSpan = raysort_placePipelines(context->firstPipeline);
  context->claims = context->pipelines + context->pipelineSpan;
}

RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context)
{
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  raysort_errors to = raysort_listen(info->message, info->messageUser);
  uint32_t first[32];
  const size_t size = sizeof(**context) + 2 * raysort_placePipelines(first) * sizeof(uint64_t);
  RaysortContext made;
  VkResult result;

  *context = NULL;
  if (info->device == VK_NULL_HANDLE)
    raysort_refuse(&to, "RaysortContextInfo.device is null");
  if (info->capabilities & ~raysort_knownCapabilities())
    raysort_refuse(&to, "RaysortContextInfo.capabilities is 0x%x, known are 0x%x", (unsigned)info->capabilities,
                   (unsigned)raysort_knownCapabilities());
  if (raysort_prepare(info, &to, &vk, &limits) != VK_SUCCESS)
    return to.result;
  made = (RaysortContext)raysort_allocate(info->allocator, size);
  if (!made)
    return raysort_report(&to, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortCreateContext: no host memory");
  raysort_initialise(made, size, info, &vk, &limits);
  result = raysort_checkShaders(made);
  if (result == VK_SUCCESS)
    result = raysort_makeLayout(made);
  if (result != VK_SUCCESS)
  {
    raysortDestroyContext(made);
    return result;
  }
  *context = made;
  return VK_SUCCESS;
}

RAYSORT_API void raysortDestroyContext(RaysortContext context)
{
  VkAllocationCallbacks allocator;
  if (!context)
    return;
  raysort_destroyPipelines(context);
  raysort_freeWords(context);
  if (context->layout != VK_NULL_HANDLE)
    context->vk.vkDestroyPipelineLayout(context->device, context->layout, context->allocator);
  allocator = context->allocatorCopy; /* a copy, because the callbacks are in the memory that they free */
  raysort_free(context->allocator ? &allocator : NULL, context);
}

RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties)
{
  *properties = context->properties;
  raysort_countPipelines(context, properties);
}
