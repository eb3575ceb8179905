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

CONTENTS, search for the tag
  >>api       >>core     context, buffers, passes      >>impl  the same sections again, in the same order
              >>scan     prefix sum                    >>tail  SPIR-V of the kernels
              >>sort     material sort, its check; radix sort
              >>dispatch one indirect dispatch a material

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                reads                        writes                    before: make visible to   after: wait for
  raysortCmdScan      input                        output, total             COMPUTE SHADER_READ       COMPUTE SHADER_WRITE
  raysortCmdSort      materialIdMap, list, count   newToOldPixelMap, ranges, COMPUTE SHADER_READ       COMPUTE SHADER_WRITE
                                                   oldToNewPixelMap
  raysortCmdRadixSort keys[0], values[0], count    keys[0..1], values[0..1]  COMPUTE SHADER_READ       COMPUTE SHADER_WRITE
  raysortPlanDispatch newToOldPixelMap, ranges     what your pipelines write COMPUTE SHADER_READ and DRAW_INDIRECT
                                                                             INDIRECT_COMMAND_READ
  Before any of them the earlier uses of what it writes must be over (scratch too: one scratch per frame in flight,
  or one queue and this rule). All: outside a render pass; a compute or graphics queue; primary or secondary command
  buffers; lose the bound compute pipeline and push constants, nothing else. Contents of scratch: undefined before
  and after. All fail with VK_ERROR_VALIDATION_FAILED_EXT, having recorded nothing, and the message callback gets a
  text with the field, its value and its limit.
  Buffers: usage SHADER_DEVICE_ADDRESS and STORAGE_BUFFER (ranges also INDIRECT_BUFFER), memory allocated with
  VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT.
  Threads: a context is immutable; any number of threads may plan and record with it, each into its own command buffer.

CONFIGURE (none changes a struct or drops a function)
  RAYSORT_IMPLEMENTATION  one source file                   emit the implementation
  RAYSORT_API             everywhere the same               linkage of the functions; default `extern`
  RAYSORT_VULKAN_HEADER   before the first include          default <vulkan/vulkan_core.h>; unused if Vulkan is there
  RAYSORT_ASSERT(x)       with the implementation           raysort's own invariants; default assert(x)
  RAYSORT_NO_SPIRV        with the implementation           leave the kernels out; give them in info.shaders
  RAYSORT_VERSION         read only                         MMmmpp
  RAYSORT_SHADER_DIGEST   read only                         SHA-256 of the shader sources the SPIR-V was made from

*/

#ifndef RAYSORT_H
#define RAYSORT_H

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

