/* native_rt.c - the driver's own ray tracing: structures, a pipeline, its shader binding table.
 * SPDX-License-Identifier: MIT
 *
 * Vulkan's headers of 1.3.239 have every struct needed, those of VK_NV_ray_tracing_invocation_reorder too. They lack
 * VK_EXT_ray_tracing_invocation_reorder, which glslang 12 cannot compile for either: it is not used. */
#include "native_rt.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define ALL_STAGES                                                                                       \
  (VK_SHADER_STAGE_RAYGEN_BIT_KHR | VK_SHADER_STAGE_MISS_BIT_KHR | VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR | \
   VK_SHADER_STAGE_ANY_HIT_BIT_KHR)

/* ---- is it there? ---- */

enum Extension
{
  EXTENSION_OPERATIONS, /* acceleration structures ask for it */
  EXTENSION_STRUCTURES,
  EXTENSION_PIPELINES,
  EXTENSION_REORDER, /* the only one that may be missing */
  EXTENSION_COUNT
};

static const char *const extensionNames[EXTENSION_COUNT] = {
    VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME, VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME,
    VK_KHR_RAY_TRACING_PIPELINE_EXTENSION_NAME, VK_NV_RAY_TRACING_INVOCATION_REORDER_EXTENSION_NAME};

static void findExtensions(VkPhysicalDevice physicalDevice, int found[EXTENSION_COUNT])
{
  uint32_t count = 0;
  CHECK(vkEnumerateDeviceExtensionProperties(physicalDevice, NULL, &count, NULL));
  VkExtensionProperties *list = (VkExtensionProperties *)allocate(count * sizeof(*list));
  CHECK(vkEnumerateDeviceExtensionProperties(physicalDevice, NULL, &count, list));
  memset(found, 0, EXTENSION_COUNT * sizeof(*found));
  for (uint32_t i = 0; i < count; ++i)
    for (uint32_t k = 0; k < EXTENSION_COUNT; ++k)
      found[k] |= !strcmp(list[i].extensionName, extensionNames[k]);
  free(list);
}

static void addLack(char *text, size_t size, const char *what)
{
  size_t length = strlen(text);
  snprintf(text + length, size - length, "%s%s", length ? ", " : "", what);
}

/* Lists in `lacks` what of the extensions and features is missing. Is the reordering there? */
static int look(VkPhysicalDevice physicalDevice, char *lacks, size_t size)
{
  int found[EXTENSION_COUNT];
  VkPhysicalDeviceFeatures2 features = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2};
  VkPhysicalDeviceAccelerationStructureFeaturesKHR structures = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR};
  VkPhysicalDeviceRayTracingPipelineFeaturesKHR pipelines = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR};
  VkPhysicalDeviceRayTracingInvocationReorderFeaturesNV reorder = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_FEATURES_NV};
  lacks[0] = 0;
  findExtensions(physicalDevice, found);
  for (uint32_t i = 0; i < EXTENSION_REORDER; ++i)
    if (!found[i])
      addLack(lacks, size, extensionNames[i]);
  if (lacks[0])
    return 0;
  features.pNext = &structures;
  structures.pNext = &pipelines;
  pipelines.pNext = found[EXTENSION_REORDER] ? &reorder : NULL;
  vkGetPhysicalDeviceFeatures2(physicalDevice, &features);
  if (!structures.accelerationStructure)
    addLack(lacks, size, "the feature accelerationStructure");
  if (!pipelines.rayTracingPipeline)
    addLack(lacks, size, "the feature rayTracingPipeline");
  return reorder.rayTracingInvocationReorder != 0;
}

