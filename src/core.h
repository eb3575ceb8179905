/* SPDX-License-Identifier: MIT */
#pragma once
#include "intro.h"
#include "../shaders/raysort_shared.h"

/* ---- context ---- */

typedef struct RaysortContext_T *RaysortContext; /* pipelines of one device */

/* A range of bytes of a buffer. All fields zero: the buffer is not given. A null `buffer` with a size: the buffer is
 * given, and the plan is a dry one. raysort does not check that the range is within the VkBuffer.
 * A plan ignores a buffer of which it needs 0 bytes, given or not. Example: `input` of a scan with maxCount 0. */
typedef struct RaysortBuffer
{
  VkBuffer buffer;
  VkDeviceSize offset; /* bytes from the start of the buffer */
  VkDeviceSize size;   /* bytes that raysort may use; VK_WHOLE_SIZE only in RaysortBarrier */
} RaysortBuffer;

/* The largest count of rays, keys, words or records: the index of a SPIR-V access chain is signed. */
#define RAYSORT_MAX_COUNT 0x7fffffffu

/* A kernel from your own build of shaders/kernels. It replaces the kernel of the same name in this header. */
typedef struct RaysortSpirv
{
  const char *name; /* folder and file: "sort/scatter" is shaders/kernels/sort/scatter.comp */
  const uint32_t *words; /* SPIR-V */
  size_t size;           /* bytes of `words` */
} RaysortSpirv;

/* The Vulkan commands that raysort calls: X(required, level, name, alias). Level 0: of the instance; 1: the device. */
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

/* A table of your own, or a test double. raysort loads the entries that are NULL through getInstanceProcAddr. */
typedef struct RaysortCommands
{
#define RAYSORT_X(required, level, name, alias) PFN_##name name;
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
} RaysortCommands;

/* The message callback: raysort calls it when something is wrong.
 * user    RaysortContextInfo.messageUser
 * result  the error that the call returns. VK_SUCCESS: the call succeeds, and `text` says what was skipped (timestamps)
 * text    one sentence, valid until the callback returns
 * The callback runs on the thread that called raysort, so it may run on several threads at a time. raysort holds no
 * lock while it runs. It may call raysort, but not destroy the context. No exception and no longjmp may leave it. */
typedef void (*RaysortMessage)(void *user, VkResult result, const char *text);

typedef struct RaysortContextInfo
{
  VkInstance instance;             /* made for Vulkan 1.2 or later: VkApplicationInfo::apiVersion */
  VkPhysicalDevice physicalDevice; /* the device's physical device */
  VkDevice device;                 /* made with the features of raysortGetDeviceFeatures; raysort cannot check that */
  PFN_vkGetInstanceProcAddr getInstanceProcAddr; /* may be NULL if `commands` has every required entry */
  const RaysortCommands *commands;               /* optional. The table is copied */
  uint32_t capabilities;                         /* RAYSORT_CAPABILITY_*_BIT; those that they need are added. 0: all. A
                                                    kernel of them that the program does not carry (RAYSORT_SPIRV) must
                                                    be in `shaders`, else the context is refused */
  const VkAllocationCallbacks *allocator;        /* host memory of raysort and of the driver; NULL: malloc. The struct
                                                    is copied. Threads that plan may call it at the same time */
  VkPipelineCache pipelineCache; /* optional. Plans use it, so it must live as long as the context. If several threads
                                    plan or prepare pipelines, make it without
                                    VK_PIPELINE_CACHE_CREATE_EXTERNALLY_SYNCHRONIZED_BIT: raysort takes no lock */
  uint32_t shaderCount;          /* entries of `shaders` */
  const RaysortSpirv *shaders;   /* [shaderCount], optional; with their words they must live as long as the context */
  RaysortMessage message;        /* optional. Destroy the context before the code of the callback is unloaded */
  void *messageUser;             /* first argument of `message`; the data it points to may change */
} RaysortContextInfo;

typedef struct RaysortContextProperties
{
  uint32_t capabilities;  /* RAYSORT_CAPABILITY_*_BIT: the requested capabilities and those that they need */
  uint32_t pipelineCount; /* pipelines made so far */
  double pipelineSeconds; /* wall clock time of making the pipelines, summed over all threads. The driver may compile
                             later still. 0 if C is older than C11, C++ than C++17: no such clock */
  uint32_t maxGroupsX;    /* the device's maxComputeWorkGroupCount[0] */
} RaysortContextProperties;