#ifdef __cplusplus
extern "C" {
#endif

/* clang-format off */
/* ---- generated: shared ---- do not edit; run `make embed` */
#ifndef RAYSORT_SHARED_H
#define RAYSORT_SHARED_H

#if defined(__STDC__) || defined(__cplusplus) || defined(_MSC_VER) /* C: a reference is its address */
#define RAYSORT_STRUCT(name) typedef struct name name; struct name
#define RAYSORT_REF(type) VkDeviceAddress
#define RAYSORT_UINT uint32_t
#elif defined(GL_core_profile) /* GLSL: a reference is a buffer_reference type of that name */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) type
#define RAYSORT_UINT uint
#else /* HLSL */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) uint64_t
#define RAYSORT_UINT uint
#endif

/* ---- for the user's shaders ---- */

/* The first 64 bytes of the sort's `ranges` buffer; MaterialsOffsets and CountedMaterials follow
 * (RaysortSortLayout says where). Entries are rays, pixels or list entries: whatever was sorted. */
RAYSORT_STRUCT(RaysortRanges)
{
  RAYSORT_UINT count;            /* entries looked at: min(count on the GPU, maxCount) */
  RAYSORT_UINT live;             /* entries with id < materialCount = MaterialsOffsets[materialCount] */
  RAYSORT_UINT tail;             /* all others: void and stray; live + tail = count */
  RAYSORT_UINT stray;            /* of these, id > materialCount or a list entry past the id map */
  RAYSORT_UINT liveArguments[3]; /* VkDispatchIndirectCommand over the live entries of all materials */
  RAYSORT_UINT windows;          /* statistic: windows of 32 consecutive entries, the last may be short */
  RAYSORT_UINT distinct;         /* statistic: sum over the windows of their distinct ids */
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
  RAYSORT_UINT reserved;      /* zero */
};
#define RAYSORT_ALL_MATERIALS 0xffffffffu

/* ---- for raysort's own kernels ---- */

/* Specialization constants; the same numbers in every kernel. */
#define RAYSORT_CONSTANT_ITEMS 0      /* items a thread of a sort tile: 32, or 16 where shared memory is short */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 4, 6 or 8 bits */

#define RAYSORT_THREADS 128 /* threads of every workgroup: the least a Vulkan device must allow */

/* Where a kernel finds the key of entry i. */
#define RAYSORT_SOURCE_UINT8 0   /* packed, 16-byte aligned */
#define RAYSORT_SOURCE_UINT16 1
#define RAYSORT_SOURCE_UINT32 2
#define RAYSORT_SOURCE_UINT64 3  /* radix sort; low word first */
#define RAYSORT_SOURCE_STRIDED 4 /* ids of any width, stride and bit field, optionally through a list */
#define RAYSORT_SOURCE_COUNT 5

/* Flags of the sort kernels. */
#define RAYSORT_KERNEL_TAIL 1u         /* keys >= tailKey form the tail (material sort); else all keys are live */
#define RAYSORT_KERNEL_WRITE_TAIL 2u   /* scatter the tail too, behind the live entries */
#define RAYSORT_KERNEL_INDIRECT 4u     /* the key of entry i is ids[values[i]] */
#define RAYSORT_KERNEL_VALUES 8u       /* the value of entry i is values[i], else i */
#define RAYSORT_KERNEL_WRITE_KEYS 16u  /* keysOut receives the keys in sorted order */
#define RAYSORT_KERNEL_INVERSE 32u     /* inverse[value] = slot */
#define RAYSORT_KERNEL_COUNTS 64u      /* write RaysortRanges */
#define RAYSORT_KERNEL_RANGES 128u     /* write MaterialsOffsets and CountedMaterials */
#define RAYSORT_KERNEL_LIVE_COUNT 256u /* `live` holds how many entries there are */
#define RAYSORT_KERNEL_STATISTIC 512u  /* the table has a row of distinct ids behind the stray row */

/* sort/count.comp and sort/statistic.comp. Table: row-major, a row per digit, a column per chunk. */
RAYSORT_STRUCT(RaysortCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortOut) table; /* count: row 0; statistic: its own row */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;   /* words; also the most chunks there are */
  RAYSORT_UINT keyCapacity; /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;   /* bytes from id to id | log2(bytes of an id) << 16 | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;     /* of the bit field, after the shift */
  RAYSORT_UINT tailKey;     /* materialCount */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;  /* rows 0 .. digitCount - 1; then void, then stray */
};

/* scan/rows.comp: exclusive scan of every row of a table, in place; a workgroup a row. */
RAYSORT_STRUCT(RaysortRowsPush)
{
  RAYSORT_REF(RaysortInOut) table;
  RAYSORT_REF(RaysortOut) totals; /* uint[rows]: sums modulo 2^32; then uint[rows]: their carries */
  RAYSORT_REF(RaysortIn) live;
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT tile;     /* entries a tile; a chunk is a whole number of tiles */
};

/* sort/scatter.comp */
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
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT tailKey;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT inverseCapacity; /* words of `inverse`; a value past it is not written */
  RAYSORT_UINT countedOffset;   /* words from `ranges` to CountedMaterials */
};