GpuExtras nativeExtras(VkPhysicalDevice physicalDevice)
{
  static VkPhysicalDeviceRayTracingInvocationReorderFeaturesNV reorder = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_FEATURES_NV,
      .rayTracingInvocationReorder = VK_TRUE};
  static VkPhysicalDeviceRayTracingPipelineFeaturesKHR pipelines = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_FEATURES_KHR,
      .rayTracingPipeline = VK_TRUE,
      .rayTracingPipelineTraceRaysIndirect = VK_TRUE}; /* where there are pipelines, there is this */
  static VkPhysicalDeviceAccelerationStructureFeaturesKHR structures = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR,
      .pNext = &pipelines,
      .accelerationStructure = VK_TRUE};
  GpuExtras extras;
  char lacks[256];
  memset(&extras, 0, sizeof(extras));
  int hasReorder = look(physicalDevice, lacks, sizeof(lacks));
  if (lacks[0])
    return extras;
  pipelines.pNext = hasReorder ? &reorder : NULL;
  extras.extensions = extensionNames;
  extras.extensionCount = hasReorder ? EXTENSION_COUNT : EXTENSION_REORDER;
  extras.features = &structures;
  extras.usage = VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR |
                 VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR | VK_BUFFER_USAGE_SHADER_BINDING_TABLE_BIT_KHR;
  return extras;
}

static void readProperties(NativeRt *native)
{
  VkPhysicalDeviceProperties2 properties = {.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2};
  VkPhysicalDeviceRayTracingInvocationReorderPropertiesNV reorder = {
      .sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_INVOCATION_REORDER_PROPERTIES_NV};
  native->structures.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_PROPERTIES_KHR;
  native->pipelines.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_TRACING_PIPELINE_PROPERTIES_KHR;
  properties.pNext = &native->structures;
  native->structures.pNext = &native->pipelines;
  native->pipelines.pNext = native->hasReorder ? &reorder : NULL;
  vkGetPhysicalDeviceProperties2(native->gpu->physicalDevice, &properties);
  native->structures.pNext = NULL;
  native->pipelines.pNext = NULL;
  native->reorders =
      reorder.rayTracingInvocationReorderReorderingHint == VK_RAY_TRACING_INVOCATION_REORDER_MODE_REORDER_NV;
}

int nativeOpen(NativeRt *native, Gpu *gpu)
{
  char lacks[192];
  memset(native, 0, sizeof(*native));
  native->gpu = gpu;
  int hasReorder = look(gpu->physicalDevice, lacks, sizeof(lacks));
  if (!gpu->timestampBits)
    addLack(lacks, sizeof(lacks), "timestamps");
  /* At 128 bits a kernel of lavapipe's own builder never ends (Mesa 26.2.6). */
  if (gpu->isCpu && gpu->subgroupSize < 8)
    addLack(lacks, sizeof(lacks), "a builder that ends at subgroups of 4");
  if (!lacks[0] && !gpu->extras.usage)
    addLack(lacks, sizeof(lacks), "nativeExtras at its creation");
  if (lacks[0])
  {
    snprintf(native->lacks, sizeof(native->lacks), "no native ray tracing: the device lacks %s", lacks);
    return 0;
  }
  native->hasReorder = hasReorder;
  readProperties(native);
  return 1;
}

void nativeClose(NativeRt *native)
{
  memset(native, 0, sizeof(*native));
}

/* ---- small things ---- */

static VkDeviceSize roundUp(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) / alignment * alignment;
}

typedef void (*Record)(NativeRt *native, VkCommandBuffer commandBuffer, const void *what);

typedef struct Recording
{
  NativeRt *native;
  Record record;
  const void *what;
} Recording;

static void recordOne(void *user, VkCommandBuffer commandBuffer)
{
  const Recording *recording = (const Recording *)user;
  recording->record(recording->native, commandBuffer, recording->what);
}

/* Once; or, where milliseconds are asked for, as often as gpuTime says. */
static void run(NativeRt *native, Record record, const void *what, uint32_t runs, double *milliseconds)
{
  Recording recording = {native, record, what};
  if (milliseconds)
  {
    gpuTime(native->gpu, runs, recordOne, &recording, milliseconds);
    return;
  }
  VkCommandBuffer commandBuffer = gpuBegin(native->gpu);
  record(native, commandBuffer, what);
  gpuSubmit(native->gpu, commandBuffer);
}