/* raysortCheckDevice - can this device run raysort?
 * It needs Vulkan 1.2 (instance and device) and bufferDeviceAddress, but no subgroup operation and no 8-, 16- or 64-bit
 * type. Vulkan does not tell the version of an instance: an old one is refused only if vkGetPhysicalDeviceFeatures2
 * leaves VkPhysicalDeviceVulkan12Features untouched.
 * info   instance, physicalDevice, getInstanceProcAddr or commands, message; the other fields are ignored
 * error  VK_ERROR_INCOMPATIBLE_DRIVER (the version), VK_ERROR_FEATURE_NOT_PRESENT, VK_ERROR_VALIDATION_FAILED_EXT (a
 *        field), VK_ERROR_INITIALIZATION_FAILED (a command is missing; each has a message of its own) */
RAYSORT_API VkResult raysortCheckDevice(const RaysortContextInfo *info);

/* raysortGetDeviceFeatures - fills in the features that raysort needs.
 * Set VkDeviceCreateInfo::pNext = &features->features2. The struct must live until vkCreateDevice returns.
 * next   chained after them; NULL: nothing
 * If you chain a VkPhysicalDeviceVulkan12Features of your own, set bufferDeviceAddress there instead: nothing else. */
typedef struct RaysortDeviceFeatures
{
  VkPhysicalDeviceFeatures2 features2;
  VkPhysicalDeviceVulkan12Features vulkan12;
} RaysortDeviceFeatures;
RAYSORT_API void raysortGetDeviceFeatures(RaysortDeviceFeatures *features, void *next);

/* raysortCreateContext - checks the device and your kernels, and makes a context, without a pipeline. A device may have
 * several contexts at the same time, which share nothing.
 * context  out; NULL on failure, and then all that it made is freed
 * error    the errors of raysortCheckDevice; VK_ERROR_VALIDATION_FAILED_EXT (a field of info; an entry of info.shaders
 *          that is another kernel or of another version; a kernel of a wanted capability that neither the program nor
 *          info.shaders has: see RAYSORT_SPIRV); VK_ERROR_OUT_OF_HOST_MEMORY; an error of Vulkan
 * cost     one host allocation and a pipeline layout */
RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context);

/* raysortPreparePipelines - makes pipelines ahead. Without it, the first plan that needs a pipeline makes it.
 * capabilities  RAYSORT_CAPABILITY_*_BIT; the capabilities that they need are added. 0: all of the context
 * Any number of threads may call it at a time, while others plan too (other compilers: see "Threads" at the top). They
 * share the work and do not wait for each other: all pipelines are made when all calls have returned without an error.
 * To prepare only one operation, make a dry plan of it, whose offsets have the alignment of the later addresses.
 * error   VK_ERROR_VALIDATION_FAILED_EXT (a capability that the context lacks); VK_ERROR_OUT_OF_HOST_MEMORY; an error
 *         of Vulkan. A call ends at its first pipeline that fails. Pipelines that are made stay; a later call or plan
 *         tries the missing ones again. Only the call in whose thread a pipeline failed returns the error. After
 *         VK_ERROR_DEVICE_LOST destroy the context, like every other object of the device
 * cost    takes as long as the driver compiles. Plans whose pipelines are made allocate no host memory */
RAYSORT_API VkResult raysortPreparePipelines(RaysortContext context, uint32_t capabilities);

/* raysortDestroyContext - destroys the context and its pipelines. NULL is fine. Every command buffer that uses its
 * passes must be over. Destroy the context before its VkDevice, and while no other thread uses it. */
RAYSORT_API void raysortDestroyContext(RaysortContext context);

/* raysortGetContextProperties - any thread may call it at any time, while other threads plan too. */
RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties);

