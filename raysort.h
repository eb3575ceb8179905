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
/* ---- generated: digest ---- do not edit; run `make embed` */
#define RAYSORT_SHADER_DIGEST "0b146f8ce1e49ff391cf7d85057d3d0ed3521f5a8558c296c01f80a88c06443a"
/* ---- end generated: digest ---- */

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
#elif defined(RAYSORT_ADDRESS_GLSL) /* GLSL, through raysort_address.glsl: a reference is a buffer_reference type of that name */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) type
#define RAYSORT_UINT uint
#else /* HLSL: the words of the address; not every compiler has uint64_t */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) uint2
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

#define RAYSORT_THREADS 128    /* of every workgroup: the least that a Vulkan device must allow */
#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

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
  RAYSORT_UINT keyLayout;   /* bytes from id to id | shift of its bit field << 24 */
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
  uint32_t commutes;      /* how many of the passes just before it it may run beside, or swap places with */
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

#ifdef RAYSORT_IMPLEMENTATION
#ifndef RAYSORT_IMPLEMENTATION_ONCE
#define RAYSORT_IMPLEMENTATION_ONCE

/* >>impl ================================================================================================= */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

#ifndef RAYSORT_ASSERT
#include <assert.h>
#define RAYSORT_ASSERT(x) assert(x)
#endif

/* >>core: context, buffers, passes ======================================================================= */

typedef unsigned long long raysort_u64; /* for printf, the same everywhere */

/* Pipelines: a kernel and what it is specialised for. */
enum raysort_pipeline
{
  RAYSORT_PIPELINE_REDUCE,
  RAYSORT_PIPELINE_ROWS,
  RAYSORT_PIPELINE_DOWNSWEEP,
  RAYSORT_PIPELINE_STATISTIC,
  RAYSORT_PIPELINE_RANGES,
  RAYSORT_PIPELINE_COUNT,                                                 /* + RAYSORT_SOURCE_* */
  RAYSORT_PIPELINE_SCATTER = RAYSORT_PIPELINE_COUNT + RAYSORT_SOURCE_COUNT, /* + 3 source + digit class */
  RAYSORT_PIPELINE_TOTAL = RAYSORT_PIPELINE_SCATTER + 3 * RAYSORT_SOURCE_COUNT
};

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
  uint32_t sortItems; /* entries a thread of a tile: RAYSORT_CONSTANT_ITEMS */
  VkPipelineLayout layout;
  VkPipeline pipelines[RAYSORT_PIPELINE_TOTAL];
};

static RaysortSpirv raysort_spirv(uint32_t shader); /* at the end of the file, beside the words */

/* ---- messages ---- */

static VkResult raysort_say(RaysortMessage message, void *user, VkResult result, const char *text)
{
  if (message)
    message(user, result, text);
  return result;
}

static VkResult raysort_refuse(RaysortContext context, const char *text)
{
  return raysort_say(context->message, context->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* Refuses unless low <= value <= high. */
static VkResult raysort_checkRange(RaysortContext context, const char *field, uint64_t value, uint64_t low,
                                   uint64_t high)
{
  char text[256];
  if (value >= low && value <= high)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "%s is %llu, must be %llu .. %llu", field, (raysort_u64)value, (raysort_u64)low,
           (raysort_u64)high);
  return raysort_refuse(context, text);
}

/* ---- host memory ---- */

static void *raysort_allocate(const VkAllocationCallbacks *allocator, size_t size)
{
  if (allocator)
    return allocator->pfnAllocation(allocator->pUserData, size, sizeof(void *) * 2,
                                    VK_SYSTEM_ALLOCATION_SCOPE_OBJECT);
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

/* The user's table, completed through getInstanceProcAddr: the core name first, then the alias. With device commands
 * only if a device is given. Returns the first required command that is missing, or NULL. */
static const char *raysort_loadCommands(const RaysortContextInfo *info, RaysortCommands *vk)
{
  PFN_vkGetDeviceProcAddr getDevice = NULL;
  const char *missing = NULL;
  const int hasDevice = info->device != VK_NULL_HANDLE;
  enum raysort_level
  {
    INSTANCE,
    DEVICE
  };

  memset(vk, 0, sizeof(*vk));
  if (info->commands)
    *vk = *info->commands;
  if (info->getInstanceProcAddr && hasDevice)
    getDevice = (PFN_vkGetDeviceProcAddr)info->getInstanceProcAddr(info->instance, "vkGetDeviceProcAddr");
#define RAYSORT_X(required, level, name, alias)                                      \
  if (hasDevice >= (int)level)                                                       \
  {                                                                                  \
    const PFN_vkGetDeviceProcAddr get = (int)level ? getDevice : NULL;               \
    const char *other = alias;                                                       \
    if (!vk->name)                                                                   \
      vk->name = (PFN_##name)raysort_findCommand(info, get, #name);                  \
    if (!vk->name && other)                                                          \
      vk->name = (PFN_##name)raysort_findCommand(info, get, other);                  \
    if (!vk->name && (required) && !missing)                                         \
      missing = #name;                                                               \
  }
  RAYSORT_COMMANDS(RAYSORT_X)
#undef RAYSORT_X
  return missing;
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
  features.vulkan12.bufferDeviceAddress = VK_FALSE;
  vk->vkGetPhysicalDeviceFeatures2(info->physicalDevice, &features.features2);
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
  const char *missing;
  char text[256];
  VkResult result = raysort_checkInfo(info);
  if (result != VK_SUCCESS)
    return result;
  missing = raysort_loadCommands(info, vk);
  if (missing)
  {
    snprintf(text, sizeof(text), "missing Vulkan command %s", missing);
    return raysort_say(info->message, info->messageUser, VK_ERROR_INITIALIZATION_FAILED, text);
  }
  return raysort_checkDevice(info, vk, limits);
}

RAYSORT_API VkResult raysortCheckDevice(const RaysortContextInfo *info)
{
  RaysortContextInfo instanceOnly = *info;
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  instanceOnly.device = VK_NULL_HANDLE;
  return raysort_prepare(&instanceOnly, &vk, &limits);
}

/* ---- pipelines ---- */

static const char *const raysort_shaderNames[RAYSORT_SHADER_COUNT] = {
#define RAYSORT_X(NAME, folder, name) #folder "/" #name ".comp",
    RAYSORT_SHADERS(RAYSORT_X)
#undef RAYSORT_X
};

/* Digit classes of the scatter kernel: at most 16, 64 or 256 digits. */
static const uint32_t raysort_digitBits[3] = {4, 6, 8};

/* What pipeline `index` is made of; returns 0 if this context has none. */
static int raysort_pipelineParts(RaysortContext context, uint32_t index, uint32_t *shader, uint32_t constants[3])
{
  static const RaysortShader plain[RAYSORT_PIPELINE_COUNT] = {
      RAYSORT_SHADER_SCAN_REDUCE, RAYSORT_SHADER_SCAN_ROWS, RAYSORT_SHADER_SCAN_DOWNSWEEP,
      RAYSORT_SHADER_SORT_STATISTIC, RAYSORT_SHADER_SORT_RANGES};
  const uint32_t capabilities = context->properties.capabilities;
  const int scan = (capabilities & RAYSORT_CAPABILITY_SCAN_BIT) != 0;
  const int sort = (capabilities & RAYSORT_CAPABILITY_SORT_BIT) != 0;
  uint32_t digitClass = 2;

  constants[RAYSORT_CONSTANT_ITEMS] = context->sortItems;
  constants[RAYSORT_CONSTANT_SOURCE] = RAYSORT_SOURCE_STRIDED;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = 0;
  if (index < RAYSORT_PIPELINE_COUNT)
  {
    *shader = (uint32_t)plain[index];
    return index == RAYSORT_PIPELINE_ROWS ? scan || sort : index < RAYSORT_PIPELINE_STATISTIC ? scan : sort;
  }
  if (index < RAYSORT_PIPELINE_SCATTER)
  {
    *shader = RAYSORT_SHADER_SORT_COUNT;
    constants[RAYSORT_CONSTANT_SOURCE] = index - RAYSORT_PIPELINE_COUNT;
    return sort;
  }
  *shader = RAYSORT_SHADER_SORT_SCATTER;
  digitClass = (index - RAYSORT_PIPELINE_SCATTER) % 3;
  constants[RAYSORT_CONSTANT_SOURCE] = (index - RAYSORT_PIPELINE_SCATTER) / 3;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  return sort && (digitClass != 1 || context->sortItems == 32); /* 6 bits need more than 16 KiB of shared memory */
}

/* The shader modules that the context's pipelines need; the others stay null. */
static VkResult raysort_makeModules(RaysortContext context, const RaysortContextInfo *info, VkShaderModule *modules)
{
  uint32_t index, shader, constants[3];
  for (index = 0; index < RAYSORT_PIPELINE_TOTAL; ++index)
  {
    VkShaderModuleCreateInfo create;
    RaysortSpirv spirv;
    VkResult result;
    char text[256];
    if (!raysort_pipelineParts(context, index, &shader, constants) || modules[shader] != VK_NULL_HANDLE)
      continue;
    spirv = info->shaders && info->shaders[shader].words ? info->shaders[shader] : raysort_spirv(shader);
    if (!spirv.words || spirv.size == 0 || spirv.size % 4 != 0)
    {
      snprintf(text, sizeof(text), "RaysortContextInfo.shaders[%u]: no SPIR-V for shaders/kernels/%s (%llu bytes)",
               (unsigned)shader, raysort_shaderNames[shader], (raysort_u64)spirv.size);
      return raysort_refuse(context, text);
    }
    memset(&create, 0, sizeof(create));
    create.sType = VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO;
    create.codeSize = spirv.size;
    create.pCode = spirv.words;
    result = context->vk.vkCreateShaderModule(context->device, &create, context->allocator, &modules[shader]);
    if (result != VK_SUCCESS)
    {
      modules[shader] = VK_NULL_HANDLE;
      return result;
    }
  }
  return VK_SUCCESS;
}

/* All pipelines in one call, so that the driver may compile them side by side. */
static VkResult raysort_makePipelines(RaysortContext context, VkPipelineCache cache, const VkShaderModule *modules)
{
  VkSpecializationMapEntry entries[3];
  VkSpecializationInfo specializations[RAYSORT_PIPELINE_TOTAL];
  VkComputePipelineCreateInfo creates[RAYSORT_PIPELINE_TOTAL];
  VkPipeline made[RAYSORT_PIPELINE_TOTAL];
  uint32_t constants[RAYSORT_PIPELINE_TOTAL][3], indices[RAYSORT_PIPELINE_TOTAL];
  uint32_t index, shader, count = 0;
  VkResult result;

  for (index = 0; index < 3; ++index)
  {
    entries[index].constantID = index;
    entries[index].offset = index * 4;
    entries[index].size = 4;
  }
  memset(creates, 0, sizeof(creates));
  memset(made, 0, sizeof(made));
  for (index = 0; index < RAYSORT_PIPELINE_TOTAL; ++index)
  {
    if (!raysort_pipelineParts(context, index, &shader, constants[count]))
      continue;
    specializations[count].mapEntryCount = 3;
    specializations[count].pMapEntries = entries;
    specializations[count].dataSize = sizeof(constants[count]);
    specializations[count].pData = constants[count];
    creates[count].sType = VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO;
    creates[count].stage.sType = VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO;
    creates[count].stage.stage = VK_SHADER_STAGE_COMPUTE_BIT;
    creates[count].stage.module = modules[shader];
    creates[count].stage.pName = "main";
    creates[count].stage.pSpecializationInfo = &specializations[count];
    creates[count].layout = context->layout;
    indices[count++] = index;
  }
  result = context->vk.vkCreateComputePipelines(context->device, cache, count, creates, context->allocator, made);
  for (index = 0; index < count; ++index)
    context->pipelines[indices[index]] = made[index]; /* those that were made, even after a failure */
  context->properties.pipelineCount = count;
  return result;
}

static VkResult raysort_build(RaysortContext context, const RaysortContextInfo *info)
{
  VkShaderModule modules[RAYSORT_SHADER_COUNT];
  VkPushConstantRange range;
  VkPipelineLayoutCreateInfo create;
  clock_t start = clock();
  uint32_t i;
  VkResult result;

  memset(modules, 0, sizeof(modules));
  memset(&create, 0, sizeof(create));
  range.stageFlags = VK_SHADER_STAGE_COMPUTE_BIT;
  range.offset = 0;
  range.size = RAYSORT_MAX_PUSH;
  create.sType = VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO;
  create.pushConstantRangeCount = 1;
  create.pPushConstantRanges = &range;
  result = context->vk.vkCreatePipelineLayout(context->device, &create, context->allocator, &context->layout);
  if (result != VK_SUCCESS)
  {
    context->layout = VK_NULL_HANDLE;
    return result;
  }
  result = raysort_makeModules(context, info, modules);
  if (result == VK_SUCCESS)
    result = raysort_makePipelines(context, info->pipelineCache, modules);
  for (i = 0; i < RAYSORT_SHADER_COUNT; ++i)
    if (modules[i] != VK_NULL_HANDLE)
      context->vk.vkDestroyShaderModule(context->device, modules[i], context->allocator);
  context->properties.pipelineSeconds = (double)(clock() - start) / (double)CLOCKS_PER_SEC;
  return result;
}

/* ---- context ---- */

static void raysort_initialise(RaysortContext context, const RaysortContextInfo *info, const RaysortCommands *vk,
                               const VkPhysicalDeviceLimits *limits)
{
  memset(context, 0, sizeof(*context));
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
  context->sortItems = limits->maxComputeSharedMemorySize >= 24 * 1024 ? 32 : 16;
  context->properties.capabilities =
      info->capabilities ? info->capabilities : RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT;
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->properties.sortTile = RAYSORT_THREADS * context->sortItems;
}

RAYSORT_API VkResult raysortCreateContext(const RaysortContextInfo *info, RaysortContext *context)
{
  RaysortCommands vk;
  VkPhysicalDeviceLimits limits;
  RaysortContext made;
  VkResult result;
  char text[256];

  *context = NULL;
  if (info->device == VK_NULL_HANDLE)
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortContextInfo.device is null");
  if (info->capabilities & ~(uint32_t)(RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT))
  {
    snprintf(text, sizeof(text), "RaysortContextInfo.capabilities is 0x%x, known are 0x3", (unsigned)info->capabilities);
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
  }
  result = raysort_prepare(info, &vk, &limits);
  if (result != VK_SUCCESS)
    return result;
  made = (RaysortContext)raysort_allocate(info->allocator, sizeof(*made));
  if (!made)
    return VK_ERROR_OUT_OF_HOST_MEMORY;
  raysort_initialise(made, info, &vk, &limits);
  result = raysort_build(made, info);
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
  uint32_t i;
  if (!context)
    return;
  for (i = 0; i < RAYSORT_PIPELINE_TOTAL; ++i)
    if (context->pipelines[i] != VK_NULL_HANDLE)
      context->vk.vkDestroyPipeline(context->device, context->pipelines[i], context->allocator);
  if (context->layout != VK_NULL_HANDLE)
    context->vk.vkDestroyPipelineLayout(context->device, context->layout, context->allocator);
  allocator = context->allocatorCopy; /* the callbacks must outlive the memory they stand in */
  raysort_free(context->allocator ? &allocator : NULL, context);
}

RAYSORT_API void raysortGetContextProperties(RaysortContext context, RaysortContextProperties *properties)
{
  *properties = context->properties;
}

/* ---- sizes: 64 bits; counts below 2^31 times strides of at most 256 cannot overflow ---- */

static VkDeviceSize raysort_align(VkDeviceSize size, VkDeviceSize alignment)
{
  return (size + alignment - 1) & ~(alignment - 1);
}

static uint32_t raysort_divideUp(uint32_t a, uint32_t b)
{
  return a / b + (a % b != 0);
}

/* ---- buffers of an info struct ---- */

/* One buffer of an info struct, checked and with its address. */
typedef struct raysort_range
{
  const char *field; /* "RaysortSortInfo.scratch" */
  RaysortSlot slot;
  RaysortBuffer buffer;
  VkDeviceAddress address; /* 0: dry */
  VkDeviceSize needed;     /* bytes that the plan touches */
  int isPresent;
  int isWritten;
} raysort_range;

#define RAYSORT_OPTIONAL 1
#define RAYSORT_WRITTEN 2

static VkResult raysort_checkAddress(RaysortContext context, raysort_range *range, VkDeviceSize alignment)
{
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
               range->field);
      return raysort_refuse(context, text);
    }
    range->address = address + range->buffer.offset;
  }
  if ((address + range->buffer.offset) % alignment != 0)
  {
    snprintf(text, sizeof(text), "%s.offset is %llu (device address 0x%llx), the address must be a multiple of %llu",
             range->field, (raysort_u64)range->buffer.offset, (raysort_u64)(address + range->buffer.offset),
             (raysort_u64)alignment);
    return raysort_refuse(context, text);
  }
  return VK_SUCCESS;
}

/* A buffer of which nothing is needed counts as not given. One that is needed and null makes the plan dry. */
static VkResult raysort_useBuffer(RaysortContext context, raysort_range *range, const char *field, RaysortSlot slot,
                                  const RaysortBuffer *buffer, VkDeviceSize needed, VkDeviceSize alignment, int flags)
{
  const int isNull = buffer->buffer == VK_NULL_HANDLE;
  char text[256];

  memset(range, 0, sizeof(*range));
  range->field = field;
  range->slot = slot;
  range->buffer = *buffer;
  range->needed = needed;
  range->isWritten = (flags & RAYSORT_WRITTEN) != 0;
  if (needed == 0 || (isNull && buffer->size == 0 && (flags & RAYSORT_OPTIONAL)))
    return VK_SUCCESS;
  range->isPresent = 1;
  if (buffer->offset > UINT64_MAX - buffer->size)
  {
    snprintf(text, sizeof(text), "%s: offset %llu + size %llu pass 64 bits", field, (raysort_u64)buffer->offset,
             (raysort_u64)buffer->size);
    return raysort_refuse(context, text);
  }
  if (buffer->size < needed && !(isNull && buffer->size == 0))
  {
    snprintf(text, sizeof(text), "%s.size is %llu bytes, %llu are needed", field, (raysort_u64)buffer->size,
             (raysort_u64)needed);
    return raysort_refuse(context, text);
  }
  return raysort_checkAddress(context, range, alignment);
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
      snprintf(text, sizeof(text), "%s (device address 0x%llx, %llu bytes) overlaps %s (0x%llx, %llu bytes)", b->field,
               (raysort_u64)b->address, (raysort_u64)b->needed, a->field, (raysort_u64)a->address,
               (raysort_u64)a->needed);
      return raysort_refuse(context, text);
    }
  return VK_SUCCESS;
}

/* ---- making passes ---- */

/* A list being planned: passes past the capacity are counted, not stored. */
typedef struct raysort_plan
{
  RaysortContext context;
  RaysortPass *passes;
  uint32_t capacity;
  uint32_t count;
} raysort_plan;

static void raysort_beginPlan(raysort_plan *plan, RaysortContext context, const uint32_t *passCount,
                              RaysortPass *passes)
{
  plan->context = context;
  plan->passes = passes;
  plan->capacity = passes ? *passCount : 0;
  plan->count = 0;
}

static VkResult raysort_endPlan(const raysort_plan *plan, uint32_t *passCount)
{
  *passCount = plan->count;
  return plan->passes && plan->count > plan->capacity ? VK_INCOMPLETE : VK_SUCCESS;
}

static void raysort_beginPass(const raysort_plan *plan, RaysortPass *pass, const char *name, uint32_t pipeline,
                              uint32_t groups)
{
  RAYSORT_ASSERT(pipeline < RAYSORT_PIPELINE_TOTAL);
  memset(pass, 0, sizeof(*pass));
  pass->name = name;
  pass->pipeline = plan->context->pipelines[pipeline];
  pass->layout = plan->context->layout;
  pass->groups[0] = groups;
  pass->groups[1] = 1;
  pass->groups[2] = 1;
  pass->pushStages = VK_SHADER_STAGE_COMPUTE_BIT;
}

/* Declares `size` bytes from `offset` of the range. Returns the address of the first byte; 0 if absent or dry. */
static VkDeviceAddress raysort_touch(RaysortPass *pass, const raysort_range *range, VkDeviceSize offset,
                                     VkDeviceSize size, VkAccessFlags accessFlags, VkBool32 discard, size_t push)
{
  RaysortAccess *access = &pass->accesses[pass->accessCount];
  if (!range->isPresent || size == 0)
    return 0;
  RAYSORT_ASSERT(pass->accessCount < RAYSORT_MAX_ACCESSES);
  ++pass->accessCount;
  access->slot = range->slot;
  access->buffer.buffer = range->buffer.buffer;
  access->buffer.offset = range->buffer.offset + offset;
  access->buffer.size = size;
  access->address = range->address ? range->address + offset : 0;
  access->stage = accessFlags & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT
                                                                    : VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT;
  access->access = accessFlags;
  access->discard = discard;
  access->push = (uint32_t)push;
  if (!range->address)
    pass->isDry = VK_TRUE;
  return access->address;
}

#define RAYSORT_READ VK_ACCESS_SHADER_READ_BIT
#define RAYSORT_WRITE VK_ACCESS_SHADER_WRITE_BIT

static void raysort_endPass(raysort_plan *plan, RaysortPass *pass, const void *push, size_t pushSize)
{
  RAYSORT_ASSERT(pushSize <= RAYSORT_MAX_PUSH);
  pass->pushSize = (uint32_t)pushSize;
  memcpy(pass->push, push, pushSize);
  if (plan->passes && plan->count < plan->capacity)
    plan->passes[plan->count] = *pass;
  ++plan->count;
}

/* ---- recording ---- */

static const char *raysort_slotName(RaysortSlot slot)
{
  static const char *const names[] = {"scratch", "count",           "input",            "output",           "total",
                                      "materialIdMap", "list",      "newToOldPixelMap", "oldToNewPixelMap", "ranges",
                                      "keys[0]", "keys[1]",         "values[0]",        "values[1]"};
  return (uint32_t)slot < sizeof(names) / sizeof(names[0]) ? names[slot] : "buffer";
}

static VkResult raysort_checkRecordable(RaysortContext context, const RaysortPass *pass)
{
  char text[256];
  uint32_t i;
  if (!pass->isDry)
    return VK_SUCCESS;
  for (i = 0; i + 1 < pass->accessCount && pass->accesses[i].address; ++i)
  {
  }
  snprintf(text, sizeof(text), "the pass \"%s\" is dry, it cannot be recorded: %s has no buffer", pass->name,
           raysort_slotName(pass->accesses[i].slot));
  return raysort_refuse(context, text);
}

static void raysort_dispatch(const RaysortCommands *vk, VkCommandBuffer commandBuffer, const RaysortPass *pass)
{
  vk->vkCmdBindPipeline(commandBuffer, VK_PIPELINE_BIND_POINT_COMPUTE, pass->pipeline);
  if (pass->pushSize)
    vk->vkCmdPushConstants(commandBuffer, pass->layout, pass->pushStages, pass->pushOffset, pass->pushSize, pass->push);
  if (pass->isIndirect)
    vk->vkCmdDispatchIndirect(commandBuffer, pass->indirect.buffer, pass->indirect.offset);
  else
    vk->vkCmdDispatch(commandBuffer, pass->groups[0], pass->groups[1], pass->groups[2]);
}

RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass)
{
  VkResult result = raysort_checkRecordable(context, pass);
  if (result == VK_SUCCESS)
    raysort_dispatch(&context->vk, commandBuffer, pass);
  return result;
}

#define RAYSORT_WRITE_ACCESSES \
  (VK_ACCESS_SHADER_WRITE_BIT | VK_ACCESS_TRANSFER_WRITE_BIT | VK_ACCESS_HOST_WRITE_BIT | VK_ACCESS_MEMORY_WRITE_BIT)
#define RAYSORT_COMPUTE_ACCESSES (VK_ACCESS_SHADER_READ_BIT | VK_ACCESS_SHADER_WRITE_BIT)

static int raysort_overlaps(const RaysortAccess *a, const RaysortAccess *b)
{
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
} raysort_settled;

typedef struct raysort_barrier
{
  VkPipelineStageFlags srcStage, dstStage;
  VkAccessFlags srcAccess, dstAccess;
} raysort_barrier;

/* Adds to the barrier what access b of a pass needs after access a of pass `earlier`. */
static void raysort_addHazard(raysort_barrier *barrier, const raysort_settled *settled, uint32_t earlier,
                              const RaysortAccess *a, const RaysortAccess *b)
{
  const int aWrites = (a->access & RAYSORT_WRITE_ACCESSES) != 0, bWrites = (b->access & RAYSORT_WRITE_ACCESSES) != 0;
  uint32_t done = settled->execution; /* read, then written: the write must only wait */
  if ((!aWrites && !bWrites) || !raysort_overlaps(a, b))
    return;
  if (aWrites)
    done = b->access & ~(VkAccessFlags)(RAYSORT_COMPUTE_ACCESSES | VK_ACCESS_INDIRECT_COMMAND_READ_BIT) ? 0
           : b->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT                                            ? settled->indirect
                                                                                                        : settled->shader;
  if (earlier < done)
    return;
  barrier->srcStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | a->stage;
  barrier->dstStage |= VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT | b->stage;
  if (aWrites)
  {
    barrier->srcAccess |= VK_ACCESS_SHADER_WRITE_BIT | (a->access & RAYSORT_WRITE_ACCESSES);
    barrier->dstAccess |= RAYSORT_COMPUTE_ACCESSES | b->access;
  }
}

