/* common.c - a device, buffers, pictures, arguments and progress for the examples, the tests and the benchmarks.
 * SPDX-License-Identifier: MIT
 *
 * The only file with the implementations of volk, stb_image_write, stb_easy_font and raysort: a program that links
 * common.o has them all. With COMMON_WITHOUT_RAYSORT raysort comes from elsewhere. */
#define _POSIX_C_SOURCE 200809L /* clock_gettime, isatty, mkdir */

#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wcast-qual"
#pragma GCC diagnostic ignored "-Wconversion"
#pragma GCC diagnostic ignored "-Wmissing-braces"
#pragma GCC diagnostic ignored "-Wmissing-prototypes"
#pragma GCC diagnostic ignored "-Wpedantic"
#pragma GCC diagnostic ignored "-Wshadow"
#pragma GCC diagnostic ignored "-Wsign-conversion"
#pragma GCC diagnostic ignored "-Wundef"
#pragma GCC diagnostic ignored "-Wunused-function"
#endif
#define VOLK_IMPLEMENTATION
#include <volk.h>
#define STB_IMAGE_WRITE_IMPLEMENTATION
#include <stb/stb_image_write.h>
#include <stb/stb_easy_font.h>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#ifndef COMMON_WITHOUT_RAYSORT
#define RAYSORT_IMPLEMENTATION
#endif
#include "common.h"

#include <ctype.h>
#include <errno.h>
#include <math.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#define STAGING_PIECE ((VkDeviceSize)64 << 20)
#define MAX_PATH      1024
#define MAX_TEXT      256

/* ---- small things ---- */

void die(const char *format, ...)
{
  va_list list;
  va_start(list, format);
  fputs("error: ", stderr);
  vfprintf(stderr, format, list);
  fputc('\n', stderr);
  va_end(list);
  exit(1);
}

void checkResult(VkResult result, const char *call, const char *file, int line)
{
  if (result == VK_SUCCESS)
    return;
  if (result == VK_ERROR_DEVICE_LOST)
    die("the device was lost: its driver gave up on it, or it was taken away (%.40s)", call);
  if (result == VK_ERROR_OUT_OF_HOST_MEMORY || result == VK_ERROR_OUT_OF_DEVICE_MEMORY)
    die("out of memory%s (%.40s)", result == VK_ERROR_OUT_OF_DEVICE_MEMORY ? " of the device" : "", call);
  die("%s:%d: %s: VkResult %d", file, line, call, (int)result);
}

void *allocate(size_t size)
{
  void *memory = malloc(size ? size : 1);
  if (!memory)
    die("out of memory: %zu bytes", size);
  return memory;
}

void *grown(void *memory, uint64_t wanted, uint32_t *capacity, size_t size)
{
  if (wanted <= *capacity)
    return memory;
  if (wanted + wanted / 2 > UINT32_MAX)
    die("more than 2^32 elements");
  *capacity = (uint32_t)(wanted + wanted / 2);
  memory = realloc(memory, (size_t)*capacity * size);
  if (!memory)
    die("out of memory: %llu elements", (unsigned long long)wanted);
  return memory;
}

double seconds(void)
{
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + 1e-9 * (double)now.tv_nsec;
}

uint32_t randomNext(uint32_t *state)
{
  uint32_t x = *state;
  x ^= x << 13;
  x ^= x >> 17;
  x ^= x << 5;
  *state = x;
  return x;
}

/* ---- arguments ---- */

static void printHelp(const char *program, const char *about, const Option *options, uint32_t optionCount)
{
  printf("%s - %s\n\n", program, about);
  printf("  --devices         lists the devices\n");
  printf("  --device N|NAME   number, or part of the name; default: the first GPU, else the CPU\n");
  printf("  --size WxH        default: the program chooses\n");
  printf("  --out FOLDER      for pictures; default build/%s\n", program);
  printf("  --validate        with the validation layer; any error of it fails the program\n");
  printf("  --help            this text\n");
  for (uint32_t i = 0; i < optionCount; ++i)
    printf("  --%-15s %s%s%s\n", options[i].name, options[i].help, options[i].value ? "; default " : "",
           options[i].value ? options[i].value : "");
}

