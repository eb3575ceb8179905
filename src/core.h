/* SPDX-License-Identifier: MIT */
#pragma once
#include "intro.h"
#include "../shaders/raysort_shared.h"

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

/* Is told what went wrong. With VK_SUCCESS the call succeeds, and the text says what it left out: timestamps, on a
 * queue that has none. `text` lives until the callback returns. It is called on the thread that calls raysort, so on
 * several at a time if several do. */
typedef void (*RaysortMessage)(void *user, VkResult result, const char *text);

typedef struct RaysortContextInfo
{
  VkInstance instance; /* of Vulkan 1.2 or later: VkApplicationInfo::apiVersion */
  VkPhysicalDevice physicalDevice;
  VkDevice device;                               /* with the features of raysortGetDeviceFeatures */
  PFN_vkGetInstanceProcAddr getInstanceProcAddr; /* may be NULL if `commands` has every required entry */
  const RaysortCommands *commands;               /* optional */
  uint32_t capabilities;                         /* RAYSORT_CAPABILITY_*_BIT; 0: all that there are, whatever
                                                    kernels the program carries. What they need comes along */
  const VkAllocationCallbacks *allocator;        /* host memory, raysort's and the driver's; NULL: malloc */
  VkPipelineCache pipelineCache; /* optional; plans use it, so it must live as long as the context. Not one that is
                                    externally synchronised, if several threads plan */
  uint32_t shaderCount;
  const RaysortSpirv *shaders; /* [shaderCount], optional; plans read them: they must live as long as the context */
  RaysortMessage message;      /* optional. The context keeps it and messageUser: destroy the context before the code */
  void *messageUser;           /* behind them is unloaded. To send messages elsewhere, let yours look at *messageUser */
} RaysortContextInfo;

typedef struct RaysortContextProperties
{
  uint32_t capabilities;  /* those asked for and what they need */
  uint32_t pipelineCount; /* made so far */
  double pipelineSeconds; /* by the wall clock, that making them took (the driver may compile later still), the sum over
                             all threads; 0 where the standard library has no such clock: C before C11, C++ before
                             C++17 */
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

/* raysortCreateContext - checks the device and your kernels. It makes no pipeline: see raysortPreparePipelines.
 * out    context: NULL on failure, and nothing is left behind
 * error  those of raysortCheckDevice; VK_ERROR_VALIDATION_FAILED_EXT (a field of info; SPIR-V of the user's that is
 *        another kernel's, or one of another version); VK_ERROR_OUT_OF_HOST_MEMORY; what Vulkan returned
 * cost   one host allocation and a pipeline layout */
RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context);

/* raysortPreparePipelines - makes pipelines ahead, which the plans would make that first need them.
 * capabilities  RAYSORT_CAPABILITY_*_BIT; what they need comes along. 0: all of the context
 * Any number of threads may call it at a time, beside plans too, and they share the work: a call returns when there is
 * no pipeline that nobody has begun. So all are there when all calls have returned. For one operation alone make a dry
 * plan of it, with offsets aligned like the addresses to come.
 * error  VK_ERROR_VALIDATION_FAILED_EXT (a capability that the context lacks); what Vulkan returned. Pipelines that
 *        are made stay, and a later call or plan tries the others again
 * cost   all pipelines of the material sort (39) take an H200 16 s without any cache, 0.02 s with a filled one. Plans
 *        allocate no host memory afterwards */
RAYSORT_API VkResult raysortPreparePipelines(RaysortContext context, uint32_t capabilities);

/* raysortDestroyContext - NULL is fine. No command buffer that uses its passes may still be pending. */
RAYSORT_API void raysortDestroyContext(RaysortContext context);

/* raysortGetContextProperties - what the context has, and what making it took. */
RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties);

/* ---- plans: how every operation NAME is asked for ----
 *   raysortGetNAMELayout   bytes of each buffer, number of passes. Looks at no buffer but to see whether it is given; a
 *                          sort's at the offset of the ids, too, and with a list at their size
 *   raysortPlanNAME        passes[*passCount] receives the plan, *passCount the number of its passes. VK_INCOMPLETE: it
 *                          was too small; the passes that it holds are there. passes NULL asks for the number alone.
 *                          The first plan that needs a pipeline compiles it: this takes as long as the driver needs
 *                          (0.3 s for the two of a sort by 8 materials on an H200 without a cache), and may fail as
 *                          vkCreateShaderModule and vkCreateComputePipelines do. raysortPreparePipelines makes them
 *                          ahead. Several threads that need the same pipeline at a time each compile it; one stays
 *   raysortCmdNAME         plans, then raysortCmdPasses without timestamps
 * No plan has more than RAYSORT_NAME_MAX_PASSES passes. The sizes of a layout serve smaller counts too, if everything
 * else in the info struct is the same. With a list the sizes follow maxCount, which is the length of the list.
 * A dry plan: if the VkBuffer of a needed buffer is null, the passes are the same but without addresses, and cannot be
 * recorded (RaysortPass.isDry). An optional buffer that will be there needs its `size` in a dry plan.
 * A dry plan with its blanks filled in equals the real plan: the VkBuffer and the address of every access; at byte
 * RaysortAccess.push of the push block the address once more; isDry VK_FALSE. This holds if the address of every
 * VkBuffer is a multiple of 16, for a dry plan knows the alignment of the offsets alone. */