/* The barrier that pass `index` needs before it: none if srcStage is 0. */
static raysort_barrier raysort_findBarrier(const RaysortPass *passes, uint32_t index, raysort_settled *settled)
{
  const RaysortPass *pass = &passes[index];
  const uint32_t end = index - (pass->commutes < index ? pass->commutes : index);
  raysort_barrier barrier;
  uint32_t earlier, a, b;

  memset(&barrier, 0, sizeof(barrier));
  for (earlier = 0; earlier < end; ++earlier)
    for (a = 0; a < passes[earlier].accessCount; ++a)
      for (b = 0; b < pass->accessCount; ++b)
        raysort_addHazard(&barrier, settled, earlier, &passes[earlier].accesses[a], &pass->accesses[b]);
  if (barrier.srcStage)
    settled->execution = index;
  if (barrier.dstAccess)
    settled->shader = index;
  if (barrier.dstAccess & VK_ACCESS_INDIRECT_COMMAND_READ_BIT)
    settled->indirect = index;
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
  if (!timestamps || timestamps->pool == VK_NULL_HANDLE)
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
  const int labelled = vk->vkCmdBeginDebugUtilsLabelEXT && vk->vkCmdEndDebugUtilsLabelEXT;
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

  if (timestamps)
    timestamps->written = 0;
  for (i = 0; i < passCount; ++i)
  {
    VkResult result = raysort_checkRecordable(context, &passes[i]);
    if (result != VK_SUCCESS)
      return result;
  }
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

/* >>scan: prefix sum ===================================================================================== */

#define RAYSORT_MAX_CHUNKS 2048u /* workgroups of a kernel: past that, a workgroup takes several tiles */

/* Words of a table's row: room for every chunk, a multiple of 4. */
static uint32_t raysort_rowStride(uint32_t count, uint32_t tile)
{
  uint32_t tiles = raysort_divideUp(count, tile);
  tiles = tiles < RAYSORT_MAX_CHUNKS ? tiles : RAYSORT_MAX_CHUNKS;
  return tiles ? (tiles + 3) & ~3u : 4;
}

/* Workgroups to record for a count that may turn out to be smaller; at least one, which writes what is due for none. */
static uint32_t raysort_chunkGroups(uint32_t count, uint32_t tile)
{
  uint32_t tiles = raysort_divideUp(count, tile);
  return tiles < 1 ? 1 : tiles < RAYSORT_MAX_CHUNKS ? tiles : RAYSORT_MAX_CHUNKS;
}

/* A table in scratch, a row a digit, and behind it the totals of the rows: their low words, then their high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* in scratch */
  uint32_t rows, rowStride;
} raysort_table;

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

/* Scan of every row; `live` may be NULL: then all maxCount entries are there. */
static void raysort_planRows(raysort_plan *plan, const char *name, const raysort_range *scratch,
                             const raysort_table *table, const raysort_range *live, VkDeviceSize liveOffset,
                             uint32_t maxCount, uint32_t tile)
{
  RaysortPass pass;
  RaysortRowsPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, name, RAYSORT_PIPELINE_ROWS, table->rows);
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ | RAYSORT_WRITE,
                             VK_FALSE, offsetof(RaysortRowsPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_WRITE,
                              VK_TRUE, offsetof(RaysortRowsPush, totals));
  if (live && live->isPresent)
  {
    push.live = raysort_touch(&pass, live, liveOffset, 4, RAYSORT_READ, VK_FALSE, offsetof(RaysortRowsPush, live));
    push.flags = RAYSORT_KERNEL_LIVE_COUNT;
  }
  push.maxCount = maxCount;
  push.rowStride = table->rowStride;
  push.tile = tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static VkResult raysort_needCapability(RaysortContext context, uint32_t capability, const char *text)
{
  return context->properties.capabilities & capability ? VK_SUCCESS : raysort_refuse(context, text);
}

static void raysort_scanTable(const RaysortScanInfo *info, raysort_table *table)
{
  table->offset = 0;
  table->rows = 2;
  table->rowStride = raysort_rowStride(info->count, RAYSORT_SCAN_TILE);
}

RAYSORT_API VkResult raysortGetScanLayout(RaysortContext context, const RaysortScanInfo *info,
                                          RaysortScanLayout *layout)
{
  raysort_table table;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_needCapability(context, RAYSORT_CAPABILITY_SCAN_BIT,
                                  "RaysortContextInfo.capabilities lacks RAYSORT_CAPABILITY_SCAN_BIT");
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortScanInfo.count", info->count, 0, RAYSORT_MAX_COUNT);
  if (result != VK_SUCCESS)
    return result;
  raysort_scanTable(info, &table);
  layout->dataSize = (VkDeviceSize)info->count * 4;
  layout->totalSize = 8;
  layout->scratchSize = raysort_tableEnd(&table);
  layout->scratchAlignment = 16;
  layout->passCount = RAYSORT_SCAN_MAX_PASSES;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_SCAN_INPUT,
  RAYSORT_SCAN_OUTPUT,
  RAYSORT_SCAN_TOTAL,
  RAYSORT_SCAN_SCRATCH,
  RAYSORT_SCAN_BUFFERS
};

static VkResult raysort_scanBuffers(RaysortContext context, const RaysortScanInfo *info,
                                    const RaysortScanLayout *layout, raysort_range *ranges)
{
  raysort_range apart[RAYSORT_SCAN_BUFFERS];
  VkResult result =
      raysort_useBuffer(context, &ranges[RAYSORT_SCAN_INPUT], "RaysortScanInfo.input", RAYSORT_SLOT_INPUT, &info->input,
                        layout->dataSize, 4, 0);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SCAN_OUTPUT], "RaysortScanInfo.output", RAYSORT_SLOT_OUTPUT,
                               &info->output, layout->dataSize, 4, RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SCAN_TOTAL], "RaysortScanInfo.total", RAYSORT_SLOT_TOTAL,
                               &info->total, layout->totalSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SCAN_SCRATCH], "RaysortScanInfo.scratch", RAYSORT_SLOT_SCRATCH,
                               &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN);
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
  raysort_beginPass(plan, &pass, "scan downsweep", RAYSORT_PIPELINE_DOWNSWEEP,
                    raysort_chunkGroups(info->count, RAYSORT_SCAN_TILE));
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, bytes, RAYSORT_READ, VK_FALSE,
                              offsetof(RaysortDownsweepPush, values));
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ, VK_FALSE,
                             offsetof(RaysortDownsweepPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_READ,
                              VK_FALSE, offsetof(RaysortDownsweepPush, totals));
  push.sums = raysort_touch(&pass, &ranges[RAYSORT_SCAN_OUTPUT], 0, bytes, RAYSORT_WRITE, VK_TRUE,
                            offsetof(RaysortDownsweepPush, sums));
  push.total = raysort_touch(&pass, &ranges[RAYSORT_SCAN_TOTAL], 0, 8, RAYSORT_WRITE, VK_TRUE,
                             offsetof(RaysortDownsweepPush, total));
  push.count = info->count;
  push.rowStride = table->rowStride;
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
  raysort_beginPlan(&plan, context, passCount, passes);

  memset(&push, 0, sizeof(push));
  raysort_beginPass(&plan, &pass, "scan reduce", RAYSORT_PIPELINE_REDUCE,
                    raysort_chunkGroups(info->count, RAYSORT_SCAN_TILE));
  push.values = raysort_touch(&pass, &ranges[RAYSORT_SCAN_INPUT], 0, layout.dataSize, RAYSORT_READ, VK_FALSE,
                              offsetof(RaysortReducePush, values));
  push.table = raysort_touch(&pass, &ranges[RAYSORT_SCAN_SCRATCH], table.offset, raysort_tableSize(&table),
                             RAYSORT_WRITE, VK_TRUE, offsetof(RaysortReducePush, table));
  push.count = info->count;
  push.rowStride = table.rowStride;
  raysort_endPass(&plan, &pass, &push, sizeof(push));

  raysort_planRows(&plan, "scan rows", &ranges[RAYSORT_SCAN_SCRATCH], &table, NULL, 0, info->count, RAYSORT_SCAN_TILE);
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

/* >>sort: material sort ================================================================================== */

/* ---- one digit: what the material sort and the radix sort are made of ---- */

/* Where the kernels find keys, and values beside them. */
typedef struct raysort_source
{
  const raysort_range *keys;
  const raysort_range *values; /* NULL: the value of entry i is i */
  const raysort_range *live;   /* NULL: there are maxCount entries */
  VkDeviceSize keysOffset, keysSize, keysLead; /* bytes of the range that are read, and where the first key lies in them */
  VkDeviceSize valuesOffset, liveOffset;
  uint32_t maxCount;
  uint32_t kind;     /* RAYSORT_SOURCE_* */
  uint32_t flags;    /* RAYSORT_KERNEL_TAIL, WRITE_TAIL, INDIRECT, VALUES, LIVE_COUNT */
  uint32_t capacity; /* keys there are */
  uint32_t layout, mask, tailKey;
} raysort_source;

/* One digit of a sort: bits shift .. of the key, `count` values. */
typedef struct raysort_digit
{
  uint32_t shift, mask, count;
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

static VkDeviceAddress raysort_touchKeys(RaysortPass *pass, const raysort_source *source, size_t push)
{
  VkDeviceAddress address =
      raysort_touch(pass, source->keys, source->keysOffset, source->keysSize, RAYSORT_READ, VK_FALSE, push);
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
                    raysort_chunkGroups(source->maxCount, plan->context->properties.sortTile));
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortCountPush, keys));
  if (source->flags & RAYSORT_KERNEL_INDIRECT)
    push.values = raysort_touchOptional(&pass, source->values, source->valuesOffset, (VkDeviceSize)source->maxCount * 4,
                                        RAYSORT_READ, offsetof(RaysortCountPush, values));
  push.live = raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ,
                                    offsetof(RaysortCountPush, live));
  push.table = raysort_touch(&pass, scratch, digit->table.offset + firstRow * rowBytes, rows * rowBytes, RAYSORT_WRITE,
                             VK_TRUE, offsetof(RaysortCountPush, table));
  push.maxCount = source->maxCount;
  push.flags = source->flags;
  push.rowStride = digit->table.rowStride;
  push.keyCapacity = source->capacity;
  push.keyLayout = source->layout;
  push.keyMask = source->mask;
  push.tailKey = source->tailKey;
  push.digitShift = digit->shift;
  push.digitMask = digit->mask;
  push.digitCount = digit->count;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* The smallest digit class that holds `count` digits and that the device has the shared memory for. */
static uint32_t raysort_digitClass(RaysortContext context, uint32_t count)
{
  uint32_t digitClass = 0;
  while (digitClass < 2 && (1u << raysort_digitBits[digitClass]) < count)
    ++digitClass;
  return digitClass == 1 && context->sortItems != 32 ? 2 : digitClass;
}

static void raysort_pushScatter(RaysortScatterPush *push, const raysort_source *source, const raysort_digit *digit,
                                const raysort_target *target)
{
  push->maxCount = source->maxCount;
  push->flags = source->flags | target->flags;
  push->rowStride = digit->table.rowStride;
  push->keyCapacity = source->capacity;
  push->keyLayout = source->layout;
  push->keyMask = source->mask;
  push->tailKey = source->tailKey;
  push->digitShift = digit->shift;
  push->digitMask = digit->mask;
  push->digitCount = digit->count;
  push->groupSize = target->groupSize;
  push->maxGroupsX = target->maxGroupsX;
  push->inverseCapacity = (uint32_t)(target->inverseSize / 4);
  push->countedOffset = target->countedOffset;
}

static void raysort_planScatter(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                                const raysort_range *scratch, const raysort_target *target)
{
  const VkDeviceSize count = source->maxCount;
  RaysortPass pass;
  RaysortScatterPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sort scatter",
                    RAYSORT_PIPELINE_SCATTER + source->kind * 3 + raysort_digitClass(plan->context, digit->count),
                    raysort_chunkGroups(source->maxCount, plan->context->properties.sortTile));
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortScatterPush, keys));
  push.values = raysort_touchOptional(&pass, source->values, source->valuesOffset, count * 4, RAYSORT_READ,
                                      offsetof(RaysortScatterPush, values));
  push.live = raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ,
                                    offsetof(RaysortScatterPush, live));
  push.table = raysort_touch(&pass, scratch, digit->table.offset, raysort_tableSize(&digit->table), RAYSORT_READ,
                             VK_FALSE, offsetof(RaysortScatterPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(&digit->table), raysort_totalsSize(&digit->table),
                              RAYSORT_READ, VK_FALSE, offsetof(RaysortScatterPush, totals));
  push.valuesOut = raysort_touchOptional(&pass, target->values, target->valuesOffset, count * 4, RAYSORT_WRITE,
                                         offsetof(RaysortScatterPush, valuesOut));
  push.keysOut = raysort_touchOptional(&pass, target->keys, target->keysOffset, count * target->keyBytes, RAYSORT_WRITE,
                                       offsetof(RaysortScatterPush, keysOut));
  if (target->inverse) /* not a discard: rays that are not in the list keep their words */
    push.inverse = raysort_touch(&pass, target->inverse, 0, target->inverseSize, RAYSORT_WRITE, VK_FALSE,
                                 offsetof(RaysortScatterPush, inverse));
  push.ranges = raysort_touchOptional(&pass, target->ranges, 0, target->rangesSize, RAYSORT_WRITE,
                                      offsetof(RaysortScatterPush, ranges));
  raysort_pushScatter(&push, source, digit, target);
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

/* ---- material sort: layout ---- */

static uint32_t raysort_bitsFor(uint32_t values)
{
  uint32_t bits = 0;
  while (bits < 32 && ((uint64_t)1 << bits) < values)
    ++bits;
  return bits;
}

/* What follows from an info struct alone. */
typedef struct raysort_sort
{
  uint32_t idBytes, stride, bits; /* of the id map; `bits`: of the field */
  uint32_t groupSize, maxGroupsX;
  uint32_t digitCount; /* 1 or 2 */
  raysort_digit digits[2];
  VkDeviceSize keysOffset, valuesOffset; /* in scratch: the pairs between two digits */
} raysort_sort;

static VkResult raysort_checkIds(RaysortContext context, const RaysortIds *ids, raysort_sort *sort)
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
  if (result == VK_SUCCESS)
    sort->bits = ids->bits ? ids->bits : width - ids->shift;
  return result;
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
static void raysort_chooseDigits(const RaysortSortInfo *info, uint32_t tile, raysort_sort *sort)
{
  const uint32_t materials = info->materialCount, lowBits = (raysort_bitsFor(materials) + 1) / 2;
  const uint32_t statistic = info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1 : 0;
  VkDeviceSize end;

  memset(sort->digits, 0, sizeof(sort->digits));
  sort->digitCount = materials <= 256 ? 1 : 2;
  sort->digits[0].mask = sort->digitCount == 1 ? 0xffffffffu : (1u << lowBits) - 1;
  sort->digits[0].count = sort->digitCount == 1 ? materials : 1u << lowBits;
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[0].table.rows = sort->digits[0].count + 2 + statistic;
  sort->digits[1].table.rows = sort->digits[1].count + 2;
  sort->digits[0].table.rowStride = raysort_rowStride(info->maxCount, tile);
  sort->digits[1].table.rowStride = sort->digits[0].table.rowStride;
  end = raysort_tableEnd(&sort->digits[0].table);
  if (sort->digitCount == 2 && raysort_tableEnd(&sort->digits[1].table) > end)
    end = raysort_tableEnd(&sort->digits[1].table); /* the second table lies over the first */
  sort->keysOffset = end;
  sort->valuesOffset = raysort_align(end + (sort->digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0), 16);
}

static VkResult raysort_analyseSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
{
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_SORT_BIT,
                                           "RaysortContextInfo.capabilities lacks RAYSORT_CAPABILITY_SORT_BIT");
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.maxCount", info->maxCount, 0, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result =
        raysort_checkRange(context, "RaysortSortInfo.materialCount", info->materialCount, 1, RAYSORT_MAX_MATERIALS);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortSortInfo.flags", info->flags, 0,
                                RAYSORT_SORT_TAIL_BIT | RAYSORT_SORT_STATISTIC_BIT);
  if (result == VK_SUCCESS)
    result = raysort_checkIds(context, &info->materialIdMap, sort);
  if (result == VK_SUCCESS)
    result = raysort_checkGroups(context, info, sort);
  if (result == VK_SUCCESS)
    raysort_chooseDigits(info, context->properties.sortTile, sort);
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

static int raysort_hasList(const RaysortSortInfo *info)
{
  return info->list.buffer != VK_NULL_HANDLE || info->list.size != 0;
}

/* How many ids the map holds: with a list, what its size says; at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = raysort_idLead(info), size = info->materialIdMap.buffer.size;
  VkDeviceSize words, count;
  if (!raysort_hasList(info) || size == 0)
    return info->maxCount;
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout)
{
  raysort_sort sort;
  const int hasList = raysort_hasList(info);
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseSort(context, info, &sort);
  if (result != VK_SUCCESS)
    return result;
  layout->idMapSize = raysort_idBytes(info, &sort, hasList && info->maxCount ? 1 : info->maxCount);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)raysort_idCapacity(info, &sort) * 4;
  layout->liveArgumentsOffset = offsetof(RaysortRanges, liveArguments);
  layout->materialsOffsetsOffset = RAYSORT_RANGES_WORDS * 4;
  layout->countedMaterialsOffset =
      raysort_align(layout->materialsOffsetsOffset + ((VkDeviceSize)info->materialCount + 1) * 4, 16);
  layout->rangesSize = layout->countedMaterialsOffset + (VkDeviceSize)info->materialCount * 12;
  layout->scratchSize = sort.valuesOffset + (sort.digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0);
  layout->scratchAlignment = 16;
  layout->passCount = (sort.digitCount == 1 ? 3u : 7u) + (info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1u : 0u);
  return VK_SUCCESS;
}

/* ---- material sort: plan ---- */

enum
{
  RAYSORT_SORT_IDS,
  RAYSORT_SORT_LIST,
  RAYSORT_SORT_COUNT,
  RAYSORT_SORT_MAP,
  RAYSORT_SORT_INVERSE,
  RAYSORT_SORT_RANGES,
  RAYSORT_SORT_SCRATCH,
  RAYSORT_SORT_BUFFERS
};

/* With a list the size of the id map decides which entries are stray: it must not cut an id off by its last word. */
static VkResult raysort_checkIdMapSize(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize size = info->materialIdMap.buffer.size;
  char text[256];
  uint64_t held;
  if (!raysort_hasList(info) || size < sort->idBytes)
    return VK_SUCCESS;
  held = (size - sort->idBytes) / sort->stride + 1;
  if (held <= RAYSORT_MAX_COUNT && held == raysort_idCapacity(info, sort))
    return VK_SUCCESS;
  snprintf(text, sizeof(text),
           "RaysortSortInfo.materialIdMap.buffer.size is %llu bytes and holds %llu ids: with a list it must hold at most "
           "%u, and all of the last id's 32-bit word (%llu bytes)",
           (raysort_u64)size, (raysort_u64)held, (unsigned)RAYSORT_MAX_COUNT,
           (raysort_u64)raysort_idBytes(info, sort, held));
  return raysort_refuse(context, text);
}

/* The id map as it is read: from the start of the first word, and with a list to its end. */
static VkResult raysort_useIds(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort,
                               const RaysortSortLayout *layout, raysort_range *range)
{
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, range, "RaysortSortInfo.materialIdMap.buffer", RAYSORT_SLOT_MATERIAL_ID_MAP,
                               &info->materialIdMap.buffer, layout->idMapSize, sort->idBytes, 0);
  if (result == VK_SUCCESS && raysort_hasList(info) && info->materialIdMap.buffer.size)
    range->needed = raysort_idBytes(info, sort, raysort_idCapacity(info, sort));
  return result;
}

static VkResult raysort_sortBuffers(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort,
                                    const RaysortSortLayout *layout, raysort_range *ranges)
{
  VkResult result = raysort_useIds(context, info, sort, layout, &ranges[RAYSORT_SORT_IDS]);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_LIST], "RaysortSortInfo.list", RAYSORT_SLOT_LIST,
                               &info->list, layout->listSize, 4, RAYSORT_OPTIONAL);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_COUNT], "RaysortSortInfo.count", RAYSORT_SLOT_COUNT,
                               &info->count, 4, 4, RAYSORT_OPTIONAL);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_MAP], "RaysortSortInfo.newToOldPixelMap",
                               RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap,
                               layout->newToOldPixelMapSize, 4, RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_INVERSE], "RaysortSortInfo.oldToNewPixelMap",
                               RAYSORT_SLOT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap,
                               layout->oldToNewPixelMapSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_RANGES], "RaysortSortInfo.ranges", RAYSORT_SLOT_RANGES,
                               &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_SCRATCH], "RaysortSortInfo.scratch", RAYSORT_SLOT_SCRATCH,
                               &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN);
  return result == VK_SUCCESS ? raysort_checkOverlap(context, ranges, RAYSORT_SORT_BUFFERS) : result;
}

static void raysort_sortSource(const RaysortSortInfo *info, const raysort_sort *sort, const raysort_range *ranges,
                               raysort_source *source)
{
  const raysort_range *ids = &ranges[RAYSORT_SORT_IDS];
  const VkDeviceSize lead = raysort_idLead(info), aligned = ids->address ? ids->address : ids->buffer.offset;

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
  source->tailKey = info->materialCount;
  if (raysort_hasList(info))
  {
    source->values = &ranges[RAYSORT_SORT_LIST];
    source->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && aligned % 16 == 0)
    source->kind = sort->idBytes == 1   ? RAYSORT_SOURCE_UINT8
                   : sort->idBytes == 2 ? RAYSORT_SOURCE_UINT16
                                        : RAYSORT_SOURCE_UINT32;
  if (ranges[RAYSORT_SORT_COUNT].isPresent)
  {
    source->live = &ranges[RAYSORT_SORT_COUNT];
    source->flags |= RAYSORT_KERNEL_LIVE_COUNT;
  }
}

/* The second digit sorts the pairs that the first left in scratch; of the tail only what was written. */
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
  if (!(first->flags & RAYSORT_KERNEL_WRITE_TAIL))
  {
    second->live = &ranges[RAYSORT_SORT_RANGES];
    second->liveOffset = offsetof(RaysortRanges, live);
    second->flags |= RAYSORT_KERNEL_LIVE_COUNT;
  }
}

static void raysort_planDigit(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                              const raysort_range *scratch, const raysort_target *target)
{
  const uint32_t statistic = target->flags & RAYSORT_KERNEL_STATISTIC ? 1 : 0;
  const uint32_t rows = digit->table.rows - statistic;
  raysort_planCount(plan, "sort count", RAYSORT_PIPELINE_COUNT + source->kind, source, digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  raysort_planRows(plan, "sort rows", scratch, &digit->table, source->live, source->liveOffset, source->maxCount,
                   plan->context->properties.sortTile);
  raysort_planScatter(plan, source, digit, scratch, target);
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
  raysort_beginPass(plan, &pass, "sort ranges", RAYSORT_PIPELINE_RANGES,
                    raysort_divideUp(info->materialCount + 1, RAYSORT_THREADS - 1));
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortRangesPush, keys));
  push.map = raysort_touch(&pass, &ranges[RAYSORT_SORT_MAP], 0, layout->newToOldPixelMapSize, RAYSORT_READ, VK_FALSE,
                           offsetof(RaysortRangesPush, map));
  push.totals = raysort_touch(&pass, &ranges[RAYSORT_SORT_SCRATCH], raysort_totalsOffset(&digit->table),
                              raysort_totalsSize(&digit->table), RAYSORT_READ, VK_FALSE,
                              offsetof(RaysortRangesPush, totals));
  push.ranges = raysort_touch(&pass, &ranges[RAYSORT_SORT_RANGES], 0, layout->rangesSize, RAYSORT_WRITE, VK_FALSE,
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
    map.inverseSize = layout->oldToNewPixelMapSize;
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
  pairs.values = scratch;
  pairs.valuesOffset = sort->valuesOffset;
  pairs.keys = scratch;
  pairs.keysOffset = sort->keysOffset;
  pairs.keyBytes = 4;
  pairs.flags |= RAYSORT_KERNEL_WRITE_KEYS;
  raysort_planDigit(plan, &first, &sort->digits[0], scratch, &pairs);
  raysort_secondSource(&first, sort, ranges, &second);
  raysort_planDigit(plan, &second, &sort->digits[1], scratch, &map);
  raysort_planRanges(plan, info, sort, layout, &first, ranges);
}

RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SORT_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  raysort_plan plan;
  VkResult result = raysortGetSortLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_analyseSort(context, info, &sort);
  if (result == VK_SUCCESS)
    result = raysort_sortBuffers(context, info, &sort, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, passCount, passes);
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

/* ---- material sort: check ---- */

typedef struct raysort_checker
{
  RaysortContext context;
  const RaysortSortInfo *info;
  const RaysortSortResult *result;
  raysort_sort sort;
  RaysortSortLayout layout;
  uint32_t count, capacity;
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

static uint32_t raysort_checkedRay(const raysort_checker *checker, uint32_t entry)
{
  return checker->result->list ? checker->result->list[entry] : entry;
}

/* The id of an entry as the kernels see it: past the id map it is the largest. */
static uint32_t raysort_checkedId(const raysort_checker *checker, uint32_t entry)
{
  const uint32_t ray = raysort_checkedRay(checker, entry);
  const uint8_t *id = (const uint8_t *)checker->result->ids + (size_t)ray * checker->sort.stride;
  uint32_t word = 0, i;
  if (ray >= checker->capacity)
    return 0xffffffffu;
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
  const uint32_t expected[3] = {groups < checker->sort.maxGroupsX ? groups : checker->sort.maxGroupsX,
                                rows ? rows : 1, 1};
  uint32_t i;
  for (i = 0; i < 3; ++i)
  {
    const uint32_t word = raysort_checkedWord(checker->result->ranges, offset + 4 * i);
    if (word != expected[i])
      return raysort_wrong(checker, what, index * 3 + i, word, expected[i]);
  }
  return VK_SUCCESS;
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
    word = raysort_checkedWord(checker->result->ranges,
                               checker->layout.materialsOffsetsOffset + (VkDeviceSize)material * 4);
    if (word != slot)
      return raysort_wrong(checker, "MaterialsOffsets", material, word, slot);
    if (material < materials)
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
    for (word = 0; word < 4; ++word)
      if (raysort_checkedWord(checker->result->ranges, word * 4) != expected[word])
        return raysort_wrong(checker, "RaysortRanges word ", word,
                             raysort_checkedWord(checker->result->ranges, word * 4), expected[word]);
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
    if (result->oldToNewPixelMap && ray < checker->capacity && result->oldToNewPixelMap[ray] != slot)
      return raysort_wrong(checker, "OldToNewPixelMap", ray, result->oldToNewPixelMap[ray], slot);
  }
  return VK_SUCCESS;
}