/* sort/ranges.comp: MaterialsOffsets and CountedMaterials of more than 256 materials. */
RAYSORT_STRUCT(RaysortRangesPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) map;
  RAYSORT_REF(RaysortIn) totals; /* of the last digit */
  RAYSORT_REF(RaysortInOut) ranges;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT materialCount;
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitCount;
  RAYSORT_UINT groupSize;
  RAYSORT_UINT maxGroupsX;
  RAYSORT_UINT countedOffset;
};

/* scan/reduce.comp and scan/downsweep.comp, with scan/rows.comp between them: two rows, the low and
 * the high words of the chunks' 64-bit sums. */
RAYSORT_STRUCT(RaysortReducePush)
{
  RAYSORT_REF(RaysortIn) values;
  RAYSORT_REF(RaysortOut) table;
  RAYSORT_UINT count;
  RAYSORT_UINT rowStride;
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
};

#endif /* RAYSORT_SHARED_H */
/* ---- end generated: shared ---- */
/* clang-format on */

/* >>api ================================================================================================== */
/* >>core: context, buffers, passes ======================================================================= */

typedef struct RaysortContext_T *RaysortContext; /* pipelines of one device; immutable once created */

/* A range of bytes of a buffer. All zero: not given. A null `buffer` with a size makes the plan a dry one. */
typedef struct RaysortBuffer
{
  VkBuffer buffer;
  VkDeviceSize offset; /* bytes from the start of the buffer */
  VkDeviceSize size;   /* bytes that raysort may use; never VK_WHOLE_SIZE */
} RaysortBuffer;

/* What a context can do; pipelines are made only for these. */
typedef enum RaysortCapabilityFlagBits
{
  RAYSORT_CAPABILITY_SCAN_BIT = 1, /* raysortCmdScan */
  RAYSORT_CAPABILITY_SORT_BIT = 2  /* raysortCmdSort, raysortCmdRadixSort */
} RaysortCapabilityFlagBits;

/* The kernels, for RaysortContextInfo.shaders. Their sources are shaders/kernels/<folder>/<name>.comp. */
#define RAYSORT_SHADERS(X)            \
  X(SCAN_REDUCE, scan, reduce)        \
  X(SCAN_ROWS, scan, rows)            \
  X(SCAN_DOWNSWEEP, scan, downsweep)  \
  X(SORT_COUNT, sort, count)          \
  X(SORT_STATISTIC, sort, statistic)  \
  X(SORT_SCATTER, sort, scatter)      \
  X(SORT_RANGES, sort, ranges)
typedef enum RaysortShader
{
#define RAYSORT_X(NAME, folder, name) RAYSORT_SHADER_##NAME,
  RAYSORT_SHADERS(RAYSORT_X)
#undef RAYSORT_X
  RAYSORT_SHADER_COUNT
} RaysortShader;

/* SPIR-V from the user's own build of shaders/kernels. words NULL: the one in this header. */
typedef struct RaysortSpirv
{
  const uint32_t *words;
  size_t size; /* bytes */
} RaysortSpirv;

/* The Vulkan commands raysort calls: X(required, level, name, alias). */
#define RAYSORT_COMMANDS(X)                                                                             \
  X(1, INSTANCE, vkGetPhysicalDeviceProperties, NULL)                                                   \
  X(1, INSTANCE, vkGetPhysicalDeviceFeatures2, "vkGetPhysicalDeviceFeatures2KHR")                       \
  X(1, INSTANCE, vkGetPhysicalDeviceQueueFamilyProperties, NULL)                                        \
  X(1, DEVICE, vkCreateShaderModule, NULL)                                                              \
  X(1, DEVICE, vkDestroyShaderModule, NULL)                                                             \
  X(1, DEVICE, vkCreatePipelineLayout, NULL)                                                            \
  X(1, DEVICE, vkDestroyPipelineLayout, NULL)                                                           \
  X(1, DEVICE, vkCreateComputePipelines, NULL)                                                          \
  X(1, DEVICE, vkDestroyPipeline, NULL)                                                                 \
  X(1, DEVICE, vkGetBufferDeviceAddress, "vkGetBufferDeviceAddressKHR")                                 \
  X(1, DEVICE, vkCmdBindPipeline, NULL)                                                                 \
  X(1, DEVICE, vkCmdPushConstants, NULL)                                                                \
  X(1, DEVICE, vkCmdDispatch, NULL)                                                                     \
  X(1, DEVICE, vkCmdDispatchIndirect, NULL)                                                             \
  X(1, DEVICE, vkCmdPipelineBarrier, NULL)                                                              \
  X(1, DEVICE, vkCmdWriteTimestamp, NULL)                                                               \
  X(0, DEVICE, vkCmdBeginDebugUtilsLabelEXT, NULL)                                                      \
  X(0, DEVICE, vkCmdEndDebugUtilsLabelEXT, NULL)

