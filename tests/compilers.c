/* compilers.c - what a driver's compiler makes of each kernel: registers, spills, scratch memory, waves.
 * SPDX-License-Identifier: MIT
 *
 * usage: compilers NAME [CAPABILITIES [each]]   tests/compilers.sh runs it, with one driver and one device at a time
 * With BUCKETS=1 in the environment, the kernels that only NVIDIA's driver gets too: the radix sort by buckets.
 * Makes the pipelines as a context makes them, on the first device of Vulkan, and reads their statistics
 * (VK_KHR_pipeline_executable_properties). Nothing is executed: the device may be one that only compiles. Prints a row
 * for each kernel, the worst figures of its pipelines, or with `each` a row for each pipeline: device, kernel,
 * pipelines, width of a subgroup, registers, spills, bytes of scratch memory, waves. If a driver has none of these
 * names, all that it says goes to stderr. Ends with 1 if a figure is past the limits below, with 2 if there is no such
 * device or it has no statistics. */
#define VOLK_IMPLEMENTATION
#include <volk.h>

#define RAYSORT_IMPLEMENTATION
#include "raysort.h"

#include <inttypes.h>

#define NONE   0xffffffffffffffffull /* the driver does not say */
#define MOST   256                   /* pipelines, modules */
#define AMD    0x1002u
#define INTEL  0x8086u
#define WAVES  2u  /* of a SIMD of AMD's, at least: a single one waits for memory */
#define SPILLS 16u /* at most, on Intel; none on AMD */

typedef struct Figures
{
  uint64_t registers, spills, scratch, waves, width;
} Figures;

typedef struct Row
{
  const char *kernel;
  uint32_t constants[RAYSORT_CONSTANTS];
  uint32_t pipelines;
  Figures worst;
} Row;

/* The commands below find it here: Vulkan hands nothing on to them. */
static struct
{
  uint32_t vendor, moduleCount, rowCount;
  int isEach;
  VkShaderModule modules[MOST];
  const char *kernels[MOST];
  Row rows[MOST];
} state;

static void check(int isRight, const char *what)
{
  if (isRight)
    return;
  fprintf(stderr, "compilers: %s\n", what);
  exit(2);
}

static void say(void *user, VkResult result, const char *text)
{
  (void)user;
  fprintf(stderr, "compilers: %s (VkResult %d)\n", text, (int)result);
}

/* ---- statistics ---- */

static uint64_t numberOf(const VkPipelineExecutableStatisticKHR *statistic)
{
  if (statistic->format == VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_BOOL32_KHR)
    return statistic->value.b32;
  if (statistic->format == VK_PIPELINE_EXECUTABLE_STATISTIC_FORMAT_FLOAT64_KHR)
    return (uint64_t)statistic->value.f64;
  return statistic->value.u64;
}

static void note(uint64_t *figure, uint64_t number)
{
  *figure = *figure == NONE || number > *figure ? number : *figure;
}

/* The same figure has another name in each driver. Returns whether it is known. */
static int noteStatistic(Figures *figures, const VkPipelineExecutableStatisticKHR *statistic)
{
  const struct
  {
    const char *name;
    uint64_t *figure;
  } known[] = {{"VGPRs", &figures->registers},          {"Max live registers", &figures->registers},
               {"Spilled VGPRs", &figures->spills},     {"Spill Count", &figures->spills},
               {"Scratch size", &figures->scratch},     {"Scratch Memory Size", &figures->scratch},
               {"Subgroups per SIMD", &figures->waves}, {"Register Count", &figures->registers},
               {"Local Memory Size", &figures->scratch}};
  int isKnown = 0;
  for (uint32_t i = 0; i < sizeof(known) / sizeof(known[0]); ++i)
    if (!strcmp(statistic->name, known[i].name))
    {
      note(known[i].figure, numberOf(statistic));
      isKnown = 1;
    }
  return isKnown;
}

/* A driver with no known name: all that it says, so that the names can be added above. */
static void tellStatistics(const char *kernel, uint32_t count, const VkPipelineExecutableStatisticKHR *statistics)
{
  for (uint32_t i = 0; i < count; ++i)
    fprintf(stderr, "%s: %s: %" PRIu64 "\n", kernel, statistics[i].name, numberOf(&statistics[i]));
}

