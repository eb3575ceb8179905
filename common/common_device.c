/* common_device.c - an instance, a device, its queue. See common.h.
 * SPDX-License-Identifier: MIT
 *
 * The only file with the implementation of volk. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#include "common.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- instance ---- */

static VKAPI_ATTR VkBool32 VKAPI_CALL layerMessage(VkDebugUtilsMessageSeverityFlagBitsEXT severity,
                                                   VkDebugUtilsMessageTypeFlagsEXT types,
                                                   const VkDebugUtilsMessengerCallbackDataEXT *data, void *user)
{
  Gpu *gpu = (Gpu *)user;
  (void)types;
  if (severity & VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT)
  {
    ++gpu->errors;
    fprintf(stderr, "validation: %s\n", data->pMessage);
  }
  return VK_FALSE;
}

static int hasInstanceExtension(const char *layer, const char *name)
{
  uint32_t count = 0;
  int found = 0;
  CHECK(vkEnumerateInstanceExtensionProperties(layer, &count, NULL));
  VkExtensionProperties *list = (VkExtensionProperties *)allocate(count * sizeof(*list));
  CHECK(vkEnumerateInstanceExtensionProperties(layer, &count, list));
  for (uint32_t i = 0; i < count; ++i)
    found |= !strcmp(list[i].extensionName, name);
  free(list);
  return found;
}

int gpuHasLayer(const char *name)
{
  uint32_t count = 0;
  int found = 0;
  CHECK(vkEnumerateInstanceLayerProperties(&count, NULL));
  VkLayerProperties *list = (VkLayerProperties *)allocate(count * sizeof(*list));
  CHECK(vkEnumerateInstanceLayerProperties(&count, list));
  for (uint32_t i = 0; i < count; ++i)
    found |= !strcmp(list[i].layerName, name);
  free(list);
  return found;
}

static void createInstance(Gpu *gpu, const Arguments *arguments)
{
  static const char *const layer = "VK_LAYER_KHRONOS_validation";
  static const VkValidationFeatureEnableEXT enabled = VK_VALIDATION_FEATURE_ENABLE_SYNCHRONIZATION_VALIDATION_EXT;
  const char *extensions[2 + 8];
  uint32_t extensionCount = 0;
  const int validate = arguments->validate;
  VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
  VkDebugUtilsMessengerCreateInfoEXT messenger = {.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_MESSENGER_CREATE_INFO_EXT};
  VkValidationFeaturesEXT features = {.sType = VK_STRUCTURE_TYPE_VALIDATION_FEATURES_EXT};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO};

  if (volkInitialize() != VK_SUCCESS)
    die("no Vulkan loader (libvulkan.so.1) on this machine");
  if (validate && !gpuHasLayer(layer))
    die("--validate: the layer %s is not installed", layer);
  messenger.messageSeverity = VK_DEBUG_UTILS_MESSAGE_SEVERITY_ERROR_BIT_EXT;
  messenger.messageType = VK_DEBUG_UTILS_MESSAGE_TYPE_GENERAL_BIT_EXT | VK_DEBUG_UTILS_MESSAGE_TYPE_VALIDATION_BIT_EXT;
  messenger.pfnUserCallback = layerMessage;
  messenger.pUserData = gpu;
  features.enabledValidationFeatureCount = 1;
  features.pEnabledValidationFeatures = &enabled;
  int hasUtils = hasInstanceExtension(NULL, VK_EXT_DEBUG_UTILS_EXTENSION_NAME) ||
                 (validate && hasInstanceExtension(layer, VK_EXT_DEBUG_UTILS_EXTENSION_NAME));
  if (hasUtils)
    extensions[extensionCount++] = VK_EXT_DEBUG_UTILS_EXTENSION_NAME;
  if (validate)
  {
    extensions[extensionCount++] = VK_EXT_VALIDATION_FEATURES_EXTENSION_NAME;
    info.enabledLayerCount = 1;
    info.ppEnabledLayerNames = &layer;
    info.pNext = &features;
  }
  for (uint32_t i = 0; i < arguments->instanceExtensionCount && i < 8; ++i)
    extensions[extensionCount++] = arguments->instanceExtensions[i];
  info.pApplicationInfo = &application;
  info.enabledExtensionCount = extensionCount;
  info.ppEnabledExtensionNames = extensions;
  CHECK(vkCreateInstance(&info, NULL, &gpu->instance));
  volkLoadInstance(gpu->instance);
  if (hasUtils && validate)
    CHECK(vkCreateDebugUtilsMessengerEXT(gpu->instance, &messenger, NULL, &gpu->messenger));
}