/* ---- plans: how to ask for every operation NAME ----
 *   raysortGetNAMELayout   gives the least bytes of each buffer and the number of passes. It reads of a buffer only
 *                          whether it is given: if you will give an optional one, set its `size` before you ask. (A
 *                          sort also reads the offset of the ids, and with a list the size of the id map.) It makes no
 *                          pipeline. After an error the contents of the layout have no meaning
 *   raysortPlanNAME        writes the plan into `passes`. Memory must be bound to the VkBuffers, because the plan holds
 *                          their addresses. *passCount is the room in `passes` before the call, and the number of
 *                          passes of the plan after it. VK_INCOMPLETE, without a message: the room was too small.
 *                          `passes` holds as many passes as fit; ask again with room for *passCount.
 *                          passes NULL: only the number is wanted. *passCount need not be set, and no pipeline is made.
 *                          After an error *passCount is unchanged, and the contents of `passes` have no meaning
 *   raysortCmdNAME         plans and records, like raysortCmdPasses without timestamps. It takes 37 KiB of stack, the
 *                          room for 64 passes (with a small stack, plan and call raysortCmdPasses), and allocates the
 *                          passes of a longer plan on the host: VK_ERROR_OUT_OF_HOST_MEMORY
 * The first plan that needs a pipeline compiles it. This takes as long as the driver needs, and may fail as
 * vkCreateShaderModule and vkCreateComputePipelines do, and with VK_ERROR_OUT_OF_HOST_MEMORY, because kernels are
 * unpacked on the host then. raysortPreparePipelines makes pipelines ahead. If several threads need the same pipeline
 * at the same time, each compiles it, and one of the results is kept.
 * No plan has more than RAYSORT_NAME_MAX_PASSES passes; a reorder and a dispatch say theirs in their layouts. The sizes
 * of a layout serve smaller counts too, if every other field of the info struct is the same. Its offsets may change
 * with a count: ask again. With a list, maxCount is the length of the list, and the sizes follow it.
 * Dry plan: if the VkBuffer of a needed buffer is null, the plan has the same passes without addresses. An optional
 * buffer that will be given needs its `size`; your pipelines and layouts must be real. It cannot be recorded
 * (RaysortPass.isDry): raysortCmdPasses refuses it, and names the buffer, so a forgotten buffer is found there.
 * A dry plan becomes the real plan if you fill in three things: the VkBuffer and the address of every access; the same
 * address at byte RaysortAccess.push of the push block; isDry VK_FALSE. This holds if the address of every VkBuffer is
 * a multiple of 16, because a dry plan knows only the alignment of the offsets. */

/* ---- passes ---- */

/* Numbers of resources: which buffer an access means. The buffers of an info struct have the numbers
 * (number of the capability's bit + 1) << 8 | n, and names that end in the name of the field, in upper case. */
#define RAYSORT_RESOURCE_CALLER 0u /* 0 .. 127 are for accesses of your own */
#define RAYSORT_RESOURCE_GEOMETRY \
  128u /* memory that kernels reach by addresses in device memory; raysort only reads it: see `geometry` at the top */
#define RAYSORT_RESOURCE_STRUCTURES 129u /* acceleration structures, reached by addresses too; read or written */
#define RAYSORT_NO_PUSH             0xffu

/* A range of bytes that a pass touches. Its offset is the offset of the info struct's RaysortBuffer plus the place in
 * that buffer, in a dry plan too, so a frame graph can tell its resources apart by offsets that it made up.
 * Two buffers of one info struct must not overlap from the first pass of the plan to the last, unless both are only
 * read, even where the single passes would allow it. A plan with real buffers refuses this; it compares device
 * addresses, so it sees aliased memory. Buffers of two plans of one list may share memory, if the earlier plan's
 * contents are not needed any more: raysortCmdPasses makes the barriers. Without it they are yours.
 * RAYSORT_RESOURCE_GEOMETRY and RAYSORT_RESOURCE_STRUCTURES have no range: `buffer` and `address` are zero. Two passes
 * with one of them count as touching the same bytes if one of the passes writes. */
typedef struct RaysortAccess
{
  RaysortBuffer buffer;    /* the bytes touched; buffer.buffer is null in a dry plan */
  VkDeviceAddress address; /* of the first byte; 0 in a dry plan. Optional in accesses of your own: without it their
                              VkBuffers and offsets are compared. So set it if two VkBuffers share memory */
  VkAccessFlags access;    /* SHADER_READ, SHADER_WRITE or both, or only INDIRECT_COMMAND_READ. Accesses of your own
                              may have UNIFORM_READ, MEMORY_READ and MEMORY_WRITE too */
  uint16_t resource;       /* RAYSORT_RESOURCE_* */
  uint8_t discard;         /* 1: the old contents are read neither by this pass nor by a later pass of the plan */
  uint8_t push;            /* offset of the address in the push block, or RAYSORT_NO_PUSH. If ids begin within a 32-bit
                              word, the push block holds the address of the first id, up to 3 bytes above `address`. No
                              address that the kernel may read through is null: an optional buffer that is not given
                              gets the address of another one, which has one more access, with that `push`; the kernel
                              ignores what it reads there. Example: `sort count` without
                              list and count has three entries of the id map, with push 0, 8 and 16. An address that the
                              kernel does not use, as that of an output that is not given, may be 0 */
} RaysortAccess;

