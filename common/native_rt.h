/* native_rt.h - the driver's own ray tracing, to measure against: structures, a pipeline, its shader binding table.
 * SPDX-License-Identifier: MIT
 *
 * On VK_KHR_acceleration_structure and VK_KHR_ray_tracing_pipeline, where a device has them, and on
 * VK_NV_ray_tracing_invocation_reorder, where it has that too. Like common.h: for benches, not part of the library,
 * and whatever fails ends the program with a message. In the order of use:
 *
 *   arguments.extras = nativeExtras;                  // before gpuOpen: gpuBuffer's buffers then serve as input too
 *   gpuOpen(&gpu, &arguments);
 *   if (!nativeOpen(&native, &gpu)) puts(native.lacks);
 *   structure = nativeBuild(&native, &input, 7, milliseconds);
 *   pipeline = nativePipeline(&native, &info);
 *   nativeTimeTrace(&native, &pipeline, &push, sizeof(push), 1920, 1080, 40, milliseconds);
 *
 * Times come from GPU timestamps, one a run; bench.h makes a median of them. The runs are recorded into one command
 * buffer with a barrier between two, so the clocks of the GPU have no pause to fall in. */
#ifndef RAYSORT_EXAMPLES_NATIVE_RT_H
#define RAYSORT_EXAMPLES_NATIVE_RT_H

#include "common.h"

#define NATIVE_MAX_RUNS 256
#define NATIVE_MAX_PUSH 128 /* bytes of the push block that all stages see */

typedef struct NativeRt
{
  Gpu *gpu;
  char lacks[256]; /* what is missing, in a sentence; empty: nothing is */
  int hasReorder;  /* VK_NV_ray_tracing_invocation_reorder is on: shaders with hit objects run */
  int reorders;    /* and its property says that reorderThreadNV moves threads; else the call does nothing */
  VkPhysicalDeviceAccelerationStructurePropertiesKHR structures;
  VkPhysicalDeviceRayTracingPipelinePropertiesKHR pipelines;
} NativeRt;

/* The hook for Arguments.extras: all that this module uses of the device's extensions; nothing if one of those that it
 * needs is missing. */
GpuExtras nativeExtras(VkPhysicalDevice physicalDevice);

/* Is native ray tracing there and on? If not: 0, and `lacks` says why. Close it in both cases. */
int nativeOpen(NativeRt *native, Gpu *gpu);
void nativeClose(NativeRt *native); /* structures and pipelines must be gone already */

/* ---- acceleration structures ---- */

/* Triangles: three positions each, float[3] at `stride` bytes, a multiple of 4. */
typedef struct NativeGeometry
{
  VkDeviceAddress positions;
  VkDeviceSize stride;
  uint32_t vertexCount;
  uint32_t triangleCount;
  VkIndexType indexType; /* VK_INDEX_TYPE_NONE_KHR, _UINT16 or _UINT32 */
  VkDeviceAddress indices;
  VkDeviceAddress transform; /* of a VkTransformMatrixKHR; 0: none */
  VkGeometryFlagsKHR flags;  /* VK_GEOMETRY_OPAQUE_BIT_KHR: any-hit shaders never run */
} NativeGeometry;

/* What a structure is built from: triangles, or instances if geometryCount is 0. */
typedef struct NativeInput
{
  const NativeGeometry *geometries;
  uint32_t geometryCount;
  VkDeviceAddress instances; /* of VkAccelerationStructureInstanceKHR, a multiple of 16 */
  uint32_t instanceCount;
  VkBuildAccelerationStructureFlagsKHR flags; /* prefer fast trace or fast build, allow update, allow compaction */
} NativeInput;

typedef struct NativeStructure
{
  VkAccelerationStructureKHR handle;
  VkAccelerationStructureTypeKHR type;
  VkDeviceAddress address;                  /* for instances and for shaders */
  GpuBuffer buffer;                         /* its size is the structure's size in bytes */
  VkDeviceSize buildScratch, updateScratch; /* bytes; of a compacted structure 0: not known */
} NativeStructure;

/* Builds once; or, where milliseconds[runs] are asked for, as often as gpuTime says, always into the same structure. */
NativeStructure nativeBuild(NativeRt *native, const NativeInput *input, uint32_t runs, double *milliseconds);

