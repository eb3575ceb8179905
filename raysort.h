/* ---- src/intro.h ---- */
/* raysort.h - v0.1.0 - makes rays coherent: material sort, radix sort, scan and dispatch for Vulkan compute
 * SPDX-License-Identifier: MIT

USE IT
  In every file that calls it:               In exactly one of them, before the include:
    #include "raysort.h"                       #define RAYSORT_IMPLEMENTATION
  Include volk.h (or your own Vulkan header) first, if you use one; else <vulkan/vulkan_core.h> is included.

    RaysortContextInfo info;                              // once: pipelines for this device
    memset(&info, 0, sizeof(info));
    info.instance = instance;
    info.physicalDevice = gpu;
    info.device = device;                                 // made with bufferDeviceAddress: raysortGetDeviceFeatures
    info.getInstanceProcAddr = vkGetInstanceProcAddr;     // the function, or volk's variable
    raysortCreateContext(&info, &context);

    RaysortSortInfo sort;                                 // what to sort; zero means default
    memset(&sort, 0, sizeof(sort));
    sort.maxCount = width * height;
    sort.materialCount = 100;                             // id 100 is void: not shaded
    sort.groupSize = 64;                                  // of your material shaders
    sort.materialIdMap.type = RAYSORT_ID_UINT8;
    raysortGetSortLayout(context, &sort, &layout);        // sizes: allocate ranges, scratch and the map
    sort.materialIdMap.buffer = ids;                      // RaysortBuffer { VkBuffer, offset, size }
    sort.newToOldPixelMap = map;
    sort.ranges = ranges;
    sort.scratch = scratch;
    raysortCmdSort(context, commandBuffer, &sort);        // every frame; then one barrier, then shade: README.md

raysort PLANS, YOU EXECUTE
  Every operation is a layout (bytes), then a list of passes (plain data: pipeline, push block, groups, declared
  accesses), then a recording. raysortCmdSort does all three. A frame graph takes the passes and makes its own
  barriers (raysortCmdPass); without one, raysortCmdPasses derives barriers, only between passes of the list.

raysort DOES NOT
  allocate device memory, submit, wait, own a queue, start a thread, keep global state, synchronise with what you
  recorded before or after, read anything back, assume a subgroup size, or write outside the ranges it declares.

CONTENTS: src/NAME.h and src/NAME.c, each behind a line with its name: search for it
  declarations  core      context, buffers, passes, barriers        implementation  the same names, with
                scan      prefix sum                                  internal.h    what they share
                sort      material sort and its check                 context.c, plan.c, record.c, barriers.c: core
                radix     radix sort                                  digit.c       of both sorts
                dispatch  one indirect dispatch a material            bvh_NAME.c    layout, build, emit, trace, verify
                bvh       triangles: structures, rays                 bvh_plan.c    traces; table.c: the capabilities
                weekend   path tracers: heads and dumps, camera     last            the words of the kernels
                slices    a render cut into short submissions       (weekend, slices: no context, no Vulkan call)

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input                       output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortPlanDispatch  newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  raysortCmdTrace      bvh, rays, list, count,     hits                         COMPUTE R, W         COMPUTE W
                       materials
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  Before any of them the earlier uses of what it writes must be over, and earlier writes to it visible to COMPUTE W:
  scratch too, whoever wrote it last (one scratch per frame in flight, or one queue and this rule). All: outside a
  render pass; a compute or graphics queue; primary or secondary command buffers; lose the bound compute pipeline
  and push constants, nothing else. Contents of scratch: undefined before and after. All fail with
  VK_ERROR_VALIDATION_FAILED_EXT, having recorded nothing, and the message callback gets a text with the field, its
  value and its limit.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER (ranges also INDIRECT_BUFFER), memory allocated with
  VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
  Pointers are never NULL unless it says so. Synchronisation validation does not see what goes through buffer addresses:
  a clean run proves nothing about your barriers, the accesses do.
  Threads: a context is immutable; any number of threads may plan and record with it, each into its own command buffer
  (RAYSORT_CONTEXT_LATE_PIPELINES_BIT: one thread at a time plans).
  Host calls take no context, record nothing and are over when they return: raysortGetBvhLayout, raysortBuildBvhOnHost,
  raysortTraceOnHost, raysortTraceNextOnHost, raysortVerifyBvh, and those of weekend and slices. Any number of threads
  may call them, each with memory of its own to write to.

CONFIGURE (none changes a struct or drops a function)
  RAYSORT_IMPLEMENTATION  one source file                   emit the implementation
  RAYSORT_API             everywhere the same               linkage of the functions; default `extern`
  RAYSORT_VULKAN_HEADER   before the first include          default <vulkan/vulkan_core.h>; unused if Vulkan is there
  RAYSORT_ASSERT(x)       with the implementation           raysort's own invariants; default assert(x)
  RAYSORT_SPIRV           with the implementation           RAYSORT_CAPABILITY_*_BIT whose kernels the program carries;
                                                            default all. Kernels left out: give them in info.shaders
  RAYSORT_VERSION         read only                         MMmmpp

*/

#ifndef VULKAN_CORE_H_
#ifndef RAYSORT_VULKAN_HEADER
#define RAYSORT_VULKAN_HEADER <vulkan/vulkan_core.h>
#endif
#include RAYSORT_VULKAN_HEADER
#endif
#include <stddef.h>
#include <stdint.h>

#define RAYSORT_VERSION 100 /* MMmmpp: 0.1.0 */

#ifndef RAYSORT_API
#define RAYSORT_API extern
#endif

#ifndef RAYSORT_H
#define RAYSORT_H
#ifdef __cplusplus
extern "C" {
#endif

/* ---- shaders/raysort_shared.h ---- */
/* raysort_shared.h - words that let C, C++, GLSL and HLSL read the same structs.
 * SPDX-License-Identifier: MIT
 *
 * The structs stand in raysort_NAME_shared.h, a file a capability: 32-bit words behind references. Push blocks are at
 * most 128 bytes (the least that every Vulkan device grants) and begin with their references, so that no language
 * inserts padding. */
#ifndef RAYSORT_SHARED_H
#define RAYSORT_SHARED_H

#if defined(__STDC__) || defined(__cplusplus) || defined(_MSC_VER) /* C: a reference is its address */
#define RAYSORT_STRUCT(name) typedef struct name name; struct name
#define RAYSORT_REF(type) VkDeviceAddress
#define RAYSORT_UINT uint32_t
#define RAYSORT_INT int32_t
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float name[3]
#else
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_UINT uint
#define RAYSORT_INT int
#define RAYSORT_FLOAT float
#if defined(RAYSORT_ADDRESS_GLSL) /* GLSL after raysort_address.glsl: a reference is a buffer_reference of that name */
#define RAYSORT_REF(type) type
#define RAYSORT_VEC3(name) vec3 name
#elif !defined(GL_core_profile)
#define RAYSORT_HLSL
#elif __VERSION__ == 500 /* glslang defines GLSL's macros in HLSL too, and this version, which GLSL does not have */
#define RAYSORT_HLSL
#else /* GLSL without: the words of the address */
#define RAYSORT_REF(type) uvec2
#define RAYSORT_VEC3(name) vec3 name
#endif
#ifdef RAYSORT_HLSL /* the words of the address; not every compiler has uint64_t */
#define RAYSORT_REF(type) uint2
#define RAYSORT_VEC3(name) float3 name
#endif
#endif

#endif /* RAYSORT_SHARED_H */
/* ---- src/core.h ---- */

/* ---- context ---- */

typedef struct RaysortContext_T *RaysortContext; /* pipelines of one device */

/* A range of bytes of a buffer. All zero: not given. A null `buffer` with a size is given, but makes the plan a dry
 * one. A layout looks at it only to see whether it is given. raysort does not check that the range lies within the
 * VkBuffer. */
typedef struct RaysortBuffer
{
  VkBuffer buffer;
  VkDeviceSize offset; /* bytes from the start of the buffer */
  VkDeviceSize size;   /* bytes that raysort may use; never VK_WHOLE_SIZE */
} RaysortBuffer;

/* The most of anything: past 2^31 - 1 the signed index of a SPIR-V access chain is negative. */
#define RAYSORT_MAX_COUNT 0x7fffffffu

/* SPIR-V from the user's own build of shaders/kernels, in place of that in this header. */
typedef struct RaysortSpirv
{
  const char *name; /* folder and file: "sort/scatter" is shaders/kernels/sort/scatter.comp */
  const uint32_t *words;
  size_t size; /* bytes */
} RaysortSpirv;

/* The Vulkan commands that raysort calls: X(required, level, name, alias). Level 0: of the instance, 1: the device. */
#define RAYSORT_COMMANDS(X)                                                \
  X(1, 0, vkGetPhysicalDeviceProperties, NULL)                             \
  X(1, 0, vkGetPhysicalDeviceFeatures2, "vkGetPhysicalDeviceFeatures2KHR") \
  X(1, 0, vkGetPhysicalDeviceQueueFamilyProperties, NULL)                  \
  X(1, 1, vkCreateShaderModule, NULL)                                      \
  X(1, 1, vkDestroyShaderModule, NULL)                                     \
  X(1, 1, vkCreatePipelineLayout, NULL)                                    \
  X(1, 1, vkDestroyPipelineLayout, NULL)                                   \
  X(1, 1, vkCreateComputePipelines, NULL)                                  \
  X(1, 1, vkDestroyPipeline, NULL)                                         \
  X(1, 1, vkGetBufferDeviceAddress, "vkGetBufferDeviceAddressKHR")         \
  X(1, 1, vkCmdBindPipeline, NULL)                                         \
  X(1, 1, vkCmdPushConstants, NULL)                                        \
  X(1, 1, vkCmdDispatch, NULL)                                             \
  X(1, 1, vkCmdDispatchIndirect, NULL)                                     \
  X(1, 1, vkCmdPipelineBarrier, NULL)                                      \
  X(1, 1, vkCmdWriteTimestamp, NULL)                                       \
  X(0, 0, vkCmdBeginDebugUtilsLabelEXT, NULL)                              \
  X(0, 0, vkCmdEndDebugUtilsLabelEXT, NULL)

/* A user's own table, or a test double. Entries that are NULL are loaded through getInstanceProcAddr. */
typedef struct RaysortCommands
{
#define RAYSORT_X(required, level, name, alias) PFN_##name name;
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
} RaysortCommands;

/* Told what went wrong. With VK_SUCCESS: what was not done, though the call succeeds (timestamps that the queue lacks).
 * `text` lives until the callback returns. Called on the thread that calls raysort: on several at a time, if several
 * do. */
typedef void (*RaysortMessage)(void *user, VkResult result, const char *text);

/* Pipelines are made by the plans that first need them, not by raysortCreateContext. A plan may then take as long as
 * the driver needs for them (README: figures), may fail as vkCreateComputePipelines does, and one thread at a time
 * plans with the context. A dry plan at load time makes them before the first frame, if its offsets are aligned like
 * the addresses to come. info.shaders and info.pipelineCache must live as long as the context. */
#define RAYSORT_CONTEXT_LATE_PIPELINES_BIT 1u

typedef struct RaysortContextInfo
{
  VkInstance instance; /* of Vulkan 1.2 or later: VkApplicationInfo::apiVersion */
  VkPhysicalDevice physicalDevice;
  VkDevice device;                               /* with the features of raysortGetDeviceFeatures */
  PFN_vkGetInstanceProcAddr getInstanceProcAddr; /* may be NULL if `commands` has every required entry */
  const RaysortCommands *commands;               /* optional */
  uint32_t flags;                                /* RAYSORT_CONTEXT_*_BIT */
  uint32_t capabilities;                         /* RAYSORT_CAPABILITY_*_BIT; 0: all. What they need comes along */
  const VkAllocationCallbacks *allocator;        /* host memory, raysort's and the driver's; NULL: malloc */
  VkPipelineCache pipelineCache;                 /* optional */
  uint32_t shaderCount;
  const RaysortSpirv *shaders; /* [shaderCount], optional */
  RaysortMessage message;      /* optional */
  void *messageUser;
} RaysortContextInfo;

typedef struct RaysortContextProperties
{
  uint32_t capabilities;  /* those asked for and what they need */
  uint32_t pipelineCount; /* made so far */
  double pipelineSeconds; /* by the wall clock, that making them took (the driver may compile later still); 0 where the
                             standard library has no such clock: C before C11, C++ before C++17 */
  uint32_t maxGroupsX;    /* the device's maxComputeWorkGroupCount[0] */
} RaysortContextProperties;

/* raysortCheckDevice - can this device run raysort?
 * Needs Vulkan 1.2 (instance and device) and the feature bufferDeviceAddress; no subgroup operation, no 8-, 16- or
 * 64-bit type. info: instance, physicalDevice, getInstanceProcAddr or commands, message; the rest is ignored.
 * error  VK_ERROR_INCOMPATIBLE_DRIVER (version), VK_ERROR_FEATURE_NOT_PRESENT, VK_ERROR_INITIALIZATION_FAILED (a
 *        command is missing: each is named in a message of its own). */
RAYSORT_API VkResult raysortCheckDevice(const RaysortContextInfo *info);

/* raysortGetDeviceFeatures - the features raysort needs, ready for VkDeviceCreateInfo::pNext = &features->features2.
 * `next` is chained behind. If you chain a VkPhysicalDeviceVulkan12Features of your own, set bufferDeviceAddress in
 * that one instead: it is the only one. */
typedef struct RaysortDeviceFeatures
{
  VkPhysicalDeviceFeatures2 features2;
  VkPhysicalDeviceVulkan12Features vulkan12;
} RaysortDeviceFeatures;
RAYSORT_API void raysortGetDeviceFeatures(RaysortDeviceFeatures *features, void *next);

/* raysortCreateContext - checks the device, makes the pipelines of the capabilities asked for.
 * out    context: NULL on failure, and nothing is left behind
 * error  those of raysortCheckDevice; VK_ERROR_VALIDATION_FAILED_EXT (a field of info; SPIR-V of the user's that is
 *        another kernel's, or one of another version); VK_ERROR_OUT_OF_HOST_MEMORY; what Vulkan returned
 * cost   one host allocation; a vkCreateComputePipelines call for every 64 pipelines (README: how many, how long) */
RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context);

/* raysortDestroyContext - NULL is fine. No command buffer that uses its passes may still be pending. */
RAYSORT_API void raysortDestroyContext(RaysortContext context);
RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties);

/* ---- passes ---- */

/* What an access means. A capability numbers the buffers of its info structs: (number of its bit + 1) << 8 | n. So
 * those of the scan, bit 0, begin at 0x100. The name is the field's, in upper case. */
#define RAYSORT_RESOURCE_CALLER     0u   /* and up to 127: for accesses of your own */
#define RAYSORT_RESOURCE_GEOMETRY   128u /* what kernels reach through references in device memory, and only read */
#define RAYSORT_RESOURCE_STRUCTURES 129u /* acceleration structures, reached likewise; read or written */
#define RAYSORT_NO_PUSH             0xffu

/* A range of bytes that a pass touches. Its offset is that of the info struct's RaysortBuffer plus the place within, in
 * a dry plan too: a frame graph may tell its resources apart by offsets that it gave them. The buffers of one info
 * struct must stay apart (unless only read) from its first pass to its last, whatever the single passes touch.
 * RAYSORT_RESOURCE_GEOMETRY and _STRUCTURES have no range, `buffer` and `address` are zero: two passes with
 * _STRUCTURES, one of them writing, count as touching the same bytes. */
typedef struct RaysortAccess
{
  RaysortBuffer buffer;    /* the bytes touched; buffer.buffer is null in a dry plan */
  VkDeviceAddress address; /* of their first byte; 0 in a dry plan, and optional in accesses of your own: where one of
                              two accesses has none, they meet if buffer.buffer is the same. So set it where the memory
                              has another VkBuffer too */
  VkAccessFlags access;    /* SHADER_READ, SHADER_WRITE; in your own also UNIFORM_READ, MEMORY_READ, MEMORY_WRITE. Or
                              INDIRECT_COMMAND_READ alone */
  uint16_t resource;       /* RAYSORT_RESOURCE_* */
  uint8_t discard;         /* 1: what was there before is not read, by this pass or a later one of the plan */
  uint8_t push;            /* byte of the push block where the address stands (of ids that begin within a 32-bit word:
                              the first id's, up to 3 bytes on), or RAYSORT_NO_PUSH */
} RaysortAccess;

#define RAYSORT_MAX_ACCESSES 8
#define RAYSORT_MAX_PUSH     128 /* bytes */

/* One dispatch, as plain data, 512 bytes. Copy it, append accesses or push constants of your own (the functions below),
 * give it to a profiler. It holds until one of its buffers is destroyed and may be recorded any number of times, on any
 * thread. */
typedef struct RaysortPass
{
  const char *name; /* a literal; for labels and profilers; NULL: no label */
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t groups[3]; /* workgroups, if not isIndirect */
  uint32_t group;     /* passes of the same number, not 0, may run side by side: they get no barrier between them */
  uint32_t accessCount;
  VkBool32 isIndirect; /* workgroups come from the VkDispatchIndirectCommand at the one access INDIRECT_COMMAND_READ */
  VkBool32 isDry;      /* a needed buffer was null: the accesses are right, recording is refused */
  VkShaderStageFlags pushStages;
  uint32_t pushOffset; /* bytes, a multiple of 4 */
  uint32_t pushSize;   /* bytes, a multiple of 4 */
  RaysortAccess accesses[RAYSORT_MAX_ACCESSES];
  uint32_t push[RAYSORT_MAX_PUSH / 4];
} RaysortPass;

/* raysortAppendAccess - declares what your pipeline touches besides.
 * buffer  its buffer, offset and size (VK_WHOLE_SIZE is refused); NULL for RAYSORT_RESOURCE_GEOMETRY and _STRUCTURES.
 *         A null VkBuffer is for dry plans: recording refuses the pass, unless you set the address
 * access  as in RaysortAccess
 * The new access has no place in the push block, no address and no discard: set these fields if there are such.
 * error   VK_ERROR_VALIDATION_FAILED_EXT: there are RAYSORT_MAX_ACCESSES already, or the access could not be recorded;
 *         the pass is as it was */
RAYSORT_API VkResult raysortAppendAccess(RaysortContext context, RaysortPass *pass, uint32_t resource,
                                         const RaysortBuffer *buffer, VkAccessFlags access);

/* raysortAppendPush - puts push constants of your own behind those of the pass.
 * size   bytes, a multiple of 4; all must lie within RAYSORT_MAX_PUSH and the device's maxPushConstantsSize
 * error  VK_ERROR_VALIDATION_FAILED_EXT: there is no room; the pass is as it was */
RAYSORT_API VkResult raysortAppendPush(RaysortContext context, RaysortPass *pass, const void *data, uint32_t size);

/* raysortGetAccessStages - the pipeline stages of an access, for barriers: DRAW_INDIRECT for INDIRECT_COMMAND_READ,
 * COMPUTE_SHADER for all else. */
RAYSORT_API VkPipelineStageFlags raysortGetAccessStages(const RaysortAccess *access);

/* raysortGetResourceName - the field that a resource means, like "RaysortSortInfo.scratch"; never NULL. */
RAYSORT_API const char *raysortGetResourceName(uint32_t resource);

/* Timestamps around each pass: query first + 2 i before pass i, first + 2 i + 1 after it. The caller makes the pool,
 * resets the queries before (vkCmdResetQueryPool) and reads them. */
typedef struct RaysortTimestamps
{
  VkQueryPool pool;     /* VK_QUERY_TYPE_TIMESTAMP */
  uint32_t first;       /* first query */
  uint32_t count;       /* queries that may be used; passes past them are not timed */
  uint32_t queueFamily; /* of the command buffer */
  uint32_t written; /* out: queries written; 0, and a message, on a queue without timestamps: do not wait for them */
} RaysortTimestamps;

/* raysortCmdPass - record one pass bare: pipeline, push constants, dispatch; no barrier.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a dry pass, or one of your own that lacks something, or is past a limit of the
 *        device */
RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass);

/* raysortCmdPasses - record a list, with the barriers that its accesses ask for between its passes (one global memory
 * barrier where one is needed), debug labels where the instance has VK_EXT_debug_utils, and timestamps if given.
 * The list may join several plans, and passes of your own, zero but for: name, pipeline, groups (or isIndirect),
 * accesses, and with a push block layout, pushStages, pushOffset, pushSize, push.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: as raysortCmdPass; nothing was recorded
 * cost   host: each pass is compared with those since the last barrier of its kind, not with all before */
RAYSORT_API VkResult raysortCmdPasses(RaysortContext context, VkCommandBuffer commandBuffer, uint32_t passCount,
                                      const RaysortPass *passes, RaysortTimestamps *timestamps);

/* A barrier of your own between the passes of a list: a memory barrier over all memory, or over one buffer's range. Its
 * execution dependency holds for all either way. */
typedef struct RaysortBarrier
{
  uint32_t before;      /* index of the pass that comes next, 0 .. passCount */
  RaysortBuffer buffer; /* all zero: all memory */
  VkPipelineStageFlags srcStages, dstStages;
  VkAccessFlags srcAccess, dstAccess;
} RaysortBarrier;

/* raysortCheckBarriers - do these barriers order all that the passes of a list declare? For barriers of your own:
 * validation does not see hazards through buffer addresses. Reads no memory of the device. Buffers of dry passes are
 * told apart by their offsets alone. A barrier over a range counts where it alone holds all bytes that two accesses
 * share.
 * barriers  in the order of recording: `before` never falls
 * error     VK_ERROR_UNKNOWN: no; the message names the first hazard: both passes, the access, what is missing.
 *           VK_ERROR_VALIDATION_FAILED_EXT: a pass has an access that cannot be recorded, or `before` falls or is past
 *           passCount
 * cost      host: the square of the number of accesses, times the barriers between */
RAYSORT_API VkResult raysortCheckBarriers(RaysortContext context, uint32_t passCount, const RaysortPass *passes,
                                          uint32_t barrierCount, const RaysortBarrier *barriers);
/* ---- src/scan.h ---- */

#define RAYSORT_CAPABILITY_SCAN_BIT 1u /* raysortCmdScan */

#define RAYSORT_RESOURCE_SCAN_SCRATCH 0x100u
#define RAYSORT_RESOURCE_SCAN_INPUT   0x101u
#define RAYSORT_RESOURCE_SCAN_OUTPUT  0x102u
#define RAYSORT_RESOURCE_SCAN_TOTAL   0x103u

typedef struct RaysortScanInfo
{
  uint32_t count;       /* words, <= RAYSORT_MAX_COUNT */
  RaysortBuffer input;  /* in: uint32[count] */
  RaysortBuffer output; /* out: uint32[count]; may be exactly `input` (so it is never declared a discard), else apart */
  RaysortBuffer total;  /* out, optional: the sum of all as 64 bits, low word first */
  RaysortBuffer scratch;
} RaysortScanInfo;

typedef struct RaysortScanLayout
{
  VkDeviceSize dataSize;         /* least bytes of input, and of output */
  VkDeviceSize totalSize;        /* least bytes of total */
  VkDeviceSize scratchSize;      /* least bytes of scratch: serves all smaller counts too */
  VkDeviceSize scratchAlignment; /* of scratch: its device address */
  uint32_t passCount;
} RaysortScanLayout;

#define RAYSORT_SCAN_MAX_PASSES 3

/* raysortCmdScan - output[i] = input[0] + ... + input[i - 1], modulo 2^32 (exclusive).
 * needs  every buffer's device address a multiple of 4; scratch as the layout says
 * cost   3 dispatches; input read twice, output written once
 * raysortPlanScan: passes[*passCount] receives the plan, *passCount how many; VK_INCOMPLETE, and *passCount = how many
 * there are, if that is too few; passes NULL asks for the number alone. */
RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout);
RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer,
                                    const RaysortScanInfo *info);

/* ---- shaders/raysort_sort_shared.h ---- */
/* raysort_sort_shared.h - what a material sort leaves for shaders, in C, C++, GLSL and HLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_SORT_SHARED_H
#define RAYSORT_SORT_SHARED_H

/* The first 64 bytes of the sort's `ranges` buffer; MaterialsOffsets and CountedMaterials follow
 * (RaysortSortLayout says where). Entries are rays, pixels or list entries: whatever was sorted. */
RAYSORT_STRUCT(RaysortRanges)
{
  RAYSORT_UINT count;            /* entries looked at: min(count on the GPU, maxCount) */
  RAYSORT_UINT live;             /* entries with id < materialCount = MaterialsOffsets[materialCount] */
  RAYSORT_UINT tail;             /* all others: void and stray; live + tail = count */
  RAYSORT_UINT stray;            /* of these, id > materialCount or a list entry past the id map */
  RAYSORT_UINT liveArguments[3]; /* VkDispatchIndirectCommand over the live entries of all materials */
  RAYSORT_UINT windows;          /* statistic, else zero: windows of 32 consecutive entries, the last may be short */
  RAYSORT_UINT distinct;         /* statistic, else zero: sum of their distinct ids (past the id map: 0xffffffff) */
  RAYSORT_UINT reserved[7];      /* zero */
};
#define RAYSORT_RANGES_WORDS 16

/* What raysortPlanDispatch pushes to the caller's pipeline, at the caller's offset. */
RAYSORT_STRUCT(RaysortDispatchPush)
{
  RAYSORT_REF(RaysortIn) newToOldPixelMap;
  RAYSORT_REF(RaysortIn) materialsOffsets; /* uint[materialCount + 1] */
  RAYSORT_UINT material;      /* 0 .. materialCount - 1, or RAYSORT_ALL_MATERIALS (uber pipeline) */
  RAYSORT_UINT materialCount;
  RAYSORT_UINT maxGroupsX;    /* the fold of the workgroup grid: group = y * maxGroupsX + x */
  RAYSORT_UINT groupSize;     /* threads that the dispatch counts with; the shader's workgroup must have as many */
};
#define RAYSORT_ALL_MATERIALS 0xffffffffu

#endif /* RAYSORT_SORT_SHARED_H */
/* ---- src/sort.h ---- */

#define RAYSORT_CAPABILITY_SORT_BIT                2u /* raysortCmdSort */

#define RAYSORT_RESOURCE_SORT_SCRATCH              0x200u
#define RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP      0x201u
#define RAYSORT_RESOURCE_SORT_LIST                 0x202u
#define RAYSORT_RESOURCE_SORT_COUNT_BUFFER         0x203u
#define RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP 0x204u
#define RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP 0x205u
#define RAYSORT_RESOURCE_SORT_RANGES               0x206u

typedef enum RaysortIdType
{
  RAYSORT_ID_UINT32,
  RAYSORT_ID_UINT16,
  RAYSORT_ID_UINT8
} RaysortIdType;

/* MaterialIdMap: an id per ray, or a bit field of a word of a record per ray (a hit record, a visibility buffer).
 * Id r lies at byte r * stride of the buffer, in the machine's little-endian order. Fastest: packed, buffer address a
 * multiple of 16, no list. Ids are read as whole 32-bit words: the VkBuffer must hold the first from its start (up to 3
 * bytes before `offset`), `size` the last to its end. With a list the ids that `size` holds decide which entries are
 * stray: it must not end within a word that holds an id, nor hold more than RAYSORT_MAX_COUNT of them. */
typedef struct RaysortIds
{
  RaysortBuffer buffer; /* device address + offset: a multiple of the id's size */
  RaysortIdType type;
  uint32_t stride; /* bytes, a multiple of the id's size, <= 256; 0: packed */
  uint32_t shift;  /* lowest bit of the field */
  uint32_t bits;   /* of the field; 0: all above shift. It must hold all ids: 8 bits serve 256 materials, or 255 and
                      void */
} RaysortIds;

typedef enum RaysortSortFlagBits
{
  RAYSORT_SORT_TAIL_BIT = 1,     /* newToOldPixelMap receives void and stray entries too, behind the live ones */
  RAYSORT_SORT_STATISTIC_BIT = 2 /* RaysortRanges.windows and .distinct: does sorting pay? (README) */
} RaysortSortFlagBits;

#define RAYSORT_MAX_MATERIALS 65536u

typedef struct RaysortSortInfo
{
  uint32_t maxCount;      /* entries, 0 .. RAYSORT_MAX_COUNT; the live count may be less: see count */
  uint32_t materialCount; /* 1 .. RAYSORT_MAX_MATERIALS; id == materialCount is void, larger ids are stray */
  uint32_t groupSize;     /* threads of a workgroup of the caller's shaders, the same for all, at most the device's
                             maxComputeWorkGroupInvocations; 0: 1, and CountedMaterials counts pixels (then
                             raysortPlanDispatch refuses) */
  uint32_t maxGroupsX;    /* workgroups on x before CountedMaterials folds into y, at most the device's
                             maxComputeWorkGroupCount[0]; 0: that */
  uint32_t flags;         /* RaysortSortFlagBits */
  uint32_t rayCount; /* with a list: how many rays there are, that is the fewest ids of the map; 0: maxCount. Set it
                             if the list can be longer than that */
  RaysortIds materialIdMap;       /* in */
  RaysortBuffer list;             /* in, optional: uint32[maxCount], the rays to sort; else ray i is entry i */
  RaysortBuffer count;            /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer newToOldPixelMap; /* out: uint32[maxCount], sorted slot -> ray; words past the live entries (with the
                                     tail: past the entries) are not written, nor kept by a graph that discards */
  RaysortBuffer oldToNewPixelMap; /* out, optional: uint32[ids in the map], ray -> sorted slot; only the rays in
                                     newToOldPixelMap are written, the others keep their words (no discard); with a
                                     list, no ray may stand in it twice, and ids that only fill up the map's last 32-bit
                                     word need no word here (one that has none is not written) */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials */
  RaysortBuffer scratch;
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap, whose offset must be set. With a list: those of
                                          rayCount ids; a larger map has more rays, so give its whole size */
  VkDeviceSize listSize;               /* of list */
  VkDeviceSize newToOldPixelMapSize;   /* of newToOldPixelMap */
  VkDeviceSize oldToNewPixelMapSize;   /* of oldToNewPixelMap (with a list: for the ids that materialIdMap holds) */
  VkDeviceSize rangesSize;             /* of ranges */
  VkDeviceSize liveArgumentsOffset;    /* in ranges: VkDispatchIndirectCommand over all live entries */
  VkDeviceSize materialsOffsetsOffset; /* in ranges: MaterialsOffsets, uint32[materialCount + 1]; material m owns the
                                          slots [m] .. [m + 1] - 1, and [materialCount] is the number of live entries */
  VkDeviceSize countedMaterialsOffset; /* in ranges: CountedMaterials, VkDispatchIndirectCommand[materialCount] */
  VkDeviceSize scratchSize;            /* serves all smaller maxCount and materialCount too */
  VkDeviceSize scratchAlignment;       /* of scratch and of ranges: their device addresses */
  uint32_t passCount;
} RaysortSortLayout;

#define RAYSORT_SORT_MAX_PASSES 8

/* raysortCmdSort - the rays of each material in one run of slots, in their old order (stable; the same bits every time,
 * on every device).
 * Entry i is ray i, or list[i]; its id is materialIdMap[ray]. Ids 0 .. materialCount - 1 are live. The others, and list
 * entries past the id map (their id is not read and their oldToNewPixelMap word not written), form the tail: counted,
 * not dispatched, and moved only with RAYSORT_SORT_TAIL_BIT, in their old order whatever their id.
 * CountedMaterials[m] = (x, y, 1) with g = ceil(count of m / groupSize), x = min(g, maxGroupsX),
 * y = ceil(g / maxGroupsX), at least 1.
 * needs  device addresses: ids a multiple of their size, scratch and ranges 16, the others 4
 * cost   2 dispatches for up to 64 materials, 2 or 3 for up to 256, 6 or 7 above; the statistic adds one or two:
 *        layout.passCount says */
RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout);
RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info);

/* What a sort read and wrote, copied back to the host. */
typedef struct RaysortSortResult
{
  const void *ids;       /* the bytes of materialIdMap.buffer, as they were sorted */
  const uint32_t *list;  /* NULL if info.list was not given */
  const uint32_t *count; /* NULL if info.count was not given */
  const uint32_t *newToOldPixelMap;
  const uint32_t *oldToNewPixelMap; /* NULL: not looked at */
  const void *ranges;               /* the bytes of ranges */
} RaysortSortResult;

/* raysortCheckSort - for whoever doubts a driver: is this result the stable material sort of these ids?
 * info   as it was recorded; of its buffers only the sizes count
 * error  VK_ERROR_UNKNOWN: no; the message names the first place, what stands there and what should.
 *        VK_ERROR_VALIDATION_FAILED_EXT: something of the result is missing. VK_ERROR_OUT_OF_HOST_MEMORY
 * cost   one host allocation of 4 (materialCount + 1) bytes, one walk over the entries */
RAYSORT_API VkResult raysortCheckSort(RaysortContext context, const RaysortSortInfo *info,
                                      const RaysortSortResult *result);
/* ---- src/radix.h ---- */

#define RAYSORT_CAPABILITY_RADIX_SORT_BIT 4u /* raysortCmdRadixSort */

#define RAYSORT_RESOURCE_RADIX_SCRATCH      0x300u
#define RAYSORT_RESOURCE_RADIX_COUNT_BUFFER 0x301u
#define RAYSORT_RESOURCE_RADIX_KEYS_0       0x302u
#define RAYSORT_RESOURCE_RADIX_KEYS_1       0x303u
#define RAYSORT_RESOURCE_RADIX_VALUES_0     0x304u
#define RAYSORT_RESOURCE_RADIX_VALUES_1     0x305u

typedef enum RaysortKeyType
{
  RAYSORT_KEY_UINT32,
  RAYSORT_KEY_UINT64 /* low word first */
} RaysortKeyType;

typedef struct RaysortRadixInfo
{
  uint32_t maxCount; /* pairs, 0 .. RAYSORT_MAX_COUNT */
  RaysortKeyType keyType;
  uint32_t firstBit;   /* of the key: lowest bit that counts */
  uint32_t bitCount;   /* 0: all from firstBit up */
  RaysortBuffer count; /* in, optional: uint32, how many pairs; clamped to maxCount; else maxCount */
  RaysortBuffer keys[2];   /* [0] in; the passes go to and fro; see RaysortRadixLayout.result */
  RaysortBuffer values[2]; /* uint32[maxCount], likewise */
  RaysortBuffer scratch;
} RaysortRadixInfo;

typedef struct RaysortRadixLayout
{
  VkDeviceSize keysSize;   /* least bytes of keys[0] and of keys[1] */
  VkDeviceSize valuesSize; /* least bytes of values[0] and of values[1] */
  VkDeviceSize scratchSize; /* serves all smaller maxCount and bitCount too */
  VkDeviceSize scratchAlignment;
  uint32_t result; /* keys[result] and values[result] hold the sorted pairs; the others are undefined */
  uint32_t passCount;
} RaysortRadixLayout;

#define RAYSORT_RADIX_MAX_PASSES 24

/* raysortCmdRadixSort - sort pairs by the bits firstBit .. firstBit + bitCount - 1 of their keys, ascending, stable.
 * needs  device addresses: keys of 32 bits and values a multiple of 4, keys of 64 bits 8, scratch 16
 * cost   3 dispatches for every 8 bits, 2 if the pairs are few. Keys of 32 bits and values at multiples of 16 are read
 *        16 bytes at a time, else word by word */
RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout);
RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixInfo *info);

/* ---- src/dispatch.h ---- */

typedef struct RaysortDispatchInfo
{
  const RaysortSortInfo *sort;   /* materialCount, groupSize, maxGroupsX, newToOldPixelMap, ranges of the sort */
  const VkPipeline *pipelines;   /* [materialCount]: a pipeline a material; a null one is skipped. Or NULL: */
  VkPipeline uberPipeline;       /* one pipeline over all live entries */
  VkPipelineLayout layout;       /* of all these pipelines */
  VkShaderStageFlags pushStages; /* of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* bytes: where RaysortDispatchPush goes (32 bytes), a multiple of 4; the 32 bytes lie
                                    within the device's maxPushConstantsSize */
  uint32_t group;                /* RaysortPass.group of the passes. 0: writes that you append to their accesses are
                                    ordered from pass to pass. Not 0: your pipelines do not meet, they run side by side.
                                    Two plans of one list have the same number only if they do not meet either */
} RaysortDispatchInfo;

/* raysortPlanDispatch - what runs on the sorted list: an indirect dispatch for every material, or one for all.
 * The passes read newToOldPixelMap and ranges. Declare what your pipelines touch besides (raysortAppendAccess), or
 * synchronise it yourself. Descriptor sets must be bound already. sort->groupSize must be set.
 * In the shader, shaders/raysort_sort.glsl turns material and thread into a ray, or "past the end"; an uber shader
 * reads the ray's id itself. passes: as many as pipelines that are not null, or one; *passCount as in raysortPlanScan.
 * Push constants of your own go behind: raysortAppendPush.
 * Which? Few registers and one code path for all: uber (no pipeline switches). Materials that differ much in code or
 * registers: a pipeline each. Figures: README. */
RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);

/* ---- shaders/raysort_bvh_shared.h ---- */
/* raysort_bvh_shared.h - rays, hits, geometries and the bytes of a structure of triangles, for C, GLSL and HLSL.
 * SPDX-License-Identifier: MIT
 *
 * A structure is position-independent. It is an array of 16-byte words, little endian:
 *   word 0            RaysortBvhHeader, 8 words
 *   word 8            nodes, 4 words each; node 0 is the root and is always there
 *   header.records    leaf records, 3 words each, in the order of the leaves
 *   header.frames     frames, 2 words each (RaysortBvhGrid)
 * and nothing lies between or behind them: header.sizeLow and sizeHigh count all its bytes. */
#ifndef RAYSORT_BVH_SHARED_H
#define RAYSORT_BVH_SHARED_H

/* ---- rays and hits ---- */

/* 32 bytes. A dead ray hits nothing and visits nothing: tMin > tMax; a tMax below 0; a number of origin or direction
 * not within +-RAYSORT_BVH_MAX_RAY (a NaN is not); tMin or tMax a NaN, tMin infinite; a direction of zero. The
 * direction need not be of length 1 (2^-30 to 2^30 will do): t counts directions. Hits have tMin <= t <= tMax; a tMin
 * below 0 counts as 0. */
RAYSORT_STRUCT(RaysortBvhRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* 32 bytes; the material sort takes hits as ids: UINT32, stride 32, buffer.offset + 24. The point is
 * (1 - u - v) a + u b + v c of the triangle a b c. A miss: t = tMax of the ray, u = v = 0, flags without
 * RAYSORT_BVH_HIT_BIT, and RAYSORT_BVH_NONE as primitive, geometry and instance. */
RAYSORT_STRUCT(RaysortBvhHit)
{
  RAYSORT_FLOAT t;
  RAYSORT_FLOAT u;
  RAYSORT_FLOAT v;
  RAYSORT_UINT primitive; /* of its geometry */
  RAYSORT_UINT geometry;
  RAYSORT_UINT instance;  /* 0 in a structure of one level */
  RAYSORT_UINT material;  /* 0 from the traversal; the trace pass looks it up */
  RAYSORT_UINT flags;     /* bits 0-7: hit kind; RAYSORT_BVH_HIT_BIT, RAYSORT_BVH_STACK_OVERFLOW_BIT */
};
#define RAYSORT_BVH_MAX_RAY 1152921504606846976.0f /* 2^60: no number of a box test overflows */
#define RAYSORT_BVH_NONE 0xffffffffu
#define RAYSORT_BVH_HIT_KIND_MASK 0xffu
#define RAYSORT_BVH_HIT_KIND_FRONT 0xfeu          /* Vulkan's numbers. Front: cross(b - a, c - a) looks at the ray */
#define RAYSORT_BVH_HIT_KIND_BACK 0xffu
#define RAYSORT_BVH_HIT_BIT 0x100u
#define RAYSORT_BVH_STACK_OVERFLOW_BIT 0x200u     /* the stack was full: a part of the structure was not seen */

/* Ray flags, with Vulkan's numbers. Opaque is what the geometry says, unless one of the first two says otherwise. */
#define RAYSORT_RAY_OPAQUE 1u
#define RAYSORT_RAY_NO_OPAQUE 2u
#define RAYSORT_RAY_TERMINATE_ON_FIRST_HIT 4u
#define RAYSORT_RAY_SKIP_CLOSEST_HIT_SHADER 8u    /* nothing here looks at it */
#define RAYSORT_RAY_CULL_BACK_FACING 16u
#define RAYSORT_RAY_CULL_FRONT_FACING 32u
#define RAYSORT_RAY_CULL_OPAQUE 64u
#define RAYSORT_RAY_CULL_NO_OPAQUE 128u
#define RAYSORT_RAY_SKIP_TRIANGLES 256u
#define RAYSORT_RAY_SKIP_BOXES 512u

/* ---- what a structure is built from ---- */

/* 64 bytes. Triangle i has the vertices indices[3 i .. 3 i + 2], or without indices 3 i .. 3 i + 2. Read are, at most,
 * 3 * primitiveCount indices, and the vertices that they name up to maxVertex: nothing from data + maxVertex * stride
 * + 12 on. In host builds the references are pointers: (VkDeviceAddress)(uintptr_t)pointer. */
RAYSORT_STRUCT(RaysortBvhGeometry)
{
  RAYSORT_REF(RaysortIn) data;      /* vertices: three floats at the start of each stride; a multiple of 4 */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize; 0 if indexSize is 0 */
  RAYSORT_REF(RaysortIn) transform; /* 3 rows of 4 floats, applied to every vertex; a multiple of 4; 0: none */
  RAYSORT_REF(RaysortIn) dataAtOne; /* 0 (motion, later) */
  RAYSORT_UINT type;                /* RAYSORT_BVH_TRIANGLES */
  RAYSORT_UINT format;              /* RAYSORT_BVH_FP32 */
  RAYSORT_UINT stride;              /* bytes from vertex to vertex: a multiple of 4, 12 .. 65536; 0: 12 */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT primitiveCount;
  RAYSORT_UINT maxVertex;           /* the largest index; a triangle with a larger one is left out */
  RAYSORT_UINT flags;               /* RAYSORT_BVH_OPAQUE_BIT */
  RAYSORT_UINT reserved;            /* 0 */
};
#define RAYSORT_BVH_TRIANGLES 0u
#define RAYSORT_BVH_FP32 0u
#define RAYSORT_BVH_OPAQUE_BIT 1u                 /* of geometries and of leaf records: no any-hit hook is asked */

#define RAYSORT_BVH_MAX_PRIMITIVES 0x0fffffffu    /* of a structure: a leaf has 28 bits for its first record */
#define RAYSORT_BVH_MAX_GEOMETRIES 0x01000000u    /* of a structure: a record has 24 bits for its geometry */
#define RAYSORT_BVH_MAX_STRIDE 65536u

/* ---- the bytes of a structure ---- */

/* A grid, 32 bytes. The root's is the first thing in the header; a frame is another one, for a subtree that is small
 * against the cells of the grid above it. Box centres are whole numbers of cells from `origin`, and
 * origin + number * cell is exact in fp32. */
RAYSORT_STRUCT(RaysortBvhGrid)
{
  RAYSORT_VEC3(origin);
  RAYSORT_UINT node;    /* where the subtree begins */
  RAYSORT_VEC3(cell);
  RAYSORT_FLOAT extent; /* the largest |coordinate| of the triangles below, over all axes: for the box test */
};

RAYSORT_STRUCT(RaysortBvhHeader) /* 128 bytes */
{
  RAYSORT_VEC3(origin);          /* words 0 and 1: the root's grid */
  RAYSORT_UINT node;             /* 0 */
  RAYSORT_VEC3(cell);
  RAYSORT_FLOAT extent;
  RAYSORT_UINT records;          /* word 2: word of the first record = 8 + 4 nodeCount */
  RAYSORT_UINT frames;           /* word of the first frame = records + 3 recordCount */
  RAYSORT_UINT stackNeed;        /* most entries that a traversal stacks; past RAYSORT_BVH_STACK (96): may overflow */
  RAYSORT_UINT depth;            /* nodes on the longest way from the root */
  RAYSORT_UINT magic;            /* word 3: RAYSORT_BVH_MAGIC, or 0: nothing was built here */
  RAYSORT_UINT type;             /* of its records: RAYSORT_BVH_TRIANGLES */
  RAYSORT_UINT sizeLow;          /* bytes of the structure */
  RAYSORT_UINT sizeHigh;
  RAYSORT_UINT nodeCount;        /* word 4 */
  RAYSORT_UINT frameCount;
  RAYSORT_UINT recordCount;      /* primitives that can be hit */
  RAYSORT_UINT primitiveCount;   /* given, and not clamped away; the next three and recordCount add up to it */
  RAYSORT_UINT badIndexCount;    /* word 5, left out: an index past maxVertex */
  RAYSORT_UINT nonFiniteCount;   /* left out: a NaN, or a coordinate past RAYSORT_BVH_MAX_COORDINATE */
  RAYSORT_UINT degenerateCount;  /* left out: two vertices of the same bits, so no ray can hit it */
  RAYSORT_UINT clampedCount;     /* primitives past the count that the structure was laid out for */
  RAYSORT_VEC3(boxMin);          /* word 6: of all records; all zero without any */
  RAYSORT_UINT error;            /* RAYSORT_BVH_ERROR_*; not 0: the structure is there, and empty */
  RAYSORT_VEC3(boxMax);          /* word 7 */
  RAYSORT_UINT reserved;         /* 0 */
};
#define RAYSORT_BVH_MAGIC 0x31565352u             /* "RSV1" */
#define RAYSORT_BVH_HEADER_WORDS 8u
#define RAYSORT_BVH_NODE_WORDS 4u
#define RAYSORT_BVH_RECORD_WORDS 3u
#define RAYSORT_BVH_FRAME_WORDS 2u
#define RAYSORT_BVH_ERROR_NONE 0u
#define RAYSORT_BVH_ERROR_NO_ROOM 1u              /* nodes, or frames, did not fit in the destination */
#define RAYSORT_BVH_MAX_COORDINATE 70368744177664.0f /* 2^46: areas and costs stay finite */

/* A node is four words, a child each, sorted by falling area of their boxes; empty ones last. A child's x, y and z
 * hold, an axis each, the centre of its box in bits 0-15, in cells of the grid, and half its extent: the whole word,
 * read as an fp32. The low bits only enlarge the number in the high ones, and the builder counts on them: never mask
 * them away. w is what lies there: */
#define RAYSORT_BVH_LEAF_BIT 0x80000000u          /* without it: index of a node */
#define RAYSORT_BVH_LEAF_COUNT_SHIFT 28           /* leaf: records - 1 in bits 28 and 29 (bit 30 is 0) ... */
#define RAYSORT_BVH_LEAF_FIRST_MASK 0x0fffffffu   /* ... and the first record in bits 0-27 */
#define RAYSORT_BVH_FRAME_TAG 0xc0000000u         /* | frame: a node behind a grid of its own */
#define RAYSORT_BVH_RESTORE_TAG 0xe0000000u       /* | frame: never in a node; on the stack, go back to that grid */
#define RAYSORT_BVH_TAG_MASK 0xf0000000u          /* 0xd: kept for instances and boxes */
#define RAYSORT_BVH_FRAME_MASK 0x0fffffffu        /* RAYSORT_BVH_FRAME_MASK itself: the grid in the header */
#define RAYSORT_BVH_EMPTY 0xffffffffu             /* no child: its x, y and z are RAYSORT_BVH_EMPTY_BOX, never hit */
#define RAYSORT_BVH_EMPTY_BOX 0xf1490000u         /* half extent -1e30, centre 0 */

/* A leaf record, 3 words: xyz are the vertices of a triangle, transformed. w of word 0 is the primitive of its
 * geometry; of word 1 the geometry in bits 0-23, flags in bits 24-31 (RAYSORT_BVH_OPAQUE_BIT); of word 2 it is 0. The
 * records of a leaf stand in the order of (geometry, primitive). */
#define RAYSORT_BVH_RECORD_GEOMETRY_MASK 0x00ffffffu
#define RAYSORT_BVH_RECORD_FLAGS_SHIFT 24

/* The triangle test, after Woop, Benthin and Wald 2013. Every product, sum, difference and quotient is rounded to fp32
 * by itself, in this order, on every device (the host and lavapipe agree to the bit):
 *   k = the axis of the largest |direction|, the first of equals; i, j = the two that follow it in the circle x y z,
 *   exchanged if direction[k] < 0
 *   sk = 1 / direction[k]; si = direction[i] / direction[k]; sj = direction[j] / direction[k]
 *   a = vertex 0 - origin (b, c likewise); ax = a[i] - si * a[k]; ay = a[j] - sj * a[k]; az = sk * a[k]
 *   U = cx * by - cy * bx; V = ax * cy - ay * cx; W = bx * ay - by * ax; det = (U + V) + W
 *   a miss, if some of U, V, W are < 0 and some > 0, or if |det| < 2^-126. Front facing: det > 0
 *   q = 1 / det; t = ((U * az + V * bz) + W * cz) * q; u = V * q; v = W * q
 * A triangle seen nearly edge-on can get any t so, so t goes to the nearest end of the interval in which the ray is in
 * the triangle's own box, if it is not within; without an interval the ray misses. With d and r of the box test below,
 * for each axis, of the three products a * r, b * r, c * r:
 *   lo = the least, hi = the largest, m = max(|lo|, |hi|): from lo - m * 2^-21 to hi + m * 2^-21 (exact but for a sum)
 * Candidates with tMin <= t <= tMax (past the largest float: no hit) are ordered by (t, instance, geometry, primitive):
 * the closest hit is the first of these, the next hit after another one is the first behind it. So a result is a
 * function of the triangles alone, whatever the tree and the order in which a kernel visits it.
 *
 * The box test, per axis, with d the direction whose parts below 2^-60 became +-2^-60 (sign kept), r = 1 / d,
 * a = |r|, e = a * (|origin| + grid.extent) * 3 * 2^-21:
 *   near = (grid.origin - origin) * r - e + centre * (cell * r) - half * a
 *   far  = (grid.origin - origin) * r + e + centre * (cell * r) + half * a
 * in any rounding, fused or not. Met, if the largest near and tMin are <= the smallest far and the best t, inclusive.
 * Near and far enclose what the triangle test takes of every triangle below: that test gives 8 units of 2^-24 *
 * a * (|origin| + extent), rounding moves both by 12 at most (5 were seen in 2e7 cases), and e is 24. */

#endif /* RAYSORT_BVH_SHARED_H */
/* ---- src/bvh.h ---- */

#define RAYSORT_CAPABILITY_BVH_BIT 8u /* raysortCmdTrace; structures are built on the host yet */

/* Bounding volume hierarchies of triangles. shaders/raysort_bvh_shared.h says what they are made of, and what a ray, a
 * hit and a geometry are. The bytes of a structure are a function of its geometries alone: the same on every host. */

#define RAYSORT_BVH_MAX_STRUCTURES 0x01000000u /* of a batch: so no size overflows */

/* One structure of a batch. */
typedef struct RaysortBvhInfo
{
  uint32_t flags;                       /* 0: none is known yet */
  uint32_t geometryCount;               /* <= RAYSORT_BVH_MAX_GEOMETRIES */
  const RaysortBvhGeometry *geometries; /* their primitiveCounts add up to <= RAYSORT_BVH_MAX_PRIMITIVES */
} RaysortBvhInfo;

typedef struct RaysortBvhBuildInfo
{
  uint32_t bvhCount;          /* <= RAYSORT_BVH_MAX_STRUCTURES */
  const RaysortBvhInfo *bvhs; /* [bvhCount] */
  RaysortMessage message;     /* optional: used where there is no context */
  void *messageUser;
} RaysortBvhBuildInfo;

typedef struct RaysortBvhLayout
{
  VkDeviceSize destinationSize; /* bytes of all structures, enough for any triangles: about 82 a triangle */
  VkDeviceSize scratchSize;     /* bytes, 144 a triangle of the largest structure */
  VkDeviceSize alignment;       /* of the memory of the structures, and of each structure in it: 256 */
} RaysortBvhLayout;

/* raysortGetBvhLayout - sizes, from the counts alone: a larger count never gives a smaller size.
 * in     context: NULL, for a build on the host (the only one there is yet); geometries: pointers may be 0
 * out    layout; offsets: optional, [bvhCount], where each structure begins in the destination
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info */
RAYSORT_API VkResult raysortGetBvhLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                         RaysortBvhLayout *layout, VkDeviceSize *offsets);

/* raysortBuildBvhOnHost - builds every structure of the batch, in the calling thread, without an allocation.
 * in     the geometries' pointers: data, indices, transform; of their bytes RaysortBvhGeometry says which are read
 * out    memory: the structures, at the offsets of the layout; only the bytes of each (RaysortBvhHeader.sizeLow,
 *        sizeHigh) are written. Left out, and counted in the header: triangles with an index past maxVertex, with a
 *        coordinate that is NaN, infinite or past RAYSORT_BVH_MAX_COORDINATE, with two vertices of the same bits
 * needs  scratch at a multiple of 16; its contents are lost. Structures may be copied and moved freely, to devices too
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info, too small a size; nothing was written
 *        VK_INCOMPLETE: a structure did not fit (its header says so, and it is empty); the others are there.
 *        Never seen with the size of the layout: only rounding in the costs of a tree could bring it about
 * cost   about 0.3 microseconds a triangle on one core; the structure of a mesh has about 61 bytes a triangle
 * Equal bytes need coordinates that are 0 or of a size between 1e-10 and RAYSORT_BVH_MAX_COORDINATE (of smaller ones
 * the areas may be flushed to zero), and IEEE arithmetic: not -ffast-math. Numbers below 2^-126 are read as zero. */
RAYSORT_API VkResult raysortBuildBvhOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize);

/* Asked at candidates that are not opaque, in any order, each at most once a trace: VK_FALSE ignores it. One that lies
 * behind an accepted candidate may not be asked about. t, u, v, primitive, geometry and the hit kind are there. */
typedef struct RaysortHostHooks
{
  VkBool32 (*anyHit)(void *user, const RaysortBvhRay *ray, const RaysortBvhHit *hit); /* NULL: accepts */
  void *user;
} RaysortHostHooks;

/* raysortTraceOnHost - the closest hit of a ray, or with RAYSORT_RAY_TERMINATE_ON_FIRST_HIT any hit.
 * in     bvh: a structure in memory, built on this host, or one that raysortVerifyBvh accepted; hooks: optional
 *        rayFlags: RAYSORT_RAY_*
 * out    hit: see RaysortBvhHit; VK_TRUE if there is one
 * cost   about a microsecond; no allocation, 3 KiB of stack */
RAYSORT_API VkBool32 raysortTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortHostHooks *hooks, RaysortBvhHit *hit);

/* raysortTraceNextOnHost - the first hit behind `last` in the order (t, instance, geometry, primitive). From hit to hit
 * it finds every triangle that the ray meets, each once, and needs no epsilon. `hit` may be `last`. A `last` that is a
 * miss (flags without RAYSORT_BVH_HIT_BIT): the first of all. */
RAYSORT_API VkBool32 raysortTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit);

typedef struct RaysortBvhReport
{
  RaysortBvhHeader header; /* as it stands there; all zero if it does not fit */
  float cost;              /* area of all nodes + 0.3 that of all records, as parts of the root's: expected visits */
  const char *fault;       /* a sentence, a literal; NULL: none */
  uint32_t node, slot;     /* where the fault is, if it is in a node */
} RaysortBvhReport;

/* raysortVerifyBvh - proves a structure, whatever the bytes are: a trace through one that it accepts reads nothing
 * outside of it, ends, and finds what brute force over its records finds. Not looked at: whether two records have the
 * same geometry and primitive (which of two hits at the same t is found then depends on the tree), and what the
 * records were built from.
 * in     bvh, size: only these bytes are read
 * out    report: optional
 * error  VK_ERROR_VALIDATION_FAILED_EXT: not a structure, or not a whole and right one
 * cost   about 0.03 microseconds a triangle; no allocation, 16 KiB of stack */
RAYSORT_API VkResult raysortVerifyBvh(const void *bvh, size_t size, RaysortBvhReport *report);

/* ---- rays on the device ---- */

#define RAYSORT_RESOURCE_BVH_TRACE_BVH          0x400u
#define RAYSORT_RESOURCE_BVH_TRACE_RAYS         0x401u
#define RAYSORT_RESOURCE_BVH_TRACE_HITS         0x402u
#define RAYSORT_RESOURCE_BVH_TRACE_LIST         0x403u
#define RAYSORT_RESOURCE_BVH_TRACE_COUNT_BUFFER 0x404u
#define RAYSORT_RESOURCE_BVH_TRACE_MATERIALS    0x405u

/* What a caller knows of the rays. A hint may change the speed, never a hit; today one kernel serves both. */
#define RAYSORT_TRACE_INCOHERENT 0u /* neighbours go their own ways: later bounces */
#define RAYSORT_TRACE_COHERENT   1u /* neighbours go the same way: camera rays, in tiles of 8 x 8 */

typedef struct RaysortTraceInfo
{
  uint32_t maxCount;       /* rays, 0 .. RAYSORT_MAX_COUNT; the live count may be less: see count */
  uint32_t hint;           /* RAYSORT_TRACE_* */
  uint32_t rayFlags;       /* RAYSORT_RAY_*, for all rays */
  uint32_t rayCount;       /* with a list: how many rays and hits there are; 0: maxCount */
  uint32_t missMaterial;   /* of a ray without a hit */
  uint32_t deadMaterial;   /* of a dead ray: see RaysortBvhRay */
  RaysortBuffer bvh;       /* in: one structure, built by raysort or accepted by raysortVerifyBvh; all its bytes */
  RaysortBuffer rays;      /* in: RaysortBvhRay[rayCount], without a list [maxCount] */
  RaysortBuffer hits;      /* out: RaysortBvhHit, as many. Without a list the hits past the count are not written, nor
                              kept by a graph that discards; with one those of rays not in it keep their words */
  RaysortBuffer list;      /* in, optional: uint32[maxCount], the rays to trace; else ray i is entry i */
  RaysortBuffer count;     /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer materials; /* in, optional: uint32 a geometry, as many as `size` holds; else material = geometry */
} RaysortTraceInfo;

typedef struct RaysortTraceLayout
{
  VkDeviceSize raysSize;  /* least bytes of rays */
  VkDeviceSize hitsSize;  /* of hits */
  VkDeviceSize listSize;  /* of list */
  VkDeviceSize alignment; /* of bvh, rays and hits: their device addresses */
  uint32_t passCount;
} RaysortTraceLayout;

#define RAYSORT_TRACE_MAX_PASSES 1

/* raysortCmdTrace - the hits of many rays.
 * Entry i is ray i, or list[i]; the hit of ray r is hits[r], so that a sort with the same list and count takes the
 * materials: RAYSORT_ID_UINT32, stride 32, buffer = hits with offset + 24 and size - 24. List entries past rayCount
 * are left out; a ray may stand in the list twice. Hits are those of raysortTraceOnHost without a hook (candidates that
 * are not opaque are accepted), with hit.material = materials[geometry], missMaterial or deadMaterial; a geometry past
 * the table gets missMaterial.
 * With RAYSORT_RAY_TERMINATE_ON_FIRST_HIT a hit is any of the ray's, not always the host's: faster.
 * RAYSORT_BVH_STACK_OVERFLOW_BIT: the structure's stackNeed is past 96, and a part of it was not seen.
 * needs  device addresses: bvh, rays, hits a multiple of 16, the others 4; hits apart from all others. What `bvh` holds
 *        is not checked: in bytes that are no structure a trace may read outside of them, and need not end
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info
 * cost   1 dispatch, a thread a ray; none if maxCount is 0 */
RAYSORT_API VkResult raysortGetTraceLayout(RaysortContext context, const RaysortTraceInfo *info,
                                           RaysortTraceLayout *layout);
RAYSORT_API VkResult raysortPlanTrace(RaysortContext context, const RaysortTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes);
RAYSORT_API VkResult raysortCmdTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortTraceInfo *info);
/* ---- src/reorder.h ---- */

/* Reserved for hit objects and reordering. Nothing is here yet: a context that asks for it makes nothing. */
#define RAYSORT_CAPABILITY_REORDER_BIT 16u
/* ---- shaders/raysort_sdf_shared.h ---- */
/* raysort_sdf_shared.h - sparse distance fields: geometry, rays, hits, statistics and the bytes of a field.
 * SPDX-License-Identifier: MIT
 *
 * For C, GLSL and HLSL. A cascade is a window of 64^3 voxels. A voxel that a triangle touches owns a brick: 8^3 samples
 * of the distance to the triangles around it. A brixel is the distance of two neighbouring samples: a voxel / 7.
 * All floats are world units relative to the anchor of the update (RaysortSdfUpdateInfo.anchor), if nothing else is
 * said. */
#ifndef RAYSORT_SDF_SHARED_H
#define RAYSORT_SDF_SHARED_H

/* ---- what a field is built from ---- */

/* 128 bytes, in device memory; the GPU may write them. Triangle i has the vertices indices[3 i .. 3 i + 2], or without
 * indices 3 i .. 3 i + 2. Of quads (without indices) quad q has the vertices 4 q .. 4 q + 3 and two triangles: 2 q is
 * (4 q, 4 q + 1, 4 q + 2), 2 q + 1 is (4 q, 4 q + 2, 4 q + 3). */
RAYSORT_STRUCT(RaysortSdfInstance)
{
  RAYSORT_REF(RaysortIn) positions; /* a multiple of 4 (FP32) or 2 */
  RAYSORT_REF(RaysortIn) indices;   /* a multiple of indexSize */
  RAYSORT_FLOAT transform[12];      /* 3 rows of 4, object to world */
  RAYSORT_VEC3(boxMin);             /* bounds after the transform: what lies outside may be absent */
  RAYSORT_UINT cascadeMask;         /* bit c: cascade c has this instance */
  RAYSORT_VEC3(boxMax);
  RAYSORT_UINT triangleCount;
  RAYSORT_UINT format;              /* RAYSORT_SDF_FP32, _FP16, _SNORM16; three components, the others are not read */
  RAYSORT_UINT stride;              /* bytes from vertex to vertex: a multiple of 4 (FP32) or 2; 0: 12, 8 */
  RAYSORT_UINT indexSize;           /* 0, 2 or 4 bytes */
  RAYSORT_UINT maxVertex;           /* a triangle with a larger index is left out, and counted */
  RAYSORT_UINT id;                  /* what hits report, in a field with ids */
  RAYSORT_UINT flags;               /* RAYSORT_SDF_INSTANCE_*_BIT */
  RAYSORT_UINT reserved[2];         /* 0 */
};
#define RAYSORT_SDF_FP32 0u
#define RAYSORT_SDF_FP16 1u
#define RAYSORT_SDF_SNORM16 2u                   /* the integer, at least -32767, times the fp32 nearest to 1 / 32767 */
#define RAYSORT_SDF_INSTANCE_DYNAMIC_BIT 1u      /* may move between updates without a box */
#define RAYSORT_SDF_INSTANCE_QUADS_BIT 2u        /* indexSize must be 0 */
#define RAYSORT_SDF_INSTANCE_TRIANGLE_IDS_BIT 4u /* the id of triangle i is id + i */

/* 32 bytes: what lies in it is built again (static geometry added, removed or moved). */
RAYSORT_STRUCT(RaysortSdfBox)
{
  RAYSORT_VEC3(boxMin);
  RAYSORT_UINT cascadeMask; /* bit c: it counts for cascade c */
  RAYSORT_VEC3(boxMax);
  RAYSORT_UINT reserved;    /* 0 */
};

/* ---- rays and hits ---- */

/* 32 bytes, as RaysortBvhRay. The direction has length 1. Dead, tMin > tMax: it hits nothing. */
RAYSORT_STRUCT(RaysortSdfRay)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);
  RAYSORT_FLOAT tMax;
};

/* 32 bytes; the material sort takes hits as ids: UINT32, stride 32, buffer.offset + 24. */
RAYSORT_STRUCT(RaysortSdfHit)
{
  RAYSORT_FLOAT t;       /* refined: a guess of the surface; of an any-hit tShell. A miss: tMax */
  RAYSORT_FLOAT tShell;  /* where the ray enters the shell: never behind the surface */
  RAYSORT_FLOAT tLeave;  /* tMin, unless the ray started in a shell: where it leaves that, or tMax */
  RAYSORT_UINT normal;   /* octahedral, two snorm16, x low */
  RAYSORT_UINT brick;    /* bits 0-23: brick, bits 24-28: cascade; 0xffffffff: a miss */
  RAYSORT_UINT id;       /* RAYSORT_SDF_NONE: without ids, or a miss */
  RAYSORT_UINT material; /* 0 from the traversal; the trace pass looks it up */
  RAYSORT_UINT flags;    /* RAYSORT_SDF_HIT_BIT, ...; bits 16-31: steps, at most 65535 */
};
#define RAYSORT_SDF_NONE 0xffffffffu
#define RAYSORT_SDF_HIT_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_HIT_CASCADE_SHIFT 24
#define RAYSORT_SDF_HIT_CASCADE_MASK 31u
#define RAYSORT_SDF_HIT_BIT 0x100u
#define RAYSORT_SDF_INCOMPLETE_BIT 0x200u     /* some of the way is unknown in all cascades, or the steps ran out */
#define RAYSORT_SDF_STARTED_INSIDE_BIT 0x400u /* the ray began in a shell: hits before tLeave were not looked for */
#define RAYSORT_SDF_HIT_STEPS_SHIFT 16

/* Ray flags. */
#define RAYSORT_SDF_RAY_ANY 1u        /* some hit will do */
#define RAYSORT_SDF_RAY_START_HITS 2u /* a ray that begins in a shell hits at tMin */
#define RAYSORT_SDF_RAY_OUTWARD 4u    /* never back to a finer cascade */

/* ---- statistics: of a cascade's last update; [0] static, [1] dynamic instances ---- */

/* 128 bytes. Numbers called needed are exact, whatever the budgets. */
RAYSORT_STRUCT(RaysortSdfStats)
{
  RAYSORT_UINT trianglesTested[2];   /* read: those of instances that meet a voxel to be built */
  RAYSORT_UINT trianglesNeeded[2];   /* records: a triangle, of large ones a triangle in a block, with references */
  RAYSORT_UINT referencesNeeded[2];  /* pairs of a triangle and a voxel to be built, within 0.5 brixel of it */
  RAYSORT_UINT referencesStored;     /* of the voxels that were built */
  RAYSORT_UINT bricksNeeded;         /* voxels to be built that a triangle touches */
  RAYSORT_UINT bricksBuilt;
  RAYSORT_UINT bricksReused;         /* of these, in place of the voxel's old brick */
  RAYSORT_UINT bricksFreed;          /* left the window, or empty now */
  RAYSORT_UINT bricksFree;           /* of the whole field, behind the update */
  RAYSORT_UINT blocksNeeded;         /* pairs of a large triangle and a block of 8^3 voxels */
  RAYSORT_UINT instancesNeeded;      /* given on the device: past the budget they are not looked at */
  RAYSORT_UINT voxelsDeferred;       /* to be built, and past a budget: the next update has them again */
  RAYSORT_UINT voxelsStale;          /* behind the update: to be built again, the old content is there */
  RAYSORT_UINT voxelsUnknown;        /* behind the update: never built */
  RAYSORT_UINT maxReferencesInVoxel; /* the most that one voxel to be built has */
  RAYSORT_UINT badTriangles;         /* left out: an index past maxVertex, a coordinate that is not finite */
  RAYSORT_UINT overflow;             /* RAYSORT_SDF_OVERFLOW_*_BIT */
  RAYSORT_UINT serial;               /* updates of the field, counted from the reset */
  RAYSORT_UINT changes;              /* entries of the change list, of the whole field */
  RAYSORT_UINT reserved[10];         /* 0 */
};
#define RAYSORT_SDF_OVERFLOW_INSTANCES_BIT 1u   /* more given than the budget: the rest was not looked at */
#define RAYSORT_SDF_OVERFLOW_BOXES_BIT 2u       /* likewise: the whole field counts as boxed */
#define RAYSORT_SDF_OVERFLOW_TRIANGLES_BIT 4u   /* these defer voxels */
#define RAYSORT_SDF_OVERFLOW_REFERENCES_BIT 8u
#define RAYSORT_SDF_OVERFLOW_BRICKS_BIT 16u     /* more to be built than the budget */
#define RAYSORT_SDF_OVERFLOW_CAPACITY_BIT 32u   /* no brick of the field is free */
#define RAYSORT_SDF_OVERFLOW_VOXEL_BIT 64u      /* one voxel alone needs more than the budget of references, triangles */
#define RAYSORT_SDF_OVERFLOW_BLOCKS_BIT 128u    /* costs time, defers nothing */

/* ---- the bytes of a field: words of 32 bits, little endian ---- */

#define RAYSORT_SDF_GRID 64                /* voxels along an axis of a window */
#define RAYSORT_SDF_VOXELS 262144          /* of a window: 64^3 */
#define RAYSORT_SDF_MAX_CASCADES 32
#define RAYSORT_SDF_MAX_BRICKS 0x00fffffeu /* 2^24 - 2 */

/* The header, at the start of the field: 4096 bytes, 256 words of 16 bytes. Four words of the whole field, then six a
 * cascade. Offsets count 256 bytes from the start of the field: those of RaysortSdfLayout. */
RAYSORT_STRUCT(RaysortSdfHeader) /* 64 bytes */
{
  RAYSORT_UINT magic;         /* word 0: RAYSORT_SDF_MAGIC; another: never reset, nothing may be traced */
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT flags;         /* RAYSORT_SDF_*_BIT of RaysortSdfInfo */
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT stateOffset;   /* word 1 */
  RAYSORT_UINT mapOffset;
  RAYSORT_UINT bricksOffset;
  RAYSORT_UINT idsOffset;     /* 0: no ids */
  RAYSORT_UINT keysOffset;    /* word 2 */
  RAYSORT_UINT changesOffset; /* 0: no change list */
  RAYSORT_UINT serial;        /* updates since the reset of the field */
  RAYSORT_UINT changes;       /* entries of the change list: of the last update */
  RAYSORT_FLOAT band;         /* word 3: in brixels */
  RAYSORT_FLOAT codeStep;     /* brixels a code: band / 255, of 4 bits band / 15 */
  RAYSORT_UINT reserved[2];
};
#define RAYSORT_SDF_MAGIC 0x31465352u      /* "RSF1" */
#define RAYSORT_SDF_HEADER_WORDS 4         /* of 16 bytes, before the first cascade's */
#define RAYSORT_SDF_CASCADE_WORDS 6        /* of cascade c: from word 4 + 6 c */
#define RAYSORT_SDF_HEADER_SIZE 4096       /* bytes */
#define RAYSORT_SDF_STATS_SIZE 4096        /* bytes behind the header: RaysortSdfStats[32] */

/* What a trace reads of a cascade: words 0 and 1, and inverse. A point p (relative to the anchor) lies at
 * (p - min) * inverse in voxels of the window; the window is [0, 64)^3 there. All cascades of a field have the anchor of
 * its last update, also those that it did not build. Cascades updated in turn need not be nested. */
RAYSORT_STRUCT(RaysortSdfCascade) /* 96 bytes */
{
  RAYSORT_VEC3(min);           /* word 0: the lowest corner of the window, relative to the anchor */
  RAYSORT_FLOAT voxel;         /* world units a voxel */
  RAYSORT_INT window[3];       /* word 1: its lowest voxel, absolute */
  RAYSORT_UINT flags;          /* RAYSORT_SDF_CASCADE_*_BIT; without BUILT all is unknown: do not look at the map */
  RAYSORT_INT anchorVoxel[3];  /* word 2: the absolute voxel whose lowest corner is the anchor */
  RAYSORT_FLOAT inverse;       /* the fp32 nearest to 1 / voxel */
  RAYSORT_VEC3(lattice);       /* word 3: anchor - anchorVoxel * voxel, when the content was built */
  RAYSORT_FLOAT brixelsHigh;   /* 7 / voxel is brixelsHigh + brixelsLow */
  RAYSORT_INT oldWindow[3];    /* word 4: the window before the last update */
  RAYSORT_FLOAT brixelsLow;
  RAYSORT_UINT reserved[4];    /* word 5 */
};
#define RAYSORT_SDF_CASCADE_BUILT_BIT 1u   /* an update since the reset had it */
#define RAYSORT_SDF_CASCADE_MASKED_BIT 2u  /* the last update built it */
#define RAYSORT_SDF_CASCADE_RESET_BIT 4u   /* and threw its content away before: another anchor lattice */

/* The anchor is a corner of voxels in every cascade: a field has the same bytes wherever its anchor is. Its absolute
 * voxel is anchor / voxel, rounded to the nearest. An anchor that moves by whole voxels (to 1 / 4096 of one) leaves a
 * cascade as it is; another move throws a cascade's content away at its next update. */

/* The trace map: at mapOffset, 64^3 words a cascade, cascade by cascade. Relative to the window: word
 * x | y << 6 | z << 12 is voxel window + (x, y, z). Bit 31 clear: bits 0-23 are the brick. Bit 31 set, no brick: bits
 * 3 o .. 3 o + 2 are the skip code of octant o (bit k of o is set: component k of the direction is negative): the side
 * of a cube of voxels without bricks and without unknown ones, that has this voxel at its corner and extends along the
 * octant; the largest of the eight sides, where what is outside the window counts as free. */
#define RAYSORT_SDF_EMPTY_BIT 0x80000000u
#define RAYSORT_SDF_UNKNOWN_BIT 0x40000000u /* with EMPTY: not built yet, ask a coarser cascade; its skip codes are 0 */
#define RAYSORT_SDF_BRICK_MASK 0x00ffffffu
#define RAYSORT_SDF_SKIP_SIDES 0xfb753210u  /* code -> side: 1 2 3 4 6 8 12 16 = (SIDES >> 4 * code & 15) + 1 */
#define RAYSORT_SDF_SKIP_BITS 3

/* The state map: at stateOffset, 64^3 words a cascade. Toroidal: absolute voxel a is word
 * (a.x & 63) | (a.y & 63) << 6 | (a.z & 63) << 12, so a scroll moves nothing. The same bits, and: */
#define RAYSORT_SDF_STALE_BIT 0x20000000u   /* to be built again; the old content holds till then */
#define RAYSORT_SDF_DYNAMIC_BIT 0x10000000u /* built with a dynamic instance */
/* Skip codes are not there. Unknown is EMPTY | UNKNOWN (and nothing else). */

/* Bricks: at bricksOffset, 512 bytes each (4 bits: 256). Sample (x, y, z), 0 .. 7, lies at voxel + (x, y, z) / 7; byte
 * x + 8 y + 64 z is its code: the distance to the nearest triangle, in brixels, clamped to band, divided by codeStep
 * and rounded down; never above the true distance. A row of 8 samples is two words: row brick * 64 + z * 8 + y.
 * Ids: at idsOffset, 64 words a brick: cell (x, y, z), 0 .. 3, is word brick * 64 + x + 4 y + 16 z: the id of the
 * triangle nearest to the middle of the cell, which lies at (2 x + 1, ...) brixels, and for x = 3 at 6.5; of equally near
 * ones the smallest id.
 * Keys: at keysOffset, a word a brick: cascade << 27 | z << 18 | y << 9 | x of its absolute voxel modulo 2^9 an axis; of
 * a brick that is free, RAYSORT_SDF_NONE.
 * Changes: at changesOffset, header.changes words: bricks that the last update built, or freed (then | bit 31), in the
 * order of the bricks. A brick that was freed and built again counts as built. */
#define RAYSORT_SDF_KEY_CASCADE_SHIFT 27
#define RAYSORT_SDF_CHANGE_FREED_BIT 0x80000000u

#endif /* RAYSORT_SDF_SHARED_H */
/* ---- src/sdf.h ---- */

#define RAYSORT_CAPABILITY_SDF_BIT 32u /* raysortCmdSdfReset, raysortCmdSdfUpdate */

#define RAYSORT_RESOURCE_SDF_UPDATE_FIELD          0x600u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES      0x601u
#define RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT 0x602u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOXES          0x603u
#define RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT      0x604u
#define RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH        0x605u
#define RAYSORT_RESOURCE_SDF_RESET_FIELD           0x606u

/* Sparse distance fields of triangles. shaders/raysort_sdf_shared.h says what a field is made of, and what an instance,
 * a ray and a hit are. A field is one range of memory that raysort only ever writes in updates and resets; its bytes are
 * a function of what it was built from, the same on every device: bricks, ids, state, map and keys voxel by voxel,
 * whatever way led there, and with the same updates since a reset also which brick is whose. */

#define RAYSORT_SDF_IDS_BIT     1u /* 64 ids a brick: 256 bytes */
#define RAYSORT_SDF_CHANGES_BIT 2u /* a list of the bricks that an update built or freed: 4 bytes a brick */
#define RAYSORT_SDF_4_BITS_BIT  4u /* samples of 4 bits: 256 bytes a brick */

/* The shape of a field: the same in all its calls. */
typedef struct RaysortSdfInfo
{
  uint32_t flags;                             /* RAYSORT_SDF_*_BIT */
  uint32_t cascadeCount;                      /* 1 .. RAYSORT_SDF_MAX_CASCADES */
  float voxelSizes[RAYSORT_SDF_MAX_CASCADES]; /* 1e-6 .. 1e6, of each cascade; should not fall along a trace's range.
                                                 One that changes: reset that cascade */
  uint32_t brickCapacity;                     /* 0 .. RAYSORT_SDF_MAX_BRICKS, shared by all cascades */
  float band;                                 /* 2 .. 7: distances up to so many brixels; 0: 3 */
} RaysortSdfInfo;

/* What one update may take, over all its cascades together. Past it work is put off, counted, and done by later updates
 * (overflow bits of RaysortSdfStats). 0 is none, not a default. All <= RAYSORT_MAX_COUNT. */
typedef struct RaysortSdfBudget
{
  uint32_t maxInstances;
  uint32_t maxBoxes;
  uint32_t maxTriangles;  /* records: RaysortSdfStats.trianglesNeeded */
  uint32_t maxReferences; /* of triangles in voxels */
  uint32_t maxBlocks;     /* of large triangles; past it they take longer */
  uint32_t maxBricks;     /* built */
} RaysortSdfBudget;

/* Sizes are a function of the counts alone: a larger count never gives a smaller size. Offsets are from the start of the
 * field, multiples of 256; 0: the field has no such part. */
typedef struct RaysortSdfLayout
{
  VkDeviceSize fieldSize;
  VkDeviceSize statsOffset; /* RaysortSdfStats[RAYSORT_SDF_MAX_CASCADES]; the header is at 0 */
  VkDeviceSize stateOffset;
  VkDeviceSize mapOffset;
  VkDeviceSize bricksOffset;
  VkDeviceSize idsOffset;
  VkDeviceSize keysOffset;
  VkDeviceSize changesOffset;
  VkDeviceSize scratchSize;
  VkDeviceSize alignment; /* of field and scratch: device addresses */
  uint32_t passCount;     /* most passes of an update */
} RaysortSdfLayout;

/* raysortGetSdfLayout - sizes and offsets.
 * in     budget: optional; without it scratchSize and passCount are 0
 *        cascadeMask: of the updates to come, those with the most cascades (0: all): scratch holds them side by side
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info or budget */
RAYSORT_API VkResult raysortGetSdfLayout(RaysortContext context, const RaysortSdfInfo *info,
                                         const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                         RaysortSdfLayout *layout);

typedef struct RaysortSdfResetInfo
{
  RaysortSdfInfo sdf;
  uint32_t cascadeMask; /* 0: the whole field, whatever was in its memory; else single cascades of one that was reset */
  RaysortBuffer field;  /* out */
} RaysortSdfResetInfo;

/* raysortCmdSdfReset - all voxels unknown, no brick used. Once before the first update; and of single cascades, whose
 * bricks become free, to change a voxel size.
 * cost   4 dispatches and one for every 4 cascades; writes all of the field but the bricks and ids */
#define RAYSORT_SDF_RESET_MAX_PASSES 16
RAYSORT_API VkResult raysortPlanSdfReset(RaysortContext context, const RaysortSdfResetInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfReset(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfResetInfo *info);

/* One update. Every instance of the scene is given each time; what has not changed is not built again. Built are voxels
 * of the cascades of the mask that were never built (new in a window, or deferred), that lie in a box, or that a dynamic
 * instance is in or was in. */
typedef struct RaysortSdfUpdateInfo
{
  RaysortSdfInfo sdf;
  RaysortSdfBudget budget;
  uint32_t cascadeMask;        /* built now; 0: all. Boxes count for the others too, at their next update */
  double anchor[3];            /* what all floats are relative to. Within 2^30 voxels of 0 */
  double center[3];            /* of the windows. Within 2^30 voxels of 0, 2^22 of the anchor */
  RaysortBuffer field;         /* in, out */
  RaysortBuffer instances;     /* in: RaysortSdfInstance[maxInstances]; what they refer to is resource "geometry" */
  RaysortBuffer instanceCount; /* in, optional: uint32, how many; else maxInstances */
  RaysortBuffer boxes;         /* in: RaysortSdfBox[maxBoxes] */
  RaysortBuffer boxCount;      /* in, optional: uint32, how many; else maxBoxes */
  RaysortBuffer scratch;
} RaysortSdfUpdateInfo;

/* raysortCmdSdfUpdate - moves the windows, builds what is to be built as far as the budget goes, writes the trace maps
 * and the statistics. What is put off is a function of the field and the info, never of scheduling; a voxel keeps its
 * old content until the new one is complete.
 * needs  a field that was reset with the same RaysortSdfInfo; instances that a device can read: addresses, counts and
 *        strides are trusted, indices up to maxVertex, numbers not at all
 * cost   about 20 dispatches; most of the time goes into distances of samples */
#define RAYSORT_SDF_UPDATE_MAX_PASSES 32
RAYSORT_API VkResult raysortPlanSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSdfUpdate(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortSdfUpdateInfo *info);

/* raysortSdfCascadesOfFrame - a mask of the one cascade to update in a frame, of first .. first + count - 1: the finest
 * every second frame, each coarser one half as often, the last two equally often. count 0: none. */
RAYSORT_API uint32_t raysortSdfCascadesOfFrame(uint32_t frame, uint32_t first, uint32_t count);
/* ---- shaders/raysort_weekend_shared.h ---- */
/* raysort_weekend_shared.h - heads, dumps and cameras of path tracers, in C, C++, GLSL and HLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_WEEKEND_SHARED_H
#define RAYSORT_WEEKEND_SHARED_H

/* A head says what a material or a shape is; its numbers lie in a dump, an array of vec4, from element ptr on. */
RAYSORT_STRUCT(RaysortMaterial)
{
  RAYSORT_UINT type; /* RAYSORT_MATERIAL_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the material dump */
};
RAYSORT_STRUCT(RaysortHittable)
{
  RAYSORT_UINT type; /* RAYSORT_HITTABLE_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the hittable dump */
  RAYSORT_UINT mat;  /* index of a material head */
};
#define RAYSORT_DUMP_BYTES 16 /* of a dump element: a vec4 */

/* Types. Numbers from ..._USER up are free for types of the user's own. */
#define RAYSORT_MATERIAL_NONE 0u
#define RAYSORT_MATERIAL_LAMBERTIAN 1u  /* xyz albedo */
#define RAYSORT_MATERIAL_METAL 2u       /* xyz albedo, w fuzz */
#define RAYSORT_MATERIAL_DIELECTRICS 3u /* x index of refraction */
#define RAYSORT_MATERIAL_USER 4u
#define RAYSORT_HITTABLE_NONE 0u
#define RAYSORT_HITTABLE_TRIANGLE_MESH 1u /* a number only: nothing here intersects it */
#define RAYSORT_HITTABLE_SPHERE 2u        /* xyz centre, w radius; a negative radius turns the normal round */
#define RAYSORT_HITTABLE_USER 3u

/* The ray through (s, t) of the picture, s to the right, t upwards, both 0 .. 1, from (u, v) of the unit disk:
 * from origin + u lensU + v lensV to lowerLeftCorner + s horizontal + t vertical. A vec3 is aligned to 16 bytes
 * in GLSL: the word behind each keeps the layout the same in every language. */
RAYSORT_STRUCT(RaysortCamera)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT reserved0; /* zero, and all of them */
  RAYSORT_VEC3(horizontal);
  RAYSORT_FLOAT reserved1;
  RAYSORT_VEC3(vertical);
  RAYSORT_FLOAT reserved2;
  RAYSORT_VEC3(lowerLeftCorner);
  RAYSORT_FLOAT reserved3;
  RAYSORT_VEC3(lensU);
  RAYSORT_FLOAT reserved4;
  RAYSORT_VEC3(lensV);
  RAYSORT_FLOAT reserved5;
};

#endif /* RAYSORT_WEEKEND_SHARED_H */
/* ---- src/weekend.h ---- */

/* For path tracers after Ray Tracing in One Weekend; the shaders' side is shaders/raysort_weekend.glsl. Plain data in,
 * plain data out: no context, no Vulkan call, no host memory of raysort's own. Refusals return
 * VK_ERROR_VALIDATION_FAILED_EXT and give the struct's message callback the field, its value and its limit. */

/* Materials and shapes: heads, and dumps with the numbers that the heads point to. The four arrays are the caller's,
 * mapped device memory if need be: it is written once, in order, and never read by raysortAdd*.
 * Sizes first: while `materials` is NULL the scene is dry, the adds check and count only. So build it twice:
 *   memset(&scene, 0, sizeof(scene));                     // dry
 *   build(&scene);                                        // your calls of raysortAddMaterial, raysortAddHittable
 *   raysortGetSceneLayout(&scene, &layout);               // layout.size bytes: allocate
 *   raysortPlaceScene(&scene, memory, &layout);           // the arrays lie in memory; the counts are zero again
 *   build(&scene); */
typedef struct RaysortScene
{
  RaysortMaterial *materials;
  float *materialDump; /* elements of four floats */
  RaysortHittable *hittables;
  float *hittableDump;
  uint32_t materialCapacity; /* of these arrays, in heads and dump elements, each <= RAYSORT_MAX_COUNT; dry: unused */
  uint32_t materialDumpCapacity;
  uint32_t hittableCapacity;
  uint32_t hittableDumpCapacity;
  uint32_t materialCount; /* used so far */
  uint32_t materialDumpCount;
  uint32_t hittableCount;
  uint32_t hittableDumpCount;
  uint32_t materialTypes; /* types are 1 .. materialTypes - 1; 0: RAYSORT_MATERIAL_USER, the built-in ones */
  uint32_t hittableTypes; /* 0: RAYSORT_HITTABLE_USER */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortScene;

/* One allocation for the four arrays. Offsets are multiples of 16; so must the memory's address be. */
typedef struct RaysortSceneLayout
{
  VkDeviceSize materialsOffset; /* RaysortMaterial[materialCount] */
  VkDeviceSize materialDumpOffset;
  VkDeviceSize hittablesOffset; /* RaysortHittable[hittableCount] */
  VkDeviceSize hittableDumpOffset;
  VkDeviceSize size; /* never 0 */
  uint32_t materialCount, materialDumpCount, hittableCount, hittableDumpCount;
} RaysortSceneLayout;

/* raysortAddMaterial, raysortAddHittable - append a head, and its numbers as ceil(size / 16) dump elements, the last
 * one filled up with zeros; ptr is the first of them.
 * data   size bytes, floats for the built-in types: raysort_weekend_shared.h lists them; NULL if size is 0 (no numbers)
 * mat    index of a material added before
 * index  out, optional: of the head
 * error  a type that is 0, RAYSORT_HITTABLE_TRIANGLE_MESH or past the types; mat past the materials; numbers of a
 *        built-in type that are not finite, a radius of 0, a negative albedo or fuzz, an index of refraction <= 0;
 *        VK_ERROR_OUT_OF_POOL_MEMORY: heads or dump are full. The scene is as it was. */
RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index);
RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index);

RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout);
RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout);

/* raysortCheckScene - would the shaders stay within these arrays? For scenes that were read from a file or made by
 * other code: every head's type in range, its first dump element (all of them, for the built-in types) within the dump,
 * mat within the materials. Reads the arrays.
 * error  names the first bad head */
RAYSORT_API VkResult raysortCheckScene(const RaysortScene *scene);

/* A thin-lens camera. Zero: up (0, 1, 0), 90 degrees, a pinhole, focused on `at`. */
typedef struct RaysortCameraInfo
{
  double from[3], at[3], up[3]; /* each number within -1e9 .. 1e9; up must not be parallel to at - from */
  double fieldOfView;           /* degrees from the bottom of the picture to its top, 0 < . < 180 */
  double defocusAngle;          /* degrees of the cone from a point in focus to the lens, 0 <= . < 180 */
  double focusDistance;         /* 1e-9 .. 1e9; 0: |at - from| */
  uint32_t width, height;       /* pixels, 1 .. RAYSORT_MAX_COUNT; only their ratio counts */
  RaysortMessage message;       /* optional */
  void *messageUser;
} RaysortCameraInfo;

/* raysortMakeCamera - the vectors, computed in double and rounded once.
 * error  a number that is not finite or out of its range, from == at, up parallel to the view */
RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera);

/* ---- src/slices.h ---- */

/* Slices: a render cut into submissions so short that no watchdog sees them. */
/* Plain data in, plain data out: no context, no Vulkan call, no host memory of raysort's own. Refusals return
 * VK_ERROR_VALIDATION_FAILED_EXT and give the struct's message callback the field, its value and its limit. */

#define RAYSORT_SLICE_CAP         250.0  /* milliseconds predicted, whatever the budget: Windows resets after 2 s */
#define RAYSORT_SLICE_BUDGET      50.0   /* default; 8 keeps a desktop on the same GPU usable */
#define RAYSORT_SLICE_FIRST_PATHS 65536u /* the first slice, when nothing is known of the device */
#define RAYSORT_SLICE_GROWTH      4u     /* times the largest slice (with waves: batch) measured so far */
#define RAYSORT_SLICE_BINS        64     /* costs are learnt by band of rows, or by wave */

typedef struct RaysortSliceInfo
{
  uint32_t width, height; /* pixels, 1 .. RAYSORT_MAX_COUNT in all */
  uint32_t firstSample;   /* samples firstSample .. firstSample + sampleCount - 1 of every pixel */
  uint32_t sampleCount;   /* >= 1, the sum at most 2^32 - 1 */
  uint32_t maxSamples;    /* samples of a pixel in one slice; 0: as many as there is time for */
  uint32_t waves;         /* 0: a kernel that runs its paths to their end. Else kernels that run all paths of a batch a
                             bounce further: the most bounces there are */
  uint32_t batchPaths;    /* with waves: paths whose state the caller has memory for, width .. RAYSORT_MAX_COUNT;
                             without: not read */
  double budget;          /* milliseconds, > 0, infinity for the cap; 0: RAYSORT_SLICE_BUDGET */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortSliceInfo;

/* Where the next slice begins, for a file: all before it is done. Samples go one after the other, the rows of a sample
 * (of a run of samples, if they all fit) from the top. In the midst of a batch (wave > 0, whose states the caller must
 * have kept) the batch is named too. All zero but sample = firstSample: the start. */
typedef struct RaysortSliceToken
{
  uint32_t row, sample, wave;
  uint32_t rowCount, sampleCount; /* of the batch, if wave > 0 */
} RaysortSliceToken;

/* One submission: rows x samples, their waves. With wave = 0 the paths are new ones. */
typedef struct RaysortSlice
{
  uint32_t row, rowCount;
  uint32_t sample, sampleCount; /* more than one only if rowCount is the whole height */
  uint32_t wave, waveCount;     /* zero without waves */
  uint64_t pathsDone;           /* paths that end with this slice: 0 while waves of the batch are left */
  double predicted;             /* milliseconds; 0: nothing is known yet */
} RaysortSlice;

/* The planner's state: plain data, copy it as you like. */
typedef struct RaysortSlices
{
  RaysortSliceInfo info;           /* `budget` may be changed at any time */
  RaysortSliceToken next;          /* to be kept in a file only when all slices planned so far are over */
  uint64_t largest;                /* paths of the largest slice or batch measured so far */
  double cost[RAYSORT_SLICE_BINS]; /* milliseconds a path, in this band of rows or in this wave; 0: not measured */
} RaysortSlices;

/* raysortStartSlices - from the start, or from a token.
 * resume  NULL: from the start
 * error   a field out of range; a token that is not one of this render */
RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices);

/* raysortNextSlice - plan a slice and step over it; VK_FALSE: there is none left.
 * As large as the budget and the cap allow by what was measured, at most RAYSORT_SLICE_GROWTH times what was measured
 * and RAYSORT_MAX_COUNT paths; at least a row of one sample, or one wave (of at least a row). Waves not measured yet
 * come one at a time. */
RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice);

/* raysortReportSlice - how long a slice took on the GPU. Call it when you know: two slices late is fine, so that the
 * CPU never waits. A time that is negative or not finite is ignored. */
RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds);

#ifdef __cplusplus
}
#endif
#endif /* RAYSORT_H */

#ifdef RAYSORT_IMPLEMENTATION
#ifndef RAYSORT_IMPLEMENTATION_ONCE
#define RAYSORT_IMPLEMENTATION_ONCE

/* ---- shaders/kernels/common.h ---- */
/* common.h - constants of all of raysort's kernels, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_COMMON_H
#define RAYSORT_KERNELS_COMMON_H

#define RAYSORT_THREADS 128 /* of a workgroup, where nothing else is said: the least that a Vulkan device must allow */

/* Specialization constants of every kernel; a folder's own have the numbers between. */
#define RAYSORT_CONSTANT_THREADS 0   /* of a workgroup */
#define RAYSORT_CONSTANT_IDENTITY 15 /* never set: its default tells which kernel this is, RAYSORT_IDENTITY_* */
#define RAYSORT_CONSTANTS 4          /* numbers 0 .. 3 are set */

#endif /* RAYSORT_KERNELS_COMMON_H */
/* ---- src/internal.h ---- */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef RAYSORT_ASSERT
#include <assert.h>
#define RAYSORT_ASSERT(x) assert(x)
#endif
#ifndef RAYSORT_SPIRV
#define RAYSORT_SPIRV 0xffffffffu
#endif

typedef unsigned long long raysort_u64; /* for printf, the same everywhere */

/* ---- capabilities ---- */

/* A kernel as the words region at the end of this file lists it. */
typedef struct raysort_kernel
{
  uint32_t identity;     /* RAYSORT_IDENTITY_*: folder << 16 | kernel << 8 | revision */
  const char *name;      /* "sort/scatter" */
  const uint32_t *words; /* NULL: RAYSORT_SPIRV leaves them out */
  size_t size;           /* bytes */
} raysort_kernel;

typedef const raysort_kernel *(*raysort_kernelList)(uint32_t *count);

/* What a pipeline is made of: a kernel, and values for its specialization constants. Capabilities whose pipelines are
 * made of the same share them. */
typedef struct raysort_variant
{
  uint32_t identity; /* of the kernel */
  uint32_t constants[RAYSORT_CONSTANTS];
} raysort_variant;

#define RAYSORT_MAX_FOLDERS 2

/* All that core knows of a capability. */
typedef struct raysort_capability
{
  uint32_t bit;     /* RAYSORT_CAPABILITY_*_BIT; its place in the table of capabilities is the bit's number */
  uint32_t needs;   /* bits of the capabilities whose plans it uses */
  const char *name; /* of the bit: "SORT" */
  uint32_t pipelineCount;
  /* Pipeline number `pipeline` on such a device; 0: this device, or this capability, has none of that number. */
  int (*describe)(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant);
  raysort_kernelList folders[RAYSORT_MAX_FOLDERS]; /* where its kernels are; NULL: no more */
  const char *const *resources;                    /* names of resource numbers (bit's number + 1) << 8 and up */
  uint32_t resourceCount;
} raysort_capability;

/* The table, in table.c: NULL past its end. */
static const raysort_capability *raysort_capabilityAt(uint32_t index);

/* ---- context ---- */

struct RaysortContext_T
{
  RaysortCommands vk;
  VkDevice device;
  VkPhysicalDevice physicalDevice;
  VkAllocationCallbacks allocatorCopy;
  const VkAllocationCallbacks *allocator; /* NULL, or allocatorCopy */
  RaysortMessage message;
  void *messageUser;
  VkPhysicalDeviceLimits limits;
  RaysortContextProperties properties;
  uint32_t flags;
  VkPipelineCache pipelineCache;
  const RaysortSpirv *shaders; /* the user's; with late pipelines they are read after creation too */
  uint32_t shaderCount;
  VkPipelineLayout layout;
  uint32_t firstPipeline[32]; /* of each capability, in `pipelines` */
  uint32_t pipelineSpan;      /* length of `pipelines` */
  VkPipeline *pipelines;      /* behind this struct; null: not made; shared ones stand there more than once */
};

static VkResult raysort_say(RaysortMessage message, void *user, VkResult result, const char *text);
static VkResult raysort_tell(RaysortContext context, VkResult result, const char *call);
static VkResult raysort_refuse(RaysortContext context, const char *text);
static VkResult raysort_sayRange(RaysortMessage message, void *user, const char *field, uint64_t value, uint64_t low,
                                 uint64_t high);
static VkResult raysort_checkRange(RaysortContext context, const char *field, uint64_t value, uint64_t low,
                                   uint64_t high);
static VkResult raysort_checkNumber(RaysortMessage message, void *user, const char *field, double value, double low,
                                    double high);
static void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size);
static void raysort_free(const VkAllocationCallbacks *allocator, void *memory);
static VkResult raysort_needCapability(RaysortContext context, uint32_t bit);
static uint32_t raysort_indexOfBit(uint32_t bit);
static VkResult raysort_getPipeline(RaysortContext context, uint32_t capability, uint32_t number, VkPipeline *pipeline);

/* ---- sizes: 64 bits; counts below 2^31 times strides of at most 2^16 cannot overflow ---- */

static VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment);
static uint32_t raysort_divideUp(uint32_t a, uint32_t b);

/* ---- buffers of an info struct ---- */

#define RAYSORT_OPTIONAL 1
#define RAYSORT_WRITTEN  2

/* What a plan needs of a buffer. Its field's name comes from the resource. */
typedef struct raysort_need
{
  uint32_t resource; /* RAYSORT_RESOURCE_* */
  const RaysortBuffer *buffer;
  VkDeviceSize size, alignment; /* alignment: of the device address */
  int flags;                    /* RAYSORT_OPTIONAL, RAYSORT_WRITTEN */
} raysort_need;

/* One buffer of an info struct, checked and with its address. */
typedef struct raysort_range
{
  uint32_t resource;
  RaysortBuffer buffer;
  VkDeviceAddress address; /* 0: dry */
  VkDeviceSize needed;     /* bytes that the plan touches */
  int isPresent;
  int isWritten;
} raysort_range;

static int raysort_isGiven(const RaysortBuffer *buffer);
static VkResult raysort_useBuffers(RaysortContext context, const raysort_need *needs, uint32_t count,
                                   raysort_range *ranges);
static VkResult raysort_checkOverlap(RaysortContext context, const raysort_range *ranges, uint32_t count);

/* ---- making passes ---- */

/* A list being planned: passes past the capacity are counted, not stored. */
typedef struct raysort_plan
{
  RaysortContext context;
  uint32_t capability; /* number of that whose pipelines the passes have */
  RaysortPass *passes;
  uint32_t capacity;
  uint32_t count;
  VkResult result; /* of making pipelines */
} raysort_plan;

#define RAYSORT_READ  VK_ACCESS_SHADER_READ_BIT
#define RAYSORT_WRITE VK_ACCESS_SHADER_WRITE_BIT

static void raysort_beginPlan(raysort_plan *plan, RaysortContext context, uint32_t capabilityBit,
                              const uint32_t *passCount, RaysortPass *passes);
static VkResult raysort_endPlan(const raysort_plan *plan, uint32_t *passCount);
static void raysort_beginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                              uint32_t groups);
static VkDeviceAddress raysort_touch(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                     VkDeviceSize size, VkAccessFlags accessFlags, int discard, size_t push);
static void raysort_endPass(raysort_plan *plan, RaysortPass *pass, const void *push, size_t pushSize);

/* ---- accesses and passes of anybody ---- */

static const char *raysort_passName(const RaysortPass *pass);
static VkResult raysort_checkPush(RaysortContext context, const RaysortPass *pass, uint64_t offset, uint64_t size);
static int raysort_hasRange(const RaysortAccess *access);
static VkResult raysort_checkAccess(RaysortContext context, const char *pass, const RaysortAccess *access);
static int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b);
static int raysort_isWrite(const RaysortAccess *access);
static int raysort_mayRunBeside(const RaysortPass *a, const RaysortPass *b);

/* What a compute shader does; every barrier makes writes visible to all of it. */
#define RAYSORT_SHADER_ACCESSES (VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT)
#define RAYSORT_MEMORY_ACCESSES (VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
#define RAYSORT_WRITE_ACCESSES  (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
/* ---- src/context.c ---- */

/* ---- messages ---- */

static VkResult raysort_say(RaysortMessage message, void *user, VkResult result, const char *text)
{
  if (message)
    message(user, result, text);
  return result;
}

/* Passes the result of a call on, and tells if it is an error. */
static VkResult raysort_tell(RaysortContext context, VkResult result, const char *call)
{
  char text[256];
  if (result == VK_SUCCESS)
    return result;
  snprintf(text, sizeof(text), "%s failed: VkResult %d", call, (int)result);
  return raysort_say(context->message, context->messageUser, result, text);
}

static VkResult raysort_refuse(RaysortContext context, const char *text)
{
  return raysort_say(context->message, context->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* Refuses unless low <= value <= high. */
static VkResult raysort_sayRange(RaysortMessage message, void *user, const char *field, uint64_t value, uint64_t low,
                                 uint64_t high)
{
  char text[256];
  if (value >= low && value <= high)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "%s is %llu, must be %llu .. %llu", field, (raysort_u64)value, (raysort_u64)low,
           (raysort_u64)high);
  return raysort_say(message, user, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

static VkResult raysort_checkRange(RaysortContext context, const char *field, uint64_t value, uint64_t low,
                                   uint64_t high)
{
  return raysort_sayRange(context->message, context->messageUser, field, value, low, high);
}

/* Refuses unless low <= value <= high: not a number never is. */
static VkResult raysort_checkNumber(RaysortMessage message, void *user, const char *field, double value, double low,
                                    double high)
{
  char text[256];
  if (value >= low && value <= high)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "%s is %g, must be %g .. %g", field, value, low, high);
  return raysort_say(message, user, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* ---- host memory ---- */

static void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size)
{
  if (allocator)
    return allocator->pfnAllocation(allocator->pUserData, size, sizeof(void *) * 2, VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
  return malloc(size);
}

static void raysort_free(const VkAllocationCallbacks *allocator, void *memory)
{
  if (allocator)
    allocator->pfnFree(allocator->pUserData, memory);
  else
    free(memory);
}

/* ---- commands ---- */

static PFN_vkVoidFunction raysort_findCommand(const RaysortContextInfo *info, PFN_vkGetDeviceProcAddr getDevice,
                                              const char *name)
{
  if (getDevice)
    return getDevice(info->device, name);
  return info->getInstanceProcAddr ? info->getInstanceProcAddr(info->instance, name) : NULL;
}

/* The user's table, completed through getInstanceProcAddr: the core name first, then the alias. Device commands only if
 * a device is given. Every required command that is missing is told. */
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
#define RAYSORT_X(required, level, name, alias)                                              \
  if (hasDevice >= (int)level)                                                               \
  {                                                                                          \
    const PFN_vkGetDeviceProcAddr get = (int)level ? getDevice : NULL;                       \
    const char *other = alias;                                                               \
    if (!vk->name)                                                                           \
      vk->name = (PFN_##name)raysort_findCommand(info, get, #name);                          \
    if (!vk->name && other)                                                                  \
      vk->name = (PFN_##name)raysort_findCommand(info, get, other);                          \
    if (!vk->name && (required))                                                             \
      result = raysort_say(info->message, info->messageUser, VK_ERROR_INITIALIZATION_FAILED, \
                           "missing Vulkan command " #name);                                 \
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

/* Neither true nor false: an instance of Vulkan 1.0 does not look at the struct that it stands in. */
#define RAYSORT_UNTOUCHED 0x7fffffffu

static VkResult raysort_checkDevice(const RaysortContextInfo *info, const RaysortCommands *vk,
                                    VkPhysicalDeviceLimits *limits)
{
  VkPhysicalDeviceProperties properties;
  RaysortDeviceFeatures features;
  char text[256];

  vk->vkGetPhysicalDeviceProperties(info->physicalDevice, &properties);
  *limits = properties.limits;
  if (properties.apiVersion < VK_API_VERSION_1_2)
  {
    snprintf(text, sizeof(text), "the device has Vulkan %u.%u, raysort needs 1.2",
             (unsigned)VK_VERSION_MAJOR(properties.apiVersion), (unsigned)VK_VERSION_MINOR(properties.apiVersion));
    return raysort_say(info->message, info->messageUser, VK_ERROR_INCOMPATIBLE_DRIVER, text);
  }
  raysortGetDeviceFeatures(&features, NULL);
  features.vulkan12.bufferDeviceAddress = RAYSORT_UNTOUCHED;
  vk->vkGetPhysicalDeviceFeatures2(info->physicalDevice, &features.features2);
  if (features.vulkan12.bufferDeviceAddress == RAYSORT_UNTOUCHED)
    return raysort_say(
        info->message, info->messageUser, VK_ERROR_INCOMPATIBLE_DRIVER,
        "RaysortContextInfo.instance was made for a Vulkan before 1.2: VkApplicationInfo::apiVersion must "
        "be VK_API_VERSION_1_2 or later");
  if (!features.vulkan12.bufferDeviceAddress)
    return raysort_say(info->message, info->messageUser, VK_ERROR_FEATURE_NOT_PRESENT,
                       "the device lacks the feature bufferDeviceAddress");
  return VK_SUCCESS;
}

static VkResult raysort_checkInfo(const RaysortContextInfo *info)
{
  const char *text = NULL;
  if (info->physicalDevice == VK_NULL_HANDLE)
    text = "RaysortContextInfo.physicalDevice is null";
  else if (!info->getInstanceProcAddr && !info->commands)
    text = "RaysortContextInfo.getInstanceProcAddr and .commands are both NULL, one must be given";
  else if (info->getInstanceProcAddr && info->instance == VK_NULL_HANDLE)
    text = "RaysortContextInfo.instance is null, getInstanceProcAddr needs it";
  return text ? raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text) : VK_SUCCESS;
}

static VkResult raysort_prepare(const RaysortContextInfo *info, RaysortCommands *vk, VkPhysicalDeviceLimits *limits)
{
  VkResult result = raysort_checkInfo(info);
  if (result == VK_SUCCESS)
    result = raysort_loadCommands(info, vk);
  if (result == VK_SUCCESS)
    result = raysort_checkDevice(info, vk, limits);
  return result;
}

RAYSORT_API VkResult raysortCheckDevice(const RaysortContextInfo *info)
{
  RaysortContextInfo instanceOnly = *info;
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  instanceOnly.device = VK_NULL_HANDLE;
  return raysort_prepare(&instanceOnly, &vk, &limits);
}

/* ---- capabilities and their kernels ---- */

static uint32_t raysort_indexOfBit(uint32_t bit)
{
  uint32_t index = 0;
  while (index < 31 && 1u << index != bit)
    ++index;
  return index;
}

static uint32_t raysort_knownCapabilities(void)
{
  uint32_t index, known = 0;
  for (index = 0; raysort_capabilityAt(index); ++index)
    known |= raysort_capabilityAt(index)->bit;
  return known;
}

/* With all that these need, and what that needs. */
static uint32_t raysort_withNeeds(uint32_t capabilities)
{
  uint32_t index, all = capabilities, before = 0;
  while (all != before)
  {
    before = all;
    for (index = 0; raysort_capabilityAt(index); ++index)
      if (all & raysort_capabilityAt(index)->bit)
        all |= raysort_capabilityAt(index)->needs;
  }
  return all;
}

static VkResult raysort_needCapability(RaysortContext context, uint32_t bit)
{
  char text[256];
  if (context->properties.capabilities & bit)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortContextInfo.capabilities was 0x%x, RAYSORT_CAPABILITY_%s_BIT (0x%x) is needed",
           (unsigned)context->properties.capabilities, raysort_capabilityAt(raysort_indexOfBit(bit))->name,
           (unsigned)bit);
  return raysort_refuse(context, text);
}

RAYSORT_API const char *raysortGetResourceName(uint32_t resource)
{
  const uint32_t number = resource & 0xff;
  const raysort_capability *capability = resource >> 8 ? raysort_capabilityAt((resource >> 8) - 1) : NULL;
  if (resource == RAYSORT_RESOURCE_GEOMETRY)
    return "geometry";
  if (resource == RAYSORT_RESOURCE_STRUCTURES)
    return "structures";
  return capability && number < capability->resourceCount ? capability->resources[number]
                                                          : "a resource of the caller's";
}

/* The kernel of any capability that has this name, or with NULL this identity, whatever its revision; NULL: none. */
static const raysort_kernel *raysort_findKernel(const char *name, uint32_t identity)
{
  uint32_t index, folder, i, count;
  for (index = 0; raysort_capabilityAt(index); ++index)
    for (folder = 0; folder < RAYSORT_MAX_FOLDERS && raysort_capabilityAt(index)->folders[folder]; ++folder)
    {
      const raysort_kernel *kernels = raysort_capabilityAt(index)->folders[folder](&count);
      for (i = 0; i < count; ++i)
        if (name ? strcmp(kernels[i].name, name) == 0 : kernels[i].identity >> 8 == identity >> 8)
          return &kernels[i];
    }
  return NULL;
}

/* The default of specialization constant RAYSORT_CONSTANT_IDENTITY; 0: there is none. SPIR-V puts decorations (71)
 * before constants (50): specification, 2.4. */
static uint32_t raysort_readIdentity(const RaysortSpirv *spirv)
{
  const size_t count = spirv->size / 4;
  uint32_t constant = 0;
  size_t i = 5, length;
  for (; i < count; i += length)
  {
    const uint32_t *word = &spirv->words[i];
    length = word[0] >> 16;
    if (length == 0 || length > count - i)
      return 0;
    if (word[0] == (4u << 16 | 71u) && word[2] == 1 /* SpecId */ && word[3] == RAYSORT_CONSTANT_IDENTITY)
      constant = word[1];
    if (word[0] == (4u << 16 | 50u) && constant && word[2] == constant)
      return word[3];
  }
  return 0;
}

/* Is this SPIR-V of the user's what its name says? */
static VkResult raysort_checkShader(RaysortContext context, uint32_t index)
{
  const RaysortSpirv *spirv = &context->shaders[index];
  const raysort_kernel *due = spirv->name ? raysort_findKernel(spirv->name, 0) : NULL, *found;
  const char *name = spirv->name ? spirv->name : "(NULL)";
  char text[320];
  uint32_t identity;
  if (!due)
    snprintf(text, sizeof(text),
             "RaysortContextInfo.shaders[%u].name is %s, which is no kernel: \"sort/scatter\" is one", (unsigned)index,
             name);
  else if (!spirv->words || spirv->size < 20 || spirv->size % 4 != 0 || spirv->words[0] != 0x07230203u)
    snprintf(text, sizeof(text), "RaysortContextInfo.shaders[%u]: no SPIR-V for shaders/kernels/%s.comp (%llu bytes)",
             (unsigned)index, name, (raysort_u64)spirv->size);
  else
  {
    identity = raysort_readIdentity(spirv);
    found = identity ? raysort_findKernel(NULL, identity) : NULL;
    if (identity == due->identity)
      return VK_SUCCESS;
    if (!identity)
      snprintf(
          text, sizeof(text),
          "RaysortContextInfo.shaders[%u] (%s): the words do not tell which kernel they are; specialization constant "
          "%u is missing (spirv-opt keeps it with --preserve-spec-constants)",
          (unsigned)index, name, (unsigned)RAYSORT_CONSTANT_IDENTITY);
    else if (found == due)
      snprintf(text, sizeof(text),
               "RaysortContextInfo.shaders[%u] (%s): the words are revision %u of this kernel, this header needs %u",
               (unsigned)index, name, (unsigned)(identity & 0xff), (unsigned)(due->identity & 0xff));
    else
      snprintf(text, sizeof(text), "RaysortContextInfo.shaders[%u] (%s): the words are those of %s", (unsigned)index,
               name, found ? found->name : "an unknown kernel");
  }
  return raysort_refuse(context, text);
}

/* The words of a kernel: the user's, else this header's. */
static VkResult raysort_findSpirv(RaysortContext context, uint32_t identity, RaysortSpirv *spirv)
{
  const raysort_kernel *kernel = raysort_findKernel(NULL, identity);
  char text[256];
  uint32_t i;
  RAYSORT_ASSERT(kernel && kernel->identity == identity);
  spirv->name = kernel->name;
  spirv->words = kernel->words;
  spirv->size = kernel->size;
  for (i = 0; i < context->shaderCount; ++i)
    if (strcmp(context->shaders[i].name, kernel->name) == 0)
      *spirv = context->shaders[i];
  if (spirv->words)
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortContextInfo.shaders has no %s, and RAYSORT_SPIRV left it out of this program: give it, or leave it in",
      kernel->name);
  return raysort_refuse(context, text);
}

/* ---- pipelines ---- */

/* Seconds by the wall clock, where C knows one. */
static double raysort_now(void)
{
#ifdef TIME_UTC
  struct timespec now;
  if (timespec_get(&now, TIME_UTC) == TIME_UTC)
    return (double)now.tv_sec + (double)now.tv_nsec * 1e-9;
#endif
  return 0;
}

/* What place `place` of context->pipelines is made of; 0: this context has no pipeline there. */
static int raysort_describe(RaysortContext context, uint32_t place, raysort_variant *variant)
{
  const raysort_capability *capability = NULL;
  uint32_t index, first = 0;
  for (index = 0; raysort_capabilityAt(index) && context->firstPipeline[index] <= place; ++index)
    if (place - context->firstPipeline[index] < raysort_capabilityAt(index)->pipelineCount)
    {
      capability = raysort_capabilityAt(index);
      first = context->firstPipeline[index];
    }
  memset(variant, 0, sizeof(*variant));
  return capability && (context->properties.capabilities & capability->bit) &&
         capability->describe(&context->limits, place - first, variant);
}

/* The first place below `end` made of the same; `end`: none. */
static uint32_t raysort_findTwin(RaysortContext context, const raysort_variant *variant, uint32_t end)
{
  raysort_variant other;
  uint32_t place = 0;
  while (place < end && !(raysort_describe(context, place, &other) && memcmp(&other, variant, sizeof(other)) == 0))
    ++place;
  return place;
}

#define RAYSORT_BATCH 64 /* pipelines made by one call, so that the driver may compile them side by side */

typedef struct raysort_batch
{
  uint32_t count;
  uint32_t places[RAYSORT_BATCH];
  raysort_variant variants[RAYSORT_BATCH];
  VkShaderModule modules[RAYSORT_BATCH]; /* one a kernel, at the first variant of it; else null */
} raysort_batch;

static VkResult raysort_makeModules(RaysortContext context, raysort_batch *batch)
{
  uint32_t i, j;
  for (i = 0; i < batch->count; ++i)
  {
    VkShaderModuleCreateInfo create;
    RaysortSpirv spirv;
    VkResult result;
    for (j = 0; j < i && batch->variants[j].identity != batch->variants[i].identity; ++j)
    {
    }
    if (j < i)
      continue;
    result = raysort_findSpirv(context, batch->variants[i].identity, &spirv);
    if (result != VK_SUCCESS)
      return result;
    memset(&create, 0, sizeof(create));
    create.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    create.codeSize = spirv.size;
    create.pCode = spirv.words;
    result = context->vk.vkCreateShaderModule(context->device, &create, context->allocator, &batch->modules[i]);
    if (result != VK_SUCCESS)
    {
      batch->modules[i] = VK_NULL_HANDLE;
      return raysort_tell(context, result, "vkCreateShaderModule");
    }
  }
  return VK_SUCCESS;
}

static VkShaderModule raysort_moduleOf(const raysort_batch *batch, uint32_t index)
{
  uint32_t i = 0;
  while (batch->variants[i].identity != batch->variants[index].identity)
    ++i;
  return batch->modules[i];
}

static VkResult raysort_createPipelines(RaysortContext context, const raysort_batch *batch)
{
  VkSpecializationMapEntry entries[RAYSORT_CONSTANTS];
  VkSpecializationInfo specializations[RAYSORT_BATCH];
  VkComputePipelineCreateInfo creates[RAYSORT_BATCH];
  VkPipeline made[RAYSORT_BATCH];
  VkResult result;
  uint32_t i;
  for (i = 0; i < RAYSORT_CONSTANTS; ++i)
  {
    entries[i].constantID = i;
    entries[i].offset = i * 4;
    entries[i].size = 4;
  }
  memset(creates, 0, sizeof(creates));
  memset(made, 0, sizeof(made));
  for (i = 0; i < batch->count; ++i)
  {
    specializations[i].mapEntryCount = RAYSORT_CONSTANTS;
    specializations[i].pMapEntries = entries;
    specializations[i].dataSize = sizeof(batch->variants[i].constants);
    specializations[i].pData = batch->variants[i].constants;
    creates[i].sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    creates[i].stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    creates[i].stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    creates[i].stage.module = raysort_moduleOf(batch, i);
    creates[i].stage.pName = "main";
    creates[i].stage.pSpecializationInfo = &specializations[i];
    creates[i].layout = context->layout;
  }
  result = context->vk.vkCreateComputePipelines(context->device, context->pipelineCache, batch->count, creates,
                                                context->allocator, made);
  for (i = 0; i < batch->count; ++i)
  {
    context->pipelines[batch->places[i]] = made[i]; /* those that were made, even after a failure */
    context->properties.pipelineCount += made[i] != VK_NULL_HANDLE;
  }
  return raysort_tell(context, result, "vkCreateComputePipelines");
}

static VkResult raysort_makeBatch(RaysortContext context, raysort_batch *batch)
{
  const double start = raysort_now();
  uint32_t i;
  VkResult result = raysort_makeModules(context, batch);
  if (result == VK_SUCCESS)
    result = raysort_createPipelines(context, batch);
  for (i = 0; i < batch->count; ++i)
    if (batch->modules[i] != VK_NULL_HANDLE)
      context->vk.vkDestroyShaderModule(context->device, batch->modules[i], context->allocator);
  context->properties.pipelineSeconds += raysort_now() - start;
  return result;
}

/* All pipelines from place `*place` on, as many as a batch takes; *place: where the next batch begins. A pipeline that
 * an earlier place has too is made once. */
static VkResult raysort_makeNextBatch(RaysortContext context, uint32_t *place)
{
  const uint32_t begin = *place;
  raysort_variant variant;
  raysort_batch batch;
  VkResult result = VK_SUCCESS;
  uint32_t i, twin;
  memset(&batch, 0, sizeof(batch));
  for (; *place < context->pipelineSpan && batch.count < RAYSORT_BATCH; ++*place)
    if (raysort_describe(context, *place, &variant) && raysort_findTwin(context, &variant, *place) == *place)
    {
      batch.places[batch.count] = *place;
      batch.variants[batch.count++] = variant;
    }
  if (batch.count)
    result = raysort_makeBatch(context, &batch);
  for (i = begin; i < *place && result == VK_SUCCESS; ++i)
    if (raysort_describe(context, i, &variant))
    {
      twin = raysort_findTwin(context, &variant, i);
      context->pipelines[i] = context->pipelines[twin];
    }
  return result;
}

/* One pipeline, for the plan that first needs it. */
static VkResult raysort_makeLate(RaysortContext context, uint32_t place)
{
  raysort_batch batch;
  VkResult result = VK_SUCCESS;
  uint32_t twin;
  memset(&batch, 0, sizeof(batch));
  raysort_describe(context, place, &batch.variants[0]);
  twin = raysort_findTwin(context, &batch.variants[0], place);
  batch.places[0] = twin;
  batch.count = 1;
  if (context->pipelines[twin] == VK_NULL_HANDLE)
    result = raysort_makeBatch(context, &batch);
  context->pipelines[place] = context->pipelines[twin];
  return result;
}

/* The pipeline of this number of a capability. */
static VkResult raysort_getPipeline(RaysortContext context, uint32_t capability, uint32_t number, VkPipeline *pipeline)
{
  const uint32_t place = context->firstPipeline[capability] + number;
  VkResult result = VK_SUCCESS;
  RAYSORT_ASSERT(number < raysort_capabilityAt(capability)->pipelineCount);
  if (context->pipelines[place] == VK_NULL_HANDLE)
    result = raysort_makeLate(context, place);
  *pipeline = context->pipelines[place];
  return result;
}

/* ---- context ---- */

static VkResult raysort_makeLayout(RaysortContext context)
{
  VkPushConstantRange range;
  VkPipelineLayoutCreateInfo create;
  VkResult result;
  memset(&create, 0, sizeof(create));
  range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  range.offset = 0;
  range.size = RAYSORT_MAX_PUSH;
  create.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  create.pushConstantRangeCount = 1;
  create.pPushConstantRanges = &range;
  result = context->vk.vkCreatePipelineLayout(context->device, &create, context->allocator, &context->layout);
  if (result != VK_SUCCESS)
    context->layout = VK_NULL_HANDLE;
  return raysort_tell(context, result, "vkCreatePipelineLayout");
}

/* The user's kernels are what they say; every kernel that may be needed is there. */
static VkResult raysort_checkShaders(RaysortContext context)
{
  raysort_variant variant;
  RaysortSpirv spirv;
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < context->shaderCount && result == VK_SUCCESS; ++i)
    result = raysort_checkShader(context, i);
  for (i = 0; i < context->pipelineSpan && result == VK_SUCCESS; ++i)
    if (raysort_describe(context, i, &variant))
      result = raysort_findSpirv(context, variant.identity, &spirv);
  return result;
}

static VkResult raysort_build(RaysortContext context)
{
  uint32_t place = 0;
  VkResult result = raysort_checkShaders(context);
  if (result == VK_SUCCESS)
    result = raysort_makeLayout(context);
  while (!(context->flags & RAYSORT_CONTEXT_LATE_PIPELINES_BIT) && place < context->pipelineSpan &&
         result == VK_SUCCESS)
    result = raysort_makeNextBatch(context, &place);
  return result;
}

static uint32_t raysort_pipelineSpan(void)
{
  uint32_t index, span = 0;
  for (index = 0; raysort_capabilityAt(index); ++index)
    span += raysort_capabilityAt(index)->pipelineCount;
  return span;
}

static void raysort_initialise(RaysortContext context, const RaysortContextInfo *info, const RaysortCommands *vk,
                               const VkPhysicalDeviceLimits *limits)
{
  uint32_t index;
  memset(context, 0, sizeof(*context) + raysort_pipelineSpan() * sizeof(VkPipeline));
  context->vk = *vk;
  context->device = info->device;
  context->physicalDevice = info->physicalDevice;
  if (info->allocator)
  {
    context->allocatorCopy = *info->allocator;
    context->allocator = &context->allocatorCopy;
  }
  context->message = info->message;
  context->messageUser = info->messageUser;
  context->limits = *limits;
  context->properties.capabilities =
      raysort_withNeeds(info->capabilities ? info->capabilities : raysort_knownCapabilities());
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->flags = info->flags;
  context->pipelineCache = info->pipelineCache;
  context->shaders = info->shaders;
  context->shaderCount = info->shaders ? info->shaderCount : 0;
  context->pipelines = (VkPipeline *)(void *)(context + 1);
  for (index = 0; raysort_capabilityAt(index); ++index)
  {
    context->firstPipeline[index] = context->pipelineSpan;
    context->pipelineSpan += raysort_capabilityAt(index)->pipelineCount;
  }
}

static VkResult raysort_checkBits(const RaysortContextInfo *info, const char *field, uint32_t bits, uint32_t known)
{
  char text[256];
  if (!(bits & ~known))
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortContextInfo.%s is 0x%x, known are 0x%x", field, (unsigned)bits, (unsigned)known);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context)
{
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  RaysortContext made;
  VkResult result;

  *context = NULL;
  if (info->device == VK_NULL_HANDLE)
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortContextInfo.device is null");
  result = raysort_checkBits(info, "capabilities", info->capabilities, raysort_knownCapabilities());
  if (result == VK_SUCCESS)
    result = raysort_checkBits(info, "flags", info->flags, RAYSORT_CONTEXT_LATE_PIPELINES_BIT);
  if (result == VK_SUCCESS)
    result = raysort_prepare(info, &vk, &limits);
  if (result != VK_SUCCESS)
    return result;
  made = (RaysortContext)raysort_allocate(info->allocator, sizeof(*made) + raysort_pipelineSpan() * sizeof(VkPipeline));
  if (!made)
    return raysort_say(info->message, info->messageUser, VK_ERROR_OUT_OF_HOST_MEMORY,
                       "raysortCreateContext: no host memory");
  raysort_initialise(made, info, &vk, &limits);
  result = raysort_build(made);
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
  uint32_t i, j;
  if (!context)
    return;
  for (i = 0; i < context->pipelineSpan; ++i)
  {
    for (j = 0; context->pipelines[j] != context->pipelines[i]; ++j)
    {
    }
    if (context->pipelines[i] != VK_NULL_HANDLE && j == i) /* a shared one goes once */
      context->vk.vkDestroyPipeline(context->device, context->pipelines[i], context->allocator);
  }
  if (context->layout != VK_NULL_HANDLE)
    context->vk.vkDestroyPipelineLayout(context->device, context->layout, context->allocator);
  allocator = context->allocatorCopy; /* the callbacks must outlive the memory they stand in */
  raysort_free(context->allocator ? &allocator : NULL, context);
}

RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties)
{
  *properties = context->properties;
}
/* ---- src/plan.c ---- */

/* ---- sizes ---- */

static VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) & ~(alignment - 1);
}

static uint32_t raysort_divideUp(uint32_t a, uint32_t b)
{
  return a / b + (a % b != 0);
}

/* ---- buffers of an info struct ---- */

static VkResult raysort_checkAddress(RaysortContext context, raysort_range *range, VkDeviceSize alignment)
{
  const char *field = raysortGetResourceName(range->resource);
  char text[256];
  VkBufferDeviceAddressInfo info;
  VkDeviceAddress address = 0;
  if (range->buffer.buffer != VK_NULL_HANDLE)
  {
    memset(&info, 0, sizeof(info));
    info.sType = VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO;
    info.buffer = range->buffer.buffer;
    address = context->vk.vkGetBufferDeviceAddress(context->device, &info);
    if (address == 0)
    {
      snprintf(text, sizeof(text),
               "%s has device address 0: the buffer needs VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT and memory "
               "allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT",
               field);
      return raysort_refuse(context, text);
    }
    if (range->buffer.offset + range->buffer.size > UINT64_MAX - address)
    {
      snprintf(text, sizeof(text), "%s: device address 0x%llx + offset %llu + size %llu pass 64 bits", field,
               (raysort_u64)address, (raysort_u64)range->buffer.offset, (raysort_u64)range->buffer.size);
      return raysort_refuse(context, text);
    }
    range->address = address + range->buffer.offset;
  }
  if ((address + range->buffer.offset) % alignment != 0)
  {
    snprintf(text, sizeof(text), "%s.offset is %llu (device address 0x%llx), the address must be a multiple of %llu",
             field, (raysort_u64)range->buffer.offset, (raysort_u64)(address + range->buffer.offset),
             (raysort_u64)alignment);
    return raysort_refuse(context, text);
  }
  return VK_SUCCESS;
}

static int raysort_isGiven(const RaysortBuffer *buffer)
{
  return buffer->buffer != VK_NULL_HANDLE || buffer->size != 0;
}

/* A buffer of which nothing is needed counts as not given. One that is needed and null makes the plan dry. */
static VkResult raysort_useBuffer(RaysortContext context, const raysort_need *need, raysort_range *range)
{
  const RaysortBuffer *buffer = need->buffer;
  const int isGiven = raysort_isGiven(buffer);
  const char *field = raysortGetResourceName(need->resource);
  char text[256];

  memset(range, 0, sizeof(*range));
  range->resource = need->resource;
  range->buffer = *buffer;
  range->needed = need->size;
  range->isWritten = (need->flags & RAYSORT_WRITTEN) != 0;
  if (need->size == 0 || (!isGiven && (need->flags & RAYSORT_OPTIONAL)))
    return VK_SUCCESS;
  range->isPresent = 1;
  if (buffer->size == VK_WHOLE_SIZE)
  {
    snprintf(text, sizeof(text), "%s.size is VK_WHOLE_SIZE, the bytes must be given", field);
    return raysort_refuse(context, text);
  }
  if (buffer->offset > UINT64_MAX - buffer->size)
  {
    snprintf(text, sizeof(text), "%s: offset %llu + size %llu pass 64 bits", field, (raysort_u64)buffer->offset,
             (raysort_u64)buffer->size);
    return raysort_refuse(context, text);
  }
  if (isGiven && buffer->size < need->size)
  {
    snprintf(text, sizeof(text), "%s.size is %llu bytes, %llu are needed", field, (raysort_u64)buffer->size,
             (raysort_u64)need->size);
    return raysort_refuse(context, text);
  }
  return raysort_checkAddress(context, range, need->alignment);
}

static VkResult raysort_useBuffers(RaysortContext context, const raysort_need *needs, uint32_t count,
                                   raysort_range *ranges)
{
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < count && result == VK_SUCCESS; ++i)
    result = raysort_useBuffer(context, &needs[i], &ranges[i]);
  return result;
}

/* Two ranges may share bytes only if both are read. By address, so that aliased buffers are seen. */
static VkResult raysort_checkOverlap(RaysortContext context, const raysort_range *ranges, uint32_t count)
{
  uint32_t i, j;
  for (i = 0; i < count; ++i)
    for (j = 0; j < i; ++j)
    {
      const raysort_range *a = &ranges[j], *b = &ranges[i];
      char text[256];
      if (!a->address || !b->address || !(a->isWritten || b->isWritten))
        continue;
      if (a->address >= b->address + b->needed || b->address >= a->address + a->needed)
        continue;
      snprintf(text, sizeof(text), "%s (device address 0x%llx, %llu bytes) overlaps %s (0x%llx, %llu bytes)",
               raysortGetResourceName(b->resource), (raysort_u64)b->address, (raysort_u64)b->needed,
               raysortGetResourceName(a->resource), (raysort_u64)a->address, (raysort_u64)a->needed);
      return raysort_refuse(context, text);
    }
  return VK_SUCCESS;
}

/* ---- making passes ---- */

static void raysort_beginPlan(raysort_plan *plan, RaysortContext context, uint32_t capabilityBit,
                              const uint32_t *passCount, RaysortPass *passes)
{
  plan->context = context;
  plan->capability = raysort_indexOfBit(capabilityBit);
  plan->passes = passes;
  plan->capacity = passes ? *passCount : 0;
  plan->count = 0;
  plan->result = VK_SUCCESS;
}

static VkResult raysort_endPlan(const raysort_plan *plan, uint32_t *passCount)
{
  if (plan->result != VK_SUCCESS)
    return plan->result;
  *passCount = plan->count;
  return plan->passes && plan->count > plan->capacity ? VK_INCOMPLETE : VK_SUCCESS;
}

/* A pass with one of raysort's pipelines. A plan that only counts makes none. */
static void raysort_beginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                              uint32_t groups)
{
  memset(pass, 0, sizeof(*pass));
  pass->name = name;
  if (plan->passes && plan->result == VK_SUCCESS)
    plan->result = raysort_getPipeline(plan->context, plan->capability, pipeline, &pass->pipeline);
  pass->layout = plan->context->layout;
  pass->groups[0] = groups;
  pass->groups[1] = 1;
  pass->groups[2] = 1;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
}

/* Declares `size` bytes from `offset` of the range. Returns the address of the first byte; 0 if absent or dry. */
static VkDeviceAddress raysort_touch(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                     VkDeviceSize size, VkAccessFlags accessFlags, int discard, size_t push)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount];
  if (!range->isPresent || size == 0)
    return 0;
  RAYSORT_ASSERT(pass->accessCount < RAYSORT_MAX_ACCESSES);
  ++pass->accessCount;
  access->buffer.buffer = range->buffer.buffer;
  access->buffer.offset = range->buffer.offset + offset;
  access->buffer.size = size;
  access->address = range->address ? range->address + offset : 0;
  access->access = accessFlags;
  access->resource = (uint16_t)range->resource;
  access->discard = discard ? 1 : 0;
  access->push = (uint8_t)push;
  if (!range->address)
    pass->isDry = VK_TRUE;
  return access->address;
}

static void raysort_endPass(raysort_plan *plan, RaysortPass *pass, const void *push, size_t pushSize)
{
  RAYSORT_ASSERT(pushSize <= RAYSORT_MAX_PUSH);
  pass->pushSize = (uint32_t)pushSize;
  memcpy(pass->push, push, pushSize);
  if (plan->passes && plan->count < plan->capacity)
    plan->passes[plan->count] = *pass;
  ++plan->count;
}

/* ---- passes of the caller's ---- */

static int raysort_hasRange(const RaysortAccess *access)
{
  return access->resource != RAYSORT_RESOURCE_GEOMETRY && access->resource != RAYSORT_RESOURCE_STRUCTURES;
}

static VkResult raysort_checkAccess(RaysortContext context, const char *pass, const RaysortAccess *access)
{
  const char *field = raysortGetResourceName(access->resource);
  const RaysortBuffer *buffer = &access->buffer;
  const int hasRange = raysort_hasRange(access);
  const char *wrong = NULL;
  char text[320];
  if (access->access != VK_ACCESS_INDIRECT_COMMAND_READ_BIT &&
      (access->access == 0 ||
       access->access & ~(VkAccessFlags)(RAYSORT_SHADER_ACCESSES | VK_ACCESS_MEMORY_READ_BIT | RAYSORT_WRITE_ACCESSES)))
    wrong = "access must be of SHADER_READ, SHADER_WRITE, UNIFORM_READ, MEMORY_READ, MEMORY_WRITE, or "
            "INDIRECT_COMMAND_READ alone";
  else if (access->resource == RAYSORT_RESOURCE_GEOMETRY && access->access & RAYSORT_WRITE_ACCESSES)
    wrong = "geometry is never written";
  else if (!hasRange && access->access == VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    wrong = "indirect arguments have a range: they are another resource";
  else if (hasRange && buffer->size == 0)
    wrong = "buffer.size must not be 0";
  else if (hasRange && buffer->size == VK_WHOLE_SIZE)
    wrong = "buffer.size must not be VK_WHOLE_SIZE: the bytes must be given";
  else if (hasRange && buffer->offset > UINT64_MAX - buffer->size)
    wrong = "buffer.offset + size pass 64 bits";
  if (!wrong)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "the pass \"%s\", access to %s: %s (access 0x%x, offset %llu, size %llu)", pass, field,
           wrong, (unsigned)access->access, (raysort_u64)buffer->offset, (raysort_u64)buffer->size);
  return raysort_refuse(context, text);
}

RAYSORT_API VkPipelineStageFlags raysortGetAccessStages(const RaysortAccess *access)
{
  return access->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
                                                              : VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
}

static const char *raysort_passName(const RaysortPass *pass)
{
  return pass->name ? pass->name : "";
}

RAYSORT_API VkResult raysortAppendAccess(RaysortContext context, RaysortPass *pass, uint32_t resource,
                                         const RaysortBuffer *buffer, VkAccessFlags access)
{
  RaysortAccess added;
  VkResult result = raysort_checkRange(context, "RaysortPass.accessCount + 1", (uint64_t)pass->accessCount + 1, 1,
                                       RAYSORT_MAX_ACCESSES);
  memset(&added, 0, sizeof(added));
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "the resource of raysortAppendAccess", resource, 0, 0xffff);
  if (buffer)
    added.buffer = *buffer;
  added.access = access;
  added.resource = (uint16_t)resource;
  added.push = RAYSORT_NO_PUSH;
  if (result == VK_SUCCESS)
    result = raysort_checkAccess(context, raysort_passName(pass), &added);
  if (result == VK_SUCCESS)
    pass->accesses[pass->accessCount++] = added;
  return result;
}

/* Push constants from byte `offset`, `size` of them, of which raysort holds at most RAYSORT_MAX_PUSH. */
static VkResult raysort_checkPush(RaysortContext context, const RaysortPass *pass, uint64_t offset, uint64_t size)
{
  const uint64_t most = context->limits.maxPushConstantsSize;
  char text[256];
  if (size == 0 ||
      (offset % 4 == 0 && size % 4 == 0 && size <= RAYSORT_MAX_PUSH && offset <= most && size <= most - offset))
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "the pass \"%s\": pushOffset %llu and pushSize %llu must be multiples of 4, the size at most %u, the sum at "
           "most the device's maxPushConstantsSize %llu",
           raysort_passName(pass), (raysort_u64)offset, (raysort_u64)size, (unsigned)RAYSORT_MAX_PUSH,
           (raysort_u64)most);
  return raysort_refuse(context, text);
}

RAYSORT_API VkResult raysortAppendPush(RaysortContext context, RaysortPass *pass, const void *data, uint32_t size)
{
  VkResult result = raysort_checkPush(context, pass, pass->pushOffset, (uint64_t)pass->pushSize + size);
  if (result != VK_SUCCESS)
    return result;
  memcpy((uint8_t *)pass->push + pass->pushSize, data, size);
  pass->pushSize += size;
  return VK_SUCCESS;
}
/* ---- src/record.c ---- */

/* ---- recording ---- */

/* Where the workgroups of an indirect pass come from; NULL: it declares no indirect arguments, or several. */
static const RaysortAccess *raysort_argumentsOf(const RaysortPass *pass)
{
  const RaysortAccess *found = NULL;
  uint32_t i, count = 0;
  for (i = 0; i < pass->accessCount; ++i)
    if (pass->accesses[i].access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    {
      found = &pass->accesses[i];
      ++count;
    }
  return count == 1 ? found : NULL;
}

/* What a pass lacks that Vulkan cannot do without; NULL: nothing. */
static const char *raysort_missing(const RaysortPass *pass)
{
  const RaysortAccess *arguments = raysort_argumentsOf(pass);
  if (pass->pipeline == VK_NULL_HANDLE)
    return "its pipeline is null";
  if (pass->pushSize && pass->layout == VK_NULL_HANDLE)
    return "its layout is null";
  if (pass->pushSize && !pass->pushStages)
    return "its pushStages are 0";
  if (!pass->isIndirect)
    return NULL;
  if (!arguments)
    return "it is indirect, so one of its accesses, and only one, must be INDIRECT_COMMAND_READ";
  if (arguments->buffer.buffer == VK_NULL_HANDLE)
    return "the buffer of its indirect arguments is null";
  if (arguments->buffer.size < sizeof(VkDispatchIndirectCommand) || arguments->buffer.offset % 4 != 0)
    return "its indirect arguments must be 12 bytes at an offset that is a multiple of 4";
  return NULL;
}

static VkResult raysort_checkDispatchSize(RaysortContext context, const RaysortPass *pass)
{
  const uint32_t *most = context->limits.maxComputeWorkGroupCount;
  char text[320];
  if (pass->isIndirect || (pass->groups[0] <= most[0] && pass->groups[1] <= most[1] && pass->groups[2] <= most[2]))
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "the pass \"%s\": groups are %u, %u, %u, the device's maxComputeWorkGroupCount is %u, %u, %u",
           raysort_passName(pass), (unsigned)pass->groups[0], (unsigned)pass->groups[1], (unsigned)pass->groups[2],
           (unsigned)most[0], (unsigned)most[1], (unsigned)most[2]);
  return raysort_refuse(context, text);
}

/* A dry pass is refused, and one of the caller's with an access to nowhere, which would meet no other: the message
 * names the field whose buffer is null. */
static VkResult raysort_checkDry(RaysortContext context, const RaysortPass *pass)
{
  const char *field = pass->isDry ? "RaysortPass.isDry" : NULL;
  char text[320];
  uint32_t i = pass->accessCount;
  while (i-- > 0) /* the first one is named */
    if (raysort_hasRange(&pass->accesses[i]) && pass->accesses[i].buffer.buffer == VK_NULL_HANDLE &&
        !pass->accesses[i].address)
      field = raysortGetResourceName(pass->accesses[i].resource);
  if (!field)
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "%s: the buffer is null, so the pass \"%s\" cannot be recorded (a plan without buffers is a dry one, for its "
      "accesses only)",
      field, raysort_passName(pass));
  return raysort_refuse(context, text);
}

static VkResult raysort_checkRecordable(RaysortContext context, const RaysortPass *pass)
{
  const char *missing;
  char text[256];
  uint32_t i;
  VkResult result = raysort_checkRange(context, "RaysortPass.accessCount", pass->accessCount, 0, RAYSORT_MAX_ACCESSES);
  for (i = 0; i < pass->accessCount && result == VK_SUCCESS; ++i)
    result = raysort_checkAccess(context, raysort_passName(pass), &pass->accesses[i]);
  if (result == VK_SUCCESS)
    result = raysort_checkDry(context, pass);
  if (result == VK_SUCCESS)
    result = raysort_checkPush(context, pass, pass->pushOffset, pass->pushSize);
  if (result == VK_SUCCESS)
    result = raysort_checkDispatchSize(context, pass);
  if (result != VK_SUCCESS)
    return result;
  missing = raysort_missing(pass);
  if (!missing)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "the pass \"%s\" cannot be recorded: %s", raysort_passName(pass), missing);
  return raysort_refuse(context, text);
}

static void raysort_dispatch(const RaysortCommands *vk, VkCommandBuffer commandBuffer, const RaysortPass *pass)
{
  vk->vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pass->pipeline);
  if (pass->pushSize)
    vk->vkCmdPushConstants(commandBuffer, pass->layout, pass->pushStages, pass->pushOffset, pass->pushSize, pass->push);
  if (pass->isIndirect)
    vk->vkCmdDispatchIndirect(commandBuffer, raysort_argumentsOf(pass)->buffer.buffer,
                              raysort_argumentsOf(pass)->buffer.offset);
  else
    vk->vkCmdDispatch(commandBuffer, pass->groups[0], pass->groups[1], pass->groups[2]);
}

static VkResult raysort_checkCommandBuffer(RaysortContext context, VkCommandBuffer commandBuffer)
{
  return commandBuffer ? VK_SUCCESS : raysort_refuse(context, "the command buffer is null");
}

RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass)
{
  VkResult result = raysort_checkCommandBuffer(context, commandBuffer);
  if (result == VK_SUCCESS)
    result = raysort_checkRecordable(context, pass);
  if (result == VK_SUCCESS)
    raysort_dispatch(&context->vk, commandBuffer, pass);
  return result;
}

/* Whether two accesses may touch the same bytes. Acceleration structures have no range: any may meet any. */
static int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b)
{
  if (a->resource == RAYSORT_RESOURCE_GEOMETRY || b->resource == RAYSORT_RESOURCE_GEOMETRY)
    return 0;
  if (a->resource == RAYSORT_RESOURCE_STRUCTURES || b->resource == RAYSORT_RESOURCE_STRUCTURES)
    return a->resource == b->resource;
  if (a->address && b->address)
    return a->address < b->address + b->buffer.size && b->address < a->address + a->buffer.size;
  return a->buffer.buffer == b->buffer.buffer && a->buffer.offset < b->buffer.offset + b->buffer.size &&
         b->buffer.offset < a->buffer.offset + a->buffer.size;
}

/* What the barriers recorded so far have settled. A barrier is global, so it settles all passes before it. */
typedef struct raysort_settled
{
  uint32_t execution; /* passes before this one are over when a later shader starts */
  uint32_t shader;    /* what passes before this one wrote is visible to shader reads and writes */
  uint32_t indirect;  /* ... to indirect arguments */
  uint32_t memory;    /* ... to MEMORY_READ and MEMORY_WRITE */
  uint32_t writers;   /* passes from this one on write nothing */
  uint32_t run;       /* passes from this one on have one group number */
} raysort_settled;

typedef struct raysort_barrier
{
  VkPipelineStageFlags srcStage, dstStage;
  VkAccessFlags srcAccess, dstAccess;
} raysort_barrier;

/* What passes before the returned one wrote is visible to such an access; and they are over, for `execution` is never
 * behind. */
static uint32_t raysort_visibleTo(const raysort_settled *settled, VkAccessFlags access)
{
  if (access & RAYSORT_MEMORY_ACCESSES)
    return settled->memory;
  return access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? settled->indirect : settled->shader;
}

static int raysort_isWrite(const RaysortAccess *access)
{
  return (access->access & RAYSORT_WRITE_ACCESSES) != 0;
}

static int raysort_mayRunBeside(const RaysortPass *a, const RaysortPass *b)
{
  return a->group != 0 && a->group == b->group;
}

/* Adds to the barrier what access b of a pass needs after access a of an earlier one; isOver: a barrier is between. */
static void raysort_addHazard(raysort_barrier *barrier, int isOver, const RaysortAccess *a, const RaysortAccess *b)
{
  const int aWrites = raysort_isWrite(a), bWrites = raysort_isWrite(b);
  if ((!aWrites && (!bWrites || isOver)) || !raysort_overlaps(a, b))
    return;
  barrier->srcStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | raysortGetAccessStages(a);
  barrier->dstStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | raysortGetAccessStages(b);
  if (aWrites)
  {
    barrier->srcAccess |= VK_ACCESS_SHADER_WRITE_BIT | (a->access & RAYSORT_WRITE_ACCESSES);
    barrier->dstAccess |= RAYSORT_SHADER_ACCESSES | b->access;
    if (b->access & RAYSORT_MEMORY_ACCESSES)
      barrier->dstAccess |= RAYSORT_MEMORY_ACCESSES;
  }
}

/* The barrier that access b of pass `index` needs is added. Only passes that can matter are looked at: so 65,536
 * dispatches that only read, or are of one group, take linear time. */
static void raysort_addHazards(raysort_barrier *barrier, const RaysortPass *passes, uint32_t index,
                               const RaysortAccess *b, const raysort_settled *settled)
{
  const RaysortPass *pass = &passes[index];
  uint32_t earlier, a, end = pass->group ? settled->run : index;
  if (!raysort_isWrite(b) && settled->writers < end)
    end = settled->writers;
  for (earlier = raysort_visibleTo(settled, b->access); earlier < end; ++earlier)
    for (a = 0; a < passes[earlier].accessCount && !raysort_mayRunBeside(&passes[earlier], pass); ++a)
      raysort_addHazard(barrier, earlier < settled->execution, &passes[earlier].accesses[a], b);
}

/* The barrier that pass `index` needs before it: none if srcStage is 0. */
static raysort_barrier raysort_findBarrier(const RaysortPass *passes, uint32_t index, raysort_settled *settled)
{
  const RaysortPass *pass = &passes[index];
  raysort_barrier barrier;
  uint32_t b;

  if (index > 0 && passes[index - 1].group != pass->group)
    settled->run = index;
  memset(&barrier, 0, sizeof(barrier));
  for (b = 0; b < pass->accessCount; ++b)
    raysort_addHazards(&barrier, passes, index, &pass->accesses[b], settled);
  for (b = 0; b < pass->accessCount; ++b)
    if (raysort_isWrite(&pass->accesses[b]))
      settled->writers = index + 1;
  if (barrier.srcStage)
    settled->execution = index;
  if (barrier.dstAccess)
    settled->shader = index;
  if (barrier.dstAccess & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    settled->indirect = index;
  if (barrier.dstAccess & RAYSORT_MEMORY_ACCESSES)
    settled->memory = index;
  return barrier;
}

static void raysort_recordBarrier(const RaysortCommands *vk, VkCommandBuffer commandBuffer,
                                  const raysort_barrier *barrier)
{
  VkMemoryBarrier memory;
  memset(&memory, 0, sizeof(memory));
  memory.sType = VK_STRUCTURE_TYPE_MEMORY_BARRIER;
  memory.srcAccessMask = barrier->srcAccess;
  memory.dstAccessMask = barrier->dstAccess;
  if (barrier->srcStage)
    vk->vkCmdPipelineBarrier(commandBuffer, barrier->srcStage, barrier->dstStage, 0, barrier->dstAccess ? 1 : 0,
                             &memory, 0, NULL, 0, NULL);
}

/* How many of the queries can be used on this queue. */
static uint32_t raysort_usableQueries(RaysortContext context, const RaysortTimestamps *timestamps)
{
  VkQueueFamilyProperties families[64];
  uint32_t count = 64;
  char text[256];
  if (!timestamps)
    return 0;
  context->vk.vkGetPhysicalDeviceQueueFamilyProperties(context->physicalDevice, &count, families);
  if (timestamps->queueFamily < count && families[timestamps->queueFamily].timestampValidBits)
    return timestamps->count;
  snprintf(text, sizeof(text), "RaysortTimestamps.queueFamily %u has no timestamps: none are written",
           (unsigned)timestamps->queueFamily);
  raysort_say(context->message, context->messageUser, VK_SUCCESS, text);
  return 0;
}

static void raysort_recordPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass,
                               const RaysortTimestamps *timestamps, uint32_t query)
{
  const RaysortCommands *vk = &context->vk;
  VkDebugUtilsLabelEXT label;
  const int labelled = pass->name && vk->vkCmdBeginDebugUtilsLabelEXT && vk->vkCmdEndDebugUtilsLabelEXT;
  if (labelled)
  {
    memset(&label, 0, sizeof(label));
    label.sType = VK_STRUCTURE_TYPE_DEBUG_UTILS_LABEL_EXT;
    label.pLabelName = pass->name;
    vk->vkCmdBeginDebugUtilsLabelEXT(commandBuffer, &label);
  }
  if (timestamps)
    vk->vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT, timestamps->pool, query);
  raysort_dispatch(vk, commandBuffer, pass);
  if (timestamps)
    vk->vkCmdWriteTimestamp(commandBuffer, VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT, timestamps->pool, query + 1);
  if (labelled)
    vk->vkCmdEndDebugUtilsLabelEXT(commandBuffer);
}

RAYSORT_API VkResult raysortCmdPasses(RaysortContext context, VkCommandBuffer commandBuffer, uint32_t passCount,
                                      const RaysortPass *passes, RaysortTimestamps *timestamps)
{
  raysort_settled settled;
  uint32_t i, queries;
  VkResult result = raysort_checkCommandBuffer(context, commandBuffer);

  if (timestamps)
    timestamps->written = 0;
  if (result == VK_SUCCESS && timestamps && timestamps->pool == VK_NULL_HANDLE)
    result = raysort_refuse(context, "RaysortTimestamps.pool is null");
  for (i = 0; i < passCount && result == VK_SUCCESS; ++i)
    result = raysort_checkRecordable(context, &passes[i]);
  if (result != VK_SUCCESS)
    return result;
  memset(&settled, 0, sizeof(settled));
  queries = raysort_usableQueries(context, timestamps);
  for (i = 0; i < passCount; ++i)
  {
    raysort_barrier barrier = raysort_findBarrier(passes, i, &settled);
    const int timed = queries / 2 > i;
    raysort_recordBarrier(&context->vk, commandBuffer, &barrier);
    raysort_recordPass(context, commandBuffer, &passes[i], timed ? timestamps : NULL,
                       timed ? timestamps->first + 2 * i : 0);
    if (timed)
      timestamps->written = 2 * (i + 1);
  }
  return VK_SUCCESS;
}
/* ---- src/barriers.c ---- */

/* Vulkan's rules, specification 7.4: after a read, a write needs an execution dependency; after a write, a read or
 * a write needs a memory dependency too, which makes the write available, then visible to the very access that
 * follows. */

#define RAYSORT_ALL_STAGES ((VkPipelineStageFlags)0xffffffffu)

/* A source scope of execution holds the logically earlier stages too. */
static VkPipelineStageFlags raysort_withEarlierStages(VkPipelineStageFlags stages)
{
  if (stages & (VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT))
    return RAYSORT_ALL_STAGES;
  if (stages & VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT)
    stages |= VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT;
  return stages ? stages | VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT : 0;
}

/* A destination scope of execution holds the logically later stages too. */
static VkPipelineStageFlags raysort_withLaterStages(VkPipelineStageFlags stages)
{
  if (stages & (VK_PIPELINE_STAGE_ALL_COMMANDS_BIT | VK_PIPELINE_STAGE_TOP_OF_PIPE_BIT))
    return RAYSORT_ALL_STAGES;
  if (stages & VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT)
    stages |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  return stages ? stages | VK_PIPELINE_STAGE_BOTTOM_OF_PIPE_BIT : 0;
}

/* Accesses are made by the named stages alone. */
static int raysort_namesStage(VkPipelineStageFlags stages, VkPipelineStageFlags stage)
{
  return (stages & (stage | VK_PIPELINE_STAGE_ALL_COMMANDS_BIT)) != 0;
}

static VkAccessFlags raysort_withMeaning(VkAccessFlags access)
{
  if (access & VK_ACCESS_MEMORY_READ_BIT)
    access |= VK_ACCESS_INDIRECT_COMMAND_READ_BIT | VK_ACCESS_UNIFORM_READ_BIT | VK_ACCESS_SHADER_READ_BIT;
  if (access & VK_ACCESS_MEMORY_WRITE_BIT)
    access |= VK_ACCESS_SHADER_WRITE_BIT;
  return access;
}

/* Does the memory dependency of the barrier hold for all bytes that both accesses touch? Where these name the memory by
 * two buffers: for all of the first one's. */
static int raysort_covers(const RaysortBarrier *barrier, const RaysortAccess *a, const RaysortAccess *b)
{
  const RaysortBuffer *range = &barrier->buffer;
  const VkDeviceSize bEnd = b->buffer.offset + b->buffer.size;
  VkDeviceSize begin = a->buffer.offset, end = a->buffer.offset + a->buffer.size;
  if (!raysort_isGiven(range))
    return 1;
  if (a->buffer.buffer == b->buffer.buffer && b->buffer.offset > begin)
    begin = b->buffer.offset;
  if (a->buffer.buffer == b->buffer.buffer && bEnd < end)
    end = bEnd;
  return range->buffer == a->buffer.buffer && range->offset <= begin &&
         (range->size == VK_WHOLE_SIZE || end - range->offset <= range->size);
}

/* Two accesses of two passes, the first pass recorded before the second. */
typedef struct raysort_conflict
{
  const RaysortAccess *a, *b;
  uint32_t first, second; /* passes */
} raysort_conflict;

/* What the barriers between two accesses leave undone; NULL: nothing. Of a shader every write is SHADER_WRITE, if it is
 * declared MEMORY_WRITE too. A barrier makes visible what it made available, or one before it that it waits for. */
static const char *raysort_findGap(const raysort_conflict *conflict, uint32_t barrierCount,
                                   const RaysortBarrier *barriers)
{
  const VkPipelineStageFlags aStage = raysortGetAccessStages(conflict->a), bStage = raysortGetAccessStages(conflict->b);
  VkPipelineStageFlags after = 0;     /* stages that start when the first access is over */
  VkPipelineStageFlags available = 0; /* of these, those that start when its write is available, too */
  VkAccessFlags visible = 0;
  uint32_t i;
  for (i = 0; i < barrierCount && barriers[i].before <= conflict->second; ++i)
  {
    const RaysortBarrier *barrier = &barriers[i];
    const VkPipelineStageFlags source = raysort_withEarlierStages(barrier->srcStages);
    const int covers = raysort_covers(barrier, conflict->a, conflict->b);
    if (barrier->before <= conflict->first || !(source & (aStage | after)))
      continue;
    after |= raysort_withLaterStages(barrier->dstStages);
    if (!(source & available) && !(covers && raysort_namesStage(barrier->srcStages, aStage) &&
                                   (raysort_withMeaning(barrier->srcAccess) & VK_ACCESS_SHADER_WRITE_BIT)))
      continue;
    available |= raysort_withLaterStages(barrier->dstStages);
    if (covers && raysort_namesStage(barrier->dstStages, bStage))
      visible |= raysort_withMeaning(barrier->dstAccess);
  }
  if (!(after & bStage))
    return "no barrier makes it wait";
  if (!raysort_isWrite(conflict->a))
    return NULL;
  if (!available)
    return "no barrier makes the write available (srcStages, srcAccess)";
  return conflict->b->access & ~visible ? "no barrier makes the write visible (dstStages, dstAccess)" : NULL;
}

static VkResult raysort_sayHazard(RaysortContext context, const RaysortPass *passes, const raysort_conflict *conflict,
                                  const char *gap)
{
  const RaysortPass *first = &passes[conflict->first], *second = &passes[conflict->second];
  char text[512];
  snprintf(text, sizeof(text),
           "pass %u \"%s\" %s %s (offset %llu, %llu bytes), which pass %u \"%s\" %s (offset %llu, %llu bytes): %s",
           (unsigned)conflict->second, raysort_passName(second), raysort_isWrite(conflict->b) ? "writes" : "reads",
           raysortGetResourceName(conflict->b->resource), (raysort_u64)conflict->b->buffer.offset,
           (raysort_u64)conflict->b->buffer.size, (unsigned)conflict->first, raysort_passName(first),
           raysort_isWrite(conflict->a) ? "writes" : "reads", (raysort_u64)conflict->a->buffer.offset,
           (raysort_u64)conflict->a->buffer.size, gap);
  return raysort_say(context->message, context->messageUser, VK_ERROR_UNKNOWN, text);
}

/* All accesses of pass `second` against those of pass `first`. */
static VkResult raysort_checkPair(RaysortContext context, const RaysortPass *passes, uint32_t first, uint32_t second,
                                  uint32_t barrierCount, const RaysortBarrier *barriers)
{
  raysort_conflict conflict;
  uint32_t a, b;
  if (raysort_mayRunBeside(&passes[first], &passes[second]))
    return VK_SUCCESS;
  conflict.first = first;
  conflict.second = second;
  for (a = 0; a < passes[first].accessCount; ++a)
    for (b = 0; b < passes[second].accessCount; ++b)
    {
      const char *gap;
      conflict.a = &passes[first].accesses[a];
      conflict.b = &passes[second].accesses[b];
      if ((!raysort_isWrite(conflict.a) && !raysort_isWrite(conflict.b)) || !raysort_overlaps(conflict.a, conflict.b))
        continue;
      gap = raysort_findGap(&conflict, barrierCount, barriers);
      if (gap)
        return raysort_sayHazard(context, passes, &conflict, gap);
    }
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortCheckBarriers(RaysortContext context, uint32_t passCount, const RaysortPass *passes,
                                          uint32_t barrierCount, const RaysortBarrier *barriers)
{
  VkResult result = VK_SUCCESS;
  uint32_t i, j;
  for (i = 0; i < barrierCount && result == VK_SUCCESS; ++i)
    result = raysort_checkRange(context, "RaysortBarrier.before", barriers[i].before, i ? barriers[i - 1].before : 0,
                                passCount);
  for (i = 0; i < passCount && result == VK_SUCCESS; ++i)
  {
    result = raysort_checkRange(context, "RaysortPass.accessCount", passes[i].accessCount, 0, RAYSORT_MAX_ACCESSES);
    for (j = 0; j < passes[i].accessCount && result == VK_SUCCESS; ++j)
      result = raysort_checkAccess(context, raysort_passName(&passes[i]), &passes[i].accesses[j]);
  }
  for (j = 1; j < passCount && result == VK_SUCCESS; ++j)
    for (i = 0; i < j && result == VK_SUCCESS; ++i)
      result = raysort_checkPair(context, passes, i, j, barrierCount, barriers);
  return result;
}
/* ---- shaders/kernels/scan/push.h ---- */
/* push.h - push blocks, flags and constants of the scan's kernels, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SCAN_PUSH_H
#define RAYSORT_KERNELS_SCAN_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SCAN_REDUCE 0x010101u
#define RAYSORT_IDENTITY_SCAN_ROWS 0x010201u
#define RAYSORT_IDENTITY_SCAN_DOWNSWEEP 0x010301u

#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

/* Flags of the kernels that work on tables. */
#define RAYSORT_KERNEL_LIVE 256u  /* `live` holds how many entries there are */
#define RAYSORT_KERNEL_WIDE 1024u /* totals of rows are wanted in 64 bits */

/* rows.comp: exclusive scan of every row of a table, in place; a workgroup a row. */
RAYSORT_STRUCT(RaysortRowsPush)
{
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortOut) totals; /* uint[rows]: sums modulo 2^32; then uint[rows]: their carries */
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT tile;
};

/* reduce.comp and downsweep.comp, with rows.comp between them: two rows, the low and the high words of the chunks'
 * 64-bit sums. */
RAYSORT_STRUCT(RaysortReducePush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};
RAYSORT_STRUCT(RaysortDownsweepPush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) sums;
  RAYSORT_REF(RaysortOut) total; /* two words, low first; 0: not wanted */
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
};

#endif /* RAYSORT_KERNELS_SCAN_PUSH_H */
/* ---- src/scan_private.h ---- */

/* Tables: what the scan and both sorts count in. */

/* A table in scratch, a row a digit, and behind it the totals of the rows: their low words, then their high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* in scratch */
  uint32_t rows, rowStride;
} raysort_table;

static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most);
static uint32_t raysort_strideInverse(const raysort_table *table);
static VkDeviceSize raysort_tableSize(const raysort_table *table);
static VkDeviceSize raysort_totalsSize(const raysort_table *table);
static VkDeviceSize raysort_totalsOffset(const raysort_table *table);
static VkDeviceSize raysort_tableEnd(const raysort_table *table);
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_range *scratch,
                             const raysort_table *table, const raysort_range *live, VkDeviceSize liveOffset,
                             uint32_t maxCount, uint32_t tile, uint32_t flags);
static const raysort_kernel *raysort_scanKernels(uint32_t *count); /* beside the words */
/* ---- src/scan.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SCAN_BIT
#define RAYSORT_WORDS_SCAN
#endif

enum
{
  RAYSORT_SCAN_PIPELINE_REDUCE,
  RAYSORT_SCAN_PIPELINE_ROWS,
  RAYSORT_SCAN_PIPELINE_DOWNSWEEP,
  RAYSORT_SCAN_PIPELINES
};

/* How tables are cut into chunks. Measured on an NVIDIA H200 (132 multiprocessors), 2026-11-20. */
typedef struct raysort_tableTuning
{
  uint32_t mostChunks;     /* columns, a multiple of 8: 16 for each multiprocessor */
  uint32_t oneTileEntries; /* up to so many entries a chunk may be one tile */
} raysort_tableTuning;

static const raysort_tableTuning raysort_tableTuned = {2112, 1u << 20};

/* Columns of a table: one for every chunk there may be, at most `most`, a multiple of 8, so that half of them are whole
 * vectors. The kernels derive the chunks from this number and the live count. Few chunks should all run at a time, for
 * a second wave that is not full costs as much as the first: measured on 132 multiprocessors, 2 Mi entries in chunks of
 * one tile took 1.2 times as long as in chunks of two. */
static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && count > raysort_tableTuned.oneTileEntries)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 7) & ~7u : 8;
}

/* The most columns that any number of entries up to `count` gives. Within one number of tiles a chunk the columns grow
 * with the count; they reach `most` where the next number begins. */
static uint32_t raysort_mostColumns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint64_t full = (uint64_t)most * tile; /* entries of `most` chunks of one tile */
  const uint32_t single = count < raysort_tableTuned.oneTileEntries ? count : raysort_tableTuned.oneTileEntries;
  const uint32_t a = raysort_columns(count, tile, most), b = raysort_columns(single, tile, most);
  if (full <= single || 2 * full <= count)
    return most;
  return a > b ? a : b;
}

/* 2^32 / rowStride, rounded up. */
static uint32_t raysort_strideInverse(const raysort_table *table)
{
  return (uint32_t)((((uint64_t)1 << 32) + table->rowStride - 1) / table->rowStride);
}

static VkDeviceSize raysort_tableSize(const raysort_table *table)
{
  return (VkDeviceSize)table->rows * table->rowStride * 4;
}

static VkDeviceSize raysort_totalsSize(const raysort_table *table)
{
  return (VkDeviceSize)table->rows * 2 * 4;
}

static VkDeviceSize raysort_totalsOffset(const raysort_table *table)
{
  return table->offset + raysort_tableSize(table); /* a multiple of 16: rowStride is one of 4 words */
}

static VkDeviceSize raysort_tableEnd(const raysort_table *table)
{
  return raysort_align(raysort_totalsOffset(table) + raysort_totalsSize(table), 16);
}

/* Scan of every row by `pipeline`, which the capability of the plan has for it; `live` may be NULL: then all maxCount
 * entries are there. */
static void raysort_planRows(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_range *scratch,
                             const raysort_table *table, const raysort_range *live, VkDeviceSize liveOffset,
                             uint32_t maxCount, uint32_t tile, uint32_t flags)
{
  RaysortPass pass;
  RaysortRowsPush push;
  memset(&push, 0, sizeof(push));
  push.flags = flags;
  raysort_beginPass(plan, &pass, name, pipeline, table->rows);
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ | RAYSORT_WRITE, 0,
                             offsetof(RaysortRowsPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_WRITE, 1,
                              offsetof(RaysortRowsPush, totals));
  if (live && live->isPresent)
  {
    push.live = raysort_touch(&pass, live, liveOffset, 4, RAYSORT_READ, 0, offsetof(RaysortRowsPush, live));
    push.flags |= RAYSORT_KERNEL_LIVE;
  }
  push.maxCount = maxCount;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  push.tile = tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_scanTable(const RaysortScanInfo *info, raysort_table *table)
{
  table->offset = 0;
  table->rows = 2;
  table->rowStride = raysort_columns(info->count, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
}

RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout)
{
  raysort_table table;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_SCAN_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortScanInfo.count", info->count, 0, RAYSORT_MAX_COUNT);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  table.rowStride = raysort_mostColumns(info->count, RAYSORT_SCAN_TILE, raysort_tableTuned.mostChunks);
  layout->dataSize = (VkDeviceSize)info->count * 4;
  layout->totalSize = 8;
  layout->scratchSize = raysort_tableEnd(&table);
  layout->scratchAlignment = 16;
  layout->passCount = RAYSORT_SCAN_MAX_PASSES;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_SCAN_SCRATCH,
  RAYSORT_SCAN_INPUT,
  RAYSORT_SCAN_OUTPUT,
  RAYSORT_SCAN_TOTAL,
  RAYSORT_SCAN_BUFFERS
};

static VkResult raysort_scanBuffers(RaysortContext context, const RaysortScanInfo *info,
                                    const RaysortScanLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SCAN_BUFFERS] = {
      {RAYSORT_RESOURCE_SCAN_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_INPUT, &info->input, layout->dataSize, 4, 0},
      {RAYSORT_RESOURCE_SCAN_OUTPUT, &info->output, layout->dataSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_TOTAL, &info->total, layout->totalSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN}};
  raysort_range apart[RAYSORT_SCAN_BUFFERS];
  VkResult result = raysort_useBuffers(context, needs, RAYSORT_SCAN_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  memcpy(apart, ranges, sizeof(apart));
  if (apart[RAYSORT_SCAN_INPUT].address == apart[RAYSORT_SCAN_OUTPUT].address)
    apart[RAYSORT_SCAN_INPUT].address = 0; /* in place */
  return raysort_checkOverlap(context, apart, RAYSORT_SCAN_BUFFERS);
}

static void raysort_planDownsweep(raysort_plan *plan, const RaysortScanInfo *info, const raysort_range *ranges,
                                  const raysort_table *table)
{
  const VkDeviceSize bytes = (VkDeviceSize)info->count * 4;
  const raysort_range *scratch = &ranges[RAYSORT_SCAN_SCRATCH];
  RaysortPass pass;
  RaysortDownsweepPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "scan downsweep", RAYSORT_SCAN_PIPELINE_DOWNSWEEP, table->rowStride);
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, bytes, RAYSORT_READ, 0,
                              offsetof(RaysortDownsweepPush, values));
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ, 0,
                             offsetof(RaysortDownsweepPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_READ, 0,
                              offsetof(RaysortDownsweepPush, totals));
  /* not a discard: it may be the input */
  push.sums = raysort_touch(&pass, &ranges[RAYSORT_SCAN_OUTPUT], 0, bytes, RAYSORT_WRITE, 0,
                            offsetof(RaysortDownsweepPush, sums));
  push.total =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_TOTAL], 0, 8, RAYSORT_WRITE, 1, offsetof(RaysortDownsweepPush, total));
  push.count = info->count;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SCAN_BUFFERS];
  RaysortScanLayout layout;
  RaysortReducePush push;
  RaysortPass pass;
  raysort_table table;
  raysort_plan plan;
  VkResult result = raysortGetScanLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_scanBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SCAN_BIT, passCount, passes);

  memset(&push, 0, sizeof(push));
  raysort_beginPass(&plan, &pass, "scan reduce", RAYSORT_SCAN_PIPELINE_REDUCE, table.rowStride);
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, layout.dataSize, RAYSORT_READ, 0,
                              offsetof(RaysortReducePush, values));
  push.table = raysort_touch(&pass, &ranges[RAYSORT_SCAN_SCRATCH], table.offset, raysort_tableSize(&table),
                             RAYSORT_WRITE, 1, offsetof(RaysortReducePush, table));
  push.count = info->count;
  push.rowStride = table.rowStride;
  push.strideInverse = raysort_strideInverse(&table);
  raysort_endPass(&plan, &pass, &push, sizeof(push));

  raysort_planRows(&plan, "scan rows", RAYSORT_SCAN_PIPELINE_ROWS, &ranges[RAYSORT_SCAN_SCRATCH], &table, NULL, 0,
                   info->count, RAYSORT_SCAN_TILE, RAYSORT_KERNEL_WIDE);
  raysort_planDownsweep(&plan, info, ranges, &table);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortScanInfo *info)
{
  RaysortPass passes[RAYSORT_SCAN_MAX_PASSES];
  uint32_t count = RAYSORT_SCAN_MAX_PASSES;
  VkResult result = raysortPlanScan(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeScan(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[RAYSORT_SCAN_PIPELINES] = {RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_ROWS,
                                                              RAYSORT_IDENTITY_SCAN_DOWNSWEEP};
  (void)limits;
  variant->identity = identities[pipeline];
  return 1;
}

static const char *const raysort_scanResources[] = {"RaysortScanInfo.scratch", "RaysortScanInfo.input",
                                                    "RaysortScanInfo.output", "RaysortScanInfo.total"};

static const raysort_capability *raysort_scanCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_SCAN_BIT,
                                                0,
                                                "SCAN",
                                                RAYSORT_SCAN_PIPELINES,
                                                raysort_describeScan,
                                                {raysort_scanKernels, NULL},
                                                raysort_scanResources,
                                                RAYSORT_SCAN_BUFFERS};
  return &capability;
}
/* ---- shaders/kernels/sort/push.h ---- */
/* push.h - push blocks, flags and constants of the kernels of both sorts, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SORT_PUSH_H
#define RAYSORT_KERNELS_SORT_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SORT_COUNT 0x020101u
#define RAYSORT_IDENTITY_SORT_STATISTIC 0x020201u
#define RAYSORT_IDENTITY_SORT_SCATTER 0x020301u
#define RAYSORT_IDENTITY_SORT_RANGES 0x020401u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_MAP_ONLY 3   /* 1: the scatter kernel writes nothing but the map of the live entries */

#define RAYSORT_TILE 4096  /* entries of a tile; 8192 with digits of 8 bits, and 2048, as the device allows */
#define RAYSORT_SEGMENT 32 /* of them a thread has */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned; sorts of one digit only */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* Flags of the sort kernels. */
#define RAYSORT_KERNEL_TAIL 1u         /* there is a tail (material sort); else all keys are live */
#define RAYSORT_KERNEL_WRITE_TAIL 2u   /* scatter the tail too, behind the live entries */
#define RAYSORT_KERNEL_INDIRECT 4u     /* the key of entry i is ids[values[i]] */
#define RAYSORT_KERNEL_VALUES 8u       /* the value of entry i is values[i], else i */
#define RAYSORT_KERNEL_WRITE_KEYS 16u  /* keysOut receives the keys in sorted order */
#define RAYSORT_KERNEL_INVERSE 32u     /* inverse[value] = slot */
#define RAYSORT_KERNEL_COUNTS 64u      /* write RaysortRanges */
#define RAYSORT_KERNEL_RANGES 128u     /* write MaterialsOffsets and CountedMaterials */
#define RAYSORT_KERNEL_STATISTIC 512u  /* the table has a row of distinct ids behind the stray row */
#define RAYSORT_KERNEL_UNSCANNED 2048u /* the table holds counts, there are no totals: the scatter sums the rows */
#define RAYSORT_KERNEL_PACK 4096u      /* valuesOut receives the second digit << bits of the values, and the value */
#define RAYSORT_KERNEL_PACKED 8192u    /* such words are both keys and values */
/* The bits that RAYSORT_KERNEL_LIVE and RAYSORT_KERNEL_WIDE have are free here. */

/* count.comp and statistic.comp. Table: row-major, a row per digit, a column per chunk; with
 * RAYSORT_KERNEL_UNSCANNED a column per pair of chunks, then one per pair for the first of the two. */
RAYSORT_STRUCT(RaysortCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortOut) table; /* count: row 0; statistic: its own row */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;     /* words; also the most chunks there are */
  RAYSORT_UINT strideInverse; /* 2^32 / rowStride, rounded up */
  RAYSORT_UINT keyCapacity;   /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;     /* bytes from id to id | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;       /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;       /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;    /* rows 0 .. digitCount - 1; then void, then stray */
  RAYSORT_UINT tile;          /* entries a tile, a power of two; a chunk is a whole number of tiles */
};

/* scatter.comp */
RAYSORT_STRUCT(RaysortScatterPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) table;
  RAYSORT_REF(RaysortIn) totals;
  RAYSORT_REF(RaysortOut) valuesOut;
  RAYSORT_REF(RaysortOut) keysOut;
  RAYSORT_REF(RaysortOut) inverse;
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow: 128 bytes, the most there may be */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;           /* RAYSORT_KERNEL_*, and rowStride << 16: what every key needs has a word of its own */
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT lastKey;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT inverseCapacity; /* words of `inverse`; a value past it is not written */
  RAYSORT_UINT countedOffset;   /* words from `ranges` to CountedMaterials */
};

/* ranges.comp: MaterialsOffsets and CountedMaterials of more than 256 materials. */
RAYSORT_STRUCT(RaysortRangesPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) totals; /* of the last digit */
  RAYSORT_REF(RaysortOut) ranges;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT countedOffset;
};

#endif /* RAYSORT_KERNELS_SORT_PUSH_H */
/* ---- src/sort_private.h ---- */

/* ---- one digit, of both sorts: digit.c ---- */

/* Digit classes of the scatter kernel: at most 8, 16, 64 or 256 digits. */
#define RAYSORT_DIGIT_CLASSES 4u
#define RAYSORT_CLASS_OF_TWO  2u /* sorts of more than one digit use this class and the next alone */

/* Pipelines of both sorts, by number; each sort has those that it needs. */
enum
{
  RAYSORT_SORT_PIPELINE_ROWS,
  RAYSORT_SORT_PIPELINE_STATISTIC,
  RAYSORT_SORT_PIPELINE_RANGES,
  RAYSORT_SORT_PIPELINE_HISTOGRAM, /* count.comp: + 2 * source, + 1 for digits of 8 bits */
  RAYSORT_SORT_PIPELINE_SCATTER = RAYSORT_SORT_PIPELINE_HISTOGRAM + 2 * RAYSORT_SOURCE_COUNT, /* + 4 * source + class */
  RAYSORT_SORT_PIPELINE_MAP = RAYSORT_SORT_PIPELINE_SCATTER + 4 * RAYSORT_SOURCE_COUNT,       /* likewise */
  RAYSORT_SORT_PIPELINES = RAYSORT_SORT_PIPELINE_MAP + 4 * (RAYSORT_SOURCE_UINT32 + 1)
};

/* Where the kernels find keys, and values beside them. */
typedef struct raysort_source
{
  const raysort_range *keys;
  const raysort_range *values; /* NULL: the value of entry i is i */
  const raysort_range *live;   /* NULL: there are maxCount entries */
  VkDeviceSize keysOffset, keysSize,
      keysLead; /* bytes of the range that are read, and where the first key lies in them */
  VkDeviceSize valuesOffset, liveOffset;
  uint32_t maxCount;
  uint32_t kind;     /* RAYSORT_SOURCE_* */
  uint32_t flags;    /* RAYSORT_KERNEL_TAIL, WRITE_TAIL, INDIRECT, VALUES, LIVE */
  uint32_t capacity; /* keys there are */
  uint32_t layout, mask, lastKey;
} raysort_source;

/* One digit of a sort: bits shift .. of the key, `count` values. */
typedef struct raysort_digit
{
  uint32_t shift, mask, count;
  uint32_t digitClass; /* index of raysort_digitBits */
  uint32_t tile;       /* entries */
  int needsTotals;     /* in memory: for the statistic, or for the pass that finds the ranges */
  int sumsRows;        /* every workgroup of the scatter does: there is no pass for it */
  raysort_table table;
} raysort_digit;

/* Where the scatter puts things; NULL: not wanted. */
typedef struct raysort_target
{
  const raysort_range *values, *keys, *inverse, *ranges;
  VkDeviceSize valuesOffset, keysOffset;
  VkDeviceSize inverseSize, rangesSize;
  uint32_t keyBytes;
  uint32_t flags; /* RAYSORT_KERNEL_COUNTS, RANGES, STATISTIC */
  uint32_t groupSize, maxGroupsX, countedOffset;
} raysort_target;

static uint32_t raysort_digitPasses(const raysort_digit *digit);
static void raysort_layoutDigit(const VkPhysicalDeviceLimits *limits, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit);
static VkDeviceSize raysort_digitBound(const VkPhysicalDeviceLimits *limits, uint32_t maxCount, uint32_t count,
                                       uint32_t digitClass, uint32_t more, int movesPairs);
static VkDeviceAddress raysort_assumedAddress(const raysort_range *range);
static VkDeviceAddress raysort_touchKeys(RaysortPass *pass, const raysort_source *source, size_t push);
static void raysort_planDigit(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                              const raysort_range *scratch, const raysort_target *target);
static uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass);
static void raysort_describeDigit(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant);
static const raysort_kernel *raysort_sortKernels(uint32_t *count); /* beside the words */

/* ---- material sort: sort.c ---- */

/* What follows from an info struct alone. */
typedef struct raysort_sort
{
  uint32_t idBytes, stride, bits; /* of the id map; `bits`: of the field */
  uint32_t groupSize, maxGroupsX;
  uint32_t digitCount; /* 1 or 2 */
  raysort_digit digits[2];
  VkDeviceSize keysOffset, valuesOffset; /* in scratch, between two digits; packed words lie where values would */
} raysort_sort;

static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout);
static VkDeviceSize raysort_idBytes(const RaysortSortInfo *info, const raysort_sort *sort, uint64_t count);
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort);
static uint32_t raysort_inverseCapacity(const RaysortSortInfo *info, const raysort_sort *sort);
/* ---- src/digit.c ---- */

/* One digit: what the material sort and the radix sort are made of. */

static const uint32_t raysort_digitBits[RAYSORT_DIGIT_CLASSES] = {3, 4, 6, 8};

/* Measured on an NVIDIA H200 (132 multiprocessors), 2026-11-20, at 2 and 32 Mi entries. */
typedef struct raysort_digitTuning
{
  uint32_t pairChunks;  /* most chunks where pairs are moved: 16 for each multiprocessor */
  uint32_t mapChunks;   /* for the map alone: 2 for each */
  uint32_t summedWords; /* words of the table a thread, up to which the scatter sums the rows itself for less than a
                           pass before it costs: tables of up to 64 materials always, of 256 with tiles of 8192 */
} raysort_digitTuning;

static const raysort_digitTuning raysort_digitTuned = {2112, 264, 140};

static uint32_t raysort_mostDigitChunks(int movesPairs)
{
  return movesPairs ? raysort_digitTuned.pairChunks : raysort_digitTuned.mapChunks;
}

static int raysort_allowsThreads(const VkPhysicalDeviceLimits *limits, uint32_t threads)
{
  return limits->maxComputeWorkGroupInvocations >= threads && limits->maxComputeWorkGroupSize[0] >= threads;
}

/* Entries of the largest tile. With as many threads as segments, 2048, 4096 and 8192 entries of 8-bit digits take 13,
 * 22 and 39 KiB of shared memory; of smaller digits, the first two at most 9 and 19 KiB. */
static uint32_t raysort_largestTile(const VkPhysicalDeviceLimits *limits)
{
  const uint32_t bytes = limits->maxComputeSharedMemorySize;
  if (bytes >= 40 * 1024 && raysort_allowsThreads(limits, 2 * RAYSORT_TILE / RAYSORT_SEGMENT))
    return 2 * RAYSORT_TILE;
  return bytes >= 24 * 1024 ? RAYSORT_TILE : RAYSORT_TILE / 2;
}

/* Entries of a tile: large ones make long runs, which are written faster. On an NVIDIA H200 the scatter of 64 materials
 * took 22 % less time in tiles of 4096 entries than of 2048, that of 256 materials 9 % less in tiles of 8192 than of
 * 4096. */
static uint32_t raysort_tile(const VkPhysicalDeviceLimits *limits, uint32_t digitClass)
{
  const uint32_t largest = raysort_largestTile(limits);
  return raysort_digitBits[digitClass] == 8 || largest < RAYSORT_TILE ? largest : RAYSORT_TILE;
}

/* The source of the keys of a pipeline of the histogram or the scatter, and its digit class. */
static uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass)
{
  if (pipeline < RAYSORT_SORT_PIPELINE_SCATTER)
  {
    *digitClass = (pipeline - RAYSORT_SORT_PIPELINE_HISTOGRAM) % 2 + 2;
    return (pipeline - RAYSORT_SORT_PIPELINE_HISTOGRAM) / 2;
  }
  pipeline -= pipeline < RAYSORT_SORT_PIPELINE_MAP ? RAYSORT_SORT_PIPELINE_SCATTER : RAYSORT_SORT_PIPELINE_MAP;
  *digitClass = pipeline % RAYSORT_DIGIT_CLASSES;
  return pipeline / RAYSORT_DIGIT_CLASSES;
}

/* The most threads of a workgroup, at most `most`, that the device allows: RAYSORT_THREADS times a power of two. */
static uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most)
{
  uint32_t threads = RAYSORT_THREADS;
  while (threads < most && raysort_allowsThreads(limits, 2 * threads))
    threads *= 2;
  return threads;
}

/* What such a pipeline is made of. */
static void raysort_describeDigit(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t plain[RAYSORT_SORT_PIPELINE_HISTOGRAM] = {
      RAYSORT_IDENTITY_SCAN_ROWS, RAYSORT_IDENTITY_SORT_STATISTIC, RAYSORT_IDENTITY_SORT_RANGES};
  uint32_t *constants = variant->constants;
  uint32_t digitClass;
  if (pipeline == RAYSORT_SORT_PIPELINE_STATISTIC)
  {
    /* Chunks are few and this kernel is slow, so its workgroups are large: 21 KiB of shared memory. */
    constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
    if (limits->maxComputeSharedMemorySize >= 24 * 1024 && raysort_allowsThreads(limits, 4 * RAYSORT_THREADS))
      constants[RAYSORT_CONSTANT_THREADS] = 4 * RAYSORT_THREADS;
    constants[RAYSORT_CONSTANT_SOURCE] = RAYSORT_SOURCE_STRIDED;
  }
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
  {
    variant->identity = plain[pipeline];
    return;
  }
  constants[RAYSORT_CONSTANT_SOURCE] = raysort_pipelineSource(pipeline, &digitClass);
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  variant->identity = RAYSORT_IDENTITY_SORT_SCATTER;
  if (pipeline < RAYSORT_SORT_PIPELINE_SCATTER)
  {
    variant->identity = RAYSORT_IDENTITY_SORT_COUNT;
    constants[RAYSORT_CONSTANT_THREADS] = raysort_mostThreads(limits, 4 * RAYSORT_THREADS);
  }
  else
  {
    constants[RAYSORT_CONSTANT_THREADS] = raysort_tile(limits, digitClass) / RAYSORT_SEGMENT;
    constants[RAYSORT_CONSTANT_MAP_ONLY] = pipeline >= RAYSORT_SORT_PIPELINE_MAP;
  }
}

static uint32_t raysort_digitPasses(const raysort_digit *digit)
{
  return digit->sumsRows ? 2 : 3;
}

/* What follows from the number of digits: the class, from the given one on; the tile; the chunks; and the table, whose
 * rows are the digits and `more`. */
static void raysort_layoutDigit(const VkPhysicalDeviceLimits *limits, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit)
{
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(limits, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(maxCount, digit->tile, raysort_mostDigitChunks(movesPairs));
  digit->sumsRows = !digit->needsTotals && digit->table.rowStride <= raysort_digitTuned.mapChunks &&
                    digit->table.rows * (digit->table.rowStride / 2) <=
                        raysort_digitTuned.summedWords * (digit->tile / RAYSORT_SEGMENT);
}

/* Bytes that hold the table of any digit of at most `count` values, of this class or a higher one, and of at most
 * maxCount entries. The largest table may be that of a lower class than count's own: with larger tiles there are fewer
 * chunks. */
static VkDeviceSize raysort_digitBound(const VkPhysicalDeviceLimits *limits, uint32_t maxCount, uint32_t count,
                                       uint32_t digitClass, uint32_t more, int movesPairs)
{
  VkDeviceSize bound = 0;
  raysort_table table;
  uint32_t most;
  for (most = 0; most < count && digitClass < RAYSORT_DIGIT_CLASSES; ++digitClass)
  {
    most = 1u << raysort_digitBits[digitClass];
    table.offset = 0;
    table.rows = (most < count ? most : count) + more;
    table.rowStride =
        raysort_mostColumns(maxCount, raysort_tile(limits, digitClass), raysort_mostDigitChunks(movesPairs));
    if (raysort_tableEnd(&table) > bound)
      bound = raysort_tableEnd(&table);
  }
  return bound;
}

/* For alignment: a dry plan takes its buffers to begin at multiples of all that matters. */
static VkDeviceAddress raysort_assumedAddress(const raysort_range *range)
{
  return range->address ? range->address : range->buffer.offset;
}

static VkDeviceAddress raysort_touchKeys(RaysortPass *pass, const raysort_source *source, size_t push)
{
  VkDeviceAddress address =
      raysort_touch(pass, source->keys, source->keysOffset, source->keysSize, RAYSORT_READ, 0, push);
  return address ? address + source->keysLead : 0;
}

static VkDeviceAddress raysort_touchOptional(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                             VkDeviceSize size, VkAccessFlags access, size_t push)
{
  return range ? raysort_touch(pass, range, offset, size, access, access == RAYSORT_WRITE, push) : 0;
}

static void raysort_planCount(raysort_plan *plan, const char *name, uint32_t pipeline, const raysort_source *source,
                              const raysort_digit *digit, const raysort_range *scratch, uint32_t firstRow,
                              uint32_t rows)
{
  const VkDeviceSize rowBytes = (VkDeviceSize)digit->table.rowStride * 4;
  RaysortPass pass;
  RaysortCountPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, name, pipeline,
                    pipeline == RAYSORT_SORT_PIPELINE_STATISTIC ? digit->table.rowStride : digit->table.rowStride / 2);
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortCountPush, keys));
  if (source->flags & RAYSORT_KERNEL_INDIRECT)
    push.values = raysort_touchOptional(&pass, source->values, source->valuesOffset, (VkDeviceSize)source->maxCount * 4,
                                        RAYSORT_READ, offsetof(RaysortCountPush, values));
  push.live =
      raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ, offsetof(RaysortCountPush, live));
  push.table = raysort_touch(&pass, scratch, digit->table.offset + firstRow * rowBytes, rows * rowBytes, RAYSORT_WRITE,
                             1, offsetof(RaysortCountPush, table));
  push.maxCount = source->maxCount;
  push.flags = source->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0);
  push.rowStride = digit->table.rowStride;
  push.strideInverse = raysort_strideInverse(&digit->table);
  push.keyCapacity = source->capacity;
  push.keyLayout = source->layout;
  push.keyMask = source->mask;
  push.lastKey = source->lastKey;
  push.digitShift = digit->shift;
  push.digitMask = digit->mask;
  push.digitCount = digit->count;
  push.tile = digit->tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_pushScatter(RaysortScatterPush *push, const raysort_source *source, const raysort_digit *digit,
                                const raysort_target *target)
{
  push->maxCount = source->maxCount;
  push->flags =
      source->flags | target->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0) | digit->table.rowStride << 16;
  push->strideInverse = raysort_strideInverse(&digit->table);
  push->keyCapacity = source->capacity;
  push->keyLayout = source->layout;
  push->keyMask = source->mask;
  push->lastKey = source->lastKey;
  push->digitShift = digit->shift;
  push->digitMask = digit->mask;
  push->digitCount = digit->count;
  push->groupSize = target->groupSize;
  push->maxGroupsX = target->maxGroupsX;
  push->inverseCapacity = (uint32_t)(target->inverseSize / 4);
  push->countedOffset = target->countedOffset;
}

static uint32_t raysort_scatterPipeline(const raysort_source *source, const raysort_digit *digit,
                                        const raysort_target *target)
{
  const uint32_t more = RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_WRITE_KEYS | RAYSORT_KERNEL_INVERSE |
                        RAYSORT_KERNEL_WRITE_TAIL | RAYSORT_KERNEL_PACK;
  const int isMap = source->kind <= RAYSORT_SOURCE_UINT32 && !((source->flags | target->flags) & more);
  return (uint32_t)(isMap ? RAYSORT_SORT_PIPELINE_MAP : RAYSORT_SORT_PIPELINE_SCATTER) +
         source->kind * RAYSORT_DIGIT_CLASSES + digit->digitClass;
}

static void raysort_planScatter(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                                const raysort_range *scratch, const raysort_target *target)
{
  const VkDeviceSize count = source->maxCount;
  RaysortPass pass;
  RaysortScatterPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sort scatter", raysort_scatterPipeline(source, digit, target),
                    digit->table.rowStride);
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortScatterPush, keys));
  push.values = raysort_touchOptional(&pass, source->values, source->valuesOffset, count * 4, RAYSORT_READ,
                                      offsetof(RaysortScatterPush, values));
  push.live = raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ,
                                    offsetof(RaysortScatterPush, live));
  push.table = raysort_touch(&pass, scratch, digit->table.offset, raysort_tableSize(&digit->table), RAYSORT_READ, 0,
                             offsetof(RaysortScatterPush, table));
  if (!digit->sumsRows)
    push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(&digit->table), raysort_totalsSize(&digit->table),
                                RAYSORT_READ, 0, offsetof(RaysortScatterPush, totals));
  push.valuesOut = raysort_touchOptional(&pass, target->values, target->valuesOffset, count * 4, RAYSORT_WRITE,
                                         offsetof(RaysortScatterPush, valuesOut));
  push.keysOut = raysort_touchOptional(&pass, target->keys, target->keysOffset, count * target->keyBytes, RAYSORT_WRITE,
                                       offsetof(RaysortScatterPush, keysOut));
  if (target->inverse) /* not a discard: rays that are not in the list keep their words */
    push.inverse = raysort_touch(&pass, target->inverse, 0, target->inverseSize, RAYSORT_WRITE, 0,
                                 offsetof(RaysortScatterPush, inverse));
  push.ranges = raysort_touchOptional(&pass, target->ranges, 0, target->rangesSize, RAYSORT_WRITE,
                                      offsetof(RaysortScatterPush, ranges));
  raysort_pushScatter(&push, source, digit, target);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* Count, scan of the rows, scatter. */
static void raysort_planDigit(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                              const raysort_range *scratch, const raysort_target *target)
{
  const uint32_t statistic = target->flags & RAYSORT_KERNEL_STATISTIC ? 1 : 0;
  const uint32_t rows = digit->table.rows - statistic;
  raysort_planCount(plan, "sort count",
                    RAYSORT_SORT_PIPELINE_HISTOGRAM + source->kind * 2 +
                        (digit->digitClass == RAYSORT_DIGIT_CLASSES - 1),
                    source, digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_SORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  if (!digit->sumsRows)
    raysort_planRows(plan, "sort rows", RAYSORT_SORT_PIPELINE_ROWS, scratch, &digit->table, source->live,
                     source->liveOffset, source->maxCount, digit->tile, 0);
  raysort_planScatter(plan, source, digit, scratch, target);
}
/* ---- src/sort.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SORT_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#endif

/* ---- layout ---- */

static uint32_t raysort_bitsFor(uint32_t values)
{
  uint32_t bits = 0;
  while (bits < 32 && ((uint64_t)1 << bits) < values)
    ++bits;
  return bits;
}

static VkResult raysort_checkIds(RaysortContext context, const RaysortIds *ids, uint32_t materialCount,
                                 raysort_sort *sort)
{
  uint32_t width;
  char text[256];
  VkResult result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.type", (uint32_t)ids->type, 0, 2);
  if (result != VK_SUCCESS)
    return result;
  sort->idBytes = 4u >> (uint32_t)ids->type;
  sort->stride = ids->stride ? ids->stride : sort->idBytes;
  width = sort->idBytes * 8;
  result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.stride", sort->stride, sort->idBytes, 256);
  if (result == VK_SUCCESS && sort->stride % sort->idBytes != 0)
  {
    snprintf(text, sizeof(text), "RaysortSortInfo.materialIdMap.stride is %u, must be a multiple of the id's %u bytes",
             (unsigned)sort->stride, (unsigned)sort->idBytes);
    result = raysort_refuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.shift", ids->shift, 0, width - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.materialIdMap.bits", ids->bits, 0, width - ids->shift);
  if (result != VK_SUCCESS)
    return result;
  sort->bits = ids->bits ? ids->bits : width - ids->shift;
  if ((uint64_t)1 << sort->bits >= materialCount)
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "RaysortSortInfo.materialIdMap.bits: ids of %u bits are 0 .. %llu, RaysortSortInfo.materialCount is %u",
           (unsigned)sort->bits, ((raysort_u64)1 << sort->bits) - 1, (unsigned)materialCount);
  return raysort_refuse(context, text);
}

static VkResult raysort_checkGroups(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const VkPhysicalDeviceLimits *limits = &context->limits;
  uint64_t most;
  char text[256];
  VkResult result;
  sort->groupSize = info->groupSize ? info->groupSize : 1;
  sort->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : limits->maxComputeWorkGroupCount[0];
  result = raysort_checkRange(context, "RaysortSortInfo.groupSize", sort->groupSize, 1,
                              limits->maxComputeWorkGroupInvocations);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.maxGroupsX", sort->maxGroupsX, 1,
                                limits->maxComputeWorkGroupCount[0]);
  if (result != VK_SUCCESS)
    return result;
  most = (uint64_t)sort->maxGroupsX * limits->maxComputeWorkGroupCount[1];
  if (raysort_divideUp(info->maxCount, sort->groupSize) <= most)
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "RaysortSortInfo.maxCount %u in groups of %u needs %u workgroups, maxGroupsX %u times the device's "
           "maxComputeWorkGroupCount[1] %u allows %llu",
           (unsigned)info->maxCount, (unsigned)sort->groupSize,
           (unsigned)raysort_divideUp(info->maxCount, sort->groupSize), (unsigned)sort->maxGroupsX,
           (unsigned)limits->maxComputeWorkGroupCount[1], (raysort_u64)most);
  return raysort_refuse(context, text);
}

/* One digit for up to 256 materials; else two of equal width, low bits first. Rows: digits, void, stray, statistic. */
static void raysort_chooseDigits(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const uint32_t materials = info->materialCount, lowBits = (raysort_bitsFor(materials) + 1) / 2;
  const uint32_t statistic = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1 : 0;
  VkDeviceSize end;

  memset(sort->digits, 0, sizeof(sort->digits));
  sort->digitCount = materials <= 256 ? 1 : 2;
  sort->digits[0].mask = sort->digitCount == 1 ? 0xffffffffu : (1u << lowBits) - 1;
  sort->digits[0].count = sort->digitCount == 1 ? materials : 1u << lowBits;
  sort->digits[0].needsTotals = statistic == 1;
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[1].digitClass = RAYSORT_CLASS_OF_TWO;
  sort->digits[1].needsTotals = 1;
  raysort_layoutDigit(&context->limits, info->maxCount, 2 + statistic, sort->digitCount == 2, &sort->digits[0]);
  if (sort->digitCount == 2)
    raysort_layoutDigit(&context->limits, info->maxCount, 2, 1, &sort->digits[1]);
  end = raysort_tableEnd(&sort->digits[0].table);
  if (sort->digitCount == 2 && raysort_tableEnd(&sort->digits[1].table) > end)
    end = raysort_tableEnd(&sort->digits[1].table); /* the second table lies over the first */
  sort->keysOffset = end;
  sort->valuesOffset = raysort_align(end + (sort->digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0), 16);
}

/* Bytes of scratch that serve all smaller counts too: the tables of one digit or, with more than 256 materials, of two;
 * and what lies between two digits. */
static VkDeviceSize raysort_sortScratch(RaysortContext context, const RaysortSortInfo *info)
{
  const uint32_t materials = info->materialCount, more = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 3 : 2;
  const uint32_t lowBits = (raysort_bitsFor(materials) + 1) / 2;
  const VkDeviceSize one =
      raysort_digitBound(&context->limits, info->maxCount, materials < 256 ? materials : 256, 0, more, 0);
  VkDeviceSize two;
  if (materials <= 256)
    return one;
  two = raysort_digitBound(&context->limits, info->maxCount, 1u << lowBits, RAYSORT_CLASS_OF_TWO, more, 1);
  return raysort_align((one > two ? one : two) + (VkDeviceSize)info->maxCount * 4, 16) +
         (VkDeviceSize)info->maxCount * 4;
}

static VkResult raysort_analyseSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_SORT_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result =
        raysort_checkRange(context, "RaysortSortInfo.materialCount", info->materialCount, 1, RAYSORT_MAX_MATERIALS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.flags", info->flags, 0,
                                RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context,
                                raysort_isGiven(&info->list) ? "RaysortSortInfo.rayCount"
                                                             : "RaysortSortInfo.rayCount (without a list)",
                                info->rayCount, 0, raysort_isGiven(&info->list) ? RAYSORT_MAX_COUNT : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkIds(context, &info->materialIdMap, info->materialCount, sort);
  if (result == VK_SUCCESS)
    result = raysort_checkGroups(context, info, sort);
  if (result == VK_SUCCESS)
    raysort_chooseDigits(context, info, sort);
  return result;
}

/* Ids may begin anywhere in a 32-bit word: the bytes from that word's start to the first id. */
static VkDeviceSize raysort_idLead(const RaysortSortInfo *info)
{
  return info->materialIdMap.buffer.offset & 3;
}

/* Bytes from the first id on that reading `count` ids touches, whole words. */
static VkDeviceSize raysort_idBytes(const RaysortSortInfo *info, const raysort_sort *sort, uint64_t count)
{
  const VkDeviceSize lead = raysort_idLead(info);
  if (count == 0)
    return 0;
  return raysort_align(lead + (count - 1) * sort->stride + sort->idBytes, 4) - lead;
}

/* The fewest ids that the map may hold. */
static uint32_t raysort_leastIds(const RaysortSortInfo *info)
{
  return raysort_isGiven(&info->list) && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
}

/* How many ids the map holds: with a list, what its size says; at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = raysort_idLead(info), size = info->materialIdMap.buffer.size;
  VkDeviceSize words, count;
  if (!raysort_isGiven(&info->list) || size == 0)
    return raysort_leastIds(info);
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

/* Words of oldToNewPixelMap that are used: one for every id of the map, or as many as it has. */
static uint32_t raysort_inverseCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const uint32_t ids = raysort_idCapacity(info, sort);
  const VkDeviceSize words = info->oldToNewPixelMap.size / 4;
  return words && words < ids ? (uint32_t)words : ids;
}

/* The fewest it may have. With a list the ids that fill up the last 32-bit word of the map may be no rays. */
static uint32_t raysort_leastInverse(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const uint32_t ids = raysort_idCapacity(info, sort);
  const uint32_t padding = raysort_isGiven(&info->list) ? (4 - sort->idBytes) / sort->stride : 0;
  return ids > padding ? ids - padding : ids ? 1 : 0;
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseSort(context, info, sort);
  if (result != VK_SUCCESS)
    return result;
  layout->idMapSize = raysort_idBytes(info, sort, raysort_leastIds(info));
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)raysort_idCapacity(info, sort) * 4;
  layout->liveArgumentsOffset = offsetof(RaysortRanges, liveArguments);
  layout->materialsOffsetsOffset = RAYSORT_RANGES_WORDS * 4;
  layout->countedMaterialsOffset =
      raysort_align(layout->materialsOffsetsOffset + ((VkDeviceSize)info->materialCount + 1) * 4, 16);
  layout->rangesSize = layout->countedMaterialsOffset + (VkDeviceSize)info->materialCount * 12;
  layout->scratchSize = raysort_sortScratch(context, info);
  layout->scratchAlignment = 16;
  layout->passCount = raysort_digitPasses(&sort->digits[0]) + (info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1u : 0u);
  if (sort->digitCount == 2)
    layout->passCount += raysort_digitPasses(&sort->digits[1]) + 1;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout)
{
  raysort_sort sort;
  return raysort_layoutSort(context, info, &sort, layout);
}

/* ---- plan ---- */

enum
{
  RAYSORT_SORT_SCRATCH,
  RAYSORT_SORT_IDS,
  RAYSORT_SORT_LIST,
  RAYSORT_SORT_LIVE,
  RAYSORT_SORT_MAP,
  RAYSORT_SORT_INVERSE,
  RAYSORT_SORT_RANGES,
  RAYSORT_SORT_BUFFERS
};

/* With a list the size of the id map decides which entries are stray: it must not cut an id off by its last word, nor
 * hold more ids than there may be, but for those that fill that word up. */
static VkResult raysort_checkIdMapSize(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize size = info->materialIdMap.buffer.size;
  char text[256];
  uint64_t held;
  if (!raysort_isGiven(&info->list) || !info->maxCount)
    return VK_SUCCESS;
  if (!size)
    return raysort_refuse(context, "RaysortSortInfo.materialIdMap.buffer.size is 0: with a list it must be given, in a "
                                   "dry plan too, for it says which rays there are");
  if (size < sort->idBytes) /* too short for the first one: refused like any short buffer */
    return VK_SUCCESS;
  held = (size - sort->idBytes) / sort->stride + 1;
  if ((held <= RAYSORT_MAX_COUNT || size <= raysort_idBytes(info, sort, RAYSORT_MAX_COUNT)) &&
      raysort_idCapacity(info, sort) == (held < RAYSORT_MAX_COUNT ? held : RAYSORT_MAX_COUNT))
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortSortInfo.materialIdMap.buffer.size is %llu bytes and holds %llu ids: with a list it must hold at most "
      "%u, and all of the last id's 32-bit word (%llu bytes)",
      (raysort_u64)size, (raysort_u64)held, (unsigned)RAYSORT_MAX_COUNT,
      (raysort_u64)raysort_idBytes(info, sort, held));
  return raysort_refuse(context, text);
}

static VkResult raysort_sortBuffers(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort,
                                    const RaysortSortLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SORT_BUFFERS] = {
      {RAYSORT_RESOURCE_SORT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP, &info->materialIdMap.buffer, layout->idMapSize, sort->idBytes, 0},
      {RAYSORT_RESOURCE_SORT_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SORT_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap, layout->newToOldPixelMapSize, 4,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap,
       (VkDeviceSize)raysort_leastInverse(info, sort) * 4, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_RANGES, &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN}};
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, needs, RAYSORT_SORT_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* a list may name any id that the map holds */
  ranges[RAYSORT_SORT_IDS].needed = raysort_idBytes(info, sort, raysort_idCapacity(info, sort));
  ranges[RAYSORT_SORT_INVERSE].needed = (VkDeviceSize)raysort_inverseCapacity(info, sort) * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_SORT_BUFFERS);
}

static void raysort_sortSource(const RaysortSortInfo *info, const raysort_sort *sort, const raysort_range *ranges,
                               raysort_source *source)
{
  const raysort_range *ids = &ranges[RAYSORT_SORT_IDS];
  const VkDeviceSize lead = raysort_idLead(info);

  memset(source, 0, sizeof(*source));
  source->keys = ids;
  source->keysOffset = 0 - lead; /* the word that the first id lies in */
  source->keysSize = ids->needed ? ids->needed + lead : 0;
  source->keysLead = lead;
  source->maxCount = info->maxCount;
  source->kind = RAYSORT_SOURCE_STRIDED;
  source->flags = RAYSORT_KERNEL_TAIL | (info->flags & RAYSORT_SORT_TAIL_BIT ? RAYSORT_KERNEL_WRITE_TAIL : 0);
  source->capacity = raysort_idCapacity(info, sort);
  source->layout = sort->stride | info->materialIdMap.shift << 24;
  source->mask = sort->bits == 32 ? 0xffffffffu : (1u << sort->bits) - 1;
  source->lastKey = info->materialCount - 1;
  if (raysort_isGiven(&info->list))
  {
    source->values = &ranges[RAYSORT_SORT_LIST];
    source->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && raysort_assumedAddress(ids) % 16 == 0 &&
           (sort->idBytes > 1 || sort->digitCount == 1))
    source->kind = sort->idBytes == 1   ? RAYSORT_SOURCE_UINT8
                   : sort->idBytes == 2 ? RAYSORT_SOURCE_UINT16
                                        : RAYSORT_SOURCE_UINT32;
  if (ranges[RAYSORT_SORT_LIVE].isPresent)
  {
    source->live = &ranges[RAYSORT_SORT_LIVE];
    source->flags |= RAYSORT_KERNEL_LIVE;
  }
}

/* Bits of the value in a packed word: what an entry is between two digits of 6 bits, if its value leaves room. The
 * second digit lies on top; one more than there are stands for the tail. scatter.comp derives the same number. */
static uint32_t raysort_valueBits(const raysort_sort *sort)
{
  return 32 - raysort_bitsFor(sort->digits[1].count + 1);
}

/* Values are rays, below the capacity; but those of a list's tail may be anything. */
static int raysort_packs(const raysort_source *first, const raysort_sort *sort)
{
  const uint32_t listTail = RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_WRITE_TAIL;
  return sort->digits[0].digitClass == RAYSORT_CLASS_OF_TWO && (first->flags & listTail) != listTail &&
         first->capacity <= 1u << raysort_valueBits(sort);
}

/* The second digit sorts what the first left in scratch, pairs or packed words; of the tail only what was written. */
static void raysort_secondSource(const raysort_source *first, const raysort_sort *sort, const raysort_range *ranges,
                                 raysort_source *second)
{
  *second = *first;
  second->keys = &ranges[RAYSORT_SORT_SCRATCH];
  second->keysOffset = sort->keysOffset;
  second->keysSize = (VkDeviceSize)first->maxCount * 4;
  second->keysLead = 0;
  second->values = &ranges[RAYSORT_SORT_SCRATCH];
  second->valuesOffset = sort->valuesOffset;
  second->kind = RAYSORT_SOURCE_UINT32;
  second->flags = (first->flags & ~(uint32_t)RAYSORT_KERNEL_INDIRECT) | RAYSORT_KERNEL_VALUES;
  second->capacity = first->maxCount;
  second->layout = 4;
  second->mask = 0xffffffffu;
  if (raysort_packs(first, sort))
  {
    const uint32_t shift = raysort_valueBits(sort);
    second->keysOffset = sort->valuesOffset;
    second->flags |= RAYSORT_KERNEL_PACKED;
    second->layout |= shift << 24;
    second->mask >>= shift;
    second->lastKey = sort->digits[1].count - 1;
  }
  if (!(first->flags & RAYSORT_KERNEL_WRITE_TAIL))
  {
    second->live = &ranges[RAYSORT_SORT_RANGES];
    second->liveOffset = offsetof(RaysortRanges, live);
    second->flags |= RAYSORT_KERNEL_LIVE;
  }
}

/* More than 256 materials: the ranges are found in the sorted map. */
static void raysort_planRanges(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                               const RaysortSortLayout *layout, const raysort_source *source,
                               const raysort_range *ranges)
{
  const raysort_digit *digit = &sort->digits[1];
  RaysortPass pass;
  RaysortRangesPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sort ranges", RAYSORT_SORT_PIPELINE_RANGES,
                    raysort_divideUp(info->materialCount + 1, RAYSORT_THREADS - 1));
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortRangesPush, keys));
  push.map = raysort_touch(&pass, &ranges[RAYSORT_SORT_MAP], 0, layout->newToOldPixelMapSize, RAYSORT_READ, 0,
                           offsetof(RaysortRangesPush, map));
  push.totals = raysort_touch(&pass, &ranges[RAYSORT_SORT_SCRATCH], raysort_totalsOffset(&digit->table),
                              raysort_totalsSize(&digit->table), RAYSORT_READ, 0, offsetof(RaysortRangesPush, totals));
  push.ranges = raysort_touch(&pass, &ranges[RAYSORT_SORT_RANGES], 0, layout->rangesSize, RAYSORT_WRITE, 0,
                              offsetof(RaysortRangesPush, ranges));
  push.keyLayout = source->layout;
  push.keyMask = source->mask;
  push.materialCount = info->materialCount;
  push.digitShift = digit->shift;
  push.digitCount = digit->count;
  push.groupSize = sort->groupSize;
  push.maxGroupsX = sort->maxGroupsX;
  push.countedOffset = (uint32_t)(layout->countedMaterialsOffset / 4);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planSort(raysort_plan *plan, const RaysortSortInfo *info, const raysort_sort *sort,
                             const RaysortSortLayout *layout, const raysort_range *ranges)
{
  const raysort_range *scratch = &ranges[RAYSORT_SORT_SCRATCH];
  raysort_digit last = sort->digits[1];
  raysort_source first, second;
  raysort_target map, pairs;

  raysort_sortSource(info, sort, ranges, &first);
  memset(&map, 0, sizeof(map));
  map.values = &ranges[RAYSORT_SORT_MAP];
  map.groupSize = sort->groupSize;
  map.maxGroupsX = sort->maxGroupsX;
  map.countedOffset = (uint32_t)(layout->countedMaterialsOffset / 4);
  pairs = map;
  if (ranges[RAYSORT_SORT_INVERSE].isPresent)
  {
    map.inverse = &ranges[RAYSORT_SORT_INVERSE];
    map.inverseSize = ranges[RAYSORT_SORT_INVERSE].needed;
    map.flags |= RAYSORT_KERNEL_INVERSE;
  }
  /* the first digit knows the counts: it writes RaysortRanges, and with one digit the rest of `ranges` too */
  pairs.ranges = &ranges[RAYSORT_SORT_RANGES];
  pairs.rangesSize = sort->digitCount == 1 ? layout->rangesSize : RAYSORT_RANGES_WORDS * 4;
  pairs.flags = RAYSORT_KERNEL_COUNTS | (info->flags & RAYSORT_SORT_STATISTIC_BIT ? RAYSORT_KERNEL_STATISTIC : 0);
  if (sort->digitCount == 1)
  {
    map.ranges = pairs.ranges;
    map.rangesSize = pairs.rangesSize;
    map.flags |= pairs.flags | RAYSORT_KERNEL_RANGES;
    raysort_planDigit(plan, &first, &sort->digits[0], scratch, &map);
    return;
  }
  raysort_secondSource(&first, sort, ranges, &second);
  pairs.values = scratch;
  pairs.valuesOffset = sort->valuesOffset;
  if (second.flags & RAYSORT_KERNEL_PACKED)
  {
    pairs.flags |= RAYSORT_KERNEL_PACK;
    last.shift = 0; /* the key is the digit */
  }
  else
  {
    pairs.keys = scratch;
    pairs.keysOffset = sort->keysOffset;
    pairs.keyBytes = 4;
    pairs.flags |= RAYSORT_KERNEL_WRITE_KEYS;
  }
  raysort_planDigit(plan, &first, &sort->digits[0], scratch, &pairs);
  raysort_planDigit(plan, &second, &last, scratch, &map);
  raysort_planRanges(plan, info, sort, layout, &first, ranges);
}

RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SORT_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  raysort_plan plan;
  VkResult result = raysort_layoutSort(context, info, &sort, &layout);
  if (result == VK_SUCCESS)
    result = raysort_sortBuffers(context, info, &sort, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SORT_BIT, passCount, passes);
  raysort_planSort(&plan, info, &sort, &layout, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortSortInfo *info)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t count = RAYSORT_SORT_MAX_PASSES;
  VkResult result = raysortPlanSort(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeSort(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  raysort_describeDigit(limits, pipeline, variant);
  return pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM ||
         raysort_pipelineSource(pipeline, &digitClass) != RAYSORT_SOURCE_UINT64;
}

static const char *const raysort_sortResources[] = {
    "RaysortSortInfo.scratch", "RaysortSortInfo.materialIdMap.buffer", "RaysortSortInfo.list",
    "RaysortSortInfo.count",   "RaysortSortInfo.newToOldPixelMap",     "RaysortSortInfo.oldToNewPixelMap",
    "RaysortSortInfo.ranges"};

static const raysort_capability *raysort_sortCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_SORT_BIT,
                                                0,
                                                "SORT",
                                                RAYSORT_SORT_PIPELINES,
                                                raysort_describeSort,
                                                {raysort_scanKernels, raysort_sortKernels},
                                                raysort_sortResources,
                                                RAYSORT_SORT_BUFFERS};
  return &capability;
}
/* ---- src/sort_check.c ---- */


typedef struct raysort_checker
{
  RaysortContext context;
  const RaysortSortInfo *info;
  const RaysortSortResult *result;
  raysort_sort sort;
  RaysortSortLayout layout;
  uint32_t count, capacity, inverseCapacity;
  uint32_t *next; /* [materialCount + 1]: next slot of each material, and of the tail */
} raysort_checker;

static VkResult raysort_wrong(const raysort_checker *checker, const char *what, uint64_t index, uint32_t value,
                              uint32_t expected)
{
  char text[256];
  snprintf(text, sizeof(text), "not a stable material sort: %s[%llu] is %u, should be %u", what, (raysort_u64)index,
           (unsigned)value, (unsigned)expected);
  return raysort_say(checker->context->message, checker->context->messageUser, VK_ERROR_UNKNOWN, text);
}

static uint32_t raysort_checkedWord(const void *bytes, VkDeviceSize offset)
{
  uint32_t word;
  memcpy(&word, (const uint8_t *)bytes + offset, 4);
  return word;
}

/* Word `index` of an array of the ranges, which stands at `offset` bytes. */
static VkResult raysort_checkWord(const raysort_checker *checker, const char *what, uint64_t index, VkDeviceSize offset,
                                  uint32_t expected)
{
  const uint32_t word = raysort_checkedWord(checker->result->ranges, offset);
  return word == expected ? VK_SUCCESS : raysort_wrong(checker, what, index, word, expected);
}

static uint32_t raysort_checkedRay(const raysort_checker *checker, uint32_t entry)
{
  return checker->result->list ? checker->result->list[entry] : entry;
}

/* The id of an entry as the kernels see it: past the id map it is the largest. */
static uint32_t raysort_checkedId(const raysort_checker *checker, uint32_t entry)
{
  const uint32_t ray = raysort_checkedRay(checker, entry);
  const uint8_t *id;
  uint32_t word = 0, i;
  if (ray >= checker->capacity)
    return 0xffffffffu;
  id = (const uint8_t *)checker->result->ids + (size_t)ray * checker->sort.stride;
  for (i = 0; i < checker->sort.idBytes; ++i)
    word |= (uint32_t)id[i] << (8 * i);
  word >>= checker->info->materialIdMap.shift;
  return checker->sort.bits == 32 ? word : word & ((1u << checker->sort.bits) - 1);
}

static VkResult raysort_checkArguments(const raysort_checker *checker, const char *what, uint64_t index,
                                       VkDeviceSize offset, uint32_t threads)
{
  const uint32_t groups = raysort_divideUp(threads, checker->sort.groupSize);
  const uint32_t rows = raysort_divideUp(groups, checker->sort.maxGroupsX);
  const uint32_t expected[3] = {groups < checker->sort.maxGroupsX ? groups : checker->sort.maxGroupsX, rows ? rows : 1,
                                1};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 3 && result == VK_SUCCESS; ++i)
    result = raysort_checkWord(checker, what, index * 3 + i, offset + 4 * i, expected[i]);
  return result;
}

/* Counts the ids; then next[m] is the first slot of material m, and the stored ranges must say the same. */
static VkResult raysort_checkRanges(raysort_checker *checker)
{
  const uint32_t materials = checker->info->materialCount;
  uint32_t entry, material, slot = 0, strays = 0, word;
  VkResult result = VK_SUCCESS;
  memset(checker->next, 0, ((size_t)materials + 1) * 4);
  for (entry = 0; entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    ++checker->next[id < materials ? id : materials];
    strays += id > materials;
  }
  for (material = 0; material <= materials; ++material)
  {
    const uint32_t size = checker->next[material];
    result = raysort_checkWord(checker, "MaterialsOffsets", material,
                               checker->layout.materialsOffsetsOffset + (VkDeviceSize)material * 4, slot);
    if (result == VK_SUCCESS && material < materials)
      result = raysort_checkArguments(checker, "CountedMaterials word ", material,
                                      checker->layout.countedMaterialsOffset + (VkDeviceSize)material * 12, size);
    if (result != VK_SUCCESS)
      return result;
    checker->next[material] = slot;
    slot += size;
  }
  {
    const uint32_t live = checker->next[materials];
    const uint32_t expected[4] = {checker->count, live, checker->count - live, strays};
    for (word = 0; word < 4 && result == VK_SUCCESS; ++word)
      result = raysort_checkWord(checker, "RaysortRanges word ", word, word * 4, expected[word]);
    if (result != VK_SUCCESS)
      return result;
    return raysort_checkArguments(checker, "liveArguments", 0, checker->layout.liveArgumentsOffset, live);
  }
}

/* The entries in their old order must fill each material's slots one after the other. */
static VkResult raysort_checkMaps(raysort_checker *checker)
{
  const RaysortSortResult *result = checker->result;
  const uint32_t materials = checker->info->materialCount;
  uint32_t entry;
  for (entry = 0; entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry), ray = raysort_checkedRay(checker, entry);
    uint32_t slot;
    if (id >= materials && !(checker->info->flags & RAYSORT_SORT_TAIL_BIT))
      continue;
    slot = checker->next[id < materials ? id : materials]++;
    if (result->newToOldPixelMap[slot] != ray)
      return raysort_wrong(checker, "NewToOldPixelMap", slot, result->newToOldPixelMap[slot], ray);
    if (result->oldToNewPixelMap && ray < checker->inverseCapacity && result->oldToNewPixelMap[ray] != slot)
      return raysort_wrong(checker, "OldToNewPixelMap", ray, result->oldToNewPixelMap[ray], slot);
  }
  return VK_SUCCESS;
}

/* The statistic, or zeros where it was not wanted; and the reserved words, which are zero. */
static VkResult raysort_checkStatistic(const raysort_checker *checker)
{
  const int isWanted = (checker->info->flags & RAYSORT_SORT_STATISTIC_BIT) != 0;
  uint32_t entry, earlier, distinct = 0, word;
  VkResult result;
  for (entry = 0; isWanted && entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    for (earlier = entry & ~31u; earlier < entry && raysort_checkedId(checker, earlier) != id; ++earlier)
    {
    }
    distinct += earlier == entry;
  }
  result = raysort_checkWord(checker, "RaysortRanges word ", 7, offsetof(RaysortRanges, windows),
                             isWanted ? raysort_divideUp(checker->count, 32) : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkWord(checker, "RaysortRanges word ", 8, offsetof(RaysortRanges, distinct), distinct);
  for (word = 9; word < RAYSORT_RANGES_WORDS && result == VK_SUCCESS; ++word)
    result = raysort_checkWord(checker, "RaysortRanges word ", word, (VkDeviceSize)word * 4, 0);
  return result;
}

/* Whether all that must be compared is there. */
static VkResult raysort_checkGiven(RaysortContext context, const RaysortSortInfo *info, const RaysortSortResult *result)
{
  const char *text = NULL;
  if (!result->ranges)
    text = "RaysortSortResult.ranges is NULL";
  else if (info->maxCount && !result->ids)
    text = "RaysortSortResult.ids is NULL";
  else if (info->maxCount && !result->newToOldPixelMap)
    text = "RaysortSortResult.newToOldPixelMap is NULL";
  else if (info->maxCount && raysort_isGiven(&info->list) && !result->list)
    text = "RaysortSortResult.list is NULL, RaysortSortInfo.list was given";
  else if (raysort_isGiven(&info->count) && !result->count)
    text = "RaysortSortResult.count is NULL, RaysortSortInfo.count was given";
  return text ? raysort_refuse(context, text) : VK_SUCCESS;
}

RAYSORT_API VkResult raysortCheckSort(RaysortContext context, const RaysortSortInfo *info,
                                      const RaysortSortResult *sortResult)
{
  raysort_checker checker;
  VkResult result;
  memset(&checker, 0, sizeof(checker));
  checker.context = context;
  checker.info = info;
  checker.result = sortResult;
  result = raysort_layoutSort(context, info, &checker.sort, &checker.layout);
  if (result == VK_SUCCESS)
    result = raysort_checkGiven(context, info, sortResult);
  if (result != VK_SUCCESS)
    return result;
  checker.count = sortResult->count && *sortResult->count < info->maxCount ? *sortResult->count : info->maxCount;
  checker.capacity = raysort_idCapacity(info, &checker.sort);
  checker.inverseCapacity = raysort_inverseCapacity(info, &checker.sort);
  checker.next = (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  if (!checker.next)
    return raysort_tell(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortCheckSort");
  result = raysort_checkRanges(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkMaps(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkStatistic(&checker);
  raysort_free(context->allocator, checker.next);
  return result;
}

/* ---- src/radix.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_RADIX_SORT_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#endif

/* What follows from an info struct alone. */
typedef struct raysort_radix
{
  uint32_t keyBytes;
  uint32_t digitCount;  /* 0 .. 8 */
  uint32_t widestDigit; /* bits of the widest digit that a sort of as many bits, or fewer, has */
  raysort_digit digits[8];
} raysort_radix;

/* The lowest digit class that a pipeline is made for. */
static uint32_t raysort_radixClass(const RaysortRadixInfo *info)
{
  return info->keyType == RAYSORT_KEY_UINT64 ? RAYSORT_DIGIT_CLASSES - 1 : RAYSORT_CLASS_OF_TWO;
}

static VkResult raysort_analyseRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix)
{
  uint32_t i, width, bits, shift = info->firstBit;
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.keyType", (uint32_t)info->keyType, 0, 1);
  if (result != VK_SUCCESS)
    return result;
  memset(radix, 0, sizeof(*radix));
  radix->keyBytes = info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4;
  width = radix->keyBytes * 8;
  result = raysort_checkRange(context, "RaysortRadixInfo.firstBit", info->firstBit, 0, width - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.bitCount", info->bitCount, 0, width - info->firstBit);
  if (result != VK_SUCCESS)
    return result;
  bits = info->bitCount ? info->bitCount : width - info->firstBit;
  radix->digitCount = raysort_divideUp(bits, 8);
  radix->widestDigit = bits < 8 ? bits : 8;
  for (i = 0; i < radix->digitCount; ++i) /* as even as can be: 12 bits are 6 and 6 */
  {
    const uint32_t size = raysort_divideUp(bits, radix->digitCount - i);
    raysort_digit *digit = &radix->digits[i];
    digit->shift = shift;
    digit->mask = (1u << size) - 1;
    digit->count = 1u << size;
    digit->digitClass = raysort_radixClass(info);
    raysort_layoutDigit(&context->limits, info->maxCount, 0, 1, digit);
    shift += size;
    bits -= size;
  }
  return VK_SUCCESS;
}

static VkResult raysort_layoutRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix,
                                    RaysortRadixLayout *layout)
{
  uint32_t i;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseRadix(context, info, radix);
  if (result != VK_SUCCESS)
    return result;
  layout->keysSize = (VkDeviceSize)info->maxCount * radix->keyBytes;
  layout->valuesSize = (VkDeviceSize)info->maxCount * 4;
  layout->scratchSize =
      raysort_digitBound(&context->limits, info->maxCount, 1u << radix->widestDigit, raysort_radixClass(info), 0, 1);
  layout->scratchAlignment = 16;
  layout->result = radix->digitCount & 1;
  for (i = 0; i < radix->digitCount; ++i)
    layout->passCount += raysort_digitPasses(&radix->digits[i]);
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout)
{
  raysort_radix radix;
  return raysort_layoutRadix(context, info, &radix, layout);
}

enum
{
  RAYSORT_RADIX_SCRATCH,
  RAYSORT_RADIX_LIVE,
  RAYSORT_RADIX_KEYS,
  RAYSORT_RADIX_VALUES = RAYSORT_RADIX_KEYS + 2,
  RAYSORT_RADIX_BUFFERS = RAYSORT_RADIX_VALUES + 2
};

static VkResult raysort_radixBuffers(RaysortContext context, const RaysortRadixInfo *info,
                                     const RaysortRadixLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize keyAlignment = info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4;
  const raysort_need needs[RAYSORT_RADIX_BUFFERS] = {
      {RAYSORT_RESOURCE_RADIX_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_RADIX_KEYS_0, &info->keys[0], layout->keysSize, keyAlignment, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_KEYS_1, &info->keys[1], layout->keysSize, keyAlignment, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_0, &info->values[0], layout->valuesSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_1, &info->values[1], layout->valuesSize, 4, RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_RADIX_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_RADIX_BUFFERS) : result;
}

static void raysort_planRadix(raysort_plan *plan, const RaysortRadixInfo *info, const raysort_radix *radix,
                              const raysort_range *ranges)
{
  raysort_source source;
  raysort_target target;
  uint32_t i;
  memset(&source, 0, sizeof(source));
  memset(&target, 0, sizeof(target));
  source.keysSize = (VkDeviceSize)info->maxCount * radix->keyBytes;
  source.maxCount = info->maxCount;
  source.lastKey = 0xffffffffu;
  source.capacity = info->maxCount;
  source.kind = RAYSORT_SOURCE_UINT64;
  source.flags = RAYSORT_KERNEL_VALUES;
  source.layout = radix->keyBytes;
  source.mask = 0xffffffffu;
  if (ranges[RAYSORT_RADIX_LIVE].isPresent)
  {
    source.live = &ranges[RAYSORT_RADIX_LIVE];
    source.flags |= RAYSORT_KERNEL_LIVE;
  }
  target.flags = RAYSORT_KERNEL_WRITE_KEYS;
  target.keyBytes = radix->keyBytes;
  target.groupSize = 1;
  target.maxGroupsX = 1;
  for (i = 0; i < radix->digitCount; ++i)
  {
    const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
    source.keys = &keys[i & 1];
    source.values = &values[i & 1];
    target.keys = &keys[~i & 1];
    target.values = &values[~i & 1];
    if (radix->keyBytes == 4)
      source.kind = raysort_assumedAddress(source.keys) % 16 == 0 ? RAYSORT_SOURCE_UINT32 : RAYSORT_SOURCE_STRIDED;
    raysort_planDigit(plan, &source, &radix->digits[i], &ranges[RAYSORT_RADIX_SCRATCH], &target);
  }
}

RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixInfo *info, uint32_t *passCount,
                                          RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_RADIX_BUFFERS];
  RaysortRadixLayout layout;
  raysort_radix radix;
  raysort_plan plan;
  VkResult result = raysort_layoutRadix(context, info, &radix, &layout);
  if (result == VK_SUCCESS)
    result = raysort_radixBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_RADIX_SORT_BIT, passCount, passes);
  raysort_planRadix(&plan, info, &radix, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixInfo *info)
{
  RaysortPass passes[RAYSORT_RADIX_MAX_PASSES];
  uint32_t count = RAYSORT_RADIX_MAX_PASSES;
  VkResult result = raysortPlanRadixSort(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeRadix(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t source, digitClass;
  raysort_describeDigit(limits, pipeline, variant);
  if (pipeline < RAYSORT_SORT_PIPELINE_HISTOGRAM)
    return pipeline == RAYSORT_SORT_PIPELINE_ROWS;
  source = raysort_pipelineSource(pipeline, &digitClass);
  if (source == RAYSORT_SOURCE_UINT64)
    return digitClass == RAYSORT_DIGIT_CLASSES - 1;
  return (source == RAYSORT_SOURCE_UINT32 || source == RAYSORT_SOURCE_STRIDED) && digitClass >= RAYSORT_CLASS_OF_TWO &&
         pipeline < RAYSORT_SORT_PIPELINE_MAP;
}

static const char *const raysort_radixResources[] = {"RaysortRadixInfo.scratch",   "RaysortRadixInfo.count",
                                                     "RaysortRadixInfo.keys[0]",   "RaysortRadixInfo.keys[1]",
                                                     "RaysortRadixInfo.values[0]", "RaysortRadixInfo.values[1]"};

static const raysort_capability *raysort_radixCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_RADIX_SORT_BIT,
                                                0,
                                                "RADIX_SORT",
                                                RAYSORT_SORT_PIPELINES,
                                                raysort_describeRadix,
                                                {raysort_scanKernels, raysort_sortKernels},
                                                raysort_radixResources,
                                                RAYSORT_RADIX_BUFFERS};
  return &capability;
}
/* ---- src/dispatch.c ---- */

static VkResult raysort_checkDispatch(RaysortContext context, const RaysortDispatchInfo *info)
{
  char text[256];
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (!info->sort)
    return raysort_refuse(context, "RaysortDispatchInfo.sort is NULL");
  if (info->sort->groupSize == 0)
    return raysort_refuse(context, "RaysortSortInfo.groupSize is 0, a dispatch needs the threads of a workgroup of its "
                                   "pipelines: 1 or more");
  if (info->pushStages && !(info->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
  {
    snprintf(text, sizeof(text),
             "RaysortDispatchInfo.pushStages is 0x%x, VK_SHADER_STAGE_COMPUTE_BIT must be among them",
             (unsigned)info->pushStages);
    return raysort_refuse(context, text);
  }
  if (!info->pipelines && info->uberPipeline == VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.pipelines and .uberPipeline are both null, one must be given");
  if (info->pipelines && info->uberPipeline != VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.pipelines and .uberPipeline are both given, one must be null");
  if (info->layout == VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.layout is null");
  if (info->pushOffset % 4 == 0 && info->pushOffset <= most && sizeof(RaysortDispatchPush) <= most - info->pushOffset)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortDispatchInfo.pushOffset is %u, must be a multiple of 4 and at most %u",
           (unsigned)info->pushOffset, (unsigned)(most - sizeof(RaysortDispatchPush)));
  return raysort_refuse(context, text);
}

enum
{
  RAYSORT_DISPATCH_MAP,
  RAYSORT_DISPATCH_RANGES,
  RAYSORT_DISPATCH_BUFFERS
};

static VkResult raysort_dispatchBuffers(RaysortContext context, const RaysortSortInfo *info,
                                        const RaysortSortLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_DISPATCH_BUFFERS] = {
      {RAYSORT_RESOURCE_SORT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap, layout->newToOldPixelMapSize, 4, 0},
      {RAYSORT_RESOURCE_SORT_RANGES, &info->ranges, layout->rangesSize, 16, 0}};
  return raysort_useBuffers(context, needs, RAYSORT_DISPATCH_BUFFERS, ranges);
}

/* A pass of the caller's pipeline over the slots of a material, or of all. */
static void raysort_planMaterial(raysort_plan *plan, const RaysortDispatchInfo *info, const raysort_sort *sort,
                                 const RaysortSortLayout *layout, const raysort_range *ranges, VkPipeline pipeline,
                                 uint32_t material)
{
  const raysort_range *range = &ranges[RAYSORT_DISPATCH_RANGES];
  const int isUber = material == RAYSORT_ALL_MATERIALS;
  const VkDeviceSize arguments =
      isUber ? layout->liveArgumentsOffset : layout->countedMaterialsOffset + (VkDeviceSize)material * 12;
  RaysortPass pass;
  RaysortDispatchPush push;

  memset(&push, 0, sizeof(push));
  memset(&pass, 0, sizeof(pass));
  pass.name = isUber ? "dispatch uber" : "dispatch material";
  pass.pipeline = pipeline;
  pass.layout = info->layout;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  if (info->pushStages)
    pass.pushStages = info->pushStages;
  pass.pushOffset = info->pushOffset;
  pass.isIndirect = VK_TRUE;
  pass.group = info->group;
  raysort_touch(&pass, range, arguments, 12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0, RAYSORT_NO_PUSH);
  push.newToOldPixelMap = raysort_touch(&pass, &ranges[RAYSORT_DISPATCH_MAP], 0, layout->newToOldPixelMapSize,
                                        RAYSORT_READ, 0, offsetof(RaysortDispatchPush, newToOldPixelMap));
  push.materialsOffsets =
      raysort_touch(&pass, range, layout->materialsOffsetsOffset, ((VkDeviceSize)info->sort->materialCount + 1) * 4,
                    RAYSORT_READ, 0, offsetof(RaysortDispatchPush, materialsOffsets));
  push.material = material;
  push.materialCount = info->sort->materialCount;
  push.maxGroupsX = sort->maxGroupsX;
  push.groupSize = sort->groupSize;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_DISPATCH_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  raysort_plan plan;
  uint32_t material;
  VkResult result = raysort_checkDispatch(context, info);
  if (result == VK_SUCCESS)
    result = raysort_layoutSort(context, info->sort, &sort, &layout);
  if (result == VK_SUCCESS)
    result = raysort_dispatchBuffers(context, info->sort, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SORT_BIT, passCount, passes);
  if (!info->pipelines)
    raysort_planMaterial(&plan, info, &sort, &layout, ranges, info->uberPipeline, RAYSORT_ALL_MATERIALS);
  for (material = 0; info->pipelines && material < info->sort->materialCount; ++material)
    if (info->pipelines[material] != VK_NULL_HANDLE)
      raysort_planMaterial(&plan, info, &sort, &layout, ranges, info->pipelines[material], material);
  return raysort_endPlan(&plan, passCount);
}
/* ---- shaders/kernels/bvh/push.h ---- */
/* push.h - push blocks and constants of the kernels of triangles, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_BVH_PUSH_H
#define RAYSORT_KERNELS_BVH_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_BVH_TRACE 0x030101u

/* Specialization constants. */
#define RAYSORT_CONSTANT_ANY 1 /* 1: some hit will do, 0: the closest */

/* trace.comp */
RAYSORT_STRUCT(RaysortTracePush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortBvhRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* 0: entry i is ray i */
  RAYSORT_REF(RaysortIn) live;      /* one word: how many entries; 0: maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortBvhHit[rayCount] */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* list entries past it are left out */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT materialCount;       /* 0: no table, a geometry is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
};

#endif /* RAYSORT_KERNELS_BVH_PUSH_H */
/* ---- src/bvh_private.h ---- */

/* Triangles: what the files of the build, of the rays and of the proof share. */

#define RAYSORT_BVH_LEAF_SIZE 3u  /* most records of a leaf. Three cost less than a node does: no node has fewer */
#define RAYSORT_BVH_LEVELS    72u /* most levels of a tree: 31 + 28 bits, slack, 3 at the root, and some */

typedef struct raysort_bvhBox
{
  float lo[3], hi[3];
} raysort_bvhBox;

static const raysort_bvhBox raysort_bvhNoBox = {
    {RAYSORT_BVH_MAX_COORDINATE, RAYSORT_BVH_MAX_COORDINATE, RAYSORT_BVH_MAX_COORDINATE},
    {-RAYSORT_BVH_MAX_COORDINATE, -RAYSORT_BVH_MAX_COORDINATE, -RAYSORT_BVH_MAX_COORDINATE}};

/* A triangle that can be hit. */
typedef struct raysort_bvhRef
{
  raysort_bvhBox box;
  uint32_t primitive, geometry;
} raysort_bvhRef;

typedef struct raysort_bvhEntry
{
  uint32_t key; /* 31 bits */
  uint32_t ref;
} raysort_bvhEntry;

/* A node of the binary tree: a leaf is one triangle. A forest of budget j is the cheapest set of at most j nodes of the
 * structure that holds all of the subtree; forest[] is for budgets 1, 2, 3. */
typedef struct raysort_bvhTree
{
  raysort_bvhBox box;
  uint32_t left, right; /* of a leaf: primitive, geometry */
  float cost[3];
  uint32_t nodes[3]; /* wide nodes in the forest */
  uint32_t count;    /* triangles */
  uint8_t height;
  uint8_t used;  /* roots of the forests: 2 bits each */
  uint8_t share; /* of budgets 2, 3 and 4 (a wide node's children), the left side's: 2 bits each; 0: one root */
} raysort_bvhTree;

/* A subtree with a grid of its own. */
typedef struct raysort_bvhFrame
{
  RaysortBvhGrid grid;
  float inverse[3];    /* 1 / cell, nearly */
  uint32_t parentWord; /* where its reference stands: word of the structure, 4 bytes each */
} raysort_bvhFrame;

/* A build. What is used one after the other lies in the same place:
 *   tree [2 n]     the second half holds the references until all leaves are there
 *   entries [2 n]  two halves for the sort; then frameOf, and frames */
typedef struct raysort_bvhBuild
{
  const RaysortBvhInfo *info;
  RaysortBvhHeader header;
  raysort_bvhBox bounds, middles; /* of the boxes, of their middles */
  uint32_t capacity;              /* primitives of all geometries: n */
  uint32_t count;                 /* those that can be hit */
  uint32_t treeCount;
  raysort_bvhTree *tree;
  raysort_bvhRef *refs;
  raysort_bvhEntry *entries;
  uint32_t *frameOf; /* [nodes]: 1 + frame that begins there, or 0 */
  raysort_bvhFrame *frames;
  uint32_t frameCount, frameLimit, nodeLimit; /* limits: what there is room for */
  unsigned char *bytes;                       /* of the structure */
} raysort_bvhBuild;

typedef enum raysort_bvhState
{
  RAYSORT_BVH_GOOD,
  RAYSORT_BVH_BAD_INDEX,
  RAYSORT_BVH_NON_FINITE,
  RAYSORT_BVH_DEGENERATE
} raysort_bvhState;

/* ---- fp32, a rounding at a time: bvh_build.c ---- */

static float raysort_rounded(float value);
static uint32_t raysort_floatBits(float value);
static float raysort_bitsFloat(uint32_t bits);
static float raysort_power(int32_t exponent);
static float raysort_smaller(float a, float b);
static float raysort_larger(float a, float b);

/* ---- boxes, triangles, grids: bvh_build.c ---- */

static void raysort_bvhJoin(raysort_bvhBox *box, const raysort_bvhBox *a, const raysort_bvhBox *b);
static float raysort_bvhArea(const raysort_bvhBox *box);
static VkBool32 raysort_bvhIsFinite(float value);
static VkBool32 raysort_bvhSamePoint(const float a[3], const float b[3]);
static raysort_bvhState raysort_bvhReadTriangle(const RaysortBvhGeometry *geometry, uint32_t primitive,
                                                float vertices[3][3]);
static void raysort_bvhTriangleBox(float vertices[3][3], raysort_bvhBox *box);
static void raysort_bvhMakeGrid(const raysort_bvhBox *box, RaysortBvhGrid *grid, float inverse[3]);
static uint32_t raysort_bvhCentre(float lo, float hi, float origin, float inverse);

/* ---- the steps of a build: bvh_build.c ---- */

static void raysort_bvhBegin(raysort_bvhBuild *build, const RaysortBvhInfo *info, uint32_t primitives, void *bytes,
                             void *scratch);
static void raysort_bvhReadTriangles(raysort_bvhBuild *build);
static void raysort_bvhMakeKeys(raysort_bvhBuild *build);
static void raysort_bvhSort(raysort_bvhBuild *build);
static void raysort_bvhPlantLeaves(raysort_bvhBuild *build);
static uint32_t raysort_bvhGrow(raysort_bvhBuild *build);

/* ---- checks and sizes: bvh_layout.c ---- */

static uint32_t raysort_bvhMaxNodes(uint32_t records);
static uint32_t raysort_bvhMaxFrames(uint32_t records);
static uint64_t raysort_bvhSize(uint64_t nodes, uint64_t records, uint64_t frames);
static uint64_t raysort_bvhMaxSize(uint32_t records);
static VkResult raysort_bvhCheck(const RaysortBvhBuildInfo *info, uint32_t bvh, VkBool32 isBuild, uint32_t *primitives);
static VkResult raysort_bvhLayOut(const RaysortBvhBuildInfo *info, VkBool32 isBuild, RaysortBvhLayout *layout,
                                  VkDeviceSize *offsets);

/* ---- on the device: bvh_plan.c ---- */

static const raysort_kernel *raysort_bvhKernels(uint32_t *count); /* beside the words */
/* ---- src/bvh_build.c ---- */

/* Triangles: from triangles to a binary tree. */

/* The steps of a build. Each is a function of its input alone, whatever runs first, so that a GPU can do the same:
 *   1 boxes     a thread a triangle; bounds of all by atomic min and max                    raysort_bvhReadTriangles
 *   2 keys      a thread a triangle, with the grid of the bounds                            raysort_bvhMakeKeys
 *   3 sort      the library's radix sort, stable: equal keys stay in the order of the input raysort_bvhSort
 *   4 tree      H-PLOC: a thread a leaf climbs the implicit radix tree of the keys and stops where it comes first; the
 *               second one merges what both sides left. Nobody waits. With it, bottom up, the plan of the collapse, by
 *               an optimal dynamic programme                                                raysort_bvhGrow
 *   5 nodes     top down, a pass a few levels: sizes of subtrees are known, so every place is too; raysort_bvhEmit
 *   6 frames    a scan over the nodes that begin one gives their numbers                    raysort_bvhPlaceFrames
 * Rounding: products and sums are rounded one by one. No fma, no root, no division but of unsigned integers. */

/* Keeps a product from being fused with the sum it goes into. Compilers do that by themselves where the processor can:
 * gcc even in spite of #pragma STDC FP_CONTRACT OFF. Plain x86-64 cannot: there nothing is in the optimiser's way. */
#if (defined(__x86_64__) || defined(__SSE2__) || defined(_M_X64)) && !defined(__FMA__) && !defined(__FMA4__) && \
    !defined(__AVX2__)
#define RAYSORT_PRIVATE_ROUNDS_ALONE 1
#else
#define RAYSORT_PRIVATE_ROUNDS_ALONE 0
#endif
static float raysort_rounded(float value)
{
#if RAYSORT_PRIVATE_ROUNDS_ALONE
  return value;
#elif defined(__GNUC__) && (defined(__x86_64__) || defined(__SSE2__))
  __asm__("" : "+x"(value));
  return value;
#elif defined(__GNUC__) && defined(__aarch64__)
  __asm__("" : "+w"(value));
  return value;
#else
  volatile float kept = value;
  return kept;
#endif
}

static uint32_t raysort_floatBits(float value)
{
  uint32_t bits;
  memcpy(&bits, &value, 4);
  return bits;
}

static float raysort_bitsFloat(uint32_t bits)
{
  float value;
  memcpy(&value, &bits, 4);
  return value;
}

/* 2^exponent, -126 .. 127. */
static float raysort_power(int32_t exponent)
{
  return raysort_bitsFloat((uint32_t)(exponent + 127) << 23);
}

/* The place of the highest set bit; bits is not 0. */
static uint32_t raysort_highestBit(uint32_t bits)
{
  uint32_t place = 0, step;
  for (step = 16; step > 0; step >>= 1)
  {
    if (bits >> step)
    {
      bits >>= step;
      place += step;
    }
  }
  return place;
}

/* ---- scratch ---- */

static void raysort_bvhBegin(raysort_bvhBuild *build, const RaysortBvhInfo *info, uint32_t primitives, void *bytes,
                             void *scratch)
{
  unsigned char *place = (unsigned char *)scratch;
  memset(build, 0, sizeof(*build));
  build->info = info;
  build->capacity = primitives;
  build->bytes = (unsigned char *)bytes;
  build->tree = (raysort_bvhTree *)(void *)place;
  build->refs = (raysort_bvhRef *)(void *)(build->tree + primitives);
  place += (size_t)primitives * 2 * sizeof(raysort_bvhTree);
  build->entries = (raysort_bvhEntry *)(void *)place;
  build->frames = (raysort_bvhFrame *)(void *)place; /* n / 16 of 64 bytes, or 4 n bytes */
  build->frameOf = (uint32_t *)(void *)(place + (size_t)primitives * 4 + 64);
  build->frameLimit = raysort_bvhMaxFrames(primitives);
  build->nodeLimit = raysort_bvhMaxNodes(primitives);
}

/* ---- boxes ---- */

static float raysort_smaller(float a, float b)
{
  return a < b ? a : b;
}

static float raysort_larger(float a, float b)
{
  return a > b ? a : b;
}

static void raysort_bvhJoin(raysort_bvhBox *box, const raysort_bvhBox *a, const raysort_bvhBox *b)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    box->lo[k] = raysort_smaller(a->lo[k], b->lo[k]);
    box->hi[k] = raysort_larger(a->hi[k], b->hi[k]);
  }
}

/* Half the surface. Coordinates are at most 2^46, so areas at most 2^97, and sums of 2^28 of them are finite. */
static float raysort_bvhArea(const raysort_bvhBox *box)
{
  const float x = box->hi[0] - box->lo[0], y = box->hi[1] - box->lo[1], z = box->hi[2] - box->lo[2];
  return raysort_rounded(raysort_rounded(x * y) + raysort_rounded(y * z)) + raysort_rounded(z * x);
}

/* ---- triangles ---- */

/* Numbers below 2^-126, and -0, become +0: devices may flush them, and min and max may choose either zero. */
static float raysort_bvhClean(float value)
{
  return raysort_floatBits(value) & 0x7f800000u ? value : 0.0f;
}

/* And within RAYSORT_BVH_MAX_COORDINATE; by its bits, which no compiler takes for finite beforehand. */
static VkBool32 raysort_bvhIsFinite(float value)
{
  return (raysort_floatBits(value) & 0x7fffffffu) <= 0x56800000u;
}

/* Index of a vertex: corner 0 .. 2 of a triangle. */
static uint64_t raysort_bvhIndex(const RaysortBvhGeometry *geometry, uint32_t primitive, uint32_t corner)
{
  const unsigned char *indices = (const unsigned char *)(uintptr_t)geometry->indices;
  const uint64_t place = (uint64_t)primitive * 3 + corner;
  uint32_t wide = 0;
  uint16_t narrow = 0;
  if (geometry->indexSize == 0)
    return place;
  if (geometry->indexSize == 2)
  {
    memcpy(&narrow, indices + (size_t)place * 2, 2);
    return narrow;
  }
  memcpy(&wide, indices + (size_t)place * 4, 4);
  return wide;
}

static void raysort_bvhTransform(const RaysortBvhGeometry *geometry, float vertex[3])
{
  float rows[12], moved[3];
  uint32_t k;
  memcpy(rows, (const void *)(uintptr_t)geometry->transform, sizeof(rows));
  for (k = 0; k < 3; ++k)
  {
    const float *row = rows + 4 * k;
    const float xy = raysort_rounded(raysort_rounded(row[0] * vertex[0]) + raysort_rounded(row[1] * vertex[1]));
    moved[k] = raysort_rounded(xy + raysort_rounded(row[2] * vertex[2])) + row[3];
  }
  memcpy(vertex, moved, sizeof(moved));
}

static VkBool32 raysort_bvhSamePoint(const float a[3], const float b[3])
{
  return memcmp(a, b, 12) == 0;
}

static raysort_bvhState raysort_bvhReadTriangle(const RaysortBvhGeometry *geometry, uint32_t primitive,
                                                float vertices[3][3])
{
  const unsigned char *data = (const unsigned char *)(uintptr_t)geometry->data;
  const size_t stride = geometry->stride ? geometry->stride : 12;
  uint32_t corner, k;
  for (corner = 0; corner < 3; ++corner)
  {
    const uint64_t index = raysort_bvhIndex(geometry, primitive, corner);
    if (index > geometry->maxVertex)
      return RAYSORT_BVH_BAD_INDEX;
    memcpy(vertices[corner], data + (size_t)index * stride, 12);
    for (k = 0; k < 3; ++k)
      vertices[corner][k] = raysort_bvhClean(vertices[corner][k]);
  }
  for (corner = 0; corner < 3; ++corner)
  {
    if (geometry->transform)
      raysort_bvhTransform(geometry, vertices[corner]);
    for (k = 0; k < 3; ++k)
    {
      if (!raysort_bvhIsFinite(vertices[corner][k]))
        return RAYSORT_BVH_NON_FINITE;
      vertices[corner][k] = raysort_bvhClean(vertices[corner][k]);
    }
  }
  if (raysort_bvhSamePoint(vertices[0], vertices[1]) || raysort_bvhSamePoint(vertices[1], vertices[2]) ||
      raysort_bvhSamePoint(vertices[2], vertices[0]))
    return RAYSORT_BVH_DEGENERATE; /* two of U, V, W are opposite, the third is 0: det is 0 */
  return RAYSORT_BVH_GOOD;
}

static void raysort_bvhTriangleBox(float vertices[3][3], raysort_bvhBox *box)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    box->lo[k] = raysort_smaller(raysort_smaller(vertices[0][k], vertices[1][k]), vertices[2][k]);
    box->hi[k] = raysort_larger(raysort_larger(vertices[0][k], vertices[1][k]), vertices[2][k]);
  }
}

static float raysort_bvhMiddle(float lo, float hi)
{
  return raysort_rounded(lo * 0.5f) + raysort_rounded(hi * 0.5f);
}

static void raysort_bvhAddMiddle(raysort_bvhBox *middles, const raysort_bvhBox *box)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const float middle = raysort_bvhMiddle(box->lo[k], box->hi[k]);
    middles->lo[k] = raysort_smaller(middles->lo[k], middle);
    middles->hi[k] = raysort_larger(middles->hi[k], middle);
  }
}

/* Step 1. The references stand in the order of (geometry, primitive); on a GPU those left out would keep a place, with
 * a key behind all others. */
static void raysort_bvhReadTriangles(raysort_bvhBuild *build)
{
  uint32_t geometry, primitive;
  float vertices[3][3];
  build->bounds = build->middles = raysort_bvhNoBox;
  for (geometry = 0; geometry < build->info->geometryCount; ++geometry)
  {
    const RaysortBvhGeometry *source = &build->info->geometries[geometry];
    build->header.primitiveCount += source->primitiveCount;
    for (primitive = 0; primitive < source->primitiveCount; ++primitive)
    {
      raysort_bvhRef *ref = &build->refs[build->count];
      const raysort_bvhState state = raysort_bvhReadTriangle(source, primitive, vertices);
      build->header.badIndexCount += state == RAYSORT_BVH_BAD_INDEX;
      build->header.nonFiniteCount += state == RAYSORT_BVH_NON_FINITE;
      build->header.degenerateCount += state == RAYSORT_BVH_DEGENERATE;
      if (state != RAYSORT_BVH_GOOD)
        continue;
      raysort_bvhTriangleBox(vertices, &ref->box);
      ref->primitive = primitive;
      ref->geometry = geometry;
      raysort_bvhJoin(&build->bounds, &build->bounds, &ref->box);
      raysort_bvhAddMiddle(&build->middles, &ref->box);
      ++build->count;
    }
  }
}

/* ---- grids ---- */

/* The largest |coordinate| of a box. */
static float raysort_bvhExtent(const raysort_bvhBox *box)
{
  float extent = 0;
  uint32_t k;
  for (k = 0; k < 3; ++k)
    extent = raysort_larger(extent, raysort_larger(-box->lo[k], box->hi[k]));
  return extent;
}

/* A grid of 65536 centres an axis over a box. A cell is m * 2^e with m <= 256, the origin a multiple of 2^e, and 2^e is
 * not below the last bit of a coordinate: so origin + centre * cell is exact. inverse: nearly 1 / cell, the quotient of
 * two integers. */
static void raysort_bvhMakeGrid(const raysort_bvhBox *box, RaysortBvhGrid *grid, float inverse[3])
{
  const float extent = raysort_bvhExtent(box);
  const int32_t finest = (int32_t)(raysort_floatBits(extent) >> 23) - 127 - 22;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const float cell = (box->hi[k] - box->lo[k]) * raysort_power(-16);
    int32_t e = (int32_t)(raysort_floatBits(cell) >> 23) - 127 - 7;
    uint32_t m;
    int32_t origin;
    e = e < finest ? finest : e;
    e = e < -100 ? -100 : e;
    m = (uint32_t)(cell * raysort_power(-e)) + 1;
    grid->cell[k] = (float)m * raysort_power(e);
    inverse[k] = (float)(0x80000000u / m) * raysort_power(-31 - e);
    origin = (int32_t)(box->lo[k] * raysort_power(-e)); /* towards 0: below 2^23 */
    origin -= (float)origin > box->lo[k] * raysort_power(-e);
    grid->origin[k] = (float)origin * raysort_power(e);
  }
  grid->node = 0;
  grid->extent = extent;
}

/* The number of the cell that the middle of [lo, hi] is nearest to. */
static uint32_t raysort_bvhCentre(float lo, float hi, float origin, float inverse)
{
  const float cells = raysort_rounded((raysort_bvhMiddle(lo, hi) - origin) * inverse) + 0.5f;
  return cells < 0.0f ? 0 : cells > 65535.0f ? 65535 : (uint32_t)cells;
}

/* ---- keys ---- */

/* Which bit of which axis each bit of a key is, from the top: always the axis whose cells are longest still, so cells
 * never become more than twice as long as wide. tables[axis][byte][value] are the bits of a key. */
static void raysort_bvhMakeTables(const float cell[3], uint32_t tables[3][2][256])
{
  uint32_t left[3] = {16, 16, 16}, bit, value, k;
  memset(tables, 0, sizeof(uint32_t) * 3 * 2 * 256);
  for (bit = 31; bit-- > 0;)
  {
    uint32_t axis = 0, from;
    for (k = 1; k < 3; ++k)
      if (left[axis] == 0 ||
          (left[k] > 0 && cell[k] * raysort_power((int32_t)left[k]) > cell[axis] * raysort_power((int32_t)left[axis])))
        axis = k;
    from = --left[axis];
    for (value = 0; value < 256; ++value)
      tables[axis][from / 8][value] |= (value >> (from % 8) & 1) << bit;
  }
}

/* The keys are of the middles, but their grid is that of the boxes: its planes halve a building where its walls are,
 * which spared a tenth of the visits. Unless a few huge triangles make it much larger than the middles reach: then all
 * others would have the same key. */
static void raysort_bvhKeyBox(const raysort_bvhBuild *build, raysort_bvhBox *box)
{
  uint32_t k;
  *box = build->bounds;
  for (k = 0; k < 3; ++k)
  {
    if ((build->middles.hi[k] - build->middles.lo[k]) * 4.0f >= box->hi[k] - box->lo[k])
      continue;
    box->lo[k] = build->middles.lo[k];
    box->hi[k] = build->middles.hi[k];
  }
}

/* Step 2. */
static void raysort_bvhMakeKeys(raysort_bvhBuild *build)
{
  uint32_t tables[3][2][256];
  raysort_bvhBox bounds;
  RaysortBvhGrid grid;
  float inverse[3];
  uint32_t i, k;
  raysort_bvhKeyBox(build, &bounds);
  raysort_bvhMakeGrid(&bounds, &grid, inverse);
  raysort_bvhMakeTables(grid.cell, tables);
  for (i = 0; i < build->count; ++i)
  {
    const raysort_bvhBox *box = &build->refs[i].box;
    uint32_t key = 0;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t centre = raysort_bvhCentre(box->lo[k], box->hi[k], grid.origin[k], inverse[k]);
      key |= tables[k][0][centre & 255] | tables[k][1][centre >> 8];
    }
    build->entries[i].key = key;
    build->entries[i].ref = i;
  }
}

/* Step 3: by 8 bits at a time, four times, so that the entries end where they began. */
static void raysort_bvhSort(raysort_bvhBuild *build)
{
  raysort_bvhEntry *from = build->entries, *to = build->entries + build->capacity;
  uint32_t places[4][256], i, digit, pass;
  memset(places, 0, sizeof(places));
  for (i = 0; i < build->count; ++i)
    for (pass = 0; pass < 4; ++pass)
      ++places[pass][from[i].key >> (8 * pass) & 255];
  for (pass = 0; pass < 4; ++pass)
  {
    raysort_bvhEntry *swap = from;
    uint32_t sum = 0;
    for (digit = 0; digit < 256; ++digit)
    {
      const uint32_t count = places[pass][digit];
      places[pass][digit] = sum;
      sum += count;
    }
    for (i = 0; i < build->count; ++i)
      to[places[pass][from[i].key >> (8 * pass) & 255]++] = from[i];
    from = to;
    to = swap;
  }
}

/* ---- collapse: the cheapest structure, bottom up ---- */

/* A node costs its area, a record 0.3 of its leaf's area. Equal costs: rather more roots, so that nodes are full. Then
 * a parent and a child have 6 children or more together, for else the child could give its own to the parent, which
 * costs no more; with leaves of 3 records or fewer that makes at most (records - 1) / 2 nodes (and the root):
 *   a node of 2 children has inner children of 4 only, so #2 <= #4 + b, b of the #2 having leaves only. All nodes of
 *   leaves only have 4 records or more: records >= #2 + 2 #3 + 3 #4 + 1 + 2 b >= 2 (#2 + #3 + #4) + b + 1. */
static void raysort_bvhMakeLeaf(raysort_bvhTree *leaf, const raysort_bvhRef *ref)
{
  uint32_t j;
  leaf->box = ref->box;
  leaf->left = ref->primitive;
  leaf->right = ref->geometry;
  leaf->count = 1;
  leaf->height = 0;
  for (j = 0; j < 3; ++j)
  {
    leaf->cost[j] = raysort_rounded(raysort_bvhArea(&ref->box) * 0.3f);
    leaf->nodes[j] = 0;
  }
  leaf->used = 1 | 1 << 2 | 1 << 4;
  leaf->share = 0;
}

static uint32_t raysort_bvhUsed(const raysort_bvhTree *node, uint32_t budget)
{
  return (uint32_t)node->used >> (2 * (budget - 1)) & 3;
}

/* The best way to give `budget` roots to the two sides: returns the left's share. */
static uint32_t raysort_bvhShare(const raysort_bvhTree *left, const raysort_bvhTree *right, uint32_t budget,
                                 float *cost, uint32_t *used)
{
  uint32_t share = 0, a;
  for (a = 1; a < budget; ++a)
  {
    const float sum = raysort_rounded(left->cost[a - 1] + right->cost[budget - a - 1]);
    const uint32_t roots = raysort_bvhUsed(left, a) + raysort_bvhUsed(right, budget - a);
    if (share == 0 || sum < *cost || (sum == *cost && roots > *used))
    {
      share = a;
      *cost = sum;
      *used = roots;
    }
  }
  return share;
}

static void raysort_bvhCollapse(raysort_bvhTree *node, const raysort_bvhTree *left, const raysort_bvhTree *right)
{
  static const float leafCosts[RAYSORT_BVH_LEAF_SIZE + 1] = {0.0f, 0.3f, 0.6f, 0.9f};
  const float area = raysort_bvhArea(&node->box);
  float cost = 0;
  uint32_t used = 0, budget;
  uint32_t share = raysort_bvhShare(left, right, 4, &cost, &used);
  uint32_t shares = share << 4, allUsed = 1;
  if (node->count <= RAYSORT_BVH_LEAF_SIZE)
  {
    node->cost[0] = raysort_rounded(area * leafCosts[node->count]);
    node->nodes[0] = 0;
  }
  else
  {
    node->cost[0] = area + cost;
    node->nodes[0] = 1 + left->nodes[share - 1] + right->nodes[3 - share];
  }
  for (budget = 2; budget <= 3; ++budget)
  {
    share = raysort_bvhShare(left, right, budget, &cost, &used);
    if (cost <= node->cost[0])
    {
      node->cost[budget - 1] = cost;
      node->nodes[budget - 1] = left->nodes[share - 1] + right->nodes[budget - share - 1];
      allUsed |= used << (2 * (budget - 1));
      shares |= share << (2 * (budget - 2));
    }
    else
    {
      node->cost[budget - 1] = node->cost[0];
      node->nodes[budget - 1] = node->nodes[0];
      allUsed |= 1u << (2 * (budget - 1));
    }
  }
  node->used = (uint8_t)allUsed;
  node->share = (uint8_t)shares;
}

/* ---- the binary tree: H-PLOC ---- */

#define RAYSORT_BVH_LIST   4u  /* clusters that a range hands on; 8 or 16 gave no better trees */
#define RAYSORT_BVH_SLACK  4u  /* levels that a tree may be higher than the radix tree is deep */
#define RAYSORT_BVH_RANGES 64u /* ranges that wait for their right sides: one a bit of (key, place), and one */

/* Leaves [.., ..] of the radix tree over (key, place), and the clusters they were merged to. */
typedef struct raysort_bvhRange
{
  uint64_t difference; /* of (key, place) at the boundary to the range before: the higher, the later they are joined */
  uint32_t leaves;
  uint32_t clusterCount;
  uint32_t clusters[RAYSORT_BVH_LIST];
} raysort_bvhRange;

/* Merges a pair; ids do not matter for the structure. On a GPU: count - 1 + the larger of the two smallest leaf places,
 * which is taken once each. */
static uint32_t raysort_bvhMerge(raysort_bvhBuild *build, uint32_t left, uint32_t right)
{
  const raysort_bvhTree *a = &build->tree[left], *b = &build->tree[right];
  raysort_bvhTree *node = &build->tree[build->treeCount];
  raysort_bvhJoin(&node->box, &a->box, &b->box);
  node->left = left;
  node->right = right;
  node->count = a->count + b->count;
  node->height = (uint8_t)(1 + (a->height > b->height ? a->height : b->height));
  raysort_bvhCollapse(node, a, b);
  return build->treeCount++;
}

/* Every cluster's best partner: the one with the smallest box around both, of equals the first, of those that stay
 * within the height. The best pair of all is mutual, so something merges whenever a pair is allowed. */
static void raysort_bvhFindPartners(const raysort_bvhBuild *build, const uint32_t *clusters, uint32_t count,
                                    uint32_t height, uint32_t partners[2 * RAYSORT_BVH_LIST])
{
  float best[2 * RAYSORT_BVH_LIST];
  uint32_t i, j;
  for (i = 0; i < count; ++i)
    partners[i] = i;
  for (i = 0; i < count; ++i)
  {
    const raysort_bvhTree *a = &build->tree[clusters[i]];
    if (a->height >= height)
      continue;
    for (j = i + 1; j < count; ++j)
    {
      const raysort_bvhTree *b = &build->tree[clusters[j]];
      raysort_bvhBox box;
      float area;
      if (b->height >= height)
        continue;
      raysort_bvhJoin(&box, &a->box, &b->box);
      area = raysort_bvhArea(&box);
      if (partners[i] == i || area < best[i])
      {
        best[i] = area;
        partners[i] = j;
      }
      if (partners[j] == j || area < best[j])
      {
        best[j] = area;
        partners[j] = i;
      }
    }
  }
}

/* Merges mutual partners, round after round, until at most `most` clusters are left; returns how many are.
 * Heights: of at most 8 clusters that came in below `height`, at most 3 can have reached it while 5 are left, so two
 * others may merge. */
static uint32_t raysort_bvhReduce(raysort_bvhBuild *build, uint32_t *clusters, uint32_t count, uint32_t most,
                                  uint32_t height)
{
  uint32_t partners[2 * RAYSORT_BVH_LIST], i, kept;
  while (count > most)
  {
    raysort_bvhFindPartners(build, clusters, count, height, partners);
    kept = 0;
    for (i = 0; i < count; ++i)
    {
      const uint32_t j = partners[i];
      if (j == i || partners[j] != i)
        clusters[kept++] = clusters[i];
      else if (j > i)
        clusters[kept++] = raysort_bvhMerge(build, clusters[i], clusters[j]);
    }
    RAYSORT_ASSERT(kept < count);
    count = kept;
  }
  return count;
}

/* Joins two neighbours of the radix tree. Up to 4 leaves climb as they are. A tree may be as high as the radix tree is
 * deep below the highest bit in which the two differ, and a little higher: that bounds the depth of any structure. */
static void raysort_bvhJoinRanges(raysort_bvhBuild *build, raysort_bvhRange *left, const raysort_bvhRange *right,
                                  uint32_t placeBits)
{
  const uint32_t keyPart = (uint32_t)(right->difference >> 32), placePart = (uint32_t)right->difference;
  const uint32_t bit = keyPart ? placeBits + raysort_highestBit(keyPart) : raysort_highestBit(placePart);
  uint32_t clusters[2 * RAYSORT_BVH_LIST], count = left->clusterCount + right->clusterCount;
  memcpy(clusters, left->clusters, left->clusterCount * 4);
  memcpy(clusters + left->clusterCount, right->clusters, right->clusterCount * 4);
  left->leaves += right->leaves;
  if (left->leaves > RAYSORT_BVH_LIST)
    count = raysort_bvhReduce(build, clusters, count, RAYSORT_BVH_LIST, RAYSORT_BVH_SLACK + bit + 1);
  left->clusterCount = count;
  memcpy(left->clusters, clusters, count * 4);
}

/* The difference of the sorted entries i and i + 1: of their keys, and of their places where the keys are equal. */
static uint64_t raysort_bvhDifference(const raysort_bvhBuild *build, uint32_t i)
{
  const uint32_t keys = build->entries[i].key ^ build->entries[i + 1].key;
  return keys ? (uint64_t)keys << 32 : (uint64_t)(i ^ (i + 1));
}

/* Step 4. Here the leaves come from left to right, and a range waits on a stack until all is there that its parent in
 * the radix tree has to the right. Returns the root; there is at least one leaf. */
static uint32_t raysort_bvhGrow(raysort_bvhBuild *build)
{
  raysort_bvhRange ranges[RAYSORT_BVH_RANGES];
  const uint32_t placeBits = build->count > 1 ? raysort_highestBit(build->count - 1) + 1 : 0;
  uint32_t i, top = 0, height;
  build->treeCount = build->count;
  for (i = 0; i < build->count; ++i)
  {
    const uint64_t next = i + 1 < build->count ? raysort_bvhDifference(build, i) : ~(uint64_t)0;
    raysort_bvhRange *range = &ranges[top++];
    range->difference = i > 0 ? raysort_bvhDifference(build, i - 1) : ~(uint64_t)0;
    range->leaves = 1;
    range->clusterCount = 1;
    range->clusters[0] = i;
    for (; top > 1 && ranges[top - 1].difference < next; --top)
      raysort_bvhJoinRanges(build, &ranges[top - 2], &ranges[top - 1], placeBits);
    RAYSORT_ASSERT(top < RAYSORT_BVH_RANGES);
  }
  height = RAYSORT_BVH_SLACK + placeBits + 31;
  ranges[0].clusterCount = raysort_bvhReduce(build, ranges[0].clusters, ranges[0].clusterCount, 2, height + 1);
  raysort_bvhReduce(build, ranges[0].clusters, ranges[0].clusterCount, 1, height + 2);
  return ranges[0].clusters[0];
}

/* The leaves, in sorted order; behind them grow the inner nodes, over the references that are not needed any more. */
static void raysort_bvhPlantLeaves(raysort_bvhBuild *build)
{
  uint32_t i;
  for (i = 0; i < build->count; ++i)
    raysort_bvhMakeLeaf(&build->tree[i], &build->refs[build->entries[i].ref]);
}
/* ---- src/bvh_layout.c ---- */

/* Triangles: checks and sizes. */

#define RAYSORT_BVH_ALIGNMENT 256u

/* ---- sizes ---- */

/* Of a structure laid out for some number of records. The worst there can be is a chain of nodes with two leaves and
 * one inner child (raysort_bvhCollapse proves it): (records - 1) / 2 nodes. Frames are rare; past their number, none is
 * made at all. */
static uint32_t raysort_bvhMaxNodes(uint32_t records)
{
  return records < 5 ? 1 : (records - 1) / 2;
}

static uint32_t raysort_bvhMaxFrames(uint32_t records)
{
  return records / 16;
}

static uint64_t raysort_bvhSize(uint64_t nodes, uint64_t records, uint64_t frames)
{
  return 16 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * nodes + RAYSORT_BVH_RECORD_WORDS * records +
               RAYSORT_BVH_FRAME_WORDS * frames);
}

static uint64_t raysort_bvhMaxSize(uint32_t records)
{
  return raysort_align(raysort_bvhSize(raysort_bvhMaxNodes(records), records, raysort_bvhMaxFrames(records)),
                       RAYSORT_BVH_ALIGNMENT);
}

static uint64_t raysort_bvhScratchSize(uint32_t primitives)
{
  return raysort_align((uint64_t)primitives * 2 * (sizeof(raysort_bvhTree) + sizeof(raysort_bvhEntry)) + 128, 16);
}

/* ---- checks ---- */

/* Says what is wrong with a field of a structure or a geometry; geometry: RAYSORT_BVH_NONE for the structure's own. */
static VkResult raysort_bvhRefuse(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t geometry, const char *field,
                                  uint64_t value, const char *limit)
{
  char text[256];
  if (geometry == RAYSORT_BVH_NONE)
    snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs[%u].%s is %llu, must be %s", (unsigned)bvh, field,
             (raysort_u64)value, limit);
  else
    snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs[%u].geometries[%u].%s is %llu, must be %s", (unsigned)bvh,
             (unsigned)geometry, field, (raysort_u64)value, limit);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

static VkResult raysort_bvhCheckGeometry(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[index];
  if (geometry->dataAtOne != 0)
    return raysort_bvhRefuse(info, bvh, index, "dataAtOne", geometry->dataAtOne, "0");
  if (geometry->type != RAYSORT_BVH_TRIANGLES)
    return raysort_bvhRefuse(info, bvh, index, "type", geometry->type, "RAYSORT_BVH_TRIANGLES (0)");
  if (geometry->format != RAYSORT_BVH_FP32)
    return raysort_bvhRefuse(info, bvh, index, "format", geometry->format, "RAYSORT_BVH_FP32 (0)");
  if (geometry->stride != 0 &&
      (geometry->stride < 12 || geometry->stride > RAYSORT_BVH_MAX_STRIDE || geometry->stride % 4 != 0))
    return raysort_bvhRefuse(info, bvh, index, "stride", geometry->stride, "0, or a multiple of 4 in 12 .. 65536");
  if (geometry->indexSize != 0 && geometry->indexSize != 2 && geometry->indexSize != 4)
    return raysort_bvhRefuse(info, bvh, index, "indexSize", geometry->indexSize, "0, 2 or 4");
  if (geometry->indexSize == 0 && geometry->indices != 0)
    return raysort_bvhRefuse(info, bvh, index, "indices", geometry->indices, "0, for indexSize is 0");
  if (geometry->flags & ~RAYSORT_BVH_OPAQUE_BIT)
    return raysort_bvhRefuse(info, bvh, index, "flags", geometry->flags, "0 or RAYSORT_BVH_OPAQUE_BIT (1)");
  if (geometry->reserved != 0)
    return raysort_bvhRefuse(info, bvh, index, "reserved", geometry->reserved, "0");
  return VK_SUCCESS;
}

/* What a build reads, beyond what a layout does. */
static VkResult raysort_bvhCheckPointers(const RaysortBvhBuildInfo *info, uint32_t bvh, uint32_t index)
{
  const RaysortBvhGeometry *geometry = &info->bvhs[bvh].geometries[index];
  if (geometry->primitiveCount == 0)
    return VK_SUCCESS;
  if (geometry->data == 0 || geometry->data % 4 != 0)
    return raysort_bvhRefuse(info, bvh, index, "data", geometry->data, "a multiple of 4, and not 0");
  if (geometry->indexSize != 0 && (geometry->indices == 0 || geometry->indices % geometry->indexSize != 0))
    return raysort_bvhRefuse(info, bvh, index, "indices", geometry->indices, "a multiple of indexSize, and not 0");
  if (geometry->transform % 4 != 0)
    return raysort_bvhRefuse(info, bvh, index, "transform", geometry->transform, "a multiple of 4");
  return VK_SUCCESS;
}

/* primitives: of all geometries together. */
static VkResult raysort_bvhCheck(const RaysortBvhBuildInfo *info, uint32_t bvh, VkBool32 isBuild, uint32_t *primitives)
{
  const RaysortBvhInfo *structure = &info->bvhs[bvh];
  VkResult result = VK_SUCCESS;
  uint64_t count = 0;
  uint32_t i;
  *primitives = 0;
  if (structure->flags != 0)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "flags", structure->flags, "0");
  if (structure->geometryCount > RAYSORT_BVH_MAX_GEOMETRIES)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "geometryCount", structure->geometryCount, "<= 16777216");
  if (structure->geometryCount > 0 && !structure->geometries)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "geometries", 0, "a pointer, for geometryCount is not 0");
  for (i = 0; i < structure->geometryCount && result == VK_SUCCESS; ++i)
  {
    result = raysort_bvhCheckGeometry(info, bvh, i);
    if (result == VK_SUCCESS && isBuild)
      result = raysort_bvhCheckPointers(info, bvh, i);
    count += structure->geometries[i].primitiveCount;
  }
  if (result == VK_SUCCESS && count > RAYSORT_BVH_MAX_PRIMITIVES)
    return raysort_bvhRefuse(info, bvh, RAYSORT_BVH_NONE, "primitiveCount of all geometries", count, "<= 268435455");
  *primitives = (uint32_t)count;
  return result;
}

/* ---- layout ---- */

/* The checks, the sizes, and where each structure begins. */
static VkResult raysort_bvhLayOut(const RaysortBvhBuildInfo *info, VkBool32 isBuild, RaysortBvhLayout *layout,
                                  VkDeviceSize *offsets)
{
  VkResult result = VK_SUCCESS;
  uint32_t i, primitives;
  memset(layout, 0, sizeof(*layout));
  layout->alignment = RAYSORT_BVH_ALIGNMENT;
  result = raysort_sayRange(info->message, info->messageUser, "RaysortBvhBuildInfo.bvhCount", info->bvhCount, 0,
                            RAYSORT_BVH_MAX_STRUCTURES);
  if (result != VK_SUCCESS)
    return result;
  if (info->bvhCount > 0 && !info->bvhs)
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortBvhBuildInfo.bvhs is NULL, but bvhCount is not 0");
  for (i = 0; i < info->bvhCount; ++i)
  {
    uint64_t scratch;
    result = raysort_bvhCheck(info, i, isBuild, &primitives);
    if (result != VK_SUCCESS)
      break;
    scratch = raysort_bvhScratchSize(primitives);
    if (offsets)
      offsets[i] = layout->destinationSize;
    layout->destinationSize += raysort_bvhMaxSize(primitives);
    layout->scratchSize = scratch > layout->scratchSize ? scratch : layout->scratchSize;
  }
  return result;
}

RAYSORT_API VkResult raysortGetBvhLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                         RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  if (context)
  {
    memset(layout, 0, sizeof(*layout));
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "context is not NULL: structures are only built on the host yet");
  }
  return raysort_bvhLayOut(info, VK_FALSE, layout, offsets);
}
/* ---- src/bvh_emit.c ---- */

/* Triangles: from a binary tree to the bytes of a structure. */

/* A node that waits to be written. On a GPU these are the entries of a work list; where anything is written does not
 * depend on their order. */
typedef struct raysort_bvhWork
{
  uint32_t tree;   /* its node of the binary tree */
  uint32_t node;   /* its place */
  uint32_t region; /* where the nodes below it begin */
  uint32_t record; /* where its records begin */
  uint32_t frame;  /* whose grid it has; RAYSORT_BVH_NONE: the root's */
  uint32_t stack;  /* most entries that a traversal has stacked when it comes here */
  uint32_t depth;  /* nodes from the root, with this one */
} raysort_bvhWork;

typedef struct raysort_bvhChildren
{
  uint32_t count;
  uint32_t tree[4];
  uint32_t budget[4];
} raysort_bvhChildren;

/* The children of a wide node, as raysort_bvhCollapse planned them. */
static void raysort_bvhSpread(const raysort_bvhBuild *build, uint32_t tree, raysort_bvhChildren *children)
{
  uint32_t i = 0;
  children->count = 1;
  children->tree[0] = tree;
  children->budget[0] = 4;
  while (i < children->count)
  {
    const raysort_bvhTree *node = &build->tree[children->tree[i]];
    const uint32_t budget = children->budget[i];
    const uint32_t share = budget > 1 ? (uint32_t)node->share >> (2 * (budget - 2)) & 3 : 0;
    uint32_t j;
    if (share == 0)
    {
      ++i;
      continue;
    }
    for (j = children->count++; j > i + 1; --j)
    {
      children->tree[j] = children->tree[j - 1];
      children->budget[j] = children->budget[j - 1];
    }
    children->tree[i] = node->left;
    children->budget[i] = share;
    children->tree[i + 1] = node->right;
    children->budget[i + 1] = budget - share;
  }
}

/* By falling area; equals stay in the order of the tree. The largest is met first by most rays. */
static void raysort_bvhOrder(const raysort_bvhBuild *build, raysort_bvhChildren *children)
{
  float areas[4];
  uint32_t i, j;
  for (i = 0; i < children->count; ++i)
  {
    const uint32_t tree = children->tree[i];
    const float area = raysort_bvhArea(&build->tree[tree].box);
    for (j = i; j > 0 && areas[j - 1] < area; --j)
    {
      areas[j] = areas[j - 1];
      children->tree[j] = children->tree[j - 1];
    }
    areas[j] = area;
    children->tree[j] = tree;
  }
}

/* ---- records ---- */

static void raysort_bvhWriteRecord(raysort_bvhBuild *build, const raysort_bvhTree *leaf, uint32_t record)
{
  const RaysortBvhGeometry *geometry = &build->info->geometries[leaf->right];
  float vertices[3][3];
  uint32_t words[12], i;
  raysort_bvhReadTriangle(geometry, leaf->left, vertices);
  for (i = 0; i < 3; ++i)
    memcpy(words + 4 * i, vertices[i], 12);
  words[3] = leaf->left;
  words[7] = leaf->right | (geometry->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
  words[11] = 0;
  memcpy(build->bytes + 16 * ((size_t)build->header.records + (size_t)RAYSORT_BVH_RECORD_WORDS * record), words,
         sizeof(words));
}

/* The triangles of a leaf, by geometry and primitive, so that the bytes do not tell left from right. */
static void raysort_bvhWriteRecords(raysort_bvhBuild *build, uint32_t tree, uint32_t record)
{
  const raysort_bvhTree *leaves[RAYSORT_BVH_LEAF_SIZE];
  uint32_t waiting[RAYSORT_BVH_LEAF_SIZE], top = 1, count = 0, i;
  waiting[0] = tree;
  while (top > 0)
  {
    const raysort_bvhTree *node = &build->tree[waiting[--top]];
    if (node->count > 1)
    {
      waiting[top++] = node->right;
      waiting[top++] = node->left;
      continue;
    }
    for (i = count++; i > 0 && (leaves[i - 1]->right > node->right ||
                                (leaves[i - 1]->right == node->right && leaves[i - 1]->left > node->left));
         --i)
      leaves[i] = leaves[i - 1];
    leaves[i] = node;
  }
  for (i = 0; i < count; ++i)
    raysort_bvhWriteRecord(build, leaves[i], record + i);
}

/* ---- boxes of children ---- */

/* A word of a child: the centre's cell, and a half extent that covers [lo, hi] around it. The centre decodes without
 * rounding, the distances to lo and hi are rounded once, so one step more covers them. */
static uint32_t raysort_bvhEncode(float lo, float hi, float origin, float cell, float inverse)
{
  const uint32_t centre = raysort_bvhCentre(lo, hi, origin, inverse);
  const float middle = origin + raysort_rounded((float)centre * cell);
  const float half = raysort_larger(hi - middle, middle - lo);
  const uint32_t least = half > 0.0f ? raysort_floatBits(half) + 1 : 0;
  const uint32_t word = (least & 0xffff0000u) | centre;
  return word < least ? word + 0x10000u : word;
}

static void raysort_bvhWriteChild(uint32_t words[4], const raysort_bvhBox *box, const RaysortBvhGrid *grid,
                                  const float inverse[3], uint32_t reference)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
    words[k] = raysort_bvhEncode(box->lo[k], box->hi[k], grid->origin[k], grid->cell[k], inverse[k]);
  words[3] = reference;
}

/* ---- frames ---- */

/* A subtree of many triangles that are small against the cells would be a heap of equal boxes: cell > 0.25 * extent /
 * root of the count, an axis suffices. It gets a grid of its own if that makes these cells half as long at least. */
static VkBool32 raysort_bvhWantsFrame(const raysort_bvhTree *node, const RaysortBvhGrid *grid,
                                      const RaysortBvhGrid *own)
{
  const raysort_bvhBox *box = &node->box;
  const float longest =
      raysort_larger(raysort_larger(box->hi[0] - box->lo[0], box->hi[1] - box->lo[1]), box->hi[2] - box->lo[2]);
  const float limit = raysort_rounded(longest * longest);
  VkBool32 wants = VK_FALSE;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const float square = raysort_rounded(grid->cell[k] * grid->cell[k]) * 16.0f;
    if (raysort_rounded(square * (float)node->count) > limit && own->cell[k] * 2.0f <= grid->cell[k])
      wants = VK_TRUE;
  }
  return wants;
}

/* Begins a frame at an inner child if it wants one: returns it, or `frame` of its parent. */
static uint32_t raysort_bvhEnterFrame(raysort_bvhBuild *build, const raysort_bvhTree *node, const RaysortBvhGrid *grid,
                                      uint32_t frame, uint32_t place, uint32_t parentWord)
{
  RaysortBvhGrid own;
  float inverse[3];
  if (node->count <= 16 || build->frameLimit == 0)
    return frame;
  raysort_bvhMakeGrid(&node->box, &own, inverse);
  if (!raysort_bvhWantsFrame(node, grid, &own))
    return frame;
  if (build->frameCount++ >= build->frameLimit)
    return frame; /* too many: what is written now will be written again, without frames */
  own.node = place;
  frame = build->frameCount - 1;
  build->frames[frame].grid = own;
  build->frames[frame].parentWord = parentWord;
  memcpy(build->frames[frame].inverse, inverse, sizeof(inverse));
  build->frameOf[place] = frame + 1;
  return frame;
}

/* Step 6. Frames are numbered by the places of their nodes. */
static void raysort_bvhPlaceFrames(raysort_bvhBuild *build)
{
  uint32_t node, number = 0;
  for (node = 0; node < build->header.nodeCount && number < build->frameCount; ++node)
  {
    const uint32_t reference = RAYSORT_BVH_FRAME_TAG | number;
    const raysort_bvhFrame *frame;
    if (build->frameOf[node] == 0)
      continue;
    frame = &build->frames[build->frameOf[node] - 1];
    memcpy(build->bytes + (size_t)frame->parentWord * 4, &reference, 4);
    memcpy(build->bytes + 16 * ((size_t)build->header.frames + (size_t)RAYSORT_BVH_FRAME_WORDS * number), &frame->grid,
           sizeof(frame->grid));
    ++number;
  }
}

/* ---- nodes ---- */

/* Writes a node, and puts its inner children on the work list; returns the list's new length. */
static uint32_t raysort_bvhWriteNode(raysort_bvhBuild *build, const raysort_bvhWork *work, raysort_bvhWork *list,
                                     uint32_t length, const RaysortBvhGrid *grid, const float inverse[3])
{
  const uint32_t firstWord = 4 * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * work->node);
  raysort_bvhChildren children;
  uint32_t words[16], i, inner = 0, region, record = work->record, stack;
  raysort_bvhSpread(build, work->tree, &children);
  raysort_bvhOrder(build, &children);
  stack = work->stack + children.count - 1;
  build->header.stackNeed = stack > build->header.stackNeed ? stack : build->header.stackNeed;
  build->header.depth = work->depth > build->header.depth ? work->depth : build->header.depth;
  for (i = 0; i < children.count; ++i)
    inner += build->tree[children.tree[i]].count > RAYSORT_BVH_LEAF_SIZE;
  region = work->region + inner;
  for (i = 0, inner = 0; i < children.count; ++i)
  {
    const raysort_bvhTree *node = &build->tree[children.tree[i]];
    const uint32_t place = work->region + inner;
    uint32_t reference = place;
    if (node->count <= RAYSORT_BVH_LEAF_SIZE)
    {
      reference = RAYSORT_BVH_LEAF_BIT | (node->count - 1) << RAYSORT_BVH_LEAF_COUNT_SHIFT | record;
      raysort_bvhWriteRecords(build, children.tree[i], record);
    }
    else
    {
      raysort_bvhWork *child = &list[length++];
      child->tree = children.tree[i];
      child->node = place;
      child->region = region;
      child->record = record;
      child->frame = raysort_bvhEnterFrame(build, node, grid, work->frame, place, firstWord + 4 * i + 3);
      child->stack = stack + (child->frame != work->frame);
      child->depth = work->depth + 1;
      region += node->nodes[0] - 1;
      ++inner;
    }
    raysort_bvhWriteChild(words + 4 * i, &node->box, grid, inverse, reference);
    record += node->count;
  }
  for (; i < 4; ++i)
  {
    words[4 * i] = words[4 * i + 1] = words[4 * i + 2] = RAYSORT_BVH_EMPTY_BOX;
    words[4 * i + 3] = RAYSORT_BVH_EMPTY;
  }
  memcpy(build->bytes + (size_t)firstWord * 4, words, sizeof(words));
  return length;
}

/* Step 5. Children of a node stand together; behind them all below the first, then all below the second, and so on. */
static void raysort_bvhEmit(raysort_bvhBuild *build, uint32_t root, const float inverse[3])
{
  raysort_bvhWork list[3 * RAYSORT_BVH_LEVELS + 4], work;
  RaysortBvhGrid grid;
  uint32_t length = 1;
  memcpy(&grid, &build->header, sizeof(grid));
  memset(build->frameOf, 0, (size_t)build->header.nodeCount * 4);
  build->frameCount = build->header.stackNeed = build->header.depth = 0;
  memset(list, 0, sizeof(list[0]));
  list[0].tree = root;
  list[0].region = 1;
  list[0].frame = RAYSORT_BVH_NONE;
  list[0].depth = 1;
  while (length > 0)
  {
    work = list[--length];
    if (work.frame == RAYSORT_BVH_NONE)
      length = raysort_bvhWriteNode(build, &work, list, length, &grid, inverse);
    else
      length = raysort_bvhWriteNode(build, &work, list, length, &build->frames[work.frame].grid,
                                    build->frames[work.frame].inverse);
    RAYSORT_ASSERT(length <= 3 * RAYSORT_BVH_LEVELS);
  }
}

/* ---- the structure ---- */

/* The counts and places in the header; its bytes are written last. */
static void raysort_bvhFinishHeader(raysort_bvhBuild *build)
{
  RaysortBvhHeader *header = &build->header;
  uint64_t size;
  header->magic = RAYSORT_BVH_MAGIC;
  header->type = RAYSORT_BVH_TRIANGLES;
  header->frameCount = build->frameCount;
  header->records = RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS * header->nodeCount;
  header->frames = header->records + RAYSORT_BVH_RECORD_WORDS * header->recordCount;
  size = raysort_bvhSize(header->nodeCount, header->recordCount, header->frameCount);
  header->sizeLow = (uint32_t)size;
  header->sizeHigh = (uint32_t)(size >> 32);
  memcpy(header->boxMin, build->bounds.lo, 12);
  memcpy(header->boxMax, build->bounds.hi, 12);
}

/* A node without children, in a grid around nothing. */
static void raysort_bvhWriteEmpty(raysort_bvhBuild *build)
{
  RaysortBvhGrid grid;
  uint32_t words[16], i;
  float inverse[3];
  memset(&build->bounds, 0, sizeof(build->bounds));
  raysort_bvhMakeGrid(&build->bounds, &grid, inverse);
  memcpy(&build->header, &grid, sizeof(grid));
  for (i = 0; i < 16; ++i)
    words[i] = i % 4 == 3 ? RAYSORT_BVH_EMPTY : RAYSORT_BVH_EMPTY_BOX;
  memcpy(build->bytes + 16 * RAYSORT_BVH_HEADER_WORDS, words, sizeof(words));
  build->header.nodeCount = build->header.depth = 1;
  build->header.recordCount = build->frameCount = 0;
}

static VkResult raysort_bvhBuildOne(raysort_bvhBuild *build)
{
  RaysortBvhGrid grid;
  float inverse[3];
  raysort_bvhReadTriangles(build);
  if (build->count > 0)
  {
    uint32_t root;
    raysort_bvhMakeGrid(&build->bounds, &grid, inverse);
    memcpy(&build->header, &grid, sizeof(grid));
    raysort_bvhMakeKeys(build);
    raysort_bvhSort(build);
    raysort_bvhPlantLeaves(build);
    root = raysort_bvhGrow(build);
    build->header.nodeCount = build->count > RAYSORT_BVH_LEAF_SIZE ? build->tree[root].nodes[0] : 1;
    build->header.recordCount = build->count;
    if (build->header.nodeCount > build->nodeLimit)
      build->header.error = RAYSORT_BVH_ERROR_NO_ROOM;
    else
    {
      raysort_bvhFinishHeader(build); /* the records' place */
      raysort_bvhEmit(build, root, inverse);
      if (build->frameCount > build->frameLimit)
      {
        build->frameLimit = 0;
        raysort_bvhEmit(build, root, inverse);
      }
    }
  }
  if (build->count == 0 || build->header.error)
    raysort_bvhWriteEmpty(build);
  raysort_bvhFinishHeader(build);
  if (build->frameCount > 0)
    raysort_bvhPlaceFrames(build);
  memcpy(build->bytes, &build->header, sizeof(build->header));
  return build->header.error ? VK_INCOMPLETE : VK_SUCCESS;
}

/* ---- public ---- */

static VkResult raysort_bvhSayLarge(const RaysortBvhBuildInfo *info, const char *field, uint64_t value, uint64_t least)
{
  char text[256];
  snprintf(text, sizeof(text), "raysortBuildBvhOnHost: %s is %llu, must be >= %llu", field, (raysort_u64)value,
           (raysort_u64)least);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

RAYSORT_API VkResult raysortBuildBvhOnHost(const RaysortBvhBuildInfo *info, void *memory, size_t size, void *scratch,
                                           size_t scratchSize)
{
  RaysortBvhLayout layout;
  raysort_bvhBuild build;
  VkDeviceSize offset = 0;
  uint32_t i;
  VkResult result = raysort_bvhLayOut(info, VK_TRUE, &layout, NULL);
  if (result != VK_SUCCESS)
    return result;
  if (size < layout.destinationSize)
    return raysort_bvhSayLarge(info, "size", size, layout.destinationSize);
  if (scratchSize < layout.scratchSize)
    return raysort_bvhSayLarge(info, "scratchSize", scratchSize, layout.scratchSize);
  if ((uintptr_t)scratch % 16 != 0)
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "raysortBuildBvhOnHost: scratch is not a multiple of 16");
  for (i = 0; i < info->bvhCount; ++i)
  {
    uint32_t primitives;
    raysort_bvhCheck(info, i, VK_TRUE, &primitives);
    raysort_bvhBegin(&build, &info->bvhs[i], primitives, (unsigned char *)memory + (size_t)offset, scratch);
    if (raysort_bvhBuildOne(&build) != VK_SUCCESS)
      result = raysort_say(info->message, info->messageUser, VK_INCOMPLETE,
                           "raysortBuildBvhOnHost: a structure has too many nodes; it was left empty");
    offset += raysort_bvhMaxSize(primitives);
  }
  return result;
}
/* ---- src/bvh_trace.c ---- */

/* Triangles: rays on the host. */

/* What shaders/raysort_bvh.glsl does, in C. The triangle test rounds each step by itself (raysort_rounded), so hits are
 * equal to the bit; boxes may be rounded in any way. */

#define RAYSORT_BVH_HOST_STACK (4u * RAYSORT_BVH_LEVELS + 4u) /* raysortVerifyBvh refuses deeper ones */

typedef struct raysort_bvhRay
{
  RaysortBvhRay ray;
  uint32_t flags;
  float tMin;
  uint32_t i, j, k; /* axes of the shear */
  float si, sj, sk;
  float reciprocal[3], size[3];               /* of the direction; |reciprocal| */
  float cell[3], nearOffset[3], farOffset[3]; /* of the grid that the ray is in */
} raysort_bvhRay;

typedef struct raysort_bvhStacked
{
  uint32_t reference;
  float distance;
} raysort_bvhStacked;

static const unsigned char *raysort_bvhWord(const void *bvh, uint32_t word)
{
  return (const unsigned char *)bvh + (size_t)word * 16;
}

static float raysort_absolute(float value)
{
  return raysort_bitsFloat(raysort_floatBits(value) & 0x7fffffffu);
}

/* A ray that cannot hit anything is dead: see RaysortBvhRay. */
static VkBool32 raysort_bvhIsAlive(const RaysortBvhRay *ray)
{
  const uint32_t most = raysort_floatBits(RAYSORT_BVH_MAX_RAY);
  uint32_t k, any = 0;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t origin = raysort_floatBits(ray->origin[k]) & 0x7fffffffu;
    const uint32_t direction = raysort_floatBits(ray->direction[k]) & 0x7fffffffu;
    if (origin > most || direction > most)
      return VK_FALSE;
    any |= direction;
  }
  if ((raysort_floatBits(ray->tMin) & 0x7fffffffu) >= 0x7f800000u ||
      (raysort_floatBits(ray->tMax) & 0x7fffffffu) > 0x7f800000u)
    return VK_FALSE;
  return any != 0 && ray->tMin <= ray->tMax;
}

static void raysort_bvhPrepare(raysort_bvhRay *state, const RaysortBvhRay *ray, uint32_t flags)
{
  const float *d = ray->direction;
  uint32_t k = 0, axis;
  state->ray = *ray;
  state->flags = flags;
  state->tMin = raysort_larger(ray->tMin, 0.0f);
  for (axis = 1; axis < 3; ++axis)
    if (raysort_absolute(d[axis]) > raysort_absolute(d[k]))
      k = axis;
  state->k = k;
  state->i = d[k] < 0.0f ? (k + 2) % 3 : (k + 1) % 3;
  state->j = 3 - k - state->i;
  state->si = d[state->i] / d[k];
  state->sj = d[state->j] / d[k];
  state->sk = 1.0f / d[k];
  for (axis = 0; axis < 3; ++axis)
  {
    const float least = raysort_power(-60);
    const float part = raysort_absolute(d[axis]) >= least ? d[axis] : raysort_floatBits(d[axis]) >> 31 ? -least : least;
    state->reciprocal[axis] = 1.0f / part;
    state->size[axis] = raysort_absolute(state->reciprocal[axis]);
  }
}

/* Takes the ray to a grid: the header's is that of RAYSORT_BVH_FRAME_MASK. Returns the grid's node. */
static uint32_t raysort_bvhEnterGrid(raysort_bvhRay *state, const void *bvh, const RaysortBvhHeader *header,
                                     uint32_t frame)
{
  RaysortBvhGrid grid;
  uint32_t k;
  memcpy(&grid,
         raysort_bvhWord(bvh, frame == RAYSORT_BVH_FRAME_MASK ? 0 : header->frames + RAYSORT_BVH_FRAME_WORDS * frame),
         sizeof(grid));
  for (k = 0; k < 3; ++k)
  {
    const float origin = state->ray.origin[k];
    const float offset = (grid.origin[k] - origin) * state->reciprocal[k];
    const float bias = state->size[k] * (raysort_absolute(origin) + grid.extent) * (3.0f * raysort_power(-21));
    state->cell[k] = grid.cell[k] * state->reciprocal[k];
    state->nearOffset[k] = offset - bias;
    state->farOffset[k] = offset + bias;
  }
  return grid.node;
}

/* ---- triangles ---- */

/* The interval of t in which a ray is in the box of three vertices, given relative to its origin. It is a little wider
 * than that, by what the edge test may have rounded. t: moved into it. VK_FALSE: there is none. */
static VkBool32 raysort_bvhBound(const raysort_bvhRay *state, float corners[3][3], float *t)
{
  float from = 0, to = 0;
  uint32_t axis;
  for (axis = 0; axis < 3; ++axis)
  {
    const float r = state->reciprocal[axis];
    const float a = raysort_rounded(corners[0][axis] * r), b = raysort_rounded(corners[1][axis] * r);
    const float c = raysort_rounded(corners[2][axis] * r);
    const float lo = raysort_smaller(raysort_smaller(a, b), c), hi = raysort_larger(raysort_larger(a, b), c);
    const float slack = raysort_larger(raysort_absolute(lo), raysort_absolute(hi)) * raysort_power(-21);
    from = axis == 0 ? lo - slack : raysort_larger(from, lo - slack);
    to = axis == 0 ? hi + slack : raysort_smaller(to, hi + slack);
  }
  *t = raysort_smaller(raysort_larger(*t, from), to);
  return from <= to;
}

/* Sets t, u, v and the hit kind; VK_FALSE: no hit, or none in [tMin, best]. */
static VkBool32 raysort_bvhHitTriangle(const raysort_bvhRay *state, float vertices[3][4], float best,
                                       RaysortBvhHit *hit)
{
  float corners[3][3], x[3], y[3], z[3], edge[3], det, scaled, inverse;
  uint32_t n, axis;
  for (n = 0; n < 3; ++n)
  {
    for (axis = 0; axis < 3; ++axis)
      corners[n][axis] = vertices[n][axis] - state->ray.origin[axis];
    x[n] = corners[n][state->i] - raysort_rounded(state->si * corners[n][state->k]);
    y[n] = corners[n][state->j] - raysort_rounded(state->sj * corners[n][state->k]);
    z[n] = raysort_rounded(state->sk * corners[n][state->k]);
  }
  for (n = 0; n < 3; ++n)
  {
    const uint32_t from = n == 2 ? 0 : n + 1, to = 3 - n - from;
    edge[n] = raysort_rounded(x[to] * y[from]) - raysort_rounded(y[to] * x[from]);
  }
  if ((edge[0] < 0.0f || edge[1] < 0.0f || edge[2] < 0.0f) && (edge[0] > 0.0f || edge[1] > 0.0f || edge[2] > 0.0f))
    return VK_FALSE;
  det = raysort_rounded(edge[0] + edge[1]) + edge[2];
  if (raysort_absolute(det) < raysort_power(-126))
    return VK_FALSE;
  inverse = 1.0f / det;
  scaled = raysort_rounded(raysort_rounded(edge[0] * z[0]) + raysort_rounded(edge[1] * z[1]));
  hit->t = raysort_rounded(scaled + raysort_rounded(edge[2] * z[2])) * inverse;
  if (!raysort_bvhBound(state, corners, &hit->t))
    return VK_FALSE;
  hit->u = edge[1] * inverse;
  hit->v = edge[2] * inverse;
  hit->flags = RAYSORT_BVH_HIT_BIT | (det > 0.0f ? RAYSORT_BVH_HIT_KIND_FRONT : RAYSORT_BVH_HIT_KIND_BACK);
  return hit->t >= state->tMin && hit->t <= best;
}

/* Is `a` before `b` in the order of hits? Instances are equal in one level. */
static VkBool32 raysort_bvhIsBefore(const RaysortBvhHit *a, const RaysortBvhHit *b)
{
  if (a->t != b->t)
    return a->t < b->t;
  if (a->instance != b->instance)
    return a->instance < b->instance;
  return a->geometry != b->geometry ? a->geometry < b->geometry : a->primitive < b->primitive;
}

/* What flags and hook say to a candidate. */
static VkBool32 raysort_bvhAccepts(const raysort_bvhRay *state, const RaysortHostHooks *hooks, uint32_t recordFlags,
                                   const RaysortBvhHit *hit)
{
  const VkBool32 isFront = (hit->flags & RAYSORT_BVH_HIT_KIND_MASK) == RAYSORT_BVH_HIT_KIND_FRONT;
  VkBool32 isOpaque = recordFlags & RAYSORT_BVH_OPAQUE_BIT ? VK_TRUE : VK_FALSE;
  if (state->flags & (RAYSORT_RAY_OPAQUE | RAYSORT_RAY_NO_OPAQUE))
    isOpaque = state->flags & RAYSORT_RAY_OPAQUE ? VK_TRUE : VK_FALSE;
  if (state->flags & (isFront ? RAYSORT_RAY_CULL_FRONT_FACING : RAYSORT_RAY_CULL_BACK_FACING))
    return VK_FALSE;
  if (state->flags & (isOpaque ? RAYSORT_RAY_CULL_OPAQUE : RAYSORT_RAY_CULL_NO_OPAQUE))
    return VK_FALSE;
  return isOpaque || !hooks || !hooks->anyHit || hooks->anyHit(hooks->user, &state->ray, hit);
}

/* Tests the records of a leaf. best: the closest so far; last: NULL, or only hits behind it count. */
static VkBool32 raysort_bvhVisitLeaf(const raysort_bvhRay *state, const unsigned char *records, uint32_t reference,
                                     const RaysortHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *best)
{
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  const uint32_t first = reference & RAYSORT_BVH_LEAF_FIRST_MASK;
  VkBool32 found = VK_FALSE;
  uint32_t n, words[3];
  for (n = 0; n < count; ++n)
  {
    RaysortBvhHit hit;
    float vertices[3][4];
    memcpy(vertices, records + 48 * ((size_t)first + n), sizeof(vertices));
    if (!raysort_bvhHitTriangle(state, vertices, best->t, &hit))
      continue;
    memcpy(&words[0], &vertices[0][3], 4);
    memcpy(&words[1], &vertices[1][3], 4);
    hit.primitive = words[0];
    hit.geometry = words[1] & RAYSORT_BVH_RECORD_GEOMETRY_MASK;
    hit.instance = hit.material = 0;
    if (!raysort_bvhIsBefore(&hit, best) || (last && !raysort_bvhIsBefore(last, &hit)) ||
        !raysort_bvhAccepts(state, hooks, words[1] >> RAYSORT_BVH_RECORD_FLAGS_SHIFT, &hit))
      continue;
    *best = hit;
    found = VK_TRUE;
    if (state->flags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT)
      return VK_TRUE;
  }
  return found;
}

/* ---- nodes ---- */

/* Puts the children that the ray meets on the stack, the nearest last. Equal distances: the smaller box, which is the
 * later child, is nearer. */
static uint32_t raysort_bvhVisitNode(const raysort_bvhRay *state, const unsigned char *node, float best,
                                     raysort_bvhStacked *stack, uint32_t top)
{
  const uint32_t bottom = top;
  uint32_t words[16], child, k;
  memcpy(words, node, sizeof(words));
  for (child = 0; child < 4; ++child)
  {
    float from = state->tMin, to = best;
    uint32_t place;
    if (words[4 * child + 3] == RAYSORT_BVH_EMPTY)
      break;
    for (k = 0; k < 3; ++k)
    {
      const uint32_t word = words[4 * child + k];
      const float centre = (float)(word & 0xffffu) * state->cell[k];
      const float half = raysort_bitsFloat(word) * state->size[k];
      from = raysort_larger(from, centre + state->nearOffset[k] - half);
      to = raysort_smaller(to, centre + state->farOffset[k] + half);
    }
    if (!(from <= to))
      continue;
    for (place = top++; place > bottom && stack[place - 1].distance < from; --place)
      stack[place] = stack[place - 1];
    stack[place].reference = words[4 * child + 3];
    stack[place].distance = from;
  }
  return top;
}

static void raysort_bvhMiss(const RaysortBvhRay *ray, RaysortBvhHit *hit)
{
  memset(hit, 0, sizeof(*hit));
  hit->t = ray->tMax;
  hit->primitive = hit->geometry = hit->instance = RAYSORT_BVH_NONE;
}

static VkBool32 raysort_bvhTrace(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                 const RaysortHostHooks *hooks, const RaysortBvhHit *last, RaysortBvhHit *hit)
{
  raysort_bvhStacked stack[RAYSORT_BVH_HOST_STACK];
  RaysortBvhHeader header;
  raysort_bvhRay state;
  RaysortBvhHit best;
  uint32_t top = 0, frame = RAYSORT_BVH_FRAME_MASK;
  memcpy(&header, bvh, sizeof(header));
  raysort_bvhMiss(ray, &best);
  best.t = raysort_smaller(best.t, raysort_bitsFloat(0x7f7fffffu)); /* an infinite t is no hit */
  if (!raysort_bvhIsAlive(ray) || rayFlags & RAYSORT_RAY_SKIP_TRIANGLES)
  {
    raysort_bvhMiss(ray, hit);
    return VK_FALSE;
  }
  raysort_bvhPrepare(&state, ray, rayFlags);
  stack[top].distance = 0;
  stack[top++].reference = raysort_bvhEnterGrid(&state, bvh, &header, frame);
  while (top > 0)
  {
    uint32_t reference = stack[--top].reference;
    if (stack[top].distance > best.t)
      continue;
    if ((reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_RESTORE_TAG)
    {
      frame = reference & RAYSORT_BVH_FRAME_MASK;
      raysort_bvhEnterGrid(&state, bvh, &header, frame);
      continue;
    }
    if ((reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG)
    {
      stack[top].distance = 0; /* comes back however close the hit is */
      stack[top++].reference = RAYSORT_BVH_RESTORE_TAG | frame;
      frame = reference & RAYSORT_BVH_FRAME_MASK;
      reference = raysort_bvhEnterGrid(&state, bvh, &header, frame);
    }
    if (!(reference & RAYSORT_BVH_LEAF_BIT))
      top = raysort_bvhVisitNode(&state, raysort_bvhWord(bvh, RAYSORT_BVH_HEADER_WORDS) + 64 * (size_t)reference,
                                 best.t, stack, top);
    else if (raysort_bvhVisitLeaf(&state, raysort_bvhWord(bvh, header.records), reference, hooks, last, &best) &&
             rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT)
      top = 0;
  }
  if (best.flags & RAYSORT_BVH_HIT_BIT)
    *hit = best;
  else
    raysort_bvhMiss(ray, hit);
  return hit->flags & RAYSORT_BVH_HIT_BIT ? VK_TRUE : VK_FALSE;
}

RAYSORT_API VkBool32 raysortTraceOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                        const RaysortHostHooks *hooks, RaysortBvhHit *hit)
{
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, NULL, hit);
}

RAYSORT_API VkBool32 raysortTraceNextOnHost(const void *bvh, const RaysortBvhRay *ray, uint32_t rayFlags,
                                            const RaysortHostHooks *hooks, const RaysortBvhHit *last,
                                            RaysortBvhHit *hit)
{
  const RaysortBvhHit from = *last;
  return raysort_bvhTrace(bvh, ray, rayFlags, hooks, from.flags & RAYSORT_BVH_HIT_BIT ? &from : NULL, hit);
}
/* ---- src/bvh_verify.c ---- */

/* Triangles: proof of a structure. */

/* A node on the way from the root to where the walk is. */
typedef struct raysort_bvhLevel
{
  RaysortBvhGrid grid;
  raysort_bvhBox box;  /* of the records below it so far */
  float area;          /* of the last child */
  uint32_t node, slot; /* slot: the next one */
  uint32_t child;      /* place of its next inner child */
  uint32_t stack;      /* most entries stacked when a traversal comes here */
  uint32_t words[16];
} raysort_bvhLevel;

typedef struct raysort_bvhWalk
{
  const unsigned char *bytes;
  RaysortBvhHeader header;
  raysort_bvhLevel levels[RAYSORT_BVH_LEVELS];
  uint32_t depth;                  /* levels in use */
  uint32_t nodes, records, frames; /* met so far; nodes: also those whose parents were met */
  uint32_t stackNeed, deepest;
  double cost;
  const char *fault;
} raysort_bvhWalk;

static VkBool32 raysort_bvhFault(raysort_bvhWalk *walk, const char *text)
{
  walk->fault = walk->fault ? walk->fault : text;
  return VK_FALSE;
}

/* ---- header ---- */

static VkBool32 raysort_bvhVerifyGrid(raysort_bvhWalk *walk, const RaysortBvhGrid *grid)
{
  uint32_t k;
  for (k = 0; k < 3; ++k)
    if (!raysort_bvhIsFinite(grid->cell[k]) || !(grid->cell[k] > 0.0f) || !raysort_bvhIsFinite(grid->origin[k] * 0.25f))
      return raysort_bvhFault(walk, "a grid has an origin or a cell that is out of range");
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyHeader(raysort_bvhWalk *walk, size_t size)
{
  const RaysortBvhHeader *header = &walk->header;
  const uint64_t bytes = raysort_bvhSize(header->nodeCount, header->recordCount, header->frameCount);
  const uint64_t records = RAYSORT_BVH_HEADER_WORDS + (uint64_t)RAYSORT_BVH_NODE_WORDS * header->nodeCount;
  const uint64_t frames = records + (uint64_t)RAYSORT_BVH_RECORD_WORDS * header->recordCount;
  const uint64_t accounted =
      (uint64_t)header->recordCount + header->badIndexCount + header->nonFiniteCount + header->degenerateCount;
  RaysortBvhGrid grid;
  if (header->magic != RAYSORT_BVH_MAGIC)
    return raysort_bvhFault(walk, "not a structure: the magic number is another one");
  if (header->type != RAYSORT_BVH_TRIANGLES || header->reserved != 0)
    return raysort_bvhFault(walk, "the header has an unknown type, or a reserved word that is not 0");
  if (header->nodeCount == 0 || header->recordCount > RAYSORT_BVH_MAX_PRIMITIVES ||
      header->frameCount > RAYSORT_BVH_FRAME_MASK || bytes / 16 > 0xffffffffu)
    return raysort_bvhFault(walk, "the counts in the header are out of range");
  if (bytes > size || header->sizeLow != (uint32_t)bytes || header->sizeHigh != (uint32_t)(bytes >> 32))
    return raysort_bvhFault(walk, "the size is not that of the counts, or larger than the memory");
  if (header->records != records || header->frames != frames || header->node != 0)
    return raysort_bvhFault(walk, "nodes, records or frames are not where the counts put them");
  if (header->error > RAYSORT_BVH_ERROR_NO_ROOM || (header->error && header->recordCount))
    return raysort_bvhFault(walk, "the error is unknown, or the structure not empty");
  if (!header->error && accounted != header->primitiveCount)
    return raysort_bvhFault(walk, "records and triangles left out do not add up to the primitives");
  memcpy(&grid, header, sizeof(grid));
  return raysort_bvhVerifyGrid(walk, &grid);
}

/* ---- records ---- */

/* Does the box of a slot, as a traversal decodes it, contain what lies below? And is its centre within 2 cells of that
 * of what lies below? With a centre far away the box test would round more than it allows for. A NaN is never right. */
static VkBool32 raysort_bvhCovers(const raysort_bvhLevel *level, uint32_t slot, const raysort_bvhBox *box)
{
  VkBool32 covers = VK_TRUE;
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const uint32_t word = level->words[4 * slot + k];
    const double cell = (double)level->grid.cell[k], half = (double)raysort_bitsFloat(word);
    const double middle = (double)level->grid.origin[k] + (double)(word & 0xffffu) * cell;
    const double own = ((double)box->lo[k] + (double)box->hi[k]) * 0.5;
    if (!(middle - half <= (double)box->lo[k] && (double)box->hi[k] <= middle + half))
      covers = VK_FALSE;
    if (!(middle - 2.0 * cell <= own && own <= middle + 2.0 * cell))
      covers = VK_FALSE;
  }
  return covers;
}

static VkBool32 raysort_bvhVerifyRecord(raysort_bvhWalk *walk, uint32_t record, uint64_t *order, raysort_bvhBox *box)
{
  uint32_t words[12], n, k;
  float vertices[3][3];
  uint64_t place;
  raysort_bvhBox own;
  memcpy(words, walk->bytes + 16 * (size_t)walk->header.records + 48 * (size_t)record, sizeof(words));
  for (n = 0; n < 3; ++n)
  {
    memcpy(vertices[n], words + 4 * n, 12);
    for (k = 0; k < 3; ++k)
      if (!raysort_bvhIsFinite(vertices[n][k]))
        return raysort_bvhFault(walk, "a vertex of a record is out of range");
  }
  place = ((uint64_t)(words[7] & RAYSORT_BVH_RECORD_GEOMETRY_MASK) << 32 | words[3]) + 1;
  if (place <= *order)
    return raysort_bvhFault(walk, "the records of a leaf are not in order");
  if (words[7] >> RAYSORT_BVH_RECORD_FLAGS_SHIFT & ~RAYSORT_BVH_OPAQUE_BIT || words[11] != 0)
    return raysort_bvhFault(walk, "a record has unknown flags, or a reserved word that is not 0");
  *order = place;
  raysort_bvhTriangleBox(vertices, &own);
  raysort_bvhJoin(box, box, &own);
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyLeaf(raysort_bvhWalk *walk, raysort_bvhLevel *level, uint32_t slot, uint32_t reference)
{
  const uint32_t count = (reference >> RAYSORT_BVH_LEAF_COUNT_SHIFT & 3) + 1;
  raysort_bvhBox box = raysort_bvhNoBox;
  uint64_t order = 0;
  uint32_t n;
  if ((reference & RAYSORT_BVH_LEAF_FIRST_MASK) != walk->records || count > walk->header.recordCount - walk->records)
    return raysort_bvhFault(walk, "a leaf does not begin where the leaf before it ends, or ends too late");
  for (n = 0; n < count; ++n)
    if (!raysort_bvhVerifyRecord(walk, walk->records + n, &order, &box))
      return VK_FALSE;
  if (!raysort_bvhCovers(level, slot, &box))
    return raysort_bvhFault(walk, "a leaf sticks out of its box, or is not in the middle of it");
  if (raysort_bvhArea(&box) > level->area)
    return raysort_bvhFault(walk, "children are not in the order of their areas");
  level->area = raysort_bvhArea(&box);
  raysort_bvhJoin(&level->box, &level->box, &box);
  walk->records += count;
  walk->cost += 0.3 * (double)count * (double)level->area;
  return VK_TRUE;
}

/* ---- nodes ---- */

/* Goes down to a node: its children are the next nodes that nobody has yet. So every node has one parent, before it. */
static VkBool32 raysort_bvhDescend(raysort_bvhWalk *walk, uint32_t node, const RaysortBvhGrid *grid, uint32_t stack)
{
  raysort_bvhLevel *level = &walk->levels[walk->depth];
  uint32_t slot, children = 0, inner = 0;
  if (walk->depth == RAYSORT_BVH_LEVELS)
    return raysort_bvhFault(walk, "deeper than any structure that was built here");
  memset(level, 0, sizeof(*level));
  level->grid = *grid;
  level->box = raysort_bvhNoBox;
  level->area = raysort_power(127);
  level->node = node;
  level->stack = stack;
  level->child = walk->nodes;
  memcpy(level->words, walk->bytes + 16 * RAYSORT_BVH_HEADER_WORDS + 64 * (size_t)node, sizeof(level->words));
  for (slot = 0; slot < 4; ++slot)
  {
    const uint32_t reference = level->words[4 * slot + 3];
    children += reference != RAYSORT_BVH_EMPTY;
    inner += !(reference & RAYSORT_BVH_LEAF_BIT) || (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG;
  }
  if (inner > walk->header.nodeCount - walk->nodes)
    return raysort_bvhFault(walk, "more nodes than the header says");
  walk->nodes += inner;
  ++walk->depth;
  stack += children > 0 ? children - 1 : 0;
  walk->stackNeed = stack > walk->stackNeed ? stack : walk->stackNeed;
  walk->deepest = walk->depth > walk->deepest ? walk->depth : walk->deepest;
  level->stack = stack;
  return VK_TRUE;
}

static VkBool32 raysort_bvhVerifyInner(raysort_bvhWalk *walk, raysort_bvhLevel *level, uint32_t reference)
{
  RaysortBvhGrid grid = level->grid;
  uint32_t node = reference, stack = level->stack;
  if (reference & RAYSORT_BVH_LEAF_BIT)
  {
    const uint32_t frame = reference & RAYSORT_BVH_FRAME_MASK;
    if (frame >= walk->header.frameCount)
      return raysort_bvhFault(walk, "a frame is not there");
    memcpy(&grid, walk->bytes + 16 * ((size_t)walk->header.frames + (size_t)RAYSORT_BVH_FRAME_WORDS * frame),
           sizeof(grid));
    if (!raysort_bvhVerifyGrid(walk, &grid))
      return VK_FALSE;
    node = grid.node;
    ++stack;
    ++walk->frames;
  }
  if (node != level->child)
    return raysort_bvhFault(walk, "an inner child is not in its place");
  ++level->child;
  return raysort_bvhDescend(walk, node, &grid, stack);
}

static VkBool32 raysort_bvhVerifyEmpty(raysort_bvhWalk *walk, const raysort_bvhLevel *level, uint32_t slot)
{
  uint32_t word;
  for (word = 4 * slot; word < 16; ++word)
    if (level->words[word] != (word % 4 == 3 ? RAYSORT_BVH_EMPTY : RAYSORT_BVH_EMPTY_BOX))
      return raysort_bvhFault(walk, "an empty child has a box, or children behind it");
  return VK_TRUE;
}

/* A grid must be the very one that a build makes for the records below it: with an origin or cells that are too large,
 * the box test would round more than it allows for. */
static VkBool32 raysort_bvhIsGridOf(const RaysortBvhGrid *grid, const raysort_bvhBox *box)
{
  RaysortBvhGrid own;
  float inverse[3];
  raysort_bvhMakeGrid(box, &own, inverse);
  own.node = grid->node;
  return memcmp(grid, &own, sizeof(own)) == 0 ? VK_TRUE : VK_FALSE;
}

/* Back from a node, all of which was seen: its box must lie in its parent's slot. */
static VkBool32 raysort_bvhAscend(raysort_bvhWalk *walk)
{
  raysort_bvhLevel *level = &walk->levels[--walk->depth], *parent;
  float area;
  if (walk->records == 0)
    memset(&level->box, 0, sizeof(level->box)); /* of the root: all others have children */
  area = raysort_bvhArea(&level->box);
  walk->cost += (double)area;
  if (level->grid.node == level->node && !raysort_bvhIsGridOf(&level->grid, &level->box))
    return raysort_bvhFault(walk, "a grid is not that of the records below");
  if (walk->depth == 0)
    return VK_TRUE;
  parent = &walk->levels[walk->depth - 1];
  if (!raysort_bvhCovers(parent, parent->slot - 1, &level->box))
    return raysort_bvhFault(walk, "a node sticks out of its box, or is not in the middle of it");
  if (area > parent->area)
    return raysort_bvhFault(walk, "children are not in the order of their areas");
  parent->area = area;
  raysort_bvhJoin(&parent->box, &parent->box, &level->box);
  return VK_TRUE;
}

/* One step of the walk: the next slot of the deepest node. */
static VkBool32 raysort_bvhStep(raysort_bvhWalk *walk)
{
  raysort_bvhLevel *level = &walk->levels[walk->depth - 1];
  const uint32_t slot = level->slot++;
  const uint32_t reference = slot < 4 ? level->words[4 * slot + 3] : RAYSORT_BVH_EMPTY;
  if (slot == 4)
  {
    if (level->words[3] == RAYSORT_BVH_EMPTY && walk->depth > 1)
      return raysort_bvhFault(walk, "a node other than the root has no children");
    return raysort_bvhAscend(walk);
  }
  if (reference == RAYSORT_BVH_EMPTY)
    return raysort_bvhVerifyEmpty(walk, level, slot);
  if (!(reference & RAYSORT_BVH_LEAF_BIT) || (reference & RAYSORT_BVH_TAG_MASK) == RAYSORT_BVH_FRAME_TAG)
    return raysort_bvhVerifyInner(walk, level, reference);
  if (reference & 0x40000000u)
    return raysort_bvhFault(walk, "a child is of an unknown kind");
  return raysort_bvhVerifyLeaf(walk, level, slot, reference);
}

static VkBool32 raysort_bvhVerifyTotals(raysort_bvhWalk *walk)
{
  const RaysortBvhHeader *header = &walk->header;
  const raysort_bvhBox *box = &walk->levels[0].box;
  if (walk->nodes != header->nodeCount || walk->records != header->recordCount || walk->frames != header->frameCount)
    return raysort_bvhFault(walk, "the counts of nodes, records or frames are not those of the header");
  if (walk->stackNeed != header->stackNeed || walk->deepest != header->depth)
    return raysort_bvhFault(walk, "depth or stack need are not those of the header");
  if (!raysort_bvhSamePoint(box->lo, header->boxMin) || !raysort_bvhSamePoint(box->hi, header->boxMax))
    return raysort_bvhFault(walk, "the box of the header is not that of the records");
  return VK_TRUE;
}

RAYSORT_API VkResult raysortVerifyBvh(const void *bvh, size_t size, RaysortBvhReport *report)
{
  raysort_bvhWalk walk;
  RaysortBvhGrid grid;
  VkBool32 good;
  memset(&walk, 0, sizeof(walk));
  if (report)
    memset(report, 0, sizeof(*report));
  walk.bytes = (const unsigned char *)bvh;
  walk.nodes = 1;
  if (size < sizeof(walk.header))
    good = raysort_bvhFault(&walk, "not a structure: smaller than a header");
  else
  {
    memcpy(&walk.header, bvh, sizeof(walk.header));
    memcpy(&grid, bvh, sizeof(grid));
    good = raysort_bvhVerifyHeader(&walk, size) && raysort_bvhDescend(&walk, 0, &grid, 0);
    while (good && walk.depth > 0)
      good = raysort_bvhStep(&walk);
    good = good && raysort_bvhVerifyTotals(&walk);
  }
  if (report)
  {
    const float area = raysort_bvhArea(&walk.levels[0].box);
    report->header = walk.header;
    report->fault = walk.fault;
    report->cost = good && area > 0.0f ? (float)(walk.cost / (double)area) : 0.0f;
    report->node = good || walk.depth == 0 ? 0 : walk.levels[walk.depth - 1].node;
    report->slot =
        good || walk.depth == 0 || walk.levels[walk.depth - 1].slot == 0 ? 0 : walk.levels[walk.depth - 1].slot - 1;
  }
  return good ? VK_SUCCESS : VK_ERROR_VALIDATION_FAILED_EXT;
}
/* ---- src/bvh_plan.c ---- */

/* Triangles: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_BVH_BIT
#define RAYSORT_WORDS_BVH
#endif

enum
{
  RAYSORT_BVH_PIPELINE_TRACE,
  RAYSORT_BVH_PIPELINE_TRACE_ANY,
  RAYSORT_BVH_PIPELINES
};

/* Threads of a workgroup. Measured on an NVIDIA H200, 2026-11-20: 32 take 1 to 5 % longer, 128 are within 1 %. */
#define RAYSORT_TRACE_THREADS 64u

#define RAYSORT_ALL_RAY_FLAGS 0x3ffu
#define RAYSORT_BVH_LEAST     (16u * (RAYSORT_BVH_HEADER_WORDS + RAYSORT_BVH_NODE_WORDS)) /* bytes */

/* ---- the trace ---- */

/* Rays there are, and hits: a list may name any of them. */
static uint32_t raysort_traceRays(const RaysortTraceInfo *info)
{
  return raysort_isGiven(&info->list) && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
}

/* Words of the table of materials that can be looked at. */
static uint32_t raysort_traceMaterials(const RaysortTraceInfo *info)
{
  const VkDeviceSize words = info->materials.size / 4;
  return words < RAYSORT_BVH_MAX_GEOMETRIES ? (uint32_t)words : RAYSORT_BVH_MAX_GEOMETRIES;
}

static VkResult raysort_checkTrace(RaysortContext context, const RaysortTraceInfo *info)
{
  const int hasList = raysort_isGiven(&info->list);
  VkResult result = raysort_checkRange(context, "RaysortTraceInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.hint", info->hint, 0, RAYSORT_TRACE_COHERENT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortTraceInfo.rayFlags", info->rayFlags, 0, RAYSORT_ALL_RAY_FLAGS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context,
                                hasList ? "RaysortTraceInfo.rayCount" : "RaysortTraceInfo.rayCount (without a list)",
                                info->rayCount, 0, hasList ? RAYSORT_MAX_COUNT : 0);
  return result;
}

RAYSORT_API VkResult raysortGetTraceLayout(RaysortContext context, const RaysortTraceInfo *info,
                                           RaysortTraceLayout *layout)
{
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_BVH_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkTrace(context, info);
  if (result != VK_SUCCESS)
    return result;
  layout->raysSize = (VkDeviceSize)raysort_traceRays(info) * sizeof(RaysortBvhRay);
  layout->hitsSize = (VkDeviceSize)raysort_traceRays(info) * sizeof(RaysortBvhHit);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->alignment = 16;
  layout->passCount = info->maxCount ? RAYSORT_TRACE_MAX_PASSES : 0;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_TRACE_BVH,
  RAYSORT_TRACE_RAYS,
  RAYSORT_TRACE_HITS,
  RAYSORT_TRACE_LIST,
  RAYSORT_TRACE_LIVE,
  RAYSORT_TRACE_MATERIALS,
  RAYSORT_TRACE_BUFFERS
};

static VkResult raysort_traceBuffers(RaysortContext context, const RaysortTraceInfo *info,
                                     const RaysortTraceLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize any = info->maxCount ? 1 : 0; /* without a ray nothing is needed */
  const raysort_need needs[RAYSORT_TRACE_BUFFERS] = {
      {RAYSORT_RESOURCE_BVH_TRACE_BVH, &info->bvh, any * RAYSORT_BVH_LEAST, 16, 0},
      {RAYSORT_RESOURCE_BVH_TRACE_RAYS, &info->rays, layout->raysSize, 16, 0},
      {RAYSORT_RESOURCE_BVH_TRACE_HITS, &info->hits, layout->hitsSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_BVH_TRACE_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_COUNT_BUFFER, &info->count, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, &info->materials, any * 4, 4, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_TRACE_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* what these two say of themselves */
  if (info->bvh.size > ranges[RAYSORT_TRACE_BVH].needed)
    ranges[RAYSORT_TRACE_BVH].needed = info->bvh.size;
  if (ranges[RAYSORT_TRACE_MATERIALS].isPresent)
    ranges[RAYSORT_TRACE_MATERIALS].needed = (VkDeviceSize)raysort_traceMaterials(info) * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_TRACE_BUFFERS);
}

/* All bytes that the plan touches of a buffer. */
static VkDeviceAddress raysort_touchAll(RaysortPass *pass, const raysort_range *range, VkAccessFlags accessFlags,
                                        int discard, size_t push)
{
  return raysort_touch(pass, range, 0, range->needed, accessFlags, discard, push);
}

static void raysort_planTrace(raysort_plan *plan, const RaysortTraceInfo *info, const raysort_range *ranges)
{
  const uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_TRACE_THREADS);
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  const int isAny = (info->rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT) != 0;
  RaysortPass pass;
  RaysortTracePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, isAny ? "trace any" : "trace",
                    isAny ? RAYSORT_BVH_PIPELINE_TRACE_ANY : RAYSORT_BVH_PIPELINE_TRACE, groups < most ? groups : most);
  pass.groups[1] = raysort_divideUp(groups, pass.groups[0]); /* below 2^25 / 65535 */
  push.bvh = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_BVH], RAYSORT_READ, 0, offsetof(RaysortTracePush, bvh));
  push.rays = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_RAYS], RAYSORT_READ, 0, offsetof(RaysortTracePush, rays));
  push.list = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIST], RAYSORT_READ, 0, offsetof(RaysortTracePush, list));
  push.live = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIVE], RAYSORT_READ, 0, offsetof(RaysortTracePush, live));
  push.materials =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_MATERIALS], RAYSORT_READ, 0, offsetof(RaysortTracePush, materials));
  /* with a list the hits of the other rays stay as they are */
  push.hits = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_HITS], RAYSORT_WRITE, !ranges[RAYSORT_TRACE_LIST].isPresent,
                               offsetof(RaysortTracePush, hits));
  push.maxCount = info->maxCount;
  push.rayCount = raysort_traceRays(info);
  push.rayFlags = info->rayFlags;
  push.materialCount = ranges[RAYSORT_TRACE_MATERIALS].isPresent ? raysort_traceMaterials(info) : 0;
  push.missMaterial = info->missMaterial;
  push.deadMaterial = info->deadMaterial;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanTrace(RaysortContext context, const RaysortTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_TRACE_BUFFERS];
  RaysortTraceLayout layout;
  raysort_plan plan;
  VkResult result = raysortGetTraceLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_traceBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_BVH_BIT, passCount, passes);
  if (info->maxCount)
    raysort_planTrace(&plan, info, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortTraceInfo *info)
{
  RaysortPass passes[RAYSORT_TRACE_MAX_PASSES];
  uint32_t count = RAYSORT_TRACE_MAX_PASSES;
  VkResult result = raysortPlanTrace(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeBvh(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  (void)limits;
  variant->identity = RAYSORT_IDENTITY_BVH_TRACE;
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_TRACE_THREADS;
  variant->constants[RAYSORT_CONSTANT_ANY] = pipeline == RAYSORT_BVH_PIPELINE_TRACE_ANY;
  return 1;
}

static const char *const raysort_bvhResources[] = {"RaysortTraceInfo.bvh",   "RaysortTraceInfo.rays",
                                                   "RaysortTraceInfo.hits",  "RaysortTraceInfo.list",
                                                   "RaysortTraceInfo.count", "RaysortTraceInfo.materials"};

static const raysort_capability *raysort_bvhCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_BVH_BIT,
                                                0,
                                                "BVH",
                                                RAYSORT_BVH_PIPELINES,
                                                raysort_describeBvh,
                                                {raysort_bvhKernels, NULL},
                                                raysort_bvhResources,
                                                RAYSORT_TRACE_BUFFERS};
  return &capability;
}
/* ---- src/reorder.c ---- */

static const raysort_capability *raysort_reorderCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_REORDER_BIT, 0, "REORDER", 0, NULL, {NULL, NULL}, NULL, 0};
  return &capability;
}
/* ---- shaders/kernels/sdf/push.h ---- */
/* push.h - push blocks, constants and the scratch of the kernels of sparse distance fields, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_SDF_PUSH_H
#define RAYSORT_KERNELS_SDF_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_SDF_RESET 0x060101u
#define RAYSORT_IDENTITY_SDF_WIPE 0x060201u
#define RAYSORT_IDENTITY_SDF_RELEASE 0x060301u
#define RAYSORT_IDENTITY_SDF_BEGIN 0x060401u
#define RAYSORT_IDENTITY_SDF_MARK 0x060501u
#define RAYSORT_IDENTITY_SDF_PREPARE 0x060601u
#define RAYSORT_IDENTITY_SDF_CULL 0x060701u
#define RAYSORT_IDENTITY_SDF_BIN 0x060801u
#define RAYSORT_IDENTITY_SDF_BLOCKS 0x060901u
#define RAYSORT_IDENTITY_SDF_SUM 0x060a01u
#define RAYSORT_IDENTITY_SDF_POOL 0x060b01u
#define RAYSORT_IDENTITY_SDF_ADMIT 0x060c01u
#define RAYSORT_IDENTITY_SDF_SCATTER 0x060d01u
#define RAYSORT_IDENTITY_SDF_FILL 0x060e01u
#define RAYSORT_IDENTITY_SDF_ENCODE 0x060f01u
#define RAYSORT_IDENTITY_SDF_OCCUPY 0x061001u
#define RAYSORT_IDENTITY_SDF_SKIP 0x061101u
#define RAYSORT_IDENTITY_SDF_PACK 0x061201u
#define RAYSORT_IDENTITY_SDF_FINISH 0x061301u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SDF_AGAIN 1 /* bin, blocks: 0 counts and stores, 1 stores what was admitted, over again */
#define RAYSORT_CONSTANT_SDF_IDS 1   /* fill, encode: 1: with ids */

#define RAYSORT_SDF_CHUNK 128           /* triangles that a workgroup of bin takes at a time */
#define RAYSORT_SDF_MAX_CHUNKS 0xffffffu /* of a cascade: (chunk, triangle in it) are 32 bits */
#define RAYSORT_SDF_MANY 512            /* a voxel with more references is filled in pieces ... */
#define RAYSORT_SDF_PIECE 256           /* ... of so many */
#define RAYSORT_SDF_SUM_VOXELS 1024     /* voxels of a group of sum and admit */
#define RAYSORT_SDF_SUM_GROUPS 256      /* these groups of a cascade */
#define RAYSORT_SDF_POOL_BRICKS 8192    /* bricks of a group of the pool */
#define RAYSORT_SDF_MAX_ENTRIES 65536u  /* of the table of instances; of more instances, an entry holds several */
#define RAYSORT_SDF_MARK_ITEMS 64       /* boxes and instances of a group of mark */
#define RAYSORT_SDF_RECORD_WORDS 10     /* a triangle: nine floats, its id */
#define RAYSORT_SDF_ITEM_WORDS 3        /* voxel, first reference, count | piece's slot + 1 << 10 */

/* `work`, words. Every number here is of the update. */
#define RAYSORT_SDF_WORK_BIN 0        /* VkDispatchIndirectCommand, and a word: of bin */
#define RAYSORT_SDF_WORK_BLOCKS 4     /* of blocks */
#define RAYSORT_SDF_WORK_BIN_AGAIN 8
#define RAYSORT_SDF_WORK_BLOCKS_AGAIN 12
#define RAYSORT_SDF_WORK_SCATTER 16
#define RAYSORT_SDF_WORK_FILL 20
#define RAYSORT_SDF_WORK_ENCODE 24
#define RAYSORT_SDF_WORK_COUNTERS 28  /* of bin, and 4 words on of bin again: ... */
#define RAYSORT_SDF_WORK_REFERENCES 0 /* ... references, */
#define RAYSORT_SDF_WORK_RECORDS 1    /* triangles, */
#define RAYSORT_SDF_WORK_ENTRIES 2    /* blocks; */
#define RAYSORT_SDF_WORK_WRAPPED 3    /* not 0: references or triangles passed 32 bits */
#define RAYSORT_SDF_WORK_ITEMS 36
#define RAYSORT_SDF_WORK_SLOTS 37     /* voxels filled in pieces */
#define RAYSORT_SDF_WORK_STORED 38    /* references of the voxels admitted */
#define RAYSORT_SDF_WORK_IS_AGAIN 39  /* 1: the lists overflowed, and are made over again */
#define RAYSORT_SDF_WORK_INSTANCES 40 /* how many are looked at */
#define RAYSORT_SDF_WORK_CHUNKS 64    /* [32], of each cascade that is built */
#define RAYSORT_SDF_WORK_NEED 128     /* 16 words a cascade: blocks of 8^3 voxels (toroidal) with some to be built */
#define RAYSORT_SDF_WORK_TABLE 640    /* entries + 1 words a cascade: chunks before each entry */

/* `pool`, words: used bricks a group of the pool; then three times a bit a brick: used, built, freed. */

/* reset.comp: the header, and up to four cascades; a thread each. */
#define RAYSORT_SDF_RESET_CASCADES 4
RAYSORT_STRUCT(RaysortSdfResetPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT offsets[6];      /* as in RaysortSdfHeader */
  RAYSORT_FLOAT band;
  RAYSORT_FLOAT codeStep;
  RAYSORT_UINT cascades;        /* first | count << 8 | mask << 16 | 1 << 24: the whole field */
  RAYSORT_FLOAT numbers[16];    /* of each: voxel, inverse, brixelsHigh, brixelsLow */
};

/* wipe.comp: words */
RAYSORT_STRUCT(RaysortSdfWipePush)
{
  RAYSORT_REF(RaysortOut) words;
  RAYSORT_UINT count;
  RAYSORT_UINT value;
};

/* release.comp: voxels of the cascades of the mask lose their bricks. */
RAYSORT_STRUCT(RaysortSdfReleasePush)
{
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) map;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

/* begin.comp: windows and anchor of up to three cascades; a thread each. */
#define RAYSORT_SDF_BEGIN_CASCADES 3
RAYSORT_STRUCT(RaysortSdfBeginPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortOut) work;
  RAYSORT_UINT cascades;    /* first | count << 8 | mask << 16 */
  RAYSORT_UINT numbers[27]; /* of each: window[3], anchorVoxel[3], lattice[3] (floats) */
};

/* mark.comp: voxels in boxes, and of dynamic instances */
RAYSORT_STRUCT(RaysortSdfMarkPush)
{
  RAYSORT_REF(RaysortIn) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortIn) instanceCount;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortIn) boxCount;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadeCount;
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxBoxes;
};

/* prepare.comp: scroll, and what is to be built; 1,024 voxels a group */
RAYSORT_STRUCT(RaysortSdfPreparePush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortOut) counts;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

/* cull.comp: chunks of each instance; a group a cascade */
RAYSORT_STRUCT(RaysortSdfCullPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortIn) instanceCount;
  RAYSORT_REF(RaysortIn) boxCount;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxBoxes;
};

/* bin.comp and blocks.comp: references of triangles in voxels. `lists` has parts, in units of 256 bytes. */
RAYSORT_STRUCT(RaysortSdfBinPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortInOut) counts; /* a word a voxel: references, bits 30 and 31; then a word: its first reference */
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt; /* bits of cascadeMask */
  RAYSORT_UINT maxInstances;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT maxBlocks;
  RAYSORT_UINT ordinals;      /* where in lists: places within the voxel, */
  RAYSORT_UINT triangles;     /* records of each reference, */
  RAYSORT_UINT records;
  RAYSORT_UINT blocks;
};
#define RAYSORT_SDF_COUNT_MASK 0x3fffffffu
#define RAYSORT_SDF_COUNT_DYNAMIC 0x40000000u /* a dynamic instance is among them */
#define RAYSORT_SDF_COUNT_OWNS 0x80000000u    /* one touches the voxel itself: it owns a brick */

/* sum.comp and admit.comp: which voxels are built now; 1,024 voxels a group */
RAYSORT_STRUCT(RaysortSdfSumPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortOut) sums; /* 4 words a group */
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
};
RAYSORT_STRUCT(RaysortSdfAdmitPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) keys;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortInOut) counts;
  RAYSORT_REF(RaysortInOut) work;
  RAYSORT_REF(RaysortIn) sums;
  RAYSORT_REF(RaysortInOut) items; /* items, then parts in units of 256 bytes */
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT maxTriangles;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT maxBlocks;
  RAYSORT_UINT maxBricks;
  RAYSORT_UINT owners;             /* the voxel of each slot of pieces */
  RAYSORT_UINT unused;             /* free bricks: how many, then these */
};

/* pool.comp: how many bricks are free, then these in order, as many as may be wanted */
RAYSORT_STRUCT(RaysortSdfPoolPush)
{
  RAYSORT_REF(RaysortIn) pool;
  RAYSORT_REF(RaysortOut) unused;
  RAYSORT_UINT brickCapacity;
  RAYSORT_UINT count;
};

/* scatter.comp: references voxel by voxel; empty pieces */
RAYSORT_STRUCT(RaysortSdfScatterPush)
{
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortIn) counts;
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_UINT cascadesBuilt;
  RAYSORT_UINT maxReferences;
  RAYSORT_UINT ordinals;
  RAYSORT_UINT triangles;
  RAYSORT_UINT sorted;
  RAYSORT_UINT pieces;
  RAYSORT_UINT pieceWords; /* of a piece */
};

/* fill.comp: distances of an item; encode.comp: bricks of pieces */
RAYSORT_STRUCT(RaysortSdfFillPush)
{
  RAYSORT_REF(RaysortIn) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) work;
  RAYSORT_REF(RaysortIn) items;
  RAYSORT_REF(RaysortInOut) lists;
  RAYSORT_REF(RaysortOut) bricks;
  RAYSORT_REF(RaysortOut) ids;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT records;
  RAYSORT_UINT sorted;
  RAYSORT_UINT pieces;
  RAYSORT_UINT owners; /* in items */
  RAYSORT_UINT pieceWords;
  RAYSORT_FLOAT band;
  RAYSORT_FLOAT codeStep;
  RAYSORT_UINT isFourBits;
};

/* occupy.comp: a bit a voxel of the window: a brick, or unknown. skip.comp: codes. pack.comp: the trace map. */
RAYSORT_STRUCT(RaysortSdfMapPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortInOut) counts; /* codes: 24 x 64 x 64 rows of 64 bits a cascade; then the bits of occupy */
  RAYSORT_REF(RaysortOut) map;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT cascadesBuilt;
};

/* finish.comp: the change list, numbers of bricks; a group a group of the pool */
RAYSORT_STRUCT(RaysortSdfFinishPush)
{
  RAYSORT_REF(RaysortInOut) header;
  RAYSORT_REF(RaysortInOut) pool;
  RAYSORT_REF(RaysortOut) changes;
  RAYSORT_UINT cascadeMask;
  RAYSORT_UINT brickCapacity;
};

#endif /* RAYSORT_KERNELS_SDF_PUSH_H */
/* ---- src/sdf_private.h ---- */

/* Sparse distance fields: what their files share. */

enum
{
  RAYSORT_SDF_PIPELINE_RESET,
  RAYSORT_SDF_PIPELINE_WIPE,
  RAYSORT_SDF_PIPELINE_RELEASE,
  RAYSORT_SDF_PIPELINE_BEGIN,
  RAYSORT_SDF_PIPELINE_MARK,
  RAYSORT_SDF_PIPELINE_PREPARE,
  RAYSORT_SDF_PIPELINE_CULL,
  RAYSORT_SDF_PIPELINE_BIN,
  RAYSORT_SDF_PIPELINE_BLOCKS,
  RAYSORT_SDF_PIPELINE_SUM,
  RAYSORT_SDF_PIPELINE_POOL,
  RAYSORT_SDF_PIPELINE_ADMIT,
  RAYSORT_SDF_PIPELINE_SCATTER,
  RAYSORT_SDF_PIPELINE_FILL,
  RAYSORT_SDF_PIPELINE_ENCODE,
  RAYSORT_SDF_PIPELINE_OCCUPY,
  RAYSORT_SDF_PIPELINE_SKIP,
  RAYSORT_SDF_PIPELINE_PACK,
  RAYSORT_SDF_PIPELINE_FINISH,
  RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_BIN_AGAIN = RAYSORT_SDF_KERNELS,
  RAYSORT_SDF_PIPELINE_BLOCKS_AGAIN,
  RAYSORT_SDF_PIPELINES
};

/* Parts of the buffers of an update, each behind one reference of a push block. */
typedef enum raysort_sdfPart
{
  RAYSORT_SDF_PART_HEADER, /* with the statistics */
  RAYSORT_SDF_PART_STATS,
  RAYSORT_SDF_PART_STATE,
  RAYSORT_SDF_PART_MAP,
  RAYSORT_SDF_PART_MAPS, /* both */
  RAYSORT_SDF_PART_BRICKS,
  RAYSORT_SDF_PART_IDS,
  RAYSORT_SDF_PART_KEYS,
  RAYSORT_SDF_PART_CHANGES,
  RAYSORT_SDF_PART_POOL,
  RAYSORT_SDF_PART_POOL_CHANGES, /* its bits of bricks built and freed */
  RAYSORT_SDF_PART_WORK,         /* the parts of scratch */
  RAYSORT_SDF_PART_COUNTS,
  RAYSORT_SDF_PART_SUMS,
  RAYSORT_SDF_PART_LISTS,
  RAYSORT_SDF_PART_ITEMS,
  RAYSORT_SDF_PART_UNUSED, /* of items: the free bricks */
  RAYSORT_SDF_PART_INSTANCES,
  RAYSORT_SDF_PART_INSTANCE_COUNT,
  RAYSORT_SDF_PART_BOXES,
  RAYSORT_SDF_PART_BOX_COUNT,
  RAYSORT_SDF_PARTS
} raysort_sdfPart;

/* Where parts of a field lie, and lists in scratch. */
typedef struct raysort_sdfSizes
{
  VkDeviceSize offsets[RAYSORT_SDF_PARTS]; /* within the buffer */
  VkDeviceSize sizes[RAYSORT_SDF_PARTS];   /* 0: not there */
  VkDeviceSize fieldSize, scratchSize;
  uint32_t ordinals, triangles, sorted, pieces, records, blocks; /* units of 256 bytes within lists */
  uint32_t owners, unused;                                       /* within items */
  uint32_t cascadeMask, cascadesBuilt;
} raysort_sdfSizes;

static VkResult raysort_checkSdf(RaysortContext context, const RaysortSdfInfo *info);
static VkResult raysort_checkSdfBudget(RaysortContext context, const RaysortSdfBudget *budget);
static uint32_t raysort_sdfMask(const RaysortSdfInfo *info, uint32_t cascadeMask);
static void raysort_sdfFieldSizes(const RaysortSdfInfo *info, raysort_sdfSizes *sizes);
static void raysort_sdfScratchSizes(const RaysortSdfInfo *info, const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                    raysort_sdfSizes *sizes);
static uint32_t raysort_sdfUnits(VkDeviceSize bytes);
static float raysort_sdfBand(const RaysortSdfInfo *info);
static float raysort_sdfCodeStep(const RaysortSdfInfo *info);
static const raysort_kernel *raysort_sdfKernels(uint32_t *count); /* beside the words */
/* ---- src/sdf_layout.c ---- */

/* Sparse distance fields: checks, sizes. */

#define RAYSORT_SDF_ALL_FLAGS (RAYSORT_SDF_CHANGES_BIT | RAYSORT_SDF_4_BITS_BIT)

static VkResult raysort_checkSdf(RaysortContext context, const RaysortSdfInfo *info)
{
  uint32_t i;
  VkResult result =
      raysort_checkRange(context, "RaysortSdfInfo.cascadeCount", info->cascadeCount, 1, RAYSORT_SDF_MAX_CASCADES);
  if (result == VK_SUCCESS && info->flags & ~RAYSORT_SDF_ALL_FLAGS)
    result = raysort_checkRange(context, "RaysortSdfInfo.flags & ~(CHANGES | 4_BITS)",
                                info->flags & ~RAYSORT_SDF_ALL_FLAGS, 0, 0);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSdfInfo.brickCapacity", info->brickCapacity, 0,
                                RAYSORT_SDF_MAX_BRICKS);
  if (result == VK_SUCCESS && !(info->band >= 0 && info->band <= 0))
    result = raysort_checkNumber(context->message, context->messageUser, "RaysortSdfInfo.band", (double)info->band, 2, 7);
  for (i = 0; i < info->cascadeCount && result == VK_SUCCESS; ++i)
  {
    char field[48];
    snprintf(field, sizeof(field), "RaysortSdfInfo.voxelSizes[%u]", (unsigned)i);
    result = raysort_checkNumber(context->message, context->messageUser, field, (double)info->voxelSizes[i], 1e-6, 1e6);
  }
  return result;
}

static VkResult raysort_checkSdfBudget(RaysortContext context, const RaysortSdfBudget *budget)
{
  const struct
  {
    const char *field;
    uint32_t value;
  } counts[] = {{"RaysortSdfBudget.maxInstances", budget->maxInstances},
                {"RaysortSdfBudget.maxBoxes", budget->maxBoxes},
                {"RaysortSdfBudget.maxTriangles", budget->maxTriangles},
                {"RaysortSdfBudget.maxReferences", budget->maxReferences},
                {"RaysortSdfBudget.maxBlocks", budget->maxBlocks},
                {"RaysortSdfBudget.maxBricks", budget->maxBricks}};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < sizeof(counts) / sizeof(counts[0]) && result == VK_SUCCESS; ++i)
    result = raysort_checkRange(context, counts[i].field, counts[i].value, 0, RAYSORT_MAX_COUNT);
  return result;
}

/* The cascades that there are, of those of a mask. */
static uint32_t raysort_sdfMask(const RaysortSdfInfo *info, uint32_t cascadeMask)
{
  const uint32_t all = 0xffffffffu >> (32 - info->cascadeCount);
  return cascadeMask ? cascadeMask & all : all;
}

static float raysort_sdfBand(const RaysortSdfInfo *info)
{
  return info->band > 0 ? info->band : 3.0f;
}

static float raysort_sdfCodeStep(const RaysortSdfInfo *info)
{
  return raysort_sdfBand(info) / (info->flags & RAYSORT_SDF_4_BITS_BIT ? 15.0f : 255.0f);
}

/* A part of `size` bytes behind the last one. */
static void raysort_sdfPlace(raysort_sdfSizes *sizes, raysort_sdfPart part, VkDeviceSize size, VkDeviceSize *end)
{
  sizes->offsets[part] = *end;
  sizes->sizes[part] = size;
  *end += raysort_align(size, 256);
}

static void raysort_sdfFieldSizes(const RaysortSdfInfo *info, raysort_sdfSizes *sizes)
{
  const VkDeviceSize bricks = info->brickCapacity, words = (bricks + 31) / 32;
  const VkDeviceSize groups = (bricks + RAYSORT_SDF_POOL_BRICKS - 1) / RAYSORT_SDF_POOL_BRICKS;
  const VkDeviceSize maps = (VkDeviceSize)info->cascadeCount * RAYSORT_SDF_VOXELS * 4;
  VkDeviceSize end = 0;
  memset(sizes, 0, sizeof(*sizes));
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_HEADER, RAYSORT_SDF_HEADER_SIZE + RAYSORT_SDF_STATS_SIZE, &end);
  sizes->offsets[RAYSORT_SDF_PART_STATS] = RAYSORT_SDF_HEADER_SIZE;
  sizes->sizes[RAYSORT_SDF_PART_STATS] = RAYSORT_SDF_STATS_SIZE;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_STATE, maps, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_MAP, maps, &end);
  sizes->offsets[RAYSORT_SDF_PART_MAPS] = sizes->offsets[RAYSORT_SDF_PART_STATE];
  sizes->sizes[RAYSORT_SDF_PART_MAPS] = 2 * maps;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_BRICKS, bricks * (info->flags & RAYSORT_SDF_4_BITS_BIT ? 256 : 512), &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_IDS, info->flags & RAYSORT_SDF_IDS_BIT ? bricks * 256 : 0, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_KEYS, bricks * 4, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_CHANGES, info->flags & RAYSORT_SDF_CHANGES_BIT ? bricks * 4 : 0, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_POOL, (groups + 3 * words) * 4, &end);
  sizes->offsets[RAYSORT_SDF_PART_POOL_CHANGES] = sizes->offsets[RAYSORT_SDF_PART_POOL] + (groups + words) * 4;
  sizes->sizes[RAYSORT_SDF_PART_POOL_CHANGES] = 2 * words * 4;
  sizes->fieldSize = end;
}

static uint32_t raysort_sdfUnits(VkDeviceSize bytes)
{
  return (uint32_t)(bytes / 256); /* below 2^31 * 68 bytes: no more than 2^30 */
}

/* Lists of references and triangles. One page more: no part is nowhere, though it may be empty. */
static VkDeviceSize raysort_sdfLists(const RaysortSdfBudget *budget, raysort_sdfSizes *sizes)
{
  const VkDeviceSize words = raysort_align((VkDeviceSize)budget->maxReferences * 4, 256);
  VkDeviceSize end = 4 * words;
  sizes->ordinals = raysort_sdfUnits(words);
  sizes->triangles = raysort_sdfUnits(2 * words);
  sizes->sorted = raysort_sdfUnits(3 * words);
  sizes->pieces = raysort_sdfUnits(end);
  end += (VkDeviceSize)(budget->maxReferences / (RAYSORT_SDF_MANY + 1)) * 2048;
  sizes->records = raysort_sdfUnits(end);
  end = raysort_align(end + (VkDeviceSize)budget->maxTriangles * RAYSORT_SDF_RECORD_WORDS * 4, 256);
  sizes->blocks = raysort_sdfUnits(end);
  return raysort_align(end + (VkDeviceSize)budget->maxBlocks * 8, 256) + 256;
}

static void raysort_sdfScratchSizes(const RaysortSdfInfo *info, const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                    raysort_sdfSizes *sizes)
{
  const uint32_t bricks = budget->maxBricks < info->brickCapacity ? budget->maxBricks : info->brickCapacity;
  const VkDeviceSize items = (VkDeviceSize)bricks + budget->maxReferences / RAYSORT_SDF_PIECE;
  const VkDeviceSize owners = budget->maxReferences / (RAYSORT_SDF_MANY + 1);
  const VkDeviceSize entries =
      budget->maxInstances < RAYSORT_SDF_MAX_ENTRIES ? budget->maxInstances : RAYSORT_SDF_MAX_ENTRIES;
  VkDeviceSize end = 0, built = 0, part;
  uint32_t mask;
  sizes->cascadeMask = raysort_sdfMask(info, cascadeMask);
  for (mask = sizes->cascadeMask; mask; mask &= mask - 1)
    ++built;
  sizes->cascadesBuilt = (uint32_t)built;
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_WORK, (RAYSORT_SDF_WORK_TABLE + built * (entries + 1)) * 4, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_COUNTS, built * RAYSORT_SDF_VOXELS * 8, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_SUMS, built * RAYSORT_SDF_SUM_GROUPS * 16, &end);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_LISTS, raysort_sdfLists(budget, sizes), &end);
  part = raysort_align(items * RAYSORT_SDF_ITEM_WORDS * 4, 256);
  sizes->owners = raysort_sdfUnits(part);
  part += raysort_align(owners * 4, 256);
  sizes->unused = raysort_sdfUnits(part);
  raysort_sdfPlace(sizes, RAYSORT_SDF_PART_ITEMS, part + ((VkDeviceSize)bricks + 1) * 4, &end);
  sizes->offsets[RAYSORT_SDF_PART_UNUSED] = sizes->offsets[RAYSORT_SDF_PART_ITEMS] + part;
  sizes->sizes[RAYSORT_SDF_PART_UNUSED] = ((VkDeviceSize)bricks + 1) * 4;
  sizes->scratchSize = end;
}

RAYSORT_API VkResult raysortGetSdfLayout(RaysortContext context, const RaysortSdfInfo *info,
                                         const RaysortSdfBudget *budget, uint32_t cascadeMask,
                                         RaysortSdfLayout *layout)
{
  raysort_sdfSizes sizes;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_SDF_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkSdf(context, info);
  if (result == VK_SUCCESS && budget)
    result = raysort_checkSdfBudget(context, budget);
  if (result != VK_SUCCESS)
    return result;
  raysort_sdfFieldSizes(info, &sizes);
  layout->fieldSize = sizes.fieldSize;
  layout->statsOffset = sizes.offsets[RAYSORT_SDF_PART_STATS];
  layout->stateOffset = sizes.offsets[RAYSORT_SDF_PART_STATE];
  layout->mapOffset = sizes.offsets[RAYSORT_SDF_PART_MAP];
  layout->bricksOffset = sizes.offsets[RAYSORT_SDF_PART_BRICKS];
  layout->idsOffset = info->flags & RAYSORT_SDF_IDS_BIT ? sizes.offsets[RAYSORT_SDF_PART_IDS] : 0;
  layout->keysOffset = sizes.offsets[RAYSORT_SDF_PART_KEYS];
  layout->changesOffset = info->flags & RAYSORT_SDF_CHANGES_BIT ? sizes.offsets[RAYSORT_SDF_PART_CHANGES] : 0;
  layout->alignment = 256;
  if (!budget)
    return VK_SUCCESS;
  raysort_sdfScratchSizes(info, budget, cascadeMask, &sizes);
  layout->scratchSize = sizes.scratchSize;
  layout->passCount = RAYSORT_SDF_UPDATE_MAX_PASSES;
  return VK_SUCCESS;
}
/* ---- src/sdf_update.c ---- */
#include <math.h>

/* Sparse distance fields: the passes of resets and updates. */

enum
{
  RAYSORT_SDF_FIELD,
  RAYSORT_SDF_INSTANCES,
  RAYSORT_SDF_INSTANCE_COUNT,
  RAYSORT_SDF_BOXES,
  RAYSORT_SDF_BOX_COUNT,
  RAYSORT_SDF_SCRATCH,
  RAYSORT_SDF_BUFFERS
};

/* A plan of an update, or of a reset, in the making. */
typedef struct raysort_sdfPlan
{
  raysort_plan plan;
  raysort_sdfSizes sizes;
  raysort_range ranges[RAYSORT_SDF_BUFFERS];
  const RaysortSdfInfo *sdf;
} raysort_sdfPlan;

static const raysort_range *raysort_sdfRange(const raysort_sdfPlan *p, raysort_sdfPart part)
{
  if (part >= RAYSORT_SDF_PART_INSTANCES)
    return &p->ranges[RAYSORT_SDF_INSTANCES + (part - RAYSORT_SDF_PART_INSTANCES)];
  return &p->ranges[part >= RAYSORT_SDF_PART_WORK ? RAYSORT_SDF_SCRATCH : RAYSORT_SDF_FIELD];
}

/* Declares a part, whose reference stands at `push` of the push block. */
static VkDeviceAddress raysort_sdfTouch(const raysort_sdfPlan *p, RaysortPass *pass, raysort_sdfPart part,
                                        VkAccessFlags access, size_t push)
{
  const raysort_range *range = raysort_sdfRange(p, part);
  if (part >= RAYSORT_SDF_PART_INSTANCES)
    return raysort_touch(pass, range, 0, range->needed, access, 0, push);
  return raysort_touch(pass, range, p->sizes.offsets[part], p->sizes.sizes[part], access, 0, push);
}

#define RAYSORT_READ_WRITE (RAYSORT_READ | RAYSORT_WRITE)
#define RAYSORT_SDF_TOUCH(member, part, access) \
  push.member = raysort_sdfTouch(p, &pass, RAYSORT_SDF_PART_##part, access, offsetof(PUSH, member))

/* What a kernel reads through the references of instances. */
static void raysort_sdfTouchGeometry(RaysortPass *pass)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  access->access = RAYSORT_READ;
  access->resource = RAYSORT_RESOURCE_GEOMETRY;
  access->push = RAYSORT_NO_PUSH;
}

/* Workgroups come from word `word` of `work`. */
static void raysort_sdfIndirect(const raysort_sdfPlan *p, RaysortPass *pass, uint32_t word)
{
  pass->isIndirect = VK_TRUE;
  raysort_touch(pass, &p->ranges[RAYSORT_SDF_SCRATCH], p->sizes.offsets[RAYSORT_SDF_PART_WORK] + (VkDeviceSize)word * 4,
                12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0, RAYSORT_NO_PUSH);
}

/* ---- reset ---- */

static void raysort_planWipe(raysort_sdfPlan *p, raysort_sdfPart part, uint32_t value)
{
  const VkDeviceSize words = p->sizes.sizes[part] / 4; /* below 2^26 */
  RaysortPass pass;
  RaysortSdfWipePush push;
  memset(&push, 0, sizeof(push));
  if (words == 0)
    return;
  raysort_beginPass(&p->plan, &pass, "sdf wipe", RAYSORT_SDF_PIPELINE_WIPE,
                    words < 65535 * 1024 ? raysort_divideUp((uint32_t)words, 1024) : 65535);
  push.words = raysort_touch(&pass, &p->ranges[RAYSORT_SDF_FIELD], p->sizes.offsets[part], p->sizes.sizes[part],
                             RAYSORT_WRITE, 1, offsetof(RaysortSdfWipePush, words));
  push.count = (uint32_t)words;
  push.value = value;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}

#define PUSH RaysortSdfResetPush
static void raysort_planSdfHeader(raysort_sdfPlan *p, uint32_t first, uint32_t mask, int isWhole)
{
  static const raysort_sdfPart parts[6] = {RAYSORT_SDF_PART_STATE, RAYSORT_SDF_PART_MAP,  RAYSORT_SDF_PART_BRICKS,
                                           RAYSORT_SDF_PART_IDS,   RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_PART_CHANGES};
  const RaysortSdfInfo *sdf = p->sdf;
  const uint32_t left = sdf->cascadeCount - first;
  const uint32_t count = left < RAYSORT_SDF_RESET_CASCADES ? left : RAYSORT_SDF_RESET_CASCADES;
  uint32_t i;
  RaysortPass pass;
  RaysortSdfResetPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf reset", RAYSORT_SDF_PIPELINE_RESET, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  push.cascadeCount = sdf->cascadeCount;
  push.flags = sdf->flags;
  push.brickCapacity = sdf->brickCapacity;
  for (i = 0; i < 6; ++i)
    push.offsets[i] = p->sizes.sizes[parts[i]] ? raysort_sdfUnits(p->sizes.offsets[parts[i]]) : 0;
  push.band = raysort_sdfBand(sdf);
  push.codeStep = raysort_sdfCodeStep(sdf);
  push.cascades = first | count << 8 | (mask >> first & 15u) << 16 | (isWhole && first == 0 ? 1u << 24 : 0);
  for (i = 0; i < count; ++i)
  {
    const double voxel = (double)sdf->voxelSizes[first + i];
    push.numbers[4 * i] = sdf->voxelSizes[first + i];
    push.numbers[4 * i + 1] = (float)(1.0 / voxel);
    push.numbers[4 * i + 2] = (float)(7.0 / voxel);
    push.numbers[4 * i + 3] = (float)(7.0 / voxel - (double)push.numbers[4 * i + 2]);
  }
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfReleasePush
static void raysort_planRelease(raysort_sdfPlan *p, uint32_t mask)
{
  uint32_t bits;
  RaysortPass pass;
  RaysortSdfReleasePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf release", RAYSORT_SDF_PIPELINE_RELEASE, RAYSORT_SDF_SUM_GROUPS);
  for (pass.groups[1] = 0, bits = mask; bits; bits &= bits - 1)
    ++pass.groups[1];
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(map, MAP, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  push.cascadeMask = mask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

static VkResult raysort_checkSdfMask(RaysortContext context, const char *field, const RaysortSdfInfo *sdf,
                                     uint32_t cascadeMask)
{
  const uint32_t all = 0xffffffffu >> (32 - sdf->cascadeCount);
  return cascadeMask & ~all ? raysort_checkRange(context, field, cascadeMask, 0, all) : VK_SUCCESS;
}

RAYSORT_API VkResult raysortPlanSdfReset(RaysortContext context, const RaysortSdfResetInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_sdfPlan plan;
  raysort_need need = {RAYSORT_RESOURCE_SDF_RESET_FIELD, &info->field, 0, 256, RAYSORT_WRITTEN};
  RaysortSdfLayout layout;
  uint32_t first, mask;
  VkResult result = raysortGetSdfLayout(context, &info->sdf, NULL, 0, &layout);
  memset(&plan, 0, sizeof(plan));
  if (result == VK_SUCCESS)
    result = raysort_checkSdfMask(context, "RaysortSdfResetInfo.cascadeMask", &info->sdf, info->cascadeMask);
  need.size = layout.fieldSize;
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, &need, 1, plan.ranges);
  if (result != VK_SUCCESS)
    return result;
  plan.sdf = &info->sdf;
  raysort_sdfFieldSizes(&info->sdf, &plan.sizes);
  raysort_beginPlan(&plan.plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  mask = raysort_sdfMask(&info->sdf, info->cascadeMask);
  if (info->cascadeMask == 0)
  {
    raysort_planWipe(&plan, RAYSORT_SDF_PART_HEADER, 0);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_MAPS, RAYSORT_SDF_EMPTY_BIT | RAYSORT_SDF_UNKNOWN_BIT);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_KEYS, RAYSORT_SDF_NONE);
    raysort_planWipe(&plan, RAYSORT_SDF_PART_POOL, 0);
  }
  else
    raysort_planRelease(&plan, mask);
  for (first = 0; first < info->sdf.cascadeCount; first += RAYSORT_SDF_RESET_CASCADES)
    raysort_planSdfHeader(&plan, first, mask, info->cascadeMask == 0);
  return raysort_endPlan(&plan.plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfReset(RaysortContext context, VkCommandBuffer commandBuffer,
                                        const RaysortSdfResetInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_RESET_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_RESET_MAX_PASSES;
  VkResult result = raysortPlanSdfReset(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- the checks of an update ---- */

/* The anchor is a corner of voxels: which, and what is left over; and the window around the center. */
typedef struct raysort_sdfWindow
{
  int32_t window[3], anchorVoxel[3];
  float lattice[3];
} raysort_sdfWindow;

static void raysort_sdfWindowOf(const RaysortSdfUpdateInfo *info, uint32_t cascade, raysort_sdfWindow *out)
{
  const double voxel = (double)info->sdf.voxelSizes[cascade];
  uint32_t k;
  for (k = 0; k < 3; ++k)
  {
    const double anchorVoxel = floor(info->anchor[k] / voxel + 0.5);
    const double apart = floor((info->center[k] - info->anchor[k]) / voxel);
    out->anchorVoxel[k] = (int32_t)anchorVoxel;
    out->lattice[k] = (float)(info->anchor[k] - anchorVoxel * voxel);
    out->window[k] = (int32_t)(anchorVoxel + apart) - RAYSORT_SDF_GRID / 2;
  }
}

static VkResult raysort_checkPlace(RaysortContext context, const char *field, uint32_t k, uint32_t cascade,
                                   double voxels, double most)
{
  char text[128];
  snprintf(text, sizeof(text), "RaysortSdfUpdateInfo.%s[%u] / voxelSizes[%u]", field, (unsigned)k, (unsigned)cascade);
  return raysort_checkNumber(context->message, context->messageUser, text, voxels, -most, most);
}

static VkResult raysort_checkSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info)
{
  uint32_t cascade, k;
  VkResult result =
      raysort_checkSdfMask(context, "RaysortSdfUpdateInfo.cascadeMask", &info->sdf, info->cascadeMask);
  for (cascade = 0; cascade < info->sdf.cascadeCount; ++cascade)
    for (k = 0; k < 3 && result == VK_SUCCESS; ++k)
    {
      const double voxel = (double)info->sdf.voxelSizes[cascade];
      result = raysort_checkPlace(context, "anchor", k, cascade, info->anchor[k] / voxel, 1073741824.0);
      if (result == VK_SUCCESS)
        result = raysort_checkPlace(context, "center", k, cascade, info->center[k] / voxel, 1073741824.0);
      if (result == VK_SUCCESS)
        result = raysort_checkPlace(context, "(center - anchor)", k, cascade, (info->center[k] - info->anchor[k]) / voxel,
                                    4194304.0);
    }
  return result;
}

static VkResult raysort_sdfUpdateBuffers(RaysortContext context, const RaysortSdfUpdateInfo *info, raysort_sdfPlan *p)
{
  const VkDeviceSize instances = info->budget.maxInstances, boxes = info->budget.maxBoxes;
  const raysort_need needs[RAYSORT_SDF_BUFFERS] = {
      {RAYSORT_RESOURCE_SDF_UPDATE_FIELD, &info->field, p->sizes.fieldSize, 256, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SDF_UPDATE_INSTANCES, &info->instances, instances * sizeof(RaysortSdfInstance), 16, 0},
      {RAYSORT_RESOURCE_SDF_UPDATE_INSTANCE_COUNT, &info->instanceCount, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_UPDATE_BOXES, &info->boxes, boxes * sizeof(RaysortSdfBox), 16, 0},
      {RAYSORT_RESOURCE_SDF_UPDATE_BOX_COUNT, &info->boxCount, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_SDF_UPDATE_SCRATCH, &info->scratch, p->sizes.scratchSize, 256, RAYSORT_WRITTEN}};
  VkResult result = raysort_useBuffers(context, needs, RAYSORT_SDF_BUFFERS, p->ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, p->ranges, RAYSORT_SDF_BUFFERS) : result;
}

/* ---- the passes of an update ---- */

/* Workgroups of 1,024 voxels each, for every cascade that is built. */
static void raysort_sdfVoxelGroups(const raysort_sdfPlan *p, RaysortPass *pass)
{
  pass->groups[0] = RAYSORT_SDF_SUM_GROUPS;
  pass->groups[1] = p->sizes.cascadesBuilt;
}

#define PUSH RaysortSdfBeginPush
static void raysort_planSdfBegin(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info, uint32_t first)
{
  const uint32_t left = info->sdf.cascadeCount - first;
  const uint32_t count = left < RAYSORT_SDF_BEGIN_CASCADES ? left : RAYSORT_SDF_BEGIN_CASCADES;
  uint32_t i;
  RaysortPass pass;
  RaysortSdfBeginPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf begin", RAYSORT_SDF_PIPELINE_BEGIN, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  if (first == 0)
    RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_WRITE);
  push.cascades = first | count << 8 | (p->sizes.cascadeMask >> first & 7u) << 16;
  for (i = 0; i < count; ++i)
  {
    raysort_sdfWindow window;
    raysort_sdfWindowOf(info, first + i, &window);
    memcpy(&push.numbers[9 * i], &window, sizeof(window));
  }
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfMarkPush
static void raysort_planMark(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  const uint32_t items = info->budget.maxInstances / RAYSORT_SDF_MARK_ITEMS + info->budget.maxBoxes / RAYSORT_SDF_MARK_ITEMS;
  RaysortPass pass;
  RaysortSdfMarkPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf mark", RAYSORT_SDF_PIPELINE_MARK, items < 4096 ? items + 1 : 4096);
  pass.groups[1] = RAYSORT_SDF_GRID / 8;
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instanceCount, INSTANCE_COUNT, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxes, BOXES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxCount, BOX_COUNT, RAYSORT_READ);
  push.cascadeMask = p->sizes.cascadeMask;
  push.cascadeCount = info->sdf.cascadeCount;
  push.maxInstances = info->budget.maxInstances;
  push.maxBoxes = info->budget.maxBoxes;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfPreparePush
static void raysort_planPrepare(raysort_sdfPlan *p)
{
  RaysortPass pass;
  RaysortSdfPreparePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf prepare", RAYSORT_SDF_PIPELINE_PREPARE, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfCullPush
static void raysort_planCull(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfCullPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf cull", RAYSORT_SDF_PIPELINE_CULL, p->sizes.cascadesBuilt);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instanceCount, INSTANCE_COUNT, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(boxCount, BOX_COUNT, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  push.maxInstances = info->budget.maxInstances;
  push.maxBoxes = info->budget.maxBoxes;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfBinPush
static void raysort_planBin(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info, const char *name, uint32_t pipeline,
                            uint32_t arguments)
{
  RaysortPass pass;
  RaysortSdfBinPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, name, pipeline, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(instances, INSTANCES, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  raysort_sdfIndirect(p, &pass, arguments);
  raysort_sdfTouchGeometry(&pass);
  push.cascadeMask = p->sizes.cascadeMask;
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.maxInstances = info->budget.maxInstances;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  push.maxBlocks = info->budget.maxBlocks;
  push.ordinals = p->sizes.ordinals;
  push.triangles = p->sizes.triangles;
  push.records = p->sizes.records;
  push.blocks = p->sizes.blocks;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfSumPush
static void raysort_planSum(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfSumPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf sum", RAYSORT_SDF_PIPELINE_SUM, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(sums, SUMS, RAYSORT_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfPoolPush
static void raysort_planPool(raysort_sdfPlan *p)
{
  const uint32_t groups = raysort_divideUp(p->sdf->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  RaysortPass pass;
  RaysortSdfPoolPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf pool", RAYSORT_SDF_PIPELINE_POOL, groups ? groups : 1);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(unused, UNUSED, RAYSORT_WRITE);
  push.brickCapacity = p->sdf->brickCapacity;
  push.count = (uint32_t)(p->sizes.sizes[RAYSORT_SDF_PART_UNUSED] / 4 - 1);
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfAdmitPush
static void raysort_planAdmit(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfAdmitPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf admit", RAYSORT_SDF_PIPELINE_ADMIT, 1);
  raysort_sdfVoxelGroups(p, &pass);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(keys, KEYS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(sums, SUMS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(items, ITEMS, RAYSORT_READ_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.brickCapacity = p->sdf->brickCapacity;
  push.maxTriangles = info->budget.maxTriangles;
  push.maxReferences = info->budget.maxReferences;
  push.maxBlocks = info->budget.maxBlocks;
  push.maxBricks = info->budget.maxBricks;
  push.owners = p->sizes.owners;
  push.unused = p->sizes.unused;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfScatterPush
static void raysort_planSdfScatter(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  RaysortPass pass;
  RaysortSdfScatterPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf scatter", RAYSORT_SDF_PIPELINE_SCATTER, 1);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  raysort_sdfIndirect(p, &pass, RAYSORT_SDF_WORK_SCATTER);
  push.cascadesBuilt = p->sizes.cascadesBuilt;
  push.maxReferences = info->budget.maxReferences;
  push.ordinals = p->sizes.ordinals;
  push.triangles = p->sizes.triangles;
  push.sorted = p->sizes.sorted;
  push.pieces = p->sizes.pieces;
  push.pieceWords = 512;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfFillPush
static void raysort_planFill(raysort_sdfPlan *p, const char *name, uint32_t pipeline, uint32_t arguments)
{
  RaysortPass pass;
  RaysortSdfFillPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, name, pipeline, 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(work, WORK, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(items, ITEMS, RAYSORT_READ);
  RAYSORT_SDF_TOUCH(lists, LISTS, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(bricks, BRICKS, RAYSORT_WRITE);
  RAYSORT_SDF_TOUCH(ids, IDS, RAYSORT_WRITE);
  raysort_sdfIndirect(p, &pass, arguments);
  push.cascadeMask = p->sizes.cascadeMask;
  push.records = p->sizes.records;
  push.sorted = p->sizes.sorted;
  push.pieces = p->sizes.pieces;
  push.owners = p->sizes.owners;
  push.pieceWords = 512;
  push.band = raysort_sdfBand(p->sdf);
  push.codeStep = raysort_sdfCodeStep(p->sdf);
  push.isFourBits = p->sdf->flags & RAYSORT_SDF_4_BITS_BIT ? 1 : 0;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

#define PUSH RaysortSdfMapPush
static void raysort_planSdfMap(raysort_sdfPlan *p)
{
  static const struct
  {
    const char *name;
    uint32_t pipeline, groups;
  } kernels[3] = {{"sdf occupy", RAYSORT_SDF_PIPELINE_OCCUPY, RAYSORT_SDF_SUM_GROUPS},
                  {"sdf skip", RAYSORT_SDF_PIPELINE_SKIP, 64},
                  {"sdf pack", RAYSORT_SDF_PIPELINE_PACK, RAYSORT_SDF_SUM_GROUPS}};
  uint32_t i;
  for (i = 0; i < 3; ++i)
  {
    RaysortPass pass;
    RaysortSdfMapPush push;
    memset(&push, 0, sizeof(push));
    raysort_beginPass(&p->plan, &pass, kernels[i].name, kernels[i].pipeline, kernels[i].groups);
    pass.groups[1] = p->sizes.cascadesBuilt;
    if (i != 1)
    {
      RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
      RAYSORT_SDF_TOUCH(state, STATE, RAYSORT_READ);
    }
    RAYSORT_SDF_TOUCH(counts, COUNTS, RAYSORT_READ_WRITE);
    if (i == 2)
      RAYSORT_SDF_TOUCH(map, MAP, RAYSORT_WRITE);
    push.cascadeMask = p->sizes.cascadeMask;
    push.cascadesBuilt = p->sizes.cascadesBuilt;
    raysort_endPass(&p->plan, &pass, &push, sizeof(push));
  }
}
#undef PUSH

#define PUSH RaysortSdfFinishPush
static void raysort_planFinish(raysort_sdfPlan *p)
{
  const uint32_t groups = raysort_divideUp(p->sdf->brickCapacity, RAYSORT_SDF_POOL_BRICKS);
  const int hasList = p->sizes.sizes[RAYSORT_SDF_PART_CHANGES] != 0;
  RaysortPass pass;
  RaysortSdfFinishPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(&p->plan, &pass, "sdf finish", RAYSORT_SDF_PIPELINE_FINISH, hasList ? groups : 1);
  RAYSORT_SDF_TOUCH(header, HEADER, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(pool, POOL, RAYSORT_READ_WRITE);
  RAYSORT_SDF_TOUCH(changes, CHANGES, RAYSORT_WRITE);
  push.cascadeMask = p->sizes.cascadeMask;
  push.brickCapacity = p->sdf->brickCapacity;
  raysort_endPass(&p->plan, &pass, &push, sizeof(push));
}
#undef PUSH

static void raysort_planSdfPasses(raysort_sdfPlan *p, const RaysortSdfUpdateInfo *info)
{
  uint32_t first;
  for (first = 0; first < info->sdf.cascadeCount; first += RAYSORT_SDF_BEGIN_CASCADES)
    raysort_planSdfBegin(p, info, first);
  if (p->sizes.sizes[RAYSORT_SDF_PART_CHANGES])
    raysort_planWipe(p, RAYSORT_SDF_PART_POOL_CHANGES, 0);
  raysort_planMark(p, info);
  raysort_planPrepare(p);
  raysort_planCull(p, info);
  raysort_planBin(p, info, "sdf bin", RAYSORT_SDF_PIPELINE_BIN, RAYSORT_SDF_WORK_BIN);
  raysort_planBin(p, info, "sdf blocks", RAYSORT_SDF_PIPELINE_BLOCKS, RAYSORT_SDF_WORK_BLOCKS);
  raysort_planSum(p, info);
  raysort_planPool(p);
  raysort_planAdmit(p, info);
  raysort_planBin(p, info, "sdf bin again", RAYSORT_SDF_PIPELINE_BIN_AGAIN, RAYSORT_SDF_WORK_BIN_AGAIN);
  raysort_planBin(p, info, "sdf blocks again", RAYSORT_SDF_PIPELINE_BLOCKS_AGAIN, RAYSORT_SDF_WORK_BLOCKS_AGAIN);
  raysort_planSdfScatter(p, info);
  raysort_planFill(p, "sdf fill", RAYSORT_SDF_PIPELINE_FILL, RAYSORT_SDF_WORK_FILL);
  raysort_planFill(p, "sdf encode", RAYSORT_SDF_PIPELINE_ENCODE, RAYSORT_SDF_WORK_ENCODE);
  raysort_planSdfMap(p);
  raysort_planFinish(p);
}

RAYSORT_API VkResult raysortPlanSdfUpdate(RaysortContext context, const RaysortSdfUpdateInfo *info, uint32_t *passCount,
                                          RaysortPass *passes)
{
  raysort_sdfPlan plan;
  RaysortSdfLayout layout;
  VkResult result = raysortGetSdfLayout(context, &info->sdf, &info->budget, info->cascadeMask, &layout);
  memset(&plan, 0, sizeof(plan));
  if (result == VK_SUCCESS)
    result = raysort_checkSdfUpdate(context, info);
  if (result != VK_SUCCESS)
    return result;
  plan.sdf = &info->sdf;
  raysort_sdfFieldSizes(&info->sdf, &plan.sizes);
  raysort_sdfScratchSizes(&info->sdf, &info->budget, info->cascadeMask, &plan.sizes);
  result = raysort_sdfUpdateBuffers(context, info, &plan);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan.plan, context, RAYSORT_CAPABILITY_SDF_BIT, passCount, passes);
  raysort_planSdfPasses(&plan, info);
  return raysort_endPlan(&plan.plan, passCount);
}

RAYSORT_API VkResult raysortCmdSdfUpdate(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortSdfUpdateInfo *info)
{
  RaysortPass passes[RAYSORT_SDF_UPDATE_MAX_PASSES];
  uint32_t count = RAYSORT_SDF_UPDATE_MAX_PASSES;
  VkResult result = raysortPlanSdfUpdate(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}
/* ---- src/sdf.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_SDF_BIT
#define RAYSORT_WORDS_SDF
#endif

RAYSORT_API uint32_t raysortSdfCascadesOfFrame(uint32_t frame, uint32_t first, uint32_t count)
{
  uint32_t level = 0;
  if (count == 0 || first >= RAYSORT_SDF_MAX_CASCADES)
    return 0;
  if (count > RAYSORT_SDF_MAX_CASCADES - first)
    count = RAYSORT_SDF_MAX_CASCADES - first;
  while (level + 1 < count && (frame >> level & 1u) == 0)
    ++level; /* the lowest bit that is set, or the last cascade */
  return 1u << (first + level);
}

/* ---- the capability ---- */

static int raysort_describeSdf(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[RAYSORT_SDF_KERNELS] = {
      RAYSORT_IDENTITY_SDF_RESET,  RAYSORT_IDENTITY_SDF_WIPE,   RAYSORT_IDENTITY_SDF_RELEASE, RAYSORT_IDENTITY_SDF_BEGIN,
      RAYSORT_IDENTITY_SDF_MARK,   RAYSORT_IDENTITY_SDF_PREPARE, RAYSORT_IDENTITY_SDF_CULL,   RAYSORT_IDENTITY_SDF_BIN,
      RAYSORT_IDENTITY_SDF_BLOCKS, RAYSORT_IDENTITY_SDF_SUM,    RAYSORT_IDENTITY_SDF_POOL,    RAYSORT_IDENTITY_SDF_ADMIT,
      RAYSORT_IDENTITY_SDF_SCATTER, RAYSORT_IDENTITY_SDF_FILL,  RAYSORT_IDENTITY_SDF_ENCODE,  RAYSORT_IDENTITY_SDF_OCCUPY,
      RAYSORT_IDENTITY_SDF_SKIP,   RAYSORT_IDENTITY_SDF_PACK,   RAYSORT_IDENTITY_SDF_FINISH};
  (void)limits;
  if (pipeline < RAYSORT_SDF_KERNELS)
    variant->identity = identities[pipeline];
  else
  {
    variant->identity = pipeline == RAYSORT_SDF_PIPELINE_BIN_AGAIN ? RAYSORT_IDENTITY_SDF_BIN : RAYSORT_IDENTITY_SDF_BLOCKS;
    variant->constants[RAYSORT_CONSTANT_SDF_AGAIN] = 1;
  }
  return 1;
}

static const char *const raysort_sdfResources[] = {"RaysortSdfUpdateInfo.field",         "RaysortSdfUpdateInfo.instances",
                                                   "RaysortSdfUpdateInfo.instanceCount", "RaysortSdfUpdateInfo.boxes",
                                                   "RaysortSdfUpdateInfo.boxCount",      "RaysortSdfUpdateInfo.scratch",
                                                   "RaysortSdfResetInfo.field"};

static const raysort_capability *raysort_sdfCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_SDF_BIT,
      0,
      "SDF",
      RAYSORT_SDF_PIPELINES,
      raysort_describeSdf,
      {raysort_sdfKernels, NULL},
      raysort_sdfResources,
      sizeof(raysort_sdfResources) / sizeof(raysort_sdfResources[0])};
  return &capability;
}
/* ---- src/weekend.c ---- */

#define RAYSORT_LARGEST_FLOAT 3.402823466e38 /* FLT_MAX */

/* ---- heads and dumps ---- */

/* The numbers of a built-in type. */
typedef struct raysort_type
{
  uint32_t count;
  const char *names[4];
  double low[4];
} raysort_type;

#define RAYSORT_ANY      (-RAYSORT_LARGEST_FLOAT)
#define RAYSORT_POSITIVE 1.175494351e-38 /* FLT_MIN */

static const raysort_type raysort_materialTypes[RAYSORT_MATERIAL_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {3, {"albedo red", "albedo green", "albedo blue", NULL}, {0, 0, 0, 0}},
    {4, {"albedo red", "albedo green", "albedo blue", "fuzz"}, {0, 0, 0, 0}},
    {1, {"index of refraction", NULL, NULL, NULL}, {RAYSORT_POSITIVE, 0, 0, 0}}};

static const raysort_type raysort_hittableTypes[RAYSORT_HITTABLE_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {4, {"centre x", "centre y", "centre z", "radius"}, {RAYSORT_ANY, RAYSORT_ANY, RAYSORT_ANY, RAYSORT_ANY}}};

/* One of the scene's two pools; hittables have a third word in their heads. */
typedef struct raysort_pool
{
  const char *name;
  const raysort_type *known;
  uint32_t knownCount;
  uint32_t typeCount;
  uint32_t capacity, dumpCapacity;
  uint32_t count, dumpCount;
  float *dump; /* NULL: dry */
} raysort_pool;

static raysort_pool raysort_materialPool(const RaysortScene *scene)
{
  const int isDry = !scene->materials;
  raysort_pool pool;
  pool.name = "material";
  pool.known = raysort_materialTypes;
  pool.knownCount = RAYSORT_MATERIAL_USER;
  pool.typeCount = scene->materialTypes ? scene->materialTypes : RAYSORT_MATERIAL_USER;
  pool.capacity = isDry ? RAYSORT_MAX_COUNT : scene->materialCapacity;
  pool.dumpCapacity = isDry ? RAYSORT_MAX_COUNT : scene->materialDumpCapacity;
  pool.count = scene->materialCount;
  pool.dumpCount = scene->materialDumpCount;
  pool.dump = isDry ? NULL : scene->materialDump;
  return pool;
}

static raysort_pool raysort_hittablePool(const RaysortScene *scene)
{
  const int isDry = !scene->materials;
  raysort_pool pool;
  pool.name = "hittable";
  pool.known = raysort_hittableTypes;
  pool.knownCount = RAYSORT_HITTABLE_USER;
  pool.typeCount = scene->hittableTypes ? scene->hittableTypes : RAYSORT_HITTABLE_USER;
  pool.capacity = isDry ? RAYSORT_MAX_COUNT : scene->hittableCapacity;
  pool.dumpCapacity = isDry ? RAYSORT_MAX_COUNT : scene->hittableDumpCapacity;
  pool.count = scene->hittableCount;
  pool.dumpCount = scene->hittableDumpCount;
  pool.dump = isDry ? NULL : scene->hittableDump;
  return pool;
}

static VkResult raysort_refuseHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index, VkResult result,
                                   const char *field, uint64_t value, uint64_t low, uint64_t high)
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortScene: %s %u: %s is %llu, must be %llu .. %llu", pool->name, (unsigned)index,
           field, (raysort_u64)value, (raysort_u64)low, (raysort_u64)high);
  return raysort_say(scene->message, scene->messageUser, result, text);
}

static VkResult raysort_checkNumbers(const RaysortScene *scene, const raysort_pool *pool, uint32_t type,
                                     const void *data, size_t size)
{
  const raysort_type *known = type < pool->knownCount ? &pool->known[type] : NULL;
  const int isSphere = pool->known == raysort_hittableTypes && type == RAYSORT_HITTABLE_SPHERE;
  float numbers[4] = {0, 0, 0, 0};
  char field[96], zero[128];
  uint32_t i;
  VkResult result = VK_SUCCESS;

  if ((!data && size) || (known && size < known->count * sizeof(float)))
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "size of data", data ? size : 0,
                              known ? known->count * sizeof(float) : 1, RAYSORT_MAX_COUNT);
  if (!known)
    return VK_SUCCESS;
  snprintf(zero, sizeof(zero), "RaysortScene: hittable %u: radius is 0, must be positive, or negative (hollow)",
           (unsigned)pool->count);
  memcpy(numbers, data, known->count * sizeof(float));
  for (i = 0; i < known->count && result == VK_SUCCESS; ++i)
  {
    snprintf(field, sizeof(field), "RaysortScene: %s %u: %s", pool->name, (unsigned)pool->count, known->names[i]);
    result = raysort_checkNumber(scene->message, scene->messageUser, field, (double)numbers[i], known->low[i],
                                 RAYSORT_LARGEST_FLOAT);
  }
  if (result == VK_SUCCESS && isSphere && !(numbers[3] < 0 || numbers[3] > 0))
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, zero);
  return result;
}

/* Checks all, then writes the numbers and says where the head points. */
static VkResult raysort_addDump(const RaysortScene *scene, raysort_pool *pool, uint32_t type, const void *data,
                                size_t size, uint32_t *ptr)
{
  const uint64_t elements = (uint64_t)(size / RAYSORT_DUMP_BYTES) + (size % RAYSORT_DUMP_BYTES != 0);
  const uint32_t first = pool->known == raysort_hittableTypes ? RAYSORT_HITTABLE_SPHERE : RAYSORT_MATERIAL_LAMBERTIAN;
  VkResult result;

  if (type < first || type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "type", type, first,
                              pool->typeCount - 1);
  result = raysort_checkNumbers(scene, pool, type, data, size);
  if (result != VK_SUCCESS)
    return result;
  if (pool->count >= pool->capacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of heads",
                              (uint64_t)pool->count + 1, 0, pool->capacity);
  if (pool->dumpCount + elements > pool->dumpCapacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of dump elements",
                              pool->dumpCount + elements, 0, pool->dumpCapacity);
  *ptr = elements ? pool->dumpCount : 0; /* nothing to point to: an element that is there */
  if (pool->dump && elements)
  {
    char *to = (char *)pool->dump + (size_t)pool->dumpCount * RAYSORT_DUMP_BYTES;
    memcpy(to, data, size);
    memset(to + size, 0, (size_t)elements * RAYSORT_DUMP_BYTES - size);
  }
  pool->dumpCount += (uint32_t)elements;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_pool pool = raysort_materialPool(scene);
  uint32_t ptr = 0;
  VkResult result = raysort_addDump(scene, &pool, type, data, size, &ptr);
  if (result != VK_SUCCESS)
    return result;
  if (scene->materials)
  {
    scene->materials[pool.count].type = type;
    scene->materials[pool.count].ptr = ptr;
  }
  if (index)
    *index = pool.count;
  scene->materialCount = pool.count + 1;
  scene->materialDumpCount = pool.dumpCount;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_pool pool = raysort_hittablePool(scene);
  uint32_t ptr = 0;
  VkResult result;
  if (scene->materialCount == 0)
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortScene: a hittable is added before any material");
  if (mat >= scene->materialCount)
    return raysort_refuseHead(scene, &pool, pool.count, VK_ERROR_VALIDATION_FAILED_EXT, "mat", mat, 0,
                              scene->materialCount - 1);
  result = raysort_addDump(scene, &pool, type, data, size, &ptr);
  if (result != VK_SUCCESS)
    return result;
  if (scene->materials)
  {
    scene->hittables[pool.count].type = type;
    scene->hittables[pool.count].ptr = ptr;
    scene->hittables[pool.count].mat = mat;
  }
  if (index)
    *index = pool.count;
  scene->hittableCount = pool.count + 1;
  scene->hittableDumpCount = pool.dumpCount;
  return VK_SUCCESS;
}

/* Takes `count` things of `size` bytes from the layout; returns their offset. */
static VkDeviceSize raysort_layOut(RaysortSceneLayout *layout, uint32_t count, VkDeviceSize size)
{
  const VkDeviceSize offset = layout->size;
  layout->size = raysort_align(offset + count * size, RAYSORT_DUMP_BYTES);
  return offset;
}

RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout)
{
  memset(layout, 0, sizeof(*layout));
  layout->materialCount = scene->materialCount;
  layout->materialDumpCount = scene->materialDumpCount;
  layout->hittableCount = scene->hittableCount;
  layout->hittableDumpCount = scene->hittableDumpCount;
  layout->materialsOffset = raysort_layOut(layout, scene->materialCount, sizeof(RaysortMaterial));
  layout->materialDumpOffset = raysort_layOut(layout, scene->materialDumpCount, RAYSORT_DUMP_BYTES);
  layout->hittablesOffset = raysort_layOut(layout, scene->hittableCount, sizeof(RaysortHittable));
  layout->hittableDumpOffset = raysort_layOut(layout, scene->hittableDumpCount, RAYSORT_DUMP_BYTES);
  layout->size += RAYSORT_DUMP_BYTES; /* an empty dump still has an element to point to */
}

RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout)
{
  char *bytes = (char *)memory;
  scene->materials = (RaysortMaterial *)(void *)(bytes + layout->materialsOffset);
  scene->materialDump = (float *)(void *)(bytes + layout->materialDumpOffset);
  scene->hittables = (RaysortHittable *)(void *)(bytes + layout->hittablesOffset);
  scene->hittableDump = (float *)(void *)(bytes + layout->hittableDumpOffset);
  scene->materialCapacity = layout->materialCount;
  scene->materialDumpCapacity = layout->materialDumpCount;
  scene->hittableCapacity = layout->hittableCount;
  scene->hittableDumpCapacity = layout->hittableDumpCount;
  scene->materialCount = 0;
  scene->materialDumpCount = 0;
  scene->hittableCount = 0;
  scene->hittableDumpCount = 0;
}

static VkResult raysort_checkHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index, uint32_t type,
                                  uint32_t ptr)
{
  const int isKnown = type < pool->knownCount;
  if (type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "type", type, 0, pool->typeCount - 1);
  if (isKnown ? pool->known[type].count == 0 || ptr < pool->dumpCount : ptr == 0 || ptr < pool->dumpCount)
    return VK_SUCCESS;
  return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "ptr", ptr, 0,
                            pool->dumpCount ? pool->dumpCount - 1 : 0);
}

RAYSORT_API VkResult raysortCheckScene(const RaysortScene *scene)
{
  const raysort_pool materials = raysort_materialPool(scene), hittables = raysort_hittablePool(scene);
  VkResult result = VK_SUCCESS;
  uint32_t i;
  if (!scene->materials)
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortScene.materials is NULL: a dry scene cannot be checked");
  for (i = 0; i < scene->materialCount && result == VK_SUCCESS; ++i)
    result = raysort_checkHead(scene, &materials, i, scene->materials[i].type, scene->materials[i].ptr);
  for (i = 0; i < scene->hittableCount && result == VK_SUCCESS; ++i)
  {
    const RaysortHittable *head = &scene->hittables[i];
    result = raysort_checkHead(scene, &hittables, i, head->type, head->ptr);
    if (result == VK_SUCCESS && head->mat >= scene->materialCount)
      result = raysort_refuseHead(scene, &hittables, i, VK_ERROR_VALIDATION_FAILED_EXT, "mat", head->mat, 0,
                                  scene->materialCount ? scene->materialCount - 1 : 0);
  }
  return result;
}

/* ---- camera ---- */

/* So that nobody who includes this file must link libm. Newton's steps come down to the root of x > 0. */
static double raysort_sqrt(double x)
{
  double root = x > 1 ? x : 1, next = (root + x / root) / 2;
  while (next < root)
  {
    root = next;
    next = (root + x / root) / 2;
  }
  return root;
}

/* 0 <= x < pi / 2: the 40 terms fall below 1e-40. */
static double raysort_tan(double x)
{
  double term = 1, sine = 0, cosine = 0;
  uint32_t k;
  for (k = 0; k < 40; ++k)
  {
    if (k % 2 == 0)
      cosine += k % 4 == 0 ? term : -term;
    else
      sine += k % 4 == 1 ? term : -term;
    term *= x / (double)(k + 1);
  }
  return sine / cosine;
}

static double raysort_length(const double v[3])
{
  return raysort_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void raysort_cross(const double a[3], const double b[3], double product[3])
{
  product[0] = a[1] * b[2] - a[2] * b[1];
  product[1] = a[2] * b[0] - a[0] * b[2];
  product[2] = a[0] * b[1] - a[1] * b[0];
}

/* A camera being made: defaults filled in; the axes point to the right, up, and backwards. */
typedef struct raysort_camera
{
  double up[3], right[3], top[3], back[3];
  double focusDistance, fieldOfView;
} raysort_camera;

static VkResult raysort_checkCameraNumbers(const RaysortCameraInfo *info)
{
  static const char *const fields[9] = {
      "RaysortCameraInfo.from[0]", "RaysortCameraInfo.from[1]", "RaysortCameraInfo.from[2]",
      "RaysortCameraInfo.at[0]",   "RaysortCameraInfo.at[1]",   "RaysortCameraInfo.at[2]",
      "RaysortCameraInfo.up[0]",   "RaysortCameraInfo.up[1]",   "RaysortCameraInfo.up[2]"};
  const double *const vectors[3] = {info->from, info->at, info->up};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 9 && result == VK_SUCCESS; ++i)
    result = raysort_checkNumber(info->message, info->messageUser, fields[i], vectors[i / 3][i % 3], -1e9, 1e9);
  if (result == VK_SUCCESS && !(info->fieldOfView >= 0 && info->fieldOfView <= 0))
    result = raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.fieldOfView (degrees)",
                                 info->fieldOfView, 1e-6, 179.999);
  if (result == VK_SUCCESS)
    result = raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.defocusAngle (degrees)",
                                 info->defocusAngle, 0, 179.999);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(info->message, info->messageUser, "RaysortCameraInfo.width", info->width, 1,
                              RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(info->message, info->messageUser, "RaysortCameraInfo.height", info->height, 1,
                              RAYSORT_MAX_COUNT);
  return result;
}

static VkResult raysort_refuseCamera(const RaysortCameraInfo *info, const char *what, const double v[3])
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortCameraInfo.%s: (%g, %g, %g)", what, v[0], v[1], v[2]);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* The axes, and a focus distance that fp32 can tell from the camera's own place. */
static VkResult raysort_aimCamera(const RaysortCameraInfo *info, raysort_camera *made)
{
  double distance, length, farthest = 0;
  uint32_t i;

  memset(made, 0, sizeof(*made));
  memcpy(made->up, info->up, sizeof(made->up));
  if (raysort_length(made->up) < 1e-9)
    made->up[1] = 1;
  for (i = 0; i < 3; ++i)
  {
    made->back[i] = info->from[i] - info->at[i];
    farthest = info->from[i] > farthest ? info->from[i] : -info->from[i] > farthest ? -info->from[i] : farthest;
  }
  distance = raysort_length(made->back);
  if (distance < 1e-9)
    return raysort_refuseCamera(info, "from and .at are the same point", info->from);
  for (i = 0; i < 3; ++i)
    made->back[i] /= distance;
  raysort_cross(made->up, made->back, made->right);
  length = raysort_length(made->right);
  if (length < 1e-6 * raysort_length(made->up))
    return raysort_refuseCamera(info, "up is parallel to the view", made->up);
  for (i = 0; i < 3; ++i)
    made->right[i] /= length;
  raysort_cross(made->back, made->right, made->top);
  made->focusDistance = info->focusDistance >= 0 && info->focusDistance <= 0 ? distance : info->focusDistance;
  made->fieldOfView = info->fieldOfView > 0 ? info->fieldOfView : 90;
  return raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.focusDistance", made->focusDistance,
                             farthest > 1e-3 ? 1e-6 * farthest : 1e-9, 1e9);
}

RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera)
{
  const double halfDegree = 3.14159265358979323846 / 180 / 2;
  double width, height, lens;
  raysort_camera made;
  uint32_t i;
  VkResult result = raysort_checkCameraNumbers(info);
  if (result == VK_SUCCESS)
    result = raysort_aimCamera(info, &made);
  if (result != VK_SUCCESS)
    return result;
  height = 2 * raysort_tan(made.fieldOfView * halfDegree) * made.focusDistance;
  width = height * info->width / info->height;
  lens = made.focusDistance * raysort_tan(info->defocusAngle * halfDegree);
  if (width > 1e18 || height > 1e18 || lens > 1e18) /* the square of a longer vector would overflow fp32 */
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortCameraInfo: fieldOfView, defocusAngle, focusDistance and width / height together give "
                       "a picture plane or a lens larger than 1e18");
  memset(camera, 0, sizeof(*camera));
  for (i = 0; i < 3; ++i)
  {
    camera->origin[i] = (float)info->from[i];
    camera->horizontal[i] = (float)(width * made.right[i]);
    camera->vertical[i] = (float)(height * made.top[i]);
    camera->lowerLeftCorner[i] = (float)(info->from[i] - width / 2 * made.right[i] - height / 2 * made.top[i] -
                                         made.focusDistance * made.back[i]);
    camera->lensU[i] = (float)(lens * made.right[i]);
    camera->lensV[i] = (float)(lens * made.top[i]);
  }
  return VK_SUCCESS;
}

/* ---- src/slices.c ---- */

static VkResult raysort_checkSlices(const RaysortSliceInfo *info)
{
  const uint64_t pixels = (uint64_t)info->width * info->height;
  RaysortMessage message = info->message;
  void *user = info->messageUser;
  VkResult result = raysort_sayRange(message, user, "RaysortSliceInfo.width", info->width, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.height", info->height, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.width * .height", pixels, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.sampleCount", info->sampleCount, 1,
                              UINT32_MAX - (uint64_t)info->firstSample);
  if (result == VK_SUCCESS && info->waves)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.batchPaths", info->batchPaths, info->width,
                              RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS && !(info->budget >= 0))
    result = raysort_checkNumber(message, user, "RaysortSliceInfo.budget (milliseconds)", info->budget, 0,
                                 RAYSORT_SLICE_CAP);
  return result;
}

/* Is this token one that raysortNextSlice could have left behind? */
static int raysort_tokenFits(const RaysortSliceInfo *info, const RaysortSliceToken *token)
{
  const uint64_t end = (uint64_t)info->firstSample + info->sampleCount;
  if (token->sample < info->firstSample || token->sample > end || token->row >= info->height)
    return 0;
  if (token->wave == 0)
    return (token->sample < end || token->row == 0) && token->rowCount == 0 && token->sampleCount == 0;
  return token->wave < info->waves && token->rowCount >= 1 && token->rowCount <= info->height - token->row &&
         token->sampleCount >= 1 && token->sampleCount <= end - token->sample &&
         (token->sampleCount == 1 || token->rowCount == info->height) &&
         (uint64_t)token->rowCount * info->width * token->sampleCount <= info->batchPaths;
}

RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices)
{
  VkResult result = raysort_checkSlices(info);
  char text[256];
  if (result != VK_SUCCESS)
    return result;
  if (resume && !raysort_tokenFits(info, resume))
  {
    snprintf(text, sizeof(text),
             "RaysortSliceToken: row %u, sample %u, wave %u (batch: %u rows, %u samples) is no place in this render of "
             "%u rows, samples %u .. %u, %u waves",
             (unsigned)resume->row, (unsigned)resume->sample, (unsigned)resume->wave, (unsigned)resume->rowCount,
             (unsigned)resume->sampleCount, (unsigned)info->height, (unsigned)info->firstSample,
             (unsigned)(info->firstSample + info->sampleCount - 1), (unsigned)info->waves);
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
  }
  memset(slices, 0, sizeof(*slices));
  slices->info = *info;
  slices->next.sample = info->firstSample;
  if (resume)
    slices->next = *resume;
  return VK_SUCCESS;
}

static uint64_t raysort_least(uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

/* The first row of a band; the bands share the rows evenly. */
static uint32_t raysort_bandStart(const RaysortSlices *slices, uint32_t band)
{
  return (uint32_t)(((uint64_t)slices->info.height * band + RAYSORT_SLICE_BINS - 1) / RAYSORT_SLICE_BINS);
}

static uint32_t raysort_band(const RaysortSlices *slices, uint32_t row)
{
  return (uint32_t)((uint64_t)row * RAYSORT_SLICE_BINS / slices->info.height);
}

static uint32_t raysort_waveBin(uint32_t wave)
{
  return wave < RAYSORT_SLICE_BINS - 1 ? wave : RAYSORT_SLICE_BINS - 1;
}

/* Milliseconds a path in this bin; what was not measured costs as much as the dearest that was. 0: nothing was. */
static double raysort_cost(const RaysortSlices *slices, uint32_t bin)
{
  double dearest = slices->cost[bin];
  uint32_t i;
  for (i = 0; i < RAYSORT_SLICE_BINS && !(slices->cost[bin] > 0); ++i)
    dearest = slices->cost[i] > dearest ? slices->cost[i] : dearest;
  return dearest;
}

static uint64_t raysort_slicePaths(const RaysortSlices *slices, const RaysortSlice *slice)
{
  return (uint64_t)slice->rowCount * slices->info.width * slice->sampleCount;
}

/* Predicted milliseconds. */
static double raysort_predict(const RaysortSlices *slices, const RaysortSlice *slice)
{
  const uint32_t end = slice->row + slice->rowCount;
  double sum = 0;
  uint32_t i, next;
  for (i = 0; i < slice->waveCount; ++i)
    sum += raysort_cost(slices, raysort_waveBin(slice->wave + i)) * (double)raysort_slicePaths(slices, slice);
  for (i = slice->row; slices->info.waves == 0 && i < end; i = next)
  {
    const uint32_t band = raysort_band(slices, i);
    next = (uint32_t)raysort_least(raysort_bandStart(slices, band + 1), end);
    sum += raysort_cost(slices, band) * (double)(next - i) * slices->info.width * slice->sampleCount;
  }
  return sum;
}

static double raysort_sliceBudget(const RaysortSlices *slices)
{
  const double budget = slices->info.budget > 0 ? slices->info.budget : RAYSORT_SLICE_BUDGET;
  return budget < RAYSORT_SLICE_CAP ? budget : RAYSORT_SLICE_CAP;
}

/* How many of `count` things of which `most` fit to take at once, so that all pieces are nearly alike. */
static uint32_t raysort_evenly(uint64_t count, uint64_t most)
{
  const uint64_t pieces = most ? (count + most - 1) / most : count;
  return (uint32_t)((count + pieces - 1) / pieces);
}

/* Rows of one sample from slice->row on, at most `most`, for which there is time: at least one. */
static uint64_t raysort_rowsInTime(const RaysortSlices *slices, const RaysortSlice *slice, uint64_t most)
{
  double left = raysort_sliceBudget(slices);
  uint32_t row = slice->row;
  const uint32_t end = (uint32_t)raysort_least(slices->info.height, row + most);
  while (row < end)
  {
    const uint32_t band = raysort_band(slices, row);
    const uint32_t count = (uint32_t)raysort_least(raysort_bandStart(slices, band + 1), end) - row;
    const double cost = raysort_cost(slices, band) * slices->info.width;
    if (cost * count > left)
    {
      row += (uint32_t)(left / cost);
      break;
    }
    left -= cost * count;
    row += count;
  }
  return row > slice->row ? row - slice->row : 1;
}

/* Fills in rows and samples of new paths: at most `limit` of them, all of whose time counts if isWhole. */
static void raysort_planPaths(const RaysortSlices *slices, RaysortSlice *slice, uint64_t limit, int isWhole)
{
  const RaysortSliceInfo *info = &slices->info;
  const uint64_t frame = (uint64_t)info->width * info->height;
  const uint64_t samplesLeft = (uint64_t)info->firstSample + info->sampleCount - slice->sample;
  uint64_t most = slices->largest == 0 ? 1 : raysort_least(limit / frame, samplesLeft);
  double once = 0; /* milliseconds of the whole picture, one sample */

  slice->rowCount = info->height;
  slice->sampleCount = 1;
  if (isWhole && slice->row == 0)
    once = raysort_predict(slices, slice);
  if (info->maxSamples)
    most = raysort_least(most, info->maxSamples);
  if (once > 0 && once * (double)most > raysort_sliceBudget(slices))
    most = (uint64_t)(raysort_sliceBudget(slices) / once);
  if (slice->row == 0 && frame <= limit && most > 0)
  {
    slice->sampleCount = raysort_evenly(samplesLeft, most);
    return;
  }
  most = raysort_least(limit / info->width, info->height - slice->row);
  if (isWhole)
    most = raysort_rowsInTime(slices, slice, most ? most : 1);
  slice->rowCount = raysort_evenly(info->height - slice->row, most);
}

/* A batch of new paths whose first wave is in the budget. */
static void raysort_planBatch(RaysortSlices *slices, RaysortSlice *slice, uint64_t limit)
{
  const double first = slices->cost[0], budget = raysort_sliceBudget(slices);
  limit = raysort_least(limit, slices->info.batchPaths);
  if (first > 0 && budget / first < (double)limit)
    limit = (uint64_t)(budget / first);
  raysort_planPaths(slices, slice, limit, 0);
  slices->next.rowCount = slice->rowCount;
  slices->next.sampleCount = slice->sampleCount;
}

/* As many waves as there is time for; one, if it was not measured. */
static void raysort_planWaves(const RaysortSlices *slices, RaysortSlice *slice)
{
  const double paths = (double)raysort_slicePaths(slices, slice);
  double cost = slices->cost[raysort_waveBin(slice->wave)], left = raysort_sliceBudget(slices);
  slice->waveCount = 0;
  while (cost > 0 && cost * paths <= left && slice->wave + slice->waveCount < slices->info.waves)
  {
    left -= cost * paths;
    ++slice->waveCount;
    cost = slices->cost[raysort_waveBin(slice->wave + slice->waveCount)];
  }
  if (slice->waveCount == 0)
    slice->waveCount = 1;
}

/* Over the paths of a slice, to the next row or the next samples. */
static void raysort_stepOver(RaysortSlices *slices, RaysortSlice *slice)
{
  RaysortSliceToken *next = &slices->next;
  slice->pathsDone = raysort_slicePaths(slices, slice);
  next->row = slice->row + slice->rowCount;
  next->wave = 0;
  next->rowCount = 0;
  next->sampleCount = 0;
  if (next->row == slices->info.height)
  {
    next->row = 0;
    next->sample += slice->sampleCount;
  }
}

RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice)
{
  const RaysortSliceInfo *info = &slices->info;
  const uint64_t grown = slices->largest * RAYSORT_SLICE_GROWTH;
  const uint64_t limit =
      grown > RAYSORT_SLICE_FIRST_PATHS ? raysort_least(grown, RAYSORT_MAX_COUNT) : RAYSORT_SLICE_FIRST_PATHS;
  RaysortSliceToken *next = &slices->next;

  memset(slice, 0, sizeof(*slice));
  if (next->sample == info->firstSample + info->sampleCount)
    return VK_FALSE;
  slice->row = next->row;
  slice->sample = next->sample;
  slice->wave = next->wave;
  if (!info->waves)
    raysort_planPaths(slices, slice, limit, 1);
  else if (next->wave == 0)
    raysort_planBatch(slices, slice, limit);
  else
  {
    slice->rowCount = next->rowCount;
    slice->sampleCount = next->sampleCount;
  }
  if (info->waves)
    raysort_planWaves(slices, slice);
  slice->predicted = raysort_predict(slices, slice);
  next->wave = slice->wave + slice->waveCount;
  if (next->wave == info->waves)
    raysort_stepOver(slices, slice);
  return VK_TRUE;
}

/* Waves of a larger batch than before cost `excess` milliseconds a path less than predicted. Every wave takes some time
 * however few its paths are, which counts less in a larger batch: all waves lose that alike. A batch grows at most
 * RAYSORT_SLICE_GROWTH times, so no wave loses more of its cost than that explains. */
static void raysort_lowerWaves(double *cost, uint32_t count, double excess)
{
  double least[RAYSORT_SLICE_BINS];
  uint32_t i, round, rich = count;
  for (i = 0; i < count; ++i)
    least[i] = cost[i] / RAYSORT_SLICE_GROWTH;
  for (round = 0; round < count && rich > 0; ++round) /* a round that does not make a wave poor is the last */
  {
    const double share = excess / rich;
    rich = 0;
    for (i = 0; i < count; ++i)
    {
      const double taken = cost[i] - least[i] < share ? cost[i] - least[i] : share;
      cost[i] -= taken;
      excess -= taken;
      rich += taken >= share;
    }
  }
}

RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds)
{
  const uint32_t end = slice->row + slice->rowCount;
  const uint64_t paths = raysort_slicePaths(slices, slice);
  const uint32_t first = slices->info.waves ? raysort_waveBin(slice->wave) : raysort_band(slices, slice->row);
  const uint32_t last =
      slices->info.waves ? raysort_waveBin(slice->wave + slice->waveCount - 1) : raysort_band(slices, end - 1);
  double predicted, was[RAYSORT_SLICE_BINS];
  uint32_t bin;

  if (!(milliseconds >= 0 && milliseconds <= 1e9) || paths == 0)
    return;
  if (milliseconds < 1e-6)
    milliseconds = 1e-6; /* a cost of 0 would mean that nothing was measured */
  if (slice->wave == 0 && paths > slices->largest)
    slices->largest = paths;
  for (bin = first; bin <= last; ++bin)
    was[bin] = raysort_cost(slices, bin);
  memcpy(&slices->cost[first], &was[first], (last - first + 1) * sizeof(was[0]));
  predicted = raysort_predict(slices, slice);
  if (slices->info.waves && paths >= slices->largest && predicted > milliseconds)
    raysort_lowerWaves(&slices->cost[first], last - first + 1, (predicted - milliseconds) / (double)paths);
  predicted = raysort_predict(slices, slice);
  for (bin = first; bin <= last; ++bin)
    slices->cost[bin] = predicted > 0 ? slices->cost[bin] * (milliseconds / predicted) : milliseconds / (double)paths;
}
/* ---- src/table.c ---- */

/* The capabilities, each at the number of its bit. */
#define RAYSORT_CAPABILITIES(X) \
  X(scan)                       \
  X(sort)                       \
  X(radix)                      \
  X(bvh)                        \
  X(reorder)                    \
  X(sdf)                        \
  /* the next bit's stands above this line */

#define RAYSORT_X(name) static const raysort_capability *raysort_##name##Capability(void);
RAYSORT_CAPABILITIES(RAYSORT_X)
#undef RAYSORT_X

static const raysort_capability *raysort_capabilityAt(uint32_t index)
{
  typedef const raysort_capability *(*raysort_getter)(void);
  static const raysort_getter table[] = {
#define RAYSORT_X(name) raysort_##name##Capability,
      RAYSORT_CAPABILITIES(RAYSORT_X)
#undef RAYSORT_X
  };
  return index < sizeof(table) / sizeof(table[0]) ? table[index]() : NULL;
}

/* ---- words of shaders/kernels/scan ---- */
#define RAYSORT_SCAN_DIGEST "1e8290f3d6a8750b781a68b46a81397bfb4efd9b422d1c4903a527dfbe4e5b74"
#ifdef RAYSORT_WORDS_SCAN
/* clang-format off */
static const uint32_t raysort_words_scan_reduce[] = {
119734787,66816,524299,303,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,153,158,206,212,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,153,11,29,327752,201,0,35,0,327752,201,1,35,8,327752,201,2,35,16,327752,201,3,35,20,327752,201,4,35,24,
262215,202,6,4,262216,203,0,25,327752,203,0,35,0,196679,203,2,327752,204,0,35,0,196679,204,2,262215,212,11,26,262215,
291,1,15,262215,292,11,25,196679,244,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,
6,6,524321,25,24,9,9,9,9,9,327713,33,7,8,8,262177,38,7,8,262187,6,43,0,262165,47,32,1,262187,47,48,2,262174,51,6,6,
262187,6,56,1,262187,47,60,30,262187,47,75,0,262176,76,5349,6,262176,105,7,24,262187,47,114,1,262176,152,1,6,262203,
152,153,1,262187,6,155,128,262172,156,7,155,262176,157,4,156,262203,157,158,4,262176,161,4,7,262187,6,164,64,131092,
171,262187,6,173,2,262187,6,174,264,196647,200,5349,458782,201,15,200,6,6,6,196637,202,6,196638,203,202,262176,200,
5349,203,196638,204,201,262176,205,9,204,262203,205,206,9,262187,6,207,2048,262187,47,208,3,262187,47,209,4,262167,
210,6,3,262176,211,1,210,262203,211,212,1,262176,214,9,6,327724,7,229,43,43,262176,245,9,15,262176,273,9,200,262194,6,
291,65793,393260,210,292,155,56,56,327734,2,4,0,3,131320,5,262203,105,199,7,262203,9,213,7,262203,9,217,7,262203,9,
218,7,262203,9,221,7,262203,9,224,7,262203,8,228,7,262203,18,244,7,262203,9,248,7,262203,8,252,7,262203,8,254,7,
262203,8,258,7,393281,214,215,206,75,48,262205,6,216,215,196670,213,216,196670,217,207,393281,214,219,206,75,208,
262205,6,220,219,196670,218,220,393281,214,222,206,75,209,262205,6,223,222,196670,221,223,327745,152,225,212,43,
262205,6,226,225,196670,224,226,589881,24,227,31,213,217,218,221,224,196670,199,227,196670,228,229,327745,9,231,199,
114,262205,6,232,231,262205,6,233,153,327808,6,234,232,233,131321,235,131320,235,458997,6,301,234,5,257,236,327745,9,
241,199,48,262205,6,242,241,327856,171,243,301,242,262390,237,236,0,262394,243,236,237,131320,236,393281,245,246,206,
75,75,262205,15,247,246,196670,244,247,196670,248,301,393273,6,250,22,244,248,327760,7,251,250,43,262205,7,253,228,
196670,252,253,196670,254,251,393273,7,255,36,252,254,196670,228,255,327808,6,257,301,155,131321,235,131320,237,
262205,7,259,228,196670,258,259,327737,7,260,40,258,196670,228,260,327850,171,262,233,43,196855,264,0,262394,262,263,
264,131320,263,327745,9,267,199,75,262205,6,268,267,327856,171,269,226,268,131321,264,131320,264,458997,171,270,262,
237,269,263,196855,272,0,262394,270,271,272,131320,271,393281,273,274,206,75,114,262205,200,275,274,327745,9,278,228,
43,262205,6,279,278,393281,76,280,275,75,226,327742,280,279,2,4,327808,6,287,220,226,327745,9,288,228,56,262205,6,289,
288,393281,76,290,275,75,287,327742,290,289,2,4,131321,272,131320,272,65789,65592,327734,7,13,0,10,196663,8,11,196663,
9,12,131320,14,327745,9,44,11,43,262205,6,45,44,262205,6,46,12,327876,6,49,46,48,327829,51,52,45,49,327761,6,53,52,1,
327761,6,54,52,0,327745,9,57,11,56,262205,6,58,57,262205,6,59,12,327874,6,61,59,60,327808,6,62,58,61,327808,6,64,62,
53,327760,7,65,54,64,131326,65,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,70,7,262203,9,71,7,
262205,15,68,20,262268,7,69,68,196670,70,69,262205,6,72,21,196670,71,72,393273,7,73,13,70,71,262268,15,74,73,393281,
76,77,74,75,75,393277,6,78,77,2,4,131326,78,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,
196663,9,30,131320,32,262203,105,106,7,262205,6,82,26,262205,6,83,27,327808,6,84,82,83,327810,6,85,84,56,262205,6,86,
27,393228,47,87,1,75,86,327874,6,88,85,87,262205,6,90,28,327808,6,91,88,90,327810,6,92,91,56,262205,6,93,29,327831,51,
96,92,93,327761,6,98,96,1,458764,6,100,1,41,98,56,262205,6,103,27,327812,6,104,100,103,327808,6,109,88,100,327810,6,
110,109,56,327814,6,112,110,100,327745,9,113,106,75,196670,113,112,262205,6,115,26,262205,6,116,30,327812,6,118,116,
104,458764,6,119,1,38,115,118,327745,9,120,106,114,196670,120,119,262205,6,121,26,262205,6,123,120,327808,6,125,123,
104,458764,6,126,1,38,121,125,327745,9,127,106,48,196670,127,126,262205,24,128,106,131326,128,65592,327734,7,36,0,33,
196663,8,34,196663,8,35,131320,37,327745,9,132,34,43,262205,6,133,132,327745,9,134,35,43,262205,6,135,134,327829,51,
137,133,135,327761,6,138,137,1,327761,6,139,137,0,327745,9,141,34,56,262205,6,142,141,327745,9,143,35,56,262205,6,144,
143,327808,6,145,142,144,327808,6,147,145,138,327760,7,148,139,147,131326,148,65592,327734,7,40,0,38,196663,8,39,
131320,41,262203,8,185,7,262203,8,188,7,262205,6,154,153,262205,7,160,39,327745,161,162,158,154,196670,162,160,131321,
165,131320,165,458997,6,302,164,41,194,168,327852,171,172,302,43,262390,167,168,0,262394,172,166,167,131320,166,
262368,173,173,174,327856,171,177,154,302,196855,179,0,262394,177,178,179,131320,178,327808,6,184,154,302,262205,7,
187,162,196670,185,187,327745,161,189,158,184,262205,7,190,189,196670,188,190,393273,7,191,36,185,188,196670,162,191,
131321,179,131320,179,131321,168,131320,168,327874,6,194,302,114,131321,165,131320,167,262368,173,173,174,327745,161,
195,158,75,262205,7,196,195,131326,196,65592,
};
static const uint32_t raysort_words_scan_rows[] = {
119734787,66816,524299,708,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,166,175,236,310,405,601,661,393232,4,17,128,1,1,262215,166,11,29,327752,396,0,35,0,327752,396,1,35,8,
327752,396,2,35,16,327752,396,3,35,24,327752,396,4,35,28,327752,396,5,35,32,327752,396,6,35,36,327752,396,7,35,40,
262215,397,6,4,327752,398,0,35,0,196679,398,2,262215,399,6,4,262216,400,0,25,327752,400,0,35,0,196679,400,2,262215,
401,6,4,262216,402,0,24,327752,402,0,35,0,196679,402,2,327752,403,0,35,0,196679,403,2,262215,420,6,16,262216,421,0,24,
327752,421,0,35,0,196679,421,2,262215,549,6,16,262216,550,0,25,327752,550,0,35,0,196679,550,2,262215,601,11,26,262215,
661,11,24,262215,669,1,15,262215,670,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,327710,15,6,6,6,524321,16,15,9,9,9,9,9,262167,24,6,4,262176,25,7,24,393249,26,24,25,9,9,262177,32,6,
25,327713,36,6,9,9,327713,41,7,8,8,262177,46,7,8,524321,50,6,9,9,9,9,8,262187,6,59,0,262165,63,32,1,262187,63,64,2,
262174,67,6,6,262187,6,72,1,262187,63,76,30,262176,108,7,15,262187,63,110,0,262187,63,118,1,458796,24,135,59,59,59,59,
262187,6,137,2,262187,6,138,3,458796,24,139,59,72,137,138,131092,145,262167,146,145,4,262176,165,1,6,262203,165,166,1,
262187,6,170,16,262187,6,172,32,262172,173,24,172,262176,174,4,173,262203,174,175,4,262187,6,177,4,262176,182,4,6,
262187,6,184,264,262176,191,4,24,262172,234,24,137,262176,235,4,234,262203,235,236,4,262187,6,307,128,262172,308,7,
307,262176,309,4,308,262203,309,310,4,262176,313,4,7,262187,6,316,64,262187,6,352,512,262172,373,24,177,262176,374,7,
373,196647,393,5349,196647,394,5349,196647,395,5349,655390,396,393,394,395,6,6,6,6,6,196637,397,6,196638,398,397,
262176,393,5349,398,196637,399,6,196638,400,399,262176,394,5349,400,196637,401,6,196638,402,401,262176,395,5349,402,
196638,403,396,262176,404,9,403,262203,404,405,9,262176,406,9,393,196647,419,5349,196637,420,24,196638,421,420,262176,
419,5349,421,262176,423,5349,24,196647,548,5349,196637,549,24,196638,550,549,262176,548,5349,550,262187,63,560,3,
262176,561,9,6,262187,63,564,4,262187,6,567,256,262176,573,9,395,262176,576,5349,6,262187,63,581,7,262187,63,582,5,
262187,63,583,6,262167,599,6,3,262176,600,1,599,262203,600,601,1,327724,7,605,59,59,262187,6,622,2048,262187,6,641,
1024,262176,653,9,394,262203,600,661,1,262194,6,669,66049,393260,599,670,307,72,72,262187,6,707,511,327734,2,4,0,3,
131320,5,262203,9,584,7,262203,9,586,7,262203,9,589,7,262203,9,592,7,262203,9,595,7,262203,8,604,7,262203,9,625,7,
262203,9,626,7,262203,9,628,7,262203,9,629,7,262203,8,631,7,262203,8,646,7,393281,561,562,405,110,560,262205,6,563,
562,393281,561,565,405,110,564,262205,6,566,565,327879,6,568,566,567,327851,145,569,568,59,196855,571,0,262394,569,
570,571,131320,570,393281,573,574,405,110,64,262205,395,575,574,393281,576,577,575,110,110,393277,6,578,577,2,4,
458764,6,579,1,38,563,578,131321,571,131320,571,458997,6,671,563,5,579,570,196670,584,671,393281,561,587,405,110,581,
262205,6,588,587,196670,586,588,393281,561,590,405,110,582,262205,6,591,590,196670,589,591,393281,561,593,405,110,583,
262205,6,594,593,196670,592,594,196670,595,59,589881,15,596,22,584,586,589,592,595,327761,6,597,596,0,327745,165,602,
601,59,262205,6,603,602,196670,604,605,131321,608,131320,608,458997,6,674,59,571,636,609,458997,6,672,59,571,623,609,
327856,145,615,672,597,262390,610,609,0,262394,615,609,610,131320,609,327812,6,619,603,591,327808,6,623,672,622,
458764,6,624,1,38,597,623,196670,625,619,196670,626,672,196670,628,624,196670,629,674,262205,7,632,604,196670,631,632,
589881,6,633,56,625,626,628,629,631,262205,7,634,631,196670,604,634,327808,6,636,674,633,131321,608,131320,610,327879,
6,642,566,641,327851,145,643,642,59,196855,645,0,262394,643,644,645,131320,644,262205,7,647,604,196670,646,647,327737,
7,648,48,646,196670,604,648,131321,645,131320,645,262205,6,649,166,327850,145,650,649,59,196855,652,0,262394,650,651,
652,131320,651,393281,653,654,405,110,118,262205,394,655,654,393281,576,658,655,110,603,327742,658,674,2,4,327745,165,
662,661,59,262205,6,663,662,327808,6,665,663,603,327745,9,666,604,72,262205,6,667,666,393281,576,668,655,110,665,
327742,668,667,2,4,131321,652,131320,652,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,60,
11,59,262205,6,61,60,262205,6,62,12,327876,6,65,62,64,327829,67,68,61,65,327761,6,69,68,1,327761,6,70,68,0,327745,9,
73,11,72,262205,6,74,73,262205,6,75,12,327874,6,77,75,76,327808,6,78,74,77,327808,6,80,78,69,327760,7,81,70,80,131326,
81,65592,327734,15,22,0,16,196663,9,17,196663,9,18,196663,9,19,196663,9,20,196663,9,21,131320,23,262203,108,109,7,
262205,6,85,17,262205,6,86,18,327808,6,87,85,86,327810,6,88,87,72,262205,6,89,18,393228,63,90,1,75,89,327874,6,91,88,
90,262205,6,93,19,327808,6,94,91,93,327810,6,95,94,72,262205,6,96,20,327831,67,99,95,96,327761,6,101,99,1,458764,6,
103,1,41,101,72,262205,6,106,18,327812,6,107,103,106,327808,6,113,91,103,327810,6,114,113,72,327814,6,116,114,103,
327745,9,117,109,110,196670,117,116,262205,6,119,17,262205,6,120,21,327812,6,122,120,107,458764,6,123,1,38,119,122,
327745,9,124,109,118,196670,124,123,262205,6,125,17,262205,6,127,124,327808,6,129,127,107,458764,6,130,1,38,125,129,
327745,9,131,109,64,196670,131,130,262205,15,132,109,131326,132,65592,327734,24,30,0,26,196663,25,27,196663,9,28,
196663,9,29,131320,31,262205,24,136,27,262205,6,140,28,458832,24,141,140,140,140,140,327808,24,142,139,141,262205,6,
143,29,458832,24,144,143,143,143,143,327856,146,147,142,144,393385,24,148,147,136,135,131326,148,65592,327734,6,34,0,
32,196663,25,33,131320,35,327745,9,151,33,59,262205,6,152,151,327745,9,153,33,72,262205,6,154,153,327808,6,155,152,
154,327745,9,156,33,137,262205,6,157,156,327808,6,158,155,157,327745,9,159,33,138,262205,6,160,159,327808,6,161,158,
160,131326,161,65592,327734,6,39,0,36,196663,9,37,196663,9,38,131320,40,262203,25,190,7,262203,9,194,7,262203,9,195,7,
262203,25,197,7,262203,25,221,7,262203,25,247,7,262203,9,250,7,262203,9,251,7,262203,25,253,7,262203,25,274,7,262205,
6,167,166,327814,6,171,167,170,327814,6,178,167,177,327817,6,180,167,177,262205,6,181,37,393281,182,183,175,178,180,
196670,183,181,262368,137,137,184,327745,191,192,175,178,262205,24,193,192,196670,190,193,196670,194,59,196670,195,
180,458809,24,196,30,190,194,195,196670,197,196,327737,6,198,34,197,131321,201,131320,201,458997,6,678,198,40,216,202,
458997,6,676,59,40,226,202,458997,6,675,59,40,228,202,327856,145,207,675,177,262390,203,202,1,262394,207,202,203,
131320,202,327817,6,211,178,177,327850,145,212,675,211,393385,6,214,212,676,59,327808,6,216,678,214,327812,6,218,171,
177,327808,6,220,218,675,327745,191,222,175,220,262205,24,223,222,196670,221,223,327737,6,224,34,221,327808,6,226,676,
224,327808,6,228,675,118,131321,201,131320,203,327817,6,230,167,170,327850,145,231,230,59,196855,233,0,262394,231,232,
233,131320,232,327814,6,238,171,177,327817,6,240,171,177,393281,182,242,236,238,240,196670,242,676,131321,233,131320,
233,262368,137,137,184,327814,6,244,171,177,327817,6,246,171,177,327745,191,248,236,244,262205,24,249,248,196670,247,
249,196670,250,59,196670,251,246,458809,24,252,30,247,250,251,196670,253,252,327737,6,254,34,253,327808,6,256,678,254,
196670,38,59,131321,258,131320,258,458997,6,680,256,233,272,259,458997,6,679,59,233,281,259,327856,145,264,679,137,
262390,260,259,1,262394,264,259,260,131320,259,327850,145,268,679,244,262205,6,269,38,393385,6,270,268,269,59,327808,
6,272,680,270,327745,191,275,236,679,262205,24,276,275,196670,274,276,327737,6,277,34,274,262205,6,278,38,327808,6,
279,278,277,196670,38,279,327808,6,281,679,118,131321,258,131320,260,131326,680,65592,327734,7,44,0,41,196663,8,42,
196663,8,43,131320,45,327745,9,286,42,59,262205,6,287,286,327745,9,288,43,59,262205,6,289,288,327829,67,291,287,289,
327761,6,292,291,1,327761,6,293,291,0,327745,9,295,42,72,262205,6,296,295,327745,9,297,43,72,262205,6,298,297,327808,
6,299,296,298,327808,6,301,299,292,327760,7,302,293,301,131326,302,65592,327734,7,48,0,46,196663,8,47,131320,49,
262203,8,334,7,262203,8,337,7,262205,6,306,166,262205,7,312,47,327745,313,314,310,306,196670,314,312,131321,317,
131320,317,458997,6,681,316,49,343,320,327852,145,323,681,59,262390,319,320,0,262394,323,318,319,131320,318,262368,
137,137,184,327856,145,326,306,681,196855,328,0,262394,326,327,328,131320,327,327808,6,333,306,681,262205,7,336,314,
196670,334,336,327745,313,338,310,333,262205,7,339,338,196670,337,339,393273,7,340,44,334,337,196670,314,340,131321,
328,131320,328,131321,320,131320,320,327874,6,343,681,118,131321,317,131320,319,262368,137,137,184,327745,313,344,310,
110,262205,7,345,344,131326,345,65592,327734,6,56,0,50,196663,9,51,196663,9,52,196663,9,53,196663,9,54,196663,8,55,
131320,57,262203,374,375,7,262203,8,416,7,262203,9,417,7,262203,8,470,7,262203,8,472,7,262203,9,485,7,262203,9,487,7,
262203,25,510,7,262203,8,545,7,262203,9,546,7,262205,6,349,53,262205,6,350,52,327810,6,351,349,350,327808,6,354,351,
707,327814,6,355,354,352,458764,6,356,1,38,177,355,262205,6,358,52,262205,6,359,166,327812,6,361,359,356,327812,6,362,
361,177,327808,6,363,358,362,131321,366,131320,366,458997,6,683,59,57,428,369,327856,145,372,683,177,262390,368,369,1,
262394,372,367,368,131320,367,327745,25,377,375,683,196670,377,135,327856,145,380,683,356,196855,382,0,262394,380,381,
382,131320,381,327812,6,385,683,177,327808,6,386,363,385,262205,6,387,53,327856,145,388,386,387,131321,382,131320,382,
458997,145,389,380,367,388,381,196855,391,0,262394,389,390,391,131320,390,393281,406,407,405,110,110,262205,393,408,
407,262268,7,409,408,262205,6,410,51,327808,6,412,410,363,327812,6,414,683,177,327808,6,415,412,414,196670,416,409,
196670,417,415,393273,7,418,13,416,417,262268,419,422,418,393281,423,424,422,110,110,393277,24,425,424,2,16,196670,
377,425,131321,391,131320,391,131321,369,131320,369,327808,6,428,683,118,131321,366,131320,368,131321,430,131320,430,
458997,6,685,59,368,702,433,458997,6,684,59,368,483,433,327856,145,436,684,177,262390,432,433,1,262394,436,431,432,
131320,431,131321,438,131320,438,458997,6,702,685,431,479,441,458997,6,696,59,431,481,441,327856,145,444,696,177,
262390,440,441,1,262394,444,439,440,131320,439,327812,6,449,684,177,327808,6,450,363,449,327808,6,452,450,696,262205,
6,453,53,327856,145,454,452,453,196855,457,0,262394,454,456,462,131320,456,393281,9,460,375,684,696,262205,6,461,460,
131321,457,131320,462,131321,457,131320,457,458997,6,698,461,456,59,462,393281,9,464,375,684,696,196670,464,698,
262205,6,468,464,327760,7,469,468,59,262205,7,471,55,196670,470,471,196670,472,469,393273,7,473,44,470,472,196670,55,
473,262205,6,477,464,327808,6,479,702,477,131321,441,131320,441,327808,6,481,696,118,131321,438,131320,440,131321,433,
131320,433,327808,6,483,684,118,131321,430,131320,432,196670,485,685,393273,6,488,39,485,487,262205,6,489,487,262205,
6,490,54,327808,6,491,490,488,196670,54,491,262205,6,493,54,131321,495,131320,495,458997,6,687,59,432,555,498,458997,
6,693,493,432,692,498,327856,145,501,687,177,262390,497,498,1,262394,501,496,497,131320,496,131321,503,131320,503,
458997,6,692,693,496,519,504,458997,6,688,59,496,521,504,327856,145,509,688,177,262390,505,504,1,262394,509,504,505,
131320,504,327745,9,513,510,688,196670,513,692,393281,9,516,375,687,688,262205,6,517,516,327808,6,519,692,517,327808,
6,521,688,118,131321,503,131320,505,327856,145,524,687,356,196855,526,0,262394,524,525,526,131320,525,327812,6,529,
687,177,327808,6,530,363,529,262205,6,531,53,327856,145,532,530,531,131321,526,131320,526,458997,145,533,524,505,532,
525,196855,535,0,262394,533,534,535,131320,534,393281,406,536,405,110,110,262205,393,537,536,262268,7,538,537,262205,
6,539,51,327808,6,541,539,363,327812,6,543,687,177,327808,6,544,541,543,196670,545,538,196670,546,544,393273,7,547,13,
545,546,262268,548,551,547,262205,24,552,510,393281,423,553,551,110,110,327742,553,552,2,16,131321,535,131320,535,
131321,498,131320,498,327808,6,555,687,118,131321,495,131320,497,131326,489,65592,
};
static const uint32_t raysort_words_scan_downsweep[] = {
119734787,66816,524299,590,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,196,205,266,337,395,401,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,196,11,29,327752,392,0,
35,0,327752,392,1,35,8,327752,392,2,35,16,327752,392,3,35,24,327752,392,4,35,32,327752,392,5,35,40,327752,392,6,35,44,
327752,392,7,35,48,327752,393,0,35,0,196679,393,2,262215,401,11,26,262215,562,1,15,262215,563,11,25,196679,471,5356,
196679,509,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,
5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,
25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,262176,44,
7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,262187,6,68,0,262165,72,32,1,262187,72,73,2,
262174,76,6,6,262187,6,81,1,262187,72,85,30,262187,72,100,0,262176,101,5349,6,262176,139,7,34,262187,72,148,1,458796,
43,165,68,68,68,68,262187,6,167,2,262187,6,168,3,458796,43,169,68,81,167,168,131092,175,262167,176,175,4,262176,195,1,
6,262203,195,196,1,262187,6,200,16,262187,6,202,32,262172,203,43,202,262176,204,4,203,262203,204,205,4,262187,6,207,4,
262176,212,4,6,262187,6,214,264,262176,221,4,43,262172,264,43,167,262176,265,4,264,262203,265,266,4,262187,72,317,5,
262187,6,334,2112,262172,335,6,334,262176,336,4,335,262203,336,337,4,655390,392,15,15,15,24,24,6,6,6,196638,393,392,
262176,394,9,393,262203,394,395,9,262187,6,396,2048,262187,72,397,6,262187,72,398,7,262167,399,6,3,262176,400,1,399,
262203,400,401,1,262176,403,9,6,262176,426,9,15,262187,6,479,128,262187,72,502,3,262176,510,9,24,262187,72,532,4,
327724,7,536,68,68,262167,537,175,2,262194,6,562,66305,393260,399,563,479,81,81,327734,2,4,0,3,131320,5,262203,139,
391,7,262203,9,402,7,262203,9,406,7,262203,9,407,7,262203,9,410,7,262203,9,413,7,262203,9,456,7,262203,18,471,7,
262203,9,474,7,262203,9,482,7,262203,9,506,7,262203,27,509,7,262203,9,513,7,262203,9,514,7,393281,403,404,395,100,317,
262205,6,405,404,196670,402,405,196670,406,396,393281,403,408,395,100,397,262205,6,409,408,196670,407,409,393281,403,
411,395,100,398,262205,6,412,411,196670,410,412,327745,195,414,401,68,262205,6,415,414,196670,413,415,589881,34,416,
41,402,406,407,410,413,196670,391,416,327745,9,420,391,100,262205,6,421,420,327856,175,422,415,421,196855,425,0,
262394,422,424,433,131320,424,393281,426,427,395,100,148,262205,15,428,427,393281,101,431,428,100,415,393277,6,432,
431,2,4,131321,425,131320,433,131321,425,131320,425,458997,6,564,432,424,68,433,327745,9,436,391,148,262205,6,437,436,
131321,438,131320,438,458997,6,568,564,425,484,441,458997,6,565,437,425,521,441,327745,9,444,391,73,262205,6,445,444,
327856,175,446,565,445,262390,440,441,0,262394,446,439,440,131320,439,262368,167,167,214,262205,6,448,196,131321,449,
131320,449,458997,6,566,448,439,481,452,327856,175,455,566,396,262390,451,452,1,262394,455,450,451,131320,450,196670,
456,566,327737,6,458,62,456,327808,6,461,565,566,262205,6,463,444,327856,175,464,461,463,196855,467,0,262394,464,466,
476,131320,466,393281,426,472,395,100,100,262205,15,473,472,196670,471,473,196670,474,461,393273,6,475,22,471,474,
131321,467,131320,476,131321,467,131320,467,458997,6,573,475,466,68,476,327745,212,478,337,458,196670,478,573,131321,
452,131320,452,327808,6,481,566,479,131321,449,131320,451,262368,167,167,214,196670,482,568,327737,6,484,65,482,
262368,167,167,214,131321,487,131320,487,458997,6,569,448,451,519,490,327856,175,493,569,396,262390,489,490,1,262394,
493,488,489,131320,488,327808,6,496,565,569,262205,6,498,444,327856,175,499,496,498,196855,501,0,262394,499,500,501,
131320,500,196670,506,569,327737,6,508,62,506,393281,510,511,395,100,502,262205,24,512,511,196670,509,512,196670,513,
496,327745,212,515,337,508,262205,6,516,515,196670,514,516,458809,2,517,32,509,513,514,131321,501,131320,501,131321,
490,131320,490,327808,6,519,569,479,131321,487,131320,489,131321,441,131320,441,327808,6,521,565,396,131321,438,
131320,440,327850,175,524,415,68,196855,526,0,262394,524,525,526,131320,525,262205,6,527,196,327850,175,528,527,68,
131321,526,131320,526,458997,175,529,524,440,528,525,196855,531,0,262394,529,530,531,131320,530,393281,510,533,395,
100,532,262205,24,534,533,262268,7,535,534,327851,537,538,535,536,262298,175,539,538,131321,531,131320,531,458997,175,
540,529,526,539,530,196855,542,0,262394,540,541,542,131320,541,393281,510,543,395,100,532,262205,24,544,543,393281,
426,545,395,100,73,262205,15,546,545,393281,101,547,546,100,100,393277,6,548,547,2,4,393281,101,549,544,100,100,
327742,549,548,2,4,393281,101,554,546,100,148,393277,6,555,554,2,4,393281,101,558,546,100,73,393277,6,559,558,2,4,
327808,6,560,555,559,393281,101,561,544,100,148,327742,561,560,2,4,131321,542,131320,542,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,69,11,68,262205,6,70,69,262205,6,71,12,327876,6,74,71,73,327829,76,77,70,
74,327761,6,78,77,1,327761,6,79,77,0,327745,9,82,11,81,262205,6,83,82,262205,6,84,12,327874,6,86,84,85,327808,6,87,83,
86,327808,6,89,87,78,327760,7,90,79,89,131326,90,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,
95,7,262203,9,96,7,262205,15,93,20,262268,7,94,93,196670,95,94,262205,6,97,21,196670,96,97,393273,7,98,13,95,96,
262268,15,99,98,393281,101,102,99,100,100,393277,6,103,102,2,4,131326,103,65592,327734,2,32,0,28,196663,27,29,196663,
9,30,196663,9,31,131320,33,262203,8,108,7,262203,9,109,7,262205,24,106,29,262268,7,107,106,196670,108,107,262205,6,
110,30,196670,109,110,393273,7,111,13,108,109,262268,24,112,111,262205,6,113,31,393281,101,114,112,100,100,327742,114,
113,2,4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,
139,140,7,262205,6,116,36,262205,6,117,37,327808,6,118,116,117,327810,6,119,118,81,262205,6,120,37,393228,72,121,1,75,
120,327874,6,122,119,121,262205,6,124,38,327808,6,125,122,124,327810,6,126,125,81,262205,6,127,39,327831,76,130,126,
127,327761,6,132,130,1,458764,6,134,1,41,132,81,262205,6,137,37,327812,6,138,134,137,327808,6,143,122,134,327810,6,
144,143,81,327814,6,146,144,134,327745,9,147,140,100,196670,147,146,262205,6,149,36,262205,6,150,40,327812,6,152,150,
138,458764,6,153,1,38,149,152,327745,9,154,140,148,196670,154,153,262205,6,155,36,262205,6,157,154,327808,6,159,157,
138,458764,6,160,1,38,155,159,327745,9,161,140,73,196670,161,160,262205,34,162,140,131326,162,65592,327734,43,49,0,45,
196663,44,46,196663,9,47,196663,9,48,131320,50,262205,43,166,46,262205,6,170,47,458832,43,171,170,170,170,170,327808,
43,172,169,171,262205,6,173,48,458832,43,174,173,173,173,173,327856,176,177,172,174,393385,43,178,177,166,165,131326,
178,65592,327734,6,53,0,51,196663,44,52,131320,54,327745,9,181,52,68,262205,6,182,181,327745,9,183,52,81,262205,6,184,
183,327808,6,185,182,184,327745,9,186,52,167,262205,6,187,186,327808,6,188,185,187,327745,9,189,52,168,262205,6,190,
189,327808,6,191,188,190,131326,191,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,220,7,262203,9,
224,7,262203,9,225,7,262203,44,227,7,262203,44,251,7,262203,44,277,7,262203,9,280,7,262203,9,281,7,262203,44,283,7,
262203,44,304,7,262205,6,197,196,327814,6,201,197,200,327814,6,208,197,207,327817,6,210,197,207,262205,6,211,56,
393281,212,213,205,208,210,196670,213,211,262368,167,167,214,327745,221,222,205,208,262205,43,223,222,196670,220,223,
196670,224,68,196670,225,210,458809,43,226,49,220,224,225,196670,227,226,327737,6,228,53,227,131321,231,131320,231,
458997,6,583,228,59,246,232,458997,6,581,68,59,256,232,458997,6,580,68,59,258,232,327856,175,237,580,207,262390,233,
232,1,262394,237,232,233,131320,232,327817,6,241,208,207,327850,175,242,580,241,393385,6,244,242,581,68,327808,6,246,
583,244,327812,6,248,201,207,327808,6,250,248,580,327745,221,252,205,250,262205,43,253,252,196670,251,253,327737,6,
254,53,251,327808,6,256,581,254,327808,6,258,580,148,131321,231,131320,233,327817,6,260,197,200,327850,175,261,260,68,
196855,263,0,262394,261,262,263,131320,262,327814,6,268,201,207,327817,6,270,201,207,393281,212,272,266,268,270,
196670,272,581,131321,263,131320,263,262368,167,167,214,327814,6,274,201,207,327817,6,276,201,207,327745,221,278,266,
274,262205,43,279,278,196670,277,279,196670,280,68,196670,281,276,458809,43,282,49,277,280,281,196670,283,282,327737,
6,284,53,283,327808,6,286,583,284,196670,57,68,131321,288,131320,288,458997,6,585,286,263,302,289,458997,6,584,68,263,
311,289,327856,175,294,584,167,262390,290,289,1,262394,294,289,290,131320,289,327850,175,298,584,274,262205,6,299,57,
393385,6,300,298,299,68,327808,6,302,585,300,327745,221,305,266,584,262205,43,306,305,196670,304,306,327737,6,307,53,
304,262205,6,308,57,327808,6,309,308,307,196670,57,309,327808,6,311,584,148,131321,288,131320,290,131326,585,65592,
327734,6,62,0,60,196663,9,61,131320,63,262205,6,315,61,262205,6,316,61,327874,6,318,316,317,327808,6,319,315,318,
131326,319,65592,327734,6,65,0,60,196663,9,64,131320,66,262203,9,341,7,262203,9,352,7,262203,9,354,7,262203,9,370,7,
262203,9,377,7,262205,6,323,196,327812,6,324,323,200,131321,327,131320,327,458997,6,587,68,66,346,328,458997,6,586,68,
66,348,328,327856,175,333,586,200,262390,329,328,1,262394,333,328,329,131320,328,327808,6,340,324,586,196670,341,340,
327737,6,342,62,341,327745,212,343,337,342,262205,6,344,343,327808,6,346,587,344,327808,6,348,586,148,131321,327,
131320,329,262205,6,350,64,196670,352,587,393273,6,355,58,352,354,262205,6,356,354,327808,6,357,350,355,131321,359,
131320,359,458997,6,589,357,329,383,360,458997,6,588,68,329,385,360,327856,175,365,588,200,262390,361,360,1,262394,
365,360,361,131320,360,327808,6,369,324,588,196670,370,369,327737,6,371,62,370,327745,212,372,337,371,262205,6,373,
372,196670,377,369,327737,6,378,62,377,327745,212,380,337,378,196670,380,589,327808,6,383,589,373,327808,6,385,588,
148,131321,359,131320,361,262205,6,386,64,327808,6,388,386,356,131326,388,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_scanKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_SCAN
      {RAYSORT_IDENTITY_SCAN_REDUCE, "scan/reduce",
       raysort_words_scan_reduce, sizeof(raysort_words_scan_reduce)},
      {RAYSORT_IDENTITY_SCAN_ROWS, "scan/rows",
       raysort_words_scan_rows, sizeof(raysort_words_scan_rows)},
      {RAYSORT_IDENTITY_SCAN_DOWNSWEEP, "scan/downsweep",
       raysort_words_scan_downsweep, sizeof(raysort_words_scan_downsweep)},
#else
      {RAYSORT_IDENTITY_SCAN_REDUCE, "scan/reduce", NULL, 0},
      {RAYSORT_IDENTITY_SCAN_ROWS, "scan/rows", NULL, 0},
      {RAYSORT_IDENTITY_SCAN_DOWNSWEEP, "scan/downsweep", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/sort ---- */
#define RAYSORT_SORT_DIGEST "aa6b432e0d41c81ef31d301d78668312f4bb18af70c1796c08768c6c9a3070e5"
#ifdef RAYSORT_WORDS_SORT
/* clang-format off */
static const uint32_t raysort_words_sort_count[] = {
119734787,66816,524299,1077,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,201,555,559,839,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,327752,196,0,35,0,327752,196,1,35,8,327752,196,2,35,16,327752,196,3,35,24,327752,196,4,35,32,327752,196,5,35,
36,327752,196,6,35,40,327752,196,7,35,44,327752,196,8,35,48,327752,196,9,35,52,327752,196,10,35,56,327752,196,11,35,
60,327752,196,12,35,64,327752,196,13,35,68,327752,196,14,35,72,327752,196,15,35,76,262215,197,6,4,262216,198,0,25,
327752,198,0,35,0,196679,198,2,327752,199,0,35,0,196679,199,2,262215,291,1,1,262215,491,6,16,262216,492,0,24,327752,
492,0,35,0,196679,492,2,262215,545,1,2,262215,559,11,29,262215,683,1,0,262215,839,11,26,262215,1029,1,15,262215,1030,
1,0,262215,1031,11,25,196679,320,5356,196679,342,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,262177,33,6,9,196641,40,6,262177,43,7,9,262177,47,6,8,262167,51,6,4,262176,
52,7,51,327713,53,6,52,9,262177,58,51,9,262177,71,2,9,262177,75,2,52,262187,6,82,4,262172,83,51,82,262176,84,7,83,
458785,85,2,84,9,9,9,393249,92,2,9,9,9,262177,101,24,9,262187,6,106,0,262165,110,32,1,262187,110,111,2,262174,114,6,6,
262187,6,119,1,262187,110,123,30,262187,110,138,0,262176,139,5349,6,262176,168,7,24,262187,110,177,1,196647,195,5349,
1179678,196,15,15,15,195,6,6,6,6,6,6,6,6,6,6,6,6,196637,197,6,196638,198,197,262176,195,5349,198,196638,199,196,
262176,200,9,199,262203,200,201,9,262187,110,202,9,262176,203,9,6,262187,110,206,24,262187,110,209,10,262187,6,218,
65535,262176,226,9,15,262187,6,239,4294967292u,262187,6,253,3,262187,6,255,8,262187,110,267,5,262187,6,270,256,131092,
272,262187,110,281,4,262194,6,291,4,393268,272,292,170,291,253,262187,6,316,2,393268,272,317,170,291,316,393268,272,
332,170,291,82,262187,110,349,8,262187,6,360,4294967295u,393268,272,365,170,291,106,262187,110,370,14,262187,110,377,
12,262187,6,384,31,393268,272,387,170,291,253,262187,6,391,32,262187,110,421,11,262187,110,445,13,262187,6,456,128,
393268,272,457,170,291,106,262187,6,458,16,393268,272,459,170,291,119,458804,6,460,169,459,255,82,458804,6,461,169,
457,458,460,393268,6,462,134,456,461,196647,490,5349,196637,491,51,196638,492,491,262176,490,5349,492,262176,494,5349,
51,262187,6,506,16843009,262187,6,512,2155905152u,262187,110,528,7,262187,6,530,255,262194,6,545,8,393268,272,546,170,
545,255,262187,6,547,258,262187,6,548,66,458804,6,549,169,546,547,548,393268,272,550,170,545,255,458804,6,551,169,550,
255,458,393268,6,552,132,549,551,262172,553,6,552,262176,554,4,553,262203,554,555,4,262176,558,1,6,262203,558,559,1,
262176,563,4,6,393268,272,641,170,291,106,262187,6,642,6,393268,272,643,170,545,642,393268,272,644,167,641,643,262194,
6,683,128,393268,6,684,134,683,316,393268,272,701,176,291,253,262187,6,740,264,393268,6,768,134,683,316,393268,6,769,
132,82,768,393268,6,776,132,82,768,393268,6,809,132,82,768,262167,837,6,3,262176,838,1,837,262203,838,839,1,327724,7,
853,106,106,262187,6,887,2048,262187,110,892,6,262187,110,896,3,262176,897,9,195,262187,110,957,15,262194,6,1029,
131329,262194,6,1030,128,393267,837,1031,1030,119,119,327734,2,4,0,3,131320,5,262203,168,982,7,262203,9,986,7,262203,
168,988,7,262203,9,995,7,262203,9,1014,7,262203,9,1017,7,262203,9,1020,7,262203,9,1026,7,393281,203,974,201,138,370,
262205,6,975,974,393281,203,976,201,138,267,262205,6,977,976,327879,6,978,977,119,327851,272,979,978,106,393385,6,980,
979,316,106,327808,6,981,975,980,327745,558,983,839,106,262205,6,984,983,327812,6,985,984,316,196670,986,985,327737,
24,987,103,986,196670,982,987,262205,6,992,559,327817,6,993,992,316,327808,6,994,985,993,196670,995,994,327737,24,996,
103,995,196670,988,996,327745,9,998,982,177,262205,6,999,998,327745,9,1000,982,111,262205,6,1001,1000,327856,272,1002,
999,1001,262312,272,1003,1002,196855,1005,0,262394,1003,1004,1005,131320,1004,327879,6,1008,977,887,327851,272,1009,
1008,106,131321,1005,131320,1005,458997,272,1010,1002,5,1009,1004,196855,1013,0,262394,1010,1012,1013,131320,1012,
327745,9,1015,988,177,262205,6,1016,1015,196670,1014,1016,327745,9,1018,988,111,262205,6,1019,1018,196670,1017,1019,
196670,1020,981,458809,2,1022,96,1014,1017,1020,131321,1013,131320,1013,262368,316,316,740,196855,1025,0,262394,1010,
1024,1025,131320,1024,196670,1026,981,327737,2,1028,99,1026,131321,1025,131320,1025,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,107,11,106,262205,6,108,107,262205,6,109,12,327876,6,112,109,111,327829,
114,115,108,112,327761,6,116,115,1,327761,6,117,115,0,327745,9,120,11,119,262205,6,121,120,262205,6,122,12,327874,6,
124,122,123,327808,6,125,121,124,327808,6,127,125,116,327760,7,128,117,127,131326,128,65592,327734,6,22,0,19,196663,
18,20,196663,9,21,131320,23,262203,8,133,7,262203,9,134,7,262205,15,131,20,262268,7,132,131,196670,133,132,262205,6,
135,21,196670,134,135,393273,7,136,13,133,134,262268,15,137,136,393281,139,140,137,138,138,393277,6,141,140,2,4,
131326,141,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,131320,32,262203,168,
169,7,262205,6,145,26,262205,6,146,27,327808,6,147,145,146,327810,6,148,147,119,262205,6,149,27,393228,110,150,1,75,
149,327874,6,151,148,150,262205,6,153,28,327808,6,154,151,153,327810,6,155,154,119,262205,6,156,29,327831,114,159,155,
156,327761,6,161,159,1,458764,6,163,1,41,161,119,262205,6,166,27,327812,6,167,163,166,327808,6,172,151,163,327810,6,
173,172,119,327814,6,175,173,163,327745,9,176,169,138,196670,176,175,262205,6,178,26,262205,6,179,30,327812,6,181,179,
167,458764,6,182,1,38,178,181,327745,9,183,169,177,196670,183,182,262205,6,184,26,262205,6,186,183,327808,6,188,186,
167,458764,6,189,1,38,184,188,327745,9,190,169,111,196670,190,189,262205,24,191,169,131326,191,65592,327734,6,35,0,33,
196663,9,34,131320,36,262205,6,194,34,393281,203,204,201,138,202,262205,6,205,204,327874,6,207,205,206,327874,6,208,
194,207,393281,203,210,201,138,209,262205,6,211,210,327879,6,212,208,211,131326,212,65592,327734,6,38,0,33,196663,9,
37,131320,39,262203,8,225,7,262205,6,215,37,393281,203,216,201,138,202,262205,6,217,216,327879,6,219,217,218,327831,
114,222,215,219,327761,6,223,222,0,327761,6,224,222,1,393281,226,227,201,138,138,262205,15,228,227,262268,7,229,228,
196670,225,229,327745,9,230,225,106,262205,6,231,230,327829,114,234,231,223,327761,6,235,234,1,327761,6,236,234,0,
327879,6,240,236,239,327745,9,241,225,119,262205,6,242,241,327808,6,244,242,224,327808,6,246,244,235,327760,7,247,240,
246,262268,15,249,247,393281,139,250,249,138,138,393277,6,251,250,2,4,327879,6,254,236,253,327812,6,256,254,255,
327874,6,259,217,206,327808,6,260,256,259,327874,6,261,251,260,393281,203,262,201,138,209,262205,6,263,262,327879,6,
264,261,263,131326,264,65592,327734,6,41,0,40,131320,42,393281,203,268,201,138,267,262205,6,269,268,327879,6,271,269,
270,327851,272,273,271,106,196855,276,0,262394,273,275,285,131320,275,393281,226,277,201,138,111,262205,15,278,277,
393281,139,279,278,138,138,393277,6,280,279,2,4,393281,203,282,201,138,281,262205,6,283,282,458764,6,284,1,38,280,283,
131321,276,131320,285,393281,203,286,201,138,281,262205,6,287,286,131321,276,131320,276,458997,6,1041,284,275,287,285,
131326,1041,65592,327734,7,45,0,43,196663,9,44,131320,46,262203,8,299,7,262203,9,300,7,262203,8,303,7,262203,9,304,7,
262203,18,320,7,262203,9,323,7,262203,9,326,7,262203,18,342,7,262203,9,345,7,262203,9,356,7,196855,294,0,262394,292,
293,294,131320,293,393281,226,296,201,138,138,262205,15,297,296,262268,7,298,297,196670,299,298,262205,6,301,44,
196670,300,301,393273,7,302,13,299,300,196670,303,302,262205,6,305,44,196670,304,305,393273,7,306,13,303,304,262268,
15,307,306,393281,139,309,307,138,138,393277,6,310,309,2,4,393281,139,312,307,138,177,393277,6,313,312,2,4,327760,7,
314,310,313,131326,314,131320,294,196855,319,0,262394,317,318,319,131320,318,393281,226,321,201,138,138,262205,15,322,
321,196670,320,322,262205,6,324,44,196670,323,324,393273,6,325,22,320,323,196670,326,325,327737,6,327,35,326,327760,7,
328,327,106,131326,328,131320,319,262205,6,331,44,196855,334,0,262394,332,333,334,131320,333,393281,203,335,201,138,
267,262205,6,336,335,327879,6,337,336,82,327851,272,338,337,106,131321,334,131320,334,458997,272,339,332,319,338,333,
196855,341,0,262394,339,340,341,131320,340,393281,226,343,201,138,177,262205,15,344,343,196670,342,344,262205,6,346,
44,196670,345,346,393273,6,347,22,342,345,131321,341,131320,341,458997,6,1042,331,334,347,340,393281,203,350,201,138,
349,262205,6,351,350,327856,272,352,1042,351,196855,355,0,262394,352,354,359,131320,354,196670,356,1042,327737,6,358,
38,356,131321,355,131320,359,131321,355,131320,355,458997,6,1044,358,354,360,359,327760,7,362,1044,106,131326,362,
65592,327734,6,49,0,47,196663,8,48,131320,50,196855,367,0,262394,365,366,367,131320,366,327745,9,368,48,106,262205,6,
369,368,393281,203,371,201,138,370,262205,6,372,371,327808,6,373,372,119,458764,6,374,1,38,369,373,131326,374,131320,
367,393281,203,378,201,138,377,262205,6,379,378,327745,9,381,48,106,262205,6,382,381,327879,6,385,379,384,327874,6,
386,382,385,196855,389,0,262394,387,388,389,131320,388,327854,272,392,379,391,196855,395,0,262394,392,394,401,131320,
394,327745,9,396,48,119,262205,6,397,396,327810,6,399,379,391,327874,6,400,397,399,131321,395,131320,401,327850,272,
403,379,106,196855,406,0,262394,403,405,408,131320,405,131321,406,131320,408,327745,9,410,48,119,262205,6,411,410,
327810,6,413,391,379,327876,6,414,411,413,327877,6,415,386,414,131321,406,131320,406,458997,6,1045,386,405,415,408,
131321,395,131320,395,458997,6,1046,400,394,1045,406,131321,389,131320,389,458997,6,1049,386,367,1046,395,262205,6,
420,381,393281,203,422,201,138,421,262205,6,423,422,327808,6,424,423,119,327850,272,425,420,424,196855,428,0,262394,
425,427,431,131320,427,393281,203,429,201,138,370,262205,6,430,429,131321,428,131320,431,393281,203,432,201,138,370,
262205,6,433,432,327808,6,434,433,119,131321,428,131320,428,458997,6,1047,430,427,434,431,262205,6,437,381,327858,272,
440,437,423,196855,443,0,262394,440,442,449,131320,442,393281,203,446,201,138,445,262205,6,447,446,327879,6,448,1049,
447,131321,443,131320,449,131321,443,131320,443,458997,6,1050,448,442,1047,449,131326,1050,65592,327734,6,56,0,53,
196663,52,54,196663,9,55,131320,57,262205,6,455,55,327812,6,463,455,462,327814,6,464,463,391,327745,9,465,54,464,
262205,6,466,465,262205,6,468,55,327812,6,469,468,462,327879,6,470,469,384,393281,203,471,201,138,202,262205,6,472,
471,327874,6,473,472,206,327808,6,474,470,473,327874,6,475,466,474,393281,203,476,201,138,209,262205,6,477,476,327879,
6,478,475,477,131326,478,65592,327734,51,60,0,58,196663,9,59,131320,61,262203,8,487,7,262203,9,488,7,393281,226,481,
201,138,138,262205,15,482,481,262268,7,483,482,262205,6,484,59,327814,6,485,484,461,327812,6,486,485,82,196670,487,
483,196670,488,486,393273,7,489,13,487,488,262268,490,493,489,393281,494,495,493,138,138,393277,51,496,495,2,16,
131326,496,65592,327734,6,63,0,33,196663,9,62,131320,64,262205,6,499,62,393281,203,500,201,138,202,262205,6,501,500,
327874,6,502,501,206,327874,6,503,499,502,393281,203,504,201,138,209,262205,6,505,504,327812,6,507,505,506,327879,6,
508,503,507,131326,508,65592,327734,6,66,0,33,196663,9,65,131320,67,262205,6,511,65,327877,6,513,511,512,393281,203,
514,201,138,370,262205,6,515,514,327808,6,516,515,119,327812,6,517,516,506,327810,6,518,513,517,262205,6,519,65,
327877,6,520,518,519,327879,6,521,520,512,131326,521,65592,327734,6,69,0,33,196663,9,68,131320,70,262203,9,525,7,
262205,6,526,68,196670,525,526,327737,6,527,66,525,327874,6,529,527,528,327812,6,531,529,530,262205,6,532,68,262344,6,
534,531,327879,6,535,532,534,393281,203,536,201,138,370,262205,6,537,536,327808,6,538,537,119,327812,6,539,538,506,
327879,6,541,539,531,327877,6,542,535,541,131326,542,65592,327734,2,73,0,71,196663,9,72,131320,74,262205,6,556,72,
327812,6,557,556,551,262205,6,560,559,327817,6,561,560,551,327808,6,562,557,561,327745,563,564,555,562,458986,6,565,
564,119,106,119,65789,65592,327734,2,77,0,75,196663,52,76,131320,78,262203,9,577,7,262203,9,583,7,262203,9,605,7,
262203,9,635,7,131321,568,131320,568,458997,6,1052,106,78,588,569,458997,6,1051,106,78,590,569,327856,272,574,1051,82,
262390,570,569,1,262394,574,569,570,131320,569,327745,9,578,76,1051,262205,6,579,578,196670,577,579,327737,6,580,63,
577,196670,578,580,262205,6,585,578,196670,583,585,327737,6,586,66,583,327877,6,588,1052,586,327808,6,590,1051,177,
131321,568,131320,570,327851,272,592,1052,106,196855,594,0,262394,592,593,594,131320,593,131321,596,131320,596,458997,
6,1053,106,593,611,597,327856,272,602,1053,82,262390,598,597,1,262394,602,597,598,131320,597,327745,9,606,76,1053,
262205,6,607,606,196670,605,607,327737,6,608,69,605,196670,606,608,327808,6,611,1053,177,131321,596,131320,598,131321,
594,131320,594,131321,613,131320,613,458997,6,1054,106,594,640,616,327856,272,619,1054,82,262390,615,616,1,262394,619,
614,615,131320,614,131321,622,131320,622,458997,110,1055,138,614,638,623,327857,272,628,1055,281,262390,624,623,1,
262394,628,623,624,131320,623,327745,9,630,76,1054,262205,6,631,630,327812,110,633,1055,349,393419,6,634,631,633,349,
196670,635,634,327737,2,636,73,635,327808,110,638,1055,177,131321,622,131320,624,131321,616,131320,616,327808,6,640,
1054,177,131321,613,131320,615,65789,65592,327734,2,80,0,75,196663,52,79,131320,81,262203,52,647,7,262203,52,659,7,
262203,9,661,7,262203,8,665,7,262203,9,667,7,196855,646,0,262394,644,645,650,131320,645,262205,51,648,79,196670,647,
648,327737,2,649,77,647,131321,646,131320,650,131321,652,131320,652,458997,6,1057,106,650,670,653,327856,272,658,1057,
461,262390,654,653,1,262394,658,653,654,131320,653,262205,51,660,79,196670,659,660,196670,661,1057,393273,6,663,56,
659,661,327760,7,664,663,106,196670,665,664,327737,6,666,49,665,196670,667,666,327737,2,668,73,667,327808,6,670,1057,
177,131321,652,131320,654,131321,646,131320,646,65789,65592,327734,2,90,0,85,196663,84,86,196663,9,87,196663,9,88,
196663,9,89,131320,91,262203,9,692,7,131321,672,131320,672,458997,6,1058,106,91,696,673,327856,272,678,1058,82,262390,
674,673,1,262394,678,673,674,131320,673,262205,6,680,87,262205,6,681,89,327812,6,685,1058,684,327808,6,686,681,685,
262205,6,687,88,327810,6,688,687,119,458764,6,689,1,38,686,688,327812,6,690,689,461,327808,6,691,680,690,196670,692,
691,327737,51,693,60,692,327745,52,694,86,1058,196670,694,693,327808,6,696,1058,177,131321,672,131320,674,65789,65592,
327734,2,96,0,92,196663,9,93,196663,9,94,196663,9,95,131320,97,262203,84,715,7,262203,84,716,7,262203,9,717,7,262203,
9,719,7,262203,9,721,7,262203,84,759,7,262203,84,778,7,262203,9,779,7,262203,9,781,7,262203,9,783,7,262203,52,803,7,
262203,9,827,7,262203,8,830,7,262203,9,832,7,262205,6,698,559,327814,6,699,698,316,196855,704,0,262394,701,703,709,
131320,703,262205,6,705,94,262205,6,706,93,327810,6,707,705,706,327814,6,708,707,461,131321,704,131320,709,131321,704,
131320,704,458997,6,1059,708,703,106,709,327852,272,712,1059,106,196855,714,0,262394,712,713,714,131320,713,262205,6,
718,93,196670,717,718,196670,719,1059,196670,721,699,524345,2,723,90,716,717,719,721,262205,83,724,716,196670,715,724,
131321,714,131320,714,131321,727,131320,727,458997,6,1060,698,714,739,728,262205,6,733,95,327812,6,734,733,551,327856,
272,735,1060,734,262390,729,728,0,262394,735,728,729,131320,728,327745,563,737,555,1060,196670,737,106,327808,6,739,
1060,683,131321,727,131320,729,262368,316,316,740,131321,743,131320,743,458997,6,1061,699,729,811,746,327856,272,750,
1061,1059,262390,745,746,0,262394,750,744,745,131320,744,131321,752,131320,752,458997,6,1063,106,744,766,753,327856,
272,758,1063,82,262390,754,753,1,262394,758,753,754,131320,753,327745,52,762,715,1063,262205,51,763,762,327745,52,764,
759,1063,196670,764,763,327808,6,766,1063,177,131321,752,131320,754,327808,6,770,1061,769,327856,272,772,770,1059,
196855,774,0,262394,772,773,774,131320,773,327808,6,777,1061,776,262205,6,780,93,196670,779,780,196670,781,1059,
196670,783,777,524345,2,784,90,778,779,781,783,262205,83,785,778,196670,715,785,131321,774,131320,774,131321,787,
131320,787,458997,6,1065,106,774,808,790,327856,272,793,1065,82,262390,789,790,1,262394,793,788,789,131320,788,327812,
6,796,1065,768,327808,6,797,1061,796,327856,272,799,797,1059,196855,801,0,262394,799,800,801,131320,800,327745,52,804,
759,1065,262205,51,805,804,196670,803,805,327737,2,806,80,803,131321,801,131320,801,131321,790,131320,790,327808,6,
808,1065,177,131321,787,131320,789,131321,746,131320,746,327808,6,811,1061,809,131321,743,131320,745,262205,6,813,93,
327812,6,815,1059,461,327808,6,816,813,815,327808,6,818,816,699,131321,819,131320,819,458997,6,1062,818,745,835,820,
262205,6,825,94,327856,272,826,1062,825,262390,821,820,0,262394,826,820,821,131320,820,196670,827,1062,327737,7,829,
45,827,196670,830,829,327737,6,831,49,830,196670,832,831,327737,2,833,73,832,327808,6,835,1062,768,131321,819,131320,
821,65789,65592,327734,2,99,0,71,196663,9,98,131320,100,262203,8,852,7,327745,558,840,839,106,262205,6,841,840,262205,
6,843,559,131321,844,131320,844,458997,6,1070,843,100,955,847,262205,6,850,98,327856,272,851,1070,850,262390,846,847,
0,262394,851,845,846,131320,845,196670,852,853,131321,855,131320,855,458997,6,1071,106,845,882,856,327856,272,861,
1071,551,262390,857,856,1,262394,861,856,857,131320,856,327812,6,864,1070,551,327812,6,867,1070,316,327808,6,868,1071,
867,327817,6,869,868,551,327808,6,870,864,869,327745,563,872,555,870,262205,6,873,872,327808,6,875,870,119,327745,563,
876,555,875,262205,6,877,876,327760,7,878,873,877,262205,7,879,852,327808,7,880,879,878,196670,852,880,327808,6,882,
1071,316,131321,855,131320,857,393281,203,885,201,138,267,262205,6,886,885,327879,6,888,886,887,327851,272,889,888,
106,393281,203,893,201,138,892,262205,6,894,893,327812,6,895,1070,894,393281,897,898,201,138,896,262205,195,899,898,
196855,904,0,262394,889,903,906,131320,903,131321,904,131320,906,327812,6,908,841,316,131321,904,131320,904,458997,6,
1073,841,903,908,906,327808,6,910,895,1073,196855,914,0,262394,889,913,920,131320,913,327745,9,915,852,106,262205,6,
916,915,327745,9,917,852,119,262205,6,918,917,327808,6,919,916,918,131321,914,131320,920,327745,9,921,852,106,262205,
6,922,921,131321,914,131320,914,458997,6,1074,919,913,922,920,393281,139,924,899,138,910,327742,924,1074,2,4,196855,
931,0,262394,889,930,937,131320,930,327814,6,934,894,316,327808,6,936,934,841,131321,931,131320,937,327812,6,939,841,
316,327808,6,940,939,119,131321,931,131320,931,458997,6,1075,936,930,940,937,327808,6,942,895,1075,196855,946,0,
262394,889,945,949,131320,945,327745,9,947,852,106,262205,6,948,947,131321,946,131320,949,327745,9,950,852,119,262205,
6,951,950,131321,946,131320,946,458997,6,1076,948,945,951,949,393281,139,953,899,138,942,327742,953,1076,2,4,131321,
847,131320,847,327808,6,955,1070,683,131321,844,131320,846,65789,65592,327734,24,103,0,101,196663,9,102,131320,104,
262203,9,958,7,262203,9,959,7,262203,9,962,7,262203,9,965,7,262203,9,968,7,262201,6,956,41,196670,958,956,393281,203,
960,201,138,957,262205,6,961,960,196670,959,961,393281,203,963,201,138,892,262205,6,964,963,196670,962,964,393281,203,
966,201,138,528,262205,6,967,966,196670,965,967,262205,6,969,102,196670,968,969,589881,24,970,31,958,959,962,965,968,
131326,970,65592,
};
static const uint32_t raysort_words_sort_statistic[] = {
119734787,66816,524299,720,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,192,203,265,322,506,576,634,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,192,11,29,262215,198,1,0,327752,317,0,35,0,327752,317,1,35,8,327752,317,2,35,16,327752,317,3,
35,24,327752,317,4,35,32,327752,317,5,35,36,327752,317,6,35,40,327752,317,7,35,44,327752,317,8,35,48,327752,317,9,35,
52,327752,317,10,35,56,327752,317,11,35,60,327752,317,12,35,64,327752,317,13,35,68,327752,317,14,35,72,327752,317,15,
35,76,262215,318,6,4,262216,319,0,25,327752,319,0,35,0,196679,319,2,327752,320,0,35,0,196679,320,2,262215,410,1,1,
262215,634,11,26,262215,681,1,15,262215,682,1,0,262215,683,11,25,196679,438,5356,196679,460,5356,131091,2,196641,3,2,
262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,262167,33,6,4,262176,34,7,33,393249,
35,33,34,9,9,262177,41,6,34,327713,45,6,9,9,262177,50,6,9,196641,57,6,262177,60,7,9,131092,64,262177,65,64,9,262187,6,
74,0,262165,78,32,1,262187,78,79,2,262174,82,6,6,262187,6,87,1,262187,78,91,30,262187,78,106,0,262176,107,5349,6,
262176,136,7,24,262187,78,145,1,458796,33,162,74,74,74,74,262187,6,164,2,262187,6,165,3,458796,33,166,74,87,164,165,
262167,172,64,4,262176,191,1,6,262203,191,192,1,262187,6,196,16,262194,6,198,128,262187,6,199,4,393268,6,200,134,198,
199,262172,201,33,200,262176,202,4,201,262203,202,203,4,262176,209,4,6,262187,6,211,264,262176,218,4,33,262187,6,261,
64,393268,6,262,134,198,261,262172,263,33,262,262176,264,4,263,262203,264,265,4,393268,6,293,134,198,261,196647,316,
5349,1179678,317,15,15,15,316,6,6,6,6,6,6,6,6,6,6,6,6,196637,318,6,196638,319,318,262176,316,5349,319,196638,320,317,
262176,321,9,320,262203,321,322,9,262187,78,323,9,262176,324,9,6,262187,78,327,24,262187,78,330,10,262187,6,339,65535,
262176,347,9,15,262187,6,360,4294967292u,262187,6,375,8,262187,78,387,5,262187,6,390,256,262187,78,400,4,262194,6,410,
4,393268,64,411,170,410,165,393268,64,435,170,410,164,393268,64,450,170,410,199,262187,78,467,8,262187,6,478,
4294967295u,262187,6,485,4294967264u,196650,64,489,262172,504,6,198,262176,505,4,504,262203,505,506,4,262187,6,559,32,
262187,6,563,255,393268,6,572,134,198,559,393268,6,573,132,572,390,262172,574,6,573,262176,575,4,574,262203,575,576,4,
262187,78,629,15,262187,78,630,6,262187,78,631,7,262167,632,6,3,262176,633,1,632,262203,633,634,1,262187,78,673,3,
262176,674,9,316,262194,6,681,131585,262194,6,682,128,393267,632,683,682,87,87,327734,2,4,0,3,131320,5,262203,136,627,
7,262203,9,635,7,262203,9,636,7,262203,9,639,7,262203,9,642,7,262203,9,645,7,262203,9,649,7,262203,9,652,7,262203,9,
657,7,262203,9,658,7,262201,6,628,58,196670,635,628,393281,324,637,322,106,629,262205,6,638,637,196670,636,638,393281,
324,640,322,106,630,262205,6,641,640,196670,639,641,393281,324,643,322,106,631,262205,6,644,643,196670,642,644,327745,
191,646,634,74,262205,6,647,646,196670,645,647,589881,24,648,31,635,636,639,642,645,196670,627,648,327745,9,650,627,
145,262205,6,651,650,196670,649,651,327745,9,653,627,79,262205,6,654,653,196670,652,654,393273,6,655,71,649,652,
196670,657,655,393273,6,659,48,657,658,262205,6,660,658,327745,9,663,627,106,262205,6,664,663,327856,64,665,647,664,
196855,667,0,262394,665,666,667,131320,666,262205,6,668,192,327850,64,669,668,74,131321,667,131320,667,458997,64,670,
665,5,669,666,196855,672,0,262394,670,671,672,131320,671,393281,674,675,322,106,673,262205,316,676,675,393281,107,680,
676,106,647,327742,680,660,2,4,131321,672,131320,672,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,
327745,9,75,11,74,262205,6,76,75,262205,6,77,12,327876,6,80,77,79,327829,82,83,76,80,327761,6,84,83,1,327761,6,85,83,
0,327745,9,88,11,87,262205,6,89,88,262205,6,90,12,327874,6,92,90,91,327808,6,93,89,92,327808,6,95,93,84,327760,7,96,
85,95,131326,96,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,101,7,262203,9,102,7,262205,15,99,
20,262268,7,100,99,196670,101,100,262205,6,103,21,196670,102,103,393273,7,104,13,101,102,262268,15,105,104,393281,107,
108,105,106,106,393277,6,109,108,2,4,131326,109,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,
29,196663,9,30,131320,32,262203,136,137,7,262205,6,113,26,262205,6,114,27,327808,6,115,113,114,327810,6,116,115,87,
262205,6,117,27,393228,78,118,1,75,117,327874,6,119,116,118,262205,6,121,28,327808,6,122,119,121,327810,6,123,122,87,
262205,6,124,29,327831,82,127,123,124,327761,6,129,127,1,458764,6,131,1,41,129,87,262205,6,134,27,327812,6,135,131,
134,327808,6,140,119,131,327810,6,141,140,87,327814,6,143,141,131,327745,9,144,137,106,196670,144,143,262205,6,146,26,
262205,6,147,30,327812,6,149,147,135,458764,6,150,1,38,146,149,327745,9,151,137,145,196670,151,150,262205,6,152,26,
262205,6,154,151,327808,6,156,154,135,458764,6,157,1,38,152,156,327745,9,158,137,79,196670,158,157,262205,24,159,137,
131326,159,65592,327734,33,39,0,35,196663,34,36,196663,9,37,196663,9,38,131320,40,262205,33,163,36,262205,6,167,37,
458832,33,168,167,167,167,167,327808,33,169,166,168,262205,6,170,38,458832,33,171,170,170,170,170,327856,172,173,169,
171,393385,33,174,173,163,162,131326,174,65592,327734,6,43,0,41,196663,34,42,131320,44,327745,9,177,42,74,262205,6,
178,177,327745,9,179,42,87,262205,6,180,179,327808,6,181,178,180,327745,9,182,42,164,262205,6,183,182,327808,6,184,
181,183,327745,9,185,42,165,262205,6,186,185,327808,6,187,184,186,131326,187,65592,327734,6,48,0,45,196663,9,46,
196663,9,47,131320,49,262203,34,217,7,262203,9,221,7,262203,9,222,7,262203,34,224,7,262203,34,248,7,262203,34,276,7,
262203,9,279,7,262203,9,280,7,262203,34,282,7,262203,34,304,7,262205,6,193,192,327814,6,197,193,196,327814,6,205,193,
199,327817,6,207,193,199,262205,6,208,46,393281,209,210,203,205,207,196670,210,208,262368,164,164,211,327745,218,219,
203,205,262205,33,220,219,196670,217,220,196670,221,74,196670,222,207,458809,33,223,39,217,221,222,196670,224,223,
327737,6,225,43,224,131321,228,131320,228,458997,6,694,225,49,243,229,458997,6,692,74,49,253,229,458997,6,691,74,49,
255,229,327856,64,234,691,199,262390,230,229,1,262394,234,229,230,131320,229,327817,6,238,205,199,327850,64,239,691,
238,393385,6,241,239,692,74,327808,6,243,694,241,327812,6,245,197,199,327808,6,247,245,691,327745,218,249,203,247,
262205,33,250,249,196670,248,250,327737,6,251,43,248,327808,6,253,692,251,327808,6,255,691,145,131321,228,131320,230,
327817,6,257,193,196,327850,64,258,257,74,196855,260,0,262394,258,259,260,131320,259,327814,6,267,197,199,327817,6,
269,197,199,393281,209,271,265,267,269,196670,271,692,131321,260,131320,260,262368,164,164,211,327814,6,273,197,199,
327817,6,275,197,199,327745,218,277,265,273,262205,33,278,277,196670,276,278,196670,279,74,196670,280,275,458809,33,
281,39,276,279,280,196670,282,281,327737,6,283,43,282,327808,6,285,694,283,196670,47,74,131321,287,131320,287,458997,
6,696,285,260,302,288,458997,6,695,74,260,311,288,327856,64,294,695,293,262390,289,288,1,262394,294,288,289,131320,
288,327850,64,298,695,273,262205,6,299,47,393385,6,300,298,299,74,327808,6,302,696,300,327745,218,305,265,695,262205,
33,306,305,196670,304,306,327737,6,307,43,304,262205,6,308,47,327808,6,309,308,307,196670,47,309,327808,6,311,695,145,
131321,287,131320,289,131326,696,65592,327734,6,52,0,50,196663,9,51,131320,53,262205,6,315,51,393281,324,325,322,106,
323,262205,6,326,325,327874,6,328,326,327,327874,6,329,315,328,393281,324,331,322,106,330,262205,6,332,331,327879,6,
333,329,332,131326,333,65592,327734,6,55,0,50,196663,9,54,131320,56,262203,8,346,7,262205,6,336,54,393281,324,337,322,
106,323,262205,6,338,337,327879,6,340,338,339,327831,82,343,336,340,327761,6,344,343,0,327761,6,345,343,1,393281,347,
348,322,106,106,262205,15,349,348,262268,7,350,349,196670,346,350,327745,9,351,346,74,262205,6,352,351,327829,82,355,
352,344,327761,6,356,355,1,327761,6,357,355,0,327879,6,361,357,360,327745,9,362,346,87,262205,6,363,362,327808,6,365,
363,345,327808,6,367,365,356,327760,7,368,361,367,262268,15,370,368,393281,107,371,370,106,106,393277,6,372,371,2,4,
327879,6,374,357,165,327812,6,376,374,375,327874,6,379,338,327,327808,6,380,376,379,327874,6,381,372,380,393281,324,
382,322,106,330,262205,6,383,382,327879,6,384,381,383,131326,384,65592,327734,6,58,0,57,131320,59,393281,324,388,322,
106,387,262205,6,389,388,327879,6,391,389,390,327851,64,392,391,74,196855,395,0,262394,392,394,404,131320,394,393281,
347,396,322,106,79,262205,15,397,396,393281,107,398,397,106,106,393277,6,399,398,2,4,393281,324,401,322,106,400,
262205,6,402,401,458764,6,403,1,38,399,402,131321,395,131320,404,393281,324,405,322,106,400,262205,6,406,405,131321,
395,131320,395,458997,6,697,403,394,406,404,131326,697,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,418,7,
262203,9,419,7,262203,8,422,7,262203,9,423,7,262203,18,438,7,262203,9,441,7,262203,9,444,7,262203,18,460,7,262203,9,
463,7,262203,9,474,7,196855,413,0,262394,411,412,413,131320,412,393281,347,415,322,106,106,262205,15,416,415,262268,7,
417,416,196670,418,417,262205,6,420,61,196670,419,420,393273,7,421,13,418,419,196670,422,421,262205,6,424,61,196670,
423,424,393273,7,425,13,422,423,262268,15,426,425,393281,107,428,426,106,106,393277,6,429,428,2,4,393281,107,431,426,
106,145,393277,6,432,431,2,4,327760,7,433,429,432,131326,433,131320,413,196855,437,0,262394,435,436,437,131320,436,
393281,347,439,322,106,106,262205,15,440,439,196670,438,440,262205,6,442,61,196670,441,442,393273,6,443,22,438,441,
196670,444,443,327737,6,445,52,444,327760,7,446,445,74,131326,446,131320,437,262205,6,449,61,196855,452,0,262394,450,
451,452,131320,451,393281,324,453,322,106,387,262205,6,454,453,327879,6,455,454,199,327851,64,456,455,74,131321,452,
131320,452,458997,64,457,450,437,456,451,196855,459,0,262394,457,458,459,131320,458,393281,347,461,322,106,145,262205,
15,462,461,196670,460,462,262205,6,464,61,196670,463,464,393273,6,465,22,460,463,131321,459,131320,459,458997,6,698,
449,452,465,458,393281,324,468,322,106,467,262205,6,469,468,327856,64,470,698,469,196855,473,0,262394,470,472,477,
131320,472,196670,474,698,327737,6,476,55,474,131321,473,131320,477,131321,473,131320,473,458997,6,700,476,472,478,
477,327760,7,480,700,74,131326,480,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,484,192,327879,6,486,484,
485,131321,492,131320,492,458997,64,702,489,68,512,495,458997,6,701,486,68,514,495,327856,64,499,701,484,262390,494,
495,0,262394,499,493,494,131320,493,262312,64,501,702,196855,503,0,262394,501,502,503,131320,502,327745,209,508,506,
701,262205,6,509,508,262205,6,510,66,327850,64,511,509,510,131321,503,131320,503,458997,64,512,702,493,511,502,131321,
495,131320,495,327808,6,514,701,145,131321,492,131320,494,262312,64,516,702,131326,516,65592,327734,6,71,0,45,196663,
9,69,196663,9,70,131320,72,262203,9,534,7,262203,9,593,7,262203,9,615,7,262205,6,520,192,262205,6,523,69,327808,6,525,
523,520,262205,6,526,70,327856,64,527,525,526,196855,530,0,262394,527,529,537,131320,529,262205,6,531,69,327808,6,533,
531,520,196670,534,533,327737,7,535,62,534,327761,6,536,535,0,131321,530,131320,537,131321,530,131320,530,458997,6,
704,536,529,74,537,262205,6,540,69,131321,541,131320,541,458997,6,708,704,530,719,544,458997,6,706,74,530,717,544,
458997,6,705,540,530,582,544,262205,6,547,70,327856,64,548,705,547,262390,543,544,0,262394,548,542,543,131320,542,
327808,6,552,705,520,262205,6,553,70,327856,64,554,552,553,327814,6,560,520,559,327812,6,561,560,390,327879,6,564,708,
563,327808,6,565,561,564,262368,164,164,211,327745,209,568,506,520,196670,568,708,196855,571,0,262394,554,570,571,
131320,570,327745,209,578,576,565,458981,6,580,578,87,74,520,131321,571,131320,571,327808,6,582,705,198,327808,6,584,
582,520,262205,6,585,70,327856,64,586,584,585,196855,588,0,262394,586,587,588,131320,587,196670,593,584,327737,7,594,
62,593,327761,6,595,594,0,131321,588,131320,588,458997,6,719,708,571,595,587,262368,164,164,211,196855,598,0,262394,
554,597,598,131320,597,327745,209,601,576,565,262205,6,602,601,327745,209,604,506,602,262205,6,605,604,327850,64,607,
605,708,196855,610,0,262394,607,609,614,131320,609,327850,64,613,602,520,131321,610,131320,614,196670,615,708,327737,
64,617,67,615,131321,610,131320,610,458997,64,710,613,609,617,614,393385,6,619,710,87,74,327808,6,621,706,619,131321,
598,131320,598,458997,6,717,706,588,621,610,131321,544,131320,544,131321,541,131320,543,131326,706,65592,
};
static const uint32_t raysort_words_sort_scatter[] = {
119734787,66816,524299,4269,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,539,547,609,663,1049,1925,2136,2141,2197,3399,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
128,1,2,262215,146,1,1,196679,272,5356,262215,375,1,0,262215,539,11,29,327752,660,0,35,0,327752,660,1,35,8,327752,660,
2,35,16,327752,660,3,35,24,327752,660,4,35,32,327752,660,5,35,40,327752,660,6,35,48,327752,660,7,35,56,327752,660,8,
35,64,327752,660,9,35,72,327752,660,10,35,76,327752,660,11,35,80,327752,660,12,35,84,327752,660,13,35,88,327752,660,
14,35,92,327752,660,15,35,96,327752,660,16,35,100,327752,660,17,35,104,327752,660,18,35,108,327752,660,19,35,112,
327752,660,20,35,116,327752,660,21,35,120,327752,660,22,35,124,327752,661,0,35,0,196679,661,2,262215,1193,6,16,262216,
1194,0,24,327752,1194,0,35,0,196679,1194,2,262215,1284,1,3,196679,3018,5356,262215,3399,11,26,262215,4071,1,15,262215,
4072,1,0,262215,4073,11,25,196679,777,5356,196679,799,5356,196679,1272,5356,196679,2515,5356,196679,2869,5356,196679,
2910,5356,196679,3209,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,
196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,
196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,
262176,44,7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,
8,327713,78,6,44,9,327713,92,2,9,9,262177,99,43,9,327713,103,2,9,44,262187,6,127,32,262194,6,128,8,262187,6,129,8,
131092,130,393268,130,131,170,128,129,262187,6,132,2,262187,6,133,4,458804,6,134,169,131,132,133,393268,6,135,134,127,
134,262172,136,6,135,262176,137,7,136,327713,138,6,137,9,262194,6,146,4,262187,6,147,0,393268,130,148,170,146,147,
262187,6,149,16,262187,6,150,1,393268,130,151,170,146,150,458804,6,152,169,151,129,133,458804,6,153,169,148,149,152,
393268,6,154,134,127,153,262172,155,43,154,262176,156,7,155,393249,157,2,156,9,9,196641,163,130,262176,168,7,130,
327713,169,6,8,168,393249,174,6,44,9,168,262177,180,2,137,327713,184,2,137,156,393249,189,2,137,156,168,458785,195,2,
137,9,9,168,327713,202,2,137,9,262172,211,6,127,262176,212,7,211,393249,213,2,137,9,212,262177,219,2,9,393249,234,2,
137,212,212,327713,240,7,9,9,458785,251,2,137,9,212,168,327713,266,2,137,137,524321,271,2,27,212,212,212,9,393249,279,
2,212,9,9,458785,285,2,212,9,9,9,327713,292,2,212,212,262172,297,43,129,262176,298,7,297,393249,299,130,298,9,9,
393249,313,2,212,298,212,393249,319,2,212,156,212,327713,325,2,298,156,458785,330,2,212,212,212,9,589857,337,2,212,
212,156,9,9,9,262177,346,2,212,524321,353,2,156,298,168,9,9,524321,361,2,137,156,9,9,168,393268,6,374,196,150,128,
262194,6,375,128,393268,130,376,170,128,129,393268,6,377,134,375,127,393268,6,378,134,375,129,458804,6,379,169,376,
377,378,393268,6,380,134,375,379,393268,6,381,134,374,380,393268,130,382,176,381,129,393268,6,383,134,374,380,458804,
6,384,169,382,383,129,262172,385,7,384,262176,386,7,385,458785,387,2,386,9,9,9,393249,403,2,9,9,9,327713,409,2,168,
168,262165,418,32,1,262187,418,419,2,262174,422,6,6,262187,418,430,30,262187,418,445,0,262176,446,5349,6,262176,484,7,
34,262187,418,493,1,458796,43,510,147,147,147,147,262187,6,512,3,458796,43,513,147,150,132,512,262167,519,130,4,
262176,538,1,6,262203,538,539,1,393268,6,544,134,375,133,262172,545,43,544,262176,546,4,545,262203,546,547,4,262176,
553,4,6,262187,6,555,264,262176,562,4,43,262187,6,605,64,393268,6,606,134,375,605,262172,607,43,606,262176,608,4,607,
262203,608,609,4,393268,6,637,134,375,605,1638430,660,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,
661,660,262176,662,9,661,262203,662,663,9,262187,418,664,13,262176,665,9,6,262187,418,668,24,262187,418,671,14,262187,
6,680,65535,262176,688,9,15,262187,6,701,4294967292u,262187,418,727,10,262187,6,730,256,262187,418,740,9,393268,130,
750,170,146,512,393268,130,774,170,146,132,393268,130,789,170,146,133,262187,418,806,12,262187,6,817,4294967295u,
393268,130,822,170,146,147,393268,130,823,172,128,133,327732,130,824,168,823,393268,130,825,166,822,824,262187,418,
830,18,262187,418,836,16,262187,6,843,31,393268,130,846,170,146,512,262187,418,879,15,262187,418,902,17,262187,6,913,
128,393268,6,914,134,913,153,262187,6,940,16843009,262187,6,946,2155905152u,262187,418,961,7,262187,6,963,255,262187,
418,979,19,262187,418,992,20,262187,418,1003,8,262176,1004,9,24,262187,6,1033,6,393268,130,1034,178,128,1033,458804,6,
1035,169,1034,128,133,393268,6,1036,196,150,1035,393268,6,1037,128,1036,150,393268,130,1038,170,1036,605,393268,6,
1039,134,375,132,458804,6,1040,169,1038,1039,375,393268,6,1041,132,1037,1040,393268,6,1042,132,375,127,393268,6,1043,
134,1042,127,393268,6,1044,128,1042,1043,393268,130,1045,172,1041,1044,458804,6,1046,169,1045,1041,1044,262172,1047,6,
1046,262176,1048,4,1047,262203,1048,1049,4,262187,418,1088,5,393268,130,1093,170,128,129,262187,418,1099,3,393268,6,
1155,134,127,134,393268,418,1158,128,1155,147,393268,130,1164,170,146,147,393268,130,1176,170,146,147,458804,6,1177,
169,1176,150,375,393268,130,1182,176,146,512,196647,1192,5349,196637,1193,43,196638,1194,1193,262176,1192,5349,1194,
393268,6,1201,134,153,133,262176,1223,5349,43,196657,130,1284,327732,130,1285,168,1284,393268,130,1286,170,128,1033,
393268,130,1287,167,1285,1286,262187,6,1292,4096,393268,6,1469,134,153,134,393268,130,1481,170,146,147,393268,130,
1513,171,146,147,393268,6,1527,134,1042,134,393268,130,1624,170,1155,129,262187,6,1625,65537,458804,6,1626,169,1624,
940,1625,393268,130,1639,171,146,147,393268,130,1640,176,128,129,393268,130,1641,167,1639,1640,393268,130,1664,170,
1040,730,262187,6,1665,10,393268,130,1666,170,1040,913,262187,6,1667,9,393268,130,1668,170,1040,605,262187,6,1669,7,
458804,6,1670,169,1668,129,1669,458804,6,1671,169,1666,1667,1670,458804,6,1672,169,1664,1665,1671,393268,6,1688,132,
132,1036,393268,6,1689,130,1688,150,393268,6,1690,196,1689,1672,393268,6,1711,134,1041,133,393268,6,1759,132,1036,
1040,393268,6,1841,132,1036,1040,393268,6,1842,134,1841,375,393268,6,1843,134,1842,133,262172,1862,43,1843,262176,
1863,7,1862,393268,6,1918,134,375,1036,262172,1923,6,1036,262176,1924,4,1923,262203,1924,1925,4,327732,130,2062,168,
1284,393268,6,2133,128,374,133,262172,2134,7,2133,262176,2135,4,2134,262203,2135,2136,4,393268,6,2138,128,374,133,
262172,2139,6,2138,262176,2140,4,2139,262203,2140,2141,4,262176,2149,4,7,393268,6,2185,130,1036,150,393268,6,2193,128,
374,133,458804,6,2194,169,1034,133,2193,262172,2195,6,2194,262176,2196,4,2195,262203,2196,2197,4,393268,6,2231,130,
375,150,262187,6,2320,983055,196650,130,2325,262187,6,2367,13,458804,6,2368,169,1287,1669,147,393268,6,2369,128,2367,
2368,393268,6,2370,128,2369,133,393268,6,2377,128,2369,133,262187,418,2392,31,327732,130,2442,168,1034,196649,130,
2457,262187,6,2468,536870912,393268,6,2615,196,150,2368,393268,6,2616,130,2615,150,262187,6,2640,8200,327732,130,2644,
168,1284,262187,6,2654,15,262187,6,2694,8191,393268,6,2717,134,375,127,393268,6,2718,128,375,2717,393268,6,2755,132,
375,133,393268,6,2756,134,375,129,393268,6,2757,128,2755,2756,262187,418,2860,21,393268,130,2906,171,146,512,262187,
418,2909,6,393268,6,2995,134,375,127,393268,6,2996,128,375,2995,262172,3016,24,127,262176,3017,7,3016,262187,6,3101,
4294959104u,393268,130,3144,170,146,132,393268,130,3145,167,1287,3144,262187,6,3150,8192,327732,130,3236,168,1284,
393268,130,3237,167,3236,823,393268,130,3260,170,146,147,393268,130,3261,170,134,133,393268,130,3262,167,3260,3261,
262167,3397,6,3,262176,3398,1,3397,262203,3398,3399,1,262172,3445,43,384,262172,3446,3445,133,262176,3447,7,3446,
327724,7,3571,147,147,393268,6,3620,132,379,133,393268,6,3644,132,379,132,393268,6,3645,128,3644,132,393268,6,3663,
132,380,384,262187,6,3668,2048,262187,418,3673,4,262187,6,3741,512,262187,418,3814,22,393268,6,3835,128,374,375,
393268,6,3836,130,3835,150,393268,6,3837,134,3836,375,262172,3848,7,3837,262176,3849,7,3848,393268,6,3928,130,375,150,
262187,418,3981,11,327732,130,4027,168,1284,262194,6,4071,131841,262194,6,4072,128,393267,3397,4073,4072,150,150,
196609,136,4229,327734,2,4,0,3,131320,5,262203,484,3978,7,262203,9,3982,7,262203,9,3983,7,262203,9,3984,7,262203,9,
3985,7,262203,9,3988,7,262203,156,4005,7,262203,9,4006,7,262203,9,4009,7,262203,9,4041,7,262203,168,4043,7,262203,168,
4045,7,262203,156,4060,7,262203,9,4062,7,262203,9,4064,7,262201,6,3979,68,262201,6,3980,97,196670,3982,3979,196670,
3983,1042,196670,3984,3980,393281,665,3986,663,445,3981,262205,6,3987,3986,196670,3985,3987,327745,538,3989,3399,147,
262205,6,3990,3989,196670,3988,3990,589881,34,3991,41,3982,3983,3984,3985,3988,196670,3978,3991,327745,9,3993,3978,
493,262205,6,3994,3993,327745,9,3995,3978,419,262205,6,3996,3995,327856,130,3997,3994,3996,262201,6,4001,97,327810,6,
4002,4001,150,327850,130,4003,3990,4002,262205,6,4008,3993,196670,4006,4008,262205,6,4011,3995,196670,4009,4011,
458809,2,4012,161,4005,4006,4009,262205,155,4013,4005,327846,130,4016,3997,4003,196855,4018,0,262394,4016,4017,4018,
131320,4017,393281,665,4020,663,445,727,262205,6,4021,4020,327879,6,4022,4021,150,327851,130,4023,4022,147,196855,
4025,0,262394,4023,4024,4025,131320,4024,327846,130,4028,4003,4027,131321,4025,131320,4025,458997,130,4029,4023,4017,
4028,4024,327879,6,4032,4021,3668,327851,130,4033,4032,147,196855,4035,0,262394,4033,4034,4035,131320,4034,393281,665,
4036,663,445,830,262205,6,4037,4036,393385,6,4039,4029,132,147,327808,6,4040,4037,4039,196670,4041,4040,327737,2,4042,
395,4041,131321,4035,131320,4035,196670,4043,4003,196670,4045,4029,393273,2,4047,412,4043,4045,131321,4018,131320,
4018,262368,132,132,555,262205,6,4050,3993,131321,4051,131320,4051,458997,155,4075,4013,4018,4068,4052,458997,6,4074,
4050,4018,4070,4052,262205,6,4058,3995,327856,130,4059,4074,4058,262390,4053,4052,0,262394,4059,4052,4053,131320,4052,
196670,4060,4075,196670,4062,4074,262205,6,4066,3995,196670,4064,4066,458809,2,4067,372,4060,4062,4064,262205,155,
4068,4060,327808,6,4070,4074,1042,131321,4051,131320,4053,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,415,11,147,262205,6,416,415,262205,6,417,12,327876,6,420,417,419,327829,422,423,416,420,327761,6,424,423,
1,327761,6,425,423,0,327745,9,427,11,150,262205,6,428,427,262205,6,429,12,327874,6,431,429,430,327808,6,432,428,431,
327808,6,434,432,424,327760,7,435,425,434,131326,435,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,440,7,262203,9,441,7,262205,15,438,20,262268,7,439,438,196670,440,439,262205,6,442,21,196670,441,442,393273,7,443,
13,440,441,262268,15,444,443,393281,446,447,444,445,445,393277,6,448,447,2,4,131326,448,65592,327734,2,32,0,28,196663,
27,29,196663,9,30,196663,9,31,131320,33,262203,8,453,7,262203,9,454,7,262205,24,451,29,262268,7,452,451,196670,453,
452,262205,6,455,30,196670,454,455,393273,7,456,13,453,454,262268,24,457,456,262205,6,458,31,393281,446,459,457,445,
445,327742,459,458,2,4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,196663,9,40,
131320,42,262203,484,485,7,262205,6,461,36,262205,6,462,37,327808,6,463,461,462,327810,6,464,463,150,262205,6,465,37,
393228,418,466,1,75,465,327874,6,467,464,466,262205,6,469,38,327808,6,470,467,469,327810,6,471,470,150,262205,6,472,
39,327831,422,475,471,472,327761,6,477,475,1,458764,6,479,1,41,477,150,262205,6,482,37,327812,6,483,479,482,327808,6,
488,467,479,327810,6,489,488,150,327814,6,491,489,479,327745,9,492,485,445,196670,492,491,262205,6,494,36,262205,6,
495,40,327812,6,497,495,483,458764,6,498,1,38,494,497,327745,9,499,485,493,196670,499,498,262205,6,500,36,262205,6,
502,499,327808,6,504,502,483,458764,6,505,1,38,500,504,327745,9,506,485,419,196670,506,505,262205,34,507,485,131326,
507,65592,327734,43,49,0,45,196663,44,46,196663,9,47,196663,9,48,131320,50,262205,43,511,46,262205,6,514,47,458832,43,
515,514,514,514,514,327808,43,516,513,515,262205,6,517,48,458832,43,518,517,517,517,517,327856,519,520,516,518,393385,
43,521,520,511,510,131326,521,65592,327734,6,53,0,51,196663,44,52,131320,54,327745,9,524,52,147,262205,6,525,524,
327745,9,526,52,150,262205,6,527,526,327808,6,528,525,527,327745,9,529,52,132,262205,6,530,529,327808,6,531,528,530,
327745,9,532,52,512,262205,6,533,532,327808,6,534,531,533,131326,534,65592,327734,6,58,0,55,196663,9,56,196663,9,57,
131320,59,262203,44,561,7,262203,9,565,7,262203,9,566,7,262203,44,568,7,262203,44,592,7,262203,44,620,7,262203,9,623,
7,262203,9,624,7,262203,44,626,7,262203,44,648,7,262205,6,540,539,327814,6,543,540,149,327814,6,549,540,133,327817,6,
551,540,133,262205,6,552,56,393281,553,554,547,549,551,196670,554,552,262368,132,132,555,327745,562,563,547,549,
262205,43,564,563,196670,561,564,196670,565,147,196670,566,551,458809,43,567,49,561,565,566,196670,568,567,327737,6,
569,53,568,131321,572,131320,572,458997,6,4082,569,59,587,573,458997,6,4080,147,59,597,573,458997,6,4079,147,59,599,
573,327856,130,578,4079,133,262390,574,573,1,262394,578,573,574,131320,573,327817,6,582,549,133,327850,130,583,4079,
582,393385,6,585,583,4080,147,327808,6,587,4082,585,327812,6,589,543,133,327808,6,591,589,4079,327745,562,593,547,591,
262205,43,594,593,196670,592,594,327737,6,595,53,592,327808,6,597,4080,595,327808,6,599,4079,493,131321,572,131320,
574,327817,6,601,540,149,327850,130,602,601,147,196855,604,0,262394,602,603,604,131320,603,327814,6,611,543,133,
327817,6,613,543,133,393281,553,615,609,611,613,196670,615,4080,131321,604,131320,604,262368,132,132,555,327814,6,617,
543,133,327817,6,619,543,133,327745,562,621,609,617,262205,43,622,621,196670,620,622,196670,623,147,196670,624,619,
458809,43,625,49,620,623,624,196670,626,625,327737,6,627,53,626,327808,6,629,4082,627,196670,57,147,131321,631,131320,
631,458997,6,4084,629,604,646,632,458997,6,4083,147,604,655,632,327856,130,638,4083,637,262390,633,632,1,262394,638,
632,633,131320,632,327850,130,642,4083,617,262205,6,643,57,393385,6,644,642,643,147,327808,6,646,4084,644,327745,562,
649,609,4083,262205,43,650,649,196670,648,650,327737,6,651,53,648,262205,6,652,57,327808,6,653,652,651,196670,57,653,
327808,6,655,4083,493,131321,631,131320,633,131326,4084,65592,327734,6,62,0,60,196663,9,61,131320,63,262205,6,659,61,
393281,665,666,663,445,664,262205,6,667,666,327874,6,669,667,668,327874,6,670,659,669,393281,665,672,663,445,671,
262205,6,673,672,327879,6,674,670,673,131326,674,65592,327734,6,65,0,60,196663,9,64,131320,66,262203,8,687,7,262205,6,
677,64,393281,665,678,663,445,664,262205,6,679,678,327879,6,681,679,680,327831,422,684,677,681,327761,6,685,684,0,
327761,6,686,684,1,393281,688,689,663,445,445,262205,15,690,689,262268,7,691,690,196670,687,691,327745,9,692,687,147,
262205,6,693,692,327829,422,696,693,685,327761,6,697,696,1,327761,6,698,696,0,327879,6,702,698,701,327745,9,703,687,
150,262205,6,704,703,327808,6,706,704,686,327808,6,708,706,697,327760,7,709,702,708,262268,15,711,709,393281,446,712,
711,445,445,393277,6,713,712,2,4,327879,6,715,698,512,327812,6,716,715,129,327874,6,719,679,668,327808,6,720,716,719,
327874,6,721,713,720,393281,665,722,663,445,671,262205,6,723,722,327879,6,724,721,723,131326,724,65592,327734,6,68,0,
67,131320,69,393281,665,728,663,445,727,262205,6,729,728,327879,6,731,729,730,327851,130,732,731,147,196855,735,0,
262394,732,734,744,131320,734,393281,688,736,663,445,419,262205,15,737,736,393281,446,738,737,445,445,393277,6,739,
738,2,4,393281,665,741,663,445,740,262205,6,742,741,458764,6,743,1,38,739,742,131321,735,131320,744,393281,665,745,
663,445,740,262205,6,746,745,131321,735,131320,735,458997,6,4085,743,734,746,744,131326,4085,65592,327734,7,72,0,70,
196663,9,71,131320,73,262203,8,757,7,262203,9,758,7,262203,8,761,7,262203,9,762,7,262203,18,777,7,262203,9,780,7,
262203,9,783,7,262203,18,799,7,262203,9,802,7,262203,9,813,7,196855,752,0,262394,750,751,752,131320,751,393281,688,
754,663,445,445,262205,15,755,754,262268,7,756,755,196670,757,756,262205,6,759,71,196670,758,759,393273,7,760,13,757,
758,196670,761,760,262205,6,763,71,196670,762,763,393273,7,764,13,761,762,262268,15,765,764,393281,446,767,765,445,
445,393277,6,768,767,2,4,393281,446,770,765,445,493,393277,6,771,770,2,4,327760,7,772,768,771,131326,772,131320,752,
196855,776,0,262394,774,775,776,131320,775,393281,688,778,663,445,445,262205,15,779,778,196670,777,779,262205,6,781,
71,196670,780,781,393273,6,782,22,777,780,196670,783,782,327737,6,784,62,783,327760,7,785,784,147,131326,785,131320,
776,262205,6,788,71,196855,791,0,262394,789,790,791,131320,790,393281,665,792,663,445,727,262205,6,793,792,327879,6,
794,793,133,327851,130,795,794,147,131321,791,131320,791,458997,130,796,789,776,795,790,196855,798,0,262394,796,797,
798,131320,797,393281,688,800,663,445,493,262205,15,801,800,196670,799,801,262205,6,803,71,196670,802,803,393273,6,
804,22,799,802,131321,798,131320,798,458997,6,4086,788,791,804,797,393281,665,807,663,445,806,262205,6,808,807,327856,
130,809,4086,808,196855,812,0,262394,809,811,816,131320,811,196670,813,4086,327737,6,815,65,813,131321,812,131320,816,
131321,812,131320,812,458997,6,4088,815,811,817,816,327760,7,819,4088,147,131326,819,65592,327734,6,76,0,74,196663,8,
75,131320,77,196855,827,0,262394,825,826,827,131320,826,327745,9,828,75,147,262205,6,829,828,393281,665,831,663,445,
830,262205,6,832,831,458764,6,833,1,38,829,832,131326,833,131320,827,393281,665,837,663,445,836,262205,6,838,837,
327745,9,840,75,147,262205,6,841,840,327879,6,844,838,843,327874,6,845,841,844,196855,848,0,262394,846,847,848,131320,
847,327854,130,850,838,127,196855,853,0,262394,850,852,859,131320,852,327745,9,854,75,150,262205,6,855,854,327810,6,
857,838,127,327874,6,858,855,857,131321,853,131320,859,327850,130,861,838,147,196855,864,0,262394,861,863,866,131320,
863,131321,864,131320,866,327745,9,868,75,150,262205,6,869,868,327810,6,871,127,838,327876,6,872,869,871,327877,6,873,
845,872,131321,864,131320,864,458997,6,4089,845,863,873,866,131321,853,131320,853,458997,6,4090,858,852,4089,864,
131321,848,131320,848,458997,6,4093,845,827,4090,853,262205,6,878,840,393281,665,880,663,445,879,262205,6,881,880,
327808,6,882,881,150,327850,130,883,878,882,196855,886,0,262394,883,885,889,131320,885,393281,665,887,663,445,830,
262205,6,888,887,131321,886,131320,889,393281,665,890,663,445,830,262205,6,891,890,131321,886,131320,886,458997,6,
4091,888,885,891,889,262205,6,894,840,327858,130,897,894,881,196855,900,0,262394,897,899,906,131320,899,393281,665,
903,663,445,902,262205,6,904,903,327879,6,905,4093,904,131321,900,131320,906,131321,900,131320,900,458997,6,4094,905,
899,4091,906,131326,4094,65592,327734,6,81,0,78,196663,44,79,196663,9,80,131320,82,262205,6,912,80,327812,6,915,912,
914,327814,6,916,915,127,327745,9,917,79,916,262205,6,918,917,262205,6,920,80,327812,6,921,920,914,327879,6,922,921,
843,393281,665,923,663,445,664,262205,6,924,923,327874,6,925,924,668,327808,6,926,922,925,327874,6,927,918,926,393281,
665,928,663,445,671,262205,6,929,928,327879,6,930,927,929,131326,930,65592,327734,6,84,0,60,196663,9,83,131320,85,
262205,6,933,83,393281,665,934,663,445,664,262205,6,935,934,327874,6,936,935,668,327874,6,937,933,936,393281,665,938,
663,445,671,262205,6,939,938,327812,6,941,939,940,327879,6,942,937,941,131326,942,65592,327734,6,87,0,60,196663,9,86,
131320,88,262205,6,945,86,327877,6,947,945,946,393281,665,948,663,445,830,262205,6,949,948,327812,6,950,949,940,
327810,6,951,947,950,262205,6,952,86,327877,6,953,951,952,327879,6,954,953,946,131326,954,65592,327734,6,90,0,60,
196663,9,89,131320,91,262203,9,958,7,262205,6,959,89,196670,958,959,327737,6,960,87,958,327874,6,962,960,961,327812,6,
964,962,963,262205,6,965,89,262344,6,967,964,327879,6,968,965,967,393281,665,969,663,445,830,262205,6,970,969,327812,
6,971,970,940,327879,6,973,971,964,327877,6,974,968,973,131326,974,65592,327734,2,95,0,92,196663,9,93,196663,9,94,
131320,96,262205,6,978,94,393281,665,980,663,445,979,262205,6,981,980,327814,6,982,978,981,262205,6,983,94,327817,6,
986,983,981,327851,130,987,986,147,393385,6,988,987,150,147,327808,6,989,982,988,393281,665,993,663,445,992,262205,6,
994,993,327814,6,995,989,994,327817,6,999,989,994,327851,130,1000,999,147,393385,6,1001,1000,150,147,327808,6,1002,
995,1001,393281,1004,1005,663,445,1003,262205,24,1006,1005,262205,6,1007,93,458764,6,1011,1,38,989,994,393281,446,
1012,1006,445,1007,327742,1012,1011,2,4,262205,6,1015,93,327808,6,1016,1015,150,458764,6,1018,1,41,1002,150,393281,
446,1019,1006,445,1016,327742,1019,1018,2,4,262205,6,1022,93,327808,6,1023,1022,132,393281,446,1024,1006,445,1023,
327742,1024,150,2,4,65789,65592,327734,6,97,0,67,131320,98,393281,665,1025,663,445,727,262205,6,1026,1025,327874,6,
1027,1026,836,131326,1027,65592,327734,43,101,0,99,196663,9,100,131320,102,262205,6,1031,100,327812,6,1032,1031,133,
327745,553,1051,1049,1032,262205,6,1052,1051,327808,6,1054,1032,150,327745,553,1055,1049,1054,262205,6,1056,1055,
327808,6,1058,1032,132,327745,553,1059,1049,1058,262205,6,1060,1059,327808,6,1062,1032,512,327745,553,1063,1049,1062,
262205,6,1064,1063,458832,43,1065,1052,1056,1060,1064,131326,1065,65592,327734,2,106,0,103,196663,9,104,196663,44,105,
131320,107,131321,1069,131320,1069,458997,6,4095,147,107,1085,1070,327856,130,1075,4095,133,262390,1071,1070,1,262394,
1075,1070,1071,131320,1070,262205,6,1076,104,327812,6,1077,1076,133,327808,6,1079,1077,4095,327745,9,1081,105,4095,
262205,6,1082,1081,327745,553,1083,1049,1079,196670,1083,1082,327808,6,1085,4095,493,131321,1069,131320,1071,65789,
65592,327734,6,109,0,60,196663,9,108,131320,110,262205,6,1086,108,262205,6,1087,108,327874,6,1089,1087,1088,327808,6,
1090,1086,1089,131326,1090,65592,327734,6,112,0,60,196663,9,111,131320,113,196855,1096,0,262394,1093,1095,1102,131320,
1095,262205,6,1097,111,262205,6,1098,111,327874,6,1100,1098,1099,327808,6,1101,1097,1100,131321,1096,131320,1102,
262205,6,1103,111,131321,1096,131320,1096,458997,6,4096,1101,1095,1103,1102,131326,4096,65592,327734,6,115,0,60,
196663,9,114,131320,116,196855,1109,0,262394,1038,1108,1116,131320,1108,262205,6,1110,114,327817,6,1111,1110,1040,
327812,6,1112,1111,132,262205,6,1113,114,327814,6,1114,1113,1040,327808,6,1115,1112,1114,131321,1109,131320,1116,
262205,6,1117,114,131321,1109,131320,1109,458997,6,4097,1115,1108,1117,1116,131326,4097,65592,327734,6,118,0,60,
196663,9,117,131320,119,196855,1123,0,262394,1038,1122,1126,131320,1122,262205,6,1124,117,327817,6,1125,1124,1040,
131321,1123,131320,1126,262205,6,1127,117,131321,1123,131320,1123,458997,6,4098,1125,1122,1127,1126,131326,4098,65592,
327734,6,121,0,60,196663,9,120,131320,122,262205,6,1131,120,327854,130,1132,1131,1040,327847,130,1133,1038,1132,
393385,6,1134,1133,149,147,131326,1134,65592,327734,6,125,0,55,196663,9,123,196663,9,124,131320,126,196855,1139,0,
262394,1038,1138,1144,131320,1138,262205,6,1140,123,262205,6,1141,124,327874,6,1142,1140,1141,327879,6,1143,1142,680,
131321,1139,131320,1144,262205,6,1145,123,131321,1139,131320,1139,458997,6,4099,1143,1138,1145,1144,131326,4099,65592,
327734,6,141,0,138,196663,137,139,196663,9,140,131320,142,262205,6,1149,140,327814,6,1150,1149,134,327745,9,1151,139,
1150,262205,6,1152,1151,262205,6,1153,140,327817,6,1154,1153,134,327812,6,1156,1154,1155,262268,418,1157,1156,393419,
6,1159,1152,1157,1158,131326,1159,65592,327734,6,144,0,60,196663,9,143,131320,145,262203,9,1168,7,262205,6,1163,539,
196855,1167,0,262394,1164,1166,1172,131320,1166,196670,1168,1163,327737,6,1170,115,1168,327812,6,1171,1170,154,131321,
1167,131320,1172,131321,1167,131320,1167,458997,6,4100,1171,1166,1163,1172,262205,6,1175,143,327812,6,1178,1175,1177,
327808,6,1179,4100,1178,131326,1179,65592,327734,2,161,0,157,196663,156,158,196663,9,159,196663,9,160,131320,162,
262203,9,1203,7,262203,8,1207,7,262203,9,1208,7,262203,9,1254,7,262203,18,1272,7,262203,9,1275,7,196855,1184,0,262394,
1182,1183,1184,131320,1183,262205,6,1185,159,327808,6,1186,1185,1042,262205,6,1187,160,327858,130,1188,1186,1187,
131321,1184,131320,1184,458997,130,1189,1182,162,1188,1183,196855,1191,0,262394,1189,1190,1229,131320,1190,393281,688,
1197,663,445,445,262205,15,1198,1197,262268,7,1199,1198,262205,6,1200,159,327814,6,1202,1200,1201,196670,1203,147,
327737,6,1204,144,1203,327812,6,1205,1204,133,327808,6,1206,1202,1205,196670,1207,1199,196670,1208,1206,393273,7,1209,
13,1207,1208,262268,1192,1210,1209,131321,1212,131320,1212,458997,6,4106,147,1190,1228,1213,327856,130,1218,4106,154,
262390,1214,1213,1,262394,1218,1213,1214,131320,1213,327812,6,1222,4106,1177,393281,1223,1224,1210,445,1222,393277,43,
1225,1224,2,16,327745,44,1226,158,4106,196670,1226,1225,327808,6,1228,4106,493,131321,1212,131320,1214,131321,1191,
131320,1229,262205,6,1230,159,262205,6,1231,160,327856,130,1232,1230,1231,327847,130,1233,1182,1232,196855,1235,0,
262394,1233,1234,1235,131320,1234,131321,1237,131320,1237,458997,6,4101,147,1234,1283,1240,327856,130,1243,4101,154,
262390,1239,1240,1,262394,1243,1238,1239,131320,1238,131321,1245,131320,1245,458997,6,4102,147,1238,1281,1248,327856,
130,1251,4102,133,262390,1247,1248,1,262394,1251,1246,1247,131320,1246,262205,6,1253,159,196670,1254,4101,327737,6,
1256,144,1254,327812,6,1257,1256,153,327808,6,1258,1253,1257,327812,6,1260,4102,1201,327808,6,1261,1258,1260,262205,6,
1265,160,327856,130,1266,1261,1265,196855,1269,0,262394,1266,1268,1277,131320,1268,327814,6,1271,1261,1201,393281,688,
1273,663,445,445,262205,15,1274,1273,196670,1272,1274,196670,1275,1271,393273,6,1276,22,1272,1275,131321,1269,131320,
1277,131321,1269,131320,1269,458997,6,4104,1276,1268,147,1277,393281,9,1279,158,4101,4102,196670,1279,4104,131321,
1248,131320,1248,327808,6,1281,4102,493,131321,1245,131320,1247,131321,1240,131320,1240,327808,6,1283,4101,493,131321,
1237,131320,1239,131321,1235,131320,1235,131321,1191,131320,1191,65789,65592,327734,130,164,0,163,131320,165,196855,
1289,0,262394,1287,1288,1289,131320,1288,393281,665,1290,663,445,727,262205,6,1291,1290,327879,6,1293,1291,1292,
327851,130,1294,1293,147,131321,1289,131320,1289,458997,130,1295,1287,165,1294,1288,131326,1295,65592,327734,6,166,0,
67,131320,167,393281,665,1298,663,445,879,262205,6,1299,1298,393281,665,1300,663,445,830,262205,6,1301,1300,393228,
418,1302,1,75,1301,327874,6,1303,1299,1302,327808,6,1304,1303,150,131326,1304,65592,327734,6,172,0,169,196663,8,170,
196663,168,171,131320,173,262203,8,1328,7,262205,130,1307,171,196855,1309,0,262394,1307,1308,1309,131320,1308,327745,
9,1310,170,147,262205,6,1311,1310,393281,665,1312,663,445,879,262205,6,1313,1312,327858,130,1314,1311,1313,196855,
1317,0,262394,1314,1316,1324,131320,1316,262205,6,1319,1310,393281,665,1320,663,445,830,262205,6,1321,1320,393228,418,
1322,1,75,1321,327874,6,1323,1319,1322,131321,1317,131320,1324,262201,6,1325,166,131321,1317,131320,1317,458997,6,
4108,1323,1316,1325,1324,131326,4108,131320,1309,262205,7,1329,170,196670,1328,1329,327737,6,1330,76,1328,131326,1330,
65592,327734,6,178,0,174,196663,44,175,196663,9,176,196663,168,177,131320,179,262203,44,1346,7,262203,9,1348,7,262203,
8,1351,7,262203,168,1352,7,131321,1335,131320,1335,458997,6,4110,147,179,1359,1336,458997,6,4109,147,179,1361,1336,
327856,130,1341,4109,134,262390,1337,1336,1,262394,1341,1336,1337,131320,1336,262205,6,1342,176,327812,6,1343,1342,
134,327808,6,1345,1343,4109,262205,43,1347,175,196670,1346,1347,196670,1348,1345,393273,6,1349,81,1346,1348,327760,7,
1350,1349,147,196670,1351,1350,262205,130,1353,177,196670,1352,1353,393273,6,1354,172,1351,1352,327812,6,1356,4109,
1155,327876,6,1357,1354,1356,327808,6,1359,4110,1357,327808,6,1361,4109,493,131321,1335,131320,1337,131326,4110,65592,
327734,2,182,0,180,196663,137,181,131320,183,262203,44,1373,7,262203,9,1374,7,262203,9,1379,7,262203,9,1384,7,262368,
132,132,555,131321,1366,131320,1366,458997,6,4111,147,183,1404,1369,327856,130,1372,4111,135,262390,1368,1369,1,
262394,1372,1367,1368,131320,1367,262205,6,1375,539,196670,1374,1375,327737,6,1376,115,1374,327812,6,1377,1376,135,
327814,6,1378,1377,133,196670,1379,1378,327737,6,1380,112,1379,327814,6,1382,4111,133,327808,6,1383,1380,1382,196670,
1384,1383,327737,43,1385,101,1384,196670,1373,1385,131321,1387,131320,1387,458997,6,4112,147,1367,1402,1388,327856,
130,1393,4112,133,262390,1389,1388,1,262394,1393,1388,1389,131320,1388,327808,6,1396,4111,4112,327745,9,1398,1373,
4112,262205,6,1399,1398,327745,9,1400,181,1396,196670,1400,1399,327808,6,1402,4112,493,131321,1387,131320,1389,131321,
1369,131320,1369,327808,6,1404,4111,133,131321,1366,131320,1368,262368,132,132,555,65789,65592,327734,2,187,0,184,
196663,137,185,196663,156,186,131320,188,262203,9,1419,7,262203,9,1425,7,262203,9,1447,7,131321,1407,131320,1407,
458997,6,4115,147,188,1430,1408,458997,6,4114,147,188,1432,1408,327856,130,1413,4114,135,262390,1409,1408,1,262394,
1413,1408,1409,131320,1408,327814,6,1416,4114,133,327817,6,1418,4114,133,393281,9,1420,186,1416,1418,262205,6,1421,
1420,196670,1419,1421,327737,6,1422,84,1419,327745,9,1423,185,4114,196670,1423,1422,262205,6,1427,1423,196670,1425,
1427,327737,6,1428,87,1425,327877,6,1430,4115,1428,327808,6,1432,4114,493,131321,1407,131320,1409,327851,130,1434,
4115,147,196855,1436,0,262394,1434,1435,1436,131320,1435,131321,1438,131320,1438,458997,6,4116,147,1435,1453,1439,
327856,130,1444,4116,135,262390,1440,1439,1,262394,1444,1439,1440,131320,1439,327745,9,1448,185,4116,262205,6,1449,
1448,196670,1447,1449,327737,6,1450,90,1447,196670,1448,1450,327808,6,1453,4116,493,131321,1438,131320,1440,131321,
1436,131320,1436,65789,65592,327734,2,193,0,189,196663,137,190,196663,156,191,196663,168,192,131320,194,262203,44,
1473,7,262203,9,1476,7,262203,168,1478,7,262203,9,1491,7,262203,9,1496,7,262203,9,1499,7,262203,137,1516,7,131321,
1455,131320,1455,458997,6,4117,147,194,1512,1458,327856,130,1461,4117,154,262390,1457,1458,1,262394,1461,1456,1457,
131320,1456,131321,1463,131320,1463,458997,6,4118,147,1456,1510,1466,327856,130,1470,4118,1469,262390,1465,1466,1,
262394,1470,1464,1465,131320,1464,327745,44,1474,191,4117,262205,43,1475,1474,196670,1473,1475,196670,1476,4118,
262205,130,1479,192,196670,1478,1479,458809,6,1480,178,1473,1476,1478,196855,1483,0,262394,1481,1482,1490,131320,1482,
327812,6,1485,4117,1469,327808,6,1487,1485,4118,327745,9,1489,190,1487,196670,1489,1480,131321,1483,131320,1490,
196670,1491,4117,327737,6,1493,144,1491,327812,6,1494,1493,1469,327814,6,1495,1494,133,196670,1496,1495,327737,6,1497,
112,1496,327812,6,1498,1497,133,196670,1499,4117,327737,6,1501,144,1499,327812,6,1502,1501,1469,327817,6,1503,1502,
133,327808,6,1504,1498,1503,327808,6,1506,1504,4118,327745,553,1508,1049,1506,196670,1508,1480,131321,1483,131320,
1483,131321,1466,131320,1466,327808,6,1510,4118,493,131321,1463,131320,1465,131321,1458,131320,1458,327808,6,1512,
4117,493,131321,1455,131320,1457,196855,1515,0,262394,1513,1514,1515,131320,1514,327737,2,1517,182,1516,262205,136,
1518,1516,196670,190,1518,131321,1515,131320,1515,65789,65592,327734,2,200,0,195,196663,137,196,196663,9,197,196663,9,
198,196663,168,199,131320,201,262203,9,1551,7,262203,8,1553,7,262203,168,1554,7,262203,9,1566,7,262203,137,1576,7,
262205,6,1520,539,131321,1521,131320,1521,458997,6,4122,1520,201,1575,1524,327856,130,1528,4122,1527,262390,1523,1524,
0,262394,1528,1522,1523,131320,1522,131321,1531,131320,1531,458997,6,4125,147,1522,4128,1534,458997,6,4123,147,1522,
1563,1534,327856,130,1537,4123,134,262390,1533,1534,1,262394,1537,1532,1533,131320,1532,327812,6,1540,4122,134,327808,
6,1542,1540,4123,262205,6,1544,198,327856,130,1545,1542,1544,196855,1547,0,262394,1545,1546,1547,131320,1546,262205,6,
1548,197,327808,6,1550,1548,1542,196670,1551,1550,327737,7,1552,72,1551,196670,1553,1552,262205,130,1555,199,196670,
1554,1555,393273,6,1556,172,1553,1554,327812,6,1558,4123,1155,327876,6,1559,1556,1558,327877,6,1561,4125,1559,131321,
1547,131320,1547,458997,6,4128,4125,1532,1561,1546,131321,1534,131320,1534,327808,6,1563,4123,493,131321,1531,131320,
1533,327814,6,1565,4122,133,196670,1566,1565,327737,6,1567,112,1566,327812,6,1568,1567,133,327817,6,1570,4122,133,
327808,6,1571,1568,1570,327745,553,1573,1049,1571,196670,1573,4125,131321,1524,131320,1524,327808,6,1575,4122,375,
131321,1521,131320,1523,327737,2,1577,182,1576,262205,136,1578,1576,196670,196,1578,65789,65592,327734,2,205,0,202,
196663,137,203,196663,9,204,131320,206,262203,9,1588,7,131321,1580,131320,1580,458997,6,4129,147,206,1634,1583,327856,
130,1586,4129,135,262390,1582,1583,1,262394,1586,1581,1582,131320,1581,262205,6,1589,539,196670,1588,1589,327737,6,
1590,115,1588,327812,6,1591,1590,127,327812,6,1593,4129,134,327808,6,1594,1591,1593,327808,6,1596,1594,134,262205,6,
1597,204,327852,130,1598,1596,1597,196855,1600,0,262394,1598,1599,1600,131320,1599,262205,6,1603,204,327856,130,1604,
1594,1603,196855,1607,0,262394,1604,1606,1614,131320,1606,262205,6,1608,204,327810,6,1610,1608,1594,327812,6,1611,
1610,1155,327876,6,1612,150,1611,327810,6,1613,1612,150,131321,1607,131320,1614,131321,1607,131320,1607,458997,6,4130,
1613,1606,147,1614,327745,9,1618,203,4129,262205,6,1619,1618,327879,6,1621,1619,4130,393281,665,1622,663,445,830,
262205,6,1623,1622,327812,6,1627,1623,1626,262344,6,1629,4130,327879,6,1630,1627,1629,327877,6,1631,1621,1630,196670,
1618,1631,131321,1600,131320,1600,131321,1583,131320,1583,327808,6,1634,4129,493,131321,1580,131320,1582,65789,65592,
327734,6,209,0,138,196663,137,207,196663,9,208,131320,210,262203,9,1636,7,262203,137,1644,7,262203,9,1646,7,262205,6,
1637,539,196670,1636,1637,327737,6,1638,118,1636,196855,1643,0,262394,1641,1642,1643,131320,1642,262205,136,1645,207,
196670,1644,1645,262205,6,1647,208,196670,1646,1647,393273,6,1648,141,1644,1646,327812,6,1649,1648,1040,327808,6,1651,
1649,1638,131326,1651,131320,1643,262205,6,1654,208,327814,6,1655,1654,134,327745,9,1656,207,1655,262205,6,1657,1656,
262205,6,1659,208,327817,6,1660,1659,134,327812,6,1661,1660,1155,327856,130,1673,1661,1672,196855,1676,0,262394,1673,
1675,1681,131320,1675,327810,6,1679,1672,1661,327876,6,1680,1657,1679,131321,1676,131320,1681,327810,6,1684,1661,1672,
327874,6,1685,1657,1684,131321,1676,131320,1676,458997,6,4133,1680,1675,1685,1681,327879,6,1691,4133,1690,327812,6,
1693,1638,133,327877,6,1694,1691,1693,327874,6,1695,1694,419,131326,1695,65592,327734,2,217,0,213,196663,137,214,
196663,9,215,196663,212,216,131320,218,262203,9,1701,7,262203,9,1729,7,262203,44,1730,7,262203,137,1743,7,262203,9,
1745,7,262205,6,1699,539,196670,1701,1699,327737,6,1703,121,1701,131321,1705,131320,1705,458997,6,4134,147,218,1714,
1708,327856,130,1712,4134,1711,262390,1707,1708,1,262394,1712,1706,1707,131320,1706,327808,6,1714,4134,375,327858,130,
1715,1714,1711,262312,130,1716,1715,196855,1718,0,262394,1716,1717,1718,131320,1717,327808,6,1721,4134,1699,327856,
130,1722,1721,1711,131321,1718,131320,1718,458997,130,1723,1715,1706,1722,1717,196855,1725,0,262394,1723,1724,1725,
131320,1724,327808,6,1728,4134,1699,196670,1729,1728,196670,1730,510,393273,2,1731,106,1729,1730,131321,1725,131320,
1725,131321,1708,131320,1708,131321,1705,131320,1707,262368,132,132,555,131321,1735,131320,1735,458997,6,4135,147,
1707,1755,1736,327856,130,1741,4135,127,262390,1737,1736,1,262394,1741,1736,1737,131320,1736,262205,136,1744,214,
196670,1743,1744,196670,1745,4135,393273,6,1747,209,1743,1745,327745,553,1748,1049,1747,262205,6,1749,215,327876,6,
1751,1749,1703,458986,6,1752,1748,150,147,1751,327745,9,1753,216,4135,196670,1753,1752,327808,6,1755,4135,493,131321,
1735,131320,1737,262368,132,132,555,65789,65592,327734,2,221,0,219,196663,9,220,131320,222,262203,9,1780,7,262203,9,
1783,7,262203,9,1789,7,262203,9,1791,7,262205,6,1757,539,196855,1762,0,262394,1038,1761,1765,131320,1761,327814,6,
1764,1757,132,131321,1762,131320,1765,131321,1762,131320,1762,458997,6,4138,1764,1761,1757,1765,327808,6,1768,1759,
4138,196855,1772,0,262394,1038,1771,1776,131320,1771,327817,6,1774,1757,132,327812,6,1775,1774,149,131321,1772,131320,
1776,131321,1772,131320,1772,458997,6,4139,1775,1771,147,1776,327745,553,1781,1049,1768,262205,6,1782,1781,196670,
1780,1782,196670,1783,4139,393273,6,1785,125,1780,1783,262205,6,1787,220,196670,1789,1785,393273,6,1792,58,1789,1791,
327808,6,1794,1787,1792,327810,6,1799,1794,1785,327876,6,1801,1799,4139,458986,6,1802,1781,150,147,1801,65789,65592,
327734,6,224,0,60,196663,9,223,131320,225,196855,1805,0,262394,1038,1804,1808,131320,1804,262205,6,1806,223,327812,6,
1807,1806,1625,131321,1805,131320,1808,262205,6,1809,223,131321,1805,131320,1805,458997,6,4140,1807,1804,1809,1808,
131326,4140,65592,327734,6,227,0,60,196663,9,226,131320,228,196855,1815,0,262394,1038,1814,1823,131320,1814,262205,6,
1816,226,262205,6,1817,226,327876,6,1818,1817,836,262205,6,1819,226,327874,6,1820,1819,836,327877,6,1821,1818,1820,
327808,6,1822,1816,1821,131321,1815,131320,1823,262205,6,1824,226,131321,1815,131320,1815,458997,6,4141,1822,1814,
1824,1823,131326,4141,65592,327734,6,230,0,60,196663,9,229,131320,231,196855,1830,0,262394,1038,1829,1833,131320,1829,
262205,6,1831,229,327876,6,1832,1831,836,131321,1830,131320,1833,131321,1830,131320,1830,458997,6,4142,1832,1829,147,
1833,131326,4142,65592,327734,6,232,0,67,131320,233,262203,1863,1864,7,262203,9,1870,7,262203,9,1905,7,262203,9,1912,
7,262203,9,1914,7,262203,9,1931,7,262203,9,1934,7,262203,9,1956,7,262203,44,1970,7,262203,9,1975,7,262203,9,1983,7,
262203,9,1995,7,262203,44,1996,7,262203,9,2005,7,262205,6,1838,539,327812,6,1844,1838,1843,327814,6,1845,1844,129,
327817,6,1846,1845,1843,131321,1850,131320,1850,458997,6,4148,147,233,1898,1851,458997,6,4144,147,233,1891,1851,
458997,6,4143,147,233,1900,1851,327856,130,1856,4143,1843,262390,1852,1851,1,262394,1856,1851,1852,131320,1851,327808,
6,1860,1846,4143,327817,6,1861,1860,1843,327808,6,1869,1844,1861,196670,1870,1869,327737,43,1871,101,1870,327745,44,
1872,1864,4143,196670,1872,1871,393281,9,1875,1864,4143,147,262205,6,1876,1875,393281,9,1878,1864,4143,150,262205,6,
1879,1878,327808,6,1880,1876,1879,393281,9,1882,1864,4143,132,262205,6,1883,1882,327808,6,1884,1880,1883,393281,9,
1886,1864,4143,512,262205,6,1887,1886,327808,6,1888,1884,1887,327808,6,1891,4144,1888,327856,130,1894,1861,1846,
393385,6,1896,1894,1888,147,327808,6,1898,4148,1896,327808,6,1900,4143,493,131321,1850,131320,1852,196855,1904,0,
262394,1038,1903,1909,131320,1903,196670,1905,4144,327737,6,1907,227,1905,327879,6,1908,1907,680,131321,1904,131320,
1909,131321,1904,131320,1904,458997,6,4145,1908,1903,4144,1909,196670,1912,4145,393273,6,1915,58,1912,1914,262205,6,
1916,1914,327817,6,1919,1838,1918,327850,130,1920,1919,147,196855,1922,0,262394,1920,1921,1922,131320,1921,327814,6,
1927,1838,1918,327745,553,1929,1925,1927,196670,1929,1915,131321,1922,131320,1922,196670,1931,1915,327737,6,1933,224,
1931,196670,1934,4148,327737,6,1936,227,1934,327808,6,1937,1933,1936,131321,1939,131320,1939,458997,6,4150,1937,1922,
4155,1942,458997,6,4149,147,1922,2000,1942,327856,130,1945,4149,1843,262390,1941,1942,1,262394,1945,1940,1941,131320,
1940,327808,6,1949,1846,4149,327817,6,1950,1949,1843,327850,130,1952,1950,147,196855,1955,0,262394,1952,1954,1959,
131320,1954,196670,1956,1915,327737,6,1958,224,1956,131321,1955,131320,1959,131321,1955,131320,1955,458997,6,4151,
1958,1954,4150,1959,131321,1963,131320,1963,458997,6,4155,4151,1955,1988,1964,458997,6,4152,147,1955,1990,1964,327856,
130,1969,4152,133,262390,1965,1964,1,262394,1969,1964,1965,131320,1964,393281,9,1976,1864,4149,4152,262205,6,1977,
1976,196670,1975,1977,327737,6,1978,230,1975,327808,6,1979,4155,1978,327745,9,1980,1970,4152,196670,1980,1979,262205,
6,1985,1976,196670,1983,1985,327737,6,1986,227,1983,327808,6,1988,4155,1986,327808,6,1990,4152,493,131321,1963,131320,
1965,327808,6,1994,1844,1950,196670,1995,1994,262205,43,1997,1970,196670,1996,1997,393273,2,1998,106,1995,1996,131321,
1942,131320,1942,327808,6,2000,4149,493,131321,1939,131320,1941,327856,130,2002,1916,1042,196855,2004,0,262394,2002,
2003,2004,131320,2003,196670,2005,1916,327737,2,2007,221,2005,131321,2004,131320,2004,262368,132,132,555,131326,1916,
65592,327734,2,238,0,234,196663,137,235,196663,212,236,196663,212,237,131320,239,262203,9,2012,7,262203,212,2023,7,
262203,137,2025,7,262203,9,2027,7,262203,9,2036,7,262203,9,2037,7,262203,9,2052,7,262205,6,2013,539,196670,2012,2013,
327737,6,2014,121,2012,131321,2016,131320,2016,458997,6,4156,147,239,2042,2017,327856,130,2022,4156,127,262390,2018,
2017,1,262394,2022,2017,2018,131320,2017,262205,136,2026,235,196670,2025,2026,196670,2027,4156,393273,6,2029,209,2025,
2027,327745,553,2030,1049,2029,262205,6,2031,2030,327745,9,2033,236,4156,262205,6,2034,2033,327808,6,2035,2031,2034,
196670,2036,2035,196670,2037,2014,393273,6,2039,125,2036,2037,327745,9,2040,2023,4156,196670,2040,2039,327808,6,2042,
4156,493,131321,2016,131320,2018,262368,132,132,555,131321,2044,131320,2044,458997,6,4157,147,2018,2061,2045,327856,
130,2050,4157,127,262390,2046,2045,1,262394,2050,2045,2046,131320,2045,327745,9,2053,2023,4157,262205,6,2054,2053,
196670,2052,2054,327737,6,2055,109,2052,327745,9,2057,237,4157,262205,6,2058,2057,327745,553,2059,1049,2055,196670,
2059,2058,327808,6,2061,4157,493,131321,2044,131320,2046,262368,132,132,555,65789,65592,327734,7,243,0,240,196663,9,
241,196663,9,242,131320,244,262203,8,2070,7,262203,8,2074,7,262203,9,2075,7,196855,2064,0,262394,2062,2063,2064,
131320,2063,262205,6,2065,241,262205,6,2066,242,327810,6,2067,2065,2066,327760,7,2068,2067,147,131326,2068,131320,
2064,393281,1004,2071,663,445,1088,262205,24,2072,2071,262268,7,2073,2072,196670,2074,2073,262205,6,2076,241,196670,
2075,2076,393273,7,2077,13,2074,2075,196670,2070,2077,327745,9,2079,2070,147,262205,6,2080,2079,262205,6,2081,242,
327812,6,2082,2081,133,327830,422,2084,2080,2082,327761,6,2085,2084,1,327761,6,2086,2084,0,327745,9,2088,2070,150,
262205,6,2089,2088,327810,6,2091,2089,2085,327760,7,2092,2086,2091,131326,2092,65592,327734,2,246,0,219,196663,9,245,
131320,247,262203,9,2143,7,262203,9,2146,7,262205,6,2096,539,131321,2097,131320,2097,458997,6,4158,2096,247,2160,2100,
327858,130,2103,4158,1036,262390,2099,2100,0,262394,2103,2098,2099,131320,2098,327856,130,2106,4158,1036,196855,2109,
0,262394,2106,2108,2113,131320,2108,327745,553,2111,1925,4158,262205,6,2112,2111,131321,2109,131320,2113,262205,6,
2114,245,131321,2109,131320,2109,458997,6,4159,2112,2108,2114,2113,327808,6,2118,4158,150,327856,130,2119,2118,1036,
196855,2122,0,262394,2119,2121,2127,131320,2121,327745,553,2125,1925,2118,262205,6,2126,2125,131321,2122,131320,2127,
262205,6,2130,245,393385,6,2131,2106,2130,1042,131321,2122,131320,2122,458997,6,4161,2126,2121,2131,2127,327745,553,
2144,2141,4158,262205,6,2145,2144,196670,2143,2145,196670,2146,4159,393273,7,2148,243,2143,2146,327745,2149,2150,2136,
4158,196670,2150,2148,327810,6,2154,4161,4159,262205,6,2156,2144,327808,6,2157,2156,2154,196670,2144,2157,131321,2100,
131320,2100,327808,6,2160,4158,375,131321,2097,131320,2099,65789,65592,327734,2,249,0,219,196663,9,248,131320,250,
262203,9,2213,7,262203,9,2216,7,262203,9,2235,7,262203,9,2238,7,262205,6,2162,539,131321,2163,131320,2163,458997,6,
4163,2162,250,2229,2166,327856,130,2169,4163,374,262390,2165,2166,0,262394,2169,2164,2165,131320,2164,327817,6,2172,
4163,1036,327814,6,2175,4163,1036,327745,553,2176,1925,2175,262205,6,2177,2176,131321,2179,131320,2179,458997,6,4166,
2177,2164,2208,2182,458997,6,4164,147,2164,2210,2182,327856,130,2186,4164,2185,262390,2181,2182,1,262394,2186,2180,
2181,131320,2180,327856,130,2189,4164,2172,196855,2192,0,262394,2189,2191,2205,131320,2191,327810,6,2200,4163,2172,
327808,6,2202,2200,4164,327745,553,2203,2197,2202,262205,6,2204,2203,131321,2192,131320,2205,131321,2192,131320,2192,
458997,6,4167,2204,2191,147,2205,327808,6,2208,4166,4167,131321,2182,131320,2182,327808,6,2210,4164,493,131321,2179,
131320,2181,327745,553,2214,2141,4163,262205,6,2215,2214,196670,2213,2215,196670,2216,4166,393273,7,2218,243,2213,
2216,327745,2149,2219,2136,4163,196670,2219,2218,327745,553,2222,2197,4163,262205,6,2223,2222,262205,6,2225,2214,
327808,6,2226,2225,2223,196670,2214,2226,131321,2166,131320,2166,327808,6,2229,4163,375,131321,2163,131320,2165,
327850,130,2232,2162,2231,196855,2234,0,262394,2232,2233,2234,131320,2233,327745,553,2236,2141,374,262205,6,2237,2236,
196670,2235,2237,262205,6,2239,248,196670,2238,2239,393273,7,2240,243,2235,2238,327745,2149,2241,2136,374,196670,2241,
2240,327745,553,2242,2197,374,262205,6,2243,2242,262205,6,2245,2236,327808,6,2246,2245,2243,196670,2236,2246,131321,
2234,131320,2234,65789,65592,327734,2,256,0,251,196663,137,252,196663,9,253,196663,212,254,196663,168,255,131320,257,
262203,137,2249,7,262203,9,2251,7,262203,212,2253,7,262203,9,2260,7,262203,9,2267,7,262203,137,2270,7,262203,212,2272,
7,262203,212,2274,7,262205,136,2250,252,196670,2249,2250,262205,6,2252,253,196670,2251,2252,458809,2,2254,217,2249,
2251,2253,262205,211,2255,2253,262201,6,2257,232,196855,2259,0,262394,1034,2258,2263,131320,2258,196670,2260,2257,
327737,2,2262,246,2260,131321,2259,131320,2263,262205,130,2264,255,196855,2266,0,262394,2264,2265,2266,131320,2265,
196670,2267,2257,327737,2,2269,249,2267,131321,2266,131320,2266,131321,2259,131320,2259,262205,136,2271,252,196670,
2270,2271,196670,2272,2255,262205,211,2275,254,196670,2274,2275,458809,2,2276,238,2270,2272,2274,65789,65592,327734,2,
259,0,180,196663,137,258,131320,260,262203,137,2298,7,262203,9,2300,7,262205,6,2278,539,131321,2279,131320,2279,
458997,6,4171,2278,260,2289,2280,327858,130,2285,4171,374,262390,2281,2280,0,262394,2285,2280,2281,131320,2280,327745,
553,2287,2197,4171,196670,2287,147,327808,6,2289,4171,375,131321,2279,131320,2281,262368,132,132,555,131321,2291,
131320,2291,458997,6,4172,147,2281,2306,2292,327856,130,2297,4172,127,262390,2293,2292,1,262394,2297,2292,2293,131320,
2292,262205,136,2299,258,196670,2298,2299,196670,2300,4172,393273,6,2302,141,2298,2300,327745,553,2303,2197,2302,
458986,6,2304,2303,150,147,150,327808,6,2306,4172,493,131321,2291,131320,2293,65789,65592,327734,2,264,0,213,196663,
137,261,196663,9,262,196663,212,263,131320,265,262203,137,2315,7,262203,137,2326,7,262203,9,2328,7,262203,212,2330,7,
262203,168,2332,7,262203,9,2345,7,131321,2308,131320,2308,458997,6,4173,147,265,2324,2309,327856,130,2314,4173,135,
262390,2310,2309,1,262394,2314,2309,2310,131320,2309,327745,9,2318,261,4173,262205,6,2319,2318,327879,6,2321,2319,
2320,327745,9,2322,2315,4173,196670,2322,2321,327808,6,2324,4173,493,131321,2308,131320,2310,262205,136,2327,2315,
196670,2326,2327,262205,6,2329,262,196670,2328,2329,262205,211,2331,263,196670,2330,2331,196670,2332,2325,524345,2,
2333,256,2326,2328,2330,2332,131321,2335,131320,2335,458997,6,4174,147,2310,2353,2336,327856,130,2341,4174,127,262390,
2337,2336,1,262394,2341,2336,2337,131320,2336,262205,6,2343,539,327812,6,2344,2343,127,196670,2345,2344,327737,6,2346,
109,2345,327808,6,2348,2346,4174,327745,553,2349,1049,2348,262205,6,2350,2349,327745,9,2351,263,4174,196670,2351,2350,
327808,6,2353,4174,493,131321,2335,131320,2337,262368,132,132,555,131321,2355,131320,2355,458997,6,4175,147,2337,2383,
2356,327856,130,2361,4175,135,262390,2357,2356,1,262394,2361,2356,2357,131320,2356,327812,6,2364,4175,132,327745,9,
2365,263,2364,262205,6,2366,2365,327874,6,2371,2366,2370,327808,6,2374,2364,150,327745,9,2375,263,2374,262205,6,2376,
2375,327874,6,2378,2376,2377,327876,6,2379,2378,1155,327877,6,2380,2371,2379,327745,9,2381,261,4175,196670,2381,2380,
327808,6,2383,4175,493,131321,2355,131320,2357,65789,65592,327734,2,269,0,266,196663,137,267,196663,137,268,131320,
270,262203,9,2385,7,262203,212,2403,7,262203,137,2405,7,262203,9,2407,7,262203,137,2430,7,262203,9,2432,7,262203,137,
2445,7,262203,137,2448,7,262203,9,2450,7,262203,212,2452,7,262203,137,2458,7,262203,9,2460,7,262203,212,2462,7,262203,
168,2464,7,262205,6,2386,539,196670,2385,2386,327737,6,2387,115,2385,327812,6,2388,2387,127,327745,9,2390,267,445,
262205,6,2391,2390,327874,6,2393,2391,2392,327808,6,2394,150,2393,131321,2396,131320,2396,458997,6,4176,147,270,2417,
2397,327856,130,2402,4176,127,262390,2398,2397,1,262394,2402,2397,2398,131320,2397,262205,136,2406,267,196670,2405,
2406,196670,2407,4176,393273,6,2409,141,2405,2407,327876,6,2410,2409,2369,327808,6,2413,2388,4176,327808,6,2414,2410,
2413,327745,9,2415,2403,4176,196670,2415,2414,327808,6,2417,4176,493,131321,2396,131320,2398,262201,130,2418,164,
196855,2420,0,262394,2418,2419,2420,131320,2419,131321,2422,131320,2422,458997,6,4177,147,2419,2441,2423,327856,130,
2428,4177,127,262390,2424,2423,1,262394,2428,2423,2424,131320,2423,262205,136,2431,268,196670,2430,2431,196670,2432,
4177,393273,6,2434,141,2430,2432,327876,6,2435,2434,2367,327745,9,2436,2403,4177,262205,6,2437,2436,327808,6,2438,
2437,2435,196670,2436,2438,327808,6,2441,4177,493,131321,2422,131320,2424,131321,2420,131320,2420,196855,2444,0,
262394,2442,2443,2444,131320,2443,262205,136,2446,267,196670,2445,2446,327737,2,2447,259,2445,262205,136,2449,267,
196670,2448,2449,196670,2450,2394,262205,211,2453,2403,196670,2452,2453,458809,2,2454,264,2448,2450,2452,262205,136,
2455,2448,196670,267,2455,262205,211,2456,2452,196670,2403,2456,131321,2444,131320,2444,262205,136,2459,267,196670,
2458,2459,196670,2460,2394,262205,211,2463,2403,196670,2462,2463,196670,2464,2457,524345,2,2465,256,2458,2460,2462,
2464,65789,65592,327734,2,277,0,271,196663,27,272,196663,212,273,196663,212,274,196663,212,275,196663,9,276,131320,
278,262203,27,2515,7,262203,9,2517,7,262203,9,2520,7,393281,665,2466,663,445,740,262205,6,2467,2466,327858,130,2469,
2467,2468,196855,2471,0,262394,2469,2470,2497,131320,2470,131321,2473,131320,2473,458997,6,4180,147,2470,2496,2476,
327856,130,2479,4180,127,262390,2475,2476,1,262394,2479,2474,2475,131320,2474,327745,9,2481,275,4180,262205,6,2482,
2481,262205,6,2483,276,327856,130,2484,2482,2483,196855,2486,0,262394,2484,2485,2486,131320,2485,262205,24,2487,272,
327745,9,2489,273,4180,262205,6,2490,2489,327745,9,2492,274,4180,262205,6,2493,2492,393281,446,2494,2487,445,2490,
327742,2494,2493,2,4,131321,2486,131320,2486,131321,2476,131320,2476,327808,6,2496,4180,493,131321,2473,131320,2475,
131321,2471,131320,2497,131321,2499,131320,2499,458997,6,4178,147,2497,2525,2502,327856,130,2505,4178,127,262390,2501,
2502,1,262394,2505,2500,2501,131320,2500,327745,9,2507,275,4178,262205,6,2508,2507,262205,6,2509,276,327856,130,2510,
2508,2509,196855,2512,0,262394,2510,2511,2512,131320,2511,262205,24,2516,272,196670,2515,2516,327745,9,2518,273,4178,
262205,6,2519,2518,196670,2517,2519,327745,9,2521,274,4178,262205,6,2522,2521,196670,2520,2522,458809,2,2523,32,2515,
2517,2520,131321,2512,131320,2512,131321,2502,131320,2502,327808,6,2525,4178,493,131321,2499,131320,2501,131321,2471,
131320,2471,65789,65592,327734,2,283,0,279,196663,212,280,196663,9,281,196663,9,282,131320,284,262203,8,2533,7,262203,
9,2534,7,393281,688,2527,663,445,493,262205,15,2528,2527,262268,7,2529,2528,262205,6,2530,281,262205,6,2531,539,
327808,6,2532,2530,2531,196670,2533,2529,196670,2534,2532,393273,7,2535,13,2533,2534,262268,15,2536,2535,131321,2538,
131320,2538,458997,6,4182,147,284,2564,2541,327856,130,2544,4182,127,262390,2540,2541,1,262394,2544,2539,2540,131320,
2539,327812,6,2547,4182,375,327808,6,2549,2547,2531,262205,6,2550,282,327856,130,2551,2549,2550,196855,2554,0,262394,
2551,2553,2560,131320,2553,393281,446,2558,2536,445,2547,393277,6,2559,2558,2,4,131321,2554,131320,2560,131321,2554,
131320,2554,458997,6,4183,2559,2553,147,2560,327745,9,2562,280,4182,196670,2562,4183,131321,2541,131320,2541,327808,6,
2564,4182,493,131321,2538,131320,2540,65789,65592,327734,2,290,0,285,196663,212,286,196663,9,287,196663,9,288,196663,
9,289,131320,291,262203,9,2588,7,131321,2566,131320,2566,458997,6,4185,147,291,2596,2569,327856,130,2572,4185,127,
262390,2568,2569,1,262394,2572,2567,2568,131320,2567,327812,6,2575,4185,375,262205,6,2576,539,327808,6,2577,2575,2576,
262205,6,2580,288,327856,130,2581,2577,2580,196855,2584,0,262394,2581,2583,2592,131320,2583,262205,6,2585,287,327808,
6,2587,2585,2577,196670,2588,2587,327737,7,2589,72,2588,262205,6,2590,289,327757,6,2591,2589,2590,131321,2584,131320,
2592,131321,2584,131320,2584,458997,6,4186,2591,2583,147,2592,327745,9,2594,286,4185,196670,2594,4186,131321,2569,
131320,2569,327808,6,2596,4185,493,131321,2566,131320,2568,65789,65592,327734,2,295,0,292,196663,212,293,196663,212,
294,131320,296,262201,6,2598,166,393228,418,2599,1,75,2598,262268,6,2600,2599,327810,6,2601,843,2600,131321,2603,
131320,2603,458997,6,4188,147,296,2625,2604,327856,130,2609,4188,127,262390,2605,2604,1,262394,2609,2604,2605,131320,
2604,327745,9,2612,294,4188,262205,6,2613,2612,327874,6,2614,2613,2367,327879,6,2617,2614,2616,327876,6,2619,2617,
2601,327745,9,2620,293,4188,262205,6,2621,2620,327877,6,2622,2621,2619,196670,2620,2622,327808,6,2625,4188,493,131321,
2603,131320,2605,65789,65592,327734,130,303,0,299,196663,298,300,196663,9,301,196663,9,302,131320,304,262203,8,2626,7,
262203,8,2634,7,262203,9,2635,7,393281,688,2627,663,445,493,262205,15,2628,2627,262268,7,2629,2628,262205,6,2630,301,
262205,6,2631,539,327812,6,2632,2631,133,327808,6,2633,2630,2632,196670,2634,2629,196670,2635,2633,393273,7,2636,13,
2634,2635,196670,2626,2636,393281,665,2638,663,445,727,262205,6,2639,2638,327879,6,2641,2639,2640,327850,130,2642,
2641,129,327847,130,2646,2644,2642,262205,6,2647,302,327850,130,2648,2647,1042,327847,130,2649,2646,2648,196855,2651,
0,262394,2649,2650,2651,131320,2650,327745,9,2652,2626,147,262205,6,2653,2652,327879,6,2655,2653,2654,327850,130,2656,
2655,147,131321,2651,131320,2651,458997,130,2657,2649,304,2656,2650,196855,2660,0,262394,2657,2659,2660,131320,2659,
131321,2662,131320,2662,458997,6,4189,147,2659,2678,2663,327856,130,2668,4189,129,262390,2664,2663,1,262394,2668,2663,
2664,131320,2663,262268,1192,2671,2636,327812,6,2673,4189,375,393281,1223,2674,2671,445,2673,393277,43,2675,2674,2,16,
327745,44,2676,300,4189,196670,2676,2675,327808,6,2678,4189,493,131321,2662,131320,2664,131321,2660,131320,2660,
131326,2657,65592,327734,2,307,0,292,196663,212,305,196663,212,306,131320,308,262203,9,2696,7,262368,132,132,555,
131321,2683,131320,2683,458997,6,4190,147,308,2702,2684,327856,130,2689,4190,127,262390,2685,2684,1,262394,2689,2684,
2685,131320,2684,327745,9,2692,306,4190,262205,6,2693,2692,327879,6,2695,2693,2694,196670,2696,2695,327737,6,2697,109,
2696,327745,553,2698,1049,2697,262205,6,2699,2698,327745,9,2700,305,4190,196670,2700,2699,327808,6,2702,4190,493,
131321,2683,131320,2685,65789,65592,327734,2,311,0,292,196663,212,309,196663,212,310,131320,312,262203,9,2713,7,
262203,212,2727,7,262203,212,2728,7,262205,6,2704,539,262368,132,132,555,131321,2706,131320,2706,458997,6,4191,147,
312,2726,2707,327856,130,2712,4191,127,262390,2708,2707,1,262394,2712,2707,2708,131320,2707,196670,2713,2704,327737,6,
2715,109,2713,327812,6,2719,4191,2718,327808,6,2720,2715,2719,327745,9,2722,309,4191,262205,6,2723,2722,327745,553,
2724,1049,2720,196670,2724,2723,327808,6,2726,4191,493,131321,2706,131320,2708,262205,211,2729,310,196670,2728,2729,
393273,2,2730,307,2727,2728,262205,211,2731,2727,196670,309,2731,65789,65592,327734,2,317,0,313,196663,212,314,196663,
298,315,196663,212,316,131320,318,262203,9,2735,7,262203,212,2771,7,262203,212,2772,7,262205,6,2733,539,327812,6,2734,
2733,133,196670,2735,2734,327737,6,2736,109,2735,262368,132,132,555,131321,2738,131320,2738,458997,6,4192,147,318,
2770,2741,327856,130,2744,4192,129,262390,2740,2741,1,262394,2744,2739,2740,131320,2739,131321,2746,131320,2746,
458997,6,4193,147,2739,2768,2747,327856,130,2752,4193,133,262390,2748,2747,1,262394,2752,2747,2748,131320,2747,327812,
6,2758,4192,2757,327808,6,2759,2736,2758,327808,6,2761,2759,4193,393281,9,2764,315,4192,4193,262205,6,2765,2764,
327745,553,2766,1049,2761,196670,2766,2765,327808,6,2768,4193,493,131321,2746,131320,2748,131321,2741,131320,2741,
327808,6,2770,4192,493,131321,2738,131320,2740,262205,211,2773,316,196670,2772,2773,393273,2,2774,307,2771,2772,
262205,211,2775,2771,196670,314,2775,65789,65592,327734,2,323,0,319,196663,212,320,196663,156,321,196663,212,322,
131320,324,262203,9,2792,7,262203,9,2796,7,262203,44,2801,7,262203,9,2804,7,262203,212,2812,7,262203,212,2813,7,
262368,132,132,555,131321,2777,131320,2777,458997,6,4195,147,324,2811,2780,327856,130,2783,4195,154,262390,2779,2780,
1,262394,2783,2778,2779,131320,2778,131321,2785,131320,2785,458997,6,4196,147,2778,2809,2786,327856,130,2791,4196,153,
262390,2787,2786,1,262394,2791,2786,2787,131320,2786,196670,2792,4195,327737,6,2794,144,2792,327812,6,2795,2794,153,
196670,2796,2795,327737,6,2797,109,2796,327808,6,2799,2797,4196,327745,44,2802,321,4195,262205,43,2803,2802,196670,
2801,2803,196670,2804,4196,393273,6,2806,81,2801,2804,327745,553,2807,1049,2799,196670,2807,2806,327808,6,2809,4196,
493,131321,2785,131320,2787,131321,2780,131320,2780,327808,6,2811,4195,493,131321,2777,131320,2779,262205,211,2814,
322,196670,2813,2814,393273,2,2815,307,2812,2813,262205,211,2816,2812,196670,320,2816,65789,65592,327734,2,328,0,325,
196663,298,326,196663,156,327,131320,329,393281,665,2818,663,445,664,262205,6,2819,2818,327874,6,2820,2819,668,327876,
6,2821,150,2820,327810,6,2822,2821,150,131321,2824,131320,2824,458997,6,4198,147,329,2841,2825,327856,130,2830,4198,
129,262390,2826,2825,1,262394,2830,2825,2826,131320,2825,327817,6,2833,4198,154,327745,44,2834,327,2833,262205,43,
2835,2834,458832,43,2837,2822,2822,2822,2822,327879,43,2838,2835,2837,327745,44,2839,326,4198,196670,2839,2838,327808,
6,2841,4198,493,131321,2824,131320,2826,65789,65592,327734,2,335,0,330,196663,212,331,196663,212,332,196663,212,333,
196663,9,334,131320,336,262203,27,2869,7,262203,9,2872,7,262203,9,2875,7,131321,2843,131320,2843,458997,6,4199,147,
336,2880,2846,327856,130,2849,4199,127,262390,2845,2846,1,262394,2849,2844,2845,131320,2844,327745,9,2851,333,4199,
262205,6,2852,2851,262205,6,2853,334,327856,130,2854,2852,2853,196855,2856,0,262394,2854,2855,2856,131320,2855,327745,
9,2858,332,4199,262205,6,2859,2858,393281,665,2861,663,445,2860,262205,6,2862,2861,327856,130,2863,2859,2862,131321,
2856,131320,2856,458997,130,2864,2854,2844,2863,2855,196855,2866,0,262394,2864,2865,2866,131320,2865,393281,1004,2870,
663,445,961,262205,24,2871,2870,196670,2869,2871,327745,9,2873,332,4199,262205,6,2874,2873,196670,2872,2874,327745,9,
2876,331,4199,262205,6,2877,2876,196670,2875,2877,458809,2,2878,32,2869,2872,2875,131321,2866,131320,2866,131321,2846,
131320,2846,327808,6,2880,4199,493,131321,2843,131320,2845,65789,65592,327734,2,344,0,337,196663,212,338,196663,212,
339,196663,156,340,196663,9,341,196663,9,342,196663,9,343,131320,345,262203,212,2883,7,262203,212,2884,7,262203,156,
2885,7,262203,212,2887,7,262203,212,2892,7,262203,9,2893,7,262203,9,2895,7,262203,9,2897,7,262203,212,2900,7,262203,
212,2902,7,262203,27,2910,7,262203,212,2913,7,262203,212,2915,7,262203,212,2917,7,262203,9,2919,7,262203,212,2923,7,
262203,212,2924,7,262203,9,2925,7,262203,9,2927,7,262203,9,2929,7,262203,212,2932,7,262203,212,2934,7,262203,8,2958,7,
262203,9,2959,7,262203,8,2964,7,262203,9,2965,7,196855,2882,0,262394,1182,2881,2891,131320,2881,262205,155,2886,340,
196670,2885,2886,262205,211,2888,339,196670,2887,2888,458809,2,2889,323,2884,2885,2887,262205,211,2890,2884,196670,
2883,2890,131321,2882,131320,2891,262205,6,2894,341,196670,2893,2894,262205,6,2896,342,196670,2895,2896,196670,2897,
147,524345,2,2898,290,2892,2893,2895,2897,262205,211,2899,2892,196670,2883,2899,196670,2900,2899,262205,211,2903,339,
196670,2902,2903,393273,2,2904,311,2900,2902,262205,211,2905,2900,196670,2883,2905,131321,2882,131320,2882,196855,
2908,0,262394,2906,2907,2908,131320,2907,393281,1004,2911,663,445,2909,262205,24,2912,2911,196670,2910,2912,262205,
211,2914,338,196670,2913,2914,262205,211,2916,2883,196670,2915,2916,262205,211,2918,339,196670,2917,2918,262205,6,
2920,343,196670,2919,2920,589881,2,2921,277,2910,2913,2915,2917,2919,65789,131320,2908,262205,6,2926,341,196670,2925,
2926,262205,6,2928,342,196670,2927,2928,196670,2929,150,524345,2,2930,290,2924,2925,2927,2929,262205,211,2931,2924,
196670,2923,2931,196670,2932,2931,262205,211,2935,339,196670,2934,2935,393273,2,2936,311,2932,2934,262205,211,2937,
2932,196670,2923,2937,131321,2939,131320,2939,458997,6,4202,147,2908,2981,2942,327856,130,2945,4202,127,262390,2941,
2942,1,262394,2945,2940,2941,131320,2940,327745,9,2947,339,4202,262205,6,2948,2947,262205,6,2949,343,327856,130,2950,
2948,2949,196855,2952,0,262394,2950,2951,2952,131320,2951,393281,1004,2954,663,445,2909,262205,24,2955,2954,262268,7,
2956,2955,196670,2958,2956,327745,9,2960,338,4202,262205,6,2961,2960,196670,2959,2961,393273,7,2962,13,2958,2959,
196670,2964,2962,262205,6,2967,2960,196670,2965,2967,393273,7,2968,13,2964,2965,262268,24,2969,2968,327745,9,2972,
2883,4202,262205,6,2973,2972,393281,446,2974,2969,445,445,327742,2974,2973,2,4,327745,9,2977,2923,4202,262205,6,2978,
2977,393281,446,2979,2969,445,493,327742,2979,2978,2,4,131321,2952,131320,2952,131321,2942,131320,2942,327808,6,2981,
4202,493,131321,2939,131320,2941,65789,65592,327734,2,348,0,346,196663,212,347,131320,349,262203,9,2991,7,131321,2983,
131320,2983,458997,6,4204,147,349,3003,2984,327856,130,2989,4204,127,262390,2985,2984,1,262394,2989,2984,2985,131320,
2984,262205,6,2992,539,196670,2991,2992,327737,6,2993,109,2991,327812,6,2997,4204,2996,327808,6,2998,2993,2997,327745,
553,2999,1049,2998,262205,6,3000,2999,327745,9,3001,347,4204,196670,3001,3000,327808,6,3003,4204,493,131321,2983,
131320,2985,65789,65592,327734,2,351,0,219,196663,9,350,131320,352,262203,212,3004,7,262203,212,3005,7,262203,3017,
3018,7,327737,2,3006,348,3005,262205,211,3007,3005,196670,3004,3007,131321,3009,131320,3009,458997,6,4205,147,352,
3029,3010,327856,130,3015,4205,127,262390,3011,3010,1,262394,3015,3010,3011,131320,3010,327745,9,3021,3004,4205,
262205,6,3022,3021,327874,6,3023,3022,2369,327745,2149,3024,2136,3023,262205,7,3025,3024,262268,24,3026,3025,327745,
27,3027,3018,4205,196670,3027,3026,327808,6,3029,4205,493,131321,3009,131320,3011,131321,3031,131320,3031,458997,6,
4206,147,3011,3062,3034,327856,130,3037,4206,127,262390,3033,3034,1,262394,3037,3032,3033,131320,3032,327745,9,3039,
3004,4206,262205,6,3040,3039,393281,665,3041,663,445,830,262205,6,3042,3041,327876,6,3043,3042,2369,327856,130,3044,
3040,3043,196855,3046,0,262394,3044,3045,3046,131320,3045,327745,27,3048,3018,4206,262205,24,3049,3048,327812,6,3051,
4206,375,262205,6,3052,539,327808,6,3053,3051,3052,262205,6,3054,350,262205,6,3057,3039,327879,6,3058,3057,2694,
327877,6,3059,3054,3058,393281,446,3060,3049,445,3053,327742,3060,3059,2,4,131321,3046,131320,3046,131321,3034,131320,
3034,327808,6,3062,4206,493,131321,3031,131320,3033,65789,65592,327734,2,359,0,353,196663,156,354,196663,298,355,
196663,168,356,196663,9,357,196663,9,358,131320,360,262203,212,3067,7,262203,212,3068,7,262203,212,3079,7,262203,212,
3133,7,262203,298,3157,7,262203,156,3158,7,262203,212,3162,7,262203,298,3163,7,262203,212,3165,7,262203,212,3173,7,
262203,298,3174,7,262203,212,3176,7,262203,212,3187,7,262203,9,3188,7,262203,9,3190,7,262203,212,3194,7,262203,212,
3196,7,262203,212,3203,7,262203,212,3205,7,262203,27,3209,7,262203,212,3212,7,262203,212,3214,7,262203,212,3216,7,
262203,9,3218,7,262203,212,3227,7,262203,212,3229,7,262203,212,3231,7,262203,9,3233,7,262203,212,3247,7,262203,212,
3249,7,262203,156,3251,7,262203,9,3253,7,262203,9,3255,7,262203,9,3257,7,393281,665,3064,663,445,830,262205,6,3065,
3064,327876,6,3066,3065,2369,327737,2,3069,348,3068,262205,211,3070,3068,196670,3067,3070,131321,3072,131320,3072,
458997,6,4208,147,360,3094,3073,327856,130,3078,4208,127,262390,3074,3073,1,262394,3078,3073,3074,131320,3073,327745,
9,3082,3067,4208,262205,6,3083,3082,327874,6,3084,3083,2369,393281,553,3085,2136,3084,147,262205,6,3086,3085,327812,6,
3088,4208,375,262205,6,3089,539,327808,6,3090,3088,3089,327808,6,3091,3086,3090,327745,9,3092,3079,4208,196670,3092,
3091,327808,6,3094,4208,493,131321,3072,131320,3074,393281,665,3095,663,445,727,262205,6,3096,3095,327879,6,3097,3096,
132,327851,130,3098,3097,147,196855,3100,0,262394,3098,3099,3100,131320,3099,131321,3103,131320,3103,458997,6,4209,
147,3099,3124,3104,327856,130,3109,4209,127,262390,3105,3104,1,262394,3109,3104,3105,131320,3104,327745,9,3112,3067,
4209,262205,6,3113,3112,327879,6,3114,3113,2694,262205,6,3115,358,327856,130,3116,3114,3115,393385,6,3118,3116,147,
3101,262205,6,3120,3112,327877,6,3121,3120,3118,196670,3112,3121,327808,6,3124,4209,493,131321,3103,131320,3105,
131321,3100,131320,3100,458997,6,4215,3066,3074,3101,3105,131321,3126,131320,3126,458997,6,4210,147,3100,3143,3127,
327856,130,3132,4210,127,262390,3128,3127,1,262394,3132,3127,3128,131320,3127,262205,6,3135,357,327745,9,3137,3067,
4210,262205,6,3138,3137,327879,6,3139,3138,2694,327877,6,3140,3135,3139,327745,9,3141,3133,4210,196670,3141,3140,
327808,6,3143,4210,493,131321,3126,131320,3128,196855,3147,0,262394,3145,3146,3147,131320,3146,327879,6,3151,3096,
3150,327851,130,3152,3151,147,131321,3147,131320,3147,458997,130,3153,3145,3128,3152,3146,196855,3155,0,262394,3153,
3154,3169,131320,3154,262205,155,3159,354,196670,3158,3159,393273,2,3160,328,3157,3158,262205,297,3161,3157,196670,
3163,3161,262205,211,3166,3067,196670,3165,3166,458809,2,3167,317,3162,3163,3165,262205,211,3168,3162,196670,3133,
3168,131321,3155,131320,3169,262205,130,3170,356,196855,3172,0,262394,3170,3171,3180,131320,3171,262205,297,3175,355,
196670,3174,3175,262205,211,3177,3067,196670,3176,3177,458809,2,3178,317,3173,3174,3176,262205,211,3179,3173,196670,
3133,3179,131321,3172,131320,3180,327879,6,3183,3096,129,327851,130,3184,3183,147,196855,3186,0,262394,3184,3185,3186,
131320,3185,262205,6,3189,357,196670,3188,3189,262205,6,3191,358,196670,3190,3191,458809,2,3192,283,3187,3188,3190,
262205,211,3193,3187,196670,3133,3193,196670,3194,3193,262205,211,3197,3067,196670,3196,3197,393273,2,3198,311,3194,
3196,262205,211,3199,3194,196670,3133,3199,131321,3186,131320,3186,131321,3172,131320,3172,131321,3155,131320,3155,
262201,130,3200,164,196855,3202,0,262394,3200,3201,3202,131320,3201,262205,211,3204,3133,196670,3203,3204,262205,211,
3206,3067,196670,3205,3206,393273,2,3207,295,3203,3205,262205,211,3208,3203,196670,3133,3208,131321,3202,131320,3202,
393281,1004,3210,663,445,1088,262205,24,3211,3210,196670,3209,3211,262205,211,3213,3079,196670,3212,3213,262205,211,
3215,3133,196670,3214,3215,262205,211,3217,3067,196670,3216,3217,196670,3218,4215,589881,2,3220,277,3209,3212,3214,
3216,3218,327879,6,3223,3096,127,327851,130,3224,3223,147,196855,3226,0,262394,3224,3225,3226,131320,3225,262205,211,
3228,3079,196670,3227,3228,262205,211,3230,3133,196670,3229,3230,262205,211,3232,3067,196670,3231,3232,196670,3233,
4215,524345,2,3235,335,3227,3229,3231,3233,131321,3226,131320,3226,196855,3239,0,262394,3237,3238,3239,131320,3238,
327879,6,3242,3096,149,327851,130,3243,3242,147,131321,3239,131320,3239,458997,130,3244,3237,3226,3243,3238,196855,
3246,0,262394,3244,3245,3246,131320,3245,262205,211,3248,3079,196670,3247,3248,262205,211,3250,3067,196670,3249,3250,
262205,155,3252,354,196670,3251,3252,262205,6,3254,357,196670,3253,3254,262205,6,3256,358,196670,3255,3256,196670,
3257,4215,655417,2,3259,344,3247,3249,3251,3253,3255,3257,131321,3246,131320,3246,65789,65592,327734,2,367,0,361,
196663,137,362,196663,156,363,196663,9,364,196663,9,365,196663,168,366,131320,368,262203,137,3265,7,262203,156,3266,7,
262203,137,3273,7,262203,156,3274,7,262203,168,3276,7,262203,137,3281,7,262203,9,3282,7,262203,9,3284,7,262203,168,
3286,7,196855,3264,0,262394,3262,3263,3270,131320,3263,262205,155,3267,363,196670,3266,3267,393273,2,3268,187,3265,
3266,262205,136,3269,3265,196670,362,3269,131321,3264,131320,3270,196855,3272,0,262394,1182,3271,3280,131320,3271,
262205,155,3275,363,196670,3274,3275,262205,130,3277,366,196670,3276,3277,458809,2,3278,193,3273,3274,3276,262205,136,
3279,3273,196670,362,3279,131321,3272,131320,3280,262205,6,3283,364,196670,3282,3283,262205,6,3285,365,196670,3284,
3285,262205,130,3287,366,196670,3286,3287,524345,2,3288,200,3281,3282,3284,3286,262205,136,3289,3281,196670,362,3289,
131321,3272,131320,3272,131321,3264,131320,3264,65789,65592,327734,2,372,0,157,196663,156,369,196663,9,370,196663,9,
371,131320,373,262203,137,3296,7,262203,156,3297,7,262203,9,3299,7,262203,9,3301,7,262203,168,3303,7,262203,137,3310,
7,262203,156,3311,7,262203,9,3313,7,262203,9,3315,7,262203,168,3317,7,262203,137,3324,7,262203,9,3326,7,262203,156,
3338,7,262203,156,3348,7,262203,9,3349,7,262203,9,3350,7,262203,298,3356,7,262203,9,3357,7,262203,9,3359,7,262203,137,
3363,7,262203,137,3365,7,262203,9,3370,7,262203,156,3374,7,262203,298,3376,7,262203,168,3378,7,262203,9,3380,7,262203,
9,3382,7,262205,6,3291,371,262205,6,3292,370,327810,6,3293,3291,3292,458764,6,3294,1,38,1042,3293,262205,155,3298,369,
196670,3297,3298,262205,6,3300,370,196670,3299,3300,196670,3301,3294,196670,3303,2325,589881,2,3304,367,3296,3297,
3299,3301,3303,262205,136,3305,3296,262201,130,3306,164,196855,3308,0,262394,3306,3307,3308,131320,3307,262205,155,
3312,369,196670,3311,3312,262205,6,3314,370,196670,3313,3314,196670,3315,3294,196670,3317,2457,589881,2,3318,367,3310,
3311,3313,3315,3317,262205,136,3319,3310,131321,3308,131320,3308,458997,136,4228,4229,373,3319,3307,327856,130,3321,
3294,1042,196855,3323,0,262394,3321,3322,3323,131320,3322,196670,3324,3305,196670,3326,3294,393273,2,3328,205,3324,
3326,262205,136,3329,3324,131321,3323,131320,3323,458997,136,4225,3305,3308,3329,3322,131321,3331,131320,3331,458997,
6,4223,147,3323,3345,3332,327856,130,3337,4223,154,262390,3333,3332,1,262394,3337,3332,3333,131320,3332,327745,44,
3341,369,4223,262205,43,3342,3341,327745,44,3343,3338,4223,196670,3343,3342,327808,6,3345,4223,493,131321,3331,131320,
3333,262205,6,3346,370,327808,6,3347,3346,1042,196670,3349,3347,262205,6,3351,371,196670,3350,3351,458809,2,3352,161,
3348,3349,3350,262205,155,3353,3348,196670,369,3353,262205,6,3358,370,196670,3357,3358,196670,3359,3294,458809,130,
3361,303,3356,3357,3359,262205,297,3362,3356,196670,3363,4225,196670,3365,4228,393273,2,3367,269,3363,3365,196855,
3369,0,262394,1284,3368,3373,131320,3368,262205,6,3371,370,196670,3370,3371,327737,2,3372,351,3370,131321,3369,131320,
3373,262205,155,3375,3338,196670,3374,3375,196670,3376,3362,196670,3378,3361,262205,6,3381,370,196670,3380,3381,
196670,3382,3294,589881,2,3384,359,3374,3376,3378,3380,3382,131321,3369,131320,3369,262368,132,132,555,65789,65592,
327734,2,392,0,387,196663,386,388,196663,9,389,196663,9,390,196663,9,391,131320,393,262203,3447,3448,7,262203,44,3505,
7,262203,44,3517,7,262203,9,3520,7,262203,9,3521,7,262203,44,3524,7,393281,688,3386,663,445,1099,262205,15,3387,3386,
262268,7,3388,3387,262268,1192,3389,3388,262201,6,3391,97,327814,6,3392,3391,129,262205,6,3394,539,327817,6,3395,3394,
379,327745,538,3400,3399,147,262205,6,3401,3400,327814,6,3402,3401,132,131321,3404,131320,3404,458997,6,4230,147,393,
3464,3407,327856,130,3410,4230,133,262390,3406,3407,1,262394,3410,3405,3406,131320,3405,262205,6,3411,391,327812,6,
3413,4230,379,327808,6,3414,3411,3413,327856,130,3416,3414,3392,196855,3418,0,262394,3416,3417,3418,131320,3417,
131321,3420,131320,3420,458997,6,4238,147,3417,3462,3421,327856,130,3426,4238,384,262390,3422,3421,1,262394,3426,3421,
3422,131320,3421,262205,6,3428,389,327812,6,3430,4238,380,327808,6,3431,3428,3430,262205,6,3432,390,327810,6,3433,
3432,150,458764,6,3434,1,38,3431,3433,262205,6,3436,391,327808,6,3439,3436,3413,327808,6,3441,3439,3395,327810,6,3443,
3392,150,458764,6,3444,1,38,3441,3443,327812,6,3454,3392,132,327812,6,3455,3434,3454,327808,6,3457,3455,3444,393281,
1223,3458,3389,445,3457,393277,43,3459,3458,2,16,393281,44,3460,3448,4230,4238,196670,3460,3459,327808,6,3462,4238,
493,131321,3420,131320,3422,131321,3418,131320,3418,131321,3407,131320,3407,327808,6,3464,4230,493,131321,3404,131320,
3406,131321,3466,131320,3466,458997,6,4231,147,3406,3534,3469,327856,130,3472,4231,133,262390,3468,3469,1,262394,3472,
3467,3468,131320,3467,262205,6,3473,391,327812,6,3475,4231,379,327808,6,3476,3473,3475,327856,130,3478,3476,3392,
196855,3480,0,262394,3478,3479,3480,131320,3479,131321,3482,131320,3482,458997,6,4232,147,3479,3532,3485,327856,130,
3488,4232,384,262390,3484,3485,1,262394,3488,3483,3484,131320,3483,262205,6,3490,391,327808,6,3493,3490,3475,327808,6,
3495,3493,3395,327856,130,3499,3495,3392,196855,3502,0,262394,3499,3501,3509,131320,3501,393281,44,3506,3448,4231,
4232,262205,43,3507,3506,196670,3505,3507,327737,6,3508,53,3505,131321,3502,131320,3509,131321,3502,131320,3502,
458997,6,4235,3508,3501,147,3509,327812,6,3516,3495,133,393281,44,3518,3448,4231,4232,262205,43,3519,3518,196670,3517,
3519,196670,3520,3516,196670,3521,3402,458809,43,3523,49,3517,3520,3521,196670,3524,3523,327737,6,3525,53,3524,327760,
7,3526,4235,3525,327745,8,3527,388,4232,262205,7,3528,3527,327808,7,3529,3528,3526,196670,3527,3529,131321,3485,
131320,3485,327808,6,3532,4232,493,131321,3482,131320,3484,131321,3480,131320,3480,131321,3469,131320,3469,327808,6,
3534,4231,493,131321,3466,131320,3468,65789,65592,327734,2,395,0,219,196663,9,394,131320,396,262203,386,3569,7,262203,
386,3610,7,262203,9,3612,7,262203,9,3614,7,262203,9,3616,7,262205,6,3536,539,327817,6,3537,3536,379,327745,538,3539,
3399,147,262205,6,3540,3539,327814,6,3541,3540,132,327814,6,3544,3536,379,131321,3545,131320,3545,458997,6,4241,3544,
396,3665,3548,262205,6,3551,394,327856,130,3552,4241,3551,262390,3547,3548,0,262394,3552,3546,3547,131320,3546,131321,
3554,131320,3554,458997,6,4242,147,3546,3599,3557,327856,130,3560,4242,384,262390,3556,3557,1,262394,3560,3555,3556,
131320,3555,327812,6,3564,4242,380,327808,6,3565,4241,3564,262205,6,3566,394,327810,6,3567,3566,150,458764,6,3568,1,
38,3565,3567,327745,8,3572,3569,4242,196670,3572,3571,327850,130,3574,3537,147,196855,3576,0,262394,3574,3575,3576,
131320,3575,327817,6,3579,3540,132,327851,130,3580,3579,147,131321,3576,131320,3576,458997,130,3581,3574,3555,3580,
3575,196855,3583,0,262394,3581,3582,3583,131320,3582,393281,688,3585,663,445,1099,262205,15,3586,3585,262201,6,3588,
97,327812,6,3589,3568,3588,262201,6,3590,97,327814,6,3591,3590,132,327808,6,3592,3589,3591,327808,6,3594,3592,3541,
393281,446,3595,3586,445,3594,393277,6,3596,3595,2,4,393281,9,3597,3569,4242,150,196670,3597,3596,131321,3583,131320,
3583,131321,3557,131320,3557,327808,6,3599,4242,493,131321,3554,131320,3556,131321,3601,131320,3601,458997,6,4243,147,
3556,3622,3602,262201,6,3607,97,327814,6,3608,3607,129,327856,130,3609,4243,3608,262390,3603,3602,0,262394,3609,3602,
3603,131320,3602,262205,385,3611,3569,196670,3610,3611,196670,3612,4241,262205,6,3615,394,196670,3614,3615,196670,
3616,4243,524345,2,3618,392,3610,3612,3614,3616,262205,385,3619,3610,196670,3569,3619,327808,6,3622,4243,3620,131321,
3601,131320,3603,131321,3624,131320,3624,458997,6,4244,147,3603,3662,3627,327856,130,3630,4244,384,262390,3626,3627,1,
262394,3630,3625,3626,131320,3625,327812,6,3633,4244,380,327808,6,3634,4241,3633,262205,6,3635,394,327856,130,3636,
3634,3635,196855,3638,0,262394,3636,3637,3638,131320,3637,327812,6,3646,3634,3645,327812,6,3648,3537,132,327808,6,
3649,3646,3648,393281,9,3652,3569,4244,147,262205,6,3653,3652,327745,553,3654,1049,3649,196670,3654,3653,327808,6,
3656,3649,150,393281,9,3658,3569,4244,150,262205,6,3659,3658,327745,553,3660,1049,3656,196670,3660,3659,131321,3638,
131320,3638,131321,3627,131320,3627,327808,6,3662,4244,493,131321,3624,131320,3626,131321,3548,131320,3548,327808,6,
3665,4241,3663,131321,3545,131320,3547,262368,132,132,555,65789,65592,327734,7,398,0,70,196663,9,397,131320,399,
393281,665,3666,663,445,727,262205,6,3667,3666,327879,6,3669,3667,3668,327850,130,3670,3669,147,196855,3672,0,262394,
3670,3671,3672,131320,3671,393281,688,3674,663,445,3673,262205,15,3675,3674,262205,6,3676,397,393281,446,3677,3675,
445,3676,393277,6,3678,3677,2,4,393281,688,3679,663,445,1099,262205,15,3680,3679,262205,6,3681,397,262201,6,3682,97,
327812,6,3683,3681,3682,327745,538,3684,3399,147,262205,6,3685,3684,327808,6,3686,3683,3685,393281,446,3687,3680,445,
3686,393277,6,3688,3687,2,4,327760,7,3689,3678,3688,131326,3689,131320,3672,131321,3693,131320,3693,458997,7,4255,
3571,3672,3717,3694,458997,6,4254,147,3672,3719,3694,327856,130,3699,4254,379,262390,3695,3694,1,262394,3699,3694,
3695,131320,3694,262205,6,3700,397,327812,6,3701,3700,3645,327812,6,3703,4254,132,327808,6,3704,3701,3703,327745,553,
3705,1049,3704,262205,6,3706,3705,262205,6,3707,397,327812,6,3708,3707,3645,327808,6,3711,3708,3703,327808,6,3712,
3711,150,327745,553,3713,1049,3712,262205,6,3714,3713,327760,7,3715,3706,3714,327808,7,3717,4255,3715,327808,6,3719,
4254,493,131321,3693,131320,3695,131326,4255,65592,327734,2,401,0,219,196663,9,400,131320,402,262203,9,3724,7,262203,
9,3733,7,262203,9,3762,7,262203,9,3763,7,393281,665,3725,663,445,830,262205,6,3726,3725,196670,3724,3726,327737,7,
3727,398,3724,327761,6,3728,3727,0,327808,6,3732,3726,150,196670,3733,3732,327737,7,3734,398,3733,327761,6,3735,3734,
0,262201,6,3737,68,393281,665,3739,663,445,727,262205,6,3740,3739,327879,6,3742,3740,3741,327851,130,3743,3742,147,
393281,1004,3744,663,445,1003,262205,24,3745,3744,393281,446,3747,3745,445,445,327742,3747,3737,2,4,262205,6,3750,400,
393281,446,3751,3745,445,493,327742,3751,3750,2,4,327808,6,3756,3728,3735,393281,446,3757,3745,445,419,327742,3757,
3756,2,4,393281,446,3761,3745,445,1099,327742,3761,3735,2,4,196670,3762,133,262205,6,3764,400,196670,3763,3764,393273,
2,3765,95,3762,3763,196855,3771,0,262394,3743,3770,3775,131320,3770,327808,6,3773,3737,843,327814,6,3774,3773,127,
131321,3771,131320,3775,131321,3771,131320,3771,458997,6,4256,3774,3770,147,3775,393281,446,3777,3745,445,961,327742,
3777,4256,2,4,196855,3783,0,262394,3743,3782,3791,131320,3782,393281,688,3784,663,445,3673,262205,15,3785,3784,327808,
6,3788,3726,132,393281,446,3789,3785,445,3788,393277,6,3790,3789,2,4,131321,3783,131320,3791,131321,3783,131320,3783,
458997,6,4257,3790,3782,147,3791,393281,446,3793,3745,445,1003,327742,3793,4257,2,4,131321,3795,131320,3795,458997,6,
4258,1667,3783,3807,3796,327856,130,3801,4258,149,262390,3797,3796,0,262394,3801,3796,3797,131320,3796,393281,446,
3805,3745,445,4258,327742,3805,147,2,4,327808,6,3807,4258,493,131321,3795,131320,3797,65789,65592,327734,2,407,0,403,
196663,9,404,196663,9,405,196663,9,406,131320,408,262203,9,3820,7,262203,9,3821,7,393281,1004,3808,663,445,1003,
262205,24,3809,3808,262205,6,3810,404,327808,6,3811,149,3810,262205,6,3812,405,393281,446,3813,3809,445,3811,327742,
3813,3812,2,4,393281,665,3815,663,445,3814,262205,6,3816,3815,262205,6,3817,404,327812,6,3818,3817,512,327808,6,3819,
3816,3818,196670,3820,3819,262205,6,3822,406,196670,3821,3822,393273,2,3823,95,3820,3821,65789,65592,327734,2,412,0,
409,196663,168,410,196663,168,411,131320,413,262203,3849,3850,7,262203,9,3864,7,262203,9,3878,7,262203,9,3880,7,
262203,9,3912,7,262203,9,3914,7,262203,9,3916,7,262203,9,3939,7,262203,9,3947,7,262203,9,3975,7,262205,130,3825,410,
196855,3827,0,262394,3825,3826,3827,131320,3826,393281,665,3828,663,445,727,262205,6,3829,3828,327879,6,3830,3829,913,
327851,130,3831,3830,147,131321,3827,131320,3827,458997,130,3832,3825,413,3831,3826,262205,6,3834,539,327812,6,3838,
3834,3837,131321,3841,131320,3841,458997,6,4260,147,3827,3873,3844,458997,6,4259,147,3827,3875,3844,327856,130,3847,
4259,3837,262390,3843,3844,1,262394,3847,3842,3843,131320,3842,327808,6,3854,3838,4259,393281,665,3855,663,445,830,
262205,6,3856,3855,327856,130,3857,3854,3856,196855,3860,0,262394,3857,3859,3866,131320,3859,196670,3864,3854,327737,
7,3865,398,3864,131321,3860,131320,3866,131321,3860,131320,3860,458997,7,4268,3865,3859,3571,3866,327745,8,3868,3850,
4259,196670,3868,4268,393281,9,3870,3850,4259,147,262205,6,3871,3870,327808,6,3873,4260,3871,131321,3844,131320,3844,
327808,6,3875,4259,493,131321,3841,131320,3843,196670,3878,4260,393273,6,3881,58,3878,3880,262205,6,3882,3880,131321,
3884,131320,3884,458997,6,4263,3881,3843,3924,3887,458997,6,4261,147,3843,3926,3887,327856,130,3890,4261,3837,262390,
3886,3887,1,262394,3890,3885,3886,131320,3885,327808,6,3894,3838,4261,393281,665,3896,663,445,830,262205,6,3897,3896,
327856,130,3898,3894,3897,196855,3900,0,262394,3898,3899,3900,131320,3899,393281,9,3904,3850,4261,150,262205,6,3905,
3904,327808,6,3906,4263,3905,327745,553,3907,2141,3894,196670,3907,3906,196855,3910,0,262394,3832,3909,3910,131320,
3909,196670,3912,3894,196670,3914,4263,393281,9,3917,3850,4261,147,262205,6,3918,3917,196670,3916,3918,458809,2,3919,
407,3912,3914,3916,131321,3910,131320,3910,131321,3900,131320,3900,393281,9,3921,3850,4261,147,262205,6,3922,3921,
327808,6,3924,4263,3922,131321,3887,131320,3887,327808,6,3926,4261,493,131321,3884,131320,3886,327850,130,3929,3834,
3928,196855,3931,0,262394,3929,3930,3931,131320,3930,393281,665,3932,663,445,830,262205,6,3933,3932,262205,130,3935,
411,196855,3938,0,262394,3935,3937,3951,131320,3937,196670,3939,3933,327737,7,3942,398,3939,327761,6,3943,3942,1,
327808,6,3946,3933,150,196670,3947,3946,327737,7,3948,398,3947,327761,6,3949,3948,1,327808,6,3950,3943,3949,131321,
3938,131320,3951,131321,3938,131320,3938,458997,6,4262,3950,3937,147,3951,327808,6,3953,3882,4262,327745,553,3954,
2141,3933,196670,3954,3953,196855,3957,0,262394,3832,3956,3957,131320,3956,393281,1004,3958,663,445,1003,262205,24,
3959,3958,327808,6,3962,149,3933,393281,446,3964,3959,445,3962,327742,3964,3882,2,4,131321,3957,131320,3957,262205,
130,3965,410,196855,3967,0,262394,3965,3966,3967,131320,3966,393281,665,3968,663,445,727,262205,6,3969,3968,327879,6,
3970,3969,605,327851,130,3971,3970,147,131321,3967,131320,3967,458997,130,3972,3965,3957,3971,3966,196855,3974,0,
262394,3972,3973,3974,131320,3973,196670,3975,3882,327737,2,3977,401,3975,131321,3974,131320,3974,131321,3931,131320,
3931,65789,65592,
};
static const uint32_t raysort_words_sort_ranges[] = {
119734787,66816,524299,621,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,125,134,196,252,403,541,556,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,125,11,29,327752,247,0,35,0,327752,247,1,35,8,327752,247,2,35,16,327752,247,3,35,24,327752,
247,4,35,32,327752,247,5,35,36,327752,247,6,35,40,327752,247,7,35,44,327752,247,8,35,48,327752,247,9,35,52,327752,247,
10,35,56,327752,247,11,35,60,262215,248,6,4,262216,249,0,25,327752,249,0,35,0,196679,249,2,327752,250,0,35,0,196679,
250,2,262215,541,11,26,262215,599,1,15,262215,600,11,25,196679,498,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,
2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,
327713,19,6,18,9,262167,24,6,4,262176,25,7,24,393249,26,24,25,9,9,262177,32,6,25,327713,36,6,9,9,262177,41,6,9,327713,
45,2,9,9,262187,6,56,0,262165,60,32,1,262187,60,61,2,262174,64,6,6,262187,6,69,1,262187,60,73,30,262187,60,88,0,
262176,89,5349,6,458796,24,94,56,56,56,56,262187,6,96,2,262187,6,97,3,458796,24,98,56,69,96,97,131092,104,262167,105,
104,4,262176,124,1,6,262203,124,125,1,262187,6,129,16,262187,6,131,32,262172,132,24,131,262176,133,4,132,262203,133,
134,4,262187,6,136,4,262176,141,4,6,262187,6,143,264,262176,150,4,24,262187,60,187,1,262172,194,24,96,262176,195,4,
194,262203,195,196,4,196647,246,5349,917534,247,15,15,15,246,6,6,6,6,6,6,6,6,196637,248,6,196638,249,248,262176,246,
5349,249,196638,250,247,262176,251,9,250,262203,251,252,9,262187,60,253,4,262176,254,9,6,262187,6,257,65535,262176,
265,9,15,262187,6,278,4294967292u,262187,6,293,8,262187,60,297,24,262187,60,301,5,262187,60,309,9,262187,60,322,10,
262187,60,333,3,262176,334,9,246,262187,60,360,8,262187,6,400,257,262172,401,6,400,262176,402,4,401,262203,402,403,4,
262187,60,417,256,262187,60,422,7,262187,6,426,256,262187,60,430,6,262167,539,6,3,262176,540,1,539,262203,540,541,1,
262187,6,544,127,262187,6,553,128,262172,554,6,553,262176,555,4,554,262203,555,556,4,262187,60,584,11,262194,6,599,
132097,393260,539,600,553,69,69,327734,2,4,0,3,131320,5,262203,9,550,7,262203,9,596,7,262203,9,597,7,262205,6,537,125,
327745,124,542,541,56,262205,6,543,542,327812,6,545,543,544,327808,6,547,545,537,262201,2,548,50,196670,550,547,
327737,6,552,53,550,327745,141,559,556,537,196670,559,552,262368,96,96,143,393281,254,561,252,88,430,262205,6,562,561,
327858,104,563,547,562,327856,104,565,537,544,327847,104,566,563,565,196855,568,0,262394,566,567,568,131320,567,
393281,334,569,252,88,333,262205,246,570,569,327808,6,572,129,547,393281,89,574,570,88,572,327742,574,552,2,4,131321,
568,131320,568,327856,104,578,547,562,327847,104,581,578,565,196855,583,0,262394,581,582,583,131320,582,393281,254,
585,252,88,584,262205,6,586,585,327812,6,588,547,97,327808,6,589,586,588,327808,6,591,537,69,327745,141,592,556,591,
262205,6,593,592,327810,6,595,593,552,196670,596,589,196670,597,595,393273,2,598,48,596,597,131321,583,131320,583,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,57,11,56,262205,6,58,57,262205,6,59,12,327876,
6,62,59,61,327829,64,65,58,62,327761,6,66,65,1,327761,6,67,65,0,327745,9,70,11,69,262205,6,71,70,262205,6,72,12,
327874,6,74,72,73,327808,6,75,71,74,327808,6,77,75,66,327760,7,78,67,77,131326,78,65592,327734,6,22,0,19,196663,18,20,
196663,9,21,131320,23,262203,8,83,7,262203,9,84,7,262205,15,81,20,262268,7,82,81,196670,83,82,262205,6,85,21,196670,
84,85,393273,7,86,13,83,84,262268,15,87,86,393281,89,90,87,88,88,393277,6,91,90,2,4,131326,91,65592,327734,24,30,0,26,
196663,25,27,196663,9,28,196663,9,29,131320,31,262205,24,95,27,262205,6,99,28,458832,24,100,99,99,99,99,327808,24,101,
98,100,262205,6,102,29,458832,24,103,102,102,102,102,327856,105,106,101,103,393385,24,107,106,95,94,131326,107,65592,
327734,6,34,0,32,196663,25,33,131320,35,327745,9,110,33,56,262205,6,111,110,327745,9,112,33,69,262205,6,113,112,
327808,6,114,111,113,327745,9,115,33,96,262205,6,116,115,327808,6,117,114,116,327745,9,118,33,97,262205,6,119,118,
327808,6,120,117,119,131326,120,65592,327734,6,39,0,36,196663,9,37,196663,9,38,131320,40,262203,25,149,7,262203,9,153,
7,262203,9,154,7,262203,25,156,7,262203,25,180,7,262203,25,207,7,262203,9,210,7,262203,9,211,7,262203,25,213,7,262203,
25,234,7,262205,6,126,125,327814,6,130,126,129,327814,6,137,126,136,327817,6,139,126,136,262205,6,140,37,393281,141,
142,134,137,139,196670,142,140,262368,96,96,143,327745,150,151,134,137,262205,24,152,151,196670,149,152,196670,153,56,
196670,154,139,458809,24,155,30,149,153,154,196670,156,155,327737,6,157,34,156,131321,160,131320,160,458997,6,604,157,
40,175,161,458997,6,602,56,40,185,161,458997,6,601,56,40,188,161,327856,104,166,601,136,262390,162,161,1,262394,166,
161,162,131320,161,327817,6,170,137,136,327850,104,171,601,170,393385,6,173,171,602,56,327808,6,175,604,173,327812,6,
177,130,136,327808,6,179,177,601,327745,150,181,134,179,262205,24,182,181,196670,180,182,327737,6,183,34,180,327808,6,
185,602,183,327808,6,188,601,187,131321,160,131320,162,327817,6,190,126,129,327850,104,191,190,56,196855,193,0,262394,
191,192,193,131320,192,327814,6,198,130,136,327817,6,200,130,136,393281,141,202,196,198,200,196670,202,602,131321,193,
131320,193,262368,96,96,143,327814,6,204,130,136,327817,6,206,130,136,327745,150,208,196,204,262205,24,209,208,196670,
207,209,196670,210,56,196670,211,206,458809,24,212,30,207,210,211,196670,213,212,327737,6,214,34,213,327808,6,216,604,
214,196670,38,56,131321,218,131320,218,458997,6,606,216,193,232,219,458997,6,605,56,193,241,219,327856,104,224,605,96,
262390,220,219,1,262394,224,219,220,131320,219,327850,104,228,605,204,262205,6,229,38,393385,6,230,228,229,56,327808,
6,232,606,230,327745,150,235,196,605,262205,24,236,235,196670,234,236,327737,6,237,34,234,262205,6,238,38,327808,6,
239,238,237,196670,38,239,327808,6,241,605,187,131321,218,131320,220,131326,606,65592,327734,6,43,0,41,196663,9,42,
131320,44,262203,8,264,7,262205,6,245,42,393281,254,255,252,88,253,262205,6,256,255,327879,6,258,256,257,327831,64,
261,245,258,327761,6,262,261,0,327761,6,263,261,1,393281,265,266,252,88,88,262205,15,267,266,262268,7,268,267,196670,
264,268,327745,9,269,264,56,262205,6,270,269,327829,64,273,270,262,327761,6,274,273,1,327761,6,275,273,0,327879,6,279,
275,278,327745,9,280,264,69,262205,6,281,280,327808,6,283,281,263,327808,6,285,283,274,327760,7,286,279,285,262268,15,
288,286,393281,89,289,288,88,88,393277,6,290,289,2,4,327879,6,292,275,97,327812,6,294,292,293,327874,6,298,256,297,
327808,6,299,294,298,327874,6,300,290,299,393281,254,302,252,88,301,262205,6,303,302,327879,6,304,300,303,131326,304,
65592,327734,2,48,0,45,196663,9,46,196663,9,47,131320,49,262205,6,308,47,393281,254,310,252,88,309,262205,6,311,310,
327814,6,312,308,311,262205,6,313,47,327817,6,316,313,311,327851,104,317,316,56,393385,6,318,317,69,56,327808,6,319,
312,318,393281,254,323,252,88,322,262205,6,324,323,327814,6,325,319,324,327817,6,329,319,324,327851,104,330,329,56,
393385,6,331,330,69,56,327808,6,332,325,331,393281,334,335,252,88,333,262205,246,336,335,262205,6,337,46,458764,6,341,
1,38,319,324,393281,89,342,336,88,337,327742,342,341,2,4,262205,6,345,46,327808,6,346,345,69,458764,6,348,1,41,332,69,
393281,89,349,336,88,346,327742,349,348,2,4,262205,6,352,46,327808,6,353,352,96,393281,89,354,336,88,353,327742,354,
69,2,4,65789,65592,327734,2,50,0,3,131320,51,262203,9,396,7,262203,9,397,7,262205,6,356,125,327812,6,357,356,96,
393281,254,361,252,88,360,262205,6,362,361,327856,104,363,357,362,196855,366,0,262394,363,365,372,131320,365,393281,
265,367,252,88,61,262205,15,368,367,393281,89,370,368,88,357,393277,6,371,370,2,4,131321,366,131320,372,131321,366,
131320,366,458997,6,607,371,365,56,372,327808,6,376,357,69,327856,104,379,376,362,196855,382,0,262394,379,381,389,
131320,381,393281,265,383,252,88,61,262205,15,384,383,393281,89,387,384,88,376,393277,6,388,387,2,4,131321,382,131320,
389,131321,382,131320,382,458997,6,608,388,381,56,389,327808,6,394,607,608,196670,396,394,393273,6,398,39,396,397,
262205,6,399,397,327745,141,406,403,357,196670,406,398,327808,6,411,398,607,327745,141,412,403,376,196670,412,411,
327850,104,414,356,56,196855,416,0,262394,414,415,416,131320,415,327745,141,419,403,417,196670,419,399,131321,416,
131320,416,262368,96,96,143,65789,65592,327734,6,53,0,41,196663,9,52,131320,54,262203,18,498,7,262203,9,501,7,262203,
9,504,7,262205,6,421,52,393281,254,423,252,88,422,262205,6,424,423,327874,6,425,421,424,458764,6,427,1,38,425,426,
262205,6,429,52,393281,254,431,252,88,430,262205,6,432,431,327856,104,433,429,432,196855,436,0,262394,433,435,440,
131320,435,327745,141,438,403,427,262205,6,439,438,131321,436,131320,440,327745,141,441,403,417,262205,6,442,441,
131321,436,131320,436,458997,6,609,439,435,442,440,262205,6,445,52,327856,104,448,445,432,196855,451,0,262394,448,450,
456,131320,450,327808,6,453,427,69,327745,141,454,403,453,262205,6,455,454,131321,451,131320,456,131321,451,131320,
451,458997,6,610,455,450,609,456,131321,459,131320,459,458997,6,613,610,451,616,462,458997,6,611,609,451,615,462,
327856,104,466,611,613,262390,461,462,0,262394,466,460,461,131320,460,327810,6,470,613,611,131321,476,131320,476,
458997,6,616,613,460,620,479,458997,6,615,611,460,618,479,458997,6,614,69,460,530,479,327856,104,482,614,293,262390,
478,479,1,262394,482,477,478,131320,477,327814,6,486,470,293,327812,6,488,486,614,327808,6,489,611,488,327817,6,491,
470,293,327812,6,493,491,614,327814,6,494,493,293,327808,6,495,489,494,393281,265,499,252,88,187,262205,15,500,499,
196670,498,500,196670,501,495,393273,6,503,22,498,501,196670,504,503,327737,6,505,43,504,262205,6,506,52,327856,104,
507,505,506,196855,511,0,262394,507,510,516,131320,510,327808,6,514,495,69,458764,6,515,1,41,615,514,131321,511,
131320,516,131321,511,131320,511,458997,6,618,515,510,615,516,196855,522,0,262394,507,521,524,131320,521,131321,522,
131320,524,458764,6,527,1,38,616,495,131321,522,131320,522,458997,6,620,616,521,527,524,131321,479,131320,479,327808,
6,530,614,187,131321,476,131320,478,131321,462,131320,462,131321,459,131320,461,131326,611,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_sortKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_SORT
      {RAYSORT_IDENTITY_SORT_COUNT, "sort/count",
       raysort_words_sort_count, sizeof(raysort_words_sort_count)},
      {RAYSORT_IDENTITY_SORT_STATISTIC, "sort/statistic",
       raysort_words_sort_statistic, sizeof(raysort_words_sort_statistic)},
      {RAYSORT_IDENTITY_SORT_SCATTER, "sort/scatter",
       raysort_words_sort_scatter, sizeof(raysort_words_sort_scatter)},
      {RAYSORT_IDENTITY_SORT_RANGES, "sort/ranges",
       raysort_words_sort_ranges, sizeof(raysort_words_sort_ranges)},
#else
      {RAYSORT_IDENTITY_SORT_COUNT, "sort/count", NULL, 0},
      {RAYSORT_IDENTITY_SORT_STATISTIC, "sort/statistic", NULL, 0},
      {RAYSORT_IDENTITY_SORT_SCATTER, "sort/scatter", NULL, 0},
      {RAYSORT_IDENTITY_SORT_RANGES, "sort/ranges", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/bvh ---- */
#define RAYSORT_BVH_DIGEST "c0db04d22153616d2da42a1e11464d370d6022fcfb435da45ee1e4b4726d817a"
#ifdef RAYSORT_WORDS_BVH
/* clang-format off */
static const uint32_t raysort_words_bvh_trace[] = {
119734787,66816,524299,2859,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,2400,2523,2527,2538,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,196679,437,42,196679,440,42,196679,442,42,196679,524,42,196679,591,42,262215,654,6,16,262216,655,0,24,
327752,655,0,35,0,196679,655,2,196679,814,42,196679,819,42,196679,820,42,196679,825,42,196679,826,42,196679,833,42,
196679,836,42,196679,837,42,196679,868,42,196679,891,42,196679,895,42,196679,899,42,196679,927,42,196679,931,42,
196679,935,42,196679,955,42,196679,960,42,196679,965,42,196679,1041,42,196679,1043,42,196679,1099,42,196679,1102,42,
196679,1103,42,196679,1106,42,196679,1107,42,196679,1109,42,196679,1113,42,196679,1117,42,327752,2395,0,35,0,327752,
2395,1,35,8,327752,2395,2,35,16,327752,2395,3,35,24,327752,2395,4,35,32,327752,2395,5,35,40,327752,2395,6,35,48,
327752,2395,7,35,52,327752,2395,8,35,56,327752,2395,9,35,60,327752,2395,10,35,64,327752,2395,11,35,68,262215,2396,6,4,
262216,2397,0,25,327752,2397,0,35,0,196679,2397,2,327752,2398,0,35,0,196679,2398,2,262215,2435,6,16,262216,2436,0,25,
327752,2436,0,35,0,196679,2436,2,262215,2523,11,26,262215,2527,11,24,262215,2536,1,0,262215,2538,11,29,262215,2596,1,
1,262215,2637,1,15,262215,2638,1,0,262215,2639,11,25,196679,2572,5356,196679,2511,5356,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,196630,28,32,262167,29,28,3,393246,30,29,28,29,28,262176,31,7,30,131092,32,262177,33,
32,31,262176,37,7,28,327713,38,28,37,37,262177,43,28,37,1048606,47,29,29,29,29,28,6,28,6,29,29,29,6,6,6,262176,48,7,
47,262176,49,7,29,327713,50,2,48,49,393249,55,6,8,9,48,458785,61,6,8,31,9,48,655390,68,28,28,28,6,6,6,6,6,262177,69,
68,37,327713,73,28,49,49,458785,78,28,37,37,37,37,327713,85,28,48,49,589857,98,2,37,37,37,37,37,37,262177,107,6,37,
262176,111,7,68,589857,112,32,48,49,49,49,37,111,327713,121,32,111,111,458785,126,32,48,31,9,111,589857,133,2,8,48,31,
9,111,111,262167,142,6,4,262176,143,7,142,393249,144,6,48,143,37,327713,150,6,9,9,327713,155,2,9,9,262177,160,32,9,
262177,170,6,9,524321,179,32,8,31,9,111,111,458785,187,32,8,31,9,111,262177,200,30,9,327713,204,2,9,111,327713,209,6,
31,111,262187,6,215,0,262165,219,32,1,262187,219,220,2,262174,223,6,6,262187,6,228,1,262187,219,232,30,262187,219,247,
0,262176,248,5349,6,262187,219,257,4,262187,219,267,28,262187,6,279,2147483647,262187,6,287,2,262187,6,322,1568669696,
262187,219,326,1,262187,6,331,2139095040,262187,219,336,3,262187,6,347,2147483648u,262187,6,379,8388607,262187,6,381,
8388608,262187,219,395,23,262187,6,397,255,262187,219,409,127,262187,219,423,255,262187,6,436,1056964608,262187,6,452,
23,262187,219,478,5,262187,219,492,4294967293u,262187,219,499,4294967291u,262187,6,534,562036736,262187,28,541,
1065353216,262187,28,610,0,196647,653,5349,196637,654,142,196638,655,654,262176,653,5349,655,262176,657,5349,142,
262167,670,6,3,262187,6,675,3,262187,28,702,901775360,262187,219,704,8,262187,219,712,9,262187,219,717,10,262187,219,
751,6,262187,219,765,7,262187,219,768,11,262187,6,769,268435455,262187,219,771,12,262187,219,775,13,262187,6,800,
4294967295u,262187,28,926,889192448,262187,28,1119,4286578687u,262187,28,1121,2139095039,262187,6,1193,256,262187,6,
1196,254,262187,6,1301,32,262187,6,1302,16,262187,6,1305,64,262187,6,1306,128,196649,32,1321,262187,6,1366,16777215,
262187,219,1421,24,262187,6,1442,65535,262187,6,1534,4294967292u,262187,6,1556,3221225472u,262187,6,1562,4026531840u,
262187,6,1564,3758096384u,262187,6,1660,8,262187,6,1661,4,262187,6,1789,96,262172,1793,7,1789,262176,1794,7,1793,
262187,6,1834,512,262172,2184,6,1789,262176,2185,7,2184,196647,2394,5349,917534,2395,15,15,15,15,15,2394,6,6,6,6,6,6,
196637,2396,6,196638,2397,2396,262176,2394,5349,2397,196638,2398,2395,262176,2399,9,2398,262203,2399,2400,9,262176,
2401,9,15,262167,2411,28,4,262176,2412,7,2411,196647,2434,5349,196637,2435,142,196638,2436,2435,262176,2434,5349,2436,
262176,2439,9,2394,262176,2483,9,6,262176,2522,1,670,262203,2522,2523,1,262176,2524,1,6,262203,2522,2527,1,262194,6,
2536,64,262203,2524,2538,1,327724,7,2547,215,215,262167,2548,32,2,262194,6,2596,0,393268,32,2597,171,2596,215,262194,
6,2637,196865,262194,6,2638,64,393267,670,2639,2638,228,228,196650,32,2858,327734,2,4,0,3,131320,5,262203,18,2572,7,
262203,9,2575,7,262203,9,2593,7,262203,111,2603,7,262203,8,2604,7,262203,31,2605,7,262203,9,2607,7,262203,111,2610,7,
262203,8,2617,7,262203,31,2618,7,262203,9,2620,7,262203,111,2623,7,262203,31,2626,7,262203,111,2628,7,262203,9,2632,7,
262203,111,2634,7,327745,2524,2525,2523,228,262205,6,2526,2525,327745,2524,2528,2527,215,262205,6,2529,2528,327812,6,
2530,2526,2529,327745,2524,2531,2523,215,262205,6,2532,2531,327808,6,2533,2530,2532,327812,6,2537,2533,2536,262205,6,
2539,2538,327808,6,2540,2537,2539,393281,2483,2542,2400,247,751,262205,6,2543,2542,393281,2401,2544,2400,247,336,
262205,15,2545,2544,262268,7,2546,2545,327851,2548,2549,2546,2547,262298,32,2550,2549,196855,2552,0,262394,2550,2551,
2552,131320,2551,393281,248,2556,2545,247,247,393277,6,2557,2556,2,4,458764,6,2558,1,38,2543,2557,131321,2552,131320,
2552,458997,6,2641,2543,5,2558,2551,327856,32,2561,2540,2641,196855,2563,0,262394,2561,2562,2563,131320,2562,393281,
2401,2564,2400,247,220,262205,15,2565,2564,262268,7,2566,2565,327851,2548,2567,2566,2547,262298,32,2568,2567,131321,
2563,131320,2563,458997,32,2569,2561,2552,2568,2562,196855,2571,0,262394,2569,2570,2578,131320,2570,393281,2401,2573,
2400,247,220,262205,15,2574,2573,196670,2572,2574,196670,2575,2540,393273,6,2577,22,2572,2575,131321,2571,131320,2578,
327854,32,2581,2540,2641,196855,2583,0,262394,2581,2582,2583,131320,2582,393281,2483,2584,2400,247,765,262205,6,2585,
2584,131321,2583,131320,2583,458997,6,2645,2540,2578,2585,2582,131321,2571,131320,2571,458997,6,2644,2577,2570,2645,
2583,393281,2483,2587,2400,247,765,262205,6,2588,2587,327856,32,2589,2644,2588,196855,2591,0,262394,2589,2590,2591,
131320,2590,196670,2593,2644,327737,30,2595,202,2593,196855,2599,0,262394,2597,2598,2613,131320,2598,393281,2401,2600,
2400,247,247,262205,15,2601,2600,262268,7,2602,2601,196670,2604,2602,196670,2605,2595,393281,2483,2608,2400,247,704,
262205,6,2609,2608,196670,2607,2609,524345,32,2611,192,2604,2605,2607,2610,262205,68,2612,2610,196670,2603,2612,
131321,2599,131320,2613,393281,2401,2614,2400,247,247,262205,15,2615,2614,262268,7,2616,2615,196670,2617,2616,196670,
2618,2595,393281,2483,2621,2400,247,704,262205,6,2622,2621,196670,2620,2622,524345,32,2624,198,2617,2618,2620,2623,
262205,68,2625,2623,196670,2603,2625,131321,2599,131320,2599,196670,2626,2595,262205,68,2629,2603,196670,2628,2629,
393273,6,2630,212,2626,2628,327745,9,2631,2603,751,196670,2631,2630,196670,2632,2644,262205,68,2635,2603,196670,2634,
2635,393273,2,2636,207,2632,2634,131321,2591,131320,2591,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,216,11,215,262205,6,217,216,262205,6,218,12,327876,6,221,218,220,327829,223,224,217,221,327761,6,225,224,
1,327761,6,226,224,0,327745,9,229,11,228,262205,6,230,229,262205,6,231,12,327874,6,233,231,232,327808,6,234,230,233,
327808,6,236,234,225,327760,7,237,226,236,131326,237,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,242,7,262203,9,243,7,262205,15,240,20,262268,7,241,240,196670,242,241,262205,6,244,21,196670,243,244,393273,7,245,
13,242,243,262268,15,246,245,393281,248,249,246,247,247,393277,6,250,249,2,4,131326,250,65592,327734,7,26,0,10,196663,
8,24,196663,9,25,131320,27,327745,9,254,24,215,262205,6,255,254,262205,6,256,25,327876,6,258,256,257,327829,223,260,
255,258,327761,6,261,260,1,327761,6,262,260,0,327745,9,264,24,228,262205,6,265,264,262205,6,266,25,327874,6,268,266,
267,327808,6,269,265,268,327808,6,271,269,261,327760,7,272,262,271,131326,272,65592,327734,32,35,0,33,196663,31,34,
131320,36,393281,37,276,34,247,215,262205,28,277,276,262268,6,278,277,327879,6,280,278,279,393281,37,282,34,247,228,
262205,28,283,282,262268,6,284,283,327879,6,285,284,279,393281,37,288,34,247,287,262205,28,289,288,262268,6,290,289,
327879,6,291,290,279,393281,37,293,34,220,215,262205,28,294,293,262268,6,295,294,327879,6,296,295,279,393281,37,298,
34,220,228,262205,28,299,298,262268,6,300,299,327879,6,301,300,279,393281,37,303,34,220,287,262205,28,304,303,262268,
6,305,304,327879,6,306,305,279,458764,6,310,1,41,280,285,458764,6,312,1,41,310,291,458764,6,315,1,41,296,301,458764,6,
317,1,41,315,306,458764,6,318,1,41,312,317,327858,32,323,318,322,196855,325,0,262394,323,324,325,131320,324,327745,37,
327,34,326,262205,28,328,327,262268,6,329,328,327879,6,330,329,279,327856,32,332,330,331,131321,325,131320,325,458997,
32,333,323,36,332,324,196855,335,0,262394,333,334,335,131320,334,327745,37,337,34,336,262205,28,338,337,262268,6,339,
338,327858,32,340,339,331,262312,32,341,340,196855,343,0,262394,341,342,343,131320,342,262205,28,345,337,262268,6,346,
345,327850,32,348,346,347,131321,343,131320,343,458997,32,349,340,334,348,342,131321,335,131320,335,458997,32,350,333,
325,349,343,196855,353,0,262394,350,352,353,131320,352,327877,6,356,296,301,327877,6,358,356,306,327851,32,359,358,
215,131321,353,131320,353,458997,32,360,350,335,359,352,196855,362,0,262394,360,361,362,131320,361,327745,37,363,34,
326,262205,28,364,363,327745,37,365,34,336,262205,28,366,365,327868,32,367,364,366,131321,362,131320,362,458997,32,
368,360,353,367,361,131326,368,65592,327734,28,41,0,38,196663,37,39,196663,37,40,131320,42,262205,28,372,39,262268,6,
373,372,262205,28,375,40,262268,6,376,375,327879,6,380,373,379,327877,6,382,380,381,327879,6,385,376,379,327877,6,386,
385,381,327856,32,390,382,386,393385,6,391,390,228,215,327874,6,396,373,395,327879,6,398,396,397,262268,219,399,398,
327874,6,402,376,395,327879,6,403,402,397,262268,219,404,403,327810,219,408,399,404,327808,219,410,408,409,262268,219,
412,391,327810,219,413,410,412,458764,219,416,1,39,399,404,327853,32,417,416,247,196855,419,0,262394,417,418,419,
131320,418,458764,219,422,1,42,399,404,327857,32,424,422,423,131321,419,131320,419,458997,32,425,417,42,424,418,
327853,32,427,413,247,327847,32,428,425,427,327857,32,430,413,423,327847,32,431,428,430,196855,433,0,262394,431,432,
520,131320,432,327808,6,437,382,436,262268,28,438,437,327808,6,440,386,436,262268,28,441,440,327816,28,442,438,441,
262268,6,445,442,327810,6,446,445,436,327876,6,448,391,395,327808,6,449,446,448,327808,6,454,452,391,327876,6,455,382,
454,327812,6,458,449,386,327810,6,459,455,458,262268,219,460,459,262268,219,463,386,327808,219,466,460,460,327853,32,
469,466,463,393385,6,470,469,228,215,327812,219,473,336,463,327853,32,474,466,473,393385,6,475,474,228,215,327808,6,
476,470,475,327812,219,480,478,463,327853,32,481,466,480,393385,6,482,481,228,215,327808,6,483,476,482,327808,6,485,
449,483,262270,219,488,463,327857,32,489,466,488,393385,6,490,489,228,215,327812,219,494,492,463,327857,32,495,466,
494,393385,6,496,495,228,215,327808,6,497,490,496,327812,219,501,499,463,327857,32,502,466,501,393385,6,503,502,228,
215,327808,6,504,497,503,327810,6,506,485,504,327878,6,510,373,376,327879,6,511,510,347,327810,219,513,413,326,262268,
6,514,513,327876,6,515,514,395,327808,6,517,515,506,327877,6,518,511,517,262268,28,519,518,131321,433,131320,520,
262205,28,522,39,262205,28,523,40,327816,28,524,522,523,131321,433,131320,433,458997,28,2647,519,432,524,520,131326,
2647,65592,327734,28,45,0,43,196663,37,44,131320,46,262203,37,544,7,262203,37,545,7,262205,28,530,44,262268,6,531,530,
327879,6,533,531,279,327856,32,535,533,534,196855,537,0,262394,535,536,537,131320,536,327879,6,539,531,347,327877,6,
540,539,534,131321,537,131320,537,458997,6,2648,531,46,540,536,262268,28,543,2648,196670,544,541,196670,545,543,
393273,28,546,41,544,545,131326,546,65592,327734,2,53,0,50,196663,48,51,196663,49,52,131320,54,262203,37,593,7,262203,
37,595,7,262203,37,599,7,262203,37,601,7,262203,37,604,7,262203,37,605,7,327745,37,550,52,215,262205,28,551,550,
327745,37,553,52,228,262205,28,554,553,327745,37,556,52,287,262205,28,557,556,327745,9,558,51,478,196670,558,215,
262205,28,560,553,393228,28,561,1,4,560,393228,28,563,1,4,551,327866,32,564,561,563,196855,566,0,262394,564,565,566,
131320,565,262205,28,568,553,262205,28,570,556,262205,28,572,550,196670,558,228,131321,566,131320,566,458997,28,2654,
557,54,572,565,458997,28,2652,554,54,570,565,458997,28,2649,551,54,568,565,262205,28,575,556,393228,28,576,1,4,575,
393228,28,578,1,4,2649,327866,32,579,576,578,196855,581,0,262394,579,580,581,131320,580,262205,28,583,556,262205,28,
585,550,262205,28,587,553,196670,558,287,131321,581,131320,581,458997,28,2653,2654,566,587,580,458997,28,2651,2652,
566,585,580,458997,28,2650,2649,566,583,580,262271,28,591,2650,196670,593,2651,196670,595,591,393273,28,597,41,593,
595,196670,599,2653,196670,601,591,393273,28,603,41,599,601,196670,604,541,196670,605,2650,393273,28,607,41,604,605,
327745,37,608,51,257,196670,608,607,393296,29,612,541,610,597,393296,29,615,610,541,603,262205,6,617,558,327850,32,
618,617,215,196855,620,0,262394,618,619,625,131320,619,393296,29,622,597,541,610,393296,29,624,603,610,541,131321,620,
131320,625,262205,6,627,558,327850,32,628,627,228,196855,630,0,262394,628,629,630,131320,629,393296,29,632,610,597,
541,393296,29,634,541,603,610,131321,630,131320,630,458997,29,2658,615,625,634,629,458997,29,2656,612,625,632,629,
131321,620,131320,620,458997,29,2657,624,619,2658,630,458997,29,2655,622,619,2656,630,327745,49,636,51,220,196670,636,
2655,327745,49,638,51,336,196670,638,2657,327864,32,640,2650,610,196855,642,0,262394,640,641,642,131320,641,196670,
636,2657,196670,638,2655,131321,642,131320,642,65789,65592,327734,6,59,0,55,196663,8,56,196663,9,57,196663,48,58,
131320,60,262203,143,647,7,262203,8,648,7,262203,9,650,7,262203,143,660,7,262203,8,661,7,262203,9,663,7,262205,7,649,
56,196670,648,649,262205,6,651,57,196670,650,651,393273,7,652,26,648,650,262268,653,656,652,393281,657,658,656,247,
247,393277,142,659,658,2,16,196670,647,659,262205,7,662,56,196670,661,662,262205,6,664,57,196670,663,664,393273,7,665,
26,661,663,262268,653,666,665,393281,657,667,666,247,326,393277,142,668,667,2,16,196670,660,668,524367,670,672,659,
659,0,1,2,262268,29,673,672,327745,9,676,660,675,262205,6,677,676,262268,28,678,677,327745,49,681,58,247,262205,29,
682,681,327811,29,683,673,682,327745,49,684,58,326,262205,29,685,684,262205,29,689,681,393228,29,690,1,4,689,393296,
29,694,678,678,678,327809,29,695,690,694,262205,29,698,684,393228,29,699,1,4,698,327813,29,701,699,695,327822,29,703,
701,702,524367,670,706,668,668,0,1,2,262268,29,707,706,262205,29,709,684,327813,29,710,707,709,327745,49,711,58,704,
196670,711,710,262271,29,2857,703,524300,29,715,1,50,683,685,2857,327745,49,716,58,712,196670,716,715,524300,29,720,1,
50,683,685,703,327745,49,721,58,717,196670,721,720,327745,9,722,647,675,262205,6,723,722,131326,723,65592,327734,6,66,
0,61,196663,8,62,196663,31,63,196663,9,64,196663,48,65,131320,67,262203,143,726,7,262203,8,727,7,262203,9,729,7,
262203,37,737,7,262203,37,741,7,262203,37,745,7,262203,48,779,7,262203,49,781,7,262203,8,786,7,262203,9,788,7,262203,
48,789,7,262205,7,728,62,196670,727,728,196670,729,287,393273,7,730,26,727,729,262268,653,731,730,393281,657,732,731,
247,247,393277,142,733,732,2,16,196670,726,733,327745,49,734,63,247,262205,29,735,734,327745,49,736,65,247,196670,736,
735,393281,37,738,63,220,215,262205,28,739,738,196670,737,739,327737,28,740,45,737,393281,37,742,63,220,228,262205,28,
743,742,196670,741,743,327737,28,744,45,741,393281,37,746,63,220,287,262205,28,747,746,196670,745,747,327737,28,748,
45,745,393296,29,749,740,744,748,327745,49,750,65,326,196670,750,749,327745,37,752,63,326,262205,28,753,752,262268,6,
754,753,327879,6,755,754,347,327850,32,756,755,215,196855,759,0,262394,756,758,762,131320,758,262205,28,761,752,
131321,759,131320,762,131321,759,131320,759,458997,28,2661,761,758,610,762,327745,37,764,65,751,196670,764,2661,
262205,6,766,64,327745,9,767,65,765,196670,767,766,327745,9,770,65,768,196670,770,769,327745,9,772,726,215,262205,6,
773,772,327745,9,774,65,771,196670,774,773,327745,9,776,726,228,262205,6,777,776,327745,9,778,65,775,196670,778,777,
262205,47,780,65,196670,779,780,327745,49,782,63,220,262205,29,783,782,196670,781,783,393273,2,784,53,779,781,262205,
47,785,779,196670,65,785,262205,7,787,62,196670,786,787,196670,788,215,262205,47,790,65,196670,789,790,458809,6,791,
59,786,788,789,262205,47,792,789,196670,65,792,131326,791,65592,327734,68,71,0,69,196663,37,70,131320,72,262203,111,
795,7,262205,28,796,70,327745,37,797,795,247,196670,797,796,327745,37,798,795,326,196670,798,610,327745,37,799,795,
220,196670,799,610,327745,9,801,795,336,196670,801,800,327745,9,802,795,257,196670,802,800,327745,9,803,795,478,
196670,803,800,327745,9,804,795,751,196670,804,215,327745,9,805,795,765,196670,805,215,262205,68,806,795,131326,806,
65592,327734,28,76,0,73,196663,49,74,196663,49,75,131320,77,327745,37,810,74,215,262205,28,811,810,327745,37,812,75,
215,262205,28,813,812,327813,28,814,811,813,327745,37,815,74,228,262205,28,816,815,327745,37,817,75,228,262205,28,818,
817,327813,28,819,816,818,327809,28,820,814,819,327745,37,821,74,287,262205,28,822,821,327745,37,823,75,287,262205,28,
824,823,327813,28,825,822,824,327809,28,826,820,825,131326,826,65592,327734,28,83,0,78,196663,37,79,196663,37,80,
196663,37,81,196663,37,82,131320,84,262205,28,831,79,262205,28,832,82,327813,28,833,831,832,262205,28,834,80,262205,
28,835,81,327813,28,836,834,835,327811,28,837,833,836,131326,837,65592,327734,28,88,0,85,196663,48,86,196663,49,87,
131320,89,327745,9,842,86,478,262205,6,843,842,327850,32,844,843,215,196855,847,0,262394,844,846,850,131320,846,
327745,37,848,87,215,262205,28,849,848,131321,847,131320,850,262205,6,852,842,327850,32,853,852,228,196855,856,0,
262394,853,855,859,131320,855,327745,37,857,87,228,262205,28,858,857,131321,856,131320,859,327745,37,860,87,287,
262205,28,861,860,131321,856,131320,856,458997,28,2662,858,855,861,859,131321,847,131320,847,458997,28,2663,849,846,
2662,856,327745,37,865,86,257,262205,28,866,865,327813,28,868,866,2663,131326,868,65592,327734,28,92,0,38,196663,37,
90,196663,37,91,131320,93,262205,28,872,90,262205,28,873,91,327864,32,874,872,873,262205,28,875,90,262205,28,876,91,
393385,28,877,874,875,876,131326,877,65592,327734,28,96,0,38,196663,37,94,196663,37,95,131320,97,262205,28,880,94,
262205,28,881,95,327866,32,882,880,881,262205,28,883,94,262205,28,884,95,393385,28,885,882,883,884,131326,885,65592,
327734,2,105,0,98,196663,37,99,196663,37,100,196663,37,101,196663,37,102,196663,37,103,196663,37,104,131320,106,
262203,37,901,7,262203,37,903,7,262203,37,906,7,262203,37,907,7,262203,37,911,7,262203,37,913,7,262203,37,916,7,
262203,37,917,7,262203,37,936,7,262203,37,938,7,262203,37,941,7,262203,37,943,7,262205,28,889,100,262205,28,890,99,
327813,28,891,889,890,262205,28,893,101,262205,28,894,99,327813,28,895,893,894,262205,28,897,102,262205,28,898,99,
327813,28,899,897,898,196670,901,891,196670,903,895,393273,28,905,92,901,903,196670,906,905,196670,907,899,393273,28,
909,92,906,907,196670,911,891,196670,913,895,393273,28,915,96,911,913,196670,916,915,196670,917,899,393273,28,919,96,
916,917,393228,28,922,1,4,909,393228,28,924,1,4,919,458764,28,925,1,40,922,924,327813,28,927,925,926,327811,28,931,
909,927,327809,28,935,919,927,262205,28,937,103,196670,936,937,196670,938,931,393273,28,940,96,936,938,196670,103,940,
262205,28,942,104,196670,941,942,196670,943,935,393273,28,945,92,941,943,196670,104,945,65789,65592,327734,6,109,0,
107,196663,37,108,131320,110,262205,28,946,108,262268,6,947,946,327879,6,948,947,279,131326,948,65592,327734,32,119,0,
112,196663,48,113,196663,49,114,196663,49,115,196663,49,116,196663,37,117,196663,111,118,131320,120,262203,49,951,7,
262203,49,956,7,262203,49,961,7,262203,49,967,7,262203,49,970,7,262203,49,974,7,262203,49,977,7,262203,49,981,7,
262203,49,984,7,262203,49,988,7,262203,49,991,7,262203,49,995,7,262203,49,998,7,262203,49,1002,7,262203,49,1005,7,
262203,37,1009,7,262203,37,1011,7,262203,37,1013,7,262203,37,1015,7,262203,37,1019,7,262203,37,1021,7,262203,37,1023,
7,262203,37,1025,7,262203,37,1029,7,262203,37,1031,7,262203,37,1033,7,262203,37,1035,7,262203,48,1074,7,262203,49,
1076,7,262203,48,1080,7,262203,49,1082,7,262203,48,1086,7,262203,49,1088,7,262203,37,1092,7,262203,37,1093,7,262203,
37,1122,7,262203,37,1125,7,262203,37,1128,7,262203,37,1131,7,262203,37,1134,7,262203,37,1136,7,262203,37,1141,7,
262203,37,1144,7,262203,37,1147,7,262203,37,1150,7,262203,37,1153,7,262203,37,1155,7,262203,37,1160,7,262203,37,1163,
7,262203,37,1166,7,262203,37,1169,7,262203,37,1172,7,262203,37,1174,7,262203,37,1179,7,262203,37,1181,7,262203,37,
1184,7,262203,37,1185,7,262203,37,1201,7,262203,37,1231,7,262205,29,952,114,327745,49,953,113,247,262205,29,954,953,
327811,29,955,952,954,196670,951,955,262205,29,957,115,262205,29,959,953,327811,29,960,957,959,196670,956,960,262205,
29,962,116,262205,29,964,953,327811,29,965,962,964,196670,961,965,327745,49,968,113,220,262205,29,969,968,196670,967,
969,196670,970,955,393273,28,972,76,967,970,327745,49,975,113,336,262205,29,976,975,196670,974,976,196670,977,955,
393273,28,979,76,974,977,262205,29,983,968,196670,981,983,196670,984,960,393273,28,986,76,981,984,262205,29,990,975,
196670,988,990,196670,991,960,393273,28,993,76,988,991,262205,29,997,968,196670,995,997,196670,998,965,393273,28,1000,
76,995,998,262205,29,1004,975,196670,1002,1004,196670,1005,965,393273,28,1007,76,1002,1005,196670,1009,1000,196670,
1011,1007,196670,1013,986,196670,1015,993,524345,28,1017,83,1009,1011,1013,1015,196670,1019,972,196670,1021,979,
196670,1023,1000,196670,1025,1007,524345,28,1027,83,1019,1021,1023,1025,196670,1029,986,196670,1031,993,196670,1033,
972,196670,1035,979,524345,28,1037,83,1029,1031,1033,1035,327809,28,1041,1017,1027,327809,28,1043,1041,1037,458764,28,
1047,1,37,1017,1027,458764,28,1049,1,37,1047,1037,327864,32,1050,1049,610,196855,1052,0,262394,1050,1051,1052,131320,
1051,458764,28,1055,1,40,1017,1027,458764,28,1057,1,40,1055,1037,327866,32,1058,1057,610,131321,1052,131320,1052,
458997,32,1059,1050,120,1058,1051,262312,32,1062,1059,196855,1064,0,262394,1062,1063,1064,131320,1063,262268,6,1066,
1043,327879,6,1067,1066,279,327854,32,1068,1067,381,131321,1064,131320,1064,458997,32,1069,1062,1052,1068,1063,196855,
1072,0,262394,1069,1071,1072,131320,1071,262205,47,1075,113,196670,1074,1075,196670,1076,955,393273,28,1078,88,1074,
1076,262205,47,1081,113,196670,1080,1081,196670,1082,960,393273,28,1084,88,1080,1082,262205,47,1087,113,196670,1086,
1087,196670,1088,965,393273,28,1090,88,1086,1088,196670,1092,541,196670,1093,1043,393273,28,1095,41,1092,1093,327813,
28,1099,1017,1078,327813,28,1102,1027,1084,327809,28,1103,1099,1102,327813,28,1106,1037,1090,327809,28,1107,1103,1106,
327813,28,1109,1107,1095,327813,28,1113,1027,1095,327813,28,1117,1037,1095,393281,37,1123,113,326,215,262205,28,1124,
1123,196670,1122,1124,327745,37,1126,951,215,262205,28,1127,1126,196670,1125,1127,327745,37,1129,956,215,262205,28,
1130,1129,196670,1128,1130,327745,37,1132,961,215,262205,28,1133,1132,196670,1131,1133,196670,1134,1119,196670,1136,
1121,655417,2,1138,105,1122,1125,1128,1131,1134,1136,262205,28,1139,1134,262205,28,1140,1136,393281,37,1142,113,326,
228,262205,28,1143,1142,196670,1141,1143,327745,37,1145,951,228,262205,28,1146,1145,196670,1144,1146,327745,37,1148,
956,228,262205,28,1149,1148,196670,1147,1149,327745,37,1151,961,228,262205,28,1152,1151,196670,1150,1152,196670,1153,
1139,196670,1155,1140,655417,2,1157,105,1141,1144,1147,1150,1153,1155,262205,28,1158,1153,262205,28,1159,1155,393281,
37,1161,113,326,287,262205,28,1162,1161,196670,1160,1162,327745,37,1164,951,287,262205,28,1165,1164,196670,1163,1165,
327745,37,1167,956,287,262205,28,1168,1167,196670,1166,1168,327745,37,1170,961,287,262205,28,1171,1170,196670,1169,
1171,196670,1172,1158,196670,1174,1159,655417,2,1176,105,1160,1163,1166,1169,1172,1174,262205,28,1177,1172,262205,28,
1178,1174,196670,1179,1109,196670,1181,1177,393273,28,1183,96,1179,1181,196670,1184,1183,196670,1185,1178,393273,28,
1187,92,1184,1185,327745,37,1188,118,247,196670,1188,1187,327745,37,1190,118,326,196670,1190,1113,327745,37,1192,118,
220,196670,1192,1117,327866,32,1195,1043,610,393385,6,1197,1195,1196,397,327877,6,1198,1193,1197,327745,9,1199,118,
765,196670,1199,1198,262205,28,1203,1188,196670,1201,1203,327737,6,1204,109,1201,262205,28,1208,1188,262268,6,1209,
1208,327851,32,1210,1204,1209,327851,32,1212,1204,215,327847,32,1213,1210,1212,327868,32,1216,1177,1178,262312,32,
1218,1213,327847,32,1219,1216,1218,196855,1221,0,262394,1219,1220,1221,131320,1220,327745,37,1223,113,751,262205,28,
1224,1223,262268,6,1225,1224,327854,32,1226,1204,1225,131321,1221,131320,1221,458997,32,1227,1219,1071,1226,1220,
196855,1229,0,262394,1227,1228,1229,131320,1228,262205,28,1232,117,196670,1231,1232,327737,6,1233,109,1231,327858,32,
1234,1204,1233,131321,1229,131320,1229,458997,32,1235,1227,1221,1234,1228,131321,1072,131320,1072,458997,32,2664,1069,
1064,1235,1229,131326,2664,65592,327734,32,124,0,121,196663,111,122,196663,111,123,131320,125,327745,9,1240,122,257,
262205,6,1241,1240,327745,9,1242,123,257,262205,6,1243,1242,327856,32,1244,1241,1243,262312,32,1245,1244,196855,1247,
0,262394,1245,1246,1247,131320,1246,262205,6,1249,1240,262205,6,1251,1242,327850,32,1252,1249,1251,196855,1254,0,
262394,1252,1253,1254,131320,1253,327745,9,1255,122,336,262205,6,1256,1255,327745,9,1257,123,336,262205,6,1258,1257,
327856,32,1259,1256,1258,131321,1254,131320,1254,458997,32,1260,1252,1246,1259,1253,131321,1247,131320,1247,458997,32,
1261,1244,125,1260,1254,327745,37,1262,122,247,262205,28,1263,1262,327745,37,1264,123,247,262205,28,1265,1264,327864,
32,1266,1263,1265,262312,32,1267,1266,196855,1269,0,262394,1267,1268,1269,131320,1268,262205,28,1271,1262,262205,28,
1273,1264,327860,32,1274,1271,1273,327847,32,1276,1274,1261,131321,1269,131320,1269,458997,32,1277,1266,1247,1276,
1268,131326,1277,65592,327734,32,131,0,126,196663,48,127,196663,31,128,196663,9,129,196663,111,130,131320,132,327745,
9,1281,130,765,262205,6,1282,1281,327879,6,1283,1282,397,327850,32,1284,1283,1196,262205,6,1286,129,327879,6,1287,
1286,228,327851,32,1288,1287,215,327745,9,1289,127,765,262205,6,1290,1289,327879,6,1291,1290,675,327851,32,1292,1291,
215,196855,1294,0,262394,1292,1293,1294,131320,1293,262205,6,1296,1289,327879,6,1297,1296,228,327851,32,1298,1297,215,
131321,1294,131320,1294,458997,32,2665,1288,132,1298,1293,393385,6,1303,1284,1301,1302,393385,6,1307,2665,1305,1306,
327877,6,1308,1303,1307,262205,6,1311,1289,327879,6,1313,1311,1308,327850,32,1314,1313,215,262312,32,1317,2665,327847,
32,1318,1314,1317,196855,1320,0,262394,1318,1319,1320,131320,1319,131321,1320,131320,1320,458997,32,2666,1314,1294,
1321,1319,131326,2666,65592,327734,2,140,0,133,196663,8,134,196663,48,135,196663,31,136,196663,9,137,196663,111,138,
196663,111,139,131320,141,262203,143,1331,7,262203,8,1332,7,262203,9,1334,7,262203,143,1340,7,262203,8,1341,7,262203,
9,1343,7,262203,8,1350,7,262203,9,1352,7,262203,111,1358,7,262203,37,1359,7,262203,48,1380,7,262203,49,1382,7,262203,
49,1383,7,262203,49,1384,7,262203,37,1385,7,262203,111,1388,7,262203,111,1395,7,262203,111,1397,7,262203,111,1409,7,
262203,111,1411,7,262203,48,1423,7,262203,31,1425,7,262203,9,1427,7,262203,111,1428,7,327745,9,1326,135,771,262205,6,
1327,1326,262205,6,1328,137,327812,6,1329,675,1328,327808,6,1330,1327,1329,262205,7,1333,134,196670,1332,1333,196670,
1334,1330,393273,7,1336,26,1332,1334,262268,653,1337,1336,393281,657,1338,1337,247,247,393277,142,1339,1338,2,16,
196670,1331,1339,262205,7,1342,134,196670,1341,1342,196670,1343,1330,393273,7,1345,26,1341,1343,262268,653,1346,1345,
393281,657,1347,1346,247,326,393277,142,1348,1347,2,16,196670,1340,1348,262205,7,1351,134,196670,1350,1351,196670,
1352,1330,393273,7,1354,26,1350,1352,262268,653,1355,1354,393281,657,1356,1355,247,220,393277,142,1357,1356,2,16,
196670,1359,610,327737,68,1360,71,1359,196670,1358,1360,327745,9,1361,1331,675,262205,6,1362,1361,327745,9,1363,1358,
336,196670,1363,1362,327745,9,1364,1340,675,262205,6,1365,1364,327879,6,1367,1365,1366,327745,9,1368,1358,257,196670,
1368,1367,327745,9,1369,1358,478,196670,1369,215,524367,670,1372,1339,1339,0,1,2,262268,29,1373,1372,524367,670,1375,
1348,1348,0,1,2,262268,29,1376,1375,524367,670,1378,1357,1357,0,1,2,262268,29,1379,1378,262205,47,1381,135,196670,
1380,1381,196670,1382,1373,196670,1383,1376,196670,1384,1379,327745,37,1386,139,247,262205,28,1387,1386,196670,1385,
1387,262205,68,1389,1358,196670,1388,1389,655417,32,1390,119,1380,1382,1383,1384,1385,1388,262205,68,1391,1388,196670,
1358,1391,196855,1394,0,262394,1390,1393,1394,131320,1393,262205,68,1396,1358,196670,1395,1396,262205,68,1398,139,
196670,1397,1398,393273,32,1399,124,1395,1397,196855,1401,0,262394,1399,1400,1401,131320,1400,327745,9,1402,138,765,
262205,6,1403,1402,327879,6,1404,1403,1193,327850,32,1405,1404,215,262312,32,1406,1405,196855,1408,0,262394,1406,1407,
1408,131320,1407,262205,68,1410,138,196670,1409,1410,262205,68,1412,1358,196670,1411,1412,393273,32,1413,124,1409,
1411,131321,1408,131320,1408,458997,32,1414,1405,1400,1413,1407,131321,1401,131320,1401,458997,32,1415,1399,1393,1414,
1408,131321,1394,131320,1394,458997,32,2667,1390,141,1415,1401,196855,1418,0,262394,2667,1417,1418,131320,1417,262205,
6,1420,1364,327874,6,1422,1420,1421,262205,47,1424,135,196670,1423,1424,262205,30,1426,136,196670,1425,1426,196670,
1427,1422,262205,68,1429,1358,196670,1428,1429,524345,32,1430,131,1423,1425,1427,1428,131321,1418,131320,1418,458997,
32,2668,2667,1394,1430,1417,196855,1433,0,262394,2668,1432,1433,131320,1432,262205,68,1434,1358,196670,139,1434,
131321,1433,131320,1433,65789,65592,327734,6,148,0,144,196663,48,145,196663,143,146,196663,37,147,131320,149,262203,
49,1458,7,262203,49,1469,7,262203,37,1509,7,262205,142,1436,146,524367,670,1437,1436,1436,0,1,2,262268,29,1438,1437,
327745,9,1440,146,215,262205,6,1441,1440,327879,6,1443,1441,1442,262256,28,1444,1443,327745,9,1445,146,228,262205,6,
1446,1445,327879,6,1447,1446,1442,262256,28,1448,1447,327745,9,1449,146,287,262205,6,1450,1449,327879,6,1451,1450,
1442,262256,28,1452,1451,393296,29,1453,1444,1448,1452,327745,49,1455,145,326,262205,29,1456,1455,393228,29,1457,1,4,
1456,262271,29,1460,1438,327745,49,1463,145,704,262205,29,1464,1463,327745,49,1465,145,712,262205,29,1466,1465,524300,
29,1467,1,50,1453,1464,1466,524300,29,1468,1,50,1460,1457,1467,196670,1458,1468,262205,29,1474,1463,327745,49,1475,
145,717,262205,29,1476,1475,524300,29,1477,1,50,1453,1474,1476,524300,29,1478,1,50,1438,1457,1477,196670,1469,1478,
327745,37,1480,1458,215,262205,28,1481,1480,262268,219,1482,1481,327745,37,1483,1458,228,262205,28,1484,1483,262268,
219,1485,1484,327745,37,1486,1458,287,262205,28,1487,1486,262268,219,1488,1487,458764,219,1489,1,42,1485,1488,458764,
219,1490,1,42,1482,1489,327745,37,1492,1469,215,262205,28,1493,1492,262268,219,1494,1493,327745,37,1495,1469,228,
262205,28,1496,1495,262268,219,1497,1496,327745,37,1498,1469,287,262205,28,1499,1498,262268,219,1500,1499,458764,219,
1501,1,39,1497,1500,458764,219,1502,1,39,1494,1501,327745,37,1504,145,751,262205,28,1505,1504,262268,219,1506,1505,
458764,219,1507,1,42,1490,1506,262205,28,1510,147,196670,1509,1510,327737,6,1511,109,1509,262268,219,1512,1511,458764,
219,1513,1,39,1502,1512,327859,32,1516,1507,1513,196855,1519,0,262394,1516,1518,1522,131320,1518,262268,6,1521,1507,
131321,1519,131320,1522,131321,1519,131320,1519,458997,6,2669,1521,1518,800,1522,131326,2669,65592,327734,6,153,0,150,
196663,9,151,196663,9,152,131320,154,262205,6,1526,151,327850,32,1527,1526,800,196855,1530,0,262394,1527,1529,1532,
131320,1529,262205,6,1531,151,131321,1530,131320,1532,262205,6,1533,151,327879,6,1535,1533,1534,262205,6,1536,152,
327810,6,1537,675,1536,327877,6,1538,1535,1537,131321,1530,131320,1530,458997,6,2670,1531,1529,1538,1532,131326,2670,
65592,327734,2,158,0,155,196663,9,156,196663,9,157,131320,159,262205,6,1543,156,262205,6,1544,157,458764,6,1545,1,38,
1543,1544,262205,6,1546,156,262205,6,1547,157,458764,6,1548,1,41,1546,1547,196670,157,1548,196670,156,1545,65789,
65592,327734,32,162,0,160,196663,9,161,131320,163,262205,6,1550,161,327879,6,1551,1550,347,327850,32,1552,1551,215,
131326,1552,65592,327734,32,165,0,160,196663,9,164,131320,166,262205,6,1555,164,327879,6,1557,1555,1556,327850,32,
1558,1557,347,131326,1558,65592,327734,32,168,0,160,196663,9,167,131320,169,262205,6,1561,167,327879,6,1563,1561,1562,
327850,32,1565,1563,1564,131326,1565,65592,327734,6,172,0,170,196663,9,171,131320,173,262205,6,1569,171,327874,6,1570,
1569,267,327879,6,1571,1570,675,327851,32,1572,1571,215,196855,1576,0,262394,1572,1575,1579,131320,1575,262205,6,1577,
171,327810,6,1578,1577,769,131321,1576,131320,1579,131321,1576,131320,1576,458997,6,2671,1578,1575,800,1579,131326,
2671,65592,327734,6,177,0,55,196663,8,174,196663,9,175,196663,48,176,131320,178,262203,8,1602,7,262203,9,1604,7,
262203,48,1606,7,262203,9,1610,7,262205,6,1583,175,327879,6,1584,1583,769,327745,9,1585,176,768,196670,1585,1584,
262205,6,1588,1585,327850,32,1589,1588,769,196855,1592,0,262394,1589,1591,1593,131320,1591,131321,1592,131320,1593,
327745,9,1594,176,775,262205,6,1595,1594,262205,6,1597,1585,327812,6,1598,287,1597,327808,6,1599,1595,1598,131321,
1592,131320,1592,458997,6,2672,215,1591,1599,1593,262205,7,1603,174,196670,1602,1603,196670,1604,2672,262205,47,1607,
176,196670,1606,1607,458809,6,1608,59,1602,1604,1606,262205,47,1609,1606,196670,176,1609,262205,6,1611,175,196670,
1610,1611,327737,32,1612,168,1610,393385,6,1614,1612,800,1608,131326,1614,65592,327734,32,185,0,179,196663,8,180,
196663,31,181,196663,9,182,196663,111,183,196663,111,184,131320,186,262203,111,1617,7,262203,37,1621,7,262203,31,1626,
7,262203,48,1637,7,262203,8,1638,7,262203,31,1640,7,262203,9,1642,7,262203,48,1644,7,262203,9,1654,7,262203,143,1665,
7,262203,8,1666,7,262203,9,1668,7,262203,143,1674,7,262203,8,1675,7,262203,9,1677,7,262203,143,1683,7,262203,8,1684,7,
262203,9,1686,7,262203,143,1692,7,262203,8,1693,7,262203,9,1695,7,262203,48,1702,7,262203,143,1704,7,262203,37,1706,7,
262203,9,1710,7,262203,9,1711,7,262203,48,1714,7,262203,143,1716,7,262203,37,1718,7,262203,9,1722,7,262203,9,1723,7,
262203,48,1726,7,262203,143,1728,7,262203,37,1730,7,262203,9,1734,7,262203,9,1735,7,262203,48,1738,7,262203,143,1740,
7,262203,37,1742,7,262203,9,1746,7,262203,9,1747,7,262203,9,1749,7,262203,9,1751,7,262203,9,1756,7,262203,9,1758,7,
262203,9,1763,7,262203,9,1765,7,262203,9,1770,7,262203,9,1772,7,262203,9,1777,7,262203,9,1779,7,262203,1794,1795,7,
262203,9,1967,7,262203,8,1974,7,262203,48,1976,7,262203,31,1978,7,262203,9,1980,7,262203,111,1981,7,262203,111,1983,7,
262203,9,1987,7,262203,9,2003,7,262203,9,2011,7,262203,8,2024,7,262203,9,2026,7,262203,48,2028,7,262203,37,2048,7,
327745,37,1618,181,336,262205,28,1619,1618,458764,28,1620,1,37,1619,1121,196670,1621,1620,327737,68,1622,71,1621,
196670,1617,1622,262205,30,1627,181,196670,1626,1627,327737,32,1628,35,1626,196855,1630,0,262394,1628,1629,1630,
131320,1629,262205,6,1631,182,327879,6,1632,1631,1193,327850,32,1633,1632,215,131321,1630,131320,1630,458997,32,1634,
1628,186,1633,1629,196855,1636,0,262394,1634,1635,1636,131320,1635,262205,7,1639,180,196670,1638,1639,262205,30,1641,
181,196670,1640,1641,262205,6,1643,182,196670,1642,1643,524345,6,1645,66,1638,1640,1642,1644,262205,47,1646,1644,
196670,1637,1646,131321,1636,131320,1636,458997,6,2674,800,1630,1645,1635,131321,1647,131320,1647,458997,6,2680,215,
1636,2752,1650,458997,6,2677,215,1636,2769,1650,458997,6,2673,2674,1636,2746,1650,327851,32,1653,2673,800,262390,1649,
1650,0,262394,1653,1648,1649,131320,1648,196670,1654,2673,327737,32,1656,162,1654,196855,1658,0,262394,1656,1657,1966,
131320,1657,327812,6,1663,1661,2673,327808,6,1664,1660,1663,262205,7,1667,180,196670,1666,1667,196670,1668,1664,
393273,7,1670,26,1666,1668,262268,653,1671,1670,393281,657,1672,1671,247,247,393277,142,1673,1672,2,16,196670,1665,
1673,262205,7,1676,180,196670,1675,1676,196670,1677,1664,393273,7,1679,26,1675,1677,262268,653,1680,1679,393281,657,
1681,1680,247,326,393277,142,1682,1681,2,16,196670,1674,1682,262205,7,1685,180,196670,1684,1685,196670,1686,1664,
393273,7,1688,26,1684,1686,262268,653,1689,1688,393281,657,1690,1689,247,220,393277,142,1691,1690,2,16,196670,1683,
1691,262205,7,1694,180,196670,1693,1694,196670,1695,1664,393273,7,1697,26,1693,1695,262268,653,1698,1697,393281,657,
1699,1698,247,336,393277,142,1700,1699,2,16,196670,1692,1700,262205,47,1703,1637,196670,1702,1703,196670,1704,1673,
327745,37,1707,1617,247,262205,28,1708,1707,196670,1706,1708,458809,6,1709,148,1702,1704,1706,196670,1710,1709,196670,
1711,215,393273,6,1712,153,1710,1711,262205,47,1715,1637,196670,1714,1715,196670,1716,1682,262205,28,1720,1707,196670,
1718,1720,458809,6,1721,148,1714,1716,1718,196670,1722,1721,196670,1723,228,393273,6,1724,153,1722,1723,262205,47,
1727,1637,196670,1726,1727,196670,1728,1691,262205,28,1732,1707,196670,1730,1732,458809,6,1733,148,1726,1728,1730,
196670,1734,1733,196670,1735,287,393273,6,1736,153,1734,1735,262205,47,1739,1637,196670,1738,1739,196670,1740,1700,
262205,28,1744,1707,196670,1742,1744,458809,6,1745,148,1738,1740,1742,196670,1746,1745,196670,1747,675,393273,6,1748,
153,1746,1747,196670,1749,1712,196670,1751,1724,393273,2,1753,158,1749,1751,262205,6,1754,1749,262205,6,1755,1751,
196670,1756,1736,196670,1758,1748,393273,2,1760,158,1756,1758,262205,6,1761,1756,262205,6,1762,1758,196670,1763,1754,
196670,1765,1761,393273,2,1767,158,1763,1765,262205,6,1768,1763,262205,6,1769,1765,196670,1770,1755,196670,1772,1762,
393273,2,1774,158,1770,1772,262205,6,1775,1770,262205,6,1776,1772,196670,1777,1775,196670,1779,1769,393273,2,1781,158,
1777,1779,262205,6,1782,1777,262205,6,1783,1779,327851,32,1785,1776,800,196855,1787,0,262394,1785,1786,1787,131320,
1786,327856,32,1790,2680,1789,196855,1792,0,262394,1790,1791,1833,131320,1791,327808,6,1797,2680,326,327879,6,1799,
1776,287,327851,32,1800,1799,215,196855,1803,0,262394,1800,1802,1816,131320,1802,327879,6,1805,1776,228,327851,32,
1806,1805,215,196855,1809,0,262394,1806,1808,1812,131320,1808,327745,9,1810,1665,675,262205,6,1811,1810,131321,1809,
131320,1812,327745,9,1813,1674,675,262205,6,1814,1813,131321,1809,131320,1809,458997,6,2685,1811,1808,1814,1812,
131321,1803,131320,1816,327879,6,1818,1776,228,327851,32,1819,1818,215,196855,1822,0,262394,1819,1821,1825,131320,
1821,327745,9,1823,1683,675,262205,6,1824,1823,131321,1822,131320,1825,327745,9,1826,1692,675,262205,6,1827,1826,
131321,1822,131320,1822,458997,6,2684,1824,1821,1827,1825,131321,1803,131320,1803,458997,6,2686,2685,1809,2684,1822,
327760,7,1831,2686,1776,327745,8,1832,1795,2680,196670,1832,1831,131321,1792,131320,1833,131321,1792,131320,1792,
458997,6,2776,2677,1803,1834,1833,458997,6,2696,1797,1803,2680,1833,131321,1787,131320,1787,458997,6,2775,2677,1657,
2776,1792,458997,6,2695,2680,1657,2696,1792,327851,32,1836,1783,800,196855,1838,0,262394,1836,1837,1838,131320,1837,
327856,32,1840,2695,1789,196855,1842,0,262394,1840,1841,1880,131320,1841,327808,6,1844,2695,326,327879,6,1846,1783,
287,327851,32,1847,1846,215,196855,1850,0,262394,1847,1849,1863,131320,1849,327879,6,1852,1783,228,327851,32,1853,
1852,215,196855,1856,0,262394,1853,1855,1859,131320,1855,327745,9,1857,1665,675,262205,6,1858,1857,131321,1856,131320,
1859,327745,9,1860,1674,675,262205,6,1861,1860,131321,1856,131320,1856,458997,6,2701,1858,1855,1861,1859,131321,1850,
131320,1863,327879,6,1865,1783,228,327851,32,1866,1865,215,196855,1869,0,262394,1866,1868,1872,131320,1868,327745,9,
1870,1683,675,262205,6,1871,1870,131321,1869,131320,1872,327745,9,1873,1692,675,262205,6,1874,1873,131321,1869,131320,
1869,458997,6,2700,1871,1868,1874,1872,131321,1850,131320,1850,458997,6,2702,2701,1856,2700,1869,327760,7,1878,2702,
1783,327745,8,1879,1795,2695,196670,1879,1878,131321,1842,131320,1880,131321,1842,131320,1842,458997,6,2780,2775,1850,
1834,1880,458997,6,2717,1844,1850,2695,1880,131321,1838,131320,1838,458997,6,2774,2775,1787,2780,1842,458997,6,2716,
2695,1787,2717,1842,327851,32,1882,1782,800,196855,1884,0,262394,1882,1883,1884,131320,1883,327856,32,1886,2716,1789,
196855,1888,0,262394,1886,1887,1926,131320,1887,327808,6,1890,2716,326,327879,6,1892,1782,287,327851,32,1893,1892,215,
196855,1896,0,262394,1893,1895,1909,131320,1895,327879,6,1898,1782,228,327851,32,1899,1898,215,196855,1902,0,262394,
1899,1901,1905,131320,1901,327745,9,1903,1665,675,262205,6,1904,1903,131321,1902,131320,1905,327745,9,1906,1674,675,
262205,6,1907,1906,131321,1902,131320,1902,458997,6,2722,1904,1901,1907,1905,131321,1896,131320,1909,327879,6,1911,
1782,228,327851,32,1912,1911,215,196855,1915,0,262394,1912,1914,1918,131320,1914,327745,9,1916,1683,675,262205,6,1917,
1916,131321,1915,131320,1918,327745,9,1919,1692,675,262205,6,1920,1919,131321,1915,131320,1915,458997,6,2721,1917,
1914,1920,1918,131321,1896,131320,1896,458997,6,2723,2722,1902,2721,1915,327760,7,1924,2723,1782,327745,8,1925,1795,
2716,196670,1925,1924,131321,1888,131320,1926,131321,1888,131320,1888,458997,6,2784,2774,1896,1834,1926,458997,6,2758,
1890,1896,2716,1926,131321,1884,131320,1884,458997,6,2773,2774,1838,2784,1888,458997,6,2757,2716,1838,2758,1888,
327851,32,1928,1768,800,196855,1931,0,262394,1928,1930,1964,131320,1930,327879,6,1933,1768,287,327851,32,1934,1933,
215,196855,1937,0,262394,1934,1936,1950,131320,1936,327879,6,1939,1768,228,327851,32,1940,1939,215,196855,1943,0,
262394,1940,1942,1946,131320,1942,327745,9,1944,1665,675,262205,6,1945,1944,131321,1943,131320,1946,327745,9,1947,
1674,675,262205,6,1948,1947,131321,1943,131320,1943,458997,6,2743,1945,1942,1948,1946,131321,1937,131320,1950,327879,
6,1952,1768,228,327851,32,1953,1952,215,196855,1956,0,262394,1953,1955,1959,131320,1955,327745,9,1957,1683,675,262205,
6,1958,1957,131321,1956,131320,1959,327745,9,1960,1692,675,262205,6,1961,1960,131321,1956,131320,1956,458997,6,2742,
1958,1955,1961,1959,131321,1937,131320,1937,458997,6,2744,2743,1943,2742,1956,131321,1931,131320,1964,131321,1931,
131320,1931,458997,6,2745,2744,1937,800,1964,131321,1658,131320,1966,196670,1967,2673,327737,32,1969,165,1967,196855,
1971,0,262394,1969,1970,2002,131320,1970,327879,6,1973,2673,769,262205,7,1975,180,196670,1974,1975,262205,47,1977,
1637,196670,1976,1977,262205,30,1979,181,196670,1978,1979,196670,1980,1973,262205,68,1982,183,196670,1981,1982,262205,
68,1984,1617,196670,1983,1984,655417,2,1985,140,1974,1976,1978,1980,1981,1983,262205,68,1986,1983,196670,1617,1986,
196670,1987,2673,327737,6,1989,172,1987,327745,9,1990,1617,765,262205,6,1991,1990,327879,6,1992,1991,1193,327851,32,
1993,1992,215,196855,1995,0,262394,1993,1994,1995,131320,1994,262205,6,1996,182,327879,6,1997,1996,1661,327851,32,
1998,1997,215,131321,1995,131320,1995,458997,32,1999,1993,1970,1998,1994,196855,2001,0,262394,1999,2000,2001,131320,
2000,131321,2001,131320,2001,458997,6,2764,2680,1995,215,2000,458997,6,2749,1989,1995,800,2000,131321,1971,131320,
2002,196670,2003,2673,327737,32,2005,168,2003,327856,32,2007,2680,1789,327846,32,2008,2005,2007,196855,2010,0,262394,
2008,2009,2032,131320,2009,196670,2011,2673,327737,32,2013,168,2011,262312,32,2014,2013,196855,2016,0,262394,2014,
2015,2016,131320,2015,327808,6,2018,2680,326,327745,9,2019,1637,768,262205,6,2020,2019,327877,6,2021,1564,2020,327760,
7,2022,2021,215,327745,8,2023,1795,2680,196670,2023,2022,131321,2016,131320,2016,458997,6,2767,2680,2009,2018,2015,
262205,7,2025,180,196670,2024,2025,196670,2026,2673,262205,47,2029,1637,196670,2028,2029,458809,6,2030,177,2024,2026,
2028,262205,47,2031,2028,196670,1637,2031,131321,2010,131320,2032,131321,2010,131320,2010,458997,6,2792,2677,2016,
1834,2032,458997,6,2766,2767,2016,2680,2032,458997,6,2751,2030,2016,800,2032,131321,1971,131320,1971,458997,6,2789,
2677,2001,2792,2010,458997,6,2763,2764,2001,2766,2010,458997,6,2748,2749,2001,2751,2010,131321,1658,131320,1658,
458997,6,2769,2773,1931,2789,1971,458997,6,2753,2757,1931,2763,1971,458997,6,2747,2745,1931,2748,1971,131321,2033,
131320,2033,458997,6,2752,2753,1658,2044,2036,458997,6,2746,2747,1658,2795,2036,327850,32,2039,2746,800,327852,32,
2041,2752,215,327847,32,2042,2039,2041,262390,2035,2036,0,262394,2042,2034,2035,131320,2034,327810,6,2044,2752,326,
393281,9,2046,1795,2044,228,262205,6,2047,2046,327745,37,2049,1617,247,262205,28,2050,2049,196670,2048,2050,327737,6,
2051,109,2048,327877,6,2052,2051,675,327858,32,2053,2047,2052,196855,2055,0,262394,2053,2054,2055,131320,2054,393281,
9,2057,1795,2044,215,262205,6,2058,2057,131321,2055,131320,2055,458997,6,2795,2746,2034,2058,2054,131321,2036,131320,
2036,131321,2033,131320,2035,131321,1650,131320,1650,131321,1647,131320,1649,327745,9,2060,1617,765,262205,6,2061,
2060,327879,6,2062,2061,1193,327851,32,2063,2062,215,262312,32,2065,2063,196855,2067,0,262394,2065,2066,2067,131320,
2066,262205,28,2069,1618,327745,37,2070,1617,247,196670,2070,2069,131321,2067,131320,2067,262205,68,2071,1617,196670,
184,2071,327745,9,2073,184,765,262205,6,2074,2073,327877,6,2075,2074,2677,196670,2073,2075,131326,2063,65592,327734,
32,192,0,187,196663,8,188,196663,31,189,196663,9,190,196663,111,191,131320,193,262203,37,2081,7,262203,111,2083,7,
262203,37,2087,7,262203,31,2092,7,262203,48,2103,7,262203,8,2104,7,262203,31,2106,7,262203,9,2108,7,262203,48,2110,7,
262203,9,2121,7,262203,143,2130,7,262203,8,2131,7,262203,9,2133,7,262203,143,2139,7,262203,8,2140,7,262203,9,2142,7,
262203,143,2148,7,262203,8,2149,7,262203,9,2151,7,262203,143,2157,7,262203,8,2158,7,262203,9,2160,7,262203,48,2166,7,
262203,143,2168,7,262203,37,2170,7,262203,2185,2186,7,262203,48,2198,7,262203,143,2200,7,262203,37,2202,7,262203,48,
2227,7,262203,143,2229,7,262203,37,2231,7,262203,48,2256,7,262203,143,2258,7,262203,37,2260,7,262203,9,2286,7,262203,
8,2293,7,262203,48,2295,7,262203,31,2297,7,262203,9,2299,7,262203,111,2300,7,262203,111,2302,7,262203,9,2306,7,262203,
9,2316,7,262203,9,2324,7,262203,8,2336,7,262203,9,2338,7,262203,48,2340,7,196670,2081,610,327737,68,2082,71,2081,
327745,37,2084,189,336,262205,28,2085,2084,458764,28,2086,1,37,2085,1121,196670,2087,2086,327737,68,2088,71,2087,
196670,2083,2088,262205,30,2093,189,196670,2092,2093,327737,32,2094,35,2092,196855,2096,0,262394,2094,2095,2096,
131320,2095,262205,6,2097,190,327879,6,2098,2097,1193,327850,32,2099,2098,215,131321,2096,131320,2096,458997,32,2100,
2094,193,2099,2095,196855,2102,0,262394,2100,2101,2102,131320,2101,262205,7,2105,188,196670,2104,2105,262205,30,2107,
189,196670,2106,2107,262205,6,2109,190,196670,2108,2109,524345,6,2111,66,2104,2106,2108,2110,262205,47,2112,2110,
196670,2103,2112,131321,2102,131320,2102,458997,6,2798,800,2096,2111,2101,131321,2113,131320,2113,458997,6,2804,215,
2102,2852,2116,458997,6,2801,215,2102,2835,2116,458997,6,2797,2798,2102,2833,2116,327851,32,2119,2797,800,262390,2115,
2116,0,262394,2119,2114,2115,131320,2114,196670,2121,2797,327737,32,2123,162,2121,196855,2125,0,262394,2123,2124,2285,
131320,2124,327812,6,2128,1661,2797,327808,6,2129,1660,2128,262205,7,2132,188,196670,2131,2132,196670,2133,2129,
393273,7,2135,26,2131,2133,262268,653,2136,2135,393281,657,2137,2136,247,247,393277,142,2138,2137,2,16,196670,2130,
2138,262205,7,2141,188,196670,2140,2141,196670,2142,2129,393273,7,2144,26,2140,2142,262268,653,2145,2144,393281,657,
2146,2145,247,326,393277,142,2147,2146,2,16,196670,2139,2147,262205,7,2150,188,196670,2149,2150,196670,2151,2129,
393273,7,2153,26,2149,2151,262268,653,2154,2153,393281,657,2155,2154,247,220,393277,142,2156,2155,2,16,196670,2148,
2156,262205,7,2159,188,196670,2158,2159,196670,2160,2129,393273,7,2162,26,2158,2160,262268,653,2163,2162,393281,657,
2164,2163,247,336,393277,142,2165,2164,2,16,196670,2157,2165,262205,47,2167,2103,196670,2166,2167,196670,2168,2165,
327745,37,2171,2083,247,262205,28,2172,2171,196670,2170,2172,458809,6,2173,148,2166,2168,2170,327851,32,2174,2173,800,
196855,2176,0,262394,2174,2175,2176,131320,2175,196855,2183,0,262394,2858,2182,2191,131320,2182,327808,6,2188,2804,
326,327745,9,2190,2186,2804,196670,2190,800,131321,2183,131320,2191,196855,2195,0,262394,2858,2194,2195,131320,2194,
131321,2195,131320,2195,458997,6,2841,2801,2191,1834,2194,131321,2183,131320,2183,458997,6,2840,2801,2182,2841,2195,
458997,6,2810,2188,2182,2804,2195,327745,9,2196,2157,675,262205,6,2197,2196,131321,2176,131320,2176,458997,6,2839,
2801,2124,2840,2183,458997,6,2809,2804,2124,2810,2183,458997,6,2808,800,2124,2197,2183,262205,47,2199,2103,196670,
2198,2199,196670,2200,2156,262205,28,2204,2171,196670,2202,2204,458809,6,2205,148,2198,2200,2202,327851,32,2206,2205,
800,196855,2208,0,262394,2206,2207,2208,131320,2207,327851,32,2210,2808,800,327856,32,2212,2809,1789,327847,32,2213,
2210,2212,196855,2215,0,262394,2213,2214,2220,131320,2214,327808,6,2217,2809,326,327745,9,2219,2186,2809,196670,2219,
2808,131321,2215,131320,2220,196855,2224,0,262394,2210,2223,2224,131320,2223,131321,2224,131320,2224,458997,6,2843,
2839,2220,1834,2223,131321,2215,131320,2215,458997,6,2842,2839,2214,2843,2224,458997,6,2814,2217,2214,2809,2224,
327745,9,2225,2148,675,262205,6,2226,2225,131321,2208,131320,2208,458997,6,2838,2839,2176,2842,2215,458997,6,2813,
2809,2176,2814,2215,458997,6,2812,2808,2176,2226,2215,262205,47,2228,2103,196670,2227,2228,196670,2229,2147,262205,28,
2233,2171,196670,2231,2233,458809,6,2234,148,2227,2229,2231,327851,32,2235,2234,800,196855,2237,0,262394,2235,2236,
2237,131320,2236,327851,32,2239,2812,800,327856,32,2241,2813,1789,327847,32,2242,2239,2241,196855,2244,0,262394,2242,
2243,2249,131320,2243,327808,6,2246,2813,326,327745,9,2248,2186,2813,196670,2248,2812,131321,2244,131320,2249,196855,
2253,0,262394,2239,2252,2253,131320,2252,131321,2253,131320,2253,458997,6,2845,2838,2249,1834,2252,131321,2244,131320,
2244,458997,6,2844,2838,2243,2845,2253,458997,6,2818,2246,2243,2813,2253,327745,9,2254,2139,675,262205,6,2255,2254,
131321,2237,131320,2237,458997,6,2837,2838,2208,2844,2244,458997,6,2817,2813,2208,2818,2244,458997,6,2816,2812,2208,
2255,2244,262205,47,2257,2103,196670,2256,2257,196670,2258,2138,262205,28,2262,2171,196670,2260,2262,458809,6,2263,
148,2256,2258,2260,327851,32,2264,2263,800,196855,2266,0,262394,2264,2265,2266,131320,2265,327851,32,2268,2816,800,
327856,32,2270,2817,1789,327847,32,2271,2268,2270,196855,2273,0,262394,2271,2272,2278,131320,2272,327808,6,2275,2817,
326,327745,9,2277,2186,2817,196670,2277,2816,131321,2273,131320,2278,196855,2282,0,262394,2268,2281,2282,131320,2281,
131321,2282,131320,2282,458997,6,2847,2837,2278,1834,2281,131321,2273,131320,2273,458997,6,2846,2837,2272,2847,2282,
458997,6,2827,2275,2272,2817,2282,327745,9,2283,2130,675,262205,6,2284,2283,131321,2266,131320,2266,458997,6,2836,
2837,2237,2846,2273,458997,6,2826,2817,2237,2827,2273,458997,6,2821,2816,2237,2284,2273,131321,2125,131320,2285,
196670,2286,2797,327737,32,2288,165,2286,196855,2290,0,262394,2288,2289,2315,131320,2289,327879,6,2292,2797,769,
262205,7,2294,188,196670,2293,2294,262205,47,2296,2103,196670,2295,2296,262205,30,2298,189,196670,2297,2298,196670,
2299,2292,196670,2300,2082,262205,68,2303,2083,196670,2302,2303,655417,2,2304,140,2293,2295,2297,2299,2300,2302,
262205,68,2305,2302,196670,2083,2305,196670,2306,2797,327737,6,2308,172,2306,327745,9,2309,2083,765,262205,6,2310,
2309,327879,6,2311,2310,1193,327851,32,2312,2311,215,196855,2314,0,262394,2312,2313,2314,131320,2313,131321,2314,
131320,2314,458997,6,2830,2804,2289,215,2313,458997,6,2823,2308,2289,800,2313,131321,2290,131320,2315,196670,2316,
2797,327737,32,2318,168,2316,327856,32,2320,2804,1789,327846,32,2321,2318,2320,196855,2323,0,262394,2321,2322,2344,
131320,2322,196670,2324,2797,327737,32,2326,168,2324,262312,32,2327,2326,196855,2329,0,262394,2327,2328,2329,131320,
2328,327808,6,2331,2804,326,327745,9,2332,2103,768,262205,6,2333,2332,327877,6,2334,1564,2333,327745,9,2335,2186,2804,
196670,2335,2334,131321,2329,131320,2329,458997,6,2832,2804,2322,2331,2328,262205,7,2337,188,196670,2336,2337,196670,
2338,2797,262205,47,2341,2103,196670,2340,2341,458809,6,2342,177,2336,2338,2340,262205,47,2343,2340,196670,2103,2343,
131321,2323,131320,2344,131321,2323,131320,2323,458997,6,2850,2801,2329,1834,2344,458997,6,2831,2832,2329,2804,2344,
458997,6,2824,2342,2329,800,2344,131321,2290,131320,2290,458997,6,2848,2801,2314,2850,2323,458997,6,2829,2830,2314,
2831,2323,458997,6,2822,2823,2314,2824,2323,131321,2125,131320,2125,458997,6,2835,2836,2266,2848,2290,458997,6,2825,
2826,2266,2829,2290,458997,6,2820,2821,2266,2822,2290,327850,32,2347,2820,800,327852,32,2349,2825,215,327847,32,2350,
2347,2349,196855,2352,0,262394,2350,2351,2352,131320,2351,327810,6,2354,2825,326,327745,9,2355,2186,2354,262205,6,
2356,2355,131321,2352,131320,2352,458997,6,2852,2825,2125,2354,2351,458997,6,2833,2820,2125,2356,2351,131321,2116,
131320,2116,131321,2113,131320,2115,327745,9,2358,2083,765,262205,6,2359,2358,327879,6,2360,2359,1193,327851,32,2361,
2360,215,262312,32,2363,2361,196855,2365,0,262394,2363,2364,2365,131320,2364,262205,28,2367,2084,327745,37,2368,2083,
247,196670,2368,2367,131321,2365,131320,2365,262205,68,2369,2083,196670,191,2369,327745,9,2371,191,765,262205,6,2372,
2371,327877,6,2373,2372,2801,196670,2371,2373,131326,2361,65592,327734,32,198,0,187,196663,8,194,196663,31,195,196663,
9,196,196663,111,197,131320,199,262203,37,2378,7,262203,8,2380,7,262203,31,2382,7,262203,9,2384,7,262203,111,2386,7,
262203,111,2387,7,196670,2378,610,327737,68,2379,71,2378,262205,7,2381,194,196670,2380,2381,262205,30,2383,195,196670,
2382,2383,262205,6,2385,196,196670,2384,2385,196670,2386,2379,589881,32,2388,185,2380,2382,2384,2386,2387,262205,68,
2389,2387,196670,197,2389,131326,2388,65592,327734,30,202,0,200,196663,9,201,131320,203,262203,8,2407,7,262203,9,2408,
7,262203,2412,2413,7,262203,2412,2418,7,393281,2401,2402,2400,247,326,262205,15,2403,2402,262268,7,2404,2403,262205,6,
2405,201,327812,6,2406,287,2405,196670,2407,2404,196670,2408,2406,393273,7,2409,26,2407,2408,262268,653,2410,2409,
393281,657,2415,2410,247,247,393277,142,2416,2415,2,16,262268,2411,2417,2416,196670,2413,2417,393281,657,2420,2410,
247,326,393277,142,2421,2420,2,16,262268,2411,2422,2421,196670,2418,2422,524367,29,2424,2417,2417,0,1,2,327745,37,
2425,2413,675,262205,28,2426,2425,524367,29,2428,2422,2422,0,1,2,327745,37,2429,2418,675,262205,28,2430,2429,458832,
30,2431,2424,2426,2428,2430,131326,2431,65592,327734,2,207,0,204,196663,9,205,196663,111,206,131320,208,262203,8,2445,
7,262203,9,2446,7,393281,2439,2440,2400,247,478,262205,2394,2441,2440,262268,7,2442,2441,262205,6,2443,205,327812,6,
2444,287,2443,196670,2445,2442,196670,2446,2444,393273,7,2447,26,2445,2446,262268,2434,2448,2447,327745,37,2450,206,
247,262205,28,2451,2450,327745,37,2452,206,326,262205,28,2453,2452,327745,37,2454,206,220,262205,28,2455,2454,393296,
29,2456,2451,2453,2455,262268,670,2457,2456,327745,9,2458,206,336,262205,6,2459,2458,327761,6,2460,2457,0,327761,6,
2461,2457,1,327761,6,2462,2457,2,458832,142,2463,2460,2461,2462,2459,393281,657,2464,2448,247,247,327742,2464,2463,2,
16,327745,9,2466,206,257,262205,6,2467,2466,327745,9,2468,206,478,262205,6,2469,2468,327745,9,2470,206,751,262205,6,
2471,2470,327745,9,2472,206,765,262205,6,2473,2472,458832,142,2474,2467,2469,2471,2473,393281,657,2475,2448,247,326,
327742,2475,2474,2,16,65789,65592,327734,6,212,0,209,196663,31,210,196663,111,211,131320,213,262203,31,2477,7,262203,
18,2511,7,262203,9,2514,7,262205,30,2478,210,196670,2477,2478,327737,32,2479,35,2477,196855,2482,0,262394,2479,2481,
2486,131320,2481,393281,2483,2484,2400,247,717,262205,6,2485,2484,131321,2482,131320,2486,393281,2483,2487,2400,247,
768,262205,6,2488,2487,131321,2482,131320,2482,458997,6,2853,2485,2481,2488,2486,327745,9,2490,211,765,262205,6,2491,
2490,327879,6,2492,2491,1193,327851,32,2493,2492,215,196855,2495,0,262394,2493,2494,2495,131320,2494,393281,2483,2496,
2400,247,712,262205,6,2497,2496,327850,32,2498,2497,215,196855,2500,0,262394,2498,2499,2503,131320,2499,327745,9,2501,
211,257,262205,6,2502,2501,131321,2500,131320,2503,327745,9,2504,211,257,262205,6,2505,2504,327856,32,2508,2505,2497,
196855,2510,0,262394,2508,2509,2510,131320,2509,393281,2401,2512,2400,247,257,262205,15,2513,2512,196670,2511,2513,
262205,6,2516,2504,196670,2514,2516,393273,6,2517,22,2511,2514,131321,2510,131320,2510,458997,6,2856,2853,2503,2517,
2509,131321,2500,131320,2500,458997,6,2855,2502,2499,2856,2510,131321,2495,131320,2495,458997,6,2854,2853,2482,2855,
2500,131326,2854,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_bvhKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_BVH
      {RAYSORT_IDENTITY_BVH_TRACE, "bvh/trace",
       raysort_words_bvh_trace, sizeof(raysort_words_bvh_trace)},
#else
      {RAYSORT_IDENTITY_BVH_TRACE, "bvh/trace", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/sdf ---- */
#define RAYSORT_SDF_DIGEST "5250cdb5af8983a43d2480984392d5484bcbfe71b461eab41460d3467410726f"
#ifdef RAYSORT_WORDS_SDF
/* clang-format off */
static const uint32_t raysort_words_sdf_reset[] = {
119734787,66816,524299,243,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,458767,5,4,
1852399981,0,43,182,393232,4,17,128,1,1,262215,34,6,4,262215,37,6,4,327752,38,0,35,0,327752,38,1,35,8,327752,38,2,35,
12,327752,38,3,35,16,327752,38,4,35,20,327752,38,5,35,44,327752,38,6,35,48,327752,38,7,35,52,327752,38,8,35,56,262215,
39,6,4,327752,40,0,35,0,196679,40,2,327752,41,0,35,0,196679,41,2,262215,182,11,29,262215,228,1,15,262215,231,11,25,
131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,327713,8,2,7,7,262187,6,16,4,262187,6,17,6,262187,6,23,0,262187,6,30,
24,131092,31,196647,33,5349,262172,34,6,17,196630,35,32,262187,6,36,16,262172,37,35,36,720926,38,33,6,6,6,34,35,35,6,
37,196637,39,6,196638,40,39,262176,33,5349,40,196638,41,38,262176,42,9,41,262203,42,43,9,262165,44,32,1,262187,44,45,
0,262176,46,9,33,262176,52,5349,6,262187,44,55,1,262187,6,64,32,262187,6,68,1024,262187,6,80,3,262187,44,82,8,262176,
85,9,35,262187,6,93,11,262187,6,97,1,262187,6,106,15,262187,6,110,2,262187,6,119,19,262172,128,6,36,262176,129,7,128,
262187,6,131,826692434,262176,132,9,6,262187,44,135,2,262187,44,138,3,262187,44,141,4,262187,44,152,5,262187,44,158,6,
262176,181,1,6,262203,181,182,1,262187,44,185,7,262187,6,188,255,262187,6,221,16777216,262194,6,228,393473,262167,229,
6,3,262187,6,230,128,393260,229,231,230,97,97,327734,2,4,0,3,131320,5,262203,7,210,7,262203,7,212,7,262205,6,183,182,
393281,132,186,43,45,185,262205,6,187,186,327879,6,189,187,188,327808,6,191,189,183,327874,6,195,187,82,327879,6,196,
195,188,327856,31,197,183,196,196855,199,0,262394,197,198,199,131320,198,327808,6,203,36,183,327874,6,204,187,203,
327879,6,205,204,97,327851,31,206,205,23,131321,199,131320,199,458997,31,207,197,5,206,198,196855,209,0,262394,207,
208,209,131320,208,196670,210,183,196670,212,191,393273,2,214,11,210,212,131321,209,131320,209,327850,31,216,183,23,
196855,218,0,262394,216,217,218,131320,217,327879,6,222,187,221,327851,31,223,222,23,131321,218,131320,218,458997,31,
224,216,209,223,217,196855,226,0,262394,224,225,226,131320,225,262201,2,227,13,131321,226,131320,226,65789,65592,
327734,2,11,0,8,196663,7,9,196663,7,10,131320,12,262205,6,18,10,327812,6,19,17,18,327808,6,20,16,19,327812,6,21,16,20,
131321,24,131320,24,458997,6,240,23,12,56,25,327856,31,32,240,30,262390,26,25,0,262394,32,25,26,131320,25,393281,46,
47,43,45,45,262205,33,48,47,327808,6,51,21,240,393281,52,53,48,45,51,327742,53,23,2,4,327808,6,56,240,55,131321,24,
131320,26,131321,58,131320,58,458997,6,241,23,26,76,59,327856,31,65,241,64,262390,60,59,0,262394,65,59,60,131320,59,
393281,46,66,43,45,45,262205,33,67,66,262205,6,69,10,327812,6,70,64,69,327808,6,71,68,70,327808,6,73,71,241,393281,52,
74,67,45,73,327742,74,23,2,4,327808,6,76,241,55,131321,58,131320,60,393281,46,77,43,45,45,262205,33,78,77,327808,6,81,
21,80,262205,6,83,9,327812,6,84,16,83,458817,85,86,43,45,82,84,262205,35,87,86,262268,6,88,87,393281,52,89,78,45,81,
327742,89,88,2,4,327808,6,94,21,93,262205,6,95,9,327812,6,96,16,95,327808,6,98,96,97,458817,85,99,43,45,82,98,262205,
35,100,99,262268,6,101,100,393281,52,102,78,45,94,327742,102,101,2,4,327808,6,107,21,106,262205,6,108,9,327812,6,109,
16,108,327808,6,111,109,110,458817,85,112,43,45,82,111,262205,35,113,112,262268,6,114,113,393281,52,115,78,45,107,
327742,115,114,2,4,327808,6,120,21,119,262205,6,121,9,327812,6,122,16,121,327808,6,123,122,80,458817,85,124,43,45,82,
123,262205,35,125,124,262268,6,126,125,393281,52,127,78,45,120,327742,127,126,2,4,65789,65592,327734,2,13,0,3,131320,
14,262203,129,130,7,393281,132,133,43,45,55,262205,6,134,133,393281,132,136,43,45,135,262205,6,137,136,393281,132,139,
43,45,138,262205,6,140,139,458817,132,142,43,45,141,45,262205,6,143,142,458817,132,144,43,45,141,55,262205,6,145,144,
458817,132,146,43,45,141,135,262205,6,147,146,458817,132,148,43,45,141,138,262205,6,149,148,458817,132,150,43,45,141,
141,262205,6,151,150,458817,132,153,43,45,141,152,262205,6,154,153,393281,85,155,43,45,152,262205,35,156,155,262268,6,
157,156,393281,85,159,43,45,158,262205,35,160,159,262268,6,161,160,1245264,128,162,131,134,137,140,143,145,147,149,
151,154,23,23,157,161,23,23,196670,130,162,131321,164,131320,164,458997,6,242,23,14,179,165,327856,31,170,242,36,
262390,166,165,0,262394,170,165,166,131320,165,393281,46,171,43,45,45,262205,33,172,171,327745,7,175,130,242,262205,6,
176,175,393281,52,177,172,45,242,327742,177,176,2,4,327808,6,179,242,55,131321,164,131320,166,65789,65592,
};
static const uint32_t raysort_words_sdf_wipe[] = {
119734787,66816,524299,70,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,524303,5,4,
1852399981,0,11,19,34,393232,4,17,128,1,1,262215,11,11,24,262215,19,11,28,327752,29,0,35,0,327752,29,1,35,8,327752,29,
2,35,12,262215,30,6,4,262216,31,0,25,327752,31,0,35,0,196679,31,2,327752,32,0,35,0,196679,32,2,262215,55,1,15,262215,
57,11,25,131091,2,196641,3,2,262165,6,32,0,262167,9,6,3,262176,10,1,9,262203,10,11,1,262187,6,12,0,262176,13,1,6,
262187,6,16,128,262203,10,19,1,196647,28,5349,327710,29,28,6,6,196637,30,6,196638,31,30,262176,28,5349,31,196638,32,
29,262176,33,9,32,262203,33,34,9,262165,35,32,1,262187,35,36,0,262187,35,37,1,262176,38,9,6,131092,41,262176,43,9,28,
262187,35,47,2,262176,50,5349,6,262194,6,55,393729,262187,6,56,1,393260,9,57,16,56,56,327734,2,4,0,3,131320,5,327745,
13,14,11,12,262205,6,15,14,327812,6,17,15,16,327745,13,20,19,12,262205,6,21,20,131321,22,131320,22,458997,6,69,21,5,
54,23,393281,38,39,34,36,37,262205,6,40,39,327856,41,42,69,40,262390,24,23,0,262394,42,23,24,131320,23,393281,43,44,
34,36,36,262205,28,45,44,393281,38,48,34,36,47,262205,6,49,48,393281,50,51,45,36,69,327742,51,49,2,4,327808,6,54,69,
17,131321,22,131320,24,65789,65592,
};
static const uint32_t raysort_words_sdf_release[] = {
119734787,66816,524299,216,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,524303,5,4,
1852399981,0,90,95,106,393232,4,17,128,1,1,327752,83,0,35,0,327752,83,1,35,8,327752,83,2,35,16,327752,83,3,35,24,
327752,83,4,35,32,327752,83,5,35,36,262215,84,6,4,327752,85,0,35,0,196679,85,2,262215,86,6,4,262216,87,0,25,327752,87,
0,35,0,196679,87,2,327752,88,0,35,0,196679,88,2,262215,95,11,26,262215,106,11,29,262215,201,1,15,262215,202,11,25,
131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,327713,8,6,7,7,262177,13,6,7,262187,6,25,0,131092,33,262187,6,36,1,
262165,41,32,1,262187,41,42,1,262187,6,50,8192,262187,6,57,31,262187,6,59,32,262187,6,65,16777215,262187,6,68,
2147483648u,262187,6,76,4294967295u,196647,81,5349,196647,82,5349,524318,83,81,82,82,81,6,6,196637,84,6,196638,85,84,
262176,81,5349,85,196637,86,6,196638,87,86,262176,82,5349,87,196638,88,83,262176,89,9,88,262203,89,90,9,262187,41,91,
0,262187,41,92,4,262167,93,6,3,262176,94,1,93,262203,94,95,1,262176,97,9,6,262176,101,1,6,262203,101,106,1,262187,6,
114,1024,262187,6,118,262144,262176,127,9,81,262187,41,131,5,262176,133,5349,6,262187,41,156,3,262187,6,167,2,262187,
41,183,2,262176,184,9,82,262187,6,192,3221225472u,262187,6,198,128,262194,6,201,393985,393260,93,202,198,36,36,262187,
6,215,8191,327734,2,4,0,3,131320,5,262203,7,96,7,262203,7,100,7,262203,7,132,7,262203,7,136,7,262203,7,149,7,262203,7,
168,7,393281,97,98,90,91,92,262205,6,99,98,196670,96,99,327745,101,102,95,36,262205,6,103,102,196670,100,103,393273,6,
104,11,96,100,262205,6,107,106,131321,108,131320,108,458997,6,212,107,5,200,111,327856,33,115,212,114,262390,110,111,
0,262394,115,109,110,131320,109,327812,6,119,104,118,327745,101,120,95,25,262205,6,121,120,327812,6,122,121,114,
327808,6,123,119,122,327808,6,125,123,212,393281,127,128,90,91,91,262205,81,129,128,393281,133,134,129,91,125,393277,
6,135,134,2,4,196670,132,135,393281,97,137,90,91,131,262205,6,138,137,196670,136,138,393273,6,139,22,132,136,327851,
33,141,139,76,196855,143,0,262394,141,142,143,131320,142,327879,6,146,139,57,327876,6,147,36,146,196670,149,138,
327737,6,152,15,149,327874,6,154,139,131,327808,6,155,152,154,393281,127,157,90,91,156,262205,81,158,157,393281,133,
160,158,91,155,262344,6,162,147,458992,6,163,160,36,25,162,196670,168,138,327737,6,171,18,168,327812,6,172,167,171,
327808,6,173,155,172,393281,133,174,158,91,173,458993,6,176,174,36,25,147,327814,6,180,139,50,393281,133,181,158,91,
180,458986,6,182,181,36,25,76,393281,184,185,90,91,183,262205,82,186,185,393281,133,188,186,91,139,327742,188,76,2,4,
131321,143,131320,143,327742,134,192,2,4,393281,184,194,90,91,42,262205,82,195,194,393281,133,197,195,91,125,327742,
197,192,2,4,131321,111,131320,111,327808,6,200,212,198,131321,108,131320,110,65789,65592,327734,6,11,0,8,196663,7,9,
196663,7,10,131320,12,131321,26,131320,26,458997,6,214,25,12,43,27,262205,6,32,10,327856,33,34,214,32,262390,28,27,0,
262394,34,27,28,131320,27,262205,6,35,9,327810,6,37,35,36,262205,6,38,9,327879,6,39,38,37,196670,9,39,327808,6,43,214,
42,131321,26,131320,28,262205,6,44,9,393228,41,45,1,73,44,262268,6,46,45,131326,46,65592,327734,6,15,0,13,196663,7,14,
131320,16,262205,6,49,14,327808,6,52,49,215,327814,6,53,52,50,131326,53,65592,327734,6,18,0,13,196663,7,17,131320,19,
262205,6,56,17,327808,6,58,56,57,327814,6,60,58,59,131326,60,65592,327734,6,22,0,8,196663,7,20,196663,7,21,131320,23,
262205,6,64,20,327879,6,66,64,65,262205,6,67,20,327879,6,69,67,68,327850,33,70,69,25,262205,6,72,21,327856,33,73,66,
72,327847,33,74,70,73,393385,6,77,74,66,76,131326,77,65592,
};
static const uint32_t raysort_words_sdf_begin[] = {
119734787,66816,524299,477,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,458767,5,4,
1852399981,0,36,391,393232,4,17,128,1,1,262215,28,6,4,327752,29,0,35,0,327752,29,1,35,8,327752,29,2,35,16,327752,29,3,
35,20,262215,30,6,4,327752,31,0,35,0,196679,31,2,262215,32,6,4,262216,33,0,25,327752,33,0,35,0,196679,33,2,327752,34,
0,35,0,196679,34,2,196679,220,42,196679,324,42,196679,338,42,196679,340,42,262215,391,11,29,262215,451,1,15,262215,
452,11,25,131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,196630,8,32,262167,9,8,3,262176,10,7,9,131092,11,327713,12,
11,7,10,262176,17,7,11,393249,18,2,7,7,17,196647,25,5349,196647,26,5349,262187,6,27,27,262172,28,6,27,393246,29,25,26,
6,28,196637,30,6,196638,31,30,262176,25,5349,31,196637,32,6,196638,33,32,262176,26,5349,33,196638,34,29,262176,35,9,
34,262203,35,36,9,262165,37,32,1,262187,37,38,0,262176,39,9,25,262187,6,43,12,262176,45,5349,6,262187,6,51,13,262187,
6,58,14,262167,62,6,3,262176,65,7,8,262187,6,70,3,262187,8,75,964689920,262167,83,11,3,262187,6,89,4,262187,6,90,6,
262187,6,96,9,262187,6,103,7,262187,6,107,1,262167,109,37,3,262176,110,7,109,262187,6,122,5,262187,37,136,3,262176,
139,9,6,262187,6,164,8,262187,8,171,0,393260,9,172,171,171,171,262187,6,174,0,262187,6,187,2,262187,37,223,1,262187,6,
260,16,262176,265,7,37,262187,6,299,32,262187,6,303,1024,262187,37,321,10,262176,390,1,6,262203,390,391,1,262187,37,
394,2,262187,6,397,255,262187,37,402,8,262176,423,9,26,262167,426,6,2,327724,426,428,174,174,262167,429,11,2,262187,6,
442,640,262187,6,448,128,262194,6,451,394241,393260,62,452,448,107,107,262187,6,476,1044,327734,2,4,0,3,131320,5,
262203,7,418,7,262203,7,420,7,262203,17,421,7,262205,6,392,391,393281,139,395,36,38,394,262205,6,396,395,327879,6,398,
396,397,327874,6,403,396,402,327879,6,404,403,397,327856,11,405,392,404,196855,407,0,262394,405,406,407,131320,406,
327808,6,410,398,392,327808,6,414,260,392,327874,6,415,396,414,327879,6,416,415,107,327851,11,417,416,174,196670,418,
392,196670,420,410,196670,421,417,458809,2,422,22,418,420,421,131321,407,131320,407,393281,423,424,36,38,223,262205,
26,425,424,262268,426,427,425,327851,429,430,427,428,262298,11,431,430,196855,433,0,262394,431,432,433,131320,432,
131321,436,131320,436,458997,6,461,392,432,450,437,327856,11,443,461,442,262390,438,437,0,262394,443,437,438,131320,
437,393281,45,447,425,38,461,327742,447,174,2,4,327808,6,450,461,448,131321,436,131320,438,131321,433,131320,433,
65789,65592,327734,11,15,0,12,196663,7,13,196663,10,14,131320,16,393281,39,40,36,38,38,262205,25,41,40,262205,6,42,13,
327808,6,44,42,43,393281,45,46,41,38,44,393277,6,47,46,2,4,262205,6,50,13,327808,6,52,50,51,393281,45,53,41,38,52,
393277,6,54,53,2,4,262205,6,57,13,327808,6,59,57,58,393281,45,60,41,38,59,393277,6,61,60,2,4,393296,62,63,47,54,61,
262268,9,64,63,262205,6,69,13,327808,6,71,69,70,393281,45,72,41,38,71,393277,6,73,72,2,4,262268,8,74,73,327813,8,76,
74,75,262205,9,78,14,327811,9,79,64,78,393228,9,80,1,4,79,393296,9,82,76,76,76,327868,83,84,80,82,262299,11,85,84,
131326,85,65592,327734,2,22,0,18,196663,7,19,196663,7,20,196663,17,21,131320,23,262203,110,111,7,262203,110,135,7,
262203,10,154,7,262203,10,170,7,262203,7,178,7,262203,10,180,7,262203,10,326,7,262205,6,91,20,327812,6,92,90,91,
327808,6,93,89,92,327812,6,94,89,93,262205,6,97,19,327812,6,98,96,97,393281,39,100,36,38,38,262205,25,101,100,327808,
6,104,94,103,393281,45,105,101,38,104,393277,6,106,105,2,4,327879,6,108,106,107,327808,6,115,94,89,393281,45,116,101,
38,115,393277,6,117,116,2,4,262268,37,118,117,327808,6,123,94,122,393281,45,124,101,38,123,393277,6,125,124,2,4,
262268,37,126,125,327808,6,130,94,90,393281,45,131,101,38,130,393277,6,132,131,2,4,262268,37,133,132,393296,109,134,
118,126,133,196670,111,134,327808,6,138,98,70,458817,139,140,36,38,136,138,262205,6,141,140,262268,37,142,141,327808,
6,144,98,89,458817,139,145,36,38,136,144,262205,6,146,145,262268,37,147,146,327808,6,149,98,122,458817,139,150,36,38,
136,149,262205,6,151,150,262268,37,152,151,393296,109,153,142,147,152,196670,135,153,327808,6,156,98,90,458817,139,
157,36,38,136,156,262205,6,158,157,327808,6,160,98,103,458817,139,161,36,38,136,160,262205,6,162,161,327808,6,165,98,
164,458817,139,166,36,38,136,165,262205,6,167,166,393296,62,168,158,162,167,262268,9,169,168,196670,154,169,196670,
170,172,327851,11,175,108,174,196855,177,0,262394,175,176,177,131320,176,196670,178,94,196670,180,169,393273,11,182,
15,178,180,131321,177,131320,177,458997,11,183,175,23,182,176,196855,185,0,262394,183,184,191,131320,184,262205,11,
186,21,393385,6,188,186,187,174,327877,6,190,108,188,131321,185,131320,191,262205,11,194,21,262312,11,195,194,327847,
11,196,175,195,196855,198,0,262394,196,197,225,131320,197,131321,200,131320,200,458997,6,464,174,197,224,201,327856,
11,206,464,70,262390,202,201,0,262394,206,201,202,131320,201,327808,6,211,94,43,327808,6,213,211,464,393281,45,214,
101,38,213,393277,6,215,214,2,4,262268,8,216,215,327745,65,218,154,464,262205,8,219,218,327811,8,220,216,219,327745,
65,221,170,464,196670,221,220,327808,6,224,464,223,131321,200,131320,202,131321,198,131320,225,262205,11,226,21,
393385,6,227,226,90,174,131321,229,131320,229,458997,6,463,174,225,248,230,327856,11,235,463,70,262390,231,230,0,
262394,235,230,231,131320,230,327808,6,239,94,43,327808,6,241,239,463,327745,65,243,154,463,262205,8,244,243,262268,6,
245,244,393281,45,246,101,38,241,327742,246,245,2,4,327808,6,248,463,223,131321,229,131320,231,131321,198,131320,198,
458997,6,468,108,202,227,231,131321,185,131320,185,458997,6,467,190,184,468,198,131321,250,131320,250,458997,6,465,
174,185,271,251,327856,11,256,465,70,262390,252,251,0,262394,256,251,252,131320,251,327808,6,261,94,260,327808,6,263,
261,465,327745,265,266,111,465,262205,37,267,266,262268,6,268,267,393281,45,269,101,38,263,327742,269,268,2,4,327808,
6,271,465,223,131321,250,131320,252,262205,11,272,21,196855,274,0,262394,272,273,274,131320,273,458817,139,276,36,38,
136,98,262205,6,277,276,262268,37,278,277,327808,6,280,98,107,458817,139,281,36,38,136,280,262205,6,282,281,262268,37,
283,282,327808,6,285,98,187,458817,139,286,36,38,136,285,262205,6,287,286,262268,37,288,287,393296,109,289,278,283,
288,196670,111,289,327877,6,291,467,107,131321,293,131320,293,458997,6,471,174,273,311,294,327856,11,300,471,299,
262390,295,294,0,262394,300,294,295,131320,294,262205,6,304,20,327812,6,305,299,304,327808,6,306,303,305,327808,6,308,
306,471,393281,45,309,101,38,308,327742,309,174,2,4,327808,6,311,471,223,131321,293,131320,295,262205,6,314,20,327812,
6,315,299,314,327808,6,318,315,476,393281,45,322,101,38,321,393277,6,323,322,2,4,327808,6,324,323,107,393281,45,325,
101,38,318,327742,325,324,2,4,131321,274,131320,274,458997,6,474,467,252,291,295,262205,109,327,111,327810,109,329,
327,153,262255,9,330,329,327808,6,334,94,70,393281,45,335,101,38,334,393277,6,336,335,2,4,262268,8,337,336,327822,9,
338,330,337,262205,9,339,170,327809,9,340,338,339,196670,326,340,131321,342,131320,342,458997,6,472,174,274,382,343,
327856,11,348,472,70,262390,344,343,0,262394,348,343,344,131320,343,327808,6,353,94,472,327745,65,355,326,472,262205,
8,356,355,262268,6,357,356,393281,45,358,101,38,353,327742,358,357,2,4,327808,6,364,115,472,327745,265,366,111,472,
262205,37,367,366,262268,6,368,367,393281,45,369,101,38,364,327742,369,368,2,4,327808,6,373,94,164,327808,6,375,373,
472,327745,265,377,135,472,262205,37,378,377,262268,6,379,378,393281,45,380,101,38,375,327742,380,379,2,4,327808,6,
382,472,223,131321,342,131320,344,327742,105,474,2,4,65789,65592,
};
static const uint32_t raysort_words_sdf_mark[] = {
119734787,66816,524299,740,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,655375,5,4,
1852399981,0,264,389,391,618,701,393232,4,17,128,1,1,262215,52,6,4,262216,53,0,24,327752,53,0,35,0,196679,53,2,196679,
56,5356,196679,169,42,196679,171,42,196679,174,42,196679,179,42,196679,181,42,196679,183,42,262215,224,6,16,262216,
225,0,24,327752,225,0,35,0,196679,225,2,327752,259,0,35,0,327752,259,1,35,8,327752,259,2,35,16,327752,259,3,35,24,
327752,259,4,35,32,327752,259,5,35,40,327752,259,6,35,48,327752,259,7,35,52,327752,259,8,35,56,327752,259,9,35,60,
262215,260,6,4,327752,261,0,35,0,196679,261,2,327752,262,0,35,0,196679,262,2,262215,306,6,16,262216,307,0,24,327752,
307,0,35,0,196679,307,2,262215,391,11,29,262215,618,11,26,262215,701,11,24,262215,707,1,15,262215,708,11,25,196679,
604,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262165,16,32,1,
262167,17,16,3,262176,18,7,17,262177,19,6,18,196630,23,32,262176,24,7,23,262177,25,16,24,327710,32,17,17,23,262176,33,
7,32,262167,34,23,3,262176,35,7,34,524321,36,2,33,35,35,18,18,262167,44,6,4,393249,45,44,8,9,9,196647,51,5349,196637,
52,6,196638,53,52,262176,51,5349,53,262176,54,7,51,327713,55,6,54,9,393249,60,2,9,9,9,262176,66,7,16,458785,67,2,9,35,
35,66,262174,78,6,6,262187,6,82,0,262187,6,91,1,262167,101,6,3,262176,102,7,101,262187,6,106,63,262187,16,113,6,
262187,6,116,2,262187,16,119,12,262187,23,125,3212836864u,131092,126,262187,23,132,1115684864,262187,16,137,
4294967295u,262187,16,151,64,262187,16,156,0,262187,16,159,1,262187,16,166,2,262187,23,172,1034147594,262187,16,212,
63,262187,6,215,128,196647,222,5349,262187,6,223,8,262172,224,44,223,196638,225,224,262176,222,5349,225,262176,228,
5349,44,327724,7,235,82,82,262167,236,126,2,262176,244,5349,6,262176,253,7,44,458796,44,255,82,82,82,82,196647,258,
5349,786462,259,51,258,51,51,51,51,6,6,6,6,196637,260,6,196638,261,260,262176,258,5349,261,196638,262,259,262176,263,
9,262,262203,263,264,9,262187,16,265,5,262176,266,9,51,262187,16,280,9,262176,281,9,6,262187,6,294,4286578688u,262187,
6,295,4294967295u,458796,44,296,294,294,294,295,262187,6,297,2139095040,458796,44,298,297,297,297,297,196647,305,5349,
196637,306,44,196638,307,306,262176,305,5349,307,262187,16,310,4,262187,6,314,32,262187,6,351,7,262187,6,365,4,262187,
6,374,5,262187,6,382,3,262172,387,44,215,262176,388,4,387,262203,388,389,4,262176,390,1,6,262203,390,391,1,262176,395,
4,44,262187,6,403,6,262187,6,442,9,262187,6,450,10,262187,6,460,11,262187,16,482,8,262187,16,490,7,262167,496,126,3,
262187,6,554,262144,262176,563,9,258,262187,6,569,1073741824,262187,6,578,536870912,262187,16,603,3,262176,617,1,101,
262203,617,618,1,262187,6,621,64,262187,6,631,264,262176,656,4,6,262203,617,701,1,262194,6,707,394497,393260,101,708,
215,91,91,393260,101,735,106,106,106,393260,34,736,172,172,172,393260,17,737,156,156,156,393260,17,738,212,212,212,
393260,17,739,159,159,159,327734,2,4,0,3,131320,5,262203,54,604,7,262203,9,607,7,262203,9,639,7,262203,9,640,7,262203,
9,642,7,262203,9,690,7,262203,35,691,7,262203,35,692,7,262203,66,693,7,393281,266,583,264,156,265,262205,51,584,583,
262268,7,585,584,327851,236,586,585,235,262298,126,587,586,196855,590,0,262394,587,589,598,131320,589,393281,281,591,
264,156,280,262205,6,592,591,393281,244,595,584,156,156,393277,6,596,595,2,4,458764,6,597,1,38,592,596,131321,590,
131320,598,393281,281,599,264,156,280,262205,6,600,599,131321,590,131320,590,458997,6,715,597,589,600,598,393281,266,
605,264,156,603,262205,51,606,605,196670,604,606,393281,281,608,264,156,482,262205,6,609,608,196670,607,609,393273,6,
610,58,604,607,458764,6,613,1,41,715,91,327808,6,615,613,610,327745,390,619,618,82,262205,6,620,619,327812,6,622,620,
621,131321,623,131320,623,458997,6,716,622,590,706,626,327856,126,630,716,615,262390,625,626,0,262394,630,624,625,
131320,624,262368,116,116,631,262205,6,632,391,327856,126,633,632,621,196855,635,0,262394,633,634,635,131320,634,
327808,6,638,716,632,196670,639,638,196670,640,715,196670,642,610,458809,2,644,64,639,640,642,131321,635,131320,635,
262368,116,116,631,131321,646,131320,646,458997,6,717,82,635,700,649,327856,126,652,717,621,262390,648,649,0,262394,
652,647,648,131320,647,327812,6,655,116,717,393281,656,657,389,655,382,262205,6,658,657,393281,281,659,264,156,490,
262205,6,660,659,327810,6,661,314,660,327874,6,662,295,661,327879,6,663,658,662,131321,664,131320,664,458997,6,720,
663,647,698,665,327851,126,670,720,82,262390,666,665,0,262394,670,665,666,131320,665,393228,16,672,1,73,720,262268,6,
673,672,327745,395,676,389,655,262205,44,677,676,524367,101,678,677,677,0,1,2,262268,34,679,678,327808,6,682,655,91,
327745,395,683,389,682,262205,44,684,683,524367,101,685,684,684,0,1,2,262268,34,686,685,327745,390,687,618,91,262205,
6,688,687,262268,16,689,688,196670,690,673,196670,691,679,196670,692,686,196670,693,689,524345,2,694,72,690,691,692,
693,327810,6,696,720,91,327879,6,698,720,696,131321,664,131320,666,131321,649,131320,649,327808,6,700,717,159,131321,
646,131320,648,131321,626,131320,626,327745,390,702,701,82,262205,6,703,702,327812,6,704,703,621,327808,6,706,716,704,
131321,623,131320,625,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,6,74,12,
262205,6,75,13,327831,78,79,74,75,327761,6,80,79,0,327761,6,81,79,1,327745,9,83,11,82,262205,6,84,83,327829,78,87,84,
80,327761,6,88,87,1,327761,6,89,87,0,327745,9,92,11,91,262205,6,93,92,327808,6,95,93,81,327808,6,97,95,88,327760,7,98,
89,97,131326,98,65592,327734,6,21,0,19,196663,18,20,131320,22,262203,102,103,7,262205,17,104,20,262268,101,105,104,
327879,101,108,105,735,196670,103,108,327745,9,109,103,82,262205,6,110,109,327745,9,111,103,91,262205,6,112,111,
327876,6,114,112,113,327877,6,115,110,114,327745,9,117,103,116,262205,6,118,117,327876,6,120,118,119,327877,6,121,115,
120,131326,121,65592,327734,16,27,0,25,196663,24,26,131320,28,262205,23,124,26,327866,126,127,124,125,196855,130,0,
262394,127,129,136,131320,129,262205,23,131,26,458764,23,133,1,37,131,132,393228,23,134,1,8,133,262254,16,135,134,
131321,130,131320,136,131321,130,131320,130,458997,16,723,135,129,137,136,131326,723,65592,327734,16,30,0,25,196663,
24,29,131320,31,262205,23,141,29,327864,126,142,141,132,196855,145,0,262394,142,144,150,131320,144,262205,23,146,29,
458764,23,147,1,40,146,125,393228,23,148,1,8,147,262254,16,149,148,131321,145,131320,150,131321,145,131320,145,458997,
16,724,149,144,151,150,131326,724,65592,327734,2,42,0,36,196663,33,37,196663,35,38,196663,35,39,196663,18,40,196663,
18,41,131320,43,262203,35,164,7,262203,35,175,7,262203,24,184,7,262203,24,188,7,262203,24,192,7,262203,24,199,7,
262203,24,203,7,262203,24,207,7,327745,18,157,37,156,262205,17,158,157,327745,18,160,37,159,262205,17,161,160,327810,
17,162,158,161,262255,34,163,162,262205,34,165,38,327745,24,167,37,166,262205,23,168,167,327822,34,169,165,168,327811,
34,171,169,163,327811,34,174,171,736,196670,164,174,262205,34,176,39,262205,23,178,167,327822,34,179,176,178,327811,
34,181,179,163,327809,34,183,181,736,196670,175,183,327745,24,185,164,82,262205,23,186,185,196670,184,186,327737,16,
187,27,184,327745,24,189,164,91,262205,23,190,189,196670,188,190,327737,16,191,27,188,327745,24,193,164,116,262205,23,
194,193,196670,192,194,327737,16,195,27,192,393296,17,196,187,191,195,458764,17,198,1,42,196,737,196670,40,198,327745,
24,200,175,82,262205,23,201,200,196670,199,201,327737,16,202,30,199,327745,24,204,175,91,262205,23,205,204,196670,203,
205,327737,16,206,30,203,327745,24,208,175,116,262205,23,209,208,196670,207,209,327737,16,210,30,207,393296,17,211,
202,206,210,458764,17,214,1,39,211,738,196670,41,214,65789,65592,327734,44,49,0,45,196663,8,46,196663,9,47,196663,9,
48,131320,50,262203,8,216,7,262203,9,218,7,262203,9,220,7,262205,7,217,46,196670,216,217,262205,6,219,47,196670,218,
219,196670,220,215,458809,7,221,14,216,218,220,262268,222,226,221,262205,6,227,48,393281,228,229,226,156,227,393277,
44,230,229,2,16,131326,230,65592,327734,6,58,0,55,196663,54,56,196663,9,57,131320,59,262205,51,233,56,262268,7,234,
233,327851,236,237,234,235,262298,126,238,237,196855,241,0,262394,238,240,248,131320,240,262205,6,242,57,262205,51,
243,56,393281,244,245,243,156,156,393277,6,246,245,2,4,458764,6,247,1,38,242,246,131321,241,131320,248,262205,6,249,
57,131321,241,131320,241,458997,6,725,247,240,249,248,131326,725,65592,327734,2,64,0,60,196663,9,61,196663,9,62,
196663,9,63,131320,65,262203,253,254,7,262203,8,315,7,262203,9,316,7,262203,9,318,7,262203,8,352,7,262203,9,353,7,
262203,9,355,7,262203,8,366,7,262203,9,367,7,262203,9,369,7,262203,8,375,7,262203,9,376,7,262203,9,378,7,196670,254,
255,393281,266,267,264,156,265,262205,51,268,267,262268,7,269,268,327851,236,270,269,235,262298,126,271,270,196855,
274,0,262394,271,273,279,131320,273,393281,244,277,268,156,156,393277,6,278,277,2,4,131321,274,131320,279,393281,281,
282,264,156,280,262205,6,283,282,131321,274,131320,274,458997,6,726,278,273,283,279,393281,281,286,264,156,280,262205,
6,287,286,327852,126,288,726,287,262205,6,289,61,327850,126,290,289,82,327847,126,291,288,290,196855,293,0,262394,291,
292,299,131320,292,196670,254,296,131321,293,131320,299,262205,6,300,61,262205,6,301,62,327856,126,302,300,301,196855,
304,0,262394,302,303,327,131320,303,393281,266,311,264,156,310,262205,51,312,311,262268,7,313,312,196670,315,313,
262205,6,317,61,196670,316,317,196670,318,314,458809,7,319,14,315,316,318,262268,305,320,319,393281,228,322,320,156,
156,393277,44,323,322,2,16,196670,254,323,393281,228,325,320,156,159,393277,44,326,325,2,16,131321,304,131320,327,
262205,6,328,61,262205,6,329,62,458764,6,330,1,41,329,91,327854,126,331,328,330,196855,333,0,262394,331,332,333,
131320,332,262205,6,334,61,262205,6,335,62,458764,6,336,1,41,335,91,327810,6,337,334,336,262205,6,338,63,327856,126,
339,337,338,131321,333,131320,333,458997,126,340,331,327,339,332,196855,342,0,262394,340,341,342,131320,341,262205,6,
344,61,262205,6,345,62,458764,6,346,1,41,345,91,327810,6,347,344,346,393281,266,348,264,156,166,262205,51,349,348,
262268,7,350,349,196670,352,350,196670,353,347,196670,355,351,458809,44,356,49,352,353,355,327761,6,357,356,1,327879,
6,358,357,91,327851,126,359,358,82,196855,361,0,262394,359,360,361,131320,360,196670,366,350,196670,367,347,196670,
369,365,458809,44,370,49,366,367,369,196670,254,370,196670,375,350,196670,376,347,196670,378,374,458809,44,379,49,375,
376,378,393281,281,380,264,156,113,262205,6,381,380,327745,9,383,254,382,262205,6,384,383,327879,6,385,384,381,196670,
383,385,131321,361,131320,361,458997,44,732,255,341,379,360,131321,342,131320,342,458997,44,729,255,333,732,361,
131321,304,131320,304,458997,44,728,326,303,729,342,131321,293,131320,293,458997,44,727,298,292,728,304,262205,6,392,
391,327812,6,393,116,392,262205,44,394,254,327745,395,396,389,393,196670,396,394,327808,6,399,393,91,327745,395,401,
389,399,196670,401,727,65789,65592,327734,2,72,0,67,196663,9,68,196663,35,69,196663,35,70,196663,66,71,131320,73,
262203,33,408,7,262203,18,466,7,262203,18,467,7,262203,33,468,7,262203,35,470,7,262203,35,472,7,262203,18,474,7,
262203,18,475,7,262203,102,501,7,262203,18,560,7,262205,6,404,68,327812,6,405,403,404,327808,6,406,365,405,327812,6,
407,365,406,393281,266,409,264,156,156,262205,51,410,409,327808,6,412,407,365,393281,244,413,410,156,412,393277,6,414,
413,2,4,262268,16,415,414,327808,6,419,407,374,393281,244,420,410,156,419,393277,6,421,420,2,4,262268,16,422,421,
327808,6,426,407,403,393281,244,427,410,156,426,393277,6,428,427,2,4,262268,16,429,428,393296,17,430,415,422,429,
327745,18,431,408,156,196670,431,430,327808,6,435,407,223,393281,244,436,410,156,435,393277,6,437,436,2,4,262268,16,
438,437,327808,6,443,407,442,393281,244,444,410,156,443,393277,6,445,444,2,4,262268,16,446,445,327808,6,451,407,450,
393281,244,452,410,156,451,393277,6,453,452,2,4,262268,16,454,453,393296,17,455,438,446,454,327745,18,456,408,159,
196670,456,455,327808,6,461,407,460,393281,244,462,410,156,461,393277,6,463,462,2,4,262268,23,464,463,327745,24,465,
408,166,196670,465,464,262205,32,469,408,196670,468,469,262205,34,471,69,196670,470,471,262205,34,473,70,196670,472,
473,589881,2,476,42,468,470,472,474,475,262205,17,477,474,196670,466,477,262205,17,478,475,196670,467,478,327745,66,
479,466,116,262205,16,480,479,262205,16,481,71,327812,16,483,481,482,458764,16,484,1,42,480,483,196670,479,484,327745,
66,486,467,116,262205,16,487,486,262205,16,488,71,327812,16,489,488,482,327808,16,491,489,490,458764,16,492,1,39,487,
491,196670,486,492,262205,17,494,466,262205,17,495,467,327859,496,497,494,495,262299,126,498,497,196855,500,0,262394,
498,499,500,131320,499,262205,17,502,467,262205,17,503,466,327810,17,504,502,503,327808,17,506,504,739,262268,101,507,
506,196670,501,507,327745,9,509,501,82,262205,6,510,509,327745,9,511,501,91,262205,6,512,511,327812,6,513,510,512,
327745,9,514,501,116,262205,6,515,514,327812,6,516,513,515,262205,6,518,391,131321,519,131320,519,458997,6,733,518,
499,581,522,327856,126,526,733,516,262390,521,522,0,262394,526,520,521,131320,520,262205,17,528,466,262205,6,531,509,
327817,6,532,733,531,262268,16,533,532,262205,6,536,509,327814,6,537,733,536,262205,6,539,511,327817,6,540,537,539,
262268,16,541,540,262205,6,544,509,262205,6,546,511,327812,6,547,544,546,327814,6,548,733,547,262268,16,549,548,
393296,17,550,533,541,549,327808,17,551,528,550,262205,6,553,68,327812,6,555,553,554,262205,17,557,431,327808,17,559,
557,551,196670,560,559,327737,6,561,21,560,327808,6,562,555,561,393281,563,564,264,156,159,262205,258,565,564,393281,
244,567,565,156,562,393277,6,568,567,2,4,327879,6,570,568,569,327850,126,571,570,82,196855,573,0,262394,571,572,573,
131320,572,458993,6,579,567,91,82,578,131321,573,131320,573,131321,522,131320,522,327808,6,581,733,215,131321,519,
131320,521,131321,500,131320,500,65789,65592,
};
static const uint32_t raysort_words_sdf_prepare[] = {
119734787,66816,524299,504,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,655375,5,4,
1852399981,0,174,266,301,318,330,393232,4,17,128,1,1,327752,167,0,35,0,327752,167,1,35,8,327752,167,2,35,16,327752,
167,3,35,24,327752,167,4,35,32,327752,167,5,35,40,327752,167,6,35,48,327752,167,7,35,52,262215,168,6,4,327752,169,0,
35,0,196679,169,2,262215,170,6,4,262216,171,0,25,327752,171,0,35,0,196679,171,2,327752,172,0,35,0,196679,172,2,262215,
318,11,26,262215,330,11,29,262215,481,1,15,262215,482,11,25,131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,327713,8,6,
7,7,262165,13,32,1,262167,14,13,3,262177,15,14,7,262176,19,7,14,327713,20,14,19,7,262177,25,6,19,262177,29,6,7,131092,
40,262176,41,7,40,589857,42,2,7,7,7,19,19,41,262187,6,52,0,262187,6,62,1,262187,13,67,1,262187,6,75,63,262187,13,79,6,
262187,13,84,12,262187,13,97,63,262167,103,6,3,262176,104,7,103,262187,13,107,3,262187,6,111,7,262187,6,120,2,262187,
6,128,8192,262187,6,135,31,262187,6,137,32,262187,6,143,16777215,262187,6,146,2147483648u,262187,6,154,4294967295u,
262187,6,160,262144,196647,165,5349,196647,166,5349,655390,167,165,165,166,165,165,166,6,6,196637,168,6,196638,169,
168,262176,165,5349,169,196637,170,6,196638,171,170,262176,166,5349,171,196638,172,167,262176,173,9,172,262203,173,
174,9,262187,13,175,0,262176,176,9,165,262176,180,5349,6,262187,13,192,7,262176,196,9,6,262167,210,40,3,262187,6,216,
3221225472u,262187,13,231,5,262187,13,259,2,262176,260,9,166,262176,265,4,6,262203,265,266,4,262187,6,270,268435456,
262187,6,275,536870912,262187,6,289,1610612736,262187,6,298,16,262172,299,6,298,262176,300,4,299,262203,300,301,4,
262176,317,1,103,262203,317,318,1,262176,319,1,6,262203,319,330,1,262187,6,333,4,262187,6,334,6,262187,6,350,5,262187,
6,374,17,262187,6,382,18,262187,6,407,264,262187,6,416,1024,262187,6,435,128,262187,13,449,4,262194,6,481,394753,
393260,103,482,435,62,62,262187,6,499,1034,393260,14,500,97,97,97,393260,14,501,107,107,107,393260,103,502,111,111,
111,262187,6,503,8191,327734,2,4,0,3,131320,5,262203,7,323,7,262203,7,326,7,262203,7,423,7,262203,7,425,7,262203,7,
427,7,262203,19,428,7,262203,19,430,7,262203,41,432,7,327745,319,320,318,62,262205,6,321,320,393281,196,324,174,175,
79,262205,6,325,324,196670,323,325,196670,326,321,393273,6,328,11,323,326,262205,6,331,330,327812,6,336,334,328,
327808,6,337,333,336,327812,6,338,333,337,393281,176,340,174,175,175,262205,165,341,340,327808,6,343,338,333,393281,
180,344,341,175,343,393277,6,345,344,2,4,262268,13,346,345,327808,6,351,338,350,393281,180,352,341,175,351,393277,6,
353,352,2,4,262268,13,354,353,327808,6,358,338,334,393281,180,359,341,175,358,393277,6,360,359,2,4,262268,13,361,360,
393296,14,362,346,354,361,327808,6,367,338,298,393281,180,368,341,175,367,393277,6,369,368,2,4,262268,13,370,369,
327808,6,375,338,374,393281,180,376,341,175,375,393277,6,377,376,2,4,262268,13,378,377,327808,6,383,338,382,393281,
180,384,341,175,383,393277,6,385,384,2,4,262268,13,386,385,393296,14,387,370,378,386,327808,6,392,338,111,393281,180,
393,341,175,392,393277,6,394,393,2,4,327879,6,395,394,333,327851,40,396,395,52,327856,40,398,331,298,196855,400,0,
262394,398,399,400,131320,399,327745,265,402,301,331,196670,402,52,131321,400,131320,400,327850,40,404,331,298,196855,
406,0,262394,404,405,406,131320,405,196670,266,52,131321,406,131320,406,262368,120,120,407,131321,410,131320,410,
458997,6,492,331,406,437,411,327856,40,417,492,416,262390,412,411,0,262394,417,411,412,131320,411,327745,319,418,318,
52,262205,6,419,418,327812,6,420,419,416,327808,6,422,420,492,196670,423,321,196670,425,328,196670,427,422,196670,428,
362,196670,430,387,196670,432,396,655417,2,434,49,423,425,427,428,430,432,327808,6,437,492,435,131321,410,131320,412,
262368,120,120,407,196855,441,0,262394,398,440,441,131320,440,327745,265,443,301,331,262205,6,444,443,327851,40,445,
444,52,131321,441,131320,441,458997,40,446,398,412,445,440,196855,448,0,262394,446,447,448,131320,447,393281,176,450,
174,175,449,262205,165,451,450,327812,6,453,298,321,327808,6,454,435,453,327808,6,456,454,331,393281,180,457,451,175,
456,327745,265,459,301,331,262205,6,460,459,458993,6,461,457,62,52,460,131321,448,131320,448,196855,465,0,262394,404,
464,465,131320,464,262205,6,466,266,327851,40,467,466,52,131321,465,131320,465,458997,40,468,404,448,467,464,196855,
470,0,262394,468,469,470,131320,469,327812,6,474,137,328,327808,6,477,474,499,393281,180,478,341,175,477,262205,6,479,
266,458986,6,480,478,62,52,479,131321,470,131320,470,65789,65592,327734,6,11,0,8,196663,7,9,196663,7,10,131320,12,
131321,53,131320,53,458997,6,493,52,12,68,54,262205,6,59,10,327856,40,60,493,59,262390,55,54,0,262394,60,54,55,131320,
54,262205,6,61,9,327810,6,63,61,62,262205,6,64,9,327879,6,65,64,63,196670,9,65,327808,6,68,493,67,131321,53,131320,55,
262205,6,69,9,393228,13,70,1,73,69,262268,6,71,70,131326,71,65592,327734,14,17,0,15,196663,7,16,131320,18,262205,6,74,
16,327879,6,76,74,75,262268,13,77,76,262205,6,78,16,327874,6,80,78,79,327879,6,81,80,75,262268,13,82,81,262205,6,83,
16,327874,6,85,83,84,327879,6,86,85,75,262268,13,87,86,393296,14,88,77,82,87,131326,88,65592,327734,14,23,0,20,196663,
19,21,196663,7,22,131320,24,262203,7,92,7,262205,14,91,21,262205,6,93,22,196670,92,93,327737,14,94,17,92,262205,14,95,
21,327810,14,96,94,95,327879,14,99,96,500,327808,14,100,91,99,131326,100,65592,327734,6,27,0,25,196663,19,26,131320,
28,262203,104,105,7,262205,14,106,26,327875,14,109,106,501,262268,103,110,109,327879,103,113,110,502,196670,105,113,
327745,7,114,105,52,262205,6,115,114,327745,7,116,105,62,262205,6,117,116,327876,6,118,117,107,327877,6,119,115,118,
327745,7,121,105,120,262205,6,122,121,327876,6,123,122,79,327877,6,124,119,123,131326,124,65592,327734,6,31,0,29,
196663,7,30,131320,32,262205,6,127,30,327808,6,130,127,503,327814,6,131,130,128,131326,131,65592,327734,6,34,0,29,
196663,7,33,131320,35,262205,6,134,33,327808,6,136,134,135,327814,6,138,136,137,131326,138,65592,327734,6,38,0,8,
196663,7,36,196663,7,37,131320,39,262205,6,142,36,327879,6,144,142,143,262205,6,145,36,327879,6,147,145,146,327850,40,
148,147,52,262205,6,150,37,327856,40,151,144,150,327847,40,152,148,151,393385,6,155,152,144,154,131326,155,65592,
327734,2,49,0,42,196663,7,43,196663,7,44,196663,7,45,196663,19,46,196663,19,47,196663,41,48,131320,50,262203,19,186,7,
262203,7,188,7,262203,7,193,7,262203,7,195,7,262203,19,205,7,262203,7,207,7,262203,7,226,7,262203,7,244,7,262203,19,
295,7,262205,6,159,44,327812,6,161,159,160,262205,6,162,45,327808,6,163,161,162,393281,176,177,174,175,67,262205,165,
178,177,393281,180,181,178,175,163,393277,6,182,181,2,4,262205,14,187,46,196670,186,187,262205,6,189,45,196670,188,
189,393273,14,190,23,186,188,196670,193,182,393281,196,197,174,175,192,262205,6,198,197,196670,195,198,393273,6,199,
38,193,195,262205,40,200,48,262312,40,201,200,196855,203,0,262394,201,202,203,131320,202,262205,14,206,47,196670,205,
206,262205,6,208,45,196670,207,208,393273,14,209,23,205,207,327851,210,211,190,209,262298,40,212,211,131321,203,
131320,203,458997,40,213,200,50,212,202,196855,215,0,262394,213,214,268,131320,214,327851,40,218,199,154,196855,220,0,
262394,218,219,220,131320,219,327879,6,223,199,135,327876,6,224,62,223,196670,226,198,327737,6,229,31,226,327874,6,
232,199,231,327808,6,233,229,232,393281,176,234,174,175,107,262205,165,235,234,393281,180,237,235,175,233,262344,6,
239,224,458992,6,240,237,62,52,239,196670,244,198,327737,6,247,34,244,327812,6,248,120,247,327808,6,249,233,248,
393281,180,250,235,175,249,458993,6,252,250,62,52,224,327814,6,256,199,128,393281,180,257,235,175,256,458986,6,258,
257,62,52,154,393281,260,261,174,175,259,262205,166,262,261,393281,180,264,262,175,199,327742,264,154,2,4,458986,6,
267,266,62,52,62,131321,220,131320,220,131321,215,131320,268,327879,6,271,182,270,327851,40,272,271,52,196855,274,0,
262394,272,273,274,131320,273,327877,6,277,182,275,131321,274,131320,274,458997,6,497,182,268,277,273,131321,215,
131320,215,458997,6,495,216,220,497,274,327851,40,280,495,182,196855,282,0,262394,280,281,282,131320,281,327742,181,
495,2,4,131321,282,131320,282,327879,6,290,495,289,327851,40,291,290,52,196855,293,0,262394,291,292,293,131320,292,
196670,295,190,327737,6,297,27,295,327814,6,303,297,137,327745,265,304,301,303,327879,6,306,297,135,327876,6,307,62,
306,458993,6,308,304,62,52,307,131321,293,131320,293,393281,260,309,174,175,231,262205,166,310,309,262205,6,311,43,
327812,6,312,311,160,262205,6,313,45,327808,6,314,312,313,393281,180,315,310,175,314,327742,315,52,2,4,65789,65592,
};
static const uint32_t raysort_words_sdf_cull[] = {
119734787,66816,524299,1006,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,147,156,218,651,687,925,393232,4,17,128,1,1,262215,68,6,4,262216,69,0,24,327752,69,0,35,0,196679,69,2,
196679,72,5356,262215,85,6,4,327752,86,0,35,0,196679,86,2,196679,90,5356,196679,100,5356,262215,147,11,29,196679,356,
42,196679,358,42,196679,361,42,196679,366,42,196679,368,42,196679,370,42,262215,411,6,16,262216,412,0,24,327752,412,0,
35,0,196679,412,2,327752,648,0,35,0,327752,648,1,35,8,327752,648,2,35,16,327752,648,3,35,24,327752,648,4,35,32,327752,
648,5,35,40,327752,648,6,35,44,327752,648,7,35,48,327752,649,0,35,0,196679,649,2,262215,687,11,26,262215,925,11,24,
262215,960,1,15,262215,961,11,25,196679,703,5356,196679,611,5356,196679,664,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,9,9,262167,25,6,2,262176,26,7,25,
393249,27,25,26,9,9,196630,37,32,262176,38,7,37,262165,39,32,1,262177,40,39,38,262167,47,39,3,327710,48,47,47,37,
262176,49,7,48,262167,50,37,3,262176,51,7,50,262176,52,7,47,524321,53,2,49,51,51,52,52,393249,61,7,26,9,9,196647,67,
5349,196637,68,6,196638,69,68,262176,67,5349,69,262176,70,7,67,327713,71,6,70,9,262177,76,6,9,196647,84,5349,196637,
85,6,196638,86,85,262176,84,5349,86,262176,87,7,84,131092,88,524321,89,88,87,9,52,52,52,589857,97,6,26,9,87,9,9,49,
589857,106,6,9,9,9,9,9,49,262187,6,115,0,458796,7,116,115,115,115,115,262187,6,118,1,262187,6,119,2,262187,6,120,3,
458796,7,121,115,118,119,120,262167,127,88,4,262176,146,1,6,262203,146,147,1,262187,6,151,16,262187,6,153,32,262172,
154,7,153,262176,155,4,154,262203,155,156,4,262187,6,158,4,262176,163,4,6,262187,6,165,264,262176,172,4,7,262187,39,
209,1,262172,216,7,119,262176,217,4,216,262203,217,218,4,262174,271,6,6,262187,37,313,3212836864u,262176,315,7,39,
262187,37,320,1115684864,262187,39,325,4294967295u,262187,39,339,64,262187,39,344,0,262187,39,353,2,262187,37,359,
1034147594,262187,39,399,63,262187,6,402,128,196647,409,5349,262187,6,410,8,262172,411,7,410,196638,412,411,262176,
409,5349,412,262176,415,5349,7,327724,25,422,115,115,262167,423,88,2,262176,431,5349,6,262187,6,441,65536,262187,6,
447,640,262187,39,460,3,196650,88,471,262167,474,88,3,262187,39,505,7,262187,6,524,31,262187,6,567,5,262167,584,6,3,
655390,648,84,67,67,67,84,6,6,6,196638,649,648,262176,650,9,649,262203,650,651,9,262176,652,9,67,262187,39,661,4,
262176,665,9,84,262187,6,675,16777215,262176,686,1,584,262203,686,687,1,262187,39,691,5,262176,693,9,6,262187,39,702,
6,262187,6,728,6,262187,6,767,9,262187,6,775,10,262187,6,785,11,262187,39,899,40,262187,6,911,64,262187,6,920,65535,
262203,686,925,1,262194,6,960,395009,393260,584,961,402,118,118,262187,6,1000,1037,262187,6,1001,1043,393260,50,1002,
359,359,359,393260,47,1003,344,344,344,393260,47,1004,399,399,399,393260,47,1005,460,460,460,327734,2,4,0,3,131320,5,
262203,9,692,7,262203,9,696,7,262203,70,703,7,262203,9,706,7,262203,9,715,7,262203,9,720,7,262203,9,722,7,262203,49,
733,7,262203,9,811,7,262203,9,813,7,262203,9,815,7,262203,9,817,7,262203,9,819,7,262203,49,821,7,262203,9,828,7,
262203,9,830,7,327745,146,688,687,115,262205,6,689,688,393281,693,694,651,344,691,262205,6,695,694,196670,692,695,
196670,696,689,393273,6,698,35,692,696,262205,6,700,147,393281,652,704,651,344,353,262205,67,705,704,196670,703,705,
393281,693,707,651,344,702,262205,6,708,707,196670,706,708,393273,6,709,74,703,706,458764,6,713,1,38,708,441,196670,
715,708,327737,6,718,78,715,196670,720,689,196670,722,708,393273,6,725,82,720,722,327812,6,730,728,698,327808,6,731,
158,730,327812,6,732,158,731,393281,665,734,651,344,344,262205,84,735,734,327808,6,737,732,158,393281,431,738,735,344,
737,393277,6,739,738,2,4,262268,39,740,739,327808,6,744,732,567,393281,431,745,735,344,744,393277,6,746,745,2,4,
262268,39,747,746,327808,6,751,732,728,393281,431,752,735,344,751,393277,6,753,752,2,4,262268,39,754,753,393296,47,
755,740,747,754,327745,52,756,733,344,196670,756,755,327808,6,760,732,410,393281,431,761,735,344,760,393277,6,762,761,
2,4,262268,39,763,762,327808,6,768,732,767,393281,431,769,735,344,768,393277,6,770,769,2,4,262268,39,771,770,327808,6,
776,732,775,393281,431,777,735,344,776,393277,6,778,777,2,4,262268,39,779,778,393296,47,780,763,771,779,327745,52,781,
733,209,196670,781,780,327808,6,786,732,785,393281,431,787,735,344,786,393277,6,788,787,2,4,262268,37,789,788,327745,
38,790,733,353,196670,790,789,131321,792,131320,792,458997,6,967,115,5,851,795,458997,6,962,115,5,853,795,327856,88,
799,962,713,262390,794,795,0,262394,799,793,794,131320,793,327808,6,803,962,700,327856,88,807,803,713,196855,810,0,
262394,807,809,824,131320,809,196670,811,803,196670,813,718,196670,815,709,196670,817,689,196670,819,698,262205,48,
822,733,196670,821,822,655417,6,823,113,811,813,815,817,819,821,131321,810,131320,824,131321,810,131320,810,458997,6,
968,823,809,115,824,196670,828,968,393273,6,831,23,828,830,262205,6,832,830,196855,837,0,262394,807,836,837,131320,
836,393281,665,838,651,344,661,262205,84,839,838,327808,6,842,725,803,327808,6,845,967,831,458764,6,846,1,38,845,675,
393281,431,847,839,344,842,327742,847,846,2,4,131321,837,131320,837,327808,6,850,967,832,458764,6,851,1,38,850,675,
131321,795,131320,795,327808,6,853,962,402,131321,792,131320,794,327850,88,855,700,115,196855,857,0,262394,855,856,
857,131320,856,262268,25,861,705,327851,423,862,861,422,262298,88,863,862,196855,866,0,262394,863,865,871,131320,865,
393281,431,869,705,344,344,393277,6,870,869,2,4,131321,866,131320,871,131321,866,131320,866,458997,6,963,870,865,708,
871,393281,652,876,651,344,460,262205,67,877,876,262268,25,878,877,327851,423,879,878,422,262298,88,880,879,196855,
883,0,262394,880,882,888,131320,882,393281,431,886,877,344,344,393277,6,887,886,2,4,131321,883,131320,888,393281,693,
889,651,344,505,262205,6,890,889,131321,883,131320,883,458997,6,964,887,882,890,888,327812,6,895,153,698,393281,665,
897,651,344,661,262205,84,898,897,393281,431,901,898,344,899,327742,901,709,2,4,327808,6,906,725,713,393281,431,908,
898,344,906,327742,908,967,2,4,327808,6,913,911,689,393281,431,915,898,344,913,327742,915,967,2,4,393281,431,918,898,
344,344,458764,6,921,1,38,967,920,458991,6,922,918,118,115,921,327745,146,926,925,115,262205,6,927,926,393281,431,928,
898,344,209,327742,928,927,2,4,393281,431,931,898,344,353,327742,931,118,2,4,327808,6,936,895,1000,393281,431,938,735,
344,936,327742,938,963,2,4,327808,6,943,895,1001,327852,88,947,963,708,393385,6,948,947,118,115,393281,693,950,651,
344,505,262205,6,951,950,327852,88,952,964,951,393385,6,953,952,119,115,327877,6,954,948,953,327850,88,956,967,675,
393385,6,957,956,158,115,327877,6,958,954,957,393281,431,959,735,344,943,327742,959,958,2,4,131321,857,131320,857,
65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,7,117,11,262205,6,122,12,458832,7,
123,122,122,122,122,327808,7,124,121,123,262205,6,125,13,458832,7,126,125,125,125,125,327856,127,128,124,126,393385,7,
129,128,117,116,131326,129,65592,327734,6,18,0,16,196663,8,17,131320,19,327745,9,132,17,115,262205,6,133,132,327745,9,
134,17,118,262205,6,135,134,327808,6,136,133,135,327745,9,137,17,119,262205,6,138,137,327808,6,139,136,138,327745,9,
140,17,120,262205,6,141,140,327808,6,142,139,141,131326,142,65592,327734,6,23,0,20,196663,9,21,196663,9,22,131320,24,
262203,8,171,7,262203,9,175,7,262203,9,176,7,262203,8,178,7,262203,8,202,7,262203,8,229,7,262203,9,232,7,262203,9,233,
7,262203,8,235,7,262203,8,256,7,262205,6,148,147,327814,6,152,148,151,327814,6,159,148,158,327817,6,161,148,158,
262205,6,162,21,393281,163,164,156,159,161,196670,164,162,262368,119,119,165,327745,172,173,156,159,262205,7,174,173,
196670,171,174,196670,175,115,196670,176,161,458809,7,177,14,171,175,176,196670,178,177,327737,6,179,18,178,131321,
182,131320,182,458997,6,976,179,24,197,183,458997,6,974,115,24,207,183,458997,6,973,115,24,210,183,327856,88,188,973,
158,262390,184,183,1,262394,188,183,184,131320,183,327817,6,192,159,158,327850,88,193,973,192,393385,6,195,193,974,
115,327808,6,197,976,195,327812,6,199,152,158,327808,6,201,199,973,327745,172,203,156,201,262205,7,204,203,196670,202,
204,327737,6,205,18,202,327808,6,207,974,205,327808,6,210,973,209,131321,182,131320,184,327817,6,212,148,151,327850,
88,213,212,115,196855,215,0,262394,213,214,215,131320,214,327814,6,220,152,158,327817,6,222,152,158,393281,163,224,
218,220,222,196670,224,974,131321,215,131320,215,262368,119,119,165,327814,6,226,152,158,327817,6,228,152,158,327745,
172,230,218,226,262205,7,231,230,196670,229,231,196670,232,115,196670,233,228,458809,7,234,14,229,232,233,196670,235,
234,327737,6,236,18,235,327808,6,238,976,236,196670,22,115,131321,240,131320,240,458997,6,978,238,215,254,241,458997,
6,977,115,215,263,241,327856,88,246,977,119,262390,242,241,1,262394,246,241,242,131320,241,327850,88,250,977,226,
262205,6,251,22,393385,6,252,250,251,115,327808,6,254,978,252,327745,172,257,218,977,262205,7,258,257,196670,256,258,
327737,6,259,18,256,262205,6,260,22,327808,6,261,260,259,196670,22,261,327808,6,263,977,209,131321,240,131320,242,
131326,978,65592,327734,25,31,0,27,196663,26,28,196663,9,29,196663,9,30,131320,32,262205,6,267,29,262205,6,268,30,
327831,271,272,267,268,327761,6,273,272,0,327761,6,274,272,1,327745,9,275,28,115,262205,6,276,275,327829,271,279,276,
273,327761,6,280,279,1,327761,6,281,279,0,327745,9,283,28,118,262205,6,284,283,327808,6,286,284,274,327808,6,288,286,
280,327760,25,289,281,288,131326,289,65592,327734,6,35,0,20,196663,9,33,196663,9,34,131320,36,131321,293,131320,293,
458997,6,979,115,36,306,294,262205,6,299,34,327856,88,300,979,299,262390,295,294,0,262394,300,294,295,131320,294,
262205,6,301,33,327810,6,302,301,118,262205,6,303,33,327879,6,304,303,302,196670,33,304,327808,6,306,979,209,131321,
293,131320,295,262205,6,307,33,393228,39,308,1,73,307,262268,6,309,308,131326,309,65592,327734,39,42,0,40,196663,38,
41,131320,43,262205,37,312,41,327866,88,314,312,313,196855,318,0,262394,314,317,324,131320,317,262205,37,319,41,
458764,37,321,1,37,319,320,393228,37,322,1,8,321,262254,39,323,322,131321,318,131320,324,131321,318,131320,318,458997,
39,980,323,317,325,324,131326,980,65592,327734,39,45,0,40,196663,38,44,131320,46,262205,37,329,44,327864,88,330,329,
320,196855,333,0,262394,330,332,338,131320,332,262205,37,334,44,458764,37,335,1,40,334,313,393228,37,336,1,8,335,
262254,39,337,336,131321,333,131320,338,131321,333,131320,333,458997,39,981,337,332,339,338,131326,981,65592,327734,2,
59,0,53,196663,49,54,196663,51,55,196663,51,56,196663,52,57,196663,52,58,131320,60,262203,51,351,7,262203,51,362,7,
262203,38,371,7,262203,38,375,7,262203,38,379,7,262203,38,386,7,262203,38,390,7,262203,38,394,7,327745,52,345,54,344,
262205,47,346,345,327745,52,347,54,209,262205,47,348,347,327810,47,349,346,348,262255,50,350,349,262205,50,352,55,
327745,38,354,54,353,262205,37,355,354,327822,50,356,352,355,327811,50,358,356,350,327811,50,361,358,1002,196670,351,
361,262205,50,363,56,262205,37,365,354,327822,50,366,363,365,327811,50,368,366,350,327809,50,370,368,1002,196670,362,
370,327745,38,372,351,115,262205,37,373,372,196670,371,373,327737,39,374,42,371,327745,38,376,351,118,262205,37,377,
376,196670,375,377,327737,39,378,42,375,327745,38,380,351,119,262205,37,381,380,196670,379,381,327737,39,382,42,379,
393296,47,383,374,378,382,458764,47,385,1,42,383,1003,196670,57,385,327745,38,387,362,115,262205,37,388,387,196670,
386,388,327737,39,389,45,386,327745,38,391,362,118,262205,37,392,391,196670,390,392,327737,39,393,45,390,327745,38,
395,362,119,262205,37,396,395,196670,394,396,327737,39,397,45,394,393296,47,398,389,393,397,458764,47,401,1,39,398,
1004,196670,58,401,65789,65592,327734,7,65,0,61,196663,26,62,196663,9,63,196663,9,64,131320,66,262203,26,403,7,262203,
9,405,7,262203,9,407,7,262205,25,404,62,196670,403,404,262205,6,406,63,196670,405,406,196670,407,402,458809,25,408,31,
403,405,407,262268,409,413,408,262205,6,414,64,393281,415,416,413,344,414,393277,7,417,416,2,16,131326,417,65592,
327734,6,74,0,71,196663,70,72,196663,9,73,131320,75,262205,67,420,72,262268,25,421,420,327851,423,424,421,422,262298,
88,425,424,196855,428,0,262394,425,427,435,131320,427,262205,6,429,73,262205,67,430,72,393281,431,432,430,344,344,
393277,6,433,432,2,4,458764,6,434,1,38,429,433,131321,428,131320,435,262205,6,436,73,131321,428,131320,428,458997,6,
982,434,427,436,435,131326,982,65592,327734,6,78,0,76,196663,9,77,131320,79,262205,6,440,77,327808,6,443,440,920,
327814,6,444,443,441,131326,444,65592,327734,6,82,0,20,196663,9,80,196663,9,81,131320,83,262205,6,448,80,262205,6,449,
81,458764,6,450,1,38,449,441,327808,6,451,450,118,327812,6,452,448,451,327808,6,453,447,452,131326,453,65592,327734,
88,95,0,89,196663,87,90,196663,9,91,196663,52,92,196663,52,93,196663,52,94,131320,96,262203,52,456,7,262203,52,463,7,
262205,47,457,92,262205,47,458,93,327808,47,459,457,458,327875,47,462,459,1005,196670,456,462,262205,47,464,92,262205,
47,465,94,327808,47,466,464,465,327875,47,468,466,1005,196670,463,468,262205,47,472,93,262205,47,473,94,327859,474,
475,472,473,262299,88,476,475,196855,478,0,262394,476,477,478,131320,477,327745,315,480,456,119,262205,39,481,480,
131321,482,131320,482,458997,88,985,471,477,991,485,458997,39,983,481,477,555,485,327745,315,488,463,119,262205,39,
489,488,327859,88,490,983,489,262390,484,485,0,262394,490,483,484,131320,483,327745,315,492,456,118,262205,39,493,492,
131321,494,131320,494,458997,39,986,493,483,553,497,458997,88,991,985,483,990,497,327745,315,500,463,118,262205,39,
501,500,327859,88,502,986,501,262390,496,497,0,262394,502,495,496,131320,495,327879,39,506,983,505,327876,39,507,506,
460,327879,39,509,986,505,327877,39,510,507,509,262268,6,511,510,327812,6,512,511,410,262205,84,514,90,262205,6,515,
91,327812,6,516,151,515,327808,6,517,402,516,327814,6,519,512,153,327808,6,520,517,519,393281,431,521,514,344,520,
393277,6,522,521,2,4,327879,6,525,512,524,327874,6,526,522,525,327745,315,528,456,115,262205,39,529,528,131321,530,
131320,530,458997,88,990,991,495,549,533,458997,39,988,529,495,551,533,327745,315,536,463,115,262205,39,537,536,
327859,88,538,988,537,262390,532,533,0,262394,538,531,532,131320,531,262312,88,540,990,196855,542,0,262394,540,541,
542,131320,541,327879,39,545,988,505,327874,6,546,526,545,327879,6,547,546,118,327851,88,548,547,115,131321,542,
131320,542,458997,88,549,990,531,548,541,131321,533,131320,533,327808,39,551,988,209,131321,530,131320,532,131321,497,
131320,497,327808,39,553,986,209,131321,494,131320,496,131321,485,131320,485,327808,39,555,983,209,131321,482,131320,
484,131321,478,131320,478,458997,88,984,471,96,985,484,131326,984,65592,327734,6,104,0,97,196663,26,98,196663,9,99,
196663,87,100,196663,9,101,196663,9,102,196663,49,103,131320,105,262203,8,559,7,262203,26,560,7,262203,9,562,7,262203,
9,564,7,262203,8,566,7,262203,26,568,7,262203,9,570,7,262203,9,572,7,262203,49,593,7,262203,51,595,7,262203,51,596,7,
262203,52,597,7,262203,52,598,7,262203,87,611,7,262203,9,613,7,262203,52,615,7,262203,52,618,7,262203,52,620,7,262205,
25,561,98,196670,560,561,262205,6,563,99,196670,562,563,196670,564,158,458809,7,565,65,560,562,564,196670,559,565,
262205,25,569,98,196670,568,569,262205,6,571,99,196670,570,571,196670,572,567,458809,7,573,65,568,570,572,196670,566,
573,327745,9,575,566,120,262205,6,576,575,327814,6,577,576,402,262205,6,579,575,327817,6,580,579,402,327851,88,581,
580,115,393385,6,582,581,118,115,327808,6,583,577,582,524367,584,586,565,565,0,1,2,262268,50,587,586,524367,584,589,
573,573,0,1,2,262268,50,590,589,262205,48,594,103,196670,593,594,196670,595,587,196670,596,590,589881,2,599,59,593,
595,596,597,598,262205,47,600,597,262205,47,601,598,327745,9,603,559,120,262205,6,604,603,262205,6,605,102,327874,6,
606,604,605,327879,6,607,606,118,327851,88,608,607,115,196855,610,0,262394,608,609,610,131320,609,262205,84,612,100,
196670,611,612,262205,6,614,101,196670,613,614,327745,52,616,103,344,262205,47,617,616,196670,615,617,196670,618,600,
196670,620,601,589881,88,622,95,611,613,615,618,620,131321,610,131320,610,458997,88,623,608,105,622,609,393385,6,626,
623,583,115,131326,626,65592,327734,6,113,0,106,196663,9,107,196663,9,108,196663,9,109,196663,9,110,196663,9,111,
196663,49,112,131320,114,262203,26,662,7,262203,9,663,7,262203,87,664,7,262203,9,668,7,262203,9,670,7,262203,49,672,7,
131321,631,131320,631,458997,6,997,115,114,999,634,458997,6,996,115,114,680,634,262205,6,637,108,327856,88,638,996,
637,262390,633,634,0,262394,638,632,633,131320,632,262205,6,639,107,262205,6,640,108,327812,6,641,639,640,327808,6,
643,641,996,262205,6,644,109,327856,88,645,643,644,196855,647,0,262394,645,646,647,131320,646,393281,652,653,651,344,
209,262205,67,654,653,262268,25,655,654,262205,6,656,107,262205,6,657,108,327812,6,658,656,657,327808,6,660,658,996,
196670,662,655,196670,663,660,393281,665,666,651,344,661,262205,84,667,666,196670,664,667,262205,6,669,110,196670,668,
669,262205,6,671,111,196670,670,671,262205,48,673,112,196670,672,673,655417,6,674,104,662,663,664,668,670,672,458764,
6,676,1,38,674,675,327808,6,678,997,676,131321,647,131320,647,458997,6,999,997,632,678,646,131321,634,131320,634,
327808,6,680,996,209,131321,631,131320,633,458764,6,682,1,38,997,675,131326,682,65592,
};
static const uint32_t raysort_words_sdf_bin[] = {
119734787,66816,524299,3845,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1507343,5,
4,1852399981,0,341,350,412,2009,2705,2835,2883,2904,2938,2948,2989,3262,3269,3336,3431,3550,3650,3688,393232,4,17,128,
1,1,262215,92,6,4,327752,93,0,35,0,196679,93,2,196679,97,5356,196679,107,5356,262215,341,11,29,196679,628,42,196679,
630,42,196679,633,42,196679,638,42,196679,640,42,196679,642,42,262215,683,6,16,262216,684,0,24,327752,684,0,35,0,
196679,684,2,262215,916,6,4,262216,917,0,24,327752,917,0,35,0,196679,917,2,196679,1095,42,196679,1100,42,196679,1101,
42,196679,1106,42,196679,1107,42,196679,1110,42,196679,1116,42,196679,1121,42,196679,1122,42,196679,1127,42,196679,
1128,42,196679,1131,42,196679,1137,42,196679,1142,42,196679,1143,42,196679,1148,42,196679,1149,42,196679,1152,42,
196679,1409,42,196679,1414,42,196679,1419,42,196679,1458,42,196679,1461,42,196679,1466,42,196679,1471,42,196679,1494,
42,196679,1497,42,196679,1500,42,196679,1502,42,196679,1508,42,196679,1513,42,196679,1518,42,196679,1525,42,196679,
1530,42,196679,1531,42,196679,1536,42,196679,1541,42,196679,1542,42,196679,1547,42,196679,1552,42,196679,1553,42,
196679,1560,42,196679,1565,42,196679,1566,42,196679,1571,42,196679,1576,42,196679,1577,42,196679,1582,42,196679,1587,
42,196679,1588,42,196679,1657,42,196679,1662,42,196679,1667,42,196679,1671,42,196679,1675,42,196679,1679,42,196679,
1685,42,196679,1690,42,196679,1691,42,196679,1696,42,196679,1701,42,196679,1702,42,196679,1707,42,196679,1712,42,
196679,1713,42,196679,1753,42,196679,1754,42,196679,1758,42,196679,1762,42,196679,1816,42,196679,1821,42,196679,1822,
42,196679,1827,42,196679,1828,42,196679,1836,42,196679,1840,42,196679,1846,42,196679,1849,42,196679,1854,42,196679,
1857,42,196679,1858,42,196679,1861,42,196679,1863,42,196679,1931,42,196679,1942,42,196679,1959,42,196679,1960,42,
196679,1962,42,196679,1967,42,196679,1972,42,327752,2006,0,35,0,327752,2006,1,35,8,327752,2006,2,35,16,327752,2006,3,
35,24,327752,2006,4,35,32,327752,2006,5,35,40,327752,2006,6,35,48,327752,2006,7,35,52,327752,2006,8,35,56,327752,2006,
9,35,60,327752,2006,10,35,64,327752,2006,11,35,68,327752,2006,12,35,72,327752,2006,13,35,76,327752,2006,14,35,80,
327752,2006,15,35,84,327752,2007,0,35,0,196679,2007,2,262215,2091,1,1,262215,3650,11,26,262215,3688,11,24,262215,3726,
1,15,262215,3727,11,25,196679,861,5356,196679,2455,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,4,262176,8,7,7,
262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,9,9,262167,25,6,2,262176,26,7,25,327713,27,25,26,9,393249,32,
25,26,9,9,262165,42,32,1,262167,43,42,3,262177,44,43,9,262176,48,7,43,262177,49,6,48,196630,56,32,262176,57,7,56,
262177,58,42,57,327710,65,43,43,56,262176,66,7,65,262167,67,56,3,262176,68,7,67,524321,69,2,66,68,68,48,48,393249,77,
7,26,9,9,262177,83,6,9,196647,91,5349,196637,92,6,196638,93,92,262176,91,5349,93,262176,94,7,91,131092,95,524321,96,
95,94,9,48,48,48,589857,104,6,26,9,94,9,9,66,327713,113,6,26,9,262177,118,56,9,458785,125,67,26,9,9,9,262167,132,56,4,
262176,133,7,132,458785,134,67,133,133,133,68,262167,141,6,3,458785,142,141,26,9,9,9,458782,149,67,67,67,6,95,393249,
150,149,26,9,9,262176,156,7,149,327710,157,67,67,67,327713,158,157,156,57,262176,163,7,157,262177,164,95,163,458782,
168,56,56,56,95,95,262176,169,7,168,524321,170,2,169,57,57,57,57,458785,178,2,169,68,68,68,458785,185,168,163,68,57,
57,458785,192,2,66,163,48,48,393246,199,6,6,6,65,262177,200,199,9,262176,204,7,199,327713,205,95,204,9,393249,210,6,
204,163,48,327713,216,25,9,9,327713,221,2,9,156,262176,226,7,95,589857,227,2,204,9,9,9,9,226,393246,236,6,6,6,95,
393249,237,236,204,9,9,524321,243,2,204,9,163,48,48,327713,251,6,9,48,655393,259,2,204,156,163,226,48,48,48,327713,
269,43,9,9,262177,274,157,9,327713,278,2,204,9,393249,283,2,204,156,226,393249,289,95,204,163,48,262176,295,7,236,
458785,296,2,204,295,9,9,393249,303,2,204,9,9,262187,6,309,0,458796,7,310,309,309,309,309,262187,6,312,1,262187,6,313,
2,262187,6,314,3,458796,7,315,309,312,313,314,262167,321,95,4,262176,340,1,6,262203,340,341,1,262187,6,345,16,262187,
6,347,32,262172,348,7,347,262176,349,4,348,262203,349,350,4,262187,6,352,4,262176,357,4,6,262187,6,359,264,262176,366,
4,7,262187,42,403,1,262172,410,7,313,262176,411,4,410,262203,411,412,4,262187,42,465,8,262174,468,6,6,262187,42,476,
24,262187,6,529,63,262187,42,533,6,262187,42,538,12,262176,545,7,141,262187,42,565,3,262187,6,569,7,262187,56,585,
3212836864u,262176,587,7,42,262187,56,592,1115684864,262187,42,597,4294967295u,262187,42,611,64,262187,42,616,0,
262187,42,625,2,262187,56,631,1034147594,262187,42,671,63,262187,6,674,128,196647,681,5349,262187,6,682,8,262172,683,
7,682,196638,684,683,262176,681,5349,684,262176,687,5349,7,262187,6,693,65536,262187,6,699,640,196650,95,721,262167,
724,95,3,262187,42,755,7,262176,771,5349,6,262187,6,775,31,262187,6,818,5,262187,6,902,4294967292u,196647,915,5349,
196637,916,6,196638,917,916,262176,915,5349,917,262187,42,931,16,262187,6,935,65535,262187,42,942,10,262187,6,947,
1023,262187,56,952,864026624,262187,6,960,2139095040,262187,42,962,13,262187,6,967,112,262187,42,969,23,262187,6,987,
32768,262187,42,1005,4294934529u,262187,56,1009,939524352,262187,6,1174,12,262187,6,1198,6,393260,141,1230,309,312,
313,393260,141,1231,309,313,314,262187,42,1322,4,262187,56,1330,0,393260,67,1331,1330,1330,1330,262187,56,1427,
1317011456,393260,67,1428,1427,1427,1427,262187,56,1501,889192448,262187,56,1750,957729772,262187,56,1769,1065353216,
262187,56,1862,897581056,262187,56,1950,1033035505,262187,56,1961,948045311,1179678,2006,91,915,915,91,91,91,6,6,6,6,
6,6,6,6,6,6,196638,2007,2006,262176,2008,9,2007,262203,2008,2009,9,262176,2011,9,6,262187,6,2018,1024,262176,2030,9,
91,262187,6,2064,9,262187,6,2072,10,262187,6,2082,11,262194,6,2091,0,393268,95,2092,170,2091,309,262176,2096,9,915,
262187,6,2101,262144,262187,6,2107,1610612736,262187,6,2124,4294967295u,262187,56,2138,1056964608,262187,56,2142,
1058162981,262187,6,2165,28,393268,6,2166,132,352,2091,393268,6,2167,128,2165,2166,393268,6,2168,128,2167,312,393268,
6,2175,128,2167,309,393268,6,2197,128,2167,314,262187,42,2206,9,262187,42,2213,5,262187,42,2217,14,262187,6,2223,40,
262187,6,2276,2147483648u,262187,6,2279,1073741824,262187,6,2333,1073741823,262187,6,2588,15,262187,6,2686,85,262176,
2704,4,25,262203,2704,2705,4,393268,95,2716,170,2091,309,262187,42,2802,18,262187,6,2832,384,262172,2833,67,2832,
262176,2834,4,2833,262203,2834,2835,4,262176,2838,4,67,262172,2881,6,674,262176,2882,4,2881,262203,2882,2883,4,262203,
2882,2904,4,262203,2882,2938,4,262203,2882,2948,4,262203,2704,2989,4,393268,95,2995,170,2091,309,262187,56,3124,
1082130432,262187,56,3130,1082430025,262203,357,3262,4,393268,6,3265,128,2167,313,262203,357,3269,4,393268,95,3270,
170,2091,309,262187,42,3289,11,262187,42,3306,15,262203,2882,3336,4,262203,357,3431,4,262203,2882,3550,4,393268,95,
3575,170,2091,309,262187,6,3606,18,262176,3649,1,141,262203,3649,3650,1,262187,6,3658,64,262187,42,3667,40,262203,
3649,3688,1,393268,95,3698,170,2091,309,458804,6,3699,169,3698,352,1174,393268,6,3706,128,2167,313,262194,6,3726,
395265,393260,141,3727,674,312,312,393260,141,3834,529,529,529,393260,43,3835,565,565,565,393260,141,3836,569,569,569,
393260,67,3837,631,631,631,393260,43,3838,616,616,616,393260,43,3839,671,671,671,393260,67,3841,2138,2138,2138,393260,
43,3842,465,465,465,393260,67,3843,3124,3124,3124,393260,43,3844,403,403,403,327734,2,4,0,3,131320,5,262203,204,3648,
7,262203,9,3651,7,262203,204,3681,7,262203,9,3683,7,262203,9,3685,7,327745,340,3652,3650,312,262205,6,3653,3652,
196670,3651,3653,327737,199,3654,202,3651,196670,3648,3654,393281,2030,3656,2009,616,565,262205,91,3657,3656,327745,9,
3659,3648,403,262205,6,3660,3659,327808,6,3661,3658,3660,393281,771,3662,3657,616,3661,393277,6,3663,3662,2,4,393281,
771,3668,3657,616,3667,393277,6,3669,3668,2,4,327745,340,3671,3650,309,262205,6,3672,3671,131321,3673,131320,3673,
458997,6,3729,3672,5,3692,3674,327856,95,3680,3729,3663,262390,3675,3674,0,262394,3680,3674,3675,131320,3674,196670,
3681,3654,196670,3683,3729,196670,3685,3669,458809,2,3687,307,3681,3683,3685,327745,340,3689,3688,309,262205,6,3690,
3689,327808,6,3692,3729,3690,131321,3673,131320,3675,262205,6,3693,341,327850,95,3694,3693,309,196855,3696,0,262394,
3694,3695,3696,131320,3695,393281,771,3703,3657,616,3699,393281,771,3707,3657,616,3706,458986,6,3708,3707,312,309,309,
393281,2011,3709,2009,616,3289,262205,6,3710,3709,458764,6,3711,1,38,3710,935,458764,6,3712,1,38,3708,3711,458991,6,
3713,3703,312,309,3712,327808,6,3717,3699,312,393281,771,3718,3657,616,3717,458991,6,3719,3718,312,309,312,327808,6,
3723,3699,313,393281,771,3724,3657,616,3723,458991,6,3725,3724,312,309,312,131321,3696,131320,3696,65789,65592,327734,
7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,7,311,11,262205,6,316,12,458832,7,317,316,316,316,316,
327808,7,318,315,317,262205,6,319,13,458832,7,320,319,319,319,319,327856,321,322,318,320,393385,7,323,322,311,310,
131326,323,65592,327734,6,18,0,16,196663,8,17,131320,19,327745,9,326,17,309,262205,6,327,326,327745,9,328,17,312,
262205,6,329,328,327808,6,330,327,329,327745,9,331,17,313,262205,6,332,331,327808,6,333,330,332,327745,9,334,17,314,
262205,6,335,334,327808,6,336,333,335,131326,336,65592,327734,6,23,0,20,196663,9,21,196663,9,22,131320,24,262203,8,
365,7,262203,9,369,7,262203,9,370,7,262203,8,372,7,262203,8,396,7,262203,8,423,7,262203,9,426,7,262203,9,427,7,262203,
8,429,7,262203,8,450,7,262205,6,342,341,327814,6,346,342,345,327814,6,353,342,352,327817,6,355,342,352,262205,6,356,
21,393281,357,358,350,353,355,196670,358,356,262368,313,313,359,327745,366,367,350,353,262205,7,368,367,196670,365,
368,196670,369,309,196670,370,355,458809,7,371,14,365,369,370,196670,372,371,327737,6,373,18,372,131321,376,131320,
376,458997,6,3733,373,24,391,377,458997,6,3731,309,24,401,377,458997,6,3730,309,24,404,377,327856,95,382,3730,352,
262390,378,377,1,262394,382,377,378,131320,377,327817,6,386,353,352,327850,95,387,3730,386,393385,6,389,387,3731,309,
327808,6,391,3733,389,327812,6,393,346,352,327808,6,395,393,3730,327745,366,397,350,395,262205,7,398,397,196670,396,
398,327737,6,399,18,396,327808,6,401,3731,399,327808,6,404,3730,403,131321,376,131320,378,327817,6,406,342,345,327850,
95,407,406,309,196855,409,0,262394,407,408,409,131320,408,327814,6,414,346,352,327817,6,416,346,352,393281,357,418,
412,414,416,196670,418,3731,131321,409,131320,409,262368,313,313,359,327814,6,420,346,352,327817,6,422,346,352,327745,
366,424,412,420,262205,7,425,424,196670,423,425,196670,426,309,196670,427,422,458809,7,428,14,423,426,427,196670,429,
428,327737,6,430,18,429,327808,6,432,3733,430,196670,22,309,131321,434,131320,434,458997,6,3735,432,409,448,435,
458997,6,3734,309,409,457,435,327856,95,440,3734,313,262390,436,435,1,262394,440,435,436,131320,435,327850,95,444,
3734,420,262205,6,445,22,393385,6,446,444,445,309,327808,6,448,3735,446,327745,366,451,412,3734,262205,7,452,451,
196670,450,452,327737,6,453,18,450,262205,6,454,22,327808,6,455,454,453,196670,22,455,327808,6,457,3734,403,131321,
434,131320,436,131326,3735,65592,327734,25,30,0,27,196663,26,28,196663,9,29,131320,31,327745,9,462,28,309,262205,6,
463,462,262205,6,464,29,327876,6,466,464,465,327829,468,469,463,466,327761,6,470,469,1,327761,6,471,469,0,327745,9,
473,28,312,262205,6,474,473,262205,6,475,29,327874,6,477,475,476,327808,6,478,474,477,327808,6,480,478,470,327760,25,
481,471,480,131326,481,65592,327734,25,36,0,32,196663,26,33,196663,9,34,196663,9,35,131320,37,262205,6,484,34,262205,
6,485,35,327831,468,488,484,485,327761,6,489,488,0,327761,6,490,488,1,327745,9,491,33,309,262205,6,492,491,327829,468,
495,492,489,327761,6,496,495,1,327761,6,497,495,0,327745,9,499,33,312,262205,6,500,499,327808,6,502,500,490,327808,6,
504,502,496,327760,25,505,497,504,131326,505,65592,327734,6,40,0,20,196663,9,38,196663,9,39,131320,41,131321,509,
131320,509,458997,6,3736,309,41,522,510,262205,6,515,39,327856,95,516,3736,515,262390,511,510,0,262394,516,510,511,
131320,510,262205,6,517,38,327810,6,518,517,312,262205,6,519,38,327879,6,520,519,518,196670,38,520,327808,6,522,3736,
403,131321,509,131320,511,262205,6,523,38,393228,42,524,1,73,523,262268,6,525,524,131326,525,65592,327734,43,46,0,44,
196663,9,45,131320,47,262205,6,528,45,327879,6,530,528,529,262268,42,531,530,262205,6,532,45,327874,6,534,532,533,
327879,6,535,534,529,262268,42,536,535,262205,6,537,45,327874,6,539,537,538,327879,6,540,539,529,262268,42,541,540,
393296,43,542,531,536,541,131326,542,65592,327734,6,51,0,49,196663,48,50,131320,52,262203,545,546,7,262205,43,547,50,
262268,141,548,547,327879,141,550,548,3834,196670,546,550,327745,9,551,546,309,262205,6,552,551,327745,9,553,546,312,
262205,6,554,553,327876,6,555,554,533,327877,6,556,552,555,327745,9,557,546,313,262205,6,558,557,327876,6,559,558,538,
327877,6,560,556,559,131326,560,65592,327734,6,54,0,49,196663,48,53,131320,55,262203,545,563,7,262205,43,564,53,
327875,43,567,564,3835,262268,141,568,567,327879,141,571,568,3836,196670,563,571,327745,9,572,563,309,262205,6,573,
572,327745,9,574,563,312,262205,6,575,574,327876,6,576,575,565,327877,6,577,573,576,327745,9,578,563,313,262205,6,579,
578,327876,6,580,579,533,327877,6,581,577,580,131326,581,65592,327734,42,60,0,58,196663,57,59,131320,61,262205,56,584,
59,327866,95,586,584,585,196855,590,0,262394,586,589,596,131320,589,262205,56,591,59,458764,56,593,1,37,591,592,
393228,56,594,1,8,593,262254,42,595,594,131321,590,131320,596,131321,590,131320,590,458997,42,3737,595,589,597,596,
131326,3737,65592,327734,42,63,0,58,196663,57,62,131320,64,262205,56,601,62,327864,95,602,601,592,196855,605,0,262394,
602,604,610,131320,604,262205,56,606,62,458764,56,607,1,40,606,585,393228,56,608,1,8,607,262254,42,609,608,131321,605,
131320,610,131321,605,131320,605,458997,42,3738,609,604,611,610,131326,3738,65592,327734,2,75,0,69,196663,66,70,
196663,68,71,196663,68,72,196663,48,73,196663,48,74,131320,76,262203,68,623,7,262203,68,634,7,262203,57,643,7,262203,
57,647,7,262203,57,651,7,262203,57,658,7,262203,57,662,7,262203,57,666,7,327745,48,617,70,616,262205,43,618,617,
327745,48,619,70,403,262205,43,620,619,327810,43,621,618,620,262255,67,622,621,262205,67,624,71,327745,57,626,70,625,
262205,56,627,626,327822,67,628,624,627,327811,67,630,628,622,327811,67,633,630,3837,196670,623,633,262205,67,635,72,
262205,56,637,626,327822,67,638,635,637,327811,67,640,638,622,327809,67,642,640,3837,196670,634,642,327745,57,644,623,
309,262205,56,645,644,196670,643,645,327737,42,646,60,643,327745,57,648,623,312,262205,56,649,648,196670,647,649,
327737,42,650,60,647,327745,57,652,623,313,262205,56,653,652,196670,651,653,327737,42,654,60,651,393296,43,655,646,
650,654,458764,43,657,1,42,655,3838,196670,73,657,327745,57,659,634,309,262205,56,660,659,196670,658,660,327737,42,
661,63,658,327745,57,663,634,312,262205,56,664,663,196670,662,664,327737,42,665,63,662,327745,57,667,634,313,262205,
56,668,667,196670,666,668,327737,42,669,63,666,393296,43,670,661,665,669,458764,43,673,1,39,670,3839,196670,74,673,
65789,65592,327734,7,81,0,77,196663,26,78,196663,9,79,196663,9,80,131320,82,262203,26,675,7,262203,9,677,7,262203,9,
679,7,262205,25,676,78,196670,675,676,262205,6,678,79,196670,677,678,196670,679,674,458809,25,680,36,675,677,679,
262268,681,685,680,262205,6,686,80,393281,687,688,685,616,686,393277,7,689,688,2,16,131326,689,65592,327734,6,85,0,83,
196663,9,84,131320,86,262205,6,692,84,327808,6,695,692,935,327814,6,696,695,693,131326,696,65592,327734,6,89,0,20,
196663,9,87,196663,9,88,131320,90,262205,6,700,87,262205,6,701,88,458764,6,702,1,38,701,693,327808,6,703,702,312,
327812,6,704,700,703,327808,6,705,699,704,131326,705,65592,327734,95,102,0,96,196663,94,97,196663,9,98,196663,48,99,
196663,48,100,196663,48,101,131320,103,262203,48,708,7,262203,48,714,7,262205,43,709,99,262205,43,710,100,327808,43,
711,709,710,327875,43,713,711,3835,196670,708,713,262205,43,715,99,262205,43,716,101,327808,43,717,715,716,327875,43,
719,717,3835,196670,714,719,262205,43,722,100,262205,43,723,101,327859,724,725,722,723,262299,95,726,725,196855,728,0,
262394,726,727,728,131320,727,327745,587,730,708,313,262205,42,731,730,131321,732,131320,732,458997,95,3741,721,727,
3747,735,458997,42,3739,731,727,806,735,327745,587,738,714,313,262205,42,739,738,327859,95,740,3739,739,262390,734,
735,0,262394,740,733,734,131320,733,327745,587,742,708,312,262205,42,743,742,131321,744,131320,744,458997,42,3742,743,
733,804,747,458997,95,3747,3741,733,3746,747,327745,587,750,714,312,262205,42,751,750,327859,95,752,3742,751,262390,
746,747,0,262394,752,745,746,131320,745,327879,42,756,3739,755,327876,42,757,756,565,327879,42,759,3742,755,327877,42,
760,757,759,262268,6,761,760,327812,6,762,761,682,262205,91,764,97,262205,6,765,98,327812,6,766,345,765,327808,6,767,
674,766,327814,6,769,762,347,327808,6,770,767,769,393281,771,772,764,616,770,393277,6,773,772,2,4,327879,6,776,762,
775,327874,6,777,773,776,327745,587,779,708,309,262205,42,780,779,131321,781,131320,781,458997,95,3746,3747,745,800,
784,458997,42,3744,780,745,802,784,327745,587,787,714,309,262205,42,788,787,327859,95,789,3744,788,262390,783,784,0,
262394,789,782,783,131320,782,262312,95,791,3746,196855,793,0,262394,791,792,793,131320,792,327879,42,796,3744,755,
327874,6,797,777,796,327879,6,798,797,312,327851,95,799,798,309,131321,793,131320,793,458997,95,800,3746,782,799,792,
131321,784,131320,784,327808,42,802,3744,403,131321,781,131320,783,131321,747,131320,747,327808,42,804,3742,403,
131321,744,131320,746,131321,735,131320,735,327808,42,806,3739,403,131321,732,131320,734,131321,728,131320,728,458997,
95,3740,721,103,3741,734,131326,3740,65592,327734,6,111,0,104,196663,26,105,196663,9,106,196663,94,107,196663,9,108,
196663,9,109,196663,66,110,131320,112,262203,8,810,7,262203,26,811,7,262203,9,813,7,262203,9,815,7,262203,8,817,7,
262203,26,819,7,262203,9,821,7,262203,9,823,7,262203,66,843,7,262203,68,845,7,262203,68,846,7,262203,48,847,7,262203,
48,848,7,262203,94,861,7,262203,9,863,7,262203,48,865,7,262203,48,868,7,262203,48,870,7,262205,25,812,105,196670,811,
812,262205,6,814,106,196670,813,814,196670,815,352,458809,7,816,81,811,813,815,196670,810,816,262205,25,820,105,
196670,819,820,262205,6,822,106,196670,821,822,196670,823,818,458809,7,824,81,819,821,823,196670,817,824,327745,9,826,
817,314,262205,6,827,826,327814,6,828,827,674,262205,6,830,826,327817,6,831,830,674,327851,95,832,831,309,393385,6,
833,832,312,309,327808,6,834,828,833,524367,141,836,816,816,0,1,2,262268,67,837,836,524367,141,839,824,824,0,1,2,
262268,67,840,839,262205,65,844,110,196670,843,844,196670,845,837,196670,846,840,589881,2,849,75,843,845,846,847,848,
262205,43,850,847,262205,43,851,848,327745,9,853,810,314,262205,6,854,853,262205,6,855,109,327874,6,856,854,855,
327879,6,857,856,312,327851,95,858,857,309,196855,860,0,262394,858,859,860,131320,859,262205,91,862,107,196670,861,
862,262205,6,864,108,196670,863,864,327745,48,866,110,616,262205,43,867,866,196670,865,867,196670,868,850,196670,870,
851,589881,95,872,102,861,863,865,868,870,131321,860,131320,860,458997,95,873,858,112,872,859,393385,6,876,873,834,
309,131326,876,65592,327734,6,116,0,113,196663,26,114,196663,9,115,131320,117,262203,26,883,7,262203,26,891,7,262203,
9,892,7,262203,9,893,7,327745,9,880,114,309,262205,6,881,880,327879,6,882,881,313,262205,6,885,880,327810,6,887,885,
882,327745,9,888,114,312,262205,6,889,888,327760,25,890,887,889,196670,891,890,196670,892,312,196670,893,309,458809,
25,894,36,891,892,893,196670,883,894,327745,9,896,883,309,262205,6,897,896,262205,6,899,115,327812,6,900,313,899,
327808,6,901,882,900,327879,6,903,901,902,327829,468,905,897,903,327761,6,906,905,1,327761,6,907,905,0,327745,9,910,
883,312,262205,6,911,910,327808,6,913,911,906,327760,25,914,907,913,262268,915,918,914,393281,771,919,918,616,616,
393277,6,920,919,2,4,262205,6,922,115,327812,6,923,313,922,327808,6,924,882,923,327879,6,925,924,313,327851,95,926,
925,309,196855,929,0,262394,926,928,933,131320,928,327874,6,932,920,931,131321,929,131320,933,327879,6,936,920,935,
131321,929,131320,929,458997,6,3752,932,928,936,933,131326,3752,65592,327734,56,120,0,118,196663,9,119,131320,121,
262205,6,941,119,327874,6,943,941,942,327879,6,944,943,775,262205,6,946,119,327879,6,948,946,947,262256,56,951,948,
327813,56,953,951,952,327850,95,956,944,775,196855,959,0,262394,956,958,965,131320,958,327876,6,963,948,962,327877,6,
964,960,963,131321,959,131320,965,327808,6,968,944,967,327876,6,970,968,969,327876,6,972,948,962,327877,6,973,970,972,
131321,959,131320,959,458997,6,3753,964,958,973,965,327850,95,977,944,309,196855,980,0,262394,977,979,982,131320,979,
131321,980,131320,982,262268,56,984,3753,131321,980,131320,980,458997,56,3754,953,979,984,982,262205,6,986,119,327879,
6,988,986,987,327851,95,989,988,309,196855,992,0,262394,989,991,995,131320,991,262271,56,994,3754,131321,992,131320,
995,131321,992,131320,992,458997,56,3755,994,991,3754,995,131326,3755,65592,327734,56,123,0,118,196663,9,122,131320,
124,262205,6,1001,122,327876,6,1002,1001,931,262268,42,1003,1002,327875,42,1004,1003,931,458764,42,1006,1,42,1004,
1005,262255,56,1008,1006,327813,56,1010,1008,1009,131326,1010,65592,327734,67,130,0,125,196663,26,126,196663,9,127,
196663,9,128,196663,9,129,131320,131,262203,26,1014,7,262203,9,1016,7,262203,9,1018,7,262203,68,1029,7,262203,545,
1042,7,262203,26,1043,7,262203,9,1045,7,262203,26,1047,7,262203,9,1049,7,262203,26,1051,7,262203,9,1053,7,262203,9,
1073,7,262203,9,1079,7,262205,25,1015,126,196670,1014,1015,262205,6,1017,129,196670,1016,1017,262205,6,1019,128,
196670,1018,1019,458809,25,1020,36,1014,1016,1018,262205,6,1021,127,327850,95,1022,1021,309,196855,1024,0,262394,1022,
1023,1041,131320,1023,262268,915,1028,1020,393281,771,1031,1028,616,616,393277,6,1032,1031,2,4,393281,771,1034,1028,
616,403,393277,6,1035,1034,2,4,393281,771,1037,1028,616,625,393277,6,1038,1037,2,4,393296,141,1039,1032,1035,1038,
262268,67,1040,1039,196670,1029,1040,131321,1024,131320,1041,196670,1043,1020,196670,1045,309,393273,6,1046,116,1043,
1045,196670,1047,1020,196670,1049,312,393273,6,1050,116,1047,1049,196670,1051,1020,196670,1053,313,393273,6,1054,116,
1051,1053,393296,141,1055,1046,1050,1054,196670,1042,1055,262205,6,1057,127,327850,95,1058,1057,312,131321,1060,
131320,1060,458997,6,3756,309,1041,1086,1063,327856,95,1066,3756,314,262390,1062,1063,0,262394,1066,1061,1062,131320,
1061,196855,1071,0,262394,1058,1070,1077,131320,1070,327745,9,1074,1042,3756,262205,6,1075,1074,196670,1073,1075,
327737,56,1076,120,1073,131321,1071,131320,1077,327745,9,1080,1042,3756,262205,6,1081,1080,196670,1079,1081,327737,56,
1082,123,1079,131321,1071,131320,1071,458997,56,3757,1076,1070,1082,1077,327745,57,1084,1029,3756,196670,1084,3757,
131321,1063,131320,1063,327808,6,1086,3756,403,131321,1060,131320,1062,131321,1024,131320,1024,262205,67,1087,1029,
131326,1087,65592,327734,67,139,0,134,196663,133,135,196663,133,136,196663,133,137,196663,68,138,131320,140,327745,57,
1091,135,309,262205,56,1092,1091,327745,57,1093,138,309,262205,56,1094,1093,327813,56,1095,1092,1094,327745,57,1096,
135,312,262205,56,1097,1096,327745,57,1098,138,312,262205,56,1099,1098,327813,56,1100,1097,1099,327809,56,1101,1095,
1100,327745,57,1102,135,313,262205,56,1103,1102,327745,57,1104,138,313,262205,56,1105,1104,327813,56,1106,1103,1105,
327809,56,1107,1101,1106,327745,57,1108,135,314,262205,56,1109,1108,327809,56,1110,1107,1109,327745,57,1112,136,309,
262205,56,1113,1112,262205,56,1115,1093,327813,56,1116,1113,1115,327745,57,1117,136,312,262205,56,1118,1117,262205,56,
1120,1098,327813,56,1121,1118,1120,327809,56,1122,1116,1121,327745,57,1123,136,313,262205,56,1124,1123,262205,56,1126,
1104,327813,56,1127,1124,1126,327809,56,1128,1122,1127,327745,57,1129,136,314,262205,56,1130,1129,327809,56,1131,1128,
1130,327745,57,1133,137,309,262205,56,1134,1133,262205,56,1136,1093,327813,56,1137,1134,1136,327745,57,1138,137,312,
262205,56,1139,1138,262205,56,1141,1098,327813,56,1142,1139,1141,327809,56,1143,1137,1142,327745,57,1144,137,313,
262205,56,1145,1144,262205,56,1147,1104,327813,56,1148,1145,1147,327809,56,1149,1143,1148,327745,57,1150,137,314,
262205,56,1151,1150,327809,56,1152,1149,1151,393296,67,1156,1110,1131,1152,131326,1156,65592,327734,141,147,0,142,
196663,26,143,196663,9,144,196663,9,145,196663,9,146,131320,148,262203,26,1175,7,262203,9,1177,7,262203,9,1179,7,
262203,26,1199,7,262203,9,1201,7,262203,9,1203,7,262203,26,1205,7,262203,9,1207,7,262203,26,1209,7,262203,9,1211,7,
262203,26,1213,7,262203,9,1215,7,262205,6,1160,146,327812,6,1161,314,1160,262205,6,1162,146,327812,6,1163,314,1162,
327808,6,1164,1163,312,262205,6,1165,146,327812,6,1166,314,1165,327808,6,1167,1166,313,393296,141,1168,1161,1164,1167,
262205,6,1169,144,327850,95,1170,1169,352,196855,1172,0,262394,1170,1171,1192,131320,1171,262205,25,1176,143,196670,
1175,1176,262205,6,1178,146,196670,1177,1178,196670,1179,1174,458809,25,1180,36,1175,1177,1179,262268,915,1181,1180,
393281,771,1183,1181,616,616,393277,6,1184,1183,2,4,393281,771,1186,1181,616,403,393277,6,1187,1186,2,4,393281,771,
1189,1181,616,625,393277,6,1190,1189,2,4,393296,141,1191,1184,1187,1190,131321,1172,131320,1192,262205,6,1193,144,
327850,95,1194,1193,313,196855,1196,0,262394,1194,1195,1218,131320,1195,262205,25,1200,143,196670,1199,1200,262205,6,
1202,146,196670,1201,1202,196670,1203,1198,458809,25,1204,36,1199,1201,1203,196670,1205,1204,196670,1207,309,393273,6,
1208,116,1205,1207,196670,1209,1204,196670,1211,312,393273,6,1212,116,1209,1211,196670,1213,1204,196670,1215,313,
393273,6,1216,116,1213,1215,393296,141,1217,1208,1212,1216,131321,1196,131320,1218,262205,6,1219,145,327879,6,1220,
1219,313,327851,95,1221,1220,309,196855,1223,0,262394,1221,1222,1223,131320,1222,262205,6,1224,146,327814,6,1225,1224,
313,327812,6,1226,352,1225,262205,6,1227,146,327879,6,1228,1227,312,327850,95,1229,1228,309,393385,141,1232,1229,1230,
1231,393296,141,1233,1226,1226,1226,327808,141,1234,1233,1232,131321,1223,131320,1223,458997,141,3761,1168,1218,1234,
1222,131321,1196,131320,1196,458997,141,3760,1217,1195,3761,1223,131321,1172,131320,1172,458997,141,3759,1191,1171,
3760,1196,131326,3759,65592,327734,149,154,0,150,196663,26,151,196663,9,152,196663,9,153,131320,155,262203,26,1239,7,
262203,9,1241,7,262203,9,1243,7,262203,8,1245,7,262203,26,1246,7,262203,9,1248,7,262203,9,1250,7,262203,8,1252,7,
262203,26,1253,7,262203,9,1255,7,262203,9,1257,7,262203,545,1259,7,262203,26,1260,7,262203,9,1263,7,262203,9,1266,7,
262203,9,1269,7,262203,26,1288,7,262203,9,1290,7,262203,9,1292,7,262203,26,1296,7,262203,9,1298,7,262203,9,1300,7,
262203,26,1304,7,262203,9,1306,7,262203,9,1308,7,262203,156,1311,7,262203,26,1339,7,262203,9,1342,7,262203,9,1345,7,
262203,9,1347,7,262203,133,1351,7,262203,133,1353,7,262203,133,1355,7,262203,68,1357,7,262203,26,1360,7,262203,9,1363,
7,262203,9,1366,7,262203,9,1368,7,262203,133,1372,7,262203,133,1374,7,262203,133,1376,7,262203,68,1378,7,262203,26,
1381,7,262203,9,1384,7,262203,9,1387,7,262203,9,1389,7,262203,133,1393,7,262203,133,1395,7,262203,133,1397,7,262203,
68,1399,7,262205,25,1240,151,196670,1239,1240,262205,6,1242,152,196670,1241,1242,196670,1243,309,458809,7,1244,81,
1239,1241,1243,262205,25,1247,151,196670,1246,1247,262205,6,1249,152,196670,1248,1249,196670,1250,1198,458809,7,1251,
81,1246,1248,1250,196670,1245,1251,262205,25,1254,151,196670,1253,1254,262205,6,1256,152,196670,1255,1256,196670,1257,
569,458809,7,1258,81,1253,1255,1257,196670,1252,1258,458831,25,1262,1244,1244,2,3,196670,1260,1262,327745,9,1264,1245,
313,262205,6,1265,1264,196670,1263,1265,327745,9,1267,1252,312,262205,6,1268,1267,196670,1266,1268,262205,6,1270,153,
196670,1269,1270,524345,141,1271,147,1260,1263,1266,1269,196670,1259,1271,327745,9,1273,1245,312,262205,6,1274,1273,
327851,95,1275,1274,309,196855,1278,0,262394,1275,1277,1281,131320,1277,262205,6,1280,1273,131321,1278,131320,1281,
327745,9,1282,1245,309,262205,6,1283,1282,327850,95,1284,1283,309,393385,6,1285,1284,1174,682,131321,1278,131320,1278,
458997,6,3762,1280,1277,1285,1281,262205,25,1289,151,196670,1288,1289,262205,6,1291,152,196670,1290,1291,196670,1292,
312,458809,7,1293,81,1288,1290,1292,262268,132,1294,1293,262205,25,1297,151,196670,1296,1297,262205,6,1299,152,196670,
1298,1299,196670,1300,313,458809,7,1301,81,1296,1298,1300,262268,132,1302,1301,262205,25,1305,151,196670,1304,1305,
262205,6,1307,152,196670,1306,1307,196670,1308,314,458809,7,1309,81,1304,1306,1308,262268,132,1310,1309,327745,9,1312,
1252,309,262205,6,1313,1312,262205,6,1315,1267,327879,6,1316,1315,352,327851,95,1317,1316,309,262205,6,1318,153,
393385,6,1319,1317,1318,309,327808,6,1320,1313,1319,327745,9,1321,1311,565,196670,1321,1320,327745,9,1324,1245,314,
262205,6,1325,1324,393296,141,1326,1325,1325,1325,327858,724,1327,1271,1326,262299,95,1328,1327,327745,226,1329,1311,
1322,196670,1329,1328,327745,68,1332,1311,625,196670,1332,1331,327745,68,1333,1311,403,196670,1333,1331,327745,68,
1334,1311,616,196670,1334,1331,262205,95,1336,1329,196855,1338,0,262394,1336,1337,1338,131320,1337,458831,25,1341,
1244,1244,0,1,196670,1339,1341,327745,9,1343,1245,309,262205,6,1344,1343,196670,1342,1344,196670,1345,3762,327745,9,
1348,1259,309,262205,6,1349,1348,196670,1347,1349,524345,67,1350,130,1339,1342,1345,1347,196670,1351,1294,196670,1353,
1302,196670,1355,1310,196670,1357,1350,524345,67,1358,139,1351,1353,1355,1357,196670,1334,1358,196670,1360,1341,
262205,6,1365,1343,196670,1363,1365,196670,1366,3762,327745,9,1369,1259,312,262205,6,1370,1369,196670,1368,1370,
524345,67,1371,130,1360,1363,1366,1368,196670,1372,1294,196670,1374,1302,196670,1376,1310,196670,1378,1371,524345,67,
1379,139,1372,1374,1376,1378,196670,1333,1379,196670,1381,1341,262205,6,1386,1343,196670,1384,1386,196670,1387,3762,
327745,9,1390,1259,313,262205,6,1391,1390,196670,1389,1391,524345,67,1392,130,1381,1384,1387,1389,196670,1393,1294,
196670,1395,1302,196670,1397,1310,196670,1399,1392,524345,67,1400,139,1393,1395,1397,1399,196670,1332,1400,131321,
1338,131320,1338,262205,149,1402,1311,131326,1402,65592,327734,157,161,0,158,196663,156,159,196663,57,160,131320,162,
327745,68,1406,159,616,262205,67,1407,1406,262205,56,1408,160,327822,67,1409,1407,1408,327745,68,1411,159,403,262205,
67,1412,1411,262205,56,1413,160,327822,67,1414,1412,1413,327745,68,1416,159,625,262205,67,1417,1416,262205,56,1418,
160,327822,67,1419,1417,1418,393296,157,1423,1409,1414,1419,131326,1423,65592,327734,95,166,0,164,196663,163,165,
131320,167,327745,68,1429,165,616,262205,67,1430,1429,393228,67,1431,1,4,1430,327868,724,1433,1431,1428,262299,95,
1434,1433,196855,1436,0,262394,1434,1435,1436,131320,1435,327745,68,1437,165,403,262205,67,1438,1437,393228,67,1439,1,
4,1438,327868,724,1441,1439,1428,262299,95,1442,1441,131321,1436,131320,1436,458997,95,1443,1434,167,1442,1435,196855,
1445,0,262394,1443,1444,1445,131320,1444,327745,68,1446,165,625,262205,67,1447,1446,393228,67,1448,1,4,1447,327868,
724,1450,1448,1428,262299,95,1451,1450,131321,1445,131320,1445,458997,95,1452,1443,1436,1451,1444,131326,1452,65592,
327734,2,176,0,170,196663,169,171,196663,57,172,196663,57,173,196663,57,174,196663,57,175,131320,177,262205,56,1456,
172,262205,56,1457,173,262271,56,1458,1457,458764,56,1459,1,40,1456,1458,262205,56,1460,175,327811,56,1461,1459,1460,
327745,57,1463,171,616,262205,56,1464,1463,262205,56,1465,174,327813,56,1466,1464,1465,327745,57,1468,171,403,262205,
56,1469,1468,262205,56,1470,174,327813,56,1471,1469,1470,327745,226,1472,171,565,262205,95,1473,1472,327866,95,1476,
1461,1466,327846,95,1477,1473,1476,196670,1472,1477,327745,226,1479,171,1322,262205,95,1480,1479,327866,95,1483,1461,
1471,327846,95,1484,1480,1483,196670,1479,1484,65789,65592,327734,2,183,0,178,196663,169,179,196663,68,180,196663,68,
181,196663,68,182,131320,184,262203,68,1486,7,262203,68,1503,7,262203,68,1520,7,262203,68,1555,7,262203,169,1600,7,
262203,57,1602,7,262203,57,1603,7,262203,57,1604,7,262203,57,1607,7,262203,169,1621,7,262203,57,1623,7,262203,57,1624,
7,262203,57,1625,7,262203,57,1628,7,262203,169,1642,7,262203,57,1644,7,262203,57,1645,7,262203,57,1646,7,262203,57,
1649,7,262205,67,1487,180,393228,67,1488,1,4,1487,196670,1486,1488,327745,57,1490,1486,309,262205,56,1491,1490,327745,
57,1492,1486,312,262205,56,1493,1492,327809,56,1494,1491,1493,327745,57,1495,1486,313,262205,56,1496,1495,327809,56,
1497,1494,1496,327745,57,1498,179,625,262205,56,1499,1498,327813,56,1500,1497,1499,327813,56,1502,1500,1501,262205,56,
1505,1492,262205,56,1507,1495,327809,56,1508,1505,1507,262205,56,1510,1495,262205,56,1512,1490,327809,56,1513,1510,
1512,262205,56,1515,1490,262205,56,1517,1492,327809,56,1518,1515,1517,393296,67,1519,1508,1513,1518,196670,1503,1519,
327745,57,1521,180,312,262205,56,1522,1521,327745,57,1523,181,313,262205,56,1524,1523,327813,56,1525,1522,1524,327745,
57,1526,180,313,262205,56,1527,1526,327745,57,1528,181,312,262205,56,1529,1528,327813,56,1530,1527,1529,327811,56,
1531,1525,1530,262205,56,1533,1526,327745,57,1534,181,309,262205,56,1535,1534,327813,56,1536,1533,1535,327745,57,1537,
180,309,262205,56,1538,1537,262205,56,1540,1523,327813,56,1541,1538,1540,327811,56,1542,1536,1541,262205,56,1544,1537,
262205,56,1546,1528,327813,56,1547,1544,1546,262205,56,1549,1521,262205,56,1551,1534,327813,56,1552,1549,1551,327811,
56,1553,1547,1552,393296,67,1554,1531,1542,1553,196670,1520,1554,262205,56,1557,1521,327745,57,1558,182,313,262205,56,
1559,1558,327813,56,1560,1557,1559,262205,56,1562,1526,327745,57,1563,182,312,262205,56,1564,1563,327813,56,1565,1562,
1564,327811,56,1566,1560,1565,262205,56,1568,1526,327745,57,1569,182,309,262205,56,1570,1569,327813,56,1571,1568,1570,
262205,56,1573,1537,262205,56,1575,1558,327813,56,1576,1573,1575,327811,56,1577,1571,1576,262205,56,1579,1537,262205,
56,1581,1563,327813,56,1582,1579,1581,262205,56,1584,1521,262205,56,1586,1569,327813,56,1587,1584,1586,327811,56,1588,
1582,1587,393296,67,1589,1566,1577,1588,196670,1555,1589,327745,57,1590,1520,309,262205,56,1591,1590,327745,57,1592,
1555,309,262205,56,1593,1592,458764,56,1594,1,37,1591,1593,262205,56,1596,1590,262205,56,1598,1592,458764,56,1599,1,
40,1596,1598,262205,168,1601,179,196670,1600,1601,196670,1602,1594,196670,1603,1599,327745,57,1605,1503,309,262205,56,
1606,1605,196670,1604,1606,196670,1607,1502,589881,2,1609,176,1600,1602,1603,1604,1607,262205,168,1610,1600,196670,
179,1610,327745,57,1611,1520,312,262205,56,1612,1611,327745,57,1613,1555,312,262205,56,1614,1613,458764,56,1615,1,37,
1612,1614,262205,56,1617,1611,262205,56,1619,1613,458764,56,1620,1,40,1617,1619,262205,168,1622,179,196670,1621,1622,
196670,1623,1615,196670,1624,1620,327745,57,1626,1503,312,262205,56,1627,1626,196670,1625,1627,196670,1628,1502,
589881,2,1630,176,1621,1623,1624,1625,1628,262205,168,1631,1621,196670,179,1631,327745,57,1632,1520,313,262205,56,
1633,1632,327745,57,1634,1555,313,262205,56,1635,1634,458764,56,1636,1,37,1633,1635,262205,56,1638,1632,262205,56,
1640,1634,458764,56,1641,1,40,1638,1640,262205,168,1643,179,196670,1642,1643,196670,1644,1636,196670,1645,1641,327745,
57,1647,1503,313,262205,56,1648,1647,196670,1646,1648,196670,1649,1502,589881,2,1651,176,1642,1644,1645,1646,1649,
262205,168,1652,1642,196670,179,1652,65789,65592,327734,168,190,0,185,196663,163,186,196663,68,187,196663,57,188,
196663,57,189,131320,191,262203,68,1653,7,262203,68,1668,7,262203,68,1672,7,262203,68,1680,7,262203,68,1715,7,262203,
68,1721,7,262203,68,1727,7,262203,68,1733,7,262203,68,1736,7,262203,169,1739,7,262203,169,1770,7,262203,57,1772,7,
262203,57,1775,7,262203,57,1778,7,262203,57,1779,7,262203,169,1782,7,262203,57,1784,7,262203,57,1787,7,262203,57,1790,
7,262203,57,1791,7,262203,169,1794,7,262203,57,1796,7,262203,57,1799,7,262203,57,1802,7,262203,57,1803,7,262203,169,
1864,7,262203,57,1866,7,262203,57,1868,7,262203,57,1870,7,262203,57,1872,7,262203,169,1881,7,262203,68,1883,7,262203,
68,1885,7,262203,68,1887,7,262203,169,1891,7,262203,68,1893,7,262203,68,1895,7,262203,68,1897,7,262203,169,1901,7,
262203,68,1903,7,262203,68,1905,7,262203,68,1907,7,327745,68,1654,186,616,262205,67,1655,1654,262205,67,1656,187,
327811,67,1657,1655,1656,196670,1653,1657,327745,68,1659,186,403,262205,67,1660,1659,262205,67,1661,187,327811,67,
1662,1660,1661,327745,68,1664,186,625,262205,67,1665,1664,262205,67,1666,187,327811,67,1667,1665,1666,327811,67,1671,
1662,1657,196670,1668,1671,327811,67,1675,1667,1662,196670,1672,1675,327811,67,1679,1657,1667,327745,57,1681,1668,312,
262205,56,1682,1681,327745,57,1683,1672,313,262205,56,1684,1683,327813,56,1685,1682,1684,327745,57,1686,1668,313,
262205,56,1687,1686,327745,57,1688,1672,312,262205,56,1689,1688,327813,56,1690,1687,1689,327811,56,1691,1685,1690,
262205,56,1693,1686,327745,57,1694,1672,309,262205,56,1695,1694,327813,56,1696,1693,1695,327745,57,1697,1668,309,
262205,56,1698,1697,262205,56,1700,1683,327813,56,1701,1698,1700,327811,56,1702,1696,1701,262205,56,1704,1697,262205,
56,1706,1688,327813,56,1707,1704,1706,262205,56,1709,1681,262205,56,1711,1694,327813,56,1712,1709,1711,327811,56,1713,
1707,1712,393296,67,1714,1691,1702,1713,196670,1680,1714,458764,67,1718,1,37,1657,1662,458764,67,1720,1,37,1718,1667,
196670,1715,1720,458764,67,1724,1,40,1657,1662,458764,67,1726,1,40,1724,1667,196670,1721,1726,393228,67,1729,1,4,1720,
393228,67,1731,1,4,1726,458764,67,1732,1,40,1729,1731,196670,1727,1732,393228,67,1735,1,4,1671,196670,1733,1735,
393228,67,1738,1,4,1675,196670,1736,1738,327745,57,1740,1727,309,262205,56,1741,1740,327745,57,1742,1727,312,262205,
56,1743,1742,458764,56,1744,1,40,1741,1743,327745,57,1745,1727,313,262205,56,1746,1745,458764,56,1747,1,40,1744,1746,
327745,57,1748,1739,625,196670,1748,1747,262205,56,1752,1748,327813,56,1753,1752,1501,327809,56,1754,1750,1753,262205,
56,1756,188,327809,56,1758,1756,1754,262205,56,1760,189,327809,56,1762,1760,1754,327745,57,1764,1739,616,196670,1764,
1758,327745,57,1766,1739,403,196670,1766,1762,327745,226,1767,1739,565,196670,1767,721,327745,226,1768,1739,1322,
196670,1768,721,262205,168,1771,1739,196670,1770,1771,327745,57,1773,1715,309,262205,56,1774,1773,196670,1772,1774,
327745,57,1776,1721,309,262205,56,1777,1776,196670,1775,1777,196670,1778,1769,196670,1779,1330,589881,2,1780,176,1770,
1772,1775,1778,1779,262205,168,1781,1770,196670,1739,1781,196670,1782,1781,327745,57,1785,1715,312,262205,56,1786,
1785,196670,1784,1786,327745,57,1788,1721,312,262205,56,1789,1788,196670,1787,1789,196670,1790,1769,196670,1791,1330,
589881,2,1792,176,1782,1784,1787,1790,1791,262205,168,1793,1782,196670,1739,1793,196670,1794,1793,327745,57,1797,1715,
313,262205,56,1798,1797,196670,1796,1798,327745,57,1800,1721,313,262205,56,1801,1800,196670,1799,1801,196670,1802,
1769,196670,1803,1330,589881,2,1804,176,1794,1796,1799,1802,1803,262205,168,1805,1794,196670,1739,1805,262205,95,1807,
1768,262312,95,1808,1807,196855,1810,0,262394,1808,1809,1810,131320,1809,327745,57,1812,1680,309,262205,56,1813,1812,
327745,57,1814,1653,309,262205,56,1815,1814,327813,56,1816,1813,1815,327745,57,1817,1680,312,262205,56,1818,1817,
327745,57,1819,1653,312,262205,56,1820,1819,327813,56,1821,1818,1820,327809,56,1822,1816,1821,327745,57,1823,1680,313,
262205,56,1824,1823,327745,57,1825,1653,313,262205,56,1826,1825,327813,56,1827,1824,1826,327809,56,1828,1822,1827,
262205,56,1831,1812,393228,56,1832,1,4,1831,262205,56,1834,1817,393228,56,1835,1,4,1834,327809,56,1836,1832,1835,
262205,56,1838,1823,393228,56,1839,1,4,1838,327809,56,1840,1836,1839,327745,57,1842,1733,309,262205,56,1843,1842,
327745,57,1844,1733,312,262205,56,1845,1844,327809,56,1846,1843,1845,327745,57,1847,1733,313,262205,56,1848,1847,
327809,56,1849,1846,1848,327745,57,1850,1736,309,262205,56,1851,1850,327745,57,1852,1736,312,262205,56,1853,1852,
327809,56,1854,1851,1853,327745,57,1855,1736,313,262205,56,1856,1855,327809,56,1857,1854,1856,327813,56,1858,1849,
1857,262205,56,1860,1748,327813,56,1861,1858,1860,327813,56,1863,1861,1862,262205,168,1865,1739,196670,1864,1865,
196670,1866,1828,196670,1868,1828,196670,1870,1840,196670,1872,1863,589881,2,1874,176,1864,1866,1868,1870,1872,262205,
168,1875,1864,196670,1739,1875,131321,1810,131320,1810,262205,95,1877,1768,262312,95,1878,1877,196855,1880,0,262394,
1878,1879,1880,131320,1879,262205,168,1882,1739,196670,1881,1882,196670,1883,1671,196670,1885,1657,196670,1887,1667,
524345,2,1889,183,1881,1883,1885,1887,262205,168,1890,1881,196670,1739,1890,196670,1891,1890,196670,1893,1675,196670,
1895,1662,196670,1897,1657,524345,2,1899,183,1891,1893,1895,1897,262205,168,1900,1891,196670,1739,1900,196670,1901,
1900,196670,1903,1679,196670,1905,1667,196670,1907,1662,524345,2,1909,183,1901,1903,1905,1907,262205,168,1910,1901,
196670,1739,1910,131321,1880,131320,1880,262205,168,1911,1739,131326,1911,65592,327734,2,197,0,192,196663,66,193,
196663,163,194,196663,48,195,196663,48,196,131320,198,262203,68,1943,7,262203,68,1963,7,262203,68,1968,7,262203,57,
1973,7,262203,57,1977,7,262203,57,1981,7,262203,57,1988,7,262203,57,1992,7,262203,57,1996,7,327745,48,1915,193,616,
262205,43,1916,1915,327745,48,1917,193,403,262205,43,1918,1917,327810,43,1919,1916,1918,262255,67,1920,1919,327745,68,
1922,194,616,262205,67,1923,1922,327745,68,1924,194,403,262205,67,1925,1924,458764,67,1926,1,37,1923,1925,327745,68,
1927,194,625,262205,67,1928,1927,458764,67,1929,1,37,1926,1928,327811,67,1931,1929,1920,262205,67,1934,1922,262205,67,
1936,1924,458764,67,1937,1,40,1934,1936,262205,67,1939,1927,458764,67,1940,1,40,1937,1939,327811,67,1942,1940,1920,
393228,67,1945,1,4,1931,393228,67,1947,1,4,1942,458764,67,1948,1,40,1945,1947,196670,1943,1948,327745,57,1951,1943,
309,262205,56,1952,1951,327745,57,1953,1943,312,262205,56,1954,1953,458764,56,1955,1,40,1952,1954,327745,57,1956,1943,
313,262205,56,1957,1956,458764,56,1958,1,40,1955,1957,327813,56,1959,1958,1862,327809,56,1960,1950,1959,327809,56,
1962,1960,1961,393296,67,1966,1962,1962,1962,327811,67,1967,1931,1966,196670,1963,1967,327809,67,1972,1942,1966,
196670,1968,1972,327745,57,1974,1963,309,262205,56,1975,1974,196670,1973,1975,327737,42,1976,60,1973,327745,57,1978,
1963,312,262205,56,1979,1978,196670,1977,1979,327737,42,1980,60,1977,327745,57,1982,1963,313,262205,56,1983,1982,
196670,1981,1983,327737,42,1984,60,1981,393296,43,1985,1976,1980,1984,458764,43,1987,1,42,1985,3838,196670,195,1987,
327745,57,1989,1968,309,262205,56,1990,1989,196670,1988,1990,327737,42,1991,63,1988,327745,57,1993,1968,312,262205,56,
1994,1993,196670,1992,1994,327737,42,1995,63,1992,327745,57,1997,1968,313,262205,56,1998,1997,196670,1996,1998,327737,
42,1999,63,1996,393296,43,2000,1991,1995,1999,458764,43,2002,1,39,2000,3839,196670,196,2002,65789,65592,327734,199,
202,0,200,196663,9,201,131320,203,262203,204,2003,7,262203,9,2010,7,262203,9,2014,7,262205,6,2004,201,327745,9,2005,
2003,403,196670,2005,2004,393281,2011,2012,2009,616,533,262205,6,2013,2012,196670,2010,2013,262205,6,2015,201,196670,
2014,2015,393273,6,2016,40,2010,2014,327745,9,2017,2003,616,196670,2017,2016,262205,6,2020,2017,327812,6,2021,347,
2020,327808,6,2022,2018,2021,327745,9,2023,2003,625,196670,2023,2022,262205,6,2026,2017,327812,6,2027,1198,2026,
327808,6,2028,352,2027,327812,6,2029,352,2028,393281,2030,2031,2009,616,616,262205,91,2032,2031,327808,6,2034,2029,
352,393281,771,2035,2032,616,2034,393277,6,2036,2035,2,4,262268,42,2037,2036,327808,6,2041,2029,818,393281,771,2042,
2032,616,2041,393277,6,2043,2042,2,4,262268,42,2044,2043,327808,6,2048,2029,1198,393281,771,2049,2032,616,2048,393277,
6,2050,2049,2,4,262268,42,2051,2050,393296,43,2052,2037,2044,2051,393281,48,2053,2003,565,616,196670,2053,2052,327808,
6,2057,2029,682,393281,771,2058,2032,616,2057,393277,6,2059,2058,2,4,262268,42,2060,2059,327808,6,2065,2029,2064,
393281,771,2066,2032,616,2065,393277,6,2067,2066,2,4,262268,42,2068,2067,327808,6,2073,2029,2072,393281,771,2074,2032,
616,2073,393277,6,2075,2074,2,4,262268,42,2076,2075,393296,43,2077,2060,2068,2076,393281,48,2078,2003,565,403,196670,
2078,2077,327808,6,2083,2029,2082,393281,771,2084,2032,616,2083,393277,6,2085,2084,2,4,262268,56,2086,2085,393281,57,
2087,2003,565,625,196670,2087,2086,262205,199,2088,2003,131326,2088,65592,327734,95,208,0,205,196663,204,206,196663,9,
207,131320,209,196855,2094,0,262394,2092,2093,2110,131320,2093,393281,2096,2097,2009,616,403,262205,915,2098,2097,
327745,9,2099,206,616,262205,6,2100,2099,327812,6,2102,2100,2101,262205,6,2103,207,327808,6,2104,2102,2103,393281,771,
2105,2098,616,2104,393277,6,2106,2105,2,4,327879,6,2108,2106,2107,327851,95,2109,2108,309,131321,2094,131320,2110,
393281,2030,2111,2009,616,1322,262205,91,2112,2111,393281,2011,2113,2009,616,755,262205,6,2114,2113,327745,9,2116,206,
403,262205,6,2117,2116,327808,6,3840,2114,2117,327812,6,2119,2101,3840,262205,6,2120,207,327808,6,2121,2119,2120,
393281,771,2122,2112,616,2121,393277,6,2123,2122,2,4,327851,95,2125,2123,2124,131321,2094,131320,2094,458997,95,3763,
2109,2093,2125,2110,131326,3763,65592,327734,6,214,0,210,196663,204,211,196663,163,212,196663,48,213,131320,215,
262203,169,2141,7,262203,163,2143,7,262203,68,2145,7,262203,57,2147,7,262203,57,2148,7,393281,48,2130,211,565,616,
262205,43,2131,2130,393281,48,2132,211,565,403,262205,43,2133,2132,327810,43,2134,2131,2133,262205,43,2135,213,327808,
43,2136,2134,2135,262255,67,2137,2136,327809,67,2140,2137,3841,262205,157,2144,212,196670,2143,2144,196670,2145,2140,
196670,2147,2138,196670,2148,2142,524345,168,2149,190,2143,2145,2147,2148,196670,2141,2149,327745,226,2150,2141,1322,
262205,95,2151,2150,196855,2154,0,262394,2151,2153,2155,131320,2153,131321,2154,131320,2155,327745,226,2156,2141,565,
262205,95,2157,2156,393385,6,2158,2157,312,314,131321,2154,131320,2154,458997,6,3764,309,2153,2158,2155,131326,3764,
65592,327734,25,219,0,216,196663,9,217,196663,9,218,131320,220,393281,2030,2163,2009,616,565,262205,91,2164,2163,
393281,771,2169,2164,616,2168,262205,6,2170,217,458986,6,2171,2169,312,309,2170,393281,771,2176,2164,616,2175,262205,
6,2177,218,458986,6,2178,2176,312,309,2177,262205,6,2180,217,327808,6,2181,2171,2180,327856,95,2183,2181,2171,262312,
95,2184,2183,196855,2186,0,262394,2184,2185,2186,131320,2185,262205,6,2188,218,327808,6,2189,2178,2188,327856,95,2191,
2189,2178,131321,2186,131320,2186,458997,95,2192,2183,220,2191,2185,196855,2194,0,262394,2192,2193,2194,131320,2193,
393281,771,2198,2164,616,2197,458993,6,2199,2198,312,309,312,131321,2194,131320,2194,327760,25,2202,2171,2178,131326,
2202,65592,327734,2,224,0,221,196663,9,222,196663,156,223,131320,225,262203,26,2218,7,262203,9,2219,7,262203,26,2224,
7,262203,9,2225,7,262203,9,2227,7,262205,6,2205,222,393281,2011,2207,2009,616,2206,262205,6,2208,2207,327856,95,2209,
2205,2208,196855,2211,0,262394,2209,2210,2211,131320,2210,393281,2030,2214,2009,616,2213,262205,91,2215,2214,262268,
25,2216,2215,196670,2218,2216,393281,2011,2220,2009,616,2217,262205,6,2221,2220,196670,2219,2221,393273,25,2222,30,
2218,2219,196670,2224,2222,262205,6,2226,222,196670,2225,2226,196670,2227,2223,458809,25,2228,36,2224,2225,2227,
262268,91,2229,2228,131321,2231,131320,2231,458997,6,3765,309,2210,2262,2232,327856,95,2237,3765,314,262390,2233,2232,
0,262394,2237,2232,2233,131320,2232,393281,57,2241,223,616,3765,262205,56,2242,2241,262268,6,2243,2242,393281,771,
2244,2229,616,3765,327742,2244,2243,2,4,327808,6,2247,314,3765,393281,57,2249,223,403,3765,262205,56,2250,2249,262268,
6,2251,2250,393281,771,2252,2229,616,2247,327742,2252,2251,2,4,327808,6,2255,1198,3765,393281,57,2257,223,625,3765,
262205,56,2258,2257,262268,6,2259,2258,393281,771,2260,2229,616,2255,327742,2260,2259,2,4,327808,6,2262,3765,403,
131321,2231,131320,2233,327745,9,2264,223,565,262205,6,2265,2264,393281,771,2266,2229,616,2206,327742,2266,2265,2,4,
131321,2211,131320,2211,65789,65592,327734,2,234,0,227,196663,204,228,196663,9,229,196663,9,230,196663,9,231,196663,9,
232,196663,226,233,131320,235,262203,26,2310,7,262203,9,2311,7,262203,9,2313,7,262203,26,2321,7,262203,9,2322,7,
262203,26,2326,7,262203,9,2327,7,262203,9,2329,7,262203,26,2339,7,262203,9,2340,7,262203,26,2344,7,262203,9,2345,7,
262203,9,2347,7,327745,9,2268,228,403,262205,6,2269,2268,327812,6,2270,2269,2101,262205,6,2271,229,327808,6,2272,2270,
2271,262205,6,2274,232,327850,95,2275,2274,314,393385,6,2277,2275,2276,309,262205,95,2278,233,393385,6,2280,2278,2279,
309,327877,6,2281,2277,2280,393281,2030,2283,2009,616,1322,262205,91,2284,2283,393281,771,2286,2284,616,2272,458986,6,
2287,2286,312,309,312,327879,6,2290,2287,2281,327851,95,2292,2290,2281,196855,2294,0,262394,2292,2293,2294,131320,
2293,458993,6,2300,2286,312,309,2281,131321,2294,131320,2294,262205,6,2301,230,393281,2011,2302,2009,616,942,262205,6,
2303,2302,327856,95,2304,2301,2303,196855,2306,0,262394,2304,2305,2306,131320,2305,393281,2030,2307,2009,616,2213,
262205,91,2308,2307,262268,25,2309,2308,196670,2310,2309,262205,6,2312,230,196670,2311,2312,196670,2313,352,458809,25,
2314,36,2310,2311,2313,262268,91,2315,2314,393281,771,2317,2315,616,616,327742,2317,2272,2,4,196670,2321,2309,393281,
2011,2323,2009,616,538,262205,6,2324,2323,196670,2322,2324,393273,25,2325,30,2321,2322,196670,2326,2325,262205,6,2328,
230,196670,2327,2328,196670,2329,352,458809,25,2330,36,2326,2327,2329,262268,91,2331,2330,327879,6,2334,2287,2333,
393281,771,2335,2331,616,616,327742,2335,2334,2,4,196670,2339,2309,393281,2011,2341,2009,616,962,262205,6,2342,2341,
196670,2340,2342,393273,25,2343,30,2339,2340,196670,2344,2343,262205,6,2346,230,196670,2345,2346,196670,2347,352,
458809,25,2348,36,2344,2345,2347,262268,91,2349,2348,262205,6,2350,231,393281,771,2351,2349,616,616,327742,2351,2350,
2,4,131321,2306,131320,2306,65789,65592,327734,236,241,0,237,196663,204,238,196663,9,239,196663,9,240,131320,242,
262203,9,2353,7,262203,9,2356,7,262203,9,2361,7,262203,295,2412,7,262203,26,2453,7,262203,9,2454,7,262203,94,2455,7,
262203,9,2458,7,262203,9,2461,7,262203,66,2464,7,262203,26,2492,7,262203,9,2493,7,262203,9,2496,7,262203,26,2503,7,
262203,9,2504,7,262203,9,2507,7,327745,9,2354,238,403,262205,6,2355,2354,196670,2353,2355,393281,2011,2357,2009,616,
465,262205,6,2358,2357,196670,2356,2358,393273,6,2359,89,2353,2356,196670,2361,2358,327737,6,2364,85,2361,458764,6,
2369,1,38,2358,693,131321,2370,131320,2370,458997,6,3767,309,242,2397,2371,458997,6,3766,2369,242,2401,2371,327810,6,
2377,3766,3767,327852,95,2378,2377,312,262390,2372,2371,0,262394,2378,2371,2372,131320,2371,327808,6,2382,3767,3766,
327814,6,2383,2382,313,393281,2030,2385,2009,616,565,262205,91,2386,2385,327808,6,2389,2359,2383,393281,771,2390,2386,
616,2389,393277,6,2391,2390,2,4,262205,6,2392,239,327858,95,2393,2391,2392,393385,6,2397,2393,2383,3767,393385,6,2401,
2393,3766,2383,131321,2370,131320,2372,262205,6,2403,239,393281,2030,2404,2009,616,565,262205,91,2405,2404,327808,6,
2408,2359,3767,393281,771,2409,2405,616,2408,393277,6,2410,2409,2,4,327810,6,2411,2403,2410,327812,6,2415,3767,2364,
327745,9,2416,2412,616,196670,2416,2415,327852,95,2418,2364,312,196855,2420,0,262394,2418,2419,2420,131320,2419,
131321,2423,131320,2423,458997,6,3771,2411,2419,2483,2426,458997,95,3769,721,2419,2472,2426,458997,6,3768,309,2419,
2485,2426,327856,95,2430,3768,2364,262312,95,2432,3769,327847,95,2433,2430,2432,262390,2425,2426,0,262394,2433,2424,
2425,131320,2424,327808,6,2439,2415,3768,262205,6,2440,240,327856,95,2441,2439,2440,196855,2444,0,262394,2441,2443,
2468,131320,2443,393281,2096,2445,2009,616,625,262205,915,2446,2445,262268,25,2447,2446,196670,2453,2447,196670,2454,
2439,196670,2455,2405,262205,6,2460,2354,196670,2458,2460,327745,9,2462,238,616,262205,6,2463,2462,196670,2461,2463,
327745,66,2465,238,565,262205,65,2466,2465,196670,2464,2466,655417,6,2467,111,2453,2454,2455,2458,2461,2464,131321,
2444,131320,2468,131321,2444,131320,2444,458997,6,3773,2467,2443,309,2468,327856,95,2472,3771,3773,196670,2416,2439,
393385,6,2481,2472,309,3773,327810,6,2483,3771,2481,131321,2426,131320,2426,327808,6,2485,3768,403,131321,2423,131320,
2425,131321,2420,131320,2420,458997,6,3770,2411,2372,3771,2425,327812,6,2487,3770,674,327745,9,2488,2412,403,196670,
2488,2487,393281,2096,2489,2009,616,625,262205,915,2490,2489,262268,25,2491,2490,196670,2492,2491,262205,6,2495,2416,
196670,2493,2495,196670,2496,818,458809,7,2497,81,2492,2493,2496,327761,6,2498,2497,3,327745,9,2499,2412,625,196670,
2499,2498,196670,2503,2491,262205,6,2506,2416,196670,2504,2506,196670,2507,569,458809,7,2508,81,2503,2504,2507,327761,
6,2509,2508,1,327879,6,2510,2509,312,327851,95,2511,2510,309,327745,226,2512,2412,565,196670,2512,2511,262205,236,
2513,2412,131326,2513,65592,327734,2,249,0,243,196663,204,244,196663,9,245,196663,163,246,196663,48,247,196663,48,248,
131320,250,262203,26,2520,7,262203,9,2521,7,262203,9,2523,7,262203,26,2529,7,262203,9,2530,7,262203,9,2532,7,262203,
66,2534,7,262203,163,2537,7,262203,48,2539,7,262203,48,2540,7,262203,66,2552,7,262203,68,2555,7,262203,68,2556,7,
262203,48,2557,7,262203,48,2558,7,393281,2096,2517,2009,616,625,262205,915,2518,2517,262268,25,2519,2518,196670,2520,
2519,262205,6,2522,245,196670,2521,2522,196670,2523,352,458809,7,2524,81,2520,2521,2523,196670,2529,2519,262205,6,
2531,245,196670,2530,2531,196670,2532,818,458809,7,2533,81,2529,2530,2532,327745,66,2535,244,565,262205,65,2536,2535,
196670,2534,2536,262205,157,2538,246,196670,2537,2538,524345,2,2541,197,2534,2537,2539,2540,262205,43,2542,2539,
196670,247,2542,262205,43,2543,2540,196670,248,2543,524367,141,2545,2524,2524,0,1,2,262268,67,2546,2545,524367,141,
2548,2533,2533,0,1,2,262268,67,2549,2548,262205,65,2554,2535,196670,2552,2554,196670,2555,2546,196670,2556,2549,
589881,2,2559,75,2552,2555,2556,2557,2558,262205,43,2560,2557,262205,43,2561,2558,262205,43,2562,247,458764,43,2564,1,
42,2562,2560,196670,247,2564,262205,43,2565,248,458764,43,2567,1,39,2565,2561,196670,248,2567,65789,65592,327734,6,
254,0,251,196663,9,252,196663,48,253,131320,255,262205,6,2568,252,327745,587,2569,253,309,262205,42,2570,2569,262268,
6,2571,2570,327876,6,2572,2571,2213,327877,6,2573,2568,2572,327745,587,2574,253,312,262205,42,2575,2574,262268,6,2576,
2575,327876,6,2577,2576,2206,327877,6,2578,2573,2577,327745,587,2579,253,313,262205,42,2580,2579,262268,6,2581,2580,
327876,6,2582,2581,962,327877,6,2583,2578,2582,131326,2583,65592,327734,43,257,0,44,196663,9,256,131320,258,262205,6,
2586,256,327874,6,2587,2586,2213,327879,6,2589,2587,2588,262268,42,2590,2589,262205,6,2591,256,327874,6,2592,2591,
2206,327879,6,2593,2592,2588,262268,42,2594,2593,262205,6,2595,256,327874,6,2596,2595,962,327879,6,2597,2596,2588,
262268,42,2598,2597,393296,43,2599,2590,2594,2598,131326,2599,65592,327734,2,267,0,259,196663,204,260,196663,156,261,
196663,163,262,196663,226,263,196663,48,264,196663,48,265,196663,48,266,131320,268,262203,48,2661,7,262203,204,2663,7,
262203,9,2665,7,262203,204,2670,7,262203,163,2672,7,262203,48,2674,7,262203,9,2692,7,262203,9,2694,7,262203,9,2706,7,
262203,9,2707,7,262203,9,2710,7,262203,156,2713,7,262203,48,2779,7,262203,204,2786,7,262203,9,2788,7,262203,9,2789,7,
262203,9,2790,7,262203,9,2793,7,262203,226,2795,7,393281,48,2603,260,565,616,262205,43,2604,2603,327875,43,2606,2604,
3835,262205,43,2607,266,327808,43,2608,2606,2607,327812,43,2610,2608,3842,262205,43,2612,2603,327810,43,2613,2610,
2612,262205,6,2615,341,131321,2618,131320,2618,458997,6,3778,309,268,3792,2621,458997,6,3777,309,268,2683,2621,327856,
95,2624,3777,352,262390,2620,2621,0,262394,2624,2619,2620,131320,2619,327812,6,2628,674,3777,327808,6,2629,2615,2628,
327879,6,2633,2629,569,262268,42,2634,2633,327874,6,2636,2629,565,327879,6,2637,2636,569,262268,42,2638,2637,327874,6,
2640,2629,533,262268,42,2641,2640,393296,43,2642,2634,2638,2641,327808,43,2643,2613,2642,262205,43,2645,264,327855,
724,2646,2643,2645,262299,95,2647,2646,196855,2649,0,262394,2647,2648,2649,131320,2648,262205,43,2651,265,327859,724,
2652,2643,2651,262299,95,2653,2652,131321,2649,131320,2649,458997,95,2654,2647,2619,2653,2648,196855,2656,0,262394,
2654,2655,2656,131320,2655,262205,43,2658,2603,327808,43,2660,2658,2643,196670,2661,2660,327737,6,2662,51,2661,262205,
199,2664,260,196670,2663,2664,196670,2665,2662,393273,95,2666,208,2663,2665,131321,2656,131320,2656,458997,95,2667,
2654,2649,2666,2655,196855,2669,0,262394,2667,2668,2669,131320,2668,262205,199,2671,260,196670,2670,2671,262205,157,
2673,262,196670,2672,2673,196670,2674,2643,458809,6,2676,214,2670,2672,2674,327812,6,2678,313,3777,327876,6,2679,2676,
2678,327877,6,2681,3778,2679,131321,2669,131320,2669,458997,6,3792,3778,2656,2681,2668,131321,2621,131320,2621,327808,
6,2683,3777,403,131321,2618,131320,2620,327879,6,2687,3778,2686,262349,42,2688,2687,262268,6,2689,2688,196670,2692,
2689,393273,6,2695,23,2692,2694,262205,6,2696,2694,327850,95,2698,2615,309,327851,95,2700,2696,309,327847,95,2701,
2698,2700,196855,2703,0,262394,2701,2702,2703,131320,2702,196670,2706,312,196670,2707,2696,393273,25,2709,219,2706,
2707,196670,2705,2709,327745,357,2711,2705,309,262205,6,2712,2711,196670,2710,2712,262205,149,2714,261,196670,2713,
2714,393273,2,2715,224,2710,2713,196855,2718,0,262394,2716,2717,2718,131320,2717,393281,2030,2719,2009,616,616,262205,
91,2720,2719,327745,9,2721,260,625,262205,6,2722,2721,327808,6,2723,2722,313,262205,95,2724,263,393385,6,2725,2724,
312,309,327808,6,2726,2723,2725,393281,771,2727,2720,616,2726,458986,6,2728,2727,312,309,312,262205,6,2732,2721,
327808,6,2733,2732,352,262205,95,2734,263,393385,6,2735,2734,312,309,327808,6,2736,2733,2735,393281,771,2737,2720,616,
2736,458986,6,2739,2737,312,309,2696,131321,2718,131320,2718,131321,2703,131320,2703,262368,313,313,359,131321,2741,
131320,2741,458997,6,3783,2695,2703,3794,2744,458997,6,3779,309,2703,2799,2744,327856,95,2747,3779,352,262390,2743,
2744,0,262394,2747,2742,2743,131320,2742,327812,6,2751,674,3779,327808,6,2752,2615,2751,327812,6,2756,313,3779,327874,
6,2757,3778,2756,327879,6,2758,2757,314,327851,95,2760,2758,309,196855,2762,0,262394,2760,2761,2762,131320,2761,
262205,43,2764,2603,327808,43,2766,2764,2613,327879,6,2768,2752,569,262268,42,2769,2768,327874,6,2771,2752,565,327879,
6,2772,2771,569,262268,42,2773,2772,327874,6,2775,2752,533,262268,42,2776,2775,393296,43,2777,2769,2773,2776,327808,
43,2778,2766,2777,196670,2779,2778,327737,6,2780,51,2779,327745,357,2781,2705,312,262205,6,2782,2781,327808,6,2784,
3783,403,327808,6,2785,2782,3783,262205,199,2787,260,196670,2786,2787,196670,2788,2780,196670,2789,2785,327745,357,
2791,2705,309,262205,6,2792,2791,196670,2790,2792,196670,2793,2758,262205,95,2796,263,196670,2795,2796,655417,2,2797,
234,2786,2788,2789,2790,2793,2795,131321,2762,131320,2762,458997,6,3794,3783,2742,2784,2761,131321,2744,131320,2744,
327808,6,2799,3779,403,131321,2741,131320,2743,262368,313,313,359,65789,65592,327734,43,272,0,269,196663,9,270,196663,
9,271,131320,273,262203,9,2809,7,262205,6,2801,270,327874,6,2803,2801,2802,327879,6,2804,2803,529,262205,6,2806,270,
327874,6,2807,2806,476,327879,6,2808,2807,529,262205,6,2810,270,196670,2809,2810,327737,43,2811,46,2809,262205,6,2812,
271,327817,6,2814,2812,2804,262268,42,2815,2814,262205,6,2816,271,327814,6,2818,2816,2804,327817,6,2820,2818,2808,
262268,42,2821,2820,262205,6,2822,271,327812,6,2825,2804,2808,327814,6,2826,2822,2825,262268,42,2827,2826,393296,43,
2828,2815,2821,2827,327808,43,2829,2811,2828,131326,2829,65592,327734,157,276,0,274,196663,9,275,131320,277,262205,6,
2836,275,327812,6,2837,314,2836,327745,2838,2839,2835,2837,262205,67,2840,2839,262205,6,2841,275,327812,6,2842,314,
2841,327808,6,2843,2842,312,327745,2838,2844,2835,2843,262205,67,2845,2844,262205,6,2846,275,327812,6,2847,314,2846,
327808,6,2848,2847,313,327745,2838,2849,2835,2848,262205,67,2850,2849,393296,157,2851,2840,2845,2850,131326,2851,
65592,327734,2,281,0,278,196663,204,279,196663,9,280,131320,282,262203,9,2906,7,262203,9,2909,7,262203,48,2916,7,
262203,204,2918,7,262203,9,2920,7,262203,9,2925,7,262203,204,2928,7,262203,163,2930,7,262203,48,2931,7,262205,6,2855,
341,131321,2856,131320,2856,458997,6,3795,2855,282,2955,2859,262205,6,2862,280,327856,95,2863,3795,2862,262390,2858,
2859,0,262394,2863,2857,2858,131320,2857,131321,2866,131320,2866,458997,6,3797,309,2857,2892,2867,458997,6,3796,674,
2857,2896,2867,327810,6,2873,3796,3797,327852,95,2874,2873,312,262390,2868,2867,0,262394,2874,2867,2868,131320,2867,
327808,6,2878,3797,3796,327814,6,2879,2878,313,327745,357,2885,2883,2879,262205,6,2886,2885,327858,95,2888,2886,3795,
393385,6,2892,2888,2879,3797,393385,6,2896,2888,3796,2879,131321,2866,131320,2868,327745,357,2900,2883,3797,262205,6,
2901,2900,327810,6,2902,3795,2901,327745,357,2907,2904,3797,262205,6,2908,2907,196670,2906,2908,196670,2909,2902,
393273,43,2911,272,2906,2909,393281,48,2912,279,565,616,262205,43,2913,2912,327808,43,2915,2913,2911,196670,2916,2915,
327737,6,2917,51,2916,262205,199,2919,279,196670,2918,2919,196670,2920,2917,393273,95,2921,208,2918,2920,196855,2923,
0,262394,2921,2922,2923,131320,2922,196670,2925,3797,327737,157,2927,276,2925,262205,199,2929,279,196670,2928,2929,
196670,2930,2927,196670,2931,2911,458809,6,2933,214,2928,2930,2931,327851,95,2935,2933,309,196855,2937,0,262394,2935,
2936,2937,131320,2936,327745,357,2940,2938,3797,327876,6,2942,312,2902,458993,6,2943,2940,312,309,2942,131321,2937,
131320,2937,327850,95,2945,2933,314,196855,2947,0,262394,2945,2946,2947,131320,2946,327745,357,2950,2948,3797,327876,
6,2952,312,2902,458993,6,2953,2950,312,309,2952,131321,2947,131320,2947,131321,2923,131320,2923,131321,2859,131320,
2859,327808,6,2955,3795,674,131321,2856,131320,2858,65789,65592,327734,2,287,0,283,196663,204,284,196663,156,285,
196663,226,286,131320,288,262203,9,2968,7,262203,9,2970,7,262203,9,2978,7,262203,9,2979,7,262203,9,2990,7,262203,9,
2992,7,262203,9,3028,7,262203,156,3029,7,262203,9,3054,7,262203,9,3057,7,262203,48,3061,7,262203,204,3077,7,262203,9,
3079,7,262203,9,3080,7,262203,9,3081,7,262203,9,3082,7,262203,226,3083,7,262205,6,2957,341,327745,357,2960,2938,2957,
262205,6,2961,2960,262349,42,2964,2961,262268,6,2965,2964,196670,2968,2965,393273,6,2971,23,2968,2970,262205,6,2972,
2970,327851,95,2975,2965,309,393385,6,2976,2975,312,309,196670,2978,2976,393273,6,2980,23,2978,2979,262205,6,2981,
2979,327850,95,2983,2957,309,327851,95,2985,2981,309,327847,95,2986,2983,2985,196855,2988,0,262394,2986,2987,2988,
131320,2987,196670,2990,2981,196670,2992,2972,393273,25,2994,219,2990,2992,196670,2989,2994,196855,2997,0,262394,2995,
2996,2997,131320,2996,393281,2030,2998,2009,616,616,262205,91,2999,2998,327745,9,3000,284,625,262205,6,3001,3000,
327808,6,3002,3001,313,262205,95,3003,286,393385,6,3004,3003,312,309,327808,6,3005,3002,3004,393281,771,3006,2999,616,
3005,458986,6,3008,3006,312,309,2981,262205,6,3012,3000,327808,6,3013,3012,352,262205,95,3014,286,393385,6,3015,3014,
312,309,327808,6,3016,3013,3015,393281,771,3017,2999,616,3016,458986,6,3019,3017,312,309,2972,131321,2997,131320,2997,
131321,2988,131320,2988,262368,313,313,359,327851,95,3021,2961,309,196855,3023,0,262394,3021,3022,3023,131320,3022,
327745,357,3024,2989,309,262205,6,3025,3024,327808,6,3027,3025,2980,196670,3028,3027,262205,149,3030,285,196670,3029,
3030,393273,2,3031,224,3028,3029,131321,3023,131320,3023,327745,357,3032,2989,312,262205,6,3033,3032,327808,6,3035,
2971,3033,131321,3036,131320,3036,458997,6,3810,3035,3023,3064,3037,458997,6,3808,2961,3023,3050,3037,327851,95,3042,
3808,309,262390,3038,3037,0,262394,3042,3037,3038,131320,3037,393228,42,3045,1,73,3808,262268,6,3046,3045,327810,6,
3048,3808,312,327879,6,3050,3808,3048,393281,48,3051,284,565,616,262205,43,3052,3051,327745,357,3055,2904,2957,262205,
6,3056,3055,196670,3054,3056,196670,3057,3046,393273,43,3059,272,3054,3057,327808,43,3060,3052,3059,196670,3061,3060,
327737,6,3062,51,3061,327808,6,3064,3810,403,327745,357,3065,2989,309,262205,6,3066,3065,327808,6,3068,3066,2980,
327745,357,3070,2948,2957,262205,6,3071,3070,327874,6,3073,3071,3046,327879,6,3074,3073,312,327851,95,3075,3074,309,
393385,6,3076,3075,314,312,262205,199,3078,284,196670,3077,3078,196670,3079,3062,196670,3080,3810,196670,3081,3068,
196670,3082,3076,262205,95,3084,286,196670,3083,3084,655417,2,3085,234,3077,3079,3080,3081,3082,3083,131321,3036,
131320,3038,65789,65592,327734,95,293,0,289,196663,204,290,196663,163,291,196663,48,292,131320,294,262203,48,3097,7,
262203,163,3131,7,262203,68,3133,7,262203,57,3135,7,262203,57,3136,7,393281,48,3087,290,565,616,262205,43,3088,3087,
327875,43,3090,3088,3835,262205,43,3091,292,327808,43,3092,3090,3091,327812,43,3096,3092,3842,196670,3097,3096,327737,
6,3098,54,3097,393281,2030,3100,2009,616,565,262205,91,3101,3100,327745,9,3102,290,403,262205,6,3103,3102,327812,6,
3104,345,3103,327808,6,3105,674,3104,327814,6,3107,3098,347,327808,6,3108,3105,3107,393281,771,3109,3101,616,3108,
393277,6,3110,3109,2,4,327879,6,3112,3098,775,327874,6,3113,3110,3112,327879,6,3114,3113,312,327851,95,3115,3114,309,
393281,48,3120,290,565,403,262205,43,3121,3120,327810,43,3122,3096,3121,262255,67,3123,3122,327809,67,3126,3123,3843,
196855,3129,0,262394,3115,3128,3129,131320,3128,262205,157,3132,291,196670,3131,3132,196670,3133,3126,196670,3135,
3124,196670,3136,3130,524345,168,3137,190,3131,3133,3135,3136,327761,95,3138,3137,4,262312,95,3139,3138,131321,3129,
131320,3129,458997,95,3140,3115,294,3139,3128,131326,3140,65592,327734,2,301,0,296,196663,204,297,196663,295,298,
196663,9,299,196663,9,300,131320,302,262203,9,3144,7,262203,204,3149,7,262203,9,3151,7,262203,163,3154,7,262203,48,
3156,7,262203,48,3157,7,262203,545,3175,7,262203,204,3242,7,262203,163,3244,7,262203,48,3246,7,262203,9,3254,7,262203,
9,3255,7,262203,26,3307,7,262203,9,3308,7,262203,26,3312,7,262203,9,3313,7,262203,9,3315,7,262203,9,3325,7,262203,48,
3328,7,262203,9,3338,7,262203,48,3341,7,262203,26,3359,7,262203,9,3360,7,262203,9,3363,7,262203,9,3375,7,262203,204,
3379,7,262203,156,3381,7,262203,163,3383,7,262203,226,3385,7,262203,48,3388,7,262203,48,3390,7,262203,48,3392,7,
262205,6,3145,299,196670,3144,3145,327737,157,3146,276,3144,262205,199,3150,297,196670,3149,3150,327745,9,3152,298,
616,262205,6,3153,3152,196670,3151,3153,196670,3154,3146,589881,2,3158,249,3149,3151,3154,3156,3157,262205,43,3159,
3156,262205,43,3160,3157,393281,48,3162,297,565,616,262205,43,3163,3162,327875,43,3165,3163,3835,262205,43,3168,3162,
327808,43,3170,3168,3159,327875,43,3172,3170,3835,327810,43,3174,3172,3165,262205,43,3177,3162,327808,43,3179,3177,
3160,327875,43,3181,3179,3835,327810,43,3183,3181,3165,327810,43,3185,3183,3174,327808,43,3187,3185,3844,262268,141,
3188,3187,196670,3175,3188,327745,9,3190,3175,309,262205,6,3191,3190,327745,9,3192,3175,312,262205,6,3193,3192,327812,
6,3194,3191,3193,327745,9,3195,3175,313,262205,6,3196,3195,327812,6,3197,3194,3196,131321,3199,131320,3199,458997,6,
3811,309,302,3397,3202,327856,95,3206,3811,3197,262390,3201,3202,0,262394,3206,3200,3201,131320,3200,262205,6,3209,
341,327808,6,3210,3811,3209,262205,6,3215,3190,327817,6,3216,3210,3215,262268,42,3217,3216,262205,6,3220,3190,327814,
6,3221,3210,3220,262205,6,3223,3192,327817,6,3224,3221,3223,262268,42,3225,3224,262205,6,3228,3190,262205,6,3230,3192,
327812,6,3231,3228,3230,327814,6,3232,3210,3231,262268,42,3233,3232,393296,43,3234,3217,3225,3233,327808,43,3235,3174,
3234,327856,95,3239,3210,3197,196855,3241,0,262394,3239,3240,3241,131320,3240,262205,199,3243,297,196670,3242,3243,
196670,3244,3146,196670,3246,3235,458809,95,3248,293,3242,3244,3246,131321,3241,131320,3241,458997,95,3249,3239,3200,
3248,3240,393385,6,3252,3249,312,309,196670,3254,3252,393273,6,3256,23,3254,3255,262205,6,3257,3255,327850,95,3259,
3209,309,196855,3261,0,262394,3259,3260,3261,131320,3260,393281,2030,3263,2009,616,565,262205,91,3264,3263,393281,771,
3266,3264,616,3265,458986,6,3268,3266,312,309,3257,196670,3262,3268,196670,3269,309,196855,3272,0,262394,3270,3271,
3272,131320,3271,393281,2030,3273,2009,616,616,262205,91,3274,3273,327745,9,3275,297,625,262205,6,3276,3275,327808,6,
3277,3276,1174,393281,771,3278,3274,616,3277,458986,6,3280,3278,312,309,3257,131321,3272,131320,3272,131321,3261,
131320,3261,262368,313,313,359,262205,6,3282,3262,327808,6,3284,3282,3256,196855,3287,0,262394,3249,3286,3287,131320,
3286,393281,2011,3290,2009,616,3289,262205,6,3291,3290,327856,95,3292,3284,3291,131321,3287,131320,3287,458997,95,
3293,3249,3261,3292,3286,196855,3295,0,262394,3293,3294,3295,131320,3294,262205,6,3297,3262,327854,95,3298,3284,3297,
131321,3295,131320,3295,458997,95,3299,3293,3287,3298,3294,196855,3301,0,262394,3299,3300,3332,131320,3300,393281,
2030,3303,2009,616,2213,262205,91,3304,3303,262268,25,3305,3304,196670,3307,3305,393281,2011,3309,2009,616,3306,
262205,6,3310,3309,196670,3308,3310,393273,25,3311,30,3307,3308,196670,3312,3311,196670,3313,3284,196670,3315,682,
458809,25,3316,36,3312,3313,3315,262268,91,3317,3316,262205,6,3319,300,327812,6,3320,3319,674,262205,6,3321,299,
327808,6,3322,3320,3321,393281,771,3323,3317,616,616,327742,3323,3322,2,4,327745,9,3326,297,403,262205,6,3327,3326,
196670,3325,3327,196670,3328,3235,393273,6,3330,254,3325,3328,393281,771,3331,3317,616,403,327742,3331,3330,2,4,
131321,3301,131320,3332,196855,3335,0,262394,3249,3334,3335,131320,3334,458986,6,3337,3269,312,309,312,327745,9,3339,
297,403,262205,6,3340,3339,196670,3338,3340,196670,3341,3235,393273,6,3343,254,3338,3341,327745,357,3344,3336,3337,
196670,3344,3343,131321,3335,131320,3335,131321,3301,131320,3301,262368,313,313,359,262205,6,3346,3269,327851,95,3348,
3346,309,196855,3350,0,262394,3348,3349,3350,131320,3349,393281,2096,3352,2009,616,625,262205,915,3353,3352,262268,25,
3354,3353,327745,9,3355,298,403,262205,6,3356,3355,262205,6,3357,299,327808,6,3358,3356,3357,196670,3359,3354,262205,
6,3362,3152,196670,3360,3362,196670,3363,3358,458809,149,3364,154,3359,3360,3363,131321,3366,131320,3366,458997,6,
3812,309,3349,3395,3367,327856,95,3373,3812,3346,262390,3368,3367,0,262394,3373,3367,3368,131320,3367,327745,357,3376,
3336,3812,262205,6,3377,3376,196670,3375,3377,327737,43,3378,257,3375,262205,199,3380,297,196670,3379,3380,196670,
3381,3364,196670,3383,3146,327745,226,3386,298,565,262205,95,3387,3386,196670,3385,3387,196670,3388,3159,196670,3390,
3160,196670,3392,3378,720953,2,3393,267,3379,3381,3383,3385,3388,3390,3392,327808,6,3395,3812,403,131321,3366,131320,
3368,131321,3350,131320,3350,262368,313,313,359,131321,3202,131320,3202,327808,6,3397,3811,674,131321,3199,131320,
3201,65789,65592,327734,2,307,0,303,196663,204,304,196663,9,305,196663,9,306,131320,308,262203,295,3401,7,262203,204,
3402,7,262203,9,3404,7,262203,9,3406,7,262203,156,3418,7,262203,26,3442,7,262203,9,3443,7,262203,9,3446,7,262203,163,
3448,7,262203,156,3449,7,262203,57,3451,7,262203,163,3461,7,262203,48,3483,7,262203,204,3485,7,262203,9,3487,7,262203,
163,3490,7,262203,48,3492,7,262203,48,3493,7,262203,545,3508,7,262203,9,3560,7,262203,9,3562,7,262203,9,3569,7,262203,
9,3570,7,262203,204,3611,7,262203,9,3613,7,262203,204,3616,7,262203,156,3618,7,262203,226,3620,7,262203,204,3636,7,
262203,295,3638,7,262203,9,3640,7,262203,9,3643,7,262205,6,3399,341,262205,199,3403,304,196670,3402,3403,262205,6,
3405,305,196670,3404,3405,262205,6,3407,306,196670,3406,3407,458809,236,3408,241,3402,3404,3406,196670,3401,3408,
327745,9,3410,3401,403,262205,6,3411,3410,327808,6,3413,3411,3399,327745,9,3414,3401,625,262205,6,3415,3414,327856,95,
3416,3413,3415,327745,68,3419,3418,625,196670,3419,1331,327745,68,3420,3418,403,196670,3420,1331,327745,68,3421,3418,
616,196670,3421,1331,327745,9,3422,3418,565,196670,3422,309,327745,357,3424,2938,3399,196670,3424,309,327745,357,3426,
2948,3399,196670,3426,309,327850,95,3428,3399,309,196855,3430,0,262394,3428,3429,3430,131320,3429,196670,3431,309,
131321,3430,131320,3430,262368,313,313,359,196855,3434,0,262394,3416,3433,3434,131320,3433,393281,2096,3435,2009,616,
625,262205,915,3436,3435,262268,25,3437,3436,262205,6,3439,3410,327808,6,3441,3439,3399,196670,3442,3437,327745,9,
3444,3401,616,262205,6,3445,3444,196670,3443,3445,196670,3446,3441,458809,149,3447,154,3442,3443,3446,196670,3418,
3447,196670,3449,3447,393281,57,3452,304,565,625,262205,56,3453,3452,196670,3451,3453,393273,157,3454,161,3449,3451,
196670,3448,3454,327745,226,3455,3418,1322,262205,95,3456,3455,262312,95,3457,3456,262312,95,3458,3457,196855,3460,0,
262394,3458,3459,3460,131320,3459,196670,3461,3454,327737,95,3463,166,3461,262312,95,3464,3463,131321,3460,131320,
3460,458997,95,3465,3457,3433,3464,3459,327812,6,3467,314,3399,327745,68,3468,3448,616,262205,67,3469,3468,327745,
2838,3470,2835,3467,196670,3470,3469,327808,6,3473,3467,312,327745,68,3474,3448,403,262205,67,3475,3474,327745,2838,
3476,2835,3473,196670,3476,3475,327808,6,3479,3467,313,327745,68,3480,3448,625,262205,67,3481,3480,327745,2838,3482,
2835,3479,196670,3482,3481,262205,199,3486,304,196670,3485,3486,262205,6,3489,3444,196670,3487,3489,196670,3490,3454,
589881,2,3494,249,3485,3487,3490,3492,3493,262205,43,3495,3492,196670,3483,3495,262205,43,3496,3493,262312,95,3498,
3465,196855,3500,0,262394,3498,3499,3500,131320,3499,327859,724,3503,3495,3496,262299,95,3504,3503,131321,3500,131320,
3500,458997,95,3505,3498,3460,3504,3499,196855,3507,0,262394,3505,3506,3507,131320,3506,327810,43,3511,3496,3495,
327808,43,3513,3511,3844,262268,141,3514,3513,196670,3508,3514,327745,9,3515,3508,309,262205,6,3516,3515,327745,9,
3517,3508,312,262205,6,3518,3517,327812,6,3519,3516,3518,327745,9,3520,3508,313,262205,6,3521,3520,327812,6,3522,3519,
3521,327745,587,3524,3483,309,262205,42,3525,3524,262268,6,3526,3525,327745,587,3527,3483,312,262205,42,3528,3527,
262268,6,3529,3528,327876,6,3530,3529,533,327877,6,3531,3526,3530,327745,587,3532,3483,313,262205,42,3533,3532,262268,
6,3534,3533,327876,6,3535,3534,538,327877,6,3536,3531,3535,262205,6,3538,3515,327876,6,3539,3538,2802,327877,6,3540,
3536,3539,262205,6,3542,3517,327876,6,3543,3542,476,327877,6,3544,3540,3543,327745,357,3545,2904,3399,196670,3545,
3544,327852,95,3547,3522,347,196855,3549,0,262394,3547,3548,3549,131320,3548,458986,6,3551,3431,312,309,312,327745,
357,3553,3550,3551,196670,3553,3399,131321,3549,131320,3549,393385,6,3557,3547,309,3522,131321,3507,131320,3507,
458997,6,3825,309,3500,3557,3549,131321,3434,131320,3434,458997,95,3828,721,3430,3465,3507,458997,6,3823,309,3430,
3825,3507,196670,3560,3823,393273,6,3563,23,3560,3562,262205,6,3564,3562,327745,357,3565,2883,3399,196670,3565,3563,
393385,6,3567,3828,312,309,196670,3569,3567,393273,6,3571,23,3569,3570,262205,6,3572,3570,327847,95,3576,3428,3575,
196855,3578,0,262394,3576,3577,3578,131320,3577,327745,226,3580,3401,565,262205,95,3581,3580,393385,6,3582,3581,312,
309,393281,2030,3583,2009,616,616,262205,91,3584,3583,327745,9,3585,304,625,262205,6,3586,3585,327808,6,3589,3586,
3582,393281,771,3590,3584,616,3589,262205,6,3592,3414,262205,6,3594,3410,327810,6,3595,3592,3594,458764,6,3596,1,38,
3595,674,458986,6,3597,3590,312,309,3596,327851,95,3599,3572,309,196855,3601,0,262394,3599,3600,3601,131320,3600,
262205,6,3605,3585,327808,6,3607,3605,3606,393281,771,3608,3584,616,3607,458986,6,3610,3608,312,309,3572,131321,3601,
131320,3601,131321,3578,131320,3578,262368,313,313,359,262205,199,3612,304,196670,3611,3612,196670,3613,3564,393273,2,
3615,281,3611,3613,262368,313,313,359,262205,199,3617,304,196670,3616,3617,262205,149,3619,3418,196670,3618,3619,
327745,226,3621,3401,565,262205,95,3622,3621,196670,3620,3622,458809,2,3623,287,3616,3618,3620,262205,6,3625,3431,
131321,3627,131320,3627,458997,6,3833,309,3578,3647,3628,327856,95,3634,3833,3625,262390,3629,3628,0,262394,3634,3628,
3629,131320,3628,262205,199,3637,304,196670,3636,3637,196670,3638,3408,327745,357,3641,3550,3833,262205,6,3642,3641,
196670,3640,3642,262205,6,3644,305,196670,3643,3644,524345,2,3645,301,3636,3638,3640,3643,327808,6,3647,3833,403,
131321,3627,131320,3629,262368,313,313,359,65789,65592,
};
static const uint32_t raysort_words_sdf_blocks[] = {
119734787,66816,524299,2870,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,286,295,357,1892,2571,2684,2787,393232,4,17,128,1,1,262215,85,6,4,327752,86,0,35,0,196679,86,2,196679,
90,5356,196679,100,5356,262215,286,11,29,196679,538,42,196679,540,42,196679,543,42,196679,548,42,196679,550,42,196679,
552,42,262215,593,6,16,262216,594,0,24,327752,594,0,35,0,196679,594,2,262215,827,6,4,262216,828,0,24,327752,828,0,35,
0,196679,828,2,196679,1006,42,196679,1011,42,196679,1012,42,196679,1017,42,196679,1018,42,196679,1021,42,196679,1027,
42,196679,1032,42,196679,1033,42,196679,1038,42,196679,1039,42,196679,1042,42,196679,1048,42,196679,1053,42,196679,
1054,42,196679,1059,42,196679,1060,42,196679,1063,42,196679,1321,42,196679,1326,42,196679,1331,42,196679,1341,42,
196679,1344,42,196679,1349,42,196679,1354,42,196679,1377,42,196679,1380,42,196679,1383,42,196679,1385,42,196679,1391,
42,196679,1396,42,196679,1401,42,196679,1408,42,196679,1413,42,196679,1414,42,196679,1419,42,196679,1424,42,196679,
1425,42,196679,1430,42,196679,1435,42,196679,1436,42,196679,1443,42,196679,1448,42,196679,1449,42,196679,1454,42,
196679,1459,42,196679,1460,42,196679,1465,42,196679,1470,42,196679,1471,42,196679,1540,42,196679,1545,42,196679,1550,
42,196679,1554,42,196679,1558,42,196679,1562,42,196679,1568,42,196679,1573,42,196679,1574,42,196679,1579,42,196679,
1584,42,196679,1585,42,196679,1590,42,196679,1595,42,196679,1596,42,196679,1636,42,196679,1637,42,196679,1641,42,
196679,1645,42,196679,1699,42,196679,1704,42,196679,1705,42,196679,1710,42,196679,1711,42,196679,1719,42,196679,1723,
42,196679,1729,42,196679,1732,42,196679,1737,42,196679,1740,42,196679,1741,42,196679,1744,42,196679,1746,42,196679,
1814,42,196679,1825,42,196679,1842,42,196679,1843,42,196679,1845,42,196679,1850,42,196679,1855,42,327752,1889,0,35,0,
327752,1889,1,35,8,327752,1889,2,35,16,327752,1889,3,35,24,327752,1889,4,35,32,327752,1889,5,35,40,327752,1889,6,35,
48,327752,1889,7,35,52,327752,1889,8,35,56,327752,1889,9,35,60,327752,1889,10,35,64,327752,1889,11,35,68,327752,1889,
12,35,72,327752,1889,13,35,76,327752,1889,14,35,80,327752,1889,15,35,84,327752,1890,0,35,0,196679,1890,2,262215,1974,
1,1,262215,2684,11,26,262215,2787,11,24,262215,2792,1,15,262215,2793,11,25,196679,772,5356,196679,2339,5356,131091,2,
196641,3,2,262165,6,32,0,262167,7,6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,9,9,
262167,25,6,2,262176,26,7,25,327713,27,25,26,9,393249,32,25,26,9,9,262165,42,32,1,262167,43,42,3,262176,44,7,43,
262177,45,6,44,196630,49,32,262176,50,7,49,262177,51,42,50,327710,58,43,43,49,262176,59,7,58,262167,60,49,3,262176,61,
7,60,524321,62,2,59,61,61,44,44,393249,70,7,26,9,9,262177,76,6,9,196647,84,5349,196637,85,6,196638,86,85,262176,84,
5349,86,262176,87,7,84,131092,88,524321,89,88,87,9,44,44,44,589857,97,6,26,9,87,9,9,59,327713,106,6,26,9,262177,111,
49,9,458785,118,60,26,9,9,9,262167,125,49,4,262176,126,7,125,458785,127,60,126,126,126,61,262167,134,6,3,458785,135,
134,26,9,9,9,458782,142,60,60,60,6,88,393249,143,142,26,9,9,262176,149,7,142,327710,150,60,60,60,327713,151,150,149,
50,458782,156,49,49,49,88,88,262176,157,7,156,524321,158,2,157,50,50,50,50,458785,166,2,157,61,61,61,262176,173,7,150,
458785,174,156,173,61,50,50,458785,181,2,59,173,44,44,393246,188,6,6,6,58,262177,189,188,9,262176,193,7,188,327713,
194,88,193,9,393249,199,6,193,173,44,327713,205,25,9,9,327713,210,2,9,149,262176,215,7,88,589857,216,2,193,9,9,9,9,
215,393246,225,6,6,6,88,393249,226,225,193,9,9,524321,232,2,193,9,173,44,44,262177,240,43,9,655393,244,2,193,149,173,
215,44,44,44,262187,6,254,0,458796,7,255,254,254,254,254,262187,6,257,1,262187,6,258,2,262187,6,259,3,458796,7,260,
254,257,258,259,262167,266,88,4,262176,285,1,6,262203,285,286,1,262187,6,290,16,262187,6,292,32,262172,293,7,292,
262176,294,4,293,262203,294,295,4,262187,6,297,4,262176,302,4,6,262187,6,304,264,262176,311,4,7,262187,42,348,1,
262172,355,7,258,262176,356,4,355,262203,356,357,4,262187,42,410,8,262174,413,6,6,262187,42,421,24,262176,473,7,134,
262187,6,477,63,262187,42,484,6,262187,42,489,12,262187,49,495,3212836864u,262176,497,7,42,262187,49,502,1115684864,
262187,42,507,4294967295u,262187,42,521,64,262187,42,526,0,262187,42,535,2,262187,49,541,1034147594,262187,42,581,63,
262187,6,584,128,196647,591,5349,262187,6,592,8,262172,593,7,592,196638,594,593,262176,591,5349,594,262176,597,5349,7,
262187,6,603,65536,262187,6,609,640,262187,42,622,3,196650,88,632,262167,635,88,3,262187,42,666,7,262176,682,5349,6,
262187,6,686,31,262187,6,729,5,262187,6,813,4294967292u,196647,826,5349,196637,827,6,196638,828,827,262176,826,5349,
828,262187,42,842,16,262187,6,846,65535,262187,42,853,10,262187,6,858,1023,262187,49,863,864026624,262187,6,871,
2139095040,262187,42,873,13,262187,6,878,112,262187,42,880,23,262187,6,898,32768,262187,42,916,4294934529u,262187,49,
920,939524352,262187,6,1085,12,262187,6,1109,6,393260,134,1141,254,257,258,393260,134,1142,254,258,259,262187,6,1164,
7,262187,42,1234,4,262187,49,1242,0,393260,60,1243,1242,1242,1242,262187,49,1384,889192448,262187,49,1633,957729772,
262187,49,1652,1065353216,262187,49,1745,897581056,262187,49,1833,1033035505,262187,49,1844,948045311,1179678,1889,84,
826,826,84,84,84,6,6,6,6,6,6,6,6,6,6,196638,1890,1889,262176,1891,9,1890,262203,1891,1892,9,262176,1894,9,6,262187,6,
1901,1024,262176,1913,9,84,262187,6,1947,9,262187,6,1955,10,262187,6,1965,11,262194,6,1974,0,393268,88,1975,170,1974,
254,262176,1979,9,826,262187,6,1984,262144,262187,6,1990,1610612736,262187,6,2007,4294967295u,262187,49,2021,
1056964608,262187,49,2025,1058162981,262187,6,2048,28,393268,6,2049,132,297,1974,393268,6,2050,128,2048,2049,393268,6,
2051,128,2050,257,393268,6,2058,128,2050,254,393268,6,2080,128,2050,259,262187,42,2089,9,262187,42,2096,5,262187,42,
2100,14,262187,6,2106,40,262187,6,2159,2147483648u,262187,6,2162,1073741824,262187,6,2216,1073741823,262176,2295,7,
225,262187,6,2454,15,262187,6,2552,85,262176,2570,4,25,262203,2570,2571,4,393268,88,2582,170,1974,254,393268,6,2669,
128,2050,258,262187,42,2672,11,262187,42,2679,40,262176,2683,1,134,262203,2683,2684,1,262187,42,2699,15,262203,2683,
2787,1,262194,6,2792,395521,393260,134,2793,584,257,257,393260,134,2862,477,477,477,393260,60,2863,541,541,541,393260,
43,2864,526,526,526,393260,43,2865,581,581,581,393260,43,2866,622,622,622,393260,60,2868,2021,2021,2021,393260,43,
2869,410,410,410,327734,2,4,0,3,131320,5,262203,26,2700,7,262203,9,2701,7,262203,26,2705,7,262203,9,2706,7,262203,9,
2708,7,262203,193,2719,7,262203,9,2722,7,262203,2295,2724,7,262203,193,2727,7,262203,9,2729,7,262203,9,2730,7,262203,
26,2742,7,262203,9,2743,7,262203,9,2746,7,262203,149,2749,7,262203,50,2751,7,262203,193,2757,7,262203,9,2759,7,262203,
173,2762,7,262203,44,2764,7,262203,44,2765,7,262203,9,2769,7,262203,193,2772,7,262203,149,2774,7,262203,173,2776,7,
262203,215,2778,7,262203,44,2781,7,262203,44,2783,7,262203,44,2785,7,393281,1913,2667,1892,526,622,262205,84,2668,
2667,393281,682,2670,2668,526,2669,393277,6,2671,2670,2,4,393281,1894,2673,1892,526,2672,262205,6,2674,2673,458764,6,
2675,1,38,2671,2674,393281,682,2680,2668,526,2679,393277,6,2681,2680,2,4,327745,285,2685,2684,254,262205,6,2686,2685,
131321,2687,131320,2687,458997,6,2796,2686,5,2791,2688,327856,88,2694,2796,2675,262390,2689,2688,0,262394,2694,2688,
2689,131320,2688,393281,1913,2696,1892,526,2096,262205,84,2697,2696,262268,25,2698,2697,196670,2700,2698,393281,1894,
2702,1892,526,2699,262205,6,2703,2702,196670,2701,2703,393273,25,2704,30,2700,2701,196670,2705,2704,196670,2706,2796,
196670,2708,592,458809,25,2709,36,2705,2706,2708,262268,84,2710,2709,393281,682,2713,2710,526,526,393277,6,2714,2713,
2,4,393281,682,2717,2710,526,348,393277,6,2718,2717,2,4,327879,6,2721,2718,686,196670,2722,2721,327737,188,2723,191,
2722,196670,2719,2723,327814,6,2726,2714,584,196670,2727,2723,196670,2729,2726,196670,2730,2681,458809,225,2732,230,
2727,2729,2730,196670,2724,2732,393281,1979,2734,1892,526,535,262205,826,2735,2734,262268,25,2736,2735,327745,9,2737,
2724,348,262205,6,2738,2737,327817,6,2740,2714,584,327808,6,2741,2738,2740,196670,2742,2736,327745,9,2744,2724,526,
262205,6,2745,2744,196670,2743,2745,196670,2746,2741,458809,142,2747,147,2742,2743,2746,196670,2749,2747,393281,50,
2752,2719,622,535,262205,49,2753,2752,196670,2751,2753,393273,150,2754,154,2749,2751,196670,2757,2723,262205,6,2761,
2744,196670,2759,2761,196670,2762,2754,589881,2,2766,238,2757,2759,2762,2764,2765,262205,43,2767,2764,262205,43,2768,
2765,196670,2769,2718,327737,43,2771,242,2769,196670,2772,2723,196670,2774,2747,196670,2776,2754,327745,215,2779,2724,
622,262205,88,2780,2779,196670,2778,2780,196670,2781,2767,196670,2783,2768,196670,2785,2771,720953,2,2786,252,2772,
2774,2776,2778,2781,2783,2785,327745,285,2788,2787,254,262205,6,2789,2788,327808,6,2791,2796,2789,131321,2687,131320,
2689,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,7,256,11,262205,6,261,12,
458832,7,262,261,261,261,261,327808,7,263,260,262,262205,6,264,13,458832,7,265,264,264,264,264,327856,266,267,263,265,
393385,7,268,267,256,255,131326,268,65592,327734,6,18,0,16,196663,8,17,131320,19,327745,9,271,17,254,262205,6,272,271,
327745,9,273,17,257,262205,6,274,273,327808,6,275,272,274,327745,9,276,17,258,262205,6,277,276,327808,6,278,275,277,
327745,9,279,17,259,262205,6,280,279,327808,6,281,278,280,131326,281,65592,327734,6,23,0,20,196663,9,21,196663,9,22,
131320,24,262203,8,310,7,262203,9,314,7,262203,9,315,7,262203,8,317,7,262203,8,341,7,262203,8,368,7,262203,9,371,7,
262203,9,372,7,262203,8,374,7,262203,8,395,7,262205,6,287,286,327814,6,291,287,290,327814,6,298,287,297,327817,6,300,
287,297,262205,6,301,21,393281,302,303,295,298,300,196670,303,301,262368,258,258,304,327745,311,312,295,298,262205,7,
313,312,196670,310,313,196670,314,254,196670,315,300,458809,7,316,14,310,314,315,196670,317,316,327737,6,318,18,317,
131321,321,131320,321,458997,6,2800,318,24,336,322,458997,6,2798,254,24,346,322,458997,6,2797,254,24,349,322,327856,
88,327,2797,297,262390,323,322,1,262394,327,322,323,131320,322,327817,6,331,298,297,327850,88,332,2797,331,393385,6,
334,332,2798,254,327808,6,336,2800,334,327812,6,338,291,297,327808,6,340,338,2797,327745,311,342,295,340,262205,7,343,
342,196670,341,343,327737,6,344,18,341,327808,6,346,2798,344,327808,6,349,2797,348,131321,321,131320,323,327817,6,351,
287,290,327850,88,352,351,254,196855,354,0,262394,352,353,354,131320,353,327814,6,359,291,297,327817,6,361,291,297,
393281,302,363,357,359,361,196670,363,2798,131321,354,131320,354,262368,258,258,304,327814,6,365,291,297,327817,6,367,
291,297,327745,311,369,357,365,262205,7,370,369,196670,368,370,196670,371,254,196670,372,367,458809,7,373,14,368,371,
372,196670,374,373,327737,6,375,18,374,327808,6,377,2800,375,196670,22,254,131321,379,131320,379,458997,6,2802,377,
354,393,380,458997,6,2801,254,354,402,380,327856,88,385,2801,258,262390,381,380,1,262394,385,380,381,131320,380,
327850,88,389,2801,365,262205,6,390,22,393385,6,391,389,390,254,327808,6,393,2802,391,327745,311,396,357,2801,262205,
7,397,396,196670,395,397,327737,6,398,18,395,262205,6,399,22,327808,6,400,399,398,196670,22,400,327808,6,402,2801,348,
131321,379,131320,381,131326,2802,65592,327734,25,30,0,27,196663,26,28,196663,9,29,131320,31,327745,9,407,28,254,
262205,6,408,407,262205,6,409,29,327876,6,411,409,410,327829,413,414,408,411,327761,6,415,414,1,327761,6,416,414,0,
327745,9,418,28,257,262205,6,419,418,262205,6,420,29,327874,6,422,420,421,327808,6,423,419,422,327808,6,425,423,415,
327760,25,426,416,425,131326,426,65592,327734,25,36,0,32,196663,26,33,196663,9,34,196663,9,35,131320,37,262205,6,429,
34,262205,6,430,35,327831,413,433,429,430,327761,6,434,433,0,327761,6,435,433,1,327745,9,436,33,254,262205,6,437,436,
327829,413,440,437,434,327761,6,441,440,1,327761,6,442,440,0,327745,9,444,33,257,262205,6,445,444,327808,6,447,445,
435,327808,6,449,447,441,327760,25,450,442,449,131326,450,65592,327734,6,40,0,20,196663,9,38,196663,9,39,131320,41,
131321,454,131320,454,458997,6,2803,254,41,467,455,262205,6,460,39,327856,88,461,2803,460,262390,456,455,0,262394,461,
455,456,131320,455,262205,6,462,38,327810,6,463,462,257,262205,6,464,38,327879,6,465,464,463,196670,38,465,327808,6,
467,2803,348,131321,454,131320,456,262205,6,468,38,393228,42,469,1,73,468,262268,6,470,469,131326,470,65592,327734,6,
47,0,45,196663,44,46,131320,48,262203,473,474,7,262205,43,475,46,262268,134,476,475,327879,134,479,476,2862,196670,
474,479,327745,9,480,474,254,262205,6,481,480,327745,9,482,474,257,262205,6,483,482,327876,6,485,483,484,327877,6,486,
481,485,327745,9,487,474,258,262205,6,488,487,327876,6,490,488,489,327877,6,491,486,490,131326,491,65592,327734,42,53,
0,51,196663,50,52,131320,54,262205,49,494,52,327866,88,496,494,495,196855,500,0,262394,496,499,506,131320,499,262205,
49,501,52,458764,49,503,1,37,501,502,393228,49,504,1,8,503,262254,42,505,504,131321,500,131320,506,131321,500,131320,
500,458997,42,2804,505,499,507,506,131326,2804,65592,327734,42,56,0,51,196663,50,55,131320,57,262205,49,511,55,327864,
88,512,511,502,196855,515,0,262394,512,514,520,131320,514,262205,49,516,55,458764,49,517,1,40,516,495,393228,49,518,1,
8,517,262254,42,519,518,131321,515,131320,520,131321,515,131320,515,458997,42,2805,519,514,521,520,131326,2805,65592,
327734,2,68,0,62,196663,59,63,196663,61,64,196663,61,65,196663,44,66,196663,44,67,131320,69,262203,61,533,7,262203,61,
544,7,262203,50,553,7,262203,50,557,7,262203,50,561,7,262203,50,568,7,262203,50,572,7,262203,50,576,7,327745,44,527,
63,526,262205,43,528,527,327745,44,529,63,348,262205,43,530,529,327810,43,531,528,530,262255,60,532,531,262205,60,534,
64,327745,50,536,63,535,262205,49,537,536,327822,60,538,534,537,327811,60,540,538,532,327811,60,543,540,2863,196670,
533,543,262205,60,545,65,262205,49,547,536,327822,60,548,545,547,327811,60,550,548,532,327809,60,552,550,2863,196670,
544,552,327745,50,554,533,254,262205,49,555,554,196670,553,555,327737,42,556,53,553,327745,50,558,533,257,262205,49,
559,558,196670,557,559,327737,42,560,53,557,327745,50,562,533,258,262205,49,563,562,196670,561,563,327737,42,564,53,
561,393296,43,565,556,560,564,458764,43,567,1,42,565,2864,196670,66,567,327745,50,569,544,254,262205,49,570,569,
196670,568,570,327737,42,571,56,568,327745,50,573,544,257,262205,49,574,573,196670,572,574,327737,42,575,56,572,
327745,50,577,544,258,262205,49,578,577,196670,576,578,327737,42,579,56,576,393296,43,580,571,575,579,458764,43,583,1,
39,580,2865,196670,67,583,65789,65592,327734,7,74,0,70,196663,26,71,196663,9,72,196663,9,73,131320,75,262203,26,585,7,
262203,9,587,7,262203,9,589,7,262205,25,586,71,196670,585,586,262205,6,588,72,196670,587,588,196670,589,584,458809,25,
590,36,585,587,589,262268,591,595,590,262205,6,596,73,393281,597,598,595,526,596,393277,7,599,598,2,16,131326,599,
65592,327734,6,78,0,76,196663,9,77,131320,79,262205,6,602,77,327808,6,605,602,846,327814,6,606,605,603,131326,606,
65592,327734,6,82,0,20,196663,9,80,196663,9,81,131320,83,262205,6,610,80,262205,6,611,81,458764,6,612,1,38,611,603,
327808,6,613,612,257,327812,6,614,610,613,327808,6,615,609,614,131326,615,65592,327734,88,95,0,89,196663,87,90,196663,
9,91,196663,44,92,196663,44,93,196663,44,94,131320,96,262203,44,618,7,262203,44,625,7,262205,43,619,92,262205,43,620,
93,327808,43,621,619,620,327875,43,624,621,2866,196670,618,624,262205,43,626,92,262205,43,627,94,327808,43,628,626,
627,327875,43,630,628,2866,196670,625,630,262205,43,633,93,262205,43,634,94,327859,635,636,633,634,262299,88,637,636,
196855,639,0,262394,637,638,639,131320,638,327745,497,641,618,258,262205,42,642,641,131321,643,131320,643,458997,88,
2808,632,638,2814,646,458997,42,2806,642,638,717,646,327745,497,649,625,258,262205,42,650,649,327859,88,651,2806,650,
262390,645,646,0,262394,651,644,645,131320,644,327745,497,653,618,257,262205,42,654,653,131321,655,131320,655,458997,
42,2809,654,644,715,658,458997,88,2814,2808,644,2813,658,327745,497,661,625,257,262205,42,662,661,327859,88,663,2809,
662,262390,657,658,0,262394,663,656,657,131320,656,327879,42,667,2806,666,327876,42,668,667,622,327879,42,670,2809,
666,327877,42,671,668,670,262268,6,672,671,327812,6,673,672,592,262205,84,675,90,262205,6,676,91,327812,6,677,290,676,
327808,6,678,584,677,327814,6,680,673,292,327808,6,681,678,680,393281,682,683,675,526,681,393277,6,684,683,2,4,327879,
6,687,673,686,327874,6,688,684,687,327745,497,690,618,254,262205,42,691,690,131321,692,131320,692,458997,88,2813,2814,
656,711,695,458997,42,2811,691,656,713,695,327745,497,698,625,254,262205,42,699,698,327859,88,700,2811,699,262390,694,
695,0,262394,700,693,694,131320,693,262312,88,702,2813,196855,704,0,262394,702,703,704,131320,703,327879,42,707,2811,
666,327874,6,708,688,707,327879,6,709,708,257,327851,88,710,709,254,131321,704,131320,704,458997,88,711,2813,693,710,
703,131321,695,131320,695,327808,42,713,2811,348,131321,692,131320,694,131321,658,131320,658,327808,42,715,2809,348,
131321,655,131320,657,131321,646,131320,646,327808,42,717,2806,348,131321,643,131320,645,131321,639,131320,639,458997,
88,2807,632,96,2808,645,131326,2807,65592,327734,6,104,0,97,196663,26,98,196663,9,99,196663,87,100,196663,9,101,
196663,9,102,196663,59,103,131320,105,262203,8,721,7,262203,26,722,7,262203,9,724,7,262203,9,726,7,262203,8,728,7,
262203,26,730,7,262203,9,732,7,262203,9,734,7,262203,59,754,7,262203,61,756,7,262203,61,757,7,262203,44,758,7,262203,
44,759,7,262203,87,772,7,262203,9,774,7,262203,44,776,7,262203,44,779,7,262203,44,781,7,262205,25,723,98,196670,722,
723,262205,6,725,99,196670,724,725,196670,726,297,458809,7,727,74,722,724,726,196670,721,727,262205,25,731,98,196670,
730,731,262205,6,733,99,196670,732,733,196670,734,729,458809,7,735,74,730,732,734,196670,728,735,327745,9,737,728,259,
262205,6,738,737,327814,6,739,738,584,262205,6,741,737,327817,6,742,741,584,327851,88,743,742,254,393385,6,744,743,
257,254,327808,6,745,739,744,524367,134,747,727,727,0,1,2,262268,60,748,747,524367,134,750,735,735,0,1,2,262268,60,
751,750,262205,58,755,103,196670,754,755,196670,756,748,196670,757,751,589881,2,760,68,754,756,757,758,759,262205,43,
761,758,262205,43,762,759,327745,9,764,721,259,262205,6,765,764,262205,6,766,102,327874,6,767,765,766,327879,6,768,
767,257,327851,88,769,768,254,196855,771,0,262394,769,770,771,131320,770,262205,84,773,100,196670,772,773,262205,6,
775,101,196670,774,775,327745,44,777,103,526,262205,43,778,777,196670,776,778,196670,779,761,196670,781,762,589881,88,
783,95,772,774,776,779,781,131321,771,131320,771,458997,88,784,769,105,783,770,393385,6,787,784,745,254,131326,787,
65592,327734,6,109,0,106,196663,26,107,196663,9,108,131320,110,262203,26,794,7,262203,26,802,7,262203,9,803,7,262203,
9,804,7,327745,9,791,107,254,262205,6,792,791,327879,6,793,792,258,262205,6,796,791,327810,6,798,796,793,327745,9,799,
107,257,262205,6,800,799,327760,25,801,798,800,196670,802,801,196670,803,257,196670,804,254,458809,25,805,36,802,803,
804,196670,794,805,327745,9,807,794,254,262205,6,808,807,262205,6,810,108,327812,6,811,258,810,327808,6,812,793,811,
327879,6,814,812,813,327829,413,816,808,814,327761,6,817,816,1,327761,6,818,816,0,327745,9,821,794,257,262205,6,822,
821,327808,6,824,822,817,327760,25,825,818,824,262268,826,829,825,393281,682,830,829,526,526,393277,6,831,830,2,4,
262205,6,833,108,327812,6,834,258,833,327808,6,835,793,834,327879,6,836,835,258,327851,88,837,836,254,196855,840,0,
262394,837,839,844,131320,839,327874,6,843,831,842,131321,840,131320,844,327879,6,847,831,846,131321,840,131320,840,
458997,6,2819,843,839,847,844,131326,2819,65592,327734,49,113,0,111,196663,9,112,131320,114,262205,6,852,112,327874,6,
854,852,853,327879,6,855,854,686,262205,6,857,112,327879,6,859,857,858,262256,49,862,859,327813,49,864,862,863,327850,
88,867,855,686,196855,870,0,262394,867,869,876,131320,869,327876,6,874,859,873,327877,6,875,871,874,131321,870,131320,
876,327808,6,879,855,878,327876,6,881,879,880,327876,6,883,859,873,327877,6,884,881,883,131321,870,131320,870,458997,
6,2820,875,869,884,876,327850,88,888,855,254,196855,891,0,262394,888,890,893,131320,890,131321,891,131320,893,262268,
49,895,2820,131321,891,131320,891,458997,49,2821,864,890,895,893,262205,6,897,112,327879,6,899,897,898,327851,88,900,
899,254,196855,903,0,262394,900,902,906,131320,902,262271,49,905,2821,131321,903,131320,906,131321,903,131320,903,
458997,49,2822,905,902,2821,906,131326,2822,65592,327734,49,116,0,111,196663,9,115,131320,117,262205,6,912,115,327876,
6,913,912,842,262268,42,914,913,327875,42,915,914,842,458764,42,917,1,42,915,916,262255,49,919,917,327813,49,921,919,
920,131326,921,65592,327734,60,123,0,118,196663,26,119,196663,9,120,196663,9,121,196663,9,122,131320,124,262203,26,
925,7,262203,9,927,7,262203,9,929,7,262203,61,940,7,262203,473,953,7,262203,26,954,7,262203,9,956,7,262203,26,958,7,
262203,9,960,7,262203,26,962,7,262203,9,964,7,262203,9,984,7,262203,9,990,7,262205,25,926,119,196670,925,926,262205,6,
928,122,196670,927,928,262205,6,930,121,196670,929,930,458809,25,931,36,925,927,929,262205,6,932,120,327850,88,933,
932,254,196855,935,0,262394,933,934,952,131320,934,262268,826,939,931,393281,682,942,939,526,526,393277,6,943,942,2,4,
393281,682,945,939,526,348,393277,6,946,945,2,4,393281,682,948,939,526,535,393277,6,949,948,2,4,393296,134,950,943,
946,949,262268,60,951,950,196670,940,951,131321,935,131320,952,196670,954,931,196670,956,254,393273,6,957,109,954,956,
196670,958,931,196670,960,257,393273,6,961,109,958,960,196670,962,931,196670,964,258,393273,6,965,109,962,964,393296,
134,966,957,961,965,196670,953,966,262205,6,968,120,327850,88,969,968,257,131321,971,131320,971,458997,6,2823,254,952,
997,974,327856,88,977,2823,259,262390,973,974,0,262394,977,972,973,131320,972,196855,982,0,262394,969,981,988,131320,
981,327745,9,985,953,2823,262205,6,986,985,196670,984,986,327737,49,987,113,984,131321,982,131320,988,327745,9,991,
953,2823,262205,6,992,991,196670,990,992,327737,49,993,116,990,131321,982,131320,982,458997,49,2824,987,981,993,988,
327745,50,995,940,2823,196670,995,2824,131321,974,131320,974,327808,6,997,2823,348,131321,971,131320,973,131321,935,
131320,935,262205,60,998,940,131326,998,65592,327734,60,132,0,127,196663,126,128,196663,126,129,196663,126,130,196663,
61,131,131320,133,327745,50,1002,128,254,262205,49,1003,1002,327745,50,1004,131,254,262205,49,1005,1004,327813,49,
1006,1003,1005,327745,50,1007,128,257,262205,49,1008,1007,327745,50,1009,131,257,262205,49,1010,1009,327813,49,1011,
1008,1010,327809,49,1012,1006,1011,327745,50,1013,128,258,262205,49,1014,1013,327745,50,1015,131,258,262205,49,1016,
1015,327813,49,1017,1014,1016,327809,49,1018,1012,1017,327745,50,1019,128,259,262205,49,1020,1019,327809,49,1021,1018,
1020,327745,50,1023,129,254,262205,49,1024,1023,262205,49,1026,1004,327813,49,1027,1024,1026,327745,50,1028,129,257,
262205,49,1029,1028,262205,49,1031,1009,327813,49,1032,1029,1031,327809,49,1033,1027,1032,327745,50,1034,129,258,
262205,49,1035,1034,262205,49,1037,1015,327813,49,1038,1035,1037,327809,49,1039,1033,1038,327745,50,1040,129,259,
262205,49,1041,1040,327809,49,1042,1039,1041,327745,50,1044,130,254,262205,49,1045,1044,262205,49,1047,1004,327813,49,
1048,1045,1047,327745,50,1049,130,257,262205,49,1050,1049,262205,49,1052,1009,327813,49,1053,1050,1052,327809,49,1054,
1048,1053,327745,50,1055,130,258,262205,49,1056,1055,262205,49,1058,1015,327813,49,1059,1056,1058,327809,49,1060,1054,
1059,327745,50,1061,130,259,262205,49,1062,1061,327809,49,1063,1060,1062,393296,60,1067,1021,1042,1063,131326,1067,
65592,327734,134,140,0,135,196663,26,136,196663,9,137,196663,9,138,196663,9,139,131320,141,262203,26,1086,7,262203,9,
1088,7,262203,9,1090,7,262203,26,1110,7,262203,9,1112,7,262203,9,1114,7,262203,26,1116,7,262203,9,1118,7,262203,26,
1120,7,262203,9,1122,7,262203,26,1124,7,262203,9,1126,7,262205,6,1071,139,327812,6,1072,259,1071,262205,6,1073,139,
327812,6,1074,259,1073,327808,6,1075,1074,257,262205,6,1076,139,327812,6,1077,259,1076,327808,6,1078,1077,258,393296,
134,1079,1072,1075,1078,262205,6,1080,137,327850,88,1081,1080,297,196855,1083,0,262394,1081,1082,1103,131320,1082,
262205,25,1087,136,196670,1086,1087,262205,6,1089,139,196670,1088,1089,196670,1090,1085,458809,25,1091,36,1086,1088,
1090,262268,826,1092,1091,393281,682,1094,1092,526,526,393277,6,1095,1094,2,4,393281,682,1097,1092,526,348,393277,6,
1098,1097,2,4,393281,682,1100,1092,526,535,393277,6,1101,1100,2,4,393296,134,1102,1095,1098,1101,131321,1083,131320,
1103,262205,6,1104,137,327850,88,1105,1104,258,196855,1107,0,262394,1105,1106,1129,131320,1106,262205,25,1111,136,
196670,1110,1111,262205,6,1113,139,196670,1112,1113,196670,1114,1109,458809,25,1115,36,1110,1112,1114,196670,1116,
1115,196670,1118,254,393273,6,1119,109,1116,1118,196670,1120,1115,196670,1122,257,393273,6,1123,109,1120,1122,196670,
1124,1115,196670,1126,258,393273,6,1127,109,1124,1126,393296,134,1128,1119,1123,1127,131321,1107,131320,1129,262205,6,
1130,138,327879,6,1131,1130,258,327851,88,1132,1131,254,196855,1134,0,262394,1132,1133,1134,131320,1133,262205,6,1135,
139,327814,6,1136,1135,258,327812,6,1137,297,1136,262205,6,1138,139,327879,6,1139,1138,257,327850,88,1140,1139,254,
393385,134,1143,1140,1141,1142,393296,134,1144,1137,1137,1137,327808,134,1145,1144,1143,131321,1134,131320,1134,
458997,134,2828,1079,1129,1145,1133,131321,1107,131320,1107,458997,134,2827,1128,1106,2828,1134,131321,1083,131320,
1083,458997,134,2826,1102,1082,2827,1107,131326,2826,65592,327734,142,147,0,143,196663,26,144,196663,9,145,196663,9,
146,131320,148,262203,26,1150,7,262203,9,1152,7,262203,9,1154,7,262203,8,1156,7,262203,26,1157,7,262203,9,1159,7,
262203,9,1161,7,262203,8,1163,7,262203,26,1165,7,262203,9,1167,7,262203,9,1169,7,262203,473,1171,7,262203,26,1172,7,
262203,9,1175,7,262203,9,1178,7,262203,9,1181,7,262203,26,1200,7,262203,9,1202,7,262203,9,1204,7,262203,26,1208,7,
262203,9,1210,7,262203,9,1212,7,262203,26,1216,7,262203,9,1218,7,262203,9,1220,7,262203,149,1223,7,262203,26,1251,7,
262203,9,1254,7,262203,9,1257,7,262203,9,1259,7,262203,126,1263,7,262203,126,1265,7,262203,126,1267,7,262203,61,1269,
7,262203,26,1272,7,262203,9,1275,7,262203,9,1278,7,262203,9,1280,7,262203,126,1284,7,262203,126,1286,7,262203,126,
1288,7,262203,61,1290,7,262203,26,1293,7,262203,9,1296,7,262203,9,1299,7,262203,9,1301,7,262203,126,1305,7,262203,126,
1307,7,262203,126,1309,7,262203,61,1311,7,262205,25,1151,144,196670,1150,1151,262205,6,1153,145,196670,1152,1153,
196670,1154,254,458809,7,1155,74,1150,1152,1154,262205,25,1158,144,196670,1157,1158,262205,6,1160,145,196670,1159,
1160,196670,1161,1109,458809,7,1162,74,1157,1159,1161,196670,1156,1162,262205,25,1166,144,196670,1165,1166,262205,6,
1168,145,196670,1167,1168,196670,1169,1164,458809,7,1170,74,1165,1167,1169,196670,1163,1170,458831,25,1174,1155,1155,
2,3,196670,1172,1174,327745,9,1176,1156,258,262205,6,1177,1176,196670,1175,1177,327745,9,1179,1163,257,262205,6,1180,
1179,196670,1178,1180,262205,6,1182,146,196670,1181,1182,524345,134,1183,140,1172,1175,1178,1181,196670,1171,1183,
327745,9,1185,1156,257,262205,6,1186,1185,327851,88,1187,1186,254,196855,1190,0,262394,1187,1189,1193,131320,1189,
262205,6,1192,1185,131321,1190,131320,1193,327745,9,1194,1156,254,262205,6,1195,1194,327850,88,1196,1195,254,393385,6,
1197,1196,1085,592,131321,1190,131320,1190,458997,6,2829,1192,1189,1197,1193,262205,25,1201,144,196670,1200,1201,
262205,6,1203,145,196670,1202,1203,196670,1204,257,458809,7,1205,74,1200,1202,1204,262268,125,1206,1205,262205,25,
1209,144,196670,1208,1209,262205,6,1211,145,196670,1210,1211,196670,1212,258,458809,7,1213,74,1208,1210,1212,262268,
125,1214,1213,262205,25,1217,144,196670,1216,1217,262205,6,1219,145,196670,1218,1219,196670,1220,259,458809,7,1221,74,
1216,1218,1220,262268,125,1222,1221,327745,9,1224,1163,254,262205,6,1225,1224,262205,6,1227,1179,327879,6,1228,1227,
297,327851,88,1229,1228,254,262205,6,1230,146,393385,6,1231,1229,1230,254,327808,6,1232,1225,1231,327745,9,1233,1223,
622,196670,1233,1232,327745,9,1236,1156,259,262205,6,1237,1236,393296,134,1238,1237,1237,1237,327858,635,1239,1183,
1238,262299,88,1240,1239,327745,215,1241,1223,1234,196670,1241,1240,327745,61,1244,1223,535,196670,1244,1243,327745,
61,1245,1223,348,196670,1245,1243,327745,61,1246,1223,526,196670,1246,1243,262205,88,1248,1241,196855,1250,0,262394,
1248,1249,1250,131320,1249,458831,25,1253,1155,1155,0,1,196670,1251,1253,327745,9,1255,1156,254,262205,6,1256,1255,
196670,1254,1256,196670,1257,2829,327745,9,1260,1171,254,262205,6,1261,1260,196670,1259,1261,524345,60,1262,123,1251,
1254,1257,1259,196670,1263,1206,196670,1265,1214,196670,1267,1222,196670,1269,1262,524345,60,1270,132,1263,1265,1267,
1269,196670,1246,1270,196670,1272,1253,262205,6,1277,1255,196670,1275,1277,196670,1278,2829,327745,9,1281,1171,257,
262205,6,1282,1281,196670,1280,1282,524345,60,1283,123,1272,1275,1278,1280,196670,1284,1206,196670,1286,1214,196670,
1288,1222,196670,1290,1283,524345,60,1291,132,1284,1286,1288,1290,196670,1245,1291,196670,1293,1253,262205,6,1298,
1255,196670,1296,1298,196670,1299,2829,327745,9,1302,1171,258,262205,6,1303,1302,196670,1301,1303,524345,60,1304,123,
1293,1296,1299,1301,196670,1305,1206,196670,1307,1214,196670,1309,1222,196670,1311,1304,524345,60,1312,132,1305,1307,
1309,1311,196670,1244,1312,131321,1250,131320,1250,262205,142,1314,1223,131326,1314,65592,327734,150,154,0,151,196663,
149,152,196663,50,153,131320,155,327745,61,1318,152,526,262205,60,1319,1318,262205,49,1320,153,327822,60,1321,1319,
1320,327745,61,1323,152,348,262205,60,1324,1323,262205,49,1325,153,327822,60,1326,1324,1325,327745,61,1328,152,535,
262205,60,1329,1328,262205,49,1330,153,327822,60,1331,1329,1330,393296,150,1335,1321,1326,1331,131326,1335,65592,
327734,2,164,0,158,196663,157,159,196663,50,160,196663,50,161,196663,50,162,196663,50,163,131320,165,262205,49,1339,
160,262205,49,1340,161,262271,49,1341,1340,458764,49,1342,1,40,1339,1341,262205,49,1343,163,327811,49,1344,1342,1343,
327745,50,1346,159,526,262205,49,1347,1346,262205,49,1348,162,327813,49,1349,1347,1348,327745,50,1351,159,348,262205,
49,1352,1351,262205,49,1353,162,327813,49,1354,1352,1353,327745,215,1355,159,622,262205,88,1356,1355,327866,88,1359,
1344,1349,327846,88,1360,1356,1359,196670,1355,1360,327745,215,1362,159,1234,262205,88,1363,1362,327866,88,1366,1344,
1354,327846,88,1367,1363,1366,196670,1362,1367,65789,65592,327734,2,171,0,166,196663,157,167,196663,61,168,196663,61,
169,196663,61,170,131320,172,262203,61,1369,7,262203,61,1386,7,262203,61,1403,7,262203,61,1438,7,262203,157,1483,7,
262203,50,1485,7,262203,50,1486,7,262203,50,1487,7,262203,50,1490,7,262203,157,1504,7,262203,50,1506,7,262203,50,1507,
7,262203,50,1508,7,262203,50,1511,7,262203,157,1525,7,262203,50,1527,7,262203,50,1528,7,262203,50,1529,7,262203,50,
1532,7,262205,60,1370,168,393228,60,1371,1,4,1370,196670,1369,1371,327745,50,1373,1369,254,262205,49,1374,1373,327745,
50,1375,1369,257,262205,49,1376,1375,327809,49,1377,1374,1376,327745,50,1378,1369,258,262205,49,1379,1378,327809,49,
1380,1377,1379,327745,50,1381,167,535,262205,49,1382,1381,327813,49,1383,1380,1382,327813,49,1385,1383,1384,262205,49,
1388,1375,262205,49,1390,1378,327809,49,1391,1388,1390,262205,49,1393,1378,262205,49,1395,1373,327809,49,1396,1393,
1395,262205,49,1398,1373,262205,49,1400,1375,327809,49,1401,1398,1400,393296,60,1402,1391,1396,1401,196670,1386,1402,
327745,50,1404,168,257,262205,49,1405,1404,327745,50,1406,169,258,262205,49,1407,1406,327813,49,1408,1405,1407,327745,
50,1409,168,258,262205,49,1410,1409,327745,50,1411,169,257,262205,49,1412,1411,327813,49,1413,1410,1412,327811,49,
1414,1408,1413,262205,49,1416,1409,327745,50,1417,169,254,262205,49,1418,1417,327813,49,1419,1416,1418,327745,50,1420,
168,254,262205,49,1421,1420,262205,49,1423,1406,327813,49,1424,1421,1423,327811,49,1425,1419,1424,262205,49,1427,1420,
262205,49,1429,1411,327813,49,1430,1427,1429,262205,49,1432,1404,262205,49,1434,1417,327813,49,1435,1432,1434,327811,
49,1436,1430,1435,393296,60,1437,1414,1425,1436,196670,1403,1437,262205,49,1440,1404,327745,50,1441,170,258,262205,49,
1442,1441,327813,49,1443,1440,1442,262205,49,1445,1409,327745,50,1446,170,257,262205,49,1447,1446,327813,49,1448,1445,
1447,327811,49,1449,1443,1448,262205,49,1451,1409,327745,50,1452,170,254,262205,49,1453,1452,327813,49,1454,1451,1453,
262205,49,1456,1420,262205,49,1458,1441,327813,49,1459,1456,1458,327811,49,1460,1454,1459,262205,49,1462,1420,262205,
49,1464,1446,327813,49,1465,1462,1464,262205,49,1467,1404,262205,49,1469,1452,327813,49,1470,1467,1469,327811,49,1471,
1465,1470,393296,60,1472,1449,1460,1471,196670,1438,1472,327745,50,1473,1403,254,262205,49,1474,1473,327745,50,1475,
1438,254,262205,49,1476,1475,458764,49,1477,1,37,1474,1476,262205,49,1479,1473,262205,49,1481,1475,458764,49,1482,1,
40,1479,1481,262205,156,1484,167,196670,1483,1484,196670,1485,1477,196670,1486,1482,327745,50,1488,1386,254,262205,49,
1489,1488,196670,1487,1489,196670,1490,1385,589881,2,1492,164,1483,1485,1486,1487,1490,262205,156,1493,1483,196670,
167,1493,327745,50,1494,1403,257,262205,49,1495,1494,327745,50,1496,1438,257,262205,49,1497,1496,458764,49,1498,1,37,
1495,1497,262205,49,1500,1494,262205,49,1502,1496,458764,49,1503,1,40,1500,1502,262205,156,1505,167,196670,1504,1505,
196670,1506,1498,196670,1507,1503,327745,50,1509,1386,257,262205,49,1510,1509,196670,1508,1510,196670,1511,1385,
589881,2,1513,164,1504,1506,1507,1508,1511,262205,156,1514,1504,196670,167,1514,327745,50,1515,1403,258,262205,49,
1516,1515,327745,50,1517,1438,258,262205,49,1518,1517,458764,49,1519,1,37,1516,1518,262205,49,1521,1515,262205,49,
1523,1517,458764,49,1524,1,40,1521,1523,262205,156,1526,167,196670,1525,1526,196670,1527,1519,196670,1528,1524,327745,
50,1530,1386,258,262205,49,1531,1530,196670,1529,1531,196670,1532,1385,589881,2,1534,164,1525,1527,1528,1529,1532,
262205,156,1535,1525,196670,167,1535,65789,65592,327734,156,179,0,174,196663,173,175,196663,61,176,196663,50,177,
196663,50,178,131320,180,262203,61,1536,7,262203,61,1551,7,262203,61,1555,7,262203,61,1563,7,262203,61,1598,7,262203,
61,1604,7,262203,61,1610,7,262203,61,1616,7,262203,61,1619,7,262203,157,1622,7,262203,157,1653,7,262203,50,1655,7,
262203,50,1658,7,262203,50,1661,7,262203,50,1662,7,262203,157,1665,7,262203,50,1667,7,262203,50,1670,7,262203,50,1673,
7,262203,50,1674,7,262203,157,1677,7,262203,50,1679,7,262203,50,1682,7,262203,50,1685,7,262203,50,1686,7,262203,157,
1747,7,262203,50,1749,7,262203,50,1751,7,262203,50,1753,7,262203,50,1755,7,262203,157,1764,7,262203,61,1766,7,262203,
61,1768,7,262203,61,1770,7,262203,157,1774,7,262203,61,1776,7,262203,61,1778,7,262203,61,1780,7,262203,157,1784,7,
262203,61,1786,7,262203,61,1788,7,262203,61,1790,7,327745,61,1537,175,526,262205,60,1538,1537,262205,60,1539,176,
327811,60,1540,1538,1539,196670,1536,1540,327745,61,1542,175,348,262205,60,1543,1542,262205,60,1544,176,327811,60,
1545,1543,1544,327745,61,1547,175,535,262205,60,1548,1547,262205,60,1549,176,327811,60,1550,1548,1549,327811,60,1554,
1545,1540,196670,1551,1554,327811,60,1558,1550,1545,196670,1555,1558,327811,60,1562,1540,1550,327745,50,1564,1551,257,
262205,49,1565,1564,327745,50,1566,1555,258,262205,49,1567,1566,327813,49,1568,1565,1567,327745,50,1569,1551,258,
262205,49,1570,1569,327745,50,1571,1555,257,262205,49,1572,1571,327813,49,1573,1570,1572,327811,49,1574,1568,1573,
262205,49,1576,1569,327745,50,1577,1555,254,262205,49,1578,1577,327813,49,1579,1576,1578,327745,50,1580,1551,254,
262205,49,1581,1580,262205,49,1583,1566,327813,49,1584,1581,1583,327811,49,1585,1579,1584,262205,49,1587,1580,262205,
49,1589,1571,327813,49,1590,1587,1589,262205,49,1592,1564,262205,49,1594,1577,327813,49,1595,1592,1594,327811,49,1596,
1590,1595,393296,60,1597,1574,1585,1596,196670,1563,1597,458764,60,1601,1,37,1540,1545,458764,60,1603,1,37,1601,1550,
196670,1598,1603,458764,60,1607,1,40,1540,1545,458764,60,1609,1,40,1607,1550,196670,1604,1609,393228,60,1612,1,4,1603,
393228,60,1614,1,4,1609,458764,60,1615,1,40,1612,1614,196670,1610,1615,393228,60,1618,1,4,1554,196670,1616,1618,
393228,60,1621,1,4,1558,196670,1619,1621,327745,50,1623,1610,254,262205,49,1624,1623,327745,50,1625,1610,257,262205,
49,1626,1625,458764,49,1627,1,40,1624,1626,327745,50,1628,1610,258,262205,49,1629,1628,458764,49,1630,1,40,1627,1629,
327745,50,1631,1622,535,196670,1631,1630,262205,49,1635,1631,327813,49,1636,1635,1384,327809,49,1637,1633,1636,262205,
49,1639,177,327809,49,1641,1639,1637,262205,49,1643,178,327809,49,1645,1643,1637,327745,50,1647,1622,526,196670,1647,
1641,327745,50,1649,1622,348,196670,1649,1645,327745,215,1650,1622,622,196670,1650,632,327745,215,1651,1622,1234,
196670,1651,632,262205,156,1654,1622,196670,1653,1654,327745,50,1656,1598,254,262205,49,1657,1656,196670,1655,1657,
327745,50,1659,1604,254,262205,49,1660,1659,196670,1658,1660,196670,1661,1652,196670,1662,1242,589881,2,1663,164,1653,
1655,1658,1661,1662,262205,156,1664,1653,196670,1622,1664,196670,1665,1664,327745,50,1668,1598,257,262205,49,1669,
1668,196670,1667,1669,327745,50,1671,1604,257,262205,49,1672,1671,196670,1670,1672,196670,1673,1652,196670,1674,1242,
589881,2,1675,164,1665,1667,1670,1673,1674,262205,156,1676,1665,196670,1622,1676,196670,1677,1676,327745,50,1680,1598,
258,262205,49,1681,1680,196670,1679,1681,327745,50,1683,1604,258,262205,49,1684,1683,196670,1682,1684,196670,1685,
1652,196670,1686,1242,589881,2,1687,164,1677,1679,1682,1685,1686,262205,156,1688,1677,196670,1622,1688,262205,88,1690,
1651,262312,88,1691,1690,196855,1693,0,262394,1691,1692,1693,131320,1692,327745,50,1695,1563,254,262205,49,1696,1695,
327745,50,1697,1536,254,262205,49,1698,1697,327813,49,1699,1696,1698,327745,50,1700,1563,257,262205,49,1701,1700,
327745,50,1702,1536,257,262205,49,1703,1702,327813,49,1704,1701,1703,327809,49,1705,1699,1704,327745,50,1706,1563,258,
262205,49,1707,1706,327745,50,1708,1536,258,262205,49,1709,1708,327813,49,1710,1707,1709,327809,49,1711,1705,1710,
262205,49,1714,1695,393228,49,1715,1,4,1714,262205,49,1717,1700,393228,49,1718,1,4,1717,327809,49,1719,1715,1718,
262205,49,1721,1706,393228,49,1722,1,4,1721,327809,49,1723,1719,1722,327745,50,1725,1616,254,262205,49,1726,1725,
327745,50,1727,1616,257,262205,49,1728,1727,327809,49,1729,1726,1728,327745,50,1730,1616,258,262205,49,1731,1730,
327809,49,1732,1729,1731,327745,50,1733,1619,254,262205,49,1734,1733,327745,50,1735,1619,257,262205,49,1736,1735,
327809,49,1737,1734,1736,327745,50,1738,1619,258,262205,49,1739,1738,327809,49,1740,1737,1739,327813,49,1741,1732,
1740,262205,49,1743,1631,327813,49,1744,1741,1743,327813,49,1746,1744,1745,262205,156,1748,1622,196670,1747,1748,
196670,1749,1711,196670,1751,1711,196670,1753,1723,196670,1755,1746,589881,2,1757,164,1747,1749,1751,1753,1755,262205,
156,1758,1747,196670,1622,1758,131321,1693,131320,1693,262205,88,1760,1651,262312,88,1761,1760,196855,1763,0,262394,
1761,1762,1763,131320,1762,262205,156,1765,1622,196670,1764,1765,196670,1766,1554,196670,1768,1540,196670,1770,1550,
524345,2,1772,171,1764,1766,1768,1770,262205,156,1773,1764,196670,1622,1773,196670,1774,1773,196670,1776,1558,196670,
1778,1545,196670,1780,1540,524345,2,1782,171,1774,1776,1778,1780,262205,156,1783,1774,196670,1622,1783,196670,1784,
1783,196670,1786,1562,196670,1788,1550,196670,1790,1545,524345,2,1792,171,1784,1786,1788,1790,262205,156,1793,1784,
196670,1622,1793,131321,1763,131320,1763,262205,156,1794,1622,131326,1794,65592,327734,2,186,0,181,196663,59,182,
196663,173,183,196663,44,184,196663,44,185,131320,187,262203,61,1826,7,262203,61,1846,7,262203,61,1851,7,262203,50,
1856,7,262203,50,1860,7,262203,50,1864,7,262203,50,1871,7,262203,50,1875,7,262203,50,1879,7,327745,44,1798,182,526,
262205,43,1799,1798,327745,44,1800,182,348,262205,43,1801,1800,327810,43,1802,1799,1801,262255,60,1803,1802,327745,61,
1805,183,526,262205,60,1806,1805,327745,61,1807,183,348,262205,60,1808,1807,458764,60,1809,1,37,1806,1808,327745,61,
1810,183,535,262205,60,1811,1810,458764,60,1812,1,37,1809,1811,327811,60,1814,1812,1803,262205,60,1817,1805,262205,60,
1819,1807,458764,60,1820,1,40,1817,1819,262205,60,1822,1810,458764,60,1823,1,40,1820,1822,327811,60,1825,1823,1803,
393228,60,1828,1,4,1814,393228,60,1830,1,4,1825,458764,60,1831,1,40,1828,1830,196670,1826,1831,327745,50,1834,1826,
254,262205,49,1835,1834,327745,50,1836,1826,257,262205,49,1837,1836,458764,49,1838,1,40,1835,1837,327745,50,1839,1826,
258,262205,49,1840,1839,458764,49,1841,1,40,1838,1840,327813,49,1842,1841,1745,327809,49,1843,1833,1842,327809,49,
1845,1843,1844,393296,60,1849,1845,1845,1845,327811,60,1850,1814,1849,196670,1846,1850,327809,60,1855,1825,1849,
196670,1851,1855,327745,50,1857,1846,254,262205,49,1858,1857,196670,1856,1858,327737,42,1859,53,1856,327745,50,1861,
1846,257,262205,49,1862,1861,196670,1860,1862,327737,42,1863,53,1860,327745,50,1865,1846,258,262205,49,1866,1865,
196670,1864,1866,327737,42,1867,53,1864,393296,43,1868,1859,1863,1867,458764,43,1870,1,42,1868,2864,196670,184,1870,
327745,50,1872,1851,254,262205,49,1873,1872,196670,1871,1873,327737,42,1874,56,1871,327745,50,1876,1851,257,262205,49,
1877,1876,196670,1875,1877,327737,42,1878,56,1875,327745,50,1880,1851,258,262205,49,1881,1880,196670,1879,1881,327737,
42,1882,56,1879,393296,43,1883,1874,1878,1882,458764,43,1885,1,39,1883,2865,196670,185,1885,65789,65592,327734,188,
191,0,189,196663,9,190,131320,192,262203,193,1886,7,262203,9,1893,7,262203,9,1897,7,262205,6,1887,190,327745,9,1888,
1886,348,196670,1888,1887,393281,1894,1895,1892,526,484,262205,6,1896,1895,196670,1893,1896,262205,6,1898,190,196670,
1897,1898,393273,6,1899,40,1893,1897,327745,9,1900,1886,526,196670,1900,1899,262205,6,1903,1900,327812,6,1904,292,
1903,327808,6,1905,1901,1904,327745,9,1906,1886,535,196670,1906,1905,262205,6,1909,1900,327812,6,1910,1109,1909,
327808,6,1911,297,1910,327812,6,1912,297,1911,393281,1913,1914,1892,526,526,262205,84,1915,1914,327808,6,1917,1912,
297,393281,682,1918,1915,526,1917,393277,6,1919,1918,2,4,262268,42,1920,1919,327808,6,1924,1912,729,393281,682,1925,
1915,526,1924,393277,6,1926,1925,2,4,262268,42,1927,1926,327808,6,1931,1912,1109,393281,682,1932,1915,526,1931,393277,
6,1933,1932,2,4,262268,42,1934,1933,393296,43,1935,1920,1927,1934,393281,44,1936,1886,622,526,196670,1936,1935,327808,
6,1940,1912,592,393281,682,1941,1915,526,1940,393277,6,1942,1941,2,4,262268,42,1943,1942,327808,6,1948,1912,1947,
393281,682,1949,1915,526,1948,393277,6,1950,1949,2,4,262268,42,1951,1950,327808,6,1956,1912,1955,393281,682,1957,1915,
526,1956,393277,6,1958,1957,2,4,262268,42,1959,1958,393296,43,1960,1943,1951,1959,393281,44,1961,1886,622,348,196670,
1961,1960,327808,6,1966,1912,1965,393281,682,1967,1915,526,1966,393277,6,1968,1967,2,4,262268,49,1969,1968,393281,50,
1970,1886,622,535,196670,1970,1969,262205,188,1971,1886,131326,1971,65592,327734,88,197,0,194,196663,193,195,196663,9,
196,131320,198,196855,1977,0,262394,1975,1976,1993,131320,1976,393281,1979,1980,1892,526,348,262205,826,1981,1980,
327745,9,1982,195,526,262205,6,1983,1982,327812,6,1985,1983,1984,262205,6,1986,196,327808,6,1987,1985,1986,393281,682,
1988,1981,526,1987,393277,6,1989,1988,2,4,327879,6,1991,1989,1990,327851,88,1992,1991,254,131321,1977,131320,1993,
393281,1913,1994,1892,526,1234,262205,84,1995,1994,393281,1894,1996,1892,526,666,262205,6,1997,1996,327745,9,1999,195,
348,262205,6,2000,1999,327808,6,2867,1997,2000,327812,6,2002,1984,2867,262205,6,2003,196,327808,6,2004,2002,2003,
393281,682,2005,1995,526,2004,393277,6,2006,2005,2,4,327851,88,2008,2006,2007,131321,1977,131320,1977,458997,88,2830,
1992,1976,2008,1993,131326,2830,65592,327734,6,203,0,199,196663,193,200,196663,173,201,196663,44,202,131320,204,
262203,157,2024,7,262203,173,2026,7,262203,61,2028,7,262203,50,2030,7,262203,50,2031,7,393281,44,2013,200,622,526,
262205,43,2014,2013,393281,44,2015,200,622,348,262205,43,2016,2015,327810,43,2017,2014,2016,262205,43,2018,202,327808,
43,2019,2017,2018,262255,60,2020,2019,327809,60,2023,2020,2868,262205,150,2027,201,196670,2026,2027,196670,2028,2023,
196670,2030,2021,196670,2031,2025,524345,156,2032,179,2026,2028,2030,2031,196670,2024,2032,327745,215,2033,2024,1234,
262205,88,2034,2033,196855,2037,0,262394,2034,2036,2038,131320,2036,131321,2037,131320,2038,327745,215,2039,2024,622,
262205,88,2040,2039,393385,6,2041,2040,257,259,131321,2037,131320,2037,458997,6,2831,254,2036,2041,2038,131326,2831,
65592,327734,25,208,0,205,196663,9,206,196663,9,207,131320,209,393281,1913,2046,1892,526,622,262205,84,2047,2046,
393281,682,2052,2047,526,2051,262205,6,2053,206,458986,6,2054,2052,257,254,2053,393281,682,2059,2047,526,2058,262205,
6,2060,207,458986,6,2061,2059,257,254,2060,262205,6,2063,206,327808,6,2064,2054,2063,327856,88,2066,2064,2054,262312,
88,2067,2066,196855,2069,0,262394,2067,2068,2069,131320,2068,262205,6,2071,207,327808,6,2072,2061,2071,327856,88,2074,
2072,2061,131321,2069,131320,2069,458997,88,2075,2066,209,2074,2068,196855,2077,0,262394,2075,2076,2077,131320,2076,
393281,682,2081,2047,526,2080,458993,6,2082,2081,257,254,257,131321,2077,131320,2077,327760,25,2085,2054,2061,131326,
2085,65592,327734,2,213,0,210,196663,9,211,196663,149,212,131320,214,262203,26,2101,7,262203,9,2102,7,262203,26,2107,
7,262203,9,2108,7,262203,9,2110,7,262205,6,2088,211,393281,1894,2090,1892,526,2089,262205,6,2091,2090,327856,88,2092,
2088,2091,196855,2094,0,262394,2092,2093,2094,131320,2093,393281,1913,2097,1892,526,2096,262205,84,2098,2097,262268,
25,2099,2098,196670,2101,2099,393281,1894,2103,1892,526,2100,262205,6,2104,2103,196670,2102,2104,393273,25,2105,30,
2101,2102,196670,2107,2105,262205,6,2109,211,196670,2108,2109,196670,2110,2106,458809,25,2111,36,2107,2108,2110,
262268,84,2112,2111,131321,2114,131320,2114,458997,6,2832,254,2093,2145,2115,327856,88,2120,2832,259,262390,2116,2115,
0,262394,2120,2115,2116,131320,2115,393281,50,2124,212,526,2832,262205,49,2125,2124,262268,6,2126,2125,393281,682,
2127,2112,526,2832,327742,2127,2126,2,4,327808,6,2130,259,2832,393281,50,2132,212,348,2832,262205,49,2133,2132,262268,
6,2134,2133,393281,682,2135,2112,526,2130,327742,2135,2134,2,4,327808,6,2138,1109,2832,393281,50,2140,212,535,2832,
262205,49,2141,2140,262268,6,2142,2141,393281,682,2143,2112,526,2138,327742,2143,2142,2,4,327808,6,2145,2832,348,
131321,2114,131320,2116,327745,9,2147,212,622,262205,6,2148,2147,393281,682,2149,2112,526,2089,327742,2149,2148,2,4,
131321,2094,131320,2094,65789,65592,327734,2,223,0,216,196663,193,217,196663,9,218,196663,9,219,196663,9,220,196663,9,
221,196663,215,222,131320,224,262203,26,2193,7,262203,9,2194,7,262203,9,2196,7,262203,26,2204,7,262203,9,2205,7,
262203,26,2209,7,262203,9,2210,7,262203,9,2212,7,262203,26,2222,7,262203,9,2223,7,262203,26,2227,7,262203,9,2228,7,
262203,9,2230,7,327745,9,2151,217,348,262205,6,2152,2151,327812,6,2153,2152,1984,262205,6,2154,218,327808,6,2155,2153,
2154,262205,6,2157,221,327850,88,2158,2157,259,393385,6,2160,2158,2159,254,262205,88,2161,222,393385,6,2163,2161,2162,
254,327877,6,2164,2160,2163,393281,1913,2166,1892,526,1234,262205,84,2167,2166,393281,682,2169,2167,526,2155,458986,6,
2170,2169,257,254,257,327879,6,2173,2170,2164,327851,88,2175,2173,2164,196855,2177,0,262394,2175,2176,2177,131320,
2176,458993,6,2183,2169,257,254,2164,131321,2177,131320,2177,262205,6,2184,219,393281,1894,2185,1892,526,853,262205,6,
2186,2185,327856,88,2187,2184,2186,196855,2189,0,262394,2187,2188,2189,131320,2188,393281,1913,2190,1892,526,2096,
262205,84,2191,2190,262268,25,2192,2191,196670,2193,2192,262205,6,2195,219,196670,2194,2195,196670,2196,297,458809,25,
2197,36,2193,2194,2196,262268,84,2198,2197,393281,682,2200,2198,526,526,327742,2200,2155,2,4,196670,2204,2192,393281,
1894,2206,1892,526,489,262205,6,2207,2206,196670,2205,2207,393273,25,2208,30,2204,2205,196670,2209,2208,262205,6,2211,
219,196670,2210,2211,196670,2212,297,458809,25,2213,36,2209,2210,2212,262268,84,2214,2213,327879,6,2217,2170,2216,
393281,682,2218,2214,526,526,327742,2218,2217,2,4,196670,2222,2192,393281,1894,2224,1892,526,873,262205,6,2225,2224,
196670,2223,2225,393273,25,2226,30,2222,2223,196670,2227,2226,262205,6,2229,219,196670,2228,2229,196670,2230,297,
458809,25,2231,36,2227,2228,2230,262268,84,2232,2231,262205,6,2233,220,393281,682,2234,2232,526,526,327742,2234,2233,
2,4,131321,2189,131320,2189,65789,65592,327734,225,230,0,226,196663,193,227,196663,9,228,196663,9,229,131320,231,
262203,9,2236,7,262203,9,2239,7,262203,9,2244,7,262203,2295,2296,7,262203,26,2337,7,262203,9,2338,7,262203,87,2339,7,
262203,9,2342,7,262203,9,2345,7,262203,59,2348,7,262203,26,2376,7,262203,9,2377,7,262203,9,2380,7,262203,26,2387,7,
262203,9,2388,7,262203,9,2391,7,327745,9,2237,227,348,262205,6,2238,2237,196670,2236,2238,393281,1894,2240,1892,526,
410,262205,6,2241,2240,196670,2239,2241,393273,6,2242,82,2236,2239,196670,2244,2241,327737,6,2247,78,2244,458764,6,
2252,1,38,2241,603,131321,2253,131320,2253,458997,6,2834,254,231,2280,2254,458997,6,2833,2252,231,2284,2254,327810,6,
2260,2833,2834,327852,88,2261,2260,257,262390,2255,2254,0,262394,2261,2254,2255,131320,2254,327808,6,2265,2834,2833,
327814,6,2266,2265,258,393281,1913,2268,1892,526,622,262205,84,2269,2268,327808,6,2272,2242,2266,393281,682,2273,2269,
526,2272,393277,6,2274,2273,2,4,262205,6,2275,228,327858,88,2276,2274,2275,393385,6,2280,2276,2266,2834,393385,6,2284,
2276,2833,2266,131321,2253,131320,2255,262205,6,2286,228,393281,1913,2287,1892,526,622,262205,84,2288,2287,327808,6,
2291,2242,2834,393281,682,2292,2288,526,2291,393277,6,2293,2292,2,4,327810,6,2294,2286,2293,327812,6,2299,2834,2247,
327745,9,2300,2296,526,196670,2300,2299,327852,88,2302,2247,257,196855,2304,0,262394,2302,2303,2304,131320,2303,
131321,2307,131320,2307,458997,6,2838,2294,2303,2367,2310,458997,88,2836,632,2303,2356,2310,458997,6,2835,254,2303,
2369,2310,327856,88,2314,2835,2247,262312,88,2316,2836,327847,88,2317,2314,2316,262390,2309,2310,0,262394,2317,2308,
2309,131320,2308,327808,6,2323,2299,2835,262205,6,2324,229,327856,88,2325,2323,2324,196855,2328,0,262394,2325,2327,
2352,131320,2327,393281,1979,2329,1892,526,535,262205,826,2330,2329,262268,25,2331,2330,196670,2337,2331,196670,2338,
2323,196670,2339,2288,262205,6,2344,2237,196670,2342,2344,327745,9,2346,227,526,262205,6,2347,2346,196670,2345,2347,
327745,59,2349,227,622,262205,58,2350,2349,196670,2348,2350,655417,6,2351,104,2337,2338,2339,2342,2345,2348,131321,
2328,131320,2352,131321,2328,131320,2328,458997,6,2840,2351,2327,254,2352,327856,88,2356,2838,2840,196670,2300,2323,
393385,6,2365,2356,254,2840,327810,6,2367,2838,2365,131321,2310,131320,2310,327808,6,2369,2835,348,131321,2307,131320,
2309,131321,2304,131320,2304,458997,6,2837,2294,2255,2838,2309,327812,6,2371,2837,584,327745,9,2372,2296,348,196670,
2372,2371,393281,1979,2373,1892,526,535,262205,826,2374,2373,262268,25,2375,2374,196670,2376,2375,262205,6,2379,2300,
196670,2377,2379,196670,2380,729,458809,7,2381,74,2376,2377,2380,327761,6,2382,2381,3,327745,9,2383,2296,535,196670,
2383,2382,196670,2387,2375,262205,6,2390,2300,196670,2388,2390,196670,2391,1164,458809,7,2392,74,2387,2388,2391,
327761,6,2393,2392,1,327879,6,2394,2393,257,327851,88,2395,2394,254,327745,215,2396,2296,622,196670,2396,2395,262205,
225,2397,2296,131326,2397,65592,327734,2,238,0,232,196663,193,233,196663,9,234,196663,173,235,196663,44,236,196663,44,
237,131320,239,262203,26,2404,7,262203,9,2405,7,262203,9,2407,7,262203,26,2413,7,262203,9,2414,7,262203,9,2416,7,
262203,59,2418,7,262203,173,2421,7,262203,44,2423,7,262203,44,2424,7,262203,59,2436,7,262203,61,2439,7,262203,61,2440,
7,262203,44,2441,7,262203,44,2442,7,393281,1979,2401,1892,526,535,262205,826,2402,2401,262268,25,2403,2402,196670,
2404,2403,262205,6,2406,234,196670,2405,2406,196670,2407,297,458809,7,2408,74,2404,2405,2407,196670,2413,2403,262205,
6,2415,234,196670,2414,2415,196670,2416,729,458809,7,2417,74,2413,2414,2416,327745,59,2419,233,622,262205,58,2420,
2419,196670,2418,2420,262205,150,2422,235,196670,2421,2422,524345,2,2425,186,2418,2421,2423,2424,262205,43,2426,2423,
196670,236,2426,262205,43,2427,2424,196670,237,2427,524367,134,2429,2408,2408,0,1,2,262268,60,2430,2429,524367,134,
2432,2417,2417,0,1,2,262268,60,2433,2432,262205,58,2438,2419,196670,2436,2438,196670,2439,2430,196670,2440,2433,
589881,2,2443,68,2436,2439,2440,2441,2442,262205,43,2444,2441,262205,43,2445,2442,262205,43,2446,236,458764,43,2448,1,
42,2446,2444,196670,236,2448,262205,43,2449,237,458764,43,2451,1,39,2449,2445,196670,237,2451,65789,65592,327734,43,
242,0,240,196663,9,241,131320,243,262205,6,2452,241,327874,6,2453,2452,2096,327879,6,2455,2453,2454,262268,42,2456,
2455,262205,6,2457,241,327874,6,2458,2457,2089,327879,6,2459,2458,2454,262268,42,2460,2459,262205,6,2461,241,327874,6,
2462,2461,873,327879,6,2463,2462,2454,262268,42,2464,2463,393296,43,2465,2456,2460,2464,131326,2465,65592,327734,2,
252,0,244,196663,193,245,196663,149,246,196663,173,247,196663,215,248,196663,44,249,196663,44,250,196663,44,251,
131320,253,262203,44,2527,7,262203,193,2529,7,262203,9,2531,7,262203,193,2536,7,262203,173,2538,7,262203,44,2540,7,
262203,9,2558,7,262203,9,2560,7,262203,9,2572,7,262203,9,2573,7,262203,9,2576,7,262203,149,2579,7,262203,44,2645,7,
262203,193,2652,7,262203,9,2654,7,262203,9,2655,7,262203,9,2656,7,262203,9,2659,7,262203,215,2661,7,393281,44,2469,
245,622,526,262205,43,2470,2469,327875,43,2472,2470,2866,262205,43,2473,251,327808,43,2474,2472,2473,327812,43,2476,
2474,2869,262205,43,2478,2469,327810,43,2479,2476,2478,262205,6,2481,286,131321,2484,131320,2484,458997,6,2845,254,
253,2859,2487,458997,6,2844,254,253,2549,2487,327856,88,2490,2844,297,262390,2486,2487,0,262394,2490,2485,2486,131320,
2485,327812,6,2494,584,2844,327808,6,2495,2481,2494,327879,6,2499,2495,1164,262268,42,2500,2499,327874,6,2502,2495,
622,327879,6,2503,2502,1164,262268,42,2504,2503,327874,6,2506,2495,484,262268,42,2507,2506,393296,43,2508,2500,2504,
2507,327808,43,2509,2479,2508,262205,43,2511,249,327855,635,2512,2509,2511,262299,88,2513,2512,196855,2515,0,262394,
2513,2514,2515,131320,2514,262205,43,2517,250,327859,635,2518,2509,2517,262299,88,2519,2518,131321,2515,131320,2515,
458997,88,2520,2513,2485,2519,2514,196855,2522,0,262394,2520,2521,2522,131320,2521,262205,43,2524,2469,327808,43,2526,
2524,2509,196670,2527,2526,327737,6,2528,47,2527,262205,188,2530,245,196670,2529,2530,196670,2531,2528,393273,88,2532,
197,2529,2531,131321,2522,131320,2522,458997,88,2533,2520,2515,2532,2521,196855,2535,0,262394,2533,2534,2535,131320,
2534,262205,188,2537,245,196670,2536,2537,262205,150,2539,247,196670,2538,2539,196670,2540,2509,458809,6,2542,203,
2536,2538,2540,327812,6,2544,258,2844,327876,6,2545,2542,2544,327877,6,2547,2845,2545,131321,2535,131320,2535,458997,
6,2859,2845,2522,2547,2534,131321,2487,131320,2487,327808,6,2549,2844,348,131321,2484,131320,2486,327879,6,2553,2845,
2552,262349,42,2554,2553,262268,6,2555,2554,196670,2558,2555,393273,6,2561,23,2558,2560,262205,6,2562,2560,327850,88,
2564,2481,254,327851,88,2566,2562,254,327847,88,2567,2564,2566,196855,2569,0,262394,2567,2568,2569,131320,2568,196670,
2572,257,196670,2573,2562,393273,25,2575,208,2572,2573,196670,2571,2575,327745,302,2577,2571,254,262205,6,2578,2577,
196670,2576,2578,262205,142,2580,246,196670,2579,2580,393273,2,2581,213,2576,2579,196855,2584,0,262394,2582,2583,2584,
131320,2583,393281,1913,2585,1892,526,526,262205,84,2586,2585,327745,9,2587,245,535,262205,6,2588,2587,327808,6,2589,
2588,258,262205,88,2590,248,393385,6,2591,2590,257,254,327808,6,2592,2589,2591,393281,682,2593,2586,526,2592,458986,6,
2594,2593,257,254,257,262205,6,2598,2587,327808,6,2599,2598,297,262205,88,2600,248,393385,6,2601,2600,257,254,327808,
6,2602,2599,2601,393281,682,2603,2586,526,2602,458986,6,2605,2603,257,254,2562,131321,2584,131320,2584,131321,2569,
131320,2569,262368,258,258,304,131321,2607,131320,2607,458997,6,2850,2561,2569,2861,2610,458997,6,2846,254,2569,2665,
2610,327856,88,2613,2846,297,262390,2609,2610,0,262394,2613,2608,2609,131320,2608,327812,6,2617,584,2846,327808,6,
2618,2481,2617,327812,6,2622,258,2846,327874,6,2623,2845,2622,327879,6,2624,2623,259,327851,88,2626,2624,254,196855,
2628,0,262394,2626,2627,2628,131320,2627,262205,43,2630,2469,327808,43,2632,2630,2479,327879,6,2634,2618,1164,262268,
42,2635,2634,327874,6,2637,2618,622,327879,6,2638,2637,1164,262268,42,2639,2638,327874,6,2641,2618,484,262268,42,2642,
2641,393296,43,2643,2635,2639,2642,327808,43,2644,2632,2643,196670,2645,2644,327737,6,2646,47,2645,327745,302,2647,
2571,257,262205,6,2648,2647,327808,6,2650,2850,348,327808,6,2651,2648,2850,262205,188,2653,245,196670,2652,2653,
196670,2654,2646,196670,2655,2651,327745,302,2657,2571,254,262205,6,2658,2657,196670,2656,2658,196670,2659,2624,
262205,88,2662,248,196670,2661,2662,655417,2,2663,223,2652,2654,2655,2656,2659,2661,131321,2628,131320,2628,458997,6,
2861,2850,2608,2650,2627,131321,2610,131320,2610,327808,6,2665,2846,348,131321,2607,131320,2609,262368,258,258,304,
65789,65592,
};
static const uint32_t raysort_words_sdf_sum[] = {
119734787,66816,524299,717,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,4,
1852399981,0,85,94,157,270,391,413,414,415,416,393232,4,17,128,1,1,262215,85,11,29,327752,261,0,35,0,327752,261,1,35,
8,327752,261,2,35,16,327752,261,3,35,24,327752,261,4,35,32,327752,261,5,35,40,327752,261,6,35,48,327752,261,7,35,56,
327752,261,8,35,60,327752,261,9,35,64,327752,261,10,35,68,262215,262,6,4,327752,263,0,35,0,196679,263,2,262215,264,6,
4,262216,265,0,25,327752,265,0,35,0,196679,265,2,262215,266,6,4,262216,267,0,24,327752,267,0,35,0,196679,267,2,327752,
268,0,35,0,196679,268,2,262215,391,11,26,262215,672,1,15,262215,673,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,
6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,9,9,262177,29,6,9,131092,40,262174,41,6,40,
196641,42,41,262187,6,53,0,458796,7,54,53,53,53,53,262187,6,56,1,262187,6,57,2,262187,6,58,3,458796,7,59,53,56,57,58,
262167,65,40,4,262176,84,1,6,262203,84,85,1,262187,6,89,16,262187,6,91,32,262172,92,7,91,262176,93,4,92,262203,93,94,
4,262187,6,96,4,262176,101,4,6,262187,6,103,264,262176,110,4,7,262165,147,32,1,262187,147,148,1,262172,155,7,57,
262176,156,4,155,262203,156,157,4,262187,6,227,8192,262187,6,234,31,262187,6,241,16777215,262187,6,244,2147483648u,
262187,6,252,4294967295u,262176,256,7,40,196647,258,5349,196647,259,5349,196647,260,5349,851998,261,258,258,259,258,
260,260,259,6,6,6,6,196637,262,6,196638,263,262,262176,258,5349,263,196637,264,6,196638,265,264,262176,259,5349,265,
196637,266,6,196638,267,266,262176,260,5349,267,196638,268,261,262176,269,9,268,262203,269,270,9,262187,147,271,0,
262187,147,272,5,262176,273,9,260,262187,147,276,31,262176,277,5349,6,262187,147,284,29,262187,147,287,9,262176,288,9,
6,262176,294,7,41,262187,147,300,10,262187,147,317,28,262174,332,6,6,262187,6,344,65535,262187,147,353,16,262167,389,
6,3,262176,390,1,389,262203,390,391,1,262187,147,395,7,262203,101,413,4,262203,101,414,4,262203,101,415,4,262203,101,
416,4,262187,6,425,1024,262187,6,435,262144,262176,440,9,258,262187,6,447,1610612736,262187,147,453,4,262187,147,463,
8,262187,6,472,1073741823,262187,147,501,3,262187,147,527,2,262176,528,9,259,262187,6,556,128,262187,6,561,256,262187,
6,568,2147483647,262187,147,579,6,262187,6,658,64,262194,6,672,395777,393260,389,673,556,56,56,262187,6,712,1034,
262187,6,713,1031,262187,6,714,1043,262187,6,715,1041,262187,6,716,8191,327734,2,4,0,3,131320,5,262203,9,396,7,262203,
9,399,7,262203,294,407,7,262203,9,464,7,262203,9,466,7,262203,9,494,7,262203,9,512,7,262203,9,544,7,262203,9,546,7,
262203,9,571,7,262203,9,572,7,262203,9,585,7,262203,9,587,7,262203,9,600,7,262203,9,602,7,327745,84,392,391,56,262205,
6,393,392,393281,288,397,270,271,395,262205,6,398,397,196670,396,398,196670,399,393,393273,6,401,27,396,399,262205,6,
403,85,262201,41,408,43,196670,407,408,327850,40,410,403,53,196855,412,0,262394,410,411,412,131320,411,196670,416,53,
196670,415,53,196670,414,53,196670,413,53,131321,412,131320,412,262368,57,57,103,131321,419,131320,419,458997,6,684,
53,412,698,422,458997,6,680,53,412,694,422,458997,6,677,53,412,690,422,458997,6,676,403,412,558,422,327856,40,426,676,
425,262390,421,422,0,262394,426,420,421,131320,420,327745,84,428,391,53,262205,6,429,428,327812,6,430,429,425,327808,
6,432,430,676,327812,6,436,401,435,327808,6,438,436,432,393281,440,441,270,271,148,262205,258,442,441,393281,277,444,
442,271,438,393277,6,445,444,2,4,327879,6,448,445,447,327851,40,449,448,53,196855,451,0,262394,449,450,451,131320,450,
393281,273,454,270,271,453,262205,260,455,454,327812,6,457,393,435,327808,6,459,457,432,393281,277,460,455,271,459,
393277,6,461,460,2,4,196670,464,445,393281,288,467,270,271,463,262205,6,468,467,196670,466,468,393273,6,469,38,464,
466,327879,6,473,461,472,458991,6,475,416,56,53,473,327879,6,477,461,244,327850,40,478,477,53,196855,480,0,262394,478,
479,534,131320,479,327742,444,244,2,4,327851,40,486,469,252,196855,488,0,262394,486,487,488,131320,487,327879,6,491,
469,234,327876,6,492,56,491,196670,494,468,327737,6,497,31,494,327874,6,499,469,272,327808,6,500,497,499,393281,440,
502,270,271,501,262205,258,503,502,393281,277,505,503,271,500,262344,6,507,492,458992,6,508,505,56,53,507,196670,512,
468,327737,6,515,34,512,327812,6,516,57,515,327808,6,517,500,516,393281,277,518,503,271,517,458993,6,520,518,56,53,
492,327814,6,524,469,227,393281,277,525,503,271,524,458986,6,526,525,56,53,252,393281,528,529,270,271,527,262205,259,
530,529,393281,277,532,530,271,469,327742,532,252,2,4,458986,6,533,413,56,53,56,131321,488,131320,488,131321,480,
131320,534,458986,6,535,414,56,53,56,327745,9,537,407,271,262205,6,538,537,327852,40,539,473,538,196855,541,0,262394,
539,540,543,131320,540,458986,6,542,415,56,53,56,131321,541,131320,543,196670,544,677,196670,546,473,393273,6,548,47,
544,546,327808,6,550,680,148,327850,40,552,469,252,393385,6,553,552,56,53,327808,6,555,684,553,131321,541,131320,541,
458997,6,701,684,540,555,543,458997,6,697,680,540,550,543,458997,6,693,677,540,548,543,131321,480,131320,480,458997,6,
699,684,488,701,541,458997,6,695,680,488,697,541,458997,6,691,677,488,693,541,131321,451,131320,451,458997,6,698,684,
420,699,480,458997,6,694,680,420,695,480,458997,6,690,677,420,691,480,131321,422,131320,422,327808,6,558,676,556,
131321,419,131320,421,262368,57,57,103,327812,6,562,393,561,327745,84,563,391,53,262205,6,564,563,327808,6,565,562,
564,327812,6,566,96,565,458764,6,569,1,38,677,568,196670,571,569,393273,6,573,51,571,572,262205,6,574,572,196855,578,
0,262394,410,577,578,131320,577,393281,528,580,270,271,579,262205,259,581,580,393281,277,584,581,271,566,327742,584,
574,2,4,131321,578,131320,578,196670,585,680,393273,6,588,23,585,587,262205,6,589,587,196855,593,0,262394,410,592,593,
131320,592,393281,528,594,270,271,579,262205,259,595,594,327808,6,597,566,56,393281,277,599,595,271,597,327742,599,
589,2,4,131321,593,131320,593,196670,600,684,393273,6,603,23,600,602,262205,6,604,602,196855,608,0,262394,410,607,608,
131320,607,327812,6,611,91,401,393281,528,613,270,271,579,262205,259,614,613,327808,6,616,566,57,393281,277,618,614,
271,616,327742,618,604,2,4,327808,6,622,566,58,393281,277,623,614,271,622,327742,623,53,2,4,262205,6,624,413,327851,
40,625,624,53,196855,627,0,262394,625,626,627,131320,626,393281,440,628,270,271,271,262205,258,629,628,327808,6,632,
611,712,393281,277,633,629,271,632,262205,6,634,413,458986,6,635,633,56,53,634,131321,627,131320,627,262205,6,636,414,
327851,40,637,636,53,196855,639,0,262394,637,638,639,131320,638,393281,440,640,270,271,271,262205,258,641,640,327808,
6,644,611,713,393281,277,645,641,271,644,262205,6,646,414,458986,6,647,645,56,53,646,131321,639,131320,639,262205,6,
648,415,327851,40,649,648,53,196855,651,0,262394,649,650,651,131320,650,393281,440,652,270,271,271,262205,258,653,652,
327808,6,656,611,714,393281,277,657,653,271,656,458993,6,659,657,56,53,658,131321,651,131320,651,262205,6,660,416,
327851,40,661,660,53,196855,663,0,262394,661,662,663,131320,662,393281,440,664,270,271,271,262205,258,665,664,327808,
6,668,611,715,393281,277,669,665,271,668,262205,6,670,416,458991,6,671,669,56,53,670,131321,663,131320,663,131321,608,
131320,608,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,7,55,11,262205,6,60,12,
458832,7,61,60,60,60,60,327808,7,62,59,61,262205,6,63,13,458832,7,64,63,63,63,63,327856,65,66,62,64,393385,7,67,66,55,
54,131326,67,65592,327734,6,18,0,16,196663,8,17,131320,19,327745,9,70,17,53,262205,6,71,70,327745,9,72,17,56,262205,6,
73,72,327808,6,74,71,73,327745,9,75,17,57,262205,6,76,75,327808,6,77,74,76,327745,9,78,17,58,262205,6,79,78,327808,6,
80,77,79,131326,80,65592,327734,6,23,0,20,196663,9,21,196663,9,22,131320,24,262203,8,109,7,262203,9,113,7,262203,9,
114,7,262203,8,116,7,262203,8,140,7,262203,8,168,7,262203,9,171,7,262203,9,172,7,262203,8,174,7,262203,8,195,7,262205,
6,86,85,327814,6,90,86,89,327814,6,97,86,96,327817,6,99,86,96,262205,6,100,21,393281,101,102,94,97,99,196670,102,100,
262368,57,57,103,327745,110,111,94,97,262205,7,112,111,196670,109,112,196670,113,53,196670,114,99,458809,7,115,14,109,
113,114,196670,116,115,327737,6,117,18,116,131321,120,131320,120,458997,6,705,117,24,135,121,458997,6,703,53,24,145,
121,458997,6,702,53,24,149,121,327856,40,126,702,96,262390,122,121,1,262394,126,121,122,131320,121,327817,6,130,97,96,
327850,40,131,702,130,393385,6,133,131,703,53,327808,6,135,705,133,327812,6,137,90,96,327808,6,139,137,702,327745,110,
141,94,139,262205,7,142,141,196670,140,142,327737,6,143,18,140,327808,6,145,703,143,327808,6,149,702,148,131321,120,
131320,122,327817,6,151,86,89,327850,40,152,151,53,196855,154,0,262394,152,153,154,131320,153,327814,6,159,90,96,
327817,6,161,90,96,393281,101,163,157,159,161,196670,163,703,131321,154,131320,154,262368,57,57,103,327814,6,165,90,
96,327817,6,167,90,96,327745,110,169,157,165,262205,7,170,169,196670,168,170,196670,171,53,196670,172,167,458809,7,
173,14,168,171,172,196670,174,173,327737,6,175,18,174,327808,6,177,705,175,196670,22,53,131321,179,131320,179,458997,
6,707,177,154,193,180,458997,6,706,53,154,202,180,327856,40,185,706,57,262390,181,180,1,262394,185,180,181,131320,180,
327850,40,189,706,165,262205,6,190,22,393385,6,191,189,190,53,327808,6,193,707,191,327745,110,196,157,706,262205,7,
197,196,196670,195,197,327737,6,198,18,195,262205,6,199,22,327808,6,200,199,198,196670,22,200,327808,6,202,706,148,
131321,179,131320,181,131326,707,65592,327734,6,27,0,20,196663,9,25,196663,9,26,131320,28,131321,207,131320,207,
458997,6,708,53,28,220,208,262205,6,213,26,327856,40,214,708,213,262390,209,208,0,262394,214,208,209,131320,208,
262205,6,215,25,327810,6,216,215,56,262205,6,217,25,327879,6,218,217,216,196670,25,218,327808,6,220,708,148,131321,
207,131320,209,262205,6,221,25,393228,147,222,1,73,221,262268,6,223,222,131326,223,65592,327734,6,31,0,29,196663,9,30,
131320,32,262205,6,226,30,327808,6,229,226,716,327814,6,230,229,227,131326,230,65592,327734,6,34,0,29,196663,9,33,
131320,35,262205,6,233,33,327808,6,235,233,234,327814,6,236,235,91,131326,236,65592,327734,6,38,0,20,196663,9,36,
196663,9,37,131320,39,262205,6,240,36,327879,6,242,240,241,262205,6,243,36,327879,6,245,243,244,327850,40,246,245,53,
262205,6,248,37,327856,40,249,242,248,327847,40,250,246,249,393385,6,253,250,242,252,131326,253,65592,327734,41,43,0,
42,131320,44,262203,294,295,7,393281,273,274,270,271,272,262205,260,275,274,393281,277,278,275,271,276,393277,6,279,
278,2,4,327851,40,280,279,53,393281,277,285,275,271,284,393277,6,286,285,2,4,393281,288,289,270,271,287,262205,6,290,
289,327852,40,291,286,290,327846,40,293,291,280,196855,299,0,262394,293,298,306,131320,298,393281,288,301,270,271,300,
262205,6,302,301,458764,6,305,1,38,302,290,131321,299,131320,306,393281,288,307,270,271,300,262205,6,308,307,131321,
299,131320,299,458997,6,709,305,298,308,306,327745,9,310,295,271,196670,310,709,262312,40,312,293,196855,314,0,262394,
312,313,314,131320,313,393281,277,318,275,271,317,393277,6,319,318,2,4,393281,288,320,270,271,300,262205,6,321,320,
327852,40,322,319,321,131321,314,131320,314,458997,40,323,293,299,322,313,327745,256,324,295,148,196670,324,323,
262205,41,325,295,131326,325,65592,327734,6,47,0,20,196663,9,45,196663,9,46,131320,48,262205,6,329,45,262205,6,330,46,
327829,332,333,329,330,327761,6,334,333,1,327761,6,335,333,0,327851,40,337,334,53,393385,6,339,337,252,335,131326,339,
65592,327734,6,51,0,20,196663,9,49,196663,9,50,131320,52,262203,9,347,7,262203,9,348,7,262203,9,356,7,262203,9,357,7,
262203,9,368,7,262203,9,369,7,262203,9,381,7,262203,9,382,7,262205,6,343,49,327879,6,345,343,344,196670,347,345,
393273,6,349,23,347,348,262205,6,350,348,262205,6,352,49,327874,6,354,352,353,196670,356,354,393273,6,358,23,356,357,
262205,6,359,357,327852,40,361,359,344,196855,364,0,262394,361,363,365,131320,363,131321,364,131320,365,327876,6,367,
359,353,196670,368,367,196670,369,350,393273,6,371,47,368,369,131321,364,131320,364,458997,6,710,252,363,371,365,
196670,50,710,327852,40,374,358,344,196855,377,0,262394,374,376,378,131320,376,131321,377,131320,378,327876,6,380,358,
353,196670,381,380,196670,382,349,393273,6,384,47,381,382,131321,377,131320,377,458997,6,711,252,376,384,378,131326,
711,65592,
};
static const uint32_t raysort_words_sdf_pool[] = {
119734787,66816,524299,416,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,655375,5,4,
1852399981,0,66,75,138,216,256,393232,4,17,128,1,1,262215,66,11,29,327752,209,0,35,0,327752,209,1,35,8,327752,209,2,
35,16,327752,209,3,35,20,262215,210,6,4,262216,211,0,24,327752,211,0,35,0,196679,211,2,262215,212,6,4,262216,213,0,25,
327752,213,0,35,0,196679,213,2,327752,214,0,35,0,196679,214,2,262215,256,11,26,262215,386,1,15,262215,387,11,25,
131091,2,196641,3,2,262165,6,32,0,262167,7,6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,
9,9,262177,25,6,9,262187,6,33,0,458796,7,34,33,33,33,33,262187,6,36,1,262187,6,37,2,262187,6,38,3,458796,7,39,33,36,
37,38,131092,45,262167,46,45,4,262176,65,1,6,262203,65,66,1,262187,6,70,16,262187,6,72,32,262172,73,7,72,262176,74,4,
73,262203,74,75,4,262187,6,77,4,262176,82,4,6,262187,6,84,264,262176,91,4,7,262165,128,32,1,262187,128,129,1,262172,
136,7,37,262176,137,4,136,262203,137,138,4,262187,6,188,8192,196647,207,5349,196647,208,5349,393246,209,207,208,6,6,
196637,210,6,196638,211,210,262176,207,5349,211,196637,212,6,196638,213,212,262176,208,5349,213,196638,214,209,262176,
215,9,214,262203,215,216,9,262187,128,217,0,262187,128,218,2,262176,219,9,6,262176,226,9,207,262176,230,5349,6,262187,
6,236,128,262167,254,6,3,262176,255,1,254,262203,255,256,1,262176,281,9,208,262187,128,294,3,262187,6,299,256,262187,
6,338,4294967295u,262194,6,386,396033,393260,254,387,236,36,36,262187,6,415,8191,327734,2,4,0,3,131320,5,262203,9,249,
7,262203,9,262,7,262203,9,263,7,262203,9,268,7,262203,9,270,7,262203,9,347,7,262203,9,348,7,393281,219,250,216,217,
218,262205,6,251,250,196670,249,251,327737,6,252,27,249,327745,65,257,256,33,262205,6,258,257,262205,6,260,66,196670,
262,33,196670,263,258,393273,6,265,31,262,263,196670,268,258,196670,270,252,393273,6,272,31,268,270,327808,6,273,265,
272,327850,45,275,258,33,327850,45,277,260,33,327847,45,278,275,277,196855,280,0,262394,278,279,280,131320,279,393281,
281,282,216,217,129,262205,208,283,282,393281,230,285,283,217,217,327742,285,273,2,4,131321,280,131320,280,131321,288,
131320,288,458997,6,392,260,280,385,291,458997,6,390,265,280,354,291,393281,219,295,216,217,294,262205,6,296,295,
327856,45,297,390,296,327856,45,300,392,299,327847,45,301,297,300,262390,290,291,0,262394,301,289,290,131320,289,
327812,6,304,258,188,327812,6,306,72,392,327808,6,307,304,306,327856,45,312,307,251,196855,314,0,262394,312,313,314,
131320,313,327810,6,319,251,307,393281,226,320,216,217,217,262205,207,321,320,327814,6,324,307,72,327808,6,325,252,
324,393281,230,326,321,217,325,393277,6,327,326,2,4,262344,6,328,327,327856,45,330,319,72,196855,333,0,262394,330,332,
337,131320,332,327876,6,335,36,319,327810,6,336,335,36,131321,333,131320,337,131321,333,131320,333,458997,6,393,336,
332,338,337,327879,6,340,328,393,131321,314,131320,314,458997,6,396,33,289,340,333,262349,128,344,396,262268,6,345,
344,196670,347,345,393273,6,349,23,347,348,262205,6,350,348,327808,6,351,390,349,327808,6,354,390,350,131321,355,
131320,355,458997,6,398,351,314,372,356,458997,6,397,396,314,383,356,262390,357,356,0,131321,359,131320,359,327851,45,
361,397,33,196855,363,0,262394,361,362,363,131320,362,327856,45,367,398,296,131321,363,131320,363,458997,45,368,361,
359,367,362,262394,368,356,357,131320,356,393281,281,369,216,217,129,262205,208,370,369,327808,6,372,398,129,327808,6,
373,36,398,393228,128,376,1,73,397,262268,6,377,376,327808,6,378,307,377,393281,230,379,370,217,373,327742,379,378,2,
4,327810,6,381,397,36,327879,6,383,397,381,131321,355,131320,357,131321,291,131320,291,327808,6,385,392,236,131321,
288,131320,290,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,13,131320,15,262205,7,35,11,262205,6,40,
12,458832,7,41,40,40,40,40,327808,7,42,39,41,262205,6,43,13,458832,7,44,43,43,43,43,327856,46,47,42,44,393385,7,48,47,
35,34,131326,48,65592,327734,6,18,0,16,196663,8,17,131320,19,327745,9,51,17,33,262205,6,52,51,327745,9,53,17,36,
262205,6,54,53,327808,6,55,52,54,327745,9,56,17,37,262205,6,57,56,327808,6,58,55,57,327745,9,59,17,38,262205,6,60,59,
327808,6,61,58,60,131326,61,65592,327734,6,23,0,20,196663,9,21,196663,9,22,131320,24,262203,8,90,7,262203,9,94,7,
262203,9,95,7,262203,8,97,7,262203,8,121,7,262203,8,149,7,262203,9,152,7,262203,9,153,7,262203,8,155,7,262203,8,176,7,
262205,6,67,66,327814,6,71,67,70,327814,6,78,67,77,327817,6,80,67,77,262205,6,81,21,393281,82,83,75,78,80,196670,83,
81,262368,37,37,84,327745,91,92,75,78,262205,7,93,92,196670,90,93,196670,94,33,196670,95,80,458809,7,96,14,90,94,95,
196670,97,96,327737,6,98,18,97,131321,101,131320,101,458997,6,410,98,24,116,102,458997,6,408,33,24,126,102,458997,6,
407,33,24,130,102,327856,45,107,407,77,262390,103,102,1,262394,107,102,103,131320,102,327817,6,111,78,77,327850,45,
112,407,111,393385,6,114,112,408,33,327808,6,116,410,114,327812,6,118,71,77,327808,6,120,118,407,327745,91,122,75,120,
262205,7,123,122,196670,121,123,327737,6,124,18,121,327808,6,126,408,124,327808,6,130,407,129,131321,101,131320,103,
327817,6,132,67,70,327850,45,133,132,33,196855,135,0,262394,133,134,135,131320,134,327814,6,140,71,77,327817,6,142,71,
77,393281,82,144,138,140,142,196670,144,408,131321,135,131320,135,262368,37,37,84,327814,6,146,71,77,327817,6,148,71,
77,327745,91,150,138,146,262205,7,151,150,196670,149,151,196670,152,33,196670,153,148,458809,7,154,14,149,152,153,
196670,155,154,327737,6,156,18,155,327808,6,158,410,156,196670,22,33,131321,160,131320,160,458997,6,412,158,135,174,
161,458997,6,411,33,135,183,161,327856,45,166,411,37,262390,162,161,1,262394,166,161,162,131320,161,327850,45,170,411,
146,262205,6,171,22,393385,6,172,170,171,33,327808,6,174,412,172,327745,91,177,138,411,262205,7,178,177,196670,176,
178,327737,6,179,18,176,262205,6,180,22,327808,6,181,180,179,196670,22,181,327808,6,183,411,129,131321,160,131320,162,
131326,412,65592,327734,6,27,0,25,196663,9,26,131320,28,262205,6,187,26,327808,6,190,187,415,327814,6,191,190,188,
131326,191,65592,327734,6,31,0,20,196663,9,29,196663,9,30,131320,32,262203,9,240,7,262203,9,242,7,262205,6,196,29,
262205,6,197,66,327808,6,198,196,197,131321,199,131320,199,458997,6,414,33,32,235,200,458997,6,413,198,32,238,200,
262205,6,205,30,327856,45,206,413,205,262390,201,200,0,262394,206,200,201,131320,200,393281,219,220,216,217,218,
262205,6,221,220,327812,6,223,413,188,327810,6,224,221,223,458764,6,225,1,38,188,224,393281,226,227,216,217,217,
262205,207,228,227,393281,230,231,228,217,413,393277,6,232,231,2,4,327810,6,233,225,232,327808,6,235,414,233,327808,6,
238,413,236,131321,199,131320,201,196670,240,414,393273,6,243,23,240,242,262205,6,244,242,131326,244,65592,
};
static const uint32_t raysort_words_sdf_admit[] = {
119734787,66816,524299,1603,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,169,178,240,454,883,1325,1378,393232,4,17,128,1,1,262215,169,11,29,327752,445,0,35,0,327752,445,1,35,8,
327752,445,2,35,16,327752,445,3,35,24,327752,445,4,35,32,327752,445,5,35,40,327752,445,6,35,48,327752,445,7,35,56,
327752,445,8,35,64,327752,445,9,35,68,327752,445,10,35,72,327752,445,11,35,76,327752,445,12,35,80,327752,445,13,35,84,
327752,445,14,35,88,327752,445,15,35,92,327752,445,16,35,96,262215,446,6,4,327752,447,0,35,0,196679,447,2,262215,448,
6,4,262216,449,0,25,327752,449,0,35,0,196679,449,2,262215,450,6,4,262216,451,0,24,327752,451,0,35,0,196679,451,2,
327752,452,0,35,0,196679,452,2,262215,1325,11,26,196679,1499,24,262215,1540,1,15,262215,1541,11,25,131091,2,196641,3,
2,262165,6,32,0,262167,7,6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,6,8,327713,20,6,9,9,262167,25,6,2,
262176,26,7,25,327713,27,25,26,9,393249,32,25,26,9,9,262165,42,32,1,262167,43,42,3,262177,44,43,9,262176,48,7,43,
327713,49,43,48,9,327713,54,6,9,48,262177,59,6,9,131092,70,262174,71,6,70,196641,72,71,327710,83,6,6,6,262176,84,7,83,
524321,85,2,9,9,9,84,84,262176,93,7,70,786465,94,2,9,9,9,9,9,9,9,9,93,327713,106,25,9,9,393249,111,2,9,9,9,262176,117,
7,71,655393,118,6,9,9,9,117,9,84,9,262177,128,2,117,327713,132,6,84,9,262187,6,137,0,458796,7,138,137,137,137,137,
262187,6,140,1,262187,6,141,2,262187,6,142,3,458796,7,143,137,140,141,142,262167,149,70,4,262176,168,1,6,262203,168,
169,1,262187,6,173,16,262187,6,175,32,262172,176,7,175,262176,177,4,176,262203,177,178,4,262187,6,180,4,262176,185,4,
6,262187,6,187,264,262176,194,4,7,262187,42,231,1,262172,238,7,141,262176,239,4,238,262203,239,240,4,262187,42,293,8,
262174,296,6,6,262187,42,304,24,262187,6,357,63,262187,42,361,6,262187,42,366,12,262187,42,379,63,262167,385,6,3,
262176,386,7,385,262187,6,390,511,262187,42,394,27,262187,42,398,18,262187,42,403,9,262187,6,412,8192,262187,6,419,31,
262187,6,426,16777215,262187,6,429,2147483648u,262187,6,437,4294967295u,196647,442,5349,196647,443,5349,196647,444,
5349,1245214,445,442,442,443,442,442,442,444,442,6,6,6,6,6,6,6,6,6,196637,446,6,196638,447,446,262176,442,5349,447,
196637,448,6,196638,449,448,262176,443,5349,449,196637,450,6,196638,451,450,262176,444,5349,451,196638,452,445,262176,
453,9,452,262203,453,454,9,262187,42,455,0,262187,42,456,5,262176,457,9,442,262187,42,460,31,262176,461,5349,6,262187,
42,468,29,262187,42,471,11,262176,472,9,6,262187,42,499,28,262187,6,525,65535,262187,42,534,16,262187,6,569,6,262172,
570,6,569,262176,571,7,570,589868,570,573,137,137,137,137,137,137,262176,603,9,444,262187,42,642,2,262187,42,650,3,
262187,42,658,4,262187,6,669,128,262187,6,683,2147483647,262187,6,715,1073741823,262187,6,728,5,262187,42,746,10,
262176,771,9,443,262187,6,788,262144,262187,6,794,1073741824,262187,6,797,268435456,262187,6,810,512,262187,6,814,256,
262187,42,827,7,262187,6,833,12,262172,881,6,180,262176,882,4,881,262203,882,883,4,262187,42,886,38,262187,42,893,36,
262187,42,900,37,262187,42,907,20,262187,6,954,1610612736,262187,6,970,65537,262187,42,1024,14,262187,42,1139,15,
262187,42,1201,39,262187,6,1250,20,262187,6,1256,24,262187,6,1280,8,262187,42,1296,30,262187,42,1299,13,262176,1324,1,
385,262203,1324,1325,1,262187,6,1342,1024,262187,6,1358,2654435761u,262203,882,1378,4,262187,6,1494,14,262187,6,1495,
9,458796,881,1496,569,1280,1494,1495,262176,1498,7,881,262194,6,1540,396289,393260,385,1541,669,140,140,262187,6,1598,
1043,393260,43,1599,379,379,379,393260,385,1600,390,390,390,262187,6,1601,8191,262187,6,1602,255,327734,2,4,0,3,
131320,5,262203,9,1329,7,262203,9,1332,7,262203,9,1364,7,262203,9,1367,7,262203,9,1383,7,262203,9,1385,7,262203,9,
1387,7,262203,84,1389,7,262203,84,1390,7,262203,9,1434,7,262203,9,1436,7,262203,9,1438,7,262203,117,1440,7,262203,9,
1442,7,262203,84,1444,7,262203,9,1446,7,327739,1498,1499,7,1496,262203,84,1524,7,262203,9,1526,7,262203,117,1537,7,
327745,168,1326,1325,140,262205,6,1327,1326,393281,472,1330,454,455,293,262205,6,1331,1330,196670,1329,1331,196670,
1332,1327,393273,6,1334,40,1329,1332,262205,6,1336,169,393281,472,1338,454,455,403,262205,6,1339,1338,327812,6,1340,
1339,814,327812,6,1344,175,1334,327808,6,1345,1342,1344,327812,6,1348,1327,814,327745,168,1349,1325,137,262205,6,1350,
1349,327808,6,1351,1348,1350,393281,457,1354,454,455,455,262205,442,1355,1354,393281,461,1356,1355,455,746,393277,6,
1357,1356,2,4,327812,6,1359,1357,1358,327874,6,1360,1359,293,327817,6,1362,1360,1340,393281,472,1365,454,455,534,
262205,6,1366,1365,196670,1364,1366,196670,1367,137,393273,25,1368,109,1364,1367,262268,442,1369,1368,393281,461,1370,
1369,455,455,393277,6,1371,1370,2,4,262201,71,1373,73,327856,70,1375,1336,180,196855,1377,0,262394,1375,1376,1377,
131320,1376,327745,185,1380,1378,1336,196670,1380,137,131321,1377,131320,1377,196670,1383,1351,196670,1385,1340,
196670,1387,1362,589881,2,1391,91,1383,1385,1387,1389,1390,262205,83,1392,1389,262205,83,1393,1390,131321,1395,131320,
1395,458997,83,1545,1392,1377,1449,1398,458997,6,1544,137,1377,1479,1398,327856,70,1401,1544,1342,262390,1397,1398,0,
262394,1401,1396,1397,131320,1396,327812,6,1405,1350,1342,327808,6,1407,1405,1544,327808,6,1409,1407,1336,327812,6,
1412,1327,788,327808,6,1414,1412,1409,393281,457,1416,454,455,231,262205,442,1417,1416,327812,6,1419,1334,788,327808,
6,1421,1419,1409,393281,461,1422,1417,455,1421,393277,6,1423,1422,2,4,327879,6,1424,1423,954,327851,70,1425,1424,137,
393281,457,1427,454,455,658,262205,442,1428,1427,393281,461,1430,1428,455,1414,393277,6,1431,1430,2,4,327879,6,1432,
1431,715,196670,1434,1334,196670,1436,1414,196670,1438,1409,196670,1440,1373,196670,1442,1371,196670,1444,1545,196670,
1446,137,720953,6,1448,126,1434,1436,1438,1440,1442,1444,1446,262205,83,1449,1444,262205,6,1450,1446,327812,6,1455,
1339,788,327808,6,1457,1455,1414,393281,461,1459,1428,455,1457,327742,1459,1448,2,4,327851,70,1461,1448,437,196855,
1463,0,262394,1461,1462,1469,131320,1462,327745,185,1464,1378,455,458986,6,1466,1464,140,137,1432,327745,185,1467,
1378,231,458986,6,1468,1467,140,137,140,131321,1463,131320,1469,196855,1472,0,262394,1425,1471,1472,131320,1471,
327745,185,1473,1378,642,458986,6,1474,1473,140,137,140,131321,1472,131320,1472,131321,1463,131320,1463,327745,185,
1475,1378,650,458986,6,1477,1475,140,137,1450,131321,1398,131320,1398,327808,6,1479,1544,669,131321,1395,131320,1397,
262368,141,141,187,196855,1483,0,262394,1375,1482,1483,131320,1482,327745,185,1485,1378,1336,262205,6,1486,1485,
327851,70,1487,1486,137,131321,1483,131320,1483,458997,70,1488,1375,1397,1487,1482,196855,1490,0,262394,1488,1489,
1490,131320,1489,327745,9,1500,1499,1336,262205,6,1501,1500,327808,6,1502,1345,1501,393281,461,1503,1355,455,1502,
327745,185,1505,1378,1336,262205,6,1506,1505,458986,6,1507,1503,140,137,1506,131321,1490,131320,1490,327850,70,1509,
1336,137,196855,1511,0,262394,1509,1510,1511,131320,1510,327850,70,1514,1350,137,131321,1511,131320,1511,458997,70,
1515,1509,1490,1514,1510,196855,1517,0,262394,1515,1516,1517,131320,1516,327808,6,1522,1344,1598,393281,461,1523,1355,
455,1522,196670,1524,1393,196670,1526,1371,393273,6,1528,135,1524,1526,458993,6,1529,1523,140,137,1528,131321,1517,
131320,1517,327850,70,1533,1351,137,327847,70,1534,1509,1533,196855,1536,0,262394,1534,1535,1536,131320,1535,196670,
1537,1373,327737,2,1539,130,1537,131321,1536,131320,1536,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,
9,13,131320,15,262205,7,139,11,262205,6,144,12,458832,7,145,144,144,144,144,327808,7,146,143,145,262205,6,147,13,
458832,7,148,147,147,147,147,327856,149,150,146,148,393385,7,151,150,139,138,131326,151,65592,327734,6,18,0,16,196663,
8,17,131320,19,327745,9,154,17,137,262205,6,155,154,327745,9,156,17,140,262205,6,157,156,327808,6,158,155,157,327745,
9,159,17,141,262205,6,160,159,327808,6,161,158,160,327745,9,162,17,142,262205,6,163,162,327808,6,164,161,163,131326,
164,65592,327734,6,23,0,20,196663,9,21,196663,9,22,131320,24,262203,8,193,7,262203,9,197,7,262203,9,198,7,262203,8,
200,7,262203,8,224,7,262203,8,251,7,262203,9,254,7,262203,9,255,7,262203,8,257,7,262203,8,278,7,262205,6,170,169,
327814,6,174,170,173,327814,6,181,170,180,327817,6,183,170,180,262205,6,184,21,393281,185,186,178,181,183,196670,186,
184,262368,141,141,187,327745,194,195,178,181,262205,7,196,195,196670,193,196,196670,197,137,196670,198,183,458809,7,
199,14,193,197,198,196670,200,199,327737,6,201,18,200,131321,204,131320,204,458997,6,1557,201,24,219,205,458997,6,
1555,137,24,229,205,458997,6,1554,137,24,232,205,327856,70,210,1554,180,262390,206,205,1,262394,210,205,206,131320,
205,327817,6,214,181,180,327850,70,215,1554,214,393385,6,217,215,1555,137,327808,6,219,1557,217,327812,6,221,174,180,
327808,6,223,221,1554,327745,194,225,178,223,262205,7,226,225,196670,224,226,327737,6,227,18,224,327808,6,229,1555,
227,327808,6,232,1554,231,131321,204,131320,206,327817,6,234,170,173,327850,70,235,234,137,196855,237,0,262394,235,
236,237,131320,236,327814,6,242,174,180,327817,6,244,174,180,393281,185,246,240,242,244,196670,246,1555,131321,237,
131320,237,262368,141,141,187,327814,6,248,174,180,327817,6,250,174,180,327745,194,252,240,248,262205,7,253,252,
196670,251,253,196670,254,137,196670,255,250,458809,7,256,14,251,254,255,196670,257,256,327737,6,258,18,257,327808,6,
260,1557,258,196670,22,137,131321,262,131320,262,458997,6,1559,260,237,276,263,458997,6,1558,137,237,285,263,327856,
70,268,1558,141,262390,264,263,1,262394,268,263,264,131320,263,327850,70,272,1558,248,262205,6,273,22,393385,6,274,
272,273,137,327808,6,276,1559,274,327745,194,279,240,1558,262205,7,280,279,196670,278,280,327737,6,281,18,278,262205,
6,282,22,327808,6,283,282,281,196670,22,283,327808,6,285,1558,231,131321,262,131320,264,131326,1559,65592,327734,25,
30,0,27,196663,26,28,196663,9,29,131320,31,327745,9,290,28,137,262205,6,291,290,262205,6,292,29,327876,6,294,292,293,
327829,296,297,291,294,327761,6,298,297,1,327761,6,299,297,0,327745,9,301,28,140,262205,6,302,301,262205,6,303,29,
327874,6,305,303,304,327808,6,306,302,305,327808,6,308,306,298,327760,25,309,299,308,131326,309,65592,327734,25,36,0,
32,196663,26,33,196663,9,34,196663,9,35,131320,37,262205,6,312,34,262205,6,313,35,327831,296,316,312,313,327761,6,317,
316,0,327761,6,318,316,1,327745,9,319,33,137,262205,6,320,319,327829,296,323,320,317,327761,6,324,323,1,327761,6,325,
323,0,327745,9,327,33,140,262205,6,328,327,327808,6,330,328,318,327808,6,332,330,324,327760,25,333,325,332,131326,333,
65592,327734,6,40,0,20,196663,9,38,196663,9,39,131320,41,131321,337,131320,337,458997,6,1560,137,41,350,338,262205,6,
343,39,327856,70,344,1560,343,262390,339,338,0,262394,344,338,339,131320,338,262205,6,345,38,327810,6,346,345,140,
262205,6,347,38,327879,6,348,347,346,196670,38,348,327808,6,350,1560,231,131321,337,131320,339,262205,6,351,38,393228,
42,352,1,73,351,262268,6,353,352,131326,353,65592,327734,43,46,0,44,196663,9,45,131320,47,262205,6,356,45,327879,6,
358,356,357,262268,42,359,358,262205,6,360,45,327874,6,362,360,361,327879,6,363,362,357,262268,42,364,363,262205,6,
365,45,327874,6,367,365,366,327879,6,368,367,357,262268,42,369,368,393296,43,370,359,364,369,131326,370,65592,327734,
43,52,0,49,196663,48,50,196663,9,51,131320,53,262203,9,374,7,262205,43,373,50,262205,6,375,51,196670,374,375,327737,
43,376,46,374,262205,43,377,50,327810,43,378,376,377,327879,43,381,378,1599,327808,43,382,373,381,131326,382,65592,
327734,6,57,0,54,196663,9,55,196663,48,56,131320,58,262203,386,387,7,262205,43,388,56,262268,385,389,388,327879,385,
392,389,1600,196670,387,392,262205,6,393,55,327876,6,395,393,394,327745,9,396,387,141,262205,6,397,396,327876,6,399,
397,398,327877,6,400,395,399,327745,9,401,387,140,262205,6,402,401,327876,6,404,402,403,327877,6,405,400,404,327745,9,
406,387,137,262205,6,407,406,327877,6,408,405,407,131326,408,65592,327734,6,61,0,59,196663,9,60,131320,62,262205,6,
411,60,327808,6,414,411,1601,327814,6,415,414,412,131326,415,65592,327734,6,64,0,59,196663,9,63,131320,65,262205,6,
418,63,327808,6,420,418,419,327814,6,421,420,175,131326,421,65592,327734,6,68,0,20,196663,9,66,196663,9,67,131320,69,
262205,6,425,66,327879,6,427,425,426,262205,6,428,66,327879,6,430,428,429,327850,70,431,430,137,262205,6,433,67,
327856,70,434,427,433,327847,70,435,431,434,393385,6,438,435,427,437,131326,438,65592,327734,71,73,0,72,131320,74,
262203,117,478,7,393281,457,458,454,455,456,262205,442,459,458,393281,461,462,459,455,460,393277,6,463,462,2,4,327851,
70,464,463,137,393281,461,469,459,455,468,393277,6,470,469,2,4,393281,472,473,454,455,471,262205,6,474,473,327852,70,
475,470,474,327846,70,477,475,464,196855,482,0,262394,477,481,488,131320,481,393281,472,483,454,455,366,262205,6,484,
483,458764,6,487,1,38,484,474,131321,482,131320,488,393281,472,489,454,455,366,262205,6,490,489,131321,482,131320,482,
458997,6,1561,487,481,490,488,327745,9,492,478,455,196670,492,1561,262312,70,494,477,196855,496,0,262394,494,495,496,
131320,495,393281,461,500,459,455,499,393277,6,501,500,2,4,393281,472,502,454,455,366,262205,6,503,502,327852,70,504,
501,503,131321,496,131320,496,458997,70,505,477,482,504,495,327745,93,506,478,231,196670,506,505,262205,71,507,478,
131326,507,65592,327734,6,77,0,20,196663,9,75,196663,9,76,131320,78,262205,6,511,75,262205,6,512,76,327829,296,514,
511,512,327761,6,515,514,1,327761,6,516,514,0,327851,70,518,515,137,393385,6,520,518,437,516,131326,520,65592,327734,
6,81,0,20,196663,9,79,196663,9,80,131320,82,262203,9,528,7,262203,9,529,7,262203,9,537,7,262203,9,538,7,262203,9,549,
7,262203,9,550,7,262203,9,562,7,262203,9,563,7,262205,6,524,79,327879,6,526,524,525,196670,528,526,393273,6,530,23,
528,529,262205,6,531,529,262205,6,533,79,327874,6,535,533,534,196670,537,535,393273,6,539,23,537,538,262205,6,540,538,
327852,70,542,540,525,196855,545,0,262394,542,544,546,131320,544,131321,545,131320,546,327876,6,548,540,534,196670,
549,548,196670,550,531,393273,6,552,77,549,550,131321,545,131320,545,458997,6,1562,437,544,552,546,196670,80,1562,
327852,70,555,539,525,196855,558,0,262394,555,557,559,131320,557,131321,558,131320,559,327876,6,561,539,534,196670,
562,561,196670,563,530,393273,6,565,77,562,563,131321,558,131320,558,458997,6,1563,437,557,565,559,131326,1563,65592,
327734,2,91,0,85,196663,9,86,196663,9,87,196663,9,88,196663,84,89,196663,84,90,131320,92,262203,571,572,7,262203,9,
629,7,262203,9,632,7,262203,9,651,7,262203,9,654,7,262203,571,685,7,262203,9,687,7,262203,9,688,7,196670,572,573,
262205,6,575,86,262205,6,576,87,327808,6,577,575,576,262205,6,578,88,327810,6,579,577,578,262205,6,580,87,327817,6,
581,579,580,262205,6,583,169,131321,584,131320,584,458997,6,1564,583,92,671,585,262205,6,590,87,327856,70,591,1564,
590,262390,586,585,0,262394,591,585,586,131320,585,262205,6,594,87,327808,6,595,1564,594,262205,6,596,88,327810,6,597,
595,596,262205,6,598,87,327817,6,599,597,598,327856,70,601,599,581,393281,603,604,454,455,361,262205,444,605,604,
327812,6,607,180,1564,393281,461,608,605,455,607,393277,6,609,608,2,4,327808,6,615,607,140,393281,461,616,605,455,615,
393277,6,617,616,2,4,327808,6,623,607,141,393281,461,624,605,455,623,393277,6,625,624,2,4,393385,6,628,601,609,137,
327745,9,630,572,455,262205,6,631,630,196670,629,631,196670,632,628,393273,6,633,77,629,632,196670,630,633,393385,6,
637,601,617,137,327745,9,638,572,231,262205,6,639,638,327808,6,640,639,637,196670,638,640,393385,6,645,601,625,137,
327745,9,646,572,642,262205,6,647,646,327808,6,648,647,645,196670,646,648,327745,9,652,572,650,262205,6,653,652,
196670,651,653,196670,654,609,393273,6,656,77,651,654,196670,652,656,327745,9,660,572,658,262205,6,661,660,327808,6,
662,661,617,196670,660,662,327745,9,665,572,456,262205,6,666,665,327808,6,667,666,625,196670,665,667,327808,6,671,
1564,669,131321,584,131320,586,131321,673,131320,673,458997,6,1565,137,586,693,674,327856,70,679,1565,569,262390,675,
674,1,262394,679,674,675,131320,674,327745,9,681,572,1565,262205,6,682,681,458764,6,684,1,38,682,683,196670,687,684,
393273,6,689,81,687,688,262205,6,690,688,327745,9,691,685,1565,196670,691,690,327808,6,693,1565,231,131321,673,131320,
675,327745,9,694,685,455,262205,6,695,694,327745,9,696,685,231,262205,6,697,696,327745,9,698,685,642,262205,6,699,698,
393296,83,700,695,697,699,196670,89,700,327745,9,701,685,650,262205,6,702,701,327745,9,703,685,658,262205,6,704,703,
327745,9,705,685,456,262205,6,706,705,393296,83,707,702,704,706,196670,90,707,65789,65592,327734,2,104,0,94,196663,9,
95,196663,9,96,196663,9,97,196663,9,98,196663,9,99,196663,9,100,196663,9,101,196663,9,102,196663,93,103,131320,105,
262203,9,747,7,262203,9,763,7,262203,48,775,7,262203,9,777,7,262203,9,780,7,262203,48,782,7,262203,26,834,7,262203,9,
835,7,262203,9,836,7,262205,6,709,95,327812,6,710,569,709,327808,6,711,180,710,327812,6,712,180,711,262205,6,714,99,
327879,6,716,714,715,393281,457,718,454,455,455,262205,442,719,718,327808,6,721,712,180,393281,461,722,719,455,721,
393277,6,723,722,2,4,262268,42,724,723,327808,6,729,712,728,393281,461,730,719,455,729,393277,6,731,730,2,4,262268,42,
732,731,327808,6,736,712,569,393281,461,737,719,455,736,393277,6,738,737,2,4,262268,42,739,738,393296,43,740,724,732,
739,262205,6,742,98,327879,6,743,742,419,327876,6,744,140,743,393281,472,748,454,455,746,262205,6,749,748,196670,747,
749,327737,6,750,61,747,262205,6,751,98,327874,6,752,751,456,327808,6,753,750,752,393281,457,754,454,455,650,262205,
442,755,754,393281,461,757,755,455,753,458993,6,759,757,140,137,744,196670,763,749,327737,6,766,64,763,327808,6,767,
753,766,393281,461,768,755,455,767,458993,6,770,768,140,137,744,393281,771,772,454,455,642,262205,443,773,772,262205,
6,774,98,196670,775,740,262205,6,778,97,196670,777,778,393273,43,779,52,775,777,262205,6,781,95,196670,780,781,196670,
782,779,393273,6,783,57,780,782,393281,461,784,773,455,774,327742,784,783,2,4,393281,457,785,454,455,231,262205,442,
786,785,262205,6,787,95,327812,6,789,787,788,262205,6,790,97,327808,6,791,789,790,262205,6,792,98,262205,6,793,99,
327879,6,795,793,794,327851,70,796,795,137,393385,6,798,796,797,137,327877,6,799,792,798,393281,461,800,786,455,791,
327742,800,799,2,4,262205,70,801,103,196855,803,0,262394,801,802,803,131320,802,393281,457,804,454,455,658,262205,442,
805,804,262205,6,806,96,393281,461,807,805,455,806,327742,807,137,2,4,131321,803,131320,803,327852,70,811,716,810,
393385,6,815,811,814,810,131321,817,131320,817,458997,6,1566,137,803,866,820,327856,70,824,1566,716,262390,819,820,0,
262394,824,818,819,131320,818,393281,457,828,454,455,827,262205,442,829,828,262268,25,830,829,262205,6,831,101,327808,
6,832,831,231,196670,101,832,196670,834,830,196670,835,831,196670,836,833,458809,25,837,36,834,835,836,262268,442,838,
837,262205,6,840,96,393281,461,841,838,455,455,327742,841,840,2,4,262205,6,843,100,327808,6,845,843,1566,393281,461,
846,838,455,231,327742,846,845,2,4,327810,6,850,716,1566,458764,6,852,1,38,850,815,196855,856,0,262394,811,855,859,
131320,855,262205,6,857,102,327808,6,858,857,140,131321,856,131320,859,131321,856,131320,856,458997,6,1567,858,855,
137,859,327876,6,861,1567,746,327877,6,862,852,861,393281,461,863,838,455,642,327742,863,862,2,4,131321,820,131320,
820,327808,6,866,1566,815,131321,817,131320,819,65789,65592,327734,25,109,0,106,196663,9,107,196663,9,108,131320,110,
262203,26,870,7,262203,9,871,7,262203,26,874,7,262203,9,875,7,262203,9,877,7,393281,457,867,454,455,827,262205,442,
868,867,262268,25,869,868,196670,870,869,262205,6,872,107,196670,871,872,393273,25,873,30,870,871,196670,874,873,
262205,6,876,108,196670,875,876,196670,877,180,458809,25,878,36,874,875,877,131326,878,65592,327734,2,115,0,111,
196663,9,112,196663,9,113,196663,9,114,131320,116,393281,457,884,454,455,456,262205,442,885,884,393281,461,887,885,
455,886,262205,6,888,112,458986,6,889,887,140,137,888,327745,185,890,883,455,196670,890,889,393281,461,894,885,455,
893,262205,6,895,113,458986,6,896,894,140,137,895,327745,185,897,883,231,196670,897,896,393281,461,901,885,455,900,
262205,6,902,114,458986,6,903,901,140,137,902,327745,185,904,883,642,196670,904,903,393281,461,908,885,455,907,262205,
6,910,897,262205,6,911,113,327808,6,912,910,911,458764,6,913,1,38,912,525,458991,6,914,908,140,137,913,393281,461,917,
885,455,304,262205,6,919,904,262205,6,920,114,327808,6,921,919,920,458764,6,922,1,38,921,525,458991,6,923,917,140,137,
922,65789,65592,327734,6,126,0,118,196663,9,119,196663,9,120,196663,9,121,196663,117,122,196663,9,123,196663,84,124,
196663,9,125,131320,127,262203,9,943,7,262203,9,945,7,262203,9,974,7,262203,9,976,7,262203,9,989,7,262203,9,990,7,
262203,9,993,7,262203,9,996,7,262203,9,1008,7,262203,9,1010,7,262203,9,1038,7,262203,9,1041,7,262203,9,1077,7,262203,
9,1078,7,262203,9,1083,7,262203,9,1085,7,262203,9,1092,7,262203,9,1093,7,262203,9,1100,7,262203,9,1102,7,262203,9,
1104,7,262203,9,1119,7,262203,9,1122,7,262203,9,1144,7,262203,9,1147,7,262203,9,1160,7,262203,9,1162,7,262203,9,1164,
7,262203,9,1166,7,262203,9,1168,7,262203,9,1170,7,262203,9,1172,7,262203,9,1173,7,262203,93,1174,7,393281,457,925,454,
455,231,262205,442,926,925,262205,6,927,119,327812,6,928,927,788,262205,6,929,121,327808,6,930,928,929,393281,461,931,
926,455,930,393277,6,932,931,2,4,393281,457,934,454,455,658,262205,442,935,934,262205,6,936,120,393281,461,937,935,
455,936,393277,6,938,937,2,4,327879,6,941,938,715,196670,943,932,393281,472,946,454,455,746,262205,6,947,946,196670,
945,947,393273,6,948,68,943,945,327850,70,951,948,437,327879,6,955,932,954,327851,70,956,955,137,196855,958,0,262394,
956,957,958,131320,957,327745,9,960,122,455,262205,6,961,960,327858,70,962,941,961,131321,958,131320,958,458997,70,
963,956,127,962,957,196855,968,0,262394,963,967,972,131320,967,393385,6,971,951,970,140,131321,968,131320,972,131321,
968,131320,968,458997,6,1569,971,967,137,972,196670,974,1569,393273,6,977,23,974,976,262205,6,978,976,327851,70,981,
978,137,196855,983,0,262394,981,982,983,131320,982,393385,6,987,963,941,137,196670,989,987,393273,6,991,81,989,990,
262205,6,992,990,327745,9,994,124,455,262205,6,995,994,196670,993,995,196670,996,991,393273,6,997,77,993,996,327745,9,
999,124,642,262205,6,1000,999,327874,6,1002,977,534,327808,6,1003,1000,1002,196855,1007,0,262394,963,1006,1007,131320,
1006,196670,1008,997,196670,1010,941,393273,6,1012,77,1008,1010,327745,9,1013,122,455,262205,6,1014,1013,327858,70,
1015,1012,1014,131321,1007,131320,1007,458997,70,1016,963,982,1015,1006,196855,1018,0,262394,1016,1017,1018,131320,
1017,327745,9,1019,124,231,262205,6,1020,1019,327879,6,1022,977,525,327808,6,1023,1020,1022,393281,472,1025,454,455,
1024,262205,6,1026,1025,327856,70,1027,1023,1026,131321,1018,131320,1018,458997,70,1028,1016,1007,1027,1017,196855,
1030,0,262394,1028,1029,1030,131320,1029,262312,70,1032,951,262205,6,1034,123,327856,70,1035,1003,1034,327846,70,1036,
1032,1035,131321,1030,131320,1030,458997,70,1037,1028,1018,1036,1029,262205,6,1040,994,196670,1038,1040,196670,1041,
992,393273,6,1043,77,1038,1041,327745,9,1044,124,231,262205,6,1045,1044,327879,6,1047,978,525,327808,6,1048,1045,1047,
262205,6,1050,999,327874,6,1052,978,534,327808,6,1053,1050,1052,393296,83,1054,1043,1048,1053,196670,124,1054,327852,
70,1058,941,810,327847,70,1059,1037,1058,196855,1064,0,262394,1059,1063,1069,131320,1063,327808,6,1067,941,1602,
327814,6,1068,1067,814,131321,1064,131320,1069,393385,6,1071,1037,140,137,131321,1064,131320,1064,458997,6,1573,1068,
1063,1071,1069,393385,6,1076,1037,941,137,196670,1077,1076,393273,6,1079,23,1077,1078,262205,6,1080,1078,196670,1083,
1573,393273,6,1086,23,1083,1085,262205,6,1087,1085,393385,6,1090,1059,140,137,196670,1092,1090,393273,6,1094,23,1092,
1093,262205,6,1095,1093,262205,6,1096,169,327850,70,1097,1096,137,196855,1099,0,262394,1097,1098,1099,131320,1098,
196670,1100,1080,196670,1102,1087,196670,1104,1095,458809,2,1106,115,1100,1102,1104,131321,1099,131320,1099,262368,
141,141,187,196855,1109,0,262394,1037,1108,1109,131320,1108,327745,185,1110,883,455,262205,6,1111,1110,327808,6,1113,
1111,1079,196855,1116,0,262394,951,1115,1133,131320,1115,327808,6,1118,1003,140,393281,472,1120,454,455,534,262205,6,
1121,1120,196670,1119,1121,196670,1122,1118,393273,25,1123,109,1119,1122,262268,442,1124,1123,393281,461,1125,1124,
455,455,393277,6,1126,1125,2,4,393281,457,1127,454,455,650,262205,442,1128,1127,327814,6,1130,1126,412,393281,461,
1131,1128,455,1130,458986,6,1132,1131,140,137,140,131321,1116,131320,1133,262205,6,1134,125,327808,6,1135,1134,231,
196670,125,1135,131321,1116,131320,1116,458997,6,1575,1126,1115,948,1133,196855,1138,0,262394,1059,1137,1138,131320,
1137,327745,185,1140,883,642,262205,6,1141,1140,327808,6,1143,1141,1094,393281,472,1145,454,455,1139,262205,6,1146,
1145,196670,1144,1146,196670,1147,1143,393273,25,1148,109,1144,1147,262268,442,1149,1148,262205,6,1150,120,393281,461,
1151,1149,455,455,327742,1151,1150,2,4,131321,1138,131320,1138,327745,185,1152,883,231,262205,6,1153,1152,327808,6,
1155,1153,1086,327745,185,1156,883,642,262205,6,1157,1156,327808,6,1159,1157,1094,262205,6,1161,119,196670,1160,1161,
262205,6,1163,120,196670,1162,1163,262205,6,1165,121,196670,1164,1165,196670,1166,1575,196670,1168,938,196670,1170,
1113,196670,1172,1155,196670,1173,1159,327745,93,1175,122,231,262205,70,1176,1175,196670,1174,1176,852025,2,1177,104,
1160,1162,1164,1166,1168,1170,1172,1173,1174,131321,1109,131320,1109,458997,6,1586,437,1099,1113,1138,131321,983,
131320,983,458997,6,1585,437,968,1586,1109,131326,1585,65592,327734,2,130,0,128,196663,117,129,131320,131,393281,457,
1182,454,455,456,262205,442,1183,1182,393281,461,1184,1183,455,499,393277,6,1185,1184,2,4,393281,472,1186,454,455,366,
262205,6,1187,1186,458764,6,1188,1,38,1185,1187,327745,93,1189,129,231,262205,70,1190,1189,196855,1193,0,262394,1190,
1192,1196,131320,1192,131321,1193,131320,1196,131321,1193,131320,1193,458997,6,1592,1187,1192,1188,1196,262205,70,
1203,1189,393385,6,1204,1203,140,137,393281,461,1205,1183,455,1201,327742,1205,1204,2,4,327814,6,1209,1592,669,327808,
6,1210,1209,140,458764,6,1211,1,38,1210,525,393281,461,1212,1183,455,534,327742,1212,1211,2,4,262205,70,1216,1189,
196855,1219,0,262394,1216,1218,1224,131320,1218,393281,461,1222,1183,455,455,393277,6,1223,1222,2,4,131321,1219,
131320,1224,131321,1219,131320,1219,458997,6,1593,1223,1218,137,1224,393281,461,1226,1183,455,293,327742,1226,1593,2,
4,393281,472,1229,454,455,403,262205,6,1230,1229,393281,461,1231,1183,455,403,327742,1231,1230,2,4,393281,461,1234,
1183,455,746,327742,1234,140,2,4,131321,1236,131320,1236,458997,6,1594,140,1219,1261,1237,327856,70,1242,1594,142,
262390,1238,1237,0,262394,1242,1237,1238,131320,1237,327808,6,1246,173,1594,393281,461,1247,1183,455,1246,327742,1247,
140,2,4,327808,6,1252,1250,1594,393281,461,1253,1183,455,1252,327742,1253,140,2,4,327808,6,1258,1256,1594,393281,461,
1259,1183,455,1258,327742,1259,140,2,4,327808,6,1261,1594,231,131321,1236,131320,1238,65789,65592,327734,6,135,0,132,
196663,84,133,196663,9,134,131320,136,393281,457,1263,454,455,456,262205,442,1264,1263,393281,461,1265,1264,455,460,
393277,6,1266,1265,2,4,327851,70,1267,1266,137,393385,6,1270,1267,833,137,393281,461,1273,1264,455,499,393277,6,1274,
1273,2,4,393281,472,1275,454,455,366,262205,6,1276,1275,327852,70,1277,1274,1276,196855,1279,0,262394,1277,1278,1279,
131320,1278,327877,6,1282,1270,1280,131321,1279,131320,1279,458997,6,1595,1270,136,1282,1278,393281,461,1285,1264,455,
468,393277,6,1286,1285,2,4,393281,472,1287,454,455,471,262205,6,1288,1287,327852,70,1289,1286,1288,196855,1291,0,
262394,1289,1290,1291,131320,1290,327877,6,1293,1595,180,131321,1291,131320,1291,458997,6,1596,1595,1279,1293,1290,
393281,461,1297,1264,455,1296,393277,6,1298,1297,2,4,393281,472,1300,454,455,1299,262205,6,1301,1300,327852,70,1302,
1298,1301,196855,1304,0,262394,1302,1303,1304,131320,1303,327877,6,1306,1596,669,131321,1304,131320,1304,458997,6,
1597,1596,1291,1306,1303,327745,9,1308,133,231,262205,6,1309,1308,393281,472,1310,454,455,1024,262205,6,1311,1310,
327852,70,1312,1309,1311,393385,6,1313,1312,173,137,327877,6,1314,1597,1313,327745,9,1315,133,642,262205,6,1316,1315,
262205,6,1317,134,327852,70,1318,1316,1317,393385,6,1319,1318,175,137,327877,6,1320,1314,1319,131326,1320,65592,
};
static const uint32_t raysort_words_sdf_scatter[] = {
119734787,66816,524299,273,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,524303,5,4,
1852399981,0,91,159,166,393232,4,17,128,1,1,327752,84,0,35,0,327752,84,1,35,8,327752,84,2,35,16,327752,84,3,35,24,
327752,84,4,35,28,327752,84,5,35,32,327752,84,6,35,36,327752,84,7,35,40,327752,84,8,35,44,327752,84,9,35,48,262215,85,
6,4,262216,86,0,24,327752,86,0,35,0,196679,86,2,262215,87,6,4,327752,88,0,35,0,196679,88,2,327752,89,0,35,0,196679,89,
2,262215,159,11,24,262215,166,11,28,262215,258,1,15,262215,259,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,
262176,8,7,7,262176,9,7,6,327713,10,7,8,9,393249,15,7,8,9,9,327713,21,6,9,9,393249,26,2,9,9,9,262187,6,33,0,262165,37,
32,1,262187,37,38,8,262174,41,6,6,262187,6,46,1,262187,37,50,24,196647,82,5349,196647,83,5349,786462,84,82,82,83,6,6,
6,6,6,6,6,196637,85,6,196638,86,85,262176,82,5349,86,196637,87,6,196638,88,87,262176,83,5349,88,196638,89,84,262176,
90,9,89,262203,90,91,9,262187,37,92,0,262187,37,93,2,262176,94,9,83,262187,6,102,4,262176,109,5349,6,131092,129,
262176,132,9,82,262187,37,135,39,262187,6,140,28,262187,37,151,4,262176,152,9,6,262167,157,6,3,262176,158,1,157,
262203,158,159,1,262176,160,1,6,262187,6,163,128,262203,158,166,1,262187,37,183,1,262187,37,186,3,262187,6,189,262144,
262187,6,196,4294967295u,262187,37,200,7,262187,37,202,5,262187,37,210,6,262187,37,229,37,262187,37,232,9,262187,6,
247,2139095039,262194,6,258,396545,393260,157,259,163,46,46,327734,2,4,0,3,131320,5,262203,9,178,7,262203,9,179,7,
262203,9,203,7,262203,9,206,7,262203,9,211,7,262203,9,214,7,262203,9,217,7,262203,9,220,7,262203,9,221,7,262203,9,248,
7,262203,9,251,7,262203,9,253,7,393281,132,133,91,92,92,262205,82,134,133,393281,109,136,134,92,135,393277,6,137,136,
2,4,327851,129,138,137,33,393385,6,142,138,102,33,327808,6,143,140,142,393281,109,149,134,92,143,393277,6,150,149,2,4,
393281,152,153,91,92,151,262205,6,154,153,458764,6,155,1,38,150,154,327745,160,161,159,33,262205,6,162,161,327812,6,
164,162,163,327745,160,167,166,33,262205,6,168,167,131321,169,131320,169,458997,6,271,168,5,225,172,327856,129,176,
271,155,262390,171,172,0,262394,176,170,171,131320,170,196670,178,33,196670,179,271,393273,6,181,24,178,179,393281,
132,184,91,92,183,262205,82,185,184,393281,152,187,91,92,186,262205,6,188,187,327812,6,190,188,189,327808,6,192,190,
181,393281,109,193,185,92,192,393277,6,194,193,2,4,327851,129,197,194,196,196855,199,0,262394,197,198,199,131320,198,
393281,152,204,91,92,202,262205,6,205,204,196670,203,205,196670,206,271,393273,6,208,24,203,206,327808,6,209,194,208,
393281,152,212,91,92,210,262205,6,213,212,196670,211,213,196670,214,271,393273,6,216,24,211,214,393281,152,218,91,92,
200,262205,6,219,218,196670,217,219,196670,220,209,196670,221,216,458809,2,222,30,217,220,221,131321,199,131320,199,
131321,172,131320,172,327808,6,225,271,164,131321,169,131320,171,393281,109,230,134,92,229,393277,6,231,230,2,4,
393281,152,233,91,92,232,262205,6,234,233,327812,6,235,231,234,131321,239,131320,239,458997,6,272,168,171,257,240,
327856,129,246,272,235,262390,241,240,0,262394,246,240,241,131320,240,393281,152,249,91,92,38,262205,6,250,249,196670,
248,250,196670,251,272,196670,253,247,458809,2,254,30,248,251,253,327808,6,257,272,164,131321,239,131320,241,65789,
65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,34,11,33,262205,6,35,34,262205,6,36,12,327876,6,39,
36,38,327829,41,42,35,39,327761,6,43,42,1,327761,6,44,42,0,327745,9,47,11,46,262205,6,48,47,262205,6,49,12,327874,6,
51,49,50,327808,6,52,48,51,327808,6,54,52,43,327760,7,55,44,54,131326,55,65592,327734,7,19,0,15,196663,8,16,196663,9,
17,196663,9,18,131320,20,262205,6,58,17,262205,6,59,18,327831,41,62,58,59,327761,6,63,62,0,327761,6,64,62,1,327745,9,
65,16,33,262205,6,66,65,327829,41,69,66,63,327761,6,70,69,1,327761,6,71,69,0,327745,9,73,16,46,262205,6,74,73,327808,
6,76,74,64,327808,6,78,76,70,327760,7,79,71,78,131326,79,65592,327734,6,24,0,21,196663,9,22,196663,9,23,131320,25,
262203,8,98,7,262203,9,99,7,262203,8,103,7,262203,9,104,7,262203,9,106,7,393281,94,95,91,92,93,262205,83,96,95,262268,
7,97,96,196670,98,97,262205,6,100,22,196670,99,100,393273,7,101,13,98,99,196670,103,101,262205,6,105,23,196670,104,
105,196670,106,102,458809,7,107,19,103,104,106,262268,83,108,107,393281,109,110,108,92,92,393277,6,111,110,2,4,131326,
111,65592,327734,2,30,0,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,8,117,7,262203,9,118,7,262203,8,121,7,
262203,9,122,7,262203,9,124,7,393281,94,114,91,92,93,262205,83,115,114,262268,7,116,115,196670,117,116,262205,6,119,
27,196670,118,119,393273,7,120,13,117,118,196670,121,120,262205,6,123,28,196670,122,123,196670,124,102,458809,7,125,
19,121,122,124,262268,83,126,125,262205,6,127,29,393281,109,128,126,92,92,327742,128,127,2,4,65789,65592,
};
static const uint32_t raysort_words_sdf_fill[] = {
119734787,66816,524299,1983,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,1094,1139,1161,1528,1540,1551,1562,1576,1587,1925,1939,393232,4,17,128,1,1,262215,128,6,4,327752,129,0,
35,0,196679,129,2,196679,132,5356,196679,263,42,196679,268,42,196679,269,42,196679,275,42,196679,276,42,196679,285,42,
196679,290,42,196679,291,42,196679,296,42,196679,301,42,196679,302,42,196679,307,42,196679,312,42,196679,313,42,
196679,323,42,196679,328,42,196679,334,42,196679,336,42,196679,337,42,196679,338,42,196679,343,42,196679,345,42,
196679,346,42,196679,347,42,196679,352,42,196679,354,42,196679,355,42,196679,356,42,196679,361,42,196679,363,42,
196679,364,42,196679,365,42,196679,376,42,196679,399,42,196679,403,42,196679,407,42,196679,411,42,196679,413,42,
196679,416,42,196679,417,42,196679,420,42,196679,421,42,196679,424,42,196679,425,42,196679,432,42,196679,436,42,
196679,437,42,196679,438,42,196679,494,42,196679,495,42,196679,507,42,196679,509,42,196679,572,42,196679,579,42,
196679,583,42,196679,617,42,196679,628,42,196679,633,42,196679,643,42,196679,716,42,196679,722,42,196679,727,42,
196679,728,42,196679,732,42,196679,737,42,196679,738,42,196679,757,42,196679,759,42,196679,770,42,196679,774,42,
196679,778,42,196679,858,42,196679,884,42,196679,890,42,196679,895,42,196679,899,42,196679,900,42,196679,904,42,
196679,908,42,196679,909,42,196679,925,42,196679,929,42,196679,932,42,196679,933,42,196679,938,42,196679,942,42,
196679,943,42,196679,946,42,196679,950,42,196679,954,42,196679,955,42,196679,958,42,196679,970,42,196679,971,42,
196679,977,42,196679,978,42,196679,983,42,196679,984,42,196679,990,42,196679,991,42,196679,995,42,196679,998,42,
196679,999,42,196679,1003,42,196679,1006,42,196679,1007,42,196679,1024,42,196679,1025,42,196679,1028,42,196679,1036,
42,196679,1049,42,196679,1050,42,196679,1055,42,196679,1057,42,196679,1061,42,327752,1087,0,35,0,327752,1087,1,35,8,
327752,1087,2,35,16,327752,1087,3,35,24,327752,1087,4,35,32,327752,1087,5,35,40,327752,1087,6,35,48,327752,1087,7,35,
56,327752,1087,8,35,60,327752,1087,9,35,64,327752,1087,10,35,68,327752,1087,11,35,72,327752,1087,12,35,76,327752,1087,
13,35,80,327752,1087,14,35,84,327752,1087,15,35,88,262215,1088,6,4,262216,1089,0,24,327752,1089,0,35,0,196679,1089,2,
262215,1090,6,4,262216,1091,0,25,327752,1091,0,35,0,196679,1091,2,327752,1092,0,35,0,196679,1092,2,262215,1139,11,29,
196679,1671,24,196679,1677,24,262215,1925,11,26,262215,1939,11,24,262215,1944,1,15,262215,1945,11,25,196679,1422,5356,
196679,1438,5356,196679,1454,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,
7,8,9,393249,15,7,8,9,9,327713,21,6,9,9,262165,26,32,1,262167,27,26,3,262177,28,27,9,262176,32,7,27,327713,33,27,32,9,
196630,38,32,262167,39,38,3,262176,40,7,39,327713,41,38,40,40,327713,46,39,40,40,262176,51,7,38,262177,52,38,51,
262176,59,7,26,458785,60,38,51,51,51,59,458785,67,39,40,51,51,32,131092,74,262176,75,7,74,458785,76,39,40,40,40,75,
786462,83,39,39,39,39,38,38,38,38,38,38,393249,84,83,40,40,40,262176,95,7,83,327713,96,38,95,40,393249,101,6,51,51,9,
327713,111,2,9,75,589854,116,6,6,6,6,27,38,38,262177,117,116,9,393249,121,7,9,9,9,196647,127,5349,196637,128,6,196638,
129,128,262176,127,5349,129,262176,130,7,127,327713,131,39,130,9,393249,136,6,51,51,51,262176,142,7,116,393249,143,2,
142,9,9,393249,149,2,9,9,9,262177,155,2,9,262187,6,160,0,262187,26,164,8,262174,167,6,6,262187,6,172,1,262187,26,176,
24,262187,26,222,1,262187,6,230,63,262187,26,234,6,262187,26,239,12,262187,26,252,63,262187,6,270,2,262187,6,319,
1597463174,262187,38,326,1056964608,262187,38,331,1069547520,262187,38,378,228737632,262187,38,381,0,262187,6,388,
4294963200u,262187,26,428,7,262187,38,508,702623251,262187,38,539,1065353216,393260,39,540,539,381,381,393260,39,547,
381,539,381,393260,39,548,381,381,539,262187,26,606,23,262187,6,610,64,262187,6,613,254,262187,6,615,190,262187,26,
645,0,262187,26,650,3,262187,26,662,2,262187,26,670,4,262187,26,683,5,262187,38,756,1140850688,262187,38,758,
901775360,262187,26,760,9,262187,38,1056,947628162,262187,6,1079,262144,196647,1085,5349,196647,1086,5349,1179678,
1087,1085,1085,1085,1085,127,1086,1086,6,6,6,6,6,6,38,38,6,196637,1088,6,196638,1089,1088,262176,1085,5349,1089,
196637,1090,6,196638,1091,1090,262176,1086,5349,1091,196638,1092,1087,262176,1093,9,1092,262203,1093,1094,9,262176,
1095,9,1085,262176,1103,5349,6,262187,6,1106,16777215,262187,6,1112,8,262187,6,1113,4,262187,6,1116,32,262187,6,1120,
512,262176,1125,9,1086,262176,1138,1,6,262203,1138,1139,1,262172,1159,6,1120,262176,1160,4,1159,262203,1160,1161,4,
262176,1167,4,6,262187,26,1171,14,262176,1177,9,38,262187,6,1194,128,262187,6,1202,12,262187,6,1221,1023,262187,26,
1227,10,262187,6,1231,6,262176,1236,9,6,262187,6,1255,5,262187,6,1279,9,262187,6,1287,10,262187,6,1306,15,262187,6,
1315,19,262176,1324,9,127,262187,6,1341,3,262167,1358,6,3,262187,38,1368,1090519040,262187,38,1375,3212836864u,262187,
38,1376,1088421888,262187,6,1412,40,262187,26,1482,13,262187,38,1485,1008981770,262167,1525,38,4,262172,1526,1525,610,
262176,1527,4,1526,262203,1527,1528,4,262176,1538,4,1525,262203,1527,1540,4,262203,1527,1551,4,262203,1527,1562,4,
262167,1573,38,2,262172,1574,1573,610,262176,1575,4,1574,262203,1575,1576,4,262176,1583,4,1573,262172,1585,6,610,
262176,1586,4,1585,262203,1586,1587,4,262187,6,1590,7,262187,26,1610,17,262176,1614,7,1358,262172,1658,6,1279,262187,
6,1659,65536,262187,6,1660,32768,262187,6,1661,21846,262187,6,1662,16384,262187,6,1663,13108,262187,6,1664,10923,
262187,6,1665,9363,262187,6,1666,8192,786476,1658,1667,160,1659,1660,1661,1662,1663,1664,1665,1666,262176,1670,7,1658,
262176,1698,4,38,262187,26,1731,16,262187,6,1795,2139095039,262187,6,1816,16,262187,6,1824,264,262187,26,1910,15,
262187,26,1920,36,262176,1924,1,1358,262203,1924,1925,1,262203,1924,1939,1,262194,6,1944,396801,393260,1358,1945,1194,
172,172,393260,27,1982,252,252,252,327734,2,4,0,3,131320,5,262203,9,1936,7,393281,1095,1918,1094,645,662,262205,1085,
1919,1918,393281,1103,1921,1919,645,1920,393277,6,1922,1921,2,4,327745,1138,1926,1925,160,262205,6,1927,1926,131321,
1928,131320,1928,458997,6,1954,1927,5,1943,1929,327856,74,1935,1954,1922,262390,1930,1929,0,262394,1935,1929,1930,
131320,1929,196670,1936,1954,327737,2,1938,157,1936,327745,1138,1940,1939,160,262205,6,1941,1940,327808,6,1943,1954,
1941,131321,1928,131320,1930,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,161,11,160,
262205,6,162,161,262205,6,163,12,327876,6,165,163,164,327829,167,168,162,165,327761,6,169,168,1,327761,6,170,168,0,
327745,9,173,11,172,262205,6,174,173,262205,6,175,12,327874,6,177,175,176,327808,6,178,174,177,327808,6,180,178,169,
327760,7,181,170,180,131326,181,65592,327734,7,19,0,15,196663,8,16,196663,9,17,196663,9,18,131320,20,262205,6,184,17,
262205,6,185,18,327831,167,188,184,185,327761,6,189,188,0,327761,6,190,188,1,327745,9,191,16,160,262205,6,192,191,
327829,167,195,192,189,327761,6,196,195,1,327761,6,197,195,0,327745,9,199,16,172,262205,6,200,199,327808,6,202,200,
190,327808,6,204,202,196,327760,7,205,197,204,131326,205,65592,327734,6,24,0,21,196663,9,22,196663,9,23,131320,25,
131321,209,131320,209,458997,6,1955,160,25,223,210,262205,6,215,23,327856,74,216,1955,215,262390,211,210,0,262394,216,
210,211,131320,210,262205,6,217,22,327810,6,218,217,172,262205,6,219,22,327879,6,220,219,218,196670,22,220,327808,6,
223,1955,222,131321,209,131320,211,262205,6,224,22,393228,26,225,1,73,224,262268,6,226,225,131326,226,65592,327734,27,
30,0,28,196663,9,29,131320,31,262205,6,229,29,327879,6,231,229,230,262268,26,232,231,262205,6,233,29,327874,6,235,233,
234,327879,6,236,235,230,262268,26,237,236,262205,6,238,29,327874,6,240,238,239,327879,6,241,240,230,262268,26,242,
241,393296,27,243,232,237,242,131326,243,65592,327734,27,36,0,33,196663,32,34,196663,9,35,131320,37,262203,9,247,7,
262205,27,246,34,262205,6,248,35,196670,247,248,327737,27,249,30,247,262205,27,250,34,327810,27,251,249,250,327879,27,
254,251,1982,327808,27,255,246,254,131326,255,65592,327734,38,44,0,41,196663,40,42,196663,40,43,131320,45,327745,51,
259,42,160,262205,38,260,259,327745,51,261,43,160,262205,38,262,261,327813,38,263,260,262,327745,51,264,42,172,262205,
38,265,264,327745,51,266,43,172,262205,38,267,266,327813,38,268,265,267,327809,38,269,263,268,327745,51,271,42,270,
262205,38,272,271,327745,51,273,43,270,262205,38,274,273,327813,38,275,272,274,327809,38,276,269,275,131326,276,65592,
327734,39,49,0,46,196663,40,47,196663,40,48,131320,50,327745,51,281,47,172,262205,38,282,281,327745,51,283,48,270,
262205,38,284,283,327813,38,285,282,284,327745,51,286,47,270,262205,38,287,286,327745,51,288,48,172,262205,38,289,288,
327813,38,290,287,289,327811,38,291,285,290,262205,38,293,286,327745,51,294,48,160,262205,38,295,294,327813,38,296,
293,295,327745,51,297,47,160,262205,38,298,297,262205,38,300,283,327813,38,301,298,300,327811,38,302,296,301,262205,
38,304,297,262205,38,306,288,327813,38,307,304,306,262205,38,309,281,262205,38,311,294,327813,38,312,309,311,327811,
38,313,307,312,393296,39,314,291,302,313,131326,314,65592,327734,38,54,0,52,196663,51,53,131320,55,262205,38,320,53,
262268,6,321,320,327874,6,322,321,222,327810,6,323,319,322,262268,38,324,323,262205,38,327,53,327813,38,328,326,327,
327813,38,334,328,324,327813,38,336,334,324,327811,38,337,331,336,327813,38,338,324,337,327813,38,343,328,338,327813,
38,345,343,338,327811,38,346,331,345,327813,38,347,338,346,327813,38,352,328,347,327813,38,354,352,347,327811,38,355,
331,354,327813,38,356,347,355,327813,38,361,328,356,327813,38,363,361,356,327811,38,364,331,363,327813,38,365,356,364,
131326,365,65592,327734,38,57,0,52,196663,51,56,131320,58,262203,51,370,7,262205,38,371,56,196670,370,371,327737,38,
372,54,370,327813,38,376,372,372,262205,38,377,56,327866,74,379,377,378,393385,38,382,379,376,381,131326,382,65592,
327734,38,65,0,60,196663,51,61,196663,51,62,196663,51,63,196663,59,64,131320,66,262205,38,386,61,262268,6,387,386,
327879,6,389,387,388,262268,38,390,389,262205,38,392,62,262268,6,393,392,327879,6,394,393,388,262268,38,395,394,
262205,38,397,61,327811,38,399,397,390,262205,38,401,62,327811,38,403,401,395,262205,38,405,61,262205,38,406,62,
327813,38,407,405,406,327813,38,411,390,395,327811,38,413,411,407,327813,38,416,390,403,327809,38,417,413,416,327813,
38,420,399,395,327809,38,421,417,420,327813,38,424,399,403,327809,38,425,421,424,262205,26,429,64,327812,26,430,428,
429,262255,38,431,430,327811,38,432,407,431,262205,38,434,61,262205,38,435,63,327813,38,436,434,435,327809,38,437,425,
436,327809,38,438,432,437,131326,438,65592,327734,39,72,0,67,196663,40,68,196663,51,69,196663,51,70,196663,32,71,
131320,73,262203,51,442,7,262203,51,445,7,262203,51,447,7,262203,59,449,7,262203,51,453,7,262203,51,456,7,262203,51,
458,7,262203,59,460,7,262203,51,464,7,262203,51,467,7,262203,51,469,7,262203,59,471,7,327745,51,443,68,160,262205,38,
444,443,196670,442,444,262205,38,446,69,196670,445,446,262205,38,448,70,196670,447,448,327745,59,450,71,160,262205,26,
451,450,196670,449,451,524345,38,452,65,442,445,447,449,327745,51,454,68,172,262205,38,455,454,196670,453,455,262205,
38,457,69,196670,456,457,262205,38,459,70,196670,458,459,327745,59,461,71,172,262205,26,462,461,196670,460,462,524345,
38,463,65,453,456,458,460,327745,51,465,68,270,262205,38,466,465,196670,464,466,262205,38,468,69,196670,467,468,
262205,38,470,70,196670,469,470,327745,59,472,71,270,262205,26,473,472,196670,471,473,524345,38,474,65,464,467,469,
471,393296,39,475,452,463,474,131326,475,65592,327734,39,81,0,76,196663,40,77,196663,40,78,196663,40,79,196663,75,80,
131320,82,262203,40,479,7,262203,40,481,7,262203,40,485,7,262203,40,487,7,262203,40,497,7,262203,40,499,7,262203,40,
502,7,262203,40,504,7,262203,40,510,7,262203,40,512,7,262203,40,519,7,262203,40,555,7,262203,40,557,7,262203,40,565,7,
262203,40,567,7,262203,51,570,7,262205,39,480,78,196670,479,480,262205,39,482,79,196670,481,482,393273,39,483,49,479,
481,196670,485,483,262205,39,488,77,196670,487,488,393273,38,489,44,485,487,262205,39,492,77,327822,39,494,492,489,
327811,39,495,483,494,262205,39,498,78,196670,497,498,262205,39,500,78,196670,499,500,393273,38,501,44,497,499,262205,
39,503,79,196670,502,503,262205,39,505,79,196670,504,505,393273,38,506,44,502,504,327813,38,507,501,506,327813,38,509,
507,508,196670,510,495,196670,512,495,393273,38,514,44,510,512,458764,38,516,1,40,509,378,327866,74,517,514,516,
262312,74,518,517,196670,80,518,262205,39,520,77,393228,39,521,1,4,520,196670,519,521,327745,51,523,519,160,262205,38,
524,523,327745,51,525,519,172,262205,38,526,525,327868,74,527,524,526,196855,529,0,262394,527,528,529,131320,528,
262205,38,531,523,327745,51,532,519,270,262205,38,533,532,327868,74,534,531,533,131321,529,131320,529,458997,74,535,
527,82,534,528,196855,538,0,262394,535,537,541,131320,537,131321,538,131320,541,262205,38,543,525,327745,51,544,519,
270,262205,38,545,544,327868,74,546,543,545,393385,39,549,546,547,548,131321,538,131320,538,458997,39,1956,540,537,
549,541,262205,74,551,80,196855,554,0,262394,551,553,560,131320,553,262205,39,556,77,196670,555,556,196670,557,1956,
393273,39,559,49,555,557,131321,554,131320,560,131321,554,131320,554,458997,39,1959,559,553,495,560,196670,565,1959,
196670,567,1959,393273,38,569,44,565,567,196670,570,569,327737,38,571,54,570,327822,39,572,1959,571,131326,572,65592,
327734,83,88,0,84,196663,40,85,196663,40,86,196663,40,87,131320,89,262203,40,584,7,262203,40,587,7,262203,40,636,7,
262203,40,638,7,262203,51,641,7,262203,95,644,7,262203,40,652,7,262203,40,654,7,262203,40,656,7,262203,75,658,7,
262203,40,663,7,262203,40,666,7,262203,40,676,7,262203,40,678,7,262203,40,689,7,262203,40,691,7,262203,40,703,7,
262203,40,705,7,262203,51,739,7,262203,51,743,7,262205,39,577,86,262205,39,578,85,327811,39,579,577,578,262205,39,581,
87,262205,39,582,85,327811,39,583,581,582,393228,39,586,1,4,579,196670,584,586,262205,39,588,85,393228,39,589,1,4,588,
262205,39,590,86,393228,39,591,1,4,590,458764,39,592,1,40,589,591,262205,39,593,87,393228,39,594,1,4,593,458764,39,
595,1,40,592,594,196670,587,595,327745,51,597,584,160,262205,38,598,597,327745,51,599,584,172,262205,38,600,599,
458764,38,601,1,40,598,600,327745,51,602,584,270,262205,38,603,602,458764,38,604,1,40,601,603,262268,6,605,604,327874,
6,607,605,606,327856,74,611,607,610,524300,6,616,1,44,607,610,615,327810,6,617,613,616,327876,6,618,617,606,262268,38,
619,618,196855,624,0,262394,611,623,625,131320,623,131321,624,131320,625,327822,39,628,579,619,131321,624,131320,624,
458997,39,1960,540,623,628,625,327822,39,633,583,619,196670,636,1960,196670,638,1960,393273,38,640,44,636,638,196670,
641,640,327737,38,642,54,641,327822,39,643,1960,642,262205,39,646,85,327745,40,647,644,645,196670,647,646,327745,40,
649,644,222,196670,649,643,196670,652,643,196670,654,1960,196670,656,633,524345,39,659,81,652,654,656,658,262205,74,
660,658,327745,40,661,644,650,196670,661,659,262205,39,665,661,196670,663,665,196670,666,643,393273,39,668,49,663,666,
327745,40,669,644,662,196670,669,668,196855,674,0,262394,611,673,675,131320,673,131321,674,131320,675,196670,676,579,
196670,678,643,393273,38,680,44,676,678,131321,674,131320,674,458997,38,1961,381,673,680,675,327745,51,682,644,670,
196670,682,1961,196855,687,0,262394,611,686,688,131320,686,131321,687,131320,688,196670,689,583,196670,691,643,393273,
38,693,44,689,691,131321,687,131320,687,458997,38,1962,381,686,693,688,327745,51,695,644,683,196670,695,1962,327846,
74,698,611,660,196855,701,0,262394,698,700,702,131320,700,131321,701,131320,702,196670,703,583,262205,39,707,669,
196670,705,707,393273,38,708,44,703,705,131321,701,131320,701,458997,38,1963,381,700,708,702,327745,51,710,644,234,
196670,710,1963,262205,38,713,695,262205,38,715,682,327811,38,716,713,715,262205,38,719,695,262205,38,721,695,327813,
38,722,719,721,262205,38,724,710,262205,38,726,710,327813,38,727,724,726,327809,38,728,722,727,327813,38,732,716,716,
262205,38,734,710,262205,38,736,710,327813,38,737,734,736,327809,38,738,732,737,196670,739,728,327737,38,741,57,739,
327745,51,742,644,428,196670,742,741,196670,743,738,327737,38,745,57,743,327745,51,746,644,164,196670,746,745,327745,
51,748,587,160,262205,38,749,748,327745,51,750,587,172,262205,38,751,750,458764,38,752,1,40,749,751,327745,51,753,587,
270,262205,38,754,753,458764,38,755,1,40,752,754,327811,38,757,755,756,327813,38,759,757,758,458764,38,762,1,40,759,
381,327745,51,763,644,760,196670,763,762,262205,83,764,644,131326,764,65592,327734,83,93,0,84,196663,40,90,196663,40,
91,196663,40,92,131320,94,262203,40,780,7,262203,40,782,7,262203,40,786,7,262203,40,788,7,262203,40,792,7,262203,40,
794,7,262203,40,845,7,262203,40,847,7,262203,40,849,7,262205,39,768,91,262205,39,769,90,327811,39,770,768,769,262205,
39,772,92,262205,39,773,91,327811,39,774,772,773,262205,39,776,90,262205,39,777,92,327811,39,778,776,777,196670,780,
770,196670,782,770,393273,38,784,44,780,782,196670,786,774,196670,788,774,393273,38,790,44,786,788,196670,792,778,
196670,794,778,393273,38,796,44,792,794,327870,74,800,784,790,327870,74,803,784,796,327847,74,804,800,803,327870,74,
808,790,796,196855,813,0,262394,804,812,815,131320,812,262205,39,814,90,131321,813,131320,815,262205,39,817,91,262205,
39,818,92,393385,39,819,808,817,818,131321,813,131320,813,458997,39,1964,814,812,819,815,196855,825,0,262394,804,824,
827,131320,824,262205,39,826,91,131321,825,131320,827,262205,39,829,92,262205,39,830,90,393385,39,831,808,829,830,
131321,825,131320,825,458997,39,1965,826,824,831,827,196855,837,0,262394,804,836,839,131320,836,262205,39,838,92,
131321,837,131320,839,262205,39,841,90,262205,39,842,91,393385,39,843,808,841,842,131321,837,131320,837,458997,39,
1966,838,836,843,839,196670,845,1964,196670,847,1965,196670,849,1966,458809,83,851,88,845,847,849,131326,851,65592,
327734,38,99,0,96,196663,95,97,196663,40,98,131320,100,262203,40,860,7,262203,40,862,7,262203,40,867,7,262203,40,869,
7,262203,40,874,7,262203,40,876,7,262205,39,855,98,327745,40,856,97,645,262205,39,857,856,327811,39,858,855,857,
196670,860,858,327745,40,863,97,222,262205,39,864,863,196670,862,864,393273,38,865,44,860,862,196670,867,858,327745,
40,870,97,662,262205,39,871,870,196670,869,871,393273,38,872,44,867,869,196670,874,858,327745,40,877,97,650,262205,39,
878,877,196670,876,878,393273,38,879,44,874,876,327745,51,882,97,670,262205,38,883,882,327811,38,884,865,883,327745,
51,886,97,683,262205,38,887,886,262205,38,889,882,327811,38,890,887,889,262205,38,893,886,327813,38,895,893,872,
327745,51,896,97,234,262205,38,897,896,327813,38,899,897,865,327811,38,900,895,899,327813,38,904,890,872,262205,38,
906,896,327813,38,908,906,884,327811,38,909,904,908,327870,74,912,872,381,327868,74,914,900,381,327847,74,915,912,914,
327870,74,917,909,381,327847,74,918,915,917,262205,38,923,882,524300,38,924,1,43,865,381,923,327811,38,925,865,924,
327813,38,929,925,925,327813,38,932,872,872,327809,38,933,929,932,262205,38,937,886,327813,38,938,865,937,262205,38,
941,896,327813,38,942,872,941,327809,38,943,938,942,327745,51,944,97,428,262205,38,945,944,327813,38,946,943,945,
327813,38,950,884,890,262205,38,953,896,327813,38,954,872,953,327809,38,955,950,954,327745,51,956,97,164,262205,38,
957,956,327813,38,958,955,957,524300,38,961,1,43,946,381,539,524300,38,964,1,43,958,381,539,262205,38,969,886,327813,
38,970,961,969,327811,38,971,865,970,262205,38,976,896,327813,38,977,961,976,327811,38,978,872,977,327813,38,983,964,
890,327811,38,984,884,983,262205,38,989,896,327813,38,990,964,989,327811,38,991,872,990,327813,38,995,971,971,327813,
38,998,978,978,327809,38,999,995,998,327813,38,1003,984,984,327813,38,1006,991,991,327809,38,1007,1003,1006,196855,
1012,0,262394,918,1011,1013,131320,1011,131321,1012,131320,1013,458764,38,1017,1,37,999,1007,458764,38,1018,1,37,933,
1017,131321,1012,131320,1012,458997,38,1967,381,1011,1018,1013,327813,38,1024,879,879,327809,38,1025,1967,1024,327745,
51,1026,97,760,262205,38,1027,1026,327811,38,1028,1025,1027,458764,38,1030,1,40,1028,381,131326,1030,65592,327734,6,
105,0,101,196663,51,102,196663,51,103,196663,9,104,131320,106,262205,6,1035,104,327808,6,1036,1035,172,131321,1037,
131320,1037,458997,6,1969,160,106,1069,1038,458997,6,1968,1036,106,1073,1038,327810,6,1044,1968,1969,327852,74,1045,
1044,172,262390,1039,1038,0,262394,1045,1038,1039,131320,1038,327808,6,1049,1969,1968,327814,6,1050,1049,270,262256,
38,1053,1050,262205,38,1054,103,327813,38,1055,1053,1054,327809,38,1057,1055,1056,327813,38,1061,1057,1057,262205,38,
1064,102,327868,74,1065,1061,1064,393385,6,1069,1065,1050,1969,393385,6,1073,1065,1968,1050,131321,1037,131320,1039,
131326,1969,65592,327734,6,109,0,21,196663,9,107,196663,9,108,131320,110,262203,9,1081,7,262203,9,1083,7,262205,6,
1078,107,327814,6,1080,1078,1079,262205,6,1082,108,196670,1081,1082,196670,1083,1080,393273,6,1084,24,1081,1083,
393281,1095,1096,1094,645,222,262205,1085,1097,1096,327812,6,1099,1084,1079,262205,6,1100,107,327817,6,1101,1100,1079,
327808,6,1102,1099,1101,393281,1103,1104,1097,645,1102,393277,6,1105,1104,2,4,327879,6,1107,1105,1106,131326,1107,
65592,327734,2,114,0,111,196663,9,112,196663,75,113,131320,115,262203,8,1131,7,262203,9,1132,7,262203,9,1134,7,262203,
51,1175,7,262203,51,1176,7,262203,9,1180,7,262205,74,1111,113,393385,6,1114,1111,1112,1113,327814,6,1118,1116,1114,
327814,6,1122,1120,1114,393281,1125,1126,1094,645,683,262205,1086,1127,1126,262268,7,1128,1127,327812,6,1130,1113,
1122,196670,1131,1128,262205,6,1133,112,196670,1132,1133,196670,1134,1130,458809,7,1135,19,1131,1132,1134,262268,1086,
1136,1135,262205,6,1140,1139,131321,1141,131320,1141,458997,6,1970,1140,115,1196,1144,327856,74,1148,1970,1122,262390,
1143,1144,0,262394,1148,1142,1143,131320,1142,131321,1151,131320,1151,458997,6,1973,160,1142,1187,1152,458997,6,1971,
160,1142,1189,1152,327856,74,1158,1971,1114,262390,1153,1152,0,262394,1158,1152,1153,131320,1152,327812,6,1164,1970,
1114,327808,6,1166,1164,1971,327745,1167,1168,1161,1166,262205,6,1169,1168,262268,38,1170,1169,327876,6,1173,172,1118,
327810,6,1174,1173,172,196670,1175,1170,393281,1177,1178,1094,645,1171,262205,38,1179,1178,196670,1176,1179,196670,
1180,1174,458809,6,1181,105,1175,1176,1180,327812,6,1184,1118,1971,327876,6,1185,1181,1184,327877,6,1187,1973,1185,
327808,6,1189,1971,222,131321,1151,131320,1153,393281,1103,1193,1136,645,1970,327742,1193,1973,2,4,131321,1144,131320,
1144,327808,6,1196,1970,1194,131321,1141,131320,1143,65789,65592,327734,116,119,0,117,196663,9,118,131320,120,262203,
8,1203,7,262203,9,1204,7,262203,9,1206,7,262203,142,1209,7,262203,9,1235,7,262203,9,1239,7,262203,32,1296,7,262203,9,
1298,7,393281,1095,1199,1094,645,650,262205,1085,1200,1199,262268,7,1201,1200,196670,1203,1201,262205,6,1205,118,
196670,1204,1205,196670,1206,1202,458809,7,1207,19,1203,1204,1206,262268,1085,1208,1207,393281,1103,1211,1208,645,645,
393277,6,1212,1211,2,4,327745,9,1213,1209,645,196670,1213,1212,393281,1103,1215,1208,645,222,393277,6,1216,1215,2,4,
327745,9,1217,1209,222,196670,1217,1216,393281,1103,1219,1208,645,662,393277,6,1220,1219,2,4,327879,6,1222,1220,1221,
327745,9,1223,1209,662,196670,1223,1222,393277,6,1226,1219,2,4,327874,6,1228,1226,1227,327745,9,1229,1209,650,196670,
1229,1228,262205,6,1233,1213,327814,6,1234,1233,1079,393281,1236,1237,1094,645,428,262205,6,1238,1237,196670,1235,
1238,196670,1239,1234,393273,6,1240,24,1235,1239,327812,6,1241,1231,1240,327808,6,1242,1113,1241,327812,6,1243,1113,
1242,393281,1095,1245,1094,645,645,262205,1085,1246,1245,327808,6,1248,1243,1113,393281,1103,1249,1246,645,1248,
393277,6,1250,1249,2,4,262268,26,1251,1250,327808,6,1256,1243,1255,393281,1103,1257,1246,645,1256,393277,6,1258,1257,
2,4,262268,26,1259,1258,327808,6,1263,1243,1231,393281,1103,1264,1246,645,1263,393277,6,1265,1264,2,4,262268,26,1266,
1265,393296,27,1267,1251,1259,1266,327808,6,1272,1243,1112,393281,1103,1273,1246,645,1272,393277,6,1274,1273,2,4,
262268,26,1275,1274,327808,6,1280,1243,1279,393281,1103,1281,1246,645,1280,393277,6,1282,1281,2,4,262268,26,1283,1282,
327808,6,1288,1243,1287,393281,1103,1289,1246,645,1288,393277,6,1290,1289,2,4,262268,26,1291,1290,393296,27,1292,1275,
1283,1291,262205,6,1294,1213,327817,6,1295,1294,1079,196670,1296,1267,196670,1298,1295,393273,27,1299,36,1296,1298,
327810,27,1301,1299,1292,327745,32,1302,1209,670,196670,1302,1301,327808,6,1307,1243,1306,393281,1103,1308,1246,645,
1307,393277,6,1309,1308,2,4,262268,38,1310,1309,327745,51,1311,1209,683,196670,1311,1310,327808,6,1316,1243,1315,
393281,1103,1317,1246,645,1316,393277,6,1318,1317,2,4,262268,38,1319,1318,327745,51,1320,1209,234,196670,1320,1319,
262205,116,1321,1209,131326,1321,65592,327734,7,125,0,121,196663,9,122,196663,9,123,196663,9,124,131320,126,262203,8,
1328,7,262203,9,1329,7,262203,8,1332,7,262203,9,1333,7,262203,9,1335,7,393281,1324,1325,1094,645,670,262205,127,1326,
1325,262268,7,1327,1326,196670,1328,1327,262205,6,1330,122,196670,1329,1330,393273,7,1331,13,1328,1329,196670,1332,
1331,262205,6,1334,123,196670,1333,1334,262205,6,1336,124,196670,1335,1336,458809,7,1337,19,1332,1333,1335,131326,
1337,65592,327734,39,134,0,131,196663,130,132,196663,9,133,131320,135,262205,127,1340,132,262205,6,1342,133,327812,6,
1343,1341,1342,393281,1103,1344,1340,645,1343,393277,6,1345,1344,2,4,262205,127,1346,132,262205,6,1347,133,327812,6,
1348,1341,1347,327808,6,1349,1348,172,393281,1103,1350,1346,645,1349,393277,6,1351,1350,2,4,262205,127,1352,132,
262205,6,1353,133,327812,6,1354,1341,1353,327808,6,1355,1354,270,393281,1103,1356,1352,645,1355,393277,6,1357,1356,2,
4,393296,1358,1359,1345,1351,1357,262268,39,1360,1359,131326,1360,65592,327734,6,140,0,136,196663,51,137,196663,51,
138,196663,51,139,131320,141,262205,38,1364,137,262205,38,1365,139,327811,38,1366,1364,1365,393228,38,1367,1,9,1366,
524300,38,1369,1,43,1367,381,1368,262205,38,1371,138,262205,38,1372,139,327809,38,1373,1371,1372,393228,38,1374,1,8,
1373,524300,38,1377,1,43,1374,1375,1376,327864,74,1380,1377,1369,196855,1383,0,262394,1380,1382,1384,131320,1382,
131321,1383,131320,1384,262253,6,1386,1369,327811,38,1389,1377,1369,327809,38,1390,1389,539,262253,6,1391,1390,327876,
6,1392,1391,650,327877,6,1393,1386,1392,131321,1383,131320,1383,458997,6,1974,160,1382,1393,1384,131326,1974,65592,
327734,2,147,0,143,196663,142,144,196663,9,145,196663,9,146,131320,148,262203,9,1402,7,262203,9,1405,7,262203,9,1406,
7,262203,9,1413,7,262203,9,1416,7,262203,9,1418,7,262203,130,1422,7,262203,9,1424,7,262203,40,1426,7,262203,51,1427,7,
262203,51,1430,7,262203,32,1433,7,262203,130,1438,7,262203,9,1440,7,262203,40,1442,7,262203,51,1443,7,262203,51,1446,
7,262203,32,1449,7,262203,130,1454,7,262203,9,1456,7,262203,40,1458,7,262203,51,1459,7,262203,51,1462,7,262203,32,
1465,7,262203,40,1469,7,262203,40,1475,7,262203,51,1488,7,262203,51,1491,7,262203,51,1494,7,262203,51,1498,7,262203,
51,1501,7,262203,51,1504,7,262203,51,1508,7,262203,51,1511,7,262203,51,1514,7,262203,95,1517,7,262203,40,1518,7,
262203,40,1520,7,262203,40,1522,7,327745,9,1398,144,222,262205,6,1399,1398,262205,6,1400,145,327808,6,1401,1399,1400,
393281,1236,1403,1094,645,760,262205,6,1404,1403,196670,1402,1404,196670,1405,1401,196670,1406,1113,458809,7,1407,125,
1402,1405,1406,262268,127,1408,1407,393281,1103,1409,1408,645,645,393277,6,1410,1409,2,4,393281,1236,1414,1094,645,
164,262205,6,1415,1414,196670,1413,1415,196670,1416,1410,196670,1418,1412,458809,7,1419,125,1413,1416,1418,262268,127,
1420,1419,196670,1422,1420,196670,1424,160,393273,39,1425,134,1422,1424,196670,1426,1425,327745,51,1428,144,683,
262205,38,1429,1428,196670,1427,1429,327745,51,1431,144,234,262205,38,1432,1431,196670,1430,1432,327745,32,1434,144,
670,262205,27,1435,1434,196670,1433,1435,524345,39,1436,72,1426,1427,1430,1433,196670,1438,1420,196670,1440,172,
393273,39,1441,134,1438,1440,196670,1442,1441,262205,38,1445,1428,196670,1443,1445,262205,38,1448,1431,196670,1446,
1448,262205,27,1451,1434,196670,1449,1451,524345,39,1452,72,1442,1443,1446,1449,196670,1454,1420,196670,1456,270,
393273,39,1457,134,1454,1456,196670,1458,1457,262205,38,1461,1428,196670,1459,1461,262205,38,1464,1431,196670,1462,
1464,262205,27,1467,1434,196670,1465,1467,524345,39,1468,72,1458,1459,1462,1465,458764,39,1472,1,37,1436,1452,458764,
39,1474,1,37,1472,1468,196670,1469,1474,458764,39,1478,1,40,1436,1452,458764,39,1480,1,40,1478,1468,196670,1475,1480,
393281,1177,1483,1094,645,1482,262205,38,1484,1483,327809,38,1486,1484,1485,327745,51,1489,1469,160,262205,38,1490,
1489,196670,1488,1490,327745,51,1492,1475,160,262205,38,1493,1492,196670,1491,1493,196670,1494,1486,458809,6,1496,140,
1488,1491,1494,327745,51,1499,1469,172,262205,38,1500,1499,196670,1498,1500,327745,51,1502,1475,172,262205,38,1503,
1502,196670,1501,1503,196670,1504,1486,458809,6,1506,140,1498,1501,1504,327745,51,1509,1469,270,262205,38,1510,1509,
196670,1508,1510,327745,51,1512,1475,270,262205,38,1513,1512,196670,1511,1513,196670,1514,1486,458809,6,1516,140,1508,
1511,1514,196670,1518,1436,196670,1520,1452,196670,1522,1468,458809,83,1524,93,1518,1520,1522,196670,1517,1524,262205,
6,1529,146,327745,40,1530,1517,645,262205,39,1531,1530,327745,51,1532,1517,670,262205,38,1533,1532,327761,38,1534,
1531,0,327761,38,1535,1531,1,327761,38,1536,1531,2,458832,1525,1537,1534,1535,1536,1533,327745,1538,1539,1528,1529,
196670,1539,1537,262205,6,1541,146,327745,40,1542,1517,222,262205,39,1543,1542,327745,51,1544,1517,683,262205,38,1545,
1544,327761,38,1546,1543,0,327761,38,1547,1543,1,327761,38,1548,1543,2,458832,1525,1549,1546,1547,1548,1545,327745,
1538,1550,1540,1541,196670,1550,1549,262205,6,1552,146,327745,40,1553,1517,662,262205,39,1554,1553,327745,51,1555,
1517,234,262205,38,1556,1555,327761,38,1557,1554,0,327761,38,1558,1554,1,327761,38,1559,1554,2,458832,1525,1560,1557,
1558,1559,1556,327745,1538,1561,1551,1552,196670,1561,1560,262205,6,1563,146,327745,40,1564,1517,650,262205,39,1565,
1564,327745,51,1566,1517,760,262205,38,1567,1566,327761,38,1568,1565,0,327761,38,1569,1565,1,327761,38,1570,1565,2,
458832,1525,1571,1568,1569,1570,1567,327745,1538,1572,1562,1563,196670,1572,1571,262205,6,1577,146,327745,51,1578,
1517,428,262205,38,1579,1578,327745,51,1580,1517,164,262205,38,1581,1580,327760,1573,1582,1579,1581,327745,1583,1584,
1576,1577,196670,1584,1582,262205,6,1588,146,327879,6,1591,1496,1590,327879,6,1593,1506,1590,327876,6,1594,1593,650,
327877,6,1595,1591,1594,327879,6,1597,1516,1590,327876,6,1598,1597,234,327877,6,1599,1595,1598,327874,6,1601,1496,650,
327876,6,1602,1601,760,327877,6,1603,1599,1602,327874,6,1605,1506,650,327876,6,1606,1605,1482,327877,6,1607,1603,1606,
327874,6,1609,1516,650,327876,6,1611,1609,1610,327877,6,1612,1607,1611,327745,1167,1613,1587,1588,196670,1613,1612,
65789,65592,327734,2,153,0,149,196663,9,150,196663,9,151,196663,9,152,131320,154,262203,1614,1631,7,327739,1670,1671,
7,1667,327739,1670,1677,7,1667,262203,1614,1738,7,262203,95,1758,7,262203,40,1760,7,262205,6,1616,150,327745,1167,
1617,1587,1616,262205,6,1618,1617,327879,6,1619,1618,1590,262205,6,1620,150,327745,1167,1621,1587,1620,262205,6,1622,
1621,327874,6,1623,1622,650,327879,6,1624,1623,1590,262205,6,1625,150,327745,1167,1626,1587,1625,262205,6,1627,1626,
327874,6,1628,1627,234,327879,6,1629,1628,1590,393296,1358,1630,1619,1624,1629,262205,6,1632,150,327745,1167,1633,
1587,1632,262205,6,1634,1633,327874,6,1635,1634,760,327879,6,1636,1635,1306,262205,6,1637,150,327745,1167,1638,1587,
1637,262205,6,1639,1638,327874,6,1640,1639,1482,327879,6,1641,1640,1306,262205,6,1642,150,327745,1167,1643,1587,1642,
262205,6,1644,1643,327874,6,1645,1644,1610,327879,6,1646,1645,1306,393296,1358,1647,1636,1641,1646,196670,1631,1647,
327745,9,1649,1631,160,262205,6,1650,1649,327745,9,1651,1631,172,262205,6,1652,1651,327812,6,1653,1650,1652,327745,9,
1654,1631,270,262205,6,1655,1654,327812,6,1656,1653,1655,262205,6,1669,1649,327745,9,1672,1671,1669,262205,6,1673,
1672,262205,6,1676,1651,327745,9,1678,1677,1676,262205,6,1679,1678,262205,6,1681,150,327745,1538,1682,1528,1681,
262205,1525,1683,1682,524367,39,1684,1683,1683,0,1,2,262205,6,1685,150,327745,1538,1686,1540,1685,262205,1525,1687,
1686,524367,39,1688,1687,1687,0,1,2,262205,6,1689,150,327745,1538,1690,1551,1689,262205,1525,1691,1690,524367,39,1692,
1691,1691,0,1,2,262205,6,1693,150,327745,1538,1694,1562,1693,262205,1525,1695,1694,524367,39,1696,1695,1695,0,1,2,
262205,6,1697,150,393281,1698,1699,1528,1697,1341,262205,38,1700,1699,262205,6,1701,150,393281,1698,1702,1540,1701,
1341,262205,38,1703,1702,262205,6,1704,150,393281,1698,1705,1551,1704,1341,262205,38,1706,1705,262205,6,1707,150,
393281,1698,1708,1576,1707,160,262205,38,1709,1708,262205,6,1710,150,393281,1698,1711,1576,1710,172,262205,38,1712,
1711,262205,6,1713,150,393281,1698,1714,1562,1713,1341,262205,38,1715,1714,852048,83,1716,1684,1688,1692,1696,1700,
1703,1706,1709,1712,1715,262205,6,1718,151,131321,1719,131320,1719,458997,6,1975,1718,154,1778,1720,327856,74,1726,
1975,1656,262390,1721,1720,0,262394,1726,1720,1721,131320,1720,327812,6,1730,1975,1673,327874,6,1732,1730,1731,327812,
6,1736,1732,1679,327874,6,1737,1736,1731,262205,6,1743,1649,327812,6,1744,1732,1743,327810,6,1745,1975,1744,262205,6,
1749,1651,327812,6,1750,1737,1749,327810,6,1751,1732,1750,393296,1358,1753,1745,1751,1737,327808,1358,1754,1630,1753,
196670,1738,1754,262256,39,1757,1754,196670,1758,1716,196670,1760,1757,393273,38,1761,99,1758,1760,327745,9,1762,1738,
160,262205,6,1763,1762,327745,9,1764,1738,172,262205,6,1765,1764,327876,6,1766,1765,650,327877,6,1767,1763,1766,
327745,9,1768,1738,270,262205,6,1769,1768,327876,6,1770,1769,234,327877,6,1771,1767,1770,327745,1167,1772,1161,1771,
262268,6,1774,1761,458989,6,1775,1772,172,160,1774,262205,6,1776,152,327808,6,1778,1975,1776,131321,1719,131320,1721,
65789,65592,327734,2,157,0,155,196663,9,156,131320,158,262203,142,1779,7,262203,9,1780,7,262203,142,1833,7,262203,9,
1835,7,262203,9,1836,7,262203,9,1854,7,262203,9,1856,7,262203,9,1857,7,262203,9,1888,7,262203,9,1891,7,262203,9,1892,
7,262203,9,1903,7,262203,9,1906,7,262203,9,1914,7,262203,75,1915,7,262205,6,1781,156,196670,1780,1781,327737,116,1782,
119,1780,196670,1779,1782,262205,6,1784,1139,131321,1787,131320,1787,458997,6,1976,1784,158,1798,1788,327856,74,1793,
1976,1120,262390,1789,1788,0,262394,1793,1788,1789,131320,1788,327745,1167,1796,1161,1976,196670,1796,1795,327808,6,
1798,1976,1194,131321,1787,131320,1789,131321,1800,131320,1800,458997,6,1977,160,1789,1865,1803,327745,9,1806,1779,
662,262205,6,1807,1806,327856,74,1808,1977,1807,262390,1802,1803,0,262394,1808,1801,1802,131320,1801,262205,6,1811,
1806,327810,6,1813,1811,1977,458764,6,1814,1,38,1813,610,327812,6,1818,270,1814,327810,6,1819,1818,172,393228,26,1820,
1,75,1819,262268,6,1821,1820,327874,6,1822,1194,1821,458764,6,1823,1,41,1816,1822,262368,270,270,1824,327856,74,1827,
1784,1814,196855,1829,0,262394,1827,1828,1829,131320,1828,327808,6,1832,1977,1784,196670,1833,1782,196670,1835,1832,
196670,1836,1784,458809,2,1838,147,1833,1835,1836,131321,1829,131320,1829,262368,270,270,1824,327814,6,1842,1784,1823,
131321,1843,131320,1843,458997,6,1979,1842,1829,1863,1844,327856,74,1850,1979,1814,262390,1845,1844,0,262394,1850,
1844,1845,131320,1844,327817,6,1853,1784,1823,196670,1854,1979,196670,1856,1853,196670,1857,1823,458809,2,1859,153,
1854,1856,1857,327814,6,1861,1194,1823,327808,6,1863,1979,1861,131321,1843,131320,1845,131321,1803,131320,1803,327808,
6,1865,1977,610,131321,1800,131320,1802,262368,270,270,1824,327745,9,1866,1779,650,262205,6,1867,1866,327851,74,1868,
1867,160,196855,1870,0,262394,1868,1869,1902,131320,1869,131321,1873,131320,1873,458997,6,1978,1784,1869,1901,1874,
327856,74,1879,1978,1120,262390,1875,1874,0,262394,1879,1874,1875,131320,1874,262205,6,1881,1866,327810,6,1882,1881,
172,393281,1236,1883,1094,645,239,262205,6,1884,1883,327812,6,1885,1882,1884,327808,6,1887,1885,1978,393281,1236,1889,
1094,645,1227,262205,6,1890,1889,196670,1888,1890,196670,1891,1887,196670,1892,1113,458809,7,1893,125,1888,1891,1892,
262268,127,1894,1893,393281,1103,1895,1894,645,645,327745,1167,1897,1161,1978,262205,6,1898,1897,458989,6,1899,1895,
172,160,1898,327808,6,1901,1978,1194,131321,1873,131320,1875,131321,1870,131320,1902,327745,9,1904,1779,645,262205,6,
1905,1904,196670,1903,1905,393281,1236,1907,1094,645,428,262205,6,1908,1907,196670,1906,1908,393273,6,1909,109,1903,
1906,393281,1236,1911,1094,645,1910,262205,6,1912,1911,327851,74,1913,1912,160,196670,1914,1909,196670,1915,1913,
393273,2,1916,114,1914,1915,131321,1870,131320,1870,262368,270,270,1824,65789,65592,
};
static const uint32_t raysort_words_sdf_encode[] = {
119734787,66816,524299,407,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,655375,5,4,
1852399981,0,181,228,250,296,382,393232,4,17,128,1,1,196679,119,42,196679,132,42,196679,134,42,196679,139,42,196679,
141,42,196679,145,42,327752,172,0,35,0,327752,172,1,35,8,327752,172,2,35,16,327752,172,3,35,24,327752,172,4,35,32,
327752,172,5,35,40,327752,172,6,35,48,327752,172,7,35,56,327752,172,8,35,60,327752,172,9,35,64,327752,172,10,35,68,
327752,172,11,35,72,327752,172,12,35,76,327752,172,13,35,80,327752,172,14,35,84,327752,172,15,35,88,262215,173,6,4,
262216,174,0,24,327752,174,0,35,0,196679,174,2,262215,175,6,4,327752,176,0,35,0,196679,176,2,262215,177,6,4,262216,
178,0,25,327752,178,0,35,0,196679,178,2,327752,179,0,35,0,196679,179,2,262215,228,11,29,262215,296,11,26,262215,382,
11,24,262215,387,1,15,262215,388,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,393249,15,7,8,9,9,327713,21,6,9,9,196630,26,32,262176,27,7,26,393249,28,6,27,27,9,131092,38,262176,39,
7,38,327713,40,2,9,39,262187,6,46,0,262165,50,32,1,262187,50,51,8,262174,54,6,6,262187,6,59,1,262187,50,63,24,262187,
50,109,1,262187,6,133,2,262187,26,140,947628162,262187,6,163,262144,196647,169,5349,196647,170,5349,196647,171,5349,
1179678,172,169,169,169,169,170,171,171,6,6,6,6,6,6,26,26,6,196637,173,6,196638,174,173,262176,169,5349,174,196637,
175,6,196638,176,175,262176,170,5349,176,196637,177,6,196638,178,177,262176,171,5349,178,196638,179,172,262176,180,9,
179,262203,180,181,9,262187,50,182,0,262176,183,9,169,262176,191,5349,6,262187,6,194,16777215,262187,6,200,8,262187,6,
201,4,262187,6,204,32,262187,6,208,512,262187,50,213,5,262176,214,9,171,262176,227,1,6,262203,227,228,1,262172,248,6,
208,262176,249,4,248,262203,249,250,4,262176,256,4,6,262187,50,260,14,262176,266,9,26,262187,6,283,128,262187,50,287,
2,262187,50,290,37,262167,294,6,3,262176,295,1,294,262203,295,296,1,262187,50,308,3,262187,50,312,11,262176,315,9,6,
262187,50,329,4,262176,330,9,170,262187,50,334,10,262187,50,340,12,262187,6,350,264,262187,50,368,7,262187,50,375,15,
262203,295,382,1,262194,6,387,397057,393260,294,388,283,59,59,327734,2,4,0,3,131320,5,262203,8,313,7,262203,9,314,7,
262203,8,319,7,262203,9,320,7,262203,9,322,7,262203,8,335,7,262203,9,336,7,262203,8,344,7,262203,9,345,7,262203,9,347,
7,262203,9,369,7,262203,9,371,7,262203,9,379,7,262203,39,380,7,393281,183,288,181,182,287,262205,169,289,288,393281,
191,291,289,182,290,393277,6,292,291,2,4,327745,227,297,296,46,262205,6,298,297,131321,299,131320,299,458997,6,397,
298,5,386,302,327856,38,306,397,292,262390,301,302,0,262394,306,300,301,131320,300,393281,183,309,181,182,308,262205,
169,310,309,262268,7,311,310,196670,313,311,393281,315,316,181,182,312,262205,6,317,316,196670,314,317,393273,7,318,
13,313,314,196670,319,318,196670,320,397,196670,322,201,458809,7,323,19,319,320,322,262268,169,324,323,393281,191,325,
324,182,182,393277,6,326,325,2,4,393281,330,331,181,182,329,262205,170,332,331,262268,7,333,332,196670,335,333,393281,
315,337,181,182,334,262205,6,338,337,196670,336,338,393273,7,339,13,335,336,393281,315,341,181,182,340,262205,6,342,
341,327812,6,343,201,342,196670,344,339,196670,345,397,196670,347,343,458809,7,348,19,344,345,347,262268,170,349,348,
262368,133,133,350,262205,6,352,228,131321,353,131320,353,458997,6,398,352,300,367,354,327856,38,359,398,208,262390,
355,354,0,262394,359,354,355,131320,354,393281,191,363,349,182,398,393277,6,364,363,2,4,327745,256,365,250,398,196670,
365,364,327808,6,367,398,283,131321,353,131320,355,262368,133,133,350,196670,369,326,393281,315,372,181,182,368,
262205,6,373,372,196670,371,373,393273,6,374,36,369,371,393281,315,376,181,182,375,262205,6,377,376,327851,38,378,377,
46,196670,379,374,196670,380,378,393273,2,381,43,379,380,131321,302,131320,302,327745,227,383,382,46,262205,6,384,383,
327808,6,386,397,384,131321,299,131320,301,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,47,
11,46,262205,6,48,47,262205,6,49,12,327876,6,52,49,51,327829,54,55,48,52,327761,6,56,55,1,327761,6,57,55,0,327745,9,
60,11,59,262205,6,61,60,262205,6,62,12,327874,6,64,62,63,327808,6,65,61,64,327808,6,67,65,56,327760,7,68,57,67,131326,
68,65592,327734,7,19,0,15,196663,8,16,196663,9,17,196663,9,18,131320,20,262205,6,71,17,262205,6,72,18,327831,54,75,71,
72,327761,6,76,75,0,327761,6,77,75,1,327745,9,78,16,46,262205,6,79,78,327829,54,82,79,76,327761,6,83,82,1,327761,6,84,
82,0,327745,9,86,16,59,262205,6,87,86,327808,6,89,87,77,327808,6,91,89,83,327760,7,92,84,91,131326,92,65592,327734,6,
24,0,21,196663,9,22,196663,9,23,131320,25,131321,96,131320,96,458997,6,400,46,25,110,97,262205,6,102,23,327856,38,103,
400,102,262390,98,97,0,262394,103,97,98,131320,97,262205,6,104,22,327810,6,105,104,59,262205,6,106,22,327879,6,107,
106,105,196670,22,107,327808,6,110,400,109,131321,96,131320,98,262205,6,111,22,393228,50,112,1,73,111,262268,6,113,
112,131326,113,65592,327734,6,32,0,28,196663,27,29,196663,27,30,196663,9,31,131320,33,262205,6,118,31,327808,6,119,
118,59,131321,120,131320,120,458997,6,402,46,33,153,121,458997,6,401,119,33,157,121,327810,6,127,401,402,327852,38,
128,127,59,262390,122,121,0,262394,128,121,122,131320,121,327808,6,132,402,401,327814,6,134,132,133,262256,26,137,134,
262205,26,138,30,327813,26,139,137,138,327809,26,141,139,140,327813,26,145,141,141,262205,26,148,29,327868,38,149,145,
148,393385,6,153,149,134,402,393385,6,157,149,401,134,131321,120,131320,122,131326,402,65592,327734,6,36,0,21,196663,
9,34,196663,9,35,131320,37,262203,9,165,7,262203,9,167,7,262205,6,162,34,327814,6,164,162,163,262205,6,166,35,196670,
165,166,196670,167,164,393273,6,168,24,165,167,393281,183,184,181,182,109,262205,169,185,184,327812,6,187,168,163,
262205,6,188,34,327817,6,189,188,163,327808,6,190,187,189,393281,191,192,185,182,190,393277,6,193,192,2,4,327879,6,
195,193,194,131326,195,65592,327734,2,43,0,40,196663,9,41,196663,39,42,131320,44,262203,8,220,7,262203,9,221,7,262203,
9,223,7,262203,27,264,7,262203,27,265,7,262203,9,269,7,262205,38,199,42,393385,6,202,199,200,201,327814,6,206,204,202,
327814,6,210,208,202,393281,214,215,181,182,213,262205,171,216,215,262268,7,217,216,327812,6,219,201,210,196670,220,
217,262205,6,222,41,196670,221,222,196670,223,219,458809,7,224,19,220,221,223,262268,171,225,224,262205,6,229,228,
131321,230,131320,230,458997,6,403,229,44,285,233,327856,38,237,403,210,262390,232,233,0,262394,237,231,232,131320,
231,131321,240,131320,240,458997,6,406,46,231,276,241,458997,6,404,46,231,278,241,327856,38,247,404,202,262390,242,
241,0,262394,247,241,242,131320,241,327812,6,253,403,202,327808,6,255,253,404,327745,256,257,250,255,262205,6,258,257,
262268,26,259,258,327876,6,262,59,206,327810,6,263,262,59,196670,264,259,393281,266,267,181,182,260,262205,26,268,267,
196670,265,268,196670,269,263,458809,6,270,32,264,265,269,327812,6,273,206,404,327876,6,274,270,273,327877,6,276,406,
274,327808,6,278,404,109,131321,240,131320,242,393281,191,282,225,182,403,327742,282,406,2,4,131321,233,131320,233,
327808,6,285,403,283,131321,230,131320,232,65789,65592,
};
static const uint32_t raysort_words_sdf_occupy[] = {
119734787,66816,524299,338,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,101,121,134,181,189,190,393232,4,17,128,1,1,327752,92,0,35,0,327752,92,1,35,8,327752,92,2,35,16,327752,
92,3,35,24,327752,92,4,35,32,327752,92,5,35,36,262215,93,6,4,327752,94,0,35,0,196679,94,2,262215,95,6,4,262216,96,0,
24,327752,96,0,35,0,196679,96,2,262215,97,6,4,262216,98,0,25,327752,98,0,35,0,196679,98,2,327752,99,0,35,0,196679,99,
2,262215,121,11,26,262215,134,11,29,262215,317,1,15,262215,318,11,25,131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,
327713,8,6,7,7,262165,13,32,1,262167,14,13,3,262177,15,14,7,262176,19,7,14,262177,20,6,19,262187,6,29,0,131092,37,
262187,6,40,1,262187,13,45,1,262187,6,53,63,262187,13,57,6,262187,13,62,12,262167,69,6,3,262176,70,7,69,262187,6,82,2,
196647,89,5349,196647,90,5349,196647,91,5349,524318,92,89,90,89,91,6,6,196637,93,6,196638,94,93,262176,89,5349,94,
196637,95,6,196638,96,95,262176,90,5349,96,196637,97,6,196638,98,97,262176,91,5349,98,196638,99,92,262176,100,9,99,
262203,100,101,9,262187,13,102,0,262187,13,103,5,262176,104,9,6,262187,6,107,262144,262176,120,1,69,262203,120,121,1,
262176,122,1,6,262187,13,126,4,262203,122,134,1,262187,6,137,4,262187,6,138,6,262187,6,146,1024,262176,149,9,89,
262176,154,5349,6,262187,6,161,5,262187,6,175,32,262172,179,6,175,262176,180,4,179,262203,180,181,4,262176,183,4,6,
262203,183,189,4,262203,183,190,4,262187,6,191,264,262176,202,9,90,262187,6,220,1073741824,262187,6,228,536870912,
262187,6,235,2147483648u,262187,6,251,31,262187,6,255,128,262187,13,262,2,262187,6,266,64,262187,6,298,33,262194,6,
317,397313,393260,69,318,255,40,40,262187,6,334,1040,262187,6,335,1039,393260,69,336,53,53,53,262187,6,337,8192,
327734,2,4,0,3,131320,5,262203,7,127,7,262203,7,130,7,262203,7,211,7,262203,19,214,7,262203,7,268,7,262203,7,270,7,
327745,122,123,121,40,262205,6,124,123,393281,104,128,101,102,126,262205,6,129,128,196670,127,129,196670,130,124,
393273,6,132,11,127,130,262205,6,135,134,327812,6,140,138,132,327808,6,141,137,140,327812,6,142,137,141,327745,122,
144,121,29,262205,6,145,144,327812,6,147,145,146,393281,149,150,101,102,102,262205,89,151,150,327808,6,153,142,137,
393281,154,155,151,102,153,393277,6,156,155,2,4,262268,13,157,156,327808,6,162,142,161,393281,154,163,151,102,162,
393277,6,164,163,2,4,262268,13,165,164,327808,6,169,142,138,393281,154,170,151,102,169,393277,6,171,170,2,4,262268,13,
172,171,393296,14,173,157,165,172,327856,37,176,135,175,196855,178,0,262394,176,177,178,131320,177,327745,183,184,181,
135,196670,184,29,131321,178,131320,178,327850,37,186,135,175,196855,188,0,262394,186,187,188,131320,187,196670,190,
29,196670,189,29,131321,188,131320,188,262368,82,82,191,131321,194,131320,194,458997,6,328,135,188,257,197,327856,37,
200,328,146,262390,196,197,0,262394,200,195,196,131320,195,393281,202,203,101,102,45,262205,90,204,203,327812,6,206,
132,107,327808,6,210,147,328,196670,211,210,327737,14,212,17,211,327808,14,213,173,212,196670,214,213,327737,6,215,22,
214,327808,6,216,206,215,393281,154,217,204,102,216,393277,6,218,217,2,4,327879,6,221,218,220,327851,37,222,221,29,
196855,224,0,262394,222,223,226,131320,223,458986,6,225,189,40,29,40,131321,224,131320,226,327879,6,229,218,228,
327851,37,230,229,29,196855,232,0,262394,230,231,232,131320,231,458986,6,233,190,40,29,40,131321,232,131320,232,
131321,224,131320,224,327879,6,236,218,235,327850,37,237,236,29,262312,37,238,237,196855,240,0,262394,238,239,240,
131320,239,131321,240,131320,240,458997,37,244,237,224,222,239,196855,246,0,262394,244,245,246,131320,245,327814,6,
248,328,175,327745,183,249,181,248,327879,6,252,328,251,327876,6,253,40,252,458993,6,254,249,40,29,253,131321,246,
131320,246,131321,197,131320,197,327808,6,257,328,255,131321,194,131320,196,262368,82,82,191,196855,261,0,262394,176,
260,261,131320,260,393281,149,263,101,102,262,262205,89,264,263,327814,6,267,147,266,196670,268,124,196670,270,267,
393273,6,271,26,268,270,327808,6,273,271,135,327745,183,275,181,135,262205,6,276,275,393281,154,277,264,102,273,
327742,277,276,2,4,131321,261,131320,261,196855,281,0,262394,186,280,281,131320,280,262205,6,282,189,327851,37,283,
282,29,131321,281,131320,281,458997,37,284,186,261,283,280,196855,286,0,262394,284,285,286,131320,285,327812,6,290,
175,132,327808,6,293,290,334,393281,154,294,151,102,293,262205,6,295,189,458986,6,296,294,40,29,295,131321,286,131320,
286,327850,37,299,135,298,196855,301,0,262394,299,300,301,131320,300,262205,6,302,190,327851,37,303,302,29,131321,301,
131320,301,458997,37,304,299,286,303,300,196855,306,0,262394,304,305,306,131320,305,327812,6,310,175,132,327808,6,313,
310,335,393281,154,314,151,102,313,262205,6,315,190,458986,6,316,314,40,29,315,131321,306,131320,306,65789,65592,
327734,6,11,0,8,196663,7,9,196663,7,10,131320,12,131321,30,131320,30,458997,6,333,29,12,46,31,262205,6,36,10,327856,
37,38,333,36,262390,32,31,0,262394,38,31,32,131320,31,262205,6,39,9,327810,6,41,39,40,262205,6,42,9,327879,6,43,42,41,
196670,9,43,327808,6,46,333,45,131321,30,131320,32,262205,6,47,9,393228,13,48,1,73,47,262268,6,49,48,131326,49,65592,
327734,14,17,0,15,196663,7,16,131320,18,262205,6,52,16,327879,6,54,52,53,262268,13,55,54,262205,6,56,16,327874,6,58,
56,57,327879,6,59,58,53,262268,13,60,59,262205,6,61,16,327874,6,63,61,62,327879,6,64,63,53,262268,13,65,64,393296,14,
66,55,60,65,131326,66,65592,327734,6,22,0,20,196663,19,21,131320,23,262203,70,71,7,262205,14,72,21,262268,69,73,72,
327879,69,75,73,336,196670,71,75,327745,7,76,71,29,262205,6,77,76,327745,7,78,71,40,262205,6,79,78,327876,6,80,79,57,
327877,6,81,77,80,327745,7,83,71,82,262205,6,84,83,327876,6,85,84,62,327877,6,86,81,85,131326,86,65592,327734,6,26,0,
8,196663,7,24,196663,7,25,131320,27,393281,104,105,101,102,103,262205,6,106,105,327812,6,108,106,107,262205,6,109,24,
327812,6,112,109,337,327808,6,113,108,112,262205,6,114,25,327812,6,115,82,114,327808,6,116,113,115,131326,116,65592,
};
static const uint32_t raysort_words_sdf_skip[] = {
119734787,66816,524299,578,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,58,178,198,203,393232,4,17,128,1,1,327752,49,0,35,0,327752,49,1,35,8,327752,49,2,35,16,327752,49,3,35,24,
327752,49,4,35,32,327752,49,5,35,36,262215,50,6,4,327752,51,0,35,0,196679,51,2,262215,52,6,4,262216,53,0,24,327752,53,
0,35,0,196679,53,2,262215,54,6,4,262216,55,0,25,327752,55,0,35,0,196679,55,2,327752,56,0,35,0,196679,56,2,262215,198,
11,26,262215,203,11,29,196679,312,24,262215,536,1,15,262215,537,11,25,131091,2,196641,3,2,262165,6,32,0,262176,7,7,6,
327713,8,6,7,7,458785,13,6,7,7,7,7,262167,20,6,2,262176,21,7,20,131092,22,262176,23,7,22,327713,24,20,21,23,393249,29,
6,7,7,7,327713,35,20,21,7,393249,40,20,7,7,7,196647,46,5349,196647,47,5349,196647,48,5349,524318,49,46,47,46,48,6,6,
196637,50,6,196638,51,50,262176,46,5349,51,196637,52,6,196638,53,52,262176,47,5349,53,196637,54,6,196638,55,54,262176,
48,5349,55,196638,56,49,262176,57,9,56,262203,57,58,9,262165,59,32,1,262187,59,60,0,262187,59,61,5,262176,62,9,6,
262187,6,65,262144,262187,6,68,2,262187,6,81,3,262187,6,107,0,262187,6,112,63,262187,6,119,4,262187,59,130,6,262187,6,
140,1,262187,6,143,32,262187,6,161,64,262187,6,169,1472,262172,176,20,169,262176,177,4,176,262203,177,178,4,262187,6,
185,1471,262176,187,4,20,327724,20,191,107,107,262167,196,6,3,262176,197,1,196,262203,197,198,1,262176,199,1,6,262203,
199,203,1,262187,6,208,7,262187,59,213,3,262187,6,215,8,262187,59,249,2,262176,250,9,46,262176,254,5349,6,262187,6,
273,128,262172,284,20,119,262176,285,7,284,262187,59,296,1,262187,6,298,264,262172,308,6,208,655404,308,309,140,140,
140,68,68,119,119,262176,311,7,308,262187,6,322,12,262172,329,20,322,262176,330,7,329,262194,6,536,397569,393260,196,
537,273,140,140,262187,6,577,8192,327734,2,4,0,3,131320,5,262203,7,239,7,262203,7,240,7,262203,7,242,7,262203,7,245,7,
262203,7,247,7,262203,21,267,7,262203,23,268,7,262203,285,286,7,262203,285,288,7,262203,285,290,7,327739,311,312,7,
309,262203,330,331,7,262203,7,338,7,262203,7,340,7,262203,7,341,7,262203,7,343,7,262203,7,345,7,262203,7,347,7,262203,
7,350,7,262203,7,352,7,262203,7,353,7,262203,7,357,7,262203,7,359,7,262203,7,361,7,262203,21,365,7,262203,7,366,7,
262203,7,466,7,262203,7,467,7,262203,7,468,7,262203,21,479,7,262203,21,505,7,262203,23,507,7,262203,7,510,7,262203,7,
512,7,262203,7,514,7,262203,7,516,7,327745,199,200,198,140,262205,6,201,200,262205,6,204,203,327745,199,206,198,107,
262205,6,207,206,327879,6,209,207,208,327874,6,214,207,213,327812,6,216,214,215,131321,219,131320,219,458997,6,548,
204,5,275,222,327856,22,225,548,169,262390,221,222,0,262394,225,220,221,131320,220,327814,6,229,548,161,327808,6,230,
216,229,327856,22,233,230,161,196855,235,0,262394,233,234,235,131320,234,327879,6,238,548,112,196670,239,238,196670,
240,230,196670,242,209,458809,6,244,33,239,240,242,196670,245,201,196670,247,244,393273,6,248,11,245,247,393281,250,
251,58,60,249,262205,46,252,251,393281,254,255,252,60,248,393277,6,256,255,2,4,327808,6,260,248,140,393281,254,261,
252,60,260,393277,6,262,261,2,4,327760,20,263,256,262,327879,6,265,209,140,327851,22,266,265,107,196670,267,263,
196670,268,266,393273,20,269,27,267,268,131321,235,131320,235,458997,20,568,191,220,269,234,327745,187,272,178,548,
196670,272,568,131321,222,131320,222,327808,6,275,548,273,131321,219,131320,221,131321,277,131320,277,458997,6,549,
107,221,297,278,327856,22,283,549,119,262390,279,278,1,262394,283,278,279,131320,278,327745,21,292,290,549,196670,292,
191,327745,21,293,288,549,196670,293,191,327745,21,294,286,549,196670,294,191,327808,6,297,549,296,131321,277,131320,
279,262368,68,68,298,131321,300,131320,300,458997,6,550,107,279,445,303,327856,22,306,550,208,262390,302,303,1,262394,
306,301,302,131320,301,327745,7,313,312,550,262205,6,314,313,131321,316,131320,316,458997,6,558,107,301,373,319,
327856,22,323,558,322,262390,318,319,1,262394,323,317,318,131320,317,327812,6,327,558,273,327808,6,328,204,327,327856,
22,334,328,169,196855,337,0,262394,334,336,369,131320,336,196670,338,328,196670,340,107,196670,341,107,458809,20,342,
44,338,340,341,196670,343,328,196670,345,314,196670,347,107,458809,20,348,44,343,345,347,327877,20,349,342,348,196670,
350,328,196670,352,107,196670,353,314,458809,20,355,44,350,352,353,327877,20,356,349,355,196670,357,328,196670,359,
314,196670,361,314,458809,20,363,44,357,359,361,327877,20,364,356,363,196670,365,364,196670,366,314,393273,20,368,38,
365,366,131321,337,131320,369,131321,337,131320,337,458997,20,565,368,336,191,369,327745,21,371,331,558,196670,371,
565,131321,319,131320,319,327808,6,373,558,296,131321,316,131320,318,262368,68,68,298,131321,375,131320,375,458997,6,
559,107,318,398,378,327856,22,381,559,322,262390,377,378,1,262394,381,376,377,131320,376,327812,6,384,559,273,327808,
6,385,204,384,327856,22,386,385,169,196855,388,0,262394,386,387,388,131320,387,327745,21,394,331,559,262205,20,395,
394,327745,187,396,178,385,196670,396,395,131321,388,131320,388,131321,378,131320,378,327808,6,398,559,296,131321,375,
131320,377,262368,68,68,298,131321,400,131320,400,458997,6,560,107,377,443,401,327856,22,406,560,119,262390,402,401,1,
262394,406,401,402,131320,401,327745,21,409,331,560,262205,20,410,409,262344,20,411,410,327745,21,414,286,560,262205,
20,415,414,327879,20,417,415,411,327745,21,420,288,560,262205,20,421,420,327879,20,423,421,417,262205,20,427,414,
327878,20,428,427,411,196670,414,428,262205,20,433,420,327878,20,434,433,417,196670,420,434,327745,21,438,290,560,
262205,20,439,438,327878,20,440,439,423,196670,438,440,327808,6,443,560,296,131321,400,131320,402,131321,303,131320,
303,327808,6,445,550,296,131321,300,131320,302,131321,447,131320,447,458997,6,551,107,302,535,450,327856,22,453,551,
119,262390,449,450,1,262394,453,448,449,131320,448,327812,6,457,551,273,327808,6,458,204,457,327879,6,461,458,112,
327814,6,464,458,161,327808,6,465,216,464,196670,466,461,196670,467,465,196670,468,209,458809,6,470,33,466,467,468,
131321,472,131320,472,458997,6,552,107,448,533,475,327856,22,478,552,81,262390,474,475,1,262394,478,473,474,131320,
473,327850,22,481,552,107,196855,484,0,262394,481,483,488,131320,483,327745,21,486,286,551,262205,20,487,486,131321,
484,131320,488,327850,22,490,552,140,196855,493,0,262394,490,492,497,131320,492,327745,21,495,288,551,262205,20,496,
495,131321,493,131320,497,327745,21,499,290,551,262205,20,500,499,131321,493,131320,493,458997,20,554,496,492,500,497,
131321,484,131320,484,458997,20,555,487,483,554,493,327879,6,503,209,140,327851,22,504,503,107,196670,505,555,196670,
507,504,393273,20,508,27,505,507,196670,479,508,196670,510,201,196670,512,209,196670,514,552,196670,516,470,524345,6,
518,18,510,512,514,516,393281,250,519,58,60,249,262205,46,520,519,327745,7,522,479,107,262205,6,523,522,393281,254,
524,520,60,518,327742,524,523,2,4,327808,6,528,518,140,327745,7,529,479,140,262205,6,530,529,393281,254,531,520,60,
528,327742,531,530,2,4,131321,475,131320,475,327808,6,533,552,296,131321,472,131320,474,131321,450,131320,450,327808,
6,535,551,296,131321,447,131320,449,65789,65592,327734,6,11,0,8,196663,7,9,196663,7,10,131320,12,393281,62,63,58,60,
61,262205,6,64,63,327812,6,66,64,65,262205,6,67,9,327812,6,71,67,577,327808,6,72,66,71,262205,6,73,10,327812,6,74,68,
73,327808,6,75,72,74,131326,75,65592,327734,6,18,0,13,196663,7,14,196663,7,15,196663,7,16,196663,7,17,131320,19,
262205,6,78,14,327812,6,79,78,65,262205,6,80,15,327812,6,82,80,81,262205,6,83,16,327808,6,84,82,83,327812,6,86,84,577,
327808,6,87,79,86,262205,6,88,17,327812,6,89,68,88,327808,6,90,87,89,131326,90,65592,327734,20,27,0,24,196663,21,25,
196663,23,26,131320,28,262205,22,93,26,196855,96,0,262394,93,95,100,131320,95,262205,20,97,25,458831,20,98,97,97,1,0,
262348,20,99,98,131321,96,131320,100,262205,20,101,25,131321,96,131320,96,458997,20,573,99,95,101,100,131326,573,
65592,327734,6,33,0,29,196663,7,30,196663,7,31,196663,7,32,131320,34,262205,6,105,32,327879,6,106,105,68,327851,22,
108,106,107,196855,111,0,262394,108,110,115,131320,110,262205,6,113,30,327810,6,114,112,113,131321,111,131320,115,
262205,6,116,30,131321,111,131320,111,458997,6,574,114,110,116,115,262205,6,118,32,327879,6,120,118,119,327851,22,121,
120,107,196855,124,0,262394,121,123,127,131320,123,262205,6,125,31,327810,6,126,112,125,131321,124,131320,127,262205,
6,128,31,131321,124,131320,124,458997,6,575,126,123,128,127,327876,6,131,575,130,327877,6,132,574,131,131326,132,
65592,327734,20,38,0,35,196663,21,36,196663,7,37,131320,39,262205,20,135,36,327745,7,136,36,107,262205,6,137,136,
262205,6,138,37,327874,6,139,137,138,327745,7,141,36,140,262205,6,142,141,262205,6,144,37,327810,6,145,143,144,327876,
6,146,142,145,327877,6,147,139,146,262205,6,149,141,262205,6,150,37,327874,6,151,149,150,327760,20,152,147,151,327877,
20,153,135,152,131326,153,65592,327734,20,44,0,40,196663,7,41,196663,7,42,196663,7,43,131320,45,262205,6,157,41,
327879,6,158,157,112,262205,6,159,42,327808,6,160,158,159,327856,22,162,160,161,196855,164,0,262394,162,163,164,
131320,163,262205,6,165,41,262205,6,166,43,327812,6,167,161,166,327808,6,168,165,167,327856,22,170,168,169,131321,164,
131320,164,458997,22,171,162,45,170,163,196855,175,0,262394,171,174,190,131320,174,262205,6,179,41,262205,6,180,42,
327808,6,181,179,180,262205,6,182,43,327812,6,183,161,182,327808,6,184,181,183,458764,6,186,1,38,184,185,327745,187,
188,178,186,262205,20,189,188,131321,175,131320,190,131321,175,131320,175,458997,20,576,189,174,191,190,131326,576,
65592,
};
static const uint32_t raysort_words_sdf_pack[] = {
119734787,66816,524299,292,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,524303,5,4,
1852399981,0,111,128,178,393232,4,17,128,1,1,262215,111,11,26,327752,119,0,35,0,327752,119,1,35,8,327752,119,2,35,16,
327752,119,3,35,24,327752,119,4,35,32,327752,119,5,35,36,262215,120,6,4,327752,121,0,35,0,196679,121,2,262215,122,6,4,
262216,123,0,24,327752,123,0,35,0,196679,123,2,262215,124,6,4,262216,125,0,25,327752,125,0,35,0,196679,125,2,327752,
126,0,35,0,196679,126,2,262215,178,11,29,262215,272,1,15,262215,273,11,25,131091,2,196641,3,2,262165,6,32,0,262176,7,
7,6,327713,8,6,7,7,262165,13,32,1,262167,14,13,3,262177,15,14,7,262176,19,7,14,262177,20,6,19,458785,24,6,7,7,7,7,
262187,6,32,0,131092,40,262187,6,43,1,262187,13,48,1,262187,6,56,63,262187,13,60,6,262187,13,65,12,262167,72,6,3,
262176,73,7,72,262187,6,85,2,262187,6,93,262144,262187,6,96,3,262176,110,1,72,262203,110,111,1,262176,112,1,6,196647,
116,5349,196647,117,5349,196647,118,5349,524318,119,116,117,116,118,6,6,196637,120,6,196638,121,120,262176,116,5349,
121,196637,122,6,196638,123,122,262176,117,5349,123,196637,124,6,196638,125,124,262176,118,5349,125,196638,126,119,
262176,127,9,126,262203,127,128,9,262187,13,129,0,262187,13,130,4,262176,132,9,6,262187,6,139,4,262187,6,140,6,262187,
6,148,1024,262176,151,9,116,262176,156,5349,6,262187,6,163,5,262203,112,178,1,262176,191,9,117,262187,6,208,16777215,
262187,6,211,2147483648u,262187,6,217,3221225472u,262187,6,226,24,262187,13,228,2,262187,6,232,64,262187,6,242,32,
262187,6,249,31,262187,13,259,3,262176,260,9,118,262187,6,269,128,262194,6,272,397825,393260,72,273,269,43,43,393260,
72,290,56,56,56,262187,6,291,8192,327734,2,4,0,3,131320,5,262203,7,131,7,262203,7,135,7,262203,7,197,7,262203,19,201,
7,262203,7,234,7,262203,7,236,7,262203,7,237,7,262203,7,239,7,327745,112,113,111,43,262205,6,114,113,393281,132,133,
128,129,130,262205,6,134,133,196670,131,134,196670,135,114,393273,6,137,11,131,135,327812,6,142,140,137,327808,6,143,
139,142,327812,6,144,139,143,327745,112,146,111,32,262205,6,147,146,327812,6,149,147,148,393281,151,152,128,129,129,
262205,116,153,152,327808,6,155,144,139,393281,156,157,153,129,155,393277,6,158,157,2,4,262268,13,159,158,327808,6,
164,144,163,393281,156,165,153,129,164,393277,6,166,165,2,4,262268,13,167,166,327808,6,171,144,140,393281,156,172,153,
129,171,393277,6,173,172,2,4,262268,13,174,173,393296,14,175,159,167,174,262205,6,179,178,327808,6,180,149,179,131321,
181,131320,181,458997,6,283,180,5,271,184,327808,6,188,149,148,327856,40,189,283,188,262390,183,184,0,262394,189,182,
183,131320,182,393281,191,192,128,129,48,262205,117,193,192,327812,6,195,137,93,196670,197,283,327737,14,199,17,197,
327808,14,200,175,199,196670,201,200,327737,6,202,22,201,327808,6,203,195,202,393281,156,204,193,129,203,393277,6,205,
204,2,4,327879,6,209,205,208,327879,6,212,205,211,327851,40,213,212,32,196855,215,0,262394,213,214,215,131320,214,
327879,6,218,205,217,131321,220,131320,220,458997,6,288,218,214,256,221,458997,6,284,32,214,258,221,327856,40,227,284,
226,262390,222,221,0,262394,227,221,222,131320,221,393281,151,229,128,129,228,262205,116,230,229,327814,6,233,283,232,
196670,234,114,196670,236,32,196670,237,284,196670,239,233,524345,6,240,29,234,236,237,239,327814,6,243,283,242,
327879,6,244,243,43,327808,6,245,240,244,393281,156,246,230,129,245,393277,6,247,246,2,4,327879,6,250,283,249,327874,
6,251,247,250,327879,6,252,251,43,327876,6,254,252,284,327877,6,256,288,254,327808,6,258,284,48,131321,220,131320,222,
131321,215,131320,215,458997,6,287,209,182,288,222,393281,260,261,128,129,259,262205,118,262,261,327808,6,266,195,283,
393281,156,268,262,129,266,327742,268,287,2,4,131321,184,131320,184,327808,6,271,283,269,131321,181,131320,183,65789,
65592,327734,6,11,0,8,196663,7,9,196663,7,10,131320,12,131321,33,131320,33,458997,6,289,32,12,49,34,262205,6,39,10,
327856,40,41,289,39,262390,35,34,0,262394,41,34,35,131320,34,262205,6,42,9,327810,6,44,42,43,262205,6,45,9,327879,6,
46,45,44,196670,9,46,327808,6,49,289,48,131321,33,131320,35,262205,6,50,9,393228,13,51,1,73,50,262268,6,52,51,131326,
52,65592,327734,14,17,0,15,196663,7,16,131320,18,262205,6,55,16,327879,6,57,55,56,262268,13,58,57,262205,6,59,16,
327874,6,61,59,60,327879,6,62,61,56,262268,13,63,62,262205,6,64,16,327874,6,66,64,65,327879,6,67,66,56,262268,13,68,
67,393296,14,69,58,63,68,131326,69,65592,327734,6,22,0,20,196663,19,21,131320,23,262203,73,74,7,262205,14,75,21,
262268,72,76,75,327879,72,78,76,290,196670,74,78,327745,7,79,74,32,262205,6,80,79,327745,7,81,74,43,262205,6,82,81,
327876,6,83,82,60,327877,6,84,80,83,327745,7,86,74,85,262205,6,87,86,327876,6,88,87,65,327877,6,89,84,88,131326,89,
65592,327734,6,29,0,24,196663,7,25,196663,7,26,196663,7,27,196663,7,28,131320,30,262205,6,92,25,327812,6,94,92,93,
262205,6,95,26,327812,6,97,95,96,262205,6,98,27,327808,6,99,97,98,327812,6,102,99,291,327808,6,103,94,102,262205,6,
104,28,327812,6,105,85,104,327808,6,106,103,105,131326,106,65592,
};
static const uint32_t raysort_words_sdf_finish[] = {
119734787,66816,524299,566,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,72,81,144,216,266,471,393232,4,17,128,1,1,262215,72,11,29,327752,209,0,35,0,327752,209,1,35,8,327752,209,
2,35,16,327752,209,3,35,24,327752,209,4,35,28,262215,210,6,4,327752,211,0,35,0,196679,211,2,262215,212,6,4,262216,213,
0,25,327752,213,0,35,0,196679,213,2,327752,214,0,35,0,196679,214,2,262215,266,11,26,262215,471,11,24,262215,523,1,15,
262215,524,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,4,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,262177,16,
6,8,327713,20,6,9,9,262177,25,6,9,196641,36,6,262187,6,39,0,458796,7,40,39,39,39,39,262187,6,42,1,262187,6,43,2,
262187,6,44,3,458796,7,45,39,42,43,44,131092,51,262167,52,51,4,262176,71,1,6,262203,71,72,1,262187,6,76,16,262187,6,
78,32,262172,79,7,78,262176,80,4,79,262203,80,81,4,262187,6,83,4,262176,88,4,6,262187,6,90,264,262176,97,4,7,262165,
134,32,1,262187,134,135,1,262172,142,7,43,262176,143,4,142,262203,143,144,4,262187,6,194,8192,262187,6,201,31,196647,
207,5349,196647,208,5349,458782,209,207,207,208,6,6,196637,210,6,196638,211,210,262176,207,5349,211,196637,212,6,
196638,213,212,262176,208,5349,213,196638,214,209,262176,215,9,214,262203,215,216,9,262187,134,217,0,262187,134,218,4,
262176,220,9,6,262176,234,9,207,262176,238,5349,6,262167,264,6,3,262176,265,1,264,262203,265,266,1,262187,6,269,256,
262187,6,292,128,262187,134,356,2,262176,357,9,208,262187,6,371,2147483648u,262167,397,6,2,327724,397,399,39,39,
262167,400,51,2,262187,134,433,3,262203,265,471,1,262187,134,500,10,262187,134,520,11,262194,6,523,398081,393260,264,
524,292,42,42,196609,6,561,262187,6,563,1035,262187,6,564,1045,262187,6,565,8191,327734,2,4,0,3,131320,5,262203,9,385,
7,262203,9,427,7,262203,9,429,7,393281,220,386,216,217,218,262205,6,387,386,196670,385,387,327737,6,388,27,385,262205,
6,390,72,393281,357,395,216,217,356,262205,208,396,395,262268,397,398,396,327851,400,401,398,399,262298,51,402,401,
196855,405,0,262394,402,404,405,131320,404,262201,6,406,37,131321,405,131320,405,458997,6,536,39,5,406,404,131321,409,
131320,409,458997,6,528,39,405,423,410,458997,6,527,390,405,425,410,327856,51,416,527,388,262390,411,410,0,262394,416,
410,411,131320,410,393281,234,417,216,217,135,262205,207,418,417,393281,238,420,418,217,527,393277,6,421,420,2,4,
327808,6,423,528,421,327808,6,425,527,292,131321,409,131320,411,196670,427,528,393273,6,430,23,427,429,262205,6,431,
429,393281,220,434,216,217,433,262205,6,435,434,131321,436,131320,436,458997,6,530,435,411,487,439,327851,51,442,530,
39,327850,51,444,390,39,327847,51,445,442,444,262390,438,439,0,262394,445,437,438,131320,437,393228,134,449,1,73,530,
262268,6,450,449,327812,6,451,78,450,327745,71,453,266,39,262205,6,454,453,327850,51,455,454,39,196855,457,0,262394,
455,456,457,131320,456,393281,234,458,216,217,217,262205,207,459,458,327808,6,462,451,563,327810,6,466,387,431,393281,
238,467,459,217,462,327742,467,466,2,4,131321,457,131320,457,327808,6,470,454,42,327745,71,472,471,39,262205,6,473,
472,327850,51,474,470,473,196855,476,0,262394,474,475,476,131320,475,393281,234,477,216,217,217,262205,207,478,477,
327808,6,481,451,564,393281,238,483,478,217,481,327742,483,536,2,4,131321,476,131320,476,131321,439,131320,439,327810,
6,485,530,42,327879,6,487,530,485,131321,436,131320,438,196855,491,0,262394,444,490,491,131320,490,327745,71,492,266,
39,262205,6,493,492,327850,51,494,493,39,131321,491,131320,491,458997,51,495,444,438,494,490,196855,497,0,262394,495,
496,497,131320,496,393281,234,498,216,217,217,262205,207,499,498,393281,238,501,499,217,500,393277,6,502,501,2,4,
327808,6,503,502,42,327742,501,503,2,4,131321,497,131320,497,196855,508,0,262394,444,507,508,131320,507,327745,71,509,
266,39,262205,6,510,509,327808,6,511,510,42,327745,71,512,471,39,262205,6,513,512,327850,51,514,511,513,131321,508,
131320,508,458997,51,515,444,497,514,507,196855,517,0,262394,515,516,517,131320,516,393281,234,518,216,217,217,262205,
207,519,518,393281,238,522,519,217,520,327742,522,536,2,4,131321,517,131320,517,65789,65592,327734,7,14,0,10,196663,8,
11,196663,9,12,196663,9,13,131320,15,262205,7,41,11,262205,6,46,12,458832,7,47,46,46,46,46,327808,7,48,45,47,262205,6,
49,13,458832,7,50,49,49,49,49,327856,52,53,48,50,393385,7,54,53,41,40,131326,54,65592,327734,6,18,0,16,196663,8,17,
131320,19,327745,9,57,17,39,262205,6,58,57,327745,9,59,17,42,262205,6,60,59,327808,6,61,58,60,327745,9,62,17,43,
262205,6,63,62,327808,6,64,61,63,327745,9,65,17,44,262205,6,66,65,327808,6,67,64,66,131326,67,65592,327734,6,23,0,20,
196663,9,21,196663,9,22,131320,24,262203,8,96,7,262203,9,100,7,262203,9,101,7,262203,8,103,7,262203,8,127,7,262203,8,
155,7,262203,9,158,7,262203,9,159,7,262203,8,161,7,262203,8,182,7,262205,6,73,72,327814,6,77,73,76,327814,6,84,73,83,
327817,6,86,73,83,262205,6,87,21,393281,88,89,81,84,86,196670,89,87,262368,43,43,90,327745,97,98,81,84,262205,7,99,98,
196670,96,99,196670,100,39,196670,101,86,458809,7,102,14,96,100,101,196670,103,102,327737,6,104,18,103,131321,107,
131320,107,458997,6,544,104,24,122,108,458997,6,542,39,24,132,108,458997,6,541,39,24,136,108,327856,51,113,541,83,
262390,109,108,1,262394,113,108,109,131320,108,327817,6,117,84,83,327850,51,118,541,117,393385,6,120,118,542,39,
327808,6,122,544,120,327812,6,124,77,83,327808,6,126,124,541,327745,97,128,81,126,262205,7,129,128,196670,127,129,
327737,6,130,18,127,327808,6,132,542,130,327808,6,136,541,135,131321,107,131320,109,327817,6,138,73,76,327850,51,139,
138,39,196855,141,0,262394,139,140,141,131320,140,327814,6,146,77,83,327817,6,148,77,83,393281,88,150,144,146,148,
196670,150,542,131321,141,131320,141,262368,43,43,90,327814,6,152,77,83,327817,6,154,77,83,327745,97,156,144,152,
262205,7,157,156,196670,155,157,196670,158,39,196670,159,154,458809,7,160,14,155,158,159,196670,161,160,327737,6,162,
18,161,327808,6,164,544,162,196670,22,39,131321,166,131320,166,458997,6,546,164,141,180,167,458997,6,545,39,141,189,
167,327856,51,172,545,43,262390,168,167,1,262394,172,167,168,131320,167,327850,51,176,545,152,262205,6,177,22,393385,
6,178,176,177,39,327808,6,180,546,178,327745,97,183,144,545,262205,7,184,183,196670,182,184,327737,6,185,18,182,
262205,6,186,22,327808,6,187,186,185,196670,22,187,327808,6,189,545,135,131321,166,131320,168,131326,546,65592,327734,
6,27,0,25,196663,9,26,131320,28,262205,6,193,26,327808,6,196,193,565,327814,6,197,196,194,131326,197,65592,327734,6,
30,0,25,196663,9,29,131320,31,262205,6,200,29,327808,6,202,200,201,327814,6,203,202,78,131326,203,65592,327734,6,34,0,
20,196663,9,32,196663,9,33,131320,35,262203,9,219,7,262203,9,225,7,393281,220,221,216,217,218,262205,6,222,221,196670,
219,222,327737,6,223,30,219,196670,225,222,327737,6,228,27,225,327808,6,230,228,223,262205,6,231,32,327808,6,232,230,
231,393281,234,235,216,217,135,262205,207,236,235,393281,238,239,236,217,232,393277,6,240,239,2,4,327808,6,246,232,
223,393281,238,247,236,217,246,393277,6,248,247,2,4,262344,6,251,240,327879,6,252,248,251,196670,33,252,327877,6,255,
240,248,131326,255,65592,327734,6,37,0,36,131320,38,262203,9,259,7,262203,9,283,7,262203,9,285,7,262203,9,296,7,
262203,9,298,7,262203,9,325,7,262203,9,327,7,262203,9,337,7,262203,9,338,7,393281,220,260,216,217,218,262205,6,261,
260,196670,259,261,327737,6,262,30,259,327745,71,267,266,39,262205,6,268,267,327812,6,270,268,269,262205,6,273,72,
131321,274,131320,274,458997,6,560,561,38,287,275,458997,6,548,39,38,291,275,458997,6,547,273,38,294,275,327856,51,
281,547,270,262390,276,275,0,262394,281,275,276,131320,275,196670,283,547,393273,6,286,34,283,285,262205,6,287,285,
262349,134,288,286,262268,6,289,288,327808,6,291,548,289,327808,6,294,547,292,131321,274,131320,276,196670,296,548,
393273,6,299,23,296,298,262205,6,300,298,131321,305,131320,305,458997,6,550,300,276,344,308,458997,6,549,270,276,380,
308,458997,6,559,560,276,558,308,327808,6,312,270,269,327856,51,313,549,312,262390,307,308,0,262394,313,306,307,
131320,306,327808,6,317,549,273,327856,51,321,317,262,196855,324,0,262394,321,323,330,131320,323,196670,325,317,
393273,6,328,34,325,327,262205,6,329,327,131321,324,131320,330,131321,324,131320,324,458997,6,558,329,323,559,330,
458997,6,551,328,323,39,330,262349,134,335,551,262268,6,336,335,196670,337,336,393273,6,339,23,337,338,262205,6,340,
338,327808,6,341,550,339,327808,6,344,550,340,131321,345,131320,345,458997,6,556,341,324,361,346,458997,6,553,551,324,
378,346,327851,51,351,553,39,262390,347,346,0,262394,351,346,347,131320,346,393228,134,354,1,73,553,262268,6,355,354,
393281,357,358,216,217,356,262205,208,359,358,327808,6,361,556,135,327812,6,363,78,317,327808,6,365,363,355,327874,6,
368,558,355,327879,6,369,368,42,327851,51,370,369,39,393385,6,372,370,371,39,327877,6,373,365,372,393281,238,374,359,
217,556,327742,374,373,2,4,327810,6,376,553,42,327879,6,378,553,376,131321,345,131320,347,131321,308,131320,308,
327808,6,380,549,292,131321,305,131320,307,131326,550,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_sdfKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_SDF
      {RAYSORT_IDENTITY_SDF_RESET, "sdf/reset",
       raysort_words_sdf_reset, sizeof(raysort_words_sdf_reset)},
      {RAYSORT_IDENTITY_SDF_WIPE, "sdf/wipe",
       raysort_words_sdf_wipe, sizeof(raysort_words_sdf_wipe)},
      {RAYSORT_IDENTITY_SDF_RELEASE, "sdf/release",
       raysort_words_sdf_release, sizeof(raysort_words_sdf_release)},
      {RAYSORT_IDENTITY_SDF_BEGIN, "sdf/begin",
       raysort_words_sdf_begin, sizeof(raysort_words_sdf_begin)},
      {RAYSORT_IDENTITY_SDF_MARK, "sdf/mark",
       raysort_words_sdf_mark, sizeof(raysort_words_sdf_mark)},
      {RAYSORT_IDENTITY_SDF_PREPARE, "sdf/prepare",
       raysort_words_sdf_prepare, sizeof(raysort_words_sdf_prepare)},
      {RAYSORT_IDENTITY_SDF_CULL, "sdf/cull",
       raysort_words_sdf_cull, sizeof(raysort_words_sdf_cull)},
      {RAYSORT_IDENTITY_SDF_BIN, "sdf/bin",
       raysort_words_sdf_bin, sizeof(raysort_words_sdf_bin)},
      {RAYSORT_IDENTITY_SDF_BLOCKS, "sdf/blocks",
       raysort_words_sdf_blocks, sizeof(raysort_words_sdf_blocks)},
      {RAYSORT_IDENTITY_SDF_SUM, "sdf/sum",
       raysort_words_sdf_sum, sizeof(raysort_words_sdf_sum)},
      {RAYSORT_IDENTITY_SDF_POOL, "sdf/pool",
       raysort_words_sdf_pool, sizeof(raysort_words_sdf_pool)},
      {RAYSORT_IDENTITY_SDF_ADMIT, "sdf/admit",
       raysort_words_sdf_admit, sizeof(raysort_words_sdf_admit)},
      {RAYSORT_IDENTITY_SDF_SCATTER, "sdf/scatter",
       raysort_words_sdf_scatter, sizeof(raysort_words_sdf_scatter)},
      {RAYSORT_IDENTITY_SDF_FILL, "sdf/fill",
       raysort_words_sdf_fill, sizeof(raysort_words_sdf_fill)},
      {RAYSORT_IDENTITY_SDF_ENCODE, "sdf/encode",
       raysort_words_sdf_encode, sizeof(raysort_words_sdf_encode)},
      {RAYSORT_IDENTITY_SDF_OCCUPY, "sdf/occupy",
       raysort_words_sdf_occupy, sizeof(raysort_words_sdf_occupy)},
      {RAYSORT_IDENTITY_SDF_SKIP, "sdf/skip",
       raysort_words_sdf_skip, sizeof(raysort_words_sdf_skip)},
      {RAYSORT_IDENTITY_SDF_PACK, "sdf/pack",
       raysort_words_sdf_pack, sizeof(raysort_words_sdf_pack)},
      {RAYSORT_IDENTITY_SDF_FINISH, "sdf/finish",
       raysort_words_sdf_finish, sizeof(raysort_words_sdf_finish)},
#else
      {RAYSORT_IDENTITY_SDF_RESET, "sdf/reset", NULL, 0},
      {RAYSORT_IDENTITY_SDF_WIPE, "sdf/wipe", NULL, 0},
      {RAYSORT_IDENTITY_SDF_RELEASE, "sdf/release", NULL, 0},
      {RAYSORT_IDENTITY_SDF_BEGIN, "sdf/begin", NULL, 0},
      {RAYSORT_IDENTITY_SDF_MARK, "sdf/mark", NULL, 0},
      {RAYSORT_IDENTITY_SDF_PREPARE, "sdf/prepare", NULL, 0},
      {RAYSORT_IDENTITY_SDF_CULL, "sdf/cull", NULL, 0},
      {RAYSORT_IDENTITY_SDF_BIN, "sdf/bin", NULL, 0},
      {RAYSORT_IDENTITY_SDF_BLOCKS, "sdf/blocks", NULL, 0},
      {RAYSORT_IDENTITY_SDF_SUM, "sdf/sum", NULL, 0},
      {RAYSORT_IDENTITY_SDF_POOL, "sdf/pool", NULL, 0},
      {RAYSORT_IDENTITY_SDF_ADMIT, "sdf/admit", NULL, 0},
      {RAYSORT_IDENTITY_SDF_SCATTER, "sdf/scatter", NULL, 0},
      {RAYSORT_IDENTITY_SDF_FILL, "sdf/fill", NULL, 0},
      {RAYSORT_IDENTITY_SDF_ENCODE, "sdf/encode", NULL, 0},
      {RAYSORT_IDENTITY_SDF_OCCUPY, "sdf/occupy", NULL, 0},
      {RAYSORT_IDENTITY_SDF_SKIP, "sdf/skip", NULL, 0},
      {RAYSORT_IDENTITY_SDF_PACK, "sdf/pack", NULL, 0},
      {RAYSORT_IDENTITY_SDF_FINISH, "sdf/finish", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}

#endif /* RAYSORT_IMPLEMENTATION_ONCE */
#endif /* RAYSORT_IMPLEMENTATION */

/* MIT License, copyright (c) 2026 the raysort authors: see LICENSE. */