#define RAYSORT_MAX_ACCESSES 10
#define RAYSORT_MAX_PUSH     128 /* bytes */

/* One dispatch as plain data, 592 bytes. You may copy it, append accesses and push constants of your own (functions
 * below), and show it to a profiler. It is valid until one of its buffers or its pipeline is destroyed; pipelines of
 * raysort live as long as the context that planned. Any context of the same device may record it, any number of times,
 * on any thread. */
typedef struct RaysortPass
{
  const char *name;         /* for labels and profilers; a string literal in raysort's passes; NULL: no label */
  VkPipeline pipeline;      /* a compute pipeline */
  VkPipelineLayout layout;  /* layout of `pipeline`; may be null if pushSize is 0 */
  uint32_t workgroups[3];   /* number of workgroups on x, y, z; ignored if isIndirect. With a 0 nothing runs */
  uint32_t concurrency;     /* passes with the same number, not 0, get no barrier between them. Numbers from 0xffff0000
                               on are raysort's own */
  uint32_t accessCount;     /* entries of `accesses` */
  VkBool32 isIndirect;      /* the workgroups are read from the one access that is INDIRECT_COMMAND_READ */
  VkBool32 isDry;           /* a needed buffer was null: the accesses are right, and recording is refused */
  VkShaderStageFlags pushStages; /* stages of vkCmdPushConstants */
  uint32_t pushOffset;           /* first byte of the push constants, a multiple of 4 */
  uint32_t pushSize;             /* bytes of `push` that are used, a multiple of 4 */
  RaysortAccess accesses[RAYSORT_MAX_ACCESSES];
  uint32_t push[RAYSORT_MAX_PUSH / 4];
} RaysortPass;

/* raysortMakePass - makes a pass of your own, to be in one list with raysort's. Then say what your pipeline gets and
 * touches: raysortAppendPush, raysortAppendAccess.
 * layout      may be null if there are no push constants
 * pushBefore  bytes of zeros before your push constants: sizeof(RaysortDispatchPush) if your shaders share one push
 *             block with those of raysortPlanDispatch, else 0
 * x, y, z     workgroups. raysortMakeIndirectPass reads them from 12 bytes at arguments->offset; a null VkBuffer makes
 *             a dry pass
 * Nothing is checked here: raysortCmdPasses refuses a pass that cannot be recorded. RaysortPass.concurrency is 0, and
 * pushStages is VK_SHADER_STAGE_COMPUTE_BIT; change them afterwards if you need to. */
RAYSORT_API RaysortPass raysortMakePass(const char *name, VkPipeline pipeline, VkPipelineLayout layout,
                                        uint32_t pushBefore, uint32_t x, uint32_t y, uint32_t z);
RAYSORT_API RaysortPass raysortMakeIndirectPass(const char *name, VkPipeline pipeline, VkPipelineLayout layout,
                                                uint32_t pushBefore, const RaysortBuffer *arguments);

/* raysortAppendAccess - declares bytes that your pipeline touches besides those that the plan declares.
 * buffer  buffer, offset and size (VK_WHOLE_SIZE is refused); NULL for RAYSORT_RESOURCE_GEOMETRY and _STRUCTURES. A
 *         null VkBuffer is for dry plans: recording refuses the pass, unless you set RaysortAccess.address
 * access  as in RaysortAccess
 * The new access has push RAYSORT_NO_PUSH, address 0 and discard 0. Change these fields afterwards if you need to.
 * error   VK_ERROR_VALIDATION_FAILED_EXT, and the pass is not changed: it has RAYSORT_MAX_ACCESSES accesses already, or
 *         the access could not be recorded */
RAYSORT_API VkResult raysortAppendAccess(RaysortContext context, RaysortPass *pass, uint32_t resource,
                                         const RaysortBuffer *buffer, VkAccessFlags access);

/* raysortAppendPush - puts push constants of your own after the push constants of the pass.
 * size   bytes, a multiple of 4. The sum must be at most RAYSORT_MAX_PUSH, and end within the device's
 *        maxPushConstantsSize
 * error  VK_ERROR_VALIDATION_FAILED_EXT: there is no room. The pass is not changed then */