static void parseSize(const char *text, Arguments *arguments)
{
  char *end = NULL;
  unsigned long width = strtoul(text, &end, 10);
  unsigned long height = *end == 'x' ? strtoul(end + 1, &end, 10) : 0;
  if (*end || width < 1 || height < 1 || width > 32768 || height > 32768)
    die("--size %s: WIDTHxHEIGHT expected, each 1 to 32768", text);
  arguments->width = (uint32_t)width;
  arguments->height = (uint32_t)height;
}

/* Is it an option without a value? Then it is set. */
static int setFlag(Option *options, uint32_t optionCount, const char *name)
{
  for (uint32_t i = 0; i < optionCount; ++i)
    if (!strcmp(options[i].name, name) && options[i].value &&
        (!strcmp(options[i].value, "no") || !strcmp(options[i].value, "yes")))
    {
      options[i].value = "yes";
      return 1;
    }
  return 0;
}

int isOn(const Option *option)
{
  return !strcmp(option->value, "yes");
}

void optionNumbers(const Option *option, double *numbers, uint32_t count, double low, double high)
{
  const char *text = option->value;
  for (uint32_t i = 0; text && i < count; ++i)
  {
    char *end = NULL;
    numbers[i] = strtod(text, &end);
    if (end == text || *end != (i + 1 < count ? ',' : 0) || !(numbers[i] >= low && numbers[i] <= high))
      die("--%s %s: %u number%s from %.10g to %.10g expected", option->name, option->value, count,
          count > 1 ? "s with commas between them," : "", low, high);
    text = end + 1;
  }
}

uint32_t optionWhole(const Option *option, uint32_t otherwise, uint32_t low, uint32_t high)
{
  double number = otherwise;
  optionNumbers(option, &number, 1, low, high);
  if (number > floor(number))
    die("--%s %s: a whole number expected", option->name, option->value);
  return (uint32_t)number;
}

void optionRange(const Option *option, uint32_t most, uint32_t *first, uint32_t *end)
{
  const char *text = option->value;
  char *mark = NULL, *rest = NULL;
  if (!text)
    return;
  const unsigned long low = strtoul(text, &mark, 10);
  const unsigned long high = *mark == ':' ? strtoul(mark + 1, &rest, 10) : 0;
  if (*text < '0' || *text > '9' || *mark != ':' || mark[1] < '0' || mark[1] > '9' || *rest || low >= high ||
      high > most)
    die("--%s %s: A:B with 0 <= A < B <= %u expected", option->name, text, most);
  *first = (uint32_t)low;
  *end = (uint32_t)high;
}

uint32_t optionWord(const Option *option, uint32_t otherwise, const char *const *words, uint32_t count)
{
  for (uint32_t i = 0; option->value && i < count; ++i)
    if (!strcmp(option->value, words[i]))
      return i;
  if (!option->value)
    return otherwise;
  fprintf(stderr, "error: --%s %s: expected is one of", option->name, option->value);
  for (uint32_t i = 0; i < count; ++i)
    fprintf(stderr, " %s", words[i]);
  fprintf(stderr, "\n");
  exit(1);
}

static void setOption(Option *options, uint32_t optionCount, const char *name, const char *value)
{
  for (uint32_t i = 0; i < optionCount; ++i)
    if (!strcmp(options[i].name, name))
    {
      options[i].value = value;
      return;
    }
  die("unknown option --%s; try --help", name);
}

static void listDevices(void);