/* ---- acceleration structures ---- */

/* A build as Vulkan wants it. */
typedef struct Build
{
  VkAccelerationStructureBuildGeometryInfoKHR info;
  VkAccelerationStructureGeometryKHR *geometries;
  VkAccelerationStructureBuildRangeInfoKHR *ranges;
  uint32_t *primitives; /* of each geometry */
} Build;

static void fillTriangles(const NativeGeometry *from, VkAccelerationStructureGeometryKHR *to)
{
  VkAccelerationStructureGeometryTrianglesDataKHR *triangles = &to->geometry.triangles;
  to->geometryType = VK_GEOMETRY_TYPE_TRIANGLES_KHR;
  to->flags = from->flags;
  triangles->sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR;
  triangles->vertexFormat = VK_FORMAT_R32G32B32_SFLOAT;
  triangles->vertexData.deviceAddress = from->positions;
  triangles->vertexStride = from->stride;
  triangles->maxVertex = from->vertexCount ? from->vertexCount - 1 : 0;
  triangles->indexType = from->indexType;
  triangles->indexData.deviceAddress = from->indices;
  triangles->transformData.deviceAddress = from->transform;
}

static void fillInstances(const NativeInput *input, VkAccelerationStructureGeometryKHR *to)
{
  to->geometryType = VK_GEOMETRY_TYPE_INSTANCES_KHR;
  to->geometry.instances.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR;
  to->geometry.instances.data.deviceAddress = input->instances;
}

static Build newBuild(const NativeInput *input)
{
  Build build;
  uint32_t count = input->geometryCount ? input->geometryCount : 1;
  memset(&build, 0, sizeof(build));
  build.geometries = (VkAccelerationStructureGeometryKHR *)allocate(count * sizeof(*build.geometries));
  build.ranges = (VkAccelerationStructureBuildRangeInfoKHR *)allocate(count * sizeof(*build.ranges));
  build.primitives = (uint32_t *)allocate(count * sizeof(*build.primitives));
  memset(build.geometries, 0, count * sizeof(*build.geometries));
  memset(build.ranges, 0, count * sizeof(*build.ranges));
  for (uint32_t i = 0; i < count; ++i)
  {
    build.geometries[i].sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR;
    if (input->geometryCount)
      fillTriangles(&input->geometries[i], &build.geometries[i]);
    else
      fillInstances(input, &build.geometries[i]);
    build.primitives[i] = input->geometryCount ? input->geometries[i].triangleCount : input->instanceCount;
    build.ranges[i].primitiveCount = build.primitives[i];
  }
  build.info.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR;
  build.info.type = input->geometryCount ? VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR
                                         : VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR;
  build.info.flags = input->flags;
  build.info.geometryCount = count;
  build.info.pGeometries = build.geometries;
  return build;
}

static void freeBuild(Build *build)
{
  free(build->geometries);
  free(build->ranges);
  free(build->primitives);
}

static NativeStructure newStructure(NativeRt *native, VkAccelerationStructureTypeKHR type, VkDeviceSize size)
{
  NativeStructure structure;
  VkAccelerationStructureCreateInfoKHR info = {.sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR};
  VkAccelerationStructureDeviceAddressInfoKHR address = {
      .sType = VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR};
  memset(&structure, 0, sizeof(structure));
  structure.type = type;
  structure.buffer = gpuBuffer(native->gpu, size);
  info.buffer = structure.buffer.buffer;
  info.size = size;
  info.type = type;
  CHECK(vkCreateAccelerationStructureKHR(native->gpu->device, &info, NULL, &structure.handle));
  address.accelerationStructure = structure.handle;
  structure.address = vkGetAccelerationStructureDeviceAddressKHR(native->gpu->device, &address);
  return structure;
}

static void recordBuild(NativeRt *native, VkCommandBuffer commandBuffer, const void *what)
{
  const Build *build = (const Build *)what;
  const VkAccelerationStructureBuildRangeInfoKHR *ranges = build->ranges;
  (void)native;
  vkCmdBuildAccelerationStructuresKHR(commandBuffer, 1, &build->info, &ranges);
}