/* A user's own table, or a test double. Entries that are NULL are loaded through getInstanceProcAddr. */
typedef struct RaysortCommands
{
#define RAYSORT_X(required, level, name, alias) PFN_##name name;
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
} RaysortCommands;

/* Told what went wrong, or with VK_SUCCESS what was left undone. `text` lives until the callback returns. */
typedef void (*RaysortMessage)(void *user, VkResult result, const char *text);

typedef struct RaysortContextInfo
{
  VkInstance instance;
  VkPhysicalDevice physicalDevice;
  VkDevice device;                               /* with the features of raysortGetDeviceFeatures */
  PFN_vkGetInstanceProcAddr getInstanceProcAddr; /* may be NULL if `commands` has every required entry */
  const RaysortCommands *commands;               /* optional */
  uint32_t capabilities;                         /* RaysortCapabilityFlagBits; 0: all */
  const VkAllocationCallbacks *allocator;        /* host memory, raysort's and the driver's; NULL: malloc */
  VkPipelineCache pipelineCache;                 /* optional */
  const RaysortSpirv *shaders;                   /* optional: [RAYSORT_SHADER_COUNT] */
  RaysortMessage message;                        /* optional */
  void *messageUser;
} RaysortContextInfo;

typedef struct RaysortContextProperties
{
  uint32_t capabilities;
  uint32_t pipelineCount;
  double pipelineSeconds;      /* processor time that making them took (the driver may compile later still) */
  uint32_t maxGroupsX;         /* the device's maxComputeWorkGroupCount[0] */
  uint32_t sortTile;           /* entries a tile of the sort: 4096, or 2048 with less than 24 KiB of shared memory */
} RaysortContextProperties;

/* raysortCheckDevice - can this device run raysort?
 * Needs Vulkan 1.2 (instance and device) and the feature bufferDeviceAddress; no subgroup operation, no 8-, 16- or
 * 64-bit type. info: instance, physicalDevice, getInstanceProcAddr or commands, message; the rest is ignored.
 * error  VK_ERROR_INCOMPATIBLE_DRIVER (version), VK_ERROR_FEATURE_NOT_PRESENT, VK_ERROR_INITIALIZATION_FAILED (a
 *        command is missing); every lack is named, one message each. */
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
 * error  those of raysortCheckDevice; VK_ERROR_VALIDATION_FAILED_EXT (a field of info); VK_ERROR_OUT_OF_HOST_MEMORY;
 *        what Vulkan returned
 * cost   one host allocation, one vkCreateComputePipelines call, at most 24 pipelines */
RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context);

/* raysortDestroyContext - NULL is fine. No command buffer that uses its passes may still be pending. */
RAYSORT_API void raysortDestroyContext(RaysortContext context);
RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties);

/* Which buffer of the info struct an access means: the same name, in upper case. */
typedef enum RaysortSlot
{
  RAYSORT_SLOT_SCRATCH,
  RAYSORT_SLOT_COUNT,
  RAYSORT_SLOT_INPUT, /* scan */
  RAYSORT_SLOT_OUTPUT,
  RAYSORT_SLOT_TOTAL,
  RAYSORT_SLOT_MATERIAL_ID_MAP, /* material sort */
  RAYSORT_SLOT_LIST,
  RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP,
  RAYSORT_SLOT_OLD_TO_NEW_PIXEL_MAP,
  RAYSORT_SLOT_RANGES,
  RAYSORT_SLOT_KEYS_0, /* radix sort */
  RAYSORT_SLOT_KEYS_1,
  RAYSORT_SLOT_VALUES_0,
  RAYSORT_SLOT_VALUES_1
} RaysortSlot;