static VkResult raysort_checkStatistic(const raysort_checker *checker)
{
  uint32_t entry, earlier, distinct = 0;
  const uint32_t windows = raysort_divideUp(checker->count, 32);
  const uint32_t *words = (const uint32_t *)checker->result->ranges;
  if (!(checker->info->flags & RAYSORT_SORT_STATISTIC_BIT))
    return VK_SUCCESS;
  for (entry = 0; entry < checker->count; ++entry)
  {
    const uint32_t id = raysort_checkedId(checker, entry);
    for (earlier = entry & ~31u; earlier < entry && raysort_checkedId(checker, earlier) != id; ++earlier)
    {
    }
    distinct += earlier == entry;
  }
  if (words[7] != windows)
    return raysort_wrong(checker, "RaysortRanges word ", 7, words[7], windows);
  return words[8] != distinct ? raysort_wrong(checker, "RaysortRanges word ", 8, words[8], distinct) : VK_SUCCESS;
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
  result = raysortGetSortLayout(context, info, &checker.layout);
  if (result == VK_SUCCESS)
    result = raysort_analyseSort(context, info, &checker.sort);
  if (result != VK_SUCCESS)
    return result;
  checker.count = sortResult->count && *sortResult->count < info->maxCount ? *sortResult->count : info->maxCount;
  checker.capacity = raysort_idCapacity(info, &checker.sort);
  checker.next =
      (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  if (!checker.next)
    return VK_ERROR_OUT_OF_HOST_MEMORY;
  result = raysort_checkRanges(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkMaps(&checker);
  if (result == VK_SUCCESS)
    result = raysort_checkStatistic(&checker);
  raysort_free(context->allocator, checker.next);
  return result;
}

/* ---- radix sort ---- */

/* What follows from an info struct alone. */
typedef struct raysort_radix
{
  uint32_t keyBytes;
  uint32_t digitCount; /* 0 .. 8 */
  raysort_digit digits[8];
} raysort_radix;

static VkResult raysort_analyseRadix(RaysortContext context, const RaysortRadixInfo *info, raysort_radix *radix)
{
  uint32_t i, width, bits, shift = info->firstBit;
  VkResult result = raysort_needCapability(context, RAYSORT_CAPABILITY_SORT_BIT,
                                           "RaysortContextInfo.capabilities lacks RAYSORT_CAPABILITY_SORT_BIT");
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
  for (i = 0; i < radix->digitCount; ++i) /* as even as can be: 12 bits are 6 and 6 */
  {
    const uint32_t size = raysort_divideUp(bits, radix->digitCount - i);
    raysort_digit *digit = &radix->digits[i];
    digit->shift = shift;
    digit->mask = (1u << size) - 1;
    digit->count = 1u << size;
    digit->table.rows = digit->count;
    digit->table.rowStride = raysort_rowStride(info->maxCount, context->properties.sortTile);
    shift += size;
    bits -= size;
  }
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetRadixLayout(RaysortContext context, const RaysortRadixInfo *info,
                                           RaysortRadixLayout *layout)
{
  raysort_radix radix;
  uint32_t i;
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseRadix(context, info, &radix);
  if (result != VK_SUCCESS)
    return result;
  layout->keysSize = (VkDeviceSize)info->maxCount * radix.keyBytes;
  layout->valuesSize = (VkDeviceSize)info->maxCount * 4;
  for (i = 0; i < radix.digitCount; ++i)
    if (raysort_tableEnd(&radix.digits[i].table) > layout->scratchSize)
      layout->scratchSize = raysort_tableEnd(&radix.digits[i].table);
  layout->scratchAlignment = 16;
  layout->result = radix.digitCount & 1;
  layout->passCount = radix.digitCount * 3;
  return VK_SUCCESS;
}

enum
{
  RAYSORT_RADIX_KEYS,
  RAYSORT_RADIX_VALUES = RAYSORT_RADIX_KEYS + 2,
  RAYSORT_RADIX_COUNT = RAYSORT_RADIX_VALUES + 2,
  RAYSORT_RADIX_SCRATCH,
  RAYSORT_RADIX_BUFFERS
};

static VkResult raysort_radixBuffers(RaysortContext context, const RaysortRadixInfo *info,
                                     const RaysortRadixLayout *layout, raysort_range *ranges)
{
  static const char *const keyFields[2] = {"RaysortRadixInfo.keys[0]", "RaysortRadixInfo.keys[1]"};
  static const char *const valueFields[2] = {"RaysortRadixInfo.values[0]", "RaysortRadixInfo.values[1]"};
  static const RaysortSlot keySlots[2] = {RAYSORT_SLOT_KEYS_0, RAYSORT_SLOT_KEYS_1};
  static const RaysortSlot valueSlots[2] = {RAYSORT_SLOT_VALUES_0, RAYSORT_SLOT_VALUES_1};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 2 && result == VK_SUCCESS; ++i)
  {
    result = raysort_useBuffer(context, &ranges[RAYSORT_RADIX_KEYS + i], keyFields[i], keySlots[i], &info->keys[i],
                               layout->keysSize, info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4, RAYSORT_WRITTEN);
    if (result == VK_SUCCESS)
      result = raysort_useBuffer(context, &ranges[RAYSORT_RADIX_VALUES + i], valueFields[i], valueSlots[i],
                                 &info->values[i], layout->valuesSize, 4, RAYSORT_WRITTEN);
  }
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_RADIX_COUNT], "RaysortRadixInfo.count", RAYSORT_SLOT_COUNT,
                               &info->count, 4, 4, RAYSORT_OPTIONAL);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_RADIX_SCRATCH], "RaysortRadixInfo.scratch",
                               RAYSORT_SLOT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN);
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
  source.capacity = info->maxCount;
  source.kind = RAYSORT_SOURCE_UINT64;
  source.flags = RAYSORT_KERNEL_VALUES;
  source.layout = radix->keyBytes;
  source.mask = 0xffffffffu;
  if (ranges[RAYSORT_RADIX_COUNT].isPresent)
  {
    source.live = &ranges[RAYSORT_RADIX_COUNT];
    source.flags |= RAYSORT_KERNEL_LIVE_COUNT;
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
      source.kind = source.keys->address % 16 == 0 ? RAYSORT_SOURCE_UINT32 : RAYSORT_SOURCE_STRIDED;
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
  VkResult result = raysortGetRadixLayout(context, info, &layout);
  if (result == VK_SUCCESS)
    result = raysort_analyseRadix(context, info, &radix);
  if (result == VK_SUCCESS)
    result = raysort_radixBuffers(context, info, &layout, ranges);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, passCount, passes);
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

/* >>dispatch: one indirect dispatch a material =========================================================== */

static VkResult raysort_checkDispatch(RaysortContext context, const RaysortDispatchInfo *info)
{
  char text[256];
  const uint32_t most = context->limits.maxPushConstantsSize;
  if (!info->sort)
    return raysort_refuse(context, "RaysortDispatchInfo.sort is NULL");
  if (!info->pipelines == (info->uberPipeline == VK_NULL_HANDLE))
    return raysort_refuse(context, "RaysortDispatchInfo: give either pipelines or uberPipeline");
  if (info->layout == VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.layout is null");
  if (info->pushOffset % 4 == 0 && info->pushOffset <= most && sizeof(RaysortDispatchPush) <= most - info->pushOffset)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "RaysortDispatchInfo.pushOffset is %u, must be a multiple of 4 and at most %u",
           (unsigned)info->pushOffset, (unsigned)(most - sizeof(RaysortDispatchPush)));
  return raysort_refuse(context, text);
}

/* A pass of the caller's pipeline over the slots of a material, or of all. */
static void raysort_planMaterial(raysort_plan *plan, const RaysortDispatchInfo *info, const raysort_sort *sort,
                                 const RaysortSortLayout *layout, const raysort_range *ranges, VkPipeline pipeline,
                                 uint32_t material)
{
  const raysort_range *range = &ranges[RAYSORT_SORT_RANGES];
  const int isUber = material == RAYSORT_ALL_MATERIALS;
  const VkDeviceSize arguments =
      isUber ? layout->liveArgumentsOffset : layout->countedMaterialsOffset + (VkDeviceSize)material * 12;
  RaysortPass pass;
  RaysortDispatchPush push;

  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, isUber ? "dispatch uber" : "dispatch material", 0, 0);
  pass.pipeline = pipeline;
  pass.layout = info->layout;
  if (info->pushStages)
    pass.pushStages = info->pushStages;
  pass.pushOffset = info->pushOffset;
  pass.isIndirect = VK_TRUE;
  pass.commutes = plan->count;
  pass.indirect.buffer = range->buffer.buffer;
  pass.indirect.offset = range->buffer.offset + arguments;
  pass.indirect.size = 12;
  raysort_touch(&pass, range, arguments, 12, VK_ACCESS_INDIRECT_COMMAND_READ_BIT, VK_FALSE, RAYSORT_NO_PUSH);
  push.newToOldPixelMap = raysort_touch(&pass, &ranges[RAYSORT_SORT_MAP], 0, layout->newToOldPixelMapSize,
                                        RAYSORT_READ, VK_FALSE, offsetof(RaysortDispatchPush, newToOldPixelMap));
  push.materialsOffsets = raysort_touch(&pass, range, layout->materialsOffsetsOffset,
                                        ((VkDeviceSize)info->sort->materialCount + 1) * 4, RAYSORT_READ, VK_FALSE,
                                        offsetof(RaysortDispatchPush, materialsOffsets));
  push.material = material;
  push.materialCount = info->sort->materialCount;
  push.maxGroupsX = sort->maxGroupsX;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

RAYSORT_API VkResult raysortPlanDispatch(RaysortContext context, const RaysortDispatchInfo *info, uint32_t *passCount,
                                         RaysortPass *passes)
{
  raysort_range ranges[RAYSORT_SORT_BUFFERS];
  RaysortSortLayout layout;
  raysort_sort sort;
  raysort_plan plan;
  uint32_t material;
  VkResult result = raysort_checkDispatch(context, info);
  if (result == VK_SUCCESS)
    result = raysortGetSortLayout(context, info->sort, &layout);
  if (result == VK_SUCCESS)
    result = raysort_analyseSort(context, info->sort, &sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_MAP], "RaysortSortInfo.newToOldPixelMap",
                               RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP, &info->sort->newToOldPixelMap,
                               layout.newToOldPixelMapSize, 4, 0);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_RANGES], "RaysortSortInfo.ranges", RAYSORT_SLOT_RANGES,
                               &info->sort->ranges, layout.rangesSize, 16, 0);
  if (result != VK_SUCCESS)
    return result;
  raysort_beginPlan(&plan, context, passCount, passes);
  if (!info->pipelines)
    raysort_planMaterial(&plan, info, &sort, &layout, ranges, info->uberPipeline, RAYSORT_ALL_MATERIALS);
  for (material = 0; info->pipelines && material < info->sort->materialCount; ++material)
    if (info->pipelines[material] != VK_NULL_HANDLE)
      raysort_planMaterial(&plan, info, &sort, &layout, ranges, info->pipelines[material], material);
  return raysort_endPlan(&plan, passCount);
}

/* >>tail: SPIR-V of the kernels; made by `make embed`, never edited ======================================= */