void parseArguments(int argc, char **argv, const char *program, const char *about, Arguments *arguments,
                    Option *options, uint32_t optionCount)
{
  static char folder[MAX_PATH];
  setvbuf(stdout, NULL, _IOLBF, BUFSIZ); /* in step with stderr, in a log too */
  snprintf(folder, sizeof(folder), "build/%s", program);
  memset(arguments, 0, sizeof(*arguments));
  arguments->out = folder;
  for (int i = 1; i < argc; ++i)
  {
    const char *name = argv[i];
    if (!strcmp(name, "--help"))
    {
      printHelp(program, about, options, optionCount);
      exit(0);
    }
    if (!strcmp(name, "--devices"))
    {
      listDevices();
      exit(0);
    }
    if (!strcmp(name, "--validate"))
    {
      arguments->validate = 1;
      continue;
    }
    if (strncmp(name, "--", 2))
      die("unexpected argument %s; try --help", name);
    if (setFlag(options, optionCount, name + 2))
      continue;
    if (i + 1 == argc)
      die("%s: a value is missing, or no such option; try --help", name);
    const char *value = argv[++i];
    if (!strcmp(name, "--device"))
      arguments->device = value;
    else if (!strcmp(name, "--size"))
      parseSize(value, arguments);
    else if (!strcmp(name, "--out"))
      arguments->out = value;
    else
      setOption(options, optionCount, name + 2, value);
  }
}

/* ---- progress ---- */

static void drawBar(const char *what, double fraction, double elapsed)
{
  char bar[31];
  double left = fraction > 0 ? elapsed / fraction - elapsed : 0;
  for (uint32_t i = 0; i < 30; ++i)
    bar[i] = (double)i < fraction * 30 ? '#' : '.';
  bar[30] = 0;
  fprintf(stderr, "\r%-24s [%s] %3.0f %%  %.0f s, %.0f s left ", what, bar, fraction * 100, elapsed, left);
  fflush(stderr);
}

void progress(const char *what, uint64_t done, uint64_t total)
{
  static double start, last; /* one bar at a time */
  static int running, shown;
  double now = seconds();
  double fraction = total ? (double)done / (double)total : 1;
  int isTerminal = isatty(2);
  if (!running)
  {
    running = 1;
    shown = 0;
    start = now;
    last = now;
  }
  if (done < total && now - start >= 2 && now - last >= (isTerminal ? 0.1 : 5))
  {
    if (isTerminal)
      drawBar(what, fraction, now - start);
    else
      fprintf(stderr, "%s: %.0f %%, %.0f s\n", what, fraction * 100, now - start);
    last = now;
    shown = 1;
  }
  if (done >= total)
  {
    if (shown && isTerminal)
    {
      drawBar(what, 1, now - start);
      fputc('\n', stderr);
    }
    running = 0;
  }
}

/* ---- pictures ---- */

Colour paletteColour(uint32_t index)
{
  /* Hues a golden angle apart, in five tones in turn: those with nearly the same hue are 8, 13 or 21 apart. */
  static const double value[5] = {0.95, 0.62, 0.85, 0.42, 0.92}, saturation[5] = {0.65, 0.85, 0.95, 0.65, 0.38};
  Colour colour = 0;
  double hue = fmod(0.58 + 0.61803398875 * (double)index, 1.0) * 6;
  for (uint32_t channel = 0; channel < 3; ++channel)
  {
    double distance = fabs(fmod(hue + 6 - 2.0 * (double)channel, 6.0) - 3); /* 3 at the channel's own hue */
    double ramp = distance <= 1 ? 0 : distance >= 2 ? 1 : distance - 1;
    double shade = value[index % 5] * (1 - saturation[index % 5] * (1 - ramp));
    colour = colour << 8 | (Colour)(shade * 255 + 0.5);
  }
  return colour;
}

Picture newPicture(uint32_t width, uint32_t height, Colour colour)
{
  Picture picture = {width, height, NULL};
  picture.rgb = (uint8_t *)allocate((size_t)3 * width * height);
  fillRectangle(&picture, 0, 0, width, height, colour);
  return picture;
}

void freePicture(Picture *picture)
{
  free(picture->rgb);
  memset(picture, 0, sizeof(*picture));
}

void setPixel(Picture *picture, size_t index, Colour colour)
{
  uint8_t *rgb = picture->rgb + 3 * index;
  rgb[0] = (uint8_t)(colour >> 16);
  rgb[1] = (uint8_t)(colour >> 8);
  rgb[2] = (uint8_t)colour;
}

void fillRectangle(Picture *picture, uint32_t x, uint32_t y, uint32_t width, uint32_t height, Colour colour)
{
  for (uint32_t row = y; row < picture->height && row - y < height; ++row) /* y + height could wrap */
    for (uint32_t column = x; column < picture->width && column - x < width; ++column)
      setPixel(picture, (size_t)row * picture->width + column, colour);
}