static void runBuild(NativeRt *native, Build *build, VkDeviceSize scratchSize, uint32_t runs, double *milliseconds)
{
  VkDeviceSize alignment = native->structures.minAccelerationStructureScratchOffsetAlignment;
  GpuBuffer scratch = gpuBuffer(native->gpu, scratchSize + alignment);
  build->info.scratchData.deviceAddress = roundUp(scratch.address, alignment);
  run(native, recordBuild, build, runs, milliseconds);
  gpuFreeBuffer(native->gpu, &scratch);
}

NativeStructure nativeBuild(NativeRt *native, const NativeInput *input, uint32_t runs, double *milliseconds)
{
  Build build = newBuild(input);
  VkAccelerationStructureBuildSizesInfoKHR sizes = {.sType =
                                                        VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR};
  vkGetAccelerationStructureBuildSizesKHR(native->gpu->device, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR,
                                          &build.info, build.primitives, &sizes);
  NativeStructure structure = newStructure(native, build.info.type, sizes.accelerationStructureSize);
  structure.buildScratch = sizes.buildScratchSize;
  structure.updateScratch = sizes.updateScratchSize;
  build.info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR;
  build.info.dstAccelerationStructure = structure.handle;
  runBuild(native, &build, sizes.buildScratchSize, runs, milliseconds);
  freeBuild(&build);
  return structure;
}

void nativeUpdate(NativeRt *native, const NativeStructure *structure, const NativeInput *input, uint32_t runs,
                  double *milliseconds)
{
  Build build = newBuild(input);
  if (!(input->flags & VK_BUILD_ACCELERATION_STRUCTURE_ALLOW_UPDATE_BIT_KHR))
    die("nativeUpdate: the structure was built without allow-update");
  build.info.mode = VK_BUILD_ACCELERATION_STRUCTURE_MODE_UPDATE_KHR;
  build.info.srcAccelerationStructure = structure->handle;
  build.info.dstAccelerationStructure = structure->handle;
  runBuild(native, &build, structure->updateScratch, runs, milliseconds);
  freeBuild(&build);
}

static VkDeviceSize compactedSize(NativeRt *native, const NativeStructure *structure)
{
  VkDevice device = native->gpu->device;
  VkDeviceSize size = 0;
  VkQueryPool pool = VK_NULL_HANDLE;
  VkQueryPoolCreateInfo info = {.sType = VK_STRUCTURE_TYPE_QUERY_POOL_CREATE_INFO};
  info.queryType = VK_QUERY_TYPE_ACCELERATION_STRUCTURE_COMPACTED_SIZE_KHR;
  info.queryCount = 1;
  CHECK(vkCreateQueryPool(device, &info, NULL, &pool));
  VkCommandBuffer commandBuffer = gpuBegin(native->gpu);
  vkCmdResetQueryPool(commandBuffer, pool, 0, 1);
  vkCmdWriteAccelerationStructuresPropertiesKHR(commandBuffer, 1, &structure->handle, info.queryType, pool, 0);
  gpuSubmit(native->gpu, commandBuffer);
  CHECK(vkGetQueryPoolResults(device, pool, 0, 1, sizeof(size), &size, sizeof(size),
                              VK_QUERY_RESULT_64_BIT | VK_QUERY_RESULT_WAIT_BIT));
  vkDestroyQueryPool(device, pool, NULL);
  return size;
}

NativeStructure nativeCompact(NativeRt *native, const NativeStructure *from)
{
  NativeStructure to = newStructure(native, from->type, compactedSize(native, from));
  VkCopyAccelerationStructureInfoKHR copy = {.sType = VK_STRUCTURE_TYPE_COPY_ACCELERATION_STRUCTURE_INFO_KHR};
  copy.src = from->handle;
  copy.dst = to.handle;
  copy.mode = VK_COPY_ACCELERATION_STRUCTURE_MODE_COMPACT_KHR;
  VkCommandBuffer commandBuffer = gpuBegin(native->gpu);
  vkCmdCopyAccelerationStructureKHR(commandBuffer, &copy);
  gpuSubmit(native->gpu, commandBuffer);
  return to;
}