/* Refits in place, `runs` times. The input must be that of the build, with allow-update in its flags; positions,
 * transforms and instances may have changed. */
void nativeUpdate(NativeRt *native, const NativeStructure *structure, const NativeInput *input, uint32_t runs,
                  double *milliseconds);

/* A copy without slack, of a structure built with allow-compaction. `from` stays. Instances must be given the new
 * address. */
NativeStructure nativeCompact(NativeRt *native, const NativeStructure *from);
void nativeFreeStructure(NativeRt *native, NativeStructure *structure); /* all zero afterwards; fine when all zero */

/* An instance as it mostly is: the identity, mask 0xff, everything else 0. */
VkAccelerationStructureInstanceKHR nativeInstance(const NativeStructure *bottom);

/* ---- pipelines ---- */

typedef struct NativeShader
{
  const char *spirv; /* file, as for gpuPipeline; NULL: none */
  uint32_t constant; /* specialises id 0, if the shader has it */
} NativeShader;

typedef struct NativeHitGroup
{
  NativeShader closestHit, anyHit;
} NativeHitGroup;

typedef struct NativePipelineInfo
{
  NativeShader rayGen;
  const NativeShader *misses;
  uint32_t missCount;
  const NativeHitGroup *groups;
  uint32_t groupCount;
  const uint32_t *records; /* the group of each hit record; NULL: a record a group, in order */
  uint32_t recordCount;    /* ignored if records is NULL */
  const void *data;        /* recordSize bytes a hit record, behind its handle (shaderRecordEXT); NULL: none */
  uint32_t recordSize;     /* a multiple of 4 */
} NativePipelineInfo;

typedef struct NativePipeline
{
  VkPipeline pipeline;
  VkPipelineLayout layout; /* push constants only: NATIVE_MAX_PUSH bytes, all ray tracing stages */
  GpuBuffer table;
  VkStridedDeviceAddressRegionKHR rayGen, misses, hits, callables; /* callables: none */
} NativePipeline;

/* Depth 1: shaders called by a trace do not trace. */
NativePipeline nativePipeline(NativeRt *native, const NativePipelineInfo *info);
void nativeFreePipeline(NativeRt *native, NativePipeline *pipeline); /* all zero afterwards; fine when all zero */

/* Records one launch of width x height. No barrier. push: pushSize bytes, a multiple of 4. */
void nativeCmdTrace(NativeRt *native, VkCommandBuffer commandBuffer, const NativePipeline *pipeline, const void *push,
                    uint32_t pushSize, uint32_t width, uint32_t height);

/* The same with a VkTraceRaysIndirectCommandKHR at this address. */
void nativeCmdTraceIndirect(NativeRt *native, VkCommandBuffer commandBuffer, const NativePipeline *pipeline,
                            const void *push, uint32_t pushSize, VkDeviceAddress arguments);

/* The same as gpuTime says, and waits. milliseconds: [runs]; NULL: once. */
void nativeTimeTrace(NativeRt *native, const NativePipeline *pipeline, const void *push, uint32_t pushSize,
                     uint32_t width, uint32_t height, uint32_t runs, double *milliseconds);

/* ---- what the shaders in bench/native read and write ---- */

/* The push block of bench/native; addresses of 32-byte records (see rays.glsl), multiples of 16. */
typedef struct NativePush
{
  VkDeviceAddress scene; /* of the top level */
  VkDeviceAddress rays;  /* NativeRay[count] */
  VkDeviceAddress hits;  /* NativeHit[count], written */
  VkDeviceAddress found; /* NativeHit[count], read: reorder.rgen makes hit objects of them; else 0 */
  uint32_t count;        /* threads past it do nothing */
  uint32_t reserved;
} NativePush;

typedef struct NativeRay
{
  float origin[3], tMin, direction[3], tMax; /* tMin > tMax: a dead ray, a miss */
} NativeRay;

typedef struct NativeHit
{
  float t, u, v;                          /* t of a miss is tMax */
  uint32_t primitive, geometry, instance; /* of a miss 0xffffffff */
  uint32_t material; /* reorder.rgen: the hit record of `found`; out of material.rchit: what it computed; else 0 */
  uint32_t flags;    /* bits 0 .. 7 Vulkan's hit kind, bit 8 a hit; occluded.rgen writes bit 8 right, all else 0 */
} NativeHit;

#endif