/* A rectangle is 4 vertices of x, y, z and a colour. The font knows whole dots only. */
const float *textQuads(const char *text, uint32_t *count)
{
  static float vertices[11 * MAX_TEXT * 16]; /* no letter has more than 11 */
  char copy[MAX_TEXT];
  snprintf(copy, sizeof(copy), "%s", text); /* the font takes no const */
  *count = (uint32_t)stb_easy_font_print(0, 0, copy, NULL, vertices, (int)sizeof(vertices));
  return vertices;
}

void drawText(Picture *picture, uint32_t x, uint32_t y, uint32_t scale, const char *text, Colour colour)
{
  uint32_t count;
  const float *letters = textQuads(text, &count);
  for (const float *quad = letters; quad < letters + 16 * count; quad += 16)
    fillRectangle(picture, x + scale * (uint32_t)quad[0], y + scale * (uint32_t)quad[1],
                  scale * (uint32_t)(quad[8] - quad[0]), scale * (uint32_t)(quad[9] - quad[1]), colour);
}

uint32_t textWidth(uint32_t scale, const char *text)
{
  char copy[MAX_TEXT];
  snprintf(copy, sizeof(copy), "%s", text);
  return scale * (uint32_t)stb_easy_font_width(copy);
}

void makeFolder(const char *folder)
{
  char path[MAX_PATH];
  if (snprintf(path, sizeof(path), "%s", folder) >= (int)sizeof(path))
    die("%s: the path is too long", folder);
  for (size_t i = 1; path[i]; ++i)
    if (path[i] == '/')
    {
      path[i] = 0;
      mkdir(path, 0777); /* what really fails shows itself at the last one */
      path[i] = '/';
    }
  if (mkdir(path, 0777) && errno != EEXIST)
    die("cannot make the folder %s", folder);
}

static void writeBytes(void *context, void *data, int size) /* as stb_image_write calls it; ferror tells how it went */
{
  (void)fwrite(data, 1, (size_t)size, (FILE *)context);
}

void writePng(const char *folder, const char *name, const Picture *picture)
{
  char path[MAX_PATH];
  makeFolder(folder);
  if (snprintf(path, sizeof(path), "%s/%s", folder, name) >= (int)sizeof(path))
    die("%s: the path is too long", folder);
  int width = (int)picture->width, height = (int)picture->height;
  FILE *file = fopen(path, "wb");
  if (!file)
    die("cannot write %s: %s", path, strerror(errno));
  int good = stbi_write_png_to_func(writeBytes, file, width, height, 3, picture->rgb, width * 3) && !ferror(file);
  if (fclose(file) != 0 || !good)
  {
    remove(path); /* half a picture */
    die("cannot write %s: is the disk full?", path);
  }
  printf("wrote %s\n", path);
}

void savePicture(const char *folder, const char *name, Picture *picture)
{
  writePng(folder, name, picture);
  freePicture(picture);
}

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

static int hasLayer(const char *name)
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
  if (validate && !hasLayer(layer))
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

