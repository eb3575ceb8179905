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
#define RAYSORT_SHADER_DIGEST "d004e9bb1d283e1bfab98c24a1885359b4a37070173e20af146dbd4dc2401678"
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
119734787,66816,524299,7995,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,278,285,315,424,860,1058,1068,1384,1987,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,
0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,88,1,0,262215,90,1,3,262215,278,11,29,
327752,421,0,35,0,327752,421,1,35,8,327752,421,2,35,16,327752,421,3,35,24,327752,421,4,35,32,327752,421,5,35,40,
327752,421,6,35,48,327752,421,7,35,56,327752,421,8,35,64,327752,421,9,35,72,327752,421,10,35,76,327752,421,11,35,80,
327752,421,12,35,84,327752,421,13,35,88,327752,421,14,35,92,327752,421,15,35,96,327752,421,16,35,100,327752,421,17,35,
104,327752,421,18,35,108,327752,421,19,35,112,327752,421,20,35,116,327752,421,21,35,120,327752,421,22,35,124,327752,
422,0,35,0,196679,422,2,262215,511,1,1,262215,604,1,2,262216,692,0,24,327752,692,0,35,0,196679,692,2,262215,1987,11,
26,262215,2236,1,3,262215,2237,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,65,6,4,
262176,66,7,65,262167,76,6,3,262187,6,87,128,262194,6,88,32,393268,6,89,132,87,88,262194,6,90,128,393268,6,91,134,89,
90,262187,6,92,4,393268,6,93,134,91,92,262172,94,6,93,131092,117,262187,6,176,0,262165,180,32,1,262187,180,181,2,
262174,184,6,6,262187,6,189,1,262187,180,193,30,262187,180,208,0,262176,209,5349,6,262187,180,251,1,262176,277,1,6,
262203,277,278,1,262187,6,280,2,262187,6,281,264,393268,6,282,134,90,92,262172,283,65,282,262176,284,4,283,262203,284,
285,4,262176,291,4,6,262187,6,294,8,393268,6,295,134,90,294,262176,302,4,65,262187,6,311,32,393268,6,312,134,90,311,
262172,313,65,312,262176,314,4,313,262203,314,315,4,262187,6,328,3,458796,65,334,176,176,176,176,393268,6,343,134,90,
311,458796,65,353,176,189,280,328,262167,361,117,4,1638430,421,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,
196638,422,421,262176,423,9,422,262203,423,424,9,262187,180,425,13,262176,426,9,6,262187,180,429,24,262187,180,432,14,
262187,6,441,65535,262176,449,9,15,262187,6,462,4294967292u,262187,180,488,10,262187,6,491,256,262187,180,501,9,
262194,6,511,4,393268,117,512,170,511,328,393268,117,536,170,511,280,393268,117,551,170,511,92,262187,180,568,12,
262187,6,579,4294967295u,262187,180,592,15,262194,6,604,8,393268,6,605,196,189,604,262187,180,609,16,262187,6,616,31,
393268,117,619,170,511,328,262187,180,650,17,393268,117,658,170,511,176,262187,6,659,16,393268,117,660,170,511,189,
458804,6,661,169,660,294,92,458804,6,662,169,658,659,661,393268,6,663,134,87,662,196647,691,5349,196638,692,65,262176,
691,5349,692,262176,694,5349,65,262187,180,701,19,262187,180,714,20,262187,6,734,6,393268,117,735,170,604,734,393268,
6,740,134,90,280,458804,6,741,169,735,740,90,262187,180,754,5,262187,6,762,255,393268,117,825,170,511,280,262187,6,
850,66,262187,6,851,17,458804,6,852,169,735,850,851,393268,6,853,132,852,741,393268,6,854,134,89,311,393268,6,855,128,
89,854,393268,117,856,172,853,855,458804,6,857,169,856,853,855,262172,858,6,857,262176,859,4,858,262203,859,860,4,
393268,6,939,134,853,90,262172,960,6,939,262176,961,7,960,393268,117,1051,170,604,294,327732,117,1052,168,1051,262187,
6,1055,257,262172,1056,6,1055,262176,1057,4,1056,262203,1057,1058,4,262187,6,1063,64,458804,6,1064,169,735,1063,659,
262203,291,1068,4,262187,6,1149,15,393268,6,1186,134,91,280,262172,1187,6,1186,262176,1188,7,1187,262172,1260,6,91,
262176,1261,7,1260,262187,180,1294,28,262187,6,1317,4294963200u,262187,6,1350,4095,262203,1057,1384,4,262176,1556,9,
24,393268,117,1574,170,511,328,262187,180,1578,6,262187,180,1616,21,262187,180,1623,7,262187,6,1640,56,393268,6,1781,
134,91,92,393268,117,1789,176,511,280,262187,180,1835,4,262187,180,1838,18,262187,6,1861,512,262187,180,1864,8,262187,
180,1881,3,262187,6,1928,9,262187,180,1954,22,262176,1986,1,76,262203,1986,1987,1,393268,6,2000,134,491,90,262172,
2011,6,2000,262176,2012,7,2011,262187,180,2075,11,262194,6,2236,1,393267,76,2237,2236,189,189,262176,6040,7,94,458796,
65,7862,92,92,92,92,262187,6,7863,5,262187,6,7864,7,327734,2,4,0,3,131320,5,262203,6040,6093,7,262203,6040,6084,7,
262203,6040,6075,7,262203,6040,6072,7,262203,6040,6048,7,262203,6040,6045,7,262203,6040,6041,7,262203,961,4407,7,
262203,1261,4246,7,262203,961,3839,7,262203,1188,3665,7,262203,66,2941,7,262203,2012,2323,7,393281,426,2251,424,208,
488,262205,6,2252,2251,327879,6,2253,2252,491,327851,117,2254,2253,176,196855,2266,0,262394,2254,2255,2263,131320,
2263,393281,426,2264,424,208,501,262205,6,2265,2264,131321,2266,131320,2255,393281,449,2256,424,208,181,262205,15,
2257,2256,393281,209,2258,2257,208,208,393277,6,2259,2258,2,4,393281,426,2260,424,208,501,262205,6,2261,2260,458764,6,
2262,1,38,2259,2261,131321,2266,131320,2266,458997,6,6172,2262,2255,2265,2263,393281,426,2182,424,208,2075,262205,6,
2183,2182,327745,277,2185,1987,176,262205,6,2186,2185,327808,6,2277,6172,89,327810,6,2278,2277,189,327814,6,2280,2278,
89,327808,6,2283,2280,2183,327810,6,2284,2283,189,327814,6,2286,2284,2183,458764,6,2287,1,41,189,2286,327812,6,2290,
2287,89,327808,6,2293,2280,2287,327810,6,2294,2293,189,327814,6,2296,2294,2287,327856,117,2301,2186,2296,196855,2308,
0,262394,2301,2302,2306,131320,2306,131321,2308,131320,2302,327812,6,2305,2186,2290,131321,2308,131320,2308,458997,6,
6173,2305,2302,6172,2306,327808,6,2315,6173,2290,458764,6,2316,1,38,6172,2315,262312,117,2195,2301,196855,2197,0,
262394,2195,2196,2197,131320,2196,327850,117,2200,2186,176,131321,2197,131320,2197,458997,117,2201,2301,2308,2200,
2196,196855,2203,0,262394,2201,2202,2203,131320,2202,327850,117,2342,2186,176,196855,2348,0,262394,2342,2343,2348,
131320,2343,327879,6,2346,2252,87,327851,117,2347,2346,176,131321,2348,131320,2348,458997,117,2349,2342,2202,2347,
2343,262205,6,2350,278,327812,6,2351,2350,2000,131321,2352,131320,2352,458997,6,6179,176,2348,2380,2381,458997,6,6178,
176,2348,2383,2381,327856,117,2355,6178,2000,262390,2384,2381,1,262394,2355,2356,2384,131320,2356,327808,6,2360,2351,
6178,393281,426,2361,424,208,1838,262205,6,2362,2361,327856,117,2363,2360,2362,196855,2373,0,262394,2363,2364,2372,
131320,2372,131321,2373,131320,2364,393281,449,2365,424,208,1835,262205,15,2366,2365,393281,209,2370,2366,208,2360,
393277,6,2371,2370,2,4,131321,2373,131320,2373,458997,6,6947,2371,2364,176,2372,327745,9,2375,2323,6178,196670,2375,
6947,262205,6,2378,2375,327808,6,2380,6179,2378,131321,2381,131320,2381,327808,6,2383,6178,251,131321,2352,131320,
2384,262368,280,280,281,327814,6,2517,2350,92,327817,6,2519,2350,92,393281,291,2521,285,2517,2519,196670,2521,6179,
262368,280,280,281,327856,117,2523,2350,295,196855,2551,0,262394,2523,2524,2551,131320,2524,327812,6,2526,2350,280,
327745,302,2527,285,2526,262205,65,2528,2527,327808,6,2531,2526,189,327745,302,2532,285,2531,262205,65,2533,2532,
327808,65,2534,2528,2533,327761,6,2540,2534,0,327761,6,2542,2534,1,327808,6,2543,2540,2542,327761,6,2545,2534,2,
327808,6,2546,2543,2545,327761,6,2548,2534,3,327808,6,2549,2546,2548,393281,291,2550,315,2517,2519,196670,2550,2549,
131321,2551,131320,2551,262368,280,280,281,131321,2552,131320,2552,458997,65,7992,334,2551,2562,2556,458997,65,7991,
334,2551,2574,2556,458997,6,6180,176,2551,2577,2556,327856,117,2555,6180,343,262390,2578,2556,1,262394,2555,2556,2578,
131320,2556,327745,302,2558,315,6180,262205,65,2559,2558,327808,65,2562,7992,2559,327812,6,2565,6180,92,458832,65,
2566,2565,2565,2565,2565,327808,65,2567,353,2566,327814,6,2569,2350,294,458832,65,2570,2569,2569,2569,2569,327856,361,
2571,2567,2570,393385,65,2572,2571,2559,334,327808,65,2574,7991,2572,327808,6,2577,6180,251,131321,2552,131320,2578,
327814,6,2585,2350,294,327812,6,2586,2585,280,327745,302,2589,285,2586,262205,65,2590,2589,327817,6,2596,2350,294,
458832,65,2597,2596,2596,2596,2596,327856,361,2598,353,2597,393385,65,2599,2598,2590,334,327808,65,2601,7991,2599,
327808,6,7848,2586,189,327745,302,7849,285,7848,262205,65,7850,7849,327808,65,7853,353,7862,327856,361,7856,7853,2597,
393385,65,7857,7856,7850,334,327808,65,7859,2601,7857,327761,6,2607,7992,0,327761,6,2609,7992,1,327808,6,2610,2607,
2609,327761,6,2612,7992,2,327808,6,2613,2610,2612,327761,6,2615,7992,3,327808,6,2616,2613,2615,327761,6,2618,7859,0,
327761,6,2620,7859,1,327808,6,2621,2618,2620,327761,6,2623,7859,2,327808,6,2624,2621,2623,327761,6,2626,7859,3,327808,
6,2627,2624,2626,131321,2388,131320,2388,458997,6,6934,2627,2578,2435,2436,458997,6,6182,176,2578,2438,2436,327856,
117,2391,6182,2000,262390,2439,2436,1,262394,2391,2392,2439,131320,2392,327808,6,2395,2351,6182,393281,426,2397,424,
208,1838,262205,6,2398,2397,327856,117,2399,2395,2398,196855,2430,0,262394,2399,2400,2430,131320,2400,196855,2417,0,
262394,2301,2404,2416,131320,2416,131321,2417,131320,2404,393281,449,2405,424,208,1881,262205,15,2406,2405,327812,6,
2410,2395,2183,327808,6,2413,2410,2186,393281,209,2414,2406,208,2413,393277,6,2415,2414,2,4,131321,2417,131320,2417,
458997,6,6935,2415,2404,176,2416,327808,6,2419,6934,6935,327745,291,2420,1384,2395,196670,2420,2419,196855,2429,0,
262394,2349,2422,2429,131320,2422,327745,9,2426,2323,6182,262205,6,2427,2426,393281,426,2676,424,208,701,262205,6,
2677,2676,327814,6,2678,2427,2677,327817,6,2682,2427,2677,327851,117,2683,2682,176,393385,6,2684,2683,189,176,327808,
6,2685,2678,2684,393281,426,2687,424,208,714,262205,6,2688,2687,327814,6,2689,2685,2688,327817,6,2693,2685,2688,
327851,117,2694,2693,176,393385,6,2695,2694,189,176,327808,6,2696,2689,2695,458764,6,2700,1,38,2685,2688,458764,6,
2702,1,41,2696,189,393281,1556,2633,424,208,1864,262205,24,2634,2633,327808,6,2636,659,2395,393281,209,2638,2634,208,
2636,327742,2638,6934,2,4,393281,426,2641,424,208,1954,262205,6,2642,2641,327812,6,2644,2395,328,327808,6,2645,2642,
2644,393281,209,2648,2634,208,2645,327742,2648,2700,2,4,327808,6,2656,2645,189,393281,209,2659,2634,208,2656,327742,
2659,2702,2,4,327808,6,2667,2645,280,393281,209,2670,2634,208,2667,327742,2670,189,2,4,131321,2429,131320,2429,131321,
2430,131320,2430,327745,9,2432,2323,6182,262205,6,2433,2432,327808,6,2435,6934,2433,131321,2436,131320,2436,327808,6,
2438,6182,251,131321,2388,131320,2439,327850,117,2441,2350,176,196855,2505,0,262394,2441,2442,2505,131320,2442,393281,
426,2443,424,208,1838,262205,6,2444,2443,327812,6,2447,2444,2183,327808,6,2450,2447,2186,196855,2457,0,262394,2301,
2452,2457,131320,2452,327879,6,2455,2252,189,327851,117,2456,2455,176,131321,2457,131320,2457,458997,117,2458,2301,
2442,2456,2452,196855,2477,0,262394,2458,2461,2476,131320,2476,131321,2477,131320,2461,393281,449,2462,424,208,1881,
262205,15,2463,2462,393281,209,2465,2463,208,2450,393277,6,2466,2465,2,4,327808,6,2472,2450,2183,393281,209,2473,2463,
208,2472,393277,6,2474,2473,2,4,327808,6,2475,2466,2474,131321,2477,131320,2477,458997,6,6192,2475,2461,176,2476,
327808,6,2479,2616,6192,327745,291,2480,1384,605,196670,2480,2479,196855,2490,0,262394,2349,2482,2490,131320,2482,
393281,1556,2483,424,208,1864,262205,24,2484,2483,327808,6,2487,659,2444,393281,209,2489,2484,208,2487,327742,2489,
2616,2,4,131321,2490,131320,2490,196855,2499,0,262394,2342,2494,2499,131320,2494,327879,6,2497,2252,1063,327851,117,
2498,2497,176,131321,2499,131320,2499,458997,117,2500,2342,2490,2498,2494,196855,2504,0,262394,2500,2501,2504,131320,
2501,393281,449,2714,424,208,1835,262205,15,2715,2714,393281,209,2718,2715,208,2444,393277,6,2719,2718,2,4,327808,6,
2724,2444,189,393281,209,2725,2715,208,2724,393277,6,2726,2725,2,4,393281,426,2811,424,208,701,262205,6,2812,2811,
327814,6,2813,2616,2812,327817,6,2817,2616,2812,327851,117,2818,2817,176,393385,6,2819,2818,189,176,327808,6,2820,
2813,2819,393281,426,2822,424,208,714,262205,6,2823,2822,327814,6,2824,2820,2823,327817,6,2828,2820,2823,327851,117,
2829,2828,176,393385,6,2830,2829,189,176,327808,6,2831,2824,2830,458764,6,2835,1,38,2820,2823,458764,6,2837,1,41,2831,
189,196855,2857,0,262394,2254,2846,2854,131320,2854,393281,426,2855,424,208,501,262205,6,2856,2855,131321,2857,131320,
2846,393281,449,2847,424,208,181,262205,15,2848,2847,393281,209,2849,2848,208,208,393277,6,2850,2849,2,4,393281,426,
2851,424,208,501,262205,6,2852,2851,458764,6,2853,1,38,2850,2852,131321,2857,131320,2857,458997,6,6203,2853,2846,2856,
2854,327879,6,2732,2252,1861,327851,117,2733,2732,176,393281,1556,2734,424,208,1864,262205,24,2735,2734,393281,209,
2737,2735,208,208,327742,2737,6203,2,4,393281,209,2741,2735,208,251,327742,2741,2616,2,4,327808,6,2746,2719,2726,
393281,209,2747,2735,208,181,327742,2747,2746,2,4,393281,209,2751,2735,208,1881,327742,2751,2726,2,4,393281,209,2756,
2735,208,1835,327742,2756,2835,2,4,393281,209,2761,2735,208,754,327742,2761,2837,2,4,393281,209,2766,2735,208,1578,
327742,2766,189,2,4,196855,2775,0,262394,2733,2770,2774,131320,2774,131321,2775,131320,2770,327808,6,2772,6203,616,
327814,6,2773,2772,311,131321,2775,131320,2775,458997,6,6207,2773,2770,176,2774,393281,209,2777,2735,208,1623,327742,
2777,6207,2,4,196855,2790,0,262394,2733,2781,2789,131320,2789,131321,2790,131320,2781,327808,6,2786,2444,280,393281,
209,2787,2715,208,2786,393277,6,2788,2787,2,4,131321,2790,131320,2790,458997,6,6209,2788,2781,176,2789,393281,209,
2792,2735,208,1864,327742,2792,6209,2,4,131321,2793,131320,2793,458997,6,6210,1928,2790,2804,2797,327856,117,2796,
6210,659,262390,2805,2797,0,262394,2796,2797,2805,131320,2797,393281,209,2801,2735,208,6210,327742,2801,176,2,4,
327808,6,2804,6210,251,131321,2793,131320,2805,131321,2504,131320,2504,131321,2505,131320,2505,131321,2203,131320,
2203,262368,280,280,281,131321,2210,131320,2210,458997,6,6229,6173,2203,2225,2213,327856,117,2218,6229,2316,262390,
2212,2213,0,262394,2218,2211,2212,131320,2211,327810,6,2222,2316,6229,458764,6,2223,1,38,89,2222,327808,6,2225,6229,
89,327856,117,2228,2225,2316,262205,6,2876,278,196855,2935,0,262394,735,2926,2933,131320,2933,131321,2935,131320,2926,
327817,6,2928,2876,741,327812,6,2929,2928,280,327814,6,2931,2876,741,327808,6,2932,2929,2931,131321,2935,131320,2935,
458997,6,6249,2932,2926,2876,2933,327812,6,2878,6249,91,131321,2879,131320,2879,458997,6,6250,176,2935,2888,2883,
327856,117,2882,6250,1781,262390,2889,2883,1,262394,2882,2883,2889,131320,2883,327745,9,6095,6093,6250,196670,6095,
176,327808,6,2888,6250,251,131321,2879,131320,2889,327850,117,2892,2223,89,327847,117,2893,1789,2892,196855,2908,0,
262394,2893,2894,2901,131320,2901,262205,94,6101,6093,327847,117,3147,825,2892,196855,3203,0,262394,3147,3148,3178,
131320,3178,131321,3180,131320,3180,458997,6,6256,2876,3178,3201,3199,327856,117,3183,6256,89,262390,3202,3199,0,
262394,3183,3184,3202,131320,3184,327856,117,3187,6256,2223,196855,3194,0,262394,3187,3188,3194,131320,3188,327808,6,
3191,6229,6256,196855,3396,0,196859,176,3345,131320,3345,196855,3362,0,262394,512,3346,3362,131320,3346,393281,449,
3347,424,208,208,262205,15,3348,3347,262268,7,3349,3348,327761,6,3403,3349,0,327876,6,3405,3191,181,327829,184,3406,
3403,3405,327761,6,3407,3406,1,327761,6,3408,3406,0,327761,6,3411,3349,1,327874,6,3413,3191,193,327808,6,3414,3411,
3413,327808,6,3416,3414,3407,327829,184,3426,3408,3405,327761,6,3427,3426,1,327761,6,3428,3426,0,327808,6,3434,3416,
3413,327808,6,3436,3434,3427,327760,7,3437,3428,3436,262268,15,3354,3437,393281,209,3356,3354,208,208,393277,6,3357,
3356,2,4,393281,209,3359,3354,208,251,393277,6,3360,3359,2,4,327760,7,3361,3357,3360,131321,3396,131320,3362,196855,
3370,0,262394,536,3363,3370,131320,3363,393281,449,3364,424,208,208,262205,15,3365,3364,262268,7,3443,3365,327761,6,
3454,3443,0,327876,6,3456,3191,181,327829,184,3457,3454,3456,327761,6,3458,3457,1,327761,6,3459,3457,0,327761,6,3462,
3443,1,327874,6,3464,3191,193,327808,6,3465,3462,3464,327808,6,3467,3465,3458,327760,7,3468,3459,3467,262268,15,3446,
3468,393281,209,3447,3446,208,208,393277,6,3448,3447,2,4,393281,426,3472,424,208,425,262205,6,3473,3472,327874,6,3474,
3473,429,327874,6,3475,3448,3474,393281,426,3476,424,208,432,262205,6,3477,3476,327879,6,3478,3475,3477,327760,7,3369,
3478,176,131321,3396,131320,3370,196855,3377,0,262394,551,3372,3377,131320,3372,327879,6,3375,2252,92,327851,117,3376,
3375,176,131321,3377,131320,3377,458997,117,3378,551,3370,3376,3372,196855,3384,0,262394,3378,3379,3384,131320,3379,
393281,449,3380,424,208,251,262205,15,3381,3380,262268,7,3484,3381,327761,6,3495,3484,0,327876,6,3497,3191,181,327829,
184,3498,3495,3497,327761,6,3499,3498,1,327761,6,3500,3498,0,327761,6,3503,3484,1,327874,6,3505,3191,193,327808,6,
3506,3503,3505,327808,6,3508,3506,3499,327760,7,3509,3500,3508,262268,15,3487,3509,393281,209,3488,3487,208,208,
393277,6,3489,3488,2,4,131321,3384,131320,3384,458997,6,6260,3191,3377,3489,3379,393281,426,3386,424,208,568,262205,6,
3387,3386,327856,117,3388,6260,3387,196855,3393,0,262394,3388,3389,3392,131320,3392,131321,3393,131320,3389,393281,
426,3518,424,208,425,262205,6,3519,3518,327879,6,3520,3519,441,327831,184,3521,6260,3520,327761,6,3522,3521,0,327761,
6,3523,3521,1,393281,449,3524,424,208,208,262205,15,3525,3524,262268,7,3526,3525,327761,6,3528,3526,0,327829,184,3530,
3528,3522,327761,6,3531,3530,1,327761,6,3532,3530,0,327879,6,3534,3532,462,327761,6,3536,3526,1,327808,6,3538,3536,
3523,327808,6,3540,3538,3531,327760,7,3541,3534,3540,262268,15,3543,3541,393281,209,3544,3543,208,208,393277,6,3545,
3544,2,4,327879,6,3547,3532,328,327812,6,3548,3547,294,327874,6,3551,3519,429,327808,6,3552,3548,3551,327874,6,3553,
3545,3552,393281,426,3554,424,208,432,262205,6,3555,3554,327879,6,3556,3553,3555,131321,3393,131320,3393,458997,6,
6262,3556,3389,579,3392,327760,7,3395,6262,176,131321,3396,131320,3396,590069,7,6263,3361,3346,3369,3363,3395,3393,
196855,3624,0,196859,176,3565,131320,3565,327879,6,3568,2252,189,327851,117,3569,3568,176,196855,3576,0,262394,3569,
3570,3576,131320,3570,327761,6,3572,6263,0,393281,426,3573,424,208,592,262205,6,3574,3573,327854,117,3575,3572,3574,
131321,3576,131320,3576,458997,117,3577,3569,3565,3575,3570,196855,3585,0,262394,3577,3578,3585,131320,3578,131321,
3624,131320,3585,393281,426,3586,424,208,609,262205,6,3587,3586,327761,6,3589,6263,0,327879,6,3591,3587,616,327874,6,
3592,3589,3591,196855,3619,0,262394,619,3593,3619,131320,3593,327854,117,3595,3587,311,196855,3617,0,262394,3595,3596,
3602,131320,3602,327850,117,3604,3587,176,196855,3615,0,262394,3604,3605,3607,131320,3607,327761,6,3610,6263,1,327810,
6,3612,311,3587,327876,6,3613,3610,3612,327877,6,3614,3592,3613,131321,3615,131320,3605,131321,3615,131320,3615,
458997,6,6264,3592,3605,3614,3607,131321,3617,131320,3596,327761,6,3598,6263,1,327810,6,3600,3587,311,327874,6,3601,
3598,3600,131321,3617,131320,3617,458997,6,6265,3601,3596,6264,3615,131321,3619,131320,3619,458997,6,6266,3592,3585,
6265,3617,393281,426,3621,424,208,650,262205,6,3622,3621,327879,6,3623,6266,3622,131321,3624,131320,3624,458997,6,
6267,605,3578,3623,3619,131321,3194,131320,3194,458997,6,6278,605,3184,6267,3624,327874,6,3630,6256,754,327808,6,3631,
6256,3630,327745,291,3198,860,3631,196670,3198,6278,131321,3199,131320,3199,327808,6,3201,6256,90,131321,3180,131320,
3202,131321,3203,131320,3148,393281,449,3149,424,208,208,262205,15,3150,3149,262268,7,3151,3150,327808,6,3154,6229,
2876,327761,6,3228,3151,0,327876,6,3230,3154,181,327829,184,3231,3228,3230,327761,6,3232,3231,1,327761,6,3233,3231,0,
327761,6,3236,3151,1,327874,6,3238,3154,193,327808,6,3239,3236,3238,327808,6,3241,3239,3232,327760,7,3242,3233,3241,
262268,15,3156,3242,131321,3157,131320,3157,458997,6,6279,176,3148,3176,3174,327856,117,3160,6279,89,262390,3177,3174,
1,262394,3160,3161,3177,131320,3161,327808,6,3164,2876,6279,327874,6,3247,3164,754,327808,6,3248,3164,3247,393281,209,
3168,3156,208,6279,393277,6,3169,3168,2,4,393281,426,3252,424,208,425,262205,6,3253,3252,327874,6,3254,3253,429,
327874,6,3255,3169,3254,393281,426,3256,424,208,432,262205,6,3257,3256,327879,6,3258,3255,3257,196855,3326,0,196859,
176,3267,131320,3267,327879,6,3270,2252,189,327851,117,3271,3270,176,196855,3278,0,262394,3271,3272,3278,131320,3272,
393281,426,3275,424,208,592,262205,6,3276,3275,327854,117,3277,3258,3276,131321,3278,131320,3278,458997,117,3279,3271,
3267,3277,3272,196855,3287,0,262394,3279,3280,3287,131320,3280,131321,3326,131320,3287,393281,426,3288,424,208,609,
262205,6,3289,3288,327879,6,3293,3289,616,327874,6,3294,3258,3293,196855,3321,0,262394,619,3295,3321,131320,3295,
327854,117,3297,3289,311,196855,3319,0,262394,3297,3298,3304,131320,3304,327850,117,3306,3289,176,196855,3317,0,
262394,3306,3307,3309,131320,3309,327810,6,3314,311,3289,327876,6,3315,176,3314,327877,6,3316,3294,3315,131321,3317,
131320,3307,131321,3317,131320,3317,458997,6,6325,3294,3307,3316,3309,131321,3319,131320,3298,327810,6,3302,3289,311,
327874,6,3303,176,3302,131321,3319,131320,3319,458997,6,6326,3303,3298,6325,3317,131321,3321,131320,3321,458997,6,
6327,3294,3287,6326,3319,393281,426,3323,424,208,650,262205,6,3324,3323,327879,6,3325,6327,3324,131321,3326,131320,
3326,458997,6,6328,605,3280,3325,3321,327745,291,3173,860,3248,196670,3173,6328,131321,3174,131320,3174,327808,6,3176,
6279,90,131321,3157,131320,3177,131321,3203,131320,3203,262368,280,280,281,131321,3204,131320,3204,458997,94,6295,
6101,3203,6079,3208,458997,6,6281,176,3203,3657,3208,458997,6,6280,176,3203,3221,3208,327856,117,3207,6280,91,262390,
3222,3208,1,262394,3207,3208,3222,131320,3208,327808,6,3211,2878,6280,327874,6,3636,3211,754,327808,6,3637,3211,3636,
196670,6075,6295,327745,291,3215,860,3637,262205,6,3216,3215,327814,6,3640,6280,92,327879,6,3642,3216,762,327817,6,
3644,6280,92,327812,6,3645,3644,294,327876,6,3646,3642,3645,327745,9,6082,6075,3640,262205,6,3648,6082,327877,6,3649,
3648,3646,196670,6082,3649,327874,6,3652,3216,604,327876,6,3654,3652,6280,327877,6,3657,6281,3654,262205,94,6079,6075,
327808,6,3221,6280,251,131321,3204,131320,3222,262368,280,280,281,196670,6093,6295,131321,2908,131320,2894,327808,6,
2897,6229,2878,262205,94,6096,6093,131321,2948,131320,2948,458997,94,6336,6096,2894,6920,2977,458997,6,6335,176,2894,
6914,2977,458997,6,6334,176,2894,2979,2977,327856,117,2951,6334,91,262390,2980,2977,1,262394,2951,2952,2980,131320,
2952,327808,6,2955,2897,6334,393281,449,2985,424,208,208,262205,15,2986,2985,262268,7,2987,2986,327814,6,2989,2955,
662,327812,6,2990,2989,92,327761,6,3000,2987,0,327876,6,3002,2990,181,327829,184,3003,3000,3002,327761,6,3004,3003,1,
327761,6,3005,3003,0,327761,6,3008,2987,1,327874,6,3010,2990,193,327808,6,3011,3008,3010,327808,6,3013,3011,3004,
327760,7,3014,3005,3013,262268,691,2992,3014,327745,694,2993,2992,208,393277,65,2994,2993,2,16,131321,2957,131320,
2957,458997,94,6920,6336,2952,6088,2973,458997,6,6914,6335,2952,3123,2973,458997,6,6905,176,2952,2975,2973,327856,117,
2960,6905,662,262390,2976,2973,1,262394,2960,2961,2976,131320,2961,327808,6,2964,6334,6905,196670,2941,2994,327812,6,
3019,6905,663,327814,6,3020,3019,311,327745,9,3021,2941,3020,262205,6,3022,3021,327879,6,3026,3019,616,393281,426,
3027,424,208,425,262205,6,3028,3027,327874,6,3029,3028,429,327808,6,3030,3026,3029,327874,6,3031,3022,3030,393281,426,
3032,424,208,432,262205,6,3033,3032,327879,6,3034,3031,3033,196855,3102,0,196859,176,3043,131320,3043,327879,6,3046,
2252,189,327851,117,3047,3046,176,196855,3054,0,262394,3047,3048,3054,131320,3048,393281,426,3051,424,208,592,262205,
6,3052,3051,327854,117,3053,3034,3052,131321,3054,131320,3054,458997,117,3055,3047,3043,3053,3048,196855,3063,0,
262394,3055,3056,3063,131320,3056,131321,3102,131320,3063,393281,426,3064,424,208,609,262205,6,3065,3064,327879,6,
3069,3065,616,327874,6,3070,3034,3069,196855,3097,0,262394,619,3071,3097,131320,3071,327854,117,3073,3065,311,196855,
3095,0,262394,3073,3074,3080,131320,3080,327850,117,3082,3065,176,196855,3093,0,262394,3082,3083,3085,131320,3085,
327810,6,3090,311,3065,327876,6,3091,176,3090,327877,6,3092,3070,3091,131321,3093,131320,3083,131321,3093,131320,3093,
458997,6,6908,3070,3083,3092,3085,131321,3095,131320,3074,327810,6,3078,3065,311,327874,6,3079,176,3078,131321,3095,
131320,3095,458997,6,6909,3079,3074,6908,3093,131321,3097,131320,3097,458997,6,6910,3070,3063,6909,3095,393281,426,
3099,424,208,650,262205,6,3100,3099,327879,6,3101,6910,3100,131321,3102,131320,3102,458997,6,6911,605,3056,3101,3097,
196670,6084,6920,327814,6,3106,2964,92,327879,6,3108,6911,762,327817,6,3110,2964,92,327812,6,3111,3110,294,327876,6,
3112,3108,3111,327745,9,6091,6084,3106,262205,6,3114,6091,327877,6,3115,3114,3112,196670,6091,3115,327874,6,3118,6911,
604,327876,6,3120,3118,2964,327877,6,3123,6914,3120,262205,94,6088,6084,131321,2973,131320,2973,327808,6,2975,6905,
251,131321,2957,131320,2976,131321,2977,131320,2977,327808,6,2979,6334,662,131321,2948,131320,2980,196670,6093,6336,
131321,2908,131320,2908,458997,6,6337,6335,2980,6281,3222,262205,94,6106,6093,131321,3751,131320,3751,458997,6,6359,
176,2908,3763,3755,327856,117,3754,6359,939,262390,3764,3755,1,262394,3754,3755,3764,131320,3755,327812,6,3757,6359,
90,327808,6,3759,3757,2876,327745,291,3760,860,3759,196670,3760,176,327808,6,3763,6359,251,131321,3751,131320,3764,
262368,280,280,281,131321,3678,131320,3678,458997,6,6360,176,3764,3689,3687,327856,117,3681,6360,91,262390,3690,3687,
1,262394,3681,3682,3690,131320,3682,196670,6048,6106,327814,6,3795,6360,92,327745,9,6050,6048,3795,262205,6,3797,6050,
327817,6,3799,6360,92,327812,6,3800,3799,294,327874,6,3801,3797,3800,327879,6,3802,3801,762,196855,3790,0,262394,1051,
3775,3788,131320,3788,131321,3790,131320,3775,327874,6,3779,6337,6360,327879,6,3780,3779,189,327851,117,3781,3780,176,
196855,3786,0,262394,3781,3782,3783,131320,3783,327879,6,3785,3802,1149,131321,3786,131320,3782,131321,3786,131320,
3786,458997,6,6894,1064,3782,3785,3783,131321,3790,131320,3790,458997,6,6895,6894,3786,3802,3788,327817,6,3811,2876,
741,196855,3817,0,262394,735,3812,3816,131320,3816,131321,3817,131320,3812,327814,6,3814,2876,741,327812,6,3815,3814,
659,131321,3817,131320,3817,458997,6,6896,3815,3812,176,3816,327812,6,3820,6895,741,327808,6,3822,3820,3811,327745,
291,3823,860,3822,327876,6,3825,189,6896,458986,6,3826,3823,189,176,3825,131321,3687,131320,3687,327808,6,3689,6360,
251,131321,3678,131320,3690,327812,6,3853,2876,939,262368,280,280,281,131321,3854,131320,3854,458997,6,6362,176,3690,
3883,3884,458997,6,6361,176,3690,3886,3884,327856,117,3857,6361,939,262390,3887,3884,1,262394,3857,3858,3887,131320,
3858,327808,6,3862,3853,6361,327745,291,3863,860,3862,262205,6,3864,3863,327745,9,3865,3839,6361,196670,3865,3864,
196855,3880,0,262394,735,3866,3876,131320,3876,262205,6,3879,3865,131321,3880,131320,3866,262205,6,3869,3865,327879,6,
3870,3869,441,262205,6,3873,3865,327874,6,3874,3873,609,327808,6,3875,3870,3874,131321,3880,131320,3880,458997,6,6891,
3875,3866,3879,3876,327808,6,3883,6362,6891,131321,3884,131320,3884,327808,6,3886,6361,251,131321,3854,131320,3887,
262368,280,280,281,327814,6,3974,2876,92,327817,6,3976,2876,92,393281,291,3978,285,3974,3976,196670,3978,6362,262368,
280,280,281,327856,117,3980,2876,295,196855,4008,0,262394,3980,3981,4008,131320,3981,327812,6,3983,2876,280,327745,
302,3984,285,3983,262205,65,3985,3984,327808,6,3988,3983,189,327745,302,3989,285,3988,262205,65,3990,3989,327808,65,
3991,3985,3990,327761,6,3997,3991,0,327761,6,3999,3991,1,327808,6,4000,3997,3999,327761,6,4002,3991,2,327808,6,4003,
4000,4002,327761,6,4005,3991,3,327808,6,4006,4003,4005,393281,291,4007,315,3974,3976,196670,4007,4006,131321,4008,
131320,4008,262368,280,280,281,131321,4009,131320,4009,458997,65,7993,334,4008,4031,4013,458997,6,6363,176,4008,4034,
4013,327856,117,4012,6363,343,262390,4035,4013,1,262394,4012,4013,4035,131320,4013,327745,302,4015,315,6363,262205,65,
4016,4015,327812,6,4022,6363,92,458832,65,4023,4022,4022,4022,4022,327808,65,4024,353,4023,327814,6,4026,2876,294,
458832,65,4027,4026,4026,4026,4026,327856,361,4028,4024,4027,393385,65,4029,4028,4016,334,327808,65,4031,7993,4029,
327808,6,4034,6363,251,131321,4009,131320,4035,327814,6,4042,2876,294,327812,6,4043,4042,280,327745,302,4046,285,4043,
262205,65,4047,4046,327817,6,4053,2876,294,458832,65,4054,4053,4053,4053,4053,327856,361,4055,353,4054,393385,65,4056,
4055,4047,334,327808,65,4058,7993,4056,327808,6,7519,4043,189,327745,302,7520,285,7519,262205,65,7521,7520,327808,65,
7524,353,7862,327856,361,7527,7524,4054,393385,65,7528,7527,7521,334,327808,65,7530,4058,7528,327761,6,4075,7530,0,
327761,6,4077,7530,1,327808,6,4078,4075,4077,327761,6,4080,7530,2,327808,6,4081,4078,4080,327761,6,4083,7530,3,327808,
6,4084,4081,4083,131321,3891,131320,3891,458997,6,6857,4084,4035,3958,3959,458997,6,6365,176,4035,3961,3959,327856,
117,3894,6365,939,262390,3962,3959,1,262394,3894,3895,3962,131320,3895,196855,3905,0,262394,735,3896,3901,131320,3901,
327745,9,3903,3839,6365,262205,6,3904,3903,131321,3905,131320,3896,327745,9,3898,3839,6365,262205,6,3899,3898,327879,
6,3900,3899,441,131321,3905,131320,3905,458997,6,6848,3900,3896,3904,3901,327808,6,3909,3853,6365,327814,6,3910,3909,
741,196855,3923,0,262394,735,3914,3921,131320,3921,131321,3923,131320,3914,327808,6,3918,6857,6848,327876,6,3919,3918,
609,327877,6,3920,6857,3919,131321,3923,131320,3923,458997,6,6858,3920,3914,6857,3921,327745,291,3925,860,3909,196670,
3925,6858,327817,6,3931,3909,741,327850,117,3932,3931,176,196855,3946,0,262394,3932,3935,3946,131320,3935,196855,3940,
0,262394,1052,3936,3940,131320,3936,327745,291,3939,1058,3910,196670,3939,6857,131321,3940,131320,3940,327850,117,
3942,3910,1064,196855,3945,0,262394,3942,3943,3945,131320,3943,196670,1068,6857,131321,3945,131320,3945,131321,3946,
131320,3946,196855,3954,0,262394,735,3948,3953,131320,3953,131321,3954,131320,3948,327745,9,3950,3839,6365,262205,6,
3951,3950,327874,6,3952,3951,609,131321,3954,131320,3954,458997,6,6883,3952,3948,176,3953,327808,6,3956,6848,6883,
327808,6,3958,6857,3956,131321,3959,131320,3959,327808,6,3961,6365,251,131321,3891,131320,3962,262368,280,280,281,
131321,3692,131320,3692,458997,6,6366,176,3962,3718,3716,327856,117,3695,6366,91,262390,3719,3716,1,262394,3695,3696,
3719,131320,3696,327814,6,3698,6366,280,196670,6045,6106,327814,6,4115,6366,92,327745,9,6047,6045,4115,262205,6,4117,
6047,327817,6,4119,6366,92,327812,6,4120,4119,294,327874,6,4121,4117,4120,327879,6,4122,4121,762,196855,4110,0,262394,
1051,4095,4108,131320,4108,131321,4110,131320,4095,327874,6,4099,6337,6366,327879,6,4100,4099,189,327851,117,4101,
4100,176,196855,4106,0,262394,4101,4102,4103,131320,4103,327879,6,4105,4122,1149,131321,4106,131320,4102,131321,4106,
131320,4106,458997,6,6820,1064,4102,4105,4103,131321,4110,131320,4110,458997,6,6821,6820,4106,4122,4108,327817,6,4131,
2876,741,196855,4137,0,262394,735,4132,4136,131320,4136,131321,4137,131320,4132,327814,6,4134,2876,741,327812,6,4135,
4134,659,131321,4137,131320,4137,458997,6,6822,4135,4132,176,4136,327812,6,4140,6821,741,327808,6,4142,4140,4131,
327745,291,4143,860,4142,327876,6,4145,189,6822,458986,6,4146,4143,189,176,4145,196855,4154,0,262394,735,4147,4152,
131320,4152,131321,4154,131320,4147,327874,6,4150,4146,6822,327879,6,4151,4150,441,131321,4154,131320,4154,458997,6,
6825,4151,4147,4146,4152,327745,9,3703,3665,3698,196670,3703,6825,327808,6,3707,6366,189,196670,6041,6106,327814,6,
4186,3707,92,327745,9,6044,6041,4186,262205,6,4188,6044,327817,6,4190,3707,92,327812,6,4191,4190,294,327874,6,4192,
4188,4191,327879,6,4193,4192,762,196855,4181,0,262394,1051,4166,4179,131320,4179,131321,4181,131320,4166,327874,6,
4170,6337,3707,327879,6,4171,4170,189,327851,117,4172,4171,176,196855,4177,0,262394,4172,4173,4174,131320,4174,327879,
6,4176,4193,1149,131321,4177,131320,4173,131321,4177,131320,4177,458997,6,6838,1064,4173,4176,4174,131321,4181,131320,
4181,458997,6,6839,6838,4177,4193,4179,196855,4208,0,262394,735,4203,4207,131320,4207,131321,4208,131320,4203,327814,
6,4205,2876,741,327812,6,4206,4205,659,131321,4208,131320,4208,458997,6,6840,4206,4203,176,4207,327812,6,4211,6839,
741,327808,6,4213,4211,4131,327745,291,4214,860,4213,327876,6,4216,189,6840,458986,6,4217,4214,189,176,4216,196855,
4225,0,262394,735,4218,4223,131320,4223,131321,4225,131320,4218,327874,6,4221,4217,6840,327879,6,4222,4221,441,131321,
4225,131320,4225,458997,6,6843,4222,4218,4217,4223,327876,6,3711,6843,609,262205,6,3713,3703,327877,6,3714,3713,3711,
196670,3703,3714,131321,3716,131320,3716,327808,6,3718,6366,280,131321,3692,131320,3719,262368,280,280,281,131321,
3720,131320,3720,458997,6,6367,176,3719,3747,3724,327856,117,3723,6367,91,262390,3748,3724,1,262394,3723,3724,3748,
131320,3724,327814,6,3726,6367,280,327745,9,3727,3665,3726,262205,6,3728,3727,327879,6,3730,6367,189,327812,6,3731,
659,3730,327874,6,3732,3728,3731,327879,6,3733,3732,441,327874,6,4231,3733,754,327808,6,4232,3733,4231,196670,6072,
6106,327814,6,4236,6367,92,327745,9,6074,6072,4236,262205,6,4238,6074,327817,6,4240,6367,92,327812,6,4241,4240,294,
327874,6,4242,4238,4241,327879,6,4243,4242,762,327876,6,3738,4243,429,327808,6,3741,2878,6367,327876,6,3742,3741,568,
327877,6,3743,3738,3742,327745,291,3744,860,4232,196670,3744,3743,327808,6,3747,6367,251,131321,3720,131320,3748,
262368,280,280,281,196855,2919,0,262394,1051,2912,2917,131320,2917,458764,6,4862,1,38,2876,605,327745,291,4864,1058,
4862,262205,6,4865,4864,327856,117,4867,4862,605,196855,4874,0,262394,4867,4868,4873,131320,4873,131321,4874,131320,
4868,327808,6,4870,4862,189,327745,291,4871,1058,4870,262205,6,4872,4871,131321,4874,131320,4874,458997,6,6368,4872,
4868,89,4873,262368,280,280,281,327858,117,4877,2876,605,196855,4894,0,262394,4877,4878,4894,131320,4878,327745,291,
4881,1384,4862,262205,6,4882,4881,327810,6,4884,4882,4865,196670,4864,4884,327810,6,4889,6368,4865,262205,6,4891,4881,
327808,6,4892,4891,4889,196670,4881,4892,131321,4894,131320,4894,262368,280,280,281,131321,2919,131320,2912,262205,6,
4258,1068,131321,4259,131320,4259,458997,6,6380,176,2912,4274,4263,327856,117,4262,6380,91,262390,4275,4263,1,262394,
4262,4263,4275,131320,4263,327808,6,4267,2878,6380,327874,6,4353,4267,754,327808,6,4354,4267,4353,327745,291,4269,860,
4354,262205,6,4270,4269,327745,9,4271,4246,6380,196670,4271,4270,327808,6,4274,6380,251,131321,4259,131320,4275,
262368,280,280,281,131321,4357,131320,4357,458997,6,6381,176,4275,4369,4361,327856,117,4360,6381,939,262390,4370,4361,
1,262394,4360,4361,4370,131320,4361,327812,6,4363,6381,90,327808,6,4365,4363,2876,327745,291,4366,860,4365,196670,
4366,176,327808,6,4369,6381,251,131321,4357,131320,4370,262368,280,280,281,131321,4277,131320,4277,458997,6,6382,176,
4370,4298,4296,327856,117,4280,6382,91,262390,4299,4296,1,262394,4280,4281,4299,131320,4281,327808,6,4284,2878,6382,
327856,117,4286,4284,4258,196855,4293,0,262394,4286,4287,4292,131320,4292,131321,4293,131320,4287,327745,9,4289,4246,
6382,262205,6,4290,4289,327874,6,4291,4290,1294,131321,4293,131320,4293,458997,6,6785,4291,4287,1064,4292,327817,6,
4379,2876,741,196855,4385,0,262394,735,4380,4384,131320,4384,131321,4385,131320,4380,327814,6,4382,2876,741,327812,6,
4383,4382,659,131321,4385,131320,4385,458997,6,6786,4383,4380,176,4384,327812,6,4388,6785,741,327808,6,4390,4388,4379,
327745,291,4391,860,4390,327876,6,4393,189,6786,458986,6,4394,4391,189,176,4393,131321,4296,131320,4296,327808,6,4298,
6382,251,131321,4277,131320,4299,262368,280,280,281,131321,4422,131320,4422,458997,6,6384,176,4299,4451,4452,458997,6,
6383,176,4299,4454,4452,327856,117,4425,6383,939,262390,4455,4452,1,262394,4425,4426,4455,131320,4426,327808,6,4430,
3853,6383,327745,291,4431,860,4430,262205,6,4432,4431,327745,9,4433,4407,6383,196670,4433,4432,196855,4448,0,262394,
735,4434,4444,131320,4444,262205,6,4447,4433,131321,4448,131320,4434,262205,6,4437,4433,327879,6,4438,4437,441,262205,
6,4441,4433,327874,6,4442,4441,609,327808,6,4443,4438,4442,131321,4448,131320,4448,458997,6,6782,4443,4434,4447,4444,
327808,6,4451,6384,6782,131321,4452,131320,4452,327808,6,4454,6383,251,131321,4422,131320,4455,262368,280,280,281,
196670,3978,6384,262368,280,280,281,196855,4576,0,262394,3980,4549,4576,131320,4549,327812,6,4551,2876,280,327745,302,
4552,285,4551,262205,65,4553,4552,327808,6,4556,4551,189,327745,302,4557,285,4556,262205,65,4558,4557,327808,65,4559,
4553,4558,327761,6,4565,4559,0,327761,6,4567,4559,1,327808,6,4568,4565,4567,327761,6,4570,4559,2,327808,6,4571,4568,
4570,327761,6,4573,4559,3,327808,6,4574,4571,4573,393281,291,4575,315,3974,3976,196670,4575,4574,131321,4576,131320,
4576,262368,280,280,281,131321,4577,131320,4577,458997,65,7994,334,4576,4599,4581,458997,6,6385,176,4576,4602,4581,
327856,117,4580,6385,343,262390,4603,4581,1,262394,4580,4581,4603,131320,4581,327745,302,4583,315,6385,262205,65,4584,
4583,327812,6,4590,6385,92,458832,65,4591,4590,4590,4590,4590,327808,65,4592,353,4591,458832,65,4595,4042,4042,4042,
4042,327856,361,4596,4592,4595,393385,65,4597,4596,4584,334,327808,65,4599,7994,4597,327808,6,4602,6385,251,131321,
4577,131320,4603,262205,65,4615,4046,393385,65,4624,4055,4615,334,327808,65,4626,7994,4624,262205,65,7542,7520,393385,
65,7549,7527,7542,334,327808,65,7551,4626,7549,327761,6,4643,7551,0,327761,6,4645,7551,1,327808,6,4646,4643,4645,
327761,6,4648,7551,2,327808,6,4649,4646,4648,327761,6,4651,7551,3,327808,6,4652,4649,4651,131321,4459,131320,4459,
458997,6,6748,4652,4603,4526,4527,458997,6,6387,176,4603,4529,4527,327856,117,4462,6387,939,262390,4530,4527,1,262394,
4462,4463,4530,131320,4463,196855,4473,0,262394,735,4464,4469,131320,4469,327745,9,4471,4407,6387,262205,6,4472,4471,
131321,4473,131320,4464,327745,9,4466,4407,6387,262205,6,4467,4466,327879,6,4468,4467,441,131321,4473,131320,4473,
458997,6,6739,4468,4464,4472,4469,327808,6,4481,3853,6387,196855,4491,0,262394,735,4482,4489,131320,4489,131321,4491,
131320,4482,327808,6,4486,6748,6739,327876,6,4487,4486,609,327877,6,4488,6748,4487,131321,4491,131320,4491,458997,6,
6749,4488,4482,6748,4489,327745,291,4493,860,4481,196670,4493,6749,196855,4522,0,262394,735,4516,4521,131320,4521,
131321,4522,131320,4516,327745,9,4518,4407,6387,262205,6,4519,4518,327874,6,4520,4519,609,131321,4522,131320,4522,
458997,6,6774,4520,4516,176,4521,327808,6,4524,6739,6774,327808,6,4526,6748,4524,131321,4527,131320,4527,327808,6,
4529,6387,251,131321,4459,131320,4530,262368,280,280,281,131321,4301,131320,4301,458997,6,6388,176,4530,4329,4327,
327856,117,4304,6388,91,262390,4330,4327,1,262394,4304,4305,4330,131320,4305,327745,9,4308,4246,6388,262205,6,4309,
4308,327879,6,4310,4309,1317,327808,6,4313,2878,6388,327856,117,4315,4313,4258,196855,4322,0,262394,4315,4316,4321,
131320,4321,131321,4322,131320,4316,262205,6,4319,4308,327874,6,4320,4319,1294,131321,4322,131320,4322,458997,6,6731,
4320,4316,1064,4321,327817,6,4661,2876,741,196855,4667,0,262394,735,4662,4666,131320,4666,131321,4667,131320,4662,
327814,6,4664,2876,741,327812,6,4665,4664,659,131321,4667,131320,4667,458997,6,6732,4665,4662,176,4666,327812,6,4670,
6731,741,327808,6,4672,4670,4661,327745,291,4673,860,4672,327876,6,4675,189,6732,458986,6,4676,4673,189,176,4675,
196855,4684,0,262394,735,4677,4682,131320,4682,131321,4684,131320,4677,327874,6,4680,4676,6732,327879,6,4681,4680,441,
131321,4684,131320,4684,458997,6,6735,4681,4677,4676,4682,327877,6,4325,4310,6735,196670,4308,4325,131321,4327,131320,
4327,327808,6,4329,6388,251,131321,4301,131320,4330,262368,280,280,281,131321,4331,131320,4331,458997,6,6389,176,4330,
4347,4335,327856,117,4334,6389,91,262390,4348,4335,1,262394,4334,4335,4348,131320,4335,327745,9,4337,4246,6389,262205,
6,4338,4337,327879,6,4339,4338,1350,327874,6,4690,4339,754,327808,6,4691,4339,4690,262205,6,4343,4337,327745,291,4344,
860,4691,196670,4344,4343,327808,6,4347,6389,251,131321,4331,131320,4348,262368,280,280,281,262205,6,4706,1068,131321,
4707,131320,4707,458997,6,6438,176,4348,7202,4753,458997,6,6432,176,4348,4755,4753,327856,117,4710,6432,91,262390,
4756,4753,1,262394,4710,4711,4756,131320,4711,327812,6,4713,6432,90,327808,6,4715,4713,2876,327874,6,4836,4715,754,
327808,6,4837,4715,4836,327745,291,4718,860,4837,262205,6,4719,4718,327874,6,4720,4719,429,458764,6,4722,1,41,4715,
189,327810,6,4723,4722,189,327874,6,4842,4723,754,327808,6,4843,4723,4842,327745,291,4725,860,4843,262205,6,4726,4725,
327874,6,4727,4726,429,327856,117,4730,4715,4706,196855,4738,0,262394,4730,4731,4738,131320,4731,327850,117,4733,4715,
176,327851,117,4736,4727,4720,327846,117,4737,4733,4736,131321,4738,131320,4738,458997,117,4739,4730,4711,4737,4731,
196855,4752,0,262394,4739,4740,4752,131320,4740,327745,291,4743,1384,4720,262205,6,4744,4743,327810,6,4746,4744,4715,
327745,291,4747,1058,4720,196670,4747,4746,327876,6,4749,189,6432,327877,6,4751,6438,4749,131321,4752,131320,4752,
458997,6,7202,6438,4738,4751,4740,131321,4753,131320,4753,327808,6,4755,6432,251,131321,4707,131320,4756,327850,117,
4758,2876,176,196855,4765,0,262394,4758,4759,4765,131320,4759,327745,291,4760,1384,605,262205,6,4761,4760,327810,6,
4763,4761,4706,327745,291,4764,1058,605,196670,4764,4763,131321,4765,131320,4765,262368,280,280,281,196855,4831,0,
262394,2228,4767,4831,131320,4767,131321,4768,131320,4768,458997,6,6436,6438,4767,4789,4801,327851,117,4771,6436,176,
262390,4802,4801,0,262394,4771,4772,4802,131320,4772,393228,180,4774,1,73,6436,262268,6,4775,4774,327812,6,4776,4775,
90,327808,6,4778,4776,2876,458764,6,4780,1,41,4778,189,327810,6,4781,4780,189,327874,6,4848,4781,754,327808,6,4849,
4781,4848,327745,291,4783,860,4849,262205,6,4784,4783,327874,6,4785,4784,429,327810,6,4787,6436,189,327879,6,4789,
6436,4787,327852,117,4791,4778,176,196855,4800,0,262394,4791,4792,4800,131320,4792,327745,291,4795,1058,4785,262205,6,
4796,4795,327808,6,4798,4796,4778,327745,291,4799,1384,4785,196670,4799,4798,131321,4800,131320,4800,131321,4801,
131320,4801,131321,4768,131320,4802,196855,4830,0,262394,4758,4805,4830,131320,4805,458764,6,4807,1,41,4706,189,
327810,6,4808,4807,189,327874,6,4854,4808,754,327808,6,4855,4808,4854,327745,291,4810,860,4855,262205,6,4811,4810,
327874,6,4812,4811,429,327852,117,4814,4706,176,196855,4823,0,262394,4814,4815,4823,131320,4815,327745,291,4818,1058,
4812,262205,6,4819,4818,327808,6,4821,4819,4706,327745,291,4822,1384,4812,196670,4822,4821,131321,4823,131320,4823,
327810,6,4825,89,4706,327745,291,4826,1384,605,262205,6,4827,4826,327808,6,4828,4827,4825,196670,4826,4828,131321,
4830,131320,4830,131321,4831,131320,4831,131321,2919,131320,2919,262205,6,4917,1068,458764,6,4918,1,38,2223,4917,
327879,6,4921,2252,1640,327850,117,4922,4921,176,196855,4999,0,262394,4922,4923,4971,131320,4971,131321,4973,131320,
4973,458997,6,6540,2876,4971,4997,4995,327856,117,4977,6540,4918,262390,4998,4995,0,262394,4977,4978,4998,131320,4978,
327874,6,5072,6540,754,327808,6,5073,6540,5072,327745,291,4981,860,5073,262205,6,4982,4981,327874,6,4985,4982,568,
327879,6,4986,4985,1350,327808,6,4987,6229,4986,327874,6,4989,4982,429,327745,291,4990,1058,4989,262205,6,4991,4990,
327808,6,4993,4991,6540,327879,6,5097,2252,294,327851,117,5098,5097,176,196855,5106,0,262394,5098,5099,5104,131320,
5104,131321,5106,131320,5099,393281,449,5100,424,208,251,262205,15,5101,5100,262268,7,5169,5101,327761,6,5180,5169,0,
327876,6,5182,4987,181,327829,184,5183,5180,5182,327761,6,5184,5183,1,327761,6,5185,5183,0,327761,6,5188,5169,1,
327874,6,5190,4987,193,327808,6,5191,5188,5190,327808,6,5193,5191,5184,327760,7,5194,5185,5193,262268,15,5172,5194,
393281,209,5173,5172,208,208,393277,6,5174,5173,2,4,131321,5106,131320,5106,458997,6,6543,5174,5099,4987,5104,393281,
1556,5108,424,208,754,262205,24,5109,5108,262268,7,5199,5109,327761,6,5210,5199,0,327876,6,5212,4993,181,327829,184,
5213,5210,5212,327761,6,5214,5213,1,327761,6,5215,5213,0,327761,6,5218,5199,1,327874,6,5220,4993,193,327808,6,5221,
5218,5220,327808,6,5223,5221,5214,327760,7,5224,5215,5223,262268,24,5202,5224,393281,209,5204,5202,208,208,327742,
5204,6543,2,4,327879,6,5115,2252,659,327851,117,5116,5115,176,196855,5145,0,262394,5116,5117,5145,131320,5117,196855,
5293,0,196859,176,5242,131320,5242,196855,5259,0,262394,512,5243,5259,131320,5243,393281,449,5244,424,208,208,262205,
15,5245,5244,262268,7,5246,5245,327761,6,5300,5246,0,327876,6,5302,4987,181,327829,184,5303,5300,5302,327761,6,5304,
5303,1,327761,6,5305,5303,0,327761,6,5308,5246,1,327874,6,5310,4987,193,327808,6,5311,5308,5310,327808,6,5313,5311,
5304,327829,184,5323,5305,5302,327761,6,5324,5323,1,327761,6,5325,5323,0,327808,6,5331,5313,5310,327808,6,5333,5331,
5324,327760,7,5334,5325,5333,262268,15,5251,5334,393281,209,5253,5251,208,208,393277,6,5254,5253,2,4,393281,209,5256,
5251,208,251,393277,6,5257,5256,2,4,327760,7,5258,5254,5257,131321,5293,131320,5259,196855,5267,0,262394,536,5260,
5267,131320,5260,393281,449,5261,424,208,208,262205,15,5262,5261,262268,7,5340,5262,327761,6,5351,5340,0,327876,6,
5353,4987,181,327829,184,5354,5351,5353,327761,6,5355,5354,1,327761,6,5356,5354,0,327761,6,5359,5340,1,327874,6,5361,
4987,193,327808,6,5362,5359,5361,327808,6,5364,5362,5355,327760,7,5365,5356,5364,262268,15,5343,5365,393281,209,5344,
5343,208,208,393277,6,5345,5344,2,4,393281,426,5369,424,208,425,262205,6,5370,5369,327874,6,5371,5370,429,327874,6,
5372,5345,5371,393281,426,5373,424,208,432,262205,6,5374,5373,327879,6,5375,5372,5374,327760,7,5266,5375,176,131321,
5293,131320,5267,196855,5274,0,262394,551,5269,5274,131320,5269,327879,6,5272,2252,92,327851,117,5273,5272,176,131321,
5274,131320,5274,458997,117,5275,551,5267,5273,5269,196855,5281,0,262394,5275,5276,5281,131320,5276,393281,449,5277,
424,208,251,262205,15,5278,5277,262268,7,5381,5278,327761,6,5392,5381,0,327876,6,5394,4987,181,327829,184,5395,5392,
5394,327761,6,5396,5395,1,327761,6,5397,5395,0,327761,6,5400,5381,1,327874,6,5402,4987,193,327808,6,5403,5400,5402,
327808,6,5405,5403,5396,327760,7,5406,5397,5405,262268,15,5384,5406,393281,209,5385,5384,208,208,393277,6,5386,5385,2,
4,131321,5281,131320,5281,458997,6,6547,4987,5274,5386,5276,393281,426,5283,424,208,568,262205,6,5284,5283,327856,117,
5285,6547,5284,196855,5290,0,262394,5285,5286,5289,131320,5289,131321,5290,131320,5286,393281,426,5415,424,208,425,
262205,6,5416,5415,327879,6,5417,5416,441,327831,184,5418,6547,5417,327761,6,5419,5418,0,327761,6,5420,5418,1,393281,
449,5421,424,208,208,262205,15,5422,5421,262268,7,5423,5422,327761,6,5425,5423,0,327829,184,5427,5425,5419,327761,6,
5428,5427,1,327761,6,5429,5427,0,327879,6,5431,5429,462,327761,6,5433,5423,1,327808,6,5435,5433,5420,327808,6,5437,
5435,5428,327760,7,5438,5431,5437,262268,15,5440,5438,393281,209,5441,5440,208,208,393277,6,5442,5441,2,4,327879,6,
5444,5429,328,327812,6,5445,5444,294,327874,6,5448,5416,429,327808,6,5449,5445,5448,327874,6,5450,5442,5449,393281,
426,5451,424,208,432,262205,6,5452,5451,327879,6,5453,5450,5452,131321,5290,131320,5290,458997,6,6549,5453,5286,579,
5289,327760,7,5292,6549,176,131321,5293,131320,5293,590069,7,6550,5258,5243,5266,5260,5292,5290,196855,5144,0,262394,
1574,5120,5137,131320,5137,393281,1556,5138,424,208,1578,262205,24,5139,5138,327761,6,5142,6550,0,262268,7,5498,5139,
327761,6,5509,5498,0,327829,184,5512,5509,5212,327761,6,5513,5512,1,327761,6,5514,5512,0,327761,6,5517,5498,1,327808,
6,5520,5517,5220,327808,6,5522,5520,5513,327760,7,5523,5514,5522,262268,24,5501,5523,393281,209,5503,5501,208,208,
327742,5503,5142,2,4,131321,5144,131320,5120,393281,1556,5121,424,208,1578,262205,24,5122,5121,262268,7,5123,5122,
327761,6,5459,5123,0,327829,184,5462,5459,5212,327761,6,5463,5462,1,327761,6,5464,5462,0,327761,6,5467,5123,1,327808,
6,5470,5467,5220,327808,6,5472,5470,5463,327829,184,5482,5464,5212,327761,6,5483,5482,1,327761,6,5484,5482,0,327808,6,
5490,5472,5220,327808,6,5492,5490,5483,327760,7,5493,5484,5492,262268,24,5128,5493,327761,6,5131,6550,0,393281,209,
5132,5128,208,208,327742,5132,5131,2,4,327761,6,5135,6550,1,393281,209,5136,5128,208,251,327742,5136,5135,2,4,131321,
5144,131320,5144,131321,5145,131320,5145,327879,6,5148,2252,311,327851,117,5149,5148,176,196855,5155,0,262394,5149,
5150,5155,131320,5150,393281,426,5152,424,208,1616,262205,6,5153,5152,327856,117,5154,6543,5153,131321,5155,131320,
5155,458997,117,5156,5149,5145,5154,5150,196855,5163,0,262394,5156,5157,5163,131320,5157,393281,1556,5158,424,208,
1623,262205,24,5159,5158,262268,7,5528,5159,327761,6,5539,5528,0,327876,6,5541,6543,181,327829,184,5542,5539,5541,
327761,6,5543,5542,1,327761,6,5544,5542,0,327761,6,5547,5528,1,327874,6,5549,6543,193,327808,6,5550,5547,5549,327808,
6,5552,5550,5543,327760,7,5553,5544,5552,262268,24,5531,5553,393281,209,5533,5531,208,208,327742,5533,4993,2,4,131321,
5163,131320,5163,131321,4995,131320,4995,327808,6,4997,6540,90,131321,4973,131320,4998,131321,4999,131320,4923,131321,
4924,131320,4924,458997,6,6574,176,4923,4969,4967,327856,117,4927,6574,91,262390,4970,4967,0,262394,4927,4928,4970,
131320,4928,327812,6,4937,6574,90,327808,6,4939,4937,2876,327874,6,5036,4939,754,327808,6,5037,4939,5036,327745,291,
4942,860,5037,262205,6,4943,4942,327856,117,4946,4939,4918,196855,4962,0,262394,4946,4947,4962,131320,4947,327874,6,
4949,4943,429,327745,291,4950,1058,4949,262205,6,4951,4950,327808,6,4953,4951,4939,327874,6,4956,4943,568,327879,6,
4957,4956,1350,327808,6,4958,6229,4957,393281,1556,4959,424,208,754,262205,24,4960,4959,262268,7,5042,4960,327761,6,
5053,5042,0,327876,6,5055,4953,181,327829,184,5056,5053,5055,327761,6,5057,5056,1,327761,6,5058,5056,0,327761,6,5061,
5042,1,327874,6,5063,4953,193,327808,6,5064,5061,5063,327808,6,5066,5064,5057,327760,7,5067,5058,5066,262268,24,5045,
5067,393281,209,5047,5045,208,208,327742,5047,4958,2,4,131321,4962,131320,4962,327808,6,7559,6574,189,327812,6,7560,
7559,90,327808,6,7561,7560,2876,327874,6,7562,7561,754,327808,6,7563,7561,7562,327745,291,7564,860,7563,262205,6,7565,
7564,327856,117,7566,7561,4918,196855,7592,0,262394,7566,7567,7592,131320,7567,327874,6,7568,7565,429,327745,291,7569,
1058,7568,262205,6,7570,7569,327808,6,7571,7570,7561,327874,6,7572,7565,568,327879,6,7573,7572,1350,327808,6,7574,
6229,7573,393281,1556,7575,424,208,754,262205,24,7576,7575,262268,7,7577,7576,327761,6,7579,7577,0,327876,6,7580,7571,
181,327829,184,7581,7579,7580,327761,6,7582,7581,1,327761,6,7583,7581,0,327761,6,7585,7577,1,327874,6,7586,7571,193,
327808,6,7587,7585,7586,327808,6,7588,7587,7582,327760,7,7589,7583,7588,262268,24,7590,7589,393281,209,7591,7590,208,
208,327742,7591,7574,2,4,131321,7592,131320,7592,327808,6,7600,6574,280,327812,6,7601,7600,90,327808,6,7602,7601,2876,
327874,6,7603,7602,754,327808,6,7604,7602,7603,327745,291,7605,860,7604,262205,6,7606,7605,327856,117,7607,7602,4918,
196855,7633,0,262394,7607,7608,7633,131320,7608,327874,6,7609,7606,429,327745,291,7610,1058,7609,262205,6,7611,7610,
327808,6,7612,7611,7602,327874,6,7613,7606,568,327879,6,7614,7613,1350,327808,6,7615,6229,7614,393281,1556,7616,424,
208,754,262205,24,7617,7616,262268,7,7618,7617,327761,6,7620,7618,0,327876,6,7621,7612,181,327829,184,7622,7620,7621,
327761,6,7623,7622,1,327761,6,7624,7622,0,327761,6,7626,7618,1,327874,6,7627,7612,193,327808,6,7628,7626,7627,327808,
6,7629,7628,7623,327760,7,7630,7624,7629,262268,24,7631,7630,393281,209,7632,7631,208,208,327742,7632,7615,2,4,131321,
7633,131320,7633,327808,6,7641,6574,328,327812,6,7642,7641,90,327808,6,7643,7642,2876,327874,6,7644,7643,754,327808,6,
7645,7643,7644,327745,291,7646,860,7645,262205,6,7647,7646,327856,117,7648,7643,4918,196855,7674,0,262394,7648,7649,
7674,131320,7649,327874,6,7650,7647,429,327745,291,7651,1058,7650,262205,6,7652,7651,327808,6,7653,7652,7643,327874,6,
7654,7647,568,327879,6,7655,7654,1350,327808,6,7656,6229,7655,393281,1556,7657,424,208,754,262205,24,7658,7657,262268,
7,7659,7658,327761,6,7661,7659,0,327876,6,7662,7653,181,327829,184,7663,7661,7662,327761,6,7664,7663,1,327761,6,7665,
7663,0,327761,6,7667,7659,1,327874,6,7668,7653,193,327808,6,7669,7667,7668,327808,6,7670,7669,7664,327760,7,7671,7665,
7670,262268,24,7672,7671,393281,209,7673,7672,208,208,327742,7673,7656,2,4,131321,7674,131320,7674,327808,6,7682,6574,
92,327812,6,7683,7682,90,327808,6,7684,7683,2876,327874,6,7685,7684,754,327808,6,7686,7684,7685,327745,291,7687,860,
7686,262205,6,7688,7687,327856,117,7689,7684,4918,196855,7715,0,262394,7689,7690,7715,131320,7690,327874,6,7691,7688,
429,327745,291,7692,1058,7691,262205,6,7693,7692,327808,6,7694,7693,7684,327874,6,7695,7688,568,327879,6,7696,7695,
1350,327808,6,7697,6229,7696,393281,1556,7698,424,208,754,262205,24,7699,7698,262268,7,7700,7699,327761,6,7702,7700,0,
327876,6,7703,7694,181,327829,184,7704,7702,7703,327761,6,7705,7704,1,327761,6,7706,7704,0,327761,6,7708,7700,1,
327874,6,7709,7694,193,327808,6,7710,7708,7709,327808,6,7711,7710,7705,327760,7,7712,7706,7711,262268,24,7713,7712,
393281,209,7714,7713,208,208,327742,7714,7697,2,4,131321,7715,131320,7715,327808,6,7723,6574,7863,327812,6,7724,7723,
90,327808,6,7725,7724,2876,327874,6,7726,7725,754,327808,6,7727,7725,7726,327745,291,7728,860,7727,262205,6,7729,7728,
327856,117,7730,7725,4918,196855,7756,0,262394,7730,7731,7756,131320,7731,327874,6,7732,7729,429,327745,291,7733,1058,
7732,262205,6,7734,7733,327808,6,7735,7734,7725,327874,6,7736,7729,568,327879,6,7737,7736,1350,327808,6,7738,6229,
7737,393281,1556,7739,424,208,754,262205,24,7740,7739,262268,7,7741,7740,327761,6,7743,7741,0,327876,6,7744,7735,181,
327829,184,7745,7743,7744,327761,6,7746,7745,1,327761,6,7747,7745,0,327761,6,7749,7741,1,327874,6,7750,7735,193,
327808,6,7751,7749,7750,327808,6,7752,7751,7746,327760,7,7753,7747,7752,262268,24,7754,7753,393281,209,7755,7754,208,
208,327742,7755,7738,2,4,131321,7756,131320,7756,327808,6,7764,6574,734,327812,6,7765,7764,90,327808,6,7766,7765,2876,
327874,6,7767,7766,754,327808,6,7768,7766,7767,327745,291,7769,860,7768,262205,6,7770,7769,327856,117,7771,7766,4918,
196855,7797,0,262394,7771,7772,7797,131320,7772,327874,6,7773,7770,429,327745,291,7774,1058,7773,262205,6,7775,7774,
327808,6,7776,7775,7766,327874,6,7777,7770,568,327879,6,7778,7777,1350,327808,6,7779,6229,7778,393281,1556,7780,424,
208,754,262205,24,7781,7780,262268,7,7782,7781,327761,6,7784,7782,0,327876,6,7785,7776,181,327829,184,7786,7784,7785,
327761,6,7787,7786,1,327761,6,7788,7786,0,327761,6,7790,7782,1,327874,6,7791,7776,193,327808,6,7792,7790,7791,327808,
6,7793,7792,7787,327760,7,7794,7788,7793,262268,24,7795,7794,393281,209,7796,7795,208,208,327742,7796,7779,2,4,131321,
7797,131320,7797,327808,6,7805,6574,7864,327812,6,7806,7805,90,327808,6,7807,7806,2876,327874,6,7808,7807,754,327808,
6,7809,7807,7808,327745,291,7810,860,7809,262205,6,7811,7810,327856,117,7812,7807,4918,196855,7838,0,262394,7812,7813,
7838,131320,7813,327874,6,7814,7811,429,327745,291,7815,1058,7814,262205,6,7816,7815,327808,6,7817,7816,7807,327874,6,
7818,7811,568,327879,6,7819,7818,1350,327808,6,7820,6229,7819,393281,1556,7821,424,208,754,262205,24,7822,7821,262268,
7,7823,7822,327761,6,7825,7823,0,327876,6,7826,7817,181,327829,184,7827,7825,7826,327761,6,7828,7827,1,327761,6,7829,
7827,0,327761,6,7831,7823,1,327874,6,7832,7817,193,327808,6,7833,7831,7832,327808,6,7834,7833,7828,327760,7,7835,7829,
7834,262268,24,7836,7835,393281,209,7837,7836,208,208,327742,7837,7820,2,4,131321,7838,131320,7838,131321,4967,131320,
4967,327808,6,4969,6574,294,131321,4924,131320,4970,131321,4999,131320,4999,327879,6,5002,2252,280,327851,117,5003,
5002,176,196855,5031,0,262394,5003,5004,5031,131320,5004,327808,6,5007,4918,2876,131321,5008,131320,5008,458997,6,
6589,5007,5004,5029,5027,327856,117,5012,6589,2223,262390,5030,5027,0,262394,5012,5013,5030,131320,5013,327874,6,5558,
6589,754,327808,6,5559,6589,5558,327745,291,5017,860,5559,262205,6,5018,5017,327874,6,5019,5018,568,327879,6,5020,
5019,1350,327808,6,5021,6229,5020,327745,291,5022,1058,605,262205,6,5023,5022,327808,6,5025,5023,6589,327879,6,5583,
2252,294,327851,117,5584,5583,176,196855,5592,0,262394,5584,5585,5590,131320,5590,131321,5592,131320,5585,393281,449,
5586,424,208,251,262205,15,5587,5586,262268,7,5655,5587,327761,6,5666,5655,0,327876,6,5668,5021,181,327829,184,5669,
5666,5668,327761,6,5670,5669,1,327761,6,5671,5669,0,327761,6,5674,5655,1,327874,6,5676,5021,193,327808,6,5677,5674,
5676,327808,6,5679,5677,5670,327760,7,5680,5671,5679,262268,15,5658,5680,393281,209,5659,5658,208,208,393277,6,5660,
5659,2,4,131321,5592,131320,5592,458997,6,6671,5660,5585,5021,5590,393281,1556,5594,424,208,754,262205,24,5595,5594,
262268,7,5685,5595,327761,6,5696,5685,0,327876,6,5698,5025,181,327829,184,5699,5696,5698,327761,6,5700,5699,1,327761,
6,5701,5699,0,327761,6,5704,5685,1,327874,6,5706,5025,193,327808,6,5707,5704,5706,327808,6,5709,5707,5700,327760,7,
5710,5701,5709,262268,24,5688,5710,393281,209,5690,5688,208,208,327742,5690,6671,2,4,327879,6,5601,2252,659,327851,
117,5602,5601,176,196855,5631,0,262394,5602,5603,5631,131320,5603,196855,5779,0,196859,176,5728,131320,5728,196855,
5745,0,262394,512,5729,5745,131320,5729,393281,449,5730,424,208,208,262205,15,5731,5730,262268,7,5732,5731,327761,6,
5786,5732,0,327876,6,5788,5021,181,327829,184,5789,5786,5788,327761,6,5790,5789,1,327761,6,5791,5789,0,327761,6,5794,
5732,1,327874,6,5796,5021,193,327808,6,5797,5794,5796,327808,6,5799,5797,5790,327829,184,5809,5791,5788,327761,6,5810,
5809,1,327761,6,5811,5809,0,327808,6,5817,5799,5796,327808,6,5819,5817,5810,327760,7,5820,5811,5819,262268,15,5737,
5820,393281,209,5739,5737,208,208,393277,6,5740,5739,2,4,393281,209,5742,5737,208,251,393277,6,5743,5742,2,4,327760,7,
5744,5740,5743,131321,5779,131320,5745,196855,5753,0,262394,536,5746,5753,131320,5746,393281,449,5747,424,208,208,
262205,15,5748,5747,262268,7,5826,5748,327761,6,5837,5826,0,327876,6,5839,5021,181,327829,184,5840,5837,5839,327761,6,
5841,5840,1,327761,6,5842,5840,0,327761,6,5845,5826,1,327874,6,5847,5021,193,327808,6,5848,5845,5847,327808,6,5850,
5848,5841,327760,7,5851,5842,5850,262268,15,5829,5851,393281,209,5830,5829,208,208,393277,6,5831,5830,2,4,393281,426,
5855,424,208,425,262205,6,5856,5855,327874,6,5857,5856,429,327874,6,5858,5831,5857,393281,426,5859,424,208,432,262205,
6,5860,5859,327879,6,5861,5858,5860,327760,7,5752,5861,176,131321,5779,131320,5753,196855,5760,0,262394,551,5755,5760,
131320,5755,327879,6,5758,2252,92,327851,117,5759,5758,176,131321,5760,131320,5760,458997,117,5761,551,5753,5759,5755,
196855,5767,0,262394,5761,5762,5767,131320,5762,393281,449,5763,424,208,251,262205,15,5764,5763,262268,7,5867,5764,
327761,6,5878,5867,0,327876,6,5880,5021,181,327829,184,5881,5878,5880,327761,6,5882,5881,1,327761,6,5883,5881,0,
327761,6,5886,5867,1,327874,6,5888,5021,193,327808,6,5889,5886,5888,327808,6,5891,5889,5882,327760,7,5892,5883,5891,
262268,15,5870,5892,393281,209,5871,5870,208,208,393277,6,5872,5871,2,4,131321,5767,131320,5767,458997,6,6675,5021,
5760,5872,5762,393281,426,5769,424,208,568,262205,6,5770,5769,327856,117,5771,6675,5770,196855,5776,0,262394,5771,
5772,5775,131320,5775,131321,5776,131320,5772,393281,426,5901,424,208,425,262205,6,5902,5901,327879,6,5903,5902,441,
327831,184,5904,6675,5903,327761,6,5905,5904,0,327761,6,5906,5904,1,393281,449,5907,424,208,208,262205,15,5908,5907,
262268,7,5909,5908,327761,6,5911,5909,0,327829,184,5913,5911,5905,327761,6,5914,5913,1,327761,6,5915,5913,0,327879,6,
5917,5915,462,327761,6,5919,5909,1,327808,6,5921,5919,5906,327808,6,5923,5921,5914,327760,7,5924,5917,5923,262268,15,
5926,5924,393281,209,5927,5926,208,208,393277,6,5928,5927,2,4,327879,6,5930,5915,328,327812,6,5931,5930,294,327874,6,
5934,5902,429,327808,6,5935,5931,5934,327874,6,5936,5928,5935,393281,426,5937,424,208,432,262205,6,5938,5937,327879,6,
5939,5936,5938,131321,5776,131320,5776,458997,6,6677,5939,5772,579,5775,327760,7,5778,6677,176,131321,5779,131320,
5779,590069,7,6678,5744,5729,5752,5746,5778,5776,196855,5630,0,262394,1574,5606,5623,131320,5623,393281,1556,5624,424,
208,1578,262205,24,5625,5624,327761,6,5628,6678,0,262268,7,5984,5625,327761,6,5995,5984,0,327829,184,5998,5995,5698,
327761,6,5999,5998,1,327761,6,6000,5998,0,327761,6,6003,5984,1,327808,6,6006,6003,5706,327808,6,6008,6006,5999,327760,
7,6009,6000,6008,262268,24,5987,6009,393281,209,5989,5987,208,208,327742,5989,5628,2,4,131321,5630,131320,5606,393281,
1556,5607,424,208,1578,262205,24,5608,5607,262268,7,5609,5608,327761,6,5945,5609,0,327829,184,5948,5945,5698,327761,6,
5949,5948,1,327761,6,5950,5948,0,327761,6,5953,5609,1,327808,6,5956,5953,5706,327808,6,5958,5956,5949,327829,184,5968,
5950,5698,327761,6,5969,5968,1,327761,6,5970,5968,0,327808,6,5976,5958,5706,327808,6,5978,5976,5969,327760,7,5979,
5970,5978,262268,24,5614,5979,327761,6,5617,6678,0,393281,209,5618,5614,208,208,327742,5618,5617,2,4,327761,6,5621,
6678,1,393281,209,5622,5614,208,251,327742,5622,5621,2,4,131321,5630,131320,5630,131321,5631,131320,5631,327879,6,
5634,2252,311,327851,117,5635,5634,176,196855,5641,0,262394,5635,5636,5641,131320,5636,393281,426,5638,424,208,1616,
262205,6,5639,5638,327856,117,5640,6671,5639,131321,5641,131320,5641,458997,117,5642,5635,5631,5640,5636,196855,5649,
0,262394,5642,5643,5649,131320,5643,393281,1556,5644,424,208,1623,262205,24,5645,5644,262268,7,6014,5645,327761,6,
6025,6014,0,327876,6,6027,6671,181,327829,184,6028,6025,6027,327761,6,6029,6028,1,327761,6,6030,6028,0,327761,6,6033,
6014,1,327874,6,6035,6671,193,327808,6,6036,6033,6035,327808,6,6038,6036,6029,327760,7,6039,6030,6038,262268,24,6017,
6039,393281,209,6019,6017,208,208,327742,6019,5025,2,4,131321,5649,131320,5649,131321,5027,131320,5027,327808,6,5029,
6589,90,131321,5008,131320,5030,131321,5031,131320,5031,262368,280,280,281,131321,2213,131320,2213,131321,2210,131320,
2212,65789,65592,
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
