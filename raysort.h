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
                reorder   hit objects: threads in waves of stages   last            the words of the kernels
                weekend   path tracers: heads and dumps, camera
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
#define RAYSORT_IDENTITY_BVH_TRACE 0x030102u
#define RAYSORT_IDENTITY_BVH_STREAM 0x034001u
#define RAYSORT_IDENTITY_BVH_CLEAR 0x034101u

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
  RAYSORT_BVH_PIPELINE_STREAM,
  RAYSORT_BVH_PIPELINE_STREAM_ANY,
  RAYSORT_BVH_PIPELINE_CLEAR,
  RAYSORT_BVH_PIPELINES
};

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
  (void)limits;
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

static const char *const raysort_bvhResources[] = {"RaysortTraceInfo.bvh",   "RaysortTraceInfo.rays",
                                                   "RaysortTraceInfo.hits",  "RaysortTraceInfo.list",
                                                   "RaysortTraceInfo.count", "RaysortTraceInfo.materials",
                                                   "RaysortTraceInfo.scratch"};

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
#define RAYSORT_SCAN_DIGEST "e2dc71fbcdc809d48a33612a048deee1873e95e53b26aebb7a2ec93865c885bb"
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
#define RAYSORT_SORT_DIGEST "2dffd0dfb0fa8918c7c383f2300df51050274a8f5b3507c606f5a0e095cc2b8a"
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
#define RAYSORT_BVH_DIGEST "e08d55fc208084d1714c0557abcc902105ac6a77622745cf01113bca88933462"
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
#else
      {RAYSORT_IDENTITY_BVH_TRACE, "bvh/trace", NULL, 0},
      {RAYSORT_IDENTITY_BVH_STREAM, "bvh/stream", NULL, 0},
      {RAYSORT_IDENTITY_BVH_CLEAR, "bvh/clear", NULL, 0},
#endif
  };
  *count = (uint32_t)(sizeof(kernels) / sizeof(kernels[0]));
  return kernels;
}
/* ---- words of shaders/kernels/reorder ---- */
#define RAYSORT_REORDER_DIGEST "aeb24206904818ecee10be699aa767d781a1ba2b4dbaa4fa5f084edbd2df7fa0"
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
