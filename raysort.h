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
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input                       output, total                COMPUTE R            COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R            COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R            COMPUTE W
  raysortPlanDispatch  newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
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
#define RAYSORT_SHADER_DIGEST "1328cad2302435fa077800ec779bd0a52a6f91209ee916e722f18805a295d8d1"
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
#elif defined(RAYSORT_ADDRESS_GLSL) /* GLSL: a reference is a buffer_reference type of that name */
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
  RAYSORT_UINT distinct;         /* statistic: sum of their distinct ids (past the id map: 0xffffffff) */
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
#define RAYSORT_KERNEL_WIDE 1024u      /* totals of rows are wanted in 64 bits */

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
  X(0, INSTANCE, vkCmdBeginDebugUtilsLabelEXT, NULL)                                                      \
  X(0, INSTANCE, vkCmdEndDebugUtilsLabelEXT, NULL)

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
 * error  those of raysortCheckDevice; VK_ERROR_VALIDATION_FAILED_EXT (a field of info); VK_ERROR_OUT_OF_HOST_MEMORY;
 *        what Vulkan returned
 * cost   one host allocation, one vkCreateComputePipelines call, at most 25 pipelines */
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
  RAYSORT_SLOT_VALUES_1,
  RAYSORT_SLOT_CALLER = 64 /* this and above: for the accesses that you append */
} RaysortSlot;

#define RAYSORT_NO_PUSH 0xffffffffu

/* A range of bytes that a pass touches. Its offset is that of the info struct's RaysortBuffer plus the place within, in
 * a dry plan too: a frame graph may tell its resources apart by offsets that it gave them. The buffers of one info
 * struct must stay apart (unless only read) from its first pass to its last, whatever the single passes touch. */
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

/* One dispatch, as plain data. Copy it, reorder what commutes, append accesses or push constants of your own, give it
 * to a profiler. It holds until one of its buffers is destroyed and may be recorded any number of times, on any
 * thread. */