RAYSORT_API VkResult raysortAppendPush(RaysortContext context, RaysortPass *pass, const void *data, uint32_t size);

/* raysortGetAccessStages - the stages of an access: DRAW_INDIRECT for INDIRECT_COMMAND_READ, else COMPUTE_SHADER. */
RAYSORT_API VkPipelineStageFlags raysortGetAccessStages(const RaysortAccess *access);

/* raysortGetResourceName - the name of the field that a resource means, like "RaysortSortInfo.scratch"; never NULL. */
RAYSORT_API const char *raysortGetResourceName(uint32_t resource);

/* Timestamps around each pass: query first + 2 i before pass i, first + 2 i + 1 after it. The first one is written
 * after the barrier of the pass, at TOP_OF_PIPE, the second one at BOTTOM_OF_PIPE, so the time between them may
 * contain the wait for earlier passes. You make the pool, reset the queries before the passes are recorded
 * (vkCmdResetQueryPool), and read them. */
typedef struct RaysortTimestamps
{
  VkQueryPool pool;     /* type VK_QUERY_TYPE_TIMESTAMP */
  uint32_t first;       /* number of the first query */
  uint32_t count;       /* queries that may be written. Pass i is timed if 2 i + 1 < count */
  uint32_t queueFamily; /* queue family of the command buffer */
  uint32_t written;     /* out: queries written, always an even number. 0 after an error; 0, with a message, if the
                           queue has no timestamps. Do not wait for more queries than this */
} RaysortTimestamps;

/* raysortCmdPass - records one pass bare: pipeline, push constants, dispatch. It records no barrier and no label.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: the pass is dry, lacks something, or is past a limit of the device */
RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass);

/* raysortCmdPasses - records a list of passes, with the barriers between them that their accesses ask for.
 * Each barrier is one global memory barrier. Passes get debug labels if the instance has VK_EXT_debug_utils.
 * passes      several plans joined in one array, and passes of your own (raysortMakePass)
 * timestamps  optional
 * error       VK_ERROR_VALIDATION_FAILED_EXT, and nothing is recorded: raysortCmdPass could not record one of them
 * cost        host: each pass is compared with the passes since the last barrier of its kind, not with all passes */
RAYSORT_API VkResult raysortCmdPasses(RaysortContext context, VkCommandBuffer commandBuffer, uint32_t passCount,
                                      const RaysortPass *passes, RaysortTimestamps *timestamps);

/* A barrier of your own between the passes of a list: a memory barrier over all memory, or over a range of one buffer.
 * In both cases its execution dependency holds for all commands. */
typedef struct RaysortBarrier
{
  uint32_t before;      /* index of the pass that follows the barrier, 0 .. passCount */
  RaysortBuffer buffer; /* the range; all zero: all memory */
  VkPipelineStageFlags srcStages, dstStages;
  VkAccessFlags srcAccess, dstAccess;
} RaysortBarrier;

/* raysortVerifyBarriers - do these barriers order all accesses that the passes of a list declare? It is for barriers of
 * your own, because the validation layer does not see hazards through buffer addresses. It reads no device memory.
 * passes    dry passes too; their buffers are distinguished only by their offsets
 *           Two passes with the same `concurrency`, not 0, need no barrier between them
 * barriers  in the order of recording, so `before` never decreases. A barrier over a range counts for two accesses of
 *           one VkBuffer if its range holds the bytes that they share. Example: accesses to the bytes 0 .. 99 and
 *           50 .. 149 need the range 50 .. 99. If the VkBuffers differ, the range must hold all bytes of the first
 *           access. RAYSORT_RESOURCE_GEOMETRY and _STRUCTURES need a barrier over all memory. A write after a read
 *           only has to wait: there a barrier counts whatever its range
 * error     VK_ERROR_VALIDATION_FAILED_EXT: no. The message names the first hazard: both passes, the access and the
 *           missing barrier. Or it names a pass with an access that cannot be recorded, or a `before` that decreases or
 *           is larger than passCount
 * cost      host: the square of the number of accesses, times the number of barriers between them */
RAYSORT_API VkResult raysortVerifyBarriers(RaysortContext context, uint32_t passCount, const RaysortPass *passes,
                                           uint32_t barrierCount, const RaysortBarrier *barriers);