static void listDevices(void)
{
  VkPhysicalDevice list[MOST_DEVICES];
  VkPhysicalDeviceProperties properties[MOST_DEVICES];
  const Arguments arguments = {.device = NULL};
  Gpu gpu = {.errors = 0};
  createInstance(&gpu, &arguments);
  uint32_t count = findDevices(&gpu, list, properties);
  for (uint32_t i = 0; i < count; ++i)
    printf("%u: %s, Vulkan %u.%u%s\n", i, properties[i].deviceName, VK_VERSION_MAJOR(properties[i].apiVersion),
           VK_VERSION_MINOR(properties[i].apiVersion),
           properties[i].apiVersion < VK_API_VERSION_1_2 ? ": too old, 1.2 is needed" : "");
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

void gpuMessage(void *user, VkResult result, const char *text)
{
  Gpu *gpu = (Gpu *)user;
  gpu->errors += result != VK_SUCCESS;
  fprintf(stderr, "raysort: %s (VkResult %d)\n", text, (int)result);
}

RaysortContextInfo gpuContextInfo(Gpu *gpu, uint32_t capabilities)
{
  RaysortContextInfo info;
  memset(&info, 0, sizeof(info));
  info.instance = gpu->instance;
  info.physicalDevice = gpu->physicalDevice;
  info.device = gpu->device;
  info.getInstanceProcAddr = vkGetInstanceProcAddr;
  info.capabilities = capabilities;
  info.message = gpuMessage;
  info.messageUser = gpu;
  return info;
}

RaysortContext gpuRaysort(Gpu *gpu, uint32_t capabilities)
{
  const RaysortContextInfo info = gpuContextInfo(gpu, capabilities);
  RaysortContext context = NULL;
  CHECK(raysortCreateContext(&info, &context));
  return context;
}

RaysortPass computePass(const char *name, VkPipeline pipeline, VkPipelineLayout layout, uint32_t pushBefore,
                        uint32_t groups)
{
  const uint32_t most = 65535; /* the least that a device allows on x */
  return raysortMakePass(name, pipeline, layout, pushBefore, groups < most ? groups : most, (groups + most - 1) / most,
                         1);
}

void *bvhOnHost(const RaysortBvhBuildInfo *info)
{
  RaysortBvhBuildLayout layout;
  CHECK(raysortGetBvhBuildLayout(NULL, info, &layout));
  void *memory = allocate((size_t)layout.destinationSize), *scratch = allocate((size_t)layout.scratchSize);
  CHECK(raysortBvhBuildOnHost(info, memory, (size_t)layout.destinationSize, scratch, (size_t)layout.scratchSize));
  free(scratch);
  return memory;
}

/* ---- buffers ---- */

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

/* ---- command buffers ---- */

BvhBatch bvhBatch(Gpu *gpu, RaysortContext raysort, const RaysortBvhBuildInfo *info, VkDeviceSize *offsets)
{
  BvhBatch batch = {*info, 0, {0}, {0}};
  RaysortBvhBuildLayout layout;
  CHECK(raysortGetBvhBuildLayout(raysort, info, &layout));
  if (offsets)
    CHECK(raysortBvhGetOffsets(info, offsets));
  void *words = allocate((size_t)layout.descriptionsSize);
  CHECK(raysortBvhWriteDescriptions(raysort, info, words));
  batch.size = layout.destinationSize;
  batch.descriptions = gpuUploaded(gpu, words, layout.descriptionsSize);
  batch.scratch = gpuBuffer(gpu, layout.scratchSize);
  batch.info.descriptions = gpuRange(&batch.descriptions);
  batch.info.scratch = gpuRange(&batch.scratch);
  free(words);
  return batch;
}

void bvhBatchBuild(Gpu *gpu, RaysortContext raysort, BvhBatch *batch, const GpuBuffer *to, VkDeviceSize at)
{
  const RaysortBuffer destination = {to->buffer, at, batch->size};
  batch->info.destination = destination;
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  CHECK(raysortCmdBvhBuild(raysort, commandBuffer, &batch->info));
  gpuSubmit(gpu, commandBuffer);
}

void bvhBatchFree(Gpu *gpu, BvhBatch *batch)
{
  gpuFreeBuffer(gpu, &batch->descriptions);
  gpuFreeBuffer(gpu, &batch->scratch);
  memset(batch, 0, sizeof(*batch));
}

void gpuBarrier(VkCommandBuffer commandBuffer)
{
  VkMemoryBarrier barrier = {.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER};
  barrier.srcAccessMask = VK_ACCESS_MEMORY_WRITE_BIT;
  barrier.dstAccessMask = VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT;
  vkCmdPipelineBarrier(commandBuffer, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1,
                       &barrier, 0, NULL, 0, NULL);
}

VkCommandBuffer gpuBegin(Gpu *gpu)
{
  VkCommandBuffer commandBuffer = VK_NULL_HANDLE;
  VkCommandBufferAllocateInfo info = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO};
  VkCommandBufferBeginInfo begin = {.sType = VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO};
  info.commandPool = gpu->commandPool;
  info.level = VK_COMMAND_BUFFER_LEVEL_PRIMARY;
  info.commandBufferCount = 1;
  begin.flags = VK_COMMAND_BUFFER_USAGE_ONE_TIME_SUBMIT_BIT;
  CHECK(vkAllocateCommandBuffers(gpu->device, &info, &commandBuffer));
  CHECK(vkBeginCommandBuffer(commandBuffer, &begin));
  gpuBarrier(commandBuffer); /* what earlier submissions wrote is visible here */
  return commandBuffer;
}