#ifndef RAYSORT_NO_SPIRV
/* clang-format off */
/* ---- generated: spirv ---- do not edit; run `make embed` */
static const uint32_t raysort_spirv_scan_reduce[] = {
119734787,66816,524299,508,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,208,213,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,156,
11,29,327752,203,0,35,0,327752,203,1,35,8,327752,203,2,35,16,327752,203,3,35,20,262215,204,6,4,262216,205,0,25,327752,
205,0,35,0,196679,205,2,327752,206,0,35,0,196679,206,2,262215,213,11,26,262215,289,11,25,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262187,6,42,0,262165,46,32,1,262187,46,47,
2,262174,50,6,6,262187,6,55,1,262187,46,59,30,262187,46,74,0,262176,75,5349,6,262187,46,108,1,131092,112,262176,155,1,
6,262203,155,156,1,262187,6,158,128,262172,159,7,158,262176,160,4,159,262203,160,161,4,262176,164,4,7,262187,6,167,64,
262187,6,175,2,262187,6,176,264,196647,202,5349,393246,203,15,202,6,6,196637,204,6,196638,205,204,262176,202,5349,205,
196638,206,203,262176,207,9,206,262203,207,208,9,262187,6,209,2048,262187,46,210,3,262167,211,6,3,262176,212,1,211,
262203,212,213,1,262176,215,9,6,327724,7,227,42,42,262176,243,9,15,262176,271,9,202,393260,211,289,158,55,55,262187,6,
494,2047,327734,2,4,0,3,131320,5,393281,215,216,208,74,47,262205,6,217,216,393281,215,220,208,74,210,262205,6,221,220,
327745,155,223,213,42,262205,6,224,223,327808,6,307,217,494,327814,6,309,307,209,327808,6,312,309,221,327810,6,313,
312,55,327814,6,315,313,221,458764,6,316,1,41,55,315,327812,6,319,316,209,327808,6,322,309,316,327810,6,323,322,55,
327814,6,325,323,316,327856,112,330,224,325,196855,337,0,262394,330,331,335,131320,331,327812,6,334,224,319,131321,
337,131320,335,131321,337,131320,337,458997,6,479,334,331,217,335,327808,6,344,479,319,458764,6,345,1,38,217,344,
262205,6,231,156,327808,6,232,479,231,131321,233,131320,233,458997,7,507,227,337,398,234,458997,6,483,232,337,255,234,
327856,112,241,483,345,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,
262268,7,353,245,327761,6,364,353,0,327876,6,366,483,47,327829,50,367,364,366,327761,6,368,367,1,327761,6,369,367,0,
327761,6,372,353,1,327874,6,374,483,59,327808,6,375,372,374,327808,6,377,375,368,327760,7,378,369,377,262268,15,356,
378,393281,75,357,356,74,74,393277,6,358,357,2,4,327761,6,384,507,0,327829,50,387,384,358,327761,6,388,387,1,327761,6,
389,387,0,327761,6,392,507,1,327808,6,397,392,388,327760,7,398,389,397,327808,6,255,483,158,131321,233,131320,235,
327745,164,408,161,231,196670,408,507,131321,409,131320,409,458997,6,485,167,235,432,430,327852,112,412,485,42,262390,
433,430,0,262394,412,413,433,131320,413,262368,175,175,176,327856,112,416,231,485,196855,429,0,262394,416,417,429,
131320,417,327808,6,422,231,485,262205,7,424,408,327745,164,425,161,422,262205,7,426,425,327761,6,441,424,0,327761,6,
443,426,0,327829,50,444,441,443,327761,6,445,444,1,327761,6,446,444,0,327761,6,449,424,1,327761,6,451,426,1,327808,6,
452,449,451,327808,6,454,452,445,327760,7,455,446,454,196670,408,455,131321,429,131320,429,131321,430,131320,430,
327874,6,432,485,108,131321,409,131320,433,262368,175,175,176,327745,164,434,161,74,262205,7,435,434,327850,112,260,
231,42,196855,262,0,262394,260,261,262,131320,261,131321,262,131320,262,458997,112,268,260,433,330,261,196855,270,0,
262394,268,269,270,131320,269,393281,271,272,208,74,108,262205,202,273,272,327761,6,277,435,0,393281,75,278,273,74,
224,327742,278,277,2,4,327808,6,285,221,224,327761,6,287,435,1,393281,75,288,273,74,285,327742,288,287,2,4,131321,270,
131320,270,65789,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,1167,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,92,103,135,220,271,309,416,393232,4,17,128,1,1,262215,92,11,29,327752,262,0,35,0,327752,262,1,35,8,
327752,262,2,35,16,327752,262,3,35,24,327752,262,4,35,28,327752,262,5,35,32,327752,262,6,35,36,262215,263,6,4,327752,
264,0,35,0,196679,264,2,262215,265,6,4,262216,266,0,25,327752,266,0,35,0,196679,266,2,262215,267,6,4,262216,268,0,24,
327752,268,0,35,0,196679,268,2,327752,269,0,35,0,196679,269,2,262215,309,11,26,262215,416,11,24,262215,424,11,25,
131091,2,196641,3,2,262165,6,32,0,262167,21,6,2,262187,6,36,1,262165,54,32,1,262187,54,55,0,262187,54,63,1,131092,67,
262187,54,79,2,262176,91,1,6,262203,91,92,1,262187,6,96,8,262187,6,98,2,262187,6,99,264,262187,6,100,128,262172,101,6,
100,262176,102,4,101,262203,102,103,4,262176,106,4,6,262187,6,109,16,262187,6,114,0,262172,133,6,109,262176,134,4,133,
262203,134,135,4,262187,6,171,7,262174,201,6,6,262172,218,21,100,262176,219,4,218,262203,219,220,4,262176,223,4,21,
262187,6,226,64,196647,259,5349,196647,260,5349,196647,261,5349,589854,262,259,260,261,6,6,6,6,196637,263,6,196638,
264,263,262176,259,5349,264,196637,265,6,196638,266,265,262176,260,5349,266,196637,267,6,196638,268,267,262176,261,
5349,268,196638,269,262,262176,270,9,269,262203,270,271,9,262187,54,272,3,262176,273,9,6,262187,54,276,4,262187,6,279,
256,262176,285,9,261,262176,288,5349,6,262187,54,293,6,262187,54,294,5,262167,307,6,3,262176,308,1,307,262203,308,309,
1,327724,21,342,114,114,262176,353,9,259,262176,407,9,260,262203,308,416,1,393260,307,424,100,36,36,262187,6,1142,127,
262187,6,1143,3,262187,6,1144,4,262187,6,1145,5,262187,6,1146,6,262187,6,1147,9,262187,6,1148,10,262187,6,1149,11,
262187,6,1150,12,262187,6,1151,13,262187,6,1152,14,262187,6,1153,15,327734,2,4,0,3,131320,5,393281,273,274,271,55,272,
262205,6,275,274,393281,273,277,271,55,276,262205,6,278,277,327879,6,280,278,279,327851,67,281,280,114,196855,283,0,
262394,281,282,283,131320,282,393281,285,286,271,55,79,262205,261,287,286,393281,288,289,287,55,55,393277,6,290,289,2,
4,458764,6,291,1,38,275,290,131321,283,131320,283,458997,6,654,275,5,291,282,393281,273,298,271,55,293,262205,6,299,
298,393281,273,301,271,55,294,262205,6,302,301,327808,6,434,654,299,327810,6,435,434,36,327814,6,437,435,299,327808,6,
440,437,302,327810,6,441,440,36,327814,6,443,441,302,458764,6,444,1,41,36,443,327808,6,450,437,444,327810,6,451,450,
36,327814,6,453,451,444,327745,91,310,309,114,262205,6,311,310,327808,6,315,453,1142,327814,6,316,315,100,262205,6,
319,92,327812,6,321,319,316,458764,6,322,1,38,453,321,327808,6,327,322,316,458764,6,328,1,38,453,327,327812,6,332,311,
302,327808,6,334,322,332,327808,6,340,328,332,131321,345,131320,345,458997,21,1166,342,283,495,346,458997,6,659,334,
283,365,346,327856,67,352,659,340,262390,347,346,0,262394,352,346,347,131320,346,393281,353,354,271,55,55,262205,259,
355,354,393281,288,357,355,55,659,393277,6,358,357,2,4,327761,6,481,1166,0,327829,201,484,481,358,327761,6,485,484,1,
327761,6,486,484,0,327761,6,489,1166,1,327808,6,494,489,485,327760,21,495,486,494,327808,6,365,659,63,131321,345,
131320,347,327761,6,370,1166,0,327814,6,509,319,96,262368,98,98,99,327745,106,512,103,319,196670,512,370,262368,98,98,
99,327856,67,514,319,109,196855,536,0,262394,514,515,536,131320,515,327812,6,522,319,96,327745,106,525,103,522,262205,
6,526,525,327808,6,1058,522,36,327745,106,1059,103,1058,262205,6,1060,1059,327808,6,1061,526,1060,327808,6,1071,522,
98,327745,106,1072,103,1071,262205,6,1073,1072,327808,6,1074,1061,1073,327808,6,1084,522,1143,327745,106,1085,103,
1084,262205,6,1086,1085,327808,6,1087,1074,1086,327808,6,1097,522,1144,327745,106,1098,103,1097,262205,6,1099,1098,
327808,6,1100,1087,1099,327808,6,1110,522,1145,327745,106,1111,103,1110,262205,6,1112,1111,327808,6,1113,1100,1112,
327808,6,1123,522,1146,327745,106,1124,103,1123,262205,6,1125,1124,327808,6,1126,1113,1125,327808,6,1136,522,171,
327745,106,1137,103,1136,262205,6,1138,1137,327808,6,1139,1126,1138,327745,106,535,135,319,196670,535,1139,131321,536,
131320,536,262368,98,98,99,327745,106,543,135,114,262205,6,544,543,327856,67,547,114,509,393385,6,549,547,544,114,
327745,106,833,135,36,262205,6,834,833,327856,67,835,36,509,393385,6,836,835,834,114,327808,6,837,549,836,327745,106,
848,135,98,262205,6,849,848,327856,67,850,98,509,393385,6,851,850,849,114,327808,6,852,837,851,327745,106,863,135,
1143,262205,6,864,863,327856,67,865,1143,509,393385,6,866,865,864,114,327808,6,867,852,866,327745,106,878,135,1144,
262205,6,879,878,327856,67,880,1144,509,393385,6,881,880,879,114,327808,6,882,867,881,327745,106,893,135,1145,262205,
6,894,893,327856,67,895,1145,509,393385,6,896,895,894,114,327808,6,897,882,896,327745,106,908,135,1146,262205,6,909,
908,327856,67,910,1146,509,393385,6,911,910,909,114,327808,6,912,897,911,327745,106,923,135,171,262205,6,924,923,
327856,67,925,171,509,393385,6,926,925,924,114,327808,6,927,912,926,327745,106,938,135,96,262205,6,939,938,327856,67,
940,96,509,393385,6,941,940,939,114,327808,6,942,927,941,327745,106,953,135,1147,262205,6,954,953,327856,67,955,1147,
509,393385,6,956,955,954,114,327808,6,957,942,956,327745,106,968,135,1148,262205,6,969,968,327856,67,970,1148,509,
393385,6,971,970,969,114,327808,6,972,957,971,327745,106,983,135,1149,262205,6,984,983,327856,67,985,1149,509,393385,
6,986,985,984,114,327808,6,987,972,986,327745,106,998,135,1150,262205,6,999,998,327856,67,1000,1150,509,393385,6,1001,
1000,999,114,327808,6,1002,987,1001,327745,106,1013,135,1151,262205,6,1014,1013,327856,67,1015,1151,509,393385,6,1016,
1015,1014,114,327808,6,1017,1002,1016,327745,106,1028,135,1152,262205,6,1029,1028,327856,67,1030,1152,509,393385,6,
1031,1030,1029,114,327808,6,1032,1017,1031,327745,106,1043,135,1153,262205,6,1044,1043,327856,67,1045,1153,509,393385,
6,1046,1045,1044,114,327808,6,1047,1032,1046,327879,6,566,319,171,327856,67,567,114,566,196855,576,0,262394,567,568,
575,131320,568,327812,6,570,509,96,327745,106,573,103,570,262205,6,574,573,131321,576,131320,575,131321,576,131320,
576,458997,6,699,574,568,114,575,327808,6,579,1047,699,327856,67,719,36,566,196855,726,0,262394,719,721,720,131320,
720,131321,726,131320,721,327812,6,722,509,96,327808,6,723,722,36,327745,106,724,103,723,262205,6,725,724,131321,726,
131320,726,458997,6,727,725,721,114,720,327808,6,728,579,727,327856,67,738,98,566,196855,745,0,262394,738,740,739,
131320,739,131321,745,131320,740,327812,6,741,509,96,327808,6,742,741,98,327745,106,743,103,742,262205,6,744,743,
131321,745,131320,745,458997,6,746,744,740,114,739,327808,6,747,728,746,327856,67,757,1143,566,196855,764,0,262394,
757,759,758,131320,758,131321,764,131320,759,327812,6,760,509,96,327808,6,761,760,1143,327745,106,762,103,761,262205,
6,763,762,131321,764,131320,764,458997,6,765,763,759,114,758,327808,6,766,747,765,327856,67,776,1144,566,196855,783,0,
262394,776,778,777,131320,777,131321,783,131320,778,327812,6,779,509,96,327808,6,780,779,1144,327745,106,781,103,780,
262205,6,782,781,131321,783,131320,783,458997,6,784,782,778,114,777,327808,6,785,766,784,327856,67,795,1145,566,
196855,802,0,262394,795,797,796,131320,796,131321,802,131320,797,327812,6,798,509,96,327808,6,799,798,1145,327745,106,
800,103,799,262205,6,801,800,131321,802,131320,802,458997,6,803,801,797,114,796,327808,6,804,785,803,327856,67,814,
1146,566,196855,821,0,262394,814,816,815,131320,815,131321,821,131320,816,327812,6,817,509,96,327808,6,818,817,1146,
327745,106,819,103,818,262205,6,820,819,131321,821,131320,821,458997,6,822,820,816,114,815,327808,6,823,804,822,
131321,376,131320,376,458997,6,691,823,821,397,377,458997,6,675,334,821,399,377,327856,67,383,675,340,262390,378,377,
0,262394,383,377,378,131320,377,393281,353,385,271,55,55,262205,259,386,385,393281,288,388,386,55,675,393277,6,389,
388,2,4,327742,388,691,2,4,327808,6,397,691,389,327808,6,399,675,63,131321,376,131320,378,327745,223,594,220,319,
196670,594,1166,131321,595,131320,595,458997,6,681,226,378,618,616,327852,67,598,681,114,262390,619,616,0,262394,598,
599,619,131320,599,262368,98,98,99,327856,67,602,319,681,196855,615,0,262394,602,603,615,131320,603,327808,6,608,319,
681,262205,21,610,594,327745,223,611,220,608,262205,21,612,611,327761,6,627,610,0,327761,6,629,612,0,327829,201,630,
627,629,327761,6,631,630,1,327761,6,632,630,0,327761,6,635,610,1,327761,6,637,612,1,327808,6,638,635,637,327808,6,640,
638,631,327760,21,641,632,640,196670,594,641,131321,615,131320,615,131321,616,131320,616,327874,6,618,681,63,131321,
595,131320,619,262368,98,98,99,327745,223,620,220,55,262205,21,621,620,327850,67,404,319,114,196855,406,0,262394,404,
405,406,131320,405,393281,407,408,271,55,63,262205,260,409,408,327761,6,412,621,0,393281,288,413,409,55,311,327742,
413,412,2,4,327745,91,417,416,114,262205,6,418,417,327808,6,420,418,311,327761,6,422,621,1,393281,288,423,409,55,420,
327742,423,422,2,4,131321,406,131320,406,65789,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,1827,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,158,169,200,282,340,345,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,158,11,29,327752,337,0,35,0,327752,337,1,35,8,327752,
337,2,35,16,327752,337,3,35,24,327752,337,4,35,32,327752,337,5,35,40,327752,337,6,35,44,327752,338,0,35,0,196679,338,
2,262215,345,11,26,262215,502,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,
17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262187,6,55,0,262165,59,32,1,262187,
59,60,2,262174,63,6,6,262187,6,68,1,262187,59,72,30,262187,59,87,0,262176,88,5349,6,262187,59,130,1,131092,134,262176,
157,1,6,262203,157,158,1,262187,6,162,8,262187,6,164,2,262187,6,165,264,262187,6,166,128,262172,167,6,166,262176,168,
4,167,262203,168,169,4,262176,172,4,6,262187,6,175,16,262172,198,6,175,262176,199,4,198,262203,199,200,4,262187,6,236,
7,262187,59,262,5,262187,6,279,2112,262172,280,6,279,262176,281,4,280,262203,281,282,4,589854,337,15,15,15,24,24,6,6,
196638,338,337,262176,339,9,338,262203,339,340,9,262187,6,341,2048,262187,59,342,6,262167,343,6,3,262176,344,1,343,
262203,344,345,1,262176,347,9,6,262176,367,9,15,262187,59,442,3,262176,450,9,24,262187,59,472,4,327724,7,476,55,55,
262167,477,134,2,393260,343,502,166,68,68,262187,6,1815,2047,262187,6,1816,3,262187,6,1817,4,262187,6,1818,5,262187,6,
1819,6,262187,6,1820,9,262187,6,1821,10,262187,6,1822,11,262187,6,1823,12,262187,6,1824,13,262187,6,1825,14,262187,6,
1826,15,327734,2,4,0,3,131320,5,393281,347,348,340,87,262,262205,6,349,348,393281,347,352,340,87,342,262205,6,353,352,
327745,157,355,345,55,262205,6,356,355,327808,6,513,349,1815,327814,6,515,513,341,327808,6,518,515,353,327810,6,519,
518,68,327814,6,521,519,353,458764,6,522,1,41,68,521,327812,6,525,522,341,327808,6,528,515,522,327810,6,529,528,68,
327814,6,531,529,522,327856,134,536,356,531,196855,543,0,262394,536,537,541,131320,537,327812,6,540,356,525,131321,
543,131320,541,131321,543,131320,543,458997,6,822,540,537,349,541,327808,6,550,822,525,458764,6,551,1,38,349,550,
196855,366,0,262394,536,365,374,131320,365,393281,367,368,340,87,130,262205,15,369,368,393281,88,372,369,87,356,
393277,6,373,372,2,4,131321,366,131320,374,131321,366,131320,366,458997,6,826,373,365,55,374,131321,379,131320,379,
458997,6,833,826,366,655,382,458997,6,828,822,366,461,382,327856,134,387,828,551,262390,381,382,0,262394,387,380,381,
131320,380,262368,164,164,165,262205,6,389,158,131321,390,131320,390,458997,6,831,389,380,421,393,327856,134,396,831,
341,262390,392,393,1,262394,396,391,392,131320,391,327874,6,558,831,262,327808,6,559,831,558,327808,6,402,828,831,
327856,134,405,402,551,196855,408,0,262394,405,407,417,131320,407,393281,367,413,340,87,87,262205,15,414,413,262268,7,
565,414,327761,6,576,565,0,327876,6,578,402,60,327829,63,579,576,578,327761,6,580,579,1,327761,6,581,579,0,327761,6,
584,565,1,327874,6,586,402,72,327808,6,587,584,586,327808,6,589,587,580,327760,7,590,581,589,262268,15,568,590,393281,
88,569,568,87,87,393277,6,570,569,2,4,131321,408,131320,417,131321,408,131320,408,458997,6,888,570,407,55,417,327745,
172,419,282,559,196670,419,888,131321,393,131320,393,327808,6,421,831,166,131321,390,131320,392,262368,164,164,165,
327812,6,606,389,175,327874,6,660,606,262,327808,6,661,606,660,327745,172,616,282,661,262205,6,617,616,327808,6,911,
606,68,327874,6,912,911,262,327808,6,913,911,912,327745,172,914,282,913,262205,6,915,914,327808,6,916,617,915,327808,
6,925,606,164,327874,6,926,925,262,327808,6,927,925,926,327745,172,928,282,927,262205,6,929,928,327808,6,930,916,929,
327808,6,939,606,1816,327874,6,940,939,262,327808,6,941,939,940,327745,172,942,282,941,262205,6,943,942,327808,6,944,
930,943,327808,6,953,606,1817,327874,6,954,953,262,327808,6,955,953,954,327745,172,956,282,955,262205,6,957,956,
327808,6,958,944,957,327808,6,967,606,1818,327874,6,968,967,262,327808,6,969,967,968,327745,172,970,282,969,262205,6,
971,970,327808,6,972,958,971,327808,6,981,606,1819,327874,6,982,981,262,327808,6,983,981,982,327745,172,984,282,983,
262205,6,985,984,327808,6,986,972,985,327808,6,995,606,236,327874,6,996,995,262,327808,6,997,995,996,327745,172,998,
282,997,262205,6,999,998,327808,6,1000,986,999,327808,6,1009,606,162,327874,6,1010,1009,262,327808,6,1011,1009,1010,
327745,172,1012,282,1011,262205,6,1013,1012,327808,6,1014,1000,1013,327808,6,1023,606,1820,327874,6,1024,1023,262,
327808,6,1025,1023,1024,327745,172,1026,282,1025,262205,6,1027,1026,327808,6,1028,1014,1027,327808,6,1037,606,1821,
327874,6,1038,1037,262,327808,6,1039,1037,1038,327745,172,1040,282,1039,262205,6,1041,1040,327808,6,1042,1028,1041,
327808,6,1051,606,1822,327874,6,1052,1051,262,327808,6,1053,1051,1052,327745,172,1054,282,1053,262205,6,1055,1054,
327808,6,1056,1042,1055,327808,6,1065,606,1823,327874,6,1066,1065,262,327808,6,1067,1065,1066,327745,172,1068,282,
1067,262205,6,1069,1068,327808,6,1070,1056,1069,327808,6,1079,606,1824,327874,6,1080,1079,262,327808,6,1081,1079,1080,
327745,172,1082,282,1081,262205,6,1083,1082,327808,6,1084,1070,1083,327808,6,1093,606,1825,327874,6,1094,1093,262,
327808,6,1095,1093,1094,327745,172,1096,282,1095,262205,6,1097,1096,327808,6,1098,1084,1097,327808,6,1107,606,1826,
327874,6,1108,1107,262,327808,6,1109,1107,1108,327745,172,1110,282,1109,262205,6,1111,1110,327808,6,1112,1098,1111,
327814,6,675,389,162,262368,164,164,165,327745,172,678,169,389,196670,678,1112,262368,164,164,165,327856,134,680,389,
175,196855,702,0,262394,680,681,702,131320,681,327812,6,688,389,162,327745,172,691,169,688,262205,6,692,691,327808,6,
1122,688,68,327745,172,1123,169,1122,262205,6,1124,1123,327808,6,1125,692,1124,327808,6,1135,688,164,327745,172,1136,
169,1135,262205,6,1137,1136,327808,6,1138,1125,1137,327808,6,1148,688,1816,327745,172,1149,169,1148,262205,6,1150,
1149,327808,6,1151,1138,1150,327808,6,1161,688,1817,327745,172,1162,169,1161,262205,6,1163,1162,327808,6,1164,1151,
1163,327808,6,1174,688,1818,327745,172,1175,169,1174,262205,6,1176,1175,327808,6,1177,1164,1176,327808,6,1187,688,
1819,327745,172,1188,169,1187,262205,6,1189,1188,327808,6,1190,1177,1189,327808,6,1200,688,236,327745,172,1201,169,
1200,262205,6,1202,1201,327808,6,1203,1190,1202,327745,172,701,200,389,196670,701,1203,131321,702,131320,702,262368,
164,164,165,327745,172,709,200,55,262205,6,710,709,327856,134,713,55,675,393385,6,715,713,710,55,327745,172,1213,200,
68,262205,6,1214,1213,327856,134,1215,68,675,393385,6,1216,1215,1214,55,327808,6,1217,715,1216,327808,6,1218,710,1214,
327745,172,1228,200,164,262205,6,1229,1228,327856,134,1230,164,675,393385,6,1231,1230,1229,55,327808,6,1232,1217,1231,
327808,6,1233,1218,1229,327745,172,1243,200,1816,262205,6,1244,1243,327856,134,1245,1816,675,393385,6,1246,1245,1244,
55,327808,6,1247,1232,1246,327808,6,1248,1233,1244,327745,172,1258,200,1817,262205,6,1259,1258,327856,134,1260,1817,
675,393385,6,1261,1260,1259,55,327808,6,1262,1247,1261,327808,6,1263,1248,1259,327745,172,1273,200,1818,262205,6,1274,
1273,327856,134,1275,1818,675,393385,6,1276,1275,1274,55,327808,6,1277,1262,1276,327808,6,1278,1263,1274,327745,172,
1288,200,1819,262205,6,1289,1288,327856,134,1290,1819,675,393385,6,1291,1290,1289,55,327808,6,1292,1277,1291,327808,6,
1293,1278,1289,327745,172,1303,200,236,262205,6,1304,1303,327856,134,1305,236,675,393385,6,1306,1305,1304,55,327808,6,
1307,1292,1306,327808,6,1308,1293,1304,327745,172,1318,200,162,262205,6,1319,1318,327856,134,1320,162,675,393385,6,
1321,1320,1319,55,327808,6,1322,1307,1321,327808,6,1323,1308,1319,327745,172,1333,200,1820,262205,6,1334,1333,327856,
134,1335,1820,675,393385,6,1336,1335,1334,55,327808,6,1337,1322,1336,327808,6,1338,1323,1334,327745,172,1348,200,1821,
262205,6,1349,1348,327856,134,1350,1821,675,393385,6,1351,1350,1349,55,327808,6,1352,1337,1351,327808,6,1353,1338,
1349,327745,172,1363,200,1822,262205,6,1364,1363,327856,134,1365,1822,675,393385,6,1366,1365,1364,55,327808,6,1367,
1352,1366,327808,6,1368,1353,1364,327745,172,1378,200,1823,262205,6,1379,1378,327856,134,1380,1823,675,393385,6,1381,
1380,1379,55,327808,6,1382,1367,1381,327808,6,1383,1368,1379,327745,172,1393,200,1824,262205,6,1394,1393,327856,134,
1395,1824,675,393385,6,1396,1395,1394,55,327808,6,1397,1382,1396,327808,6,1398,1383,1394,327745,172,1408,200,1825,
262205,6,1409,1408,327856,134,1410,1825,675,393385,6,1411,1410,1409,55,327808,6,1412,1397,1411,327808,6,1413,1398,
1409,327745,172,1423,200,1826,262205,6,1424,1423,327856,134,1425,1826,675,393385,6,1426,1425,1424,55,327808,6,1427,
1412,1426,327808,6,1428,1413,1424,327879,6,732,389,236,327856,134,733,55,732,196855,742,0,262394,733,734,741,131320,
734,327812,6,736,675,162,327745,172,739,169,736,262205,6,740,739,131321,742,131320,741,131321,742,131320,742,458997,6,
885,740,734,55,741,327808,6,745,1427,885,327856,134,1438,68,732,196855,1445,0,262394,1438,1440,1439,131320,1439,
131321,1445,131320,1440,327812,6,1441,675,162,327808,6,1442,1441,68,327745,172,1443,169,1442,262205,6,1444,1443,
131321,1445,131320,1445,458997,6,1446,1444,1440,55,1439,327808,6,1447,745,1446,327856,134,1457,164,732,196855,1464,0,
262394,1457,1459,1458,131320,1458,131321,1464,131320,1459,327812,6,1460,675,162,327808,6,1461,1460,164,327745,172,
1462,169,1461,262205,6,1463,1462,131321,1464,131320,1464,458997,6,1465,1463,1459,55,1458,327808,6,1466,1447,1465,
327856,134,1476,1816,732,196855,1483,0,262394,1476,1478,1477,131320,1477,131321,1483,131320,1478,327812,6,1479,675,
162,327808,6,1480,1479,1816,327745,172,1481,169,1480,262205,6,1482,1481,131321,1483,131320,1483,458997,6,1484,1482,
1478,55,1477,327808,6,1485,1466,1484,327856,134,1495,1817,732,196855,1502,0,262394,1495,1497,1496,131320,1496,131321,
1502,131320,1497,327812,6,1498,675,162,327808,6,1499,1498,1817,327745,172,1500,169,1499,262205,6,1501,1500,131321,
1502,131320,1502,458997,6,1503,1501,1497,55,1496,327808,6,1504,1485,1503,327856,134,1514,1818,732,196855,1521,0,
262394,1514,1516,1515,131320,1515,131321,1521,131320,1516,327812,6,1517,675,162,327808,6,1518,1517,1818,327745,172,
1519,169,1518,262205,6,1520,1519,131321,1521,131320,1521,458997,6,1522,1520,1516,55,1515,327808,6,1523,1504,1522,
327856,134,1533,1819,732,196855,1540,0,262394,1533,1535,1534,131320,1534,131321,1540,131320,1535,327812,6,1536,675,
162,327808,6,1537,1536,1819,327745,172,1538,169,1537,262205,6,1539,1538,131321,1540,131320,1540,458997,6,1541,1539,
1535,55,1534,327808,6,1542,1523,1541,327808,6,628,833,1542,262205,6,639,616,196670,616,628,327808,6,648,628,639,
262205,6,1555,914,196670,914,648,327808,6,1560,648,1555,262205,6,1573,928,196670,928,1560,327808,6,1578,1560,1573,
262205,6,1591,942,196670,942,1578,327808,6,1596,1578,1591,262205,6,1609,956,196670,956,1596,327808,6,1614,1596,1609,
262205,6,1627,970,196670,970,1614,327808,6,1632,1614,1627,262205,6,1645,984,196670,984,1632,327808,6,1650,1632,1645,
262205,6,1663,998,196670,998,1650,327808,6,1668,1650,1663,262205,6,1681,1012,196670,1012,1668,327808,6,1686,1668,1681,
262205,6,1699,1026,196670,1026,1686,327808,6,1704,1686,1699,262205,6,1717,1040,196670,1040,1704,327808,6,1722,1704,
1717,262205,6,1735,1054,196670,1054,1722,327808,6,1740,1722,1735,262205,6,1753,1068,196670,1068,1740,327808,6,1758,
1740,1753,262205,6,1771,1082,196670,1082,1758,327808,6,1776,1758,1771,262205,6,1789,1096,196670,1096,1776,327808,6,
1794,1776,1789,196670,1110,1794,327808,6,655,833,1428,262368,164,164,165,131321,427,131320,427,458997,6,853,389,1540,
459,430,327856,134,433,853,341,262390,429,430,1,262394,433,428,429,131320,428,327808,6,436,828,853,327856,134,439,436,
551,196855,441,0,262394,439,440,441,131320,440,327874,6,767,853,262,327808,6,768,853,767,393281,450,451,340,87,442,
262205,24,452,451,327745,172,455,282,768,262205,6,456,455,262268,7,773,452,327761,6,784,773,0,327876,6,786,436,60,
327829,63,787,784,786,327761,6,788,787,1,327761,6,789,787,0,327761,6,792,773,1,327874,6,794,436,72,327808,6,795,792,
794,327808,6,797,795,788,327760,7,798,789,797,262268,24,776,798,393281,88,778,776,87,87,327742,778,456,2,4,131321,441,
131320,441,131321,430,131320,430,327808,6,459,853,166,131321,427,131320,429,131321,382,131320,382,327808,6,461,828,
341,131321,379,131320,381,327850,134,464,356,55,196855,466,0,262394,464,465,466,131320,465,262205,6,467,158,327850,
134,468,467,55,131321,466,131320,466,458997,134,469,464,381,468,465,196855,471,0,262394,469,470,471,131320,470,393281,
450,473,340,87,472,262205,24,474,473,262268,7,475,474,327851,477,478,475,476,262298,134,479,478,131321,471,131320,471,
458997,134,480,469,466,479,470,196855,482,0,262394,480,481,482,131320,481,393281,450,483,340,87,472,262205,24,484,483,
393281,367,485,340,87,60,262205,15,486,485,393281,88,487,486,87,87,393277,6,488,487,2,4,393281,88,489,484,87,87,
327742,489,488,2,4,393281,88,494,486,87,130,393277,6,495,494,2,4,393281,88,498,486,87,60,393277,6,499,498,2,4,327808,
6,500,495,499,393281,88,501,484,87,130,327742,501,500,2,4,131321,482,131320,482,65789,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,1783,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,179,465,474,661,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,327752,
174,0,35,0,327752,174,1,35,8,327752,174,2,35,16,327752,174,3,35,24,327752,174,4,35,32,327752,174,5,35,36,327752,174,6,
35,40,327752,174,7,35,44,327752,174,8,35,48,327752,174,9,35,52,327752,174,10,35,56,327752,174,11,35,60,327752,174,12,
35,64,327752,174,13,35,68,262215,175,6,4,262216,176,0,25,327752,176,0,35,0,196679,176,2,327752,177,0,35,0,196679,177,
2,262215,258,1,1,262216,456,0,24,327752,456,0,35,0,196679,456,2,262215,465,11,29,262215,657,1,0,262215,661,11,26,
262215,722,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,47,6,4,262176,48,7,47,262187,6,80,0,262165,84,32,1,262187,84,85,2,262174,88,6,6,262187,6,93,
1,262187,84,97,30,262187,84,112,0,262176,113,5349,6,262187,84,146,1,131092,150,196647,173,5349,1048606,174,15,15,15,
173,6,6,6,6,6,6,6,6,6,6,196637,175,6,196638,176,175,262176,173,5349,176,196638,177,174,262176,178,9,177,262203,178,
179,9,262187,84,180,8,262176,181,9,6,262187,6,184,65535,262176,192,9,15,262187,6,205,4294967292u,262187,6,219,3,
262187,6,221,8,262187,84,225,24,262187,84,229,9,262187,84,235,5,262187,6,238,256,262187,84,248,4,262194,6,258,4,
393268,150,259,170,258,219,262187,6,283,2,393268,150,284,170,258,283,262187,6,304,4,393268,150,305,170,258,304,262187,
84,322,7,262187,6,333,4294967295u,262187,84,346,10,262187,84,361,13,262187,84,371,11,262187,6,378,31,393268,150,381,
170,258,219,262187,6,385,32,262187,84,413,12,262187,6,421,128,393268,150,422,170,258,80,262187,6,423,16,393268,150,
424,170,258,93,458804,6,425,169,424,221,304,458804,6,426,169,422,423,425,393268,6,427,134,421,426,196647,455,5349,
196638,456,47,262176,455,5349,456,262176,458,5349,47,262176,464,1,6,262203,464,465,1,262187,6,471,2112,262172,472,6,
471,262176,473,4,472,262203,473,474,4,262176,482,4,6,393268,150,507,176,258,219,393268,6,516,132,421,426,393268,6,517,
132,304,516,262172,529,47,304,262176,530,7,529,393268,6,562,132,304,516,262187,84,624,3,262176,625,9,173,262187,84,
629,6,262187,6,649,5,262194,6,657,32,393268,6,658,132,421,657,262167,659,6,3,262176,660,1,659,262203,660,661,1,262187,
6,698,264,393260,659,722,421,93,93,327734,2,4,0,3,131320,5,262203,48,922,7,262203,530,814,7,393281,181,640,179,112,
361,262205,6,641,640,393281,181,642,179,112,235,262205,6,643,642,327879,6,644,643,93,327851,150,645,644,80,393385,6,
646,645,283,80,327808,6,647,641,646,327814,6,651,471,647,393228,84,652,1,75,651,262268,6,653,652,458764,6,654,1,38,
649,653,327879,6,746,643,238,327851,150,747,746,80,196855,759,0,262394,747,748,756,131320,748,393281,192,749,179,112,
85,262205,15,750,749,393281,113,751,750,112,112,393277,6,752,751,2,4,393281,181,753,179,112,248,262205,6,754,753,
458764,6,755,1,38,752,754,131321,759,131320,756,393281,181,757,179,112,248,262205,6,758,757,131321,759,131320,759,
458997,6,1449,755,748,758,756,393281,181,665,179,112,629,262205,6,666,665,327745,464,668,661,80,262205,6,669,668,
327808,6,770,1449,658,327810,6,771,770,93,327814,6,773,771,658,327808,6,776,773,666,327810,6,777,776,93,327814,6,779,
777,666,458764,6,780,1,41,93,779,327812,6,783,780,658,327808,6,786,773,780,327810,6,787,786,93,327814,6,789,787,780,
327856,150,794,669,789,196855,801,0,262394,794,795,799,131320,795,327812,6,798,669,783,131321,801,131320,799,131321,
801,131320,801,458997,6,1450,798,795,1449,799,327808,6,808,1450,783,458764,6,809,1,38,1449,808,262205,6,679,465,
131321,680,131320,680,458997,6,1455,679,801,697,681,262390,682,681,0,131321,684,131320,684,196855,687,0,262394,794,
686,687,131320,686,327876,6,691,647,654,327856,150,692,1455,691,131321,687,131320,687,458997,150,693,794,684,692,686,
262394,693,681,682,131320,681,327745,482,695,474,1455,196670,695,80,327808,6,697,1455,421,131321,680,131320,682,
262368,283,283,698,196855,701,0,262394,794,700,701,131320,700,196855,869,0,262394,507,824,869,131320,824,131321,825,
131320,825,458997,6,1468,1450,824,867,865,327808,6,828,1468,517,327858,150,830,828,809,262390,868,865,0,262394,830,
831,868,131320,831,327812,6,843,679,426,327808,6,844,1468,843,393281,192,891,179,112,112,262205,15,892,891,262268,7,
893,892,327814,6,895,844,426,327812,6,896,895,304,327761,6,906,893,0,327876,6,908,896,85,327829,88,909,906,908,327761,
6,910,909,1,327761,6,911,909,0,327761,6,914,893,1,327874,6,916,896,97,327808,6,917,914,916,327808,6,919,917,910,
327760,7,920,911,919,262268,455,898,920,327745,458,899,898,112,393277,47,900,899,2,16,327745,48,846,814,80,196670,846,
900,327808,6,1692,1468,516,327808,6,1695,1692,843,327814,6,1699,1695,426,327812,6,1700,1699,304,327876,6,1703,1700,85,
327829,88,1704,906,1703,327761,6,1705,1704,1,327761,6,1706,1704,0,327874,6,1709,1700,97,327808,6,1710,914,1709,327808,
6,1711,1710,1705,327760,7,1712,1706,1711,262268,455,1713,1712,327745,458,1714,1713,112,393277,47,1715,1714,2,16,
327745,48,1716,814,93,196670,1716,1715,327812,6,1724,283,516,327808,6,1725,1468,1724,327808,6,1728,1725,843,327814,6,
1732,1728,426,327812,6,1733,1732,304,327876,6,1736,1733,85,327829,88,1737,906,1736,327761,6,1738,1737,1,327761,6,1739,
1737,0,327874,6,1742,1733,97,327808,6,1743,914,1742,327808,6,1744,1743,1738,327760,7,1745,1739,1744,262268,455,1746,
1745,327745,458,1747,1746,112,393277,47,1748,1747,2,16,327745,48,1749,814,283,196670,1749,1748,327812,6,1757,219,516,
327808,6,1758,1468,1757,327808,6,1761,1758,843,327814,6,1765,1761,426,327812,6,1766,1765,304,327876,6,1769,1766,85,
327829,88,1770,906,1769,327761,6,1771,1770,1,327761,6,1772,1770,0,327874,6,1775,1766,97,327808,6,1776,914,1775,327808,
6,1777,1776,1771,327760,7,1778,1772,1777,262268,455,1779,1778,327745,458,1780,1779,112,393277,47,1781,1780,2,16,
327745,48,1782,814,219,196670,1782,1781,131321,851,131320,851,458997,6,1538,80,831,863,861,327856,150,854,1538,304,
262390,864,861,1,262394,854,855,864,131320,855,327745,48,857,814,1538,262205,47,858,857,131321,927,131320,927,458997,
6,1543,80,855,940,938,327856,150,930,1543,426,262390,941,938,1,262394,930,931,941,131320,931,196670,922,858,327812,6,
946,1543,427,327814,6,947,946,385,327745,9,948,922,947,262205,6,949,948,327879,6,953,946,378,393281,181,954,179,112,
180,262205,6,955,954,327874,6,956,955,225,327808,6,957,953,956,327874,6,958,949,957,393281,181,959,179,112,229,262205,
6,960,959,327879,6,961,958,960,327876,6,967,93,654,327810,6,968,967,93,327879,6,969,679,968,196855,1054,0,196859,80,
987,131320,987,196855,998,0,262394,645,992,998,131320,992,393281,181,995,179,112,346,262205,6,996,995,327854,150,997,
961,996,131321,998,131320,998,458997,150,999,645,987,997,992,196855,1015,0,262394,999,1000,1015,131320,1000,393281,
181,1003,179,112,346,262205,6,1004,1003,327850,150,1005,961,1004,196855,1013,0,262394,1005,1006,1009,131320,1006,
131321,1013,131320,1009,327808,6,1012,641,93,131321,1013,131320,1013,458997,6,1550,641,1006,1012,1009,131321,1054,
131320,1015,393281,181,1016,179,112,371,262205,6,1017,1016,327879,6,1021,1017,378,327874,6,1022,961,1021,196855,1049,
0,262394,381,1023,1049,131320,1023,327854,150,1025,1017,385,196855,1047,0,262394,1025,1026,1032,131320,1026,327810,6,
1030,1017,385,327874,6,1031,80,1030,131321,1047,131320,1032,327850,150,1034,1017,80,196855,1045,0,262394,1034,1035,
1037,131320,1035,131321,1045,131320,1037,327810,6,1042,385,1017,327876,6,1043,80,1042,327877,6,1044,1022,1043,131321,
1045,131320,1045,458997,6,1547,1022,1035,1044,1037,131321,1047,131320,1047,458997,6,1548,1031,1026,1547,1045,131321,
1049,131320,1049,458997,6,1549,1022,1015,1548,1047,393281,181,1051,179,112,413,262205,6,1052,1051,327879,6,1053,1549,
1052,131321,1054,131320,1054,458997,6,1551,1550,1013,1053,1049,327876,6,973,1551,654,327808,6,975,973,969,327745,482,
976,474,975,458986,6,977,976,93,80,93,131321,938,131320,938,327808,6,940,1543,146,131321,927,131320,941,131321,861,
131320,861,327808,6,863,1538,146,131321,851,131320,864,131321,865,131320,865,327808,6,867,1468,562,131321,825,131320,
868,131321,869,131320,869,458997,6,1470,1450,700,1468,868,327808,6,872,1470,679,131321,873,131320,873,458997,6,1471,
872,869,885,883,327856,150,877,1471,809,262390,886,883,0,262394,877,878,886,131320,878,196855,1129,0,196859,80,1072,
131320,1072,196855,1089,0,262394,259,1073,1089,131320,1073,393281,192,1074,179,112,112,262205,15,1075,1074,262268,7,
1076,1075,327761,6,1136,1076,0,327876,6,1138,1471,85,327829,88,1139,1136,1138,327761,6,1140,1139,1,327761,6,1141,1139,
0,327761,6,1144,1076,1,327874,6,1146,1471,97,327808,6,1147,1144,1146,327808,6,1149,1147,1140,327829,88,1159,1141,1138,
327761,6,1160,1159,1,327761,6,1161,1159,0,327808,6,1167,1149,1146,327808,6,1169,1167,1160,327760,7,1170,1161,1169,
262268,15,1081,1170,393281,113,1083,1081,112,112,393277,6,1084,1083,2,4,393281,113,1086,1081,112,146,393277,6,1087,
1086,2,4,327760,7,1088,1084,1087,131321,1129,131320,1089,196855,1103,0,262394,284,1090,1103,131320,1090,393281,192,
1091,179,112,112,262205,15,1092,1091,262268,7,1176,1092,327761,6,1187,1176,0,327876,6,1189,1471,85,327829,88,1190,
1187,1189,327761,6,1191,1190,1,327761,6,1192,1190,0,327761,6,1195,1176,1,327874,6,1197,1471,97,327808,6,1198,1195,
1197,327808,6,1200,1198,1191,327760,7,1201,1192,1200,262268,15,1179,1201,393281,113,1180,1179,112,112,393277,6,1181,
1180,2,4,393281,181,1095,179,112,180,262205,6,1096,1095,327874,6,1097,1096,225,327874,6,1098,1181,1097,393281,181,
1099,179,112,229,262205,6,1100,1099,327879,6,1101,1098,1100,327760,7,1102,1101,80,131321,1129,131320,1103,196855,1110,
0,262394,305,1105,1110,131320,1105,327879,6,1108,643,304,327851,150,1109,1108,80,131321,1110,131320,1110,458997,150,
1111,305,1103,1109,1105,196855,1117,0,262394,1111,1112,1117,131320,1112,393281,192,1113,179,112,146,262205,15,1114,
1113,262268,7,1207,1114,327761,6,1218,1207,0,327876,6,1220,1471,85,327829,88,1221,1218,1220,327761,6,1222,1221,1,
327761,6,1223,1221,0,327761,6,1226,1207,1,327874,6,1228,1471,97,327808,6,1229,1226,1228,327808,6,1231,1229,1222,
327760,7,1232,1223,1231,262268,15,1210,1232,393281,113,1211,1210,112,112,393277,6,1212,1211,2,4,131321,1117,131320,
1117,458997,6,1499,1471,1110,1212,1112,393281,181,1119,179,112,322,262205,6,1120,1119,327856,150,1121,1499,1120,
196855,1126,0,262394,1121,1122,1125,131320,1122,393281,181,1241,179,112,180,262205,6,1242,1241,327879,6,1243,1242,184,
327831,88,1244,1499,1243,327761,6,1245,1244,0,327761,6,1246,1244,1,393281,192,1247,179,112,112,262205,15,1248,1247,
262268,7,1249,1248,327761,6,1251,1249,0,327829,88,1253,1251,1245,327761,6,1254,1253,1,327761,6,1255,1253,0,327879,6,
1257,1255,205,327761,6,1259,1249,1,327808,6,1261,1259,1246,327808,6,1263,1261,1254,327760,7,1264,1257,1263,262268,15,
1266,1264,393281,113,1267,1266,112,112,393277,6,1268,1267,2,4,327879,6,1270,1255,219,327812,6,1271,1270,221,327874,6,
1274,1242,225,327808,6,1275,1271,1274,327874,6,1276,1268,1275,393281,181,1277,179,112,229,262205,6,1278,1277,327879,6,
1279,1276,1278,131321,1126,131320,1125,131321,1126,131320,1126,458997,6,1501,1279,1122,333,1125,327760,7,1128,1501,80,
131321,1129,131320,1129,590069,7,1502,1088,1073,1102,1090,1128,1126,327876,6,1285,93,654,327810,6,1286,1285,93,327879,
6,1287,679,1286,196855,1372,0,196859,80,1305,131320,1305,196855,1316,0,262394,645,1310,1316,131320,1310,327761,6,1312,
1502,0,393281,181,1313,179,112,346,262205,6,1314,1313,327854,150,1315,1312,1314,131321,1316,131320,1316,458997,150,
1317,645,1305,1315,1310,196855,1333,0,262394,1317,1318,1333,131320,1318,327761,6,1320,1502,0,393281,181,1321,179,112,
346,262205,6,1322,1321,327850,150,1323,1320,1322,196855,1331,0,262394,1323,1324,1327,131320,1324,131321,1331,131320,
1327,327808,6,1330,641,93,131321,1331,131320,1331,458997,6,1513,641,1324,1330,1327,131321,1372,131320,1333,393281,181,
1334,179,112,371,262205,6,1335,1334,327761,6,1337,1502,0,327879,6,1339,1335,378,327874,6,1340,1337,1339,196855,1367,0,
262394,381,1341,1367,131320,1341,327854,150,1343,1335,385,196855,1365,0,262394,1343,1344,1350,131320,1344,327761,6,
1346,1502,1,327810,6,1348,1335,385,327874,6,1349,1346,1348,131321,1365,131320,1350,327850,150,1352,1335,80,196855,
1363,0,262394,1352,1353,1355,131320,1353,131321,1363,131320,1355,327761,6,1358,1502,1,327810,6,1360,385,1335,327876,6,
1361,1358,1360,327877,6,1362,1340,1361,131321,1363,131320,1363,458997,6,1510,1340,1353,1362,1355,131321,1365,131320,
1365,458997,6,1511,1349,1344,1510,1363,131321,1367,131320,1367,458997,6,1512,1340,1333,1511,1365,393281,181,1369,179,
112,413,262205,6,1370,1369,327879,6,1371,1512,1370,131321,1372,131320,1372,458997,6,1514,1513,1331,1371,1367,327876,6,
1291,1514,654,327808,6,1293,1291,1287,327745,482,1294,474,1293,458986,6,1295,1294,93,80,93,131321,883,131320,883,
327808,6,885,1471,421,131321,873,131320,886,131321,701,131320,701,262368,283,283,698,196855,713,0,262394,794,712,713,
131320,712,327876,6,1380,93,654,131321,1382,131320,1382,458997,6,1487,679,712,1424,1422,327856,150,1386,1487,647,
262390,1425,1422,0,262394,1386,1387,1425,131320,1387,131321,1388,131320,1388,458997,6,1495,80,1387,1407,1393,458997,6,
1489,80,1387,1410,1393,327856,150,1392,1489,1380,262390,1411,1393,0,262394,1392,1393,1411,131320,1393,327876,6,1396,
1487,654,327808,6,1399,1489,1487,327810,6,1401,1380,93,327879,6,1402,1399,1401,327808,6,1403,1396,1402,327745,482,
1404,474,1403,262205,6,1405,1404,327808,6,1407,1495,1405,327808,6,1410,1489,146,131321,1388,131320,1411,393281,625,
1412,179,112,624,262205,173,1413,1412,327812,6,1417,1487,666,327808,6,1419,1417,669,393281,113,1421,1413,112,1419,
327742,1421,1495,2,4,131321,1422,131320,1422,327808,6,1424,1487,421,131321,1382,131320,1425,131321,713,131320,713,
65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1599,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,147,158,189,256,447,503,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,147,11,29,327752,251,0,35,0,327752,251,1,35,8,327752,251,2,35,16,327752,251,3,35,24,327752,251,4,35,32,327752,
251,5,35,36,327752,251,6,35,40,327752,251,7,35,44,327752,251,8,35,48,327752,251,9,35,52,262215,252,6,4,262216,253,0,
25,327752,253,0,35,0,196679,253,2,327752,254,0,35,0,196679,254,2,262215,334,1,1,262215,498,1,0,262215,503,11,26,
262215,545,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,
5349,17,262187,6,53,0,262165,57,32,1,262187,57,58,2,262174,61,6,6,262187,6,66,1,262187,57,70,30,262187,57,85,0,262176,
86,5349,6,262187,57,119,1,131092,123,262176,146,1,6,262203,146,147,1,262187,6,151,8,262187,6,153,2,262187,6,154,264,
262187,6,155,128,262172,156,6,155,262176,157,4,156,262203,157,158,4,262176,161,4,6,262187,6,164,16,262172,187,6,164,
262176,188,4,187,262203,188,189,4,262187,6,225,7,196647,250,5349,786462,251,15,15,15,250,6,6,6,6,6,6,196637,252,6,
196638,253,252,262176,250,5349,253,196638,254,251,262176,255,9,254,262203,255,256,9,262187,57,257,8,262176,258,9,6,
262187,6,261,65535,262176,269,9,15,262187,6,282,4294967292u,262187,6,296,3,262187,57,301,24,262187,57,305,9,262187,57,
311,5,262187,6,314,256,262187,57,324,4,262194,6,334,4,393268,123,335,170,334,296,393268,123,359,170,334,153,262187,6,
379,4,393268,123,380,170,334,379,262187,57,397,7,262187,6,408,4294967295u,262187,6,417,4294967264u,262203,157,447,4,
262187,6,463,31,262194,6,498,32,393268,6,499,132,155,498,262187,57,500,6,262167,501,6,3,262176,502,1,501,262203,502,
503,1,262187,57,537,3,262176,538,9,250,393260,501,545,155,66,66,262187,6,1579,5,262187,6,1580,6,262187,6,1581,9,
262187,6,1582,10,262187,6,1583,11,262187,6,1584,12,262187,6,1585,13,262187,6,1586,14,262187,6,1587,15,196609,6,1598,
327734,2,4,0,3,131320,5,393281,258,561,256,85,311,262205,6,562,561,327879,6,563,562,314,327851,123,564,563,53,196855,
576,0,262394,564,565,573,131320,565,393281,269,566,256,85,58,262205,15,567,566,393281,86,568,567,85,85,393277,6,569,
568,2,4,393281,258,570,256,85,324,262205,6,571,570,458764,6,572,1,38,569,571,131321,576,131320,573,393281,258,574,256,
85,324,262205,6,575,574,131321,576,131320,576,458997,6,1044,572,565,575,573,393281,258,507,256,85,500,262205,6,508,
507,327745,146,510,503,53,262205,6,511,510,327808,6,587,1044,499,327810,6,588,587,66,327814,6,590,588,499,327808,6,
593,590,508,327810,6,594,593,66,327814,6,596,594,508,458764,6,597,1,41,66,596,327812,6,600,597,499,327808,6,603,590,
597,327810,6,604,603,66,327814,6,606,604,597,327856,123,611,511,606,196855,618,0,262394,611,612,616,131320,612,327812,
6,615,511,600,131321,618,131320,616,131321,618,131320,618,458997,6,1045,615,612,1044,616,327808,6,625,1045,600,458764,
6,626,1,38,1044,625,262205,6,641,147,327879,6,643,641,417,131321,645,131320,645,458997,6,1051,53,618,702,703,458997,6,
1049,1045,618,705,703,327856,123,649,1049,626,262390,706,703,0,262394,649,650,706,131320,650,327808,6,653,1049,641,
327856,123,656,653,626,196855,662,0,262394,656,657,661,131320,657,196855,781,0,196859,53,724,131320,724,196855,741,0,
262394,335,725,741,131320,725,393281,269,726,256,85,85,262205,15,727,726,262268,7,728,727,327761,6,788,728,0,327876,6,
790,653,58,327829,61,791,788,790,327761,6,792,791,1,327761,6,793,791,0,327761,6,796,728,1,327874,6,798,653,70,327808,
6,799,796,798,327808,6,801,799,792,327829,61,811,793,790,327761,6,812,811,1,327761,6,813,811,0,327808,6,819,801,798,
327808,6,821,819,812,327760,7,822,813,821,262268,15,733,822,393281,86,735,733,85,85,393277,6,736,735,2,4,327760,7,740,
736,1598,131321,781,131320,741,196855,755,0,262394,359,742,755,131320,742,393281,269,743,256,85,85,262205,15,744,743,
262268,7,828,744,327761,6,839,828,0,327876,6,841,653,58,327829,61,842,839,841,327761,6,843,842,1,327761,6,844,842,0,
327761,6,847,828,1,327874,6,849,653,70,327808,6,850,847,849,327808,6,852,850,843,327760,7,853,844,852,262268,15,831,
853,393281,86,832,831,85,85,393277,6,833,832,2,4,393281,258,747,256,85,257,262205,6,748,747,327874,6,749,748,301,
327874,6,750,833,749,393281,258,751,256,85,305,262205,6,752,751,327879,6,753,750,752,327760,7,754,753,53,131321,781,
131320,755,196855,762,0,262394,380,757,762,131320,757,327879,6,760,562,379,327851,123,761,760,53,131321,762,131320,
762,458997,123,763,380,755,761,757,196855,769,0,262394,763,764,769,131320,764,393281,269,765,256,85,119,262205,15,766,
765,262268,7,859,766,327761,6,870,859,0,327876,6,872,653,58,327829,61,873,870,872,327761,6,874,873,1,327761,6,875,873,
0,327761,6,878,859,1,327874,6,880,653,70,327808,6,881,878,880,327808,6,883,881,874,327760,7,884,875,883,262268,15,862,
884,393281,86,863,862,85,85,393277,6,864,863,2,4,131321,769,131320,769,458997,6,1079,653,762,864,764,393281,258,771,
256,85,397,262205,6,772,771,327856,123,773,1079,772,196855,778,0,262394,773,774,777,131320,774,393281,258,893,256,85,
257,262205,6,894,893,327879,6,895,894,261,327831,61,896,1079,895,327761,6,897,896,0,327761,6,898,896,1,393281,269,899,
256,85,85,262205,15,900,899,262268,7,901,900,327761,6,903,901,0,327829,61,905,903,897,327761,6,906,905,1,327761,6,907,
905,0,327879,6,909,907,282,327761,6,911,901,1,327808,6,913,911,898,327808,6,915,913,906,327760,7,916,909,915,262268,
15,918,916,393281,86,919,918,85,85,393277,6,920,919,2,4,327879,6,922,907,296,327812,6,923,922,151,327874,6,926,894,
301,327808,6,927,923,926,327874,6,928,920,927,393281,258,929,256,85,305,262205,6,930,929,327879,6,931,928,930,131321,
778,131320,777,131321,778,131320,778,458997,6,1081,931,774,408,777,327760,7,780,1081,53,131321,781,131320,781,590069,
7,1082,740,725,754,742,780,778,327761,6,660,1082,0,131321,662,131320,661,131321,662,131320,662,458997,6,1083,660,781,
53,661,262368,153,153,154,327745,161,666,447,641,196670,666,1083,262368,153,153,154,327854,123,669,653,626,131321,670,
131320,670,458997,123,1100,669,662,694,695,458997,6,1099,53,662,697,695,327856,123,673,1099,463,262390,698,695,0,
262394,673,674,698,131320,674,262312,123,676,1100,196855,693,0,262394,676,677,693,131320,677,327808,6,680,643,1099,
327856,123,682,680,641,196855,691,0,262394,682,683,691,131320,683,327745,161,687,447,680,262205,6,688,687,327850,123,
690,688,1083,131321,691,131320,691,458997,123,692,682,677,690,683,131321,693,131320,693,458997,123,694,1100,674,692,
691,131321,695,131320,695,327808,6,697,1099,119,131321,670,131320,698,393385,6,700,1100,53,66,327808,6,702,1051,700,
131321,703,131320,703,327808,6,705,1049,155,131321,645,131320,706,262368,153,153,154,327745,161,948,158,641,196670,
948,1051,262368,153,153,154,327856,123,950,641,164,196855,972,0,262394,950,951,972,131320,951,327812,6,958,641,151,
327745,161,961,158,958,262205,6,962,961,327808,6,1495,958,66,327745,161,1496,158,1495,262205,6,1497,1496,327808,6,
1498,962,1497,327808,6,1508,958,153,327745,161,1509,158,1508,262205,6,1510,1509,327808,6,1511,1498,1510,327808,6,1521,
958,296,327745,161,1522,158,1521,262205,6,1523,1522,327808,6,1524,1511,1523,327808,6,1534,958,379,327745,161,1535,158,
1534,262205,6,1536,1535,327808,6,1537,1524,1536,327808,6,1547,958,1579,327745,161,1548,158,1547,262205,6,1549,1548,
327808,6,1550,1537,1549,327808,6,1560,958,1580,327745,161,1561,158,1560,262205,6,1562,1561,327808,6,1563,1550,1562,
327808,6,1573,958,225,327745,161,1574,158,1573,262205,6,1575,1574,327808,6,1576,1563,1575,327745,161,971,189,641,
196670,971,1576,131321,972,131320,972,262368,153,153,154,327745,161,979,189,53,262205,6,980,979,327745,161,1270,189,
66,262205,6,1271,1270,327808,6,1275,980,1271,327745,161,1285,189,153,262205,6,1286,1285,327808,6,1290,1275,1286,
327745,161,1300,189,296,262205,6,1301,1300,327808,6,1305,1290,1301,327745,161,1315,189,379,262205,6,1316,1315,327808,
6,1320,1305,1316,327745,161,1330,189,1579,262205,6,1331,1330,327808,6,1335,1320,1331,327745,161,1345,189,1580,262205,
6,1346,1345,327808,6,1350,1335,1346,327745,161,1360,189,225,262205,6,1361,1360,327808,6,1365,1350,1361,327745,161,
1375,189,151,262205,6,1376,1375,327808,6,1380,1365,1376,327745,161,1390,189,1581,262205,6,1391,1390,327808,6,1395,
1380,1391,327745,161,1405,189,1582,262205,6,1406,1405,327808,6,1410,1395,1406,327745,161,1420,189,1583,262205,6,1421,
1420,327808,6,1425,1410,1421,327745,161,1435,189,1584,262205,6,1436,1435,327808,6,1440,1425,1436,327745,161,1450,189,
1585,262205,6,1451,1450,327808,6,1455,1440,1451,327745,161,1465,189,1586,262205,6,1466,1465,327808,6,1470,1455,1466,
327745,161,1480,189,1587,262205,6,1481,1480,327808,6,1485,1470,1481,196855,531,0,262394,611,530,531,131320,530,327850,
123,533,641,53,131321,531,131320,531,458997,123,534,611,972,533,530,196855,536,0,262394,534,535,536,131320,535,393281,
538,539,256,85,537,262205,250,540,539,393281,86,544,540,85,511,327742,544,1485,2,4,131321,536,131320,536,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,7090,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,
4,1852399981,0,248,259,290,354,770,950,1221,1593,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,84,1,0,262215,248,11,29,327752,351,0,35,
0,327752,351,1,35,8,327752,351,2,35,16,327752,351,3,35,24,327752,351,4,35,32,327752,351,5,35,40,327752,351,6,35,48,
327752,351,7,35,56,327752,351,8,35,64,327752,351,9,35,72,327752,351,10,35,76,327752,351,11,35,80,327752,351,12,35,84,
327752,351,13,35,88,327752,351,14,35,92,327752,351,15,35,96,327752,351,16,35,100,327752,351,17,35,104,327752,351,18,
35,108,327752,351,19,35,112,327752,351,20,35,116,327752,351,21,35,120,327752,351,22,35,124,327752,352,0,35,0,196679,
352,2,262215,432,1,1,262215,531,1,2,262216,619,0,24,327752,619,0,35,0,196679,619,2,262215,1593,11,26,262215,1834,11,
25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,
17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,62,6,4,262176,63,7,62,262167,73,6,3,262194,6,84,
32,262172,85,6,84,262176,86,7,85,131092,139,262187,6,146,0,262165,150,32,1,262187,150,151,2,262174,154,6,6,262187,6,
159,1,262187,150,163,30,262187,150,178,0,262176,179,5349,6,262187,150,221,1,262176,247,1,6,262203,247,248,1,262187,6,
252,8,262187,6,254,2,262187,6,255,264,262187,6,256,128,262172,257,6,256,262176,258,4,257,262203,258,259,4,262176,262,
4,6,262187,6,265,16,262172,288,6,265,262176,289,4,288,262203,289,290,4,262187,6,326,7,1638430,351,15,15,15,15,15,24,
24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,352,351,262176,353,9,352,262203,353,354,9,262187,150,355,13,262176,356,9,
6,262187,6,359,65535,262176,367,9,15,262187,6,380,4294967292u,262187,6,394,3,262187,150,399,24,262187,150,403,14,
262187,150,409,10,262187,6,412,256,262187,150,422,9,262194,6,432,4,393268,139,433,170,432,394,393268,139,457,170,432,
254,262187,6,477,4,393268,139,478,170,432,477,262187,150,495,12,262187,6,506,4294967295u,262187,150,519,15,262194,6,
531,8,393268,6,532,196,159,531,262187,150,536,16,262187,6,543,31,393268,139,546,170,432,394,262187,6,550,32,262187,
150,578,17,393268,139,586,170,432,146,393268,139,587,170,432,159,458804,6,588,169,587,252,477,458804,6,589,169,586,
265,588,393268,6,590,134,256,589,196647,618,5349,196638,619,62,262176,618,5349,619,262176,621,5349,62,262187,150,628,
19,262187,150,641,20,262187,6,661,6,393268,139,662,170,531,661,262187,6,667,64,458804,6,668,169,662,667,256,262187,
150,681,5,262187,6,759,66,262187,6,760,17,458804,6,761,169,662,759,760,393268,6,762,132,761,668,393268,6,763,132,256,
84,393268,6,764,134,763,550,393268,6,765,128,763,764,393268,139,766,172,762,765,458804,6,767,169,766,762,765,262172,
768,6,767,262176,769,4,768,262203,769,770,4,393268,139,805,176,531,252,262187,6,817,15,262187,150,821,4,393268,6,834,
134,762,256,393268,139,928,176,531,252,262187,6,947,257,262172,948,6,947,262176,949,4,948,262203,949,950,4,393268,6,
1053,134,84,254,262172,1054,6,1053,262176,1055,7,1054,262176,1121,9,24,393268,139,1139,170,432,394,262187,150,1143,6,
262187,150,1181,21,262187,150,1188,7,262203,949,1221,4,393268,139,1237,170,531,252,393268,139,1356,170,531,252,393268,
6,1360,130,763,159,393268,139,1378,176,432,254,393268,139,1408,170,531,252,262187,150,1444,18,262187,6,1467,512,
262187,150,1470,8,262187,150,1487,3,262187,6,1534,9,262187,150,1560,22,262176,1592,1,73,262203,1592,1593,1,262187,150,
1677,11,393260,73,1834,256,159,159,262187,6,5700,10,262187,6,7085,5,262187,6,7086,11,262187,6,7087,12,262187,6,7088,
13,262187,6,7089,14,327734,2,4,0,3,131320,5,262203,1055,3482,7,262203,1055,3057,7,262203,63,2514,7,262203,86,2431,7,
262203,86,2432,7,262203,86,2435,7,262203,86,2439,7,262203,86,2443,7,393281,356,1853,354,178,409,262205,6,1854,1853,
327879,6,1855,1854,412,327851,139,1856,1855,146,196855,1868,0,262394,1856,1857,1865,131320,1865,393281,356,1866,354,
178,422,262205,6,1867,1866,131321,1868,131320,1857,393281,367,1858,354,178,151,262205,15,1859,1858,393281,179,1860,
1859,178,178,393277,6,1861,1860,2,4,393281,356,1862,354,178,422,262205,6,1863,1862,458764,6,1864,1,38,1861,1863,
131321,1868,131320,1868,458997,6,4598,1864,1857,1867,1865,393281,356,1786,354,178,1677,262205,6,1787,1786,327745,247,
1789,1593,146,262205,6,1790,1789,327808,6,1879,4598,763,327810,6,1880,1879,159,327814,6,1882,1880,763,327808,6,1885,
1882,1787,327810,6,1886,1885,159,327814,6,1888,1886,1787,458764,6,1889,1,41,159,1888,327812,6,1892,1889,763,327808,6,
1895,1882,1889,327810,6,1896,1895,159,327814,6,1898,1896,1889,327856,139,1903,1790,1898,196855,1910,0,262394,1903,
1904,1908,131320,1908,131321,1910,131320,1904,327812,6,1907,1790,1892,131321,1910,131320,1910,458997,6,4599,1907,1904,
4598,1908,327808,6,1917,4599,1892,458764,6,1918,1,38,4598,1917,262312,139,1799,1903,196855,1801,0,262394,1799,1800,
1801,131320,1800,327850,139,1804,1790,146,131321,1801,131320,1801,458997,139,1805,1903,1910,1804,1800,196855,1807,0,
262394,1805,1806,1807,131320,1806,327850,139,1943,1790,146,196855,1949,0,262394,1943,1944,1949,131320,1944,327879,6,
1947,1854,256,327851,139,1948,1947,146,131321,1949,131320,1949,458997,139,1950,1943,1806,1948,1944,262205,6,1951,248,
327812,6,1952,1951,254,393281,356,1954,354,178,1444,262205,6,1955,1954,327856,139,1956,1952,1955,196855,1964,0,262394,
1956,1957,1963,131320,1963,131321,1964,131320,1957,393281,367,1958,354,178,821,262205,15,1959,1958,393281,179,1961,
1959,178,1952,393277,6,1962,1961,2,4,131321,1964,131320,1964,458997,6,4604,1962,1957,146,1963,327808,6,1967,1952,159,
327856,139,1970,1967,1955,196855,1979,0,262394,1970,1971,1978,131320,1978,131321,1979,131320,1971,393281,367,1972,354,
178,821,262205,15,1973,1972,393281,179,1976,1973,178,1967,393277,6,1977,1976,2,4,131321,1979,131320,1979,458997,6,
4606,1977,1971,146,1978,327808,6,1983,4604,4606,327814,6,2122,1951,252,262368,254,254,255,327745,262,2125,259,1951,
196670,2125,1983,262368,254,254,255,327856,139,2127,1951,265,196855,2149,0,262394,2127,2128,2149,131320,2128,327812,6,
2135,1951,252,327745,262,2138,259,2135,262205,6,2139,2138,327808,6,7001,2135,159,327745,262,7002,259,7001,262205,6,
7003,7002,327808,6,7004,2139,7003,327808,6,7014,2135,254,327745,262,7015,259,7014,262205,6,7016,7015,327808,6,7017,
7004,7016,327808,6,7027,2135,394,327745,262,7028,259,7027,262205,6,7029,7028,327808,6,7030,7017,7029,327808,6,7040,
2135,477,327745,262,7041,259,7040,262205,6,7042,7041,327808,6,7043,7030,7042,327808,6,7053,2135,7085,327745,262,7054,
259,7053,262205,6,7055,7054,327808,6,7056,7043,7055,327808,6,7066,2135,661,327745,262,7067,259,7066,262205,6,7068,
7067,327808,6,7069,7056,7068,327808,6,7079,2135,326,327745,262,7080,259,7079,262205,6,7081,7080,327808,6,7082,7069,
7081,327745,262,2148,290,1951,196670,2148,7082,131321,2149,131320,2149,262368,254,254,255,327745,262,2156,290,146,
262205,6,2157,2156,327856,139,2160,146,2122,393385,6,2162,2160,2157,146,327745,262,6776,290,159,262205,6,6777,6776,
327856,139,6778,159,2122,393385,6,6779,6778,6777,146,327808,6,6780,2162,6779,327808,6,6781,2157,6777,327745,262,6791,
290,254,262205,6,6792,6791,327856,139,6793,254,2122,393385,6,6794,6793,6792,146,327808,6,6795,6780,6794,327808,6,6796,
6781,6792,327745,262,6806,290,394,262205,6,6807,6806,327856,139,6808,394,2122,393385,6,6809,6808,6807,146,327808,6,
6810,6795,6809,327808,6,6811,6796,6807,327745,262,6821,290,477,262205,6,6822,6821,327856,139,6823,477,2122,393385,6,
6824,6823,6822,146,327808,6,6825,6810,6824,327808,6,6826,6811,6822,327745,262,6836,290,7085,262205,6,6837,6836,327856,
139,6838,7085,2122,393385,6,6839,6838,6837,146,327808,6,6840,6825,6839,327808,6,6841,6826,6837,327745,262,6851,290,
661,262205,6,6852,6851,327856,139,6853,661,2122,393385,6,6854,6853,6852,146,327808,6,6855,6840,6854,327808,6,6856,
6841,6852,327745,262,6866,290,326,262205,6,6867,6866,327856,139,6868,326,2122,393385,6,6869,6868,6867,146,327808,6,
6870,6855,6869,327808,6,6871,6856,6867,327745,262,6881,290,252,262205,6,6882,6881,327856,139,6883,252,2122,393385,6,
6884,6883,6882,146,327808,6,6885,6870,6884,327808,6,6886,6871,6882,327745,262,6896,290,1534,262205,6,6897,6896,327856,
139,6898,1534,2122,393385,6,6899,6898,6897,146,327808,6,6900,6885,6899,327808,6,6901,6886,6897,327745,262,6911,290,
5700,262205,6,6912,6911,327856,139,6913,5700,2122,393385,6,6914,6913,6912,146,327808,6,6915,6900,6914,327808,6,6916,
6901,6912,327745,262,6926,290,7086,262205,6,6927,6926,327856,139,6928,7086,2122,393385,6,6929,6928,6927,146,327808,6,
6930,6915,6929,327808,6,6931,6916,6927,327745,262,6941,290,7087,262205,6,6942,6941,327856,139,6943,7087,2122,393385,6,
6944,6943,6942,146,327808,6,6945,6930,6944,327808,6,6946,6931,6942,327745,262,6956,290,7088,262205,6,6957,6956,327856,
139,6958,7088,2122,393385,6,6959,6958,6957,146,327808,6,6960,6945,6959,327808,6,6961,6946,6957,327745,262,6971,290,
7089,262205,6,6972,6971,327856,139,6973,7089,2122,393385,6,6974,6973,6972,146,327808,6,6975,6960,6974,327808,6,6976,
6961,6972,327745,262,6986,290,817,262205,6,6987,6986,327856,139,6988,817,2122,393385,6,6989,6988,6987,146,327808,6,
6990,6975,6989,327808,6,6991,6976,6987,327879,6,2179,1951,326,327856,139,2180,146,2179,196855,2189,0,262394,2180,2181,
2188,131320,2188,131321,2189,131320,2181,327812,6,2183,2122,252,327745,262,2186,259,2183,262205,6,2187,2186,131321,
2189,131320,2189,458997,6,5286,2187,2181,146,2188,327808,6,2192,6990,5286,327856,139,6662,159,2179,196855,6669,0,
262394,6662,6664,6663,131320,6663,131321,6669,131320,6664,327812,6,6665,2122,252,327808,6,6666,6665,159,327745,262,
6667,259,6666,262205,6,6668,6667,131321,6669,131320,6669,458997,6,6670,6668,6664,146,6663,327808,6,6671,2192,6670,
327856,139,6681,254,2179,196855,6688,0,262394,6681,6683,6682,131320,6682,131321,6688,131320,6683,327812,6,6684,2122,
252,327808,6,6685,6684,254,327745,262,6686,259,6685,262205,6,6687,6686,131321,6688,131320,6688,458997,6,6689,6687,
6683,146,6682,327808,6,6690,6671,6689,327856,139,6700,394,2179,196855,6707,0,262394,6700,6702,6701,131320,6701,131321,
6707,131320,6702,327812,6,6703,2122,252,327808,6,6704,6703,394,327745,262,6705,259,6704,262205,6,6706,6705,131321,
6707,131320,6707,458997,6,6708,6706,6702,146,6701,327808,6,6709,6690,6708,327856,139,6719,477,2179,196855,6726,0,
262394,6719,6721,6720,131320,6720,131321,6726,131320,6721,327812,6,6722,2122,252,327808,6,6723,6722,477,327745,262,
6724,259,6723,262205,6,6725,6724,131321,6726,131320,6726,458997,6,6727,6725,6721,146,6720,327808,6,6728,6709,6727,
327856,139,6738,7085,2179,196855,6745,0,262394,6738,6740,6739,131320,6739,131321,6745,131320,6740,327812,6,6741,2122,
252,327808,6,6742,6741,7085,327745,262,6743,259,6742,262205,6,6744,6743,131321,6745,131320,6745,458997,6,6746,6744,
6740,146,6739,327808,6,6747,6728,6746,327856,139,6757,661,2179,196855,6764,0,262394,6757,6759,6758,131320,6758,131321,
6764,131320,6759,327812,6,6760,2122,252,327808,6,6761,6760,661,327745,262,6762,259,6761,262205,6,6763,6762,131321,
6764,131320,6764,458997,6,6765,6763,6759,146,6758,327808,6,6766,6747,6765,196855,2035,0,262394,1956,1997,2035,131320,
1997,196855,2018,0,262394,1903,2003,2017,131320,2017,131321,2018,131320,2003,393281,367,2004,354,178,1487,262205,15,
2005,2004,327812,6,2011,1952,1787,327808,6,2014,2011,1790,393281,179,2015,2005,178,2014,393277,6,2016,2015,2,4,131321,
2018,131320,2018,458997,6,5256,2016,2003,146,2017,327808,6,2020,6766,5256,327745,262,2021,1221,1952,196670,2021,2020,
196855,2034,0,262394,1950,2023,2034,131320,2023,393281,356,2246,354,178,628,262205,6,2247,2246,327814,6,2248,4604,
2247,327817,6,2252,4604,2247,327851,139,2253,2252,146,393385,6,2254,2253,159,146,327808,6,2255,2248,2254,393281,356,
2257,354,178,641,262205,6,2258,2257,327814,6,2259,2255,2258,327817,6,2263,2255,2258,327851,139,2264,2263,146,393385,6,
2265,2264,159,146,327808,6,2266,2259,2265,458764,6,2270,1,38,2255,2258,458764,6,2272,1,41,2266,159,393281,1121,2203,
354,178,1470,262205,24,2204,2203,327808,6,2206,265,1952,393281,179,2208,2204,178,2206,327742,2208,6766,2,4,393281,356,
2211,354,178,1560,262205,6,2212,2211,327812,6,2214,1951,661,327808,6,2215,2212,2214,393281,179,2218,2204,178,2215,
327742,2218,2270,2,4,327808,6,2226,2215,159,393281,179,2229,2204,178,2226,327742,2229,2272,2,4,327808,6,2237,2215,254,
393281,179,2240,2204,178,2237,327742,2240,159,2,4,131321,2034,131320,2034,131321,2035,131320,2035,327808,6,2038,6766,
4604,196855,6651,0,262394,1970,6571,6651,131320,6571,196855,6586,0,262394,1903,6574,6573,131320,6573,131321,6586,
131320,6574,393281,367,6575,354,178,1487,262205,15,6576,6575,327812,6,6580,1967,1787,327808,6,6583,6580,1790,393281,
179,6584,6576,178,6583,393277,6,6585,6584,2,4,131321,6586,131320,6586,458997,6,6587,6585,6574,146,6573,327808,6,6588,
2038,6587,327745,262,6589,1221,1967,196670,6589,6588,196855,6650,0,262394,1950,6590,6650,131320,6590,393281,356,6594,
354,178,628,262205,6,6595,6594,327814,6,6596,4606,6595,327817,6,6599,4606,6595,327851,139,6600,6599,146,393385,6,6601,
6600,159,146,327808,6,6602,6596,6601,393281,356,6603,354,178,641,262205,6,6604,6603,327814,6,6605,6602,6604,327817,6,
6608,6602,6604,327851,139,6609,6608,146,393385,6,6610,6609,159,146,327808,6,6611,6605,6610,458764,6,6614,1,38,6602,
6604,458764,6,6615,1,41,6611,159,393281,1121,6617,354,178,1470,262205,24,6618,6617,327808,6,6619,1952,760,393281,179,
6620,6618,178,6619,327742,6620,2038,2,4,393281,356,6623,354,178,1560,262205,6,6624,6623,327812,6,6625,1967,394,327808,
6,6626,6624,6625,393281,179,6629,6618,178,6626,327742,6629,6614,2,4,327808,6,6636,6626,159,393281,179,6639,6618,178,
6636,327742,6639,6615,2,4,327808,6,6646,6626,254,393281,179,6649,6618,178,6646,327742,6649,159,2,4,131321,6650,131320,
6650,131321,6651,131320,6651,327850,139,2044,1951,146,196855,2108,0,262394,2044,2045,2108,131320,2045,327812,6,2050,
1955,1787,327808,6,2053,2050,1790,196855,2060,0,262394,1903,2055,2060,131320,2055,327879,6,2058,1854,159,327851,139,
2059,2058,146,131321,2060,131320,2060,458997,139,2061,1903,2045,2059,2055,196855,2080,0,262394,2061,2064,2079,131320,
2079,131321,2080,131320,2064,393281,367,2065,354,178,1487,262205,15,2066,2065,393281,179,2068,2066,178,2053,393277,6,
2069,2068,2,4,327808,6,2075,2053,1787,393281,179,2076,2066,178,2075,393277,6,2077,2076,2,4,327808,6,2078,2069,2077,
131321,2080,131320,2080,458997,6,4629,2078,2064,146,2079,327808,6,2082,6991,4629,327745,262,2083,1221,532,196670,2083,
2082,196855,2093,0,262394,1950,2085,2093,131320,2085,393281,1121,2086,354,178,1470,262205,24,2087,2086,327808,6,2090,
265,1955,393281,179,2092,2087,178,2090,327742,2092,6991,2,4,131321,2093,131320,2093,196855,2102,0,262394,1943,2097,
2102,131320,2097,327879,6,2100,1854,667,327851,139,2101,2100,146,131321,2102,131320,2102,458997,139,2103,1943,2093,
2101,2097,196855,2107,0,262394,2103,2104,2107,131320,2104,393281,367,2284,354,178,821,262205,15,2285,2284,393281,179,
2288,2285,178,1955,393277,6,2289,2288,2,4,327808,6,2294,1955,159,393281,179,2295,2285,178,2294,393277,6,2296,2295,2,4,
393281,356,2381,354,178,628,262205,6,2382,2381,327814,6,2383,6991,2382,327817,6,2387,6991,2382,327851,139,2388,2387,
146,393385,6,2389,2388,159,146,327808,6,2390,2383,2389,393281,356,2392,354,178,641,262205,6,2393,2392,327814,6,2394,
2390,2393,327817,6,2398,2390,2393,327851,139,2399,2398,146,393385,6,2400,2399,159,146,327808,6,2401,2394,2400,458764,
6,2405,1,38,2390,2393,458764,6,2407,1,41,2401,159,196855,2427,0,262394,1856,2416,2424,131320,2424,393281,356,2425,354,
178,422,262205,6,2426,2425,131321,2427,131320,2416,393281,367,2417,354,178,151,262205,15,2418,2417,393281,179,2419,
2418,178,178,393277,6,2420,2419,2,4,393281,356,2421,354,178,422,262205,6,2422,2421,458764,6,2423,1,38,2420,2422,
131321,2427,131320,2427,458997,6,4642,2423,2416,2426,2424,327879,6,2302,1854,1467,327851,139,2303,2302,146,393281,
1121,2304,354,178,1470,262205,24,2305,2304,393281,179,2307,2305,178,178,327742,2307,4642,2,4,393281,179,2311,2305,178,
221,327742,2311,6991,2,4,327808,6,2316,2289,2296,393281,179,2317,2305,178,151,327742,2317,2316,2,4,393281,179,2321,
2305,178,1487,327742,2321,2296,2,4,393281,179,2326,2305,178,821,327742,2326,2405,2,4,393281,179,2331,2305,178,681,
327742,2331,2407,2,4,393281,179,2336,2305,178,1143,327742,2336,159,2,4,196855,2345,0,262394,2303,2340,2344,131320,
2344,131321,2345,131320,2340,327808,6,2342,4642,543,327814,6,2343,2342,550,131321,2345,131320,2345,458997,6,4646,2343,
2340,146,2344,393281,179,2347,2305,178,1188,327742,2347,4646,2,4,196855,2360,0,262394,2303,2351,2359,131320,2359,
131321,2360,131320,2351,327808,6,2356,1955,254,393281,179,2357,2285,178,2356,393277,6,2358,2357,2,4,131321,2360,
131320,2360,458997,6,4648,2358,2351,146,2359,393281,179,2362,2305,178,1470,327742,2362,4648,2,4,131321,2363,131320,
2363,458997,6,4649,1534,2360,2374,2367,327856,139,2366,4649,265,262390,2375,2367,0,262394,2366,2367,2375,131320,2367,
393281,179,2371,2305,178,4649,327742,2371,146,2,4,327808,6,2374,4649,221,131321,2363,131320,2375,131321,2107,131320,
2107,131321,2108,131320,2108,131321,1807,131320,1807,262368,254,254,255,131321,1814,131320,1814,458997,6,4670,4599,
1807,1833,1817,327856,139,1822,4670,1918,262390,1816,1817,0,262394,1822,1815,1816,131320,1815,327810,6,1826,1918,4670,
458764,6,1827,1,38,763,1826,262205,6,2448,248,196855,2508,0,262394,662,2499,2506,131320,2506,131321,2508,131320,2499,
327817,6,2501,2448,668,327812,6,2502,2501,254,327814,6,2504,2448,668,327808,6,2505,2502,2504,131321,2508,131320,2508,
458997,6,4692,2505,2499,2448,2506,327812,6,2450,4692,84,327850,139,2452,1827,763,327847,139,2453,1378,2452,196855,
2467,0,262394,2453,2454,2460,131320,2460,262205,85,2461,2431,196670,2435,2461,131321,2690,131320,2690,458997,6,4695,
146,2460,2715,2713,327856,139,2693,4695,84,262390,2716,2713,1,262394,2693,2694,2716,131320,2694,327812,6,2696,4695,
256,327808,6,2698,2696,2448,327856,139,2701,2698,1827,196855,2708,0,262394,2701,2702,2708,131320,2702,327808,6,2705,
4670,2698,196855,2812,0,196859,146,2755,131320,2755,196855,2772,0,262394,433,2756,2772,131320,2756,393281,367,2757,
354,178,178,262205,15,2758,2757,262268,7,2759,2758,327761,6,2819,2759,0,327876,6,2821,2705,151,327829,154,2822,2819,
2821,327761,6,2823,2822,1,327761,6,2824,2822,0,327761,6,2827,2759,1,327874,6,2829,2705,163,327808,6,2830,2827,2829,
327808,6,2832,2830,2823,327829,154,2842,2824,2821,327761,6,2843,2842,1,327761,6,2844,2842,0,327808,6,2850,2832,2829,
327808,6,2852,2850,2843,327760,7,2853,2844,2852,262268,15,2764,2853,393281,179,2766,2764,178,178,393277,6,2767,2766,2,
4,393281,179,2769,2764,178,221,393277,6,2770,2769,2,4,327760,7,2771,2767,2770,131321,2812,131320,2772,196855,2786,0,
262394,457,2773,2786,131320,2773,393281,367,2774,354,178,178,262205,15,2775,2774,262268,7,2859,2775,327761,6,2870,
2859,0,327876,6,2872,2705,151,327829,154,2873,2870,2872,327761,6,2874,2873,1,327761,6,2875,2873,0,327761,6,2878,2859,
1,327874,6,2880,2705,163,327808,6,2881,2878,2880,327808,6,2883,2881,2874,327760,7,2884,2875,2883,262268,15,2862,2884,
393281,179,2863,2862,178,178,393277,6,2864,2863,2,4,393281,356,2778,354,178,355,262205,6,2779,2778,327874,6,2780,2779,
399,327874,6,2781,2864,2780,393281,356,2782,354,178,403,262205,6,2783,2782,327879,6,2784,2781,2783,327760,7,2785,2784,
146,131321,2812,131320,2786,196855,2793,0,262394,478,2788,2793,131320,2788,327879,6,2791,1854,477,327851,139,2792,
2791,146,131321,2793,131320,2793,458997,139,2794,478,2786,2792,2788,196855,2800,0,262394,2794,2795,2800,131320,2795,
393281,367,2796,354,178,221,262205,15,2797,2796,262268,7,2890,2797,327761,6,2901,2890,0,327876,6,2903,2705,151,327829,
154,2904,2901,2903,327761,6,2905,2904,1,327761,6,2906,2904,0,327761,6,2909,2890,1,327874,6,2911,2705,163,327808,6,
2912,2909,2911,327808,6,2914,2912,2905,327760,7,2915,2906,2914,262268,15,2893,2915,393281,179,2894,2893,178,178,
393277,6,2895,2894,2,4,131321,2800,131320,2800,458997,6,4702,2705,2793,2895,2795,393281,356,2802,354,178,495,262205,6,
2803,2802,327856,139,2804,4702,2803,196855,2809,0,262394,2804,2805,2808,131320,2808,131321,2809,131320,2805,393281,
356,2924,354,178,355,262205,6,2925,2924,327879,6,2926,2925,359,327831,154,2927,4702,2926,327761,6,2928,2927,0,327761,
6,2929,2927,1,393281,367,2930,354,178,178,262205,15,2931,2930,262268,7,2932,2931,327761,6,2934,2932,0,327829,154,2936,
2934,2928,327761,6,2937,2936,1,327761,6,2938,2936,0,327879,6,2940,2938,380,327761,6,2942,2932,1,327808,6,2944,2942,
2929,327808,6,2946,2944,2937,327760,7,2947,2940,2946,262268,15,2949,2947,393281,179,2950,2949,178,178,393277,6,2951,
2950,2,4,327879,6,2953,2938,394,327812,6,2954,2953,252,327874,6,2957,2925,399,327808,6,2958,2954,2957,327874,6,2959,
2951,2958,393281,356,2960,354,178,403,262205,6,2961,2960,327879,6,2962,2959,2961,131321,2809,131320,2809,458997,6,
4704,2962,2805,506,2808,327760,7,2811,4704,146,131321,2812,131320,2812,590069,7,4705,2771,2756,2785,2773,2811,2809,
196855,3030,0,196859,146,2971,131320,2971,327879,6,2974,1854,159,327851,139,2975,2974,146,196855,2982,0,262394,2975,
2976,2982,131320,2976,327761,6,2978,4705,0,393281,356,2979,354,178,519,262205,6,2980,2979,327854,139,2981,2978,2980,
131321,2982,131320,2982,458997,139,2983,2975,2971,2981,2976,196855,2991,0,262394,2983,2984,2991,131320,2984,131321,
3030,131320,2991,393281,356,2992,354,178,536,262205,6,2993,2992,327761,6,2995,4705,0,327879,6,2997,2993,543,327874,6,
2998,2995,2997,196855,3025,0,262394,546,2999,3025,131320,2999,327854,139,3001,2993,550,196855,3023,0,262394,3001,3002,
3008,131320,3008,327850,139,3010,2993,146,196855,3021,0,262394,3010,3011,3013,131320,3013,327761,6,3016,4705,1,327810,
6,3018,550,2993,327876,6,3019,3016,3018,327877,6,3020,2998,3019,131321,3021,131320,3011,131321,3021,131320,3021,
458997,6,4706,2998,3011,3020,3013,131321,3023,131320,3002,327761,6,3004,4705,1,327810,6,3006,2993,550,327874,6,3007,
3004,3006,131321,3023,131320,3023,458997,6,4707,3007,3002,4706,3021,131321,3025,131320,3025,458997,6,4708,2998,2991,
4707,3023,393281,356,3027,354,178,578,262205,6,3028,3027,327879,6,3029,4708,3028,131321,3030,131320,3030,458997,6,
4709,532,2984,3029,3025,131321,2708,131320,2708,458997,6,4720,532,2694,4709,3030,327874,6,3036,2698,681,327808,6,3037,
2698,3036,327745,262,2712,770,3037,196670,2712,4720,131321,2713,131320,2713,327808,6,2715,4695,221,131321,2690,131320,
2716,262368,254,254,255,131321,2717,131320,2717,458997,6,4696,146,2716,2737,2721,327856,139,2720,4696,84,262390,2738,
2721,1,262394,2720,2721,2738,131320,2721,327808,6,2725,2450,4696,327874,6,3042,2725,681,327808,6,3043,2725,3042,
327745,262,2727,770,3043,262205,6,2728,2727,327876,6,2729,2728,536,327877,6,2733,2729,2725,327745,9,2734,2435,4696,
196670,2734,2733,327808,6,2737,4696,221,131321,2717,131320,2738,262368,254,254,255,262205,85,2466,2435,196670,2431,
2466,131321,2467,131320,2454,262205,85,2455,2431,196670,2432,2455,131321,2518,131320,2518,458997,6,4731,146,2454,2556,
2554,327856,139,2521,4731,84,262390,2557,2554,1,262394,2521,2522,2557,131320,2522,327808,6,2525,4670,2450,327808,6,
2527,2525,4731,393281,367,2562,354,178,178,262205,15,2563,2562,262268,7,2564,2563,327814,6,2566,2527,589,327812,6,
2567,2566,477,327761,6,2577,2564,0,327876,6,2579,2567,151,327829,154,2580,2577,2579,327761,6,2581,2580,1,327761,6,
2582,2580,0,327761,6,2585,2564,1,327874,6,2587,2567,163,327808,6,2588,2585,2587,327808,6,2590,2588,2581,327760,7,2591,
2582,2590,262268,618,2569,2591,327745,621,2570,2569,178,393277,62,2571,2570,2,16,131321,2529,131320,2529,458997,6,
5226,146,2522,2552,2550,327856,139,2532,5226,589,262390,2553,2550,1,262394,2532,2533,2553,131320,2533,327808,6,2536,
4731,5226,196670,2514,2571,327812,6,2596,5226,590,327814,6,2597,2596,550,327745,9,2598,2514,2597,262205,6,2599,2598,
327879,6,2603,2596,543,393281,356,2604,354,178,355,262205,6,2605,2604,327874,6,2606,2605,399,327808,6,2607,2603,2606,
327874,6,2608,2599,2607,393281,356,2609,354,178,403,262205,6,2610,2609,327879,6,2611,2608,2610,196855,2679,0,196859,
146,2620,131320,2620,327879,6,2623,1854,159,327851,139,2624,2623,146,196855,2631,0,262394,2624,2625,2631,131320,2625,
393281,356,2628,354,178,519,262205,6,2629,2628,327854,139,2630,2611,2629,131321,2631,131320,2631,458997,139,2632,2624,
2620,2630,2625,196855,2640,0,262394,2632,2633,2640,131320,2633,131321,2679,131320,2640,393281,356,2641,354,178,536,
262205,6,2642,2641,327879,6,2646,2642,543,327874,6,2647,2611,2646,196855,2674,0,262394,546,2648,2674,131320,2648,
327854,139,2650,2642,550,196855,2672,0,262394,2650,2651,2657,131320,2657,327850,139,2659,2642,146,196855,2670,0,
262394,2659,2660,2662,131320,2662,327810,6,2667,550,2642,327876,6,2668,146,2667,327877,6,2669,2647,2668,131321,2670,
131320,2660,131321,2670,131320,2670,458997,6,5229,2647,2660,2669,2662,131321,2672,131320,2651,327810,6,2655,2642,550,
327874,6,2656,146,2655,131321,2672,131320,2672,458997,6,5230,2656,2651,5229,2670,131321,2674,131320,2674,458997,6,
5231,2647,2640,5230,2672,393281,356,2676,354,178,578,262205,6,2677,2676,327879,6,2678,5231,2677,131321,2679,131320,
2679,458997,6,5232,532,2633,2678,2674,327876,6,2542,5232,536,327808,6,2545,2450,4731,327808,6,2547,2545,5226,327877,6,
2548,2542,2547,327745,9,2549,2432,2536,196670,2549,2548,131321,2550,131320,2550,327808,6,2552,5226,221,131321,2529,
131320,2553,131321,2554,131320,2554,327808,6,2556,4731,589,131321,2518,131320,2557,262205,85,2459,2432,196670,2431,
2459,131321,2467,131320,2467,262205,85,2468,2431,196670,2439,2468,327817,6,3062,2448,668,196855,3068,0,262394,662,
3063,3067,131320,3067,131321,3068,131320,3063,327814,6,3065,2448,668,327812,6,3066,3065,265,131321,3068,131320,3068,
458997,6,4732,3066,3063,146,3067,131321,3165,131320,3165,458997,6,4733,146,3068,3177,3169,327856,139,3168,4733,834,
262390,3178,3169,1,262394,3168,3169,3178,131320,3169,327812,6,3171,4733,256,327808,6,3173,3171,2448,327745,262,3174,
770,3173,196670,3174,146,327808,6,3177,4733,221,131321,3165,131320,3178,262368,254,254,255,131321,3071,131320,3071,
458997,6,4734,146,3178,3090,3088,327856,139,3074,4734,84,262390,3091,3088,1,262394,3074,3075,3091,131320,3075,327745,
9,3077,2439,4734,262205,6,3078,3077,327874,6,3185,3078,536,196855,3199,0,262394,805,3186,3188,131320,3188,327879,6,
3193,3185,817,131321,3199,131320,3186,131321,3199,131320,3199,458997,6,5217,3185,3186,3193,3188,327812,6,3081,5217,
668,327808,6,3083,3081,3062,327745,262,3084,770,3083,327876,6,3086,159,4732,458986,6,3087,3084,159,146,3086,131321,
3088,131320,3088,327808,6,3090,4734,221,131321,3071,131320,3091,262368,254,254,255,327812,6,3217,2448,834,131321,3218,
131320,3218,458997,6,4736,146,3091,3246,3247,458997,6,4735,146,3091,3249,3247,327856,139,3221,4735,834,262390,3250,
3247,1,262394,3221,3222,3250,131320,3222,196855,3243,0,262394,662,3223,3237,131320,3237,327808,6,3240,3217,4735,
327745,262,3241,770,3240,262205,6,3242,3241,131321,3243,131320,3223,327808,6,3226,3217,4735,327745,262,3227,770,3226,
262205,6,3228,3227,327879,6,3229,3228,359,262205,6,3234,3227,327874,6,3235,3234,536,327808,6,3236,3229,3235,131321,
3243,131320,3243,458997,6,5213,3236,3223,3242,3237,327808,6,3246,4736,5213,131321,3247,131320,3247,327808,6,3249,4735,
221,131321,3218,131320,3250,327814,6,3337,2448,252,262368,254,254,255,327745,262,3340,259,2448,196670,3340,4736,
262368,254,254,255,327856,139,3342,2448,265,196855,3364,0,262394,3342,3343,3364,131320,3343,327812,6,3350,2448,252,
327745,262,3353,259,3350,262205,6,3354,3353,327808,6,5708,3350,159,327745,262,5709,259,5708,262205,6,5710,5709,327808,
6,5711,3354,5710,327808,6,5721,3350,254,327745,262,5722,259,5721,262205,6,5723,5722,327808,6,5724,5711,5723,327808,6,
5734,3350,394,327745,262,5735,259,5734,262205,6,5736,5735,327808,6,5737,5724,5736,327808,6,5747,3350,477,327745,262,
5748,259,5747,262205,6,5749,5748,327808,6,5750,5737,5749,327808,6,5760,3350,7085,327745,262,5761,259,5760,262205,6,
5762,5761,327808,6,5763,5750,5762,327808,6,5773,3350,661,327745,262,5774,259,5773,262205,6,5775,5774,327808,6,5776,
5763,5775,327808,6,5786,3350,326,327745,262,5787,259,5786,262205,6,5788,5787,327808,6,5789,5776,5788,327745,262,3363,
290,2448,196670,3363,5789,131321,3364,131320,3364,262368,254,254,255,327745,262,3371,290,146,262205,6,3372,3371,
327856,139,3375,146,3337,393385,6,3377,3375,3372,146,327745,262,5799,290,159,262205,6,5800,5799,327856,139,5801,159,
3337,393385,6,5802,5801,5800,146,327808,6,5803,3377,5802,327745,262,5814,290,254,262205,6,5815,5814,327856,139,5816,
254,3337,393385,6,5817,5816,5815,146,327808,6,5818,5803,5817,327745,262,5829,290,394,262205,6,5830,5829,327856,139,
5831,394,3337,393385,6,5832,5831,5830,146,327808,6,5833,5818,5832,327745,262,5844,290,477,262205,6,5845,5844,327856,
139,5846,477,3337,393385,6,5847,5846,5845,146,327808,6,5848,5833,5847,327745,262,5859,290,7085,262205,6,5860,5859,
327856,139,5861,7085,3337,393385,6,5862,5861,5860,146,327808,6,5863,5848,5862,327745,262,5874,290,661,262205,6,5875,
5874,327856,139,5876,661,3337,393385,6,5877,5876,5875,146,327808,6,5878,5863,5877,327745,262,5889,290,326,262205,6,
5890,5889,327856,139,5891,326,3337,393385,6,5892,5891,5890,146,327808,6,5893,5878,5892,327745,262,5904,290,252,262205,
6,5905,5904,327856,139,5906,252,3337,393385,6,5907,5906,5905,146,327808,6,5908,5893,5907,327745,262,5919,290,1534,
262205,6,5920,5919,327856,139,5921,1534,3337,393385,6,5922,5921,5920,146,327808,6,5923,5908,5922,327745,262,5934,290,
5700,262205,6,5935,5934,327856,139,5936,5700,3337,393385,6,5937,5936,5935,146,327808,6,5938,5923,5937,327745,262,5949,
290,7086,262205,6,5950,5949,327856,139,5951,7086,3337,393385,6,5952,5951,5950,146,327808,6,5953,5938,5952,327745,262,
5964,290,7087,262205,6,5965,5964,327856,139,5966,7087,3337,393385,6,5967,5966,5965,146,327808,6,5968,5953,5967,327745,
262,5979,290,7088,262205,6,5980,5979,327856,139,5981,7088,3337,393385,6,5982,5981,5980,146,327808,6,5983,5968,5982,
327745,262,5994,290,7089,262205,6,5995,5994,327856,139,5996,7089,3337,393385,6,5997,5996,5995,146,327808,6,5998,5983,
5997,327745,262,6009,290,817,262205,6,6010,6009,327856,139,6011,817,3337,393385,6,6012,6011,6010,146,327808,6,6013,
5998,6012,327879,6,3394,2448,326,327856,139,3395,146,3394,196855,3404,0,262394,3395,3396,3403,131320,3403,131321,3404,
131320,3396,327812,6,3398,3337,252,327745,262,3401,259,3398,262205,6,3402,3401,131321,3404,131320,3404,458997,6,5210,
3402,3396,146,3403,327808,6,3407,6013,5210,327856,139,6024,159,3394,196855,6031,0,262394,6024,6026,6025,131320,6025,
131321,6031,131320,6026,327812,6,6027,3337,252,327808,6,6028,6027,159,327745,262,6029,259,6028,262205,6,6030,6029,
131321,6031,131320,6031,458997,6,6032,6030,6026,146,6025,327808,6,6033,3407,6032,327856,139,6043,254,3394,196855,6050,
0,262394,6043,6045,6044,131320,6044,131321,6050,131320,6045,327812,6,6046,3337,252,327808,6,6047,6046,254,327745,262,
6048,259,6047,262205,6,6049,6048,131321,6050,131320,6050,458997,6,6051,6049,6045,146,6044,327808,6,6052,6033,6051,
327856,139,6062,394,3394,196855,6069,0,262394,6062,6064,6063,131320,6063,131321,6069,131320,6064,327812,6,6065,3337,
252,327808,6,6066,6065,394,327745,262,6067,259,6066,262205,6,6068,6067,131321,6069,131320,6069,458997,6,6070,6068,
6064,146,6063,327808,6,6071,6052,6070,327856,139,6081,477,3394,196855,6088,0,262394,6081,6083,6082,131320,6082,131321,
6088,131320,6083,327812,6,6084,3337,252,327808,6,6085,6084,477,327745,262,6086,259,6085,262205,6,6087,6086,131321,
6088,131320,6088,458997,6,6089,6087,6083,146,6082,327808,6,6090,6071,6089,327856,139,6100,7085,3394,196855,6107,0,
262394,6100,6102,6101,131320,6101,131321,6107,131320,6102,327812,6,6103,3337,252,327808,6,6104,6103,7085,327745,262,
6105,259,6104,262205,6,6106,6105,131321,6107,131320,6107,458997,6,6108,6106,6102,146,6101,327808,6,6109,6090,6108,
327856,139,6119,661,3394,196855,6126,0,262394,6119,6121,6120,131320,6120,131321,6126,131320,6121,327812,6,6122,3337,
252,327808,6,6123,6122,661,327745,262,6124,259,6123,262205,6,6125,6124,131321,6126,131320,6126,458997,6,6127,6125,
6121,146,6120,327808,6,6128,6109,6127,131321,3254,131320,3254,458997,6,5178,6128,6126,3319,3320,458997,6,4746,146,
6126,3322,3320,327856,139,3257,4746,834,262390,3323,3320,1,262394,3257,3258,3323,131320,3258,327808,6,3261,3217,4746,
327745,262,3262,770,3261,262205,6,3263,3262,196855,3269,0,262394,662,3264,3267,131320,3267,131321,3269,131320,3264,
327879,6,3266,3263,359,131321,3269,131320,3269,458997,6,5174,3266,3264,3263,3267,196855,3283,0,262394,662,3274,3281,
131320,3281,131321,3283,131320,3274,327808,6,3278,5178,5174,327876,6,3279,3278,536,327877,6,3280,5178,3279,131321,
3283,131320,3283,458997,6,5179,3280,3274,5178,3281,196670,3262,5179,196855,3292,0,262394,928,3286,3292,131320,3286,
327817,6,3290,3261,668,327850,139,3291,3290,146,131321,3292,131320,3292,458997,139,3293,928,3283,3291,3286,196855,
3300,0,262394,3293,3294,3300,131320,3294,327814,6,3298,3261,668,327858,139,3299,3298,532,131321,3300,131320,3300,
458997,139,3301,3293,3292,3299,3294,196855,3309,0,262394,3301,3302,3309,131320,3302,327814,6,3306,3261,668,327745,262,
3308,950,3306,196670,3308,5178,131321,3309,131320,3309,196855,3315,0,262394,662,3311,3314,131320,3314,131321,3315,
131320,3311,327874,6,3313,3263,536,131321,3315,131320,3315,458997,6,5198,3313,3311,146,3314,327808,6,3317,5174,5198,
327808,6,3319,5178,3317,131321,3320,131320,3320,327808,6,3322,4746,221,131321,3254,131320,3323,262368,254,254,255,
131321,3093,131320,3093,458997,6,4747,146,3323,3138,3136,327856,139,3096,4747,84,262390,3139,3136,1,262394,3096,3097,
3139,131320,3097,327745,9,3099,2439,4747,262205,6,3100,3099,327874,6,3419,3100,536,196855,3433,0,262394,805,3420,3422,
131320,3422,327879,6,3427,3419,817,131321,3433,131320,3420,131321,3433,131320,3433,458997,6,5130,3419,3420,3427,3422,
327812,6,3103,5130,668,327808,6,3105,3103,3062,327745,262,3106,770,3105,327876,6,3108,159,4732,458986,6,3109,3106,159,
146,3108,327874,6,3111,3109,4732,327879,6,3112,3111,359,327808,6,3114,4747,159,327745,9,3115,2439,3114,262205,6,3116,
3115,327874,6,3441,3116,536,196855,3455,0,262394,805,3442,3444,131320,3444,327879,6,3449,3441,817,131321,3455,131320,
3442,131321,3455,131320,3455,458997,6,5159,3441,3442,3449,3444,327812,6,3119,5159,668,327808,6,3121,3119,3062,327745,
262,3122,770,3121,458986,6,3125,3122,159,146,3108,327874,6,3127,3125,4732,327879,6,3128,3127,359,327814,6,3130,4747,
254,327876,6,3133,3128,536,327877,6,3134,3112,3133,327745,9,3135,3057,3130,196670,3135,3134,131321,3136,131320,3136,
327808,6,3138,4747,254,131321,3093,131320,3139,262368,254,254,255,131321,3140,131320,3140,458997,6,4748,146,3139,3161,
3144,327856,139,3143,4748,84,262390,3162,3144,1,262394,3143,3144,3162,131320,3144,327814,6,3146,4748,254,327745,9,
3147,3057,3146,262205,6,3148,3147,327879,6,3150,4748,159,327812,6,3151,265,3150,327874,6,3152,3148,3151,327879,6,3153,
3152,359,327874,6,3461,3153,681,327808,6,3462,3153,3461,327745,9,3156,2439,4748,262205,6,3157,3156,327745,262,3158,
770,3462,196670,3158,3157,327808,6,3161,4748,221,131321,3140,131320,3162,262368,254,254,255,196855,2492,0,262394,1408,
2470,2490,131320,2490,458764,6,3894,1,38,2448,532,327745,262,3896,950,3894,262205,6,3897,3896,327856,139,3899,3894,
532,196855,3906,0,262394,3899,3900,3905,131320,3905,131321,3906,131320,3900,327808,6,3902,3894,159,327745,262,3903,
950,3902,262205,6,3904,3903,131321,3906,131320,3906,458997,6,4749,3904,3900,763,3905,262368,254,254,255,327858,139,
3909,2448,532,196855,3926,0,262394,3909,3910,3926,131320,3910,327745,262,3913,1221,3894,262205,6,3914,3913,327810,6,
3916,3914,3897,196670,3896,3916,327810,6,3921,4749,3897,262205,6,3923,3913,327808,6,3924,3923,3921,196670,3913,3924,
131321,3926,131320,3926,262368,254,254,255,131321,2492,131320,2470,131321,2471,131320,2471,458997,6,4752,146,2470,
2486,2475,327856,139,2474,4752,84,262390,2487,2475,1,262394,2474,2475,2487,131320,2475,327808,6,2479,2450,4752,327874,
6,3467,2479,681,327808,6,3468,2479,3467,327745,262,2481,770,3468,262205,6,2482,2481,327745,9,2483,2431,4752,196670,
2483,2482,327808,6,2486,4752,221,131321,2471,131320,2487,262368,254,254,255,262205,85,2488,2431,196670,2443,2488,
196855,3493,0,262394,662,3488,3492,131320,3492,131321,3493,131320,3488,327814,6,3490,2448,668,327812,6,3491,3490,265,
131321,3493,131320,3493,458997,6,4753,3491,3488,146,3492,131321,3590,131320,3590,458997,6,4754,146,3493,3602,3594,
327856,139,3593,4754,834,262390,3603,3594,1,262394,3593,3594,3603,131320,3594,327812,6,3596,4754,256,327808,6,3598,
3596,2448,327745,262,3599,770,3598,196670,3599,146,327808,6,3602,4754,221,131321,3590,131320,3603,262368,254,254,255,
131321,3496,131320,3496,458997,6,4755,146,3603,3515,3513,327856,139,3499,4755,84,262390,3516,3513,1,262394,3499,3500,
3516,131320,3500,327745,9,3502,2443,4755,262205,6,3503,3502,327874,6,3610,3503,536,196855,3624,0,262394,805,3611,3613,
131320,3613,327874,6,3621,3610,821,131321,3624,131320,3611,131321,3624,131320,3624,458997,6,5086,3610,3611,3621,3613,
327812,6,3506,5086,668,327808,6,3508,3506,3062,327745,262,3509,770,3508,327876,6,3511,159,4753,458986,6,3512,3509,159,
146,3511,131321,3513,131320,3513,327808,6,3515,4755,221,131321,3496,131320,3516,262368,254,254,255,131321,3643,131320,
3643,458997,6,4757,146,3516,3671,3672,458997,6,4756,146,3516,3674,3672,327856,139,3646,4756,834,262390,3675,3672,1,
262394,3646,3647,3675,131320,3647,196855,3668,0,262394,662,3648,3662,131320,3662,327808,6,3665,3217,4756,327745,262,
3666,770,3665,262205,6,3667,3666,131321,3668,131320,3648,327808,6,3651,3217,4756,327745,262,3652,770,3651,262205,6,
3653,3652,327879,6,3654,3653,359,262205,6,3659,3652,327874,6,3660,3659,536,327808,6,3661,3654,3660,131321,3668,131320,
3668,458997,6,5082,3661,3648,3667,3662,327808,6,3671,4757,5082,131321,3672,131320,3672,327808,6,3674,4756,221,131321,
3643,131320,3675,262368,254,254,255,196670,3340,4757,262368,254,254,255,196855,3789,0,262394,3342,3768,3789,131320,
3768,327812,6,3775,2448,252,327745,262,3778,259,3775,262205,6,3779,3778,327808,6,6138,3775,159,327745,262,6139,259,
6138,262205,6,6140,6139,327808,6,6141,3779,6140,327808,6,6151,3775,254,327745,262,6152,259,6151,262205,6,6153,6152,
327808,6,6154,6141,6153,327808,6,6164,3775,394,327745,262,6165,259,6164,262205,6,6166,6165,327808,6,6167,6154,6166,
327808,6,6177,3775,477,327745,262,6178,259,6177,262205,6,6179,6178,327808,6,6180,6167,6179,327808,6,6190,3775,7085,
327745,262,6191,259,6190,262205,6,6192,6191,327808,6,6193,6180,6192,327808,6,6203,3775,661,327745,262,6204,259,6203,
262205,6,6205,6204,327808,6,6206,6193,6205,327808,6,6216,3775,326,327745,262,6217,259,6216,262205,6,6218,6217,327808,
6,6219,6206,6218,327745,262,3788,290,2448,196670,3788,6219,131321,3789,131320,3789,262368,254,254,255,262205,6,3797,
3371,393385,6,3802,3375,3797,146,262205,6,6230,5799,393385,6,6232,5801,6230,146,327808,6,6233,3802,6232,262205,6,6245,
5814,393385,6,6247,5816,6245,146,327808,6,6248,6233,6247,262205,6,6260,5829,393385,6,6262,5831,6260,146,327808,6,6263,
6248,6262,262205,6,6275,5844,393385,6,6277,5846,6275,146,327808,6,6278,6263,6277,262205,6,6290,5859,393385,6,6292,
5861,6290,146,327808,6,6293,6278,6292,262205,6,6305,5874,393385,6,6307,5876,6305,146,327808,6,6308,6293,6307,262205,6,
6320,5889,393385,6,6322,5891,6320,146,327808,6,6323,6308,6322,262205,6,6335,5904,393385,6,6337,5906,6335,146,327808,6,
6338,6323,6337,262205,6,6350,5919,393385,6,6352,5921,6350,146,327808,6,6353,6338,6352,262205,6,6365,5934,393385,6,
6367,5936,6365,146,327808,6,6368,6353,6367,262205,6,6380,5949,393385,6,6382,5951,6380,146,327808,6,6383,6368,6382,
262205,6,6395,5964,393385,6,6397,5966,6395,146,327808,6,6398,6383,6397,262205,6,6410,5979,393385,6,6412,5981,6410,146,
327808,6,6413,6398,6412,262205,6,6425,5994,393385,6,6427,5996,6425,146,327808,6,6428,6413,6427,262205,6,6440,6009,
393385,6,6442,6011,6440,146,327808,6,6443,6428,6442,196855,3829,0,262394,3395,3821,3828,131320,3828,131321,3829,
131320,3821,327812,6,3823,3337,252,327745,262,3826,259,3823,262205,6,3827,3826,131321,3829,131320,3829,458997,6,5079,
3827,3821,146,3828,327808,6,3832,6443,5079,196855,6461,0,262394,6024,6456,6455,131320,6455,131321,6461,131320,6456,
327812,6,6457,3337,252,327808,6,6458,6457,159,327745,262,6459,259,6458,262205,6,6460,6459,131321,6461,131320,6461,
458997,6,6462,6460,6456,146,6455,327808,6,6463,3832,6462,196855,6480,0,262394,6043,6475,6474,131320,6474,131321,6480,
131320,6475,327812,6,6476,3337,252,327808,6,6477,6476,254,327745,262,6478,259,6477,262205,6,6479,6478,131321,6480,
131320,6480,458997,6,6481,6479,6475,146,6474,327808,6,6482,6463,6481,196855,6499,0,262394,6062,6494,6493,131320,6493,
131321,6499,131320,6494,327812,6,6495,3337,252,327808,6,6496,6495,394,327745,262,6497,259,6496,262205,6,6498,6497,
131321,6499,131320,6499,458997,6,6500,6498,6494,146,6493,327808,6,6501,6482,6500,196855,6518,0,262394,6081,6513,6512,
131320,6512,131321,6518,131320,6513,327812,6,6514,3337,252,327808,6,6515,6514,477,327745,262,6516,259,6515,262205,6,
6517,6516,131321,6518,131320,6518,458997,6,6519,6517,6513,146,6512,327808,6,6520,6501,6519,196855,6537,0,262394,6100,
6532,6531,131320,6531,131321,6537,131320,6532,327812,6,6533,3337,252,327808,6,6534,6533,7085,327745,262,6535,259,6534,
262205,6,6536,6535,131321,6537,131320,6537,458997,6,6538,6536,6532,146,6531,327808,6,6539,6520,6538,196855,6556,0,
262394,6119,6551,6550,131320,6550,131321,6556,131320,6551,327812,6,6552,3337,252,327808,6,6553,6552,661,327745,262,
6554,259,6553,262205,6,6555,6554,131321,6556,131320,6556,458997,6,6557,6555,6551,146,6550,327808,6,6558,6539,6557,
131321,3679,131320,3679,458997,6,5047,6558,6556,3744,3745,458997,6,4767,146,6556,3747,3745,327856,139,3682,4767,834,
262390,3748,3745,1,262394,3682,3683,3748,131320,3683,327808,6,3686,3217,4767,327745,262,3687,770,3686,262205,6,3688,
3687,196855,3694,0,262394,662,3689,3692,131320,3692,131321,3694,131320,3689,327879,6,3691,3688,359,131321,3694,131320,
3694,458997,6,5043,3691,3689,3688,3692,196855,3708,0,262394,662,3699,3706,131320,3706,131321,3708,131320,3699,327808,
6,3703,5047,5043,327876,6,3704,3703,536,327877,6,3705,5047,3704,131321,3708,131320,3708,458997,6,5048,3705,3699,5047,
3706,196670,3687,5048,196855,3717,0,262394,928,3711,3717,131320,3711,327817,6,3715,3686,668,327850,139,3716,3715,146,
131321,3717,131320,3717,458997,139,3718,928,3708,3716,3711,196855,3725,0,262394,3718,3719,3725,131320,3719,327814,6,
3723,3686,668,327858,139,3724,3723,532,131321,3725,131320,3725,458997,139,3726,3718,3717,3724,3719,196855,3734,0,
262394,3726,3727,3734,131320,3727,327814,6,3731,3686,668,327745,262,3733,950,3731,196670,3733,5047,131321,3734,131320,
3734,196855,3740,0,262394,662,3736,3739,131320,3739,131321,3740,131320,3736,327874,6,3738,3688,536,131321,3740,131320,
3740,458997,6,5067,3738,3736,146,3739,327808,6,3742,5043,5067,327808,6,3744,5047,3742,131321,3745,131320,3745,327808,
6,3747,4767,221,131321,3679,131320,3748,262368,254,254,255,131321,3518,131320,3518,458997,6,4768,146,3748,3563,3561,
327856,139,3521,4768,84,262390,3564,3561,1,262394,3521,3522,3564,131320,3522,327745,9,3524,2443,4768,262205,6,3525,
3524,327874,6,3844,3525,536,196855,3858,0,262394,805,3845,3847,131320,3847,327874,6,3855,3844,821,131321,3858,131320,
3845,131321,3858,131320,3858,458997,6,4999,3844,3845,3855,3847,327812,6,3528,4999,668,327808,6,3530,3528,3062,327745,
262,3531,770,3530,327876,6,3533,159,4753,458986,6,3534,3531,159,146,3533,327874,6,3536,3534,4753,327879,6,3537,3536,
359,327808,6,3539,4768,159,327745,9,3540,2443,3539,262205,6,3541,3540,327874,6,3866,3541,536,196855,3880,0,262394,805,
3867,3869,131320,3869,327874,6,3877,3866,821,131321,3880,131320,3867,131321,3880,131320,3880,458997,6,5028,3866,3867,
3877,3869,327812,6,3544,5028,668,327808,6,3546,3544,3062,327745,262,3547,770,3546,458986,6,3550,3547,159,146,3533,
327874,6,3552,3550,4753,327879,6,3553,3552,359,327814,6,3555,4768,254,327876,6,3558,3553,536,327877,6,3559,3537,3558,
327745,9,3560,3482,3555,196670,3560,3559,131321,3561,131320,3561,327808,6,3563,4768,254,131321,3518,131320,3564,
262368,254,254,255,131321,3565,131320,3565,458997,6,4769,146,3564,3586,3569,327856,139,3568,4769,84,262390,3587,3569,
1,262394,3568,3569,3587,131320,3569,327814,6,3571,4769,254,327745,9,3572,3482,3571,262205,6,3573,3572,327879,6,3575,
4769,159,327812,6,3576,265,3575,327874,6,3577,3573,3576,327879,6,3578,3577,359,327874,6,3886,3578,681,327808,6,3887,
3578,3886,327745,9,3581,2443,4769,262205,6,3582,3581,327745,262,3583,770,3887,196670,3583,3582,327808,6,3586,4769,221,
131321,3565,131320,3587,262368,254,254,255,131321,2492,131320,2492,196855,3990,0,262394,1237,3944,3990,131320,3944,
131321,3945,131320,3945,458997,6,4929,146,3944,5588,3986,458997,6,4850,146,3944,3988,3986,327856,139,3948,4850,84,
262390,3989,3986,1,262394,3948,3949,3989,131320,3949,327812,6,3951,4850,256,327808,6,3953,3951,2448,327874,6,4066,
3953,681,327808,6,4067,3953,4066,327745,262,3956,770,4067,262205,6,3957,3956,327874,6,3958,3957,536,327850,139,3960,
3953,146,262312,139,3961,3960,196855,3971,0,262394,3961,3962,3971,131320,3962,327810,6,3964,3953,159,327874,6,4072,
3964,681,327808,6,4073,3964,4072,327745,262,3966,770,4073,262205,6,3967,3966,327874,6,3968,3967,536,327851,139,3970,
3968,3958,131321,3971,131320,3971,458997,139,3972,3960,3949,3970,3962,196855,3985,0,262394,3972,3973,3985,131320,3973,
327745,262,3976,1221,3958,262205,6,3977,3976,327810,6,3979,3977,3953,327745,262,3980,950,3958,196670,3980,3979,327876,
6,3982,159,4850,327877,6,3984,4929,3982,131321,3985,131320,3985,458997,6,5588,4929,3971,3984,3973,131321,3986,131320,
3986,327808,6,3988,4850,221,131321,3945,131320,3989,262368,254,254,255,131321,3990,131320,3990,458997,6,4928,146,2492,
4929,3989,131321,3991,131320,3991,458997,6,4851,146,3990,4060,4058,327856,139,3994,4851,84,262390,4061,4058,1,262394,
3994,3995,4061,131320,3995,327812,6,3997,4851,256,327808,6,3999,3997,2448,327874,6,4078,3999,681,327808,6,4079,3999,
4078,327745,262,4002,770,4079,262205,6,4003,4002,327874,6,4005,4003,536,327856,139,4008,3999,1827,196855,4021,0,
262394,4008,4009,4021,131320,4009,327879,6,4012,4003,359,327808,6,4013,4670,4012,327745,262,4015,950,4005,262205,6,
4016,4015,327808,6,4018,4016,3999,196855,4183,0,196859,146,4102,131320,4102,327850,139,4104,4005,532,196855,4110,0,
262394,4104,4105,4110,131320,4105,327879,6,4108,1854,254,327850,139,4109,4108,146,131321,4110,131320,4110,458997,139,
4111,4104,4102,4109,4105,196855,4113,0,262394,4111,4112,4113,131320,4112,131321,4183,131320,4113,327879,6,4116,1854,
252,327851,139,4117,4116,146,196855,4125,0,262394,4117,4118,4123,131320,4123,131321,4125,131320,4118,393281,367,4119,
354,178,221,262205,15,4120,4119,262268,7,4189,4120,327761,6,4200,4189,0,327876,6,4202,4013,151,327829,154,4203,4200,
4202,327761,6,4204,4203,1,327761,6,4205,4203,0,327761,6,4208,4189,1,327874,6,4210,4013,163,327808,6,4211,4208,4210,
327808,6,4213,4211,4204,327760,7,4214,4205,4213,262268,15,4192,4214,393281,179,4193,4192,178,178,393277,6,4194,4193,2,
4,131321,4125,131320,4125,458997,6,4903,4194,4118,4013,4123,393281,1121,4127,354,178,681,262205,24,4128,4127,262268,7,
4219,4128,327761,6,4230,4219,0,327876,6,4232,4018,151,327829,154,4233,4230,4232,327761,6,4234,4233,1,327761,6,4235,
4233,0,327761,6,4238,4219,1,327874,6,4240,4018,163,327808,6,4241,4238,4240,327808,6,4243,4241,4234,327760,7,4244,4235,
4243,262268,24,4222,4244,393281,179,4224,4222,178,178,327742,4224,4903,2,4,327879,6,4134,1854,265,327851,139,4135,
4134,146,196855,4164,0,262394,4135,4136,4164,131320,4136,196855,4318,0,196859,146,4261,131320,4261,196855,4278,0,
262394,433,4262,4278,131320,4262,393281,367,4263,354,178,178,262205,15,4264,4263,262268,7,4265,4264,327761,6,4325,
4265,0,327876,6,4327,4013,151,327829,154,4328,4325,4327,327761,6,4329,4328,1,327761,6,4330,4328,0,327761,6,4333,4265,
1,327874,6,4335,4013,163,327808,6,4336,4333,4335,327808,6,4338,4336,4329,327829,154,4348,4330,4327,327761,6,4349,4348,
1,327761,6,4350,4348,0,327808,6,4356,4338,4335,327808,6,4358,4356,4349,327760,7,4359,4350,4358,262268,15,4270,4359,
393281,179,4272,4270,178,178,393277,6,4273,4272,2,4,393281,179,4275,4270,178,221,393277,6,4276,4275,2,4,327760,7,4277,
4273,4276,131321,4318,131320,4278,196855,4292,0,262394,457,4279,4292,131320,4279,393281,367,4280,354,178,178,262205,
15,4281,4280,262268,7,4365,4281,327761,6,4376,4365,0,327876,6,4378,4013,151,327829,154,4379,4376,4378,327761,6,4380,
4379,1,327761,6,4381,4379,0,327761,6,4384,4365,1,327874,6,4386,4013,163,327808,6,4387,4384,4386,327808,6,4389,4387,
4380,327760,7,4390,4381,4389,262268,15,4368,4390,393281,179,4369,4368,178,178,393277,6,4370,4369,2,4,393281,356,4284,
354,178,355,262205,6,4285,4284,327874,6,4286,4285,399,327874,6,4287,4370,4286,393281,356,4288,354,178,403,262205,6,
4289,4288,327879,6,4290,4287,4289,327760,7,4291,4290,146,131321,4318,131320,4292,196855,4299,0,262394,478,4294,4299,
131320,4294,327879,6,4297,1854,477,327851,139,4298,4297,146,131321,4299,131320,4299,458997,139,4300,478,4292,4298,
4294,196855,4306,0,262394,4300,4301,4306,131320,4301,393281,367,4302,354,178,221,262205,15,4303,4302,262268,7,4396,
4303,327761,6,4407,4396,0,327876,6,4409,4013,151,327829,154,4410,4407,4409,327761,6,4411,4410,1,327761,6,4412,4410,0,
327761,6,4415,4396,1,327874,6,4417,4013,163,327808,6,4418,4415,4417,327808,6,4420,4418,4411,327760,7,4421,4412,4420,
262268,15,4399,4421,393281,179,4400,4399,178,178,393277,6,4401,4400,2,4,131321,4306,131320,4306,458997,6,4908,4013,
4299,4401,4301,393281,356,4308,354,178,495,262205,6,4309,4308,327856,139,4310,4908,4309,196855,4315,0,262394,4310,
4311,4314,131320,4314,131321,4315,131320,4311,393281,356,4430,354,178,355,262205,6,4431,4430,327879,6,4432,4431,359,
327831,154,4433,4908,4432,327761,6,4434,4433,0,327761,6,4435,4433,1,393281,367,4436,354,178,178,262205,15,4437,4436,
262268,7,4438,4437,327761,6,4440,4438,0,327829,154,4442,4440,4434,327761,6,4443,4442,1,327761,6,4444,4442,0,327879,6,
4446,4444,380,327761,6,4448,4438,1,327808,6,4450,4448,4435,327808,6,4452,4450,4443,327760,7,4453,4446,4452,262268,15,
4455,4453,393281,179,4456,4455,178,178,393277,6,4457,4456,2,4,327879,6,4459,4444,394,327812,6,4460,4459,252,327874,6,
4463,4431,399,327808,6,4464,4460,4463,327874,6,4465,4457,4464,393281,356,4466,354,178,403,262205,6,4467,4466,327879,6,
4468,4465,4467,131321,4315,131320,4315,458997,6,4910,4468,4311,506,4314,327760,7,4317,4910,146,131321,4318,131320,
4318,590069,7,4911,4277,4262,4291,4279,4317,4315,196855,4163,0,262394,1139,4139,4156,131320,4156,393281,1121,4157,354,
178,1143,262205,24,4158,4157,327761,6,4161,4911,0,262268,7,4513,4158,327761,6,4524,4513,0,327829,154,4527,4524,4232,
327761,6,4528,4527,1,327761,6,4529,4527,0,327761,6,4532,4513,1,327808,6,4535,4532,4240,327808,6,4537,4535,4528,327760,
7,4538,4529,4537,262268,24,4516,4538,393281,179,4518,4516,178,178,327742,4518,4161,2,4,131321,4163,131320,4139,393281,
1121,4140,354,178,1143,262205,24,4141,4140,262268,7,4142,4141,327761,6,4474,4142,0,327829,154,4477,4474,4232,327761,6,
4478,4477,1,327761,6,4479,4477,0,327761,6,4482,4142,1,327808,6,4485,4482,4240,327808,6,4487,4485,4478,327829,154,4497,
4479,4232,327761,6,4498,4497,1,327761,6,4499,4497,0,327808,6,4505,4487,4240,327808,6,4507,4505,4498,327760,7,4508,
4499,4507,262268,24,4147,4508,327761,6,4150,4911,0,393281,179,4151,4147,178,178,327742,4151,4150,2,4,327761,6,4154,
4911,1,393281,179,4155,4147,178,221,327742,4155,4154,2,4,131321,4163,131320,4163,131321,4164,131320,4164,327879,6,
4167,1854,550,327851,139,4168,4167,146,196855,4174,0,262394,4168,4169,4174,131320,4169,393281,356,4171,354,178,1181,
262205,6,4172,4171,327856,139,4173,4903,4172,131321,4174,131320,4174,458997,139,4175,4168,4164,4173,4169,196855,4182,
0,262394,4175,4176,4182,131320,4176,393281,1121,4177,354,178,1188,262205,24,4178,4177,262268,7,4543,4178,327761,6,
4554,4543,0,327876,6,4556,4903,151,327829,154,4557,4554,4556,327761,6,4558,4557,1,327761,6,4559,4557,0,327761,6,4562,
4543,1,327874,6,4564,4903,163,327808,6,4565,4562,4564,327808,6,4567,4565,4558,327760,7,4568,4559,4567,262268,24,4546,
4568,393281,179,4548,4546,178,178,327742,4548,4018,2,4,131321,4182,131320,4182,131321,4183,131320,4183,131321,4021,
131320,4021,327874,6,4024,4928,4851,327879,6,4025,4024,159,327851,139,4026,4025,146,327852,139,4028,3999,146,327847,
139,4029,4026,4028,196855,4044,0,262394,4029,4030,4044,131320,4030,327810,6,4032,3999,159,327874,6,4573,4032,681,
327808,6,4574,4032,4573,327745,262,4034,770,4574,262205,6,4035,4034,327874,6,4036,4035,536,327745,262,4039,950,4036,
262205,6,4040,4039,327808,6,4042,4040,3999,327745,262,4043,1221,4036,196670,4043,4042,131321,4044,131320,4044,196855,
4048,0,262394,1356,4045,4048,131320,4045,327850,139,4047,3999,1360,131321,4048,131320,4048,458997,139,4049,1356,4044,
4047,4045,196855,4057,0,262394,4049,4050,4057,131320,4050,327745,262,4053,950,4005,262205,6,4054,4053,327808,6,4055,
4054,763,327745,262,4056,1221,4005,196670,4056,4055,131321,4057,131320,4057,131321,4058,131320,4058,327808,6,4060,
4851,221,131321,3991,131320,4061,262368,254,254,255,131321,1817,131320,1817,327808,6,1833,4670,763,131321,1814,131320,
1816,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,1379,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,84,95,128,195,333,436,448,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,262215,84,11,29,327752,190,0,35,0,327752,190,1,35,8,327752,190,2,35,16,327752,190,3,35,24,327752,190,4,35,32,327752,
190,5,35,36,327752,190,6,35,40,327752,190,7,35,44,327752,190,8,35,48,327752,190,9,35,52,327752,190,10,35,56,327752,
190,11,35,60,262215,191,6,4,262216,192,0,25,327752,192,0,35,0,196679,192,2,327752,193,0,35,0,196679,193,2,262215,436,
11,26,262215,521,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262167,33,6,3,262187,6,44,0,262165,48,32,1,262187,48,49,2,262174,52,6,6,262187,6,57,1,262187,48,61,30,
262187,48,76,0,262176,77,5349,6,262176,83,1,6,262203,83,84,1,262187,6,88,8,262187,6,90,2,262187,6,91,264,262187,6,92,
128,262172,93,6,92,262176,94,4,93,262203,94,95,4,262176,98,4,6,262187,6,101,16,131092,102,262187,48,124,1,262172,126,
6,101,262176,127,4,126,262203,127,128,4,262187,6,164,7,196647,189,5349,917534,190,15,15,15,189,6,6,6,6,6,6,6,6,196637,
191,6,196638,192,191,262176,189,5349,192,196638,193,190,262176,194,9,193,262203,194,195,9,262187,48,196,4,262176,197,
9,6,262187,6,200,65535,262176,208,9,15,262187,6,221,4294967292u,262187,6,235,3,262187,48,240,24,262187,48,244,5,
262187,48,252,9,262187,48,265,10,262187,48,290,8,262187,6,330,257,262172,331,6,330,262176,332,4,331,262203,332,333,4,
262187,48,347,256,262187,48,352,7,262187,6,356,256,262187,48,360,6,262176,435,1,33,262203,435,436,1,262187,6,439,127,
262203,94,448,4,262187,48,461,3,262176,462,9,189,262187,48,490,11,393260,33,521,92,57,57,262187,6,1369,4,262187,6,
1370,5,262187,6,1371,6,262187,6,1372,9,262187,6,1373,10,262187,6,1374,11,262187,6,1375,12,262187,6,1376,13,262187,6,
1377,14,262187,6,1378,15,327734,2,4,0,3,131320,5,262205,6,433,84,327745,83,437,436,44,262205,6,438,437,327812,6,440,
438,439,327808,6,442,440,433,327812,6,533,433,90,393281,197,535,195,76,290,262205,6,536,535,327856,102,537,533,536,
196855,545,0,262394,537,538,544,131320,538,393281,208,539,195,76,49,262205,15,540,539,393281,77,542,540,76,533,393277,
6,543,542,2,4,131321,545,131320,544,131321,545,131320,545,458997,6,860,543,538,44,544,327808,6,548,533,57,327856,102,
551,548,536,196855,560,0,262394,551,552,559,131320,552,393281,208,553,195,76,49,262205,15,554,553,393281,77,557,554,
76,548,393277,6,558,557,2,4,131321,560,131320,559,131321,560,131320,560,458997,6,862,558,552,44,559,327808,6,564,860,
862,327814,6,595,433,88,262368,90,90,91,327745,98,598,95,433,196670,598,564,262368,90,90,91,327856,102,600,433,101,
196855,622,0,262394,600,601,622,131320,601,327812,6,608,433,88,327745,98,611,95,608,262205,6,612,611,327808,6,1285,
608,57,327745,98,1286,95,1285,262205,6,1287,1286,327808,6,1288,612,1287,327808,6,1298,608,90,327745,98,1299,95,1298,
262205,6,1300,1299,327808,6,1301,1288,1300,327808,6,1311,608,235,327745,98,1312,95,1311,262205,6,1313,1312,327808,6,
1314,1301,1313,327808,6,1324,608,1369,327745,98,1325,95,1324,262205,6,1326,1325,327808,6,1327,1314,1326,327808,6,1337,
608,1370,327745,98,1338,95,1337,262205,6,1339,1338,327808,6,1340,1327,1339,327808,6,1350,608,1371,327745,98,1351,95,
1350,262205,6,1352,1351,327808,6,1353,1340,1352,327808,6,1363,608,164,327745,98,1364,95,1363,262205,6,1365,1364,
327808,6,1366,1353,1365,327745,98,621,128,433,196670,621,1366,131321,622,131320,622,262368,90,90,91,327745,98,629,128,
44,262205,6,630,629,327856,102,633,44,595,393385,6,635,633,630,44,327745,98,1060,128,57,262205,6,1061,1060,327856,102,
1062,57,595,393385,6,1063,1062,1061,44,327808,6,1064,635,1063,327808,6,1065,630,1061,327745,98,1075,128,90,262205,6,
1076,1075,327856,102,1077,90,595,393385,6,1078,1077,1076,44,327808,6,1079,1064,1078,327808,6,1080,1065,1076,327745,98,
1090,128,235,262205,6,1091,1090,327856,102,1092,235,595,393385,6,1093,1092,1091,44,327808,6,1094,1079,1093,327808,6,
1095,1080,1091,327745,98,1105,128,1369,262205,6,1106,1105,327856,102,1107,1369,595,393385,6,1108,1107,1106,44,327808,
6,1109,1094,1108,327808,6,1110,1095,1106,327745,98,1120,128,1370,262205,6,1121,1120,327856,102,1122,1370,595,393385,6,
1123,1122,1121,44,327808,6,1124,1109,1123,327808,6,1125,1110,1121,327745,98,1135,128,1371,262205,6,1136,1135,327856,
102,1137,1371,595,393385,6,1138,1137,1136,44,327808,6,1139,1124,1138,327808,6,1140,1125,1136,327745,98,1150,128,164,
262205,6,1151,1150,327856,102,1152,164,595,393385,6,1153,1152,1151,44,327808,6,1154,1139,1153,327808,6,1155,1140,1151,
327745,98,1165,128,88,262205,6,1166,1165,327856,102,1167,88,595,393385,6,1168,1167,1166,44,327808,6,1169,1154,1168,
327808,6,1170,1155,1166,327745,98,1180,128,1372,262205,6,1181,1180,327856,102,1182,1372,595,393385,6,1183,1182,1181,
44,327808,6,1184,1169,1183,327808,6,1185,1170,1181,327745,98,1195,128,1373,262205,6,1196,1195,327856,102,1197,1373,
595,393385,6,1198,1197,1196,44,327808,6,1199,1184,1198,327808,6,1200,1185,1196,327745,98,1210,128,1374,262205,6,1211,
1210,327856,102,1212,1374,595,393385,6,1213,1212,1211,44,327808,6,1214,1199,1213,327808,6,1215,1200,1211,327745,98,
1225,128,1375,262205,6,1226,1225,327856,102,1227,1375,595,393385,6,1228,1227,1226,44,327808,6,1229,1214,1228,327808,6,
1230,1215,1226,327745,98,1240,128,1376,262205,6,1241,1240,327856,102,1242,1376,595,393385,6,1243,1242,1241,44,327808,
6,1244,1229,1243,327808,6,1245,1230,1241,327745,98,1255,128,1377,262205,6,1256,1255,327856,102,1257,1377,595,393385,6,
1258,1257,1256,44,327808,6,1259,1244,1258,327808,6,1260,1245,1256,327745,98,1270,128,1378,262205,6,1271,1270,327856,
102,1272,1378,595,393385,6,1273,1272,1271,44,327808,6,1274,1259,1273,327808,6,1275,1260,1271,327879,6,652,433,164,
327856,102,653,44,652,196855,662,0,262394,653,654,661,131320,654,327812,6,656,595,88,327745,98,659,95,656,262205,6,
660,659,131321,662,131320,661,131321,662,131320,662,458997,6,925,660,654,44,661,327808,6,665,1274,925,327856,102,946,
57,652,196855,953,0,262394,946,948,947,131320,947,131321,953,131320,948,327812,6,949,595,88,327808,6,950,949,57,
327745,98,951,95,950,262205,6,952,951,131321,953,131320,953,458997,6,954,952,948,44,947,327808,6,955,665,954,327856,
102,965,90,652,196855,972,0,262394,965,967,966,131320,966,131321,972,131320,967,327812,6,968,595,88,327808,6,969,968,
90,327745,98,970,95,969,262205,6,971,970,131321,972,131320,972,458997,6,973,971,967,44,966,327808,6,974,955,973,
327856,102,984,235,652,196855,991,0,262394,984,986,985,131320,985,131321,991,131320,986,327812,6,987,595,88,327808,6,
988,987,235,327745,98,989,95,988,262205,6,990,989,131321,991,131320,991,458997,6,992,990,986,44,985,327808,6,993,974,
992,327856,102,1003,1369,652,196855,1010,0,262394,1003,1005,1004,131320,1004,131321,1010,131320,1005,327812,6,1006,
595,88,327808,6,1007,1006,1369,327745,98,1008,95,1007,262205,6,1009,1008,131321,1010,131320,1010,458997,6,1011,1009,
1005,44,1004,327808,6,1012,993,1011,327856,102,1022,1370,652,196855,1029,0,262394,1022,1024,1023,131320,1023,131321,
1029,131320,1024,327812,6,1025,595,88,327808,6,1026,1025,1370,327745,98,1027,95,1026,262205,6,1028,1027,131321,1029,
131320,1029,458997,6,1030,1028,1024,44,1023,327808,6,1031,1012,1030,327856,102,1041,1371,652,196855,1048,0,262394,
1041,1043,1042,131320,1042,131321,1048,131320,1043,327812,6,1044,595,88,327808,6,1045,1044,1371,327745,98,1046,95,
1045,262205,6,1047,1046,131321,1048,131320,1048,458997,6,1049,1047,1043,44,1042,327808,6,1050,1031,1049,327745,98,569,
333,533,196670,569,1050,327808,6,574,1050,860,327745,98,575,333,548,196670,575,574,327850,102,577,433,44,196855,581,0,
262394,577,578,581,131320,578,327745,98,580,333,347,196670,580,1275,131321,581,131320,581,262368,90,90,91,393281,197,
685,195,76,352,262205,6,686,685,327874,6,687,442,686,458764,6,688,1,38,687,356,393281,197,690,195,76,360,262205,6,691,
690,327856,102,692,442,691,196855,700,0,262394,692,693,697,131320,693,327745,98,695,333,688,262205,6,696,695,131321,
700,131320,697,327745,98,698,333,347,262205,6,699,698,131321,700,131320,700,458997,6,889,696,693,699,697,196855,713,0,
262394,692,706,711,131320,706,327808,6,708,688,57,327745,98,709,333,708,262205,6,710,709,131321,713,131320,711,131321,
713,131320,713,458997,6,892,710,706,889,711,131321,715,131320,715,458997,6,895,892,713,745,746,458997,6,893,889,713,
914,746,327856,102,719,893,895,262390,747,746,0,262394,719,720,747,131320,720,327810,6,724,895,893,327814,6,725,724,
90,327808,6,726,893,725,393281,208,727,195,76,124,262205,15,728,727,262268,7,754,728,327761,6,765,754,0,327876,6,767,
726,49,327829,52,768,765,767,327761,6,769,768,1,327761,6,770,768,0,327761,6,773,754,1,327874,6,775,726,61,327808,6,
776,773,775,327808,6,778,776,769,327760,7,779,770,778,262268,15,757,779,393281,77,758,757,76,76,393277,6,759,758,2,4,
393281,197,788,195,76,196,262205,6,789,788,327879,6,790,789,200,327831,52,791,759,790,327761,6,792,791,0,327761,6,793,
791,1,393281,208,794,195,76,76,262205,15,795,794,262268,7,796,795,327761,6,798,796,0,327829,52,800,798,792,327761,6,
801,800,1,327761,6,802,800,0,327879,6,804,802,221,327761,6,806,796,1,327808,6,808,806,793,327808,6,810,808,801,327760,
7,811,804,810,262268,15,813,811,393281,77,814,813,76,76,393277,6,815,814,2,4,327879,6,817,802,235,327812,6,818,817,88,
327874,6,821,789,240,327808,6,822,818,821,327874,6,823,815,822,393281,197,824,195,76,244,262205,6,825,824,327879,6,
826,823,825,327856,102,733,826,442,196855,740,0,262394,733,735,738,131320,735,327808,6,737,726,57,131321,740,131320,
738,131321,740,131320,740,458997,6,914,737,735,893,738,393385,6,745,733,895,726,131321,746,131320,746,131321,715,
131320,747,327745,98,451,448,433,196670,451,893,262368,90,90,91,327858,102,455,442,691,327856,102,457,433,439,327847,
102,458,455,457,196855,460,0,262394,458,459,460,131320,459,393281,462,463,195,76,461,262205,189,464,463,327808,6,466,
101,442,393281,77,468,464,76,466,327742,468,893,2,4,131321,460,131320,460,327847,102,475,692,457,196855,477,0,262394,
475,476,477,131320,476,327808,6,481,433,57,327745,98,482,448,481,262205,6,483,482,327810,6,485,483,893,393281,197,832,
195,76,252,262205,6,833,832,327814,6,834,485,833,327817,6,838,485,833,327851,102,839,838,44,393385,6,840,839,57,44,
327808,6,841,834,840,393281,197,843,195,76,265,262205,6,844,843,327814,6,845,841,844,327817,6,849,841,844,327851,102,
850,849,44,393385,6,851,850,57,44,327808,6,852,845,851,458764,6,856,1,38,841,844,458764,6,858,1,41,852,57,393281,462,
488,195,76,461,262205,189,489,488,393281,197,491,195,76,490,262205,6,492,491,327812,6,494,442,235,327808,6,495,492,
494,393281,77,498,489,76,495,327742,498,856,2,4,327808,6,506,495,57,393281,77,509,489,76,506,327742,509,858,2,4,
327808,6,517,495,90,393281,77,520,489,76,517,327742,520,57,2,4,131321,477,131320,477,65789,65592,
};
/* ---- end generated: spirv ---- */
/* clang-format on */
#endif

static RaysortSpirv raysort_spirv(uint32_t shader)
{
  RaysortSpirv spirv;
  spirv.words = NULL;
  spirv.size = 0;
#ifdef RAYSORT_NO_SPIRV
  (void)shader;
#else
  switch (shader)
  {
#define RAYSORT_X(NAME, folder, name)                      \
  case RAYSORT_SHADER_##NAME:                              \
    spirv.words = raysort_spirv_##folder##_##name;         \
    spirv.size = sizeof(raysort_spirv_##folder##_##name);  \
    break;
    RAYSORT_SHADERS(RAYSORT_X)
#undef RAYSORT_X
  default:
    break;
  }
#endif
  return spirv;
}

#endif /* RAYSORT_IMPLEMENTATION_ONCE */
#endif /* RAYSORT_IMPLEMENTATION */

/* MIT License, copyright (c) 2026 the raysort authors: see LICENSE. */