typedef struct RaysortPass
{
  const char *name; /* a literal; for labels and profilers */
  VkPipeline pipeline;
  VkPipelineLayout layout;
  uint32_t groups[3];     /* workgroups, if `indirect` is not set */
  VkBool32 isIndirect;    /* workgroups come from `indirect` */
  RaysortBuffer indirect; /* a VkDispatchIndirectCommand */
  VkBool32 isDry;         /* a needed buffer was null: the accesses are right, recording is refused */
  uint32_t commutes;      /* how many of the passes just before it it may run beside or swap places with; mend it if
                             you take some out or put others between */
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
 * multiple of 16, no list. Ids are read as whole 32-bit words: the VkBuffer must hold the first from its start (up to 3
 * bytes before `offset`), `size` the last to its end. With a list the ids that `size` holds decide which entries are
 * stray: it must not end within a word that holds an id, nor hold more than RAYSORT_MAX_COUNT of them. */
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
                                     tail: past the entries) are not written, nor kept by a graph that discards */
  RaysortBuffer oldToNewPixelMap; /* out, optional: uint32[ids in the map], ray -> sorted slot; only the rays in
                                     newToOldPixelMap are written; with a list, no ray may stand in it twice */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials */
  RaysortBuffer scratch;
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap, for its offset (with a list: those of one id) */
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
  RAYSORT_PIPELINE_COUNT,                                                   /* + RAYSORT_SOURCE_* */
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
    snprintf(text, sizeof(text), "RaysortContextInfo.capabilities is 0x%x, known are 0x3",
             (unsigned)info->capabilities);
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
#define RAYSORT_WRITTEN  2

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
    if (range->buffer.offset + range->buffer.size > UINT64_MAX - address)
    {
      snprintf(text, sizeof(text), "%s: device address 0x%llx + offset %llu + size %llu pass 64 bits", range->field,
               (raysort_u64)address, (raysort_u64)range->buffer.offset, (raysort_u64)range->buffer.size);
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

#define RAYSORT_READ  VK_ACCESS_SHADER_READ_BIT
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
  static const char *const names[] = {
      "scratch",          "count",  "input",   "output",  "total",     "materialIdMap", "list", "newToOldPixelMap",
      "oldToNewPixelMap", "ranges", "keys[0]", "keys[1]", "values[0]", "values[1]"};
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
           : b->access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? settled->indirect
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
                             uint32_t maxCount, uint32_t tile, uint32_t flags)
{
  RaysortPass pass;
  RaysortRowsPush push;
  memset(&push, 0, sizeof(push));
  push.flags = flags;
  raysort_beginPass(plan, &pass, name, RAYSORT_PIPELINE_ROWS, table->rows);
  push.table = raysort_touch(&pass, scratch, table->offset, raysort_tableSize(table), RAYSORT_READ | RAYSORT_WRITE,
                             VK_FALSE, offsetof(RaysortRowsPush, table));
  push.totals = raysort_touch(&pass, scratch, raysort_totalsOffset(table), raysort_totalsSize(table), RAYSORT_WRITE,
                              VK_TRUE, offsetof(RaysortRowsPush, totals));
  if (live && live->isPresent)
  {
    push.live = raysort_touch(&pass, live, liveOffset, 4, RAYSORT_READ, VK_FALSE, offsetof(RaysortRowsPush, live));
    push.flags |= RAYSORT_KERNEL_LIVE_COUNT;
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
  VkResult result = raysort_useBuffer(context, &ranges[RAYSORT_SCAN_INPUT], "RaysortScanInfo.input", RAYSORT_SLOT_INPUT,
                                      &info->input, layout->dataSize, 4, 0);
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
  /* not a discard: it may be the input */
  push.sums = raysort_touch(&pass, &ranges[RAYSORT_SCAN_OUTPUT], 0, bytes, RAYSORT_WRITE, VK_FALSE,
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

  raysort_planRows(&plan, "scan rows", &ranges[RAYSORT_SCAN_SCRATCH], &table, NULL, 0, info->count, RAYSORT_SCAN_TILE,
                   RAYSORT_KERNEL_WIDE);
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
  VkDeviceSize keysOffset, keysSize,
      keysLead; /* bytes of the range that are read, and where the first key lies in them */
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
  push.live =
      raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ, offsetof(RaysortCountPush, live));
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
  snprintf(
      text, sizeof(text),
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
                               RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap, layout->newToOldPixelMapSize,
                               4, RAYSORT_WRITTEN);
  if (result == VK_SUCCESS)
    result = raysort_useBuffer(context, &ranges[RAYSORT_SORT_INVERSE], "RaysortSortInfo.oldToNewPixelMap",
                               RAYSORT_SLOT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap, layout->oldToNewPixelMapSize,
                               4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN);
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
                   plan->context->properties.sortTile, 0);
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
  push.totals =
      raysort_touch(&pass, &ranges[RAYSORT_SORT_SCRATCH], raysort_totalsOffset(&digit->table),
                    raysort_totalsSize(&digit->table), RAYSORT_READ, VK_FALSE, offsetof(RaysortRangesPush, totals));
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
  const uint32_t expected[3] = {groups < checker->sort.maxGroupsX ? groups : checker->sort.maxGroupsX, rows ? rows : 1,
                                1};
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
  checker.next = (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
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
  if (info->pushStages && !(info->pushStages & VK_SHADER_STAGE_COMPUTE_BIT))
  {
    snprintf(text, sizeof(text),
             "RaysortDispatchInfo.pushStages is 0x%x, VK_SHADER_STAGE_COMPUTE_BIT must be among them",
             (unsigned)info->pushStages);
    return raysort_refuse(context, text);
  }
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
  push.newToOldPixelMap = raysort_touch(&pass, &ranges[RAYSORT_SORT_MAP], 0, layout->newToOldPixelMapSize, RAYSORT_READ,
                                        VK_FALSE, offsetof(RaysortDispatchPush, newToOldPixelMap));
  push.materialsOffsets =
      raysort_touch(&pass, range, layout->materialsOffsetsOffset, ((VkDeviceSize)info->sort->materialCount + 1) * 4,
                    RAYSORT_READ, VK_FALSE, offsetof(RaysortDispatchPush, materialsOffsets));
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
119734787,66816,524299,509,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,208,213,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,156,
11,29,327752,203,0,35,0,327752,203,1,35,8,327752,203,2,35,16,327752,203,3,35,20,262215,204,6,4,262216,205,0,25,327752,
205,0,35,0,196679,205,2,327752,206,0,35,0,196679,206,2,262215,213,11,26,262215,289,11,25,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262187,6,42,0,262165,46,32,1,262187,46,47,
2,262174,50,6,6,262187,6,55,1,262187,46,59,30,262187,46,74,0,262176,75,5349,6,262187,46,108,1,131092,112,262176,155,1,
6,262203,155,156,1,262187,6,158,128,262172,159,7,158,262176,160,4,159,262203,160,161,4,262176,164,4,7,262187,6,167,64,
262187,6,175,2,262187,6,176,264,196647,202,5349,393246,203,15,202,6,6,196637,204,6,196638,205,204,262176,202,5349,205,
196638,206,203,262176,207,9,206,262203,207,208,9,262187,6,209,2048,262187,46,210,3,262167,211,6,3,262176,212,1,211,
262203,212,213,1,262176,215,9,6,327724,7,227,42,42,262176,243,9,15,262176,271,9,202,393260,211,289,158,55,55,262187,6,
495,2047,327734,2,4,0,3,131320,5,393281,215,216,208,74,47,262205,6,217,216,393281,215,220,208,74,210,262205,6,221,220,
327745,155,223,213,42,262205,6,224,223,327808,6,309,217,495,327814,6,311,309,209,327808,6,314,311,221,327810,6,315,
314,55,327814,6,317,315,221,458764,6,318,1,41,55,317,327812,6,321,318,209,327808,6,324,311,318,327810,6,325,324,55,
327814,6,327,325,318,327856,112,332,224,327,196855,339,0,262394,332,333,337,131320,333,327812,6,336,224,321,131321,
339,131320,337,131321,339,131320,339,458997,6,481,336,333,217,337,327808,6,346,481,321,458764,6,347,1,38,217,346,
262205,6,231,156,327808,6,232,481,231,131321,233,131320,233,458997,7,508,227,339,400,234,458997,6,485,232,339,255,234,
327856,112,241,485,347,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,
262268,7,355,245,327761,6,366,355,0,327876,6,368,485,47,327829,50,369,366,368,327761,6,370,369,1,327761,6,371,369,0,
327761,6,374,355,1,327874,6,376,485,59,327808,6,377,374,376,327808,6,379,377,370,327760,7,380,371,379,262268,15,358,
380,393281,75,359,358,74,74,393277,6,360,359,2,4,327761,6,386,508,0,327829,50,389,386,360,327761,6,390,389,1,327761,6,
391,389,0,327761,6,394,508,1,327808,6,399,394,390,327760,7,400,391,399,327808,6,255,485,158,131321,233,131320,235,
327745,164,410,161,231,196670,410,508,131321,411,131320,411,458997,6,487,167,235,434,432,327852,112,414,487,42,262390,
435,432,0,262394,414,415,435,131320,415,262368,175,175,176,327856,112,418,231,487,196855,431,0,262394,418,419,431,
131320,419,327808,6,424,231,487,262205,7,426,410,327745,164,427,161,424,262205,7,428,427,327761,6,443,426,0,327761,6,
445,428,0,327829,50,446,443,445,327761,6,447,446,1,327761,6,448,446,0,327761,6,451,426,1,327761,6,453,428,1,327808,6,
454,451,453,327808,6,456,454,447,327760,7,457,448,456,196670,410,457,131321,431,131320,431,131321,432,131320,432,
327874,6,434,487,108,131321,411,131320,435,262368,175,175,176,327745,164,436,161,74,262205,7,437,436,327850,112,260,
231,42,196855,262,0,262394,260,261,262,131320,261,131321,262,131320,262,458997,112,268,260,435,332,261,196855,270,0,
262394,268,269,270,131320,269,393281,271,272,208,74,108,262205,202,273,272,327761,6,277,437,0,393281,75,278,273,74,
224,327742,278,277,2,4,327808,6,285,221,224,327761,6,287,437,1,393281,75,288,273,74,285,327742,288,287,2,4,131321,270,
131320,270,65789,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,886,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,92,100,129,261,312,350,463,393232,4,17,128,1,1,262215,92,11,29,327752,303,0,35,0,327752,303,1,35,8,
327752,303,2,35,16,327752,303,3,35,24,327752,303,4,35,28,327752,303,5,35,32,327752,303,6,35,36,262215,304,6,4,327752,
305,0,35,0,196679,305,2,262215,306,6,4,262216,307,0,25,327752,307,0,35,0,196679,307,2,262215,308,6,4,262216,309,0,24,
327752,309,0,35,0,196679,309,2,327752,310,0,35,0,196679,310,2,262215,350,11,26,262215,463,11,24,262215,471,11,25,
131091,2,196641,3,2,262165,6,32,0,262167,21,6,2,262187,6,36,1,262165,54,32,1,262187,54,55,0,262187,54,63,1,131092,67,
262187,54,79,2,262176,91,1,6,262203,91,92,1,262187,6,94,2,262187,6,95,264,262167,96,6,4,262187,6,97,32,262172,98,96,
97,262176,99,4,98,262203,99,100,4,262187,6,102,4,262176,107,4,6,262187,6,110,16,262176,118,4,96,262172,127,96,102,
262176,128,4,127,262203,128,129,4,262187,6,134,0,262187,6,143,3,458796,96,149,134,134,134,134,458796,96,167,134,36,94,
143,262187,6,173,8,262167,176,67,4,262174,241,6,6,262187,6,258,128,262172,259,21,258,262176,260,4,259,262203,260,261,
4,262176,264,4,21,262187,6,267,64,196647,300,5349,196647,301,5349,196647,302,5349,589854,303,300,301,302,6,6,6,6,
196637,304,6,196638,305,304,262176,300,5349,305,196637,306,6,196638,307,306,262176,301,5349,307,196637,308,6,196638,
309,308,262176,302,5349,309,196638,310,303,262176,311,9,310,262203,311,312,9,262187,54,313,3,262176,314,9,6,262187,54,
317,4,262187,6,320,256,262176,326,9,302,262176,329,5349,6,262187,54,334,6,262187,54,335,5,262167,348,6,3,262176,349,1,
348,262203,349,350,1,327724,21,383,134,134,262176,394,9,300,262187,6,443,1024,262176,455,9,301,262203,349,463,1,
393260,348,471,258,36,36,262187,6,854,127,458796,96,855,102,102,102,102,458796,96,856,173,173,173,173,262187,6,857,12,
458796,96,858,857,857,857,857,327734,2,4,0,3,131320,5,393281,314,315,312,55,313,262205,6,316,315,393281,314,318,312,
55,317,262205,6,319,318,327879,6,321,319,320,327851,67,322,321,134,196855,324,0,262394,322,323,324,131320,323,393281,
326,327,312,55,79,262205,302,328,327,393281,329,330,328,55,55,393277,6,331,330,2,4,458764,6,332,1,38,316,331,131321,
324,131320,324,458997,6,734,316,5,332,323,393281,314,339,312,55,334,262205,6,340,339,393281,314,342,312,55,335,262205,
6,343,342,327808,6,481,734,340,327810,6,482,481,36,327814,6,484,482,340,327808,6,487,484,343,327810,6,488,487,36,
327814,6,490,488,343,458764,6,491,1,41,36,490,327808,6,497,484,491,327810,6,498,497,36,327814,6,500,498,491,327745,91,
351,350,134,262205,6,352,351,327808,6,356,500,854,327814,6,357,356,258,262205,6,360,92,327812,6,362,360,357,458764,6,
363,1,38,500,362,327808,6,368,363,357,458764,6,369,1,38,500,368,327812,6,373,352,343,327808,6,375,363,373,327808,6,
381,369,373,131321,386,131320,386,458997,21,882,383,324,542,387,458997,6,739,375,324,406,387,327856,67,393,739,381,
262390,388,387,0,262394,393,387,388,131320,387,393281,394,395,312,55,55,262205,300,396,395,393281,329,398,396,55,739,
393277,6,399,398,2,4,327761,6,528,882,0,327829,241,531,528,399,327761,6,532,531,1,327761,6,533,531,0,327761,6,536,882,
1,327808,6,541,536,532,327760,21,542,533,541,327808,6,406,739,63,131321,386,131320,388,327761,6,411,882,0,262368,94,
94,95,327814,6,554,360,102,327817,6,556,360,102,393281,107,558,100,554,556,196670,558,411,262368,94,94,95,327856,67,
560,360,110,196855,588,0,262394,560,561,588,131320,561,327812,6,563,360,94,327745,118,564,100,563,262205,96,565,564,
327808,6,568,563,36,327745,118,569,100,568,262205,96,570,569,327808,96,571,565,570,327761,6,577,571,0,327761,6,579,
571,1,327808,6,580,577,579,327761,6,582,571,2,327808,6,583,580,582,327761,6,585,571,3,327808,6,586,583,585,393281,107,
587,129,554,556,196670,587,586,131321,588,131320,588,262368,94,94,95,327745,118,595,129,134,262205,96,596,595,327814,
6,606,360,173,458832,96,607,606,606,606,606,327856,176,608,167,607,393385,96,609,608,596,149,327745,118,799,129,36,
262205,96,800,799,327808,96,802,596,800,327808,96,805,167,855,327856,176,808,805,607,393385,96,809,808,800,149,327808,
96,811,609,809,327745,118,819,129,94,262205,96,820,819,327808,96,822,802,820,327808,96,825,167,856,327856,176,828,825,
607,393385,96,829,828,820,149,327808,96,831,811,829,327745,118,839,129,143,262205,96,840,839,327808,96,842,822,840,
327808,96,845,167,858,327856,176,848,845,607,393385,96,849,848,840,149,327808,96,851,831,849,327812,6,623,606,94,
327745,118,626,100,623,262205,96,627,626,327817,6,633,360,173,458832,96,634,633,633,633,633,327856,176,635,167,634,
393385,96,636,635,627,149,327808,96,638,851,636,327808,6,780,623,36,327745,118,781,100,780,262205,96,782,781,327856,
176,788,805,634,393385,96,789,788,782,149,327808,96,791,638,789,327761,6,644,842,0,327761,6,646,842,1,327808,6,647,
644,646,327761,6,649,842,2,327808,6,650,647,649,327761,6,652,842,3,327808,6,653,650,652,327761,6,655,791,0,327761,6,
657,791,1,327808,6,658,655,657,327761,6,660,791,2,327808,6,661,658,660,327761,6,663,791,3,327808,6,664,661,663,131321,
417,131320,417,458997,6,765,664,588,438,418,458997,6,747,375,588,440,418,327856,67,424,747,381,262390,419,418,0,
262394,424,418,419,131320,418,393281,394,426,312,55,55,262205,300,427,426,393281,329,429,427,55,747,393277,6,430,429,
2,4,327742,429,765,2,4,327808,6,438,765,430,327808,6,440,747,63,131321,417,131320,419,327879,6,444,319,443,327851,67,
445,444,134,196855,447,0,262394,445,446,447,131320,446,327745,264,674,261,360,196670,674,882,131321,675,131320,675,
458997,6,752,267,446,698,696,327852,67,678,752,134,262390,699,696,0,262394,678,679,699,131320,679,262368,94,94,95,
327856,67,682,360,752,196855,695,0,262394,682,683,695,131320,683,327808,6,688,360,752,262205,21,690,674,327745,264,
691,261,688,262205,21,692,691,327761,6,707,690,0,327761,6,709,692,0,327829,241,710,707,709,327761,6,711,710,1,327761,
6,712,710,0,327761,6,715,690,1,327761,6,717,692,1,327808,6,718,715,717,327808,6,720,718,711,327760,21,721,712,720,
196670,674,721,131321,695,131320,695,131321,696,131320,696,327874,6,698,752,63,131321,675,131320,699,262368,94,94,95,
327745,264,700,261,55,262205,21,701,700,131321,447,131320,447,458997,21,885,882,419,701,699,327850,67,452,360,134,
196855,454,0,262394,452,453,454,131320,453,393281,455,456,312,55,63,262205,301,457,456,393281,329,460,457,55,352,
327742,460,653,2,4,327745,91,464,463,134,262205,6,465,464,327808,6,467,465,352,327761,6,469,885,1,393281,329,470,457,
55,467,327742,470,469,2,4,131321,454,131320,454,65789,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,1529,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,158,166,195,322,380,385,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,158,11,29,327752,377,0,35,0,327752,377,1,35,8,327752,
377,2,35,16,327752,377,3,35,24,327752,377,4,35,32,327752,377,5,35,40,327752,377,6,35,44,327752,378,0,35,0,196679,378,
2,262215,385,11,26,262215,543,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,
17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262187,6,55,0,262165,59,32,1,262187,
59,60,2,262174,63,6,6,262187,6,68,1,262187,59,72,30,262187,59,87,0,262176,88,5349,6,262187,59,130,1,131092,134,262176,
157,1,6,262203,157,158,1,262187,6,160,2,262187,6,161,264,262167,162,6,4,262187,6,163,32,262172,164,162,163,262176,165,
4,164,262203,165,166,4,262187,6,168,4,262176,173,4,6,262187,6,176,16,262176,184,4,162,262172,193,162,168,262176,194,4,
193,262203,194,195,4,262187,6,208,3,458796,162,214,55,55,55,55,458796,162,232,55,68,160,208,262187,6,238,8,262167,241,
134,4,262187,59,302,5,262187,6,319,2112,262172,320,6,319,262176,321,4,320,262203,321,322,4,589854,377,15,15,15,24,24,
6,6,196638,378,377,262176,379,9,378,262203,379,380,9,262187,6,381,2048,262187,59,382,6,262167,383,6,3,262176,384,1,
383,262203,384,385,1,262176,387,9,6,262176,407,9,15,262187,6,460,128,262187,59,483,3,262176,491,9,24,262187,59,513,4,
327724,7,517,55,55,262167,518,134,2,393260,383,543,460,68,68,262187,6,1515,2047,262187,6,1516,5,262187,6,1517,6,
262187,6,1518,7,262187,6,1519,9,262187,6,1520,10,262187,6,1521,11,262187,6,1522,12,262187,6,1523,13,262187,6,1524,14,
262187,6,1525,15,458796,162,1526,168,168,168,168,458796,162,1527,238,238,238,238,458796,162,1528,1522,1522,1522,1522,
327734,2,4,0,3,131320,5,393281,387,388,380,87,302,262205,6,389,388,393281,387,392,380,87,382,262205,6,393,392,327745,
157,395,385,55,262205,6,396,395,327808,6,554,389,1515,327814,6,556,554,381,327808,6,559,556,393,327810,6,560,559,68,
327814,6,562,560,393,458764,6,563,1,41,68,562,327812,6,566,563,381,327808,6,569,556,563,327810,6,570,569,68,327814,6,
572,570,563,327856,134,577,396,572,196855,584,0,262394,577,578,582,131320,578,327812,6,581,396,566,131321,584,131320,
582,131321,584,131320,584,458997,6,896,581,578,389,582,327808,6,591,896,566,458764,6,592,1,38,389,591,196855,406,0,
262394,577,405,414,131320,405,393281,407,408,380,87,130,262205,15,409,408,393281,88,412,409,87,396,393277,6,413,412,2,
4,131321,406,131320,414,131321,406,131320,406,458997,6,900,413,405,55,414,131321,419,131320,419,458997,6,907,900,406,
696,422,458997,6,902,896,406,502,422,327856,134,427,902,592,262390,421,422,0,262394,427,420,421,131320,420,262368,160,
160,161,262205,6,429,158,131321,430,131320,430,458997,6,905,429,420,462,433,327856,134,436,905,381,262390,432,433,1,
262394,436,431,432,131320,431,327874,6,599,905,302,327808,6,600,905,599,327808,6,442,902,905,327856,134,445,442,592,
196855,448,0,262394,445,447,457,131320,447,393281,407,453,380,87,87,262205,15,454,453,262268,7,606,454,327761,6,617,
606,0,327876,6,619,442,60,327829,63,620,617,619,327761,6,621,620,1,327761,6,622,620,0,327761,6,625,606,1,327874,6,627,
442,72,327808,6,628,625,627,327808,6,630,628,621,327760,7,631,622,630,262268,15,609,631,393281,88,610,609,87,87,
393277,6,611,610,2,4,131321,448,131320,457,131321,448,131320,448,458997,6,944,611,447,55,457,327745,173,459,322,600,
196670,459,944,131321,433,131320,433,327808,6,462,905,460,131321,430,131320,432,262368,160,160,161,327812,6,647,429,
176,327874,6,701,647,302,327808,6,702,647,701,327745,173,657,322,702,262205,6,658,657,327808,6,960,647,68,327874,6,
961,960,302,327808,6,962,960,961,327745,173,963,322,962,262205,6,964,963,327808,6,965,658,964,327808,6,974,647,160,
327874,6,975,974,302,327808,6,976,974,975,327745,173,977,322,976,262205,6,978,977,327808,6,979,965,978,327808,6,988,
647,208,327874,6,989,988,302,327808,6,990,988,989,327745,173,991,322,990,262205,6,992,991,327808,6,993,979,992,327808,
6,1002,647,168,327874,6,1003,1002,302,327808,6,1004,1002,1003,327745,173,1005,322,1004,262205,6,1006,1005,327808,6,
1007,993,1006,327808,6,1016,647,1516,327874,6,1017,1016,302,327808,6,1018,1016,1017,327745,173,1019,322,1018,262205,6,
1020,1019,327808,6,1021,1007,1020,327808,6,1030,647,1517,327874,6,1031,1030,302,327808,6,1032,1030,1031,327745,173,
1033,322,1032,262205,6,1034,1033,327808,6,1035,1021,1034,327808,6,1044,647,1518,327874,6,1045,1044,302,327808,6,1046,
1044,1045,327745,173,1047,322,1046,262205,6,1048,1047,327808,6,1049,1035,1048,327808,6,1058,647,238,327874,6,1059,
1058,302,327808,6,1060,1058,1059,327745,173,1061,322,1060,262205,6,1062,1061,327808,6,1063,1049,1062,327808,6,1072,
647,1519,327874,6,1073,1072,302,327808,6,1074,1072,1073,327745,173,1075,322,1074,262205,6,1076,1075,327808,6,1077,
1063,1076,327808,6,1086,647,1520,327874,6,1087,1086,302,327808,6,1088,1086,1087,327745,173,1089,322,1088,262205,6,
1090,1089,327808,6,1091,1077,1090,327808,6,1100,647,1521,327874,6,1101,1100,302,327808,6,1102,1100,1101,327745,173,
1103,322,1102,262205,6,1104,1103,327808,6,1105,1091,1104,327808,6,1114,647,1522,327874,6,1115,1114,302,327808,6,1116,
1114,1115,327745,173,1117,322,1116,262205,6,1118,1117,327808,6,1119,1105,1118,327808,6,1128,647,1523,327874,6,1129,
1128,302,327808,6,1130,1128,1129,327745,173,1131,322,1130,262205,6,1132,1131,327808,6,1133,1119,1132,327808,6,1142,
647,1524,327874,6,1143,1142,302,327808,6,1144,1142,1143,327745,173,1145,322,1144,262205,6,1146,1145,327808,6,1147,
1133,1146,327808,6,1156,647,1525,327874,6,1157,1156,302,327808,6,1158,1156,1157,327745,173,1159,322,1158,262205,6,
1160,1159,327808,6,1161,1147,1160,262368,160,160,161,327814,6,714,429,168,327817,6,716,429,168,393281,173,718,166,714,
716,196670,718,1161,262368,160,160,161,327856,134,720,429,176,196855,748,0,262394,720,721,748,131320,721,327812,6,723,
429,160,327745,184,724,166,723,262205,162,725,724,327808,6,728,723,68,327745,184,729,166,728,262205,162,730,729,
327808,162,731,725,730,327761,6,737,731,0,327761,6,739,731,1,327808,6,740,737,739,327761,6,742,731,2,327808,6,743,740,
742,327761,6,745,731,3,327808,6,746,743,745,393281,173,747,195,714,716,196670,747,746,131321,748,131320,748,262368,
160,160,161,327745,184,755,195,55,262205,162,756,755,327814,6,766,429,238,458832,162,767,766,766,766,766,327856,241,
768,232,767,393385,162,769,768,756,214,327745,184,1169,195,68,262205,162,1170,1169,327808,162,1172,756,1170,327808,
162,1175,232,1526,327856,241,1178,1175,767,393385,162,1179,1178,1170,214,327808,162,1181,769,1179,327745,184,1189,195,
160,262205,162,1190,1189,327808,162,1192,1172,1190,327808,162,1195,232,1527,327856,241,1198,1195,767,393385,162,1199,
1198,1190,214,327808,162,1201,1181,1199,327745,184,1209,195,208,262205,162,1210,1209,327808,162,1212,1192,1210,327808,
162,1215,232,1528,327856,241,1218,1215,767,393385,162,1219,1218,1210,214,327808,162,1221,1201,1219,327812,6,783,766,
160,327745,184,786,166,783,262205,162,787,786,327817,6,793,429,238,458832,162,794,793,793,793,793,327856,241,795,232,
794,393385,162,796,795,787,214,327808,162,798,1221,796,327808,6,1231,783,68,327745,184,1232,166,1231,262205,162,1233,
1232,327856,241,1239,1175,794,393385,162,1240,1239,1233,214,327808,162,1242,798,1240,327761,6,804,1212,0,327761,6,806,
1212,1,327808,6,807,804,806,327761,6,809,1212,2,327808,6,810,807,809,327761,6,812,1212,3,327808,6,813,810,812,327761,
6,815,1242,0,327761,6,817,1242,1,327808,6,818,815,817,327761,6,820,1242,2,327808,6,821,818,820,327761,6,823,1242,3,
327808,6,824,821,823,327808,6,669,907,824,262205,6,680,657,196670,657,669,327808,6,689,669,680,262205,6,1255,963,
196670,963,689,327808,6,1260,689,1255,262205,6,1273,977,196670,977,1260,327808,6,1278,1260,1273,262205,6,1291,991,
196670,991,1278,327808,6,1296,1278,1291,262205,6,1309,1005,196670,1005,1296,327808,6,1314,1296,1309,262205,6,1327,
1019,196670,1019,1314,327808,6,1332,1314,1327,262205,6,1345,1033,196670,1033,1332,327808,6,1350,1332,1345,262205,6,
1363,1047,196670,1047,1350,327808,6,1368,1350,1363,262205,6,1381,1061,196670,1061,1368,327808,6,1386,1368,1381,262205,
6,1399,1075,196670,1075,1386,327808,6,1404,1386,1399,262205,6,1417,1089,196670,1089,1404,327808,6,1422,1404,1417,
262205,6,1435,1103,196670,1103,1422,327808,6,1440,1422,1435,262205,6,1453,1117,196670,1117,1440,327808,6,1458,1440,
1453,262205,6,1471,1131,196670,1131,1458,327808,6,1476,1458,1471,262205,6,1489,1145,196670,1145,1476,327808,6,1494,
1476,1489,196670,1159,1494,327808,6,696,907,813,262368,160,160,161,131321,468,131320,468,458997,6,919,429,748,500,471,
327856,134,474,919,381,262390,470,471,1,262394,474,469,470,131320,469,327808,6,477,902,919,327856,134,480,477,592,
196855,482,0,262394,480,481,482,131320,481,327874,6,841,919,302,327808,6,842,919,841,393281,491,492,380,87,483,262205,
24,493,492,327745,173,496,322,842,262205,6,497,496,262268,7,847,493,327761,6,858,847,0,327876,6,860,477,60,327829,63,
861,858,860,327761,6,862,861,1,327761,6,863,861,0,327761,6,866,847,1,327874,6,868,477,72,327808,6,869,866,868,327808,
6,871,869,862,327760,7,872,863,871,262268,24,850,872,393281,88,852,850,87,87,327742,852,497,2,4,131321,482,131320,482,
131321,471,131320,471,327808,6,500,919,460,131321,468,131320,470,131321,422,131320,422,327808,6,502,902,381,131321,
419,131320,421,327850,134,505,396,55,196855,507,0,262394,505,506,507,131320,506,262205,6,508,158,327850,134,509,508,
55,131321,507,131320,507,458997,134,510,505,421,509,506,196855,512,0,262394,510,511,512,131320,511,393281,491,514,380,
87,513,262205,24,515,514,262268,7,516,515,327851,518,519,516,517,262298,134,520,519,131321,512,131320,512,458997,134,
521,510,507,520,511,196855,523,0,262394,521,522,523,131320,522,393281,491,524,380,87,513,262205,24,525,524,393281,407,
526,380,87,60,262205,15,527,526,393281,88,528,527,87,87,393277,6,529,528,2,4,393281,88,530,525,87,87,327742,530,529,2,
4,393281,88,535,527,87,130,393277,6,536,535,2,4,393281,88,539,527,87,60,393277,6,540,539,2,4,327808,6,541,536,540,
393281,88,542,525,87,130,327742,542,541,2,4,131321,523,131320,523,65789,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,1889,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,182,473,482,691,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,327752,
177,0,35,0,327752,177,1,35,8,327752,177,2,35,16,327752,177,3,35,24,327752,177,4,35,32,327752,177,5,35,36,327752,177,6,
35,40,327752,177,7,35,44,327752,177,8,35,48,327752,177,9,35,52,327752,177,10,35,56,327752,177,11,35,60,327752,177,12,
35,64,327752,177,13,35,68,262215,178,6,4,262216,179,0,25,327752,179,0,35,0,196679,179,2,327752,180,0,35,0,196679,180,
2,262215,271,1,1,262216,464,0,24,327752,464,0,35,0,196679,464,2,262215,473,11,29,262215,687,1,0,262215,691,11,26,
262215,752,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,50,6,4,262176,51,7,50,262187,6,83,0,262165,87,32,1,262187,87,88,2,262174,91,6,6,262187,6,96,
1,262187,87,100,30,262187,87,115,0,262176,116,5349,6,262187,87,149,1,131092,153,196647,176,5349,1048606,177,15,15,15,
176,6,6,6,6,6,6,6,6,6,6,196637,178,6,196638,179,178,262176,176,5349,179,196638,180,177,262176,181,9,180,262203,181,
182,9,262187,87,183,8,262176,184,9,6,262187,87,187,24,262187,87,190,9,262187,6,199,65535,262176,207,9,15,262187,6,220,
4294967292u,262187,6,234,3,262187,6,236,8,262187,87,248,5,262187,6,251,256,262187,87,261,4,262194,6,271,4,393268,153,
272,170,271,234,262187,6,296,2,393268,153,297,170,271,296,262187,6,312,4,393268,153,313,170,271,312,262187,87,330,7,
262187,6,341,4294967295u,262187,87,354,10,262187,87,369,13,262187,87,379,11,262187,6,386,31,393268,153,389,170,271,
234,262187,6,393,32,262187,87,421,12,262187,6,429,128,393268,153,430,170,271,83,262187,6,431,16,393268,153,432,170,
271,96,458804,6,433,169,432,236,312,458804,6,434,169,430,431,433,393268,6,435,134,429,434,196647,463,5349,196638,464,
50,262176,463,5349,464,262176,466,5349,50,262176,472,1,6,262203,472,473,1,262187,6,479,2112,262172,480,6,479,262176,
481,4,480,262203,481,482,4,262176,490,4,6,393268,153,516,176,271,234,262172,544,50,312,262176,545,7,544,262187,6,588,
512,262187,87,654,3,262176,655,9,176,262187,87,659,6,262187,6,679,5,262194,6,687,32,393268,6,688,132,429,687,262167,
689,6,3,262176,690,1,689,262203,690,691,1,262187,6,728,264,393260,689,752,429,96,96,262187,6,1888,384,327734,2,4,0,3,
131320,5,262203,51,975,7,262203,545,846,7,393281,184,670,182,115,369,262205,6,671,670,393281,184,672,182,115,248,
262205,6,673,672,327879,6,674,673,96,327851,153,675,674,83,393385,6,676,675,296,83,327808,6,677,671,676,327814,6,681,
479,677,393228,87,682,1,75,681,262268,6,683,682,458764,6,684,1,38,679,683,327879,6,775,673,251,327851,153,776,775,83,
196855,788,0,262394,776,777,785,131320,777,393281,207,778,182,115,88,262205,15,779,778,393281,116,780,779,115,115,
393277,6,781,780,2,4,393281,184,782,182,115,261,262205,6,783,782,458764,6,784,1,38,781,783,131321,788,131320,785,
393281,184,786,182,115,261,262205,6,787,786,131321,788,131320,788,458997,6,1507,784,777,787,785,393281,184,695,182,
115,659,262205,6,696,695,327745,472,698,691,83,262205,6,699,698,327808,6,799,1507,688,327810,6,800,799,96,327814,6,
802,800,688,327808,6,805,802,696,327810,6,806,805,96,327814,6,808,806,696,458764,6,809,1,41,96,808,327812,6,812,809,
688,327808,6,815,802,809,327810,6,816,815,96,327814,6,818,816,809,327856,153,823,699,818,196855,830,0,262394,823,824,
828,131320,824,327812,6,827,699,812,131321,830,131320,828,131321,830,131320,830,458997,6,1508,827,824,1507,828,327808,
6,837,1508,812,458764,6,838,1,38,1507,837,262205,6,709,473,131321,710,131320,710,458997,6,1513,709,830,727,711,262390,
712,711,0,131321,714,131320,714,196855,717,0,262394,823,716,717,131320,716,327876,6,721,677,684,327856,153,722,1513,
721,131321,717,131320,717,458997,153,723,823,714,722,716,262394,723,711,712,131320,711,327745,490,725,482,1513,196670,
725,83,327808,6,727,1513,429,131321,710,131320,712,262368,296,296,728,196855,731,0,262394,823,730,731,131320,730,
196855,863,0,262394,516,857,862,131320,857,327810,6,860,838,1508,327814,6,861,860,434,131321,863,131320,862,131321,
863,131320,863,458997,6,1526,861,857,83,862,131321,866,131320,866,458997,6,1528,709,863,918,916,327856,153,870,1528,
1526,262390,919,916,0,262394,870,871,919,131320,871,327810,6,884,1526,96,458764,6,885,1,38,1528,884,327812,6,886,885,
434,327808,6,887,1508,886,393281,207,944,182,115,115,262205,15,945,944,262268,7,946,945,327814,6,948,887,434,327812,6,
949,948,312,327761,6,959,946,0,327876,6,961,949,88,327829,91,962,959,961,327761,6,963,962,1,327761,6,964,962,0,327761,
6,967,946,1,327874,6,969,949,100,327808,6,970,967,969,327808,6,972,970,963,327760,7,973,964,972,262268,463,951,973,
327745,466,952,951,115,393277,50,953,952,2,16,327745,51,889,846,83,196670,889,953,327808,6,1792,1528,429,458764,6,
1794,1,38,1792,884,327812,6,1795,1794,434,327808,6,1796,1508,1795,327814,6,1800,1796,434,327812,6,1801,1800,312,
327876,6,1804,1801,88,327829,91,1805,959,1804,327761,6,1806,1805,1,327761,6,1807,1805,0,327874,6,1810,1801,100,327808,
6,1811,967,1810,327808,6,1812,1811,1806,327760,7,1813,1807,1812,262268,463,1814,1813,327745,466,1815,1814,115,393277,
50,1816,1815,2,16,327745,51,1817,846,96,196670,1817,1816,327808,6,1826,1528,251,458764,6,1828,1,38,1826,884,327812,6,
1829,1828,434,327808,6,1830,1508,1829,327814,6,1834,1830,434,327812,6,1835,1834,312,327876,6,1838,1835,88,327829,91,
1839,959,1838,327761,6,1840,1839,1,327761,6,1841,1839,0,327874,6,1844,1835,100,327808,6,1845,967,1844,327808,6,1846,
1845,1840,327760,7,1847,1841,1846,262268,463,1848,1847,327745,466,1849,1848,115,393277,50,1850,1849,2,16,327745,51,
1851,846,296,196670,1851,1850,327808,6,1860,1528,1888,458764,6,1862,1,38,1860,884,327812,6,1863,1862,434,327808,6,
1864,1508,1863,327814,6,1868,1864,434,327812,6,1869,1868,312,327876,6,1872,1869,88,327829,91,1873,959,1872,327761,6,
1874,1873,1,327761,6,1875,1873,0,327874,6,1878,1869,100,327808,6,1879,967,1878,327808,6,1880,1879,1874,327760,7,1881,
1875,1880,262268,463,1882,1881,327745,466,1883,1882,115,393277,50,1884,1883,2,16,327745,51,1885,846,234,196670,1885,
1884,131321,894,131320,894,458997,6,1601,83,871,914,912,327856,153,897,1601,312,262390,915,912,1,262394,897,898,915,
131320,898,327812,6,901,1601,429,327808,6,902,1528,901,327856,153,904,902,1526,196855,911,0,262394,904,905,911,131320,
905,327745,51,907,846,1601,262205,50,908,907,131321,980,131320,980,458997,6,1608,83,905,993,991,327856,153,983,1608,
434,262390,994,991,1,262394,983,984,994,131320,984,196670,975,908,327812,6,999,1608,435,327814,6,1000,999,393,327745,
9,1001,975,1000,262205,6,1002,1001,327879,6,1006,999,386,393281,184,1007,182,115,183,262205,6,1008,1007,327874,6,1009,
1008,187,327808,6,1010,1006,1009,327874,6,1011,1002,1010,393281,184,1012,182,115,190,262205,6,1013,1012,327879,6,1014,
1011,1013,327876,6,1020,96,684,327810,6,1021,1020,96,327879,6,1022,709,1021,196855,1107,0,196859,83,1040,131320,1040,
196855,1051,0,262394,675,1045,1051,131320,1045,393281,184,1048,182,115,354,262205,6,1049,1048,327854,153,1050,1014,
1049,131321,1051,131320,1051,458997,153,1052,675,1040,1050,1045,196855,1068,0,262394,1052,1053,1068,131320,1053,
393281,184,1056,182,115,354,262205,6,1057,1056,327850,153,1058,1014,1057,196855,1066,0,262394,1058,1059,1062,131320,
1059,131321,1066,131320,1062,327808,6,1065,671,96,131321,1066,131320,1066,458997,6,1616,671,1059,1065,1062,131321,
1107,131320,1068,393281,184,1069,182,115,379,262205,6,1070,1069,327879,6,1074,1070,386,327874,6,1075,1014,1074,196855,
1102,0,262394,389,1076,1102,131320,1076,327854,153,1078,1070,393,196855,1100,0,262394,1078,1079,1085,131320,1079,
327810,6,1083,1070,393,327874,6,1084,83,1083,131321,1100,131320,1085,327850,153,1087,1070,83,196855,1098,0,262394,
1087,1088,1090,131320,1088,131321,1098,131320,1090,327810,6,1095,393,1070,327876,6,1096,83,1095,327877,6,1097,1075,
1096,131321,1098,131320,1098,458997,6,1613,1075,1088,1097,1090,131321,1100,131320,1100,458997,6,1614,1084,1079,1613,
1098,131321,1102,131320,1102,458997,6,1615,1075,1068,1614,1100,393281,184,1104,182,115,421,262205,6,1105,1104,327879,
6,1106,1615,1105,131321,1107,131320,1107,458997,6,1617,1616,1066,1106,1102,327876,6,1026,1617,684,327808,6,1028,1026,
1022,327745,490,1029,482,1028,458986,6,1030,1029,96,83,96,131321,991,131320,991,327808,6,993,1608,149,131321,980,
131320,994,131321,911,131320,911,131321,912,131320,912,327808,6,914,1601,149,131321,894,131320,915,131321,916,131320,
916,327808,6,918,1528,588,131321,866,131320,919,327812,6,922,1526,434,327808,6,923,1508,922,327808,6,925,923,709,
131321,926,131320,926,458997,6,1533,925,919,938,936,327856,153,930,1533,838,262390,939,936,0,262394,930,931,939,
131320,931,196855,1177,0,196859,83,1126,131320,1126,196855,1143,0,262394,272,1127,1143,131320,1127,393281,207,1128,
182,115,115,262205,15,1129,1128,262268,7,1130,1129,327761,6,1184,1130,0,327876,6,1186,1533,88,327829,91,1187,1184,
1186,327761,6,1188,1187,1,327761,6,1189,1187,0,327761,6,1192,1130,1,327874,6,1194,1533,100,327808,6,1195,1192,1194,
327808,6,1197,1195,1188,327829,91,1207,1189,1186,327761,6,1208,1207,1,327761,6,1209,1207,0,327808,6,1215,1197,1194,
327808,6,1217,1215,1208,327760,7,1218,1209,1217,262268,15,1135,1218,393281,116,1137,1135,115,115,393277,6,1138,1137,2,
4,393281,116,1140,1135,115,149,393277,6,1141,1140,2,4,327760,7,1142,1138,1141,131321,1177,131320,1143,196855,1151,0,
262394,297,1144,1151,131320,1144,393281,207,1145,182,115,115,262205,15,1146,1145,262268,7,1224,1146,327761,6,1235,
1224,0,327876,6,1237,1533,88,327829,91,1238,1235,1237,327761,6,1239,1238,1,327761,6,1240,1238,0,327761,6,1243,1224,1,
327874,6,1245,1533,100,327808,6,1246,1243,1245,327808,6,1248,1246,1239,327760,7,1249,1240,1248,262268,15,1227,1249,
393281,116,1228,1227,115,115,393277,6,1229,1228,2,4,393281,184,1253,182,115,183,262205,6,1254,1253,327874,6,1255,1254,
187,327874,6,1256,1229,1255,393281,184,1257,182,115,190,262205,6,1258,1257,327879,6,1259,1256,1258,327760,7,1150,1259,
83,131321,1177,131320,1151,196855,1158,0,262394,313,1153,1158,131320,1153,327879,6,1156,673,312,327851,153,1157,1156,
83,131321,1158,131320,1158,458997,153,1159,313,1151,1157,1153,196855,1165,0,262394,1159,1160,1165,131320,1160,393281,
207,1161,182,115,149,262205,15,1162,1161,262268,7,1265,1162,327761,6,1276,1265,0,327876,6,1278,1533,88,327829,91,1279,
1276,1278,327761,6,1280,1279,1,327761,6,1281,1279,0,327761,6,1284,1265,1,327874,6,1286,1533,100,327808,6,1287,1284,
1286,327808,6,1289,1287,1280,327760,7,1290,1281,1289,262268,15,1268,1290,393281,116,1269,1268,115,115,393277,6,1270,
1269,2,4,131321,1165,131320,1165,458997,6,1562,1533,1158,1270,1160,393281,184,1167,182,115,330,262205,6,1168,1167,
327856,153,1169,1562,1168,196855,1174,0,262394,1169,1170,1173,131320,1170,393281,184,1299,182,115,183,262205,6,1300,
1299,327879,6,1301,1300,199,327831,91,1302,1562,1301,327761,6,1303,1302,0,327761,6,1304,1302,1,393281,207,1305,182,
115,115,262205,15,1306,1305,262268,7,1307,1306,327761,6,1309,1307,0,327829,91,1311,1309,1303,327761,6,1312,1311,1,
327761,6,1313,1311,0,327879,6,1315,1313,220,327761,6,1317,1307,1,327808,6,1319,1317,1304,327808,6,1321,1319,1312,
327760,7,1322,1315,1321,262268,15,1324,1322,393281,116,1325,1324,115,115,393277,6,1326,1325,2,4,327879,6,1328,1313,
234,327812,6,1329,1328,236,327874,6,1332,1300,187,327808,6,1333,1329,1332,327874,6,1334,1326,1333,393281,184,1335,182,
115,190,262205,6,1336,1335,327879,6,1337,1334,1336,131321,1174,131320,1173,131321,1174,131320,1174,458997,6,1564,1337,
1170,341,1173,327760,7,1176,1564,83,131321,1177,131320,1177,590069,7,1565,1142,1127,1150,1144,1176,1174,327876,6,1343,
96,684,327810,6,1344,1343,96,327879,6,1345,709,1344,196855,1430,0,196859,83,1363,131320,1363,196855,1374,0,262394,675,
1368,1374,131320,1368,327761,6,1370,1565,0,393281,184,1371,182,115,354,262205,6,1372,1371,327854,153,1373,1370,1372,
131321,1374,131320,1374,458997,153,1375,675,1363,1373,1368,196855,1391,0,262394,1375,1376,1391,131320,1376,327761,6,
1378,1565,0,393281,184,1379,182,115,354,262205,6,1380,1379,327850,153,1381,1378,1380,196855,1389,0,262394,1381,1382,
1385,131320,1382,131321,1389,131320,1385,327808,6,1388,671,96,131321,1389,131320,1389,458997,6,1576,671,1382,1388,
1385,131321,1430,131320,1391,393281,184,1392,182,115,379,262205,6,1393,1392,327761,6,1395,1565,0,327879,6,1397,1393,
386,327874,6,1398,1395,1397,196855,1425,0,262394,389,1399,1425,131320,1399,327854,153,1401,1393,393,196855,1423,0,
262394,1401,1402,1408,131320,1402,327761,6,1404,1565,1,327810,6,1406,1393,393,327874,6,1407,1404,1406,131321,1423,
131320,1408,327850,153,1410,1393,83,196855,1421,0,262394,1410,1411,1413,131320,1411,131321,1421,131320,1413,327761,6,
1416,1565,1,327810,6,1418,393,1393,327876,6,1419,1416,1418,327877,6,1420,1398,1419,131321,1421,131320,1421,458997,6,
1573,1398,1411,1420,1413,131321,1423,131320,1423,458997,6,1574,1407,1402,1573,1421,131321,1425,131320,1425,458997,6,
1575,1398,1391,1574,1423,393281,184,1427,182,115,421,262205,6,1428,1427,327879,6,1429,1575,1428,131321,1430,131320,
1430,458997,6,1577,1576,1389,1429,1425,327876,6,1349,1577,684,327808,6,1351,1349,1345,327745,490,1352,482,1351,458986,
6,1353,1352,96,83,96,131321,936,131320,936,327808,6,938,1533,429,131321,926,131320,939,131321,731,131320,731,262368,
296,296,728,196855,743,0,262394,823,742,743,131320,742,327876,6,1438,96,684,131321,1440,131320,1440,458997,6,1550,709,
742,1482,1480,327856,153,1444,1550,677,262390,1483,1480,0,262394,1444,1445,1483,131320,1445,131321,1446,131320,1446,
458997,6,1558,83,1445,1465,1451,458997,6,1552,83,1445,1468,1451,327856,153,1450,1552,1438,262390,1469,1451,0,262394,
1450,1451,1469,131320,1451,327876,6,1454,1550,684,327808,6,1457,1552,1550,327810,6,1459,1438,96,327879,6,1460,1457,
1459,327808,6,1461,1454,1460,327745,490,1462,482,1461,262205,6,1463,1462,327808,6,1465,1558,1463,327808,6,1468,1552,
149,131321,1446,131320,1469,393281,655,1470,182,115,654,262205,176,1471,1470,327812,6,1475,1550,696,327808,6,1477,
1475,699,393281,116,1479,1471,115,1477,327742,1479,1558,2,4,131321,1480,131320,1480,327808,6,1482,1550,429,131321,
1440,131320,1483,131321,743,131320,743,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1321,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,
4,1852399981,0,150,158,187,299,496,552,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
262215,150,11,29,327752,294,0,35,0,327752,294,1,35,8,327752,294,2,35,16,327752,294,3,35,24,327752,294,4,35,32,327752,
294,5,35,36,327752,294,6,35,40,327752,294,7,35,44,327752,294,8,35,48,327752,294,9,35,52,262215,295,6,4,262216,296,0,
25,327752,296,0,35,0,196679,296,2,327752,297,0,35,0,196679,297,2,262215,386,1,1,262215,547,1,0,262215,552,11,26,
262215,594,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,
5349,17,262187,6,56,0,262165,60,32,1,262187,60,61,2,262174,64,6,6,262187,6,69,1,262187,60,73,30,262187,60,88,0,262176,
89,5349,6,262187,60,122,1,131092,126,262176,149,1,6,262203,149,150,1,262187,6,152,2,262187,6,153,264,262167,154,6,4,
262187,6,155,32,262172,156,154,155,262176,157,4,156,262203,157,158,4,262187,6,160,4,262176,165,4,6,262187,6,168,16,
262176,176,4,154,262172,185,154,160,262176,186,4,185,262203,186,187,4,262187,6,200,3,262187,6,230,8,196647,293,5349,
786462,294,15,15,15,293,6,6,6,6,6,6,196637,295,6,196638,296,295,262176,293,5349,296,196638,297,294,262176,298,9,297,
262203,298,299,9,262187,60,300,8,262176,301,9,6,262187,60,304,24,262187,60,307,9,262187,6,316,65535,262176,324,9,15,
262187,6,337,4294967292u,262187,60,363,5,262187,6,366,256,262187,60,376,4,262194,6,386,4,393268,126,387,170,386,200,
393268,126,411,170,386,152,393268,126,426,170,386,160,262187,60,443,7,262187,6,454,4294967295u,262187,6,463,
4294967264u,262187,6,493,128,262172,494,6,493,262176,495,4,494,262203,495,496,4,262187,6,512,31,262194,6,547,32,
393268,6,548,132,493,547,262187,60,549,6,262167,550,6,3,262176,551,1,550,262203,551,552,1,262187,60,586,3,262176,587,
9,293,393260,550,594,493,69,69,196609,6,1320,327734,2,4,0,3,131320,5,393281,301,610,299,88,363,262205,6,611,610,
327879,6,612,611,366,327851,126,613,612,56,196855,625,0,262394,613,614,622,131320,614,393281,324,615,299,88,61,262205,
15,616,615,393281,89,617,616,88,88,393277,6,618,617,2,4,393281,301,619,299,88,376,262205,6,620,619,458764,6,621,1,38,
618,620,131321,625,131320,622,393281,301,623,299,88,376,262205,6,624,623,131321,625,131320,625,458997,6,1131,621,614,
624,622,393281,301,556,299,88,549,262205,6,557,556,327745,149,559,552,56,262205,6,560,559,327808,6,636,1131,548,
327810,6,637,636,69,327814,6,639,637,548,327808,6,642,639,557,327810,6,643,642,69,327814,6,645,643,557,458764,6,646,1,
41,69,645,327812,6,649,646,548,327808,6,652,639,646,327810,6,653,652,69,327814,6,655,653,646,327856,126,660,560,655,
196855,667,0,262394,660,661,665,131320,661,327812,6,664,560,649,131321,667,131320,665,131321,667,131320,667,458997,6,
1132,664,661,1131,665,327808,6,674,1132,649,458764,6,675,1,38,1131,674,262205,6,690,150,327879,6,692,690,463,131321,
694,131320,694,458997,6,1138,56,667,751,752,458997,6,1136,1132,667,754,752,327856,126,698,1136,675,262390,755,752,0,
262394,698,699,755,131320,699,327808,6,702,1136,690,327856,126,705,702,675,196855,711,0,262394,705,706,710,131320,706,
196855,825,0,196859,56,774,131320,774,196855,791,0,262394,387,775,791,131320,775,393281,324,776,299,88,88,262205,15,
777,776,262268,7,778,777,327761,6,832,778,0,327876,6,834,702,61,327829,64,835,832,834,327761,6,836,835,1,327761,6,837,
835,0,327761,6,840,778,1,327874,6,842,702,73,327808,6,843,840,842,327808,6,845,843,836,327829,64,855,837,834,327761,6,
856,855,1,327761,6,857,855,0,327808,6,863,845,842,327808,6,865,863,856,327760,7,866,857,865,262268,15,783,866,393281,
89,785,783,88,88,393277,6,786,785,2,4,327760,7,790,786,1320,131321,825,131320,791,196855,799,0,262394,411,792,799,
131320,792,393281,324,793,299,88,88,262205,15,794,793,262268,7,872,794,327761,6,883,872,0,327876,6,885,702,61,327829,
64,886,883,885,327761,6,887,886,1,327761,6,888,886,0,327761,6,891,872,1,327874,6,893,702,73,327808,6,894,891,893,
327808,6,896,894,887,327760,7,897,888,896,262268,15,875,897,393281,89,876,875,88,88,393277,6,877,876,2,4,393281,301,
901,299,88,300,262205,6,902,901,327874,6,903,902,304,327874,6,904,877,903,393281,301,905,299,88,307,262205,6,906,905,
327879,6,907,904,906,327760,7,798,907,56,131321,825,131320,799,196855,806,0,262394,426,801,806,131320,801,327879,6,
804,611,160,327851,126,805,804,56,131321,806,131320,806,458997,126,807,426,799,805,801,196855,813,0,262394,807,808,
813,131320,808,393281,324,809,299,88,122,262205,15,810,809,262268,7,913,810,327761,6,924,913,0,327876,6,926,702,61,
327829,64,927,924,926,327761,6,928,927,1,327761,6,929,927,0,327761,6,932,913,1,327874,6,934,702,73,327808,6,935,932,
934,327808,6,937,935,928,327760,7,938,929,937,262268,15,916,938,393281,89,917,916,88,88,393277,6,918,917,2,4,131321,
813,131320,813,458997,6,1151,702,806,918,808,393281,301,815,299,88,443,262205,6,816,815,327856,126,817,1151,816,
196855,822,0,262394,817,818,821,131320,818,393281,301,947,299,88,300,262205,6,948,947,327879,6,949,948,316,327831,64,
950,1151,949,327761,6,951,950,0,327761,6,952,950,1,393281,324,953,299,88,88,262205,15,954,953,262268,7,955,954,327761,
6,957,955,0,327829,64,959,957,951,327761,6,960,959,1,327761,6,961,959,0,327879,6,963,961,337,327761,6,965,955,1,
327808,6,967,965,952,327808,6,969,967,960,327760,7,970,963,969,262268,15,972,970,393281,89,973,972,88,88,393277,6,974,
973,2,4,327879,6,976,961,200,327812,6,977,976,230,327874,6,980,948,304,327808,6,981,977,980,327874,6,982,974,981,
393281,301,983,299,88,307,262205,6,984,983,327879,6,985,982,984,131321,822,131320,821,131321,822,131320,822,458997,6,
1153,985,818,454,821,327760,7,824,1153,56,131321,825,131320,825,590069,7,1154,790,775,798,792,824,822,327761,6,709,
1154,0,131321,711,131320,710,131321,711,131320,711,458997,6,1155,709,825,56,710,262368,152,152,153,327745,165,715,496,
690,196670,715,1155,262368,152,152,153,327854,126,718,702,675,131321,719,131320,719,458997,126,1172,718,711,743,744,
458997,6,1171,56,711,746,744,327856,126,722,1171,512,262390,747,744,0,262394,722,723,747,131320,723,262312,126,725,
1172,196855,742,0,262394,725,726,742,131320,726,327808,6,729,692,1171,327856,126,731,729,690,196855,740,0,262394,731,
732,740,131320,732,327745,165,736,496,729,262205,6,737,736,327850,126,739,737,1155,131321,740,131320,740,458997,126,
741,731,726,739,732,131321,742,131320,742,458997,126,743,1172,723,741,740,131321,744,131320,744,327808,6,746,1171,122,
131321,719,131320,747,393385,6,749,1172,56,69,327808,6,751,1138,749,131321,752,131320,752,327808,6,754,1136,493,
131321,694,131320,755,262368,152,152,153,327814,6,997,690,160,327817,6,999,690,160,393281,165,1001,158,997,999,196670,
1001,1138,262368,152,152,153,327856,126,1003,690,168,196855,1031,0,262394,1003,1004,1031,131320,1004,327812,6,1006,
690,152,327745,176,1007,158,1006,262205,154,1008,1007,327808,6,1011,1006,69,327745,176,1012,158,1011,262205,154,1013,
1012,327808,154,1014,1008,1013,327761,6,1020,1014,0,327761,6,1022,1014,1,327808,6,1023,1020,1022,327761,6,1025,1014,2,
327808,6,1026,1023,1025,327761,6,1028,1014,3,327808,6,1029,1026,1028,393281,165,1030,187,997,999,196670,1030,1029,
131321,1031,131320,1031,262368,152,152,153,327745,176,1038,187,56,262205,154,1039,1038,327745,176,1243,187,69,262205,
154,1244,1243,327808,154,1246,1039,1244,327745,176,1263,187,152,262205,154,1264,1263,327808,154,1266,1246,1264,327745,
176,1283,187,200,262205,154,1284,1283,327808,154,1286,1266,1284,327761,6,1087,1286,0,327761,6,1089,1286,1,327808,6,
1090,1087,1089,327761,6,1092,1286,2,327808,6,1093,1090,1092,327761,6,1095,1286,3,327808,6,1096,1093,1095,196855,580,0,
262394,660,579,580,131320,579,327850,126,582,690,56,131321,580,131320,580,458997,126,583,660,1031,582,579,196855,585,
0,262394,583,584,585,131320,584,393281,587,588,299,88,586,262205,293,589,588,393281,89,593,589,88,560,327742,593,1096,
2,4,131321,585,131320,585,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,8145,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,274,281,308,417,854,1052,1061,1377,1981,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,
35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,87,1,0,262215,274,11,29,327752,414,
0,35,0,327752,414,1,35,8,327752,414,2,35,16,327752,414,3,35,24,327752,414,4,35,32,327752,414,5,35,40,327752,414,6,35,
48,327752,414,7,35,56,327752,414,8,35,64,327752,414,9,35,72,327752,414,10,35,76,327752,414,11,35,80,327752,414,12,35,
84,327752,414,13,35,88,327752,414,14,35,92,327752,414,15,35,96,327752,414,16,35,100,327752,414,17,35,104,327752,414,
18,35,108,327752,414,19,35,112,327752,414,20,35,116,327752,414,21,35,120,327752,414,22,35,124,327752,415,0,35,0,
196679,415,2,262215,504,1,1,262215,597,1,2,262216,685,0,24,327752,685,0,35,0,196679,685,2,262215,1981,11,26,262215,
2228,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,65,6,4,262176,66,7,65,262167,76,6,3,
262194,6,87,32,262187,6,88,4,393268,6,89,134,87,88,262172,90,6,89,131092,113,262187,6,172,0,262165,176,32,1,262187,
176,177,2,262174,180,6,6,262187,6,185,1,262187,176,189,30,262187,176,204,0,262176,205,5349,6,262187,176,247,1,262176,
273,1,6,262203,273,274,1,262187,6,276,2,262187,6,277,264,262187,6,278,32,262172,279,65,278,262176,280,4,279,262203,
280,281,4,262176,287,4,6,262187,6,290,16,262176,297,4,65,262172,306,65,88,262176,307,4,306,262203,307,308,4,262187,6,
321,3,458796,65,327,172,172,172,172,458796,65,345,172,185,276,321,262187,6,351,8,262167,354,113,4,1638430,414,15,15,
15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,415,414,262176,416,9,415,262203,416,417,9,262187,176,418,13,
262176,419,9,6,262187,176,422,24,262187,176,425,14,262187,6,434,65535,262176,442,9,15,262187,6,455,4294967292u,262187,
176,481,10,262187,6,484,256,262187,176,494,9,262194,6,504,4,393268,113,505,170,504,321,393268,113,529,170,504,276,
393268,113,544,170,504,88,262187,176,561,12,262187,6,572,4294967295u,262187,176,585,15,262194,6,597,8,393268,6,598,
196,185,597,262187,176,602,16,262187,6,609,31,393268,113,612,170,504,321,262187,176,643,17,262187,6,651,128,393268,
113,652,170,504,172,393268,113,653,170,504,185,458804,6,654,169,653,351,88,458804,6,655,169,652,290,654,393268,6,656,
134,651,655,196647,684,5349,196638,685,65,262176,684,5349,685,262176,687,5349,65,262187,176,694,19,262187,176,707,20,
262187,6,727,6,393268,113,728,170,597,727,262187,6,733,64,458804,6,734,169,728,733,651,262187,176,747,5,262187,6,755,
255,393268,113,818,170,504,276,393268,6,820,132,651,87,262187,6,844,66,262187,6,845,17,458804,6,846,169,728,844,845,
393268,6,847,132,846,734,393268,6,848,134,820,278,393268,6,849,128,820,848,393268,113,850,172,847,849,458804,6,851,
169,850,847,849,262172,852,6,851,262176,853,4,852,262203,853,854,4,393268,6,933,134,847,651,262172,954,6,933,262176,
955,7,954,393268,113,1045,170,597,351,327732,113,1046,168,1045,262187,6,1049,257,262172,1050,6,1049,262176,1051,4,
1050,262203,1051,1052,4,458804,6,1057,169,728,733,290,262203,287,1061,4,262187,6,1142,15,393268,6,1179,134,87,276,
262172,1180,6,1179,262176,1181,7,1180,262172,1253,6,87,262176,1254,7,1253,262187,176,1287,28,262187,6,1310,
4294963200u,262187,6,1343,4095,262203,1051,1377,4,262187,176,1473,128,262176,1550,9,24,393268,113,1568,170,504,321,
262187,176,1572,6,262187,176,1610,21,262187,176,1617,7,262187,6,1634,56,393268,6,1775,134,87,88,393268,113,1783,176,
504,276,262187,176,1829,4,262187,176,1832,18,262187,6,1855,512,262187,176,1858,8,262187,176,1875,3,262187,6,1922,9,
262187,176,1948,22,262176,1980,1,76,262203,1980,1981,1,262187,176,2065,11,393260,76,2228,651,185,185,262176,6032,7,90,
458796,65,8139,88,88,88,88,458796,65,8140,351,351,351,351,262187,6,8141,12,458796,65,8142,8141,8141,8141,8141,262187,
6,8143,5,262187,6,8144,7,327734,2,4,0,3,131320,5,262203,6032,6085,7,262203,6032,6076,7,262203,6032,6067,7,262203,6032,
6064,7,262203,6032,6040,7,262203,6032,6037,7,262203,6032,6033,7,262203,955,4399,7,262203,1254,4238,7,262203,955,3831,
7,262203,1181,3657,7,262203,66,2933,7,393281,419,2242,417,204,481,262205,6,2243,2242,327879,6,2244,2243,484,327851,
113,2245,2244,172,196855,2257,0,262394,2245,2246,2254,131320,2254,393281,419,2255,417,204,494,262205,6,2256,2255,
131321,2257,131320,2246,393281,442,2247,417,204,177,262205,15,2248,2247,393281,205,2249,2248,204,204,393277,6,2250,
2249,2,4,393281,419,2251,417,204,494,262205,6,2252,2251,458764,6,2253,1,38,2250,2252,131321,2257,131320,2257,458997,6,
6164,2253,2246,2256,2254,393281,419,2174,417,204,2065,262205,6,2175,2174,327745,273,2177,1981,172,262205,6,2178,2177,
327808,6,2268,6164,820,327810,6,2269,2268,185,327814,6,2271,2269,820,327808,6,2274,2271,2175,327810,6,2275,2274,185,
327814,6,2277,2275,2175,458764,6,2278,1,41,185,2277,327812,6,2281,2278,820,327808,6,2284,2271,2278,327810,6,2285,2284,
185,327814,6,2287,2285,2278,327856,113,2292,2178,2287,196855,2299,0,262394,2292,2293,2297,131320,2297,131321,2299,
131320,2293,327812,6,2296,2178,2281,131321,2299,131320,2299,458997,6,6165,2296,2293,6164,2297,327808,6,2306,6165,2281,
458764,6,2307,1,38,6164,2306,262312,113,2187,2292,196855,2189,0,262394,2187,2188,2189,131320,2188,327850,113,2192,
2178,172,131321,2189,131320,2189,458997,113,2193,2292,2299,2192,2188,196855,2195,0,262394,2193,2194,2195,131320,2194,
327850,113,2332,2178,172,196855,2338,0,262394,2332,2333,2338,131320,2333,327879,6,2336,2243,651,327851,113,2337,2336,
172,131321,2338,131320,2338,458997,113,2339,2332,2194,2337,2333,262205,6,2340,274,327812,6,2341,2340,276,393281,419,
2343,417,204,1832,262205,6,2344,2343,327856,113,2345,2341,2344,196855,2353,0,262394,2345,2346,2352,131320,2352,131321,
2353,131320,2346,393281,442,2347,417,204,1829,262205,15,2348,2347,393281,205,2350,2348,204,2341,393277,6,2351,2350,2,
4,131321,2353,131320,2353,458997,6,6170,2351,2346,172,2352,327808,6,2356,2341,185,327856,113,2359,2356,2344,196855,
2368,0,262394,2359,2360,2367,131320,2367,131321,2368,131320,2360,393281,442,2361,417,204,1829,262205,15,2362,2361,
393281,205,2365,2362,204,2356,393277,6,2366,2365,2,4,131321,2368,131320,2368,458997,6,6172,2366,2360,172,2367,327808,
6,2372,6170,6172,262368,276,276,277,327814,6,2509,2340,88,327817,6,2511,2340,88,393281,287,2513,281,2509,2511,196670,
2513,2372,262368,276,276,277,327856,113,2515,2340,290,196855,2543,0,262394,2515,2516,2543,131320,2516,327745,297,2519,
281,2341,262205,65,2520,2519,327745,297,2524,281,2356,262205,65,2525,2524,327808,65,2526,2520,2525,327761,6,2532,2526,
0,327761,6,2534,2526,1,327808,6,2535,2532,2534,327761,6,2537,2526,2,327808,6,2538,2535,2537,327761,6,2540,2526,3,
327808,6,2541,2538,2540,393281,287,2542,308,2509,2511,196670,2542,2541,131321,2543,131320,2543,262368,276,276,277,
327745,297,2550,308,172,262205,65,2551,2550,327814,6,2561,2340,351,458832,65,2562,2561,2561,2561,2561,327856,354,2563,
345,2562,393385,65,2564,2563,2551,327,327745,297,8084,308,185,262205,65,8085,8084,327808,65,8087,2551,8085,327808,65,
8090,345,8139,327856,354,8093,8090,2562,393385,65,8094,8093,8085,327,327808,65,8096,2564,8094,327745,297,8104,308,276,
262205,65,8105,8104,327808,65,8107,8087,8105,327808,65,8110,345,8140,327856,354,8113,8110,2562,393385,65,8114,8113,
8105,327,327808,65,8116,8096,8114,327745,297,8124,308,321,262205,65,8125,8124,327808,65,8127,8107,8125,327808,65,8130,
345,8142,327856,354,8133,8130,2562,393385,65,8134,8133,8125,327,327808,65,8136,8116,8134,327812,6,2578,2561,276,
327745,297,2581,281,2578,262205,65,2582,2581,327817,6,2588,2340,351,458832,65,2589,2588,2588,2588,2588,327856,354,
2590,345,2589,393385,65,2591,2590,2582,327,327808,65,2593,8136,2591,327808,6,8065,2578,185,327745,297,8066,281,8065,
262205,65,8067,8066,327856,354,8073,8090,2589,393385,65,8074,8073,8067,327,327808,65,8076,2593,8074,327761,6,2599,
8127,0,327761,6,2601,8127,1,327808,6,2602,2599,2601,327761,6,2604,8127,2,327808,6,2605,2602,2604,327761,6,2607,8127,3,
327808,6,2608,2605,2607,327761,6,2610,8076,0,327761,6,2612,8076,1,327808,6,2613,2610,2612,327761,6,2615,8076,2,327808,
6,2616,2613,2615,327761,6,2618,8076,3,327808,6,2619,2616,2618,196855,2424,0,262394,2345,2386,2424,131320,2386,196855,
2407,0,262394,2292,2392,2406,131320,2406,131321,2407,131320,2392,393281,442,2393,417,204,1875,262205,15,2394,2393,
327812,6,2400,2341,2175,327808,6,2403,2400,2178,393281,205,2404,2394,204,2403,393277,6,2405,2404,2,4,131321,2407,
131320,2407,458997,6,6933,2405,2392,172,2406,327808,6,2409,2619,6933,327745,287,2410,1377,2341,196670,2410,2409,
196855,2423,0,262394,2339,2412,2423,131320,2412,393281,419,2668,417,204,694,262205,6,2669,2668,327814,6,2670,6170,
2669,327817,6,2674,6170,2669,327851,113,2675,2674,172,393385,6,2676,2675,185,172,327808,6,2677,2670,2676,393281,419,
2679,417,204,707,262205,6,2680,2679,327814,6,2681,2677,2680,327817,6,2685,2677,2680,327851,113,2686,2685,172,393385,6,
2687,2686,185,172,327808,6,2688,2681,2687,458764,6,2692,1,38,2677,2680,458764,6,2694,1,41,2688,185,393281,1550,2625,
417,204,1858,262205,24,2626,2625,327808,6,2628,290,2341,393281,205,2630,2626,204,2628,327742,2630,2619,2,4,393281,419,
2633,417,204,1948,262205,6,2634,2633,327812,6,2636,2340,727,327808,6,2637,2634,2636,393281,205,2640,2626,204,2637,
327742,2640,2692,2,4,327808,6,2648,2637,185,393281,205,2651,2626,204,2648,327742,2651,2694,2,4,327808,6,2659,2637,276,
393281,205,2662,2626,204,2659,327742,2662,185,2,4,131321,2423,131320,2423,131321,2424,131320,2424,327808,6,2427,2619,
6170,196855,8054,0,262394,2359,7974,8054,131320,7974,196855,7989,0,262394,2292,7977,7976,131320,7976,131321,7989,
131320,7977,393281,442,7978,417,204,1875,262205,15,7979,7978,327812,6,7983,2356,2175,327808,6,7986,7983,2178,393281,
205,7987,7979,204,7986,393277,6,7988,7987,2,4,131321,7989,131320,7989,458997,6,7990,7988,7977,172,7976,327808,6,7991,
2427,7990,327745,287,7992,1377,2356,196670,7992,7991,196855,8053,0,262394,2339,7993,8053,131320,7993,393281,419,7997,
417,204,694,262205,6,7998,7997,327814,6,7999,6172,7998,327817,6,8002,6172,7998,327851,113,8003,8002,172,393385,6,8004,
8003,185,172,327808,6,8005,7999,8004,393281,419,8006,417,204,707,262205,6,8007,8006,327814,6,8008,8005,8007,327817,6,
8011,8005,8007,327851,113,8012,8011,172,393385,6,8013,8012,185,172,327808,6,8014,8008,8013,458764,6,8017,1,38,8005,
8007,458764,6,8018,1,41,8014,185,393281,1550,8020,417,204,1858,262205,24,8021,8020,327808,6,8022,2341,845,393281,205,
8023,8021,204,8022,327742,8023,2427,2,4,393281,419,8026,417,204,1948,262205,6,8027,8026,327812,6,8028,2356,321,327808,
6,8029,8027,8028,393281,205,8032,8021,204,8029,327742,8032,8017,2,4,327808,6,8039,8029,185,393281,205,8042,8021,204,
8039,327742,8042,8018,2,4,327808,6,8049,8029,276,393281,205,8052,8021,204,8049,327742,8052,185,2,4,131321,8053,131320,
8053,131321,8054,131320,8054,327850,113,2433,2340,172,196855,2497,0,262394,2433,2434,2497,131320,2434,327812,6,2439,
2344,2175,327808,6,2442,2439,2178,196855,2449,0,262394,2292,2444,2449,131320,2444,327879,6,2447,2243,185,327851,113,
2448,2447,172,131321,2449,131320,2449,458997,113,2450,2292,2434,2448,2444,196855,2469,0,262394,2450,2453,2468,131320,
2468,131321,2469,131320,2453,393281,442,2454,417,204,1875,262205,15,2455,2454,393281,205,2457,2455,204,2442,393277,6,
2458,2457,2,4,327808,6,2464,2442,2175,393281,205,2465,2455,204,2464,393277,6,2466,2465,2,4,327808,6,2467,2458,2466,
131321,2469,131320,2469,458997,6,6187,2467,2453,172,2468,327808,6,2471,2608,6187,327745,287,2472,1377,598,196670,2472,
2471,196855,2482,0,262394,2339,2474,2482,131320,2474,393281,1550,2475,417,204,1858,262205,24,2476,2475,327808,6,2479,
290,2344,393281,205,2481,2476,204,2479,327742,2481,2608,2,4,131321,2482,131320,2482,196855,2491,0,262394,2332,2486,
2491,131320,2486,327879,6,2489,2243,733,327851,113,2490,2489,172,131321,2491,131320,2491,458997,113,2492,2332,2482,
2490,2486,196855,2496,0,262394,2492,2493,2496,131320,2493,393281,442,2706,417,204,1829,262205,15,2707,2706,393281,205,
2710,2707,204,2344,393277,6,2711,2710,2,4,327808,6,2716,2344,185,393281,205,2717,2707,204,2716,393277,6,2718,2717,2,4,
393281,419,2803,417,204,694,262205,6,2804,2803,327814,6,2805,2608,2804,327817,6,2809,2608,2804,327851,113,2810,2809,
172,393385,6,2811,2810,185,172,327808,6,2812,2805,2811,393281,419,2814,417,204,707,262205,6,2815,2814,327814,6,2816,
2812,2815,327817,6,2820,2812,2815,327851,113,2821,2820,172,393385,6,2822,2821,185,172,327808,6,2823,2816,2822,458764,
6,2827,1,38,2812,2815,458764,6,2829,1,41,2823,185,196855,2849,0,262394,2245,2838,2846,131320,2846,393281,419,2847,417,
204,494,262205,6,2848,2847,131321,2849,131320,2838,393281,442,2839,417,204,177,262205,15,2840,2839,393281,205,2841,
2840,204,204,393277,6,2842,2841,2,4,393281,419,2843,417,204,494,262205,6,2844,2843,458764,6,2845,1,38,2842,2844,
131321,2849,131320,2849,458997,6,6199,2845,2838,2848,2846,327879,6,2724,2243,1855,327851,113,2725,2724,172,393281,
1550,2726,417,204,1858,262205,24,2727,2726,393281,205,2729,2727,204,204,327742,2729,6199,2,4,393281,205,2733,2727,204,
247,327742,2733,2608,2,4,327808,6,2738,2711,2718,393281,205,2739,2727,204,177,327742,2739,2738,2,4,393281,205,2743,
2727,204,1875,327742,2743,2718,2,4,393281,205,2748,2727,204,1829,327742,2748,2827,2,4,393281,205,2753,2727,204,747,
327742,2753,2829,2,4,393281,205,2758,2727,204,1572,327742,2758,185,2,4,196855,2767,0,262394,2725,2762,2766,131320,
2766,131321,2767,131320,2762,327808,6,2764,6199,609,327814,6,2765,2764,278,131321,2767,131320,2767,458997,6,6203,2765,
2762,172,2766,393281,205,2769,2727,204,1617,327742,2769,6203,2,4,196855,2782,0,262394,2725,2773,2781,131320,2781,
131321,2782,131320,2773,327808,6,2778,2344,276,393281,205,2779,2707,204,2778,393277,6,2780,2779,2,4,131321,2782,
131320,2782,458997,6,6205,2780,2773,172,2781,393281,205,2784,2727,204,1858,327742,2784,6205,2,4,131321,2785,131320,
2785,458997,6,6206,1922,2782,2796,2789,327856,113,2788,6206,290,262390,2797,2789,0,262394,2788,2789,2797,131320,2789,
393281,205,2793,2727,204,6206,327742,2793,172,2,4,327808,6,2796,6206,247,131321,2785,131320,2797,131321,2496,131320,
2496,131321,2497,131320,2497,131321,2195,131320,2195,262368,276,276,277,131321,2202,131320,2202,458997,6,6226,6165,
2195,2217,2205,327856,113,2210,6226,2307,262390,2204,2205,0,262394,2210,2203,2204,131320,2203,327810,6,2214,2307,6226,
458764,6,2215,1,38,820,2214,327808,6,2217,6226,820,327856,113,2220,2217,2307,262205,6,2868,274,196855,2927,0,262394,
728,2918,2925,131320,2925,131321,2927,131320,2918,327817,6,2920,2868,734,327812,6,2921,2920,276,327814,6,2923,2868,
734,327808,6,2924,2921,2923,131321,2927,131320,2927,458997,6,6247,2924,2918,2868,2925,327812,6,2870,6247,87,131321,
2871,131320,2871,458997,6,6248,172,2927,2880,2875,327856,113,2874,6248,1775,262390,2881,2875,1,262394,2874,2875,2881,
131320,2875,327745,9,6087,6085,6248,196670,6087,172,327808,6,2880,6248,247,131321,2871,131320,2881,327850,113,2884,
2215,820,327847,113,2885,1783,2884,196855,2900,0,262394,2885,2886,2893,131320,2893,262205,90,6093,6085,327847,113,
3139,818,2884,196855,3195,0,262394,3139,3140,3170,131320,3170,131321,3172,131320,3172,458997,6,6254,2868,3170,3193,
3191,327856,113,3175,6254,820,262390,3194,3191,0,262394,3175,3176,3194,131320,3176,327856,113,3179,6254,2215,196855,
3186,0,262394,3179,3180,3186,131320,3180,327808,6,3183,6226,6254,196855,3388,0,196859,172,3337,131320,3337,196855,
3354,0,262394,505,3338,3354,131320,3338,393281,442,3339,417,204,204,262205,15,3340,3339,262268,7,3341,3340,327761,6,
3395,3341,0,327876,6,3397,3183,177,327829,180,3398,3395,3397,327761,6,3399,3398,1,327761,6,3400,3398,0,327761,6,3403,
3341,1,327874,6,3405,3183,189,327808,6,3406,3403,3405,327808,6,3408,3406,3399,327829,180,3418,3400,3397,327761,6,3419,
3418,1,327761,6,3420,3418,0,327808,6,3426,3408,3405,327808,6,3428,3426,3419,327760,7,3429,3420,3428,262268,15,3346,
3429,393281,205,3348,3346,204,204,393277,6,3349,3348,2,4,393281,205,3351,3346,204,247,393277,6,3352,3351,2,4,327760,7,
3353,3349,3352,131321,3388,131320,3354,196855,3362,0,262394,529,3355,3362,131320,3355,393281,442,3356,417,204,204,
262205,15,3357,3356,262268,7,3435,3357,327761,6,3446,3435,0,327876,6,3448,3183,177,327829,180,3449,3446,3448,327761,6,
3450,3449,1,327761,6,3451,3449,0,327761,6,3454,3435,1,327874,6,3456,3183,189,327808,6,3457,3454,3456,327808,6,3459,
3457,3450,327760,7,3460,3451,3459,262268,15,3438,3460,393281,205,3439,3438,204,204,393277,6,3440,3439,2,4,393281,419,
3464,417,204,418,262205,6,3465,3464,327874,6,3466,3465,422,327874,6,3467,3440,3466,393281,419,3468,417,204,425,262205,
6,3469,3468,327879,6,3470,3467,3469,327760,7,3361,3470,172,131321,3388,131320,3362,196855,3369,0,262394,544,3364,3369,
131320,3364,327879,6,3367,2243,88,327851,113,3368,3367,172,131321,3369,131320,3369,458997,113,3370,544,3362,3368,3364,
196855,3376,0,262394,3370,3371,3376,131320,3371,393281,442,3372,417,204,247,262205,15,3373,3372,262268,7,3476,3373,
327761,6,3487,3476,0,327876,6,3489,3183,177,327829,180,3490,3487,3489,327761,6,3491,3490,1,327761,6,3492,3490,0,
327761,6,3495,3476,1,327874,6,3497,3183,189,327808,6,3498,3495,3497,327808,6,3500,3498,3491,327760,7,3501,3492,3500,
262268,15,3479,3501,393281,205,3480,3479,204,204,393277,6,3481,3480,2,4,131321,3376,131320,3376,458997,6,6258,3183,
3369,3481,3371,393281,419,3378,417,204,561,262205,6,3379,3378,327856,113,3380,6258,3379,196855,3385,0,262394,3380,
3381,3384,131320,3384,131321,3385,131320,3381,393281,419,3510,417,204,418,262205,6,3511,3510,327879,6,3512,3511,434,
327831,180,3513,6258,3512,327761,6,3514,3513,0,327761,6,3515,3513,1,393281,442,3516,417,204,204,262205,15,3517,3516,
262268,7,3518,3517,327761,6,3520,3518,0,327829,180,3522,3520,3514,327761,6,3523,3522,1,327761,6,3524,3522,0,327879,6,
3526,3524,455,327761,6,3528,3518,1,327808,6,3530,3528,3515,327808,6,3532,3530,3523,327760,7,3533,3526,3532,262268,15,
3535,3533,393281,205,3536,3535,204,204,393277,6,3537,3536,2,4,327879,6,3539,3524,321,327812,6,3540,3539,351,327874,6,
3543,3511,422,327808,6,3544,3540,3543,327874,6,3545,3537,3544,393281,419,3546,417,204,425,262205,6,3547,3546,327879,6,
3548,3545,3547,131321,3385,131320,3385,458997,6,6260,3548,3381,572,3384,327760,7,3387,6260,172,131321,3388,131320,
3388,590069,7,6261,3353,3338,3361,3355,3387,3385,196855,3616,0,196859,172,3557,131320,3557,327879,6,3560,2243,185,
327851,113,3561,3560,172,196855,3568,0,262394,3561,3562,3568,131320,3562,327761,6,3564,6261,0,393281,419,3565,417,204,
585,262205,6,3566,3565,327854,113,3567,3564,3566,131321,3568,131320,3568,458997,113,3569,3561,3557,3567,3562,196855,
3577,0,262394,3569,3570,3577,131320,3570,131321,3616,131320,3577,393281,419,3578,417,204,602,262205,6,3579,3578,
327761,6,3581,6261,0,327879,6,3583,3579,609,327874,6,3584,3581,3583,196855,3611,0,262394,612,3585,3611,131320,3585,
327854,113,3587,3579,278,196855,3609,0,262394,3587,3588,3594,131320,3594,327850,113,3596,3579,172,196855,3607,0,
262394,3596,3597,3599,131320,3599,327761,6,3602,6261,1,327810,6,3604,278,3579,327876,6,3605,3602,3604,327877,6,3606,
3584,3605,131321,3607,131320,3597,131321,3607,131320,3607,458997,6,6262,3584,3597,3606,3599,131321,3609,131320,3588,
327761,6,3590,6261,1,327810,6,3592,3579,278,327874,6,3593,3590,3592,131321,3609,131320,3609,458997,6,6263,3593,3588,
6262,3607,131321,3611,131320,3611,458997,6,6264,3584,3577,6263,3609,393281,419,3613,417,204,643,262205,6,3614,3613,
327879,6,3615,6264,3614,131321,3616,131320,3616,458997,6,6265,598,3570,3615,3611,131321,3186,131320,3186,458997,6,
6276,598,3176,6265,3616,327874,6,3622,6254,747,327808,6,3623,6254,3622,327745,287,3190,854,3623,196670,3190,6276,
131321,3191,131320,3191,327808,6,3193,6254,651,131321,3172,131320,3194,131321,3195,131320,3140,393281,442,3141,417,
204,204,262205,15,3142,3141,262268,7,3143,3142,327808,6,3146,6226,2868,327761,6,3220,3143,0,327876,6,3222,3146,177,
327829,180,3223,3220,3222,327761,6,3224,3223,1,327761,6,3225,3223,0,327761,6,3228,3143,1,327874,6,3230,3146,189,
327808,6,3231,3228,3230,327808,6,3233,3231,3224,327760,7,3234,3225,3233,262268,15,3148,3234,131321,3149,131320,3149,
458997,6,6277,172,3140,3168,3166,327856,113,3152,6277,820,262390,3169,3166,1,262394,3152,3153,3169,131320,3153,327808,
6,3156,2868,6277,327874,6,3239,3156,747,327808,6,3240,3156,3239,393281,205,3160,3148,204,6277,393277,6,3161,3160,2,4,
393281,419,3244,417,204,418,262205,6,3245,3244,327874,6,3246,3245,422,327874,6,3247,3161,3246,393281,419,3248,417,204,
425,262205,6,3249,3248,327879,6,3250,3247,3249,196855,3318,0,196859,172,3259,131320,3259,327879,6,3262,2243,185,
327851,113,3263,3262,172,196855,3270,0,262394,3263,3264,3270,131320,3264,393281,419,3267,417,204,585,262205,6,3268,
3267,327854,113,3269,3250,3268,131321,3270,131320,3270,458997,113,3271,3263,3259,3269,3264,196855,3279,0,262394,3271,
3272,3279,131320,3272,131321,3318,131320,3279,393281,419,3280,417,204,602,262205,6,3281,3280,327879,6,3285,3281,609,
327874,6,3286,3250,3285,196855,3313,0,262394,612,3287,3313,131320,3287,327854,113,3289,3281,278,196855,3311,0,262394,
3289,3290,3296,131320,3296,327850,113,3298,3281,172,196855,3309,0,262394,3298,3299,3301,131320,3301,327810,6,3306,278,
3281,327876,6,3307,172,3306,327877,6,3308,3286,3307,131321,3309,131320,3299,131321,3309,131320,3309,458997,6,6323,
3286,3299,3308,3301,131321,3311,131320,3290,327810,6,3294,3281,278,327874,6,3295,172,3294,131321,3311,131320,3311,
458997,6,6324,3295,3290,6323,3309,131321,3313,131320,3313,458997,6,6325,3286,3279,6324,3311,393281,419,3315,417,204,
643,262205,6,3316,3315,327879,6,3317,6325,3316,131321,3318,131320,3318,458997,6,6326,598,3272,3317,3313,327745,287,
3165,854,3240,196670,3165,6326,131321,3166,131320,3166,327808,6,3168,6277,651,131321,3149,131320,3169,131321,3195,
131320,3195,262368,276,276,277,131321,3196,131320,3196,458997,90,6293,6093,3195,6071,3200,458997,6,6279,172,3195,3649,
3200,458997,6,6278,172,3195,3213,3200,327856,113,3199,6278,87,262390,3214,3200,1,262394,3199,3200,3214,131320,3200,
327808,6,3203,2870,6278,327874,6,3628,3203,747,327808,6,3629,3203,3628,196670,6067,6293,327745,287,3207,854,3629,
262205,6,3208,3207,327814,6,3632,6278,88,327879,6,3634,3208,755,327817,6,3636,6278,88,327812,6,3637,3636,351,327876,6,
3638,3634,3637,327745,9,6074,6067,3632,262205,6,3640,6074,327877,6,3641,3640,3638,196670,6074,3641,327874,6,3644,3208,
597,327876,6,3646,3644,6278,327877,6,3649,6279,3646,262205,90,6071,6067,327808,6,3213,6278,247,131321,3196,131320,
3214,262368,276,276,277,196670,6085,6293,131321,2900,131320,2886,327808,6,2889,6226,2870,262205,90,6088,6085,131321,
2940,131320,2940,458997,90,6334,6088,2886,6918,2969,458997,6,6333,172,2886,6912,2969,458997,6,6332,172,2886,2971,2969,
327856,113,2943,6332,87,262390,2972,2969,1,262394,2943,2944,2972,131320,2944,327808,6,2947,2889,6332,393281,442,2977,
417,204,204,262205,15,2978,2977,262268,7,2979,2978,327814,6,2981,2947,655,327812,6,2982,2981,88,327761,6,2992,2979,0,
327876,6,2994,2982,177,327829,180,2995,2992,2994,327761,6,2996,2995,1,327761,6,2997,2995,0,327761,6,3000,2979,1,
327874,6,3002,2982,189,327808,6,3003,3000,3002,327808,6,3005,3003,2996,327760,7,3006,2997,3005,262268,684,2984,3006,
327745,687,2985,2984,204,393277,65,2986,2985,2,16,131321,2949,131320,2949,458997,90,6918,6334,2944,6080,2965,458997,6,
6912,6333,2944,3115,2965,458997,6,6903,172,2944,2967,2965,327856,113,2952,6903,655,262390,2968,2965,1,262394,2952,
2953,2968,131320,2953,327808,6,2956,6332,6903,196670,2933,2986,327812,6,3011,6903,656,327814,6,3012,3011,278,327745,9,
3013,2933,3012,262205,6,3014,3013,327879,6,3018,3011,609,393281,419,3019,417,204,418,262205,6,3020,3019,327874,6,3021,
3020,422,327808,6,3022,3018,3021,327874,6,3023,3014,3022,393281,419,3024,417,204,425,262205,6,3025,3024,327879,6,3026,
3023,3025,196855,3094,0,196859,172,3035,131320,3035,327879,6,3038,2243,185,327851,113,3039,3038,172,196855,3046,0,
262394,3039,3040,3046,131320,3040,393281,419,3043,417,204,585,262205,6,3044,3043,327854,113,3045,3026,3044,131321,
3046,131320,3046,458997,113,3047,3039,3035,3045,3040,196855,3055,0,262394,3047,3048,3055,131320,3048,131321,3094,
131320,3055,393281,419,3056,417,204,602,262205,6,3057,3056,327879,6,3061,3057,609,327874,6,3062,3026,3061,196855,3089,
0,262394,612,3063,3089,131320,3063,327854,113,3065,3057,278,196855,3087,0,262394,3065,3066,3072,131320,3072,327850,
113,3074,3057,172,196855,3085,0,262394,3074,3075,3077,131320,3077,327810,6,3082,278,3057,327876,6,3083,172,3082,
327877,6,3084,3062,3083,131321,3085,131320,3075,131321,3085,131320,3085,458997,6,6906,3062,3075,3084,3077,131321,3087,
131320,3066,327810,6,3070,3057,278,327874,6,3071,172,3070,131321,3087,131320,3087,458997,6,6907,3071,3066,6906,3085,
131321,3089,131320,3089,458997,6,6908,3062,3055,6907,3087,393281,419,3091,417,204,643,262205,6,3092,3091,327879,6,
3093,6908,3092,131321,3094,131320,3094,458997,6,6909,598,3048,3093,3089,196670,6076,6918,327814,6,3098,2956,88,327879,
6,3100,6909,755,327817,6,3102,2956,88,327812,6,3103,3102,351,327876,6,3104,3100,3103,327745,9,6083,6076,3098,262205,6,
3106,6083,327877,6,3107,3106,3104,196670,6083,3107,327874,6,3110,6909,597,327876,6,3112,3110,2956,327877,6,3115,6912,
3112,262205,90,6080,6076,131321,2965,131320,2965,327808,6,2967,6903,247,131321,2949,131320,2968,131321,2969,131320,
2969,327808,6,2971,6332,655,131321,2940,131320,2972,196670,6085,6334,131321,2900,131320,2900,458997,6,6335,6333,2972,
6279,3214,262205,90,6098,6085,131321,3743,131320,3743,458997,6,6357,172,2900,3755,3747,327856,113,3746,6357,933,
262390,3756,3747,1,262394,3746,3747,3756,131320,3747,327812,6,3749,6357,651,327808,6,3751,3749,2868,327745,287,3752,
854,3751,196670,3752,172,327808,6,3755,6357,247,131321,3743,131320,3756,262368,276,276,277,131321,3670,131320,3670,
458997,6,6358,172,3756,3681,3679,327856,113,3673,6358,87,262390,3682,3679,1,262394,3673,3674,3682,131320,3674,196670,
6040,6098,327814,6,3787,6358,88,327745,9,6042,6040,3787,262205,6,3789,6042,327817,6,3791,6358,88,327812,6,3792,3791,
351,327874,6,3793,3789,3792,327879,6,3794,3793,755,196855,3782,0,262394,1045,3767,3780,131320,3780,131321,3782,131320,
3767,327874,6,3771,6335,6358,327879,6,3772,3771,185,327851,113,3773,3772,172,196855,3778,0,262394,3773,3774,3775,
131320,3775,327879,6,3777,3794,1142,131321,3778,131320,3774,131321,3778,131320,3778,458997,6,6892,1057,3774,3777,3775,
131321,3782,131320,3782,458997,6,6893,6892,3778,3794,3780,327817,6,3803,2868,734,196855,3809,0,262394,728,3804,3808,
131320,3808,131321,3809,131320,3804,327814,6,3806,2868,734,327812,6,3807,3806,290,131321,3809,131320,3809,458997,6,
6894,3807,3804,172,3808,327812,6,3812,6893,734,327808,6,3814,3812,3803,327745,287,3815,854,3814,327876,6,3817,185,
6894,458986,6,3818,3815,185,172,3817,131321,3679,131320,3679,327808,6,3681,6358,247,131321,3670,131320,3682,327812,6,
3845,2868,933,262368,276,276,277,131321,3846,131320,3846,458997,6,6360,172,3682,3875,3876,458997,6,6359,172,3682,3878,
3876,327856,113,3849,6359,933,262390,3879,3876,1,262394,3849,3850,3879,131320,3850,327808,6,3854,3845,6359,327745,287,
3855,854,3854,262205,6,3856,3855,327745,9,3857,3831,6359,196670,3857,3856,196855,3872,0,262394,728,3858,3868,131320,
3868,262205,6,3871,3857,131321,3872,131320,3858,262205,6,3861,3857,327879,6,3862,3861,434,262205,6,3865,3857,327874,6,
3866,3865,602,327808,6,3867,3862,3866,131321,3872,131320,3872,458997,6,6889,3867,3858,3871,3868,327808,6,3875,6360,
6889,131321,3876,131320,3876,327808,6,3878,6359,247,131321,3846,131320,3879,262368,276,276,277,327814,6,3966,2868,88,
327817,6,3968,2868,88,393281,287,3970,281,3966,3968,196670,3970,6360,262368,276,276,277,327856,113,3972,2868,290,
196855,4000,0,262394,3972,3973,4000,131320,3973,327812,6,3975,2868,276,327745,297,3976,281,3975,262205,65,3977,3976,
327808,6,3980,3975,185,327745,297,3981,281,3980,262205,65,3982,3981,327808,65,3983,3977,3982,327761,6,3989,3983,0,
327761,6,3991,3983,1,327808,6,3992,3989,3991,327761,6,3994,3983,2,327808,6,3995,3992,3994,327761,6,3997,3983,3,327808,
6,3998,3995,3997,393281,287,3999,308,3966,3968,196670,3999,3998,131321,4000,131320,4000,262368,276,276,277,327745,297,
4007,308,172,262205,65,4008,4007,327814,6,4018,2868,351,458832,65,4019,4018,4018,4018,4018,327856,354,4020,345,4019,
393385,65,4021,4020,4008,327,327745,297,7520,308,185,262205,65,7521,7520,327808,65,7526,345,8139,327856,354,7529,7526,
4019,393385,65,7530,7529,7521,327,327808,65,7532,4021,7530,327745,297,7540,308,276,262205,65,7541,7540,327808,65,7546,
345,8140,327856,354,7549,7546,4019,393385,65,7550,7549,7541,327,327808,65,7552,7532,7550,327745,297,7560,308,321,
262205,65,7561,7560,327808,65,7566,345,8142,327856,354,7569,7566,4019,393385,65,7570,7569,7561,327,327808,65,7572,
7552,7570,327812,6,4035,4018,276,327745,297,4038,281,4035,262205,65,4039,4038,327817,6,4045,2868,351,458832,65,4046,
4045,4045,4045,4045,327856,354,4047,345,4046,393385,65,4048,4047,4039,327,327808,65,4050,7572,4048,327808,6,7582,4035,
185,327745,297,7583,281,7582,262205,65,7584,7583,327856,354,7590,7526,4046,393385,65,7591,7590,7584,327,327808,65,
7593,4050,7591,327761,6,4067,7593,0,327761,6,4069,7593,1,327808,6,4070,4067,4069,327761,6,4072,7593,2,327808,6,4073,
4070,4072,327761,6,4075,7593,3,327808,6,4076,4073,4075,131321,3883,131320,3883,458997,6,6855,4076,4000,3950,3951,
458997,6,6363,172,4000,3953,3951,327856,113,3886,6363,933,262390,3954,3951,1,262394,3886,3887,3954,131320,3887,196855,
3897,0,262394,728,3888,3893,131320,3893,327745,9,3895,3831,6363,262205,6,3896,3895,131321,3897,131320,3888,327745,9,
3890,3831,6363,262205,6,3891,3890,327879,6,3892,3891,434,131321,3897,131320,3897,458997,6,6846,3892,3888,3896,3893,
327808,6,3901,3845,6363,327814,6,3902,3901,734,196855,3915,0,262394,728,3906,3913,131320,3913,131321,3915,131320,3906,
327808,6,3910,6855,6846,327876,6,3911,3910,602,327877,6,3912,6855,3911,131321,3915,131320,3915,458997,6,6856,3912,
3906,6855,3913,327745,287,3917,854,3901,196670,3917,6856,327817,6,3923,3901,734,327850,113,3924,3923,172,196855,3938,
0,262394,3924,3927,3938,131320,3927,196855,3932,0,262394,1046,3928,3932,131320,3928,327745,287,3931,1052,3902,196670,
3931,6855,131321,3932,131320,3932,327850,113,3934,3902,1057,196855,3937,0,262394,3934,3935,3937,131320,3935,196670,
1061,6855,131321,3937,131320,3937,131321,3938,131320,3938,196855,3946,0,262394,728,3940,3945,131320,3945,131321,3946,
131320,3940,327745,9,3942,3831,6363,262205,6,3943,3942,327874,6,3944,3943,602,131321,3946,131320,3946,458997,6,6881,
3944,3940,172,3945,327808,6,3948,6846,6881,327808,6,3950,6855,3948,131321,3951,131320,3951,327808,6,3953,6363,247,
131321,3883,131320,3954,262368,276,276,277,131321,3684,131320,3684,458997,6,6364,172,3954,3710,3708,327856,113,3687,
6364,87,262390,3711,3708,1,262394,3687,3688,3711,131320,3688,327814,6,3690,6364,276,196670,6037,6098,327814,6,4107,
6364,88,327745,9,6039,6037,4107,262205,6,4109,6039,327817,6,4111,6364,88,327812,6,4112,4111,351,327874,6,4113,4109,
4112,327879,6,4114,4113,755,196855,4102,0,262394,1045,4087,4100,131320,4100,131321,4102,131320,4087,327874,6,4091,
6335,6364,327879,6,4092,4091,185,327851,113,4093,4092,172,196855,4098,0,262394,4093,4094,4095,131320,4095,327879,6,
4097,4114,1142,131321,4098,131320,4094,131321,4098,131320,4098,458997,6,6818,1057,4094,4097,4095,131321,4102,131320,
4102,458997,6,6819,6818,4098,4114,4100,327817,6,4123,2868,734,196855,4129,0,262394,728,4124,4128,131320,4128,131321,
4129,131320,4124,327814,6,4126,2868,734,327812,6,4127,4126,290,131321,4129,131320,4129,458997,6,6820,4127,4124,172,
4128,327812,6,4132,6819,734,327808,6,4134,4132,4123,327745,287,4135,854,4134,327876,6,4137,185,6820,458986,6,4138,
4135,185,172,4137,196855,4146,0,262394,728,4139,4144,131320,4144,131321,4146,131320,4139,327874,6,4142,4138,6820,
327879,6,4143,4142,434,131321,4146,131320,4146,458997,6,6823,4143,4139,4138,4144,327745,9,3695,3657,3690,196670,3695,
6823,327808,6,3699,6364,185,196670,6033,6098,327814,6,4178,3699,88,327745,9,6036,6033,4178,262205,6,4180,6036,327817,
6,4182,3699,88,327812,6,4183,4182,351,327874,6,4184,4180,4183,327879,6,4185,4184,755,196855,4173,0,262394,1045,4158,
4171,131320,4171,131321,4173,131320,4158,327874,6,4162,6335,3699,327879,6,4163,4162,185,327851,113,4164,4163,172,
196855,4169,0,262394,4164,4165,4166,131320,4166,327879,6,4168,4185,1142,131321,4169,131320,4165,131321,4169,131320,
4169,458997,6,6836,1057,4165,4168,4166,131321,4173,131320,4173,458997,6,6837,6836,4169,4185,4171,196855,4200,0,262394,
728,4195,4199,131320,4199,131321,4200,131320,4195,327814,6,4197,2868,734,327812,6,4198,4197,290,131321,4200,131320,
4200,458997,6,6838,4198,4195,172,4199,327812,6,4203,6837,734,327808,6,4205,4203,4123,327745,287,4206,854,4205,327876,
6,4208,185,6838,458986,6,4209,4206,185,172,4208,196855,4217,0,262394,728,4210,4215,131320,4215,131321,4217,131320,
4210,327874,6,4213,4209,6838,327879,6,4214,4213,434,131321,4217,131320,4217,458997,6,6841,4214,4210,4209,4215,327876,
6,3703,6841,602,262205,6,3705,3695,327877,6,3706,3705,3703,196670,3695,3706,131321,3708,131320,3708,327808,6,3710,
6364,276,131321,3684,131320,3711,262368,276,276,277,131321,3712,131320,3712,458997,6,6365,172,3711,3739,3716,327856,
113,3715,6365,87,262390,3740,3716,1,262394,3715,3716,3740,131320,3716,327814,6,3718,6365,276,327745,9,3719,3657,3718,
262205,6,3720,3719,327879,6,3722,6365,185,327812,6,3723,290,3722,327874,6,3724,3720,3723,327879,6,3725,3724,434,
327874,6,4223,3725,747,327808,6,4224,3725,4223,196670,6064,6098,327814,6,4228,6365,88,327745,9,6066,6064,4228,262205,
6,4230,6066,327817,6,4232,6365,88,327812,6,4233,4232,351,327874,6,4234,4230,4233,327879,6,4235,4234,755,327876,6,3730,
4235,422,327808,6,3733,2870,6365,327876,6,3734,3733,561,327877,6,3735,3730,3734,327745,287,3736,854,4224,196670,3736,
3735,327808,6,3739,6365,247,131321,3712,131320,3740,262368,276,276,277,196855,2911,0,262394,1045,2904,2909,131320,
2909,458764,6,4854,1,38,2868,598,327745,287,4856,1052,4854,262205,6,4857,4856,327856,113,4859,4854,598,196855,4866,0,
262394,4859,4860,4865,131320,4865,131321,4866,131320,4860,327808,6,4862,4854,185,327745,287,4863,1052,4862,262205,6,
4864,4863,131321,4866,131320,4866,458997,6,6366,4864,4860,820,4865,262368,276,276,277,327858,113,4869,2868,598,196855,
4886,0,262394,4869,4870,4886,131320,4870,327745,287,4873,1377,4854,262205,6,4874,4873,327810,6,4876,4874,4857,196670,
4856,4876,327810,6,4881,6366,4857,262205,6,4883,4873,327808,6,4884,4883,4881,196670,4873,4884,131321,4886,131320,4886,
262368,276,276,277,131321,2911,131320,2904,262205,6,4250,1061,131321,4251,131320,4251,458997,6,6378,172,2904,4266,
4255,327856,113,4254,6378,87,262390,4267,4255,1,262394,4254,4255,4267,131320,4255,327808,6,4259,2870,6378,327874,6,
4345,4259,747,327808,6,4346,4259,4345,327745,287,4261,854,4346,262205,6,4262,4261,327745,9,4263,4238,6378,196670,4263,
4262,327808,6,4266,6378,247,131321,4251,131320,4267,262368,276,276,277,131321,4349,131320,4349,458997,6,6379,172,4267,
4361,4353,327856,113,4352,6379,933,262390,4362,4353,1,262394,4352,4353,4362,131320,4353,327812,6,4355,6379,651,327808,
6,4357,4355,2868,327745,287,4358,854,4357,196670,4358,172,327808,6,4361,6379,247,131321,4349,131320,4362,262368,276,
276,277,131321,4269,131320,4269,458997,6,6380,172,4362,4290,4288,327856,113,4272,6380,87,262390,4291,4288,1,262394,
4272,4273,4291,131320,4273,327808,6,4276,2870,6380,327856,113,4278,4276,4250,196855,4285,0,262394,4278,4279,4284,
131320,4284,131321,4285,131320,4279,327745,9,4281,4238,6380,262205,6,4282,4281,327874,6,4283,4282,1287,131321,4285,
131320,4285,458997,6,6783,4283,4279,1057,4284,327817,6,4371,2868,734,196855,4377,0,262394,728,4372,4376,131320,4376,
131321,4377,131320,4372,327814,6,4374,2868,734,327812,6,4375,4374,290,131321,4377,131320,4377,458997,6,6784,4375,4372,
172,4376,327812,6,4380,6783,734,327808,6,4382,4380,4371,327745,287,4383,854,4382,327876,6,4385,185,6784,458986,6,4386,
4383,185,172,4385,131321,4288,131320,4288,327808,6,4290,6380,247,131321,4269,131320,4291,262368,276,276,277,131321,
4414,131320,4414,458997,6,6382,172,4291,4443,4444,458997,6,6381,172,4291,4446,4444,327856,113,4417,6381,933,262390,
4447,4444,1,262394,4417,4418,4447,131320,4418,327808,6,4422,3845,6381,327745,287,4423,854,4422,262205,6,4424,4423,
327745,9,4425,4399,6381,196670,4425,4424,196855,4440,0,262394,728,4426,4436,131320,4436,262205,6,4439,4425,131321,
4440,131320,4426,262205,6,4429,4425,327879,6,4430,4429,434,262205,6,4433,4425,327874,6,4434,4433,602,327808,6,4435,
4430,4434,131321,4440,131320,4440,458997,6,6780,4435,4426,4439,4436,327808,6,4443,6382,6780,131321,4444,131320,4444,
327808,6,4446,6381,247,131321,4414,131320,4447,262368,276,276,277,196670,3970,6382,262368,276,276,277,196855,4568,0,
262394,3972,4541,4568,131320,4541,327812,6,4543,2868,276,327745,297,4544,281,4543,262205,65,4545,4544,327808,6,4548,
4543,185,327745,297,4549,281,4548,262205,65,4550,4549,327808,65,4551,4545,4550,327761,6,4557,4551,0,327761,6,4559,
4551,1,327808,6,4560,4557,4559,327761,6,4562,4551,2,327808,6,4563,4560,4562,327761,6,4565,4551,3,327808,6,4566,4563,
4565,393281,287,4567,308,3966,3968,196670,4567,4566,131321,4568,131320,4568,262368,276,276,277,262205,65,4576,4007,
393385,65,4589,4020,4576,327,262205,65,7602,7520,393385,65,7611,7529,7602,327,327808,65,7613,4589,7611,262205,65,7622,
7540,393385,65,7631,7549,7622,327,327808,65,7633,7613,7631,262205,65,7642,7560,393385,65,7651,7569,7642,327,327808,65,
7653,7633,7651,262205,65,4607,4038,393385,65,4616,4047,4607,327,327808,65,4618,7653,4616,262205,65,7665,7583,393385,
65,7672,7590,7665,327,327808,65,7674,4618,7672,327761,6,4635,7674,0,327761,6,4637,7674,1,327808,6,4638,4635,4637,
327761,6,4640,7674,2,327808,6,4641,4638,4640,327761,6,4643,7674,3,327808,6,4644,4641,4643,131321,4451,131320,4451,
458997,6,6746,4644,4568,4518,4519,458997,6,6385,172,4568,4521,4519,327856,113,4454,6385,933,262390,4522,4519,1,262394,
4454,4455,4522,131320,4455,196855,4465,0,262394,728,4456,4461,131320,4461,327745,9,4463,4399,6385,262205,6,4464,4463,
131321,4465,131320,4456,327745,9,4458,4399,6385,262205,6,4459,4458,327879,6,4460,4459,434,131321,4465,131320,4465,
458997,6,6737,4460,4456,4464,4461,327808,6,4473,3845,6385,196855,4483,0,262394,728,4474,4481,131320,4481,131321,4483,
131320,4474,327808,6,4478,6746,6737,327876,6,4479,4478,602,327877,6,4480,6746,4479,131321,4483,131320,4483,458997,6,
6747,4480,4474,6746,4481,327745,287,4485,854,4473,196670,4485,6747,196855,4514,0,262394,728,4508,4513,131320,4513,
131321,4514,131320,4508,327745,9,4510,4399,6385,262205,6,4511,4510,327874,6,4512,4511,602,131321,4514,131320,4514,
458997,6,6772,4512,4508,172,4513,327808,6,4516,6737,6772,327808,6,4518,6746,4516,131321,4519,131320,4519,327808,6,
4521,6385,247,131321,4451,131320,4522,262368,276,276,277,131321,4293,131320,4293,458997,6,6386,172,4522,4321,4319,
327856,113,4296,6386,87,262390,4322,4319,1,262394,4296,4297,4322,131320,4297,327745,9,4300,4238,6386,262205,6,4301,
4300,327879,6,4302,4301,1310,327808,6,4305,2870,6386,327856,113,4307,4305,4250,196855,4314,0,262394,4307,4308,4313,
131320,4313,131321,4314,131320,4308,262205,6,4311,4300,327874,6,4312,4311,1287,131321,4314,131320,4314,458997,6,6729,
4312,4308,1057,4313,327817,6,4653,2868,734,196855,4659,0,262394,728,4654,4658,131320,4658,131321,4659,131320,4654,
327814,6,4656,2868,734,327812,6,4657,4656,290,131321,4659,131320,4659,458997,6,6730,4657,4654,172,4658,327812,6,4662,
6729,734,327808,6,4664,4662,4653,327745,287,4665,854,4664,327876,6,4667,185,6730,458986,6,4668,4665,185,172,4667,
196855,4676,0,262394,728,4669,4674,131320,4674,131321,4676,131320,4669,327874,6,4672,4668,6730,327879,6,4673,4672,434,
131321,4676,131320,4676,458997,6,6733,4673,4669,4668,4674,327877,6,4317,4302,6733,196670,4300,4317,131321,4319,131320,
4319,327808,6,4321,6386,247,131321,4293,131320,4322,262368,276,276,277,131321,4323,131320,4323,458997,6,6387,172,4322,
4339,4327,327856,113,4326,6387,87,262390,4340,4327,1,262394,4326,4327,4340,131320,4327,327745,9,4329,4238,6387,262205,
6,4330,4329,327879,6,4331,4330,1343,327874,6,4682,4331,747,327808,6,4683,4331,4682,262205,6,4335,4329,327745,287,4336,
854,4683,196670,4336,4335,327808,6,4339,6387,247,131321,4323,131320,4340,262368,276,276,277,262205,6,4698,1061,131321,
4699,131320,4699,458997,6,6436,172,4340,7205,4745,458997,6,6430,172,4340,4747,4745,327856,113,4702,6430,87,262390,
4748,4745,1,262394,4702,4703,4748,131320,4703,327812,6,4705,6430,651,327808,6,4707,4705,2868,327874,6,4828,4707,747,
327808,6,4829,4707,4828,327745,287,4710,854,4829,262205,6,4711,4710,327874,6,4712,4711,422,458764,6,4714,1,41,4707,
185,327810,6,4715,4714,185,327874,6,4834,4715,747,327808,6,4835,4715,4834,327745,287,4717,854,4835,262205,6,4718,4717,
327874,6,4719,4718,422,327856,113,4722,4707,4698,196855,4730,0,262394,4722,4723,4730,131320,4723,327850,113,4725,4707,
172,327851,113,4728,4719,4712,327846,113,4729,4725,4728,131321,4730,131320,4730,458997,113,4731,4722,4703,4729,4723,
196855,4744,0,262394,4731,4732,4744,131320,4732,327745,287,4735,1377,4712,262205,6,4736,4735,327810,6,4738,4736,4707,
327745,287,4739,1052,4712,196670,4739,4738,327876,6,4741,185,6430,327877,6,4743,6436,4741,131321,4744,131320,4744,
458997,6,7205,6436,4730,4743,4732,131321,4745,131320,4745,327808,6,4747,6430,247,131321,4699,131320,4748,327850,113,
4750,2868,172,196855,4757,0,262394,4750,4751,4757,131320,4751,327745,287,4752,1377,598,262205,6,4753,4752,327810,6,
4755,4753,4698,327745,287,4756,1052,598,196670,4756,4755,131321,4757,131320,4757,262368,276,276,277,196855,4823,0,
262394,2220,4759,4823,131320,4759,131321,4760,131320,4760,458997,6,6434,6436,4759,4781,4793,327851,113,4763,6434,172,
262390,4794,4793,0,262394,4763,4764,4794,131320,4764,393228,176,4766,1,73,6434,327812,176,4767,4766,1473,262268,6,
4768,4767,327808,6,4770,4768,2868,458764,6,4772,1,41,4770,185,327810,6,4773,4772,185,327874,6,4840,4773,747,327808,6,
4841,4773,4840,327745,287,4775,854,4841,262205,6,4776,4775,327874,6,4777,4776,422,327810,6,4779,6434,185,327879,6,
4781,6434,4779,327852,113,4783,4770,172,196855,4792,0,262394,4783,4784,4792,131320,4784,327745,287,4787,1052,4777,
262205,6,4788,4787,327808,6,4790,4788,4770,327745,287,4791,1377,4777,196670,4791,4790,131321,4792,131320,4792,131321,
4793,131320,4793,131321,4760,131320,4794,196855,4822,0,262394,4750,4797,4822,131320,4797,458764,6,4799,1,41,4698,185,
327810,6,4800,4799,185,327874,6,4846,4800,747,327808,6,4847,4800,4846,327745,287,4802,854,4847,262205,6,4803,4802,
327874,6,4804,4803,422,327852,113,4806,4698,172,196855,4815,0,262394,4806,4807,4815,131320,4807,327745,287,4810,1052,
4804,262205,6,4811,4810,327808,6,4813,4811,4698,327745,287,4814,1377,4804,196670,4814,4813,131321,4815,131320,4815,
327810,6,4817,820,4698,327745,287,4818,1377,598,262205,6,4819,4818,327808,6,4820,4819,4817,196670,4818,4820,131321,
4822,131320,4822,131321,4823,131320,4823,131321,2911,131320,2911,262205,6,4909,1061,458764,6,4910,1,38,2215,4909,
327879,6,4913,2243,1634,327850,113,4914,4913,172,196855,4991,0,262394,4914,4915,4963,131320,4963,131321,4965,131320,
4965,458997,6,6538,2868,4963,4989,4987,327856,113,4969,6538,4910,262390,4990,4987,0,262394,4969,4970,4990,131320,4970,
327874,6,5064,6538,747,327808,6,5065,6538,5064,327745,287,4973,854,5065,262205,6,4974,4973,327874,6,4977,4974,561,
327879,6,4978,4977,1343,327808,6,4979,6226,4978,327874,6,4981,4974,422,327745,287,4982,1052,4981,262205,6,4983,4982,
327808,6,4985,4983,6538,327879,6,5089,2243,351,327851,113,5090,5089,172,196855,5098,0,262394,5090,5091,5096,131320,
5096,131321,5098,131320,5091,393281,442,5092,417,204,247,262205,15,5093,5092,262268,7,5161,5093,327761,6,5172,5161,0,
327876,6,5174,4979,177,327829,180,5175,5172,5174,327761,6,5176,5175,1,327761,6,5177,5175,0,327761,6,5180,5161,1,
327874,6,5182,4979,189,327808,6,5183,5180,5182,327808,6,5185,5183,5176,327760,7,5186,5177,5185,262268,15,5164,5186,
393281,205,5165,5164,204,204,393277,6,5166,5165,2,4,131321,5098,131320,5098,458997,6,6541,5166,5091,4979,5096,393281,
1550,5100,417,204,747,262205,24,5101,5100,262268,7,5191,5101,327761,6,5202,5191,0,327876,6,5204,4985,177,327829,180,
5205,5202,5204,327761,6,5206,5205,1,327761,6,5207,5205,0,327761,6,5210,5191,1,327874,6,5212,4985,189,327808,6,5213,
5210,5212,327808,6,5215,5213,5206,327760,7,5216,5207,5215,262268,24,5194,5216,393281,205,5196,5194,204,204,327742,
5196,6541,2,4,327879,6,5107,2243,290,327851,113,5108,5107,172,196855,5137,0,262394,5108,5109,5137,131320,5109,196855,
5285,0,196859,172,5234,131320,5234,196855,5251,0,262394,505,5235,5251,131320,5235,393281,442,5236,417,204,204,262205,
15,5237,5236,262268,7,5238,5237,327761,6,5292,5238,0,327876,6,5294,4979,177,327829,180,5295,5292,5294,327761,6,5296,
5295,1,327761,6,5297,5295,0,327761,6,5300,5238,1,327874,6,5302,4979,189,327808,6,5303,5300,5302,327808,6,5305,5303,
5296,327829,180,5315,5297,5294,327761,6,5316,5315,1,327761,6,5317,5315,0,327808,6,5323,5305,5302,327808,6,5325,5323,
5316,327760,7,5326,5317,5325,262268,15,5243,5326,393281,205,5245,5243,204,204,393277,6,5246,5245,2,4,393281,205,5248,
5243,204,247,393277,6,5249,5248,2,4,327760,7,5250,5246,5249,131321,5285,131320,5251,196855,5259,0,262394,529,5252,
5259,131320,5252,393281,442,5253,417,204,204,262205,15,5254,5253,262268,7,5332,5254,327761,6,5343,5332,0,327876,6,
5345,4979,177,327829,180,5346,5343,5345,327761,6,5347,5346,1,327761,6,5348,5346,0,327761,6,5351,5332,1,327874,6,5353,
4979,189,327808,6,5354,5351,5353,327808,6,5356,5354,5347,327760,7,5357,5348,5356,262268,15,5335,5357,393281,205,5336,
5335,204,204,393277,6,5337,5336,2,4,393281,419,5361,417,204,418,262205,6,5362,5361,327874,6,5363,5362,422,327874,6,
5364,5337,5363,393281,419,5365,417,204,425,262205,6,5366,5365,327879,6,5367,5364,5366,327760,7,5258,5367,172,131321,
5285,131320,5259,196855,5266,0,262394,544,5261,5266,131320,5261,327879,6,5264,2243,88,327851,113,5265,5264,172,131321,
5266,131320,5266,458997,113,5267,544,5259,5265,5261,196855,5273,0,262394,5267,5268,5273,131320,5268,393281,442,5269,
417,204,247,262205,15,5270,5269,262268,7,5373,5270,327761,6,5384,5373,0,327876,6,5386,4979,177,327829,180,5387,5384,
5386,327761,6,5388,5387,1,327761,6,5389,5387,0,327761,6,5392,5373,1,327874,6,5394,4979,189,327808,6,5395,5392,5394,
327808,6,5397,5395,5388,327760,7,5398,5389,5397,262268,15,5376,5398,393281,205,5377,5376,204,204,393277,6,5378,5377,2,
4,131321,5273,131320,5273,458997,6,6545,4979,5266,5378,5268,393281,419,5275,417,204,561,262205,6,5276,5275,327856,113,
5277,6545,5276,196855,5282,0,262394,5277,5278,5281,131320,5281,131321,5282,131320,5278,393281,419,5407,417,204,418,
262205,6,5408,5407,327879,6,5409,5408,434,327831,180,5410,6545,5409,327761,6,5411,5410,0,327761,6,5412,5410,1,393281,
442,5413,417,204,204,262205,15,5414,5413,262268,7,5415,5414,327761,6,5417,5415,0,327829,180,5419,5417,5411,327761,6,
5420,5419,1,327761,6,5421,5419,0,327879,6,5423,5421,455,327761,6,5425,5415,1,327808,6,5427,5425,5412,327808,6,5429,
5427,5420,327760,7,5430,5423,5429,262268,15,5432,5430,393281,205,5433,5432,204,204,393277,6,5434,5433,2,4,327879,6,
5436,5421,321,327812,6,5437,5436,351,327874,6,5440,5408,422,327808,6,5441,5437,5440,327874,6,5442,5434,5441,393281,
419,5443,417,204,425,262205,6,5444,5443,327879,6,5445,5442,5444,131321,5282,131320,5282,458997,6,6547,5445,5278,572,
5281,327760,7,5284,6547,172,131321,5285,131320,5285,590069,7,6548,5250,5235,5258,5252,5284,5282,196855,5136,0,262394,
1568,5112,5129,131320,5129,393281,1550,5130,417,204,1572,262205,24,5131,5130,327761,6,5134,6548,0,262268,7,5490,5131,
327761,6,5501,5490,0,327829,180,5504,5501,5204,327761,6,5505,5504,1,327761,6,5506,5504,0,327761,6,5509,5490,1,327808,
6,5512,5509,5212,327808,6,5514,5512,5505,327760,7,5515,5506,5514,262268,24,5493,5515,393281,205,5495,5493,204,204,
327742,5495,5134,2,4,131321,5136,131320,5112,393281,1550,5113,417,204,1572,262205,24,5114,5113,262268,7,5115,5114,
327761,6,5451,5115,0,327829,180,5454,5451,5204,327761,6,5455,5454,1,327761,6,5456,5454,0,327761,6,5459,5115,1,327808,
6,5462,5459,5212,327808,6,5464,5462,5455,327829,180,5474,5456,5204,327761,6,5475,5474,1,327761,6,5476,5474,0,327808,6,
5482,5464,5212,327808,6,5484,5482,5475,327760,7,5485,5476,5484,262268,24,5120,5485,327761,6,5123,6548,0,393281,205,
5124,5120,204,204,327742,5124,5123,2,4,327761,6,5127,6548,1,393281,205,5128,5120,204,247,327742,5128,5127,2,4,131321,
5136,131320,5136,131321,5137,131320,5137,327879,6,5140,2243,278,327851,113,5141,5140,172,196855,5147,0,262394,5141,
5142,5147,131320,5142,393281,419,5144,417,204,1610,262205,6,5145,5144,327856,113,5146,6541,5145,131321,5147,131320,
5147,458997,113,5148,5141,5137,5146,5142,196855,5155,0,262394,5148,5149,5155,131320,5149,393281,1550,5150,417,204,
1617,262205,24,5151,5150,262268,7,5520,5151,327761,6,5531,5520,0,327876,6,5533,6541,177,327829,180,5534,5531,5533,
327761,6,5535,5534,1,327761,6,5536,5534,0,327761,6,5539,5520,1,327874,6,5541,6541,189,327808,6,5542,5539,5541,327808,
6,5544,5542,5535,327760,7,5545,5536,5544,262268,24,5523,5545,393281,205,5525,5523,204,204,327742,5525,4985,2,4,131321,
5155,131320,5155,131321,4987,131320,4987,327808,6,4989,6538,651,131321,4965,131320,4990,131321,4991,131320,4915,
131321,4916,131320,4916,458997,6,6572,172,4915,4961,4959,327856,113,4919,6572,87,262390,4962,4959,0,262394,4919,4920,
4962,131320,4920,327812,6,4929,6572,651,327808,6,4931,4929,2868,327874,6,5028,4931,747,327808,6,5029,4931,5028,327745,
287,4934,854,5029,262205,6,4935,4934,327856,113,4938,4931,4910,196855,4954,0,262394,4938,4939,4954,131320,4939,327874,
6,4941,4935,422,327745,287,4942,1052,4941,262205,6,4943,4942,327808,6,4945,4943,4931,327874,6,4948,4935,561,327879,6,
4949,4948,1343,327808,6,4950,6226,4949,393281,1550,4951,417,204,747,262205,24,4952,4951,262268,7,5034,4952,327761,6,
5045,5034,0,327876,6,5047,4945,177,327829,180,5048,5045,5047,327761,6,5049,5048,1,327761,6,5050,5048,0,327761,6,5053,
5034,1,327874,6,5055,4945,189,327808,6,5056,5053,5055,327808,6,5058,5056,5049,327760,7,5059,5050,5058,262268,24,5037,
5059,393281,205,5039,5037,204,204,327742,5039,4950,2,4,131321,4954,131320,4954,327808,6,7682,6572,185,327812,6,7683,
7682,651,327808,6,7684,7683,2868,327874,6,7685,7684,747,327808,6,7686,7684,7685,327745,287,7687,854,7686,262205,6,
7688,7687,327856,113,7689,7684,4910,196855,7715,0,262394,7689,7690,7715,131320,7690,327874,6,7691,7688,422,327745,287,
7692,1052,7691,262205,6,7693,7692,327808,6,7694,7693,7684,327874,6,7695,7688,561,327879,6,7696,7695,1343,327808,6,
7697,6226,7696,393281,1550,7698,417,204,747,262205,24,7699,7698,262268,7,7700,7699,327761,6,7702,7700,0,327876,6,7703,
7694,177,327829,180,7704,7702,7703,327761,6,7705,7704,1,327761,6,7706,7704,0,327761,6,7708,7700,1,327874,6,7709,7694,
189,327808,6,7710,7708,7709,327808,6,7711,7710,7705,327760,7,7712,7706,7711,262268,24,7713,7712,393281,205,7714,7713,
204,204,327742,7714,7697,2,4,131321,7715,131320,7715,327808,6,7723,6572,276,327812,6,7724,7723,651,327808,6,7725,7724,
2868,327874,6,7726,7725,747,327808,6,7727,7725,7726,327745,287,7728,854,7727,262205,6,7729,7728,327856,113,7730,7725,
4910,196855,7756,0,262394,7730,7731,7756,131320,7731,327874,6,7732,7729,422,327745,287,7733,1052,7732,262205,6,7734,
7733,327808,6,7735,7734,7725,327874,6,7736,7729,561,327879,6,7737,7736,1343,327808,6,7738,6226,7737,393281,1550,7739,
417,204,747,262205,24,7740,7739,262268,7,7741,7740,327761,6,7743,7741,0,327876,6,7744,7735,177,327829,180,7745,7743,
7744,327761,6,7746,7745,1,327761,6,7747,7745,0,327761,6,7749,7741,1,327874,6,7750,7735,189,327808,6,7751,7749,7750,
327808,6,7752,7751,7746,327760,7,7753,7747,7752,262268,24,7754,7753,393281,205,7755,7754,204,204,327742,7755,7738,2,4,
131321,7756,131320,7756,327808,6,7764,6572,321,327812,6,7765,7764,651,327808,6,7766,7765,2868,327874,6,7767,7766,747,
327808,6,7768,7766,7767,327745,287,7769,854,7768,262205,6,7770,7769,327856,113,7771,7766,4910,196855,7797,0,262394,
7771,7772,7797,131320,7772,327874,6,7773,7770,422,327745,287,7774,1052,7773,262205,6,7775,7774,327808,6,7776,7775,
7766,327874,6,7777,7770,561,327879,6,7778,7777,1343,327808,6,7779,6226,7778,393281,1550,7780,417,204,747,262205,24,
7781,7780,262268,7,7782,7781,327761,6,7784,7782,0,327876,6,7785,7776,177,327829,180,7786,7784,7785,327761,6,7787,7786,
1,327761,6,7788,7786,0,327761,6,7790,7782,1,327874,6,7791,7776,189,327808,6,7792,7790,7791,327808,6,7793,7792,7787,
327760,7,7794,7788,7793,262268,24,7795,7794,393281,205,7796,7795,204,204,327742,7796,7779,2,4,131321,7797,131320,7797,
327808,6,7805,6572,88,327812,6,7806,7805,651,327808,6,7807,7806,2868,327874,6,7808,7807,747,327808,6,7809,7807,7808,
327745,287,7810,854,7809,262205,6,7811,7810,327856,113,7812,7807,4910,196855,7838,0,262394,7812,7813,7838,131320,7813,
327874,6,7814,7811,422,327745,287,7815,1052,7814,262205,6,7816,7815,327808,6,7817,7816,7807,327874,6,7818,7811,561,
327879,6,7819,7818,1343,327808,6,7820,6226,7819,393281,1550,7821,417,204,747,262205,24,7822,7821,262268,7,7823,7822,
327761,6,7825,7823,0,327876,6,7826,7817,177,327829,180,7827,7825,7826,327761,6,7828,7827,1,327761,6,7829,7827,0,
327761,6,7831,7823,1,327874,6,7832,7817,189,327808,6,7833,7831,7832,327808,6,7834,7833,7828,327760,7,7835,7829,7834,
262268,24,7836,7835,393281,205,7837,7836,204,204,327742,7837,7820,2,4,131321,7838,131320,7838,327808,6,7846,6572,8143,
327812,6,7847,7846,651,327808,6,7848,7847,2868,327874,6,7849,7848,747,327808,6,7850,7848,7849,327745,287,7851,854,
7850,262205,6,7852,7851,327856,113,7853,7848,4910,196855,7879,0,262394,7853,7854,7879,131320,7854,327874,6,7855,7852,
422,327745,287,7856,1052,7855,262205,6,7857,7856,327808,6,7858,7857,7848,327874,6,7859,7852,561,327879,6,7860,7859,
1343,327808,6,7861,6226,7860,393281,1550,7862,417,204,747,262205,24,7863,7862,262268,7,7864,7863,327761,6,7866,7864,0,
327876,6,7867,7858,177,327829,180,7868,7866,7867,327761,6,7869,7868,1,327761,6,7870,7868,0,327761,6,7872,7864,1,
327874,6,7873,7858,189,327808,6,7874,7872,7873,327808,6,7875,7874,7869,327760,7,7876,7870,7875,262268,24,7877,7876,
393281,205,7878,7877,204,204,327742,7878,7861,2,4,131321,7879,131320,7879,327808,6,7887,6572,727,327812,6,7888,7887,
651,327808,6,7889,7888,2868,327874,6,7890,7889,747,327808,6,7891,7889,7890,327745,287,7892,854,7891,262205,6,7893,
7892,327856,113,7894,7889,4910,196855,7920,0,262394,7894,7895,7920,131320,7895,327874,6,7896,7893,422,327745,287,7897,
1052,7896,262205,6,7898,7897,327808,6,7899,7898,7889,327874,6,7900,7893,561,327879,6,7901,7900,1343,327808,6,7902,
6226,7901,393281,1550,7903,417,204,747,262205,24,7904,7903,262268,7,7905,7904,327761,6,7907,7905,0,327876,6,7908,7899,
177,327829,180,7909,7907,7908,327761,6,7910,7909,1,327761,6,7911,7909,0,327761,6,7913,7905,1,327874,6,7914,7899,189,
327808,6,7915,7913,7914,327808,6,7916,7915,7910,327760,7,7917,7911,7916,262268,24,7918,7917,393281,205,7919,7918,204,
204,327742,7919,7902,2,4,131321,7920,131320,7920,327808,6,7928,6572,8144,327812,6,7929,7928,651,327808,6,7930,7929,
2868,327874,6,7931,7930,747,327808,6,7932,7930,7931,327745,287,7933,854,7932,262205,6,7934,7933,327856,113,7935,7930,
4910,196855,7961,0,262394,7935,7936,7961,131320,7936,327874,6,7937,7934,422,327745,287,7938,1052,7937,262205,6,7939,
7938,327808,6,7940,7939,7930,327874,6,7941,7934,561,327879,6,7942,7941,1343,327808,6,7943,6226,7942,393281,1550,7944,
417,204,747,262205,24,7945,7944,262268,7,7946,7945,327761,6,7948,7946,0,327876,6,7949,7940,177,327829,180,7950,7948,
7949,327761,6,7951,7950,1,327761,6,7952,7950,0,327761,6,7954,7946,1,327874,6,7955,7940,189,327808,6,7956,7954,7955,
327808,6,7957,7956,7951,327760,7,7958,7952,7957,262268,24,7959,7958,393281,205,7960,7959,204,204,327742,7960,7943,2,4,
131321,7961,131320,7961,131321,4959,131320,4959,327808,6,4961,6572,351,131321,4916,131320,4962,131321,4991,131320,
4991,327879,6,4994,2243,276,327851,113,4995,4994,172,196855,5023,0,262394,4995,4996,5023,131320,4996,327808,6,4999,
4910,2868,131321,5000,131320,5000,458997,6,6587,4999,4996,5021,5019,327856,113,5004,6587,2215,262390,5022,5019,0,
262394,5004,5005,5022,131320,5005,327874,6,5550,6587,747,327808,6,5551,6587,5550,327745,287,5009,854,5551,262205,6,
5010,5009,327874,6,5011,5010,561,327879,6,5012,5011,1343,327808,6,5013,6226,5012,327745,287,5014,1052,598,262205,6,
5015,5014,327808,6,5017,5015,6587,327879,6,5575,2243,351,327851,113,5576,5575,172,196855,5584,0,262394,5576,5577,5582,
131320,5582,131321,5584,131320,5577,393281,442,5578,417,204,247,262205,15,5579,5578,262268,7,5647,5579,327761,6,5658,
5647,0,327876,6,5660,5013,177,327829,180,5661,5658,5660,327761,6,5662,5661,1,327761,6,5663,5661,0,327761,6,5666,5647,
1,327874,6,5668,5013,189,327808,6,5669,5666,5668,327808,6,5671,5669,5662,327760,7,5672,5663,5671,262268,15,5650,5672,
393281,205,5651,5650,204,204,393277,6,5652,5651,2,4,131321,5584,131320,5584,458997,6,6669,5652,5577,5013,5582,393281,
1550,5586,417,204,747,262205,24,5587,5586,262268,7,5677,5587,327761,6,5688,5677,0,327876,6,5690,5017,177,327829,180,
5691,5688,5690,327761,6,5692,5691,1,327761,6,5693,5691,0,327761,6,5696,5677,1,327874,6,5698,5017,189,327808,6,5699,
5696,5698,327808,6,5701,5699,5692,327760,7,5702,5693,5701,262268,24,5680,5702,393281,205,5682,5680,204,204,327742,
5682,6669,2,4,327879,6,5593,2243,290,327851,113,5594,5593,172,196855,5623,0,262394,5594,5595,5623,131320,5595,196855,
5771,0,196859,172,5720,131320,5720,196855,5737,0,262394,505,5721,5737,131320,5721,393281,442,5722,417,204,204,262205,
15,5723,5722,262268,7,5724,5723,327761,6,5778,5724,0,327876,6,5780,5013,177,327829,180,5781,5778,5780,327761,6,5782,
5781,1,327761,6,5783,5781,0,327761,6,5786,5724,1,327874,6,5788,5013,189,327808,6,5789,5786,5788,327808,6,5791,5789,
5782,327829,180,5801,5783,5780,327761,6,5802,5801,1,327761,6,5803,5801,0,327808,6,5809,5791,5788,327808,6,5811,5809,
5802,327760,7,5812,5803,5811,262268,15,5729,5812,393281,205,5731,5729,204,204,393277,6,5732,5731,2,4,393281,205,5734,
5729,204,247,393277,6,5735,5734,2,4,327760,7,5736,5732,5735,131321,5771,131320,5737,196855,5745,0,262394,529,5738,
5745,131320,5738,393281,442,5739,417,204,204,262205,15,5740,5739,262268,7,5818,5740,327761,6,5829,5818,0,327876,6,
5831,5013,177,327829,180,5832,5829,5831,327761,6,5833,5832,1,327761,6,5834,5832,0,327761,6,5837,5818,1,327874,6,5839,
5013,189,327808,6,5840,5837,5839,327808,6,5842,5840,5833,327760,7,5843,5834,5842,262268,15,5821,5843,393281,205,5822,
5821,204,204,393277,6,5823,5822,2,4,393281,419,5847,417,204,418,262205,6,5848,5847,327874,6,5849,5848,422,327874,6,
5850,5823,5849,393281,419,5851,417,204,425,262205,6,5852,5851,327879,6,5853,5850,5852,327760,7,5744,5853,172,131321,
5771,131320,5745,196855,5752,0,262394,544,5747,5752,131320,5747,327879,6,5750,2243,88,327851,113,5751,5750,172,131321,
5752,131320,5752,458997,113,5753,544,5745,5751,5747,196855,5759,0,262394,5753,5754,5759,131320,5754,393281,442,5755,
417,204,247,262205,15,5756,5755,262268,7,5859,5756,327761,6,5870,5859,0,327876,6,5872,5013,177,327829,180,5873,5870,
5872,327761,6,5874,5873,1,327761,6,5875,5873,0,327761,6,5878,5859,1,327874,6,5880,5013,189,327808,6,5881,5878,5880,
327808,6,5883,5881,5874,327760,7,5884,5875,5883,262268,15,5862,5884,393281,205,5863,5862,204,204,393277,6,5864,5863,2,
4,131321,5759,131320,5759,458997,6,6673,5013,5752,5864,5754,393281,419,5761,417,204,561,262205,6,5762,5761,327856,113,
5763,6673,5762,196855,5768,0,262394,5763,5764,5767,131320,5767,131321,5768,131320,5764,393281,419,5893,417,204,418,
262205,6,5894,5893,327879,6,5895,5894,434,327831,180,5896,6673,5895,327761,6,5897,5896,0,327761,6,5898,5896,1,393281,
442,5899,417,204,204,262205,15,5900,5899,262268,7,5901,5900,327761,6,5903,5901,0,327829,180,5905,5903,5897,327761,6,
5906,5905,1,327761,6,5907,5905,0,327879,6,5909,5907,455,327761,6,5911,5901,1,327808,6,5913,5911,5898,327808,6,5915,
5913,5906,327760,7,5916,5909,5915,262268,15,5918,5916,393281,205,5919,5918,204,204,393277,6,5920,5919,2,4,327879,6,
5922,5907,321,327812,6,5923,5922,351,327874,6,5926,5894,422,327808,6,5927,5923,5926,327874,6,5928,5920,5927,393281,
419,5929,417,204,425,262205,6,5930,5929,327879,6,5931,5928,5930,131321,5768,131320,5768,458997,6,6675,5931,5764,572,
5767,327760,7,5770,6675,172,131321,5771,131320,5771,590069,7,6676,5736,5721,5744,5738,5770,5768,196855,5622,0,262394,
1568,5598,5615,131320,5615,393281,1550,5616,417,204,1572,262205,24,5617,5616,327761,6,5620,6676,0,262268,7,5976,5617,
327761,6,5987,5976,0,327829,180,5990,5987,5690,327761,6,5991,5990,1,327761,6,5992,5990,0,327761,6,5995,5976,1,327808,
6,5998,5995,5698,327808,6,6000,5998,5991,327760,7,6001,5992,6000,262268,24,5979,6001,393281,205,5981,5979,204,204,
327742,5981,5620,2,4,131321,5622,131320,5598,393281,1550,5599,417,204,1572,262205,24,5600,5599,262268,7,5601,5600,
327761,6,5937,5601,0,327829,180,5940,5937,5690,327761,6,5941,5940,1,327761,6,5942,5940,0,327761,6,5945,5601,1,327808,
6,5948,5945,5698,327808,6,5950,5948,5941,327829,180,5960,5942,5690,327761,6,5961,5960,1,327761,6,5962,5960,0,327808,6,
5968,5950,5698,327808,6,5970,5968,5961,327760,7,5971,5962,5970,262268,24,5606,5971,327761,6,5609,6676,0,393281,205,
5610,5606,204,204,327742,5610,5609,2,4,327761,6,5613,6676,1,393281,205,5614,5606,204,247,327742,5614,5613,2,4,131321,
5622,131320,5622,131321,5623,131320,5623,327879,6,5626,2243,278,327851,113,5627,5626,172,196855,5633,0,262394,5627,
5628,5633,131320,5628,393281,419,5630,417,204,1610,262205,6,5631,5630,327856,113,5632,6669,5631,131321,5633,131320,
5633,458997,113,5634,5627,5623,5632,5628,196855,5641,0,262394,5634,5635,5641,131320,5635,393281,1550,5636,417,204,
1617,262205,24,5637,5636,262268,7,6006,5637,327761,6,6017,6006,0,327876,6,6019,6669,177,327829,180,6020,6017,6019,
327761,6,6021,6020,1,327761,6,6022,6020,0,327761,6,6025,6006,1,327874,6,6027,6669,189,327808,6,6028,6025,6027,327808,
6,6030,6028,6021,327760,7,6031,6022,6030,262268,24,6009,6031,393281,205,6011,6009,204,204,327742,6011,5017,2,4,131321,
5641,131320,5641,131321,5019,131320,5019,327808,6,5021,6587,651,131321,5000,131320,5022,131321,5023,131320,5023,
262368,276,276,277,131321,2205,131320,2205,131321,2202,131320,2204,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,1074,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,84,92,122,235,372,475,490,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,262215,84,11,29,327752,230,0,35,0,327752,230,1,35,8,327752,230,2,35,16,327752,230,3,35,24,327752,230,4,35,32,327752,
230,5,35,36,327752,230,6,35,40,327752,230,7,35,44,327752,230,8,35,48,327752,230,9,35,52,327752,230,10,35,56,327752,
230,11,35,60,262215,231,6,4,262216,232,0,25,327752,232,0,35,0,196679,232,2,327752,233,0,35,0,196679,233,2,262215,475,
11,26,262215,563,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262167,33,6,3,262187,6,44,0,262165,48,32,1,262187,48,49,2,262174,52,6,6,262187,6,57,1,262187,48,61,30,
262187,48,76,0,262176,77,5349,6,262176,83,1,6,262203,83,84,1,262187,6,86,2,262187,6,87,264,262167,88,6,4,262187,6,89,
32,262172,90,88,89,262176,91,4,90,262203,91,92,4,262187,6,94,4,262176,99,4,6,262187,6,102,16,131092,103,262176,111,4,
88,262172,120,88,94,262176,121,4,120,262203,121,122,4,262187,6,135,3,458796,88,141,44,44,44,44,458796,88,159,44,57,86,
135,262187,6,165,8,262167,168,103,4,262187,48,174,1,196647,229,5349,917534,230,15,15,15,229,6,6,6,6,6,6,6,6,196637,
231,6,196638,232,231,262176,229,5349,232,196638,233,230,262176,234,9,233,262203,234,235,9,262187,48,236,4,262176,237,
9,6,262187,6,240,65535,262176,248,9,15,262187,6,261,4294967292u,262187,48,279,24,262187,48,283,5,262187,48,291,9,
262187,48,304,10,262187,48,329,8,262187,6,369,257,262172,370,6,369,262176,371,4,370,262203,371,372,4,262187,48,386,
256,262187,48,391,7,262187,6,395,256,262187,48,399,6,262176,474,1,33,262203,474,475,1,262187,6,478,127,262187,6,487,
128,262172,488,6,487,262176,489,4,488,262203,489,490,4,262187,48,503,3,262176,504,9,229,262187,48,532,11,393260,33,
563,487,57,57,458796,88,1070,94,94,94,94,458796,88,1071,165,165,165,165,262187,6,1072,12,458796,88,1073,1072,1072,
1072,1072,327734,2,4,0,3,131320,5,262205,6,472,84,327745,83,476,475,44,262205,6,477,476,327812,6,479,477,478,327808,6,
481,479,472,327812,6,575,472,86,393281,237,577,235,76,329,262205,6,578,577,327856,103,579,575,578,196855,587,0,262394,
579,580,586,131320,580,393281,248,581,235,76,49,262205,15,582,581,393281,77,584,582,76,575,393277,6,585,584,2,4,
131321,587,131320,586,131321,587,131320,587,458997,6,935,585,580,44,586,327808,6,590,575,57,327856,103,593,590,578,
196855,602,0,262394,593,594,601,131320,594,393281,248,595,235,76,49,262205,15,596,595,393281,77,599,596,76,590,393277,
6,600,599,2,4,131321,602,131320,601,131321,602,131320,602,458997,6,937,600,594,44,601,327808,6,606,935,937,262368,86,
86,87,327814,6,635,472,94,327817,6,637,472,94,393281,99,639,92,635,637,196670,639,606,262368,86,86,87,327856,103,641,
472,102,196855,669,0,262394,641,642,669,131320,642,327745,111,645,92,575,262205,88,646,645,327745,111,650,92,590,
262205,88,651,650,327808,88,652,646,651,327761,6,658,652,0,327761,6,660,652,1,327808,6,661,658,660,327761,6,663,652,2,
327808,6,664,661,663,327761,6,666,652,3,327808,6,667,664,666,393281,99,668,122,635,637,196670,668,667,131321,669,
131320,669,262368,86,86,87,327745,111,676,122,44,262205,88,677,676,327814,6,687,472,165,458832,88,688,687,687,687,687,
327856,168,689,159,688,393385,88,690,689,677,141,327745,111,1015,122,57,262205,88,1016,1015,327808,88,1018,677,1016,
327808,88,1021,159,1070,327856,168,1024,1021,688,393385,88,1025,1024,1016,141,327808,88,1027,690,1025,327745,111,1035,
122,86,262205,88,1036,1035,327808,88,1038,1018,1036,327808,88,1041,159,1071,327856,168,1044,1041,688,393385,88,1045,
1044,1036,141,327808,88,1047,1027,1045,327745,111,1055,122,135,262205,88,1056,1055,327808,88,1058,1038,1056,327808,88,
1061,159,1073,327856,168,1064,1061,688,393385,88,1065,1064,1056,141,327808,88,1067,1047,1065,327812,6,704,687,86,
327745,111,707,92,704,262205,88,708,707,327817,6,714,472,165,458832,88,715,714,714,714,714,327856,168,716,159,715,
393385,88,717,716,708,141,327808,88,719,1067,717,327808,6,996,704,57,327745,111,997,92,996,262205,88,998,997,327856,
168,1004,1021,715,393385,88,1005,1004,998,141,327808,88,1007,719,1005,327761,6,725,1058,0,327761,6,727,1058,1,327808,
6,728,725,727,327761,6,730,1058,2,327808,6,731,728,730,327761,6,733,1058,3,327808,6,734,731,733,327761,6,736,1007,0,
327761,6,738,1007,1,327808,6,739,736,738,327761,6,741,1007,2,327808,6,742,739,741,327761,6,744,1007,3,327808,6,745,
742,744,327745,99,611,372,575,196670,611,745,327808,6,616,745,935,327745,99,617,372,590,196670,617,616,327850,103,619,
472,44,196855,623,0,262394,619,620,623,131320,620,327745,99,622,372,386,196670,622,734,131321,623,131320,623,262368,
86,86,87,393281,237,760,235,76,391,262205,6,761,760,327874,6,762,481,761,458764,6,763,1,38,762,395,393281,237,765,235,
76,399,262205,6,766,765,327856,103,767,481,766,196855,775,0,262394,767,768,772,131320,768,327745,99,770,372,763,
262205,6,771,770,131321,775,131320,772,327745,99,773,372,386,262205,6,774,773,131321,775,131320,775,458997,6,954,771,
768,774,772,196855,788,0,262394,767,781,786,131320,781,327808,6,783,763,57,327745,99,784,372,783,262205,6,785,784,
131321,788,131320,786,131321,788,131320,788,458997,6,957,785,781,954,786,131321,790,131320,790,458997,6,960,957,788,
820,821,458997,6,958,954,788,978,821,327856,103,794,958,960,262390,822,821,0,262394,794,795,822,131320,795,327810,6,
799,960,958,327814,6,800,799,86,327808,6,801,958,800,393281,248,802,235,76,174,262205,15,803,802,262268,7,829,803,
327761,6,840,829,0,327876,6,842,801,49,327829,52,843,840,842,327761,6,844,843,1,327761,6,845,843,0,327761,6,848,829,1,
327874,6,850,801,61,327808,6,851,848,850,327808,6,853,851,844,327760,7,854,845,853,262268,15,832,854,393281,77,833,
832,76,76,393277,6,834,833,2,4,393281,237,863,235,76,236,262205,6,864,863,327879,6,865,864,240,327831,52,866,834,865,
327761,6,867,866,0,327761,6,868,866,1,393281,248,869,235,76,76,262205,15,870,869,262268,7,871,870,327761,6,873,871,0,
327829,52,875,873,867,327761,6,876,875,1,327761,6,877,875,0,327879,6,879,877,261,327761,6,881,871,1,327808,6,883,881,
868,327808,6,885,883,876,327760,7,886,879,885,262268,15,888,886,393281,77,889,888,76,76,393277,6,890,889,2,4,327879,6,
892,877,135,327812,6,893,892,165,327874,6,896,864,279,327808,6,897,893,896,327874,6,898,890,897,393281,237,899,235,76,
283,262205,6,900,899,327879,6,901,898,900,327856,103,808,901,481,196855,815,0,262394,808,810,813,131320,810,327808,6,
812,801,57,131321,815,131320,813,131321,815,131320,815,458997,6,978,812,810,958,813,393385,6,820,808,960,801,131321,
821,131320,821,131321,790,131320,822,327745,99,493,490,472,196670,493,958,262368,86,86,87,327858,103,497,481,766,
327856,103,499,472,478,327847,103,500,497,499,196855,502,0,262394,500,501,502,131320,501,393281,504,505,235,76,503,
262205,229,506,505,327808,6,508,102,481,393281,77,510,506,76,508,327742,510,958,2,4,131321,502,131320,502,327847,103,
517,767,499,196855,519,0,262394,517,518,519,131320,518,327808,6,523,472,57,327745,99,524,490,523,262205,6,525,524,
327810,6,527,525,958,393281,237,907,235,76,291,262205,6,908,907,327814,6,909,527,908,327817,6,913,527,908,327851,103,
914,913,44,393385,6,915,914,57,44,327808,6,916,909,915,393281,237,918,235,76,304,262205,6,919,918,327814,6,920,916,
919,327817,6,924,916,919,327851,103,925,924,44,393385,6,926,925,57,44,327808,6,927,920,926,458764,6,931,1,38,916,919,
458764,6,933,1,41,927,57,393281,504,530,235,76,503,262205,229,531,530,393281,237,533,235,76,532,262205,6,534,533,
327812,6,536,481,135,327808,6,537,534,536,393281,77,540,531,76,537,327742,540,931,2,4,327808,6,548,537,57,393281,77,
551,531,76,548,327742,551,933,2,4,327808,6,559,537,86,393281,77,562,531,76,559,327742,562,57,2,4,131321,519,131320,
519,65789,65592,
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