void nativeFreeStructure(NativeRt *native, NativeStructure *structure)
{
  if (structure->handle)
    vkDestroyAccelerationStructureKHR(native->gpu->device, structure->handle, NULL);
  gpuFreeBuffer(native->gpu, &structure->buffer);
  memset(structure, 0, sizeof(*structure));
}

VkAccelerationStructureInstanceKHR nativeInstance(const NativeStructure *bottom)
{
  VkAccelerationStructureInstanceKHR instance;
  memset(&instance, 0, sizeof(instance));
  for (uint32_t i = 0; i < 3; ++i)
    instance.transform.matrix[i][i] = 1;
  instance.mask = 0xff;
  instance.accelerationStructureReference = bottom->address;
  return instance;
}

/* ---- pipelines ---- */

/* The stages and groups of a pipeline while it is made: raygen, misses, hit groups. */
typedef struct Parts
{
  VkPipelineShaderStageCreateInfo *stages;
  VkSpecializationInfo *specializations; /* one a stage */
  uint32_t stageCount;
  VkRayTracingShaderGroupCreateInfoKHR *groups;
  uint32_t groupCount;
} Parts;

/* Returns the number of the stage. */
static uint32_t addStage(NativeRt *native, Parts *parts, const NativeShader *shader, VkShaderStageFlagBits stage)
{
  static const VkSpecializationMapEntry entry = {0, 0, sizeof(uint32_t)};
  VkPipelineShaderStageCreateInfo *info = &parts->stages[parts->stageCount];
  VkSpecializationInfo *specialization = &parts->specializations[parts->stageCount];
  if (!shader->spirv)
    return VK_SHADER_UNUSED_KHR;
  specialization->mapEntryCount = 1;
  specialization->pMapEntries = &entry;
  specialization->dataSize = sizeof(shader->constant);
  specialization->pData = &shader->constant;
  memset(info, 0, sizeof(*info));
  info->sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
  info->stage = stage;
  info->module = gpuShader(native->gpu, shader->spirv);
  info->pName = "main";
  info->pSpecializationInfo = specialization;
  return parts->stageCount++;
}

static void addGroup(Parts *parts, uint32_t general, uint32_t closestHit, uint32_t anyHit)
{
  VkRayTracingShaderGroupCreateInfoKHR *group = &parts->groups[parts->groupCount++];
  memset(group, 0, sizeof(*group));
  group->sType = VK_STRUCTURE_TYPE_RAY_TRACING_SHADER_GROUP_CREATE_INFO_KHR;
  group->type = general == VK_SHADER_UNUSED_KHR ? VK_RAY_TRACING_SHADER_GROUP_TYPE_TRIANGLES_HIT_GROUP_KHR
                                                : VK_RAY_TRACING_SHADER_GROUP_TYPE_GENERAL_KHR;
  group->generalShader = general;
  group->closestHitShader = closestHit;
  group->anyHitShader = anyHit;
  group->intersectionShader = VK_SHADER_UNUSED_KHR;
}

