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
#define RAYSORT_SHADER_DIGEST "e6187bd53fd3dcaab3c9c3692d2141dfefa64fb56e20c43e98dbfa5b76e0caae"
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
#define RAYSORT_CONSTANT_THREADS 0    /* of a workgroup of the scatter kernel: 256, or 128 on small devices */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_SEGMENT 16     /* entries a thread of a sort tile */
#define RAYSORT_SCAN_TILE 2048 /* words a tile of the scan */

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
  RAYSORT_UINT lastKey;     /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
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
  RAYSORT_UINT lastKey;
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
  uint32_t sortTile;           /* entries a tile of the sort: 4096, or 2048 on devices of 128 threads or 16 KiB a workgroup */
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

#define RAYSORT_DIGIT_CLASSES 4u /* of the scatter kernel, by the most digits there are */

/* Pipelines: a kernel and what it is specialised for. */
enum raysort_pipeline
{
  RAYSORT_PIPELINE_REDUCE,
  RAYSORT_PIPELINE_ROWS,
  RAYSORT_PIPELINE_DOWNSWEEP,
  RAYSORT_PIPELINE_STATISTIC,
  RAYSORT_PIPELINE_RANGES,
  RAYSORT_PIPELINE_COUNT,                                                   /* + RAYSORT_SOURCE_* */
  RAYSORT_PIPELINE_SCATTER = RAYSORT_PIPELINE_COUNT + RAYSORT_SOURCE_COUNT, /* + classes * source + class */
  RAYSORT_PIPELINE_TOTAL = RAYSORT_PIPELINE_SCATTER + RAYSORT_DIGIT_CLASSES * RAYSORT_SOURCE_COUNT
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
  uint32_t sortThreads; /* of the scatter kernel: RAYSORT_CONSTANT_THREADS */
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

/* Digit classes of the scatter kernel: at most 8, 16, 64 or 256 digits. */
static const uint32_t raysort_digitBits[RAYSORT_DIGIT_CLASSES] = {3, 4, 6, 8};

#define RAYSORT_CONSTANTS 3 /* specialization constants */

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