/* ---- device ---- */

/* Is `wanted` (a number or a part of the name, in any case) this device? */
static int isWanted(const char *wanted, uint32_t number, const char *name)
{
  char *end = NULL;
  unsigned long value = strtoul(wanted, &end, 10);
  size_t length = strlen(wanted);
  if (end != wanted && !*end)
    return value == number;
  for (; *name; ++name)
  {
    size_t i = 0;
    while (i < length && name[i] && tolower((unsigned char)name[i]) == tolower((unsigned char)wanted[i]))
      ++i;
    if (i == length)
      return 1;
  }
  return 0;
}

#define MOST_DEVICES 16

static uint32_t findDevices(const Gpu *gpu, VkPhysicalDevice list[], VkPhysicalDeviceProperties properties[])
{
  uint32_t count = MOST_DEVICES;
  VkResult result = vkEnumeratePhysicalDevices(gpu->instance, &count, list);
  if ((result != VK_SUCCESS && result != VK_INCOMPLETE) || !count)
    die("no Vulkan device (VkResult %d)", (int)result);
  for (uint32_t i = 0; i < count; ++i)
    vkGetPhysicalDeviceProperties(list[i], &properties[i]);
  return count;
}

/* The UUID, as nvidia-smi -L and vulkaninfo write it: it tells two GPUs of one name apart. */
static void writeUuid(VkPhysicalDevice device, char text[2 * VK_UUID_SIZE + 5])
{
  VkPhysicalDeviceIDProperties id = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ID_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2, .pNext = &id};
  vkGetPhysicalDeviceProperties2(device, &properties);
  for (uint32_t i = 0; i < VK_UUID_SIZE; ++i)
    text += sprintf(text, "%s%02x", i == 4 || i == 6 || i == 8 || i == 10 ? "-" : "", id.deviceUUID[i]);
}

void gpuListDevices(void)
{
  VkPhysicalDevice list[MOST_DEVICES];
  VkPhysicalDeviceProperties properties[MOST_DEVICES];
  const Arguments arguments = {.device = NULL};
  Gpu gpu = {.errors = 0};
  createInstance(&gpu, &arguments);
  uint32_t count = findDevices(&gpu, list, properties);
  for (uint32_t i = 0; i < count; ++i)
  {
    char uuid[2 * VK_UUID_SIZE + 5] = "too old, 1.2 is needed";
    if (properties[i].apiVersion >= VK_API_VERSION_1_2)
      writeUuid(list[i], uuid);
    printf("%u: %s, Vulkan %u.%u, %s\n", i, properties[i].deviceName, VK_VERSION_MAJOR(properties[i].apiVersion),
           VK_VERSION_MINOR(properties[i].apiVersion), uuid);
  }
  gpuClose(&gpu);
}

static void pickPhysicalDevice(Gpu *gpu, const char *wanted)
{
  VkPhysicalDevice list[MOST_DEVICES];
  VkPhysicalDeviceProperties properties[MOST_DEVICES];
  uint32_t count = findDevices(gpu, list, properties), picked = MOST_DEVICES;
  for (uint32_t i = count; i-- > 0;) /* backwards: the first one wins */
    if (wanted ? isWanted(wanted, i, properties[i].deviceName)
               : picked == MOST_DEVICES || properties[i].deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU ||
                     properties[picked].deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU)
      picked = i;
  if (picked == MOST_DEVICES)
  {
    for (uint32_t i = 0; i < count; ++i)
      fprintf(stderr, "  %u: %s\n", i, properties[i].deviceName);
    die("--device %s: none of these", wanted);
  }
  if (properties[picked].apiVersion < VK_API_VERSION_1_2)
    die("%s: Vulkan 1.2 is needed", properties[picked].deviceName);
  gpu->physicalDevice = list[picked];
  gpu->properties = properties[picked];
  gpu->isCpu = properties[picked].deviceType == VK_PHYSICAL_DEVICE_TYPE_CPU;
}