#define RAYSORT_NO_PUSH 0xffffffffu

/* A range of bytes that a pass touches. */
typedef struct RaysortAccess
{
  RaysortSlot slot;
  RaysortBuffer buffer;        /* the bytes touched; buffer.buffer is null in a dry plan */
  VkDeviceAddress address;     /* of their first byte; 0 in a dry plan */
  VkPipelineStageFlags stage;  /* COMPUTE_SHADER or DRAW_INDIRECT */
  VkAccessFlags access;        /* SHADER_READ, SHADER_WRITE, INDIRECT_COMMAND_READ */
  VkBool32 discard;            /* what was there before is not read, by this pass or a later one of the plan */
  uint32_t push;               /* byte of the push block where the address stands, or RAYSORT_NO_PUSH */
} RaysortAccess;

#define RAYSORT_MAX_ACCESSES 12
#define RAYSORT_MAX_PUSH 128 /* bytes */

/* One dispatch, as plain data. Copy it, reorder what commutes, add accesses of your own, give it to a profiler. It
 * holds until one of its buffers is destroyed and may be recorded any number of times, on any thread. */
typedef struct RaysortPass
{
  const char *name; /* a literal; for labels and profilers */
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t groups[3];     /* workgroups, if `indirect` is not set */
  VkBool32 isIndirect;    /* workgroups come from `indirect` */
  RaysortBuffer indirect; /* a VkDispatchIndirectCommand */
  VkBool32 isDry;         /* a needed buffer was null: the accesses are right, recording is refused */
  uint32_t commutes;      /* passes next to each other with the same number, not 0, may run in any order or at once */
  uint32_t accessCount;
  RaysortAccess accesses[RAYSORT_MAX_ACCESSES];
  VkShaderStageFlags pushStages;
  uint32_t pushOffset; /* bytes */
  uint32_t pushSize;   /* bytes, a multiple of 4 */
  uint32_t push[RAYSORT_MAX_PUSH / 4];
} RaysortPass;

/* Timestamps around each pass: query first + 2 i before pass i, first + 2 i + 1 after it. The caller makes the pool,
 * resets the queries before (vkCmdResetQueryPool) and reads them. */
typedef struct RaysortTimestamps
{
  VkQueryPool pool; /* VK_QUERY_TYPE_TIMESTAMP */
  uint32_t first;   /* first query */
  uint32_t count;   /* queries that may be used; passes past them are not timed */
  uint32_t queueFamily; /* of the command buffer */
  uint32_t written; /* out: queries written; 0, and a message, on a queue without timestamps: do not wait for them */
} RaysortTimestamps;

/* raysortCmdPass - record one pass bare: pipeline, push constants, dispatch; no barrier.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a dry pass */
RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass);

/* raysortCmdPasses - record a list, with the barriers that its accesses ask for between its passes (one global memory
 * barrier where one is needed), debug labels where the instance has VK_EXT_debug_utils, and timestamps if given.
 * The list may join several plans, and passes of your own: set pipeline, layout, push block and accesses.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: one of the passes is dry; nothing was recorded */
RAYSORT_API VkResult raysortCmdPasses(RaysortContext context, VkCommandBuffer commandBuffer, uint32_t passCount,
                                      const RaysortPass *passes, RaysortTimestamps *timestamps);

/* >>scan: prefix sum ===================================================================================== */

typedef struct RaysortScanInfo
{
  uint32_t count;       /* words, <= RAYSORT_MAX_COUNT */
  RaysortBuffer input;  /* in: uint32[count] */
  RaysortBuffer output; /* out: uint32[count]; may be exactly `input`, else they do not overlap */
  RaysortBuffer total;  /* out, optional: the sum of all as 64 bits, low word first */
  RaysortBuffer scratch;
} RaysortScanInfo;