static void readStatistics(VkDevice device, const VkPipelineExecutableInfoKHR *info, const char *kernel,
                           Figures *figures)
{
  VkPipelineExecutableStatisticKHR statistics[64];
  uint32_t count = 64, known = 0;
  memset(statistics, 0, sizeof(statistics));
  for (uint32_t i = 0; i < count; ++i)
    statistics[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_STATISTIC_KHR;
  check(vkGetPipelineExecutableStatisticsKHR(device, info, &count, statistics) >= 0, "no statistics");
  for (uint32_t i = 0; i < count; ++i)
    known += (uint32_t)noteStatistic(figures, &statistics[i]);
  if (known == 0)
    tellStatistics(kernel, count, statistics);
}

static Figures figuresOf(VkDevice device, VkPipeline pipeline, const char *kernel)
{
  VkPipelineInfoKHR info = {.sType = VK_STRUCTURE_TYPE_PIPELINE_INFO_KHR, .pipeline = pipeline};
  VkPipelineExecutablePropertiesKHR executables[8];
  Figures figures = {NONE, NONE, NONE, NONE, NONE};
  uint32_t executableCount = 8;
  memset(executables, 0, sizeof(executables));
  for (uint32_t i = 0; i < 8; ++i)
    executables[i].sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_PROPERTIES_KHR;
  check(vkGetPipelineExecutablePropertiesKHR(device, &info, &executableCount, executables) >= 0, "no executables");
  for (uint32_t i = 0; i < executableCount; ++i)
  {
    VkPipelineExecutableInfoKHR one = {
        .sType = VK_STRUCTURE_TYPE_PIPELINE_EXECUTABLE_INFO_KHR, .pipeline = pipeline, .executableIndex = i};
    readStatistics(device, &one, kernel, &figures);
    note(&figures.width, executables[i].subgroupSize);
  }
  return figures;
}

/* ---- rows ---- */

static Row *rowOf(const char *kernel, const uint32_t *constants)
{
  uint32_t i = 0;
  while (i < state.rowCount && (state.isEach || strcmp(state.rows[i].kernel, kernel) != 0))
    ++i;
  check(i < MOST, "too many rows");
  if (i == state.rowCount)
  {
    ++state.rowCount;
    state.rows[i].kernel = kernel;
    memcpy(state.rows[i].constants, constants, sizeof(state.rows[i].constants));
    state.rows[i].worst = (Figures){NONE, NONE, NONE, NONE, NONE};
  }
  return &state.rows[i];
}

static void notePipeline(VkDevice device, VkPipeline pipeline, const VkPipelineShaderStageCreateInfo *stage)
{
  uint32_t i = 0;
  while (i < state.moduleCount && state.modules[i] != stage->module)
    ++i;
  check(i < state.moduleCount, "a pipeline of a module that was not seen");
  Row *row = rowOf(state.kernels[i], (const uint32_t *)stage->pSpecializationInfo->pData);
  const Figures figures = figuresOf(device, pipeline, state.kernels[i]);
  ++row->pipelines;
  note(&row->worst.registers, figures.registers);
  note(&row->worst.spills, figures.spills);
  note(&row->worst.scratch, figures.scratch);
  note(&row->worst.width, figures.width);
  if (figures.waves < row->worst.waves)
    row->worst.waves = figures.waves;
}

static void printFigure(uint64_t figure)
{
  if (figure == NONE)
    printf(" - |");
  else
    printf(" %" PRIu64 " |", figure);
}

/* Returns how many rows are past a limit. */
static uint32_t printRows(const char *name)
{
  uint32_t bad = 0;
  for (uint32_t i = 0; i < state.rowCount; ++i)
  {
    const Row *row = &state.rows[i];
    const Figures *worst = &row->worst;
    const int isBad = state.vendor == AMD ? worst->spills != 0 || worst->waves < WAVES
                                          : state.vendor == INTEL && worst->spills > SPILLS;
    printf("| %s | %s", name, row->kernel);
    for (uint32_t k = 0; state.isEach && k < RAYSORT_CONSTANTS; ++k)
      printf("%s%" PRIu32, k ? " " : " (", row->constants[k]);
    printf("%s | %" PRIu32 " |", state.isEach ? ")" : "", row->pipelines);
    printFigure(worst->width);
    printFigure(worst->registers);
    printFigure(worst->spills);
    printFigure(worst->scratch);
    printFigure(worst->waves);
    printf("%s\n", isBad ? " PAST THE LIMIT" : "");
    bad += (uint32_t)isBad;
  }
  return bad;
}

/* ---- commands that listen ---- */

static VKAPI_ATTR VkResult VKAPI_CALL makeModule(VkDevice device, const VkShaderModuleCreateInfo *info,
                                                 const VkAllocationCallbacks *allocator, VkShaderModule *module)
{
  const RaysortSpirv words = {NULL, info->pCode, info->codeSize};
  VkResult result = vkCreateShaderModule(device, info, allocator, module);
  uint32_t i = 0, place;
  while (i < state.moduleCount && state.modules[i] != *module) /* a handle may come again when its module is gone */
    ++i;
  check(i < MOST, "too many modules");
  state.modules[i] = *module;
  state.kernels[i] = raysort_findKernel(NULL, raysort_readIdentity(&words), &place)->name;
  state.moduleCount += i == state.moduleCount;
  return result;
}

static VKAPI_ATTR VkResult VKAPI_CALL makePipelines(VkDevice device, VkPipelineCache cache, uint32_t count,
                                                    const VkComputePipelineCreateInfo *infos,
                                                    const VkAllocationCallbacks *allocator, VkPipeline *pipelines)
{
  VkResult result = VK_SUCCESS;
  for (uint32_t i = 0; i < count && result == VK_SUCCESS; ++i)
  {
    VkComputePipelineCreateInfo info = infos[i];
    info.flags |= VK_PIPELINE_CREATE_CAPTURE_STATISTICS_BIT_KHR;
    result = vkCreateComputePipelines(device, cache, 1, &info, allocator, &pipelines[i]);
    if (result == VK_SUCCESS)
      notePipeline(device, pipelines[i], &info.stage);
  }
  return result;
}

/* ---- the device ---- */

static VkInstance makeInstance(void)
{
  VkApplicationInfo application = {.sType = VK_STRUCTURE_TYPE_APPLICATION_INFO, .apiVersion = VK_API_VERSION_1_2};
  VkInstanceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, .pApplicationInfo = &application};
  VkInstance instance = VK_NULL_HANDLE;
  check(volkInitialize() == VK_SUCCESS, "no Vulkan loader");
  check(vkCreateInstance(&info, NULL, &instance) == VK_SUCCESS, "vkCreateInstance failed");
  volkLoadInstance(instance);
  return instance;
}