void gpuSubmit(Gpu *gpu, VkCommandBuffer commandBuffer)
{
  VkSubmitInfo submit = {.sType = VK_STRUCTURE_TYPE_SUBMIT_INFO};
  submit.commandBufferCount = 1;
  submit.pCommandBuffers = &commandBuffer;
  CHECK(vkEndCommandBuffer(commandBuffer));
  CHECK(vkQueueSubmit(gpu->queue, 1, &submit, VK_NULL_HANDLE));
  CHECK(vkQueueWaitIdle(gpu->queue));
  vkFreeCommandBuffers(gpu->device, gpu->commandPool, 1, &commandBuffer);
}

/* ---- pipelines ---- */

VkPipelineLayout gpuPipelineLayout(Gpu *gpu)
{
  VkPipelineLayout layout = VK_NULL_HANDLE;
  VkPushConstantRange range = {VK_SHADER_STAGE_COMPUTE_BIT, 0, RAYSORT_MAX_PUSH};
  VkPipelineLayoutCreateInfo info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  info.pushConstantRangeCount = 1;
  info.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(gpu->device, &info, NULL, &layout));
  return layout;
}

/* The words of a SPIR-V file; *size in bytes. Free it. */
static uint32_t *readSpirv(const char *name, size_t *size)
{
  FILE *file = fopen(name, "rb");
  if (!file)
    die("cannot read %s; run make, and run programs from the repository's root", name);
  fseek(file, 0, SEEK_END);
  long length = ftell(file);
  rewind(file);
  if (length < 20 || length % 4)
    die("%s is no SPIR-V", name);
  uint32_t *words = (uint32_t *)allocate((size_t)length);
  if (fread(words, 1, (size_t)length, file) != (size_t)length || words[0] != 0x07230203u)
    die("%s is no SPIR-V", name);
  fclose(file);
  *size = (size_t)length;
  return words;
}

VkShaderModule gpuShader(Gpu *gpu, const char *spirvFile)
{
  VkShaderModule module = VK_NULL_HANDLE;
  VkShaderModuleCreateInfo info = {.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO};
  uint32_t *words = readSpirv(spirvFile, &info.codeSize);
  info.pCode = words;
  CHECK(vkCreateShaderModule(gpu->device, &info, NULL, &module));
  free(words);
  return module;
}

VkPipeline gpuPipeline(Gpu *gpu, VkPipelineLayout layout, const char *spirvFile, const uint32_t *constants,
                       uint32_t constantCount)
{
  VkPipeline pipeline = VK_NULL_HANDLE;
  VkSpecializationMapEntry entries[16];
  VkSpecializationInfo specialization = {0};
  VkComputePipelineCreateInfo info = {.sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO};
  if (constantCount > 16)
    die("%s: %u specialization constants; 16 are possible", spirvFile, constantCount);
  for (uint32_t i = 0; i < constantCount; ++i)
  {
    entries[i].constantID = i;
    entries[i].offset = i * 4;
    entries[i].size = 4;
  }
  specialization.mapEntryCount = constantCount;
  specialization.pMapEntries = entries;
  specialization.dataSize = constantCount * sizeof(uint32_t);
  specialization.pData = constants;
  info.stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info.stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
  info.stage.pName = "main";
  info.stage.pSpecializationInfo = constantCount ? &specialization : NULL;
  info.stage.module = gpuShader(gpu, spirvFile);
  info.layout = layout;
  CHECK(vkCreateComputePipelines(gpu->device, VK_NULL_HANDLE, 1, &info, NULL, &pipeline));
  vkDestroyShaderModule(gpu->device, info.stage.module, NULL);
  return pipeline;
}

#define MOST_MAKERS 64