typedef struct RaysortScanLayout
{
  VkDeviceSize dataSize;         /* least bytes of input, and of output */
  VkDeviceSize totalSize;        /* least bytes of total */
  VkDeviceSize scratchSize;      /* least bytes of scratch */
  VkDeviceSize scratchAlignment; /* of scratch: its device address */
  uint32_t passCount;
} RaysortScanLayout;

#define RAYSORT_MAX_COUNT 0x7fffffffu /* past 2^31 - 1 the signed index of a SPIR-V access chain is negative */
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

/* >>sort: material sort ================================================================================== */

typedef enum RaysortIdType
{
  RAYSORT_ID_UINT32,
  RAYSORT_ID_UINT16,
  RAYSORT_ID_UINT8
} RaysortIdType;

/* MaterialIdMap: an id per ray, or a bit field of a word of a record per ray (a hit record, a visibility buffer).
 * Id r lies at byte r * stride of the buffer, in the machine's little-endian order. Fastest: packed, buffer address a
 * multiple of 16, no list. 8- and 16-bit ids are taken out of 32-bit words: the buffer must hold the whole last word. */
typedef struct RaysortIds
{
  RaysortBuffer buffer; /* device address + offset: a multiple of the id's size */
  RaysortIdType type;
  uint32_t stride; /* bytes, a multiple of the id's size, <= 256; 0: packed */
  uint32_t shift;  /* lowest bit of the field */
  uint32_t bits;   /* of the field; 0: all above shift */
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
  uint32_t groupSize;     /* threads of a workgroup of the caller's shaders; 0: 1, and CountedMaterials counts pixels */
  uint32_t maxGroupsX;    /* workgroups on x before CountedMaterials folds into y; 0: the device's limit */
  uint32_t flags;         /* RaysortSortFlagBits */
  RaysortIds materialIdMap;       /* in */
  RaysortBuffer list;             /* in, optional: uint32[maxCount], the rays to sort; else ray i is entry i */
  RaysortBuffer count;            /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer newToOldPixelMap; /* out: uint32[maxCount], sorted slot -> ray; words past the live entries (with the
                                     tail: past the entries) are not written */
  RaysortBuffer oldToNewPixelMap; /* out, optional: uint32[ids in the map], ray -> sorted slot; only the rays in
                                     newToOldPixelMap are written; with a list, no ray may stand in it twice */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials */
  RaysortBuffer scratch;
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap (without a list; with one: one id) */
  VkDeviceSize listSize;               /* of list */
  VkDeviceSize newToOldPixelMapSize;   /* of newToOldPixelMap */
  VkDeviceSize oldToNewPixelMapSize;   /* of oldToNewPixelMap (with a list: for the ids that materialIdMap holds) */
  VkDeviceSize rangesSize;             /* of ranges */
  VkDeviceSize liveArgumentsOffset;    /* in ranges: VkDispatchIndirectCommand over all live entries */
  VkDeviceSize materialsOffsetsOffset; /* in ranges: MaterialsOffsets, uint32[materialCount + 1]; material m owns the
                                          slots [m] .. [m + 1] - 1, and [materialCount] is the number of live entries */
  VkDeviceSize countedMaterialsOffset; /* in ranges: CountedMaterials, VkDispatchIndirectCommand[materialCount] */
  VkDeviceSize scratchSize;
  VkDeviceSize scratchAlignment; /* of scratch and of ranges: their device addresses */
  uint32_t passCount;
} RaysortSortLayout;

#define RAYSORT_SORT_MAX_PASSES 8

