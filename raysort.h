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
  Pointers are never NULL unless it says so. Synchronisation validation does not see what goes through buffer addresses:
  a clean run proves nothing about your barriers, the accesses do.
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
#define RAYSORT_SHADER_DIGEST "8680cd9fa47b0e6925643a7e00029d39e6c9ac840f05783b330bee55dbf2adde"
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
#define RAYSORT_CONSTANT_ITEMS 0      /* a sort tile in 128ths: 32, or 16 where shared memory is short */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_THREADS 3    /* of a workgroup of the scatter kernel: 128 or 256 */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
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

/* A range of bytes of a buffer. All zero: not given. A null `buffer` with a size is given, but makes the plan a dry
 * one; layouts need no more than that of an optional buffer. That the range lies within the VkBuffer is not checked. */
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
  RAYSORT_SLOT_CALLER = 64 /* this and above: for the accesses that you append (buffer, stage, access; push: none) */
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
  RaysortBuffer output; /* out: uint32[count]; may be exactly `input` (so it is never declared a discard), else apart */
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
  uint32_t groupSize;     /* threads of a workgroup of the caller's shaders, at most the device's
                             maxComputeWorkGroupInvocations; 0: 1, and CountedMaterials counts pixels */
  uint32_t maxGroupsX;    /* workgroups on x before CountedMaterials folds into y, at most the device's
                             maxComputeWorkGroupCount[0]; 0: that */
  uint32_t flags;         /* RaysortSortFlagBits */
  RaysortIds materialIdMap;       /* in */
  RaysortBuffer list;             /* in, optional: uint32[maxCount], the rays to sort; else ray i is entry i */
  RaysortBuffer count;            /* in, optional: uint32, how many entries; clamped to maxCount; else maxCount */
  RaysortBuffer newToOldPixelMap; /* out: uint32[maxCount], sorted slot -> ray; words past the live entries (with the
                                     tail: past the entries) are not written, nor kept by a graph that discards */
  RaysortBuffer oldToNewPixelMap; /* out, optional: uint32[ids in the map], ray -> sorted slot; only the rays in
                                     newToOldPixelMap are written, the others keep their words (no discard); with a
                                     list, no ray may stand in it twice */
  RaysortBuffer ranges;           /* out: RaysortRanges, MaterialsOffsets, CountedMaterials */
  RaysortBuffer scratch;
} RaysortSortInfo;

typedef struct RaysortSortLayout
{
  VkDeviceSize idMapSize;              /* least bytes of materialIdMap, whose offset must be set; with a list only those
                                          of one id: then give the size of the whole map */
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
 * not dispatched, and moved only with RAYSORT_SORT_TAIL_BIT, in their old order whatever their id.
 * CountedMaterials[m] = (x, y, 1) with g = ceil(count of m / groupSize), x = min(g, maxGroupsX),
 * y = ceil(g / maxGroupsX), at least 1.
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
  uint32_t pushOffset;           /* bytes: where RaysortDispatchPush goes (32 bytes), a multiple of 4; the 32 bytes lie
                                    within the device's maxPushConstantsSize */
} RaysortDispatchInfo;

/* raysortPlanDispatch - what runs on the sorted list: an indirect dispatch for every material, or one for all.
 * The passes read newToOldPixelMap and ranges; what your pipelines touch besides is yours to declare (append to
 * accesses) and to synchronise. They commute: no barrier is put between them. Descriptor sets must be bound already.
 * In the shader, shaders/raysort_sort.glsl turns material and thread into a ray, or "past the end"; an uber shader
 * reads the ray's id itself. passes: as many as pipelines that are not null, or one; *passCount as in raysortPlanScan.
 * Push constants of your own go behind: words pushSize / 4 and up of RaysortPass.push, then raise pushSize.
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

#define RAYSORT_CONSTANTS 4 /* specialization constants */

/* What pipeline `index` is made of; returns 0 if this context has none. */
static int raysort_pipelineParts(RaysortContext context, uint32_t index, uint32_t *shader,
                                 uint32_t constants[RAYSORT_CONSTANTS])
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
  constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
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
  if (digitClass != 1 && context->sortItems == 32 && context->limits.maxComputeWorkGroupInvocations >= 256 &&
      context->limits.maxComputeWorkGroupSize[0] >= 256)
    constants[RAYSORT_CONSTANT_THREADS] = 256;
  return sort && (digitClass != 1 || context->sortItems == 32); /* 6 bits need more than 16 KiB of shared memory */
}