static Parts newParts(NativeRt *native, const NativePipelineInfo *info)
{
  Parts parts;
  size_t most = (size_t)1 + info->missCount + (size_t)2 * info->groupCount;
  memset(&parts, 0, sizeof(parts));
  parts.stages = (VkPipelineShaderStageCreateInfo *)allocate(most * sizeof(*parts.stages));
  parts.specializations = (VkSpecializationInfo *)allocate(most * sizeof(*parts.specializations));
  parts.groups = (VkRayTracingShaderGroupCreateInfoKHR *)allocate(most * sizeof(*parts.groups));
  addGroup(&parts, addStage(native, &parts, &info->rayGen, VK_SHADER_STAGE_RAYGEN_BIT_KHR), VK_SHADER_UNUSED_KHR,
           VK_SHADER_UNUSED_KHR);
  for (uint32_t i = 0; i < info->missCount; ++i)
    addGroup(&parts, addStage(native, &parts, &info->misses[i], VK_SHADER_STAGE_MISS_BIT_KHR), VK_SHADER_UNUSED_KHR,
             VK_SHADER_UNUSED_KHR);
  for (uint32_t i = 0; i < info->groupCount; ++i)
  {
    uint32_t closestHit = addStage(native, &parts, &info->groups[i].closestHit, VK_SHADER_STAGE_CLOSEST_HIT_BIT_KHR);
    uint32_t anyHit = addStage(native, &parts, &info->groups[i].anyHit, VK_SHADER_STAGE_ANY_HIT_BIT_KHR);
    addGroup(&parts, VK_SHADER_UNUSED_KHR, closestHit, anyHit);
  }
  return parts;
}

static void freeParts(NativeRt *native, Parts *parts)
{
  for (uint32_t i = 0; i < parts->stageCount; ++i)
    vkDestroyShaderModule(native->gpu->device, parts->stages[i].module, NULL);
  free(parts->stages);
  free(parts->specializations);
  free(parts->groups);
}

static void createPipeline(NativeRt *native, const Parts *parts, NativePipeline *pipeline)
{
  VkDevice device = native->gpu->device;
  VkPushConstantRange range = {ALL_STAGES, 0, NATIVE_MAX_PUSH};
  VkPipelineLayoutCreateInfo layout = {.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO};
  VkRayTracingPipelineCreateInfoKHR info = {.sType = VK_STRUCTURE_TYPE_RAY_TRACING_PIPELINE_CREATE_INFO_KHR};
  layout.pushConstantRangeCount = 1;
  layout.pPushConstantRanges = &range;
  CHECK(vkCreatePipelineLayout(device, &layout, NULL, &pipeline->layout));
  info.stageCount = parts->stageCount;
  info.pStages = parts->stages;
  info.groupCount = parts->groupCount;
  info.pGroups = parts->groups;
  info.maxPipelineRayRecursionDepth = 1;
  info.layout = pipeline->layout;
  CHECK(vkCreateRayTracingPipelinesKHR(device, VK_NULL_HANDLE, VK_NULL_HANDLE, 1, &info, NULL, &pipeline->pipeline));
}

/* The table: the raygen record, then the miss records, then the hit records, each kind at an aligned address. */
static void createTable(NativeRt *native, const NativePipelineInfo *info, uint32_t groupCount, NativePipeline *pipeline)
{
  VkDeviceSize base = native->pipelines.shaderGroupBaseAlignment;
  size_t handleSize = native->pipelines.shaderGroupHandleSize;
  VkDeviceSize stride = roundUp(handleSize, native->pipelines.shaderGroupHandleAlignment);
  VkDeviceSize hitStride =
      roundUp(handleSize + (info->data ? info->recordSize : 0), native->pipelines.shaderGroupHandleAlignment);
  uint32_t recordCount = info->records ? info->recordCount : info->groupCount;
  VkDeviceSize misses = roundUp(handleSize, base), hits = misses + roundUp(info->missCount * stride, base);
  VkDeviceSize size = hits + recordCount * hitStride;
  if (hitStride > native->pipelines.maxShaderGroupStride)
    die("%s: hit records of %u bytes are too large", native->gpu->properties.deviceName, info->recordSize);
  uint8_t *handles = (uint8_t *)allocate(groupCount * handleSize);
  uint8_t *table = (uint8_t *)allocate((size_t)size);
  CHECK(vkGetRayTracingShaderGroupHandlesKHR(native->gpu->device, pipeline->pipeline, 0, groupCount,
                                             groupCount * handleSize, handles));
  memset(table, 0, (size_t)size);
  memcpy(table, handles, handleSize);
  for (uint32_t i = 0; i < info->missCount; ++i)
    memcpy(table + misses + i * stride, handles + (1 + i) * handleSize, handleSize);
  for (uint32_t i = 0; i < recordCount; ++i)
  {
    uint32_t group = info->records ? info->records[i] : i;
    uint8_t *record = table + hits + i * hitStride;
    if (group >= info->groupCount)
      die("nativePipeline: records[%u] is group %u of %u", i, group, info->groupCount);
    memcpy(record, handles + (1 + info->missCount + group) * handleSize, handleSize);
    if (info->data)
      memcpy(record + handleSize, (const uint8_t *)info->data + (size_t)i * info->recordSize, info->recordSize);
  }
  pipeline->table = gpuBuffer(native->gpu, size + base);
  VkDeviceAddress address = roundUp(pipeline->table.address, base);
  gpuUpload(native->gpu, &pipeline->table, address - pipeline->table.address, table, size);
  pipeline->rayGen = (VkStridedDeviceAddressRegionKHR){address, misses, misses};
  pipeline->misses = (VkStridedDeviceAddressRegionKHR){address + misses, stride, info->missCount * stride};
  pipeline->hits = (VkStridedDeviceAddressRegionKHR){address + hits, hitStride, recordCount * hitStride};
  free(handles);
  free(table);
}