/* raysortCmdSort - the rays of each material in one run of slots, in their old order (stable; the same bits every time,
 * on every device).
 * Entry i is ray i, or list[i]; its id is materialIdMap[ray]. Ids 0 .. materialCount - 1 are live. The others, and list
 * entries past the id map (their id is not read and their oldToNewPixelMap word not written), form the tail: counted,
 * not dispatched, and moved only with RAYSORT_SORT_TAIL_BIT. CountedMaterials[m] = (x, y, 1) with
 * g = ceil(count of m / groupSize), x = min(g, maxGroupsX), y = ceil(g / maxGroupsX), at least 1.
 * needs  device addresses: ids a multiple of their size, scratch and ranges 16, the others 4
 * cost   3 dispatches, 6 of them and one more for more than 256 materials; one more for the statistic */
RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout);
RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                    const RaysortSortInfo *info);

/* What a sort read and wrote, copied back to the host. */
typedef struct RaysortSortResult
{
  const void *ids;                  /* the bytes of materialIdMap.buffer */
  const uint32_t *list;             /* NULL if info.list was not given */
  const uint32_t *count;            /* NULL if info.count was not given */
  const uint32_t *newToOldPixelMap;
  const uint32_t *oldToNewPixelMap; /* NULL if not given */
  const void *ranges;               /* the bytes of ranges */
} RaysortSortResult;

/* raysortCheckSort - for whoever doubts a driver: is this result the stable material sort of these ids?
 * info   as it was recorded; of its buffers only the sizes count
 * error  VK_ERROR_UNKNOWN: no; the message names the first place, what stands there and what should
 * cost   one host allocation of 4 (materialCount + 1) bytes, one walk over the entries */
RAYSORT_API VkResult raysortCheckSort(RaysortContext context, const RaysortSortInfo *info,
                                      const RaysortSortResult *result);

/* ---- radix sort ---- */

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
  VkDeviceSize scratchSize;
  VkDeviceSize scratchAlignment;
  uint32_t result; /* keys[result] and values[result] hold the sorted pairs; the others are undefined */
  uint32_t passCount;
} RaysortRadixLayout;

#define RAYSORT_RADIX_MAX_PASSES 24

/* raysortCmdRadixSort - sort pairs by the bits firstBit .. firstBit + bitCount - 1 of their keys, ascending, stable.
 * needs  device addresses: keys of 32 bits and values a multiple of 4, keys of 64 bits 8, scratch 16
 * cost   3 dispatches for every 8 bits */
RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout);
RAYSORT_API VkResult raysortPlanRadixSort(RaysortContext context, const RaysortRadixInfo *info, uint32_t *passCount,
                                          RaysortPass *passes);
RAYSORT_API VkResult raysortCmdRadixSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                         const RaysortRadixInfo *info);

/* >>dispatch: one indirect dispatch a material =========================================================== */

typedef struct RaysortDispatchInfo
{
  const RaysortSortInfo *sort;   /* materialCount, groupSize, maxGroupsX, newToOldPixelMap, ranges of the sort */
  const VkPipeline *pipelines;   /* [materialCount]: a pipeline a material; a null one is skipped. Or NULL: */
  VkPipeline uberPipeline;       /* one pipeline over all live entries */
  VkPipelineLayout layout;       /* of all these pipelines */
  VkShaderStageFlags pushStages; /* of the push constant range; 0: VK_SHADER_STAGE_COMPUTE_BIT */
  uint32_t pushOffset;           /* bytes: where RaysortDispatchPush goes (32 bytes), a multiple of 4 */
} RaysortDispatchInfo;

/* raysortPlanDispatch - what runs on the sorted list: an indirect dispatch for every material, or one for all.
 * The passes read newToOldPixelMap and ranges; what your pipelines touch besides is yours to declare (append to
 * accesses) and to synchronise. They commute: no barrier is put between them. Descriptor sets must be bound already.
 * In the shader, shaders/raysort_sort.glsl turns material and thread into a ray, or "past the end".
 * Which? Few registers and one code path for all: uber (no pipeline switches). Materials that differ much in code or
 * registers: a pipeline each. Figures: README. */
RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes);

#ifdef __cplusplus
}
#endif

#endif /* RAYSORT_H */
