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
#define RAYSORT_SHADER_DIGEST "28c95ee8e2c30af13080c1a93f4224adb9fec0e8c58f098097bd6842bceb470e"
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
#define RAYSORT_CONSTANT_THREADS 0    /* of a workgroup of the scatter kernel: 128 or 256 */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_SEGMENT 16     /* entries a thread of a sort tile */
#define RAYSORT_MAX_CHUNKS 2112 /* columns of a table */
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
  RAYSORT_UINT tile;        /* entries a tile; a chunk is a whole number of tiles */
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
  uint32_t sortTile;           /* entries a tile of the sort, at most: 4096, or 2048 on devices that are small */
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
  RAYSORT_PIPELINE_COUNT,                                                       /* + 2 * source, + 1 for 8 bits */
  RAYSORT_PIPELINE_SCATTER = RAYSORT_PIPELINE_COUNT + 2 * RAYSORT_SOURCE_COUNT, /* + classes * source + class */
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
  uint32_t sortThreads; /* of the scatter kernel with digits of 8 bits: 256, or 128 */
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

/* Workgroups of 128 threads are the faster ones, but their tiles of 2048 entries make runs of 8 with 256 digits. */
static uint32_t raysort_scatterThreads(RaysortContext context, uint32_t digitClass)
{
  return raysort_digitBits[digitClass] == 8 ? context->sortThreads : RAYSORT_THREADS;
}

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
  uint32_t source, digitClass;

  constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
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
    source = (index - RAYSORT_PIPELINE_COUNT) / 2;
    digitClass = (index - RAYSORT_PIPELINE_COUNT) % 2 + 2;
  }
  else
  {
    *shader = RAYSORT_SHADER_SORT_SCATTER;
    source = (index - RAYSORT_PIPELINE_SCATTER) / RAYSORT_DIGIT_CLASSES;
    digitClass = (index - RAYSORT_PIPELINE_SCATTER) % RAYSORT_DIGIT_CLASSES;
    constants[RAYSORT_CONSTANT_THREADS] = raysort_scatterThreads(context, digitClass);
  }
  constants[RAYSORT_CONSTANT_SOURCE] = source;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  return sort && (source != RAYSORT_SOURCE_UINT64 || digitClass == RAYSORT_DIGIT_CLASSES - 1);
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

/* More tiles of 2048 entries than that are taken two and more to a chunk. */
#define RAYSORT_ONE_TILE_CHUNKS 528u

/* Columns of a table, and workgroups to record: one for every chunk there may be, at most `most`, a multiple of 4. The
 * kernels derive the chunks from this number and the live count; a workgroup without a chunk does nothing. Few chunks
 * should all run at a time, for a second wave that is not full costs as much as the first: measured on 132
 * multiprocessors, 2 Mi entries in chunks of one tile took 1.3 times as long as in chunks of two. */
static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && (uint64_t)tiles * tile > RAYSORT_ONE_TILE_CHUNKS * 2048u)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 3) & ~3u : 4;
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
  table->rowStride = raysort_columns(info->count, RAYSORT_SCAN_TILE, RAYSORT_MAX_CHUNKS);
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
  raysort_beginPass(plan, &pass, "scan downsweep", RAYSORT_PIPELINE_DOWNSWEEP, table->rowStride);
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
  raysort_beginPass(&plan, &pass, "scan reduce", RAYSORT_PIPELINE_REDUCE, table.rowStride);
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
  uint32_t digitClass; /* index of raysort_digitBits */
  uint32_t tile;       /* entries */
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

/* What follows from the number of digits: the class, from the given one on; the tile; the chunks; and the table, whose
 * rows are the digits and `more`. Measured at 8 to 33 Mi entries: where pairs are moved, and memory sets the pace, the
 * most chunks are the faster; where it is the map alone, half as many or, with digits of 8 bits, a quarter. */
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit)
{
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_scatterThreads(context, digit->digitClass) * RAYSORT_SEGMENT;
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(
      maxCount, digit->tile, movesPairs ? RAYSORT_MAX_CHUNKS : RAYSORT_MAX_CHUNKS / 2 * 2048u / digit->tile);
}

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
  raysort_beginPass(plan, &pass, name, pipeline, digit->table.rowStride);
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
  push.tile = digit->tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
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
                    RAYSORT_PIPELINE_SCATTER + source->kind * RAYSORT_DIGIT_CLASSES + digit->digitClass,
                    digit->table.rowStride);
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
static void raysort_chooseDigits(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort)
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
  raysort_layoutDigit(context, info->maxCount, 2 + statistic, sort->digitCount == 2, &sort->digits[0]);
  if (sort->digitCount == 2)
    raysort_layoutDigit(context, info->maxCount, 2, 1, &sort->digits[1]);
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
  raysort_planCount(plan, "sort count", RAYSORT_PIPELINE_COUNT + source->kind * 2 + digit->digitClass / 3, source,
                    digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  raysort_planRows(plan, "sort rows", scratch, &digit->table, source->live, source->liveOffset, source->maxCount,
                   digit->tile, 0);
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
    digit->digitClass = info->keyType == RAYSORT_KEY_UINT64 ? RAYSORT_DIGIT_CLASSES - 1 : 0;
    raysort_layoutDigit(context, info->maxCount, 0, 1, digit);
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
119734787,66816,524299,3189,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,143,148,177,227,248,333,384,422,625,393232,4,17,128,1,1,262215,143,11,29,327752,375,0,35,0,327752,375,
1,35,8,327752,375,2,35,16,327752,375,3,35,24,327752,375,4,35,28,327752,375,5,35,32,327752,375,6,35,36,262215,376,6,4,
327752,377,0,35,0,196679,377,2,262215,378,6,4,262216,379,0,25,327752,379,0,35,0,196679,379,2,262215,380,6,4,262216,
381,0,24,327752,381,0,35,0,196679,381,2,327752,382,0,35,0,196679,382,2,262215,422,11,26,262216,486,0,24,327752,486,0,
35,0,196679,486,2,262215,625,11,24,262215,633,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262167,23,6,4,
262187,6,46,0,262165,50,32,1,262187,50,51,2,262174,54,6,6,262187,6,59,1,262187,50,63,30,262187,50,92,0,262187,50,100,
1,131092,104,458796,23,126,46,46,46,46,262187,6,128,2,262187,6,129,3,458796,23,130,46,59,128,129,262167,136,104,4,
262176,142,1,6,262203,142,143,1,262187,6,145,32,262172,146,23,145,262176,147,4,146,262203,147,148,4,262187,6,150,4,
262176,155,4,6,262187,6,157,264,262187,6,159,16,262176,166,4,23,262172,175,23,150,262176,176,4,175,262203,176,177,4,
262203,176,227,4,262203,155,248,4,262187,6,262,8,262187,6,330,128,262172,331,7,330,262176,332,4,331,262203,332,333,4,
262176,336,4,7,262187,6,339,64,196647,372,5349,196647,373,5349,196647,374,5349,589854,375,372,373,374,6,6,6,6,196637,
376,6,196638,377,376,262176,372,5349,377,196637,378,6,196638,379,378,262176,373,5349,379,196637,380,6,196638,381,380,
262176,374,5349,381,196638,382,375,262176,383,9,382,262203,383,384,9,262187,50,385,3,262176,386,9,6,262187,50,389,4,
262187,6,392,256,262176,398,9,374,262176,401,5349,6,262187,50,406,6,262187,50,407,5,262167,420,6,3,262176,421,1,420,
262203,421,422,1,262187,6,427,512,262187,6,452,5,262176,474,9,372,196647,485,5349,196638,486,23,262176,485,5349,486,
262176,488,5349,23,262187,6,605,1024,262176,617,9,373,262203,421,625,1,393260,420,633,330,59,59,458796,23,1089,150,
150,150,150,262187,6,2540,511,262187,6,2541,12,262187,6,2542,6,262187,6,2543,7,262187,6,2544,9,262187,6,2545,10,
262187,6,2546,11,262187,6,2547,13,262187,6,2548,14,262187,6,2549,15,262187,6,2550,17,262187,6,2551,18,262187,6,2552,
19,458796,23,2553,262,262,262,262,458796,23,2554,2541,2541,2541,2541,327734,2,4,0,3,131320,5,393281,386,387,384,92,
385,262205,6,388,387,393281,386,390,384,92,389,262205,6,391,390,327879,6,393,391,392,327851,104,394,393,46,196855,396,
0,262394,394,395,396,131320,395,393281,398,399,384,92,51,262205,374,400,399,393281,401,402,400,92,92,393277,6,403,402,
2,4,458764,6,404,1,38,388,403,131321,396,131320,396,458997,6,974,388,5,404,395,393281,386,411,384,92,406,262205,6,412,
411,393281,386,414,384,92,407,262205,6,415,414,327808,6,643,974,412,327810,6,644,643,59,327814,6,646,644,412,327808,6,
649,646,415,327810,6,650,649,59,327814,6,652,650,415,458764,6,653,1,41,59,652,327808,6,659,646,653,327810,6,660,659,
59,327814,6,662,660,653,327745,142,423,422,46,262205,6,424,423,327808,6,429,662,2540,327814,6,430,429,427,262205,6,
432,143,327812,6,434,432,430,327812,6,435,434,150,327812,6,440,424,415,327808,6,442,440,435,327856,104,461,46,430,
196855,463,0,262394,461,462,463,131320,462,327856,104,469,435,662,131321,463,131320,463,458997,104,470,461,396,469,
462,196855,472,0,262394,470,471,472,131320,471,393281,474,475,384,92,92,262205,372,476,475,262268,7,477,476,327761,6,
690,477,0,327876,6,692,442,51,327829,54,693,690,692,327761,6,694,693,1,327761,6,695,693,0,327761,6,698,477,1,327874,6,
700,442,63,327808,6,701,698,700,327808,6,703,701,694,327760,7,704,695,703,262268,485,487,704,327745,488,489,487,92,
393277,23,490,489,2,16,131321,472,131320,472,458997,23,2860,126,463,490,471,327856,104,2394,59,430,196855,2399,0,
262394,2394,2395,2399,131320,2395,327808,6,2397,435,150,327856,104,2398,2397,662,131321,2399,131320,2399,458997,104,
2400,2394,472,2398,2395,196855,2423,0,262394,2400,2401,2423,131320,2401,393281,474,2402,384,92,92,262205,372,2403,
2402,262268,7,2404,2403,327808,6,2406,442,150,327761,6,2408,2404,0,327876,6,2409,2406,51,327829,54,2410,2408,2409,
327761,6,2411,2410,1,327761,6,2412,2410,0,327761,6,2414,2404,1,327874,6,2415,2406,63,327808,6,2416,2414,2415,327808,6,
2417,2416,2411,327760,7,2418,2412,2417,262268,485,2419,2418,327745,488,2420,2419,92,393277,23,2421,2420,2,16,131321,
2423,131320,2423,458997,23,2890,126,2399,2421,2401,327856,104,2432,128,430,196855,2437,0,262394,2432,2433,2437,131320,
2433,327808,6,2435,435,262,327856,104,2436,2435,662,131321,2437,131320,2437,458997,104,2438,2432,2423,2436,2433,
196855,2461,0,262394,2438,2439,2461,131320,2439,393281,474,2440,384,92,92,262205,372,2441,2440,262268,7,2442,2441,
327808,6,2444,442,262,327761,6,2446,2442,0,327876,6,2447,2444,51,327829,54,2448,2446,2447,327761,6,2449,2448,1,327761,
6,2450,2448,0,327761,6,2452,2442,1,327874,6,2453,2444,63,327808,6,2454,2452,2453,327808,6,2455,2454,2449,327760,7,
2456,2450,2455,262268,485,2457,2456,327745,488,2458,2457,92,393277,23,2459,2458,2,16,131321,2461,131320,2461,458997,
23,2912,126,2437,2459,2439,327856,104,2470,129,430,196855,2475,0,262394,2470,2471,2475,131320,2471,327808,6,2473,435,
2541,327856,104,2474,2473,662,131321,2475,131320,2475,458997,104,2476,2470,2461,2474,2471,196855,2499,0,262394,2476,
2477,2499,131320,2477,393281,474,2478,384,92,92,262205,372,2479,2478,262268,7,2480,2479,327808,6,2482,442,2541,327761,
6,2484,2480,0,327876,6,2485,2482,51,327829,54,2486,2484,2485,327761,6,2487,2486,1,327761,6,2488,2486,0,327761,6,2490,
2480,1,327874,6,2491,2482,63,327808,6,2492,2490,2491,327808,6,2493,2492,2487,327760,7,2494,2488,2493,262268,485,2495,
2494,327745,488,2496,2495,92,393277,23,2497,2496,2,16,131321,2499,131320,2499,458997,23,2936,126,2475,2497,2477,
327856,104,2508,150,430,196855,2513,0,262394,2508,2509,2513,131320,2509,327808,6,2511,435,159,327856,104,2512,2511,
662,131321,2513,131320,2513,458997,104,2514,2508,2499,2512,2509,196855,2537,0,262394,2514,2515,2537,131320,2515,
393281,474,2516,384,92,92,262205,372,2517,2516,262268,7,2518,2517,327808,6,2520,442,159,327761,6,2522,2518,0,327876,6,
2523,2520,51,327829,54,2524,2522,2523,327761,6,2525,2524,1,327761,6,2526,2524,0,327761,6,2528,2518,1,327874,6,2529,
2520,63,327808,6,2530,2528,2529,327808,6,2531,2530,2525,327760,7,2532,2526,2531,262268,485,2533,2532,327745,488,2534,
2533,92,393277,23,2535,2534,2,16,131321,2537,131320,2537,458997,23,2962,126,2513,2535,2515,327856,104,519,435,662,
196855,522,0,262394,519,521,527,131320,521,327761,6,526,2860,0,131321,522,131320,527,131321,522,131320,522,458997,6,
1049,526,521,46,527,327829,54,713,46,1049,327761,6,714,713,1,327761,6,715,713,0,327808,6,1687,435,59,327856,104,1688,
1687,662,196855,1693,0,262394,1688,1690,1689,131320,1689,131321,1693,131320,1690,327761,6,1692,2860,1,131321,1693,
131320,1693,458997,6,1694,1692,1690,46,1689,327829,54,1704,715,1694,327761,6,1705,1704,1,327761,6,1706,1704,0,327808,
6,1712,714,1705,327808,6,1723,435,128,327856,104,1724,1723,662,196855,1729,0,262394,1724,1726,1725,131320,1725,131321,
1729,131320,1726,327761,6,1728,2860,2,131321,1729,131320,1729,458997,6,1730,1728,1726,46,1725,327829,54,1740,1706,
1730,327761,6,1741,1740,1,327761,6,1742,1740,0,327808,6,1748,1712,1741,327808,6,1759,435,129,327856,104,1760,1759,662,
196855,1765,0,262394,1760,1762,1761,131320,1761,131321,1765,131320,1762,327761,6,1764,2860,3,131321,1765,131320,1765,
458997,6,1766,1764,1762,46,1761,327829,54,1776,1742,1766,327761,6,1777,1776,1,327761,6,1778,1776,0,327808,6,1784,1748,
1777,327808,6,1800,435,150,327856,104,1802,1800,662,196855,1807,0,262394,1802,1804,1803,131320,1803,131321,1807,
131320,1804,327761,6,1806,2890,0,131321,1807,131320,1807,458997,6,1808,1806,1804,46,1803,327829,54,1818,1778,1808,
327761,6,1819,1818,1,327761,6,1820,1818,0,327808,6,1826,1784,1819,327808,6,1836,435,452,327856,104,1837,1836,662,
196855,1842,0,262394,1837,1839,1838,131320,1838,131321,1842,131320,1839,327761,6,1841,2890,1,131321,1842,131320,1842,
458997,6,1843,1841,1839,46,1838,327829,54,1853,1820,1843,327761,6,1854,1853,1,327761,6,1855,1853,0,327808,6,1861,1826,
1854,327808,6,1871,435,2542,327856,104,1872,1871,662,196855,1877,0,262394,1872,1874,1873,131320,1873,131321,1877,
131320,1874,327761,6,1876,2890,2,131321,1877,131320,1877,458997,6,1878,1876,1874,46,1873,327829,54,1888,1855,1878,
327761,6,1889,1888,1,327761,6,1890,1888,0,327808,6,1896,1861,1889,327808,6,1906,435,2543,327856,104,1907,1906,662,
196855,1912,0,262394,1907,1909,1908,131320,1908,131321,1912,131320,1909,327761,6,1911,2890,3,131321,1912,131320,1912,
458997,6,1913,1911,1909,46,1908,327829,54,1923,1890,1913,327761,6,1924,1923,1,327761,6,1925,1923,0,327808,6,1931,1896,
1924,327808,6,1950,435,262,327856,104,1952,1950,662,196855,1957,0,262394,1952,1954,1953,131320,1953,131321,1957,
131320,1954,327761,6,1956,2912,0,131321,1957,131320,1957,458997,6,1958,1956,1954,46,1953,327829,54,1968,1925,1958,
327761,6,1969,1968,1,327761,6,1970,1968,0,327808,6,1976,1931,1969,327808,6,1986,435,2544,327856,104,1987,1986,662,
196855,1992,0,262394,1987,1989,1988,131320,1988,131321,1992,131320,1989,327761,6,1991,2912,1,131321,1992,131320,1992,
458997,6,1993,1991,1989,46,1988,327829,54,2003,1970,1993,327761,6,2004,2003,1,327761,6,2005,2003,0,327808,6,2011,1976,
2004,327808,6,2021,435,2545,327856,104,2022,2021,662,196855,2027,0,262394,2022,2024,2023,131320,2023,131321,2027,
131320,2024,327761,6,2026,2912,2,131321,2027,131320,2027,458997,6,2028,2026,2024,46,2023,327829,54,2038,2005,2028,
327761,6,2039,2038,1,327761,6,2040,2038,0,327808,6,2046,2011,2039,327808,6,2056,435,2546,327856,104,2057,2056,662,
196855,2062,0,262394,2057,2059,2058,131320,2058,131321,2062,131320,2059,327761,6,2061,2912,3,131321,2062,131320,2062,
458997,6,2063,2061,2059,46,2058,327829,54,2073,2040,2063,327761,6,2074,2073,1,327761,6,2075,2073,0,327808,6,2081,2046,
2074,327808,6,2100,435,2541,327856,104,2102,2100,662,196855,2107,0,262394,2102,2104,2103,131320,2103,131321,2107,
131320,2104,327761,6,2106,2936,0,131321,2107,131320,2107,458997,6,2108,2106,2104,46,2103,327829,54,2118,2075,2108,
327761,6,2119,2118,1,327761,6,2120,2118,0,327808,6,2126,2081,2119,327808,6,2136,435,2547,327856,104,2137,2136,662,
196855,2142,0,262394,2137,2139,2138,131320,2138,131321,2142,131320,2139,327761,6,2141,2936,1,131321,2142,131320,2142,
458997,6,2143,2141,2139,46,2138,327829,54,2153,2120,2143,327761,6,2154,2153,1,327761,6,2155,2153,0,327808,6,2161,2126,
2154,327808,6,2171,435,2548,327856,104,2172,2171,662,196855,2177,0,262394,2172,2174,2173,131320,2173,131321,2177,
131320,2174,327761,6,2176,2936,2,131321,2177,131320,2177,458997,6,2178,2176,2174,46,2173,327829,54,2188,2155,2178,
327761,6,2189,2188,1,327761,6,2190,2188,0,327808,6,2196,2161,2189,327808,6,2206,435,2549,327856,104,2207,2206,662,
196855,2212,0,262394,2207,2209,2208,131320,2208,131321,2212,131320,2209,327761,6,2211,2936,3,131321,2212,131320,2212,
458997,6,2213,2211,2209,46,2208,327829,54,2223,2190,2213,327761,6,2224,2223,1,327761,6,2225,2223,0,327808,6,2231,2196,
2224,327808,6,2250,435,159,327856,104,2252,2250,662,196855,2257,0,262394,2252,2254,2253,131320,2253,131321,2257,
131320,2254,327761,6,2256,2962,0,131321,2257,131320,2257,458997,6,2258,2256,2254,46,2253,327829,54,2268,2225,2258,
327761,6,2269,2268,1,327761,6,2270,2268,0,327808,6,2276,2231,2269,327808,6,2286,435,2550,327856,104,2287,2286,662,
196855,2292,0,262394,2287,2289,2288,131320,2288,131321,2292,131320,2289,327761,6,2291,2962,1,131321,2292,131320,2292,
458997,6,2293,2291,2289,46,2288,327829,54,2303,2270,2293,327761,6,2304,2303,1,327761,6,2305,2303,0,327808,6,2311,2276,
2304,327808,6,2321,435,2551,327856,104,2322,2321,662,196855,2327,0,262394,2322,2324,2323,131320,2323,131321,2327,
131320,2324,327761,6,2326,2962,2,131321,2327,131320,2327,458997,6,2328,2326,2324,46,2323,327829,54,2338,2305,2328,
327761,6,2339,2338,1,327761,6,2340,2338,0,327808,6,2346,2311,2339,327808,6,2356,435,2552,327856,104,2357,2356,662,
196855,2362,0,262394,2357,2359,2358,131320,2358,131321,2362,131320,2359,327761,6,2361,2962,3,131321,2362,131320,2362,
458997,6,2363,2361,2359,46,2358,327829,54,2373,2340,2363,327761,6,2374,2373,1,327761,6,2375,2373,0,327808,6,2381,2346,
2374,327760,7,2382,2375,2381,327814,6,744,432,150,327817,6,746,432,150,393281,155,748,148,744,746,196670,748,2375,
262368,128,128,157,327856,104,750,432,159,196855,778,0,262394,750,751,778,131320,751,327812,6,753,432,128,327745,166,
754,148,753,262205,23,755,754,327808,6,758,753,59,327745,166,759,148,758,262205,23,760,759,327808,23,761,755,760,
327761,6,767,761,0,327761,6,769,761,1,327808,6,770,767,769,327761,6,772,761,2,327808,6,773,770,772,327761,6,775,761,3,
327808,6,776,773,775,393281,155,777,177,744,746,196670,777,776,131321,778,131320,778,262368,128,128,157,196855,835,0,
262394,750,781,835,131320,781,327745,166,788,177,46,262205,23,789,788,458832,23,882,432,432,432,432,327856,136,883,
130,882,393385,23,884,883,789,126,327745,166,1628,177,59,262205,23,1629,1628,327808,23,1631,789,1629,327808,23,1634,
130,1089,327856,136,1636,1634,882,393385,23,1637,1636,1629,126,327808,23,1639,884,1637,327745,166,1647,177,128,262205,
23,1648,1647,327808,23,1650,1631,1648,327808,23,1653,130,2553,327856,136,1655,1653,882,393385,23,1656,1655,1648,126,
327808,23,1658,1639,1656,327745,166,1666,177,129,262205,23,1667,1666,327808,23,1669,1650,1667,327808,23,1672,130,2554,
327856,136,1674,1672,882,393385,23,1675,1674,1667,126,327808,23,1677,1658,1675,327761,6,809,1677,0,327761,6,811,1677,
1,327808,6,812,809,811,327761,6,814,1677,2,327808,6,815,812,814,327761,6,817,1677,3,327808,6,818,815,817,393281,155,
819,227,744,746,196670,819,818,327850,104,821,432,46,196855,834,0,262394,821,822,834,131320,822,327761,6,824,1669,0,
327761,6,826,1669,1,327808,6,827,824,826,327761,6,829,1669,2,327808,6,830,827,829,327761,6,832,1669,3,327808,6,833,
830,832,196670,248,833,131321,834,131320,834,131321,835,131320,835,262368,128,128,157,262205,6,836,248,327814,6,838,
432,262,327812,6,839,838,128,327817,6,841,432,262,327745,166,842,148,839,262205,23,843,842,458832,23,892,841,841,841,
841,327856,136,893,130,892,393385,23,894,893,843,126,327808,6,848,839,59,327745,166,851,148,848,262205,23,852,851,
327808,23,900,130,1089,327856,136,903,900,892,393385,23,904,903,852,126,327808,23,855,894,904,327814,6,857,432,145,
327817,6,860,838,150,393281,155,861,227,857,860,262205,6,862,861,327761,6,864,855,0,327808,6,865,862,864,327761,6,867,
855,1,327808,6,868,865,867,327761,6,870,855,2,327808,6,871,868,870,327761,6,873,855,3,327808,6,874,871,873,196855,571,
0,262394,461,570,571,131320,570,131321,571,131320,571,458997,104,580,461,835,519,570,196855,582,0,262394,580,581,582,
131320,581,393281,474,583,384,92,92,262205,372,584,583,393281,401,592,584,92,442,327742,592,874,2,4,131321,582,131320,
582,327808,6,598,874,1049,196855,1102,0,262394,461,1097,1102,131320,1097,131321,1102,131320,1102,458997,104,1103,461,
582,1688,1097,196855,1111,0,262394,1103,1104,1111,131320,1104,393281,474,1105,384,92,92,262205,372,1106,1105,327808,6,
1109,442,59,393281,401,1110,1106,92,1109,327742,1110,598,2,4,131321,1111,131320,1111,327808,6,1114,598,1694,196855,
1129,0,262394,461,1124,1129,131320,1124,131321,1129,131320,1129,458997,104,1130,461,1111,1724,1124,196855,1138,0,
262394,1130,1131,1138,131320,1131,393281,474,1132,384,92,92,262205,372,1133,1132,327808,6,1136,442,128,393281,401,
1137,1133,92,1136,327742,1137,1114,2,4,131321,1138,131320,1138,327808,6,1141,1114,1730,196855,1156,0,262394,461,1151,
1156,131320,1151,131321,1156,131320,1156,458997,104,1157,461,1138,1760,1151,196855,1165,0,262394,1157,1158,1165,
131320,1158,393281,474,1159,384,92,92,262205,372,1160,1159,327808,6,1163,442,129,393281,401,1164,1160,92,1163,327742,
1164,1141,2,4,131321,1165,131320,1165,327808,6,1168,1141,1766,196855,1191,0,262394,2394,1186,1191,131320,1186,131321,
1191,131320,1191,458997,104,1192,2394,1165,1802,1186,196855,1200,0,262394,1192,1193,1200,131320,1193,393281,474,1194,
384,92,92,262205,372,1195,1194,327808,6,1197,442,150,393281,401,1199,1195,92,1197,327742,1199,1168,2,4,131321,1200,
131320,1200,327808,6,1203,1168,1808,196855,1216,0,262394,2394,1211,1216,131320,1211,131321,1216,131320,1216,458997,
104,1217,2394,1200,1837,1211,196855,1225,0,262394,1217,1218,1225,131320,1218,393281,474,1219,384,92,92,262205,372,
1220,1219,327808,6,1223,442,452,393281,401,1224,1220,92,1223,327742,1224,1203,2,4,131321,1225,131320,1225,327808,6,
1228,1203,1843,196855,1241,0,262394,2394,1236,1241,131320,1236,131321,1241,131320,1241,458997,104,1242,2394,1225,1872,
1236,196855,1250,0,262394,1242,1243,1250,131320,1243,393281,474,1244,384,92,92,262205,372,1245,1244,327808,6,1248,442,
2542,393281,401,1249,1245,92,1248,327742,1249,1228,2,4,131321,1250,131320,1250,327808,6,1253,1228,1878,196855,1266,0,
262394,2394,1261,1266,131320,1261,131321,1266,131320,1266,458997,104,1267,2394,1250,1907,1261,196855,1275,0,262394,
1267,1268,1275,131320,1268,393281,474,1269,384,92,92,262205,372,1270,1269,327808,6,1273,442,2543,393281,401,1274,1270,
92,1273,327742,1274,1253,2,4,131321,1275,131320,1275,327808,6,1278,1253,1913,196855,1304,0,262394,2432,1299,1304,
131320,1299,131321,1304,131320,1304,458997,104,1305,2432,1275,1952,1299,196855,1313,0,262394,1305,1306,1313,131320,
1306,393281,474,1307,384,92,92,262205,372,1308,1307,327808,6,1310,442,262,393281,401,1312,1308,92,1310,327742,1312,
1278,2,4,131321,1313,131320,1313,327808,6,1316,1278,1958,196855,1329,0,262394,2432,1324,1329,131320,1324,131321,1329,
131320,1329,458997,104,1330,2432,1313,1987,1324,196855,1338,0,262394,1330,1331,1338,131320,1331,393281,474,1332,384,
92,92,262205,372,1333,1332,327808,6,1336,442,2544,393281,401,1337,1333,92,1336,327742,1337,1316,2,4,131321,1338,
131320,1338,327808,6,1341,1316,1993,196855,1354,0,262394,2432,1349,1354,131320,1349,131321,1354,131320,1354,458997,
104,1355,2432,1338,2022,1349,196855,1363,0,262394,1355,1356,1363,131320,1356,393281,474,1357,384,92,92,262205,372,
1358,1357,327808,6,1361,442,2545,393281,401,1362,1358,92,1361,327742,1362,1341,2,4,131321,1363,131320,1363,327808,6,
1366,1341,2028,196855,1379,0,262394,2432,1374,1379,131320,1374,131321,1379,131320,1379,458997,104,1380,2432,1363,2057,
1374,196855,1388,0,262394,1380,1381,1388,131320,1381,393281,474,1382,384,92,92,262205,372,1383,1382,327808,6,1386,442,
2546,393281,401,1387,1383,92,1386,327742,1387,1366,2,4,131321,1388,131320,1388,327808,6,1391,1366,2063,196855,1417,0,
262394,2470,1412,1417,131320,1412,131321,1417,131320,1417,458997,104,1418,2470,1388,2102,1412,196855,1426,0,262394,
1418,1419,1426,131320,1419,393281,474,1420,384,92,92,262205,372,1421,1420,327808,6,1423,442,2541,393281,401,1425,1421,
92,1423,327742,1425,1391,2,4,131321,1426,131320,1426,327808,6,1429,1391,2108,196855,1442,0,262394,2470,1437,1442,
131320,1437,131321,1442,131320,1442,458997,104,1443,2470,1426,2137,1437,196855,1451,0,262394,1443,1444,1451,131320,
1444,393281,474,1445,384,92,92,262205,372,1446,1445,327808,6,1449,442,2547,393281,401,1450,1446,92,1449,327742,1450,
1429,2,4,131321,1451,131320,1451,327808,6,1454,1429,2143,196855,1467,0,262394,2470,1462,1467,131320,1462,131321,1467,
131320,1467,458997,104,1468,2470,1451,2172,1462,196855,1476,0,262394,1468,1469,1476,131320,1469,393281,474,1470,384,
92,92,262205,372,1471,1470,327808,6,1474,442,2548,393281,401,1475,1471,92,1474,327742,1475,1454,2,4,131321,1476,
131320,1476,327808,6,1479,1454,2178,196855,1492,0,262394,2470,1487,1492,131320,1487,131321,1492,131320,1492,458997,
104,1493,2470,1476,2207,1487,196855,1501,0,262394,1493,1494,1501,131320,1494,393281,474,1495,384,92,92,262205,372,
1496,1495,327808,6,1499,442,2549,393281,401,1500,1496,92,1499,327742,1500,1479,2,4,131321,1501,131320,1501,327808,6,
1504,1479,2213,196855,1530,0,262394,2508,1525,1530,131320,1525,131321,1530,131320,1530,458997,104,1531,2508,1501,2252,
1525,196855,1539,0,262394,1531,1532,1539,131320,1532,393281,474,1533,384,92,92,262205,372,1534,1533,327808,6,1536,442,
159,393281,401,1538,1534,92,1536,327742,1538,1504,2,4,131321,1539,131320,1539,327808,6,1542,1504,2258,196855,1555,0,
262394,2508,1550,1555,131320,1550,131321,1555,131320,1555,458997,104,1556,2508,1539,2287,1550,196855,1564,0,262394,
1556,1557,1564,131320,1557,393281,474,1558,384,92,92,262205,372,1559,1558,327808,6,1562,442,2550,393281,401,1563,1559,
92,1562,327742,1563,1542,2,4,131321,1564,131320,1564,327808,6,1567,1542,2293,196855,1580,0,262394,2508,1575,1580,
131320,1575,131321,1580,131320,1580,458997,104,1581,2508,1564,2322,1575,196855,1589,0,262394,1581,1582,1589,131320,
1582,393281,474,1583,384,92,92,262205,372,1584,1583,327808,6,1587,442,2551,393281,401,1588,1584,92,1587,327742,1588,
1567,2,4,131321,1589,131320,1589,327808,6,1592,1567,2328,196855,1605,0,262394,2508,1600,1605,131320,1600,131321,1605,
131320,1605,458997,104,1606,2508,1589,2357,1600,196855,1614,0,262394,1606,1607,1614,131320,1607,393281,474,1608,384,
92,92,262205,372,1609,1608,327808,6,1612,442,2552,393281,401,1613,1609,92,1612,327742,1613,1592,2,4,131321,1614,
131320,1614,327879,6,606,391,605,327851,104,607,606,46,196855,609,0,262394,607,608,609,131320,608,327745,336,914,333,
432,196670,914,2382,131321,915,131320,915,458997,6,987,339,608,938,936,327852,104,918,987,46,262390,939,936,0,262394,
918,919,939,131320,919,262368,128,128,157,327856,104,922,432,987,196855,935,0,262394,922,923,935,131320,923,327808,6,
928,432,987,262205,7,930,914,327745,336,931,333,928,262205,7,932,931,327761,6,947,930,0,327761,6,949,932,0,327829,54,
950,947,949,327761,6,951,950,1,327761,6,952,950,0,327761,6,955,930,1,327761,6,957,932,1,327808,6,958,955,957,327808,6,
960,958,951,327760,7,961,952,960,196670,914,961,131321,935,131320,935,131321,936,131320,936,327874,6,938,987,100,
131321,915,131320,939,262368,128,128,157,327745,336,940,333,92,262205,7,941,940,131321,609,131320,609,458997,7,3188,
2382,1614,941,939,327850,104,614,432,46,196855,616,0,262394,614,615,616,131320,615,393281,617,618,384,92,100,262205,
373,619,618,393281,401,622,619,92,424,327742,622,836,2,4,327745,142,626,625,46,262205,6,627,626,327808,6,629,627,424,
327761,6,631,3188,1,393281,401,632,619,92,629,327742,632,631,2,4,131321,616,131320,616,65789,65592,
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
119734787,66816,524299,2163,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,202,494,511,790,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,262215,
75,1,1,327752,197,0,35,0,327752,197,1,35,8,327752,197,2,35,16,327752,197,3,35,24,327752,197,4,35,32,327752,197,5,35,
36,327752,197,6,35,40,327752,197,7,35,44,327752,197,8,35,48,327752,197,9,35,52,327752,197,10,35,56,327752,197,11,35,
60,327752,197,12,35,64,327752,197,13,35,68,327752,197,14,35,72,262215,198,6,4,262216,199,0,25,327752,199,0,35,0,
196679,199,2,327752,200,0,35,0,196679,200,2,262216,485,0,24,327752,485,0,35,0,196679,485,2,262215,494,11,29,262215,
504,1,2,262215,790,11,26,262215,837,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,262167,50,6,4,262176,51,7,50,262194,6,75,4,262187,6,76,2,131092,77,393268,
77,78,170,75,76,262187,6,79,4,458804,6,80,169,78,79,76,262172,81,50,80,262176,82,7,81,262187,6,104,0,262165,108,32,1,
262187,108,109,2,262174,112,6,6,262187,6,117,1,262187,108,121,30,262187,108,136,0,262176,137,5349,6,262187,108,170,1,
196647,196,5349,1114142,197,15,15,15,196,6,6,6,6,6,6,6,6,6,6,6,196637,198,6,196638,199,198,262176,196,5349,199,196638,
200,197,262176,201,9,200,262203,201,202,9,262187,108,203,8,262176,204,9,6,262187,108,207,24,262187,108,210,9,262187,6,
219,65535,262176,227,9,15,262187,6,240,4294967292u,262187,6,254,3,262187,6,256,8,262187,108,268,5,262187,6,271,256,
262187,108,281,4,393268,77,291,170,75,254,393268,77,315,170,75,76,393268,77,330,170,75,79,262187,108,347,7,262187,6,
358,4294967295u,393268,77,363,170,75,104,262187,108,368,13,262187,108,376,10,262187,108,400,11,262187,6,407,31,393268,
77,410,170,75,254,262187,6,414,32,262187,108,442,12,262187,6,450,128,393268,77,451,170,75,104,262187,6,452,16,393268,
77,453,170,75,117,458804,6,454,169,453,256,79,458804,6,455,169,451,452,454,393268,6,456,134,450,455,196647,484,5349,
196638,485,50,262176,484,5349,485,262176,487,5349,50,262176,493,1,6,262203,493,494,1,262194,6,504,8,393268,77,505,170,
504,256,262187,6,506,2064,262187,6,507,1056,458804,6,508,169,505,506,507,262172,509,6,508,262176,510,4,509,262203,510,
511,4,262176,513,4,6,393268,77,579,176,75,254,262187,6,606,264,393268,6,634,132,80,450,393268,6,641,132,80,450,393268,
6,676,132,80,450,262187,108,754,3,262176,755,9,196,262187,108,759,6,262187,6,779,5,262187,108,787,14,262167,788,6,3,
262176,789,1,788,262203,789,790,1,393260,788,837,450,117,117,262187,6,2161,6,262187,6,2162,7,327734,2,4,0,3,131320,5,
262203,51,1187,7,262203,82,933,7,262203,82,934,7,262203,82,941,7,262203,82,942,7,393281,204,770,202,136,368,262205,6,
771,770,393281,204,772,202,136,268,262205,6,773,772,327879,6,774,773,117,327851,77,775,774,104,393385,6,776,775,76,
104,327808,6,777,771,776,327814,6,781,508,777,393228,108,782,1,75,781,262268,6,783,782,458764,6,784,1,38,779,783,
327879,6,864,773,271,327851,77,865,864,104,196855,877,0,262394,865,866,874,131320,866,393281,227,867,202,136,109,
262205,15,868,867,393281,137,869,868,136,136,393277,6,870,869,2,4,393281,204,871,202,136,281,262205,6,872,871,458764,
6,873,1,38,870,872,131321,877,131320,874,393281,204,875,202,136,281,262205,6,876,875,131321,877,131320,877,458997,6,
1735,873,866,876,874,393281,204,793,202,136,787,262205,6,794,793,393281,204,796,202,136,759,262205,6,797,796,327745,
493,799,790,104,262205,6,800,799,327808,6,888,1735,794,327810,6,889,888,117,327814,6,891,889,794,327808,6,894,891,797,
327810,6,895,894,117,327814,6,897,895,797,458764,6,898,1,41,117,897,327812,6,901,898,794,327808,6,904,891,898,327810,
6,905,904,117,327814,6,907,905,898,327856,77,912,800,907,196855,919,0,262394,912,913,917,131320,913,327812,6,916,800,
901,131321,919,131320,917,131321,919,131320,919,458997,6,1736,916,913,1735,917,327808,6,926,1736,901,458764,6,927,1,
38,1735,926,196855,808,0,262394,912,807,808,131320,807,327876,6,811,777,784,262205,6,954,494,196855,961,0,262394,579,
955,960,131320,955,327810,6,958,927,1736,327814,6,959,958,455,131321,961,131320,960,131321,961,131320,961,458997,6,
1744,959,955,104,960,327852,77,964,1744,104,196855,971,0,262394,964,965,971,131320,965,131321,1056,131320,1056,458997,
6,1747,104,965,1076,1060,327856,77,1059,1747,80,262390,1077,1060,1,262394,1059,1060,1077,131320,1060,327812,6,1065,
1747,450,327808,6,1066,954,1065,327810,6,1068,1744,117,458764,6,1069,1,38,1066,1068,327812,6,1070,1069,455,327808,6,
1071,1736,1070,393281,227,1082,202,136,136,262205,15,1083,1082,262268,7,1084,1083,327814,6,1086,1071,455,327812,6,
1087,1086,79,327761,6,1097,1084,0,327876,6,1099,1087,109,327829,112,1100,1097,1099,327761,6,1101,1100,1,327761,6,1102,
1100,0,327761,6,1105,1084,1,327874,6,1107,1087,121,327808,6,1108,1105,1107,327808,6,1110,1108,1101,327760,7,1111,1102,
1110,262268,484,1089,1111,327745,487,1090,1089,136,393277,50,1091,1090,2,16,327745,51,1073,934,1747,196670,1073,1091,
327808,6,1076,1747,170,131321,1056,131320,1077,262205,81,970,934,196670,933,970,131321,971,131320,971,131321,1115,
131320,1115,458997,6,1751,954,971,1125,1120,327856,77,1119,1751,811,262390,1126,1120,0,262394,1119,1120,1126,131320,
1120,327745,513,1122,511,1751,196670,1122,104,327808,6,1125,1751,450,131321,1115,131320,1126,262368,76,76,606,131321,
975,131320,975,458997,6,1756,954,1126,1031,1029,327856,77,979,1756,1744,262390,1032,1029,0,262394,979,980,1032,131320,
980,131321,981,131320,981,458997,6,1850,104,980,993,985,327856,77,984,1850,80,262390,994,985,1,262394,984,985,994,
131320,985,327745,51,988,933,1850,262205,50,989,988,327745,51,990,941,1850,196670,990,989,327808,6,993,1850,170,
131321,981,131320,994,327808,6,996,1756,634,327856,77,998,996,1744,196855,1006,0,262394,998,999,1006,131320,999,
327808,6,1001,1756,641,131321,1130,131320,1130,458997,6,1854,104,999,1150,1134,327856,77,1133,1854,80,262390,1151,
1134,1,262394,1133,1134,1151,131320,1134,327812,6,1139,1854,450,327808,6,1140,1001,1139,327810,6,1142,1744,117,458764,
6,1143,1,38,1140,1142,327812,6,1144,1143,455,327808,6,1145,1736,1144,393281,227,1156,202,136,136,262205,15,1157,1156,
262268,7,1158,1157,327814,6,1160,1145,455,327812,6,1161,1160,79,327761,6,1171,1158,0,327876,6,1173,1161,109,327829,
112,1174,1171,1173,327761,6,1175,1174,1,327761,6,1176,1174,0,327761,6,1179,1158,1,327874,6,1181,1161,121,327808,6,
1182,1179,1181,327808,6,1184,1182,1175,327760,7,1185,1176,1184,262268,484,1163,1185,327745,487,1164,1163,136,393277,
50,1165,1164,2,16,327745,51,1147,942,1854,196670,1147,1165,327808,6,1150,1854,170,131321,1130,131320,1151,262205,81,
1005,942,196670,933,1005,131321,1006,131320,1006,131321,1007,131320,1007,458997,6,1855,104,1006,1027,1025,327856,77,
1010,1855,80,262390,1028,1025,1,262394,1010,1011,1028,131320,1011,327812,6,1014,1855,450,327808,6,1015,1756,1014,
327856,77,1017,1015,1744,196855,1024,0,262394,1017,1018,1024,131320,1018,327745,51,1020,941,1855,262205,50,1021,1020,
131321,1192,131320,1192,458997,6,1866,104,1018,1205,1203,327856,77,1195,1866,455,262390,1206,1203,1,262394,1195,1196,
1206,131320,1196,196670,1187,1021,327812,6,1211,1866,456,327814,6,1212,1211,414,327745,9,1213,1187,1212,262205,6,1214,
1213,327879,6,1218,1211,407,393281,204,1219,202,136,203,262205,6,1220,1219,327874,6,1221,1220,207,327808,6,1222,1218,
1221,327874,6,1223,1214,1222,393281,204,1224,202,136,210,262205,6,1225,1224,327879,6,1226,1223,1225,327876,6,1232,117,
784,327810,6,1233,1232,117,327879,6,1234,954,1233,196855,1321,0,196859,104,1252,131320,1252,196855,1260,0,262394,363,
1253,1260,131320,1253,327808,6,1258,771,117,458764,6,1259,1,38,1226,1258,131321,1321,131320,1260,393281,204,1263,202,
136,376,262205,6,1264,1263,327852,77,1265,1226,1264,196855,1282,0,262394,1265,1266,1282,131320,1266,327808,6,1271,
1264,117,327850,77,1272,1226,1271,196855,1280,0,262394,1272,1273,1276,131320,1273,131321,1280,131320,1276,327808,6,
1279,771,117,131321,1280,131320,1280,458997,6,1874,771,1273,1279,1276,131321,1321,131320,1282,393281,204,1283,202,136,
400,262205,6,1284,1283,327879,6,1288,1284,407,327874,6,1289,1226,1288,196855,1316,0,262394,410,1290,1316,131320,1290,
327854,77,1292,1284,414,196855,1314,0,262394,1292,1293,1299,131320,1293,327810,6,1297,1284,414,327874,6,1298,104,1297,
131321,1314,131320,1299,327850,77,1301,1284,104,196855,1312,0,262394,1301,1302,1304,131320,1302,131321,1312,131320,
1304,327810,6,1309,414,1284,327876,6,1310,104,1309,327877,6,1311,1289,1310,131321,1312,131320,1312,458997,6,1871,1289,
1302,1311,1304,131321,1314,131320,1314,458997,6,1872,1298,1293,1871,1312,131321,1316,131320,1316,458997,6,1873,1289,
1282,1872,1314,393281,204,1318,202,136,442,262205,6,1319,1318,327879,6,1320,1873,1319,131321,1321,131320,1321,590069,
6,1875,1259,1253,1874,1280,1320,1316,327876,6,1238,1875,784,327808,6,1240,1238,1234,327745,513,1241,511,1240,458986,6,
1242,1241,117,104,117,131321,1203,131320,1203,327808,6,1205,1866,170,131321,1192,131320,1206,131321,1024,131320,1024,
131321,1025,131320,1025,327808,6,1027,1855,170,131321,1007,131320,1028,131321,1029,131320,1029,327808,6,1031,1756,676,
131321,975,131320,1032,327812,6,1035,1744,455,327808,6,1036,1736,1035,327808,6,1038,1036,954,131321,1039,131320,1039,
458997,6,1766,1038,1032,1051,1049,327856,77,1043,1766,927,262390,1052,1049,0,262394,1043,1044,1052,131320,1044,196855,
1391,0,196859,104,1340,131320,1340,196855,1357,0,262394,291,1341,1357,131320,1341,393281,227,1342,202,136,136,262205,
15,1343,1342,262268,7,1344,1343,327761,6,1398,1344,0,327876,6,1400,1766,109,327829,112,1401,1398,1400,327761,6,1402,
1401,1,327761,6,1403,1401,0,327761,6,1406,1344,1,327874,6,1408,1766,121,327808,6,1409,1406,1408,327808,6,1411,1409,
1402,327829,112,1421,1403,1400,327761,6,1422,1421,1,327761,6,1423,1421,0,327808,6,1429,1411,1408,327808,6,1431,1429,
1422,327760,7,1432,1423,1431,262268,15,1349,1432,393281,137,1351,1349,136,136,393277,6,1352,1351,2,4,393281,137,1354,
1349,136,170,393277,6,1355,1354,2,4,327760,7,1356,1352,1355,131321,1391,131320,1357,196855,1365,0,262394,315,1358,
1365,131320,1358,393281,227,1359,202,136,136,262205,15,1360,1359,262268,7,1438,1360,327761,6,1449,1438,0,327876,6,
1451,1766,109,327829,112,1452,1449,1451,327761,6,1453,1452,1,327761,6,1454,1452,0,327761,6,1457,1438,1,327874,6,1459,
1766,121,327808,6,1460,1457,1459,327808,6,1462,1460,1453,327760,7,1463,1454,1462,262268,15,1441,1463,393281,137,1442,
1441,136,136,393277,6,1443,1442,2,4,393281,204,1467,202,136,203,262205,6,1468,1467,327874,6,1469,1468,207,327874,6,
1470,1443,1469,393281,204,1471,202,136,210,262205,6,1472,1471,327879,6,1473,1470,1472,327760,7,1364,1473,104,131321,
1391,131320,1365,196855,1372,0,262394,330,1367,1372,131320,1367,327879,6,1370,773,79,327851,77,1371,1370,104,131321,
1372,131320,1372,458997,77,1373,330,1365,1371,1367,196855,1379,0,262394,1373,1374,1379,131320,1374,393281,227,1375,
202,136,170,262205,15,1376,1375,262268,7,1479,1376,327761,6,1490,1479,0,327876,6,1492,1766,109,327829,112,1493,1490,
1492,327761,6,1494,1493,1,327761,6,1495,1493,0,327761,6,1498,1479,1,327874,6,1500,1766,121,327808,6,1501,1498,1500,
327808,6,1503,1501,1494,327760,7,1504,1495,1503,262268,15,1482,1504,393281,137,1483,1482,136,136,393277,6,1484,1483,2,
4,131321,1379,131320,1379,458997,6,1812,1766,1372,1484,1374,393281,204,1381,202,136,347,262205,6,1382,1381,327856,77,
1383,1812,1382,196855,1388,0,262394,1383,1384,1387,131320,1384,393281,204,1513,202,136,203,262205,6,1514,1513,327879,
6,1515,1514,219,327831,112,1516,1812,1515,327761,6,1517,1516,0,327761,6,1518,1516,1,393281,227,1519,202,136,136,
262205,15,1520,1519,262268,7,1521,1520,327761,6,1523,1521,0,327829,112,1525,1523,1517,327761,6,1526,1525,1,327761,6,
1527,1525,0,327879,6,1529,1527,240,327761,6,1531,1521,1,327808,6,1533,1531,1518,327808,6,1535,1533,1526,327760,7,1536,
1529,1535,262268,15,1538,1536,393281,137,1539,1538,136,136,393277,6,1540,1539,2,4,327879,6,1542,1527,254,327812,6,
1543,1542,256,327874,6,1546,1514,207,327808,6,1547,1543,1546,327874,6,1548,1540,1547,393281,204,1549,202,136,210,
262205,6,1550,1549,327879,6,1551,1548,1550,131321,1388,131320,1387,131321,1388,131320,1388,458997,6,1814,1551,1384,
358,1387,327760,7,1390,1814,104,131321,1391,131320,1391,590069,7,1815,1356,1341,1364,1358,1390,1388,327876,6,1557,117,
784,327810,6,1558,1557,117,327879,6,1559,954,1558,196855,1646,0,196859,104,1577,131320,1577,196855,1585,0,262394,363,
1578,1585,131320,1578,327761,6,1580,1815,0,327808,6,1583,771,117,458764,6,1584,1,38,1580,1583,131321,1646,131320,1585,
327761,6,1587,1815,0,393281,204,1588,202,136,376,262205,6,1589,1588,327852,77,1590,1587,1589,196855,1607,0,262394,
1590,1591,1607,131320,1591,327808,6,1596,1589,117,327850,77,1597,1587,1596,196855,1605,0,262394,1597,1598,1601,131320,
1598,131321,1605,131320,1601,327808,6,1604,771,117,131321,1605,131320,1605,458997,6,1829,771,1598,1604,1601,131321,
1646,131320,1607,393281,204,1608,202,136,400,262205,6,1609,1608,327879,6,1613,1609,407,327874,6,1614,1587,1613,196855,
1641,0,262394,410,1615,1641,131320,1615,327854,77,1617,1609,414,196855,1639,0,262394,1617,1618,1624,131320,1618,
327761,6,1620,1815,1,327810,6,1622,1609,414,327874,6,1623,1620,1622,131321,1639,131320,1624,327850,77,1626,1609,104,
196855,1637,0,262394,1626,1627,1629,131320,1627,131321,1637,131320,1629,327761,6,1632,1815,1,327810,6,1634,414,1609,
327876,6,1635,1632,1634,327877,6,1636,1614,1635,131321,1637,131320,1637,458997,6,1826,1614,1627,1636,1629,131321,1639,
131320,1639,458997,6,1827,1623,1618,1826,1637,131321,1641,131320,1641,458997,6,1828,1614,1607,1827,1639,393281,204,
1643,202,136,442,262205,6,1644,1643,327879,6,1645,1828,1644,131321,1646,131320,1646,590069,6,1830,1584,1578,1829,1605,
1645,1641,327876,6,1563,1830,784,327808,6,1565,1563,1559,327745,513,1566,511,1565,458986,6,1567,1566,117,104,117,
131321,1049,131320,1049,327808,6,1051,1766,450,131321,1039,131320,1052,131321,808,131320,808,262368,76,76,606,196855,
828,0,262394,912,827,828,131320,827,327876,6,1655,117,784,262205,6,1656,494,131321,1657,131320,1657,458997,6,1794,
1656,827,1710,1708,327856,77,1661,1794,777,262390,1711,1708,0,262394,1661,1662,1711,131320,1662,131321,1663,131320,
1663,458997,6,1802,104,1662,2158,1668,458997,6,1796,104,1662,1696,1668,327856,77,1667,1796,1655,262390,1697,1668,0,
262394,1667,1668,1697,131320,1668,327876,6,1676,1794,784,327808,6,1681,1796,1794,327810,6,1683,1655,117,327879,6,1684,
1681,1683,327808,6,1685,1676,1684,327745,513,1686,511,1685,262205,6,1687,1686,327808,6,1689,1802,1687,327808,6,2049,
1796,117,327808,6,2050,2049,1794,327879,6,2052,2050,1683,327808,6,2053,1676,2052,327745,513,2054,511,2053,262205,6,
2055,2054,327808,6,2056,1689,2055,327808,6,2066,1796,76,327808,6,2067,2066,1794,327879,6,2069,2067,1683,327808,6,2070,
1676,2069,327745,513,2071,511,2070,262205,6,2072,2071,327808,6,2073,2056,2072,327808,6,2083,1796,254,327808,6,2084,
2083,1794,327879,6,2086,2084,1683,327808,6,2087,1676,2086,327745,513,2088,511,2087,262205,6,2089,2088,327808,6,2090,
2073,2089,327808,6,2100,1796,79,327808,6,2101,2100,1794,327879,6,2103,2101,1683,327808,6,2104,1676,2103,327745,513,
2105,511,2104,262205,6,2106,2105,327808,6,2107,2090,2106,327808,6,2117,1796,779,327808,6,2118,2117,1794,327879,6,2120,
2118,1683,327808,6,2121,1676,2120,327745,513,2122,511,2121,262205,6,2123,2122,327808,6,2124,2107,2123,327808,6,2134,
1796,2161,327808,6,2135,2134,1794,327879,6,2137,2135,1683,327808,6,2138,1676,2137,327745,513,2139,511,2138,262205,6,
2140,2139,327808,6,2141,2124,2140,327808,6,2151,1796,2162,327808,6,2152,2151,1794,327879,6,2154,2152,1683,327808,6,
2155,1676,2154,327745,513,2156,511,2155,262205,6,2157,2156,327808,6,2158,2141,2157,327808,6,1696,1796,256,131321,1663,
131320,1697,393281,755,1698,202,136,754,262205,196,1699,1698,327812,6,1703,1794,797,327808,6,1705,1703,800,393281,137,
1707,1699,136,1705,327742,1707,1802,2,4,131321,1708,131320,1708,327808,6,1710,1794,450,131321,1657,131320,1711,131321,
828,131320,828,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1803,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,
4,1852399981,0,177,182,211,282,349,533,601,657,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,262215,177,11,29,327752,344,0,35,0,327752,344,1,35,8,327752,344,2,35,16,327752,344,3,35,24,327752,344,4,
35,32,327752,344,5,35,36,327752,344,6,35,40,327752,344,7,35,44,327752,344,8,35,48,327752,344,9,35,52,327752,344,10,35,
72,262215,345,6,4,262216,346,0,25,327752,346,0,35,0,196679,346,2,327752,347,0,35,0,196679,347,2,262215,436,1,1,262215,
657,11,26,262215,701,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,32,6,4,131092,59,262187,6,69,0,262165,73,32,1,262187,73,74,2,262174,77,6,6,262187,6,82,1,
262187,73,86,30,262187,73,101,0,262176,102,5349,6,262187,73,135,1,262187,6,162,2,262187,6,163,3,262176,176,1,6,262203,
176,177,1,262187,6,179,32,262172,180,32,179,262176,181,4,180,262203,181,182,4,262187,6,184,4,262176,189,4,6,262187,6,
191,264,262187,6,193,16,262176,200,4,32,262172,209,32,184,262176,210,4,209,262203,210,211,4,262203,189,282,4,262187,6,
296,8,196647,343,5349,851998,344,15,15,15,343,6,6,6,6,6,6,6,196637,345,6,196638,346,345,262176,343,5349,346,196638,
347,344,262176,348,9,347,262203,348,349,9,262187,73,350,8,262176,351,9,6,262187,73,354,24,262187,73,357,9,262187,6,
366,65535,262176,374,9,15,262187,6,387,4294967292u,262187,73,413,5,262187,6,416,256,262187,73,426,4,262194,6,436,4,
393268,59,437,170,436,163,393268,59,461,170,436,162,393268,59,476,170,436,184,262187,73,493,7,262187,6,504,
4294967295u,262187,6,511,4294967264u,196650,59,515,262187,6,530,128,262172,531,6,530,262176,532,4,531,262203,532,533,
4,262187,6,589,255,262187,6,598,1024,262172,599,6,598,262176,600,4,599,262203,600,601,4,262187,73,654,6,262167,655,6,
3,262176,656,1,655,262203,656,657,1,262187,73,693,3,262176,694,9,343,393260,655,701,530,82,82,196609,6,1801,262187,6,
1802,10,327734,2,4,0,3,131320,5,393281,351,716,349,101,413,262205,6,717,716,327879,6,718,717,416,327851,59,719,718,69,
196855,731,0,262394,719,720,728,131320,720,393281,374,721,349,101,74,262205,15,722,721,393281,102,723,722,101,101,
393277,6,724,723,2,4,393281,351,725,349,101,426,262205,6,726,725,458764,6,727,1,38,724,726,131321,731,131320,728,
393281,351,729,349,101,426,262205,6,730,729,131321,731,131320,731,458997,6,1575,727,720,730,728,393281,351,660,349,
101,1802,262205,6,661,660,393281,351,663,349,101,654,262205,6,664,663,327745,176,666,657,69,262205,6,667,666,327808,6,
742,1575,661,327810,6,743,742,82,327814,6,745,743,661,327808,6,748,745,664,327810,6,749,748,82,327814,6,751,749,664,
458764,6,752,1,41,82,751,327812,6,755,752,661,327808,6,758,745,752,327810,6,759,758,82,327814,6,761,759,752,327856,59,
766,667,761,196855,773,0,262394,766,767,771,131320,767,327812,6,770,667,755,131321,773,131320,771,131321,773,131320,
773,458997,6,1576,770,767,1575,771,327808,6,780,1576,755,458764,6,781,1,38,1575,780,262205,6,799,177,327808,6,802,
1576,799,327856,59,804,802,781,196855,812,0,262394,804,805,811,131320,805,196855,952,0,196859,69,901,131320,901,
196855,918,0,262394,437,902,918,131320,902,393281,374,903,349,101,101,262205,15,904,903,262268,7,905,904,327761,6,959,
905,0,327876,6,961,802,74,327829,77,962,959,961,327761,6,963,962,1,327761,6,964,962,0,327761,6,967,905,1,327874,6,969,
802,86,327808,6,970,967,969,327808,6,972,970,963,327829,77,982,964,961,327761,6,983,982,1,327761,6,984,982,0,327808,6,
990,972,969,327808,6,992,990,983,327760,7,993,984,992,262268,15,910,993,393281,102,912,910,101,101,393277,6,913,912,2,
4,327760,7,917,913,1801,131321,952,131320,918,196855,926,0,262394,461,919,926,131320,919,393281,374,920,349,101,101,
262205,15,921,920,262268,7,999,921,327761,6,1010,999,0,327876,6,1012,802,74,327829,77,1013,1010,1012,327761,6,1014,
1013,1,327761,6,1015,1013,0,327761,6,1018,999,1,327874,6,1020,802,86,327808,6,1021,1018,1020,327808,6,1023,1021,1014,
327760,7,1024,1015,1023,262268,15,1002,1024,393281,102,1003,1002,101,101,393277,6,1004,1003,2,4,393281,351,1028,349,
101,350,262205,6,1029,1028,327874,6,1030,1029,354,327874,6,1031,1004,1030,393281,351,1032,349,101,357,262205,6,1033,
1032,327879,6,1034,1031,1033,327760,7,925,1034,69,131321,952,131320,926,196855,933,0,262394,476,928,933,131320,928,
327879,6,931,717,184,327851,59,932,931,69,131321,933,131320,933,458997,59,934,476,926,932,928,196855,940,0,262394,934,
935,940,131320,935,393281,374,936,349,101,135,262205,15,937,936,262268,7,1040,937,327761,6,1051,1040,0,327876,6,1053,
802,74,327829,77,1054,1051,1053,327761,6,1055,1054,1,327761,6,1056,1054,0,327761,6,1059,1040,1,327874,6,1061,802,86,
327808,6,1062,1059,1061,327808,6,1064,1062,1055,327760,7,1065,1056,1064,262268,15,1043,1065,393281,102,1044,1043,101,
101,393277,6,1045,1044,2,4,131321,940,131320,940,458997,6,1581,802,933,1045,935,393281,351,942,349,101,493,262205,6,
943,942,327856,59,944,1581,943,196855,949,0,262394,944,945,948,131320,945,393281,351,1074,349,101,350,262205,6,1075,
1074,327879,6,1076,1075,366,327831,77,1077,1581,1076,327761,6,1078,1077,0,327761,6,1079,1077,1,393281,374,1080,349,
101,101,262205,15,1081,1080,262268,7,1082,1081,327761,6,1084,1082,0,327829,77,1086,1084,1078,327761,6,1087,1086,1,
327761,6,1088,1086,0,327879,6,1090,1088,387,327761,6,1092,1082,1,327808,6,1094,1092,1079,327808,6,1096,1094,1087,
327760,7,1097,1090,1096,262268,15,1099,1097,393281,102,1100,1099,101,101,393277,6,1101,1100,2,4,327879,6,1103,1088,
163,327812,6,1104,1103,296,327874,6,1107,1075,354,327808,6,1108,1104,1107,327874,6,1109,1101,1108,393281,351,1110,349,
101,357,262205,6,1111,1110,327879,6,1112,1109,1111,131321,949,131320,948,131321,949,131320,949,458997,6,1583,1112,945,
504,948,327760,7,951,1583,69,131321,952,131320,952,590069,7,1584,917,902,925,919,951,949,327761,6,810,1584,0,131321,
812,131320,811,131321,812,131320,812,458997,6,1585,810,952,69,811,131321,815,131320,815,458997,6,1626,1585,812,1706,
879,458997,6,1598,69,812,1690,879,458997,6,1591,1576,812,843,879,327856,59,819,1591,781,262390,882,879,0,262394,819,
820,882,131320,820,327808,6,823,1591,799,327856,59,825,823,781,327814,6,828,799,179,327812,6,829,828,416,327879,6,831,
1626,589,327808,6,832,829,831,262368,162,162,191,327745,189,835,533,799,196670,835,1626,196855,841,0,262394,825,837,
841,131320,837,327745,189,840,601,832,196670,840,799,131321,841,131320,841,327808,6,843,1591,530,327808,6,845,843,799,
327856,59,847,845,781,196855,855,0,262394,847,848,855,131320,848,196855,1181,0,196859,69,1130,131320,1130,196855,1147,
0,262394,437,1131,1147,131320,1131,393281,374,1132,349,101,101,262205,15,1133,1132,262268,7,1134,1133,327761,6,1188,
1134,0,327876,6,1190,845,74,327829,77,1191,1188,1190,327761,6,1192,1191,1,327761,6,1193,1191,0,327761,6,1196,1134,1,
327874,6,1198,845,86,327808,6,1199,1196,1198,327808,6,1201,1199,1192,327829,77,1211,1193,1190,327761,6,1212,1211,1,
327761,6,1213,1211,0,327808,6,1219,1201,1198,327808,6,1221,1219,1212,327760,7,1222,1213,1221,262268,15,1139,1222,
393281,102,1141,1139,101,101,393277,6,1142,1141,2,4,327760,7,1146,1142,1801,131321,1181,131320,1147,196855,1155,0,
262394,461,1148,1155,131320,1148,393281,374,1149,349,101,101,262205,15,1150,1149,262268,7,1228,1150,327761,6,1239,
1228,0,327876,6,1241,845,74,327829,77,1242,1239,1241,327761,6,1243,1242,1,327761,6,1244,1242,0,327761,6,1247,1228,1,
327874,6,1249,845,86,327808,6,1250,1247,1249,327808,6,1252,1250,1243,327760,7,1253,1244,1252,262268,15,1231,1253,
393281,102,1232,1231,101,101,393277,6,1233,1232,2,4,393281,351,1257,349,101,350,262205,6,1258,1257,327874,6,1259,1258,
354,327874,6,1260,1233,1259,393281,351,1261,349,101,357,262205,6,1262,1261,327879,6,1263,1260,1262,327760,7,1154,1263,
69,131321,1181,131320,1155,196855,1162,0,262394,476,1157,1162,131320,1157,327879,6,1160,717,184,327851,59,1161,1160,
69,131321,1162,131320,1162,458997,59,1163,476,1155,1161,1157,196855,1169,0,262394,1163,1164,1169,131320,1164,393281,
374,1165,349,101,135,262205,15,1166,1165,262268,7,1269,1166,327761,6,1280,1269,0,327876,6,1282,845,74,327829,77,1283,
1280,1282,327761,6,1284,1283,1,327761,6,1285,1283,0,327761,6,1288,1269,1,327874,6,1290,845,86,327808,6,1291,1288,1290,
327808,6,1293,1291,1284,327760,7,1294,1285,1293,262268,15,1272,1294,393281,102,1273,1272,101,101,393277,6,1274,1273,2,
4,131321,1169,131320,1169,458997,6,1631,845,1162,1274,1164,393281,351,1171,349,101,493,262205,6,1172,1171,327856,59,
1173,1631,1172,196855,1178,0,262394,1173,1174,1177,131320,1174,393281,351,1303,349,101,350,262205,6,1304,1303,327879,
6,1305,1304,366,327831,77,1306,1631,1305,327761,6,1307,1306,0,327761,6,1308,1306,1,393281,374,1309,349,101,101,262205,
15,1310,1309,262268,7,1311,1310,327761,6,1313,1311,0,327829,77,1315,1313,1307,327761,6,1316,1315,1,327761,6,1317,1315,
0,327879,6,1319,1317,387,327761,6,1321,1311,1,327808,6,1323,1321,1308,327808,6,1325,1323,1316,327760,7,1326,1319,1325,
262268,15,1328,1326,393281,102,1329,1328,101,101,393277,6,1330,1329,2,4,327879,6,1332,1317,163,327812,6,1333,1332,296,
327874,6,1336,1304,354,327808,6,1337,1333,1336,327874,6,1338,1330,1337,393281,351,1339,349,101,357,262205,6,1340,1339,
327879,6,1341,1338,1340,131321,1178,131320,1177,131321,1178,131320,1178,458997,6,1633,1341,1174,504,1177,327760,7,
1180,1633,69,131321,1181,131320,1181,590069,7,1634,1146,1131,1154,1148,1180,1178,327761,6,854,1634,0,131321,855,
131320,855,458997,6,1706,1626,841,854,1181,262368,162,162,191,196855,878,0,262394,825,857,878,131320,857,327745,189,
859,601,832,262205,6,860,859,327745,189,862,533,860,262205,6,863,862,327850,59,865,863,1626,196855,873,0,262394,865,
866,870,131320,866,327850,59,869,860,799,131321,873,131320,870,327879,6,1348,799,511,131321,1350,131320,1350,458997,
59,1654,515,870,1365,1366,458997,6,1653,1348,870,1368,1366,327856,59,1354,1653,799,262390,1369,1366,0,262394,1354,
1355,1369,131320,1355,262312,59,1357,1654,196855,1364,0,262394,1357,1358,1364,131320,1358,327745,189,1360,533,1653,
262205,6,1361,1360,327850,59,1363,1361,1626,131321,1364,131320,1364,458997,59,1365,1654,1355,1363,1358,131321,1366,
131320,1366,327808,6,1368,1653,135,131321,1350,131320,1369,262312,59,1371,1654,131321,873,131320,873,458997,59,1662,
869,866,1371,1369,393385,6,875,1662,82,69,327808,6,877,1598,875,131321,878,131320,878,458997,6,1690,1598,855,877,873,
131321,879,131320,879,131321,815,131320,882,327814,6,1391,799,184,327817,6,1393,799,184,393281,189,1395,182,1391,1393,
196670,1395,1598,262368,162,162,191,327856,59,1397,799,193,196855,1425,0,262394,1397,1398,1425,131320,1398,327812,6,
1400,799,162,327745,200,1401,182,1400,262205,32,1402,1401,327808,6,1405,1400,82,327745,200,1406,182,1405,262205,32,
1407,1406,327808,32,1408,1402,1407,327761,6,1414,1408,0,327761,6,1416,1408,1,327808,6,1417,1414,1416,327761,6,1419,
1408,2,327808,6,1420,1417,1419,327761,6,1422,1408,3,327808,6,1423,1420,1422,393281,189,1424,211,1391,1393,196670,1424,
1423,131321,1425,131320,1425,262368,162,162,191,196855,1482,0,262394,1397,1428,1482,131320,1428,327745,200,1435,211,
69,262205,32,1436,1435,327745,200,1718,211,82,262205,32,1719,1718,327808,32,1721,1436,1719,327745,200,1737,211,162,
262205,32,1738,1737,327808,32,1740,1721,1738,327745,200,1756,211,163,262205,32,1757,1756,327808,32,1759,1740,1757,
327850,59,1468,799,69,196855,1481,0,262394,1468,1469,1481,131320,1469,327761,6,1471,1759,0,327761,6,1473,1759,1,
327808,6,1474,1471,1473,327761,6,1476,1759,2,327808,6,1477,1474,1476,327761,6,1479,1759,3,327808,6,1480,1477,1479,
196670,282,1480,131321,1481,131320,1481,131321,1482,131320,1482,262368,162,162,191,262205,6,1483,282,196855,687,0,
262394,766,686,687,131320,686,327850,59,689,799,69,131321,687,131320,687,458997,59,690,766,1482,689,686,196855,692,0,
262394,690,691,692,131320,691,393281,694,695,349,101,693,262205,343,696,695,393281,102,700,696,101,667,327742,700,
1483,2,4,131321,692,131320,692,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,31880,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,
5,4,1852399981,0,323,329,359,414,435,498,938,1214,1437,1442,2206,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,94,1,1,262215,323,11,29,
262215,325,1,0,327752,495,0,35,0,327752,495,1,35,8,327752,495,2,35,16,327752,495,3,35,24,327752,495,4,35,32,327752,
495,5,35,40,327752,495,6,35,48,327752,495,7,35,56,327752,495,8,35,64,327752,495,9,35,72,327752,495,10,35,76,327752,
495,11,35,80,327752,495,12,35,84,327752,495,13,35,88,327752,495,14,35,92,327752,495,15,35,96,327752,495,16,35,100,
327752,495,17,35,104,327752,495,18,35,108,327752,495,19,35,112,327752,495,20,35,116,327752,495,21,35,120,327752,495,
22,35,124,327752,496,0,35,0,196679,496,2,262216,771,0,24,327752,771,0,35,0,196679,771,2,262215,983,1,2,262215,2206,11,
26,262215,2476,1,0,262215,2477,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,
262176,43,7,42,262187,6,93,16,262194,6,94,4,262187,6,95,0,131092,96,393268,96,97,170,94,95,262187,6,98,1,393268,96,99,
170,94,98,262187,6,100,8,262187,6,101,4,458804,6,102,169,99,100,101,458804,6,103,169,97,93,102,393268,6,104,134,93,
103,262172,105,42,104,262176,106,7,105,262172,113,6,93,262176,114,7,113,262165,211,32,1,262187,211,212,2,262174,215,6,
6,262187,211,223,30,262187,211,238,0,262176,239,5349,6,262187,211,281,1,458796,42,306,95,95,95,95,262187,6,308,2,
262187,6,309,3,458796,42,310,95,98,308,309,262167,316,96,4,262176,322,1,6,262203,322,323,1,262194,6,325,128,393268,6,
326,134,325,101,262172,327,42,326,262176,328,4,327,262203,328,329,4,262176,335,4,6,262187,6,337,264,393268,6,339,134,
325,100,262176,346,4,42,262187,6,355,32,393268,6,356,134,325,355,262172,357,42,356,262176,358,4,357,262203,358,359,4,
393268,6,378,134,325,100,393268,6,390,134,325,355,393268,6,411,134,325,355,262172,412,42,411,262176,413,4,412,262203,
413,414,4,262203,335,435,4,1638430,495,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,496,495,262176,
497,9,496,262203,497,498,9,262187,211,499,13,262176,500,9,6,262187,211,503,24,262187,211,506,14,262187,6,515,65535,
262176,523,9,15,262187,6,536,4294967292u,262187,211,562,10,262187,6,565,256,262187,211,575,9,393268,96,585,170,94,309,
393268,96,609,170,94,308,393268,96,624,170,94,101,262187,211,641,12,262187,6,652,4294967295u,393268,96,657,170,94,95,
262187,211,662,18,262187,211,669,15,262187,211,692,16,262187,6,699,31,393268,96,702,170,94,309,262187,211,733,17,
262187,6,741,128,393268,6,742,134,741,103,196647,770,5349,196638,771,42,262176,770,5349,771,262176,773,5349,42,262187,
211,780,19,262187,211,793,20,262187,211,804,8,262176,805,9,24,262187,211,828,5,393268,96,844,176,94,309,393268,6,848,
132,325,93,393268,6,934,134,848,355,393268,6,935,128,848,934,262172,936,6,935,262176,937,4,936,262203,937,938,4,
262194,6,983,8,393268,6,984,137,983,101,393268,96,985,170,984,95,262187,6,996,15,458804,6,1017,169,985,101,309,393268,
6,1018,196,98,1017,262187,211,1059,4,262187,6,1065,252645135,262187,6,1087,6,393268,6,1107,134,1018,101,393268,6,1121,
134,325,100,262187,6,1159,255,393268,6,1166,132,308,325,393268,96,1203,178,983,101,262172,1212,6,1018,262176,1213,4,
1212,262203,1213,1214,4,262187,6,1280,7,393268,6,1356,196,98,983,262187,6,1357,12,393268,6,1358,196,1356,1357,393268,
6,1385,196,1356,1357,393268,6,1434,128,1356,98,262172,1435,6,1434,262176,1436,4,1435,262203,1436,1437,4,393268,6,1439,
128,1356,98,262172,1440,6,1439,262176,1441,4,1440,262203,1441,1442,4,327732,96,1478,168,1203,393268,6,1490,130,1018,
98,196650,96,1497,393268,6,1535,128,1357,1017,196649,96,1540,393268,6,1679,130,848,98,262187,211,1752,6,393268,96,
1762,170,94,309,262187,6,1778,4095,262187,211,1875,21,262187,211,1882,7,393268,96,1908,170,94,309,458804,6,1909,169,
1908,308,98,393268,6,1948,134,325,355,393268,6,1949,128,325,1948,327732,96,1957,168,1203,262187,6,1991,58,262187,6,
2118,512,262187,211,2137,3,262187,6,2173,9,262187,211,2193,22,262167,2204,6,3,262176,2205,1,2204,262203,2205,2206,1,
393268,6,2219,128,1356,325,393268,6,2220,130,2219,98,393268,6,2221,134,2220,325,262172,2236,6,2221,262176,2237,7,2236,
262187,211,2269,11,262187,6,2403,64,262194,6,2476,1,393267,2204,2477,2476,98,98,458796,42,8619,101,101,101,101,262187,
6,8620,5,262187,6,8621,10,458796,42,8622,1065,1065,1065,1065,262187,6,23081,11,262187,6,23082,13,262187,6,23083,14,
262187,6,23084,1024,262187,6,23085,2048,262187,6,23086,4096,262187,6,23087,8192,262187,6,23088,16384,262187,6,23089,
32768,327734,2,4,0,3,131320,5,262203,43,4468,7,262203,43,3897,7,262203,43,3276,7,262203,114,3222,7,262203,106,3223,7,
262203,106,3230,7,262203,2237,2631,7,262203,2237,2633,7,262203,106,2430,7,393281,500,2491,498,238,562,262205,6,2492,
2491,327879,6,2493,2492,565,327851,96,2494,2493,95,196855,2506,0,262394,2494,2495,2503,131320,2503,393281,500,2504,
498,238,575,262205,6,2505,2504,131321,2506,131320,2495,393281,523,2496,498,238,212,262205,15,2497,2496,393281,239,
2498,2497,238,238,393277,6,2499,2498,2,4,393281,500,2500,498,238,575,262205,6,2501,2500,458764,6,2502,1,38,2499,2501,
131321,2506,131320,2506,458997,6,6762,2502,2495,2505,2503,393281,500,2417,498,238,2269,262205,6,2418,2417,327745,322,
2420,2206,95,262205,6,2421,2420,327808,6,2517,6762,848,327810,6,2518,2517,98,327814,6,2520,2518,848,327808,6,2523,
2520,2418,327810,6,2524,2523,98,327814,6,2526,2524,2418,458764,6,2527,1,41,98,2526,327812,6,2530,2527,848,327808,6,
2533,2520,2527,327810,6,2534,2533,98,327814,6,2536,2534,2527,327856,96,2541,2421,2536,196855,2548,0,262394,2541,2542,
2546,131320,2546,131321,2548,131320,2542,327812,6,2545,2421,2530,131321,2548,131320,2548,458997,6,6763,2545,2542,6762,
2546,327808,6,2555,6763,2530,458764,6,2556,1,38,6762,2555,262205,6,2564,323,327812,6,2565,2564,93,327808,6,2566,6763,
2565,196855,2572,0,262394,844,2567,2572,131320,2567,327808,6,2569,6763,848,327858,96,2571,2569,2556,131321,2572,
131320,2572,458997,96,2573,844,2548,2571,2567,196855,2591,0,262394,2573,2574,2591,131320,2574,131321,2575,131320,2575,
458997,6,6770,95,2574,2589,2579,327856,96,2578,6770,104,262390,2590,2579,1,262394,2578,2579,2590,131320,2579,327812,6,
2583,6770,103,327808,6,2584,2566,2583,393281,523,2596,498,238,238,262205,15,2597,2596,262268,7,2598,2597,327814,6,
2600,2584,103,327812,6,2601,2600,101,327761,6,2611,2598,0,327876,6,2613,2601,212,327829,215,2614,2611,2613,327761,6,
2615,2614,1,327761,6,2616,2614,0,327761,6,2619,2598,1,327874,6,2621,2601,223,327808,6,2622,2619,2621,327808,6,2624,
2622,2615,327760,7,2625,2616,2624,262268,770,2603,2625,327745,773,2604,2603,238,393277,42,2605,2604,2,16,327745,43,
2586,2430,6770,196670,2586,2605,327808,6,2589,6770,281,131321,2575,131320,2590,131321,2591,131320,2591,262205,105,
2439,2430,262312,96,2441,2541,196855,2443,0,262394,2441,2442,2443,131320,2442,327850,96,2446,2421,95,131321,2443,
131320,2443,458997,96,2447,2541,2591,2446,2442,196855,2449,0,262394,2447,2448,2449,131320,2448,327850,96,2651,2421,95,
196855,2657,0,262394,2651,2652,2657,131320,2652,327879,6,2655,2492,741,327851,96,2656,2655,95,131321,2657,131320,2657,
458997,96,2658,2651,2448,2656,2652,327812,6,2660,2564,2221,131321,2661,131320,2661,458997,6,6776,95,2657,2711,2712,
458997,6,6775,95,2657,2714,2712,327856,96,2664,6775,2221,262390,2715,2712,1,262394,2664,2665,2715,131320,2665,327808,
6,2668,2660,6775,393281,500,2671,498,238,662,262205,6,2672,2671,327856,96,2673,2668,2672,196855,2681,0,262394,2673,
2674,2680,131320,2680,131321,2681,131320,2674,393281,523,2675,498,238,1059,262205,15,2676,2675,393281,239,2678,2676,
238,2668,393277,6,2679,2678,2,4,131321,2681,131320,2681,458997,6,7998,2679,2674,95,2680,327745,9,2683,2631,6775,
196670,2683,7998,327847,96,2690,2673,2541,196855,2704,0,262394,2690,2691,2703,131320,2703,131321,2704,131320,2691,
393281,523,2692,498,238,2137,262205,15,2693,2692,327812,6,2697,2668,2418,327808,6,2700,2697,2421,393281,239,2701,2693,
238,2700,393277,6,2702,2701,2,4,131321,2704,131320,2704,458997,6,8002,2702,2691,95,2703,327745,9,2706,2633,6775,
196670,2706,8002,262205,6,2709,2683,327808,6,2711,6776,2709,131321,2712,131320,2712,327808,6,2714,6775,281,131321,
2661,131320,2715,327814,6,2845,2564,101,327817,6,2847,2564,101,393281,335,2849,329,2845,2847,196670,2849,6776,262368,
308,308,337,327856,96,2851,2564,339,196855,2879,0,262394,2851,2852,2879,131320,2852,327812,6,2854,2564,308,327745,346,
2855,329,2854,262205,42,2856,2855,327808,6,2859,2854,98,327745,346,2860,329,2859,262205,42,2861,2860,327808,42,2862,
2856,2861,327761,6,2868,2862,0,327761,6,2870,2862,1,327808,6,2871,2868,2870,327761,6,2873,2862,2,327808,6,2874,2871,
2873,327761,6,2876,2862,3,327808,6,2877,2874,2876,393281,335,2878,359,2845,2847,196670,2878,2877,131321,2879,131320,
2879,262368,308,308,337,327856,96,2881,2564,378,196855,2936,0,262394,2881,2882,2936,131320,2882,131321,2883,131320,
2883,458997,42,24427,306,2882,2893,2887,458997,42,24426,306,2882,2900,2887,458997,6,6778,95,2882,2903,2887,327856,96,
2886,6778,390,262390,2904,2887,1,262394,2886,2887,2904,131320,2887,327745,346,2889,359,6778,262205,42,2890,2889,
327808,42,2893,24427,2890,327812,6,2895,6778,101,458832,42,2980,2895,2895,2895,2895,327808,42,2981,310,2980,458832,42,
2983,2564,2564,2564,2564,327856,316,2984,2981,2983,393385,42,2985,2984,2890,306,327808,42,2900,24426,2985,327808,6,
2903,6778,281,131321,2883,131320,2904,327761,6,2910,24426,0,327761,6,2912,24426,1,327808,6,2913,2910,2912,327761,6,
2915,24426,2,327808,6,2916,2913,2915,327761,6,2918,24426,3,327808,6,2919,2916,2918,393281,335,2920,414,2845,2847,
196670,2920,2919,327850,96,2922,2564,95,196855,2935,0,262394,2922,2923,2935,131320,2923,327761,6,2925,24427,0,327761,
6,2927,24427,1,327808,6,2928,2925,2927,327761,6,2930,24427,2,327808,6,2931,2928,2930,327761,6,2933,24427,3,327808,6,
2934,2931,2933,196670,435,2934,131321,2935,131320,2935,131321,2936,131320,2936,262368,308,308,337,262205,6,2937,435,
327814,6,2939,2564,100,327812,6,2940,2939,308,327817,6,2942,2564,100,327745,346,2943,329,2940,262205,42,2944,2943,
458832,42,2993,2942,2942,2942,2942,327856,316,2994,310,2993,393385,42,2995,2994,2944,306,327808,6,2949,2940,98,327745,
346,2952,329,2949,262205,42,2953,2952,327808,42,3001,310,8619,327856,316,3004,3001,2993,393385,42,3005,3004,2953,306,
327808,42,2956,2995,3005,327814,6,2958,2564,355,327817,6,2961,2939,101,393281,335,2962,414,2958,2961,262205,6,2963,
2962,327761,6,2965,2956,0,327808,6,2966,2963,2965,327761,6,2968,2956,1,327808,6,2969,2966,2968,327761,6,2971,2956,2,
327808,6,2972,2969,2971,327761,6,2974,2956,3,327808,6,2975,2972,2974,131321,2719,131320,2719,458997,6,7993,2975,2936,
2753,2754,458997,6,6782,95,2936,2756,2754,327856,96,2722,6782,2221,262390,2757,2754,1,262394,2722,2723,2757,131320,
2723,327808,6,2726,2660,6782,393281,500,2728,498,238,662,262205,6,2729,2728,327856,96,2730,2726,2729,196855,2748,0,
262394,2730,2731,2748,131320,2731,327745,9,2735,2633,6782,262205,6,2736,2735,327808,6,2737,7993,2736,327745,335,2738,
1442,2726,196670,2738,2737,196855,2747,0,262394,2658,2740,2747,131320,2740,327745,9,2744,2631,6782,262205,6,2745,2744,
393281,805,3009,498,238,804,262205,24,3010,3009,327808,6,3012,93,2726,393281,239,3014,3010,238,3012,327742,3014,7993,
2,4,393281,500,3015,498,238,2193,262205,6,3016,3015,327812,6,3018,2726,309,327808,6,3019,3016,3018,393281,500,3026,
498,238,780,262205,6,3027,3026,327814,6,3028,2745,3027,327817,6,3032,2745,3027,327851,96,3033,3032,95,393385,6,3034,
3033,98,95,327808,6,3035,3028,3034,393281,500,3037,498,238,793,262205,6,3038,3037,327814,6,3039,3035,3038,327817,6,
3043,3035,3038,327851,96,3044,3043,95,393385,6,3045,3044,98,95,327808,6,3046,3039,3045,458764,6,3053,1,38,3035,3038,
393281,239,3054,3010,238,3019,327742,3054,3053,2,4,327808,6,3058,3019,98,458764,6,3060,1,41,3046,98,393281,239,3061,
3010,238,3058,327742,3061,3060,2,4,327808,6,3065,3019,308,393281,239,3066,3010,238,3065,327742,3066,98,2,4,131321,
2747,131320,2747,131321,2748,131320,2748,327745,9,2750,2631,6782,262205,6,2751,2750,327808,6,2753,7993,2751,131321,
2754,131320,2754,327808,6,2756,6782,281,131321,2719,131320,2757,327850,96,2759,2564,95,196855,2825,0,262394,2759,2760,
2825,131320,2760,393281,500,2761,498,238,662,262205,6,2762,2761,327812,6,2765,2762,2418,327808,6,2768,2765,2421,
196855,2775,0,262394,2541,2770,2775,131320,2770,327879,6,2773,2492,98,327851,96,2774,2773,95,131321,2775,131320,2775,
458997,96,2776,2541,2760,2774,2770,196855,2797,0,262394,2776,2781,2796,131320,2796,131321,2797,131320,2781,393281,523,
2782,498,238,2137,262205,15,2783,2782,393281,239,2785,2783,238,2768,393277,6,2786,2785,2,4,327808,6,2792,2768,2418,
393281,239,2793,2783,238,2792,393277,6,2794,2793,2,4,327808,6,2795,2786,2794,131321,2797,131320,2797,458997,6,6793,
2795,2781,95,2796,327808,6,2799,2937,6793,327745,335,2800,1442,2762,196670,2800,2799,196855,2810,0,262394,2658,2802,
2810,131320,2802,393281,805,2803,498,238,804,262205,24,2804,2803,327808,6,2807,93,2762,393281,239,2809,2804,238,2807,
327742,2809,2937,2,4,131321,2810,131320,2810,196855,2819,0,262394,2651,2814,2819,131320,2814,327879,6,2817,2492,2403,
327851,96,2818,2817,95,131321,2819,131320,2819,458997,96,2820,2651,2810,2818,2814,196855,2824,0,262394,2820,2821,2824,
131320,2821,393281,523,3077,498,238,1059,262205,15,3078,3077,393281,239,3081,3078,238,2762,393277,6,3082,3081,2,4,
327808,6,3087,2762,98,393281,239,3088,3078,238,3087,393277,6,3089,3088,2,4,196855,3172,0,262394,2494,3161,3169,131320,
3169,393281,500,3170,498,238,575,262205,6,3171,3170,131321,3172,131320,3161,393281,523,3162,498,238,212,262205,15,
3163,3162,393281,239,3164,3163,238,238,393277,6,3165,3164,2,4,393281,500,3166,498,238,575,262205,6,3167,3166,458764,6,
3168,1,38,3165,3167,131321,3172,131320,3172,458997,6,6805,3168,3161,3171,3169,327879,6,3093,2492,2118,327851,96,3094,
3093,95,393281,805,3095,498,238,804,262205,24,3096,3095,393281,239,3098,3096,238,238,327742,3098,6805,2,4,393281,239,
3102,3096,238,281,327742,3102,2937,2,4,327808,6,3107,3082,3089,393281,239,3108,3096,238,212,327742,3108,3107,2,4,
393281,239,3112,3096,238,2137,327742,3112,3089,2,4,393281,500,3178,498,238,780,262205,6,3179,3178,327814,6,3180,2937,
3179,327817,6,3184,2937,3179,327851,96,3185,3184,95,393385,6,3186,3185,98,95,327808,6,3187,3180,3186,393281,500,3189,
498,238,793,262205,6,3190,3189,327814,6,3191,3187,3190,327817,6,3195,3187,3190,327851,96,3196,3195,95,393385,6,3197,
3196,98,95,327808,6,3198,3191,3197,458764,6,3205,1,38,3187,3190,393281,239,3206,3096,238,101,327742,3206,3205,2,4,
458764,6,3212,1,41,3198,98,393281,239,3213,3096,238,8620,327742,3213,3212,2,4,393281,239,3218,3096,238,1087,327742,
3218,98,2,4,196855,3123,0,262394,3094,3118,3122,131320,3122,131321,3123,131320,3118,327808,6,3120,6805,699,327814,6,
3121,3120,355,131321,3123,131320,3123,458997,6,6809,3121,3118,95,3122,393281,239,3125,3096,238,1882,327742,3125,6809,
2,4,196855,3138,0,262394,3094,3129,3137,131320,3137,131321,3138,131320,3129,327808,6,3134,2762,308,393281,239,3135,
3078,238,3134,393277,6,3136,3135,2,4,131321,3138,131320,3138,458997,6,6811,3136,3129,95,3137,393281,239,3140,3096,238,
804,327742,3140,6811,2,4,131321,3141,131320,3141,458997,6,6812,2173,3138,3152,3145,327856,96,3144,6812,93,262390,3153,
3145,0,262394,3144,3145,3153,131320,3145,393281,239,3149,3096,238,6812,327742,3149,95,2,4,327808,6,3152,6812,281,
131321,3141,131320,3153,131321,2824,131320,2824,131321,2825,131320,2825,131321,2449,131320,2449,262368,308,308,337,
131321,2456,131320,2456,458997,105,6859,2439,2449,3265,2459,458997,6,6835,6763,2449,3261,2459,327856,96,2464,6835,
2556,262390,2458,2459,0,262394,2464,2457,2458,131320,2457,327810,6,3241,2556,6835,458764,6,3242,1,38,848,3241,327850,
96,3244,3242,848,327847,96,3245,844,3244,196855,3256,0,262394,3245,3246,3250,131320,3250,131321,3418,131320,3418,
458997,6,6879,2564,3250,3441,3439,327856,96,3421,6879,848,262390,3442,3439,0,262394,3421,3422,3442,131320,3422,393281,
500,3423,498,238,662,262205,6,3424,3423,327856,96,3427,6879,3242,196855,3434,0,262394,3427,3428,3434,131320,3428,
327808,6,3431,6835,6879,196855,3528,0,196859,95,3477,131320,3477,196855,3494,0,262394,585,3478,3494,131320,3478,
393281,523,3479,498,238,238,262205,15,3480,3479,262268,7,3481,3480,327761,6,3535,3481,0,327876,6,3537,3431,212,327829,
215,3538,3535,3537,327761,6,3539,3538,1,327761,6,3540,3538,0,327761,6,3543,3481,1,327874,6,3545,3431,223,327808,6,
3546,3543,3545,327808,6,3548,3546,3539,327829,215,3558,3540,3537,327761,6,3559,3558,1,327761,6,3560,3558,0,327808,6,
3566,3548,3545,327808,6,3568,3566,3559,327760,7,3569,3560,3568,262268,15,3486,3569,393281,239,3488,3486,238,238,
393277,6,3489,3488,2,4,393281,239,3491,3486,238,281,393277,6,3492,3491,2,4,327760,7,3493,3489,3492,131321,3528,131320,
3494,196855,3502,0,262394,609,3495,3502,131320,3495,393281,523,3496,498,238,238,262205,15,3497,3496,262268,7,3575,
3497,327761,6,3586,3575,0,327876,6,3588,3431,212,327829,215,3589,3586,3588,327761,6,3590,3589,1,327761,6,3591,3589,0,
327761,6,3594,3575,1,327874,6,3596,3431,223,327808,6,3597,3594,3596,327808,6,3599,3597,3590,327760,7,3600,3591,3599,
262268,15,3578,3600,393281,239,3579,3578,238,238,393277,6,3580,3579,2,4,393281,500,3604,498,238,499,262205,6,3605,
3604,327874,6,3606,3605,503,327874,6,3607,3580,3606,393281,500,3608,498,238,506,262205,6,3609,3608,327879,6,3610,3607,
3609,327760,7,3501,3610,95,131321,3528,131320,3502,196855,3509,0,262394,624,3504,3509,131320,3504,327879,6,3507,2492,
101,327851,96,3508,3507,95,131321,3509,131320,3509,458997,96,3510,624,3502,3508,3504,196855,3516,0,262394,3510,3511,
3516,131320,3511,393281,523,3512,498,238,281,262205,15,3513,3512,262268,7,3616,3513,327761,6,3627,3616,0,327876,6,
3629,3431,212,327829,215,3630,3627,3629,327761,6,3631,3630,1,327761,6,3632,3630,0,327761,6,3635,3616,1,327874,6,3637,
3431,223,327808,6,3638,3635,3637,327808,6,3640,3638,3631,327760,7,3641,3632,3640,262268,15,3619,3641,393281,239,3620,
3619,238,238,393277,6,3621,3620,2,4,131321,3516,131320,3516,458997,6,6886,3431,3509,3621,3511,393281,500,3518,498,238,
641,262205,6,3519,3518,327856,96,3520,6886,3519,196855,3525,0,262394,3520,3521,3524,131320,3524,131321,3525,131320,
3521,393281,500,3650,498,238,499,262205,6,3651,3650,327879,6,3652,3651,515,327831,215,3653,6886,3652,327761,6,3654,
3653,0,327761,6,3655,3653,1,393281,523,3656,498,238,238,262205,15,3657,3656,262268,7,3658,3657,327761,6,3660,3658,0,
327829,215,3662,3660,3654,327761,6,3663,3662,1,327761,6,3664,3662,0,327879,6,3666,3664,536,327761,6,3668,3658,1,
327808,6,3670,3668,3655,327808,6,3672,3670,3663,327760,7,3673,3666,3672,262268,15,3675,3673,393281,239,3676,3675,238,
238,393277,6,3677,3676,2,4,327879,6,3679,3664,309,327812,6,3680,3679,100,327874,6,3683,3651,503,327808,6,3684,3680,
3683,327874,6,3685,3677,3684,393281,500,3686,498,238,506,262205,6,3687,3686,327879,6,3688,3685,3687,131321,3525,
131320,3525,458997,6,6888,3688,3521,652,3524,327760,7,3527,6888,95,131321,3528,131320,3528,590069,7,6889,3493,3478,
3501,3495,3527,3525,196855,3765,0,196859,95,3698,131320,3698,196855,3705,0,262394,657,3699,3705,131320,3699,327761,6,
3701,6889,0,458764,6,3704,1,38,3701,3424,131321,3765,131320,3705,327761,6,3707,6889,0,393281,500,3708,498,238,669,
262205,6,3709,3708,327852,96,3710,3707,3709,196855,3726,0,262394,3710,3711,3726,131320,3711,131321,3765,131320,3726,
393281,500,3727,498,238,692,262205,6,3728,3727,327879,6,3732,3728,699,327874,6,3733,3707,3732,196855,3760,0,262394,
702,3734,3760,131320,3734,327854,96,3736,3728,355,196855,3758,0,262394,3736,3737,3743,131320,3743,327850,96,3745,3728,
95,196855,3756,0,262394,3745,3746,3748,131320,3748,327761,6,3751,6889,1,327810,6,3753,355,3728,327876,6,3754,3751,
3753,327877,6,3755,3733,3754,131321,3756,131320,3746,131321,3756,131320,3756,458997,6,6890,3733,3746,3755,3748,131321,
3758,131320,3737,327761,6,3739,6889,1,327810,6,3741,3728,355,327874,6,3742,3739,3741,131321,3758,131320,3758,458997,6,
6891,3742,3737,6890,3756,131321,3760,131320,3760,458997,6,6892,3733,3726,6891,3758,393281,500,3762,498,238,733,262205,
6,3763,3762,327879,6,3764,6892,3763,131321,3765,131320,3765,590069,6,6894,3704,3699,3424,3711,3764,3760,131321,3434,
131320,3434,458997,6,6905,3424,3422,6894,3765,327874,6,3771,6879,828,327808,6,3772,6879,3771,327745,335,3438,938,3772,
196670,3438,6905,131321,3439,131320,3439,327808,6,3441,6879,325,131321,3418,131320,3442,262368,308,308,337,327874,6,
3777,2565,828,327808,6,3778,2565,3777,327745,335,3453,938,3778,262205,6,3454,3453,327808,6,8630,3778,98,327745,335,
8631,938,8630,262205,6,8632,8631,327808,6,8643,3778,308,327745,335,8644,938,8643,262205,6,8645,8644,327808,6,8656,
3778,309,327745,335,8657,938,8656,262205,6,8658,8657,327808,6,8669,3778,101,327745,335,8670,938,8669,262205,6,8671,
8670,327808,6,8682,3778,8620,327745,335,8683,938,8682,262205,6,8684,8683,327808,6,8695,3778,1087,327745,335,8696,938,
8695,262205,6,8697,8696,327808,6,8708,3778,1280,327745,335,8709,938,8708,262205,6,8710,8709,327808,6,8721,3778,100,
327745,335,8722,938,8721,262205,6,8723,8722,327808,6,8734,3778,2173,327745,335,8735,938,8734,262205,6,8736,8735,
327808,6,8747,3778,8621,327745,335,8748,938,8747,262205,6,8749,8748,327808,6,8760,3778,23081,327745,335,8761,938,8760,
262205,6,8762,8761,327808,6,8773,3778,1357,327745,335,8774,938,8773,262205,6,8775,8774,327808,6,8786,3778,23082,
327745,335,8787,938,8786,262205,6,8788,8787,327808,6,8799,3778,23083,327745,335,8800,938,8799,262205,6,8801,8800,
327808,6,8812,3778,996,327745,335,8813,938,8812,262205,6,8814,8813,262368,308,308,337,131321,3256,131320,3246,196670,
3223,6859,131321,3280,131320,3280,458997,6,6906,95,3246,3309,3307,327856,96,3283,6906,93,262390,3310,3307,1,262394,
3283,3284,3310,131320,3284,327814,6,3286,6906,103,327745,43,3287,3223,3286,262205,42,3288,3287,131321,3289,131320,
3289,458997,6,7974,95,3284,3305,3303,327856,96,3292,7974,103,262390,3306,3303,1,262394,3292,3293,3306,131320,3293,
327808,6,3296,6906,7974,196670,3276,3288,327812,6,3315,7974,742,327814,6,3316,3315,355,327745,9,3317,3276,3316,262205,
6,3318,3317,327879,6,3322,3315,699,393281,500,3323,498,238,499,262205,6,3324,3323,327874,6,3325,3324,503,327808,6,
3326,3322,3325,327874,6,3327,3318,3326,393281,500,3328,498,238,506,262205,6,3329,3328,327879,6,3330,3327,3329,196855,
3407,0,196859,95,3340,131320,3340,196855,3347,0,262394,657,3341,3347,131320,3341,393281,500,3344,498,238,662,262205,6,
3345,3344,458764,6,3346,1,38,3330,3345,131321,3407,131320,3347,393281,500,3350,498,238,669,262205,6,3351,3350,327852,
96,3352,3330,3351,196855,3368,0,262394,3352,3353,3368,131320,3353,393281,500,3361,498,238,662,262205,6,3362,3361,
131321,3407,131320,3368,393281,500,3369,498,238,692,262205,6,3370,3369,327879,6,3374,3370,699,327874,6,3375,3330,3374,
196855,3402,0,262394,702,3376,3402,131320,3376,327854,96,3378,3370,355,196855,3400,0,262394,3378,3379,3385,131320,
3385,327850,96,3387,3370,95,196855,3398,0,262394,3387,3388,3390,131320,3390,327810,6,3395,355,3370,327876,6,3396,95,
3395,327877,6,3397,3375,3396,131321,3398,131320,3388,131321,3398,131320,3398,458997,6,7977,3375,3388,3397,3390,131321,
3400,131320,3379,327810,6,3383,3370,355,327874,6,3384,95,3383,131321,3400,131320,3400,458997,6,7978,3384,3379,7977,
3398,131321,3402,131320,3402,458997,6,7979,3375,3368,7978,3400,393281,500,3404,498,238,733,262205,6,3405,3404,327879,
6,3406,7979,3405,131321,3407,131320,3407,590069,6,7981,3346,3341,3362,3353,3406,3402,327745,9,3302,3222,3296,196670,
3302,7981,131321,3303,131320,3303,327808,6,3305,7974,281,131321,3289,131320,3306,131321,3307,131320,3307,327808,6,
3309,6906,103,131321,3280,131320,3310,262205,113,3249,3222,327761,6,6690,3249,0,327761,6,6691,3249,1,327761,6,6692,
3249,2,327761,6,6693,3249,3,327761,6,6694,3249,4,327761,6,6695,3249,5,327761,6,6696,3249,6,327761,6,6697,3249,7,
327761,6,6698,3249,8,327761,6,6699,3249,9,327761,6,6700,3249,10,327761,6,6701,3249,11,327761,6,6702,3249,12,327761,6,
6703,3249,13,327761,6,6704,3249,14,327761,6,6705,3249,15,131321,3256,131320,3256,458997,6,6922,6690,3310,3454,3442,
458997,6,6921,6691,3310,8632,3442,458997,6,6920,6692,3310,8645,3442,458997,6,6919,6693,3310,8658,3442,458997,6,6918,
6694,3310,8671,3442,458997,6,6917,6695,3310,8684,3442,458997,6,6916,6696,3310,8697,3442,458997,6,6915,6697,3310,8710,
3442,458997,6,6914,6698,3310,8723,3442,458997,6,6913,6699,3310,8736,3442,458997,6,6912,6700,3310,8749,3442,458997,6,
6911,6701,3310,8762,3442,458997,6,6910,6702,3310,8775,3442,458997,6,6909,6703,3310,8788,3442,458997,6,6908,6704,3310,
8801,3442,458997,6,6907,6705,3310,8814,3442,327876,6,3813,6922,1357,327808,6,3817,3813,2565,327876,6,8825,6921,1357,
327808,6,8826,2565,98,327808,6,8827,8825,8826,327876,6,8838,6920,1357,327808,6,8839,2565,308,327808,6,8840,8838,8839,
327876,6,8851,6919,1357,327808,6,8852,2565,309,327808,6,8853,8851,8852,327876,6,8864,6918,1357,327808,6,8865,2565,101,
327808,6,8866,8864,8865,327876,6,8877,6917,1357,327808,6,8878,2565,8620,327808,6,8879,8877,8878,327876,6,8890,6916,
1357,327808,6,8891,2565,1087,327808,6,8892,8890,8891,327876,6,8903,6915,1357,327808,6,8904,2565,1280,327808,6,8905,
8903,8904,327876,6,8916,6914,1357,327808,6,8917,2565,100,327808,6,8918,8916,8917,327876,6,8929,6913,1357,327808,6,
8930,2565,2173,327808,6,8931,8929,8930,327876,6,8942,6912,1357,327808,6,8943,2565,8621,327808,6,8944,8942,8943,327876,
6,8955,6911,1357,327808,6,8956,2565,23081,327808,6,8957,8955,8956,327876,6,8968,6910,1357,327808,6,8969,2565,1357,
327808,6,8970,8968,8969,327876,6,8981,6909,1357,327808,6,8982,2565,23082,327808,6,8983,8981,8982,327876,6,8994,6908,
1357,327808,6,8995,2565,23083,327808,6,8996,8994,8995,327876,6,9007,6907,1357,327808,6,9008,2565,996,327808,6,9009,
9007,9008,196855,3869,0,262394,1478,3823,3869,131320,3823,327879,6,3832,6922,1490,327879,6,9020,6921,1490,327879,6,
9031,6920,1490,327879,6,9042,6919,1490,327879,6,9053,6918,1490,327879,6,9064,6917,1490,327879,6,9075,6916,1490,327879,
6,9086,6915,1490,327879,6,9097,6914,1490,327879,6,9108,6913,1490,327879,6,9119,6912,1490,327879,6,9130,6911,1490,
327879,6,9141,6910,1490,327879,6,9152,6909,1490,327879,6,9163,6908,1490,327879,6,9174,6907,1490,327812,6,3913,3832,
101,327879,6,3914,3913,699,196855,3976,0,262394,985,3915,3954,131320,3954,327874,6,3958,95,3914,327879,6,3959,3958,
996,327876,6,3971,98,3914,131321,3976,131320,3915,327874,6,3923,95,3914,327879,6,3924,3923,996,327856,96,3927,3832,
100,196855,3932,0,262394,3927,3928,3931,131320,3931,131321,3932,131320,3928,327876,6,3930,98,3914,131321,3932,131320,
3932,458997,6,7959,3930,3928,95,3931,327854,96,3937,3832,100,393385,96,23969,3937,1540,3937,196855,3950,0,262394,
23969,3946,3949,131320,3949,131321,3950,131320,3946,327876,6,3948,98,3914,131321,3950,131320,3950,458997,6,7965,3948,
3946,95,3949,131321,3976,131320,3976,458997,6,24835,3959,3954,3924,3950,458997,6,8199,7965,3950,95,3954,458997,6,8196,
7959,3950,3971,3954,327812,6,9187,9020,101,327879,6,9188,9187,699,196855,9229,0,262394,985,9203,9189,131320,9189,
327874,6,9190,8196,9188,327879,6,9191,9190,996,327876,6,9194,98,9188,327808,6,9202,8196,9194,131321,9229,131320,9203,
327856,96,9204,9020,100,393385,6,9205,9204,8196,8199,327874,6,9206,9205,9188,327879,6,9207,9206,996,196855,9213,0,
262394,9204,9211,9210,131320,9210,131321,9213,131320,9211,327876,6,9212,98,9188,131321,9213,131320,9213,458997,6,9214,
9212,9211,95,9210,327808,6,9215,8196,9214,327854,96,9216,9020,100,393385,96,23970,9216,1540,9216,196855,9226,0,262394,
23970,9224,9223,131320,9223,131321,9226,131320,9224,327876,6,9225,98,9188,131321,9226,131320,9226,458997,6,9227,9225,
9224,95,9223,327808,6,9228,8199,9227,131321,9229,131320,9229,458997,6,24787,9191,9189,9207,9226,458997,6,9230,9228,
9226,8199,9189,458997,6,9231,9215,9226,9202,9189,327812,6,9243,9031,101,327879,6,9244,9243,699,196855,9285,0,262394,
985,9259,9245,131320,9245,327874,6,9246,9231,9244,327879,6,9247,9246,996,327876,6,9250,98,9244,327808,6,9258,9231,
9250,131321,9285,131320,9259,327856,96,9260,9031,100,393385,6,9261,9260,9231,9230,327874,6,9262,9261,9244,327879,6,
9263,9262,996,196855,9269,0,262394,9260,9267,9266,131320,9266,131321,9269,131320,9267,327876,6,9268,98,9244,131321,
9269,131320,9269,458997,6,9270,9268,9267,95,9266,327808,6,9271,9231,9270,327854,96,9272,9031,100,393385,96,23971,9272,
1540,9272,196855,9282,0,262394,23971,9280,9279,131320,9279,131321,9282,131320,9280,327876,6,9281,98,9244,131321,9282,
131320,9282,458997,6,9283,9281,9280,95,9279,327808,6,9284,9230,9283,131321,9285,131320,9285,458997,6,24742,9247,9245,
9263,9282,458997,6,9286,9284,9282,9230,9245,458997,6,9287,9271,9282,9258,9245,327812,6,9299,9042,101,327879,6,9300,
9299,699,196855,9341,0,262394,985,9315,9301,131320,9301,327874,6,9302,9287,9300,327879,6,9303,9302,996,327876,6,9306,
98,9300,327808,6,9314,9287,9306,131321,9341,131320,9315,327856,96,9316,9042,100,393385,6,9317,9316,9287,9286,327874,6,
9318,9317,9300,327879,6,9319,9318,996,196855,9325,0,262394,9316,9323,9322,131320,9322,131321,9325,131320,9323,327876,
6,9324,98,9300,131321,9325,131320,9325,458997,6,9326,9324,9323,95,9322,327808,6,9327,9287,9326,327854,96,9328,9042,
100,393385,96,23972,9328,1540,9328,196855,9338,0,262394,23972,9336,9335,131320,9335,131321,9338,131320,9336,327876,6,
9337,98,9300,131321,9338,131320,9338,458997,6,9339,9337,9336,95,9335,327808,6,9340,9286,9339,131321,9341,131320,9341,
458997,6,24700,9303,9301,9319,9338,458997,6,9342,9340,9338,9286,9301,458997,6,9343,9327,9338,9314,9301,327812,6,9355,
9053,101,327879,6,9356,9355,699,196855,9397,0,262394,985,9371,9357,131320,9357,327874,6,9358,9343,9356,327879,6,9359,
9358,996,327876,6,9362,98,9356,327808,6,9370,9343,9362,131321,9397,131320,9371,327856,96,9372,9053,100,393385,6,9373,
9372,9343,9342,327874,6,9374,9373,9356,327879,6,9375,9374,996,196855,9381,0,262394,9372,9379,9378,131320,9378,131321,
9381,131320,9379,327876,6,9380,98,9356,131321,9381,131320,9381,458997,6,9382,9380,9379,95,9378,327808,6,9383,9343,
9382,327854,96,9384,9053,100,393385,96,23973,9384,1540,9384,196855,9394,0,262394,23973,9392,9391,131320,9391,131321,
9394,131320,9392,327876,6,9393,98,9356,131321,9394,131320,9394,458997,6,9395,9393,9392,95,9391,327808,6,9396,9342,
9395,131321,9397,131320,9397,458997,6,24661,9359,9357,9375,9394,458997,6,9398,9396,9394,9342,9357,458997,6,9399,9383,
9394,9370,9357,327812,6,9411,9064,101,327879,6,9412,9411,699,196855,9453,0,262394,985,9427,9413,131320,9413,327874,6,
9414,9399,9412,327879,6,9415,9414,996,327876,6,9418,98,9412,327808,6,9426,9399,9418,131321,9453,131320,9427,327856,96,
9428,9064,100,393385,6,9429,9428,9399,9398,327874,6,9430,9429,9412,327879,6,9431,9430,996,196855,9437,0,262394,9428,
9435,9434,131320,9434,131321,9437,131320,9435,327876,6,9436,98,9412,131321,9437,131320,9437,458997,6,9438,9436,9435,
95,9434,327808,6,9439,9399,9438,327854,96,9440,9064,100,393385,96,23974,9440,1540,9440,196855,9450,0,262394,23974,
9448,9447,131320,9447,131321,9450,131320,9448,327876,6,9449,98,9412,131321,9450,131320,9450,458997,6,9451,9449,9448,
95,9447,327808,6,9452,9398,9451,131321,9453,131320,9453,458997,6,24625,9415,9413,9431,9450,458997,6,9454,9452,9450,
9398,9413,458997,6,9455,9439,9450,9426,9413,327812,6,9467,9075,101,327879,6,9468,9467,699,196855,9509,0,262394,985,
9483,9469,131320,9469,327874,6,9470,9455,9468,327879,6,9471,9470,996,327876,6,9474,98,9468,327808,6,9482,9455,9474,
131321,9509,131320,9483,327856,96,9484,9075,100,393385,6,9485,9484,9455,9454,327874,6,9486,9485,9468,327879,6,9487,
9486,996,196855,9493,0,262394,9484,9491,9490,131320,9490,131321,9493,131320,9491,327876,6,9492,98,9468,131321,9493,
131320,9493,458997,6,9494,9492,9491,95,9490,327808,6,9495,9455,9494,327854,96,9496,9075,100,393385,96,23975,9496,1540,
9496,196855,9506,0,262394,23975,9504,9503,131320,9503,131321,9506,131320,9504,327876,6,9505,98,9468,131321,9506,
131320,9506,458997,6,9507,9505,9504,95,9503,327808,6,9508,9454,9507,131321,9509,131320,9509,458997,6,24592,9471,9469,
9487,9506,458997,6,9510,9508,9506,9454,9469,458997,6,9511,9495,9506,9482,9469,327812,6,9523,9086,101,327879,6,9524,
9523,699,196855,9565,0,262394,985,9539,9525,131320,9525,327874,6,9526,9511,9524,327879,6,9527,9526,996,327876,6,9530,
98,9524,327808,6,9538,9511,9530,131321,9565,131320,9539,327856,96,9540,9086,100,393385,6,9541,9540,9511,9510,327874,6,
9542,9541,9524,327879,6,9543,9542,996,196855,9549,0,262394,9540,9547,9546,131320,9546,131321,9549,131320,9547,327876,
6,9548,98,9524,131321,9549,131320,9549,458997,6,9550,9548,9547,95,9546,327808,6,9551,9511,9550,327854,96,9552,9086,
100,393385,96,23976,9552,1540,9552,196855,9562,0,262394,23976,9560,9559,131320,9559,131321,9562,131320,9560,327876,6,
9561,98,9524,131321,9562,131320,9562,458997,6,9563,9561,9560,95,9559,327808,6,9564,9510,9563,131321,9565,131320,9565,
458997,6,24562,9527,9525,9543,9562,458997,6,9566,9564,9562,9510,9525,458997,6,9567,9551,9562,9538,9525,327812,6,9579,
9097,101,327879,6,9580,9579,699,196855,9621,0,262394,985,9595,9581,131320,9581,327874,6,9582,9567,9580,327879,6,9583,
9582,996,327876,6,9586,98,9580,327808,6,9594,9567,9586,131321,9621,131320,9595,327856,96,9596,9097,100,393385,6,9597,
9596,9567,9566,327874,6,9598,9597,9580,327879,6,9599,9598,996,196855,9605,0,262394,9596,9603,9602,131320,9602,131321,
9605,131320,9603,327876,6,9604,98,9580,131321,9605,131320,9605,458997,6,9606,9604,9603,95,9602,327808,6,9607,9567,
9606,327854,96,9608,9097,100,393385,96,23977,9608,1540,9608,196855,9618,0,262394,23977,9616,9615,131320,9615,131321,
9618,131320,9616,327876,6,9617,98,9580,131321,9618,131320,9618,458997,6,9619,9617,9616,95,9615,327808,6,9620,9566,
9619,131321,9621,131320,9621,458997,6,24535,9583,9581,9599,9618,458997,6,9622,9620,9618,9566,9581,458997,6,9623,9607,
9618,9594,9581,327812,6,9635,9108,101,327879,6,9636,9635,699,196855,9677,0,262394,985,9651,9637,131320,9637,327874,6,
9638,9623,9636,327879,6,9639,9638,996,327876,6,9642,98,9636,327808,6,9650,9623,9642,131321,9677,131320,9651,327856,96,
9652,9108,100,393385,6,9653,9652,9623,9622,327874,6,9654,9653,9636,327879,6,9655,9654,996,196855,9661,0,262394,9652,
9659,9658,131320,9658,131321,9661,131320,9659,327876,6,9660,98,9636,131321,9661,131320,9661,458997,6,9662,9660,9659,
95,9658,327808,6,9663,9623,9662,327854,96,9664,9108,100,393385,96,23978,9664,1540,9664,196855,9674,0,262394,23978,
9672,9671,131320,9671,131321,9674,131320,9672,327876,6,9673,98,9636,131321,9674,131320,9674,458997,6,9675,9673,9672,
95,9671,327808,6,9676,9622,9675,131321,9677,131320,9677,458997,6,24511,9639,9637,9655,9674,458997,6,9678,9676,9674,
9622,9637,458997,6,9679,9663,9674,9650,9637,327812,6,9691,9119,101,327879,6,9692,9691,699,196855,9733,0,262394,985,
9707,9693,131320,9693,327874,6,9694,9679,9692,327879,6,9695,9694,996,327876,6,9698,98,9692,327808,6,9706,9679,9698,
131321,9733,131320,9707,327856,96,9708,9119,100,393385,6,9709,9708,9679,9678,327874,6,9710,9709,9692,327879,6,9711,
9710,996,196855,9717,0,262394,9708,9715,9714,131320,9714,131321,9717,131320,9715,327876,6,9716,98,9692,131321,9717,
131320,9717,458997,6,9718,9716,9715,95,9714,327808,6,9719,9679,9718,327854,96,9720,9119,100,393385,96,23979,9720,1540,
9720,196855,9730,0,262394,23979,9728,9727,131320,9727,131321,9730,131320,9728,327876,6,9729,98,9692,131321,9730,
131320,9730,458997,6,9731,9729,9728,95,9727,327808,6,9732,9678,9731,131321,9733,131320,9733,458997,6,24490,9695,9693,
9711,9730,458997,6,9734,9732,9730,9678,9693,458997,6,9735,9719,9730,9706,9693,327812,6,9747,9130,101,327879,6,9748,
9747,699,196855,9789,0,262394,985,9763,9749,131320,9749,327874,6,9750,9735,9748,327879,6,9751,9750,996,327876,6,9754,
98,9748,327808,6,9762,9735,9754,131321,9789,131320,9763,327856,96,9764,9130,100,393385,6,9765,9764,9735,9734,327874,6,
9766,9765,9748,327879,6,9767,9766,996,196855,9773,0,262394,9764,9771,9770,131320,9770,131321,9773,131320,9771,327876,
6,9772,98,9748,131321,9773,131320,9773,458997,6,9774,9772,9771,95,9770,327808,6,9775,9735,9774,327854,96,9776,9130,
100,393385,96,23980,9776,1540,9776,196855,9786,0,262394,23980,9784,9783,131320,9783,131321,9786,131320,9784,327876,6,
9785,98,9748,131321,9786,131320,9786,458997,6,9787,9785,9784,95,9783,327808,6,9788,9734,9787,131321,9789,131320,9789,
458997,6,24472,9751,9749,9767,9786,458997,6,9790,9788,9786,9734,9749,458997,6,9791,9775,9786,9762,9749,327812,6,9803,
9141,101,327879,6,9804,9803,699,196855,9845,0,262394,985,9819,9805,131320,9805,327874,6,9806,9791,9804,327879,6,9807,
9806,996,327876,6,9810,98,9804,327808,6,9818,9791,9810,131321,9845,131320,9819,327856,96,9820,9141,100,393385,6,9821,
9820,9791,9790,327874,6,9822,9821,9804,327879,6,9823,9822,996,196855,9829,0,262394,9820,9827,9826,131320,9826,131321,
9829,131320,9827,327876,6,9828,98,9804,131321,9829,131320,9829,458997,6,9830,9828,9827,95,9826,327808,6,9831,9791,
9830,327854,96,9832,9141,100,393385,96,23981,9832,1540,9832,196855,9842,0,262394,23981,9840,9839,131320,9839,131321,
9842,131320,9840,327876,6,9841,98,9804,131321,9842,131320,9842,458997,6,9843,9841,9840,95,9839,327808,6,9844,9790,
9843,131321,9845,131320,9845,458997,6,24457,9807,9805,9823,9842,458997,6,9846,9844,9842,9790,9805,458997,6,9847,9831,
9842,9818,9805,327812,6,9859,9152,101,327879,6,9860,9859,699,196855,9901,0,262394,985,9875,9861,131320,9861,327874,6,
9862,9847,9860,327879,6,9863,9862,996,327876,6,9866,98,9860,327808,6,9874,9847,9866,131321,9901,131320,9875,327856,96,
9876,9152,100,393385,6,9877,9876,9847,9846,327874,6,9878,9877,9860,327879,6,9879,9878,996,196855,9885,0,262394,9876,
9883,9882,131320,9882,131321,9885,131320,9883,327876,6,9884,98,9860,131321,9885,131320,9885,458997,6,9886,9884,9883,
95,9882,327808,6,9887,9847,9886,327854,96,9888,9152,100,393385,96,23982,9888,1540,9888,196855,9898,0,262394,23982,
9896,9895,131320,9895,131321,9898,131320,9896,327876,6,9897,98,9860,131321,9898,131320,9898,458997,6,9899,9897,9896,
95,9895,327808,6,9900,9846,9899,131321,9901,131320,9901,458997,6,24445,9863,9861,9879,9898,458997,6,9902,9900,9898,
9846,9861,458997,6,9903,9887,9898,9874,9861,327812,6,9915,9163,101,327879,6,9916,9915,699,196855,9957,0,262394,985,
9931,9917,131320,9917,327874,6,9918,9903,9916,327879,6,9919,9918,996,327876,6,9922,98,9916,327808,6,9930,9903,9922,
131321,9957,131320,9931,327856,96,9932,9163,100,393385,6,9933,9932,9903,9902,327874,6,9934,9933,9916,327879,6,9935,
9934,996,196855,9941,0,262394,9932,9939,9938,131320,9938,131321,9941,131320,9939,327876,6,9940,98,9916,131321,9941,
131320,9941,458997,6,9942,9940,9939,95,9938,327808,6,9943,9903,9942,327854,96,9944,9163,100,393385,96,23983,9944,1540,
9944,196855,9954,0,262394,23983,9952,9951,131320,9951,131321,9954,131320,9952,327876,6,9953,98,9916,131321,9954,
131320,9954,458997,6,9955,9953,9952,95,9951,327808,6,9956,9902,9955,131321,9957,131320,9957,458997,6,24436,9919,9917,
9935,9954,458997,6,9958,9956,9954,9902,9917,458997,6,9959,9943,9954,9930,9917,327812,6,9971,9174,101,327879,6,9972,
9971,699,196855,10013,0,262394,985,9987,9973,131320,9973,327874,6,9974,9959,9972,327879,6,9975,9974,996,327876,6,9978,
98,9972,327808,6,9986,9959,9978,131321,10013,131320,9987,327856,96,9988,9174,100,393385,6,9989,9988,9959,9958,327874,
6,9990,9989,9972,327879,6,9991,9990,996,196855,9997,0,262394,9988,9995,9994,131320,9994,131321,9997,131320,9995,
327876,6,9996,98,9972,131321,9997,131320,9997,458997,6,9998,9996,9995,95,9994,327808,6,9999,9959,9998,327854,96,10000,
9174,100,393385,96,23984,10000,1540,10000,196855,10010,0,262394,23984,10008,10007,131320,10007,131321,10010,131320,
10008,327876,6,10009,98,9972,131321,10010,131320,10010,458997,6,10011,10009,10008,95,10007,327808,6,10012,9958,10011,
131321,10013,131320,10013,458997,6,24428,9975,9973,9991,10010,458997,6,10014,10012,10010,9958,9973,458997,6,10015,
9999,10010,9986,9973,327874,6,3983,10015,1059,327874,6,3986,10014,1059,458832,42,3987,10015,3983,10014,3986,327879,42,
3989,3987,8622,196670,3897,3989,327850,96,3994,24428,996,327856,96,3996,9174,1018,327847,96,3997,3994,3996,196855,
4014,0,262394,3997,3998,4014,131320,3998,327879,6,4000,9174,98,327874,6,4002,9174,212,327879,6,4003,4002,308,327877,6,
4004,4000,4003,327879,6,4006,9174,1087,327812,6,4007,4006,101,327876,6,4008,93,4007,458832,42,4009,4008,4008,4008,
4008,458832,42,4011,4004,4004,4004,4004,327850,316,4012,310,4011,393385,42,4013,4012,4009,306,196670,3897,4013,131321,
4014,131320,4014,327874,6,4038,2564,828,327878,6,4039,2564,4038,131321,4017,131320,4017,458997,6,6942,95,4014,4032,
4021,327856,96,4020,6942,1107,262390,4033,4021,1,262394,4020,4021,4033,131320,4021,327812,6,4023,6942,325,327808,6,
4025,4023,4039,327745,9,4027,3897,6942,262205,6,4028,4027,327745,335,4029,938,4025,196670,4029,4028,327808,6,4032,
6942,281,131321,4017,131320,4033,327814,6,4057,2564,1121,327817,6,4059,2564,1121,327812,6,4060,4059,100,327874,6,4174,
4060,828,327878,6,4175,4060,4174,327879,6,4063,4057,1087,327812,6,4064,4063,101,262368,308,308,337,327879,6,4071,4057,
98,327812,6,4072,4071,325,327808,6,4074,4072,4175,327878,6,4076,4074,95,327745,335,4079,938,4076,262205,6,4080,4079,
327874,6,4082,4080,4064,327879,6,4083,4082,1159,196855,4099,0,262394,985,4085,4099,131320,4085,327808,6,4088,4076,
1166,327745,335,4089,938,4088,262205,6,4090,4089,327874,6,4092,4090,4064,327879,6,4093,4092,1159,327876,6,4094,4093,
692,327877,6,4097,4083,4094,131321,4099,131320,4099,458997,6,24868,4083,4033,4097,4085,327878,6,10027,4074,98,327745,
335,10028,938,10027,262205,6,10029,10028,327874,6,10030,10029,4064,327879,6,10031,10030,1159,196855,10044,0,262394,
985,10033,10044,131320,10033,327808,6,10034,10027,1166,327745,335,10035,938,10034,262205,6,10036,10035,327874,6,10037,
10036,4064,327879,6,10038,10037,1159,327876,6,10039,10038,692,327877,6,10042,10031,10039,131321,10044,131320,10044,
458997,6,24869,10031,4099,10042,10033,327808,6,10047,24868,24869,327878,6,10059,4074,308,327745,335,10060,938,10059,
262205,6,10061,10060,327874,6,10062,10061,4064,327879,6,10063,10062,1159,196855,10076,0,262394,985,10065,10076,131320,
10065,327808,6,10066,10059,1166,327745,335,10067,938,10066,262205,6,10068,10067,327874,6,10069,10068,4064,327879,6,
10070,10069,1159,327876,6,10071,10070,692,327877,6,10074,10063,10071,131321,10076,131320,10076,458997,6,24870,10063,
10044,10074,10065,327808,6,10079,10047,24870,327878,6,10091,4074,309,327745,335,10092,938,10091,262205,6,10093,10092,
327874,6,10094,10093,4064,327879,6,10095,10094,1159,196855,10108,0,262394,985,10097,10108,131320,10097,327808,6,10098,
10091,1166,327745,335,10099,938,10098,262205,6,10100,10099,327874,6,10101,10100,4064,327879,6,10102,10101,1159,327876,
6,10103,10102,692,327877,6,10106,10095,10103,131321,10108,131320,10108,458997,6,24871,10095,10076,10106,10097,327808,
6,10111,10079,24871,327878,6,10123,4074,101,327745,335,10124,938,10123,262205,6,10125,10124,327874,6,10126,10125,4064,
327879,6,10127,10126,1159,196855,10140,0,262394,985,10129,10140,131320,10129,327808,6,10130,10123,1166,327745,335,
10131,938,10130,262205,6,10132,10131,327874,6,10133,10132,4064,327879,6,10134,10133,1159,327876,6,10135,10134,692,
327877,6,10138,10127,10135,131321,10140,131320,10140,458997,6,24872,10127,10108,10138,10129,327808,6,10143,10111,
24872,327878,6,10155,4074,8620,327745,335,10156,938,10155,262205,6,10157,10156,327874,6,10158,10157,4064,327879,6,
10159,10158,1159,196855,10172,0,262394,985,10161,10172,131320,10161,327808,6,10162,10155,1166,327745,335,10163,938,
10162,262205,6,10164,10163,327874,6,10165,10164,4064,327879,6,10166,10165,1159,327876,6,10167,10166,692,327877,6,
10170,10159,10167,131321,10172,131320,10172,458997,6,24873,10159,10140,10170,10161,327808,6,10175,10143,24873,327878,
6,10187,4074,1087,327745,335,10188,938,10187,262205,6,10189,10188,327874,6,10190,10189,4064,327879,6,10191,10190,1159,
196855,10204,0,262394,985,10193,10204,131320,10193,327808,6,10194,10187,1166,327745,335,10195,938,10194,262205,6,
10196,10195,327874,6,10197,10196,4064,327879,6,10198,10197,1159,327876,6,10199,10198,692,327877,6,10202,10191,10199,
131321,10204,131320,10204,458997,6,24874,10191,10172,10202,10193,327808,6,10207,10175,24874,327878,6,10219,4074,1280,
327745,335,10220,938,10219,262205,6,10221,10220,327874,6,10222,10221,4064,327879,6,10223,10222,1159,196855,10236,0,
262394,985,10225,10236,131320,10225,327808,6,10226,10219,1166,327745,335,10227,938,10226,262205,6,10228,10227,327874,
6,10229,10228,4064,327879,6,10230,10229,1159,327876,6,10231,10230,692,327877,6,10234,10223,10231,131321,10236,131320,
10236,458997,6,24875,10223,10204,10234,10225,327808,6,10239,10207,24875,327814,6,4195,2564,101,327817,6,4197,2564,101,
393281,335,4199,329,4195,4197,196670,4199,10239,262368,308,308,337,327856,96,4201,2564,339,196855,4229,0,262394,4201,
4202,4229,131320,4202,327812,6,4204,2564,308,327745,346,4205,329,4204,262205,42,4206,4205,327808,6,4209,4204,98,
327745,346,4210,329,4209,262205,42,4211,4210,327808,42,4212,4206,4211,327761,6,4218,4212,0,327761,6,4220,4212,1,
327808,6,4221,4218,4220,327761,6,4223,4212,2,327808,6,4224,4221,4223,327761,6,4226,4212,3,327808,6,4227,4224,4226,
393281,335,4228,359,4195,4197,196670,4228,4227,131321,4229,131320,4229,262368,308,308,337,327856,96,4231,2564,378,
196855,4286,0,262394,4231,4232,4286,131320,4232,131321,4233,131320,4233,458997,42,24877,306,4232,4243,4237,458997,42,
24876,306,4232,4250,4237,458997,6,6946,95,4232,4253,4237,327856,96,4236,6946,390,262390,4254,4237,1,262394,4236,4237,
4254,131320,4237,327745,346,4239,359,6946,262205,42,4240,4239,327808,42,4243,24877,4240,327812,6,4245,6946,101,458832,
42,4330,4245,4245,4245,4245,327808,42,4331,310,4330,458832,42,4333,2564,2564,2564,2564,327856,316,4334,4331,4333,
393385,42,4335,4334,4240,306,327808,42,4250,24876,4335,327808,6,4253,6946,281,131321,4233,131320,4254,327761,6,4260,
24876,0,327761,6,4262,24876,1,327808,6,4263,4260,4262,327761,6,4265,24876,2,327808,6,4266,4263,4265,327761,6,4268,
24876,3,327808,6,4269,4266,4268,393281,335,4270,414,4195,4197,196670,4270,4269,327850,96,4272,2564,95,196855,4285,0,
262394,4272,4273,4285,131320,4273,327761,6,4275,24877,0,327761,6,4277,24877,1,327808,6,4278,4275,4277,327761,6,4280,
24877,2,327808,6,4281,4278,4280,327761,6,4283,24877,3,327808,6,4284,4281,4283,196670,435,4284,131321,4285,131320,4285,
131321,4286,131320,4286,262368,308,308,337,262205,6,4287,435,327814,6,4289,2564,100,327812,6,4290,4289,308,327817,6,
4292,2564,100,327745,346,4293,329,4290,262205,42,4294,4293,458832,42,4343,4292,4292,4292,4292,327856,316,4344,310,
4343,393385,42,4345,4344,4294,306,327808,6,4299,4290,98,327745,346,4302,329,4299,262205,42,4303,4302,327808,42,4351,
310,8619,327856,316,4354,4351,4343,393385,42,4355,4354,4303,306,327808,42,4306,4345,4355,327814,6,4308,2564,355,
327817,6,4311,4289,101,393281,335,4312,414,4308,4311,262205,6,4313,4312,327761,6,4315,4306,0,327808,6,4316,4313,4315,
327761,6,4318,4306,1,327808,6,4319,4316,4318,327761,6,4321,4306,2,327808,6,4322,4319,4321,327761,6,4324,4306,3,327808,
6,4325,4322,4324,196855,4122,0,262394,985,4112,4122,131320,4112,327876,6,4114,4287,692,327808,6,4116,4325,4114,131321,
4122,131320,4122,458997,6,6958,4325,4286,4116,4112,196855,4127,0,262394,1203,4123,4127,131320,4123,327850,96,4126,
4059,95,131321,4127,131320,4127,458997,96,4128,1203,4122,4126,4123,196855,4146,0,262394,4128,4129,4146,131320,4129,
196855,4136,0,262394,985,4131,4134,131320,4134,131321,4136,131320,4131,327879,6,4133,6958,515,131321,4136,131320,4136,
458997,6,6959,4133,4131,6958,4134,327745,335,4138,1214,4057,196670,4138,6959,196855,4145,0,262394,985,4139,4145,
131320,4139,327808,6,4141,4057,100,327874,6,4143,6958,692,327745,335,4144,1214,4141,196670,4144,4143,131321,4145,
131320,4145,131321,4146,131320,4146,327812,6,4153,4057,325,327808,6,4155,4153,4175,327878,6,4157,4155,95,327745,335,
4159,938,4157,196670,4159,6958,327808,6,4164,6958,24868,327878,6,10250,4155,98,327745,335,10251,938,10250,196670,
10251,4164,327808,6,10254,4164,24869,327878,6,10265,4155,308,327745,335,10266,938,10265,196670,10266,10254,327808,6,
10269,10254,24870,327878,6,10280,4155,309,327745,335,10281,938,10280,196670,10281,10269,327808,6,10284,10269,24871,
327878,6,10295,4155,101,327745,335,10296,938,10295,196670,10296,10284,327808,6,10299,10284,24872,327878,6,10310,4155,
8620,327745,335,10311,938,10310,196670,10311,10299,327808,6,10314,10299,24873,327878,6,10325,4155,1087,327745,335,
10326,938,10325,196670,10326,10314,327808,6,10329,10314,24874,327878,6,10340,4155,1280,327745,335,10341,938,10340,
196670,10341,10329,262368,308,308,337,196855,4381,0,262394,985,4376,4379,131320,4379,131321,4381,131320,4376,327879,6,
4378,3832,1280,131321,4381,131320,4381,458997,6,7929,4378,4376,3832,4379,327812,6,4383,7929,325,327808,6,4385,4383,
4039,327745,335,4386,938,4385,262205,6,4387,4386,196855,4400,0,262394,985,4389,4400,131320,4389,327879,6,4395,3832,
100,327812,6,4396,4395,308,327874,6,4397,4387,4396,327879,6,4398,4397,515,131321,4400,131320,4400,458997,6,27113,4387,
4381,4398,4389,327808,6,4407,27113,24835,196855,10357,0,262394,985,10355,10354,131320,10354,131321,10357,131320,10355,
327879,6,10356,9020,1280,131321,10357,131320,10357,458997,6,10358,10356,10355,9020,10354,327812,6,10359,10358,325,
327808,6,10360,10359,4039,327745,335,10361,938,10360,262205,6,10362,10361,196855,10372,0,262394,985,10364,10372,
131320,10364,327879,6,10367,9020,100,327812,6,10368,10367,308,327874,6,10369,10362,10368,327879,6,10370,10369,515,
131321,10372,131320,10372,458997,6,27114,10362,10357,10370,10364,327808,6,10377,27114,24787,196855,10391,0,262394,985,
10389,10388,131320,10388,131321,10391,131320,10389,327879,6,10390,9031,1280,131321,10391,131320,10391,458997,6,10392,
10390,10389,9031,10388,327812,6,10393,10392,325,327808,6,10394,10393,4039,327745,335,10395,938,10394,262205,6,10396,
10395,196855,10406,0,262394,985,10398,10406,131320,10398,327879,6,10401,9031,100,327812,6,10402,10401,308,327874,6,
10403,10396,10402,327879,6,10404,10403,515,131321,10406,131320,10406,458997,6,27115,10396,10391,10404,10398,327808,6,
10411,27115,24742,196855,10425,0,262394,985,10423,10422,131320,10422,131321,10425,131320,10423,327879,6,10424,9042,
1280,131321,10425,131320,10425,458997,6,10426,10424,10423,9042,10422,327812,6,10427,10426,325,327808,6,10428,10427,
4039,327745,335,10429,938,10428,262205,6,10430,10429,196855,10440,0,262394,985,10432,10440,131320,10432,327879,6,
10435,9042,100,327812,6,10436,10435,308,327874,6,10437,10430,10436,327879,6,10438,10437,515,131321,10440,131320,10440,
458997,6,27116,10430,10425,10438,10432,327808,6,10445,27116,24700,196855,10459,0,262394,985,10457,10456,131320,10456,
131321,10459,131320,10457,327879,6,10458,9053,1280,131321,10459,131320,10459,458997,6,10460,10458,10457,9053,10456,
327812,6,10461,10460,325,327808,6,10462,10461,4039,327745,335,10463,938,10462,262205,6,10464,10463,196855,10474,0,
262394,985,10466,10474,131320,10466,327879,6,10469,9053,100,327812,6,10470,10469,308,327874,6,10471,10464,10470,
327879,6,10472,10471,515,131321,10474,131320,10474,458997,6,27117,10464,10459,10472,10466,327808,6,10479,27117,24661,
196855,10493,0,262394,985,10491,10490,131320,10490,131321,10493,131320,10491,327879,6,10492,9064,1280,131321,10493,
131320,10493,458997,6,10494,10492,10491,9064,10490,327812,6,10495,10494,325,327808,6,10496,10495,4039,327745,335,
10497,938,10496,262205,6,10498,10497,196855,10508,0,262394,985,10500,10508,131320,10500,327879,6,10503,9064,100,
327812,6,10504,10503,308,327874,6,10505,10498,10504,327879,6,10506,10505,515,131321,10508,131320,10508,458997,6,27118,
10498,10493,10506,10500,327808,6,10513,27118,24625,196855,10527,0,262394,985,10525,10524,131320,10524,131321,10527,
131320,10525,327879,6,10526,9075,1280,131321,10527,131320,10527,458997,6,10528,10526,10525,9075,10524,327812,6,10529,
10528,325,327808,6,10530,10529,4039,327745,335,10531,938,10530,262205,6,10532,10531,196855,10542,0,262394,985,10534,
10542,131320,10534,327879,6,10537,9075,100,327812,6,10538,10537,308,327874,6,10539,10532,10538,327879,6,10540,10539,
515,131321,10542,131320,10542,458997,6,27119,10532,10527,10540,10534,327808,6,10547,27119,24592,196855,10561,0,262394,
985,10559,10558,131320,10558,131321,10561,131320,10559,327879,6,10560,9086,1280,131321,10561,131320,10561,458997,6,
10562,10560,10559,9086,10558,327812,6,10563,10562,325,327808,6,10564,10563,4039,327745,335,10565,938,10564,262205,6,
10566,10565,196855,10576,0,262394,985,10568,10576,131320,10568,327879,6,10571,9086,100,327812,6,10572,10571,308,
327874,6,10573,10566,10572,327879,6,10574,10573,515,131321,10576,131320,10576,458997,6,27120,10566,10561,10574,10568,
327808,6,10581,27120,24562,196855,10595,0,262394,985,10593,10592,131320,10592,131321,10595,131320,10593,327879,6,
10594,9097,1280,131321,10595,131320,10595,458997,6,10596,10594,10593,9097,10592,327812,6,10597,10596,325,327808,6,
10598,10597,4039,327745,335,10599,938,10598,262205,6,10600,10599,196855,10610,0,262394,985,10602,10610,131320,10602,
327879,6,10605,9097,100,327812,6,10606,10605,308,327874,6,10607,10600,10606,327879,6,10608,10607,515,131321,10610,
131320,10610,458997,6,27121,10600,10595,10608,10602,327808,6,10615,27121,24535,196855,10629,0,262394,985,10627,10626,
131320,10626,131321,10629,131320,10627,327879,6,10628,9108,1280,131321,10629,131320,10629,458997,6,10630,10628,10627,
9108,10626,327812,6,10631,10630,325,327808,6,10632,10631,4039,327745,335,10633,938,10632,262205,6,10634,10633,196855,
10644,0,262394,985,10636,10644,131320,10636,327879,6,10639,9108,100,327812,6,10640,10639,308,327874,6,10641,10634,
10640,327879,6,10642,10641,515,131321,10644,131320,10644,458997,6,27122,10634,10629,10642,10636,327808,6,10649,27122,
24511,196855,10663,0,262394,985,10661,10660,131320,10660,131321,10663,131320,10661,327879,6,10662,9119,1280,131321,
10663,131320,10663,458997,6,10664,10662,10661,9119,10660,327812,6,10665,10664,325,327808,6,10666,10665,4039,327745,
335,10667,938,10666,262205,6,10668,10667,196855,10678,0,262394,985,10670,10678,131320,10670,327879,6,10673,9119,100,
327812,6,10674,10673,308,327874,6,10675,10668,10674,327879,6,10676,10675,515,131321,10678,131320,10678,458997,6,27123,
10668,10663,10676,10670,327808,6,10683,27123,24490,196855,10697,0,262394,985,10695,10694,131320,10694,131321,10697,
131320,10695,327879,6,10696,9130,1280,131321,10697,131320,10697,458997,6,10698,10696,10695,9130,10694,327812,6,10699,
10698,325,327808,6,10700,10699,4039,327745,335,10701,938,10700,262205,6,10702,10701,196855,10712,0,262394,985,10704,
10712,131320,10704,327879,6,10707,9130,100,327812,6,10708,10707,308,327874,6,10709,10702,10708,327879,6,10710,10709,
515,131321,10712,131320,10712,458997,6,27124,10702,10697,10710,10704,327808,6,10717,27124,24472,196855,10731,0,262394,
985,10729,10728,131320,10728,131321,10731,131320,10729,327879,6,10730,9141,1280,131321,10731,131320,10731,458997,6,
10732,10730,10729,9141,10728,327812,6,10733,10732,325,327808,6,10734,10733,4039,327745,335,10735,938,10734,262205,6,
10736,10735,196855,10746,0,262394,985,10738,10746,131320,10738,327879,6,10741,9141,100,327812,6,10742,10741,308,
327874,6,10743,10736,10742,327879,6,10744,10743,515,131321,10746,131320,10746,458997,6,27125,10736,10731,10744,10738,
327808,6,10751,27125,24457,196855,10765,0,262394,985,10763,10762,131320,10762,131321,10765,131320,10763,327879,6,
10764,9152,1280,131321,10765,131320,10765,458997,6,10766,10764,10763,9152,10762,327812,6,10767,10766,325,327808,6,
10768,10767,4039,327745,335,10769,938,10768,262205,6,10770,10769,196855,10780,0,262394,985,10772,10780,131320,10772,
327879,6,10775,9152,100,327812,6,10776,10775,308,327874,6,10777,10770,10776,327879,6,10778,10777,515,131321,10780,
131320,10780,458997,6,27126,10770,10765,10778,10772,327808,6,10785,27126,24445,196855,10799,0,262394,985,10797,10796,
131320,10796,131321,10799,131320,10797,327879,6,10798,9163,1280,131321,10799,131320,10799,458997,6,10800,10798,10797,
9163,10796,327812,6,10801,10800,325,327808,6,10802,10801,4039,327745,335,10803,938,10802,262205,6,10804,10803,196855,
10814,0,262394,985,10806,10814,131320,10806,327879,6,10809,9163,100,327812,6,10810,10809,308,327874,6,10811,10804,
10810,327879,6,10812,10811,515,131321,10814,131320,10814,458997,6,27127,10804,10799,10812,10806,327808,6,10819,27127,
24436,196855,10833,0,262394,985,10831,10830,131320,10830,131321,10833,131320,10831,327879,6,10832,9174,1280,131321,
10833,131320,10833,458997,6,10834,10832,10831,9174,10830,327812,6,10835,10834,325,327808,6,10836,10835,4039,327745,
335,10837,938,10836,262205,6,10838,10837,196855,10848,0,262394,985,10840,10848,131320,10840,327879,6,10843,9174,100,
327812,6,10844,10843,308,327874,6,10845,10838,10844,327879,6,10846,10845,515,131321,10848,131320,10848,458997,6,27128,
10838,10833,10846,10840,327808,6,10853,27128,24428,262368,308,308,337,327874,6,4452,4407,828,327808,6,4453,4407,4452,
327745,335,4436,938,4453,196670,4436,3817,327874,6,10873,10377,828,327808,6,10874,10377,10873,327745,335,10877,938,
10874,196670,10877,8827,327874,6,10897,10411,828,327808,6,10898,10411,10897,327745,335,10901,938,10898,196670,10901,
8840,327874,6,10921,10445,828,327808,6,10922,10445,10921,327745,335,10925,938,10922,196670,10925,8853,327874,6,10945,
10479,828,327808,6,10946,10479,10945,327745,335,10949,938,10946,196670,10949,8866,327874,6,10969,10513,828,327808,6,
10970,10513,10969,327745,335,10973,938,10970,196670,10973,8879,327874,6,10993,10547,828,327808,6,10994,10547,10993,
327745,335,10997,938,10994,196670,10997,8892,327874,6,11017,10581,828,327808,6,11018,10581,11017,327745,335,11021,938,
11018,196670,11021,8905,327874,6,11041,10615,828,327808,6,11042,10615,11041,327745,335,11045,938,11042,196670,11045,
8918,327874,6,11065,10649,828,327808,6,11066,10649,11065,327745,335,11069,938,11066,196670,11069,8931,327874,6,11089,
10683,828,327808,6,11090,10683,11089,327745,335,11093,938,11090,196670,11093,8944,327874,6,11113,10717,828,327808,6,
11114,10717,11113,327745,335,11117,938,11114,196670,11117,8957,327874,6,11137,10751,828,327808,6,11138,10751,11137,
327745,335,11141,938,11138,196670,11141,8970,327874,6,11161,10785,828,327808,6,11162,10785,11161,327745,335,11165,938,
11162,196670,11165,8983,327874,6,11185,10819,828,327808,6,11186,10819,11185,327745,335,11189,938,11186,196670,11189,
8996,327874,6,11209,10853,828,327808,6,11210,10853,11209,327745,335,11213,938,11210,196670,11213,9009,262368,308,308,
337,327874,6,4458,2565,828,327808,6,4459,2565,4458,327745,335,3856,938,4459,262205,6,3857,3856,327874,6,3863,3857,
1535,327808,6,11224,4459,98,327745,335,11225,938,11224,262205,6,11226,11225,327874,6,11230,11226,1535,327808,6,11241,
4459,308,327745,335,11242,938,11241,262205,6,11243,11242,327874,6,11247,11243,1535,327808,6,11258,4459,309,327745,335,
11259,938,11258,262205,6,11260,11259,327874,6,11264,11260,1535,327808,6,11275,4459,101,327745,335,11276,938,11275,
262205,6,11277,11276,327874,6,11281,11277,1535,327808,6,11292,4459,8620,327745,335,11293,938,11292,262205,6,11294,
11293,327874,6,11298,11294,1535,327808,6,11309,4459,1087,327745,335,11310,938,11309,262205,6,11311,11310,327874,6,
11315,11311,1535,327808,6,11326,4459,1280,327745,335,11327,938,11326,262205,6,11328,11327,327874,6,11332,11328,1535,
327808,6,11343,4459,100,327745,335,11344,938,11343,262205,6,11345,11344,327874,6,11349,11345,1535,327808,6,11360,4459,
2173,327745,335,11361,938,11360,262205,6,11362,11361,327874,6,11366,11362,1535,327808,6,11377,4459,8621,327745,335,
11378,938,11377,262205,6,11379,11378,327874,6,11383,11379,1535,327808,6,11394,4459,23081,327745,335,11395,938,11394,
262205,6,11396,11395,327874,6,11400,11396,1535,327808,6,11411,4459,1357,327745,335,11412,938,11411,262205,6,11413,
11412,327874,6,11417,11413,1535,327808,6,11428,4459,23082,327745,335,11429,938,11428,262205,6,11430,11429,327874,6,
11434,11430,1535,327808,6,11445,4459,23083,327745,335,11446,938,11445,262205,6,11447,11446,327874,6,11451,11447,1535,
327808,6,11462,4459,996,327745,335,11463,938,11462,262205,6,11464,11463,327874,6,11468,11464,1535,262368,308,308,337,
131321,3869,131320,3869,458997,6,30681,3817,3256,3857,10848,458997,6,30597,8827,3256,11226,10848,458997,6,30513,8840,
3256,11243,10848,458997,6,30429,8853,3256,11260,10848,458997,6,30345,8866,3256,11277,10848,458997,6,30261,8879,3256,
11294,10848,458997,6,30177,8892,3256,11311,10848,458997,6,30093,8905,3256,11328,10848,458997,6,30009,8918,3256,11345,
10848,458997,6,29925,8931,3256,11362,10848,458997,6,29841,8944,3256,11379,10848,458997,6,29757,8957,3256,11396,10848,
458997,6,29673,8970,3256,11413,10848,458997,6,29589,8983,3256,11430,10848,458997,6,29505,8996,3256,11447,10848,458997,
6,29421,9009,3256,11464,10848,458997,6,27384,6922,3256,3863,10848,458997,6,27383,6921,3256,11230,10848,458997,6,27382,
6920,3256,11247,10848,458997,6,27381,6919,3256,11264,10848,458997,6,27380,6918,3256,11281,10848,458997,6,27379,6917,
3256,11298,10848,458997,6,27378,6916,3256,11315,10848,458997,6,27377,6915,3256,11332,10848,458997,6,27376,6914,3256,
11349,10848,458997,6,27375,6913,3256,11366,10848,458997,6,27374,6912,3256,11383,10848,458997,6,27373,6911,3256,11400,
10848,458997,6,27372,6910,3256,11417,10848,458997,6,27371,6909,3256,11434,10848,458997,6,27370,6908,3256,11451,10848,
458997,6,27369,6907,3256,11468,10848,327812,6,4484,27384,101,327879,6,4485,4484,699,196855,4547,0,262394,985,4486,
4525,131320,4525,327874,6,4529,95,4485,327879,6,4530,4529,996,327812,6,4535,27384,308,327876,6,4536,98,4535,327876,6,
4539,4536,4535,131321,4547,131320,4486,327874,6,4494,95,4485,327879,6,4495,4494,996,327856,96,4498,27384,100,196855,
4503,0,262394,4498,4499,4502,131320,4502,131321,4503,131320,4499,327876,6,4501,98,4485,131321,4503,131320,4503,458997,
6,7891,4501,4499,95,4502,327854,96,4508,27384,100,196855,4515,0,262394,4508,4509,4515,131320,4509,327856,96,4513,
27384,1018,327846,96,4514,1497,4513,131321,4515,131320,4515,458997,96,4516,4508,4503,4514,4509,196855,4521,0,262394,
4516,4517,4520,131320,4520,131321,4521,131320,4517,327876,6,4519,98,4485,131321,4521,131320,4521,458997,6,7897,4519,
4517,95,4520,131321,4547,131320,4547,458997,6,27912,4530,4525,4495,4521,458997,6,8221,7897,4521,95,4525,458997,6,8218,
7891,4521,4539,4525,327812,6,11481,27383,101,327879,6,11482,11481,699,196855,11523,0,262394,985,11497,11483,131320,
11483,327874,6,11484,8218,11482,327879,6,11485,11484,996,327812,6,11490,27383,308,327876,6,11491,98,11490,327876,6,
11493,11491,11490,327808,6,11496,8218,11493,131321,11523,131320,11497,327856,96,11498,27383,100,393385,6,11499,11498,
8218,8221,327874,6,11500,11499,11482,327879,6,11501,11500,996,196855,11507,0,262394,11498,11505,11504,131320,11504,
131321,11507,131320,11505,327876,6,11506,98,11482,131321,11507,131320,11507,458997,6,11508,11506,11505,95,11504,
327808,6,11509,8218,11508,327854,96,11510,27383,100,196855,11515,0,262394,11510,11511,11515,131320,11511,327856,96,
11513,27383,1018,327846,96,11514,1497,11513,131321,11515,131320,11515,458997,96,11516,11510,11507,11514,11511,196855,
11520,0,262394,11516,11518,11517,131320,11517,131321,11520,131320,11518,327876,6,11519,98,11482,131321,11520,131320,
11520,458997,6,11521,11519,11518,95,11517,327808,6,11522,8221,11521,131321,11523,131320,11523,458997,6,27849,11485,
11483,11501,11520,458997,6,11524,11522,11520,8221,11483,458997,6,11525,11509,11520,11496,11483,327812,6,11537,27382,
101,327879,6,11538,11537,699,196855,11579,0,262394,985,11553,11539,131320,11539,327874,6,11540,11525,11538,327879,6,
11541,11540,996,327812,6,11546,27382,308,327876,6,11547,98,11546,327876,6,11549,11547,11546,327808,6,11552,11525,
11549,131321,11579,131320,11553,327856,96,11554,27382,100,393385,6,11555,11554,11525,11524,327874,6,11556,11555,11538,
327879,6,11557,11556,996,196855,11563,0,262394,11554,11561,11560,131320,11560,131321,11563,131320,11561,327876,6,
11562,98,11538,131321,11563,131320,11563,458997,6,11564,11562,11561,95,11560,327808,6,11565,11525,11564,327854,96,
11566,27382,100,196855,11571,0,262394,11566,11567,11571,131320,11567,327856,96,11569,27382,1018,327846,96,11570,1497,
11569,131321,11571,131320,11571,458997,96,11572,11566,11563,11570,11567,196855,11576,0,262394,11572,11574,11573,
131320,11573,131321,11576,131320,11574,327876,6,11575,98,11538,131321,11576,131320,11576,458997,6,11577,11575,11574,
95,11573,327808,6,11578,11524,11577,131321,11579,131320,11579,458997,6,27790,11541,11539,11557,11576,458997,6,11580,
11578,11576,11524,11539,458997,6,11581,11565,11576,11552,11539,327812,6,11593,27381,101,327879,6,11594,11593,699,
196855,11635,0,262394,985,11609,11595,131320,11595,327874,6,11596,11581,11594,327879,6,11597,11596,996,327812,6,11602,
27381,308,327876,6,11603,98,11602,327876,6,11605,11603,11602,327808,6,11608,11581,11605,131321,11635,131320,11609,
327856,96,11610,27381,100,393385,6,11611,11610,11581,11580,327874,6,11612,11611,11594,327879,6,11613,11612,996,196855,
11619,0,262394,11610,11617,11616,131320,11616,131321,11619,131320,11617,327876,6,11618,98,11594,131321,11619,131320,
11619,458997,6,11620,11618,11617,95,11616,327808,6,11621,11581,11620,327854,96,11622,27381,100,196855,11627,0,262394,
11622,11623,11627,131320,11623,327856,96,11625,27381,1018,327846,96,11626,1497,11625,131321,11627,131320,11627,458997,
96,11628,11622,11619,11626,11623,196855,11632,0,262394,11628,11630,11629,131320,11629,131321,11632,131320,11630,
327876,6,11631,98,11594,131321,11632,131320,11632,458997,6,11633,11631,11630,95,11629,327808,6,11634,11580,11633,
131321,11635,131320,11635,458997,6,27735,11597,11595,11613,11632,458997,6,11636,11634,11632,11580,11595,458997,6,
11637,11621,11632,11608,11595,327812,6,11649,27380,101,327879,6,11650,11649,699,196855,11691,0,262394,985,11665,11651,
131320,11651,327874,6,11652,11637,11650,327879,6,11653,11652,996,327812,6,11658,27380,308,327876,6,11659,98,11658,
327876,6,11661,11659,11658,327808,6,11664,11637,11661,131321,11691,131320,11665,327856,96,11666,27380,100,393385,6,
11667,11666,11637,11636,327874,6,11668,11667,11650,327879,6,11669,11668,996,196855,11675,0,262394,11666,11673,11672,
131320,11672,131321,11675,131320,11673,327876,6,11674,98,11650,131321,11675,131320,11675,458997,6,11676,11674,11673,
95,11672,327808,6,11677,11637,11676,327854,96,11678,27380,100,196855,11683,0,262394,11678,11679,11683,131320,11679,
327856,96,11681,27380,1018,327846,96,11682,1497,11681,131321,11683,131320,11683,458997,96,11684,11678,11675,11682,
11679,196855,11688,0,262394,11684,11686,11685,131320,11685,131321,11688,131320,11686,327876,6,11687,98,11650,131321,
11688,131320,11688,458997,6,11689,11687,11686,95,11685,327808,6,11690,11636,11689,131321,11691,131320,11691,458997,6,
27684,11653,11651,11669,11688,458997,6,11692,11690,11688,11636,11651,458997,6,11693,11677,11688,11664,11651,327812,6,
11705,27379,101,327879,6,11706,11705,699,196855,11747,0,262394,985,11721,11707,131320,11707,327874,6,11708,11693,
11706,327879,6,11709,11708,996,327812,6,11714,27379,308,327876,6,11715,98,11714,327876,6,11717,11715,11714,327808,6,
11720,11693,11717,131321,11747,131320,11721,327856,96,11722,27379,100,393385,6,11723,11722,11693,11692,327874,6,11724,
11723,11706,327879,6,11725,11724,996,196855,11731,0,262394,11722,11729,11728,131320,11728,131321,11731,131320,11729,
327876,6,11730,98,11706,131321,11731,131320,11731,458997,6,11732,11730,11729,95,11728,327808,6,11733,11693,11732,
327854,96,11734,27379,100,196855,11739,0,262394,11734,11735,11739,131320,11735,327856,96,11737,27379,1018,327846,96,
11738,1497,11737,131321,11739,131320,11739,458997,96,11740,11734,11731,11738,11735,196855,11744,0,262394,11740,11742,
11741,131320,11741,131321,11744,131320,11742,327876,6,11743,98,11706,131321,11744,131320,11744,458997,6,11745,11743,
11742,95,11741,327808,6,11746,11692,11745,131321,11747,131320,11747,458997,6,27637,11709,11707,11725,11744,458997,6,
11748,11746,11744,11692,11707,458997,6,11749,11733,11744,11720,11707,327812,6,11761,27378,101,327879,6,11762,11761,
699,196855,11803,0,262394,985,11777,11763,131320,11763,327874,6,11764,11749,11762,327879,6,11765,11764,996,327812,6,
11770,27378,308,327876,6,11771,98,11770,327876,6,11773,11771,11770,327808,6,11776,11749,11773,131321,11803,131320,
11777,327856,96,11778,27378,100,393385,6,11779,11778,11749,11748,327874,6,11780,11779,11762,327879,6,11781,11780,996,
196855,11787,0,262394,11778,11785,11784,131320,11784,131321,11787,131320,11785,327876,6,11786,98,11762,131321,11787,
131320,11787,458997,6,11788,11786,11785,95,11784,327808,6,11789,11749,11788,327854,96,11790,27378,100,196855,11795,0,
262394,11790,11791,11795,131320,11791,327856,96,11793,27378,1018,327846,96,11794,1497,11793,131321,11795,131320,11795,
458997,96,11796,11790,11787,11794,11791,196855,11800,0,262394,11796,11798,11797,131320,11797,131321,11800,131320,
11798,327876,6,11799,98,11762,131321,11800,131320,11800,458997,6,11801,11799,11798,95,11797,327808,6,11802,11748,
11801,131321,11803,131320,11803,458997,6,27594,11765,11763,11781,11800,458997,6,11804,11802,11800,11748,11763,458997,
6,11805,11789,11800,11776,11763,327812,6,11817,27377,101,327879,6,11818,11817,699,196855,11859,0,262394,985,11833,
11819,131320,11819,327874,6,11820,11805,11818,327879,6,11821,11820,996,327812,6,11826,27377,308,327876,6,11827,98,
11826,327876,6,11829,11827,11826,327808,6,11832,11805,11829,131321,11859,131320,11833,327856,96,11834,27377,100,
393385,6,11835,11834,11805,11804,327874,6,11836,11835,11818,327879,6,11837,11836,996,196855,11843,0,262394,11834,
11841,11840,131320,11840,131321,11843,131320,11841,327876,6,11842,98,11818,131321,11843,131320,11843,458997,6,11844,
11842,11841,95,11840,327808,6,11845,11805,11844,327854,96,11846,27377,100,196855,11851,0,262394,11846,11847,11851,
131320,11847,327856,96,11849,27377,1018,327846,96,11850,1497,11849,131321,11851,131320,11851,458997,96,11852,11846,
11843,11850,11847,196855,11856,0,262394,11852,11854,11853,131320,11853,131321,11856,131320,11854,327876,6,11855,98,
11818,131321,11856,131320,11856,458997,6,11857,11855,11854,95,11853,327808,6,11858,11804,11857,131321,11859,131320,
11859,458997,6,27555,11821,11819,11837,11856,458997,6,11860,11858,11856,11804,11819,458997,6,11861,11845,11856,11832,
11819,327812,6,11873,27376,101,327879,6,11874,11873,699,196855,11915,0,262394,985,11889,11875,131320,11875,327874,6,
11876,11861,11874,327879,6,11877,11876,996,327812,6,11882,27376,308,327876,6,11883,98,11882,327876,6,11885,11883,
11882,327808,6,11888,11861,11885,131321,11915,131320,11889,327856,96,11890,27376,100,393385,6,11891,11890,11861,11860,
327874,6,11892,11891,11874,327879,6,11893,11892,996,196855,11899,0,262394,11890,11897,11896,131320,11896,131321,11899,
131320,11897,327876,6,11898,98,11874,131321,11899,131320,11899,458997,6,11900,11898,11897,95,11896,327808,6,11901,
11861,11900,327854,96,11902,27376,100,196855,11907,0,262394,11902,11903,11907,131320,11903,327856,96,11905,27376,1018,
327846,96,11906,1497,11905,131321,11907,131320,11907,458997,96,11908,11902,11899,11906,11903,196855,11912,0,262394,
11908,11910,11909,131320,11909,131321,11912,131320,11910,327876,6,11911,98,11874,131321,11912,131320,11912,458997,6,
11913,11911,11910,95,11909,327808,6,11914,11860,11913,131321,11915,131320,11915,458997,6,27520,11877,11875,11893,
11912,458997,6,11916,11914,11912,11860,11875,458997,6,11917,11901,11912,11888,11875,327812,6,11929,27375,101,327879,6,
11930,11929,699,196855,11971,0,262394,985,11945,11931,131320,11931,327874,6,11932,11917,11930,327879,6,11933,11932,
996,327812,6,11938,27375,308,327876,6,11939,98,11938,327876,6,11941,11939,11938,327808,6,11944,11917,11941,131321,
11971,131320,11945,327856,96,11946,27375,100,393385,6,11947,11946,11917,11916,327874,6,11948,11947,11930,327879,6,
11949,11948,996,196855,11955,0,262394,11946,11953,11952,131320,11952,131321,11955,131320,11953,327876,6,11954,98,
11930,131321,11955,131320,11955,458997,6,11956,11954,11953,95,11952,327808,6,11957,11917,11956,327854,96,11958,27375,
100,196855,11963,0,262394,11958,11959,11963,131320,11959,327856,96,11961,27375,1018,327846,96,11962,1497,11961,131321,
11963,131320,11963,458997,96,11964,11958,11955,11962,11959,196855,11968,0,262394,11964,11966,11965,131320,11965,
131321,11968,131320,11966,327876,6,11967,98,11930,131321,11968,131320,11968,458997,6,11969,11967,11966,95,11965,
327808,6,11970,11916,11969,131321,11971,131320,11971,458997,6,27489,11933,11931,11949,11968,458997,6,11972,11970,
11968,11916,11931,458997,6,11973,11957,11968,11944,11931,327812,6,11985,27374,101,327879,6,11986,11985,699,196855,
12027,0,262394,985,12001,11987,131320,11987,327874,6,11988,11973,11986,327879,6,11989,11988,996,327812,6,11994,27374,
308,327876,6,11995,98,11994,327876,6,11997,11995,11994,327808,6,12000,11973,11997,131321,12027,131320,12001,327856,96,
12002,27374,100,393385,6,12003,12002,11973,11972,327874,6,12004,12003,11986,327879,6,12005,12004,996,196855,12011,0,
262394,12002,12009,12008,131320,12008,131321,12011,131320,12009,327876,6,12010,98,11986,131321,12011,131320,12011,
458997,6,12012,12010,12009,95,12008,327808,6,12013,11973,12012,327854,96,12014,27374,100,196855,12019,0,262394,12014,
12015,12019,131320,12015,327856,96,12017,27374,1018,327846,96,12018,1497,12017,131321,12019,131320,12019,458997,96,
12020,12014,12011,12018,12015,196855,12024,0,262394,12020,12022,12021,131320,12021,131321,12024,131320,12022,327876,6,
12023,98,11986,131321,12024,131320,12024,458997,6,12025,12023,12022,95,12021,327808,6,12026,11972,12025,131321,12027,
131320,12027,458997,6,27462,11989,11987,12005,12024,458997,6,12028,12026,12024,11972,11987,458997,6,12029,12013,12024,
12000,11987,327812,6,12041,27373,101,327879,6,12042,12041,699,196855,12083,0,262394,985,12057,12043,131320,12043,
327874,6,12044,12029,12042,327879,6,12045,12044,996,327812,6,12050,27373,308,327876,6,12051,98,12050,327876,6,12053,
12051,12050,327808,6,12056,12029,12053,131321,12083,131320,12057,327856,96,12058,27373,100,393385,6,12059,12058,12029,
12028,327874,6,12060,12059,12042,327879,6,12061,12060,996,196855,12067,0,262394,12058,12065,12064,131320,12064,131321,
12067,131320,12065,327876,6,12066,98,12042,131321,12067,131320,12067,458997,6,12068,12066,12065,95,12064,327808,6,
12069,12029,12068,327854,96,12070,27373,100,196855,12075,0,262394,12070,12071,12075,131320,12071,327856,96,12073,
27373,1018,327846,96,12074,1497,12073,131321,12075,131320,12075,458997,96,12076,12070,12067,12074,12071,196855,12080,
0,262394,12076,12078,12077,131320,12077,131321,12080,131320,12078,327876,6,12079,98,12042,131321,12080,131320,12080,
458997,6,12081,12079,12078,95,12077,327808,6,12082,12028,12081,131321,12083,131320,12083,458997,6,27439,12045,12043,
12061,12080,458997,6,12084,12082,12080,12028,12043,458997,6,12085,12069,12080,12056,12043,327812,6,12097,27372,101,
327879,6,12098,12097,699,196855,12139,0,262394,985,12113,12099,131320,12099,327874,6,12100,12085,12098,327879,6,12101,
12100,996,327812,6,12106,27372,308,327876,6,12107,98,12106,327876,6,12109,12107,12106,327808,6,12112,12085,12109,
131321,12139,131320,12113,327856,96,12114,27372,100,393385,6,12115,12114,12085,12084,327874,6,12116,12115,12098,
327879,6,12117,12116,996,196855,12123,0,262394,12114,12121,12120,131320,12120,131321,12123,131320,12121,327876,6,
12122,98,12098,131321,12123,131320,12123,458997,6,12124,12122,12121,95,12120,327808,6,12125,12085,12124,327854,96,
12126,27372,100,196855,12131,0,262394,12126,12127,12131,131320,12127,327856,96,12129,27372,1018,327846,96,12130,1497,
12129,131321,12131,131320,12131,458997,96,12132,12126,12123,12130,12127,196855,12136,0,262394,12132,12134,12133,
131320,12133,131321,12136,131320,12134,327876,6,12135,98,12098,131321,12136,131320,12136,458997,6,12137,12135,12134,
95,12133,327808,6,12138,12084,12137,131321,12139,131320,12139,458997,6,27420,12101,12099,12117,12136,458997,6,12140,
12138,12136,12084,12099,458997,6,12141,12125,12136,12112,12099,327812,6,12153,27371,101,327879,6,12154,12153,699,
196855,12195,0,262394,985,12169,12155,131320,12155,327874,6,12156,12141,12154,327879,6,12157,12156,996,327812,6,12162,
27371,308,327876,6,12163,98,12162,327876,6,12165,12163,12162,327808,6,12168,12141,12165,131321,12195,131320,12169,
327856,96,12170,27371,100,393385,6,12171,12170,12141,12140,327874,6,12172,12171,12154,327879,6,12173,12172,996,196855,
12179,0,262394,12170,12177,12176,131320,12176,131321,12179,131320,12177,327876,6,12178,98,12154,131321,12179,131320,
12179,458997,6,12180,12178,12177,95,12176,327808,6,12181,12141,12180,327854,96,12182,27371,100,196855,12187,0,262394,
12182,12183,12187,131320,12183,327856,96,12185,27371,1018,327846,96,12186,1497,12185,131321,12187,131320,12187,458997,
96,12188,12182,12179,12186,12183,196855,12192,0,262394,12188,12190,12189,131320,12189,131321,12192,131320,12190,
327876,6,12191,98,12154,131321,12192,131320,12192,458997,6,12193,12191,12190,95,12189,327808,6,12194,12140,12193,
131321,12195,131320,12195,458997,6,27405,12157,12155,12173,12192,458997,6,12196,12194,12192,12140,12155,458997,6,
12197,12181,12192,12168,12155,327812,6,12209,27370,101,327879,6,12210,12209,699,196855,12251,0,262394,985,12225,12211,
131320,12211,327874,6,12212,12197,12210,327879,6,12213,12212,996,327812,6,12218,27370,308,327876,6,12219,98,12218,
327876,6,12221,12219,12218,327808,6,12224,12197,12221,131321,12251,131320,12225,327856,96,12226,27370,100,393385,6,
12227,12226,12197,12196,327874,6,12228,12227,12210,327879,6,12229,12228,996,196855,12235,0,262394,12226,12233,12232,
131320,12232,131321,12235,131320,12233,327876,6,12234,98,12210,131321,12235,131320,12235,458997,6,12236,12234,12233,
95,12232,327808,6,12237,12197,12236,327854,96,12238,27370,100,196855,12243,0,262394,12238,12239,12243,131320,12239,
327856,96,12241,27370,1018,327846,96,12242,1497,12241,131321,12243,131320,12243,458997,96,12244,12238,12235,12242,
12239,196855,12248,0,262394,12244,12246,12245,131320,12245,131321,12248,131320,12246,327876,6,12247,98,12210,131321,
12248,131320,12248,458997,6,12249,12247,12246,95,12245,327808,6,12250,12196,12249,131321,12251,131320,12251,458997,6,
27394,12213,12211,12229,12248,458997,6,12252,12250,12248,12196,12211,458997,6,12253,12237,12248,12224,12211,327812,6,
12265,27369,101,327879,6,12266,12265,699,196855,12307,0,262394,985,12281,12267,131320,12267,327874,6,12268,12253,
12266,327879,6,12269,12268,996,327812,6,12274,27369,308,327876,6,12275,98,12274,327876,6,12277,12275,12274,327808,6,
12280,12253,12277,131321,12307,131320,12281,327856,96,12282,27369,100,393385,6,12283,12282,12253,12252,327874,6,12284,
12283,12266,327879,6,12285,12284,996,196855,12291,0,262394,12282,12289,12288,131320,12288,131321,12291,131320,12289,
327876,6,12290,98,12266,131321,12291,131320,12291,458997,6,12292,12290,12289,95,12288,327808,6,12293,12253,12292,
327854,96,12294,27369,100,196855,12299,0,262394,12294,12295,12299,131320,12295,327856,96,12297,27369,1018,327846,96,
12298,1497,12297,131321,12299,131320,12299,458997,96,12300,12294,12291,12298,12295,196855,12304,0,262394,12300,12302,
12301,131320,12301,131321,12304,131320,12302,327876,6,12303,98,12266,131321,12304,131320,12304,458997,6,12305,12303,
12302,95,12301,327808,6,12306,12252,12305,131321,12307,131320,12307,458997,6,27385,12269,12267,12285,12304,458997,6,
12308,12306,12304,12252,12267,458997,6,12309,12293,12304,12280,12267,327874,6,4554,12309,1059,327874,6,4557,12308,
1059,458832,42,4558,12309,4554,12308,4557,327879,42,4560,4558,8622,196670,4468,4560,327850,96,4565,27385,996,327856,
96,4567,27369,1018,327847,96,4568,4565,4567,196855,4585,0,262394,4568,4569,4585,131320,4569,327879,6,4571,27369,98,
327874,6,4573,27369,212,327879,6,4574,4573,308,327877,6,4575,4571,4574,327879,6,4577,27369,1087,327812,6,4578,4577,
101,327876,6,4579,93,4578,458832,42,4580,4579,4579,4579,4579,458832,42,4582,4575,4575,4575,4575,327850,316,4583,310,
4582,393385,42,4584,4583,4580,306,196670,4468,4584,131321,4585,131320,4585,327874,6,4609,2564,828,327878,6,4610,2564,
4609,131321,4588,131320,4588,458997,6,7151,95,4585,4603,4592,327856,96,4591,7151,1107,262390,4604,4592,1,262394,4591,
4592,4604,131320,4592,327812,6,4594,7151,325,327808,6,4596,4594,4610,327745,9,4598,4468,7151,262205,6,4599,4598,
327745,335,4600,938,4596,196670,4600,4599,327808,6,4603,7151,281,131321,4588,131320,4604,327814,6,4628,2564,1121,
327817,6,4630,2564,1121,327812,6,4631,4630,100,327874,6,4745,4631,828,327878,6,4746,4631,4745,327879,6,4634,4628,1087,
327812,6,4635,4634,101,262368,308,308,337,327879,6,4642,4628,98,327812,6,4643,4642,325,327808,6,4645,4643,4746,327878,
6,4647,4645,95,327745,335,4650,938,4647,262205,6,4651,4650,327874,6,4653,4651,4635,327879,6,4654,4653,1159,196855,
4670,0,262394,985,4656,4670,131320,4656,327808,6,4659,4647,1166,327745,335,4660,938,4659,262205,6,4661,4660,327874,6,
4663,4661,4635,327879,6,4664,4663,1159,327876,6,4665,4664,692,327877,6,4668,4654,4665,131321,4670,131320,4670,458997,
6,27961,4654,4604,4668,4656,327878,6,12321,4645,98,327745,335,12322,938,12321,262205,6,12323,12322,327874,6,12324,
12323,4635,327879,6,12325,12324,1159,196855,12338,0,262394,985,12327,12338,131320,12327,327808,6,12328,12321,1166,
327745,335,12329,938,12328,262205,6,12330,12329,327874,6,12331,12330,4635,327879,6,12332,12331,1159,327876,6,12333,
12332,692,327877,6,12336,12325,12333,131321,12338,131320,12338,458997,6,27962,12325,4670,12336,12327,327808,6,12341,
27961,27962,327878,6,12353,4645,308,327745,335,12354,938,12353,262205,6,12355,12354,327874,6,12356,12355,4635,327879,
6,12357,12356,1159,196855,12370,0,262394,985,12359,12370,131320,12359,327808,6,12360,12353,1166,327745,335,12361,938,
12360,262205,6,12362,12361,327874,6,12363,12362,4635,327879,6,12364,12363,1159,327876,6,12365,12364,692,327877,6,
12368,12357,12365,131321,12370,131320,12370,458997,6,27963,12357,12338,12368,12359,327808,6,12373,12341,27963,327878,
6,12385,4645,309,327745,335,12386,938,12385,262205,6,12387,12386,327874,6,12388,12387,4635,327879,6,12389,12388,1159,
196855,12402,0,262394,985,12391,12402,131320,12391,327808,6,12392,12385,1166,327745,335,12393,938,12392,262205,6,
12394,12393,327874,6,12395,12394,4635,327879,6,12396,12395,1159,327876,6,12397,12396,692,327877,6,12400,12389,12397,
131321,12402,131320,12402,458997,6,27964,12389,12370,12400,12391,327808,6,12405,12373,27964,327878,6,12417,4645,101,
327745,335,12418,938,12417,262205,6,12419,12418,327874,6,12420,12419,4635,327879,6,12421,12420,1159,196855,12434,0,
262394,985,12423,12434,131320,12423,327808,6,12424,12417,1166,327745,335,12425,938,12424,262205,6,12426,12425,327874,
6,12427,12426,4635,327879,6,12428,12427,1159,327876,6,12429,12428,692,327877,6,12432,12421,12429,131321,12434,131320,
12434,458997,6,27965,12421,12402,12432,12423,327808,6,12437,12405,27965,327878,6,12449,4645,8620,327745,335,12450,938,
12449,262205,6,12451,12450,327874,6,12452,12451,4635,327879,6,12453,12452,1159,196855,12466,0,262394,985,12455,12466,
131320,12455,327808,6,12456,12449,1166,327745,335,12457,938,12456,262205,6,12458,12457,327874,6,12459,12458,4635,
327879,6,12460,12459,1159,327876,6,12461,12460,692,327877,6,12464,12453,12461,131321,12466,131320,12466,458997,6,
27966,12453,12434,12464,12455,327808,6,12469,12437,27966,327878,6,12481,4645,1087,327745,335,12482,938,12481,262205,6,
12483,12482,327874,6,12484,12483,4635,327879,6,12485,12484,1159,196855,12498,0,262394,985,12487,12498,131320,12487,
327808,6,12488,12481,1166,327745,335,12489,938,12488,262205,6,12490,12489,327874,6,12491,12490,4635,327879,6,12492,
12491,1159,327876,6,12493,12492,692,327877,6,12496,12485,12493,131321,12498,131320,12498,458997,6,27967,12485,12466,
12496,12487,327808,6,12501,12469,27967,327878,6,12513,4645,1280,327745,335,12514,938,12513,262205,6,12515,12514,
327874,6,12516,12515,4635,327879,6,12517,12516,1159,196855,12530,0,262394,985,12519,12530,131320,12519,327808,6,12520,
12513,1166,327745,335,12521,938,12520,262205,6,12522,12521,327874,6,12523,12522,4635,327879,6,12524,12523,1159,327876,
6,12525,12524,692,327877,6,12528,12517,12525,131321,12530,131320,12530,458997,6,27968,12517,12498,12528,12519,327808,
6,12533,12501,27968,327814,6,4766,2564,101,327817,6,4768,2564,101,393281,335,4770,329,4766,4768,196670,4770,12533,
262368,308,308,337,327856,96,4772,2564,339,196855,4800,0,262394,4772,4773,4800,131320,4773,327812,6,4775,2564,308,
327745,346,4776,329,4775,262205,42,4777,4776,327808,6,4780,4775,98,327745,346,4781,329,4780,262205,42,4782,4781,
327808,42,4783,4777,4782,327761,6,4789,4783,0,327761,6,4791,4783,1,327808,6,4792,4789,4791,327761,6,4794,4783,2,
327808,6,4795,4792,4794,327761,6,4797,4783,3,327808,6,4798,4795,4797,393281,335,4799,359,4766,4768,196670,4799,4798,
131321,4800,131320,4800,262368,308,308,337,327856,96,4802,2564,378,196855,4857,0,262394,4802,4803,4857,131320,4803,
131321,4804,131320,4804,458997,42,27970,306,4803,4814,4808,458997,42,27969,306,4803,4821,4808,458997,6,7155,95,4803,
4824,4808,327856,96,4807,7155,390,262390,4825,4808,1,262394,4807,4808,4825,131320,4808,327745,346,4810,359,7155,
262205,42,4811,4810,327808,42,4814,27970,4811,327812,6,4816,7155,101,458832,42,4901,4816,4816,4816,4816,327808,42,
4902,310,4901,458832,42,4904,2564,2564,2564,2564,327856,316,4905,4902,4904,393385,42,4906,4905,4811,306,327808,42,
4821,27969,4906,327808,6,4824,7155,281,131321,4804,131320,4825,327761,6,4831,27969,0,327761,6,4833,27969,1,327808,6,
4834,4831,4833,327761,6,4836,27969,2,327808,6,4837,4834,4836,327761,6,4839,27969,3,327808,6,4840,4837,4839,393281,335,
4841,414,4766,4768,196670,4841,4840,327850,96,4843,2564,95,196855,4856,0,262394,4843,4844,4856,131320,4844,327761,6,
4846,27970,0,327761,6,4848,27970,1,327808,6,4849,4846,4848,327761,6,4851,27970,2,327808,6,4852,4849,4851,327761,6,
4854,27970,3,327808,6,4855,4852,4854,196670,435,4855,131321,4856,131320,4856,131321,4857,131320,4857,262368,308,308,
337,262205,6,4858,435,327814,6,4860,2564,100,327812,6,4861,4860,308,327817,6,4863,2564,100,327745,346,4864,329,4861,
262205,42,4865,4864,458832,42,4914,4863,4863,4863,4863,327856,316,4915,310,4914,393385,42,4916,4915,4865,306,327808,6,
4870,4861,98,327745,346,4873,329,4870,262205,42,4874,4873,327808,42,4922,310,8619,327856,316,4925,4922,4914,393385,42,
4926,4925,4874,306,327808,42,4877,4916,4926,327814,6,4879,2564,355,327817,6,4882,4860,101,393281,335,4883,414,4879,
4882,262205,6,4884,4883,327761,6,4886,4877,0,327808,6,4887,4884,4886,327761,6,4889,4877,1,327808,6,4890,4887,4889,
327761,6,4892,4877,2,327808,6,4893,4890,4892,327761,6,4895,4877,3,327808,6,4896,4893,4895,196855,4693,0,262394,985,
4683,4693,131320,4683,327876,6,4685,4858,692,327808,6,4687,4896,4685,327879,6,4689,4858,515,327874,6,4691,4858,692,
327808,6,4692,4689,4691,131321,4693,131320,4693,458997,6,7175,4858,4857,4692,4683,458997,6,7167,4896,4857,4687,4683,
196855,4698,0,262394,1203,4694,4698,131320,4694,327850,96,4697,4630,95,131321,4698,131320,4698,458997,96,4699,1203,
4693,4697,4694,196855,4717,0,262394,4699,4700,4717,131320,4700,196855,4707,0,262394,985,4702,4705,131320,4705,131321,
4707,131320,4702,327879,6,4704,7167,515,131321,4707,131320,4707,458997,6,7168,4704,4702,7167,4705,327745,335,4709,
1214,4628,196670,4709,7168,196855,4716,0,262394,985,4710,4716,131320,4710,327808,6,4712,4628,100,327874,6,4714,7167,
692,327745,335,4715,1214,4712,196670,4715,4714,131321,4716,131320,4716,131321,4717,131320,4717,327812,6,4724,4628,325,
327808,6,4726,4724,4746,327878,6,4728,4726,95,327745,335,4730,938,4728,196670,4730,7167,327808,6,4735,7167,27961,
327878,6,12544,4726,98,327745,335,12545,938,12544,196670,12545,4735,327808,6,12548,4735,27962,327878,6,12559,4726,308,
327745,335,12560,938,12559,196670,12560,12548,327808,6,12563,12548,27963,327878,6,12574,4726,309,327745,335,12575,938,
12574,196670,12575,12563,327808,6,12578,12563,27964,327878,6,12589,4726,101,327745,335,12590,938,12589,196670,12590,
12578,327808,6,12593,12578,27965,327878,6,12604,4726,8620,327745,335,12605,938,12604,196670,12605,12593,327808,6,
12608,12593,27966,327878,6,12619,4726,1087,327745,335,12620,938,12619,196670,12620,12608,327808,6,12623,12608,27967,
327878,6,12634,4726,1280,327745,335,12635,938,12634,196670,12635,12623,262368,308,308,337,196855,4952,0,262394,985,
4947,4950,131320,4950,131321,4952,131320,4947,327879,6,4949,27384,1280,131321,4952,131320,4952,458997,6,7861,4949,
4947,27384,4950,327812,6,4954,7861,325,327808,6,4956,4954,4610,327745,335,4957,938,4956,262205,6,4958,4957,196855,
4971,0,262394,985,4960,4971,131320,4960,327879,6,4966,27384,100,327812,6,4967,4966,308,327874,6,4968,4958,4967,327879,
6,4969,4968,515,131321,4971,131320,4971,458997,6,30734,4958,4952,4969,4960,327808,6,4978,30734,27912,196855,12651,0,
262394,985,12649,12648,131320,12648,131321,12651,131320,12649,327879,6,12650,27383,1280,131321,12651,131320,12651,
458997,6,12652,12650,12649,27383,12648,327812,6,12653,12652,325,327808,6,12654,12653,4610,327745,335,12655,938,12654,
262205,6,12656,12655,196855,12666,0,262394,985,12658,12666,131320,12658,327879,6,12661,27383,100,327812,6,12662,12661,
308,327874,6,12663,12656,12662,327879,6,12664,12663,515,131321,12666,131320,12666,458997,6,30735,12656,12651,12664,
12658,327808,6,12671,30735,27849,196855,12685,0,262394,985,12683,12682,131320,12682,131321,12685,131320,12683,327879,
6,12684,27382,1280,131321,12685,131320,12685,458997,6,12686,12684,12683,27382,12682,327812,6,12687,12686,325,327808,6,
12688,12687,4610,327745,335,12689,938,12688,262205,6,12690,12689,196855,12700,0,262394,985,12692,12700,131320,12692,
327879,6,12695,27382,100,327812,6,12696,12695,308,327874,6,12697,12690,12696,327879,6,12698,12697,515,131321,12700,
131320,12700,458997,6,30736,12690,12685,12698,12692,327808,6,12705,30736,27790,196855,12719,0,262394,985,12717,12716,
131320,12716,131321,12719,131320,12717,327879,6,12718,27381,1280,131321,12719,131320,12719,458997,6,12720,12718,12717,
27381,12716,327812,6,12721,12720,325,327808,6,12722,12721,4610,327745,335,12723,938,12722,262205,6,12724,12723,196855,
12734,0,262394,985,12726,12734,131320,12726,327879,6,12729,27381,100,327812,6,12730,12729,308,327874,6,12731,12724,
12730,327879,6,12732,12731,515,131321,12734,131320,12734,458997,6,30737,12724,12719,12732,12726,327808,6,12739,30737,
27735,196855,12753,0,262394,985,12751,12750,131320,12750,131321,12753,131320,12751,327879,6,12752,27380,1280,131321,
12753,131320,12753,458997,6,12754,12752,12751,27380,12750,327812,6,12755,12754,325,327808,6,12756,12755,4610,327745,
335,12757,938,12756,262205,6,12758,12757,196855,12768,0,262394,985,12760,12768,131320,12760,327879,6,12763,27380,100,
327812,6,12764,12763,308,327874,6,12765,12758,12764,327879,6,12766,12765,515,131321,12768,131320,12768,458997,6,30738,
12758,12753,12766,12760,327808,6,12773,30738,27684,196855,12787,0,262394,985,12785,12784,131320,12784,131321,12787,
131320,12785,327879,6,12786,27379,1280,131321,12787,131320,12787,458997,6,12788,12786,12785,27379,12784,327812,6,
12789,12788,325,327808,6,12790,12789,4610,327745,335,12791,938,12790,262205,6,12792,12791,196855,12802,0,262394,985,
12794,12802,131320,12794,327879,6,12797,27379,100,327812,6,12798,12797,308,327874,6,12799,12792,12798,327879,6,12800,
12799,515,131321,12802,131320,12802,458997,6,30739,12792,12787,12800,12794,327808,6,12807,30739,27637,196855,12821,0,
262394,985,12819,12818,131320,12818,131321,12821,131320,12819,327879,6,12820,27378,1280,131321,12821,131320,12821,
458997,6,12822,12820,12819,27378,12818,327812,6,12823,12822,325,327808,6,12824,12823,4610,327745,335,12825,938,12824,
262205,6,12826,12825,196855,12836,0,262394,985,12828,12836,131320,12828,327879,6,12831,27378,100,327812,6,12832,12831,
308,327874,6,12833,12826,12832,327879,6,12834,12833,515,131321,12836,131320,12836,458997,6,30740,12826,12821,12834,
12828,327808,6,12841,30740,27594,196855,12855,0,262394,985,12853,12852,131320,12852,131321,12855,131320,12853,327879,
6,12854,27377,1280,131321,12855,131320,12855,458997,6,12856,12854,12853,27377,12852,327812,6,12857,12856,325,327808,6,
12858,12857,4610,327745,335,12859,938,12858,262205,6,12860,12859,196855,12870,0,262394,985,12862,12870,131320,12862,
327879,6,12865,27377,100,327812,6,12866,12865,308,327874,6,12867,12860,12866,327879,6,12868,12867,515,131321,12870,
131320,12870,458997,6,30741,12860,12855,12868,12862,327808,6,12875,30741,27555,196855,12889,0,262394,985,12887,12886,
131320,12886,131321,12889,131320,12887,327879,6,12888,27376,1280,131321,12889,131320,12889,458997,6,12890,12888,12887,
27376,12886,327812,6,12891,12890,325,327808,6,12892,12891,4610,327745,335,12893,938,12892,262205,6,12894,12893,196855,
12904,0,262394,985,12896,12904,131320,12896,327879,6,12899,27376,100,327812,6,12900,12899,308,327874,6,12901,12894,
12900,327879,6,12902,12901,515,131321,12904,131320,12904,458997,6,30742,12894,12889,12902,12896,327808,6,12909,30742,
27520,196855,12923,0,262394,985,12921,12920,131320,12920,131321,12923,131320,12921,327879,6,12922,27375,1280,131321,
12923,131320,12923,458997,6,12924,12922,12921,27375,12920,327812,6,12925,12924,325,327808,6,12926,12925,4610,327745,
335,12927,938,12926,262205,6,12928,12927,196855,12938,0,262394,985,12930,12938,131320,12930,327879,6,12933,27375,100,
327812,6,12934,12933,308,327874,6,12935,12928,12934,327879,6,12936,12935,515,131321,12938,131320,12938,458997,6,30743,
12928,12923,12936,12930,327808,6,12943,30743,27489,196855,12957,0,262394,985,12955,12954,131320,12954,131321,12957,
131320,12955,327879,6,12956,27374,1280,131321,12957,131320,12957,458997,6,12958,12956,12955,27374,12954,327812,6,
12959,12958,325,327808,6,12960,12959,4610,327745,335,12961,938,12960,262205,6,12962,12961,196855,12972,0,262394,985,
12964,12972,131320,12964,327879,6,12967,27374,100,327812,6,12968,12967,308,327874,6,12969,12962,12968,327879,6,12970,
12969,515,131321,12972,131320,12972,458997,6,30744,12962,12957,12970,12964,327808,6,12977,30744,27462,196855,12991,0,
262394,985,12989,12988,131320,12988,131321,12991,131320,12989,327879,6,12990,27373,1280,131321,12991,131320,12991,
458997,6,12992,12990,12989,27373,12988,327812,6,12993,12992,325,327808,6,12994,12993,4610,327745,335,12995,938,12994,
262205,6,12996,12995,196855,13006,0,262394,985,12998,13006,131320,12998,327879,6,13001,27373,100,327812,6,13002,13001,
308,327874,6,13003,12996,13002,327879,6,13004,13003,515,131321,13006,131320,13006,458997,6,30745,12996,12991,13004,
12998,327808,6,13011,30745,27439,196855,13025,0,262394,985,13023,13022,131320,13022,131321,13025,131320,13023,327879,
6,13024,27372,1280,131321,13025,131320,13025,458997,6,13026,13024,13023,27372,13022,327812,6,13027,13026,325,327808,6,
13028,13027,4610,327745,335,13029,938,13028,262205,6,13030,13029,196855,13040,0,262394,985,13032,13040,131320,13032,
327879,6,13035,27372,100,327812,6,13036,13035,308,327874,6,13037,13030,13036,327879,6,13038,13037,515,131321,13040,
131320,13040,458997,6,30746,13030,13025,13038,13032,327808,6,13045,30746,27420,196855,13059,0,262394,985,13057,13056,
131320,13056,131321,13059,131320,13057,327879,6,13058,27371,1280,131321,13059,131320,13059,458997,6,13060,13058,13057,
27371,13056,327812,6,13061,13060,325,327808,6,13062,13061,4610,327745,335,13063,938,13062,262205,6,13064,13063,196855,
13074,0,262394,985,13066,13074,131320,13066,327879,6,13069,27371,100,327812,6,13070,13069,308,327874,6,13071,13064,
13070,327879,6,13072,13071,515,131321,13074,131320,13074,458997,6,30747,13064,13059,13072,13066,327808,6,13079,30747,
27405,196855,13093,0,262394,985,13091,13090,131320,13090,131321,13093,131320,13091,327879,6,13092,27370,1280,131321,
13093,131320,13093,458997,6,13094,13092,13091,27370,13090,327812,6,13095,13094,325,327808,6,13096,13095,4610,327745,
335,13097,938,13096,262205,6,13098,13097,196855,13108,0,262394,985,13100,13108,131320,13100,327879,6,13103,27370,100,
327812,6,13104,13103,308,327874,6,13105,13098,13104,327879,6,13106,13105,515,131321,13108,131320,13108,458997,6,30748,
13098,13093,13106,13100,327808,6,13113,30748,27394,196855,13127,0,262394,985,13125,13124,131320,13124,131321,13127,
131320,13125,327879,6,13126,27369,1280,131321,13127,131320,13127,458997,6,13128,13126,13125,27369,13124,327812,6,
13129,13128,325,327808,6,13130,13129,4610,327745,335,13131,938,13130,262205,6,13132,13131,196855,13142,0,262394,985,
13134,13142,131320,13134,327879,6,13137,27369,100,327812,6,13138,13137,308,327874,6,13139,13132,13138,327879,6,13140,
13139,515,131321,13142,131320,13142,458997,6,30749,13132,13127,13140,13134,327808,6,13147,30749,27385,262368,308,308,
337,327856,96,4996,27384,1018,196855,5008,0,262394,4996,4999,5008,131320,4999,327874,6,5023,4978,828,327808,6,5024,
4978,5023,327745,335,5007,938,5024,196670,5007,30681,131321,5008,131320,5008,327856,96,13161,27383,1018,196855,13172,
0,262394,13161,13164,13172,131320,13164,327874,6,13167,12671,828,327808,6,13168,12671,13167,327745,335,13171,938,
13168,196670,13171,30597,131321,13172,131320,13172,327856,96,13185,27382,1018,196855,13196,0,262394,13185,13188,13196,
131320,13188,327874,6,13191,12705,828,327808,6,13192,12705,13191,327745,335,13195,938,13192,196670,13195,30513,131321,
13196,131320,13196,327856,96,13209,27381,1018,196855,13220,0,262394,13209,13212,13220,131320,13212,327874,6,13215,
12739,828,327808,6,13216,12739,13215,327745,335,13219,938,13216,196670,13219,30429,131321,13220,131320,13220,327856,
96,13233,27380,1018,196855,13244,0,262394,13233,13236,13244,131320,13236,327874,6,13239,12773,828,327808,6,13240,
12773,13239,327745,335,13243,938,13240,196670,13243,30345,131321,13244,131320,13244,327856,96,13257,27379,1018,196855,
13268,0,262394,13257,13260,13268,131320,13260,327874,6,13263,12807,828,327808,6,13264,12807,13263,327745,335,13267,
938,13264,196670,13267,30261,131321,13268,131320,13268,327856,96,13281,27378,1018,196855,13292,0,262394,13281,13284,
13292,131320,13284,327874,6,13287,12841,828,327808,6,13288,12841,13287,327745,335,13291,938,13288,196670,13291,30177,
131321,13292,131320,13292,327856,96,13305,27377,1018,196855,13316,0,262394,13305,13308,13316,131320,13308,327874,6,
13311,12875,828,327808,6,13312,12875,13311,327745,335,13315,938,13312,196670,13315,30093,131321,13316,131320,13316,
327856,96,13329,27376,1018,196855,13340,0,262394,13329,13332,13340,131320,13332,327874,6,13335,12909,828,327808,6,
13336,12909,13335,327745,335,13339,938,13336,196670,13339,30009,131321,13340,131320,13340,327856,96,13353,27375,1018,
196855,13364,0,262394,13353,13356,13364,131320,13356,327874,6,13359,12943,828,327808,6,13360,12943,13359,327745,335,
13363,938,13360,196670,13363,29925,131321,13364,131320,13364,327856,96,13377,27374,1018,196855,13388,0,262394,13377,
13380,13388,131320,13380,327874,6,13383,12977,828,327808,6,13384,12977,13383,327745,335,13387,938,13384,196670,13387,
29841,131321,13388,131320,13388,327856,96,13401,27373,1018,196855,13412,0,262394,13401,13404,13412,131320,13404,
327874,6,13407,13011,828,327808,6,13408,13011,13407,327745,335,13411,938,13408,196670,13411,29757,131321,13412,131320,
13412,327856,96,13425,27372,1018,196855,13436,0,262394,13425,13428,13436,131320,13428,327874,6,13431,13045,828,327808,
6,13432,13045,13431,327745,335,13435,938,13432,196670,13435,29673,131321,13436,131320,13436,327856,96,13449,27371,
1018,196855,13460,0,262394,13449,13452,13460,131320,13452,327874,6,13455,13079,828,327808,6,13456,13079,13455,327745,
335,13459,938,13456,196670,13459,29589,131321,13460,131320,13460,327856,96,13473,27370,1018,196855,13484,0,262394,
13473,13476,13484,131320,13476,327874,6,13479,13113,828,327808,6,13480,13113,13479,327745,335,13483,938,13480,196670,
13483,29505,131321,13484,131320,13484,196855,13508,0,262394,4567,13500,13508,131320,13500,327874,6,13503,13147,828,
327808,6,13504,13147,13503,327745,335,13507,938,13504,196670,13507,29421,131321,13508,131320,13508,327856,96,3879,
7175,848,196855,3884,0,262394,3879,3880,3884,131320,3880,327854,96,5042,30681,1358,393385,6,5043,5042,98,95,327854,96,
13519,30597,1358,393385,6,13520,13519,98,95,327808,6,13521,5043,13520,327854,96,13532,30513,1358,393385,6,13533,13532,
98,95,327808,6,13534,13521,13533,327854,96,13545,30429,1358,393385,6,13546,13545,98,95,327808,6,13547,13534,13546,
327854,96,13558,30345,1358,393385,6,13559,13558,98,95,327808,6,13560,13547,13559,327854,96,13571,30261,1358,393385,6,
13572,13571,98,95,327808,6,13573,13560,13572,327854,96,13584,30177,1358,393385,6,13585,13584,98,95,327808,6,13586,
13573,13585,327854,96,13597,30093,1358,393385,6,13598,13597,98,95,327808,6,13599,13586,13598,327854,96,13610,30009,
1358,393385,6,13611,13610,98,95,327808,6,13612,13599,13611,327854,96,13623,29925,1358,393385,6,13624,13623,98,95,
327808,6,13625,13612,13624,327854,96,13636,29841,1358,393385,6,13637,13636,98,95,327808,6,13638,13625,13637,327854,96,
13649,29757,1358,393385,6,13650,13649,98,95,327808,6,13651,13638,13650,327854,96,13662,29673,1358,393385,6,13663,
13662,98,95,327808,6,13664,13651,13663,327854,96,13675,29589,1358,393385,6,13676,13675,98,95,327808,6,13677,13664,
13676,327854,96,13688,29505,1358,393385,6,13689,13688,98,95,327808,6,13690,13677,13689,327854,96,13701,29421,1358,
393385,6,13702,13701,98,95,327808,6,13703,13690,13702,196670,4770,13703,262368,308,308,337,196855,5130,0,262394,4772,
5103,5130,131320,5103,327812,6,5105,2564,308,327745,346,5106,329,5105,262205,42,5107,5106,327808,6,5110,5105,98,
327745,346,5111,329,5110,262205,42,5112,5111,327808,42,5113,5107,5112,327761,6,5119,5113,0,327761,6,5121,5113,1,
327808,6,5122,5119,5121,327761,6,5124,5113,2,327808,6,5125,5122,5124,327761,6,5127,5113,3,327808,6,5128,5125,5127,
393281,335,5129,359,4766,4768,196670,5129,5128,131321,5130,131320,5130,262368,308,308,337,196855,5187,0,262394,4802,
5133,5187,131320,5133,131321,5134,131320,5134,458997,42,31879,306,5133,5144,5138,458997,42,31878,306,5133,5151,5138,
458997,6,7362,95,5133,5154,5138,327856,96,5137,7362,390,262390,5155,5138,1,262394,5137,5138,5155,131320,5138,327745,
346,5140,359,7362,262205,42,5141,5140,327808,42,5144,31879,5141,327812,6,5146,7362,101,458832,42,5231,5146,5146,5146,
5146,327808,42,5232,310,5231,458832,42,5234,2564,2564,2564,2564,327856,316,5235,5232,5234,393385,42,5236,5235,5141,
306,327808,42,5151,31878,5236,327808,6,5154,7362,281,131321,5134,131320,5155,327761,6,5161,31878,0,327761,6,5163,
31878,1,327808,6,5164,5161,5163,327761,6,5166,31878,2,327808,6,5167,5164,5166,327761,6,5169,31878,3,327808,6,5170,
5167,5169,393281,335,5171,414,4766,4768,196670,5171,5170,327850,96,5173,2564,95,196855,5186,0,262394,5173,5174,5186,
131320,5174,327761,6,5176,31879,0,327761,6,5178,31879,1,327808,6,5179,5176,5178,327761,6,5181,31879,2,327808,6,5182,
5179,5181,327761,6,5184,31879,3,327808,6,5185,5182,5184,196670,435,5185,131321,5186,131320,5186,131321,5187,131320,
5187,262368,308,308,337,262205,42,5195,4864,393385,42,5246,4915,5195,306,262205,42,5204,4873,393385,42,5256,4925,5204,
306,327808,42,5207,5246,5256,262205,6,5214,4883,327761,6,5216,5207,0,327808,6,5217,5214,5216,327761,6,5219,5207,1,
327808,6,5220,5217,5219,327761,6,5222,5207,2,327808,6,5223,5220,5222,327761,6,5225,5207,3,327808,6,5226,5223,5225,
327808,6,5054,7175,5226,327854,96,5063,30681,1385,196855,5072,0,262394,5063,5064,5072,131320,5064,327808,6,5066,5054,
281,327874,6,5261,5054,828,327808,6,5262,5054,5261,327745,335,5071,938,5262,196670,5071,30681,131321,5072,131320,5072,
458997,6,8572,5054,5187,5066,5064,327854,96,13714,30597,1385,196855,13722,0,262394,13714,13715,13722,131320,13715,
327808,6,13716,8572,281,327874,6,13717,8572,828,327808,6,13718,8572,13717,327745,335,13721,938,13718,196670,13721,
30597,131321,13722,131320,13722,458997,6,13723,8572,5072,13716,13715,327854,96,13734,30513,1385,196855,13742,0,262394,
13734,13735,13742,131320,13735,327808,6,13736,13723,281,327874,6,13737,13723,828,327808,6,13738,13723,13737,327745,
335,13741,938,13738,196670,13741,30513,131321,13742,131320,13742,458997,6,13743,13723,13722,13736,13735,327854,96,
13754,30429,1385,196855,13762,0,262394,13754,13755,13762,131320,13755,327808,6,13756,13743,281,327874,6,13757,13743,
828,327808,6,13758,13743,13757,327745,335,13761,938,13758,196670,13761,30429,131321,13762,131320,13762,458997,6,13763,
13743,13742,13756,13755,327854,96,13774,30345,1385,196855,13782,0,262394,13774,13775,13782,131320,13775,327808,6,
13776,13763,281,327874,6,13777,13763,828,327808,6,13778,13763,13777,327745,335,13781,938,13778,196670,13781,30345,
131321,13782,131320,13782,458997,6,13783,13763,13762,13776,13775,327854,96,13794,30261,1385,196855,13802,0,262394,
13794,13795,13802,131320,13795,327808,6,13796,13783,281,327874,6,13797,13783,828,327808,6,13798,13783,13797,327745,
335,13801,938,13798,196670,13801,30261,131321,13802,131320,13802,458997,6,13803,13783,13782,13796,13795,327854,96,
13814,30177,1385,196855,13822,0,262394,13814,13815,13822,131320,13815,327808,6,13816,13803,281,327874,6,13817,13803,
828,327808,6,13818,13803,13817,327745,335,13821,938,13818,196670,13821,30177,131321,13822,131320,13822,458997,6,13823,
13803,13802,13816,13815,327854,96,13834,30093,1385,196855,13842,0,262394,13834,13835,13842,131320,13835,327808,6,
13836,13823,281,327874,6,13837,13823,828,327808,6,13838,13823,13837,327745,335,13841,938,13838,196670,13841,30093,
131321,13842,131320,13842,458997,6,13843,13823,13822,13836,13835,327854,96,13854,30009,1385,196855,13862,0,262394,
13854,13855,13862,131320,13855,327808,6,13856,13843,281,327874,6,13857,13843,828,327808,6,13858,13843,13857,327745,
335,13861,938,13858,196670,13861,30009,131321,13862,131320,13862,458997,6,13863,13843,13842,13856,13855,327854,96,
13874,29925,1385,196855,13882,0,262394,13874,13875,13882,131320,13875,327808,6,13876,13863,281,327874,6,13877,13863,
828,327808,6,13878,13863,13877,327745,335,13881,938,13878,196670,13881,29925,131321,13882,131320,13882,458997,6,13883,
13863,13862,13876,13875,327854,96,13894,29841,1385,196855,13902,0,262394,13894,13895,13902,131320,13895,327808,6,
13896,13883,281,327874,6,13897,13883,828,327808,6,13898,13883,13897,327745,335,13901,938,13898,196670,13901,29841,
131321,13902,131320,13902,458997,6,13903,13883,13882,13896,13895,327854,96,13914,29757,1385,196855,13922,0,262394,
13914,13915,13922,131320,13915,327808,6,13916,13903,281,327874,6,13917,13903,828,327808,6,13918,13903,13917,327745,
335,13921,938,13918,196670,13921,29757,131321,13922,131320,13922,458997,6,13923,13903,13902,13916,13915,327854,96,
13934,29673,1385,196855,13942,0,262394,13934,13935,13942,131320,13935,327808,6,13936,13923,281,327874,6,13937,13923,
828,327808,6,13938,13923,13937,327745,335,13941,938,13938,196670,13941,29673,131321,13942,131320,13942,458997,6,13943,
13923,13922,13936,13935,327854,96,13954,29589,1385,196855,13962,0,262394,13954,13955,13962,131320,13955,327808,6,
13956,13943,281,327874,6,13957,13943,828,327808,6,13958,13943,13957,327745,335,13961,938,13958,196670,13961,29589,
131321,13962,131320,13962,458997,6,13963,13943,13942,13956,13955,327854,96,13974,29505,1385,196855,13982,0,262394,
13974,13975,13982,131320,13975,327808,6,13976,13963,281,327874,6,13977,13963,828,327808,6,13978,13963,13977,327745,
335,13981,938,13978,196670,13981,29505,131321,13982,131320,13982,458997,6,13983,13963,13962,13976,13975,327854,96,
13994,29421,1385,196855,14002,0,262394,13994,13995,14002,131320,13995,327874,6,13997,13983,828,327808,6,13998,13983,
13997,327745,335,14001,938,13998,196670,14001,29421,131321,14002,131320,14002,131321,3884,131320,3884,196855,3888,0,
262394,1203,3885,3888,131320,3885,327858,96,5271,2564,1018,196855,5313,0,262394,5271,5272,5313,131320,5272,327856,96,
5274,2564,1018,196855,5281,0,262394,5274,5275,5279,131320,5279,131321,5281,131320,5275,327745,335,5277,1214,2564,
262205,6,5278,5277,131321,5281,131320,5281,458997,6,7374,5278,5275,7175,5279,327808,6,5284,2564,98,327856,96,5285,
5284,1018,196855,5296,0,262394,5285,5286,5291,131320,5291,393385,6,5295,5274,7175,848,131321,5296,131320,5286,327745,
335,5289,1214,5284,262205,6,5290,5289,131321,5296,131320,5296,458997,6,7377,5290,5286,5295,5291,327745,335,5300,1442,
2564,262205,6,5301,5300,327810,6,5303,5301,7374,327745,335,5304,1437,2564,196670,5304,5303,327810,6,5308,7377,7374,
262205,6,5310,5300,327808,6,5311,5310,5308,196670,5300,5311,131321,5313,131320,5313,131321,3888,131320,3888,262368,
308,308,337,327808,6,3261,6835,848,196670,3230,6859,327808,6,5321,3261,2565,196855,5327,0,262394,844,5322,5327,131320,
5322,327808,6,5324,3261,848,327858,96,5326,5324,2556,131321,5327,131320,5327,458997,96,5328,844,3888,5326,5322,196855,
5346,0,262394,5328,5329,5346,131320,5329,131321,5330,131320,5330,458997,6,7563,95,5329,5344,5334,327856,96,5333,7563,
104,262390,5345,5334,1,262394,5333,5334,5345,131320,5334,327812,6,5338,7563,103,327808,6,5339,5321,5338,393281,523,
5351,498,238,238,262205,15,5352,5351,262268,7,5353,5352,327814,6,5355,5339,103,327812,6,5356,5355,101,327761,6,5366,
5353,0,327876,6,5368,5356,212,327829,215,5369,5366,5368,327761,6,5370,5369,1,327761,6,5371,5369,0,327761,6,5374,5353,
1,327874,6,5376,5356,223,327808,6,5377,5374,5376,327808,6,5379,5377,5370,327760,7,5380,5371,5379,262268,770,5358,5380,
327745,773,5359,5358,238,393277,42,5360,5359,2,16,327745,43,5341,3230,7563,196670,5341,5360,327808,6,5344,7563,281,
131321,5330,131320,5345,131321,5346,131320,5346,262205,105,3265,3230,327856,96,3269,3261,2556,393281,500,5399,498,238,
662,262205,6,5400,5399,327876,6,5401,5400,1357,327808,6,5498,2564,4609,327745,335,5413,938,5498,262205,6,5414,5413,
327808,6,14015,5498,1949,327745,335,14016,938,14015,262205,6,14017,14016,327812,6,14029,308,1949,327808,6,14030,5498,
14029,327745,335,14031,938,14030,262205,6,14032,14031,327812,6,14044,309,1949,327808,6,14045,5498,14044,327745,335,
14046,938,14045,262205,6,14047,14046,327812,6,14059,101,1949,327808,6,14060,5498,14059,327745,335,14061,938,14060,
262205,6,14062,14061,327812,6,14074,8620,1949,327808,6,14075,5498,14074,327745,335,14076,938,14075,262205,6,14077,
14076,327812,6,14089,1087,1949,327808,6,14090,5498,14089,327745,335,14091,938,14090,262205,6,14092,14091,327812,6,
14104,1280,1949,327808,6,14105,5498,14104,327745,335,14106,938,14105,262205,6,14107,14106,327812,6,14119,100,1949,
327808,6,14120,5498,14119,327745,335,14121,938,14120,262205,6,14122,14121,327812,6,14134,2173,1949,327808,6,14135,
5498,14134,327745,335,14136,938,14135,262205,6,14137,14136,327812,6,14149,8621,1949,327808,6,14150,5498,14149,327745,
335,14151,938,14150,262205,6,14152,14151,327812,6,14164,23081,1949,327808,6,14165,5498,14164,327745,335,14166,938,
14165,262205,6,14167,14166,327812,6,14179,1357,1949,327808,6,14180,5498,14179,327745,335,14181,938,14180,262205,6,
14182,14181,327812,6,14194,23082,1949,327808,6,14195,5498,14194,327745,335,14196,938,14195,262205,6,14197,14196,
327812,6,14209,23083,1949,327808,6,14210,5498,14209,327745,335,14211,938,14210,262205,6,14212,14211,327812,6,14224,
996,1949,327808,6,14225,5498,14224,327745,335,14226,938,14225,262205,6,14227,14226,196855,5424,0,262394,1957,5420,
5424,131320,5420,327850,96,5523,2564,95,196855,5535,0,262394,5523,5524,5529,131320,5529,327810,6,5531,2564,98,327874,
6,5623,5531,828,327808,6,5624,5531,5623,327745,335,5533,938,5624,262205,6,5534,5533,131321,5535,131320,5524,262344,6,
5528,5414,131321,5535,131320,5535,458997,6,7848,5528,5524,5534,5529,327878,6,5541,5414,7848,327874,6,5542,5541,1357,
327851,96,5543,5542,95,196855,5562,0,262394,5543,5544,5562,131320,5544,327874,6,5548,5414,1357,327745,335,5553,1442,
5548,262205,6,5554,5553,327810,6,5556,5554,2564,327745,335,5557,1437,5548,196670,5557,5556,131321,5562,131320,5562,
393385,6,23985,5543,98,95,327808,6,14238,325,2564,327850,96,14239,14238,95,196855,14250,0,262394,14239,14246,14240,
131320,14240,327810,6,14241,14238,98,327874,6,14242,14241,828,327808,6,14243,14241,14242,327745,335,14244,938,14243,
262205,6,14245,14244,131321,14250,131320,14246,262344,6,14249,14017,131321,14250,131320,14250,458997,6,14251,14249,
14246,14245,14240,327878,6,14254,14017,14251,327874,6,14255,14254,1357,327851,96,14256,14255,95,196855,14270,0,262394,
14256,14257,14270,131320,14257,327874,6,14260,14017,1357,327745,335,14264,1442,14260,262205,6,14265,14264,327810,6,
14266,14265,14238,327745,335,14267,1437,14260,196670,14267,14266,327877,6,14269,23985,308,131321,14270,131320,14270,
458997,6,14271,23985,14250,14269,14257,327812,6,14280,308,325,327808,6,14281,14280,2564,327850,96,14282,14281,95,
196855,14293,0,262394,14282,14289,14283,131320,14283,327810,6,14284,14281,98,327874,6,14285,14284,828,327808,6,14286,
14284,14285,327745,335,14287,938,14286,262205,6,14288,14287,131321,14293,131320,14289,262344,6,14292,14032,131321,
14293,131320,14293,458997,6,14294,14292,14289,14288,14283,327878,6,14297,14032,14294,327874,6,14298,14297,1357,327851,
96,14299,14298,95,196855,14313,0,262394,14299,14300,14313,131320,14300,327874,6,14303,14032,1357,327745,335,14307,
1442,14303,262205,6,14308,14307,327810,6,14309,14308,14281,327745,335,14310,1437,14303,196670,14310,14309,327877,6,
14312,14271,101,131321,14313,131320,14313,458997,6,14314,14271,14293,14312,14300,327812,6,14323,309,325,327808,6,
14324,14323,2564,327850,96,14325,14324,95,196855,14336,0,262394,14325,14332,14326,131320,14326,327810,6,14327,14324,
98,327874,6,14328,14327,828,327808,6,14329,14327,14328,327745,335,14330,938,14329,262205,6,14331,14330,131321,14336,
131320,14332,262344,6,14335,14047,131321,14336,131320,14336,458997,6,14337,14335,14332,14331,14326,327878,6,14340,
14047,14337,327874,6,14341,14340,1357,327851,96,14342,14341,95,196855,14356,0,262394,14342,14343,14356,131320,14343,
327874,6,14346,14047,1357,327745,335,14350,1442,14346,262205,6,14351,14350,327810,6,14352,14351,14324,327745,335,
14353,1437,14346,196670,14353,14352,327877,6,14355,14314,100,131321,14356,131320,14356,458997,6,14357,14314,14336,
14355,14343,327812,6,14366,101,325,327808,6,14367,14366,2564,327850,96,14368,14367,95,196855,14379,0,262394,14368,
14375,14369,131320,14369,327810,6,14370,14367,98,327874,6,14371,14370,828,327808,6,14372,14370,14371,327745,335,14373,
938,14372,262205,6,14374,14373,131321,14379,131320,14375,262344,6,14378,14062,131321,14379,131320,14379,458997,6,
14380,14378,14375,14374,14369,327878,6,14383,14062,14380,327874,6,14384,14383,1357,327851,96,14385,14384,95,196855,
14399,0,262394,14385,14386,14399,131320,14386,327874,6,14389,14062,1357,327745,335,14393,1442,14389,262205,6,14394,
14393,327810,6,14395,14394,14367,327745,335,14396,1437,14389,196670,14396,14395,327877,6,14398,14357,93,131321,14399,
131320,14399,458997,6,14400,14357,14379,14398,14386,327812,6,14409,8620,325,327808,6,14410,14409,2564,327850,96,14411,
14410,95,196855,14422,0,262394,14411,14418,14412,131320,14412,327810,6,14413,14410,98,327874,6,14414,14413,828,327808,
6,14415,14413,14414,327745,335,14416,938,14415,262205,6,14417,14416,131321,14422,131320,14418,262344,6,14421,14077,
131321,14422,131320,14422,458997,6,14423,14421,14418,14417,14412,327878,6,14426,14077,14423,327874,6,14427,14426,1357,
327851,96,14428,14427,95,196855,14442,0,262394,14428,14429,14442,131320,14429,327874,6,14432,14077,1357,327745,335,
14436,1442,14432,262205,6,14437,14436,327810,6,14438,14437,14410,327745,335,14439,1437,14432,196670,14439,14438,
327877,6,14441,14400,355,131321,14442,131320,14442,458997,6,14443,14400,14422,14441,14429,327812,6,14452,1087,325,
327808,6,14453,14452,2564,327850,96,14454,14453,95,196855,14465,0,262394,14454,14461,14455,131320,14455,327810,6,
14456,14453,98,327874,6,14457,14456,828,327808,6,14458,14456,14457,327745,335,14459,938,14458,262205,6,14460,14459,
131321,14465,131320,14461,262344,6,14464,14092,131321,14465,131320,14465,458997,6,14466,14464,14461,14460,14455,
327878,6,14469,14092,14466,327874,6,14470,14469,1357,327851,96,14471,14470,95,196855,14485,0,262394,14471,14472,14485,
131320,14472,327874,6,14475,14092,1357,327745,335,14479,1442,14475,262205,6,14480,14479,327810,6,14481,14480,14453,
327745,335,14482,1437,14475,196670,14482,14481,327877,6,14484,14443,2403,131321,14485,131320,14485,458997,6,14486,
14443,14465,14484,14472,327812,6,14495,1280,325,327808,6,14496,14495,2564,327850,96,14497,14496,95,196855,14508,0,
262394,14497,14504,14498,131320,14498,327810,6,14499,14496,98,327874,6,14500,14499,828,327808,6,14501,14499,14500,
327745,335,14502,938,14501,262205,6,14503,14502,131321,14508,131320,14504,262344,6,14507,14107,131321,14508,131320,
14508,458997,6,14509,14507,14504,14503,14498,327878,6,14512,14107,14509,327874,6,14513,14512,1357,327851,96,14514,
14513,95,196855,14528,0,262394,14514,14515,14528,131320,14515,327874,6,14518,14107,1357,327745,335,14522,1442,14518,
262205,6,14523,14522,327810,6,14524,14523,14496,327745,335,14525,1437,14518,196670,14525,14524,327877,6,14527,14486,
741,131321,14528,131320,14528,458997,6,14529,14486,14508,14527,14515,327812,6,14538,100,325,327808,6,14539,14538,2564,
327850,96,14540,14539,95,196855,14551,0,262394,14540,14547,14541,131320,14541,327810,6,14542,14539,98,327874,6,14543,
14542,828,327808,6,14544,14542,14543,327745,335,14545,938,14544,262205,6,14546,14545,131321,14551,131320,14547,262344,
6,14550,14122,131321,14551,131320,14551,458997,6,14552,14550,14547,14546,14541,327878,6,14555,14122,14552,327874,6,
14556,14555,1357,327851,96,14557,14556,95,196855,14571,0,262394,14557,14558,14571,131320,14558,327874,6,14561,14122,
1357,327745,335,14565,1442,14561,262205,6,14566,14565,327810,6,14567,14566,14539,327745,335,14568,1437,14561,196670,
14568,14567,327877,6,14570,14529,565,131321,14571,131320,14571,458997,6,14572,14529,14551,14570,14558,327812,6,14581,
2173,325,327808,6,14582,14581,2564,327850,96,14583,14582,95,196855,14594,0,262394,14583,14590,14584,131320,14584,
327810,6,14585,14582,98,327874,6,14586,14585,828,327808,6,14587,14585,14586,327745,335,14588,938,14587,262205,6,14589,
14588,131321,14594,131320,14590,262344,6,14593,14137,131321,14594,131320,14594,458997,6,14595,14593,14590,14589,14584,
327878,6,14598,14137,14595,327874,6,14599,14598,1357,327851,96,14600,14599,95,196855,14614,0,262394,14600,14601,14614,
131320,14601,327874,6,14604,14137,1357,327745,335,14608,1442,14604,262205,6,14609,14608,327810,6,14610,14609,14582,
327745,335,14611,1437,14604,196670,14611,14610,327877,6,14613,14572,2118,131321,14614,131320,14614,458997,6,14615,
14572,14594,14613,14601,327812,6,14624,8621,325,327808,6,14625,14624,2564,327850,96,14626,14625,95,196855,14637,0,
262394,14626,14633,14627,131320,14627,327810,6,14628,14625,98,327874,6,14629,14628,828,327808,6,14630,14628,14629,
327745,335,14631,938,14630,262205,6,14632,14631,131321,14637,131320,14633,262344,6,14636,14152,131321,14637,131320,
14637,458997,6,14638,14636,14633,14632,14627,327878,6,14641,14152,14638,327874,6,14642,14641,1357,327851,96,14643,
14642,95,196855,14657,0,262394,14643,14644,14657,131320,14644,327874,6,14647,14152,1357,327745,335,14651,1442,14647,
262205,6,14652,14651,327810,6,14653,14652,14625,327745,335,14654,1437,14647,196670,14654,14653,327877,6,14656,14615,
23084,131321,14657,131320,14657,458997,6,14658,14615,14637,14656,14644,327812,6,14667,23081,325,327808,6,14668,14667,
2564,327850,96,14669,14668,95,196855,14680,0,262394,14669,14676,14670,131320,14670,327810,6,14671,14668,98,327874,6,
14672,14671,828,327808,6,14673,14671,14672,327745,335,14674,938,14673,262205,6,14675,14674,131321,14680,131320,14676,
262344,6,14679,14167,131321,14680,131320,14680,458997,6,14681,14679,14676,14675,14670,327878,6,14684,14167,14681,
327874,6,14685,14684,1357,327851,96,14686,14685,95,196855,14700,0,262394,14686,14687,14700,131320,14687,327874,6,
14690,14167,1357,327745,335,14694,1442,14690,262205,6,14695,14694,327810,6,14696,14695,14668,327745,335,14697,1437,
14690,196670,14697,14696,327877,6,14699,14658,23085,131321,14700,131320,14700,458997,6,14701,14658,14680,14699,14687,
327812,6,14710,1357,325,327808,6,14711,14710,2564,327850,96,14712,14711,95,196855,14723,0,262394,14712,14719,14713,
131320,14713,327810,6,14714,14711,98,327874,6,14715,14714,828,327808,6,14716,14714,14715,327745,335,14717,938,14716,
262205,6,14718,14717,131321,14723,131320,14719,262344,6,14722,14182,131321,14723,131320,14723,458997,6,14724,14722,
14719,14718,14713,327878,6,14727,14182,14724,327874,6,14728,14727,1357,327851,96,14729,14728,95,196855,14743,0,262394,
14729,14730,14743,131320,14730,327874,6,14733,14182,1357,327745,335,14737,1442,14733,262205,6,14738,14737,327810,6,
14739,14738,14711,327745,335,14740,1437,14733,196670,14740,14739,327877,6,14742,14701,23086,131321,14743,131320,14743,
458997,6,14744,14701,14723,14742,14730,327812,6,14753,23082,325,327808,6,14754,14753,2564,327850,96,14755,14754,95,
196855,14766,0,262394,14755,14762,14756,131320,14756,327810,6,14757,14754,98,327874,6,14758,14757,828,327808,6,14759,
14757,14758,327745,335,14760,938,14759,262205,6,14761,14760,131321,14766,131320,14762,262344,6,14765,14197,131321,
14766,131320,14766,458997,6,14767,14765,14762,14761,14756,327878,6,14770,14197,14767,327874,6,14771,14770,1357,327851,
96,14772,14771,95,196855,14786,0,262394,14772,14773,14786,131320,14773,327874,6,14776,14197,1357,327745,335,14780,
1442,14776,262205,6,14781,14780,327810,6,14782,14781,14754,327745,335,14783,1437,14776,196670,14783,14782,327877,6,
14785,14744,23087,131321,14786,131320,14786,458997,6,14787,14744,14766,14785,14773,327812,6,14796,23083,325,327808,6,
14797,14796,2564,327850,96,14798,14797,95,196855,14809,0,262394,14798,14805,14799,131320,14799,327810,6,14800,14797,
98,327874,6,14801,14800,828,327808,6,14802,14800,14801,327745,335,14803,938,14802,262205,6,14804,14803,131321,14809,
131320,14805,262344,6,14808,14212,131321,14809,131320,14809,458997,6,14810,14808,14805,14804,14799,327878,6,14813,
14212,14810,327874,6,14814,14813,1357,327851,96,14815,14814,95,196855,14829,0,262394,14815,14816,14829,131320,14816,
327874,6,14819,14212,1357,327745,335,14823,1442,14819,262205,6,14824,14823,327810,6,14825,14824,14797,327745,335,
14826,1437,14819,196670,14826,14825,327877,6,14828,14787,23088,131321,14829,131320,14829,458997,6,14830,14787,14809,
14828,14816,327812,6,14839,996,325,327808,6,14840,14839,2564,327850,96,14841,14840,95,196855,14852,0,262394,14841,
14848,14842,131320,14842,327810,6,14843,14840,98,327874,6,14844,14843,828,327808,6,14845,14843,14844,327745,335,14846,
938,14845,262205,6,14847,14846,131321,14852,131320,14848,262344,6,14851,14227,131321,14852,131320,14852,458997,6,
14853,14851,14848,14847,14842,327878,6,14856,14227,14853,327874,6,14857,14856,1357,327851,96,14858,14857,95,196855,
14872,0,262394,14858,14859,14872,131320,14859,327874,6,14862,14227,1357,327745,335,14866,1442,14862,262205,6,14867,
14866,327810,6,14868,14867,14840,327745,335,14869,1437,14862,196670,14869,14868,327877,6,14871,14830,23089,131321,
14872,131320,14872,458997,6,14873,14830,14852,14871,14859,262368,308,308,337,196855,5618,0,262394,3269,5568,5618,
131320,5568,131321,5569,131320,5569,458997,6,7638,14873,5568,5590,5602,327851,96,5572,7638,95,262390,5603,5602,0,
262394,5572,5573,5603,131320,5573,393228,211,5575,1,73,7638,262268,6,5576,5575,327812,6,5577,5576,325,327808,6,5579,
5577,2564,458764,6,5581,1,41,5579,98,327810,6,5582,5581,98,327874,6,5629,5582,828,327808,6,5630,5582,5629,327745,335,
5584,938,5630,262205,6,5585,5584,327874,6,5586,5585,1357,327810,6,5588,7638,98,327879,6,5590,7638,5588,327852,96,5592,
5579,95,196855,5601,0,262394,5592,5593,5601,131320,5593,327745,335,5596,1437,5586,262205,6,5597,5596,327808,6,5599,
5597,5579,327745,335,5600,1442,5586,196670,5600,5599,131321,5601,131320,5601,131321,5602,131320,5602,131321,5569,
131320,5603,196855,5617,0,262394,5523,5606,5617,131320,5606,327874,6,5635,1679,828,327808,6,5636,1679,5635,327745,335,
5608,938,5636,262205,6,5609,5608,327874,6,5610,5609,1357,327745,335,5613,1437,5610,262205,6,5614,5613,327808,6,5615,
5614,848,327745,335,5616,1442,5610,196670,5616,5615,131321,5617,131320,5617,131321,5618,131320,5618,131321,5424,
131320,5424,327874,6,5434,5414,1357,327745,335,5435,1437,5434,262205,6,5436,5435,327808,6,5441,5436,2564,327874,6,
14883,14017,1357,327745,335,14884,1437,14883,262205,6,14885,14884,327808,6,14888,325,2564,327808,6,14889,14885,14888,
327874,6,14900,14032,1357,327745,335,14901,1437,14900,262205,6,14902,14901,327812,6,14903,308,325,327808,6,14905,
14903,2564,327808,6,14906,14902,14905,327874,6,14917,14047,1357,327745,335,14918,1437,14917,262205,6,14919,14918,
327812,6,14920,309,325,327808,6,14922,14920,2564,327808,6,14923,14919,14922,327874,6,14934,14062,1357,327745,335,
14935,1437,14934,262205,6,14936,14935,327812,6,14937,101,325,327808,6,14939,14937,2564,327808,6,14940,14936,14939,
327874,6,14951,14077,1357,327745,335,14952,1437,14951,262205,6,14953,14952,327812,6,14954,8620,325,327808,6,14956,
14954,2564,327808,6,14957,14953,14956,327874,6,14968,14092,1357,327745,335,14969,1437,14968,262205,6,14970,14969,
327812,6,14971,1087,325,327808,6,14973,14971,2564,327808,6,14974,14970,14973,327874,6,14985,14107,1357,327745,335,
14986,1437,14985,262205,6,14987,14986,327812,6,14988,1280,325,327808,6,14990,14988,2564,327808,6,14991,14987,14990,
327874,6,15002,14122,1357,327745,335,15003,1437,15002,262205,6,15004,15003,327812,6,15005,100,325,327808,6,15007,
15005,2564,327808,6,15008,15004,15007,327874,6,15019,14137,1357,327745,335,15020,1437,15019,262205,6,15021,15020,
327812,6,15022,2173,325,327808,6,15024,15022,2564,327808,6,15025,15021,15024,327874,6,15036,14152,1357,327745,335,
15037,1437,15036,262205,6,15038,15037,327812,6,15039,8621,325,327808,6,15041,15039,2564,327808,6,15042,15038,15041,
327874,6,15053,14167,1357,327745,335,15054,1437,15053,262205,6,15055,15054,327812,6,15056,23081,325,327808,6,15058,
15056,2564,327808,6,15059,15055,15058,327874,6,15070,14182,1357,327745,335,15071,1437,15070,262205,6,15072,15071,
327812,6,15073,1357,325,327808,6,15075,15073,2564,327808,6,15076,15072,15075,327874,6,15087,14197,1357,327745,335,
15088,1437,15087,262205,6,15089,15088,327812,6,15090,23082,325,327808,6,15092,15090,2564,327808,6,15093,15089,15092,
327874,6,15104,14212,1357,327745,335,15105,1437,15104,262205,6,15106,15105,327812,6,15107,23083,325,327808,6,15109,
15107,2564,327808,6,15110,15106,15109,327874,6,15121,14227,1357,327745,335,15122,1437,15121,262205,6,15123,15122,
327812,6,15124,996,325,327808,6,15126,15124,2564,327808,6,15127,15123,15126,327879,6,5449,2492,1991,327851,96,5450,
5449,95,196855,5492,0,262394,5450,5451,5463,131320,5463,327856,96,5473,5414,5401,196855,5487,0,262394,5473,5474,5487,
131320,5474,327879,6,5480,5414,1778,327808,6,5481,6835,5480,393281,805,5482,498,238,828,262205,24,5483,5482,262268,7,
6566,5483,327761,6,6577,6566,0,327876,6,6579,5441,212,327829,215,6580,6577,6579,327761,6,6581,6580,1,327761,6,6582,
6580,0,327761,6,6585,6566,1,327874,6,6587,5441,223,327808,6,6588,6585,6587,327808,6,6590,6588,6581,327760,7,6591,6582,
6590,262268,24,6569,6591,393281,239,6571,6569,238,238,327742,6571,5481,2,4,131321,5487,131320,5487,327856,96,15138,
14017,5401,196855,15163,0,262394,15138,15139,15163,131320,15139,327879,6,15142,14017,1778,327808,6,15143,6835,15142,
393281,805,15144,498,238,828,262205,24,15145,15144,262268,7,15148,15145,327761,6,15150,15148,0,327876,6,15151,14889,
212,327829,215,15152,15150,15151,327761,6,15153,15152,1,327761,6,15154,15152,0,327761,6,15156,15148,1,327874,6,15157,
14889,223,327808,6,15158,15156,15157,327808,6,15159,15158,15153,327760,7,15160,15154,15159,262268,24,15161,15160,
393281,239,15162,15161,238,238,327742,15162,15143,2,4,131321,15163,131320,15163,327856,96,15173,14032,5401,196855,
15198,0,262394,15173,15174,15198,131320,15174,327879,6,15177,14032,1778,327808,6,15178,6835,15177,393281,805,15179,
498,238,828,262205,24,15180,15179,262268,7,15183,15180,327761,6,15185,15183,0,327876,6,15186,14906,212,327829,215,
15187,15185,15186,327761,6,15188,15187,1,327761,6,15189,15187,0,327761,6,15191,15183,1,327874,6,15192,14906,223,
327808,6,15193,15191,15192,327808,6,15194,15193,15188,327760,7,15195,15189,15194,262268,24,15196,15195,393281,239,
15197,15196,238,238,327742,15197,15178,2,4,131321,15198,131320,15198,327856,96,15208,14047,5401,196855,15233,0,262394,
15208,15209,15233,131320,15209,327879,6,15212,14047,1778,327808,6,15213,6835,15212,393281,805,15214,498,238,828,
262205,24,15215,15214,262268,7,15218,15215,327761,6,15220,15218,0,327876,6,15221,14923,212,327829,215,15222,15220,
15221,327761,6,15223,15222,1,327761,6,15224,15222,0,327761,6,15226,15218,1,327874,6,15227,14923,223,327808,6,15228,
15226,15227,327808,6,15229,15228,15223,327760,7,15230,15224,15229,262268,24,15231,15230,393281,239,15232,15231,238,
238,327742,15232,15213,2,4,131321,15233,131320,15233,327856,96,15243,14062,5401,196855,15268,0,262394,15243,15244,
15268,131320,15244,327879,6,15247,14062,1778,327808,6,15248,6835,15247,393281,805,15249,498,238,828,262205,24,15250,
15249,262268,7,15253,15250,327761,6,15255,15253,0,327876,6,15256,14940,212,327829,215,15257,15255,15256,327761,6,
15258,15257,1,327761,6,15259,15257,0,327761,6,15261,15253,1,327874,6,15262,14940,223,327808,6,15263,15261,15262,
327808,6,15264,15263,15258,327760,7,15265,15259,15264,262268,24,15266,15265,393281,239,15267,15266,238,238,327742,
15267,15248,2,4,131321,15268,131320,15268,327856,96,15278,14077,5401,196855,15303,0,262394,15278,15279,15303,131320,
15279,327879,6,15282,14077,1778,327808,6,15283,6835,15282,393281,805,15284,498,238,828,262205,24,15285,15284,262268,7,
15288,15285,327761,6,15290,15288,0,327876,6,15291,14957,212,327829,215,15292,15290,15291,327761,6,15293,15292,1,
327761,6,15294,15292,0,327761,6,15296,15288,1,327874,6,15297,14957,223,327808,6,15298,15296,15297,327808,6,15299,
15298,15293,327760,7,15300,15294,15299,262268,24,15301,15300,393281,239,15302,15301,238,238,327742,15302,15283,2,4,
131321,15303,131320,15303,327856,96,15313,14092,5401,196855,15338,0,262394,15313,15314,15338,131320,15314,327879,6,
15317,14092,1778,327808,6,15318,6835,15317,393281,805,15319,498,238,828,262205,24,15320,15319,262268,7,15323,15320,
327761,6,15325,15323,0,327876,6,15326,14974,212,327829,215,15327,15325,15326,327761,6,15328,15327,1,327761,6,15329,
15327,0,327761,6,15331,15323,1,327874,6,15332,14974,223,327808,6,15333,15331,15332,327808,6,15334,15333,15328,327760,
7,15335,15329,15334,262268,24,15336,15335,393281,239,15337,15336,238,238,327742,15337,15318,2,4,131321,15338,131320,
15338,327856,96,15348,14107,5401,196855,15373,0,262394,15348,15349,15373,131320,15349,327879,6,15352,14107,1778,
327808,6,15353,6835,15352,393281,805,15354,498,238,828,262205,24,15355,15354,262268,7,15358,15355,327761,6,15360,
15358,0,327876,6,15361,14991,212,327829,215,15362,15360,15361,327761,6,15363,15362,1,327761,6,15364,15362,0,327761,6,
15366,15358,1,327874,6,15367,14991,223,327808,6,15368,15366,15367,327808,6,15369,15368,15363,327760,7,15370,15364,
15369,262268,24,15371,15370,393281,239,15372,15371,238,238,327742,15372,15353,2,4,131321,15373,131320,15373,327856,96,
15383,14122,5401,196855,15408,0,262394,15383,15384,15408,131320,15384,327879,6,15387,14122,1778,327808,6,15388,6835,
15387,393281,805,15389,498,238,828,262205,24,15390,15389,262268,7,15393,15390,327761,6,15395,15393,0,327876,6,15396,
15008,212,327829,215,15397,15395,15396,327761,6,15398,15397,1,327761,6,15399,15397,0,327761,6,15401,15393,1,327874,6,
15402,15008,223,327808,6,15403,15401,15402,327808,6,15404,15403,15398,327760,7,15405,15399,15404,262268,24,15406,
15405,393281,239,15407,15406,238,238,327742,15407,15388,2,4,131321,15408,131320,15408,327856,96,15418,14137,5401,
196855,15443,0,262394,15418,15419,15443,131320,15419,327879,6,15422,14137,1778,327808,6,15423,6835,15422,393281,805,
15424,498,238,828,262205,24,15425,15424,262268,7,15428,15425,327761,6,15430,15428,0,327876,6,15431,15025,212,327829,
215,15432,15430,15431,327761,6,15433,15432,1,327761,6,15434,15432,0,327761,6,15436,15428,1,327874,6,15437,15025,223,
327808,6,15438,15436,15437,327808,6,15439,15438,15433,327760,7,15440,15434,15439,262268,24,15441,15440,393281,239,
15442,15441,238,238,327742,15442,15423,2,4,131321,15443,131320,15443,327856,96,15453,14152,5401,196855,15478,0,262394,
15453,15454,15478,131320,15454,327879,6,15457,14152,1778,327808,6,15458,6835,15457,393281,805,15459,498,238,828,
262205,24,15460,15459,262268,7,15463,15460,327761,6,15465,15463,0,327876,6,15466,15042,212,327829,215,15467,15465,
15466,327761,6,15468,15467,1,327761,6,15469,15467,0,327761,6,15471,15463,1,327874,6,15472,15042,223,327808,6,15473,
15471,15472,327808,6,15474,15473,15468,327760,7,15475,15469,15474,262268,24,15476,15475,393281,239,15477,15476,238,
238,327742,15477,15458,2,4,131321,15478,131320,15478,327856,96,15488,14167,5401,196855,15513,0,262394,15488,15489,
15513,131320,15489,327879,6,15492,14167,1778,327808,6,15493,6835,15492,393281,805,15494,498,238,828,262205,24,15495,
15494,262268,7,15498,15495,327761,6,15500,15498,0,327876,6,15501,15059,212,327829,215,15502,15500,15501,327761,6,
15503,15502,1,327761,6,15504,15502,0,327761,6,15506,15498,1,327874,6,15507,15059,223,327808,6,15508,15506,15507,
327808,6,15509,15508,15503,327760,7,15510,15504,15509,262268,24,15511,15510,393281,239,15512,15511,238,238,327742,
15512,15493,2,4,131321,15513,131320,15513,327856,96,15523,14182,5401,196855,15548,0,262394,15523,15524,15548,131320,
15524,327879,6,15527,14182,1778,327808,6,15528,6835,15527,393281,805,15529,498,238,828,262205,24,15530,15529,262268,7,
15533,15530,327761,6,15535,15533,0,327876,6,15536,15076,212,327829,215,15537,15535,15536,327761,6,15538,15537,1,
327761,6,15539,15537,0,327761,6,15541,15533,1,327874,6,15542,15076,223,327808,6,15543,15541,15542,327808,6,15544,
15543,15538,327760,7,15545,15539,15544,262268,24,15546,15545,393281,239,15547,15546,238,238,327742,15547,15528,2,4,
131321,15548,131320,15548,327856,96,15558,14197,5401,196855,15583,0,262394,15558,15559,15583,131320,15559,327879,6,
15562,14197,1778,327808,6,15563,6835,15562,393281,805,15564,498,238,828,262205,24,15565,15564,262268,7,15568,15565,
327761,6,15570,15568,0,327876,6,15571,15093,212,327829,215,15572,15570,15571,327761,6,15573,15572,1,327761,6,15574,
15572,0,327761,6,15576,15568,1,327874,6,15577,15093,223,327808,6,15578,15576,15577,327808,6,15579,15578,15573,327760,
7,15580,15574,15579,262268,24,15581,15580,393281,239,15582,15581,238,238,327742,15582,15563,2,4,131321,15583,131320,
15583,327856,96,15593,14212,5401,196855,15618,0,262394,15593,15594,15618,131320,15594,327879,6,15597,14212,1778,
327808,6,15598,6835,15597,393281,805,15599,498,238,828,262205,24,15600,15599,262268,7,15603,15600,327761,6,15605,
15603,0,327876,6,15606,15110,212,327829,215,15607,15605,15606,327761,6,15608,15607,1,327761,6,15609,15607,0,327761,6,
15611,15603,1,327874,6,15612,15110,223,327808,6,15613,15611,15612,327808,6,15614,15613,15608,327760,7,15615,15609,
15614,262268,24,15616,15615,393281,239,15617,15616,238,238,327742,15617,15598,2,4,131321,15618,131320,15618,327856,96,
15628,14227,5401,196855,15653,0,262394,15628,15629,15653,131320,15629,327879,6,15632,14227,1778,327808,6,15633,6835,
15632,393281,805,15634,498,238,828,262205,24,15635,15634,262268,7,15638,15635,327761,6,15640,15638,0,327876,6,15641,
15127,212,327829,215,15642,15640,15641,327761,6,15643,15642,1,327761,6,15644,15642,0,327761,6,15646,15638,1,327874,6,
15647,15127,223,327808,6,15648,15646,15647,327808,6,15649,15648,15643,327760,7,15650,15644,15649,262268,24,15651,
15650,393281,239,15652,15651,238,238,327742,15652,15633,2,4,131321,15653,131320,15653,131321,5492,131320,5451,327879,
6,5454,2492,308,327851,96,5455,5454,95,393385,6,5457,5455,652,5401,327879,6,5666,2492,100,327851,96,5667,5666,95,
196855,5673,0,262394,5667,5669,5673,131320,5669,262368,308,308,337,327856,96,5796,2564,3242,196855,5818,0,262394,5796,
5797,5818,131320,5797,327808,6,5811,6835,2564,393281,523,5812,498,238,281,262205,15,5813,5812,262268,7,6063,5813,
327761,6,6074,6063,0,327876,6,6076,5811,212,327829,215,6077,6074,6076,327761,6,6078,6077,1,327761,6,6079,6077,0,
327761,6,6082,6063,1,327874,6,6084,5811,223,327808,6,6085,6082,6084,327808,6,6087,6085,6078,327760,7,6088,6079,6087,
262268,15,6066,6088,393281,239,6067,6066,238,238,393277,6,6068,6067,2,4,196670,5413,6068,131321,5818,131320,5818,
327856,96,15664,14888,3242,196855,15829,0,262394,15664,15665,15829,131320,15665,327874,6,15666,14888,828,327808,6,
15667,14888,15666,327808,6,15669,6835,14888,393281,523,15670,498,238,281,262205,15,15671,15670,262268,7,15672,15671,
327761,6,15674,15672,0,327876,6,15675,15669,212,327829,215,15676,15674,15675,327761,6,15677,15676,1,327761,6,15678,
15676,0,327761,6,15680,15672,1,327874,6,15681,15669,223,327808,6,15682,15680,15681,327808,6,15683,15682,15677,327760,
7,15684,15678,15683,262268,15,15685,15684,393281,239,15686,15685,238,238,393277,6,15687,15686,2,4,327745,335,15828,
938,15667,196670,15828,15687,131321,15829,131320,15829,327856,96,15840,14905,3242,196855,16005,0,262394,15840,15841,
16005,131320,15841,327874,6,15842,14905,828,327808,6,15843,14905,15842,327808,6,15845,6835,14905,393281,523,15846,498,
238,281,262205,15,15847,15846,262268,7,15848,15847,327761,6,15850,15848,0,327876,6,15851,15845,212,327829,215,15852,
15850,15851,327761,6,15853,15852,1,327761,6,15854,15852,0,327761,6,15856,15848,1,327874,6,15857,15845,223,327808,6,
15858,15856,15857,327808,6,15859,15858,15853,327760,7,15860,15854,15859,262268,15,15861,15860,393281,239,15862,15861,
238,238,393277,6,15863,15862,2,4,327745,335,16004,938,15843,196670,16004,15863,131321,16005,131320,16005,327856,96,
16016,14922,3242,196855,16181,0,262394,16016,16017,16181,131320,16017,327874,6,16018,14922,828,327808,6,16019,14922,
16018,327808,6,16021,6835,14922,393281,523,16022,498,238,281,262205,15,16023,16022,262268,7,16024,16023,327761,6,
16026,16024,0,327876,6,16027,16021,212,327829,215,16028,16026,16027,327761,6,16029,16028,1,327761,6,16030,16028,0,
327761,6,16032,16024,1,327874,6,16033,16021,223,327808,6,16034,16032,16033,327808,6,16035,16034,16029,327760,7,16036,
16030,16035,262268,15,16037,16036,393281,239,16038,16037,238,238,393277,6,16039,16038,2,4,327745,335,16180,938,16019,
196670,16180,16039,131321,16181,131320,16181,327856,96,16192,14939,3242,196855,16357,0,262394,16192,16193,16357,
131320,16193,327874,6,16194,14939,828,327808,6,16195,14939,16194,327808,6,16197,6835,14939,393281,523,16198,498,238,
281,262205,15,16199,16198,262268,7,16200,16199,327761,6,16202,16200,0,327876,6,16203,16197,212,327829,215,16204,16202,
16203,327761,6,16205,16204,1,327761,6,16206,16204,0,327761,6,16208,16200,1,327874,6,16209,16197,223,327808,6,16210,
16208,16209,327808,6,16211,16210,16205,327760,7,16212,16206,16211,262268,15,16213,16212,393281,239,16214,16213,238,
238,393277,6,16215,16214,2,4,327745,335,16356,938,16195,196670,16356,16215,131321,16357,131320,16357,327856,96,16368,
14956,3242,196855,16533,0,262394,16368,16369,16533,131320,16369,327874,6,16370,14956,828,327808,6,16371,14956,16370,
327808,6,16373,6835,14956,393281,523,16374,498,238,281,262205,15,16375,16374,262268,7,16376,16375,327761,6,16378,
16376,0,327876,6,16379,16373,212,327829,215,16380,16378,16379,327761,6,16381,16380,1,327761,6,16382,16380,0,327761,6,
16384,16376,1,327874,6,16385,16373,223,327808,6,16386,16384,16385,327808,6,16387,16386,16381,327760,7,16388,16382,
16387,262268,15,16389,16388,393281,239,16390,16389,238,238,393277,6,16391,16390,2,4,327745,335,16532,938,16371,196670,
16532,16391,131321,16533,131320,16533,327856,96,16544,14973,3242,196855,16709,0,262394,16544,16545,16709,131320,16545,
327874,6,16546,14973,828,327808,6,16547,14973,16546,327808,6,16549,6835,14973,393281,523,16550,498,238,281,262205,15,
16551,16550,262268,7,16552,16551,327761,6,16554,16552,0,327876,6,16555,16549,212,327829,215,16556,16554,16555,327761,
6,16557,16556,1,327761,6,16558,16556,0,327761,6,16560,16552,1,327874,6,16561,16549,223,327808,6,16562,16560,16561,
327808,6,16563,16562,16557,327760,7,16564,16558,16563,262268,15,16565,16564,393281,239,16566,16565,238,238,393277,6,
16567,16566,2,4,327745,335,16708,938,16547,196670,16708,16567,131321,16709,131320,16709,327856,96,16720,14990,3242,
196855,16885,0,262394,16720,16721,16885,131320,16721,327874,6,16722,14990,828,327808,6,16723,14990,16722,327808,6,
16725,6835,14990,393281,523,16726,498,238,281,262205,15,16727,16726,262268,7,16728,16727,327761,6,16730,16728,0,
327876,6,16731,16725,212,327829,215,16732,16730,16731,327761,6,16733,16732,1,327761,6,16734,16732,0,327761,6,16736,
16728,1,327874,6,16737,16725,223,327808,6,16738,16736,16737,327808,6,16739,16738,16733,327760,7,16740,16734,16739,
262268,15,16741,16740,393281,239,16742,16741,238,238,393277,6,16743,16742,2,4,327745,335,16884,938,16723,196670,16884,
16743,131321,16885,131320,16885,327856,96,16896,15007,3242,196855,17061,0,262394,16896,16897,17061,131320,16897,
327874,6,16898,15007,828,327808,6,16899,15007,16898,327808,6,16901,6835,15007,393281,523,16902,498,238,281,262205,15,
16903,16902,262268,7,16904,16903,327761,6,16906,16904,0,327876,6,16907,16901,212,327829,215,16908,16906,16907,327761,
6,16909,16908,1,327761,6,16910,16908,0,327761,6,16912,16904,1,327874,6,16913,16901,223,327808,6,16914,16912,16913,
327808,6,16915,16914,16909,327760,7,16916,16910,16915,262268,15,16917,16916,393281,239,16918,16917,238,238,393277,6,
16919,16918,2,4,327745,335,17060,938,16899,196670,17060,16919,131321,17061,131320,17061,327856,96,17072,15024,3242,
196855,17237,0,262394,17072,17073,17237,131320,17073,327874,6,17074,15024,828,327808,6,17075,15024,17074,327808,6,
17077,6835,15024,393281,523,17078,498,238,281,262205,15,17079,17078,262268,7,17080,17079,327761,6,17082,17080,0,
327876,6,17083,17077,212,327829,215,17084,17082,17083,327761,6,17085,17084,1,327761,6,17086,17084,0,327761,6,17088,
17080,1,327874,6,17089,17077,223,327808,6,17090,17088,17089,327808,6,17091,17090,17085,327760,7,17092,17086,17091,
262268,15,17093,17092,393281,239,17094,17093,238,238,393277,6,17095,17094,2,4,327745,335,17236,938,17075,196670,17236,
17095,131321,17237,131320,17237,327856,96,17248,15041,3242,196855,17413,0,262394,17248,17249,17413,131320,17249,
327874,6,17250,15041,828,327808,6,17251,15041,17250,327808,6,17253,6835,15041,393281,523,17254,498,238,281,262205,15,
17255,17254,262268,7,17256,17255,327761,6,17258,17256,0,327876,6,17259,17253,212,327829,215,17260,17258,17259,327761,
6,17261,17260,1,327761,6,17262,17260,0,327761,6,17264,17256,1,327874,6,17265,17253,223,327808,6,17266,17264,17265,
327808,6,17267,17266,17261,327760,7,17268,17262,17267,262268,15,17269,17268,393281,239,17270,17269,238,238,393277,6,
17271,17270,2,4,327745,335,17412,938,17251,196670,17412,17271,131321,17413,131320,17413,327856,96,17424,15058,3242,
196855,17589,0,262394,17424,17425,17589,131320,17425,327874,6,17426,15058,828,327808,6,17427,15058,17426,327808,6,
17429,6835,15058,393281,523,17430,498,238,281,262205,15,17431,17430,262268,7,17432,17431,327761,6,17434,17432,0,
327876,6,17435,17429,212,327829,215,17436,17434,17435,327761,6,17437,17436,1,327761,6,17438,17436,0,327761,6,17440,
17432,1,327874,6,17441,17429,223,327808,6,17442,17440,17441,327808,6,17443,17442,17437,327760,7,17444,17438,17443,
262268,15,17445,17444,393281,239,17446,17445,238,238,393277,6,17447,17446,2,4,327745,335,17588,938,17427,196670,17588,
17447,131321,17589,131320,17589,327856,96,17600,15075,3242,196855,17765,0,262394,17600,17601,17765,131320,17601,
327874,6,17602,15075,828,327808,6,17603,15075,17602,327808,6,17605,6835,15075,393281,523,17606,498,238,281,262205,15,
17607,17606,262268,7,17608,17607,327761,6,17610,17608,0,327876,6,17611,17605,212,327829,215,17612,17610,17611,327761,
6,17613,17612,1,327761,6,17614,17612,0,327761,6,17616,17608,1,327874,6,17617,17605,223,327808,6,17618,17616,17617,
327808,6,17619,17618,17613,327760,7,17620,17614,17619,262268,15,17621,17620,393281,239,17622,17621,238,238,393277,6,
17623,17622,2,4,327745,335,17764,938,17603,196670,17764,17623,131321,17765,131320,17765,327856,96,17776,15092,3242,
196855,17941,0,262394,17776,17777,17941,131320,17777,327874,6,17778,15092,828,327808,6,17779,15092,17778,327808,6,
17781,6835,15092,393281,523,17782,498,238,281,262205,15,17783,17782,262268,7,17784,17783,327761,6,17786,17784,0,
327876,6,17787,17781,212,327829,215,17788,17786,17787,327761,6,17789,17788,1,327761,6,17790,17788,0,327761,6,17792,
17784,1,327874,6,17793,17781,223,327808,6,17794,17792,17793,327808,6,17795,17794,17789,327760,7,17796,17790,17795,
262268,15,17797,17796,393281,239,17798,17797,238,238,393277,6,17799,17798,2,4,327745,335,17940,938,17779,196670,17940,
17799,131321,17941,131320,17941,327856,96,17952,15109,3242,196855,18117,0,262394,17952,17953,18117,131320,17953,
327874,6,17954,15109,828,327808,6,17955,15109,17954,327808,6,17957,6835,15109,393281,523,17958,498,238,281,262205,15,
17959,17958,262268,7,17960,17959,327761,6,17962,17960,0,327876,6,17963,17957,212,327829,215,17964,17962,17963,327761,
6,17965,17964,1,327761,6,17966,17964,0,327761,6,17968,17960,1,327874,6,17969,17957,223,327808,6,17970,17968,17969,
327808,6,17971,17970,17965,327760,7,17972,17966,17971,262268,15,17973,17972,393281,239,17974,17973,238,238,393277,6,
17975,17974,2,4,327745,335,18116,938,17955,196670,18116,17975,131321,18117,131320,18117,327856,96,18128,15126,3242,
196855,18293,0,262394,18128,18129,18293,131320,18129,327874,6,18130,15126,828,327808,6,18131,15126,18130,327808,6,
18133,6835,15126,393281,523,18134,498,238,281,262205,15,18135,18134,262268,7,18136,18135,327761,6,18138,18136,0,
327876,6,18139,18133,212,327829,215,18140,18138,18139,327761,6,18141,18140,1,327761,6,18142,18140,0,327761,6,18144,
18136,1,327874,6,18145,18133,223,327808,6,18146,18144,18145,327808,6,18147,18146,18141,327760,7,18148,18142,18147,
262268,15,18149,18148,393281,239,18150,18149,238,238,393277,6,18151,18150,2,4,327745,335,18292,938,18131,196670,18292,
18151,131321,18293,131320,18293,262368,308,308,337,131321,5673,131320,5673,327879,6,5682,5414,1778,196855,5693,0,
262394,5667,5684,5689,131320,5689,327808,6,5692,6835,5682,131321,5693,131320,5684,327874,6,6093,5682,828,327808,6,
6094,5682,6093,327745,335,5687,938,6094,262205,6,5688,5687,131321,5693,131320,5693,458997,6,7811,5688,5684,5692,5689,
327856,96,5698,5682,3242,196855,5704,0,262394,5698,5699,5703,131320,5703,131321,5704,131320,5699,131321,5704,131320,
5704,458997,6,7815,5414,5699,652,5703,327856,96,5711,7815,5457,196855,5720,0,262394,5711,5712,5720,131320,5712,393281,
805,5714,498,238,828,262205,24,5715,5714,262268,7,6099,5715,327761,6,6110,6099,0,327876,6,6112,5441,212,327829,215,
6113,6110,6112,327761,6,6114,6113,1,327761,6,6115,6113,0,327761,6,6118,6099,1,327874,6,6120,5441,223,327808,6,6121,
6118,6120,327808,6,6123,6121,6114,327760,7,6124,6115,6123,262268,24,6102,6124,393281,239,6104,6102,238,238,327742,
6104,7811,2,4,131321,5720,131320,5720,196855,5731,0,262394,5711,5726,5731,131320,5726,327879,6,5729,2492,355,327851,
96,5730,5729,95,131321,5731,131320,5731,458997,96,5732,5711,5720,5730,5726,196855,5738,0,262394,5732,5733,5738,131320,
5733,393281,500,5735,498,238,1875,262205,6,5736,5735,327856,96,5737,7811,5736,131321,5738,131320,5738,458997,96,5739,
5732,5731,5737,5733,196855,5748,0,262394,5739,5740,5748,131320,5740,393281,805,5742,498,238,1882,262205,24,5743,5742,
262268,7,6129,5743,327761,6,6140,6129,0,327876,6,6142,7811,212,327829,215,6143,6140,6142,327761,6,6144,6143,1,327761,
6,6145,6143,0,327761,6,6148,6129,1,327874,6,6150,7811,223,327808,6,6151,6148,6150,327808,6,6153,6151,6144,327760,7,
6154,6145,6153,262268,24,6132,6154,393281,239,6134,6132,238,238,327742,6134,5441,2,4,131321,5748,131320,5748,327879,6,
18303,14017,1778,196855,18311,0,262394,5667,18306,18304,131320,18304,327808,6,18305,6835,18303,131321,18311,131320,
18306,327874,6,18307,18303,828,327808,6,18308,18303,18307,327745,335,18309,938,18308,262205,6,18310,18309,131321,
18311,131320,18311,458997,6,18312,18310,18306,18305,18304,327856,96,18313,18303,3242,196855,18318,0,262394,18313,
18315,18314,131320,18314,131321,18318,131320,18315,131321,18318,131320,18318,458997,6,18319,14017,18315,652,18314,
327856,96,18323,18319,5457,196855,18344,0,262394,18323,18324,18344,131320,18324,393281,805,18325,498,238,828,262205,
24,18326,18325,262268,7,18329,18326,327761,6,18331,18329,0,327876,6,18332,14889,212,327829,215,18333,18331,18332,
327761,6,18334,18333,1,327761,6,18335,18333,0,327761,6,18337,18329,1,327874,6,18338,14889,223,327808,6,18339,18337,
18338,327808,6,18340,18339,18334,327760,7,18341,18335,18340,262268,24,18342,18341,393281,239,18343,18342,238,238,
327742,18343,18312,2,4,131321,18344,131320,18344,196855,18353,0,262394,18323,18348,18353,131320,18348,327879,6,18351,
2492,355,327851,96,18352,18351,95,131321,18353,131320,18353,458997,96,18354,18323,18344,18352,18348,196855,18359,0,
262394,18354,18355,18359,131320,18355,393281,500,18356,498,238,1875,262205,6,18357,18356,327856,96,18358,18312,18357,
131321,18359,131320,18359,458997,96,18360,18354,18353,18358,18355,196855,18381,0,262394,18360,18361,18381,131320,
18361,393281,805,18362,498,238,1882,262205,24,18363,18362,262268,7,18366,18363,327761,6,18368,18366,0,327876,6,18369,
18312,212,327829,215,18370,18368,18369,327761,6,18371,18370,1,327761,6,18372,18370,0,327761,6,18374,18366,1,327874,6,
18375,18312,223,327808,6,18376,18374,18375,327808,6,18377,18376,18371,327760,7,18378,18372,18377,262268,24,18379,
18378,393281,239,18380,18379,238,238,327742,18380,14889,2,4,131321,18381,131320,18381,327879,6,18391,14032,1778,
196855,18399,0,262394,5667,18394,18392,131320,18392,327808,6,18393,6835,18391,131321,18399,131320,18394,327874,6,
18395,18391,828,327808,6,18396,18391,18395,327745,335,18397,938,18396,262205,6,18398,18397,131321,18399,131320,18399,
458997,6,18400,18398,18394,18393,18392,327856,96,18401,18391,3242,196855,18406,0,262394,18401,18403,18402,131320,
18402,131321,18406,131320,18403,131321,18406,131320,18406,458997,6,18407,14032,18403,652,18402,327856,96,18411,18407,
5457,196855,18432,0,262394,18411,18412,18432,131320,18412,393281,805,18413,498,238,828,262205,24,18414,18413,262268,7,
18417,18414,327761,6,18419,18417,0,327876,6,18420,14906,212,327829,215,18421,18419,18420,327761,6,18422,18421,1,
327761,6,18423,18421,0,327761,6,18425,18417,1,327874,6,18426,14906,223,327808,6,18427,18425,18426,327808,6,18428,
18427,18422,327760,7,18429,18423,18428,262268,24,18430,18429,393281,239,18431,18430,238,238,327742,18431,18400,2,4,
131321,18432,131320,18432,196855,18441,0,262394,18411,18436,18441,131320,18436,327879,6,18439,2492,355,327851,96,
18440,18439,95,131321,18441,131320,18441,458997,96,18442,18411,18432,18440,18436,196855,18447,0,262394,18442,18443,
18447,131320,18443,393281,500,18444,498,238,1875,262205,6,18445,18444,327856,96,18446,18400,18445,131321,18447,131320,
18447,458997,96,18448,18442,18441,18446,18443,196855,18469,0,262394,18448,18449,18469,131320,18449,393281,805,18450,
498,238,1882,262205,24,18451,18450,262268,7,18454,18451,327761,6,18456,18454,0,327876,6,18457,18400,212,327829,215,
18458,18456,18457,327761,6,18459,18458,1,327761,6,18460,18458,0,327761,6,18462,18454,1,327874,6,18463,18400,223,
327808,6,18464,18462,18463,327808,6,18465,18464,18459,327760,7,18466,18460,18465,262268,24,18467,18466,393281,239,
18468,18467,238,238,327742,18468,14906,2,4,131321,18469,131320,18469,327879,6,18479,14047,1778,196855,18487,0,262394,
5667,18482,18480,131320,18480,327808,6,18481,6835,18479,131321,18487,131320,18482,327874,6,18483,18479,828,327808,6,
18484,18479,18483,327745,335,18485,938,18484,262205,6,18486,18485,131321,18487,131320,18487,458997,6,18488,18486,
18482,18481,18480,327856,96,18489,18479,3242,196855,18494,0,262394,18489,18491,18490,131320,18490,131321,18494,131320,
18491,131321,18494,131320,18494,458997,6,18495,14047,18491,652,18490,327856,96,18499,18495,5457,196855,18520,0,262394,
18499,18500,18520,131320,18500,393281,805,18501,498,238,828,262205,24,18502,18501,262268,7,18505,18502,327761,6,18507,
18505,0,327876,6,18508,14923,212,327829,215,18509,18507,18508,327761,6,18510,18509,1,327761,6,18511,18509,0,327761,6,
18513,18505,1,327874,6,18514,14923,223,327808,6,18515,18513,18514,327808,6,18516,18515,18510,327760,7,18517,18511,
18516,262268,24,18518,18517,393281,239,18519,18518,238,238,327742,18519,18488,2,4,131321,18520,131320,18520,196855,
18529,0,262394,18499,18524,18529,131320,18524,327879,6,18527,2492,355,327851,96,18528,18527,95,131321,18529,131320,
18529,458997,96,18530,18499,18520,18528,18524,196855,18535,0,262394,18530,18531,18535,131320,18531,393281,500,18532,
498,238,1875,262205,6,18533,18532,327856,96,18534,18488,18533,131321,18535,131320,18535,458997,96,18536,18530,18529,
18534,18531,196855,18557,0,262394,18536,18537,18557,131320,18537,393281,805,18538,498,238,1882,262205,24,18539,18538,
262268,7,18542,18539,327761,6,18544,18542,0,327876,6,18545,18488,212,327829,215,18546,18544,18545,327761,6,18547,
18546,1,327761,6,18548,18546,0,327761,6,18550,18542,1,327874,6,18551,18488,223,327808,6,18552,18550,18551,327808,6,
18553,18552,18547,327760,7,18554,18548,18553,262268,24,18555,18554,393281,239,18556,18555,238,238,327742,18556,14923,
2,4,131321,18557,131320,18557,327879,6,18567,14062,1778,196855,18575,0,262394,5667,18570,18568,131320,18568,327808,6,
18569,6835,18567,131321,18575,131320,18570,327874,6,18571,18567,828,327808,6,18572,18567,18571,327745,335,18573,938,
18572,262205,6,18574,18573,131321,18575,131320,18575,458997,6,18576,18574,18570,18569,18568,327856,96,18577,18567,
3242,196855,18582,0,262394,18577,18579,18578,131320,18578,131321,18582,131320,18579,131321,18582,131320,18582,458997,
6,18583,14062,18579,652,18578,327856,96,18587,18583,5457,196855,18608,0,262394,18587,18588,18608,131320,18588,393281,
805,18589,498,238,828,262205,24,18590,18589,262268,7,18593,18590,327761,6,18595,18593,0,327876,6,18596,14940,212,
327829,215,18597,18595,18596,327761,6,18598,18597,1,327761,6,18599,18597,0,327761,6,18601,18593,1,327874,6,18602,
14940,223,327808,6,18603,18601,18602,327808,6,18604,18603,18598,327760,7,18605,18599,18604,262268,24,18606,18605,
393281,239,18607,18606,238,238,327742,18607,18576,2,4,131321,18608,131320,18608,196855,18617,0,262394,18587,18612,
18617,131320,18612,327879,6,18615,2492,355,327851,96,18616,18615,95,131321,18617,131320,18617,458997,96,18618,18587,
18608,18616,18612,196855,18623,0,262394,18618,18619,18623,131320,18619,393281,500,18620,498,238,1875,262205,6,18621,
18620,327856,96,18622,18576,18621,131321,18623,131320,18623,458997,96,18624,18618,18617,18622,18619,196855,18645,0,
262394,18624,18625,18645,131320,18625,393281,805,18626,498,238,1882,262205,24,18627,18626,262268,7,18630,18627,327761,
6,18632,18630,0,327876,6,18633,18576,212,327829,215,18634,18632,18633,327761,6,18635,18634,1,327761,6,18636,18634,0,
327761,6,18638,18630,1,327874,6,18639,18576,223,327808,6,18640,18638,18639,327808,6,18641,18640,18635,327760,7,18642,
18636,18641,262268,24,18643,18642,393281,239,18644,18643,238,238,327742,18644,14940,2,4,131321,18645,131320,18645,
327879,6,18655,14077,1778,196855,18663,0,262394,5667,18658,18656,131320,18656,327808,6,18657,6835,18655,131321,18663,
131320,18658,327874,6,18659,18655,828,327808,6,18660,18655,18659,327745,335,18661,938,18660,262205,6,18662,18661,
131321,18663,131320,18663,458997,6,18664,18662,18658,18657,18656,327856,96,18665,18655,3242,196855,18670,0,262394,
18665,18667,18666,131320,18666,131321,18670,131320,18667,131321,18670,131320,18670,458997,6,18671,14077,18667,652,
18666,327856,96,18675,18671,5457,196855,18696,0,262394,18675,18676,18696,131320,18676,393281,805,18677,498,238,828,
262205,24,18678,18677,262268,7,18681,18678,327761,6,18683,18681,0,327876,6,18684,14957,212,327829,215,18685,18683,
18684,327761,6,18686,18685,1,327761,6,18687,18685,0,327761,6,18689,18681,1,327874,6,18690,14957,223,327808,6,18691,
18689,18690,327808,6,18692,18691,18686,327760,7,18693,18687,18692,262268,24,18694,18693,393281,239,18695,18694,238,
238,327742,18695,18664,2,4,131321,18696,131320,18696,196855,18705,0,262394,18675,18700,18705,131320,18700,327879,6,
18703,2492,355,327851,96,18704,18703,95,131321,18705,131320,18705,458997,96,18706,18675,18696,18704,18700,196855,
18711,0,262394,18706,18707,18711,131320,18707,393281,500,18708,498,238,1875,262205,6,18709,18708,327856,96,18710,
18664,18709,131321,18711,131320,18711,458997,96,18712,18706,18705,18710,18707,196855,18733,0,262394,18712,18713,18733,
131320,18713,393281,805,18714,498,238,1882,262205,24,18715,18714,262268,7,18718,18715,327761,6,18720,18718,0,327876,6,
18721,18664,212,327829,215,18722,18720,18721,327761,6,18723,18722,1,327761,6,18724,18722,0,327761,6,18726,18718,1,
327874,6,18727,18664,223,327808,6,18728,18726,18727,327808,6,18729,18728,18723,327760,7,18730,18724,18729,262268,24,
18731,18730,393281,239,18732,18731,238,238,327742,18732,14957,2,4,131321,18733,131320,18733,327879,6,18743,14092,1778,
196855,18751,0,262394,5667,18746,18744,131320,18744,327808,6,18745,6835,18743,131321,18751,131320,18746,327874,6,
18747,18743,828,327808,6,18748,18743,18747,327745,335,18749,938,18748,262205,6,18750,18749,131321,18751,131320,18751,
458997,6,18752,18750,18746,18745,18744,327856,96,18753,18743,3242,196855,18758,0,262394,18753,18755,18754,131320,
18754,131321,18758,131320,18755,131321,18758,131320,18758,458997,6,18759,14092,18755,652,18754,327856,96,18763,18759,
5457,196855,18784,0,262394,18763,18764,18784,131320,18764,393281,805,18765,498,238,828,262205,24,18766,18765,262268,7,
18769,18766,327761,6,18771,18769,0,327876,6,18772,14974,212,327829,215,18773,18771,18772,327761,6,18774,18773,1,
327761,6,18775,18773,0,327761,6,18777,18769,1,327874,6,18778,14974,223,327808,6,18779,18777,18778,327808,6,18780,
18779,18774,327760,7,18781,18775,18780,262268,24,18782,18781,393281,239,18783,18782,238,238,327742,18783,18752,2,4,
131321,18784,131320,18784,196855,18793,0,262394,18763,18788,18793,131320,18788,327879,6,18791,2492,355,327851,96,
18792,18791,95,131321,18793,131320,18793,458997,96,18794,18763,18784,18792,18788,196855,18799,0,262394,18794,18795,
18799,131320,18795,393281,500,18796,498,238,1875,262205,6,18797,18796,327856,96,18798,18752,18797,131321,18799,131320,
18799,458997,96,18800,18794,18793,18798,18795,196855,18821,0,262394,18800,18801,18821,131320,18801,393281,805,18802,
498,238,1882,262205,24,18803,18802,262268,7,18806,18803,327761,6,18808,18806,0,327876,6,18809,18752,212,327829,215,
18810,18808,18809,327761,6,18811,18810,1,327761,6,18812,18810,0,327761,6,18814,18806,1,327874,6,18815,18752,223,
327808,6,18816,18814,18815,327808,6,18817,18816,18811,327760,7,18818,18812,18817,262268,24,18819,18818,393281,239,
18820,18819,238,238,327742,18820,14974,2,4,131321,18821,131320,18821,327879,6,18831,14107,1778,196855,18839,0,262394,
5667,18834,18832,131320,18832,327808,6,18833,6835,18831,131321,18839,131320,18834,327874,6,18835,18831,828,327808,6,
18836,18831,18835,327745,335,18837,938,18836,262205,6,18838,18837,131321,18839,131320,18839,458997,6,18840,18838,
18834,18833,18832,327856,96,18841,18831,3242,196855,18846,0,262394,18841,18843,18842,131320,18842,131321,18846,131320,
18843,131321,18846,131320,18846,458997,6,18847,14107,18843,652,18842,327856,96,18851,18847,5457,196855,18872,0,262394,
18851,18852,18872,131320,18852,393281,805,18853,498,238,828,262205,24,18854,18853,262268,7,18857,18854,327761,6,18859,
18857,0,327876,6,18860,14991,212,327829,215,18861,18859,18860,327761,6,18862,18861,1,327761,6,18863,18861,0,327761,6,
18865,18857,1,327874,6,18866,14991,223,327808,6,18867,18865,18866,327808,6,18868,18867,18862,327760,7,18869,18863,
18868,262268,24,18870,18869,393281,239,18871,18870,238,238,327742,18871,18840,2,4,131321,18872,131320,18872,196855,
18881,0,262394,18851,18876,18881,131320,18876,327879,6,18879,2492,355,327851,96,18880,18879,95,131321,18881,131320,
18881,458997,96,18882,18851,18872,18880,18876,196855,18887,0,262394,18882,18883,18887,131320,18883,393281,500,18884,
498,238,1875,262205,6,18885,18884,327856,96,18886,18840,18885,131321,18887,131320,18887,458997,96,18888,18882,18881,
18886,18883,196855,18909,0,262394,18888,18889,18909,131320,18889,393281,805,18890,498,238,1882,262205,24,18891,18890,
262268,7,18894,18891,327761,6,18896,18894,0,327876,6,18897,18840,212,327829,215,18898,18896,18897,327761,6,18899,
18898,1,327761,6,18900,18898,0,327761,6,18902,18894,1,327874,6,18903,18840,223,327808,6,18904,18902,18903,327808,6,
18905,18904,18899,327760,7,18906,18900,18905,262268,24,18907,18906,393281,239,18908,18907,238,238,327742,18908,14991,
2,4,131321,18909,131320,18909,327879,6,18919,14122,1778,196855,18927,0,262394,5667,18922,18920,131320,18920,327808,6,
18921,6835,18919,131321,18927,131320,18922,327874,6,18923,18919,828,327808,6,18924,18919,18923,327745,335,18925,938,
18924,262205,6,18926,18925,131321,18927,131320,18927,458997,6,18928,18926,18922,18921,18920,327856,96,18929,18919,
3242,196855,18934,0,262394,18929,18931,18930,131320,18930,131321,18934,131320,18931,131321,18934,131320,18934,458997,
6,18935,14122,18931,652,18930,327856,96,18939,18935,5457,196855,18960,0,262394,18939,18940,18960,131320,18940,393281,
805,18941,498,238,828,262205,24,18942,18941,262268,7,18945,18942,327761,6,18947,18945,0,327876,6,18948,15008,212,
327829,215,18949,18947,18948,327761,6,18950,18949,1,327761,6,18951,18949,0,327761,6,18953,18945,1,327874,6,18954,
15008,223,327808,6,18955,18953,18954,327808,6,18956,18955,18950,327760,7,18957,18951,18956,262268,24,18958,18957,
393281,239,18959,18958,238,238,327742,18959,18928,2,4,131321,18960,131320,18960,196855,18969,0,262394,18939,18964,
18969,131320,18964,327879,6,18967,2492,355,327851,96,18968,18967,95,131321,18969,131320,18969,458997,96,18970,18939,
18960,18968,18964,196855,18975,0,262394,18970,18971,18975,131320,18971,393281,500,18972,498,238,1875,262205,6,18973,
18972,327856,96,18974,18928,18973,131321,18975,131320,18975,458997,96,18976,18970,18969,18974,18971,196855,18997,0,
262394,18976,18977,18997,131320,18977,393281,805,18978,498,238,1882,262205,24,18979,18978,262268,7,18982,18979,327761,
6,18984,18982,0,327876,6,18985,18928,212,327829,215,18986,18984,18985,327761,6,18987,18986,1,327761,6,18988,18986,0,
327761,6,18990,18982,1,327874,6,18991,18928,223,327808,6,18992,18990,18991,327808,6,18993,18992,18987,327760,7,18994,
18988,18993,262268,24,18995,18994,393281,239,18996,18995,238,238,327742,18996,15008,2,4,131321,18997,131320,18997,
327879,6,19007,14137,1778,196855,19015,0,262394,5667,19010,19008,131320,19008,327808,6,19009,6835,19007,131321,19015,
131320,19010,327874,6,19011,19007,828,327808,6,19012,19007,19011,327745,335,19013,938,19012,262205,6,19014,19013,
131321,19015,131320,19015,458997,6,19016,19014,19010,19009,19008,327856,96,19017,19007,3242,196855,19022,0,262394,
19017,19019,19018,131320,19018,131321,19022,131320,19019,131321,19022,131320,19022,458997,6,19023,14137,19019,652,
19018,327856,96,19027,19023,5457,196855,19048,0,262394,19027,19028,19048,131320,19028,393281,805,19029,498,238,828,
262205,24,19030,19029,262268,7,19033,19030,327761,6,19035,19033,0,327876,6,19036,15025,212,327829,215,19037,19035,
19036,327761,6,19038,19037,1,327761,6,19039,19037,0,327761,6,19041,19033,1,327874,6,19042,15025,223,327808,6,19043,
19041,19042,327808,6,19044,19043,19038,327760,7,19045,19039,19044,262268,24,19046,19045,393281,239,19047,19046,238,
238,327742,19047,19016,2,4,131321,19048,131320,19048,196855,19057,0,262394,19027,19052,19057,131320,19052,327879,6,
19055,2492,355,327851,96,19056,19055,95,131321,19057,131320,19057,458997,96,19058,19027,19048,19056,19052,196855,
19063,0,262394,19058,19059,19063,131320,19059,393281,500,19060,498,238,1875,262205,6,19061,19060,327856,96,19062,
19016,19061,131321,19063,131320,19063,458997,96,19064,19058,19057,19062,19059,196855,19085,0,262394,19064,19065,19085,
131320,19065,393281,805,19066,498,238,1882,262205,24,19067,19066,262268,7,19070,19067,327761,6,19072,19070,0,327876,6,
19073,19016,212,327829,215,19074,19072,19073,327761,6,19075,19074,1,327761,6,19076,19074,0,327761,6,19078,19070,1,
327874,6,19079,19016,223,327808,6,19080,19078,19079,327808,6,19081,19080,19075,327760,7,19082,19076,19081,262268,24,
19083,19082,393281,239,19084,19083,238,238,327742,19084,15025,2,4,131321,19085,131320,19085,327879,6,19095,14152,1778,
196855,19103,0,262394,5667,19098,19096,131320,19096,327808,6,19097,6835,19095,131321,19103,131320,19098,327874,6,
19099,19095,828,327808,6,19100,19095,19099,327745,335,19101,938,19100,262205,6,19102,19101,131321,19103,131320,19103,
458997,6,19104,19102,19098,19097,19096,327856,96,19105,19095,3242,196855,19110,0,262394,19105,19107,19106,131320,
19106,131321,19110,131320,19107,131321,19110,131320,19110,458997,6,19111,14152,19107,652,19106,327856,96,19115,19111,
5457,196855,19136,0,262394,19115,19116,19136,131320,19116,393281,805,19117,498,238,828,262205,24,19118,19117,262268,7,
19121,19118,327761,6,19123,19121,0,327876,6,19124,15042,212,327829,215,19125,19123,19124,327761,6,19126,19125,1,
327761,6,19127,19125,0,327761,6,19129,19121,1,327874,6,19130,15042,223,327808,6,19131,19129,19130,327808,6,19132,
19131,19126,327760,7,19133,19127,19132,262268,24,19134,19133,393281,239,19135,19134,238,238,327742,19135,19104,2,4,
131321,19136,131320,19136,196855,19145,0,262394,19115,19140,19145,131320,19140,327879,6,19143,2492,355,327851,96,
19144,19143,95,131321,19145,131320,19145,458997,96,19146,19115,19136,19144,19140,196855,19151,0,262394,19146,19147,
19151,131320,19147,393281,500,19148,498,238,1875,262205,6,19149,19148,327856,96,19150,19104,19149,131321,19151,131320,
19151,458997,96,19152,19146,19145,19150,19147,196855,19173,0,262394,19152,19153,19173,131320,19153,393281,805,19154,
498,238,1882,262205,24,19155,19154,262268,7,19158,19155,327761,6,19160,19158,0,327876,6,19161,19104,212,327829,215,
19162,19160,19161,327761,6,19163,19162,1,327761,6,19164,19162,0,327761,6,19166,19158,1,327874,6,19167,19104,223,
327808,6,19168,19166,19167,327808,6,19169,19168,19163,327760,7,19170,19164,19169,262268,24,19171,19170,393281,239,
19172,19171,238,238,327742,19172,15042,2,4,131321,19173,131320,19173,327879,6,19183,14167,1778,196855,19191,0,262394,
5667,19186,19184,131320,19184,327808,6,19185,6835,19183,131321,19191,131320,19186,327874,6,19187,19183,828,327808,6,
19188,19183,19187,327745,335,19189,938,19188,262205,6,19190,19189,131321,19191,131320,19191,458997,6,19192,19190,
19186,19185,19184,327856,96,19193,19183,3242,196855,19198,0,262394,19193,19195,19194,131320,19194,131321,19198,131320,
19195,131321,19198,131320,19198,458997,6,19199,14167,19195,652,19194,327856,96,19203,19199,5457,196855,19224,0,262394,
19203,19204,19224,131320,19204,393281,805,19205,498,238,828,262205,24,19206,19205,262268,7,19209,19206,327761,6,19211,
19209,0,327876,6,19212,15059,212,327829,215,19213,19211,19212,327761,6,19214,19213,1,327761,6,19215,19213,0,327761,6,
19217,19209,1,327874,6,19218,15059,223,327808,6,19219,19217,19218,327808,6,19220,19219,19214,327760,7,19221,19215,
19220,262268,24,19222,19221,393281,239,19223,19222,238,238,327742,19223,19192,2,4,131321,19224,131320,19224,196855,
19233,0,262394,19203,19228,19233,131320,19228,327879,6,19231,2492,355,327851,96,19232,19231,95,131321,19233,131320,
19233,458997,96,19234,19203,19224,19232,19228,196855,19239,0,262394,19234,19235,19239,131320,19235,393281,500,19236,
498,238,1875,262205,6,19237,19236,327856,96,19238,19192,19237,131321,19239,131320,19239,458997,96,19240,19234,19233,
19238,19235,196855,19261,0,262394,19240,19241,19261,131320,19241,393281,805,19242,498,238,1882,262205,24,19243,19242,
262268,7,19246,19243,327761,6,19248,19246,0,327876,6,19249,19192,212,327829,215,19250,19248,19249,327761,6,19251,
19250,1,327761,6,19252,19250,0,327761,6,19254,19246,1,327874,6,19255,19192,223,327808,6,19256,19254,19255,327808,6,
19257,19256,19251,327760,7,19258,19252,19257,262268,24,19259,19258,393281,239,19260,19259,238,238,327742,19260,15059,
2,4,131321,19261,131320,19261,327879,6,19271,14182,1778,196855,19279,0,262394,5667,19274,19272,131320,19272,327808,6,
19273,6835,19271,131321,19279,131320,19274,327874,6,19275,19271,828,327808,6,19276,19271,19275,327745,335,19277,938,
19276,262205,6,19278,19277,131321,19279,131320,19279,458997,6,19280,19278,19274,19273,19272,327856,96,19281,19271,
3242,196855,19286,0,262394,19281,19283,19282,131320,19282,131321,19286,131320,19283,131321,19286,131320,19286,458997,
6,19287,14182,19283,652,19282,327856,96,19291,19287,5457,196855,19312,0,262394,19291,19292,19312,131320,19292,393281,
805,19293,498,238,828,262205,24,19294,19293,262268,7,19297,19294,327761,6,19299,19297,0,327876,6,19300,15076,212,
327829,215,19301,19299,19300,327761,6,19302,19301,1,327761,6,19303,19301,0,327761,6,19305,19297,1,327874,6,19306,
15076,223,327808,6,19307,19305,19306,327808,6,19308,19307,19302,327760,7,19309,19303,19308,262268,24,19310,19309,
393281,239,19311,19310,238,238,327742,19311,19280,2,4,131321,19312,131320,19312,196855,19321,0,262394,19291,19316,
19321,131320,19316,327879,6,19319,2492,355,327851,96,19320,19319,95,131321,19321,131320,19321,458997,96,19322,19291,
19312,19320,19316,196855,19327,0,262394,19322,19323,19327,131320,19323,393281,500,19324,498,238,1875,262205,6,19325,
19324,327856,96,19326,19280,19325,131321,19327,131320,19327,458997,96,19328,19322,19321,19326,19323,196855,19349,0,
262394,19328,19329,19349,131320,19329,393281,805,19330,498,238,1882,262205,24,19331,19330,262268,7,19334,19331,327761,
6,19336,19334,0,327876,6,19337,19280,212,327829,215,19338,19336,19337,327761,6,19339,19338,1,327761,6,19340,19338,0,
327761,6,19342,19334,1,327874,6,19343,19280,223,327808,6,19344,19342,19343,327808,6,19345,19344,19339,327760,7,19346,
19340,19345,262268,24,19347,19346,393281,239,19348,19347,238,238,327742,19348,15076,2,4,131321,19349,131320,19349,
327879,6,19359,14197,1778,196855,19367,0,262394,5667,19362,19360,131320,19360,327808,6,19361,6835,19359,131321,19367,
131320,19362,327874,6,19363,19359,828,327808,6,19364,19359,19363,327745,335,19365,938,19364,262205,6,19366,19365,
131321,19367,131320,19367,458997,6,19368,19366,19362,19361,19360,327856,96,19369,19359,3242,196855,19374,0,262394,
19369,19371,19370,131320,19370,131321,19374,131320,19371,131321,19374,131320,19374,458997,6,19375,14197,19371,652,
19370,327856,96,19379,19375,5457,196855,19400,0,262394,19379,19380,19400,131320,19380,393281,805,19381,498,238,828,
262205,24,19382,19381,262268,7,19385,19382,327761,6,19387,19385,0,327876,6,19388,15093,212,327829,215,19389,19387,
19388,327761,6,19390,19389,1,327761,6,19391,19389,0,327761,6,19393,19385,1,327874,6,19394,15093,223,327808,6,19395,
19393,19394,327808,6,19396,19395,19390,327760,7,19397,19391,19396,262268,24,19398,19397,393281,239,19399,19398,238,
238,327742,19399,19368,2,4,131321,19400,131320,19400,196855,19409,0,262394,19379,19404,19409,131320,19404,327879,6,
19407,2492,355,327851,96,19408,19407,95,131321,19409,131320,19409,458997,96,19410,19379,19400,19408,19404,196855,
19415,0,262394,19410,19411,19415,131320,19411,393281,500,19412,498,238,1875,262205,6,19413,19412,327856,96,19414,
19368,19413,131321,19415,131320,19415,458997,96,19416,19410,19409,19414,19411,196855,19437,0,262394,19416,19417,19437,
131320,19417,393281,805,19418,498,238,1882,262205,24,19419,19418,262268,7,19422,19419,327761,6,19424,19422,0,327876,6,
19425,19368,212,327829,215,19426,19424,19425,327761,6,19427,19426,1,327761,6,19428,19426,0,327761,6,19430,19422,1,
327874,6,19431,19368,223,327808,6,19432,19430,19431,327808,6,19433,19432,19427,327760,7,19434,19428,19433,262268,24,
19435,19434,393281,239,19436,19435,238,238,327742,19436,15093,2,4,131321,19437,131320,19437,327879,6,19447,14212,1778,
196855,19455,0,262394,5667,19450,19448,131320,19448,327808,6,19449,6835,19447,131321,19455,131320,19450,327874,6,
19451,19447,828,327808,6,19452,19447,19451,327745,335,19453,938,19452,262205,6,19454,19453,131321,19455,131320,19455,
458997,6,19456,19454,19450,19449,19448,327856,96,19457,19447,3242,196855,19462,0,262394,19457,19459,19458,131320,
19458,131321,19462,131320,19459,131321,19462,131320,19462,458997,6,19463,14212,19459,652,19458,327856,96,19467,19463,
5457,196855,19488,0,262394,19467,19468,19488,131320,19468,393281,805,19469,498,238,828,262205,24,19470,19469,262268,7,
19473,19470,327761,6,19475,19473,0,327876,6,19476,15110,212,327829,215,19477,19475,19476,327761,6,19478,19477,1,
327761,6,19479,19477,0,327761,6,19481,19473,1,327874,6,19482,15110,223,327808,6,19483,19481,19482,327808,6,19484,
19483,19478,327760,7,19485,19479,19484,262268,24,19486,19485,393281,239,19487,19486,238,238,327742,19487,19456,2,4,
131321,19488,131320,19488,196855,19497,0,262394,19467,19492,19497,131320,19492,327879,6,19495,2492,355,327851,96,
19496,19495,95,131321,19497,131320,19497,458997,96,19498,19467,19488,19496,19492,196855,19503,0,262394,19498,19499,
19503,131320,19499,393281,500,19500,498,238,1875,262205,6,19501,19500,327856,96,19502,19456,19501,131321,19503,131320,
19503,458997,96,19504,19498,19497,19502,19499,196855,19525,0,262394,19504,19505,19525,131320,19505,393281,805,19506,
498,238,1882,262205,24,19507,19506,262268,7,19510,19507,327761,6,19512,19510,0,327876,6,19513,19456,212,327829,215,
19514,19512,19513,327761,6,19515,19514,1,327761,6,19516,19514,0,327761,6,19518,19510,1,327874,6,19519,19456,223,
327808,6,19520,19518,19519,327808,6,19521,19520,19515,327760,7,19522,19516,19521,262268,24,19523,19522,393281,239,
19524,19523,238,238,327742,19524,15110,2,4,131321,19525,131320,19525,327879,6,19535,14227,1778,196855,19543,0,262394,
5667,19538,19536,131320,19536,327808,6,19537,6835,19535,131321,19543,131320,19538,327874,6,19539,19535,828,327808,6,
19540,19535,19539,327745,335,19541,938,19540,262205,6,19542,19541,131321,19543,131320,19543,458997,6,19544,19542,
19538,19537,19536,327856,96,19545,19535,3242,196855,19550,0,262394,19545,19547,19546,131320,19546,131321,19550,131320,
19547,131321,19550,131320,19550,458997,6,19551,14227,19547,652,19546,327856,96,19555,19551,5457,196855,19576,0,262394,
19555,19556,19576,131320,19556,393281,805,19557,498,238,828,262205,24,19558,19557,262268,7,19561,19558,327761,6,19563,
19561,0,327876,6,19564,15127,212,327829,215,19565,19563,19564,327761,6,19566,19565,1,327761,6,19567,19565,0,327761,6,
19569,19561,1,327874,6,19570,15127,223,327808,6,19571,19569,19570,327808,6,19572,19571,19566,327760,7,19573,19567,
19572,262268,24,19574,19573,393281,239,19575,19574,238,238,327742,19575,19544,2,4,131321,19576,131320,19576,196855,
19585,0,262394,19555,19580,19585,131320,19580,327879,6,19583,2492,355,327851,96,19584,19583,95,131321,19585,131320,
19585,458997,96,19586,19555,19576,19584,19580,196855,19591,0,262394,19586,19587,19591,131320,19587,393281,500,19588,
498,238,1875,262205,6,19589,19588,327856,96,19590,19544,19589,131321,19591,131320,19591,458997,96,19592,19586,19585,
19590,19587,196855,19613,0,262394,19592,19593,19613,131320,19593,393281,805,19594,498,238,1882,262205,24,19595,19594,
262268,7,19598,19595,327761,6,19600,19598,0,327876,6,19601,19544,212,327829,215,19602,19600,19601,327761,6,19603,
19602,1,327761,6,19604,19602,0,327761,6,19606,19598,1,327874,6,19607,19544,223,327808,6,19608,19606,19607,327808,6,
19609,19608,19603,327760,7,19610,19604,19609,262268,24,19611,19610,393281,239,19612,19611,238,238,327742,19612,15127,
2,4,131321,19613,131320,19613,327879,6,5755,2492,93,327851,96,5756,5755,95,196855,5776,0,262394,5756,5757,5776,131320,
5757,131321,5758,131320,5758,458997,6,7670,95,5757,5774,5772,327856,96,5761,7670,1909,262390,5775,5772,0,262394,5761,
5762,5775,131320,5762,262368,308,308,337,327856,96,6174,2564,3242,196855,6196,0,262394,6174,6175,6196,131320,6175,
327808,6,6182,6835,2564,196855,6275,0,196859,95,6224,131320,6224,196855,6241,0,262394,585,6225,6241,131320,6225,
393281,523,6226,498,238,238,262205,15,6227,6226,262268,7,6228,6227,327761,6,6282,6228,0,327876,6,6284,6182,212,327829,
215,6285,6282,6284,327761,6,6286,6285,1,327761,6,6287,6285,0,327761,6,6290,6228,1,327874,6,6292,6182,223,327808,6,
6293,6290,6292,327808,6,6295,6293,6286,327829,215,6305,6287,6284,327761,6,6306,6305,1,327761,6,6307,6305,0,327808,6,
6313,6295,6292,327808,6,6315,6313,6306,327760,7,6316,6307,6315,262268,15,6233,6316,393281,239,6235,6233,238,238,
393277,6,6236,6235,2,4,393281,239,6238,6233,238,281,393277,6,6239,6238,2,4,327760,7,6240,6236,6239,131321,6275,131320,
6241,196855,6249,0,262394,609,6242,6249,131320,6242,393281,523,6243,498,238,238,262205,15,6244,6243,262268,7,6322,
6244,327761,6,6333,6322,0,327876,6,6335,6182,212,327829,215,6336,6333,6335,327761,6,6337,6336,1,327761,6,6338,6336,0,
327761,6,6341,6322,1,327874,6,6343,6182,223,327808,6,6344,6341,6343,327808,6,6346,6344,6337,327760,7,6347,6338,6346,
262268,15,6325,6347,393281,239,6326,6325,238,238,393277,6,6327,6326,2,4,393281,500,6351,498,238,499,262205,6,6352,
6351,327874,6,6353,6352,503,327874,6,6354,6327,6353,393281,500,6355,498,238,506,262205,6,6356,6355,327879,6,6357,6354,
6356,327760,7,6248,6357,95,131321,6275,131320,6249,196855,6256,0,262394,624,6251,6256,131320,6251,327879,6,6254,2492,
101,327851,96,6255,6254,95,131321,6256,131320,6256,458997,96,6257,624,6249,6255,6251,196855,6263,0,262394,6257,6258,
6263,131320,6258,393281,523,6259,498,238,281,262205,15,6260,6259,262268,7,6363,6260,327761,6,6374,6363,0,327876,6,
6376,6182,212,327829,215,6377,6374,6376,327761,6,6378,6377,1,327761,6,6379,6377,0,327761,6,6382,6363,1,327874,6,6384,
6182,223,327808,6,6385,6382,6384,327808,6,6387,6385,6378,327760,7,6388,6379,6387,262268,15,6366,6388,393281,239,6367,
6366,238,238,393277,6,6368,6367,2,4,131321,6263,131320,6263,458997,6,7792,6182,6256,6368,6258,393281,500,6265,498,238,
641,262205,6,6266,6265,327856,96,6267,7792,6266,196855,6272,0,262394,6267,6268,6271,131320,6271,131321,6272,131320,
6268,393281,500,6397,498,238,499,262205,6,6398,6397,327879,6,6399,6398,515,327831,215,6400,7792,6399,327761,6,6401,
6400,0,327761,6,6402,6400,1,393281,523,6403,498,238,238,262205,15,6404,6403,262268,7,6405,6404,327761,6,6407,6405,0,
327829,215,6409,6407,6401,327761,6,6410,6409,1,327761,6,6411,6409,0,327879,6,6413,6411,536,327761,6,6415,6405,1,
327808,6,6417,6415,6402,327808,6,6419,6417,6410,327760,7,6420,6413,6419,262268,15,6422,6420,393281,239,6423,6422,238,
238,393277,6,6424,6423,2,4,327879,6,6426,6411,309,327812,6,6427,6426,100,327874,6,6430,6398,503,327808,6,6431,6427,
6430,327874,6,6432,6424,6431,393281,500,6433,498,238,506,262205,6,6434,6433,327879,6,6435,6432,6434,131321,6272,
131320,6272,458997,6,7794,6435,6268,652,6271,327760,7,6274,7794,95,131321,6275,131320,6275,590069,7,7795,6240,6225,
6248,6242,6274,6272,327757,6,6185,7795,7670,196670,5413,6185,131321,6196,131320,6196,327856,96,19624,14888,3242,
196855,19789,0,262394,19624,19625,19789,131320,19625,327874,6,19626,14888,828,327808,6,19627,14888,19626,327808,6,
19649,6835,14888,196855,19783,0,196859,95,19650,131320,19650,196855,19685,0,262394,585,19651,19685,131320,19651,
393281,523,19652,498,238,238,262205,15,19653,19652,262268,7,19654,19653,327761,6,19656,19654,0,327876,6,19657,19649,
212,327829,215,19658,19656,19657,327761,6,19659,19658,1,327761,6,19660,19658,0,327761,6,19662,19654,1,327874,6,19663,
19649,223,327808,6,19664,19662,19663,327808,6,19665,19664,19659,327829,215,19670,19660,19657,327761,6,19671,19670,1,
327761,6,19672,19670,0,327808,6,19676,19665,19663,327808,6,19677,19676,19671,327760,7,19678,19672,19677,262268,15,
19679,19678,393281,239,19680,19679,238,238,393277,6,19681,19680,2,4,393281,239,19682,19679,238,281,393277,6,19683,
19682,2,4,327760,7,19684,19681,19683,131321,19783,131320,19685,196855,19713,0,262394,609,19686,19713,131320,19686,
393281,523,19687,498,238,238,262205,15,19688,19687,262268,7,19689,19688,327761,6,19691,19689,0,327876,6,19692,19649,
212,327829,215,19693,19691,19692,327761,6,19694,19693,1,327761,6,19695,19693,0,327761,6,19697,19689,1,327874,6,19698,
19649,223,327808,6,19699,19697,19698,327808,6,19700,19699,19694,327760,7,19701,19695,19700,262268,15,19702,19701,
393281,239,19703,19702,238,238,393277,6,19704,19703,2,4,393281,500,19705,498,238,499,262205,6,19706,19705,327874,6,
19707,19706,503,327874,6,19708,19704,19707,393281,500,19709,498,238,506,262205,6,19710,19709,327879,6,19711,19708,
19710,327760,7,19712,19711,95,131321,19783,131320,19713,196855,19719,0,262394,624,19714,19719,131320,19714,327879,6,
19717,2492,101,327851,96,19718,19717,95,131321,19719,131320,19719,458997,96,19720,624,19713,19718,19714,196855,19740,
0,262394,19720,19721,19740,131320,19721,393281,523,19722,498,238,281,262205,15,19723,19722,262268,7,19724,19723,
327761,6,19726,19724,0,327876,6,19727,19649,212,327829,215,19728,19726,19727,327761,6,19729,19728,1,327761,6,19730,
19728,0,327761,6,19732,19724,1,327874,6,19733,19649,223,327808,6,19734,19732,19733,327808,6,19735,19734,19729,327760,
7,19736,19730,19735,262268,15,19737,19736,393281,239,19738,19737,238,238,393277,6,19739,19738,2,4,131321,19740,131320,
19740,458997,6,19741,19649,19719,19739,19721,393281,500,19742,498,238,641,262205,6,19743,19742,327856,96,19744,19741,
19743,196855,19780,0,262394,19744,19746,19745,131320,19745,131321,19780,131320,19746,393281,500,19747,498,238,499,
262205,6,19748,19747,327879,6,19749,19748,515,327831,215,19750,19741,19749,327761,6,19751,19750,0,327761,6,19752,
19750,1,393281,523,19753,498,238,238,262205,15,19754,19753,262268,7,19755,19754,327761,6,19757,19755,0,327829,215,
19758,19757,19751,327761,6,19759,19758,1,327761,6,19760,19758,0,327879,6,19761,19760,536,327761,6,19763,19755,1,
327808,6,19764,19763,19752,327808,6,19765,19764,19759,327760,7,19766,19761,19765,262268,15,19767,19766,393281,239,
19768,19767,238,238,393277,6,19769,19768,2,4,327879,6,19770,19760,309,327812,6,19771,19770,100,327874,6,19774,19748,
503,327808,6,19775,19771,19774,327874,6,19776,19769,19775,393281,500,19777,498,238,506,262205,6,19778,19777,327879,6,
19779,19776,19778,131321,19780,131320,19780,458997,6,19781,19779,19746,652,19745,327760,7,19782,19781,95,131321,19783,
131320,19783,590069,7,19784,19684,19651,19712,19686,19782,19780,327757,6,19785,19784,7670,327745,335,19788,938,19627,
196670,19788,19785,131321,19789,131320,19789,327856,96,19800,14905,3242,196855,19965,0,262394,19800,19801,19965,
131320,19801,327874,6,19802,14905,828,327808,6,19803,14905,19802,327808,6,19825,6835,14905,196855,19959,0,196859,95,
19826,131320,19826,196855,19861,0,262394,585,19827,19861,131320,19827,393281,523,19828,498,238,238,262205,15,19829,
19828,262268,7,19830,19829,327761,6,19832,19830,0,327876,6,19833,19825,212,327829,215,19834,19832,19833,327761,6,
19835,19834,1,327761,6,19836,19834,0,327761,6,19838,19830,1,327874,6,19839,19825,223,327808,6,19840,19838,19839,
327808,6,19841,19840,19835,327829,215,19846,19836,19833,327761,6,19847,19846,1,327761,6,19848,19846,0,327808,6,19852,
19841,19839,327808,6,19853,19852,19847,327760,7,19854,19848,19853,262268,15,19855,19854,393281,239,19856,19855,238,
238,393277,6,19857,19856,2,4,393281,239,19858,19855,238,281,393277,6,19859,19858,2,4,327760,7,19860,19857,19859,
131321,19959,131320,19861,196855,19889,0,262394,609,19862,19889,131320,19862,393281,523,19863,498,238,238,262205,15,
19864,19863,262268,7,19865,19864,327761,6,19867,19865,0,327876,6,19868,19825,212,327829,215,19869,19867,19868,327761,
6,19870,19869,1,327761,6,19871,19869,0,327761,6,19873,19865,1,327874,6,19874,19825,223,327808,6,19875,19873,19874,
327808,6,19876,19875,19870,327760,7,19877,19871,19876,262268,15,19878,19877,393281,239,19879,19878,238,238,393277,6,
19880,19879,2,4,393281,500,19881,498,238,499,262205,6,19882,19881,327874,6,19883,19882,503,327874,6,19884,19880,19883,
393281,500,19885,498,238,506,262205,6,19886,19885,327879,6,19887,19884,19886,327760,7,19888,19887,95,131321,19959,
131320,19889,196855,19895,0,262394,624,19890,19895,131320,19890,327879,6,19893,2492,101,327851,96,19894,19893,95,
131321,19895,131320,19895,458997,96,19896,624,19889,19894,19890,196855,19916,0,262394,19896,19897,19916,131320,19897,
393281,523,19898,498,238,281,262205,15,19899,19898,262268,7,19900,19899,327761,6,19902,19900,0,327876,6,19903,19825,
212,327829,215,19904,19902,19903,327761,6,19905,19904,1,327761,6,19906,19904,0,327761,6,19908,19900,1,327874,6,19909,
19825,223,327808,6,19910,19908,19909,327808,6,19911,19910,19905,327760,7,19912,19906,19911,262268,15,19913,19912,
393281,239,19914,19913,238,238,393277,6,19915,19914,2,4,131321,19916,131320,19916,458997,6,19917,19825,19895,19915,
19897,393281,500,19918,498,238,641,262205,6,19919,19918,327856,96,19920,19917,19919,196855,19956,0,262394,19920,19922,
19921,131320,19921,131321,19956,131320,19922,393281,500,19923,498,238,499,262205,6,19924,19923,327879,6,19925,19924,
515,327831,215,19926,19917,19925,327761,6,19927,19926,0,327761,6,19928,19926,1,393281,523,19929,498,238,238,262205,15,
19930,19929,262268,7,19931,19930,327761,6,19933,19931,0,327829,215,19934,19933,19927,327761,6,19935,19934,1,327761,6,
19936,19934,0,327879,6,19937,19936,536,327761,6,19939,19931,1,327808,6,19940,19939,19928,327808,6,19941,19940,19935,
327760,7,19942,19937,19941,262268,15,19943,19942,393281,239,19944,19943,238,238,393277,6,19945,19944,2,4,327879,6,
19946,19936,309,327812,6,19947,19946,100,327874,6,19950,19924,503,327808,6,19951,19947,19950,327874,6,19952,19945,
19951,393281,500,19953,498,238,506,262205,6,19954,19953,327879,6,19955,19952,19954,131321,19956,131320,19956,458997,6,
19957,19955,19922,652,19921,327760,7,19958,19957,95,131321,19959,131320,19959,590069,7,19960,19860,19827,19888,19862,
19958,19956,327757,6,19961,19960,7670,327745,335,19964,938,19803,196670,19964,19961,131321,19965,131320,19965,327856,
96,19976,14922,3242,196855,20141,0,262394,19976,19977,20141,131320,19977,327874,6,19978,14922,828,327808,6,19979,
14922,19978,327808,6,20001,6835,14922,196855,20135,0,196859,95,20002,131320,20002,196855,20037,0,262394,585,20003,
20037,131320,20003,393281,523,20004,498,238,238,262205,15,20005,20004,262268,7,20006,20005,327761,6,20008,20006,0,
327876,6,20009,20001,212,327829,215,20010,20008,20009,327761,6,20011,20010,1,327761,6,20012,20010,0,327761,6,20014,
20006,1,327874,6,20015,20001,223,327808,6,20016,20014,20015,327808,6,20017,20016,20011,327829,215,20022,20012,20009,
327761,6,20023,20022,1,327761,6,20024,20022,0,327808,6,20028,20017,20015,327808,6,20029,20028,20023,327760,7,20030,
20024,20029,262268,15,20031,20030,393281,239,20032,20031,238,238,393277,6,20033,20032,2,4,393281,239,20034,20031,238,
281,393277,6,20035,20034,2,4,327760,7,20036,20033,20035,131321,20135,131320,20037,196855,20065,0,262394,609,20038,
20065,131320,20038,393281,523,20039,498,238,238,262205,15,20040,20039,262268,7,20041,20040,327761,6,20043,20041,0,
327876,6,20044,20001,212,327829,215,20045,20043,20044,327761,6,20046,20045,1,327761,6,20047,20045,0,327761,6,20049,
20041,1,327874,6,20050,20001,223,327808,6,20051,20049,20050,327808,6,20052,20051,20046,327760,7,20053,20047,20052,
262268,15,20054,20053,393281,239,20055,20054,238,238,393277,6,20056,20055,2,4,393281,500,20057,498,238,499,262205,6,
20058,20057,327874,6,20059,20058,503,327874,6,20060,20056,20059,393281,500,20061,498,238,506,262205,6,20062,20061,
327879,6,20063,20060,20062,327760,7,20064,20063,95,131321,20135,131320,20065,196855,20071,0,262394,624,20066,20071,
131320,20066,327879,6,20069,2492,101,327851,96,20070,20069,95,131321,20071,131320,20071,458997,96,20072,624,20065,
20070,20066,196855,20092,0,262394,20072,20073,20092,131320,20073,393281,523,20074,498,238,281,262205,15,20075,20074,
262268,7,20076,20075,327761,6,20078,20076,0,327876,6,20079,20001,212,327829,215,20080,20078,20079,327761,6,20081,
20080,1,327761,6,20082,20080,0,327761,6,20084,20076,1,327874,6,20085,20001,223,327808,6,20086,20084,20085,327808,6,
20087,20086,20081,327760,7,20088,20082,20087,262268,15,20089,20088,393281,239,20090,20089,238,238,393277,6,20091,
20090,2,4,131321,20092,131320,20092,458997,6,20093,20001,20071,20091,20073,393281,500,20094,498,238,641,262205,6,
20095,20094,327856,96,20096,20093,20095,196855,20132,0,262394,20096,20098,20097,131320,20097,131321,20132,131320,
20098,393281,500,20099,498,238,499,262205,6,20100,20099,327879,6,20101,20100,515,327831,215,20102,20093,20101,327761,
6,20103,20102,0,327761,6,20104,20102,1,393281,523,20105,498,238,238,262205,15,20106,20105,262268,7,20107,20106,327761,
6,20109,20107,0,327829,215,20110,20109,20103,327761,6,20111,20110,1,327761,6,20112,20110,0,327879,6,20113,20112,536,
327761,6,20115,20107,1,327808,6,20116,20115,20104,327808,6,20117,20116,20111,327760,7,20118,20113,20117,262268,15,
20119,20118,393281,239,20120,20119,238,238,393277,6,20121,20120,2,4,327879,6,20122,20112,309,327812,6,20123,20122,100,
327874,6,20126,20100,503,327808,6,20127,20123,20126,327874,6,20128,20121,20127,393281,500,20129,498,238,506,262205,6,
20130,20129,327879,6,20131,20128,20130,131321,20132,131320,20132,458997,6,20133,20131,20098,652,20097,327760,7,20134,
20133,95,131321,20135,131320,20135,590069,7,20136,20036,20003,20064,20038,20134,20132,327757,6,20137,20136,7670,
327745,335,20140,938,19979,196670,20140,20137,131321,20141,131320,20141,327856,96,20152,14939,3242,196855,20317,0,
262394,20152,20153,20317,131320,20153,327874,6,20154,14939,828,327808,6,20155,14939,20154,327808,6,20177,6835,14939,
196855,20311,0,196859,95,20178,131320,20178,196855,20213,0,262394,585,20179,20213,131320,20179,393281,523,20180,498,
238,238,262205,15,20181,20180,262268,7,20182,20181,327761,6,20184,20182,0,327876,6,20185,20177,212,327829,215,20186,
20184,20185,327761,6,20187,20186,1,327761,6,20188,20186,0,327761,6,20190,20182,1,327874,6,20191,20177,223,327808,6,
20192,20190,20191,327808,6,20193,20192,20187,327829,215,20198,20188,20185,327761,6,20199,20198,1,327761,6,20200,20198,
0,327808,6,20204,20193,20191,327808,6,20205,20204,20199,327760,7,20206,20200,20205,262268,15,20207,20206,393281,239,
20208,20207,238,238,393277,6,20209,20208,2,4,393281,239,20210,20207,238,281,393277,6,20211,20210,2,4,327760,7,20212,
20209,20211,131321,20311,131320,20213,196855,20241,0,262394,609,20214,20241,131320,20214,393281,523,20215,498,238,238,
262205,15,20216,20215,262268,7,20217,20216,327761,6,20219,20217,0,327876,6,20220,20177,212,327829,215,20221,20219,
20220,327761,6,20222,20221,1,327761,6,20223,20221,0,327761,6,20225,20217,1,327874,6,20226,20177,223,327808,6,20227,
20225,20226,327808,6,20228,20227,20222,327760,7,20229,20223,20228,262268,15,20230,20229,393281,239,20231,20230,238,
238,393277,6,20232,20231,2,4,393281,500,20233,498,238,499,262205,6,20234,20233,327874,6,20235,20234,503,327874,6,
20236,20232,20235,393281,500,20237,498,238,506,262205,6,20238,20237,327879,6,20239,20236,20238,327760,7,20240,20239,
95,131321,20311,131320,20241,196855,20247,0,262394,624,20242,20247,131320,20242,327879,6,20245,2492,101,327851,96,
20246,20245,95,131321,20247,131320,20247,458997,96,20248,624,20241,20246,20242,196855,20268,0,262394,20248,20249,
20268,131320,20249,393281,523,20250,498,238,281,262205,15,20251,20250,262268,7,20252,20251,327761,6,20254,20252,0,
327876,6,20255,20177,212,327829,215,20256,20254,20255,327761,6,20257,20256,1,327761,6,20258,20256,0,327761,6,20260,
20252,1,327874,6,20261,20177,223,327808,6,20262,20260,20261,327808,6,20263,20262,20257,327760,7,20264,20258,20263,
262268,15,20265,20264,393281,239,20266,20265,238,238,393277,6,20267,20266,2,4,131321,20268,131320,20268,458997,6,
20269,20177,20247,20267,20249,393281,500,20270,498,238,641,262205,6,20271,20270,327856,96,20272,20269,20271,196855,
20308,0,262394,20272,20274,20273,131320,20273,131321,20308,131320,20274,393281,500,20275,498,238,499,262205,6,20276,
20275,327879,6,20277,20276,515,327831,215,20278,20269,20277,327761,6,20279,20278,0,327761,6,20280,20278,1,393281,523,
20281,498,238,238,262205,15,20282,20281,262268,7,20283,20282,327761,6,20285,20283,0,327829,215,20286,20285,20279,
327761,6,20287,20286,1,327761,6,20288,20286,0,327879,6,20289,20288,536,327761,6,20291,20283,1,327808,6,20292,20291,
20280,327808,6,20293,20292,20287,327760,7,20294,20289,20293,262268,15,20295,20294,393281,239,20296,20295,238,238,
393277,6,20297,20296,2,4,327879,6,20298,20288,309,327812,6,20299,20298,100,327874,6,20302,20276,503,327808,6,20303,
20299,20302,327874,6,20304,20297,20303,393281,500,20305,498,238,506,262205,6,20306,20305,327879,6,20307,20304,20306,
131321,20308,131320,20308,458997,6,20309,20307,20274,652,20273,327760,7,20310,20309,95,131321,20311,131320,20311,
590069,7,20312,20212,20179,20240,20214,20310,20308,327757,6,20313,20312,7670,327745,335,20316,938,20155,196670,20316,
20313,131321,20317,131320,20317,327856,96,20328,14956,3242,196855,20493,0,262394,20328,20329,20493,131320,20329,
327874,6,20330,14956,828,327808,6,20331,14956,20330,327808,6,20353,6835,14956,196855,20487,0,196859,95,20354,131320,
20354,196855,20389,0,262394,585,20355,20389,131320,20355,393281,523,20356,498,238,238,262205,15,20357,20356,262268,7,
20358,20357,327761,6,20360,20358,0,327876,6,20361,20353,212,327829,215,20362,20360,20361,327761,6,20363,20362,1,
327761,6,20364,20362,0,327761,6,20366,20358,1,327874,6,20367,20353,223,327808,6,20368,20366,20367,327808,6,20369,
20368,20363,327829,215,20374,20364,20361,327761,6,20375,20374,1,327761,6,20376,20374,0,327808,6,20380,20369,20367,
327808,6,20381,20380,20375,327760,7,20382,20376,20381,262268,15,20383,20382,393281,239,20384,20383,238,238,393277,6,
20385,20384,2,4,393281,239,20386,20383,238,281,393277,6,20387,20386,2,4,327760,7,20388,20385,20387,131321,20487,
131320,20389,196855,20417,0,262394,609,20390,20417,131320,20390,393281,523,20391,498,238,238,262205,15,20392,20391,
262268,7,20393,20392,327761,6,20395,20393,0,327876,6,20396,20353,212,327829,215,20397,20395,20396,327761,6,20398,
20397,1,327761,6,20399,20397,0,327761,6,20401,20393,1,327874,6,20402,20353,223,327808,6,20403,20401,20402,327808,6,
20404,20403,20398,327760,7,20405,20399,20404,262268,15,20406,20405,393281,239,20407,20406,238,238,393277,6,20408,
20407,2,4,393281,500,20409,498,238,499,262205,6,20410,20409,327874,6,20411,20410,503,327874,6,20412,20408,20411,
393281,500,20413,498,238,506,262205,6,20414,20413,327879,6,20415,20412,20414,327760,7,20416,20415,95,131321,20487,
131320,20417,196855,20423,0,262394,624,20418,20423,131320,20418,327879,6,20421,2492,101,327851,96,20422,20421,95,
131321,20423,131320,20423,458997,96,20424,624,20417,20422,20418,196855,20444,0,262394,20424,20425,20444,131320,20425,
393281,523,20426,498,238,281,262205,15,20427,20426,262268,7,20428,20427,327761,6,20430,20428,0,327876,6,20431,20353,
212,327829,215,20432,20430,20431,327761,6,20433,20432,1,327761,6,20434,20432,0,327761,6,20436,20428,1,327874,6,20437,
20353,223,327808,6,20438,20436,20437,327808,6,20439,20438,20433,327760,7,20440,20434,20439,262268,15,20441,20440,
393281,239,20442,20441,238,238,393277,6,20443,20442,2,4,131321,20444,131320,20444,458997,6,20445,20353,20423,20443,
20425,393281,500,20446,498,238,641,262205,6,20447,20446,327856,96,20448,20445,20447,196855,20484,0,262394,20448,20450,
20449,131320,20449,131321,20484,131320,20450,393281,500,20451,498,238,499,262205,6,20452,20451,327879,6,20453,20452,
515,327831,215,20454,20445,20453,327761,6,20455,20454,0,327761,6,20456,20454,1,393281,523,20457,498,238,238,262205,15,
20458,20457,262268,7,20459,20458,327761,6,20461,20459,0,327829,215,20462,20461,20455,327761,6,20463,20462,1,327761,6,
20464,20462,0,327879,6,20465,20464,536,327761,6,20467,20459,1,327808,6,20468,20467,20456,327808,6,20469,20468,20463,
327760,7,20470,20465,20469,262268,15,20471,20470,393281,239,20472,20471,238,238,393277,6,20473,20472,2,4,327879,6,
20474,20464,309,327812,6,20475,20474,100,327874,6,20478,20452,503,327808,6,20479,20475,20478,327874,6,20480,20473,
20479,393281,500,20481,498,238,506,262205,6,20482,20481,327879,6,20483,20480,20482,131321,20484,131320,20484,458997,6,
20485,20483,20450,652,20449,327760,7,20486,20485,95,131321,20487,131320,20487,590069,7,20488,20388,20355,20416,20390,
20486,20484,327757,6,20489,20488,7670,327745,335,20492,938,20331,196670,20492,20489,131321,20493,131320,20493,327856,
96,20504,14973,3242,196855,20669,0,262394,20504,20505,20669,131320,20505,327874,6,20506,14973,828,327808,6,20507,
14973,20506,327808,6,20529,6835,14973,196855,20663,0,196859,95,20530,131320,20530,196855,20565,0,262394,585,20531,
20565,131320,20531,393281,523,20532,498,238,238,262205,15,20533,20532,262268,7,20534,20533,327761,6,20536,20534,0,
327876,6,20537,20529,212,327829,215,20538,20536,20537,327761,6,20539,20538,1,327761,6,20540,20538,0,327761,6,20542,
20534,1,327874,6,20543,20529,223,327808,6,20544,20542,20543,327808,6,20545,20544,20539,327829,215,20550,20540,20537,
327761,6,20551,20550,1,327761,6,20552,20550,0,327808,6,20556,20545,20543,327808,6,20557,20556,20551,327760,7,20558,
20552,20557,262268,15,20559,20558,393281,239,20560,20559,238,238,393277,6,20561,20560,2,4,393281,239,20562,20559,238,
281,393277,6,20563,20562,2,4,327760,7,20564,20561,20563,131321,20663,131320,20565,196855,20593,0,262394,609,20566,
20593,131320,20566,393281,523,20567,498,238,238,262205,15,20568,20567,262268,7,20569,20568,327761,6,20571,20569,0,
327876,6,20572,20529,212,327829,215,20573,20571,20572,327761,6,20574,20573,1,327761,6,20575,20573,0,327761,6,20577,
20569,1,327874,6,20578,20529,223,327808,6,20579,20577,20578,327808,6,20580,20579,20574,327760,7,20581,20575,20580,
262268,15,20582,20581,393281,239,20583,20582,238,238,393277,6,20584,20583,2,4,393281,500,20585,498,238,499,262205,6,
20586,20585,327874,6,20587,20586,503,327874,6,20588,20584,20587,393281,500,20589,498,238,506,262205,6,20590,20589,
327879,6,20591,20588,20590,327760,7,20592,20591,95,131321,20663,131320,20593,196855,20599,0,262394,624,20594,20599,
131320,20594,327879,6,20597,2492,101,327851,96,20598,20597,95,131321,20599,131320,20599,458997,96,20600,624,20593,
20598,20594,196855,20620,0,262394,20600,20601,20620,131320,20601,393281,523,20602,498,238,281,262205,15,20603,20602,
262268,7,20604,20603,327761,6,20606,20604,0,327876,6,20607,20529,212,327829,215,20608,20606,20607,327761,6,20609,
20608,1,327761,6,20610,20608,0,327761,6,20612,20604,1,327874,6,20613,20529,223,327808,6,20614,20612,20613,327808,6,
20615,20614,20609,327760,7,20616,20610,20615,262268,15,20617,20616,393281,239,20618,20617,238,238,393277,6,20619,
20618,2,4,131321,20620,131320,20620,458997,6,20621,20529,20599,20619,20601,393281,500,20622,498,238,641,262205,6,
20623,20622,327856,96,20624,20621,20623,196855,20660,0,262394,20624,20626,20625,131320,20625,131321,20660,131320,
20626,393281,500,20627,498,238,499,262205,6,20628,20627,327879,6,20629,20628,515,327831,215,20630,20621,20629,327761,
6,20631,20630,0,327761,6,20632,20630,1,393281,523,20633,498,238,238,262205,15,20634,20633,262268,7,20635,20634,327761,
6,20637,20635,0,327829,215,20638,20637,20631,327761,6,20639,20638,1,327761,6,20640,20638,0,327879,6,20641,20640,536,
327761,6,20643,20635,1,327808,6,20644,20643,20632,327808,6,20645,20644,20639,327760,7,20646,20641,20645,262268,15,
20647,20646,393281,239,20648,20647,238,238,393277,6,20649,20648,2,4,327879,6,20650,20640,309,327812,6,20651,20650,100,
327874,6,20654,20628,503,327808,6,20655,20651,20654,327874,6,20656,20649,20655,393281,500,20657,498,238,506,262205,6,
20658,20657,327879,6,20659,20656,20658,131321,20660,131320,20660,458997,6,20661,20659,20626,652,20625,327760,7,20662,
20661,95,131321,20663,131320,20663,590069,7,20664,20564,20531,20592,20566,20662,20660,327757,6,20665,20664,7670,
327745,335,20668,938,20507,196670,20668,20665,131321,20669,131320,20669,327856,96,20680,14990,3242,196855,20845,0,
262394,20680,20681,20845,131320,20681,327874,6,20682,14990,828,327808,6,20683,14990,20682,327808,6,20705,6835,14990,
196855,20839,0,196859,95,20706,131320,20706,196855,20741,0,262394,585,20707,20741,131320,20707,393281,523,20708,498,
238,238,262205,15,20709,20708,262268,7,20710,20709,327761,6,20712,20710,0,327876,6,20713,20705,212,327829,215,20714,
20712,20713,327761,6,20715,20714,1,327761,6,20716,20714,0,327761,6,20718,20710,1,327874,6,20719,20705,223,327808,6,
20720,20718,20719,327808,6,20721,20720,20715,327829,215,20726,20716,20713,327761,6,20727,20726,1,327761,6,20728,20726,
0,327808,6,20732,20721,20719,327808,6,20733,20732,20727,327760,7,20734,20728,20733,262268,15,20735,20734,393281,239,
20736,20735,238,238,393277,6,20737,20736,2,4,393281,239,20738,20735,238,281,393277,6,20739,20738,2,4,327760,7,20740,
20737,20739,131321,20839,131320,20741,196855,20769,0,262394,609,20742,20769,131320,20742,393281,523,20743,498,238,238,
262205,15,20744,20743,262268,7,20745,20744,327761,6,20747,20745,0,327876,6,20748,20705,212,327829,215,20749,20747,
20748,327761,6,20750,20749,1,327761,6,20751,20749,0,327761,6,20753,20745,1,327874,6,20754,20705,223,327808,6,20755,
20753,20754,327808,6,20756,20755,20750,327760,7,20757,20751,20756,262268,15,20758,20757,393281,239,20759,20758,238,
238,393277,6,20760,20759,2,4,393281,500,20761,498,238,499,262205,6,20762,20761,327874,6,20763,20762,503,327874,6,
20764,20760,20763,393281,500,20765,498,238,506,262205,6,20766,20765,327879,6,20767,20764,20766,327760,7,20768,20767,
95,131321,20839,131320,20769,196855,20775,0,262394,624,20770,20775,131320,20770,327879,6,20773,2492,101,327851,96,
20774,20773,95,131321,20775,131320,20775,458997,96,20776,624,20769,20774,20770,196855,20796,0,262394,20776,20777,
20796,131320,20777,393281,523,20778,498,238,281,262205,15,20779,20778,262268,7,20780,20779,327761,6,20782,20780,0,
327876,6,20783,20705,212,327829,215,20784,20782,20783,327761,6,20785,20784,1,327761,6,20786,20784,0,327761,6,20788,
20780,1,327874,6,20789,20705,223,327808,6,20790,20788,20789,327808,6,20791,20790,20785,327760,7,20792,20786,20791,
262268,15,20793,20792,393281,239,20794,20793,238,238,393277,6,20795,20794,2,4,131321,20796,131320,20796,458997,6,
20797,20705,20775,20795,20777,393281,500,20798,498,238,641,262205,6,20799,20798,327856,96,20800,20797,20799,196855,
20836,0,262394,20800,20802,20801,131320,20801,131321,20836,131320,20802,393281,500,20803,498,238,499,262205,6,20804,
20803,327879,6,20805,20804,515,327831,215,20806,20797,20805,327761,6,20807,20806,0,327761,6,20808,20806,1,393281,523,
20809,498,238,238,262205,15,20810,20809,262268,7,20811,20810,327761,6,20813,20811,0,327829,215,20814,20813,20807,
327761,6,20815,20814,1,327761,6,20816,20814,0,327879,6,20817,20816,536,327761,6,20819,20811,1,327808,6,20820,20819,
20808,327808,6,20821,20820,20815,327760,7,20822,20817,20821,262268,15,20823,20822,393281,239,20824,20823,238,238,
393277,6,20825,20824,2,4,327879,6,20826,20816,309,327812,6,20827,20826,100,327874,6,20830,20804,503,327808,6,20831,
20827,20830,327874,6,20832,20825,20831,393281,500,20833,498,238,506,262205,6,20834,20833,327879,6,20835,20832,20834,
131321,20836,131320,20836,458997,6,20837,20835,20802,652,20801,327760,7,20838,20837,95,131321,20839,131320,20839,
590069,7,20840,20740,20707,20768,20742,20838,20836,327757,6,20841,20840,7670,327745,335,20844,938,20683,196670,20844,
20841,131321,20845,131320,20845,327856,96,20856,15007,3242,196855,21021,0,262394,20856,20857,21021,131320,20857,
327874,6,20858,15007,828,327808,6,20859,15007,20858,327808,6,20881,6835,15007,196855,21015,0,196859,95,20882,131320,
20882,196855,20917,0,262394,585,20883,20917,131320,20883,393281,523,20884,498,238,238,262205,15,20885,20884,262268,7,
20886,20885,327761,6,20888,20886,0,327876,6,20889,20881,212,327829,215,20890,20888,20889,327761,6,20891,20890,1,
327761,6,20892,20890,0,327761,6,20894,20886,1,327874,6,20895,20881,223,327808,6,20896,20894,20895,327808,6,20897,
20896,20891,327829,215,20902,20892,20889,327761,6,20903,20902,1,327761,6,20904,20902,0,327808,6,20908,20897,20895,
327808,6,20909,20908,20903,327760,7,20910,20904,20909,262268,15,20911,20910,393281,239,20912,20911,238,238,393277,6,
20913,20912,2,4,393281,239,20914,20911,238,281,393277,6,20915,20914,2,4,327760,7,20916,20913,20915,131321,21015,
131320,20917,196855,20945,0,262394,609,20918,20945,131320,20918,393281,523,20919,498,238,238,262205,15,20920,20919,
262268,7,20921,20920,327761,6,20923,20921,0,327876,6,20924,20881,212,327829,215,20925,20923,20924,327761,6,20926,
20925,1,327761,6,20927,20925,0,327761,6,20929,20921,1,327874,6,20930,20881,223,327808,6,20931,20929,20930,327808,6,
20932,20931,20926,327760,7,20933,20927,20932,262268,15,20934,20933,393281,239,20935,20934,238,238,393277,6,20936,
20935,2,4,393281,500,20937,498,238,499,262205,6,20938,20937,327874,6,20939,20938,503,327874,6,20940,20936,20939,
393281,500,20941,498,238,506,262205,6,20942,20941,327879,6,20943,20940,20942,327760,7,20944,20943,95,131321,21015,
131320,20945,196855,20951,0,262394,624,20946,20951,131320,20946,327879,6,20949,2492,101,327851,96,20950,20949,95,
131321,20951,131320,20951,458997,96,20952,624,20945,20950,20946,196855,20972,0,262394,20952,20953,20972,131320,20953,
393281,523,20954,498,238,281,262205,15,20955,20954,262268,7,20956,20955,327761,6,20958,20956,0,327876,6,20959,20881,
212,327829,215,20960,20958,20959,327761,6,20961,20960,1,327761,6,20962,20960,0,327761,6,20964,20956,1,327874,6,20965,
20881,223,327808,6,20966,20964,20965,327808,6,20967,20966,20961,327760,7,20968,20962,20967,262268,15,20969,20968,
393281,239,20970,20969,238,238,393277,6,20971,20970,2,4,131321,20972,131320,20972,458997,6,20973,20881,20951,20971,
20953,393281,500,20974,498,238,641,262205,6,20975,20974,327856,96,20976,20973,20975,196855,21012,0,262394,20976,20978,
20977,131320,20977,131321,21012,131320,20978,393281,500,20979,498,238,499,262205,6,20980,20979,327879,6,20981,20980,
515,327831,215,20982,20973,20981,327761,6,20983,20982,0,327761,6,20984,20982,1,393281,523,20985,498,238,238,262205,15,
20986,20985,262268,7,20987,20986,327761,6,20989,20987,0,327829,215,20990,20989,20983,327761,6,20991,20990,1,327761,6,
20992,20990,0,327879,6,20993,20992,536,327761,6,20995,20987,1,327808,6,20996,20995,20984,327808,6,20997,20996,20991,
327760,7,20998,20993,20997,262268,15,20999,20998,393281,239,21000,20999,238,238,393277,6,21001,21000,2,4,327879,6,
21002,20992,309,327812,6,21003,21002,100,327874,6,21006,20980,503,327808,6,21007,21003,21006,327874,6,21008,21001,
21007,393281,500,21009,498,238,506,262205,6,21010,21009,327879,6,21011,21008,21010,131321,21012,131320,21012,458997,6,
21013,21011,20978,652,20977,327760,7,21014,21013,95,131321,21015,131320,21015,590069,7,21016,20916,20883,20944,20918,
21014,21012,327757,6,21017,21016,7670,327745,335,21020,938,20859,196670,21020,21017,131321,21021,131320,21021,327856,
96,21032,15024,3242,196855,21197,0,262394,21032,21033,21197,131320,21033,327874,6,21034,15024,828,327808,6,21035,
15024,21034,327808,6,21057,6835,15024,196855,21191,0,196859,95,21058,131320,21058,196855,21093,0,262394,585,21059,
21093,131320,21059,393281,523,21060,498,238,238,262205,15,21061,21060,262268,7,21062,21061,327761,6,21064,21062,0,
327876,6,21065,21057,212,327829,215,21066,21064,21065,327761,6,21067,21066,1,327761,6,21068,21066,0,327761,6,21070,
21062,1,327874,6,21071,21057,223,327808,6,21072,21070,21071,327808,6,21073,21072,21067,327829,215,21078,21068,21065,
327761,6,21079,21078,1,327761,6,21080,21078,0,327808,6,21084,21073,21071,327808,6,21085,21084,21079,327760,7,21086,
21080,21085,262268,15,21087,21086,393281,239,21088,21087,238,238,393277,6,21089,21088,2,4,393281,239,21090,21087,238,
281,393277,6,21091,21090,2,4,327760,7,21092,21089,21091,131321,21191,131320,21093,196855,21121,0,262394,609,21094,
21121,131320,21094,393281,523,21095,498,238,238,262205,15,21096,21095,262268,7,21097,21096,327761,6,21099,21097,0,
327876,6,21100,21057,212,327829,215,21101,21099,21100,327761,6,21102,21101,1,327761,6,21103,21101,0,327761,6,21105,
21097,1,327874,6,21106,21057,223,327808,6,21107,21105,21106,327808,6,21108,21107,21102,327760,7,21109,21103,21108,
262268,15,21110,21109,393281,239,21111,21110,238,238,393277,6,21112,21111,2,4,393281,500,21113,498,238,499,262205,6,
21114,21113,327874,6,21115,21114,503,327874,6,21116,21112,21115,393281,500,21117,498,238,506,262205,6,21118,21117,
327879,6,21119,21116,21118,327760,7,21120,21119,95,131321,21191,131320,21121,196855,21127,0,262394,624,21122,21127,
131320,21122,327879,6,21125,2492,101,327851,96,21126,21125,95,131321,21127,131320,21127,458997,96,21128,624,21121,
21126,21122,196855,21148,0,262394,21128,21129,21148,131320,21129,393281,523,21130,498,238,281,262205,15,21131,21130,
262268,7,21132,21131,327761,6,21134,21132,0,327876,6,21135,21057,212,327829,215,21136,21134,21135,327761,6,21137,
21136,1,327761,6,21138,21136,0,327761,6,21140,21132,1,327874,6,21141,21057,223,327808,6,21142,21140,21141,327808,6,
21143,21142,21137,327760,7,21144,21138,21143,262268,15,21145,21144,393281,239,21146,21145,238,238,393277,6,21147,
21146,2,4,131321,21148,131320,21148,458997,6,21149,21057,21127,21147,21129,393281,500,21150,498,238,641,262205,6,
21151,21150,327856,96,21152,21149,21151,196855,21188,0,262394,21152,21154,21153,131320,21153,131321,21188,131320,
21154,393281,500,21155,498,238,499,262205,6,21156,21155,327879,6,21157,21156,515,327831,215,21158,21149,21157,327761,
6,21159,21158,0,327761,6,21160,21158,1,393281,523,21161,498,238,238,262205,15,21162,21161,262268,7,21163,21162,327761,
6,21165,21163,0,327829,215,21166,21165,21159,327761,6,21167,21166,1,327761,6,21168,21166,0,327879,6,21169,21168,536,
327761,6,21171,21163,1,327808,6,21172,21171,21160,327808,6,21173,21172,21167,327760,7,21174,21169,21173,262268,15,
21175,21174,393281,239,21176,21175,238,238,393277,6,21177,21176,2,4,327879,6,21178,21168,309,327812,6,21179,21178,100,
327874,6,21182,21156,503,327808,6,21183,21179,21182,327874,6,21184,21177,21183,393281,500,21185,498,238,506,262205,6,
21186,21185,327879,6,21187,21184,21186,131321,21188,131320,21188,458997,6,21189,21187,21154,652,21153,327760,7,21190,
21189,95,131321,21191,131320,21191,590069,7,21192,21092,21059,21120,21094,21190,21188,327757,6,21193,21192,7670,
327745,335,21196,938,21035,196670,21196,21193,131321,21197,131320,21197,327856,96,21208,15041,3242,196855,21373,0,
262394,21208,21209,21373,131320,21209,327874,6,21210,15041,828,327808,6,21211,15041,21210,327808,6,21233,6835,15041,
196855,21367,0,196859,95,21234,131320,21234,196855,21269,0,262394,585,21235,21269,131320,21235,393281,523,21236,498,
238,238,262205,15,21237,21236,262268,7,21238,21237,327761,6,21240,21238,0,327876,6,21241,21233,212,327829,215,21242,
21240,21241,327761,6,21243,21242,1,327761,6,21244,21242,0,327761,6,21246,21238,1,327874,6,21247,21233,223,327808,6,
21248,21246,21247,327808,6,21249,21248,21243,327829,215,21254,21244,21241,327761,6,21255,21254,1,327761,6,21256,21254,
0,327808,6,21260,21249,21247,327808,6,21261,21260,21255,327760,7,21262,21256,21261,262268,15,21263,21262,393281,239,
21264,21263,238,238,393277,6,21265,21264,2,4,393281,239,21266,21263,238,281,393277,6,21267,21266,2,4,327760,7,21268,
21265,21267,131321,21367,131320,21269,196855,21297,0,262394,609,21270,21297,131320,21270,393281,523,21271,498,238,238,
262205,15,21272,21271,262268,7,21273,21272,327761,6,21275,21273,0,327876,6,21276,21233,212,327829,215,21277,21275,
21276,327761,6,21278,21277,1,327761,6,21279,21277,0,327761,6,21281,21273,1,327874,6,21282,21233,223,327808,6,21283,
21281,21282,327808,6,21284,21283,21278,327760,7,21285,21279,21284,262268,15,21286,21285,393281,239,21287,21286,238,
238,393277,6,21288,21287,2,4,393281,500,21289,498,238,499,262205,6,21290,21289,327874,6,21291,21290,503,327874,6,
21292,21288,21291,393281,500,21293,498,238,506,262205,6,21294,21293,327879,6,21295,21292,21294,327760,7,21296,21295,
95,131321,21367,131320,21297,196855,21303,0,262394,624,21298,21303,131320,21298,327879,6,21301,2492,101,327851,96,
21302,21301,95,131321,21303,131320,21303,458997,96,21304,624,21297,21302,21298,196855,21324,0,262394,21304,21305,
21324,131320,21305,393281,523,21306,498,238,281,262205,15,21307,21306,262268,7,21308,21307,327761,6,21310,21308,0,
327876,6,21311,21233,212,327829,215,21312,21310,21311,327761,6,21313,21312,1,327761,6,21314,21312,0,327761,6,21316,
21308,1,327874,6,21317,21233,223,327808,6,21318,21316,21317,327808,6,21319,21318,21313,327760,7,21320,21314,21319,
262268,15,21321,21320,393281,239,21322,21321,238,238,393277,6,21323,21322,2,4,131321,21324,131320,21324,458997,6,
21325,21233,21303,21323,21305,393281,500,21326,498,238,641,262205,6,21327,21326,327856,96,21328,21325,21327,196855,
21364,0,262394,21328,21330,21329,131320,21329,131321,21364,131320,21330,393281,500,21331,498,238,499,262205,6,21332,
21331,327879,6,21333,21332,515,327831,215,21334,21325,21333,327761,6,21335,21334,0,327761,6,21336,21334,1,393281,523,
21337,498,238,238,262205,15,21338,21337,262268,7,21339,21338,327761,6,21341,21339,0,327829,215,21342,21341,21335,
327761,6,21343,21342,1,327761,6,21344,21342,0,327879,6,21345,21344,536,327761,6,21347,21339,1,327808,6,21348,21347,
21336,327808,6,21349,21348,21343,327760,7,21350,21345,21349,262268,15,21351,21350,393281,239,21352,21351,238,238,
393277,6,21353,21352,2,4,327879,6,21354,21344,309,327812,6,21355,21354,100,327874,6,21358,21332,503,327808,6,21359,
21355,21358,327874,6,21360,21353,21359,393281,500,21361,498,238,506,262205,6,21362,21361,327879,6,21363,21360,21362,
131321,21364,131320,21364,458997,6,21365,21363,21330,652,21329,327760,7,21366,21365,95,131321,21367,131320,21367,
590069,7,21368,21268,21235,21296,21270,21366,21364,327757,6,21369,21368,7670,327745,335,21372,938,21211,196670,21372,
21369,131321,21373,131320,21373,327856,96,21384,15058,3242,196855,21549,0,262394,21384,21385,21549,131320,21385,
327874,6,21386,15058,828,327808,6,21387,15058,21386,327808,6,21409,6835,15058,196855,21543,0,196859,95,21410,131320,
21410,196855,21445,0,262394,585,21411,21445,131320,21411,393281,523,21412,498,238,238,262205,15,21413,21412,262268,7,
21414,21413,327761,6,21416,21414,0,327876,6,21417,21409,212,327829,215,21418,21416,21417,327761,6,21419,21418,1,
327761,6,21420,21418,0,327761,6,21422,21414,1,327874,6,21423,21409,223,327808,6,21424,21422,21423,327808,6,21425,
21424,21419,327829,215,21430,21420,21417,327761,6,21431,21430,1,327761,6,21432,21430,0,327808,6,21436,21425,21423,
327808,6,21437,21436,21431,327760,7,21438,21432,21437,262268,15,21439,21438,393281,239,21440,21439,238,238,393277,6,
21441,21440,2,4,393281,239,21442,21439,238,281,393277,6,21443,21442,2,4,327760,7,21444,21441,21443,131321,21543,
131320,21445,196855,21473,0,262394,609,21446,21473,131320,21446,393281,523,21447,498,238,238,262205,15,21448,21447,
262268,7,21449,21448,327761,6,21451,21449,0,327876,6,21452,21409,212,327829,215,21453,21451,21452,327761,6,21454,
21453,1,327761,6,21455,21453,0,327761,6,21457,21449,1,327874,6,21458,21409,223,327808,6,21459,21457,21458,327808,6,
21460,21459,21454,327760,7,21461,21455,21460,262268,15,21462,21461,393281,239,21463,21462,238,238,393277,6,21464,
21463,2,4,393281,500,21465,498,238,499,262205,6,21466,21465,327874,6,21467,21466,503,327874,6,21468,21464,21467,
393281,500,21469,498,238,506,262205,6,21470,21469,327879,6,21471,21468,21470,327760,7,21472,21471,95,131321,21543,
131320,21473,196855,21479,0,262394,624,21474,21479,131320,21474,327879,6,21477,2492,101,327851,96,21478,21477,95,
131321,21479,131320,21479,458997,96,21480,624,21473,21478,21474,196855,21500,0,262394,21480,21481,21500,131320,21481,
393281,523,21482,498,238,281,262205,15,21483,21482,262268,7,21484,21483,327761,6,21486,21484,0,327876,6,21487,21409,
212,327829,215,21488,21486,21487,327761,6,21489,21488,1,327761,6,21490,21488,0,327761,6,21492,21484,1,327874,6,21493,
21409,223,327808,6,21494,21492,21493,327808,6,21495,21494,21489,327760,7,21496,21490,21495,262268,15,21497,21496,
393281,239,21498,21497,238,238,393277,6,21499,21498,2,4,131321,21500,131320,21500,458997,6,21501,21409,21479,21499,
21481,393281,500,21502,498,238,641,262205,6,21503,21502,327856,96,21504,21501,21503,196855,21540,0,262394,21504,21506,
21505,131320,21505,131321,21540,131320,21506,393281,500,21507,498,238,499,262205,6,21508,21507,327879,6,21509,21508,
515,327831,215,21510,21501,21509,327761,6,21511,21510,0,327761,6,21512,21510,1,393281,523,21513,498,238,238,262205,15,
21514,21513,262268,7,21515,21514,327761,6,21517,21515,0,327829,215,21518,21517,21511,327761,6,21519,21518,1,327761,6,
21520,21518,0,327879,6,21521,21520,536,327761,6,21523,21515,1,327808,6,21524,21523,21512,327808,6,21525,21524,21519,
327760,7,21526,21521,21525,262268,15,21527,21526,393281,239,21528,21527,238,238,393277,6,21529,21528,2,4,327879,6,
21530,21520,309,327812,6,21531,21530,100,327874,6,21534,21508,503,327808,6,21535,21531,21534,327874,6,21536,21529,
21535,393281,500,21537,498,238,506,262205,6,21538,21537,327879,6,21539,21536,21538,131321,21540,131320,21540,458997,6,
21541,21539,21506,652,21505,327760,7,21542,21541,95,131321,21543,131320,21543,590069,7,21544,21444,21411,21472,21446,
21542,21540,327757,6,21545,21544,7670,327745,335,21548,938,21387,196670,21548,21545,131321,21549,131320,21549,327856,
96,21560,15075,3242,196855,21725,0,262394,21560,21561,21725,131320,21561,327874,6,21562,15075,828,327808,6,21563,
15075,21562,327808,6,21585,6835,15075,196855,21719,0,196859,95,21586,131320,21586,196855,21621,0,262394,585,21587,
21621,131320,21587,393281,523,21588,498,238,238,262205,15,21589,21588,262268,7,21590,21589,327761,6,21592,21590,0,
327876,6,21593,21585,212,327829,215,21594,21592,21593,327761,6,21595,21594,1,327761,6,21596,21594,0,327761,6,21598,
21590,1,327874,6,21599,21585,223,327808,6,21600,21598,21599,327808,6,21601,21600,21595,327829,215,21606,21596,21593,
327761,6,21607,21606,1,327761,6,21608,21606,0,327808,6,21612,21601,21599,327808,6,21613,21612,21607,327760,7,21614,
21608,21613,262268,15,21615,21614,393281,239,21616,21615,238,238,393277,6,21617,21616,2,4,393281,239,21618,21615,238,
281,393277,6,21619,21618,2,4,327760,7,21620,21617,21619,131321,21719,131320,21621,196855,21649,0,262394,609,21622,
21649,131320,21622,393281,523,21623,498,238,238,262205,15,21624,21623,262268,7,21625,21624,327761,6,21627,21625,0,
327876,6,21628,21585,212,327829,215,21629,21627,21628,327761,6,21630,21629,1,327761,6,21631,21629,0,327761,6,21633,
21625,1,327874,6,21634,21585,223,327808,6,21635,21633,21634,327808,6,21636,21635,21630,327760,7,21637,21631,21636,
262268,15,21638,21637,393281,239,21639,21638,238,238,393277,6,21640,21639,2,4,393281,500,21641,498,238,499,262205,6,
21642,21641,327874,6,21643,21642,503,327874,6,21644,21640,21643,393281,500,21645,498,238,506,262205,6,21646,21645,
327879,6,21647,21644,21646,327760,7,21648,21647,95,131321,21719,131320,21649,196855,21655,0,262394,624,21650,21655,
131320,21650,327879,6,21653,2492,101,327851,96,21654,21653,95,131321,21655,131320,21655,458997,96,21656,624,21649,
21654,21650,196855,21676,0,262394,21656,21657,21676,131320,21657,393281,523,21658,498,238,281,262205,15,21659,21658,
262268,7,21660,21659,327761,6,21662,21660,0,327876,6,21663,21585,212,327829,215,21664,21662,21663,327761,6,21665,
21664,1,327761,6,21666,21664,0,327761,6,21668,21660,1,327874,6,21669,21585,223,327808,6,21670,21668,21669,327808,6,
21671,21670,21665,327760,7,21672,21666,21671,262268,15,21673,21672,393281,239,21674,21673,238,238,393277,6,21675,
21674,2,4,131321,21676,131320,21676,458997,6,21677,21585,21655,21675,21657,393281,500,21678,498,238,641,262205,6,
21679,21678,327856,96,21680,21677,21679,196855,21716,0,262394,21680,21682,21681,131320,21681,131321,21716,131320,
21682,393281,500,21683,498,238,499,262205,6,21684,21683,327879,6,21685,21684,515,327831,215,21686,21677,21685,327761,
6,21687,21686,0,327761,6,21688,21686,1,393281,523,21689,498,238,238,262205,15,21690,21689,262268,7,21691,21690,327761,
6,21693,21691,0,327829,215,21694,21693,21687,327761,6,21695,21694,1,327761,6,21696,21694,0,327879,6,21697,21696,536,
327761,6,21699,21691,1,327808,6,21700,21699,21688,327808,6,21701,21700,21695,327760,7,21702,21697,21701,262268,15,
21703,21702,393281,239,21704,21703,238,238,393277,6,21705,21704,2,4,327879,6,21706,21696,309,327812,6,21707,21706,100,
327874,6,21710,21684,503,327808,6,21711,21707,21710,327874,6,21712,21705,21711,393281,500,21713,498,238,506,262205,6,
21714,21713,327879,6,21715,21712,21714,131321,21716,131320,21716,458997,6,21717,21715,21682,652,21681,327760,7,21718,
21717,95,131321,21719,131320,21719,590069,7,21720,21620,21587,21648,21622,21718,21716,327757,6,21721,21720,7670,
327745,335,21724,938,21563,196670,21724,21721,131321,21725,131320,21725,327856,96,21736,15092,3242,196855,21901,0,
262394,21736,21737,21901,131320,21737,327874,6,21738,15092,828,327808,6,21739,15092,21738,327808,6,21761,6835,15092,
196855,21895,0,196859,95,21762,131320,21762,196855,21797,0,262394,585,21763,21797,131320,21763,393281,523,21764,498,
238,238,262205,15,21765,21764,262268,7,21766,21765,327761,6,21768,21766,0,327876,6,21769,21761,212,327829,215,21770,
21768,21769,327761,6,21771,21770,1,327761,6,21772,21770,0,327761,6,21774,21766,1,327874,6,21775,21761,223,327808,6,
21776,21774,21775,327808,6,21777,21776,21771,327829,215,21782,21772,21769,327761,6,21783,21782,1,327761,6,21784,21782,
0,327808,6,21788,21777,21775,327808,6,21789,21788,21783,327760,7,21790,21784,21789,262268,15,21791,21790,393281,239,
21792,21791,238,238,393277,6,21793,21792,2,4,393281,239,21794,21791,238,281,393277,6,21795,21794,2,4,327760,7,21796,
21793,21795,131321,21895,131320,21797,196855,21825,0,262394,609,21798,21825,131320,21798,393281,523,21799,498,238,238,
262205,15,21800,21799,262268,7,21801,21800,327761,6,21803,21801,0,327876,6,21804,21761,212,327829,215,21805,21803,
21804,327761,6,21806,21805,1,327761,6,21807,21805,0,327761,6,21809,21801,1,327874,6,21810,21761,223,327808,6,21811,
21809,21810,327808,6,21812,21811,21806,327760,7,21813,21807,21812,262268,15,21814,21813,393281,239,21815,21814,238,
238,393277,6,21816,21815,2,4,393281,500,21817,498,238,499,262205,6,21818,21817,327874,6,21819,21818,503,327874,6,
21820,21816,21819,393281,500,21821,498,238,506,262205,6,21822,21821,327879,6,21823,21820,21822,327760,7,21824,21823,
95,131321,21895,131320,21825,196855,21831,0,262394,624,21826,21831,131320,21826,327879,6,21829,2492,101,327851,96,
21830,21829,95,131321,21831,131320,21831,458997,96,21832,624,21825,21830,21826,196855,21852,0,262394,21832,21833,
21852,131320,21833,393281,523,21834,498,238,281,262205,15,21835,21834,262268,7,21836,21835,327761,6,21838,21836,0,
327876,6,21839,21761,212,327829,215,21840,21838,21839,327761,6,21841,21840,1,327761,6,21842,21840,0,327761,6,21844,
21836,1,327874,6,21845,21761,223,327808,6,21846,21844,21845,327808,6,21847,21846,21841,327760,7,21848,21842,21847,
262268,15,21849,21848,393281,239,21850,21849,238,238,393277,6,21851,21850,2,4,131321,21852,131320,21852,458997,6,
21853,21761,21831,21851,21833,393281,500,21854,498,238,641,262205,6,21855,21854,327856,96,21856,21853,21855,196855,
21892,0,262394,21856,21858,21857,131320,21857,131321,21892,131320,21858,393281,500,21859,498,238,499,262205,6,21860,
21859,327879,6,21861,21860,515,327831,215,21862,21853,21861,327761,6,21863,21862,0,327761,6,21864,21862,1,393281,523,
21865,498,238,238,262205,15,21866,21865,262268,7,21867,21866,327761,6,21869,21867,0,327829,215,21870,21869,21863,
327761,6,21871,21870,1,327761,6,21872,21870,0,327879,6,21873,21872,536,327761,6,21875,21867,1,327808,6,21876,21875,
21864,327808,6,21877,21876,21871,327760,7,21878,21873,21877,262268,15,21879,21878,393281,239,21880,21879,238,238,
393277,6,21881,21880,2,4,327879,6,21882,21872,309,327812,6,21883,21882,100,327874,6,21886,21860,503,327808,6,21887,
21883,21886,327874,6,21888,21881,21887,393281,500,21889,498,238,506,262205,6,21890,21889,327879,6,21891,21888,21890,
131321,21892,131320,21892,458997,6,21893,21891,21858,652,21857,327760,7,21894,21893,95,131321,21895,131320,21895,
590069,7,21896,21796,21763,21824,21798,21894,21892,327757,6,21897,21896,7670,327745,335,21900,938,21739,196670,21900,
21897,131321,21901,131320,21901,327856,96,21912,15109,3242,196855,22077,0,262394,21912,21913,22077,131320,21913,
327874,6,21914,15109,828,327808,6,21915,15109,21914,327808,6,21937,6835,15109,196855,22071,0,196859,95,21938,131320,
21938,196855,21973,0,262394,585,21939,21973,131320,21939,393281,523,21940,498,238,238,262205,15,21941,21940,262268,7,
21942,21941,327761,6,21944,21942,0,327876,6,21945,21937,212,327829,215,21946,21944,21945,327761,6,21947,21946,1,
327761,6,21948,21946,0,327761,6,21950,21942,1,327874,6,21951,21937,223,327808,6,21952,21950,21951,327808,6,21953,
21952,21947,327829,215,21958,21948,21945,327761,6,21959,21958,1,327761,6,21960,21958,0,327808,6,21964,21953,21951,
327808,6,21965,21964,21959,327760,7,21966,21960,21965,262268,15,21967,21966,393281,239,21968,21967,238,238,393277,6,
21969,21968,2,4,393281,239,21970,21967,238,281,393277,6,21971,21970,2,4,327760,7,21972,21969,21971,131321,22071,
131320,21973,196855,22001,0,262394,609,21974,22001,131320,21974,393281,523,21975,498,238,238,262205,15,21976,21975,
262268,7,21977,21976,327761,6,21979,21977,0,327876,6,21980,21937,212,327829,215,21981,21979,21980,327761,6,21982,
21981,1,327761,6,21983,21981,0,327761,6,21985,21977,1,327874,6,21986,21937,223,327808,6,21987,21985,21986,327808,6,
21988,21987,21982,327760,7,21989,21983,21988,262268,15,21990,21989,393281,239,21991,21990,238,238,393277,6,21992,
21991,2,4,393281,500,21993,498,238,499,262205,6,21994,21993,327874,6,21995,21994,503,327874,6,21996,21992,21995,
393281,500,21997,498,238,506,262205,6,21998,21997,327879,6,21999,21996,21998,327760,7,22000,21999,95,131321,22071,
131320,22001,196855,22007,0,262394,624,22002,22007,131320,22002,327879,6,22005,2492,101,327851,96,22006,22005,95,
131321,22007,131320,22007,458997,96,22008,624,22001,22006,22002,196855,22028,0,262394,22008,22009,22028,131320,22009,
393281,523,22010,498,238,281,262205,15,22011,22010,262268,7,22012,22011,327761,6,22014,22012,0,327876,6,22015,21937,
212,327829,215,22016,22014,22015,327761,6,22017,22016,1,327761,6,22018,22016,0,327761,6,22020,22012,1,327874,6,22021,
21937,223,327808,6,22022,22020,22021,327808,6,22023,22022,22017,327760,7,22024,22018,22023,262268,15,22025,22024,
393281,239,22026,22025,238,238,393277,6,22027,22026,2,4,131321,22028,131320,22028,458997,6,22029,21937,22007,22027,
22009,393281,500,22030,498,238,641,262205,6,22031,22030,327856,96,22032,22029,22031,196855,22068,0,262394,22032,22034,
22033,131320,22033,131321,22068,131320,22034,393281,500,22035,498,238,499,262205,6,22036,22035,327879,6,22037,22036,
515,327831,215,22038,22029,22037,327761,6,22039,22038,0,327761,6,22040,22038,1,393281,523,22041,498,238,238,262205,15,
22042,22041,262268,7,22043,22042,327761,6,22045,22043,0,327829,215,22046,22045,22039,327761,6,22047,22046,1,327761,6,
22048,22046,0,327879,6,22049,22048,536,327761,6,22051,22043,1,327808,6,22052,22051,22040,327808,6,22053,22052,22047,
327760,7,22054,22049,22053,262268,15,22055,22054,393281,239,22056,22055,238,238,393277,6,22057,22056,2,4,327879,6,
22058,22048,309,327812,6,22059,22058,100,327874,6,22062,22036,503,327808,6,22063,22059,22062,327874,6,22064,22057,
22063,393281,500,22065,498,238,506,262205,6,22066,22065,327879,6,22067,22064,22066,131321,22068,131320,22068,458997,6,
22069,22067,22034,652,22033,327760,7,22070,22069,95,131321,22071,131320,22071,590069,7,22072,21972,21939,22000,21974,
22070,22068,327757,6,22073,22072,7670,327745,335,22076,938,21915,196670,22076,22073,131321,22077,131320,22077,327856,
96,22088,15126,3242,196855,22253,0,262394,22088,22089,22253,131320,22089,327874,6,22090,15126,828,327808,6,22091,
15126,22090,327808,6,22113,6835,15126,196855,22247,0,196859,95,22114,131320,22114,196855,22149,0,262394,585,22115,
22149,131320,22115,393281,523,22116,498,238,238,262205,15,22117,22116,262268,7,22118,22117,327761,6,22120,22118,0,
327876,6,22121,22113,212,327829,215,22122,22120,22121,327761,6,22123,22122,1,327761,6,22124,22122,0,327761,6,22126,
22118,1,327874,6,22127,22113,223,327808,6,22128,22126,22127,327808,6,22129,22128,22123,327829,215,22134,22124,22121,
327761,6,22135,22134,1,327761,6,22136,22134,0,327808,6,22140,22129,22127,327808,6,22141,22140,22135,327760,7,22142,
22136,22141,262268,15,22143,22142,393281,239,22144,22143,238,238,393277,6,22145,22144,2,4,393281,239,22146,22143,238,
281,393277,6,22147,22146,2,4,327760,7,22148,22145,22147,131321,22247,131320,22149,196855,22177,0,262394,609,22150,
22177,131320,22150,393281,523,22151,498,238,238,262205,15,22152,22151,262268,7,22153,22152,327761,6,22155,22153,0,
327876,6,22156,22113,212,327829,215,22157,22155,22156,327761,6,22158,22157,1,327761,6,22159,22157,0,327761,6,22161,
22153,1,327874,6,22162,22113,223,327808,6,22163,22161,22162,327808,6,22164,22163,22158,327760,7,22165,22159,22164,
262268,15,22166,22165,393281,239,22167,22166,238,238,393277,6,22168,22167,2,4,393281,500,22169,498,238,499,262205,6,
22170,22169,327874,6,22171,22170,503,327874,6,22172,22168,22171,393281,500,22173,498,238,506,262205,6,22174,22173,
327879,6,22175,22172,22174,327760,7,22176,22175,95,131321,22247,131320,22177,196855,22183,0,262394,624,22178,22183,
131320,22178,327879,6,22181,2492,101,327851,96,22182,22181,95,131321,22183,131320,22183,458997,96,22184,624,22177,
22182,22178,196855,22204,0,262394,22184,22185,22204,131320,22185,393281,523,22186,498,238,281,262205,15,22187,22186,
262268,7,22188,22187,327761,6,22190,22188,0,327876,6,22191,22113,212,327829,215,22192,22190,22191,327761,6,22193,
22192,1,327761,6,22194,22192,0,327761,6,22196,22188,1,327874,6,22197,22113,223,327808,6,22198,22196,22197,327808,6,
22199,22198,22193,327760,7,22200,22194,22199,262268,15,22201,22200,393281,239,22202,22201,238,238,393277,6,22203,
22202,2,4,131321,22204,131320,22204,458997,6,22205,22113,22183,22203,22185,393281,500,22206,498,238,641,262205,6,
22207,22206,327856,96,22208,22205,22207,196855,22244,0,262394,22208,22210,22209,131320,22209,131321,22244,131320,
22210,393281,500,22211,498,238,499,262205,6,22212,22211,327879,6,22213,22212,515,327831,215,22214,22205,22213,327761,
6,22215,22214,0,327761,6,22216,22214,1,393281,523,22217,498,238,238,262205,15,22218,22217,262268,7,22219,22218,327761,
6,22221,22219,0,327829,215,22222,22221,22215,327761,6,22223,22222,1,327761,6,22224,22222,0,327879,6,22225,22224,536,
327761,6,22227,22219,1,327808,6,22228,22227,22216,327808,6,22229,22228,22223,327760,7,22230,22225,22229,262268,15,
22231,22230,393281,239,22232,22231,238,238,393277,6,22233,22232,2,4,327879,6,22234,22224,309,327812,6,22235,22234,100,
327874,6,22238,22212,503,327808,6,22239,22235,22238,327874,6,22240,22233,22239,393281,500,22241,498,238,506,262205,6,
22242,22241,327879,6,22243,22240,22242,131321,22244,131320,22244,458997,6,22245,22243,22210,652,22209,327760,7,22246,
22245,95,131321,22247,131320,22247,590069,7,22248,22148,22115,22176,22150,22246,22244,327757,6,22249,22248,7670,
327745,335,22252,938,22091,196670,22252,22249,131321,22253,131320,22253,262368,308,308,337,196855,6511,0,262394,5711,
6485,6511,131320,6485,393281,805,6486,498,238,1752,262205,24,6487,6486,262268,7,6488,6487,327761,6,6521,6488,0,327876,
6,6523,5441,212,327829,215,6524,6521,6523,327761,6,6525,6524,1,327761,6,6526,6524,0,327761,6,6529,6488,1,327874,6,
6531,5441,223,327808,6,6532,6529,6531,327808,6,6534,6532,6525,327760,7,6535,6526,6534,196855,6499,0,262394,1762,6493,
6499,131320,6493,327829,215,6544,6526,6523,327761,6,6545,6544,1,327761,6,6546,6544,0,327808,6,6552,6534,6531,327808,6,
6554,6552,6545,327760,7,6555,6546,6554,131321,6499,131320,6499,458997,7,7783,6535,6485,6555,6493,262268,24,6501,7783,
327879,6,6506,7815,1778,327874,6,6560,6506,828,327808,6,6561,6506,6560,327745,335,6508,938,6561,262205,6,6509,6508,
393281,239,6510,6501,238,7670,327742,6510,6509,2,4,131321,6511,131320,6511,196855,22308,0,262394,18323,22264,22308,
131320,22264,393281,805,22265,498,238,1752,262205,24,22266,22265,262268,7,22267,22266,327761,6,22271,22267,0,327876,6,
22272,14889,212,327829,215,22273,22271,22272,327761,6,22274,22273,1,327761,6,22275,22273,0,327761,6,22277,22267,1,
327874,6,22278,14889,223,327808,6,22279,22277,22278,327808,6,22280,22279,22274,327760,7,22281,22275,22280,196855,
22297,0,262394,1762,22282,22297,131320,22282,327829,215,22288,22275,22272,327761,6,22289,22288,1,327761,6,22290,22288,
0,327808,6,22294,22280,22278,327808,6,22295,22294,22289,327760,7,22296,22290,22295,131321,22297,131320,22297,458997,7,
22298,22281,22264,22296,22282,262268,24,22299,22298,327879,6,22302,18319,1778,327874,6,22303,22302,828,327808,6,22304,
22302,22303,327745,335,22305,938,22304,262205,6,22306,22305,393281,239,22307,22299,238,7670,327742,22307,22306,2,4,
131321,22308,131320,22308,196855,22363,0,262394,18411,22319,22363,131320,22319,393281,805,22320,498,238,1752,262205,
24,22321,22320,262268,7,22322,22321,327761,6,22326,22322,0,327876,6,22327,14906,212,327829,215,22328,22326,22327,
327761,6,22329,22328,1,327761,6,22330,22328,0,327761,6,22332,22322,1,327874,6,22333,14906,223,327808,6,22334,22332,
22333,327808,6,22335,22334,22329,327760,7,22336,22330,22335,196855,22352,0,262394,1762,22337,22352,131320,22337,
327829,215,22343,22330,22327,327761,6,22344,22343,1,327761,6,22345,22343,0,327808,6,22349,22335,22333,327808,6,22350,
22349,22344,327760,7,22351,22345,22350,131321,22352,131320,22352,458997,7,22353,22336,22319,22351,22337,262268,24,
22354,22353,327879,6,22357,18407,1778,327874,6,22358,22357,828,327808,6,22359,22357,22358,327745,335,22360,938,22359,
262205,6,22361,22360,393281,239,22362,22354,238,7670,327742,22362,22361,2,4,131321,22363,131320,22363,196855,22418,0,
262394,18499,22374,22418,131320,22374,393281,805,22375,498,238,1752,262205,24,22376,22375,262268,7,22377,22376,327761,
6,22381,22377,0,327876,6,22382,14923,212,327829,215,22383,22381,22382,327761,6,22384,22383,1,327761,6,22385,22383,0,
327761,6,22387,22377,1,327874,6,22388,14923,223,327808,6,22389,22387,22388,327808,6,22390,22389,22384,327760,7,22391,
22385,22390,196855,22407,0,262394,1762,22392,22407,131320,22392,327829,215,22398,22385,22382,327761,6,22399,22398,1,
327761,6,22400,22398,0,327808,6,22404,22390,22388,327808,6,22405,22404,22399,327760,7,22406,22400,22405,131321,22407,
131320,22407,458997,7,22408,22391,22374,22406,22392,262268,24,22409,22408,327879,6,22412,18495,1778,327874,6,22413,
22412,828,327808,6,22414,22412,22413,327745,335,22415,938,22414,262205,6,22416,22415,393281,239,22417,22409,238,7670,
327742,22417,22416,2,4,131321,22418,131320,22418,196855,22473,0,262394,18587,22429,22473,131320,22429,393281,805,
22430,498,238,1752,262205,24,22431,22430,262268,7,22432,22431,327761,6,22436,22432,0,327876,6,22437,14940,212,327829,
215,22438,22436,22437,327761,6,22439,22438,1,327761,6,22440,22438,0,327761,6,22442,22432,1,327874,6,22443,14940,223,
327808,6,22444,22442,22443,327808,6,22445,22444,22439,327760,7,22446,22440,22445,196855,22462,0,262394,1762,22447,
22462,131320,22447,327829,215,22453,22440,22437,327761,6,22454,22453,1,327761,6,22455,22453,0,327808,6,22459,22445,
22443,327808,6,22460,22459,22454,327760,7,22461,22455,22460,131321,22462,131320,22462,458997,7,22463,22446,22429,
22461,22447,262268,24,22464,22463,327879,6,22467,18583,1778,327874,6,22468,22467,828,327808,6,22469,22467,22468,
327745,335,22470,938,22469,262205,6,22471,22470,393281,239,22472,22464,238,7670,327742,22472,22471,2,4,131321,22473,
131320,22473,196855,22528,0,262394,18675,22484,22528,131320,22484,393281,805,22485,498,238,1752,262205,24,22486,22485,
262268,7,22487,22486,327761,6,22491,22487,0,327876,6,22492,14957,212,327829,215,22493,22491,22492,327761,6,22494,
22493,1,327761,6,22495,22493,0,327761,6,22497,22487,1,327874,6,22498,14957,223,327808,6,22499,22497,22498,327808,6,
22500,22499,22494,327760,7,22501,22495,22500,196855,22517,0,262394,1762,22502,22517,131320,22502,327829,215,22508,
22495,22492,327761,6,22509,22508,1,327761,6,22510,22508,0,327808,6,22514,22500,22498,327808,6,22515,22514,22509,
327760,7,22516,22510,22515,131321,22517,131320,22517,458997,7,22518,22501,22484,22516,22502,262268,24,22519,22518,
327879,6,22522,18671,1778,327874,6,22523,22522,828,327808,6,22524,22522,22523,327745,335,22525,938,22524,262205,6,
22526,22525,393281,239,22527,22519,238,7670,327742,22527,22526,2,4,131321,22528,131320,22528,196855,22583,0,262394,
18763,22539,22583,131320,22539,393281,805,22540,498,238,1752,262205,24,22541,22540,262268,7,22542,22541,327761,6,
22546,22542,0,327876,6,22547,14974,212,327829,215,22548,22546,22547,327761,6,22549,22548,1,327761,6,22550,22548,0,
327761,6,22552,22542,1,327874,6,22553,14974,223,327808,6,22554,22552,22553,327808,6,22555,22554,22549,327760,7,22556,
22550,22555,196855,22572,0,262394,1762,22557,22572,131320,22557,327829,215,22563,22550,22547,327761,6,22564,22563,1,
327761,6,22565,22563,0,327808,6,22569,22555,22553,327808,6,22570,22569,22564,327760,7,22571,22565,22570,131321,22572,
131320,22572,458997,7,22573,22556,22539,22571,22557,262268,24,22574,22573,327879,6,22577,18759,1778,327874,6,22578,
22577,828,327808,6,22579,22577,22578,327745,335,22580,938,22579,262205,6,22581,22580,393281,239,22582,22574,238,7670,
327742,22582,22581,2,4,131321,22583,131320,22583,196855,22638,0,262394,18851,22594,22638,131320,22594,393281,805,
22595,498,238,1752,262205,24,22596,22595,262268,7,22597,22596,327761,6,22601,22597,0,327876,6,22602,14991,212,327829,
215,22603,22601,22602,327761,6,22604,22603,1,327761,6,22605,22603,0,327761,6,22607,22597,1,327874,6,22608,14991,223,
327808,6,22609,22607,22608,327808,6,22610,22609,22604,327760,7,22611,22605,22610,196855,22627,0,262394,1762,22612,
22627,131320,22612,327829,215,22618,22605,22602,327761,6,22619,22618,1,327761,6,22620,22618,0,327808,6,22624,22610,
22608,327808,6,22625,22624,22619,327760,7,22626,22620,22625,131321,22627,131320,22627,458997,7,22628,22611,22594,
22626,22612,262268,24,22629,22628,327879,6,22632,18847,1778,327874,6,22633,22632,828,327808,6,22634,22632,22633,
327745,335,22635,938,22634,262205,6,22636,22635,393281,239,22637,22629,238,7670,327742,22637,22636,2,4,131321,22638,
131320,22638,196855,22693,0,262394,18939,22649,22693,131320,22649,393281,805,22650,498,238,1752,262205,24,22651,22650,
262268,7,22652,22651,327761,6,22656,22652,0,327876,6,22657,15008,212,327829,215,22658,22656,22657,327761,6,22659,
22658,1,327761,6,22660,22658,0,327761,6,22662,22652,1,327874,6,22663,15008,223,327808,6,22664,22662,22663,327808,6,
22665,22664,22659,327760,7,22666,22660,22665,196855,22682,0,262394,1762,22667,22682,131320,22667,327829,215,22673,
22660,22657,327761,6,22674,22673,1,327761,6,22675,22673,0,327808,6,22679,22665,22663,327808,6,22680,22679,22674,
327760,7,22681,22675,22680,131321,22682,131320,22682,458997,7,22683,22666,22649,22681,22667,262268,24,22684,22683,
327879,6,22687,18935,1778,327874,6,22688,22687,828,327808,6,22689,22687,22688,327745,335,22690,938,22689,262205,6,
22691,22690,393281,239,22692,22684,238,7670,327742,22692,22691,2,4,131321,22693,131320,22693,196855,22748,0,262394,
19027,22704,22748,131320,22704,393281,805,22705,498,238,1752,262205,24,22706,22705,262268,7,22707,22706,327761,6,
22711,22707,0,327876,6,22712,15025,212,327829,215,22713,22711,22712,327761,6,22714,22713,1,327761,6,22715,22713,0,
327761,6,22717,22707,1,327874,6,22718,15025,223,327808,6,22719,22717,22718,327808,6,22720,22719,22714,327760,7,22721,
22715,22720,196855,22737,0,262394,1762,22722,22737,131320,22722,327829,215,22728,22715,22712,327761,6,22729,22728,1,
327761,6,22730,22728,0,327808,6,22734,22720,22718,327808,6,22735,22734,22729,327760,7,22736,22730,22735,131321,22737,
131320,22737,458997,7,22738,22721,22704,22736,22722,262268,24,22739,22738,327879,6,22742,19023,1778,327874,6,22743,
22742,828,327808,6,22744,22742,22743,327745,335,22745,938,22744,262205,6,22746,22745,393281,239,22747,22739,238,7670,
327742,22747,22746,2,4,131321,22748,131320,22748,196855,22803,0,262394,19115,22759,22803,131320,22759,393281,805,
22760,498,238,1752,262205,24,22761,22760,262268,7,22762,22761,327761,6,22766,22762,0,327876,6,22767,15042,212,327829,
215,22768,22766,22767,327761,6,22769,22768,1,327761,6,22770,22768,0,327761,6,22772,22762,1,327874,6,22773,15042,223,
327808,6,22774,22772,22773,327808,6,22775,22774,22769,327760,7,22776,22770,22775,196855,22792,0,262394,1762,22777,
22792,131320,22777,327829,215,22783,22770,22767,327761,6,22784,22783,1,327761,6,22785,22783,0,327808,6,22789,22775,
22773,327808,6,22790,22789,22784,327760,7,22791,22785,22790,131321,22792,131320,22792,458997,7,22793,22776,22759,
22791,22777,262268,24,22794,22793,327879,6,22797,19111,1778,327874,6,22798,22797,828,327808,6,22799,22797,22798,
327745,335,22800,938,22799,262205,6,22801,22800,393281,239,22802,22794,238,7670,327742,22802,22801,2,4,131321,22803,
131320,22803,196855,22858,0,262394,19203,22814,22858,131320,22814,393281,805,22815,498,238,1752,262205,24,22816,22815,
262268,7,22817,22816,327761,6,22821,22817,0,327876,6,22822,15059,212,327829,215,22823,22821,22822,327761,6,22824,
22823,1,327761,6,22825,22823,0,327761,6,22827,22817,1,327874,6,22828,15059,223,327808,6,22829,22827,22828,327808,6,
22830,22829,22824,327760,7,22831,22825,22830,196855,22847,0,262394,1762,22832,22847,131320,22832,327829,215,22838,
22825,22822,327761,6,22839,22838,1,327761,6,22840,22838,0,327808,6,22844,22830,22828,327808,6,22845,22844,22839,
327760,7,22846,22840,22845,131321,22847,131320,22847,458997,7,22848,22831,22814,22846,22832,262268,24,22849,22848,
327879,6,22852,19199,1778,327874,6,22853,22852,828,327808,6,22854,22852,22853,327745,335,22855,938,22854,262205,6,
22856,22855,393281,239,22857,22849,238,7670,327742,22857,22856,2,4,131321,22858,131320,22858,196855,22913,0,262394,
19291,22869,22913,131320,22869,393281,805,22870,498,238,1752,262205,24,22871,22870,262268,7,22872,22871,327761,6,
22876,22872,0,327876,6,22877,15076,212,327829,215,22878,22876,22877,327761,6,22879,22878,1,327761,6,22880,22878,0,
327761,6,22882,22872,1,327874,6,22883,15076,223,327808,6,22884,22882,22883,327808,6,22885,22884,22879,327760,7,22886,
22880,22885,196855,22902,0,262394,1762,22887,22902,131320,22887,327829,215,22893,22880,22877,327761,6,22894,22893,1,
327761,6,22895,22893,0,327808,6,22899,22885,22883,327808,6,22900,22899,22894,327760,7,22901,22895,22900,131321,22902,
131320,22902,458997,7,22903,22886,22869,22901,22887,262268,24,22904,22903,327879,6,22907,19287,1778,327874,6,22908,
22907,828,327808,6,22909,22907,22908,327745,335,22910,938,22909,262205,6,22911,22910,393281,239,22912,22904,238,7670,
327742,22912,22911,2,4,131321,22913,131320,22913,196855,22968,0,262394,19379,22924,22968,131320,22924,393281,805,
22925,498,238,1752,262205,24,22926,22925,262268,7,22927,22926,327761,6,22931,22927,0,327876,6,22932,15093,212,327829,
215,22933,22931,22932,327761,6,22934,22933,1,327761,6,22935,22933,0,327761,6,22937,22927,1,327874,6,22938,15093,223,
327808,6,22939,22937,22938,327808,6,22940,22939,22934,327760,7,22941,22935,22940,196855,22957,0,262394,1762,22942,
22957,131320,22942,327829,215,22948,22935,22932,327761,6,22949,22948,1,327761,6,22950,22948,0,327808,6,22954,22940,
22938,327808,6,22955,22954,22949,327760,7,22956,22950,22955,131321,22957,131320,22957,458997,7,22958,22941,22924,
22956,22942,262268,24,22959,22958,327879,6,22962,19375,1778,327874,6,22963,22962,828,327808,6,22964,22962,22963,
327745,335,22965,938,22964,262205,6,22966,22965,393281,239,22967,22959,238,7670,327742,22967,22966,2,4,131321,22968,
131320,22968,196855,23023,0,262394,19467,22979,23023,131320,22979,393281,805,22980,498,238,1752,262205,24,22981,22980,
262268,7,22982,22981,327761,6,22986,22982,0,327876,6,22987,15110,212,327829,215,22988,22986,22987,327761,6,22989,
22988,1,327761,6,22990,22988,0,327761,6,22992,22982,1,327874,6,22993,15110,223,327808,6,22994,22992,22993,327808,6,
22995,22994,22989,327760,7,22996,22990,22995,196855,23012,0,262394,1762,22997,23012,131320,22997,327829,215,23003,
22990,22987,327761,6,23004,23003,1,327761,6,23005,23003,0,327808,6,23009,22995,22993,327808,6,23010,23009,23004,
327760,7,23011,23005,23010,131321,23012,131320,23012,458997,7,23013,22996,22979,23011,22997,262268,24,23014,23013,
327879,6,23017,19463,1778,327874,6,23018,23017,828,327808,6,23019,23017,23018,327745,335,23020,938,23019,262205,6,
23021,23020,393281,239,23022,23014,238,7670,327742,23022,23021,2,4,131321,23023,131320,23023,196855,23078,0,262394,
19555,23034,23078,131320,23034,393281,805,23035,498,238,1752,262205,24,23036,23035,262268,7,23037,23036,327761,6,
23041,23037,0,327876,6,23042,15127,212,327829,215,23043,23041,23042,327761,6,23044,23043,1,327761,6,23045,23043,0,
327761,6,23047,23037,1,327874,6,23048,15127,223,327808,6,23049,23047,23048,327808,6,23050,23049,23044,327760,7,23051,
23045,23050,196855,23067,0,262394,1762,23052,23067,131320,23052,327829,215,23058,23045,23042,327761,6,23059,23058,1,
327761,6,23060,23058,0,327808,6,23064,23050,23048,327808,6,23065,23064,23059,327760,7,23066,23060,23065,131321,23067,
131320,23067,458997,7,23068,23051,23034,23066,23052,262268,24,23069,23068,327879,6,23072,19551,1778,327874,6,23073,
23072,828,327808,6,23074,23072,23073,327745,335,23075,938,23074,262205,6,23076,23075,393281,239,23077,23069,238,7670,
327742,23077,23076,2,4,131321,23078,131320,23078,131321,5772,131320,5772,327808,6,5774,7670,281,131321,5758,131320,
5775,131321,5776,131320,5776,131321,5492,131320,5492,262368,308,308,337,131321,2459,131320,2459,131321,2456,131320,
2458,65789,65592,
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
