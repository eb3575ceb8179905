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
                radix     radix sort of pairs or keys                 digit.c       of both sorts
                gather    records in the order of a map
                dispatch  one indirect dispatch a material            bvh_NAME.c    layout, build, emit, trace, verify
                bvh       triangles: structures, rays                 bvh_plan.c    traces; table.c: the capabilities
                reorder   hit objects: threads in waves of stages   last            the words of the kernels
                weekend   path tracers: heads and dumps, camera
                slices    a render cut into short submissions       (weekend, slices: no context, no Vulkan call)

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input, countBuffer          output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortCmdGather     map, source, count          destination                  COMPUTE R, W         COMPUTE W
  raysortPlanDispatch  newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  raysortCmdBvh        descriptions,               destination                  COMPUTE R, W         COMPUTE W
                       primitiveCounts, geometry
  raysortCmdTrace      bvh, rays, list, count,     hits                         COMPUTE R, W         COMPUTE W
                       materials
  raysortCmdReorder    state, count, functionOf-   state; what your stages      COMPUTE R, W         as yours write;
                       Record, records, instances  write                                             COMPUTE W
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  Before any of them the earlier uses of what it writes must be over, and earlier writes to it visible to COMPUTE W:
  scratch too, whoever wrote it last (one scratch per frame in flight, or one queue and this rule). All: outside a
  render pass; a compute or graphics queue; primary or secondary command buffers; lose the bound compute pipeline
  and push constants, nothing else. Contents of scratch: undefined before and after. All fail with
  VK_ERROR_VALIDATION_FAILED_EXT, having recorded nothing, and the message callback gets a text with the field, its
  value and its limit.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER (ranges, and a reorder's scratch, also INDIRECT_BUFFER),
  memory allocated with VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
  Pointers are never NULL unless it says so. Synchronisation validation does not see what goes through buffer addresses:
  a clean run proves nothing about your barriers, the accesses do.
  Threads: a context is immutable; any number of threads may plan and record with it, each into its own command buffer
  (RAYSORT_CONTEXT_LATE_PIPELINES_BIT: one thread at a time plans).
  Host calls take no context, record nothing and are over when they return: raysortBuildBvhOnHost, raysortVerifyBvh,
  raysortTraceOnHost, raysortTraceNextOnHost, raysortWriteBvhDescriptions, and those of weekend and slices. Any number
  of threads may call them, each with memory of its own to write to.

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
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float name[3]
#else
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_UINT uint
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
#define RAYSORT_COMMANDS(X)                                                    \
  X(1, 0, vkGetPhysicalDeviceProperties, NULL)                                 \
  X(1, 0, vkGetPhysicalDeviceFeatures2, "vkGetPhysicalDeviceFeatures2KHR")     \
  X(1, 0, vkGetPhysicalDeviceQueueFamilyProperties, NULL)                      \
  X(0, 0, vkGetPhysicalDeviceProperties2, "vkGetPhysicalDeviceProperties2KHR") \
  X(1, 1, vkCreateShaderModule, NULL)                                          \
  X(1, 1, vkDestroyShaderModule, NULL)                                         \
  X(1, 1, vkCreatePipelineLayout, NULL)                                        \
  X(1, 1, vkDestroyPipelineLayout, NULL)                                       \
  X(1, 1, vkCreateComputePipelines, NULL)                                      \
  X(1, 1, vkDestroyPipeline, NULL)                                             \
  X(1, 1, vkGetBufferDeviceAddress, "vkGetBufferDeviceAddressKHR")             \
  X(1, 1, vkCmdBindPipeline, NULL)                                             \
  X(1, 1, vkCmdPushConstants, NULL)                                            \
  X(1, 1, vkCmdDispatch, NULL)                                                 \
  X(1, 1, vkCmdDispatchIndirect, NULL)                                         \
  X(1, 1, vkCmdPipelineBarrier, NULL)                                          \
  X(1, 1, vkCmdWriteTimestamp, NULL)                                           \
  X(0, 0, vkCmdBeginDebugUtilsLabelEXT, NULL)                                  \
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
  RaysortMessage message;      /* optional. The context keeps it and messageUser: destroy the context before the code */
  void *messageUser;           /* behind them is unloaded. To send messages elsewhere, let yours look at *messageUser */
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

#define RAYSORT_CAPABILITY_SCAN_BIT        1u /* raysortCmdScan */

#define RAYSORT_RESOURCE_SCAN_SCRATCH      0x100u
#define RAYSORT_RESOURCE_SCAN_INPUT        0x101u
#define RAYSORT_RESOURCE_SCAN_OUTPUT       0x102u
#define RAYSORT_RESOURCE_SCAN_TOTAL        0x103u
#define RAYSORT_RESOURCE_SCAN_COUNT_BUFFER 0x104u

typedef struct RaysortScanInfo
{
  uint32_t count;            /* words, 0 .. RAYSORT_MAX_COUNT; the count on the GPU may be less: see countBuffer */
  RaysortBuffer countBuffer; /* in, optional: uint32, how many words; clamped to count. The words of output behind them
                                are not written, and the total is that of these words */
  RaysortBuffer input;       /* in: uint32[count] */
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
 * cost   3 dispatches; input read twice, output written once */
RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout);
RAYSORT_API VkResult raysortPlanScan(RaysortContext context, const RaysortScanInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdScan(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortScanInfo *info);
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

#define RAYSORT_CAPABILITY_RADIX_SORT_BIT   4u  /* raysortCmdRadixSort: unsigned keys, ascending */
#define RAYSORT_CAPABILITY_RADIX_ORDER_BIT  64u /* ... of signed and floating-point keys, and descending */

#define RAYSORT_RESOURCE_RADIX_SCRATCH      0x300u
#define RAYSORT_RESOURCE_RADIX_COUNT_BUFFER 0x301u
#define RAYSORT_RESOURCE_RADIX_KEYS_0       0x302u
#define RAYSORT_RESOURCE_RADIX_KEYS_1       0x303u
#define RAYSORT_RESOURCE_RADIX_VALUES_0     0x304u
#define RAYSORT_RESOURCE_RADIX_VALUES_1     0x305u

typedef enum RaysortKeyType
{
  RAYSORT_KEY_UINT32,
  RAYSORT_KEY_UINT64, /* all keys of 64 bits: low word first */
  RAYSORT_KEY_INT32,  /* two's complement. This type and the next ones need RAYSORT_CAPABILITY_RADIX_ORDER_BIT */
  RAYSORT_KEY_INT64,
  RAYSORT_KEY_FLOAT32, /* IEEE 754. -0 stands before +0; a NaN beyond the infinity of its sign */
  RAYSORT_KEY_FLOAT64
} RaysortKeyType;

typedef enum RaysortRadixFlagBits
{
  RAYSORT_RADIX_DESCENDING_BIT = 1, /* the largest key first, stable too; needs RAYSORT_CAPABILITY_RADIX_ORDER_BIT */
  RAYSORT_RADIX_KEYS_ONLY_BIT = 2   /* there are no values: `values` is not looked at */
} RaysortRadixFlagBits;

typedef struct RaysortRadixInfo
{
  uint32_t maxCount; /* pairs, 0 .. RAYSORT_MAX_COUNT */
  RaysortKeyType keyType;
  uint32_t
      firstBit; /* lowest bit of the key that counts. Of the types above UINT64, and descending, bits of the unsigned
                        integer that compares as the key does: bits 16 .. 31 of a float are its most significant ones */
  uint32_t bitCount;       /* 0: all from firstBit up */
  uint32_t flags;          /* RaysortRadixFlagBits */
  RaysortBuffer count;     /* in, optional: uint32, how many pairs; clamped to maxCount; else maxCount */
  RaysortBuffer keys[2];   /* [0] in; the passes go to and fro; see RaysortRadixLayout.result */
  RaysortBuffer values[2]; /* uint32[maxCount], likewise */
  RaysortBuffer scratch;
} RaysortRadixInfo;

typedef struct RaysortRadixLayout
{
  VkDeviceSize keysSize;    /* least bytes of keys[0] and of keys[1] */
  VkDeviceSize valuesSize;  /* least bytes of values[0] and of values[1]; 0: keys only */
  VkDeviceSize scratchSize; /* serves all smaller maxCount and bitCount too */
  VkDeviceSize scratchAlignment;
  uint32_t result; /* keys[result] and values[result] hold the sorted pairs; the others are undefined */
  uint32_t passCount;
} RaysortRadixLayout;

#define RAYSORT_RADIX_MAX_PASSES 24

/* raysortCmdRadixSort - sort pairs, or keys alone, stably, by the bits firstBit .. firstBit + bitCount - 1 of the keys.
 * needs  device addresses: keys of 32 bits and values a multiple of 4, keys of 64 bits 8, scratch 16
 * cost   3 dispatches for every 8 bits, 2 if the pairs are few. Keys of 32 bits and values at multiples of 16 are read
 *        16 bytes at a time, else word by word. Keys of 32 bits alone move half the bytes of pairs; for keys of 64 bits
 *        alone the scratch is 4 bytes a key larger, and these bytes are written */
RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout);
RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixInfo *info);
/* ---- src/gather.h ---- */

#define RAYSORT_CAPABILITY_GATHER_BIT        128u /* raysortCmdGather */

#define RAYSORT_RESOURCE_GATHER_MAP          0x800u
#define RAYSORT_RESOURCE_GATHER_COUNT_BUFFER 0x801u
#define RAYSORT_RESOURCE_GATHER_SOURCE       0x802u
#define RAYSORT_RESOURCE_GATHER_DESTINATION  0x803u

#define RAYSORT_MAX_GATHER_STRIDE            65536u

typedef struct RaysortGatherInfo
{
  uint32_t maxCount;         /* records of the destination, 0 .. RAYSORT_MAX_COUNT */
  uint32_t sourceCount;      /* records of the source; 0: maxCount */
  uint32_t stride;           /* bytes of a record, a multiple of 4, 4 .. RAYSORT_MAX_GATHER_STRIDE */
  RaysortBuffer map;         /* in: uint32[maxCount], which record of the source: newToOldPixelMap of a sort is one */
  RaysortBuffer count;       /* in, optional: uint32, how many records; clamped to maxCount; else maxCount */
  RaysortBuffer source;      /* in: records */
  RaysortBuffer destination; /* out: records; those behind the count are not written */
} RaysortGatherInfo;

typedef struct RaysortGatherLayout
{
  VkDeviceSize mapSize;         /* least bytes of map */
  VkDeviceSize sourceSize;      /* least bytes of source */
  VkDeviceSize destinationSize; /* least bytes of destination */
  uint32_t passCount;
} RaysortGatherLayout;

#define RAYSORT_GATHER_MAX_PASSES 1

/* raysortCmdGather - record i of destination = record map[i] of source: rays, hits or payloads in sorted order, so that
 * neighbouring threads of what follows read neighbouring memory.
 * A map entry past the source (>= sourceCount) reads nothing: its record becomes zeros. An entry may stand there twice.
 * needs  device addresses a multiple of 4. With a stride that is a multiple of 16, and source and destination at
 *        addresses that are, it moves 16 bytes at a time, else 4
 * cost   1 dispatch, none if maxCount is 0; the map read once, each record read and written once */
RAYSORT_API VkResult raysortGetGatherLayout(RaysortContext context, const RaysortGatherInfo *info,
                                            RaysortGatherLayout *layout);
RAYSORT_API VkResult raysortPlanGather(RaysortContext context, const RaysortGatherInfo *info, uint32_t *passCount,
                                       RaysortPass *passes);
RAYSORT_API VkResult raysortCmdGather(RaysortContext context, VkCommandBuffer commandBuffer,
                                      const RaysortGatherInfo *info);
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

#define RAYSORT_CAPABILITY_BVH_BIT 8u /* raysortCmdBvh, raysortCmdTrace; the radix sort comes along */

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
  RaysortBuffer descriptions;    /* in: what raysortWriteBvhDescriptions wrote. This and the next three: on a device */
  RaysortBuffer primitiveCounts; /* in, optional: uint32 a geometry of all structures, clamped to its primitiveCount */
  RaysortBuffer destination;     /* out: all structures, at the offsets of the layout */
  RaysortBuffer scratch;
} RaysortBvhBuildInfo;

typedef struct RaysortBvhLayout
{
  VkDeviceSize destinationSize;  /* bytes of all structures, enough for any triangles: about 82 a triangle */
  VkDeviceSize scratchSize;      /* host: 144 bytes a triangle of the largest structure; device: 118 of all */
  VkDeviceSize alignment;        /* of the memory of the structures, and of each structure in it: 256 */
  VkDeviceSize descriptionsSize; /* 32 bytes a structure, 64 a geometry; 0 on the host */
  uint32_t passCount;            /* 0 on the host */
} RaysortBvhLayout;

/* raysortGetBvhLayout - sizes, from the counts alone: a larger count never gives a smaller size.
 * in     context: of a build on a device; NULL: on the host. Geometries: references may be 0
 * out    layout; offsets: optional, [bvhCount], where each structure begins in the destination: the same everywhere
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

/* ---- builds on the device ---- */

#define RAYSORT_RESOURCE_BVH_DESCRIPTIONS     0x407u
#define RAYSORT_RESOURCE_BVH_PRIMITIVE_COUNTS 0x408u
#define RAYSORT_RESOURCE_BVH_DESTINATION      0x409u
#define RAYSORT_RESOURCE_BVH_SCRATCH          0x40au

/* raysortWriteBvhDescriptions - what the kernels of a build read of info: bvhs and geometries, whose references are
 * device addresses here.
 * out    memory: layout.descriptionsSize bytes, mapped for example; written once, in order
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info, told by info.message; nothing was written */
RAYSORT_API VkResult raysortWriteBvhDescriptions(const RaysortBvhBuildInfo *info, void *memory);

#define RAYSORT_BVH_MAX_PASSES 35

/* raysortCmdBvh - builds every structure of the batch, all of them in the same passes.
 * Their bytes are those of raysortBuildBvhOnHost, where it says so of host and host; only the bytes of each structure
 * are written. Indices of 16 bits are read in whole words of 32 bits.
 * With primitiveCounts the first so many triangles of each geometry are there, the others are not. What is past a
 * geometry's primitiveCount is counted in RaysortBvhHeader.clampedCount.
 * in     descriptions: those of the same bvhs and geometries; passes depend on the counts alone, so a plan may be
 *        recorded again with other addresses in the same buffer
 * needs  device addresses: destination a multiple of 256, descriptions and scratch 16, primitiveCounts 4. Geometries
 *        are read through their references (RAYSORT_RESOURCE_GEOMETRY); raysort does not check that memory is there
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a field of info; more than RAYSORT_BVH_MAX_PRIMITIVES or _MAX_GEOMETRIES in
 *        all structures of the batch. A structure that does not fit says so in its header, as on the host
 * cost   11 dispatches and those of a radix sort by 32 bits and the bits of a structure's number */
RAYSORT_API VkResult raysortPlanBvh(RaysortContext context, const RaysortBvhBuildInfo *info, uint32_t *passCount,
                                    RaysortPass *passes);
RAYSORT_API VkResult raysortCmdBvh(RaysortContext context, VkCommandBuffer commandBuffer,
                                   const RaysortBvhBuildInfo *info);

/* ---- rays on the device ---- */

#define RAYSORT_RESOURCE_BVH_TRACE_BVH          0x400u
#define RAYSORT_RESOURCE_BVH_TRACE_RAYS         0x401u
#define RAYSORT_RESOURCE_BVH_TRACE_HITS         0x402u
#define RAYSORT_RESOURCE_BVH_TRACE_LIST         0x403u
#define RAYSORT_RESOURCE_BVH_TRACE_COUNT_BUFFER 0x404u
#define RAYSORT_RESOURCE_BVH_TRACE_MATERIALS    0x405u
#define RAYSORT_RESOURCE_BVH_TRACE_SCRATCH      0x406u

/* What a caller knows of the rays. A hint changes the speed, never a hit. */
#define RAYSORT_TRACE_INCOHERENT 0u /* neighbours go their own ways: later bounces. Give scratch: threads that stay */
#define RAYSORT_TRACE_COHERENT   1u /* neighbours go the same way: camera rays, in tiles of 8 x 8. A thread a ray */

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
  RaysortBuffer scratch;   /* optional: without it, and on a device that is a CPU or has no ballots of subgroups, a
                              thread a ray serves incoherent rays too */
} RaysortTraceInfo;

typedef struct RaysortTraceLayout
{
  VkDeviceSize raysSize;    /* least bytes of rays */
  VkDeviceSize hitsSize;    /* of hits */
  VkDeviceSize listSize;    /* of list */
  VkDeviceSize scratchSize; /* of scratch: 0 for RAYSORT_TRACE_COHERENT */
  VkDeviceSize alignment;   /* of bvh, rays and hits: their device addresses */
  uint32_t passCount;
} RaysortTraceLayout;

#define RAYSORT_TRACE_MAX_PASSES 2

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
 * cost   1 dispatch; with scratch in use one more before it, of one workgroup; none if maxCount is 0 */
RAYSORT_API VkResult raysortGetTraceLayout(RaysortContext context, const RaysortTraceInfo *info,
                                           RaysortTraceLayout *layout);
RAYSORT_API VkResult raysortPlanTrace(RaysortContext context, const RaysortTraceInfo *info, uint32_t *passCount,
                                      RaysortPass *passes);
RAYSORT_API VkResult raysortCmdTrace(RaysortContext context, VkCommandBuffer commandBuffer,
                                     const RaysortTraceInfo *info);
/* ---- shaders/raysort_hit_object_shared.h ---- */
/* raysort_hit_object_shared.h - hit objects in memory, instances, and what a reorder tells its stages. C, C++, GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_HIT_OBJECT_SHARED_H
#define RAYSORT_HIT_OBJECT_SHARED_H

/* A hit object, 64 bytes. All zero: empty. With more attributes than fit here, 32 bytes follow: see
 * RaysortReorderInfo.attributeWords. */
RAYSORT_STRUCT(RaysortHitObject)
{
  RAYSORT_VEC3(origin);       /* of the ray, in the world, as it was given */
  RAYSORT_FLOAT tMin;
  RAYSORT_VEC3(direction);    /* not normalised */
  RAYSORT_FLOAT tMax;         /* of a hit: its t */
  RAYSORT_UINT meta;          /* bits 0-1: RAYSORT_HIT_OBJECT_*; 2: an execute waits; 3: there is a time; 8-15: hit
                                 kind; 16-31: ray flags */
  RAYSORT_UINT record;        /* shader record: of the hit records or, of a miss, of the miss records */
  RAYSORT_UINT instance;
  RAYSORT_UINT primitive;
  RAYSORT_UINT geometry;
  RAYSORT_UINT attributes[2]; /* bits of u and v, of a triangle */
  RAYSORT_UINT last;          /* bits of the time; without one, attribute word 2 */
};
#define RAYSORT_HIT_OBJECT_EMPTY 0u
#define RAYSORT_HIT_OBJECT_MISS 1u
#define RAYSORT_HIT_OBJECT_HIT 2u
#define RAYSORT_HIT_OBJECT_WAITS_BIT 4u
#define RAYSORT_HIT_OBJECT_TIME_BIT 8u
#define RAYSORT_UNUSED_RECORD 0xffffffffu /* Vulkan's VK_SHADER_UNUSED_KHR: no shader runs */

/* An instance, 112 bytes, for the getters that ask about it. */
RAYSORT_STRUCT(RaysortHitInstance)
{
  RAYSORT_FLOAT objectToWorld[12]; /* 3 rows of 4, as VkTransformMatrixKHR */
  RAYSORT_FLOAT worldToObject[12]; /* its inverse */
  RAYSORT_UINT customIndex;
  RAYSORT_UINT recordOffset;       /* instanceShaderBindingTableRecordOffset */
  RAYSORT_UINT reserved[2];
};

/* What a reorder counts, at the start of RaysortReorderInfo.state: of one plan. */
RAYSORT_STRUCT(RaysortReorderCounters)
{
  RAYSORT_UINT count;        /* threads that were launched: min(count on the GPU, the launch) */
  RAYSORT_UINT live;         /* threads that entered the last wave; 0: all were done before it */
  RAYSORT_UINT strayStages;  /* threads that returned a stage there is not: they are done */
  RAYSORT_UINT strayRecords; /* reorders by an object whose record, or its function, is past the table: as empty ones */
  RAYSORT_UINT strayObjects; /* executes in a pipeline of another function: no shader ran */
  RAYSORT_UINT reserved[11];
};

/* What a stage finds at RaysortReorderPush.program: the scratch begins with it. */
RAYSORT_STRUCT(RaysortReorderProgram)
{
  RAYSORT_REF(RaysortInOut) counters;
  RAYSORT_REF(RaysortInOut) hits;    /* slot after slot: its objects, 64 or 96 bytes each */
  RAYSORT_REF(RaysortInOut) live;
  RAYSORT_REF(RaysortInOut) keys;    /* a word a slot */
  RAYSORT_REF(RaysortIn) map;        /* sorted place -> slot */
  RAYSORT_REF(RaysortIn) offsets;    /* first place of each key */
  RAYSORT_REF(RaysortIn) functions;  /* of the hit records, then of the miss records; 0: a record's is its own */
  RAYSORT_REF(RaysortIn) hitRecords;
  RAYSORT_REF(RaysortIn) missRecords;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_UINT count;                /* threads that begin */
  RAYSORT_UINT launch[3];
  RAYSORT_UINT hitRecordCount;
  RAYSORT_UINT missRecordCount;
  RAYSORT_UINT kindCount;            /* functions, and one for empties */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT recordStride;         /* bytes */
  RAYSORT_UINT splitStages;          /* a bit a stage: it has a pipeline a function */
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT sizes;                /* bits 0-15: bytes of live; 16-31: bytes of a record's handle */
  RAYSORT_UINT stageCount;
  RAYSORT_UINT hintBits;
  RAYSORT_UINT reserved[14];
};

/* What raysortPlanReorder pushes to a stage, at RaysortStage.pushOffset. */
RAYSORT_STRUCT(RaysortReorderPush)
{
  RAYSORT_REF(RaysortIn) program;
  RAYSORT_UINT stage;    /* bits 0-15; bit 31: the first wave, nothing is sorted yet */
  RAYSORT_UINT function; /* bits 0-15: RAYSORT_ALL_FUNCTIONS, or the one whose pipeline this is; 16-31: group size */
};
#define RAYSORT_ALL_FUNCTIONS 0xffffu
#define RAYSORT_FIRST_WAVE_BIT 0x80000000u
#define RAYSORT_DONE 0xffffffffu /* what a stage returns when its thread is over */

#endif /* RAYSORT_HIT_OBJECT_SHARED_H */
/* ---- src/reorder.h ---- */

#define RAYSORT_CAPABILITY_REORDER_BIT              16u /* raysortCmdReorder; the material sort comes along */

#define RAYSORT_RESOURCE_REORDER_SCRATCH            0x500u
#define RAYSORT_RESOURCE_REORDER_STATE              0x501u
#define RAYSORT_RESOURCE_REORDER_COUNT_BUFFER       0x502u
#define RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD 0x503u
#define RAYSORT_RESOURCE_REORDER_HIT_RECORDS        0x504u
#define RAYSORT_RESOURCE_REORDER_MISS_RECORDS       0x505u
#define RAYSORT_RESOURCE_REORDER_INSTANCES          0x506u

/* A stage's pipelines, kernels that include raysort_hit_object.glsl with RAYSORT_HIT_OBJECT_TARGET 0 and RAYSORT_STAGE
 * the stage's number. One for all threads, or one a function. */
typedef struct RaysortStage
{
  VkPipeline uberPipeline;       /* or: */
  const VkPipeline *pipelines;   /* [functions + 1]: with RAYSORT_FUNCTION its number each; the last for threads without
                                    one. Those of a null one stay as they are: their stage does not run */
  VkPipelineLayout layout;       /* of all these pipelines */
  VkShaderStageFlags pushStages; /* of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* bytes: where RaysortReorderPush goes (16 bytes), a multiple of 4 */
  uint32_t groupSize;            /* threads of a workgroup, of all these pipelines */
} RaysortStage;

typedef enum RaysortReorderFlagBits
{
  RAYSORT_REORDER_RESUME_BIT = 1 /* goes on with the state of an earlier plan: the first wave is sorted too */
} RaysortReorderFlagBits;

#define RAYSORT_REORDER_MAX_STAGES  32u
#define RAYSORT_REORDER_MAX_KEYS    65535u
#define RAYSORT_REORDER_MAX_LIVE    256u
#define RAYSORT_REORDER_MAX_OBJECTS 8u
#define RAYSORT_REORDER_MAX_WAVES   65536u

typedef struct RaysortReorderInfo
{
  uint32_t launch[3];         /* threads in x, y, z; the product at most RAYSORT_MAX_COUNT */
  uint32_t stageCount;        /* 1 .. RAYSORT_REORDER_MAX_STAGES */
  uint32_t waveCount;         /* how often every thread's next stage runs, 1 .. RAYSORT_REORDER_MAX_WAVES. Threads
                                    that are done earlier cost next to nothing */
  const RaysortStage *stages; /* [stageCount] */
  uint32_t hitRecordCount;    /* shader records: hits have 0 .. hitRecordCount - 1, */
  uint32_t missRecordCount;   /* misses 0 .. missRecordCount - 1. A record is a function of its own: that of hit
                                    record r has the number r, that of miss record m the number hitRecordCount + m. */
  uint32_t functionCount;     /* With functionOfRecord: 1 .. RAYSORT_REORDER_MAX_KEYS functions; else 0 */
  uint32_t hintBits;          /* of the hints that reorders give, 0 .. 16; of longer hints the highest are kept */
  uint32_t liveSize;          /* bytes of RaysortLive (std430): a multiple of 16, 16 .. RAYSORT_REORDER_MAX_LIVE */
  uint32_t objectCount;       /* RAYSORT_HIT_OBJECTS, at most RAYSORT_REORDER_MAX_OBJECTS; 0: 1 */
  uint32_t attributeWords;    /* RAYSORT_HIT_ATTRIBUTE_WORDS, and one more with RAYSORT_HIT_OBJECT_MOTION, at most 9;
                                    more than 3: an object takes 96 bytes in place of 64 */
  uint32_t recordStride;      /* bytes from record to record in hitRecords and missRecords */
  uint32_t recordHandleSize;  /* bytes of a record before its data: shaderGroupHandleSize of a native table, or 0 */
  uint32_t maxGroupsX;        /* workgroups on x before a dispatch folds into y; 0: the device's limit */
  uint32_t flags;             /* RaysortReorderFlagBits */
  uint32_t group;             /* RaysortPass.group of the stages: wave w has group + w. 0: writes that you append to
                                    their accesses are ordered from pass to pass. Not 0: your stages do not meet */
  RaysortBuffer count;        /* in, optional: uint32, threads that begin, the first ones; clamped to the launch */
  RaysortBuffer functionOfRecord; /* in, optional: uint32[hitRecordCount + missRecordCount], below functionCount */
  RaysortBuffer hitRecords;       /* in, optional: for hitObjectGetShaderRecordBufferHandle */
  RaysortBuffer missRecords;      /* in, optional */
  RaysortBuffer instances;        /* in, optional: RaysortHitInstance[] */
  RaysortBuffer state;            /* in, out: RaysortReorderCounters, then the threads' objects, live states, keys */
  RaysortBuffer scratch;
} RaysortReorderInfo;

typedef struct RaysortReorderLayout
{
  VkDeviceSize hitsOffset; /* in state: RaysortHitObject[threads][objectCount], 64 or 96 bytes each */
  VkDeviceSize liveOffset; /* in state: RaysortLive[threads] */
  VkDeviceSize keysOffset; /* in state: uint32[threads]: (stage * kinds + kind) << hintBits | hint; kind: of the
                               functions + 1. keyCount: done */
  VkDeviceSize stateSize;
  VkDeviceSize scratchSize;
  VkDeviceSize alignment;  /* of state and scratch: their device addresses */
  uint32_t bytesPerThread; /* of state and scratch together, about: what a reorder moves */
  uint32_t keyCount;
  uint32_t passCount;
} RaysortReorderLayout;

/* raysortCmdReorder - runs a program of stages, its threads sorted before every stage but the first: by stage, then by
 * function (hits before misses, where records are their own functions; empties last), then hint, then slot. A thread's
 * slot is its number in the launch and never changes. Stage 0 begins with empty objects and an undefined live state. A
 * stage returns the number of the next one, or RAYSORT_DONE: then the thread's slot stays as its last stage found it.
 * What stages write elsewhere is visible in the next wave: declare it (raysortAppendAccess to the stages' passes), or
 * synchronise it yourself. Descriptor sets must be bound already.
 * A stage that there is not is RAYSORT_DONE. An object whose record is past the tables sorts as an empty one, and no
 * function runs for it. Both are counted. After the last wave the state is what a plan with RAYSORT_REORDER_RESUME_BIT
 * goes on from, of the same info but for waveCount, flags and count.
 * needs  device addresses: state and scratch 256, instances 16, records and the others 4; scratch has the usage
 *        INDIRECT_BUFFER too
 * error  also VK_ERROR_VALIDATION_FAILED_EXT: stages * (functions + 1) * 2^hintBits is past RAYSORT_REORDER_MAX_KEYS;
 *        raysortCmdReorder: VK_ERROR_OUT_OF_HOST_MEMORY
 * cost   a wave: a sort of the launch's keys, a dispatch for their ranges, and one for each stage or function. Its
 *        threads read and write 64 bytes an object, liveSize and 8. raysortCmdReorder: one host allocation for its
 *        passes. A launch of no threads has no pass */
RAYSORT_API VkResult raysortGetReorderLayout(RaysortContext context, const RaysortReorderInfo *info,
                                             RaysortReorderLayout *layout);
RAYSORT_API VkResult raysortPlanReorder(RaysortContext context, const RaysortReorderInfo *info, uint32_t *passCount,
                                        RaysortPass *passes);
RAYSORT_API VkResult raysortCmdReorder(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortReorderInfo *info);

/* raysortReorderIsNative - does this device move threads at reorderThreadNV or reorderThreadEXT? Then the native
 * targets may be worth building. VK_FALSE too where the extension is there and says that the call does nothing.
 * info   instance, physicalDevice, getInstanceProcAddr; the rest is ignored
 * cost   asks the driver for its extensions and a property */
RAYSORT_API VkBool32 raysortReorderIsNative(const RaysortContextInfo *info);
/* ---- src/sdf.h ---- */

/* Reserved for sparse distance fields. Nothing is here yet: a context that asks for it makes nothing. */
#define RAYSORT_CAPABILITY_SDF_BIT 32u
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
#define RAYSORT_CONSTANTS 5          /* numbers 0 .. 4 are set */

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
  uint32_t features; /* RAYSORT_FEATURE_*: a device without one of these does not get it */
  uint32_t constants[RAYSORT_CONSTANTS];
} raysort_variant;

/* What not every device has, and nothing but speed hangs on. */
#define RAYSORT_FEATURE_BALLOTS    1u /* of subgroups, in compute shaders */
#define RAYSORT_FEATURE_LONG_LOOPS 2u /* no CPU: lavapipe ends an invocation after 65,535 steps of its loops */

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
  uint32_t features; /* RAYSORT_FEATURE_* */
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
static VkDeviceAddress raysort_assumedAddress(const raysort_range *range);

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

/* RAYSORT_FEATURE_* of the device. Without vkGetPhysicalDeviceProperties2 nothing is known of subgroups. */
static uint32_t raysort_readFeatures(VkPhysicalDevice physicalDevice, const RaysortCommands *vk)
{
  VkPhysicalDeviceSubgroupProperties subgroup;
  VkPhysicalDeviceProperties2 properties;
  uint32_t features = 0;
  memset(&subgroup, 0, sizeof(subgroup));
  memset(&properties, 0, sizeof(properties));
  subgroup.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_SUBGROUP_PROPERTIES;
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &subgroup;
  if (vk->vkGetPhysicalDeviceProperties2)
    vk->vkGetPhysicalDeviceProperties2(physicalDevice, &properties);
  if (subgroup.supportedStages & VK_SHADER_STAGE_COMPUTE_BIT &&
      subgroup.supportedOperations & VK_SUBGROUP_FEATURE_BALLOT_BIT)
    features |= RAYSORT_FEATURE_BALLOTS;
  if (properties.properties.deviceType != VK_PHYSICAL_DEVICE_TYPE_CPU)
    features |= RAYSORT_FEATURE_LONG_LOOPS;
  return features;
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
         capability->describe(&context->limits, place - first, variant) && !(variant->features & ~context->features);
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
  context->features = raysort_readFeatures(info->physicalDevice, vk);
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

/* For alignment: a dry plan takes its buffers to begin at multiples of all that matters. */
static VkDeviceAddress raysort_assumedAddress(const raysort_range *range)
{
  return range->address ? range->address : range->buffer.offset;
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
#define RAYSORT_IDENTITY_SCAN_REDUCE 0x010102u
#define RAYSORT_IDENTITY_SCAN_ROWS 0x010201u
#define RAYSORT_IDENTITY_SCAN_DOWNSWEEP 0x010302u

/* Specialization constant of reduce.comp and downsweep.comp. 1: `live` holds how many words there are. */
#define RAYSORT_CONSTANT_SCAN_LIVE 1

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
  RAYSORT_REF(RaysortIn) live; /* with RAYSORT_CONSTANT_SCAN_LIVE */
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
  RAYSORT_REF(RaysortIn) live;   /* with RAYSORT_CONSTANT_SCAN_LIVE */
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
  RAYSORT_SCAN_PIPELINE_LIVE_REDUCE, /* with a count on the GPU */
  RAYSORT_SCAN_PIPELINE_LIVE_DOWNSWEEP,
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
  RAYSORT_SCAN_LIVE,
  RAYSORT_SCAN_BUFFERS
};

static VkResult raysort_scanBuffers(RaysortContext context, const RaysortScanInfo *info,
                                    const RaysortScanLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SCAN_BUFFERS] = {
      {RAYSORT_RESOURCE_SCAN_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_INPUT, &info->input, layout->dataSize, 4, 0},
      {RAYSORT_RESOURCE_SCAN_OUTPUT, &info->output, layout->dataSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_TOTAL, &info->total, layout->totalSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SCAN_COUNT_BUFFER, &info->countBuffer, 4, 4, RAYSORT_OPTIONAL}};
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
  raysort_beginPass(plan, &pass, "scan downsweep",
                    ranges[RAYSORT_SCAN_LIVE].isPresent ? RAYSORT_SCAN_PIPELINE_LIVE_DOWNSWEEP
                                                        : RAYSORT_SCAN_PIPELINE_DOWNSWEEP,
                    table->rowStride);
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
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortDownsweepPush, live));
  push.count = info->count;
  push.rowStride = table->rowStride;
  push.strideInverse = raysort_strideInverse(table);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planReduce(raysort_plan *plan, const RaysortScanInfo *info, const raysort_range *ranges,
                               const raysort_table *table)
{
  RaysortPass pass;
  RaysortReducePush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "scan reduce",
                    ranges[RAYSORT_SCAN_LIVE].isPresent ? RAYSORT_SCAN_PIPELINE_LIVE_REDUCE
                                                        : RAYSORT_SCAN_PIPELINE_REDUCE,
                    table->rowStride);
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, (VkDeviceSize)info->count * 4, RAYSORT_READ, 0,
                              offsetof(RaysortReducePush, values));
  push.table = raysort_touch(&pass, &ranges[RAYSORT_SCAN_SCRATCH], table->offset, raysort_tableSize(table),
                             RAYSORT_WRITE, 1, offsetof(RaysortReducePush, table));
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_SCAN_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortReducePush, live));
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
  raysort_table table;
  raysort_plan plan;
  VkResult result = raysortGetScanLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_scanBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_SCAN_BIT, passCount, passes);
  raysort_planReduce(&plan, info, ranges, &table);
  raysort_planRows(&plan, "scan rows", RAYSORT_SCAN_PIPELINE_ROWS, &ranges[RAYSORT_SCAN_SCRATCH], &table,
                   &ranges[RAYSORT_SCAN_LIVE], 0, info->count, RAYSORT_SCAN_TILE, RAYSORT_KERNEL_WIDE);
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
  static const uint32_t identities[RAYSORT_SCAN_PIPELINES] = {
      RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_ROWS, RAYSORT_IDENTITY_SCAN_DOWNSWEEP,
      RAYSORT_IDENTITY_SCAN_REDUCE, RAYSORT_IDENTITY_SCAN_DOWNSWEEP};
  (void)limits;
  variant->identity = identities[pipeline];
  variant->constants[RAYSORT_CONSTANT_SCAN_LIVE] = pipeline >= RAYSORT_SCAN_PIPELINE_LIVE_REDUCE;
  return 1;
}

static const char *const raysort_scanResources[] = {"RaysortScanInfo.scratch", "RaysortScanInfo.input",
                                                    "RaysortScanInfo.output", "RaysortScanInfo.total",
                                                    "RaysortScanInfo.countBuffer"};

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
#define RAYSORT_IDENTITY_SORT_COUNT 0x020102u
#define RAYSORT_IDENTITY_SORT_STATISTIC 0x020201u
#define RAYSORT_IDENTITY_SORT_SCATTER 0x020302u
#define RAYSORT_IDENTITY_SORT_RANGES 0x020401u

/* Specialization constants. */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_MAP_ONLY 3   /* 1: the scatter kernel writes nothing but the map of the live entries */

#define RAYSORT_CONSTANT_ORDERED 4    /* 1: keys are compared as RAYSORT_ORDER_* say, else as unsigned integers */

#define RAYSORT_TILE 4096  /* entries of a tile; 8192 with digits of 8 bits, and 2048, as the device allows */
#define RAYSORT_SEGMENT 32 /* of them a thread has */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned; sorts of one digit only */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* How a radix sort compares keys: bits of keyLayout. */
#define RAYSORT_ORDER_SIGNED (1u << 16)     /* two's complement */
#define RAYSORT_ORDER_FLOAT (1u << 17)      /* IEEE 754 */
#define RAYSORT_ORDER_DESCENDING (1u << 18) /* the largest first */

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
  RAYSORT_UINT keyLayout;     /* bytes from id to id | RAYSORT_ORDER_* | shift of its bit field << 24 */
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
static VkDeviceAddress raysort_touchKeys(RaysortPass *pass, const raysort_source *source, size_t push);
static void raysort_planDigit(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                              const raysort_range *scratch, const raysort_target *target);
static uint32_t raysort_mostThreads(const VkPhysicalDeviceLimits *limits, uint32_t most);
static uint32_t raysort_pipelineSource(uint32_t pipeline, uint32_t *digitClass);
static void raysort_describeDigit(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant);
static const raysort_kernel *raysort_sortKernels(uint32_t *count); /* beside the words */

/* ---- material sort: sort.c ---- */

/* What follows from an info struct alone. */
typedef struct raysort_sort
{
  uint32_t idBytes, stride, bits; /* of an id of the map; `bits`: of its bit field */
  VkDeviceSize idLead;            /* ids may begin within a 32-bit word: bytes from its start to the first id */
  uint32_t leastIds, idCapacity;  /* the fewest ids that the map may hold; those that it holds */
  uint32_t leastInverse;          /* the fewest words that oldToNewPixelMap may have */
  uint32_t inverseCapacity;       /* its words that are used: one for each id of the map, or as many as it has */
  uint32_t groupSize, maxGroupsX;
  uint32_t digitCount; /* 1 or 2 */
  raysort_digit digits[2];
  VkDeviceSize keysOffset, valuesOffset; /* in scratch, between two digits; packed words lie where values would */
} raysort_sort;

static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout);
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

/* Of the low one of two digits. */
static uint32_t raysort_lowBits(uint32_t materials)
{
  return (raysort_bitsFor(materials) + 1) / 2;
}

/* One digit for up to 256 materials; else two of equal width, low bits first. Rows: digits, void, stray, statistic. */
static void raysort_chooseDigits(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  const uint32_t materials = info->materialCount, lowBits = raysort_lowBits(materials);
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
  const VkDeviceSize one =
      raysort_digitBound(&context->limits, info->maxCount, materials < 256 ? materials : 256, 0, more, 0);
  VkDeviceSize two;
  if (materials <= 256)
    return one;
  two = raysort_digitBound(&context->limits, info->maxCount, 1u << raysort_lowBits(materials), RAYSORT_CLASS_OF_TWO,
                           more, 1);
  return raysort_align((one > two ? one : two) + (VkDeviceSize)info->maxCount * 4, 16) +
         (VkDeviceSize)info->maxCount * 4;
}

/* Bytes from the first id on that reading `count` ids touches, whole 32-bit words. */
static VkDeviceSize raysort_idBytes(const raysort_sort *sort, uint64_t count)
{
  if (count == 0)
    return 0;
  return raysort_align(sort->idLead + (count - 1) * sort->stride + sort->idBytes, 4) - sort->idLead;
}

/* How many ids the map holds: with a list, as many as its size says, at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = sort->idLead, size = info->materialIdMap.buffer.size;
  VkDeviceSize words, count;
  if (!raysort_isGiven(&info->list) || size == 0)
    return sort->leastIds;
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

/* The sizes of the id map and of the inverse map. */
static void raysort_countIds(const RaysortSortInfo *info, raysort_sort *sort)
{
  const int hasList = raysort_isGiven(&info->list);
  const VkDeviceSize inverseWords = info->oldToNewPixelMap.size / 4;
  /* with a list the ids that only fill up the last 32-bit word of the map may be no rays */
  const uint32_t padding = hasList ? (4 - sort->idBytes) / sort->stride : 0;
  sort->idLead = info->materialIdMap.buffer.offset & 3;
  sort->leastIds = hasList && info->rayCount && info->maxCount ? info->rayCount : info->maxCount;
  sort->idCapacity = raysort_idCapacity(info, sort);
  sort->leastInverse = sort->idCapacity > padding ? sort->idCapacity - padding : sort->idCapacity ? 1 : 0;
  sort->inverseCapacity = inverseWords && inverseWords < sort->idCapacity ? (uint32_t)inverseWords : sort->idCapacity;
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
  if (result != VK_SUCCESS)
    return result;
  raysort_countIds(info, sort);
  raysort_chooseDigits(context, info, sort);
  return VK_SUCCESS;
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
  layout->idMapSize = raysort_idBytes(sort, sort->leastIds);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)sort->idCapacity * 4;
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
  if ((held <= RAYSORT_MAX_COUNT || size <= raysort_idBytes(sort, RAYSORT_MAX_COUNT)) &&
      sort->idCapacity == (held < RAYSORT_MAX_COUNT ? held : RAYSORT_MAX_COUNT))
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortSortInfo.materialIdMap.buffer.size is %llu bytes and holds %llu ids: with a list it must hold at most "
      "%u, and all of the last id's 32-bit word (%llu bytes)",
      (raysort_u64)size, (raysort_u64)held, (unsigned)RAYSORT_MAX_COUNT, (raysort_u64)raysort_idBytes(sort, held));
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
      {RAYSORT_RESOURCE_SORT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap, (VkDeviceSize)sort->leastInverse * 4, 4,
       RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_SORT_RANGES, &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN}};
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, needs, RAYSORT_SORT_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* a list may name any id that the map holds */
  ranges[RAYSORT_SORT_IDS].needed = raysort_idBytes(sort, sort->idCapacity);
  ranges[RAYSORT_SORT_INVERSE].needed = (VkDeviceSize)sort->inverseCapacity * 4;
  return raysort_checkOverlap(context, ranges, RAYSORT_SORT_BUFFERS);
}

static void raysort_sortSource(const RaysortSortInfo *info, const raysort_sort *sort, const raysort_range *ranges,
                               raysort_source *source)
{
  const raysort_range *ids = &ranges[RAYSORT_SORT_IDS];

  memset(source, 0, sizeof(*source));
  source->keys = ids;
  source->keysOffset = 0 - sort->idLead; /* the word that the first id lies in */
  source->keysSize = ids->needed ? ids->needed + sort->idLead : 0;
  source->keysLead = sort->idLead;
  source->maxCount = info->maxCount;
  source->kind = RAYSORT_SOURCE_STRIDED;
  source->flags = RAYSORT_KERNEL_TAIL | (info->flags & RAYSORT_SORT_TAIL_BIT ? RAYSORT_KERNEL_WRITE_TAIL : 0);
  source->capacity = sort->idCapacity;
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
 * second digit lies on top; one more than there are stands for the tail. scatter_move.glsl derives the same number. */
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
  uint32_t count; /* entries */
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
  if (ray >= checker->sort.idCapacity)
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
    if (result->oldToNewPixelMap && ray < checker->sort.inverseCapacity && result->oldToNewPixelMap[ray] != slot)
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
/* ---- src/radix_private.h ---- */

/* A radix sort among the passes of another capability's plan. */

/* What follows from an info struct alone. */
typedef struct raysort_radix
{
  uint32_t keyBytes;
  uint32_t digitCount;    /* 0 .. 8 */
  uint32_t widestDigit;   /* bits of the widest digit that a sort of as many bits, or fewer, has */
  uint32_t order;         /* RAYSORT_ORDER_*; 0: keys compare as they are */
  uint32_t capability;    /* bit of that whose pipelines it takes */
  uint32_t digitClass;    /* the lowest one that has a pipeline there */
  VkDeviceSize tableSize; /* bytes of scratch that hold any digit's table */
  raysort_digit digits[8];
} raysort_radix;

enum
{
  RAYSORT_RADIX_SCRATCH,
  RAYSORT_RADIX_LIVE,
  RAYSORT_RADIX_KEYS,
  RAYSORT_RADIX_VALUES = RAYSORT_RADIX_KEYS + 2,
  RAYSORT_RADIX_BUFFERS = RAYSORT_RADIX_VALUES + 2
};

static VkResult raysort_layoutRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix,
                                    RaysortRadixLayout *layout);
static void raysort_planRadix(raysort_plan *plan, const RaysortRadixInfo *info, const raysort_radix *radix,
                              const raysort_range *ranges);
/* ---- src/radix.c ---- */

#if RAYSORT_SPIRV & (RAYSORT_CAPABILITY_RADIX_SORT_BIT | RAYSORT_CAPABILITY_RADIX_ORDER_BIT)
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#endif

/* What the type of the keys and the flags ask for. */
static void raysort_chooseOrder(const RaysortRadixInfo *info, raysort_radix *radix)
{
  static const uint32_t orders[] = {
      0, 0, RAYSORT_ORDER_SIGNED, RAYSORT_ORDER_SIGNED, RAYSORT_ORDER_FLOAT, RAYSORT_ORDER_FLOAT};
  radix->keyBytes = info->keyType % 2 ? 8 : 4; /* types of 32 and of 64 bits alternate */
  radix->order = orders[info->keyType] | (info->flags & RAYSORT_RADIX_DESCENDING_BIT ? RAYSORT_ORDER_DESCENDING : 0);
  radix->capability = radix->order ? RAYSORT_CAPABILITY_RADIX_ORDER_BIT : RAYSORT_CAPABILITY_RADIX_SORT_BIT;
  radix->digitClass = radix->order || radix->keyBytes == 8 ? RAYSORT_DIGIT_CLASSES - 1 : RAYSORT_CLASS_OF_TWO;
}

static VkResult raysort_analyseRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix)
{
  uint32_t i, width, bits, shift = info->firstBit;
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.keyType", (uint32_t)info->keyType, 0, RAYSORT_KEY_FLOAT64);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.flags", info->flags, 0,
                                RAYSORT_RADIX_DESCENDING_BIT | RAYSORT_RADIX_KEYS_ONLY_BIT);
  if (result != VK_SUCCESS)
    return result;
  memset(radix, 0, sizeof(*radix));
  raysort_chooseOrder(info, radix);
  width = radix->keyBytes * 8;
  result = raysort_checkRange(context, "RaysortRadixInfo.firstBit", info->firstBit, 0, width - 1);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortRadixInfo.bitCount", info->bitCount, 0, width - info->firstBit);
  if (result == VK_SUCCESS)
    result = raysort_needCapability(context, radix->capability);
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
    digit->digitClass = radix->digitClass;
    raysort_layoutDigit(&context->limits, info->maxCount, 0, 1, digit);
    shift += size;
    bits -= size;
  }
  radix->tableSize =
      raysort_digitBound(&context->limits, info->maxCount, 1u << radix->widestDigit, radix->digitClass, 0, 1);
  return VK_SUCCESS;
}

/* The scatter always writes values. Keys of 32 bits alone are their own values; beside keys of 64 bits alone it writes
 * numbers into scratch that nobody reads: these bytes. */
static VkDeviceSize raysort_unreadSize(const RaysortRadixInfo *info, const raysort_radix *radix)
{
  return info->flags & RAYSORT_RADIX_KEYS_ONLY_BIT && radix->keyBytes == 8 ? (VkDeviceSize)info->maxCount * 4 : 0;
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
  layout->valuesSize = info->flags & RAYSORT_RADIX_KEYS_ONLY_BIT ? 0 : (VkDeviceSize)info->maxCount * 4;
  layout->scratchSize = radix->tableSize + raysort_unreadSize(info, radix);
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

static VkResult raysort_radixBuffers(RaysortContext context, const RaysortRadixInfo *info, const raysort_radix *radix,
                                     const RaysortRadixLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_RADIX_BUFFERS] = {
      {RAYSORT_RESOURCE_RADIX_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_RADIX_KEYS_0, &info->keys[0], layout->keysSize, radix->keyBytes, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_KEYS_1, &info->keys[1], layout->keysSize, radix->keyBytes, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_0, &info->values[0], layout->valuesSize, 4, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_RADIX_VALUES_1, &info->values[1], layout->valuesSize, 4, RAYSORT_WRITTEN}};
  VkResult result;
  memset(ranges, 0, RAYSORT_RADIX_BUFFERS * sizeof(*ranges));
  result = raysort_useBuffers(
      context, needs, info->flags & RAYSORT_RADIX_KEYS_ONLY_BIT ? RAYSORT_RADIX_VALUES : RAYSORT_RADIX_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_RADIX_BUFFERS) : result;
}

/* What digit number `digit` moves, from which buffer to which: pairs, or keys alone. */
static void raysort_chooseMoves(const RaysortRadixInfo *info, const raysort_radix *radix, const raysort_range *ranges,
                                uint32_t digit, raysort_source *source, raysort_target *target)
{
  const raysort_range *keys = &ranges[RAYSORT_RADIX_KEYS], *values = &ranges[RAYSORT_RADIX_VALUES];
  const int isKeysOnly = (info->flags & RAYSORT_RADIX_KEYS_ONLY_BIT) != 0;
  if (isKeysOnly && radix->keyBytes == 4) /* the keys move as values */
    values = keys;
  else
  {
    target->keys = &keys[~digit & 1];
    target->keyBytes = radix->keyBytes;
    target->flags = RAYSORT_KERNEL_WRITE_KEYS;
  }
  if (isKeysOnly && radix->keyBytes == 8)
  {
    target->values = &ranges[RAYSORT_RADIX_SCRATCH];
    target->valuesOffset = radix->tableSize;
    return;
  }
  source->values = &values[digit & 1];
  source->flags |= RAYSORT_KERNEL_VALUES;
  target->values = &values[~digit & 1];
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
  source.layout = radix->keyBytes | radix->order;
  source.mask = 0xffffffffu;
  if (ranges[RAYSORT_RADIX_LIVE].isPresent)
  {
    source.live = &ranges[RAYSORT_RADIX_LIVE];
    source.flags |= RAYSORT_KERNEL_LIVE;
  }
  target.groupSize = 1;
  target.maxGroupsX = 1;
  for (i = 0; i < radix->digitCount; ++i)
  {
    source.keys = &ranges[RAYSORT_RADIX_KEYS + (i & 1)];
    raysort_chooseMoves(info, radix, ranges, i, &source, &target);
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
    result = raysort_radixBuffers(context, info, &radix, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, radix.capability, passCount, passes);
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

/* Of the same pipelines those of the widest digits, each with the constant that makes it look at RAYSORT_ORDER_*. */
static int raysort_describeOrder(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  uint32_t digitClass;
  if (!raysort_describeRadix(limits, pipeline, variant))
    return 0;
  if (pipeline == RAYSORT_SORT_PIPELINE_ROWS)
    return 1;
  variant->constants[RAYSORT_CONSTANT_ORDERED] = 1;
  raysort_pipelineSource(pipeline, &digitClass);
  return digitClass == RAYSORT_DIGIT_CLASSES - 1;
}

static const raysort_capability *raysort_orderCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_RADIX_ORDER_BIT,
                                                RAYSORT_CAPABILITY_RADIX_SORT_BIT,
                                                "RADIX_ORDER",
                                                RAYSORT_SORT_PIPELINES,
                                                raysort_describeOrder,
                                                {raysort_scanKernels, raysort_sortKernels},
                                                NULL,
                                                0};
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
/* ---- shaders/kernels/gather/push.h ---- */
/* push.h - push block and constant of the gather's kernel, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_GATHER_PUSH_H
#define RAYSORT_KERNELS_GATHER_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block or a constant changes its meaning for that kernel. */
#define RAYSORT_IDENTITY_GATHER_GATHER 0x080101u

/* Specialization constants. */
#define RAYSORT_CONSTANT_GATHER_VECTORS 1 /* 1: records and their addresses are multiples of 16 bytes */
#define RAYSORT_CONSTANT_GATHER_LIVE 2    /* 1: `live` holds how many records there are */

RAYSORT_STRUCT(RaysortGatherPush)
{
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_REF(RaysortIn) source;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT sourceCount; /* records of the source */
  RAYSORT_UINT stride;      /* bytes of a record */
  RAYSORT_UINT tile;        /* records that a workgroup takes at a time */
};

#endif /* RAYSORT_KERNELS_GATHER_PUSH_H */
/* ---- src/gather.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_GATHER_BIT
#define RAYSORT_WORDS_GATHER
#endif

static const raysort_kernel *raysort_gatherKernels(uint32_t *count); /* beside the words */

/* Not measured yet: workgroups as in the scan, 16 for each of 132 multiprocessors, and 16 KiB a tile. */
#define RAYSORT_GATHER_GROUPS 2112u
#define RAYSORT_GATHER_BYTES  16384u

/* Pipelines: + RAYSORT_GATHER_PIPELINE_VECTORS, + RAYSORT_GATHER_PIPELINE_LIVE. */
enum
{
  RAYSORT_GATHER_PIPELINE_VECTORS = 1,
  RAYSORT_GATHER_PIPELINE_LIVE = 2,
  RAYSORT_GATHER_PIPELINES = 4
};

static uint32_t raysort_gatherSourceCount(const RaysortGatherInfo *info)
{
  return info->sourceCount ? info->sourceCount : info->maxCount;
}

RAYSORT_API VkResult raysortGetGatherLayout(RaysortContext context, const RaysortGatherInfo *info,
                                            RaysortGatherLayout *layout)
{
  char text[256];
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_GATHER_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortGatherInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortGatherInfo.sourceCount", info->sourceCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortGatherInfo.stride", info->stride, 4, RAYSORT_MAX_GATHER_STRIDE);
  if (result == VK_SUCCESS && info->stride % 4 != 0)
  {
    snprintf(text, sizeof(text), "RaysortGatherInfo.stride is %u, must be a multiple of 4", (unsigned)info->stride);
    result = raysort_refuse(context, text);
  }
  if (result != VK_SUCCESS)
    return result;
  layout->mapSize = (VkDeviceSize)info->maxCount * 4;
  layout->sourceSize = info->maxCount ? (VkDeviceSize)raysort_gatherSourceCount(info) * info->stride : 0;
  layout->destinationSize = (VkDeviceSize)info->maxCount * info->stride;
  layout->passCount = info->maxCount ? 1 : 0;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_GATHER_MAP,
  RAYSORT_GATHER_LIVE,
  RAYSORT_GATHER_SOURCE,
  RAYSORT_GATHER_DESTINATION,
  RAYSORT_GATHER_BUFFERS
};

static VkResult raysort_gatherBuffers(RaysortContext context, const RaysortGatherInfo *info,
                                      const RaysortGatherLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_GATHER_BUFFERS] = {
      {RAYSORT_RESOURCE_GATHER_MAP, &info->map, layout->mapSize, 4, 0},
      {RAYSORT_RESOURCE_GATHER_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_GATHER_SOURCE, &info->source, layout->sourceSize, 4, 0},
      {RAYSORT_RESOURCE_GATHER_DESTINATION, &info->destination, layout->destinationSize, 4, RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_GATHER_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_GATHER_BUFFERS) : result;
}

static uint32_t raysort_gatherPipeline(const RaysortGatherInfo *info, const raysort_range *ranges)
{
  const int isAligned = info->stride % 16 == 0 && raysort_assumedAddress(&ranges[RAYSORT_GATHER_SOURCE]) % 16 == 0 &&
                        raysort_assumedAddress(&ranges[RAYSORT_GATHER_DESTINATION]) % 16 == 0;
  return (isAligned ? RAYSORT_GATHER_PIPELINE_VECTORS : 0u) +
         (ranges[RAYSORT_GATHER_LIVE].isPresent ? RAYSORT_GATHER_PIPELINE_LIVE : 0u);
}

static void raysort_planGather(raysort_plan *plan, const RaysortGatherInfo *info, const RaysortGatherLayout *layout,
                               const raysort_range *ranges)
{
  RaysortGatherPush push;
  RaysortPass pass;
  uint32_t tiles;
  memset(&push, 0, sizeof(push));
  push.maxCount = info->maxCount;
  push.sourceCount = raysort_gatherSourceCount(info);
  push.stride = info->stride;
  push.tile = info->stride < RAYSORT_GATHER_BYTES ? RAYSORT_GATHER_BYTES / info->stride : 1;
  tiles = raysort_divideUp(info->maxCount, push.tile);
  raysort_beginPass(plan, &pass, "gather", raysort_gatherPipeline(info, ranges),
                    tiles < RAYSORT_GATHER_GROUPS ? tiles : RAYSORT_GATHER_GROUPS);
  push.map = raysort_touch(&pass, &ranges[RAYSORT_GATHER_MAP], 0, layout->mapSize, RAYSORT_READ, 0,
                           offsetof(RaysortGatherPush, map));
  push.live =
      raysort_touch(&pass, &ranges[RAYSORT_GATHER_LIVE], 0, 4, RAYSORT_READ, 0, offsetof(RaysortGatherPush, live));
  push.source = raysort_touch(&pass, &ranges[RAYSORT_GATHER_SOURCE], 0, layout->sourceSize, RAYSORT_READ, 0,
                              offsetof(RaysortGatherPush, source));
  push.destination = raysort_touch(&pass, &ranges[RAYSORT_GATHER_DESTINATION], 0, layout->destinationSize,
                                   RAYSORT_WRITE, 1, offsetof(RaysortGatherPush, destination));
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanGather(RaysortContext context, const RaysortGatherInfo *info, uint32_t *passCount,
                                       RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_GATHER_BUFFERS];
  RaysortGatherLayout layout;
  raysort_plan plan;
  VkResult result = raysortGetGatherLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_gatherBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_GATHER_BIT, passCount, passes);
  if (layout.passCount)
    raysort_planGather(&plan, info, &layout, ranges);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdGather(RaysortContext context, VkCommandBuffer commandBuffer,
                                      const RaysortGatherInfo *info)
{
  RaysortPass pass;
  uint32_t count = RAYSORT_GATHER_MAX_PASSES;
  VkResult result = raysortPlanGather(context, info, &count, &pass);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, &pass, NULL) : result;
}

/* ---- the capability ---- */

static int raysort_describeGather(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  (void)limits;
  variant->identity = RAYSORT_IDENTITY_GATHER_GATHER;
  variant->constants[RAYSORT_CONSTANT_GATHER_VECTORS] = (pipeline & RAYSORT_GATHER_PIPELINE_VECTORS) != 0;
  variant->constants[RAYSORT_CONSTANT_GATHER_LIVE] = (pipeline & RAYSORT_GATHER_PIPELINE_LIVE) != 0;
  return 1;
}

static const char *const raysort_gatherResources[] = {"RaysortGatherInfo.map", "RaysortGatherInfo.count",
                                                      "RaysortGatherInfo.source", "RaysortGatherInfo.destination"};

static const raysort_capability *raysort_gatherCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_GATHER_BIT,
                                                0,
                                                "GATHER",
                                                RAYSORT_GATHER_PIPELINES,
                                                raysort_describeGather,
                                                {raysort_gatherKernels, NULL},
                                                raysort_gatherResources,
                                                RAYSORT_GATHER_BUFFERS};
  return &capability;
}
/* ---- shaders/kernels/bvh/push.h ---- */
/* push.h - push blocks and constants of the kernels of triangles, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_BVH_PUSH_H
#define RAYSORT_KERNELS_BVH_PUSH_H

/* What a kernel says of itself: folder, kernel, revision, a byte each. Swapped or stale SPIR-V is noticed by it. Raise
 * the revision when a push block, a flag or a constant changes its meaning for that kernel. The order of these lines is
 * the order of the words in raysort.h. */
#define RAYSORT_IDENTITY_BVH_TRACE 0x030102u
#define RAYSORT_IDENTITY_BVH_STREAM 0x034001u
#define RAYSORT_IDENTITY_BVH_CLEAR 0x034101u
#define RAYSORT_IDENTITY_BVH_BEGIN 0x030201u
#define RAYSORT_IDENTITY_BVH_BOXES 0x030301u
#define RAYSORT_IDENTITY_BVH_GRIDS 0x030401u
#define RAYSORT_IDENTITY_BVH_KEYS 0x030501u
#define RAYSORT_IDENTITY_BVH_LEAVES 0x030601u
#define RAYSORT_IDENTITY_BVH_TREE 0x030701u
#define RAYSORT_IDENTITY_BVH_LARGE 0x030801u
#define RAYSORT_IDENTITY_BVH_SMALL 0x030901u
#define RAYSORT_IDENTITY_BVH_RECORDS 0x030a01u
#define RAYSORT_IDENTITY_BVH_FRAMES 0x030b01u
#define RAYSORT_IDENTITY_BVH_NODES 0x030c01u

/* Specialization constants. */
#define RAYSORT_CONSTANT_ANY 1 /* 1: some hit will do, 0: the closest */

/* trace.comp, stream.comp */
RAYSORT_STRUCT(RaysortTracePush)
{
  RAYSORT_REF(RaysortIn) bvh;
  RAYSORT_REF(RaysortIn) rays;      /* RaysortBvhRay[rayCount] */
  RAYSORT_REF(RaysortIn) list;      /* 0: entry i is ray i */
  RAYSORT_REF(RaysortIn) live;      /* one word: how many entries; 0: maxCount */
  RAYSORT_REF(RaysortIn) materials; /* materialCount words */
  RAYSORT_REF(RaysortOut) hits;     /* RaysortBvhHit[rayCount] */
  RAYSORT_REF(RaysortInOut) taken;  /* stream.comp: one word, 0 at first: entries that are taken */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT rayCount;            /* list entries past it are left out */
  RAYSORT_UINT rayFlags;
  RAYSORT_UINT materialCount;       /* 0: no table, a geometry is its own material */
  RAYSORT_UINT missMaterial;
  RAYSORT_UINT deadMaterial;
};

/* clear.comp */
RAYSORT_STRUCT(RaysortClearPush)
{
  RAYSORT_REF(RaysortOut) words;
  RAYSORT_UINT count;            /* these become 0 */
};

/* ---- the build ----
 * A batch of structures goes through each pass together. Slot: a primitive of the batch, in the order of (structure,
 * geometry, primitive); after the sort, a leaf. Place: a node of a structure. All structures' slots stand behind one
 * another, and so do the places that they may need. */

/* The descriptions: one of these a structure, then a RaysortBvhSource a geometry of all. */
RAYSORT_STRUCT(RaysortBvhPart) /* 32 bytes */
{
  RAYSORT_UINT firstSlot;
  RAYSORT_UINT slots;
  RAYSORT_UINT firstPlace;
  RAYSORT_UINT places;         /* most nodes */
  RAYSORT_UINT frames;         /* most frames */
  RAYSORT_UINT destination;    /* where it begins, in words of 16 bytes */
  RAYSORT_UINT firstGeometry;
  RAYSORT_UINT geometries;
};
#define RAYSORT_BVH_PART_WORDS 2u /* of 16 bytes */

RAYSORT_STRUCT(RaysortBvhSource) /* 64 bytes */
{
  RAYSORT_REF(RaysortIn) data;
  RAYSORT_REF(RaysortIn) indices;
  RAYSORT_REF(RaysortIn) transform;
  RAYSORT_UINT firstSlot;
  RAYSORT_UINT part;           /* its structure */
  RAYSORT_UINT stride;         /* never 0 */
  RAYSORT_UINT indexSize;
  RAYSORT_UINT primitiveCount;
  RAYSORT_UINT maxVertex;
  RAYSORT_UINT record;         /* geometry and flags, as leaf records hold them */
  RAYSORT_UINT reserved[3];
};
#define RAYSORT_BVH_SOURCE_WORDS 4u

/* What a build knows of a structure: words in scratch. Bounds are floats in an order of uint32. */
#define RAYSORT_BVH_STATE_BOUNDS 0u         /* lo[3], hi[3] of all boxes */
#define RAYSORT_BVH_STATE_MIDDLES 6u        /* lo[3], hi[3] of their middles */
#define RAYSORT_BVH_STATE_GOOD 12u          /* triangles that can be hit */
#define RAYSORT_BVH_STATE_BAD_INDEX 13u     /* those left out, by reason */
#define RAYSORT_BVH_STATE_NON_FINITE 14u
#define RAYSORT_BVH_STATE_DEGENERATE 15u
#define RAYSORT_BVH_STATE_SUMS 16u          /* words before it: minima and maxima, then sums */
#define RAYSORT_BVH_STATE_PRIMITIVES 16u
#define RAYSORT_BVH_STATE_CLAMPED 17u
#define RAYSORT_BVH_STATE_ROOT 18u          /* of the binary tree */
#define RAYSORT_BVH_STATE_NODES 19u
#define RAYSORT_BVH_STATE_FRAMES 20u        /* that were wanted */
#define RAYSORT_BVH_STATE_STACK_FRAMES 21u  /* stackNeed with frames */
#define RAYSORT_BVH_STATE_STACK 22u         /* and without */
#define RAYSORT_BVH_STATE_DEPTH 23u
#define RAYSORT_BVH_STATE_ERROR 24u
#define RAYSORT_BVH_STATE_AXES 25u          /* 2 words: which axis each bit of a key is of, 2 bits each */
#define RAYSORT_BVH_STATE_KEY_GRID 27u      /* origin[3], inverse[3] */
#define RAYSORT_BVH_STATE_GRID 33u          /* of the root: origin[3], cell[3], inverse[3], extent */
#define RAYSORT_BVH_STATE_WORDS 48u

/* Nodes of the binary tree, by id. A leaf is 2 words of 16 bytes: lo, slot of its primitive | hi, its geometry among
 * all. An inner node is 4: lo, left | hi, right | costs of the forests of 1, 2 and 3 roots, height, roots used and
 * shares | wide nodes of the forests, count of leaves. Its id is the slot of the first leaf of its right side. */
#define RAYSORT_BVH_TREE_LEAF 0x80000000u   /* | slot */
#define RAYSORT_BVH_TREE_NONE 0xffffffffu
#define RAYSORT_BVH_TREE_USED_SHIFT 8       /* in the packed word: height in bits 0-7, 6 bits of roots used */
#define RAYSORT_BVH_TREE_SHARE_SHIFT 16     /* 6 bits of shares */

#define RAYSORT_BVH_TREE_THREADS 64         /* of a workgroup that climbs; 8 of them share the work on a node */
#define RAYSORT_BVH_LIST_SIZE 4u            /* clusters that a range hands on */
#define RAYSORT_BVH_HEIGHT_SLACK 4u         /* see raysort_bvhJoinRanges */
#define RAYSORT_BVH_SMALL_FIRST 4u          /* word of the list of small subtrees where it begins */
#define RAYSORT_BVH_SMALL_NODES 256         /* a subtree of at most so many nodes is one workgroup's work */
#define RAYSORT_BVH_SMALL_THREADS 64
#define RAYSORT_BVH_BOXES_EACH 4u           /* triangles of a thread */

/* begin.comp */
RAYSORT_STRUCT(RaysortBvhBeginPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortOut) state;
  RAYSORT_REF(RaysortOut) smallCount;
  RAYSORT_UINT parts;
  RAYSORT_UINT counts;         /* 1: primitive counts come from a buffer */
};

/* boxes.comp */
RAYSORT_STRUCT(RaysortBvhBoxesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) counts;  /* a word a geometry; 0: all primitives are there */
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortOut) boxes;  /* as leaves, but for the slot: 1 where the primitive is left out, else 0 */
  RAYSORT_UINT parts;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
};

/* grids.comp */
RAYSORT_STRUCT(RaysortBvhGridsPush)
{
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_UINT parts;
};

/* keys.comp */
RAYSORT_STRUCT(RaysortBvhKeysPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortOut) keys;   /* keyWords words each: 31 bits, bit 31 for those left out; then the structure */
  RAYSORT_REF(RaysortOut) values; /* slots */
  RAYSORT_UINT parts;
  RAYSORT_UINT slots;
  RAYSORT_UINT keyWords;
};

/* leaves.comp */
RAYSORT_STRUCT(RaysortBvhLeavesPush)
{
  RAYSORT_REF(RaysortIn) boxes;
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) leaves;
  RAYSORT_REF(RaysortOut) arrivals;
  RAYSORT_UINT slots;
};

/* tree.comp */
RAYSORT_STRUCT(RaysortBvhTreePush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) inner;
  RAYSORT_REF(RaysortInOut) lists;    /* 2 words a leaf: id and first leaf of a cluster, from the first of a range on */
  RAYSORT_REF(RaysortInOut) arrivals; /* a word a boundary: the far ends of both sides, + 1 each */
  RAYSORT_UINT parts;
  RAYSORT_UINT slots;
  RAYSORT_UINT keyWords;
};

/* large.comp */
RAYSORT_STRUCT(RaysortBvhLargePush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) places; /* 2 words of 16 bytes each: see emit.glsl */
  RAYSORT_REF(RaysortOut) order;    /* slots of the records' primitives */
  RAYSORT_REF(RaysortInOut) small;  /* one word: how many; from the fourth on, the roots of small subtrees */
  RAYSORT_REF(RaysortInOut) queues; /* the places of two levels */
  RAYSORT_UINT parts;
  RAYSORT_UINT queueWords;          /* of one level */
};

/* small.comp */
RAYSORT_STRUCT(RaysortBvhSmallPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortInOut) state;
  RAYSORT_REF(RaysortInOut) places;
  RAYSORT_REF(RaysortOut) order;
  RAYSORT_REF(RaysortIn) small;
  RAYSORT_UINT parts;
};

/* records.comp */
RAYSORT_STRUCT(RaysortBvhRecordsPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) order;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT parts;
  RAYSORT_UINT geometries;
  RAYSORT_UINT slots;
};

/* frames.comp */
RAYSORT_STRUCT(RaysortBvhFramesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortInOut) places;
  RAYSORT_UINT parts;
};

/* nodes.comp */
RAYSORT_STRUCT(RaysortBvhNodesPush)
{
  RAYSORT_REF(RaysortIn) descriptions;
  RAYSORT_REF(RaysortIn) state;
  RAYSORT_REF(RaysortIn) leaves;
  RAYSORT_REF(RaysortIn) inner;
  RAYSORT_REF(RaysortIn) places;
  RAYSORT_REF(RaysortOut) destination;
  RAYSORT_UINT parts;
  RAYSORT_UINT placeCount;
};

#endif /* RAYSORT_KERNELS_BVH_PUSH_H */
/* ---- src/bvh_private.h ---- */

/* Triangles: what the files of the build, of the rays and of the proof share. */

#define RAYSORT_BVH_LEAF_SIZE 3u  /* most records of a leaf. Three cost less than a node does: no node has fewer */
#define RAYSORT_BVH_ALIGNMENT 256u
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
static uint32_t raysort_highestBit(uint32_t bits);
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

/* ---- on the device: bvh_device.c, bvh_plan.c ---- */

enum
{
  RAYSORT_BVH_PIPELINE_TRACE,
  RAYSORT_BVH_PIPELINE_TRACE_ANY,
  RAYSORT_BVH_PIPELINE_STREAM,
  RAYSORT_BVH_PIPELINE_STREAM_ANY,
  RAYSORT_BVH_PIPELINE_CLEAR,
  RAYSORT_BVH_PIPELINE_BEGIN, /* of the build, in the order of its passes */
  RAYSORT_BVH_PIPELINE_BOXES,
  RAYSORT_BVH_PIPELINE_GRIDS,
  RAYSORT_BVH_PIPELINE_KEYS,
  RAYSORT_BVH_PIPELINE_LEAVES,
  RAYSORT_BVH_PIPELINE_TREE,
  RAYSORT_BVH_PIPELINE_LARGE,
  RAYSORT_BVH_PIPELINE_SMALL,
  RAYSORT_BVH_PIPELINE_RECORDS,
  RAYSORT_BVH_PIPELINE_FRAMES,
  RAYSORT_BVH_PIPELINE_NODES,
  RAYSORT_BVH_PIPELINES
};

#define RAYSORT_BVH_OWN_PASSES (RAYSORT_BVH_PIPELINES - RAYSORT_BVH_PIPELINE_BEGIN) /* of a build, beside the sort's */

static VkDeviceAddress raysort_touchAll(RaysortPass *pass, const raysort_range *range, VkAccessFlags accessFlags,
                                        int discard, size_t push);
static void raysort_bvhDescribeBuild(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant);
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
  if (raysort_isGiven(&info->primitiveCounts))
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortBvhBuildInfo.primitiveCounts is given: a build on the host does not take it");
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
/* ---- src/bvh_device.c ---- */

/* Triangles: structures built on the device, by the steps of bvh_build.c and bvh_emit.c: so the bytes are the same. */

#define RAYSORT_BVH_THREADS      RAYSORT_THREADS
#define RAYSORT_BVH_LARGE_GROUPS 4096u /* most workgroups that take one structure, or subtree, after another */

enum
{
  RAYSORT_BVH_DESCRIPTIONS,
  RAYSORT_BVH_COUNTS,
  RAYSORT_BVH_DESTINATION,
  RAYSORT_BVH_SCRATCH,
  RAYSORT_BVH_BUFFERS
};

/* Where things lie in scratch. What is used one after the other lies in the same place, but for the state:
 *   inner   the inner nodes of the binary trees; before there are any, the boxes of all triangles, and behind them
 *           what the sort needs beside its result
 *   keys    sorted, with lists and arrivals behind them, until the trees are there; then places, order and queues */
typedef struct raysort_bvhScratch
{
  VkDeviceSize state, leaves, inner, boxes, values, otherKeys, sort, keys, lists, arrivals, places, order, queues;
  VkDeviceSize small, size;
} raysort_bvhScratch;

/* A build, as its passes need it. */
typedef struct raysort_bvhBatch
{
  uint32_t parts, geometries, slots, places, queueWords;
  uint32_t keyWords;
  VkDeviceSize descriptionsSize, destinationSize;
  RaysortRadixInfo sortInfo;
  RaysortRadixLayout sortLayout;
  raysort_radix radix;
  raysort_bvhScratch at;
} raysort_bvhBatch;

/* ---- layout ---- */

static VkDeviceSize raysort_bvhTake(VkDeviceSize *end, VkDeviceSize size)
{
  const VkDeviceSize begin = *end;
  *end = raysort_align(begin + size, 16);
  return begin;
}

static void raysort_bvhPlaceScratch(raysort_bvhBatch *batch)
{
  const VkDeviceSize slots = batch->slots, keys = slots * batch->keyWords * 4;
  raysort_bvhScratch *at = &batch->at;
  VkDeviceSize end = 0, other;
  at->state = raysort_bvhTake(&end, (VkDeviceSize)batch->parts * RAYSORT_BVH_STATE_WORDS * 4);
  at->leaves = raysort_bvhTake(&end, slots * 32);
  at->inner = other = end;
  raysort_bvhTake(&end, slots * 64);
  at->boxes = raysort_bvhTake(&other, slots * 32);
  at->values = raysort_bvhTake(&other, slots * 4);
  raysort_bvhTake(&other, slots * 4);
  at->otherKeys = raysort_bvhTake(&other, keys);
  at->sort = raysort_bvhTake(&other, batch->sortLayout.scratchSize);
  end = other > end ? other : end;
  other = end;
  at->keys = raysort_bvhTake(&end, keys);
  at->lists = raysort_bvhTake(&end, slots * 8);
  at->arrivals = raysort_bvhTake(&end, slots * 4);
  at->places = raysort_bvhTake(&other, (VkDeviceSize)batch->places * 32);
  at->order = raysort_bvhTake(&other, slots * 4);
  at->queues = raysort_bvhTake(&other, (VkDeviceSize)batch->queueWords * 8);
  end = other > end ? other : end;
  at->small = raysort_bvhTake(&end, ((VkDeviceSize)RAYSORT_BVH_SMALL_FIRST + batch->places) * 4);
  at->size = end;
}

static VkResult raysort_bvhRefuseBatch(const RaysortBvhBuildInfo *info, const char *what, uint64_t value, uint32_t most)
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortBvhBuildInfo.bvhs: %s of all structures is %llu, must be <= %u", what,
           (raysort_u64)value, (unsigned)most);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* The batch's numbers; its structures are known to be right. */
static VkResult raysort_bvhCount(const RaysortBvhBuildInfo *info, raysort_bvhBatch *batch)
{
  uint64_t slots = 0, geometries = 0, places = 0;
  uint32_t i, primitives;
  for (i = 0; i < info->bvhCount; ++i)
  {
    raysort_bvhCheck(info, i, VK_FALSE, &primitives);
    slots += primitives;
    geometries += info->bvhs[i].geometryCount;
    places += raysort_bvhMaxNodes(primitives);
  }
  if (slots > RAYSORT_BVH_MAX_PRIMITIVES)
    return raysort_bvhRefuseBatch(info, "primitiveCount", slots, RAYSORT_BVH_MAX_PRIMITIVES);
  if (geometries > RAYSORT_BVH_MAX_GEOMETRIES)
    return raysort_bvhRefuseBatch(info, "geometryCount", geometries, RAYSORT_BVH_MAX_GEOMETRIES);
  batch->parts = info->bvhCount;
  batch->slots = (uint32_t)slots;
  batch->geometries = (uint32_t)geometries;
  batch->places = (uint32_t)places;
  batch->queueWords = (uint32_t)places / RAYSORT_BVH_SMALL_NODES + info->bvhCount;
  batch->descriptionsSize =
      (VkDeviceSize)info->bvhCount * sizeof(RaysortBvhPart) + geometries * sizeof(RaysortBvhSource);
  return VK_SUCCESS;
}

/* The sort by (structure, key); of one structure by keys alone. */
static VkResult raysort_bvhLayOutSort(RaysortContext context, raysort_bvhBatch *batch)
{
  RaysortRadixInfo *sort = &batch->sortInfo;
  batch->keyWords = batch->parts > 1 ? 2 : 1;
  sort->maxCount = batch->slots;
  sort->keyType = batch->parts > 1 ? RAYSORT_KEY_UINT64 : RAYSORT_KEY_UINT32;
  sort->bitCount = 32 + (batch->parts > 1 ? raysort_highestBit(batch->parts - 1) + 1 : 0);
  return raysort_layoutRadix(context, sort, &batch->radix, &batch->sortLayout);
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_bvhLayOutOnDevice(RaysortContext context, const RaysortBvhBuildInfo *info,
                                          raysort_bvhBatch *batch, RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  RaysortBvhBuildInfo heard = *info;
  VkResult result;
  heard.message = context->message;
  heard.messageUser = context->messageUser;
  memset(batch, 0, sizeof(*batch));
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_BVH_BIT);
  if (result == VK_SUCCESS)
    result = raysort_bvhLayOut(&heard, VK_FALSE, layout, offsets);
  if (result == VK_SUCCESS)
    result = raysort_bvhCount(&heard, batch);
  if (result == VK_SUCCESS)
    result = raysort_bvhLayOutSort(context, batch);
  if (result != VK_SUCCESS)
    return result;
  raysort_bvhPlaceScratch(batch);
  batch->destinationSize = layout->destinationSize;
  layout->scratchSize = batch->parts ? batch->at.size : 0;
  layout->descriptionsSize = batch->descriptionsSize;
  layout->passCount = batch->slots ? RAYSORT_BVH_OWN_PASSES + batch->sortLayout.passCount : batch->parts ? 2 : 0;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetBvhLayout(RaysortContext context, const RaysortBvhBuildInfo *info,
                                         RaysortBvhLayout *layout, VkDeviceSize *offsets)
{
  raysort_bvhBatch batch;
  if (!context)
    return raysort_bvhLayOut(info, VK_FALSE, layout, offsets);
  return raysort_bvhLayOutOnDevice(context, info, &batch, layout, offsets);
}

/* ---- descriptions ---- */

static void raysort_bvhDescribeGeometry(const RaysortBvhGeometry *geometry, uint32_t number, uint32_t part,
                                        uint32_t firstSlot, RaysortBvhSource *source)
{
  memset(source, 0, sizeof(*source));
  source->data = geometry->data;
  source->indices = geometry->indices;
  source->transform = geometry->transform;
  source->firstSlot = firstSlot;
  source->part = part;
  source->stride = geometry->stride ? geometry->stride : 12;
  source->indexSize = geometry->indexSize;
  source->primitiveCount = geometry->primitiveCount;
  source->maxVertex = geometry->maxVertex;
  source->record = number | (geometry->flags & RAYSORT_BVH_OPAQUE_BIT) << RAYSORT_BVH_RECORD_FLAGS_SHIFT;
}

/* Memory may be write-combined: written once, in order. */
RAYSORT_API VkResult raysortWriteBvhDescriptions(const RaysortBvhBuildInfo *info, void *memory)
{
  unsigned char *parts = (unsigned char *)memory, *sources;
  raysort_bvhBatch batch;
  RaysortBvhLayout layout;
  RaysortBvhPart part;
  uint32_t i, k;
  VkResult result = raysort_bvhLayOut(info, VK_TRUE, &layout, NULL);
  if (result == VK_SUCCESS)
    result = raysort_bvhCount(info, &batch);
  if (result != VK_SUCCESS)
    return result;
  memset(&part, 0, sizeof(part));
  for (i = 0; i < info->bvhCount; ++i)
  {
    raysort_bvhCheck(info, i, VK_FALSE, &part.slots);
    part.places = raysort_bvhMaxNodes(part.slots);
    part.frames = raysort_bvhMaxFrames(part.slots);
    part.geometries = info->bvhs[i].geometryCount;
    memcpy(parts + (size_t)i * sizeof(part), &part, sizeof(part));
    part.firstSlot += part.slots;
    part.firstPlace += part.places;
    part.firstGeometry += part.geometries;
    part.destination += (uint32_t)(raysort_bvhMaxSize(part.slots) / 16);
  }
  sources = parts + (size_t)info->bvhCount * sizeof(part);
  part.firstSlot = 0;
  for (i = 0; i < info->bvhCount; ++i)
    for (k = 0; k < info->bvhs[i].geometryCount; ++k)
    {
      RaysortBvhSource source;
      raysort_bvhDescribeGeometry(&info->bvhs[i].geometries[k], k, i, part.firstSlot, &source);
      memcpy(sources, &source, sizeof(source));
      sources += sizeof(source);
      part.firstSlot += source.primitiveCount;
    }
  return VK_SUCCESS;
}

/* ---- plan ---- */

static VkResult raysort_bvhBuffers(RaysortContext context, const RaysortBvhBuildInfo *info,
                                   const RaysortBvhLayout *layout, const raysort_bvhBatch *batch, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_BVH_BUFFERS] = {
      {RAYSORT_RESOURCE_BVH_DESCRIPTIONS, &info->descriptions, layout->descriptionsSize, 16, 0},
      {RAYSORT_RESOURCE_BVH_PRIMITIVE_COUNTS, &info->primitiveCounts,
       batch->slots ? (VkDeviceSize)batch->geometries * 4 : 0, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_DESTINATION, &info->destination, layout->destinationSize, RAYSORT_BVH_ALIGNMENT,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_BVH_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_BVH_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_BVH_BUFFERS) : result;
}

/* A part of scratch, as a buffer of its own. */
static void raysort_bvhPart(const raysort_range *scratch, VkDeviceSize offset, VkDeviceSize size, raysort_range *range)
{
  *range = *scratch;
  range->buffer.offset += offset;
  range->buffer.size = size;
  range->address = scratch->address ? scratch->address + offset : 0;
  range->needed = size;
  range->isPresent = size != 0;
}

/* What the passes touch, each by its name. */
typedef struct raysort_bvhRanges
{
  raysort_range descriptions, counts, destination;
  raysort_range state, leaves, inner, boxes, values[2], keys[2], sort, lists, arrivals, places, order, small, queues;
} raysort_bvhRanges;

static void raysort_bvhMakeRanges(const raysort_bvhBatch *batch, const raysort_range *buffers,
                                  raysort_bvhRanges *ranges)
{
  const raysort_range *scratch = &buffers[RAYSORT_BVH_SCRATCH];
  const raysort_bvhScratch *at = &batch->at;
  const VkDeviceSize slots = batch->slots, keys = slots * batch->keyWords * 4;
  const uint32_t result = batch->sortLayout.result;
  ranges->descriptions = buffers[RAYSORT_BVH_DESCRIPTIONS];
  ranges->counts = buffers[RAYSORT_BVH_COUNTS];
  ranges->destination = buffers[RAYSORT_BVH_DESTINATION];
  raysort_bvhPart(scratch, at->state, (VkDeviceSize)batch->parts * RAYSORT_BVH_STATE_WORDS * 4, &ranges->state);
  raysort_bvhPart(scratch, at->leaves, slots * 32, &ranges->leaves);
  raysort_bvhPart(scratch, at->inner, slots * 64, &ranges->inner);
  raysort_bvhPart(scratch, at->boxes, slots * 32, &ranges->boxes);
  raysort_bvhPart(scratch, at->values, slots * 4, &ranges->values[0]);
  raysort_bvhPart(scratch, at->values + raysort_align(slots * 4, 16), slots * 4, &ranges->values[1]);
  raysort_bvhPart(scratch, at->keys, keys, &ranges->keys[result]);
  raysort_bvhPart(scratch, at->otherKeys, keys, &ranges->keys[1 - result]);
  raysort_bvhPart(scratch, at->sort, batch->sortLayout.scratchSize, &ranges->sort);
  raysort_bvhPart(scratch, at->lists, slots * 8, &ranges->lists);
  raysort_bvhPart(scratch, at->arrivals, slots * 4, &ranges->arrivals);
  raysort_bvhPart(scratch, at->places, (VkDeviceSize)batch->places * 32, &ranges->places);
  raysort_bvhPart(scratch, at->order, slots * 4, &ranges->order);
  raysort_bvhPart(scratch, at->small, ((VkDeviceSize)RAYSORT_BVH_SMALL_FIRST + batch->places) * 4, &ranges->small);
  raysort_bvhPart(scratch, at->queues, (VkDeviceSize)batch->queueWords * 8, &ranges->queues);
}

/* A pass of so many workgroups, those past the device's limit on x folded into y. */
static void raysort_bvhBeginPass(raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                                 uint32_t groups)
{
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  raysort_beginPass(plan, pass, name, pipeline, groups < most ? groups : most);
  pass->groups[1] = raysort_divideUp(groups, pass->groups[0]); /* below 2^22 / 65535 */
}

/* The vertices, indices and transforms that the descriptions name. */
static void raysort_bvhTouchGeometry(RaysortPass *pass)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount++];
  access->access = RAYSORT_READ;
  access->resource = RAYSORT_RESOURCE_GEOMETRY;
  access->push = RAYSORT_NO_PUSH;
}

#define RAYSORT_BVH_TOUCH(range, access, discard, type, member) \
  push.member = raysort_touchAll(&pass, &ranges->range, access, discard, offsetof(type, member))

static void raysort_bvhPlanBegin(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhBeginPush push;
  raysort_range count = ranges->small;
  memset(&push, 0, sizeof(push));
  count.needed = 4;
  raysort_bvhBeginPass(plan, &pass, "bvh begin", RAYSORT_BVH_PIPELINE_BEGIN,
                       raysort_divideUp(batch->parts, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhBeginPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_WRITE, 1, RaysortBvhBeginPush, state);
  push.smallCount = raysort_touchAll(&pass, &count, RAYSORT_WRITE, 1, offsetof(RaysortBvhBeginPush, smallCount));
  push.parts = batch->parts;
  push.counts = ranges->counts.isPresent ? 1 : 0;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanBoxes(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhBoxesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh boxes", RAYSORT_BVH_PIPELINE_BOXES,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS * RAYSORT_BVH_BOXES_EACH));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhBoxesPush, descriptions);
  RAYSORT_BVH_TOUCH(counts, RAYSORT_READ, 0, RaysortBvhBoxesPush, counts);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhBoxesPush, state);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_WRITE, 1, RaysortBvhBoxesPush, boxes);
  raysort_bvhTouchGeometry(&pass);
  push.parts = batch->parts;
  push.geometries = batch->geometries;
  push.slots = batch->slots;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanGrids(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhGridsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh grids", RAYSORT_BVH_PIPELINE_GRIDS,
                       raysort_divideUp(batch->parts, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhGridsPush, state);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanKeys(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhKeysPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh keys", RAYSORT_BVH_PIPELINE_KEYS,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhKeysPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhKeysPush, state);
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ, 0, RaysortBvhKeysPush, boxes);
  RAYSORT_BVH_TOUCH(keys[0], RAYSORT_WRITE, 1, RaysortBvhKeysPush, keys);
  RAYSORT_BVH_TOUCH(values[0], RAYSORT_WRITE, 1, RaysortBvhKeysPush, values);
  push.parts = batch->parts;
  push.slots = batch->slots;
  push.keyWords = batch->keyWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The library's radix sort, with its own pipelines. */
static void raysort_bvhPlanSort(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  const uint32_t capability = plan->capability;
  raysort_range buffers[RAYSORT_RADIX_BUFFERS];
  uint32_t i;
  memset(buffers, 0, sizeof(buffers));
  buffers[RAYSORT_RADIX_SCRATCH] = ranges->sort;
  for (i = 0; i < 2; ++i)
  {
    buffers[RAYSORT_RADIX_KEYS + i] = ranges->keys[i];
    buffers[RAYSORT_RADIX_VALUES + i] = ranges->values[i];
  }
  plan->capability = raysort_indexOfBit(RAYSORT_CAPABILITY_RADIX_SORT_BIT);
  raysort_planRadix(plan, &batch->sortInfo, &batch->radix, buffers);
  plan->capability = capability;
}

static void raysort_bvhPlanLeaves(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhLeavesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh leaves", RAYSORT_BVH_PIPELINE_LEAVES,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(boxes, RAYSORT_READ, 0, RaysortBvhLeavesPush, boxes);
  RAYSORT_BVH_TOUCH(values[batch->sortLayout.result], RAYSORT_READ, 0, RaysortBvhLeavesPush, values);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_WRITE, 1, RaysortBvhLeavesPush, leaves);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_WRITE, 1, RaysortBvhLeavesPush, arrivals);
  push.slots = batch->slots;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanTree(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhTreePush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh tree", RAYSORT_BVH_PIPELINE_TREE,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_TREE_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhTreePush, descriptions);
  RAYSORT_BVH_TOUCH(keys[batch->sortLayout.result], RAYSORT_READ, 0, RaysortBvhTreePush, keys);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhTreePush, leaves);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, state);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, inner);
  RAYSORT_BVH_TOUCH(lists, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, lists);
  RAYSORT_BVH_TOUCH(arrivals, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhTreePush, arrivals);
  push.parts = batch->parts;
  push.slots = batch->slots;
  push.keyWords = batch->keyWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static uint32_t raysort_bvhAtMost(uint32_t groups, uint32_t most)
{
  return groups < most ? groups : most;
}

static void raysort_bvhPlanLarge(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhLargePush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh large subtrees", RAYSORT_BVH_PIPELINE_LARGE,
                       raysort_bvhAtMost(batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhLargePush, descriptions);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhLargePush, leaves);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhLargePush, inner);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, places);
  RAYSORT_BVH_TOUCH(order, RAYSORT_WRITE, 1, RaysortBvhLargePush, order);
  RAYSORT_BVH_TOUCH(small, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, small);
  RAYSORT_BVH_TOUCH(queues, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhLargePush, queues);
  push.parts = batch->parts;
  push.queueWords = batch->queueWords;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanSmall(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  const uint32_t groups = raysort_divideUp(batch->places, RAYSORT_BVH_SMALL_THREADS);
  RaysortPass pass;
  RaysortBvhSmallPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh small subtrees", RAYSORT_BVH_PIPELINE_SMALL,
                       raysort_bvhAtMost(groups > batch->parts ? groups : batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhSmallPush, descriptions);
  RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhSmallPush, leaves);
  RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhSmallPush, inner);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhSmallPush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhSmallPush, places);
  RAYSORT_BVH_TOUCH(order, RAYSORT_WRITE, 0, RaysortBvhSmallPush, order);
  RAYSORT_BVH_TOUCH(small, RAYSORT_READ, 0, RaysortBvhSmallPush, small);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanRecords(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhRecordsPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh records", RAYSORT_BVH_PIPELINE_RECORDS,
                       raysort_divideUp(batch->slots, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhRecordsPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhRecordsPush, state);
  RAYSORT_BVH_TOUCH(order, RAYSORT_READ, 0, RaysortBvhRecordsPush, order);
  /* no discard, here and below: behind a structure's own bytes nothing is written */
  RAYSORT_BVH_TOUCH(destination, RAYSORT_WRITE, 0, RaysortBvhRecordsPush, destination);
  raysort_bvhTouchGeometry(&pass);
  push.parts = batch->parts;
  push.geometries = batch->geometries;
  push.slots = batch->slots;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanFrames(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhFramesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh frames", RAYSORT_BVH_PIPELINE_FRAMES,
                       raysort_bvhAtMost(batch->parts, RAYSORT_BVH_LARGE_GROUPS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhFramesPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhFramesPush, state);
  RAYSORT_BVH_TOUCH(places, RAYSORT_READ | RAYSORT_WRITE, 0, RaysortBvhFramesPush, places);
  push.parts = batch->parts;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_bvhPlanNodes(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_bvhRanges *ranges)
{
  RaysortPass pass;
  RaysortBvhNodesPush push;
  memset(&push, 0, sizeof(push));
  raysort_bvhBeginPass(plan, &pass, "bvh nodes", RAYSORT_BVH_PIPELINE_NODES,
                       raysort_divideUp(batch->places, RAYSORT_BVH_THREADS));
  RAYSORT_BVH_TOUCH(descriptions, RAYSORT_READ, 0, RaysortBvhNodesPush, descriptions);
  RAYSORT_BVH_TOUCH(state, RAYSORT_READ, 0, RaysortBvhNodesPush, state);
  if (batch->slots) /* else all structures are empty */
  {
    RAYSORT_BVH_TOUCH(leaves, RAYSORT_READ, 0, RaysortBvhNodesPush, leaves);
    RAYSORT_BVH_TOUCH(inner, RAYSORT_READ, 0, RaysortBvhNodesPush, inner);
    RAYSORT_BVH_TOUCH(places, RAYSORT_READ, 0, RaysortBvhNodesPush, places);
  }
  RAYSORT_BVH_TOUCH(destination, RAYSORT_WRITE, 0, RaysortBvhNodesPush, destination);
  push.parts = batch->parts;
  push.placeCount = batch->places;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

#undef RAYSORT_BVH_TOUCH

static void raysort_bvhPlanBuild(raysort_plan *plan, const raysort_bvhBatch *batch, const raysort_range *buffers)
{
  raysort_bvhRanges ranges;
  raysort_bvhMakeRanges(batch, buffers, &ranges);
  raysort_bvhPlanBegin(plan, batch, &ranges);
  if (batch->slots)
  {
    raysort_bvhPlanBoxes(plan, batch, &ranges);
    raysort_bvhPlanGrids(plan, batch, &ranges);
    raysort_bvhPlanKeys(plan, batch, &ranges);
    raysort_bvhPlanSort(plan, batch, &ranges);
    raysort_bvhPlanLeaves(plan, batch, &ranges);
    raysort_bvhPlanTree(plan, batch, &ranges);
    raysort_bvhPlanLarge(plan, batch, &ranges);
    raysort_bvhPlanSmall(plan, batch, &ranges);
    raysort_bvhPlanRecords(plan, batch, &ranges);
    raysort_bvhPlanFrames(plan, batch, &ranges);
  }
  raysort_bvhPlanNodes(plan, batch, &ranges);
}

RAYSORT_API VkResult raysortPlanBvh(RaysortContext context, const RaysortBvhBuildInfo *info, uint32_t *passCount,
                                    RaysortPass *passes)
{
  raysort_range buffers[RAYSORT_BVH_BUFFERS];
  raysort_bvhBatch batch;
  RaysortBvhLayout layout;
  raysort_plan plan;
  VkResult result = raysort_bvhLayOutOnDevice(context, info, &batch, &layout, NULL);
  if (result == VK_SUCCESS)
    result = raysort_bvhBuffers(context, info, &layout, &batch, buffers);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_BVH_BIT, passCount, passes);
  if (batch.parts)
    raysort_bvhPlanBuild(&plan, &batch, buffers);
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdBvh(RaysortContext context, VkCommandBuffer commandBuffer,
                                   const RaysortBvhBuildInfo *info)
{
  RaysortPass passes[RAYSORT_BVH_MAX_PASSES];
  uint32_t count = RAYSORT_BVH_MAX_PASSES;
  VkResult result = raysortPlanBvh(context, info, &count, passes);
  return result == VK_SUCCESS ? raysortCmdPasses(context, commandBuffer, count, passes, NULL) : result;
}

/* ---- pipelines ---- */

/* Pipelines of the build; bvh_plan.c has those of the trace. */
static void raysort_bvhDescribeBuild(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  static const uint32_t identities[] = {
      RAYSORT_IDENTITY_BVH_BEGIN, RAYSORT_IDENTITY_BVH_BOXES,   RAYSORT_IDENTITY_BVH_GRIDS,  RAYSORT_IDENTITY_BVH_KEYS,
      RAYSORT_IDENTITY_BVH_LEAVES, RAYSORT_IDENTITY_BVH_TREE,   RAYSORT_IDENTITY_BVH_LARGE,  RAYSORT_IDENTITY_BVH_SMALL,
      RAYSORT_IDENTITY_BVH_RECORDS, RAYSORT_IDENTITY_BVH_FRAMES, RAYSORT_IDENTITY_BVH_NODES};
  variant->identity = identities[pipeline - RAYSORT_BVH_PIPELINE_BEGIN];
  variant->constants[RAYSORT_CONSTANT_THREADS] =
      pipeline == RAYSORT_BVH_PIPELINE_LARGE ? raysort_mostThreads(limits, 2 * RAYSORT_THREADS) : RAYSORT_BVH_THREADS;
}
/* ---- src/bvh_plan.c ---- */

/* Triangles: rays on the device. */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_BVH_BIT
#define RAYSORT_WORDS_BVH
#define RAYSORT_WORDS_SCAN /* the build sorts */
#define RAYSORT_WORDS_SORT
#endif

/* Threads of a workgroup. Measured on an NVIDIA H200, 2026-11-20: 32 take 1 to 5 % longer, 128 are within 1 %. */
#define RAYSORT_TRACE_THREADS 64u

/* Workgroups of threads that stay. An NVIDIA H200 holds 18 on each of its 132 processors, and was measured with these;
 * those that a device cannot hold at once end as soon as they begin. */
#define RAYSORT_STREAM_GROUPS 4096u

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

/* By threads that stay, which take the rays one by one? */
static int raysort_traceStreams(RaysortContext context, const RaysortTraceInfo *info)
{
  const uint32_t features = RAYSORT_FEATURE_BALLOTS | RAYSORT_FEATURE_LONG_LOOPS;
  return info->hint == RAYSORT_TRACE_INCOHERENT && raysort_isGiven(&info->scratch) &&
         (context->features & features) == features;
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
  layout->scratchSize = info->maxCount && info->hint == RAYSORT_TRACE_INCOHERENT ? 16 : 0;
  layout->alignment = 16;
  layout->passCount = info->maxCount == 0 ? 0 : raysort_traceStreams(context, info) ? 2 : 1;
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
  RAYSORT_TRACE_SCRATCH,
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
      {RAYSORT_RESOURCE_BVH_TRACE_MATERIALS, &info->materials, any * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_BVH_TRACE_SCRATCH, &info->scratch, layout->scratchSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN}};
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

/* Zero entries are taken. */
static void raysort_planClear(raysort_plan *plan, const raysort_range *scratch)
{
  RaysortPass pass;
  RaysortClearPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "trace clear", RAYSORT_BVH_PIPELINE_CLEAR, 1);
  push.words = raysort_touch(&pass, scratch, 0, 4, RAYSORT_WRITE, 1, offsetof(RaysortClearPush, words));
  push.count = 1;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_beginTrace(raysort_plan *plan, RaysortPass *pass, const RaysortTraceInfo *info, int streams)
{
  static const char *const names[4] = {"trace", "trace any", "trace stream", "trace stream any"};
  const uint32_t kind = (info->rayFlags & RAYSORT_RAY_TERMINATE_ON_FIRST_HIT ? 1u : 0u) + (streams ? 2u : 0u);
  const uint32_t most = plan->context->limits.maxComputeWorkGroupCount[0];
  uint32_t groups = raysort_divideUp(info->maxCount, RAYSORT_TRACE_THREADS);
  if (streams && groups > RAYSORT_STREAM_GROUPS)
    groups = RAYSORT_STREAM_GROUPS;
  raysort_beginPass(plan, pass, names[kind], RAYSORT_BVH_PIPELINE_TRACE + kind, groups < most ? groups : most);
  pass->groups[1] = raysort_divideUp(groups, pass->groups[0]); /* below 2^25 / 65535 */
}

static void raysort_planTrace(raysort_plan *plan, const RaysortTraceInfo *info, const raysort_range *ranges)
{
  const int streams = raysort_traceStreams(plan->context, info);
  RaysortPass pass;
  RaysortTracePush push;
  memset(&push, 0, sizeof(push));
  if (streams)
    raysort_planClear(plan, &ranges[RAYSORT_TRACE_SCRATCH]);
  raysort_beginTrace(plan, &pass, info, streams);
  push.bvh = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_BVH], RAYSORT_READ, 0, offsetof(RaysortTracePush, bvh));
  push.rays = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_RAYS], RAYSORT_READ, 0, offsetof(RaysortTracePush, rays));
  push.list = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIST], RAYSORT_READ, 0, offsetof(RaysortTracePush, list));
  push.live = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_LIVE], RAYSORT_READ, 0, offsetof(RaysortTracePush, live));
  push.materials =
      raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_MATERIALS], RAYSORT_READ, 0, offsetof(RaysortTracePush, materials));
  /* with a list the hits of the other rays stay as they are */
  push.hits = raysort_touchAll(&pass, &ranges[RAYSORT_TRACE_HITS], RAYSORT_WRITE, !ranges[RAYSORT_TRACE_LIST].isPresent,
                               offsetof(RaysortTracePush, hits));
  if (streams)
    push.taken = raysort_touch(&pass, &ranges[RAYSORT_TRACE_SCRATCH], 0, 4, RAYSORT_READ | RAYSORT_WRITE, 0,
                               offsetof(RaysortTracePush, taken));
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
  if (pipeline >= RAYSORT_BVH_PIPELINE_BEGIN)
  {
    raysort_bvhDescribeBuild(limits, pipeline, variant);
    return 1;
  }
  variant->constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_TRACE_THREADS;
  variant->identity = RAYSORT_IDENTITY_BVH_TRACE;
  if (pipeline == RAYSORT_BVH_PIPELINE_TRACE_ANY || pipeline == RAYSORT_BVH_PIPELINE_STREAM_ANY)
    variant->constants[RAYSORT_CONSTANT_ANY] = 1;
  if (pipeline == RAYSORT_BVH_PIPELINE_STREAM || pipeline == RAYSORT_BVH_PIPELINE_STREAM_ANY)
  {
    variant->identity = RAYSORT_IDENTITY_BVH_STREAM;
    variant->features = RAYSORT_FEATURE_BALLOTS | RAYSORT_FEATURE_LONG_LOOPS;
  }
  if (pipeline == RAYSORT_BVH_PIPELINE_CLEAR)
    variant->identity = RAYSORT_IDENTITY_BVH_CLEAR;
  return 1;
}

static const char *const raysort_bvhResources[] = {
    "RaysortTraceInfo.bvh",        "RaysortTraceInfo.rays",           "RaysortTraceInfo.hits",
    "RaysortTraceInfo.list",       "RaysortTraceInfo.count",          "RaysortTraceInfo.materials",
    "RaysortTraceInfo.scratch",    "RaysortBvhBuildInfo.descriptions", "RaysortBvhBuildInfo.primitiveCounts",
    "RaysortBvhBuildInfo.destination", "RaysortBvhBuildInfo.scratch"};

static const raysort_capability *raysort_bvhCapability(void)
{
  static const raysort_capability capability = {RAYSORT_CAPABILITY_BVH_BIT,
                                                RAYSORT_CAPABILITY_RADIX_SORT_BIT,
                                                "BVH",
                                                RAYSORT_BVH_PIPELINES,
                                                raysort_describeBvh,
                                                {raysort_bvhKernels, NULL},
                                                raysort_bvhResources,
                                                sizeof(raysort_bvhResources) / sizeof(raysort_bvhResources[0])};
  return &capability;
}
/* ---- shaders/kernels/reorder/push.h ---- */
/* push.h - push blocks of the kernels of reordering, C and GLSL.
 * SPDX-License-Identifier: MIT */
#ifndef RAYSORT_KERNELS_REORDER_PUSH_H
#define RAYSORT_KERNELS_REORDER_PUSH_H

/* See shaders/kernels/bvh/push.h. */
#define RAYSORT_IDENTITY_REORDER_BEGIN 0x050101u
#define RAYSORT_IDENTITY_REORDER_ARGUMENTS 0x050201u

#define RAYSORT_REORDER_HITS_OFFSET 256u /* in the state, behind the counters */
#define RAYSORT_REORDER_MAP_OFFSET 256u  /* in the scratch, behind the program */

/* begin.comp. Addresses that it only hands on stand here as references too: the accesses of the pass name them. */
RAYSORT_STRUCT(RaysortReorderBeginPush)
{
  RAYSORT_REF(RaysortOut) program; /* scratch */
  RAYSORT_REF(RaysortOut) counters; /* state */
  RAYSORT_REF(RaysortIn) count;     /* 0: all of the launch */
  RAYSORT_REF(RaysortIn) functions;
  RAYSORT_REF(RaysortIn) hitRecords;
  RAYSORT_REF(RaysortIn) missRecords;
  RAYSORT_REF(RaysortIn) instances;
  RAYSORT_UINT liveOffset[2];       /* bytes in the state, low word first */
  RAYSORT_UINT keysOffset[2];
  RAYSORT_UINT offsetsOffset[2];    /* in the scratch */
  RAYSORT_UINT isLast;              /* the first wave is the last: all its threads are counted as live */
  RAYSORT_UINT launch[3];           /* from here on as RaysortReorderProgram has them */
  RAYSORT_UINT hitRecordCount;
  RAYSORT_UINT missRecordCount;
  RAYSORT_UINT kindsAndStages;      /* bits 0-15: kindCount; 16-23: stages; 24-31: hint bits */
  RAYSORT_UINT instanceCount;
  RAYSORT_UINT recordStride;
  RAYSORT_UINT splitStages;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT sizes;
};

/* arguments.comp */
RAYSORT_STRUCT(RaysortReorderArgumentsPush)
{
  RAYSORT_REF(RaysortIn) offsets;    /* first place of each key */
  RAYSORT_REF(RaysortOut) arguments; /* [stages][kinds]: of each function; of a stage with one pipeline, [0] of all */
  RAYSORT_REF(RaysortOut) live;      /* a word: threads of this wave */
  RAYSORT_UINT stageCount;
  RAYSORT_UINT kindCount;
  RAYSORT_UINT hintBits;
  RAYSORT_UINT splitStages;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT groupSizes[16];       /* 16 bits a stage */
};

#endif /* RAYSORT_KERNELS_REORDER_PUSH_H */
/* ---- src/reorder.c ---- */

#if RAYSORT_SPIRV & RAYSORT_CAPABILITY_REORDER_BIT
#define RAYSORT_WORDS_SCAN
#define RAYSORT_WORDS_SORT
#define RAYSORT_WORDS_REORDER
#endif

/* What follows from an info struct alone. */
typedef struct raysort_reorder
{
  uint32_t threads, kinds, keys, maxGroupsX;
  uint32_t splitStages;                                   /* a bit a stage: it has a pipeline a function */
  uint32_t sortPasses, stagePasses;                       /* of a wave */
  VkDeviceSize rangesOffset, argumentsOffset, sortOffset; /* in the scratch, behind the map */
  RaysortSortInfo sort;
  RaysortSortLayout sorted;
} raysort_reorder;

enum
{
  RAYSORT_REORDER_PIPELINE_BEGIN,
  RAYSORT_REORDER_PIPELINE_ARGUMENTS,
  RAYSORT_REORDER_PIPELINES
};

#define RAYSORT_REORDER_ALIGNMENT 256u

/* ---- layout ---- */

static VkResult raysort_checkStage(RaysortContext context, uint32_t number, const RaysortStage *stage, int isFirst,
                                   uint32_t kinds)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  const char *wrong = NULL;
  char text[256];
  if (!stage->pipelines && stage->uberPipeline == VK_NULL_HANDLE)
    wrong = "pipelines and uberPipeline are both null, one must be given";
  else if (stage->pipelines && stage->uberPipeline != VK_NULL_HANDLE)
    wrong = "pipelines and uberPipeline are both given, one must be null";
  else if (isFirst && stage->pipelines && stage->pipelines[kinds - 1] == VK_NULL_HANDLE)
    wrong = "the last of pipelines is null: it runs the first wave, whose objects are empty";
  else if (stage->layout == VK_NULL_HANDLE)
    wrong = "layout is null";
  else if (stage->pushStages && !(stage->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
    wrong = "VK_SHADER_STAGE_COMPUTE_BIT must be among pushStages";
  else if (stage->pushOffset % 4 != 0 || most < sizeof(RaysortReorderPush) ||
           stage->pushOffset > most - sizeof(RaysortReorderPush))
    wrong = "pushOffset must be a multiple of 4, and 16 bytes from there within the device's maxPushConstantsSize";
  if (wrong)
  {
    snprintf(text, sizeof(text), "RaysortReorderInfo.stages[%u]: %s (pushStages 0x%x, pushOffset %u)", (unsigned)number,
             wrong, (unsigned)stage->pushStages, (unsigned)stage->pushOffset);
    return raysort_refuse(context, text);
  }
  return raysort_checkRange(context, "RaysortStage.groupSize", stage->groupSize, 1,
                            context->limits.maxComputeWorkGroupInvocations);
}

static VkResult raysort_checkStages(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  VkResult result = VK_SUCCESS;
  uint32_t i;
  if (!info->stages)
    return raysort_refuse(context, "RaysortReorderInfo.stages is NULL");
  for (i = 0; i < info->stageCount && result == VK_SUCCESS; ++i)
  {
    const int isFirst = i == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT);
    uint32_t k, passes = 1;
    result = raysort_checkStage(context, i, &info->stages[i], isFirst, reorder->kinds);
    if (result == VK_SUCCESS && info->stages[i].pipelines)
    {
      reorder->splitStages |= 1u << i;
      for (k = passes = 0; k < reorder->kinds; ++k)
        passes += info->stages[i].pipelines[k] != VK_NULL_HANDLE;
    }
    reorder->stagePasses += passes;
  }
  return result;
}

/* Functions and keys: what the three factors allow. */
static VkResult raysort_checkFactors(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  const int hasTable = raysort_isGiven(&info->functionOfRecord);
  const uint64_t records = (uint64_t)info->hitRecordCount + info->missRecordCount;
  uint64_t kinds, keys;
  char text[320];
  VkResult result = raysort_checkRange(context,
                                       hasTable ? "RaysortReorderInfo.functionCount"
                                                : "RaysortReorderInfo.functionCount (without functionOfRecord)",
                                       info->functionCount, hasTable ? 1 : 0, hasTable ? RAYSORT_REORDER_MAX_KEYS : 0);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.hitRecordCount + missRecordCount", records, 0,
                                RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.hintBits", info->hintBits, 0, 16);
  if (result != VK_SUCCESS)
    return result;
  kinds = (hasTable ? info->functionCount : records) + 1;
  keys = (info->stageCount * kinds) << info->hintBits;
  reorder->kinds = (uint32_t)kinds;
  reorder->keys = (uint32_t)keys;
  if (keys <= RAYSORT_REORDER_MAX_KEYS)
    return VK_SUCCESS;
  snprintf(
      text, sizeof(text),
      "RaysortReorderInfo: stageCount %u times (functions %llu + 1 for empties) times 2^hintBits %u are %llu keys, "
      "at most %u can be sorted: lower one of the three",
      (unsigned)info->stageCount, (raysort_u64)(kinds - 1), (unsigned)info->hintBits, (raysort_u64)keys,
      (unsigned)RAYSORT_REORDER_MAX_KEYS);
  return raysort_refuse(context, text);
}

static VkResult raysort_checkLaunch(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder)
{
  uint64_t threads = info->launch[0];
  char text[256];
  uint32_t i;
  for (i = 1; i < 3 && threads <= RAYSORT_MAX_COUNT; ++i)
    threads *= info->launch[i];
  if (threads <= RAYSORT_MAX_COUNT)
  {
    reorder->threads = (uint32_t)threads;
    return VK_SUCCESS;
  }
  if (info->launch[1] == 0 || info->launch[2] == 0)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortReorderInfo.launch is %u, %u, %u, the product must be at most %u",
           (unsigned)info->launch[0], (unsigned)info->launch[1], (unsigned)info->launch[2],
           (unsigned)RAYSORT_MAX_COUNT);
  return raysort_refuse(context, text);
}

/* Shader records: only where there is a table. */
static VkResult raysort_checkRecords(RaysortContext context, const RaysortReorderInfo *info)
{
  const int hasRecords = raysort_isGiven(&info->hitRecords) || raysort_isGiven(&info->missRecords);
  char text[256];
  VkResult result = VK_SUCCESS;
  if (hasRecords)
    result = raysort_checkRange(context, "RaysortReorderInfo.recordStride", info->recordStride, 4, 65536);
  if (result == VK_SUCCESS && info->recordStride % 4 != 0)
  {
    snprintf(text, sizeof(text), "RaysortReorderInfo.recordStride is %u, must be a multiple of 4",
             (unsigned)info->recordStride);
    result = raysort_refuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.recordHandleSize", info->recordHandleSize, 0,
                                hasRecords ? info->recordStride - 1 : 65535);
  return result;
}

static VkResult raysort_checkReorder(RaysortContext context, const RaysortReorderInfo *info)
{
  char text[256];
  VkResult result =
      raysort_checkRange(context, "RaysortReorderInfo.stageCount", info->stageCount, 1, RAYSORT_REORDER_MAX_STAGES);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.waveCount", info->waveCount, 1, RAYSORT_REORDER_MAX_WAVES);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.liveSize", info->liveSize, 16, RAYSORT_REORDER_MAX_LIVE);
  if (result == VK_SUCCESS && info->liveSize % 16 != 0)
  {
    snprintf(text, sizeof(text), "RaysortReorderInfo.liveSize is %u, must be a multiple of 16",
             (unsigned)info->liveSize);
    result = raysort_refuse(context, text);
  }
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.objectCount", info->objectCount, 0,
                                RAYSORT_REORDER_MAX_OBJECTS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.attributeWords", info->attributeWords, 0, 9);
  if (result == VK_SUCCESS)
    result = raysort_checkRecords(context, info);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.maxGroupsX", info->maxGroupsX, 0,
                                context->limits.maxComputeWorkGroupCount[0]);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortReorderInfo.flags", info->flags, 0, RAYSORT_REORDER_RESUME_BIT);
  return result;
}

/* Every stage may get all threads, a workgroup of its own size each. */
static VkResult raysort_checkStageGroups(RaysortContext context, const RaysortReorderInfo *info,
                                         const raysort_reorder *reorder)
{
  const uint64_t most = (uint64_t)reorder->maxGroupsX * context->limits.maxComputeWorkGroupCount[1];
  char text[256];
  uint32_t i;
  for (i = 0; i < info->stageCount; ++i)
    if (raysort_divideUp(reorder->threads, info->stages[i].groupSize) > most)
    {
      snprintf(
          text, sizeof(text),
          "RaysortReorderInfo.launch: %u threads in groups of stages[%u].groupSize %u pass maxGroupsX %u times the "
          "device's maxComputeWorkGroupCount[1], %llu",
          (unsigned)reorder->threads, (unsigned)i, (unsigned)info->stages[i].groupSize, (unsigned)reorder->maxGroupsX,
          (raysort_u64)most);
      return raysort_refuse(context, text);
    }
  return VK_SUCCESS;
}

static uint32_t raysort_objectSize(const RaysortReorderInfo *info)
{
  return (info->objectCount ? info->objectCount : 1) * (info->attributeWords > 3 ? 96u : 64u);
}

/* A part of a buffer of the info, as the buffer of another one. */
static RaysortBuffer raysort_partOf(const RaysortBuffer *whole, VkDeviceSize offset, VkDeviceSize size)
{
  RaysortBuffer part = *whole;
  part.offset += offset;
  part.size = raysort_isGiven(whole) ? size : 0;
  return part;
}

/* The sort of the keys, whose buffers are parts of the reorder's. Its sizes do not depend on them. */
static VkResult raysort_layoutKeys(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder,
                                   RaysortReorderLayout *layout)
{
  RaysortSortInfo *sort = &reorder->sort;
  const VkDeviceSize words = (VkDeviceSize)reorder->threads * 4;
  raysort_sort analysed;
  VkResult result;
  memset(sort, 0, sizeof(*sort));
  sort->maxCount = reorder->threads;
  sort->materialCount = reorder->keys;
  sort->groupSize = 64;
  sort->materialIdMap.type = RAYSORT_ID_UINT32;
  result = raysort_layoutSort(context, sort, &analysed, &reorder->sorted);
  if (result != VK_SUCCESS)
    return result;
  reorder->sortPasses = reorder->sorted.passCount;
  reorder->rangesOffset = raysort_align(RAYSORT_REORDER_MAP_OFFSET + words, RAYSORT_REORDER_ALIGNMENT);
  reorder->argumentsOffset = raysort_align(reorder->rangesOffset + reorder->sorted.rangesSize, 16);
  reorder->sortOffset =
      raysort_align(reorder->argumentsOffset + (VkDeviceSize)info->stageCount * reorder->kinds * 12, 16);
  sort->materialIdMap.buffer = raysort_partOf(&info->state, layout->keysOffset, words);
  sort->newToOldPixelMap = raysort_partOf(&info->scratch, RAYSORT_REORDER_MAP_OFFSET, words);
  sort->ranges = raysort_partOf(&info->scratch, reorder->rangesOffset, reorder->sorted.rangesSize);
  sort->scratch = raysort_partOf(&info->scratch, reorder->sortOffset, reorder->sorted.scratchSize);
  return VK_SUCCESS;
}

static uint32_t raysort_sortedWaves(const RaysortReorderInfo *info)
{
  return info->waveCount - (info->flags & RAYSORT_REORDER_RESUME_BIT ? 0u : 1u);
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutReorder(RaysortContext context, const RaysortReorderInfo *info, raysort_reorder *reorder,
                                      RaysortReorderLayout *layout)
{
  const uint32_t objectSize = raysort_objectSize(info);
  uint64_t passes;
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_REORDER_BIT);
  memset(layout, 0, sizeof(*layout));
  memset(reorder, 0, sizeof(*reorder));
  if (result == VK_SUCCESS)
    result = raysort_checkReorder(context, info);
  if (result == VK_SUCCESS)
    result = raysort_checkLaunch(context, info, reorder);
  if (result == VK_SUCCESS)
    result = raysort_checkFactors(context, info, reorder);
  if (result == VK_SUCCESS)
    result = raysort_checkStages(context, info, reorder);
  reorder->maxGroupsX = info->maxGroupsX ? info->maxGroupsX : context->limits.maxComputeWorkGroupCount[0];
  if (result == VK_SUCCESS)
    result = raysort_checkStageGroups(context, info, reorder);
  if (result != VK_SUCCESS)
    return result;
  layout->hitsOffset = RAYSORT_REORDER_HITS_OFFSET;
  layout->liveOffset = layout->hitsOffset + (VkDeviceSize)reorder->threads * objectSize;
  layout->keysOffset = raysort_align(layout->liveOffset + (VkDeviceSize)reorder->threads * info->liveSize, 64);
  layout->stateSize = layout->keysOffset + (VkDeviceSize)reorder->threads * 4;
  result = raysort_layoutKeys(context, info, reorder, layout);
  if (result != VK_SUCCESS)
    return result;
  layout->scratchSize = reorder->sortOffset + reorder->sorted.scratchSize;
  layout->alignment = RAYSORT_REORDER_ALIGNMENT;
  layout->bytesPerThread = objectSize + info->liveSize + 8;
  layout->keyCount = reorder->keys;
  passes = 1 + (uint64_t)raysort_sortedWaves(info) * (reorder->sortPasses + 1 + reorder->stagePasses);
  passes += info->flags & RAYSORT_REORDER_RESUME_BIT ? 0 : 1;
  result = raysort_checkRange(context, "RaysortReorderInfo.waveCount, the passes of all waves", passes, 1,
                              RAYSORT_MAX_COUNT);
  layout->passCount = reorder->threads && result == VK_SUCCESS ? (uint32_t)passes : 0;
  return result;
}

RAYSORT_API VkResult raysortGetReorderLayout(RaysortContext context, const RaysortReorderInfo *info,
                                             RaysortReorderLayout *layout)
{
  raysort_reorder reorder;
  return raysort_layoutReorder(context, info, &reorder, layout);
}

/* ---- plan ---- */

enum
{
  RAYSORT_REORDER_SCRATCH,
  RAYSORT_REORDER_STATE,
  RAYSORT_REORDER_LIVE,
  RAYSORT_REORDER_FUNCTIONS,
  RAYSORT_REORDER_HIT_RECORDS,
  RAYSORT_REORDER_MISS_RECORDS,
  RAYSORT_REORDER_INSTANCES,
  RAYSORT_REORDER_BUFFERS
};

static VkResult raysort_reorderBuffers(RaysortContext context, const RaysortReorderInfo *info,
                                       const RaysortReorderLayout *layout, raysort_range *ranges)
{
  const VkDeviceSize stride = info->recordStride, words = (VkDeviceSize)info->hitRecordCount + info->missRecordCount;
  const VkDeviceSize hits = info->hitRecordCount * stride, misses = info->missRecordCount * stride;
  const VkDeviceSize instance = sizeof(RaysortHitInstance), whole = info->instances.size / instance * instance;
  const VkDeviceSize instances = whole ? whole : instance;
  const raysort_need needs[RAYSORT_REORDER_BUFFERS] = {
      {RAYSORT_RESOURCE_REORDER_SCRATCH, &info->scratch, layout->scratchSize, RAYSORT_REORDER_ALIGNMENT,
       RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_REORDER_STATE, &info->state, layout->stateSize, RAYSORT_REORDER_ALIGNMENT, RAYSORT_WRITTEN},
      {RAYSORT_RESOURCE_REORDER_COUNT_BUFFER, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_FUNCTION_OF_RECORD, &info->functionOfRecord, words * 4, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_HIT_RECORDS, &info->hitRecords, hits, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_MISS_RECORDS, &info->missRecords, misses, 4, RAYSORT_OPTIONAL},
      {RAYSORT_RESOURCE_REORDER_INSTANCES, &info->instances, instances, 16, RAYSORT_OPTIONAL}};
  const VkResult result = raysort_useBuffers(context, needs, RAYSORT_REORDER_BUFFERS, ranges);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_REORDER_BUFFERS) : result;
}

static void raysort_split64(VkDeviceSize value, uint32_t words[2])
{
  words[0] = (uint32_t)value;
  words[1] = (uint32_t)(value >> 32);
}

static VkDeviceAddress raysort_touchTable(RaysortPass *pass, const raysort_range *range, size_t push)
{
  return raysort_touch(pass, range, 0, range->needed, RAYSORT_READ, 0, push);
}

static void raysort_planBegin(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              const RaysortReorderLayout *layout, const raysort_range *ranges)
{
  const int isResumed = (info->flags & RAYSORT_REORDER_RESUME_BIT) != 0;
  RaysortPass pass;
  RaysortReorderBeginPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "reorder begin", RAYSORT_REORDER_PIPELINE_BEGIN, 1);
  push.program = raysort_touch(&pass, &ranges[RAYSORT_REORDER_SCRATCH], 0, sizeof(RaysortReorderProgram), RAYSORT_WRITE,
                               1, offsetof(RaysortReorderBeginPush, program));
  push.counters = raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], 0, sizeof(RaysortReorderCounters), RAYSORT_WRITE,
                                1, offsetof(RaysortReorderBeginPush, counters));
  if (!isResumed)
    push.count = raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_LIVE], offsetof(RaysortReorderBeginPush, count));
  push.functions =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_FUNCTIONS], offsetof(RaysortReorderBeginPush, functions));
  push.hitRecords =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_HIT_RECORDS], offsetof(RaysortReorderBeginPush, hitRecords));
  push.missRecords =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_MISS_RECORDS], offsetof(RaysortReorderBeginPush, missRecords));
  push.instances =
      raysort_touchTable(&pass, &ranges[RAYSORT_REORDER_INSTANCES], offsetof(RaysortReorderBeginPush, instances));
  raysort_split64(layout->liveOffset, push.liveOffset);
  raysort_split64(layout->keysOffset, push.keysOffset);
  raysort_split64(reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset, push.offsetsOffset);
  push.isLast = !isResumed && info->waveCount == 1;
  memcpy(push.launch, info->launch, sizeof(push.launch));
  push.hitRecordCount = info->hitRecordCount;
  push.missRecordCount = info->missRecordCount;
  push.kindsAndStages = reorder->kinds | info->stageCount << 16 | info->hintBits << 24;
  push.instanceCount = (uint32_t)(ranges[RAYSORT_REORDER_INSTANCES].needed / sizeof(RaysortHitInstance));
  push.recordStride = info->recordStride;
  push.splitStages = reorder->splitStages;
  push.maxGroupsX = reorder->maxGroupsX;
  push.sizes = info->liveSize | info->recordHandleSize << 16;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The passes of the material sort, told as the reorder's: its buffers are parts of the state and of the scratch. */
static void raysort_planKeys(raysort_plan *plan, const raysort_reorder *reorder)
{
  RaysortPass passes[RAYSORT_SORT_MAX_PASSES];
  uint32_t i, k, count = RAYSORT_SORT_MAX_PASSES;
  VkResult result;
  if (!plan->passes) /* only counted */
  {
    plan->count += reorder->sortPasses;
    return;
  }
  result = raysortPlanSort(plan->context, &reorder->sort, &count, passes);
  if (plan->result == VK_SUCCESS)
    plan->result = result;
  for (i = 0; i < count && result == VK_SUCCESS; ++i)
  {
    for (k = 0; k < passes[i].accessCount; ++k)
      passes[i].accesses[k].resource = passes[i].accesses[k].resource == RAYSORT_RESOURCE_SORT_MATERIAL_ID_MAP
                                           ? RAYSORT_RESOURCE_REORDER_STATE
                                           : RAYSORT_RESOURCE_REORDER_SCRATCH;
    raysort_endPass(plan, &passes[i], passes[i].push, passes[i].pushSize);
  }
}

static void raysort_planArguments(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                                  const raysort_range *ranges)
{
  const uint32_t dispatches = info->stageCount * reorder->kinds;
  RaysortPass pass;
  RaysortReorderArgumentsPush push;
  uint32_t i;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "reorder arguments", RAYSORT_REORDER_PIPELINE_ARGUMENTS,
                    raysort_divideUp(dispatches, 64));
  push.offsets = raysort_touch(
      &pass, &ranges[RAYSORT_REORDER_SCRATCH], reorder->rangesOffset + reorder->sorted.materialsOffsetsOffset,
      ((VkDeviceSize)reorder->keys + 1) * 4, RAYSORT_READ, 0, offsetof(RaysortReorderArgumentsPush, offsets));
  push.arguments =
      raysort_touch(&pass, &ranges[RAYSORT_REORDER_SCRATCH], reorder->argumentsOffset, (VkDeviceSize)dispatches * 12,
                    RAYSORT_WRITE, 1, offsetof(RaysortReorderArgumentsPush, arguments));
  push.live = raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], offsetof(RaysortReorderCounters, live), 4,
                            RAYSORT_WRITE, 1, offsetof(RaysortReorderArgumentsPush, live));
  push.stageCount = info->stageCount;
  push.kindCount = reorder->kinds;
  push.hintBits = info->hintBits;
  push.splitStages = reorder->splitStages;
  push.maxGroupsX = reorder->maxGroupsX;
  for (i = 0; i < info->stageCount; ++i)
    push.groupSizes[i / 2] |= info->stages[i].groupSize << (i % 2 * 16);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* A pass of the caller's pipeline over the threads of a stage, or of one function of it. In the first wave, before
 * anything is sorted, over all of the launch. */
static void raysort_planStage(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                              const raysort_range *ranges, uint32_t wave, uint32_t stage, uint32_t function)
{
  const RaysortStage *its = &info->stages[stage];
  const raysort_range *scratch = &ranges[RAYSORT_REORDER_SCRATCH];
  const int isFirst = wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT), isAll = !its->pipelines;
  const VkDeviceSize place = (VkDeviceSize)stage * reorder->kinds + (isAll ? 0 : function);
  const uint32_t groups = raysort_divideUp(reorder->threads, its->groupSize);
  RaysortPass pass;
  RaysortReorderPush push;
  uint32_t i;
  memset(&push, 0, sizeof(push));
  memset(&pass, 0, sizeof(pass));
  pass.name = isAll ? "reorder stage" : "reorder function";
  pass.pipeline = isAll ? its->uberPipeline : its->pipelines[function];
  pass.layout = its->layout;
  pass.pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
  if (its->pushStages)
    pass.pushStages = its->pushStages;
  pass.pushOffset = its->pushOffset;
  pass.isIndirect = !isFirst;
  pass.group = info->group ? info->group + wave : 0;
  pass.groups[0] = groups < reorder->maxGroupsX ? groups : reorder->maxGroupsX;
  pass.groups[1] = raysort_divideUp(groups, pass.groups[0]);
  pass.groups[2] = 1;
  if (!isFirst)
    raysort_touch(&pass, scratch, reorder->argumentsOffset + place * 12, 12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, 0,
                  RAYSORT_NO_PUSH);
  push.program = raysort_touch(
      &pass, scratch, 0, isFirst ? sizeof(RaysortReorderProgram) : reorder->rangesOffset + reorder->sorted.rangesSize,
      RAYSORT_READ, 0, offsetof(RaysortReorderPush, program));
  raysort_touch(&pass, &ranges[RAYSORT_REORDER_STATE], 0, ranges[RAYSORT_REORDER_STATE].needed,
                RAYSORT_READ | RAYSORT_WRITE, 0, RAYSORT_NO_PUSH);
  for (i = RAYSORT_REORDER_FUNCTIONS; i <= RAYSORT_REORDER_INSTANCES; ++i)
    if (ranges[i].isPresent)
    {
      pass.accesses[pass.accessCount].access = RAYSORT_READ;
      pass.accesses[pass.accessCount].resource = RAYSORT_RESOURCE_GEOMETRY;
      pass.accesses[pass.accessCount++].push = RAYSORT_NO_PUSH;
      break;
    }
  push.stage = stage | (isFirst ? RAYSORT_FIRST_WAVE_BIT : 0u);
  push.function = (isAll ? RAYSORT_ALL_FUNCTIONS : function) | its->groupSize << 16;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_planWave(raysort_plan *plan, const RaysortReorderInfo *info, const raysort_reorder *reorder,
                             const raysort_range *ranges, uint32_t wave)
{
  uint32_t stage, function;
  if (wave == 0 && !(info->flags & RAYSORT_REORDER_RESUME_BIT))
  {
    raysort_planStage(plan, info, reorder, ranges, wave, 0, reorder->kinds - 1);
    return;
  }
  raysort_planKeys(plan, reorder);
  raysort_planArguments(plan, info, reorder, ranges);
  for (stage = 0; stage < info->stageCount; ++stage)
    if (!info->stages[stage].pipelines)
      raysort_planStage(plan, info, reorder, ranges, wave, stage, 0);
    else
      for (function = 0; function < reorder->kinds; ++function)
        if (info->stages[stage].pipelines[function] != VK_NULL_HANDLE)
          raysort_planStage(plan, info, reorder, ranges, wave, stage, function);
}

RAYSORT_API VkResult raysortPlanReorder(RaysortContext context, const RaysortReorderInfo *info, uint32_t *passCount,
                                        RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_REORDER_BUFFERS];
  RaysortReorderLayout layout;
  raysort_reorder reorder;
  raysort_plan plan;
  uint32_t wave;
  VkResult result = raysort_layoutReorder(context, info, &reorder, &layout);
  if (result == VK_SUCCESS)
    result = raysort_reorderBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, RAYSORT_CAPABILITY_REORDER_BIT, passCount, passes);
  if (reorder.threads)
  {
    raysort_planBegin(&plan, info, &reorder, &layout, ranges);
    for (wave = 0; wave < info->waveCount; ++wave)
      raysort_planWave(&plan, info, &reorder, ranges, wave);
  }
  return raysort_endPlan(&plan, passCount);
}

RAYSORT_API VkResult raysortCmdReorder(RaysortContext context, VkCommandBuffer commandBuffer,
                                       const RaysortReorderInfo *info)
{
  RaysortReorderLayout layout;
  RaysortPass *passes;
  uint32_t count;
  VkResult result = raysortGetReorderLayout(context, info, &layout);
  if (result != VK_SUCCESS)
    return result;
  count = layout.passCount;
  passes = (RaysortPass *)raysort_allocate(context->allocator, (count ? count : 1) * sizeof(*passes));
  if (!passes)
    return raysort_tell(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortCmdReorder");
  result = raysortPlanReorder(context, info, &count, passes);
  if (result == VK_SUCCESS)
    result = raysortCmdPasses(context, commandBuffer, count, passes, NULL);
  raysort_free(context->allocator, passes);
  return result;
}

/* ---- native ---- */

/* Of VK_NV_ray_tracing_invocation_reorder and of VK_EXT_ray_tracing_invocation_reorder, which headers may lack. */
typedef struct raysort_hintProperty
{
  VkStructureType sType;
  void *pNext;
  uint32_t hint;           /* 0: none */
  uint32_t maxRecordIndex; /* EXT */
} raysort_hintProperty;

#define RAYSORT_NV_HINT_PROPERTY  1000490001
#define RAYSORT_EXT_HINT_PROPERTY 1000581001

static int raysort_hasExtension(const VkExtensionProperties *extensions, uint32_t count, const char *name)
{
  uint32_t i;
  for (i = 0; i < count; ++i)
    if (strcmp(extensions[i].extensionName, name) == 0)
      return 1;
  return 0;
}

/* The hint of one of the two extensions, which the device must have. */
static uint32_t raysort_askHint(PFN_vkGetPhysicalDeviceProperties2 ask, VkPhysicalDevice device, int type)
{
  raysort_hintProperty hint;
  VkPhysicalDeviceProperties2 properties;
  memset(&hint, 0, sizeof(hint));
  memset(&properties, 0, sizeof(properties));
  hint.sType = (VkStructureType)type;
  properties.sType = VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_PROPERTIES_2;
  properties.pNext = &hint;
  ask(device, &properties);
  return hint.hint;
}

RAYSORT_API VkBool32 raysortReorderIsNative(const RaysortContextInfo *info)
{
  PFN_vkEnumerateDeviceExtensionProperties list;
  PFN_vkGetPhysicalDeviceProperties2 ask;
  VkExtensionProperties *extensions;
  uint32_t count = 0, hint = 0;
  if (!info->getInstanceProcAddr)
    return VK_FALSE;
  list = (PFN_vkEnumerateDeviceExtensionProperties)info->getInstanceProcAddr(info->instance,
                                                                             "vkEnumerateDeviceExtensionProperties");
  ask = (PFN_vkGetPhysicalDeviceProperties2)info->getInstanceProcAddr(info->instance, "vkGetPhysicalDeviceProperties2");
  if (!list || !ask || list(info->physicalDevice, NULL, &count, NULL) != VK_SUCCESS || count == 0)
    return VK_FALSE;
  extensions = (VkExtensionProperties *)raysort_allocate(info->allocator, count * sizeof(*extensions));
  if (!extensions)
    return VK_FALSE;
  if (list(info->physicalDevice, NULL, &count, extensions) >= VK_SUCCESS)
  {
    if (raysort_hasExtension(extensions, count, "VK_NV_ray_tracing_invocation_reorder"))
      hint |= raysort_askHint(ask, info->physicalDevice, RAYSORT_NV_HINT_PROPERTY);
    if (raysort_hasExtension(extensions, count, "VK_EXT_ray_tracing_invocation_reorder"))
      hint |= raysort_askHint(ask, info->physicalDevice, RAYSORT_EXT_HINT_PROPERTY);
  }
  raysort_free(info->allocator, extensions);
  return hint != 0 ? VK_TRUE : VK_FALSE;
}

/* ---- the capability ---- */

static int raysort_describeReorder(const VkPhysicalDeviceLimits *limits, uint32_t pipeline, raysort_variant *variant)
{
  (void)limits;
  variant->identity =
      pipeline == RAYSORT_REORDER_PIPELINE_BEGIN ? RAYSORT_IDENTITY_REORDER_BEGIN : RAYSORT_IDENTITY_REORDER_ARGUMENTS;
  return 1;
}

static const raysort_kernel *raysort_reorderKernels(uint32_t *count); /* beside the words */

static const char *const raysort_reorderResources[] = {
    "RaysortReorderInfo.scratch",          "RaysortReorderInfo.state",      "RaysortReorderInfo.count",
    "RaysortReorderInfo.functionOfRecord", "RaysortReorderInfo.hitRecords", "RaysortReorderInfo.missRecords",
    "RaysortReorderInfo.instances"};

static const raysort_capability *raysort_reorderCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_REORDER_BIT, RAYSORT_CAPABILITY_SORT_BIT, "REORDER",
      RAYSORT_REORDER_PIPELINES,      raysort_describeReorder,     {raysort_reorderKernels, NULL},
      raysort_reorderResources,       RAYSORT_REORDER_BUFFERS};
  return &capability;
}
/* ---- src/sdf.c ---- */

static const raysort_capability *raysort_sdfCapability(void)
{
  static const raysort_capability capability = {
      RAYSORT_CAPABILITY_SDF_BIT, 0, "SDF", 0, NULL, {NULL, NULL}, NULL, 0};
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
  X(order)                      \
  X(gather)                     \
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
#define RAYSORT_SCAN_DIGEST "eda4538aa49cdfa3bfa8f2906bf1fed257cc7f1ef5bfcbe1934c3fd23c4837a0"
#ifdef RAYSORT_WORDS_SCAN
/* clang-format off */
static const uint32_t raysort_words_scan_reduce[] = {
119734787,66816,524299,321,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,211,234,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,156,11,29,262215,202,1,1,327752,206,0,35,0,327752,206,1,35,8,327752,206,2,35,16,327752,206,3,35,24,327752,
206,4,35,28,327752,206,5,35,32,262215,207,6,4,262216,208,0,25,327752,208,0,35,0,196679,208,2,327752,209,0,35,0,196679,
209,2,262215,234,11,26,262215,309,1,15,262215,310,11,25,196679,263,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,
2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,
327713,19,6,18,9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,327713,33,7,8,8,262177,38,7,8,196641,42,6,262187,6,46,0,
262165,50,32,1,262187,50,51,2,262174,54,6,6,262187,6,59,1,262187,50,63,30,262187,50,78,0,262176,79,5349,6,262176,108,
7,24,262187,50,117,1,262176,155,1,6,262203,155,156,1,262187,6,158,128,262172,159,7,158,262176,160,4,159,262203,160,
161,4,262176,164,4,7,262187,6,167,64,131092,174,262187,6,176,2,262187,6,177,264,196657,174,202,196647,205,5349,524318,
206,15,205,15,6,6,6,196637,207,6,196638,208,207,262176,205,5349,208,196638,209,206,262176,210,9,209,262203,210,211,9,
262176,212,9,15,262187,50,217,3,262176,218,9,6,262187,6,229,2048,262187,50,230,4,262187,50,231,5,262167,232,6,3,
262176,233,1,232,262203,233,234,1,327724,7,248,46,46,262176,291,9,205,262194,6,309,65794,393260,232,310,158,59,59,
327734,2,4,0,3,131320,5,262203,108,227,7,262203,9,235,7,262203,9,236,7,262203,9,237,7,262203,9,240,7,262203,9,243,7,
262203,8,247,7,262203,18,263,7,262203,9,266,7,262203,8,270,7,262203,8,272,7,262203,8,276,7,262201,6,228,43,196670,235,
228,196670,236,229,393281,218,238,211,78,230,262205,6,239,238,196670,237,239,393281,218,241,211,78,231,262205,6,242,
241,196670,240,242,327745,155,244,234,46,262205,6,245,244,196670,243,245,589881,24,246,31,235,236,237,240,243,196670,
227,246,196670,247,248,327745,9,250,227,117,262205,6,251,250,262205,6,252,156,327808,6,253,251,252,131321,254,131320,
254,458997,6,319,253,5,275,255,327745,9,260,227,51,262205,6,261,260,327856,174,262,319,261,262390,256,255,0,262394,
262,255,256,131320,255,393281,212,264,211,78,78,262205,15,265,264,196670,263,265,196670,266,319,393273,6,268,22,263,
266,327760,7,269,268,46,262205,7,271,247,196670,270,271,196670,272,269,393273,7,273,36,270,272,196670,247,273,327808,
6,275,319,158,131321,254,131320,256,262205,7,277,247,196670,276,277,327737,7,278,40,276,196670,247,278,327850,174,280,
252,46,196855,282,0,262394,280,281,282,131320,281,327745,9,285,227,78,262205,6,286,285,327856,174,287,245,286,131321,
282,131320,282,458997,174,288,280,256,287,281,196855,290,0,262394,288,289,290,131320,289,393281,291,292,211,78,117,
262205,205,293,292,327745,9,296,247,46,262205,6,297,296,393281,79,298,293,78,245,327742,298,297,2,4,327808,6,305,239,
245,327745,9,306,247,59,262205,6,307,306,393281,79,308,293,78,305,327742,308,307,2,4,131321,290,131320,290,65789,
65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,47,11,46,262205,6,48,47,262205,6,49,12,327876,6,52,
49,51,327829,54,55,48,52,327761,6,56,55,1,327761,6,57,55,0,327745,9,60,11,59,262205,6,61,60,262205,6,62,12,327874,6,
64,62,63,327808,6,65,61,64,327808,6,67,65,56,327760,7,68,57,67,131326,68,65592,327734,6,22,0,19,196663,18,20,196663,9,
21,131320,23,262203,8,73,7,262203,9,74,7,262205,15,71,20,262268,7,72,71,196670,73,72,262205,6,75,21,196670,74,75,
393273,7,76,13,73,74,262268,15,77,76,393281,79,80,77,78,78,393277,6,81,80,2,4,131326,81,65592,327734,24,31,0,25,
196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,131320,32,262203,108,109,7,262205,6,85,26,262205,6,86,27,
327808,6,87,85,86,327810,6,88,87,59,262205,6,89,27,393228,50,90,1,75,89,327874,6,91,88,90,262205,6,93,28,327808,6,94,
91,93,327810,6,95,94,59,262205,6,96,29,327831,54,99,95,96,327761,6,101,99,1,458764,6,103,1,41,101,59,262205,6,106,27,
327812,6,107,103,106,327808,6,112,91,103,327810,6,113,112,59,327814,6,115,113,103,327745,9,116,109,78,196670,116,115,
262205,6,118,26,262205,6,119,30,327812,6,121,119,107,458764,6,122,1,38,118,121,327745,9,123,109,117,196670,123,122,
262205,6,124,26,262205,6,126,123,327808,6,128,126,107,458764,6,129,1,38,124,128,327745,9,130,109,51,196670,130,129,
262205,24,131,109,131326,131,65592,327734,7,36,0,33,196663,8,34,196663,8,35,131320,37,327745,9,135,34,46,262205,6,136,
135,327745,9,137,35,46,262205,6,138,137,327829,54,140,136,138,327761,6,141,140,1,327761,6,142,140,0,327745,9,144,34,
59,262205,6,145,144,327745,9,146,35,59,262205,6,147,146,327808,6,148,145,147,327808,6,150,148,141,327760,7,151,142,
150,131326,151,65592,327734,7,40,0,38,196663,8,39,131320,41,262203,8,188,7,262203,8,191,7,262205,6,157,156,262205,7,
163,39,327745,164,165,161,157,196670,165,163,131321,168,131320,168,458997,6,320,167,41,197,171,327852,174,175,320,46,
262390,170,171,0,262394,175,169,170,131320,169,262368,176,176,177,327856,174,180,157,320,196855,182,0,262394,180,181,
182,131320,181,327808,6,187,157,320,262205,7,190,165,196670,188,190,327745,164,192,161,187,262205,7,193,192,196670,
191,193,393273,7,194,36,188,191,196670,165,194,131321,182,131320,182,131321,171,131320,171,327874,6,197,320,117,
131321,168,131320,170,262368,176,176,177,327745,164,198,161,78,262205,7,199,198,131326,199,65592,327734,6,43,0,42,
131320,44,196855,204,0,262394,202,203,204,131320,203,393281,212,213,211,78,51,262205,15,214,213,393281,79,215,214,78,
78,393277,6,216,215,2,4,393281,218,219,211,78,217,262205,6,220,219,458764,6,221,1,38,216,220,131326,221,131320,204,
393281,218,223,211,78,217,262205,6,224,223,131326,224,65592,
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
119734787,66816,524299,608,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,199,208,269,324,362,423,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,199,11,29,262215,318,1,
1,327752,321,0,35,0,327752,321,1,35,8,327752,321,2,35,16,327752,321,3,35,24,327752,321,4,35,32,327752,321,5,35,40,
327752,321,6,35,48,327752,321,7,35,52,327752,321,8,35,56,327752,322,0,35,0,196679,322,2,262215,423,11,26,262215,580,1,
15,262215,581,11,25,196679,489,5356,196679,527,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,
35,34,9,9,9,9,9,262167,43,6,4,262176,44,7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,196641,60,6,262177,63,
6,9,262187,6,71,0,262165,75,32,1,262187,75,76,2,262174,79,6,6,262187,6,84,1,262187,75,88,30,262187,75,103,0,262176,
104,5349,6,262176,142,7,34,262187,75,151,1,458796,43,168,71,71,71,71,262187,6,170,2,262187,6,171,3,458796,43,172,71,
84,170,171,131092,178,262167,179,178,4,262176,198,1,6,262203,198,199,1,262187,6,203,16,262187,6,205,32,262172,206,43,
205,262176,207,4,206,262203,207,208,4,262187,6,210,4,262176,215,4,6,262187,6,217,264,262176,224,4,43,262172,267,43,
170,262176,268,4,267,262203,268,269,4,196657,178,318,720926,321,15,15,15,24,24,15,6,6,6,196638,322,321,262176,323,9,
322,262203,323,324,9,262187,75,325,5,262176,326,9,15,262187,75,331,6,262176,332,9,6,262187,6,359,2112,262172,360,6,
359,262176,361,4,360,262203,361,362,4,262187,6,418,2048,262187,75,419,7,262187,75,420,8,262167,421,6,3,262176,422,1,
421,262203,422,423,1,262187,6,497,128,262187,75,520,3,262176,528,9,24,262187,75,550,4,327724,7,554,71,71,262167,555,
178,2,262194,6,580,66306,393260,421,581,497,84,84,327734,2,4,0,3,131320,5,262203,142,416,7,262203,9,424,7,262203,9,
425,7,262203,9,426,7,262203,9,429,7,262203,9,432,7,262203,9,474,7,262203,18,489,7,262203,9,492,7,262203,9,500,7,
262203,9,524,7,262203,27,527,7,262203,9,531,7,262203,9,532,7,262201,6,417,61,196670,424,417,196670,425,418,393281,332,
427,324,103,419,262205,6,428,427,196670,426,428,393281,332,430,324,103,420,262205,6,431,430,196670,429,431,327745,198,
433,423,71,262205,6,434,433,196670,432,434,589881,34,435,41,424,425,426,429,432,196670,416,435,327745,9,439,416,103,
262205,6,440,439,327856,178,441,434,440,196855,444,0,262394,441,443,451,131320,443,393281,326,445,324,103,151,262205,
15,446,445,393281,104,449,446,103,434,393277,6,450,449,2,4,131321,444,131320,451,131321,444,131320,444,458997,6,582,
450,443,71,451,327745,9,454,416,151,262205,6,455,454,131321,456,131320,456,458997,6,586,582,444,502,459,458997,6,583,
455,444,539,459,327745,9,462,416,76,262205,6,463,462,327856,178,464,583,463,262390,458,459,0,262394,464,457,458,
131320,457,262368,170,170,217,262205,6,466,199,131321,467,131320,467,458997,6,584,466,457,499,470,327856,178,473,584,
418,262390,469,470,1,262394,473,468,469,131320,468,196670,474,584,327737,6,476,65,474,327808,6,479,583,584,262205,6,
481,462,327856,178,482,479,481,196855,485,0,262394,482,484,494,131320,484,393281,326,490,324,103,103,262205,15,491,
490,196670,489,491,196670,492,479,393273,6,493,22,489,492,131321,485,131320,494,131321,485,131320,485,458997,6,591,
493,484,71,494,327745,215,496,362,476,196670,496,591,131321,470,131320,470,327808,6,499,584,497,131321,467,131320,469,
262368,170,170,217,196670,500,586,327737,6,502,68,500,262368,170,170,217,131321,505,131320,505,458997,6,587,466,469,
537,508,327856,178,511,587,418,262390,507,508,1,262394,511,506,507,131320,506,327808,6,514,583,587,262205,6,516,462,
327856,178,517,514,516,196855,519,0,262394,517,518,519,131320,518,196670,524,587,327737,6,526,65,524,393281,528,529,
324,103,520,262205,24,530,529,196670,527,530,196670,531,514,327745,215,533,362,526,262205,6,534,533,196670,532,534,
458809,2,535,32,527,531,532,131321,519,131320,519,131321,508,131320,508,327808,6,537,587,497,131321,505,131320,507,
131321,459,131320,459,327808,6,539,583,418,131321,456,131320,458,327850,178,542,434,71,196855,544,0,262394,542,543,
544,131320,543,262205,6,545,199,327850,178,546,545,71,131321,544,131320,544,458997,178,547,542,458,546,543,196855,549,
0,262394,547,548,549,131320,548,393281,528,551,324,103,550,262205,24,552,551,262268,7,553,552,327851,555,556,553,554,
262298,178,557,556,131321,549,131320,549,458997,178,558,547,544,557,548,196855,560,0,262394,558,559,560,131320,559,
393281,528,561,324,103,550,262205,24,562,561,393281,326,563,324,103,76,262205,15,564,563,393281,104,565,564,103,103,
393277,6,566,565,2,4,393281,104,567,562,103,103,327742,567,566,2,4,393281,104,572,564,103,151,393277,6,573,572,2,4,
393281,104,576,564,103,76,393277,6,577,576,2,4,327808,6,578,573,577,393281,104,579,562,103,151,327742,579,578,2,4,
131321,560,131320,560,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,72,11,71,262205,6,73,72,
262205,6,74,12,327876,6,77,74,76,327829,79,80,73,77,327761,6,81,80,1,327761,6,82,80,0,327745,9,85,11,84,262205,6,86,
85,262205,6,87,12,327874,6,89,87,88,327808,6,90,86,89,327808,6,92,90,81,327760,7,93,82,92,131326,93,65592,327734,6,22,
0,19,196663,18,20,196663,9,21,131320,23,262203,8,98,7,262203,9,99,7,262205,15,96,20,262268,7,97,96,196670,98,97,
262205,6,100,21,196670,99,100,393273,7,101,13,98,99,262268,15,102,101,393281,104,105,102,103,103,393277,6,106,105,2,4,
131326,106,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,111,7,262203,9,112,7,262205,
24,109,29,262268,7,110,109,196670,111,110,262205,6,113,30,196670,112,113,393273,7,114,13,111,112,262268,24,115,114,
262205,6,116,31,393281,104,117,115,103,103,327742,117,116,2,4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,
196663,9,38,196663,9,39,196663,9,40,131320,42,262203,142,143,7,262205,6,119,36,262205,6,120,37,327808,6,121,119,120,
327810,6,122,121,84,262205,6,123,37,393228,75,124,1,75,123,327874,6,125,122,124,262205,6,127,38,327808,6,128,125,127,
327810,6,129,128,84,262205,6,130,39,327831,79,133,129,130,327761,6,135,133,1,458764,6,137,1,41,135,84,262205,6,140,37,
327812,6,141,137,140,327808,6,146,125,137,327810,6,147,146,84,327814,6,149,147,137,327745,9,150,143,103,196670,150,
149,262205,6,152,36,262205,6,153,40,327812,6,155,153,141,458764,6,156,1,38,152,155,327745,9,157,143,151,196670,157,
156,262205,6,158,36,262205,6,160,157,327808,6,162,160,141,458764,6,163,1,38,158,162,327745,9,164,143,76,196670,164,
163,262205,34,165,143,131326,165,65592,327734,43,49,0,45,196663,44,46,196663,9,47,196663,9,48,131320,50,262205,43,169,
46,262205,6,173,47,458832,43,174,173,173,173,173,327808,43,175,172,174,262205,6,176,48,458832,43,177,176,176,176,176,
327856,179,180,175,177,393385,43,181,180,169,168,131326,181,65592,327734,6,53,0,51,196663,44,52,131320,54,327745,9,
184,52,71,262205,6,185,184,327745,9,186,52,84,262205,6,187,186,327808,6,188,185,187,327745,9,189,52,170,262205,6,190,
189,327808,6,191,188,190,327745,9,192,52,171,262205,6,193,192,327808,6,194,191,193,131326,194,65592,327734,6,58,0,55,
196663,9,56,196663,9,57,131320,59,262203,44,223,7,262203,9,227,7,262203,9,228,7,262203,44,230,7,262203,44,254,7,
262203,44,280,7,262203,9,283,7,262203,9,284,7,262203,44,286,7,262203,44,307,7,262205,6,200,199,327814,6,204,200,203,
327814,6,211,200,210,327817,6,213,200,210,262205,6,214,56,393281,215,216,208,211,213,196670,216,214,262368,170,170,
217,327745,224,225,208,211,262205,43,226,225,196670,223,226,196670,227,71,196670,228,213,458809,43,229,49,223,227,228,
196670,230,229,327737,6,231,53,230,131321,234,131320,234,458997,6,601,231,59,249,235,458997,6,599,71,59,259,235,
458997,6,598,71,59,261,235,327856,178,240,598,210,262390,236,235,1,262394,240,235,236,131320,235,327817,6,244,211,210,
327850,178,245,598,244,393385,6,247,245,599,71,327808,6,249,601,247,327812,6,251,204,210,327808,6,253,251,598,327745,
224,255,208,253,262205,43,256,255,196670,254,256,327737,6,257,53,254,327808,6,259,599,257,327808,6,261,598,151,131321,
234,131320,236,327817,6,263,200,203,327850,178,264,263,71,196855,266,0,262394,264,265,266,131320,265,327814,6,271,204,
210,327817,6,273,204,210,393281,215,275,269,271,273,196670,275,599,131321,266,131320,266,262368,170,170,217,327814,6,
277,204,210,327817,6,279,204,210,327745,224,281,269,277,262205,43,282,281,196670,280,282,196670,283,71,196670,284,279,
458809,43,285,49,280,283,284,196670,286,285,327737,6,287,53,286,327808,6,289,601,287,196670,57,71,131321,291,131320,
291,458997,6,603,289,266,305,292,458997,6,602,71,266,314,292,327856,178,297,602,170,262390,293,292,1,262394,297,292,
293,131320,292,327850,178,301,602,277,262205,6,302,57,393385,6,303,301,302,71,327808,6,305,603,303,327745,224,308,269,
602,262205,43,309,308,196670,307,309,327737,6,310,53,307,262205,6,311,57,327808,6,312,311,310,196670,57,312,327808,6,
314,602,151,131321,291,131320,293,131326,603,65592,327734,6,61,0,60,131320,62,196855,320,0,262394,318,319,320,131320,
319,393281,326,327,324,103,325,262205,15,328,327,393281,104,329,328,103,103,393277,6,330,329,2,4,393281,332,333,324,
103,331,262205,6,334,333,458764,6,335,1,38,330,334,131326,335,131320,320,393281,332,337,324,103,331,262205,6,338,337,
131326,338,65592,327734,6,65,0,63,196663,9,64,131320,66,262205,6,341,64,262205,6,342,64,327874,6,343,342,325,327808,6,
344,341,343,131326,344,65592,327734,6,68,0,63,196663,9,67,131320,69,262203,9,366,7,262203,9,377,7,262203,9,379,7,
262203,9,395,7,262203,9,402,7,262205,6,348,199,327812,6,349,348,203,131321,352,131320,352,458997,6,605,71,69,371,353,
458997,6,604,71,69,373,353,327856,178,358,604,203,262390,354,353,1,262394,358,353,354,131320,353,327808,6,365,349,604,
196670,366,365,327737,6,367,65,366,327745,215,368,362,367,262205,6,369,368,327808,6,371,605,369,327808,6,373,604,151,
131321,352,131320,354,262205,6,375,67,196670,377,605,393273,6,380,58,377,379,262205,6,381,379,327808,6,382,375,380,
131321,384,131320,384,458997,6,607,382,354,408,385,458997,6,606,71,354,410,385,327856,178,390,606,203,262390,386,385,
1,262394,390,385,386,131320,385,327808,6,394,349,606,196670,395,394,327737,6,396,65,395,327745,215,397,362,396,262205,
6,398,397,196670,402,394,327737,6,403,65,402,327745,215,405,362,403,196670,405,607,327808,6,408,607,398,327808,6,410,
606,151,131321,384,131320,386,262205,6,411,67,327808,6,413,411,381,131326,413,65592,
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
#define RAYSORT_SORT_DIGEST "cb79c932ac9321ea3f6e8653b46bceb28147348450e0bc4579f8339d34784987"
#ifdef RAYSORT_WORDS_SORT
/* clang-format off */
static const uint32_t raysort_words_sort_count[] = {
119734787,66816,524299,1165,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,205,637,641,921,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,327752,200,0,35,0,327752,200,1,35,8,327752,200,2,35,16,327752,200,3,35,24,327752,200,4,35,32,327752,200,5,35,
36,327752,200,6,35,40,327752,200,7,35,44,327752,200,8,35,48,327752,200,9,35,52,327752,200,10,35,56,327752,200,11,35,
60,327752,200,12,35,64,327752,200,13,35,68,327752,200,14,35,72,327752,200,15,35,76,262215,201,6,4,262216,202,0,25,
327752,202,0,35,0,196679,202,2,327752,203,0,35,0,196679,203,2,262215,295,1,1,262215,452,1,4,262215,573,6,16,262216,
574,0,24,327752,574,0,35,0,196679,574,2,262215,627,1,2,262215,641,11,29,262215,765,1,0,262215,921,11,26,262215,1111,1,
15,262215,1112,1,0,262215,1113,11,25,196679,324,5356,196679,346,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,
262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,
327713,19,6,18,9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,262177,33,6,9,196641,40,6,262177,43,7,9,262177,47,7,8,262177,
51,6,8,262167,55,6,4,262176,56,7,55,327713,57,6,56,9,262177,62,55,9,262177,75,2,9,262177,79,2,56,262187,6,86,4,262172,
87,55,86,262176,88,7,87,458785,89,2,88,9,9,9,393249,96,2,9,9,9,262177,105,24,9,262187,6,110,0,262165,114,32,1,262187,
114,115,2,262174,118,6,6,262187,6,123,1,262187,114,127,30,262187,114,142,0,262176,143,5349,6,262176,172,7,24,262187,
114,181,1,196647,199,5349,1179678,200,15,15,15,199,6,6,6,6,6,6,6,6,6,6,6,6,196637,201,6,196638,202,201,262176,199,
5349,202,196638,203,200,262176,204,9,203,262203,204,205,9,262187,114,206,9,262176,207,9,6,262187,114,210,24,262187,
114,213,10,262187,6,222,65535,262176,230,9,15,262187,6,243,4294967292u,262187,6,257,3,262187,6,259,8,262187,114,271,5,
262187,6,274,256,131092,276,262187,114,285,4,262194,6,295,4,393268,276,296,170,295,257,262187,6,320,2,393268,276,321,
170,295,320,393268,276,336,170,295,86,262187,114,353,8,262187,6,364,4294967295u,393268,276,370,170,295,257,262187,6,
385,131072,262187,114,393,31,262187,6,400,196608,262187,6,406,2147483648u,262187,6,413,262144,393268,276,428,170,295,
257,393268,276,441,170,295,110,262187,114,446,14,196657,276,452,262187,114,459,12,262187,6,466,31,393268,276,469,170,
295,257,262187,6,473,32,262187,114,503,11,262187,114,527,13,262187,6,538,128,393268,276,539,170,295,110,262187,6,540,
16,393268,276,541,170,295,123,458804,6,542,169,541,259,86,458804,6,543,169,539,540,542,393268,6,544,134,538,543,
196647,572,5349,196637,573,55,196638,574,573,262176,572,5349,574,262176,576,5349,55,262187,6,588,16843009,262187,6,
594,2155905152u,262187,114,610,7,262187,6,612,255,262194,6,627,8,393268,276,628,170,627,259,262187,6,629,258,262187,6,
630,66,458804,6,631,169,628,629,630,393268,276,632,170,627,259,458804,6,633,169,632,259,540,393268,6,634,132,631,633,
262172,635,6,634,262176,636,4,635,262203,636,637,4,262176,640,1,6,262203,640,641,1,262176,645,4,6,393268,276,723,170,
295,110,262187,6,724,6,393268,276,725,170,627,724,393268,276,726,167,723,725,262194,6,765,128,393268,6,766,134,765,
320,393268,276,783,176,295,257,262187,6,822,264,393268,6,850,134,765,320,393268,6,851,132,86,850,393268,6,858,132,86,
850,393268,6,891,132,86,850,262167,919,6,3,262176,920,1,919,262203,920,921,1,327724,7,935,110,110,262187,6,969,2048,
262187,114,974,6,262187,114,978,3,262176,979,9,199,262187,114,1039,15,262194,6,1111,131330,262194,6,1112,128,393267,
919,1113,1112,123,123,327734,2,4,0,3,131320,5,262203,172,1064,7,262203,9,1068,7,262203,172,1070,7,262203,9,1077,7,
262203,9,1096,7,262203,9,1099,7,262203,9,1102,7,262203,9,1108,7,393281,207,1056,205,142,446,262205,6,1057,1056,393281,
207,1058,205,142,271,262205,6,1059,1058,327879,6,1060,1059,123,327851,276,1061,1060,110,393385,6,1062,1061,320,110,
327808,6,1063,1057,1062,327745,640,1065,921,110,262205,6,1066,1065,327812,6,1067,1066,320,196670,1068,1067,327737,24,
1069,107,1068,196670,1064,1069,262205,6,1074,641,327817,6,1075,1074,320,327808,6,1076,1067,1075,196670,1077,1076,
327737,24,1078,107,1077,196670,1070,1078,327745,9,1080,1064,181,262205,6,1081,1080,327745,9,1082,1064,115,262205,6,
1083,1082,327856,276,1084,1081,1083,262312,276,1085,1084,196855,1087,0,262394,1085,1086,1087,131320,1086,327879,6,
1090,1059,969,327851,276,1091,1090,110,131321,1087,131320,1087,458997,276,1092,1084,5,1091,1086,196855,1095,0,262394,
1092,1094,1095,131320,1094,327745,9,1097,1070,181,262205,6,1098,1097,196670,1096,1098,327745,9,1100,1070,115,262205,6,
1101,1100,196670,1099,1101,196670,1102,1063,458809,2,1104,100,1096,1099,1102,131321,1095,131320,1095,262368,320,320,
822,196855,1107,0,262394,1092,1106,1107,131320,1106,196670,1108,1063,327737,2,1110,103,1108,131321,1107,131320,1107,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,111,11,110,262205,6,112,111,262205,6,113,12,
327876,6,116,113,115,327829,118,119,112,116,327761,6,120,119,1,327761,6,121,119,0,327745,9,124,11,123,262205,6,125,
124,262205,6,126,12,327874,6,128,126,127,327808,6,129,125,128,327808,6,131,129,120,327760,7,132,121,131,131326,132,
65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,137,7,262203,9,138,7,262205,15,135,20,262268,7,136,
135,196670,137,136,262205,6,139,21,196670,138,139,393273,7,140,13,137,138,262268,15,141,140,393281,143,144,141,142,
142,393277,6,145,144,2,4,131326,145,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,
30,131320,32,262203,172,173,7,262205,6,149,26,262205,6,150,27,327808,6,151,149,150,327810,6,152,151,123,262205,6,153,
27,393228,114,154,1,75,153,327874,6,155,152,154,262205,6,157,28,327808,6,158,155,157,327810,6,159,158,123,262205,6,
160,29,327831,118,163,159,160,327761,6,165,163,1,458764,6,167,1,41,165,123,262205,6,170,27,327812,6,171,167,170,
327808,6,176,155,167,327810,6,177,176,123,327814,6,179,177,167,327745,9,180,173,142,196670,180,179,262205,6,182,26,
262205,6,183,30,327812,6,185,183,171,458764,6,186,1,38,182,185,327745,9,187,173,181,196670,187,186,262205,6,188,26,
262205,6,190,187,327808,6,192,190,171,458764,6,193,1,38,188,192,327745,9,194,173,115,196670,194,193,262205,24,195,173,
131326,195,65592,327734,6,35,0,33,196663,9,34,131320,36,262205,6,198,34,393281,207,208,205,142,206,262205,6,209,208,
327874,6,211,209,210,327874,6,212,198,211,393281,207,214,205,142,213,262205,6,215,214,327879,6,216,212,215,131326,216,
65592,327734,6,38,0,33,196663,9,37,131320,39,262203,8,229,7,262205,6,219,37,393281,207,220,205,142,206,262205,6,221,
220,327879,6,223,221,222,327831,118,226,219,223,327761,6,227,226,0,327761,6,228,226,1,393281,230,231,205,142,142,
262205,15,232,231,262268,7,233,232,196670,229,233,327745,9,234,229,110,262205,6,235,234,327829,118,238,235,227,327761,
6,239,238,1,327761,6,240,238,0,327879,6,244,240,243,327745,9,245,229,123,262205,6,246,245,327808,6,248,246,228,327808,
6,250,248,239,327760,7,251,244,250,262268,15,253,251,393281,143,254,253,142,142,393277,6,255,254,2,4,327879,6,258,240,
257,327812,6,260,258,259,327874,6,263,221,210,327808,6,264,260,263,327874,6,265,255,264,393281,207,266,205,142,213,
262205,6,267,266,327879,6,268,265,267,131326,268,65592,327734,6,41,0,40,131320,42,393281,207,272,205,142,271,262205,6,
273,272,327879,6,275,273,274,327851,276,277,275,110,196855,280,0,262394,277,279,289,131320,279,393281,230,281,205,142,
115,262205,15,282,281,393281,143,283,282,142,142,393277,6,284,283,2,4,393281,207,286,205,142,285,262205,6,287,286,
458764,6,288,1,38,284,287,131321,280,131320,289,393281,207,290,205,142,285,262205,6,291,290,131321,280,131320,280,
458997,6,1123,288,279,291,289,131326,1123,65592,327734,7,45,0,43,196663,9,44,131320,46,262203,8,303,7,262203,9,304,7,
262203,8,307,7,262203,9,308,7,262203,18,324,7,262203,9,327,7,262203,9,330,7,262203,18,346,7,262203,9,349,7,262203,9,
360,7,196855,298,0,262394,296,297,298,131320,297,393281,230,300,205,142,142,262205,15,301,300,262268,7,302,301,196670,
303,302,262205,6,305,44,196670,304,305,393273,7,306,13,303,304,196670,307,306,262205,6,309,44,196670,308,309,393273,7,
310,13,307,308,262268,15,311,310,393281,143,313,311,142,142,393277,6,314,313,2,4,393281,143,316,311,142,181,393277,6,
317,316,2,4,327760,7,318,314,317,131326,318,131320,298,196855,323,0,262394,321,322,323,131320,322,393281,230,325,205,
142,142,262205,15,326,325,196670,324,326,262205,6,328,44,196670,327,328,393273,6,329,22,324,327,196670,330,329,327737,
6,331,35,330,327760,7,332,331,110,131326,332,131320,323,262205,6,335,44,196855,338,0,262394,336,337,338,131320,337,
393281,207,339,205,142,271,262205,6,340,339,327879,6,341,340,86,327851,276,342,341,110,131321,338,131320,338,458997,
276,343,336,323,342,337,196855,345,0,262394,343,344,345,131320,344,393281,230,347,205,142,181,262205,15,348,347,
196670,346,348,262205,6,350,44,196670,349,350,393273,6,351,22,346,349,131321,345,131320,345,458997,6,1124,335,338,351,
344,393281,207,354,205,142,353,262205,6,355,354,327856,276,356,1124,355,196855,359,0,262394,356,358,363,131320,358,
196670,360,1124,327737,6,362,38,360,131321,359,131320,363,131321,359,131320,359,458997,6,1126,362,358,364,363,327760,
7,366,1126,110,131326,366,65592,327734,7,49,0,47,196663,8,48,131320,50,196855,373,0,262394,370,372,376,131320,372,
327745,9,374,48,123,262205,6,375,374,131321,373,131320,376,327745,9,377,48,110,262205,6,378,377,131321,373,131320,373,
458997,6,1127,375,372,378,376,393281,207,381,205,142,206,262205,6,382,381,327879,6,386,382,385,327851,276,387,386,110,
196855,390,0,262394,387,389,396,131320,389,262268,114,392,1127,327875,114,394,392,393,262268,6,395,394,131321,390,
131320,396,131321,390,131320,390,458997,6,1128,395,389,110,396,327879,6,401,382,400,327851,276,402,401,110,196855,405,
0,262394,402,404,410,131320,404,262344,6,408,1128,327879,6,409,406,408,131321,405,131320,410,131321,405,131320,405,
458997,6,1129,409,404,110,410,327879,6,414,382,413,327851,276,415,414,110,196855,418,0,262394,415,417,421,131320,417,
262344,6,420,1128,131321,418,131320,421,131321,418,131320,418,458997,6,1131,420,417,1128,421,262205,7,424,48,327760,7,
426,1131,1131,327878,7,427,424,426,196855,431,0,262394,428,430,434,131320,430,327760,7,433,110,1129,131321,431,131320,
434,327760,7,436,1129,110,131321,431,131320,431,458997,7,1132,433,430,436,434,327878,7,438,427,1132,131326,438,65592,
327734,6,53,0,51,196663,8,52,131320,54,262203,8,455,7,196855,443,0,262394,441,442,443,131320,442,327745,9,444,52,110,
262205,6,445,444,393281,207,447,205,142,446,262205,6,448,447,327808,6,449,448,123,458764,6,450,1,38,445,449,131326,
450,131320,443,196855,454,0,262394,452,453,454,131320,453,262205,7,456,52,196670,455,456,327737,7,457,49,455,196670,
52,457,131321,454,131320,454,393281,207,460,205,142,459,262205,6,461,460,327745,9,463,52,110,262205,6,464,463,327879,
6,467,461,466,327874,6,468,464,467,196855,471,0,262394,469,470,471,131320,470,327854,276,474,461,473,196855,477,0,
262394,474,476,483,131320,476,327745,9,478,52,123,262205,6,479,478,327810,6,481,461,473,327874,6,482,479,481,131321,
477,131320,483,327850,276,485,461,110,196855,488,0,262394,485,487,490,131320,487,131321,488,131320,490,327745,9,492,
52,123,262205,6,493,492,327810,6,495,473,461,327876,6,496,493,495,327877,6,497,468,496,131321,488,131320,488,458997,6,
1133,468,487,497,490,131321,477,131320,477,458997,6,1134,482,476,1133,488,131321,471,131320,471,458997,6,1137,468,454,
1134,477,262205,6,502,463,393281,207,504,205,142,503,262205,6,505,504,327808,6,506,505,123,327850,276,507,502,506,
196855,510,0,262394,507,509,513,131320,509,393281,207,511,205,142,446,262205,6,512,511,131321,510,131320,513,393281,
207,514,205,142,446,262205,6,515,514,327808,6,516,515,123,131321,510,131320,510,458997,6,1135,512,509,516,513,262205,
6,519,463,327858,276,522,519,505,196855,525,0,262394,522,524,531,131320,524,393281,207,528,205,142,527,262205,6,529,
528,327879,6,530,1137,529,131321,525,131320,531,131321,525,131320,525,458997,6,1138,530,524,1135,531,131326,1138,
65592,327734,6,60,0,57,196663,56,58,196663,9,59,131320,61,262205,6,537,59,327812,6,545,537,544,327814,6,546,545,473,
327745,9,547,58,546,262205,6,548,547,262205,6,550,59,327812,6,551,550,544,327879,6,552,551,466,393281,207,553,205,142,
206,262205,6,554,553,327874,6,555,554,210,327808,6,556,552,555,327874,6,557,548,556,393281,207,558,205,142,213,262205,
6,559,558,327879,6,560,557,559,131326,560,65592,327734,55,64,0,62,196663,9,63,131320,65,262203,8,569,7,262203,9,570,7,
393281,230,563,205,142,142,262205,15,564,563,262268,7,565,564,262205,6,566,63,327814,6,567,566,543,327812,6,568,567,
86,196670,569,565,196670,570,568,393273,7,571,13,569,570,262268,572,575,571,393281,576,577,575,142,142,393277,55,578,
577,2,16,131326,578,65592,327734,6,67,0,33,196663,9,66,131320,68,262205,6,581,66,393281,207,582,205,142,206,262205,6,
583,582,327874,6,584,583,210,327874,6,585,581,584,393281,207,586,205,142,213,262205,6,587,586,327812,6,589,587,588,
327879,6,590,585,589,131326,590,65592,327734,6,70,0,33,196663,9,69,131320,71,262205,6,593,69,327877,6,595,593,594,
393281,207,596,205,142,446,262205,6,597,596,327808,6,598,597,123,327812,6,599,598,588,327810,6,600,595,599,262205,6,
601,69,327877,6,602,600,601,327879,6,603,602,594,131326,603,65592,327734,6,73,0,33,196663,9,72,131320,74,262203,9,607,
7,262205,6,608,72,196670,607,608,327737,6,609,70,607,327874,6,611,609,610,327812,6,613,611,612,262205,6,614,72,262344,
6,616,613,327879,6,617,614,616,393281,207,618,205,142,446,262205,6,619,618,327808,6,620,619,123,327812,6,621,620,588,
327879,6,623,621,613,327877,6,624,617,623,131326,624,65592,327734,2,77,0,75,196663,9,76,131320,78,262205,6,638,76,
327812,6,639,638,633,262205,6,642,641,327817,6,643,642,633,327808,6,644,639,643,327745,645,646,637,644,458986,6,647,
646,123,110,123,65789,65592,327734,2,81,0,79,196663,56,80,131320,82,262203,9,659,7,262203,9,665,7,262203,9,687,7,
262203,9,717,7,131321,650,131320,650,458997,6,1140,110,82,670,651,458997,6,1139,110,82,672,651,327856,276,656,1139,86,
262390,652,651,1,262394,656,651,652,131320,651,327745,9,660,80,1139,262205,6,661,660,196670,659,661,327737,6,662,67,
659,196670,660,662,262205,6,667,660,196670,665,667,327737,6,668,70,665,327877,6,670,1140,668,327808,6,672,1139,181,
131321,650,131320,652,327851,276,674,1140,110,196855,676,0,262394,674,675,676,131320,675,131321,678,131320,678,458997,
6,1141,110,675,693,679,327856,276,684,1141,86,262390,680,679,1,262394,684,679,680,131320,679,327745,9,688,80,1141,
262205,6,689,688,196670,687,689,327737,6,690,73,687,196670,688,690,327808,6,693,1141,181,131321,678,131320,680,131321,
676,131320,676,131321,695,131320,695,458997,6,1142,110,676,722,698,327856,276,701,1142,86,262390,697,698,1,262394,701,
696,697,131320,696,131321,704,131320,704,458997,114,1143,142,696,720,705,327857,276,710,1143,285,262390,706,705,1,
262394,710,705,706,131320,705,327745,9,712,80,1142,262205,6,713,712,327812,114,715,1143,353,393419,6,716,713,715,353,
196670,717,716,327737,2,718,77,717,327808,114,720,1143,181,131321,704,131320,706,131321,698,131320,698,327808,6,722,
1142,181,131321,695,131320,697,65789,65592,327734,2,84,0,79,196663,56,83,131320,85,262203,56,729,7,262203,56,741,7,
262203,9,743,7,262203,8,747,7,262203,9,749,7,196855,728,0,262394,726,727,732,131320,727,262205,55,730,83,196670,729,
730,327737,2,731,81,729,131321,728,131320,732,131321,734,131320,734,458997,6,1145,110,732,752,735,327856,276,740,1145,
543,262390,736,735,1,262394,740,735,736,131320,735,262205,55,742,83,196670,741,742,196670,743,1145,393273,6,745,60,
741,743,327760,7,746,745,110,196670,747,746,327737,6,748,53,747,196670,749,748,327737,2,750,77,749,327808,6,752,1145,
181,131321,734,131320,736,131321,728,131320,728,65789,65592,327734,2,94,0,89,196663,88,90,196663,9,91,196663,9,92,
196663,9,93,131320,95,262203,9,774,7,131321,754,131320,754,458997,6,1146,110,95,778,755,327856,276,760,1146,86,262390,
756,755,1,262394,760,755,756,131320,755,262205,6,762,91,262205,6,763,93,327812,6,767,1146,766,327808,6,768,763,767,
262205,6,769,92,327810,6,770,769,123,458764,6,771,1,38,768,770,327812,6,772,771,543,327808,6,773,762,772,196670,774,
773,327737,55,775,64,774,327745,56,776,90,1146,196670,776,775,327808,6,778,1146,181,131321,754,131320,756,65789,65592,
327734,2,100,0,96,196663,9,97,196663,9,98,196663,9,99,131320,101,262203,88,797,7,262203,88,798,7,262203,9,799,7,
262203,9,801,7,262203,9,803,7,262203,88,841,7,262203,88,860,7,262203,9,861,7,262203,9,863,7,262203,9,865,7,262203,56,
885,7,262203,9,909,7,262203,8,912,7,262203,9,914,7,262205,6,780,641,327814,6,781,780,320,196855,786,0,262394,783,785,
791,131320,785,262205,6,787,98,262205,6,788,97,327810,6,789,787,788,327814,6,790,789,543,131321,786,131320,791,131321,
786,131320,786,458997,6,1147,790,785,110,791,327852,276,794,1147,110,196855,796,0,262394,794,795,796,131320,795,
262205,6,800,97,196670,799,800,196670,801,1147,196670,803,781,524345,2,805,94,798,799,801,803,262205,87,806,798,
196670,797,806,131321,796,131320,796,131321,809,131320,809,458997,6,1148,780,796,821,810,262205,6,815,99,327812,6,816,
815,633,327856,276,817,1148,816,262390,811,810,0,262394,817,810,811,131320,810,327745,645,819,637,1148,196670,819,110,
327808,6,821,1148,765,131321,809,131320,811,262368,320,320,822,131321,825,131320,825,458997,6,1149,781,811,893,828,
327856,276,832,1149,1147,262390,827,828,0,262394,832,826,827,131320,826,131321,834,131320,834,458997,6,1151,110,826,
848,835,327856,276,840,1151,86,262390,836,835,1,262394,840,835,836,131320,835,327745,56,844,797,1151,262205,55,845,
844,327745,56,846,841,1151,196670,846,845,327808,6,848,1151,181,131321,834,131320,836,327808,6,852,1149,851,327856,
276,854,852,1147,196855,856,0,262394,854,855,856,131320,855,327808,6,859,1149,858,262205,6,862,97,196670,861,862,
196670,863,1147,196670,865,859,524345,2,866,94,860,861,863,865,262205,87,867,860,196670,797,867,131321,856,131320,856,
131321,869,131320,869,458997,6,1153,110,856,890,872,327856,276,875,1153,86,262390,871,872,1,262394,875,870,871,131320,
870,327812,6,878,1153,850,327808,6,879,1149,878,327856,276,881,879,1147,196855,883,0,262394,881,882,883,131320,882,
327745,56,886,841,1153,262205,55,887,886,196670,885,887,327737,2,888,84,885,131321,883,131320,883,131321,872,131320,
872,327808,6,890,1153,181,131321,869,131320,871,131321,828,131320,828,327808,6,893,1149,891,131321,825,131320,827,
262205,6,895,97,327812,6,897,1147,543,327808,6,898,895,897,327808,6,900,898,781,131321,901,131320,901,458997,6,1150,
900,827,917,902,262205,6,907,98,327856,276,908,1150,907,262390,903,902,0,262394,908,902,903,131320,902,196670,909,
1150,327737,7,911,45,909,196670,912,911,327737,6,913,53,912,196670,914,913,327737,2,915,77,914,327808,6,917,1150,850,
131321,901,131320,903,65789,65592,327734,2,103,0,75,196663,9,102,131320,104,262203,8,934,7,327745,640,922,921,110,
262205,6,923,922,262205,6,925,641,131321,926,131320,926,458997,6,1158,925,104,1037,929,262205,6,932,102,327856,276,
933,1158,932,262390,928,929,0,262394,933,927,928,131320,927,196670,934,935,131321,937,131320,937,458997,6,1159,110,
927,964,938,327856,276,943,1159,633,262390,939,938,1,262394,943,938,939,131320,938,327812,6,946,1158,633,327812,6,949,
1158,320,327808,6,950,1159,949,327817,6,951,950,633,327808,6,952,946,951,327745,645,954,637,952,262205,6,955,954,
327808,6,957,952,123,327745,645,958,637,957,262205,6,959,958,327760,7,960,955,959,262205,7,961,934,327808,7,962,961,
960,196670,934,962,327808,6,964,1159,320,131321,937,131320,939,393281,207,967,205,142,271,262205,6,968,967,327879,6,
970,968,969,327851,276,971,970,110,393281,207,975,205,142,974,262205,6,976,975,327812,6,977,1158,976,393281,979,980,
205,142,978,262205,199,981,980,196855,986,0,262394,971,985,988,131320,985,131321,986,131320,988,327812,6,990,923,320,
131321,986,131320,986,458997,6,1161,923,985,990,988,327808,6,992,977,1161,196855,996,0,262394,971,995,1002,131320,995,
327745,9,997,934,110,262205,6,998,997,327745,9,999,934,123,262205,6,1000,999,327808,6,1001,998,1000,131321,996,131320,
1002,327745,9,1003,934,110,262205,6,1004,1003,131321,996,131320,996,458997,6,1162,1001,995,1004,1002,393281,143,1006,
981,142,992,327742,1006,1162,2,4,196855,1013,0,262394,971,1012,1019,131320,1012,327814,6,1016,976,320,327808,6,1018,
1016,923,131321,1013,131320,1019,327812,6,1021,923,320,327808,6,1022,1021,123,131321,1013,131320,1013,458997,6,1163,
1018,1012,1022,1019,327808,6,1024,977,1163,196855,1028,0,262394,971,1027,1031,131320,1027,327745,9,1029,934,110,
262205,6,1030,1029,131321,1028,131320,1031,327745,9,1032,934,123,262205,6,1033,1032,131321,1028,131320,1028,458997,6,
1164,1030,1027,1033,1031,393281,143,1035,981,142,1024,327742,1035,1164,2,4,131321,929,131320,929,327808,6,1037,1158,
765,131321,926,131320,928,65789,65592,327734,24,107,0,105,196663,9,106,131320,108,262203,9,1040,7,262203,9,1041,7,
262203,9,1044,7,262203,9,1047,7,262203,9,1050,7,262201,6,1038,41,196670,1040,1038,393281,207,1042,205,142,1039,262205,
6,1043,1042,196670,1041,1043,393281,207,1045,205,142,974,262205,6,1046,1045,196670,1044,1046,393281,207,1048,205,142,
610,262205,6,1049,1048,196670,1047,1049,262205,6,1051,106,196670,1050,1051,589881,24,1052,31,1040,1041,1044,1047,1050,
131326,1052,65592,
};
static const uint32_t raysort_words_sort_statistic[] = {
119734787,66816,524299,713,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
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
327737,6,225,43,224,131321,228,131320,228,458997,6,687,225,49,243,229,458997,6,685,74,49,253,229,458997,6,684,74,49,
255,229,327856,64,234,684,199,262390,230,229,1,262394,234,229,230,131320,229,327817,6,238,205,199,327850,64,239,684,
238,393385,6,241,239,685,74,327808,6,243,687,241,327812,6,245,197,199,327808,6,247,245,684,327745,218,249,203,247,
262205,33,250,249,196670,248,250,327737,6,251,43,248,327808,6,253,685,251,327808,6,255,684,145,131321,228,131320,230,
327817,6,257,193,196,327850,64,258,257,74,196855,260,0,262394,258,259,260,131320,259,327814,6,267,197,199,327817,6,
269,197,199,393281,209,271,265,267,269,196670,271,685,131321,260,131320,260,262368,164,164,211,327814,6,273,197,199,
327817,6,275,197,199,327745,218,277,265,273,262205,33,278,277,196670,276,278,196670,279,74,196670,280,275,458809,33,
281,39,276,279,280,196670,282,281,327737,6,283,43,282,327808,6,285,687,283,196670,47,74,131321,287,131320,287,458997,
6,689,285,260,302,288,458997,6,688,74,260,311,288,327856,64,294,688,293,262390,289,288,1,262394,294,288,289,131320,
288,327850,64,298,688,273,262205,6,299,47,393385,6,300,298,299,74,327808,6,302,689,300,327745,218,305,265,688,262205,
33,306,305,196670,304,306,327737,6,307,43,304,262205,6,308,47,327808,6,309,308,307,196670,47,309,327808,6,311,688,145,
131321,287,131320,289,131326,689,65592,327734,6,52,0,50,196663,9,51,131320,53,262205,6,315,51,393281,324,325,322,106,
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
395,131320,395,458997,6,690,403,394,406,404,131326,690,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,418,7,
262203,9,419,7,262203,8,422,7,262203,9,423,7,262203,18,438,7,262203,9,441,7,262203,9,444,7,262203,18,460,7,262203,9,
463,7,262203,9,474,7,196855,413,0,262394,411,412,413,131320,412,393281,347,415,322,106,106,262205,15,416,415,262268,7,
417,416,196670,418,417,262205,6,420,61,196670,419,420,393273,7,421,13,418,419,196670,422,421,262205,6,424,61,196670,
423,424,393273,7,425,13,422,423,262268,15,426,425,393281,107,428,426,106,106,393277,6,429,428,2,4,393281,107,431,426,
106,145,393277,6,432,431,2,4,327760,7,433,429,432,131326,433,131320,413,196855,437,0,262394,435,436,437,131320,436,
393281,347,439,322,106,106,262205,15,440,439,196670,438,440,262205,6,442,61,196670,441,442,393273,6,443,22,438,441,
196670,444,443,327737,6,445,52,444,327760,7,446,445,74,131326,446,131320,437,262205,6,449,61,196855,452,0,262394,450,
451,452,131320,451,393281,324,453,322,106,387,262205,6,454,453,327879,6,455,454,199,327851,64,456,455,74,131321,452,
131320,452,458997,64,457,450,437,456,451,196855,459,0,262394,457,458,459,131320,458,393281,347,461,322,106,145,262205,
15,462,461,196670,460,462,262205,6,464,61,196670,463,464,393273,6,465,22,460,463,131321,459,131320,459,458997,6,691,
449,452,465,458,393281,324,468,322,106,467,262205,6,469,468,327856,64,470,691,469,196855,473,0,262394,470,472,477,
131320,472,196670,474,691,327737,6,476,55,474,131321,473,131320,477,131321,473,131320,473,458997,6,693,476,472,478,
477,327760,7,480,693,74,131326,480,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,484,192,327879,6,486,484,
485,131321,492,131320,492,458997,64,695,489,68,512,495,458997,6,694,486,68,514,495,327856,64,499,694,484,262390,494,
495,0,262394,499,493,494,131320,493,262312,64,501,695,196855,503,0,262394,501,502,503,131320,502,327745,209,508,506,
694,262205,6,509,508,262205,6,510,66,327850,64,511,509,510,131321,503,131320,503,458997,64,512,695,493,511,502,131321,
495,131320,495,327808,6,514,694,145,131321,492,131320,494,262312,64,516,695,131326,516,65592,327734,6,71,0,45,196663,
9,69,196663,9,70,131320,72,262203,9,534,7,262203,9,593,7,262203,9,615,7,262205,6,520,192,262205,6,523,69,327808,6,525,
523,520,262205,6,526,70,327856,64,527,525,526,196855,530,0,262394,527,529,537,131320,529,262205,6,531,69,327808,6,533,
531,520,196670,534,533,327737,7,535,62,534,327761,6,536,535,0,131321,530,131320,537,131321,530,131320,530,458997,6,
697,536,529,74,537,262205,6,540,69,131321,541,131320,541,458997,6,701,697,530,712,544,458997,6,699,74,530,710,544,
458997,6,698,540,530,582,544,262205,6,547,70,327856,64,548,698,547,262390,543,544,0,262394,548,542,543,131320,542,
327808,6,552,698,520,262205,6,553,70,327856,64,554,552,553,327814,6,560,520,559,327812,6,561,560,390,327879,6,564,701,
563,327808,6,565,561,564,262368,164,164,211,327745,209,568,506,520,196670,568,701,196855,571,0,262394,554,570,571,
131320,570,327745,209,578,576,565,458981,6,580,578,87,74,520,131321,571,131320,571,327808,6,582,698,198,327808,6,584,
582,520,262205,6,585,70,327856,64,586,584,585,196855,588,0,262394,586,587,588,131320,587,196670,593,584,327737,7,594,
62,593,327761,6,595,594,0,131321,588,131320,588,458997,6,712,701,571,595,587,262368,164,164,211,196855,598,0,262394,
554,597,598,131320,597,327745,209,601,576,565,262205,6,602,601,327745,209,604,506,602,262205,6,605,604,327850,64,607,
605,701,196855,610,0,262394,607,609,614,131320,609,327850,64,613,602,520,131321,610,131320,614,196670,615,701,327737,
64,617,67,615,131321,610,131320,610,458997,64,703,613,609,617,614,393385,6,619,703,87,74,327808,6,621,699,619,131321,
598,131320,598,458997,6,710,699,588,621,610,131321,544,131320,544,131321,541,131320,543,131326,699,65592,
};
static const uint32_t raysort_words_sort_scatter[] = {
119734787,66816,524299,4356,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,543,551,613,667,1131,2007,2218,2223,2279,3480,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
132,1,2,262215,150,1,1,196679,276,5356,262215,379,1,0,262215,543,11,29,327752,664,0,35,0,327752,664,1,35,8,327752,664,
2,35,16,327752,664,3,35,24,327752,664,4,35,32,327752,664,5,35,40,327752,664,6,35,48,327752,664,7,35,56,327752,664,8,
35,64,327752,664,9,35,72,327752,664,10,35,76,327752,664,11,35,80,327752,664,12,35,84,327752,664,13,35,88,327752,664,
14,35,92,327752,664,15,35,96,327752,664,16,35,100,327752,664,17,35,104,327752,664,18,35,108,327752,664,19,35,112,
327752,664,20,35,116,327752,664,21,35,120,327752,664,22,35,124,327752,665,0,35,0,196679,665,2,262215,911,1,4,262215,
1275,6,16,262216,1276,0,24,327752,1276,0,35,0,196679,1276,2,262215,1366,1,3,196679,3099,5356,262215,3480,11,26,262215,
4152,1,15,262215,4153,1,0,262215,4154,11,25,196679,781,5356,196679,803,5356,196679,1354,5356,196679,2596,5356,196679,
2950,5356,196679,2991,5356,196679,3290,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,
5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,
9,9,262167,43,6,4,262176,44,7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,
70,7,9,262177,74,7,8,262177,78,6,8,327713,82,6,44,9,327713,96,2,9,9,262177,103,43,9,327713,107,2,9,44,262187,6,131,32,
262194,6,132,8,262187,6,133,8,131092,134,393268,134,135,170,132,133,262187,6,136,2,262187,6,137,4,458804,6,138,169,
135,136,137,393268,6,139,134,131,138,262172,140,6,139,262176,141,7,140,327713,142,6,141,9,262194,6,150,4,262187,6,151,
0,393268,134,152,170,150,151,262187,6,153,16,262187,6,154,1,393268,134,155,170,150,154,458804,6,156,169,155,133,137,
458804,6,157,169,152,153,156,393268,6,158,134,131,157,262172,159,43,158,262176,160,7,159,393249,161,2,160,9,9,196641,
167,134,262176,172,7,134,327713,173,6,8,172,393249,178,6,44,9,172,262177,184,2,141,327713,188,2,141,160,393249,193,2,
141,160,172,458785,199,2,141,9,9,172,327713,206,2,141,9,262172,215,6,131,262176,216,7,215,393249,217,2,141,9,216,
262177,223,2,9,393249,238,2,141,216,216,327713,244,7,9,9,458785,255,2,141,9,216,172,327713,270,2,141,141,524321,275,2,
27,216,216,216,9,393249,283,2,216,9,9,458785,289,2,216,9,9,9,327713,296,2,216,216,262172,301,43,133,262176,302,7,301,
393249,303,134,302,9,9,393249,317,2,216,302,216,393249,323,2,216,160,216,327713,329,2,302,160,458785,334,2,216,216,
216,9,589857,341,2,216,216,160,9,9,9,262177,350,2,216,524321,357,2,160,302,172,9,9,524321,365,2,141,160,9,9,172,
393268,6,378,196,154,132,262194,6,379,128,393268,134,380,170,132,133,393268,6,381,134,379,131,393268,6,382,134,379,
133,458804,6,383,169,380,381,382,393268,6,384,134,379,383,393268,6,385,134,378,384,393268,134,386,176,385,133,393268,
6,387,134,378,384,458804,6,388,169,386,387,133,262172,389,7,388,262176,390,7,389,458785,391,2,390,9,9,9,393249,407,2,
9,9,9,327713,413,2,172,172,262165,422,32,1,262187,422,423,2,262174,426,6,6,262187,422,434,30,262187,422,449,0,262176,
450,5349,6,262176,488,7,34,262187,422,497,1,458796,43,514,151,151,151,151,262187,6,516,3,458796,43,517,151,154,136,
516,262167,523,134,4,262176,542,1,6,262203,542,543,1,393268,6,548,134,379,137,262172,549,43,548,262176,550,4,549,
262203,550,551,4,262176,557,4,6,262187,6,559,264,262176,566,4,43,262187,6,609,64,393268,6,610,134,379,609,262172,611,
43,610,262176,612,4,611,262203,612,613,4,393268,6,641,134,379,609,1638430,664,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,
6,6,6,6,6,6,6,6,196638,665,664,262176,666,9,665,262203,666,667,9,262187,422,668,13,262176,669,9,6,262187,422,672,24,
262187,422,675,14,262187,6,684,65535,262176,692,9,15,262187,6,705,4294967292u,262187,422,731,10,262187,6,734,256,
262187,422,744,9,393268,134,754,170,150,516,393268,134,778,170,150,136,393268,134,793,170,150,137,262187,422,810,12,
262187,6,821,4294967295u,393268,134,827,170,150,516,262187,6,842,131072,262187,422,850,31,262187,6,857,196608,262187,
6,863,2147483648u,262187,6,870,262144,393268,134,885,170,150,516,393268,134,898,170,150,151,393268,134,899,172,132,
137,327732,134,900,168,899,393268,134,901,166,898,900,262187,422,906,18,196657,134,911,262187,422,918,16,262187,6,925,
31,393268,134,928,170,150,516,262187,422,961,15,262187,422,984,17,262187,6,995,128,393268,6,996,134,995,157,262187,6,
1022,16843009,262187,6,1028,2155905152u,262187,422,1043,7,262187,6,1045,255,262187,422,1061,19,262187,422,1074,20,
262187,422,1085,8,262176,1086,9,24,262187,6,1115,6,393268,134,1116,178,132,1115,458804,6,1117,169,1116,132,137,393268,
6,1118,196,154,1117,393268,6,1119,128,1118,154,393268,134,1120,170,1118,609,393268,6,1121,134,379,136,458804,6,1122,
169,1120,1121,379,393268,6,1123,132,1119,1122,393268,6,1124,132,379,131,393268,6,1125,134,1124,131,393268,6,1126,128,
1124,1125,393268,134,1127,172,1123,1126,458804,6,1128,169,1127,1123,1126,262172,1129,6,1128,262176,1130,4,1129,262203,
1130,1131,4,262187,422,1170,5,393268,134,1175,170,132,133,262187,422,1181,3,393268,6,1237,134,131,138,393268,422,1240,
128,1237,151,393268,134,1246,170,150,151,393268,134,1258,170,150,151,458804,6,1259,169,1258,154,379,393268,134,1264,
176,150,516,196647,1274,5349,196637,1275,43,196638,1276,1275,262176,1274,5349,1276,393268,6,1283,134,157,137,262176,
1305,5349,43,196657,134,1366,327732,134,1367,168,1366,393268,134,1368,170,132,1115,393268,134,1369,167,1367,1368,
262187,6,1374,4096,393268,6,1551,134,157,138,393268,134,1563,170,150,151,393268,134,1595,171,150,151,393268,6,1609,
134,1124,138,393268,134,1706,170,1237,133,262187,6,1707,65537,458804,6,1708,169,1706,1022,1707,393268,134,1721,171,
150,151,393268,134,1722,176,132,133,393268,134,1723,167,1721,1722,393268,134,1746,170,1122,734,262187,6,1747,10,
393268,134,1748,170,1122,995,262187,6,1749,9,393268,134,1750,170,1122,609,262187,6,1751,7,458804,6,1752,169,1750,133,
1751,458804,6,1753,169,1748,1749,1752,458804,6,1754,169,1746,1747,1753,393268,6,1770,132,136,1118,393268,6,1771,130,
1770,154,393268,6,1772,196,1771,1754,393268,6,1793,134,1123,137,393268,6,1841,132,1118,1122,393268,6,1923,132,1118,
1122,393268,6,1924,134,1923,379,393268,6,1925,134,1924,137,262172,1944,43,1925,262176,1945,7,1944,393268,6,2000,134,
379,1118,262172,2005,6,1118,262176,2006,4,2005,262203,2006,2007,4,327732,134,2144,168,1366,393268,6,2215,128,378,137,
262172,2216,7,2215,262176,2217,4,2216,262203,2217,2218,4,393268,6,2220,128,378,137,262172,2221,6,2220,262176,2222,4,
2221,262203,2222,2223,4,262176,2231,4,7,393268,6,2267,130,1118,154,393268,6,2275,128,378,137,458804,6,2276,169,1116,
137,2275,262172,2277,6,2276,262176,2278,4,2277,262203,2278,2279,4,393268,6,2313,130,379,154,262187,6,2402,983055,
196650,134,2407,262187,6,2449,13,458804,6,2450,169,1369,1751,151,393268,6,2451,128,2449,2450,393268,6,2452,128,2451,
137,393268,6,2459,128,2451,137,327732,134,2523,168,1116,196649,134,2538,262187,6,2549,536870912,393268,6,2696,196,154,
2450,393268,6,2697,130,2696,154,262187,6,2721,8200,327732,134,2725,168,1366,262187,6,2735,15,262187,6,2775,8191,
393268,6,2798,134,379,131,393268,6,2799,128,379,2798,393268,6,2836,132,379,137,393268,6,2837,134,379,133,393268,6,
2838,128,2836,2837,262187,422,2941,21,393268,134,2987,171,150,516,262187,422,2990,6,393268,6,3076,134,379,131,393268,
6,3077,128,379,3076,262172,3097,24,131,262176,3098,7,3097,262187,6,3182,4294959104u,393268,134,3225,170,150,136,
393268,134,3226,167,1369,3225,262187,6,3231,8192,327732,134,3317,168,1366,393268,134,3318,167,3317,899,393268,134,
3341,170,150,151,393268,134,3342,170,138,137,393268,134,3343,167,3341,3342,262167,3478,6,3,262176,3479,1,3478,262203,
3479,3480,1,262172,3526,43,388,262172,3527,3526,137,262176,3528,7,3527,327724,7,3652,151,151,393268,6,3701,132,383,
137,393268,6,3725,132,383,136,393268,6,3726,128,3725,136,393268,6,3744,132,384,388,262187,6,3749,2048,262187,422,3754,
4,262187,6,3822,512,262187,422,3895,22,393268,6,3916,128,378,379,393268,6,3917,130,3916,154,393268,6,3918,134,3917,
379,262172,3929,7,3918,262176,3930,7,3929,393268,6,4009,130,379,154,262187,422,4062,11,327732,134,4108,168,1366,
262194,6,4152,131842,262194,6,4153,128,393267,3478,4154,4153,154,154,196609,140,4316,327734,2,4,0,3,131320,5,262203,
488,4059,7,262203,9,4063,7,262203,9,4064,7,262203,9,4065,7,262203,9,4066,7,262203,9,4069,7,262203,160,4086,7,262203,9,
4087,7,262203,9,4090,7,262203,9,4122,7,262203,172,4124,7,262203,172,4126,7,262203,160,4141,7,262203,9,4143,7,262203,9,
4145,7,262201,6,4060,68,262201,6,4061,101,196670,4063,4060,196670,4064,1124,196670,4065,4061,393281,669,4067,667,449,
4062,262205,6,4068,4067,196670,4066,4068,327745,542,4070,3480,151,262205,6,4071,4070,196670,4069,4071,589881,34,4072,
41,4063,4064,4065,4066,4069,196670,4059,4072,327745,9,4074,4059,497,262205,6,4075,4074,327745,9,4076,4059,423,262205,
6,4077,4076,327856,134,4078,4075,4077,262201,6,4082,101,327810,6,4083,4082,154,327850,134,4084,4071,4083,262205,6,
4089,4074,196670,4087,4089,262205,6,4092,4076,196670,4090,4092,458809,2,4093,165,4086,4087,4090,262205,159,4094,4086,
327846,134,4097,4078,4084,196855,4099,0,262394,4097,4098,4099,131320,4098,393281,669,4101,667,449,731,262205,6,4102,
4101,327879,6,4103,4102,154,327851,134,4104,4103,151,196855,4106,0,262394,4104,4105,4106,131320,4105,327846,134,4109,
4084,4108,131321,4106,131320,4106,458997,134,4110,4104,4098,4109,4105,327879,6,4113,4102,3749,327851,134,4114,4113,
151,196855,4116,0,262394,4114,4115,4116,131320,4115,393281,669,4117,667,449,906,262205,6,4118,4117,393385,6,4120,4110,
136,151,327808,6,4121,4118,4120,196670,4122,4121,327737,2,4123,399,4122,131321,4116,131320,4116,196670,4124,4084,
196670,4126,4110,393273,2,4128,416,4124,4126,131321,4099,131320,4099,262368,136,136,559,262205,6,4131,4074,131321,
4132,131320,4132,458997,159,4156,4094,4099,4149,4133,458997,6,4155,4131,4099,4151,4133,262205,6,4139,4076,327856,134,
4140,4155,4139,262390,4134,4133,0,262394,4140,4133,4134,131320,4133,196670,4141,4156,196670,4143,4155,262205,6,4147,
4076,196670,4145,4147,458809,2,4148,376,4141,4143,4145,262205,159,4149,4141,327808,6,4151,4155,1124,131321,4132,
131320,4134,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,419,11,151,262205,6,420,419,
262205,6,421,12,327876,6,424,421,423,327829,426,427,420,424,327761,6,428,427,1,327761,6,429,427,0,327745,9,431,11,154,
262205,6,432,431,262205,6,433,12,327874,6,435,433,434,327808,6,436,432,435,327808,6,438,436,428,327760,7,439,429,438,
131326,439,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,444,7,262203,9,445,7,262205,15,442,20,
262268,7,443,442,196670,444,443,262205,6,446,21,196670,445,446,393273,7,447,13,444,445,262268,15,448,447,393281,450,
451,448,449,449,393277,6,452,451,2,4,131326,452,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,
262203,8,457,7,262203,9,458,7,262205,24,455,29,262268,7,456,455,196670,457,456,262205,6,459,30,196670,458,459,393273,
7,460,13,457,458,262268,24,461,460,262205,6,462,31,393281,450,463,461,449,449,327742,463,462,2,4,65789,65592,327734,
34,41,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,488,489,7,262205,6,465,36,
262205,6,466,37,327808,6,467,465,466,327810,6,468,467,154,262205,6,469,37,393228,422,470,1,75,469,327874,6,471,468,
470,262205,6,473,38,327808,6,474,471,473,327810,6,475,474,154,262205,6,476,39,327831,426,479,475,476,327761,6,481,479,
1,458764,6,483,1,41,481,154,262205,6,486,37,327812,6,487,483,486,327808,6,492,471,483,327810,6,493,492,154,327814,6,
495,493,483,327745,9,496,489,449,196670,496,495,262205,6,498,36,262205,6,499,40,327812,6,501,499,487,458764,6,502,1,
38,498,501,327745,9,503,489,497,196670,503,502,262205,6,504,36,262205,6,506,503,327808,6,508,506,487,458764,6,509,1,
38,504,508,327745,9,510,489,423,196670,510,509,262205,34,511,489,131326,511,65592,327734,43,49,0,45,196663,44,46,
196663,9,47,196663,9,48,131320,50,262205,43,515,46,262205,6,518,47,458832,43,519,518,518,518,518,327808,43,520,517,
519,262205,6,521,48,458832,43,522,521,521,521,521,327856,523,524,520,522,393385,43,525,524,515,514,131326,525,65592,
327734,6,53,0,51,196663,44,52,131320,54,327745,9,528,52,151,262205,6,529,528,327745,9,530,52,154,262205,6,531,530,
327808,6,532,529,531,327745,9,533,52,136,262205,6,534,533,327808,6,535,532,534,327745,9,536,52,516,262205,6,537,536,
327808,6,538,535,537,131326,538,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,565,7,262203,9,569,
7,262203,9,570,7,262203,44,572,7,262203,44,596,7,262203,44,624,7,262203,9,627,7,262203,9,628,7,262203,44,630,7,262203,
44,652,7,262205,6,544,543,327814,6,547,544,153,327814,6,553,544,137,327817,6,555,544,137,262205,6,556,56,393281,557,
558,551,553,555,196670,558,556,262368,136,136,559,327745,566,567,551,553,262205,43,568,567,196670,565,568,196670,569,
151,196670,570,555,458809,43,571,49,565,569,570,196670,572,571,327737,6,573,53,572,131321,576,131320,576,458997,6,
4163,573,59,591,577,458997,6,4161,151,59,601,577,458997,6,4160,151,59,603,577,327856,134,582,4160,137,262390,578,577,
1,262394,582,577,578,131320,577,327817,6,586,553,137,327850,134,587,4160,586,393385,6,589,587,4161,151,327808,6,591,
4163,589,327812,6,593,547,137,327808,6,595,593,4160,327745,566,597,551,595,262205,43,598,597,196670,596,598,327737,6,
599,53,596,327808,6,601,4161,599,327808,6,603,4160,497,131321,576,131320,578,327817,6,605,544,153,327850,134,606,605,
151,196855,608,0,262394,606,607,608,131320,607,327814,6,615,547,137,327817,6,617,547,137,393281,557,619,613,615,617,
196670,619,4161,131321,608,131320,608,262368,136,136,559,327814,6,621,547,137,327817,6,623,547,137,327745,566,625,613,
621,262205,43,626,625,196670,624,626,196670,627,151,196670,628,623,458809,43,629,49,624,627,628,196670,630,629,327737,
6,631,53,630,327808,6,633,4163,631,196670,57,151,131321,635,131320,635,458997,6,4165,633,608,650,636,458997,6,4164,
151,608,659,636,327856,134,642,4164,641,262390,637,636,1,262394,642,636,637,131320,636,327850,134,646,4164,621,262205,
6,647,57,393385,6,648,646,647,151,327808,6,650,4165,648,327745,566,653,613,4164,262205,43,654,653,196670,652,654,
327737,6,655,53,652,262205,6,656,57,327808,6,657,656,655,196670,57,657,327808,6,659,4164,497,131321,635,131320,637,
131326,4165,65592,327734,6,62,0,60,196663,9,61,131320,63,262205,6,663,61,393281,669,670,667,449,668,262205,6,671,670,
327874,6,673,671,672,327874,6,674,663,673,393281,669,676,667,449,675,262205,6,677,676,327879,6,678,674,677,131326,678,
65592,327734,6,65,0,60,196663,9,64,131320,66,262203,8,691,7,262205,6,681,64,393281,669,682,667,449,668,262205,6,683,
682,327879,6,685,683,684,327831,426,688,681,685,327761,6,689,688,0,327761,6,690,688,1,393281,692,693,667,449,449,
262205,15,694,693,262268,7,695,694,196670,691,695,327745,9,696,691,151,262205,6,697,696,327829,426,700,697,689,327761,
6,701,700,1,327761,6,702,700,0,327879,6,706,702,705,327745,9,707,691,154,262205,6,708,707,327808,6,710,708,690,327808,
6,712,710,701,327760,7,713,706,712,262268,15,715,713,393281,450,716,715,449,449,393277,6,717,716,2,4,327879,6,719,702,
516,327812,6,720,719,133,327874,6,723,683,672,327808,6,724,720,723,327874,6,725,717,724,393281,669,726,667,449,675,
262205,6,727,726,327879,6,728,725,727,131326,728,65592,327734,6,68,0,67,131320,69,393281,669,732,667,449,731,262205,6,
733,732,327879,6,735,733,734,327851,134,736,735,151,196855,739,0,262394,736,738,748,131320,738,393281,692,740,667,449,
423,262205,15,741,740,393281,450,742,741,449,449,393277,6,743,742,2,4,393281,669,745,667,449,744,262205,6,746,745,
458764,6,747,1,38,743,746,131321,739,131320,748,393281,669,749,667,449,744,262205,6,750,749,131321,739,131320,739,
458997,6,4166,747,738,750,748,131326,4166,65592,327734,7,72,0,70,196663,9,71,131320,73,262203,8,761,7,262203,9,762,7,
262203,8,765,7,262203,9,766,7,262203,18,781,7,262203,9,784,7,262203,9,787,7,262203,18,803,7,262203,9,806,7,262203,9,
817,7,196855,756,0,262394,754,755,756,131320,755,393281,692,758,667,449,449,262205,15,759,758,262268,7,760,759,196670,
761,760,262205,6,763,71,196670,762,763,393273,7,764,13,761,762,196670,765,764,262205,6,767,71,196670,766,767,393273,7,
768,13,765,766,262268,15,769,768,393281,450,771,769,449,449,393277,6,772,771,2,4,393281,450,774,769,449,497,393277,6,
775,774,2,4,327760,7,776,772,775,131326,776,131320,756,196855,780,0,262394,778,779,780,131320,779,393281,692,782,667,
449,449,262205,15,783,782,196670,781,783,262205,6,785,71,196670,784,785,393273,6,786,22,781,784,196670,787,786,327737,
6,788,62,787,327760,7,789,788,151,131326,789,131320,780,262205,6,792,71,196855,795,0,262394,793,794,795,131320,794,
393281,669,796,667,449,731,262205,6,797,796,327879,6,798,797,137,327851,134,799,798,151,131321,795,131320,795,458997,
134,800,793,780,799,794,196855,802,0,262394,800,801,802,131320,801,393281,692,804,667,449,497,262205,15,805,804,
196670,803,805,262205,6,807,71,196670,806,807,393273,6,808,22,803,806,131321,802,131320,802,458997,6,4167,792,795,808,
801,393281,669,811,667,449,810,262205,6,812,811,327856,134,813,4167,812,196855,816,0,262394,813,815,820,131320,815,
196670,817,4167,327737,6,819,65,817,131321,816,131320,820,131321,816,131320,816,458997,6,4169,819,815,821,820,327760,
7,823,4169,151,131326,823,65592,327734,7,76,0,74,196663,8,75,131320,77,196855,830,0,262394,827,829,833,131320,829,
327745,9,831,75,154,262205,6,832,831,131321,830,131320,833,327745,9,834,75,151,262205,6,835,834,131321,830,131320,830,
458997,6,4170,832,829,835,833,393281,669,838,667,449,668,262205,6,839,838,327879,6,843,839,842,327851,134,844,843,151,
196855,847,0,262394,844,846,853,131320,846,262268,422,849,4170,327875,422,851,849,850,262268,6,852,851,131321,847,
131320,853,131321,847,131320,847,458997,6,4171,852,846,151,853,327879,6,858,839,857,327851,134,859,858,151,196855,862,
0,262394,859,861,867,131320,861,262344,6,865,4171,327879,6,866,863,865,131321,862,131320,867,131321,862,131320,862,
458997,6,4172,866,861,151,867,327879,6,871,839,870,327851,134,872,871,151,196855,875,0,262394,872,874,878,131320,874,
262344,6,877,4171,131321,875,131320,878,131321,875,131320,875,458997,6,4174,877,874,4171,878,262205,7,881,75,327760,7,
883,4174,4174,327878,7,884,881,883,196855,888,0,262394,885,887,891,131320,887,327760,7,890,151,4172,131321,888,131320,
891,327760,7,893,4172,151,131321,888,131320,888,458997,7,4175,890,887,893,891,327878,7,895,884,4175,131326,895,65592,
327734,6,80,0,78,196663,8,79,131320,81,262203,8,914,7,196855,903,0,262394,901,902,903,131320,902,327745,9,904,79,151,
262205,6,905,904,393281,669,907,667,449,906,262205,6,908,907,458764,6,909,1,38,905,908,131326,909,131320,903,196855,
913,0,262394,911,912,913,131320,912,262205,7,915,79,196670,914,915,327737,7,916,76,914,196670,79,916,131321,913,
131320,913,393281,669,919,667,449,918,262205,6,920,919,327745,9,922,79,151,262205,6,923,922,327879,6,926,920,925,
327874,6,927,923,926,196855,930,0,262394,928,929,930,131320,929,327854,134,932,920,131,196855,935,0,262394,932,934,
941,131320,934,327745,9,936,79,154,262205,6,937,936,327810,6,939,920,131,327874,6,940,937,939,131321,935,131320,941,
327850,134,943,920,151,196855,946,0,262394,943,945,948,131320,945,131321,946,131320,948,327745,9,950,79,154,262205,6,
951,950,327810,6,953,131,920,327876,6,954,951,953,327877,6,955,927,954,131321,946,131320,946,458997,6,4176,927,945,
955,948,131321,935,131320,935,458997,6,4177,940,934,4176,946,131321,930,131320,930,458997,6,4180,927,913,4177,935,
262205,6,960,922,393281,669,962,667,449,961,262205,6,963,962,327808,6,964,963,154,327850,134,965,960,964,196855,968,0,
262394,965,967,971,131320,967,393281,669,969,667,449,906,262205,6,970,969,131321,968,131320,971,393281,669,972,667,
449,906,262205,6,973,972,131321,968,131320,968,458997,6,4178,970,967,973,971,262205,6,976,922,327858,134,979,976,963,
196855,982,0,262394,979,981,988,131320,981,393281,669,985,667,449,984,262205,6,986,985,327879,6,987,4180,986,131321,
982,131320,988,131321,982,131320,982,458997,6,4181,987,981,4178,988,131326,4181,65592,327734,6,85,0,82,196663,44,83,
196663,9,84,131320,86,262205,6,994,84,327812,6,997,994,996,327814,6,998,997,131,327745,9,999,83,998,262205,6,1000,999,
262205,6,1002,84,327812,6,1003,1002,996,327879,6,1004,1003,925,393281,669,1005,667,449,668,262205,6,1006,1005,327874,
6,1007,1006,672,327808,6,1008,1004,1007,327874,6,1009,1000,1008,393281,669,1010,667,449,675,262205,6,1011,1010,327879,
6,1012,1009,1011,131326,1012,65592,327734,6,88,0,60,196663,9,87,131320,89,262205,6,1015,87,393281,669,1016,667,449,
668,262205,6,1017,1016,327874,6,1018,1017,672,327874,6,1019,1015,1018,393281,669,1020,667,449,675,262205,6,1021,1020,
327812,6,1023,1021,1022,327879,6,1024,1019,1023,131326,1024,65592,327734,6,91,0,60,196663,9,90,131320,92,262205,6,
1027,90,327877,6,1029,1027,1028,393281,669,1030,667,449,906,262205,6,1031,1030,327812,6,1032,1031,1022,327810,6,1033,
1029,1032,262205,6,1034,90,327877,6,1035,1033,1034,327879,6,1036,1035,1028,131326,1036,65592,327734,6,94,0,60,196663,
9,93,131320,95,262203,9,1040,7,262205,6,1041,93,196670,1040,1041,327737,6,1042,91,1040,327874,6,1044,1042,1043,327812,
6,1046,1044,1045,262205,6,1047,93,262344,6,1049,1046,327879,6,1050,1047,1049,393281,669,1051,667,449,906,262205,6,
1052,1051,327812,6,1053,1052,1022,327879,6,1055,1053,1046,327877,6,1056,1050,1055,131326,1056,65592,327734,2,99,0,96,
196663,9,97,196663,9,98,131320,100,262205,6,1060,98,393281,669,1062,667,449,1061,262205,6,1063,1062,327814,6,1064,
1060,1063,262205,6,1065,98,327817,6,1068,1065,1063,327851,134,1069,1068,151,393385,6,1070,1069,154,151,327808,6,1071,
1064,1070,393281,669,1075,667,449,1074,262205,6,1076,1075,327814,6,1077,1071,1076,327817,6,1081,1071,1076,327851,134,
1082,1081,151,393385,6,1083,1082,154,151,327808,6,1084,1077,1083,393281,1086,1087,667,449,1085,262205,24,1088,1087,
262205,6,1089,97,458764,6,1093,1,38,1071,1076,393281,450,1094,1088,449,1089,327742,1094,1093,2,4,262205,6,1097,97,
327808,6,1098,1097,154,458764,6,1100,1,41,1084,154,393281,450,1101,1088,449,1098,327742,1101,1100,2,4,262205,6,1104,
97,327808,6,1105,1104,136,393281,450,1106,1088,449,1105,327742,1106,154,2,4,65789,65592,327734,6,101,0,67,131320,102,
393281,669,1107,667,449,731,262205,6,1108,1107,327874,6,1109,1108,918,131326,1109,65592,327734,43,105,0,103,196663,9,
104,131320,106,262205,6,1113,104,327812,6,1114,1113,137,327745,557,1133,1131,1114,262205,6,1134,1133,327808,6,1136,
1114,154,327745,557,1137,1131,1136,262205,6,1138,1137,327808,6,1140,1114,136,327745,557,1141,1131,1140,262205,6,1142,
1141,327808,6,1144,1114,516,327745,557,1145,1131,1144,262205,6,1146,1145,458832,43,1147,1134,1138,1142,1146,131326,
1147,65592,327734,2,110,0,107,196663,9,108,196663,44,109,131320,111,131321,1151,131320,1151,458997,6,4182,151,111,
1167,1152,327856,134,1157,4182,137,262390,1153,1152,1,262394,1157,1152,1153,131320,1152,262205,6,1158,108,327812,6,
1159,1158,137,327808,6,1161,1159,4182,327745,9,1163,109,4182,262205,6,1164,1163,327745,557,1165,1131,1161,196670,1165,
1164,327808,6,1167,4182,497,131321,1151,131320,1153,65789,65592,327734,6,113,0,60,196663,9,112,131320,114,262205,6,
1168,112,262205,6,1169,112,327874,6,1171,1169,1170,327808,6,1172,1168,1171,131326,1172,65592,327734,6,116,0,60,196663,
9,115,131320,117,196855,1178,0,262394,1175,1177,1184,131320,1177,262205,6,1179,115,262205,6,1180,115,327874,6,1182,
1180,1181,327808,6,1183,1179,1182,131321,1178,131320,1184,262205,6,1185,115,131321,1178,131320,1178,458997,6,4183,
1183,1177,1185,1184,131326,4183,65592,327734,6,119,0,60,196663,9,118,131320,120,196855,1191,0,262394,1120,1190,1198,
131320,1190,262205,6,1192,118,327817,6,1193,1192,1122,327812,6,1194,1193,136,262205,6,1195,118,327814,6,1196,1195,
1122,327808,6,1197,1194,1196,131321,1191,131320,1198,262205,6,1199,118,131321,1191,131320,1191,458997,6,4184,1197,
1190,1199,1198,131326,4184,65592,327734,6,122,0,60,196663,9,121,131320,123,196855,1205,0,262394,1120,1204,1208,131320,
1204,262205,6,1206,121,327817,6,1207,1206,1122,131321,1205,131320,1208,262205,6,1209,121,131321,1205,131320,1205,
458997,6,4185,1207,1204,1209,1208,131326,4185,65592,327734,6,125,0,60,196663,9,124,131320,126,262205,6,1213,124,
327854,134,1214,1213,1122,327847,134,1215,1120,1214,393385,6,1216,1215,153,151,131326,1216,65592,327734,6,129,0,55,
196663,9,127,196663,9,128,131320,130,196855,1221,0,262394,1120,1220,1226,131320,1220,262205,6,1222,127,262205,6,1223,
128,327874,6,1224,1222,1223,327879,6,1225,1224,684,131321,1221,131320,1226,262205,6,1227,127,131321,1221,131320,1221,
458997,6,4186,1225,1220,1227,1226,131326,4186,65592,327734,6,145,0,142,196663,141,143,196663,9,144,131320,146,262205,
6,1231,144,327814,6,1232,1231,138,327745,9,1233,143,1232,262205,6,1234,1233,262205,6,1235,144,327817,6,1236,1235,138,
327812,6,1238,1236,1237,262268,422,1239,1238,393419,6,1241,1234,1239,1240,131326,1241,65592,327734,6,148,0,60,196663,
9,147,131320,149,262203,9,1250,7,262205,6,1245,543,196855,1249,0,262394,1246,1248,1254,131320,1248,196670,1250,1245,
327737,6,1252,119,1250,327812,6,1253,1252,158,131321,1249,131320,1254,131321,1249,131320,1249,458997,6,4187,1253,1248,
1245,1254,262205,6,1257,147,327812,6,1260,1257,1259,327808,6,1261,4187,1260,131326,1261,65592,327734,2,165,0,161,
196663,160,162,196663,9,163,196663,9,164,131320,166,262203,9,1285,7,262203,8,1289,7,262203,9,1290,7,262203,9,1336,7,
262203,18,1354,7,262203,9,1357,7,196855,1266,0,262394,1264,1265,1266,131320,1265,262205,6,1267,163,327808,6,1268,1267,
1124,262205,6,1269,164,327858,134,1270,1268,1269,131321,1266,131320,1266,458997,134,1271,1264,166,1270,1265,196855,
1273,0,262394,1271,1272,1311,131320,1272,393281,692,1279,667,449,449,262205,15,1280,1279,262268,7,1281,1280,262205,6,
1282,163,327814,6,1284,1282,1283,196670,1285,151,327737,6,1286,148,1285,327812,6,1287,1286,137,327808,6,1288,1284,
1287,196670,1289,1281,196670,1290,1288,393273,7,1291,13,1289,1290,262268,1274,1292,1291,131321,1294,131320,1294,
458997,6,4193,151,1272,1310,1295,327856,134,1300,4193,158,262390,1296,1295,1,262394,1300,1295,1296,131320,1295,327812,
6,1304,4193,1259,393281,1305,1306,1292,449,1304,393277,43,1307,1306,2,16,327745,44,1308,162,4193,196670,1308,1307,
327808,6,1310,4193,497,131321,1294,131320,1296,131321,1273,131320,1311,262205,6,1312,163,262205,6,1313,164,327856,134,
1314,1312,1313,327847,134,1315,1264,1314,196855,1317,0,262394,1315,1316,1317,131320,1316,131321,1319,131320,1319,
458997,6,4188,151,1316,1365,1322,327856,134,1325,4188,158,262390,1321,1322,1,262394,1325,1320,1321,131320,1320,131321,
1327,131320,1327,458997,6,4189,151,1320,1363,1330,327856,134,1333,4189,137,262390,1329,1330,1,262394,1333,1328,1329,
131320,1328,262205,6,1335,163,196670,1336,4188,327737,6,1338,148,1336,327812,6,1339,1338,157,327808,6,1340,1335,1339,
327812,6,1342,4189,1283,327808,6,1343,1340,1342,262205,6,1347,164,327856,134,1348,1343,1347,196855,1351,0,262394,1348,
1350,1359,131320,1350,327814,6,1353,1343,1283,393281,692,1355,667,449,449,262205,15,1356,1355,196670,1354,1356,196670,
1357,1353,393273,6,1358,22,1354,1357,131321,1351,131320,1359,131321,1351,131320,1351,458997,6,4191,1358,1350,151,1359,
393281,9,1361,162,4188,4189,196670,1361,4191,131321,1330,131320,1330,327808,6,1363,4189,497,131321,1327,131320,1329,
131321,1322,131320,1322,327808,6,1365,4188,497,131321,1319,131320,1321,131321,1317,131320,1317,131321,1273,131320,
1273,65789,65592,327734,134,168,0,167,131320,169,196855,1371,0,262394,1369,1370,1371,131320,1370,393281,669,1372,667,
449,731,262205,6,1373,1372,327879,6,1375,1373,1374,327851,134,1376,1375,151,131321,1371,131320,1371,458997,134,1377,
1369,169,1376,1370,131326,1377,65592,327734,6,170,0,67,131320,171,393281,669,1380,667,449,961,262205,6,1381,1380,
393281,669,1382,667,449,906,262205,6,1383,1382,393228,422,1384,1,75,1383,327874,6,1385,1381,1384,327808,6,1386,1385,
154,131326,1386,65592,327734,6,176,0,173,196663,8,174,196663,172,175,131320,177,262203,8,1410,7,262205,134,1389,175,
196855,1391,0,262394,1389,1390,1391,131320,1390,327745,9,1392,174,151,262205,6,1393,1392,393281,669,1394,667,449,961,
262205,6,1395,1394,327858,134,1396,1393,1395,196855,1399,0,262394,1396,1398,1406,131320,1398,262205,6,1401,1392,
393281,669,1402,667,449,906,262205,6,1403,1402,393228,422,1404,1,75,1403,327874,6,1405,1401,1404,131321,1399,131320,
1406,262201,6,1407,170,131321,1399,131320,1399,458997,6,4195,1405,1398,1407,1406,131326,4195,131320,1391,262205,7,
1411,174,196670,1410,1411,327737,6,1412,80,1410,131326,1412,65592,327734,6,182,0,178,196663,44,179,196663,9,180,
196663,172,181,131320,183,262203,44,1428,7,262203,9,1430,7,262203,8,1433,7,262203,172,1434,7,131321,1417,131320,1417,
458997,6,4197,151,183,1441,1418,458997,6,4196,151,183,1443,1418,327856,134,1423,4196,138,262390,1419,1418,1,262394,
1423,1418,1419,131320,1418,262205,6,1424,180,327812,6,1425,1424,138,327808,6,1427,1425,4196,262205,43,1429,179,196670,
1428,1429,196670,1430,1427,393273,6,1431,85,1428,1430,327760,7,1432,1431,151,196670,1433,1432,262205,134,1435,181,
196670,1434,1435,393273,6,1436,176,1433,1434,327812,6,1438,4196,1237,327876,6,1439,1436,1438,327808,6,1441,4197,1439,
327808,6,1443,4196,497,131321,1417,131320,1419,131326,4197,65592,327734,2,186,0,184,196663,141,185,131320,187,262203,
44,1455,7,262203,9,1456,7,262203,9,1461,7,262203,9,1466,7,262368,136,136,559,131321,1448,131320,1448,458997,6,4198,
151,187,1486,1451,327856,134,1454,4198,139,262390,1450,1451,1,262394,1454,1449,1450,131320,1449,262205,6,1457,543,
196670,1456,1457,327737,6,1458,119,1456,327812,6,1459,1458,139,327814,6,1460,1459,137,196670,1461,1460,327737,6,1462,
116,1461,327814,6,1464,4198,137,327808,6,1465,1462,1464,196670,1466,1465,327737,43,1467,105,1466,196670,1455,1467,
131321,1469,131320,1469,458997,6,4199,151,1449,1484,1470,327856,134,1475,4199,137,262390,1471,1470,1,262394,1475,1470,
1471,131320,1470,327808,6,1478,4198,4199,327745,9,1480,1455,4199,262205,6,1481,1480,327745,9,1482,185,1478,196670,
1482,1481,327808,6,1484,4199,497,131321,1469,131320,1471,131321,1451,131320,1451,327808,6,1486,4198,137,131321,1448,
131320,1450,262368,136,136,559,65789,65592,327734,2,191,0,188,196663,141,189,196663,160,190,131320,192,262203,9,1501,
7,262203,9,1507,7,262203,9,1529,7,131321,1489,131320,1489,458997,6,4202,151,192,1512,1490,458997,6,4201,151,192,1514,
1490,327856,134,1495,4201,139,262390,1491,1490,1,262394,1495,1490,1491,131320,1490,327814,6,1498,4201,137,327817,6,
1500,4201,137,393281,9,1502,190,1498,1500,262205,6,1503,1502,196670,1501,1503,327737,6,1504,88,1501,327745,9,1505,189,
4201,196670,1505,1504,262205,6,1509,1505,196670,1507,1509,327737,6,1510,91,1507,327877,6,1512,4202,1510,327808,6,1514,
4201,497,131321,1489,131320,1491,327851,134,1516,4202,151,196855,1518,0,262394,1516,1517,1518,131320,1517,131321,1520,
131320,1520,458997,6,4203,151,1517,1535,1521,327856,134,1526,4203,139,262390,1522,1521,1,262394,1526,1521,1522,131320,
1521,327745,9,1530,189,4203,262205,6,1531,1530,196670,1529,1531,327737,6,1532,94,1529,196670,1530,1532,327808,6,1535,
4203,497,131321,1520,131320,1522,131321,1518,131320,1518,65789,65592,327734,2,197,0,193,196663,141,194,196663,160,195,
196663,172,196,131320,198,262203,44,1555,7,262203,9,1558,7,262203,172,1560,7,262203,9,1573,7,262203,9,1578,7,262203,9,
1581,7,262203,141,1598,7,131321,1537,131320,1537,458997,6,4204,151,198,1594,1540,327856,134,1543,4204,158,262390,1539,
1540,1,262394,1543,1538,1539,131320,1538,131321,1545,131320,1545,458997,6,4205,151,1538,1592,1548,327856,134,1552,
4205,1551,262390,1547,1548,1,262394,1552,1546,1547,131320,1546,327745,44,1556,195,4204,262205,43,1557,1556,196670,
1555,1557,196670,1558,4205,262205,134,1561,196,196670,1560,1561,458809,6,1562,182,1555,1558,1560,196855,1565,0,262394,
1563,1564,1572,131320,1564,327812,6,1567,4204,1551,327808,6,1569,1567,4205,327745,9,1571,194,1569,196670,1571,1562,
131321,1565,131320,1572,196670,1573,4204,327737,6,1575,148,1573,327812,6,1576,1575,1551,327814,6,1577,1576,137,196670,
1578,1577,327737,6,1579,116,1578,327812,6,1580,1579,137,196670,1581,4204,327737,6,1583,148,1581,327812,6,1584,1583,
1551,327817,6,1585,1584,137,327808,6,1586,1580,1585,327808,6,1588,1586,4205,327745,557,1590,1131,1588,196670,1590,
1562,131321,1565,131320,1565,131321,1548,131320,1548,327808,6,1592,4205,497,131321,1545,131320,1547,131321,1540,
131320,1540,327808,6,1594,4204,497,131321,1537,131320,1539,196855,1597,0,262394,1595,1596,1597,131320,1596,327737,2,
1599,186,1598,262205,140,1600,1598,196670,194,1600,131321,1597,131320,1597,65789,65592,327734,2,204,0,199,196663,141,
200,196663,9,201,196663,9,202,196663,172,203,131320,205,262203,9,1633,7,262203,8,1635,7,262203,172,1636,7,262203,9,
1648,7,262203,141,1658,7,262205,6,1602,543,131321,1603,131320,1603,458997,6,4209,1602,205,1657,1606,327856,134,1610,
4209,1609,262390,1605,1606,0,262394,1610,1604,1605,131320,1604,131321,1613,131320,1613,458997,6,4212,151,1604,4215,
1616,458997,6,4210,151,1604,1645,1616,327856,134,1619,4210,138,262390,1615,1616,1,262394,1619,1614,1615,131320,1614,
327812,6,1622,4209,138,327808,6,1624,1622,4210,262205,6,1626,202,327856,134,1627,1624,1626,196855,1629,0,262394,1627,
1628,1629,131320,1628,262205,6,1630,201,327808,6,1632,1630,1624,196670,1633,1632,327737,7,1634,72,1633,196670,1635,
1634,262205,134,1637,203,196670,1636,1637,393273,6,1638,176,1635,1636,327812,6,1640,4210,1237,327876,6,1641,1638,1640,
327877,6,1643,4212,1641,131321,1629,131320,1629,458997,6,4215,4212,1614,1643,1628,131321,1616,131320,1616,327808,6,
1645,4210,497,131321,1613,131320,1615,327814,6,1647,4209,137,196670,1648,1647,327737,6,1649,116,1648,327812,6,1650,
1649,137,327817,6,1652,4209,137,327808,6,1653,1650,1652,327745,557,1655,1131,1653,196670,1655,4212,131321,1606,131320,
1606,327808,6,1657,4209,379,131321,1603,131320,1605,327737,2,1659,186,1658,262205,140,1660,1658,196670,200,1660,65789,
65592,327734,2,209,0,206,196663,141,207,196663,9,208,131320,210,262203,9,1670,7,131321,1662,131320,1662,458997,6,4216,
151,210,1716,1665,327856,134,1668,4216,139,262390,1664,1665,1,262394,1668,1663,1664,131320,1663,262205,6,1671,543,
196670,1670,1671,327737,6,1672,119,1670,327812,6,1673,1672,131,327812,6,1675,4216,138,327808,6,1676,1673,1675,327808,
6,1678,1676,138,262205,6,1679,208,327852,134,1680,1678,1679,196855,1682,0,262394,1680,1681,1682,131320,1681,262205,6,
1685,208,327856,134,1686,1676,1685,196855,1689,0,262394,1686,1688,1696,131320,1688,262205,6,1690,208,327810,6,1692,
1690,1676,327812,6,1693,1692,1237,327876,6,1694,154,1693,327810,6,1695,1694,154,131321,1689,131320,1696,131321,1689,
131320,1689,458997,6,4217,1695,1688,151,1696,327745,9,1700,207,4216,262205,6,1701,1700,327879,6,1703,1701,4217,393281,
669,1704,667,449,906,262205,6,1705,1704,327812,6,1709,1705,1708,262344,6,1711,4217,327879,6,1712,1709,1711,327877,6,
1713,1703,1712,196670,1700,1713,131321,1682,131320,1682,131321,1665,131320,1665,327808,6,1716,4216,497,131321,1662,
131320,1664,65789,65592,327734,6,213,0,142,196663,141,211,196663,9,212,131320,214,262203,9,1718,7,262203,141,1726,7,
262203,9,1728,7,262205,6,1719,543,196670,1718,1719,327737,6,1720,122,1718,196855,1725,0,262394,1723,1724,1725,131320,
1724,262205,140,1727,211,196670,1726,1727,262205,6,1729,212,196670,1728,1729,393273,6,1730,145,1726,1728,327812,6,
1731,1730,1122,327808,6,1733,1731,1720,131326,1733,131320,1725,262205,6,1736,212,327814,6,1737,1736,138,327745,9,1738,
211,1737,262205,6,1739,1738,262205,6,1741,212,327817,6,1742,1741,138,327812,6,1743,1742,1237,327856,134,1755,1743,
1754,196855,1758,0,262394,1755,1757,1763,131320,1757,327810,6,1761,1754,1743,327876,6,1762,1739,1761,131321,1758,
131320,1763,327810,6,1766,1743,1754,327874,6,1767,1739,1766,131321,1758,131320,1758,458997,6,4220,1762,1757,1767,1763,
327879,6,1773,4220,1772,327812,6,1775,1720,137,327877,6,1776,1773,1775,327874,6,1777,1776,423,131326,1777,65592,
327734,2,221,0,217,196663,141,218,196663,9,219,196663,216,220,131320,222,262203,9,1783,7,262203,9,1811,7,262203,44,
1812,7,262203,141,1825,7,262203,9,1827,7,262205,6,1781,543,196670,1783,1781,327737,6,1785,125,1783,131321,1787,131320,
1787,458997,6,4221,151,222,1796,1790,327856,134,1794,4221,1793,262390,1789,1790,1,262394,1794,1788,1789,131320,1788,
327808,6,1796,4221,379,327858,134,1797,1796,1793,262312,134,1798,1797,196855,1800,0,262394,1798,1799,1800,131320,1799,
327808,6,1803,4221,1781,327856,134,1804,1803,1793,131321,1800,131320,1800,458997,134,1805,1797,1788,1804,1799,196855,
1807,0,262394,1805,1806,1807,131320,1806,327808,6,1810,4221,1781,196670,1811,1810,196670,1812,514,393273,2,1813,110,
1811,1812,131321,1807,131320,1807,131321,1790,131320,1790,131321,1787,131320,1789,262368,136,136,559,131321,1817,
131320,1817,458997,6,4222,151,1789,1837,1818,327856,134,1823,4222,131,262390,1819,1818,1,262394,1823,1818,1819,131320,
1818,262205,140,1826,218,196670,1825,1826,196670,1827,4222,393273,6,1829,213,1825,1827,327745,557,1830,1131,1829,
262205,6,1831,219,327876,6,1833,1831,1785,458986,6,1834,1830,154,151,1833,327745,9,1835,220,4222,196670,1835,1834,
327808,6,1837,4222,497,131321,1817,131320,1819,262368,136,136,559,65789,65592,327734,2,225,0,223,196663,9,224,131320,
226,262203,9,1862,7,262203,9,1865,7,262203,9,1871,7,262203,9,1873,7,262205,6,1839,543,196855,1844,0,262394,1120,1843,
1847,131320,1843,327814,6,1846,1839,136,131321,1844,131320,1847,131321,1844,131320,1844,458997,6,4225,1846,1843,1839,
1847,327808,6,1850,1841,4225,196855,1854,0,262394,1120,1853,1858,131320,1853,327817,6,1856,1839,136,327812,6,1857,
1856,153,131321,1854,131320,1858,131321,1854,131320,1854,458997,6,4226,1857,1853,151,1858,327745,557,1863,1131,1850,
262205,6,1864,1863,196670,1862,1864,196670,1865,4226,393273,6,1867,129,1862,1865,262205,6,1869,224,196670,1871,1867,
393273,6,1874,58,1871,1873,327808,6,1876,1869,1874,327810,6,1881,1876,1867,327876,6,1883,1881,4226,458986,6,1884,1863,
154,151,1883,65789,65592,327734,6,228,0,60,196663,9,227,131320,229,196855,1887,0,262394,1120,1886,1890,131320,1886,
262205,6,1888,227,327812,6,1889,1888,1707,131321,1887,131320,1890,262205,6,1891,227,131321,1887,131320,1887,458997,6,
4227,1889,1886,1891,1890,131326,4227,65592,327734,6,231,0,60,196663,9,230,131320,232,196855,1897,0,262394,1120,1896,
1905,131320,1896,262205,6,1898,230,262205,6,1899,230,327876,6,1900,1899,918,262205,6,1901,230,327874,6,1902,1901,918,
327877,6,1903,1900,1902,327808,6,1904,1898,1903,131321,1897,131320,1905,262205,6,1906,230,131321,1897,131320,1897,
458997,6,4228,1904,1896,1906,1905,131326,4228,65592,327734,6,234,0,60,196663,9,233,131320,235,196855,1912,0,262394,
1120,1911,1915,131320,1911,262205,6,1913,233,327876,6,1914,1913,918,131321,1912,131320,1915,131321,1912,131320,1912,
458997,6,4229,1914,1911,151,1915,131326,4229,65592,327734,6,236,0,67,131320,237,262203,1945,1946,7,262203,9,1952,7,
262203,9,1987,7,262203,9,1994,7,262203,9,1996,7,262203,9,2013,7,262203,9,2016,7,262203,9,2038,7,262203,44,2052,7,
262203,9,2057,7,262203,9,2065,7,262203,9,2077,7,262203,44,2078,7,262203,9,2087,7,262205,6,1920,543,327812,6,1926,1920,
1925,327814,6,1927,1926,133,327817,6,1928,1927,1925,131321,1932,131320,1932,458997,6,4235,151,237,1980,1933,458997,6,
4231,151,237,1973,1933,458997,6,4230,151,237,1982,1933,327856,134,1938,4230,1925,262390,1934,1933,1,262394,1938,1933,
1934,131320,1933,327808,6,1942,1928,4230,327817,6,1943,1942,1925,327808,6,1951,1926,1943,196670,1952,1951,327737,43,
1953,105,1952,327745,44,1954,1946,4230,196670,1954,1953,393281,9,1957,1946,4230,151,262205,6,1958,1957,393281,9,1960,
1946,4230,154,262205,6,1961,1960,327808,6,1962,1958,1961,393281,9,1964,1946,4230,136,262205,6,1965,1964,327808,6,1966,
1962,1965,393281,9,1968,1946,4230,516,262205,6,1969,1968,327808,6,1970,1966,1969,327808,6,1973,4231,1970,327856,134,
1976,1943,1928,393385,6,1978,1976,1970,151,327808,6,1980,4235,1978,327808,6,1982,4230,497,131321,1932,131320,1934,
196855,1986,0,262394,1120,1985,1991,131320,1985,196670,1987,4231,327737,6,1989,231,1987,327879,6,1990,1989,684,131321,
1986,131320,1991,131321,1986,131320,1986,458997,6,4232,1990,1985,4231,1991,196670,1994,4232,393273,6,1997,58,1994,
1996,262205,6,1998,1996,327817,6,2001,1920,2000,327850,134,2002,2001,151,196855,2004,0,262394,2002,2003,2004,131320,
2003,327814,6,2009,1920,2000,327745,557,2011,2007,2009,196670,2011,1997,131321,2004,131320,2004,196670,2013,1997,
327737,6,2015,228,2013,196670,2016,4235,327737,6,2018,231,2016,327808,6,2019,2015,2018,131321,2021,131320,2021,458997,
6,4237,2019,2004,4242,2024,458997,6,4236,151,2004,2082,2024,327856,134,2027,4236,1925,262390,2023,2024,1,262394,2027,
2022,2023,131320,2022,327808,6,2031,1928,4236,327817,6,2032,2031,1925,327850,134,2034,2032,151,196855,2037,0,262394,
2034,2036,2041,131320,2036,196670,2038,1997,327737,6,2040,228,2038,131321,2037,131320,2041,131321,2037,131320,2037,
458997,6,4238,2040,2036,4237,2041,131321,2045,131320,2045,458997,6,4242,4238,2037,2070,2046,458997,6,4239,151,2037,
2072,2046,327856,134,2051,4239,137,262390,2047,2046,1,262394,2051,2046,2047,131320,2046,393281,9,2058,1946,4236,4239,
262205,6,2059,2058,196670,2057,2059,327737,6,2060,234,2057,327808,6,2061,4242,2060,327745,9,2062,2052,4239,196670,
2062,2061,262205,6,2067,2058,196670,2065,2067,327737,6,2068,231,2065,327808,6,2070,4242,2068,327808,6,2072,4239,497,
131321,2045,131320,2047,327808,6,2076,1926,2032,196670,2077,2076,262205,43,2079,2052,196670,2078,2079,393273,2,2080,
110,2077,2078,131321,2024,131320,2024,327808,6,2082,4236,497,131321,2021,131320,2023,327856,134,2084,1998,1124,196855,
2086,0,262394,2084,2085,2086,131320,2085,196670,2087,1998,327737,2,2089,225,2087,131321,2086,131320,2086,262368,136,
136,559,131326,1998,65592,327734,2,242,0,238,196663,141,239,196663,216,240,196663,216,241,131320,243,262203,9,2094,7,
262203,216,2105,7,262203,141,2107,7,262203,9,2109,7,262203,9,2118,7,262203,9,2119,7,262203,9,2134,7,262205,6,2095,543,
196670,2094,2095,327737,6,2096,125,2094,131321,2098,131320,2098,458997,6,4243,151,243,2124,2099,327856,134,2104,4243,
131,262390,2100,2099,1,262394,2104,2099,2100,131320,2099,262205,140,2108,239,196670,2107,2108,196670,2109,4243,393273,
6,2111,213,2107,2109,327745,557,2112,1131,2111,262205,6,2113,2112,327745,9,2115,240,4243,262205,6,2116,2115,327808,6,
2117,2113,2116,196670,2118,2117,196670,2119,2096,393273,6,2121,129,2118,2119,327745,9,2122,2105,4243,196670,2122,2121,
327808,6,2124,4243,497,131321,2098,131320,2100,262368,136,136,559,131321,2126,131320,2126,458997,6,4244,151,2100,2143,
2127,327856,134,2132,4244,131,262390,2128,2127,1,262394,2132,2127,2128,131320,2127,327745,9,2135,2105,4244,262205,6,
2136,2135,196670,2134,2136,327737,6,2137,113,2134,327745,9,2139,241,4244,262205,6,2140,2139,327745,557,2141,1131,2137,
196670,2141,2140,327808,6,2143,4244,497,131321,2126,131320,2128,262368,136,136,559,65789,65592,327734,7,247,0,244,
196663,9,245,196663,9,246,131320,248,262203,8,2152,7,262203,8,2156,7,262203,9,2157,7,196855,2146,0,262394,2144,2145,
2146,131320,2145,262205,6,2147,245,262205,6,2148,246,327810,6,2149,2147,2148,327760,7,2150,2149,151,131326,2150,
131320,2146,393281,1086,2153,667,449,1170,262205,24,2154,2153,262268,7,2155,2154,196670,2156,2155,262205,6,2158,245,
196670,2157,2158,393273,7,2159,13,2156,2157,196670,2152,2159,327745,9,2161,2152,151,262205,6,2162,2161,262205,6,2163,
246,327812,6,2164,2163,137,327830,426,2166,2162,2164,327761,6,2167,2166,1,327761,6,2168,2166,0,327745,9,2170,2152,154,
262205,6,2171,2170,327810,6,2173,2171,2167,327760,7,2174,2168,2173,131326,2174,65592,327734,2,250,0,223,196663,9,249,
131320,251,262203,9,2225,7,262203,9,2228,7,262205,6,2178,543,131321,2179,131320,2179,458997,6,4245,2178,251,2242,2182,
327858,134,2185,4245,1118,262390,2181,2182,0,262394,2185,2180,2181,131320,2180,327856,134,2188,4245,1118,196855,2191,
0,262394,2188,2190,2195,131320,2190,327745,557,2193,2007,4245,262205,6,2194,2193,131321,2191,131320,2195,262205,6,
2196,249,131321,2191,131320,2191,458997,6,4246,2194,2190,2196,2195,327808,6,2200,4245,154,327856,134,2201,2200,1118,
196855,2204,0,262394,2201,2203,2209,131320,2203,327745,557,2207,2007,2200,262205,6,2208,2207,131321,2204,131320,2209,
262205,6,2212,249,393385,6,2213,2188,2212,1124,131321,2204,131320,2204,458997,6,4248,2208,2203,2213,2209,327745,557,
2226,2223,4245,262205,6,2227,2226,196670,2225,2227,196670,2228,4246,393273,7,2230,247,2225,2228,327745,2231,2232,2218,
4245,196670,2232,2230,327810,6,2236,4248,4246,262205,6,2238,2226,327808,6,2239,2238,2236,196670,2226,2239,131321,2182,
131320,2182,327808,6,2242,4245,379,131321,2179,131320,2181,65789,65592,327734,2,253,0,223,196663,9,252,131320,254,
262203,9,2295,7,262203,9,2298,7,262203,9,2317,7,262203,9,2320,7,262205,6,2244,543,131321,2245,131320,2245,458997,6,
4250,2244,254,2311,2248,327856,134,2251,4250,378,262390,2247,2248,0,262394,2251,2246,2247,131320,2246,327817,6,2254,
4250,1118,327814,6,2257,4250,1118,327745,557,2258,2007,2257,262205,6,2259,2258,131321,2261,131320,2261,458997,6,4253,
2259,2246,2290,2264,458997,6,4251,151,2246,2292,2264,327856,134,2268,4251,2267,262390,2263,2264,1,262394,2268,2262,
2263,131320,2262,327856,134,2271,4251,2254,196855,2274,0,262394,2271,2273,2287,131320,2273,327810,6,2282,4250,2254,
327808,6,2284,2282,4251,327745,557,2285,2279,2284,262205,6,2286,2285,131321,2274,131320,2287,131321,2274,131320,2274,
458997,6,4254,2286,2273,151,2287,327808,6,2290,4253,4254,131321,2264,131320,2264,327808,6,2292,4251,497,131321,2261,
131320,2263,327745,557,2296,2223,4250,262205,6,2297,2296,196670,2295,2297,196670,2298,4253,393273,7,2300,247,2295,
2298,327745,2231,2301,2218,4250,196670,2301,2300,327745,557,2304,2279,4250,262205,6,2305,2304,262205,6,2307,2296,
327808,6,2308,2307,2305,196670,2296,2308,131321,2248,131320,2248,327808,6,2311,4250,379,131321,2245,131320,2247,
327850,134,2314,2244,2313,196855,2316,0,262394,2314,2315,2316,131320,2315,327745,557,2318,2223,378,262205,6,2319,2318,
196670,2317,2319,262205,6,2321,252,196670,2320,2321,393273,7,2322,247,2317,2320,327745,2231,2323,2218,378,196670,2323,
2322,327745,557,2324,2279,378,262205,6,2325,2324,262205,6,2327,2318,327808,6,2328,2327,2325,196670,2318,2328,131321,
2316,131320,2316,65789,65592,327734,2,260,0,255,196663,141,256,196663,9,257,196663,216,258,196663,172,259,131320,261,
262203,141,2331,7,262203,9,2333,7,262203,216,2335,7,262203,9,2342,7,262203,9,2349,7,262203,141,2352,7,262203,216,2354,
7,262203,216,2356,7,262205,140,2332,256,196670,2331,2332,262205,6,2334,257,196670,2333,2334,458809,2,2336,221,2331,
2333,2335,262205,215,2337,2335,262201,6,2339,236,196855,2341,0,262394,1116,2340,2345,131320,2340,196670,2342,2339,
327737,2,2344,250,2342,131321,2341,131320,2345,262205,134,2346,259,196855,2348,0,262394,2346,2347,2348,131320,2347,
196670,2349,2339,327737,2,2351,253,2349,131321,2348,131320,2348,131321,2341,131320,2341,262205,140,2353,256,196670,
2352,2353,196670,2354,2337,262205,215,2357,258,196670,2356,2357,458809,2,2358,242,2352,2354,2356,65789,65592,327734,2,
263,0,184,196663,141,262,131320,264,262203,141,2380,7,262203,9,2382,7,262205,6,2360,543,131321,2361,131320,2361,
458997,6,4258,2360,264,2371,2362,327858,134,2367,4258,378,262390,2363,2362,0,262394,2367,2362,2363,131320,2362,327745,
557,2369,2279,4258,196670,2369,151,327808,6,2371,4258,379,131321,2361,131320,2363,262368,136,136,559,131321,2373,
131320,2373,458997,6,4259,151,2363,2388,2374,327856,134,2379,4259,131,262390,2375,2374,1,262394,2379,2374,2375,131320,
2374,262205,140,2381,262,196670,2380,2381,196670,2382,4259,393273,6,2384,145,2380,2382,327745,557,2385,2279,2384,
458986,6,2386,2385,154,151,154,327808,6,2388,4259,497,131321,2373,131320,2375,65789,65592,327734,2,268,0,217,196663,
141,265,196663,9,266,196663,216,267,131320,269,262203,141,2397,7,262203,141,2408,7,262203,9,2410,7,262203,216,2412,7,
262203,172,2414,7,262203,9,2427,7,131321,2390,131320,2390,458997,6,4260,151,269,2406,2391,327856,134,2396,4260,139,
262390,2392,2391,1,262394,2396,2391,2392,131320,2391,327745,9,2400,265,4260,262205,6,2401,2400,327879,6,2403,2401,
2402,327745,9,2404,2397,4260,196670,2404,2403,327808,6,2406,4260,497,131321,2390,131320,2392,262205,140,2409,2397,
196670,2408,2409,262205,6,2411,266,196670,2410,2411,262205,215,2413,267,196670,2412,2413,196670,2414,2407,524345,2,
2415,260,2408,2410,2412,2414,131321,2417,131320,2417,458997,6,4261,151,2392,2435,2418,327856,134,2423,4261,131,262390,
2419,2418,1,262394,2423,2418,2419,131320,2418,262205,6,2425,543,327812,6,2426,2425,131,196670,2427,2426,327737,6,2428,
113,2427,327808,6,2430,2428,4261,327745,557,2431,1131,2430,262205,6,2432,2431,327745,9,2433,267,4261,196670,2433,2432,
327808,6,2435,4261,497,131321,2417,131320,2419,262368,136,136,559,131321,2437,131320,2437,458997,6,4262,151,2419,2465,
2438,327856,134,2443,4262,139,262390,2439,2438,1,262394,2443,2438,2439,131320,2438,327812,6,2446,4262,136,327745,9,
2447,267,2446,262205,6,2448,2447,327874,6,2453,2448,2452,327808,6,2456,2446,154,327745,9,2457,267,2456,262205,6,2458,
2457,327874,6,2460,2458,2459,327876,6,2461,2460,1237,327877,6,2462,2453,2461,327745,9,2463,265,4262,196670,2463,2462,
327808,6,2465,4262,497,131321,2437,131320,2439,65789,65592,327734,2,273,0,270,196663,141,271,196663,141,272,131320,
274,262203,9,2467,7,262203,216,2484,7,262203,141,2486,7,262203,9,2488,7,262203,141,2511,7,262203,9,2513,7,262203,141,
2526,7,262203,141,2529,7,262203,9,2531,7,262203,216,2533,7,262203,141,2539,7,262203,9,2541,7,262203,216,2543,7,262203,
172,2545,7,262205,6,2468,543,196670,2467,2468,327737,6,2469,119,2467,327812,6,2470,2469,131,327745,9,2472,271,449,
262205,6,2473,2472,327874,6,2474,2473,850,327808,6,2475,154,2474,131321,2477,131320,2477,458997,6,4263,151,274,2498,
2478,327856,134,2483,4263,131,262390,2479,2478,1,262394,2483,2478,2479,131320,2478,262205,140,2487,271,196670,2486,
2487,196670,2488,4263,393273,6,2490,145,2486,2488,327876,6,2491,2490,2451,327808,6,2494,2470,4263,327808,6,2495,2491,
2494,327745,9,2496,2484,4263,196670,2496,2495,327808,6,2498,4263,497,131321,2477,131320,2479,262201,134,2499,168,
196855,2501,0,262394,2499,2500,2501,131320,2500,131321,2503,131320,2503,458997,6,4264,151,2500,2522,2504,327856,134,
2509,4264,131,262390,2505,2504,1,262394,2509,2504,2505,131320,2504,262205,140,2512,272,196670,2511,2512,196670,2513,
4264,393273,6,2515,145,2511,2513,327876,6,2516,2515,2449,327745,9,2517,2484,4264,262205,6,2518,2517,327808,6,2519,
2518,2516,196670,2517,2519,327808,6,2522,4264,497,131321,2503,131320,2505,131321,2501,131320,2501,196855,2525,0,
262394,2523,2524,2525,131320,2524,262205,140,2527,271,196670,2526,2527,327737,2,2528,263,2526,262205,140,2530,271,
196670,2529,2530,196670,2531,2475,262205,215,2534,2484,196670,2533,2534,458809,2,2535,268,2529,2531,2533,262205,140,
2536,2529,196670,271,2536,262205,215,2537,2533,196670,2484,2537,131321,2525,131320,2525,262205,140,2540,271,196670,
2539,2540,196670,2541,2475,262205,215,2544,2484,196670,2543,2544,196670,2545,2538,524345,2,2546,260,2539,2541,2543,
2545,65789,65592,327734,2,281,0,275,196663,27,276,196663,216,277,196663,216,278,196663,216,279,196663,9,280,131320,
282,262203,27,2596,7,262203,9,2598,7,262203,9,2601,7,393281,669,2547,667,449,744,262205,6,2548,2547,327858,134,2550,
2548,2549,196855,2552,0,262394,2550,2551,2578,131320,2551,131321,2554,131320,2554,458997,6,4267,151,2551,2577,2557,
327856,134,2560,4267,131,262390,2556,2557,1,262394,2560,2555,2556,131320,2555,327745,9,2562,279,4267,262205,6,2563,
2562,262205,6,2564,280,327856,134,2565,2563,2564,196855,2567,0,262394,2565,2566,2567,131320,2566,262205,24,2568,276,
327745,9,2570,277,4267,262205,6,2571,2570,327745,9,2573,278,4267,262205,6,2574,2573,393281,450,2575,2568,449,2571,
327742,2575,2574,2,4,131321,2567,131320,2567,131321,2557,131320,2557,327808,6,2577,4267,497,131321,2554,131320,2556,
131321,2552,131320,2578,131321,2580,131320,2580,458997,6,4265,151,2578,2606,2583,327856,134,2586,4265,131,262390,2582,
2583,1,262394,2586,2581,2582,131320,2581,327745,9,2588,279,4265,262205,6,2589,2588,262205,6,2590,280,327856,134,2591,
2589,2590,196855,2593,0,262394,2591,2592,2593,131320,2592,262205,24,2597,276,196670,2596,2597,327745,9,2599,277,4265,
262205,6,2600,2599,196670,2598,2600,327745,9,2602,278,4265,262205,6,2603,2602,196670,2601,2603,458809,2,2604,32,2596,
2598,2601,131321,2593,131320,2593,131321,2583,131320,2583,327808,6,2606,4265,497,131321,2580,131320,2582,131321,2552,
131320,2552,65789,65592,327734,2,287,0,283,196663,216,284,196663,9,285,196663,9,286,131320,288,262203,8,2614,7,262203,
9,2615,7,393281,692,2608,667,449,497,262205,15,2609,2608,262268,7,2610,2609,262205,6,2611,285,262205,6,2612,543,
327808,6,2613,2611,2612,196670,2614,2610,196670,2615,2613,393273,7,2616,13,2614,2615,262268,15,2617,2616,131321,2619,
131320,2619,458997,6,4269,151,288,2645,2622,327856,134,2625,4269,131,262390,2621,2622,1,262394,2625,2620,2621,131320,
2620,327812,6,2628,4269,379,327808,6,2630,2628,2612,262205,6,2631,286,327856,134,2632,2630,2631,196855,2635,0,262394,
2632,2634,2641,131320,2634,393281,450,2639,2617,449,2628,393277,6,2640,2639,2,4,131321,2635,131320,2641,131321,2635,
131320,2635,458997,6,4270,2640,2634,151,2641,327745,9,2643,284,4269,196670,2643,4270,131321,2622,131320,2622,327808,6,
2645,4269,497,131321,2619,131320,2621,65789,65592,327734,2,294,0,289,196663,216,290,196663,9,291,196663,9,292,196663,
9,293,131320,295,262203,9,2669,7,131321,2647,131320,2647,458997,6,4272,151,295,2677,2650,327856,134,2653,4272,131,
262390,2649,2650,1,262394,2653,2648,2649,131320,2648,327812,6,2656,4272,379,262205,6,2657,543,327808,6,2658,2656,2657,
262205,6,2661,292,327856,134,2662,2658,2661,196855,2665,0,262394,2662,2664,2673,131320,2664,262205,6,2666,291,327808,
6,2668,2666,2658,196670,2669,2668,327737,7,2670,72,2669,262205,6,2671,293,327757,6,2672,2670,2671,131321,2665,131320,
2673,131321,2665,131320,2665,458997,6,4273,2672,2664,151,2673,327745,9,2675,290,4272,196670,2675,4273,131321,2650,
131320,2650,327808,6,2677,4272,497,131321,2647,131320,2649,65789,65592,327734,2,299,0,296,196663,216,297,196663,216,
298,131320,300,262201,6,2679,170,393228,422,2680,1,75,2679,262268,6,2681,2680,327810,6,2682,925,2681,131321,2684,
131320,2684,458997,6,4275,151,300,2706,2685,327856,134,2690,4275,131,262390,2686,2685,1,262394,2690,2685,2686,131320,
2685,327745,9,2693,298,4275,262205,6,2694,2693,327874,6,2695,2694,2449,327879,6,2698,2695,2697,327876,6,2700,2698,
2682,327745,9,2701,297,4275,262205,6,2702,2701,327877,6,2703,2702,2700,196670,2701,2703,327808,6,2706,4275,497,131321,
2684,131320,2686,65789,65592,327734,134,307,0,303,196663,302,304,196663,9,305,196663,9,306,131320,308,262203,8,2707,7,
262203,8,2715,7,262203,9,2716,7,393281,692,2708,667,449,497,262205,15,2709,2708,262268,7,2710,2709,262205,6,2711,305,
262205,6,2712,543,327812,6,2713,2712,137,327808,6,2714,2711,2713,196670,2715,2710,196670,2716,2714,393273,7,2717,13,
2715,2716,196670,2707,2717,393281,669,2719,667,449,731,262205,6,2720,2719,327879,6,2722,2720,2721,327850,134,2723,
2722,133,327847,134,2727,2725,2723,262205,6,2728,306,327850,134,2729,2728,1124,327847,134,2730,2727,2729,196855,2732,
0,262394,2730,2731,2732,131320,2731,327745,9,2733,2707,151,262205,6,2734,2733,327879,6,2736,2734,2735,327850,134,2737,
2736,151,131321,2732,131320,2732,458997,134,2738,2730,308,2737,2731,196855,2741,0,262394,2738,2740,2741,131320,2740,
131321,2743,131320,2743,458997,6,4276,151,2740,2759,2744,327856,134,2749,4276,133,262390,2745,2744,1,262394,2749,2744,
2745,131320,2744,262268,1274,2752,2717,327812,6,2754,4276,379,393281,1305,2755,2752,449,2754,393277,43,2756,2755,2,16,
327745,44,2757,304,4276,196670,2757,2756,327808,6,2759,4276,497,131321,2743,131320,2745,131321,2741,131320,2741,
131326,2738,65592,327734,2,311,0,296,196663,216,309,196663,216,310,131320,312,262203,9,2777,7,262368,136,136,559,
131321,2764,131320,2764,458997,6,4277,151,312,2783,2765,327856,134,2770,4277,131,262390,2766,2765,1,262394,2770,2765,
2766,131320,2765,327745,9,2773,310,4277,262205,6,2774,2773,327879,6,2776,2774,2775,196670,2777,2776,327737,6,2778,113,
2777,327745,557,2779,1131,2778,262205,6,2780,2779,327745,9,2781,309,4277,196670,2781,2780,327808,6,2783,4277,497,
131321,2764,131320,2766,65789,65592,327734,2,315,0,296,196663,216,313,196663,216,314,131320,316,262203,9,2794,7,
262203,216,2808,7,262203,216,2809,7,262205,6,2785,543,262368,136,136,559,131321,2787,131320,2787,458997,6,4278,151,
316,2807,2788,327856,134,2793,4278,131,262390,2789,2788,1,262394,2793,2788,2789,131320,2788,196670,2794,2785,327737,6,
2796,113,2794,327812,6,2800,4278,2799,327808,6,2801,2796,2800,327745,9,2803,313,4278,262205,6,2804,2803,327745,557,
2805,1131,2801,196670,2805,2804,327808,6,2807,4278,497,131321,2787,131320,2789,262205,215,2810,314,196670,2809,2810,
393273,2,2811,311,2808,2809,262205,215,2812,2808,196670,313,2812,65789,65592,327734,2,321,0,317,196663,216,318,196663,
302,319,196663,216,320,131320,322,262203,9,2816,7,262203,216,2852,7,262203,216,2853,7,262205,6,2814,543,327812,6,2815,
2814,137,196670,2816,2815,327737,6,2817,113,2816,262368,136,136,559,131321,2819,131320,2819,458997,6,4279,151,322,
2851,2822,327856,134,2825,4279,133,262390,2821,2822,1,262394,2825,2820,2821,131320,2820,131321,2827,131320,2827,
458997,6,4280,151,2820,2849,2828,327856,134,2833,4280,137,262390,2829,2828,1,262394,2833,2828,2829,131320,2828,327812,
6,2839,4279,2838,327808,6,2840,2817,2839,327808,6,2842,2840,4280,393281,9,2845,319,4279,4280,262205,6,2846,2845,
327745,557,2847,1131,2842,196670,2847,2846,327808,6,2849,4280,497,131321,2827,131320,2829,131321,2822,131320,2822,
327808,6,2851,4279,497,131321,2819,131320,2821,262205,215,2854,320,196670,2853,2854,393273,2,2855,311,2852,2853,
262205,215,2856,2852,196670,318,2856,65789,65592,327734,2,327,0,323,196663,216,324,196663,160,325,196663,216,326,
131320,328,262203,9,2873,7,262203,9,2877,7,262203,44,2882,7,262203,9,2885,7,262203,216,2893,7,262203,216,2894,7,
262368,136,136,559,131321,2858,131320,2858,458997,6,4282,151,328,2892,2861,327856,134,2864,4282,158,262390,2860,2861,
1,262394,2864,2859,2860,131320,2859,131321,2866,131320,2866,458997,6,4283,151,2859,2890,2867,327856,134,2872,4283,157,
262390,2868,2867,1,262394,2872,2867,2868,131320,2867,196670,2873,4282,327737,6,2875,148,2873,327812,6,2876,2875,157,
196670,2877,2876,327737,6,2878,113,2877,327808,6,2880,2878,4283,327745,44,2883,325,4282,262205,43,2884,2883,196670,
2882,2884,196670,2885,4283,393273,6,2887,85,2882,2885,327745,557,2888,1131,2880,196670,2888,2887,327808,6,2890,4283,
497,131321,2866,131320,2868,131321,2861,131320,2861,327808,6,2892,4282,497,131321,2858,131320,2860,262205,215,2895,
326,196670,2894,2895,393273,2,2896,311,2893,2894,262205,215,2897,2893,196670,324,2897,65789,65592,327734,2,332,0,329,
196663,302,330,196663,160,331,131320,333,393281,669,2899,667,449,668,262205,6,2900,2899,327874,6,2901,2900,672,327876,
6,2902,154,2901,327810,6,2903,2902,154,131321,2905,131320,2905,458997,6,4285,151,333,2922,2906,327856,134,2911,4285,
133,262390,2907,2906,1,262394,2911,2906,2907,131320,2906,327817,6,2914,4285,158,327745,44,2915,331,2914,262205,43,
2916,2915,458832,43,2918,2903,2903,2903,2903,327879,43,2919,2916,2918,327745,44,2920,330,4285,196670,2920,2919,327808,
6,2922,4285,497,131321,2905,131320,2907,65789,65592,327734,2,339,0,334,196663,216,335,196663,216,336,196663,216,337,
196663,9,338,131320,340,262203,27,2950,7,262203,9,2953,7,262203,9,2956,7,131321,2924,131320,2924,458997,6,4286,151,
340,2961,2927,327856,134,2930,4286,131,262390,2926,2927,1,262394,2930,2925,2926,131320,2925,327745,9,2932,337,4286,
262205,6,2933,2932,262205,6,2934,338,327856,134,2935,2933,2934,196855,2937,0,262394,2935,2936,2937,131320,2936,327745,
9,2939,336,4286,262205,6,2940,2939,393281,669,2942,667,449,2941,262205,6,2943,2942,327856,134,2944,2940,2943,131321,
2937,131320,2937,458997,134,2945,2935,2925,2944,2936,196855,2947,0,262394,2945,2946,2947,131320,2946,393281,1086,2951,
667,449,1043,262205,24,2952,2951,196670,2950,2952,327745,9,2954,336,4286,262205,6,2955,2954,196670,2953,2955,327745,9,
2957,335,4286,262205,6,2958,2957,196670,2956,2958,458809,2,2959,32,2950,2953,2956,131321,2947,131320,2947,131321,2927,
131320,2927,327808,6,2961,4286,497,131321,2924,131320,2926,65789,65592,327734,2,348,0,341,196663,216,342,196663,216,
343,196663,160,344,196663,9,345,196663,9,346,196663,9,347,131320,349,262203,216,2964,7,262203,216,2965,7,262203,160,
2966,7,262203,216,2968,7,262203,216,2973,7,262203,9,2974,7,262203,9,2976,7,262203,9,2978,7,262203,216,2981,7,262203,
216,2983,7,262203,27,2991,7,262203,216,2994,7,262203,216,2996,7,262203,216,2998,7,262203,9,3000,7,262203,216,3004,7,
262203,216,3005,7,262203,9,3006,7,262203,9,3008,7,262203,9,3010,7,262203,216,3013,7,262203,216,3015,7,262203,8,3039,7,
262203,9,3040,7,262203,8,3045,7,262203,9,3046,7,196855,2963,0,262394,1264,2962,2972,131320,2962,262205,159,2967,344,
196670,2966,2967,262205,215,2969,343,196670,2968,2969,458809,2,2970,327,2965,2966,2968,262205,215,2971,2965,196670,
2964,2971,131321,2963,131320,2972,262205,6,2975,345,196670,2974,2975,262205,6,2977,346,196670,2976,2977,196670,2978,
151,524345,2,2979,294,2973,2974,2976,2978,262205,215,2980,2973,196670,2964,2980,196670,2981,2980,262205,215,2984,343,
196670,2983,2984,393273,2,2985,315,2981,2983,262205,215,2986,2981,196670,2964,2986,131321,2963,131320,2963,196855,
2989,0,262394,2987,2988,2989,131320,2988,393281,1086,2992,667,449,2990,262205,24,2993,2992,196670,2991,2993,262205,
215,2995,342,196670,2994,2995,262205,215,2997,2964,196670,2996,2997,262205,215,2999,343,196670,2998,2999,262205,6,
3001,347,196670,3000,3001,589881,2,3002,281,2991,2994,2996,2998,3000,65789,131320,2989,262205,6,3007,345,196670,3006,
3007,262205,6,3009,346,196670,3008,3009,196670,3010,154,524345,2,3011,294,3005,3006,3008,3010,262205,215,3012,3005,
196670,3004,3012,196670,3013,3012,262205,215,3016,343,196670,3015,3016,393273,2,3017,315,3013,3015,262205,215,3018,
3013,196670,3004,3018,131321,3020,131320,3020,458997,6,4289,151,2989,3062,3023,327856,134,3026,4289,131,262390,3022,
3023,1,262394,3026,3021,3022,131320,3021,327745,9,3028,343,4289,262205,6,3029,3028,262205,6,3030,347,327856,134,3031,
3029,3030,196855,3033,0,262394,3031,3032,3033,131320,3032,393281,1086,3035,667,449,2990,262205,24,3036,3035,262268,7,
3037,3036,196670,3039,3037,327745,9,3041,342,4289,262205,6,3042,3041,196670,3040,3042,393273,7,3043,13,3039,3040,
196670,3045,3043,262205,6,3048,3041,196670,3046,3048,393273,7,3049,13,3045,3046,262268,24,3050,3049,327745,9,3053,
2964,4289,262205,6,3054,3053,393281,450,3055,3050,449,449,327742,3055,3054,2,4,327745,9,3058,3004,4289,262205,6,3059,
3058,393281,450,3060,3050,449,497,327742,3060,3059,2,4,131321,3033,131320,3033,131321,3023,131320,3023,327808,6,3062,
4289,497,131321,3020,131320,3022,65789,65592,327734,2,352,0,350,196663,216,351,131320,353,262203,9,3072,7,131321,3064,
131320,3064,458997,6,4291,151,353,3084,3065,327856,134,3070,4291,131,262390,3066,3065,1,262394,3070,3065,3066,131320,
3065,262205,6,3073,543,196670,3072,3073,327737,6,3074,113,3072,327812,6,3078,4291,3077,327808,6,3079,3074,3078,327745,
557,3080,1131,3079,262205,6,3081,3080,327745,9,3082,351,4291,196670,3082,3081,327808,6,3084,4291,497,131321,3064,
131320,3066,65789,65592,327734,2,355,0,223,196663,9,354,131320,356,262203,216,3085,7,262203,216,3086,7,262203,3098,
3099,7,327737,2,3087,352,3086,262205,215,3088,3086,196670,3085,3088,131321,3090,131320,3090,458997,6,4292,151,356,
3110,3091,327856,134,3096,4292,131,262390,3092,3091,1,262394,3096,3091,3092,131320,3091,327745,9,3102,3085,4292,
262205,6,3103,3102,327874,6,3104,3103,2451,327745,2231,3105,2218,3104,262205,7,3106,3105,262268,24,3107,3106,327745,
27,3108,3099,4292,196670,3108,3107,327808,6,3110,4292,497,131321,3090,131320,3092,131321,3112,131320,3112,458997,6,
4293,151,3092,3143,3115,327856,134,3118,4293,131,262390,3114,3115,1,262394,3118,3113,3114,131320,3113,327745,9,3120,
3085,4293,262205,6,3121,3120,393281,669,3122,667,449,906,262205,6,3123,3122,327876,6,3124,3123,2451,327856,134,3125,
3121,3124,196855,3127,0,262394,3125,3126,3127,131320,3126,327745,27,3129,3099,4293,262205,24,3130,3129,327812,6,3132,
4293,379,262205,6,3133,543,327808,6,3134,3132,3133,262205,6,3135,354,262205,6,3138,3120,327879,6,3139,3138,2775,
327877,6,3140,3135,3139,393281,450,3141,3130,449,3134,327742,3141,3140,2,4,131321,3127,131320,3127,131321,3115,131320,
3115,327808,6,3143,4293,497,131321,3112,131320,3114,65789,65592,327734,2,363,0,357,196663,160,358,196663,302,359,
196663,172,360,196663,9,361,196663,9,362,131320,364,262203,216,3148,7,262203,216,3149,7,262203,216,3160,7,262203,216,
3214,7,262203,302,3238,7,262203,160,3239,7,262203,216,3243,7,262203,302,3244,7,262203,216,3246,7,262203,216,3254,7,
262203,302,3255,7,262203,216,3257,7,262203,216,3268,7,262203,9,3269,7,262203,9,3271,7,262203,216,3275,7,262203,216,
3277,7,262203,216,3284,7,262203,216,3286,7,262203,27,3290,7,262203,216,3293,7,262203,216,3295,7,262203,216,3297,7,
262203,9,3299,7,262203,216,3308,7,262203,216,3310,7,262203,216,3312,7,262203,9,3314,7,262203,216,3328,7,262203,216,
3330,7,262203,160,3332,7,262203,9,3334,7,262203,9,3336,7,262203,9,3338,7,393281,669,3145,667,449,906,262205,6,3146,
3145,327876,6,3147,3146,2451,327737,2,3150,352,3149,262205,215,3151,3149,196670,3148,3151,131321,3153,131320,3153,
458997,6,4295,151,364,3175,3154,327856,134,3159,4295,131,262390,3155,3154,1,262394,3159,3154,3155,131320,3154,327745,
9,3163,3148,4295,262205,6,3164,3163,327874,6,3165,3164,2451,393281,557,3166,2218,3165,151,262205,6,3167,3166,327812,6,
3169,4295,379,262205,6,3170,543,327808,6,3171,3169,3170,327808,6,3172,3167,3171,327745,9,3173,3160,4295,196670,3173,
3172,327808,6,3175,4295,497,131321,3153,131320,3155,393281,669,3176,667,449,731,262205,6,3177,3176,327879,6,3178,3177,
136,327851,134,3179,3178,151,196855,3181,0,262394,3179,3180,3181,131320,3180,131321,3184,131320,3184,458997,6,4296,
151,3180,3205,3185,327856,134,3190,4296,131,262390,3186,3185,1,262394,3190,3185,3186,131320,3185,327745,9,3193,3148,
4296,262205,6,3194,3193,327879,6,3195,3194,2775,262205,6,3196,362,327856,134,3197,3195,3196,393385,6,3199,3197,151,
3182,262205,6,3201,3193,327877,6,3202,3201,3199,196670,3193,3202,327808,6,3205,4296,497,131321,3184,131320,3186,
131321,3181,131320,3181,458997,6,4302,3147,3155,3182,3186,131321,3207,131320,3207,458997,6,4297,151,3181,3224,3208,
327856,134,3213,4297,131,262390,3209,3208,1,262394,3213,3208,3209,131320,3208,262205,6,3216,361,327745,9,3218,3148,
4297,262205,6,3219,3218,327879,6,3220,3219,2775,327877,6,3221,3216,3220,327745,9,3222,3214,4297,196670,3222,3221,
327808,6,3224,4297,497,131321,3207,131320,3209,196855,3228,0,262394,3226,3227,3228,131320,3227,327879,6,3232,3177,
3231,327851,134,3233,3232,151,131321,3228,131320,3228,458997,134,3234,3226,3209,3233,3227,196855,3236,0,262394,3234,
3235,3250,131320,3235,262205,159,3240,358,196670,3239,3240,393273,2,3241,332,3238,3239,262205,301,3242,3238,196670,
3244,3242,262205,215,3247,3148,196670,3246,3247,458809,2,3248,321,3243,3244,3246,262205,215,3249,3243,196670,3214,
3249,131321,3236,131320,3250,262205,134,3251,360,196855,3253,0,262394,3251,3252,3261,131320,3252,262205,301,3256,359,
196670,3255,3256,262205,215,3258,3148,196670,3257,3258,458809,2,3259,321,3254,3255,3257,262205,215,3260,3254,196670,
3214,3260,131321,3253,131320,3261,327879,6,3264,3177,133,327851,134,3265,3264,151,196855,3267,0,262394,3265,3266,3267,
131320,3266,262205,6,3270,361,196670,3269,3270,262205,6,3272,362,196670,3271,3272,458809,2,3273,287,3268,3269,3271,
262205,215,3274,3268,196670,3214,3274,196670,3275,3274,262205,215,3278,3148,196670,3277,3278,393273,2,3279,315,3275,
3277,262205,215,3280,3275,196670,3214,3280,131321,3267,131320,3267,131321,3253,131320,3253,131321,3236,131320,3236,
262201,134,3281,168,196855,3283,0,262394,3281,3282,3283,131320,3282,262205,215,3285,3214,196670,3284,3285,262205,215,
3287,3148,196670,3286,3287,393273,2,3288,299,3284,3286,262205,215,3289,3284,196670,3214,3289,131321,3283,131320,3283,
393281,1086,3291,667,449,1170,262205,24,3292,3291,196670,3290,3292,262205,215,3294,3160,196670,3293,3294,262205,215,
3296,3214,196670,3295,3296,262205,215,3298,3148,196670,3297,3298,196670,3299,4302,589881,2,3301,281,3290,3293,3295,
3297,3299,327879,6,3304,3177,131,327851,134,3305,3304,151,196855,3307,0,262394,3305,3306,3307,131320,3306,262205,215,
3309,3160,196670,3308,3309,262205,215,3311,3214,196670,3310,3311,262205,215,3313,3148,196670,3312,3313,196670,3314,
4302,524345,2,3316,339,3308,3310,3312,3314,131321,3307,131320,3307,196855,3320,0,262394,3318,3319,3320,131320,3319,
327879,6,3323,3177,153,327851,134,3324,3323,151,131321,3320,131320,3320,458997,134,3325,3318,3307,3324,3319,196855,
3327,0,262394,3325,3326,3327,131320,3326,262205,215,3329,3160,196670,3328,3329,262205,215,3331,3148,196670,3330,3331,
262205,159,3333,358,196670,3332,3333,262205,6,3335,361,196670,3334,3335,262205,6,3337,362,196670,3336,3337,196670,
3338,4302,655417,2,3340,348,3328,3330,3332,3334,3336,3338,131321,3327,131320,3327,65789,65592,327734,2,371,0,365,
196663,141,366,196663,160,367,196663,9,368,196663,9,369,196663,172,370,131320,372,262203,141,3346,7,262203,160,3347,7,
262203,141,3354,7,262203,160,3355,7,262203,172,3357,7,262203,141,3362,7,262203,9,3363,7,262203,9,3365,7,262203,172,
3367,7,196855,3345,0,262394,3343,3344,3351,131320,3344,262205,159,3348,367,196670,3347,3348,393273,2,3349,191,3346,
3347,262205,140,3350,3346,196670,366,3350,131321,3345,131320,3351,196855,3353,0,262394,1264,3352,3361,131320,3352,
262205,159,3356,367,196670,3355,3356,262205,134,3358,370,196670,3357,3358,458809,2,3359,197,3354,3355,3357,262205,140,
3360,3354,196670,366,3360,131321,3353,131320,3361,262205,6,3364,368,196670,3363,3364,262205,6,3366,369,196670,3365,
3366,262205,134,3368,370,196670,3367,3368,524345,2,3369,204,3362,3363,3365,3367,262205,140,3370,3362,196670,366,3370,
131321,3353,131320,3353,131321,3345,131320,3345,65789,65592,327734,2,376,0,161,196663,160,373,196663,9,374,196663,9,
375,131320,377,262203,141,3377,7,262203,160,3378,7,262203,9,3380,7,262203,9,3382,7,262203,172,3384,7,262203,141,3391,
7,262203,160,3392,7,262203,9,3394,7,262203,9,3396,7,262203,172,3398,7,262203,141,3405,7,262203,9,3407,7,262203,160,
3419,7,262203,160,3429,7,262203,9,3430,7,262203,9,3431,7,262203,302,3437,7,262203,9,3438,7,262203,9,3440,7,262203,141,
3444,7,262203,141,3446,7,262203,9,3451,7,262203,160,3455,7,262203,302,3457,7,262203,172,3459,7,262203,9,3461,7,262203,
9,3463,7,262205,6,3372,375,262205,6,3373,374,327810,6,3374,3372,3373,458764,6,3375,1,38,1124,3374,262205,159,3379,373,
196670,3378,3379,262205,6,3381,374,196670,3380,3381,196670,3382,3375,196670,3384,2407,589881,2,3385,371,3377,3378,
3380,3382,3384,262205,140,3386,3377,262201,134,3387,168,196855,3389,0,262394,3387,3388,3389,131320,3388,262205,159,
3393,373,196670,3392,3393,262205,6,3395,374,196670,3394,3395,196670,3396,3375,196670,3398,2538,589881,2,3399,371,3391,
3392,3394,3396,3398,262205,140,3400,3391,131321,3389,131320,3389,458997,140,4315,4316,377,3400,3388,327856,134,3402,
3375,1124,196855,3404,0,262394,3402,3403,3404,131320,3403,196670,3405,3386,196670,3407,3375,393273,2,3409,209,3405,
3407,262205,140,3410,3405,131321,3404,131320,3404,458997,140,4312,3386,3389,3410,3403,131321,3412,131320,3412,458997,
6,4310,151,3404,3426,3413,327856,134,3418,4310,158,262390,3414,3413,1,262394,3418,3413,3414,131320,3413,327745,44,
3422,373,4310,262205,43,3423,3422,327745,44,3424,3419,4310,196670,3424,3423,327808,6,3426,4310,497,131321,3412,131320,
3414,262205,6,3427,374,327808,6,3428,3427,1124,196670,3430,3428,262205,6,3432,375,196670,3431,3432,458809,2,3433,165,
3429,3430,3431,262205,159,3434,3429,196670,373,3434,262205,6,3439,374,196670,3438,3439,196670,3440,3375,458809,134,
3442,307,3437,3438,3440,262205,301,3443,3437,196670,3444,4312,196670,3446,4315,393273,2,3448,273,3444,3446,196855,
3450,0,262394,1366,3449,3454,131320,3449,262205,6,3452,374,196670,3451,3452,327737,2,3453,355,3451,131321,3450,131320,
3454,262205,159,3456,3419,196670,3455,3456,196670,3457,3443,196670,3459,3442,262205,6,3462,374,196670,3461,3462,
196670,3463,3375,589881,2,3465,363,3455,3457,3459,3461,3463,131321,3450,131320,3450,262368,136,136,559,65789,65592,
327734,2,396,0,391,196663,390,392,196663,9,393,196663,9,394,196663,9,395,131320,397,262203,3528,3529,7,262203,44,3586,
7,262203,44,3598,7,262203,9,3601,7,262203,9,3602,7,262203,44,3605,7,393281,692,3467,667,449,1181,262205,15,3468,3467,
262268,7,3469,3468,262268,1274,3470,3469,262201,6,3472,101,327814,6,3473,3472,133,262205,6,3475,543,327817,6,3476,
3475,383,327745,542,3481,3480,151,262205,6,3482,3481,327814,6,3483,3482,136,131321,3485,131320,3485,458997,6,4317,151,
397,3545,3488,327856,134,3491,4317,137,262390,3487,3488,1,262394,3491,3486,3487,131320,3486,262205,6,3492,395,327812,
6,3494,4317,383,327808,6,3495,3492,3494,327856,134,3497,3495,3473,196855,3499,0,262394,3497,3498,3499,131320,3498,
131321,3501,131320,3501,458997,6,4325,151,3498,3543,3502,327856,134,3507,4325,388,262390,3503,3502,1,262394,3507,3502,
3503,131320,3502,262205,6,3509,393,327812,6,3511,4325,384,327808,6,3512,3509,3511,262205,6,3513,394,327810,6,3514,
3513,154,458764,6,3515,1,38,3512,3514,262205,6,3517,395,327808,6,3520,3517,3494,327808,6,3522,3520,3476,327810,6,3524,
3473,154,458764,6,3525,1,38,3522,3524,327812,6,3535,3473,136,327812,6,3536,3515,3535,327808,6,3538,3536,3525,393281,
1305,3539,3470,449,3538,393277,43,3540,3539,2,16,393281,44,3541,3529,4317,4325,196670,3541,3540,327808,6,3543,4325,
497,131321,3501,131320,3503,131321,3499,131320,3499,131321,3488,131320,3488,327808,6,3545,4317,497,131321,3485,131320,
3487,131321,3547,131320,3547,458997,6,4318,151,3487,3615,3550,327856,134,3553,4318,137,262390,3549,3550,1,262394,3553,
3548,3549,131320,3548,262205,6,3554,395,327812,6,3556,4318,383,327808,6,3557,3554,3556,327856,134,3559,3557,3473,
196855,3561,0,262394,3559,3560,3561,131320,3560,131321,3563,131320,3563,458997,6,4319,151,3560,3613,3566,327856,134,
3569,4319,388,262390,3565,3566,1,262394,3569,3564,3565,131320,3564,262205,6,3571,395,327808,6,3574,3571,3556,327808,6,
3576,3574,3476,327856,134,3580,3576,3473,196855,3583,0,262394,3580,3582,3590,131320,3582,393281,44,3587,3529,4318,
4319,262205,43,3588,3587,196670,3586,3588,327737,6,3589,53,3586,131321,3583,131320,3590,131321,3583,131320,3583,
458997,6,4322,3589,3582,151,3590,327812,6,3597,3576,137,393281,44,3599,3529,4318,4319,262205,43,3600,3599,196670,3598,
3600,196670,3601,3597,196670,3602,3483,458809,43,3604,49,3598,3601,3602,196670,3605,3604,327737,6,3606,53,3605,327760,
7,3607,4322,3606,327745,8,3608,392,4319,262205,7,3609,3608,327808,7,3610,3609,3607,196670,3608,3610,131321,3566,
131320,3566,327808,6,3613,4319,497,131321,3563,131320,3565,131321,3561,131320,3561,131321,3550,131320,3550,327808,6,
3615,4318,497,131321,3547,131320,3549,65789,65592,327734,2,399,0,223,196663,9,398,131320,400,262203,390,3650,7,262203,
390,3691,7,262203,9,3693,7,262203,9,3695,7,262203,9,3697,7,262205,6,3617,543,327817,6,3618,3617,383,327745,542,3620,
3480,151,262205,6,3621,3620,327814,6,3622,3621,136,327814,6,3625,3617,383,131321,3626,131320,3626,458997,6,4328,3625,
400,3746,3629,262205,6,3632,398,327856,134,3633,4328,3632,262390,3628,3629,0,262394,3633,3627,3628,131320,3627,131321,
3635,131320,3635,458997,6,4329,151,3627,3680,3638,327856,134,3641,4329,388,262390,3637,3638,1,262394,3641,3636,3637,
131320,3636,327812,6,3645,4329,384,327808,6,3646,4328,3645,262205,6,3647,398,327810,6,3648,3647,154,458764,6,3649,1,
38,3646,3648,327745,8,3653,3650,4329,196670,3653,3652,327850,134,3655,3618,151,196855,3657,0,262394,3655,3656,3657,
131320,3656,327817,6,3660,3621,136,327851,134,3661,3660,151,131321,3657,131320,3657,458997,134,3662,3655,3636,3661,
3656,196855,3664,0,262394,3662,3663,3664,131320,3663,393281,692,3666,667,449,1181,262205,15,3667,3666,262201,6,3669,
101,327812,6,3670,3649,3669,262201,6,3671,101,327814,6,3672,3671,136,327808,6,3673,3670,3672,327808,6,3675,3673,3622,
393281,450,3676,3667,449,3675,393277,6,3677,3676,2,4,393281,9,3678,3650,4329,154,196670,3678,3677,131321,3664,131320,
3664,131321,3638,131320,3638,327808,6,3680,4329,497,131321,3635,131320,3637,131321,3682,131320,3682,458997,6,4330,151,
3637,3703,3683,262201,6,3688,101,327814,6,3689,3688,133,327856,134,3690,4330,3689,262390,3684,3683,0,262394,3690,3683,
3684,131320,3683,262205,389,3692,3650,196670,3691,3692,196670,3693,4328,262205,6,3696,398,196670,3695,3696,196670,
3697,4330,524345,2,3699,396,3691,3693,3695,3697,262205,389,3700,3691,196670,3650,3700,327808,6,3703,4330,3701,131321,
3682,131320,3684,131321,3705,131320,3705,458997,6,4331,151,3684,3743,3708,327856,134,3711,4331,388,262390,3707,3708,1,
262394,3711,3706,3707,131320,3706,327812,6,3714,4331,384,327808,6,3715,4328,3714,262205,6,3716,398,327856,134,3717,
3715,3716,196855,3719,0,262394,3717,3718,3719,131320,3718,327812,6,3727,3715,3726,327812,6,3729,3618,136,327808,6,
3730,3727,3729,393281,9,3733,3650,4331,151,262205,6,3734,3733,327745,557,3735,1131,3730,196670,3735,3734,327808,6,
3737,3730,154,393281,9,3739,3650,4331,154,262205,6,3740,3739,327745,557,3741,1131,3737,196670,3741,3740,131321,3719,
131320,3719,131321,3708,131320,3708,327808,6,3743,4331,497,131321,3705,131320,3707,131321,3629,131320,3629,327808,6,
3746,4328,3744,131321,3626,131320,3628,262368,136,136,559,65789,65592,327734,7,402,0,70,196663,9,401,131320,403,
393281,669,3747,667,449,731,262205,6,3748,3747,327879,6,3750,3748,3749,327850,134,3751,3750,151,196855,3753,0,262394,
3751,3752,3753,131320,3752,393281,692,3755,667,449,3754,262205,15,3756,3755,262205,6,3757,401,393281,450,3758,3756,
449,3757,393277,6,3759,3758,2,4,393281,692,3760,667,449,1181,262205,15,3761,3760,262205,6,3762,401,262201,6,3763,101,
327812,6,3764,3762,3763,327745,542,3765,3480,151,262205,6,3766,3765,327808,6,3767,3764,3766,393281,450,3768,3761,449,
3767,393277,6,3769,3768,2,4,327760,7,3770,3759,3769,131326,3770,131320,3753,131321,3774,131320,3774,458997,7,4342,
3652,3753,3798,3775,458997,6,4341,151,3753,3800,3775,327856,134,3780,4341,383,262390,3776,3775,1,262394,3780,3775,
3776,131320,3775,262205,6,3781,401,327812,6,3782,3781,3726,327812,6,3784,4341,136,327808,6,3785,3782,3784,327745,557,
3786,1131,3785,262205,6,3787,3786,262205,6,3788,401,327812,6,3789,3788,3726,327808,6,3792,3789,3784,327808,6,3793,
3792,154,327745,557,3794,1131,3793,262205,6,3795,3794,327760,7,3796,3787,3795,327808,7,3798,4342,3796,327808,6,3800,
4341,497,131321,3774,131320,3776,131326,4342,65592,327734,2,405,0,223,196663,9,404,131320,406,262203,9,3805,7,262203,
9,3814,7,262203,9,3843,7,262203,9,3844,7,393281,669,3806,667,449,906,262205,6,3807,3806,196670,3805,3807,327737,7,
3808,402,3805,327761,6,3809,3808,0,327808,6,3813,3807,154,196670,3814,3813,327737,7,3815,402,3814,327761,6,3816,3815,
0,262201,6,3818,68,393281,669,3820,667,449,731,262205,6,3821,3820,327879,6,3823,3821,3822,327851,134,3824,3823,151,
393281,1086,3825,667,449,1085,262205,24,3826,3825,393281,450,3828,3826,449,449,327742,3828,3818,2,4,262205,6,3831,404,
393281,450,3832,3826,449,497,327742,3832,3831,2,4,327808,6,3837,3809,3816,393281,450,3838,3826,449,423,327742,3838,
3837,2,4,393281,450,3842,3826,449,1181,327742,3842,3816,2,4,196670,3843,137,262205,6,3845,404,196670,3844,3845,393273,
2,3846,99,3843,3844,196855,3852,0,262394,3824,3851,3856,131320,3851,327808,6,3854,3818,925,327814,6,3855,3854,131,
131321,3852,131320,3856,131321,3852,131320,3852,458997,6,4343,3855,3851,151,3856,393281,450,3858,3826,449,1043,327742,
3858,4343,2,4,196855,3864,0,262394,3824,3863,3872,131320,3863,393281,692,3865,667,449,3754,262205,15,3866,3865,327808,
6,3869,3807,136,393281,450,3870,3866,449,3869,393277,6,3871,3870,2,4,131321,3864,131320,3872,131321,3864,131320,3864,
458997,6,4344,3871,3863,151,3872,393281,450,3874,3826,449,1085,327742,3874,4344,2,4,131321,3876,131320,3876,458997,6,
4345,1749,3864,3888,3877,327856,134,3882,4345,153,262390,3878,3877,0,262394,3882,3877,3878,131320,3877,393281,450,
3886,3826,449,4345,327742,3886,151,2,4,327808,6,3888,4345,497,131321,3876,131320,3878,65789,65592,327734,2,411,0,407,
196663,9,408,196663,9,409,196663,9,410,131320,412,262203,9,3901,7,262203,9,3902,7,393281,1086,3889,667,449,1085,
262205,24,3890,3889,262205,6,3891,408,327808,6,3892,153,3891,262205,6,3893,409,393281,450,3894,3890,449,3892,327742,
3894,3893,2,4,393281,669,3896,667,449,3895,262205,6,3897,3896,262205,6,3898,408,327812,6,3899,3898,516,327808,6,3900,
3897,3899,196670,3901,3900,262205,6,3903,410,196670,3902,3903,393273,2,3904,99,3901,3902,65789,65592,327734,2,416,0,
413,196663,172,414,196663,172,415,131320,417,262203,3930,3931,7,262203,9,3945,7,262203,9,3959,7,262203,9,3961,7,
262203,9,3993,7,262203,9,3995,7,262203,9,3997,7,262203,9,4020,7,262203,9,4028,7,262203,9,4056,7,262205,134,3906,414,
196855,3908,0,262394,3906,3907,3908,131320,3907,393281,669,3909,667,449,731,262205,6,3910,3909,327879,6,3911,3910,995,
327851,134,3912,3911,151,131321,3908,131320,3908,458997,134,3913,3906,417,3912,3907,262205,6,3915,543,327812,6,3919,
3915,3918,131321,3922,131320,3922,458997,6,4347,151,3908,3954,3925,458997,6,4346,151,3908,3956,3925,327856,134,3928,
4346,3918,262390,3924,3925,1,262394,3928,3923,3924,131320,3923,327808,6,3935,3919,4346,393281,669,3936,667,449,906,
262205,6,3937,3936,327856,134,3938,3935,3937,196855,3941,0,262394,3938,3940,3947,131320,3940,196670,3945,3935,327737,
7,3946,402,3945,131321,3941,131320,3947,131321,3941,131320,3941,458997,7,4355,3946,3940,3652,3947,327745,8,3949,3931,
4346,196670,3949,4355,393281,9,3951,3931,4346,151,262205,6,3952,3951,327808,6,3954,4347,3952,131321,3925,131320,3925,
327808,6,3956,4346,497,131321,3922,131320,3924,196670,3959,4347,393273,6,3962,58,3959,3961,262205,6,3963,3961,131321,
3965,131320,3965,458997,6,4350,3962,3924,4005,3968,458997,6,4348,151,3924,4007,3968,327856,134,3971,4348,3918,262390,
3967,3968,1,262394,3971,3966,3967,131320,3966,327808,6,3975,3919,4348,393281,669,3977,667,449,906,262205,6,3978,3977,
327856,134,3979,3975,3978,196855,3981,0,262394,3979,3980,3981,131320,3980,393281,9,3985,3931,4348,154,262205,6,3986,
3985,327808,6,3987,4350,3986,327745,557,3988,2223,3975,196670,3988,3987,196855,3991,0,262394,3913,3990,3991,131320,
3990,196670,3993,3975,196670,3995,4350,393281,9,3998,3931,4348,151,262205,6,3999,3998,196670,3997,3999,458809,2,4000,
411,3993,3995,3997,131321,3991,131320,3991,131321,3981,131320,3981,393281,9,4002,3931,4348,151,262205,6,4003,4002,
327808,6,4005,4350,4003,131321,3968,131320,3968,327808,6,4007,4348,497,131321,3965,131320,3967,327850,134,4010,3915,
4009,196855,4012,0,262394,4010,4011,4012,131320,4011,393281,669,4013,667,449,906,262205,6,4014,4013,262205,134,4016,
415,196855,4019,0,262394,4016,4018,4032,131320,4018,196670,4020,4014,327737,7,4023,402,4020,327761,6,4024,4023,1,
327808,6,4027,4014,154,196670,4028,4027,327737,7,4029,402,4028,327761,6,4030,4029,1,327808,6,4031,4024,4030,131321,
4019,131320,4032,131321,4019,131320,4019,458997,6,4349,4031,4018,151,4032,327808,6,4034,3963,4349,327745,557,4035,
2223,4014,196670,4035,4034,196855,4038,0,262394,3913,4037,4038,131320,4037,393281,1086,4039,667,449,1085,262205,24,
4040,4039,327808,6,4043,153,4014,393281,450,4045,4040,449,4043,327742,4045,3963,2,4,131321,4038,131320,4038,262205,
134,4046,414,196855,4048,0,262394,4046,4047,4048,131320,4047,393281,669,4049,667,449,731,262205,6,4050,4049,327879,6,
4051,4050,609,327851,134,4052,4051,151,131321,4048,131320,4048,458997,134,4053,4046,4038,4052,4047,196855,4055,0,
262394,4053,4054,4055,131320,4054,196670,4056,3963,327737,2,4058,405,4056,131321,4055,131320,4055,131321,4012,131320,
4012,65789,65592,
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
/* ---- words of shaders/kernels/gather ---- */
#define RAYSORT_GATHER_DIGEST "16b64a8edac26284d45b4ad21cc119c36896c353412d76a4412eb245e04c4055"
#ifdef RAYSORT_WORDS_GATHER
/* clang-format off */
static const uint32_t raysort_words_gather_gather[] = {
119734787,66816,524299,307,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,81,222,247,288,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,327752,76,0,35,0,327752,76,1,35,8,327752,76,2,35,16,327752,76,3,35,24,327752,76,4,35,32,327752,76,5,35,36,327752,
76,6,35,40,327752,76,7,35,44,262215,77,6,4,262216,78,0,25,327752,78,0,35,0,196679,78,2,327752,79,0,35,0,196679,79,2,
262215,94,1,1,262216,170,0,24,327752,170,0,35,0,196679,170,2,262216,177,0,25,327752,177,0,35,0,196679,177,2,262215,
198,1,2,262215,222,11,26,262215,247,11,29,262215,288,11,24,262215,296,1,15,262215,297,11,25,196679,123,5356,131091,2,
196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,
16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,393249,24,7,8,9,9,327713,30,2,9,9,262187,6,36,0,262165,40,32,1,
262187,40,41,2,262174,44,6,6,262187,6,49,1,262187,40,53,30,262187,40,68,0,262176,69,5349,6,196647,75,5349,655390,76,
15,15,15,75,6,6,6,6,196637,77,6,196638,78,77,262176,75,5349,78,196638,79,76,262176,80,9,79,262203,80,81,9,262187,40,
82,6,262176,83,9,6,131092,93,196657,93,94,262187,6,95,16,262187,6,96,4,458804,6,97,169,94,95,96,262176,124,9,15,
262187,40,133,5,262187,40,148,3,262176,149,9,75,262167,161,6,4,458796,161,164,36,36,36,36,196647,169,5349,196638,170,
161,262176,169,5349,170,262176,172,5349,161,196647,176,5349,196638,177,161,262176,176,5349,177,262187,40,195,4,196657,
93,198,262187,40,202,1,262187,6,213,128,262167,220,6,3,262176,221,1,220,262203,221,222,1,262176,223,1,6,262187,40,226,
7,262203,223,247,1,262203,221,288,1,262194,6,296,524545,393260,220,297,213,49,49,327734,2,4,0,3,131320,5,262203,9,264,
7,262203,9,266,7,393281,83,196,81,68,195,262205,6,197,196,196855,200,0,262394,198,199,200,131320,199,393281,124,203,
81,68,202,262205,15,204,203,393281,69,205,204,68,68,393277,6,206,205,2,4,458764,6,207,1,38,197,206,131321,200,131320,
200,458997,6,300,197,5,207,199,393281,83,209,81,68,82,262205,6,210,209,327814,6,211,210,97,327814,6,215,213,211,
327817,6,218,213,211,327745,223,224,222,36,262205,6,225,224,393281,83,227,81,68,226,262205,6,228,227,327812,6,229,225,
228,131321,230,131320,230,458997,6,298,229,200,295,233,327856,93,237,298,300,262390,232,233,0,262394,237,231,232,
131320,231,327808,6,243,298,228,458764,6,244,1,38,300,243,262205,6,248,247,327814,6,250,248,211,327808,6,251,298,250,
327817,6,255,248,211,131321,256,131320,256,458997,6,303,255,231,287,257,458997,6,301,251,231,280,257,327856,93,263,
301,244,262390,258,257,0,262394,263,257,258,131320,257,196670,264,301,196670,266,303,393273,2,268,33,264,266,327808,6,
272,303,218,327854,93,274,272,211,393385,6,277,274,49,36,327808,6,278,215,277,327808,6,280,301,278,393385,6,286,274,
211,36,327810,6,287,272,286,131321,256,131320,258,131321,233,131320,233,327745,223,289,288,36,262205,6,290,289,327812,
6,293,290,228,327808,6,295,298,293,131321,230,131320,232,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,37,11,36,262205,6,38,37,262205,6,39,12,327876,6,42,39,41,327829,44,45,38,42,327761,6,46,45,1,327761,6,47,
45,0,327745,9,50,11,49,262205,6,51,50,262205,6,52,12,327874,6,54,52,53,327808,6,55,51,54,327808,6,57,55,46,327760,7,
58,47,57,131326,58,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,63,7,262203,9,64,7,262205,15,61,
20,262268,7,62,61,196670,63,62,262205,6,65,21,196670,64,65,393273,7,66,13,63,64,262268,15,67,66,393281,69,70,67,68,68,
393277,6,71,70,2,4,131326,71,65592,327734,7,28,0,24,196663,8,25,196663,9,26,196663,9,27,131320,29,262205,6,74,26,
393281,83,84,81,68,82,262205,6,85,84,327831,44,88,74,85,327761,6,89,88,0,327761,6,90,88,1,262205,6,92,27,327812,6,98,
92,97,327829,44,100,89,98,327761,6,101,100,1,327761,6,102,100,0,327808,6,105,90,101,327745,9,106,25,36,262205,6,107,
106,327829,44,109,107,102,327761,6,110,109,1,327761,6,111,109,0,327745,9,113,25,49,262205,6,114,113,327808,6,116,114,
105,327808,6,118,116,110,327760,7,119,111,118,131326,119,65592,327734,2,33,0,30,196663,9,31,196663,9,32,131320,34,
262203,18,123,7,262203,9,127,7,262203,8,141,7,262203,9,142,7,262203,9,144,7,262203,8,153,7,262203,9,154,7,262203,9,
156,7,393281,124,125,81,68,68,262205,15,126,125,196670,123,126,262205,6,128,31,196670,127,128,393273,6,129,22,123,127,
393281,83,134,81,68,133,262205,6,135,134,327856,93,136,129,135,393281,124,138,81,68,41,262205,15,139,138,262268,7,140,
139,196670,141,140,196670,142,129,262205,6,145,32,196670,144,145,458809,7,146,28,141,142,144,393281,149,150,81,68,148,
262205,75,151,150,262268,7,152,151,196670,153,152,262205,6,155,31,196670,154,155,262205,6,157,32,196670,156,157,
458809,7,158,28,153,154,156,196855,160,0,262394,94,159,181,131320,159,196855,167,0,262394,136,166,167,131320,166,
262268,169,171,146,327745,172,173,171,68,393277,161,174,173,2,16,131321,167,131320,167,458997,161,306,164,159,174,166,
262268,176,178,158,327745,172,180,178,68,327742,180,306,2,16,131321,160,131320,181,196855,185,0,262394,136,184,185,
131320,184,262268,15,187,146,393281,69,188,187,68,68,393277,6,189,188,2,4,131321,185,131320,185,458997,6,305,36,181,
189,184,262268,75,191,158,393281,69,193,191,68,68,327742,193,305,2,4,131321,160,131320,160,65789,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_gatherKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_GATHER
      {RAYSORT_IDENTITY_GATHER_GATHER, "gather/gather",
       raysort_words_gather_gather, sizeof(raysort_words_gather_gather)},
#else
      {RAYSORT_IDENTITY_GATHER_GATHER, "gather/gather", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/bvh ---- */
#define RAYSORT_BVH_DIGEST "c2e9c507bd93faa18d7e2661b06384428f3ccceed5a9ec57fb6fd1e7ac198960"
#ifdef RAYSORT_WORDS_BVH
/* clang-format off */
static const uint32_t raysort_words_bvh_trace[] = {
119734787,66816,524299,2877,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,2411,2570,2574,2585,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,196679,446,42,196679,449,42,196679,451,42,196679,533,42,196679,600,42,262215,663,6,16,262216,664,0,24,
327752,664,0,35,0,196679,664,2,196679,823,42,196679,828,42,196679,829,42,196679,834,42,196679,835,42,196679,842,42,
196679,845,42,196679,846,42,196679,877,42,196679,900,42,196679,904,42,196679,908,42,196679,936,42,196679,940,42,
196679,944,42,196679,964,42,196679,969,42,196679,974,42,196679,1050,42,196679,1052,42,196679,1108,42,196679,1111,42,
196679,1112,42,196679,1115,42,196679,1116,42,196679,1118,42,196679,1122,42,196679,1126,42,327752,2404,0,35,0,327752,
2404,1,35,8,327752,2404,2,35,16,327752,2404,3,35,24,327752,2404,4,35,32,327752,2404,5,35,40,327752,2404,6,35,48,
327752,2404,7,35,56,327752,2404,8,35,60,327752,2404,9,35,64,327752,2404,10,35,68,327752,2404,11,35,72,327752,2404,12,
35,76,262215,2405,6,4,262216,2406,0,25,327752,2406,0,35,0,196679,2406,2,262215,2407,6,4,327752,2408,0,35,0,196679,
2408,2,327752,2409,0,35,0,196679,2409,2,262215,2485,6,16,262216,2486,0,25,327752,2486,0,35,0,196679,2486,2,262215,
2570,11,26,262215,2574,11,24,262215,2583,1,0,262215,2585,11,29,262215,2609,1,1,262215,2659,1,15,262215,2660,1,0,
262215,2661,11,25,196679,2441,5356,196679,2558,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,196630,28,32,262167,29,28,3,393246,30,29,28,29,28,262176,31,7,30,131092,32,262177,33,32,31,262176,37,7,28,327713,38,
28,37,37,262177,43,28,37,1048606,47,29,29,29,29,28,6,28,6,29,29,29,6,6,6,262176,48,7,47,262176,49,7,29,327713,50,2,48,
49,393249,55,6,8,9,48,458785,61,6,8,31,9,48,655390,68,28,28,28,6,6,6,6,6,262177,69,68,37,327713,73,28,49,49,458785,78,
28,37,37,37,37,327713,85,28,48,49,589857,98,2,37,37,37,37,37,37,262177,107,6,37,262176,111,7,68,589857,112,32,48,49,
49,49,37,111,327713,121,32,111,111,458785,126,32,48,31,9,111,589857,133,2,8,48,31,9,111,111,262167,142,6,4,262176,143,
7,142,393249,144,6,48,143,37,327713,150,6,9,9,327713,155,2,9,9,262177,160,32,9,262177,170,6,9,524321,179,32,8,31,9,
111,111,458785,187,32,8,31,9,111,196641,200,6,262177,206,30,9,327713,210,2,9,111,262177,215,6,31,262177,219,6,111,
262187,6,224,0,262165,228,32,1,262187,228,229,2,262174,232,6,6,262187,6,237,1,262187,228,241,30,262187,228,256,0,
262176,257,5349,6,262187,228,266,4,262187,228,276,28,262187,6,288,2147483647,262187,6,296,2,262187,6,331,1568669696,
262187,228,335,1,262187,6,340,2139095040,262187,228,345,3,262187,6,356,2147483648u,262187,6,388,8388607,262187,6,390,
8388608,262187,228,404,23,262187,6,406,255,262187,228,418,127,262187,228,432,255,262187,6,445,1056964608,262187,6,461,
23,262187,228,487,5,262187,228,501,4294967293u,262187,228,508,4294967291u,262187,6,543,562036736,262187,28,550,
1065353216,262187,28,619,0,196647,662,5349,196637,663,142,196638,664,663,262176,662,5349,664,262176,666,5349,142,
262167,679,6,3,262187,6,684,3,262187,28,711,901775360,262187,228,713,8,262187,228,721,9,262187,228,726,10,262187,228,
760,6,262187,228,774,7,262187,228,777,11,262187,6,778,268435455,262187,228,780,12,262187,228,784,13,262187,6,809,
4294967295u,262187,28,935,889192448,262187,28,1128,4286578687u,262187,28,1130,2139095039,262187,6,1202,256,262187,6,
1205,254,262187,6,1310,32,262187,6,1311,16,262187,6,1314,64,262187,6,1315,128,196649,32,1330,262187,6,1375,16777215,
262187,228,1430,24,262187,6,1451,65535,262187,6,1543,4294967292u,262187,6,1565,3221225472u,262187,6,1571,4026531840u,
262187,6,1573,3758096384u,262187,6,1669,8,262187,6,1670,4,262187,6,1798,96,262172,1802,7,1798,262176,1803,7,1802,
262187,6,1843,512,262172,2193,6,1798,262176,2194,7,2193,196647,2402,5349,196647,2403,5349,983070,2404,15,15,15,15,15,
2402,2403,6,6,6,6,6,6,196637,2405,6,196638,2406,2405,262176,2402,5349,2406,196637,2407,6,196638,2408,2407,262176,2403,
5349,2408,196638,2409,2404,262176,2410,9,2409,262203,2410,2411,9,262176,2412,9,6,262176,2415,9,15,327724,7,2419,224,
224,262167,2420,32,2,262167,2461,28,4,262176,2462,7,2461,196647,2484,5349,196637,2485,142,196638,2486,2485,262176,
2484,5349,2486,262176,2489,9,2402,262176,2569,1,679,262203,2569,2570,1,262176,2571,1,6,262203,2569,2574,1,262194,6,
2583,64,262203,2571,2585,1,262194,6,2609,0,393268,32,2610,171,2609,224,262194,6,2659,196866,262194,6,2660,64,393267,
679,2661,2660,237,237,196650,32,2876,327734,2,4,0,3,131320,5,262203,9,2593,7,262203,9,2606,7,262203,111,2616,7,262203,
8,2617,7,262203,31,2618,7,262203,9,2620,7,262203,111,2623,7,262203,8,2630,7,262203,31,2631,7,262203,9,2633,7,262203,
111,2636,7,262203,111,2645,7,262203,31,2650,7,262203,9,2654,7,262203,111,2656,7,327745,2571,2572,2570,237,262205,6,
2573,2572,327745,2571,2575,2574,224,262205,6,2576,2575,327812,6,2577,2573,2576,327745,2571,2578,2570,224,262205,6,
2579,2578,327808,6,2580,2577,2579,327812,6,2584,2580,2583,262205,6,2586,2585,327808,6,2587,2584,2586,262201,6,2589,
201,327856,32,2590,2587,2589,196855,2592,0,262394,2590,2591,2596,131320,2591,196670,2593,2587,327737,6,2595,204,2593,
131321,2592,131320,2596,393281,2412,2597,2411,256,713,262205,6,2598,2597,131321,2592,131320,2592,458997,6,2662,2595,
2591,2598,2596,393281,2412,2600,2411,256,713,262205,6,2601,2600,327856,32,2602,2662,2601,196855,2604,0,262394,2602,
2603,2604,131320,2603,196670,2606,2662,327737,30,2608,208,2606,196855,2612,0,262394,2610,2611,2626,131320,2611,393281,
2415,2613,2411,256,256,262205,15,2614,2613,262268,7,2615,2614,196670,2617,2615,196670,2618,2608,393281,2412,2621,2411,
256,721,262205,6,2622,2621,196670,2620,2622,524345,32,2624,192,2617,2618,2620,2623,262205,68,2625,2623,196670,2616,
2625,131321,2612,131320,2626,393281,2415,2627,2411,256,256,262205,15,2628,2627,262268,7,2629,2628,196670,2630,2629,
196670,2631,2608,393281,2412,2634,2411,256,721,262205,6,2635,2634,196670,2633,2635,524345,32,2637,198,2630,2631,2633,
2636,262205,68,2638,2636,196670,2616,2638,131321,2612,131320,2612,327745,9,2639,2616,774,262205,6,2640,2639,327879,6,
2641,2640,1202,327851,32,2642,2641,224,196855,2644,0,262394,2642,2643,2649,131320,2643,262205,68,2646,2616,196670,
2645,2646,327737,6,2647,221,2645,327745,9,2648,2616,760,196670,2648,2647,131321,2644,131320,2649,196670,2650,2608,
327737,6,2652,217,2650,327745,9,2653,2616,760,196670,2653,2652,131321,2644,131320,2644,196670,2654,2662,262205,68,
2657,2616,196670,2656,2657,393273,2,2658,213,2654,2656,131321,2604,131320,2604,65789,65592,327734,7,13,0,10,196663,8,
11,196663,9,12,131320,14,327745,9,225,11,224,262205,6,226,225,262205,6,227,12,327876,6,230,227,229,327829,232,233,226,
230,327761,6,234,233,1,327761,6,235,233,0,327745,9,238,11,237,262205,6,239,238,262205,6,240,12,327874,6,242,240,241,
327808,6,243,239,242,327808,6,245,243,234,327760,7,246,235,245,131326,246,65592,327734,6,22,0,19,196663,18,20,196663,
9,21,131320,23,262203,8,251,7,262203,9,252,7,262205,15,249,20,262268,7,250,249,196670,251,250,262205,6,253,21,196670,
252,253,393273,7,254,13,251,252,262268,15,255,254,393281,257,258,255,256,256,393277,6,259,258,2,4,131326,259,65592,
327734,7,26,0,10,196663,8,24,196663,9,25,131320,27,327745,9,263,24,224,262205,6,264,263,262205,6,265,25,327876,6,267,
265,266,327829,232,269,264,267,327761,6,270,269,1,327761,6,271,269,0,327745,9,273,24,237,262205,6,274,273,262205,6,
275,25,327874,6,277,275,276,327808,6,278,274,277,327808,6,280,278,270,327760,7,281,271,280,131326,281,65592,327734,32,
35,0,33,196663,31,34,131320,36,393281,37,285,34,256,224,262205,28,286,285,262268,6,287,286,327879,6,289,287,288,
393281,37,291,34,256,237,262205,28,292,291,262268,6,293,292,327879,6,294,293,288,393281,37,297,34,256,296,262205,28,
298,297,262268,6,299,298,327879,6,300,299,288,393281,37,302,34,229,224,262205,28,303,302,262268,6,304,303,327879,6,
305,304,288,393281,37,307,34,229,237,262205,28,308,307,262268,6,309,308,327879,6,310,309,288,393281,37,312,34,229,296,
262205,28,313,312,262268,6,314,313,327879,6,315,314,288,458764,6,319,1,41,289,294,458764,6,321,1,41,319,300,458764,6,
324,1,41,305,310,458764,6,326,1,41,324,315,458764,6,327,1,41,321,326,327858,32,332,327,331,196855,334,0,262394,332,
333,334,131320,333,327745,37,336,34,335,262205,28,337,336,262268,6,338,337,327879,6,339,338,288,327856,32,341,339,340,
131321,334,131320,334,458997,32,342,332,36,341,333,196855,344,0,262394,342,343,344,131320,343,327745,37,346,34,345,
262205,28,347,346,262268,6,348,347,327858,32,349,348,340,262312,32,350,349,196855,352,0,262394,350,351,352,131320,351,
262205,28,354,346,262268,6,355,354,327850,32,357,355,356,131321,352,131320,352,458997,32,358,349,343,357,351,131321,
344,131320,344,458997,32,359,342,334,358,352,196855,362,0,262394,359,361,362,131320,361,327877,6,365,305,310,327877,6,
367,365,315,327851,32,368,367,224,131321,362,131320,362,458997,32,369,359,344,368,361,196855,371,0,262394,369,370,371,
131320,370,327745,37,372,34,335,262205,28,373,372,327745,37,374,34,345,262205,28,375,374,327868,32,376,373,375,131321,
371,131320,371,458997,32,377,369,362,376,370,131326,377,65592,327734,28,41,0,38,196663,37,39,196663,37,40,131320,42,
262205,28,381,39,262268,6,382,381,262205,28,384,40,262268,6,385,384,327879,6,389,382,388,327877,6,391,389,390,327879,
6,394,385,388,327877,6,395,394,390,327856,32,399,391,395,393385,6,400,399,237,224,327874,6,405,382,404,327879,6,407,
405,406,262268,228,408,407,327874,6,411,385,404,327879,6,412,411,406,262268,228,413,412,327810,228,417,408,413,327808,
228,419,417,418,262268,228,421,400,327810,228,422,419,421,458764,228,425,1,39,408,413,327853,32,426,425,256,196855,
428,0,262394,426,427,428,131320,427,458764,228,431,1,42,408,413,327857,32,433,431,432,131321,428,131320,428,458997,32,
434,426,42,433,427,327853,32,436,422,256,327847,32,437,434,436,327857,32,439,422,432,327847,32,440,437,439,196855,442,
0,262394,440,441,529,131320,441,327808,6,446,391,445,262268,28,447,446,327808,6,449,395,445,262268,28,450,449,327816,
28,451,447,450,262268,6,454,451,327810,6,455,454,445,327876,6,457,400,404,327808,6,458,455,457,327808,6,463,461,400,
327876,6,464,391,463,327812,6,467,458,395,327810,6,468,464,467,262268,228,469,468,262268,228,472,395,327808,228,475,
469,469,327853,32,478,475,472,393385,6,479,478,237,224,327812,228,482,345,472,327853,32,483,475,482,393385,6,484,483,
237,224,327808,6,485,479,484,327812,228,489,487,472,327853,32,490,475,489,393385,6,491,490,237,224,327808,6,492,485,
491,327808,6,494,458,492,262270,228,497,472,327857,32,498,475,497,393385,6,499,498,237,224,327812,228,503,501,472,
327857,32,504,475,503,393385,6,505,504,237,224,327808,6,506,499,505,327812,228,510,508,472,327857,32,511,475,510,
393385,6,512,511,237,224,327808,6,513,506,512,327810,6,515,494,513,327878,6,519,382,385,327879,6,520,519,356,327810,
228,522,422,335,262268,6,523,522,327876,6,524,523,404,327808,6,526,524,515,327877,6,527,520,526,262268,28,528,527,
131321,442,131320,529,262205,28,531,39,262205,28,532,40,327816,28,533,531,532,131321,442,131320,442,458997,28,2665,
528,441,533,529,131326,2665,65592,327734,28,45,0,43,196663,37,44,131320,46,262203,37,553,7,262203,37,554,7,262205,28,
539,44,262268,6,540,539,327879,6,542,540,288,327856,32,544,542,543,196855,546,0,262394,544,545,546,131320,545,327879,
6,548,540,356,327877,6,549,548,543,131321,546,131320,546,458997,6,2666,540,46,549,545,262268,28,552,2666,196670,553,
550,196670,554,552,393273,28,555,41,553,554,131326,555,65592,327734,2,53,0,50,196663,48,51,196663,49,52,131320,54,
262203,37,602,7,262203,37,604,7,262203,37,608,7,262203,37,610,7,262203,37,613,7,262203,37,614,7,327745,37,559,52,224,
262205,28,560,559,327745,37,562,52,237,262205,28,563,562,327745,37,565,52,296,262205,28,566,565,327745,9,567,51,487,
196670,567,224,262205,28,569,562,393228,28,570,1,4,569,393228,28,572,1,4,560,327866,32,573,570,572,196855,575,0,
262394,573,574,575,131320,574,262205,28,577,562,262205,28,579,565,262205,28,581,559,196670,567,237,131321,575,131320,
575,458997,28,2672,566,54,581,574,458997,28,2670,563,54,579,574,458997,28,2667,560,54,577,574,262205,28,584,565,
393228,28,585,1,4,584,393228,28,587,1,4,2667,327866,32,588,585,587,196855,590,0,262394,588,589,590,131320,589,262205,
28,592,565,262205,28,594,559,262205,28,596,562,196670,567,296,131321,590,131320,590,458997,28,2671,2672,575,596,589,
458997,28,2669,2670,575,594,589,458997,28,2668,2667,575,592,589,262271,28,600,2668,196670,602,2669,196670,604,600,
393273,28,606,41,602,604,196670,608,2671,196670,610,600,393273,28,612,41,608,610,196670,613,550,196670,614,2668,
393273,28,616,41,613,614,327745,37,617,51,266,196670,617,616,393296,29,621,550,619,606,393296,29,624,619,550,612,
262205,6,626,567,327850,32,627,626,224,196855,629,0,262394,627,628,634,131320,628,393296,29,631,606,550,619,393296,29,
633,612,619,550,131321,629,131320,634,262205,6,636,567,327850,32,637,636,237,196855,639,0,262394,637,638,639,131320,
638,393296,29,641,619,606,550,393296,29,643,550,612,619,131321,639,131320,639,458997,29,2676,624,634,643,638,458997,
29,2674,621,634,641,638,131321,629,131320,629,458997,29,2675,633,628,2676,639,458997,29,2673,631,628,2674,639,327745,
49,645,51,229,196670,645,2673,327745,49,647,51,345,196670,647,2675,327864,32,649,2668,619,196855,651,0,262394,649,650,
651,131320,650,196670,645,2675,196670,647,2673,131321,651,131320,651,65789,65592,327734,6,59,0,55,196663,8,56,196663,
9,57,196663,48,58,131320,60,262203,143,656,7,262203,8,657,7,262203,9,659,7,262203,143,669,7,262203,8,670,7,262203,9,
672,7,262205,7,658,56,196670,657,658,262205,6,660,57,196670,659,660,393273,7,661,26,657,659,262268,662,665,661,393281,
666,667,665,256,256,393277,142,668,667,2,16,196670,656,668,262205,7,671,56,196670,670,671,262205,6,673,57,196670,672,
673,393273,7,674,26,670,672,262268,662,675,674,393281,666,676,675,256,335,393277,142,677,676,2,16,196670,669,677,
524367,679,681,668,668,0,1,2,262268,29,682,681,327745,9,685,669,684,262205,6,686,685,262268,28,687,686,327745,49,690,
58,256,262205,29,691,690,327811,29,692,682,691,327745,49,693,58,335,262205,29,694,693,262205,29,698,690,393228,29,699,
1,4,698,393296,29,703,687,687,687,327809,29,704,699,703,262205,29,707,693,393228,29,708,1,4,707,327813,29,710,708,704,
327822,29,712,710,711,524367,679,715,677,677,0,1,2,262268,29,716,715,262205,29,718,693,327813,29,719,716,718,327745,
49,720,58,713,196670,720,719,262271,29,2875,712,524300,29,724,1,50,692,694,2875,327745,49,725,58,721,196670,725,724,
524300,29,729,1,50,692,694,712,327745,49,730,58,726,196670,730,729,327745,9,731,656,684,262205,6,732,731,131326,732,
65592,327734,6,66,0,61,196663,8,62,196663,31,63,196663,9,64,196663,48,65,131320,67,262203,143,735,7,262203,8,736,7,
262203,9,738,7,262203,37,746,7,262203,37,750,7,262203,37,754,7,262203,48,788,7,262203,49,790,7,262203,8,795,7,262203,
9,797,7,262203,48,798,7,262205,7,737,62,196670,736,737,196670,738,296,393273,7,739,26,736,738,262268,662,740,739,
393281,666,741,740,256,256,393277,142,742,741,2,16,196670,735,742,327745,49,743,63,256,262205,29,744,743,327745,49,
745,65,256,196670,745,744,393281,37,747,63,229,224,262205,28,748,747,196670,746,748,327737,28,749,45,746,393281,37,
751,63,229,237,262205,28,752,751,196670,750,752,327737,28,753,45,750,393281,37,755,63,229,296,262205,28,756,755,
196670,754,756,327737,28,757,45,754,393296,29,758,749,753,757,327745,49,759,65,335,196670,759,758,327745,37,761,63,
335,262205,28,762,761,262268,6,763,762,327879,6,764,763,356,327850,32,765,764,224,196855,768,0,262394,765,767,771,
131320,767,262205,28,770,761,131321,768,131320,771,131321,768,131320,768,458997,28,2679,770,767,619,771,327745,37,773,
65,760,196670,773,2679,262205,6,775,64,327745,9,776,65,774,196670,776,775,327745,9,779,65,777,196670,779,778,327745,9,
781,735,224,262205,6,782,781,327745,9,783,65,780,196670,783,782,327745,9,785,735,237,262205,6,786,785,327745,9,787,65,
784,196670,787,786,262205,47,789,65,196670,788,789,327745,49,791,63,229,262205,29,792,791,196670,790,792,393273,2,793,
53,788,790,262205,47,794,788,196670,65,794,262205,7,796,62,196670,795,796,196670,797,224,262205,47,799,65,196670,798,
799,458809,6,800,59,795,797,798,262205,47,801,798,196670,65,801,131326,800,65592,327734,68,71,0,69,196663,37,70,
131320,72,262203,111,804,7,262205,28,805,70,327745,37,806,804,256,196670,806,805,327745,37,807,804,335,196670,807,619,
327745,37,808,804,229,196670,808,619,327745,9,810,804,345,196670,810,809,327745,9,811,804,266,196670,811,809,327745,9,
812,804,487,196670,812,809,327745,9,813,804,760,196670,813,224,327745,9,814,804,774,196670,814,224,262205,68,815,804,
131326,815,65592,327734,28,76,0,73,196663,49,74,196663,49,75,131320,77,327745,37,819,74,224,262205,28,820,819,327745,
37,821,75,224,262205,28,822,821,327813,28,823,820,822,327745,37,824,74,237,262205,28,825,824,327745,37,826,75,237,
262205,28,827,826,327813,28,828,825,827,327809,28,829,823,828,327745,37,830,74,296,262205,28,831,830,327745,37,832,75,
296,262205,28,833,832,327813,28,834,831,833,327809,28,835,829,834,131326,835,65592,327734,28,83,0,78,196663,37,79,
196663,37,80,196663,37,81,196663,37,82,131320,84,262205,28,840,79,262205,28,841,82,327813,28,842,840,841,262205,28,
843,80,262205,28,844,81,327813,28,845,843,844,327811,28,846,842,845,131326,846,65592,327734,28,88,0,85,196663,48,86,
196663,49,87,131320,89,327745,9,851,86,487,262205,6,852,851,327850,32,853,852,224,196855,856,0,262394,853,855,859,
131320,855,327745,37,857,87,224,262205,28,858,857,131321,856,131320,859,262205,6,861,851,327850,32,862,861,237,196855,
865,0,262394,862,864,868,131320,864,327745,37,866,87,237,262205,28,867,866,131321,865,131320,868,327745,37,869,87,296,
262205,28,870,869,131321,865,131320,865,458997,28,2680,867,864,870,868,131321,856,131320,856,458997,28,2681,858,855,
2680,865,327745,37,874,86,266,262205,28,875,874,327813,28,877,875,2681,131326,877,65592,327734,28,92,0,38,196663,37,
90,196663,37,91,131320,93,262205,28,881,90,262205,28,882,91,327864,32,883,881,882,262205,28,884,90,262205,28,885,91,
393385,28,886,883,884,885,131326,886,65592,327734,28,96,0,38,196663,37,94,196663,37,95,131320,97,262205,28,889,94,
262205,28,890,95,327866,32,891,889,890,262205,28,892,94,262205,28,893,95,393385,28,894,891,892,893,131326,894,65592,
327734,2,105,0,98,196663,37,99,196663,37,100,196663,37,101,196663,37,102,196663,37,103,196663,37,104,131320,106,
262203,37,910,7,262203,37,912,7,262203,37,915,7,262203,37,916,7,262203,37,920,7,262203,37,922,7,262203,37,925,7,
262203,37,926,7,262203,37,945,7,262203,37,947,7,262203,37,950,7,262203,37,952,7,262205,28,898,100,262205,28,899,99,
327813,28,900,898,899,262205,28,902,101,262205,28,903,99,327813,28,904,902,903,262205,28,906,102,262205,28,907,99,
327813,28,908,906,907,196670,910,900,196670,912,904,393273,28,914,92,910,912,196670,915,914,196670,916,908,393273,28,
918,92,915,916,196670,920,900,196670,922,904,393273,28,924,96,920,922,196670,925,924,196670,926,908,393273,28,928,96,
925,926,393228,28,931,1,4,918,393228,28,933,1,4,928,458764,28,934,1,40,931,933,327813,28,936,934,935,327811,28,940,
918,936,327809,28,944,928,936,262205,28,946,103,196670,945,946,196670,947,940,393273,28,949,96,945,947,196670,103,949,
262205,28,951,104,196670,950,951,196670,952,944,393273,28,954,92,950,952,196670,104,954,65789,65592,327734,6,109,0,
107,196663,37,108,131320,110,262205,28,955,108,262268,6,956,955,327879,6,957,956,288,131326,957,65592,327734,32,119,0,
112,196663,48,113,196663,49,114,196663,49,115,196663,49,116,196663,37,117,196663,111,118,131320,120,262203,49,960,7,
262203,49,965,7,262203,49,970,7,262203,49,976,7,262203,49,979,7,262203,49,983,7,262203,49,986,7,262203,49,990,7,
262203,49,993,7,262203,49,997,7,262203,49,1000,7,262203,49,1004,7,262203,49,1007,7,262203,49,1011,7,262203,49,1014,7,
262203,37,1018,7,262203,37,1020,7,262203,37,1022,7,262203,37,1024,7,262203,37,1028,7,262203,37,1030,7,262203,37,1032,
7,262203,37,1034,7,262203,37,1038,7,262203,37,1040,7,262203,37,1042,7,262203,37,1044,7,262203,48,1083,7,262203,49,
1085,7,262203,48,1089,7,262203,49,1091,7,262203,48,1095,7,262203,49,1097,7,262203,37,1101,7,262203,37,1102,7,262203,
37,1131,7,262203,37,1134,7,262203,37,1137,7,262203,37,1140,7,262203,37,1143,7,262203,37,1145,7,262203,37,1150,7,
262203,37,1153,7,262203,37,1156,7,262203,37,1159,7,262203,37,1162,7,262203,37,1164,7,262203,37,1169,7,262203,37,1172,
7,262203,37,1175,7,262203,37,1178,7,262203,37,1181,7,262203,37,1183,7,262203,37,1188,7,262203,37,1190,7,262203,37,
1193,7,262203,37,1194,7,262203,37,1210,7,262203,37,1240,7,262205,29,961,114,327745,49,962,113,256,262205,29,963,962,
327811,29,964,961,963,196670,960,964,262205,29,966,115,262205,29,968,962,327811,29,969,966,968,196670,965,969,262205,
29,971,116,262205,29,973,962,327811,29,974,971,973,196670,970,974,327745,49,977,113,229,262205,29,978,977,196670,976,
978,196670,979,964,393273,28,981,76,976,979,327745,49,984,113,345,262205,29,985,984,196670,983,985,196670,986,964,
393273,28,988,76,983,986,262205,29,992,977,196670,990,992,196670,993,969,393273,28,995,76,990,993,262205,29,999,984,
196670,997,999,196670,1000,969,393273,28,1002,76,997,1000,262205,29,1006,977,196670,1004,1006,196670,1007,974,393273,
28,1009,76,1004,1007,262205,29,1013,984,196670,1011,1013,196670,1014,974,393273,28,1016,76,1011,1014,196670,1018,1009,
196670,1020,1016,196670,1022,995,196670,1024,1002,524345,28,1026,83,1018,1020,1022,1024,196670,1028,981,196670,1030,
988,196670,1032,1009,196670,1034,1016,524345,28,1036,83,1028,1030,1032,1034,196670,1038,995,196670,1040,1002,196670,
1042,981,196670,1044,988,524345,28,1046,83,1038,1040,1042,1044,327809,28,1050,1026,1036,327809,28,1052,1050,1046,
458764,28,1056,1,37,1026,1036,458764,28,1058,1,37,1056,1046,327864,32,1059,1058,619,196855,1061,0,262394,1059,1060,
1061,131320,1060,458764,28,1064,1,40,1026,1036,458764,28,1066,1,40,1064,1046,327866,32,1067,1066,619,131321,1061,
131320,1061,458997,32,1068,1059,120,1067,1060,262312,32,1071,1068,196855,1073,0,262394,1071,1072,1073,131320,1072,
262268,6,1075,1052,327879,6,1076,1075,288,327854,32,1077,1076,390,131321,1073,131320,1073,458997,32,1078,1071,1061,
1077,1072,196855,1081,0,262394,1078,1080,1081,131320,1080,262205,47,1084,113,196670,1083,1084,196670,1085,964,393273,
28,1087,88,1083,1085,262205,47,1090,113,196670,1089,1090,196670,1091,969,393273,28,1093,88,1089,1091,262205,47,1096,
113,196670,1095,1096,196670,1097,974,393273,28,1099,88,1095,1097,196670,1101,550,196670,1102,1052,393273,28,1104,41,
1101,1102,327813,28,1108,1026,1087,327813,28,1111,1036,1093,327809,28,1112,1108,1111,327813,28,1115,1046,1099,327809,
28,1116,1112,1115,327813,28,1118,1116,1104,327813,28,1122,1036,1104,327813,28,1126,1046,1104,393281,37,1132,113,335,
224,262205,28,1133,1132,196670,1131,1133,327745,37,1135,960,224,262205,28,1136,1135,196670,1134,1136,327745,37,1138,
965,224,262205,28,1139,1138,196670,1137,1139,327745,37,1141,970,224,262205,28,1142,1141,196670,1140,1142,196670,1143,
1128,196670,1145,1130,655417,2,1147,105,1131,1134,1137,1140,1143,1145,262205,28,1148,1143,262205,28,1149,1145,393281,
37,1151,113,335,237,262205,28,1152,1151,196670,1150,1152,327745,37,1154,960,237,262205,28,1155,1154,196670,1153,1155,
327745,37,1157,965,237,262205,28,1158,1157,196670,1156,1158,327745,37,1160,970,237,262205,28,1161,1160,196670,1159,
1161,196670,1162,1148,196670,1164,1149,655417,2,1166,105,1150,1153,1156,1159,1162,1164,262205,28,1167,1162,262205,28,
1168,1164,393281,37,1170,113,335,296,262205,28,1171,1170,196670,1169,1171,327745,37,1173,960,296,262205,28,1174,1173,
196670,1172,1174,327745,37,1176,965,296,262205,28,1177,1176,196670,1175,1177,327745,37,1179,970,296,262205,28,1180,
1179,196670,1178,1180,196670,1181,1167,196670,1183,1168,655417,2,1185,105,1169,1172,1175,1178,1181,1183,262205,28,
1186,1181,262205,28,1187,1183,196670,1188,1118,196670,1190,1186,393273,28,1192,96,1188,1190,196670,1193,1192,196670,
1194,1187,393273,28,1196,92,1193,1194,327745,37,1197,118,256,196670,1197,1196,327745,37,1199,118,335,196670,1199,1122,
327745,37,1201,118,229,196670,1201,1126,327866,32,1204,1052,619,393385,6,1206,1204,1205,406,327877,6,1207,1202,1206,
327745,9,1208,118,774,196670,1208,1207,262205,28,1212,1197,196670,1210,1212,327737,6,1213,109,1210,262205,28,1217,
1197,262268,6,1218,1217,327851,32,1219,1213,1218,327851,32,1221,1213,224,327847,32,1222,1219,1221,327868,32,1225,1186,
1187,262312,32,1227,1222,327847,32,1228,1225,1227,196855,1230,0,262394,1228,1229,1230,131320,1229,327745,37,1232,113,
760,262205,28,1233,1232,262268,6,1234,1233,327854,32,1235,1213,1234,131321,1230,131320,1230,458997,32,1236,1228,1080,
1235,1229,196855,1238,0,262394,1236,1237,1238,131320,1237,262205,28,1241,117,196670,1240,1241,327737,6,1242,109,1240,
327858,32,1243,1213,1242,131321,1238,131320,1238,458997,32,1244,1236,1230,1243,1237,131321,1081,131320,1081,458997,32,
2682,1078,1073,1244,1238,131326,2682,65592,327734,32,124,0,121,196663,111,122,196663,111,123,131320,125,327745,9,1249,
122,266,262205,6,1250,1249,327745,9,1251,123,266,262205,6,1252,1251,327856,32,1253,1250,1252,262312,32,1254,1253,
196855,1256,0,262394,1254,1255,1256,131320,1255,262205,6,1258,1249,262205,6,1260,1251,327850,32,1261,1258,1260,196855,
1263,0,262394,1261,1262,1263,131320,1262,327745,9,1264,122,345,262205,6,1265,1264,327745,9,1266,123,345,262205,6,1267,
1266,327856,32,1268,1265,1267,131321,1263,131320,1263,458997,32,1269,1261,1255,1268,1262,131321,1256,131320,1256,
458997,32,1270,1253,125,1269,1263,327745,37,1271,122,256,262205,28,1272,1271,327745,37,1273,123,256,262205,28,1274,
1273,327864,32,1275,1272,1274,262312,32,1276,1275,196855,1278,0,262394,1276,1277,1278,131320,1277,262205,28,1280,1271,
262205,28,1282,1273,327860,32,1283,1280,1282,327847,32,1285,1283,1270,131321,1278,131320,1278,458997,32,1286,1275,
1256,1285,1277,131326,1286,65592,327734,32,131,0,126,196663,48,127,196663,31,128,196663,9,129,196663,111,130,131320,
132,327745,9,1290,130,774,262205,6,1291,1290,327879,6,1292,1291,406,327850,32,1293,1292,1205,262205,6,1295,129,327879,
6,1296,1295,237,327851,32,1297,1296,224,327745,9,1298,127,774,262205,6,1299,1298,327879,6,1300,1299,684,327851,32,
1301,1300,224,196855,1303,0,262394,1301,1302,1303,131320,1302,262205,6,1305,1298,327879,6,1306,1305,237,327851,32,
1307,1306,224,131321,1303,131320,1303,458997,32,2683,1297,132,1307,1302,393385,6,1312,1293,1310,1311,393385,6,1316,
2683,1314,1315,327877,6,1317,1312,1316,262205,6,1320,1298,327879,6,1322,1320,1317,327850,32,1323,1322,224,262312,32,
1326,2683,327847,32,1327,1323,1326,196855,1329,0,262394,1327,1328,1329,131320,1328,131321,1329,131320,1329,458997,32,
2684,1323,1303,1330,1328,131326,2684,65592,327734,2,140,0,133,196663,8,134,196663,48,135,196663,31,136,196663,9,137,
196663,111,138,196663,111,139,131320,141,262203,143,1340,7,262203,8,1341,7,262203,9,1343,7,262203,143,1349,7,262203,8,
1350,7,262203,9,1352,7,262203,8,1359,7,262203,9,1361,7,262203,111,1367,7,262203,37,1368,7,262203,48,1389,7,262203,49,
1391,7,262203,49,1392,7,262203,49,1393,7,262203,37,1394,7,262203,111,1397,7,262203,111,1404,7,262203,111,1406,7,
262203,111,1418,7,262203,111,1420,7,262203,48,1432,7,262203,31,1434,7,262203,9,1436,7,262203,111,1437,7,327745,9,1335,
135,780,262205,6,1336,1335,262205,6,1337,137,327812,6,1338,684,1337,327808,6,1339,1336,1338,262205,7,1342,134,196670,
1341,1342,196670,1343,1339,393273,7,1345,26,1341,1343,262268,662,1346,1345,393281,666,1347,1346,256,256,393277,142,
1348,1347,2,16,196670,1340,1348,262205,7,1351,134,196670,1350,1351,196670,1352,1339,393273,7,1354,26,1350,1352,262268,
662,1355,1354,393281,666,1356,1355,256,335,393277,142,1357,1356,2,16,196670,1349,1357,262205,7,1360,134,196670,1359,
1360,196670,1361,1339,393273,7,1363,26,1359,1361,262268,662,1364,1363,393281,666,1365,1364,256,229,393277,142,1366,
1365,2,16,196670,1368,619,327737,68,1369,71,1368,196670,1367,1369,327745,9,1370,1340,684,262205,6,1371,1370,327745,9,
1372,1367,345,196670,1372,1371,327745,9,1373,1349,684,262205,6,1374,1373,327879,6,1376,1374,1375,327745,9,1377,1367,
266,196670,1377,1376,327745,9,1378,1367,487,196670,1378,224,524367,679,1381,1348,1348,0,1,2,262268,29,1382,1381,
524367,679,1384,1357,1357,0,1,2,262268,29,1385,1384,524367,679,1387,1366,1366,0,1,2,262268,29,1388,1387,262205,47,
1390,135,196670,1389,1390,196670,1391,1382,196670,1392,1385,196670,1393,1388,327745,37,1395,139,256,262205,28,1396,
1395,196670,1394,1396,262205,68,1398,1367,196670,1397,1398,655417,32,1399,119,1389,1391,1392,1393,1394,1397,262205,68,
1400,1397,196670,1367,1400,196855,1403,0,262394,1399,1402,1403,131320,1402,262205,68,1405,1367,196670,1404,1405,
262205,68,1407,139,196670,1406,1407,393273,32,1408,124,1404,1406,196855,1410,0,262394,1408,1409,1410,131320,1409,
327745,9,1411,138,774,262205,6,1412,1411,327879,6,1413,1412,1202,327850,32,1414,1413,224,262312,32,1415,1414,196855,
1417,0,262394,1415,1416,1417,131320,1416,262205,68,1419,138,196670,1418,1419,262205,68,1421,1367,196670,1420,1421,
393273,32,1422,124,1418,1420,131321,1417,131320,1417,458997,32,1423,1414,1409,1422,1416,131321,1410,131320,1410,
458997,32,1424,1408,1402,1423,1417,131321,1403,131320,1403,458997,32,2685,1399,141,1424,1410,196855,1427,0,262394,
2685,1426,1427,131320,1426,262205,6,1429,1373,327874,6,1431,1429,1430,262205,47,1433,135,196670,1432,1433,262205,30,
1435,136,196670,1434,1435,196670,1436,1431,262205,68,1438,1367,196670,1437,1438,524345,32,1439,131,1432,1434,1436,
1437,131321,1427,131320,1427,458997,32,2686,2685,1403,1439,1426,196855,1442,0,262394,2686,1441,1442,131320,1441,
262205,68,1443,1367,196670,139,1443,131321,1442,131320,1442,65789,65592,327734,6,148,0,144,196663,48,145,196663,143,
146,196663,37,147,131320,149,262203,49,1467,7,262203,49,1478,7,262203,37,1518,7,262205,142,1445,146,524367,679,1446,
1445,1445,0,1,2,262268,29,1447,1446,327745,9,1449,146,224,262205,6,1450,1449,327879,6,1452,1450,1451,262256,28,1453,
1452,327745,9,1454,146,237,262205,6,1455,1454,327879,6,1456,1455,1451,262256,28,1457,1456,327745,9,1458,146,296,
262205,6,1459,1458,327879,6,1460,1459,1451,262256,28,1461,1460,393296,29,1462,1453,1457,1461,327745,49,1464,145,335,
262205,29,1465,1464,393228,29,1466,1,4,1465,262271,29,1469,1447,327745,49,1472,145,713,262205,29,1473,1472,327745,49,
1474,145,721,262205,29,1475,1474,524300,29,1476,1,50,1462,1473,1475,524300,29,1477,1,50,1469,1466,1476,196670,1467,
1477,262205,29,1483,1472,327745,49,1484,145,726,262205,29,1485,1484,524300,29,1486,1,50,1462,1483,1485,524300,29,1487,
1,50,1447,1466,1486,196670,1478,1487,327745,37,1489,1467,224,262205,28,1490,1489,262268,228,1491,1490,327745,37,1492,
1467,237,262205,28,1493,1492,262268,228,1494,1493,327745,37,1495,1467,296,262205,28,1496,1495,262268,228,1497,1496,
458764,228,1498,1,42,1494,1497,458764,228,1499,1,42,1491,1498,327745,37,1501,1478,224,262205,28,1502,1501,262268,228,
1503,1502,327745,37,1504,1478,237,262205,28,1505,1504,262268,228,1506,1505,327745,37,1507,1478,296,262205,28,1508,
1507,262268,228,1509,1508,458764,228,1510,1,39,1506,1509,458764,228,1511,1,39,1503,1510,327745,37,1513,145,760,262205,
28,1514,1513,262268,228,1515,1514,458764,228,1516,1,42,1499,1515,262205,28,1519,147,196670,1518,1519,327737,6,1520,
109,1518,262268,228,1521,1520,458764,228,1522,1,39,1511,1521,327859,32,1525,1516,1522,196855,1528,0,262394,1525,1527,
1531,131320,1527,262268,6,1530,1516,131321,1528,131320,1531,131321,1528,131320,1528,458997,6,2687,1530,1527,809,1531,
131326,2687,65592,327734,6,153,0,150,196663,9,151,196663,9,152,131320,154,262205,6,1535,151,327850,32,1536,1535,809,
196855,1539,0,262394,1536,1538,1541,131320,1538,262205,6,1540,151,131321,1539,131320,1541,262205,6,1542,151,327879,6,
1544,1542,1543,262205,6,1545,152,327810,6,1546,684,1545,327877,6,1547,1544,1546,131321,1539,131320,1539,458997,6,2688,
1540,1538,1547,1541,131326,2688,65592,327734,2,158,0,155,196663,9,156,196663,9,157,131320,159,262205,6,1552,156,
262205,6,1553,157,458764,6,1554,1,38,1552,1553,262205,6,1555,156,262205,6,1556,157,458764,6,1557,1,41,1555,1556,
196670,157,1557,196670,156,1554,65789,65592,327734,32,162,0,160,196663,9,161,131320,163,262205,6,1559,161,327879,6,
1560,1559,356,327850,32,1561,1560,224,131326,1561,65592,327734,32,165,0,160,196663,9,164,131320,166,262205,6,1564,164,
327879,6,1566,1564,1565,327850,32,1567,1566,356,131326,1567,65592,327734,32,168,0,160,196663,9,167,131320,169,262205,
6,1570,167,327879,6,1572,1570,1571,327850,32,1574,1572,1573,131326,1574,65592,327734,6,172,0,170,196663,9,171,131320,
173,262205,6,1578,171,327874,6,1579,1578,276,327879,6,1580,1579,684,327851,32,1581,1580,224,196855,1585,0,262394,1581,
1584,1588,131320,1584,262205,6,1586,171,327810,6,1587,1586,778,131321,1585,131320,1588,131321,1585,131320,1585,458997,
6,2689,1587,1584,809,1588,131326,2689,65592,327734,6,177,0,55,196663,8,174,196663,9,175,196663,48,176,131320,178,
262203,8,1611,7,262203,9,1613,7,262203,48,1615,7,262203,9,1619,7,262205,6,1592,175,327879,6,1593,1592,778,327745,9,
1594,176,777,196670,1594,1593,262205,6,1597,1594,327850,32,1598,1597,778,196855,1601,0,262394,1598,1600,1602,131320,
1600,131321,1601,131320,1602,327745,9,1603,176,784,262205,6,1604,1603,262205,6,1606,1594,327812,6,1607,296,1606,
327808,6,1608,1604,1607,131321,1601,131320,1601,458997,6,2690,224,1600,1608,1602,262205,7,1612,174,196670,1611,1612,
196670,1613,2690,262205,47,1616,176,196670,1615,1616,458809,6,1617,59,1611,1613,1615,262205,47,1618,1615,196670,176,
1618,262205,6,1620,175,196670,1619,1620,327737,32,1621,168,1619,393385,6,1623,1621,809,1617,131326,1623,65592,327734,
32,185,0,179,196663,8,180,196663,31,181,196663,9,182,196663,111,183,196663,111,184,131320,186,262203,111,1626,7,
262203,37,1630,7,262203,31,1635,7,262203,48,1646,7,262203,8,1647,7,262203,31,1649,7,262203,9,1651,7,262203,48,1653,7,
262203,9,1663,7,262203,143,1674,7,262203,8,1675,7,262203,9,1677,7,262203,143,1683,7,262203,8,1684,7,262203,9,1686,7,
262203,143,1692,7,262203,8,1693,7,262203,9,1695,7,262203,143,1701,7,262203,8,1702,7,262203,9,1704,7,262203,48,1711,7,
262203,143,1713,7,262203,37,1715,7,262203,9,1719,7,262203,9,1720,7,262203,48,1723,7,262203,143,1725,7,262203,37,1727,
7,262203,9,1731,7,262203,9,1732,7,262203,48,1735,7,262203,143,1737,7,262203,37,1739,7,262203,9,1743,7,262203,9,1744,7,
262203,48,1747,7,262203,143,1749,7,262203,37,1751,7,262203,9,1755,7,262203,9,1756,7,262203,9,1758,7,262203,9,1760,7,
262203,9,1765,7,262203,9,1767,7,262203,9,1772,7,262203,9,1774,7,262203,9,1779,7,262203,9,1781,7,262203,9,1786,7,
262203,9,1788,7,262203,1803,1804,7,262203,9,1976,7,262203,8,1983,7,262203,48,1985,7,262203,31,1987,7,262203,9,1989,7,
262203,111,1990,7,262203,111,1992,7,262203,9,1996,7,262203,9,2012,7,262203,9,2020,7,262203,8,2033,7,262203,9,2035,7,
262203,48,2037,7,262203,37,2057,7,327745,37,1627,181,345,262205,28,1628,1627,458764,28,1629,1,37,1628,1130,196670,
1630,1629,327737,68,1631,71,1630,196670,1626,1631,262205,30,1636,181,196670,1635,1636,327737,32,1637,35,1635,196855,
1639,0,262394,1637,1638,1639,131320,1638,262205,6,1640,182,327879,6,1641,1640,1202,327850,32,1642,1641,224,131321,
1639,131320,1639,458997,32,1643,1637,186,1642,1638,196855,1645,0,262394,1643,1644,1645,131320,1644,262205,7,1648,180,
196670,1647,1648,262205,30,1650,181,196670,1649,1650,262205,6,1652,182,196670,1651,1652,524345,6,1654,66,1647,1649,
1651,1653,262205,47,1655,1653,196670,1646,1655,131321,1645,131320,1645,458997,6,2692,809,1639,1654,1644,131321,1656,
131320,1656,458997,6,2698,224,1645,2770,1659,458997,6,2695,224,1645,2787,1659,458997,6,2691,2692,1645,2764,1659,
327851,32,1662,2691,809,262390,1658,1659,0,262394,1662,1657,1658,131320,1657,196670,1663,2691,327737,32,1665,162,1663,
196855,1667,0,262394,1665,1666,1975,131320,1666,327812,6,1672,1670,2691,327808,6,1673,1669,1672,262205,7,1676,180,
196670,1675,1676,196670,1677,1673,393273,7,1679,26,1675,1677,262268,662,1680,1679,393281,666,1681,1680,256,256,393277,
142,1682,1681,2,16,196670,1674,1682,262205,7,1685,180,196670,1684,1685,196670,1686,1673,393273,7,1688,26,1684,1686,
262268,662,1689,1688,393281,666,1690,1689,256,335,393277,142,1691,1690,2,16,196670,1683,1691,262205,7,1694,180,196670,
1693,1694,196670,1695,1673,393273,7,1697,26,1693,1695,262268,662,1698,1697,393281,666,1699,1698,256,229,393277,142,
1700,1699,2,16,196670,1692,1700,262205,7,1703,180,196670,1702,1703,196670,1704,1673,393273,7,1706,26,1702,1704,262268,
662,1707,1706,393281,666,1708,1707,256,345,393277,142,1709,1708,2,16,196670,1701,1709,262205,47,1712,1646,196670,1711,
1712,196670,1713,1682,327745,37,1716,1626,256,262205,28,1717,1716,196670,1715,1717,458809,6,1718,148,1711,1713,1715,
196670,1719,1718,196670,1720,224,393273,6,1721,153,1719,1720,262205,47,1724,1646,196670,1723,1724,196670,1725,1691,
262205,28,1729,1716,196670,1727,1729,458809,6,1730,148,1723,1725,1727,196670,1731,1730,196670,1732,237,393273,6,1733,
153,1731,1732,262205,47,1736,1646,196670,1735,1736,196670,1737,1700,262205,28,1741,1716,196670,1739,1741,458809,6,
1742,148,1735,1737,1739,196670,1743,1742,196670,1744,296,393273,6,1745,153,1743,1744,262205,47,1748,1646,196670,1747,
1748,196670,1749,1709,262205,28,1753,1716,196670,1751,1753,458809,6,1754,148,1747,1749,1751,196670,1755,1754,196670,
1756,684,393273,6,1757,153,1755,1756,196670,1758,1721,196670,1760,1733,393273,2,1762,158,1758,1760,262205,6,1763,1758,
262205,6,1764,1760,196670,1765,1745,196670,1767,1757,393273,2,1769,158,1765,1767,262205,6,1770,1765,262205,6,1771,
1767,196670,1772,1763,196670,1774,1770,393273,2,1776,158,1772,1774,262205,6,1777,1772,262205,6,1778,1774,196670,1779,
1764,196670,1781,1771,393273,2,1783,158,1779,1781,262205,6,1784,1779,262205,6,1785,1781,196670,1786,1784,196670,1788,
1778,393273,2,1790,158,1786,1788,262205,6,1791,1786,262205,6,1792,1788,327851,32,1794,1785,809,196855,1796,0,262394,
1794,1795,1796,131320,1795,327856,32,1799,2698,1798,196855,1801,0,262394,1799,1800,1842,131320,1800,327808,6,1806,
2698,335,327879,6,1808,1785,296,327851,32,1809,1808,224,196855,1812,0,262394,1809,1811,1825,131320,1811,327879,6,1814,
1785,237,327851,32,1815,1814,224,196855,1818,0,262394,1815,1817,1821,131320,1817,327745,9,1819,1674,684,262205,6,1820,
1819,131321,1818,131320,1821,327745,9,1822,1683,684,262205,6,1823,1822,131321,1818,131320,1818,458997,6,2703,1820,
1817,1823,1821,131321,1812,131320,1825,327879,6,1827,1785,237,327851,32,1828,1827,224,196855,1831,0,262394,1828,1830,
1834,131320,1830,327745,9,1832,1692,684,262205,6,1833,1832,131321,1831,131320,1834,327745,9,1835,1701,684,262205,6,
1836,1835,131321,1831,131320,1831,458997,6,2702,1833,1830,1836,1834,131321,1812,131320,1812,458997,6,2704,2703,1818,
2702,1831,327760,7,1840,2704,1785,327745,8,1841,1804,2698,196670,1841,1840,131321,1801,131320,1842,131321,1801,131320,
1801,458997,6,2794,2695,1812,1843,1842,458997,6,2714,1806,1812,2698,1842,131321,1796,131320,1796,458997,6,2793,2695,
1666,2794,1801,458997,6,2713,2698,1666,2714,1801,327851,32,1845,1792,809,196855,1847,0,262394,1845,1846,1847,131320,
1846,327856,32,1849,2713,1798,196855,1851,0,262394,1849,1850,1889,131320,1850,327808,6,1853,2713,335,327879,6,1855,
1792,296,327851,32,1856,1855,224,196855,1859,0,262394,1856,1858,1872,131320,1858,327879,6,1861,1792,237,327851,32,
1862,1861,224,196855,1865,0,262394,1862,1864,1868,131320,1864,327745,9,1866,1674,684,262205,6,1867,1866,131321,1865,
131320,1868,327745,9,1869,1683,684,262205,6,1870,1869,131321,1865,131320,1865,458997,6,2719,1867,1864,1870,1868,
131321,1859,131320,1872,327879,6,1874,1792,237,327851,32,1875,1874,224,196855,1878,0,262394,1875,1877,1881,131320,
1877,327745,9,1879,1692,684,262205,6,1880,1879,131321,1878,131320,1881,327745,9,1882,1701,684,262205,6,1883,1882,
131321,1878,131320,1878,458997,6,2718,1880,1877,1883,1881,131321,1859,131320,1859,458997,6,2720,2719,1865,2718,1878,
327760,7,1887,2720,1792,327745,8,1888,1804,2713,196670,1888,1887,131321,1851,131320,1889,131321,1851,131320,1851,
458997,6,2798,2793,1859,1843,1889,458997,6,2735,1853,1859,2713,1889,131321,1847,131320,1847,458997,6,2792,2793,1796,
2798,1851,458997,6,2734,2713,1796,2735,1851,327851,32,1891,1791,809,196855,1893,0,262394,1891,1892,1893,131320,1892,
327856,32,1895,2734,1798,196855,1897,0,262394,1895,1896,1935,131320,1896,327808,6,1899,2734,335,327879,6,1901,1791,
296,327851,32,1902,1901,224,196855,1905,0,262394,1902,1904,1918,131320,1904,327879,6,1907,1791,237,327851,32,1908,
1907,224,196855,1911,0,262394,1908,1910,1914,131320,1910,327745,9,1912,1674,684,262205,6,1913,1912,131321,1911,131320,
1914,327745,9,1915,1683,684,262205,6,1916,1915,131321,1911,131320,1911,458997,6,2740,1913,1910,1916,1914,131321,1905,
131320,1918,327879,6,1920,1791,237,327851,32,1921,1920,224,196855,1924,0,262394,1921,1923,1927,131320,1923,327745,9,
1925,1692,684,262205,6,1926,1925,131321,1924,131320,1927,327745,9,1928,1701,684,262205,6,1929,1928,131321,1924,131320,
1924,458997,6,2739,1926,1923,1929,1927,131321,1905,131320,1905,458997,6,2741,2740,1911,2739,1924,327760,7,1933,2741,
1791,327745,8,1934,1804,2734,196670,1934,1933,131321,1897,131320,1935,131321,1897,131320,1897,458997,6,2802,2792,1905,
1843,1935,458997,6,2776,1899,1905,2734,1935,131321,1893,131320,1893,458997,6,2791,2792,1847,2802,1897,458997,6,2775,
2734,1847,2776,1897,327851,32,1937,1777,809,196855,1940,0,262394,1937,1939,1973,131320,1939,327879,6,1942,1777,296,
327851,32,1943,1942,224,196855,1946,0,262394,1943,1945,1959,131320,1945,327879,6,1948,1777,237,327851,32,1949,1948,
224,196855,1952,0,262394,1949,1951,1955,131320,1951,327745,9,1953,1674,684,262205,6,1954,1953,131321,1952,131320,1955,
327745,9,1956,1683,684,262205,6,1957,1956,131321,1952,131320,1952,458997,6,2761,1954,1951,1957,1955,131321,1946,
131320,1959,327879,6,1961,1777,237,327851,32,1962,1961,224,196855,1965,0,262394,1962,1964,1968,131320,1964,327745,9,
1966,1692,684,262205,6,1967,1966,131321,1965,131320,1968,327745,9,1969,1701,684,262205,6,1970,1969,131321,1965,131320,
1965,458997,6,2760,1967,1964,1970,1968,131321,1946,131320,1946,458997,6,2762,2761,1952,2760,1965,131321,1940,131320,
1973,131321,1940,131320,1940,458997,6,2763,2762,1946,809,1973,131321,1667,131320,1975,196670,1976,2691,327737,32,1978,
165,1976,196855,1980,0,262394,1978,1979,2011,131320,1979,327879,6,1982,2691,778,262205,7,1984,180,196670,1983,1984,
262205,47,1986,1646,196670,1985,1986,262205,30,1988,181,196670,1987,1988,196670,1989,1982,262205,68,1991,183,196670,
1990,1991,262205,68,1993,1626,196670,1992,1993,655417,2,1994,140,1983,1985,1987,1989,1990,1992,262205,68,1995,1992,
196670,1626,1995,196670,1996,2691,327737,6,1998,172,1996,327745,9,1999,1626,774,262205,6,2000,1999,327879,6,2001,2000,
1202,327851,32,2002,2001,224,196855,2004,0,262394,2002,2003,2004,131320,2003,262205,6,2005,182,327879,6,2006,2005,
1670,327851,32,2007,2006,224,131321,2004,131320,2004,458997,32,2008,2002,1979,2007,2003,196855,2010,0,262394,2008,
2009,2010,131320,2009,131321,2010,131320,2010,458997,6,2782,2698,2004,224,2009,458997,6,2767,1998,2004,809,2009,
131321,1980,131320,2011,196670,2012,2691,327737,32,2014,168,2012,327856,32,2016,2698,1798,327846,32,2017,2014,2016,
196855,2019,0,262394,2017,2018,2041,131320,2018,196670,2020,2691,327737,32,2022,168,2020,262312,32,2023,2022,196855,
2025,0,262394,2023,2024,2025,131320,2024,327808,6,2027,2698,335,327745,9,2028,1646,777,262205,6,2029,2028,327877,6,
2030,1573,2029,327760,7,2031,2030,224,327745,8,2032,1804,2698,196670,2032,2031,131321,2025,131320,2025,458997,6,2785,
2698,2018,2027,2024,262205,7,2034,180,196670,2033,2034,196670,2035,2691,262205,47,2038,1646,196670,2037,2038,458809,6,
2039,177,2033,2035,2037,262205,47,2040,2037,196670,1646,2040,131321,2019,131320,2041,131321,2019,131320,2019,458997,6,
2810,2695,2025,1843,2041,458997,6,2784,2785,2025,2698,2041,458997,6,2769,2039,2025,809,2041,131321,1980,131320,1980,
458997,6,2807,2695,2010,2810,2019,458997,6,2781,2782,2010,2784,2019,458997,6,2766,2767,2010,2769,2019,131321,1667,
131320,1667,458997,6,2787,2791,1940,2807,1980,458997,6,2771,2775,1940,2781,1980,458997,6,2765,2763,1940,2766,1980,
131321,2042,131320,2042,458997,6,2770,2771,1667,2053,2045,458997,6,2764,2765,1667,2813,2045,327850,32,2048,2764,809,
327852,32,2050,2770,224,327847,32,2051,2048,2050,262390,2044,2045,0,262394,2051,2043,2044,131320,2043,327810,6,2053,
2770,335,393281,9,2055,1804,2053,237,262205,6,2056,2055,327745,37,2058,1626,256,262205,28,2059,2058,196670,2057,2059,
327737,6,2060,109,2057,327877,6,2061,2060,684,327858,32,2062,2056,2061,196855,2064,0,262394,2062,2063,2064,131320,
2063,393281,9,2066,1804,2053,224,262205,6,2067,2066,131321,2064,131320,2064,458997,6,2813,2764,2043,2067,2063,131321,
2045,131320,2045,131321,2042,131320,2044,131321,1659,131320,1659,131321,1656,131320,1658,327745,9,2069,1626,774,
262205,6,2070,2069,327879,6,2071,2070,1202,327851,32,2072,2071,224,262312,32,2074,2072,196855,2076,0,262394,2074,2075,
2076,131320,2075,262205,28,2078,1627,327745,37,2079,1626,256,196670,2079,2078,131321,2076,131320,2076,262205,68,2080,
1626,196670,184,2080,327745,9,2082,184,774,262205,6,2083,2082,327877,6,2084,2083,2695,196670,2082,2084,131326,2072,
65592,327734,32,192,0,187,196663,8,188,196663,31,189,196663,9,190,196663,111,191,131320,193,262203,37,2090,7,262203,
111,2092,7,262203,37,2096,7,262203,31,2101,7,262203,48,2112,7,262203,8,2113,7,262203,31,2115,7,262203,9,2117,7,262203,
48,2119,7,262203,9,2130,7,262203,143,2139,7,262203,8,2140,7,262203,9,2142,7,262203,143,2148,7,262203,8,2149,7,262203,
9,2151,7,262203,143,2157,7,262203,8,2158,7,262203,9,2160,7,262203,143,2166,7,262203,8,2167,7,262203,9,2169,7,262203,
48,2175,7,262203,143,2177,7,262203,37,2179,7,262203,2194,2195,7,262203,48,2207,7,262203,143,2209,7,262203,37,2211,7,
262203,48,2236,7,262203,143,2238,7,262203,37,2240,7,262203,48,2265,7,262203,143,2267,7,262203,37,2269,7,262203,9,2295,
7,262203,8,2302,7,262203,48,2304,7,262203,31,2306,7,262203,9,2308,7,262203,111,2309,7,262203,111,2311,7,262203,9,2315,
7,262203,9,2325,7,262203,9,2333,7,262203,8,2345,7,262203,9,2347,7,262203,48,2349,7,196670,2090,619,327737,68,2091,71,
2090,327745,37,2093,189,345,262205,28,2094,2093,458764,28,2095,1,37,2094,1130,196670,2096,2095,327737,68,2097,71,2096,
196670,2092,2097,262205,30,2102,189,196670,2101,2102,327737,32,2103,35,2101,196855,2105,0,262394,2103,2104,2105,
131320,2104,262205,6,2106,190,327879,6,2107,2106,1202,327850,32,2108,2107,224,131321,2105,131320,2105,458997,32,2109,
2103,193,2108,2104,196855,2111,0,262394,2109,2110,2111,131320,2110,262205,7,2114,188,196670,2113,2114,262205,30,2116,
189,196670,2115,2116,262205,6,2118,190,196670,2117,2118,524345,6,2120,66,2113,2115,2117,2119,262205,47,2121,2119,
196670,2112,2121,131321,2111,131320,2111,458997,6,2816,809,2105,2120,2110,131321,2122,131320,2122,458997,6,2822,224,
2111,2870,2125,458997,6,2819,224,2111,2853,2125,458997,6,2815,2816,2111,2851,2125,327851,32,2128,2815,809,262390,2124,
2125,0,262394,2128,2123,2124,131320,2123,196670,2130,2815,327737,32,2132,162,2130,196855,2134,0,262394,2132,2133,2294,
131320,2133,327812,6,2137,1670,2815,327808,6,2138,1669,2137,262205,7,2141,188,196670,2140,2141,196670,2142,2138,
393273,7,2144,26,2140,2142,262268,662,2145,2144,393281,666,2146,2145,256,256,393277,142,2147,2146,2,16,196670,2139,
2147,262205,7,2150,188,196670,2149,2150,196670,2151,2138,393273,7,2153,26,2149,2151,262268,662,2154,2153,393281,666,
2155,2154,256,335,393277,142,2156,2155,2,16,196670,2148,2156,262205,7,2159,188,196670,2158,2159,196670,2160,2138,
393273,7,2162,26,2158,2160,262268,662,2163,2162,393281,666,2164,2163,256,229,393277,142,2165,2164,2,16,196670,2157,
2165,262205,7,2168,188,196670,2167,2168,196670,2169,2138,393273,7,2171,26,2167,2169,262268,662,2172,2171,393281,666,
2173,2172,256,345,393277,142,2174,2173,2,16,196670,2166,2174,262205,47,2176,2112,196670,2175,2176,196670,2177,2174,
327745,37,2180,2092,256,262205,28,2181,2180,196670,2179,2181,458809,6,2182,148,2175,2177,2179,327851,32,2183,2182,809,
196855,2185,0,262394,2183,2184,2185,131320,2184,196855,2192,0,262394,2876,2191,2200,131320,2191,327808,6,2197,2822,
335,327745,9,2199,2195,2822,196670,2199,809,131321,2192,131320,2200,196855,2204,0,262394,2876,2203,2204,131320,2203,
131321,2204,131320,2204,458997,6,2859,2819,2200,1843,2203,131321,2192,131320,2192,458997,6,2858,2819,2191,2859,2204,
458997,6,2828,2197,2191,2822,2204,327745,9,2205,2166,684,262205,6,2206,2205,131321,2185,131320,2185,458997,6,2857,
2819,2133,2858,2192,458997,6,2827,2822,2133,2828,2192,458997,6,2826,809,2133,2206,2192,262205,47,2208,2112,196670,
2207,2208,196670,2209,2165,262205,28,2213,2180,196670,2211,2213,458809,6,2214,148,2207,2209,2211,327851,32,2215,2214,
809,196855,2217,0,262394,2215,2216,2217,131320,2216,327851,32,2219,2826,809,327856,32,2221,2827,1798,327847,32,2222,
2219,2221,196855,2224,0,262394,2222,2223,2229,131320,2223,327808,6,2226,2827,335,327745,9,2228,2195,2827,196670,2228,
2826,131321,2224,131320,2229,196855,2233,0,262394,2219,2232,2233,131320,2232,131321,2233,131320,2233,458997,6,2861,
2857,2229,1843,2232,131321,2224,131320,2224,458997,6,2860,2857,2223,2861,2233,458997,6,2832,2226,2223,2827,2233,
327745,9,2234,2157,684,262205,6,2235,2234,131321,2217,131320,2217,458997,6,2856,2857,2185,2860,2224,458997,6,2831,
2827,2185,2832,2224,458997,6,2830,2826,2185,2235,2224,262205,47,2237,2112,196670,2236,2237,196670,2238,2156,262205,28,
2242,2180,196670,2240,2242,458809,6,2243,148,2236,2238,2240,327851,32,2244,2243,809,196855,2246,0,262394,2244,2245,
2246,131320,2245,327851,32,2248,2830,809,327856,32,2250,2831,1798,327847,32,2251,2248,2250,196855,2253,0,262394,2251,
2252,2258,131320,2252,327808,6,2255,2831,335,327745,9,2257,2195,2831,196670,2257,2830,131321,2253,131320,2258,196855,
2262,0,262394,2248,2261,2262,131320,2261,131321,2262,131320,2262,458997,6,2863,2856,2258,1843,2261,131321,2253,131320,
2253,458997,6,2862,2856,2252,2863,2262,458997,6,2836,2255,2252,2831,2262,327745,9,2263,2148,684,262205,6,2264,2263,
131321,2246,131320,2246,458997,6,2855,2856,2217,2862,2253,458997,6,2835,2831,2217,2836,2253,458997,6,2834,2830,2217,
2264,2253,262205,47,2266,2112,196670,2265,2266,196670,2267,2147,262205,28,2271,2180,196670,2269,2271,458809,6,2272,
148,2265,2267,2269,327851,32,2273,2272,809,196855,2275,0,262394,2273,2274,2275,131320,2274,327851,32,2277,2834,809,
327856,32,2279,2835,1798,327847,32,2280,2277,2279,196855,2282,0,262394,2280,2281,2287,131320,2281,327808,6,2284,2835,
335,327745,9,2286,2195,2835,196670,2286,2834,131321,2282,131320,2287,196855,2291,0,262394,2277,2290,2291,131320,2290,
131321,2291,131320,2291,458997,6,2865,2855,2287,1843,2290,131321,2282,131320,2282,458997,6,2864,2855,2281,2865,2291,
458997,6,2845,2284,2281,2835,2291,327745,9,2292,2139,684,262205,6,2293,2292,131321,2275,131320,2275,458997,6,2854,
2855,2246,2864,2282,458997,6,2844,2835,2246,2845,2282,458997,6,2839,2834,2246,2293,2282,131321,2134,131320,2294,
196670,2295,2815,327737,32,2297,165,2295,196855,2299,0,262394,2297,2298,2324,131320,2298,327879,6,2301,2815,778,
262205,7,2303,188,196670,2302,2303,262205,47,2305,2112,196670,2304,2305,262205,30,2307,189,196670,2306,2307,196670,
2308,2301,196670,2309,2091,262205,68,2312,2092,196670,2311,2312,655417,2,2313,140,2302,2304,2306,2308,2309,2311,
262205,68,2314,2311,196670,2092,2314,196670,2315,2815,327737,6,2317,172,2315,327745,9,2318,2092,774,262205,6,2319,
2318,327879,6,2320,2319,1202,327851,32,2321,2320,224,196855,2323,0,262394,2321,2322,2323,131320,2322,131321,2323,
131320,2323,458997,6,2848,2822,2298,224,2322,458997,6,2841,2317,2298,809,2322,131321,2299,131320,2324,196670,2325,
2815,327737,32,2327,168,2325,327856,32,2329,2822,1798,327846,32,2330,2327,2329,196855,2332,0,262394,2330,2331,2353,
131320,2331,196670,2333,2815,327737,32,2335,168,2333,262312,32,2336,2335,196855,2338,0,262394,2336,2337,2338,131320,
2337,327808,6,2340,2822,335,327745,9,2341,2112,777,262205,6,2342,2341,327877,6,2343,1573,2342,327745,9,2344,2195,2822,
196670,2344,2343,131321,2338,131320,2338,458997,6,2850,2822,2331,2340,2337,262205,7,2346,188,196670,2345,2346,196670,
2347,2815,262205,47,2350,2112,196670,2349,2350,458809,6,2351,177,2345,2347,2349,262205,47,2352,2349,196670,2112,2352,
131321,2332,131320,2353,131321,2332,131320,2332,458997,6,2868,2819,2338,1843,2353,458997,6,2849,2850,2338,2822,2353,
458997,6,2842,2351,2338,809,2353,131321,2299,131320,2299,458997,6,2866,2819,2323,2868,2332,458997,6,2847,2848,2323,
2849,2332,458997,6,2840,2841,2323,2842,2332,131321,2134,131320,2134,458997,6,2853,2854,2275,2866,2299,458997,6,2843,
2844,2275,2847,2299,458997,6,2838,2839,2275,2840,2299,327850,32,2356,2838,809,327852,32,2358,2843,224,327847,32,2359,
2356,2358,196855,2361,0,262394,2359,2360,2361,131320,2360,327810,6,2363,2843,335,327745,9,2364,2195,2363,262205,6,
2365,2364,131321,2361,131320,2361,458997,6,2870,2843,2134,2363,2360,458997,6,2851,2838,2134,2365,2360,131321,2125,
131320,2125,131321,2122,131320,2124,327745,9,2367,2092,774,262205,6,2368,2367,327879,6,2369,2368,1202,327851,32,2370,
2369,224,262312,32,2372,2370,196855,2374,0,262394,2372,2373,2374,131320,2373,262205,28,2376,2093,327745,37,2377,2092,
256,196670,2377,2376,131321,2374,131320,2374,262205,68,2378,2092,196670,191,2378,327745,9,2380,191,774,262205,6,2381,
2380,327877,6,2382,2381,2819,196670,2380,2382,131326,2370,65592,327734,32,198,0,187,196663,8,194,196663,31,195,196663,
9,196,196663,111,197,131320,199,262203,37,2387,7,262203,8,2389,7,262203,31,2391,7,262203,9,2393,7,262203,111,2395,7,
262203,111,2396,7,196670,2387,619,327737,68,2388,71,2387,262205,7,2390,194,196670,2389,2390,262205,30,2392,195,196670,
2391,2392,262205,6,2394,196,196670,2393,2394,196670,2395,2388,589881,32,2397,185,2389,2391,2393,2395,2396,262205,68,
2398,2396,196670,197,2398,131326,2397,65592,327734,6,201,0,200,131320,202,393281,2412,2413,2411,256,774,262205,6,2414,
2413,393281,2415,2416,2411,256,345,262205,15,2417,2416,262268,7,2418,2417,327851,2420,2421,2418,2419,262298,32,2422,
2421,196855,2424,0,262394,2422,2423,2424,131320,2423,393281,257,2428,2417,256,256,393277,6,2429,2428,2,4,458764,6,
2430,1,38,2414,2429,131321,2424,131320,2424,458997,6,2871,2414,202,2430,2423,131326,2871,65592,327734,6,204,0,170,
196663,9,203,131320,205,262203,18,2441,7,262203,9,2444,7,393281,2415,2434,2411,256,229,262205,15,2435,2434,262268,7,
2436,2435,327851,2420,2437,2436,2419,262298,32,2438,2437,196855,2440,0,262394,2438,2439,2440,131320,2439,196670,2441,
2435,262205,6,2445,203,196670,2444,2445,393273,6,2446,22,2441,2444,196670,203,2446,131321,2440,131320,2440,262205,6,
2447,203,131326,2447,65592,327734,30,208,0,206,196663,9,207,131320,209,262203,8,2457,7,262203,9,2458,7,262203,2462,
2463,7,262203,2462,2468,7,393281,2415,2452,2411,256,335,262205,15,2453,2452,262268,7,2454,2453,262205,6,2455,207,
327812,6,2456,296,2455,196670,2457,2454,196670,2458,2456,393273,7,2459,26,2457,2458,262268,662,2460,2459,393281,666,
2465,2460,256,256,393277,142,2466,2465,2,16,262268,2461,2467,2466,196670,2463,2467,393281,666,2470,2460,256,335,
393277,142,2471,2470,2,16,262268,2461,2472,2471,196670,2468,2472,524367,29,2474,2467,2467,0,1,2,327745,37,2475,2463,
684,262205,28,2476,2475,524367,29,2478,2472,2472,0,1,2,327745,37,2479,2468,684,262205,28,2480,2479,458832,30,2481,
2474,2476,2478,2480,131326,2481,65592,327734,2,213,0,210,196663,9,211,196663,111,212,131320,214,262203,8,2495,7,
262203,9,2496,7,393281,2489,2490,2411,256,487,262205,2402,2491,2490,262268,7,2492,2491,262205,6,2493,211,327812,6,
2494,296,2493,196670,2495,2492,196670,2496,2494,393273,7,2497,26,2495,2496,262268,2484,2498,2497,327745,37,2500,212,
256,262205,28,2501,2500,327745,37,2502,212,335,262205,28,2503,2502,327745,37,2504,212,229,262205,28,2505,2504,393296,
29,2506,2501,2503,2505,262268,679,2507,2506,327745,9,2508,212,345,262205,6,2509,2508,327761,6,2510,2507,0,327761,6,
2511,2507,1,327761,6,2512,2507,2,458832,142,2513,2510,2511,2512,2509,393281,666,2514,2498,256,256,327742,2514,2513,2,
16,327745,9,2516,212,266,262205,6,2517,2516,327745,9,2518,212,487,262205,6,2519,2518,327745,9,2520,212,760,262205,6,
2521,2520,327745,9,2522,212,774,262205,6,2523,2522,458832,142,2524,2517,2519,2521,2523,393281,666,2525,2498,256,335,
327742,2525,2524,2,16,65789,65592,327734,6,217,0,215,196663,31,216,131320,218,262203,31,2526,7,262205,30,2527,216,
196670,2526,2527,327737,32,2528,35,2526,196855,2531,0,262394,2528,2530,2534,131320,2530,393281,2412,2532,2411,256,777,
262205,6,2533,2532,131321,2531,131320,2534,393281,2412,2535,2411,256,780,262205,6,2536,2535,131321,2531,131320,2531,
458997,6,2872,2533,2530,2536,2534,131326,2872,65592,327734,6,221,0,219,196663,111,220,131320,222,262203,18,2558,7,
262203,9,2561,7,393281,2412,2541,2411,256,777,262205,6,2542,2541,393281,2412,2543,2411,256,726,262205,6,2544,2543,
327850,32,2545,2544,224,196855,2547,0,262394,2545,2546,2550,131320,2546,327745,9,2548,220,266,262205,6,2549,2548,
131321,2547,131320,2550,327745,9,2551,220,266,262205,6,2552,2551,327856,32,2555,2552,2544,196855,2557,0,262394,2555,
2556,2557,131320,2556,393281,2415,2559,2411,256,266,262205,15,2560,2559,196670,2558,2560,262205,6,2563,2551,196670,
2561,2563,393273,6,2564,22,2558,2561,131321,2557,131320,2557,458997,6,2874,2542,2550,2564,2556,131321,2547,131320,
2547,458997,6,2873,2549,2546,2874,2557,131326,2873,65592,
};
static const uint32_t raysort_words_bvh_stream[] = {
119734787,66816,524299,3157,0,131089,1,131089,61,131089,64,131089,5347,393227,1,1280527431,1685353262,808793134,0,
196622,5348,1,458767,5,4,1852399981,0,1648,1921,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,196679,20,5356,196679,458,42,196679,461,42,196679,463,42,196679,545,42,196679,612,42,262215,675,6,16,
262216,676,0,24,327752,676,0,35,0,196679,676,2,196679,835,42,196679,840,42,196679,841,42,196679,846,42,196679,847,42,
196679,854,42,196679,857,42,196679,858,42,196679,889,42,196679,912,42,196679,916,42,196679,920,42,196679,948,42,
196679,952,42,196679,956,42,196679,976,42,196679,981,42,196679,986,42,196679,1062,42,196679,1064,42,196679,1120,42,
196679,1123,42,196679,1124,42,196679,1127,42,196679,1128,42,196679,1130,42,196679,1134,42,196679,1138,42,327752,1641,
0,35,0,327752,1641,1,35,8,327752,1641,2,35,16,327752,1641,3,35,24,327752,1641,4,35,32,327752,1641,5,35,40,327752,1641,
6,35,48,327752,1641,7,35,56,327752,1641,8,35,60,327752,1641,9,35,64,327752,1641,10,35,68,327752,1641,11,35,72,327752,
1641,12,35,76,262215,1642,6,4,262216,1643,0,25,327752,1643,0,35,0,196679,1643,2,262215,1644,6,4,327752,1645,0,35,0,
196679,1645,2,327752,1646,0,35,0,196679,1646,2,262215,1722,6,16,262216,1723,0,25,327752,1723,0,35,0,196679,1723,2,
196679,1921,0,262215,1921,11,36,196679,1922,0,196679,1941,0,262215,2867,1,1,262215,2894,1,15,262215,2895,1,0,262215,
2896,11,25,196679,1678,5356,196679,1795,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196630,28,
32,262167,29,28,3,393246,30,29,28,29,28,262176,31,7,30,131092,32,262177,33,32,31,262176,37,7,28,327713,38,28,37,37,
262177,43,28,37,1048606,47,29,29,29,29,28,6,28,6,29,29,29,6,6,6,262176,48,7,47,262176,49,7,29,327713,50,2,48,49,
393249,55,6,8,9,48,458785,61,6,8,31,9,48,655390,68,28,28,28,6,6,6,6,6,262177,69,68,37,327713,73,28,49,49,458785,78,28,
37,37,37,37,327713,85,28,48,49,589857,98,2,37,37,37,37,37,37,262177,107,6,37,262176,111,7,68,589857,112,32,48,49,49,
49,37,111,327713,121,32,111,111,458785,126,32,48,31,9,111,589857,133,2,8,48,31,9,111,111,262167,142,6,4,262176,143,7,
142,393249,144,6,48,143,37,327713,150,6,9,9,327713,155,2,9,9,262177,160,32,9,262177,170,6,9,196641,179,6,262177,185,
30,9,327713,189,2,9,111,262177,194,6,31,262177,198,6,111,327710,209,6,6,32,262176,210,7,209,393249,211,32,210,9,9,
327713,217,32,210,9,458785,222,2,8,9,9,9,262187,6,236,0,262165,240,32,1,262187,240,241,2,262174,244,6,6,262187,6,249,
1,262187,240,253,30,262187,240,268,0,262176,269,5349,6,262187,240,278,4,262187,240,288,28,262187,6,300,2147483647,
262187,6,308,2,262176,340,7,32,262187,6,343,1568669696,262187,240,347,1,262187,6,352,2139095040,262187,240,357,3,
262187,6,368,2147483648u,262187,6,400,8388607,262187,6,402,8388608,262187,240,416,23,262187,6,418,255,262187,240,430,
127,262187,240,444,255,262187,6,457,1056964608,262187,6,473,23,262187,240,499,5,262187,240,513,4294967293u,262187,240,
520,4294967291u,262187,6,555,562036736,262187,28,562,1065353216,262187,28,631,0,196647,674,5349,196637,675,142,196638,
676,675,262176,674,5349,676,262176,678,5349,142,262167,691,6,3,262187,6,696,3,262187,28,723,901775360,262187,240,725,
8,262187,240,733,9,262187,240,738,10,262187,240,772,6,262187,240,786,7,262187,240,789,11,262187,6,790,268435455,
262187,240,792,12,262187,240,796,13,262187,6,821,4294967295u,262187,28,947,889192448,262187,28,1140,4286578687u,
262187,28,1142,2139095039,262187,6,1214,256,262187,6,1217,254,262187,6,1322,32,262187,6,1323,16,262187,6,1326,64,
262187,6,1327,128,196649,32,1342,262187,6,1387,16777215,262187,240,1442,24,262187,6,1463,65535,262187,6,1555,
4294967292u,262187,6,1577,3221225472u,262187,6,1583,4026531840u,262187,6,1585,3758096384u,196647,1639,5349,196647,
1640,5349,983070,1641,15,15,15,15,15,1639,1640,6,6,6,6,6,6,196637,1642,6,196638,1643,1642,262176,1639,5349,1643,
196637,1644,6,196638,1645,1644,262176,1640,5349,1645,196638,1646,1641,262176,1647,9,1646,262203,1647,1648,9,262176,
1649,9,6,262176,1652,9,15,327724,7,1656,236,236,262167,1657,32,2,262167,1698,28,4,262176,1699,7,1698,196647,1721,5349,
196637,1722,142,196638,1723,1722,262176,1721,5349,1723,262176,1726,9,1639,393260,29,1806,631,631,631,458796,30,1807,
1806,562,1806,631,262176,1870,9,1640,262176,1920,1,6,262203,1920,1921,1,196650,32,1947,393260,209,1948,821,236,1947,
262187,6,2026,8,262187,6,2029,5,262187,6,2041,4,262187,6,2169,96,262172,2173,7,2169,262176,2174,7,2173,262187,6,2214,
512,262172,2651,6,2169,262176,2652,7,2651,262194,6,2867,0,393268,32,2868,171,2867,236,262194,6,2894,212993,262194,6,
2895,64,393267,691,2896,2895,249,249,327734,2,4,0,3,131320,5,262203,8,2875,7,262203,9,2876,7,262203,9,2879,7,262203,9,
2880,7,262203,8,2887,7,262203,9,2888,7,262203,9,2891,7,262203,9,2892,7,196855,2870,0,262394,2868,2869,2882,131320,
2869,393281,1652,2871,1648,268,268,262205,15,2872,2871,262268,7,2873,2872,262201,6,2874,180,196670,2875,2873,393281,
1649,2877,1648,268,733,262205,6,2878,2877,196670,2876,2878,196670,2879,2874,196670,2880,821,524345,2,2881,233,2875,
2876,2879,2880,131321,2870,131320,2882,393281,1652,2883,1648,268,268,262205,15,2884,2883,262268,7,2885,2884,262201,6,
2886,180,196670,2887,2885,393281,1649,2889,1648,268,733,262205,6,2890,2889,196670,2888,2890,196670,2891,2886,196670,
2892,821,524345,2,2893,227,2887,2888,2891,2892,131321,2870,131320,2870,65789,65592,327734,7,13,0,10,196663,8,11,
196663,9,12,131320,14,327745,9,237,11,236,262205,6,238,237,262205,6,239,12,327876,6,242,239,241,327829,244,245,238,
242,327761,6,246,245,1,327761,6,247,245,0,327745,9,250,11,249,262205,6,251,250,262205,6,252,12,327874,6,254,252,253,
327808,6,255,251,254,327808,6,257,255,246,327760,7,258,247,257,131326,258,65592,327734,6,22,0,19,196663,18,20,196663,
9,21,131320,23,262203,8,263,7,262203,9,264,7,262205,15,261,20,262268,7,262,261,196670,263,262,262205,6,265,21,196670,
264,265,393273,7,266,13,263,264,262268,15,267,266,393281,269,270,267,268,268,393277,6,271,270,2,4,131326,271,65592,
327734,7,26,0,10,196663,8,24,196663,9,25,131320,27,327745,9,275,24,236,262205,6,276,275,262205,6,277,25,327876,6,279,
277,278,327829,244,281,276,279,327761,6,282,281,1,327761,6,283,281,0,327745,9,285,24,249,262205,6,286,285,262205,6,
287,25,327874,6,289,287,288,327808,6,290,286,289,327808,6,292,290,282,327760,7,293,283,292,131326,293,65592,327734,32,
35,0,33,196663,31,34,131320,36,393281,37,297,34,268,236,262205,28,298,297,262268,6,299,298,327879,6,301,299,300,
393281,37,303,34,268,249,262205,28,304,303,262268,6,305,304,327879,6,306,305,300,393281,37,309,34,268,308,262205,28,
310,309,262268,6,311,310,327879,6,312,311,300,393281,37,314,34,241,236,262205,28,315,314,262268,6,316,315,327879,6,
317,316,300,393281,37,319,34,241,249,262205,28,320,319,262268,6,321,320,327879,6,322,321,300,393281,37,324,34,241,308,
262205,28,325,324,262268,6,326,325,327879,6,327,326,300,458764,6,331,1,41,301,306,458764,6,333,1,41,331,312,458764,6,
336,1,41,317,322,458764,6,338,1,41,336,327,458764,6,339,1,41,333,338,327858,32,344,339,343,196855,346,0,262394,344,
345,346,131320,345,327745,37,348,34,347,262205,28,349,348,262268,6,350,349,327879,6,351,350,300,327856,32,353,351,352,
131321,346,131320,346,458997,32,354,344,36,353,345,196855,356,0,262394,354,355,356,131320,355,327745,37,358,34,357,
262205,28,359,358,262268,6,360,359,327858,32,361,360,352,262312,32,362,361,196855,364,0,262394,362,363,364,131320,363,
262205,28,366,358,262268,6,367,366,327850,32,369,367,368,131321,364,131320,364,458997,32,370,361,355,369,363,131321,
356,131320,356,458997,32,371,354,346,370,364,196855,374,0,262394,371,373,374,131320,373,327877,6,377,317,322,327877,6,
379,377,327,327851,32,380,379,236,131321,374,131320,374,458997,32,381,371,356,380,373,196855,383,0,262394,381,382,383,
131320,382,327745,37,384,34,347,262205,28,385,384,327745,37,386,34,357,262205,28,387,386,327868,32,388,385,387,131321,
383,131320,383,458997,32,389,381,374,388,382,131326,389,65592,327734,28,41,0,38,196663,37,39,196663,37,40,131320,42,
262205,28,393,39,262268,6,394,393,262205,28,396,40,262268,6,397,396,327879,6,401,394,400,327877,6,403,401,402,327879,
6,406,397,400,327877,6,407,406,402,327856,32,411,403,407,393385,6,412,411,249,236,327874,6,417,394,416,327879,6,419,
417,418,262268,240,420,419,327874,6,423,397,416,327879,6,424,423,418,262268,240,425,424,327810,240,429,420,425,327808,
240,431,429,430,262268,240,433,412,327810,240,434,431,433,458764,240,437,1,39,420,425,327853,32,438,437,268,196855,
440,0,262394,438,439,440,131320,439,458764,240,443,1,42,420,425,327857,32,445,443,444,131321,440,131320,440,458997,32,
446,438,42,445,439,327853,32,448,434,268,327847,32,449,446,448,327857,32,451,434,444,327847,32,452,449,451,196855,454,
0,262394,452,453,541,131320,453,327808,6,458,403,457,262268,28,459,458,327808,6,461,407,457,262268,28,462,461,327816,
28,463,459,462,262268,6,466,463,327810,6,467,466,457,327876,6,469,412,416,327808,6,470,467,469,327808,6,475,473,412,
327876,6,476,403,475,327812,6,479,470,407,327810,6,480,476,479,262268,240,481,480,262268,240,484,407,327808,240,487,
481,481,327853,32,490,487,484,393385,6,491,490,249,236,327812,240,494,357,484,327853,32,495,487,494,393385,6,496,495,
249,236,327808,6,497,491,496,327812,240,501,499,484,327853,32,502,487,501,393385,6,503,502,249,236,327808,6,504,497,
503,327808,6,506,470,504,262270,240,509,484,327857,32,510,487,509,393385,6,511,510,249,236,327812,240,515,513,484,
327857,32,516,487,515,393385,6,517,516,249,236,327808,6,518,511,517,327812,240,522,520,484,327857,32,523,487,522,
393385,6,524,523,249,236,327808,6,525,518,524,327810,6,527,506,525,327878,6,531,394,397,327879,6,532,531,368,327810,
240,534,434,347,262268,6,535,534,327876,6,536,535,416,327808,6,538,536,527,327877,6,539,532,538,262268,28,540,539,
131321,454,131320,541,262205,28,543,39,262205,28,544,40,327816,28,545,543,544,131321,454,131320,454,458997,28,2897,
540,453,545,541,131326,2897,65592,327734,28,45,0,43,196663,37,44,131320,46,262203,37,565,7,262203,37,566,7,262205,28,
551,44,262268,6,552,551,327879,6,554,552,300,327856,32,556,554,555,196855,558,0,262394,556,557,558,131320,557,327879,
6,560,552,368,327877,6,561,560,555,131321,558,131320,558,458997,6,2898,552,46,561,557,262268,28,564,2898,196670,565,
562,196670,566,564,393273,28,567,41,565,566,131326,567,65592,327734,2,53,0,50,196663,48,51,196663,49,52,131320,54,
262203,37,614,7,262203,37,616,7,262203,37,620,7,262203,37,622,7,262203,37,625,7,262203,37,626,7,327745,37,571,52,236,
262205,28,572,571,327745,37,574,52,249,262205,28,575,574,327745,37,577,52,308,262205,28,578,577,327745,9,579,51,499,
196670,579,236,262205,28,581,574,393228,28,582,1,4,581,393228,28,584,1,4,572,327866,32,585,582,584,196855,587,0,
262394,585,586,587,131320,586,262205,28,589,574,262205,28,591,577,262205,28,593,571,196670,579,249,131321,587,131320,
587,458997,28,2904,578,54,593,586,458997,28,2902,575,54,591,586,458997,28,2899,572,54,589,586,262205,28,596,577,
393228,28,597,1,4,596,393228,28,599,1,4,2899,327866,32,600,597,599,196855,602,0,262394,600,601,602,131320,601,262205,
28,604,577,262205,28,606,571,262205,28,608,574,196670,579,308,131321,602,131320,602,458997,28,2903,2904,587,608,601,
458997,28,2901,2902,587,606,601,458997,28,2900,2899,587,604,601,262271,28,612,2900,196670,614,2901,196670,616,612,
393273,28,618,41,614,616,196670,620,2903,196670,622,612,393273,28,624,41,620,622,196670,625,562,196670,626,2900,
393273,28,628,41,625,626,327745,37,629,51,278,196670,629,628,393296,29,633,562,631,618,393296,29,636,631,562,624,
262205,6,638,579,327850,32,639,638,236,196855,641,0,262394,639,640,646,131320,640,393296,29,643,618,562,631,393296,29,
645,624,631,562,131321,641,131320,646,262205,6,648,579,327850,32,649,648,249,196855,651,0,262394,649,650,651,131320,
650,393296,29,653,631,618,562,393296,29,655,562,624,631,131321,651,131320,651,458997,29,2908,636,646,655,650,458997,
29,2906,633,646,653,650,131321,641,131320,641,458997,29,2907,645,640,2908,651,458997,29,2905,643,640,2906,651,327745,
49,657,51,241,196670,657,2905,327745,49,659,51,357,196670,659,2907,327864,32,661,2900,631,196855,663,0,262394,661,662,
663,131320,662,196670,657,2907,196670,659,2905,131321,663,131320,663,65789,65592,327734,6,59,0,55,196663,8,56,196663,
9,57,196663,48,58,131320,60,262203,143,668,7,262203,8,669,7,262203,9,671,7,262203,143,681,7,262203,8,682,7,262203,9,
684,7,262205,7,670,56,196670,669,670,262205,6,672,57,196670,671,672,393273,7,673,26,669,671,262268,674,677,673,393281,
678,679,677,268,268,393277,142,680,679,2,16,196670,668,680,262205,7,683,56,196670,682,683,262205,6,685,57,196670,684,
685,393273,7,686,26,682,684,262268,674,687,686,393281,678,688,687,268,347,393277,142,689,688,2,16,196670,681,689,
524367,691,693,680,680,0,1,2,262268,29,694,693,327745,9,697,681,696,262205,6,698,697,262268,28,699,698,327745,49,702,
58,268,262205,29,703,702,327811,29,704,694,703,327745,49,705,58,347,262205,29,706,705,262205,29,710,702,393228,29,711,
1,4,710,393296,29,715,699,699,699,327809,29,716,711,715,262205,29,719,705,393228,29,720,1,4,719,327813,29,722,720,716,
327822,29,724,722,723,524367,691,727,689,689,0,1,2,262268,29,728,727,262205,29,730,705,327813,29,731,728,730,327745,
49,732,58,725,196670,732,731,262271,29,3156,724,524300,29,736,1,50,704,706,3156,327745,49,737,58,733,196670,737,736,
524300,29,741,1,50,704,706,724,327745,49,742,58,738,196670,742,741,327745,9,743,668,696,262205,6,744,743,131326,744,
65592,327734,6,66,0,61,196663,8,62,196663,31,63,196663,9,64,196663,48,65,131320,67,262203,143,747,7,262203,8,748,7,
262203,9,750,7,262203,37,758,7,262203,37,762,7,262203,37,766,7,262203,48,800,7,262203,49,802,7,262203,8,807,7,262203,
9,809,7,262203,48,810,7,262205,7,749,62,196670,748,749,196670,750,308,393273,7,751,26,748,750,262268,674,752,751,
393281,678,753,752,268,268,393277,142,754,753,2,16,196670,747,754,327745,49,755,63,268,262205,29,756,755,327745,49,
757,65,268,196670,757,756,393281,37,759,63,241,236,262205,28,760,759,196670,758,760,327737,28,761,45,758,393281,37,
763,63,241,249,262205,28,764,763,196670,762,764,327737,28,765,45,762,393281,37,767,63,241,308,262205,28,768,767,
196670,766,768,327737,28,769,45,766,393296,29,770,761,765,769,327745,49,771,65,347,196670,771,770,327745,37,773,63,
347,262205,28,774,773,262268,6,775,774,327879,6,776,775,368,327850,32,777,776,236,196855,780,0,262394,777,779,783,
131320,779,262205,28,782,773,131321,780,131320,783,131321,780,131320,780,458997,28,2911,782,779,631,783,327745,37,785,
65,772,196670,785,2911,262205,6,787,64,327745,9,788,65,786,196670,788,787,327745,9,791,65,789,196670,791,790,327745,9,
793,747,236,262205,6,794,793,327745,9,795,65,792,196670,795,794,327745,9,797,747,249,262205,6,798,797,327745,9,799,65,
796,196670,799,798,262205,47,801,65,196670,800,801,327745,49,803,63,241,262205,29,804,803,196670,802,804,393273,2,805,
53,800,802,262205,47,806,800,196670,65,806,262205,7,808,62,196670,807,808,196670,809,236,262205,47,811,65,196670,810,
811,458809,6,812,59,807,809,810,262205,47,813,810,196670,65,813,131326,812,65592,327734,68,71,0,69,196663,37,70,
131320,72,262203,111,816,7,262205,28,817,70,327745,37,818,816,268,196670,818,817,327745,37,819,816,347,196670,819,631,
327745,37,820,816,241,196670,820,631,327745,9,822,816,357,196670,822,821,327745,9,823,816,278,196670,823,821,327745,9,
824,816,499,196670,824,821,327745,9,825,816,772,196670,825,236,327745,9,826,816,786,196670,826,236,262205,68,827,816,
131326,827,65592,327734,28,76,0,73,196663,49,74,196663,49,75,131320,77,327745,37,831,74,236,262205,28,832,831,327745,
37,833,75,236,262205,28,834,833,327813,28,835,832,834,327745,37,836,74,249,262205,28,837,836,327745,37,838,75,249,
262205,28,839,838,327813,28,840,837,839,327809,28,841,835,840,327745,37,842,74,308,262205,28,843,842,327745,37,844,75,
308,262205,28,845,844,327813,28,846,843,845,327809,28,847,841,846,131326,847,65592,327734,28,83,0,78,196663,37,79,
196663,37,80,196663,37,81,196663,37,82,131320,84,262205,28,852,79,262205,28,853,82,327813,28,854,852,853,262205,28,
855,80,262205,28,856,81,327813,28,857,855,856,327811,28,858,854,857,131326,858,65592,327734,28,88,0,85,196663,48,86,
196663,49,87,131320,89,327745,9,863,86,499,262205,6,864,863,327850,32,865,864,236,196855,868,0,262394,865,867,871,
131320,867,327745,37,869,87,236,262205,28,870,869,131321,868,131320,871,262205,6,873,863,327850,32,874,873,249,196855,
877,0,262394,874,876,880,131320,876,327745,37,878,87,249,262205,28,879,878,131321,877,131320,880,327745,37,881,87,308,
262205,28,882,881,131321,877,131320,877,458997,28,2912,879,876,882,880,131321,868,131320,868,458997,28,2913,870,867,
2912,877,327745,37,886,86,278,262205,28,887,886,327813,28,889,887,2913,131326,889,65592,327734,28,92,0,38,196663,37,
90,196663,37,91,131320,93,262205,28,893,90,262205,28,894,91,327864,32,895,893,894,262205,28,896,90,262205,28,897,91,
393385,28,898,895,896,897,131326,898,65592,327734,28,96,0,38,196663,37,94,196663,37,95,131320,97,262205,28,901,94,
262205,28,902,95,327866,32,903,901,902,262205,28,904,94,262205,28,905,95,393385,28,906,903,904,905,131326,906,65592,
327734,2,105,0,98,196663,37,99,196663,37,100,196663,37,101,196663,37,102,196663,37,103,196663,37,104,131320,106,
262203,37,922,7,262203,37,924,7,262203,37,927,7,262203,37,928,7,262203,37,932,7,262203,37,934,7,262203,37,937,7,
262203,37,938,7,262203,37,957,7,262203,37,959,7,262203,37,962,7,262203,37,964,7,262205,28,910,100,262205,28,911,99,
327813,28,912,910,911,262205,28,914,101,262205,28,915,99,327813,28,916,914,915,262205,28,918,102,262205,28,919,99,
327813,28,920,918,919,196670,922,912,196670,924,916,393273,28,926,92,922,924,196670,927,926,196670,928,920,393273,28,
930,92,927,928,196670,932,912,196670,934,916,393273,28,936,96,932,934,196670,937,936,196670,938,920,393273,28,940,96,
937,938,393228,28,943,1,4,930,393228,28,945,1,4,940,458764,28,946,1,40,943,945,327813,28,948,946,947,327811,28,952,
930,948,327809,28,956,940,948,262205,28,958,103,196670,957,958,196670,959,952,393273,28,961,96,957,959,196670,103,961,
262205,28,963,104,196670,962,963,196670,964,956,393273,28,966,92,962,964,196670,104,966,65789,65592,327734,6,109,0,
107,196663,37,108,131320,110,262205,28,967,108,262268,6,968,967,327879,6,969,968,300,131326,969,65592,327734,32,119,0,
112,196663,48,113,196663,49,114,196663,49,115,196663,49,116,196663,37,117,196663,111,118,131320,120,262203,49,972,7,
262203,49,977,7,262203,49,982,7,262203,49,988,7,262203,49,991,7,262203,49,995,7,262203,49,998,7,262203,49,1002,7,
262203,49,1005,7,262203,49,1009,7,262203,49,1012,7,262203,49,1016,7,262203,49,1019,7,262203,49,1023,7,262203,49,1026,
7,262203,37,1030,7,262203,37,1032,7,262203,37,1034,7,262203,37,1036,7,262203,37,1040,7,262203,37,1042,7,262203,37,
1044,7,262203,37,1046,7,262203,37,1050,7,262203,37,1052,7,262203,37,1054,7,262203,37,1056,7,262203,48,1095,7,262203,
49,1097,7,262203,48,1101,7,262203,49,1103,7,262203,48,1107,7,262203,49,1109,7,262203,37,1113,7,262203,37,1114,7,
262203,37,1143,7,262203,37,1146,7,262203,37,1149,7,262203,37,1152,7,262203,37,1155,7,262203,37,1157,7,262203,37,1162,
7,262203,37,1165,7,262203,37,1168,7,262203,37,1171,7,262203,37,1174,7,262203,37,1176,7,262203,37,1181,7,262203,37,
1184,7,262203,37,1187,7,262203,37,1190,7,262203,37,1193,7,262203,37,1195,7,262203,37,1200,7,262203,37,1202,7,262203,
37,1205,7,262203,37,1206,7,262203,37,1222,7,262203,37,1252,7,262205,29,973,114,327745,49,974,113,268,262205,29,975,
974,327811,29,976,973,975,196670,972,976,262205,29,978,115,262205,29,980,974,327811,29,981,978,980,196670,977,981,
262205,29,983,116,262205,29,985,974,327811,29,986,983,985,196670,982,986,327745,49,989,113,241,262205,29,990,989,
196670,988,990,196670,991,976,393273,28,993,76,988,991,327745,49,996,113,357,262205,29,997,996,196670,995,997,196670,
998,976,393273,28,1000,76,995,998,262205,29,1004,989,196670,1002,1004,196670,1005,981,393273,28,1007,76,1002,1005,
262205,29,1011,996,196670,1009,1011,196670,1012,981,393273,28,1014,76,1009,1012,262205,29,1018,989,196670,1016,1018,
196670,1019,986,393273,28,1021,76,1016,1019,262205,29,1025,996,196670,1023,1025,196670,1026,986,393273,28,1028,76,
1023,1026,196670,1030,1021,196670,1032,1028,196670,1034,1007,196670,1036,1014,524345,28,1038,83,1030,1032,1034,1036,
196670,1040,993,196670,1042,1000,196670,1044,1021,196670,1046,1028,524345,28,1048,83,1040,1042,1044,1046,196670,1050,
1007,196670,1052,1014,196670,1054,993,196670,1056,1000,524345,28,1058,83,1050,1052,1054,1056,327809,28,1062,1038,1048,
327809,28,1064,1062,1058,458764,28,1068,1,37,1038,1048,458764,28,1070,1,37,1068,1058,327864,32,1071,1070,631,196855,
1073,0,262394,1071,1072,1073,131320,1072,458764,28,1076,1,40,1038,1048,458764,28,1078,1,40,1076,1058,327866,32,1079,
1078,631,131321,1073,131320,1073,458997,32,1080,1071,120,1079,1072,262312,32,1083,1080,196855,1085,0,262394,1083,1084,
1085,131320,1084,262268,6,1087,1064,327879,6,1088,1087,300,327854,32,1089,1088,402,131321,1085,131320,1085,458997,32,
1090,1083,1073,1089,1084,196855,1093,0,262394,1090,1092,1093,131320,1092,262205,47,1096,113,196670,1095,1096,196670,
1097,976,393273,28,1099,88,1095,1097,262205,47,1102,113,196670,1101,1102,196670,1103,981,393273,28,1105,88,1101,1103,
262205,47,1108,113,196670,1107,1108,196670,1109,986,393273,28,1111,88,1107,1109,196670,1113,562,196670,1114,1064,
393273,28,1116,41,1113,1114,327813,28,1120,1038,1099,327813,28,1123,1048,1105,327809,28,1124,1120,1123,327813,28,1127,
1058,1111,327809,28,1128,1124,1127,327813,28,1130,1128,1116,327813,28,1134,1048,1116,327813,28,1138,1058,1116,393281,
37,1144,113,347,236,262205,28,1145,1144,196670,1143,1145,327745,37,1147,972,236,262205,28,1148,1147,196670,1146,1148,
327745,37,1150,977,236,262205,28,1151,1150,196670,1149,1151,327745,37,1153,982,236,262205,28,1154,1153,196670,1152,
1154,196670,1155,1140,196670,1157,1142,655417,2,1159,105,1143,1146,1149,1152,1155,1157,262205,28,1160,1155,262205,28,
1161,1157,393281,37,1163,113,347,249,262205,28,1164,1163,196670,1162,1164,327745,37,1166,972,249,262205,28,1167,1166,
196670,1165,1167,327745,37,1169,977,249,262205,28,1170,1169,196670,1168,1170,327745,37,1172,982,249,262205,28,1173,
1172,196670,1171,1173,196670,1174,1160,196670,1176,1161,655417,2,1178,105,1162,1165,1168,1171,1174,1176,262205,28,
1179,1174,262205,28,1180,1176,393281,37,1182,113,347,308,262205,28,1183,1182,196670,1181,1183,327745,37,1185,972,308,
262205,28,1186,1185,196670,1184,1186,327745,37,1188,977,308,262205,28,1189,1188,196670,1187,1189,327745,37,1191,982,
308,262205,28,1192,1191,196670,1190,1192,196670,1193,1179,196670,1195,1180,655417,2,1197,105,1181,1184,1187,1190,1193,
1195,262205,28,1198,1193,262205,28,1199,1195,196670,1200,1130,196670,1202,1198,393273,28,1204,96,1200,1202,196670,
1205,1204,196670,1206,1199,393273,28,1208,92,1205,1206,327745,37,1209,118,268,196670,1209,1208,327745,37,1211,118,347,
196670,1211,1134,327745,37,1213,118,241,196670,1213,1138,327866,32,1216,1064,631,393385,6,1218,1216,1217,418,327877,6,
1219,1214,1218,327745,9,1220,118,786,196670,1220,1219,262205,28,1224,1209,196670,1222,1224,327737,6,1225,109,1222,
262205,28,1229,1209,262268,6,1230,1229,327851,32,1231,1225,1230,327851,32,1233,1225,236,327847,32,1234,1231,1233,
327868,32,1237,1198,1199,262312,32,1239,1234,327847,32,1240,1237,1239,196855,1242,0,262394,1240,1241,1242,131320,1241,
327745,37,1244,113,772,262205,28,1245,1244,262268,6,1246,1245,327854,32,1247,1225,1246,131321,1242,131320,1242,458997,
32,1248,1240,1092,1247,1241,196855,1250,0,262394,1248,1249,1250,131320,1249,262205,28,1253,117,196670,1252,1253,
327737,6,1254,109,1252,327858,32,1255,1225,1254,131321,1250,131320,1250,458997,32,1256,1248,1242,1255,1249,131321,
1093,131320,1093,458997,32,2914,1090,1085,1256,1250,131326,2914,65592,327734,32,124,0,121,196663,111,122,196663,111,
123,131320,125,327745,9,1261,122,278,262205,6,1262,1261,327745,9,1263,123,278,262205,6,1264,1263,327856,32,1265,1262,
1264,262312,32,1266,1265,196855,1268,0,262394,1266,1267,1268,131320,1267,262205,6,1270,1261,262205,6,1272,1263,327850,
32,1273,1270,1272,196855,1275,0,262394,1273,1274,1275,131320,1274,327745,9,1276,122,357,262205,6,1277,1276,327745,9,
1278,123,357,262205,6,1279,1278,327856,32,1280,1277,1279,131321,1275,131320,1275,458997,32,1281,1273,1267,1280,1274,
131321,1268,131320,1268,458997,32,1282,1265,125,1281,1275,327745,37,1283,122,268,262205,28,1284,1283,327745,37,1285,
123,268,262205,28,1286,1285,327864,32,1287,1284,1286,262312,32,1288,1287,196855,1290,0,262394,1288,1289,1290,131320,
1289,262205,28,1292,1283,262205,28,1294,1285,327860,32,1295,1292,1294,327847,32,1297,1295,1282,131321,1290,131320,
1290,458997,32,1298,1287,1268,1297,1289,131326,1298,65592,327734,32,131,0,126,196663,48,127,196663,31,128,196663,9,
129,196663,111,130,131320,132,327745,9,1302,130,786,262205,6,1303,1302,327879,6,1304,1303,418,327850,32,1305,1304,
1217,262205,6,1307,129,327879,6,1308,1307,249,327851,32,1309,1308,236,327745,9,1310,127,786,262205,6,1311,1310,327879,
6,1312,1311,696,327851,32,1313,1312,236,196855,1315,0,262394,1313,1314,1315,131320,1314,262205,6,1317,1310,327879,6,
1318,1317,249,327851,32,1319,1318,236,131321,1315,131320,1315,458997,32,2915,1309,132,1319,1314,393385,6,1324,1305,
1322,1323,393385,6,1328,2915,1326,1327,327877,6,1329,1324,1328,262205,6,1332,1310,327879,6,1334,1332,1329,327850,32,
1335,1334,236,262312,32,1338,2915,327847,32,1339,1335,1338,196855,1341,0,262394,1339,1340,1341,131320,1340,131321,
1341,131320,1341,458997,32,2916,1335,1315,1342,1340,131326,2916,65592,327734,2,140,0,133,196663,8,134,196663,48,135,
196663,31,136,196663,9,137,196663,111,138,196663,111,139,131320,141,262203,143,1352,7,262203,8,1353,7,262203,9,1355,7,
262203,143,1361,7,262203,8,1362,7,262203,9,1364,7,262203,8,1371,7,262203,9,1373,7,262203,111,1379,7,262203,37,1380,7,
262203,48,1401,7,262203,49,1403,7,262203,49,1404,7,262203,49,1405,7,262203,37,1406,7,262203,111,1409,7,262203,111,
1416,7,262203,111,1418,7,262203,111,1430,7,262203,111,1432,7,262203,48,1444,7,262203,31,1446,7,262203,9,1448,7,262203,
111,1449,7,327745,9,1347,135,792,262205,6,1348,1347,262205,6,1349,137,327812,6,1350,696,1349,327808,6,1351,1348,1350,
262205,7,1354,134,196670,1353,1354,196670,1355,1351,393273,7,1357,26,1353,1355,262268,674,1358,1357,393281,678,1359,
1358,268,268,393277,142,1360,1359,2,16,196670,1352,1360,262205,7,1363,134,196670,1362,1363,196670,1364,1351,393273,7,
1366,26,1362,1364,262268,674,1367,1366,393281,678,1368,1367,268,347,393277,142,1369,1368,2,16,196670,1361,1369,262205,
7,1372,134,196670,1371,1372,196670,1373,1351,393273,7,1375,26,1371,1373,262268,674,1376,1375,393281,678,1377,1376,268,
241,393277,142,1378,1377,2,16,196670,1380,631,327737,68,1381,71,1380,196670,1379,1381,327745,9,1382,1352,696,262205,6,
1383,1382,327745,9,1384,1379,357,196670,1384,1383,327745,9,1385,1361,696,262205,6,1386,1385,327879,6,1388,1386,1387,
327745,9,1389,1379,278,196670,1389,1388,327745,9,1390,1379,499,196670,1390,236,524367,691,1393,1360,1360,0,1,2,262268,
29,1394,1393,524367,691,1396,1369,1369,0,1,2,262268,29,1397,1396,524367,691,1399,1378,1378,0,1,2,262268,29,1400,1399,
262205,47,1402,135,196670,1401,1402,196670,1403,1394,196670,1404,1397,196670,1405,1400,327745,37,1407,139,268,262205,
28,1408,1407,196670,1406,1408,262205,68,1410,1379,196670,1409,1410,655417,32,1411,119,1401,1403,1404,1405,1406,1409,
262205,68,1412,1409,196670,1379,1412,196855,1415,0,262394,1411,1414,1415,131320,1414,262205,68,1417,1379,196670,1416,
1417,262205,68,1419,139,196670,1418,1419,393273,32,1420,124,1416,1418,196855,1422,0,262394,1420,1421,1422,131320,1421,
327745,9,1423,138,786,262205,6,1424,1423,327879,6,1425,1424,1214,327850,32,1426,1425,236,262312,32,1427,1426,196855,
1429,0,262394,1427,1428,1429,131320,1428,262205,68,1431,138,196670,1430,1431,262205,68,1433,1379,196670,1432,1433,
393273,32,1434,124,1430,1432,131321,1429,131320,1429,458997,32,1435,1426,1421,1434,1428,131321,1422,131320,1422,
458997,32,1436,1420,1414,1435,1429,131321,1415,131320,1415,458997,32,2917,1411,141,1436,1422,196855,1439,0,262394,
2917,1438,1439,131320,1438,262205,6,1441,1385,327874,6,1443,1441,1442,262205,47,1445,135,196670,1444,1445,262205,30,
1447,136,196670,1446,1447,196670,1448,1443,262205,68,1450,1379,196670,1449,1450,524345,32,1451,131,1444,1446,1448,
1449,131321,1439,131320,1439,458997,32,2918,2917,1415,1451,1438,196855,1454,0,262394,2918,1453,1454,131320,1453,
262205,68,1455,1379,196670,139,1455,131321,1454,131320,1454,65789,65592,327734,6,148,0,144,196663,48,145,196663,143,
146,196663,37,147,131320,149,262203,49,1479,7,262203,49,1490,7,262203,37,1530,7,262205,142,1457,146,524367,691,1458,
1457,1457,0,1,2,262268,29,1459,1458,327745,9,1461,146,236,262205,6,1462,1461,327879,6,1464,1462,1463,262256,28,1465,
1464,327745,9,1466,146,249,262205,6,1467,1466,327879,6,1468,1467,1463,262256,28,1469,1468,327745,9,1470,146,308,
262205,6,1471,1470,327879,6,1472,1471,1463,262256,28,1473,1472,393296,29,1474,1465,1469,1473,327745,49,1476,145,347,
262205,29,1477,1476,393228,29,1478,1,4,1477,262271,29,1481,1459,327745,49,1484,145,725,262205,29,1485,1484,327745,49,
1486,145,733,262205,29,1487,1486,524300,29,1488,1,50,1474,1485,1487,524300,29,1489,1,50,1481,1478,1488,196670,1479,
1489,262205,29,1495,1484,327745,49,1496,145,738,262205,29,1497,1496,524300,29,1498,1,50,1474,1495,1497,524300,29,1499,
1,50,1459,1478,1498,196670,1490,1499,327745,37,1501,1479,236,262205,28,1502,1501,262268,240,1503,1502,327745,37,1504,
1479,249,262205,28,1505,1504,262268,240,1506,1505,327745,37,1507,1479,308,262205,28,1508,1507,262268,240,1509,1508,
458764,240,1510,1,42,1506,1509,458764,240,1511,1,42,1503,1510,327745,37,1513,1490,236,262205,28,1514,1513,262268,240,
1515,1514,327745,37,1516,1490,249,262205,28,1517,1516,262268,240,1518,1517,327745,37,1519,1490,308,262205,28,1520,
1519,262268,240,1521,1520,458764,240,1522,1,39,1518,1521,458764,240,1523,1,39,1515,1522,327745,37,1525,145,772,262205,
28,1526,1525,262268,240,1527,1526,458764,240,1528,1,42,1511,1527,262205,28,1531,147,196670,1530,1531,327737,6,1532,
109,1530,262268,240,1533,1532,458764,240,1534,1,39,1523,1533,327859,32,1537,1528,1534,196855,1540,0,262394,1537,1539,
1543,131320,1539,262268,6,1542,1528,131321,1540,131320,1543,131321,1540,131320,1540,458997,6,2919,1542,1539,821,1543,
131326,2919,65592,327734,6,153,0,150,196663,9,151,196663,9,152,131320,154,262205,6,1547,151,327850,32,1548,1547,821,
196855,1551,0,262394,1548,1550,1553,131320,1550,262205,6,1552,151,131321,1551,131320,1553,262205,6,1554,151,327879,6,
1556,1554,1555,262205,6,1557,152,327810,6,1558,696,1557,327877,6,1559,1556,1558,131321,1551,131320,1551,458997,6,2920,
1552,1550,1559,1553,131326,2920,65592,327734,2,158,0,155,196663,9,156,196663,9,157,131320,159,262205,6,1564,156,
262205,6,1565,157,458764,6,1566,1,38,1564,1565,262205,6,1567,156,262205,6,1568,157,458764,6,1569,1,41,1567,1568,
196670,157,1569,196670,156,1566,65789,65592,327734,32,162,0,160,196663,9,161,131320,163,262205,6,1571,161,327879,6,
1572,1571,368,327850,32,1573,1572,236,131326,1573,65592,327734,32,165,0,160,196663,9,164,131320,166,262205,6,1576,164,
327879,6,1578,1576,1577,327850,32,1579,1578,368,131326,1579,65592,327734,32,168,0,160,196663,9,167,131320,169,262205,
6,1582,167,327879,6,1584,1582,1583,327850,32,1586,1584,1585,131326,1586,65592,327734,6,172,0,170,196663,9,171,131320,
173,262205,6,1590,171,327874,6,1591,1590,288,327879,6,1592,1591,696,327851,32,1593,1592,236,196855,1597,0,262394,1593,
1596,1600,131320,1596,262205,6,1598,171,327810,6,1599,1598,790,131321,1597,131320,1600,131321,1597,131320,1597,458997,
6,2921,1599,1596,821,1600,131326,2921,65592,327734,6,177,0,55,196663,8,174,196663,9,175,196663,48,176,131320,178,
262203,8,1623,7,262203,9,1625,7,262203,48,1627,7,262203,9,1631,7,262205,6,1604,175,327879,6,1605,1604,790,327745,9,
1606,176,789,196670,1606,1605,262205,6,1609,1606,327850,32,1610,1609,790,196855,1613,0,262394,1610,1612,1614,131320,
1612,131321,1613,131320,1614,327745,9,1615,176,796,262205,6,1616,1615,262205,6,1618,1606,327812,6,1619,308,1618,
327808,6,1620,1616,1619,131321,1613,131320,1613,458997,6,2922,236,1612,1620,1614,262205,7,1624,174,196670,1623,1624,
196670,1625,2922,262205,47,1628,176,196670,1627,1628,458809,6,1629,59,1623,1625,1627,262205,47,1630,1627,196670,176,
1630,262205,6,1632,175,196670,1631,1632,327737,32,1633,168,1631,393385,6,1635,1633,821,1629,131326,1635,65592,327734,
6,180,0,179,131320,181,393281,1649,1650,1648,268,786,262205,6,1651,1650,393281,1652,1653,1648,268,357,262205,15,1654,
1653,262268,7,1655,1654,327851,1657,1658,1655,1656,262298,32,1659,1658,196855,1661,0,262394,1659,1660,1661,131320,
1660,393281,269,1665,1654,268,268,393277,6,1666,1665,2,4,458764,6,1667,1,38,1651,1666,131321,1661,131320,1661,458997,
6,2923,1651,181,1667,1660,131326,2923,65592,327734,6,183,0,170,196663,9,182,131320,184,262203,18,1678,7,262203,9,1681,
7,393281,1652,1671,1648,268,241,262205,15,1672,1671,262268,7,1673,1672,327851,1657,1674,1673,1656,262298,32,1675,1674,
196855,1677,0,262394,1675,1676,1677,131320,1676,196670,1678,1672,262205,6,1682,182,196670,1681,1682,393273,6,1683,22,
1678,1681,196670,182,1683,131321,1677,131320,1677,262205,6,1684,182,131326,1684,65592,327734,30,187,0,185,196663,9,
186,131320,188,262203,8,1694,7,262203,9,1695,7,262203,1699,1700,7,262203,1699,1705,7,393281,1652,1689,1648,268,347,
262205,15,1690,1689,262268,7,1691,1690,262205,6,1692,186,327812,6,1693,308,1692,196670,1694,1691,196670,1695,1693,
393273,7,1696,26,1694,1695,262268,674,1697,1696,393281,678,1702,1697,268,268,393277,142,1703,1702,2,16,262268,1698,
1704,1703,196670,1700,1704,393281,678,1707,1697,268,347,393277,142,1708,1707,2,16,262268,1698,1709,1708,196670,1705,
1709,524367,29,1711,1704,1704,0,1,2,327745,37,1712,1700,696,262205,28,1713,1712,524367,29,1715,1709,1709,0,1,2,327745,
37,1716,1705,696,262205,28,1717,1716,458832,30,1718,1711,1713,1715,1717,131326,1718,65592,327734,2,192,0,189,196663,9,
190,196663,111,191,131320,193,262203,8,1732,7,262203,9,1733,7,393281,1726,1727,1648,268,499,262205,1639,1728,1727,
262268,7,1729,1728,262205,6,1730,190,327812,6,1731,308,1730,196670,1732,1729,196670,1733,1731,393273,7,1734,26,1732,
1733,262268,1721,1735,1734,327745,37,1737,191,268,262205,28,1738,1737,327745,37,1739,191,347,262205,28,1740,1739,
327745,37,1741,191,241,262205,28,1742,1741,393296,29,1743,1738,1740,1742,262268,691,1744,1743,327745,9,1745,191,357,
262205,6,1746,1745,327761,6,1747,1744,0,327761,6,1748,1744,1,327761,6,1749,1744,2,458832,142,1750,1747,1748,1749,1746,
393281,678,1751,1735,268,268,327742,1751,1750,2,16,327745,9,1753,191,278,262205,6,1754,1753,327745,9,1755,191,499,
262205,6,1756,1755,327745,9,1757,191,772,262205,6,1758,1757,327745,9,1759,191,786,262205,6,1760,1759,458832,142,1761,
1754,1756,1758,1760,393281,678,1762,1735,268,347,327742,1762,1761,2,16,65789,65592,327734,6,196,0,194,196663,31,195,
131320,197,262203,31,1763,7,262205,30,1764,195,196670,1763,1764,327737,32,1765,35,1763,196855,1768,0,262394,1765,1767,
1771,131320,1767,393281,1649,1769,1648,268,789,262205,6,1770,1769,131321,1768,131320,1771,393281,1649,1772,1648,268,
792,262205,6,1773,1772,131321,1768,131320,1768,458997,6,2924,1770,1767,1773,1771,131326,2924,65592,327734,6,200,0,198,
196663,111,199,131320,201,262203,18,1795,7,262203,9,1798,7,393281,1649,1778,1648,268,789,262205,6,1779,1778,393281,
1649,1780,1648,268,738,262205,6,1781,1780,327850,32,1782,1781,236,196855,1784,0,262394,1782,1783,1787,131320,1783,
327745,9,1785,199,278,262205,6,1786,1785,131321,1784,131320,1787,327745,9,1788,199,278,262205,6,1789,1788,327856,32,
1792,1789,1781,196855,1794,0,262394,1792,1793,1794,131320,1793,393281,1652,1796,1648,268,278,262205,15,1797,1796,
196670,1795,1797,262205,6,1800,1788,196670,1798,1800,393273,6,1801,22,1795,1798,131321,1794,131320,1794,458997,6,2926,
1779,1787,1801,1793,131321,1784,131320,1784,458997,6,2925,1786,1783,2926,1794,131326,2925,65592,327734,30,203,0,185,
196663,9,202,131320,204,262203,9,1809,7,262203,9,1818,7,262205,6,1810,202,196670,1809,1810,327737,6,1811,183,1809,
393281,1649,1813,1648,268,725,262205,6,1814,1813,327856,32,1815,1811,1814,196855,1817,0,262394,1815,1816,1817,131320,
1816,196670,1818,1811,327737,30,1820,187,1818,131321,1817,131320,1817,458997,30,2927,1807,204,1820,1816,131326,2927,
65592,327734,2,207,0,189,196663,9,205,196663,111,206,131320,208,262203,9,1825,7,262203,111,1840,7,262203,9,1845,7,
262203,31,1848,7,262203,9,1851,7,262203,111,1853,7,262205,6,1826,205,196670,1825,1826,327737,6,1827,183,1825,393281,
1649,1829,1648,268,725,262205,6,1830,1829,327856,32,1831,1827,1830,196855,1833,0,262394,1831,1832,1833,131320,1832,
327745,9,1834,206,786,262205,6,1835,1834,327879,6,1836,1835,1214,327851,32,1837,1836,236,196855,1839,0,262394,1837,
1838,1844,131320,1838,262205,68,1841,206,196670,1840,1841,327737,6,1842,200,1840,327745,9,1843,206,772,196670,1843,
1842,131321,1839,131320,1844,196670,1845,1827,327737,30,1847,187,1845,196670,1848,1847,327737,6,1849,196,1848,327745,
9,1850,206,772,196670,1850,1849,131321,1839,131320,1839,196670,1851,1827,262205,68,1854,206,196670,1853,1854,393273,2,
1855,192,1851,1853,131321,1833,131320,1833,65789,65592,327734,32,215,0,211,196663,210,212,196663,9,213,196663,9,214,
131320,216,327745,9,1857,212,268,262205,6,1858,1857,327850,32,1859,1858,821,328019,142,1862,696,1859,393558,6,1865,
696,0,1862,262477,32,1867,696,196855,1869,0,262394,1867,1868,1869,131320,1868,393281,1870,1871,1648,268,772,262205,
1640,1872,1871,393281,269,1873,1872,268,268,458986,6,1875,1873,249,236,1865,131321,1869,131320,1869,458997,6,2928,236,
216,1875,1868,328018,6,1877,696,2928,393558,6,1881,696,2,1862,327808,6,1882,1877,1881,262205,6,1886,213,327856,32,
1887,1877,1886,327847,32,1888,1859,1887,262205,6,1890,213,327856,32,1891,1882,1890,327847,32,1892,1888,1891,196855,
1895,0,262394,1892,1894,1895,131320,1894,196670,1857,1882,131321,1895,131320,1895,327745,9,1899,212,347,262205,6,1900,
1899,327808,6,1901,1900,1865,196670,1899,1901,262205,6,1904,213,327854,32,1905,1877,1904,262312,32,1906,1905,196855,
1908,0,262394,1906,1907,1908,131320,1907,262205,6,1909,213,327810,6,1911,1909,1877,327858,32,1913,1911,1865,131321,
1908,131320,1908,458997,32,1914,1905,1895,1913,1907,262312,32,1915,1914,196855,1917,0,262394,1915,1916,1917,131320,
1916,262205,6,1919,1899,262205,6,1922,1921,327814,6,1923,1919,1922,262205,6,1924,214,327854,32,1925,1923,1924,131321,
1917,131320,1917,458997,32,1926,1914,1908,1925,1916,327745,340,1927,212,241,196670,1927,1926,131326,1892,65592,327734,
32,220,0,217,196663,210,218,196663,9,219,131320,221,327745,340,1931,218,241,262205,32,1932,1931,196855,1935,0,262394,
1932,1934,1938,131320,1934,262205,6,1936,219,327852,32,1937,1936,236,131321,1935,131320,1938,262205,6,1939,219,327812,
6,1940,308,1939,262205,6,1941,1921,327854,32,1942,1940,1941,131321,1935,131320,1935,458997,32,2930,1937,1934,1942,
1938,131326,2930,65592,327734,2,227,0,222,196663,8,223,196663,9,224,196663,9,225,196663,9,226,131320,228,262203,210,
1946,7,262203,37,1950,7,262203,210,1963,7,262203,9,1965,7,262203,9,1967,7,262203,31,1973,7,262203,9,1974,7,262203,111,
1978,7,262203,37,1982,7,262203,31,1984,7,262203,48,1995,7,262203,8,1996,7,262203,31,1998,7,262203,9,2000,7,262203,48,
2002,7,262203,210,2015,7,262203,9,2017,7,262203,9,2021,7,262203,9,2035,7,262203,143,2045,7,262203,8,2046,7,262203,9,
2048,7,262203,143,2054,7,262203,8,2055,7,262203,9,2057,7,262203,143,2063,7,262203,8,2064,7,262203,9,2066,7,262203,143,
2072,7,262203,8,2073,7,262203,9,2075,7,262203,48,2082,7,262203,143,2084,7,262203,37,2086,7,262203,9,2090,7,262203,9,
2091,7,262203,48,2094,7,262203,143,2096,7,262203,37,2098,7,262203,9,2102,7,262203,9,2103,7,262203,48,2106,7,262203,
143,2108,7,262203,37,2110,7,262203,9,2114,7,262203,9,2115,7,262203,48,2118,7,262203,143,2120,7,262203,37,2122,7,
262203,9,2126,7,262203,9,2127,7,262203,9,2129,7,262203,9,2131,7,262203,9,2136,7,262203,9,2138,7,262203,9,2143,7,
262203,9,2145,7,262203,9,2150,7,262203,9,2152,7,262203,9,2157,7,262203,9,2159,7,262203,2174,2175,7,262203,9,2351,7,
262203,9,2358,7,262203,8,2365,7,262203,48,2367,7,262203,31,2369,7,262203,9,2371,7,262203,111,2372,7,262203,111,2374,7,
262203,9,2378,7,262203,9,2394,7,262203,9,2402,7,262203,8,2415,7,262203,9,2417,7,262203,48,2419,7,262203,37,2439,7,
262203,111,2474,7,262203,9,2481,7,262203,111,2484,7,196670,1946,1948,196670,1950,631,327737,68,1951,71,1950,131321,
1956,131320,1956,458997,6,2941,236,228,2939,1959,458997,6,2933,821,228,2937,1959,458997,32,2931,1947,228,2492,1959,
458997,6,2950,236,228,2948,1959,262312,32,1962,2931,262390,1958,1959,0,262394,1962,1957,1958,131320,1957,262205,209,
1964,1946,196670,1963,1964,262205,6,1966,225,196670,1965,1966,262205,6,1968,226,196670,1967,1968,458809,32,1969,215,
1963,1965,1967,262205,209,1970,1963,196670,1946,1970,196855,1972,0,262394,1969,1971,1972,131320,1971,327745,9,1975,
1946,268,262205,6,1976,1975,196670,1974,1976,327737,30,1977,203,1974,196670,1973,1977,327745,37,1979,1973,357,262205,
28,1980,1979,458764,28,1981,1,37,1980,1142,196670,1982,1981,327737,68,1983,71,1982,196670,1978,1983,196670,1984,1977,
327737,32,1986,35,1984,196855,1988,0,262394,1986,1987,1988,131320,1987,262205,6,1989,224,327879,6,1990,1989,1214,
327850,32,1991,1990,236,131321,1988,131320,1988,458997,32,1992,1986,1971,1991,1987,196855,1994,0,262394,1992,1993,
1994,131320,1993,262205,7,1997,223,196670,1996,1997,196670,1998,1977,262205,6,2001,224,196670,2000,2001,524345,6,2003,
66,1996,1998,2000,2002,262205,47,2004,2002,196670,1995,2004,131321,1994,131320,1994,458997,6,2934,821,1988,2003,1993,
131321,1972,131320,1972,458997,6,2949,2950,1957,236,1994,458997,6,2940,2941,1957,236,1994,458997,6,2932,2933,1957,
2934,1994,327851,32,2007,2932,821,328019,142,2008,696,2007,393558,6,2009,696,0,2008,131321,2010,131320,2010,458997,6,
2948,2949,1972,3026,2013,458997,6,2939,2940,1972,3048,2013,458997,6,2937,2932,1972,3018,2013,458997,6,2936,2009,1972,
2453,2013,262205,209,2016,1946,196670,2015,2016,196670,2017,2936,393273,32,2019,220,2015,2017,262390,2012,2013,0,
262394,2019,2011,2012,131320,2011,196670,2021,2937,327737,32,2023,162,2021,328019,142,2024,696,2023,393558,6,2025,696,
0,2024,327812,6,2028,2026,2025,327812,6,2031,2029,2936,327854,32,2032,2028,2031,196855,2034,0,262394,2032,2033,2346,
131320,2033,196670,2035,2937,327737,32,2037,162,2035,196855,2039,0,262394,2037,2038,2039,131320,2038,327812,6,2043,
2041,2937,327808,6,2044,2026,2043,262205,7,2047,223,196670,2046,2047,196670,2048,2044,393273,7,2050,26,2046,2048,
262268,674,2051,2050,393281,678,2052,2051,268,268,393277,142,2053,2052,2,16,196670,2045,2053,262205,7,2056,223,196670,
2055,2056,196670,2057,2044,393273,7,2059,26,2055,2057,262268,674,2060,2059,393281,678,2061,2060,268,347,393277,142,
2062,2061,2,16,196670,2054,2062,262205,7,2065,223,196670,2064,2065,196670,2066,2044,393273,7,2068,26,2064,2066,262268,
674,2069,2068,393281,678,2070,2069,268,241,393277,142,2071,2070,2,16,196670,2063,2071,262205,7,2074,223,196670,2073,
2074,196670,2075,2044,393273,7,2077,26,2073,2075,262268,674,2078,2077,393281,678,2079,2078,268,357,393277,142,2080,
2079,2,16,196670,2072,2080,262205,47,2083,1995,196670,2082,2083,196670,2084,2053,327745,37,2087,1978,268,262205,28,
2088,2087,196670,2086,2088,458809,6,2089,148,2082,2084,2086,196670,2090,2089,196670,2091,236,393273,6,2092,153,2090,
2091,262205,47,2095,1995,196670,2094,2095,196670,2096,2062,262205,28,2100,2087,196670,2098,2100,458809,6,2101,148,
2094,2096,2098,196670,2102,2101,196670,2103,249,393273,6,2104,153,2102,2103,262205,47,2107,1995,196670,2106,2107,
196670,2108,2071,262205,28,2112,2087,196670,2110,2112,458809,6,2113,148,2106,2108,2110,196670,2114,2113,196670,2115,
308,393273,6,2116,153,2114,2115,262205,47,2119,1995,196670,2118,2119,196670,2120,2080,262205,28,2124,2087,196670,2122,
2124,458809,6,2125,148,2118,2120,2122,196670,2126,2125,196670,2127,696,393273,6,2128,153,2126,2127,196670,2129,2092,
196670,2131,2104,393273,2,2133,158,2129,2131,262205,6,2134,2129,262205,6,2135,2131,196670,2136,2116,196670,2138,2128,
393273,2,2140,158,2136,2138,262205,6,2141,2136,262205,6,2142,2138,196670,2143,2134,196670,2145,2141,393273,2,2147,158,
2143,2145,262205,6,2148,2143,262205,6,2149,2145,196670,2150,2135,196670,2152,2142,393273,2,2154,158,2150,2152,262205,
6,2155,2150,262205,6,2156,2152,196670,2157,2155,196670,2159,2149,393273,2,2161,158,2157,2159,262205,6,2162,2157,
262205,6,2163,2159,327851,32,2165,2156,821,196855,2167,0,262394,2165,2166,2167,131320,2166,327856,32,2170,2948,2169,
196855,2172,0,262394,2170,2171,2213,131320,2171,327808,6,2177,2948,347,327879,6,2179,2156,308,327851,32,2180,2179,236,
196855,2183,0,262394,2180,2182,2196,131320,2182,327879,6,2185,2156,249,327851,32,2186,2185,236,196855,2189,0,262394,
2186,2188,2192,131320,2188,327745,9,2190,2045,696,262205,6,2191,2190,131321,2189,131320,2192,327745,9,2193,2054,696,
262205,6,2194,2193,131321,2189,131320,2189,458997,6,2957,2191,2188,2194,2192,131321,2183,131320,2196,327879,6,2198,
2156,249,327851,32,2199,2198,236,196855,2202,0,262394,2199,2201,2205,131320,2201,327745,9,2203,2063,696,262205,6,2204,
2203,131321,2202,131320,2205,327745,9,2206,2072,696,262205,6,2207,2206,131321,2202,131320,2202,458997,6,2956,2204,
2201,2207,2205,131321,2183,131320,2183,458997,6,2958,2957,2189,2956,2202,327760,7,2211,2958,2156,327745,8,2212,2175,
2948,196670,2212,2211,131321,2172,131320,2213,131321,2172,131320,2172,458997,6,3056,2939,2183,2214,2213,458997,6,2968,
2177,2183,2948,2213,131321,2167,131320,2167,458997,6,3055,2939,2038,3056,2172,458997,6,2967,2948,2038,2968,2172,
327851,32,2216,2163,821,196855,2218,0,262394,2216,2217,2218,131320,2217,327856,32,2220,2967,2169,196855,2222,0,262394,
2220,2221,2260,131320,2221,327808,6,2224,2967,347,327879,6,2226,2163,308,327851,32,2227,2226,236,196855,2230,0,262394,
2227,2229,2243,131320,2229,327879,6,2232,2163,249,327851,32,2233,2232,236,196855,2236,0,262394,2233,2235,2239,131320,
2235,327745,9,2237,2045,696,262205,6,2238,2237,131321,2236,131320,2239,327745,9,2240,2054,696,262205,6,2241,2240,
131321,2236,131320,2236,458997,6,2973,2238,2235,2241,2239,131321,2230,131320,2243,327879,6,2245,2163,249,327851,32,
2246,2245,236,196855,2249,0,262394,2246,2248,2252,131320,2248,327745,9,2250,2063,696,262205,6,2251,2250,131321,2249,
131320,2252,327745,9,2253,2072,696,262205,6,2254,2253,131321,2249,131320,2249,458997,6,2972,2251,2248,2254,2252,
131321,2230,131320,2230,458997,6,2974,2973,2236,2972,2249,327760,7,2258,2974,2163,327745,8,2259,2175,2967,196670,2259,
2258,131321,2222,131320,2260,131321,2222,131320,2222,458997,6,3060,3055,2230,2214,2260,458997,6,2989,2224,2230,2967,
2260,131321,2218,131320,2218,458997,6,3054,3055,2167,3060,2222,458997,6,2988,2967,2167,2989,2222,327851,32,2262,2162,
821,196855,2264,0,262394,2262,2263,2264,131320,2263,327856,32,2266,2988,2169,196855,2268,0,262394,2266,2267,2306,
131320,2267,327808,6,2270,2988,347,327879,6,2272,2162,308,327851,32,2273,2272,236,196855,2276,0,262394,2273,2275,2289,
131320,2275,327879,6,2278,2162,249,327851,32,2279,2278,236,196855,2282,0,262394,2279,2281,2285,131320,2281,327745,9,
2283,2045,696,262205,6,2284,2283,131321,2282,131320,2285,327745,9,2286,2054,696,262205,6,2287,2286,131321,2282,131320,
2282,458997,6,2994,2284,2281,2287,2285,131321,2276,131320,2289,327879,6,2291,2162,249,327851,32,2292,2291,236,196855,
2295,0,262394,2292,2294,2298,131320,2294,327745,9,2296,2063,696,262205,6,2297,2296,131321,2295,131320,2298,327745,9,
2299,2072,696,262205,6,2300,2299,131321,2295,131320,2295,458997,6,2993,2297,2294,2300,2298,131321,2276,131320,2276,
458997,6,2995,2994,2282,2993,2295,327760,7,2304,2995,2162,327745,8,2305,2175,2988,196670,2305,2304,131321,2268,131320,
2306,131321,2268,131320,2268,458997,6,3064,3054,2276,2214,2306,458997,6,3033,2270,2276,2988,2306,131321,2264,131320,
2264,458997,6,3053,3054,2218,3064,2268,458997,6,3032,2988,2218,3033,2268,327851,32,2308,2148,821,196855,2311,0,262394,
2308,2310,2344,131320,2310,327879,6,2313,2148,308,327851,32,2314,2313,236,196855,2317,0,262394,2314,2316,2330,131320,
2316,327879,6,2319,2148,249,327851,32,2320,2319,236,196855,2323,0,262394,2320,2322,2326,131320,2322,327745,9,2324,
2045,696,262205,6,2325,2324,131321,2323,131320,2326,327745,9,2327,2054,696,262205,6,2328,2327,131321,2323,131320,2323,
458997,6,3015,2325,2322,2328,2326,131321,2317,131320,2330,327879,6,2332,2148,249,327851,32,2333,2332,236,196855,2336,
0,262394,2333,2335,2339,131320,2335,327745,9,2337,2063,696,262205,6,2338,2337,131321,2336,131320,2339,327745,9,2340,
2072,696,262205,6,2341,2340,131321,2336,131320,2336,458997,6,3014,2338,2335,2341,2339,131321,2317,131320,2317,458997,
6,3016,3015,2323,3014,2336,131321,2311,131320,2344,131321,2311,131320,2311,458997,6,3017,3016,2317,821,2344,131321,
2039,131320,2039,458997,6,3049,2939,2033,3053,2311,458997,6,3028,2948,2033,3032,2311,458997,6,3020,2937,2033,3017,
2311,131321,2034,131320,2346,327851,32,2348,2937,821,196855,2350,0,262394,2348,2349,2350,131320,2349,196670,2351,2937,
327737,32,2353,162,2351,262312,32,2354,2353,131321,2350,131320,2350,458997,32,2355,2348,2346,2354,2349,196855,2357,0,
262394,2355,2356,2357,131320,2356,196670,2358,2937,327737,32,2360,165,2358,196855,2362,0,262394,2360,2361,2393,131320,
2361,327879,6,2364,2937,790,262205,7,2366,223,196670,2365,2366,262205,47,2368,1995,196670,2367,2368,262205,30,2370,
1973,196670,2369,2370,196670,2371,2364,196670,2372,1951,262205,68,2375,1978,196670,2374,2375,655417,2,2376,140,2365,
2367,2369,2371,2372,2374,262205,68,2377,2374,196670,1978,2377,196670,2378,2937,327737,6,2380,172,2378,327745,9,2381,
1978,786,262205,6,2382,2381,327879,6,2383,2382,1214,327851,32,2384,2383,236,196855,2386,0,262394,2384,2385,2386,
131320,2385,262205,6,2387,224,327879,6,2388,2387,2041,327851,32,2389,2388,236,131321,2386,131320,2386,458997,32,2390,
2384,2361,2389,2385,196855,2392,0,262394,2390,2391,2392,131320,2391,131321,2392,131320,2392,458997,6,3040,2948,2386,
236,2391,458997,6,3023,2380,2386,821,2391,131321,2362,131320,2393,196670,2394,2937,327737,32,2396,168,2394,327856,32,
2398,2948,2169,327846,32,2399,2396,2398,196855,2401,0,262394,2399,2400,2423,131320,2400,196670,2402,2937,327737,32,
2404,168,2402,262312,32,2405,2404,196855,2407,0,262394,2405,2406,2407,131320,2406,327808,6,2409,2948,347,327745,9,
2410,1995,789,262205,6,2411,2410,327877,6,2412,1585,2411,327760,7,2413,2412,236,327745,8,2414,2175,2948,196670,2414,
2413,131321,2407,131320,2407,458997,6,3043,2948,2400,2409,2406,262205,7,2416,223,196670,2415,2416,196670,2417,2937,
262205,47,2420,1995,196670,2419,2420,458809,6,2421,177,2415,2417,2419,262205,47,2422,2419,196670,1995,2422,131321,
2401,131320,2423,131321,2401,131320,2401,458997,6,3074,2939,2407,2214,2423,458997,6,3042,3043,2407,2948,2423,458997,6,
3025,2421,2407,821,2423,131321,2362,131320,2362,458997,6,3071,2939,2392,3074,2401,458997,6,3039,3040,2392,3042,2401,
458997,6,3022,3023,2392,3025,2401,131321,2357,131320,2357,458997,6,3069,2939,2350,3071,2362,458997,6,3038,2948,2350,
3039,2362,458997,6,3021,2937,2350,3022,2362,131321,2034,131320,2034,458997,6,3048,3049,2039,3069,2357,458997,6,3027,
3028,2039,3038,2357,458997,6,3019,3020,2039,3021,2357,131321,2424,131320,2424,458997,6,3026,3027,2034,2435,2427,
458997,6,3018,3019,2034,3077,2427,327850,32,2430,3018,821,327852,32,2432,3026,236,327847,32,2433,2430,2432,262390,
2426,2427,0,262394,2433,2425,2426,131320,2425,327810,6,2435,3026,347,393281,9,2437,2175,2435,249,262205,6,2438,2437,
327745,37,2440,1978,268,262205,28,2441,2440,196670,2439,2441,327737,6,2442,109,2439,327877,6,2443,2442,696,327858,32,
2444,2438,2443,196855,2446,0,262394,2444,2445,2446,131320,2445,393281,9,2448,2175,2435,236,262205,6,2449,2448,131321,
2446,131320,2446,458997,6,3077,3018,2425,2449,2445,131321,2427,131320,2427,131321,2424,131320,2426,327851,32,2451,
3018,821,328019,142,2452,696,2451,393558,6,2453,696,0,2452,131321,2013,131320,2013,131321,2010,131320,2012,327745,9,
2454,1946,268,262205,6,2455,2454,327851,32,2456,2455,821,327850,32,2458,2937,821,327847,32,2459,2456,2458,196855,2461,
0,262394,2459,2460,2461,131320,2460,327745,9,2463,1978,786,262205,6,2464,2463,327879,6,2465,2464,1214,327851,32,2466,
2465,236,262312,32,2468,2466,196855,2470,0,262394,2468,2469,2470,131320,2469,327745,37,2471,1973,357,262205,28,2472,
2471,327745,37,2473,1978,268,196670,2473,2472,131321,2470,131320,2470,262205,68,2475,1978,196670,2474,2475,327745,9,
2477,2474,786,262205,6,2478,2477,327877,6,2479,2478,2939,196670,2477,2479,262205,6,2483,2454,196670,2481,2483,262205,
68,2485,2474,196670,2484,2485,393273,2,2486,207,2481,2484,196670,2454,821,131321,2461,131320,2461,327745,340,2488,
1946,241,262205,32,2489,2488,327850,32,2491,2936,236,327847,32,2492,2489,2491,131321,1959,131320,1959,131321,1956,
131320,1958,65789,65592,327734,2,233,0,222,196663,8,229,196663,9,230,196663,9,231,196663,9,232,131320,234,262203,210,
2493,7,262203,37,2495,7,262203,210,2508,7,262203,9,2510,7,262203,9,2512,7,262203,31,2518,7,262203,9,2519,7,262203,111,
2523,7,262203,37,2527,7,262203,31,2529,7,262203,48,2540,7,262203,8,2541,7,262203,31,2543,7,262203,9,2545,7,262203,48,
2547,7,262203,210,2560,7,262203,9,2562,7,262203,9,2566,7,262203,9,2581,7,262203,143,2597,7,262203,8,2598,7,262203,9,
2600,7,262203,143,2606,7,262203,8,2607,7,262203,9,2609,7,262203,143,2615,7,262203,8,2616,7,262203,9,2618,7,262203,143,
2624,7,262203,8,2625,7,262203,9,2627,7,262203,48,2633,7,262203,143,2635,7,262203,37,2637,7,262203,2652,2653,7,262203,
48,2665,7,262203,143,2667,7,262203,37,2669,7,262203,48,2694,7,262203,143,2696,7,262203,37,2698,7,262203,48,2723,7,
262203,143,2725,7,262203,37,2727,7,262203,9,2753,7,262203,8,2760,7,262203,48,2762,7,262203,31,2764,7,262203,9,2766,7,
262203,111,2767,7,262203,111,2769,7,262203,9,2773,7,262203,9,2783,7,262203,9,2791,7,262203,8,2803,7,262203,9,2805,7,
262203,48,2807,7,262203,111,2848,7,262203,9,2855,7,262203,111,2858,7,196670,2493,1948,196670,2495,631,327737,68,2496,
71,2495,131321,2501,131320,2501,458997,6,3089,236,234,3087,2504,458997,6,3081,821,234,3085,2504,458997,32,3079,1947,
234,2866,2504,458997,6,3098,236,234,3096,2504,262312,32,2507,3079,262390,2503,2504,0,262394,2507,2502,2503,131320,
2502,262205,209,2509,2493,196670,2508,2509,262205,6,2511,231,196670,2510,2511,262205,6,2513,232,196670,2512,2513,
458809,32,2514,215,2508,2510,2512,262205,209,2515,2508,196670,2493,2515,196855,2517,0,262394,2514,2516,2517,131320,
2516,327745,9,2520,2493,268,262205,6,2521,2520,196670,2519,2521,327737,30,2522,203,2519,196670,2518,2522,327745,37,
2524,2518,357,262205,28,2525,2524,458764,28,2526,1,37,2525,1142,196670,2527,2526,327737,68,2528,71,2527,196670,2523,
2528,196670,2529,2522,327737,32,2531,35,2529,196855,2533,0,262394,2531,2532,2533,131320,2532,262205,6,2534,230,327879,
6,2535,2534,1214,327850,32,2536,2535,236,131321,2533,131320,2533,458997,32,2537,2531,2516,2536,2532,196855,2539,0,
262394,2537,2538,2539,131320,2538,262205,7,2542,229,196670,2541,2542,196670,2543,2522,262205,6,2546,230,196670,2545,
2546,524345,6,2548,66,2541,2543,2545,2547,262205,47,2549,2547,196670,2540,2549,131321,2539,131320,2539,458997,6,3082,
821,2533,2548,2538,131321,2517,131320,2517,458997,6,3097,3098,2502,236,2539,458997,6,3088,3089,2502,236,2539,458997,6,
3080,3081,2502,3082,2539,327851,32,2552,3080,821,328019,142,2553,696,2552,393558,6,2554,696,0,2553,131321,2555,131320,
2555,458997,6,3096,3097,2517,3154,2558,458997,6,3087,3088,2517,3134,2558,458997,6,3085,3080,2517,3129,2558,458997,6,
3084,2554,2517,2827,2558,262205,209,2561,2493,196670,2560,2561,196670,2562,3084,393273,32,2564,220,2560,2562,262390,
2557,2558,0,262394,2564,2556,2557,131320,2556,196670,2566,3085,327737,32,2568,162,2566,328019,142,2569,696,2568,
393558,6,2570,696,0,2569,327812,6,2573,2026,2570,327812,6,2575,2041,3084,327854,32,2576,2573,2575,327851,32,2578,3085,
821,196855,2580,0,262394,2578,2579,2580,131320,2579,196670,2581,3085,327737,32,2583,162,2581,327844,32,2585,2583,2576,
131321,2580,131320,2580,458997,32,2586,2578,2556,2585,2579,196855,2588,0,262394,2586,2587,2588,131320,2587,196855,
2592,0,262394,2576,2591,2752,131320,2591,327812,6,2595,2041,3085,327808,6,2596,2026,2595,262205,7,2599,229,196670,
2598,2599,196670,2600,2596,393273,7,2602,26,2598,2600,262268,674,2603,2602,393281,678,2604,2603,268,268,393277,142,
2605,2604,2,16,196670,2597,2605,262205,7,2608,229,196670,2607,2608,196670,2609,2596,393273,7,2611,26,2607,2609,262268,
674,2612,2611,393281,678,2613,2612,268,347,393277,142,2614,2613,2,16,196670,2606,2614,262205,7,2617,229,196670,2616,
2617,196670,2618,2596,393273,7,2620,26,2616,2618,262268,674,2621,2620,393281,678,2622,2621,268,241,393277,142,2623,
2622,2,16,196670,2615,2623,262205,7,2626,229,196670,2625,2626,196670,2627,2596,393273,7,2629,26,2625,2627,262268,674,
2630,2629,393281,678,2631,2630,268,357,393277,142,2632,2631,2,16,196670,2624,2632,262205,47,2634,2540,196670,2633,
2634,196670,2635,2632,327745,37,2638,2523,268,262205,28,2639,2638,196670,2637,2639,458809,6,2640,148,2633,2635,2637,
327851,32,2641,2640,821,196855,2643,0,262394,2641,2642,2643,131320,2642,196855,2650,0,262394,1947,2649,2658,131320,
2649,327808,6,2655,3096,347,327745,9,2657,2653,3096,196670,2657,821,131321,2650,131320,2658,196855,2662,0,262394,1947,
2661,2662,131320,2661,131321,2662,131320,2662,458997,6,3143,3087,2658,2214,2661,131321,2650,131320,2650,458997,6,3142,
3087,2649,3143,2662,458997,6,3106,2655,2649,3096,2662,327745,9,2663,2624,696,262205,6,2664,2663,131321,2643,131320,
2643,458997,6,3141,3087,2591,3142,2650,458997,6,3105,3096,2591,3106,2650,458997,6,3104,821,2591,2664,2650,262205,47,
2666,2540,196670,2665,2666,196670,2667,2623,262205,28,2671,2638,196670,2669,2671,458809,6,2672,148,2665,2667,2669,
327851,32,2673,2672,821,196855,2675,0,262394,2673,2674,2675,131320,2674,327851,32,2677,3104,821,327856,32,2679,3105,
2169,327847,32,2680,2677,2679,196855,2682,0,262394,2680,2681,2687,131320,2681,327808,6,2684,3105,347,327745,9,2686,
2653,3105,196670,2686,3104,131321,2682,131320,2687,196855,2691,0,262394,2677,2690,2691,131320,2690,131321,2691,131320,
2691,458997,6,3145,3141,2687,2214,2690,131321,2682,131320,2682,458997,6,3144,3141,2681,3145,2691,458997,6,3110,2684,
2681,3105,2691,327745,9,2692,2615,696,262205,6,2693,2692,131321,2675,131320,2675,458997,6,3140,3141,2643,3144,2682,
458997,6,3109,3105,2643,3110,2682,458997,6,3108,3104,2643,2693,2682,262205,47,2695,2540,196670,2694,2695,196670,2696,
2614,262205,28,2700,2638,196670,2698,2700,458809,6,2701,148,2694,2696,2698,327851,32,2702,2701,821,196855,2704,0,
262394,2702,2703,2704,131320,2703,327851,32,2706,3108,821,327856,32,2708,3109,2169,327847,32,2709,2706,2708,196855,
2711,0,262394,2709,2710,2716,131320,2710,327808,6,2713,3109,347,327745,9,2715,2653,3109,196670,2715,3108,131321,2711,
131320,2716,196855,2720,0,262394,2706,2719,2720,131320,2719,131321,2720,131320,2720,458997,6,3147,3140,2716,2214,2719,
131321,2711,131320,2711,458997,6,3146,3140,2710,3147,2720,458997,6,3114,2713,2710,3109,2720,327745,9,2721,2606,696,
262205,6,2722,2721,131321,2704,131320,2704,458997,6,3139,3140,2675,3146,2711,458997,6,3113,3109,2675,3114,2711,458997,
6,3112,3108,2675,2722,2711,262205,47,2724,2540,196670,2723,2724,196670,2725,2605,262205,28,2729,2638,196670,2727,2729,
458809,6,2730,148,2723,2725,2727,327851,32,2731,2730,821,196855,2733,0,262394,2731,2732,2733,131320,2732,327851,32,
2735,3112,821,327856,32,2737,3113,2169,327847,32,2738,2735,2737,196855,2740,0,262394,2738,2739,2745,131320,2739,
327808,6,2742,3113,347,327745,9,2744,2653,3113,196670,2744,3112,131321,2740,131320,2745,196855,2749,0,262394,2735,
2748,2749,131320,2748,131321,2749,131320,2749,458997,6,3149,3139,2745,2214,2748,131321,2740,131320,2740,458997,6,3148,
3139,2739,3149,2749,458997,6,3123,2742,2739,3113,2749,327745,9,2750,2597,696,262205,6,2751,2750,131321,2733,131320,
2733,458997,6,3138,3139,2704,3148,2740,458997,6,3122,3113,2704,3123,2740,458997,6,3117,3112,2704,2751,2740,131321,
2592,131320,2752,196670,2753,3085,327737,32,2755,165,2753,196855,2757,0,262394,2755,2756,2782,131320,2756,327879,6,
2759,3085,790,262205,7,2761,229,196670,2760,2761,262205,47,2763,2540,196670,2762,2763,262205,30,2765,2518,196670,2764,
2765,196670,2766,2759,196670,2767,2496,262205,68,2770,2523,196670,2769,2770,655417,2,2771,140,2760,2762,2764,2766,
2767,2769,262205,68,2772,2769,196670,2523,2772,196670,2773,3085,327737,6,2775,172,2773,327745,9,2776,2523,786,262205,
6,2777,2776,327879,6,2778,2777,1214,327851,32,2779,2778,236,196855,2781,0,262394,2779,2780,2781,131320,2780,131321,
2781,131320,2781,458997,6,3126,3096,2756,236,2780,458997,6,3119,2775,2756,821,2780,131321,2757,131320,2782,196670,
2783,3085,327737,32,2785,168,2783,327856,32,2787,3096,2169,327846,32,2788,2785,2787,196855,2790,0,262394,2788,2789,
2811,131320,2789,196670,2791,3085,327737,32,2793,168,2791,262312,32,2794,2793,196855,2796,0,262394,2794,2795,2796,
131320,2795,327808,6,2798,3096,347,327745,9,2799,2540,789,262205,6,2800,2799,327877,6,2801,1585,2800,327745,9,2802,
2653,3096,196670,2802,2801,131321,2796,131320,2796,458997,6,3128,3096,2789,2798,2795,262205,7,2804,229,196670,2803,
2804,196670,2805,3085,262205,47,2808,2540,196670,2807,2808,458809,6,2809,177,2803,2805,2807,262205,47,2810,2807,
196670,2540,2810,131321,2790,131320,2811,131321,2790,131320,2790,458997,6,3152,3087,2796,2214,2811,458997,6,3127,3128,
2796,3096,2811,458997,6,3120,2809,2796,821,2811,131321,2757,131320,2757,458997,6,3150,3087,2781,3152,2790,458997,6,
3125,3126,2781,3127,2790,458997,6,3118,3119,2781,3120,2790,131321,2592,131320,2592,458997,6,3137,3138,2733,3150,2757,
458997,6,3121,3122,2733,3125,2757,458997,6,3116,3117,2733,3118,2757,327850,32,2814,3116,821,327852,32,2816,3121,236,
327847,32,2817,2814,2816,196855,2819,0,262394,2817,2818,2819,131320,2818,327810,6,2821,3121,347,327745,9,2822,2653,
2821,262205,6,2823,2822,131321,2819,131320,2819,458997,6,3155,3121,2592,2821,2818,458997,6,3130,3116,2592,2823,2818,
131321,2588,131320,2588,458997,6,3154,3096,2580,3155,2819,458997,6,3134,3087,2580,3137,2819,458997,6,3129,3085,2580,
3130,2819,327851,32,2825,3129,821,328019,142,2826,696,2825,393558,6,2827,696,0,2826,131321,2558,131320,2558,131321,
2555,131320,2557,327745,9,2828,2493,268,262205,6,2829,2828,327851,32,2830,2829,821,327850,32,2832,3085,821,327847,32,
2833,2830,2832,196855,2835,0,262394,2833,2834,2835,131320,2834,327745,9,2837,2523,786,262205,6,2838,2837,327879,6,
2839,2838,1214,327851,32,2840,2839,236,262312,32,2842,2840,196855,2844,0,262394,2842,2843,2844,131320,2843,327745,37,
2845,2518,357,262205,28,2846,2845,327745,37,2847,2523,268,196670,2847,2846,131321,2844,131320,2844,262205,68,2849,
2523,196670,2848,2849,327745,9,2851,2848,786,262205,6,2852,2851,327877,6,2853,2852,3087,196670,2851,2853,262205,6,
2857,2828,196670,2855,2857,262205,68,2859,2848,196670,2858,2859,393273,2,2860,207,2855,2858,196670,2828,821,131321,
2835,131320,2835,327745,340,2862,2493,241,262205,32,2863,2862,327850,32,2865,3084,236,327847,32,2866,2863,2865,131321,
2504,131320,2504,131321,2501,131320,2503,65789,65592,
};
static const uint32_t raysort_words_bvh_clear[] = {
119734787,66816,524299,92,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,458767,5,4,
1852399981,0,64,71,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,25,327752,17,0,35,0,196679,17,2,196679,20,5356,262215,
64,11,28,327752,68,0,35,0,327752,68,1,35,8,327752,69,0,35,0,196679,69,2,262215,89,1,15,262215,90,1,0,262215,91,11,25,
196679,80,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,
5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,393249,19,2,18,9,9,262187,6,26,0,262165,30,32,1,262187,
30,31,2,262174,34,6,6,262187,6,39,1,262187,30,43,30,262187,30,58,0,262176,60,5349,6,262167,62,6,3,262176,63,1,62,
262203,63,64,1,262176,65,1,6,262174,68,15,6,196638,69,68,262176,70,9,69,262203,70,71,9,262187,30,72,1,262176,73,9,6,
131092,76,262176,81,9,15,262194,6,89,213249,262194,6,90,64,393267,62,91,90,39,39,327734,2,4,0,3,131320,5,262203,18,80,
7,262203,9,84,7,262203,9,87,7,327745,65,66,64,26,262205,6,67,66,393281,73,74,71,58,72,262205,6,75,74,327856,76,77,67,
75,196855,79,0,262394,77,78,79,131320,78,393281,81,82,71,58,58,262205,15,83,82,196670,80,83,196670,84,67,196670,87,26,
458809,2,88,23,80,84,87,131321,79,131320,79,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,
27,11,26,262205,6,28,27,262205,6,29,12,327876,6,32,29,31,327829,34,35,28,32,327761,6,36,35,1,327761,6,37,35,0,327745,
9,40,11,39,262205,6,41,40,262205,6,42,12,327874,6,44,42,43,327808,6,45,41,44,327808,6,47,45,36,327760,7,48,37,47,
131326,48,65592,327734,2,23,0,19,196663,18,20,196663,9,21,196663,9,22,131320,24,262203,8,53,7,262203,9,54,7,262205,15,
51,20,262268,7,52,51,196670,53,52,262205,6,55,21,196670,54,55,393273,7,56,13,53,54,262268,15,57,56,262205,6,59,22,
393281,60,61,57,58,58,327742,61,59,2,4,65789,65592,
};
static const uint32_t raysort_words_bvh_begin[] = {
119734787,66816,524299,283,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,84,88,170,186,393232,4,17,128,1,1,262215,84,11,26,262215,88,11,24,262215,125,6,16,262216,126,0,24,327752,
126,0,35,0,196679,126,2,262215,168,1,0,262215,170,11,29,327752,179,0,35,0,327752,179,1,35,8,327752,179,2,35,16,327752,
179,3,35,24,327752,179,4,35,28,262215,180,6,4,262216,181,0,24,327752,181,0,35,0,196679,181,2,262215,182,6,4,262216,
183,0,25,327752,183,0,35,0,196679,183,2,327752,184,0,35,0,196679,184,2,262215,278,1,15,262215,279,1,0,262215,280,11,
25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196641,19,6,196630,22,32,
262176,23,7,22,262177,24,6,23,655390,28,6,6,6,6,6,6,6,6,327713,29,28,8,9,262187,6,35,0,262165,39,32,1,262187,39,40,2,
262174,43,6,6,262187,6,48,1,262187,39,52,30,262187,39,64,4,262187,39,74,28,262167,82,6,3,262176,83,1,82,262203,83,84,
1,262176,85,1,6,262203,83,88,1,262187,6,102,2147483648u,131092,104,262187,6,106,4294967295u,262167,111,6,4,262176,112,
7,111,262187,6,118,2,196647,124,5349,196637,125,111,196638,126,125,262176,124,5349,126,262187,39,128,0,262176,129,
5349,111,262187,6,152,3,262194,6,168,128,262203,85,170,1,196647,177,5349,196647,178,5349,458782,179,177,178,178,6,6,
196637,180,6,196638,181,180,262176,177,5349,181,196637,182,6,196638,183,182,262176,178,5349,183,196638,184,179,262176,
185,9,184,262203,185,186,9,262176,187,9,178,262176,190,5349,6,262187,39,193,3,262176,194,9,6,262187,22,201,1451229184,
262187,22,205,3598712832u,262187,6,215,48,262187,6,220,12,262187,39,227,1,262187,6,262,16,262176,268,9,177,262194,6,
278,197121,262194,6,279,128,393267,82,280,279,48,48,327734,2,4,0,3,131320,5,262203,23,202,7,262203,23,206,7,262203,8,
235,7,262203,9,236,7,262203,8,264,7,262203,9,265,7,262203,8,272,7,262203,9,273,7,262201,6,167,20,327812,6,169,167,168,
262205,6,171,170,327808,6,172,169,171,327850,104,174,172,35,196855,176,0,262394,174,175,176,131320,175,393281,187,188,
186,128,40,262205,178,189,188,393281,190,191,189,128,128,327742,191,35,2,4,131321,176,131320,176,393281,194,195,186,
128,193,262205,6,196,195,327856,104,197,172,196,196855,199,0,262394,197,198,199,131320,198,196670,202,201,327737,6,
203,26,202,196670,206,205,327737,6,207,26,206,131321,209,131320,209,458997,6,281,35,198,251,212,327856,104,216,281,
215,262390,211,212,0,262394,216,210,211,131320,210,327856,104,221,281,220,327814,6,224,281,152,327879,6,225,224,48,
327850,104,226,225,35,393281,187,228,186,128,227,262205,178,229,228,262268,7,230,229,327812,6,232,172,215,327808,6,
234,232,281,196670,235,230,196670,236,234,393273,7,237,13,235,236,262268,178,238,237,196855,242,0,262394,221,241,247,
131320,241,393385,6,246,226,203,207,131321,242,131320,247,131321,242,131320,242,458997,6,282,246,241,35,247,393281,
190,249,238,128,128,327742,249,282,2,4,131321,212,131320,212,327808,6,251,281,227,131321,209,131320,211,393281,194,
252,186,128,64,262205,6,253,252,327850,104,254,253,35,196855,256,0,262394,254,255,256,131320,255,393281,187,257,186,
128,227,262205,178,258,257,262268,7,259,258,327812,6,261,172,215,327808,6,263,261,262,196670,264,259,196670,265,263,
393273,7,266,13,264,265,262268,178,267,266,393281,268,269,186,128,128,262205,177,270,269,262268,7,271,270,196670,272,
271,196670,273,172,393273,28,275,32,272,273,327761,6,276,275,1,393281,190,277,267,128,128,327742,277,276,2,4,131321,
256,131320,256,131321,199,131320,199,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,36,11,35,
262205,6,37,36,262205,6,38,12,327876,6,41,38,40,327829,43,44,37,41,327761,6,45,44,1,327761,6,46,44,0,327745,9,49,11,
48,262205,6,50,49,262205,6,51,12,327874,6,53,51,52,327808,6,54,50,53,327808,6,56,54,45,327760,7,57,46,56,131326,57,
65592,327734,7,17,0,10,196663,8,15,196663,9,16,131320,18,327745,9,61,15,35,262205,6,62,61,262205,6,63,16,327876,6,65,
63,64,327829,43,67,62,65,327761,6,68,67,1,327761,6,69,67,0,327745,9,71,15,48,262205,6,72,71,262205,6,73,16,327874,6,
75,73,74,327808,6,76,72,75,327808,6,78,76,68,327760,7,79,69,78,131326,79,65592,327734,6,20,0,19,131320,21,327745,85,
86,84,48,262205,6,87,86,327745,85,89,88,35,262205,6,90,89,327812,6,91,87,90,327745,85,92,84,35,262205,6,93,92,327808,
6,94,91,93,131326,94,65592,327734,6,26,0,24,196663,23,25,131320,27,262205,22,98,25,262268,6,99,98,327879,6,103,99,102,
327851,104,105,103,35,393385,6,107,105,106,102,327878,6,108,99,107,131326,108,65592,327734,28,32,0,29,196663,8,30,
196663,9,31,131320,33,262203,112,113,7,262203,8,121,7,262203,9,122,7,262203,112,132,7,262203,8,140,7,262203,9,141,7,
262205,7,114,30,262205,6,119,31,327812,6,120,118,119,196670,121,114,196670,122,120,393273,7,123,17,121,122,262268,124,
127,123,393281,129,130,127,128,128,393277,111,131,130,2,16,196670,113,131,262205,7,133,30,262205,6,137,31,327812,6,
138,118,137,327808,6,139,138,48,196670,140,133,196670,141,139,393273,7,142,17,140,141,262268,124,143,142,393281,129,
144,143,128,128,393277,111,145,144,2,16,196670,132,145,327745,9,146,113,35,262205,6,147,146,327745,9,148,113,48,
262205,6,149,148,327745,9,150,113,118,262205,6,151,150,327745,9,153,113,152,262205,6,154,153,327745,9,155,132,35,
262205,6,156,155,327745,9,157,132,48,262205,6,158,157,327745,9,159,132,118,262205,6,160,159,327745,9,161,132,152,
262205,6,162,161,720976,28,163,147,149,151,154,156,158,160,162,131326,163,65592,
};
static const uint32_t raysort_words_bvh_boxes[] = {
119734787,66816,524299,1457,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,655375,5,
4,1852399981,0,230,234,876,964,1289,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,262215,230,11,26,262215,234,11,24,196679,246,42,196679,253,42,262215,374,6,16,262216,375,0,24,327752,
375,0,35,0,196679,375,2,327752,869,0,35,0,327752,869,1,35,8,327752,869,2,35,16,327752,869,3,35,24,327752,869,4,35,32,
327752,869,5,35,36,327752,869,6,35,40,262215,870,6,4,327752,871,0,35,0,196679,871,2,262215,872,6,4,262216,873,0,25,
327752,873,0,35,0,196679,873,2,327752,874,0,35,0,196679,874,2,262215,921,6,4,327752,922,0,35,0,196679,922,2,262215,
1255,6,16,262216,1256,0,25,327752,1256,0,35,0,196679,1256,2,262215,1289,11,29,262215,1295,1,0,262215,1426,1,15,262215,
1427,1,0,262215,1428,11,25,196679,886,5356,196679,909,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,
7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,
18,9,196641,28,6,196630,31,32,262176,32,7,31,327713,33,31,32,32,262177,42,6,32,589857,50,6,8,9,9,9,9,9,393249,59,6,8,
9,9,458785,65,6,8,9,9,9,655390,72,6,6,6,6,6,6,6,6,327713,73,72,8,9,786462,78,7,7,7,6,6,6,6,6,6,6,393249,79,78,8,9,9,
393249,85,7,8,9,9,262176,91,7,78,327713,92,6,91,9,262167,97,6,3,262176,98,7,97,262177,99,97,98,327713,103,97,91,9,
262167,108,31,3,262176,109,7,108,393249,110,31,8,9,109,131092,116,262177,117,116,98,327713,121,97,91,98,327710,126,97,
97,97,262176,127,7,126,393249,128,6,91,9,127,262177,138,2,9,262174,142,108,108,262176,143,7,142,393249,144,2,143,109,
9,458785,150,2,9,143,109,9,327713,157,2,9,9,262176,162,7,116,327713,163,2,9,162,262187,6,169,0,262165,173,32,1,262187,
173,174,2,262174,177,6,6,262187,6,182,1,262187,173,186,30,262187,173,201,0,262176,202,5349,6,262187,173,211,4,262187,
173,221,28,262176,229,1,97,262203,229,230,1,262176,231,1,6,262203,229,234,1,262187,6,262,2147483648u,262187,6,265,
4294967295u,262187,31,270,1056964608,262187,6,301,2,262187,6,347,4,262187,6,348,6,262167,361,6,4,262176,362,7,361,
196647,373,5349,196637,374,361,196638,375,374,262176,373,5349,375,262176,377,5349,361,262187,6,400,3,262187,173,514,6,
262187,173,520,1,262187,173,539,31,262187,6,550,4294967292u,262187,173,566,16,262187,6,570,65535,393260,97,577,169,
169,169,262187,6,579,2139095040,262167,582,116,3,262187,173,588,5,262187,6,624,16,262187,173,672,3,262187,6,682,
2147483647,262187,6,685,1451229184,393260,97,686,685,685,685,327724,7,698,169,169,262167,699,116,2,393260,126,754,577,
577,577,262187,173,760,8,262187,173,864,7,196647,867,5349,196647,868,5349,589854,869,15,15,867,868,6,6,6,196637,870,6,
196638,871,870,262176,867,5349,871,196637,872,6,196638,873,872,262176,868,5349,873,196638,874,869,262176,875,9,874,
262203,875,876,9,262176,877,9,15,262176,902,9,6,196647,920,5349,196637,921,6,196638,922,921,262176,920,5349,922,
262176,925,9,867,262187,6,931,48,262187,173,943,17,262172,962,6,624,262176,963,4,962,262203,963,964,4,262176,966,4,6,
262187,173,992,9,262187,6,1004,12,262187,31,1152,0,393260,108,1153,1152,1152,1152,327724,142,1154,1153,1153,262176,
1245,9,868,196647,1254,5349,196637,1255,361,196638,1256,1255,262176,1254,5349,1256,262203,231,1289,1,262194,6,1295,
128,393268,6,1300,132,1295,347,196650,116,1307,262187,6,1363,264,262194,6,1426,197377,262194,6,1427,128,393267,97,
1428,1427,182,182,393260,97,1455,579,579,579,393260,97,1456,682,682,682,327734,2,4,0,3,131320,5,262203,8,1316,7,
262203,9,1317,7,262203,9,1320,7,262203,8,1329,7,262203,9,1330,7,262203,8,1338,7,262203,9,1339,7,262203,9,1376,7,
262203,162,1378,7,262203,9,1389,7,262203,9,1391,7,262203,9,1415,7,262205,6,1290,1289,262201,6,1292,29,327812,6,1296,
1292,1295,327812,6,1297,1296,347,327808,6,1301,1297,1300,393281,902,1302,876,201,514,262205,6,1303,1302,458764,6,1304,
1,38,1301,1303,327856,116,1310,1297,1304,196855,1312,0,262394,1310,1311,1312,131320,1311,393281,877,1313,876,201,201,
262205,15,1314,1313,262268,7,1315,1314,196670,1316,1315,393281,902,1318,876,201,211,262205,6,1319,1318,196670,1317,
1319,196670,1320,1297,458809,6,1322,63,1316,1317,1320,327810,6,1325,1304,1297,196670,1329,1315,196670,1330,1322,
393273,72,1332,76,1329,1330,327761,6,1333,1332,1,196670,1338,1315,196670,1339,1322,393273,72,1341,76,1338,1339,327761,
6,1342,1341,0,327810,6,1343,1297,1342,327810,6,1344,1333,1343,327858,116,1345,1325,1344,131321,1312,131320,1312,
458997,6,1436,169,5,1322,1311,458997,116,1432,1307,5,1345,1311,327856,116,1347,1290,624,196855,1349,0,262394,1347,
1348,1349,131320,1348,327854,116,1352,1290,1004,262312,116,1353,1352,196855,1355,0,262394,1353,1354,1355,131320,1354,
327814,6,1357,1290,400,327879,6,1358,1357,182,327851,116,1359,1358,169,131321,1355,131320,1355,458997,116,1360,1352,
1348,1359,1354,393385,6,1361,1360,169,265,327745,966,1362,964,1290,196670,1362,1361,131321,1349,131320,1349,262368,
301,301,1363,327808,6,1367,1297,1290,131321,1368,131320,1368,458997,6,1429,1367,1349,1382,1369,327856,116,1375,1429,
1304,262390,1370,1369,0,262394,1375,1369,1370,131320,1369,196670,1376,1429,196670,1378,1432,393273,2,1380,166,1376,
1378,327808,6,1382,1429,1295,131321,1368,131320,1370,262368,301,301,1363,327847,116,1386,1432,1347,196855,1388,0,
262394,1386,1387,1388,131320,1387,196670,1389,1436,196670,1391,1290,393273,2,1393,160,1389,1391,131321,1388,131320,
1388,393281,877,1394,876,201,520,262205,15,1395,1394,262268,7,1396,1395,327851,699,1397,1396,698,262298,116,1398,1397,
196855,1400,0,262394,1398,1399,1400,131320,1399,327808,6,1405,1296,1290,131321,1406,131320,1406,458997,6,1438,1405,
1399,1425,1407,393281,902,1412,876,201,588,262205,6,1413,1412,327856,116,1414,1438,1413,262390,1408,1407,0,262394,
1414,1407,1408,131320,1407,196670,1415,1438,327737,2,1417,140,1415,327745,231,1418,234,169,262205,6,1419,1418,327745,
231,1420,234,182,262205,6,1421,1420,327812,6,1422,1419,1421,327812,6,1423,1422,1295,327808,6,1425,1438,1423,131321,
1406,131320,1408,131321,1400,131320,1400,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,170,
11,169,262205,6,171,170,262205,6,172,12,327876,6,175,172,174,327829,177,178,171,175,327761,6,179,178,1,327761,6,180,
178,0,327745,9,183,11,182,262205,6,184,183,262205,6,185,12,327874,6,187,185,186,327808,6,188,184,187,327808,6,190,188,
179,327760,7,191,180,190,131326,191,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,196,7,262203,9,
197,7,262205,15,194,20,262268,7,195,194,196670,196,195,262205,6,198,21,196670,197,198,393273,7,199,13,196,197,262268,
15,200,199,393281,202,203,200,201,201,393277,6,204,203,2,4,131326,204,65592,327734,7,26,0,10,196663,8,24,196663,9,25,
131320,27,327745,9,208,24,169,262205,6,209,208,262205,6,210,25,327876,6,212,210,211,327829,177,214,209,212,327761,6,
215,214,1,327761,6,216,214,0,327745,9,218,24,182,262205,6,219,218,262205,6,220,25,327874,6,222,220,221,327808,6,223,
219,222,327808,6,225,223,215,327760,7,226,216,225,131326,226,65592,327734,6,29,0,28,131320,30,327745,231,232,230,182,
262205,6,233,232,327745,231,235,234,169,262205,6,236,235,327812,6,237,233,236,327745,231,238,230,169,262205,6,239,238,
327808,6,240,237,239,131326,240,65592,327734,31,36,0,33,196663,32,34,196663,32,35,131320,37,262205,31,244,34,262205,
31,245,35,327813,31,246,244,245,131326,246,65592,327734,31,40,0,33,196663,32,38,196663,32,39,131320,41,262205,31,251,
38,262205,31,252,39,327809,31,253,251,252,131326,253,65592,327734,6,44,0,42,196663,32,43,131320,45,262205,31,258,43,
262268,6,259,258,327879,6,263,259,262,327851,116,264,263,169,393385,6,266,264,265,262,327878,6,267,259,266,131326,267,
65592,327734,31,48,0,33,196663,32,46,196663,32,47,131320,49,262203,32,271,7,262203,32,273,7,262203,32,275,7,262203,32,
277,7,262203,32,279,7,262203,32,280,7,262205,31,272,46,196670,271,272,196670,273,270,393273,31,274,36,271,273,262205,
31,276,47,196670,275,276,196670,277,270,393273,31,278,36,275,277,196670,279,274,196670,280,278,393273,31,281,40,279,
280,131326,281,65592,327734,6,57,0,50,196663,8,51,196663,9,52,196663,9,53,196663,9,54,196663,9,55,196663,9,56,131320,
58,262203,8,310,7,262203,9,312,7,262205,6,286,55,131321,287,131320,287,458997,6,1440,169,58,323,288,458997,6,1439,286,
58,329,288,327810,6,294,1439,1440,327852,116,295,294,182,262390,289,288,0,262394,295,288,289,131320,288,327814,6,302,
294,301,327808,6,303,1440,302,262205,6,305,52,262205,6,307,53,327812,6,308,303,307,327808,6,309,305,308,262205,7,311,
51,196670,310,311,196670,312,309,393273,7,313,26,310,312,262268,15,314,313,262205,6,315,54,393281,202,316,314,201,315,
393277,6,317,316,2,4,262205,6,319,56,327858,116,320,317,319,393385,6,323,320,303,1440,262205,6,325,56,327858,116,326,
317,325,393385,6,329,326,1439,303,131321,287,131320,289,131326,1440,65592,327734,6,63,0,59,196663,8,60,196663,9,61,
196663,9,62,131320,64,262203,8,333,7,262203,9,335,7,262203,9,336,7,262203,9,337,7,262203,9,338,7,262203,9,340,7,
262205,7,334,60,196670,333,334,196670,335,169,196670,336,301,196670,337,169,262205,6,339,61,196670,338,339,262205,6,
341,62,196670,340,341,655417,6,342,57,333,335,336,337,338,340,131326,342,65592,327734,6,70,0,65,196663,8,66,196663,9,
67,196663,9,68,196663,9,69,131320,71,262203,8,349,7,262203,9,351,7,262203,9,352,7,262203,9,353,7,262203,9,354,7,
262203,9,356,7,262205,6,345,67,327812,6,346,301,345,262205,7,350,66,196670,349,350,196670,351,346,196670,352,347,
196670,353,348,262205,6,355,68,196670,354,355,262205,6,357,69,196670,356,357,655417,6,358,57,349,351,352,353,354,356,
131326,358,65592,327734,72,76,0,73,196663,8,74,196663,9,75,131320,77,262203,362,363,7,262203,8,370,7,262203,9,371,7,
262203,362,380,7,262203,8,388,7,262203,9,389,7,262205,7,364,74,262205,6,368,75,327812,6,369,301,368,196670,370,364,
196670,371,369,393273,7,372,26,370,371,262268,373,376,372,393281,377,378,376,201,201,393277,361,379,378,2,16,196670,
363,379,262205,7,381,74,262205,6,385,75,327812,6,386,301,385,327808,6,387,386,182,196670,388,381,196670,389,387,
393273,7,390,26,388,389,262268,373,391,390,393281,377,392,391,201,201,393277,361,393,392,2,16,196670,380,393,327745,9,
394,363,169,262205,6,395,394,327745,9,396,363,182,262205,6,397,396,327745,9,398,363,301,262205,6,399,398,327745,9,401,
363,400,262205,6,402,401,327745,9,403,380,169,262205,6,404,403,327745,9,405,380,182,262205,6,406,405,327745,9,407,380,
301,262205,6,408,407,327745,9,409,380,400,262205,6,410,409,720976,72,411,395,397,399,402,404,406,408,410,131326,411,
65592,327734,78,83,0,79,196663,8,80,196663,9,81,196663,9,82,131320,84,262203,8,425,7,262203,9,426,7,262203,362,432,7,
262203,8,439,7,262203,9,440,7,262203,362,445,7,262203,8,452,7,262203,9,453,7,262203,362,458,7,262203,8,465,7,262203,9,
466,7,262205,6,415,81,327812,6,416,301,415,262205,6,417,82,327812,6,418,347,417,327808,6,419,416,418,262205,7,421,80,
196670,425,421,196670,426,419,393273,7,428,26,425,426,262268,373,429,428,393281,377,430,429,201,201,393277,361,431,
430,2,16,262205,7,433,80,327808,6,438,419,182,196670,439,433,196670,440,438,393273,7,441,26,439,440,262268,373,442,
441,393281,377,443,442,201,201,393277,361,444,443,2,16,196670,432,444,262205,7,446,80,327808,6,451,419,301,196670,452,
446,196670,453,451,393273,7,454,26,452,453,262268,373,455,454,393281,377,456,455,201,201,393277,361,457,456,2,16,
196670,445,457,262205,7,459,80,327808,6,464,419,400,196670,465,459,196670,466,464,393273,7,467,26,465,466,262268,373,
468,467,393281,377,469,468,201,201,393277,361,470,469,2,16,196670,458,470,458831,7,472,431,431,0,1,458831,7,474,431,
431,2,3,458831,7,476,444,444,0,1,327745,9,477,432,301,262205,6,478,477,327745,9,479,432,400,262205,6,480,479,327745,9,
481,445,169,262205,6,482,481,327745,9,483,445,182,262205,6,484,483,327745,9,485,445,301,262205,6,486,485,327745,9,487,
445,400,262205,6,488,487,327745,9,489,458,169,262205,6,490,489,852048,78,491,472,474,476,478,480,482,484,486,488,490,
131326,491,65592,327734,7,89,0,85,196663,8,86,196663,9,87,196663,9,88,131320,90,327745,9,495,86,169,262205,6,496,495,
262205,6,497,87,327829,177,499,496,497,327761,6,500,499,1,327761,6,501,499,0,327745,9,503,86,182,262205,6,504,503,
262205,6,505,88,327808,6,506,504,505,327808,6,508,506,500,327760,7,509,501,508,131326,509,65592,327734,6,95,0,92,
196663,91,93,196663,9,94,131320,96,262203,8,521,7,262203,9,524,7,262203,8,535,7,262203,8,541,7,262203,9,544,7,262203,
9,545,7,262205,6,513,94,327745,9,515,93,514,262205,6,516,515,327850,116,517,516,347,196855,519,0,262394,517,518,519,
131320,518,327745,8,522,93,520,262205,7,523,522,196670,521,523,262205,6,525,94,196670,524,525,393273,7,526,13,521,524,
262268,15,527,526,393281,202,528,527,201,201,393277,6,529,528,2,4,131321,519,131320,519,458997,6,1443,513,96,529,518,
262205,6,531,515,327850,116,532,531,301,196855,534,0,262394,532,533,534,131320,533,262205,6,536,94,327876,6,537,536,
520,262205,6,538,94,327874,6,540,538,539,327745,8,542,93,520,262205,7,543,542,196670,541,543,196670,544,537,196670,
545,540,458809,7,546,89,541,544,545,196670,535,546,327745,9,548,535,169,262205,6,549,548,327879,6,551,549,550,327745,
9,552,535,182,262205,6,553,552,327760,7,554,551,553,262268,15,555,554,393281,202,556,555,201,201,393277,6,557,556,2,4,
262205,6,559,548,327879,6,560,559,301,327851,116,561,560,169,196855,564,0,262394,561,563,568,131320,563,327874,6,567,
557,566,131321,564,131320,568,327879,6,571,557,570,131321,564,131320,564,458997,6,1441,567,563,571,568,131321,534,
131320,534,458997,6,1442,1443,519,1441,564,131326,1442,65592,327734,97,101,0,99,196663,98,100,131320,102,262205,97,
576,100,262205,97,578,100,327879,97,581,578,1455,327850,582,583,581,577,393385,97,584,583,577,576,131326,584,65592,
327734,97,106,0,103,196663,91,104,196663,9,105,131320,107,262203,8,597,7,262203,9,600,7,262203,9,602,7,262203,98,618,
7,262205,6,587,105,327745,9,589,104,588,262205,6,590,589,327831,177,593,587,590,327761,6,594,593,0,327761,6,595,593,1,
327745,8,598,104,201,262205,7,599,598,196670,597,599,196670,600,594,196670,602,595,458809,7,604,89,597,600,602,262268,
15,607,604,393281,202,609,607,201,201,393277,6,610,609,2,4,393281,202,612,607,201,520,393277,6,613,612,2,4,393281,202,
615,607,201,174,393277,6,616,615,2,4,393296,97,617,610,613,616,196670,618,617,327737,97,619,101,618,131326,619,65592,
327734,31,114,0,110,196663,8,111,196663,9,112,196663,109,113,131320,115,262203,8,626,7,262203,9,628,7,262203,9,629,7,
262203,32,637,7,262203,32,638,7,262203,32,647,7,262203,32,648,7,262203,32,657,7,262203,32,658,7,262203,32,662,7,
262203,32,664,7,262203,32,667,7,262203,32,668,7,262203,32,676,7,262203,32,677,7,262205,6,623,112,327812,6,625,623,624,
262205,7,627,111,196670,626,627,196670,628,625,196670,629,169,458809,7,630,89,626,628,629,262268,15,631,630,393281,
202,634,631,201,201,393277,6,635,634,2,4,262268,31,636,635,196670,637,636,327745,32,639,113,169,262205,31,640,639,
196670,638,640,393273,31,641,36,637,638,393281,202,644,631,201,520,393277,6,645,644,2,4,262268,31,646,645,196670,647,
646,327745,32,649,113,182,262205,31,650,649,196670,648,650,393273,31,651,36,647,648,393281,202,654,631,201,174,393277,
6,655,654,2,4,262268,31,656,655,196670,657,656,327745,32,659,113,301,262205,31,660,659,196670,658,660,393273,31,661,
36,657,658,196670,662,641,196670,664,651,393273,31,666,40,662,664,196670,667,666,196670,668,661,393273,31,670,40,667,
668,393281,202,673,631,201,672,393277,6,674,673,2,4,262268,31,675,674,196670,676,670,196670,677,675,393273,31,678,40,
676,677,131326,678,65592,327734,116,119,0,117,196663,98,118,131320,120,262205,97,681,118,327879,97,684,681,1456,
327858,582,687,684,686,262299,116,688,687,131326,688,65592,327734,97,124,0,121,196663,91,122,196663,98,123,131320,125,
262203,8,704,7,262203,9,707,7,262203,109,708,7,262203,8,711,7,262203,9,714,7,262203,109,715,7,262203,8,718,7,262203,9,
721,7,262203,109,722,7,262205,97,692,123,262268,108,693,692,262205,97,695,123,327745,8,696,122,174,262205,7,697,696,
327851,699,700,697,698,262298,116,701,700,196855,703,0,262394,701,702,703,131320,702,262205,7,706,696,196670,704,706,
196670,707,169,196670,708,693,458809,31,710,114,704,707,708,262205,7,713,696,196670,711,713,196670,714,182,196670,715,
693,458809,31,717,114,711,714,715,262205,7,720,696,196670,718,720,196670,721,301,196670,722,693,458809,31,724,114,718,
721,722,393296,108,725,710,717,724,262268,97,726,725,131321,703,131320,703,458997,97,1444,695,125,726,702,131326,1444,
65592,327734,6,132,0,128,196663,91,129,196663,9,130,196663,127,131,131320,133,262203,91,733,7,262203,9,735,7,262203,
91,741,7,262203,9,743,7,262203,91,749,7,262203,9,751,7,262203,91,766,7,262203,9,768,7,262203,91,771,7,262203,98,773,7,
262203,91,776,7,262203,9,778,7,262203,91,781,7,262203,98,783,7,262203,91,786,7,262203,9,788,7,262203,91,791,7,262203,
98,793,7,262203,98,796,7,262203,98,802,7,262203,98,809,7,262203,98,816,7,262203,98,821,7,262203,98,826,7,262205,6,731,
130,327812,6,732,400,731,262205,78,734,129,196670,733,734,196670,735,732,393273,6,736,95,733,735,262205,6,738,130,
327812,6,739,400,738,327808,6,740,739,182,262205,78,742,129,196670,741,742,196670,743,740,393273,6,744,95,741,743,
262205,6,746,130,327812,6,747,400,746,327808,6,748,747,301,262205,78,750,129,196670,749,750,196670,751,748,393273,6,
752,95,749,751,196670,131,754,458764,6,757,1,41,736,744,458764,6,759,1,41,757,752,327745,9,761,129,760,262205,6,762,
761,327858,116,763,759,762,196855,765,0,262394,763,764,765,131320,764,262205,78,767,129,196670,766,767,196670,768,736,
393273,97,770,106,766,768,262205,78,772,129,196670,771,772,196670,773,770,393273,97,774,124,771,773,327745,98,775,131,
201,196670,775,774,262205,78,777,129,196670,776,777,196670,778,744,393273,97,780,106,776,778,262205,78,782,129,196670,
781,782,196670,783,780,393273,97,784,124,781,783,327745,98,785,131,520,196670,785,784,262205,78,787,129,196670,786,
787,196670,788,752,393273,97,790,106,786,788,262205,78,792,129,196670,791,792,196670,793,790,393273,97,794,124,791,
793,327745,98,795,131,174,196670,795,794,262205,97,798,775,196670,796,798,327737,116,799,119,796,196855,801,0,262394,
799,800,801,131320,800,262205,97,804,785,196670,802,804,327737,116,805,119,802,131321,801,131320,801,458997,116,806,
799,764,805,800,196855,808,0,262394,806,807,808,131320,807,262205,97,811,795,196670,809,811,327737,116,812,119,809,
131321,808,131320,808,458997,116,813,806,801,812,807,196855,815,0,262394,813,814,815,131320,814,262205,97,818,775,
196670,816,818,327737,97,819,101,816,196670,775,819,262205,97,823,785,196670,821,823,327737,97,824,101,821,196670,785,
824,262205,97,828,795,196670,826,828,327737,97,829,101,826,196670,795,829,262205,97,833,775,262205,97,835,785,327850,
582,836,833,835,262299,116,837,836,262312,116,838,837,196855,840,0,262394,838,839,840,131320,839,262205,97,842,785,
262205,97,844,795,327850,582,845,842,844,262299,116,846,845,131321,840,131320,840,458997,116,847,837,814,846,839,
262312,116,848,847,196855,850,0,262394,848,849,850,131320,849,262205,97,852,795,262205,97,854,775,327850,582,855,852,
854,262299,116,856,855,131321,850,131320,850,458997,116,857,847,840,856,849,393385,6,859,857,400,169,131321,815,
131320,815,458997,6,1446,301,808,859,850,131321,765,131320,765,458997,6,1445,182,133,1446,815,131326,1445,65592,
327734,6,136,0,92,196663,91,134,196663,9,135,131320,137,262203,18,886,7,262203,9,889,7,327745,9,865,134,864,262205,6,
866,865,393281,877,878,876,201,520,262205,15,879,878,262268,7,880,879,327851,699,881,880,698,262298,116,882,881,
196855,884,0,262394,882,883,884,131320,883,196670,886,879,262205,6,890,135,196670,889,890,393273,6,891,22,886,889,
458764,6,892,1,38,866,891,131321,884,131320,884,458997,6,1449,866,137,892,883,131326,1449,65592,327734,2,140,0,138,
196663,9,139,131320,141,262203,91,896,7,262203,8,900,7,262203,9,901,7,262203,9,905,7,262203,18,909,7,262203,9,912,7,
262203,8,934,7,262203,9,935,7,393281,877,897,876,201,201,262205,15,898,897,262268,7,899,898,196670,900,899,393281,902,
903,876,201,211,262205,6,904,903,196670,901,904,262205,6,906,139,196670,905,906,458809,78,907,83,900,901,905,196670,
896,907,393281,877,910,876,201,520,262205,15,911,910,196670,909,911,262205,6,913,139,196670,912,913,393273,6,914,22,
909,912,327745,9,917,896,864,262205,6,918,917,458764,6,919,1,38,914,918,393281,925,926,876,201,174,262205,867,927,926,
262268,7,928,927,327745,9,929,896,211,262205,6,930,929,327812,6,932,930,931,196670,934,928,196670,935,932,393273,7,
936,13,934,935,262268,920,937,936,393281,202,939,937,201,566,458986,6,941,939,182,169,919,393281,202,944,937,201,943,
327810,6,947,914,919,458986,6,948,944,182,169,947,65789,65592,327734,2,148,0,144,196663,143,145,196663,109,146,196663,
9,147,131320,149,262203,32,969,7,262203,32,978,7,262203,32,987,7,262203,32,997,7,262205,6,949,147,327850,116,950,949,
169,196855,952,0,262394,950,951,952,131320,951,131321,955,131320,955,458997,173,1450,201,951,1003,956,327857,116,961,
1450,672,262390,957,956,1,262394,961,956,957,131320,956,327745,966,967,964,1450,393281,32,970,145,201,1450,262205,31,
971,970,196670,969,971,327737,6,972,44,969,458989,6,973,967,182,169,972,327808,173,975,672,1450,327745,966,976,964,
975,393281,32,979,145,520,1450,262205,31,980,979,196670,978,980,327737,6,981,44,978,458991,6,982,976,182,169,981,
327808,173,984,514,1450,327745,966,985,964,984,327745,32,988,146,1450,262205,31,989,988,196670,987,989,327737,6,990,
44,987,458989,6,991,985,182,169,990,327808,173,994,992,1450,327745,966,995,964,994,262205,31,999,988,196670,997,999,
327737,6,1000,44,997,458991,6,1001,995,182,169,1000,327808,173,1003,1450,520,131321,955,131320,957,131321,952,131320,
952,262205,6,1005,147,327808,6,1006,1004,1005,327745,966,1007,964,1006,458986,6,1008,1007,182,169,182,65789,65592,
327734,2,155,0,150,196663,9,151,196663,143,152,196663,109,153,196663,9,154,131320,156,262203,8,1016,7,262203,9,1017,7,
262203,32,1036,7,262203,32,1046,7,262203,32,1056,7,262203,32,1066,7,393281,925,1010,876,201,174,262205,867,1011,1010,
262268,7,1012,1011,262205,6,1013,151,327812,6,1014,1013,931,196670,1016,1012,196670,1017,1014,393273,7,1018,13,1016,
1017,262268,920,1019,1018,262205,6,1020,154,327850,116,1021,1020,169,196855,1023,0,262394,1021,1022,1023,131320,1022,
131321,1025,131320,1025,458997,173,1451,201,1022,1072,1026,327857,116,1031,1451,672,262390,1027,1026,1,262394,1031,
1026,1027,131320,1026,393281,202,1034,1019,201,1451,393281,32,1037,152,201,1451,262205,31,1038,1037,196670,1036,1038,
327737,6,1039,44,1036,458989,6,1040,1034,182,169,1039,327808,173,1043,672,1451,393281,202,1044,1019,201,1043,393281,
32,1047,152,520,1451,262205,31,1048,1047,196670,1046,1048,327737,6,1049,44,1046,458991,6,1050,1044,182,169,1049,
327808,173,1053,514,1451,393281,202,1054,1019,201,1053,327745,32,1057,153,1451,262205,31,1058,1057,196670,1056,1058,
327737,6,1059,44,1056,458989,6,1060,1054,182,169,1059,327808,173,1063,992,1451,393281,202,1064,1019,201,1063,262205,
31,1068,1057,196670,1066,1068,327737,6,1069,44,1066,458991,6,1070,1064,182,169,1069,327808,173,1072,1451,520,131321,
1025,131320,1027,131321,1023,131320,1023,262205,6,1074,154,327808,6,1075,1004,1074,393281,202,1076,1019,201,1075,
458986,6,1077,1076,182,169,182,65789,65592,327734,2,160,0,157,196663,9,158,196663,9,159,131320,161,262203,8,1085,7,
262203,9,1086,7,393281,925,1079,876,201,174,262205,867,1080,1079,262268,7,1081,1080,262205,6,1082,158,327812,6,1083,
1082,931,196670,1085,1081,196670,1086,1083,393273,7,1087,13,1085,1086,262268,920,1088,1087,262205,6,1090,159,327745,
966,1091,964,1090,262205,6,1092,1091,262205,6,1093,159,327854,116,1094,1093,1004,196855,1096,0,262394,1094,1095,1102,
131320,1095,262205,6,1098,159,393281,202,1099,1088,201,1098,458986,6,1101,1099,182,169,1092,131321,1096,131320,1102,
262205,6,1103,159,327814,6,1104,1103,400,327879,6,1105,1104,182,327850,116,1106,1105,169,196855,1108,0,262394,1106,
1107,1114,131320,1107,262205,6,1110,159,393281,202,1111,1088,201,1110,458989,6,1113,1111,182,169,1092,131321,1108,
131320,1114,262205,6,1116,159,393281,202,1117,1088,201,1116,458991,6,1119,1117,182,169,1092,131321,1108,131320,1108,
131321,1096,131320,1096,65789,65592,327734,2,166,0,163,196663,9,164,196663,162,165,131320,167,262203,8,1125,7,262203,
9,1127,7,262203,9,1130,7,262203,9,1133,7,262203,91,1136,7,262203,8,1137,7,262203,9,1139,7,262203,9,1142,7,262203,143,
1151,7,262203,91,1157,7,262203,9,1159,7,262203,127,1166,7,262203,91,1167,7,262203,9,1169,7,262203,127,1171,7,262203,
32,1202,7,262203,32,1205,7,262203,32,1209,7,262203,32,1212,7,262203,32,1216,7,262203,32,1219,7,262203,143,1227,7,
262203,109,1229,7,262203,9,1231,7,262203,9,1235,7,262203,143,1238,7,262203,109,1240,7,262203,9,1242,7,262203,8,1251,7,
262203,9,1252,7,262203,8,1275,7,262203,9,1276,7,393281,877,1121,876,201,201,262205,15,1122,1121,262268,7,1123,1122,
196670,1125,1123,393281,902,1128,876,201,211,262205,6,1129,1128,196670,1127,1129,393281,902,1131,876,201,588,262205,6,
1132,1131,196670,1130,1132,262205,6,1134,164,196670,1133,1134,524345,6,1135,70,1125,1127,1130,1133,196670,1137,1123,
196670,1139,1129,196670,1142,1135,458809,78,1144,83,1137,1139,1142,196670,1136,1144,262205,6,1146,164,327745,9,1147,
1136,672,262205,6,1148,1147,327810,6,1149,1146,1148,196670,1151,1154,196670,1157,1144,196670,1159,1135,393273,6,1161,
136,1157,1159,327856,116,1162,1149,1161,196855,1165,0,262394,1162,1164,1165,131320,1164,196670,1167,1144,196670,1169,
1149,458809,6,1172,132,1167,1169,1171,262205,126,1173,1171,196670,1166,1173,327850,116,1175,1172,169,196855,1177,0,
262394,1175,1176,1177,131320,1176,327745,98,1179,1166,201,262205,97,1180,1179,262268,108,1181,1180,327745,98,1183,
1166,520,262205,97,1184,1183,262268,108,1185,1184,327745,98,1187,1166,174,262205,97,1188,1187,262268,108,1189,1188,
458764,108,1192,1,37,1181,1185,458764,108,1194,1,37,1192,1189,458764,108,1197,1,40,1181,1185,458764,108,1199,1,40,
1197,1189,327760,142,1200,1194,1199,196670,1151,1200,131321,1177,131320,1177,393281,32,1203,1151,201,169,262205,31,
1204,1203,196670,1202,1204,393281,32,1206,1151,520,169,262205,31,1207,1206,196670,1205,1207,393273,31,1208,48,1202,
1205,393281,32,1210,1151,201,182,262205,31,1211,1210,196670,1209,1211,393281,32,1213,1151,520,182,262205,31,1214,1213,
196670,1212,1214,393273,31,1215,48,1209,1212,393281,32,1217,1151,201,301,262205,31,1218,1217,196670,1216,1218,393281,
32,1220,1151,520,301,262205,31,1221,1220,196670,1219,1221,393273,31,1222,48,1216,1219,393296,108,1223,1208,1215,1222,
262205,116,1224,165,196855,1226,0,262394,1224,1225,1234,131320,1225,262205,142,1228,1151,196670,1227,1228,196670,1229,
1223,196670,1231,1172,458809,2,1233,148,1227,1229,1231,131321,1226,131320,1234,327745,9,1236,1136,211,262205,6,1237,
1236,196670,1235,1237,262205,142,1239,1151,196670,1238,1239,196670,1240,1223,196670,1242,1172,524345,2,1244,155,1235,
1238,1240,1242,131321,1226,131320,1226,131321,1165,131320,1165,458997,6,1453,182,167,1172,1226,393281,1245,1246,876,
201,672,262205,868,1247,1246,262268,7,1248,1247,262205,6,1249,164,327812,6,1250,301,1249,196670,1251,1248,196670,1252,
1250,393273,7,1253,26,1251,1252,262268,1254,1257,1253,327745,109,1258,1151,201,262205,108,1259,1258,262268,97,1260,
1259,327850,116,1262,1453,169,393385,6,1263,1262,169,182,327761,6,1264,1260,0,327761,6,1265,1260,1,327761,6,1266,1260,
2,458832,361,1267,1264,1265,1266,1263,393281,377,1268,1257,201,201,327742,1268,1267,2,16,262205,6,1272,164,327812,6,
1273,301,1272,327808,6,1274,1273,182,196670,1275,1248,196670,1276,1274,393273,7,1277,26,1275,1276,262268,1254,1278,
1277,327745,109,1279,1151,520,262205,108,1280,1279,262268,97,1281,1280,327761,6,1283,1281,0,327761,6,1284,1281,1,
327761,6,1285,1281,2,458832,361,1286,1283,1284,1285,1135,393281,377,1287,1278,201,201,327742,1287,1286,2,16,65789,
65592,
};
static const uint32_t raysort_words_bvh_grids[] = {
119734787,66816,524299,797,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,104,108,299,626,393232,4,17,128,1,1,262215,104,11,26,262215,108,11,24,196679,120,42,196679,127,42,327752,
294,0,35,0,327752,294,1,35,8,262215,295,6,4,327752,296,0,35,0,196679,296,2,327752,297,0,35,0,196679,297,2,262215,313,
6,4,262216,314,0,24,327752,314,0,35,0,196679,314,2,262215,583,6,4,262216,584,0,25,327752,584,0,35,0,196679,584,2,
262215,624,1,0,262215,626,11,29,262215,766,1,15,262215,767,1,0,262215,768,11,25,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196641,15,6,196630,18,32,262176,19,7,18,327713,20,18,19,19,
262165,29,32,1,262176,30,7,29,262177,31,18,30,262177,35,29,19,262177,39,18,9,262167,43,18,3,262174,44,43,43,262176,45,
7,44,393246,46,43,43,43,18,262177,47,46,45,327713,51,18,9,9,327713,56,44,9,9,327713,61,44,45,45,262176,66,7,43,262177,
67,7,66,393249,71,2,9,9,66,262187,6,78,0,262187,29,82,2,262174,85,6,6,262187,6,90,1,262187,29,94,30,262167,102,6,3,
262176,103,1,102,262203,103,104,1,262176,105,1,6,262203,103,108,1,262187,29,132,127,262187,29,135,23,262187,6,149,
2147483648u,131092,151,262187,6,153,4294967295u,262187,29,160,0,262187,29,164,1,262176,169,7,46,262187,29,171,3,
262187,6,177,2,262187,29,187,22,262187,29,207,4294967280u,262187,29,217,7,262187,29,221,4294967196u,262187,29,269,
4294967265u,196647,293,5349,262174,294,293,6,196637,295,6,196638,296,295,262176,293,5349,296,196638,297,294,262176,
298,9,297,262203,298,299,9,262176,300,9,293,262187,6,305,48,196647,312,5349,196637,313,6,196638,314,313,262176,312,
5349,314,262176,317,5349,6,262187,6,342,3,262187,6,349,4,262187,6,356,5,262187,18,385,1082130432,262167,416,29,3,
262176,417,7,416,262187,29,419,16,393260,416,420,419,419,419,327724,7,422,78,78,262187,29,558,32,196647,582,5349,
196637,583,6,196638,584,583,262176,582,5349,584,262194,6,624,128,262203,105,626,1,262176,630,9,6,262187,18,637,0,
393260,43,638,637,637,637,327724,44,639,638,638,262187,6,647,12,262187,6,662,6,262187,6,685,25,262187,6,699,26,262187,
6,708,27,262187,6,716,30,262187,6,727,33,262187,6,735,36,262187,6,743,39,262187,6,756,42,262194,6,766,197633,262194,6,
767,128,393267,102,768,767,90,90,327734,2,4,0,3,131320,5,262203,8,649,7,262203,9,650,7,262203,9,658,7,262203,9,660,7,
262203,9,663,7,262203,9,665,7,262203,169,667,7,262203,45,668,7,262203,45,670,7,262203,45,673,7,262203,8,675,7,262203,
66,676,7,262203,8,687,7,262203,9,688,7,262203,8,701,7,262203,9,702,7,262203,9,709,7,262203,9,711,7,262203,66,712,7,
262203,9,717,7,262203,9,719,7,262203,66,720,7,262203,45,724,7,262203,9,728,7,262203,9,730,7,262203,66,731,7,262203,9,
736,7,262203,9,738,7,262203,66,739,7,262203,9,744,7,262203,9,746,7,262203,66,747,7,262203,8,758,7,262203,9,759,7,
262201,6,623,16,327812,6,625,623,624,262205,6,627,626,327808,6,628,625,627,393281,630,631,299,160,164,262205,6,632,
631,327856,151,633,628,632,196855,635,0,262394,633,634,635,131320,634,393281,300,642,299,160,160,262205,293,643,642,
262268,7,644,643,327812,6,646,628,305,327808,6,648,646,647,196670,649,644,196670,650,648,393273,7,651,13,649,650,
262268,312,652,651,393281,317,653,652,160,160,393277,6,654,653,2,4,327851,151,655,654,78,196855,657,0,262394,655,656,
657,131320,656,196670,658,628,196670,660,78,393273,44,661,59,658,660,196670,663,628,196670,665,662,393273,44,666,59,
663,665,131321,657,131320,657,458997,44,770,639,634,666,656,458997,44,769,639,634,661,656,196670,668,769,196670,670,
770,393273,44,672,64,668,670,196670,673,672,327737,46,674,49,673,196670,667,674,327745,66,677,667,164,262205,43,678,
677,196670,676,678,327737,7,679,69,676,196670,675,679,327808,6,686,646,685,196670,687,644,196670,688,686,393273,7,689,
13,687,688,262268,582,690,689,327745,9,691,675,78,262205,6,692,691,393281,317,693,690,160,160,327742,693,692,2,4,
327808,6,700,646,699,196670,701,644,196670,702,700,393273,7,703,13,701,702,262268,582,704,703,327745,9,705,675,90,
262205,6,706,705,393281,317,707,704,160,160,327742,707,706,2,4,196670,709,628,196670,711,708,327745,66,713,667,160,
262205,43,714,713,196670,712,714,458809,2,715,75,709,711,712,196670,717,628,196670,719,716,327745,66,721,667,82,
262205,43,722,721,196670,720,722,458809,2,723,75,717,719,720,196670,724,769,327737,46,726,49,724,196670,667,726,
196670,728,628,196670,730,727,262205,43,733,713,196670,731,733,458809,2,734,75,728,730,731,196670,736,628,196670,738,
735,262205,43,741,677,196670,739,741,458809,2,742,75,736,738,739,196670,744,628,196670,746,743,262205,43,749,721,
196670,747,749,458809,2,750,75,744,746,747,327808,6,757,646,756,196670,758,644,196670,759,757,393273,7,760,13,758,759,
262268,582,761,760,327745,19,762,667,171,262205,18,763,762,262268,6,764,763,393281,317,765,761,160,160,327742,765,764,
2,4,131321,635,131320,635,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,79,11,78,262205,6,
80,79,262205,6,81,12,327876,6,83,81,82,327829,85,86,80,83,327761,6,87,86,1,327761,6,88,86,0,327745,9,91,11,90,262205,
6,92,91,262205,6,93,12,327874,6,95,93,94,327808,6,96,92,95,327808,6,98,96,87,327760,7,99,88,98,131326,99,65592,327734,
6,16,0,15,131320,17,327745,105,106,104,90,262205,6,107,106,327745,105,109,108,78,262205,6,110,109,327812,6,111,107,
110,327745,105,112,104,78,262205,6,113,112,327808,6,114,111,113,131326,114,65592,327734,18,23,0,20,196663,19,21,
196663,19,22,131320,24,262205,18,118,21,262205,18,119,22,327813,18,120,118,119,131326,120,65592,327734,18,27,0,20,
196663,19,25,196663,19,26,131320,28,262205,18,125,25,262205,18,126,26,327811,18,127,125,126,131326,127,65592,327734,
18,33,0,31,196663,30,32,131320,34,262205,29,131,32,327808,29,133,131,132,262268,6,134,133,327876,6,136,134,135,262268,
18,137,136,131326,137,65592,327734,29,37,0,35,196663,19,36,131320,38,262205,18,140,36,262268,6,141,140,327874,6,142,
141,135,262268,29,143,142,327810,29,144,143,132,131326,144,65592,327734,18,41,0,39,196663,9,40,131320,42,262205,6,147,
40,262205,6,148,40,327879,6,150,148,149,327851,151,152,150,78,393385,6,154,152,149,153,327878,6,155,147,154,262268,18,
156,155,131326,156,65592,327734,46,49,0,47,196663,45,48,131320,50,262203,66,159,7,262203,169,170,7,262203,19,183,7,
262203,19,200,7,262203,19,203,7,262203,30,208,7,262203,19,210,7,262203,19,211,7,262203,19,214,7,262203,30,226,7,
262203,19,228,7,262203,19,230,7,262203,30,238,7,262203,19,240,7,262203,19,243,7,262203,30,258,7,262203,19,261,7,
262203,19,262,7,262203,30,272,7,262203,19,274,7,262203,19,275,7,262203,30,281,7,262203,19,284,7,262203,19,285,7,
327745,66,161,48,160,262205,43,162,161,393228,43,163,1,4,162,327745,66,165,48,164,262205,43,166,165,393228,43,167,1,4,
166,458764,43,168,1,40,163,167,196670,159,168,327745,19,172,159,78,262205,18,173,172,327745,19,174,159,90,262205,18,
175,174,458764,18,176,1,40,173,175,327745,19,178,159,177,262205,18,179,178,458764,18,180,1,40,176,179,327745,19,181,
170,171,196670,181,180,262205,18,185,181,196670,183,185,327737,29,186,37,183,327810,29,188,186,187,131321,190,131320,
190,458997,29,771,160,50,289,191,327857,151,196,771,171,262390,192,191,1,262394,196,191,192,131320,191,393281,19,201,
48,164,771,262205,18,202,201,196670,200,202,393281,19,204,48,160,771,262205,18,205,204,196670,203,205,393273,18,206,
27,200,203,196670,208,207,327737,18,209,33,208,196670,210,206,196670,211,209,393273,18,212,23,210,211,196670,214,212,
327737,29,216,37,214,327810,29,218,216,217,458764,29,220,1,42,218,188,458764,29,222,1,42,220,221,262270,29,225,222,
196670,226,225,327737,18,227,33,226,196670,228,212,196670,230,227,393273,18,231,23,228,230,262253,6,232,231,327808,6,
233,232,90,196670,238,225,327737,18,239,33,238,262205,18,242,204,196670,240,242,196670,243,239,393273,18,244,23,240,
243,262254,29,247,244,262255,18,249,247,327866,151,251,249,244,393385,29,252,251,164,160,327810,29,254,247,252,262256,
18,257,233,196670,258,222,327737,18,260,33,258,196670,261,257,196670,262,260,393273,18,263,23,261,262,393281,19,264,
170,164,771,196670,264,263,327814,6,267,149,233,262256,18,268,267,327810,29,271,269,222,196670,272,271,327737,18,273,
33,272,196670,274,268,196670,275,273,393273,18,276,23,274,275,393281,19,277,170,82,771,196670,277,276,262255,18,280,
254,196670,281,222,327737,18,283,33,281,196670,284,280,196670,285,283,393273,18,286,23,284,285,393281,19,287,170,160,
771,196670,287,286,327808,29,289,771,164,131321,190,131320,192,262205,46,290,170,131326,290,65592,327734,18,54,0,51,
196663,9,52,196663,9,53,131320,55,262203,8,309,7,262203,9,310,7,262203,9,316,7,393281,300,301,299,160,160,262205,293,
302,301,262268,7,303,302,262205,6,304,52,327812,6,306,304,305,262205,6,307,53,327808,6,308,306,307,196670,309,303,
196670,310,308,393273,7,311,13,309,310,262268,312,315,311,393281,317,318,315,160,160,393277,6,319,318,2,4,196670,316,
319,327737,18,320,41,316,131326,320,65592,327734,44,59,0,56,196663,9,57,196663,9,58,131320,60,262203,9,323,7,262203,9,
325,7,262203,9,330,7,262203,9,332,7,262203,9,336,7,262203,9,338,7,262203,9,344,7,262203,9,346,7,262203,9,351,7,262203,
9,353,7,262203,9,358,7,262203,9,360,7,262205,6,324,57,196670,323,324,262205,6,326,58,196670,325,326,393273,18,327,54,
323,325,262205,6,328,58,327808,6,329,328,90,262205,6,331,57,196670,330,331,196670,332,329,393273,18,333,54,330,332,
262205,6,334,58,327808,6,335,334,177,262205,6,337,57,196670,336,337,196670,338,335,393273,18,339,54,336,338,393296,43,
340,327,333,339,262205,6,341,58,327808,6,343,341,342,262205,6,345,57,196670,344,345,196670,346,343,393273,18,347,54,
344,346,262205,6,348,58,327808,6,350,348,349,262205,6,352,57,196670,351,352,196670,353,350,393273,18,354,54,351,353,
262205,6,355,58,327808,6,357,355,356,262205,6,359,57,196670,358,359,196670,360,357,393273,18,361,54,358,360,393296,43,
362,347,354,361,327760,44,363,340,362,131326,363,65592,327734,44,64,0,61,196663,45,62,196663,45,63,131320,65,262203,
45,366,7,262203,19,378,7,262203,19,381,7,262203,19,386,7,262203,19,387,7,262203,19,391,7,262203,19,394,7,262205,44,
367,62,196670,366,367,131321,369,131320,369,458997,29,772,160,65,412,372,327857,151,375,772,171,262390,371,372,1,
262394,375,370,371,131320,370,393281,19,379,63,164,772,262205,18,380,379,196670,378,380,393281,19,382,63,160,772,
262205,18,383,382,196670,381,383,393273,18,384,27,378,381,196670,386,384,196670,387,385,393273,18,388,23,386,387,
393281,19,392,62,164,772,262205,18,393,392,196670,391,393,393281,19,395,62,160,772,262205,18,396,395,196670,394,396,
393273,18,397,27,391,394,327864,151,398,388,397,196855,400,0,262394,398,399,400,131320,399,262205,18,404,382,393281,
19,405,366,160,772,196670,405,404,262205,18,409,379,393281,19,410,366,164,772,196670,410,409,131321,400,131320,400,
131321,372,131320,372,327808,29,412,772,164,131321,369,131320,371,262205,44,413,366,131326,413,65592,327734,7,69,0,67,
196663,66,68,131320,70,262203,417,418,7,262203,8,421,7,262203,66,432,7,262203,30,433,7,262203,19,437,7,262203,19,440,
7,262203,30,442,7,262203,19,446,7,262203,19,449,7,262203,30,451,7,262203,19,455,7,262203,19,458,7,196670,418,420,
196670,421,422,131321,424,131320,424,458997,29,774,94,70,568,427,327855,151,430,774,160,262390,426,427,0,262394,430,
425,426,131320,425,327745,30,434,418,78,262205,29,435,434,196670,433,435,327737,18,436,33,433,327745,19,438,68,78,
262205,18,439,438,196670,437,439,196670,440,436,393273,18,441,23,437,440,327745,30,443,418,90,262205,29,444,443,
196670,442,444,327737,18,445,33,442,327745,19,447,68,90,262205,18,448,447,196670,446,448,196670,449,445,393273,18,450,
23,446,449,327745,30,452,418,177,262205,29,453,452,196670,451,453,327737,18,454,33,451,327745,19,456,68,177,262205,18,
457,456,196670,455,457,196670,458,454,393273,18,459,23,455,458,393296,43,460,441,450,459,196670,432,460,262205,29,462,
434,327850,151,463,462,160,262312,151,464,463,196855,466,0,262394,464,465,466,131320,465,262205,29,468,443,327853,151,
469,468,160,196855,471,0,262394,469,470,471,131320,470,327745,19,472,432,90,262205,18,473,472,327745,19,474,432,78,
262205,18,475,474,327866,151,476,473,475,131321,471,131320,471,458997,151,477,469,465,476,470,131321,466,131320,466,
458997,151,478,463,425,477,471,196855,480,0,262394,478,479,480,131320,479,131321,480,131320,480,458997,29,775,160,466,
164,479,327850,151,483,775,160,196855,486,0,262394,483,485,489,131320,485,262205,29,488,434,131321,486,131320,489,
262205,29,491,443,131321,486,131320,486,458997,29,778,488,485,491,489,327850,151,494,778,160,262312,151,495,494,
196855,497,0,262394,495,496,497,131320,496,262205,29,499,452,327853,151,500,499,160,196855,502,0,262394,500,501,502,
131320,501,327745,19,503,432,177,262205,18,504,503,196855,509,0,262394,483,508,512,131320,508,327745,19,510,432,78,
262205,18,511,510,131321,509,131320,512,327745,19,513,432,90,262205,18,514,513,131321,509,131320,509,458997,18,780,
511,508,514,512,327866,151,516,504,780,131321,502,131320,502,458997,151,517,500,496,516,509,131321,497,131320,497,
458997,151,518,494,486,517,502,196855,520,0,262394,518,519,520,131320,519,131321,520,131320,520,458997,29,781,775,497,
82,519,327850,151,522,781,160,393385,29,523,522,164,160,327850,151,525,781,164,393385,29,526,525,164,160,327850,151,
528,781,82,393385,29,529,528,164,160,393296,416,530,523,526,529,262205,416,531,418,327810,416,532,531,530,196670,418,
532,327857,151,534,774,419,196855,537,0,262394,534,536,543,131320,536,262268,6,539,781,327812,29,541,82,774,327876,6,
542,539,541,131321,537,131320,543,131321,537,131320,537,458997,6,793,542,536,78,543,327745,9,545,421,78,262205,6,546,
545,327877,6,547,546,793,196670,545,547,327855,151,550,774,419,196855,553,0,262394,550,552,561,131320,552,262268,6,
555,781,327812,29,557,82,774,327810,29,559,557,558,327876,6,560,555,559,131321,553,131320,561,131321,553,131320,553,
458997,6,796,560,552,78,561,327745,9,563,421,90,262205,6,564,563,327877,6,565,564,796,196670,563,565,131321,427,
131320,427,327810,29,568,774,164,131321,424,131320,426,262205,7,569,421,131326,569,65592,327734,2,75,0,71,196663,9,72,
196663,9,73,196663,66,74,131320,76,262203,8,579,7,262203,9,580,7,262203,8,598,7,262203,9,599,7,262203,8,614,7,262203,
9,615,7,393281,300,572,299,160,160,262205,293,573,572,262268,7,574,573,262205,6,575,72,327812,6,576,575,305,262205,6,
577,73,327808,6,578,576,577,196670,579,574,196670,580,578,393273,7,581,13,579,580,262268,582,585,581,327745,19,586,74,
78,262205,18,587,586,262268,6,588,587,393281,317,589,585,160,160,327742,589,588,2,4,262205,6,593,72,327812,6,594,593,
305,262205,6,595,73,327808,6,596,595,90,327808,6,597,594,596,196670,598,574,196670,599,597,393273,7,600,13,598,599,
262268,582,601,600,327745,19,602,74,90,262205,18,603,602,262268,6,604,603,393281,317,605,601,160,160,327742,605,604,2,
4,262205,6,609,72,327812,6,610,609,305,262205,6,611,73,327808,6,612,611,177,327808,6,613,610,612,196670,614,574,
196670,615,613,393273,7,616,13,614,615,262268,582,617,616,327745,19,618,74,177,262205,18,619,618,262268,6,620,619,
393281,317,621,617,160,160,327742,621,620,2,4,65789,65592,
};
static const uint32_t raysort_words_bvh_keys[] = {
119734787,66816,524299,607,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,148,152,319,484,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,25,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,148,11,26,262215,152,11,24,196679,164,42,196679,171,42,196679,178,42,262215,245,6,4,262216,246,0,24,
327752,246,0,35,0,196679,246,2,327752,316,0,35,0,327752,316,1,35,8,327752,316,2,35,16,327752,316,3,35,24,327752,316,4,
35,32,327752,316,5,35,40,327752,316,6,35,44,327752,316,7,35,48,327752,317,0,35,0,196679,317,2,262215,482,1,0,262215,
484,11,29,262215,519,6,16,262216,520,0,24,327752,520,0,35,0,196679,520,2,262215,592,1,15,262215,593,1,0,262215,594,11,
25,196679,561,5356,196679,577,5356,196679,584,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,
9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,393249,19,2,18,9,9,
196641,29,6,196630,32,32,262176,33,7,32,327713,34,32,33,33,458785,51,6,33,33,33,33,393249,58,32,8,9,9,589857,64,6,8,9,
9,9,9,9,393249,73,6,8,9,9,262167,79,32,3,262176,80,7,79,393249,81,6,9,80,80,262187,6,88,0,262165,92,32,1,262187,92,93,
2,262174,96,6,6,262187,6,101,1,262187,92,105,30,262187,92,120,0,262176,122,5349,6,262187,92,128,4,262187,92,138,28,
262167,146,6,3,262176,147,1,146,262203,147,148,1,262176,149,1,6,262203,147,152,1,262187,32,182,1056964608,262187,32,
214,0,131092,215,262187,32,222,1199570688,262187,6,227,65535,262187,6,236,48,196647,244,5349,196637,245,6,196638,246,
245,262176,244,5349,246,262187,6,270,2,655390,316,244,244,244,15,15,6,6,6,196638,317,316,262176,318,9,317,262203,318,
319,9,262187,92,320,1,262176,321,9,244,262187,6,327,25,262187,6,340,26,262187,92,357,3,262187,6,363,27,262187,6,376,
30,262176,385,7,146,262187,92,401,16,262187,92,430,32,262187,6,434,3,262187,92,460,31,262194,6,482,128,262203,149,484,
1,262187,92,488,6,262176,489,9,6,262187,92,499,5,262167,507,6,4,262176,508,7,507,196647,518,5349,196637,519,507,
196638,520,519,262176,518,5349,520,262176,522,5349,507,262187,6,539,2147483648u,262187,92,557,7,262176,562,9,15,
262194,6,592,197889,262194,6,593,128,393267,146,594,593,101,101,327734,2,4,0,3,131320,5,262203,8,500,7,262203,9,501,7,
262203,9,504,7,262203,508,509,7,262203,8,515,7,262203,9,516,7,262203,8,532,7,262203,9,533,7,262203,9,551,7,262203,80,
553,7,262203,80,554,7,262203,18,561,7,262203,9,565,7,262203,9,566,7,262203,18,577,7,262203,9,580,7,262203,9,581,7,
262203,18,584,7,262203,9,587,7,262203,9,589,7,262201,6,481,30,327812,6,483,481,482,262205,6,485,484,327808,6,486,483,
485,393281,489,490,319,120,488,262205,6,491,490,327856,215,492,486,491,196855,494,0,262394,492,493,494,131320,493,
393281,321,496,319,120,120,262205,244,497,496,262268,7,498,497,196670,500,498,393281,489,502,319,120,499,262205,6,503,
502,196670,501,503,196670,504,486,458809,6,506,77,500,501,504,393281,321,510,319,120,93,262205,244,511,510,262268,7,
512,511,327812,6,514,270,486,196670,515,512,196670,516,514,393273,7,517,27,515,516,262268,518,521,517,393281,522,523,
521,120,120,393277,507,524,523,2,16,196670,509,524,327808,6,531,514,101,196670,532,512,196670,533,531,393273,7,534,27,
532,533,262268,518,535,534,393281,522,536,535,120,120,393277,507,537,536,2,16,327745,9,540,509,434,262205,6,541,540,
327850,215,542,541,88,196855,544,0,262394,542,543,544,131320,543,524367,146,546,524,524,0,1,2,262268,79,547,546,
524367,146,549,537,537,0,1,2,262268,79,550,549,196670,551,506,196670,553,547,196670,554,550,458809,6,555,85,551,553,
554,131321,544,131320,544,458997,6,595,539,493,555,543,393281,489,558,319,120,557,262205,6,559,558,327812,6,560,486,
559,393281,562,563,319,120,357,262205,15,564,563,196670,561,564,196670,565,560,196670,566,595,458809,2,568,23,561,565,
566,327850,215,571,559,270,196855,573,0,262394,571,572,573,131320,572,327812,6,575,486,270,327808,6,576,575,101,
196670,577,564,196670,580,576,196670,581,506,458809,2,583,23,577,580,581,131321,573,131320,573,393281,562,585,319,120,
128,262205,15,586,585,196670,584,586,196670,587,486,196670,589,486,458809,2,591,23,584,587,589,131321,494,131320,494,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,89,11,88,262205,6,90,89,262205,6,91,12,327876,
6,94,91,93,327829,96,97,90,94,327761,6,98,97,1,327761,6,99,97,0,327745,9,102,11,101,262205,6,103,102,262205,6,104,12,
327874,6,106,104,105,327808,6,107,103,106,327808,6,109,107,98,327760,7,110,99,109,131326,110,65592,327734,2,23,0,19,
196663,18,20,196663,9,21,196663,9,22,131320,24,262203,8,115,7,262203,9,116,7,262205,15,113,20,262268,7,114,113,196670,
115,114,262205,6,117,21,196670,116,117,393273,7,118,13,115,116,262268,15,119,118,262205,6,121,22,393281,122,123,119,
120,120,327742,123,121,2,4,65789,65592,327734,7,27,0,10,196663,8,25,196663,9,26,131320,28,327745,9,125,25,88,262205,6,
126,125,262205,6,127,26,327876,6,129,127,128,327829,96,131,126,129,327761,6,132,131,1,327761,6,133,131,0,327745,9,135,
25,101,262205,6,136,135,262205,6,137,26,327874,6,139,137,138,327808,6,140,136,139,327808,6,142,140,132,327760,7,143,
133,142,131326,143,65592,327734,6,30,0,29,131320,31,327745,149,150,148,101,262205,6,151,150,327745,149,153,152,88,
262205,6,154,153,327812,6,155,151,154,327745,149,156,148,88,262205,6,157,156,327808,6,158,155,157,131326,158,65592,
327734,32,37,0,34,196663,33,35,196663,33,36,131320,38,262205,32,162,35,262205,32,163,36,327813,32,164,162,163,131326,
164,65592,327734,32,41,0,34,196663,33,39,196663,33,40,131320,42,262205,32,169,39,262205,32,170,40,327809,32,171,169,
170,131326,171,65592,327734,32,45,0,34,196663,33,43,196663,33,44,131320,46,262205,32,176,43,262205,32,177,44,327811,
32,178,176,177,131326,178,65592,327734,32,49,0,34,196663,33,47,196663,33,48,131320,50,262203,33,183,7,262203,33,185,7,
262203,33,187,7,262203,33,189,7,262203,33,191,7,262203,33,192,7,262205,32,184,47,196670,183,184,196670,185,182,393273,
32,186,37,183,185,262205,32,188,48,196670,187,188,196670,189,182,393273,32,190,37,187,189,196670,191,186,196670,192,
190,393273,32,193,41,191,192,131326,193,65592,327734,6,56,0,51,196663,33,52,196663,33,53,196663,33,54,196663,33,55,
131320,57,262203,33,197,7,262203,33,199,7,262203,33,202,7,262203,33,203,7,262203,33,206,7,262203,33,207,7,262203,33,
210,7,262203,33,211,7,262205,32,198,52,196670,197,198,262205,32,200,53,196670,199,200,393273,32,201,49,197,199,196670,
202,201,262205,32,204,54,196670,203,204,393273,32,205,45,202,203,196670,206,205,262205,32,208,55,196670,207,208,
393273,32,209,37,206,207,196670,210,209,196670,211,182,393273,32,212,41,210,211,327864,215,216,212,214,196855,219,0,
262394,216,218,220,131320,218,131321,219,131320,220,327866,215,223,212,222,196855,226,0,262394,223,225,228,131320,225,
131321,226,131320,228,262253,6,230,212,131321,226,131320,226,458997,6,596,227,225,230,228,131321,219,131320,219,
458997,6,597,88,218,596,226,131326,597,65592,327734,32,62,0,58,196663,8,59,196663,9,60,196663,9,61,131320,63,262203,8,
240,7,262203,9,242,7,262205,6,235,60,327812,6,237,235,236,262205,6,238,61,327808,6,239,237,238,262205,7,241,59,196670,
240,241,196670,242,239,393273,7,243,13,240,242,262268,244,247,243,393281,122,248,247,120,120,393277,6,249,248,2,4,
262268,32,250,249,131326,250,65592,327734,6,71,0,64,196663,8,65,196663,9,66,196663,9,67,196663,9,68,196663,9,69,
196663,9,70,131320,72,262203,8,279,7,262203,9,281,7,262205,6,255,69,131321,256,131320,256,458997,6,599,88,72,292,257,
458997,6,598,255,72,298,257,327810,6,263,598,599,327852,215,264,263,101,262390,258,257,0,262394,264,257,258,131320,
257,327814,6,271,263,270,327808,6,272,599,271,262205,6,274,66,262205,6,276,67,327812,6,277,272,276,327808,6,278,274,
277,262205,7,280,65,196670,279,280,196670,281,278,393273,7,282,27,279,281,262268,244,283,282,262205,6,284,68,393281,
122,285,283,120,284,393277,6,286,285,2,4,262205,6,288,70,327858,215,289,286,288,393385,6,292,289,272,599,262205,6,294,
70,327858,215,295,286,294,393385,6,298,295,598,272,131321,256,131320,258,131326,599,65592,327734,6,77,0,73,196663,8,
74,196663,9,75,196663,9,76,131320,78,262203,8,302,7,262203,9,304,7,262203,9,305,7,262203,9,306,7,262203,9,307,7,
262203,9,309,7,262205,7,303,74,196670,302,303,196670,304,88,196670,305,270,196670,306,88,262205,6,308,75,196670,307,
308,262205,6,310,76,196670,309,310,655417,6,311,71,302,304,305,306,307,309,131326,311,65592,327734,6,85,0,81,196663,9,
82,196663,80,83,196663,80,84,131320,86,262203,8,315,7,262203,8,329,7,262203,9,330,7,262203,8,342,7,262203,9,343,7,
262203,8,367,7,262203,9,368,7,262203,9,370,7,262203,8,380,7,262203,9,381,7,262203,9,383,7,262203,385,386,7,262203,33,
390,7,262203,33,393,7,262203,33,396,7,262203,33,398,7,393281,321,322,319,120,320,262205,244,323,322,262268,7,324,323,
262205,6,325,82,327812,6,326,325,236,327808,6,328,326,327,196670,329,324,196670,330,328,393273,7,331,13,329,330,
262268,244,332,331,393281,122,333,332,120,120,393277,6,334,333,2,4,262205,6,338,82,327812,6,339,338,236,327808,6,341,
339,340,196670,342,324,196670,343,341,393273,7,344,13,342,343,262268,244,345,344,393281,122,346,345,120,120,393277,6,
347,346,2,4,327760,7,348,334,347,196670,315,348,131321,351,131320,351,458997,92,600,120,86,405,352,327857,215,358,600,
357,262390,353,352,1,262394,358,352,353,131320,352,262268,6,365,600,327808,6,366,363,365,196670,367,324,262205,6,369,
82,196670,368,369,196670,370,366,458809,32,371,62,367,368,370,327808,6,379,376,365,196670,380,324,262205,6,382,82,
196670,381,382,196670,383,379,458809,32,384,62,380,381,383,327745,33,391,83,600,262205,32,392,391,196670,390,392,
327745,33,394,84,600,262205,32,395,394,196670,393,395,196670,396,371,196670,398,384,524345,6,400,56,390,393,396,398,
327876,6,402,400,401,327745,9,403,386,600,196670,403,402,327808,92,405,600,320,131321,351,131320,353,131321,407,
131320,407,458997,6,602,88,353,462,410,458997,92,601,105,353,476,410,327855,215,413,601,120,262390,409,410,0,262394,
413,408,409,131320,408,327857,215,416,601,401,196855,419,0,262394,416,418,425,131320,418,327745,9,420,315,88,262205,6,
421,420,327812,92,423,93,601,327874,6,424,421,423,131321,419,131320,425,327745,9,426,315,101,262205,6,427,426,327812,
92,429,93,601,327810,92,431,429,430,327874,6,432,427,431,131321,419,131320,419,458997,6,604,424,418,432,425,327879,6,
435,604,434,327850,215,438,435,88,196855,441,0,262394,438,440,444,131320,440,327745,9,442,386,88,262205,6,443,442,
131321,441,131320,444,327850,215,446,435,101,196855,449,0,262394,446,448,452,131320,448,327745,9,450,386,101,262205,6,
451,450,131321,449,131320,452,327745,9,453,386,270,262205,6,454,453,131321,449,131320,449,458997,6,605,451,448,454,
452,131321,441,131320,441,458997,6,606,443,440,605,449,327876,6,458,602,320,327874,6,461,606,460,327877,6,462,458,461,
393385,6,465,438,101,88,327850,215,467,435,101,393385,6,468,467,101,88,327850,215,470,435,270,393385,6,471,470,101,88,
393296,146,472,465,468,471,262205,146,473,386,327876,146,474,473,472,196670,386,474,131321,410,131320,410,327810,92,
476,601,320,131321,407,131320,409,131326,602,65592,
};
static const uint32_t raysort_words_bvh_leaves[] = {
119734787,66816,524299,230,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,113,117,130,137,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,113,11,26,262215,117,11,24,
262215,128,1,0,262215,130,11,29,327752,134,0,35,0,327752,134,1,35,8,327752,134,2,35,16,327752,134,3,35,24,327752,134,
4,35,32,327752,135,0,35,0,196679,135,2,262215,167,6,16,262216,168,0,24,327752,168,0,35,0,196679,168,2,262215,196,6,16,
262216,197,0,25,327752,197,0,35,0,196679,197,2,262215,227,1,15,262215,228,1,0,262215,229,11,25,196679,147,5356,196679,
220,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,
262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,196641,38,6,262187,6,42,0,262165,46,32,1,262187,46,47,2,262174,50,
6,6,262187,6,55,1,262187,46,59,30,262187,46,74,0,262176,75,5349,6,262187,46,93,4,262187,46,103,28,262167,111,6,3,
262176,112,1,111,262203,112,113,1,262176,114,1,6,262203,112,117,1,262194,6,128,128,262203,114,130,1,458782,134,15,15,
24,24,6,196638,135,134,262176,136,9,135,262203,136,137,9,262176,138,9,6,131092,141,262187,46,146,1,262176,148,9,15,
262167,154,6,4,262187,6,160,2,196647,166,5349,196637,167,154,196638,168,167,262176,166,5349,168,262176,170,5349,154,
262176,186,9,24,196647,195,5349,196637,196,154,196638,197,196,262176,195,5349,197,262187,46,219,3,262194,6,227,198145,
262194,6,228,128,393267,111,229,228,55,55,327734,2,4,0,3,131320,5,262203,18,147,7,262203,9,151,7,262203,8,163,7,
262203,9,164,7,262203,8,180,7,262203,9,181,7,262203,8,192,7,262203,9,193,7,262203,8,213,7,262203,9,214,7,262203,27,
220,7,262203,9,223,7,262203,9,225,7,262201,6,127,39,327812,6,129,127,128,262205,6,131,130,327808,6,132,129,131,393281,
138,139,137,74,93,262205,6,140,139,327856,141,142,132,140,196855,144,0,262394,142,143,144,131320,143,393281,148,149,
137,74,146,262205,15,150,149,196670,147,150,196670,151,132,393273,6,153,22,147,151,393281,148,157,137,74,74,262205,15,
158,157,262268,7,159,158,327812,6,162,160,153,196670,163,159,196670,164,162,393273,7,165,36,163,164,262268,166,169,
165,393281,170,171,169,74,74,393277,154,172,171,2,16,327808,6,179,162,55,196670,180,159,196670,181,179,393273,7,182,
36,180,181,262268,166,183,182,393281,170,184,183,74,74,393277,154,185,184,2,16,393281,186,187,137,74,47,262205,24,188,
187,262268,7,189,188,327812,6,191,160,132,196670,192,189,196670,193,191,393273,7,194,36,192,193,262268,195,198,194,
327761,6,202,172,0,327761,6,203,172,1,327761,6,204,172,2,458832,154,205,202,203,204,153,393281,170,206,198,74,74,
327742,206,205,2,16,327808,6,212,191,55,196670,213,189,196670,214,212,393273,7,215,36,213,214,262268,195,216,215,
393281,170,218,216,74,74,327742,218,185,2,16,393281,186,221,137,74,219,262205,24,222,221,196670,220,222,196670,223,
132,196670,225,42,458809,2,226,32,220,223,225,131321,144,131320,144,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,
12,131320,14,327745,9,43,11,42,262205,6,44,43,262205,6,45,12,327876,6,48,45,47,327829,50,51,44,48,327761,6,52,51,1,
327761,6,53,51,0,327745,9,56,11,55,262205,6,57,56,262205,6,58,12,327874,6,60,58,59,327808,6,61,57,60,327808,6,63,61,
52,327760,7,64,53,63,131326,64,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,69,7,262203,9,70,7,
262205,15,67,20,262268,7,68,67,196670,69,68,262205,6,71,21,196670,70,71,393273,7,72,13,69,70,262268,15,73,72,393281,
75,76,73,74,74,393277,6,77,76,2,4,131326,77,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,
262203,8,82,7,262203,9,83,7,262205,24,80,29,262268,7,81,80,196670,82,81,262205,6,84,30,196670,83,84,393273,7,85,13,82,
83,262268,24,86,85,262205,6,87,31,393281,75,88,86,74,74,327742,88,87,2,4,65789,65592,327734,7,36,0,10,196663,8,34,
196663,9,35,131320,37,327745,9,90,34,42,262205,6,91,90,262205,6,92,35,327876,6,94,92,93,327829,50,96,91,94,327761,6,
97,96,1,327761,6,98,96,0,327745,9,100,34,55,262205,6,101,100,262205,6,102,35,327874,6,104,102,103,327808,6,105,101,
104,327808,6,107,105,97,327760,7,108,98,107,131326,108,65592,327734,6,39,0,38,131320,40,327745,114,115,113,55,262205,
6,116,115,327745,114,118,117,42,262205,6,119,118,327812,6,120,116,119,327745,114,121,113,42,262205,6,122,121,327808,6,
123,120,122,131326,123,65592,
};
static const uint32_t raysort_words_bvh_tree[] = {
119734787,66816,524299,2200,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1310735,5,
4,1852399981,0,288,292,856,1224,1237,1249,1261,1274,1408,1412,1530,1876,1888,1894,2069,393232,4,17,64,1,1,262215,16,6,
4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,5356,262215,288,11,26,262215,292,11,24,196679,304,42,196679,
311,42,196679,318,42,262215,456,6,16,262216,457,0,24,327752,457,0,35,0,196679,457,2,327752,851,0,35,0,327752,851,1,35,
8,327752,851,2,35,16,327752,851,3,35,24,327752,851,4,35,32,327752,851,5,35,40,327752,851,6,35,48,327752,851,7,35,56,
327752,851,8,35,60,327752,851,9,35,64,262215,852,6,4,327752,853,0,35,0,196679,853,2,327752,854,0,35,0,196679,854,2,
262215,959,6,4,327752,960,0,35,0,196679,960,2,262215,1136,6,16,262216,1137,0,23,327752,1137,0,35,0,196679,1137,2,
262215,1371,6,8,262216,1372,0,23,327752,1372,0,35,0,196679,1372,2,262215,1833,6,4,262216,1834,0,25,327752,1834,0,35,0,
196679,1834,2,262215,1876,11,29,262215,2120,1,15,262215,2121,11,25,196679,863,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,196641,28,6,196630,31,32,262176,32,7,31,327713,33,31,32,32,262167,46,31,3,262174,47,
46,46,262176,48,7,47,327713,49,47,48,48,262177,54,31,48,589857,58,6,8,9,9,9,9,9,393249,67,6,8,9,9,655390,73,6,6,6,6,6,
6,6,6,327713,74,73,8,9,131092,79,262177,80,79,9,262167,84,6,3,655390,85,47,46,84,6,6,6,6,6,393249,86,85,48,9,9,262176,
92,7,85,262167,93,6,4,327713,94,93,92,9,262176,99,7,93,589857,100,85,99,99,99,99,9,9,327710,109,6,31,6,262176,110,7,
109,262165,111,32,1,262176,112,7,111,524321,113,109,110,92,92,112,112,393249,121,109,92,92,112,458785,127,85,92,92,9,
9,262177,134,6,9,851998,138,79,6,6,6,6,6,6,6,6,79,79,262176,139,7,138,327713,140,6,139,9,262177,145,138,139,327713,
152,85,9,9,458785,157,2,92,9,9,9,327713,164,2,9,92,262177,169,85,9,524318,173,6,6,6,6,6,6,262176,174,7,173,393249,175,
7,174,9,9,196641,181,79,458785,184,6,9,9,9,9,327713,191,79,9,9,458785,196,2,9,9,9,9,262176,203,7,79,524321,204,2,203,
174,9,9,9,458785,212,2,174,9,9,9,262177,219,2,9,262177,223,138,9,262187,6,228,0,262187,111,232,2,262174,235,6,6,
262187,6,240,1,262187,111,244,30,262187,111,259,0,262176,260,5349,6,262187,111,269,4,262187,111,279,28,262176,287,1,
84,262203,287,288,1,262176,289,1,6,262203,287,292,1,262176,322,7,46,262187,111,328,1,262187,6,355,2,196647,455,5349,
196637,456,93,196638,457,456,262176,455,5349,457,262176,459,5349,93,262187,6,482,3,262187,6,497,2147483648u,262187,31,
506,1050253722,393260,84,513,228,228,228,262187,6,514,21,262187,111,523,5,262187,111,526,8,262187,111,530,16,262187,6,
555,63,262187,6,567,255,262187,31,640,0,393260,109,641,228,640,228,262187,111,682,3,262187,111,696,6,262187,111,700,7,
262187,31,722,1058642330,262187,31,723,1063675494,196647,850,5349,786462,851,15,15,15,850,850,850,850,6,6,6,196637,
852,6,196638,853,852,262176,850,5349,853,196638,854,851,262176,855,9,854,262203,855,856,9,262187,111,858,9,262176,859,
9,6,262176,864,9,15,262187,6,922,65535,196647,958,5349,196637,959,6,196638,960,959,262176,958,5349,960,262176,963,9,
850,262187,6,1022,4,196650,79,1039,196649,79,1068,262187,111,1070,10,262187,6,1095,2147483647,196647,1135,5349,196637,
1136,93,196638,1137,1136,262176,1135,5349,1137,262176,1211,7,84,262187,6,1221,64,262172,1222,93,1221,262176,1223,4,
1222,262203,1223,1224,4,262176,1235,4,93,262203,1223,1237,4,262203,1223,1249,4,262203,1223,1261,4,262172,1272,6,1221,
262176,1273,4,1272,262203,1273,1274,4,262176,1278,4,6,262187,6,1352,4294967295u,327724,7,1353,1352,228,196647,1370,
5349,196637,1371,7,196638,1372,1371,262176,1370,5349,1372,262176,1374,5349,7,262187,6,1400,8,262172,1406,6,1400,
262176,1407,4,1406,262203,1407,1408,4,262203,1407,1412,4,262203,1273,1530,4,262187,6,1588,264,262187,6,1825,48,262187,
6,1827,18,196647,1832,5349,196637,1833,6,196638,1834,1833,262176,1832,5349,1834,262203,289,1876,1,262203,1278,1888,4,
262172,1892,173,1221,262176,1893,4,1892,262203,1893,1894,4,262176,1904,4,173,917548,138,1978,1039,228,228,228,228,228,
228,228,228,1039,1039,262187,6,2012,12,262203,1278,2069,4,262187,6,2103,72,262194,6,2120,198401,393260,84,2121,1221,
240,240,262187,6,2198,5,262187,6,2199,36,327734,2,4,0,3,131320,5,262203,139,2051,7,262203,9,2056,7,262203,139,2070,7,
262203,9,2113,7,262201,6,2052,29,327812,6,2053,2052,1221,262205,6,2054,1876,327808,6,2055,2053,2054,196670,2056,2055,
327737,138,2057,225,2056,196670,2051,2057,131321,2059,131320,2059,458997,79,2122,1068,5,2119,2062,262390,2061,2062,0,
262394,2122,2060,2061,131320,2060,327850,79,2066,2054,228,196855,2068,0,262394,2066,2067,2068,131320,2067,196670,2069,
228,196670,1888,228,131321,2068,131320,2068,262368,355,355,1588,262205,138,2071,2051,196670,2070,2071,327737,138,2072,
150,2070,196670,2051,2072,327745,203,2073,2051,858,262205,79,2074,2073,196855,2076,0,262394,2074,2075,2076,131320,
2075,458986,6,2077,1888,240,228,240,327745,9,2078,2051,328,262205,6,2079,2078,327745,9,2080,2051,682,262205,6,2081,
2080,327745,9,2082,2051,232,262205,6,2083,2082,327808,6,2084,2083,240,327745,9,2085,2051,269,262205,6,2086,2085,
327745,9,2087,2051,523,262205,6,2088,2087,327745,203,2089,2051,1070,262205,79,2090,2089,393385,6,2091,2090,240,228,
589904,173,2092,2079,2081,2084,2086,2088,2091,327745,1904,2093,1894,2077,196670,2093,2092,262205,79,2095,2089,262312,
79,2096,2095,327745,203,2097,2051,259,196670,2097,2096,131321,2076,131320,2076,327745,203,2098,2051,259,262205,79,
2099,2098,196855,2101,0,262394,2099,2100,2101,131320,2100,458986,6,2102,2069,240,228,240,131321,2101,131320,2101,
196833,240,2103,262368,355,355,1588,131321,2105,131320,2105,458997,6,2123,228,2101,2117,2106,262205,6,2111,1888,
327856,79,2112,2123,2111,262390,2107,2106,0,262394,2112,2106,2107,131320,2106,196670,2113,2123,327737,2,2115,221,2113,
327808,6,2117,2123,1400,131321,2105,131320,2107,196833,240,2103,262205,6,2118,2069,327851,79,2119,2118,228,262368,355,
355,1588,131321,2062,131320,2062,131321,2059,131320,2061,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,229,11,228,262205,6,230,229,262205,6,231,12,327876,6,233,231,232,327829,235,236,230,233,327761,6,237,236,
1,327761,6,238,236,0,327745,9,241,11,240,262205,6,242,241,262205,6,243,12,327874,6,245,243,244,327808,6,246,242,245,
327808,6,248,246,237,327760,7,249,238,248,131326,249,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,254,7,262203,9,255,7,262205,15,252,20,262268,7,253,252,196670,254,253,262205,6,256,21,196670,255,256,393273,7,257,
13,254,255,262268,15,258,257,393281,260,261,258,259,259,393277,6,262,261,2,4,131326,262,65592,327734,7,26,0,10,196663,
8,24,196663,9,25,131320,27,327745,9,266,24,228,262205,6,267,266,262205,6,268,25,327876,6,270,268,269,327829,235,272,
267,270,327761,6,273,272,1,327761,6,274,272,0,327745,9,276,24,240,262205,6,277,276,262205,6,278,25,327874,6,280,278,
279,327808,6,281,277,280,327808,6,283,281,273,327760,7,284,274,283,131326,284,65592,327734,6,29,0,28,131320,30,327745,
289,290,288,240,262205,6,291,290,327745,289,293,292,228,262205,6,294,293,327812,6,295,291,294,327745,289,296,288,228,
262205,6,297,296,327808,6,298,295,297,131326,298,65592,327734,31,36,0,33,196663,32,34,196663,32,35,131320,37,262205,
31,302,34,262205,31,303,35,327813,31,304,302,303,131326,304,65592,327734,31,40,0,33,196663,32,38,196663,32,39,131320,
41,262205,31,309,38,262205,31,310,39,327809,31,311,309,310,131326,311,65592,327734,31,44,0,33,196663,32,42,196663,32,
43,131320,45,262205,31,316,42,262205,31,317,43,327811,31,318,316,317,131326,318,65592,327734,47,52,0,49,196663,48,50,
196663,48,51,131320,53,327745,322,323,50,259,262205,46,324,323,327745,322,325,51,259,262205,46,326,325,458764,46,327,
1,37,324,326,327745,322,329,50,328,262205,46,330,329,327745,322,331,51,328,262205,46,332,331,458764,46,333,1,40,330,
332,327760,47,334,327,333,131326,334,65592,327734,31,56,0,54,196663,48,55,131320,57,262203,32,338,7,262203,32,341,7,
262203,32,346,7,262203,32,349,7,262203,32,354,7,262203,32,358,7,262203,32,362,7,262203,32,364,7,262203,32,367,7,
262203,32,369,7,262203,32,372,7,262203,32,373,7,262203,32,375,7,262203,32,377,7,262203,32,380,7,262203,32,381,7,
393281,32,339,55,328,228,262205,31,340,339,196670,338,340,393281,32,342,55,259,228,262205,31,343,342,196670,341,343,
393273,31,344,44,338,341,393281,32,347,55,328,240,262205,31,348,347,196670,346,348,393281,32,350,55,259,240,262205,31,
351,350,196670,349,351,393273,31,352,44,346,349,393281,32,356,55,328,355,262205,31,357,356,196670,354,357,393281,32,
359,55,259,355,262205,31,360,359,196670,358,360,393273,31,361,44,354,358,196670,362,344,196670,364,352,393273,31,366,
36,362,364,196670,367,352,196670,369,361,393273,31,371,36,367,369,196670,372,366,196670,373,371,393273,31,374,40,372,
373,196670,375,361,196670,377,344,393273,31,379,36,375,377,196670,380,374,196670,381,379,393273,31,382,40,380,381,
131326,382,65592,327734,6,65,0,58,196663,8,59,196663,9,60,196663,9,61,196663,9,62,196663,9,63,196663,9,64,131320,66,
262203,8,410,7,262203,9,412,7,262205,6,387,63,131321,388,131320,388,458997,6,2125,228,66,423,389,458997,6,2124,387,66,
429,389,327810,6,395,2124,2125,327852,79,396,395,240,262390,390,389,0,262394,396,389,390,131320,389,327814,6,402,395,
355,327808,6,403,2125,402,262205,6,405,60,262205,6,407,61,327812,6,408,403,407,327808,6,409,405,408,262205,7,411,59,
196670,410,411,196670,412,409,393273,7,413,26,410,412,262268,15,414,413,262205,6,415,62,393281,260,416,414,259,415,
393277,6,417,416,2,4,262205,6,419,64,327858,79,420,417,419,393385,6,423,420,403,2125,262205,6,425,64,327858,79,426,
417,425,393385,6,429,426,2124,403,131321,388,131320,390,131326,2125,65592,327734,6,71,0,67,196663,8,68,196663,9,69,
196663,9,70,131320,72,262203,8,433,7,262203,9,435,7,262203,9,436,7,262203,9,437,7,262203,9,438,7,262203,9,440,7,
262205,7,434,68,196670,433,434,196670,435,228,196670,436,355,196670,437,228,262205,6,439,69,196670,438,439,262205,6,
441,70,196670,440,441,655417,6,442,65,433,435,436,437,438,440,131326,442,65592,327734,73,77,0,74,196663,8,75,196663,9,
76,131320,78,262203,99,445,7,262203,8,452,7,262203,9,453,7,262203,99,462,7,262203,8,470,7,262203,9,471,7,262205,7,446,
75,262205,6,450,76,327812,6,451,355,450,196670,452,446,196670,453,451,393273,7,454,26,452,453,262268,455,458,454,
393281,459,460,458,259,259,393277,93,461,460,2,16,196670,445,461,262205,7,463,75,262205,6,467,76,327812,6,468,355,467,
327808,6,469,468,240,196670,470,463,196670,471,469,393273,7,472,26,470,471,262268,455,473,472,393281,459,474,473,259,
259,393277,93,475,474,2,16,196670,462,475,327745,9,476,445,228,262205,6,477,476,327745,9,478,445,240,262205,6,479,478,
327745,9,480,445,355,262205,6,481,480,327745,9,483,445,482,262205,6,484,483,327745,9,485,462,228,262205,6,486,485,
327745,9,487,462,240,262205,6,488,487,327745,9,489,462,355,262205,6,490,489,327745,9,491,462,482,262205,6,492,491,
720976,73,493,477,479,481,484,486,488,490,492,131326,493,65592,327734,79,82,0,80,196663,9,81,131320,83,262205,6,496,
81,327879,6,498,496,497,327851,79,499,498,228,131326,499,65592,327734,85,90,0,86,196663,48,87,196663,9,88,196663,9,89,
131320,91,262203,48,503,7,262203,32,507,7,262203,32,508,7,262205,47,504,87,196670,503,504,327737,31,505,56,503,196670,
507,505,196670,508,506,393273,31,509,36,507,508,262205,47,510,87,393296,46,512,509,509,509,262205,6,515,88,262205,6,
516,89,720976,85,517,510,512,513,240,228,514,515,516,131326,517,65592,327734,93,97,0,94,196663,92,95,196663,9,96,
131320,98,327745,9,521,95,269,262205,6,522,521,327745,9,524,95,523,262205,6,525,524,327876,6,527,525,526,327877,6,528,
522,527,262205,6,529,96,327876,6,531,529,530,327877,6,532,528,531,327745,322,533,95,328,262205,46,534,533,262268,84,
535,534,327761,6,537,535,0,327761,6,538,535,1,327761,6,539,535,2,458832,93,540,537,538,539,532,131326,540,65592,
327734,85,107,0,100,196663,99,101,196663,99,102,196663,99,103,196663,99,104,196663,9,105,196663,9,106,131320,108,
262205,93,544,101,524367,84,545,544,544,0,1,2,262268,46,546,545,262205,93,547,102,524367,84,548,547,547,0,1,2,262268,
46,549,548,327760,47,550,546,549,327745,9,552,103,482,262205,6,553,552,327874,6,554,553,526,327879,6,556,554,555,
262205,93,558,103,524367,84,559,558,558,0,1,2,262268,46,560,559,262205,93,561,104,524367,84,562,561,561,0,1,2,327745,
9,563,104,482,262205,6,564,563,262205,6,566,552,327879,6,568,566,567,262205,6,570,105,262205,6,571,106,720976,85,572,
550,560,562,564,568,556,570,571,131326,572,65592,327734,109,119,0,113,196663,110,114,196663,92,115,196663,92,116,
196663,112,117,196663,112,118,131320,120,262203,32,580,7,262203,32,583,7,262205,111,576,117,327810,111,577,576,328,
262205,111,578,118,327810,111,579,578,328,393281,32,581,115,328,577,262205,31,582,581,196670,580,582,393281,32,584,
116,328,579,262205,31,585,584,196670,583,585,393273,31,586,40,580,583,327745,9,588,115,523,262205,6,589,588,262205,
111,590,117,327812,111,591,232,590,327810,111,592,591,232,327874,6,593,589,592,327879,6,594,593,482,327745,9,595,116,
523,262205,6,596,595,262205,111,597,118,327812,111,598,232,597,327810,111,599,598,232,327874,6,600,596,599,327879,6,
601,600,482,327808,6,602,594,601,327745,9,603,114,259,262205,6,604,603,327850,79,605,604,228,262312,79,606,605,196855,
608,0,262394,606,607,608,131320,607,327745,32,610,114,328,262205,31,611,610,327864,79,612,586,611,131321,608,131320,
608,458997,79,613,605,120,612,607,262312,79,614,613,196855,616,0,262394,614,615,616,131320,615,327745,32,618,114,328,
262205,31,619,618,327860,79,620,586,619,196855,622,0,262394,620,621,622,131320,621,327745,9,624,114,232,262205,6,625,
624,327852,79,626,602,625,131321,622,131320,622,458997,79,627,620,615,626,621,131321,616,131320,616,458997,79,628,613,
608,627,622,196855,630,0,262394,628,629,630,131320,629,262205,111,631,117,262268,6,632,631,393296,109,635,632,586,602,
196670,114,635,131321,630,131320,630,262205,109,636,114,131326,636,65592,327734,109,125,0,121,196663,92,122,196663,92,
123,196663,112,124,131320,126,262203,110,658,7,262203,92,660,7,262203,92,662,7,262203,112,664,7,262203,112,666,7,
131321,643,131320,643,458997,109,2127,641,126,2129,646,458997,111,2126,328,126,669,646,327857,79,649,2126,269,262390,
645,646,1,262394,649,644,645,131320,644,262205,111,651,124,327857,79,652,2126,651,196855,654,0,262394,652,653,654,
131320,653,262205,111,655,124,327810,111,657,655,2126,196670,658,2127,262205,85,661,122,196670,660,661,262205,85,663,
123,196670,662,663,196670,664,2126,196670,666,657,589881,109,667,119,658,660,662,664,666,131321,654,131320,654,458997,
109,2129,2127,644,667,653,131321,646,131320,646,327808,111,669,2126,328,131321,643,131320,645,131326,2127,65592,
327734,85,132,0,127,196663,92,128,196663,92,129,196663,9,130,196663,9,131,131320,133,262203,92,673,7,262203,48,674,7,
262203,48,677,7,262203,48,704,7,262203,110,708,7,262203,92,709,7,262203,92,711,7,262203,112,713,7,262203,32,725,7,
262203,32,727,7,262203,32,736,7,262203,32,738,7,262203,92,764,7,262203,92,766,7,262203,112,768,7,327745,48,675,128,
259,262205,47,676,675,196670,674,676,327745,48,678,129,259,262205,47,679,678,196670,677,679,393273,47,680,52,674,677,
327745,48,681,673,259,196670,681,680,327745,9,683,128,682,262205,6,684,683,327745,9,685,129,682,262205,6,686,685,
327808,6,687,684,686,327745,9,688,673,682,196670,688,687,327745,9,689,128,269,262205,6,690,689,327745,9,691,129,269,
262205,6,692,691,458764,6,693,1,41,690,692,327808,6,694,240,693,327745,9,695,673,269,196670,695,694,327745,9,697,128,
696,262205,6,698,697,327745,9,699,673,696,196670,699,698,262205,6,701,130,327745,9,702,673,700,196670,702,701,262205,
47,706,681,196670,704,706,327737,31,707,56,704,262205,85,710,128,196670,709,710,262205,85,712,129,196670,711,712,
196670,713,269,458809,109,714,125,709,711,713,196670,708,714,327745,9,715,708,259,262205,6,716,715,327876,6,717,716,
269,196670,131,717,327745,9,718,673,523,196670,718,240,262205,6,720,688,327850,79,721,720,355,393385,31,724,721,722,
723,196670,725,707,196670,727,724,393273,31,728,36,725,727,393281,32,729,673,328,228,196670,729,728,393281,9,730,673,
232,228,196670,730,228,262205,6,732,688,327852,79,733,732,482,196855,735,0,262394,733,734,735,131320,734,196670,736,
707,327745,32,739,708,328,262205,31,740,739,196670,738,740,393273,31,741,40,736,738,196670,729,741,262205,6,744,715,
327810,6,745,744,240,393281,9,746,128,232,745,262205,6,747,746,327808,6,748,240,747,262205,6,750,715,327810,6,751,482,
750,393281,9,752,129,232,751,262205,6,753,752,327808,6,754,748,753,196670,730,754,131321,735,131320,735,131321,757,
131320,757,458997,111,2130,232,735,846,760,327859,79,763,2130,682,262390,759,760,1,262394,763,758,759,131320,758,
262205,85,765,128,196670,764,765,262205,85,767,129,196670,766,767,196670,768,2130,458809,109,770,125,764,766,768,
196670,708,770,327745,32,772,708,328,262205,31,773,772,262205,31,775,729,327868,79,776,773,775,327810,111,778,2130,
328,196855,782,0,262394,776,781,785,131320,781,262205,31,784,772,131321,782,131320,785,262205,31,787,729,131321,782,
131320,782,458997,31,2131,784,781,787,785,393281,32,789,673,328,778,196670,789,2131,262205,6,793,730,393281,9,794,673,
232,778,196670,794,793,196855,797,0,262394,776,796,797,131320,796,262205,6,801,715,327810,6,802,801,240,393281,9,803,
128,232,802,262205,6,804,803,262268,6,806,2130,262205,6,808,715,327810,6,809,806,808,327810,6,810,809,240,393281,9,
811,129,232,810,262205,6,812,811,327808,6,813,804,812,196670,794,813,131321,797,131320,797,196855,818,0,262394,776,
817,821,131320,817,327745,9,819,708,232,262205,6,820,819,131321,818,131320,821,131321,818,131320,818,458997,6,2133,
820,817,240,821,327812,111,824,232,2130,327810,111,825,824,232,327876,6,826,2133,825,262205,6,828,718,327877,6,829,
828,826,196670,718,829,196855,834,0,262394,776,833,841,131320,833,262205,6,836,715,327810,111,839,824,269,327876,6,
840,836,839,131321,834,131320,841,131321,834,131320,834,458997,6,2136,840,833,228,841,262205,6,843,131,327877,6,844,
843,2136,196670,131,844,131321,760,131320,760,327808,111,846,2130,328,131321,757,131320,759,262205,85,847,673,131326,
847,65592,327734,6,136,0,134,196663,9,135,131320,137,262203,18,863,7,262203,9,867,7,262205,6,857,135,393281,859,860,
856,259,858,262205,6,861,860,327812,6,862,857,861,393281,864,865,856,259,328,262205,15,866,865,196670,863,866,196670,
867,862,393273,6,868,22,863,867,131326,868,65592,327734,6,143,0,140,196663,139,141,196663,9,142,131320,144,262203,9,
876,7,262203,9,883,7,327745,9,872,141,696,262205,6,873,872,262205,6,874,142,327808,6,875,873,874,196670,876,875,
327737,6,877,136,876,262205,6,879,872,262205,6,880,142,327808,6,881,879,880,327808,6,882,881,240,196670,883,882,
327737,6,884,136,883,327878,6,885,877,884,327851,79,887,885,228,196855,890,0,262394,887,889,897,131320,889,327745,9,
891,141,526,262205,6,892,891,393228,111,894,1,75,885,262268,6,895,894,327808,6,896,892,895,131321,890,131320,897,
262205,6,898,142,262205,6,899,142,327808,6,900,899,240,327878,6,901,898,900,393228,111,902,1,75,901,262268,6,903,902,
131321,890,131320,890,458997,6,2138,896,889,903,897,131326,2138,65592,327734,138,147,0,145,196663,139,146,131320,148,
262203,139,917,7,262203,9,919,7,262203,139,934,7,262203,9,936,7,262203,8,971,7,262203,9,972,7,327745,9,908,146,328,
262205,6,909,908,327852,79,910,909,228,196855,913,0,262394,910,912,921,131320,912,262205,6,915,908,327810,6,916,915,
240,262205,138,918,146,196670,917,918,196670,919,916,393273,6,920,143,917,919,131321,913,131320,921,131321,913,131320,
913,458997,6,2139,920,912,922,921,327745,9,925,146,232,262205,6,926,925,327808,6,927,926,240,327745,9,928,146,700,
262205,6,929,928,327856,79,930,927,929,196855,933,0,262394,930,932,940,131320,932,262205,138,935,146,196670,934,935,
262205,6,938,925,196670,936,938,393273,6,939,143,934,936,131321,933,131320,940,131321,933,131320,933,458997,6,2140,
939,932,922,940,327856,79,945,2139,2140,196855,950,0,262394,945,949,954,131320,949,262205,6,952,908,327810,6,953,952,
240,131321,950,131320,954,262205,6,956,925,131321,950,131320,950,458997,6,2141,953,949,956,954,393281,963,964,856,259,
696,262205,850,965,964,262268,7,966,965,327745,9,967,146,696,262205,6,968,967,327808,6,970,968,2141,196670,971,966,
196670,972,970,393273,7,973,13,971,972,262268,958,974,973,393281,260,977,974,259,259,196855,981,0,262394,945,980,984,
131320,980,262205,6,983,925,131321,981,131320,984,262205,6,986,908,131321,981,131320,981,458997,6,2142,983,980,986,
984,327808,6,988,2142,240,458986,6,989,977,240,228,988,327851,79,991,989,228,327745,203,992,146,259,196670,992,991,
262205,79,994,992,196855,996,0,262394,994,995,996,131320,995,327808,6,998,2141,240,327745,9,999,146,682,196670,999,
998,196855,1003,0,262394,945,1002,1006,131320,1002,327810,6,1005,989,240,131321,1003,131320,1006,262205,6,1008,908,
131321,1003,131320,1003,458997,6,2143,1005,1002,1008,1006,196670,908,2143,196855,1014,0,262394,945,1013,1017,131320,
1013,262205,6,1016,925,131321,1014,131320,1017,327810,6,1019,989,240,131321,1014,131320,1014,458997,6,2144,1016,1013,
1019,1017,196670,925,2144,458764,6,1025,1,38,2139,2140,327808,6,1027,1025,2198,327745,9,1028,146,269,196670,1028,1027,
262205,6,1030,925,262205,6,1032,908,327810,6,1033,1030,1032,327854,79,1034,1033,1022,327745,203,1035,146,858,196670,
1035,1034,131321,996,131320,996,262205,138,1036,146,131326,1036,65592,327734,138,150,0,145,196663,139,149,131320,151,
262203,139,1082,7,327745,203,1040,149,858,196670,1040,1039,131321,1041,131320,1041,262390,1043,1044,0,131321,1045,
131320,1045,327745,203,1046,149,259,262205,79,1047,1046,196855,1049,0,262394,1047,1048,1049,131320,1048,262205,79,
1051,1040,262312,79,1052,1051,131321,1049,131320,1049,458997,79,1053,1047,1045,1052,1048,262394,1053,1042,1043,131320,
1042,327745,9,1054,149,328,262205,6,1055,1054,327850,79,1056,1055,228,196855,1058,0,262394,1056,1057,1058,131320,1057,
327745,9,1059,149,232,262205,6,1060,1059,327808,6,1061,1060,240,327745,9,1062,149,700,262205,6,1063,1062,327850,79,
1064,1061,1063,131321,1058,131320,1058,458997,79,1065,1056,1042,1064,1057,196855,1067,0,262394,1065,1066,1081,131320,
1066,196670,1040,1068,327745,203,1071,149,1070,196670,1071,1068,327745,9,1072,149,700,262205,6,1073,1072,327745,9,
1074,149,682,196670,1074,1073,327745,9,1075,149,526,262205,6,1076,1075,327808,6,1079,1076,2199,327745,9,1080,149,269,
196670,1080,1079,131321,1067,131320,1081,262205,138,1083,149,196670,1082,1083,327737,138,1084,147,1082,196670,149,
1084,131321,1067,131320,1067,131321,1044,131320,1044,131321,1041,131320,1043,262205,138,1085,149,131326,1085,65592,
327734,85,155,0,152,196663,9,153,196663,9,154,131320,156,262203,9,1088,7,262203,8,1102,7,262203,9,1103,7,262203,8,
1115,7,262203,9,1116,7,262203,48,1128,7,262203,9,1129,7,262203,9,1131,7,262203,8,1145,7,262203,9,1146,7,262203,99,
1153,7,262203,99,1156,7,262203,99,1159,7,262203,99,1162,7,262203,9,1165,7,262203,9,1167,7,262205,6,1089,153,196670,
1088,1089,327737,79,1090,82,1088,196855,1092,0,262394,1090,1091,1092,131320,1091,262205,6,1094,153,327879,6,1096,1094,
1095,327812,6,1097,355,1096,393281,864,1099,856,259,232,262205,15,1100,1099,262268,7,1101,1100,196670,1102,1101,
196670,1103,1097,393273,7,1105,26,1102,1103,262268,455,1106,1105,393281,459,1107,1106,259,259,393277,93,1108,1107,2,
16,327808,6,1114,1097,240,196670,1115,1101,196670,1116,1114,393273,7,1117,26,1115,1116,262268,455,1118,1117,393281,
459,1119,1118,259,259,393277,93,1120,1119,2,16,524367,84,1122,1108,1108,0,1,2,262268,46,1123,1122,524367,84,1125,1120,
1120,0,1,2,262268,46,1126,1125,327760,47,1127,1123,1126,196670,1128,1127,262205,6,1130,154,196670,1129,1130,262205,6,
1132,153,196670,1131,1132,458809,85,1133,90,1128,1129,1131,131326,1133,131320,1092,393281,963,1140,856,259,269,262205,
850,1141,1140,262268,7,1142,1141,262205,6,1143,153,327876,6,1144,1143,232,196670,1145,1142,196670,1146,1144,393273,7,
1147,26,1145,1146,262268,1135,1148,1147,393281,459,1154,1148,259,259,393277,93,1155,1154,2,16,196670,1153,1155,393281,
459,1157,1148,259,328,393277,93,1158,1157,2,16,196670,1156,1158,393281,459,1160,1148,259,232,393277,93,1161,1160,2,16,
196670,1159,1161,393281,459,1163,1148,259,682,393277,93,1164,1163,2,16,196670,1162,1164,262205,6,1166,154,196670,1165,
1166,262205,6,1168,153,196670,1167,1168,655417,85,1169,107,1153,1156,1159,1162,1165,1167,131326,1169,65592,327734,2,
162,0,157,196663,92,158,196663,9,159,196663,9,160,196663,9,161,131320,163,262203,8,1179,7,262203,9,1180,7,262203,92,
1204,7,262203,9,1206,7,393281,963,1173,856,259,269,262205,850,1174,1173,262268,7,1175,1174,327745,9,1176,158,700,
262205,6,1177,1176,327876,6,1178,1177,232,196670,1179,1175,196670,1180,1178,393273,7,1181,26,1179,1180,262268,1135,
1182,1181,393281,322,1184,158,259,259,262205,46,1185,1184,262268,84,1186,1185,262205,6,1187,159,327761,6,1188,1186,0,
327761,6,1189,1186,1,327761,6,1190,1186,2,458832,93,1191,1188,1189,1190,1187,393281,459,1192,1182,259,259,327742,1192,
1191,2,16,393281,322,1194,158,259,328,262205,46,1195,1194,262268,84,1196,1195,262205,6,1197,160,327761,6,1198,1196,0,
327761,6,1199,1196,1,327761,6,1200,1196,2,458832,93,1201,1198,1199,1200,1197,393281,459,1202,1182,259,328,327742,1202,
1201,2,16,262205,85,1205,158,196670,1204,1205,262205,6,1207,161,196670,1206,1207,393273,93,1208,97,1204,1206,393281,
459,1209,1182,259,232,327742,1209,1208,2,16,327745,1211,1212,158,232,262205,84,1213,1212,327745,9,1214,158,682,262205,
6,1215,1214,327761,6,1216,1213,0,327761,6,1217,1213,1,327761,6,1218,1213,2,458832,93,1219,1216,1217,1218,1215,393281,
459,1220,1182,259,682,327742,1220,1219,2,16,65789,65592,327734,2,167,0,164,196663,9,165,196663,92,166,131320,168,
262205,6,1225,165,393281,322,1226,166,259,259,262205,46,1227,1226,262268,84,1228,1227,327745,9,1229,166,269,262205,6,
1230,1229,327761,6,1231,1228,0,327761,6,1232,1228,1,327761,6,1233,1228,2,458832,93,1234,1231,1232,1233,1230,327745,
1235,1236,1224,1225,196670,1236,1234,262205,6,1238,165,393281,322,1239,166,259,328,262205,46,1240,1239,262268,84,1241,
1240,327745,9,1242,166,696,262205,6,1243,1242,327761,6,1244,1241,0,327761,6,1245,1241,1,327761,6,1246,1241,2,458832,
93,1247,1244,1245,1246,1243,327745,1235,1248,1237,1238,196670,1248,1247,262205,6,1250,165,327745,322,1251,166,328,
262205,46,1252,1251,262268,84,1253,1252,327745,9,1254,166,523,262205,6,1255,1254,327761,6,1256,1253,0,327761,6,1257,
1253,1,327761,6,1258,1253,2,458832,93,1259,1256,1257,1258,1255,327745,1235,1260,1249,1250,196670,1260,1259,262205,6,
1262,165,327745,1211,1263,166,232,262205,84,1264,1263,327745,9,1265,166,682,262205,6,1266,1265,327761,6,1267,1264,0,
327761,6,1268,1264,1,327761,6,1269,1264,2,458832,93,1270,1267,1268,1269,1266,327745,1235,1271,1261,1262,196670,1271,
1270,262205,6,1275,165,327745,9,1276,166,700,262205,6,1277,1276,327745,1278,1279,1274,1275,196670,1279,1277,65789,
65592,327734,85,171,0,169,196663,9,170,131320,172,262203,99,1280,7,262203,99,1284,7,262203,99,1288,7,262203,99,1292,7,
262205,6,1281,170,327745,1235,1282,1224,1281,262205,93,1283,1282,196670,1280,1283,262205,6,1285,170,327745,1235,1286,
1237,1285,262205,93,1287,1286,196670,1284,1287,262205,6,1289,170,327745,1235,1290,1249,1289,262205,93,1291,1290,
196670,1288,1291,262205,6,1293,170,327745,1235,1294,1261,1293,262205,93,1295,1294,196670,1292,1295,524367,84,1297,
1283,1283,0,1,2,262268,46,1298,1297,524367,84,1300,1287,1287,0,1,2,262268,46,1301,1300,327760,47,1302,1298,1301,
524367,84,1304,1291,1291,0,1,2,262268,46,1305,1304,524367,84,1307,1295,1295,0,1,2,327745,9,1308,1292,482,262205,6,
1309,1308,327745,9,1310,1280,482,262205,6,1311,1310,327745,9,1312,1288,482,262205,6,1313,1312,327745,9,1314,1284,482,
262205,6,1315,1314,262205,6,1316,170,327745,1278,1317,1274,1316,262205,6,1318,1317,720976,85,1319,1302,1305,1307,1309,
1311,1313,1315,1318,131326,1319,65592,327734,7,179,0,175,196663,174,176,196663,9,177,196663,9,178,131320,180,262203,8,
1367,7,262203,9,1368,7,262205,6,1323,178,327856,79,1324,1323,1022,196855,1327,0,262394,1324,1326,1330,131320,1326,
327745,9,1328,176,259,262205,6,1329,1328,131321,1327,131320,1330,327745,9,1331,176,328,262205,6,1332,1331,131321,1327,
131320,1327,458997,6,2145,1329,1326,1332,1330,262205,6,1335,178,327856,79,1336,1335,1022,196855,1339,0,262394,1336,
1338,1342,131320,1338,327745,9,1340,176,328,262205,6,1341,1340,131321,1339,131320,1342,327745,9,1343,176,232,262205,6,
1344,1343,131321,1339,131320,1339,458997,6,2146,1341,1338,1344,1342,262205,6,1348,178,327817,6,1349,1348,1022,327808,
6,1350,2145,1349,327810,6,1356,2146,2145,327852,79,1357,1356,1022,196855,1359,0,262394,1357,1358,1377,131320,1358,
393281,963,1360,856,259,523,262205,850,1361,1360,262268,7,1362,1361,262205,6,1363,177,327808,6,1365,1363,1350,327812,
6,1366,355,1365,196670,1367,1362,196670,1368,1366,393273,7,1369,13,1367,1368,262268,1370,1373,1369,393281,1374,1375,
1373,259,259,393277,7,1376,1375,2,8,131321,1359,131320,1377,327856,79,1380,1350,2146,196855,1382,0,262394,1380,1381,
1382,131320,1381,262205,6,1383,177,327808,6,1385,1383,1350,327877,6,1386,497,1385,327760,7,1388,1386,1350,131321,1382,
131320,1382,458997,7,2148,1353,1377,1388,1381,131321,1359,131320,1359,458997,7,2147,1376,1358,2148,1382,131326,2147,
65592,327734,79,182,0,181,131320,183,131321,1394,131320,1394,458997,79,2150,1039,183,1417,1397,458997,6,2149,228,183,
1419,1397,327856,79,1401,2149,1400,262390,1396,1397,1,262394,1401,1395,1396,131320,1395,262312,79,1403,2150,196855,
1405,0,262394,1403,1404,1405,131320,1404,327745,1278,1410,1408,2149,262205,6,1411,1410,327745,1278,1414,1412,2149,
262205,6,1415,1414,327852,79,1416,1411,1415,131321,1405,131320,1405,458997,79,1417,2150,1395,1416,1404,131321,1397,
131320,1397,327808,6,1419,2149,328,131321,1394,131320,1396,131326,2150,65592,327734,6,189,0,184,196663,9,185,196663,9,
186,196663,9,187,196663,9,188,131320,190,262203,99,1425,7,262203,99,1467,7,262203,48,1507,7,262203,48,1509,7,262203,
48,1511,7,262205,6,1424,186,262205,6,1426,185,327812,6,1427,1426,1400,262205,6,1428,186,327808,6,1429,1427,1428,
327745,1235,1430,1224,1429,262205,93,1431,1430,196670,1425,1431,262205,6,1433,185,327812,6,1434,1433,1400,262205,6,
1435,186,327808,6,1436,1434,1435,327745,1235,1437,1237,1436,262205,93,1438,1437,524367,84,1441,1431,1431,0,1,2,262268,
46,1442,1441,524367,84,1444,1438,1438,0,1,2,262268,46,1445,1444,327760,47,1446,1442,1445,262205,6,1449,186,262205,6,
1450,187,327856,79,1451,1449,1450,196855,1453,0,262394,1451,1452,1453,131320,1452,327745,9,1454,1425,482,262205,6,
1455,1454,262205,6,1456,188,327856,79,1457,1455,1456,131321,1453,131320,1453,458997,79,1458,1451,190,1457,1452,131321,
1460,131320,1460,458997,31,2157,640,1453,2164,1463,458997,6,2153,1424,1453,2162,1463,458997,6,2152,228,1453,1525,1463,
327856,79,1466,2152,1400,262390,1462,1463,1,262394,1466,1461,1462,131320,1461,262205,6,1468,185,327812,6,1469,1468,
1400,327808,6,1471,1469,2152,327745,1235,1472,1224,1471,262205,93,1473,1472,196670,1467,1473,262205,6,1475,185,327812,
6,1476,1475,1400,327808,6,1478,1476,2152,327745,1235,1479,1237,1478,262205,93,1480,1479,262205,6,1483,187,327856,79,
1484,2152,1483,327847,79,1485,1458,1484,262205,6,1487,186,327851,79,1488,2152,1487,327847,79,1489,1485,1488,196855,
1491,0,262394,1489,1490,1491,131320,1490,327745,9,1492,1467,482,262205,6,1493,1492,262205,6,1494,188,327856,79,1495,
1493,1494,131321,1491,131320,1491,458997,79,1496,1489,1461,1495,1490,196855,1498,0,262394,1496,1497,1498,131320,1497,
524367,84,1501,1473,1473,0,1,2,262268,46,1502,1501,524367,84,1504,1480,1480,0,1,2,262268,46,1505,1504,327760,47,1506,
1502,1505,196670,1507,1446,196670,1509,1506,393273,47,1510,52,1507,1509,196670,1511,1510,327737,31,1512,56,1511,
262205,6,1514,186,327850,79,1515,2153,1514,327864,79,1518,1512,2157,327846,79,1519,1515,1518,196855,1521,0,262394,
1519,1520,1521,131320,1520,131321,1521,131320,1521,458997,31,2165,2157,1497,1512,1520,458997,6,2163,2153,1497,2152,
1520,131321,1498,131320,1498,458997,31,2164,2157,1491,2165,1521,458997,6,2162,2153,1491,2163,1521,131321,1463,131320,
1463,327808,6,1525,2152,328,131321,1460,131320,1462,131326,2153,65592,327734,79,194,0,191,196663,9,192,196663,9,193,
131320,195,262205,6,1531,192,327812,6,1532,1531,1400,262205,6,1533,193,327808,6,1534,1532,1533,327745,1278,1535,1530,
1534,262205,6,1536,1535,262205,6,1538,193,327856,79,1539,1536,1538,196855,1541,0,262394,1539,1540,1541,131320,1540,
262205,6,1542,192,327812,6,1543,1542,1400,327808,6,1545,1543,1536,327745,1278,1546,1530,1545,262205,6,1547,1546,
262205,6,1548,193,327850,79,1549,1547,1548,131321,1541,131320,1541,458997,79,1550,1539,195,1549,1540,131326,1550,
65592,327734,2,201,0,196,196663,9,197,196663,9,198,196663,9,199,196663,9,200,131320,202,262203,9,1575,7,262203,9,1577,
7,262203,9,1579,7,262203,9,1581,7,262203,92,1589,7,262203,9,1590,7,262203,9,1603,7,262203,9,1605,7,262203,9,1624,7,
262203,9,1626,7,262203,92,1662,7,262203,9,1667,7,262203,92,1677,7,262203,92,1679,7,262203,9,1681,7,262203,9,1682,7,
262203,92,1685,7,262203,9,1687,7,262203,9,1689,7,262203,9,1692,7,262203,9,1704,7,262203,92,1705,7,262205,6,1554,197,
327812,6,1555,1554,1400,262205,6,1556,198,327808,6,1557,1555,1556,262205,6,1559,197,327745,1278,1560,1408,1559,262205,
6,1561,1560,262205,6,1566,197,327745,1278,1567,1412,1566,262205,6,1568,1567,327852,79,1569,1561,1568,196855,1574,0,
262394,1569,1573,1584,131320,1573,262205,6,1576,197,196670,1575,1576,262205,6,1578,198,196670,1577,1578,196670,1579,
1561,262205,6,1582,199,196670,1581,1582,524345,6,1583,189,1575,1577,1579,1581,131321,1574,131320,1584,262205,6,1585,
198,131321,1574,131320,1574,458997,6,2166,1583,1573,1585,1584,327745,1278,1587,1530,1557,196670,1587,2166,262368,355,
355,1588,196670,1590,1557,327737,85,1592,171,1590,196670,1589,1592,262205,6,1596,1587,262205,6,1598,198,327856,79,
1600,1598,1561,196855,1602,0,262394,1600,1601,1602,131320,1601,262205,6,1604,197,196670,1603,1604,262205,6,1606,198,
196670,1605,1606,393273,79,1607,194,1603,1605,262312,79,1608,1607,131321,1602,131320,1602,458997,79,1609,1600,1574,
1608,1601,131321,1611,131320,1611,458997,6,2176,228,1602,1641,1614,458997,6,2170,228,1602,1638,1614,458997,6,2167,228,
1602,1643,1614,327856,79,1617,2167,1400,262390,1613,1614,1,262394,1617,1612,1613,131320,1612,327856,79,1621,2167,1561,
196855,1623,0,262394,1621,1622,1623,131320,1622,262205,6,1625,197,196670,1624,1625,196670,1626,2167,393273,79,1628,
194,1624,1626,262312,79,1629,1628,131321,1623,131320,1623,458997,79,1630,1621,1612,1629,1622,393385,6,1631,1630,240,
228,262205,6,1633,198,327856,79,1634,2167,1633,393385,6,1636,1634,1631,228,327808,6,1638,2170,1636,327808,6,1641,2176,
1631,131321,1614,131320,1614,327808,6,1643,2167,328,131321,1611,131320,1613,262205,6,1646,198,327852,79,1647,1596,
1646,327847,79,1648,1609,1647,196855,1650,0,262394,1648,1649,1650,131320,1649,262205,6,1651,197,327812,6,1652,1651,
1400,327808,6,1654,1652,1596,327745,1278,1655,1530,1654,262205,6,1656,1655,262205,6,1657,198,327850,79,1658,1656,1657,
131321,1650,131320,1650,458997,79,1659,1648,1613,1658,1649,196855,1661,0,262394,1659,1660,1661,131320,1660,262205,6,
1663,197,327812,6,1664,1663,1400,327808,6,1666,1664,1596,196670,1667,1666,327737,85,1668,171,1667,196670,1662,1668,
327745,9,1670,1589,700,262205,6,1671,1670,262205,6,1672,200,327745,9,1673,1662,696,262205,6,1674,1673,327808,6,1675,
1672,1674,262205,85,1678,1589,196670,1677,1678,196670,1679,1668,196670,1681,1675,524345,85,1683,132,1677,1679,1681,
1682,262205,6,1684,1682,196670,1589,1683,196670,1685,1683,196670,1687,1671,327745,9,1690,1662,700,262205,6,1691,1690,
196670,1689,1691,196670,1692,1684,524345,2,1694,162,1685,1687,1689,1692,131321,1661,131320,1661,262368,355,355,1588,
327847,79,1697,1569,1609,196855,1699,0,262394,1697,1698,1699,131320,1698,262205,6,1700,197,327812,6,1701,1700,1400,
327808,6,1703,1701,2170,196670,1704,1703,262205,85,1706,1589,196670,1705,1706,393273,2,1707,167,1704,1705,131321,1699,
131320,1699,262205,6,1709,198,327850,79,1710,1709,228,327847,79,1711,1569,1710,196855,1713,0,262394,1711,1712,1713,
131320,1712,262205,6,1714,197,327745,1278,1716,1408,1714,196670,1716,2176,131321,1713,131320,1713,262368,355,355,1588,
65789,65592,327734,2,210,0,204,196663,203,205,196663,174,206,196663,9,207,196663,9,208,196663,9,209,131320,211,262203,
8,1717,7,262203,174,1723,7,262203,9,1725,7,262203,9,1727,7,262203,9,1775,7,262203,9,1778,7,262203,9,1782,7,262203,92,
1783,7,196670,1717,1353,262205,79,1720,205,196855,1722,0,262394,1720,1721,1722,131320,1721,262205,173,1724,206,196670,
1723,1724,262205,6,1726,207,196670,1725,1726,262205,6,1728,209,196670,1727,1728,458809,7,1729,179,1723,1725,1727,
196670,1717,1729,131321,1722,131320,1722,262205,6,1730,208,327812,6,1731,1730,1400,262205,6,1732,209,327808,6,1733,
1731,1732,327745,9,1734,1717,228,262205,6,1735,1734,327745,1278,1736,1530,1733,196670,1736,1735,262368,355,355,1588,
131321,1738,131320,1738,458997,6,2186,228,1722,1763,1739,458997,6,2183,228,1722,1760,1739,458997,6,2182,228,1722,1765,
1739,327856,79,1744,2182,1400,262390,1740,1739,1,262394,1744,1739,1740,131320,1739,262205,6,1746,208,327812,6,1747,
1746,1400,327808,6,1749,1747,2182,327745,1278,1750,1530,1749,262205,6,1751,1750,327851,79,1752,1751,1352,393385,6,
1753,1752,240,228,262205,6,1755,209,327856,79,1756,2182,1755,393385,6,1758,1756,1753,228,327808,6,1760,2183,1758,
327808,6,1763,2186,1753,327808,6,1765,2182,328,131321,1738,131320,1740,262205,6,1767,1734,327851,79,1768,1767,1352,
196855,1770,0,262394,1768,1769,1770,131320,1769,262205,6,1771,208,327812,6,1772,1771,1400,327808,6,1774,1772,2183,
262205,6,1777,1734,196670,1775,1777,327745,9,1779,1717,240,262205,6,1780,1779,196670,1778,1780,393273,85,1781,155,
1775,1778,196670,1782,1774,196670,1783,1781,393273,2,1784,167,1782,1783,131321,1770,131320,1770,262205,6,1785,209,
327850,79,1786,1785,228,196855,1788,0,262394,1786,1787,1788,131320,1787,262205,6,1789,208,327745,1278,1791,1408,1789,
196670,1791,2186,262205,6,1792,208,262205,79,1793,205,196855,1795,0,262394,1793,1794,1795,131320,1794,327745,9,1796,
206,523,262205,6,1797,1796,327851,79,1798,1797,228,131321,1795,131320,1795,458997,79,1799,1793,1787,1798,1794,393385,
6,1800,1799,240,1022,327745,1278,1801,1412,1792,196670,1801,1800,131321,1788,131320,1788,262368,355,355,1588,65789,
65592,327734,2,217,0,212,196663,174,213,196663,9,214,196663,9,215,196663,9,216,131320,218,262203,8,1829,7,262203,9,
1830,7,262203,8,1855,7,262203,9,1856,7,262205,6,1803,215,327812,6,1804,1803,1400,262205,6,1805,216,327808,6,1806,1804,
1805,262205,6,1808,215,327745,1278,1809,1408,1808,262205,6,1810,1809,327745,9,1811,213,523,262205,6,1812,1811,327851,
79,1813,1812,228,196855,1815,0,262394,1813,1814,1840,131320,1814,262205,6,1816,216,327850,79,1817,1816,228,196855,
1819,0,262394,1817,1818,1819,131320,1818,393281,963,1820,856,259,682,262205,850,1821,1820,262268,7,1822,1821,327745,9,
1823,213,269,262205,6,1824,1823,327812,6,1826,1824,1825,327808,6,1828,1826,1827,196670,1829,1822,196670,1830,1828,
393273,7,1831,13,1829,1830,262268,1832,1835,1831,327745,1278,1837,1274,1806,262205,6,1838,1837,393281,260,1839,1835,
259,259,327742,1839,1838,2,4,131321,1819,131320,1819,131321,1815,131320,1840,262205,6,1841,216,327856,79,1842,1841,
1022,196855,1844,0,262394,1842,1843,1844,131320,1843,393281,963,1845,856,259,523,262205,850,1846,1845,262268,7,1847,
1846,262205,6,1848,214,327745,9,1849,213,259,262205,6,1850,1849,327808,6,1851,1848,1850,262205,6,1852,216,327808,6,
1853,1851,1852,327812,6,1854,355,1853,196670,1855,1847,196670,1856,1854,393273,7,1857,13,1855,1856,262268,1370,1858,
1857,262205,6,1859,216,327856,79,1861,1859,1810,196855,1864,0,262394,1861,1863,1872,131320,1863,327745,1278,1866,1274,
1806,262205,6,1867,1866,393281,1278,1869,1237,1806,482,262205,6,1870,1869,327760,7,1871,1867,1870,131321,1864,131320,
1872,131321,1864,131320,1864,458997,7,2188,1871,1863,1353,1872,393281,1374,1874,1858,259,259,327742,1874,2188,2,8,
131321,1844,131320,1844,131321,1815,131320,1815,65789,65592,327734,2,221,0,219,196663,9,220,131320,222,262203,174,
1891,7,262203,8,1913,7,262203,9,1914,7,262203,203,1919,7,262203,174,1921,7,262203,9,1923,7,262203,9,1925,7,262203,9,
1927,7,262203,9,1955,7,262203,9,1957,7,262203,9,1959,7,262203,9,1960,7,262203,174,1968,7,262203,9,1970,7,262203,9,
1972,7,262203,9,1974,7,262205,6,1877,1876,327814,6,1878,1877,1400,327817,6,1881,1877,1400,262205,6,1885,220,327808,6,
1887,1885,1878,262205,6,1889,1888,327856,79,1890,1887,1889,196855,1898,0,262394,1890,1897,1902,131320,1897,262205,6,
1899,220,327808,6,1901,1899,1878,131321,1898,131320,1902,131321,1898,131320,1898,458997,6,2189,1901,1897,228,1902,
327745,1904,1905,1894,2189,262205,173,1906,1905,196670,1891,1906,393281,864,1907,856,259,259,262205,15,1908,1907,
262268,7,1909,1908,327745,9,1910,1891,269,262205,6,1911,1910,327812,6,1912,355,1911,196670,1913,1909,196670,1914,1912,
393273,7,1915,26,1913,1914,262268,15,1916,1915,393281,260,1917,1916,259,259,393277,6,1918,1917,2,4,196670,1919,1890,
196670,1921,1906,196670,1923,1918,196670,1925,1878,196670,1927,1881,589881,2,1929,210,1919,1921,1923,1925,1927,131321,
1930,131320,1930,458997,6,2190,228,1898,1964,1933,262390,1932,1933,0,131321,1934,131320,1934,327856,79,1936,2190,1400,
196855,1938,0,262394,1936,1937,1938,131320,1937,262201,79,1939,182,131321,1938,131320,1938,458997,79,1940,1936,1934,
1939,1937,262394,1940,1931,1932,131320,1931,327745,9,1941,1891,682,262205,6,1942,1941,327745,9,1943,1891,523,262205,6,
1944,1943,327851,79,1945,1944,228,196855,1947,0,262394,1945,1946,1947,131320,1946,327745,1278,1949,1408,1878,262205,6,
1950,1949,327850,79,1951,1950,355,131321,1947,131320,1947,458997,79,1952,1945,1931,1951,1946,393385,6,1953,1952,240,
228,327808,6,1954,1942,1953,196670,1955,1878,196670,1957,1881,196670,1959,1954,196670,1960,1918,524345,2,1962,201,
1955,1957,1959,1960,327808,6,1964,2190,328,131321,1933,131320,1933,131321,1930,131320,1932,196855,1967,0,262394,1890,
1966,1967,131320,1966,196670,1968,1906,196670,1970,1918,196670,1972,1878,196670,1974,1881,524345,2,1976,217,1968,1970,
1972,1974,131321,1967,131320,1967,262368,355,355,1588,65789,65592,327734,138,225,0,223,196663,9,224,131320,226,262203,
139,1977,7,262203,8,1988,7,262203,9,1989,7,262203,9,1992,7,262203,8,1999,7,262203,9,2000,7,262203,8,2014,7,262203,9,
2015,7,196670,1977,1978,262205,6,1979,224,393281,859,1980,856,259,526,262205,6,1981,1980,327856,79,1982,1979,1981,
196855,1984,0,262394,1982,1983,1984,131320,1983,393281,864,1985,856,259,259,262205,15,1986,1985,262268,7,1987,1986,
196670,1988,1987,393281,859,1990,856,259,700,262205,6,1991,1990,196670,1989,1991,262205,6,1993,224,196670,1992,1993,
458809,6,1994,71,1988,1989,1992,327745,9,1995,1977,523,196670,1995,1994,196670,1999,1987,262205,6,2002,1995,196670,
2000,2002,393273,73,2003,77,1999,2000,327761,6,2004,2003,0,327745,9,2005,1977,696,196670,2005,2004,393281,963,2006,
856,259,682,262205,850,2007,2006,262268,7,2008,2007,262205,6,2010,1995,327812,6,2011,2010,1825,327808,6,2013,2011,
2012,196670,2014,2008,196670,2015,2013,393273,7,2016,13,2014,2015,262268,15,2017,2016,393281,260,2018,2017,259,259,
393277,6,2019,2018,2,4,327745,9,2020,1977,700,196670,2020,2019,262205,6,2022,2020,327852,79,2023,2022,240,196855,2026,
0,262394,2023,2025,2033,131320,2025,262205,6,2028,2020,327810,6,2029,2028,240,393228,111,2030,1,75,2029,262268,6,2031,
2030,327808,6,2032,2031,240,131321,2026,131320,2033,131321,2026,131320,2026,458997,6,2197,2032,2025,228,2033,327745,9,
2035,1977,526,196670,2035,2197,262205,6,2036,224,262205,6,2038,2005,327810,6,2039,2036,2038,327745,9,2040,1977,232,
196670,2040,2039,327745,9,2041,1977,328,196670,2041,2039,262205,6,2043,2041,262205,6,2045,2020,327856,79,2046,2043,
2045,327745,203,2047,1977,259,196670,2047,2046,131321,1984,131320,1984,262205,138,2048,1977,131326,2048,65592,
};
static const uint32_t raysort_words_bvh_large[] = {
119734787,66816,524299,1821,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,230,234,566,1383,1453,1458,1573,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,25,327752,17,0,35,0,
196679,17,2,196679,20,5356,262215,230,11,26,262215,234,11,24,196679,246,42,196679,253,42,196679,260,42,262215,471,6,4,
262216,472,0,24,327752,472,0,35,0,196679,472,2,262215,492,6,16,262216,493,0,24,327752,493,0,35,0,196679,493,2,327752,
561,0,35,0,327752,561,1,35,8,327752,561,2,35,16,327752,561,3,35,24,327752,561,4,35,32,327752,561,5,35,40,327752,561,6,
35,48,327752,561,7,35,56,327752,561,8,35,64,327752,561,9,35,68,262215,562,6,4,327752,563,0,35,0,196679,563,2,327752,
564,0,35,0,196679,564,2,262215,1307,6,16,262216,1308,0,25,327752,1308,0,35,0,196679,1308,2,262215,1400,6,16,262216,
1401,0,23,327752,1401,0,35,0,196679,1401,2,262215,1467,6,4,262216,1468,0,23,327752,1468,0,35,0,196679,1468,2,262215,
1573,11,29,262215,1712,1,0,262215,1754,1,15,262215,1755,1,0,262215,1756,11,25,196679,942,5356,196679,962,5356,196679,
986,5356,196679,994,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,
196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,393249,19,2,18,9,9,196641,29,6,196630,32,32,
262176,33,7,32,327713,34,32,33,33,262165,47,32,1,262176,48,7,47,262177,49,32,48,262177,53,47,33,262167,57,32,3,262174,
58,57,57,262176,59,7,58,262177,60,32,59,393246,64,57,57,57,32,262177,65,64,59,393249,69,32,8,9,9,655390,75,6,6,6,6,6,
6,6,6,327713,76,75,8,9,131092,81,262177,82,81,9,393249,86,7,8,8,9,393246,92,6,6,6,57,262177,93,92,9,262177,97,58,9,
458782,101,6,58,32,6,6,262187,6,102,4,262172,103,101,102,262176,104,7,103,327713,105,6,9,104,262177,110,6,9,393249,
114,2,9,9,9,262176,120,7,101,262176,121,7,57,327713,122,81,120,121,262176,127,7,92,524318,128,6,6,6,6,6,6,262176,129,
7,128,327710,130,6,6,6,262176,131,7,130,458785,132,2,127,129,8,131,327713,139,2,9,131,327713,144,7,9,9,393249,149,2,
127,129,9,393249,155,2,127,9,131,327713,161,6,9,9,262177,166,2,9,262187,6,171,0,262187,47,175,2,262174,178,6,6,262187,
6,183,1,262187,47,187,30,262187,47,202,0,262176,204,5349,6,262187,47,210,4,262187,47,220,28,262167,228,6,3,262176,229,
1,228,262203,229,230,1,262176,231,1,6,262203,229,234,1,262187,47,265,127,262187,47,268,23,262187,47,281,1,262187,6,
299,2,262176,337,7,64,262187,47,339,3,262187,47,354,22,262187,47,374,4294967280u,262187,47,384,7,262187,47,388,
4294967196u,262187,6,433,2147483648u,262187,47,437,4294967265u,262187,6,462,48,196647,470,5349,196637,471,6,196638,
472,471,262176,470,5349,472,262167,479,6,4,262176,480,7,479,196647,491,5349,196637,492,479,196638,493,492,262176,491,
5349,493,262176,495,5349,479,262187,6,518,3,262187,6,545,2147483647,262176,558,7,75,196647,560,5349,786462,561,470,
470,470,560,560,15,560,560,6,6,196637,562,6,196638,563,562,262176,560,5349,563,196638,564,561,262176,565,9,564,262203,
565,566,9,262176,567,9,470,262176,576,9,560,262187,6,581,36,262187,6,588,37,262187,6,595,38,262172,641,6,102,262176,
642,7,641,458796,479,687,171,171,171,183,262187,6,704,16,262176,782,7,81,262176,834,7,228,262187,6,836,4294967295u,
393260,228,837,836,836,836,262187,47,941,5,262176,943,9,15,262167,1043,81,3,262176,1044,7,1043,262187,32,1056,
1098907648,196650,81,1072,262187,32,1104,1073741824,262187,6,1138,4097,262187,47,1144,24,458796,479,1150,836,836,836,
836,262187,6,1154,4095,262187,47,1161,12,262187,6,1253,16777216,262187,6,1276,20,196647,1306,5349,196637,1307,479,
196638,1308,1307,262176,1306,5349,1308,262187,6,1333,21,262187,6,1348,22,262187,6,1363,23,262187,47,1377,9,262176,
1378,9,6,262176,1382,4,6,262203,1382,1383,4,196647,1399,5349,196637,1400,479,196638,1401,1400,262176,1399,5349,1401,
262187,6,1431,256,262187,47,1436,6,262203,1382,1453,4,262172,1456,6,299,262176,1457,4,1456,262203,1457,1458,4,196647,
1466,5349,196637,1467,6,196638,1468,1467,262176,1466,5349,1468,262187,6,1522,12,262187,6,1545,18,262203,231,1573,1,
393260,130,1591,171,171,171,262187,6,1633,19,262187,6,1666,24,262187,6,1673,72,262187,6,1674,264,262194,6,1712,128,
262187,47,1740,8,262194,6,1754,198657,262194,6,1755,128,393267,228,1756,1755,183,183,327734,2,4,0,3,131320,5,262203,9,
1744,7,262201,6,1733,30,131321,1734,131320,1734,458997,6,1757,1733,5,1753,1735,393281,1378,1741,566,202,1740,262205,6,
1742,1741,327856,81,1743,1757,1742,262390,1736,1735,0,262394,1743,1735,1736,131320,1735,196670,1744,1757,327737,2,
1746,168,1744,327745,231,1747,234,171,262205,6,1748,1747,327745,231,1749,234,183,262205,6,1750,1749,327812,6,1751,
1748,1750,327808,6,1753,1757,1751,131321,1734,131320,1736,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,172,11,171,262205,6,173,172,262205,6,174,12,327876,6,176,174,175,327829,178,179,173,176,327761,6,180,179,
1,327761,6,181,179,0,327745,9,184,11,183,262205,6,185,184,262205,6,186,12,327874,6,188,186,187,327808,6,189,185,188,
327808,6,191,189,180,327760,7,192,181,191,131326,192,65592,327734,2,23,0,19,196663,18,20,196663,9,21,196663,9,22,
131320,24,262203,8,197,7,262203,9,198,7,262205,15,195,20,262268,7,196,195,196670,197,196,262205,6,199,21,196670,198,
199,393273,7,200,13,197,198,262268,15,201,200,262205,6,203,22,393281,204,205,201,202,202,327742,205,203,2,4,65789,
65592,327734,7,27,0,10,196663,8,25,196663,9,26,131320,28,327745,9,207,25,171,262205,6,208,207,262205,6,209,26,327876,
6,211,209,210,327829,178,213,208,211,327761,6,214,213,1,327761,6,215,213,0,327745,9,217,25,183,262205,6,218,217,
262205,6,219,26,327874,6,221,219,220,327808,6,222,218,221,327808,6,224,222,214,327760,7,225,215,224,131326,225,65592,
327734,6,30,0,29,131320,31,327745,231,232,230,183,262205,6,233,232,327745,231,235,234,171,262205,6,236,235,327812,6,
237,233,236,327745,231,238,230,171,262205,6,239,238,327808,6,240,237,239,131326,240,65592,327734,32,37,0,34,196663,33,
35,196663,33,36,131320,38,262205,32,244,35,262205,32,245,36,327813,32,246,244,245,131326,246,65592,327734,32,41,0,34,
196663,33,39,196663,33,40,131320,42,262205,32,251,39,262205,32,252,40,327809,32,253,251,252,131326,253,65592,327734,
32,45,0,34,196663,33,43,196663,33,44,131320,46,262205,32,258,43,262205,32,259,44,327811,32,260,258,259,131326,260,
65592,327734,32,51,0,49,196663,48,50,131320,52,262205,47,264,50,327808,47,266,264,265,262268,6,267,266,327876,6,269,
267,268,262268,32,270,269,131326,270,65592,327734,47,55,0,53,196663,33,54,131320,56,262205,32,273,54,262268,6,274,273,
327874,6,275,274,268,262268,47,276,275,327810,47,277,276,265,131326,277,65592,327734,32,62,0,60,196663,59,61,131320,
63,262203,33,282,7,262203,33,285,7,262203,33,290,7,262203,33,293,7,262203,33,298,7,262203,33,302,7,262203,33,306,7,
262203,33,308,7,262203,33,311,7,262203,33,313,7,262203,33,316,7,262203,33,317,7,262203,33,319,7,262203,33,321,7,
262203,33,324,7,262203,33,325,7,393281,33,283,61,281,171,262205,32,284,283,196670,282,284,393281,33,286,61,202,171,
262205,32,287,286,196670,285,287,393273,32,288,45,282,285,393281,33,291,61,281,183,262205,32,292,291,196670,290,292,
393281,33,294,61,202,183,262205,32,295,294,196670,293,295,393273,32,296,45,290,293,393281,33,300,61,281,299,262205,32,
301,300,196670,298,301,393281,33,303,61,202,299,262205,32,304,303,196670,302,304,393273,32,305,45,298,302,196670,306,
288,196670,308,296,393273,32,310,37,306,308,196670,311,296,196670,313,305,393273,32,315,37,311,313,196670,316,310,
196670,317,315,393273,32,318,41,316,317,196670,319,305,196670,321,288,393273,32,323,37,319,321,196670,324,318,196670,
325,323,393273,32,326,41,324,325,131326,326,65592,327734,64,67,0,65,196663,59,66,131320,68,262203,121,329,7,262203,
337,338,7,262203,33,350,7,262203,33,367,7,262203,33,370,7,262203,48,375,7,262203,33,377,7,262203,33,378,7,262203,33,
381,7,262203,48,393,7,262203,33,395,7,262203,33,397,7,262203,48,405,7,262203,33,407,7,262203,33,410,7,262203,48,425,7,
262203,33,428,7,262203,33,429,7,262203,48,440,7,262203,33,442,7,262203,33,443,7,262203,48,449,7,262203,33,452,7,
262203,33,453,7,327745,121,330,66,202,262205,57,331,330,393228,57,332,1,4,331,327745,121,333,66,281,262205,57,334,333,
393228,57,335,1,4,334,458764,57,336,1,40,332,335,196670,329,336,327745,33,340,329,171,262205,32,341,340,327745,33,342,
329,183,262205,32,343,342,458764,32,344,1,40,341,343,327745,33,345,329,299,262205,32,346,345,458764,32,347,1,40,344,
346,327745,33,348,338,339,196670,348,347,262205,32,352,348,196670,350,352,327737,47,353,55,350,327810,47,355,353,354,
131321,357,131320,357,458997,47,1758,202,68,457,358,327857,81,363,1758,339,262390,359,358,1,262394,363,358,359,131320,
358,393281,33,368,66,281,1758,262205,32,369,368,196670,367,369,393281,33,371,66,202,1758,262205,32,372,371,196670,370,
372,393273,32,373,45,367,370,196670,375,374,327737,32,376,51,375,196670,377,373,196670,378,376,393273,32,379,37,377,
378,196670,381,379,327737,47,383,55,381,327810,47,385,383,384,458764,47,387,1,42,385,355,458764,47,389,1,42,387,388,
262270,47,392,389,196670,393,392,327737,32,394,51,393,196670,395,379,196670,397,394,393273,32,398,37,395,397,262253,6,
399,398,327808,6,400,399,183,196670,405,392,327737,32,406,51,405,262205,32,409,371,196670,407,409,196670,410,406,
393273,32,411,37,407,410,262254,47,414,411,262255,32,416,414,327866,81,418,416,411,393385,47,419,418,281,202,327810,
47,421,414,419,262256,32,424,400,196670,425,389,327737,32,427,51,425,196670,428,424,196670,429,427,393273,32,430,37,
428,429,393281,33,431,338,281,1758,196670,431,430,327814,6,435,433,400,262256,32,436,435,327810,47,439,437,389,196670,
440,439,327737,32,441,51,440,196670,442,436,196670,443,441,393273,32,444,37,442,443,393281,33,445,338,175,1758,196670,
445,444,262255,32,448,421,196670,449,389,327737,32,451,51,449,196670,452,448,196670,453,451,393273,32,454,37,452,453,
393281,33,455,338,202,1758,196670,455,454,327808,47,457,1758,281,131321,357,131320,359,262205,64,458,338,131326,458,
65592,327734,32,73,0,69,196663,8,70,196663,9,71,196663,9,72,131320,74,262203,8,466,7,262203,9,468,7,262205,6,461,71,
327812,6,463,461,462,262205,6,464,72,327808,6,465,463,464,262205,7,467,70,196670,466,467,196670,468,465,393273,7,469,
13,466,468,262268,470,473,469,393281,204,474,473,202,202,393277,6,475,474,2,4,262268,32,476,475,131326,476,65592,
327734,75,79,0,76,196663,8,77,196663,9,78,131320,80,262203,480,481,7,262203,8,488,7,262203,9,489,7,262203,480,498,7,
262203,8,506,7,262203,9,507,7,262205,7,482,77,262205,6,486,78,327812,6,487,299,486,196670,488,482,196670,489,487,
393273,7,490,27,488,489,262268,491,494,490,393281,495,496,494,202,202,393277,479,497,496,2,16,196670,481,497,262205,7,
499,77,262205,6,503,78,327812,6,504,299,503,327808,6,505,504,183,196670,506,499,196670,507,505,393273,7,508,27,506,
507,262268,491,509,508,393281,495,510,509,202,202,393277,479,511,510,2,16,196670,498,511,327745,9,512,481,171,262205,
6,513,512,327745,9,514,481,183,262205,6,515,514,327745,9,516,481,299,262205,6,517,516,327745,9,519,481,518,262205,6,
520,519,327745,9,521,498,171,262205,6,522,521,327745,9,523,498,183,262205,6,524,523,327745,9,525,498,299,262205,6,526,
525,327745,9,527,498,518,262205,6,528,527,720976,75,529,513,515,517,520,522,524,526,528,131326,529,65592,327734,81,84,
0,82,196663,9,83,131320,85,262205,6,532,83,327879,6,533,532,433,327851,81,534,533,171,131326,534,65592,327734,7,90,0,
86,196663,8,87,196663,8,88,196663,9,89,131320,91,262203,9,538,7,262203,9,547,7,262203,8,552,7,262203,9,554,7,262205,6,
539,89,196670,538,539,327737,81,540,84,538,262205,7,541,87,262205,7,542,88,393385,7,543,540,541,542,262205,6,544,89,
327879,6,546,544,545,262205,6,548,89,196670,547,548,327737,81,549,84,547,393385,47,550,549,281,175,327876,6,551,546,
550,196670,552,543,196670,554,551,393273,7,555,27,552,554,131326,555,65592,327734,92,95,0,93,196663,9,94,131320,96,
262203,558,559,7,262203,8,571,7,262203,9,572,7,262203,8,582,7,262203,9,584,7,262203,9,586,7,262203,8,589,7,262203,9,
591,7,262203,9,593,7,262203,8,596,7,262203,9,598,7,262203,9,600,7,393281,567,568,566,202,202,262205,470,569,568,
262268,7,570,569,196670,571,570,262205,6,573,94,196670,572,573,393273,75,574,79,571,572,196670,559,574,393281,576,577,
566,202,339,262205,560,578,577,262268,7,579,578,196670,582,579,262205,6,585,94,196670,584,585,196670,586,581,458809,
32,587,73,582,584,586,196670,589,579,262205,6,592,94,196670,591,592,196670,593,588,458809,32,594,73,589,591,593,
196670,596,579,262205,6,599,94,196670,598,599,196670,600,595,458809,32,601,73,596,598,600,393296,57,602,587,594,601,
262205,6,603,94,327745,9,604,559,202,262205,6,605,604,327745,9,606,559,175,262205,6,607,606,458832,92,609,603,605,607,
602,131326,609,65592,327734,58,99,0,97,196663,9,98,131320,100,262203,8,620,7,262203,8,621,7,262203,9,622,7,393281,567,
614,566,202,281,262205,470,615,614,262268,7,616,615,393281,567,617,566,202,175,262205,470,618,617,262268,7,619,618,
196670,620,616,196670,621,619,262205,6,623,98,196670,622,623,458809,7,624,90,620,621,622,262268,491,625,624,393281,
495,627,625,202,202,393277,479,628,627,2,4,524367,228,629,628,628,0,1,2,262268,57,630,629,393281,495,632,625,202,281,
393277,479,633,632,2,4,524367,228,634,633,633,0,1,2,262268,57,635,634,327760,58,636,630,635,131326,636,65592,327734,6,
108,0,105,196663,9,106,196663,104,107,131320,109,262203,642,643,7,262203,642,646,7,262203,8,672,7,262203,8,673,7,
262203,9,674,7,262203,480,678,7,262203,480,682,7,262203,480,686,7,262203,9,688,7,262203,120,769,7,262203,59,772,7,
262205,6,644,106,327745,9,645,643,202,196670,645,644,327745,9,647,646,202,196670,647,102,131321,648,131320,648,458997,
6,1760,183,109,1775,651,458997,6,1759,171,109,1774,651,327856,81,655,1759,1760,262390,650,651,0,262394,655,649,650,
131320,649,327745,9,658,643,1759,262205,6,659,658,327745,9,662,646,1759,262205,6,663,662,393281,567,666,566,202,281,
262205,470,667,666,262268,7,668,667,393281,567,669,566,202,175,262205,470,670,669,262268,7,671,670,196670,672,668,
196670,673,671,196670,674,659,458809,7,676,90,672,673,674,262268,491,677,676,393281,495,680,677,202,202,393277,479,
681,680,2,16,196670,678,681,393281,495,684,677,202,281,393277,479,685,684,2,16,196670,682,685,196670,686,687,196670,
688,659,327737,81,690,84,688,262312,81,691,690,196855,693,0,262394,691,692,693,131320,692,393281,495,695,677,202,339,
393277,479,696,695,2,16,196670,686,696,327852,81,698,663,183,196855,700,0,262394,698,699,700,131320,699,458817,204,
702,677,202,175,518,393277,6,703,702,2,4,327810,6,706,663,299,327812,6,707,299,706,327808,6,708,704,707,327874,6,709,
703,708,327879,6,710,709,518,131321,700,131320,700,458997,6,1762,171,692,710,699,131321,693,131320,693,458997,6,1761,
171,649,1762,700,327851,81,712,1761,171,196855,714,0,262394,712,713,760,131320,713,131321,717,131320,717,458997,6,
1770,1760,713,739,718,327808,6,724,1759,183,327852,81,725,1770,724,262390,719,718,0,262394,725,718,719,131320,718,
327810,6,728,1770,183,327745,9,729,643,728,262205,6,730,729,327745,9,731,643,1770,196670,731,730,327745,9,735,646,728,
262205,6,736,735,327745,9,737,646,1770,196670,737,736,327810,6,739,1770,281,131321,717,131320,719,327745,9,741,678,
518,262205,6,742,741,196670,658,742,196670,662,1761,327745,9,749,682,518,262205,6,750,749,327745,9,751,643,724,196670,
751,750,327810,6,756,663,1761,327745,9,757,646,724,196670,757,756,327808,6,759,1760,281,131321,714,131320,760,524367,
228,763,681,681,0,1,2,262268,57,764,763,524367,228,766,685,685,0,1,2,262268,57,767,766,327760,58,768,764,767,196670,
772,768,327737,32,774,62,772,327745,9,775,686,518,262205,6,776,775,327745,9,777,686,171,262205,6,778,777,524368,101,
779,659,768,774,776,778,196670,769,779,327852,81,785,1759,171,131321,786,131320,786,458997,6,1766,1759,760,1779,789,
458997,81,1765,785,760,1778,789,262390,788,789,0,262394,1765,787,788,131320,787,327810,6,793,1766,183,393281,33,794,
107,793,175,262205,32,795,794,327745,33,796,769,175,262205,32,797,796,327864,81,798,795,797,196855,801,0,262394,798,
800,801,131320,800,327745,120,805,107,793,262205,101,806,805,327745,120,807,107,1766,196670,807,806,327810,6,809,1766,
281,327852,81,811,809,171,131321,801,131320,801,458997,6,1779,1766,787,809,800,458997,81,1778,798,787,811,800,131321,
789,131320,789,131321,786,131320,788,327745,120,814,107,1766,196670,814,779,327808,6,816,1759,281,131321,714,131320,
714,458997,6,1775,759,719,1760,788,458997,6,1774,1759,719,816,788,131321,651,131320,651,131321,648,131320,650,131326,
1760,65592,327734,6,112,0,110,196663,9,111,131320,113,262203,8,826,7,262203,9,827,7,393281,567,820,566,202,281,262205,
470,821,820,262268,7,822,821,262205,6,823,111,327879,6,824,823,545,327812,6,825,299,824,196670,826,822,196670,827,825,
393273,7,828,27,826,827,262268,491,829,828,458817,204,830,829,202,202,518,393277,6,831,830,2,4,131326,831,65592,
327734,2,118,0,114,196663,9,115,196663,9,116,196663,9,117,131320,119,262203,834,835,7,262203,9,842,7,262203,8,853,7,
262203,9,854,7,262203,8,866,7,262203,9,867,7,262203,9,877,7,262203,9,883,7,262203,9,889,7,262203,8,897,7,262203,9,898,
7,262203,8,909,7,262203,9,910,7,262203,9,915,7,262203,9,919,7,262203,18,942,7,262203,9,946,7,262203,9,948,7,262203,18,
962,7,262203,9,965,7,262203,9,966,7,262203,18,986,7,262203,9,989,7,262203,9,990,7,262203,18,994,7,262203,9,997,7,
262203,9,998,7,196670,835,837,262205,6,838,116,327850,81,839,838,183,196855,841,0,262394,839,840,846,131320,840,
262205,6,843,115,196670,842,843,327737,6,844,112,842,327745,9,845,835,171,196670,845,844,131321,841,131320,846,393281,
567,848,566,202,175,262205,470,849,848,262268,7,850,849,262205,6,851,115,327812,6,852,102,851,196670,853,850,196670,
854,852,393273,7,855,27,853,854,262268,491,856,855,458817,204,857,856,202,202,518,393277,6,858,857,2,4,262205,6,863,
115,327812,6,864,102,863,327808,6,865,864,183,196670,866,850,196670,867,865,393273,7,868,27,866,867,262268,491,869,
868,458817,204,870,869,202,202,518,393277,6,871,870,2,4,262205,6,872,116,327850,81,873,872,518,196855,875,0,262394,
873,874,875,131320,874,196670,877,858,327737,81,879,84,877,393385,6,882,879,871,858,196670,883,858,327737,81,885,84,
883,393385,6,888,885,858,871,196670,889,888,327737,6,890,112,889,327745,9,891,835,299,196670,891,890,327812,6,896,102,
882,196670,897,850,196670,898,896,393273,7,899,27,897,898,262268,491,900,899,458817,204,901,900,202,202,518,393277,6,
902,901,2,4,327808,6,908,896,183,196670,909,850,196670,910,908,393273,7,911,27,909,910,262268,491,912,911,458817,204,
913,912,202,202,518,393277,6,914,913,2,4,131321,875,131320,875,458997,6,1782,871,846,914,874,458997,6,1781,858,846,
902,874,196670,915,1781,327737,6,917,112,915,327745,9,918,835,171,196670,918,917,196670,919,1782,327737,6,921,112,919,
327745,9,922,835,183,196670,922,921,131321,841,131320,841,327745,9,924,835,171,262205,6,925,924,327745,9,926,835,183,
262205,6,927,926,458764,6,928,1,38,925,927,327745,9,929,835,299,262205,6,930,929,458764,6,931,1,38,928,930,262205,6,
934,924,262205,6,936,926,458764,6,937,1,41,934,936,262205,6,939,929,458764,6,940,1,41,937,939,393281,943,944,566,202,
941,262205,15,945,944,196670,942,945,262205,6,947,117,196670,946,947,196670,948,931,458809,2,950,23,942,946,948,
262205,6,951,116,327850,81,952,951,299,196855,954,0,262394,952,953,954,131320,953,262205,6,955,117,327808,6,956,955,
183,262205,6,958,924,262205,6,960,926,458764,6,961,1,41,958,960,196670,962,945,196670,965,956,196670,966,961,458809,2,
967,23,962,965,966,131321,954,131320,954,262205,6,968,116,327850,81,969,968,518,196855,971,0,262394,969,970,971,
131320,970,262205,6,972,117,327808,6,973,972,183,262205,6,975,924,262205,6,977,926,327878,6,978,975,977,262205,6,980,
929,327878,6,981,978,980,327878,6,983,981,931,327878,6,985,983,940,196670,986,945,196670,989,973,196670,990,985,
458809,2,991,23,986,989,990,262205,6,992,117,327808,6,993,992,299,196670,994,945,196670,997,993,196670,998,940,458809,
2,1000,23,994,997,998,131321,971,131320,971,65789,65592,327734,81,125,0,122,196663,120,123,196663,121,124,131320,126,
262203,33,1002,7,262203,33,1005,7,262203,33,1010,7,262203,33,1013,7,262203,33,1021,7,262203,33,1024,7,262203,33,1030,
7,262203,33,1032,7,262203,1044,1045,7,262203,33,1049,7,262203,33,1052,7,262203,33,1057,7,262203,33,1058,7,262203,33,
1063,7,262203,33,1064,7,262203,337,1081,7,262203,59,1082,7,262203,33,1105,7,262203,33,1108,7,458817,33,1003,123,281,
281,171,262205,32,1004,1003,196670,1002,1004,458817,33,1006,123,281,202,171,262205,32,1007,1006,196670,1005,1007,
393273,32,1008,45,1002,1005,458817,33,1011,123,281,281,183,262205,32,1012,1011,196670,1010,1012,458817,33,1014,123,
281,202,183,262205,32,1015,1014,196670,1013,1015,393273,32,1016,45,1010,1013,458764,32,1020,1,40,1008,1016,458817,33,
1022,123,281,281,299,262205,32,1023,1022,196670,1021,1023,458817,33,1025,123,281,202,299,262205,32,1026,1025,196670,
1024,1026,393273,32,1027,45,1021,1024,458764,32,1028,1,40,1020,1027,196670,1030,1028,196670,1032,1028,393273,32,1034,
37,1030,1032,131321,1036,131320,1036,458997,47,1783,202,126,1070,1037,327857,81,1042,1783,339,262390,1038,1037,1,
262394,1042,1037,1038,131320,1037,327745,33,1050,124,1783,262205,32,1051,1050,196670,1049,1051,262205,32,1054,1050,
196670,1052,1054,393273,32,1055,37,1049,1052,196670,1057,1055,196670,1058,1056,393273,32,1059,37,1057,1058,327745,9,
1060,123,339,262205,6,1061,1060,262256,32,1062,1061,196670,1063,1059,196670,1064,1062,393273,32,1065,37,1063,1064,
327866,81,1067,1065,1034,327745,782,1068,1045,1783,196670,1068,1067,327808,47,1070,1783,281,131321,1036,131320,1038,
327745,9,1073,123,339,262205,6,1074,1073,327852,81,1075,1074,704,262205,1043,1076,1045,262298,81,1077,1076,327847,81,
1078,1075,1077,196855,1080,0,262394,1078,1079,1080,131320,1079,327745,59,1083,123,281,262205,58,1084,1083,196670,1082,
1084,327737,64,1085,67,1082,196670,1081,1085,131321,1087,131320,1087,458997,81,1786,1072,1079,1115,1090,458997,47,
1784,202,1079,1117,1090,327857,81,1093,1784,339,262390,1089,1090,1,262394,1093,1088,1089,131320,1088,262312,81,1095,
1786,196855,1097,0,262394,1095,1096,1097,131320,1096,327745,782,1099,1045,1784,262205,81,1100,1099,196855,1102,0,
262394,1100,1101,1102,131320,1101,393281,33,1106,1081,281,1784,262205,32,1107,1106,196670,1105,1107,196670,1108,1104,
393273,32,1109,37,1105,1108,327745,33,1111,124,1784,262205,32,1112,1111,327868,81,1113,1109,1112,131321,1102,131320,
1102,458997,81,1114,1100,1096,1113,1101,131321,1097,131320,1097,458997,81,1115,1786,1088,1114,1102,131321,1090,131320,
1090,327808,47,1117,1784,281,131321,1087,131320,1089,131321,1080,131320,1080,458997,81,1785,1072,1038,1786,1089,
131326,1785,65592,327734,2,137,0,132,196663,127,133,196663,129,134,196663,8,135,196663,131,136,131320,138,262203,104,
1122,7,262203,9,1123,7,262203,104,1126,7,262203,480,1149,7,262203,9,1176,7,262203,59,1180,7,262203,120,1215,7,262203,
9,1232,7,262203,9,1235,7,262203,9,1238,7,262203,129,1241,7,262203,120,1256,7,262203,121,1258,7,262203,8,1278,7,262203,
9,1279,7,262203,127,1284,7,262203,129,1286,7,262203,9,1288,7,327745,9,1124,134,202,262205,6,1125,1124,196670,1123,
1125,393273,6,1127,108,1123,1126,262205,103,1128,1126,196670,1122,1128,327745,9,1131,134,339,262205,6,1132,1131,
327745,9,1134,134,941,262205,6,1135,1134,327810,6,1137,1127,183,327812,6,1139,1137,1138,327808,6,1140,1135,1139,
262205,6,1143,1134,327874,6,1145,1143,1144,327745,121,1147,133,339,262205,57,1148,1147,196670,1149,1150,327745,9,1151,
136,202,262205,6,1152,1151,327879,6,1155,1140,1154,458764,6,1156,1,41,1152,1155,196670,1151,1156,327745,9,1158,136,
281,262205,6,1159,1158,327874,6,1162,1140,1161,327879,6,1163,1162,1154,458764,6,1164,1,41,1159,1163,196670,1158,1164,
327745,9,1166,136,175,262205,6,1167,1166,458764,6,1169,1,41,1167,1145,196670,1166,1169,327745,9,1171,134,210,262205,6,
1172,1171,327851,81,1173,1172,836,196855,1175,0,262394,1173,1174,1175,131320,1174,262205,6,1178,1171,196670,1176,1178,
327737,58,1179,99,1176,196670,1180,1179,327737,64,1181,67,1180,327761,57,1182,1181,1,131321,1175,131320,1175,458997,
57,1800,1148,138,1182,1174,131321,1184,131320,1184,458997,6,1790,171,1175,1198,1185,458997,6,1789,171,1175,1200,1185,
327856,81,1191,1789,1127,262390,1186,1185,0,262394,1191,1185,1186,131320,1185,393281,9,1193,1122,1789,339,262205,6,
1194,1193,327852,81,1195,1194,518,393385,6,1196,1195,183,171,327808,6,1198,1790,1196,327808,6,1200,1789,281,131321,
1184,131320,1186,327745,9,1202,134,175,262205,6,1203,1202,327808,6,1205,1203,1790,131321,1207,131320,1207,458997,6,
1795,1132,1186,1302,1210,458997,6,1794,1205,1186,1808,1210,458997,6,1793,171,1186,1807,1210,458997,6,1792,171,1186,
1304,1210,327856,81,1214,1792,1127,262390,1209,1210,0,262394,1214,1208,1209,131320,1208,327745,120,1217,1122,1792,
262205,101,1218,1217,196670,1215,1218,327745,9,1220,1215,202,262205,6,1221,1220,327745,9,1222,1149,1792,196670,1222,
1221,327745,9,1223,1215,339,262205,6,1224,1223,327858,81,1225,1224,518,196855,1227,0,262394,1225,1226,1240,131320,
1226,327745,9,1228,133,281,262205,6,1229,1228,327808,6,1231,1229,1795,262205,6,1234,1220,196670,1232,1234,262205,6,
1237,1223,196670,1235,1237,196670,1238,1231,458809,2,1239,118,1232,1235,1238,131321,1227,131320,1240,262205,6,1243,
1220,262205,6,1245,1202,327808,6,1247,1245,1793,262205,6,1251,1171,327808,6,1254,1140,1253,589904,128,1255,1243,1247,
1794,1795,1251,1254,196670,1241,1255,196670,1256,1218,196670,1258,1800,393273,81,1260,125,1256,1258,196855,1262,0,
262394,1260,1261,1262,131320,1261,262205,6,1264,1220,327745,9,1265,1241,210,196670,1265,1264,327745,9,1266,1241,941,
262205,6,1267,1266,327808,6,1268,1267,183,196670,1266,1268,393281,576,1270,566,202,339,262205,560,1271,1270,262268,7,
1272,1271,327745,9,1273,133,202,262205,6,1274,1273,327812,6,1275,1274,462,327808,6,1277,1275,1276,196670,1278,1272,
196670,1279,1277,393273,7,1280,13,1278,1279,262268,560,1281,1280,393281,204,1282,1281,202,202,458986,6,1283,1282,183,
171,183,131321,1262,131320,1262,262205,92,1285,133,196670,1284,1285,262205,128,1287,1241,196670,1286,1287,327745,9,
1289,1215,210,262205,6,1290,1289,196670,1288,1290,458809,2,1291,153,1284,1286,1288,262205,6,1293,1289,327810,6,1294,
1293,183,327808,6,1296,1794,1294,327808,6,1298,1793,281,131321,1227,131320,1227,458997,6,1808,1794,1226,1296,1262,
458997,6,1807,1793,1226,1298,1262,262205,6,1300,1223,327808,6,1302,1795,1300,131321,1210,131320,1210,327808,6,1304,
1792,281,131321,1207,131320,1209,262205,7,1305,135,262268,1306,1309,1305,262205,479,1310,1149,393281,495,1311,1309,
202,202,327742,1311,1310,2,16,262205,7,1312,135,262268,1306,1313,1312,262205,6,1315,1202,262205,6,1317,1131,262205,6,
1319,1171,262205,6,1321,1171,262205,6,1323,1124,327850,81,1324,1321,1323,393385,6,1325,1324,183,171,458832,479,1326,
1315,1317,1319,1325,393281,495,1327,1313,202,281,327742,1327,1326,2,16,65789,65592,327734,2,142,0,139,196663,9,140,
196663,131,141,131320,143,262203,8,1335,7,262203,9,1336,7,262203,8,1350,7,262203,9,1351,7,262203,8,1365,7,262203,9,
1366,7,393281,576,1328,566,202,339,262205,560,1329,1328,262268,7,1330,1329,262205,6,1331,140,327812,6,1332,1331,462,
327808,6,1334,1332,1333,196670,1335,1330,196670,1336,1334,393273,7,1337,13,1335,1336,262268,560,1338,1337,393281,204,
1339,1338,202,202,327745,9,1340,141,202,262205,6,1341,1340,458991,6,1342,1339,183,171,1341,262205,6,1346,140,327812,6,
1347,1346,462,327808,6,1349,1347,1348,196670,1350,1330,196670,1351,1349,393273,7,1352,13,1350,1351,262268,560,1353,
1352,393281,204,1354,1353,202,202,327745,9,1355,141,281,262205,6,1356,1355,458991,6,1357,1354,183,171,1356,262205,6,
1361,140,327812,6,1362,1361,462,327808,6,1364,1362,1363,196670,1365,1330,196670,1366,1364,393273,7,1367,13,1365,1366,
262268,560,1368,1367,393281,204,1369,1368,202,202,327745,9,1370,141,175,262205,6,1371,1370,458991,6,1372,1369,183,171,
1371,65789,65592,327734,7,147,0,144,196663,9,145,196663,9,146,131320,148,262203,8,1388,7,262203,9,1389,7,393281,576,
1373,566,202,384,262205,560,1374,1373,262268,7,1375,1374,262205,6,1376,145,393281,1378,1379,566,202,1377,262205,6,
1380,1379,327812,6,1381,1376,1380,262205,6,1384,1383,327808,6,1385,1381,1384,262205,6,1386,146,327808,6,1387,1385,
1386,196670,1388,1375,196670,1389,1387,393273,7,1390,13,1388,1389,131326,1390,65592,327734,2,153,0,149,196663,127,150,
196663,129,151,196663,9,152,131320,154,262203,8,1409,7,262203,9,1410,7,262203,8,1446,7,262203,9,1447,7,262203,9,1463,
7,262203,9,1464,7,327745,9,1394,150,175,262205,6,1395,1394,327745,9,1396,151,281,262205,6,1397,1396,327808,6,1398,
1395,1397,393281,576,1404,566,202,210,262205,560,1405,1404,262268,7,1406,1405,327812,6,1408,299,1398,196670,1409,1406,
196670,1410,1408,393273,7,1411,27,1409,1410,262268,1399,1412,1411,327745,9,1414,151,202,262205,6,1415,1414,327745,9,
1416,151,175,262205,6,1417,1416,327745,9,1418,151,339,262205,6,1419,1418,327745,9,1420,151,210,262205,6,1421,1420,
458832,479,1422,1415,1417,1419,1421,393281,495,1423,1412,202,202,327742,1423,1422,2,16,327745,9,1425,151,941,262205,6,
1426,1425,262205,6,1427,152,458832,479,1428,1426,1427,171,171,393281,495,1429,1412,202,281,327742,1429,1428,2,16,
262205,6,1430,152,327858,81,1432,1430,1431,196855,1434,0,262394,1432,1433,1452,131320,1433,393281,576,1437,566,202,
1436,262205,560,1438,1437,393281,204,1439,1438,202,202,458986,6,1440,1439,183,171,183,262268,7,1443,1438,327808,6,
1445,102,1440,196670,1446,1443,196670,1447,1445,393273,7,1448,13,1446,1447,262268,15,1449,1448,393281,204,1451,1449,
202,202,327742,1451,1398,2,4,131321,1434,131320,1452,262205,6,1454,1453,327810,6,1455,183,1454,262205,6,1459,1453,
327810,6,1460,183,1459,327745,1382,1461,1458,1460,458986,6,1462,1461,183,171,183,196670,1463,1455,196670,1464,1462,
393273,7,1465,147,1463,1464,262268,1466,1469,1465,262205,6,1471,1396,393281,204,1472,1469,202,202,327742,1472,1471,2,
4,131321,1434,131320,1434,65789,65592,327734,2,159,0,155,196663,127,156,196663,9,157,196663,131,158,131320,160,262203,
8,1482,7,262203,9,1483,7,262203,480,1485,7,262203,480,1490,7,262203,127,1507,7,262203,129,1509,7,262203,8,1510,7,
262203,131,1512,7,393281,576,1474,566,202,210,262205,560,1475,1474,262268,7,1476,1475,327745,9,1477,156,175,262205,6,
1478,1477,262205,6,1479,157,327808,6,1480,1478,1479,327812,6,1481,299,1480,196670,1482,1476,196670,1483,1481,393273,7,
1484,27,1482,1483,262268,1399,1487,1484,393281,495,1488,1487,202,202,393277,479,1489,1488,2,16,196670,1485,1489,
393281,495,1493,1487,202,281,393277,479,1494,1493,2,16,196670,1490,1494,327745,9,1495,1485,171,262205,6,1496,1495,
262205,6,1497,157,327745,9,1498,1485,183,262205,6,1499,1498,327745,9,1500,1485,299,262205,6,1501,1500,327745,9,1502,
1485,518,262205,6,1503,1502,327745,9,1504,1490,171,262205,6,1505,1504,589904,128,1506,1496,1497,1499,1501,1503,1505,
262205,92,1508,156,196670,1507,1508,196670,1509,1506,196670,1510,1484,262205,130,1513,158,196670,1512,1513,524345,2,
1514,137,1507,1509,1510,1512,262205,130,1515,1512,196670,158,1515,65789,65592,327734,6,164,0,161,196663,9,162,196663,
9,163,131320,165,262203,8,1524,7,262203,9,1525,7,262203,8,1547,7,262203,9,1548,7,262203,8,1555,7,262203,9,1556,7,
393281,576,1517,566,202,339,262205,560,1518,1517,262268,7,1519,1518,262205,6,1520,162,327812,6,1521,1520,462,327808,6,
1523,1521,1522,196670,1524,1519,196670,1525,1523,393273,7,1526,13,1524,1525,262268,470,1527,1526,393281,204,1528,1527,
202,202,393277,6,1529,1528,2,4,458764,6,1532,1,38,1529,183,327852,81,1534,1529,518,196855,1536,0,262394,1534,1535,
1536,131320,1535,393281,567,1537,566,202,175,262205,470,1538,1537,262268,7,1539,1538,262205,6,1543,162,327812,6,1544,
1543,462,327808,6,1546,1544,1545,196670,1547,1519,196670,1548,1546,393273,7,1549,13,1547,1548,262268,470,1550,1549,
393281,204,1551,1550,202,202,393277,6,1552,1551,2,4,327812,6,1553,102,1552,327808,6,1554,1553,518,196670,1555,1539,
196670,1556,1554,393273,7,1557,27,1555,1556,262268,491,1558,1557,458817,204,1559,1558,202,202,171,393277,6,1560,1559,
2,4,131321,1536,131320,1536,458997,6,1811,1532,165,1560,1535,262205,6,1562,163,327858,81,1563,1811,1562,393385,6,1565,
1563,1811,171,131326,1565,65592,327734,2,168,0,166,196663,9,167,131320,169,262203,127,1568,7,262203,9,1569,7,262203,8,
1579,7,262203,9,1580,7,262203,9,1585,7,262203,9,1587,7,262203,8,1614,7,262203,9,1615,7,262203,127,1622,7,262203,129,
1624,7,262203,9,1625,7,262203,8,1635,7,262203,9,1636,7,262203,8,1651,7,262203,9,1652,7,262203,8,1668,7,262203,9,1669,
7,262203,9,1697,7,262203,9,1699,7,262203,127,1703,7,262203,9,1705,7,262203,131,1708,7,262203,9,1727,7,262203,131,1729,
7,262205,6,1570,167,196670,1569,1570,327737,92,1571,95,1569,196670,1568,1571,262205,6,1574,1573,393281,567,1576,566,
202,202,262205,470,1577,1576,262268,7,1578,1577,196670,1579,1578,262205,6,1581,167,196670,1580,1581,393273,75,1582,79,
1579,1580,327761,6,1583,1582,3,262205,6,1586,167,196670,1585,1586,196670,1587,1583,393273,6,1589,164,1585,1587,327850,
81,1593,1574,171,196855,1595,0,262394,1593,1594,1595,131320,1594,327745,1382,1596,1458,281,196670,1596,171,327745,
1382,1597,1458,202,196670,1597,171,196670,1453,183,327745,9,1598,1568,175,262205,6,1599,1598,327814,6,1600,1599,1431,
262205,6,1601,167,327808,6,1602,1600,1601,196670,1383,1602,327851,81,1604,1589,171,196855,1606,0,262394,1604,1605,
1606,131320,1605,393281,576,1608,566,202,339,262205,560,1609,1608,262268,7,1610,1609,262205,6,1611,167,327812,6,1612,
1611,462,327808,6,1613,1612,1545,196670,1614,1610,196670,1615,1613,393273,7,1616,13,1614,1615,262268,470,1617,1616,
393281,204,1618,1617,202,202,393277,6,1619,1618,2,4,589904,128,1621,1619,171,183,171,836,1253,196670,1622,1571,196670,
1624,1621,196670,1625,1589,458809,2,1627,153,1622,1624,1625,131321,1606,131320,1606,393281,576,1628,566,202,339,
262205,560,1629,1628,262268,7,1630,1629,262205,6,1631,167,327812,6,1632,1631,462,327808,6,1634,1632,1633,196670,1635,
1630,196670,1636,1634,393273,7,1637,13,1635,1636,262268,15,1638,1637,393281,204,1640,1638,202,202,327742,1640,1589,2,
4,327850,81,1642,1589,171,196855,1644,0,262394,1642,1643,1644,131320,1643,262205,6,1648,167,327812,6,1649,1648,462,
327808,6,1650,1649,1522,196670,1651,1630,196670,1652,1650,393273,7,1653,13,1651,1652,262268,470,1654,1653,393281,204,
1655,1654,202,202,393277,6,1656,1655,2,4,327851,81,1657,1656,171,131321,1644,131320,1644,458997,81,1658,1642,1606,
1657,1643,196855,1660,0,262394,1658,1659,1660,131320,1659,262205,6,1664,167,327812,6,1665,1664,462,327808,6,1667,1665,
1666,196670,1668,1630,196670,1669,1667,393273,7,1670,13,1668,1669,262268,15,1671,1670,393281,204,1672,1671,202,202,
327742,1672,183,2,4,131321,1660,131320,1660,196670,1453,171,131321,1595,131320,1595,196833,183,1673,262368,299,299,
1674,327745,1382,1676,1458,202,262205,6,1677,1676,131321,1678,131320,1678,458997,130,1813,1591,1595,1820,1681,458997,
6,1812,1677,1595,1718,1681,327851,81,1684,1812,171,262390,1680,1681,0,262394,1684,1679,1680,131320,1679,262205,6,1686,
1453,131321,1689,131320,1689,458997,130,1820,1813,1679,1711,1690,458997,6,1818,1574,1679,1714,1690,327856,81,1696,
1818,1812,262390,1691,1690,0,262394,1696,1690,1691,131320,1690,196670,1697,1686,196670,1699,1818,393273,7,1701,147,
1697,1699,262268,1466,1702,1701,196670,1703,1571,393281,204,1706,1702,202,202,393277,6,1707,1706,2,4,196670,1705,1707,
196670,1708,1820,458809,2,1710,159,1703,1705,1708,262205,130,1711,1708,327808,6,1714,1818,1712,131321,1689,131320,
1691,196833,183,1673,262368,299,299,1674,327810,6,1716,183,1686,327745,1382,1717,1458,1716,262205,6,1718,1717,262368,
299,299,1674,196855,1722,0,262394,1593,1721,1722,131320,1721,196670,1453,1716,327745,1382,1726,1458,1686,196670,1726,
171,131321,1722,131320,1722,262368,299,299,1674,131321,1681,131320,1681,131321,1678,131320,1680,262205,6,1728,167,
196670,1727,1728,196670,1729,1813,393273,2,1731,142,1727,1729,262368,299,299,1674,65789,65592,
};
static const uint32_t raysort_words_bvh_small[] = {
119734787,66816,524299,1738,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,
4,1852399981,0,249,253,642,1451,1460,1475,1485,1548,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,249,11,26,
262215,253,11,24,196679,265,42,196679,272,42,196679,279,42,262215,568,6,16,262216,569,0,24,327752,569,0,35,0,196679,
569,2,327752,637,0,35,0,327752,637,1,35,8,327752,637,2,35,16,327752,637,3,35,24,327752,637,4,35,32,327752,637,5,35,40,
327752,637,6,35,48,327752,637,7,35,56,262215,638,6,4,327752,639,0,35,0,196679,639,2,327752,640,0,35,0,196679,640,2,
262215,1383,6,16,262216,1384,0,25,327752,1384,0,35,0,196679,1384,2,262215,1485,11,29,262215,1677,1,15,262215,1678,11,
25,196679,1663,5356,196679,1018,5356,196679,1038,5356,196679,1062,5356,196679,1070,5356,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,
27,9,9,196641,38,6,196630,41,32,262176,42,7,41,327713,43,41,42,42,262165,56,32,1,262176,57,7,56,262177,58,41,57,
262177,62,56,42,262167,66,41,3,262174,67,66,66,262176,68,7,67,262177,69,41,68,393246,73,66,66,66,41,262177,74,73,68,
393249,78,41,8,9,9,589857,84,6,8,9,9,9,9,9,393249,93,6,8,9,9,655390,99,6,6,6,6,6,6,6,6,327713,100,99,8,9,131092,105,
262177,106,105,9,393249,110,7,8,8,9,393246,116,6,6,6,66,262177,117,116,9,262177,121,67,9,458782,125,6,67,41,6,6,
262187,6,126,4,262172,127,125,126,262176,128,7,127,327713,129,6,9,128,262177,134,6,9,393249,138,2,9,9,9,262176,144,7,
125,262176,145,7,66,327713,146,105,144,145,262176,151,7,116,524318,152,6,6,6,6,6,6,262176,153,7,152,327710,154,6,6,6,
262176,155,7,154,458785,156,2,151,153,8,155,327713,163,2,9,155,393249,168,2,151,153,9,262177,174,2,9,262187,6,179,0,
262187,56,183,2,262174,186,6,6,262187,6,191,1,262187,56,195,30,262187,56,210,0,262176,211,5349,6,262187,56,229,4,
262187,56,239,28,262167,247,6,3,262176,248,1,247,262203,248,249,1,262176,250,1,6,262203,248,253,1,262187,56,284,127,
262187,56,287,23,262187,56,300,1,262187,6,318,2,262176,356,7,73,262187,56,358,3,262187,56,373,22,262187,56,393,
4294967280u,262187,56,403,7,262187,56,407,4294967196u,262187,6,452,2147483648u,262187,56,456,4294967265u,262187,6,481,
48,262167,555,6,4,262176,556,7,555,196647,567,5349,196637,568,555,196638,569,568,262176,567,5349,569,262176,571,5349,
555,262187,6,594,3,262187,6,621,2147483647,262176,634,7,99,196647,636,5349,655390,637,15,15,15,636,636,24,15,6,196637,
638,6,196638,639,638,262176,636,5349,639,196638,640,637,262176,641,9,640,262203,641,642,9,262176,643,9,15,262176,652,
9,636,262187,6,657,36,262187,6,664,37,262187,6,671,38,262172,717,6,126,262176,718,7,717,458796,555,763,179,179,179,
191,262187,6,780,16,262176,858,7,105,262176,910,7,247,262187,6,912,4294967295u,393260,247,913,912,912,912,262187,56,
1017,5,262176,1019,9,24,262167,1119,105,3,262176,1120,7,1119,262187,41,1132,1098907648,196650,105,1148,262187,41,1180,
1073741824,262187,6,1214,4097,262187,56,1220,24,458796,555,1226,912,912,912,912,262187,6,1230,4095,262187,56,1237,12,
262187,6,1329,16777216,262187,6,1352,20,196647,1382,5349,196637,1383,555,196638,1384,1383,262176,1382,5349,1384,
262187,6,1409,21,262187,6,1424,22,262187,6,1439,23,262176,1450,4,6,262203,1450,1451,4,262187,6,1454,256,262172,1458,
555,1454,262176,1459,4,1458,262203,1459,1460,4,262176,1471,4,555,262172,1473,7,1454,262176,1474,4,1473,262203,1474,
1475,4,262176,1482,4,7,262203,250,1485,1,262176,1494,9,6,393260,154,1503,179,179,179,262176,1547,4,154,262203,1547,
1548,4,262187,6,1550,264,262187,6,1617,64,262187,56,1646,6,262194,6,1677,198913,393260,247,1678,1617,191,191,327734,2,
4,0,3,131320,5,262203,18,1663,7,262203,9,1666,7,262203,9,1668,7,393281,643,1647,642,210,1646,262205,15,1648,1647,
393281,211,1649,1648,210,210,393277,6,1650,1649,2,4,262201,6,1652,39,131321,1653,131320,1653,458997,6,1679,1652,5,
1676,1654,327856,105,1660,1679,1650,262390,1655,1654,0,262394,1660,1654,1655,131320,1654,327808,6,1662,126,1679,
196670,1663,1648,196670,1666,1662,393273,6,1667,22,1663,1666,196670,1668,1667,327737,2,1669,176,1668,327745,250,1670,
253,179,262205,6,1671,1670,327745,250,1672,253,191,262205,6,1673,1672,327812,6,1674,1671,1673,327808,6,1676,1679,1674,
131321,1653,131320,1655,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,180,11,179,262205,6,
181,180,262205,6,182,12,327876,6,184,182,183,327829,186,187,181,184,327761,6,188,187,1,327761,6,189,187,0,327745,9,
192,11,191,262205,6,193,192,262205,6,194,12,327874,6,196,194,195,327808,6,197,193,196,327808,6,199,197,188,327760,7,
200,189,199,131326,200,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,205,7,262203,9,206,7,262205,
15,203,20,262268,7,204,203,196670,205,204,262205,6,207,21,196670,206,207,393273,7,208,13,205,206,262268,15,209,208,
393281,211,212,209,210,210,393277,6,213,212,2,4,131326,213,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,
31,131320,33,262203,8,218,7,262203,9,219,7,262205,24,216,29,262268,7,217,216,196670,218,217,262205,6,220,30,196670,
219,220,393273,7,221,13,218,219,262268,24,222,221,262205,6,223,31,393281,211,224,222,210,210,327742,224,223,2,4,65789,
65592,327734,7,36,0,10,196663,8,34,196663,9,35,131320,37,327745,9,226,34,179,262205,6,227,226,262205,6,228,35,327876,
6,230,228,229,327829,186,232,227,230,327761,6,233,232,1,327761,6,234,232,0,327745,9,236,34,191,262205,6,237,236,
262205,6,238,35,327874,6,240,238,239,327808,6,241,237,240,327808,6,243,241,233,327760,7,244,234,243,131326,244,65592,
327734,6,39,0,38,131320,40,327745,250,251,249,191,262205,6,252,251,327745,250,254,253,179,262205,6,255,254,327812,6,
256,252,255,327745,250,257,249,179,262205,6,258,257,327808,6,259,256,258,131326,259,65592,327734,41,46,0,43,196663,42,
44,196663,42,45,131320,47,262205,41,263,44,262205,41,264,45,327813,41,265,263,264,131326,265,65592,327734,41,50,0,43,
196663,42,48,196663,42,49,131320,51,262205,41,270,48,262205,41,271,49,327809,41,272,270,271,131326,272,65592,327734,
41,54,0,43,196663,42,52,196663,42,53,131320,55,262205,41,277,52,262205,41,278,53,327811,41,279,277,278,131326,279,
65592,327734,41,60,0,58,196663,57,59,131320,61,262205,56,283,59,327808,56,285,283,284,262268,6,286,285,327876,6,288,
286,287,262268,41,289,288,131326,289,65592,327734,56,64,0,62,196663,42,63,131320,65,262205,41,292,63,262268,6,293,292,
327874,6,294,293,287,262268,56,295,294,327810,56,296,295,284,131326,296,65592,327734,41,71,0,69,196663,68,70,131320,
72,262203,42,301,7,262203,42,304,7,262203,42,309,7,262203,42,312,7,262203,42,317,7,262203,42,321,7,262203,42,325,7,
262203,42,327,7,262203,42,330,7,262203,42,332,7,262203,42,335,7,262203,42,336,7,262203,42,338,7,262203,42,340,7,
262203,42,343,7,262203,42,344,7,393281,42,302,70,300,179,262205,41,303,302,196670,301,303,393281,42,305,70,210,179,
262205,41,306,305,196670,304,306,393273,41,307,54,301,304,393281,42,310,70,300,191,262205,41,311,310,196670,309,311,
393281,42,313,70,210,191,262205,41,314,313,196670,312,314,393273,41,315,54,309,312,393281,42,319,70,300,318,262205,41,
320,319,196670,317,320,393281,42,322,70,210,318,262205,41,323,322,196670,321,323,393273,41,324,54,317,321,196670,325,
307,196670,327,315,393273,41,329,46,325,327,196670,330,315,196670,332,324,393273,41,334,46,330,332,196670,335,329,
196670,336,334,393273,41,337,50,335,336,196670,338,324,196670,340,307,393273,41,342,46,338,340,196670,343,337,196670,
344,342,393273,41,345,50,343,344,131326,345,65592,327734,73,76,0,74,196663,68,75,131320,77,262203,145,348,7,262203,
356,357,7,262203,42,369,7,262203,42,386,7,262203,42,389,7,262203,57,394,7,262203,42,396,7,262203,42,397,7,262203,42,
400,7,262203,57,412,7,262203,42,414,7,262203,42,416,7,262203,57,424,7,262203,42,426,7,262203,42,429,7,262203,57,444,7,
262203,42,447,7,262203,42,448,7,262203,57,459,7,262203,42,461,7,262203,42,462,7,262203,57,468,7,262203,42,471,7,
262203,42,472,7,327745,145,349,75,210,262205,66,350,349,393228,66,351,1,4,350,327745,145,352,75,300,262205,66,353,352,
393228,66,354,1,4,353,458764,66,355,1,40,351,354,196670,348,355,327745,42,359,348,179,262205,41,360,359,327745,42,361,
348,191,262205,41,362,361,458764,41,363,1,40,360,362,327745,42,364,348,318,262205,41,365,364,458764,41,366,1,40,363,
365,327745,42,367,357,358,196670,367,366,262205,41,371,367,196670,369,371,327737,56,372,64,369,327810,56,374,372,373,
131321,376,131320,376,458997,56,1680,210,77,476,377,327857,105,382,1680,358,262390,378,377,1,262394,382,377,378,
131320,377,393281,42,387,75,300,1680,262205,41,388,387,196670,386,388,393281,42,390,75,210,1680,262205,41,391,390,
196670,389,391,393273,41,392,54,386,389,196670,394,393,327737,41,395,60,394,196670,396,392,196670,397,395,393273,41,
398,46,396,397,196670,400,398,327737,56,402,64,400,327810,56,404,402,403,458764,56,406,1,42,404,374,458764,56,408,1,
42,406,407,262270,56,411,408,196670,412,411,327737,41,413,60,412,196670,414,398,196670,416,413,393273,41,417,46,414,
416,262253,6,418,417,327808,6,419,418,191,196670,424,411,327737,41,425,60,424,262205,41,428,390,196670,426,428,196670,
429,425,393273,41,430,46,426,429,262254,56,433,430,262255,41,435,433,327866,105,437,435,430,393385,56,438,437,300,210,
327810,56,440,433,438,262256,41,443,419,196670,444,408,327737,41,446,60,444,196670,447,443,196670,448,446,393273,41,
449,46,447,448,393281,42,450,357,300,1680,196670,450,449,327814,6,454,452,419,262256,41,455,454,327810,56,458,456,408,
196670,459,458,327737,41,460,60,459,196670,461,455,196670,462,460,393273,41,463,46,461,462,393281,42,464,357,183,1680,
196670,464,463,262255,41,467,440,196670,468,408,327737,41,470,60,468,196670,471,467,196670,472,470,393273,41,473,46,
471,472,393281,42,474,357,210,1680,196670,474,473,327808,56,476,1680,300,131321,376,131320,378,262205,73,477,357,
131326,477,65592,327734,41,82,0,78,196663,8,79,196663,9,80,196663,9,81,131320,83,262203,8,485,7,262203,9,487,7,262205,
6,480,80,327812,6,482,480,481,262205,6,483,81,327808,6,484,482,483,262205,7,486,79,196670,485,486,196670,487,484,
393273,7,488,13,485,487,262268,15,489,488,393281,211,490,489,210,210,393277,6,491,490,2,4,262268,41,492,491,131326,
492,65592,327734,6,91,0,84,196663,8,85,196663,9,86,196663,9,87,196663,9,88,196663,9,89,196663,9,90,131320,92,262203,8,
520,7,262203,9,522,7,262205,6,497,89,131321,498,131320,498,458997,6,1682,179,92,533,499,458997,6,1681,497,92,539,499,
327810,6,505,1681,1682,327852,105,506,505,191,262390,500,499,0,262394,506,499,500,131320,499,327814,6,512,505,318,
327808,6,513,1682,512,262205,6,515,86,262205,6,517,87,327812,6,518,513,517,327808,6,519,515,518,262205,7,521,85,
196670,520,521,196670,522,519,393273,7,523,36,520,522,262268,15,524,523,262205,6,525,88,393281,211,526,524,210,525,
393277,6,527,526,2,4,262205,6,529,90,327858,105,530,527,529,393385,6,533,530,513,1682,262205,6,535,90,327858,105,536,
527,535,393385,6,539,536,1681,513,131321,498,131320,500,131326,1682,65592,327734,6,97,0,93,196663,8,94,196663,9,95,
196663,9,96,131320,98,262203,8,543,7,262203,9,545,7,262203,9,546,7,262203,9,547,7,262203,9,548,7,262203,9,550,7,
262205,7,544,94,196670,543,544,196670,545,179,196670,546,318,196670,547,318,262205,6,549,95,196670,548,549,262205,6,
551,96,196670,550,551,655417,6,552,91,543,545,546,547,548,550,131326,552,65592,327734,99,103,0,100,196663,8,101,
196663,9,102,131320,104,262203,556,557,7,262203,8,564,7,262203,9,565,7,262203,556,574,7,262203,8,582,7,262203,9,583,7,
262205,7,558,101,262205,6,562,102,327812,6,563,318,562,196670,564,558,196670,565,563,393273,7,566,36,564,565,262268,
567,570,566,393281,571,572,570,210,210,393277,555,573,572,2,16,196670,557,573,262205,7,575,101,262205,6,579,102,
327812,6,580,318,579,327808,6,581,580,191,196670,582,575,196670,583,581,393273,7,584,36,582,583,262268,567,585,584,
393281,571,586,585,210,210,393277,555,587,586,2,16,196670,574,587,327745,9,588,557,179,262205,6,589,588,327745,9,590,
557,191,262205,6,591,590,327745,9,592,557,318,262205,6,593,592,327745,9,595,557,594,262205,6,596,595,327745,9,597,574,
179,262205,6,598,597,327745,9,599,574,191,262205,6,600,599,327745,9,601,574,318,262205,6,602,601,327745,9,603,574,594,
262205,6,604,603,720976,99,605,589,591,593,596,598,600,602,604,131326,605,65592,327734,105,108,0,106,196663,9,107,
131320,109,262205,6,608,107,327879,6,609,608,452,327851,105,610,609,179,131326,610,65592,327734,7,114,0,110,196663,8,
111,196663,8,112,196663,9,113,131320,115,262203,9,614,7,262203,9,623,7,262203,8,628,7,262203,9,630,7,262205,6,615,113,
196670,614,615,327737,105,616,108,614,262205,7,617,111,262205,7,618,112,393385,7,619,616,617,618,262205,6,620,113,
327879,6,622,620,621,262205,6,624,113,196670,623,624,327737,105,625,108,623,393385,56,626,625,300,183,327876,6,627,
622,626,196670,628,619,196670,630,627,393273,7,631,36,628,630,131326,631,65592,327734,116,119,0,117,196663,9,118,
131320,120,262203,634,635,7,262203,8,647,7,262203,9,648,7,262203,8,658,7,262203,9,660,7,262203,9,662,7,262203,8,665,7,
262203,9,667,7,262203,9,669,7,262203,8,672,7,262203,9,674,7,262203,9,676,7,393281,643,644,642,210,210,262205,15,645,
644,262268,7,646,645,196670,647,646,262205,6,649,118,196670,648,649,393273,99,650,103,647,648,196670,635,650,393281,
652,653,642,210,358,262205,636,654,653,262268,7,655,654,196670,658,655,262205,6,661,118,196670,660,661,196670,662,657,
458809,41,663,82,658,660,662,196670,665,655,262205,6,668,118,196670,667,668,196670,669,664,458809,41,670,82,665,667,
669,196670,672,655,262205,6,675,118,196670,674,675,196670,676,671,458809,41,677,82,672,674,676,393296,66,678,663,670,
677,262205,6,679,118,327745,9,680,635,210,262205,6,681,680,327745,9,682,635,183,262205,6,683,682,458832,116,685,679,
681,683,678,131326,685,65592,327734,67,123,0,121,196663,9,122,131320,124,262203,8,696,7,262203,8,697,7,262203,9,698,7,
393281,643,690,642,210,300,262205,15,691,690,262268,7,692,691,393281,643,693,642,210,183,262205,15,694,693,262268,7,
695,694,196670,696,692,196670,697,695,262205,6,699,122,196670,698,699,458809,7,700,114,696,697,698,262268,567,701,700,
393281,571,703,701,210,210,393277,555,704,703,2,4,524367,247,705,704,704,0,1,2,262268,66,706,705,393281,571,708,701,
210,300,393277,555,709,708,2,4,524367,247,710,709,709,0,1,2,262268,66,711,710,327760,67,712,706,711,131326,712,65592,
327734,6,132,0,129,196663,9,130,196663,128,131,131320,133,262203,718,719,7,262203,718,722,7,262203,8,748,7,262203,8,
749,7,262203,9,750,7,262203,556,754,7,262203,556,758,7,262203,556,762,7,262203,9,764,7,262203,144,845,7,262203,68,848,
7,262205,6,720,130,327745,9,721,719,210,196670,721,720,327745,9,723,722,210,196670,723,126,131321,724,131320,724,
458997,6,1684,191,133,1699,727,458997,6,1683,179,133,1698,727,327856,105,731,1683,1684,262390,726,727,0,262394,731,
725,726,131320,725,327745,9,734,719,1683,262205,6,735,734,327745,9,738,722,1683,262205,6,739,738,393281,643,742,642,
210,300,262205,15,743,742,262268,7,744,743,393281,643,745,642,210,183,262205,15,746,745,262268,7,747,746,196670,748,
744,196670,749,747,196670,750,735,458809,7,752,114,748,749,750,262268,567,753,752,393281,571,756,753,210,210,393277,
555,757,756,2,16,196670,754,757,393281,571,760,753,210,300,393277,555,761,760,2,16,196670,758,761,196670,762,763,
196670,764,735,327737,105,766,108,764,262312,105,767,766,196855,769,0,262394,767,768,769,131320,768,393281,571,771,
753,210,358,393277,555,772,771,2,16,196670,762,772,327852,105,774,739,191,196855,776,0,262394,774,775,776,131320,775,
458817,211,778,753,210,183,594,393277,6,779,778,2,4,327810,6,782,739,318,327812,6,783,318,782,327808,6,784,780,783,
327874,6,785,779,784,327879,6,786,785,594,131321,776,131320,776,458997,6,1686,179,768,786,775,131321,769,131320,769,
458997,6,1685,179,725,1686,776,327851,105,788,1685,179,196855,790,0,262394,788,789,836,131320,789,131321,793,131320,
793,458997,6,1694,1684,789,815,794,327808,6,800,1683,191,327852,105,801,1694,800,262390,795,794,0,262394,801,794,795,
131320,794,327810,6,804,1694,191,327745,9,805,719,804,262205,6,806,805,327745,9,807,719,1694,196670,807,806,327745,9,
811,722,804,262205,6,812,811,327745,9,813,722,1694,196670,813,812,327810,6,815,1694,300,131321,793,131320,795,327745,
9,817,754,594,262205,6,818,817,196670,734,818,196670,738,1685,327745,9,825,758,594,262205,6,826,825,327745,9,827,719,
800,196670,827,826,327810,6,832,739,1685,327745,9,833,722,800,196670,833,832,327808,6,835,1684,300,131321,790,131320,
836,524367,247,839,757,757,0,1,2,262268,66,840,839,524367,247,842,761,761,0,1,2,262268,66,843,842,327760,67,844,840,
843,196670,848,844,327737,41,850,71,848,327745,9,851,762,594,262205,6,852,851,327745,9,853,762,179,262205,6,854,853,
524368,125,855,735,844,850,852,854,196670,845,855,327852,105,861,1683,179,131321,862,131320,862,458997,6,1690,1683,
836,1703,865,458997,105,1689,861,836,1702,865,262390,864,865,0,262394,1689,863,864,131320,863,327810,6,869,1690,191,
393281,42,870,131,869,183,262205,41,871,870,327745,42,872,845,183,262205,41,873,872,327864,105,874,871,873,196855,877,
0,262394,874,876,877,131320,876,327745,144,881,131,869,262205,125,882,881,327745,144,883,131,1690,196670,883,882,
327810,6,885,1690,300,327852,105,887,885,179,131321,877,131320,877,458997,6,1703,1690,863,885,876,458997,105,1702,874,
863,887,876,131321,865,131320,865,131321,862,131320,864,327745,144,890,131,1690,196670,890,855,327808,6,892,1683,300,
131321,790,131320,790,458997,6,1699,835,795,1684,864,458997,6,1698,1683,795,892,864,131321,727,131320,727,131321,724,
131320,726,131326,1684,65592,327734,6,136,0,134,196663,9,135,131320,137,262203,8,902,7,262203,9,903,7,393281,643,896,
642,210,300,262205,15,897,896,262268,7,898,897,262205,6,899,135,327879,6,900,899,621,327812,6,901,318,900,196670,902,
898,196670,903,901,393273,7,904,36,902,903,262268,567,905,904,458817,211,906,905,210,210,594,393277,6,907,906,2,4,
131326,907,65592,327734,2,142,0,138,196663,9,139,196663,9,140,196663,9,141,131320,143,262203,910,911,7,262203,9,918,7,
262203,8,929,7,262203,9,930,7,262203,8,942,7,262203,9,943,7,262203,9,953,7,262203,9,959,7,262203,9,965,7,262203,8,973,
7,262203,9,974,7,262203,8,985,7,262203,9,986,7,262203,9,991,7,262203,9,995,7,262203,27,1018,7,262203,9,1022,7,262203,
9,1024,7,262203,27,1038,7,262203,9,1041,7,262203,9,1042,7,262203,27,1062,7,262203,9,1065,7,262203,9,1066,7,262203,27,
1070,7,262203,9,1073,7,262203,9,1074,7,196670,911,913,262205,6,914,140,327850,105,915,914,191,196855,917,0,262394,915,
916,922,131320,916,262205,6,919,139,196670,918,919,327737,6,920,136,918,327745,9,921,911,179,196670,921,920,131321,
917,131320,922,393281,643,924,642,210,183,262205,15,925,924,262268,7,926,925,262205,6,927,139,327812,6,928,126,927,
196670,929,926,196670,930,928,393273,7,931,36,929,930,262268,567,932,931,458817,211,933,932,210,210,594,393277,6,934,
933,2,4,262205,6,939,139,327812,6,940,126,939,327808,6,941,940,191,196670,942,926,196670,943,941,393273,7,944,36,942,
943,262268,567,945,944,458817,211,946,945,210,210,594,393277,6,947,946,2,4,262205,6,948,140,327850,105,949,948,594,
196855,951,0,262394,949,950,951,131320,950,196670,953,934,327737,105,955,108,953,393385,6,958,955,947,934,196670,959,
934,327737,105,961,108,959,393385,6,964,961,934,947,196670,965,964,327737,6,966,136,965,327745,9,967,911,318,196670,
967,966,327812,6,972,126,958,196670,973,926,196670,974,972,393273,7,975,36,973,974,262268,567,976,975,458817,211,977,
976,210,210,594,393277,6,978,977,2,4,327808,6,984,972,191,196670,985,926,196670,986,984,393273,7,987,36,985,986,
262268,567,988,987,458817,211,989,988,210,210,594,393277,6,990,989,2,4,131321,951,131320,951,458997,6,1706,947,922,
990,950,458997,6,1705,934,922,978,950,196670,991,1705,327737,6,993,136,991,327745,9,994,911,179,196670,994,993,196670,
995,1706,327737,6,997,136,995,327745,9,998,911,191,196670,998,997,131321,917,131320,917,327745,9,1000,911,179,262205,
6,1001,1000,327745,9,1002,911,191,262205,6,1003,1002,458764,6,1004,1,38,1001,1003,327745,9,1005,911,318,262205,6,1006,
1005,458764,6,1007,1,38,1004,1006,262205,6,1010,1000,262205,6,1012,1002,458764,6,1013,1,41,1010,1012,262205,6,1015,
1005,458764,6,1016,1,41,1013,1015,393281,1019,1020,642,210,1017,262205,24,1021,1020,196670,1018,1021,262205,6,1023,
141,196670,1022,1023,196670,1024,1007,458809,2,1026,32,1018,1022,1024,262205,6,1027,140,327850,105,1028,1027,318,
196855,1030,0,262394,1028,1029,1030,131320,1029,262205,6,1031,141,327808,6,1032,1031,191,262205,6,1034,1000,262205,6,
1036,1002,458764,6,1037,1,41,1034,1036,196670,1038,1021,196670,1041,1032,196670,1042,1037,458809,2,1043,32,1038,1041,
1042,131321,1030,131320,1030,262205,6,1044,140,327850,105,1045,1044,594,196855,1047,0,262394,1045,1046,1047,131320,
1046,262205,6,1048,141,327808,6,1049,1048,191,262205,6,1051,1000,262205,6,1053,1002,327878,6,1054,1051,1053,262205,6,
1056,1005,327878,6,1057,1054,1056,327878,6,1059,1057,1007,327878,6,1061,1059,1016,196670,1062,1021,196670,1065,1049,
196670,1066,1061,458809,2,1067,32,1062,1065,1066,262205,6,1068,141,327808,6,1069,1068,318,196670,1070,1021,196670,
1073,1069,196670,1074,1016,458809,2,1076,32,1070,1073,1074,131321,1047,131320,1047,65789,65592,327734,105,149,0,146,
196663,144,147,196663,145,148,131320,150,262203,42,1078,7,262203,42,1081,7,262203,42,1086,7,262203,42,1089,7,262203,
42,1097,7,262203,42,1100,7,262203,42,1106,7,262203,42,1108,7,262203,1120,1121,7,262203,42,1125,7,262203,42,1128,7,
262203,42,1133,7,262203,42,1134,7,262203,42,1139,7,262203,42,1140,7,262203,356,1157,7,262203,68,1158,7,262203,42,1181,
7,262203,42,1184,7,458817,42,1079,147,300,300,179,262205,41,1080,1079,196670,1078,1080,458817,42,1082,147,300,210,179,
262205,41,1083,1082,196670,1081,1083,393273,41,1084,54,1078,1081,458817,42,1087,147,300,300,191,262205,41,1088,1087,
196670,1086,1088,458817,42,1090,147,300,210,191,262205,41,1091,1090,196670,1089,1091,393273,41,1092,54,1086,1089,
458764,41,1096,1,40,1084,1092,458817,42,1098,147,300,300,318,262205,41,1099,1098,196670,1097,1099,458817,42,1101,147,
300,210,318,262205,41,1102,1101,196670,1100,1102,393273,41,1103,54,1097,1100,458764,41,1104,1,40,1096,1103,196670,
1106,1104,196670,1108,1104,393273,41,1110,46,1106,1108,131321,1112,131320,1112,458997,56,1707,210,150,1146,1113,
327857,105,1118,1707,358,262390,1114,1113,1,262394,1118,1113,1114,131320,1113,327745,42,1126,148,1707,262205,41,1127,
1126,196670,1125,1127,262205,41,1130,1126,196670,1128,1130,393273,41,1131,46,1125,1128,196670,1133,1131,196670,1134,
1132,393273,41,1135,46,1133,1134,327745,9,1136,147,358,262205,6,1137,1136,262256,41,1138,1137,196670,1139,1135,196670,
1140,1138,393273,41,1141,46,1139,1140,327866,105,1143,1141,1110,327745,858,1144,1121,1707,196670,1144,1143,327808,56,
1146,1707,300,131321,1112,131320,1114,327745,9,1149,147,358,262205,6,1150,1149,327852,105,1151,1150,780,262205,1119,
1152,1121,262298,105,1153,1152,327847,105,1154,1151,1153,196855,1156,0,262394,1154,1155,1156,131320,1155,327745,68,
1159,147,300,262205,67,1160,1159,196670,1158,1160,327737,73,1161,76,1158,196670,1157,1161,131321,1163,131320,1163,
458997,105,1710,1148,1155,1191,1166,458997,56,1708,210,1155,1193,1166,327857,105,1169,1708,358,262390,1165,1166,1,
262394,1169,1164,1165,131320,1164,262312,105,1171,1710,196855,1173,0,262394,1171,1172,1173,131320,1172,327745,858,
1175,1121,1708,262205,105,1176,1175,196855,1178,0,262394,1176,1177,1178,131320,1177,393281,42,1182,1157,300,1708,
262205,41,1183,1182,196670,1181,1183,196670,1184,1180,393273,41,1185,46,1181,1184,327745,42,1187,148,1708,262205,41,
1188,1187,327868,105,1189,1185,1188,131321,1178,131320,1178,458997,105,1190,1176,1172,1189,1177,131321,1173,131320,
1173,458997,105,1191,1710,1164,1190,1178,131321,1166,131320,1166,327808,56,1193,1708,300,131321,1163,131320,1165,
131321,1156,131320,1156,458997,105,1709,1148,1114,1710,1165,131326,1709,65592,327734,2,161,0,156,196663,151,157,
196663,153,158,196663,8,159,196663,155,160,131320,162,262203,128,1198,7,262203,9,1199,7,262203,128,1202,7,262203,556,
1225,7,262203,9,1252,7,262203,68,1256,7,262203,144,1291,7,262203,9,1308,7,262203,9,1311,7,262203,9,1314,7,262203,153,
1317,7,262203,144,1332,7,262203,145,1334,7,262203,8,1354,7,262203,9,1355,7,262203,151,1360,7,262203,153,1362,7,262203,
9,1364,7,327745,9,1200,158,210,262205,6,1201,1200,196670,1199,1201,393273,6,1203,132,1199,1202,262205,127,1204,1202,
196670,1198,1204,327745,9,1207,158,358,262205,6,1208,1207,327745,9,1210,158,1017,262205,6,1211,1210,327810,6,1213,
1203,191,327812,6,1215,1213,1214,327808,6,1216,1211,1215,262205,6,1219,1210,327874,6,1221,1219,1220,327745,145,1223,
157,358,262205,66,1224,1223,196670,1225,1226,327745,9,1227,160,210,262205,6,1228,1227,327879,6,1231,1216,1230,458764,
6,1232,1,41,1228,1231,196670,1227,1232,327745,9,1234,160,300,262205,6,1235,1234,327874,6,1238,1216,1237,327879,6,1239,
1238,1230,458764,6,1240,1,41,1235,1239,196670,1234,1240,327745,9,1242,160,183,262205,6,1243,1242,458764,6,1245,1,41,
1243,1221,196670,1242,1245,327745,9,1247,158,229,262205,6,1248,1247,327851,105,1249,1248,912,196855,1251,0,262394,
1249,1250,1251,131320,1250,262205,6,1254,1247,196670,1252,1254,327737,67,1255,123,1252,196670,1256,1255,327737,73,
1257,76,1256,327761,66,1258,1257,1,131321,1251,131320,1251,458997,66,1724,1224,162,1258,1250,131321,1260,131320,1260,
458997,6,1714,179,1251,1274,1261,458997,6,1713,179,1251,1276,1261,327856,105,1267,1713,1203,262390,1262,1261,0,262394,
1267,1261,1262,131320,1261,393281,9,1269,1198,1713,358,262205,6,1270,1269,327852,105,1271,1270,594,393385,6,1272,1271,
191,179,327808,6,1274,1714,1272,327808,6,1276,1713,300,131321,1260,131320,1262,327745,9,1278,158,183,262205,6,1279,
1278,327808,6,1281,1279,1714,131321,1283,131320,1283,458997,6,1719,1208,1262,1378,1286,458997,6,1718,1281,1262,1732,
1286,458997,6,1717,179,1262,1731,1286,458997,6,1716,179,1262,1380,1286,327856,105,1290,1716,1203,262390,1285,1286,0,
262394,1290,1284,1285,131320,1284,327745,144,1293,1198,1716,262205,125,1294,1293,196670,1291,1294,327745,9,1296,1291,
210,262205,6,1297,1296,327745,9,1298,1225,1716,196670,1298,1297,327745,9,1299,1291,358,262205,6,1300,1299,327858,105,
1301,1300,594,196855,1303,0,262394,1301,1302,1316,131320,1302,327745,9,1304,157,300,262205,6,1305,1304,327808,6,1307,
1305,1719,262205,6,1310,1296,196670,1308,1310,262205,6,1313,1299,196670,1311,1313,196670,1314,1307,458809,2,1315,142,
1308,1311,1314,131321,1303,131320,1316,262205,6,1319,1296,262205,6,1321,1278,327808,6,1323,1321,1717,262205,6,1327,
1247,327808,6,1330,1216,1329,589904,152,1331,1319,1323,1718,1719,1327,1330,196670,1317,1331,196670,1332,1294,196670,
1334,1724,393273,105,1336,149,1332,1334,196855,1338,0,262394,1336,1337,1338,131320,1337,262205,6,1340,1296,327745,9,
1341,1317,229,196670,1341,1340,327745,9,1342,1317,1017,262205,6,1343,1342,327808,6,1344,1343,191,196670,1342,1344,
393281,652,1346,642,210,358,262205,636,1347,1346,262268,7,1348,1347,327745,9,1349,157,210,262205,6,1350,1349,327812,6,
1351,1350,481,327808,6,1353,1351,1352,196670,1354,1348,196670,1355,1353,393273,7,1356,13,1354,1355,262268,636,1357,
1356,393281,211,1358,1357,210,210,458986,6,1359,1358,191,179,191,131321,1338,131320,1338,262205,116,1361,157,196670,
1360,1361,262205,152,1363,1317,196670,1362,1363,327745,9,1365,1291,229,262205,6,1366,1365,196670,1364,1366,458809,2,
1367,172,1360,1362,1364,262205,6,1369,1365,327810,6,1370,1369,191,327808,6,1372,1718,1370,327808,6,1374,1717,300,
131321,1303,131320,1303,458997,6,1732,1718,1302,1372,1338,458997,6,1731,1717,1302,1374,1338,262205,6,1376,1299,327808,
6,1378,1719,1376,131321,1286,131320,1286,327808,6,1380,1716,300,131321,1283,131320,1285,262205,7,1381,159,262268,1382,
1385,1381,262205,555,1386,1225,393281,571,1387,1385,210,210,327742,1387,1386,2,16,262205,7,1388,159,262268,1382,1389,
1388,262205,6,1391,1278,262205,6,1393,1207,262205,6,1395,1247,262205,6,1397,1247,262205,6,1399,1200,327850,105,1400,
1397,1399,393385,6,1401,1400,191,179,458832,555,1402,1391,1393,1395,1401,393281,571,1403,1389,210,300,327742,1403,
1402,2,16,65789,65592,327734,2,166,0,163,196663,9,164,196663,155,165,131320,167,262203,8,1411,7,262203,9,1412,7,
262203,8,1426,7,262203,9,1427,7,262203,8,1441,7,262203,9,1442,7,393281,652,1404,642,210,358,262205,636,1405,1404,
262268,7,1406,1405,262205,6,1407,164,327812,6,1408,1407,481,327808,6,1410,1408,1409,196670,1411,1406,196670,1412,1410,
393273,7,1413,13,1411,1412,262268,636,1414,1413,393281,211,1415,1414,210,210,327745,9,1416,165,210,262205,6,1417,1416,
458991,6,1418,1415,191,179,1417,262205,6,1422,164,327812,6,1423,1422,481,327808,6,1425,1423,1424,196670,1426,1406,
196670,1427,1425,393273,7,1428,13,1426,1427,262268,636,1429,1428,393281,211,1430,1429,210,210,327745,9,1431,165,300,
262205,6,1432,1431,458991,6,1433,1430,191,179,1432,262205,6,1437,164,327812,6,1438,1437,481,327808,6,1440,1438,1439,
196670,1441,1406,196670,1442,1440,393273,7,1443,13,1441,1442,262268,636,1444,1443,393281,211,1445,1444,210,210,327745,
9,1446,165,183,262205,6,1447,1446,458991,6,1448,1445,191,179,1447,65789,65592,327734,2,172,0,168,196663,151,169,
196663,153,170,196663,9,171,131320,173,458986,6,1452,1451,191,179,191,327856,105,1455,1452,1454,196855,1457,0,262394,
1455,1456,1457,131320,1456,327745,9,1462,170,300,262205,6,1463,1462,327745,9,1464,170,210,262205,6,1465,1464,327745,9,
1466,170,183,262205,6,1467,1466,327745,9,1468,170,358,262205,6,1469,1468,458832,555,1470,1463,1465,1467,1469,327745,
1471,1472,1460,1452,196670,1472,1470,327745,9,1477,170,229,262205,6,1478,1477,327745,9,1479,170,1017,262205,6,1480,
1479,327760,7,1481,1478,1480,327745,1482,1483,1475,1452,196670,1483,1481,131321,1457,131320,1457,65789,65592,327734,2,
176,0,174,196663,9,175,131320,177,262203,151,1488,7,262203,8,1492,7,262203,9,1493,7,262203,9,1497,7,262203,9,1500,7,
262203,155,1502,7,262203,8,1514,7,262203,9,1515,7,262203,556,1517,7,262203,556,1522,7,262203,151,1542,7,262203,153,
1544,7,262203,9,1545,7,262203,556,1569,7,262203,8,1575,7,262203,8,1591,7,262203,9,1592,7,262203,151,1607,7,262203,153,
1609,7,262203,8,1610,7,262203,155,1612,7,262203,9,1639,7,262203,155,1642,7,262205,6,1486,1485,393281,643,1489,642,210,
210,262205,15,1490,1489,262268,7,1491,1490,196670,1492,1491,393281,1494,1495,642,210,403,262205,6,1496,1495,196670,
1493,1496,262205,6,1498,175,196670,1497,1498,458809,6,1499,97,1492,1493,1497,196670,1500,1499,327737,116,1501,119,
1500,196670,1488,1501,196670,1502,1503,327850,105,1505,1486,179,196855,1507,0,262394,1505,1506,1507,131320,1506,
393281,652,1509,642,210,229,262205,636,1510,1509,262268,7,1511,1510,262205,6,1512,175,327812,6,1513,318,1512,196670,
1514,1511,196670,1515,1513,393273,7,1516,36,1514,1515,262268,567,1519,1516,393281,571,1520,1519,210,210,393277,555,
1521,1520,2,16,196670,1517,1521,393281,571,1525,1519,210,300,393277,555,1526,1525,2,16,196670,1522,1526,196670,1451,
179,327745,9,1527,1517,179,262205,6,1528,1527,262205,6,1529,175,327745,9,1530,1488,183,262205,6,1531,1530,327810,6,
1532,1529,1531,327745,9,1533,1517,191,262205,6,1534,1533,327745,9,1535,1517,318,262205,6,1536,1535,327745,9,1537,1517,
594,262205,6,1538,1537,327745,9,1539,1522,179,262205,6,1540,1539,589904,152,1541,1528,1532,1534,1536,1538,1540,196670,
1542,1501,196670,1544,1541,196670,1545,179,458809,2,1546,172,1542,1544,1545,262205,154,1549,1502,196670,1548,1549,
131321,1507,131320,1507,262368,318,318,1550,262205,6,1552,1451,458764,6,1553,1,38,1552,1454,131321,1554,131320,1554,
458997,6,1737,1553,1507,1622,1557,458997,6,1735,179,1507,1620,1557,327856,105,1561,1735,1737,262390,1556,1557,0,
262394,1561,1555,1556,131320,1555,262368,318,318,1550,327808,6,1564,1735,1486,327856,105,1566,1564,1737,196855,1568,0,
262394,1566,1567,1568,131320,1567,327745,1471,1573,1460,1564,262205,555,1574,1573,196670,1569,1574,327745,1482,1579,
1475,1564,262205,7,1580,1579,196670,1575,1580,393281,652,1582,642,210,229,262205,636,1583,1582,262268,7,1584,1583,
327745,9,1585,1488,183,262205,6,1586,1585,327745,9,1587,1569,179,262205,6,1588,1587,327808,6,1589,1586,1588,327812,6,
1590,318,1589,196670,1591,1584,196670,1592,1590,393273,7,1593,36,1591,1592,327745,9,1594,1569,191,262205,6,1595,1594,
262205,6,1597,1587,327745,9,1598,1569,318,262205,6,1599,1598,327745,9,1600,1569,594,262205,6,1601,1600,327745,9,1602,
1575,179,262205,6,1603,1602,327745,9,1604,1575,191,262205,6,1605,1604,589904,152,1606,1595,1597,1599,1601,1603,1605,
196670,1607,1501,196670,1609,1606,196670,1610,1593,262205,154,1613,1502,196670,1612,1613,524345,2,1614,161,1607,1609,
1610,1612,262205,154,1615,1612,196670,1502,1615,131321,1568,131320,1568,262368,318,318,1550,327808,6,1618,1735,1617,
458764,6,1620,1,38,1618,1737,262205,6,1621,1451,458764,6,1622,1,38,1621,1454,131321,1557,131320,1557,131321,1554,
131320,1556,327745,1450,1623,1548,210,327745,9,1624,1502,210,262205,6,1625,1624,458991,6,1626,1623,191,179,1625,
327745,1450,1627,1548,300,327745,9,1628,1502,300,262205,6,1629,1628,458991,6,1630,1627,191,179,1629,327745,1450,1631,
1548,183,327745,9,1632,1502,183,262205,6,1633,1632,458991,6,1634,1631,191,179,1633,262368,318,318,1550,196855,1638,0,
262394,1505,1637,1638,131320,1637,327745,9,1640,1488,210,262205,6,1641,1640,196670,1639,1641,262205,154,1643,1548,
196670,1642,1643,393273,2,1644,166,1639,1642,131321,1638,131320,1638,262368,318,318,1550,65789,65592,
};
static const uint32_t raysort_words_bvh_records[] = {
119734787,66816,524299,1009,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,193,197,807,904,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,262215,193,11,26,262215,197,11,24,196679,209,42,196679,216,42,262215,310,6,16,262216,311,0,24,327752,311,0,35,
0,196679,311,2,327752,802,0,35,0,327752,802,1,35,8,327752,802,2,35,16,327752,802,3,35,24,327752,802,4,35,32,327752,
802,5,35,36,327752,802,6,35,40,262215,803,6,4,262216,804,0,25,327752,804,0,35,0,196679,804,2,327752,805,0,35,0,196679,
805,2,262215,854,6,16,262216,855,0,25,327752,855,0,35,0,196679,855,2,262215,902,1,0,262215,904,11,29,262215,994,1,15,
262215,995,1,0,262215,996,11,25,196679,975,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,
7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196641,
28,6,196630,31,32,262176,32,7,31,327713,33,31,32,32,589857,42,6,8,9,9,9,9,9,393249,51,6,8,9,9,458785,57,6,8,9,9,9,
655390,64,6,6,6,6,6,6,6,6,327713,65,64,8,9,786462,70,7,7,7,6,6,6,6,6,6,6,393249,71,70,8,9,9,393249,77,7,8,9,9,262176,
83,7,70,327713,84,6,83,9,262167,89,6,3,262176,90,7,89,262177,91,89,90,327713,95,89,83,9,262167,100,31,3,262176,101,7,
100,393249,102,31,8,9,101,131092,108,262177,109,108,90,327713,113,89,83,90,327710,118,89,89,89,262176,119,7,118,
393249,120,6,83,9,119,327713,126,2,9,9,262187,6,132,0,262165,136,32,1,262187,136,137,2,262174,140,6,6,262187,6,145,1,
262187,136,149,30,262187,136,164,0,262176,165,5349,6,262187,136,174,4,262187,136,184,28,262176,192,1,89,262203,192,
193,1,262176,194,1,6,262203,192,197,1,262187,6,237,2,262187,6,283,4,262187,6,284,6,262167,297,6,4,262176,298,7,297,
196647,309,5349,196637,310,297,196638,311,310,262176,309,5349,311,262176,313,5349,297,262187,6,336,3,262187,136,450,6,
262187,136,456,1,262187,136,475,31,262187,6,486,4294967292u,262187,136,502,16,262187,6,506,65535,393260,89,513,132,
132,132,262187,6,515,2139095040,262167,518,108,3,262187,136,524,5,262187,6,560,16,262187,136,608,3,262187,6,618,
2147483647,262187,6,621,1451229184,393260,89,622,621,621,621,327724,7,634,132,132,262167,635,108,2,393260,118,690,513,
513,513,262187,136,696,8,196647,801,5349,589854,802,15,15,15,801,6,6,6,196637,803,6,196638,804,803,262176,801,5349,
804,196638,805,802,262176,806,9,805,262203,806,807,9,262176,808,9,15,262176,816,9,6,262176,845,9,801,196647,853,5349,
196637,854,297,196638,855,854,262176,853,5349,855,262187,136,876,9,262194,6,902,128,262203,194,904,1,262176,924,7,64,
262187,6,943,48,262187,6,945,19,262187,6,963,12,262187,6,983,8,262194,6,994,199169,262194,6,995,128,393267,89,996,995,
145,145,393260,89,1007,515,515,515,393260,89,1008,618,618,618,327734,2,4,0,3,131320,5,262203,8,917,7,262203,9,918,7,
262203,9,921,7,262203,924,925,7,262203,8,929,7,262203,9,930,7,262203,8,947,7,262203,9,948,7,262203,8,965,7,262203,9,
966,7,262203,18,975,7,262203,9,978,7,262203,9,991,7,262203,9,992,7,262201,6,901,29,327812,6,903,901,902,262205,6,905,
904,327808,6,906,903,905,393281,816,908,807,164,450,262205,6,909,908,327856,108,910,906,909,196855,912,0,262394,910,
911,912,131320,911,393281,808,914,807,164,164,262205,15,915,914,262268,7,916,915,196670,917,916,393281,816,919,807,
164,174,262205,6,920,919,196670,918,920,196670,921,906,458809,6,923,55,917,918,921,196670,929,916,196670,930,923,
393273,64,932,68,929,930,196670,925,932,327745,9,935,925,164,262205,6,936,935,327810,6,937,906,936,393281,808,939,807,
164,456,262205,15,940,939,262268,7,941,940,327812,6,944,923,943,327808,6,946,944,945,196670,947,941,196670,948,946,
393273,7,949,13,947,948,262268,15,950,949,393281,165,951,950,164,164,393277,6,952,951,2,4,327851,108,954,952,132,
196855,956,0,262394,954,955,956,131320,955,327808,6,964,944,963,196670,965,941,196670,966,964,393273,7,967,13,965,966,
262268,15,968,967,393281,165,969,968,164,164,393277,6,970,969,2,4,327856,108,971,937,970,131321,956,131320,956,458997,
108,972,954,911,971,955,196855,974,0,262394,972,973,974,131320,973,393281,808,976,807,164,137,262205,15,977,976,
196670,975,977,196670,978,906,393273,6,980,22,975,978,327745,9,981,925,524,262205,6,982,981,327808,6,984,982,983,
327812,6,986,283,952,327808,6,987,984,986,327812,6,989,336,937,327808,6,990,987,989,196670,991,980,196670,992,990,
393273,2,993,129,991,992,131321,974,131320,974,131321,912,131320,912,65789,65592,327734,7,13,0,10,196663,8,11,196663,
9,12,131320,14,327745,9,133,11,132,262205,6,134,133,262205,6,135,12,327876,6,138,135,137,327829,140,141,134,138,
327761,6,142,141,1,327761,6,143,141,0,327745,9,146,11,145,262205,6,147,146,262205,6,148,12,327874,6,150,148,149,
327808,6,151,147,150,327808,6,153,151,142,327760,7,154,143,153,131326,154,65592,327734,6,22,0,19,196663,18,20,196663,
9,21,131320,23,262203,8,159,7,262203,9,160,7,262205,15,157,20,262268,7,158,157,196670,159,158,262205,6,161,21,196670,
160,161,393273,7,162,13,159,160,262268,15,163,162,393281,165,166,163,164,164,393277,6,167,166,2,4,131326,167,65592,
327734,7,26,0,10,196663,8,24,196663,9,25,131320,27,327745,9,171,24,132,262205,6,172,171,262205,6,173,25,327876,6,175,
173,174,327829,140,177,172,175,327761,6,178,177,1,327761,6,179,177,0,327745,9,181,24,145,262205,6,182,181,262205,6,
183,25,327874,6,185,183,184,327808,6,186,182,185,327808,6,188,186,178,327760,7,189,179,188,131326,189,65592,327734,6,
29,0,28,131320,30,327745,194,195,193,145,262205,6,196,195,327745,194,198,197,132,262205,6,199,198,327812,6,200,196,
199,327745,194,201,193,132,262205,6,202,201,327808,6,203,200,202,131326,203,65592,327734,31,36,0,33,196663,32,34,
196663,32,35,131320,37,262205,31,207,34,262205,31,208,35,327813,31,209,207,208,131326,209,65592,327734,31,40,0,33,
196663,32,38,196663,32,39,131320,41,262205,31,214,38,262205,31,215,39,327809,31,216,214,215,131326,216,65592,327734,6,
49,0,42,196663,8,43,196663,9,44,196663,9,45,196663,9,46,196663,9,47,196663,9,48,131320,50,262203,8,246,7,262203,9,248,
7,262205,6,222,47,131321,223,131320,223,458997,6,998,132,50,259,224,458997,6,997,222,50,265,224,327810,6,230,997,998,
327852,108,231,230,145,262390,225,224,0,262394,231,224,225,131320,224,327814,6,238,230,237,327808,6,239,998,238,
262205,6,241,44,262205,6,243,45,327812,6,244,239,243,327808,6,245,241,244,262205,7,247,43,196670,246,247,196670,248,
245,393273,7,249,26,246,248,262268,15,250,249,262205,6,251,46,393281,165,252,250,164,251,393277,6,253,252,2,4,262205,
6,255,48,327858,108,256,253,255,393385,6,259,256,239,998,262205,6,261,48,327858,108,262,253,261,393385,6,265,262,997,
239,131321,223,131320,225,131326,998,65592,327734,6,55,0,51,196663,8,52,196663,9,53,196663,9,54,131320,56,262203,8,
269,7,262203,9,271,7,262203,9,272,7,262203,9,273,7,262203,9,274,7,262203,9,276,7,262205,7,270,52,196670,269,270,
196670,271,132,196670,272,237,196670,273,132,262205,6,275,53,196670,274,275,262205,6,277,54,196670,276,277,655417,6,
278,49,269,271,272,273,274,276,131326,278,65592,327734,6,62,0,57,196663,8,58,196663,9,59,196663,9,60,196663,9,61,
131320,63,262203,8,285,7,262203,9,287,7,262203,9,288,7,262203,9,289,7,262203,9,290,7,262203,9,292,7,262205,6,281,59,
327812,6,282,237,281,262205,7,286,58,196670,285,286,196670,287,282,196670,288,283,196670,289,284,262205,6,291,60,
196670,290,291,262205,6,293,61,196670,292,293,655417,6,294,49,285,287,288,289,290,292,131326,294,65592,327734,64,68,0,
65,196663,8,66,196663,9,67,131320,69,262203,298,299,7,262203,8,306,7,262203,9,307,7,262203,298,316,7,262203,8,324,7,
262203,9,325,7,262205,7,300,66,262205,6,304,67,327812,6,305,237,304,196670,306,300,196670,307,305,393273,7,308,26,306,
307,262268,309,312,308,393281,313,314,312,164,164,393277,297,315,314,2,16,196670,299,315,262205,7,317,66,262205,6,321,
67,327812,6,322,237,321,327808,6,323,322,145,196670,324,317,196670,325,323,393273,7,326,26,324,325,262268,309,327,326,
393281,313,328,327,164,164,393277,297,329,328,2,16,196670,316,329,327745,9,330,299,132,262205,6,331,330,327745,9,332,
299,145,262205,6,333,332,327745,9,334,299,237,262205,6,335,334,327745,9,337,299,336,262205,6,338,337,327745,9,339,316,
132,262205,6,340,339,327745,9,341,316,145,262205,6,342,341,327745,9,343,316,237,262205,6,344,343,327745,9,345,316,336,
262205,6,346,345,720976,64,347,331,333,335,338,340,342,344,346,131326,347,65592,327734,70,75,0,71,196663,8,72,196663,
9,73,196663,9,74,131320,76,262203,8,361,7,262203,9,362,7,262203,298,368,7,262203,8,375,7,262203,9,376,7,262203,298,
381,7,262203,8,388,7,262203,9,389,7,262203,298,394,7,262203,8,401,7,262203,9,402,7,262205,6,351,73,327812,6,352,237,
351,262205,6,353,74,327812,6,354,283,353,327808,6,355,352,354,262205,7,357,72,196670,361,357,196670,362,355,393273,7,
364,26,361,362,262268,309,365,364,393281,313,366,365,164,164,393277,297,367,366,2,16,262205,7,369,72,327808,6,374,355,
145,196670,375,369,196670,376,374,393273,7,377,26,375,376,262268,309,378,377,393281,313,379,378,164,164,393277,297,
380,379,2,16,196670,368,380,262205,7,382,72,327808,6,387,355,237,196670,388,382,196670,389,387,393273,7,390,26,388,
389,262268,309,391,390,393281,313,392,391,164,164,393277,297,393,392,2,16,196670,381,393,262205,7,395,72,327808,6,400,
355,336,196670,401,395,196670,402,400,393273,7,403,26,401,402,262268,309,404,403,393281,313,405,404,164,164,393277,
297,406,405,2,16,196670,394,406,458831,7,408,367,367,0,1,458831,7,410,367,367,2,3,458831,7,412,380,380,0,1,327745,9,
413,368,237,262205,6,414,413,327745,9,415,368,336,262205,6,416,415,327745,9,417,381,132,262205,6,418,417,327745,9,419,
381,145,262205,6,420,419,327745,9,421,381,237,262205,6,422,421,327745,9,423,381,336,262205,6,424,423,327745,9,425,394,
132,262205,6,426,425,852048,70,427,408,410,412,414,416,418,420,422,424,426,131326,427,65592,327734,7,81,0,77,196663,8,
78,196663,9,79,196663,9,80,131320,82,327745,9,431,78,132,262205,6,432,431,262205,6,433,79,327829,140,435,432,433,
327761,6,436,435,1,327761,6,437,435,0,327745,9,439,78,145,262205,6,440,439,262205,6,441,80,327808,6,442,440,441,
327808,6,444,442,436,327760,7,445,437,444,131326,445,65592,327734,6,87,0,84,196663,83,85,196663,9,86,131320,88,262203,
8,457,7,262203,9,460,7,262203,8,471,7,262203,8,477,7,262203,9,480,7,262203,9,481,7,262205,6,449,86,327745,9,451,85,
450,262205,6,452,451,327850,108,453,452,283,196855,455,0,262394,453,454,455,131320,454,327745,8,458,85,456,262205,7,
459,458,196670,457,459,262205,6,461,86,196670,460,461,393273,7,462,13,457,460,262268,15,463,462,393281,165,464,463,
164,164,393277,6,465,464,2,4,131321,455,131320,455,458997,6,1001,449,88,465,454,262205,6,467,451,327850,108,468,467,
237,196855,470,0,262394,468,469,470,131320,469,262205,6,472,86,327876,6,473,472,456,262205,6,474,86,327874,6,476,474,
475,327745,8,478,85,456,262205,7,479,478,196670,477,479,196670,480,473,196670,481,476,458809,7,482,81,477,480,481,
196670,471,482,327745,9,484,471,132,262205,6,485,484,327879,6,487,485,486,327745,9,488,471,145,262205,6,489,488,
327760,7,490,487,489,262268,15,491,490,393281,165,492,491,164,164,393277,6,493,492,2,4,262205,6,495,484,327879,6,496,
495,237,327851,108,497,496,132,196855,500,0,262394,497,499,504,131320,499,327874,6,503,493,502,131321,500,131320,504,
327879,6,507,493,506,131321,500,131320,500,458997,6,999,503,499,507,504,131321,470,131320,470,458997,6,1000,1001,455,
999,500,131326,1000,65592,327734,89,93,0,91,196663,90,92,131320,94,262205,89,512,92,262205,89,514,92,327879,89,517,
514,1007,327850,518,519,517,513,393385,89,520,519,513,512,131326,520,65592,327734,89,98,0,95,196663,83,96,196663,9,97,
131320,99,262203,8,533,7,262203,9,536,7,262203,9,538,7,262203,90,554,7,262205,6,523,97,327745,9,525,96,524,262205,6,
526,525,327831,140,529,523,526,327761,6,530,529,0,327761,6,531,529,1,327745,8,534,96,164,262205,7,535,534,196670,533,
535,196670,536,530,196670,538,531,458809,7,540,81,533,536,538,262268,15,543,540,393281,165,545,543,164,164,393277,6,
546,545,2,4,393281,165,548,543,164,456,393277,6,549,548,2,4,393281,165,551,543,164,137,393277,6,552,551,2,4,393296,89,
553,546,549,552,196670,554,553,327737,89,555,93,554,131326,555,65592,327734,31,106,0,102,196663,8,103,196663,9,104,
196663,101,105,131320,107,262203,8,562,7,262203,9,564,7,262203,9,565,7,262203,32,573,7,262203,32,574,7,262203,32,583,
7,262203,32,584,7,262203,32,593,7,262203,32,594,7,262203,32,598,7,262203,32,600,7,262203,32,603,7,262203,32,604,7,
262203,32,612,7,262203,32,613,7,262205,6,559,104,327812,6,561,559,560,262205,7,563,103,196670,562,563,196670,564,561,
196670,565,132,458809,7,566,81,562,564,565,262268,15,567,566,393281,165,570,567,164,164,393277,6,571,570,2,4,262268,
31,572,571,196670,573,572,327745,32,575,105,132,262205,31,576,575,196670,574,576,393273,31,577,36,573,574,393281,165,
580,567,164,456,393277,6,581,580,2,4,262268,31,582,581,196670,583,582,327745,32,585,105,145,262205,31,586,585,196670,
584,586,393273,31,587,36,583,584,393281,165,590,567,164,137,393277,6,591,590,2,4,262268,31,592,591,196670,593,592,
327745,32,595,105,237,262205,31,596,595,196670,594,596,393273,31,597,36,593,594,196670,598,577,196670,600,587,393273,
31,602,40,598,600,196670,603,602,196670,604,597,393273,31,606,40,603,604,393281,165,609,567,164,608,393277,6,610,609,
2,4,262268,31,611,610,196670,612,606,196670,613,611,393273,31,614,40,612,613,131326,614,65592,327734,108,111,0,109,
196663,90,110,131320,112,262205,89,617,110,327879,89,620,617,1008,327858,518,623,620,622,262299,108,624,623,131326,
624,65592,327734,89,116,0,113,196663,83,114,196663,90,115,131320,117,262203,8,640,7,262203,9,643,7,262203,101,644,7,
262203,8,647,7,262203,9,650,7,262203,101,651,7,262203,8,654,7,262203,9,657,7,262203,101,658,7,262205,89,628,115,
262268,100,629,628,262205,89,631,115,327745,8,632,114,137,262205,7,633,632,327851,635,636,633,634,262298,108,637,636,
196855,639,0,262394,637,638,639,131320,638,262205,7,642,632,196670,640,642,196670,643,132,196670,644,629,458809,31,
646,106,640,643,644,262205,7,649,632,196670,647,649,196670,650,145,196670,651,629,458809,31,653,106,647,650,651,
262205,7,656,632,196670,654,656,196670,657,237,196670,658,629,458809,31,660,106,654,657,658,393296,100,661,646,653,
660,262268,89,662,661,131321,639,131320,639,458997,89,1002,631,117,662,638,131326,1002,65592,327734,6,124,0,120,
196663,83,121,196663,9,122,196663,119,123,131320,125,262203,83,669,7,262203,9,671,7,262203,83,677,7,262203,9,679,7,
262203,83,685,7,262203,9,687,7,262203,83,702,7,262203,9,704,7,262203,83,707,7,262203,90,709,7,262203,83,712,7,262203,
9,714,7,262203,83,717,7,262203,90,719,7,262203,83,722,7,262203,9,724,7,262203,83,727,7,262203,90,729,7,262203,90,732,
7,262203,90,738,7,262203,90,745,7,262203,90,752,7,262203,90,757,7,262203,90,762,7,262205,6,667,122,327812,6,668,336,
667,262205,70,670,121,196670,669,670,196670,671,668,393273,6,672,87,669,671,262205,6,674,122,327812,6,675,336,674,
327808,6,676,675,145,262205,70,678,121,196670,677,678,196670,679,676,393273,6,680,87,677,679,262205,6,682,122,327812,
6,683,336,682,327808,6,684,683,237,262205,70,686,121,196670,685,686,196670,687,684,393273,6,688,87,685,687,196670,123,
690,458764,6,693,1,41,672,680,458764,6,695,1,41,693,688,327745,9,697,121,696,262205,6,698,697,327858,108,699,695,698,
196855,701,0,262394,699,700,701,131320,700,262205,70,703,121,196670,702,703,196670,704,672,393273,89,706,98,702,704,
262205,70,708,121,196670,707,708,196670,709,706,393273,89,710,116,707,709,327745,90,711,123,164,196670,711,710,262205,
70,713,121,196670,712,713,196670,714,680,393273,89,716,98,712,714,262205,70,718,121,196670,717,718,196670,719,716,
393273,89,720,116,717,719,327745,90,721,123,456,196670,721,720,262205,70,723,121,196670,722,723,196670,724,688,393273,
89,726,98,722,724,262205,70,728,121,196670,727,728,196670,729,726,393273,89,730,116,727,729,327745,90,731,123,137,
196670,731,730,262205,89,734,711,196670,732,734,327737,108,735,111,732,196855,737,0,262394,735,736,737,131320,736,
262205,89,740,721,196670,738,740,327737,108,741,111,738,131321,737,131320,737,458997,108,742,735,700,741,736,196855,
744,0,262394,742,743,744,131320,743,262205,89,747,731,196670,745,747,327737,108,748,111,745,131321,744,131320,744,
458997,108,749,742,737,748,743,196855,751,0,262394,749,750,751,131320,750,262205,89,754,711,196670,752,754,327737,89,
755,93,752,196670,711,755,262205,89,759,721,196670,757,759,327737,89,760,93,757,196670,721,760,262205,89,764,731,
196670,762,764,327737,89,765,93,762,196670,731,765,262205,89,770,711,262205,89,772,721,327850,518,773,770,772,262299,
108,774,773,262312,108,775,774,196855,777,0,262394,775,776,777,131320,776,262205,89,779,721,262205,89,781,731,327850,
518,782,779,781,262299,108,783,782,131321,777,131320,777,458997,108,784,774,750,783,776,262312,108,785,784,196855,787,
0,262394,785,786,787,131320,786,262205,89,789,731,262205,89,791,711,327850,518,792,789,791,262299,108,793,792,131321,
787,131320,787,458997,108,794,784,777,793,786,393385,6,796,794,336,132,131321,751,131320,751,458997,6,1004,237,744,
796,787,131321,701,131320,701,458997,6,1003,145,125,1004,751,131326,1003,65592,327734,2,129,0,126,196663,9,127,196663,
9,128,131320,130,262203,83,812,7,262203,8,813,7,262203,9,815,7,262203,9,819,7,262203,9,822,7,262203,8,825,7,262203,9,
827,7,262203,9,830,7,262203,119,837,7,262203,83,838,7,262203,9,840,7,262203,119,842,7,262203,8,849,7,262203,9,850,7,
262203,8,870,7,262203,9,871,7,262203,8,889,7,262203,9,890,7,393281,808,809,807,164,164,262205,15,810,809,262268,7,811,
810,196670,813,811,393281,816,817,807,164,174,262205,6,818,817,196670,815,818,393281,816,820,807,164,524,262205,6,821,
820,196670,819,821,262205,6,823,127,196670,822,823,524345,6,824,62,813,815,819,822,196670,825,811,196670,827,818,
196670,830,824,458809,70,831,75,825,827,830,196670,812,831,262205,6,833,127,327745,9,834,812,608,262205,6,835,834,
327810,6,836,833,835,196670,838,831,196670,840,836,458809,6,843,124,838,840,842,262205,118,844,842,196670,837,844,
393281,845,846,807,164,608,262205,801,847,846,262268,7,848,847,196670,849,848,262205,6,851,128,196670,850,851,393273,
7,852,26,849,850,262268,853,856,852,327745,90,857,837,164,262205,89,858,857,327761,6,860,858,0,327761,6,861,858,1,
327761,6,862,858,2,458832,297,863,860,861,862,836,393281,313,864,856,164,164,327742,864,863,2,16,262205,6,868,128,
327808,6,869,868,145,196670,870,848,196670,871,869,393273,7,872,26,870,871,262268,853,873,872,327745,90,874,837,456,
262205,89,875,874,327745,9,877,812,876,262205,6,878,877,327761,6,879,875,0,327761,6,880,875,1,327761,6,881,875,2,
458832,297,882,879,880,881,878,393281,313,883,873,164,164,327742,883,882,2,16,262205,6,887,128,327808,6,888,887,237,
196670,889,848,196670,890,888,393273,7,891,26,889,890,262268,853,892,891,327745,90,893,837,137,262205,89,894,893,
327761,6,895,894,0,327761,6,896,894,1,327761,6,897,894,2,458832,297,898,895,896,897,132,393281,313,899,892,164,164,
327742,899,898,2,16,65789,65592,
};
static const uint32_t raysort_words_bvh_frames[] = {
119734787,66816,524299,477,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,99,103,193,204,267,328,393232,4,17,128,1,1,262215,99,11,26,262215,103,11,24,262215,124,6,16,262216,125,0,
24,327752,125,0,35,0,196679,125,2,262215,193,11,29,262215,199,1,0,327752,321,0,35,0,327752,321,1,35,8,327752,321,2,35,
16,327752,321,3,35,24,262215,322,6,4,262216,323,0,24,327752,323,0,35,0,196679,323,2,262215,324,6,4,327752,325,0,35,0,
196679,325,2,327752,326,0,35,0,196679,326,2,262215,463,1,15,262215,464,1,0,262215,465,11,25,131091,2,196641,3,2,
262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196641,19,6,655390,22,6,6,6,6,6,6,6,6,327713,23,
22,8,9,262167,28,6,4,262176,29,7,28,393249,30,28,29,9,9,262177,36,6,29,327713,40,6,9,9,262177,45,2,9,262187,6,50,0,
262165,54,32,1,262187,54,55,2,262174,58,6,6,262187,6,63,1,262187,54,67,30,262187,54,79,4,262187,54,89,28,262167,97,6,
3,262176,98,1,97,262203,98,99,1,262176,100,1,6,262203,98,103,1,262187,6,117,2,196647,123,5349,196637,124,28,196638,
125,124,262176,123,5349,125,262187,54,127,0,262176,128,5349,28,262187,6,151,3,458796,28,165,50,50,50,50,458796,28,167,
50,63,117,151,131092,173,262167,174,173,4,262203,100,193,1,262187,6,197,16,262194,6,199,128,262187,6,200,4,393268,6,
201,134,199,200,262172,202,28,201,262176,203,4,202,262203,203,204,4,262176,210,4,6,262187,6,212,264,262176,219,4,28,
262187,54,256,1,262187,6,263,64,393268,6,264,134,199,263,262172,265,28,264,262176,266,4,265,262203,266,267,4,393268,6,
295,134,199,263,262176,317,7,22,196647,319,5349,196647,320,5349,393246,321,319,319,320,6,196637,322,6,196638,323,322,
262176,319,5349,323,196637,324,6,196638,325,324,262176,320,5349,325,196638,326,321,262176,327,9,326,262203,327,328,9,
262176,329,9,319,262187,6,342,48,262187,6,344,20,262176,350,5349,6,262187,6,359,19,262176,394,9,320,262187,6,398,8,
262187,6,404,7,262187,54,448,3,262176,449,9,6,262194,6,463,199425,262194,6,464,128,393267,97,465,464,63,63,327734,2,4,
0,3,131320,5,262203,9,453,7,262201,6,441,20,131321,442,131320,442,458997,6,466,441,5,462,443,393281,449,450,328,127,
448,262205,6,451,450,327856,173,452,466,451,262390,444,443,0,262394,452,443,444,131320,443,196670,453,466,327737,2,
455,47,453,327745,100,456,103,50,262205,6,457,456,327745,100,458,103,63,262205,6,459,458,327812,6,460,457,459,327808,
6,462,466,460,131321,442,131320,444,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,51,11,50,
262205,6,52,51,262205,6,53,12,327876,6,56,53,55,327829,58,59,52,56,327761,6,60,59,1,327761,6,61,59,0,327745,9,64,11,
63,262205,6,65,64,262205,6,66,12,327874,6,68,66,67,327808,6,69,65,68,327808,6,71,69,60,327760,7,72,61,71,131326,72,
65592,327734,7,17,0,10,196663,8,15,196663,9,16,131320,18,327745,9,76,15,50,262205,6,77,76,262205,6,78,16,327876,6,80,
78,79,327829,58,82,77,80,327761,6,83,82,1,327761,6,84,82,0,327745,9,86,15,63,262205,6,87,86,262205,6,88,16,327874,6,
90,88,89,327808,6,91,87,90,327808,6,93,91,83,327760,7,94,84,93,131326,94,65592,327734,6,20,0,19,131320,21,327745,100,
101,99,63,262205,6,102,101,327745,100,104,103,50,262205,6,105,104,327812,6,106,102,105,327745,100,107,99,50,262205,6,
108,107,327808,6,109,106,108,131326,109,65592,327734,22,26,0,23,196663,8,24,196663,9,25,131320,27,262203,29,112,7,
262203,8,120,7,262203,9,121,7,262203,29,131,7,262203,8,139,7,262203,9,140,7,262205,7,113,24,262205,6,118,25,327812,6,
119,117,118,196670,120,113,196670,121,119,393273,7,122,17,120,121,262268,123,126,122,393281,128,129,126,127,127,
393277,28,130,129,2,16,196670,112,130,262205,7,132,24,262205,6,136,25,327812,6,137,117,136,327808,6,138,137,63,196670,
139,132,196670,140,138,393273,7,141,17,139,140,262268,123,142,141,393281,128,143,142,127,127,393277,28,144,143,2,16,
196670,131,144,327745,9,145,112,50,262205,6,146,145,327745,9,147,112,63,262205,6,148,147,327745,9,149,112,117,262205,
6,150,149,327745,9,152,112,151,262205,6,153,152,327745,9,154,131,50,262205,6,155,154,327745,9,156,131,63,262205,6,157,
156,327745,9,158,131,117,262205,6,159,158,327745,9,160,131,151,262205,6,161,160,720976,22,162,146,148,150,153,155,157,
159,161,131326,162,65592,327734,28,34,0,30,196663,29,31,196663,9,32,196663,9,33,131320,35,262205,28,166,31,262205,6,
168,32,458832,28,169,168,168,168,168,327808,28,170,167,169,262205,6,171,33,458832,28,172,171,171,171,171,327856,174,
175,170,172,393385,28,176,175,166,165,131326,176,65592,327734,6,38,0,36,196663,29,37,131320,39,327745,9,179,37,50,
262205,6,180,179,327745,9,181,37,63,262205,6,182,181,327808,6,183,180,182,327745,9,184,37,117,262205,6,185,184,327808,
6,186,183,185,327745,9,187,37,151,262205,6,188,187,327808,6,189,186,188,131326,189,65592,327734,6,43,0,40,196663,9,41,
196663,9,42,131320,44,262203,29,218,7,262203,9,222,7,262203,9,223,7,262203,29,225,7,262203,29,249,7,262203,29,278,7,
262203,9,281,7,262203,9,282,7,262203,29,284,7,262203,29,306,7,262205,6,194,193,327814,6,198,194,197,327814,6,206,194,
200,327817,6,208,194,200,262205,6,209,41,393281,210,211,204,206,208,196670,211,209,262368,117,117,212,327745,219,220,
204,206,262205,28,221,220,196670,218,221,196670,222,50,196670,223,208,458809,28,224,34,218,222,223,196670,225,224,
327737,6,226,38,225,131321,229,131320,229,458997,6,470,226,44,244,230,458997,6,468,50,44,254,230,458997,6,467,50,44,
257,230,327856,173,235,467,200,262390,231,230,1,262394,235,230,231,131320,230,327817,6,239,206,200,327850,173,240,467,
239,393385,6,242,240,468,50,327808,6,244,470,242,327812,6,246,198,200,327808,6,248,246,467,327745,219,250,204,248,
262205,28,251,250,196670,249,251,327737,6,252,38,249,327808,6,254,468,252,327808,6,257,467,256,131321,229,131320,231,
327817,6,259,194,197,327850,173,260,259,50,196855,262,0,262394,260,261,262,131320,261,327814,6,269,198,200,327817,6,
271,198,200,393281,210,273,267,269,271,196670,273,468,131321,262,131320,262,262368,117,117,212,327814,6,275,198,200,
327817,6,277,198,200,327745,219,279,267,275,262205,28,280,279,196670,278,280,196670,281,50,196670,282,277,458809,28,
283,34,278,281,282,196670,284,283,327737,6,285,38,284,327808,6,287,470,285,196670,42,50,131321,289,131320,289,458997,
6,472,287,262,304,290,458997,6,471,50,262,313,290,327856,173,296,471,295,262390,291,290,1,262394,296,290,291,131320,
290,327850,173,300,471,275,262205,6,301,42,393385,6,302,300,301,50,327808,6,304,472,302,327745,219,307,267,471,262205,
28,308,307,196670,306,308,327737,6,309,38,306,262205,6,310,42,327808,6,311,310,309,196670,42,311,327808,6,313,471,256,
131321,289,131320,291,131326,472,65592,327734,2,47,0,45,196663,9,46,131320,48,262203,317,318,7,262203,8,333,7,262203,
9,334,7,262203,8,346,7,262203,9,347,7,262203,8,361,7,262203,9,362,7,262203,8,406,7,262203,9,407,7,262203,9,421,7,
262203,9,423,7,393281,329,330,328,127,127,262205,319,331,330,262268,7,332,331,196670,333,332,262205,6,335,46,196670,
334,335,393273,22,336,26,333,334,196670,318,336,393281,329,338,328,127,256,262205,319,339,338,262268,7,340,339,262205,
6,341,46,327812,6,343,341,342,327808,6,345,343,344,196670,346,340,196670,347,345,393273,7,348,13,346,347,262268,319,
349,348,393281,350,351,349,127,127,393277,6,352,351,2,4,262205,6,357,46,327812,6,358,357,342,327808,6,360,358,359,
196670,361,340,196670,362,360,393273,7,363,13,361,362,262268,319,364,363,393281,350,365,364,127,127,393277,6,366,365,
2,4,327851,173,369,352,50,196855,371,0,262394,369,370,371,131320,370,327745,9,373,318,79,262205,6,374,373,327858,173,
375,352,374,131321,371,131320,371,458997,173,376,369,48,375,370,196855,378,0,262394,376,377,378,131320,377,131321,380,
131320,380,458997,6,476,63,377,437,383,458997,6,473,50,377,439,383,327856,173,387,473,366,262390,382,383,0,262394,387,
381,382,131320,381,262205,6,390,193,327808,6,391,473,390,393281,394,395,328,127,55,262205,320,396,395,262268,7,397,
396,327745,9,399,318,55,262205,6,400,399,327808,6,402,400,391,327812,6,403,398,402,327808,6,405,403,404,196670,406,
397,196670,407,405,393273,7,408,13,406,407,262268,320,409,408,327856,173,413,391,366,196855,415,0,262394,413,414,415,
131320,414,393281,350,417,409,127,127,393277,6,418,417,2,4,131321,415,131320,415,458997,6,474,50,381,418,414,196670,
421,474,393273,6,424,43,421,423,262205,6,425,423,327851,173,427,474,50,196855,429,0,262394,427,428,429,131320,428,
327808,6,433,476,424,393281,350,434,409,127,127,327742,434,433,2,4,131321,429,131320,429,327808,6,437,476,425,131321,
383,131320,383,327808,6,439,473,199,131321,380,131320,382,131321,378,131320,378,65789,65592,
};
static const uint32_t raysort_words_bvh_nodes[] = {
119734787,66816,524299,1650,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,220,224,631,1525,393232,4,17,128,1,1,262215,220,11,26,262215,224,11,24,196679,236,42,196679,243,42,
196679,250,42,262215,477,6,4,262216,478,0,24,327752,478,0,35,0,196679,478,2,262215,557,6,16,262216,558,0,24,327752,
558,0,35,0,196679,558,2,327752,626,0,35,0,327752,626,1,35,8,327752,626,2,35,16,327752,626,3,35,24,327752,626,4,35,32,
327752,626,5,35,40,327752,626,6,35,48,327752,626,7,35,52,262215,627,6,4,262216,628,0,25,327752,628,0,35,0,196679,628,
2,327752,629,0,35,0,196679,629,2,262215,960,6,16,262216,961,0,25,327752,961,0,35,0,196679,961,2,262215,1523,1,0,
262215,1525,11,29,262215,1605,1,15,262215,1606,1,0,262215,1607,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,
262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196641,19,6,196630,22,32,262176,23,7,22,327713,24,22,23,23,262165,37,32,1,
262176,38,7,37,262177,39,22,38,262177,43,37,23,262177,47,22,9,262167,55,22,3,262174,56,55,55,262176,57,7,56,393246,58,
55,55,55,22,262177,59,58,57,458785,63,6,23,23,23,23,393249,70,22,8,9,9,589857,76,6,8,9,9,9,9,9,393249,85,6,8,9,9,
655390,91,6,6,6,6,6,6,6,6,327713,92,91,8,9,131092,97,262177,98,97,9,393249,102,7,8,8,9,589854,108,6,6,6,6,6,6,97,
262177,109,108,9,327713,113,55,9,9,262176,118,7,108,262177,119,58,118,262177,123,6,118,524321,127,6,23,23,23,23,23,
262167,135,6,4,262176,136,7,135,262176,137,7,58,458785,138,135,136,136,137,9,327713,145,6,118,9,458785,150,2,118,137,
9,9,327713,157,2,118,9,262167,162,6,3,327713,163,162,118,9,262177,168,2,118,262187,6,173,0,262187,37,177,2,262174,180,
6,6,262187,6,185,1,262187,37,189,30,262187,37,201,4,262187,37,211,28,262176,219,1,162,262203,219,220,1,262176,221,1,6,
262203,219,224,1,262187,37,255,127,262187,37,258,23,262187,6,272,2147483648u,262187,6,275,4294967295u,262187,22,281,
1056964608,262176,295,7,55,262187,37,297,0,262187,37,301,1,262187,37,307,3,262187,6,313,2,262187,37,323,22,262187,37,
343,4294967280u,262187,37,353,7,262187,37,357,4294967196u,262187,37,405,4294967265u,262187,22,447,0,262187,22,454,
1199570688,262187,6,459,65535,262187,6,468,48,196647,476,5349,196637,477,6,196638,478,477,262176,476,5349,478,262176,
480,5349,6,196647,556,5349,196637,557,135,196638,558,557,262176,556,5349,558,262176,560,5349,135,262187,6,583,3,
262187,6,610,2147483647,262176,623,7,91,196647,625,5349,655390,626,476,476,476,476,476,625,6,6,196637,627,6,196638,
628,627,262176,625,5349,628,196638,629,626,262176,630,9,629,262203,630,631,9,262176,632,9,476,262187,6,646,19,262187,
6,660,20,262187,37,674,5,262187,37,678,6,262176,681,7,97,262187,6,697,12,393260,55,751,447,447,447,327724,56,752,751,
751,262187,6,759,33,262187,6,764,36,262187,6,769,39,262187,6,777,42,262187,6,786,8,262187,6,787,4,262187,6,844,
4294901760u,262187,6,855,65536,262187,6,931,3221225472u,262176,951,9,625,196647,959,5349,196637,960,135,196638,961,
960,262176,959,5349,961,262167,985,22,4,262187,6,1104,4048093184u,458796,135,1105,1104,1104,1104,275,393260,162,1194,
173,173,173,262187,6,1272,21,262187,6,1273,22,262187,6,1294,23,262187,6,1369,827741010,262187,6,1396,16,262187,6,1410,
5,262187,6,1421,13,262187,6,1434,14,262187,6,1447,15,262187,6,1460,17,262187,6,1474,6,262187,6,1489,24,262187,6,1506,
7,262194,6,1523,128,262203,221,1525,1,262176,1529,9,6,262194,6,1605,199681,262194,6,1606,128,393267,162,1607,1606,185,
185,327734,2,4,0,3,131320,5,262203,118,1535,7,262203,8,1539,7,262203,9,1540,7,262203,9,1543,7,262203,9,1546,7,262203,
118,1557,7,262203,118,1572,7,262203,9,1574,7,262203,8,1598,7,262203,9,1599,7,262201,6,1522,20,327812,6,1524,1522,1523,
262205,6,1526,1525,327808,6,1527,1524,1526,393281,1529,1530,631,297,353,262205,6,1531,1530,327856,97,1532,1527,1531,
196855,1534,0,262394,1532,1533,1534,131320,1533,393281,632,1536,631,297,297,262205,476,1537,1536,262268,7,1538,1537,
196670,1539,1538,393281,1529,1541,631,297,678,262205,6,1542,1541,196670,1540,1542,196670,1543,1527,458809,6,1545,89,
1539,1540,1543,196670,1546,1545,327737,108,1547,111,1546,196670,1535,1547,327745,9,1550,1535,301,262205,6,1551,1550,
327810,6,1552,1527,1551,327850,97,1554,1552,173,196855,1556,0,262394,1554,1555,1556,131320,1555,196670,1557,1547,
327737,2,1559,170,1557,131321,1556,131320,1556,327745,681,1560,1535,678,262205,97,1561,1560,262312,97,1562,1561,
196855,1564,0,262394,1562,1563,1564,131320,1563,327745,9,1566,1535,307,262205,6,1567,1566,327856,97,1568,1552,1567,
131321,1564,131320,1564,458997,97,1569,1562,1556,1568,1563,196855,1571,0,262394,1569,1570,1577,131320,1570,196670,
1572,1547,196670,1574,1552,393273,2,1576,160,1572,1574,131321,1571,131320,1577,196855,1581,0,262394,1554,1580,1581,
131320,1580,131321,1583,131320,1583,458997,6,1608,173,1580,1604,1584,327856,97,1589,1608,787,262390,1585,1584,0,
262394,1589,1584,1585,131320,1584,393281,951,1590,631,297,674,262205,625,1591,1590,262268,7,1592,1591,327745,9,1593,
1535,177,262205,6,1594,1593,327808,6,1595,1594,786,327808,6,1597,1595,1608,196670,1598,1592,196670,1599,1597,393273,7,
1600,17,1598,1599,262268,959,1601,1600,393281,560,1602,1601,297,297,327742,1602,1105,2,16,327808,6,1604,1608,301,
131321,1583,131320,1585,131321,1581,131320,1581,131321,1571,131320,1571,131321,1534,131320,1534,65789,65592,327734,7,
13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,174,11,173,262205,6,175,174,262205,6,176,12,327876,6,178,176,177,
327829,180,181,175,178,327761,6,182,181,1,327761,6,183,181,0,327745,9,186,11,185,262205,6,187,186,262205,6,188,12,
327874,6,190,188,189,327808,6,191,187,190,327808,6,193,191,182,327760,7,194,183,193,131326,194,65592,327734,7,17,0,10,
196663,8,15,196663,9,16,131320,18,327745,9,198,15,173,262205,6,199,198,262205,6,200,16,327876,6,202,200,201,327829,
180,204,199,202,327761,6,205,204,1,327761,6,206,204,0,327745,9,208,15,185,262205,6,209,208,262205,6,210,16,327874,6,
212,210,211,327808,6,213,209,212,327808,6,215,213,205,327760,7,216,206,215,131326,216,65592,327734,6,20,0,19,131320,
21,327745,221,222,220,185,262205,6,223,222,327745,221,225,224,173,262205,6,226,225,327812,6,227,223,226,327745,221,
228,220,173,262205,6,229,228,327808,6,230,227,229,131326,230,65592,327734,22,27,0,24,196663,23,25,196663,23,26,131320,
28,262205,22,234,25,262205,22,235,26,327813,22,236,234,235,131326,236,65592,327734,22,31,0,24,196663,23,29,196663,23,
30,131320,32,262205,22,241,29,262205,22,242,30,327809,22,243,241,242,131326,243,65592,327734,22,35,0,24,196663,23,33,
196663,23,34,131320,36,262205,22,248,33,262205,22,249,34,327811,22,250,248,249,131326,250,65592,327734,22,41,0,39,
196663,38,40,131320,42,262205,37,254,40,327808,37,256,254,255,262268,6,257,256,327876,6,259,257,258,262268,22,260,259,
131326,260,65592,327734,37,45,0,43,196663,23,44,131320,46,262205,22,263,44,262268,6,264,263,327874,6,265,264,258,
262268,37,266,265,327810,37,267,266,255,131326,267,65592,327734,22,49,0,47,196663,9,48,131320,50,262205,6,270,48,
262205,6,271,48,327879,6,273,271,272,327851,97,274,273,173,393385,6,276,274,272,275,327878,6,277,270,276,262268,22,
278,277,131326,278,65592,327734,22,53,0,24,196663,23,51,196663,23,52,131320,54,262203,23,282,7,262203,23,284,7,262203,
23,286,7,262203,23,288,7,262203,23,290,7,262203,23,291,7,262205,22,283,51,196670,282,283,196670,284,281,393273,22,285,
27,282,284,262205,22,287,52,196670,286,287,196670,288,281,393273,22,289,27,286,288,196670,290,285,196670,291,289,
393273,22,292,31,290,291,131326,292,65592,327734,58,61,0,59,196663,57,60,131320,62,262203,295,296,7,262203,137,306,7,
262203,23,319,7,262203,23,336,7,262203,23,339,7,262203,38,344,7,262203,23,346,7,262203,23,347,7,262203,23,350,7,
262203,38,362,7,262203,23,364,7,262203,23,366,7,262203,38,374,7,262203,23,376,7,262203,23,379,7,262203,38,394,7,
262203,23,397,7,262203,23,398,7,262203,38,408,7,262203,23,410,7,262203,23,411,7,262203,38,417,7,262203,23,420,7,
262203,23,421,7,327745,295,298,60,297,262205,55,299,298,393228,55,300,1,4,299,327745,295,302,60,301,262205,55,303,302,
393228,55,304,1,4,303,458764,55,305,1,40,300,304,196670,296,305,327745,23,308,296,173,262205,22,309,308,327745,23,310,
296,185,262205,22,311,310,458764,22,312,1,40,309,311,327745,23,314,296,313,262205,22,315,314,458764,22,316,1,40,312,
315,327745,23,317,306,307,196670,317,316,262205,22,321,317,196670,319,321,327737,37,322,45,319,327810,37,324,322,323,
131321,326,131320,326,458997,37,1609,297,62,425,327,327857,97,332,1609,307,262390,328,327,1,262394,332,327,328,131320,
327,393281,23,337,60,301,1609,262205,22,338,337,196670,336,338,393281,23,340,60,297,1609,262205,22,341,340,196670,339,
341,393273,22,342,35,336,339,196670,344,343,327737,22,345,41,344,196670,346,342,196670,347,345,393273,22,348,27,346,
347,196670,350,348,327737,37,352,45,350,327810,37,354,352,353,458764,37,356,1,42,354,324,458764,37,358,1,42,356,357,
262270,37,361,358,196670,362,361,327737,22,363,41,362,196670,364,348,196670,366,363,393273,22,367,27,364,366,262253,6,
368,367,327808,6,369,368,185,196670,374,361,327737,22,375,41,374,262205,22,378,340,196670,376,378,196670,379,375,
393273,22,380,27,376,379,262254,37,383,380,262255,22,385,383,327866,97,387,385,380,393385,37,388,387,301,297,327810,
37,390,383,388,262256,22,393,369,196670,394,358,327737,22,396,41,394,196670,397,393,196670,398,396,393273,22,399,27,
397,398,393281,23,400,306,301,1609,196670,400,399,327814,6,403,272,369,262256,22,404,403,327810,37,407,405,358,196670,
408,407,327737,22,409,41,408,196670,410,404,196670,411,409,393273,22,412,27,410,411,393281,23,413,306,177,1609,196670,
413,412,262255,22,416,390,196670,417,358,327737,22,419,41,417,196670,420,416,196670,421,419,393273,22,422,27,420,421,
393281,23,423,306,297,1609,196670,423,422,327808,37,425,1609,301,131321,326,131320,328,262205,58,426,306,131326,426,
65592,327734,6,68,0,63,196663,23,64,196663,23,65,196663,23,66,196663,23,67,131320,69,262203,23,430,7,262203,23,432,7,
262203,23,435,7,262203,23,436,7,262203,23,439,7,262203,23,440,7,262203,23,443,7,262203,23,444,7,262205,22,431,64,
196670,430,431,262205,22,433,65,196670,432,433,393273,22,434,53,430,432,196670,435,434,262205,22,437,66,196670,436,
437,393273,22,438,35,435,436,196670,439,438,262205,22,441,67,196670,440,441,393273,22,442,27,439,440,196670,443,442,
196670,444,281,393273,22,445,31,443,444,327864,97,448,445,447,196855,451,0,262394,448,450,452,131320,450,131321,451,
131320,452,327866,97,455,445,454,196855,458,0,262394,455,457,460,131320,457,131321,458,131320,460,262253,6,462,445,
131321,458,131320,458,458997,6,1610,459,457,462,460,131321,451,131320,451,458997,6,1611,173,450,1610,458,131326,1611,
65592,327734,22,74,0,70,196663,8,71,196663,9,72,196663,9,73,131320,75,262203,8,472,7,262203,9,474,7,262205,6,467,72,
327812,6,469,467,468,262205,6,470,73,327808,6,471,469,470,262205,7,473,71,196670,472,473,196670,474,471,393273,7,475,
13,472,474,262268,476,479,475,393281,480,481,479,297,297,393277,6,482,481,2,4,262268,22,483,482,131326,483,65592,
327734,6,83,0,76,196663,8,77,196663,9,78,196663,9,79,196663,9,80,196663,9,81,196663,9,82,131320,84,262203,8,511,7,
262203,9,513,7,262205,6,488,81,131321,489,131320,489,458997,6,1613,173,84,524,490,458997,6,1612,488,84,530,490,327810,
6,496,1612,1613,327852,97,497,496,185,262390,491,490,0,262394,497,490,491,131320,490,327814,6,503,496,313,327808,6,
504,1613,503,262205,6,506,78,262205,6,508,79,327812,6,509,504,508,327808,6,510,506,509,262205,7,512,77,196670,511,512,
196670,513,510,393273,7,514,17,511,513,262268,476,515,514,262205,6,516,80,393281,480,517,515,297,516,393277,6,518,517,
2,4,262205,6,520,82,327858,97,521,518,520,393385,6,524,521,504,1613,262205,6,526,82,327858,97,527,518,526,393385,6,
530,527,1612,504,131321,489,131320,491,131326,1613,65592,327734,6,89,0,85,196663,8,86,196663,9,87,196663,9,88,131320,
90,262203,8,534,7,262203,9,536,7,262203,9,537,7,262203,9,538,7,262203,9,539,7,262203,9,541,7,262205,7,535,86,196670,
534,535,196670,536,173,196670,537,313,196670,538,313,262205,6,540,87,196670,539,540,262205,6,542,88,196670,541,542,
655417,6,543,83,534,536,537,538,539,541,131326,543,65592,327734,91,95,0,92,196663,8,93,196663,9,94,131320,96,262203,
136,546,7,262203,8,553,7,262203,9,554,7,262203,136,563,7,262203,8,571,7,262203,9,572,7,262205,7,547,93,262205,6,551,
94,327812,6,552,313,551,196670,553,547,196670,554,552,393273,7,555,17,553,554,262268,556,559,555,393281,560,561,559,
297,297,393277,135,562,561,2,16,196670,546,562,262205,7,564,93,262205,6,568,94,327812,6,569,313,568,327808,6,570,569,
185,196670,571,564,196670,572,570,393273,7,573,17,571,572,262268,556,574,573,393281,560,575,574,297,297,393277,135,
576,575,2,16,196670,563,576,327745,9,577,546,173,262205,6,578,577,327745,9,579,546,185,262205,6,580,579,327745,9,581,
546,313,262205,6,582,581,327745,9,584,546,583,262205,6,585,584,327745,9,586,563,173,262205,6,587,586,327745,9,588,563,
185,262205,6,589,588,327745,9,590,563,313,262205,6,591,590,327745,9,592,563,583,262205,6,593,592,720976,91,594,578,
580,582,585,587,589,591,593,131326,594,65592,327734,97,100,0,98,196663,9,99,131320,101,262205,6,597,99,327879,6,598,
597,272,327851,97,599,598,173,131326,599,65592,327734,7,106,0,102,196663,8,103,196663,8,104,196663,9,105,131320,107,
262203,9,603,7,262203,9,612,7,262203,8,617,7,262203,9,619,7,262205,6,604,105,196670,603,604,327737,97,605,100,603,
262205,7,606,103,262205,7,607,104,393385,7,608,605,606,607,262205,6,609,105,327879,6,611,609,610,262205,6,613,105,
196670,612,613,327737,97,614,100,612,393385,37,615,614,301,177,327876,6,616,611,615,196670,617,608,196670,619,616,
393273,7,620,17,617,619,131326,620,65592,327734,108,111,0,109,196663,9,110,131320,112,262203,623,624,7,262203,8,636,7,
262203,9,637,7,262203,8,648,7,262203,9,649,7,262203,8,662,7,262203,9,663,7,262203,118,668,7,262203,8,699,7,262203,9,
700,7,393281,632,633,631,297,297,262205,476,634,633,262268,7,635,634,196670,636,635,262205,6,638,110,196670,637,638,
393273,91,639,95,636,637,196670,624,639,393281,632,641,631,297,301,262205,476,642,641,262268,7,643,642,262205,6,644,
110,327812,6,645,644,468,327808,6,647,645,646,196670,648,643,196670,649,647,393273,7,650,13,648,649,262268,476,651,
650,393281,480,652,651,297,297,393277,6,653,652,2,4,262205,6,658,110,327812,6,659,658,468,327808,6,661,659,660,196670,
662,643,196670,663,661,393273,7,664,13,662,663,262268,476,665,664,393281,480,666,665,297,297,393277,6,667,666,2,4,
262205,6,669,110,327745,9,670,668,297,196670,670,669,327745,9,671,624,177,262205,6,672,671,327745,9,673,668,301,
196670,673,672,327745,9,675,624,674,262205,6,676,675,327745,9,677,668,177,196670,677,676,327850,97,680,653,173,327745,
681,682,668,678,196670,682,680,458764,6,684,1,41,653,185,327745,9,685,668,307,196670,685,684,262205,97,687,682,196855,
690,0,262394,687,689,691,131320,689,131321,690,131320,691,262205,6,695,110,327812,6,696,695,468,327808,6,698,696,697,
196670,699,643,196670,700,698,393273,7,701,13,699,700,262268,476,702,701,393281,480,703,702,297,297,393277,6,704,703,
2,4,131321,690,131320,690,458997,6,1614,173,689,704,691,327745,9,706,668,201,196670,706,1614,327745,9,708,624,201,
262205,6,709,708,327858,97,710,667,709,393385,6,712,710,667,173,327745,9,713,668,674,196670,713,712,262205,108,714,
668,131326,714,65592,327734,55,116,0,113,196663,9,114,196663,9,115,131320,117,262203,8,721,7,262203,9,723,7,262203,9,
725,7,262203,8,730,7,262203,9,732,7,262203,9,734,7,262203,8,738,7,262203,9,740,7,262203,9,742,7,393281,632,718,631,
297,301,262205,476,719,718,262268,7,720,719,196670,721,720,262205,6,724,114,196670,723,724,262205,6,726,115,196670,
725,726,458809,22,727,74,721,723,725,262205,6,728,115,327808,6,729,728,185,196670,730,720,262205,6,733,114,196670,732,
733,196670,734,729,458809,22,735,74,730,732,734,262205,6,736,115,327808,6,737,736,313,196670,738,720,262205,6,741,114,
196670,740,741,196670,742,737,458809,22,743,74,738,740,742,393296,55,744,727,735,743,131326,744,65592,327734,58,121,0,
119,196663,118,120,131320,122,262203,57,753,7,262203,9,760,7,262203,9,762,7,262203,9,765,7,262203,9,767,7,262203,9,
770,7,262203,9,772,7,262203,8,778,7,262203,9,779,7,262203,9,781,7,327745,681,747,120,678,262205,97,748,747,196855,750,
0,262394,748,749,750,131320,749,196670,753,752,327737,58,754,61,753,131326,754,131320,750,327745,9,757,120,297,262205,
6,758,757,196670,760,758,196670,762,759,393273,55,763,116,760,762,196670,765,758,196670,767,764,393273,55,768,116,765,
767,196670,770,758,196670,772,769,393273,55,773,116,770,772,393281,632,774,631,297,301,262205,476,775,774,262268,7,
776,775,196670,778,776,196670,779,758,196670,781,777,458809,22,782,74,778,779,781,458832,58,783,763,768,773,782,
131326,783,65592,327734,6,125,0,123,196663,118,124,131320,126,327745,9,788,124,307,262205,6,789,788,327812,6,790,787,
789,327808,6,791,786,790,327745,9,792,124,201,262205,6,793,792,327812,6,794,583,793,327808,6,795,791,794,131326,795,
65592,327734,6,133,0,127,196663,23,128,196663,23,129,196663,23,130,196663,23,131,196663,23,132,131320,134,262203,23,
799,7,262203,23,801,7,262203,23,803,7,262203,23,805,7,262203,23,811,7,262203,23,812,7,262203,23,815,7,262203,23,817,7,
262203,23,820,7,262203,23,822,7,262203,23,825,7,262203,23,827,7,262205,22,800,128,196670,799,800,262205,22,802,129,
196670,801,802,262205,22,804,130,196670,803,804,262205,22,806,132,196670,805,806,524345,6,807,68,799,801,803,805,
262256,22,810,807,196670,811,810,262205,22,813,131,196670,812,813,393273,22,814,27,811,812,262205,22,816,130,196670,
815,816,196670,817,814,393273,22,818,31,815,817,262205,22,821,129,196670,820,821,196670,822,818,393273,22,824,35,820,
822,196670,825,818,262205,22,828,128,196670,827,828,393273,22,829,35,825,827,458764,22,830,1,40,824,829,327866,97,833,
830,447,196855,836,0,262394,833,835,840,131320,835,262268,6,838,830,327808,6,839,838,185,131321,836,131320,840,131321,
836,131320,836,458997,6,1615,839,835,173,840,327879,6,845,1615,844,327877,6,847,845,807,327856,97,850,847,1615,196855,
853,0,262394,850,852,857,131320,852,327808,6,856,847,855,131321,853,131320,857,131321,853,131320,853,458997,6,1616,
856,852,847,857,131326,1616,65592,327734,135,143,0,138,196663,136,139,196663,136,140,196663,137,141,196663,9,142,
131320,144,262203,136,870,7,262203,23,883,7,262203,23,884,7,262203,23,885,7,262203,23,888,7,262203,23,891,7,131321,
863,131320,863,458997,37,1617,297,144,897,864,327857,97,869,1617,307,262390,865,864,1,262394,869,864,865,131320,864,
327745,9,873,139,1617,262205,6,874,873,262268,22,875,874,327745,9,877,140,1617,262205,6,878,877,262268,22,879,878,
196670,883,875,196670,884,879,393281,23,886,141,297,1617,262205,22,887,886,196670,885,887,393281,23,889,141,301,1617,
262205,22,890,889,196670,888,890,393281,23,892,141,177,1617,262205,22,893,892,196670,891,893,589881,6,894,133,883,884,
885,888,891,327745,9,895,870,1617,196670,895,894,327808,37,897,1617,301,131321,863,131320,865,262205,6,898,142,327745,
9,899,870,583,196670,899,898,262205,135,900,870,131326,900,65592,327734,6,148,0,145,196663,118,146,196663,9,147,
131320,149,262203,8,920,7,262203,9,921,7,262205,6,904,147,327745,9,905,146,674,262205,6,906,905,327851,97,907,906,173,
196855,909,0,262394,907,908,909,131320,908,393281,632,911,631,297,201,262205,476,912,911,262268,7,913,912,327745,9,
914,146,301,262205,6,915,914,262205,6,916,147,327808,6,917,915,916,327812,6,918,313,917,327808,6,919,918,185,196670,
920,913,196670,921,919,393273,7,922,17,920,921,262268,556,923,922,458817,480,924,923,297,297,583,393277,6,925,924,2,4,
327851,97,927,925,173,196855,930,0,262394,927,929,935,131320,929,327810,6,933,925,185,327877,6,934,931,933,131321,930,
131320,935,262205,6,936,147,131321,930,131320,930,458997,6,1618,934,929,936,935,131321,909,131320,909,458997,6,1619,
904,149,1618,930,131326,1619,65592,327734,2,155,0,150,196663,118,151,196663,137,152,196663,9,153,196663,9,154,131320,
156,262203,118,944,7,262203,8,955,7,262203,9,956,7,262203,8,977,7,262203,9,978,7,327745,9,942,151,177,262205,6,943,
942,262205,108,945,151,196670,944,945,327737,6,946,125,944,327808,6,947,943,946,262205,6,948,154,327812,6,949,313,948,
327808,6,950,947,949,393281,951,952,631,297,674,262205,625,953,952,262268,7,954,953,196670,955,954,196670,956,950,
393273,7,958,17,955,956,262268,959,962,958,327745,295,963,152,297,262205,55,964,963,262268,162,965,964,262205,6,966,
153,327761,6,967,965,0,327761,6,968,965,1,327761,6,969,965,2,458832,135,970,967,968,969,966,393281,560,971,962,297,
297,327742,971,970,2,16,327808,6,976,950,185,196670,977,954,196670,978,976,393273,7,979,17,977,978,262268,959,980,979,
327745,295,981,152,301,262205,55,982,981,327745,23,983,152,307,262205,22,984,983,327761,22,986,982,0,327761,22,987,
982,1,327761,22,988,982,2,458832,985,989,986,987,988,984,262268,135,990,989,393281,560,991,980,297,297,327742,991,990,
2,16,65789,65592,327734,2,160,0,157,196663,118,158,196663,9,159,131320,161,262203,136,999,7,262203,8,1008,7,262203,9,
1009,7,262203,136,1014,7,262203,8,1024,7,262203,9,1025,7,262203,118,1037,7,262203,8,1059,7,262203,8,1060,7,262203,9,
1061,7,262203,57,1077,7,262203,118,1087,7,262203,137,1089,7,262203,9,1091,7,262203,9,1093,7,262203,8,1120,7,262203,8,
1121,7,262203,9,1122,7,262203,9,1129,7,262203,118,1153,7,262203,9,1155,7,262203,136,1159,7,262203,136,1162,7,262203,
137,1165,7,262203,9,1167,7,262203,8,1179,7,262203,9,1180,7,327745,9,993,158,177,262205,6,994,993,327808,6,995,994,786,
262205,6,996,159,327812,6,997,787,996,327808,6,998,995,997,393281,632,1000,631,297,201,262205,476,1001,1000,262268,7,
1002,1001,327745,9,1003,158,301,262205,6,1004,1003,262205,6,1005,159,327808,6,1006,1004,1005,327812,6,1007,313,1006,
196670,1008,1002,196670,1009,1007,393273,7,1010,17,1008,1009,262268,556,1011,1010,393281,560,1012,1011,297,297,393277,
135,1013,1012,2,16,196670,999,1013,262205,6,1019,1003,262205,6,1020,159,327808,6,1021,1019,1020,327812,6,1022,313,
1021,327808,6,1023,1022,185,196670,1024,1002,196670,1025,1023,393273,7,1026,17,1024,1025,262268,556,1027,1026,393281,
560,1028,1027,297,297,393277,135,1029,1028,2,16,196670,1014,1029,327745,9,1031,1014,173,262205,6,1032,1031,327745,9,
1034,1014,185,262205,6,1035,1034,262205,108,1038,158,196670,1037,1038,327737,58,1039,121,1037,327745,9,1040,1014,313,
262205,6,1041,1040,327851,97,1042,1041,275,196855,1044,0,262394,1042,1043,1044,131320,1043,327745,9,1045,158,674,
262205,6,1046,1045,327851,97,1047,1046,173,131321,1044,131320,1044,458997,97,1048,1042,161,1047,1043,196855,1050,0,
262394,1048,1049,1050,131320,1049,393281,632,1053,631,297,177,262205,476,1054,1053,262268,7,1055,1054,393281,632,1056,
631,297,307,262205,476,1057,1056,262268,7,1058,1057,196670,1059,1055,196670,1060,1058,262205,6,1063,1040,196670,1061,
1063,458809,7,1064,106,1059,1060,1061,262268,556,1065,1064,393281,560,1067,1065,297,297,393277,135,1068,1067,2,4,
524367,162,1069,1068,1068,0,1,2,262268,55,1070,1069,393281,560,1072,1065,297,301,393277,135,1073,1072,2,4,524367,162,
1074,1073,1073,0,1,2,262268,55,1075,1074,327760,56,1076,1070,1075,196670,1077,1076,327737,58,1078,61,1077,327745,9,
1079,1014,583,262205,6,1080,1079,327851,97,1081,1080,173,196855,1083,0,262394,1081,1082,1083,131320,1082,262205,6,
1085,1079,327810,6,1086,1085,185,262205,108,1088,158,196670,1087,1088,196670,1089,1078,262205,6,1092,159,196670,1091,
1092,196670,1093,1086,524345,2,1094,155,1087,1089,1091,1093,131321,1083,131320,1083,131321,1050,131320,1050,458997,58,
1635,1039,1044,1078,1083,131321,1096,131320,1096,458997,6,1628,1035,1050,1647,1099,458997,6,1623,1032,1050,1645,1099,
458997,6,1620,173,1050,1186,1099,327856,97,1102,1620,787,262390,1098,1099,1,262394,1102,1097,1098,131320,1097,327745,
9,1107,999,1620,262205,6,1108,1107,327851,97,1109,1108,275,196855,1111,0,262394,1109,1110,1111,131320,1110,393281,632,
1113,631,297,177,262205,476,1114,1113,262268,7,1115,1114,393281,632,1116,631,297,307,262205,476,1117,1116,262268,7,
1118,1117,196670,1120,1115,196670,1121,1118,262205,6,1124,1107,196670,1122,1124,458809,7,1125,106,1120,1121,1122,
262268,556,1126,1125,262205,6,1131,1107,196670,1129,1131,327737,97,1132,100,1129,262312,97,1133,1132,196855,1135,0,
262394,1133,1134,1135,131320,1134,458817,480,1137,1126,297,307,583,393277,6,1138,1137,2,4,131321,1135,131320,1135,
458997,6,1621,185,1110,1138,1134,327858,97,1140,1621,583,196855,1142,0,262394,1140,1141,1150,131320,1141,327810,6,
1145,1621,185,327876,6,1146,1145,211,327877,6,1147,272,1146,327877,6,1149,1147,1628,131321,1142,131320,1150,327808,6,
1152,1623,301,262205,108,1154,158,196670,1153,1154,196670,1155,1623,393273,6,1156,148,1153,1155,131321,1142,131320,
1142,458997,6,1646,1623,1141,1152,1150,458997,6,1638,1149,1141,1156,1150,393281,560,1160,1126,297,297,393277,135,1161,
1160,2,16,196670,1159,1161,393281,560,1163,1126,297,301,393277,135,1164,1163,2,16,196670,1162,1164,196670,1165,1635,
196670,1167,1638,524345,135,1169,143,1159,1162,1165,1167,327808,6,1172,1628,1621,131321,1111,131320,1111,458997,6,
1647,1628,1097,1172,1142,458997,6,1645,1623,1097,1646,1142,458997,135,1644,1105,1097,1169,1142,393281,951,1173,631,
297,674,262205,625,1174,1173,262268,7,1175,1174,327808,6,1178,998,1620,196670,1179,1175,196670,1180,1178,393273,7,
1181,17,1179,1180,262268,959,1182,1181,393281,560,1184,1182,297,297,327742,1184,1644,2,16,131321,1099,131320,1099,
327808,6,1186,1620,301,131321,1096,131320,1098,65789,65592,327734,162,166,0,163,196663,118,164,196663,9,165,131320,
167,262203,8,1203,7,262203,9,1204,7,262203,9,1207,7,262203,8,1219,7,262203,9,1220,7,262203,9,1223,7,262203,8,1235,7,
262203,9,1236,7,262203,9,1239,7,327745,9,1188,164,297,262205,6,1189,1188,327745,681,1190,164,678,262205,97,1191,1190,
196855,1193,0,262394,1191,1192,1193,131320,1192,131326,1194,131320,1193,393281,632,1196,631,297,301,262205,476,1197,
1196,262268,7,1198,1197,327812,6,1200,1189,468,262205,6,1201,165,327808,6,1202,1200,1201,196670,1203,1198,196670,1204,
1202,393273,7,1205,13,1203,1204,262268,476,1206,1205,393281,480,1208,1206,297,297,393277,6,1209,1208,2,4,196670,1207,
1209,327737,22,1210,49,1207,262205,6,1216,165,327808,6,1217,1216,185,327808,6,1218,1200,1217,196670,1219,1198,196670,
1220,1218,393273,7,1221,13,1219,1220,262268,476,1222,1221,393281,480,1224,1222,297,297,393277,6,1225,1224,2,4,196670,
1223,1225,327737,22,1226,49,1223,262205,6,1232,165,327808,6,1233,1232,313,327808,6,1234,1200,1233,196670,1235,1198,
196670,1236,1234,393273,7,1237,13,1235,1236,262268,476,1238,1237,393281,480,1240,1238,297,297,393277,6,1241,1240,2,4,
196670,1239,1241,327737,22,1242,49,1239,393296,55,1243,1210,1226,1242,262268,162,1244,1243,131326,1244,65592,327734,2,
170,0,168,196663,118,169,131320,171,262203,118,1254,7,262203,8,1276,7,262203,9,1277,7,262203,8,1296,7,262203,9,1297,7,
262203,137,1303,7,262203,118,1304,7,262203,8,1310,7,262203,9,1311,7,262203,8,1328,7,262203,9,1329,7,262203,8,1347,7,
262203,9,1348,7,262203,8,1365,7,262203,9,1366,7,262203,8,1381,7,262203,9,1382,7,262203,8,1398,7,262203,9,1399,7,
262203,8,1412,7,262203,9,1413,7,262203,8,1423,7,262203,9,1424,7,262203,8,1436,7,262203,9,1437,7,262203,8,1449,7,
262203,9,1450,7,262203,8,1462,7,262203,9,1463,7,262203,8,1476,7,262203,9,1477,7,262203,118,1480,7,262203,9,1482,7,
262203,8,1491,7,262203,9,1492,7,262203,8,1508,7,262203,9,1509,7,262203,118,1512,7,262203,9,1514,7,327745,9,1248,169,
297,262205,6,1249,1248,327745,9,1251,169,177,262205,6,1252,1251,262205,108,1255,169,196670,1254,1255,327737,6,1256,
125,1254,327745,9,1259,169,674,262205,6,1260,1259,327812,6,1261,313,1260,327808,6,1262,1256,1261,393281,632,1264,631,
297,301,262205,476,1265,1264,262268,7,1266,1265,327812,6,1268,1249,468,262205,6,1270,1259,327851,97,1271,1270,173,
393385,6,1274,1271,1272,1273,327808,6,1275,1268,1274,196670,1276,1266,196670,1277,1275,393273,7,1278,13,1276,1277,
262268,476,1279,1278,393281,480,1280,1279,297,297,393277,6,1281,1280,2,4,327745,681,1283,169,678,262205,97,1284,1283,
196855,1287,0,262394,1284,1286,1288,131320,1286,131321,1287,131320,1288,327808,6,1295,1268,1294,196670,1296,1266,
196670,1297,1295,393273,7,1298,13,1296,1297,262268,476,1299,1298,393281,480,1300,1299,297,297,393277,6,1301,1300,2,4,
131321,1287,131320,1287,458997,6,1649,185,1286,1301,1288,262205,108,1305,169,196670,1304,1305,327737,58,1306,121,1304,
196670,1303,1306,393281,951,1307,631,297,674,262205,625,1308,1307,262268,7,1309,1308,196670,1310,1309,196670,1311,
1252,393273,7,1313,17,1310,1311,262268,959,1314,1313,327745,295,1315,1303,297,262205,55,1316,1315,262268,162,1317,
1316,327761,6,1318,1317,0,327761,6,1319,1317,1,327761,6,1320,1317,2,458832,135,1321,1318,1319,1320,173,393281,560,
1322,1314,297,297,327742,1322,1321,2,16,327808,6,1327,1252,185,196670,1328,1309,196670,1329,1327,393273,7,1330,17,
1328,1329,262268,959,1331,1330,327745,295,1332,1303,301,262205,55,1333,1332,327745,23,1334,1303,307,262205,22,1335,
1334,327761,22,1336,1333,0,327761,22,1337,1333,1,327761,22,1338,1333,2,458832,985,1339,1336,1337,1338,1335,262268,135,
1340,1339,393281,560,1341,1331,297,297,327742,1341,1340,2,16,327808,6,1346,1252,313,196670,1347,1309,196670,1348,1346,
393273,7,1349,17,1347,1348,262268,959,1350,1349,327745,9,1351,169,307,262205,6,1352,1351,327812,6,1353,787,1352,
327808,6,1354,786,1353,458832,135,1358,1354,1256,1281,1649,393281,560,1359,1350,297,297,327742,1359,1358,2,16,327808,
6,1364,1252,583,196670,1365,1309,196670,1366,1364,393273,7,1367,17,1365,1366,262268,959,1368,1367,327876,6,1371,1262,
201,327874,6,1373,1262,211,458832,135,1374,1369,173,1371,1373,393281,560,1375,1368,297,297,327742,1375,1374,2,16,
327808,6,1380,1252,787,196670,1381,1309,196670,1382,1380,393273,7,1383,17,1381,1382,262268,959,1384,1383,262205,6,
1386,1351,262205,6,1388,1259,327745,9,1389,169,201,262205,6,1390,1389,327808,6,1397,1268,1396,196670,1398,1266,196670,
1399,1397,393273,7,1400,13,1398,1399,262268,476,1401,1400,393281,480,1402,1401,297,297,393277,6,1403,1402,2,4,458832,
135,1404,1386,1388,1390,1403,393281,560,1405,1384,297,297,327742,1405,1404,2,16,327808,6,1411,1252,1410,196670,1412,
1309,196670,1413,1411,393273,7,1414,17,1412,1413,262268,959,1415,1414,327808,6,1422,1268,1421,196670,1423,1266,196670,
1424,1422,393273,7,1425,13,1423,1424,262268,476,1426,1425,393281,480,1427,1426,297,297,393277,6,1428,1427,2,4,327808,
6,1435,1268,1434,196670,1436,1266,196670,1437,1435,393273,7,1438,13,1436,1437,262268,476,1439,1438,393281,480,1440,
1439,297,297,393277,6,1441,1440,2,4,327808,6,1448,1268,1447,196670,1449,1266,196670,1450,1448,393273,7,1451,13,1449,
1450,262268,476,1452,1451,393281,480,1453,1452,297,297,393277,6,1454,1453,2,4,327808,6,1461,1268,1460,196670,1462,
1266,196670,1463,1461,393273,7,1464,13,1462,1463,262268,476,1465,1464,393281,480,1466,1465,297,297,393277,6,1467,1466,
2,4,458832,135,1468,1428,1441,1454,1467,393281,560,1469,1415,297,297,327742,1469,1468,2,16,327808,6,1475,1252,1474,
196670,1476,1309,196670,1477,1475,393273,7,1478,17,1476,1477,262268,959,1479,1478,262205,108,1481,169,196670,1480,
1481,196670,1482,173,393273,162,1483,166,1480,1482,327808,6,1490,1268,1489,196670,1491,1266,196670,1492,1490,393273,7,
1493,13,1491,1492,262268,476,1494,1493,393281,480,1495,1494,297,297,393277,6,1496,1495,2,4,327761,6,1497,1483,0,
327761,6,1498,1483,1,327761,6,1499,1483,2,458832,135,1500,1497,1498,1499,1496,393281,560,1501,1479,297,297,327742,
1501,1500,2,16,327808,6,1507,1252,1506,196670,1508,1309,196670,1509,1507,393273,7,1510,17,1508,1509,262268,959,1511,
1510,262205,108,1513,169,196670,1512,1513,196670,1514,583,393273,162,1515,166,1512,1514,327761,6,1516,1515,0,327761,6,
1517,1515,1,327761,6,1518,1515,2,458832,135,1519,1516,1517,1518,173,393281,560,1520,1511,297,297,327742,1520,1519,2,
16,65789,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_bvhKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_BVH
      {RAYSORT_IDENTITY_BVH_TRACE, "bvh/trace",
       raysort_words_bvh_trace, sizeof(raysort_words_bvh_trace)},
      {RAYSORT_IDENTITY_BVH_STREAM, "bvh/stream",
       raysort_words_bvh_stream, sizeof(raysort_words_bvh_stream)},
      {RAYSORT_IDENTITY_BVH_CLEAR, "bvh/clear",
       raysort_words_bvh_clear, sizeof(raysort_words_bvh_clear)},
      {RAYSORT_IDENTITY_BVH_BEGIN, "bvh/begin",
       raysort_words_bvh_begin, sizeof(raysort_words_bvh_begin)},
      {RAYSORT_IDENTITY_BVH_BOXES, "bvh/boxes",
       raysort_words_bvh_boxes, sizeof(raysort_words_bvh_boxes)},
      {RAYSORT_IDENTITY_BVH_GRIDS, "bvh/grids",
       raysort_words_bvh_grids, sizeof(raysort_words_bvh_grids)},
      {RAYSORT_IDENTITY_BVH_KEYS, "bvh/keys",
       raysort_words_bvh_keys, sizeof(raysort_words_bvh_keys)},
      {RAYSORT_IDENTITY_BVH_LEAVES, "bvh/leaves",
       raysort_words_bvh_leaves, sizeof(raysort_words_bvh_leaves)},
      {RAYSORT_IDENTITY_BVH_TREE, "bvh/tree",
       raysort_words_bvh_tree, sizeof(raysort_words_bvh_tree)},
      {RAYSORT_IDENTITY_BVH_LARGE, "bvh/large",
       raysort_words_bvh_large, sizeof(raysort_words_bvh_large)},
      {RAYSORT_IDENTITY_BVH_SMALL, "bvh/small",
       raysort_words_bvh_small, sizeof(raysort_words_bvh_small)},
      {RAYSORT_IDENTITY_BVH_RECORDS, "bvh/records",
       raysort_words_bvh_records, sizeof(raysort_words_bvh_records)},
      {RAYSORT_IDENTITY_BVH_FRAMES, "bvh/frames",
       raysort_words_bvh_frames, sizeof(raysort_words_bvh_frames)},
      {RAYSORT_IDENTITY_BVH_NODES, "bvh/nodes",
       raysort_words_bvh_nodes, sizeof(raysort_words_bvh_nodes)},
#else
      {RAYSORT_IDENTITY_BVH_TRACE, "bvh/trace", NULL, 0},
      {RAYSORT_IDENTITY_BVH_STREAM, "bvh/stream", NULL, 0},
      {RAYSORT_IDENTITY_BVH_CLEAR, "bvh/clear", NULL, 0},
      {RAYSORT_IDENTITY_BVH_BEGIN, "bvh/begin", NULL, 0},
      {RAYSORT_IDENTITY_BVH_BOXES, "bvh/boxes", NULL, 0},
      {RAYSORT_IDENTITY_BVH_GRIDS, "bvh/grids", NULL, 0},
      {RAYSORT_IDENTITY_BVH_KEYS, "bvh/keys", NULL, 0},
      {RAYSORT_IDENTITY_BVH_LEAVES, "bvh/leaves", NULL, 0},
      {RAYSORT_IDENTITY_BVH_TREE, "bvh/tree", NULL, 0},
      {RAYSORT_IDENTITY_BVH_LARGE, "bvh/large", NULL, 0},
      {RAYSORT_IDENTITY_BVH_SMALL, "bvh/small", NULL, 0},
      {RAYSORT_IDENTITY_BVH_RECORDS, "bvh/records", NULL, 0},
      {RAYSORT_IDENTITY_BVH_FRAMES, "bvh/frames", NULL, 0},
      {RAYSORT_IDENTITY_BVH_NODES, "bvh/nodes", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/reorder ---- */
#define RAYSORT_REORDER_DIGEST "6d3063f439265e7b12a07e2a70e58fb3b40df4eb5782e0d8ae1f4fc242540dac"
#ifdef RAYSORT_WORDS_REORDER
/* clang-format off */
static const uint32_t raysort_words_reorder_begin[] = {
119734787,66816,524299,357,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,458767,5,4,
1852399981,0,56,76,393232,4,17,64,1,1,262215,44,6,4,262215,45,6,4,262215,46,6,4,262215,48,6,4,327752,49,0,35,0,327752,
49,1,35,8,327752,49,2,35,16,327752,49,3,35,24,327752,49,4,35,32,327752,49,5,35,40,327752,49,6,35,48,327752,49,7,35,56,
327752,49,8,35,64,327752,49,9,35,72,327752,49,10,35,80,327752,49,11,35,84,327752,49,12,35,96,327752,49,13,35,100,
327752,49,14,35,104,327752,49,15,35,108,327752,49,16,35,112,327752,49,17,35,116,327752,49,18,35,120,327752,49,19,35,
124,262215,50,6,4,262216,51,0,25,327752,51,0,35,0,196679,51,2,262215,52,6,4,262216,53,0,24,327752,53,0,35,0,196679,53,
2,327752,54,0,35,0,196679,54,2,262215,76,11,29,262215,351,1,15,262215,354,11,25,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,393249,10,7,8,9,9,327713,16,2,9,8,262187,6,21,0,262174,26,6,6,262187,6,31,1,
196647,41,5349,196647,42,5349,262187,6,43,2,262172,44,6,43,262172,45,6,43,262172,46,6,43,262187,6,47,3,262172,48,6,47,
1441822,49,41,41,42,42,42,42,42,44,45,46,6,48,6,6,6,6,6,6,6,6,196637,50,6,196638,51,50,262176,41,5349,51,196637,52,6,
196638,53,52,262176,42,5349,53,196638,54,49,262176,55,9,54,262203,55,56,9,262165,57,32,1,262187,57,58,0,262176,59,9,
41,262176,65,5349,6,262176,75,1,6,262203,75,76,1,262187,57,79,11,262176,80,9,6,262187,57,83,1,262187,57,87,2,262176,
91,9,42,327724,7,95,21,21,131092,96,262167,97,96,2,262187,6,109,16,262187,57,125,10,262187,6,150,256,262187,6,159,4,
262187,57,160,7,262187,6,173,6,262187,57,174,8,262187,6,187,8,262187,6,196,10,262187,57,197,9,262187,6,210,12,262187,
57,211,3,262187,6,218,14,262187,57,219,4,262187,57,226,5,262187,6,233,18,262187,57,234,6,262187,57,243,20,262187,57,
248,21,262187,57,254,22,262187,57,260,23,262187,57,266,24,262187,57,267,12,262187,57,273,25,262187,57,274,13,262187,
57,280,26,262187,57,281,14,262187,6,284,65535,262187,57,289,27,262187,57,290,15,262187,57,296,28,262187,57,297,16,
262187,57,303,29,262187,57,304,17,262187,57,310,30,262187,57,311,18,262187,57,317,31,262187,57,318,19,262187,57,324,
32,262187,6,328,255,262187,57,333,33,262187,6,339,34,262187,6,342,48,262194,6,351,327937,262167,352,6,3,262187,6,353,
64,393260,352,354,353,31,31,327734,2,4,0,3,131320,5,262203,9,146,7,262203,8,147,7,262203,8,151,7,262203,9,153,7,
262203,9,154,7,262203,9,156,7,262203,8,157,7,262203,8,161,7,262203,9,163,7,262203,9,166,7,262203,9,170,7,262203,8,171,
7,262203,8,175,7,262203,9,177,7,262203,9,180,7,262203,9,184,7,262203,8,185,7,262203,8,188,7,262203,9,190,7,262203,9,
191,7,262203,9,193,7,262203,8,194,7,262203,8,198,7,262203,9,200,7,262203,9,203,7,262203,9,207,7,262203,8,208,7,262203,
9,215,7,262203,8,216,7,262203,9,223,7,262203,8,224,7,262203,9,230,7,262203,8,231,7,262203,9,238,7,262203,8,239,7,
262205,6,77,76,458817,80,81,56,58,79,58,262205,6,82,81,458817,80,84,56,58,79,83,262205,6,85,84,327812,6,86,82,85,
458817,80,88,56,58,79,87,262205,6,89,88,327812,6,90,86,89,393281,91,92,56,58,87,262205,42,93,92,262268,7,94,93,327851,
97,98,94,95,262298,96,99,98,196855,101,0,262394,99,100,101,131320,100,393281,65,105,93,58,58,393277,6,106,105,2,4,
458764,6,107,1,38,90,106,131321,101,131320,101,458997,6,356,90,5,107,100,327856,96,110,77,109,196855,112,0,262394,110,
111,112,131320,111,393281,59,113,56,58,83,262205,41,114,113,327850,96,117,77,21,262312,96,118,117,196855,120,0,262394,
118,119,120,131320,119,327850,96,122,77,31,196855,124,0,262394,122,123,124,131320,123,393281,80,126,56,58,125,262205,
6,127,126,327851,96,128,127,21,131321,124,131320,124,458997,96,129,122,119,128,123,131321,120,131320,120,458997,96,
130,117,111,129,124,393385,6,132,130,356,21,393281,65,133,114,58,77,327742,133,132,2,4,131321,112,131320,112,327850,
96,135,77,21,196855,137,0,262394,135,136,137,131320,136,393281,59,139,56,58,83,262205,41,140,139,262268,7,141,140,
393281,59,143,56,58,58,262205,41,144,143,262268,7,145,144,196670,146,21,196670,147,141,393273,2,149,19,146,147,196670,
151,141,196670,153,150,196670,154,21,458809,7,155,14,151,153,154,196670,156,43,196670,157,155,393273,2,158,19,156,157,
196670,161,141,458817,80,164,56,58,160,58,262205,6,165,164,196670,163,165,458817,80,167,56,58,160,83,262205,6,168,167,
196670,166,168,458809,7,169,14,161,163,166,196670,170,159,196670,171,169,393273,2,172,19,170,171,196670,175,141,
458817,80,178,56,58,174,58,262205,6,179,178,196670,177,179,458817,80,181,56,58,174,83,262205,6,182,181,196670,180,182,
458809,7,183,14,175,177,180,196670,184,173,196670,185,183,393273,2,186,19,184,185,196670,188,145,196670,190,150,
196670,191,21,458809,7,192,14,188,190,191,196670,193,187,196670,194,192,393273,2,195,19,193,194,196670,198,145,458817,
80,201,56,58,197,58,262205,6,202,201,196670,200,202,458817,80,204,56,58,197,83,262205,6,205,204,196670,203,205,458809,
7,206,14,198,200,203,196670,207,196,196670,208,206,393273,2,209,19,207,208,393281,91,212,56,58,211,262205,42,213,212,
262268,7,214,213,196670,215,210,196670,216,214,393273,2,217,19,215,216,393281,91,220,56,58,219,262205,42,221,220,
262268,7,222,221,196670,223,218,196670,224,222,393273,2,225,19,223,224,393281,91,227,56,58,226,262205,42,228,227,
262268,7,229,228,196670,230,109,196670,231,229,393273,2,232,19,230,231,393281,91,235,56,58,234,262205,42,236,235,
262268,7,237,236,196670,238,233,196670,239,237,393273,2,240,19,238,239,393281,65,245,144,58,243,327742,245,356,2,4,
393281,65,251,144,58,248,327742,251,82,2,4,393281,65,257,144,58,254,327742,257,85,2,4,393281,65,263,144,58,260,327742,
263,89,2,4,393281,80,268,56,58,267,262205,6,269,268,393281,65,270,144,58,266,327742,270,269,2,4,393281,80,275,56,58,
274,262205,6,276,275,393281,65,277,144,58,273,327742,277,276,2,4,393281,80,282,56,58,281,262205,6,283,282,327879,6,
285,283,284,393281,65,286,144,58,280,327742,286,285,2,4,393281,80,291,56,58,290,262205,6,292,291,393281,65,293,144,58,
289,327742,293,292,2,4,393281,80,298,56,58,297,262205,6,299,298,393281,65,300,144,58,296,327742,300,299,2,4,393281,80,
305,56,58,304,262205,6,306,305,393281,65,307,144,58,303,327742,307,306,2,4,393281,80,312,56,58,311,262205,6,313,312,
393281,65,314,144,58,310,327742,314,313,2,4,393281,80,319,56,58,318,262205,6,320,319,393281,65,321,144,58,317,327742,
321,320,2,4,327874,6,327,283,297,327879,6,329,327,328,393281,65,330,144,58,324,327742,330,329,2,4,327874,6,336,283,
266,393281,65,337,144,58,333,327742,337,336,2,4,131321,137,131320,137,327854,96,340,77,339,327856,96,343,77,342,
327847,96,344,340,343,196855,346,0,262394,344,345,346,131320,345,393281,59,347,56,58,58,262205,41,348,347,393281,65,
350,348,58,77,327742,350,21,2,4,131321,346,131320,346,65789,65592,327734,7,14,0,10,196663,8,11,196663,9,12,196663,9,
13,131320,15,327745,9,22,11,21,262205,6,23,22,262205,6,24,12,327829,26,27,23,24,327761,6,28,27,1,327761,6,29,27,0,
196670,12,29,262205,6,30,12,327745,9,32,11,31,262205,6,33,32,262205,6,34,13,327808,6,35,33,34,327808,6,37,35,28,
327760,7,38,30,37,131326,38,65592,327734,2,19,0,16,196663,9,17,196663,8,18,131320,20,393281,59,60,56,58,58,262205,41,
61,60,262205,6,62,17,327745,9,63,18,21,262205,6,64,63,393281,65,66,61,58,62,327742,66,64,2,4,262205,6,69,17,327808,6,
70,69,31,327745,9,71,18,31,262205,6,72,71,393281,65,73,61,58,70,327742,73,72,2,4,65789,65592,
};
static const uint32_t raysort_words_reorder_arguments[] = {
119734787,66816,524299,238,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,458767,5,4,
1852399981,0,66,80,393232,4,17,64,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,5356,262215,
66,11,28,262215,74,6,4,327752,75,0,35,0,327752,75,1,35,8,327752,75,2,35,16,327752,75,3,35,24,327752,75,4,35,28,327752,
75,5,35,32,327752,75,6,35,36,327752,75,7,35,40,327752,75,8,35,44,262215,76,6,4,262216,77,0,25,327752,77,0,35,0,196679,
77,2,327752,78,0,35,0,196679,78,2,262215,233,1,15,262215,235,11,25,196679,130,5356,196679,140,5356,196679,227,5356,
131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,
196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,262187,6,25,0,262165,29,32,1,262187,29,30,2,262174,33,
6,6,262187,6,38,1,262187,29,42,30,262187,29,57,0,262176,58,5349,6,262167,64,6,3,262176,65,1,64,262203,65,66,1,262176,
67,1,6,196647,72,5349,262187,6,73,16,262172,74,6,73,720926,75,15,72,72,6,6,6,6,6,74,196637,76,6,196638,77,76,262176,
72,5349,77,196638,78,75,262176,79,9,78,262203,79,80,9,262187,29,81,4,262176,82,9,6,131092,91,262187,29,94,6,262187,6,
98,31,262187,29,104,3,262187,29,126,5,262176,131,9,15,262187,29,147,8,262187,29,149,1,262187,6,157,65535,262176,176,9,
72,262187,6,179,3,262187,29,183,7,262187,6,210,2,262194,6,233,328193,262187,6,234,64,393260,64,235,234,38,38,327734,2,
4,0,3,131320,5,262203,18,130,7,262203,9,134,7,262203,18,140,7,262203,9,143,7,262203,18,227,7,262203,9,230,7,327745,67,
68,66,25,262205,6,69,68,393281,82,83,80,57,81,262205,6,84,83,327814,6,85,69,84,327817,6,90,69,84,393281,82,95,80,57,
94,262205,6,96,95,327879,6,99,85,98,327874,6,100,96,99,327879,6,101,100,38,327851,91,102,101,25,393281,82,105,80,57,
104,262205,6,106,105,327856,91,107,85,106,196855,109,0,262394,107,108,109,131320,108,196855,114,0,262394,102,113,117,
131320,113,327808,6,116,69,38,131321,114,131320,117,327808,6,119,85,38,327812,6,122,119,84,131321,114,131320,114,
458997,6,236,116,113,122,117,393281,82,127,80,57,126,262205,6,128,127,327876,6,129,236,128,393281,131,132,80,57,57,
262205,15,133,132,196670,130,133,196670,134,129,393273,6,135,22,130,134,327876,6,139,69,128,196670,140,133,196670,143,
139,393273,6,144,22,140,143,327810,6,145,135,144,327874,6,150,85,149,458817,82,151,80,57,147,150,262205,6,152,151,
327879,6,154,85,38,327812,6,155,154,73,327874,6,156,152,155,327879,6,158,156,157,262312,91,160,102,327851,91,162,90,
25,327847,91,163,160,162,196855,165,0,262394,163,164,165,131320,164,131321,165,131320,165,458997,6,237,145,114,25,164,
327814,6,169,237,158,327817,6,172,237,158,327851,91,173,172,25,393385,6,174,173,38,25,327808,6,175,169,174,393281,176,
177,80,57,149,262205,72,178,177,327812,6,181,179,69,393281,82,184,80,57,183,262205,6,185,184,458764,6,186,1,38,175,
185,393281,58,187,178,57,181,327742,187,186,2,4,327808,6,192,181,38,327814,6,196,175,185,327817,6,200,175,185,327851,
91,201,200,25,393385,6,202,201,38,25,327808,6,203,196,202,458764,6,204,1,41,203,38,393281,58,205,178,57,192,327742,
205,204,2,4,327808,6,211,181,210,393281,58,212,178,57,211,327742,212,38,2,4,131321,109,131320,109,327850,91,214,69,25,
196855,216,0,262394,214,215,216,131320,215,393281,176,217,80,57,30,262205,72,218,217,327812,6,223,106,84,393281,82,
224,80,57,126,262205,6,225,224,327876,6,226,223,225,393281,131,228,80,57,57,262205,15,229,228,196670,227,229,196670,
230,226,393273,6,231,22,227,230,393281,58,232,218,57,57,327742,232,231,2,4,131321,216,131320,216,65789,65592,327734,7,
13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,26,11,25,262205,6,27,26,262205,6,28,12,327876,6,31,28,30,327829,33,
34,27,31,327761,6,35,34,1,327761,6,36,34,0,327745,9,39,11,38,262205,6,40,39,262205,6,41,12,327874,6,43,41,42,327808,6,
44,40,43,327808,6,46,44,35,327760,7,47,36,46,131326,47,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,
262203,8,52,7,262203,9,53,7,262205,15,50,20,262268,7,51,50,196670,52,51,262205,6,54,21,196670,53,54,393273,7,55,13,52,
53,262268,15,56,55,393281,58,59,56,57,57,393277,6,60,59,2,4,131326,60,65592,
};
/* clang-format on */
#endif
static const raysort_kernel *raysort_reorderKernels(uint32_t *count)
{
  static const raysort_kernel kernels[] = {
#ifdef RAYSORT_WORDS_REORDER
      {RAYSORT_IDENTITY_REORDER_BEGIN, "reorder/begin",
       raysort_words_reorder_begin, sizeof(raysort_words_reorder_begin)},
      {RAYSORT_IDENTITY_REORDER_ARGUMENTS, "reorder/arguments",
       raysort_words_reorder_arguments, sizeof(raysort_words_reorder_arguments)},
#else
      {RAYSORT_IDENTITY_REORDER_BEGIN, "reorder/begin", NULL, 0},
      {RAYSORT_IDENTITY_REORDER_ARGUMENTS, "reorder/arguments", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}

#endif /* RAYSORT_IMPLEMENTATION_ONCE */
#endif /* RAYSORT_IMPLEMENTATION */

/* MIT License, copyright (c) 2026 the raysort authors: see LICENSE. */