NativePipeline nativePipeline(NativeRt *native, const NativePipelineInfo *info)
{
  NativePipeline pipeline;
  Parts parts = newParts(native, info);
  memset(&pipeline, 0, sizeof(pipeline));
  createPipeline(native, &parts, &pipeline);
  createTable(native, info, parts.groupCount, &pipeline);
  freeParts(native, &parts);
  return pipeline;
}

void nativeFreePipeline(NativeRt *native, NativePipeline *pipeline)
{
  vkDestroyPipeline(native->gpu->device, pipeline->pipeline, NULL);
  vkDestroyPipelineLayout(native->gpu->device, pipeline->layout, NULL);
  gpuFreeBuffer(native->gpu, &pipeline->table);
  memset(pipeline, 0, sizeof(*pipeline));
}

void nativeCmdTrace(NativeRt *native, VkCommandBuffer commandBuffer, const NativePipeline *pipeline, const void *push,
                    uint32_t pushSize, uint32_t width, uint32_t height)
{
  if ((uint64_t)width * height > native->pipelines.maxRayDispatchInvocationCount)
    die("%s: a launch of %ux%u is too large", native->gpu->properties.deviceName, width, height);
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline->pipeline);
  vkCmdPushConstants(commandBuffer, pipeline->layout, ALL_STAGES, 0, pushSize, push);
  vkCmdTraceRaysKHR(commandBuffer, &pipeline->rayGen, &pipeline->misses, &pipeline->hits, &pipeline->callables, width,
                    height, 1);
}

void nativeCmdTraceIndirect(NativeRt *native, VkCommandBuffer commandBuffer, const NativePipeline *pipeline,
                            const void *push, uint32_t pushSize, VkDeviceAddress arguments)
{
  (void)native;
  vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_RAY_TRACING_KHR, pipeline->pipeline);
  vkCmdPushConstants(commandBuffer, pipeline->layout, ALL_STAGES, 0, pushSize, push);
  vkCmdTraceRaysIndirectKHR(commandBuffer, &pipeline->rayGen, &pipeline->misses, &pipeline->hits, &pipeline->callables,
                            arguments);
}

typedef struct Trace
{
  const NativePipeline *pipeline;
  const void *push;
  uint32_t pushSize, width, height;
} Trace;

static void recordTrace(NativeRt *native, VkCommandBuffer commandBuffer, const void *what)
{
  const Trace *trace = (const Trace *)what;
  nativeCmdTrace(native, commandBuffer, trace->pipeline, trace->push, trace->pushSize, trace->width, trace->height);
}

void nativeTimeTrace(NativeRt *native, const NativePipeline *pipeline, const void *push, uint32_t pushSize,
                     uint32_t width, uint32_t height, uint32_t runs, double *milliseconds)
{
  Trace trace = {pipeline, push, pushSize, width, height};
  run(native, recordTrace, &trace, runs, milliseconds);
}