/* Fills what gpu tells about the device, prints the line about it, and picks the queue family. */
static void describeDevice(Gpu *gpu)
{
  VkPhysicalDeviceVulkan12Properties vulkan12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_PROPERTIES};
  VkPhysicalDeviceSubgroupProperties subgroup = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES};
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
  VkQueueFamilyProperties families[16];
  uint32_t familyCount = 16, picked = 16;
  properties.pNext = &subgroup;
  subgroup.pNext = &vulkan12;
  vkGetPhysicalDeviceProperties2(gpu->physicalDevice, &properties);
  vkGetPhysicalDeviceMemoryProperties(gpu->physicalDevice, &gpu->memory);
  vkGetPhysicalDeviceQueueFamilyProperties(gpu->physicalDevice, &familyCount, families);
  for (uint32_t i = familyCount; i-- > 0;) /* one with timestamps before one without; of those the first */
    if (families[i].queueFlags & VK_QUEUE_COMPUTE_BIT)
      if (picked == 16 || families[i].timestampValidBits || !families[picked].timestampValidBits)
        picked = i;
  if (picked == 16)
    die("%s: no compute queue", gpu->properties.deviceName);
  gpu->queueFamily = picked;
  gpu->timestampBits = families[picked].timestampValidBits;
  gpu->subgroupSize = subgroup.subgroupSize;
  printf("device: %s, %s %s, subgroup %u\n", gpu->properties.deviceName, vulkan12.driverName, vulkan12.driverInfo,
         gpu->subgroupSize);
}

/* Enables what some kernels are faster with, where all of it is there. */
static void enableFast(Gpu *gpu, RaysortDeviceFeatures *features)
{
  VkPhysicalDeviceVulkan12Features vulkan12 = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES};
  VkPhysicalDeviceFeatures2 there = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2};
  there.pNext = &vulkan12;
  vkGetPhysicalDeviceFeatures2(gpu->physicalDevice, &there);
  gpu->isFast = vulkan12.shaderFloat16 && there.features.shaderInt64 && vulkan12.shaderBufferInt64Atomics;
  features->vulkan12.shaderFloat16 = gpu->isFast ? VK_TRUE : VK_FALSE;
  features->vulkan12.shaderBufferInt64Atomics = features->vulkan12.shaderFloat16;
  features->features2.features.shaderInt64 = features->vulkan12.shaderFloat16;
}

static void createDevice(Gpu *gpu)
{
  static const float priority = 1;
  RaysortDeviceFeatures features;
  VkDeviceQueueCreateInfo queue = {.sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO};
  VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO};
  VkCommandPoolCreateInfo pool = {.sType = VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO};
  raysortGetDeviceFeatures(&features, gpu->extras.features);
  enableFast(gpu, &features);
  queue.queueFamilyIndex = gpu->queueFamily;
  queue.queueCount = 1;
  queue.pQueuePriorities = &priority;
  info.pNext = &features.features2;
  info.queueCreateInfoCount = 1;
  info.pQueueCreateInfos = &queue;
  info.enabledExtensionCount = gpu->extras.extensionCount;
  info.ppEnabledExtensionNames = gpu->extras.extensions;
  CHECK(vkCreateDevice(gpu->physicalDevice, &info, NULL, &gpu->device));
  volkLoadDevice(gpu->device);
  vkGetDeviceQueue(gpu->device, gpu->queueFamily, 0, &gpu->queue);
  pool.queueFamilyIndex = gpu->queueFamily;
  pool.flags = VK_COMMAND_POOL_CREATE_TRANSIENT_BIT;
  CHECK(vkCreateCommandPool(gpu->device, &pool, NULL, &gpu->commandPool));
}

void gpuOpen(Gpu *gpu, const Arguments *arguments)
{
  memset(gpu, 0, sizeof(*gpu));
  createInstance(gpu, arguments);
  pickPhysicalDevice(gpu, arguments->device);
  describeDevice(gpu);
  if (arguments->extras)
    gpu->extras = arguments->extras(gpu->physicalDevice);
  createDevice(gpu);
}

void gpuClose(Gpu *gpu)
{
  uint32_t errors;
  if (gpu->device)
  {
    CHECK(vkDeviceWaitIdle(gpu->device));
    gpuFreeBuffer(gpu, &gpu->staging);
    vkDestroyCommandPool(gpu->device, gpu->commandPool, NULL);
    vkDestroyDevice(gpu->device, NULL);
  }
  if (gpu->messenger)
    vkDestroyDebugUtilsMessengerEXT(gpu->instance, gpu->messenger, NULL);
  if (gpu->instance)
    vkDestroyInstance(gpu->instance, NULL);
  errors = gpu->errors;
  memset(gpu, 0, sizeof(*gpu));
  gpu->errors = errors;
}