static VkDevice makeDevice(VkPhysicalDevice physicalDevice)
{
  static const char *extension = VK_KHR_PIPELINE_EXECUTABLE_PROPERTIES_EXTENSION_NAME;
  const float priority = 1;
  VkPhysicalDevicePipelineExecutablePropertiesFeaturesKHR statistics = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PIPELINE_EXECUTABLE_PROPERTIES_FEATURES_KHR,
      .pipelineExecutableInfo = VK_TRUE};
  VkDeviceQueueCreateInfo queue = {
      .sType = VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, .queueCount = 1, .pQueuePriorities = &priority};
  RaysortDeviceFeatures features;
  raysortGetDeviceFeatures(&features, &statistics);
  VkDeviceCreateInfo info = {.sType = VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO,
                             .pNext = &features.features2,
                             .queueCreateInfoCount = 1,
                             .pQueueCreateInfos = &queue,
                             .enabledExtensionCount = 1,
                             .ppEnabledExtensionNames = &extension};
  VkDevice device = VK_NULL_HANDLE;
  check(vkCreateDevice(physicalDevice, &info, NULL, &device) == VK_SUCCESS,
        "vkCreateDevice failed: VK_KHR_pipeline_executable_properties is needed");
  volkLoadDevice(device);
  return device;
}

int main(int argc, char **argv)
{
  VkPhysicalDevice physicalDevice = VK_NULL_HANDLE;
  VkPhysicalDeviceProperties properties;
  RaysortCommands commands;
  RaysortContextInfo info;
  RaysortContext context = NULL;
  uint32_t count = 1;
  check(argc > 1, "usage: compilers NAME [CAPABILITIES [each]]");
  memset(&commands, 0, sizeof(commands));
  memset(&info, 0, sizeof(info));
  VkInstance instance = makeInstance();
  check(vkEnumeratePhysicalDevices(instance, &count, &physicalDevice) >= 0 && count == 1, "no device");
  vkGetPhysicalDeviceProperties(physicalDevice, &properties);
  state.vendor = properties.vendorID;
  state.isEach = argc > 3;
  fprintf(stderr, "%s: %s\n", argv[1], properties.deviceName);
  commands.vkCreateShaderModule = makeModule;
  commands.vkCreateComputePipelines = makePipelines;
  info.instance = instance;
  info.physicalDevice = physicalDevice;
  info.device = makeDevice(physicalDevice);
  info.getInstanceProcAddr = vkGetInstanceProcAddr;
  info.commands = &commands;
  info.capabilities = argc > 2 ? (uint32_t)strtoul(argv[2], NULL, 0) : 0;
  info.message = say;
  check(raysortCreateContext(&info, &context) == VK_SUCCESS, "raysortCreateContext failed");
  if (getenv("BUCKETS"))
    context->features |= RAYSORT_PRIVATE_FEATURE_SUBGROUP_32;
  check(raysortPreparePipelines(context, 0) == VK_SUCCESS, "raysortPreparePipelines failed");
  const uint32_t bad = printRows(argv[1]);
  raysortDestroyContext(context);
  vkDestroyDevice(info.device, NULL);
  vkDestroyInstance(instance, NULL);
  return bad != 0;
}