/* ---- passes ---- */

/* What an access means. A capability numbers the buffers of its info structs: (number of its bit + 1) << 8 | n. So the
 * numbers of the scan, whose bit is 0, begin at 0x100. The name is that of the field, in upper case. */
#define RAYSORT_RESOURCE_CALLER 0u /* and up to 127: for accesses of your own */
#define RAYSORT_RESOURCE_GEOMETRY \
  128u /* what kernels reach by addresses that stand in device memory: vertices, indices,
                                            transforms, boxes, instances, shader records. raysort only reads it: declare
                                            it SHADER_WRITE where a pass of yours writes such bytes (skinning) */
#define RAYSORT_RESOURCE_STRUCTURES 129u /* acceleration structures, reached likewise; read or written */
#define RAYSORT_NO_PUSH             0xffu

/* A range of bytes that a pass touches. Its offset is the offset of the info struct's RaysortBuffer plus the place in
 * it, in a dry plan too: a frame graph can tell its resources apart by offsets that it made up. Two buffers of one info
 * struct must not overlap from its first pass to its last, unless both are only read, even where the single passes
 * would allow it. RAYSORT_RESOURCE_GEOMETRY and _STRUCTURES have no range: `buffer` and `address` are zero. Two passes
 * with _GEOMETRY, one of them writing, count as touching the same bytes, and so do two with _STRUCTURES. */
typedef struct RaysortAccess
{
  RaysortBuffer buffer;    /* the bytes touched; buffer.buffer is null in a dry plan */
  VkDeviceAddress address; /* of their first byte; 0 in a dry plan. Optional in accesses of your own: where one of two
                              accesses has none, their VkBuffers and offsets are compared. So set it where two
                              VkBuffers share memory */
  VkAccessFlags access;    /* SHADER_READ, SHADER_WRITE; in your own UNIFORM_READ, MEMORY_READ, MEMORY_WRITE too. Or
                              INDIRECT_COMMAND_READ alone */
  uint16_t resource;       /* RAYSORT_RESOURCE_* */
  uint8_t discard;         /* 1: what was there before is not read, by this pass or a later one of the plan */
  uint8_t push;            /* byte of the push block where the address stands, or RAYSORT_NO_PUSH. For ids that begin
                              within a 32-bit word that is the address of the first id, up to 3 bytes further on. Two
                              accesses that differ in this alone: the later stands for a buffer that is not given, whose
                              address must not be null. Nothing of what is read there is used */
} RaysortAccess;

#define RAYSORT_MAX_ACCESSES 8
#define RAYSORT_MAX_PUSH     128 /* bytes */

/* One dispatch, as plain data, 512 bytes. Copy it, append accesses or push constants of your own (functions below),
 * show it to a profiler. It is good until one of its buffers is destroyed, and may be recorded any number of times, on
 * any thread. */
typedef struct RaysortPass
{
  const char *name; /* a literal; for labels and profilers; NULL: no label */
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t workgroups[3]; /* if not isIndirect */
  uint32_t concurrency;   /* passes of the same number, not 0, may run side by side: they get no barrier between them */
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
 * The list may join several plans, and passes of your own, zero but for: name, pipeline, workgroups (or isIndirect),
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

/* raysortVerifyBarriers - do these barriers order all that the passes of a list declare? For barriers of your own:
 * validation does not see hazards through buffer addresses. Reads no memory of the device. Buffers of dry passes are
 * told apart by their offsets alone. A barrier over a range counts where it alone holds all bytes that two accesses
 * share.
 * barriers  in the order of recording: `before` never falls
 * error     VK_ERROR_VALIDATION_FAILED_EXT: no. The message names the first hazard: both passes, the access, and the
 *           missing barrier; or a pass with an access that cannot be recorded; or a `before` that falls or is past
 *           passCount
 * cost      host: the square of the number of accesses, times the barriers between */
RAYSORT_API VkResult raysortVerifyBarriers(RaysortContext context, uint32_t passCount, const RaysortPass *passes,
                                           uint32_t barrierCount, const RaysortBarrier *barriers);