/* The shader modules that the context's pipelines need; the others stay null. */
static VkResult raysort_makeModules(RaysortContext context, const RaysortContextInfo *info, VkShaderModule *modules)
{
  uint32_t index, shader, constants[RAYSORT_CONSTANTS];
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
  VkSpecializationMapEntry entries[RAYSORT_CONSTANTS];
  VkSpecializationInfo specializations[RAYSORT_PIPELINE_TOTAL];
  VkComputePipelineCreateInfo creates[RAYSORT_PIPELINE_TOTAL];
  VkPipeline made[RAYSORT_PIPELINE_TOTAL];
  uint32_t constants[RAYSORT_PIPELINE_TOTAL][RAYSORT_CONSTANTS], indices[RAYSORT_PIPELINE_TOTAL];
  uint32_t index, shader, count = 0;
  VkResult result;

  for (index = 0; index < RAYSORT_CONSTANTS; ++index)
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
    specializations[count].mapEntryCount = RAYSORT_CONSTANTS;
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

/* What a plan needs of a buffer. */
typedef struct raysort_need
{
  const char *field;
  RaysortSlot slot;
  const RaysortBuffer *buffer;
  VkDeviceSize size, alignment; /* alignment: of the device address */
  int flags;                    /* RAYSORT_OPTIONAL, RAYSORT_WRITTEN */
} raysort_need;

/* A buffer of which nothing is needed counts as not given. One that is needed and null makes the plan dry. */
static VkResult raysort_useBuffer(RaysortContext context, const raysort_need *need, raysort_range *range)
{
  const RaysortBuffer *buffer = need->buffer;
  const int isNull = buffer->buffer == VK_NULL_HANDLE;
  char text[256];

  memset(range, 0, sizeof(*range));
  range->field = need->field;
  range->slot = need->slot;
  range->buffer = *buffer;
  range->needed = need->size;
  range->isWritten = (need->flags & RAYSORT_WRITTEN) != 0;
  if (need->size == 0 || (isNull && buffer->size == 0 && (need->flags & RAYSORT_OPTIONAL)))
    return VK_SUCCESS;
  range->isPresent = 1;
  if (buffer->offset > UINT64_MAX - buffer->size)
  {
    snprintf(text, sizeof(text), "%s: offset %llu + size %llu pass 64 bits", need->field, (raysort_u64)buffer->offset,
             (raysort_u64)buffer->size);
    return raysort_refuse(context, text);
  }
  if (buffer->size < need->size && !(isNull && buffer->size == 0))
  {
    snprintf(text, sizeof(text), "%s.size is %llu bytes, %llu are needed", need->field, (raysort_u64)buffer->size,
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
  const raysort_need needs[RAYSORT_SCAN_BUFFERS] = {
      {"RaysortScanInfo.input", RAYSORT_SLOT_INPUT, &info->input, layout->dataSize, 4, 0},
      {"RaysortScanInfo.output", RAYSORT_SLOT_OUTPUT, &info->output, layout->dataSize, 4, RAYSORT_WRITTEN},
      {"RaysortScanInfo.total", RAYSORT_SLOT_TOTAL, &info->total, layout->totalSize, 4,
       RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {"RaysortScanInfo.scratch", RAYSORT_SLOT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
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
  pass.commutes = pipeline == RAYSORT_PIPELINE_STATISTIC; /* with the count just before: other rows of the table */
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

static VkResult raysort_sortBuffers(RaysortContext context, const RaysortSortInfo *info, const raysort_sort *sort,
                                    const RaysortSortLayout *layout, raysort_range *ranges)
{
  const raysort_need needs[RAYSORT_SORT_BUFFERS] = {
      {"RaysortSortInfo.materialIdMap.buffer", RAYSORT_SLOT_MATERIAL_ID_MAP, &info->materialIdMap.buffer,
       layout->idMapSize, sort->idBytes, 0},
      {"RaysortSortInfo.list", RAYSORT_SLOT_LIST, &info->list, layout->listSize, 4, RAYSORT_OPTIONAL},
      {"RaysortSortInfo.count", RAYSORT_SLOT_COUNT, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {"RaysortSortInfo.newToOldPixelMap", RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap,
       layout->newToOldPixelMapSize, 4, RAYSORT_WRITTEN},
      {"RaysortSortInfo.oldToNewPixelMap", RAYSORT_SLOT_OLD_TO_NEW_PIXEL_MAP, &info->oldToNewPixelMap,
       layout->oldToNewPixelMapSize, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {"RaysortSortInfo.ranges", RAYSORT_SLOT_RANGES, &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN},
      {"RaysortSortInfo.scratch", RAYSORT_SLOT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, needs, RAYSORT_SORT_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  if (raysort_hasList(info) && info->materialIdMap.buffer.size) /* a list may name any id that the map holds */
    ranges[RAYSORT_SORT_IDS].needed = raysort_idBytes(info, sort, raysort_idCapacity(info, sort));
  return raysort_checkOverlap(context, ranges, RAYSORT_SORT_BUFFERS);
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
  const VkDeviceSize keyAlignment = info->keyType == RAYSORT_KEY_UINT64 ? 8 : 4;
  const raysort_need needs[RAYSORT_RADIX_BUFFERS] = {
      {"RaysortRadixInfo.keys[0]", RAYSORT_SLOT_KEYS_0, &info->keys[0], layout->keysSize, keyAlignment,
       RAYSORT_WRITTEN},
      {"RaysortRadixInfo.keys[1]", RAYSORT_SLOT_KEYS_1, &info->keys[1], layout->keysSize, keyAlignment,
       RAYSORT_WRITTEN},
      {"RaysortRadixInfo.values[0]", RAYSORT_SLOT_VALUES_0, &info->values[0], layout->valuesSize, 4, RAYSORT_WRITTEN},
      {"RaysortRadixInfo.values[1]", RAYSORT_SLOT_VALUES_1, &info->values[1], layout->valuesSize, 4, RAYSORT_WRITTEN},
      {"RaysortRadixInfo.count", RAYSORT_SLOT_COUNT, &info->count, 4, 4, RAYSORT_OPTIONAL},
      {"RaysortRadixInfo.scratch", RAYSORT_SLOT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
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
      {"RaysortSortInfo.newToOldPixelMap", RAYSORT_SLOT_NEW_TO_OLD_PIXEL_MAP, &info->newToOldPixelMap,
       layout->newToOldPixelMapSize, 4, 0},
      {"RaysortSortInfo.ranges", RAYSORT_SLOT_RANGES, &info->ranges, layout->rangesSize, 16, 0}};
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
  push.newToOldPixelMap = raysort_touch(&pass, &ranges[RAYSORT_DISPATCH_MAP], 0, layout->newToOldPixelMapSize,
                                        RAYSORT_READ, VK_FALSE, offsetof(RaysortDispatchPush, newToOldPixelMap));
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
  raysort_range ranges[RAYSORT_DISPATCH_BUFFERS];
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
    result = raysort_dispatchBuffers(context, info->sort, &layout, ranges);
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
119734787,66816,524299,8839,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,284,291,321,430,866,1064,1074,1390,2099,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,
0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,88,1,0,262215,90,1,3,262215,284,11,29,
327752,427,0,35,0,327752,427,1,35,8,327752,427,2,35,16,327752,427,3,35,24,327752,427,4,35,32,327752,427,5,35,40,
327752,427,6,35,48,327752,427,7,35,56,327752,427,8,35,64,327752,427,9,35,72,327752,427,10,35,76,327752,427,11,35,80,
327752,427,12,35,84,327752,427,13,35,88,327752,427,14,35,92,327752,427,15,35,96,327752,427,16,35,100,327752,427,17,35,
104,327752,427,18,35,108,327752,427,19,35,112,327752,427,20,35,116,327752,427,21,35,120,327752,427,22,35,124,327752,
428,0,35,0,196679,428,2,262215,517,1,1,262215,610,1,2,262216,698,0,24,327752,698,0,35,0,196679,698,2,262215,2099,11,
26,262215,2348,1,3,262215,2349,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,65,6,4,
262176,66,7,65,262167,76,6,3,262187,6,87,128,262194,6,88,32,393268,6,89,132,87,88,262194,6,90,128,393268,6,91,134,89,
90,262187,6,92,4,393268,6,93,134,91,92,262172,94,6,93,131092,117,262187,6,182,0,262165,186,32,1,262187,186,187,2,
262174,190,6,6,262187,6,195,1,262187,186,199,30,262187,186,214,0,262176,215,5349,6,262187,186,257,1,262176,283,1,6,
262203,283,284,1,262187,6,286,2,262187,6,287,264,393268,6,288,134,90,92,262172,289,65,288,262176,290,4,289,262203,290,
291,4,262176,297,4,6,262187,6,300,8,393268,6,301,134,90,300,262176,308,4,65,262187,6,317,32,393268,6,318,134,90,317,
262172,319,65,318,262176,320,4,319,262203,320,321,4,262187,6,334,3,458796,65,340,182,182,182,182,393268,6,349,134,90,
317,458796,65,359,182,195,286,334,262167,367,117,4,1638430,427,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,
196638,428,427,262176,429,9,428,262203,429,430,9,262187,186,431,13,262176,432,9,6,262187,186,435,24,262187,186,438,14,
262187,6,447,65535,262176,455,9,15,262187,6,468,4294967292u,262187,186,494,10,262187,6,497,256,262187,186,507,9,
262194,6,517,4,393268,117,518,170,517,334,393268,117,542,170,517,286,393268,117,557,170,517,92,262187,186,574,12,
262187,6,585,4294967295u,262187,186,598,15,262194,6,610,8,393268,6,611,196,195,610,262187,186,615,16,262187,6,622,31,
393268,117,625,170,517,334,262187,186,656,17,393268,117,664,170,517,182,262187,6,665,16,393268,117,666,170,517,195,
458804,6,667,169,666,300,92,458804,6,668,169,664,665,667,393268,6,669,134,87,668,196647,697,5349,196638,698,65,262176,
697,5349,698,262176,700,5349,65,262187,186,707,19,262187,186,720,20,262187,6,740,6,393268,117,741,170,610,740,393268,
6,746,134,90,286,458804,6,747,169,741,746,90,262187,186,760,5,262187,6,768,255,393268,117,831,170,517,286,262187,6,
856,66,262187,6,857,17,458804,6,858,169,741,856,857,393268,6,859,132,858,747,393268,6,860,134,89,317,393268,6,861,128,
89,860,393268,117,862,172,859,861,458804,6,863,169,862,859,861,262172,864,6,863,262176,865,4,864,262203,865,866,4,
393268,6,945,134,859,90,262172,966,6,945,262176,967,7,966,393268,117,1057,170,610,300,327732,117,1058,168,1057,262187,
6,1061,257,262172,1062,6,1061,262176,1063,4,1062,262203,1063,1064,4,262187,6,1069,64,458804,6,1070,169,741,1069,665,
262203,297,1074,4,262187,6,1155,15,393268,6,1192,134,91,286,262172,1193,6,1192,262176,1194,7,1193,262172,1266,6,91,
262176,1267,7,1266,262187,186,1300,28,262187,6,1323,4294963200u,262187,6,1356,4095,262203,1063,1390,4,393268,117,1544,
170,517,334,262187,186,1548,6,262176,1549,9,24,262187,186,1726,21,262187,186,1733,7,393268,6,1798,132,92,90,262187,6,
1807,58,393268,6,1878,132,300,90,393268,6,1893,134,91,92,393268,117,1901,176,517,286,262187,186,1947,4,262187,186,
1950,18,262187,6,1973,512,262187,186,1976,8,262187,186,1993,3,262187,6,2040,9,262187,186,2066,22,262176,2098,1,76,
262203,2098,2099,1,393268,6,2112,134,497,90,262172,2123,6,2112,262176,2124,7,2123,262187,186,2187,11,262194,6,2348,1,
393267,76,2349,2348,195,195,262176,5765,7,94,458796,65,8636,92,92,92,92,262187,6,8637,5,262187,6,8638,7,327734,2,4,0,
3,131320,5,262203,5765,5818,7,262203,5765,5809,7,262203,5765,5800,7,262203,5765,5797,7,262203,5765,5773,7,262203,5765,
5770,7,262203,5765,5766,7,262203,967,4519,7,262203,1267,4358,7,262203,967,3951,7,262203,1194,3777,7,262203,66,3053,7,
262203,2124,2435,7,393281,432,2363,430,214,494,262205,6,2364,2363,327879,6,2365,2364,497,327851,117,2366,2365,182,
196855,2378,0,262394,2366,2367,2375,131320,2375,393281,432,2376,430,214,507,262205,6,2377,2376,131321,2378,131320,
2367,393281,455,2368,430,214,187,262205,15,2369,2368,393281,215,2370,2369,214,214,393277,6,2371,2370,2,4,393281,432,
2372,430,214,507,262205,6,2373,2372,458764,6,2374,1,38,2371,2373,131321,2378,131320,2378,458997,6,5897,2374,2367,2377,
2375,393281,432,2294,430,214,2187,262205,6,2295,2294,327745,283,2297,2099,182,262205,6,2298,2297,327808,6,2389,5897,
89,327810,6,2390,2389,195,327814,6,2392,2390,89,327808,6,2395,2392,2295,327810,6,2396,2395,195,327814,6,2398,2396,
2295,458764,6,2399,1,41,195,2398,327812,6,2402,2399,89,327808,6,2405,2392,2399,327810,6,2406,2405,195,327814,6,2408,
2406,2399,327856,117,2413,2298,2408,196855,2420,0,262394,2413,2414,2418,131320,2418,131321,2420,131320,2414,327812,6,
2417,2298,2402,131321,2420,131320,2420,458997,6,5898,2417,2414,5897,2418,327808,6,2427,5898,2402,458764,6,2428,1,38,
5897,2427,262312,117,2307,2413,196855,2309,0,262394,2307,2308,2309,131320,2308,327850,117,2312,2298,182,131321,2309,
131320,2309,458997,117,2313,2413,2420,2312,2308,196855,2315,0,262394,2313,2314,2315,131320,2314,327850,117,2454,2298,
182,196855,2460,0,262394,2454,2455,2460,131320,2455,327879,6,2458,2364,87,327851,117,2459,2458,182,131321,2460,131320,
2460,458997,117,2461,2454,2314,2459,2455,262205,6,2462,284,327812,6,2463,2462,2112,131321,2464,131320,2464,458997,6,
5904,182,2460,2492,2493,458997,6,5903,182,2460,2495,2493,327856,117,2467,5903,2112,262390,2496,2493,1,262394,2467,
2468,2496,131320,2468,327808,6,2472,2463,5903,393281,432,2473,430,214,1950,262205,6,2474,2473,327856,117,2475,2472,
2474,196855,2485,0,262394,2475,2476,2484,131320,2484,131321,2485,131320,2476,393281,455,2477,430,214,1947,262205,15,
2478,2477,393281,215,2482,2478,214,2472,393277,6,2483,2482,2,4,131321,2485,131320,2485,458997,6,6659,2483,2476,182,
2484,327745,9,2487,2435,5903,196670,2487,6659,262205,6,2490,2487,327808,6,2492,5904,2490,131321,2493,131320,2493,
327808,6,2495,5903,257,131321,2464,131320,2496,262368,286,286,287,327814,6,2629,2462,92,327817,6,2631,2462,92,393281,
297,2633,291,2629,2631,196670,2633,5904,262368,286,286,287,327856,117,2635,2462,301,196855,2663,0,262394,2635,2636,
2663,131320,2636,327812,6,2638,2462,286,327745,308,2639,291,2638,262205,65,2640,2639,327808,6,2643,2638,195,327745,
308,2644,291,2643,262205,65,2645,2644,327808,65,2646,2640,2645,327761,6,2652,2646,0,327761,6,2654,2646,1,327808,6,
2655,2652,2654,327761,6,2657,2646,2,327808,6,2658,2655,2657,327761,6,2660,2646,3,327808,6,2661,2658,2660,393281,297,
2662,321,2629,2631,196670,2662,2661,131321,2663,131320,2663,262368,286,286,287,131321,2664,131320,2664,458997,65,8836,
340,2663,2674,2668,458997,65,8835,340,2663,2686,2668,458997,6,5905,182,2663,2689,2668,327856,117,2667,5905,349,262390,
2690,2668,1,262394,2667,2668,2690,131320,2668,327745,308,2670,321,5905,262205,65,2671,2670,327808,65,2674,8836,2671,
327812,6,2677,5905,92,458832,65,2678,2677,2677,2677,2677,327808,65,2679,359,2678,327814,6,2681,2462,300,458832,65,
2682,2681,2681,2681,2681,327856,367,2683,2679,2682,393385,65,2684,2683,2671,340,327808,65,2686,8835,2684,327808,6,
2689,5905,257,131321,2664,131320,2690,327814,6,2697,2462,300,327812,6,2698,2697,286,327745,308,2701,291,2698,262205,
65,2702,2701,327817,6,2708,2462,300,458832,65,2709,2708,2708,2708,2708,327856,367,2710,359,2709,393385,65,2711,2710,
2702,340,327808,65,2713,8835,2711,327808,6,8622,2698,195,327745,308,8623,291,8622,262205,65,8624,8623,327808,65,8627,
359,8636,327856,367,8630,8627,2709,393385,65,8631,8630,8624,340,327808,65,8633,2713,8631,327761,6,2719,8836,0,327761,
6,2721,8836,1,327808,6,2722,2719,2721,327761,6,2724,8836,2,327808,6,2725,2722,2724,327761,6,2727,8836,3,327808,6,2728,
2725,2727,327761,6,2730,8633,0,327761,6,2732,8633,1,327808,6,2733,2730,2732,327761,6,2735,8633,2,327808,6,2736,2733,
2735,327761,6,2738,8633,3,327808,6,2739,2736,2738,131321,2500,131320,2500,458997,6,6646,2739,2690,2547,2548,458997,6,
5907,182,2690,2550,2548,327856,117,2503,5907,2112,262390,2551,2548,1,262394,2503,2504,2551,131320,2504,327808,6,2507,
2463,5907,393281,432,2509,430,214,1950,262205,6,2510,2509,327856,117,2511,2507,2510,196855,2542,0,262394,2511,2512,
2542,131320,2512,196855,2529,0,262394,2413,2516,2528,131320,2528,131321,2529,131320,2516,393281,455,2517,430,214,1993,
262205,15,2518,2517,327812,6,2522,2507,2295,327808,6,2525,2522,2298,393281,215,2526,2518,214,2525,393277,6,2527,2526,
2,4,131321,2529,131320,2529,458997,6,6647,2527,2516,182,2528,327808,6,2531,6646,6647,327745,297,2532,1390,2507,196670,
2532,2531,196855,2541,0,262394,2461,2534,2541,131320,2534,327745,9,2538,2435,5907,262205,6,2539,2538,393281,432,2788,
430,214,707,262205,6,2789,2788,327814,6,2790,2539,2789,327817,6,2794,2539,2789,327851,117,2795,2794,182,393385,6,2796,
2795,195,182,327808,6,2797,2790,2796,393281,432,2799,430,214,720,262205,6,2800,2799,327814,6,2801,2797,2800,327817,6,
2805,2797,2800,327851,117,2806,2805,182,393385,6,2807,2806,195,182,327808,6,2808,2801,2807,458764,6,2812,1,38,2797,
2800,458764,6,2814,1,41,2808,195,393281,1549,2745,430,214,1976,262205,24,2746,2745,327808,6,2748,665,2507,393281,215,
2750,2746,214,2748,327742,2750,6646,2,4,393281,432,2753,430,214,2066,262205,6,2754,2753,327812,6,2756,2507,334,327808,
6,2757,2754,2756,393281,215,2760,2746,214,2757,327742,2760,2812,2,4,327808,6,2768,2757,195,393281,215,2771,2746,214,
2768,327742,2771,2814,2,4,327808,6,2779,2757,286,393281,215,2782,2746,214,2779,327742,2782,195,2,4,131321,2541,131320,
2541,131321,2542,131320,2542,327745,9,2544,2435,5907,262205,6,2545,2544,327808,6,2547,6646,2545,131321,2548,131320,
2548,327808,6,2550,5907,257,131321,2500,131320,2551,327850,117,2553,2462,182,196855,2617,0,262394,2553,2554,2617,
131320,2554,393281,432,2555,430,214,1950,262205,6,2556,2555,327812,6,2559,2556,2295,327808,6,2562,2559,2298,196855,
2569,0,262394,2413,2564,2569,131320,2564,327879,6,2567,2364,195,327851,117,2568,2567,182,131321,2569,131320,2569,
458997,117,2570,2413,2554,2568,2564,196855,2589,0,262394,2570,2573,2588,131320,2588,131321,2589,131320,2573,393281,
455,2574,430,214,1993,262205,15,2575,2574,393281,215,2577,2575,214,2562,393277,6,2578,2577,2,4,327808,6,2584,2562,
2295,393281,215,2585,2575,214,2584,393277,6,2586,2585,2,4,327808,6,2587,2578,2586,131321,2589,131320,2589,458997,6,
5917,2587,2573,182,2588,327808,6,2591,2728,5917,327745,297,2592,1390,611,196670,2592,2591,196855,2602,0,262394,2461,
2594,2602,131320,2594,393281,1549,2595,430,214,1976,262205,24,2596,2595,327808,6,2599,665,2556,393281,215,2601,2596,
214,2599,327742,2601,2728,2,4,131321,2602,131320,2602,196855,2611,0,262394,2454,2606,2611,131320,2606,327879,6,2609,
2364,1069,327851,117,2610,2609,182,131321,2611,131320,2611,458997,117,2612,2454,2602,2610,2606,196855,2616,0,262394,
2612,2613,2616,131320,2613,393281,455,2826,430,214,1947,262205,15,2827,2826,393281,215,2830,2827,214,2556,393277,6,
2831,2830,2,4,327808,6,2836,2556,195,393281,215,2837,2827,214,2836,393277,6,2838,2837,2,4,393281,432,2923,430,214,707,
262205,6,2924,2923,327814,6,2925,2728,2924,327817,6,2929,2728,2924,327851,117,2930,2929,182,393385,6,2931,2930,195,
182,327808,6,2932,2925,2931,393281,432,2934,430,214,720,262205,6,2935,2934,327814,6,2936,2932,2935,327817,6,2940,2932,
2935,327851,117,2941,2940,182,393385,6,2942,2941,195,182,327808,6,2943,2936,2942,458764,6,2947,1,38,2932,2935,458764,
6,2949,1,41,2943,195,196855,2969,0,262394,2366,2958,2966,131320,2966,393281,432,2967,430,214,507,262205,6,2968,2967,
131321,2969,131320,2958,393281,455,2959,430,214,187,262205,15,2960,2959,393281,215,2961,2960,214,214,393277,6,2962,
2961,2,4,393281,432,2963,430,214,507,262205,6,2964,2963,458764,6,2965,1,38,2962,2964,131321,2969,131320,2969,458997,6,
5928,2965,2958,2968,2966,327879,6,2844,2364,1973,327851,117,2845,2844,182,393281,1549,2846,430,214,1976,262205,24,
2847,2846,393281,215,2849,2847,214,214,327742,2849,5928,2,4,393281,215,2853,2847,214,257,327742,2853,2728,2,4,327808,
6,2858,2831,2838,393281,215,2859,2847,214,187,327742,2859,2858,2,4,393281,215,2863,2847,214,1993,327742,2863,2838,2,4,
393281,215,2868,2847,214,1947,327742,2868,2947,2,4,393281,215,2873,2847,214,760,327742,2873,2949,2,4,393281,215,2878,
2847,214,1548,327742,2878,195,2,4,196855,2887,0,262394,2845,2882,2886,131320,2886,131321,2887,131320,2882,327808,6,
2884,5928,622,327814,6,2885,2884,317,131321,2887,131320,2887,458997,6,5932,2885,2882,182,2886,393281,215,2889,2847,
214,1733,327742,2889,5932,2,4,196855,2902,0,262394,2845,2893,2901,131320,2901,131321,2902,131320,2893,327808,6,2898,
2556,286,393281,215,2899,2827,214,2898,393277,6,2900,2899,2,4,131321,2902,131320,2902,458997,6,5934,2900,2893,182,
2901,393281,215,2904,2847,214,1976,327742,2904,5934,2,4,131321,2905,131320,2905,458997,6,5935,2040,2902,2916,2909,
327856,117,2908,5935,665,262390,2917,2909,0,262394,2908,2909,2917,131320,2909,393281,215,2913,2847,214,5935,327742,
2913,182,2,4,327808,6,2916,5935,257,131321,2905,131320,2917,131321,2616,131320,2616,131321,2617,131320,2617,131321,
2315,131320,2315,262368,286,286,287,131321,2322,131320,2322,458997,6,5954,5898,2315,2337,2325,327856,117,2330,5954,
2428,262390,2324,2325,0,262394,2330,2323,2324,131320,2323,327810,6,2334,2428,5954,458764,6,2335,1,38,89,2334,327808,6,
2337,5954,89,327856,117,2340,2337,2428,262205,6,2988,284,196855,3047,0,262394,741,3038,3045,131320,3045,131321,3047,
131320,3038,327817,6,3040,2988,747,327812,6,3041,3040,286,327814,6,3043,2988,747,327808,6,3044,3041,3043,131321,3047,
131320,3047,458997,6,5974,3044,3038,2988,3045,327812,6,2990,5974,91,131321,2991,131320,2991,458997,6,5975,182,3047,
3000,2995,327856,117,2994,5975,1893,262390,3001,2995,1,262394,2994,2995,3001,131320,2995,327745,9,5820,5818,5975,
196670,5820,182,327808,6,3000,5975,257,131321,2991,131320,3001,327850,117,3004,2335,89,327847,117,3005,1901,3004,
196855,3020,0,262394,3005,3006,3013,131320,3013,262205,94,5826,5818,327847,117,3259,831,3004,196855,3315,0,262394,
3259,3260,3290,131320,3290,131321,3292,131320,3292,458997,6,5981,2988,3290,3313,3311,327856,117,3295,5981,89,262390,
3314,3311,0,262394,3295,3296,3314,131320,3296,327856,117,3299,5981,2335,196855,3306,0,262394,3299,3300,3306,131320,
3300,327808,6,3303,5954,5981,196855,3508,0,196859,182,3457,131320,3457,196855,3474,0,262394,518,3458,3474,131320,3458,
393281,455,3459,430,214,214,262205,15,3460,3459,262268,7,3461,3460,327761,6,3515,3461,0,327876,6,3517,3303,187,327829,
190,3518,3515,3517,327761,6,3519,3518,1,327761,6,3520,3518,0,327761,6,3523,3461,1,327874,6,3525,3303,199,327808,6,
3526,3523,3525,327808,6,3528,3526,3519,327829,190,3538,3520,3517,327761,6,3539,3538,1,327761,6,3540,3538,0,327808,6,
3546,3528,3525,327808,6,3548,3546,3539,327760,7,3549,3540,3548,262268,15,3466,3549,393281,215,3468,3466,214,214,
393277,6,3469,3468,2,4,393281,215,3471,3466,214,257,393277,6,3472,3471,2,4,327760,7,3473,3469,3472,131321,3508,131320,
3474,196855,3482,0,262394,542,3475,3482,131320,3475,393281,455,3476,430,214,214,262205,15,3477,3476,262268,7,3555,
3477,327761,6,3566,3555,0,327876,6,3568,3303,187,327829,190,3569,3566,3568,327761,6,3570,3569,1,327761,6,3571,3569,0,
327761,6,3574,3555,1,327874,6,3576,3303,199,327808,6,3577,3574,3576,327808,6,3579,3577,3570,327760,7,3580,3571,3579,
262268,15,3558,3580,393281,215,3559,3558,214,214,393277,6,3560,3559,2,4,393281,432,3584,430,214,431,262205,6,3585,
3584,327874,6,3586,3585,435,327874,6,3587,3560,3586,393281,432,3588,430,214,438,262205,6,3589,3588,327879,6,3590,3587,
3589,327760,7,3481,3590,182,131321,3508,131320,3482,196855,3489,0,262394,557,3484,3489,131320,3484,327879,6,3487,2364,
92,327851,117,3488,3487,182,131321,3489,131320,3489,458997,117,3490,557,3482,3488,3484,196855,3496,0,262394,3490,3491,
3496,131320,3491,393281,455,3492,430,214,257,262205,15,3493,3492,262268,7,3596,3493,327761,6,3607,3596,0,327876,6,
3609,3303,187,327829,190,3610,3607,3609,327761,6,3611,3610,1,327761,6,3612,3610,0,327761,6,3615,3596,1,327874,6,3617,
3303,199,327808,6,3618,3615,3617,327808,6,3620,3618,3611,327760,7,3621,3612,3620,262268,15,3599,3621,393281,215,3600,
3599,214,214,393277,6,3601,3600,2,4,131321,3496,131320,3496,458997,6,5985,3303,3489,3601,3491,393281,432,3498,430,214,
574,262205,6,3499,3498,327856,117,3500,5985,3499,196855,3505,0,262394,3500,3501,3504,131320,3504,131321,3505,131320,
3501,393281,432,3630,430,214,431,262205,6,3631,3630,327879,6,3632,3631,447,327831,190,3633,5985,3632,327761,6,3634,
3633,0,327761,6,3635,3633,1,393281,455,3636,430,214,214,262205,15,3637,3636,262268,7,3638,3637,327761,6,3640,3638,0,
327829,190,3642,3640,3634,327761,6,3643,3642,1,327761,6,3644,3642,0,327879,6,3646,3644,468,327761,6,3648,3638,1,
327808,6,3650,3648,3635,327808,6,3652,3650,3643,327760,7,3653,3646,3652,262268,15,3655,3653,393281,215,3656,3655,214,
214,393277,6,3657,3656,2,4,327879,6,3659,3644,334,327812,6,3660,3659,300,327874,6,3663,3631,435,327808,6,3664,3660,
3663,327874,6,3665,3657,3664,393281,432,3666,430,214,438,262205,6,3667,3666,327879,6,3668,3665,3667,131321,3505,
131320,3505,458997,6,5987,3668,3501,585,3504,327760,7,3507,5987,182,131321,3508,131320,3508,590069,7,5988,3473,3458,
3481,3475,3507,3505,196855,3736,0,196859,182,3677,131320,3677,327879,6,3680,2364,195,327851,117,3681,3680,182,196855,
3688,0,262394,3681,3682,3688,131320,3682,327761,6,3684,5988,0,393281,432,3685,430,214,598,262205,6,3686,3685,327854,
117,3687,3684,3686,131321,3688,131320,3688,458997,117,3689,3681,3677,3687,3682,196855,3697,0,262394,3689,3690,3697,
131320,3690,131321,3736,131320,3697,393281,432,3698,430,214,615,262205,6,3699,3698,327761,6,3701,5988,0,327879,6,3703,
3699,622,327874,6,3704,3701,3703,196855,3731,0,262394,625,3705,3731,131320,3705,327854,117,3707,3699,317,196855,3729,
0,262394,3707,3708,3714,131320,3714,327850,117,3716,3699,182,196855,3727,0,262394,3716,3717,3719,131320,3719,327761,6,
3722,5988,1,327810,6,3724,317,3699,327876,6,3725,3722,3724,327877,6,3726,3704,3725,131321,3727,131320,3717,131321,
3727,131320,3727,458997,6,5989,3704,3717,3726,3719,131321,3729,131320,3708,327761,6,3710,5988,1,327810,6,3712,3699,
317,327874,6,3713,3710,3712,131321,3729,131320,3729,458997,6,5990,3713,3708,5989,3727,131321,3731,131320,3731,458997,
6,5991,3704,3697,5990,3729,393281,432,3733,430,214,656,262205,6,3734,3733,327879,6,3735,5991,3734,131321,3736,131320,
3736,458997,6,5992,611,3690,3735,3731,131321,3306,131320,3306,458997,6,6003,611,3296,5992,3736,327874,6,3742,5981,760,
327808,6,3743,5981,3742,327745,297,3310,866,3743,196670,3310,6003,131321,3311,131320,3311,327808,6,3313,5981,90,
131321,3292,131320,3314,131321,3315,131320,3260,393281,455,3261,430,214,214,262205,15,3262,3261,262268,7,3263,3262,
327808,6,3266,5954,2988,327761,6,3340,3263,0,327876,6,3342,3266,187,327829,190,3343,3340,3342,327761,6,3344,3343,1,
327761,6,3345,3343,0,327761,6,3348,3263,1,327874,6,3350,3266,199,327808,6,3351,3348,3350,327808,6,3353,3351,3344,
327760,7,3354,3345,3353,262268,15,3268,3354,131321,3269,131320,3269,458997,6,6004,182,3260,3288,3286,327856,117,3272,
6004,89,262390,3289,3286,1,262394,3272,3273,3289,131320,3273,327808,6,3276,2988,6004,327874,6,3359,3276,760,327808,6,
3360,3276,3359,393281,215,3280,3268,214,6004,393277,6,3281,3280,2,4,393281,432,3364,430,214,431,262205,6,3365,3364,
327874,6,3366,3365,435,327874,6,3367,3281,3366,393281,432,3368,430,214,438,262205,6,3369,3368,327879,6,3370,3367,3369,
196855,3438,0,196859,182,3379,131320,3379,327879,6,3382,2364,195,327851,117,3383,3382,182,196855,3390,0,262394,3383,
3384,3390,131320,3384,393281,432,3387,430,214,598,262205,6,3388,3387,327854,117,3389,3370,3388,131321,3390,131320,
3390,458997,117,3391,3383,3379,3389,3384,196855,3399,0,262394,3391,3392,3399,131320,3392,131321,3438,131320,3399,
393281,432,3400,430,214,615,262205,6,3401,3400,327879,6,3405,3401,622,327874,6,3406,3370,3405,196855,3433,0,262394,
625,3407,3433,131320,3407,327854,117,3409,3401,317,196855,3431,0,262394,3409,3410,3416,131320,3416,327850,117,3418,
3401,182,196855,3429,0,262394,3418,3419,3421,131320,3421,327810,6,3426,317,3401,327876,6,3427,182,3426,327877,6,3428,
3406,3427,131321,3429,131320,3419,131321,3429,131320,3429,458997,6,6050,3406,3419,3428,3421,131321,3431,131320,3410,
327810,6,3414,3401,317,327874,6,3415,182,3414,131321,3431,131320,3431,458997,6,6051,3415,3410,6050,3429,131321,3433,
131320,3433,458997,6,6052,3406,3399,6051,3431,393281,432,3435,430,214,656,262205,6,3436,3435,327879,6,3437,6052,3436,
131321,3438,131320,3438,458997,6,6053,611,3392,3437,3433,327745,297,3285,866,3360,196670,3285,6053,131321,3286,131320,
3286,327808,6,3288,6004,90,131321,3269,131320,3289,131321,3315,131320,3315,262368,286,286,287,131321,3316,131320,3316,
458997,94,6020,5826,3315,5804,3320,458997,6,6006,182,3315,3769,3320,458997,6,6005,182,3315,3333,3320,327856,117,3319,
6005,91,262390,3334,3320,1,262394,3319,3320,3334,131320,3320,327808,6,3323,2990,6005,327874,6,3748,3323,760,327808,6,
3749,3323,3748,196670,5800,6020,327745,297,3327,866,3749,262205,6,3328,3327,327814,6,3752,6005,92,327879,6,3754,3328,
768,327817,6,3756,6005,92,327812,6,3757,3756,300,327876,6,3758,3754,3757,327745,9,5807,5800,3752,262205,6,3760,5807,
327877,6,3761,3760,3758,196670,5807,3761,327874,6,3764,3328,610,327876,6,3766,3764,6005,327877,6,3769,6006,3766,
262205,94,5804,5800,327808,6,3333,6005,257,131321,3316,131320,3334,262368,286,286,287,196670,5818,6020,131321,3020,
131320,3006,327808,6,3009,5954,2990,262205,94,5821,5818,131321,3060,131320,3060,458997,94,6061,5821,3006,6632,3089,
458997,6,6060,182,3006,6626,3089,458997,6,6059,182,3006,3091,3089,327856,117,3063,6059,91,262390,3092,3089,1,262394,
3063,3064,3092,131320,3064,327808,6,3067,3009,6059,393281,455,3097,430,214,214,262205,15,3098,3097,262268,7,3099,3098,
327814,6,3101,3067,668,327812,6,3102,3101,92,327761,6,3112,3099,0,327876,6,3114,3102,187,327829,190,3115,3112,3114,
327761,6,3116,3115,1,327761,6,3117,3115,0,327761,6,3120,3099,1,327874,6,3122,3102,199,327808,6,3123,3120,3122,327808,
6,3125,3123,3116,327760,7,3126,3117,3125,262268,697,3104,3126,327745,700,3105,3104,214,393277,65,3106,3105,2,16,
131321,3069,131320,3069,458997,94,6632,6061,3064,5813,3085,458997,6,6626,6060,3064,3235,3085,458997,6,6617,182,3064,
3087,3085,327856,117,3072,6617,668,262390,3088,3085,1,262394,3072,3073,3088,131320,3073,327808,6,3076,6059,6617,
196670,3053,3106,327812,6,3131,6617,669,327814,6,3132,3131,317,327745,9,3133,3053,3132,262205,6,3134,3133,327879,6,
3138,3131,622,393281,432,3139,430,214,431,262205,6,3140,3139,327874,6,3141,3140,435,327808,6,3142,3138,3141,327874,6,
3143,3134,3142,393281,432,3144,430,214,438,262205,6,3145,3144,327879,6,3146,3143,3145,196855,3214,0,196859,182,3155,
131320,3155,327879,6,3158,2364,195,327851,117,3159,3158,182,196855,3166,0,262394,3159,3160,3166,131320,3160,393281,
432,3163,430,214,598,262205,6,3164,3163,327854,117,3165,3146,3164,131321,3166,131320,3166,458997,117,3167,3159,3155,
3165,3160,196855,3175,0,262394,3167,3168,3175,131320,3168,131321,3214,131320,3175,393281,432,3176,430,214,615,262205,
6,3177,3176,327879,6,3181,3177,622,327874,6,3182,3146,3181,196855,3209,0,262394,625,3183,3209,131320,3183,327854,117,
3185,3177,317,196855,3207,0,262394,3185,3186,3192,131320,3192,327850,117,3194,3177,182,196855,3205,0,262394,3194,3195,
3197,131320,3197,327810,6,3202,317,3177,327876,6,3203,182,3202,327877,6,3204,3182,3203,131321,3205,131320,3195,131321,
3205,131320,3205,458997,6,6620,3182,3195,3204,3197,131321,3207,131320,3186,327810,6,3190,3177,317,327874,6,3191,182,
3190,131321,3207,131320,3207,458997,6,6621,3191,3186,6620,3205,131321,3209,131320,3209,458997,6,6622,3182,3175,6621,
3207,393281,432,3211,430,214,656,262205,6,3212,3211,327879,6,3213,6622,3212,131321,3214,131320,3214,458997,6,6623,611,
3168,3213,3209,196670,5809,6632,327814,6,3218,3076,92,327879,6,3220,6623,768,327817,6,3222,3076,92,327812,6,3223,3222,
300,327876,6,3224,3220,3223,327745,9,5816,5809,3218,262205,6,3226,5816,327877,6,3227,3226,3224,196670,5816,3227,
327874,6,3230,6623,610,327876,6,3232,3230,3076,327877,6,3235,6626,3232,262205,94,5813,5809,131321,3085,131320,3085,
327808,6,3087,6617,257,131321,3069,131320,3088,131321,3089,131320,3089,327808,6,3091,6059,668,131321,3060,131320,3092,
196670,5818,6061,131321,3020,131320,3020,458997,6,6062,6060,3092,6006,3334,262205,94,5831,5818,131321,3863,131320,
3863,458997,6,6084,182,3020,3875,3867,327856,117,3866,6084,945,262390,3876,3867,1,262394,3866,3867,3876,131320,3867,
327812,6,3869,6084,90,327808,6,3871,3869,2988,327745,297,3872,866,3871,196670,3872,182,327808,6,3875,6084,257,131321,
3863,131320,3876,262368,286,286,287,131321,3790,131320,3790,458997,6,6085,182,3876,3801,3799,327856,117,3793,6085,91,
262390,3802,3799,1,262394,3793,3794,3802,131320,3794,196670,5773,5831,327814,6,3907,6085,92,327745,9,5775,5773,3907,
262205,6,3909,5775,327817,6,3911,6085,92,327812,6,3912,3911,300,327874,6,3913,3909,3912,327879,6,3914,3913,768,196855,
3902,0,262394,1057,3887,3900,131320,3900,131321,3902,131320,3887,327874,6,3891,6062,6085,327879,6,3892,3891,195,
327851,117,3893,3892,182,196855,3898,0,262394,3893,3894,3895,131320,3895,327879,6,3897,3914,1155,131321,3898,131320,
3894,131321,3898,131320,3898,458997,6,6606,1070,3894,3897,3895,131321,3902,131320,3902,458997,6,6607,6606,3898,3914,
3900,327817,6,3923,2988,747,196855,3929,0,262394,741,3924,3928,131320,3928,131321,3929,131320,3924,327814,6,3926,2988,
747,327812,6,3927,3926,665,131321,3929,131320,3929,458997,6,6608,3927,3924,182,3928,327812,6,3932,6607,747,327808,6,
3934,3932,3923,327745,297,3935,866,3934,327876,6,3937,195,6608,458986,6,3938,3935,195,182,3937,131321,3799,131320,
3799,327808,6,3801,6085,257,131321,3790,131320,3802,327812,6,3965,2988,945,262368,286,286,287,131321,3966,131320,3966,
458997,6,6087,182,3802,3995,3996,458997,6,6086,182,3802,3998,3996,327856,117,3969,6086,945,262390,3999,3996,1,262394,
3969,3970,3999,131320,3970,327808,6,3974,3965,6086,327745,297,3975,866,3974,262205,6,3976,3975,327745,9,3977,3951,
6086,196670,3977,3976,196855,3992,0,262394,741,3978,3988,131320,3988,262205,6,3991,3977,131321,3992,131320,3978,
262205,6,3981,3977,327879,6,3982,3981,447,262205,6,3985,3977,327874,6,3986,3985,615,327808,6,3987,3982,3986,131321,
3992,131320,3992,458997,6,6603,3987,3978,3991,3988,327808,6,3995,6087,6603,131321,3996,131320,3996,327808,6,3998,6086,
257,131321,3966,131320,3999,262368,286,286,287,327814,6,4086,2988,92,327817,6,4088,2988,92,393281,297,4090,291,4086,
4088,196670,4090,6087,262368,286,286,287,327856,117,4092,2988,301,196855,4120,0,262394,4092,4093,4120,131320,4093,
327812,6,4095,2988,286,327745,308,4096,291,4095,262205,65,4097,4096,327808,6,4100,4095,195,327745,308,4101,291,4100,
262205,65,4102,4101,327808,65,4103,4097,4102,327761,6,4109,4103,0,327761,6,4111,4103,1,327808,6,4112,4109,4111,327761,
6,4114,4103,2,327808,6,4115,4112,4114,327761,6,4117,4103,3,327808,6,4118,4115,4117,393281,297,4119,321,4086,4088,
196670,4119,4118,131321,4120,131320,4120,262368,286,286,287,131321,4121,131320,4121,458997,65,8837,340,4120,4143,4125,
458997,6,6088,182,4120,4146,4125,327856,117,4124,6088,349,262390,4147,4125,1,262394,4124,4125,4147,131320,4125,327745,
308,4127,321,6088,262205,65,4128,4127,327812,6,4134,6088,92,458832,65,4135,4134,4134,4134,4134,327808,65,4136,359,
4135,327814,6,4138,2988,300,458832,65,4139,4138,4138,4138,4138,327856,367,4140,4136,4139,393385,65,4141,4140,4128,340,
327808,65,4143,8837,4141,327808,6,4146,6088,257,131321,4121,131320,4147,327814,6,4154,2988,300,327812,6,4155,4154,286,
327745,308,4158,291,4155,262205,65,4159,4158,327817,6,4165,2988,300,458832,65,4166,4165,4165,4165,4165,327856,367,
4167,359,4166,393385,65,4168,4167,4159,340,327808,65,4170,8837,4168,327808,6,7217,4155,195,327745,308,7218,291,7217,
262205,65,7219,7218,327808,65,7222,359,8636,327856,367,7225,7222,4166,393385,65,7226,7225,7219,340,327808,65,7228,
4170,7226,327761,6,4187,7228,0,327761,6,4189,7228,1,327808,6,4190,4187,4189,327761,6,4192,7228,2,327808,6,4193,4190,
4192,327761,6,4195,7228,3,327808,6,4196,4193,4195,131321,4003,131320,4003,458997,6,6569,4196,4147,4070,4071,458997,6,
6090,182,4147,4073,4071,327856,117,4006,6090,945,262390,4074,4071,1,262394,4006,4007,4074,131320,4007,196855,4017,0,
262394,741,4008,4013,131320,4013,327745,9,4015,3951,6090,262205,6,4016,4015,131321,4017,131320,4008,327745,9,4010,
3951,6090,262205,6,4011,4010,327879,6,4012,4011,447,131321,4017,131320,4017,458997,6,6560,4012,4008,4016,4013,327808,
6,4021,3965,6090,327814,6,4022,4021,747,196855,4035,0,262394,741,4026,4033,131320,4033,131321,4035,131320,4026,327808,
6,4030,6569,6560,327876,6,4031,4030,615,327877,6,4032,6569,4031,131321,4035,131320,4035,458997,6,6570,4032,4026,6569,
4033,327745,297,4037,866,4021,196670,4037,6570,327817,6,4043,4021,747,327850,117,4044,4043,182,196855,4058,0,262394,
4044,4047,4058,131320,4047,196855,4052,0,262394,1058,4048,4052,131320,4048,327745,297,4051,1064,4022,196670,4051,6569,
131321,4052,131320,4052,327850,117,4054,4022,1070,196855,4057,0,262394,4054,4055,4057,131320,4055,196670,1074,6569,
131321,4057,131320,4057,131321,4058,131320,4058,196855,4066,0,262394,741,4060,4065,131320,4065,131321,4066,131320,
4060,327745,9,4062,3951,6090,262205,6,4063,4062,327874,6,4064,4063,615,131321,4066,131320,4066,458997,6,6595,4064,
4060,182,4065,327808,6,4068,6560,6595,327808,6,4070,6569,4068,131321,4071,131320,4071,327808,6,4073,6090,257,131321,
4003,131320,4074,262368,286,286,287,131321,3804,131320,3804,458997,6,6091,182,4074,3830,3828,327856,117,3807,6091,91,
262390,3831,3828,1,262394,3807,3808,3831,131320,3808,327814,6,3810,6091,286,196670,5770,5831,327814,6,4227,6091,92,
327745,9,5772,5770,4227,262205,6,4229,5772,327817,6,4231,6091,92,327812,6,4232,4231,300,327874,6,4233,4229,4232,
327879,6,4234,4233,768,196855,4222,0,262394,1057,4207,4220,131320,4220,131321,4222,131320,4207,327874,6,4211,6062,
6091,327879,6,4212,4211,195,327851,117,4213,4212,182,196855,4218,0,262394,4213,4214,4215,131320,4215,327879,6,4217,
4234,1155,131321,4218,131320,4214,131321,4218,131320,4218,458997,6,6532,1070,4214,4217,4215,131321,4222,131320,4222,
458997,6,6533,6532,4218,4234,4220,327817,6,4243,2988,747,196855,4249,0,262394,741,4244,4248,131320,4248,131321,4249,
131320,4244,327814,6,4246,2988,747,327812,6,4247,4246,665,131321,4249,131320,4249,458997,6,6534,4247,4244,182,4248,
327812,6,4252,6533,747,327808,6,4254,4252,4243,327745,297,4255,866,4254,327876,6,4257,195,6534,458986,6,4258,4255,195,
182,4257,196855,4266,0,262394,741,4259,4264,131320,4264,131321,4266,131320,4259,327874,6,4262,4258,6534,327879,6,4263,
4262,447,131321,4266,131320,4266,458997,6,6537,4263,4259,4258,4264,327745,9,3815,3777,3810,196670,3815,6537,327808,6,
3819,6091,195,196670,5766,5831,327814,6,4298,3819,92,327745,9,5769,5766,4298,262205,6,4300,5769,327817,6,4302,3819,92,
327812,6,4303,4302,300,327874,6,4304,4300,4303,327879,6,4305,4304,768,196855,4293,0,262394,1057,4278,4291,131320,4291,
131321,4293,131320,4278,327874,6,4282,6062,3819,327879,6,4283,4282,195,327851,117,4284,4283,182,196855,4289,0,262394,
4284,4285,4286,131320,4286,327879,6,4288,4305,1155,131321,4289,131320,4285,131321,4289,131320,4289,458997,6,6550,1070,
4285,4288,4286,131321,4293,131320,4293,458997,6,6551,6550,4289,4305,4291,196855,4320,0,262394,741,4315,4319,131320,
4319,131321,4320,131320,4315,327814,6,4317,2988,747,327812,6,4318,4317,665,131321,4320,131320,4320,458997,6,6552,4318,
4315,182,4319,327812,6,4323,6551,747,327808,6,4325,4323,4243,327745,297,4326,866,4325,327876,6,4328,195,6552,458986,6,
4329,4326,195,182,4328,196855,4337,0,262394,741,4330,4335,131320,4335,131321,4337,131320,4330,327874,6,4333,4329,6552,
327879,6,4334,4333,447,131321,4337,131320,4337,458997,6,6555,4334,4330,4329,4335,327876,6,3823,6555,615,262205,6,3825,
3815,327877,6,3826,3825,3823,196670,3815,3826,131321,3828,131320,3828,327808,6,3830,6091,286,131321,3804,131320,3831,
262368,286,286,287,131321,3832,131320,3832,458997,6,6092,182,3831,3859,3836,327856,117,3835,6092,91,262390,3860,3836,
1,262394,3835,3836,3860,131320,3836,327814,6,3838,6092,286,327745,9,3839,3777,3838,262205,6,3840,3839,327879,6,3842,
6092,195,327812,6,3843,665,3842,327874,6,3844,3840,3843,327879,6,3845,3844,447,327874,6,4343,3845,760,327808,6,4344,
3845,4343,196670,5797,5831,327814,6,4348,6092,92,327745,9,5799,5797,4348,262205,6,4350,5799,327817,6,4352,6092,92,
327812,6,4353,4352,300,327874,6,4354,4350,4353,327879,6,4355,4354,768,327876,6,3850,4355,435,327808,6,3853,2990,6092,
327876,6,3854,3853,574,327877,6,3855,3850,3854,327745,297,3856,866,4344,196670,3856,3855,327808,6,3859,6092,257,
131321,3832,131320,3860,262368,286,286,287,196855,3031,0,262394,1057,3024,3029,131320,3029,458764,6,4974,1,38,2988,
611,327745,297,4976,1064,4974,262205,6,4977,4976,327856,117,4979,4974,611,196855,4986,0,262394,4979,4980,4985,131320,
4985,131321,4986,131320,4980,327808,6,4982,4974,195,327745,297,4983,1064,4982,262205,6,4984,4983,131321,4986,131320,
4986,458997,6,6093,4984,4980,89,4985,262368,286,286,287,327858,117,4989,2988,611,196855,5006,0,262394,4989,4990,5006,
131320,4990,327745,297,4993,1390,4974,262205,6,4994,4993,327810,6,4996,4994,4977,196670,4976,4996,327810,6,5001,6093,
4977,262205,6,5003,4993,327808,6,5004,5003,5001,196670,4993,5004,131321,5006,131320,5006,262368,286,286,287,131321,
3031,131320,3024,262205,6,4370,1074,131321,4371,131320,4371,458997,6,6105,182,3024,4386,4375,327856,117,4374,6105,91,
262390,4387,4375,1,262394,4374,4375,4387,131320,4375,327808,6,4379,2990,6105,327874,6,4465,4379,760,327808,6,4466,
4379,4465,327745,297,4381,866,4466,262205,6,4382,4381,327745,9,4383,4358,6105,196670,4383,4382,327808,6,4386,6105,257,
131321,4371,131320,4387,262368,286,286,287,131321,4469,131320,4469,458997,6,6106,182,4387,4481,4473,327856,117,4472,
6106,945,262390,4482,4473,1,262394,4472,4473,4482,131320,4473,327812,6,4475,6106,90,327808,6,4477,4475,2988,327745,
297,4478,866,4477,196670,4478,182,327808,6,4481,6106,257,131321,4469,131320,4482,262368,286,286,287,131321,4389,
131320,4389,458997,6,6107,182,4482,4410,4408,327856,117,4392,6107,91,262390,4411,4408,1,262394,4392,4393,4411,131320,
4393,327808,6,4396,2990,6107,327856,117,4398,4396,4370,196855,4405,0,262394,4398,4399,4404,131320,4404,131321,4405,
131320,4399,327745,9,4401,4358,6107,262205,6,4402,4401,327874,6,4403,4402,1300,131321,4405,131320,4405,458997,6,6497,
4403,4399,1070,4404,327817,6,4491,2988,747,196855,4497,0,262394,741,4492,4496,131320,4496,131321,4497,131320,4492,
327814,6,4494,2988,747,327812,6,4495,4494,665,131321,4497,131320,4497,458997,6,6498,4495,4492,182,4496,327812,6,4500,
6497,747,327808,6,4502,4500,4491,327745,297,4503,866,4502,327876,6,4505,195,6498,458986,6,4506,4503,195,182,4505,
131321,4408,131320,4408,327808,6,4410,6107,257,131321,4389,131320,4411,262368,286,286,287,131321,4534,131320,4534,
458997,6,6109,182,4411,4563,4564,458997,6,6108,182,4411,4566,4564,327856,117,4537,6108,945,262390,4567,4564,1,262394,
4537,4538,4567,131320,4538,327808,6,4542,3965,6108,327745,297,4543,866,4542,262205,6,4544,4543,327745,9,4545,4519,
6108,196670,4545,4544,196855,4560,0,262394,741,4546,4556,131320,4556,262205,6,4559,4545,131321,4560,131320,4546,
262205,6,4549,4545,327879,6,4550,4549,447,262205,6,4553,4545,327874,6,4554,4553,615,327808,6,4555,4550,4554,131321,
4560,131320,4560,458997,6,6494,4555,4546,4559,4556,327808,6,4563,6109,6494,131321,4564,131320,4564,327808,6,4566,6108,
257,131321,4534,131320,4567,262368,286,286,287,196670,4090,6109,262368,286,286,287,196855,4688,0,262394,4092,4661,
4688,131320,4661,327812,6,4663,2988,286,327745,308,4664,291,4663,262205,65,4665,4664,327808,6,4668,4663,195,327745,
308,4669,291,4668,262205,65,4670,4669,327808,65,4671,4665,4670,327761,6,4677,4671,0,327761,6,4679,4671,1,327808,6,
4680,4677,4679,327761,6,4682,4671,2,327808,6,4683,4680,4682,327761,6,4685,4671,3,327808,6,4686,4683,4685,393281,297,
4687,321,4086,4088,196670,4687,4686,131321,4688,131320,4688,262368,286,286,287,131321,4689,131320,4689,458997,65,8838,
340,4688,4711,4693,458997,6,6110,182,4688,4714,4693,327856,117,4692,6110,349,262390,4715,4693,1,262394,4692,4693,4715,
131320,4693,327745,308,4695,321,6110,262205,65,4696,4695,327812,6,4702,6110,92,458832,65,4703,4702,4702,4702,4702,
327808,65,4704,359,4703,458832,65,4707,4154,4154,4154,4154,327856,367,4708,4704,4707,393385,65,4709,4708,4696,340,
327808,65,4711,8838,4709,327808,6,4714,6110,257,131321,4689,131320,4715,262205,65,4727,4158,393385,65,4736,4167,4727,
340,327808,65,4738,8838,4736,262205,65,7240,7218,393385,65,7247,7225,7240,340,327808,65,7249,4738,7247,327761,6,4755,
7249,0,327761,6,4757,7249,1,327808,6,4758,4755,4757,327761,6,4760,7249,2,327808,6,4761,4758,4760,327761,6,4763,7249,3,
327808,6,4764,4761,4763,131321,4571,131320,4571,458997,6,6460,4764,4715,4638,4639,458997,6,6112,182,4715,4641,4639,
327856,117,4574,6112,945,262390,4642,4639,1,262394,4574,4575,4642,131320,4575,196855,4585,0,262394,741,4576,4581,
131320,4581,327745,9,4583,4519,6112,262205,6,4584,4583,131321,4585,131320,4576,327745,9,4578,4519,6112,262205,6,4579,
4578,327879,6,4580,4579,447,131321,4585,131320,4585,458997,6,6451,4580,4576,4584,4581,327808,6,4593,3965,6112,196855,
4603,0,262394,741,4594,4601,131320,4601,131321,4603,131320,4594,327808,6,4598,6460,6451,327876,6,4599,4598,615,327877,
6,4600,6460,4599,131321,4603,131320,4603,458997,6,6461,4600,4594,6460,4601,327745,297,4605,866,4593,196670,4605,6461,
196855,4634,0,262394,741,4628,4633,131320,4633,131321,4634,131320,4628,327745,9,4630,4519,6112,262205,6,4631,4630,
327874,6,4632,4631,615,131321,4634,131320,4634,458997,6,6486,4632,4628,182,4633,327808,6,4636,6451,6486,327808,6,4638,
6460,4636,131321,4639,131320,4639,327808,6,4641,6112,257,131321,4571,131320,4642,262368,286,286,287,131321,4413,
131320,4413,458997,6,6113,182,4642,4441,4439,327856,117,4416,6113,91,262390,4442,4439,1,262394,4416,4417,4442,131320,
4417,327745,9,4420,4358,6113,262205,6,4421,4420,327879,6,4422,4421,1323,327808,6,4425,2990,6113,327856,117,4427,4425,
4370,196855,4434,0,262394,4427,4428,4433,131320,4433,131321,4434,131320,4428,262205,6,4431,4420,327874,6,4432,4431,
1300,131321,4434,131320,4434,458997,6,6443,4432,4428,1070,4433,327817,6,4773,2988,747,196855,4779,0,262394,741,4774,
4778,131320,4778,131321,4779,131320,4774,327814,6,4776,2988,747,327812,6,4777,4776,665,131321,4779,131320,4779,458997,
6,6444,4777,4774,182,4778,327812,6,4782,6443,747,327808,6,4784,4782,4773,327745,297,4785,866,4784,327876,6,4787,195,
6444,458986,6,4788,4785,195,182,4787,196855,4796,0,262394,741,4789,4794,131320,4794,131321,4796,131320,4789,327874,6,
4792,4788,6444,327879,6,4793,4792,447,131321,4796,131320,4796,458997,6,6447,4793,4789,4788,4794,327877,6,4437,4422,
6447,196670,4420,4437,131321,4439,131320,4439,327808,6,4441,6113,257,131321,4413,131320,4442,262368,286,286,287,
131321,4443,131320,4443,458997,6,6114,182,4442,4459,4447,327856,117,4446,6114,91,262390,4460,4447,1,262394,4446,4447,
4460,131320,4447,327745,9,4449,4358,6114,262205,6,4450,4449,327879,6,4451,4450,1356,327874,6,4802,4451,760,327808,6,
4803,4451,4802,262205,6,4455,4449,327745,297,4456,866,4803,196670,4456,4455,327808,6,4459,6114,257,131321,4443,131320,
4460,262368,286,286,287,262205,6,4818,1074,131321,4819,131320,4819,458997,6,6163,182,4460,6913,4865,458997,6,6157,182,
4460,4867,4865,327856,117,4822,6157,91,262390,4868,4865,1,262394,4822,4823,4868,131320,4823,327812,6,4825,6157,90,
327808,6,4827,4825,2988,327874,6,4948,4827,760,327808,6,4949,4827,4948,327745,297,4830,866,4949,262205,6,4831,4830,
327874,6,4832,4831,435,458764,6,4834,1,41,4827,195,327810,6,4835,4834,195,327874,6,4954,4835,760,327808,6,4955,4835,
4954,327745,297,4837,866,4955,262205,6,4838,4837,327874,6,4839,4838,435,327856,117,4842,4827,4818,196855,4850,0,
262394,4842,4843,4850,131320,4843,327850,117,4845,4827,182,327851,117,4848,4839,4832,327846,117,4849,4845,4848,131321,
4850,131320,4850,458997,117,4851,4842,4823,4849,4843,196855,4864,0,262394,4851,4852,4864,131320,4852,327745,297,4855,
1390,4832,262205,6,4856,4855,327810,6,4858,4856,4827,327745,297,4859,1064,4832,196670,4859,4858,327876,6,4861,195,
6157,327877,6,4863,6163,4861,131321,4864,131320,4864,458997,6,6913,6163,4850,4863,4852,131321,4865,131320,4865,327808,
6,4867,6157,257,131321,4819,131320,4868,327850,117,4870,2988,182,196855,4877,0,262394,4870,4871,4877,131320,4871,
327745,297,4872,1390,611,262205,6,4873,4872,327810,6,4875,4873,4818,327745,297,4876,1064,611,196670,4876,4875,131321,
4877,131320,4877,262368,286,286,287,196855,4943,0,262394,2340,4879,4943,131320,4879,131321,4880,131320,4880,458997,6,
6161,6163,4879,4901,4913,327851,117,4883,6161,182,262390,4914,4913,0,262394,4883,4884,4914,131320,4884,393228,186,
4886,1,73,6161,262268,6,4887,4886,327812,6,4888,4887,90,327808,6,4890,4888,2988,458764,6,4892,1,41,4890,195,327810,6,
4893,4892,195,327874,6,4960,4893,760,327808,6,4961,4893,4960,327745,297,4895,866,4961,262205,6,4896,4895,327874,6,
4897,4896,435,327810,6,4899,6161,195,327879,6,4901,6161,4899,327852,117,4903,4890,182,196855,4912,0,262394,4903,4904,
4912,131320,4904,327745,297,4907,1064,4897,262205,6,4908,4907,327808,6,4910,4908,4890,327745,297,4911,1390,4897,
196670,4911,4910,131321,4912,131320,4912,131321,4913,131320,4913,131321,4880,131320,4914,196855,4942,0,262394,4870,
4917,4942,131320,4917,458764,6,4919,1,41,4818,195,327810,6,4920,4919,195,327874,6,4966,4920,760,327808,6,4967,4920,
4966,327745,297,4922,866,4967,262205,6,4923,4922,327874,6,4924,4923,435,327852,117,4926,4818,182,196855,4935,0,262394,
4926,4927,4935,131320,4927,327745,297,4930,1064,4924,262205,6,4931,4930,327808,6,4933,4931,4818,327745,297,4934,1390,
4924,196670,4934,4933,131321,4935,131320,4935,327810,6,4937,89,4818,327745,297,4938,1390,611,262205,6,4939,4938,
327808,6,4940,4939,4937,196670,4938,4940,131321,4942,131320,4942,131321,4943,131320,4943,131321,3031,131320,3031,
262205,6,5021,1074,458764,6,5022,1,38,2335,5021,327879,6,5025,2364,1807,327851,117,5026,5025,182,196855,5085,0,262394,
5026,5027,5038,131320,5038,131321,5040,131320,5040,458997,6,6265,2988,5038,5083,5081,327856,117,5043,6265,89,262390,
5084,5081,0,262394,5043,5044,5084,131320,5044,327874,6,5733,6265,760,327808,6,5734,6265,5733,327745,297,5056,866,5734,
262205,6,5057,5056,327856,117,5060,6265,5022,196855,5076,0,262394,5060,5061,5076,131320,5061,327874,6,5063,5057,435,
327745,297,5064,1064,5063,262205,6,5065,5064,327808,6,5067,5065,6265,327874,6,5070,5057,574,327879,6,5071,5070,1356,
327808,6,5072,5954,5071,393281,1549,5073,430,214,760,262205,24,5074,5073,262268,7,5739,5074,327761,6,5750,5739,0,
327876,6,5752,5067,187,327829,190,5753,5750,5752,327761,6,5754,5753,1,327761,6,5755,5753,0,327761,6,5758,5739,1,
327874,6,5760,5067,199,327808,6,5761,5758,5760,327808,6,5763,5761,5754,327760,7,5764,5755,5763,262268,24,5742,5764,
393281,215,5744,5742,214,214,327742,5744,5072,2,4,131321,5076,131320,5076,327808,6,7258,6265,90,327874,6,7259,7258,
760,327808,6,7260,7258,7259,327745,297,7261,866,7260,262205,6,7262,7261,327856,117,7263,7258,5022,196855,7289,0,
262394,7263,7264,7289,131320,7264,327874,6,7265,7262,435,327745,297,7266,1064,7265,262205,6,7267,7266,327808,6,7268,
7267,7258,327874,6,7269,7262,574,327879,6,7270,7269,1356,327808,6,7271,5954,7270,393281,1549,7272,430,214,760,262205,
24,7273,7272,262268,7,7274,7273,327761,6,7276,7274,0,327876,6,7277,7268,187,327829,190,7278,7276,7277,327761,6,7279,
7278,1,327761,6,7280,7278,0,327761,6,7282,7274,1,327874,6,7283,7268,199,327808,6,7284,7282,7283,327808,6,7285,7284,
7279,327760,7,7286,7280,7285,262268,24,7287,7286,393281,215,7288,7287,214,214,327742,7288,7271,2,4,131321,7289,131320,
7289,327812,6,7297,286,90,327808,6,7298,6265,7297,327874,6,7299,7298,760,327808,6,7300,7298,7299,327745,297,7301,866,
7300,262205,6,7302,7301,327856,117,7303,7298,5022,196855,7329,0,262394,7303,7304,7329,131320,7304,327874,6,7305,7302,
435,327745,297,7306,1064,7305,262205,6,7307,7306,327808,6,7308,7307,7298,327874,6,7309,7302,574,327879,6,7310,7309,
1356,327808,6,7311,5954,7310,393281,1549,7312,430,214,760,262205,24,7313,7312,262268,7,7314,7313,327761,6,7316,7314,0,
327876,6,7317,7308,187,327829,190,7318,7316,7317,327761,6,7319,7318,1,327761,6,7320,7318,0,327761,6,7322,7314,1,
327874,6,7323,7308,199,327808,6,7324,7322,7323,327808,6,7325,7324,7319,327760,7,7326,7320,7325,262268,24,7327,7326,
393281,215,7328,7327,214,214,327742,7328,7311,2,4,131321,7329,131320,7329,327812,6,7337,334,90,327808,6,7338,6265,
7337,327874,6,7339,7338,760,327808,6,7340,7338,7339,327745,297,7341,866,7340,262205,6,7342,7341,327856,117,7343,7338,
5022,196855,7369,0,262394,7343,7344,7369,131320,7344,327874,6,7345,7342,435,327745,297,7346,1064,7345,262205,6,7347,
7346,327808,6,7348,7347,7338,327874,6,7349,7342,574,327879,6,7350,7349,1356,327808,6,7351,5954,7350,393281,1549,7352,
430,214,760,262205,24,7353,7352,262268,7,7354,7353,327761,6,7356,7354,0,327876,6,7357,7348,187,327829,190,7358,7356,
7357,327761,6,7359,7358,1,327761,6,7360,7358,0,327761,6,7362,7354,1,327874,6,7363,7348,199,327808,6,7364,7362,7363,
327808,6,7365,7364,7359,327760,7,7366,7360,7365,262268,24,7367,7366,393281,215,7368,7367,214,214,327742,7368,7351,2,4,
131321,7369,131320,7369,327812,6,7377,92,90,327808,6,7378,6265,7377,327874,6,7379,7378,760,327808,6,7380,7378,7379,
327745,297,7381,866,7380,262205,6,7382,7381,327856,117,7383,7378,5022,196855,7409,0,262394,7383,7384,7409,131320,7384,
327874,6,7385,7382,435,327745,297,7386,1064,7385,262205,6,7387,7386,327808,6,7388,7387,7378,327874,6,7389,7382,574,
327879,6,7390,7389,1356,327808,6,7391,5954,7390,393281,1549,7392,430,214,760,262205,24,7393,7392,262268,7,7394,7393,
327761,6,7396,7394,0,327876,6,7397,7388,187,327829,190,7398,7396,7397,327761,6,7399,7398,1,327761,6,7400,7398,0,
327761,6,7402,7394,1,327874,6,7403,7388,199,327808,6,7404,7402,7403,327808,6,7405,7404,7399,327760,7,7406,7400,7405,
262268,24,7407,7406,393281,215,7408,7407,214,214,327742,7408,7391,2,4,131321,7409,131320,7409,327812,6,7417,8637,90,
327808,6,7418,6265,7417,327874,6,7419,7418,760,327808,6,7420,7418,7419,327745,297,7421,866,7420,262205,6,7422,7421,
327856,117,7423,7418,5022,196855,7449,0,262394,7423,7424,7449,131320,7424,327874,6,7425,7422,435,327745,297,7426,1064,
7425,262205,6,7427,7426,327808,6,7428,7427,7418,327874,6,7429,7422,574,327879,6,7430,7429,1356,327808,6,7431,5954,
7430,393281,1549,7432,430,214,760,262205,24,7433,7432,262268,7,7434,7433,327761,6,7436,7434,0,327876,6,7437,7428,187,
327829,190,7438,7436,7437,327761,6,7439,7438,1,327761,6,7440,7438,0,327761,6,7442,7434,1,327874,6,7443,7428,199,
327808,6,7444,7442,7443,327808,6,7445,7444,7439,327760,7,7446,7440,7445,262268,24,7447,7446,393281,215,7448,7447,214,
214,327742,7448,7431,2,4,131321,7449,131320,7449,327812,6,7457,740,90,327808,6,7458,6265,7457,327874,6,7459,7458,760,
327808,6,7460,7458,7459,327745,297,7461,866,7460,262205,6,7462,7461,327856,117,7463,7458,5022,196855,7489,0,262394,
7463,7464,7489,131320,7464,327874,6,7465,7462,435,327745,297,7466,1064,7465,262205,6,7467,7466,327808,6,7468,7467,
7458,327874,6,7469,7462,574,327879,6,7470,7469,1356,327808,6,7471,5954,7470,393281,1549,7472,430,214,760,262205,24,
7473,7472,262268,7,7474,7473,327761,6,7476,7474,0,327876,6,7477,7468,187,327829,190,7478,7476,7477,327761,6,7479,7478,
1,327761,6,7480,7478,0,327761,6,7482,7474,1,327874,6,7483,7468,199,327808,6,7484,7482,7483,327808,6,7485,7484,7479,
327760,7,7486,7480,7485,262268,24,7487,7486,393281,215,7488,7487,214,214,327742,7488,7471,2,4,131321,7489,131320,7489,
327812,6,7497,8638,90,327808,6,7498,6265,7497,327874,6,7499,7498,760,327808,6,7500,7498,7499,327745,297,7501,866,7500,
262205,6,7502,7501,327856,117,7503,7498,5022,196855,7529,0,262394,7503,7504,7529,131320,7504,327874,6,7505,7502,435,
327745,297,7506,1064,7505,262205,6,7507,7506,327808,6,7508,7507,7498,327874,6,7509,7502,574,327879,6,7510,7509,1356,
327808,6,7511,5954,7510,393281,1549,7512,430,214,760,262205,24,7513,7512,262268,7,7514,7513,327761,6,7516,7514,0,
327876,6,7517,7508,187,327829,190,7518,7516,7517,327761,6,7519,7518,1,327761,6,7520,7518,0,327761,6,7522,7514,1,
327874,6,7523,7508,199,327808,6,7524,7522,7523,327808,6,7525,7524,7519,327760,7,7526,7520,7525,262268,24,7527,7526,
393281,215,7528,7527,214,214,327742,7528,7511,2,4,131321,7529,131320,7529,131321,5081,131320,5081,327808,6,5083,6265,
1878,131321,5040,131320,5084,131321,5085,131320,5027,327879,6,5030,2364,286,327851,117,5031,5030,182,393385,6,5034,
5031,2335,5022,131321,5116,131320,5116,458997,6,6273,2988,5027,5297,5295,327856,117,5119,6273,89,262390,5298,5295,0,
262394,5119,5120,5298,131320,5120,327874,6,5303,6273,760,327808,6,5304,6273,5303,327745,297,5132,866,5304,262205,6,
5133,5132,327856,117,5137,6273,5034,196855,5149,0,262394,5137,5144,5148,131320,5148,131321,5149,131320,5144,327874,6,
5146,5133,574,327879,6,5147,5146,1356,131321,5149,131320,5149,458997,6,6394,5147,5144,182,5148,327808,6,5151,5954,
6394,327856,117,5156,6273,5022,196855,5161,0,262394,5156,5157,5160,131320,5160,131321,5161,131320,5157,327874,6,5159,
5133,435,131321,5161,131320,5161,458997,6,6417,5159,5157,611,5160,327745,297,5163,1064,6417,262205,6,5164,5163,327808,
6,5166,5164,6273,327808,6,7538,6273,90,327874,6,7539,7538,760,327808,6,7540,7538,7539,327745,297,7541,866,7540,262205,
6,7542,7541,327856,117,7543,7538,5034,196855,7551,0,262394,7543,7548,7547,131320,7547,131321,7551,131320,7548,327874,
6,7549,7542,574,327879,6,7550,7549,1356,131321,7551,131320,7551,458997,6,7552,7550,7548,182,7547,327808,6,7553,5954,
7552,327856,117,7555,7538,5022,196855,7559,0,262394,7555,7557,7556,131320,7556,131321,7559,131320,7557,327874,6,7558,
7542,435,131321,7559,131320,7559,458997,6,7560,7558,7557,611,7556,327745,297,7561,1064,7560,262205,6,7562,7561,327808,
6,7563,7562,7538,327812,6,7572,286,90,327808,6,7573,6273,7572,327874,6,7574,7573,760,327808,6,7575,7573,7574,327745,
297,7576,866,7575,262205,6,7577,7576,327856,117,7578,7573,5034,196855,7586,0,262394,7578,7583,7582,131320,7582,131321,
7586,131320,7583,327874,6,7584,7577,574,327879,6,7585,7584,1356,131321,7586,131320,7586,458997,6,7587,7585,7583,182,
7582,327808,6,7588,5954,7587,327856,117,7590,7573,5022,196855,7594,0,262394,7590,7592,7591,131320,7591,131321,7594,
131320,7592,327874,6,7593,7577,435,131321,7594,131320,7594,458997,6,7595,7593,7592,611,7591,327745,297,7596,1064,7595,
262205,6,7597,7596,327808,6,7598,7597,7573,327812,6,7607,334,90,327808,6,7608,6273,7607,327874,6,7609,7608,760,327808,
6,7610,7608,7609,327745,297,7611,866,7610,262205,6,7612,7611,327856,117,7613,7608,5034,196855,7621,0,262394,7613,7618,
7617,131320,7617,131321,7621,131320,7618,327874,6,7619,7612,574,327879,6,7620,7619,1356,131321,7621,131320,7621,
458997,6,7622,7620,7618,182,7617,327808,6,7623,5954,7622,327856,117,7625,7608,5022,196855,7629,0,262394,7625,7627,
7626,131320,7626,131321,7629,131320,7627,327874,6,7628,7612,435,131321,7629,131320,7629,458997,6,7630,7628,7627,611,
7626,327745,297,7631,1064,7630,262205,6,7632,7631,327808,6,7633,7632,7608,327879,6,5180,2364,300,327851,117,5181,5180,
182,196855,5193,0,262394,5181,5182,5189,131320,5189,131321,5193,131320,5182,393281,455,5184,430,214,257,262205,15,
5185,5184,262268,7,5310,5185,327761,6,5321,5310,0,327876,6,5323,5151,187,327829,190,5324,5321,5323,327761,6,5325,5324,
1,327761,6,5326,5324,0,327761,6,5329,5310,1,327874,6,5331,5151,199,327808,6,5332,5329,5331,327808,6,5334,5332,5325,
327760,7,5335,5326,5334,262268,15,5313,5335,393281,215,5314,5313,214,214,393277,6,5315,5314,2,4,131321,5193,131320,
5193,458997,6,6356,5315,5182,5151,5189,196855,7670,0,262394,5181,7649,7646,131320,7646,131321,7670,131320,7649,393281,
455,7650,430,214,257,262205,15,7651,7650,262268,7,7654,7651,327761,6,7656,7654,0,327876,6,7657,7553,187,327829,190,
7658,7656,7657,327761,6,7659,7658,1,327761,6,7660,7658,0,327761,6,7662,7654,1,327874,6,7663,7553,199,327808,6,7664,
7662,7663,327808,6,7665,7664,7659,327760,7,7666,7660,7665,262268,15,7667,7666,393281,215,7668,7667,214,214,393277,6,
7669,7668,2,4,131321,7670,131320,7670,458997,6,7671,7669,7649,7553,7646,196855,7708,0,262394,5181,7687,7684,131320,
7684,131321,7708,131320,7687,393281,455,7688,430,214,257,262205,15,7689,7688,262268,7,7692,7689,327761,6,7694,7692,0,
327876,6,7695,7588,187,327829,190,7696,7694,7695,327761,6,7697,7696,1,327761,6,7698,7696,0,327761,6,7700,7692,1,
327874,6,7701,7588,199,327808,6,7702,7700,7701,327808,6,7703,7702,7697,327760,7,7704,7698,7703,262268,15,7705,7704,
393281,215,7706,7705,214,214,393277,6,7707,7706,2,4,131321,7708,131320,7708,458997,6,7709,7707,7687,7588,7684,196855,
7746,0,262394,5181,7725,7722,131320,7722,131321,7746,131320,7725,393281,455,7726,430,214,257,262205,15,7727,7726,
262268,7,7730,7727,327761,6,7732,7730,0,327876,6,7733,7623,187,327829,190,7734,7732,7733,327761,6,7735,7734,1,327761,
6,7736,7734,0,327761,6,7738,7730,1,327874,6,7739,7623,199,327808,6,7740,7738,7739,327808,6,7741,7740,7735,327760,7,
7742,7736,7741,262268,15,7743,7742,393281,215,7744,7743,214,214,393277,6,7745,7744,2,4,131321,7746,131320,7746,458997,
6,7747,7745,7725,7623,7722,196855,5218,0,262394,5137,5208,5218,131320,5208,393281,1549,5211,430,214,760,262205,24,
5212,5211,262268,7,5340,5212,327761,6,5351,5340,0,327876,6,5353,5166,187,327829,190,5354,5351,5353,327761,6,5355,5354,
1,327761,6,5356,5354,0,327761,6,5359,5340,1,327874,6,5361,5166,199,327808,6,5362,5359,5361,327808,6,5364,5362,5355,
327760,7,5365,5356,5364,262268,24,5343,5365,393281,215,5345,5343,214,214,327742,5345,6356,2,4,131321,5218,131320,5218,
196855,5227,0,262394,5137,5222,5227,131320,5222,327879,6,5225,2364,317,327851,117,5226,5225,182,131321,5227,131320,
5227,458997,117,5228,5137,5218,5226,5222,196855,5236,0,262394,5228,5229,5236,131320,5229,393281,432,5233,430,214,1726,
262205,6,5234,5233,327856,117,5235,6356,5234,131321,5236,131320,5236,458997,117,5237,5228,5227,5235,5229,196855,5248,
0,262394,5237,5238,5248,131320,5238,393281,1549,5241,430,214,1733,262205,24,5242,5241,262268,7,5370,5242,327761,6,
5381,5370,0,327876,6,5383,6356,187,327829,190,5384,5381,5383,327761,6,5385,5384,1,327761,6,5386,5384,0,327761,6,5389,
5370,1,327874,6,5391,6356,199,327808,6,5392,5389,5391,327808,6,5394,5392,5385,327760,7,5395,5386,5394,262268,24,5373,
5395,393281,215,5375,5373,214,214,327742,5375,5166,2,4,131321,5248,131320,5248,196855,7780,0,262394,7543,7758,7780,
131320,7758,393281,1549,7759,430,214,760,262205,24,7760,7759,262268,7,7765,7760,327761,6,7767,7765,0,327876,6,7768,
7563,187,327829,190,7769,7767,7768,327761,6,7770,7769,1,327761,6,7771,7769,0,327761,6,7773,7765,1,327874,6,7774,7563,
199,327808,6,7775,7773,7774,327808,6,7776,7775,7770,327760,7,7777,7771,7776,262268,24,7778,7777,393281,215,7779,7778,
214,214,327742,7779,7671,2,4,131321,7780,131320,7780,196855,7788,0,262394,7543,7783,7788,131320,7783,327879,6,7786,
2364,317,327851,117,7787,7786,182,131321,7788,131320,7788,458997,117,7789,7543,7780,7787,7783,196855,7796,0,262394,
7789,7790,7796,131320,7790,393281,432,7793,430,214,1726,262205,6,7794,7793,327856,117,7795,7671,7794,131321,7796,
131320,7796,458997,117,7797,7789,7788,7795,7790,196855,7820,0,262394,7797,7798,7820,131320,7798,393281,1549,7799,430,
214,1733,262205,24,7800,7799,262268,7,7805,7800,327761,6,7807,7805,0,327876,6,7808,7671,187,327829,190,7809,7807,7808,
327761,6,7810,7809,1,327761,6,7811,7809,0,327761,6,7813,7805,1,327874,6,7814,7671,199,327808,6,7815,7813,7814,327808,
6,7816,7815,7810,327760,7,7817,7811,7816,262268,24,7818,7817,393281,215,7819,7818,214,214,327742,7819,7563,2,4,131321,
7820,131320,7820,196855,7852,0,262394,7578,7830,7852,131320,7830,393281,1549,7831,430,214,760,262205,24,7832,7831,
262268,7,7837,7832,327761,6,7839,7837,0,327876,6,7840,7598,187,327829,190,7841,7839,7840,327761,6,7842,7841,1,327761,
6,7843,7841,0,327761,6,7845,7837,1,327874,6,7846,7598,199,327808,6,7847,7845,7846,327808,6,7848,7847,7842,327760,7,
7849,7843,7848,262268,24,7850,7849,393281,215,7851,7850,214,214,327742,7851,7709,2,4,131321,7852,131320,7852,196855,
7860,0,262394,7578,7855,7860,131320,7855,327879,6,7858,2364,317,327851,117,7859,7858,182,131321,7860,131320,7860,
458997,117,7861,7578,7852,7859,7855,196855,7868,0,262394,7861,7862,7868,131320,7862,393281,432,7865,430,214,1726,
262205,6,7866,7865,327856,117,7867,7709,7866,131321,7868,131320,7868,458997,117,7869,7861,7860,7867,7862,196855,7892,
0,262394,7869,7870,7892,131320,7870,393281,1549,7871,430,214,1733,262205,24,7872,7871,262268,7,7877,7872,327761,6,
7879,7877,0,327876,6,7880,7709,187,327829,190,7881,7879,7880,327761,6,7882,7881,1,327761,6,7883,7881,0,327761,6,7885,
7877,1,327874,6,7886,7709,199,327808,6,7887,7885,7886,327808,6,7888,7887,7882,327760,7,7889,7883,7888,262268,24,7890,
7889,393281,215,7891,7890,214,214,327742,7891,7598,2,4,131321,7892,131320,7892,196855,7924,0,262394,7613,7902,7924,
131320,7902,393281,1549,7903,430,214,760,262205,24,7904,7903,262268,7,7909,7904,327761,6,7911,7909,0,327876,6,7912,
7633,187,327829,190,7913,7911,7912,327761,6,7914,7913,1,327761,6,7915,7913,0,327761,6,7917,7909,1,327874,6,7918,7633,
199,327808,6,7919,7917,7918,327808,6,7920,7919,7914,327760,7,7921,7915,7920,262268,24,7922,7921,393281,215,7923,7922,
214,214,327742,7923,7747,2,4,131321,7924,131320,7924,196855,7932,0,262394,7613,7927,7932,131320,7927,327879,6,7930,
2364,317,327851,117,7931,7930,182,131321,7932,131320,7932,458997,117,7933,7613,7924,7931,7927,196855,7940,0,262394,
7933,7934,7940,131320,7934,393281,432,7937,430,214,1726,262205,6,7938,7937,327856,117,7939,7747,7938,131321,7940,
131320,7940,458997,117,7941,7933,7932,7939,7934,196855,7964,0,262394,7941,7942,7964,131320,7942,393281,1549,7943,430,
214,1733,262205,24,7944,7943,262268,7,7949,7944,327761,6,7951,7949,0,327876,6,7952,7747,187,327829,190,7953,7951,7952,
327761,6,7954,7953,1,327761,6,7955,7953,0,327761,6,7957,7949,1,327874,6,7958,7747,199,327808,6,7959,7957,7958,327808,
6,7960,7959,7954,327760,7,7961,7955,7960,262268,24,7962,7961,393281,215,7963,7962,214,214,327742,7963,7633,2,4,131321,
7964,131320,7964,327879,6,5255,2364,665,327851,117,5256,5255,182,196855,5294,0,262394,5256,5257,5294,131320,5257,
196855,5464,0,196859,182,5413,131320,5413,196855,5430,0,262394,518,5414,5430,131320,5414,393281,455,5415,430,214,214,
262205,15,5416,5415,262268,7,5417,5416,327761,6,5471,5417,0,327876,6,5473,5151,187,327829,190,5474,5471,5473,327761,6,
5475,5474,1,327761,6,5476,5474,0,327761,6,5479,5417,1,327874,6,5481,5151,199,327808,6,5482,5479,5481,327808,6,5484,
5482,5475,327829,190,5494,5476,5473,327761,6,5495,5494,1,327761,6,5496,5494,0,327808,6,5502,5484,5481,327808,6,5504,
5502,5495,327760,7,5505,5496,5504,262268,15,5422,5505,393281,215,5424,5422,214,214,393277,6,5425,5424,2,4,393281,215,
5427,5422,214,257,393277,6,5428,5427,2,4,327760,7,5429,5425,5428,131321,5464,131320,5430,196855,5438,0,262394,542,
5431,5438,131320,5431,393281,455,5432,430,214,214,262205,15,5433,5432,262268,7,5511,5433,327761,6,5522,5511,0,327876,
6,5524,5151,187,327829,190,5525,5522,5524,327761,6,5526,5525,1,327761,6,5527,5525,0,327761,6,5530,5511,1,327874,6,
5532,5151,199,327808,6,5533,5530,5532,327808,6,5535,5533,5526,327760,7,5536,5527,5535,262268,15,5514,5536,393281,215,
5515,5514,214,214,393277,6,5516,5515,2,4,393281,432,5540,430,214,431,262205,6,5541,5540,327874,6,5542,5541,435,327874,
6,5543,5516,5542,393281,432,5544,430,214,438,262205,6,5545,5544,327879,6,5546,5543,5545,327760,7,5437,5546,182,131321,
5464,131320,5438,196855,5445,0,262394,557,5440,5445,131320,5440,327879,6,5443,2364,92,327851,117,5444,5443,182,131321,
5445,131320,5445,458997,117,5446,557,5438,5444,5440,196855,5452,0,262394,5446,5447,5452,131320,5447,393281,455,5448,
430,214,257,262205,15,5449,5448,262268,7,5552,5449,327761,6,5563,5552,0,327876,6,5565,5151,187,327829,190,5566,5563,
5565,327761,6,5567,5566,1,327761,6,5568,5566,0,327761,6,5571,5552,1,327874,6,5573,5151,199,327808,6,5574,5571,5573,
327808,6,5576,5574,5567,327760,7,5577,5568,5576,262268,15,5555,5577,393281,215,5556,5555,214,214,393277,6,5557,5556,2,
4,131321,5452,131320,5452,458997,6,6344,5151,5445,5557,5447,393281,432,5454,430,214,574,262205,6,5455,5454,327856,117,
5456,6344,5455,196855,5461,0,262394,5456,5457,5460,131320,5460,131321,5461,131320,5457,393281,432,5586,430,214,431,
262205,6,5587,5586,327879,6,5588,5587,447,327831,190,5589,6344,5588,327761,6,5590,5589,0,327761,6,5591,5589,1,393281,
455,5592,430,214,214,262205,15,5593,5592,262268,7,5594,5593,327761,6,5596,5594,0,327829,190,5598,5596,5590,327761,6,
5599,5598,1,327761,6,5600,5598,0,327879,6,5602,5600,468,327761,6,5604,5594,1,327808,6,5606,5604,5591,327808,6,5608,
5606,5599,327760,7,5609,5602,5608,262268,15,5611,5609,393281,215,5612,5611,214,214,393277,6,5613,5612,2,4,327879,6,
5615,5600,334,327812,6,5616,5615,300,327874,6,5619,5587,435,327808,6,5620,5616,5619,327874,6,5621,5613,5620,393281,
432,5622,430,214,438,262205,6,5623,5622,327879,6,5624,5621,5623,131321,5461,131320,5461,458997,6,6346,5624,5457,585,
5460,327760,7,5463,6346,182,131321,5464,131320,5464,590069,7,6347,5429,5414,5437,5431,5463,5461,196855,8107,0,196859,
182,7974,131320,7974,196855,8009,0,262394,518,7975,8009,131320,7975,393281,455,7976,430,214,214,262205,15,7977,7976,
262268,7,7978,7977,327761,6,7980,7978,0,327876,6,7981,7553,187,327829,190,7982,7980,7981,327761,6,7983,7982,1,327761,
6,7984,7982,0,327761,6,7986,7978,1,327874,6,7987,7553,199,327808,6,7988,7986,7987,327808,6,7989,7988,7983,327829,190,
7994,7984,7981,327761,6,7995,7994,1,327761,6,7996,7994,0,327808,6,8000,7989,7987,327808,6,8001,8000,7995,327760,7,
8002,7996,8001,262268,15,8003,8002,393281,215,8004,8003,214,214,393277,6,8005,8004,2,4,393281,215,8006,8003,214,257,
393277,6,8007,8006,2,4,327760,7,8008,8005,8007,131321,8107,131320,8009,196855,8037,0,262394,542,8010,8037,131320,8010,
393281,455,8011,430,214,214,262205,15,8012,8011,262268,7,8013,8012,327761,6,8015,8013,0,327876,6,8016,7553,187,327829,
190,8017,8015,8016,327761,6,8018,8017,1,327761,6,8019,8017,0,327761,6,8021,8013,1,327874,6,8022,7553,199,327808,6,
8023,8021,8022,327808,6,8024,8023,8018,327760,7,8025,8019,8024,262268,15,8026,8025,393281,215,8027,8026,214,214,
393277,6,8028,8027,2,4,393281,432,8029,430,214,431,262205,6,8030,8029,327874,6,8031,8030,435,327874,6,8032,8028,8031,
393281,432,8033,430,214,438,262205,6,8034,8033,327879,6,8035,8032,8034,327760,7,8036,8035,182,131321,8107,131320,8037,
196855,8043,0,262394,557,8038,8043,131320,8038,327879,6,8041,2364,92,327851,117,8042,8041,182,131321,8043,131320,8043,
458997,117,8044,557,8037,8042,8038,196855,8064,0,262394,8044,8045,8064,131320,8045,393281,455,8046,430,214,257,262205,
15,8047,8046,262268,7,8048,8047,327761,6,8050,8048,0,327876,6,8051,7553,187,327829,190,8052,8050,8051,327761,6,8053,
8052,1,327761,6,8054,8052,0,327761,6,8056,8048,1,327874,6,8057,7553,199,327808,6,8058,8056,8057,327808,6,8059,8058,
8053,327760,7,8060,8054,8059,262268,15,8061,8060,393281,215,8062,8061,214,214,393277,6,8063,8062,2,4,131321,8064,
131320,8064,458997,6,8065,7553,8043,8063,8045,393281,432,8066,430,214,574,262205,6,8067,8066,327856,117,8068,8065,
8067,196855,8104,0,262394,8068,8070,8069,131320,8069,131321,8104,131320,8070,393281,432,8071,430,214,431,262205,6,
8072,8071,327879,6,8073,8072,447,327831,190,8074,8065,8073,327761,6,8075,8074,0,327761,6,8076,8074,1,393281,455,8077,
430,214,214,262205,15,8078,8077,262268,7,8079,8078,327761,6,8081,8079,0,327829,190,8082,8081,8075,327761,6,8083,8082,
1,327761,6,8084,8082,0,327879,6,8085,8084,468,327761,6,8087,8079,1,327808,6,8088,8087,8076,327808,6,8089,8088,8083,
327760,7,8090,8085,8089,262268,15,8091,8090,393281,215,8092,8091,214,214,393277,6,8093,8092,2,4,327879,6,8094,8084,
334,327812,6,8095,8094,300,327874,6,8098,8072,435,327808,6,8099,8095,8098,327874,6,8100,8093,8099,393281,432,8101,430,
214,438,262205,6,8102,8101,327879,6,8103,8100,8102,131321,8104,131320,8104,458997,6,8105,8103,8070,585,8069,327760,7,
8106,8105,182,131321,8107,131320,8107,590069,7,8108,8008,7975,8036,8010,8106,8104,196855,8252,0,196859,182,8119,
131320,8119,196855,8154,0,262394,518,8120,8154,131320,8120,393281,455,8121,430,214,214,262205,15,8122,8121,262268,7,
8123,8122,327761,6,8125,8123,0,327876,6,8126,7588,187,327829,190,8127,8125,8126,327761,6,8128,8127,1,327761,6,8129,
8127,0,327761,6,8131,8123,1,327874,6,8132,7588,199,327808,6,8133,8131,8132,327808,6,8134,8133,8128,327829,190,8139,
8129,8126,327761,6,8140,8139,1,327761,6,8141,8139,0,327808,6,8145,8134,8132,327808,6,8146,8145,8140,327760,7,8147,
8141,8146,262268,15,8148,8147,393281,215,8149,8148,214,214,393277,6,8150,8149,2,4,393281,215,8151,8148,214,257,393277,
6,8152,8151,2,4,327760,7,8153,8150,8152,131321,8252,131320,8154,196855,8182,0,262394,542,8155,8182,131320,8155,393281,
455,8156,430,214,214,262205,15,8157,8156,262268,7,8158,8157,327761,6,8160,8158,0,327876,6,8161,7588,187,327829,190,
8162,8160,8161,327761,6,8163,8162,1,327761,6,8164,8162,0,327761,6,8166,8158,1,327874,6,8167,7588,199,327808,6,8168,
8166,8167,327808,6,8169,8168,8163,327760,7,8170,8164,8169,262268,15,8171,8170,393281,215,8172,8171,214,214,393277,6,
8173,8172,2,4,393281,432,8174,430,214,431,262205,6,8175,8174,327874,6,8176,8175,435,327874,6,8177,8173,8176,393281,
432,8178,430,214,438,262205,6,8179,8178,327879,6,8180,8177,8179,327760,7,8181,8180,182,131321,8252,131320,8182,196855,
8188,0,262394,557,8183,8188,131320,8183,327879,6,8186,2364,92,327851,117,8187,8186,182,131321,8188,131320,8188,458997,
117,8189,557,8182,8187,8183,196855,8209,0,262394,8189,8190,8209,131320,8190,393281,455,8191,430,214,257,262205,15,
8192,8191,262268,7,8193,8192,327761,6,8195,8193,0,327876,6,8196,7588,187,327829,190,8197,8195,8196,327761,6,8198,8197,
1,327761,6,8199,8197,0,327761,6,8201,8193,1,327874,6,8202,7588,199,327808,6,8203,8201,8202,327808,6,8204,8203,8198,
327760,7,8205,8199,8204,262268,15,8206,8205,393281,215,8207,8206,214,214,393277,6,8208,8207,2,4,131321,8209,131320,
8209,458997,6,8210,7588,8188,8208,8190,393281,432,8211,430,214,574,262205,6,8212,8211,327856,117,8213,8210,8212,
196855,8249,0,262394,8213,8215,8214,131320,8214,131321,8249,131320,8215,393281,432,8216,430,214,431,262205,6,8217,
8216,327879,6,8218,8217,447,327831,190,8219,8210,8218,327761,6,8220,8219,0,327761,6,8221,8219,1,393281,455,8222,430,
214,214,262205,15,8223,8222,262268,7,8224,8223,327761,6,8226,8224,0,327829,190,8227,8226,8220,327761,6,8228,8227,1,
327761,6,8229,8227,0,327879,6,8230,8229,468,327761,6,8232,8224,1,327808,6,8233,8232,8221,327808,6,8234,8233,8228,
327760,7,8235,8230,8234,262268,15,8236,8235,393281,215,8237,8236,214,214,393277,6,8238,8237,2,4,327879,6,8239,8229,
334,327812,6,8240,8239,300,327874,6,8243,8217,435,327808,6,8244,8240,8243,327874,6,8245,8238,8244,393281,432,8246,430,
214,438,262205,6,8247,8246,327879,6,8248,8245,8247,131321,8249,131320,8249,458997,6,8250,8248,8215,585,8214,327760,7,
8251,8250,182,131321,8252,131320,8252,590069,7,8253,8153,8120,8181,8155,8251,8249,196855,8397,0,196859,182,8264,
131320,8264,196855,8299,0,262394,518,8265,8299,131320,8265,393281,455,8266,430,214,214,262205,15,8267,8266,262268,7,
8268,8267,327761,6,8270,8268,0,327876,6,8271,7623,187,327829,190,8272,8270,8271,327761,6,8273,8272,1,327761,6,8274,
8272,0,327761,6,8276,8268,1,327874,6,8277,7623,199,327808,6,8278,8276,8277,327808,6,8279,8278,8273,327829,190,8284,
8274,8271,327761,6,8285,8284,1,327761,6,8286,8284,0,327808,6,8290,8279,8277,327808,6,8291,8290,8285,327760,7,8292,
8286,8291,262268,15,8293,8292,393281,215,8294,8293,214,214,393277,6,8295,8294,2,4,393281,215,8296,8293,214,257,393277,
6,8297,8296,2,4,327760,7,8298,8295,8297,131321,8397,131320,8299,196855,8327,0,262394,542,8300,8327,131320,8300,393281,
455,8301,430,214,214,262205,15,8302,8301,262268,7,8303,8302,327761,6,8305,8303,0,327876,6,8306,7623,187,327829,190,
8307,8305,8306,327761,6,8308,8307,1,327761,6,8309,8307,0,327761,6,8311,8303,1,327874,6,8312,7623,199,327808,6,8313,
8311,8312,327808,6,8314,8313,8308,327760,7,8315,8309,8314,262268,15,8316,8315,393281,215,8317,8316,214,214,393277,6,
8318,8317,2,4,393281,432,8319,430,214,431,262205,6,8320,8319,327874,6,8321,8320,435,327874,6,8322,8318,8321,393281,
432,8323,430,214,438,262205,6,8324,8323,327879,6,8325,8322,8324,327760,7,8326,8325,182,131321,8397,131320,8327,196855,
8333,0,262394,557,8328,8333,131320,8328,327879,6,8331,2364,92,327851,117,8332,8331,182,131321,8333,131320,8333,458997,
117,8334,557,8327,8332,8328,196855,8354,0,262394,8334,8335,8354,131320,8335,393281,455,8336,430,214,257,262205,15,
8337,8336,262268,7,8338,8337,327761,6,8340,8338,0,327876,6,8341,7623,187,327829,190,8342,8340,8341,327761,6,8343,8342,
1,327761,6,8344,8342,0,327761,6,8346,8338,1,327874,6,8347,7623,199,327808,6,8348,8346,8347,327808,6,8349,8348,8343,
327760,7,8350,8344,8349,262268,15,8351,8350,393281,215,8352,8351,214,214,393277,6,8353,8352,2,4,131321,8354,131320,
8354,458997,6,8355,7623,8333,8353,8335,393281,432,8356,430,214,574,262205,6,8357,8356,327856,117,8358,8355,8357,
196855,8394,0,262394,8358,8360,8359,131320,8359,131321,8394,131320,8360,393281,432,8361,430,214,431,262205,6,8362,
8361,327879,6,8363,8362,447,327831,190,8364,8355,8363,327761,6,8365,8364,0,327761,6,8366,8364,1,393281,455,8367,430,
214,214,262205,15,8368,8367,262268,7,8369,8368,327761,6,8371,8369,0,327829,190,8372,8371,8365,327761,6,8373,8372,1,
327761,6,8374,8372,0,327879,6,8375,8374,468,327761,6,8377,8369,1,327808,6,8378,8377,8366,327808,6,8379,8378,8373,
327760,7,8380,8375,8379,262268,15,8381,8380,393281,215,8382,8381,214,214,393277,6,8383,8382,2,4,327879,6,8384,8374,
334,327812,6,8385,8384,300,327874,6,8388,8362,435,327808,6,8389,8385,8388,327874,6,8390,8383,8389,393281,432,8391,430,
214,438,262205,6,8392,8391,327879,6,8393,8390,8392,131321,8394,131320,8394,458997,6,8395,8393,8360,585,8359,327760,7,
8396,8395,182,131321,8397,131320,8397,590069,7,8398,8298,8265,8326,8300,8396,8394,196855,5289,0,262394,5137,5281,5289,
131320,5281,196855,5658,0,262394,1544,5634,5651,131320,5651,393281,1549,5652,430,214,1548,262205,24,5653,5652,327761,
6,5656,6347,0,262268,7,5703,5653,327761,6,5714,5703,0,327876,6,5716,5166,187,327829,190,5717,5714,5716,327761,6,5718,
5717,1,327761,6,5719,5717,0,327761,6,5722,5703,1,327874,6,5724,5166,199,327808,6,5725,5722,5724,327808,6,5727,5725,
5718,327760,7,5728,5719,5727,262268,24,5706,5728,393281,215,5708,5706,214,214,327742,5708,5656,2,4,131321,5658,131320,
5634,393281,1549,5635,430,214,1548,262205,24,5636,5635,262268,7,5637,5636,327761,6,5664,5637,0,327876,6,5666,5166,187,
327829,190,5667,5664,5666,327761,6,5668,5667,1,327761,6,5669,5667,0,327761,6,5672,5637,1,327874,6,5674,5166,199,
327808,6,5675,5672,5674,327808,6,5677,5675,5668,327829,190,5687,5669,5666,327761,6,5688,5687,1,327761,6,5689,5687,0,
327808,6,5695,5677,5674,327808,6,5697,5695,5688,327760,7,5698,5689,5697,262268,24,5642,5698,327761,6,5645,6347,0,
393281,215,5646,5642,214,214,327742,5646,5645,2,4,327761,6,5649,6347,1,393281,215,5650,5642,214,257,327742,5650,5649,
2,4,131321,5658,131320,5658,131321,5289,131320,5289,196855,8470,0,262394,7543,8409,8470,131320,8409,196855,8469,0,
262394,1544,8434,8414,131320,8414,393281,1549,8415,430,214,1548,262205,24,8416,8415,327761,6,8418,8108,0,262268,7,
8419,8416,327761,6,8421,8419,0,327876,6,8422,7563,187,327829,190,8423,8421,8422,327761,6,8424,8423,1,327761,6,8425,
8423,0,327761,6,8427,8419,1,327874,6,8428,7563,199,327808,6,8429,8427,8428,327808,6,8430,8429,8424,327760,7,8431,8425,
8430,262268,24,8432,8431,393281,215,8433,8432,214,214,327742,8433,8418,2,4,131321,8469,131320,8434,393281,1549,8435,
430,214,1548,262205,24,8436,8435,262268,7,8437,8436,327761,6,8439,8437,0,327876,6,8440,7563,187,327829,190,8441,8439,
8440,327761,6,8442,8441,1,327761,6,8443,8441,0,327761,6,8445,8437,1,327874,6,8446,7563,199,327808,6,8447,8445,8446,
327808,6,8448,8447,8442,327829,190,8453,8443,8440,327761,6,8454,8453,1,327761,6,8455,8453,0,327808,6,8459,8448,8446,
327808,6,8460,8459,8454,327760,7,8461,8455,8460,262268,24,8462,8461,327761,6,8464,8108,0,393281,215,8465,8462,214,214,
327742,8465,8464,2,4,327761,6,8467,8108,1,393281,215,8468,8462,214,257,327742,8468,8467,2,4,131321,8469,131320,8469,
131321,8470,131320,8470,196855,8541,0,262394,7578,8480,8541,131320,8480,196855,8540,0,262394,1544,8505,8485,131320,
8485,393281,1549,8486,430,214,1548,262205,24,8487,8486,327761,6,8489,8253,0,262268,7,8490,8487,327761,6,8492,8490,0,
327876,6,8493,7598,187,327829,190,8494,8492,8493,327761,6,8495,8494,1,327761,6,8496,8494,0,327761,6,8498,8490,1,
327874,6,8499,7598,199,327808,6,8500,8498,8499,327808,6,8501,8500,8495,327760,7,8502,8496,8501,262268,24,8503,8502,
393281,215,8504,8503,214,214,327742,8504,8489,2,4,131321,8540,131320,8505,393281,1549,8506,430,214,1548,262205,24,
8507,8506,262268,7,8508,8507,327761,6,8510,8508,0,327876,6,8511,7598,187,327829,190,8512,8510,8511,327761,6,8513,8512,
1,327761,6,8514,8512,0,327761,6,8516,8508,1,327874,6,8517,7598,199,327808,6,8518,8516,8517,327808,6,8519,8518,8513,
327829,190,8524,8514,8511,327761,6,8525,8524,1,327761,6,8526,8524,0,327808,6,8530,8519,8517,327808,6,8531,8530,8525,
327760,7,8532,8526,8531,262268,24,8533,8532,327761,6,8535,8253,0,393281,215,8536,8533,214,214,327742,8536,8535,2,4,
327761,6,8538,8253,1,393281,215,8539,8533,214,257,327742,8539,8538,2,4,131321,8540,131320,8540,131321,8541,131320,
8541,196855,8612,0,262394,7613,8551,8612,131320,8551,196855,8611,0,262394,1544,8576,8556,131320,8556,393281,1549,8557,
430,214,1548,262205,24,8558,8557,327761,6,8560,8398,0,262268,7,8561,8558,327761,6,8563,8561,0,327876,6,8564,7633,187,
327829,190,8565,8563,8564,327761,6,8566,8565,1,327761,6,8567,8565,0,327761,6,8569,8561,1,327874,6,8570,7633,199,
327808,6,8571,8569,8570,327808,6,8572,8571,8566,327760,7,8573,8567,8572,262268,24,8574,8573,393281,215,8575,8574,214,
214,327742,8575,8560,2,4,131321,8611,131320,8576,393281,1549,8577,430,214,1548,262205,24,8578,8577,262268,7,8579,8578,
327761,6,8581,8579,0,327876,6,8582,7633,187,327829,190,8583,8581,8582,327761,6,8584,8583,1,327761,6,8585,8583,0,
327761,6,8587,8579,1,327874,6,8588,7633,199,327808,6,8589,8587,8588,327808,6,8590,8589,8584,327829,190,8595,8585,8582,
327761,6,8596,8595,1,327761,6,8597,8595,0,327808,6,8601,8590,8588,327808,6,8602,8601,8596,327760,7,8603,8597,8602,
262268,24,8604,8603,327761,6,8606,8398,0,393281,215,8607,8604,214,214,327742,8607,8606,2,4,327761,6,8609,8398,1,
393281,215,8610,8604,214,257,327742,8610,8609,2,4,131321,8611,131320,8611,131321,8612,131320,8612,131321,5294,131320,
5294,131321,5295,131320,5295,327808,6,5297,6273,1798,131321,5116,131320,5298,131321,5085,131320,5085,262368,286,286,
287,131321,2325,131320,2325,131321,2322,131320,2324,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,1638,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,84,92,122,235,372,509,524,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,262215,84,11,29,327752,230,0,35,0,327752,230,1,35,8,327752,230,2,35,16,327752,230,3,35,24,327752,230,4,35,32,327752,
230,5,35,36,327752,230,6,35,40,327752,230,7,35,44,327752,230,8,35,48,327752,230,9,35,52,327752,230,10,35,56,327752,
230,11,35,60,262215,231,6,4,262216,232,0,25,327752,232,0,35,0,196679,232,2,327752,233,0,35,0,196679,233,2,262215,509,
11,26,262215,597,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262167,33,6,3,262187,6,44,0,262165,48,32,1,262187,48,49,2,262174,52,6,6,262187,6,57,1,262187,48,61,30,
262187,48,76,0,262176,77,5349,6,262176,83,1,6,262203,83,84,1,262187,6,86,2,262187,6,87,264,262167,88,6,4,262187,6,89,
32,262172,90,88,89,262176,91,4,90,262203,91,92,4,262187,6,94,4,262176,99,4,6,262187,6,102,16,131092,103,262176,111,4,
88,262172,120,88,94,262176,121,4,120,262203,121,122,4,262187,6,135,3,458796,88,141,44,44,44,44,458796,88,159,44,57,86,
135,262187,6,165,8,262167,168,103,4,262187,48,174,1,196647,229,5349,917534,230,15,15,15,229,6,6,6,6,6,6,6,6,196637,
231,6,196638,232,231,262176,229,5349,232,196638,233,230,262176,234,9,233,262203,234,235,9,262187,48,236,4,262176,237,
9,6,262187,6,240,65535,262176,248,9,15,262187,6,261,4294967292u,262187,48,279,24,262187,48,283,5,262187,48,291,9,
262187,48,304,10,262187,48,329,8,262187,6,369,257,262172,370,6,369,262176,371,4,370,262203,371,372,4,262187,48,386,
256,262187,48,391,7,262187,6,395,256,262187,48,399,6,262176,508,1,33,262203,508,509,1,262187,6,512,127,262187,6,521,
128,262172,522,6,521,262176,523,4,522,262203,523,524,4,262187,48,537,3,262176,538,9,229,262187,48,566,11,393260,33,
597,521,57,57,458796,88,1631,94,94,94,94,458796,88,1632,165,165,165,165,262187,6,1633,12,458796,88,1634,1633,1633,
1633,1633,262187,6,1635,5,262187,6,1636,6,262187,6,1637,7,327734,2,4,0,3,131320,5,262205,6,506,84,327745,83,510,509,
44,262205,6,511,510,327812,6,513,511,512,327808,6,515,513,506,327812,6,609,506,86,393281,237,611,235,76,329,262205,6,
612,611,327856,103,613,609,612,196855,621,0,262394,613,614,620,131320,614,393281,248,615,235,76,49,262205,15,616,615,
393281,77,618,616,76,609,393277,6,619,618,2,4,131321,621,131320,620,131321,621,131320,621,458997,6,1003,619,614,44,
620,327808,6,624,609,57,327856,103,627,624,612,196855,636,0,262394,627,628,635,131320,628,393281,248,629,235,76,49,
262205,15,630,629,393281,77,633,630,76,624,393277,6,634,633,2,4,131321,636,131320,635,131321,636,131320,636,458997,6,
1005,634,628,44,635,327808,6,640,1003,1005,262368,86,86,87,327814,6,669,506,94,327817,6,671,506,94,393281,99,673,92,
669,671,196670,673,640,262368,86,86,87,327856,103,675,506,102,196855,703,0,262394,675,676,703,131320,676,327745,111,
679,92,609,262205,88,680,679,327745,111,684,92,624,262205,88,685,684,327808,88,686,680,685,327761,6,692,686,0,327761,
6,694,686,1,327808,6,695,692,694,327761,6,697,686,2,327808,6,698,695,697,327761,6,700,686,3,327808,6,701,698,700,
393281,99,702,122,669,671,196670,702,701,131321,703,131320,703,262368,86,86,87,327745,111,710,122,44,262205,88,711,
710,327814,6,721,506,165,458832,88,722,721,721,721,721,327856,168,723,159,722,393385,88,724,723,711,141,327745,111,
1576,122,57,262205,88,1577,1576,327808,88,1579,711,1577,327808,88,1582,159,1631,327856,168,1585,1582,722,393385,88,
1586,1585,1577,141,327808,88,1588,724,1586,327745,111,1596,122,86,262205,88,1597,1596,327808,88,1599,1579,1597,327808,
88,1602,159,1632,327856,168,1605,1602,722,393385,88,1606,1605,1597,141,327808,88,1608,1588,1606,327745,111,1616,122,
135,262205,88,1617,1616,327808,88,1619,1599,1617,327808,88,1622,159,1634,327856,168,1625,1622,722,393385,88,1626,1625,
1617,141,327808,88,1628,1608,1626,327812,6,738,721,86,327745,111,741,92,738,262205,88,742,741,327817,6,748,506,165,
458832,88,749,748,748,748,748,327856,168,750,159,749,393385,88,751,750,742,141,327808,88,753,1628,751,327808,6,1557,
738,57,327745,111,1558,92,1557,262205,88,1559,1558,327856,168,1565,1582,749,393385,88,1566,1565,1559,141,327808,88,
1568,753,1566,327761,6,759,1619,0,327761,6,761,1619,1,327808,6,762,759,761,327761,6,764,1619,2,327808,6,765,762,764,
327761,6,767,1619,3,327808,6,768,765,767,327761,6,770,1568,0,327761,6,772,1568,1,327808,6,773,770,772,327761,6,775,
1568,2,327808,6,776,773,775,327761,6,778,1568,3,327808,6,779,776,778,327745,99,645,372,609,196670,645,779,327808,6,
650,779,1003,327745,99,651,372,624,196670,651,650,327850,103,653,506,44,196855,657,0,262394,653,654,657,131320,654,
327745,99,656,372,386,196670,656,768,131321,657,131320,657,262368,86,86,87,393281,237,799,235,76,391,262205,6,800,799,
327874,6,801,515,800,458764,6,802,1,38,801,395,393281,237,804,235,76,399,262205,6,805,804,327856,103,806,515,805,
196855,814,0,262394,806,807,811,131320,807,327745,99,809,372,802,262205,6,810,809,131321,814,131320,811,327745,99,812,
372,386,262205,6,813,812,131321,814,131320,814,458997,6,1022,810,807,813,811,196855,827,0,262394,806,820,825,131320,
820,327808,6,822,802,57,327745,99,823,372,822,262205,6,824,823,131321,827,131320,825,131321,827,131320,827,458997,6,
1025,824,820,1022,825,131321,829,131320,829,458997,6,1028,1025,827,1547,889,458997,6,1026,1022,827,1542,889,327856,
103,833,1026,1028,262390,890,889,0,262394,833,834,890,131320,834,327810,6,837,1028,1026,327814,6,847,837,165,327808,6,
850,1026,847,327817,6,852,837,165,327814,6,855,852,165,327808,6,856,850,855,393281,248,857,235,76,174,262205,15,858,
857,262268,7,897,858,327761,6,908,897,0,327876,6,910,856,49,327829,52,911,908,910,327761,6,912,911,1,327761,6,913,911,
0,327761,6,916,897,1,327874,6,918,856,61,327808,6,919,916,918,327808,6,921,919,912,327760,7,922,913,921,262268,15,900,
922,393281,77,901,900,76,76,393277,6,902,901,2,4,393281,237,931,235,76,236,262205,6,932,931,327879,6,933,932,240,
327831,52,934,902,933,327761,6,935,934,0,327761,6,936,934,1,393281,248,937,235,76,76,262205,15,938,937,262268,7,939,
938,327761,6,941,939,0,327829,52,943,941,935,327761,6,944,943,1,327761,6,945,943,0,327879,6,947,945,261,327761,6,949,
939,1,327808,6,951,949,936,327808,6,953,951,944,327760,7,954,947,953,262268,15,956,954,393281,77,957,956,76,76,393277,
6,958,957,2,4,327879,6,960,945,135,327812,6,961,960,165,327874,6,964,932,279,327808,6,965,961,964,327874,6,966,958,
965,393281,237,967,235,76,283,262205,6,968,967,327879,6,969,966,968,327856,103,863,969,515,196855,872,0,262394,863,
865,870,131320,865,327808,6,868,856,57,458764,6,869,1,41,1026,868,131321,872,131320,870,131321,872,131320,872,458997,
6,1052,869,865,1026,870,196855,881,0,262394,863,875,877,131320,875,131321,881,131320,877,458764,6,880,1,38,1028,856,
131321,881,131320,881,458997,6,1056,1028,875,880,877,327812,6,1084,847,86,327808,6,1085,1026,1084,327812,6,1087,852,
86,327814,6,1088,1087,165,327808,6,1089,1085,1088,327876,6,1095,1089,49,327829,52,1096,908,1095,327761,6,1097,1096,1,
327761,6,1098,1096,0,327874,6,1101,1089,61,327808,6,1102,916,1101,327808,6,1103,1102,1097,327760,7,1104,1098,1103,
262268,15,1105,1104,393281,77,1106,1105,76,76,393277,6,1107,1106,2,4,327831,52,1111,1107,933,327761,6,1112,1111,0,
327761,6,1113,1111,1,327829,52,1119,941,1112,327761,6,1120,1119,1,327761,6,1121,1119,0,327879,6,1122,1121,261,327808,
6,1125,949,1113,327808,6,1126,1125,1120,327760,7,1127,1122,1126,262268,15,1128,1127,393281,77,1129,1128,76,76,393277,
6,1130,1129,2,4,327879,6,1131,1121,135,327812,6,1132,1131,165,327808,6,1136,1132,964,327874,6,1137,1130,1136,327879,6,
1140,1137,968,327856,103,1141,1140,515,196855,1146,0,262394,1141,1143,1142,131320,1142,131321,1146,131320,1143,327808,
6,1144,1089,57,458764,6,1145,1,41,1052,1144,131321,1146,131320,1146,458997,6,1147,1145,1143,1052,1142,196855,1151,0,
262394,1141,1150,1148,131320,1148,458764,6,1149,1,38,1056,1089,131321,1151,131320,1150,131321,1151,131320,1151,458997,
6,1152,1056,1150,1149,1148,327812,6,1163,847,135,327808,6,1164,1026,1163,327812,6,1166,852,135,327814,6,1167,1166,165,
327808,6,1168,1164,1167,327876,6,1174,1168,49,327829,52,1175,908,1174,327761,6,1176,1175,1,327761,6,1177,1175,0,
327874,6,1180,1168,61,327808,6,1181,916,1180,327808,6,1182,1181,1176,327760,7,1183,1177,1182,262268,15,1184,1183,
393281,77,1185,1184,76,76,393277,6,1186,1185,2,4,327831,52,1190,1186,933,327761,6,1191,1190,0,327761,6,1192,1190,1,
327829,52,1198,941,1191,327761,6,1199,1198,1,327761,6,1200,1198,0,327879,6,1201,1200,261,327808,6,1204,949,1192,
327808,6,1205,1204,1199,327760,7,1206,1201,1205,262268,15,1207,1206,393281,77,1208,1207,76,76,393277,6,1209,1208,2,4,
327879,6,1210,1200,135,327812,6,1211,1210,165,327808,6,1215,1211,964,327874,6,1216,1209,1215,327879,6,1219,1216,968,
327856,103,1220,1219,515,196855,1225,0,262394,1220,1222,1221,131320,1221,131321,1225,131320,1222,327808,6,1223,1168,
57,458764,6,1224,1,41,1147,1223,131321,1225,131320,1225,458997,6,1226,1224,1222,1147,1221,196855,1230,0,262394,1220,
1229,1227,131320,1227,458764,6,1228,1,38,1152,1168,131321,1230,131320,1229,131321,1230,131320,1230,458997,6,1231,1152,
1229,1228,1227,327812,6,1242,847,94,327808,6,1243,1026,1242,327812,6,1245,852,94,327814,6,1246,1245,165,327808,6,1247,
1243,1246,327876,6,1253,1247,49,327829,52,1254,908,1253,327761,6,1255,1254,1,327761,6,1256,1254,0,327874,6,1259,1247,
61,327808,6,1260,916,1259,327808,6,1261,1260,1255,327760,7,1262,1256,1261,262268,15,1263,1262,393281,77,1264,1263,76,
76,393277,6,1265,1264,2,4,327831,52,1269,1265,933,327761,6,1270,1269,0,327761,6,1271,1269,1,327829,52,1277,941,1270,
327761,6,1278,1277,1,327761,6,1279,1277,0,327879,6,1280,1279,261,327808,6,1283,949,1271,327808,6,1284,1283,1278,
327760,7,1285,1280,1284,262268,15,1286,1285,393281,77,1287,1286,76,76,393277,6,1288,1287,2,4,327879,6,1289,1279,135,
327812,6,1290,1289,165,327808,6,1294,1290,964,327874,6,1295,1288,1294,327879,6,1298,1295,968,327856,103,1299,1298,515,
196855,1304,0,262394,1299,1301,1300,131320,1300,131321,1304,131320,1301,327808,6,1302,1247,57,458764,6,1303,1,41,1226,
1302,131321,1304,131320,1304,458997,6,1305,1303,1301,1226,1300,196855,1309,0,262394,1299,1308,1306,131320,1306,458764,
6,1307,1,38,1231,1247,131321,1309,131320,1308,131321,1309,131320,1309,458997,6,1310,1231,1308,1307,1306,327812,6,1321,
847,1635,327808,6,1322,1026,1321,327812,6,1324,852,1635,327814,6,1325,1324,165,327808,6,1326,1322,1325,327876,6,1332,
1326,49,327829,52,1333,908,1332,327761,6,1334,1333,1,327761,6,1335,1333,0,327874,6,1338,1326,61,327808,6,1339,916,
1338,327808,6,1340,1339,1334,327760,7,1341,1335,1340,262268,15,1342,1341,393281,77,1343,1342,76,76,393277,6,1344,1343,
2,4,327831,52,1348,1344,933,327761,6,1349,1348,0,327761,6,1350,1348,1,327829,52,1356,941,1349,327761,6,1357,1356,1,
327761,6,1358,1356,0,327879,6,1359,1358,261,327808,6,1362,949,1350,327808,6,1363,1362,1357,327760,7,1364,1359,1363,
262268,15,1365,1364,393281,77,1366,1365,76,76,393277,6,1367,1366,2,4,327879,6,1368,1358,135,327812,6,1369,1368,165,
327808,6,1373,1369,964,327874,6,1374,1367,1373,327879,6,1377,1374,968,327856,103,1378,1377,515,196855,1383,0,262394,
1378,1380,1379,131320,1379,131321,1383,131320,1380,327808,6,1381,1326,57,458764,6,1382,1,41,1305,1381,131321,1383,
131320,1383,458997,6,1384,1382,1380,1305,1379,196855,1388,0,262394,1378,1387,1385,131320,1385,458764,6,1386,1,38,1310,
1326,131321,1388,131320,1387,131321,1388,131320,1388,458997,6,1389,1310,1387,1386,1385,327812,6,1400,847,1636,327808,
6,1401,1026,1400,327812,6,1403,852,1636,327814,6,1404,1403,165,327808,6,1405,1401,1404,327876,6,1411,1405,49,327829,
52,1412,908,1411,327761,6,1413,1412,1,327761,6,1414,1412,0,327874,6,1417,1405,61,327808,6,1418,916,1417,327808,6,1419,
1418,1413,327760,7,1420,1414,1419,262268,15,1421,1420,393281,77,1422,1421,76,76,393277,6,1423,1422,2,4,327831,52,1427,
1423,933,327761,6,1428,1427,0,327761,6,1429,1427,1,327829,52,1435,941,1428,327761,6,1436,1435,1,327761,6,1437,1435,0,
327879,6,1438,1437,261,327808,6,1441,949,1429,327808,6,1442,1441,1436,327760,7,1443,1438,1442,262268,15,1444,1443,
393281,77,1445,1444,76,76,393277,6,1446,1445,2,4,327879,6,1447,1437,135,327812,6,1448,1447,165,327808,6,1452,1448,964,
327874,6,1453,1446,1452,327879,6,1456,1453,968,327856,103,1457,1456,515,196855,1462,0,262394,1457,1459,1458,131320,
1458,131321,1462,131320,1459,327808,6,1460,1405,57,458764,6,1461,1,41,1384,1460,131321,1462,131320,1462,458997,6,1463,
1461,1459,1384,1458,196855,1467,0,262394,1457,1466,1464,131320,1464,458764,6,1465,1,38,1389,1405,131321,1467,131320,
1466,131321,1467,131320,1467,458997,6,1468,1389,1466,1465,1464,327812,6,1479,847,1637,327808,6,1480,1026,1479,327812,
6,1482,852,1637,327814,6,1483,1482,165,327808,6,1484,1480,1483,327876,6,1490,1484,49,327829,52,1491,908,1490,327761,6,
1492,1491,1,327761,6,1493,1491,0,327874,6,1496,1484,61,327808,6,1497,916,1496,327808,6,1498,1497,1492,327760,7,1499,
1493,1498,262268,15,1500,1499,393281,77,1501,1500,76,76,393277,6,1502,1501,2,4,327831,52,1506,1502,933,327761,6,1507,
1506,0,327761,6,1508,1506,1,327829,52,1514,941,1507,327761,6,1515,1514,1,327761,6,1516,1514,0,327879,6,1517,1516,261,
327808,6,1520,949,1508,327808,6,1521,1520,1515,327760,7,1522,1517,1521,262268,15,1523,1522,393281,77,1524,1523,76,76,
393277,6,1525,1524,2,4,327879,6,1526,1516,135,327812,6,1527,1526,165,327808,6,1531,1527,964,327874,6,1532,1525,1531,
327879,6,1535,1532,968,327856,103,1536,1535,515,196855,1541,0,262394,1536,1538,1537,131320,1537,131321,1541,131320,
1538,327808,6,1539,1484,57,458764,6,1540,1,41,1463,1539,131321,1541,131320,1541,458997,6,1542,1540,1538,1463,1537,
196855,1546,0,262394,1536,1545,1543,131320,1543,458764,6,1544,1,38,1468,1484,131321,1546,131320,1545,131321,1546,
131320,1546,458997,6,1547,1468,1545,1544,1543,131321,889,131320,889,131321,829,131320,890,327745,99,527,524,506,
196670,527,1026,262368,86,86,87,327858,103,531,515,805,327856,103,533,506,512,327847,103,534,531,533,196855,536,0,
262394,534,535,536,131320,535,393281,538,539,235,76,537,262205,229,540,539,327808,6,542,102,515,393281,77,544,540,76,
542,327742,544,1026,2,4,131321,536,131320,536,327847,103,551,806,533,196855,553,0,262394,551,552,553,131320,552,
327808,6,557,506,57,327745,99,558,524,557,262205,6,559,558,327810,6,561,559,1026,393281,237,975,235,76,291,262205,6,
976,975,327814,6,977,561,976,327817,6,981,561,976,327851,103,982,981,44,393385,6,983,982,57,44,327808,6,984,977,983,
393281,237,986,235,76,304,262205,6,987,986,327814,6,988,984,987,327817,6,992,984,987,327851,103,993,992,44,393385,6,
994,993,57,44,327808,6,995,988,994,458764,6,999,1,38,984,987,458764,6,1001,1,41,995,57,393281,538,564,235,76,537,
262205,229,565,564,393281,237,567,235,76,566,262205,6,568,567,327812,6,570,515,135,327808,6,571,568,570,393281,77,574,
565,76,571,327742,574,999,2,4,327808,6,582,571,57,393281,77,585,565,76,582,327742,585,1001,2,4,327808,6,593,571,86,
393281,77,596,565,76,593,327742,596,57,2,4,131321,553,131320,553,65789,65592,
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