  constants[RAYSORT_CONSTANT_THREADS] = context->sortThreads;
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
  constants[RAYSORT_CONSTANT_SOURCE] = (index - RAYSORT_PIPELINE_SCATTER) / RAYSORT_DIGIT_CLASSES;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] =
      raysort_digitBits[(index - RAYSORT_PIPELINE_SCATTER) % RAYSORT_DIGIT_CLASSES];
  return sort;
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
  context->sortThreads = limits->maxComputeSharedMemorySize >= 32 * 1024 &&
                                 limits->maxComputeWorkGroupInvocations >= 256 &&
                                 limits->maxComputeWorkGroupSize[0] >= 256
                             ? 256
                             : 128;
  context->properties.capabilities =
      info->capabilities ? info->capabilities : RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT;
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->properties.sortTile = context->sortThreads * RAYSORT_SEGMENT;
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
  uint32_t layout, mask, lastKey;
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
  push.lastKey = source->lastKey;
  push.digitShift = digit->shift;
  push.digitMask = digit->mask;
  push.digitCount = digit->count;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static uint32_t raysort_digitClass(uint32_t count)
{
  uint32_t digitClass = 0;
  while ((1u << raysort_digitBits[digitClass]) < count)
    ++digitClass;
  return digitClass;
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
  push->lastKey = source->lastKey;
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
                    RAYSORT_PIPELINE_SCATTER + source->kind * RAYSORT_DIGIT_CLASSES + raysort_digitClass(digit->count),
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

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout)
{
  const int hasList = raysort_hasList(info);
  VkResult result;
  memset(layout, 0, sizeof(*layout));
  result = raysort_analyseSort(context, info, sort);
  if (result != VK_SUCCESS)
    return result;
  layout->idMapSize = raysort_idBytes(info, sort, hasList && info->maxCount ? 1 : info->maxCount);
  layout->listSize = (VkDeviceSize)info->maxCount * 4;
  layout->newToOldPixelMapSize = (VkDeviceSize)info->maxCount * 4;
  layout->oldToNewPixelMapSize = (VkDeviceSize)raysort_idCapacity(info, sort) * 4;
  layout->liveArgumentsOffset = offsetof(RaysortRanges, liveArguments);
  layout->materialsOffsetsOffset = RAYSORT_RANGES_WORDS * 4;
  layout->countedMaterialsOffset =
      raysort_align(layout->materialsOffsetsOffset + ((VkDeviceSize)info->materialCount + 1) * 4, 16);
  layout->rangesSize = layout->countedMaterialsOffset + (VkDeviceSize)info->materialCount * 12;
  layout->scratchSize = sort->valuesOffset + (sort->digitCount == 2 ? (VkDeviceSize)info->maxCount * 4 : 0);
  layout->scratchAlignment = 16;
  layout->passCount = (sort->digitCount == 1 ? 3u : 7u) + (info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1u : 0u);
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout)
{
  raysort_sort sort;
  return raysort_layoutSort(context, info, &sort, layout);
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
  source->lastKey = info->materialCount - 1;
  if (raysort_hasList(info))
  {
    source->values = &ranges[RAYSORT_SORT_LIST];
    source->flags |= RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_VALUES;
  }
  else if (sort->stride == sort->idBytes && aligned % 16 == 0 && (sort->idBytes > 1 || sort->digitCount == 1))
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
  VkResult result = raysort_layoutSort(context, info, &sort, &layout);
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
  result = raysort_layoutSort(context, info, &checker.sort, &checker.layout);
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
  for (i = 0; i < radix->digitCount; ++i)
    if (raysort_tableEnd(&radix->digits[i].table) > layout->scratchSize)
      layout->scratchSize = raysort_tableEnd(&radix->digits[i].table);
  layout->scratchAlignment = 16;
  layout->result = radix->digitCount & 1;
  layout->passCount = radix->digitCount * 3;
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
  source.lastKey = 0xffffffffu;
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
  VkResult result = raysort_layoutRadix(context, info, &radix, &layout);
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
    result = raysort_layoutSort(context, info->sort, &sort, &layout);
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
119734787,66816,524299,512,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,208,213,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,156,
11,29,327752,203,0,35,0,327752,203,1,35,8,327752,203,2,35,16,327752,203,3,35,20,262215,204,6,4,262216,205,0,25,327752,
205,0,35,0,196679,205,2,327752,206,0,35,0,196679,206,2,262215,213,11,26,262215,289,11,25,131091,2,196641,3,2,262165,6,
32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262187,6,42,0,262165,46,32,1,262187,46,47,
2,262174,50,6,6,262187,6,55,1,262187,46,59,30,262187,46,74,0,262176,75,5349,6,262187,46,108,1,131092,112,262176,155,1,
6,262203,155,156,1,262187,6,158,128,262172,159,7,158,262176,160,4,159,262203,160,161,4,262176,164,4,7,262187,6,167,64,
262187,6,175,2,262187,6,176,264,196647,202,5349,393246,203,15,202,6,6,196637,204,6,196638,205,204,262176,202,5349,205,
196638,206,203,262176,207,9,206,262203,207,208,9,262187,6,209,2048,262187,46,210,3,262167,211,6,3,262176,212,1,211,
262203,212,213,1,262176,215,9,6,327724,7,227,42,42,262176,243,9,15,262176,271,9,202,393260,211,289,158,55,55,262187,6,
498,2047,327734,2,4,0,3,131320,5,393281,215,216,208,74,47,262205,6,217,216,393281,215,220,208,74,210,262205,6,221,220,
327745,155,223,213,42,262205,6,224,223,327808,6,312,217,498,327814,6,314,312,209,327808,6,317,314,221,327810,6,318,
317,55,327814,6,320,318,221,458764,6,321,1,41,55,320,327812,6,324,321,209,327808,6,327,314,321,327810,6,328,327,55,
327814,6,330,328,321,327856,112,335,224,330,196855,342,0,262394,335,336,340,131320,336,327812,6,339,224,324,131321,
342,131320,340,131321,342,131320,342,458997,6,484,339,336,217,340,327808,6,349,484,324,458764,6,350,1,38,217,349,
262205,6,231,156,327808,6,232,484,231,131321,233,131320,233,458997,7,511,227,342,403,234,458997,6,488,232,342,255,234,
327856,112,241,488,350,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,
262268,7,358,245,327761,6,369,358,0,327876,6,371,488,47,327829,50,372,369,371,327761,6,373,372,1,327761,6,374,372,0,
327761,6,377,358,1,327874,6,379,488,59,327808,6,380,377,379,327808,6,382,380,373,327760,7,383,374,382,262268,15,361,
383,393281,75,362,361,74,74,393277,6,363,362,2,4,327761,6,389,511,0,327829,50,392,389,363,327761,6,393,392,1,327761,6,
394,392,0,327761,6,397,511,1,327808,6,402,397,393,327760,7,403,394,402,327808,6,255,488,158,131321,233,131320,235,
327745,164,413,161,231,196670,413,511,131321,414,131320,414,458997,6,490,167,235,437,435,327852,112,417,490,42,262390,
438,435,0,262394,417,418,438,131320,418,262368,175,175,176,327856,112,421,231,490,196855,434,0,262394,421,422,434,
131320,422,327808,6,427,231,490,262205,7,429,413,327745,164,430,161,427,262205,7,431,430,327761,6,446,429,0,327761,6,
448,431,0,327829,50,449,446,448,327761,6,450,449,1,327761,6,451,449,0,327761,6,454,429,1,327761,6,456,431,1,327808,6,
457,454,456,327808,6,459,457,450,327760,7,460,451,459,196670,413,460,131321,434,131320,434,131321,435,131320,435,
327874,6,437,490,108,131321,414,131320,438,262368,175,175,176,327745,164,439,161,74,262205,7,440,439,327850,112,260,
231,42,196855,262,0,262394,260,261,262,131320,261,131321,262,131320,262,458997,112,268,260,438,335,261,196855,270,0,
262394,268,269,270,131320,269,393281,271,272,208,74,108,262205,202,273,272,327761,6,277,440,0,393281,75,278,273,74,
224,327742,278,277,2,4,327808,6,285,221,224,327761,6,287,440,1,393281,75,288,273,74,285,327742,288,287,2,4,131321,270,
131320,270,65789,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,975,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,4,
1852399981,0,116,121,150,200,221,307,358,396,509,393232,4,17,128,1,1,262215,116,11,29,327752,349,0,35,0,327752,349,1,
35,8,327752,349,2,35,16,327752,349,3,35,24,327752,349,4,35,28,327752,349,5,35,32,327752,349,6,35,36,262215,350,6,4,
327752,351,0,35,0,196679,351,2,262215,352,6,4,262216,353,0,25,327752,353,0,35,0,196679,353,2,262215,354,6,4,262216,
355,0,24,327752,355,0,35,0,196679,355,2,327752,356,0,35,0,196679,356,2,262215,396,11,26,262215,509,11,24,262215,517,
11,25,131091,2,196641,3,2,262165,6,32,0,262167,16,6,4,262167,29,6,2,262187,6,44,1,262165,62,32,1,262187,62,63,0,
262187,62,71,1,131092,75,262187,62,87,2,262187,6,98,0,458796,16,99,98,98,98,98,262187,6,101,2,262187,6,102,3,458796,
16,103,98,44,101,102,262167,109,75,4,262176,115,1,6,262203,115,116,1,262187,6,118,32,262172,119,16,118,262176,120,4,
119,262203,120,121,4,262187,6,123,4,262176,128,4,6,262187,6,130,264,262187,6,132,16,262176,139,4,16,262172,148,16,123,
262176,149,4,148,262203,149,150,4,262203,149,200,4,262203,128,221,4,262187,6,235,8,262174,287,6,6,262187,6,304,128,
262172,305,29,304,262176,306,4,305,262203,306,307,4,262176,310,4,29,262187,6,313,64,196647,346,5349,196647,347,5349,
196647,348,5349,589854,349,346,347,348,6,6,6,6,196637,350,6,196638,351,350,262176,346,5349,351,196637,352,6,196638,
353,352,262176,347,5349,353,196637,354,6,196638,355,354,262176,348,5349,355,196638,356,349,262176,357,9,356,262203,
357,358,9,262187,62,359,3,262176,360,9,6,262187,62,363,4,262187,6,366,256,262176,372,9,348,262176,375,5349,6,262187,
62,380,6,262187,62,381,5,262167,394,6,3,262176,395,1,394,262203,395,396,1,327724,29,429,98,98,262176,440,9,346,262187,
6,489,1024,262176,501,9,347,262203,395,509,1,393260,394,517,304,44,44,458796,16,879,123,123,123,123,262187,6,938,127,
458796,16,939,235,235,235,235,262187,6,940,12,458796,16,941,940,940,940,940,327734,2,4,0,3,131320,5,393281,360,361,
358,63,359,262205,6,362,361,393281,360,364,358,63,363,262205,6,365,364,327879,6,367,365,366,327851,75,368,367,98,
196855,370,0,262394,368,369,370,131320,369,393281,372,373,358,63,87,262205,348,374,373,393281,375,376,374,63,63,
393277,6,377,376,2,4,458764,6,378,1,38,362,377,131321,370,131320,370,458997,6,838,362,5,378,369,393281,360,385,358,63,
380,262205,6,386,385,393281,360,388,358,63,381,262205,6,389,388,327808,6,527,838,386,327810,6,528,527,44,327814,6,530,
528,386,327808,6,533,530,389,327810,6,534,533,44,327814,6,536,534,389,458764,6,537,1,41,44,536,327808,6,543,530,537,
327810,6,544,543,44,327814,6,546,544,537,327745,115,397,396,98,262205,6,398,397,327808,6,402,546,938,327814,6,403,402,
304,262205,6,406,116,327812,6,408,406,403,458764,6,409,1,38,546,408,327808,6,414,409,403,458764,6,415,1,38,546,414,
327812,6,419,398,389,327808,6,421,409,419,327808,6,427,415,419,131321,432,131320,432,458997,29,969,429,370,588,433,
458997,6,843,421,370,452,433,327856,75,439,843,427,262390,434,433,0,262394,439,433,434,131320,433,393281,440,441,358,
63,63,262205,346,442,441,393281,375,444,442,63,843,393277,6,445,444,2,4,327761,6,574,969,0,327829,287,577,574,445,
327761,6,578,577,1,327761,6,579,577,0,327761,6,582,969,1,327808,6,587,582,578,327760,29,588,579,587,327808,6,452,843,
71,131321,432,131320,434,327761,6,457,969,0,327814,6,608,406,123,327817,6,610,406,123,393281,128,612,121,608,610,
196670,612,457,262368,101,101,130,327856,75,614,406,132,196855,642,0,262394,614,615,642,131320,615,327812,6,617,406,
101,327745,139,618,121,617,262205,16,619,618,327808,6,622,617,44,327745,139,623,121,622,262205,16,624,623,327808,16,
625,619,624,327761,6,631,625,0,327761,6,633,625,1,327808,6,634,631,633,327761,6,636,625,2,327808,6,637,634,636,327761,
6,639,625,3,327808,6,640,637,639,393281,128,641,150,608,610,196670,641,640,131321,642,131320,642,262368,101,101,130,
196855,699,0,262394,614,645,699,131320,645,327745,139,652,150,98,262205,16,653,652,458832,16,746,406,406,406,406,
327856,109,747,103,746,393385,16,748,747,653,99,327745,139,886,150,44,262205,16,887,886,327808,16,889,653,887,327808,
16,892,103,879,327856,109,894,892,746,393385,16,895,894,887,99,327808,16,897,748,895,327745,139,905,150,101,262205,16,
906,905,327808,16,908,889,906,327808,16,911,103,939,327856,109,913,911,746,393385,16,914,913,906,99,327808,16,916,897,
914,327745,139,924,150,102,262205,16,925,924,327808,16,927,908,925,327808,16,930,103,941,327856,109,932,930,746,
393385,16,933,932,925,99,327808,16,935,916,933,327761,6,673,935,0,327761,6,675,935,1,327808,6,676,673,675,327761,6,
678,935,2,327808,6,679,676,678,327761,6,681,935,3,327808,6,682,679,681,393281,128,683,200,608,610,196670,683,682,
327850,75,685,406,98,196855,698,0,262394,685,686,698,131320,686,327761,6,688,927,0,327761,6,690,927,1,327808,6,691,
688,690,327761,6,693,927,2,327808,6,694,691,693,327761,6,696,927,3,327808,6,697,694,696,196670,221,697,131321,698,
131320,698,131321,699,131320,699,262368,101,101,130,262205,6,700,221,327814,6,702,406,235,327812,6,703,702,101,327817,
6,705,406,235,327745,139,706,121,703,262205,16,707,706,458832,16,756,705,705,705,705,327856,109,757,103,756,393385,16,
758,757,707,99,327808,6,712,703,44,327745,139,715,121,712,262205,16,716,715,327808,16,764,103,879,327856,109,767,764,
756,393385,16,768,767,716,99,327808,16,719,758,768,327814,6,721,406,118,327817,6,724,702,123,393281,128,725,200,721,
724,262205,6,726,725,327761,6,728,719,0,327808,6,729,726,728,327761,6,731,719,1,327808,6,732,729,731,327761,6,734,719,
2,327808,6,735,732,734,327761,6,737,719,3,327808,6,738,735,737,131321,463,131320,463,458997,6,875,738,699,484,464,
458997,6,855,421,699,486,464,327856,75,470,855,427,262390,465,464,0,262394,470,464,465,131320,464,393281,440,472,358,
63,63,262205,346,473,472,393281,375,475,473,63,855,393277,6,476,475,2,4,327742,475,875,2,4,327808,6,484,875,476,
327808,6,486,855,71,131321,463,131320,465,327879,6,490,365,489,327851,75,491,490,98,196855,493,0,262394,491,492,493,
131320,492,327745,310,778,307,406,196670,778,969,131321,779,131320,779,458997,6,861,313,492,802,800,327852,75,782,861,
98,262390,803,800,0,262394,782,783,803,131320,783,262368,101,101,130,327856,75,786,406,861,196855,799,0,262394,786,
787,799,131320,787,327808,6,792,406,861,262205,29,794,778,327745,310,795,307,792,262205,29,796,795,327761,6,811,794,0,
327761,6,813,796,0,327829,287,814,811,813,327761,6,815,814,1,327761,6,816,814,0,327761,6,819,794,1,327761,6,821,796,1,
327808,6,822,819,821,327808,6,824,822,815,327760,29,825,816,824,196670,778,825,131321,799,131320,799,131321,800,
131320,800,327874,6,802,861,71,131321,779,131320,803,262368,101,101,130,327745,310,804,307,63,262205,29,805,804,
131321,493,131320,493,458997,29,974,969,465,805,803,327850,75,498,406,98,196855,500,0,262394,498,499,500,131320,499,
393281,501,502,358,63,71,262205,347,503,502,393281,375,506,503,63,398,327742,506,700,2,4,327745,115,510,509,98,262205,
6,511,510,327808,6,513,511,398,327761,6,515,974,1,393281,375,516,503,63,513,327742,516,515,2,4,131321,500,131320,500,
65789,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,1613,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,
4,1852399981,0,181,186,215,265,286,368,426,431,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,181,11,29,327752,423,0,35,0,327752,423,1,
35,8,327752,423,2,35,16,327752,423,3,35,24,327752,423,4,35,32,327752,423,5,35,40,327752,423,6,35,44,327752,424,0,35,0,
196679,424,2,262215,431,11,26,262215,589,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,
16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,262187,6,
63,0,262165,67,32,1,262187,67,68,2,262174,71,6,6,262187,6,76,1,262187,67,80,30,262187,67,95,0,262176,96,5349,6,262187,
67,138,1,131092,142,458796,42,164,63,63,63,63,262187,6,166,2,262187,6,167,3,458796,42,168,63,76,166,167,262167,174,
142,4,262176,180,1,6,262203,180,181,1,262187,6,183,32,262172,184,42,183,262176,185,4,184,262203,185,186,4,262187,6,
188,4,262176,193,4,6,262187,6,195,264,262187,6,197,16,262176,204,4,42,262172,213,42,188,262176,214,4,213,262203,214,
215,4,262203,214,265,4,262203,193,286,4,262187,6,300,8,262187,67,348,5,262187,6,365,2112,262172,366,6,365,262176,367,
4,366,262203,367,368,4,589854,423,15,15,15,24,24,6,6,196638,424,423,262176,425,9,424,262203,425,426,9,262187,6,427,
2048,262187,67,428,6,262167,429,6,3,262176,430,1,429,262203,430,431,1,262176,433,9,6,262176,453,9,15,262187,6,506,128,
262187,67,529,3,262176,537,9,24,262187,67,559,4,327724,7,563,63,63,262167,564,142,2,393260,429,589,506,76,76,458796,
42,1062,188,188,188,188,262187,6,1600,2047,262187,6,1601,5,262187,6,1602,6,262187,6,1603,7,262187,6,1604,9,262187,6,
1605,10,262187,6,1606,11,262187,6,1607,12,262187,6,1608,13,262187,6,1609,14,262187,6,1610,15,458796,42,1611,300,300,
300,300,458796,42,1612,1607,1607,1607,1607,327734,2,4,0,3,131320,5,393281,433,434,426,95,348,262205,6,435,434,393281,
433,438,426,95,428,262205,6,439,438,327745,180,441,431,63,262205,6,442,441,327808,6,600,435,1600,327814,6,602,600,427,
327808,6,605,602,439,327810,6,606,605,76,327814,6,608,606,439,458764,6,609,1,41,76,608,327812,6,612,609,427,327808,6,
615,602,609,327810,6,616,615,76,327814,6,618,616,609,327856,142,623,442,618,196855,630,0,262394,623,624,628,131320,
624,327812,6,627,442,612,131321,630,131320,628,131321,630,131320,630,458997,6,1000,627,624,435,628,327808,6,637,1000,
612,458764,6,638,1,38,435,637,196855,452,0,262394,623,451,460,131320,451,393281,453,454,426,95,138,262205,15,455,454,
393281,96,458,455,95,442,393277,6,459,458,2,4,131321,452,131320,460,131321,452,131320,452,458997,6,1004,459,451,63,
460,131321,465,131320,465,458997,6,1011,1004,452,742,468,458997,6,1006,1000,452,548,468,327856,142,473,1006,638,
262390,467,468,0,262394,473,466,467,131320,466,262368,166,166,195,262205,6,475,181,131321,476,131320,476,458997,6,
1009,475,466,508,479,327856,142,482,1009,427,262390,478,479,1,262394,482,477,478,131320,477,327874,6,645,1009,348,
327808,6,646,1009,645,327808,6,488,1006,1009,327856,142,491,488,638,196855,494,0,262394,491,493,503,131320,493,393281,
453,499,426,95,95,262205,15,500,499,262268,7,652,500,327761,6,663,652,0,327876,6,665,488,68,327829,71,666,663,665,
327761,6,667,666,1,327761,6,668,666,0,327761,6,671,652,1,327874,6,673,488,80,327808,6,674,671,673,327808,6,676,674,
667,327760,7,677,668,676,262268,15,655,677,393281,96,656,655,95,95,393277,6,657,656,2,4,131321,494,131320,503,131321,
494,131320,494,458997,6,1052,657,493,63,503,327745,193,505,368,646,196670,505,1052,131321,479,131320,479,327808,6,508,
1009,506,131321,476,131320,478,262368,166,166,195,327812,6,693,475,197,327874,6,747,693,348,327808,6,748,693,747,
327745,193,703,368,748,262205,6,704,703,327808,6,1069,693,76,327874,6,1070,1069,348,327808,6,1071,1069,1070,327745,
193,1072,368,1071,262205,6,1073,1072,327808,6,1074,704,1073,327808,6,1083,693,166,327874,6,1084,1083,348,327808,6,
1085,1083,1084,327745,193,1086,368,1085,262205,6,1087,1086,327808,6,1088,1074,1087,327808,6,1097,693,167,327874,6,
1098,1097,348,327808,6,1099,1097,1098,327745,193,1100,368,1099,262205,6,1101,1100,327808,6,1102,1088,1101,327808,6,
1111,693,188,327874,6,1112,1111,348,327808,6,1113,1111,1112,327745,193,1114,368,1113,262205,6,1115,1114,327808,6,1116,
1102,1115,327808,6,1125,693,1601,327874,6,1126,1125,348,327808,6,1127,1125,1126,327745,193,1128,368,1127,262205,6,
1129,1128,327808,6,1130,1116,1129,327808,6,1139,693,1602,327874,6,1140,1139,348,327808,6,1141,1139,1140,327745,193,
1142,368,1141,262205,6,1143,1142,327808,6,1144,1130,1143,327808,6,1153,693,1603,327874,6,1154,1153,348,327808,6,1155,
1153,1154,327745,193,1156,368,1155,262205,6,1157,1156,327808,6,1158,1144,1157,327808,6,1167,693,300,327874,6,1168,
1167,348,327808,6,1169,1167,1168,327745,193,1170,368,1169,262205,6,1171,1170,327808,6,1172,1158,1171,327808,6,1181,
693,1604,327874,6,1182,1181,348,327808,6,1183,1181,1182,327745,193,1184,368,1183,262205,6,1185,1184,327808,6,1186,
1172,1185,327808,6,1195,693,1605,327874,6,1196,1195,348,327808,6,1197,1195,1196,327745,193,1198,368,1197,262205,6,
1199,1198,327808,6,1200,1186,1199,327808,6,1209,693,1606,327874,6,1210,1209,348,327808,6,1211,1209,1210,327745,193,
1212,368,1211,262205,6,1213,1212,327808,6,1214,1200,1213,327808,6,1223,693,1607,327874,6,1224,1223,348,327808,6,1225,
1223,1224,327745,193,1226,368,1225,262205,6,1227,1226,327808,6,1228,1214,1227,327808,6,1237,693,1608,327874,6,1238,
1237,348,327808,6,1239,1237,1238,327745,193,1240,368,1239,262205,6,1241,1240,327808,6,1242,1228,1241,327808,6,1251,
693,1609,327874,6,1252,1251,348,327808,6,1253,1251,1252,327745,193,1254,368,1253,262205,6,1255,1254,327808,6,1256,
1242,1255,327808,6,1265,693,1610,327874,6,1266,1265,348,327808,6,1267,1265,1266,327745,193,1268,368,1267,262205,6,
1269,1268,327808,6,1270,1256,1269,327814,6,768,475,188,327817,6,770,475,188,393281,193,772,186,768,770,196670,772,
1270,262368,166,166,195,327856,142,774,475,197,196855,802,0,262394,774,775,802,131320,775,327812,6,777,475,166,327745,
204,778,186,777,262205,42,779,778,327808,6,782,777,76,327745,204,783,186,782,262205,42,784,783,327808,42,785,779,784,
327761,6,791,785,0,327761,6,793,785,1,327808,6,794,791,793,327761,6,796,785,2,327808,6,797,794,796,327761,6,799,785,3,
327808,6,800,797,799,393281,193,801,215,768,770,196670,801,800,131321,802,131320,802,262368,166,166,195,196855,859,0,
262394,774,805,859,131320,805,327745,204,812,215,63,262205,42,813,812,458832,42,906,475,475,475,475,327856,174,907,
168,906,393385,42,908,907,813,164,327745,204,1278,215,76,262205,42,1279,1278,327808,42,1281,813,1279,327808,42,1284,
168,1062,327856,174,1286,1284,906,393385,42,1287,1286,1279,164,327808,42,1289,908,1287,327745,204,1297,215,166,262205,
42,1298,1297,327808,42,1300,1281,1298,327808,42,1303,168,1611,327856,174,1305,1303,906,393385,42,1306,1305,1298,164,
327808,42,1308,1289,1306,327745,204,1316,215,167,262205,42,1317,1316,327808,42,1319,1300,1317,327808,42,1322,168,1612,
327856,174,1324,1322,906,393385,42,1325,1324,1317,164,327808,42,1327,1308,1325,327761,6,833,1327,0,327761,6,835,1327,
1,327808,6,836,833,835,327761,6,838,1327,2,327808,6,839,836,838,327761,6,841,1327,3,327808,6,842,839,841,393281,193,
843,265,768,770,196670,843,842,327850,142,845,475,63,196855,858,0,262394,845,846,858,131320,846,327761,6,848,1319,0,
327761,6,850,1319,1,327808,6,851,848,850,327761,6,853,1319,2,327808,6,854,851,853,327761,6,856,1319,3,327808,6,857,
854,856,196670,286,857,131321,858,131320,858,131321,859,131320,859,262368,166,166,195,262205,6,860,286,327814,6,862,
475,300,327812,6,863,862,166,327817,6,865,475,300,327745,204,866,186,863,262205,42,867,866,458832,42,916,865,865,865,
865,327856,174,917,168,916,393385,42,918,917,867,164,327808,6,872,863,76,327745,204,875,186,872,262205,42,876,875,
327808,42,924,168,1062,327856,174,927,924,916,393385,42,928,927,876,164,327808,42,879,918,928,327814,6,881,475,183,
327817,6,884,862,188,393281,193,885,265,881,884,262205,6,886,885,327761,6,888,879,0,327808,6,889,886,888,327761,6,891,
879,1,327808,6,892,889,891,327761,6,894,879,2,327808,6,895,892,894,327761,6,897,879,3,327808,6,898,895,897,327808,6,
715,1011,898,262205,6,726,703,196670,703,715,327808,6,735,715,726,262205,6,1340,1072,196670,1072,735,327808,6,1345,
735,1340,262205,6,1358,1086,196670,1086,1345,327808,6,1363,1345,1358,262205,6,1376,1100,196670,1100,1363,327808,6,
1381,1363,1376,262205,6,1394,1114,196670,1114,1381,327808,6,1399,1381,1394,262205,6,1412,1128,196670,1128,1399,327808,
6,1417,1399,1412,262205,6,1430,1142,196670,1142,1417,327808,6,1435,1417,1430,262205,6,1448,1156,196670,1156,1435,
327808,6,1453,1435,1448,262205,6,1466,1170,196670,1170,1453,327808,6,1471,1453,1466,262205,6,1484,1184,196670,1184,
1471,327808,6,1489,1471,1484,262205,6,1502,1198,196670,1198,1489,327808,6,1507,1489,1502,262205,6,1520,1212,196670,
1212,1507,327808,6,1525,1507,1520,262205,6,1538,1226,196670,1226,1525,327808,6,1543,1525,1538,262205,6,1556,1240,
196670,1240,1543,327808,6,1561,1543,1556,262205,6,1574,1254,196670,1254,1561,327808,6,1579,1561,1574,196670,1268,1579,
327808,6,742,1011,860,262368,166,166,195,131321,514,131320,514,458997,6,1027,475,859,546,517,327856,142,520,1027,427,
262390,516,517,1,262394,520,515,516,131320,515,327808,6,523,1006,1027,327856,142,526,523,638,196855,528,0,262394,526,
527,528,131320,527,327874,6,945,1027,348,327808,6,946,1027,945,393281,537,538,426,95,529,262205,24,539,538,327745,193,
542,368,946,262205,6,543,542,262268,7,951,539,327761,6,962,951,0,327876,6,964,523,68,327829,71,965,962,964,327761,6,
966,965,1,327761,6,967,965,0,327761,6,970,951,1,327874,6,972,523,80,327808,6,973,970,972,327808,6,975,973,966,327760,
7,976,967,975,262268,24,954,976,393281,96,956,954,95,95,327742,956,543,2,4,131321,528,131320,528,131321,517,131320,
517,327808,6,546,1027,506,131321,514,131320,516,131321,468,131320,468,327808,6,548,1006,427,131321,465,131320,467,
327850,142,551,442,63,196855,553,0,262394,551,552,553,131320,552,262205,6,554,181,327850,142,555,554,63,131321,553,
131320,553,458997,142,556,551,467,555,552,196855,558,0,262394,556,557,558,131320,557,393281,537,560,426,95,559,262205,
24,561,560,262268,7,562,561,327851,564,565,562,563,262298,142,566,565,131321,558,131320,558,458997,142,567,556,553,
566,557,196855,569,0,262394,567,568,569,131320,568,393281,537,570,426,95,559,262205,24,571,570,393281,453,572,426,95,
68,262205,15,573,572,393281,96,574,573,95,95,393277,6,575,574,2,4,393281,96,576,571,95,95,327742,576,575,2,4,393281,
96,581,573,95,138,393277,6,582,581,2,4,393281,96,585,573,95,68,393277,6,586,585,2,4,327808,6,587,582,586,393281,96,
588,571,95,138,327742,588,587,2,4,131321,569,131320,569,65789,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,1876,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,182,477,486,695,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,327752,
177,0,35,0,327752,177,1,35,8,327752,177,2,35,16,327752,177,3,35,24,327752,177,4,35,32,327752,177,5,35,36,327752,177,6,
35,40,327752,177,7,35,44,327752,177,8,35,48,327752,177,9,35,52,327752,177,10,35,56,327752,177,11,35,60,327752,177,12,
35,64,327752,177,13,35,68,262215,178,6,4,262216,179,0,25,327752,179,0,35,0,196679,179,2,327752,180,0,35,0,196679,180,
2,262215,271,1,1,262216,468,0,24,327752,468,0,35,0,196679,468,2,262215,477,11,29,262215,691,1,0,262215,695,11,26,
262215,756,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,50,6,4,262176,51,7,50,262187,6,83,0,262165,87,32,1,262187,87,88,2,262174,91,6,6,262187,6,96,
1,262187,87,100,30,262187,87,115,0,262176,116,5349,6,262187,87,149,1,131092,153,196647,176,5349,1048606,177,15,15,15,
176,6,6,6,6,6,6,6,6,6,6,196637,178,6,196638,179,178,262176,176,5349,179,196638,180,177,262176,181,9,180,262203,181,
182,9,262187,87,183,8,262176,184,9,6,262187,87,187,24,262187,87,190,9,262187,6,199,65535,262176,207,9,15,262187,6,220,
4294967292u,262187,6,234,3,262187,6,236,8,262187,87,248,5,262187,6,251,256,262187,87,261,4,262194,6,271,4,393268,153,
272,170,271,234,262187,6,296,2,393268,153,297,170,271,296,262187,6,312,4,393268,153,313,170,271,312,262187,87,330,7,
262187,6,341,4294967295u,393268,153,346,170,271,83,262187,87,351,13,262187,87,359,10,262187,87,383,11,262187,6,390,31,
393268,153,393,170,271,234,262187,6,397,32,262187,87,425,12,262187,6,433,128,393268,153,434,170,271,83,262187,6,435,
16,393268,153,436,170,271,96,458804,6,437,169,436,236,312,458804,6,438,169,434,435,437,393268,6,439,134,433,438,
196647,467,5349,196638,468,50,262176,467,5349,468,262176,470,5349,50,262176,476,1,6,262203,476,477,1,262187,6,483,
2112,262172,484,6,483,262176,485,4,484,262203,485,486,4,262176,494,4,6,393268,153,520,176,271,234,262172,548,50,312,
262176,549,7,548,262187,6,592,512,262187,87,658,3,262176,659,9,176,262187,87,663,6,262187,6,683,5,262194,6,691,256,
393268,6,692,132,691,435,262167,693,6,3,262176,694,1,693,262203,694,695,1,262187,6,732,264,393260,693,756,433,96,96,
262187,6,1875,384,327734,2,4,0,3,131320,5,262203,51,981,7,262203,549,852,7,393281,184,674,182,115,351,262205,6,675,
674,393281,184,676,182,115,248,262205,6,677,676,327879,6,678,677,96,327851,153,679,678,83,393385,6,680,679,296,83,
327808,6,681,675,680,327814,6,685,483,681,393228,87,686,1,75,685,262268,6,687,686,458764,6,688,1,38,683,687,327879,6,
781,677,251,327851,153,782,781,83,196855,794,0,262394,782,783,791,131320,783,393281,207,784,182,115,88,262205,15,785,
784,393281,116,786,785,115,115,393277,6,787,786,2,4,393281,184,788,182,115,261,262205,6,789,788,458764,6,790,1,38,787,
789,131321,794,131320,791,393281,184,792,182,115,261,262205,6,793,792,131321,794,131320,794,458997,6,1517,790,783,793,
791,393281,184,699,182,115,663,262205,6,700,699,327745,476,702,695,83,262205,6,703,702,327808,6,805,1517,692,327810,6,
806,805,96,327814,6,808,806,692,327808,6,811,808,700,327810,6,812,811,96,327814,6,814,812,700,458764,6,815,1,41,96,
814,327812,6,818,815,692,327808,6,821,808,815,327810,6,822,821,96,327814,6,824,822,815,327856,153,829,703,824,196855,
836,0,262394,829,830,834,131320,830,327812,6,833,703,818,131321,836,131320,834,131321,836,131320,836,458997,6,1518,
833,830,1517,834,327808,6,843,1518,818,458764,6,844,1,38,1517,843,262205,6,713,477,131321,714,131320,714,458997,6,
1523,713,836,731,715,262390,716,715,0,131321,718,131320,718,196855,721,0,262394,829,720,721,131320,720,327876,6,725,
681,688,327856,153,726,1523,725,131321,721,131320,721,458997,153,727,829,718,726,720,262394,727,715,716,131320,715,
327745,494,729,486,1523,196670,729,83,327808,6,731,1523,433,131321,714,131320,716,262368,296,296,732,196855,735,0,
262394,829,734,735,131320,734,196855,869,0,262394,520,863,868,131320,863,327810,6,866,844,1518,327814,6,867,866,438,
131321,869,131320,868,131321,869,131320,869,458997,6,1536,867,863,83,868,131321,872,131320,872,458997,6,1538,713,869,
924,922,327856,153,876,1538,1536,262390,925,922,0,262394,876,877,925,131320,877,327810,6,890,1536,96,458764,6,891,1,
38,1538,890,327812,6,892,891,438,327808,6,893,1518,892,393281,207,950,182,115,115,262205,15,951,950,262268,7,952,951,
327814,6,954,893,438,327812,6,955,954,312,327761,6,965,952,0,327876,6,967,955,88,327829,91,968,965,967,327761,6,969,
968,1,327761,6,970,968,0,327761,6,973,952,1,327874,6,975,955,100,327808,6,976,973,975,327808,6,978,976,969,327760,7,
979,970,978,262268,467,957,979,327745,470,958,957,115,393277,50,959,958,2,16,327745,51,895,852,83,196670,895,959,
327808,6,1779,1538,433,458764,6,1781,1,38,1779,890,327812,6,1782,1781,438,327808,6,1783,1518,1782,327814,6,1787,1783,
438,327812,6,1788,1787,312,327876,6,1791,1788,88,327829,91,1792,965,1791,327761,6,1793,1792,1,327761,6,1794,1792,0,
327874,6,1797,1788,100,327808,6,1798,973,1797,327808,6,1799,1798,1793,327760,7,1800,1794,1799,262268,467,1801,1800,
327745,470,1802,1801,115,393277,50,1803,1802,2,16,327745,51,1804,852,96,196670,1804,1803,327808,6,1813,1538,251,
458764,6,1815,1,38,1813,890,327812,6,1816,1815,438,327808,6,1817,1518,1816,327814,6,1821,1817,438,327812,6,1822,1821,
312,327876,6,1825,1822,88,327829,91,1826,965,1825,327761,6,1827,1826,1,327761,6,1828,1826,0,327874,6,1831,1822,100,
327808,6,1832,973,1831,327808,6,1833,1832,1827,327760,7,1834,1828,1833,262268,467,1835,1834,327745,470,1836,1835,115,
393277,50,1837,1836,2,16,327745,51,1838,852,296,196670,1838,1837,327808,6,1847,1538,1875,458764,6,1849,1,38,1847,890,
327812,6,1850,1849,438,327808,6,1851,1518,1850,327814,6,1855,1851,438,327812,6,1856,1855,312,327876,6,1859,1856,88,
327829,91,1860,965,1859,327761,6,1861,1860,1,327761,6,1862,1860,0,327874,6,1865,1856,100,327808,6,1866,973,1865,
327808,6,1867,1866,1861,327760,7,1868,1862,1867,262268,467,1869,1868,327745,470,1870,1869,115,393277,50,1871,1870,2,
16,327745,51,1872,852,234,196670,1872,1871,131321,900,131320,900,458997,6,1608,83,877,920,918,327856,153,903,1608,312,
262390,921,918,1,262394,903,904,921,131320,904,327812,6,907,1608,433,327808,6,908,1538,907,327856,153,910,908,1536,
196855,917,0,262394,910,911,917,131320,911,327745,51,913,852,1608,262205,50,914,913,131321,986,131320,986,458997,6,
1615,83,911,999,997,327856,153,989,1615,438,262390,1000,997,1,262394,989,990,1000,131320,990,196670,981,914,327812,6,
1005,1615,439,327814,6,1006,1005,397,327745,9,1007,981,1006,262205,6,1008,1007,327879,6,1012,1005,390,393281,184,1013,
182,115,183,262205,6,1014,1013,327874,6,1015,1014,187,327808,6,1016,1012,1015,327874,6,1017,1008,1016,393281,184,1018,
182,115,190,262205,6,1019,1018,327879,6,1020,1017,1019,327876,6,1026,96,688,327810,6,1027,1026,96,327879,6,1028,713,
1027,196855,1115,0,196859,83,1046,131320,1046,196855,1054,0,262394,346,1047,1054,131320,1047,327808,6,1052,675,96,
458764,6,1053,1,38,1020,1052,131321,1115,131320,1054,393281,184,1057,182,115,359,262205,6,1058,1057,327852,153,1059,
1020,1058,196855,1076,0,262394,1059,1060,1076,131320,1060,327808,6,1065,1058,96,327850,153,1066,1020,1065,196855,1074,
0,262394,1066,1067,1070,131320,1067,131321,1074,131320,1070,327808,6,1073,675,96,131321,1074,131320,1074,458997,6,
1623,675,1067,1073,1070,131321,1115,131320,1076,393281,184,1077,182,115,383,262205,6,1078,1077,327879,6,1082,1078,390,
327874,6,1083,1020,1082,196855,1110,0,262394,393,1084,1110,131320,1084,327854,153,1086,1078,397,196855,1108,0,262394,
1086,1087,1093,131320,1087,327810,6,1091,1078,397,327874,6,1092,83,1091,131321,1108,131320,1093,327850,153,1095,1078,
83,196855,1106,0,262394,1095,1096,1098,131320,1096,131321,1106,131320,1098,327810,6,1103,397,1078,327876,6,1104,83,
1103,327877,6,1105,1083,1104,131321,1106,131320,1106,458997,6,1620,1083,1096,1105,1098,131321,1108,131320,1108,458997,
6,1621,1092,1087,1620,1106,131321,1110,131320,1110,458997,6,1622,1083,1076,1621,1108,393281,184,1112,182,115,425,
262205,6,1113,1112,327879,6,1114,1622,1113,131321,1115,131320,1115,590069,6,1624,1053,1047,1623,1074,1114,1110,327876,
6,1032,1624,688,327808,6,1034,1032,1028,327745,494,1035,486,1034,458986,6,1036,1035,96,83,96,131321,997,131320,997,
327808,6,999,1615,149,131321,986,131320,1000,131321,917,131320,917,131321,918,131320,918,327808,6,920,1608,149,131321,
900,131320,921,131321,922,131320,922,327808,6,924,1538,592,131321,872,131320,925,327812,6,928,1536,438,327808,6,929,
1518,928,327808,6,931,929,713,131321,932,131320,932,458997,6,1543,931,925,944,942,327856,153,936,1543,844,262390,945,
942,0,262394,936,937,945,131320,937,196855,1185,0,196859,83,1134,131320,1134,196855,1151,0,262394,272,1135,1151,
131320,1135,393281,207,1136,182,115,115,262205,15,1137,1136,262268,7,1138,1137,327761,6,1192,1138,0,327876,6,1194,
1543,88,327829,91,1195,1192,1194,327761,6,1196,1195,1,327761,6,1197,1195,0,327761,6,1200,1138,1,327874,6,1202,1543,
100,327808,6,1203,1200,1202,327808,6,1205,1203,1196,327829,91,1215,1197,1194,327761,6,1216,1215,1,327761,6,1217,1215,
0,327808,6,1223,1205,1202,327808,6,1225,1223,1216,327760,7,1226,1217,1225,262268,15,1143,1226,393281,116,1145,1143,
115,115,393277,6,1146,1145,2,4,393281,116,1148,1143,115,149,393277,6,1149,1148,2,4,327760,7,1150,1146,1149,131321,
1185,131320,1151,196855,1159,0,262394,297,1152,1159,131320,1152,393281,207,1153,182,115,115,262205,15,1154,1153,
262268,7,1232,1154,327761,6,1243,1232,0,327876,6,1245,1543,88,327829,91,1246,1243,1245,327761,6,1247,1246,1,327761,6,
1248,1246,0,327761,6,1251,1232,1,327874,6,1253,1543,100,327808,6,1254,1251,1253,327808,6,1256,1254,1247,327760,7,1257,
1248,1256,262268,15,1235,1257,393281,116,1236,1235,115,115,393277,6,1237,1236,2,4,393281,184,1261,182,115,183,262205,
6,1262,1261,327874,6,1263,1262,187,327874,6,1264,1237,1263,393281,184,1265,182,115,190,262205,6,1266,1265,327879,6,
1267,1264,1266,327760,7,1158,1267,83,131321,1185,131320,1159,196855,1166,0,262394,313,1161,1166,131320,1161,327879,6,
1164,677,312,327851,153,1165,1164,83,131321,1166,131320,1166,458997,153,1167,313,1159,1165,1161,196855,1173,0,262394,
1167,1168,1173,131320,1168,393281,207,1169,182,115,149,262205,15,1170,1169,262268,7,1273,1170,327761,6,1284,1273,0,
327876,6,1286,1543,88,327829,91,1287,1284,1286,327761,6,1288,1287,1,327761,6,1289,1287,0,327761,6,1292,1273,1,327874,
6,1294,1543,100,327808,6,1295,1292,1294,327808,6,1297,1295,1288,327760,7,1298,1289,1297,262268,15,1276,1298,393281,
116,1277,1276,115,115,393277,6,1278,1277,2,4,131321,1173,131320,1173,458997,6,1572,1543,1166,1278,1168,393281,184,
1175,182,115,330,262205,6,1176,1175,327856,153,1177,1572,1176,196855,1182,0,262394,1177,1178,1181,131320,1178,393281,
184,1307,182,115,183,262205,6,1308,1307,327879,6,1309,1308,199,327831,91,1310,1572,1309,327761,6,1311,1310,0,327761,6,
1312,1310,1,393281,207,1313,182,115,115,262205,15,1314,1313,262268,7,1315,1314,327761,6,1317,1315,0,327829,91,1319,
1317,1311,327761,6,1320,1319,1,327761,6,1321,1319,0,327879,6,1323,1321,220,327761,6,1325,1315,1,327808,6,1327,1325,
1312,327808,6,1329,1327,1320,327760,7,1330,1323,1329,262268,15,1332,1330,393281,116,1333,1332,115,115,393277,6,1334,
1333,2,4,327879,6,1336,1321,234,327812,6,1337,1336,236,327874,6,1340,1308,187,327808,6,1341,1337,1340,327874,6,1342,
1334,1341,393281,184,1343,182,115,190,262205,6,1344,1343,327879,6,1345,1342,1344,131321,1182,131320,1181,131321,1182,
131320,1182,458997,6,1574,1345,1178,341,1181,327760,7,1184,1574,83,131321,1185,131320,1185,590069,7,1575,1150,1135,
1158,1152,1184,1182,327876,6,1351,96,688,327810,6,1352,1351,96,327879,6,1353,713,1352,196855,1440,0,196859,83,1371,
131320,1371,196855,1379,0,262394,346,1372,1379,131320,1372,327761,6,1374,1575,0,327808,6,1377,675,96,458764,6,1378,1,
38,1374,1377,131321,1440,131320,1379,327761,6,1381,1575,0,393281,184,1382,182,115,359,262205,6,1383,1382,327852,153,
1384,1381,1383,196855,1401,0,262394,1384,1385,1401,131320,1385,327808,6,1390,1383,96,327850,153,1391,1381,1390,196855,
1399,0,262394,1391,1392,1395,131320,1392,131321,1399,131320,1395,327808,6,1398,675,96,131321,1399,131320,1399,458997,
6,1586,675,1392,1398,1395,131321,1440,131320,1401,393281,184,1402,182,115,383,262205,6,1403,1402,327879,6,1407,1403,
390,327874,6,1408,1381,1407,196855,1435,0,262394,393,1409,1435,131320,1409,327854,153,1411,1403,397,196855,1433,0,
262394,1411,1412,1418,131320,1412,327761,6,1414,1575,1,327810,6,1416,1403,397,327874,6,1417,1414,1416,131321,1433,
131320,1418,327850,153,1420,1403,83,196855,1431,0,262394,1420,1421,1423,131320,1421,131321,1431,131320,1423,327761,6,
1426,1575,1,327810,6,1428,397,1403,327876,6,1429,1426,1428,327877,6,1430,1408,1429,131321,1431,131320,1431,458997,6,
1583,1408,1421,1430,1423,131321,1433,131320,1433,458997,6,1584,1417,1412,1583,1431,131321,1435,131320,1435,458997,6,
1585,1408,1401,1584,1433,393281,184,1437,182,115,425,262205,6,1438,1437,327879,6,1439,1585,1438,131321,1440,131320,
1440,590069,6,1587,1378,1372,1586,1399,1439,1435,327876,6,1357,1587,688,327808,6,1359,1357,1353,327745,494,1360,486,
1359,458986,6,1361,1360,96,83,96,131321,942,131320,942,327808,6,944,1543,433,131321,932,131320,945,131321,735,131320,
735,262368,296,296,732,196855,747,0,262394,829,746,747,131320,746,327876,6,1448,96,688,131321,1450,131320,1450,458997,
6,1560,713,746,1492,1490,327856,153,1454,1560,681,262390,1493,1490,0,262394,1454,1455,1493,131320,1455,131321,1456,
131320,1456,458997,6,1568,83,1455,1475,1461,458997,6,1562,83,1455,1478,1461,327856,153,1460,1562,1448,262390,1479,
1461,0,262394,1460,1461,1479,131320,1461,327876,6,1464,1560,688,327808,6,1467,1562,1560,327810,6,1469,1448,96,327879,
6,1470,1467,1469,327808,6,1471,1464,1470,327745,494,1472,486,1471,262205,6,1473,1472,327808,6,1475,1568,1473,327808,6,
1478,1562,149,131321,1456,131320,1479,393281,659,1480,182,115,658,262205,176,1481,1480,327812,6,1485,1560,700,327808,
6,1487,1485,703,393281,116,1489,1481,115,1487,327742,1489,1568,2,4,131321,1490,131320,1490,327808,6,1492,1560,433,
131321,1450,131320,1493,131321,747,131320,747,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1402,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,173,178,207,278,345,542,598,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,262215,173,11,29,327752,340,0,35,0,327752,340,1,35,8,327752,340,2,35,16,327752,340,3,35,24,327752,340,4,35,32,
327752,340,5,35,36,327752,340,6,35,40,327752,340,7,35,44,327752,340,8,35,48,327752,340,9,35,52,262215,341,6,4,262216,
342,0,25,327752,342,0,35,0,196679,342,2,327752,343,0,35,0,196679,343,2,262215,432,1,1,262215,593,1,0,262215,598,11,26,
262215,640,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,262176,15,
5349,17,262167,32,6,4,262187,6,64,0,262165,68,32,1,262187,68,69,2,262174,72,6,6,262187,6,77,1,262187,68,81,30,262187,
68,96,0,262176,97,5349,6,262187,68,130,1,131092,134,262187,6,158,2,262187,6,159,3,262176,172,1,6,262203,172,173,1,
262187,6,175,32,262172,176,32,175,262176,177,4,176,262203,177,178,4,262187,6,180,4,262176,185,4,6,262187,6,187,264,
262187,6,189,16,262176,196,4,32,262172,205,32,180,262176,206,4,205,262203,206,207,4,262203,185,278,4,262187,6,292,8,
196647,339,5349,786462,340,15,15,15,339,6,6,6,6,6,6,196637,341,6,196638,342,341,262176,339,5349,342,196638,343,340,
262176,344,9,343,262203,344,345,9,262187,68,346,8,262176,347,9,6,262187,68,350,24,262187,68,353,9,262187,6,362,65535,
262176,370,9,15,262187,6,383,4294967292u,262187,68,409,5,262187,6,412,256,262187,68,422,4,262194,6,432,4,393268,134,
433,170,432,159,393268,134,457,170,432,158,393268,134,472,170,432,180,262187,68,489,7,262187,6,500,4294967295u,262187,
6,509,4294967264u,262187,6,539,128,262172,540,6,539,262176,541,4,540,262203,541,542,4,262187,6,558,31,262194,6,593,
256,393268,6,594,132,593,189,262187,68,595,6,262167,596,6,3,262176,597,1,596,262203,597,598,1,262187,68,632,3,262176,
633,9,339,393260,596,640,539,77,77,196609,6,1401,327734,2,4,0,3,131320,5,393281,347,656,345,96,409,262205,6,657,656,
327879,6,658,657,412,327851,134,659,658,64,196855,671,0,262394,659,660,668,131320,660,393281,370,661,345,96,69,262205,
15,662,661,393281,97,663,662,96,96,393277,6,664,663,2,4,393281,347,665,345,96,422,262205,6,666,665,458764,6,667,1,38,
664,666,131321,671,131320,668,393281,347,669,345,96,422,262205,6,670,669,131321,671,131320,671,458997,6,1235,667,660,
670,668,393281,347,602,345,96,595,262205,6,603,602,327745,172,605,598,64,262205,6,606,605,327808,6,682,1235,594,
327810,6,683,682,77,327814,6,685,683,594,327808,6,688,685,603,327810,6,689,688,77,327814,6,691,689,603,458764,6,692,1,
41,77,691,327812,6,695,692,594,327808,6,698,685,692,327810,6,699,698,77,327814,6,701,699,692,327856,134,706,606,701,
196855,713,0,262394,706,707,711,131320,707,327812,6,710,606,695,131321,713,131320,711,131321,713,131320,713,458997,6,
1236,710,707,1235,711,327808,6,720,1236,695,458764,6,721,1,38,1235,720,262205,6,736,173,327879,6,738,736,509,131321,
740,131320,740,458997,6,1242,64,713,797,798,458997,6,1240,1236,713,800,798,327856,134,744,1240,721,262390,801,798,0,
262394,744,745,801,131320,745,327808,6,748,1240,736,327856,134,751,748,721,196855,757,0,262394,751,752,756,131320,752,
196855,871,0,196859,64,820,131320,820,196855,837,0,262394,433,821,837,131320,821,393281,370,822,345,96,96,262205,15,
823,822,262268,7,824,823,327761,6,878,824,0,327876,6,880,748,69,327829,72,881,878,880,327761,6,882,881,1,327761,6,883,
881,0,327761,6,886,824,1,327874,6,888,748,81,327808,6,889,886,888,327808,6,891,889,882,327829,72,901,883,880,327761,6,
902,901,1,327761,6,903,901,0,327808,6,909,891,888,327808,6,911,909,902,327760,7,912,903,911,262268,15,829,912,393281,
97,831,829,96,96,393277,6,832,831,2,4,327760,7,836,832,1401,131321,871,131320,837,196855,845,0,262394,457,838,845,
131320,838,393281,370,839,345,96,96,262205,15,840,839,262268,7,918,840,327761,6,929,918,0,327876,6,931,748,69,327829,
72,932,929,931,327761,6,933,932,1,327761,6,934,932,0,327761,6,937,918,1,327874,6,939,748,81,327808,6,940,937,939,
327808,6,942,940,933,327760,7,943,934,942,262268,15,921,943,393281,97,922,921,96,96,393277,6,923,922,2,4,393281,347,
947,345,96,346,262205,6,948,947,327874,6,949,948,350,327874,6,950,923,949,393281,347,951,345,96,353,262205,6,952,951,
327879,6,953,950,952,327760,7,844,953,64,131321,871,131320,845,196855,852,0,262394,472,847,852,131320,847,327879,6,
850,657,180,327851,134,851,850,64,131321,852,131320,852,458997,134,853,472,845,851,847,196855,859,0,262394,853,854,
859,131320,854,393281,370,855,345,96,130,262205,15,856,855,262268,7,959,856,327761,6,970,959,0,327876,6,972,748,69,
327829,72,973,970,972,327761,6,974,973,1,327761,6,975,973,0,327761,6,978,959,1,327874,6,980,748,81,327808,6,981,978,
980,327808,6,983,981,974,327760,7,984,975,983,262268,15,962,984,393281,97,963,962,96,96,393277,6,964,963,2,4,131321,
859,131320,859,458997,6,1256,748,852,964,854,393281,347,861,345,96,489,262205,6,862,861,327856,134,863,1256,862,
196855,868,0,262394,863,864,867,131320,864,393281,347,993,345,96,346,262205,6,994,993,327879,6,995,994,362,327831,72,
996,1256,995,327761,6,997,996,0,327761,6,998,996,1,393281,370,999,345,96,96,262205,15,1000,999,262268,7,1001,1000,
327761,6,1003,1001,0,327829,72,1005,1003,997,327761,6,1006,1005,1,327761,6,1007,1005,0,327879,6,1009,1007,383,327761,
6,1011,1001,1,327808,6,1013,1011,998,327808,6,1015,1013,1006,327760,7,1016,1009,1015,262268,15,1018,1016,393281,97,
1019,1018,96,96,393277,6,1020,1019,2,4,327879,6,1022,1007,159,327812,6,1023,1022,292,327874,6,1026,994,350,327808,6,
1027,1023,1026,327874,6,1028,1020,1027,393281,347,1029,345,96,353,262205,6,1030,1029,327879,6,1031,1028,1030,131321,
868,131320,867,131321,868,131320,868,458997,6,1258,1031,864,500,867,327760,7,870,1258,64,131321,871,131320,871,590069,
7,1259,836,821,844,838,870,868,327761,6,755,1259,0,131321,757,131320,756,131321,757,131320,757,458997,6,1260,755,871,
64,756,262368,158,158,187,327745,185,761,542,736,196670,761,1260,262368,158,158,187,327854,134,764,748,721,131321,765,
131320,765,458997,134,1277,764,757,789,790,458997,6,1276,64,757,792,790,327856,134,768,1276,558,262390,793,790,0,
262394,768,769,793,131320,769,262312,134,771,1277,196855,788,0,262394,771,772,788,131320,772,327808,6,775,738,1276,
327856,134,777,775,736,196855,786,0,262394,777,778,786,131320,778,327745,185,782,542,775,262205,6,783,782,327850,134,
785,783,1260,131321,786,131320,786,458997,134,787,777,772,785,778,131321,788,131320,788,458997,134,789,1277,769,787,
786,131321,790,131320,790,327808,6,792,1276,130,131321,765,131320,793,393385,6,795,1277,64,77,327808,6,797,1242,795,
131321,798,131320,798,327808,6,800,1240,539,131321,740,131320,801,327814,6,1051,736,180,327817,6,1053,736,180,393281,
185,1055,178,1051,1053,196670,1055,1242,262368,158,158,187,327856,134,1057,736,189,196855,1085,0,262394,1057,1058,
1085,131320,1058,327812,6,1060,736,158,327745,196,1061,178,1060,262205,32,1062,1061,327808,6,1065,1060,77,327745,196,
1066,178,1065,262205,32,1067,1066,327808,32,1068,1062,1067,327761,6,1074,1068,0,327761,6,1076,1068,1,327808,6,1077,
1074,1076,327761,6,1079,1068,2,327808,6,1080,1077,1079,327761,6,1082,1068,3,327808,6,1083,1080,1082,393281,185,1084,
207,1051,1053,196670,1084,1083,131321,1085,131320,1085,262368,158,158,187,196855,1142,0,262394,1057,1088,1142,131320,
1088,327745,196,1095,207,64,262205,32,1096,1095,327745,196,1328,207,77,262205,32,1329,1328,327808,32,1331,1096,1329,
327745,196,1347,207,158,262205,32,1348,1347,327808,32,1350,1331,1348,327745,196,1366,207,159,262205,32,1367,1366,
327808,32,1369,1350,1367,327850,134,1128,736,64,196855,1141,0,262394,1128,1129,1141,131320,1129,327761,6,1131,1369,0,
327761,6,1133,1369,1,327808,6,1134,1131,1133,327761,6,1136,1369,2,327808,6,1137,1134,1136,327761,6,1139,1369,3,327808,
6,1140,1137,1139,196670,278,1140,131321,1141,131320,1141,131321,1142,131320,1142,262368,158,158,187,262205,6,1143,278,
196855,626,0,262394,706,625,626,131320,625,327850,134,628,736,64,131321,626,131320,626,458997,134,629,706,1142,628,
625,196855,631,0,262394,629,630,631,131320,630,393281,633,634,345,96,632,262205,339,635,634,393281,97,639,635,96,606,
327742,639,1143,2,4,131321,631,131320,631,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,22039,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,
5,4,1852399981,0,302,309,340,395,416,479,900,1207,1441,1446,2153,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,302,11,29,262215,304,1,
0,327752,476,0,35,0,327752,476,1,35,8,327752,476,2,35,16,327752,476,3,35,24,327752,476,4,35,32,327752,476,5,35,40,
327752,476,6,35,48,327752,476,7,35,56,327752,476,8,35,64,327752,476,9,35,72,327752,476,10,35,76,327752,476,11,35,80,
327752,476,12,35,84,327752,476,13,35,88,327752,476,14,35,92,327752,476,15,35,96,327752,476,16,35,100,327752,476,17,35,
104,327752,476,18,35,108,327752,476,19,35,112,327752,476,20,35,116,327752,476,21,35,120,327752,476,22,35,124,327752,
477,0,35,0,196679,477,2,262215,566,1,1,262216,757,0,24,327752,757,0,35,0,196679,757,2,262215,941,1,2,262215,2153,11,
26,262215,2407,1,0,262215,2408,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,
262176,43,7,42,262187,6,93,16,262172,94,6,93,262176,95,7,94,131092,109,262187,6,185,0,262165,189,32,1,262187,189,190,
2,262174,193,6,6,262187,6,198,1,262187,189,202,30,262187,189,217,0,262176,218,5349,6,262187,189,260,1,458796,42,285,
185,185,185,185,262187,6,287,2,262187,6,288,3,458796,42,289,185,198,287,288,262167,295,109,4,262176,301,1,6,262203,
301,302,1,262194,6,304,128,262187,6,305,4,393268,6,306,134,304,305,262172,307,42,306,262176,308,4,307,262203,308,309,
4,262176,315,4,6,262187,6,317,264,262187,6,319,8,393268,6,320,134,304,319,262176,327,4,42,262187,6,336,32,393268,6,
337,134,304,336,262172,338,42,337,262176,339,4,338,262203,339,340,4,393268,6,359,134,304,319,393268,6,371,134,304,336,
393268,6,392,134,304,336,262172,393,42,392,262176,394,4,393,262203,394,395,4,262203,315,416,4,1638430,476,15,15,15,15,
15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,477,476,262176,478,9,477,262203,478,479,9,262187,189,480,13,262176,
481,9,6,262187,189,484,24,262187,189,487,14,262187,6,496,65535,262176,504,9,15,262187,6,517,4294967292u,262187,189,
543,10,262187,6,546,256,262187,189,556,9,262194,6,566,4,393268,109,567,170,566,288,393268,109,591,170,566,287,393268,
109,606,170,566,305,262187,189,623,12,262187,6,634,4294967295u,393268,109,639,170,566,185,262187,189,644,18,262187,
189,651,15,262187,189,674,16,262187,6,681,31,393268,109,684,170,566,288,262187,189,715,17,262187,6,723,128,393268,109,
724,170,566,185,393268,109,725,170,566,198,458804,6,726,169,725,319,305,458804,6,727,169,724,93,726,393268,6,728,134,
723,727,196647,756,5349,196638,757,42,262176,756,5349,757,262176,759,5349,42,262187,189,766,19,262187,189,779,20,
262187,189,790,8,262176,791,9,24,262187,189,814,5,262187,6,858,12,393268,6,879,132,304,93,393268,6,896,134,879,336,
393268,6,897,128,879,896,262172,898,6,897,262176,899,4,898,262203,899,900,4,262194,6,941,8,393268,6,942,137,941,305,
393268,109,943,170,942,185,458804,6,944,169,943,305,288,393268,6,945,196,198,944,393268,6,946,130,945,198,262187,6,
985,15,262187,189,1046,4,262187,6,1052,252645135,262187,6,1080,6,393268,6,1100,134,945,305,393268,6,1114,134,304,319,
262187,6,1152,255,393268,6,1159,132,287,304,393268,109,1196,178,941,305,262172,1205,6,945,262176,1206,4,1205,262203,
1206,1207,4,262187,6,1279,7,393268,6,1361,196,198,941,393268,6,1362,196,1361,858,393268,6,1389,196,1361,858,393268,6,
1438,128,1361,198,262172,1439,6,1438,262176,1440,4,1439,262203,1440,1441,4,393268,6,1443,128,1361,198,262172,1444,6,
1443,262176,1445,4,1444,262203,1445,1446,4,327732,109,1461,168,1196,196650,109,1464,458804,6,1500,169,1196,185,944,
393268,6,1501,128,858,1500,196649,109,1502,393268,6,1641,130,879,198,393268,109,1653,170,566,288,262187,189,1657,6,
262187,6,1727,4095,262187,189,1834,21,262187,189,1841,7,393268,6,1926,134,304,336,393268,6,1927,128,304,1926,327732,
109,1935,168,1196,262187,6,1945,58,393268,109,2006,176,566,288,262187,6,2065,512,262187,189,2084,3,262187,6,2120,9,
262187,189,2140,22,262167,2151,6,3,262176,2152,1,2151,262203,2152,2153,1,393268,6,2166,128,1361,304,393268,6,2167,130,
2166,198,393268,6,2168,134,2167,304,262172,2179,6,2168,262176,2180,7,2179,262187,189,2243,11,262187,6,2339,64,262194,
6,2407,1,393267,2151,2408,2407,198,198,458796,42,8074,305,305,305,305,262187,6,8075,5,262187,6,8076,10,458796,42,8077,
1052,1052,1052,1052,262187,6,16167,11,262187,6,16168,13,262187,6,16169,14,262187,6,16170,1024,262187,6,16171,2048,
262187,6,16172,4096,262187,6,16173,8192,262187,6,16174,16384,262187,6,16175,32768,327734,2,4,0,3,131320,5,262203,43,
4399,7,262203,43,3744,7,262203,43,3118,7,262203,95,3074,7,262203,2180,2494,7,393281,481,2422,479,217,543,262205,6,
2423,2422,327879,6,2424,2423,546,327851,109,2425,2424,185,196855,2437,0,262394,2425,2426,2434,131320,2434,393281,481,
2435,479,217,556,262205,6,2436,2435,131321,2437,131320,2426,393281,504,2427,479,217,190,262205,15,2428,2427,393281,
218,2429,2428,217,217,393277,6,2430,2429,2,4,393281,481,2431,479,217,556,262205,6,2432,2431,458764,6,2433,1,38,2430,
2432,131321,2437,131320,2437,458997,6,6420,2433,2426,2436,2434,393281,481,2353,479,217,2243,262205,6,2354,2353,327745,
301,2356,2153,185,262205,6,2357,2356,327808,6,2448,6420,879,327810,6,2449,2448,198,327814,6,2451,2449,879,327808,6,
2454,2451,2354,327810,6,2455,2454,198,327814,6,2457,2455,2354,458764,6,2458,1,41,198,2457,327812,6,2461,2458,879,
327808,6,2464,2451,2458,327810,6,2465,2464,198,327814,6,2467,2465,2458,327856,109,2472,2357,2467,196855,2479,0,262394,
2472,2473,2477,131320,2477,131321,2479,131320,2473,327812,6,2476,2357,2461,131321,2479,131320,2479,458997,6,6421,2476,
2473,6420,2477,327808,6,2486,6421,2461,458764,6,2487,1,38,6420,2486,262312,109,2366,2472,196855,2368,0,262394,2366,
2367,2368,131320,2367,327850,109,2371,2357,185,131321,2368,131320,2368,458997,109,2372,2472,2479,2371,2367,196855,
2374,0,262394,2372,2373,2374,131320,2373,327850,109,2513,2357,185,196855,2519,0,262394,2513,2514,2519,131320,2514,
327879,6,2517,2423,723,327851,109,2518,2517,185,131321,2519,131320,2519,458997,109,2520,2513,2373,2518,2514,262205,6,
2521,302,327812,6,2522,2521,2168,131321,2523,131320,2523,458997,6,6427,185,2519,2551,2552,458997,6,6426,185,2519,2554,
2552,327856,109,2526,6426,2168,262390,2555,2552,1,262394,2526,2527,2555,131320,2527,327808,6,2531,2522,6426,393281,
481,2532,479,217,644,262205,6,2533,2532,327856,109,2534,2531,2533,196855,2544,0,262394,2534,2535,2543,131320,2543,
131321,2544,131320,2535,393281,504,2536,479,217,1046,262205,15,2537,2536,393281,218,2541,2537,217,2531,393277,6,2542,
2541,2,4,131321,2544,131320,2544,458997,6,7571,2542,2535,185,2543,327745,9,2546,2494,6426,196670,2546,7571,262205,6,
2549,2546,327808,6,2551,6427,2549,131321,2552,131320,2552,327808,6,2554,6426,260,131321,2523,131320,2555,327814,6,
2698,2521,305,327817,6,2700,2521,305,393281,315,2702,309,2698,2700,196670,2702,6427,262368,287,287,317,327856,109,
2704,2521,320,196855,2732,0,262394,2704,2705,2732,131320,2705,327812,6,2707,2521,287,327745,327,2708,309,2707,262205,
42,2709,2708,327808,6,2712,2707,198,327745,327,2713,309,2712,262205,42,2714,2713,327808,42,2715,2709,2714,327761,6,
2721,2715,0,327761,6,2723,2715,1,327808,6,2724,2721,2723,327761,6,2726,2715,2,327808,6,2727,2724,2726,327761,6,2729,
2715,3,327808,6,2730,2727,2729,393281,315,2731,340,2698,2700,196670,2731,2730,131321,2732,131320,2732,262368,287,287,
317,327856,109,2734,2521,359,196855,2789,0,262394,2734,2735,2789,131320,2735,131321,2736,131320,2736,458997,42,17002,
285,2735,2746,2740,458997,42,17001,285,2735,2753,2740,458997,6,6429,185,2735,2756,2740,327856,109,2739,6429,371,
262390,2757,2740,1,262394,2739,2740,2757,131320,2740,327745,327,2742,340,6429,262205,42,2743,2742,327808,42,2746,
17002,2743,327812,6,2748,6429,305,458832,42,2833,2748,2748,2748,2748,327808,42,2834,289,2833,458832,42,2836,2521,2521,
2521,2521,327856,295,2837,2834,2836,393385,42,2838,2837,2743,285,327808,42,2753,17001,2838,327808,6,2756,6429,260,
131321,2736,131320,2757,327761,6,2763,17001,0,327761,6,2765,17001,1,327808,6,2766,2763,2765,327761,6,2768,17001,2,
327808,6,2769,2766,2768,327761,6,2771,17001,3,327808,6,2772,2769,2771,393281,315,2773,395,2698,2700,196670,2773,2772,
327850,109,2775,2521,185,196855,2788,0,262394,2775,2776,2788,131320,2776,327761,6,2778,17002,0,327761,6,2780,17002,1,
327808,6,2781,2778,2780,327761,6,2783,17002,2,327808,6,2784,2781,2783,327761,6,2786,17002,3,327808,6,2787,2784,2786,
196670,416,2787,131321,2788,131320,2788,131321,2789,131320,2789,262368,287,287,317,262205,6,2790,416,327814,6,2792,
2521,319,327812,6,2793,2792,287,327817,6,2795,2521,319,327745,327,2796,309,2793,262205,42,2797,2796,458832,42,2846,
2795,2795,2795,2795,327856,295,2847,289,2846,393385,42,2848,2847,2797,285,327808,6,2802,2793,198,327745,327,2805,309,
2802,262205,42,2806,2805,327808,42,2854,289,8074,327856,295,2857,2854,2846,393385,42,2858,2857,2806,285,327808,42,
2809,2848,2858,327814,6,2811,2521,336,327817,6,2814,2792,305,393281,315,2815,395,2811,2814,262205,6,2816,2815,327761,
6,2818,2809,0,327808,6,2819,2816,2818,327761,6,2821,2809,1,327808,6,2822,2819,2821,327761,6,2824,2809,2,327808,6,2825,
2822,2824,327761,6,2827,2809,3,327808,6,2828,2825,2827,131321,2559,131320,2559,458997,6,7561,2828,2789,2606,2607,
458997,6,6433,185,2789,2609,2607,327856,109,2562,6433,2168,262390,2610,2607,1,262394,2562,2563,2610,131320,2563,
327808,6,2566,2522,6433,393281,481,2568,479,217,644,262205,6,2569,2568,327856,109,2570,2566,2569,196855,2601,0,262394,
2570,2571,2601,131320,2571,196855,2588,0,262394,2472,2575,2587,131320,2587,131321,2588,131320,2575,393281,504,2576,
479,217,2084,262205,15,2577,2576,327812,6,2581,2566,2354,327808,6,2584,2581,2357,393281,218,2585,2577,217,2584,393277,
6,2586,2585,2,4,131321,2588,131320,2588,458997,6,7562,2586,2575,185,2587,327808,6,2590,7561,7562,327745,315,2591,1446,
2566,196670,2591,2590,196855,2600,0,262394,2520,2593,2600,131320,2593,327745,9,2597,2494,6433,262205,6,2598,2597,
393281,791,2862,479,217,790,262205,24,2863,2862,327808,6,2865,93,2566,393281,218,2867,2863,217,2865,327742,2867,7561,
2,4,393281,481,2868,479,217,2140,262205,6,2869,2868,327812,6,2871,2566,288,327808,6,2872,2869,2871,393281,481,2879,
479,217,766,262205,6,2880,2879,327814,6,2881,2598,2880,327817,6,2885,2598,2880,327851,109,2886,2885,185,393385,6,2887,
2886,198,185,327808,6,2888,2881,2887,393281,481,2890,479,217,779,262205,6,2891,2890,327814,6,2892,2888,2891,327817,6,
2896,2888,2891,327851,109,2897,2896,185,393385,6,2898,2897,198,185,327808,6,2899,2892,2898,458764,6,2906,1,38,2888,
2891,393281,218,2907,2863,217,2872,327742,2907,2906,2,4,327808,6,2911,2872,198,458764,6,2913,1,41,2899,198,393281,218,
2914,2863,217,2911,327742,2914,2913,2,4,327808,6,2918,2872,287,393281,218,2919,2863,217,2918,327742,2919,198,2,4,
131321,2600,131320,2600,131321,2601,131320,2601,327745,9,2603,2494,6433,262205,6,2604,2603,327808,6,2606,7561,2604,
131321,2607,131320,2607,327808,6,2609,6433,260,131321,2559,131320,2610,327850,109,2612,2521,185,196855,2678,0,262394,
2612,2613,2678,131320,2613,393281,481,2614,479,217,644,262205,6,2615,2614,327812,6,2618,2615,2354,327808,6,2621,2618,
2357,196855,2628,0,262394,2472,2623,2628,131320,2623,327879,6,2626,2423,198,327851,109,2627,2626,185,131321,2628,
131320,2628,458997,109,2629,2472,2613,2627,2623,196855,2650,0,262394,2629,2634,2649,131320,2649,131321,2650,131320,
2634,393281,504,2635,479,217,2084,262205,15,2636,2635,393281,218,2638,2636,217,2621,393277,6,2639,2638,2,4,327808,6,
2645,2621,2354,393281,218,2646,2636,217,2645,393277,6,2647,2646,2,4,327808,6,2648,2639,2647,131321,2650,131320,2650,
458997,6,6444,2648,2634,185,2649,327808,6,2652,2790,6444,327745,315,2653,1446,2615,196670,2653,2652,196855,2663,0,
262394,2520,2655,2663,131320,2655,393281,791,2656,479,217,790,262205,24,2657,2656,327808,6,2660,93,2615,393281,218,
2662,2657,217,2660,327742,2662,2790,2,4,131321,2663,131320,2663,196855,2672,0,262394,2513,2667,2672,131320,2667,
327879,6,2670,2423,2339,327851,109,2671,2670,185,131321,2672,131320,2672,458997,109,2673,2513,2663,2671,2667,196855,
2677,0,262394,2673,2674,2677,131320,2674,393281,504,2930,479,217,1046,262205,15,2931,2930,393281,218,2934,2931,217,
2615,393277,6,2935,2934,2,4,327808,6,2940,2615,198,393281,218,2941,2931,217,2940,393277,6,2942,2941,2,4,196855,3025,0,
262394,2425,3014,3022,131320,3022,393281,481,3023,479,217,556,262205,6,3024,3023,131321,3025,131320,3014,393281,504,
3015,479,217,190,262205,15,3016,3015,393281,218,3017,3016,217,217,393277,6,3018,3017,2,4,393281,481,3019,479,217,556,
262205,6,3020,3019,458764,6,3021,1,38,3018,3020,131321,3025,131320,3025,458997,6,6456,3021,3014,3024,3022,327879,6,
2946,2423,2065,327851,109,2947,2946,185,393281,791,2948,479,217,790,262205,24,2949,2948,393281,218,2951,2949,217,217,
327742,2951,6456,2,4,393281,218,2955,2949,217,260,327742,2955,2790,2,4,327808,6,2960,2935,2942,393281,218,2961,2949,
217,190,327742,2961,2960,2,4,393281,218,2965,2949,217,2084,327742,2965,2942,2,4,393281,481,3031,479,217,766,262205,6,
3032,3031,327814,6,3033,2790,3032,327817,6,3037,2790,3032,327851,109,3038,3037,185,393385,6,3039,3038,198,185,327808,
6,3040,3033,3039,393281,481,3042,479,217,779,262205,6,3043,3042,327814,6,3044,3040,3043,327817,6,3048,3040,3043,
327851,109,3049,3048,185,393385,6,3050,3049,198,185,327808,6,3051,3044,3050,458764,6,3058,1,38,3040,3043,393281,218,
3059,2949,217,305,327742,3059,3058,2,4,458764,6,3065,1,41,3051,198,393281,218,3066,2949,217,8075,327742,3066,3065,2,4,
393281,218,3071,2949,217,1080,327742,3071,198,2,4,196855,2976,0,262394,2947,2971,2975,131320,2975,131321,2976,131320,
2971,327808,6,2973,6456,681,327814,6,2974,2973,336,131321,2976,131320,2976,458997,6,6460,2974,2971,185,2975,393281,
218,2978,2949,217,1841,327742,2978,6460,2,4,196855,2991,0,262394,2947,2982,2990,131320,2990,131321,2991,131320,2982,
327808,6,2987,2615,287,393281,218,2988,2931,217,2987,393277,6,2989,2988,2,4,131321,2991,131320,2991,458997,6,6462,
2989,2982,185,2990,393281,218,2993,2949,217,790,327742,2993,6462,2,4,131321,2994,131320,2994,458997,6,6463,2120,2991,
3005,2998,327856,109,2997,6463,93,262390,3006,2998,0,262394,2997,2998,3006,131320,2998,393281,218,3002,2949,217,6463,
327742,3002,185,2,4,327808,6,3005,6463,260,131321,2994,131320,3006,131321,2677,131320,2677,131321,2678,131320,2678,
131321,2374,131320,2374,262368,287,287,317,131321,2381,131320,2381,458997,6,6483,6421,2374,2396,2384,327856,109,2389,
6483,2487,262390,2383,2384,0,262394,2389,2382,2383,131320,2382,327810,6,2393,2487,6483,458764,6,2394,1,38,879,2393,
327808,6,2396,6483,879,327856,109,2399,2396,2487,262205,6,3087,302,327812,6,3088,3087,93,327850,109,3090,2394,879,
327847,109,3091,2006,3090,196855,3105,0,262394,3091,3092,3099,131320,3099,131321,3301,131320,3301,458997,6,6504,3087,
3099,3327,3325,327856,109,3304,6504,879,262390,3328,3325,0,262394,3304,3305,3328,131320,3305,393281,481,3306,479,217,
644,262205,6,3307,3306,327856,109,3310,6504,2394,196855,3317,0,262394,3310,3311,3317,131320,3311,327808,6,3314,6483,
6504,196855,3414,0,196859,185,3363,131320,3363,196855,3380,0,262394,567,3364,3380,131320,3364,393281,504,3365,479,217,
217,262205,15,3366,3365,262268,7,3367,3366,327761,6,3421,3367,0,327876,6,3423,3314,190,327829,193,3424,3421,3423,
327761,6,3425,3424,1,327761,6,3426,3424,0,327761,6,3429,3367,1,327874,6,3431,3314,202,327808,6,3432,3429,3431,327808,
6,3434,3432,3425,327829,193,3444,3426,3423,327761,6,3445,3444,1,327761,6,3446,3444,0,327808,6,3452,3434,3431,327808,6,
3454,3452,3445,327760,7,3455,3446,3454,262268,15,3372,3455,393281,218,3374,3372,217,217,393277,6,3375,3374,2,4,393281,
218,3377,3372,217,260,393277,6,3378,3377,2,4,327760,7,3379,3375,3378,131321,3414,131320,3380,196855,3388,0,262394,591,
3381,3388,131320,3381,393281,504,3382,479,217,217,262205,15,3383,3382,262268,7,3461,3383,327761,6,3472,3461,0,327876,
6,3474,3314,190,327829,193,3475,3472,3474,327761,6,3476,3475,1,327761,6,3477,3475,0,327761,6,3480,3461,1,327874,6,
3482,3314,202,327808,6,3483,3480,3482,327808,6,3485,3483,3476,327760,7,3486,3477,3485,262268,15,3464,3486,393281,218,
3465,3464,217,217,393277,6,3466,3465,2,4,393281,481,3490,479,217,480,262205,6,3491,3490,327874,6,3492,3491,484,327874,
6,3493,3466,3492,393281,481,3494,479,217,487,262205,6,3495,3494,327879,6,3496,3493,3495,327760,7,3387,3496,185,131321,
3414,131320,3388,196855,3395,0,262394,606,3390,3395,131320,3390,327879,6,3393,2423,305,327851,109,3394,3393,185,
131321,3395,131320,3395,458997,109,3396,606,3388,3394,3390,196855,3402,0,262394,3396,3397,3402,131320,3397,393281,504,
3398,479,217,260,262205,15,3399,3398,262268,7,3502,3399,327761,6,3513,3502,0,327876,6,3515,3314,190,327829,193,3516,
3513,3515,327761,6,3517,3516,1,327761,6,3518,3516,0,327761,6,3521,3502,1,327874,6,3523,3314,202,327808,6,3524,3521,
3523,327808,6,3526,3524,3517,327760,7,3527,3518,3526,262268,15,3505,3527,393281,218,3506,3505,217,217,393277,6,3507,
3506,2,4,131321,3402,131320,3402,458997,6,6511,3314,3395,3507,3397,393281,481,3404,479,217,623,262205,6,3405,3404,
327856,109,3406,6511,3405,196855,3411,0,262394,3406,3407,3410,131320,3410,131321,3411,131320,3407,393281,481,3536,479,
217,480,262205,6,3537,3536,327879,6,3538,3537,496,327831,193,3539,6511,3538,327761,6,3540,3539,0,327761,6,3541,3539,1,
393281,504,3542,479,217,217,262205,15,3543,3542,262268,7,3544,3543,327761,6,3546,3544,0,327829,193,3548,3546,3540,
327761,6,3549,3548,1,327761,6,3550,3548,0,327879,6,3552,3550,517,327761,6,3554,3544,1,327808,6,3556,3554,3541,327808,
6,3558,3556,3549,327760,7,3559,3552,3558,262268,15,3561,3559,393281,218,3562,3561,217,217,393277,6,3563,3562,2,4,
327879,6,3565,3550,288,327812,6,3566,3565,319,327874,6,3569,3537,484,327808,6,3570,3566,3569,327874,6,3571,3563,3570,
393281,481,3572,479,217,487,262205,6,3573,3572,327879,6,3574,3571,3573,131321,3411,131320,3411,458997,6,6513,3574,
3407,634,3410,327760,7,3413,6513,185,131321,3414,131320,3414,590069,7,6514,3379,3364,3387,3381,3413,3411,196855,3651,
0,196859,185,3584,131320,3584,196855,3591,0,262394,639,3585,3591,131320,3585,327761,6,3587,6514,0,458764,6,3590,1,38,
3587,3307,131321,3651,131320,3591,327761,6,3593,6514,0,393281,481,3594,479,217,651,262205,6,3595,3594,327852,109,3596,
3593,3595,196855,3612,0,262394,3596,3597,3612,131320,3597,131321,3651,131320,3612,393281,481,3613,479,217,674,262205,
6,3614,3613,327879,6,3618,3614,681,327874,6,3619,3593,3618,196855,3646,0,262394,684,3620,3646,131320,3620,327854,109,
3622,3614,336,196855,3644,0,262394,3622,3623,3629,131320,3629,327850,109,3631,3614,185,196855,3642,0,262394,3631,3632,
3634,131320,3634,327761,6,3637,6514,1,327810,6,3639,336,3614,327876,6,3640,3637,3639,327877,6,3641,3619,3640,131321,
3642,131320,3632,131321,3642,131320,3642,458997,6,6515,3619,3632,3641,3634,131321,3644,131320,3623,327761,6,3625,6514,
1,327810,6,3627,3614,336,327874,6,3628,3625,3627,131321,3644,131320,3644,458997,6,6516,3628,3623,6515,3642,131321,
3646,131320,3646,458997,6,6517,3619,3612,6516,3644,393281,481,3648,479,217,715,262205,6,3649,3648,327879,6,3650,6517,
3649,131321,3651,131320,3651,590069,6,6519,3590,3585,3307,3597,3650,3646,131321,3317,131320,3317,458997,6,6530,3307,
3305,6519,3651,327874,6,3657,6504,814,327808,6,3658,6504,3657,327876,6,3321,6530,858,327877,6,3323,3321,6504,327745,
315,3324,900,3658,196670,3324,3323,131321,3325,131320,3325,327808,6,3327,6504,304,131321,3301,131320,3328,262368,287,
287,317,327874,6,3663,3088,814,327808,6,3664,3088,3663,327745,315,3339,900,3664,262205,6,3340,3339,327808,6,8085,3664,
198,327745,315,8086,900,8085,262205,6,8087,8086,327808,6,8098,3664,287,327745,315,8099,900,8098,262205,6,8100,8099,
327808,6,8111,3664,288,327745,315,8112,900,8111,262205,6,8113,8112,327808,6,8124,3664,305,327745,315,8125,900,8124,
262205,6,8126,8125,327808,6,8137,3664,8075,327745,315,8138,900,8137,262205,6,8139,8138,327808,6,8150,3664,1080,327745,
315,8151,900,8150,262205,6,8152,8151,327808,6,8163,3664,1279,327745,315,8164,900,8163,262205,6,8165,8164,327808,6,
8176,3664,319,327745,315,8177,900,8176,262205,6,8178,8177,327808,6,8189,3664,2120,327745,315,8190,900,8189,262205,6,
8191,8190,327808,6,8202,3664,8076,327745,315,8203,900,8202,262205,6,8204,8203,327808,6,8215,3664,16167,327745,315,
8216,900,8215,262205,6,8217,8216,327808,6,8228,3664,858,327745,315,8229,900,8228,262205,6,8230,8229,327808,6,8241,
3664,16168,327745,315,8242,900,8241,262205,6,8243,8242,327808,6,8254,3664,16169,327745,315,8255,900,8254,262205,6,
8256,8255,327808,6,8267,3664,985,327745,315,8268,900,8267,262205,6,8269,8268,262368,287,287,317,131321,3105,131320,
3092,327808,6,3095,6483,3088,131321,3122,131320,3122,458997,6,6531,185,3092,3158,3156,327856,109,3125,6531,93,262390,
3159,3156,1,262394,3125,3126,3159,131320,3126,327808,6,3129,3095,6531,393281,504,3164,479,217,217,262205,15,3165,3164,
262268,7,3166,3165,327814,6,3168,3129,727,327812,6,3169,3168,305,327761,6,3179,3166,0,327876,6,3181,3169,190,327829,
193,3182,3179,3181,327761,6,3183,3182,1,327761,6,3184,3182,0,327761,6,3187,3166,1,327874,6,3189,3169,202,327808,6,
3190,3187,3189,327808,6,3192,3190,3183,327760,7,3193,3184,3192,262268,756,3171,3193,327745,759,3172,3171,217,393277,
42,3173,3172,2,16,131321,3131,131320,3131,458997,6,7530,185,3126,3154,3152,327856,109,3134,7530,727,262390,3155,3152,
1,262394,3134,3135,3155,131320,3135,327808,6,3138,6531,7530,196670,3118,3173,327812,6,3198,7530,728,327814,6,3199,
3198,336,327745,9,3200,3118,3199,262205,6,3201,3200,327879,6,3205,3198,681,393281,481,3206,479,217,480,262205,6,3207,
3206,327874,6,3208,3207,484,327808,6,3209,3205,3208,327874,6,3210,3201,3209,393281,481,3211,479,217,487,262205,6,3212,
3211,327879,6,3213,3210,3212,196855,3290,0,196859,185,3223,131320,3223,196855,3230,0,262394,639,3224,3230,131320,3224,
393281,481,3227,479,217,644,262205,6,3228,3227,458764,6,3229,1,38,3213,3228,131321,3290,131320,3230,393281,481,3233,
479,217,651,262205,6,3234,3233,327852,109,3235,3213,3234,196855,3251,0,262394,3235,3236,3251,131320,3236,393281,481,
3244,479,217,644,262205,6,3245,3244,131321,3290,131320,3251,393281,481,3252,479,217,674,262205,6,3253,3252,327879,6,
3257,3253,681,327874,6,3258,3213,3257,196855,3285,0,262394,684,3259,3285,131320,3259,327854,109,3261,3253,336,196855,
3283,0,262394,3261,3262,3268,131320,3268,327850,109,3270,3253,185,196855,3281,0,262394,3270,3271,3273,131320,3273,
327810,6,3278,336,3253,327876,6,3279,185,3278,327877,6,3280,3258,3279,131321,3281,131320,3271,131321,3281,131320,3281,
458997,6,7533,3258,3271,3280,3273,131321,3283,131320,3262,327810,6,3266,3253,336,327874,6,3267,185,3266,131321,3283,
131320,3283,458997,6,7534,3267,3262,7533,3281,131321,3285,131320,3285,458997,6,7535,3258,3251,7534,3283,393281,481,
3287,479,217,715,262205,6,3288,3287,327879,6,3289,7535,3288,131321,3290,131320,3290,590069,6,7537,3229,3224,3245,3236,
3289,3285,327876,6,3144,7537,858,327808,6,3147,3088,6531,327808,6,3149,3147,7530,327808,6,3150,3144,3149,327745,9,
3151,3074,3138,196670,3151,3150,131321,3152,131320,3152,327808,6,3154,7530,260,131321,3131,131320,3155,131321,3156,
131320,3156,327808,6,3158,6531,727,131321,3122,131320,3159,262205,94,3098,3074,327761,6,6332,3098,0,327761,6,6333,
3098,1,327761,6,6334,3098,2,327761,6,6335,3098,3,327761,6,6336,3098,4,327761,6,6337,3098,5,327761,6,6338,3098,6,
327761,6,6339,3098,7,327761,6,6340,3098,8,327761,6,6341,3098,9,327761,6,6342,3098,10,327761,6,6343,3098,11,327761,6,
6344,3098,12,327761,6,6345,3098,13,327761,6,6346,3098,14,327761,6,6347,3098,15,131321,3105,131320,3105,458997,6,6547,
6332,3159,3340,3328,458997,6,6546,6333,3159,8087,3328,458997,6,6545,6334,3159,8100,3328,458997,6,6544,6335,3159,8113,
3328,458997,6,6543,6336,3159,8126,3328,458997,6,6542,6337,3159,8139,3328,458997,6,6541,6338,3159,8152,3328,458997,6,
6540,6339,3159,8165,3328,458997,6,6539,6340,3159,8178,3328,458997,6,6538,6341,3159,8191,3328,458997,6,6537,6342,3159,
8204,3328,458997,6,6536,6343,3159,8217,3328,458997,6,6535,6344,3159,8230,3328,458997,6,6534,6345,3159,8243,3328,
458997,6,6533,6346,3159,8256,3328,458997,6,6532,6347,3159,8269,3328,196855,3714,0,262394,1461,3689,3714,131320,3689,
327874,6,3896,6547,858,327879,6,3902,3896,946,327812,6,3766,3902,305,327879,6,3767,3766,681,196855,3829,0,262394,943,
3768,3807,131320,3807,327874,6,3811,185,3767,327879,6,3812,3811,985,327876,6,3824,198,3767,131321,3829,131320,3768,
327874,6,3776,185,3767,327879,6,3777,3776,985,327856,109,3780,3902,319,196855,3785,0,262394,3780,3781,3784,131320,
3784,131321,3785,131320,3781,327876,6,3783,198,3767,131321,3785,131320,3785,458997,6,7514,3783,3781,185,3784,327854,
109,3790,3902,319,393385,109,16766,3790,1502,3790,196855,3803,0,262394,16766,3799,3802,131320,3802,131321,3803,131320,
3799,327876,6,3801,198,3767,131321,3803,131320,3803,458997,6,7520,3801,3799,185,3802,131321,3829,131320,3829,458997,6,
17410,3812,3807,3777,3803,458997,6,7757,7520,3803,185,3807,458997,6,7754,7514,3803,3824,3807,327874,6,8282,6546,858,
327879,6,8284,8282,946,327812,6,8288,8284,305,327879,6,8289,8288,681,196855,8330,0,262394,943,8304,8290,131320,8290,
327874,6,8291,7754,8289,327879,6,8292,8291,985,327876,6,8295,198,8289,327808,6,8303,7754,8295,131321,8330,131320,8304,
327856,109,8305,8284,319,393385,6,8306,8305,7754,7757,327874,6,8307,8306,8289,327879,6,8308,8307,985,196855,8314,0,
262394,8305,8312,8311,131320,8311,131321,8314,131320,8312,327876,6,8313,198,8289,131321,8314,131320,8314,458997,6,
8315,8313,8312,185,8311,327808,6,8316,7754,8315,327854,109,8317,8284,319,393385,109,16767,8317,1502,8317,196855,8327,
0,262394,16767,8325,8324,131320,8324,131321,8327,131320,8325,327876,6,8326,198,8289,131321,8327,131320,8327,458997,6,
8328,8326,8325,185,8324,327808,6,8329,7757,8328,131321,8330,131320,8330,458997,6,17362,8292,8290,8308,8327,458997,6,
8331,8329,8327,7757,8290,458997,6,8332,8316,8327,8303,8290,327874,6,8344,6545,858,327879,6,8346,8344,946,327812,6,
8350,8346,305,327879,6,8351,8350,681,196855,8392,0,262394,943,8366,8352,131320,8352,327874,6,8353,8332,8351,327879,6,
8354,8353,985,327876,6,8357,198,8351,327808,6,8365,8332,8357,131321,8392,131320,8366,327856,109,8367,8346,319,393385,
6,8368,8367,8332,8331,327874,6,8369,8368,8351,327879,6,8370,8369,985,196855,8376,0,262394,8367,8374,8373,131320,8373,
131321,8376,131320,8374,327876,6,8375,198,8351,131321,8376,131320,8376,458997,6,8377,8375,8374,185,8373,327808,6,8378,
8332,8377,327854,109,8379,8346,319,393385,109,16768,8379,1502,8379,196855,8389,0,262394,16768,8387,8386,131320,8386,
131321,8389,131320,8387,327876,6,8388,198,8351,131321,8389,131320,8389,458997,6,8390,8388,8387,185,8386,327808,6,8391,
8331,8390,131321,8392,131320,8392,458997,6,17317,8354,8352,8370,8389,458997,6,8393,8391,8389,8331,8352,458997,6,8394,
8378,8389,8365,8352,327874,6,8406,6544,858,327879,6,8408,8406,946,327812,6,8412,8408,305,327879,6,8413,8412,681,
196855,8454,0,262394,943,8428,8414,131320,8414,327874,6,8415,8394,8413,327879,6,8416,8415,985,327876,6,8419,198,8413,
327808,6,8427,8394,8419,131321,8454,131320,8428,327856,109,8429,8408,319,393385,6,8430,8429,8394,8393,327874,6,8431,
8430,8413,327879,6,8432,8431,985,196855,8438,0,262394,8429,8436,8435,131320,8435,131321,8438,131320,8436,327876,6,
8437,198,8413,131321,8438,131320,8438,458997,6,8439,8437,8436,185,8435,327808,6,8440,8394,8439,327854,109,8441,8408,
319,393385,109,16769,8441,1502,8441,196855,8451,0,262394,16769,8449,8448,131320,8448,131321,8451,131320,8449,327876,6,
8450,198,8413,131321,8451,131320,8451,458997,6,8452,8450,8449,185,8448,327808,6,8453,8393,8452,131321,8454,131320,
8454,458997,6,17275,8416,8414,8432,8451,458997,6,8455,8453,8451,8393,8414,458997,6,8456,8440,8451,8427,8414,327874,6,
8468,6543,858,327879,6,8470,8468,946,327812,6,8474,8470,305,327879,6,8475,8474,681,196855,8516,0,262394,943,8490,8476,
131320,8476,327874,6,8477,8456,8475,327879,6,8478,8477,985,327876,6,8481,198,8475,327808,6,8489,8456,8481,131321,8516,
131320,8490,327856,109,8491,8470,319,393385,6,8492,8491,8456,8455,327874,6,8493,8492,8475,327879,6,8494,8493,985,
196855,8500,0,262394,8491,8498,8497,131320,8497,131321,8500,131320,8498,327876,6,8499,198,8475,131321,8500,131320,
8500,458997,6,8501,8499,8498,185,8497,327808,6,8502,8456,8501,327854,109,8503,8470,319,393385,109,16770,8503,1502,
8503,196855,8513,0,262394,16770,8511,8510,131320,8510,131321,8513,131320,8511,327876,6,8512,198,8475,131321,8513,
131320,8513,458997,6,8514,8512,8511,185,8510,327808,6,8515,8455,8514,131321,8516,131320,8516,458997,6,17236,8478,8476,
8494,8513,458997,6,8517,8515,8513,8455,8476,458997,6,8518,8502,8513,8489,8476,327874,6,8530,6542,858,327879,6,8532,
8530,946,327812,6,8536,8532,305,327879,6,8537,8536,681,196855,8578,0,262394,943,8552,8538,131320,8538,327874,6,8539,
8518,8537,327879,6,8540,8539,985,327876,6,8543,198,8537,327808,6,8551,8518,8543,131321,8578,131320,8552,327856,109,
8553,8532,319,393385,6,8554,8553,8518,8517,327874,6,8555,8554,8537,327879,6,8556,8555,985,196855,8562,0,262394,8553,
8560,8559,131320,8559,131321,8562,131320,8560,327876,6,8561,198,8537,131321,8562,131320,8562,458997,6,8563,8561,8560,
185,8559,327808,6,8564,8518,8563,327854,109,8565,8532,319,393385,109,16771,8565,1502,8565,196855,8575,0,262394,16771,
8573,8572,131320,8572,131321,8575,131320,8573,327876,6,8574,198,8537,131321,8575,131320,8575,458997,6,8576,8574,8573,
185,8572,327808,6,8577,8517,8576,131321,8578,131320,8578,458997,6,17200,8540,8538,8556,8575,458997,6,8579,8577,8575,
8517,8538,458997,6,8580,8564,8575,8551,8538,327874,6,8592,6541,858,327879,6,8594,8592,946,327812,6,8598,8594,305,
327879,6,8599,8598,681,196855,8640,0,262394,943,8614,8600,131320,8600,327874,6,8601,8580,8599,327879,6,8602,8601,985,
327876,6,8605,198,8599,327808,6,8613,8580,8605,131321,8640,131320,8614,327856,109,8615,8594,319,393385,6,8616,8615,
8580,8579,327874,6,8617,8616,8599,327879,6,8618,8617,985,196855,8624,0,262394,8615,8622,8621,131320,8621,131321,8624,
131320,8622,327876,6,8623,198,8599,131321,8624,131320,8624,458997,6,8625,8623,8622,185,8621,327808,6,8626,8580,8625,
327854,109,8627,8594,319,393385,109,16772,8627,1502,8627,196855,8637,0,262394,16772,8635,8634,131320,8634,131321,8637,
131320,8635,327876,6,8636,198,8599,131321,8637,131320,8637,458997,6,8638,8636,8635,185,8634,327808,6,8639,8579,8638,
131321,8640,131320,8640,458997,6,17167,8602,8600,8618,8637,458997,6,8641,8639,8637,8579,8600,458997,6,8642,8626,8637,
8613,8600,327874,6,8654,6540,858,327879,6,8656,8654,946,327812,6,8660,8656,305,327879,6,8661,8660,681,196855,8702,0,
262394,943,8676,8662,131320,8662,327874,6,8663,8642,8661,327879,6,8664,8663,985,327876,6,8667,198,8661,327808,6,8675,
8642,8667,131321,8702,131320,8676,327856,109,8677,8656,319,393385,6,8678,8677,8642,8641,327874,6,8679,8678,8661,
327879,6,8680,8679,985,196855,8686,0,262394,8677,8684,8683,131320,8683,131321,8686,131320,8684,327876,6,8685,198,8661,
131321,8686,131320,8686,458997,6,8687,8685,8684,185,8683,327808,6,8688,8642,8687,327854,109,8689,8656,319,393385,109,
16773,8689,1502,8689,196855,8699,0,262394,16773,8697,8696,131320,8696,131321,8699,131320,8697,327876,6,8698,198,8661,
131321,8699,131320,8699,458997,6,8700,8698,8697,185,8696,327808,6,8701,8641,8700,131321,8702,131320,8702,458997,6,
17137,8664,8662,8680,8699,458997,6,8703,8701,8699,8641,8662,458997,6,8704,8688,8699,8675,8662,327874,6,8716,6539,858,
327879,6,8718,8716,946,327812,6,8722,8718,305,327879,6,8723,8722,681,196855,8764,0,262394,943,8738,8724,131320,8724,
327874,6,8725,8704,8723,327879,6,8726,8725,985,327876,6,8729,198,8723,327808,6,8737,8704,8729,131321,8764,131320,8738,
327856,109,8739,8718,319,393385,6,8740,8739,8704,8703,327874,6,8741,8740,8723,327879,6,8742,8741,985,196855,8748,0,
262394,8739,8746,8745,131320,8745,131321,8748,131320,8746,327876,6,8747,198,8723,131321,8748,131320,8748,458997,6,
8749,8747,8746,185,8745,327808,6,8750,8704,8749,327854,109,8751,8718,319,393385,109,16774,8751,1502,8751,196855,8761,
0,262394,16774,8759,8758,131320,8758,131321,8761,131320,8759,327876,6,8760,198,8723,131321,8761,131320,8761,458997,6,
8762,8760,8759,185,8758,327808,6,8763,8703,8762,131321,8764,131320,8764,458997,6,17110,8726,8724,8742,8761,458997,6,
8765,8763,8761,8703,8724,458997,6,8766,8750,8761,8737,8724,327874,6,8778,6538,858,327879,6,8780,8778,946,327812,6,
8784,8780,305,327879,6,8785,8784,681,196855,8826,0,262394,943,8800,8786,131320,8786,327874,6,8787,8766,8785,327879,6,
8788,8787,985,327876,6,8791,198,8785,327808,6,8799,8766,8791,131321,8826,131320,8800,327856,109,8801,8780,319,393385,
6,8802,8801,8766,8765,327874,6,8803,8802,8785,327879,6,8804,8803,985,196855,8810,0,262394,8801,8808,8807,131320,8807,
131321,8810,131320,8808,327876,6,8809,198,8785,131321,8810,131320,8810,458997,6,8811,8809,8808,185,8807,327808,6,8812,
8766,8811,327854,109,8813,8780,319,393385,109,16775,8813,1502,8813,196855,8823,0,262394,16775,8821,8820,131320,8820,
131321,8823,131320,8821,327876,6,8822,198,8785,131321,8823,131320,8823,458997,6,8824,8822,8821,185,8820,327808,6,8825,
8765,8824,131321,8826,131320,8826,458997,6,17086,8788,8786,8804,8823,458997,6,8827,8825,8823,8765,8786,458997,6,8828,
8812,8823,8799,8786,327874,6,8840,6537,858,327879,6,8842,8840,946,327812,6,8846,8842,305,327879,6,8847,8846,681,
196855,8888,0,262394,943,8862,8848,131320,8848,327874,6,8849,8828,8847,327879,6,8850,8849,985,327876,6,8853,198,8847,
327808,6,8861,8828,8853,131321,8888,131320,8862,327856,109,8863,8842,319,393385,6,8864,8863,8828,8827,327874,6,8865,
8864,8847,327879,6,8866,8865,985,196855,8872,0,262394,8863,8870,8869,131320,8869,131321,8872,131320,8870,327876,6,
8871,198,8847,131321,8872,131320,8872,458997,6,8873,8871,8870,185,8869,327808,6,8874,8828,8873,327854,109,8875,8842,
319,393385,109,16776,8875,1502,8875,196855,8885,0,262394,16776,8883,8882,131320,8882,131321,8885,131320,8883,327876,6,
8884,198,8847,131321,8885,131320,8885,458997,6,8886,8884,8883,185,8882,327808,6,8887,8827,8886,131321,8888,131320,
8888,458997,6,17065,8850,8848,8866,8885,458997,6,8889,8887,8885,8827,8848,458997,6,8890,8874,8885,8861,8848,327874,6,
8902,6536,858,327879,6,8904,8902,946,327812,6,8908,8904,305,327879,6,8909,8908,681,196855,8950,0,262394,943,8924,8910,
131320,8910,327874,6,8911,8890,8909,327879,6,8912,8911,985,327876,6,8915,198,8909,327808,6,8923,8890,8915,131321,8950,
131320,8924,327856,109,8925,8904,319,393385,6,8926,8925,8890,8889,327874,6,8927,8926,8909,327879,6,8928,8927,985,
196855,8934,0,262394,8925,8932,8931,131320,8931,131321,8934,131320,8932,327876,6,8933,198,8909,131321,8934,131320,
8934,458997,6,8935,8933,8932,185,8931,327808,6,8936,8890,8935,327854,109,8937,8904,319,393385,109,16777,8937,1502,
8937,196855,8947,0,262394,16777,8945,8944,131320,8944,131321,8947,131320,8945,327876,6,8946,198,8909,131321,8947,
131320,8947,458997,6,8948,8946,8945,185,8944,327808,6,8949,8889,8948,131321,8950,131320,8950,458997,6,17047,8912,8910,
8928,8947,458997,6,8951,8949,8947,8889,8910,458997,6,8952,8936,8947,8923,8910,327874,6,8964,6535,858,327879,6,8966,
8964,946,327812,6,8970,8966,305,327879,6,8971,8970,681,196855,9012,0,262394,943,8986,8972,131320,8972,327874,6,8973,
8952,8971,327879,6,8974,8973,985,327876,6,8977,198,8971,327808,6,8985,8952,8977,131321,9012,131320,8986,327856,109,
8987,8966,319,393385,6,8988,8987,8952,8951,327874,6,8989,8988,8971,327879,6,8990,8989,985,196855,8996,0,262394,8987,
8994,8993,131320,8993,131321,8996,131320,8994,327876,6,8995,198,8971,131321,8996,131320,8996,458997,6,8997,8995,8994,
185,8993,327808,6,8998,8952,8997,327854,109,8999,8966,319,393385,109,16778,8999,1502,8999,196855,9009,0,262394,16778,
9007,9006,131320,9006,131321,9009,131320,9007,327876,6,9008,198,8971,131321,9009,131320,9009,458997,6,9010,9008,9007,
185,9006,327808,6,9011,8951,9010,131321,9012,131320,9012,458997,6,17032,8974,8972,8990,9009,458997,6,9013,9011,9009,
8951,8972,458997,6,9014,8998,9009,8985,8972,327874,6,9026,6534,858,327879,6,9028,9026,946,327812,6,9032,9028,305,
327879,6,9033,9032,681,196855,9074,0,262394,943,9048,9034,131320,9034,327874,6,9035,9014,9033,327879,6,9036,9035,985,
327876,6,9039,198,9033,327808,6,9047,9014,9039,131321,9074,131320,9048,327856,109,9049,9028,319,393385,6,9050,9049,
9014,9013,327874,6,9051,9050,9033,327879,6,9052,9051,985,196855,9058,0,262394,9049,9056,9055,131320,9055,131321,9058,
131320,9056,327876,6,9057,198,9033,131321,9058,131320,9058,458997,6,9059,9057,9056,185,9055,327808,6,9060,9014,9059,
327854,109,9061,9028,319,393385,109,16779,9061,1502,9061,196855,9071,0,262394,16779,9069,9068,131320,9068,131321,9071,
131320,9069,327876,6,9070,198,9033,131321,9071,131320,9071,458997,6,9072,9070,9069,185,9068,327808,6,9073,9013,9072,
131321,9074,131320,9074,458997,6,17020,9036,9034,9052,9071,458997,6,9075,9073,9071,9013,9034,458997,6,9076,9060,9071,
9047,9034,327874,6,9088,6533,858,327879,6,9090,9088,946,327812,6,9094,9090,305,327879,6,9095,9094,681,196855,9136,0,
262394,943,9110,9096,131320,9096,327874,6,9097,9076,9095,327879,6,9098,9097,985,327876,6,9101,198,9095,327808,6,9109,
9076,9101,131321,9136,131320,9110,327856,109,9111,9090,319,393385,6,9112,9111,9076,9075,327874,6,9113,9112,9095,
327879,6,9114,9113,985,196855,9120,0,262394,9111,9118,9117,131320,9117,131321,9120,131320,9118,327876,6,9119,198,9095,
131321,9120,131320,9120,458997,6,9121,9119,9118,185,9117,327808,6,9122,9076,9121,327854,109,9123,9090,319,393385,109,
16780,9123,1502,9123,196855,9133,0,262394,16780,9131,9130,131320,9130,131321,9133,131320,9131,327876,6,9132,198,9095,
131321,9133,131320,9133,458997,6,9134,9132,9131,185,9130,327808,6,9135,9075,9134,131321,9136,131320,9136,458997,6,
17011,9098,9096,9114,9133,458997,6,9137,9135,9133,9075,9096,458997,6,9138,9122,9133,9109,9096,327874,6,9150,6532,858,
327879,6,9152,9150,946,327812,6,9156,9152,305,327879,6,9157,9156,681,196855,9198,0,262394,943,9172,9158,131320,9158,
327874,6,9159,9138,9157,327879,6,9160,9159,985,327876,6,9163,198,9157,327808,6,9171,9138,9163,131321,9198,131320,9172,
327856,109,9173,9152,319,393385,6,9174,9173,9138,9137,327874,6,9175,9174,9157,327879,6,9176,9175,985,196855,9182,0,
262394,9173,9180,9179,131320,9179,131321,9182,131320,9180,327876,6,9181,198,9157,131321,9182,131320,9182,458997,6,
9183,9181,9180,185,9179,327808,6,9184,9138,9183,327854,109,9185,9152,319,393385,109,16781,9185,1502,9185,196855,9195,
0,262394,16781,9193,9192,131320,9192,131321,9195,131320,9193,327876,6,9194,198,9157,131321,9195,131320,9195,458997,6,
9196,9194,9193,185,9192,327808,6,9197,9137,9196,131321,9198,131320,9198,458997,6,17003,9160,9158,9176,9195,458997,6,
9199,9197,9195,9137,9158,458997,6,9200,9184,9195,9171,9158,327874,6,3836,9200,1046,327874,6,3839,9199,1046,458832,42,
3840,9200,3836,9199,3839,327879,42,3842,3840,8077,196670,3744,3842,327850,109,3850,17003,985,327856,109,3852,9152,945,
327847,109,3853,3850,3852,196855,3870,0,262394,3853,3854,3870,131320,3854,327879,6,3856,9152,198,327874,6,3858,9152,
190,327879,6,3859,3858,287,327877,6,3860,3856,3859,327879,6,3862,9152,1080,327812,6,3863,3862,305,327876,6,3864,93,
3863,458832,42,3865,3864,3864,3864,3864,458832,42,3867,3860,3860,3860,3860,327850,295,3868,289,3867,393385,42,3869,
3868,3865,285,196670,3744,3869,131321,3870,131320,3870,327874,6,3924,3087,814,327878,6,3925,3087,3924,131321,3873,
131320,3873,458997,6,6568,185,3870,3888,3877,327856,109,3876,6568,1100,262390,3889,3877,1,262394,3876,3877,3889,
131320,3877,327812,6,3879,6568,304,327808,6,3881,3879,3925,327745,9,3883,3744,6568,262205,6,3884,3883,327745,315,3885,
900,3881,196670,3885,3884,327808,6,3888,6568,260,131321,3873,131320,3889,327814,6,3943,3087,1114,327817,6,3945,3087,
1114,327812,6,3946,3945,319,327874,6,4060,3946,814,327878,6,4061,3946,4060,327879,6,3949,3943,1080,327812,6,3950,3949,
305,262368,287,287,317,327879,6,3957,3943,198,327812,6,3958,3957,304,327808,6,3960,3958,4061,327878,6,3962,3960,185,
327745,315,3965,900,3962,262205,6,3966,3965,327874,6,3968,3966,3950,327879,6,3969,3968,1152,196855,3985,0,262394,943,
3971,3985,131320,3971,327808,6,3974,3962,1159,327745,315,3975,900,3974,262205,6,3976,3975,327874,6,3978,3976,3950,
327879,6,3979,3978,1152,327876,6,3980,3979,674,327877,6,3983,3969,3980,131321,3985,131320,3985,458997,6,17443,3969,
3889,3983,3971,327878,6,9212,3960,198,327745,315,9213,900,9212,262205,6,9214,9213,327874,6,9215,9214,3950,327879,6,
9216,9215,1152,196855,9229,0,262394,943,9218,9229,131320,9218,327808,6,9219,9212,1159,327745,315,9220,900,9219,262205,
6,9221,9220,327874,6,9222,9221,3950,327879,6,9223,9222,1152,327876,6,9224,9223,674,327877,6,9227,9216,9224,131321,
9229,131320,9229,458997,6,17444,9216,3985,9227,9218,327808,6,9232,17443,17444,327878,6,9244,3960,287,327745,315,9245,
900,9244,262205,6,9246,9245,327874,6,9247,9246,3950,327879,6,9248,9247,1152,196855,9261,0,262394,943,9250,9261,131320,
9250,327808,6,9251,9244,1159,327745,315,9252,900,9251,262205,6,9253,9252,327874,6,9254,9253,3950,327879,6,9255,9254,
1152,327876,6,9256,9255,674,327877,6,9259,9248,9256,131321,9261,131320,9261,458997,6,17445,9248,9229,9259,9250,327808,
6,9264,9232,17445,327878,6,9276,3960,288,327745,315,9277,900,9276,262205,6,9278,9277,327874,6,9279,9278,3950,327879,6,
9280,9279,1152,196855,9293,0,262394,943,9282,9293,131320,9282,327808,6,9283,9276,1159,327745,315,9284,900,9283,262205,
6,9285,9284,327874,6,9286,9285,3950,327879,6,9287,9286,1152,327876,6,9288,9287,674,327877,6,9291,9280,9288,131321,
9293,131320,9293,458997,6,17446,9280,9261,9291,9282,327808,6,9296,9264,17446,327878,6,9308,3960,305,327745,315,9309,
900,9308,262205,6,9310,9309,327874,6,9311,9310,3950,327879,6,9312,9311,1152,196855,9325,0,262394,943,9314,9325,131320,
9314,327808,6,9315,9308,1159,327745,315,9316,900,9315,262205,6,9317,9316,327874,6,9318,9317,3950,327879,6,9319,9318,
1152,327876,6,9320,9319,674,327877,6,9323,9312,9320,131321,9325,131320,9325,458997,6,17447,9312,9293,9323,9314,327808,
6,9328,9296,17447,327878,6,9340,3960,8075,327745,315,9341,900,9340,262205,6,9342,9341,327874,6,9343,9342,3950,327879,
6,9344,9343,1152,196855,9357,0,262394,943,9346,9357,131320,9346,327808,6,9347,9340,1159,327745,315,9348,900,9347,
262205,6,9349,9348,327874,6,9350,9349,3950,327879,6,9351,9350,1152,327876,6,9352,9351,674,327877,6,9355,9344,9352,
131321,9357,131320,9357,458997,6,17448,9344,9325,9355,9346,327808,6,9360,9328,17448,327878,6,9372,3960,1080,327745,
315,9373,900,9372,262205,6,9374,9373,327874,6,9375,9374,3950,327879,6,9376,9375,1152,196855,9389,0,262394,943,9378,
9389,131320,9378,327808,6,9379,9372,1159,327745,315,9380,900,9379,262205,6,9381,9380,327874,6,9382,9381,3950,327879,6,
9383,9382,1152,327876,6,9384,9383,674,327877,6,9387,9376,9384,131321,9389,131320,9389,458997,6,17449,9376,9357,9387,
9378,327808,6,9392,9360,17449,327878,6,9404,3960,1279,327745,315,9405,900,9404,262205,6,9406,9405,327874,6,9407,9406,
3950,327879,6,9408,9407,1152,196855,9421,0,262394,943,9410,9421,131320,9410,327808,6,9411,9404,1159,327745,315,9412,
900,9411,262205,6,9413,9412,327874,6,9414,9413,3950,327879,6,9415,9414,1152,327876,6,9416,9415,674,327877,6,9419,9408,
9416,131321,9421,131320,9421,458997,6,17450,9408,9389,9419,9410,327808,6,9424,9392,17450,327814,6,4081,3087,305,
327817,6,4083,3087,305,393281,315,4085,309,4081,4083,196670,4085,9424,262368,287,287,317,327856,109,4087,3087,320,
196855,4115,0,262394,4087,4088,4115,131320,4088,327812,6,4090,3087,287,327745,327,4091,309,4090,262205,42,4092,4091,
327808,6,4095,4090,198,327745,327,4096,309,4095,262205,42,4097,4096,327808,42,4098,4092,4097,327761,6,4104,4098,0,
327761,6,4106,4098,1,327808,6,4107,4104,4106,327761,6,4109,4098,2,327808,6,4110,4107,4109,327761,6,4112,4098,3,327808,
6,4113,4110,4112,393281,315,4114,340,4081,4083,196670,4114,4113,131321,4115,131320,4115,262368,287,287,317,327856,109,
4117,3087,359,196855,4172,0,262394,4117,4118,4172,131320,4118,131321,4119,131320,4119,458997,42,17452,285,4118,4129,
4123,458997,42,17451,285,4118,4136,4123,458997,6,6572,185,4118,4139,4123,327856,109,4122,6572,371,262390,4140,4123,1,
262394,4122,4123,4140,131320,4123,327745,327,4125,340,6572,262205,42,4126,4125,327808,42,4129,17452,4126,327812,6,
4131,6572,305,458832,42,4216,4131,4131,4131,4131,327808,42,4217,289,4216,458832,42,4219,3087,3087,3087,3087,327856,
295,4220,4217,4219,393385,42,4221,4220,4126,285,327808,42,4136,17451,4221,327808,6,4139,6572,260,131321,4119,131320,
4140,327761,6,4146,17451,0,327761,6,4148,17451,1,327808,6,4149,4146,4148,327761,6,4151,17451,2,327808,6,4152,4149,
4151,327761,6,4154,17451,3,327808,6,4155,4152,4154,393281,315,4156,395,4081,4083,196670,4156,4155,327850,109,4158,
3087,185,196855,4171,0,262394,4158,4159,4171,131320,4159,327761,6,4161,17452,0,327761,6,4163,17452,1,327808,6,4164,
4161,4163,327761,6,4166,17452,2,327808,6,4167,4164,4166,327761,6,4169,17452,3,327808,6,4170,4167,4169,196670,416,4170,
131321,4171,131320,4171,131321,4172,131320,4172,262368,287,287,317,262205,6,4173,416,327814,6,4175,3087,319,327812,6,
4176,4175,287,327817,6,4178,3087,319,327745,327,4179,309,4176,262205,42,4180,4179,458832,42,4229,4178,4178,4178,4178,
327856,295,4230,289,4229,393385,42,4231,4230,4180,285,327808,6,4185,4176,198,327745,327,4188,309,4185,262205,42,4189,
4188,327808,42,4237,289,8074,327856,295,4240,4237,4229,393385,42,4241,4240,4189,285,327808,42,4192,4231,4241,327814,6,
4194,3087,336,327817,6,4197,4175,305,393281,315,4198,395,4194,4197,262205,6,4199,4198,327761,6,4201,4192,0,327808,6,
4202,4199,4201,327761,6,4204,4192,1,327808,6,4205,4202,4204,327761,6,4207,4192,2,327808,6,4208,4205,4207,327761,6,
4210,4192,3,327808,6,4211,4208,4210,196855,4008,0,262394,943,3998,4008,131320,3998,327876,6,4000,4173,674,327808,6,
4002,4211,4000,131321,4008,131320,4008,458997,6,6584,4211,4172,4002,3998,196855,4013,0,262394,1196,4009,4013,131320,
4009,327850,109,4012,3945,185,131321,4013,131320,4013,458997,109,4014,1196,4008,4012,4009,196855,4032,0,262394,4014,
4015,4032,131320,4015,196855,4022,0,262394,943,4017,4020,131320,4020,131321,4022,131320,4017,327879,6,4019,6584,496,
131321,4022,131320,4022,458997,6,6585,4019,4017,6584,4020,327745,315,4024,1207,3943,196670,4024,6585,196855,4031,0,
262394,943,4025,4031,131320,4025,327808,6,4027,3943,319,327874,6,4029,6584,674,327745,315,4030,1207,4027,196670,4030,
4029,131321,4031,131320,4031,131321,4032,131320,4032,327812,6,4039,3943,304,327808,6,4041,4039,4061,327878,6,4043,
4041,185,327745,315,4045,900,4043,196670,4045,6584,327808,6,4050,6584,17443,327878,6,9435,4041,198,327745,315,9436,
900,9435,196670,9436,4050,327808,6,9439,4050,17444,327878,6,9450,4041,287,327745,315,9451,900,9450,196670,9451,9439,
327808,6,9454,9439,17445,327878,6,9465,4041,288,327745,315,9466,900,9465,196670,9466,9454,327808,6,9469,9454,17446,
327878,6,9480,4041,305,327745,315,9481,900,9480,196670,9481,9469,327808,6,9484,9469,17447,327878,6,9495,4041,8075,
327745,315,9496,900,9495,196670,9496,9484,327808,6,9499,9484,17448,327878,6,9510,4041,1080,327745,315,9511,900,9510,
196670,9511,9499,327808,6,9514,9499,17449,327878,6,9525,4041,1279,327745,315,9526,900,9525,196670,9526,9514,262368,
287,287,317,196855,4276,0,262394,943,4271,4274,131320,4274,131321,4276,131320,4271,327879,6,4273,3902,1279,131321,
4276,131320,4276,458997,6,7479,4273,4271,3902,4274,327812,6,4278,7479,304,327808,6,4280,4278,3925,327745,315,4281,900,
4280,262205,6,4282,4281,196855,4295,0,262394,943,4284,4295,131320,4284,327879,6,4290,3902,319,327812,6,4291,4290,287,
327874,6,4292,4282,4291,327879,6,4293,4292,496,131321,4295,131320,4295,458997,6,18616,4282,4276,4293,4284,327808,6,
4302,18616,17410,196855,9548,0,262394,943,9546,9545,131320,9545,131321,9548,131320,9546,327879,6,9547,8284,1279,
131321,9548,131320,9548,458997,6,9549,9547,9546,8284,9545,327812,6,9550,9549,304,327808,6,9551,9550,3925,327745,315,
9552,900,9551,262205,6,9553,9552,196855,9563,0,262394,943,9555,9563,131320,9555,327879,6,9558,8284,319,327812,6,9559,
9558,287,327874,6,9560,9553,9559,327879,6,9561,9560,496,131321,9563,131320,9563,458997,6,18617,9553,9548,9561,9555,
327808,6,9568,18617,17362,196855,9588,0,262394,943,9586,9585,131320,9585,131321,9588,131320,9586,327879,6,9587,8346,
1279,131321,9588,131320,9588,458997,6,9589,9587,9586,8346,9585,327812,6,9590,9589,304,327808,6,9591,9590,3925,327745,
315,9592,900,9591,262205,6,9593,9592,196855,9603,0,262394,943,9595,9603,131320,9595,327879,6,9598,8346,319,327812,6,
9599,9598,287,327874,6,9600,9593,9599,327879,6,9601,9600,496,131321,9603,131320,9603,458997,6,18618,9593,9588,9601,
9595,327808,6,9608,18618,17317,196855,9628,0,262394,943,9626,9625,131320,9625,131321,9628,131320,9626,327879,6,9627,
8408,1279,131321,9628,131320,9628,458997,6,9629,9627,9626,8408,9625,327812,6,9630,9629,304,327808,6,9631,9630,3925,
327745,315,9632,900,9631,262205,6,9633,9632,196855,9643,0,262394,943,9635,9643,131320,9635,327879,6,9638,8408,319,
327812,6,9639,9638,287,327874,6,9640,9633,9639,327879,6,9641,9640,496,131321,9643,131320,9643,458997,6,18619,9633,
9628,9641,9635,327808,6,9648,18619,17275,196855,9668,0,262394,943,9666,9665,131320,9665,131321,9668,131320,9666,
327879,6,9667,8470,1279,131321,9668,131320,9668,458997,6,9669,9667,9666,8470,9665,327812,6,9670,9669,304,327808,6,
9671,9670,3925,327745,315,9672,900,9671,262205,6,9673,9672,196855,9683,0,262394,943,9675,9683,131320,9675,327879,6,
9678,8470,319,327812,6,9679,9678,287,327874,6,9680,9673,9679,327879,6,9681,9680,496,131321,9683,131320,9683,458997,6,
18620,9673,9668,9681,9675,327808,6,9688,18620,17236,196855,9708,0,262394,943,9706,9705,131320,9705,131321,9708,131320,
9706,327879,6,9707,8532,1279,131321,9708,131320,9708,458997,6,9709,9707,9706,8532,9705,327812,6,9710,9709,304,327808,
6,9711,9710,3925,327745,315,9712,900,9711,262205,6,9713,9712,196855,9723,0,262394,943,9715,9723,131320,9715,327879,6,
9718,8532,319,327812,6,9719,9718,287,327874,6,9720,9713,9719,327879,6,9721,9720,496,131321,9723,131320,9723,458997,6,
18621,9713,9708,9721,9715,327808,6,9728,18621,17200,196855,9748,0,262394,943,9746,9745,131320,9745,131321,9748,131320,
9746,327879,6,9747,8594,1279,131321,9748,131320,9748,458997,6,9749,9747,9746,8594,9745,327812,6,9750,9749,304,327808,
6,9751,9750,3925,327745,315,9752,900,9751,262205,6,9753,9752,196855,9763,0,262394,943,9755,9763,131320,9755,327879,6,
9758,8594,319,327812,6,9759,9758,287,327874,6,9760,9753,9759,327879,6,9761,9760,496,131321,9763,131320,9763,458997,6,
18622,9753,9748,9761,9755,327808,6,9768,18622,17167,196855,9788,0,262394,943,9786,9785,131320,9785,131321,9788,131320,
9786,327879,6,9787,8656,1279,131321,9788,131320,9788,458997,6,9789,9787,9786,8656,9785,327812,6,9790,9789,304,327808,
6,9791,9790,3925,327745,315,9792,900,9791,262205,6,9793,9792,196855,9803,0,262394,943,9795,9803,131320,9795,327879,6,
9798,8656,319,327812,6,9799,9798,287,327874,6,9800,9793,9799,327879,6,9801,9800,496,131321,9803,131320,9803,458997,6,
18623,9793,9788,9801,9795,327808,6,9808,18623,17137,196855,9828,0,262394,943,9826,9825,131320,9825,131321,9828,131320,
9826,327879,6,9827,8718,1279,131321,9828,131320,9828,458997,6,9829,9827,9826,8718,9825,327812,6,9830,9829,304,327808,
6,9831,9830,3925,327745,315,9832,900,9831,262205,6,9833,9832,196855,9843,0,262394,943,9835,9843,131320,9835,327879,6,
9838,8718,319,327812,6,9839,9838,287,327874,6,9840,9833,9839,327879,6,9841,9840,496,131321,9843,131320,9843,458997,6,
18624,9833,9828,9841,9835,327808,6,9848,18624,17110,196855,9868,0,262394,943,9866,9865,131320,9865,131321,9868,131320,
9866,327879,6,9867,8780,1279,131321,9868,131320,9868,458997,6,9869,9867,9866,8780,9865,327812,6,9870,9869,304,327808,
6,9871,9870,3925,327745,315,9872,900,9871,262205,6,9873,9872,196855,9883,0,262394,943,9875,9883,131320,9875,327879,6,
9878,8780,319,327812,6,9879,9878,287,327874,6,9880,9873,9879,327879,6,9881,9880,496,131321,9883,131320,9883,458997,6,
18625,9873,9868,9881,9875,327808,6,9888,18625,17086,196855,9908,0,262394,943,9906,9905,131320,9905,131321,9908,131320,
9906,327879,6,9907,8842,1279,131321,9908,131320,9908,458997,6,9909,9907,9906,8842,9905,327812,6,9910,9909,304,327808,
6,9911,9910,3925,327745,315,9912,900,9911,262205,6,9913,9912,196855,9923,0,262394,943,9915,9923,131320,9915,327879,6,
9918,8842,319,327812,6,9919,9918,287,327874,6,9920,9913,9919,327879,6,9921,9920,496,131321,9923,131320,9923,458997,6,
18626,9913,9908,9921,9915,327808,6,9928,18626,17065,196855,9948,0,262394,943,9946,9945,131320,9945,131321,9948,131320,
9946,327879,6,9947,8904,1279,131321,9948,131320,9948,458997,6,9949,9947,9946,8904,9945,327812,6,9950,9949,304,327808,
6,9951,9950,3925,327745,315,9952,900,9951,262205,6,9953,9952,196855,9963,0,262394,943,9955,9963,131320,9955,327879,6,
9958,8904,319,327812,6,9959,9958,287,327874,6,9960,9953,9959,327879,6,9961,9960,496,131321,9963,131320,9963,458997,6,
18627,9953,9948,9961,9955,327808,6,9968,18627,17047,196855,9988,0,262394,943,9986,9985,131320,9985,131321,9988,131320,
9986,327879,6,9987,8966,1279,131321,9988,131320,9988,458997,6,9989,9987,9986,8966,9985,327812,6,9990,9989,304,327808,
6,9991,9990,3925,327745,315,9992,900,9991,262205,6,9993,9992,196855,10003,0,262394,943,9995,10003,131320,9995,327879,
6,9998,8966,319,327812,6,9999,9998,287,327874,6,10000,9993,9999,327879,6,10001,10000,496,131321,10003,131320,10003,
458997,6,18628,9993,9988,10001,9995,327808,6,10008,18628,17032,196855,10028,0,262394,943,10026,10025,131320,10025,
131321,10028,131320,10026,327879,6,10027,9028,1279,131321,10028,131320,10028,458997,6,10029,10027,10026,9028,10025,
327812,6,10030,10029,304,327808,6,10031,10030,3925,327745,315,10032,900,10031,262205,6,10033,10032,196855,10043,0,
262394,943,10035,10043,131320,10035,327879,6,10038,9028,319,327812,6,10039,10038,287,327874,6,10040,10033,10039,
327879,6,10041,10040,496,131321,10043,131320,10043,458997,6,18629,10033,10028,10041,10035,327808,6,10048,18629,17020,
196855,10068,0,262394,943,10066,10065,131320,10065,131321,10068,131320,10066,327879,6,10067,9090,1279,131321,10068,
131320,10068,458997,6,10069,10067,10066,9090,10065,327812,6,10070,10069,304,327808,6,10071,10070,3925,327745,315,
10072,900,10071,262205,6,10073,10072,196855,10083,0,262394,943,10075,10083,131320,10075,327879,6,10078,9090,319,
327812,6,10079,10078,287,327874,6,10080,10073,10079,327879,6,10081,10080,496,131321,10083,131320,10083,458997,6,18630,
10073,10068,10081,10075,327808,6,10088,18630,17011,196855,10108,0,262394,943,10106,10105,131320,10105,131321,10108,
131320,10106,327879,6,10107,9152,1279,131321,10108,131320,10108,458997,6,10109,10107,10106,9152,10105,327812,6,10110,
10109,304,327808,6,10111,10110,3925,327745,315,10112,900,10111,262205,6,10113,10112,196855,10123,0,262394,943,10115,
10123,131320,10115,327879,6,10118,9152,319,327812,6,10119,10118,287,327874,6,10120,10113,10119,327879,6,10121,10120,
496,131321,10123,131320,10123,458997,6,18631,10113,10108,10121,10115,327808,6,10128,18631,17003,262368,287,287,317,
327874,6,4380,4302,814,327808,6,4381,4302,4380,327745,315,4334,900,4381,196670,4334,6547,327874,6,10154,9568,814,
327808,6,10155,9568,10154,327745,315,10158,900,10155,196670,10158,6546,327874,6,10184,9608,814,327808,6,10185,9608,
10184,327745,315,10188,900,10185,196670,10188,6545,327874,6,10214,9648,814,327808,6,10215,9648,10214,327745,315,10218,
900,10215,196670,10218,6544,327874,6,10244,9688,814,327808,6,10245,9688,10244,327745,315,10248,900,10245,196670,10248,
6543,327874,6,10274,9728,814,327808,6,10275,9728,10274,327745,315,10278,900,10275,196670,10278,6542,327874,6,10304,
9768,814,327808,6,10305,9768,10304,327745,315,10308,900,10305,196670,10308,6541,327874,6,10334,9808,814,327808,6,
10335,9808,10334,327745,315,10338,900,10335,196670,10338,6540,327874,6,10364,9848,814,327808,6,10365,9848,10364,
327745,315,10368,900,10365,196670,10368,6539,327874,6,10394,9888,814,327808,6,10395,9888,10394,327745,315,10398,900,
10395,196670,10398,6538,327874,6,10424,9928,814,327808,6,10425,9928,10424,327745,315,10428,900,10425,196670,10428,
6537,327874,6,10454,9968,814,327808,6,10455,9968,10454,327745,315,10458,900,10455,196670,10458,6536,327874,6,10484,
10008,814,327808,6,10485,10008,10484,327745,315,10488,900,10485,196670,10488,6535,327874,6,10514,10048,814,327808,6,
10515,10048,10514,327745,315,10518,900,10515,196670,10518,6534,327874,6,10544,10088,814,327808,6,10545,10088,10544,
327745,315,10548,900,10545,196670,10548,6533,327874,6,10574,10128,814,327808,6,10575,10128,10574,327745,315,10578,900,
10575,196670,10578,6532,262368,287,287,317,327874,6,4386,3088,814,327808,6,4387,3088,4386,327745,315,3707,900,4387,
262205,6,3708,3707,327808,6,10589,4387,198,327745,315,10590,900,10589,262205,6,10591,10590,327808,6,10602,4387,287,
327745,315,10603,900,10602,262205,6,10604,10603,327808,6,10615,4387,288,327745,315,10616,900,10615,262205,6,10617,
10616,327808,6,10628,4387,305,327745,315,10629,900,10628,262205,6,10630,10629,327808,6,10641,4387,8075,327745,315,
10642,900,10641,262205,6,10643,10642,327808,6,10654,4387,1080,327745,315,10655,900,10654,262205,6,10656,10655,327808,
6,10667,4387,1279,327745,315,10668,900,10667,262205,6,10669,10668,327808,6,10680,4387,319,327745,315,10681,900,10680,
262205,6,10682,10681,327808,6,10693,4387,2120,327745,315,10694,900,10693,262205,6,10695,10694,327808,6,10706,4387,
8076,327745,315,10707,900,10706,262205,6,10708,10707,327808,6,10719,4387,16167,327745,315,10720,900,10719,262205,6,
10721,10720,327808,6,10732,4387,858,327745,315,10733,900,10732,262205,6,10734,10733,327808,6,10745,4387,16168,327745,
315,10746,900,10745,262205,6,10747,10746,327808,6,10758,4387,16169,327745,315,10759,900,10758,262205,6,10760,10759,
327808,6,10771,4387,985,327745,315,10772,900,10771,262205,6,10773,10772,262368,287,287,317,131321,3714,131320,3714,
458997,6,18887,6547,3105,3708,10123,458997,6,18886,6546,3105,10591,10123,458997,6,18885,6545,3105,10604,10123,458997,
6,18884,6544,3105,10617,10123,458997,6,18883,6543,3105,10630,10123,458997,6,18882,6542,3105,10643,10123,458997,6,
18881,6541,3105,10656,10123,458997,6,18880,6540,3105,10669,10123,458997,6,18879,6539,3105,10682,10123,458997,6,18878,
6538,3105,10695,10123,458997,6,18877,6537,3105,10708,10123,458997,6,18876,6536,3105,10721,10123,458997,6,18875,6535,
3105,10734,10123,458997,6,18874,6534,3105,10747,10123,458997,6,18873,6533,3105,10760,10123,458997,6,18872,6532,3105,
10773,10123,327874,6,4551,18887,1501,327812,6,4421,4551,305,327879,6,4422,4421,681,196855,4484,0,262394,943,4423,4462,
131320,4462,327874,6,4466,185,4422,327879,6,4467,4466,985,327812,6,4472,4551,287,327876,6,4473,198,4472,327876,6,4476,
4473,4472,131321,4484,131320,4423,327874,6,4431,185,4422,327879,6,4432,4431,985,327856,109,4435,4551,319,196855,4440,
0,262394,4435,4436,4439,131320,4439,131321,4440,131320,4436,327876,6,4438,198,4422,131321,4440,131320,4440,458997,6,
7436,4438,4436,185,4439,327854,109,4445,4551,319,196855,4452,0,262394,4445,4446,4452,131320,4446,327856,109,4450,4551,
945,327846,109,4451,1464,4450,131321,4452,131320,4452,458997,109,4453,4445,4440,4451,4446,196855,4458,0,262394,4453,
4454,4457,131320,4457,131321,4458,131320,4454,327876,6,4456,198,4422,131321,4458,131320,4458,458997,6,7442,4456,4454,
185,4457,131321,4484,131320,4484,458997,6,19415,4467,4462,4432,4458,458997,6,7789,7442,4458,185,4462,458997,6,7786,
7436,4458,4476,4462,327874,6,10786,18886,1501,327812,6,10792,10786,305,327879,6,10793,10792,681,196855,10834,0,262394,
943,10808,10794,131320,10794,327874,6,10795,7786,10793,327879,6,10796,10795,985,327812,6,10801,10786,287,327876,6,
10802,198,10801,327876,6,10804,10802,10801,327808,6,10807,7786,10804,131321,10834,131320,10808,327856,109,10809,10786,
319,393385,6,10810,10809,7786,7789,327874,6,10811,10810,10793,327879,6,10812,10811,985,196855,10818,0,262394,10809,
10816,10815,131320,10815,131321,10818,131320,10816,327876,6,10817,198,10793,131321,10818,131320,10818,458997,6,10819,
10817,10816,185,10815,327808,6,10820,7786,10819,327854,109,10821,10786,319,196855,10826,0,262394,10821,10822,10826,
131320,10822,327856,109,10824,10786,945,327846,109,10825,1464,10824,131321,10826,131320,10826,458997,109,10827,10821,
10818,10825,10822,196855,10831,0,262394,10827,10829,10828,131320,10828,131321,10831,131320,10829,327876,6,10830,198,
10793,131321,10831,131320,10831,458997,6,10832,10830,10829,185,10828,327808,6,10833,7789,10832,131321,10834,131320,
10834,458997,6,19352,10796,10794,10812,10831,458997,6,10835,10833,10831,7789,10794,458997,6,10836,10820,10831,10807,
10794,327874,6,10848,18885,1501,327812,6,10854,10848,305,327879,6,10855,10854,681,196855,10896,0,262394,943,10870,
10856,131320,10856,327874,6,10857,10836,10855,327879,6,10858,10857,985,327812,6,10863,10848,287,327876,6,10864,198,
10863,327876,6,10866,10864,10863,327808,6,10869,10836,10866,131321,10896,131320,10870,327856,109,10871,10848,319,
393385,6,10872,10871,10836,10835,327874,6,10873,10872,10855,327879,6,10874,10873,985,196855,10880,0,262394,10871,
10878,10877,131320,10877,131321,10880,131320,10878,327876,6,10879,198,10855,131321,10880,131320,10880,458997,6,10881,
10879,10878,185,10877,327808,6,10882,10836,10881,327854,109,10883,10848,319,196855,10888,0,262394,10883,10884,10888,
131320,10884,327856,109,10886,10848,945,327846,109,10887,1464,10886,131321,10888,131320,10888,458997,109,10889,10883,
10880,10887,10884,196855,10893,0,262394,10889,10891,10890,131320,10890,131321,10893,131320,10891,327876,6,10892,198,
10855,131321,10893,131320,10893,458997,6,10894,10892,10891,185,10890,327808,6,10895,10835,10894,131321,10896,131320,
10896,458997,6,19293,10858,10856,10874,10893,458997,6,10897,10895,10893,10835,10856,458997,6,10898,10882,10893,10869,
10856,327874,6,10910,18884,1501,327812,6,10916,10910,305,327879,6,10917,10916,681,196855,10958,0,262394,943,10932,
10918,131320,10918,327874,6,10919,10898,10917,327879,6,10920,10919,985,327812,6,10925,10910,287,327876,6,10926,198,
10925,327876,6,10928,10926,10925,327808,6,10931,10898,10928,131321,10958,131320,10932,327856,109,10933,10910,319,
393385,6,10934,10933,10898,10897,327874,6,10935,10934,10917,327879,6,10936,10935,985,196855,10942,0,262394,10933,
10940,10939,131320,10939,131321,10942,131320,10940,327876,6,10941,198,10917,131321,10942,131320,10942,458997,6,10943,
10941,10940,185,10939,327808,6,10944,10898,10943,327854,109,10945,10910,319,196855,10950,0,262394,10945,10946,10950,
131320,10946,327856,109,10948,10910,945,327846,109,10949,1464,10948,131321,10950,131320,10950,458997,109,10951,10945,
10942,10949,10946,196855,10955,0,262394,10951,10953,10952,131320,10952,131321,10955,131320,10953,327876,6,10954,198,
10917,131321,10955,131320,10955,458997,6,10956,10954,10953,185,10952,327808,6,10957,10897,10956,131321,10958,131320,
10958,458997,6,19238,10920,10918,10936,10955,458997,6,10959,10957,10955,10897,10918,458997,6,10960,10944,10955,10931,
10918,327874,6,10972,18883,1501,327812,6,10978,10972,305,327879,6,10979,10978,681,196855,11020,0,262394,943,10994,
10980,131320,10980,327874,6,10981,10960,10979,327879,6,10982,10981,985,327812,6,10987,10972,287,327876,6,10988,198,
10987,327876,6,10990,10988,10987,327808,6,10993,10960,10990,131321,11020,131320,10994,327856,109,10995,10972,319,
393385,6,10996,10995,10960,10959,327874,6,10997,10996,10979,327879,6,10998,10997,985,196855,11004,0,262394,10995,
11002,11001,131320,11001,131321,11004,131320,11002,327876,6,11003,198,10979,131321,11004,131320,11004,458997,6,11005,
11003,11002,185,11001,327808,6,11006,10960,11005,327854,109,11007,10972,319,196855,11012,0,262394,11007,11008,11012,
131320,11008,327856,109,11010,10972,945,327846,109,11011,1464,11010,131321,11012,131320,11012,458997,109,11013,11007,
11004,11011,11008,196855,11017,0,262394,11013,11015,11014,131320,11014,131321,11017,131320,11015,327876,6,11016,198,
10979,131321,11017,131320,11017,458997,6,11018,11016,11015,185,11014,327808,6,11019,10959,11018,131321,11020,131320,
11020,458997,6,19187,10982,10980,10998,11017,458997,6,11021,11019,11017,10959,10980,458997,6,11022,11006,11017,10993,
10980,327874,6,11034,18882,1501,327812,6,11040,11034,305,327879,6,11041,11040,681,196855,11082,0,262394,943,11056,
11042,131320,11042,327874,6,11043,11022,11041,327879,6,11044,11043,985,327812,6,11049,11034,287,327876,6,11050,198,
11049,327876,6,11052,11050,11049,327808,6,11055,11022,11052,131321,11082,131320,11056,327856,109,11057,11034,319,
393385,6,11058,11057,11022,11021,327874,6,11059,11058,11041,327879,6,11060,11059,985,196855,11066,0,262394,11057,
11064,11063,131320,11063,131321,11066,131320,11064,327876,6,11065,198,11041,131321,11066,131320,11066,458997,6,11067,
11065,11064,185,11063,327808,6,11068,11022,11067,327854,109,11069,11034,319,196855,11074,0,262394,11069,11070,11074,
131320,11070,327856,109,11072,11034,945,327846,109,11073,1464,11072,131321,11074,131320,11074,458997,109,11075,11069,
11066,11073,11070,196855,11079,0,262394,11075,11077,11076,131320,11076,131321,11079,131320,11077,327876,6,11078,198,
11041,131321,11079,131320,11079,458997,6,11080,11078,11077,185,11076,327808,6,11081,11021,11080,131321,11082,131320,
11082,458997,6,19140,11044,11042,11060,11079,458997,6,11083,11081,11079,11021,11042,458997,6,11084,11068,11079,11055,
11042,327874,6,11096,18881,1501,327812,6,11102,11096,305,327879,6,11103,11102,681,196855,11144,0,262394,943,11118,
11104,131320,11104,327874,6,11105,11084,11103,327879,6,11106,11105,985,327812,6,11111,11096,287,327876,6,11112,198,
11111,327876,6,11114,11112,11111,327808,6,11117,11084,11114,131321,11144,131320,11118,327856,109,11119,11096,319,
393385,6,11120,11119,11084,11083,327874,6,11121,11120,11103,327879,6,11122,11121,985,196855,11128,0,262394,11119,
11126,11125,131320,11125,131321,11128,131320,11126,327876,6,11127,198,11103,131321,11128,131320,11128,458997,6,11129,
11127,11126,185,11125,327808,6,11130,11084,11129,327854,109,11131,11096,319,196855,11136,0,262394,11131,11132,11136,
131320,11132,327856,109,11134,11096,945,327846,109,11135,1464,11134,131321,11136,131320,11136,458997,109,11137,11131,
11128,11135,11132,196855,11141,0,262394,11137,11139,11138,131320,11138,131321,11141,131320,11139,327876,6,11140,198,
11103,131321,11141,131320,11141,458997,6,11142,11140,11139,185,11138,327808,6,11143,11083,11142,131321,11144,131320,
11144,458997,6,19097,11106,11104,11122,11141,458997,6,11145,11143,11141,11083,11104,458997,6,11146,11130,11141,11117,
11104,327874,6,11158,18880,1501,327812,6,11164,11158,305,327879,6,11165,11164,681,196855,11206,0,262394,943,11180,
11166,131320,11166,327874,6,11167,11146,11165,327879,6,11168,11167,985,327812,6,11173,11158,287,327876,6,11174,198,
11173,327876,6,11176,11174,11173,327808,6,11179,11146,11176,131321,11206,131320,11180,327856,109,11181,11158,319,
393385,6,11182,11181,11146,11145,327874,6,11183,11182,11165,327879,6,11184,11183,985,196855,11190,0,262394,11181,
11188,11187,131320,11187,131321,11190,131320,11188,327876,6,11189,198,11165,131321,11190,131320,11190,458997,6,11191,
11189,11188,185,11187,327808,6,11192,11146,11191,327854,109,11193,11158,319,196855,11198,0,262394,11193,11194,11198,
131320,11194,327856,109,11196,11158,945,327846,109,11197,1464,11196,131321,11198,131320,11198,458997,109,11199,11193,
11190,11197,11194,196855,11203,0,262394,11199,11201,11200,131320,11200,131321,11203,131320,11201,327876,6,11202,198,
11165,131321,11203,131320,11203,458997,6,11204,11202,11201,185,11200,327808,6,11205,11145,11204,131321,11206,131320,
11206,458997,6,19058,11168,11166,11184,11203,458997,6,11207,11205,11203,11145,11166,458997,6,11208,11192,11203,11179,
11166,327874,6,11220,18879,1501,327812,6,11226,11220,305,327879,6,11227,11226,681,196855,11268,0,262394,943,11242,
11228,131320,11228,327874,6,11229,11208,11227,327879,6,11230,11229,985,327812,6,11235,11220,287,327876,6,11236,198,
11235,327876,6,11238,11236,11235,327808,6,11241,11208,11238,131321,11268,131320,11242,327856,109,11243,11220,319,
393385,6,11244,11243,11208,11207,327874,6,11245,11244,11227,327879,6,11246,11245,985,196855,11252,0,262394,11243,
11250,11249,131320,11249,131321,11252,131320,11250,327876,6,11251,198,11227,131321,11252,131320,11252,458997,6,11253,
11251,11250,185,11249,327808,6,11254,11208,11253,327854,109,11255,11220,319,196855,11260,0,262394,11255,11256,11260,
131320,11256,327856,109,11258,11220,945,327846,109,11259,1464,11258,131321,11260,131320,11260,458997,109,11261,11255,
11252,11259,11256,196855,11265,0,262394,11261,11263,11262,131320,11262,131321,11265,131320,11263,327876,6,11264,198,
11227,131321,11265,131320,11265,458997,6,11266,11264,11263,185,11262,327808,6,11267,11207,11266,131321,11268,131320,
11268,458997,6,19023,11230,11228,11246,11265,458997,6,11269,11267,11265,11207,11228,458997,6,11270,11254,11265,11241,
11228,327874,6,11282,18878,1501,327812,6,11288,11282,305,327879,6,11289,11288,681,196855,11330,0,262394,943,11304,
11290,131320,11290,327874,6,11291,11270,11289,327879,6,11292,11291,985,327812,6,11297,11282,287,327876,6,11298,198,
11297,327876,6,11300,11298,11297,327808,6,11303,11270,11300,131321,11330,131320,11304,327856,109,11305,11282,319,
393385,6,11306,11305,11270,11269,327874,6,11307,11306,11289,327879,6,11308,11307,985,196855,11314,0,262394,11305,
11312,11311,131320,11311,131321,11314,131320,11312,327876,6,11313,198,11289,131321,11314,131320,11314,458997,6,11315,
11313,11312,185,11311,327808,6,11316,11270,11315,327854,109,11317,11282,319,196855,11322,0,262394,11317,11318,11322,
131320,11318,327856,109,11320,11282,945,327846,109,11321,1464,11320,131321,11322,131320,11322,458997,109,11323,11317,
11314,11321,11318,196855,11327,0,262394,11323,11325,11324,131320,11324,131321,11327,131320,11325,327876,6,11326,198,
11289,131321,11327,131320,11327,458997,6,11328,11326,11325,185,11324,327808,6,11329,11269,11328,131321,11330,131320,
11330,458997,6,18992,11292,11290,11308,11327,458997,6,11331,11329,11327,11269,11290,458997,6,11332,11316,11327,11303,
11290,327874,6,11344,18877,1501,327812,6,11350,11344,305,327879,6,11351,11350,681,196855,11392,0,262394,943,11366,
11352,131320,11352,327874,6,11353,11332,11351,327879,6,11354,11353,985,327812,6,11359,11344,287,327876,6,11360,198,
11359,327876,6,11362,11360,11359,327808,6,11365,11332,11362,131321,11392,131320,11366,327856,109,11367,11344,319,
393385,6,11368,11367,11332,11331,327874,6,11369,11368,11351,327879,6,11370,11369,985,196855,11376,0,262394,11367,
11374,11373,131320,11373,131321,11376,131320,11374,327876,6,11375,198,11351,131321,11376,131320,11376,458997,6,11377,
11375,11374,185,11373,327808,6,11378,11332,11377,327854,109,11379,11344,319,196855,11384,0,262394,11379,11380,11384,
131320,11380,327856,109,11382,11344,945,327846,109,11383,1464,11382,131321,11384,131320,11384,458997,109,11385,11379,
11376,11383,11380,196855,11389,0,262394,11385,11387,11386,131320,11386,131321,11389,131320,11387,327876,6,11388,198,
11351,131321,11389,131320,11389,458997,6,11390,11388,11387,185,11386,327808,6,11391,11331,11390,131321,11392,131320,
11392,458997,6,18965,11354,11352,11370,11389,458997,6,11393,11391,11389,11331,11352,458997,6,11394,11378,11389,11365,
11352,327874,6,11406,18876,1501,327812,6,11412,11406,305,327879,6,11413,11412,681,196855,11454,0,262394,943,11428,
11414,131320,11414,327874,6,11415,11394,11413,327879,6,11416,11415,985,327812,6,11421,11406,287,327876,6,11422,198,
11421,327876,6,11424,11422,11421,327808,6,11427,11394,11424,131321,11454,131320,11428,327856,109,11429,11406,319,
393385,6,11430,11429,11394,11393,327874,6,11431,11430,11413,327879,6,11432,11431,985,196855,11438,0,262394,11429,
11436,11435,131320,11435,131321,11438,131320,11436,327876,6,11437,198,11413,131321,11438,131320,11438,458997,6,11439,
11437,11436,185,11435,327808,6,11440,11394,11439,327854,109,11441,11406,319,196855,11446,0,262394,11441,11442,11446,
131320,11442,327856,109,11444,11406,945,327846,109,11445,1464,11444,131321,11446,131320,11446,458997,109,11447,11441,
11438,11445,11442,196855,11451,0,262394,11447,11449,11448,131320,11448,131321,11451,131320,11449,327876,6,11450,198,
11413,131321,11451,131320,11451,458997,6,11452,11450,11449,185,11448,327808,6,11453,11393,11452,131321,11454,131320,
11454,458997,6,18942,11416,11414,11432,11451,458997,6,11455,11453,11451,11393,11414,458997,6,11456,11440,11451,11427,
11414,327874,6,11468,18875,1501,327812,6,11474,11468,305,327879,6,11475,11474,681,196855,11516,0,262394,943,11490,
11476,131320,11476,327874,6,11477,11456,11475,327879,6,11478,11477,985,327812,6,11483,11468,287,327876,6,11484,198,
11483,327876,6,11486,11484,11483,327808,6,11489,11456,11486,131321,11516,131320,11490,327856,109,11491,11468,319,
393385,6,11492,11491,11456,11455,327874,6,11493,11492,11475,327879,6,11494,11493,985,196855,11500,0,262394,11491,
11498,11497,131320,11497,131321,11500,131320,11498,327876,6,11499,198,11475,131321,11500,131320,11500,458997,6,11501,
11499,11498,185,11497,327808,6,11502,11456,11501,327854,109,11503,11468,319,196855,11508,0,262394,11503,11504,11508,
131320,11504,327856,109,11506,11468,945,327846,109,11507,1464,11506,131321,11508,131320,11508,458997,109,11509,11503,
11500,11507,11504,196855,11513,0,262394,11509,11511,11510,131320,11510,131321,11513,131320,11511,327876,6,11512,198,
11475,131321,11513,131320,11513,458997,6,11514,11512,11511,185,11510,327808,6,11515,11455,11514,131321,11516,131320,
11516,458997,6,18923,11478,11476,11494,11513,458997,6,11517,11515,11513,11455,11476,458997,6,11518,11502,11513,11489,
11476,327874,6,11530,18874,1501,327812,6,11536,11530,305,327879,6,11537,11536,681,196855,11578,0,262394,943,11552,
11538,131320,11538,327874,6,11539,11518,11537,327879,6,11540,11539,985,327812,6,11545,11530,287,327876,6,11546,198,
11545,327876,6,11548,11546,11545,327808,6,11551,11518,11548,131321,11578,131320,11552,327856,109,11553,11530,319,
393385,6,11554,11553,11518,11517,327874,6,11555,11554,11537,327879,6,11556,11555,985,196855,11562,0,262394,11553,
11560,11559,131320,11559,131321,11562,131320,11560,327876,6,11561,198,11537,131321,11562,131320,11562,458997,6,11563,
11561,11560,185,11559,327808,6,11564,11518,11563,327854,109,11565,11530,319,196855,11570,0,262394,11565,11566,11570,
131320,11566,327856,109,11568,11530,945,327846,109,11569,1464,11568,131321,11570,131320,11570,458997,109,11571,11565,
11562,11569,11566,196855,11575,0,262394,11571,11573,11572,131320,11572,131321,11575,131320,11573,327876,6,11574,198,
11537,131321,11575,131320,11575,458997,6,11576,11574,11573,185,11572,327808,6,11577,11517,11576,131321,11578,131320,
11578,458997,6,18908,11540,11538,11556,11575,458997,6,11579,11577,11575,11517,11538,458997,6,11580,11564,11575,11551,
11538,327874,6,11592,18873,1501,327812,6,11598,11592,305,327879,6,11599,11598,681,196855,11640,0,262394,943,11614,
11600,131320,11600,327874,6,11601,11580,11599,327879,6,11602,11601,985,327812,6,11607,11592,287,327876,6,11608,198,
11607,327876,6,11610,11608,11607,327808,6,11613,11580,11610,131321,11640,131320,11614,327856,109,11615,11592,319,
393385,6,11616,11615,11580,11579,327874,6,11617,11616,11599,327879,6,11618,11617,985,196855,11624,0,262394,11615,
11622,11621,131320,11621,131321,11624,131320,11622,327876,6,11623,198,11599,131321,11624,131320,11624,458997,6,11625,
11623,11622,185,11621,327808,6,11626,11580,11625,327854,109,11627,11592,319,196855,11632,0,262394,11627,11628,11632,
131320,11628,327856,109,11630,11592,945,327846,109,11631,1464,11630,131321,11632,131320,11632,458997,109,11633,11627,
11624,11631,11628,196855,11637,0,262394,11633,11635,11634,131320,11634,131321,11637,131320,11635,327876,6,11636,198,
11599,131321,11637,131320,11637,458997,6,11638,11636,11635,185,11634,327808,6,11639,11579,11638,131321,11640,131320,
11640,458997,6,18897,11602,11600,11618,11637,458997,6,11641,11639,11637,11579,11600,458997,6,11642,11626,11637,11613,
11600,327874,6,11654,18872,1501,327812,6,11660,11654,305,327879,6,11661,11660,681,196855,11702,0,262394,943,11676,
11662,131320,11662,327874,6,11663,11642,11661,327879,6,11664,11663,985,327812,6,11669,11654,287,327876,6,11670,198,
11669,327876,6,11672,11670,11669,327808,6,11675,11642,11672,131321,11702,131320,11676,327856,109,11677,11654,319,
393385,6,11678,11677,11642,11641,327874,6,11679,11678,11661,327879,6,11680,11679,985,196855,11686,0,262394,11677,
11684,11683,131320,11683,131321,11686,131320,11684,327876,6,11685,198,11661,131321,11686,131320,11686,458997,6,11687,
11685,11684,185,11683,327808,6,11688,11642,11687,327854,109,11689,11654,319,196855,11694,0,262394,11689,11690,11694,
131320,11690,327856,109,11692,11654,945,327846,109,11693,1464,11692,131321,11694,131320,11694,458997,109,11695,11689,
11686,11693,11690,196855,11699,0,262394,11695,11697,11696,131320,11696,131321,11699,131320,11697,327876,6,11698,198,
11661,131321,11699,131320,11699,458997,6,11700,11698,11697,185,11696,327808,6,11701,11641,11700,131321,11702,131320,
11702,458997,6,18888,11664,11662,11680,11699,458997,6,11703,11701,11699,11641,11662,458997,6,11704,11688,11699,11675,
11662,327874,6,4491,11704,1046,327874,6,4494,11703,1046,458832,42,4495,11704,4491,11703,4494,327879,42,4497,4495,8077,
196670,4399,4497,327850,109,4505,18888,985,327856,109,4507,11654,945,327847,109,4508,4505,4507,196855,4525,0,262394,
4508,4509,4525,131320,4509,327879,6,4511,11654,198,327874,6,4513,11654,190,327879,6,4514,4513,287,327877,6,4515,4511,
4514,327879,6,4517,11654,1080,327812,6,4518,4517,305,327876,6,4519,93,4518,458832,42,4520,4519,4519,4519,4519,458832,
42,4522,4515,4515,4515,4515,327850,295,4523,289,4522,393385,42,4524,4523,4520,285,196670,4399,4524,131321,4525,131320,
4525,327874,6,4579,3087,814,327878,6,4580,3087,4579,131321,4528,131320,4528,458997,6,6780,185,4525,4543,4532,327856,
109,4531,6780,1100,262390,4544,4532,1,262394,4531,4532,4544,131320,4532,327812,6,4534,6780,304,327808,6,4536,4534,
4580,327745,9,4538,4399,6780,262205,6,4539,4538,327745,315,4540,900,4536,196670,4540,4539,327808,6,4543,6780,260,
131321,4528,131320,4544,327814,6,4598,3087,1114,327817,6,4600,3087,1114,327812,6,4601,4600,319,327874,6,4715,4601,814,
327878,6,4716,4601,4715,327879,6,4604,4598,1080,327812,6,4605,4604,305,262368,287,287,317,327879,6,4612,4598,198,
327812,6,4613,4612,304,327808,6,4615,4613,4716,327878,6,4617,4615,185,327745,315,4620,900,4617,262205,6,4621,4620,
327874,6,4623,4621,4605,327879,6,4624,4623,1152,196855,4640,0,262394,943,4626,4640,131320,4626,327808,6,4629,4617,
1159,327745,315,4630,900,4629,262205,6,4631,4630,327874,6,4633,4631,4605,327879,6,4634,4633,1152,327876,6,4635,4634,
674,327877,6,4638,4624,4635,131321,4640,131320,4640,458997,6,19464,4624,4544,4638,4626,327878,6,11716,4615,198,327745,
315,11717,900,11716,262205,6,11718,11717,327874,6,11719,11718,4605,327879,6,11720,11719,1152,196855,11733,0,262394,
943,11722,11733,131320,11722,327808,6,11723,11716,1159,327745,315,11724,900,11723,262205,6,11725,11724,327874,6,11726,
11725,4605,327879,6,11727,11726,1152,327876,6,11728,11727,674,327877,6,11731,11720,11728,131321,11733,131320,11733,
458997,6,19465,11720,4640,11731,11722,327808,6,11736,19464,19465,327878,6,11748,4615,287,327745,315,11749,900,11748,
262205,6,11750,11749,327874,6,11751,11750,4605,327879,6,11752,11751,1152,196855,11765,0,262394,943,11754,11765,131320,
11754,327808,6,11755,11748,1159,327745,315,11756,900,11755,262205,6,11757,11756,327874,6,11758,11757,4605,327879,6,
11759,11758,1152,327876,6,11760,11759,674,327877,6,11763,11752,11760,131321,11765,131320,11765,458997,6,19466,11752,
11733,11763,11754,327808,6,11768,11736,19466,327878,6,11780,4615,288,327745,315,11781,900,11780,262205,6,11782,11781,
327874,6,11783,11782,4605,327879,6,11784,11783,1152,196855,11797,0,262394,943,11786,11797,131320,11786,327808,6,11787,
11780,1159,327745,315,11788,900,11787,262205,6,11789,11788,327874,6,11790,11789,4605,327879,6,11791,11790,1152,327876,
6,11792,11791,674,327877,6,11795,11784,11792,131321,11797,131320,11797,458997,6,19467,11784,11765,11795,11786,327808,
6,11800,11768,19467,327878,6,11812,4615,305,327745,315,11813,900,11812,262205,6,11814,11813,327874,6,11815,11814,4605,
327879,6,11816,11815,1152,196855,11829,0,262394,943,11818,11829,131320,11818,327808,6,11819,11812,1159,327745,315,
11820,900,11819,262205,6,11821,11820,327874,6,11822,11821,4605,327879,6,11823,11822,1152,327876,6,11824,11823,674,
327877,6,11827,11816,11824,131321,11829,131320,11829,458997,6,19468,11816,11797,11827,11818,327808,6,11832,11800,
19468,327878,6,11844,4615,8075,327745,315,11845,900,11844,262205,6,11846,11845,327874,6,11847,11846,4605,327879,6,
11848,11847,1152,196855,11861,0,262394,943,11850,11861,131320,11850,327808,6,11851,11844,1159,327745,315,11852,900,
11851,262205,6,11853,11852,327874,6,11854,11853,4605,327879,6,11855,11854,1152,327876,6,11856,11855,674,327877,6,
11859,11848,11856,131321,11861,131320,11861,458997,6,19469,11848,11829,11859,11850,327808,6,11864,11832,19469,327878,
6,11876,4615,1080,327745,315,11877,900,11876,262205,6,11878,11877,327874,6,11879,11878,4605,327879,6,11880,11879,1152,
196855,11893,0,262394,943,11882,11893,131320,11882,327808,6,11883,11876,1159,327745,315,11884,900,11883,262205,6,
11885,11884,327874,6,11886,11885,4605,327879,6,11887,11886,1152,327876,6,11888,11887,674,327877,6,11891,11880,11888,
131321,11893,131320,11893,458997,6,19470,11880,11861,11891,11882,327808,6,11896,11864,19470,327878,6,11908,4615,1279,
327745,315,11909,900,11908,262205,6,11910,11909,327874,6,11911,11910,4605,327879,6,11912,11911,1152,196855,11925,0,
262394,943,11914,11925,131320,11914,327808,6,11915,11908,1159,327745,315,11916,900,11915,262205,6,11917,11916,327874,
6,11918,11917,4605,327879,6,11919,11918,1152,327876,6,11920,11919,674,327877,6,11923,11912,11920,131321,11925,131320,
11925,458997,6,19471,11912,11893,11923,11914,327808,6,11928,11896,19471,327814,6,4736,3087,305,327817,6,4738,3087,305,
393281,315,4740,309,4736,4738,196670,4740,11928,262368,287,287,317,327856,109,4742,3087,320,196855,4770,0,262394,4742,
4743,4770,131320,4743,327812,6,4745,3087,287,327745,327,4746,309,4745,262205,42,4747,4746,327808,6,4750,4745,198,
327745,327,4751,309,4750,262205,42,4752,4751,327808,42,4753,4747,4752,327761,6,4759,4753,0,327761,6,4761,4753,1,
327808,6,4762,4759,4761,327761,6,4764,4753,2,327808,6,4765,4762,4764,327761,6,4767,4753,3,327808,6,4768,4765,4767,
393281,315,4769,340,4736,4738,196670,4769,4768,131321,4770,131320,4770,262368,287,287,317,327856,109,4772,3087,359,
196855,4827,0,262394,4772,4773,4827,131320,4773,131321,4774,131320,4774,458997,42,19473,285,4773,4784,4778,458997,42,
19472,285,4773,4791,4778,458997,6,6784,185,4773,4794,4778,327856,109,4777,6784,371,262390,4795,4778,1,262394,4777,
4778,4795,131320,4778,327745,327,4780,340,6784,262205,42,4781,4780,327808,42,4784,19473,4781,327812,6,4786,6784,305,
458832,42,4871,4786,4786,4786,4786,327808,42,4872,289,4871,458832,42,4874,3087,3087,3087,3087,327856,295,4875,4872,
4874,393385,42,4876,4875,4781,285,327808,42,4791,19472,4876,327808,6,4794,6784,260,131321,4774,131320,4795,327761,6,
4801,19472,0,327761,6,4803,19472,1,327808,6,4804,4801,4803,327761,6,4806,19472,2,327808,6,4807,4804,4806,327761,6,
4809,19472,3,327808,6,4810,4807,4809,393281,315,4811,395,4736,4738,196670,4811,4810,327850,109,4813,3087,185,196855,
4826,0,262394,4813,4814,4826,131320,4814,327761,6,4816,19473,0,327761,6,4818,19473,1,327808,6,4819,4816,4818,327761,6,
4821,19473,2,327808,6,4822,4819,4821,327761,6,4824,19473,3,327808,6,4825,4822,4824,196670,416,4825,131321,4826,131320,
4826,131321,4827,131320,4827,262368,287,287,317,262205,6,4828,416,327814,6,4830,3087,319,327812,6,4831,4830,287,
327817,6,4833,3087,319,327745,327,4834,309,4831,262205,42,4835,4834,458832,42,4884,4833,4833,4833,4833,327856,295,
4885,289,4884,393385,42,4886,4885,4835,285,327808,6,4840,4831,198,327745,327,4843,309,4840,262205,42,4844,4843,327808,
42,4892,289,8074,327856,295,4895,4892,4884,393385,42,4896,4895,4844,285,327808,42,4847,4886,4896,327814,6,4849,3087,
336,327817,6,4852,4830,305,393281,315,4853,395,4849,4852,262205,6,4854,4853,327761,6,4856,4847,0,327808,6,4857,4854,
4856,327761,6,4859,4847,1,327808,6,4860,4857,4859,327761,6,4862,4847,2,327808,6,4863,4860,4862,327761,6,4865,4847,3,
327808,6,4866,4863,4865,196855,4663,0,262394,943,4653,4663,131320,4653,327876,6,4655,4828,674,327808,6,4657,4866,4655,
327879,6,4659,4828,496,327874,6,4661,4828,674,327808,6,4662,4659,4661,131321,4663,131320,4663,458997,6,6804,4828,4827,
4662,4653,458997,6,6796,4866,4827,4657,4653,196855,4668,0,262394,1196,4664,4668,131320,4664,327850,109,4667,4600,185,
131321,4668,131320,4668,458997,109,4669,1196,4663,4667,4664,196855,4687,0,262394,4669,4670,4687,131320,4670,196855,
4677,0,262394,943,4672,4675,131320,4675,131321,4677,131320,4672,327879,6,4674,6796,496,131321,4677,131320,4677,458997,
6,6797,4674,4672,6796,4675,327745,315,4679,1207,4598,196670,4679,6797,196855,4686,0,262394,943,4680,4686,131320,4680,
327808,6,4682,4598,319,327874,6,4684,6796,674,327745,315,4685,1207,4682,196670,4685,4684,131321,4686,131320,4686,
131321,4687,131320,4687,327812,6,4694,4598,304,327808,6,4696,4694,4716,327878,6,4698,4696,185,327745,315,4700,900,
4698,196670,4700,6796,327808,6,4705,6796,19464,327878,6,11939,4696,198,327745,315,11940,900,11939,196670,11940,4705,
327808,6,11943,4705,19465,327878,6,11954,4696,287,327745,315,11955,900,11954,196670,11955,11943,327808,6,11958,11943,
19466,327878,6,11969,4696,288,327745,315,11970,900,11969,196670,11970,11958,327808,6,11973,11958,19467,327878,6,11984,
4696,305,327745,315,11985,900,11984,196670,11985,11973,327808,6,11988,11973,19468,327878,6,11999,4696,8075,327745,315,
12000,900,11999,196670,12000,11988,327808,6,12003,11988,19469,327878,6,12014,4696,1080,327745,315,12015,900,12014,
196670,12015,12003,327808,6,12018,12003,19470,327878,6,12029,4696,1279,327745,315,12030,900,12029,196670,12030,12018,
262368,287,287,317,196855,4931,0,262394,943,4926,4929,131320,4929,131321,4931,131320,4926,327879,6,4928,4551,1279,
131321,4931,131320,4931,458997,6,7401,4928,4926,4551,4929,327812,6,4933,7401,304,327808,6,4935,4933,4580,327745,315,
4936,900,4935,262205,6,4937,4936,196855,4950,0,262394,943,4939,4950,131320,4939,327879,6,4945,4551,319,327812,6,4946,
4945,287,327874,6,4947,4937,4946,327879,6,4948,4947,496,131321,4950,131320,4950,458997,6,20893,4937,4931,4948,4939,
327808,6,4957,20893,19415,196855,12052,0,262394,943,12050,12049,131320,12049,131321,12052,131320,12050,327879,6,12051,
10786,1279,131321,12052,131320,12052,458997,6,12053,12051,12050,10786,12049,327812,6,12054,12053,304,327808,6,12055,
12054,4580,327745,315,12056,900,12055,262205,6,12057,12056,196855,12067,0,262394,943,12059,12067,131320,12059,327879,
6,12062,10786,319,327812,6,12063,12062,287,327874,6,12064,12057,12063,327879,6,12065,12064,496,131321,12067,131320,
12067,458997,6,20894,12057,12052,12065,12059,327808,6,12072,20894,19352,196855,12092,0,262394,943,12090,12089,131320,
12089,131321,12092,131320,12090,327879,6,12091,10848,1279,131321,12092,131320,12092,458997,6,12093,12091,12090,10848,
12089,327812,6,12094,12093,304,327808,6,12095,12094,4580,327745,315,12096,900,12095,262205,6,12097,12096,196855,12107,
0,262394,943,12099,12107,131320,12099,327879,6,12102,10848,319,327812,6,12103,12102,287,327874,6,12104,12097,12103,
327879,6,12105,12104,496,131321,12107,131320,12107,458997,6,20895,12097,12092,12105,12099,327808,6,12112,20895,19293,
196855,12132,0,262394,943,12130,12129,131320,12129,131321,12132,131320,12130,327879,6,12131,10910,1279,131321,12132,
131320,12132,458997,6,12133,12131,12130,10910,12129,327812,6,12134,12133,304,327808,6,12135,12134,4580,327745,315,
12136,900,12135,262205,6,12137,12136,196855,12147,0,262394,943,12139,12147,131320,12139,327879,6,12142,10910,319,
327812,6,12143,12142,287,327874,6,12144,12137,12143,327879,6,12145,12144,496,131321,12147,131320,12147,458997,6,20896,
12137,12132,12145,12139,327808,6,12152,20896,19238,196855,12172,0,262394,943,12170,12169,131320,12169,131321,12172,
131320,12170,327879,6,12171,10972,1279,131321,12172,131320,12172,458997,6,12173,12171,12170,10972,12169,327812,6,
12174,12173,304,327808,6,12175,12174,4580,327745,315,12176,900,12175,262205,6,12177,12176,196855,12187,0,262394,943,
12179,12187,131320,12179,327879,6,12182,10972,319,327812,6,12183,12182,287,327874,6,12184,12177,12183,327879,6,12185,
12184,496,131321,12187,131320,12187,458997,6,20897,12177,12172,12185,12179,327808,6,12192,20897,19187,196855,12212,0,
262394,943,12210,12209,131320,12209,131321,12212,131320,12210,327879,6,12211,11034,1279,131321,12212,131320,12212,
458997,6,12213,12211,12210,11034,12209,327812,6,12214,12213,304,327808,6,12215,12214,4580,327745,315,12216,900,12215,
262205,6,12217,12216,196855,12227,0,262394,943,12219,12227,131320,12219,327879,6,12222,11034,319,327812,6,12223,12222,
287,327874,6,12224,12217,12223,327879,6,12225,12224,496,131321,12227,131320,12227,458997,6,20898,12217,12212,12225,
12219,327808,6,12232,20898,19140,196855,12252,0,262394,943,12250,12249,131320,12249,131321,12252,131320,12250,327879,
6,12251,11096,1279,131321,12252,131320,12252,458997,6,12253,12251,12250,11096,12249,327812,6,12254,12253,304,327808,6,
12255,12254,4580,327745,315,12256,900,12255,262205,6,12257,12256,196855,12267,0,262394,943,12259,12267,131320,12259,
327879,6,12262,11096,319,327812,6,12263,12262,287,327874,6,12264,12257,12263,327879,6,12265,12264,496,131321,12267,
131320,12267,458997,6,20899,12257,12252,12265,12259,327808,6,12272,20899,19097,196855,12292,0,262394,943,12290,12289,
131320,12289,131321,12292,131320,12290,327879,6,12291,11158,1279,131321,12292,131320,12292,458997,6,12293,12291,12290,
11158,12289,327812,6,12294,12293,304,327808,6,12295,12294,4580,327745,315,12296,900,12295,262205,6,12297,12296,196855,
12307,0,262394,943,12299,12307,131320,12299,327879,6,12302,11158,319,327812,6,12303,12302,287,327874,6,12304,12297,
12303,327879,6,12305,12304,496,131321,12307,131320,12307,458997,6,20900,12297,12292,12305,12299,327808,6,12312,20900,
19058,196855,12332,0,262394,943,12330,12329,131320,12329,131321,12332,131320,12330,327879,6,12331,11220,1279,131321,
12332,131320,12332,458997,6,12333,12331,12330,11220,12329,327812,6,12334,12333,304,327808,6,12335,12334,4580,327745,
315,12336,900,12335,262205,6,12337,12336,196855,12347,0,262394,943,12339,12347,131320,12339,327879,6,12342,11220,319,
327812,6,12343,12342,287,327874,6,12344,12337,12343,327879,6,12345,12344,496,131321,12347,131320,12347,458997,6,20901,
12337,12332,12345,12339,327808,6,12352,20901,19023,196855,12372,0,262394,943,12370,12369,131320,12369,131321,12372,
131320,12370,327879,6,12371,11282,1279,131321,12372,131320,12372,458997,6,12373,12371,12370,11282,12369,327812,6,
12374,12373,304,327808,6,12375,12374,4580,327745,315,12376,900,12375,262205,6,12377,12376,196855,12387,0,262394,943,
12379,12387,131320,12379,327879,6,12382,11282,319,327812,6,12383,12382,287,327874,6,12384,12377,12383,327879,6,12385,
12384,496,131321,12387,131320,12387,458997,6,20902,12377,12372,12385,12379,327808,6,12392,20902,18992,196855,12412,0,
262394,943,12410,12409,131320,12409,131321,12412,131320,12410,327879,6,12411,11344,1279,131321,12412,131320,12412,
458997,6,12413,12411,12410,11344,12409,327812,6,12414,12413,304,327808,6,12415,12414,4580,327745,315,12416,900,12415,
262205,6,12417,12416,196855,12427,0,262394,943,12419,12427,131320,12419,327879,6,12422,11344,319,327812,6,12423,12422,
287,327874,6,12424,12417,12423,327879,6,12425,12424,496,131321,12427,131320,12427,458997,6,20903,12417,12412,12425,
12419,327808,6,12432,20903,18965,196855,12452,0,262394,943,12450,12449,131320,12449,131321,12452,131320,12450,327879,
6,12451,11406,1279,131321,12452,131320,12452,458997,6,12453,12451,12450,11406,12449,327812,6,12454,12453,304,327808,6,
12455,12454,4580,327745,315,12456,900,12455,262205,6,12457,12456,196855,12467,0,262394,943,12459,12467,131320,12459,
327879,6,12462,11406,319,327812,6,12463,12462,287,327874,6,12464,12457,12463,327879,6,12465,12464,496,131321,12467,
131320,12467,458997,6,20904,12457,12452,12465,12459,327808,6,12472,20904,18942,196855,12492,0,262394,943,12490,12489,
131320,12489,131321,12492,131320,12490,327879,6,12491,11468,1279,131321,12492,131320,12492,458997,6,12493,12491,12490,
11468,12489,327812,6,12494,12493,304,327808,6,12495,12494,4580,327745,315,12496,900,12495,262205,6,12497,12496,196855,
12507,0,262394,943,12499,12507,131320,12499,327879,6,12502,11468,319,327812,6,12503,12502,287,327874,6,12504,12497,
12503,327879,6,12505,12504,496,131321,12507,131320,12507,458997,6,20905,12497,12492,12505,12499,327808,6,12512,20905,
18923,196855,12532,0,262394,943,12530,12529,131320,12529,131321,12532,131320,12530,327879,6,12531,11530,1279,131321,
12532,131320,12532,458997,6,12533,12531,12530,11530,12529,327812,6,12534,12533,304,327808,6,12535,12534,4580,327745,
315,12536,900,12535,262205,6,12537,12536,196855,12547,0,262394,943,12539,12547,131320,12539,327879,6,12542,11530,319,
327812,6,12543,12542,287,327874,6,12544,12537,12543,327879,6,12545,12544,496,131321,12547,131320,12547,458997,6,20906,
12537,12532,12545,12539,327808,6,12552,20906,18908,196855,12572,0,262394,943,12570,12569,131320,12569,131321,12572,
131320,12570,327879,6,12571,11592,1279,131321,12572,131320,12572,458997,6,12573,12571,12570,11592,12569,327812,6,
12574,12573,304,327808,6,12575,12574,4580,327745,315,12576,900,12575,262205,6,12577,12576,196855,12587,0,262394,943,
12579,12587,131320,12579,327879,6,12582,11592,319,327812,6,12583,12582,287,327874,6,12584,12577,12583,327879,6,12585,
12584,496,131321,12587,131320,12587,458997,6,20907,12577,12572,12585,12579,327808,6,12592,20907,18897,196855,12612,0,
262394,943,12610,12609,131320,12609,131321,12612,131320,12610,327879,6,12611,11654,1279,131321,12612,131320,12612,
458997,6,12613,12611,12610,11654,12609,327812,6,12614,12613,304,327808,6,12615,12614,4580,327745,315,12616,900,12615,
262205,6,12617,12616,196855,12627,0,262394,943,12619,12627,131320,12619,327879,6,12622,11654,319,327812,6,12623,12622,
287,327874,6,12624,12617,12623,327879,6,12625,12624,496,131321,12627,131320,12627,458997,6,20908,12617,12612,12625,
12619,327808,6,12632,20908,18888,262368,287,287,317,327856,109,4978,4551,945,196855,4990,0,262394,4978,4981,4990,
131320,4981,327874,6,5035,4957,814,327808,6,5036,4957,5035,327745,315,4989,900,5036,196670,4989,18887,131321,4990,
131320,4990,327856,109,12652,10786,945,196855,12663,0,262394,12652,12655,12663,131320,12655,327874,6,12658,12072,814,
327808,6,12659,12072,12658,327745,315,12662,900,12659,196670,12662,18886,131321,12663,131320,12663,327856,109,12682,
10848,945,196855,12693,0,262394,12682,12685,12693,131320,12685,327874,6,12688,12112,814,327808,6,12689,12112,12688,
327745,315,12692,900,12689,196670,12692,18885,131321,12693,131320,12693,327856,109,12712,10910,945,196855,12723,0,
262394,12712,12715,12723,131320,12715,327874,6,12718,12152,814,327808,6,12719,12152,12718,327745,315,12722,900,12719,
196670,12722,18884,131321,12723,131320,12723,327856,109,12742,10972,945,196855,12753,0,262394,12742,12745,12753,
131320,12745,327874,6,12748,12192,814,327808,6,12749,12192,12748,327745,315,12752,900,12749,196670,12752,18883,131321,
12753,131320,12753,327856,109,12772,11034,945,196855,12783,0,262394,12772,12775,12783,131320,12775,327874,6,12778,
12232,814,327808,6,12779,12232,12778,327745,315,12782,900,12779,196670,12782,18882,131321,12783,131320,12783,327856,
109,12802,11096,945,196855,12813,0,262394,12802,12805,12813,131320,12805,327874,6,12808,12272,814,327808,6,12809,
12272,12808,327745,315,12812,900,12809,196670,12812,18881,131321,12813,131320,12813,327856,109,12832,11158,945,196855,
12843,0,262394,12832,12835,12843,131320,12835,327874,6,12838,12312,814,327808,6,12839,12312,12838,327745,315,12842,
900,12839,196670,12842,18880,131321,12843,131320,12843,327856,109,12862,11220,945,196855,12873,0,262394,12862,12865,
12873,131320,12865,327874,6,12868,12352,814,327808,6,12869,12352,12868,327745,315,12872,900,12869,196670,12872,18879,
131321,12873,131320,12873,327856,109,12892,11282,945,196855,12903,0,262394,12892,12895,12903,131320,12895,327874,6,
12898,12392,814,327808,6,12899,12392,12898,327745,315,12902,900,12899,196670,12902,18878,131321,12903,131320,12903,
327856,109,12922,11344,945,196855,12933,0,262394,12922,12925,12933,131320,12925,327874,6,12928,12432,814,327808,6,
12929,12432,12928,327745,315,12932,900,12929,196670,12932,18877,131321,12933,131320,12933,327856,109,12952,11406,945,
196855,12963,0,262394,12952,12955,12963,131320,12955,327874,6,12958,12472,814,327808,6,12959,12472,12958,327745,315,
12962,900,12959,196670,12962,18876,131321,12963,131320,12963,327856,109,12982,11468,945,196855,12993,0,262394,12982,
12985,12993,131320,12985,327874,6,12988,12512,814,327808,6,12989,12512,12988,327745,315,12992,900,12989,196670,12992,
18875,131321,12993,131320,12993,327856,109,13012,11530,945,196855,13023,0,262394,13012,13015,13023,131320,13015,
327874,6,13018,12552,814,327808,6,13019,12552,13018,327745,315,13022,900,13019,196670,13022,18874,131321,13023,131320,
13023,327856,109,13042,11592,945,196855,13053,0,262394,13042,13045,13053,131320,13045,327874,6,13048,12592,814,327808,
6,13049,12592,13048,327745,315,13052,900,13049,196670,13052,18873,131321,13053,131320,13053,196855,13083,0,262394,
4507,13075,13083,131320,13075,327874,6,13078,12632,814,327808,6,13079,12632,13078,327745,315,13082,900,13079,196670,
13082,18872,131321,13083,131320,13083,327856,109,3723,6804,879,196855,3728,0,262394,3723,3724,3728,131320,3724,327854,
109,5054,18887,1362,393385,6,5055,5054,198,185,327854,109,13094,18886,1362,393385,6,13095,13094,198,185,327808,6,
13096,5055,13095,327854,109,13107,18885,1362,393385,6,13108,13107,198,185,327808,6,13109,13096,13108,327854,109,13120,
18884,1362,393385,6,13121,13120,198,185,327808,6,13122,13109,13121,327854,109,13133,18883,1362,393385,6,13134,13133,
198,185,327808,6,13135,13122,13134,327854,109,13146,18882,1362,393385,6,13147,13146,198,185,327808,6,13148,13135,
13147,327854,109,13159,18881,1362,393385,6,13160,13159,198,185,327808,6,13161,13148,13160,327854,109,13172,18880,1362,
393385,6,13173,13172,198,185,327808,6,13174,13161,13173,327854,109,13185,18879,1362,393385,6,13186,13185,198,185,
327808,6,13187,13174,13186,327854,109,13198,18878,1362,393385,6,13199,13198,198,185,327808,6,13200,13187,13199,327854,
109,13211,18877,1362,393385,6,13212,13211,198,185,327808,6,13213,13200,13212,327854,109,13224,18876,1362,393385,6,
13225,13224,198,185,327808,6,13226,13213,13225,327854,109,13237,18875,1362,393385,6,13238,13237,198,185,327808,6,
13239,13226,13238,327854,109,13250,18874,1362,393385,6,13251,13250,198,185,327808,6,13252,13239,13251,327854,109,
13263,18873,1362,393385,6,13264,13263,198,185,327808,6,13265,13252,13264,327854,109,13276,18872,1362,393385,6,13277,
13276,198,185,327808,6,13278,13265,13277,196670,4740,13278,262368,287,287,317,196855,5142,0,262394,4742,5115,5142,
131320,5115,327812,6,5117,3087,287,327745,327,5118,309,5117,262205,42,5119,5118,327808,6,5122,5117,198,327745,327,
5123,309,5122,262205,42,5124,5123,327808,42,5125,5119,5124,327761,6,5131,5125,0,327761,6,5133,5125,1,327808,6,5134,
5131,5133,327761,6,5136,5125,2,327808,6,5137,5134,5136,327761,6,5139,5125,3,327808,6,5140,5137,5139,393281,315,5141,
340,4736,4738,196670,5141,5140,131321,5142,131320,5142,262368,287,287,317,196855,5199,0,262394,4772,5145,5199,131320,
5145,131321,5146,131320,5146,458997,42,22038,285,5145,5156,5150,458997,42,22037,285,5145,5163,5150,458997,6,6991,185,
5145,5166,5150,327856,109,5149,6991,371,262390,5167,5150,1,262394,5149,5150,5167,131320,5150,327745,327,5152,340,6991,
262205,42,5153,5152,327808,42,5156,22038,5153,327812,6,5158,6991,305,458832,42,5243,5158,5158,5158,5158,327808,42,
5244,289,5243,458832,42,5246,3087,3087,3087,3087,327856,295,5247,5244,5246,393385,42,5248,5247,5153,285,327808,42,
5163,22037,5248,327808,6,5166,6991,260,131321,5146,131320,5167,327761,6,5173,22037,0,327761,6,5175,22037,1,327808,6,
5176,5173,5175,327761,6,5178,22037,2,327808,6,5179,5176,5178,327761,6,5181,22037,3,327808,6,5182,5179,5181,393281,315,
5183,395,4736,4738,196670,5183,5182,327850,109,5185,3087,185,196855,5198,0,262394,5185,5186,5198,131320,5186,327761,6,
5188,22038,0,327761,6,5190,22038,1,327808,6,5191,5188,5190,327761,6,5193,22038,2,327808,6,5194,5191,5193,327761,6,
5196,22038,3,327808,6,5197,5194,5196,196670,416,5197,131321,5198,131320,5198,131321,5199,131320,5199,262368,287,287,
317,262205,42,5207,4834,393385,42,5258,4885,5207,285,262205,42,5216,4843,393385,42,5268,4895,5216,285,327808,42,5219,
5258,5268,262205,6,5226,4853,327761,6,5228,5219,0,327808,6,5229,5226,5228,327761,6,5231,5219,1,327808,6,5232,5229,
5231,327761,6,5234,5219,2,327808,6,5235,5232,5234,327761,6,5237,5219,3,327808,6,5238,5235,5237,327808,6,5066,6804,
5238,327854,109,5075,18887,1389,196855,5084,0,262394,5075,5076,5084,131320,5076,327808,6,5078,5066,260,327874,6,5273,
5066,814,327808,6,5274,5066,5273,327745,315,5083,900,5274,196670,5083,18887,131321,5084,131320,5084,458997,6,8015,
5066,5199,5078,5076,327854,109,13289,18886,1389,196855,13297,0,262394,13289,13290,13297,131320,13290,327808,6,13291,
8015,260,327874,6,13292,8015,814,327808,6,13293,8015,13292,327745,315,13296,900,13293,196670,13296,18886,131321,13297,
131320,13297,458997,6,13298,8015,5084,13291,13290,327854,109,13309,18885,1389,196855,13317,0,262394,13309,13310,13317,
131320,13310,327808,6,13311,13298,260,327874,6,13312,13298,814,327808,6,13313,13298,13312,327745,315,13316,900,13313,
196670,13316,18885,131321,13317,131320,13317,458997,6,13318,13298,13297,13311,13310,327854,109,13329,18884,1389,
196855,13337,0,262394,13329,13330,13337,131320,13330,327808,6,13331,13318,260,327874,6,13332,13318,814,327808,6,13333,
13318,13332,327745,315,13336,900,13333,196670,13336,18884,131321,13337,131320,13337,458997,6,13338,13318,13317,13331,
13330,327854,109,13349,18883,1389,196855,13357,0,262394,13349,13350,13357,131320,13350,327808,6,13351,13338,260,
327874,6,13352,13338,814,327808,6,13353,13338,13352,327745,315,13356,900,13353,196670,13356,18883,131321,13357,131320,
13357,458997,6,13358,13338,13337,13351,13350,327854,109,13369,18882,1389,196855,13377,0,262394,13369,13370,13377,
131320,13370,327808,6,13371,13358,260,327874,6,13372,13358,814,327808,6,13373,13358,13372,327745,315,13376,900,13373,
196670,13376,18882,131321,13377,131320,13377,458997,6,13378,13358,13357,13371,13370,327854,109,13389,18881,1389,
196855,13397,0,262394,13389,13390,13397,131320,13390,327808,6,13391,13378,260,327874,6,13392,13378,814,327808,6,13393,
13378,13392,327745,315,13396,900,13393,196670,13396,18881,131321,13397,131320,13397,458997,6,13398,13378,13377,13391,
13390,327854,109,13409,18880,1389,196855,13417,0,262394,13409,13410,13417,131320,13410,327808,6,13411,13398,260,
327874,6,13412,13398,814,327808,6,13413,13398,13412,327745,315,13416,900,13413,196670,13416,18880,131321,13417,131320,
13417,458997,6,13418,13398,13397,13411,13410,327854,109,13429,18879,1389,196855,13437,0,262394,13429,13430,13437,
131320,13430,327808,6,13431,13418,260,327874,6,13432,13418,814,327808,6,13433,13418,13432,327745,315,13436,900,13433,
196670,13436,18879,131321,13437,131320,13437,458997,6,13438,13418,13417,13431,13430,327854,109,13449,18878,1389,
196855,13457,0,262394,13449,13450,13457,131320,13450,327808,6,13451,13438,260,327874,6,13452,13438,814,327808,6,13453,
13438,13452,327745,315,13456,900,13453,196670,13456,18878,131321,13457,131320,13457,458997,6,13458,13438,13437,13451,
13450,327854,109,13469,18877,1389,196855,13477,0,262394,13469,13470,13477,131320,13470,327808,6,13471,13458,260,
327874,6,13472,13458,814,327808,6,13473,13458,13472,327745,315,13476,900,13473,196670,13476,18877,131321,13477,131320,
13477,458997,6,13478,13458,13457,13471,13470,327854,109,13489,18876,1389,196855,13497,0,262394,13489,13490,13497,
131320,13490,327808,6,13491,13478,260,327874,6,13492,13478,814,327808,6,13493,13478,13492,327745,315,13496,900,13493,
196670,13496,18876,131321,13497,131320,13497,458997,6,13498,13478,13477,13491,13490,327854,109,13509,18875,1389,
196855,13517,0,262394,13509,13510,13517,131320,13510,327808,6,13511,13498,260,327874,6,13512,13498,814,327808,6,13513,
13498,13512,327745,315,13516,900,13513,196670,13516,18875,131321,13517,131320,13517,458997,6,13518,13498,13497,13511,
13510,327854,109,13529,18874,1389,196855,13537,0,262394,13529,13530,13537,131320,13530,327808,6,13531,13518,260,
327874,6,13532,13518,814,327808,6,13533,13518,13532,327745,315,13536,900,13533,196670,13536,18874,131321,13537,131320,
13537,458997,6,13538,13518,13517,13531,13530,327854,109,13549,18873,1389,196855,13557,0,262394,13549,13550,13557,
131320,13550,327808,6,13551,13538,260,327874,6,13552,13538,814,327808,6,13553,13538,13552,327745,315,13556,900,13553,
196670,13556,18873,131321,13557,131320,13557,458997,6,13558,13538,13537,13551,13550,327854,109,13569,18872,1389,
196855,13577,0,262394,13569,13570,13577,131320,13570,327874,6,13572,13558,814,327808,6,13573,13558,13572,327745,315,
13576,900,13573,196670,13576,18872,131321,13577,131320,13577,131321,3728,131320,3728,196855,3732,0,262394,1196,3729,
3732,131320,3729,327858,109,5283,3087,945,196855,5325,0,262394,5283,5284,5325,131320,5284,327856,109,5286,3087,945,
196855,5293,0,262394,5286,5287,5291,131320,5291,131321,5293,131320,5287,327745,315,5289,1207,3087,262205,6,5290,5289,
131321,5293,131320,5293,458997,6,7003,5290,5287,6804,5291,327808,6,5296,3087,198,327856,109,5297,5296,945,196855,5308,
0,262394,5297,5298,5303,131320,5303,393385,6,5307,5286,6804,879,131321,5308,131320,5298,327745,315,5301,1207,5296,
262205,6,5302,5301,131321,5308,131320,5308,458997,6,7006,5302,5298,5307,5303,327745,315,5312,1446,3087,262205,6,5313,
5312,327810,6,5315,5313,7003,327745,315,5316,1441,3087,196670,5316,5315,327810,6,5320,7006,7003,262205,6,5322,5312,
327808,6,5323,5322,5320,196670,5312,5323,131321,5325,131320,5325,131321,3732,131320,3732,262368,287,287,317,393281,
481,5340,479,217,644,262205,6,5341,5340,327876,6,5342,5341,858,327808,6,5423,3087,4579,327745,315,5354,900,5423,
262205,6,5355,5354,327808,6,13590,5423,1927,327745,315,13591,900,13590,262205,6,13592,13591,327812,6,13604,287,1927,
327808,6,13605,5423,13604,327745,315,13606,900,13605,262205,6,13607,13606,327812,6,13619,288,1927,327808,6,13620,5423,
13619,327745,315,13621,900,13620,262205,6,13622,13621,327812,6,13634,305,1927,327808,6,13635,5423,13634,327745,315,
13636,900,13635,262205,6,13637,13636,327812,6,13649,8075,1927,327808,6,13650,5423,13649,327745,315,13651,900,13650,
262205,6,13652,13651,327812,6,13664,1080,1927,327808,6,13665,5423,13664,327745,315,13666,900,13665,262205,6,13667,
13666,327812,6,13679,1279,1927,327808,6,13680,5423,13679,327745,315,13681,900,13680,262205,6,13682,13681,327812,6,
13694,319,1927,327808,6,13695,5423,13694,327745,315,13696,900,13695,262205,6,13697,13696,327812,6,13709,2120,1927,
327808,6,13710,5423,13709,327745,315,13711,900,13710,262205,6,13712,13711,327812,6,13724,8076,1927,327808,6,13725,
5423,13724,327745,315,13726,900,13725,262205,6,13727,13726,327812,6,13739,16167,1927,327808,6,13740,5423,13739,327745,
315,13741,900,13740,262205,6,13742,13741,327812,6,13754,858,1927,327808,6,13755,5423,13754,327745,315,13756,900,13755,
262205,6,13757,13756,327812,6,13769,16168,1927,327808,6,13770,5423,13769,327745,315,13771,900,13770,262205,6,13772,
13771,327812,6,13784,16169,1927,327808,6,13785,5423,13784,327745,315,13786,900,13785,262205,6,13787,13786,327812,6,
13799,985,1927,327808,6,13800,5423,13799,327745,315,13801,900,13800,262205,6,13802,13801,196855,5365,0,262394,1935,
5361,5365,131320,5361,327850,109,5448,3087,185,196855,5460,0,262394,5448,5449,5454,131320,5454,327810,6,5456,3087,198,
327874,6,5548,5456,814,327808,6,5549,5456,5548,327745,315,5458,900,5549,262205,6,5459,5458,131321,5460,131320,5449,
262344,6,5453,5355,131321,5460,131320,5460,458997,6,7384,5453,5449,5459,5454,327878,6,5466,5355,7384,327874,6,5467,
5466,858,327851,109,5468,5467,185,196855,5487,0,262394,5468,5469,5487,131320,5469,327874,6,5473,5355,858,327745,315,
5478,1446,5473,262205,6,5479,5478,327810,6,5481,5479,3087,327745,315,5482,1441,5473,196670,5482,5481,131321,5487,
131320,5487,393385,6,16782,5468,198,185,327808,6,13813,304,3087,327850,109,13814,13813,185,196855,13825,0,262394,
13814,13821,13815,131320,13815,327810,6,13816,13813,198,327874,6,13817,13816,814,327808,6,13818,13816,13817,327745,
315,13819,900,13818,262205,6,13820,13819,131321,13825,131320,13821,262344,6,13824,13592,131321,13825,131320,13825,
458997,6,13826,13824,13821,13820,13815,327878,6,13829,13592,13826,327874,6,13830,13829,858,327851,109,13831,13830,185,
196855,13845,0,262394,13831,13832,13845,131320,13832,327874,6,13835,13592,858,327745,315,13839,1446,13835,262205,6,
13840,13839,327810,6,13841,13840,13813,327745,315,13842,1441,13835,196670,13842,13841,327877,6,13844,16782,287,131321,
13845,131320,13845,458997,6,13846,16782,13825,13844,13832,327812,6,13855,287,304,327808,6,13856,13855,3087,327850,109,
13857,13856,185,196855,13868,0,262394,13857,13864,13858,131320,13858,327810,6,13859,13856,198,327874,6,13860,13859,
814,327808,6,13861,13859,13860,327745,315,13862,900,13861,262205,6,13863,13862,131321,13868,131320,13864,262344,6,
13867,13607,131321,13868,131320,13868,458997,6,13869,13867,13864,13863,13858,327878,6,13872,13607,13869,327874,6,
13873,13872,858,327851,109,13874,13873,185,196855,13888,0,262394,13874,13875,13888,131320,13875,327874,6,13878,13607,
858,327745,315,13882,1446,13878,262205,6,13883,13882,327810,6,13884,13883,13856,327745,315,13885,1441,13878,196670,
13885,13884,327877,6,13887,13846,305,131321,13888,131320,13888,458997,6,13889,13846,13868,13887,13875,327812,6,13898,
288,304,327808,6,13899,13898,3087,327850,109,13900,13899,185,196855,13911,0,262394,13900,13907,13901,131320,13901,
327810,6,13902,13899,198,327874,6,13903,13902,814,327808,6,13904,13902,13903,327745,315,13905,900,13904,262205,6,
13906,13905,131321,13911,131320,13907,262344,6,13910,13622,131321,13911,131320,13911,458997,6,13912,13910,13907,13906,
13901,327878,6,13915,13622,13912,327874,6,13916,13915,858,327851,109,13917,13916,185,196855,13931,0,262394,13917,
13918,13931,131320,13918,327874,6,13921,13622,858,327745,315,13925,1446,13921,262205,6,13926,13925,327810,6,13927,
13926,13899,327745,315,13928,1441,13921,196670,13928,13927,327877,6,13930,13889,319,131321,13931,131320,13931,458997,
6,13932,13889,13911,13930,13918,327812,6,13941,305,304,327808,6,13942,13941,3087,327850,109,13943,13942,185,196855,
13954,0,262394,13943,13950,13944,131320,13944,327810,6,13945,13942,198,327874,6,13946,13945,814,327808,6,13947,13945,
13946,327745,315,13948,900,13947,262205,6,13949,13948,131321,13954,131320,13950,262344,6,13953,13637,131321,13954,
131320,13954,458997,6,13955,13953,13950,13949,13944,327878,6,13958,13637,13955,327874,6,13959,13958,858,327851,109,
13960,13959,185,196855,13974,0,262394,13960,13961,13974,131320,13961,327874,6,13964,13637,858,327745,315,13968,1446,
13964,262205,6,13969,13968,327810,6,13970,13969,13942,327745,315,13971,1441,13964,196670,13971,13970,327877,6,13973,
13932,93,131321,13974,131320,13974,458997,6,13975,13932,13954,13973,13961,327812,6,13984,8075,304,327808,6,13985,
13984,3087,327850,109,13986,13985,185,196855,13997,0,262394,13986,13993,13987,131320,13987,327810,6,13988,13985,198,
327874,6,13989,13988,814,327808,6,13990,13988,13989,327745,315,13991,900,13990,262205,6,13992,13991,131321,13997,
131320,13993,262344,6,13996,13652,131321,13997,131320,13997,458997,6,13998,13996,13993,13992,13987,327878,6,14001,
13652,13998,327874,6,14002,14001,858,327851,109,14003,14002,185,196855,14017,0,262394,14003,14004,14017,131320,14004,
327874,6,14007,13652,858,327745,315,14011,1446,14007,262205,6,14012,14011,327810,6,14013,14012,13985,327745,315,14014,
1441,14007,196670,14014,14013,327877,6,14016,13975,336,131321,14017,131320,14017,458997,6,14018,13975,13997,14016,
14004,327812,6,14027,1080,304,327808,6,14028,14027,3087,327850,109,14029,14028,185,196855,14040,0,262394,14029,14036,
14030,131320,14030,327810,6,14031,14028,198,327874,6,14032,14031,814,327808,6,14033,14031,14032,327745,315,14034,900,
14033,262205,6,14035,14034,131321,14040,131320,14036,262344,6,14039,13667,131321,14040,131320,14040,458997,6,14041,
14039,14036,14035,14030,327878,6,14044,13667,14041,327874,6,14045,14044,858,327851,109,14046,14045,185,196855,14060,0,
262394,14046,14047,14060,131320,14047,327874,6,14050,13667,858,327745,315,14054,1446,14050,262205,6,14055,14054,
327810,6,14056,14055,14028,327745,315,14057,1441,14050,196670,14057,14056,327877,6,14059,14018,2339,131321,14060,
131320,14060,458997,6,14061,14018,14040,14059,14047,327812,6,14070,1279,304,327808,6,14071,14070,3087,327850,109,
14072,14071,185,196855,14083,0,262394,14072,14079,14073,131320,14073,327810,6,14074,14071,198,327874,6,14075,14074,
814,327808,6,14076,14074,14075,327745,315,14077,900,14076,262205,6,14078,14077,131321,14083,131320,14079,262344,6,
14082,13682,131321,14083,131320,14083,458997,6,14084,14082,14079,14078,14073,327878,6,14087,13682,14084,327874,6,
14088,14087,858,327851,109,14089,14088,185,196855,14103,0,262394,14089,14090,14103,131320,14090,327874,6,14093,13682,
858,327745,315,14097,1446,14093,262205,6,14098,14097,327810,6,14099,14098,14071,327745,315,14100,1441,14093,196670,
14100,14099,327877,6,14102,14061,723,131321,14103,131320,14103,458997,6,14104,14061,14083,14102,14090,327812,6,14113,
319,304,327808,6,14114,14113,3087,327850,109,14115,14114,185,196855,14126,0,262394,14115,14122,14116,131320,14116,
327810,6,14117,14114,198,327874,6,14118,14117,814,327808,6,14119,14117,14118,327745,315,14120,900,14119,262205,6,
14121,14120,131321,14126,131320,14122,262344,6,14125,13697,131321,14126,131320,14126,458997,6,14127,14125,14122,14121,
14116,327878,6,14130,13697,14127,327874,6,14131,14130,858,327851,109,14132,14131,185,196855,14146,0,262394,14132,
14133,14146,131320,14133,327874,6,14136,13697,858,327745,315,14140,1446,14136,262205,6,14141,14140,327810,6,14142,
14141,14114,327745,315,14143,1441,14136,196670,14143,14142,327877,6,14145,14104,546,131321,14146,131320,14146,458997,
6,14147,14104,14126,14145,14133,327812,6,14156,2120,304,327808,6,14157,14156,3087,327850,109,14158,14157,185,196855,
14169,0,262394,14158,14165,14159,131320,14159,327810,6,14160,14157,198,327874,6,14161,14160,814,327808,6,14162,14160,
14161,327745,315,14163,900,14162,262205,6,14164,14163,131321,14169,131320,14165,262344,6,14168,13712,131321,14169,
131320,14169,458997,6,14170,14168,14165,14164,14159,327878,6,14173,13712,14170,327874,6,14174,14173,858,327851,109,
14175,14174,185,196855,14189,0,262394,14175,14176,14189,131320,14176,327874,6,14179,13712,858,327745,315,14183,1446,
14179,262205,6,14184,14183,327810,6,14185,14184,14157,327745,315,14186,1441,14179,196670,14186,14185,327877,6,14188,
14147,2065,131321,14189,131320,14189,458997,6,14190,14147,14169,14188,14176,327812,6,14199,8076,304,327808,6,14200,
14199,3087,327850,109,14201,14200,185,196855,14212,0,262394,14201,14208,14202,131320,14202,327810,6,14203,14200,198,
327874,6,14204,14203,814,327808,6,14205,14203,14204,327745,315,14206,900,14205,262205,6,14207,14206,131321,14212,
131320,14208,262344,6,14211,13727,131321,14212,131320,14212,458997,6,14213,14211,14208,14207,14202,327878,6,14216,
13727,14213,327874,6,14217,14216,858,327851,109,14218,14217,185,196855,14232,0,262394,14218,14219,14232,131320,14219,
327874,6,14222,13727,858,327745,315,14226,1446,14222,262205,6,14227,14226,327810,6,14228,14227,14200,327745,315,14229,
1441,14222,196670,14229,14228,327877,6,14231,14190,16170,131321,14232,131320,14232,458997,6,14233,14190,14212,14231,
14219,327812,6,14242,16167,304,327808,6,14243,14242,3087,327850,109,14244,14243,185,196855,14255,0,262394,14244,14251,
14245,131320,14245,327810,6,14246,14243,198,327874,6,14247,14246,814,327808,6,14248,14246,14247,327745,315,14249,900,
14248,262205,6,14250,14249,131321,14255,131320,14251,262344,6,14254,13742,131321,14255,131320,14255,458997,6,14256,
14254,14251,14250,14245,327878,6,14259,13742,14256,327874,6,14260,14259,858,327851,109,14261,14260,185,196855,14275,0,
262394,14261,14262,14275,131320,14262,327874,6,14265,13742,858,327745,315,14269,1446,14265,262205,6,14270,14269,
327810,6,14271,14270,14243,327745,315,14272,1441,14265,196670,14272,14271,327877,6,14274,14233,16171,131321,14275,
131320,14275,458997,6,14276,14233,14255,14274,14262,327812,6,14285,858,304,327808,6,14286,14285,3087,327850,109,14287,
14286,185,196855,14298,0,262394,14287,14294,14288,131320,14288,327810,6,14289,14286,198,327874,6,14290,14289,814,
327808,6,14291,14289,14290,327745,315,14292,900,14291,262205,6,14293,14292,131321,14298,131320,14294,262344,6,14297,
13757,131321,14298,131320,14298,458997,6,14299,14297,14294,14293,14288,327878,6,14302,13757,14299,327874,6,14303,
14302,858,327851,109,14304,14303,185,196855,14318,0,262394,14304,14305,14318,131320,14305,327874,6,14308,13757,858,
327745,315,14312,1446,14308,262205,6,14313,14312,327810,6,14314,14313,14286,327745,315,14315,1441,14308,196670,14315,
14314,327877,6,14317,14276,16172,131321,14318,131320,14318,458997,6,14319,14276,14298,14317,14305,327812,6,14328,
16168,304,327808,6,14329,14328,3087,327850,109,14330,14329,185,196855,14341,0,262394,14330,14337,14331,131320,14331,
327810,6,14332,14329,198,327874,6,14333,14332,814,327808,6,14334,14332,14333,327745,315,14335,900,14334,262205,6,
14336,14335,131321,14341,131320,14337,262344,6,14340,13772,131321,14341,131320,14341,458997,6,14342,14340,14337,14336,
14331,327878,6,14345,13772,14342,327874,6,14346,14345,858,327851,109,14347,14346,185,196855,14361,0,262394,14347,
14348,14361,131320,14348,327874,6,14351,13772,858,327745,315,14355,1446,14351,262205,6,14356,14355,327810,6,14357,
14356,14329,327745,315,14358,1441,14351,196670,14358,14357,327877,6,14360,14319,16173,131321,14361,131320,14361,
458997,6,14362,14319,14341,14360,14348,327812,6,14371,16169,304,327808,6,14372,14371,3087,327850,109,14373,14372,185,
196855,14384,0,262394,14373,14380,14374,131320,14374,327810,6,14375,14372,198,327874,6,14376,14375,814,327808,6,14377,
14375,14376,327745,315,14378,900,14377,262205,6,14379,14378,131321,14384,131320,14380,262344,6,14383,13787,131321,
14384,131320,14384,458997,6,14385,14383,14380,14379,14374,327878,6,14388,13787,14385,327874,6,14389,14388,858,327851,
109,14390,14389,185,196855,14404,0,262394,14390,14391,14404,131320,14391,327874,6,14394,13787,858,327745,315,14398,
1446,14394,262205,6,14399,14398,327810,6,14400,14399,14372,327745,315,14401,1441,14394,196670,14401,14400,327877,6,
14403,14362,16174,131321,14404,131320,14404,458997,6,14405,14362,14384,14403,14391,327812,6,14414,985,304,327808,6,
14415,14414,3087,327850,109,14416,14415,185,196855,14427,0,262394,14416,14423,14417,131320,14417,327810,6,14418,14415,
198,327874,6,14419,14418,814,327808,6,14420,14418,14419,327745,315,14421,900,14420,262205,6,14422,14421,131321,14427,
131320,14423,262344,6,14426,13802,131321,14427,131320,14427,458997,6,14428,14426,14423,14422,14417,327878,6,14431,
13802,14428,327874,6,14432,14431,858,327851,109,14433,14432,185,196855,14447,0,262394,14433,14434,14447,131320,14434,
327874,6,14437,13802,858,327745,315,14441,1446,14437,262205,6,14442,14441,327810,6,14443,14442,14415,327745,315,14444,
1441,14437,196670,14444,14443,327877,6,14446,14405,16175,131321,14447,131320,14447,458997,6,14448,14405,14427,14446,
14434,262368,287,287,317,196855,5543,0,262394,2399,5493,5543,131320,5493,131321,5494,131320,5494,458997,6,7196,14448,
5493,5515,5527,327851,109,5497,7196,185,262390,5528,5527,0,262394,5497,5498,5528,131320,5498,393228,189,5500,1,73,
7196,262268,6,5501,5500,327812,6,5502,5501,304,327808,6,5504,5502,3087,458764,6,5506,1,41,5504,198,327810,6,5507,5506,
198,327874,6,5554,5507,814,327808,6,5555,5507,5554,327745,315,5509,900,5555,262205,6,5510,5509,327874,6,5511,5510,858,
327810,6,5513,7196,198,327879,6,5515,7196,5513,327852,109,5517,5504,185,196855,5526,0,262394,5517,5518,5526,131320,
5518,327745,315,5521,1441,5511,262205,6,5522,5521,327808,6,5524,5522,5504,327745,315,5525,1446,5511,196670,5525,5524,
131321,5526,131320,5526,131321,5527,131320,5527,131321,5494,131320,5528,196855,5542,0,262394,5448,5531,5542,131320,
5531,327874,6,5560,1641,814,327808,6,5561,1641,5560,327745,315,5533,900,5561,262205,6,5534,5533,327874,6,5535,5534,
858,327745,315,5538,1441,5535,262205,6,5539,5538,327808,6,5540,5539,879,327745,315,5541,1446,5535,196670,5541,5540,
131321,5542,131320,5542,131321,5543,131320,5543,131321,5365,131320,5365,327879,6,5368,2423,1945,327851,109,5369,5368,
185,196855,5417,0,262394,5369,5370,5380,131320,5380,327856,109,5390,5355,5342,196855,5412,0,262394,5390,5391,5412,
131320,5391,327874,6,5395,5355,858,327745,315,5396,1441,5395,262205,6,5397,5396,327808,6,5402,5397,3087,327879,6,5407,
5355,1727,327808,6,5408,6483,5407,393281,791,5409,479,217,814,262205,24,5410,5409,262268,7,6208,5410,327761,6,6219,
6208,0,327876,6,6221,5402,190,327829,193,6222,6219,6221,327761,6,6223,6222,1,327761,6,6224,6222,0,327761,6,6227,6208,
1,327874,6,6229,5402,202,327808,6,6230,6227,6229,327808,6,6232,6230,6223,327760,7,6233,6224,6232,262268,24,6211,6233,
393281,218,6213,6211,217,217,327742,6213,5408,2,4,131321,5412,131320,5412,327856,109,14458,13592,5342,196855,14490,0,
262394,14458,14459,14490,131320,14459,327874,6,14462,13592,858,327745,315,14463,1441,14462,262205,6,14464,14463,
327808,6,14467,304,3087,327808,6,14468,14464,14467,327879,6,14471,13592,1727,327808,6,14472,6483,14471,393281,791,
14473,479,217,814,262205,24,14474,14473,262268,7,14475,14474,327761,6,14477,14475,0,327876,6,14478,14468,190,327829,
193,14479,14477,14478,327761,6,14480,14479,1,327761,6,14481,14479,0,327761,6,14483,14475,1,327874,6,14484,14468,202,
327808,6,14485,14483,14484,327808,6,14486,14485,14480,327760,7,14487,14481,14486,262268,24,14488,14487,393281,218,
14489,14488,217,217,327742,14489,14472,2,4,131321,14490,131320,14490,327856,109,14500,13607,5342,196855,14532,0,
262394,14500,14501,14532,131320,14501,327874,6,14504,13607,858,327745,315,14505,1441,14504,262205,6,14506,14505,
327812,6,14507,287,304,327808,6,14509,14507,3087,327808,6,14510,14506,14509,327879,6,14513,13607,1727,327808,6,14514,
6483,14513,393281,791,14515,479,217,814,262205,24,14516,14515,262268,7,14517,14516,327761,6,14519,14517,0,327876,6,
14520,14510,190,327829,193,14521,14519,14520,327761,6,14522,14521,1,327761,6,14523,14521,0,327761,6,14525,14517,1,
327874,6,14526,14510,202,327808,6,14527,14525,14526,327808,6,14528,14527,14522,327760,7,14529,14523,14528,262268,24,
14530,14529,393281,218,14531,14530,217,217,327742,14531,14514,2,4,131321,14532,131320,14532,327856,109,14542,13622,
5342,196855,14574,0,262394,14542,14543,14574,131320,14543,327874,6,14546,13622,858,327745,315,14547,1441,14546,262205,
6,14548,14547,327812,6,14549,288,304,327808,6,14551,14549,3087,327808,6,14552,14548,14551,327879,6,14555,13622,1727,
327808,6,14556,6483,14555,393281,791,14557,479,217,814,262205,24,14558,14557,262268,7,14559,14558,327761,6,14561,
14559,0,327876,6,14562,14552,190,327829,193,14563,14561,14562,327761,6,14564,14563,1,327761,6,14565,14563,0,327761,6,
14567,14559,1,327874,6,14568,14552,202,327808,6,14569,14567,14568,327808,6,14570,14569,14564,327760,7,14571,14565,
14570,262268,24,14572,14571,393281,218,14573,14572,217,217,327742,14573,14556,2,4,131321,14574,131320,14574,327856,
109,14584,13637,5342,196855,14616,0,262394,14584,14585,14616,131320,14585,327874,6,14588,13637,858,327745,315,14589,
1441,14588,262205,6,14590,14589,327812,6,14591,305,304,327808,6,14593,14591,3087,327808,6,14594,14590,14593,327879,6,
14597,13637,1727,327808,6,14598,6483,14597,393281,791,14599,479,217,814,262205,24,14600,14599,262268,7,14601,14600,
327761,6,14603,14601,0,327876,6,14604,14594,190,327829,193,14605,14603,14604,327761,6,14606,14605,1,327761,6,14607,
14605,0,327761,6,14609,14601,1,327874,6,14610,14594,202,327808,6,14611,14609,14610,327808,6,14612,14611,14606,327760,
7,14613,14607,14612,262268,24,14614,14613,393281,218,14615,14614,217,217,327742,14615,14598,2,4,131321,14616,131320,
14616,327856,109,14626,13652,5342,196855,14658,0,262394,14626,14627,14658,131320,14627,327874,6,14630,13652,858,
327745,315,14631,1441,14630,262205,6,14632,14631,327812,6,14633,8075,304,327808,6,14635,14633,3087,327808,6,14636,
14632,14635,327879,6,14639,13652,1727,327808,6,14640,6483,14639,393281,791,14641,479,217,814,262205,24,14642,14641,
262268,7,14643,14642,327761,6,14645,14643,0,327876,6,14646,14636,190,327829,193,14647,14645,14646,327761,6,14648,
14647,1,327761,6,14649,14647,0,327761,6,14651,14643,1,327874,6,14652,14636,202,327808,6,14653,14651,14652,327808,6,
14654,14653,14648,327760,7,14655,14649,14654,262268,24,14656,14655,393281,218,14657,14656,217,217,327742,14657,14640,
2,4,131321,14658,131320,14658,327856,109,14668,13667,5342,196855,14700,0,262394,14668,14669,14700,131320,14669,327874,
6,14672,13667,858,327745,315,14673,1441,14672,262205,6,14674,14673,327812,6,14675,1080,304,327808,6,14677,14675,3087,
327808,6,14678,14674,14677,327879,6,14681,13667,1727,327808,6,14682,6483,14681,393281,791,14683,479,217,814,262205,24,
14684,14683,262268,7,14685,14684,327761,6,14687,14685,0,327876,6,14688,14678,190,327829,193,14689,14687,14688,327761,
6,14690,14689,1,327761,6,14691,14689,0,327761,6,14693,14685,1,327874,6,14694,14678,202,327808,6,14695,14693,14694,
327808,6,14696,14695,14690,327760,7,14697,14691,14696,262268,24,14698,14697,393281,218,14699,14698,217,217,327742,
14699,14682,2,4,131321,14700,131320,14700,327856,109,14710,13682,5342,196855,14742,0,262394,14710,14711,14742,131320,
14711,327874,6,14714,13682,858,327745,315,14715,1441,14714,262205,6,14716,14715,327812,6,14717,1279,304,327808,6,
14719,14717,3087,327808,6,14720,14716,14719,327879,6,14723,13682,1727,327808,6,14724,6483,14723,393281,791,14725,479,
217,814,262205,24,14726,14725,262268,7,14727,14726,327761,6,14729,14727,0,327876,6,14730,14720,190,327829,193,14731,
14729,14730,327761,6,14732,14731,1,327761,6,14733,14731,0,327761,6,14735,14727,1,327874,6,14736,14720,202,327808,6,
14737,14735,14736,327808,6,14738,14737,14732,327760,7,14739,14733,14738,262268,24,14740,14739,393281,218,14741,14740,
217,217,327742,14741,14724,2,4,131321,14742,131320,14742,327856,109,14752,13697,5342,196855,14784,0,262394,14752,
14753,14784,131320,14753,327874,6,14756,13697,858,327745,315,14757,1441,14756,262205,6,14758,14757,327812,6,14759,319,
304,327808,6,14761,14759,3087,327808,6,14762,14758,14761,327879,6,14765,13697,1727,327808,6,14766,6483,14765,393281,
791,14767,479,217,814,262205,24,14768,14767,262268,7,14769,14768,327761,6,14771,14769,0,327876,6,14772,14762,190,
327829,193,14773,14771,14772,327761,6,14774,14773,1,327761,6,14775,14773,0,327761,6,14777,14769,1,327874,6,14778,
14762,202,327808,6,14779,14777,14778,327808,6,14780,14779,14774,327760,7,14781,14775,14780,262268,24,14782,14781,
393281,218,14783,14782,217,217,327742,14783,14766,2,4,131321,14784,131320,14784,327856,109,14794,13712,5342,196855,
14826,0,262394,14794,14795,14826,131320,14795,327874,6,14798,13712,858,327745,315,14799,1441,14798,262205,6,14800,
14799,327812,6,14801,2120,304,327808,6,14803,14801,3087,327808,6,14804,14800,14803,327879,6,14807,13712,1727,327808,6,
14808,6483,14807,393281,791,14809,479,217,814,262205,24,14810,14809,262268,7,14811,14810,327761,6,14813,14811,0,
327876,6,14814,14804,190,327829,193,14815,14813,14814,327761,6,14816,14815,1,327761,6,14817,14815,0,327761,6,14819,
14811,1,327874,6,14820,14804,202,327808,6,14821,14819,14820,327808,6,14822,14821,14816,327760,7,14823,14817,14822,
262268,24,14824,14823,393281,218,14825,14824,217,217,327742,14825,14808,2,4,131321,14826,131320,14826,327856,109,
14836,13727,5342,196855,14868,0,262394,14836,14837,14868,131320,14837,327874,6,14840,13727,858,327745,315,14841,1441,
14840,262205,6,14842,14841,327812,6,14843,8076,304,327808,6,14845,14843,3087,327808,6,14846,14842,14845,327879,6,
14849,13727,1727,327808,6,14850,6483,14849,393281,791,14851,479,217,814,262205,24,14852,14851,262268,7,14853,14852,
327761,6,14855,14853,0,327876,6,14856,14846,190,327829,193,14857,14855,14856,327761,6,14858,14857,1,327761,6,14859,
14857,0,327761,6,14861,14853,1,327874,6,14862,14846,202,327808,6,14863,14861,14862,327808,6,14864,14863,14858,327760,
7,14865,14859,14864,262268,24,14866,14865,393281,218,14867,14866,217,217,327742,14867,14850,2,4,131321,14868,131320,
14868,327856,109,14878,13742,5342,196855,14910,0,262394,14878,14879,14910,131320,14879,327874,6,14882,13742,858,
327745,315,14883,1441,14882,262205,6,14884,14883,327812,6,14885,16167,304,327808,6,14887,14885,3087,327808,6,14888,
14884,14887,327879,6,14891,13742,1727,327808,6,14892,6483,14891,393281,791,14893,479,217,814,262205,24,14894,14893,
262268,7,14895,14894,327761,6,14897,14895,0,327876,6,14898,14888,190,327829,193,14899,14897,14898,327761,6,14900,
14899,1,327761,6,14901,14899,0,327761,6,14903,14895,1,327874,6,14904,14888,202,327808,6,14905,14903,14904,327808,6,
14906,14905,14900,327760,7,14907,14901,14906,262268,24,14908,14907,393281,218,14909,14908,217,217,327742,14909,14892,
2,4,131321,14910,131320,14910,327856,109,14920,13757,5342,196855,14952,0,262394,14920,14921,14952,131320,14921,327874,
6,14924,13757,858,327745,315,14925,1441,14924,262205,6,14926,14925,327812,6,14927,858,304,327808,6,14929,14927,3087,
327808,6,14930,14926,14929,327879,6,14933,13757,1727,327808,6,14934,6483,14933,393281,791,14935,479,217,814,262205,24,
14936,14935,262268,7,14937,14936,327761,6,14939,14937,0,327876,6,14940,14930,190,327829,193,14941,14939,14940,327761,
6,14942,14941,1,327761,6,14943,14941,0,327761,6,14945,14937,1,327874,6,14946,14930,202,327808,6,14947,14945,14946,
327808,6,14948,14947,14942,327760,7,14949,14943,14948,262268,24,14950,14949,393281,218,14951,14950,217,217,327742,
14951,14934,2,4,131321,14952,131320,14952,327856,109,14962,13772,5342,196855,14994,0,262394,14962,14963,14994,131320,
14963,327874,6,14966,13772,858,327745,315,14967,1441,14966,262205,6,14968,14967,327812,6,14969,16168,304,327808,6,
14971,14969,3087,327808,6,14972,14968,14971,327879,6,14975,13772,1727,327808,6,14976,6483,14975,393281,791,14977,479,
217,814,262205,24,14978,14977,262268,7,14979,14978,327761,6,14981,14979,0,327876,6,14982,14972,190,327829,193,14983,
14981,14982,327761,6,14984,14983,1,327761,6,14985,14983,0,327761,6,14987,14979,1,327874,6,14988,14972,202,327808,6,
14989,14987,14988,327808,6,14990,14989,14984,327760,7,14991,14985,14990,262268,24,14992,14991,393281,218,14993,14992,
217,217,327742,14993,14976,2,4,131321,14994,131320,14994,327856,109,15004,13787,5342,196855,15036,0,262394,15004,
15005,15036,131320,15005,327874,6,15008,13787,858,327745,315,15009,1441,15008,262205,6,15010,15009,327812,6,15011,
16169,304,327808,6,15013,15011,3087,327808,6,15014,15010,15013,327879,6,15017,13787,1727,327808,6,15018,6483,15017,
393281,791,15019,479,217,814,262205,24,15020,15019,262268,7,15021,15020,327761,6,15023,15021,0,327876,6,15024,15014,
190,327829,193,15025,15023,15024,327761,6,15026,15025,1,327761,6,15027,15025,0,327761,6,15029,15021,1,327874,6,15030,
15014,202,327808,6,15031,15029,15030,327808,6,15032,15031,15026,327760,7,15033,15027,15032,262268,24,15034,15033,
393281,218,15035,15034,217,217,327742,15035,15018,2,4,131321,15036,131320,15036,327856,109,15046,13802,5342,196855,
15078,0,262394,15046,15047,15078,131320,15047,327874,6,15050,13802,858,327745,315,15051,1441,15050,262205,6,15052,
15051,327812,6,15053,985,304,327808,6,15055,15053,3087,327808,6,15056,15052,15055,327879,6,15059,13802,1727,327808,6,
15060,6483,15059,393281,791,15061,479,217,814,262205,24,15062,15061,262268,7,15063,15062,327761,6,15065,15063,0,
327876,6,15066,15056,190,327829,193,15067,15065,15066,327761,6,15068,15067,1,327761,6,15069,15067,0,327761,6,15071,
15063,1,327874,6,15072,15056,202,327808,6,15073,15071,15072,327808,6,15074,15073,15068,327760,7,15075,15069,15074,
262268,24,15076,15075,393281,218,15077,15076,217,217,327742,15077,15060,2,4,131321,15078,131320,15078,131321,5417,
131320,5370,327879,6,5373,2423,287,327851,109,5374,5373,185,393385,6,5376,5374,634,5342,131321,5590,131320,5590,
458997,6,7222,185,5370,5772,5770,327856,109,5593,7222,93,262390,5773,5770,2,262394,5593,5594,5773,131320,5594,327812,
6,5603,7222,304,327808,6,5605,5603,3087,327874,6,5778,5605,814,327808,6,5779,5605,5778,327745,315,5608,900,5779,
262205,6,5609,5608,327856,109,5613,5609,5376,196855,5619,0,262394,5613,5614,5619,131320,5614,327879,6,5616,5609,1727,
327856,109,5618,5616,2394,131321,5619,131320,5619,458997,109,5620,5613,5594,5618,5614,196855,5631,0,262394,5620,5627,
5630,131320,5630,131321,5631,131320,5627,327879,6,5629,5609,1727,131321,5631,131320,5631,458997,6,7379,5629,5627,185,
5630,327808,6,5633,6483,7379,327874,6,5637,5609,858,327745,315,5638,1441,5637,262205,6,5639,5638,327808,6,5641,5639,
5605,327808,6,15086,7222,198,327812,6,15087,15086,304,327808,6,15089,15087,3087,327874,6,15090,15089,814,327808,6,
15091,15089,15090,327745,315,15092,900,15091,262205,6,15093,15092,327856,109,15094,15093,5376,196855,15098,0,262394,
15094,15095,15098,131320,15095,327879,6,15096,15093,1727,327856,109,15097,15096,2394,131321,15098,131320,15098,458997,
109,15099,15094,5631,15097,15095,196855,15106,0,262394,15099,15104,15103,131320,15103,131321,15106,131320,15104,
327879,6,15105,15093,1727,131321,15106,131320,15106,458997,6,15107,15105,15104,185,15103,327808,6,15108,6483,15107,
327874,6,15110,15093,858,327745,315,15111,1441,15110,262205,6,15112,15111,327808,6,15113,15112,15089,327808,6,15122,
7222,287,327812,6,15123,15122,304,327808,6,15125,15123,3087,327874,6,15126,15125,814,327808,6,15127,15125,15126,
327745,315,15128,900,15127,262205,6,15129,15128,327856,109,15130,15129,5376,196855,15134,0,262394,15130,15131,15134,
131320,15131,327879,6,15132,15129,1727,327856,109,15133,15132,2394,131321,15134,131320,15134,458997,109,15135,15130,
15106,15133,15131,196855,15142,0,262394,15135,15140,15139,131320,15139,131321,15142,131320,15140,327879,6,15141,15129,
1727,131321,15142,131320,15142,458997,6,15143,15141,15140,185,15139,327808,6,15144,6483,15143,327874,6,15146,15129,
858,327745,315,15147,1441,15146,262205,6,15148,15147,327808,6,15149,15148,15125,327808,6,15158,7222,288,327812,6,
15159,15158,304,327808,6,15161,15159,3087,327874,6,15162,15161,814,327808,6,15163,15161,15162,327745,315,15164,900,
15163,262205,6,15165,15164,327856,109,15166,15165,5376,196855,15170,0,262394,15166,15167,15170,131320,15167,327879,6,
15168,15165,1727,327856,109,15169,15168,2394,131321,15170,131320,15170,458997,109,15171,15166,15142,15169,15167,
196855,15178,0,262394,15171,15176,15175,131320,15175,131321,15178,131320,15176,327879,6,15177,15165,1727,131321,15178,
131320,15178,458997,6,15179,15177,15176,185,15175,327808,6,15180,6483,15179,327874,6,15182,15165,858,327745,315,15183,
1441,15182,262205,6,15184,15183,327808,6,15185,15184,15161,327879,6,5655,2423,319,327851,109,5656,5655,185,196855,
5668,0,262394,5656,5657,5664,131320,5664,131321,5668,131320,5657,393281,504,5659,479,217,260,262205,15,5660,5659,
262268,7,5785,5660,327761,6,5796,5785,0,327876,6,5798,5633,190,327829,193,5799,5796,5798,327761,6,5800,5799,1,327761,
6,5801,5799,0,327761,6,5804,5785,1,327874,6,5806,5633,202,327808,6,5807,5804,5806,327808,6,5809,5807,5800,327760,7,
5810,5801,5809,262268,15,5788,5810,393281,218,5789,5788,217,217,393277,6,5790,5789,2,4,131321,5668,131320,5668,458997,
6,7320,5790,5657,5633,5664,196855,15222,0,262394,5656,15201,15198,131320,15198,131321,15222,131320,15201,393281,504,
15202,479,217,260,262205,15,15203,15202,262268,7,15206,15203,327761,6,15208,15206,0,327876,6,15209,15108,190,327829,
193,15210,15208,15209,327761,6,15211,15210,1,327761,6,15212,15210,0,327761,6,15214,15206,1,327874,6,15215,15108,202,
327808,6,15216,15214,15215,327808,6,15217,15216,15211,327760,7,15218,15212,15217,262268,15,15219,15218,393281,218,
15220,15219,217,217,393277,6,15221,15220,2,4,131321,15222,131320,15222,458997,6,15223,15221,15201,15108,15198,196855,
15260,0,262394,5656,15239,15236,131320,15236,131321,15260,131320,15239,393281,504,15240,479,217,260,262205,15,15241,
15240,262268,7,15244,15241,327761,6,15246,15244,0,327876,6,15247,15144,190,327829,193,15248,15246,15247,327761,6,
15249,15248,1,327761,6,15250,15248,0,327761,6,15252,15244,1,327874,6,15253,15144,202,327808,6,15254,15252,15253,
327808,6,15255,15254,15249,327760,7,15256,15250,15255,262268,15,15257,15256,393281,218,15258,15257,217,217,393277,6,
15259,15258,2,4,131321,15260,131320,15260,458997,6,15261,15259,15239,15144,15236,196855,15298,0,262394,5656,15277,
15274,131320,15274,131321,15298,131320,15277,393281,504,15278,479,217,260,262205,15,15279,15278,262268,7,15282,15279,
327761,6,15284,15282,0,327876,6,15285,15180,190,327829,193,15286,15284,15285,327761,6,15287,15286,1,327761,6,15288,
15286,0,327761,6,15290,15282,1,327874,6,15291,15180,202,327808,6,15292,15290,15291,327808,6,15293,15292,15287,327760,
7,15294,15288,15293,262268,15,15295,15294,393281,218,15296,15295,217,217,393277,6,15297,15296,2,4,131321,15298,131320,
15298,458997,6,15299,15297,15277,15180,15274,196855,5693,0,262394,5620,5683,5693,131320,5683,393281,791,5686,479,217,
814,262205,24,5687,5686,262268,7,5815,5687,327761,6,5826,5815,0,327876,6,5828,5641,190,327829,193,5829,5826,5828,
327761,6,5830,5829,1,327761,6,5831,5829,0,327761,6,5834,5815,1,327874,6,5836,5641,202,327808,6,5837,5834,5836,327808,
6,5839,5837,5830,327760,7,5840,5831,5839,262268,24,5818,5840,393281,218,5820,5818,217,217,327742,5820,7320,2,4,131321,
5693,131320,5693,196855,5702,0,262394,5620,5697,5702,131320,5697,327879,6,5700,2423,336,327851,109,5701,5700,185,
131321,5702,131320,5702,458997,109,5703,5620,5693,5701,5697,196855,5711,0,262394,5703,5704,5711,131320,5704,393281,
481,5708,479,217,1834,262205,6,5709,5708,327856,109,5710,7320,5709,131321,5711,131320,5711,458997,109,5712,5703,5702,
5710,5704,196855,5723,0,262394,5712,5713,5723,131320,5713,393281,791,5716,479,217,1841,262205,24,5717,5716,262268,7,
5845,5717,327761,6,5856,5845,0,327876,6,5858,7320,190,327829,193,5859,5856,5858,327761,6,5860,5859,1,327761,6,5861,
5859,0,327761,6,5864,5845,1,327874,6,5866,7320,202,327808,6,5867,5864,5866,327808,6,5869,5867,5860,327760,7,5870,5861,
5869,262268,24,5848,5870,393281,218,5850,5848,217,217,327742,5850,5641,2,4,131321,5723,131320,5723,196855,15332,0,
262394,15099,15310,15332,131320,15310,393281,791,15311,479,217,814,262205,24,15312,15311,262268,7,15317,15312,327761,
6,15319,15317,0,327876,6,15320,15113,190,327829,193,15321,15319,15320,327761,6,15322,15321,1,327761,6,15323,15321,0,
327761,6,15325,15317,1,327874,6,15326,15113,202,327808,6,15327,15325,15326,327808,6,15328,15327,15322,327760,7,15329,
15323,15328,262268,24,15330,15329,393281,218,15331,15330,217,217,327742,15331,15223,2,4,131321,15332,131320,15332,
196855,15340,0,262394,15099,15335,15340,131320,15335,327879,6,15338,2423,336,327851,109,15339,15338,185,131321,15340,
131320,15340,458997,109,15341,15099,15332,15339,15335,196855,15348,0,262394,15341,15342,15348,131320,15342,393281,481,
15345,479,217,1834,262205,6,15346,15345,327856,109,15347,15223,15346,131321,15348,131320,15348,458997,109,15349,15341,
15340,15347,15342,196855,15372,0,262394,15349,15350,15372,131320,15350,393281,791,15351,479,217,1841,262205,24,15352,
15351,262268,7,15357,15352,327761,6,15359,15357,0,327876,6,15360,15223,190,327829,193,15361,15359,15360,327761,6,
15362,15361,1,327761,6,15363,15361,0,327761,6,15365,15357,1,327874,6,15366,15223,202,327808,6,15367,15365,15366,
327808,6,15368,15367,15362,327760,7,15369,15363,15368,262268,24,15370,15369,393281,218,15371,15370,217,217,327742,
15371,15113,2,4,131321,15372,131320,15372,196855,15404,0,262394,15135,15382,15404,131320,15382,393281,791,15383,479,
217,814,262205,24,15384,15383,262268,7,15389,15384,327761,6,15391,15389,0,327876,6,15392,15149,190,327829,193,15393,
15391,15392,327761,6,15394,15393,1,327761,6,15395,15393,0,327761,6,15397,15389,1,327874,6,15398,15149,202,327808,6,
15399,15397,15398,327808,6,15400,15399,15394,327760,7,15401,15395,15400,262268,24,15402,15401,393281,218,15403,15402,
217,217,327742,15403,15261,2,4,131321,15404,131320,15404,196855,15412,0,262394,15135,15407,15412,131320,15407,327879,
6,15410,2423,336,327851,109,15411,15410,185,131321,15412,131320,15412,458997,109,15413,15135,15404,15411,15407,196855,
15420,0,262394,15413,15414,15420,131320,15414,393281,481,15417,479,217,1834,262205,6,15418,15417,327856,109,15419,
15261,15418,131321,15420,131320,15420,458997,109,15421,15413,15412,15419,15414,196855,15444,0,262394,15421,15422,
15444,131320,15422,393281,791,15423,479,217,1841,262205,24,15424,15423,262268,7,15429,15424,327761,6,15431,15429,0,
327876,6,15432,15261,190,327829,193,15433,15431,15432,327761,6,15434,15433,1,327761,6,15435,15433,0,327761,6,15437,
15429,1,327874,6,15438,15261,202,327808,6,15439,15437,15438,327808,6,15440,15439,15434,327760,7,15441,15435,15440,
262268,24,15442,15441,393281,218,15443,15442,217,217,327742,15443,15149,2,4,131321,15444,131320,15444,196855,15476,0,
262394,15171,15454,15476,131320,15454,393281,791,15455,479,217,814,262205,24,15456,15455,262268,7,15461,15456,327761,
6,15463,15461,0,327876,6,15464,15185,190,327829,193,15465,15463,15464,327761,6,15466,15465,1,327761,6,15467,15465,0,
327761,6,15469,15461,1,327874,6,15470,15185,202,327808,6,15471,15469,15470,327808,6,15472,15471,15466,327760,7,15473,
15467,15472,262268,24,15474,15473,393281,218,15475,15474,217,217,327742,15475,15299,2,4,131321,15476,131320,15476,
196855,15484,0,262394,15171,15479,15484,131320,15479,327879,6,15482,2423,336,327851,109,15483,15482,185,131321,15484,
131320,15484,458997,109,15485,15171,15476,15483,15479,196855,15492,0,262394,15485,15486,15492,131320,15486,393281,481,
15489,479,217,1834,262205,6,15490,15489,327856,109,15491,15299,15490,131321,15492,131320,15492,458997,109,15493,15485,
15484,15491,15486,196855,15516,0,262394,15493,15494,15516,131320,15494,393281,791,15495,479,217,1841,262205,24,15496,
15495,262268,7,15501,15496,327761,6,15503,15501,0,327876,6,15504,15299,190,327829,193,15505,15503,15504,327761,6,
15506,15505,1,327761,6,15507,15505,0,327761,6,15509,15501,1,327874,6,15510,15299,202,327808,6,15511,15509,15510,
327808,6,15512,15511,15506,327760,7,15513,15507,15512,262268,24,15514,15513,393281,218,15515,15514,217,217,327742,
15515,15185,2,4,131321,15516,131320,15516,327879,6,5730,2423,93,327851,109,5731,5730,185,196855,5769,0,262394,5731,
5732,5769,131320,5732,196855,5939,0,196859,185,5888,131320,5888,196855,5905,0,262394,567,5889,5905,131320,5889,393281,
504,5890,479,217,217,262205,15,5891,5890,262268,7,5892,5891,327761,6,5946,5892,0,327876,6,5948,5633,190,327829,193,
5949,5946,5948,327761,6,5950,5949,1,327761,6,5951,5949,0,327761,6,5954,5892,1,327874,6,5956,5633,202,327808,6,5957,
5954,5956,327808,6,5959,5957,5950,327829,193,5969,5951,5948,327761,6,5970,5969,1,327761,6,5971,5969,0,327808,6,5977,
5959,5956,327808,6,5979,5977,5970,327760,7,5980,5971,5979,262268,15,5897,5980,393281,218,5899,5897,217,217,393277,6,
5900,5899,2,4,393281,218,5902,5897,217,260,393277,6,5903,5902,2,4,327760,7,5904,5900,5903,131321,5939,131320,5905,
196855,5913,0,262394,591,5906,5913,131320,5906,393281,504,5907,479,217,217,262205,15,5908,5907,262268,7,5986,5908,
327761,6,5997,5986,0,327876,6,5999,5633,190,327829,193,6000,5997,5999,327761,6,6001,6000,1,327761,6,6002,6000,0,
327761,6,6005,5986,1,327874,6,6007,5633,202,327808,6,6008,6005,6007,327808,6,6010,6008,6001,327760,7,6011,6002,6010,
262268,15,5989,6011,393281,218,5990,5989,217,217,393277,6,5991,5990,2,4,393281,481,6015,479,217,480,262205,6,6016,
6015,327874,6,6017,6016,484,327874,6,6018,5991,6017,393281,481,6019,479,217,487,262205,6,6020,6019,327879,6,6021,6018,
6020,327760,7,5912,6021,185,131321,5939,131320,5913,196855,5920,0,262394,606,5915,5920,131320,5915,327879,6,5918,2423,
305,327851,109,5919,5918,185,131321,5920,131320,5920,458997,109,5921,606,5913,5919,5915,196855,5927,0,262394,5921,
5922,5927,131320,5922,393281,504,5923,479,217,260,262205,15,5924,5923,262268,7,6027,5924,327761,6,6038,6027,0,327876,
6,6040,5633,190,327829,193,6041,6038,6040,327761,6,6042,6041,1,327761,6,6043,6041,0,327761,6,6046,6027,1,327874,6,
6048,5633,202,327808,6,6049,6046,6048,327808,6,6051,6049,6042,327760,7,6052,6043,6051,262268,15,6030,6052,393281,218,
6031,6030,217,217,393277,6,6032,6031,2,4,131321,5927,131320,5927,458997,6,7308,5633,5920,6032,5922,393281,481,5929,
479,217,623,262205,6,5930,5929,327856,109,5931,7308,5930,196855,5936,0,262394,5931,5932,5935,131320,5935,131321,5936,
131320,5932,393281,481,6061,479,217,480,262205,6,6062,6061,327879,6,6063,6062,496,327831,193,6064,7308,6063,327761,6,
6065,6064,0,327761,6,6066,6064,1,393281,504,6067,479,217,217,262205,15,6068,6067,262268,7,6069,6068,327761,6,6071,
6069,0,327829,193,6073,6071,6065,327761,6,6074,6073,1,327761,6,6075,6073,0,327879,6,6077,6075,517,327761,6,6079,6069,
1,327808,6,6081,6079,6066,327808,6,6083,6081,6074,327760,7,6084,6077,6083,262268,15,6086,6084,393281,218,6087,6086,
217,217,393277,6,6088,6087,2,4,327879,6,6090,6075,288,327812,6,6091,6090,319,327874,6,6094,6062,484,327808,6,6095,
6091,6094,327874,6,6096,6088,6095,393281,481,6097,479,217,487,262205,6,6098,6097,327879,6,6099,6096,6098,131321,5936,
131320,5936,458997,6,7310,6099,5932,634,5935,327760,7,5938,7310,185,131321,5939,131320,5939,590069,7,7311,5904,5889,
5912,5906,5938,5936,196855,15659,0,196859,185,15526,131320,15526,196855,15561,0,262394,567,15527,15561,131320,15527,
393281,504,15528,479,217,217,262205,15,15529,15528,262268,7,15530,15529,327761,6,15532,15530,0,327876,6,15533,15108,
190,327829,193,15534,15532,15533,327761,6,15535,15534,1,327761,6,15536,15534,0,327761,6,15538,15530,1,327874,6,15539,
15108,202,327808,6,15540,15538,15539,327808,6,15541,15540,15535,327829,193,15546,15536,15533,327761,6,15547,15546,1,
327761,6,15548,15546,0,327808,6,15552,15541,15539,327808,6,15553,15552,15547,327760,7,15554,15548,15553,262268,15,
15555,15554,393281,218,15556,15555,217,217,393277,6,15557,15556,2,4,393281,218,15558,15555,217,260,393277,6,15559,
15558,2,4,327760,7,15560,15557,15559,131321,15659,131320,15561,196855,15589,0,262394,591,15562,15589,131320,15562,
393281,504,15563,479,217,217,262205,15,15564,15563,262268,7,15565,15564,327761,6,15567,15565,0,327876,6,15568,15108,
190,327829,193,15569,15567,15568,327761,6,15570,15569,1,327761,6,15571,15569,0,327761,6,15573,15565,1,327874,6,15574,
15108,202,327808,6,15575,15573,15574,327808,6,15576,15575,15570,327760,7,15577,15571,15576,262268,15,15578,15577,
393281,218,15579,15578,217,217,393277,6,15580,15579,2,4,393281,481,15581,479,217,480,262205,6,15582,15581,327874,6,
15583,15582,484,327874,6,15584,15580,15583,393281,481,15585,479,217,487,262205,6,15586,15585,327879,6,15587,15584,
15586,327760,7,15588,15587,185,131321,15659,131320,15589,196855,15595,0,262394,606,15590,15595,131320,15590,327879,6,
15593,2423,305,327851,109,15594,15593,185,131321,15595,131320,15595,458997,109,15596,606,15589,15594,15590,196855,
15616,0,262394,15596,15597,15616,131320,15597,393281,504,15598,479,217,260,262205,15,15599,15598,262268,7,15600,15599,
327761,6,15602,15600,0,327876,6,15603,15108,190,327829,193,15604,15602,15603,327761,6,15605,15604,1,327761,6,15606,
15604,0,327761,6,15608,15600,1,327874,6,15609,15108,202,327808,6,15610,15608,15609,327808,6,15611,15610,15605,327760,
7,15612,15606,15611,262268,15,15613,15612,393281,218,15614,15613,217,217,393277,6,15615,15614,2,4,131321,15616,131320,
15616,458997,6,15617,15108,15595,15615,15597,393281,481,15618,479,217,623,262205,6,15619,15618,327856,109,15620,15617,
15619,196855,15656,0,262394,15620,15622,15621,131320,15621,131321,15656,131320,15622,393281,481,15623,479,217,480,
262205,6,15624,15623,327879,6,15625,15624,496,327831,193,15626,15617,15625,327761,6,15627,15626,0,327761,6,15628,
15626,1,393281,504,15629,479,217,217,262205,15,15630,15629,262268,7,15631,15630,327761,6,15633,15631,0,327829,193,
15634,15633,15627,327761,6,15635,15634,1,327761,6,15636,15634,0,327879,6,15637,15636,517,327761,6,15639,15631,1,
327808,6,15640,15639,15628,327808,6,15641,15640,15635,327760,7,15642,15637,15641,262268,15,15643,15642,393281,218,
15644,15643,217,217,393277,6,15645,15644,2,4,327879,6,15646,15636,288,327812,6,15647,15646,319,327874,6,15650,15624,
484,327808,6,15651,15647,15650,327874,6,15652,15645,15651,393281,481,15653,479,217,487,262205,6,15654,15653,327879,6,
15655,15652,15654,131321,15656,131320,15656,458997,6,15657,15655,15622,634,15621,327760,7,15658,15657,185,131321,
15659,131320,15659,590069,7,15660,15560,15527,15588,15562,15658,15656,196855,15804,0,196859,185,15671,131320,15671,
196855,15706,0,262394,567,15672,15706,131320,15672,393281,504,15673,479,217,217,262205,15,15674,15673,262268,7,15675,
15674,327761,6,15677,15675,0,327876,6,15678,15144,190,327829,193,15679,15677,15678,327761,6,15680,15679,1,327761,6,
15681,15679,0,327761,6,15683,15675,1,327874,6,15684,15144,202,327808,6,15685,15683,15684,327808,6,15686,15685,15680,
327829,193,15691,15681,15678,327761,6,15692,15691,1,327761,6,15693,15691,0,327808,6,15697,15686,15684,327808,6,15698,
15697,15692,327760,7,15699,15693,15698,262268,15,15700,15699,393281,218,15701,15700,217,217,393277,6,15702,15701,2,4,
393281,218,15703,15700,217,260,393277,6,15704,15703,2,4,327760,7,15705,15702,15704,131321,15804,131320,15706,196855,
15734,0,262394,591,15707,15734,131320,15707,393281,504,15708,479,217,217,262205,15,15709,15708,262268,7,15710,15709,
327761,6,15712,15710,0,327876,6,15713,15144,190,327829,193,15714,15712,15713,327761,6,15715,15714,1,327761,6,15716,
15714,0,327761,6,15718,15710,1,327874,6,15719,15144,202,327808,6,15720,15718,15719,327808,6,15721,15720,15715,327760,
7,15722,15716,15721,262268,15,15723,15722,393281,218,15724,15723,217,217,393277,6,15725,15724,2,4,393281,481,15726,
479,217,480,262205,6,15727,15726,327874,6,15728,15727,484,327874,6,15729,15725,15728,393281,481,15730,479,217,487,
262205,6,15731,15730,327879,6,15732,15729,15731,327760,7,15733,15732,185,131321,15804,131320,15734,196855,15740,0,
262394,606,15735,15740,131320,15735,327879,6,15738,2423,305,327851,109,15739,15738,185,131321,15740,131320,15740,
458997,109,15741,606,15734,15739,15735,196855,15761,0,262394,15741,15742,15761,131320,15742,393281,504,15743,479,217,
260,262205,15,15744,15743,262268,7,15745,15744,327761,6,15747,15745,0,327876,6,15748,15144,190,327829,193,15749,15747,
15748,327761,6,15750,15749,1,327761,6,15751,15749,0,327761,6,15753,15745,1,327874,6,15754,15144,202,327808,6,15755,
15753,15754,327808,6,15756,15755,15750,327760,7,15757,15751,15756,262268,15,15758,15757,393281,218,15759,15758,217,
217,393277,6,15760,15759,2,4,131321,15761,131320,15761,458997,6,15762,15144,15740,15760,15742,393281,481,15763,479,
217,623,262205,6,15764,15763,327856,109,15765,15762,15764,196855,15801,0,262394,15765,15767,15766,131320,15766,131321,
15801,131320,15767,393281,481,15768,479,217,480,262205,6,15769,15768,327879,6,15770,15769,496,327831,193,15771,15762,
15770,327761,6,15772,15771,0,327761,6,15773,15771,1,393281,504,15774,479,217,217,262205,15,15775,15774,262268,7,15776,
15775,327761,6,15778,15776,0,327829,193,15779,15778,15772,327761,6,15780,15779,1,327761,6,15781,15779,0,327879,6,
15782,15781,517,327761,6,15784,15776,1,327808,6,15785,15784,15773,327808,6,15786,15785,15780,327760,7,15787,15782,
15786,262268,15,15788,15787,393281,218,15789,15788,217,217,393277,6,15790,15789,2,4,327879,6,15791,15781,288,327812,6,
15792,15791,319,327874,6,15795,15769,484,327808,6,15796,15792,15795,327874,6,15797,15790,15796,393281,481,15798,479,
217,487,262205,6,15799,15798,327879,6,15800,15797,15799,131321,15801,131320,15801,458997,6,15802,15800,15767,634,
15766,327760,7,15803,15802,185,131321,15804,131320,15804,590069,7,15805,15705,15672,15733,15707,15803,15801,196855,
15949,0,196859,185,15816,131320,15816,196855,15851,0,262394,567,15817,15851,131320,15817,393281,504,15818,479,217,217,
262205,15,15819,15818,262268,7,15820,15819,327761,6,15822,15820,0,327876,6,15823,15180,190,327829,193,15824,15822,
15823,327761,6,15825,15824,1,327761,6,15826,15824,0,327761,6,15828,15820,1,327874,6,15829,15180,202,327808,6,15830,
15828,15829,327808,6,15831,15830,15825,327829,193,15836,15826,15823,327761,6,15837,15836,1,327761,6,15838,15836,0,
327808,6,15842,15831,15829,327808,6,15843,15842,15837,327760,7,15844,15838,15843,262268,15,15845,15844,393281,218,
15846,15845,217,217,393277,6,15847,15846,2,4,393281,218,15848,15845,217,260,393277,6,15849,15848,2,4,327760,7,15850,
15847,15849,131321,15949,131320,15851,196855,15879,0,262394,591,15852,15879,131320,15852,393281,504,15853,479,217,217,
262205,15,15854,15853,262268,7,15855,15854,327761,6,15857,15855,0,327876,6,15858,15180,190,327829,193,15859,15857,
15858,327761,6,15860,15859,1,327761,6,15861,15859,0,327761,6,15863,15855,1,327874,6,15864,15180,202,327808,6,15865,
15863,15864,327808,6,15866,15865,15860,327760,7,15867,15861,15866,262268,15,15868,15867,393281,218,15869,15868,217,
217,393277,6,15870,15869,2,4,393281,481,15871,479,217,480,262205,6,15872,15871,327874,6,15873,15872,484,327874,6,
15874,15870,15873,393281,481,15875,479,217,487,262205,6,15876,15875,327879,6,15877,15874,15876,327760,7,15878,15877,
185,131321,15949,131320,15879,196855,15885,0,262394,606,15880,15885,131320,15880,327879,6,15883,2423,305,327851,109,
15884,15883,185,131321,15885,131320,15885,458997,109,15886,606,15879,15884,15880,196855,15906,0,262394,15886,15887,
15906,131320,15887,393281,504,15888,479,217,260,262205,15,15889,15888,262268,7,15890,15889,327761,6,15892,15890,0,
327876,6,15893,15180,190,327829,193,15894,15892,15893,327761,6,15895,15894,1,327761,6,15896,15894,0,327761,6,15898,
15890,1,327874,6,15899,15180,202,327808,6,15900,15898,15899,327808,6,15901,15900,15895,327760,7,15902,15896,15901,
262268,15,15903,15902,393281,218,15904,15903,217,217,393277,6,15905,15904,2,4,131321,15906,131320,15906,458997,6,
15907,15180,15885,15905,15887,393281,481,15908,479,217,623,262205,6,15909,15908,327856,109,15910,15907,15909,196855,
15946,0,262394,15910,15912,15911,131320,15911,131321,15946,131320,15912,393281,481,15913,479,217,480,262205,6,15914,
15913,327879,6,15915,15914,496,327831,193,15916,15907,15915,327761,6,15917,15916,0,327761,6,15918,15916,1,393281,504,
15919,479,217,217,262205,15,15920,15919,262268,7,15921,15920,327761,6,15923,15921,0,327829,193,15924,15923,15917,
327761,6,15925,15924,1,327761,6,15926,15924,0,327879,6,15927,15926,517,327761,6,15929,15921,1,327808,6,15930,15929,
15918,327808,6,15931,15930,15925,327760,7,15932,15927,15931,262268,15,15933,15932,393281,218,15934,15933,217,217,
393277,6,15935,15934,2,4,327879,6,15936,15926,288,327812,6,15937,15936,319,327874,6,15940,15914,484,327808,6,15941,
15937,15940,327874,6,15942,15935,15941,393281,481,15943,479,217,487,262205,6,15944,15943,327879,6,15945,15942,15944,
131321,15946,131320,15946,458997,6,15947,15945,15912,634,15911,327760,7,15948,15947,185,131321,15949,131320,15949,
590069,7,15950,15850,15817,15878,15852,15948,15946,196855,5764,0,262394,5620,5756,5764,131320,5756,196855,6133,0,
262394,1653,6109,6126,131320,6126,393281,791,6127,479,217,1657,262205,24,6128,6127,327761,6,6131,7311,0,262268,7,6178,
6128,327761,6,6189,6178,0,327876,6,6191,5641,190,327829,193,6192,6189,6191,327761,6,6193,6192,1,327761,6,6194,6192,0,
327761,6,6197,6178,1,327874,6,6199,5641,202,327808,6,6200,6197,6199,327808,6,6202,6200,6193,327760,7,6203,6194,6202,
262268,24,6181,6203,393281,218,6183,6181,217,217,327742,6183,6131,2,4,131321,6133,131320,6109,393281,791,6110,479,217,
1657,262205,24,6111,6110,262268,7,6112,6111,327761,6,6139,6112,0,327876,6,6141,5641,190,327829,193,6142,6139,6141,
327761,6,6143,6142,1,327761,6,6144,6142,0,327761,6,6147,6112,1,327874,6,6149,5641,202,327808,6,6150,6147,6149,327808,
6,6152,6150,6143,327829,193,6162,6144,6141,327761,6,6163,6162,1,327761,6,6164,6162,0,327808,6,6170,6152,6149,327808,6,
6172,6170,6163,327760,7,6173,6164,6172,262268,24,6117,6173,327761,6,6120,7311,0,393281,218,6121,6117,217,217,327742,
6121,6120,2,4,327761,6,6124,7311,1,393281,218,6125,6117,217,260,327742,6125,6124,2,4,131321,6133,131320,6133,131321,
5764,131320,5764,196855,16022,0,262394,15099,15961,16022,131320,15961,196855,16021,0,262394,1653,15986,15966,131320,
15966,393281,791,15967,479,217,1657,262205,24,15968,15967,327761,6,15970,15660,0,262268,7,15971,15968,327761,6,15973,
15971,0,327876,6,15974,15113,190,327829,193,15975,15973,15974,327761,6,15976,15975,1,327761,6,15977,15975,0,327761,6,
15979,15971,1,327874,6,15980,15113,202,327808,6,15981,15979,15980,327808,6,15982,15981,15976,327760,7,15983,15977,
15982,262268,24,15984,15983,393281,218,15985,15984,217,217,327742,15985,15970,2,4,131321,16021,131320,15986,393281,
791,15987,479,217,1657,262205,24,15988,15987,262268,7,15989,15988,327761,6,15991,15989,0,327876,6,15992,15113,190,
327829,193,15993,15991,15992,327761,6,15994,15993,1,327761,6,15995,15993,0,327761,6,15997,15989,1,327874,6,15998,
15113,202,327808,6,15999,15997,15998,327808,6,16000,15999,15994,327829,193,16005,15995,15992,327761,6,16006,16005,1,
327761,6,16007,16005,0,327808,6,16011,16000,15998,327808,6,16012,16011,16006,327760,7,16013,16007,16012,262268,24,
16014,16013,327761,6,16016,15660,0,393281,218,16017,16014,217,217,327742,16017,16016,2,4,327761,6,16019,15660,1,
393281,218,16020,16014,217,260,327742,16020,16019,2,4,131321,16021,131320,16021,131321,16022,131320,16022,196855,
16093,0,262394,15135,16032,16093,131320,16032,196855,16092,0,262394,1653,16057,16037,131320,16037,393281,791,16038,
479,217,1657,262205,24,16039,16038,327761,6,16041,15805,0,262268,7,16042,16039,327761,6,16044,16042,0,327876,6,16045,
15149,190,327829,193,16046,16044,16045,327761,6,16047,16046,1,327761,6,16048,16046,0,327761,6,16050,16042,1,327874,6,
16051,15149,202,327808,6,16052,16050,16051,327808,6,16053,16052,16047,327760,7,16054,16048,16053,262268,24,16055,
16054,393281,218,16056,16055,217,217,327742,16056,16041,2,4,131321,16092,131320,16057,393281,791,16058,479,217,1657,
262205,24,16059,16058,262268,7,16060,16059,327761,6,16062,16060,0,327876,6,16063,15149,190,327829,193,16064,16062,
16063,327761,6,16065,16064,1,327761,6,16066,16064,0,327761,6,16068,16060,1,327874,6,16069,15149,202,327808,6,16070,
16068,16069,327808,6,16071,16070,16065,327829,193,16076,16066,16063,327761,6,16077,16076,1,327761,6,16078,16076,0,
327808,6,16082,16071,16069,327808,6,16083,16082,16077,327760,7,16084,16078,16083,262268,24,16085,16084,327761,6,16087,
15805,0,393281,218,16088,16085,217,217,327742,16088,16087,2,4,327761,6,16090,15805,1,393281,218,16091,16085,217,260,
327742,16091,16090,2,4,131321,16092,131320,16092,131321,16093,131320,16093,196855,16164,0,262394,15171,16103,16164,
131320,16103,196855,16163,0,262394,1653,16128,16108,131320,16108,393281,791,16109,479,217,1657,262205,24,16110,16109,
327761,6,16112,15950,0,262268,7,16113,16110,327761,6,16115,16113,0,327876,6,16116,15185,190,327829,193,16117,16115,
16116,327761,6,16118,16117,1,327761,6,16119,16117,0,327761,6,16121,16113,1,327874,6,16122,15185,202,327808,6,16123,
16121,16122,327808,6,16124,16123,16118,327760,7,16125,16119,16124,262268,24,16126,16125,393281,218,16127,16126,217,
217,327742,16127,16112,2,4,131321,16163,131320,16128,393281,791,16129,479,217,1657,262205,24,16130,16129,262268,7,
16131,16130,327761,6,16133,16131,0,327876,6,16134,15185,190,327829,193,16135,16133,16134,327761,6,16136,16135,1,
327761,6,16137,16135,0,327761,6,16139,16131,1,327874,6,16140,15185,202,327808,6,16141,16139,16140,327808,6,16142,
16141,16136,327829,193,16147,16137,16134,327761,6,16148,16147,1,327761,6,16149,16147,0,327808,6,16153,16142,16140,
327808,6,16154,16153,16148,327760,7,16155,16149,16154,262268,24,16156,16155,327761,6,16158,15950,0,393281,218,16159,
16156,217,217,327742,16159,16158,2,4,327761,6,16161,15950,1,393281,218,16162,16156,217,260,327742,16162,16161,2,4,
131321,16163,131320,16163,131321,16164,131320,16164,131321,5769,131320,5769,131321,5770,131320,5770,327808,6,5772,
7222,305,131321,5590,131320,5773,131321,5417,131320,5417,262368,287,287,317,131321,2384,131320,2384,131321,2381,
131320,2383,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,1718,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,108,113,142,193,214,281,431,569,584,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,262215,108,11,29,327752,276,0,35,0,327752,276,1,35,8,327752,276,2,35,16,327752,276,3,35,24,327752,276,4,
35,32,327752,276,5,35,36,327752,276,6,35,40,327752,276,7,35,44,327752,276,8,35,48,327752,276,9,35,52,327752,276,10,35,
56,327752,276,11,35,60,262215,277,6,4,262216,278,0,25,327752,278,0,35,0,196679,278,2,327752,279,0,35,0,196679,279,2,
262215,569,11,26,262215,627,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,
16,262176,15,5349,17,262167,24,6,4,262187,6,52,0,262165,56,32,1,262187,56,57,2,262174,60,6,6,262187,6,65,1,262187,56,
69,30,262187,56,84,0,262176,85,5349,6,458796,24,90,52,52,52,52,262187,6,92,2,262187,6,93,3,458796,24,94,52,65,92,93,
131092,100,262167,101,100,4,262176,107,1,6,262203,107,108,1,262187,6,110,32,262172,111,24,110,262176,112,4,111,262203,
112,113,4,262187,6,115,4,262176,120,4,6,262187,6,122,264,262187,6,124,16,262176,131,4,24,262172,140,24,115,262176,141,
4,140,262203,141,142,4,262187,56,191,1,262203,141,193,4,262203,120,214,4,262187,6,228,8,196647,275,5349,917534,276,15,
15,15,275,6,6,6,6,6,6,6,6,196637,277,6,196638,278,277,262176,275,5349,278,196638,279,276,262176,280,9,279,262203,280,
281,9,262187,56,282,4,262176,283,9,6,262187,6,286,65535,262176,294,9,15,262187,6,307,4294967292u,262187,56,325,24,
262187,56,329,5,262187,56,337,9,262187,56,350,10,262187,56,361,3,262176,362,9,275,262187,56,388,8,262187,6,428,257,
262172,429,6,428,262176,430,4,429,262203,430,431,4,262187,56,445,256,262187,56,450,7,262187,6,454,256,262187,56,458,6,
262167,567,6,3,262176,568,1,567,262203,568,569,1,262187,6,572,127,262187,6,581,128,262172,582,6,581,262176,583,4,582,
262203,583,584,4,262187,56,612,11,393260,567,627,581,65,65,458796,24,1179,115,115,115,115,458796,24,1712,228,228,228,
228,262187,6,1713,12,458796,24,1714,1713,1713,1713,1713,262187,6,1715,5,262187,6,1716,6,262187,6,1717,7,327734,2,4,0,
3,131320,5,262205,6,565,108,327745,107,570,569,52,262205,6,571,570,327812,6,573,571,572,327808,6,575,573,565,327812,6,
639,565,92,393281,283,641,281,84,388,262205,6,642,641,327856,100,643,639,642,196855,651,0,262394,643,644,650,131320,
644,393281,294,645,281,84,57,262205,15,646,645,393281,85,648,646,84,639,393277,6,649,648,2,4,131321,651,131320,650,
131321,651,131320,651,458997,6,1103,649,644,52,650,327808,6,654,639,65,327856,100,657,654,642,196855,666,0,262394,657,
658,665,131320,658,393281,294,659,281,84,57,262205,15,660,659,393281,85,663,660,84,654,393277,6,664,663,2,4,131321,
666,131320,665,131321,666,131320,666,458997,6,1105,664,658,52,665,327808,6,670,1103,1105,327814,6,707,565,115,327817,
6,709,565,115,393281,120,711,113,707,709,196670,711,670,262368,92,92,122,327856,100,713,565,124,196855,741,0,262394,
713,714,741,131320,714,327745,131,717,113,639,262205,24,718,717,327745,131,722,113,654,262205,24,723,722,327808,24,
724,718,723,327761,6,730,724,0,327761,6,732,724,1,327808,6,733,730,732,327761,6,735,724,2,327808,6,736,733,735,327761,
6,738,724,3,327808,6,739,736,738,393281,120,740,142,707,709,196670,740,739,131321,741,131320,741,262368,92,92,122,
196855,798,0,262394,713,744,798,131320,744,327745,131,751,142,52,262205,24,752,751,458832,24,845,565,565,565,565,
327856,101,846,94,845,393385,24,847,846,752,90,327745,131,1660,142,65,262205,24,1661,1660,327808,24,1663,752,1661,
327808,24,1666,94,1179,327856,101,1668,1666,845,393385,24,1669,1668,1661,90,327808,24,1671,847,1669,327745,131,1679,
142,92,262205,24,1680,1679,327808,24,1682,1663,1680,327808,24,1685,94,1712,327856,101,1687,1685,845,393385,24,1688,
1687,1680,90,327808,24,1690,1671,1688,327745,131,1698,142,93,262205,24,1699,1698,327808,24,1701,1682,1699,327808,24,
1704,94,1714,327856,101,1706,1704,845,393385,24,1707,1706,1699,90,327808,24,1709,1690,1707,327761,6,772,1709,0,327761,
6,774,1709,1,327808,6,775,772,774,327761,6,777,1709,2,327808,6,778,775,777,327761,6,780,1709,3,327808,6,781,778,780,
393281,120,782,193,707,709,196670,782,781,327850,100,784,565,52,196855,797,0,262394,784,785,797,131320,785,327761,6,
787,1701,0,327761,6,789,1701,1,327808,6,790,787,789,327761,6,792,1701,2,327808,6,793,790,792,327761,6,795,1701,3,
327808,6,796,793,795,196670,214,796,131321,797,131320,797,131321,798,131320,798,262368,92,92,122,262205,6,799,214,
327814,6,801,565,228,327812,6,802,801,92,327817,6,804,565,228,327745,131,805,113,802,262205,24,806,805,458832,24,855,
804,804,804,804,327856,101,856,94,855,393385,24,857,856,806,90,327808,6,811,802,65,327745,131,814,113,811,262205,24,
815,814,327808,24,863,94,1179,327856,101,866,863,855,393385,24,867,866,815,90,327808,24,818,857,867,327814,6,820,565,
110,327817,6,823,801,115,393281,120,824,193,820,823,262205,6,825,824,327761,6,827,818,0,327808,6,828,825,827,327761,6,
830,818,1,327808,6,831,828,830,327761,6,833,818,2,327808,6,834,831,833,327761,6,836,818,3,327808,6,837,834,836,327745,
120,675,431,639,196670,675,837,327808,6,680,837,1103,327745,120,681,431,654,196670,681,680,327850,100,683,565,52,
196855,687,0,262394,683,684,687,131320,684,327745,120,686,431,445,196670,686,799,131321,687,131320,687,262368,92,92,
122,393281,283,887,281,84,450,262205,6,888,887,327874,6,889,575,888,458764,6,890,1,38,889,454,393281,283,892,281,84,
458,262205,6,893,892,327856,100,894,575,893,196855,902,0,262394,894,895,899,131320,895,327745,120,897,431,890,262205,
6,898,897,131321,902,131320,899,327745,120,900,431,445,262205,6,901,900,131321,902,131320,902,458997,6,1128,898,895,
901,899,196855,915,0,262394,894,908,913,131320,908,327808,6,910,890,65,327745,120,911,431,910,262205,6,912,911,131321,
915,131320,913,131321,915,131320,915,458997,6,1131,912,908,1128,913,131321,917,131320,917,458997,6,1134,1131,915,1652,
977,458997,6,1132,1128,915,1647,977,327856,100,921,1132,1134,262390,978,977,0,262394,921,922,978,131320,922,327810,6,
925,1134,1132,327814,6,935,925,228,327808,6,938,1132,935,327817,6,940,925,228,327814,6,943,940,228,327808,6,944,938,
943,393281,294,945,281,84,191,262205,15,946,945,262268,7,985,946,327761,6,996,985,0,327876,6,998,944,57,327829,60,999,
996,998,327761,6,1000,999,1,327761,6,1001,999,0,327761,6,1004,985,1,327874,6,1006,944,69,327808,6,1007,1004,1006,
327808,6,1009,1007,1000,327760,7,1010,1001,1009,262268,15,988,1010,393281,85,989,988,84,84,393277,6,990,989,2,4,
393281,283,1019,281,84,282,262205,6,1020,1019,327879,6,1021,1020,286,327831,60,1022,990,1021,327761,6,1023,1022,0,
327761,6,1024,1022,1,393281,294,1025,281,84,84,262205,15,1026,1025,262268,7,1027,1026,327761,6,1029,1027,0,327829,60,
1031,1029,1023,327761,6,1032,1031,1,327761,6,1033,1031,0,327879,6,1035,1033,307,327761,6,1037,1027,1,327808,6,1039,
1037,1024,327808,6,1041,1039,1032,327760,7,1042,1035,1041,262268,15,1044,1042,393281,85,1045,1044,84,84,393277,6,1046,
1045,2,4,327879,6,1048,1033,93,327812,6,1049,1048,228,327874,6,1052,1020,325,327808,6,1053,1049,1052,327874,6,1054,
1046,1053,393281,283,1055,281,84,329,262205,6,1056,1055,327879,6,1057,1054,1056,327856,100,951,1057,575,196855,960,0,
262394,951,953,958,131320,953,327808,6,956,944,65,458764,6,957,1,41,1132,956,131321,960,131320,958,131321,960,131320,
960,458997,6,1159,957,953,1132,958,196855,969,0,262394,951,963,965,131320,963,131321,969,131320,965,458764,6,968,1,38,
1134,944,131321,969,131320,969,458997,6,1163,1134,963,968,965,327812,6,1189,935,92,327808,6,1190,1132,1189,327812,6,
1192,940,92,327814,6,1193,1192,228,327808,6,1194,1190,1193,327876,6,1200,1194,57,327829,60,1201,996,1200,327761,6,
1202,1201,1,327761,6,1203,1201,0,327874,6,1206,1194,69,327808,6,1207,1004,1206,327808,6,1208,1207,1202,327760,7,1209,
1203,1208,262268,15,1210,1209,393281,85,1211,1210,84,84,393277,6,1212,1211,2,4,327831,60,1216,1212,1021,327761,6,1217,
1216,0,327761,6,1218,1216,1,327829,60,1224,1029,1217,327761,6,1225,1224,1,327761,6,1226,1224,0,327879,6,1227,1226,307,
327808,6,1230,1037,1218,327808,6,1231,1230,1225,327760,7,1232,1227,1231,262268,15,1233,1232,393281,85,1234,1233,84,84,
393277,6,1235,1234,2,4,327879,6,1236,1226,93,327812,6,1237,1236,228,327808,6,1241,1237,1052,327874,6,1242,1235,1241,
327879,6,1245,1242,1056,327856,100,1246,1245,575,196855,1251,0,262394,1246,1248,1247,131320,1247,131321,1251,131320,
1248,327808,6,1249,1194,65,458764,6,1250,1,41,1159,1249,131321,1251,131320,1251,458997,6,1252,1250,1248,1159,1247,
196855,1256,0,262394,1246,1255,1253,131320,1253,458764,6,1254,1,38,1163,1194,131321,1256,131320,1255,131321,1256,
131320,1256,458997,6,1257,1163,1255,1254,1253,327812,6,1268,935,93,327808,6,1269,1132,1268,327812,6,1271,940,93,
327814,6,1272,1271,228,327808,6,1273,1269,1272,327876,6,1279,1273,57,327829,60,1280,996,1279,327761,6,1281,1280,1,
327761,6,1282,1280,0,327874,6,1285,1273,69,327808,6,1286,1004,1285,327808,6,1287,1286,1281,327760,7,1288,1282,1287,
262268,15,1289,1288,393281,85,1290,1289,84,84,393277,6,1291,1290,2,4,327831,60,1295,1291,1021,327761,6,1296,1295,0,
327761,6,1297,1295,1,327829,60,1303,1029,1296,327761,6,1304,1303,1,327761,6,1305,1303,0,327879,6,1306,1305,307,327808,
6,1309,1037,1297,327808,6,1310,1309,1304,327760,7,1311,1306,1310,262268,15,1312,1311,393281,85,1313,1312,84,84,393277,
6,1314,1313,2,4,327879,6,1315,1305,93,327812,6,1316,1315,228,327808,6,1320,1316,1052,327874,6,1321,1314,1320,327879,6,
1324,1321,1056,327856,100,1325,1324,575,196855,1330,0,262394,1325,1327,1326,131320,1326,131321,1330,131320,1327,
327808,6,1328,1273,65,458764,6,1329,1,41,1252,1328,131321,1330,131320,1330,458997,6,1331,1329,1327,1252,1326,196855,
1335,0,262394,1325,1334,1332,131320,1332,458764,6,1333,1,38,1257,1273,131321,1335,131320,1334,131321,1335,131320,1335,
458997,6,1336,1257,1334,1333,1332,327812,6,1347,935,115,327808,6,1348,1132,1347,327812,6,1350,940,115,327814,6,1351,
1350,228,327808,6,1352,1348,1351,327876,6,1358,1352,57,327829,60,1359,996,1358,327761,6,1360,1359,1,327761,6,1361,
1359,0,327874,6,1364,1352,69,327808,6,1365,1004,1364,327808,6,1366,1365,1360,327760,7,1367,1361,1366,262268,15,1368,
1367,393281,85,1369,1368,84,84,393277,6,1370,1369,2,4,327831,60,1374,1370,1021,327761,6,1375,1374,0,327761,6,1376,
1374,1,327829,60,1382,1029,1375,327761,6,1383,1382,1,327761,6,1384,1382,0,327879,6,1385,1384,307,327808,6,1388,1037,
1376,327808,6,1389,1388,1383,327760,7,1390,1385,1389,262268,15,1391,1390,393281,85,1392,1391,84,84,393277,6,1393,1392,
2,4,327879,6,1394,1384,93,327812,6,1395,1394,228,327808,6,1399,1395,1052,327874,6,1400,1393,1399,327879,6,1403,1400,
1056,327856,100,1404,1403,575,196855,1409,0,262394,1404,1406,1405,131320,1405,131321,1409,131320,1406,327808,6,1407,
1352,65,458764,6,1408,1,41,1331,1407,131321,1409,131320,1409,458997,6,1410,1408,1406,1331,1405,196855,1414,0,262394,
1404,1413,1411,131320,1411,458764,6,1412,1,38,1336,1352,131321,1414,131320,1413,131321,1414,131320,1414,458997,6,1415,
1336,1413,1412,1411,327812,6,1426,935,1715,327808,6,1427,1132,1426,327812,6,1429,940,1715,327814,6,1430,1429,228,
327808,6,1431,1427,1430,327876,6,1437,1431,57,327829,60,1438,996,1437,327761,6,1439,1438,1,327761,6,1440,1438,0,
327874,6,1443,1431,69,327808,6,1444,1004,1443,327808,6,1445,1444,1439,327760,7,1446,1440,1445,262268,15,1447,1446,
393281,85,1448,1447,84,84,393277,6,1449,1448,2,4,327831,60,1453,1449,1021,327761,6,1454,1453,0,327761,6,1455,1453,1,
327829,60,1461,1029,1454,327761,6,1462,1461,1,327761,6,1463,1461,0,327879,6,1464,1463,307,327808,6,1467,1037,1455,
327808,6,1468,1467,1462,327760,7,1469,1464,1468,262268,15,1470,1469,393281,85,1471,1470,84,84,393277,6,1472,1471,2,4,
327879,6,1473,1463,93,327812,6,1474,1473,228,327808,6,1478,1474,1052,327874,6,1479,1472,1478,327879,6,1482,1479,1056,
327856,100,1483,1482,575,196855,1488,0,262394,1483,1485,1484,131320,1484,131321,1488,131320,1485,327808,6,1486,1431,
65,458764,6,1487,1,41,1410,1486,131321,1488,131320,1488,458997,6,1489,1487,1485,1410,1484,196855,1493,0,262394,1483,
1492,1490,131320,1490,458764,6,1491,1,38,1415,1431,131321,1493,131320,1492,131321,1493,131320,1493,458997,6,1494,1415,
1492,1491,1490,327812,6,1505,935,1716,327808,6,1506,1132,1505,327812,6,1508,940,1716,327814,6,1509,1508,228,327808,6,
1510,1506,1509,327876,6,1516,1510,57,327829,60,1517,996,1516,327761,6,1518,1517,1,327761,6,1519,1517,0,327874,6,1522,
1510,69,327808,6,1523,1004,1522,327808,6,1524,1523,1518,327760,7,1525,1519,1524,262268,15,1526,1525,393281,85,1527,
1526,84,84,393277,6,1528,1527,2,4,327831,60,1532,1528,1021,327761,6,1533,1532,0,327761,6,1534,1532,1,327829,60,1540,
1029,1533,327761,6,1541,1540,1,327761,6,1542,1540,0,327879,6,1543,1542,307,327808,6,1546,1037,1534,327808,6,1547,1546,
1541,327760,7,1548,1543,1547,262268,15,1549,1548,393281,85,1550,1549,84,84,393277,6,1551,1550,2,4,327879,6,1552,1542,
93,327812,6,1553,1552,228,327808,6,1557,1553,1052,327874,6,1558,1551,1557,327879,6,1561,1558,1056,327856,100,1562,
1561,575,196855,1567,0,262394,1562,1564,1563,131320,1563,131321,1567,131320,1564,327808,6,1565,1510,65,458764,6,1566,
1,41,1489,1565,131321,1567,131320,1567,458997,6,1568,1566,1564,1489,1563,196855,1572,0,262394,1562,1571,1569,131320,
1569,458764,6,1570,1,38,1494,1510,131321,1572,131320,1571,131321,1572,131320,1572,458997,6,1573,1494,1571,1570,1569,
327812,6,1584,935,1717,327808,6,1585,1132,1584,327812,6,1587,940,1717,327814,6,1588,1587,228,327808,6,1589,1585,1588,
327876,6,1595,1589,57,327829,60,1596,996,1595,327761,6,1597,1596,1,327761,6,1598,1596,0,327874,6,1601,1589,69,327808,
6,1602,1004,1601,327808,6,1603,1602,1597,327760,7,1604,1598,1603,262268,15,1605,1604,393281,85,1606,1605,84,84,393277,
6,1607,1606,2,4,327831,60,1611,1607,1021,327761,6,1612,1611,0,327761,6,1613,1611,1,327829,60,1619,1029,1612,327761,6,
1620,1619,1,327761,6,1621,1619,0,327879,6,1622,1621,307,327808,6,1625,1037,1613,327808,6,1626,1625,1620,327760,7,1627,
1622,1626,262268,15,1628,1627,393281,85,1629,1628,84,84,393277,6,1630,1629,2,4,327879,6,1631,1621,93,327812,6,1632,
1631,228,327808,6,1636,1632,1052,327874,6,1637,1630,1636,327879,6,1640,1637,1056,327856,100,1641,1640,575,196855,1646,
0,262394,1641,1643,1642,131320,1642,131321,1646,131320,1643,327808,6,1644,1589,65,458764,6,1645,1,41,1568,1644,131321,
1646,131320,1646,458997,6,1647,1645,1643,1568,1642,196855,1651,0,262394,1641,1650,1648,131320,1648,458764,6,1649,1,38,
1573,1589,131321,1651,131320,1650,131321,1651,131320,1651,458997,6,1652,1573,1650,1649,1648,131321,977,131320,977,
131321,917,131320,978,327745,120,587,584,565,196670,587,1132,262368,92,92,122,327858,100,591,575,893,327856,100,593,
565,572,327847,100,594,591,593,196855,596,0,262394,594,595,596,131320,595,393281,362,597,281,84,361,262205,275,598,
597,327808,6,600,124,575,393281,85,602,598,84,600,327742,602,1132,2,4,131321,596,131320,596,327847,100,609,894,593,
196855,611,0,262394,609,610,611,131320,610,393281,283,613,281,84,612,262205,6,614,613,327812,6,616,575,93,327808,6,
617,614,616,327808,6,619,565,65,327745,120,620,584,619,262205,6,621,620,327810,6,623,621,1132,393281,283,1062,281,84,
337,262205,6,1063,1062,327814,6,1064,623,1063,327817,6,1068,623,1063,327851,100,1069,1068,52,393385,6,1070,1069,65,52,
327808,6,1071,1064,1070,393281,283,1073,281,84,350,262205,6,1074,1073,327814,6,1075,1071,1074,327817,6,1079,1071,1074,
327851,100,1080,1079,52,393385,6,1081,1080,65,52,327808,6,1082,1075,1081,393281,362,1083,281,84,361,262205,275,1084,
1083,458764,6,1089,1,38,1071,1074,393281,85,1090,1084,84,617,327742,1090,1089,2,4,327808,6,1094,617,65,458764,6,1096,
1,41,1082,65,393281,85,1097,1084,84,1094,327742,1097,1096,2,4,327808,6,1101,617,92,393281,85,1102,1084,84,1101,327742,
1102,65,2,4,131321,611,131320,611,65789,65592,
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