typedef struct Makers
{
  Gpu *gpu;
  VkPipelineLayout layout;
  GpuKernel *kernels;
  uint32_t count;
  atomic_uint taken;
} Makers;

/* Returns how many were begun, all of them in the end. */
static uint32_t makeKernel(Makers *makers)
{
  const uint32_t i = atomic_fetch_add(&makers->taken, 1);
  GpuKernel *kernel = &makers->kernels[i];
  if (i < makers->count)
    kernel->pipeline =
        gpuPipeline(makers->gpu, makers->layout, kernel->spirvFile, kernel->constants, kernel->constantCount);
  return i < makers->count ? i : makers->count;
}

static void *makeKernels(void *user)
{
  Makers *makers = (Makers *)user;
  while (makeKernel(makers) < makers->count)
    continue;
  return NULL;
}

void gpuPipelines(Gpu *gpu, VkPipelineLayout layout, GpuKernel *kernels, uint32_t count)
{
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  pthread_t threads[MOST_MAKERS];
  Makers makers;
  long started = 0;
  memset(&makers, 0, sizeof(makers));
  makers.gpu = gpu;
  makers.layout = layout;
  makers.kernels = kernels;
  makers.count = count;
  while (started + 1 < processors && started + 1 < (long)count && started < MOST_MAKERS &&
         pthread_create(&threads[started], NULL, makeKernels, &makers) == 0)
    ++started;
  for (uint32_t begun = 0; begun < count;)
  {
    begun = makeKernel(&makers);
    progress("making pipelines", begun, count);
  }
  while (started)
    pthread_join(threads[--started], NULL);
}

/* ---- timestamps ---- */

VkQueryPool gpuQueries(Gpu *gpu, uint32_t count)
{
  VkQueryPool pool = VK_NULL_HANDLE;
  VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
  info.queryType = VK_QUERY_TYPE_TIMESTAMP;
  info.queryCount = count;
  CHECK(vkCreateQueryPool(gpu->device, &info, NULL, &pool));
  return pool;
}

void gpuReadQueries(Gpu *gpu, VkQueryPool pool, uint32_t first, uint32_t count, double *milliseconds)
{
  uint64_t mask = gpu->timestampBits < 64 ? ((uint64_t)1 << gpu->timestampBits) - 1 : ~(uint64_t)0;
  uint64_t *ticks = (uint64_t *)allocate(count * sizeof(*ticks));
  CHECK(vkGetQueryPoolResults(gpu->device, pool, first, count, count * sizeof(*ticks), ticks, sizeof(*ticks),
                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
  for (uint32_t i = 0; i < count; ++i)
    milliseconds[i] = (double)((ticks[i] - ticks[0]) & mask) * (double)gpu->properties.limits.timestampPeriod * 1e-6;
  free(ticks);
}

static void timeOnce(Gpu *gpu, VkQueryPool pool, uint32_t runs, GpuRecord record, void *user)
{
  VkCommandBuffer commandBuffer = gpuBegin(gpu);
  if (pool)
    vkCmdResetQueryPool(commandBuffer, pool, 0, 2 * runs);
  for (uint32_t i = 0; i < runs; ++i)
  {
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i);
    record(user, commandBuffer);
    if (pool)
      vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, pool, 2 * i + 1);
    gpuBarrier(commandBuffer);
  }
  gpuSubmit(gpu, commandBuffer);
}

void gpuTime(Gpu *gpu, uint32_t runs, GpuRecord record, void *user, double *milliseconds)
{
  VkQueryPool pool = gpu->timestampBits ? gpuQueries(gpu, 2 * runs) : VK_NULL_HANDLE;
  const double warm = seconds() + (gpu->isCpu ? 0 : GPU_WARM_UP);
  double begun, pair[2];
  do
  {
    begun = seconds();
    timeOnce(gpu, pool, runs, record, user);
  } while (begun < warm);
  const double mean = (seconds() - begun) * 1e3 / runs;
  for (uint32_t i = 0; i < runs; ++i)
  {
    pair[1] = mean;
    if (pool)
      gpuReadQueries(gpu, pool, 2 * i, 2, pair);
    milliseconds[i] = pair[1];
  }
  vkDestroyQueryPool(gpu->device, pool, NULL);
}
