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
#define RAYSORT_SHADER_DIGEST "c53cbfc1ac0d7b60dbb82bd548a16211b580c77e0d632e7570db4797f5cb83d5"
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
119734787,66816,524299,24735,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,
5,4,1852399981,0,311,317,347,402,423,486,926,1202,1425,1430,2206,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,94,1,1,262215,311,11,29,
262215,313,1,0,327752,483,0,35,0,327752,483,1,35,8,327752,483,2,35,16,327752,483,3,35,24,327752,483,4,35,32,327752,
483,5,35,40,327752,483,6,35,48,327752,483,7,35,56,327752,483,8,35,64,327752,483,9,35,72,327752,483,10,35,76,327752,
483,11,35,80,327752,483,12,35,84,327752,483,13,35,88,327752,483,14,35,92,327752,483,15,35,96,327752,483,16,35,100,
327752,483,17,35,104,327752,483,18,35,108,327752,483,19,35,112,327752,483,20,35,116,327752,483,21,35,120,327752,483,
22,35,124,327752,484,0,35,0,196679,484,2,262216,759,0,24,327752,759,0,35,0,196679,759,2,262215,971,1,2,262215,2206,11,
26,262215,2476,1,0,262215,2477,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,
262176,43,7,42,262187,6,93,16,262194,6,94,4,262187,6,95,0,131092,96,393268,96,97,170,94,95,262187,6,98,1,393268,96,99,
170,94,98,262187,6,100,8,262187,6,101,4,458804,6,102,169,99,100,101,458804,6,103,169,97,93,102,393268,6,104,134,93,
103,262172,105,42,104,262176,106,7,105,262172,113,6,93,262176,114,7,113,262165,199,32,1,262187,199,200,2,262174,203,6,
6,262187,199,211,30,262187,199,226,0,262176,227,5349,6,262187,199,269,1,458796,42,294,95,95,95,95,262187,6,296,2,
262187,6,297,3,458796,42,298,95,98,296,297,262167,304,96,4,262176,310,1,6,262203,310,311,1,262194,6,313,128,393268,6,
314,134,313,101,262172,315,42,314,262176,316,4,315,262203,316,317,4,262176,323,4,6,262187,6,325,264,393268,6,327,134,
313,100,262176,334,4,42,262187,6,343,32,393268,6,344,134,313,343,262172,345,42,344,262176,346,4,345,262203,346,347,4,
393268,6,366,134,313,100,393268,6,378,134,313,343,393268,6,399,134,313,343,262172,400,42,399,262176,401,4,400,262203,
401,402,4,262203,323,423,4,1638430,483,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,484,483,262176,
485,9,484,262203,485,486,9,262187,199,487,13,262176,488,9,6,262187,199,491,24,262187,199,494,14,262187,6,503,65535,
262176,511,9,15,262187,6,524,4294967292u,262187,199,550,10,262187,6,553,256,262187,199,563,9,393268,96,573,170,94,297,
393268,96,597,170,94,296,393268,96,612,170,94,101,262187,199,629,12,262187,6,640,4294967295u,393268,96,645,170,94,95,
262187,199,650,18,262187,199,657,15,262187,199,680,16,262187,6,687,31,393268,96,690,170,94,297,262187,199,721,17,
262187,6,729,128,393268,6,730,134,729,103,196647,758,5349,196638,759,42,262176,758,5349,759,262176,761,5349,42,262187,
199,768,19,262187,199,781,20,262187,199,792,8,262176,793,9,24,262187,199,816,5,393268,96,832,176,94,297,393268,6,836,
132,313,93,393268,6,922,134,836,343,393268,6,923,128,836,922,262172,924,6,923,262176,925,4,924,262203,925,926,4,
262194,6,971,8,393268,6,972,137,971,101,393268,96,973,170,972,95,262187,6,984,15,458804,6,1005,169,973,101,297,393268,
6,1006,196,98,1005,262187,199,1047,4,262187,6,1053,252645135,262187,6,1075,6,393268,6,1095,134,1006,101,393268,6,1109,
134,313,100,262187,6,1147,255,393268,6,1154,132,296,313,393268,96,1191,178,971,101,262172,1200,6,1006,262176,1201,4,
1200,262203,1201,1202,4,262187,6,1268,7,393268,6,1344,196,98,971,262187,6,1345,12,393268,6,1346,196,1344,1345,393268,
6,1373,196,1344,1345,393268,6,1422,128,1344,98,262172,1423,6,1422,262176,1424,4,1423,262203,1424,1425,4,393268,6,1427,
128,1344,98,262172,1428,6,1427,262176,1429,4,1428,262203,1429,1430,4,327732,96,1466,168,1191,393268,6,1478,130,1006,
98,196650,96,1485,393268,6,1523,128,1345,1005,196649,96,1528,393268,6,1667,130,836,98,393268,96,1679,170,94,297,
262187,199,1683,6,262187,6,1753,4095,262187,199,1860,21,262187,199,1867,7,393268,6,1952,134,313,343,393268,6,1953,128,
313,1952,327732,96,1961,168,1191,262187,6,1971,58,262187,6,2118,512,262187,199,2137,3,262187,6,2173,9,262187,199,2193,
22,262167,2204,6,3,262176,2205,1,2204,262203,2205,2206,1,393268,6,2219,128,1344,313,393268,6,2220,130,2219,98,393268,
6,2221,134,2220,313,262172,2236,6,2221,262176,2237,7,2236,262187,199,2269,11,262187,6,2403,64,262194,6,2476,1,393267,
2204,2477,2476,98,98,458796,42,8209,101,101,101,101,262187,6,8210,5,262187,6,8211,10,458796,42,8212,1053,1053,1053,
1053,262187,6,16332,11,262187,6,16333,13,262187,6,16334,14,262187,6,16335,1024,262187,6,16336,2048,262187,6,16337,
4096,262187,6,16338,8192,262187,6,16339,16384,262187,6,16340,32768,327734,2,4,0,3,131320,5,262203,43,4468,7,262203,43,
3897,7,262203,43,3276,7,262203,114,3222,7,262203,106,3223,7,262203,106,3230,7,262203,2237,2631,7,262203,2237,2633,7,
262203,106,2430,7,393281,488,2491,486,226,550,262205,6,2492,2491,327879,6,2493,2492,553,327851,96,2494,2493,95,196855,
2506,0,262394,2494,2495,2503,131320,2503,393281,488,2504,486,226,563,262205,6,2505,2504,131321,2506,131320,2495,
393281,511,2496,486,226,200,262205,15,2497,2496,393281,227,2498,2497,226,226,393277,6,2499,2498,2,4,393281,488,2500,
486,226,563,262205,6,2501,2500,458764,6,2502,1,38,2499,2501,131321,2506,131320,2506,458997,6,6475,2502,2495,2505,2503,
393281,488,2417,486,226,2269,262205,6,2418,2417,327745,310,2420,2206,95,262205,6,2421,2420,327808,6,2517,6475,836,
327810,6,2518,2517,98,327814,6,2520,2518,836,327808,6,2523,2520,2418,327810,6,2524,2523,98,327814,6,2526,2524,2418,
458764,6,2527,1,41,98,2526,327812,6,2530,2527,836,327808,6,2533,2520,2527,327810,6,2534,2533,98,327814,6,2536,2534,
2527,327856,96,2541,2421,2536,196855,2548,0,262394,2541,2542,2546,131320,2546,131321,2548,131320,2542,327812,6,2545,
2421,2530,131321,2548,131320,2548,458997,6,6476,2545,2542,6475,2546,327808,6,2555,6476,2530,458764,6,2556,1,38,6475,
2555,262205,6,2564,311,327812,6,2565,2564,93,327808,6,2566,6476,2565,196855,2572,0,262394,832,2567,2572,131320,2567,
327808,6,2569,6476,836,327858,96,2571,2569,2556,131321,2572,131320,2572,458997,96,2573,832,2548,2571,2567,196855,2591,
0,262394,2573,2574,2591,131320,2574,131321,2575,131320,2575,458997,6,6483,95,2574,2589,2579,327856,96,2578,6483,104,
262390,2590,2579,1,262394,2578,2579,2590,131320,2579,327812,6,2583,6483,103,327808,6,2584,2566,2583,393281,511,2596,
486,226,226,262205,15,2597,2596,262268,7,2598,2597,327814,6,2600,2584,103,327812,6,2601,2600,101,327761,6,2611,2598,0,
327876,6,2613,2601,200,327829,203,2614,2611,2613,327761,6,2615,2614,1,327761,6,2616,2614,0,327761,6,2619,2598,1,
327874,6,2621,2601,211,327808,6,2622,2619,2621,327808,6,2624,2622,2615,327760,7,2625,2616,2624,262268,758,2603,2625,
327745,761,2604,2603,226,393277,42,2605,2604,2,16,327745,43,2586,2430,6483,196670,2586,2605,327808,6,2589,6483,269,
131321,2575,131320,2590,131321,2591,131320,2591,262205,105,2439,2430,262312,96,2441,2541,196855,2443,0,262394,2441,
2442,2443,131320,2442,327850,96,2446,2421,95,131321,2443,131320,2443,458997,96,2447,2541,2591,2446,2442,196855,2449,0,
262394,2447,2448,2449,131320,2448,327850,96,2651,2421,95,196855,2657,0,262394,2651,2652,2657,131320,2652,327879,6,
2655,2492,729,327851,96,2656,2655,95,131321,2657,131320,2657,458997,96,2658,2651,2448,2656,2652,327812,6,2660,2564,
2221,131321,2661,131320,2661,458997,6,6489,95,2657,2711,2712,458997,6,6488,95,2657,2714,2712,327856,96,2664,6488,2221,
262390,2715,2712,1,262394,2664,2665,2715,131320,2665,327808,6,2668,2660,6488,393281,488,2671,486,226,650,262205,6,
2672,2671,327856,96,2673,2668,2672,196855,2681,0,262394,2673,2674,2680,131320,2680,131321,2681,131320,2674,393281,511,
2675,486,226,1047,262205,15,2676,2675,393281,227,2678,2676,226,2668,393277,6,2679,2678,2,4,131321,2681,131320,2681,
458997,6,7707,2679,2674,95,2680,327745,9,2683,2631,6488,196670,2683,7707,327847,96,2690,2673,2541,196855,2704,0,
262394,2690,2691,2703,131320,2703,131321,2704,131320,2691,393281,511,2692,486,226,2137,262205,15,2693,2692,327812,6,
2697,2668,2418,327808,6,2700,2697,2421,393281,227,2701,2693,226,2700,393277,6,2702,2701,2,4,131321,2704,131320,2704,
458997,6,7711,2702,2691,95,2703,327745,9,2706,2633,6488,196670,2706,7711,262205,6,2709,2683,327808,6,2711,6489,2709,
131321,2712,131320,2712,327808,6,2714,6488,269,131321,2661,131320,2715,327814,6,2845,2564,101,327817,6,2847,2564,101,
393281,323,2849,317,2845,2847,196670,2849,6489,262368,296,296,325,327856,96,2851,2564,327,196855,2879,0,262394,2851,
2852,2879,131320,2852,327812,6,2854,2564,296,327745,334,2855,317,2854,262205,42,2856,2855,327808,6,2859,2854,98,
327745,334,2860,317,2859,262205,42,2861,2860,327808,42,2862,2856,2861,327761,6,2868,2862,0,327761,6,2870,2862,1,
327808,6,2871,2868,2870,327761,6,2873,2862,2,327808,6,2874,2871,2873,327761,6,2876,2862,3,327808,6,2877,2874,2876,
393281,323,2878,347,2845,2847,196670,2878,2877,131321,2879,131320,2879,262368,296,296,325,327856,96,2881,2564,366,
196855,2936,0,262394,2881,2882,2936,131320,2882,131321,2883,131320,2883,458997,42,17282,294,2882,2893,2887,458997,42,
17281,294,2882,2900,2887,458997,6,6491,95,2882,2903,2887,327856,96,2886,6491,378,262390,2904,2887,1,262394,2886,2887,
2904,131320,2887,327745,334,2889,347,6491,262205,42,2890,2889,327808,42,2893,17282,2890,327812,6,2895,6491,101,458832,
42,2980,2895,2895,2895,2895,327808,42,2981,298,2980,458832,42,2983,2564,2564,2564,2564,327856,304,2984,2981,2983,
393385,42,2985,2984,2890,294,327808,42,2900,17281,2985,327808,6,2903,6491,269,131321,2883,131320,2904,327761,6,2910,
17281,0,327761,6,2912,17281,1,327808,6,2913,2910,2912,327761,6,2915,17281,2,327808,6,2916,2913,2915,327761,6,2918,
17281,3,327808,6,2919,2916,2918,393281,323,2920,402,2845,2847,196670,2920,2919,327850,96,2922,2564,95,196855,2935,0,
262394,2922,2923,2935,131320,2923,327761,6,2925,17282,0,327761,6,2927,17282,1,327808,6,2928,2925,2927,327761,6,2930,
17282,2,327808,6,2931,2928,2930,327761,6,2933,17282,3,327808,6,2934,2931,2933,196670,423,2934,131321,2935,131320,2935,
131321,2936,131320,2936,262368,296,296,325,262205,6,2937,423,327814,6,2939,2564,100,327812,6,2940,2939,296,327817,6,
2942,2564,100,327745,334,2943,317,2940,262205,42,2944,2943,458832,42,2993,2942,2942,2942,2942,327856,304,2994,298,
2993,393385,42,2995,2994,2944,294,327808,6,2949,2940,98,327745,334,2952,317,2949,262205,42,2953,2952,327808,42,3001,
298,8209,327856,304,3004,3001,2993,393385,42,3005,3004,2953,294,327808,42,2956,2995,3005,327814,6,2958,2564,343,
327817,6,2961,2939,101,393281,323,2962,402,2958,2961,262205,6,2963,2962,327761,6,2965,2956,0,327808,6,2966,2963,2965,
327761,6,2968,2956,1,327808,6,2969,2966,2968,327761,6,2971,2956,2,327808,6,2972,2969,2971,327761,6,2974,2956,3,327808,
6,2975,2972,2974,131321,2719,131320,2719,458997,6,7702,2975,2936,2753,2754,458997,6,6495,95,2936,2756,2754,327856,96,
2722,6495,2221,262390,2757,2754,1,262394,2722,2723,2757,131320,2723,327808,6,2726,2660,6495,393281,488,2728,486,226,
650,262205,6,2729,2728,327856,96,2730,2726,2729,196855,2748,0,262394,2730,2731,2748,131320,2731,327745,9,2735,2633,
6495,262205,6,2736,2735,327808,6,2737,7702,2736,327745,323,2738,1430,2726,196670,2738,2737,196855,2747,0,262394,2658,
2740,2747,131320,2740,327745,9,2744,2631,6495,262205,6,2745,2744,393281,793,3009,486,226,792,262205,24,3010,3009,
327808,6,3012,93,2726,393281,227,3014,3010,226,3012,327742,3014,7702,2,4,393281,488,3015,486,226,2193,262205,6,3016,
3015,327812,6,3018,2726,297,327808,6,3019,3016,3018,393281,488,3026,486,226,768,262205,6,3027,3026,327814,6,3028,2745,
3027,327817,6,3032,2745,3027,327851,96,3033,3032,95,393385,6,3034,3033,98,95,327808,6,3035,3028,3034,393281,488,3037,
486,226,781,262205,6,3038,3037,327814,6,3039,3035,3038,327817,6,3043,3035,3038,327851,96,3044,3043,95,393385,6,3045,
3044,98,95,327808,6,3046,3039,3045,458764,6,3053,1,38,3035,3038,393281,227,3054,3010,226,3019,327742,3054,3053,2,4,
327808,6,3058,3019,98,458764,6,3060,1,41,3046,98,393281,227,3061,3010,226,3058,327742,3061,3060,2,4,327808,6,3065,
3019,296,393281,227,3066,3010,226,3065,327742,3066,98,2,4,131321,2747,131320,2747,131321,2748,131320,2748,327745,9,
2750,2631,6495,262205,6,2751,2750,327808,6,2753,7702,2751,131321,2754,131320,2754,327808,6,2756,6495,269,131321,2719,
131320,2757,327850,96,2759,2564,95,196855,2825,0,262394,2759,2760,2825,131320,2760,393281,488,2761,486,226,650,262205,
6,2762,2761,327812,6,2765,2762,2418,327808,6,2768,2765,2421,196855,2775,0,262394,2541,2770,2775,131320,2770,327879,6,
2773,2492,98,327851,96,2774,2773,95,131321,2775,131320,2775,458997,96,2776,2541,2760,2774,2770,196855,2797,0,262394,
2776,2781,2796,131320,2796,131321,2797,131320,2781,393281,511,2782,486,226,2137,262205,15,2783,2782,393281,227,2785,
2783,226,2768,393277,6,2786,2785,2,4,327808,6,2792,2768,2418,393281,227,2793,2783,226,2792,393277,6,2794,2793,2,4,
327808,6,2795,2786,2794,131321,2797,131320,2797,458997,6,6506,2795,2781,95,2796,327808,6,2799,2937,6506,327745,323,
2800,1430,2762,196670,2800,2799,196855,2810,0,262394,2658,2802,2810,131320,2802,393281,793,2803,486,226,792,262205,24,
2804,2803,327808,6,2807,93,2762,393281,227,2809,2804,226,2807,327742,2809,2937,2,4,131321,2810,131320,2810,196855,
2819,0,262394,2651,2814,2819,131320,2814,327879,6,2817,2492,2403,327851,96,2818,2817,95,131321,2819,131320,2819,
458997,96,2820,2651,2810,2818,2814,196855,2824,0,262394,2820,2821,2824,131320,2821,393281,511,3077,486,226,1047,
262205,15,3078,3077,393281,227,3081,3078,226,2762,393277,6,3082,3081,2,4,327808,6,3087,2762,98,393281,227,3088,3078,
226,3087,393277,6,3089,3088,2,4,196855,3172,0,262394,2494,3161,3169,131320,3169,393281,488,3170,486,226,563,262205,6,
3171,3170,131321,3172,131320,3161,393281,511,3162,486,226,200,262205,15,3163,3162,393281,227,3164,3163,226,226,393277,
6,3165,3164,2,4,393281,488,3166,486,226,563,262205,6,3167,3166,458764,6,3168,1,38,3165,3167,131321,3172,131320,3172,
458997,6,6518,3168,3161,3171,3169,327879,6,3093,2492,2118,327851,96,3094,3093,95,393281,793,3095,486,226,792,262205,
24,3096,3095,393281,227,3098,3096,226,226,327742,3098,6518,2,4,393281,227,3102,3096,226,269,327742,3102,2937,2,4,
327808,6,3107,3082,3089,393281,227,3108,3096,226,200,327742,3108,3107,2,4,393281,227,3112,3096,226,2137,327742,3112,
3089,2,4,393281,488,3178,486,226,768,262205,6,3179,3178,327814,6,3180,2937,3179,327817,6,3184,2937,3179,327851,96,
3185,3184,95,393385,6,3186,3185,98,95,327808,6,3187,3180,3186,393281,488,3189,486,226,781,262205,6,3190,3189,327814,6,
3191,3187,3190,327817,6,3195,3187,3190,327851,96,3196,3195,95,393385,6,3197,3196,98,95,327808,6,3198,3191,3197,458764,
6,3205,1,38,3187,3190,393281,227,3206,3096,226,101,327742,3206,3205,2,4,458764,6,3212,1,41,3198,98,393281,227,3213,
3096,226,8210,327742,3213,3212,2,4,393281,227,3218,3096,226,1075,327742,3218,98,2,4,196855,3123,0,262394,3094,3118,
3122,131320,3122,131321,3123,131320,3118,327808,6,3120,6518,687,327814,6,3121,3120,343,131321,3123,131320,3123,458997,
6,6522,3121,3118,95,3122,393281,227,3125,3096,226,1867,327742,3125,6522,2,4,196855,3138,0,262394,3094,3129,3137,
131320,3137,131321,3138,131320,3129,327808,6,3134,2762,296,393281,227,3135,3078,226,3134,393277,6,3136,3135,2,4,
131321,3138,131320,3138,458997,6,6524,3136,3129,95,3137,393281,227,3140,3096,226,792,327742,3140,6524,2,4,131321,3141,
131320,3141,458997,6,6525,2173,3138,3152,3145,327856,96,3144,6525,93,262390,3153,3145,0,262394,3144,3145,3153,131320,
3145,393281,227,3149,3096,226,6525,327742,3149,95,2,4,327808,6,3152,6525,269,131321,3141,131320,3153,131321,2824,
131320,2824,131321,2825,131320,2825,131321,2449,131320,2449,262368,296,296,325,131321,2456,131320,2456,458997,105,
6572,2439,2449,3265,2459,458997,6,6548,6476,2449,3261,2459,327856,96,2464,6548,2556,262390,2458,2459,0,262394,2464,
2457,2458,131320,2457,327810,6,3241,2556,6548,458764,6,3242,1,38,836,3241,327850,96,3244,3242,836,327847,96,3245,832,
3244,196855,3256,0,262394,3245,3246,3250,131320,3250,131321,3418,131320,3418,458997,6,6592,2564,3250,3441,3439,327856,
96,3421,6592,836,262390,3442,3439,0,262394,3421,3422,3442,131320,3422,393281,488,3423,486,226,650,262205,6,3424,3423,
327856,96,3427,6592,3242,196855,3434,0,262394,3427,3428,3434,131320,3428,327808,6,3431,6548,6592,196855,3528,0,196859,
95,3477,131320,3477,196855,3494,0,262394,573,3478,3494,131320,3478,393281,511,3479,486,226,226,262205,15,3480,3479,
262268,7,3481,3480,327761,6,3535,3481,0,327876,6,3537,3431,200,327829,203,3538,3535,3537,327761,6,3539,3538,1,327761,
6,3540,3538,0,327761,6,3543,3481,1,327874,6,3545,3431,211,327808,6,3546,3543,3545,327808,6,3548,3546,3539,327829,203,
3558,3540,3537,327761,6,3559,3558,1,327761,6,3560,3558,0,327808,6,3566,3548,3545,327808,6,3568,3566,3559,327760,7,
3569,3560,3568,262268,15,3486,3569,393281,227,3488,3486,226,226,393277,6,3489,3488,2,4,393281,227,3491,3486,226,269,
393277,6,3492,3491,2,4,327760,7,3493,3489,3492,131321,3528,131320,3494,196855,3502,0,262394,597,3495,3502,131320,3495,
393281,511,3496,486,226,226,262205,15,3497,3496,262268,7,3575,3497,327761,6,3586,3575,0,327876,6,3588,3431,200,327829,
203,3589,3586,3588,327761,6,3590,3589,1,327761,6,3591,3589,0,327761,6,3594,3575,1,327874,6,3596,3431,211,327808,6,
3597,3594,3596,327808,6,3599,3597,3590,327760,7,3600,3591,3599,262268,15,3578,3600,393281,227,3579,3578,226,226,
393277,6,3580,3579,2,4,393281,488,3604,486,226,487,262205,6,3605,3604,327874,6,3606,3605,491,327874,6,3607,3580,3606,
393281,488,3608,486,226,494,262205,6,3609,3608,327879,6,3610,3607,3609,327760,7,3501,3610,95,131321,3528,131320,3502,
196855,3509,0,262394,612,3504,3509,131320,3504,327879,6,3507,2492,101,327851,96,3508,3507,95,131321,3509,131320,3509,
458997,96,3510,612,3502,3508,3504,196855,3516,0,262394,3510,3511,3516,131320,3511,393281,511,3512,486,226,269,262205,
15,3513,3512,262268,7,3616,3513,327761,6,3627,3616,0,327876,6,3629,3431,200,327829,203,3630,3627,3629,327761,6,3631,
3630,1,327761,6,3632,3630,0,327761,6,3635,3616,1,327874,6,3637,3431,211,327808,6,3638,3635,3637,327808,6,3640,3638,
3631,327760,7,3641,3632,3640,262268,15,3619,3641,393281,227,3620,3619,226,226,393277,6,3621,3620,2,4,131321,3516,
131320,3516,458997,6,6599,3431,3509,3621,3511,393281,488,3518,486,226,629,262205,6,3519,3518,327856,96,3520,6599,3519,
196855,3525,0,262394,3520,3521,3524,131320,3524,131321,3525,131320,3521,393281,488,3650,486,226,487,262205,6,3651,
3650,327879,6,3652,3651,503,327831,203,3653,6599,3652,327761,6,3654,3653,0,327761,6,3655,3653,1,393281,511,3656,486,
226,226,262205,15,3657,3656,262268,7,3658,3657,327761,6,3660,3658,0,327829,203,3662,3660,3654,327761,6,3663,3662,1,
327761,6,3664,3662,0,327879,6,3666,3664,524,327761,6,3668,3658,1,327808,6,3670,3668,3655,327808,6,3672,3670,3663,
327760,7,3673,3666,3672,262268,15,3675,3673,393281,227,3676,3675,226,226,393277,6,3677,3676,2,4,327879,6,3679,3664,
297,327812,6,3680,3679,100,327874,6,3683,3651,491,327808,6,3684,3680,3683,327874,6,3685,3677,3684,393281,488,3686,486,
226,494,262205,6,3687,3686,327879,6,3688,3685,3687,131321,3525,131320,3525,458997,6,6601,3688,3521,640,3524,327760,7,
3527,6601,95,131321,3528,131320,3528,590069,7,6602,3493,3478,3501,3495,3527,3525,196855,3765,0,196859,95,3698,131320,
3698,196855,3705,0,262394,645,3699,3705,131320,3699,327761,6,3701,6602,0,458764,6,3704,1,38,3701,3424,131321,3765,
131320,3705,327761,6,3707,6602,0,393281,488,3708,486,226,657,262205,6,3709,3708,327852,96,3710,3707,3709,196855,3726,
0,262394,3710,3711,3726,131320,3711,131321,3765,131320,3726,393281,488,3727,486,226,680,262205,6,3728,3727,327879,6,
3732,3728,687,327874,6,3733,3707,3732,196855,3760,0,262394,690,3734,3760,131320,3734,327854,96,3736,3728,343,196855,
3758,0,262394,3736,3737,3743,131320,3743,327850,96,3745,3728,95,196855,3756,0,262394,3745,3746,3748,131320,3748,
327761,6,3751,6602,1,327810,6,3753,343,3728,327876,6,3754,3751,3753,327877,6,3755,3733,3754,131321,3756,131320,3746,
131321,3756,131320,3756,458997,6,6603,3733,3746,3755,3748,131321,3758,131320,3737,327761,6,3739,6602,1,327810,6,3741,
3728,343,327874,6,3742,3739,3741,131321,3758,131320,3758,458997,6,6604,3742,3737,6603,3756,131321,3760,131320,3760,
458997,6,6605,3733,3726,6604,3758,393281,488,3762,486,226,721,262205,6,3763,3762,327879,6,3764,6605,3763,131321,3765,
131320,3765,590069,6,6607,3704,3699,3424,3711,3764,3760,131321,3434,131320,3434,458997,6,6618,3424,3422,6607,3765,
327874,6,3771,6592,816,327808,6,3772,6592,3771,327745,323,3438,926,3772,196670,3438,6618,131321,3439,131320,3439,
327808,6,3441,6592,313,131321,3418,131320,3442,262368,296,296,325,327874,6,3777,2565,816,327808,6,3778,2565,3777,
327745,323,3453,926,3778,262205,6,3454,3453,327808,6,8220,3778,98,327745,323,8221,926,8220,262205,6,8222,8221,327808,
6,8233,3778,296,327745,323,8234,926,8233,262205,6,8235,8234,327808,6,8246,3778,297,327745,323,8247,926,8246,262205,6,
8248,8247,327808,6,8259,3778,101,327745,323,8260,926,8259,262205,6,8261,8260,327808,6,8272,3778,8210,327745,323,8273,
926,8272,262205,6,8274,8273,327808,6,8285,3778,1075,327745,323,8286,926,8285,262205,6,8287,8286,327808,6,8298,3778,
1268,327745,323,8299,926,8298,262205,6,8300,8299,327808,6,8311,3778,100,327745,323,8312,926,8311,262205,6,8313,8312,
327808,6,8324,3778,2173,327745,323,8325,926,8324,262205,6,8326,8325,327808,6,8337,3778,8211,327745,323,8338,926,8337,
262205,6,8339,8338,327808,6,8350,3778,16332,327745,323,8351,926,8350,262205,6,8352,8351,327808,6,8363,3778,1345,
327745,323,8364,926,8363,262205,6,8365,8364,327808,6,8376,3778,16333,327745,323,8377,926,8376,262205,6,8378,8377,
327808,6,8389,3778,16334,327745,323,8390,926,8389,262205,6,8391,8390,327808,6,8402,3778,984,327745,323,8403,926,8402,
262205,6,8404,8403,262368,296,296,325,131321,3256,131320,3246,196670,3223,6572,131321,3280,131320,3280,458997,6,6619,
95,3246,3309,3307,327856,96,3283,6619,93,262390,3310,3307,1,262394,3283,3284,3310,131320,3284,327814,6,3286,6619,103,
327745,43,3287,3223,3286,262205,42,3288,3287,131321,3289,131320,3289,458997,6,7683,95,3284,3305,3303,327856,96,3292,
7683,103,262390,3306,3303,1,262394,3292,3293,3306,131320,3293,327808,6,3296,6619,7683,196670,3276,3288,327812,6,3315,
7683,730,327814,6,3316,3315,343,327745,9,3317,3276,3316,262205,6,3318,3317,327879,6,3322,3315,687,393281,488,3323,486,
226,487,262205,6,3324,3323,327874,6,3325,3324,491,327808,6,3326,3322,3325,327874,6,3327,3318,3326,393281,488,3328,486,
226,494,262205,6,3329,3328,327879,6,3330,3327,3329,196855,3407,0,196859,95,3340,131320,3340,196855,3347,0,262394,645,
3341,3347,131320,3341,393281,488,3344,486,226,650,262205,6,3345,3344,458764,6,3346,1,38,3330,3345,131321,3407,131320,
3347,393281,488,3350,486,226,657,262205,6,3351,3350,327852,96,3352,3330,3351,196855,3368,0,262394,3352,3353,3368,
131320,3353,393281,488,3361,486,226,650,262205,6,3362,3361,131321,3407,131320,3368,393281,488,3369,486,226,680,262205,
6,3370,3369,327879,6,3374,3370,687,327874,6,3375,3330,3374,196855,3402,0,262394,690,3376,3402,131320,3376,327854,96,
3378,3370,343,196855,3400,0,262394,3378,3379,3385,131320,3385,327850,96,3387,3370,95,196855,3398,0,262394,3387,3388,
3390,131320,3390,327810,6,3395,343,3370,327876,6,3396,95,3395,327877,6,3397,3375,3396,131321,3398,131320,3388,131321,
3398,131320,3398,458997,6,7686,3375,3388,3397,3390,131321,3400,131320,3379,327810,6,3383,3370,343,327874,6,3384,95,
3383,131321,3400,131320,3400,458997,6,7687,3384,3379,7686,3398,131321,3402,131320,3402,458997,6,7688,3375,3368,7687,
3400,393281,488,3404,486,226,721,262205,6,3405,3404,327879,6,3406,7688,3405,131321,3407,131320,3407,590069,6,7690,
3346,3341,3362,3353,3406,3402,327745,9,3302,3222,3296,196670,3302,7690,131321,3303,131320,3303,327808,6,3305,7683,269,
131321,3289,131320,3306,131321,3307,131320,3307,327808,6,3309,6619,103,131321,3280,131320,3310,262205,113,3249,3222,
327761,6,6403,3249,0,327761,6,6404,3249,1,327761,6,6405,3249,2,327761,6,6406,3249,3,327761,6,6407,3249,4,327761,6,
6408,3249,5,327761,6,6409,3249,6,327761,6,6410,3249,7,327761,6,6411,3249,8,327761,6,6412,3249,9,327761,6,6413,3249,10,
327761,6,6414,3249,11,327761,6,6415,3249,12,327761,6,6416,3249,13,327761,6,6417,3249,14,327761,6,6418,3249,15,131321,
3256,131320,3256,458997,6,6635,6403,3310,3454,3442,458997,6,6634,6404,3310,8222,3442,458997,6,6633,6405,3310,8235,
3442,458997,6,6632,6406,3310,8248,3442,458997,6,6631,6407,3310,8261,3442,458997,6,6630,6408,3310,8274,3442,458997,6,
6629,6409,3310,8287,3442,458997,6,6628,6410,3310,8300,3442,458997,6,6627,6411,3310,8313,3442,458997,6,6626,6412,3310,
8326,3442,458997,6,6625,6413,3310,8339,3442,458997,6,6624,6414,3310,8352,3442,458997,6,6623,6415,3310,8365,3442,
458997,6,6622,6416,3310,8378,3442,458997,6,6621,6417,3310,8391,3442,458997,6,6620,6418,3310,8404,3442,327876,6,3813,
6635,1345,327808,6,3817,3813,2565,327876,6,8415,6634,1345,327808,6,8416,2565,98,327808,6,8417,8415,8416,327876,6,8428,
6633,1345,327808,6,8429,2565,296,327808,6,8430,8428,8429,327876,6,8441,6632,1345,327808,6,8442,2565,297,327808,6,8443,
8441,8442,327876,6,8454,6631,1345,327808,6,8455,2565,101,327808,6,8456,8454,8455,327876,6,8467,6630,1345,327808,6,
8468,2565,8210,327808,6,8469,8467,8468,327876,6,8480,6629,1345,327808,6,8481,2565,1075,327808,6,8482,8480,8481,327876,
6,8493,6628,1345,327808,6,8494,2565,1268,327808,6,8495,8493,8494,327876,6,8506,6627,1345,327808,6,8507,2565,100,
327808,6,8508,8506,8507,327876,6,8519,6626,1345,327808,6,8520,2565,2173,327808,6,8521,8519,8520,327876,6,8532,6625,
1345,327808,6,8533,2565,8211,327808,6,8534,8532,8533,327876,6,8545,6624,1345,327808,6,8546,2565,16332,327808,6,8547,
8545,8546,327876,6,8558,6623,1345,327808,6,8559,2565,1345,327808,6,8560,8558,8559,327876,6,8571,6622,1345,327808,6,
8572,2565,16333,327808,6,8573,8571,8572,327876,6,8584,6621,1345,327808,6,8585,2565,16334,327808,6,8586,8584,8585,
327876,6,8597,6620,1345,327808,6,8598,2565,984,327808,6,8599,8597,8598,196855,3869,0,262394,1466,3823,3869,131320,
3823,327879,6,3832,6635,1478,327879,6,8610,6634,1478,327879,6,8621,6633,1478,327879,6,8632,6632,1478,327879,6,8643,
6631,1478,327879,6,8654,6630,1478,327879,6,8665,6629,1478,327879,6,8676,6628,1478,327879,6,8687,6627,1478,327879,6,
8698,6626,1478,327879,6,8709,6625,1478,327879,6,8720,6624,1478,327879,6,8731,6623,1478,327879,6,8742,6622,1478,327879,
6,8753,6621,1478,327879,6,8764,6620,1478,327812,6,3913,3832,101,327879,6,3914,3913,687,196855,3976,0,262394,973,3915,
3954,131320,3954,327874,6,3958,95,3914,327879,6,3959,3958,984,327876,6,3971,98,3914,131321,3976,131320,3915,327874,6,
3923,95,3914,327879,6,3924,3923,984,327856,96,3927,3832,100,196855,3932,0,262394,3927,3928,3931,131320,3931,131321,
3932,131320,3928,327876,6,3930,98,3914,131321,3932,131320,3932,458997,6,7668,3930,3928,95,3931,327854,96,3937,3832,
100,393385,96,17044,3937,1528,3937,196855,3950,0,262394,17044,3946,3949,131320,3949,131321,3950,131320,3946,327876,6,
3948,98,3914,131321,3950,131320,3950,458997,6,7674,3948,3946,95,3949,131321,3976,131320,3976,458997,6,17690,3959,3954,
3924,3950,458997,6,7901,7674,3950,95,3954,458997,6,7898,7668,3950,3971,3954,327812,6,8777,8610,101,327879,6,8778,8777,
687,196855,8819,0,262394,973,8793,8779,131320,8779,327874,6,8780,7898,8778,327879,6,8781,8780,984,327876,6,8784,98,
8778,327808,6,8792,7898,8784,131321,8819,131320,8793,327856,96,8794,8610,100,393385,6,8795,8794,7898,7901,327874,6,
8796,8795,8778,327879,6,8797,8796,984,196855,8803,0,262394,8794,8801,8800,131320,8800,131321,8803,131320,8801,327876,
6,8802,98,8778,131321,8803,131320,8803,458997,6,8804,8802,8801,95,8800,327808,6,8805,7898,8804,327854,96,8806,8610,
100,393385,96,17045,8806,1528,8806,196855,8816,0,262394,17045,8814,8813,131320,8813,131321,8816,131320,8814,327876,6,
8815,98,8778,131321,8816,131320,8816,458997,6,8817,8815,8814,95,8813,327808,6,8818,7901,8817,131321,8819,131320,8819,
458997,6,17642,8781,8779,8797,8816,458997,6,8820,8818,8816,7901,8779,458997,6,8821,8805,8816,8792,8779,327812,6,8833,
8621,101,327879,6,8834,8833,687,196855,8875,0,262394,973,8849,8835,131320,8835,327874,6,8836,8821,8834,327879,6,8837,
8836,984,327876,6,8840,98,8834,327808,6,8848,8821,8840,131321,8875,131320,8849,327856,96,8850,8621,100,393385,6,8851,
8850,8821,8820,327874,6,8852,8851,8834,327879,6,8853,8852,984,196855,8859,0,262394,8850,8857,8856,131320,8856,131321,
8859,131320,8857,327876,6,8858,98,8834,131321,8859,131320,8859,458997,6,8860,8858,8857,95,8856,327808,6,8861,8821,
8860,327854,96,8862,8621,100,393385,96,17046,8862,1528,8862,196855,8872,0,262394,17046,8870,8869,131320,8869,131321,
8872,131320,8870,327876,6,8871,98,8834,131321,8872,131320,8872,458997,6,8873,8871,8870,95,8869,327808,6,8874,8820,
8873,131321,8875,131320,8875,458997,6,17597,8837,8835,8853,8872,458997,6,8876,8874,8872,8820,8835,458997,6,8877,8861,
8872,8848,8835,327812,6,8889,8632,101,327879,6,8890,8889,687,196855,8931,0,262394,973,8905,8891,131320,8891,327874,6,
8892,8877,8890,327879,6,8893,8892,984,327876,6,8896,98,8890,327808,6,8904,8877,8896,131321,8931,131320,8905,327856,96,
8906,8632,100,393385,6,8907,8906,8877,8876,327874,6,8908,8907,8890,327879,6,8909,8908,984,196855,8915,0,262394,8906,
8913,8912,131320,8912,131321,8915,131320,8913,327876,6,8914,98,8890,131321,8915,131320,8915,458997,6,8916,8914,8913,
95,8912,327808,6,8917,8877,8916,327854,96,8918,8632,100,393385,96,17047,8918,1528,8918,196855,8928,0,262394,17047,
8926,8925,131320,8925,131321,8928,131320,8926,327876,6,8927,98,8890,131321,8928,131320,8928,458997,6,8929,8927,8926,
95,8925,327808,6,8930,8876,8929,131321,8931,131320,8931,458997,6,17555,8893,8891,8909,8928,458997,6,8932,8930,8928,
8876,8891,458997,6,8933,8917,8928,8904,8891,327812,6,8945,8643,101,327879,6,8946,8945,687,196855,8987,0,262394,973,
8961,8947,131320,8947,327874,6,8948,8933,8946,327879,6,8949,8948,984,327876,6,8952,98,8946,327808,6,8960,8933,8952,
131321,8987,131320,8961,327856,96,8962,8643,100,393385,6,8963,8962,8933,8932,327874,6,8964,8963,8946,327879,6,8965,
8964,984,196855,8971,0,262394,8962,8969,8968,131320,8968,131321,8971,131320,8969,327876,6,8970,98,8946,131321,8971,
131320,8971,458997,6,8972,8970,8969,95,8968,327808,6,8973,8933,8972,327854,96,8974,8643,100,393385,96,17048,8974,1528,
8974,196855,8984,0,262394,17048,8982,8981,131320,8981,131321,8984,131320,8982,327876,6,8983,98,8946,131321,8984,
131320,8984,458997,6,8985,8983,8982,95,8981,327808,6,8986,8932,8985,131321,8987,131320,8987,458997,6,17516,8949,8947,
8965,8984,458997,6,8988,8986,8984,8932,8947,458997,6,8989,8973,8984,8960,8947,327812,6,9001,8654,101,327879,6,9002,
9001,687,196855,9043,0,262394,973,9017,9003,131320,9003,327874,6,9004,8989,9002,327879,6,9005,9004,984,327876,6,9008,
98,9002,327808,6,9016,8989,9008,131321,9043,131320,9017,327856,96,9018,8654,100,393385,6,9019,9018,8989,8988,327874,6,
9020,9019,9002,327879,6,9021,9020,984,196855,9027,0,262394,9018,9025,9024,131320,9024,131321,9027,131320,9025,327876,
6,9026,98,9002,131321,9027,131320,9027,458997,6,9028,9026,9025,95,9024,327808,6,9029,8989,9028,327854,96,9030,8654,
100,393385,96,17049,9030,1528,9030,196855,9040,0,262394,17049,9038,9037,131320,9037,131321,9040,131320,9038,327876,6,
9039,98,9002,131321,9040,131320,9040,458997,6,9041,9039,9038,95,9037,327808,6,9042,8988,9041,131321,9043,131320,9043,
458997,6,17480,9005,9003,9021,9040,458997,6,9044,9042,9040,8988,9003,458997,6,9045,9029,9040,9016,9003,327812,6,9057,
8665,101,327879,6,9058,9057,687,196855,9099,0,262394,973,9073,9059,131320,9059,327874,6,9060,9045,9058,327879,6,9061,
9060,984,327876,6,9064,98,9058,327808,6,9072,9045,9064,131321,9099,131320,9073,327856,96,9074,8665,100,393385,6,9075,
9074,9045,9044,327874,6,9076,9075,9058,327879,6,9077,9076,984,196855,9083,0,262394,9074,9081,9080,131320,9080,131321,
9083,131320,9081,327876,6,9082,98,9058,131321,9083,131320,9083,458997,6,9084,9082,9081,95,9080,327808,6,9085,9045,
9084,327854,96,9086,8665,100,393385,96,17050,9086,1528,9086,196855,9096,0,262394,17050,9094,9093,131320,9093,131321,
9096,131320,9094,327876,6,9095,98,9058,131321,9096,131320,9096,458997,6,9097,9095,9094,95,9093,327808,6,9098,9044,
9097,131321,9099,131320,9099,458997,6,17447,9061,9059,9077,9096,458997,6,9100,9098,9096,9044,9059,458997,6,9101,9085,
9096,9072,9059,327812,6,9113,8676,101,327879,6,9114,9113,687,196855,9155,0,262394,973,9129,9115,131320,9115,327874,6,
9116,9101,9114,327879,6,9117,9116,984,327876,6,9120,98,9114,327808,6,9128,9101,9120,131321,9155,131320,9129,327856,96,
9130,8676,100,393385,6,9131,9130,9101,9100,327874,6,9132,9131,9114,327879,6,9133,9132,984,196855,9139,0,262394,9130,
9137,9136,131320,9136,131321,9139,131320,9137,327876,6,9138,98,9114,131321,9139,131320,9139,458997,6,9140,9138,9137,
95,9136,327808,6,9141,9101,9140,327854,96,9142,8676,100,393385,96,17051,9142,1528,9142,196855,9152,0,262394,17051,
9150,9149,131320,9149,131321,9152,131320,9150,327876,6,9151,98,9114,131321,9152,131320,9152,458997,6,9153,9151,9150,
95,9149,327808,6,9154,9100,9153,131321,9155,131320,9155,458997,6,17417,9117,9115,9133,9152,458997,6,9156,9154,9152,
9100,9115,458997,6,9157,9141,9152,9128,9115,327812,6,9169,8687,101,327879,6,9170,9169,687,196855,9211,0,262394,973,
9185,9171,131320,9171,327874,6,9172,9157,9170,327879,6,9173,9172,984,327876,6,9176,98,9170,327808,6,9184,9157,9176,
131321,9211,131320,9185,327856,96,9186,8687,100,393385,6,9187,9186,9157,9156,327874,6,9188,9187,9170,327879,6,9189,
9188,984,196855,9195,0,262394,9186,9193,9192,131320,9192,131321,9195,131320,9193,327876,6,9194,98,9170,131321,9195,
131320,9195,458997,6,9196,9194,9193,95,9192,327808,6,9197,9157,9196,327854,96,9198,8687,100,393385,96,17052,9198,1528,
9198,196855,9208,0,262394,17052,9206,9205,131320,9205,131321,9208,131320,9206,327876,6,9207,98,9170,131321,9208,
131320,9208,458997,6,9209,9207,9206,95,9205,327808,6,9210,9156,9209,131321,9211,131320,9211,458997,6,17390,9173,9171,
9189,9208,458997,6,9212,9210,9208,9156,9171,458997,6,9213,9197,9208,9184,9171,327812,6,9225,8698,101,327879,6,9226,
9225,687,196855,9267,0,262394,973,9241,9227,131320,9227,327874,6,9228,9213,9226,327879,6,9229,9228,984,327876,6,9232,
98,9226,327808,6,9240,9213,9232,131321,9267,131320,9241,327856,96,9242,8698,100,393385,6,9243,9242,9213,9212,327874,6,
9244,9243,9226,327879,6,9245,9244,984,196855,9251,0,262394,9242,9249,9248,131320,9248,131321,9251,131320,9249,327876,
6,9250,98,9226,131321,9251,131320,9251,458997,6,9252,9250,9249,95,9248,327808,6,9253,9213,9252,327854,96,9254,8698,
100,393385,96,17053,9254,1528,9254,196855,9264,0,262394,17053,9262,9261,131320,9261,131321,9264,131320,9262,327876,6,
9263,98,9226,131321,9264,131320,9264,458997,6,9265,9263,9262,95,9261,327808,6,9266,9212,9265,131321,9267,131320,9267,
458997,6,17366,9229,9227,9245,9264,458997,6,9268,9266,9264,9212,9227,458997,6,9269,9253,9264,9240,9227,327812,6,9281,
8709,101,327879,6,9282,9281,687,196855,9323,0,262394,973,9297,9283,131320,9283,327874,6,9284,9269,9282,327879,6,9285,
9284,984,327876,6,9288,98,9282,327808,6,9296,9269,9288,131321,9323,131320,9297,327856,96,9298,8709,100,393385,6,9299,
9298,9269,9268,327874,6,9300,9299,9282,327879,6,9301,9300,984,196855,9307,0,262394,9298,9305,9304,131320,9304,131321,
9307,131320,9305,327876,6,9306,98,9282,131321,9307,131320,9307,458997,6,9308,9306,9305,95,9304,327808,6,9309,9269,
9308,327854,96,9310,8709,100,393385,96,17054,9310,1528,9310,196855,9320,0,262394,17054,9318,9317,131320,9317,131321,
9320,131320,9318,327876,6,9319,98,9282,131321,9320,131320,9320,458997,6,9321,9319,9318,95,9317,327808,6,9322,9268,
9321,131321,9323,131320,9323,458997,6,17345,9285,9283,9301,9320,458997,6,9324,9322,9320,9268,9283,458997,6,9325,9309,
9320,9296,9283,327812,6,9337,8720,101,327879,6,9338,9337,687,196855,9379,0,262394,973,9353,9339,131320,9339,327874,6,
9340,9325,9338,327879,6,9341,9340,984,327876,6,9344,98,9338,327808,6,9352,9325,9344,131321,9379,131320,9353,327856,96,
9354,8720,100,393385,6,9355,9354,9325,9324,327874,6,9356,9355,9338,327879,6,9357,9356,984,196855,9363,0,262394,9354,
9361,9360,131320,9360,131321,9363,131320,9361,327876,6,9362,98,9338,131321,9363,131320,9363,458997,6,9364,9362,9361,
95,9360,327808,6,9365,9325,9364,327854,96,9366,8720,100,393385,96,17055,9366,1528,9366,196855,9376,0,262394,17055,
9374,9373,131320,9373,131321,9376,131320,9374,327876,6,9375,98,9338,131321,9376,131320,9376,458997,6,9377,9375,9374,
95,9373,327808,6,9378,9324,9377,131321,9379,131320,9379,458997,6,17327,9341,9339,9357,9376,458997,6,9380,9378,9376,
9324,9339,458997,6,9381,9365,9376,9352,9339,327812,6,9393,8731,101,327879,6,9394,9393,687,196855,9435,0,262394,973,
9409,9395,131320,9395,327874,6,9396,9381,9394,327879,6,9397,9396,984,327876,6,9400,98,9394,327808,6,9408,9381,9400,
131321,9435,131320,9409,327856,96,9410,8731,100,393385,6,9411,9410,9381,9380,327874,6,9412,9411,9394,327879,6,9413,
9412,984,196855,9419,0,262394,9410,9417,9416,131320,9416,131321,9419,131320,9417,327876,6,9418,98,9394,131321,9419,
131320,9419,458997,6,9420,9418,9417,95,9416,327808,6,9421,9381,9420,327854,96,9422,8731,100,393385,96,17056,9422,1528,
9422,196855,9432,0,262394,17056,9430,9429,131320,9429,131321,9432,131320,9430,327876,6,9431,98,9394,131321,9432,
131320,9432,458997,6,9433,9431,9430,95,9429,327808,6,9434,9380,9433,131321,9435,131320,9435,458997,6,17312,9397,9395,
9413,9432,458997,6,9436,9434,9432,9380,9395,458997,6,9437,9421,9432,9408,9395,327812,6,9449,8742,101,327879,6,9450,
9449,687,196855,9491,0,262394,973,9465,9451,131320,9451,327874,6,9452,9437,9450,327879,6,9453,9452,984,327876,6,9456,
98,9450,327808,6,9464,9437,9456,131321,9491,131320,9465,327856,96,9466,8742,100,393385,6,9467,9466,9437,9436,327874,6,
9468,9467,9450,327879,6,9469,9468,984,196855,9475,0,262394,9466,9473,9472,131320,9472,131321,9475,131320,9473,327876,
6,9474,98,9450,131321,9475,131320,9475,458997,6,9476,9474,9473,95,9472,327808,6,9477,9437,9476,327854,96,9478,8742,
100,393385,96,17057,9478,1528,9478,196855,9488,0,262394,17057,9486,9485,131320,9485,131321,9488,131320,9486,327876,6,
9487,98,9450,131321,9488,131320,9488,458997,6,9489,9487,9486,95,9485,327808,6,9490,9436,9489,131321,9491,131320,9491,
458997,6,17300,9453,9451,9469,9488,458997,6,9492,9490,9488,9436,9451,458997,6,9493,9477,9488,9464,9451,327812,6,9505,
8753,101,327879,6,9506,9505,687,196855,9547,0,262394,973,9521,9507,131320,9507,327874,6,9508,9493,9506,327879,6,9509,
9508,984,327876,6,9512,98,9506,327808,6,9520,9493,9512,131321,9547,131320,9521,327856,96,9522,8753,100,393385,6,9523,
9522,9493,9492,327874,6,9524,9523,9506,327879,6,9525,9524,984,196855,9531,0,262394,9522,9529,9528,131320,9528,131321,
9531,131320,9529,327876,6,9530,98,9506,131321,9531,131320,9531,458997,6,9532,9530,9529,95,9528,327808,6,9533,9493,
9532,327854,96,9534,8753,100,393385,96,17058,9534,1528,9534,196855,9544,0,262394,17058,9542,9541,131320,9541,131321,
9544,131320,9542,327876,6,9543,98,9506,131321,9544,131320,9544,458997,6,9545,9543,9542,95,9541,327808,6,9546,9492,
9545,131321,9547,131320,9547,458997,6,17291,9509,9507,9525,9544,458997,6,9548,9546,9544,9492,9507,458997,6,9549,9533,
9544,9520,9507,327812,6,9561,8764,101,327879,6,9562,9561,687,196855,9603,0,262394,973,9577,9563,131320,9563,327874,6,
9564,9549,9562,327879,6,9565,9564,984,327876,6,9568,98,9562,327808,6,9576,9549,9568,131321,9603,131320,9577,327856,96,
9578,8764,100,393385,6,9579,9578,9549,9548,327874,6,9580,9579,9562,327879,6,9581,9580,984,196855,9587,0,262394,9578,
9585,9584,131320,9584,131321,9587,131320,9585,327876,6,9586,98,9562,131321,9587,131320,9587,458997,6,9588,9586,9585,
95,9584,327808,6,9589,9549,9588,327854,96,9590,8764,100,393385,96,17059,9590,1528,9590,196855,9600,0,262394,17059,
9598,9597,131320,9597,131321,9600,131320,9598,327876,6,9599,98,9562,131321,9600,131320,9600,458997,6,9601,9599,9598,
95,9597,327808,6,9602,9548,9601,131321,9603,131320,9603,458997,6,17283,9565,9563,9581,9600,458997,6,9604,9602,9600,
9548,9563,458997,6,9605,9589,9600,9576,9563,327874,6,3983,9605,1047,327874,6,3986,9604,1047,458832,42,3987,9605,3983,
9604,3986,327879,42,3989,3987,8212,196670,3897,3989,327850,96,3994,17283,984,327856,96,3996,8764,1006,327847,96,3997,
3994,3996,196855,4014,0,262394,3997,3998,4014,131320,3998,327879,6,4000,8764,98,327874,6,4002,8764,200,327879,6,4003,
4002,296,327877,6,4004,4000,4003,327879,6,4006,8764,1075,327812,6,4007,4006,101,327876,6,4008,93,4007,458832,42,4009,
4008,4008,4008,4008,458832,42,4011,4004,4004,4004,4004,327850,304,4012,298,4011,393385,42,4013,4012,4009,294,196670,
3897,4013,131321,4014,131320,4014,327874,6,4038,2564,816,327878,6,4039,2564,4038,131321,4017,131320,4017,458997,6,
6655,95,4014,4032,4021,327856,96,4020,6655,1095,262390,4033,4021,1,262394,4020,4021,4033,131320,4021,327812,6,4023,
6655,313,327808,6,4025,4023,4039,327745,9,4027,3897,6655,262205,6,4028,4027,327745,323,4029,926,4025,196670,4029,4028,
327808,6,4032,6655,269,131321,4017,131320,4033,327814,6,4057,2564,1109,327817,6,4059,2564,1109,327812,6,4060,4059,100,
327874,6,4174,4060,816,327878,6,4175,4060,4174,327879,6,4063,4057,1075,327812,6,4064,4063,101,262368,296,296,325,
327879,6,4071,4057,98,327812,6,4072,4071,313,327808,6,4074,4072,4175,327878,6,4076,4074,95,327745,323,4079,926,4076,
262205,6,4080,4079,327874,6,4082,4080,4064,327879,6,4083,4082,1147,196855,4099,0,262394,973,4085,4099,131320,4085,
327808,6,4088,4076,1154,327745,323,4089,926,4088,262205,6,4090,4089,327874,6,4092,4090,4064,327879,6,4093,4092,1147,
327876,6,4094,4093,680,327877,6,4097,4083,4094,131321,4099,131320,4099,458997,6,17723,4083,4033,4097,4085,327878,6,
9617,4074,98,327745,323,9618,926,9617,262205,6,9619,9618,327874,6,9620,9619,4064,327879,6,9621,9620,1147,196855,9634,
0,262394,973,9623,9634,131320,9623,327808,6,9624,9617,1154,327745,323,9625,926,9624,262205,6,9626,9625,327874,6,9627,
9626,4064,327879,6,9628,9627,1147,327876,6,9629,9628,680,327877,6,9632,9621,9629,131321,9634,131320,9634,458997,6,
17724,9621,4099,9632,9623,327808,6,9637,17723,17724,327878,6,9649,4074,296,327745,323,9650,926,9649,262205,6,9651,
9650,327874,6,9652,9651,4064,327879,6,9653,9652,1147,196855,9666,0,262394,973,9655,9666,131320,9655,327808,6,9656,
9649,1154,327745,323,9657,926,9656,262205,6,9658,9657,327874,6,9659,9658,4064,327879,6,9660,9659,1147,327876,6,9661,
9660,680,327877,6,9664,9653,9661,131321,9666,131320,9666,458997,6,17725,9653,9634,9664,9655,327808,6,9669,9637,17725,
327878,6,9681,4074,297,327745,323,9682,926,9681,262205,6,9683,9682,327874,6,9684,9683,4064,327879,6,9685,9684,1147,
196855,9698,0,262394,973,9687,9698,131320,9687,327808,6,9688,9681,1154,327745,323,9689,926,9688,262205,6,9690,9689,
327874,6,9691,9690,4064,327879,6,9692,9691,1147,327876,6,9693,9692,680,327877,6,9696,9685,9693,131321,9698,131320,
9698,458997,6,17726,9685,9666,9696,9687,327808,6,9701,9669,17726,327878,6,9713,4074,101,327745,323,9714,926,9713,
262205,6,9715,9714,327874,6,9716,9715,4064,327879,6,9717,9716,1147,196855,9730,0,262394,973,9719,9730,131320,9719,
327808,6,9720,9713,1154,327745,323,9721,926,9720,262205,6,9722,9721,327874,6,9723,9722,4064,327879,6,9724,9723,1147,
327876,6,9725,9724,680,327877,6,9728,9717,9725,131321,9730,131320,9730,458997,6,17727,9717,9698,9728,9719,327808,6,
9733,9701,17727,327878,6,9745,4074,8210,327745,323,9746,926,9745,262205,6,9747,9746,327874,6,9748,9747,4064,327879,6,
9749,9748,1147,196855,9762,0,262394,973,9751,9762,131320,9751,327808,6,9752,9745,1154,327745,323,9753,926,9752,262205,
6,9754,9753,327874,6,9755,9754,4064,327879,6,9756,9755,1147,327876,6,9757,9756,680,327877,6,9760,9749,9757,131321,
9762,131320,9762,458997,6,17728,9749,9730,9760,9751,327808,6,9765,9733,17728,327878,6,9777,4074,1075,327745,323,9778,
926,9777,262205,6,9779,9778,327874,6,9780,9779,4064,327879,6,9781,9780,1147,196855,9794,0,262394,973,9783,9794,131320,
9783,327808,6,9784,9777,1154,327745,323,9785,926,9784,262205,6,9786,9785,327874,6,9787,9786,4064,327879,6,9788,9787,
1147,327876,6,9789,9788,680,327877,6,9792,9781,9789,131321,9794,131320,9794,458997,6,17729,9781,9762,9792,9783,327808,
6,9797,9765,17729,327878,6,9809,4074,1268,327745,323,9810,926,9809,262205,6,9811,9810,327874,6,9812,9811,4064,327879,
6,9813,9812,1147,196855,9826,0,262394,973,9815,9826,131320,9815,327808,6,9816,9809,1154,327745,323,9817,926,9816,
262205,6,9818,9817,327874,6,9819,9818,4064,327879,6,9820,9819,1147,327876,6,9821,9820,680,327877,6,9824,9813,9821,
131321,9826,131320,9826,458997,6,17730,9813,9794,9824,9815,327808,6,9829,9797,17730,327814,6,4195,2564,101,327817,6,
4197,2564,101,393281,323,4199,317,4195,4197,196670,4199,9829,262368,296,296,325,327856,96,4201,2564,327,196855,4229,0,
262394,4201,4202,4229,131320,4202,327812,6,4204,2564,296,327745,334,4205,317,4204,262205,42,4206,4205,327808,6,4209,
4204,98,327745,334,4210,317,4209,262205,42,4211,4210,327808,42,4212,4206,4211,327761,6,4218,4212,0,327761,6,4220,4212,
1,327808,6,4221,4218,4220,327761,6,4223,4212,2,327808,6,4224,4221,4223,327761,6,4226,4212,3,327808,6,4227,4224,4226,
393281,323,4228,347,4195,4197,196670,4228,4227,131321,4229,131320,4229,262368,296,296,325,327856,96,4231,2564,366,
196855,4286,0,262394,4231,4232,4286,131320,4232,131321,4233,131320,4233,458997,42,17732,294,4232,4243,4237,458997,42,
17731,294,4232,4250,4237,458997,6,6659,95,4232,4253,4237,327856,96,4236,6659,378,262390,4254,4237,1,262394,4236,4237,
4254,131320,4237,327745,334,4239,347,6659,262205,42,4240,4239,327808,42,4243,17732,4240,327812,6,4245,6659,101,458832,
42,4330,4245,4245,4245,4245,327808,42,4331,298,4330,458832,42,4333,2564,2564,2564,2564,327856,304,4334,4331,4333,
393385,42,4335,4334,4240,294,327808,42,4250,17731,4335,327808,6,4253,6659,269,131321,4233,131320,4254,327761,6,4260,
17731,0,327761,6,4262,17731,1,327808,6,4263,4260,4262,327761,6,4265,17731,2,327808,6,4266,4263,4265,327761,6,4268,
17731,3,327808,6,4269,4266,4268,393281,323,4270,402,4195,4197,196670,4270,4269,327850,96,4272,2564,95,196855,4285,0,
262394,4272,4273,4285,131320,4273,327761,6,4275,17732,0,327761,6,4277,17732,1,327808,6,4278,4275,4277,327761,6,4280,
17732,2,327808,6,4281,4278,4280,327761,6,4283,17732,3,327808,6,4284,4281,4283,196670,423,4284,131321,4285,131320,4285,
131321,4286,131320,4286,262368,296,296,325,262205,6,4287,423,327814,6,4289,2564,100,327812,6,4290,4289,296,327817,6,
4292,2564,100,327745,334,4293,317,4290,262205,42,4294,4293,458832,42,4343,4292,4292,4292,4292,327856,304,4344,298,
4343,393385,42,4345,4344,4294,294,327808,6,4299,4290,98,327745,334,4302,317,4299,262205,42,4303,4302,327808,42,4351,
298,8209,327856,304,4354,4351,4343,393385,42,4355,4354,4303,294,327808,42,4306,4345,4355,327814,6,4308,2564,343,
327817,6,4311,4289,101,393281,323,4312,402,4308,4311,262205,6,4313,4312,327761,6,4315,4306,0,327808,6,4316,4313,4315,
327761,6,4318,4306,1,327808,6,4319,4316,4318,327761,6,4321,4306,2,327808,6,4322,4319,4321,327761,6,4324,4306,3,327808,
6,4325,4322,4324,196855,4122,0,262394,973,4112,4122,131320,4112,327876,6,4114,4287,680,327808,6,4116,4325,4114,131321,
4122,131320,4122,458997,6,6671,4325,4286,4116,4112,196855,4127,0,262394,1191,4123,4127,131320,4123,327850,96,4126,
4059,95,131321,4127,131320,4127,458997,96,4128,1191,4122,4126,4123,196855,4146,0,262394,4128,4129,4146,131320,4129,
196855,4136,0,262394,973,4131,4134,131320,4134,131321,4136,131320,4131,327879,6,4133,6671,503,131321,4136,131320,4136,
458997,6,6672,4133,4131,6671,4134,327745,323,4138,1202,4057,196670,4138,6672,196855,4145,0,262394,973,4139,4145,
131320,4139,327808,6,4141,4057,100,327874,6,4143,6671,680,327745,323,4144,1202,4141,196670,4144,4143,131321,4145,
131320,4145,131321,4146,131320,4146,327812,6,4153,4057,313,327808,6,4155,4153,4175,327878,6,4157,4155,95,327745,323,
4159,926,4157,196670,4159,6671,327808,6,4164,6671,17723,327878,6,9840,4155,98,327745,323,9841,926,9840,196670,9841,
4164,327808,6,9844,4164,17724,327878,6,9855,4155,296,327745,323,9856,926,9855,196670,9856,9844,327808,6,9859,9844,
17725,327878,6,9870,4155,297,327745,323,9871,926,9870,196670,9871,9859,327808,6,9874,9859,17726,327878,6,9885,4155,
101,327745,323,9886,926,9885,196670,9886,9874,327808,6,9889,9874,17727,327878,6,9900,4155,8210,327745,323,9901,926,
9900,196670,9901,9889,327808,6,9904,9889,17728,327878,6,9915,4155,1075,327745,323,9916,926,9915,196670,9916,9904,
327808,6,9919,9904,17729,327878,6,9930,4155,1268,327745,323,9931,926,9930,196670,9931,9919,262368,296,296,325,196855,
4381,0,262394,973,4376,4379,131320,4379,131321,4381,131320,4376,327879,6,4378,3832,1268,131321,4381,131320,4381,
458997,6,7638,4378,4376,3832,4379,327812,6,4383,7638,313,327808,6,4385,4383,4039,327745,323,4386,926,4385,262205,6,
4387,4386,196855,4400,0,262394,973,4389,4400,131320,4389,327879,6,4395,3832,100,327812,6,4396,4395,296,327874,6,4397,
4387,4396,327879,6,4398,4397,503,131321,4400,131320,4400,458997,6,19968,4387,4381,4398,4389,327808,6,4407,19968,17690,
196855,9947,0,262394,973,9945,9944,131320,9944,131321,9947,131320,9945,327879,6,9946,8610,1268,131321,9947,131320,
9947,458997,6,9948,9946,9945,8610,9944,327812,6,9949,9948,313,327808,6,9950,9949,4039,327745,323,9951,926,9950,262205,
6,9952,9951,196855,9962,0,262394,973,9954,9962,131320,9954,327879,6,9957,8610,100,327812,6,9958,9957,296,327874,6,
9959,9952,9958,327879,6,9960,9959,503,131321,9962,131320,9962,458997,6,19969,9952,9947,9960,9954,327808,6,9967,19969,
17642,196855,9981,0,262394,973,9979,9978,131320,9978,131321,9981,131320,9979,327879,6,9980,8621,1268,131321,9981,
131320,9981,458997,6,9982,9980,9979,8621,9978,327812,6,9983,9982,313,327808,6,9984,9983,4039,327745,323,9985,926,9984,
262205,6,9986,9985,196855,9996,0,262394,973,9988,9996,131320,9988,327879,6,9991,8621,100,327812,6,9992,9991,296,
327874,6,9993,9986,9992,327879,6,9994,9993,503,131321,9996,131320,9996,458997,6,19970,9986,9981,9994,9988,327808,6,
10001,19970,17597,196855,10015,0,262394,973,10013,10012,131320,10012,131321,10015,131320,10013,327879,6,10014,8632,
1268,131321,10015,131320,10015,458997,6,10016,10014,10013,8632,10012,327812,6,10017,10016,313,327808,6,10018,10017,
4039,327745,323,10019,926,10018,262205,6,10020,10019,196855,10030,0,262394,973,10022,10030,131320,10022,327879,6,
10025,8632,100,327812,6,10026,10025,296,327874,6,10027,10020,10026,327879,6,10028,10027,503,131321,10030,131320,10030,
458997,6,19971,10020,10015,10028,10022,327808,6,10035,19971,17555,196855,10049,0,262394,973,10047,10046,131320,10046,
131321,10049,131320,10047,327879,6,10048,8643,1268,131321,10049,131320,10049,458997,6,10050,10048,10047,8643,10046,
327812,6,10051,10050,313,327808,6,10052,10051,4039,327745,323,10053,926,10052,262205,6,10054,10053,196855,10064,0,
262394,973,10056,10064,131320,10056,327879,6,10059,8643,100,327812,6,10060,10059,296,327874,6,10061,10054,10060,
327879,6,10062,10061,503,131321,10064,131320,10064,458997,6,19972,10054,10049,10062,10056,327808,6,10069,19972,17516,
196855,10083,0,262394,973,10081,10080,131320,10080,131321,10083,131320,10081,327879,6,10082,8654,1268,131321,10083,
131320,10083,458997,6,10084,10082,10081,8654,10080,327812,6,10085,10084,313,327808,6,10086,10085,4039,327745,323,
10087,926,10086,262205,6,10088,10087,196855,10098,0,262394,973,10090,10098,131320,10090,327879,6,10093,8654,100,
327812,6,10094,10093,296,327874,6,10095,10088,10094,327879,6,10096,10095,503,131321,10098,131320,10098,458997,6,19973,
10088,10083,10096,10090,327808,6,10103,19973,17480,196855,10117,0,262394,973,10115,10114,131320,10114,131321,10117,
131320,10115,327879,6,10116,8665,1268,131321,10117,131320,10117,458997,6,10118,10116,10115,8665,10114,327812,6,10119,
10118,313,327808,6,10120,10119,4039,327745,323,10121,926,10120,262205,6,10122,10121,196855,10132,0,262394,973,10124,
10132,131320,10124,327879,6,10127,8665,100,327812,6,10128,10127,296,327874,6,10129,10122,10128,327879,6,10130,10129,
503,131321,10132,131320,10132,458997,6,19974,10122,10117,10130,10124,327808,6,10137,19974,17447,196855,10151,0,262394,
973,10149,10148,131320,10148,131321,10151,131320,10149,327879,6,10150,8676,1268,131321,10151,131320,10151,458997,6,
10152,10150,10149,8676,10148,327812,6,10153,10152,313,327808,6,10154,10153,4039,327745,323,10155,926,10154,262205,6,
10156,10155,196855,10166,0,262394,973,10158,10166,131320,10158,327879,6,10161,8676,100,327812,6,10162,10161,296,
327874,6,10163,10156,10162,327879,6,10164,10163,503,131321,10166,131320,10166,458997,6,19975,10156,10151,10164,10158,
327808,6,10171,19975,17417,196855,10185,0,262394,973,10183,10182,131320,10182,131321,10185,131320,10183,327879,6,
10184,8687,1268,131321,10185,131320,10185,458997,6,10186,10184,10183,8687,10182,327812,6,10187,10186,313,327808,6,
10188,10187,4039,327745,323,10189,926,10188,262205,6,10190,10189,196855,10200,0,262394,973,10192,10200,131320,10192,
327879,6,10195,8687,100,327812,6,10196,10195,296,327874,6,10197,10190,10196,327879,6,10198,10197,503,131321,10200,
131320,10200,458997,6,19976,10190,10185,10198,10192,327808,6,10205,19976,17390,196855,10219,0,262394,973,10217,10216,
131320,10216,131321,10219,131320,10217,327879,6,10218,8698,1268,131321,10219,131320,10219,458997,6,10220,10218,10217,
8698,10216,327812,6,10221,10220,313,327808,6,10222,10221,4039,327745,323,10223,926,10222,262205,6,10224,10223,196855,
10234,0,262394,973,10226,10234,131320,10226,327879,6,10229,8698,100,327812,6,10230,10229,296,327874,6,10231,10224,
10230,327879,6,10232,10231,503,131321,10234,131320,10234,458997,6,19977,10224,10219,10232,10226,327808,6,10239,19977,
17366,196855,10253,0,262394,973,10251,10250,131320,10250,131321,10253,131320,10251,327879,6,10252,8709,1268,131321,
10253,131320,10253,458997,6,10254,10252,10251,8709,10250,327812,6,10255,10254,313,327808,6,10256,10255,4039,327745,
323,10257,926,10256,262205,6,10258,10257,196855,10268,0,262394,973,10260,10268,131320,10260,327879,6,10263,8709,100,
327812,6,10264,10263,296,327874,6,10265,10258,10264,327879,6,10266,10265,503,131321,10268,131320,10268,458997,6,19978,
10258,10253,10266,10260,327808,6,10273,19978,17345,196855,10287,0,262394,973,10285,10284,131320,10284,131321,10287,
131320,10285,327879,6,10286,8720,1268,131321,10287,131320,10287,458997,6,10288,10286,10285,8720,10284,327812,6,10289,
10288,313,327808,6,10290,10289,4039,327745,323,10291,926,10290,262205,6,10292,10291,196855,10302,0,262394,973,10294,
10302,131320,10294,327879,6,10297,8720,100,327812,6,10298,10297,296,327874,6,10299,10292,10298,327879,6,10300,10299,
503,131321,10302,131320,10302,458997,6,19979,10292,10287,10300,10294,327808,6,10307,19979,17327,196855,10321,0,262394,
973,10319,10318,131320,10318,131321,10321,131320,10319,327879,6,10320,8731,1268,131321,10321,131320,10321,458997,6,
10322,10320,10319,8731,10318,327812,6,10323,10322,313,327808,6,10324,10323,4039,327745,323,10325,926,10324,262205,6,
10326,10325,196855,10336,0,262394,973,10328,10336,131320,10328,327879,6,10331,8731,100,327812,6,10332,10331,296,
327874,6,10333,10326,10332,327879,6,10334,10333,503,131321,10336,131320,10336,458997,6,19980,10326,10321,10334,10328,
327808,6,10341,19980,17312,196855,10355,0,262394,973,10353,10352,131320,10352,131321,10355,131320,10353,327879,6,
10354,8742,1268,131321,10355,131320,10355,458997,6,10356,10354,10353,8742,10352,327812,6,10357,10356,313,327808,6,
10358,10357,4039,327745,323,10359,926,10358,262205,6,10360,10359,196855,10370,0,262394,973,10362,10370,131320,10362,
327879,6,10365,8742,100,327812,6,10366,10365,296,327874,6,10367,10360,10366,327879,6,10368,10367,503,131321,10370,
131320,10370,458997,6,19981,10360,10355,10368,10362,327808,6,10375,19981,17300,196855,10389,0,262394,973,10387,10386,
131320,10386,131321,10389,131320,10387,327879,6,10388,8753,1268,131321,10389,131320,10389,458997,6,10390,10388,10387,
8753,10386,327812,6,10391,10390,313,327808,6,10392,10391,4039,327745,323,10393,926,10392,262205,6,10394,10393,196855,
10404,0,262394,973,10396,10404,131320,10396,327879,6,10399,8753,100,327812,6,10400,10399,296,327874,6,10401,10394,
10400,327879,6,10402,10401,503,131321,10404,131320,10404,458997,6,19982,10394,10389,10402,10396,327808,6,10409,19982,
17291,196855,10423,0,262394,973,10421,10420,131320,10420,131321,10423,131320,10421,327879,6,10422,8764,1268,131321,
10423,131320,10423,458997,6,10424,10422,10421,8764,10420,327812,6,10425,10424,313,327808,6,10426,10425,4039,327745,
323,10427,926,10426,262205,6,10428,10427,196855,10438,0,262394,973,10430,10438,131320,10430,327879,6,10433,8764,100,
327812,6,10434,10433,296,327874,6,10435,10428,10434,327879,6,10436,10435,503,131321,10438,131320,10438,458997,6,19983,
10428,10423,10436,10430,327808,6,10443,19983,17283,262368,296,296,325,327874,6,4452,4407,816,327808,6,4453,4407,4452,
327745,323,4436,926,4453,196670,4436,3817,327874,6,10463,9967,816,327808,6,10464,9967,10463,327745,323,10467,926,
10464,196670,10467,8417,327874,6,10487,10001,816,327808,6,10488,10001,10487,327745,323,10491,926,10488,196670,10491,
8430,327874,6,10511,10035,816,327808,6,10512,10035,10511,327745,323,10515,926,10512,196670,10515,8443,327874,6,10535,
10069,816,327808,6,10536,10069,10535,327745,323,10539,926,10536,196670,10539,8456,327874,6,10559,10103,816,327808,6,
10560,10103,10559,327745,323,10563,926,10560,196670,10563,8469,327874,6,10583,10137,816,327808,6,10584,10137,10583,
327745,323,10587,926,10584,196670,10587,8482,327874,6,10607,10171,816,327808,6,10608,10171,10607,327745,323,10611,926,
10608,196670,10611,8495,327874,6,10631,10205,816,327808,6,10632,10205,10631,327745,323,10635,926,10632,196670,10635,
8508,327874,6,10655,10239,816,327808,6,10656,10239,10655,327745,323,10659,926,10656,196670,10659,8521,327874,6,10679,
10273,816,327808,6,10680,10273,10679,327745,323,10683,926,10680,196670,10683,8534,327874,6,10703,10307,816,327808,6,
10704,10307,10703,327745,323,10707,926,10704,196670,10707,8547,327874,6,10727,10341,816,327808,6,10728,10341,10727,
327745,323,10731,926,10728,196670,10731,8560,327874,6,10751,10375,816,327808,6,10752,10375,10751,327745,323,10755,926,
10752,196670,10755,8573,327874,6,10775,10409,816,327808,6,10776,10409,10775,327745,323,10779,926,10776,196670,10779,
8586,327874,6,10799,10443,816,327808,6,10800,10443,10799,327745,323,10803,926,10800,196670,10803,8599,262368,296,296,
325,327874,6,4458,2565,816,327808,6,4459,2565,4458,327745,323,3856,926,4459,262205,6,3857,3856,327874,6,3863,3857,
1523,327808,6,10814,4459,98,327745,323,10815,926,10814,262205,6,10816,10815,327874,6,10820,10816,1523,327808,6,10831,
4459,296,327745,323,10832,926,10831,262205,6,10833,10832,327874,6,10837,10833,1523,327808,6,10848,4459,297,327745,323,
10849,926,10848,262205,6,10850,10849,327874,6,10854,10850,1523,327808,6,10865,4459,101,327745,323,10866,926,10865,
262205,6,10867,10866,327874,6,10871,10867,1523,327808,6,10882,4459,8210,327745,323,10883,926,10882,262205,6,10884,
10883,327874,6,10888,10884,1523,327808,6,10899,4459,1075,327745,323,10900,926,10899,262205,6,10901,10900,327874,6,
10905,10901,1523,327808,6,10916,4459,1268,327745,323,10917,926,10916,262205,6,10918,10917,327874,6,10922,10918,1523,
327808,6,10933,4459,100,327745,323,10934,926,10933,262205,6,10935,10934,327874,6,10939,10935,1523,327808,6,10950,4459,
2173,327745,323,10951,926,10950,262205,6,10952,10951,327874,6,10956,10952,1523,327808,6,10967,4459,8211,327745,323,
10968,926,10967,262205,6,10969,10968,327874,6,10973,10969,1523,327808,6,10984,4459,16332,327745,323,10985,926,10984,
262205,6,10986,10985,327874,6,10990,10986,1523,327808,6,11001,4459,1345,327745,323,11002,926,11001,262205,6,11003,
11002,327874,6,11007,11003,1523,327808,6,11018,4459,16333,327745,323,11019,926,11018,262205,6,11020,11019,327874,6,
11024,11020,1523,327808,6,11035,4459,16334,327745,323,11036,926,11035,262205,6,11037,11036,327874,6,11041,11037,1523,
327808,6,11052,4459,984,327745,323,11053,926,11052,262205,6,11054,11053,327874,6,11058,11054,1523,262368,296,296,325,
131321,3869,131320,3869,458997,6,23536,3817,3256,3857,10438,458997,6,23452,8417,3256,10816,10438,458997,6,23368,8430,
3256,10833,10438,458997,6,23284,8443,3256,10850,10438,458997,6,23200,8456,3256,10867,10438,458997,6,23116,8469,3256,
10884,10438,458997,6,23032,8482,3256,10901,10438,458997,6,22948,8495,3256,10918,10438,458997,6,22864,8508,3256,10935,
10438,458997,6,22780,8521,3256,10952,10438,458997,6,22696,8534,3256,10969,10438,458997,6,22612,8547,3256,10986,10438,
458997,6,22528,8560,3256,11003,10438,458997,6,22444,8573,3256,11020,10438,458997,6,22360,8586,3256,11037,10438,458997,
6,22276,8599,3256,11054,10438,458997,6,20239,6635,3256,3863,10438,458997,6,20238,6634,3256,10820,10438,458997,6,20237,
6633,3256,10837,10438,458997,6,20236,6632,3256,10854,10438,458997,6,20235,6631,3256,10871,10438,458997,6,20234,6630,
3256,10888,10438,458997,6,20233,6629,3256,10905,10438,458997,6,20232,6628,3256,10922,10438,458997,6,20231,6627,3256,
10939,10438,458997,6,20230,6626,3256,10956,10438,458997,6,20229,6625,3256,10973,10438,458997,6,20228,6624,3256,10990,
10438,458997,6,20227,6623,3256,11007,10438,458997,6,20226,6622,3256,11024,10438,458997,6,20225,6621,3256,11041,10438,
458997,6,20224,6620,3256,11058,10438,327812,6,4484,20239,101,327879,6,4485,4484,687,196855,4547,0,262394,973,4486,
4525,131320,4525,327874,6,4529,95,4485,327879,6,4530,4529,984,327812,6,4535,20239,296,327876,6,4536,98,4535,327876,6,
4539,4536,4535,131321,4547,131320,4486,327874,6,4494,95,4485,327879,6,4495,4494,984,327856,96,4498,20239,100,196855,
4503,0,262394,4498,4499,4502,131320,4502,131321,4503,131320,4499,327876,6,4501,98,4485,131321,4503,131320,4503,458997,
6,7600,4501,4499,95,4502,327854,96,4508,20239,100,196855,4515,0,262394,4508,4509,4515,131320,4509,327856,96,4513,
20239,1006,327846,96,4514,1485,4513,131321,4515,131320,4515,458997,96,4516,4508,4503,4514,4509,196855,4521,0,262394,
4516,4517,4520,131320,4520,131321,4521,131320,4517,327876,6,4519,98,4485,131321,4521,131320,4521,458997,6,7606,4519,
4517,95,4520,131321,4547,131320,4547,458997,6,20767,4530,4525,4495,4521,458997,6,7923,7606,4521,95,4525,458997,6,7920,
7600,4521,4539,4525,327812,6,11071,20238,101,327879,6,11072,11071,687,196855,11113,0,262394,973,11087,11073,131320,
11073,327874,6,11074,7920,11072,327879,6,11075,11074,984,327812,6,11080,20238,296,327876,6,11081,98,11080,327876,6,
11083,11081,11080,327808,6,11086,7920,11083,131321,11113,131320,11087,327856,96,11088,20238,100,393385,6,11089,11088,
7920,7923,327874,6,11090,11089,11072,327879,6,11091,11090,984,196855,11097,0,262394,11088,11095,11094,131320,11094,
131321,11097,131320,11095,327876,6,11096,98,11072,131321,11097,131320,11097,458997,6,11098,11096,11095,95,11094,
327808,6,11099,7920,11098,327854,96,11100,20238,100,196855,11105,0,262394,11100,11101,11105,131320,11101,327856,96,
11103,20238,1006,327846,96,11104,1485,11103,131321,11105,131320,11105,458997,96,11106,11100,11097,11104,11101,196855,
11110,0,262394,11106,11108,11107,131320,11107,131321,11110,131320,11108,327876,6,11109,98,11072,131321,11110,131320,
11110,458997,6,11111,11109,11108,95,11107,327808,6,11112,7923,11111,131321,11113,131320,11113,458997,6,20704,11075,
11073,11091,11110,458997,6,11114,11112,11110,7923,11073,458997,6,11115,11099,11110,11086,11073,327812,6,11127,20237,
101,327879,6,11128,11127,687,196855,11169,0,262394,973,11143,11129,131320,11129,327874,6,11130,11115,11128,327879,6,
11131,11130,984,327812,6,11136,20237,296,327876,6,11137,98,11136,327876,6,11139,11137,11136,327808,6,11142,11115,
11139,131321,11169,131320,11143,327856,96,11144,20237,100,393385,6,11145,11144,11115,11114,327874,6,11146,11145,11128,
327879,6,11147,11146,984,196855,11153,0,262394,11144,11151,11150,131320,11150,131321,11153,131320,11151,327876,6,
11152,98,11128,131321,11153,131320,11153,458997,6,11154,11152,11151,95,11150,327808,6,11155,11115,11154,327854,96,
11156,20237,100,196855,11161,0,262394,11156,11157,11161,131320,11157,327856,96,11159,20237,1006,327846,96,11160,1485,
11159,131321,11161,131320,11161,458997,96,11162,11156,11153,11160,11157,196855,11166,0,262394,11162,11164,11163,
131320,11163,131321,11166,131320,11164,327876,6,11165,98,11128,131321,11166,131320,11166,458997,6,11167,11165,11164,
95,11163,327808,6,11168,11114,11167,131321,11169,131320,11169,458997,6,20645,11131,11129,11147,11166,458997,6,11170,
11168,11166,11114,11129,458997,6,11171,11155,11166,11142,11129,327812,6,11183,20236,101,327879,6,11184,11183,687,
196855,11225,0,262394,973,11199,11185,131320,11185,327874,6,11186,11171,11184,327879,6,11187,11186,984,327812,6,11192,
20236,296,327876,6,11193,98,11192,327876,6,11195,11193,11192,327808,6,11198,11171,11195,131321,11225,131320,11199,
327856,96,11200,20236,100,393385,6,11201,11200,11171,11170,327874,6,11202,11201,11184,327879,6,11203,11202,984,196855,
11209,0,262394,11200,11207,11206,131320,11206,131321,11209,131320,11207,327876,6,11208,98,11184,131321,11209,131320,
11209,458997,6,11210,11208,11207,95,11206,327808,6,11211,11171,11210,327854,96,11212,20236,100,196855,11217,0,262394,
11212,11213,11217,131320,11213,327856,96,11215,20236,1006,327846,96,11216,1485,11215,131321,11217,131320,11217,458997,
96,11218,11212,11209,11216,11213,196855,11222,0,262394,11218,11220,11219,131320,11219,131321,11222,131320,11220,
327876,6,11221,98,11184,131321,11222,131320,11222,458997,6,11223,11221,11220,95,11219,327808,6,11224,11170,11223,
131321,11225,131320,11225,458997,6,20590,11187,11185,11203,11222,458997,6,11226,11224,11222,11170,11185,458997,6,
11227,11211,11222,11198,11185,327812,6,11239,20235,101,327879,6,11240,11239,687,196855,11281,0,262394,973,11255,11241,
131320,11241,327874,6,11242,11227,11240,327879,6,11243,11242,984,327812,6,11248,20235,296,327876,6,11249,98,11248,
327876,6,11251,11249,11248,327808,6,11254,11227,11251,131321,11281,131320,11255,327856,96,11256,20235,100,393385,6,
11257,11256,11227,11226,327874,6,11258,11257,11240,327879,6,11259,11258,984,196855,11265,0,262394,11256,11263,11262,
131320,11262,131321,11265,131320,11263,327876,6,11264,98,11240,131321,11265,131320,11265,458997,6,11266,11264,11263,
95,11262,327808,6,11267,11227,11266,327854,96,11268,20235,100,196855,11273,0,262394,11268,11269,11273,131320,11269,
327856,96,11271,20235,1006,327846,96,11272,1485,11271,131321,11273,131320,11273,458997,96,11274,11268,11265,11272,
11269,196855,11278,0,262394,11274,11276,11275,131320,11275,131321,11278,131320,11276,327876,6,11277,98,11240,131321,
11278,131320,11278,458997,6,11279,11277,11276,95,11275,327808,6,11280,11226,11279,131321,11281,131320,11281,458997,6,
20539,11243,11241,11259,11278,458997,6,11282,11280,11278,11226,11241,458997,6,11283,11267,11278,11254,11241,327812,6,
11295,20234,101,327879,6,11296,11295,687,196855,11337,0,262394,973,11311,11297,131320,11297,327874,6,11298,11283,
11296,327879,6,11299,11298,984,327812,6,11304,20234,296,327876,6,11305,98,11304,327876,6,11307,11305,11304,327808,6,
11310,11283,11307,131321,11337,131320,11311,327856,96,11312,20234,100,393385,6,11313,11312,11283,11282,327874,6,11314,
11313,11296,327879,6,11315,11314,984,196855,11321,0,262394,11312,11319,11318,131320,11318,131321,11321,131320,11319,
327876,6,11320,98,11296,131321,11321,131320,11321,458997,6,11322,11320,11319,95,11318,327808,6,11323,11283,11322,
327854,96,11324,20234,100,196855,11329,0,262394,11324,11325,11329,131320,11325,327856,96,11327,20234,1006,327846,96,
11328,1485,11327,131321,11329,131320,11329,458997,96,11330,11324,11321,11328,11325,196855,11334,0,262394,11330,11332,
11331,131320,11331,131321,11334,131320,11332,327876,6,11333,98,11296,131321,11334,131320,11334,458997,6,11335,11333,
11332,95,11331,327808,6,11336,11282,11335,131321,11337,131320,11337,458997,6,20492,11299,11297,11315,11334,458997,6,
11338,11336,11334,11282,11297,458997,6,11339,11323,11334,11310,11297,327812,6,11351,20233,101,327879,6,11352,11351,
687,196855,11393,0,262394,973,11367,11353,131320,11353,327874,6,11354,11339,11352,327879,6,11355,11354,984,327812,6,
11360,20233,296,327876,6,11361,98,11360,327876,6,11363,11361,11360,327808,6,11366,11339,11363,131321,11393,131320,
11367,327856,96,11368,20233,100,393385,6,11369,11368,11339,11338,327874,6,11370,11369,11352,327879,6,11371,11370,984,
196855,11377,0,262394,11368,11375,11374,131320,11374,131321,11377,131320,11375,327876,6,11376,98,11352,131321,11377,
131320,11377,458997,6,11378,11376,11375,95,11374,327808,6,11379,11339,11378,327854,96,11380,20233,100,196855,11385,0,
262394,11380,11381,11385,131320,11381,327856,96,11383,20233,1006,327846,96,11384,1485,11383,131321,11385,131320,11385,
458997,96,11386,11380,11377,11384,11381,196855,11390,0,262394,11386,11388,11387,131320,11387,131321,11390,131320,
11388,327876,6,11389,98,11352,131321,11390,131320,11390,458997,6,11391,11389,11388,95,11387,327808,6,11392,11338,
11391,131321,11393,131320,11393,458997,6,20449,11355,11353,11371,11390,458997,6,11394,11392,11390,11338,11353,458997,
6,11395,11379,11390,11366,11353,327812,6,11407,20232,101,327879,6,11408,11407,687,196855,11449,0,262394,973,11423,
11409,131320,11409,327874,6,11410,11395,11408,327879,6,11411,11410,984,327812,6,11416,20232,296,327876,6,11417,98,
11416,327876,6,11419,11417,11416,327808,6,11422,11395,11419,131321,11449,131320,11423,327856,96,11424,20232,100,
393385,6,11425,11424,11395,11394,327874,6,11426,11425,11408,327879,6,11427,11426,984,196855,11433,0,262394,11424,
11431,11430,131320,11430,131321,11433,131320,11431,327876,6,11432,98,11408,131321,11433,131320,11433,458997,6,11434,
11432,11431,95,11430,327808,6,11435,11395,11434,327854,96,11436,20232,100,196855,11441,0,262394,11436,11437,11441,
131320,11437,327856,96,11439,20232,1006,327846,96,11440,1485,11439,131321,11441,131320,11441,458997,96,11442,11436,
11433,11440,11437,196855,11446,0,262394,11442,11444,11443,131320,11443,131321,11446,131320,11444,327876,6,11445,98,
11408,131321,11446,131320,11446,458997,6,11447,11445,11444,95,11443,327808,6,11448,11394,11447,131321,11449,131320,
11449,458997,6,20410,11411,11409,11427,11446,458997,6,11450,11448,11446,11394,11409,458997,6,11451,11435,11446,11422,
11409,327812,6,11463,20231,101,327879,6,11464,11463,687,196855,11505,0,262394,973,11479,11465,131320,11465,327874,6,
11466,11451,11464,327879,6,11467,11466,984,327812,6,11472,20231,296,327876,6,11473,98,11472,327876,6,11475,11473,
11472,327808,6,11478,11451,11475,131321,11505,131320,11479,327856,96,11480,20231,100,393385,6,11481,11480,11451,11450,
327874,6,11482,11481,11464,327879,6,11483,11482,984,196855,11489,0,262394,11480,11487,11486,131320,11486,131321,11489,
131320,11487,327876,6,11488,98,11464,131321,11489,131320,11489,458997,6,11490,11488,11487,95,11486,327808,6,11491,
11451,11490,327854,96,11492,20231,100,196855,11497,0,262394,11492,11493,11497,131320,11493,327856,96,11495,20231,1006,
327846,96,11496,1485,11495,131321,11497,131320,11497,458997,96,11498,11492,11489,11496,11493,196855,11502,0,262394,
11498,11500,11499,131320,11499,131321,11502,131320,11500,327876,6,11501,98,11464,131321,11502,131320,11502,458997,6,
11503,11501,11500,95,11499,327808,6,11504,11450,11503,131321,11505,131320,11505,458997,6,20375,11467,11465,11483,
11502,458997,6,11506,11504,11502,11450,11465,458997,6,11507,11491,11502,11478,11465,327812,6,11519,20230,101,327879,6,
11520,11519,687,196855,11561,0,262394,973,11535,11521,131320,11521,327874,6,11522,11507,11520,327879,6,11523,11522,
984,327812,6,11528,20230,296,327876,6,11529,98,11528,327876,6,11531,11529,11528,327808,6,11534,11507,11531,131321,
11561,131320,11535,327856,96,11536,20230,100,393385,6,11537,11536,11507,11506,327874,6,11538,11537,11520,327879,6,
11539,11538,984,196855,11545,0,262394,11536,11543,11542,131320,11542,131321,11545,131320,11543,327876,6,11544,98,
11520,131321,11545,131320,11545,458997,6,11546,11544,11543,95,11542,327808,6,11547,11507,11546,327854,96,11548,20230,
100,196855,11553,0,262394,11548,11549,11553,131320,11549,327856,96,11551,20230,1006,327846,96,11552,1485,11551,131321,
11553,131320,11553,458997,96,11554,11548,11545,11552,11549,196855,11558,0,262394,11554,11556,11555,131320,11555,
131321,11558,131320,11556,327876,6,11557,98,11520,131321,11558,131320,11558,458997,6,11559,11557,11556,95,11555,
327808,6,11560,11506,11559,131321,11561,131320,11561,458997,6,20344,11523,11521,11539,11558,458997,6,11562,11560,
11558,11506,11521,458997,6,11563,11547,11558,11534,11521,327812,6,11575,20229,101,327879,6,11576,11575,687,196855,
11617,0,262394,973,11591,11577,131320,11577,327874,6,11578,11563,11576,327879,6,11579,11578,984,327812,6,11584,20229,
296,327876,6,11585,98,11584,327876,6,11587,11585,11584,327808,6,11590,11563,11587,131321,11617,131320,11591,327856,96,
11592,20229,100,393385,6,11593,11592,11563,11562,327874,6,11594,11593,11576,327879,6,11595,11594,984,196855,11601,0,
262394,11592,11599,11598,131320,11598,131321,11601,131320,11599,327876,6,11600,98,11576,131321,11601,131320,11601,
458997,6,11602,11600,11599,95,11598,327808,6,11603,11563,11602,327854,96,11604,20229,100,196855,11609,0,262394,11604,
11605,11609,131320,11605,327856,96,11607,20229,1006,327846,96,11608,1485,11607,131321,11609,131320,11609,458997,96,
11610,11604,11601,11608,11605,196855,11614,0,262394,11610,11612,11611,131320,11611,131321,11614,131320,11612,327876,6,
11613,98,11576,131321,11614,131320,11614,458997,6,11615,11613,11612,95,11611,327808,6,11616,11562,11615,131321,11617,
131320,11617,458997,6,20317,11579,11577,11595,11614,458997,6,11618,11616,11614,11562,11577,458997,6,11619,11603,11614,
11590,11577,327812,6,11631,20228,101,327879,6,11632,11631,687,196855,11673,0,262394,973,11647,11633,131320,11633,
327874,6,11634,11619,11632,327879,6,11635,11634,984,327812,6,11640,20228,296,327876,6,11641,98,11640,327876,6,11643,
11641,11640,327808,6,11646,11619,11643,131321,11673,131320,11647,327856,96,11648,20228,100,393385,6,11649,11648,11619,
11618,327874,6,11650,11649,11632,327879,6,11651,11650,984,196855,11657,0,262394,11648,11655,11654,131320,11654,131321,
11657,131320,11655,327876,6,11656,98,11632,131321,11657,131320,11657,458997,6,11658,11656,11655,95,11654,327808,6,
11659,11619,11658,327854,96,11660,20228,100,196855,11665,0,262394,11660,11661,11665,131320,11661,327856,96,11663,
20228,1006,327846,96,11664,1485,11663,131321,11665,131320,11665,458997,96,11666,11660,11657,11664,11661,196855,11670,
0,262394,11666,11668,11667,131320,11667,131321,11670,131320,11668,327876,6,11669,98,11632,131321,11670,131320,11670,
458997,6,11671,11669,11668,95,11667,327808,6,11672,11618,11671,131321,11673,131320,11673,458997,6,20294,11635,11633,
11651,11670,458997,6,11674,11672,11670,11618,11633,458997,6,11675,11659,11670,11646,11633,327812,6,11687,20227,101,
327879,6,11688,11687,687,196855,11729,0,262394,973,11703,11689,131320,11689,327874,6,11690,11675,11688,327879,6,11691,
11690,984,327812,6,11696,20227,296,327876,6,11697,98,11696,327876,6,11699,11697,11696,327808,6,11702,11675,11699,
131321,11729,131320,11703,327856,96,11704,20227,100,393385,6,11705,11704,11675,11674,327874,6,11706,11705,11688,
327879,6,11707,11706,984,196855,11713,0,262394,11704,11711,11710,131320,11710,131321,11713,131320,11711,327876,6,
11712,98,11688,131321,11713,131320,11713,458997,6,11714,11712,11711,95,11710,327808,6,11715,11675,11714,327854,96,
11716,20227,100,196855,11721,0,262394,11716,11717,11721,131320,11717,327856,96,11719,20227,1006,327846,96,11720,1485,
11719,131321,11721,131320,11721,458997,96,11722,11716,11713,11720,11717,196855,11726,0,262394,11722,11724,11723,
131320,11723,131321,11726,131320,11724,327876,6,11725,98,11688,131321,11726,131320,11726,458997,6,11727,11725,11724,
95,11723,327808,6,11728,11674,11727,131321,11729,131320,11729,458997,6,20275,11691,11689,11707,11726,458997,6,11730,
11728,11726,11674,11689,458997,6,11731,11715,11726,11702,11689,327812,6,11743,20226,101,327879,6,11744,11743,687,
196855,11785,0,262394,973,11759,11745,131320,11745,327874,6,11746,11731,11744,327879,6,11747,11746,984,327812,6,11752,
20226,296,327876,6,11753,98,11752,327876,6,11755,11753,11752,327808,6,11758,11731,11755,131321,11785,131320,11759,
327856,96,11760,20226,100,393385,6,11761,11760,11731,11730,327874,6,11762,11761,11744,327879,6,11763,11762,984,196855,
11769,0,262394,11760,11767,11766,131320,11766,131321,11769,131320,11767,327876,6,11768,98,11744,131321,11769,131320,
11769,458997,6,11770,11768,11767,95,11766,327808,6,11771,11731,11770,327854,96,11772,20226,100,196855,11777,0,262394,
11772,11773,11777,131320,11773,327856,96,11775,20226,1006,327846,96,11776,1485,11775,131321,11777,131320,11777,458997,
96,11778,11772,11769,11776,11773,196855,11782,0,262394,11778,11780,11779,131320,11779,131321,11782,131320,11780,
327876,6,11781,98,11744,131321,11782,131320,11782,458997,6,11783,11781,11780,95,11779,327808,6,11784,11730,11783,
131321,11785,131320,11785,458997,6,20260,11747,11745,11763,11782,458997,6,11786,11784,11782,11730,11745,458997,6,
11787,11771,11782,11758,11745,327812,6,11799,20225,101,327879,6,11800,11799,687,196855,11841,0,262394,973,11815,11801,
131320,11801,327874,6,11802,11787,11800,327879,6,11803,11802,984,327812,6,11808,20225,296,327876,6,11809,98,11808,
327876,6,11811,11809,11808,327808,6,11814,11787,11811,131321,11841,131320,11815,327856,96,11816,20225,100,393385,6,
11817,11816,11787,11786,327874,6,11818,11817,11800,327879,6,11819,11818,984,196855,11825,0,262394,11816,11823,11822,
131320,11822,131321,11825,131320,11823,327876,6,11824,98,11800,131321,11825,131320,11825,458997,6,11826,11824,11823,
95,11822,327808,6,11827,11787,11826,327854,96,11828,20225,100,196855,11833,0,262394,11828,11829,11833,131320,11829,
327856,96,11831,20225,1006,327846,96,11832,1485,11831,131321,11833,131320,11833,458997,96,11834,11828,11825,11832,
11829,196855,11838,0,262394,11834,11836,11835,131320,11835,131321,11838,131320,11836,327876,6,11837,98,11800,131321,
11838,131320,11838,458997,6,11839,11837,11836,95,11835,327808,6,11840,11786,11839,131321,11841,131320,11841,458997,6,
20249,11803,11801,11819,11838,458997,6,11842,11840,11838,11786,11801,458997,6,11843,11827,11838,11814,11801,327812,6,
11855,20224,101,327879,6,11856,11855,687,196855,11897,0,262394,973,11871,11857,131320,11857,327874,6,11858,11843,
11856,327879,6,11859,11858,984,327812,6,11864,20224,296,327876,6,11865,98,11864,327876,6,11867,11865,11864,327808,6,
11870,11843,11867,131321,11897,131320,11871,327856,96,11872,20224,100,393385,6,11873,11872,11843,11842,327874,6,11874,
11873,11856,327879,6,11875,11874,984,196855,11881,0,262394,11872,11879,11878,131320,11878,131321,11881,131320,11879,
327876,6,11880,98,11856,131321,11881,131320,11881,458997,6,11882,11880,11879,95,11878,327808,6,11883,11843,11882,
327854,96,11884,20224,100,196855,11889,0,262394,11884,11885,11889,131320,11885,327856,96,11887,20224,1006,327846,96,
11888,1485,11887,131321,11889,131320,11889,458997,96,11890,11884,11881,11888,11885,196855,11894,0,262394,11890,11892,
11891,131320,11891,131321,11894,131320,11892,327876,6,11893,98,11856,131321,11894,131320,11894,458997,6,11895,11893,
11892,95,11891,327808,6,11896,11842,11895,131321,11897,131320,11897,458997,6,20240,11859,11857,11875,11894,458997,6,
11898,11896,11894,11842,11857,458997,6,11899,11883,11894,11870,11857,327874,6,4554,11899,1047,327874,6,4557,11898,
1047,458832,42,4558,11899,4554,11898,4557,327879,42,4560,4558,8212,196670,4468,4560,327850,96,4565,20240,984,327856,
96,4567,20224,1006,327847,96,4568,4565,4567,196855,4585,0,262394,4568,4569,4585,131320,4569,327879,6,4571,20224,98,
327874,6,4573,20224,200,327879,6,4574,4573,296,327877,6,4575,4571,4574,327879,6,4577,20224,1075,327812,6,4578,4577,
101,327876,6,4579,93,4578,458832,42,4580,4579,4579,4579,4579,458832,42,4582,4575,4575,4575,4575,327850,304,4583,298,
4582,393385,42,4584,4583,4580,294,196670,4468,4584,131321,4585,131320,4585,327874,6,4609,2564,816,327878,6,4610,2564,
4609,131321,4588,131320,4588,458997,6,6864,95,4585,4603,4592,327856,96,4591,6864,1095,262390,4604,4592,1,262394,4591,
4592,4604,131320,4592,327812,6,4594,6864,313,327808,6,4596,4594,4610,327745,9,4598,4468,6864,262205,6,4599,4598,
327745,323,4600,926,4596,196670,4600,4599,327808,6,4603,6864,269,131321,4588,131320,4604,327814,6,4628,2564,1109,
327817,6,4630,2564,1109,327812,6,4631,4630,100,327874,6,4745,4631,816,327878,6,4746,4631,4745,327879,6,4634,4628,1075,
327812,6,4635,4634,101,262368,296,296,325,327879,6,4642,4628,98,327812,6,4643,4642,313,327808,6,4645,4643,4746,327878,
6,4647,4645,95,327745,323,4650,926,4647,262205,6,4651,4650,327874,6,4653,4651,4635,327879,6,4654,4653,1147,196855,
4670,0,262394,973,4656,4670,131320,4656,327808,6,4659,4647,1154,327745,323,4660,926,4659,262205,6,4661,4660,327874,6,
4663,4661,4635,327879,6,4664,4663,1147,327876,6,4665,4664,680,327877,6,4668,4654,4665,131321,4670,131320,4670,458997,
6,20816,4654,4604,4668,4656,327878,6,11911,4645,98,327745,323,11912,926,11911,262205,6,11913,11912,327874,6,11914,
11913,4635,327879,6,11915,11914,1147,196855,11928,0,262394,973,11917,11928,131320,11917,327808,6,11918,11911,1154,
327745,323,11919,926,11918,262205,6,11920,11919,327874,6,11921,11920,4635,327879,6,11922,11921,1147,327876,6,11923,
11922,680,327877,6,11926,11915,11923,131321,11928,131320,11928,458997,6,20817,11915,4670,11926,11917,327808,6,11931,
20816,20817,327878,6,11943,4645,296,327745,323,11944,926,11943,262205,6,11945,11944,327874,6,11946,11945,4635,327879,
6,11947,11946,1147,196855,11960,0,262394,973,11949,11960,131320,11949,327808,6,11950,11943,1154,327745,323,11951,926,
11950,262205,6,11952,11951,327874,6,11953,11952,4635,327879,6,11954,11953,1147,327876,6,11955,11954,680,327877,6,
11958,11947,11955,131321,11960,131320,11960,458997,6,20818,11947,11928,11958,11949,327808,6,11963,11931,20818,327878,
6,11975,4645,297,327745,323,11976,926,11975,262205,6,11977,11976,327874,6,11978,11977,4635,327879,6,11979,11978,1147,
196855,11992,0,262394,973,11981,11992,131320,11981,327808,6,11982,11975,1154,327745,323,11983,926,11982,262205,6,
11984,11983,327874,6,11985,11984,4635,327879,6,11986,11985,1147,327876,6,11987,11986,680,327877,6,11990,11979,11987,
131321,11992,131320,11992,458997,6,20819,11979,11960,11990,11981,327808,6,11995,11963,20819,327878,6,12007,4645,101,
327745,323,12008,926,12007,262205,6,12009,12008,327874,6,12010,12009,4635,327879,6,12011,12010,1147,196855,12024,0,
262394,973,12013,12024,131320,12013,327808,6,12014,12007,1154,327745,323,12015,926,12014,262205,6,12016,12015,327874,
6,12017,12016,4635,327879,6,12018,12017,1147,327876,6,12019,12018,680,327877,6,12022,12011,12019,131321,12024,131320,
12024,458997,6,20820,12011,11992,12022,12013,327808,6,12027,11995,20820,327878,6,12039,4645,8210,327745,323,12040,926,
12039,262205,6,12041,12040,327874,6,12042,12041,4635,327879,6,12043,12042,1147,196855,12056,0,262394,973,12045,12056,
131320,12045,327808,6,12046,12039,1154,327745,323,12047,926,12046,262205,6,12048,12047,327874,6,12049,12048,4635,
327879,6,12050,12049,1147,327876,6,12051,12050,680,327877,6,12054,12043,12051,131321,12056,131320,12056,458997,6,
20821,12043,12024,12054,12045,327808,6,12059,12027,20821,327878,6,12071,4645,1075,327745,323,12072,926,12071,262205,6,
12073,12072,327874,6,12074,12073,4635,327879,6,12075,12074,1147,196855,12088,0,262394,973,12077,12088,131320,12077,
327808,6,12078,12071,1154,327745,323,12079,926,12078,262205,6,12080,12079,327874,6,12081,12080,4635,327879,6,12082,
12081,1147,327876,6,12083,12082,680,327877,6,12086,12075,12083,131321,12088,131320,12088,458997,6,20822,12075,12056,
12086,12077,327808,6,12091,12059,20822,327878,6,12103,4645,1268,327745,323,12104,926,12103,262205,6,12105,12104,
327874,6,12106,12105,4635,327879,6,12107,12106,1147,196855,12120,0,262394,973,12109,12120,131320,12109,327808,6,12110,
12103,1154,327745,323,12111,926,12110,262205,6,12112,12111,327874,6,12113,12112,4635,327879,6,12114,12113,1147,327876,
6,12115,12114,680,327877,6,12118,12107,12115,131321,12120,131320,12120,458997,6,20823,12107,12088,12118,12109,327808,
6,12123,12091,20823,327814,6,4766,2564,101,327817,6,4768,2564,101,393281,323,4770,317,4766,4768,196670,4770,12123,
262368,296,296,325,327856,96,4772,2564,327,196855,4800,0,262394,4772,4773,4800,131320,4773,327812,6,4775,2564,296,
327745,334,4776,317,4775,262205,42,4777,4776,327808,6,4780,4775,98,327745,334,4781,317,4780,262205,42,4782,4781,
327808,42,4783,4777,4782,327761,6,4789,4783,0,327761,6,4791,4783,1,327808,6,4792,4789,4791,327761,6,4794,4783,2,
327808,6,4795,4792,4794,327761,6,4797,4783,3,327808,6,4798,4795,4797,393281,323,4799,347,4766,4768,196670,4799,4798,
131321,4800,131320,4800,262368,296,296,325,327856,96,4802,2564,366,196855,4857,0,262394,4802,4803,4857,131320,4803,
131321,4804,131320,4804,458997,42,20825,294,4803,4814,4808,458997,42,20824,294,4803,4821,4808,458997,6,6868,95,4803,
4824,4808,327856,96,4807,6868,378,262390,4825,4808,1,262394,4807,4808,4825,131320,4808,327745,334,4810,347,6868,
262205,42,4811,4810,327808,42,4814,20825,4811,327812,6,4816,6868,101,458832,42,4901,4816,4816,4816,4816,327808,42,
4902,298,4901,458832,42,4904,2564,2564,2564,2564,327856,304,4905,4902,4904,393385,42,4906,4905,4811,294,327808,42,
4821,20824,4906,327808,6,4824,6868,269,131321,4804,131320,4825,327761,6,4831,20824,0,327761,6,4833,20824,1,327808,6,
4834,4831,4833,327761,6,4836,20824,2,327808,6,4837,4834,4836,327761,6,4839,20824,3,327808,6,4840,4837,4839,393281,323,
4841,402,4766,4768,196670,4841,4840,327850,96,4843,2564,95,196855,4856,0,262394,4843,4844,4856,131320,4844,327761,6,
4846,20825,0,327761,6,4848,20825,1,327808,6,4849,4846,4848,327761,6,4851,20825,2,327808,6,4852,4849,4851,327761,6,
4854,20825,3,327808,6,4855,4852,4854,196670,423,4855,131321,4856,131320,4856,131321,4857,131320,4857,262368,296,296,
325,262205,6,4858,423,327814,6,4860,2564,100,327812,6,4861,4860,296,327817,6,4863,2564,100,327745,334,4864,317,4861,
262205,42,4865,4864,458832,42,4914,4863,4863,4863,4863,327856,304,4915,298,4914,393385,42,4916,4915,4865,294,327808,6,
4870,4861,98,327745,334,4873,317,4870,262205,42,4874,4873,327808,42,4922,298,8209,327856,304,4925,4922,4914,393385,42,
4926,4925,4874,294,327808,42,4877,4916,4926,327814,6,4879,2564,343,327817,6,4882,4860,101,393281,323,4883,402,4879,
4882,262205,6,4884,4883,327761,6,4886,4877,0,327808,6,4887,4884,4886,327761,6,4889,4877,1,327808,6,4890,4887,4889,
327761,6,4892,4877,2,327808,6,4893,4890,4892,327761,6,4895,4877,3,327808,6,4896,4893,4895,196855,4693,0,262394,973,
4683,4693,131320,4683,327876,6,4685,4858,680,327808,6,4687,4896,4685,327879,6,4689,4858,503,327874,6,4691,4858,680,
327808,6,4692,4689,4691,131321,4693,131320,4693,458997,6,6888,4858,4857,4692,4683,458997,6,6880,4896,4857,4687,4683,
196855,4698,0,262394,1191,4694,4698,131320,4694,327850,96,4697,4630,95,131321,4698,131320,4698,458997,96,4699,1191,
4693,4697,4694,196855,4717,0,262394,4699,4700,4717,131320,4700,196855,4707,0,262394,973,4702,4705,131320,4705,131321,
4707,131320,4702,327879,6,4704,6880,503,131321,4707,131320,4707,458997,6,6881,4704,4702,6880,4705,327745,323,4709,
1202,4628,196670,4709,6881,196855,4716,0,262394,973,4710,4716,131320,4710,327808,6,4712,4628,100,327874,6,4714,6880,
680,327745,323,4715,1202,4712,196670,4715,4714,131321,4716,131320,4716,131321,4717,131320,4717,327812,6,4724,4628,313,
327808,6,4726,4724,4746,327878,6,4728,4726,95,327745,323,4730,926,4728,196670,4730,6880,327808,6,4735,6880,20816,
327878,6,12134,4726,98,327745,323,12135,926,12134,196670,12135,4735,327808,6,12138,4735,20817,327878,6,12149,4726,296,
327745,323,12150,926,12149,196670,12150,12138,327808,6,12153,12138,20818,327878,6,12164,4726,297,327745,323,12165,926,
12164,196670,12165,12153,327808,6,12168,12153,20819,327878,6,12179,4726,101,327745,323,12180,926,12179,196670,12180,
12168,327808,6,12183,12168,20820,327878,6,12194,4726,8210,327745,323,12195,926,12194,196670,12195,12183,327808,6,
12198,12183,20821,327878,6,12209,4726,1075,327745,323,12210,926,12209,196670,12210,12198,327808,6,12213,12198,20822,
327878,6,12224,4726,1268,327745,323,12225,926,12224,196670,12225,12213,262368,296,296,325,196855,4952,0,262394,973,
4947,4950,131320,4950,131321,4952,131320,4947,327879,6,4949,20239,1268,131321,4952,131320,4952,458997,6,7570,4949,
4947,20239,4950,327812,6,4954,7570,313,327808,6,4956,4954,4610,327745,323,4957,926,4956,262205,6,4958,4957,196855,
4971,0,262394,973,4960,4971,131320,4960,327879,6,4966,20239,100,327812,6,4967,4966,296,327874,6,4968,4958,4967,327879,
6,4969,4968,503,131321,4971,131320,4971,458997,6,23589,4958,4952,4969,4960,327808,6,4978,23589,20767,196855,12241,0,
262394,973,12239,12238,131320,12238,131321,12241,131320,12239,327879,6,12240,20238,1268,131321,12241,131320,12241,
458997,6,12242,12240,12239,20238,12238,327812,6,12243,12242,313,327808,6,12244,12243,4610,327745,323,12245,926,12244,
262205,6,12246,12245,196855,12256,0,262394,973,12248,12256,131320,12248,327879,6,12251,20238,100,327812,6,12252,12251,
296,327874,6,12253,12246,12252,327879,6,12254,12253,503,131321,12256,131320,12256,458997,6,23590,12246,12241,12254,
12248,327808,6,12261,23590,20704,196855,12275,0,262394,973,12273,12272,131320,12272,131321,12275,131320,12273,327879,
6,12274,20237,1268,131321,12275,131320,12275,458997,6,12276,12274,12273,20237,12272,327812,6,12277,12276,313,327808,6,
12278,12277,4610,327745,323,12279,926,12278,262205,6,12280,12279,196855,12290,0,262394,973,12282,12290,131320,12282,
327879,6,12285,20237,100,327812,6,12286,12285,296,327874,6,12287,12280,12286,327879,6,12288,12287,503,131321,12290,
131320,12290,458997,6,23591,12280,12275,12288,12282,327808,6,12295,23591,20645,196855,12309,0,262394,973,12307,12306,
131320,12306,131321,12309,131320,12307,327879,6,12308,20236,1268,131321,12309,131320,12309,458997,6,12310,12308,12307,
20236,12306,327812,6,12311,12310,313,327808,6,12312,12311,4610,327745,323,12313,926,12312,262205,6,12314,12313,196855,
12324,0,262394,973,12316,12324,131320,12316,327879,6,12319,20236,100,327812,6,12320,12319,296,327874,6,12321,12314,
12320,327879,6,12322,12321,503,131321,12324,131320,12324,458997,6,23592,12314,12309,12322,12316,327808,6,12329,23592,
20590,196855,12343,0,262394,973,12341,12340,131320,12340,131321,12343,131320,12341,327879,6,12342,20235,1268,131321,
12343,131320,12343,458997,6,12344,12342,12341,20235,12340,327812,6,12345,12344,313,327808,6,12346,12345,4610,327745,
323,12347,926,12346,262205,6,12348,12347,196855,12358,0,262394,973,12350,12358,131320,12350,327879,6,12353,20235,100,
327812,6,12354,12353,296,327874,6,12355,12348,12354,327879,6,12356,12355,503,131321,12358,131320,12358,458997,6,23593,
12348,12343,12356,12350,327808,6,12363,23593,20539,196855,12377,0,262394,973,12375,12374,131320,12374,131321,12377,
131320,12375,327879,6,12376,20234,1268,131321,12377,131320,12377,458997,6,12378,12376,12375,20234,12374,327812,6,
12379,12378,313,327808,6,12380,12379,4610,327745,323,12381,926,12380,262205,6,12382,12381,196855,12392,0,262394,973,
12384,12392,131320,12384,327879,6,12387,20234,100,327812,6,12388,12387,296,327874,6,12389,12382,12388,327879,6,12390,
12389,503,131321,12392,131320,12392,458997,6,23594,12382,12377,12390,12384,327808,6,12397,23594,20492,196855,12411,0,
262394,973,12409,12408,131320,12408,131321,12411,131320,12409,327879,6,12410,20233,1268,131321,12411,131320,12411,
458997,6,12412,12410,12409,20233,12408,327812,6,12413,12412,313,327808,6,12414,12413,4610,327745,323,12415,926,12414,
262205,6,12416,12415,196855,12426,0,262394,973,12418,12426,131320,12418,327879,6,12421,20233,100,327812,6,12422,12421,
296,327874,6,12423,12416,12422,327879,6,12424,12423,503,131321,12426,131320,12426,458997,6,23595,12416,12411,12424,
12418,327808,6,12431,23595,20449,196855,12445,0,262394,973,12443,12442,131320,12442,131321,12445,131320,12443,327879,
6,12444,20232,1268,131321,12445,131320,12445,458997,6,12446,12444,12443,20232,12442,327812,6,12447,12446,313,327808,6,
12448,12447,4610,327745,323,12449,926,12448,262205,6,12450,12449,196855,12460,0,262394,973,12452,12460,131320,12452,
327879,6,12455,20232,100,327812,6,12456,12455,296,327874,6,12457,12450,12456,327879,6,12458,12457,503,131321,12460,
131320,12460,458997,6,23596,12450,12445,12458,12452,327808,6,12465,23596,20410,196855,12479,0,262394,973,12477,12476,
131320,12476,131321,12479,131320,12477,327879,6,12478,20231,1268,131321,12479,131320,12479,458997,6,12480,12478,12477,
20231,12476,327812,6,12481,12480,313,327808,6,12482,12481,4610,327745,323,12483,926,12482,262205,6,12484,12483,196855,
12494,0,262394,973,12486,12494,131320,12486,327879,6,12489,20231,100,327812,6,12490,12489,296,327874,6,12491,12484,
12490,327879,6,12492,12491,503,131321,12494,131320,12494,458997,6,23597,12484,12479,12492,12486,327808,6,12499,23597,
20375,196855,12513,0,262394,973,12511,12510,131320,12510,131321,12513,131320,12511,327879,6,12512,20230,1268,131321,
12513,131320,12513,458997,6,12514,12512,12511,20230,12510,327812,6,12515,12514,313,327808,6,12516,12515,4610,327745,
323,12517,926,12516,262205,6,12518,12517,196855,12528,0,262394,973,12520,12528,131320,12520,327879,6,12523,20230,100,
327812,6,12524,12523,296,327874,6,12525,12518,12524,327879,6,12526,12525,503,131321,12528,131320,12528,458997,6,23598,
12518,12513,12526,12520,327808,6,12533,23598,20344,196855,12547,0,262394,973,12545,12544,131320,12544,131321,12547,
131320,12545,327879,6,12546,20229,1268,131321,12547,131320,12547,458997,6,12548,12546,12545,20229,12544,327812,6,
12549,12548,313,327808,6,12550,12549,4610,327745,323,12551,926,12550,262205,6,12552,12551,196855,12562,0,262394,973,
12554,12562,131320,12554,327879,6,12557,20229,100,327812,6,12558,12557,296,327874,6,12559,12552,12558,327879,6,12560,
12559,503,131321,12562,131320,12562,458997,6,23599,12552,12547,12560,12554,327808,6,12567,23599,20317,196855,12581,0,
262394,973,12579,12578,131320,12578,131321,12581,131320,12579,327879,6,12580,20228,1268,131321,12581,131320,12581,
458997,6,12582,12580,12579,20228,12578,327812,6,12583,12582,313,327808,6,12584,12583,4610,327745,323,12585,926,12584,
262205,6,12586,12585,196855,12596,0,262394,973,12588,12596,131320,12588,327879,6,12591,20228,100,327812,6,12592,12591,
296,327874,6,12593,12586,12592,327879,6,12594,12593,503,131321,12596,131320,12596,458997,6,23600,12586,12581,12594,
12588,327808,6,12601,23600,20294,196855,12615,0,262394,973,12613,12612,131320,12612,131321,12615,131320,12613,327879,
6,12614,20227,1268,131321,12615,131320,12615,458997,6,12616,12614,12613,20227,12612,327812,6,12617,12616,313,327808,6,
12618,12617,4610,327745,323,12619,926,12618,262205,6,12620,12619,196855,12630,0,262394,973,12622,12630,131320,12622,
327879,6,12625,20227,100,327812,6,12626,12625,296,327874,6,12627,12620,12626,327879,6,12628,12627,503,131321,12630,
131320,12630,458997,6,23601,12620,12615,12628,12622,327808,6,12635,23601,20275,196855,12649,0,262394,973,12647,12646,
131320,12646,131321,12649,131320,12647,327879,6,12648,20226,1268,131321,12649,131320,12649,458997,6,12650,12648,12647,
20226,12646,327812,6,12651,12650,313,327808,6,12652,12651,4610,327745,323,12653,926,12652,262205,6,12654,12653,196855,
12664,0,262394,973,12656,12664,131320,12656,327879,6,12659,20226,100,327812,6,12660,12659,296,327874,6,12661,12654,
12660,327879,6,12662,12661,503,131321,12664,131320,12664,458997,6,23602,12654,12649,12662,12656,327808,6,12669,23602,
20260,196855,12683,0,262394,973,12681,12680,131320,12680,131321,12683,131320,12681,327879,6,12682,20225,1268,131321,
12683,131320,12683,458997,6,12684,12682,12681,20225,12680,327812,6,12685,12684,313,327808,6,12686,12685,4610,327745,
323,12687,926,12686,262205,6,12688,12687,196855,12698,0,262394,973,12690,12698,131320,12690,327879,6,12693,20225,100,
327812,6,12694,12693,296,327874,6,12695,12688,12694,327879,6,12696,12695,503,131321,12698,131320,12698,458997,6,23603,
12688,12683,12696,12690,327808,6,12703,23603,20249,196855,12717,0,262394,973,12715,12714,131320,12714,131321,12717,
131320,12715,327879,6,12716,20224,1268,131321,12717,131320,12717,458997,6,12718,12716,12715,20224,12714,327812,6,
12719,12718,313,327808,6,12720,12719,4610,327745,323,12721,926,12720,262205,6,12722,12721,196855,12732,0,262394,973,
12724,12732,131320,12724,327879,6,12727,20224,100,327812,6,12728,12727,296,327874,6,12729,12722,12728,327879,6,12730,
12729,503,131321,12732,131320,12732,458997,6,23604,12722,12717,12730,12724,327808,6,12737,23604,20240,262368,296,296,
325,327856,96,4996,20239,1006,196855,5008,0,262394,4996,4999,5008,131320,4999,327874,6,5023,4978,816,327808,6,5024,
4978,5023,327745,323,5007,926,5024,196670,5007,23536,131321,5008,131320,5008,327856,96,12751,20238,1006,196855,12762,
0,262394,12751,12754,12762,131320,12754,327874,6,12757,12261,816,327808,6,12758,12261,12757,327745,323,12761,926,
12758,196670,12761,23452,131321,12762,131320,12762,327856,96,12775,20237,1006,196855,12786,0,262394,12775,12778,12786,
131320,12778,327874,6,12781,12295,816,327808,6,12782,12295,12781,327745,323,12785,926,12782,196670,12785,23368,131321,
12786,131320,12786,327856,96,12799,20236,1006,196855,12810,0,262394,12799,12802,12810,131320,12802,327874,6,12805,
12329,816,327808,6,12806,12329,12805,327745,323,12809,926,12806,196670,12809,23284,131321,12810,131320,12810,327856,
96,12823,20235,1006,196855,12834,0,262394,12823,12826,12834,131320,12826,327874,6,12829,12363,816,327808,6,12830,
12363,12829,327745,323,12833,926,12830,196670,12833,23200,131321,12834,131320,12834,327856,96,12847,20234,1006,196855,
12858,0,262394,12847,12850,12858,131320,12850,327874,6,12853,12397,816,327808,6,12854,12397,12853,327745,323,12857,
926,12854,196670,12857,23116,131321,12858,131320,12858,327856,96,12871,20233,1006,196855,12882,0,262394,12871,12874,
12882,131320,12874,327874,6,12877,12431,816,327808,6,12878,12431,12877,327745,323,12881,926,12878,196670,12881,23032,
131321,12882,131320,12882,327856,96,12895,20232,1006,196855,12906,0,262394,12895,12898,12906,131320,12898,327874,6,
12901,12465,816,327808,6,12902,12465,12901,327745,323,12905,926,12902,196670,12905,22948,131321,12906,131320,12906,
327856,96,12919,20231,1006,196855,12930,0,262394,12919,12922,12930,131320,12922,327874,6,12925,12499,816,327808,6,
12926,12499,12925,327745,323,12929,926,12926,196670,12929,22864,131321,12930,131320,12930,327856,96,12943,20230,1006,
196855,12954,0,262394,12943,12946,12954,131320,12946,327874,6,12949,12533,816,327808,6,12950,12533,12949,327745,323,
12953,926,12950,196670,12953,22780,131321,12954,131320,12954,327856,96,12967,20229,1006,196855,12978,0,262394,12967,
12970,12978,131320,12970,327874,6,12973,12567,816,327808,6,12974,12567,12973,327745,323,12977,926,12974,196670,12977,
22696,131321,12978,131320,12978,327856,96,12991,20228,1006,196855,13002,0,262394,12991,12994,13002,131320,12994,
327874,6,12997,12601,816,327808,6,12998,12601,12997,327745,323,13001,926,12998,196670,13001,22612,131321,13002,131320,
13002,327856,96,13015,20227,1006,196855,13026,0,262394,13015,13018,13026,131320,13018,327874,6,13021,12635,816,327808,
6,13022,12635,13021,327745,323,13025,926,13022,196670,13025,22528,131321,13026,131320,13026,327856,96,13039,20226,
1006,196855,13050,0,262394,13039,13042,13050,131320,13042,327874,6,13045,12669,816,327808,6,13046,12669,13045,327745,
323,13049,926,13046,196670,13049,22444,131321,13050,131320,13050,327856,96,13063,20225,1006,196855,13074,0,262394,
13063,13066,13074,131320,13066,327874,6,13069,12703,816,327808,6,13070,12703,13069,327745,323,13073,926,13070,196670,
13073,22360,131321,13074,131320,13074,196855,13098,0,262394,4567,13090,13098,131320,13090,327874,6,13093,12737,816,
327808,6,13094,12737,13093,327745,323,13097,926,13094,196670,13097,22276,131321,13098,131320,13098,327856,96,3879,
6888,836,196855,3884,0,262394,3879,3880,3884,131320,3880,327854,96,5042,23536,1346,393385,6,5043,5042,98,95,327854,96,
13109,23452,1346,393385,6,13110,13109,98,95,327808,6,13111,5043,13110,327854,96,13122,23368,1346,393385,6,13123,13122,
98,95,327808,6,13124,13111,13123,327854,96,13135,23284,1346,393385,6,13136,13135,98,95,327808,6,13137,13124,13136,
327854,96,13148,23200,1346,393385,6,13149,13148,98,95,327808,6,13150,13137,13149,327854,96,13161,23116,1346,393385,6,
13162,13161,98,95,327808,6,13163,13150,13162,327854,96,13174,23032,1346,393385,6,13175,13174,98,95,327808,6,13176,
13163,13175,327854,96,13187,22948,1346,393385,6,13188,13187,98,95,327808,6,13189,13176,13188,327854,96,13200,22864,
1346,393385,6,13201,13200,98,95,327808,6,13202,13189,13201,327854,96,13213,22780,1346,393385,6,13214,13213,98,95,
327808,6,13215,13202,13214,327854,96,13226,22696,1346,393385,6,13227,13226,98,95,327808,6,13228,13215,13227,327854,96,
13239,22612,1346,393385,6,13240,13239,98,95,327808,6,13241,13228,13240,327854,96,13252,22528,1346,393385,6,13253,
13252,98,95,327808,6,13254,13241,13253,327854,96,13265,22444,1346,393385,6,13266,13265,98,95,327808,6,13267,13254,
13266,327854,96,13278,22360,1346,393385,6,13279,13278,98,95,327808,6,13280,13267,13279,327854,96,13291,22276,1346,
393385,6,13292,13291,98,95,327808,6,13293,13280,13292,196670,4770,13293,262368,296,296,325,196855,5130,0,262394,4772,
5103,5130,131320,5103,327812,6,5105,2564,296,327745,334,5106,317,5105,262205,42,5107,5106,327808,6,5110,5105,98,
327745,334,5111,317,5110,262205,42,5112,5111,327808,42,5113,5107,5112,327761,6,5119,5113,0,327761,6,5121,5113,1,
327808,6,5122,5119,5121,327761,6,5124,5113,2,327808,6,5125,5122,5124,327761,6,5127,5113,3,327808,6,5128,5125,5127,
393281,323,5129,347,4766,4768,196670,5129,5128,131321,5130,131320,5130,262368,296,296,325,196855,5187,0,262394,4802,
5133,5187,131320,5133,131321,5134,131320,5134,458997,42,24734,294,5133,5144,5138,458997,42,24733,294,5133,5151,5138,
458997,6,7075,95,5133,5154,5138,327856,96,5137,7075,378,262390,5155,5138,1,262394,5137,5138,5155,131320,5138,327745,
334,5140,347,7075,262205,42,5141,5140,327808,42,5144,24734,5141,327812,6,5146,7075,101,458832,42,5231,5146,5146,5146,
5146,327808,42,5232,298,5231,458832,42,5234,2564,2564,2564,2564,327856,304,5235,5232,5234,393385,42,5236,5235,5141,
294,327808,42,5151,24733,5236,327808,6,5154,7075,269,131321,5134,131320,5155,327761,6,5161,24733,0,327761,6,5163,
24733,1,327808,6,5164,5161,5163,327761,6,5166,24733,2,327808,6,5167,5164,5166,327761,6,5169,24733,3,327808,6,5170,
5167,5169,393281,323,5171,402,4766,4768,196670,5171,5170,327850,96,5173,2564,95,196855,5186,0,262394,5173,5174,5186,
131320,5174,327761,6,5176,24734,0,327761,6,5178,24734,1,327808,6,5179,5176,5178,327761,6,5181,24734,2,327808,6,5182,
5179,5181,327761,6,5184,24734,3,327808,6,5185,5182,5184,196670,423,5185,131321,5186,131320,5186,131321,5187,131320,
5187,262368,296,296,325,262205,42,5195,4864,393385,42,5246,4915,5195,294,262205,42,5204,4873,393385,42,5256,4925,5204,
294,327808,42,5207,5246,5256,262205,6,5214,4883,327761,6,5216,5207,0,327808,6,5217,5214,5216,327761,6,5219,5207,1,
327808,6,5220,5217,5219,327761,6,5222,5207,2,327808,6,5223,5220,5222,327761,6,5225,5207,3,327808,6,5226,5223,5225,
327808,6,5054,6888,5226,327854,96,5063,23536,1373,196855,5072,0,262394,5063,5064,5072,131320,5064,327808,6,5066,5054,
269,327874,6,5261,5054,816,327808,6,5262,5054,5261,327745,323,5071,926,5262,196670,5071,23536,131321,5072,131320,5072,
458997,6,8162,5054,5187,5066,5064,327854,96,13304,23452,1373,196855,13312,0,262394,13304,13305,13312,131320,13305,
327808,6,13306,8162,269,327874,6,13307,8162,816,327808,6,13308,8162,13307,327745,323,13311,926,13308,196670,13311,
23452,131321,13312,131320,13312,458997,6,13313,8162,5072,13306,13305,327854,96,13324,23368,1373,196855,13332,0,262394,
13324,13325,13332,131320,13325,327808,6,13326,13313,269,327874,6,13327,13313,816,327808,6,13328,13313,13327,327745,
323,13331,926,13328,196670,13331,23368,131321,13332,131320,13332,458997,6,13333,13313,13312,13326,13325,327854,96,
13344,23284,1373,196855,13352,0,262394,13344,13345,13352,131320,13345,327808,6,13346,13333,269,327874,6,13347,13333,
816,327808,6,13348,13333,13347,327745,323,13351,926,13348,196670,13351,23284,131321,13352,131320,13352,458997,6,13353,
13333,13332,13346,13345,327854,96,13364,23200,1373,196855,13372,0,262394,13364,13365,13372,131320,13365,327808,6,
13366,13353,269,327874,6,13367,13353,816,327808,6,13368,13353,13367,327745,323,13371,926,13368,196670,13371,23200,
131321,13372,131320,13372,458997,6,13373,13353,13352,13366,13365,327854,96,13384,23116,1373,196855,13392,0,262394,
13384,13385,13392,131320,13385,327808,6,13386,13373,269,327874,6,13387,13373,816,327808,6,13388,13373,13387,327745,
323,13391,926,13388,196670,13391,23116,131321,13392,131320,13392,458997,6,13393,13373,13372,13386,13385,327854,96,
13404,23032,1373,196855,13412,0,262394,13404,13405,13412,131320,13405,327808,6,13406,13393,269,327874,6,13407,13393,
816,327808,6,13408,13393,13407,327745,323,13411,926,13408,196670,13411,23032,131321,13412,131320,13412,458997,6,13413,
13393,13392,13406,13405,327854,96,13424,22948,1373,196855,13432,0,262394,13424,13425,13432,131320,13425,327808,6,
13426,13413,269,327874,6,13427,13413,816,327808,6,13428,13413,13427,327745,323,13431,926,13428,196670,13431,22948,
131321,13432,131320,13432,458997,6,13433,13413,13412,13426,13425,327854,96,13444,22864,1373,196855,13452,0,262394,
13444,13445,13452,131320,13445,327808,6,13446,13433,269,327874,6,13447,13433,816,327808,6,13448,13433,13447,327745,
323,13451,926,13448,196670,13451,22864,131321,13452,131320,13452,458997,6,13453,13433,13432,13446,13445,327854,96,
13464,22780,1373,196855,13472,0,262394,13464,13465,13472,131320,13465,327808,6,13466,13453,269,327874,6,13467,13453,
816,327808,6,13468,13453,13467,327745,323,13471,926,13468,196670,13471,22780,131321,13472,131320,13472,458997,6,13473,
13453,13452,13466,13465,327854,96,13484,22696,1373,196855,13492,0,262394,13484,13485,13492,131320,13485,327808,6,
13486,13473,269,327874,6,13487,13473,816,327808,6,13488,13473,13487,327745,323,13491,926,13488,196670,13491,22696,
131321,13492,131320,13492,458997,6,13493,13473,13472,13486,13485,327854,96,13504,22612,1373,196855,13512,0,262394,
13504,13505,13512,131320,13505,327808,6,13506,13493,269,327874,6,13507,13493,816,327808,6,13508,13493,13507,327745,
323,13511,926,13508,196670,13511,22612,131321,13512,131320,13512,458997,6,13513,13493,13492,13506,13505,327854,96,
13524,22528,1373,196855,13532,0,262394,13524,13525,13532,131320,13525,327808,6,13526,13513,269,327874,6,13527,13513,
816,327808,6,13528,13513,13527,327745,323,13531,926,13528,196670,13531,22528,131321,13532,131320,13532,458997,6,13533,
13513,13512,13526,13525,327854,96,13544,22444,1373,196855,13552,0,262394,13544,13545,13552,131320,13545,327808,6,
13546,13533,269,327874,6,13547,13533,816,327808,6,13548,13533,13547,327745,323,13551,926,13548,196670,13551,22444,
131321,13552,131320,13552,458997,6,13553,13533,13532,13546,13545,327854,96,13564,22360,1373,196855,13572,0,262394,
13564,13565,13572,131320,13565,327808,6,13566,13553,269,327874,6,13567,13553,816,327808,6,13568,13553,13567,327745,
323,13571,926,13568,196670,13571,22360,131321,13572,131320,13572,458997,6,13573,13553,13552,13566,13565,327854,96,
13584,22276,1373,196855,13592,0,262394,13584,13585,13592,131320,13585,327874,6,13587,13573,816,327808,6,13588,13573,
13587,327745,323,13591,926,13588,196670,13591,22276,131321,13592,131320,13592,131321,3884,131320,3884,196855,3888,0,
262394,1191,3885,3888,131320,3885,327858,96,5271,2564,1006,196855,5313,0,262394,5271,5272,5313,131320,5272,327856,96,
5274,2564,1006,196855,5281,0,262394,5274,5275,5279,131320,5279,131321,5281,131320,5275,327745,323,5277,1202,2564,
262205,6,5278,5277,131321,5281,131320,5281,458997,6,7087,5278,5275,6888,5279,327808,6,5284,2564,98,327856,96,5285,
5284,1006,196855,5296,0,262394,5285,5286,5291,131320,5291,393385,6,5295,5274,6888,836,131321,5296,131320,5286,327745,
323,5289,1202,5284,262205,6,5290,5289,131321,5296,131320,5296,458997,6,7090,5290,5286,5295,5291,327745,323,5300,1430,
2564,262205,6,5301,5300,327810,6,5303,5301,7087,327745,323,5304,1425,2564,196670,5304,5303,327810,6,5308,7090,7087,
262205,6,5310,5300,327808,6,5311,5310,5308,196670,5300,5311,131321,5313,131320,5313,131321,3888,131320,3888,262368,
296,296,325,327808,6,3261,6548,836,196670,3230,6572,327808,6,5321,3261,2565,196855,5327,0,262394,832,5322,5327,131320,
5322,327808,6,5324,3261,836,327858,96,5326,5324,2556,131321,5327,131320,5327,458997,96,5328,832,3888,5326,5322,196855,
5346,0,262394,5328,5329,5346,131320,5329,131321,5330,131320,5330,458997,6,7276,95,5329,5344,5334,327856,96,5333,7276,
104,262390,5345,5334,1,262394,5333,5334,5345,131320,5334,327812,6,5338,7276,103,327808,6,5339,5321,5338,393281,511,
5351,486,226,226,262205,15,5352,5351,262268,7,5353,5352,327814,6,5355,5339,103,327812,6,5356,5355,101,327761,6,5366,
5353,0,327876,6,5368,5356,200,327829,203,5369,5366,5368,327761,6,5370,5369,1,327761,6,5371,5369,0,327761,6,5374,5353,
1,327874,6,5376,5356,211,327808,6,5377,5374,5376,327808,6,5379,5377,5370,327760,7,5380,5371,5379,262268,758,5358,5380,
327745,761,5359,5358,226,393277,42,5360,5359,2,16,327745,43,5341,3230,7276,196670,5341,5360,327808,6,5344,7276,269,
131321,5330,131320,5345,131321,5346,131320,5346,262205,105,3265,3230,327856,96,3269,3261,2556,393281,488,5397,486,226,
650,262205,6,5398,5397,327876,6,5399,5398,1345,327808,6,5494,2564,4609,327745,323,5411,926,5494,262205,6,5412,5411,
327808,6,13605,5494,1953,327745,323,13606,926,13605,262205,6,13607,13606,327812,6,13619,296,1953,327808,6,13620,5494,
13619,327745,323,13621,926,13620,262205,6,13622,13621,327812,6,13634,297,1953,327808,6,13635,5494,13634,327745,323,
13636,926,13635,262205,6,13637,13636,327812,6,13649,101,1953,327808,6,13650,5494,13649,327745,323,13651,926,13650,
262205,6,13652,13651,327812,6,13664,8210,1953,327808,6,13665,5494,13664,327745,323,13666,926,13665,262205,6,13667,
13666,327812,6,13679,1075,1953,327808,6,13680,5494,13679,327745,323,13681,926,13680,262205,6,13682,13681,327812,6,
13694,1268,1953,327808,6,13695,5494,13694,327745,323,13696,926,13695,262205,6,13697,13696,327812,6,13709,100,1953,
327808,6,13710,5494,13709,327745,323,13711,926,13710,262205,6,13712,13711,327812,6,13724,2173,1953,327808,6,13725,
5494,13724,327745,323,13726,926,13725,262205,6,13727,13726,327812,6,13739,8211,1953,327808,6,13740,5494,13739,327745,
323,13741,926,13740,262205,6,13742,13741,327812,6,13754,16332,1953,327808,6,13755,5494,13754,327745,323,13756,926,
13755,262205,6,13757,13756,327812,6,13769,1345,1953,327808,6,13770,5494,13769,327745,323,13771,926,13770,262205,6,
13772,13771,327812,6,13784,16333,1953,327808,6,13785,5494,13784,327745,323,13786,926,13785,262205,6,13787,13786,
327812,6,13799,16334,1953,327808,6,13800,5494,13799,327745,323,13801,926,13800,262205,6,13802,13801,327812,6,13814,
984,1953,327808,6,13815,5494,13814,327745,323,13816,926,13815,262205,6,13817,13816,196855,5422,0,262394,1961,5418,
5422,131320,5418,327850,96,5519,2564,95,196855,5531,0,262394,5519,5520,5525,131320,5525,327810,6,5527,2564,98,327874,
6,5619,5527,816,327808,6,5620,5527,5619,327745,323,5529,926,5620,262205,6,5530,5529,131321,5531,131320,5520,262344,6,
5524,5412,131321,5531,131320,5531,458997,6,7557,5524,5520,5530,5525,327878,6,5537,5412,7557,327874,6,5538,5537,1345,
327851,96,5539,5538,95,196855,5558,0,262394,5539,5540,5558,131320,5540,327874,6,5544,5412,1345,327745,323,5549,1430,
5544,262205,6,5550,5549,327810,6,5552,5550,2564,327745,323,5553,1425,5544,196670,5553,5552,131321,5558,131320,5558,
393385,6,17060,5539,98,95,327808,6,13828,313,2564,327850,96,13829,13828,95,196855,13840,0,262394,13829,13836,13830,
131320,13830,327810,6,13831,13828,98,327874,6,13832,13831,816,327808,6,13833,13831,13832,327745,323,13834,926,13833,
262205,6,13835,13834,131321,13840,131320,13836,262344,6,13839,13607,131321,13840,131320,13840,458997,6,13841,13839,
13836,13835,13830,327878,6,13844,13607,13841,327874,6,13845,13844,1345,327851,96,13846,13845,95,196855,13860,0,262394,
13846,13847,13860,131320,13847,327874,6,13850,13607,1345,327745,323,13854,1430,13850,262205,6,13855,13854,327810,6,
13856,13855,13828,327745,323,13857,1425,13850,196670,13857,13856,327877,6,13859,17060,296,131321,13860,131320,13860,
458997,6,13861,17060,13840,13859,13847,327812,6,13870,296,313,327808,6,13871,13870,2564,327850,96,13872,13871,95,
196855,13883,0,262394,13872,13879,13873,131320,13873,327810,6,13874,13871,98,327874,6,13875,13874,816,327808,6,13876,
13874,13875,327745,323,13877,926,13876,262205,6,13878,13877,131321,13883,131320,13879,262344,6,13882,13622,131321,
13883,131320,13883,458997,6,13884,13882,13879,13878,13873,327878,6,13887,13622,13884,327874,6,13888,13887,1345,327851,
96,13889,13888,95,196855,13903,0,262394,13889,13890,13903,131320,13890,327874,6,13893,13622,1345,327745,323,13897,
1430,13893,262205,6,13898,13897,327810,6,13899,13898,13871,327745,323,13900,1425,13893,196670,13900,13899,327877,6,
13902,13861,101,131321,13903,131320,13903,458997,6,13904,13861,13883,13902,13890,327812,6,13913,297,313,327808,6,
13914,13913,2564,327850,96,13915,13914,95,196855,13926,0,262394,13915,13922,13916,131320,13916,327810,6,13917,13914,
98,327874,6,13918,13917,816,327808,6,13919,13917,13918,327745,323,13920,926,13919,262205,6,13921,13920,131321,13926,
131320,13922,262344,6,13925,13637,131321,13926,131320,13926,458997,6,13927,13925,13922,13921,13916,327878,6,13930,
13637,13927,327874,6,13931,13930,1345,327851,96,13932,13931,95,196855,13946,0,262394,13932,13933,13946,131320,13933,
327874,6,13936,13637,1345,327745,323,13940,1430,13936,262205,6,13941,13940,327810,6,13942,13941,13914,327745,323,
13943,1425,13936,196670,13943,13942,327877,6,13945,13904,100,131321,13946,131320,13946,458997,6,13947,13904,13926,
13945,13933,327812,6,13956,101,313,327808,6,13957,13956,2564,327850,96,13958,13957,95,196855,13969,0,262394,13958,
13965,13959,131320,13959,327810,6,13960,13957,98,327874,6,13961,13960,816,327808,6,13962,13960,13961,327745,323,13963,
926,13962,262205,6,13964,13963,131321,13969,131320,13965,262344,6,13968,13652,131321,13969,131320,13969,458997,6,
13970,13968,13965,13964,13959,327878,6,13973,13652,13970,327874,6,13974,13973,1345,327851,96,13975,13974,95,196855,
13989,0,262394,13975,13976,13989,131320,13976,327874,6,13979,13652,1345,327745,323,13983,1430,13979,262205,6,13984,
13983,327810,6,13985,13984,13957,327745,323,13986,1425,13979,196670,13986,13985,327877,6,13988,13947,93,131321,13989,
131320,13989,458997,6,13990,13947,13969,13988,13976,327812,6,13999,8210,313,327808,6,14000,13999,2564,327850,96,14001,
14000,95,196855,14012,0,262394,14001,14008,14002,131320,14002,327810,6,14003,14000,98,327874,6,14004,14003,816,327808,
6,14005,14003,14004,327745,323,14006,926,14005,262205,6,14007,14006,131321,14012,131320,14008,262344,6,14011,13667,
131321,14012,131320,14012,458997,6,14013,14011,14008,14007,14002,327878,6,14016,13667,14013,327874,6,14017,14016,1345,
327851,96,14018,14017,95,196855,14032,0,262394,14018,14019,14032,131320,14019,327874,6,14022,13667,1345,327745,323,
14026,1430,14022,262205,6,14027,14026,327810,6,14028,14027,14000,327745,323,14029,1425,14022,196670,14029,14028,
327877,6,14031,13990,343,131321,14032,131320,14032,458997,6,14033,13990,14012,14031,14019,327812,6,14042,1075,313,
327808,6,14043,14042,2564,327850,96,14044,14043,95,196855,14055,0,262394,14044,14051,14045,131320,14045,327810,6,
14046,14043,98,327874,6,14047,14046,816,327808,6,14048,14046,14047,327745,323,14049,926,14048,262205,6,14050,14049,
131321,14055,131320,14051,262344,6,14054,13682,131321,14055,131320,14055,458997,6,14056,14054,14051,14050,14045,
327878,6,14059,13682,14056,327874,6,14060,14059,1345,327851,96,14061,14060,95,196855,14075,0,262394,14061,14062,14075,
131320,14062,327874,6,14065,13682,1345,327745,323,14069,1430,14065,262205,6,14070,14069,327810,6,14071,14070,14043,
327745,323,14072,1425,14065,196670,14072,14071,327877,6,14074,14033,2403,131321,14075,131320,14075,458997,6,14076,
14033,14055,14074,14062,327812,6,14085,1268,313,327808,6,14086,14085,2564,327850,96,14087,14086,95,196855,14098,0,
262394,14087,14094,14088,131320,14088,327810,6,14089,14086,98,327874,6,14090,14089,816,327808,6,14091,14089,14090,
327745,323,14092,926,14091,262205,6,14093,14092,131321,14098,131320,14094,262344,6,14097,13697,131321,14098,131320,
14098,458997,6,14099,14097,14094,14093,14088,327878,6,14102,13697,14099,327874,6,14103,14102,1345,327851,96,14104,
14103,95,196855,14118,0,262394,14104,14105,14118,131320,14105,327874,6,14108,13697,1345,327745,323,14112,1430,14108,
262205,6,14113,14112,327810,6,14114,14113,14086,327745,323,14115,1425,14108,196670,14115,14114,327877,6,14117,14076,
729,131321,14118,131320,14118,458997,6,14119,14076,14098,14117,14105,327812,6,14128,100,313,327808,6,14129,14128,2564,
327850,96,14130,14129,95,196855,14141,0,262394,14130,14137,14131,131320,14131,327810,6,14132,14129,98,327874,6,14133,
14132,816,327808,6,14134,14132,14133,327745,323,14135,926,14134,262205,6,14136,14135,131321,14141,131320,14137,262344,
6,14140,13712,131321,14141,131320,14141,458997,6,14142,14140,14137,14136,14131,327878,6,14145,13712,14142,327874,6,
14146,14145,1345,327851,96,14147,14146,95,196855,14161,0,262394,14147,14148,14161,131320,14148,327874,6,14151,13712,
1345,327745,323,14155,1430,14151,262205,6,14156,14155,327810,6,14157,14156,14129,327745,323,14158,1425,14151,196670,
14158,14157,327877,6,14160,14119,553,131321,14161,131320,14161,458997,6,14162,14119,14141,14160,14148,327812,6,14171,
2173,313,327808,6,14172,14171,2564,327850,96,14173,14172,95,196855,14184,0,262394,14173,14180,14174,131320,14174,
327810,6,14175,14172,98,327874,6,14176,14175,816,327808,6,14177,14175,14176,327745,323,14178,926,14177,262205,6,14179,
14178,131321,14184,131320,14180,262344,6,14183,13727,131321,14184,131320,14184,458997,6,14185,14183,14180,14179,14174,
327878,6,14188,13727,14185,327874,6,14189,14188,1345,327851,96,14190,14189,95,196855,14204,0,262394,14190,14191,14204,
131320,14191,327874,6,14194,13727,1345,327745,323,14198,1430,14194,262205,6,14199,14198,327810,6,14200,14199,14172,
327745,323,14201,1425,14194,196670,14201,14200,327877,6,14203,14162,2118,131321,14204,131320,14204,458997,6,14205,
14162,14184,14203,14191,327812,6,14214,8211,313,327808,6,14215,14214,2564,327850,96,14216,14215,95,196855,14227,0,
262394,14216,14223,14217,131320,14217,327810,6,14218,14215,98,327874,6,14219,14218,816,327808,6,14220,14218,14219,
327745,323,14221,926,14220,262205,6,14222,14221,131321,14227,131320,14223,262344,6,14226,13742,131321,14227,131320,
14227,458997,6,14228,14226,14223,14222,14217,327878,6,14231,13742,14228,327874,6,14232,14231,1345,327851,96,14233,
14232,95,196855,14247,0,262394,14233,14234,14247,131320,14234,327874,6,14237,13742,1345,327745,323,14241,1430,14237,
262205,6,14242,14241,327810,6,14243,14242,14215,327745,323,14244,1425,14237,196670,14244,14243,327877,6,14246,14205,
16335,131321,14247,131320,14247,458997,6,14248,14205,14227,14246,14234,327812,6,14257,16332,313,327808,6,14258,14257,
2564,327850,96,14259,14258,95,196855,14270,0,262394,14259,14266,14260,131320,14260,327810,6,14261,14258,98,327874,6,
14262,14261,816,327808,6,14263,14261,14262,327745,323,14264,926,14263,262205,6,14265,14264,131321,14270,131320,14266,
262344,6,14269,13757,131321,14270,131320,14270,458997,6,14271,14269,14266,14265,14260,327878,6,14274,13757,14271,
327874,6,14275,14274,1345,327851,96,14276,14275,95,196855,14290,0,262394,14276,14277,14290,131320,14277,327874,6,
14280,13757,1345,327745,323,14284,1430,14280,262205,6,14285,14284,327810,6,14286,14285,14258,327745,323,14287,1425,
14280,196670,14287,14286,327877,6,14289,14248,16336,131321,14290,131320,14290,458997,6,14291,14248,14270,14289,14277,
327812,6,14300,1345,313,327808,6,14301,14300,2564,327850,96,14302,14301,95,196855,14313,0,262394,14302,14309,14303,
131320,14303,327810,6,14304,14301,98,327874,6,14305,14304,816,327808,6,14306,14304,14305,327745,323,14307,926,14306,
262205,6,14308,14307,131321,14313,131320,14309,262344,6,14312,13772,131321,14313,131320,14313,458997,6,14314,14312,
14309,14308,14303,327878,6,14317,13772,14314,327874,6,14318,14317,1345,327851,96,14319,14318,95,196855,14333,0,262394,
14319,14320,14333,131320,14320,327874,6,14323,13772,1345,327745,323,14327,1430,14323,262205,6,14328,14327,327810,6,
14329,14328,14301,327745,323,14330,1425,14323,196670,14330,14329,327877,6,14332,14291,16337,131321,14333,131320,14333,
458997,6,14334,14291,14313,14332,14320,327812,6,14343,16333,313,327808,6,14344,14343,2564,327850,96,14345,14344,95,
196855,14356,0,262394,14345,14352,14346,131320,14346,327810,6,14347,14344,98,327874,6,14348,14347,816,327808,6,14349,
14347,14348,327745,323,14350,926,14349,262205,6,14351,14350,131321,14356,131320,14352,262344,6,14355,13787,131321,
14356,131320,14356,458997,6,14357,14355,14352,14351,14346,327878,6,14360,13787,14357,327874,6,14361,14360,1345,327851,
96,14362,14361,95,196855,14376,0,262394,14362,14363,14376,131320,14363,327874,6,14366,13787,1345,327745,323,14370,
1430,14366,262205,6,14371,14370,327810,6,14372,14371,14344,327745,323,14373,1425,14366,196670,14373,14372,327877,6,
14375,14334,16338,131321,14376,131320,14376,458997,6,14377,14334,14356,14375,14363,327812,6,14386,16334,313,327808,6,
14387,14386,2564,327850,96,14388,14387,95,196855,14399,0,262394,14388,14395,14389,131320,14389,327810,6,14390,14387,
98,327874,6,14391,14390,816,327808,6,14392,14390,14391,327745,323,14393,926,14392,262205,6,14394,14393,131321,14399,
131320,14395,262344,6,14398,13802,131321,14399,131320,14399,458997,6,14400,14398,14395,14394,14389,327878,6,14403,
13802,14400,327874,6,14404,14403,1345,327851,96,14405,14404,95,196855,14419,0,262394,14405,14406,14419,131320,14406,
327874,6,14409,13802,1345,327745,323,14413,1430,14409,262205,6,14414,14413,327810,6,14415,14414,14387,327745,323,
14416,1425,14409,196670,14416,14415,327877,6,14418,14377,16339,131321,14419,131320,14419,458997,6,14420,14377,14399,
14418,14406,327812,6,14429,984,313,327808,6,14430,14429,2564,327850,96,14431,14430,95,196855,14442,0,262394,14431,
14438,14432,131320,14432,327810,6,14433,14430,98,327874,6,14434,14433,816,327808,6,14435,14433,14434,327745,323,14436,
926,14435,262205,6,14437,14436,131321,14442,131320,14438,262344,6,14441,13817,131321,14442,131320,14442,458997,6,
14443,14441,14438,14437,14432,327878,6,14446,13817,14443,327874,6,14447,14446,1345,327851,96,14448,14447,95,196855,
14462,0,262394,14448,14449,14462,131320,14449,327874,6,14452,13817,1345,327745,323,14456,1430,14452,262205,6,14457,
14456,327810,6,14458,14457,14430,327745,323,14459,1425,14452,196670,14459,14458,327877,6,14461,14420,16340,131321,
14462,131320,14462,458997,6,14463,14420,14442,14461,14449,262368,296,296,325,196855,5614,0,262394,3269,5564,5614,
131320,5564,131321,5565,131320,5565,458997,6,7351,14463,5564,5586,5598,327851,96,5568,7351,95,262390,5599,5598,0,
262394,5568,5569,5599,131320,5569,393228,199,5571,1,73,7351,262268,6,5572,5571,327812,6,5573,5572,313,327808,6,5575,
5573,2564,458764,6,5577,1,41,5575,98,327810,6,5578,5577,98,327874,6,5625,5578,816,327808,6,5626,5578,5625,327745,323,
5580,926,5626,262205,6,5581,5580,327874,6,5582,5581,1345,327810,6,5584,7351,98,327879,6,5586,7351,5584,327852,96,5588,
5575,95,196855,5597,0,262394,5588,5589,5597,131320,5589,327745,323,5592,1425,5582,262205,6,5593,5592,327808,6,5595,
5593,5575,327745,323,5596,1430,5582,196670,5596,5595,131321,5597,131320,5597,131321,5598,131320,5598,131321,5565,
131320,5599,196855,5613,0,262394,5519,5602,5613,131320,5602,327874,6,5631,1667,816,327808,6,5632,1667,5631,327745,323,
5604,926,5632,262205,6,5605,5604,327874,6,5606,5605,1345,327745,323,5609,1425,5606,262205,6,5610,5609,327808,6,5611,
5610,836,327745,323,5612,1430,5606,196670,5612,5611,131321,5613,131320,5613,131321,5614,131320,5614,131321,5422,
131320,5422,327879,6,5425,2492,1971,327851,96,5426,5425,95,196855,5488,0,262394,5426,5427,5437,131320,5437,327874,6,
5447,5412,1345,327745,323,5448,1425,5447,262205,6,5449,5448,327808,6,5454,5449,2564,327874,6,14473,13607,1345,327745,
323,14474,1425,14473,262205,6,14475,14474,327808,6,14478,313,2564,327808,6,14479,14475,14478,327874,6,14490,13622,
1345,327745,323,14491,1425,14490,262205,6,14492,14491,327812,6,14493,296,313,327808,6,14495,14493,2564,327808,6,14496,
14492,14495,327874,6,14507,13637,1345,327745,323,14508,1425,14507,262205,6,14509,14508,327812,6,14510,297,313,327808,
6,14512,14510,2564,327808,6,14513,14509,14512,327874,6,14524,13652,1345,327745,323,14525,1425,14524,262205,6,14526,
14525,327812,6,14527,101,313,327808,6,14529,14527,2564,327808,6,14530,14526,14529,327874,6,14541,13667,1345,327745,
323,14542,1425,14541,262205,6,14543,14542,327812,6,14544,8210,313,327808,6,14546,14544,2564,327808,6,14547,14543,
14546,327874,6,14558,13682,1345,327745,323,14559,1425,14558,262205,6,14560,14559,327812,6,14561,1075,313,327808,6,
14563,14561,2564,327808,6,14564,14560,14563,327874,6,14575,13697,1345,327745,323,14576,1425,14575,262205,6,14577,
14576,327812,6,14578,1268,313,327808,6,14580,14578,2564,327808,6,14581,14577,14580,327874,6,14592,13712,1345,327745,
323,14593,1425,14592,262205,6,14594,14593,327812,6,14595,100,313,327808,6,14597,14595,2564,327808,6,14598,14594,14597,
327874,6,14609,13727,1345,327745,323,14610,1425,14609,262205,6,14611,14610,327812,6,14612,2173,313,327808,6,14614,
14612,2564,327808,6,14615,14611,14614,327874,6,14626,13742,1345,327745,323,14627,1425,14626,262205,6,14628,14627,
327812,6,14629,8211,313,327808,6,14631,14629,2564,327808,6,14632,14628,14631,327874,6,14643,13757,1345,327745,323,
14644,1425,14643,262205,6,14645,14644,327812,6,14646,16332,313,327808,6,14648,14646,2564,327808,6,14649,14645,14648,
327874,6,14660,13772,1345,327745,323,14661,1425,14660,262205,6,14662,14661,327812,6,14663,1345,313,327808,6,14665,
14663,2564,327808,6,14666,14662,14665,327874,6,14677,13787,1345,327745,323,14678,1425,14677,262205,6,14679,14678,
327812,6,14680,16333,313,327808,6,14682,14680,2564,327808,6,14683,14679,14682,327874,6,14694,13802,1345,327745,323,
14695,1425,14694,262205,6,14696,14695,327812,6,14697,16334,313,327808,6,14699,14697,2564,327808,6,14700,14696,14699,
327874,6,14711,13817,1345,327745,323,14712,1425,14711,262205,6,14713,14712,327812,6,14714,984,313,327808,6,14716,
14714,2564,327808,6,14717,14713,14716,327856,96,5469,5412,5399,196855,5483,0,262394,5469,5470,5483,131320,5470,327879,
6,5476,5412,1753,327808,6,5477,6548,5476,393281,793,5478,486,226,816,262205,24,5479,5478,262268,7,6279,5479,327761,6,
6290,6279,0,327876,6,6292,5454,200,327829,203,6293,6290,6292,327761,6,6294,6293,1,327761,6,6295,6293,0,327761,6,6298,
6279,1,327874,6,6300,5454,211,327808,6,6301,6298,6300,327808,6,6303,6301,6294,327760,7,6304,6295,6303,262268,24,6282,
6304,393281,227,6284,6282,226,226,327742,6284,5477,2,4,131321,5483,131320,5483,327856,96,14728,13607,5399,196855,
14753,0,262394,14728,14729,14753,131320,14729,327879,6,14732,13607,1753,327808,6,14733,6548,14732,393281,793,14734,
486,226,816,262205,24,14735,14734,262268,7,14738,14735,327761,6,14740,14738,0,327876,6,14741,14479,200,327829,203,
14742,14740,14741,327761,6,14743,14742,1,327761,6,14744,14742,0,327761,6,14746,14738,1,327874,6,14747,14479,211,
327808,6,14748,14746,14747,327808,6,14749,14748,14743,327760,7,14750,14744,14749,262268,24,14751,14750,393281,227,
14752,14751,226,226,327742,14752,14733,2,4,131321,14753,131320,14753,327856,96,14763,13622,5399,196855,14788,0,262394,
14763,14764,14788,131320,14764,327879,6,14767,13622,1753,327808,6,14768,6548,14767,393281,793,14769,486,226,816,
262205,24,14770,14769,262268,7,14773,14770,327761,6,14775,14773,0,327876,6,14776,14496,200,327829,203,14777,14775,
14776,327761,6,14778,14777,1,327761,6,14779,14777,0,327761,6,14781,14773,1,327874,6,14782,14496,211,327808,6,14783,
14781,14782,327808,6,14784,14783,14778,327760,7,14785,14779,14784,262268,24,14786,14785,393281,227,14787,14786,226,
226,327742,14787,14768,2,4,131321,14788,131320,14788,327856,96,14798,13637,5399,196855,14823,0,262394,14798,14799,
14823,131320,14799,327879,6,14802,13637,1753,327808,6,14803,6548,14802,393281,793,14804,486,226,816,262205,24,14805,
14804,262268,7,14808,14805,327761,6,14810,14808,0,327876,6,14811,14513,200,327829,203,14812,14810,14811,327761,6,
14813,14812,1,327761,6,14814,14812,0,327761,6,14816,14808,1,327874,6,14817,14513,211,327808,6,14818,14816,14817,
327808,6,14819,14818,14813,327760,7,14820,14814,14819,262268,24,14821,14820,393281,227,14822,14821,226,226,327742,
14822,14803,2,4,131321,14823,131320,14823,327856,96,14833,13652,5399,196855,14858,0,262394,14833,14834,14858,131320,
14834,327879,6,14837,13652,1753,327808,6,14838,6548,14837,393281,793,14839,486,226,816,262205,24,14840,14839,262268,7,
14843,14840,327761,6,14845,14843,0,327876,6,14846,14530,200,327829,203,14847,14845,14846,327761,6,14848,14847,1,
327761,6,14849,14847,0,327761,6,14851,14843,1,327874,6,14852,14530,211,327808,6,14853,14851,14852,327808,6,14854,
14853,14848,327760,7,14855,14849,14854,262268,24,14856,14855,393281,227,14857,14856,226,226,327742,14857,14838,2,4,
131321,14858,131320,14858,327856,96,14868,13667,5399,196855,14893,0,262394,14868,14869,14893,131320,14869,327879,6,
14872,13667,1753,327808,6,14873,6548,14872,393281,793,14874,486,226,816,262205,24,14875,14874,262268,7,14878,14875,
327761,6,14880,14878,0,327876,6,14881,14547,200,327829,203,14882,14880,14881,327761,6,14883,14882,1,327761,6,14884,
14882,0,327761,6,14886,14878,1,327874,6,14887,14547,211,327808,6,14888,14886,14887,327808,6,14889,14888,14883,327760,
7,14890,14884,14889,262268,24,14891,14890,393281,227,14892,14891,226,226,327742,14892,14873,2,4,131321,14893,131320,
14893,327856,96,14903,13682,5399,196855,14928,0,262394,14903,14904,14928,131320,14904,327879,6,14907,13682,1753,
327808,6,14908,6548,14907,393281,793,14909,486,226,816,262205,24,14910,14909,262268,7,14913,14910,327761,6,14915,
14913,0,327876,6,14916,14564,200,327829,203,14917,14915,14916,327761,6,14918,14917,1,327761,6,14919,14917,0,327761,6,
14921,14913,1,327874,6,14922,14564,211,327808,6,14923,14921,14922,327808,6,14924,14923,14918,327760,7,14925,14919,
14924,262268,24,14926,14925,393281,227,14927,14926,226,226,327742,14927,14908,2,4,131321,14928,131320,14928,327856,96,
14938,13697,5399,196855,14963,0,262394,14938,14939,14963,131320,14939,327879,6,14942,13697,1753,327808,6,14943,6548,
14942,393281,793,14944,486,226,816,262205,24,14945,14944,262268,7,14948,14945,327761,6,14950,14948,0,327876,6,14951,
14581,200,327829,203,14952,14950,14951,327761,6,14953,14952,1,327761,6,14954,14952,0,327761,6,14956,14948,1,327874,6,
14957,14581,211,327808,6,14958,14956,14957,327808,6,14959,14958,14953,327760,7,14960,14954,14959,262268,24,14961,
14960,393281,227,14962,14961,226,226,327742,14962,14943,2,4,131321,14963,131320,14963,327856,96,14973,13712,5399,
196855,14998,0,262394,14973,14974,14998,131320,14974,327879,6,14977,13712,1753,327808,6,14978,6548,14977,393281,793,
14979,486,226,816,262205,24,14980,14979,262268,7,14983,14980,327761,6,14985,14983,0,327876,6,14986,14598,200,327829,
203,14987,14985,14986,327761,6,14988,14987,1,327761,6,14989,14987,0,327761,6,14991,14983,1,327874,6,14992,14598,211,
327808,6,14993,14991,14992,327808,6,14994,14993,14988,327760,7,14995,14989,14994,262268,24,14996,14995,393281,227,
14997,14996,226,226,327742,14997,14978,2,4,131321,14998,131320,14998,327856,96,15008,13727,5399,196855,15033,0,262394,
15008,15009,15033,131320,15009,327879,6,15012,13727,1753,327808,6,15013,6548,15012,393281,793,15014,486,226,816,
262205,24,15015,15014,262268,7,15018,15015,327761,6,15020,15018,0,327876,6,15021,14615,200,327829,203,15022,15020,
15021,327761,6,15023,15022,1,327761,6,15024,15022,0,327761,6,15026,15018,1,327874,6,15027,14615,211,327808,6,15028,
15026,15027,327808,6,15029,15028,15023,327760,7,15030,15024,15029,262268,24,15031,15030,393281,227,15032,15031,226,
226,327742,15032,15013,2,4,131321,15033,131320,15033,327856,96,15043,13742,5399,196855,15068,0,262394,15043,15044,
15068,131320,15044,327879,6,15047,13742,1753,327808,6,15048,6548,15047,393281,793,15049,486,226,816,262205,24,15050,
15049,262268,7,15053,15050,327761,6,15055,15053,0,327876,6,15056,14632,200,327829,203,15057,15055,15056,327761,6,
15058,15057,1,327761,6,15059,15057,0,327761,6,15061,15053,1,327874,6,15062,14632,211,327808,6,15063,15061,15062,
327808,6,15064,15063,15058,327760,7,15065,15059,15064,262268,24,15066,15065,393281,227,15067,15066,226,226,327742,
15067,15048,2,4,131321,15068,131320,15068,327856,96,15078,13757,5399,196855,15103,0,262394,15078,15079,15103,131320,
15079,327879,6,15082,13757,1753,327808,6,15083,6548,15082,393281,793,15084,486,226,816,262205,24,15085,15084,262268,7,
15088,15085,327761,6,15090,15088,0,327876,6,15091,14649,200,327829,203,15092,15090,15091,327761,6,15093,15092,1,
327761,6,15094,15092,0,327761,6,15096,15088,1,327874,6,15097,14649,211,327808,6,15098,15096,15097,327808,6,15099,
15098,15093,327760,7,15100,15094,15099,262268,24,15101,15100,393281,227,15102,15101,226,226,327742,15102,15083,2,4,
131321,15103,131320,15103,327856,96,15113,13772,5399,196855,15138,0,262394,15113,15114,15138,131320,15114,327879,6,
15117,13772,1753,327808,6,15118,6548,15117,393281,793,15119,486,226,816,262205,24,15120,15119,262268,7,15123,15120,
327761,6,15125,15123,0,327876,6,15126,14666,200,327829,203,15127,15125,15126,327761,6,15128,15127,1,327761,6,15129,
15127,0,327761,6,15131,15123,1,327874,6,15132,14666,211,327808,6,15133,15131,15132,327808,6,15134,15133,15128,327760,
7,15135,15129,15134,262268,24,15136,15135,393281,227,15137,15136,226,226,327742,15137,15118,2,4,131321,15138,131320,
15138,327856,96,15148,13787,5399,196855,15173,0,262394,15148,15149,15173,131320,15149,327879,6,15152,13787,1753,
327808,6,15153,6548,15152,393281,793,15154,486,226,816,262205,24,15155,15154,262268,7,15158,15155,327761,6,15160,
15158,0,327876,6,15161,14683,200,327829,203,15162,15160,15161,327761,6,15163,15162,1,327761,6,15164,15162,0,327761,6,
15166,15158,1,327874,6,15167,14683,211,327808,6,15168,15166,15167,327808,6,15169,15168,15163,327760,7,15170,15164,
15169,262268,24,15171,15170,393281,227,15172,15171,226,226,327742,15172,15153,2,4,131321,15173,131320,15173,327856,96,
15183,13802,5399,196855,15208,0,262394,15183,15184,15208,131320,15184,327879,6,15187,13802,1753,327808,6,15188,6548,
15187,393281,793,15189,486,226,816,262205,24,15190,15189,262268,7,15193,15190,327761,6,15195,15193,0,327876,6,15196,
14700,200,327829,203,15197,15195,15196,327761,6,15198,15197,1,327761,6,15199,15197,0,327761,6,15201,15193,1,327874,6,
15202,14700,211,327808,6,15203,15201,15202,327808,6,15204,15203,15198,327760,7,15205,15199,15204,262268,24,15206,
15205,393281,227,15207,15206,226,226,327742,15207,15188,2,4,131321,15208,131320,15208,327856,96,15218,13817,5399,
196855,15243,0,262394,15218,15219,15243,131320,15219,327879,6,15222,13817,1753,327808,6,15223,6548,15222,393281,793,
15224,486,226,816,262205,24,15225,15224,262268,7,15228,15225,327761,6,15230,15228,0,327876,6,15231,14717,200,327829,
203,15232,15230,15231,327761,6,15233,15232,1,327761,6,15234,15232,0,327761,6,15236,15228,1,327874,6,15237,14717,211,
327808,6,15238,15236,15237,327808,6,15239,15238,15233,327760,7,15240,15234,15239,262268,24,15241,15240,393281,227,
15242,15241,226,226,327742,15242,15223,2,4,131321,15243,131320,15243,131321,5488,131320,5427,327879,6,5430,2492,296,
327851,96,5431,5430,95,393385,6,5433,5431,640,5399,131321,5661,131320,5661,458997,6,7380,95,5427,5843,5841,327856,96,
5664,7380,93,262390,5844,5841,2,262394,5664,5665,5844,131320,5665,327812,6,5674,7380,313,327808,6,5676,5674,2564,
327874,6,5849,5676,816,327808,6,5850,5676,5849,327745,323,5679,926,5850,262205,6,5680,5679,327856,96,5684,5680,5433,
196855,5690,0,262394,5684,5685,5690,131320,5685,327879,6,5687,5680,1753,327856,96,5689,5687,3242,131321,5690,131320,
5690,458997,96,5691,5684,5665,5689,5685,196855,5702,0,262394,5691,5698,5701,131320,5701,131321,5702,131320,5698,
327879,6,5700,5680,1753,131321,5702,131320,5702,458997,6,7552,5700,5698,95,5701,327808,6,5704,6548,7552,327874,6,5708,
5680,1345,327745,323,5709,1425,5708,262205,6,5710,5709,327808,6,5712,5710,5676,327808,6,15251,7380,98,327812,6,15252,
15251,313,327808,6,15254,15252,2564,327874,6,15255,15254,816,327808,6,15256,15254,15255,327745,323,15257,926,15256,
262205,6,15258,15257,327856,96,15259,15258,5433,196855,15263,0,262394,15259,15260,15263,131320,15260,327879,6,15261,
15258,1753,327856,96,15262,15261,3242,131321,15263,131320,15263,458997,96,15264,15259,5702,15262,15260,196855,15271,0,
262394,15264,15269,15268,131320,15268,131321,15271,131320,15269,327879,6,15270,15258,1753,131321,15271,131320,15271,
458997,6,15272,15270,15269,95,15268,327808,6,15273,6548,15272,327874,6,15275,15258,1345,327745,323,15276,1425,15275,
262205,6,15277,15276,327808,6,15278,15277,15254,327808,6,15287,7380,296,327812,6,15288,15287,313,327808,6,15290,15288,
2564,327874,6,15291,15290,816,327808,6,15292,15290,15291,327745,323,15293,926,15292,262205,6,15294,15293,327856,96,
15295,15294,5433,196855,15299,0,262394,15295,15296,15299,131320,15296,327879,6,15297,15294,1753,327856,96,15298,15297,
3242,131321,15299,131320,15299,458997,96,15300,15295,15271,15298,15296,196855,15307,0,262394,15300,15305,15304,131320,
15304,131321,15307,131320,15305,327879,6,15306,15294,1753,131321,15307,131320,15307,458997,6,15308,15306,15305,95,
15304,327808,6,15309,6548,15308,327874,6,15311,15294,1345,327745,323,15312,1425,15311,262205,6,15313,15312,327808,6,
15314,15313,15290,327808,6,15323,7380,297,327812,6,15324,15323,313,327808,6,15326,15324,2564,327874,6,15327,15326,816,
327808,6,15328,15326,15327,327745,323,15329,926,15328,262205,6,15330,15329,327856,96,15331,15330,5433,196855,15335,0,
262394,15331,15332,15335,131320,15332,327879,6,15333,15330,1753,327856,96,15334,15333,3242,131321,15335,131320,15335,
458997,96,15336,15331,15307,15334,15332,196855,15343,0,262394,15336,15341,15340,131320,15340,131321,15343,131320,
15341,327879,6,15342,15330,1753,131321,15343,131320,15343,458997,6,15344,15342,15341,95,15340,327808,6,15345,6548,
15344,327874,6,15347,15330,1345,327745,323,15348,1425,15347,262205,6,15349,15348,327808,6,15350,15349,15326,327879,6,
5726,2492,100,327851,96,5727,5726,95,196855,5739,0,262394,5727,5728,5735,131320,5735,131321,5739,131320,5728,393281,
511,5730,486,226,269,262205,15,5731,5730,262268,7,5856,5731,327761,6,5867,5856,0,327876,6,5869,5704,200,327829,203,
5870,5867,5869,327761,6,5871,5870,1,327761,6,5872,5870,0,327761,6,5875,5856,1,327874,6,5877,5704,211,327808,6,5878,
5875,5877,327808,6,5880,5878,5871,327760,7,5881,5872,5880,262268,15,5859,5881,393281,227,5860,5859,226,226,393277,6,
5861,5860,2,4,131321,5739,131320,5739,458997,6,7493,5861,5728,5704,5735,196855,15387,0,262394,5727,15366,15363,131320,
15363,131321,15387,131320,15366,393281,511,15367,486,226,269,262205,15,15368,15367,262268,7,15371,15368,327761,6,
15373,15371,0,327876,6,15374,15273,200,327829,203,15375,15373,15374,327761,6,15376,15375,1,327761,6,15377,15375,0,
327761,6,15379,15371,1,327874,6,15380,15273,211,327808,6,15381,15379,15380,327808,6,15382,15381,15376,327760,7,15383,
15377,15382,262268,15,15384,15383,393281,227,15385,15384,226,226,393277,6,15386,15385,2,4,131321,15387,131320,15387,
458997,6,15388,15386,15366,15273,15363,196855,15425,0,262394,5727,15404,15401,131320,15401,131321,15425,131320,15404,
393281,511,15405,486,226,269,262205,15,15406,15405,262268,7,15409,15406,327761,6,15411,15409,0,327876,6,15412,15309,
200,327829,203,15413,15411,15412,327761,6,15414,15413,1,327761,6,15415,15413,0,327761,6,15417,15409,1,327874,6,15418,
15309,211,327808,6,15419,15417,15418,327808,6,15420,15419,15414,327760,7,15421,15415,15420,262268,15,15422,15421,
393281,227,15423,15422,226,226,393277,6,15424,15423,2,4,131321,15425,131320,15425,458997,6,15426,15424,15404,15309,
15401,196855,15463,0,262394,5727,15442,15439,131320,15439,131321,15463,131320,15442,393281,511,15443,486,226,269,
262205,15,15444,15443,262268,7,15447,15444,327761,6,15449,15447,0,327876,6,15450,15345,200,327829,203,15451,15449,
15450,327761,6,15452,15451,1,327761,6,15453,15451,0,327761,6,15455,15447,1,327874,6,15456,15345,211,327808,6,15457,
15455,15456,327808,6,15458,15457,15452,327760,7,15459,15453,15458,262268,15,15460,15459,393281,227,15461,15460,226,
226,393277,6,15462,15461,2,4,131321,15463,131320,15463,458997,6,15464,15462,15442,15345,15439,196855,5764,0,262394,
5691,5754,5764,131320,5754,393281,793,5757,486,226,816,262205,24,5758,5757,262268,7,5886,5758,327761,6,5897,5886,0,
327876,6,5899,5712,200,327829,203,5900,5897,5899,327761,6,5901,5900,1,327761,6,5902,5900,0,327761,6,5905,5886,1,
327874,6,5907,5712,211,327808,6,5908,5905,5907,327808,6,5910,5908,5901,327760,7,5911,5902,5910,262268,24,5889,5911,
393281,227,5891,5889,226,226,327742,5891,7493,2,4,131321,5764,131320,5764,196855,5773,0,262394,5691,5768,5773,131320,
5768,327879,6,5771,2492,343,327851,96,5772,5771,95,131321,5773,131320,5773,458997,96,5774,5691,5764,5772,5768,196855,
5782,0,262394,5774,5775,5782,131320,5775,393281,488,5779,486,226,1860,262205,6,5780,5779,327856,96,5781,7493,5780,
131321,5782,131320,5782,458997,96,5783,5774,5773,5781,5775,196855,5794,0,262394,5783,5784,5794,131320,5784,393281,793,
5787,486,226,1867,262205,24,5788,5787,262268,7,5916,5788,327761,6,5927,5916,0,327876,6,5929,7493,200,327829,203,5930,
5927,5929,327761,6,5931,5930,1,327761,6,5932,5930,0,327761,6,5935,5916,1,327874,6,5937,7493,211,327808,6,5938,5935,
5937,327808,6,5940,5938,5931,327760,7,5941,5932,5940,262268,24,5919,5941,393281,227,5921,5919,226,226,327742,5921,
5712,2,4,131321,5794,131320,5794,196855,15497,0,262394,15264,15475,15497,131320,15475,393281,793,15476,486,226,816,
262205,24,15477,15476,262268,7,15482,15477,327761,6,15484,15482,0,327876,6,15485,15278,200,327829,203,15486,15484,
15485,327761,6,15487,15486,1,327761,6,15488,15486,0,327761,6,15490,15482,1,327874,6,15491,15278,211,327808,6,15492,
15490,15491,327808,6,15493,15492,15487,327760,7,15494,15488,15493,262268,24,15495,15494,393281,227,15496,15495,226,
226,327742,15496,15388,2,4,131321,15497,131320,15497,196855,15505,0,262394,15264,15500,15505,131320,15500,327879,6,
15503,2492,343,327851,96,15504,15503,95,131321,15505,131320,15505,458997,96,15506,15264,15497,15504,15500,196855,
15513,0,262394,15506,15507,15513,131320,15507,393281,488,15510,486,226,1860,262205,6,15511,15510,327856,96,15512,
15388,15511,131321,15513,131320,15513,458997,96,15514,15506,15505,15512,15507,196855,15537,0,262394,15514,15515,15537,
131320,15515,393281,793,15516,486,226,1867,262205,24,15517,15516,262268,7,15522,15517,327761,6,15524,15522,0,327876,6,
15525,15388,200,327829,203,15526,15524,15525,327761,6,15527,15526,1,327761,6,15528,15526,0,327761,6,15530,15522,1,
327874,6,15531,15388,211,327808,6,15532,15530,15531,327808,6,15533,15532,15527,327760,7,15534,15528,15533,262268,24,
15535,15534,393281,227,15536,15535,226,226,327742,15536,15278,2,4,131321,15537,131320,15537,196855,15569,0,262394,
15300,15547,15569,131320,15547,393281,793,15548,486,226,816,262205,24,15549,15548,262268,7,15554,15549,327761,6,15556,
15554,0,327876,6,15557,15314,200,327829,203,15558,15556,15557,327761,6,15559,15558,1,327761,6,15560,15558,0,327761,6,
15562,15554,1,327874,6,15563,15314,211,327808,6,15564,15562,15563,327808,6,15565,15564,15559,327760,7,15566,15560,
15565,262268,24,15567,15566,393281,227,15568,15567,226,226,327742,15568,15426,2,4,131321,15569,131320,15569,196855,
15577,0,262394,15300,15572,15577,131320,15572,327879,6,15575,2492,343,327851,96,15576,15575,95,131321,15577,131320,
15577,458997,96,15578,15300,15569,15576,15572,196855,15585,0,262394,15578,15579,15585,131320,15579,393281,488,15582,
486,226,1860,262205,6,15583,15582,327856,96,15584,15426,15583,131321,15585,131320,15585,458997,96,15586,15578,15577,
15584,15579,196855,15609,0,262394,15586,15587,15609,131320,15587,393281,793,15588,486,226,1867,262205,24,15589,15588,
262268,7,15594,15589,327761,6,15596,15594,0,327876,6,15597,15426,200,327829,203,15598,15596,15597,327761,6,15599,
15598,1,327761,6,15600,15598,0,327761,6,15602,15594,1,327874,6,15603,15426,211,327808,6,15604,15602,15603,327808,6,
15605,15604,15599,327760,7,15606,15600,15605,262268,24,15607,15606,393281,227,15608,15607,226,226,327742,15608,15314,
2,4,131321,15609,131320,15609,196855,15641,0,262394,15336,15619,15641,131320,15619,393281,793,15620,486,226,816,
262205,24,15621,15620,262268,7,15626,15621,327761,6,15628,15626,0,327876,6,15629,15350,200,327829,203,15630,15628,
15629,327761,6,15631,15630,1,327761,6,15632,15630,0,327761,6,15634,15626,1,327874,6,15635,15350,211,327808,6,15636,
15634,15635,327808,6,15637,15636,15631,327760,7,15638,15632,15637,262268,24,15639,15638,393281,227,15640,15639,226,
226,327742,15640,15464,2,4,131321,15641,131320,15641,196855,15649,0,262394,15336,15644,15649,131320,15644,327879,6,
15647,2492,343,327851,96,15648,15647,95,131321,15649,131320,15649,458997,96,15650,15336,15641,15648,15644,196855,
15657,0,262394,15650,15651,15657,131320,15651,393281,488,15654,486,226,1860,262205,6,15655,15654,327856,96,15656,
15464,15655,131321,15657,131320,15657,458997,96,15658,15650,15649,15656,15651,196855,15681,0,262394,15658,15659,15681,
131320,15659,393281,793,15660,486,226,1867,262205,24,15661,15660,262268,7,15666,15661,327761,6,15668,15666,0,327876,6,
15669,15464,200,327829,203,15670,15668,15669,327761,6,15671,15670,1,327761,6,15672,15670,0,327761,6,15674,15666,1,
327874,6,15675,15464,211,327808,6,15676,15674,15675,327808,6,15677,15676,15671,327760,7,15678,15672,15677,262268,24,
15679,15678,393281,227,15680,15679,226,226,327742,15680,15350,2,4,131321,15681,131320,15681,327879,6,5801,2492,93,
327851,96,5802,5801,95,196855,5840,0,262394,5802,5803,5840,131320,5803,196855,6010,0,196859,95,5959,131320,5959,
196855,5976,0,262394,573,5960,5976,131320,5960,393281,511,5961,486,226,226,262205,15,5962,5961,262268,7,5963,5962,
327761,6,6017,5963,0,327876,6,6019,5704,200,327829,203,6020,6017,6019,327761,6,6021,6020,1,327761,6,6022,6020,0,
327761,6,6025,5963,1,327874,6,6027,5704,211,327808,6,6028,6025,6027,327808,6,6030,6028,6021,327829,203,6040,6022,6019,
327761,6,6041,6040,1,327761,6,6042,6040,0,327808,6,6048,6030,6027,327808,6,6050,6048,6041,327760,7,6051,6042,6050,
262268,15,5968,6051,393281,227,5970,5968,226,226,393277,6,5971,5970,2,4,393281,227,5973,5968,226,269,393277,6,5974,
5973,2,4,327760,7,5975,5971,5974,131321,6010,131320,5976,196855,5984,0,262394,597,5977,5984,131320,5977,393281,511,
5978,486,226,226,262205,15,5979,5978,262268,7,6057,5979,327761,6,6068,6057,0,327876,6,6070,5704,200,327829,203,6071,
6068,6070,327761,6,6072,6071,1,327761,6,6073,6071,0,327761,6,6076,6057,1,327874,6,6078,5704,211,327808,6,6079,6076,
6078,327808,6,6081,6079,6072,327760,7,6082,6073,6081,262268,15,6060,6082,393281,227,6061,6060,226,226,393277,6,6062,
6061,2,4,393281,488,6086,486,226,487,262205,6,6087,6086,327874,6,6088,6087,491,327874,6,6089,6062,6088,393281,488,
6090,486,226,494,262205,6,6091,6090,327879,6,6092,6089,6091,327760,7,5983,6092,95,131321,6010,131320,5984,196855,5991,
0,262394,612,5986,5991,131320,5986,327879,6,5989,2492,101,327851,96,5990,5989,95,131321,5991,131320,5991,458997,96,
5992,612,5984,5990,5986,196855,5998,0,262394,5992,5993,5998,131320,5993,393281,511,5994,486,226,269,262205,15,5995,
5994,262268,7,6098,5995,327761,6,6109,6098,0,327876,6,6111,5704,200,327829,203,6112,6109,6111,327761,6,6113,6112,1,
327761,6,6114,6112,0,327761,6,6117,6098,1,327874,6,6119,5704,211,327808,6,6120,6117,6119,327808,6,6122,6120,6113,
327760,7,6123,6114,6122,262268,15,6101,6123,393281,227,6102,6101,226,226,393277,6,6103,6102,2,4,131321,5998,131320,
5998,458997,6,7481,5704,5991,6103,5993,393281,488,6000,486,226,629,262205,6,6001,6000,327856,96,6002,7481,6001,196855,
6007,0,262394,6002,6003,6006,131320,6006,131321,6007,131320,6003,393281,488,6132,486,226,487,262205,6,6133,6132,
327879,6,6134,6133,503,327831,203,6135,7481,6134,327761,6,6136,6135,0,327761,6,6137,6135,1,393281,511,6138,486,226,
226,262205,15,6139,6138,262268,7,6140,6139,327761,6,6142,6140,0,327829,203,6144,6142,6136,327761,6,6145,6144,1,327761,
6,6146,6144,0,327879,6,6148,6146,524,327761,6,6150,6140,1,327808,6,6152,6150,6137,327808,6,6154,6152,6145,327760,7,
6155,6148,6154,262268,15,6157,6155,393281,227,6158,6157,226,226,393277,6,6159,6158,2,4,327879,6,6161,6146,297,327812,
6,6162,6161,100,327874,6,6165,6133,491,327808,6,6166,6162,6165,327874,6,6167,6159,6166,393281,488,6168,486,226,494,
262205,6,6169,6168,327879,6,6170,6167,6169,131321,6007,131320,6007,458997,6,7483,6170,6003,640,6006,327760,7,6009,
7483,95,131321,6010,131320,6010,590069,7,7484,5975,5960,5983,5977,6009,6007,196855,15824,0,196859,95,15691,131320,
15691,196855,15726,0,262394,573,15692,15726,131320,15692,393281,511,15693,486,226,226,262205,15,15694,15693,262268,7,
15695,15694,327761,6,15697,15695,0,327876,6,15698,15273,200,327829,203,15699,15697,15698,327761,6,15700,15699,1,
327761,6,15701,15699,0,327761,6,15703,15695,1,327874,6,15704,15273,211,327808,6,15705,15703,15704,327808,6,15706,
15705,15700,327829,203,15711,15701,15698,327761,6,15712,15711,1,327761,6,15713,15711,0,327808,6,15717,15706,15704,
327808,6,15718,15717,15712,327760,7,15719,15713,15718,262268,15,15720,15719,393281,227,15721,15720,226,226,393277,6,
15722,15721,2,4,393281,227,15723,15720,226,269,393277,6,15724,15723,2,4,327760,7,15725,15722,15724,131321,15824,
131320,15726,196855,15754,0,262394,597,15727,15754,131320,15727,393281,511,15728,486,226,226,262205,15,15729,15728,
262268,7,15730,15729,327761,6,15732,15730,0,327876,6,15733,15273,200,327829,203,15734,15732,15733,327761,6,15735,
15734,1,327761,6,15736,15734,0,327761,6,15738,15730,1,327874,6,15739,15273,211,327808,6,15740,15738,15739,327808,6,
15741,15740,15735,327760,7,15742,15736,15741,262268,15,15743,15742,393281,227,15744,15743,226,226,393277,6,15745,
15744,2,4,393281,488,15746,486,226,487,262205,6,15747,15746,327874,6,15748,15747,491,327874,6,15749,15745,15748,
393281,488,15750,486,226,494,262205,6,15751,15750,327879,6,15752,15749,15751,327760,7,15753,15752,95,131321,15824,
131320,15754,196855,15760,0,262394,612,15755,15760,131320,15755,327879,6,15758,2492,101,327851,96,15759,15758,95,
131321,15760,131320,15760,458997,96,15761,612,15754,15759,15755,196855,15781,0,262394,15761,15762,15781,131320,15762,
393281,511,15763,486,226,269,262205,15,15764,15763,262268,7,15765,15764,327761,6,15767,15765,0,327876,6,15768,15273,
200,327829,203,15769,15767,15768,327761,6,15770,15769,1,327761,6,15771,15769,0,327761,6,15773,15765,1,327874,6,15774,
15273,211,327808,6,15775,15773,15774,327808,6,15776,15775,15770,327760,7,15777,15771,15776,262268,15,15778,15777,
393281,227,15779,15778,226,226,393277,6,15780,15779,2,4,131321,15781,131320,15781,458997,6,15782,15273,15760,15780,
15762,393281,488,15783,486,226,629,262205,6,15784,15783,327856,96,15785,15782,15784,196855,15821,0,262394,15785,15787,
15786,131320,15786,131321,15821,131320,15787,393281,488,15788,486,226,487,262205,6,15789,15788,327879,6,15790,15789,
503,327831,203,15791,15782,15790,327761,6,15792,15791,0,327761,6,15793,15791,1,393281,511,15794,486,226,226,262205,15,
15795,15794,262268,7,15796,15795,327761,6,15798,15796,0,327829,203,15799,15798,15792,327761,6,15800,15799,1,327761,6,
15801,15799,0,327879,6,15802,15801,524,327761,6,15804,15796,1,327808,6,15805,15804,15793,327808,6,15806,15805,15800,
327760,7,15807,15802,15806,262268,15,15808,15807,393281,227,15809,15808,226,226,393277,6,15810,15809,2,4,327879,6,
15811,15801,297,327812,6,15812,15811,100,327874,6,15815,15789,491,327808,6,15816,15812,15815,327874,6,15817,15810,
15816,393281,488,15818,486,226,494,262205,6,15819,15818,327879,6,15820,15817,15819,131321,15821,131320,15821,458997,6,
15822,15820,15787,640,15786,327760,7,15823,15822,95,131321,15824,131320,15824,590069,7,15825,15725,15692,15753,15727,
15823,15821,196855,15969,0,196859,95,15836,131320,15836,196855,15871,0,262394,573,15837,15871,131320,15837,393281,511,
15838,486,226,226,262205,15,15839,15838,262268,7,15840,15839,327761,6,15842,15840,0,327876,6,15843,15309,200,327829,
203,15844,15842,15843,327761,6,15845,15844,1,327761,6,15846,15844,0,327761,6,15848,15840,1,327874,6,15849,15309,211,
327808,6,15850,15848,15849,327808,6,15851,15850,15845,327829,203,15856,15846,15843,327761,6,15857,15856,1,327761,6,
15858,15856,0,327808,6,15862,15851,15849,327808,6,15863,15862,15857,327760,7,15864,15858,15863,262268,15,15865,15864,
393281,227,15866,15865,226,226,393277,6,15867,15866,2,4,393281,227,15868,15865,226,269,393277,6,15869,15868,2,4,
327760,7,15870,15867,15869,131321,15969,131320,15871,196855,15899,0,262394,597,15872,15899,131320,15872,393281,511,
15873,486,226,226,262205,15,15874,15873,262268,7,15875,15874,327761,6,15877,15875,0,327876,6,15878,15309,200,327829,
203,15879,15877,15878,327761,6,15880,15879,1,327761,6,15881,15879,0,327761,6,15883,15875,1,327874,6,15884,15309,211,
327808,6,15885,15883,15884,327808,6,15886,15885,15880,327760,7,15887,15881,15886,262268,15,15888,15887,393281,227,
15889,15888,226,226,393277,6,15890,15889,2,4,393281,488,15891,486,226,487,262205,6,15892,15891,327874,6,15893,15892,
491,327874,6,15894,15890,15893,393281,488,15895,486,226,494,262205,6,15896,15895,327879,6,15897,15894,15896,327760,7,
15898,15897,95,131321,15969,131320,15899,196855,15905,0,262394,612,15900,15905,131320,15900,327879,6,15903,2492,101,
327851,96,15904,15903,95,131321,15905,131320,15905,458997,96,15906,612,15899,15904,15900,196855,15926,0,262394,15906,
15907,15926,131320,15907,393281,511,15908,486,226,269,262205,15,15909,15908,262268,7,15910,15909,327761,6,15912,15910,
0,327876,6,15913,15309,200,327829,203,15914,15912,15913,327761,6,15915,15914,1,327761,6,15916,15914,0,327761,6,15918,
15910,1,327874,6,15919,15309,211,327808,6,15920,15918,15919,327808,6,15921,15920,15915,327760,7,15922,15916,15921,
262268,15,15923,15922,393281,227,15924,15923,226,226,393277,6,15925,15924,2,4,131321,15926,131320,15926,458997,6,
15927,15309,15905,15925,15907,393281,488,15928,486,226,629,262205,6,15929,15928,327856,96,15930,15927,15929,196855,
15966,0,262394,15930,15932,15931,131320,15931,131321,15966,131320,15932,393281,488,15933,486,226,487,262205,6,15934,
15933,327879,6,15935,15934,503,327831,203,15936,15927,15935,327761,6,15937,15936,0,327761,6,15938,15936,1,393281,511,
15939,486,226,226,262205,15,15940,15939,262268,7,15941,15940,327761,6,15943,15941,0,327829,203,15944,15943,15937,
327761,6,15945,15944,1,327761,6,15946,15944,0,327879,6,15947,15946,524,327761,6,15949,15941,1,327808,6,15950,15949,
15938,327808,6,15951,15950,15945,327760,7,15952,15947,15951,262268,15,15953,15952,393281,227,15954,15953,226,226,
393277,6,15955,15954,2,4,327879,6,15956,15946,297,327812,6,15957,15956,100,327874,6,15960,15934,491,327808,6,15961,
15957,15960,327874,6,15962,15955,15961,393281,488,15963,486,226,494,262205,6,15964,15963,327879,6,15965,15962,15964,
131321,15966,131320,15966,458997,6,15967,15965,15932,640,15931,327760,7,15968,15967,95,131321,15969,131320,15969,
590069,7,15970,15870,15837,15898,15872,15968,15966,196855,16114,0,196859,95,15981,131320,15981,196855,16016,0,262394,
573,15982,16016,131320,15982,393281,511,15983,486,226,226,262205,15,15984,15983,262268,7,15985,15984,327761,6,15987,
15985,0,327876,6,15988,15345,200,327829,203,15989,15987,15988,327761,6,15990,15989,1,327761,6,15991,15989,0,327761,6,
15993,15985,1,327874,6,15994,15345,211,327808,6,15995,15993,15994,327808,6,15996,15995,15990,327829,203,16001,15991,
15988,327761,6,16002,16001,1,327761,6,16003,16001,0,327808,6,16007,15996,15994,327808,6,16008,16007,16002,327760,7,
16009,16003,16008,262268,15,16010,16009,393281,227,16011,16010,226,226,393277,6,16012,16011,2,4,393281,227,16013,
16010,226,269,393277,6,16014,16013,2,4,327760,7,16015,16012,16014,131321,16114,131320,16016,196855,16044,0,262394,597,
16017,16044,131320,16017,393281,511,16018,486,226,226,262205,15,16019,16018,262268,7,16020,16019,327761,6,16022,16020,
0,327876,6,16023,15345,200,327829,203,16024,16022,16023,327761,6,16025,16024,1,327761,6,16026,16024,0,327761,6,16028,
16020,1,327874,6,16029,15345,211,327808,6,16030,16028,16029,327808,6,16031,16030,16025,327760,7,16032,16026,16031,
262268,15,16033,16032,393281,227,16034,16033,226,226,393277,6,16035,16034,2,4,393281,488,16036,486,226,487,262205,6,
16037,16036,327874,6,16038,16037,491,327874,6,16039,16035,16038,393281,488,16040,486,226,494,262205,6,16041,16040,
327879,6,16042,16039,16041,327760,7,16043,16042,95,131321,16114,131320,16044,196855,16050,0,262394,612,16045,16050,
131320,16045,327879,6,16048,2492,101,327851,96,16049,16048,95,131321,16050,131320,16050,458997,96,16051,612,16044,
16049,16045,196855,16071,0,262394,16051,16052,16071,131320,16052,393281,511,16053,486,226,269,262205,15,16054,16053,
262268,7,16055,16054,327761,6,16057,16055,0,327876,6,16058,15345,200,327829,203,16059,16057,16058,327761,6,16060,
16059,1,327761,6,16061,16059,0,327761,6,16063,16055,1,327874,6,16064,15345,211,327808,6,16065,16063,16064,327808,6,
16066,16065,16060,327760,7,16067,16061,16066,262268,15,16068,16067,393281,227,16069,16068,226,226,393277,6,16070,
16069,2,4,131321,16071,131320,16071,458997,6,16072,15345,16050,16070,16052,393281,488,16073,486,226,629,262205,6,
16074,16073,327856,96,16075,16072,16074,196855,16111,0,262394,16075,16077,16076,131320,16076,131321,16111,131320,
16077,393281,488,16078,486,226,487,262205,6,16079,16078,327879,6,16080,16079,503,327831,203,16081,16072,16080,327761,
6,16082,16081,0,327761,6,16083,16081,1,393281,511,16084,486,226,226,262205,15,16085,16084,262268,7,16086,16085,327761,
6,16088,16086,0,327829,203,16089,16088,16082,327761,6,16090,16089,1,327761,6,16091,16089,0,327879,6,16092,16091,524,
327761,6,16094,16086,1,327808,6,16095,16094,16083,327808,6,16096,16095,16090,327760,7,16097,16092,16096,262268,15,
16098,16097,393281,227,16099,16098,226,226,393277,6,16100,16099,2,4,327879,6,16101,16091,297,327812,6,16102,16101,100,
327874,6,16105,16079,491,327808,6,16106,16102,16105,327874,6,16107,16100,16106,393281,488,16108,486,226,494,262205,6,
16109,16108,327879,6,16110,16107,16109,131321,16111,131320,16111,458997,6,16112,16110,16077,640,16076,327760,7,16113,
16112,95,131321,16114,131320,16114,590069,7,16115,16015,15982,16043,16017,16113,16111,196855,5835,0,262394,5691,5827,
5835,131320,5827,196855,6204,0,262394,1679,6180,6197,131320,6197,393281,793,6198,486,226,1683,262205,24,6199,6198,
327761,6,6202,7484,0,262268,7,6249,6199,327761,6,6260,6249,0,327876,6,6262,5712,200,327829,203,6263,6260,6262,327761,
6,6264,6263,1,327761,6,6265,6263,0,327761,6,6268,6249,1,327874,6,6270,5712,211,327808,6,6271,6268,6270,327808,6,6273,
6271,6264,327760,7,6274,6265,6273,262268,24,6252,6274,393281,227,6254,6252,226,226,327742,6254,6202,2,4,131321,6204,
131320,6180,393281,793,6181,486,226,1683,262205,24,6182,6181,262268,7,6183,6182,327761,6,6210,6183,0,327876,6,6212,
5712,200,327829,203,6213,6210,6212,327761,6,6214,6213,1,327761,6,6215,6213,0,327761,6,6218,6183,1,327874,6,6220,5712,
211,327808,6,6221,6218,6220,327808,6,6223,6221,6214,327829,203,6233,6215,6212,327761,6,6234,6233,1,327761,6,6235,6233,
0,327808,6,6241,6223,6220,327808,6,6243,6241,6234,327760,7,6244,6235,6243,262268,24,6188,6244,327761,6,6191,7484,0,
393281,227,6192,6188,226,226,327742,6192,6191,2,4,327761,6,6195,7484,1,393281,227,6196,6188,226,269,327742,6196,6195,
2,4,131321,6204,131320,6204,131321,5835,131320,5835,196855,16187,0,262394,15264,16126,16187,131320,16126,196855,16186,
0,262394,1679,16151,16131,131320,16131,393281,793,16132,486,226,1683,262205,24,16133,16132,327761,6,16135,15825,0,
262268,7,16136,16133,327761,6,16138,16136,0,327876,6,16139,15278,200,327829,203,16140,16138,16139,327761,6,16141,
16140,1,327761,6,16142,16140,0,327761,6,16144,16136,1,327874,6,16145,15278,211,327808,6,16146,16144,16145,327808,6,
16147,16146,16141,327760,7,16148,16142,16147,262268,24,16149,16148,393281,227,16150,16149,226,226,327742,16150,16135,
2,4,131321,16186,131320,16151,393281,793,16152,486,226,1683,262205,24,16153,16152,262268,7,16154,16153,327761,6,16156,
16154,0,327876,6,16157,15278,200,327829,203,16158,16156,16157,327761,6,16159,16158,1,327761,6,16160,16158,0,327761,6,
16162,16154,1,327874,6,16163,15278,211,327808,6,16164,16162,16163,327808,6,16165,16164,16159,327829,203,16170,16160,
16157,327761,6,16171,16170,1,327761,6,16172,16170,0,327808,6,16176,16165,16163,327808,6,16177,16176,16171,327760,7,
16178,16172,16177,262268,24,16179,16178,327761,6,16181,15825,0,393281,227,16182,16179,226,226,327742,16182,16181,2,4,
327761,6,16184,15825,1,393281,227,16185,16179,226,269,327742,16185,16184,2,4,131321,16186,131320,16186,131321,16187,
131320,16187,196855,16258,0,262394,15300,16197,16258,131320,16197,196855,16257,0,262394,1679,16222,16202,131320,16202,
393281,793,16203,486,226,1683,262205,24,16204,16203,327761,6,16206,15970,0,262268,7,16207,16204,327761,6,16209,16207,
0,327876,6,16210,15314,200,327829,203,16211,16209,16210,327761,6,16212,16211,1,327761,6,16213,16211,0,327761,6,16215,
16207,1,327874,6,16216,15314,211,327808,6,16217,16215,16216,327808,6,16218,16217,16212,327760,7,16219,16213,16218,
262268,24,16220,16219,393281,227,16221,16220,226,226,327742,16221,16206,2,4,131321,16257,131320,16222,393281,793,
16223,486,226,1683,262205,24,16224,16223,262268,7,16225,16224,327761,6,16227,16225,0,327876,6,16228,15314,200,327829,
203,16229,16227,16228,327761,6,16230,16229,1,327761,6,16231,16229,0,327761,6,16233,16225,1,327874,6,16234,15314,211,
327808,6,16235,16233,16234,327808,6,16236,16235,16230,327829,203,16241,16231,16228,327761,6,16242,16241,1,327761,6,
16243,16241,0,327808,6,16247,16236,16234,327808,6,16248,16247,16242,327760,7,16249,16243,16248,262268,24,16250,16249,
327761,6,16252,15970,0,393281,227,16253,16250,226,226,327742,16253,16252,2,4,327761,6,16255,15970,1,393281,227,16256,
16250,226,269,327742,16256,16255,2,4,131321,16257,131320,16257,131321,16258,131320,16258,196855,16329,0,262394,15336,
16268,16329,131320,16268,196855,16328,0,262394,1679,16293,16273,131320,16273,393281,793,16274,486,226,1683,262205,24,
16275,16274,327761,6,16277,16115,0,262268,7,16278,16275,327761,6,16280,16278,0,327876,6,16281,15350,200,327829,203,
16282,16280,16281,327761,6,16283,16282,1,327761,6,16284,16282,0,327761,6,16286,16278,1,327874,6,16287,15350,211,
327808,6,16288,16286,16287,327808,6,16289,16288,16283,327760,7,16290,16284,16289,262268,24,16291,16290,393281,227,
16292,16291,226,226,327742,16292,16277,2,4,131321,16328,131320,16293,393281,793,16294,486,226,1683,262205,24,16295,
16294,262268,7,16296,16295,327761,6,16298,16296,0,327876,6,16299,15350,200,327829,203,16300,16298,16299,327761,6,
16301,16300,1,327761,6,16302,16300,0,327761,6,16304,16296,1,327874,6,16305,15350,211,327808,6,16306,16304,16305,
327808,6,16307,16306,16301,327829,203,16312,16302,16299,327761,6,16313,16312,1,327761,6,16314,16312,0,327808,6,16318,
16307,16305,327808,6,16319,16318,16313,327760,7,16320,16314,16319,262268,24,16321,16320,327761,6,16323,16115,0,393281,
227,16324,16321,226,226,327742,16324,16323,2,4,327761,6,16326,16115,1,393281,227,16327,16321,226,269,327742,16327,
16326,2,4,131321,16328,131320,16328,131321,16329,131320,16329,131321,5840,131320,5840,131321,5841,131320,5841,327808,
6,5843,7380,101,131321,5661,131320,5844,131321,5488,131320,5488,262368,296,296,325,131321,2459,131320,2459,131321,
2456,131320,2458,65789,65592,
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
