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
#define RAYSORT_SHADER_DIGEST "62ac24f0633cf0778ea0c916bea214de9adf01db2e38e852a480a126424addc8"
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
#define RAYSORT_MAX_CHUNKS 2048 /* of a table: columns */
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

/* Workgroups of 128 threads are the faster ones, but tiles of 2048 entries make runs of 8 with 256 digits: too short. */
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
  uint32_t digitClass;

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
    constants[RAYSORT_CONSTANT_SOURCE] = (index - RAYSORT_PIPELINE_COUNT) / 2;
    constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[(index - RAYSORT_PIPELINE_COUNT) % 2 + 2];
    return sort;
  }
  *shader = RAYSORT_SHADER_SORT_SCATTER;
  digitClass = (index - RAYSORT_PIPELINE_SCATTER) % RAYSORT_DIGIT_CLASSES;
  constants[RAYSORT_CONSTANT_SOURCE] = (index - RAYSORT_PIPELINE_SCATTER) / RAYSORT_DIGIT_CLASSES;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = raysort_digitBits[digitClass];
  constants[RAYSORT_CONSTANT_THREADS] = raysort_scatterThreads(context, digitClass);
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

/* What follows from the number of digits: the class, the tile and the table, whose rows are the digits and `more`. */
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, raysort_digit *digit)
{
  digit->digitClass = 0;
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_scatterThreads(context, digit->digitClass) * RAYSORT_SEGMENT;
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_rowStride(maxCount, digit->tile);
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
  raysort_beginPass(plan, &pass, name, pipeline,
                    raysort_chunkGroups(source->maxCount, digit->tile));
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
                    raysort_chunkGroups(source->maxCount, digit->tile));
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
  raysort_layoutDigit(context, info->maxCount, 2 + statistic, &sort->digits[0]);
  if (sort->digitCount == 2)
    raysort_layoutDigit(context, info->maxCount, 2, &sort->digits[1]);
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
  raysort_planCount(plan, "sort count",
                    RAYSORT_PIPELINE_COUNT + source->kind * 2 + digit->digitClass / 3, source, digit, scratch, 0, rows);
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
    raysort_layoutDigit(context, info->maxCount, 0, digit);
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
119734787,66816,524299,2586,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,
4,1852399981,0,143,148,177,227,248,333,384,422,622,393232,4,17,128,1,1,262215,143,11,29,327752,375,0,35,0,327752,375,
1,35,8,327752,375,2,35,16,327752,375,3,35,24,327752,375,4,35,28,327752,375,5,35,32,327752,375,6,35,36,196679,377,2,
262215,378,6,4,262216,379,0,25,327752,379,0,35,0,196679,379,2,262215,380,6,4,262216,381,0,24,327752,381,0,35,0,196679,
381,2,327752,382,0,35,0,196679,382,2,262215,422,11,26,262215,437,6,16,327752,438,0,35,0,196679,438,2,262215,622,11,24,
262215,630,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262167,23,6,4,262187,6,46,0,262165,50,32,1,262187,50,
51,2,262174,54,6,6,262187,6,59,1,262187,50,63,30,262187,50,92,0,262187,50,100,1,131092,104,458796,23,126,46,46,46,46,
262187,6,128,2,262187,6,129,3,458796,23,130,46,59,128,129,262167,136,104,4,262176,142,1,6,262203,142,143,1,262187,6,
145,32,262172,146,23,145,262176,147,4,146,262203,147,148,4,262187,6,150,4,262176,155,4,6,262187,6,157,264,262187,6,
159,16,262176,166,4,23,262172,175,23,150,262176,176,4,175,262203,176,177,4,262203,176,227,4,262203,155,248,4,262187,6,
262,8,262187,6,330,128,262172,331,7,330,262176,332,4,331,262203,332,333,4,262176,336,4,7,262187,6,339,64,196647,372,
5349,196647,373,5349,196647,374,5349,589854,375,372,373,374,6,6,6,6,131102,377,262176,372,5349,377,196637,378,6,
196638,379,378,262176,373,5349,379,196637,380,6,196638,381,380,262176,374,5349,381,196638,382,375,262176,383,9,382,
262203,383,384,9,262187,50,385,3,262176,386,9,6,262187,50,389,4,262187,6,392,256,262176,398,9,374,262176,401,5349,6,
262187,50,406,6,262187,50,407,5,262167,420,6,3,262176,421,1,420,262203,421,422,1,262187,6,427,512,196647,436,5349,
196637,437,23,196638,438,437,262176,436,5349,438,262176,441,9,372,262176,488,5349,23,262187,6,602,1024,262176,614,9,
373,262203,421,622,1,393260,420,630,330,59,59,458796,23,1087,150,150,150,150,262187,6,2111,511,262187,6,2112,12,
262187,6,2113,5,262187,6,2114,6,262187,6,2115,7,262187,6,2116,9,262187,6,2117,10,262187,6,2118,11,262187,6,2119,13,
262187,6,2120,14,262187,6,2121,15,458796,23,2122,262,262,262,262,458796,23,2123,2112,2112,2112,2112,327734,2,4,0,3,
131320,5,393281,386,387,384,92,385,262205,6,388,387,393281,386,390,384,92,389,262205,6,391,390,327879,6,393,391,392,
327851,104,394,393,46,196855,396,0,262394,394,395,396,131320,395,393281,398,399,384,92,51,262205,374,400,399,393281,
401,402,400,92,92,393277,6,403,402,2,4,458764,6,404,1,38,388,403,131321,396,131320,396,458997,6,971,388,5,404,395,
393281,386,411,384,92,406,262205,6,412,411,393281,386,414,384,92,407,262205,6,415,414,327808,6,640,971,412,327810,6,
641,640,59,327814,6,643,641,412,327808,6,646,643,415,327810,6,647,646,59,327814,6,649,647,415,458764,6,650,1,41,59,
649,327808,6,656,643,650,327810,6,657,656,59,327814,6,659,657,650,327745,142,423,422,46,262205,6,424,423,327808,6,429,
659,2111,327814,6,430,429,427,262205,6,432,143,327812,6,434,432,430,327812,6,435,434,150,393281,441,442,384,92,92,
262205,372,443,442,262268,7,444,443,327812,6,448,424,415,327808,6,450,448,435,327761,6,687,444,0,327876,6,689,450,51,
327829,54,690,687,689,327761,6,691,690,1,327761,6,692,690,0,327761,6,695,444,1,327874,6,697,450,63,327808,6,698,695,
697,327808,6,700,698,691,327760,7,701,692,700,262268,436,454,701,327856,104,469,46,430,196855,471,0,262394,469,470,
471,131320,470,327856,104,477,435,659,131321,471,131320,471,458997,104,478,469,396,477,470,196855,485,0,262394,478,
484,491,131320,484,393281,488,489,454,92,46,393277,23,490,489,2,16,131321,485,131320,491,131321,485,131320,485,458997,
23,1051,490,484,126,491,327856,104,2053,59,430,196855,2058,0,262394,2053,2054,2058,131320,2054,327808,6,2056,435,150,
327856,104,2057,2056,659,131321,2058,131320,2058,458997,104,2059,2053,485,2057,2054,196855,2064,0,262394,2059,2061,
2060,131320,2060,131321,2064,131320,2061,393281,488,2062,454,92,59,393277,23,2063,2062,2,16,131321,2064,131320,2064,
458997,23,2065,2063,2061,126,2060,327856,104,2074,128,430,196855,2079,0,262394,2074,2075,2079,131320,2075,327808,6,
2077,435,262,327856,104,2078,2077,659,131321,2079,131320,2079,458997,104,2080,2074,2064,2078,2075,196855,2085,0,
262394,2080,2082,2081,131320,2081,131321,2085,131320,2082,393281,488,2083,454,92,128,393277,23,2084,2083,2,16,131321,
2085,131320,2085,458997,23,2086,2084,2082,126,2081,327856,104,2095,129,430,196855,2100,0,262394,2095,2096,2100,131320,
2096,327808,6,2098,435,2112,327856,104,2099,2098,659,131321,2100,131320,2100,458997,104,2101,2095,2085,2099,2096,
196855,2106,0,262394,2101,2103,2102,131320,2102,131321,2106,131320,2103,393281,488,2104,454,92,129,393277,23,2105,
2104,2,16,131321,2106,131320,2106,458997,23,2107,2105,2103,126,2102,327856,104,521,435,659,196855,524,0,262394,521,
523,529,131320,523,327761,6,528,1051,0,131321,524,131320,529,131321,524,131320,524,458997,6,1046,528,523,46,529,
327829,54,710,46,1046,327761,6,711,710,1,327761,6,712,710,0,327808,6,1497,435,59,327856,104,1498,1497,659,196855,1503,
0,262394,1498,1500,1499,131320,1499,131321,1503,131320,1500,327761,6,1502,1051,1,131321,1503,131320,1503,458997,6,
1504,1502,1500,46,1499,327829,54,1514,712,1504,327761,6,1515,1514,1,327761,6,1516,1514,0,327808,6,1522,711,1515,
327808,6,1533,435,128,327856,104,1534,1533,659,196855,1539,0,262394,1534,1536,1535,131320,1535,131321,1539,131320,
1536,327761,6,1538,1051,2,131321,1539,131320,1539,458997,6,1540,1538,1536,46,1535,327829,54,1550,1516,1540,327761,6,
1551,1550,1,327761,6,1552,1550,0,327808,6,1558,1522,1551,327808,6,1569,435,129,327856,104,1570,1569,659,196855,1575,0,
262394,1570,1572,1571,131320,1571,131321,1575,131320,1572,327761,6,1574,1051,3,131321,1575,131320,1575,458997,6,1576,
1574,1572,46,1571,327829,54,1586,1552,1576,327761,6,1587,1586,1,327761,6,1588,1586,0,327808,6,1594,1558,1587,327808,6,
1610,435,150,327856,104,1612,1610,659,196855,1617,0,262394,1612,1614,1613,131320,1613,131321,1617,131320,1614,327761,
6,1616,2065,0,131321,1617,131320,1617,458997,6,1618,1616,1614,46,1613,327829,54,1628,1588,1618,327761,6,1629,1628,1,
327761,6,1630,1628,0,327808,6,1636,1594,1629,327808,6,1646,435,2113,327856,104,1647,1646,659,196855,1652,0,262394,
1647,1649,1648,131320,1648,131321,1652,131320,1649,327761,6,1651,2065,1,131321,1652,131320,1652,458997,6,1653,1651,
1649,46,1648,327829,54,1663,1630,1653,327761,6,1664,1663,1,327761,6,1665,1663,0,327808,6,1671,1636,1664,327808,6,1681,
435,2114,327856,104,1682,1681,659,196855,1687,0,262394,1682,1684,1683,131320,1683,131321,1687,131320,1684,327761,6,
1686,2065,2,131321,1687,131320,1687,458997,6,1688,1686,1684,46,1683,327829,54,1698,1665,1688,327761,6,1699,1698,1,
327761,6,1700,1698,0,327808,6,1706,1671,1699,327808,6,1716,435,2115,327856,104,1717,1716,659,196855,1722,0,262394,
1717,1719,1718,131320,1718,131321,1722,131320,1719,327761,6,1721,2065,3,131321,1722,131320,1722,458997,6,1723,1721,
1719,46,1718,327829,54,1733,1700,1723,327761,6,1734,1733,1,327761,6,1735,1733,0,327808,6,1741,1706,1734,327808,6,1760,
435,262,327856,104,1762,1760,659,196855,1767,0,262394,1762,1764,1763,131320,1763,131321,1767,131320,1764,327761,6,
1766,2086,0,131321,1767,131320,1767,458997,6,1768,1766,1764,46,1763,327829,54,1778,1735,1768,327761,6,1779,1778,1,
327761,6,1780,1778,0,327808,6,1786,1741,1779,327808,6,1796,435,2116,327856,104,1797,1796,659,196855,1802,0,262394,
1797,1799,1798,131320,1798,131321,1802,131320,1799,327761,6,1801,2086,1,131321,1802,131320,1802,458997,6,1803,1801,
1799,46,1798,327829,54,1813,1780,1803,327761,6,1814,1813,1,327761,6,1815,1813,0,327808,6,1821,1786,1814,327808,6,1831,
435,2117,327856,104,1832,1831,659,196855,1837,0,262394,1832,1834,1833,131320,1833,131321,1837,131320,1834,327761,6,
1836,2086,2,131321,1837,131320,1837,458997,6,1838,1836,1834,46,1833,327829,54,1848,1815,1838,327761,6,1849,1848,1,
327761,6,1850,1848,0,327808,6,1856,1821,1849,327808,6,1866,435,2118,327856,104,1867,1866,659,196855,1872,0,262394,
1867,1869,1868,131320,1868,131321,1872,131320,1869,327761,6,1871,2086,3,131321,1872,131320,1872,458997,6,1873,1871,
1869,46,1868,327829,54,1883,1850,1873,327761,6,1884,1883,1,327761,6,1885,1883,0,327808,6,1891,1856,1884,327808,6,1910,
435,2112,327856,104,1912,1910,659,196855,1917,0,262394,1912,1914,1913,131320,1913,131321,1917,131320,1914,327761,6,
1916,2107,0,131321,1917,131320,1917,458997,6,1918,1916,1914,46,1913,327829,54,1928,1885,1918,327761,6,1929,1928,1,
327761,6,1930,1928,0,327808,6,1936,1891,1929,327808,6,1946,435,2119,327856,104,1947,1946,659,196855,1952,0,262394,
1947,1949,1948,131320,1948,131321,1952,131320,1949,327761,6,1951,2107,1,131321,1952,131320,1952,458997,6,1953,1951,
1949,46,1948,327829,54,1963,1930,1953,327761,6,1964,1963,1,327761,6,1965,1963,0,327808,6,1971,1936,1964,327808,6,1981,
435,2120,327856,104,1982,1981,659,196855,1987,0,262394,1982,1984,1983,131320,1983,131321,1987,131320,1984,327761,6,
1986,2107,2,131321,1987,131320,1987,458997,6,1988,1986,1984,46,1983,327829,54,1998,1965,1988,327761,6,1999,1998,1,
327761,6,2000,1998,0,327808,6,2006,1971,1999,327808,6,2016,435,2121,327856,104,2017,2016,659,196855,2022,0,262394,
2017,2019,2018,131320,2018,131321,2022,131320,2019,327761,6,2021,2107,3,131321,2022,131320,2022,458997,6,2023,2021,
2019,46,2018,327829,54,2033,2000,2023,327761,6,2034,2033,1,327761,6,2035,2033,0,327808,6,2041,2006,2034,327760,7,2042,
2035,2041,327814,6,741,432,150,327817,6,743,432,150,393281,155,745,148,741,743,196670,745,2035,262368,128,128,157,
327856,104,747,432,159,196855,775,0,262394,747,748,775,131320,748,327812,6,750,432,128,327745,166,751,148,750,262205,
23,752,751,327808,6,755,750,59,327745,166,756,148,755,262205,23,757,756,327808,23,758,752,757,327761,6,764,758,0,
327761,6,766,758,1,327808,6,767,764,766,327761,6,769,758,2,327808,6,770,767,769,327761,6,772,758,3,327808,6,773,770,
772,393281,155,774,177,741,743,196670,774,773,131321,775,131320,775,262368,128,128,157,196855,832,0,262394,747,778,
832,131320,778,327745,166,785,177,46,262205,23,786,785,458832,23,879,432,432,432,432,327856,136,880,130,879,393385,23,
881,880,786,126,327745,166,1438,177,59,262205,23,1439,1438,327808,23,1441,786,1439,327808,23,1444,130,1087,327856,136,
1446,1444,879,393385,23,1447,1446,1439,126,327808,23,1449,881,1447,327745,166,1457,177,128,262205,23,1458,1457,327808,
23,1460,1441,1458,327808,23,1463,130,2122,327856,136,1465,1463,879,393385,23,1466,1465,1458,126,327808,23,1468,1449,
1466,327745,166,1476,177,129,262205,23,1477,1476,327808,23,1479,1460,1477,327808,23,1482,130,2123,327856,136,1484,
1482,879,393385,23,1485,1484,1477,126,327808,23,1487,1468,1485,327761,6,806,1487,0,327761,6,808,1487,1,327808,6,809,
806,808,327761,6,811,1487,2,327808,6,812,809,811,327761,6,814,1487,3,327808,6,815,812,814,393281,155,816,227,741,743,
196670,816,815,327850,104,818,432,46,196855,831,0,262394,818,819,831,131320,819,327761,6,821,1479,0,327761,6,823,1479,
1,327808,6,824,821,823,327761,6,826,1479,2,327808,6,827,824,826,327761,6,829,1479,3,327808,6,830,827,829,196670,248,
830,131321,831,131320,831,131321,832,131320,832,262368,128,128,157,262205,6,833,248,327814,6,835,432,262,327812,6,836,
835,128,327817,6,838,432,262,327745,166,839,148,836,262205,23,840,839,458832,23,889,838,838,838,838,327856,136,890,
130,889,393385,23,891,890,840,126,327808,6,845,836,59,327745,166,848,148,845,262205,23,849,848,327808,23,897,130,1087,
327856,136,900,897,889,393385,23,901,900,849,126,327808,23,852,891,901,327814,6,854,432,145,327817,6,857,835,150,
393281,155,858,227,854,857,262205,6,859,858,327761,6,861,852,0,327808,6,862,859,861,327761,6,864,852,1,327808,6,865,
862,864,327761,6,867,852,2,327808,6,868,865,867,327761,6,870,852,3,327808,6,871,868,870,196855,573,0,262394,469,572,
573,131320,572,131321,573,131320,573,458997,104,582,469,832,521,572,196855,584,0,262394,582,583,584,131320,583,458817,
401,589,454,92,46,46,327742,589,871,2,4,131321,584,131320,584,327808,6,595,871,1046,196855,1100,0,262394,469,1095,
1100,131320,1095,131321,1100,131320,1100,458997,104,1101,469,584,1498,1095,196855,1104,0,262394,1101,1102,1104,131320,
1102,458817,401,1103,454,92,46,59,327742,1103,595,2,4,131321,1104,131320,1104,327808,6,1107,595,1504,196855,1122,0,
262394,469,1117,1122,131320,1117,131321,1122,131320,1122,458997,104,1123,469,1104,1534,1117,196855,1126,0,262394,1123,
1124,1126,131320,1124,458817,401,1125,454,92,46,128,327742,1125,1107,2,4,131321,1126,131320,1126,327808,6,1129,1107,
1540,196855,1144,0,262394,469,1139,1144,131320,1139,131321,1144,131320,1144,458997,104,1145,469,1126,1570,1139,196855,
1148,0,262394,1145,1146,1148,131320,1146,458817,401,1147,454,92,46,129,327742,1147,1129,2,4,131321,1148,131320,1148,
327808,6,1151,1129,1576,196855,1174,0,262394,2053,1169,1174,131320,1169,131321,1174,131320,1174,458997,104,1175,2053,
1148,1612,1169,196855,1178,0,262394,1175,1176,1178,131320,1176,458817,401,1177,454,92,59,46,327742,1177,1151,2,4,
131321,1178,131320,1178,327808,6,1181,1151,1618,196855,1194,0,262394,2053,1189,1194,131320,1189,131321,1194,131320,
1194,458997,104,1195,2053,1178,1647,1189,196855,1198,0,262394,1195,1196,1198,131320,1196,458817,401,1197,454,92,59,59,
327742,1197,1181,2,4,131321,1198,131320,1198,327808,6,1201,1181,1653,196855,1214,0,262394,2053,1209,1214,131320,1209,
131321,1214,131320,1214,458997,104,1215,2053,1198,1682,1209,196855,1218,0,262394,1215,1216,1218,131320,1216,458817,
401,1217,454,92,59,128,327742,1217,1201,2,4,131321,1218,131320,1218,327808,6,1221,1201,1688,196855,1234,0,262394,2053,
1229,1234,131320,1229,131321,1234,131320,1234,458997,104,1235,2053,1218,1717,1229,196855,1238,0,262394,1235,1236,1238,
131320,1236,458817,401,1237,454,92,59,129,327742,1237,1221,2,4,131321,1238,131320,1238,327808,6,1241,1221,1723,196855,
1267,0,262394,2074,1262,1267,131320,1262,131321,1267,131320,1267,458997,104,1268,2074,1238,1762,1262,196855,1271,0,
262394,1268,1269,1271,131320,1269,458817,401,1270,454,92,128,46,327742,1270,1241,2,4,131321,1271,131320,1271,327808,6,
1274,1241,1768,196855,1287,0,262394,2074,1282,1287,131320,1282,131321,1287,131320,1287,458997,104,1288,2074,1271,1797,
1282,196855,1291,0,262394,1288,1289,1291,131320,1289,458817,401,1290,454,92,128,59,327742,1290,1274,2,4,131321,1291,
131320,1291,327808,6,1294,1274,1803,196855,1307,0,262394,2074,1302,1307,131320,1302,131321,1307,131320,1307,458997,
104,1308,2074,1291,1832,1302,196855,1311,0,262394,1308,1309,1311,131320,1309,458817,401,1310,454,92,128,128,327742,
1310,1294,2,4,131321,1311,131320,1311,327808,6,1314,1294,1838,196855,1327,0,262394,2074,1322,1327,131320,1322,131321,
1327,131320,1327,458997,104,1328,2074,1311,1867,1322,196855,1331,0,262394,1328,1329,1331,131320,1329,458817,401,1330,
454,92,128,129,327742,1330,1314,2,4,131321,1331,131320,1331,327808,6,1334,1314,1873,196855,1360,0,262394,2095,1355,
1360,131320,1355,131321,1360,131320,1360,458997,104,1361,2095,1331,1912,1355,196855,1364,0,262394,1361,1362,1364,
131320,1362,458817,401,1363,454,92,129,46,327742,1363,1334,2,4,131321,1364,131320,1364,327808,6,1367,1334,1918,196855,
1380,0,262394,2095,1375,1380,131320,1375,131321,1380,131320,1380,458997,104,1381,2095,1364,1947,1375,196855,1384,0,
262394,1381,1382,1384,131320,1382,458817,401,1383,454,92,129,59,327742,1383,1367,2,4,131321,1384,131320,1384,327808,6,
1387,1367,1953,196855,1400,0,262394,2095,1395,1400,131320,1395,131321,1400,131320,1400,458997,104,1401,2095,1384,1982,
1395,196855,1404,0,262394,1401,1402,1404,131320,1402,458817,401,1403,454,92,129,128,327742,1403,1387,2,4,131321,1404,
131320,1404,327808,6,1407,1387,1988,196855,1420,0,262394,2095,1415,1420,131320,1415,131321,1420,131320,1420,458997,
104,1421,2095,1404,2017,1415,196855,1424,0,262394,1421,1422,1424,131320,1422,458817,401,1423,454,92,129,129,327742,
1423,1407,2,4,131321,1424,131320,1424,327879,6,603,391,602,327851,104,604,603,46,196855,606,0,262394,604,605,606,
131320,605,327745,336,911,333,432,196670,911,2042,131321,912,131320,912,458997,6,984,339,605,935,933,327852,104,915,
984,46,262390,936,933,0,262394,915,916,936,131320,916,262368,128,128,157,327856,104,919,432,984,196855,932,0,262394,
919,920,932,131320,920,327808,6,925,432,984,262205,7,927,911,327745,336,928,333,925,262205,7,929,928,327761,6,944,927,
0,327761,6,946,929,0,327829,54,947,944,946,327761,6,948,947,1,327761,6,949,947,0,327761,6,952,927,1,327761,6,954,929,
1,327808,6,955,952,954,327808,6,957,955,948,327760,7,958,949,957,196670,911,958,131321,932,131320,932,131321,933,
131320,933,327874,6,935,984,100,131321,912,131320,936,262368,128,128,157,327745,336,937,333,92,262205,7,938,937,
131321,606,131320,606,458997,7,2585,2042,1424,938,936,327850,104,611,432,46,196855,613,0,262394,611,612,613,131320,
612,393281,614,615,384,92,100,262205,373,616,615,393281,401,619,616,92,424,327742,619,833,2,4,327745,142,623,622,46,
262205,6,624,623,327808,6,626,624,424,327761,6,628,2585,1,393281,401,629,616,92,626,327742,629,628,2,4,131321,613,
131320,613,65789,65592,
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
119734787,66816,524299,2229,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,198,492,509,771,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,327752,
193,0,35,0,327752,193,1,35,8,327752,193,2,35,16,327752,193,3,35,24,327752,193,4,35,32,327752,193,5,35,36,327752,193,6,
35,40,327752,193,7,35,44,327752,193,8,35,48,327752,193,9,35,52,327752,193,10,35,56,327752,193,11,35,60,327752,193,12,
35,64,327752,193,13,35,68,327752,193,14,35,72,262215,194,6,4,262216,195,0,25,327752,195,0,35,0,196679,195,2,327752,
196,0,35,0,196679,196,2,262215,287,1,1,262216,483,0,24,327752,483,0,35,0,196679,483,2,262215,492,11,29,262215,502,1,2,
262215,771,11,26,262215,818,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,196637,
16,6,196638,17,16,262176,15,5349,17,262167,50,6,4,262176,51,7,50,262187,6,75,2,262172,76,50,75,262176,77,7,76,262187,
6,99,0,262165,103,32,1,262187,103,104,2,262174,107,6,6,262187,6,112,1,262187,103,116,30,262187,103,131,0,262176,132,
5349,6,262187,103,165,1,131092,169,196647,192,5349,1114142,193,15,15,15,192,6,6,6,6,6,6,6,6,6,6,6,196637,194,6,196638,
195,194,262176,192,5349,195,196638,196,193,262176,197,9,196,262203,197,198,9,262187,103,199,8,262176,200,9,6,262187,
103,203,24,262187,103,206,9,262187,6,215,65535,262176,223,9,15,262187,6,236,4294967292u,262187,6,250,3,262187,6,252,8,
262187,103,264,5,262187,6,267,256,262187,103,277,4,262194,6,287,4,393268,169,288,170,287,250,393268,169,312,170,287,
75,262187,6,327,4,393268,169,328,170,287,327,262187,103,345,7,262187,6,356,4294967295u,393268,169,361,170,287,99,
262187,103,366,13,262187,103,374,10,262187,103,398,11,262187,6,405,31,393268,169,408,170,287,250,262187,6,412,32,
262187,103,440,12,262187,6,448,128,393268,169,449,170,287,99,262187,6,450,16,393268,169,451,170,287,112,458804,6,452,
169,451,252,327,458804,6,453,169,449,450,452,393268,6,454,134,448,453,196647,482,5349,196638,483,50,262176,482,5349,
483,262176,485,5349,50,262176,491,1,6,262203,491,492,1,262194,6,502,8,393268,169,503,170,502,252,262187,6,504,2064,
262187,6,505,1056,458804,6,506,169,503,504,505,262172,507,6,506,262176,508,4,507,262203,508,509,4,262176,511,4,6,
393268,169,577,176,287,250,262187,6,604,264,262187,103,735,3,262176,736,9,192,262187,103,740,6,262187,6,760,5,262187,
103,768,14,262167,769,6,3,262176,770,1,769,262203,770,771,1,393260,769,818,448,112,112,196609,50,1832,262187,6,2226,6,
262187,6,2227,7,262187,6,2228,384,327734,2,4,0,3,131320,5,262203,51,1154,7,262203,77,921,7,393281,200,751,198,131,366,
262205,6,752,751,393281,200,753,198,131,264,262205,6,754,753,327879,6,755,754,112,327851,169,756,755,99,393385,6,757,
756,75,99,327808,6,758,752,757,327814,6,762,506,758,393228,103,763,1,75,762,262268,6,764,763,458764,6,765,1,38,760,
764,327879,6,845,754,267,327851,169,846,845,99,196855,858,0,262394,846,847,855,131320,847,393281,223,848,198,131,104,
262205,15,849,848,393281,132,850,849,131,131,393277,6,851,850,2,4,393281,200,852,198,131,277,262205,6,853,852,458764,
6,854,1,38,851,853,131321,858,131320,855,393281,200,856,198,131,277,262205,6,857,856,131321,858,131320,858,458997,6,
1711,854,847,857,855,393281,200,774,198,131,768,262205,6,775,774,393281,200,777,198,131,740,262205,6,778,777,327745,
491,780,771,99,262205,6,781,780,327808,6,869,1711,775,327810,6,870,869,112,327814,6,872,870,775,327808,6,875,872,778,
327810,6,876,875,112,327814,6,878,876,778,458764,6,879,1,41,112,878,327812,6,882,879,775,327808,6,885,872,879,327810,
6,886,885,112,327814,6,888,886,879,327856,169,893,781,888,196855,900,0,262394,893,894,898,131320,894,327812,6,897,781,
882,131321,900,131320,898,131321,900,131320,900,458997,6,1712,897,894,1711,898,327808,6,907,1712,882,458764,6,908,1,
38,1711,907,196855,789,0,262394,893,788,789,131320,788,327876,6,792,758,765,262205,6,934,492,196855,941,0,262394,577,
935,940,131320,935,327810,6,938,908,1712,327814,6,939,938,453,131321,941,131320,940,131321,941,131320,941,458997,6,
1720,939,935,99,940,327852,169,944,1720,99,196855,951,0,262394,944,945,951,131320,945,327810,6,1035,1720,112,458764,6,
1036,1,38,934,1035,327812,6,1037,1036,453,327808,6,1038,1712,1037,393281,223,1049,198,131,131,262205,15,1050,1049,
262268,7,1051,1050,327814,6,1053,1038,453,327812,6,1054,1053,327,327761,6,1064,1051,0,327876,6,1066,1054,104,327829,
107,1067,1064,1066,327761,6,1068,1067,1,327761,6,1069,1067,0,327761,6,1072,1051,1,327874,6,1074,1054,116,327808,6,
1075,1072,1074,327808,6,1077,1075,1068,327760,7,1078,1069,1077,262268,482,1056,1078,327745,485,1057,1056,131,393277,
50,1058,1057,2,16,327808,6,2198,934,448,458764,6,2200,1,38,2198,1035,327812,6,2201,2200,453,327808,6,2202,1712,2201,
327814,6,2206,2202,453,327812,6,2207,2206,327,327876,6,2210,2207,104,327829,107,2211,1064,2210,327761,6,2212,2211,1,
327761,6,2213,2211,0,327874,6,2216,2207,116,327808,6,2217,1072,2216,327808,6,2218,2217,2212,327760,7,2219,2213,2218,
262268,482,2220,2219,327745,485,2221,2220,131,393277,50,2222,2221,2,16,131321,951,131320,951,458997,50,1835,1832,941,
1058,945,458997,50,1828,1832,941,2222,945,131321,1082,131320,1082,458997,6,1727,934,951,1092,1087,327856,169,1086,
1727,792,262390,1093,1087,0,262394,1086,1087,1093,131320,1087,327745,511,1089,509,1727,196670,1089,99,327808,6,1092,
1727,448,131321,1082,131320,1093,262368,75,75,604,131321,955,131320,955,458997,50,1833,1835,1093,1995,996,458997,50,
1826,1828,1093,1986,996,458997,6,1732,934,1093,963,996,327856,169,959,1732,1720,262390,999,996,0,262394,959,960,999,
131320,960,327760,76,1685,1833,1826,196670,921,1685,327808,6,963,1732,267,327856,169,965,963,1720,196855,973,0,262394,
965,966,973,131320,966,327810,6,1109,1720,112,458764,6,1110,1,38,963,1109,327812,6,1111,1110,453,327808,6,1112,1712,
1111,393281,223,1123,198,131,131,262205,15,1124,1123,262268,7,1125,1124,327814,6,1127,1112,453,327812,6,1128,1127,327,
327761,6,1138,1125,0,327876,6,1140,1128,104,327829,107,1141,1138,1140,327761,6,1142,1141,1,327761,6,1143,1141,0,
327761,6,1146,1125,1,327874,6,1148,1128,116,327808,6,1149,1146,1148,327808,6,1151,1149,1142,327760,7,1152,1143,1151,
262268,482,1130,1152,327745,485,1131,1130,131,393277,50,1132,1131,2,16,327808,6,2164,1732,2228,458764,6,2166,1,38,
2164,1109,327812,6,2167,2166,453,327808,6,2168,1712,2167,327814,6,2172,2168,453,327812,6,2173,2172,327,327876,6,2176,
2173,104,327829,107,2177,1138,2176,327761,6,2178,2177,1,327761,6,2179,2177,0,327874,6,2182,2173,116,327808,6,2183,
1146,2182,327808,6,2184,2183,2178,327760,7,2185,2179,2184,262268,482,2186,2185,327745,485,2187,2186,131,393277,50,
2188,2187,2,16,131321,973,131320,973,458997,50,1995,1833,960,1132,966,458997,50,1986,1826,960,2188,966,131321,974,
131320,974,458997,6,1840,99,973,994,992,327856,169,977,1840,75,262390,995,992,1,262394,977,978,995,131320,978,327812,
6,981,1840,448,327808,6,982,1732,981,327856,169,984,982,1720,196855,991,0,262394,984,985,991,131320,985,327745,51,987,
921,1840,262205,50,988,987,131321,1159,131320,1159,458997,6,1850,99,985,1172,1170,327856,169,1162,1850,453,262390,
1173,1170,1,262394,1162,1163,1173,131320,1163,196670,1154,988,327812,6,1178,1850,454,327814,6,1179,1178,412,327745,9,
1180,1154,1179,262205,6,1181,1180,327879,6,1185,1178,405,393281,200,1186,198,131,199,262205,6,1187,1186,327874,6,1188,
1187,203,327808,6,1189,1185,1188,327874,6,1190,1181,1189,393281,200,1191,198,131,206,262205,6,1192,1191,327879,6,1193,
1190,1192,327876,6,1199,112,765,327810,6,1200,1199,112,327879,6,1201,934,1200,196855,1288,0,196859,99,1219,131320,
1219,196855,1227,0,262394,361,1220,1227,131320,1220,327808,6,1225,752,112,458764,6,1226,1,38,1193,1225,131321,1288,
131320,1227,393281,200,1230,198,131,374,262205,6,1231,1230,327852,169,1232,1193,1231,196855,1249,0,262394,1232,1233,
1249,131320,1233,327808,6,1238,1231,112,327850,169,1239,1193,1238,196855,1247,0,262394,1239,1240,1243,131320,1240,
131321,1247,131320,1243,327808,6,1246,752,112,131321,1247,131320,1247,458997,6,1858,752,1240,1246,1243,131321,1288,
131320,1249,393281,200,1250,198,131,398,262205,6,1251,1250,327879,6,1255,1251,405,327874,6,1256,1193,1255,196855,1283,
0,262394,408,1257,1283,131320,1257,327854,169,1259,1251,412,196855,1281,0,262394,1259,1260,1266,131320,1260,327810,6,
1264,1251,412,327874,6,1265,99,1264,131321,1281,131320,1266,327850,169,1268,1251,99,196855,1279,0,262394,1268,1269,
1271,131320,1269,131321,1279,131320,1271,327810,6,1276,412,1251,327876,6,1277,99,1276,327877,6,1278,1256,1277,131321,
1279,131320,1279,458997,6,1855,1256,1269,1278,1271,131321,1281,131320,1281,458997,6,1856,1265,1260,1855,1279,131321,
1283,131320,1283,458997,6,1857,1256,1249,1856,1281,393281,200,1285,198,131,440,262205,6,1286,1285,327879,6,1287,1857,
1286,131321,1288,131320,1288,590069,6,1859,1226,1220,1858,1247,1287,1283,327876,6,1205,1859,765,327808,6,1207,1205,
1201,327745,511,1208,509,1207,458986,6,1209,1208,112,99,112,131321,1170,131320,1170,327808,6,1172,1850,165,131321,
1159,131320,1173,131321,991,131320,991,131321,992,131320,992,327808,6,994,1840,165,131321,974,131320,995,131321,996,
131320,996,131321,955,131320,999,327812,6,1002,1720,453,327808,6,1003,1712,1002,327808,6,1005,1003,934,131321,1006,
131320,1006,458997,6,1742,1005,999,1018,1016,327856,169,1010,1742,908,262390,1019,1016,0,262394,1010,1011,1019,131320,
1011,196855,1358,0,196859,99,1307,131320,1307,196855,1324,0,262394,288,1308,1324,131320,1308,393281,223,1309,198,131,
131,262205,15,1310,1309,262268,7,1311,1310,327761,6,1365,1311,0,327876,6,1367,1742,104,327829,107,1368,1365,1367,
327761,6,1369,1368,1,327761,6,1370,1368,0,327761,6,1373,1311,1,327874,6,1375,1742,116,327808,6,1376,1373,1375,327808,
6,1378,1376,1369,327829,107,1388,1370,1367,327761,6,1389,1388,1,327761,6,1390,1388,0,327808,6,1396,1378,1375,327808,6,
1398,1396,1389,327760,7,1399,1390,1398,262268,15,1316,1399,393281,132,1318,1316,131,131,393277,6,1319,1318,2,4,393281,
132,1321,1316,131,165,393277,6,1322,1321,2,4,327760,7,1323,1319,1322,131321,1358,131320,1324,196855,1332,0,262394,312,
1325,1332,131320,1325,393281,223,1326,198,131,131,262205,15,1327,1326,262268,7,1405,1327,327761,6,1416,1405,0,327876,
6,1418,1742,104,327829,107,1419,1416,1418,327761,6,1420,1419,1,327761,6,1421,1419,0,327761,6,1424,1405,1,327874,6,
1426,1742,116,327808,6,1427,1424,1426,327808,6,1429,1427,1420,327760,7,1430,1421,1429,262268,15,1408,1430,393281,132,
1409,1408,131,131,393277,6,1410,1409,2,4,393281,200,1434,198,131,199,262205,6,1435,1434,327874,6,1436,1435,203,327874,
6,1437,1410,1436,393281,200,1438,198,131,206,262205,6,1439,1438,327879,6,1440,1437,1439,327760,7,1331,1440,99,131321,
1358,131320,1332,196855,1339,0,262394,328,1334,1339,131320,1334,327879,6,1337,754,327,327851,169,1338,1337,99,131321,
1339,131320,1339,458997,169,1340,328,1332,1338,1334,196855,1346,0,262394,1340,1341,1346,131320,1341,393281,223,1342,
198,131,165,262205,15,1343,1342,262268,7,1446,1343,327761,6,1457,1446,0,327876,6,1459,1742,104,327829,107,1460,1457,
1459,327761,6,1461,1460,1,327761,6,1462,1460,0,327761,6,1465,1446,1,327874,6,1467,1742,116,327808,6,1468,1465,1467,
327808,6,1470,1468,1461,327760,7,1471,1462,1470,262268,15,1449,1471,393281,132,1450,1449,131,131,393277,6,1451,1450,2,
4,131321,1346,131320,1346,458997,6,1788,1742,1339,1451,1341,393281,200,1348,198,131,345,262205,6,1349,1348,327856,169,
1350,1788,1349,196855,1355,0,262394,1350,1351,1354,131320,1351,393281,200,1480,198,131,199,262205,6,1481,1480,327879,
6,1482,1481,215,327831,107,1483,1788,1482,327761,6,1484,1483,0,327761,6,1485,1483,1,393281,223,1486,198,131,131,
262205,15,1487,1486,262268,7,1488,1487,327761,6,1490,1488,0,327829,107,1492,1490,1484,327761,6,1493,1492,1,327761,6,
1494,1492,0,327879,6,1496,1494,236,327761,6,1498,1488,1,327808,6,1500,1498,1485,327808,6,1502,1500,1493,327760,7,1503,
1496,1502,262268,15,1505,1503,393281,132,1506,1505,131,131,393277,6,1507,1506,2,4,327879,6,1509,1494,250,327812,6,
1510,1509,252,327874,6,1513,1481,203,327808,6,1514,1510,1513,327874,6,1515,1507,1514,393281,200,1516,198,131,206,
262205,6,1517,1516,327879,6,1518,1515,1517,131321,1355,131320,1354,131321,1355,131320,1355,458997,6,1790,1518,1351,
356,1354,327760,7,1357,1790,99,131321,1358,131320,1358,590069,7,1791,1323,1308,1331,1325,1357,1355,327876,6,1524,112,
765,327810,6,1525,1524,112,327879,6,1526,934,1525,196855,1613,0,196859,99,1544,131320,1544,196855,1552,0,262394,361,
1545,1552,131320,1545,327761,6,1547,1791,0,327808,6,1550,752,112,458764,6,1551,1,38,1547,1550,131321,1613,131320,1552,
327761,6,1554,1791,0,393281,200,1555,198,131,374,262205,6,1556,1555,327852,169,1557,1554,1556,196855,1574,0,262394,
1557,1558,1574,131320,1558,327808,6,1563,1556,112,327850,169,1564,1554,1563,196855,1572,0,262394,1564,1565,1568,
131320,1565,131321,1572,131320,1568,327808,6,1571,752,112,131321,1572,131320,1572,458997,6,1805,752,1565,1571,1568,
131321,1613,131320,1574,393281,200,1575,198,131,398,262205,6,1576,1575,327879,6,1580,1576,405,327874,6,1581,1554,1580,
196855,1608,0,262394,408,1582,1608,131320,1582,327854,169,1584,1576,412,196855,1606,0,262394,1584,1585,1591,131320,
1585,327761,6,1587,1791,1,327810,6,1589,1576,412,327874,6,1590,1587,1589,131321,1606,131320,1591,327850,169,1593,1576,
99,196855,1604,0,262394,1593,1594,1596,131320,1594,131321,1604,131320,1596,327761,6,1599,1791,1,327810,6,1601,412,
1576,327876,6,1602,1599,1601,327877,6,1603,1581,1602,131321,1604,131320,1604,458997,6,1802,1581,1594,1603,1596,131321,
1606,131320,1606,458997,6,1803,1590,1585,1802,1604,131321,1608,131320,1608,458997,6,1804,1581,1574,1803,1606,393281,
200,1610,198,131,440,262205,6,1611,1610,327879,6,1612,1804,1611,131321,1613,131320,1613,590069,6,1806,1551,1545,1805,
1572,1612,1608,327876,6,1530,1806,765,327808,6,1532,1530,1526,327745,511,1533,509,1532,458986,6,1534,1533,112,99,112,
131321,1016,131320,1016,327808,6,1018,1742,448,131321,1006,131320,1019,131321,789,131320,789,262368,75,75,604,196855,
809,0,262394,893,808,809,131320,808,327876,6,1622,112,765,262205,6,1623,492,131321,1624,131320,1624,458997,6,1770,
1623,808,1677,1675,327856,169,1628,1770,758,262390,1678,1675,0,262394,1628,1629,1678,131320,1629,131321,1630,131320,
1630,458997,6,1778,99,1629,2155,1635,458997,6,1772,99,1629,1663,1635,327856,169,1634,1772,1622,262390,1664,1635,0,
262394,1634,1635,1664,131320,1635,327876,6,1643,1770,765,327808,6,1648,1772,1770,327810,6,1650,1622,112,327879,6,1651,
1648,1650,327808,6,1652,1643,1651,327745,511,1653,509,1652,262205,6,1654,1653,327808,6,1656,1778,1654,327808,6,2046,
1772,112,327808,6,2047,2046,1770,327879,6,2049,2047,1650,327808,6,2050,1643,2049,327745,511,2051,509,2050,262205,6,
2052,2051,327808,6,2053,1656,2052,327808,6,2063,1772,75,327808,6,2064,2063,1770,327879,6,2066,2064,1650,327808,6,2067,
1643,2066,327745,511,2068,509,2067,262205,6,2069,2068,327808,6,2070,2053,2069,327808,6,2080,1772,250,327808,6,2081,
2080,1770,327879,6,2083,2081,1650,327808,6,2084,1643,2083,327745,511,2085,509,2084,262205,6,2086,2085,327808,6,2087,
2070,2086,327808,6,2097,1772,327,327808,6,2098,2097,1770,327879,6,2100,2098,1650,327808,6,2101,1643,2100,327745,511,
2102,509,2101,262205,6,2103,2102,327808,6,2104,2087,2103,327808,6,2114,1772,760,327808,6,2115,2114,1770,327879,6,2117,
2115,1650,327808,6,2118,1643,2117,327745,511,2119,509,2118,262205,6,2120,2119,327808,6,2121,2104,2120,327808,6,2131,
1772,2226,327808,6,2132,2131,1770,327879,6,2134,2132,1650,327808,6,2135,1643,2134,327745,511,2136,509,2135,262205,6,
2137,2136,327808,6,2138,2121,2137,327808,6,2148,1772,2227,327808,6,2149,2148,1770,327879,6,2151,2149,1650,327808,6,
2152,1643,2151,327745,511,2153,509,2152,262205,6,2154,2153,327808,6,2155,2138,2154,327808,6,1663,1772,252,131321,1630,
131320,1664,393281,736,1665,198,131,735,262205,192,1666,1665,327812,6,1670,1770,778,327808,6,1672,1670,781,393281,132,
1674,1666,131,1672,327742,1674,1778,2,4,131321,1675,131320,1675,327808,6,1677,1770,448,131321,1624,131320,1678,131321,
809,131320,809,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,1404,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,
4,1852399981,0,173,178,207,278,345,542,597,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,262215,173,11,29,327752,340,0,35,0,327752,340,1,35,8,327752,340,2,35,16,327752,340,3,35,24,327752,340,4,35,32,
327752,340,5,35,36,327752,340,6,35,40,327752,340,7,35,44,327752,340,8,35,48,327752,340,9,35,52,327752,340,10,35,72,
262215,341,6,4,262216,342,0,25,327752,342,0,35,0,196679,342,2,327752,343,0,35,0,196679,343,2,262215,432,1,1,262215,
597,11,26,262215,641,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262167,32,6,4,262187,6,64,0,262165,68,32,1,262187,68,69,2,262174,72,6,6,262187,6,77,1,262187,68,81,
30,262187,68,96,0,262176,97,5349,6,262187,68,130,1,131092,134,262187,6,158,2,262187,6,159,3,262176,172,1,6,262203,172,
173,1,262187,6,175,32,262172,176,32,175,262176,177,4,176,262203,177,178,4,262187,6,180,4,262176,185,4,6,262187,6,187,
264,262187,6,189,16,262176,196,4,32,262172,205,32,180,262176,206,4,205,262203,206,207,4,262203,185,278,4,262187,6,292,
8,196647,339,5349,851998,340,15,15,15,339,6,6,6,6,6,6,6,196637,341,6,196638,342,341,262176,339,5349,342,196638,343,
340,262176,344,9,343,262203,344,345,9,262187,68,346,8,262176,347,9,6,262187,68,350,24,262187,68,353,9,262187,6,362,
65535,262176,370,9,15,262187,6,383,4294967292u,262187,68,409,5,262187,6,412,256,262187,68,422,4,262194,6,432,4,393268,
134,433,170,432,159,393268,134,457,170,432,158,393268,134,472,170,432,180,262187,68,489,7,262187,6,500,4294967295u,
262187,6,509,4294967264u,262187,6,539,128,262172,540,6,539,262176,541,4,540,262203,541,542,4,262187,6,558,31,262187,
68,594,6,262167,595,6,3,262176,596,1,595,262203,596,597,1,262187,68,633,3,262176,634,9,339,393260,595,641,539,77,77,
196609,6,1402,262187,6,1403,10,327734,2,4,0,3,131320,5,393281,347,657,345,96,409,262205,6,658,657,327879,6,659,658,
412,327851,134,660,659,64,196855,672,0,262394,660,661,669,131320,661,393281,370,662,345,96,69,262205,15,663,662,
393281,97,664,663,96,96,393277,6,665,664,2,4,393281,347,666,345,96,422,262205,6,667,666,458764,6,668,1,38,665,667,
131321,672,131320,669,393281,347,670,345,96,422,262205,6,671,670,131321,672,131320,672,458997,6,1236,668,661,671,669,
393281,347,600,345,96,1403,262205,6,601,600,393281,347,603,345,96,594,262205,6,604,603,327745,172,606,597,64,262205,6,
607,606,327808,6,683,1236,601,327810,6,684,683,77,327814,6,686,684,601,327808,6,689,686,604,327810,6,690,689,77,
327814,6,692,690,604,458764,6,693,1,41,77,692,327812,6,696,693,601,327808,6,699,686,693,327810,6,700,699,77,327814,6,
702,700,693,327856,134,707,607,702,196855,714,0,262394,707,708,712,131320,708,327812,6,711,607,696,131321,714,131320,
712,131321,714,131320,714,458997,6,1237,711,708,1236,712,327808,6,721,1237,696,458764,6,722,1,38,1236,721,262205,6,
737,173,327879,6,739,737,509,131321,741,131320,741,458997,6,1243,64,714,798,799,458997,6,1241,1237,714,801,799,327856,
134,745,1241,722,262390,802,799,0,262394,745,746,802,131320,746,327808,6,749,1241,737,327856,134,752,749,722,196855,
758,0,262394,752,753,757,131320,753,196855,872,0,196859,64,821,131320,821,196855,838,0,262394,433,822,838,131320,822,
393281,370,823,345,96,96,262205,15,824,823,262268,7,825,824,327761,6,879,825,0,327876,6,881,749,69,327829,72,882,879,
881,327761,6,883,882,1,327761,6,884,882,0,327761,6,887,825,1,327874,6,889,749,81,327808,6,890,887,889,327808,6,892,
890,883,327829,72,902,884,881,327761,6,903,902,1,327761,6,904,902,0,327808,6,910,892,889,327808,6,912,910,903,327760,
7,913,904,912,262268,15,830,913,393281,97,832,830,96,96,393277,6,833,832,2,4,327760,7,837,833,1402,131321,872,131320,
838,196855,846,0,262394,457,839,846,131320,839,393281,370,840,345,96,96,262205,15,841,840,262268,7,919,841,327761,6,
930,919,0,327876,6,932,749,69,327829,72,933,930,932,327761,6,934,933,1,327761,6,935,933,0,327761,6,938,919,1,327874,6,
940,749,81,327808,6,941,938,940,327808,6,943,941,934,327760,7,944,935,943,262268,15,922,944,393281,97,923,922,96,96,
393277,6,924,923,2,4,393281,347,948,345,96,346,262205,6,949,948,327874,6,950,949,350,327874,6,951,924,950,393281,347,
952,345,96,353,262205,6,953,952,327879,6,954,951,953,327760,7,845,954,64,131321,872,131320,846,196855,853,0,262394,
472,848,853,131320,848,327879,6,851,658,180,327851,134,852,851,64,131321,853,131320,853,458997,134,854,472,846,852,
848,196855,860,0,262394,854,855,860,131320,855,393281,370,856,345,96,130,262205,15,857,856,262268,7,960,857,327761,6,
971,960,0,327876,6,973,749,69,327829,72,974,971,973,327761,6,975,974,1,327761,6,976,974,0,327761,6,979,960,1,327874,6,
981,749,81,327808,6,982,979,981,327808,6,984,982,975,327760,7,985,976,984,262268,15,963,985,393281,97,964,963,96,96,
393277,6,965,964,2,4,131321,860,131320,860,458997,6,1257,749,853,965,855,393281,347,862,345,96,489,262205,6,863,862,
327856,134,864,1257,863,196855,869,0,262394,864,865,868,131320,865,393281,347,994,345,96,346,262205,6,995,994,327879,
6,996,995,362,327831,72,997,1257,996,327761,6,998,997,0,327761,6,999,997,1,393281,370,1000,345,96,96,262205,15,1001,
1000,262268,7,1002,1001,327761,6,1004,1002,0,327829,72,1006,1004,998,327761,6,1007,1006,1,327761,6,1008,1006,0,327879,
6,1010,1008,383,327761,6,1012,1002,1,327808,6,1014,1012,999,327808,6,1016,1014,1007,327760,7,1017,1010,1016,262268,15,
1019,1017,393281,97,1020,1019,96,96,393277,6,1021,1020,2,4,327879,6,1023,1008,159,327812,6,1024,1023,292,327874,6,
1027,995,350,327808,6,1028,1024,1027,327874,6,1029,1021,1028,393281,347,1030,345,96,353,262205,6,1031,1030,327879,6,
1032,1029,1031,131321,869,131320,868,131321,869,131320,869,458997,6,1259,1032,865,500,868,327760,7,871,1259,64,131321,
872,131320,872,590069,7,1260,837,822,845,839,871,869,327761,6,756,1260,0,131321,758,131320,757,131321,758,131320,758,
458997,6,1261,756,872,64,757,262368,158,158,187,327745,185,762,542,737,196670,762,1261,262368,158,158,187,327854,134,
765,749,722,131321,766,131320,766,458997,134,1278,765,758,790,791,458997,6,1277,64,758,793,791,327856,134,769,1277,
558,262390,794,791,0,262394,769,770,794,131320,770,262312,134,772,1278,196855,789,0,262394,772,773,789,131320,773,
327808,6,776,739,1277,327856,134,778,776,737,196855,787,0,262394,778,779,787,131320,779,327745,185,783,542,776,262205,
6,784,783,327850,134,786,784,1261,131321,787,131320,787,458997,134,788,778,773,786,779,131321,789,131320,789,458997,
134,790,1278,770,788,787,131321,791,131320,791,327808,6,793,1277,130,131321,766,131320,794,393385,6,796,1278,64,77,
327808,6,798,1243,796,131321,799,131320,799,327808,6,801,1241,539,131321,741,131320,802,327814,6,1052,737,180,327817,
6,1054,737,180,393281,185,1056,178,1052,1054,196670,1056,1243,262368,158,158,187,327856,134,1058,737,189,196855,1086,
0,262394,1058,1059,1086,131320,1059,327812,6,1061,737,158,327745,196,1062,178,1061,262205,32,1063,1062,327808,6,1066,
1061,77,327745,196,1067,178,1066,262205,32,1068,1067,327808,32,1069,1063,1068,327761,6,1075,1069,0,327761,6,1077,1069,
1,327808,6,1078,1075,1077,327761,6,1080,1069,2,327808,6,1081,1078,1080,327761,6,1083,1069,3,327808,6,1084,1081,1083,
393281,185,1085,207,1052,1054,196670,1085,1084,131321,1086,131320,1086,262368,158,158,187,196855,1143,0,262394,1058,
1089,1143,131320,1089,327745,196,1096,207,64,262205,32,1097,1096,327745,196,1329,207,77,262205,32,1330,1329,327808,32,
1332,1097,1330,327745,196,1348,207,158,262205,32,1349,1348,327808,32,1351,1332,1349,327745,196,1367,207,159,262205,32,
1368,1367,327808,32,1370,1351,1368,327850,134,1129,737,64,196855,1142,0,262394,1129,1130,1142,131320,1130,327761,6,
1132,1370,0,327761,6,1134,1370,1,327808,6,1135,1132,1134,327761,6,1137,1370,2,327808,6,1138,1135,1137,327761,6,1140,
1370,3,327808,6,1141,1138,1140,196670,278,1141,131321,1142,131320,1142,131321,1143,131320,1143,262368,158,158,187,
262205,6,1144,278,196855,627,0,262394,707,626,627,131320,626,327850,134,629,737,64,131321,627,131320,627,458997,134,
630,707,1143,629,626,196855,632,0,262394,630,631,632,131320,631,393281,634,635,345,96,633,262205,339,636,635,393281,
97,640,636,96,607,327742,640,1144,2,4,131321,632,131320,632,65789,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,24387,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,
5,4,1852399981,0,294,301,332,387,408,471,884,1160,1383,1388,2150,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,294,11,29,262215,296,1,
0,327752,468,0,35,0,327752,468,1,35,8,327752,468,2,35,16,327752,468,3,35,24,327752,468,4,35,32,327752,468,5,35,40,
327752,468,6,35,48,327752,468,7,35,56,327752,468,8,35,64,327752,468,9,35,72,327752,468,10,35,76,327752,468,11,35,80,
327752,468,12,35,84,327752,468,13,35,88,327752,468,14,35,92,327752,468,15,35,96,327752,468,16,35,100,327752,468,17,35,
104,327752,468,18,35,108,327752,468,19,35,112,327752,468,20,35,116,327752,468,21,35,120,327752,468,22,35,124,327752,
469,0,35,0,196679,469,2,262215,558,1,1,262216,749,0,24,327752,749,0,35,0,196679,749,2,262215,929,1,2,262215,2150,11,
26,262215,2415,1,0,262215,2416,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,
262176,43,7,42,262187,6,93,16,262172,94,6,93,262176,95,7,94,131092,108,262187,6,177,0,262165,181,32,1,262187,181,182,
2,262174,185,6,6,262187,6,190,1,262187,181,194,30,262187,181,209,0,262176,210,5349,6,262187,181,252,1,458796,42,277,
177,177,177,177,262187,6,279,2,262187,6,280,3,458796,42,281,177,190,279,280,262167,287,108,4,262176,293,1,6,262203,
293,294,1,262194,6,296,128,262187,6,297,4,393268,6,298,134,296,297,262172,299,42,298,262176,300,4,299,262203,300,301,
4,262176,307,4,6,262187,6,309,264,262187,6,311,8,393268,6,312,134,296,311,262176,319,4,42,262187,6,328,32,393268,6,
329,134,296,328,262172,330,42,329,262176,331,4,330,262203,331,332,4,393268,6,351,134,296,311,393268,6,363,134,296,328,
393268,6,384,134,296,328,262172,385,42,384,262176,386,4,385,262203,386,387,4,262203,307,408,4,1638430,468,15,15,15,15,
15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,469,468,262176,470,9,469,262203,470,471,9,262187,181,472,13,262176,
473,9,6,262187,181,476,24,262187,181,479,14,262187,6,488,65535,262176,496,9,15,262187,6,509,4294967292u,262187,181,
535,10,262187,6,538,256,262187,181,548,9,262194,6,558,4,393268,108,559,170,558,280,393268,108,583,170,558,279,393268,
108,598,170,558,297,262187,181,615,12,262187,6,626,4294967295u,393268,108,631,170,558,177,262187,181,636,18,262187,
181,643,15,262187,181,666,16,262187,6,673,31,393268,108,676,170,558,280,262187,181,707,17,262187,6,715,128,393268,108,
716,170,558,177,393268,108,717,170,558,190,458804,6,718,169,717,311,297,458804,6,719,169,716,93,718,393268,6,720,134,
715,719,196647,748,5349,196638,749,42,262176,748,5349,749,262176,751,5349,42,262187,181,758,19,262187,181,771,20,
262187,181,782,8,262176,783,9,24,262187,181,806,5,393268,6,863,132,296,93,393268,6,880,134,863,328,393268,6,881,128,
863,880,262172,882,6,881,262176,883,4,882,262203,883,884,4,262194,6,929,8,393268,6,930,137,929,297,393268,108,931,170,
930,177,262187,6,942,15,458804,6,963,169,931,297,280,393268,6,964,196,190,963,262187,181,1005,4,262187,6,1011,
252645135,262187,6,1033,6,393268,6,1053,134,964,297,393268,6,1067,134,296,311,262187,6,1105,255,393268,6,1112,132,279,
296,393268,108,1149,178,929,297,262172,1158,6,964,262176,1159,4,1158,262203,1159,1160,4,262187,6,1226,7,393268,6,1302,
196,190,929,262187,6,1303,12,393268,6,1304,196,1302,1303,393268,6,1331,196,1302,1303,393268,6,1380,128,1302,190,
262172,1381,6,1380,262176,1382,4,1381,262203,1382,1383,4,393268,6,1385,128,1302,190,262172,1386,6,1385,262176,1387,4,
1386,262203,1387,1388,4,327732,108,1424,168,1149,393268,6,1436,130,964,190,196650,108,1443,393268,6,1481,128,1303,963,
196649,108,1486,393268,6,1625,130,863,190,393268,108,1637,170,558,280,262187,181,1641,6,262187,6,1711,4095,262187,181,
1818,21,262187,181,1825,7,393268,6,1910,134,296,328,393268,6,1911,128,296,1910,327732,108,1919,168,1149,262187,6,1929,
58,393268,108,2006,176,558,280,262187,6,2062,512,262187,181,2081,3,262187,6,2117,9,262187,181,2137,22,262167,2148,6,3,
262176,2149,1,2148,262203,2149,2150,1,393268,6,2163,128,1302,296,393268,6,2164,130,2163,190,393268,6,2165,134,2164,
296,262172,2180,6,2165,262176,2181,7,2180,262187,181,2213,11,262187,6,2347,64,262194,6,2415,1,393267,2148,2416,2415,
190,190,458796,42,7863,297,297,297,297,262187,6,7864,5,262187,6,7865,10,458796,42,7866,1011,1011,1011,1011,262187,6,
15986,11,262187,6,15987,13,262187,6,15988,14,262187,6,15989,1024,262187,6,15990,2048,262187,6,15991,4096,262187,6,
15992,8192,262187,6,15993,16384,262187,6,15994,32768,327734,2,4,0,3,131320,5,262203,43,4360,7,262203,43,3789,7,262203,
43,3134,7,262203,95,3093,7,262203,2181,2503,7,262203,2181,2505,7,393281,473,2430,471,209,535,262205,6,2431,2430,
327879,6,2432,2431,538,327851,108,2433,2432,177,196855,2445,0,262394,2433,2434,2442,131320,2442,393281,473,2443,471,
209,548,262205,6,2444,2443,131321,2445,131320,2434,393281,496,2435,471,209,182,262205,15,2436,2435,393281,210,2437,
2436,209,209,393277,6,2438,2437,2,4,393281,473,2439,471,209,548,262205,6,2440,2439,458764,6,2441,1,38,2438,2440,
131321,2445,131320,2445,458997,6,6300,2441,2434,2444,2442,393281,473,2361,471,209,2213,262205,6,2362,2361,327745,293,
2364,2150,177,262205,6,2365,2364,327808,6,2456,6300,863,327810,6,2457,2456,190,327814,6,2459,2457,863,327808,6,2462,
2459,2362,327810,6,2463,2462,190,327814,6,2465,2463,2362,458764,6,2466,1,41,190,2465,327812,6,2469,2466,863,327808,6,
2472,2459,2466,327810,6,2473,2472,190,327814,6,2475,2473,2466,327856,108,2480,2365,2475,196855,2487,0,262394,2480,
2481,2485,131320,2485,131321,2487,131320,2481,327812,6,2484,2365,2469,131321,2487,131320,2487,458997,6,6301,2484,2481,
6300,2485,327808,6,2494,6301,2469,458764,6,2495,1,38,6300,2494,262312,108,2374,2480,196855,2376,0,262394,2374,2375,
2376,131320,2375,327850,108,2379,2365,177,131321,2376,131320,2376,458997,108,2380,2480,2487,2379,2375,196855,2382,0,
262394,2380,2381,2382,131320,2381,327850,108,2523,2365,177,196855,2529,0,262394,2523,2524,2529,131320,2524,327879,6,
2527,2431,715,327851,108,2528,2527,177,131321,2529,131320,2529,458997,108,2530,2523,2381,2528,2524,262205,6,2531,294,
327812,6,2532,2531,2165,131321,2533,131320,2533,458997,6,6307,177,2529,2583,2584,458997,6,6306,177,2529,2586,2584,
327856,108,2536,6306,2165,262390,2587,2584,1,262394,2536,2537,2587,131320,2537,327808,6,2540,2532,6306,393281,473,
2543,471,209,636,262205,6,2544,2543,327856,108,2545,2540,2544,196855,2553,0,262394,2545,2546,2552,131320,2552,131321,
2553,131320,2546,393281,496,2547,471,209,1005,262205,15,2548,2547,393281,210,2550,2548,209,2540,393277,6,2551,2550,2,
4,131321,2553,131320,2553,458997,6,7413,2551,2546,177,2552,327745,9,2555,2503,6306,196670,2555,7413,327847,108,2562,
2545,2480,196855,2576,0,262394,2562,2563,2575,131320,2575,131321,2576,131320,2563,393281,496,2564,471,209,2081,262205,
15,2565,2564,327812,6,2569,2540,2362,327808,6,2572,2569,2365,393281,210,2573,2565,209,2572,393277,6,2574,2573,2,4,
131321,2576,131320,2576,458997,6,7417,2574,2563,177,2575,327745,9,2578,2505,6306,196670,2578,7417,262205,6,2581,2555,
327808,6,2583,6307,2581,131321,2584,131320,2584,327808,6,2586,6306,252,131321,2533,131320,2587,327814,6,2717,2531,297,
327817,6,2719,2531,297,393281,307,2721,301,2717,2719,196670,2721,6307,262368,279,279,309,327856,108,2723,2531,312,
196855,2751,0,262394,2723,2724,2751,131320,2724,327812,6,2726,2531,279,327745,319,2727,301,2726,262205,42,2728,2727,
327808,6,2731,2726,190,327745,319,2732,301,2731,262205,42,2733,2732,327808,42,2734,2728,2733,327761,6,2740,2734,0,
327761,6,2742,2734,1,327808,6,2743,2740,2742,327761,6,2745,2734,2,327808,6,2746,2743,2745,327761,6,2748,2734,3,327808,
6,2749,2746,2748,393281,307,2750,332,2717,2719,196670,2750,2749,131321,2751,131320,2751,262368,279,279,309,327856,108,
2753,2531,351,196855,2808,0,262394,2753,2754,2808,131320,2754,131321,2755,131320,2755,458997,42,16934,277,2754,2765,
2759,458997,42,16933,277,2754,2772,2759,458997,6,6309,177,2754,2775,2759,327856,108,2758,6309,363,262390,2776,2759,1,
262394,2758,2759,2776,131320,2759,327745,319,2761,332,6309,262205,42,2762,2761,327808,42,2765,16934,2762,327812,6,
2767,6309,297,458832,42,2852,2767,2767,2767,2767,327808,42,2853,281,2852,458832,42,2855,2531,2531,2531,2531,327856,
287,2856,2853,2855,393385,42,2857,2856,2762,277,327808,42,2772,16933,2857,327808,6,2775,6309,252,131321,2755,131320,
2776,327761,6,2782,16933,0,327761,6,2784,16933,1,327808,6,2785,2782,2784,327761,6,2787,16933,2,327808,6,2788,2785,
2787,327761,6,2790,16933,3,327808,6,2791,2788,2790,393281,307,2792,387,2717,2719,196670,2792,2791,327850,108,2794,
2531,177,196855,2807,0,262394,2794,2795,2807,131320,2795,327761,6,2797,16934,0,327761,6,2799,16934,1,327808,6,2800,
2797,2799,327761,6,2802,16934,2,327808,6,2803,2800,2802,327761,6,2805,16934,3,327808,6,2806,2803,2805,196670,408,2806,
131321,2807,131320,2807,131321,2808,131320,2808,262368,279,279,309,262205,6,2809,408,327814,6,2811,2531,311,327812,6,
2812,2811,279,327817,6,2814,2531,311,327745,319,2815,301,2812,262205,42,2816,2815,458832,42,2865,2814,2814,2814,2814,
327856,287,2866,281,2865,393385,42,2867,2866,2816,277,327808,6,2821,2812,190,327745,319,2824,301,2821,262205,42,2825,
2824,327808,42,2873,281,7863,327856,287,2876,2873,2865,393385,42,2877,2876,2825,277,327808,42,2828,2867,2877,327814,6,
2830,2531,328,327817,6,2833,2811,297,393281,307,2834,387,2830,2833,262205,6,2835,2834,327761,6,2837,2828,0,327808,6,
2838,2835,2837,327761,6,2840,2828,1,327808,6,2841,2838,2840,327761,6,2843,2828,2,327808,6,2844,2841,2843,327761,6,
2846,2828,3,327808,6,2847,2844,2846,131321,2591,131320,2591,458997,6,7408,2847,2808,2625,2626,458997,6,6313,177,2808,
2628,2626,327856,108,2594,6313,2165,262390,2629,2626,1,262394,2594,2595,2629,131320,2595,327808,6,2598,2532,6313,
393281,473,2600,471,209,636,262205,6,2601,2600,327856,108,2602,2598,2601,196855,2620,0,262394,2602,2603,2620,131320,
2603,327745,9,2607,2505,6313,262205,6,2608,2607,327808,6,2609,7408,2608,327745,307,2610,1388,2598,196670,2610,2609,
196855,2619,0,262394,2530,2612,2619,131320,2612,327745,9,2616,2503,6313,262205,6,2617,2616,393281,783,2881,471,209,
782,262205,24,2882,2881,327808,6,2884,93,2598,393281,210,2886,2882,209,2884,327742,2886,7408,2,4,393281,473,2887,471,
209,2137,262205,6,2888,2887,327812,6,2890,2598,280,327808,6,2891,2888,2890,393281,473,2898,471,209,758,262205,6,2899,
2898,327814,6,2900,2617,2899,327817,6,2904,2617,2899,327851,108,2905,2904,177,393385,6,2906,2905,190,177,327808,6,
2907,2900,2906,393281,473,2909,471,209,771,262205,6,2910,2909,327814,6,2911,2907,2910,327817,6,2915,2907,2910,327851,
108,2916,2915,177,393385,6,2917,2916,190,177,327808,6,2918,2911,2917,458764,6,2925,1,38,2907,2910,393281,210,2926,
2882,209,2891,327742,2926,2925,2,4,327808,6,2930,2891,190,458764,6,2932,1,41,2918,190,393281,210,2933,2882,209,2930,
327742,2933,2932,2,4,327808,6,2937,2891,279,393281,210,2938,2882,209,2937,327742,2938,190,2,4,131321,2619,131320,2619,
131321,2620,131320,2620,327745,9,2622,2503,6313,262205,6,2623,2622,327808,6,2625,7408,2623,131321,2626,131320,2626,
327808,6,2628,6313,252,131321,2591,131320,2629,327850,108,2631,2531,177,196855,2697,0,262394,2631,2632,2697,131320,
2632,393281,473,2633,471,209,636,262205,6,2634,2633,327812,6,2637,2634,2362,327808,6,2640,2637,2365,196855,2647,0,
262394,2480,2642,2647,131320,2642,327879,6,2645,2431,190,327851,108,2646,2645,177,131321,2647,131320,2647,458997,108,
2648,2480,2632,2646,2642,196855,2669,0,262394,2648,2653,2668,131320,2668,131321,2669,131320,2653,393281,496,2654,471,
209,2081,262205,15,2655,2654,393281,210,2657,2655,209,2640,393277,6,2658,2657,2,4,327808,6,2664,2640,2362,393281,210,
2665,2655,209,2664,393277,6,2666,2665,2,4,327808,6,2667,2658,2666,131321,2669,131320,2669,458997,6,6324,2667,2653,177,
2668,327808,6,2671,2809,6324,327745,307,2672,1388,2634,196670,2672,2671,196855,2682,0,262394,2530,2674,2682,131320,
2674,393281,783,2675,471,209,782,262205,24,2676,2675,327808,6,2679,93,2634,393281,210,2681,2676,209,2679,327742,2681,
2809,2,4,131321,2682,131320,2682,196855,2691,0,262394,2523,2686,2691,131320,2686,327879,6,2689,2431,2347,327851,108,
2690,2689,177,131321,2691,131320,2691,458997,108,2692,2523,2682,2690,2686,196855,2696,0,262394,2692,2693,2696,131320,
2693,393281,496,2949,471,209,1005,262205,15,2950,2949,393281,210,2953,2950,209,2634,393277,6,2954,2953,2,4,327808,6,
2959,2634,190,393281,210,2960,2950,209,2959,393277,6,2961,2960,2,4,196855,3044,0,262394,2433,3033,3041,131320,3041,
393281,473,3042,471,209,548,262205,6,3043,3042,131321,3044,131320,3033,393281,496,3034,471,209,182,262205,15,3035,
3034,393281,210,3036,3035,209,209,393277,6,3037,3036,2,4,393281,473,3038,471,209,548,262205,6,3039,3038,458764,6,3040,
1,38,3037,3039,131321,3044,131320,3044,458997,6,6336,3040,3033,3043,3041,327879,6,2965,2431,2062,327851,108,2966,2965,
177,393281,783,2967,471,209,782,262205,24,2968,2967,393281,210,2970,2968,209,209,327742,2970,6336,2,4,393281,210,2974,
2968,209,252,327742,2974,2809,2,4,327808,6,2979,2954,2961,393281,210,2980,2968,209,182,327742,2980,2979,2,4,393281,
210,2984,2968,209,2081,327742,2984,2961,2,4,393281,473,3050,471,209,758,262205,6,3051,3050,327814,6,3052,2809,3051,
327817,6,3056,2809,3051,327851,108,3057,3056,177,393385,6,3058,3057,190,177,327808,6,3059,3052,3058,393281,473,3061,
471,209,771,262205,6,3062,3061,327814,6,3063,3059,3062,327817,6,3067,3059,3062,327851,108,3068,3067,177,393385,6,3069,
3068,190,177,327808,6,3070,3063,3069,458764,6,3077,1,38,3059,3062,393281,210,3078,2968,209,297,327742,3078,3077,2,4,
458764,6,3084,1,41,3070,190,393281,210,3085,2968,209,7864,327742,3085,3084,2,4,393281,210,3090,2968,209,1033,327742,
3090,190,2,4,196855,2995,0,262394,2966,2990,2994,131320,2994,131321,2995,131320,2990,327808,6,2992,6336,673,327814,6,
2993,2992,328,131321,2995,131320,2995,458997,6,6340,2993,2990,177,2994,393281,210,2997,2968,209,1825,327742,2997,6340,
2,4,196855,3010,0,262394,2966,3001,3009,131320,3009,131321,3010,131320,3001,327808,6,3006,2634,279,393281,210,3007,
2950,209,3006,393277,6,3008,3007,2,4,131321,3010,131320,3010,458997,6,6342,3008,3001,177,3009,393281,210,3012,2968,
209,782,327742,3012,6342,2,4,131321,3013,131320,3013,458997,6,6343,2117,3010,3024,3017,327856,108,3016,6343,93,262390,
3025,3017,0,262394,3016,3017,3025,131320,3017,393281,210,3021,2968,209,6343,327742,3021,177,2,4,327808,6,3024,6343,
252,131321,3013,131320,3025,131321,2696,131320,2696,131321,2697,131320,2697,131321,2382,131320,2382,262368,279,279,
309,131321,2389,131320,2389,458997,6,6363,6301,2382,2404,2392,327856,108,2397,6363,2495,262390,2391,2392,0,262394,
2397,2390,2391,131320,2390,327810,6,2401,2495,6363,458764,6,2402,1,38,863,2401,327808,6,2404,6363,863,327856,108,2407,
2404,2495,262205,6,3105,294,327812,6,3106,3105,93,327850,108,3108,2402,863,327847,108,3109,2006,3108,196855,3122,0,
262394,3109,3110,3116,131320,3116,131321,3310,131320,3310,458997,6,6384,3105,3116,3333,3331,327856,108,3313,6384,863,
262390,3334,3331,0,262394,3313,3314,3334,131320,3314,393281,473,3315,471,209,636,262205,6,3316,3315,327856,108,3319,
6384,2402,196855,3326,0,262394,3319,3320,3326,131320,3320,327808,6,3323,6363,6384,196855,3420,0,196859,177,3369,
131320,3369,196855,3386,0,262394,559,3370,3386,131320,3370,393281,496,3371,471,209,209,262205,15,3372,3371,262268,7,
3373,3372,327761,6,3427,3373,0,327876,6,3429,3323,182,327829,185,3430,3427,3429,327761,6,3431,3430,1,327761,6,3432,
3430,0,327761,6,3435,3373,1,327874,6,3437,3323,194,327808,6,3438,3435,3437,327808,6,3440,3438,3431,327829,185,3450,
3432,3429,327761,6,3451,3450,1,327761,6,3452,3450,0,327808,6,3458,3440,3437,327808,6,3460,3458,3451,327760,7,3461,
3452,3460,262268,15,3378,3461,393281,210,3380,3378,209,209,393277,6,3381,3380,2,4,393281,210,3383,3378,209,252,393277,
6,3384,3383,2,4,327760,7,3385,3381,3384,131321,3420,131320,3386,196855,3394,0,262394,583,3387,3394,131320,3387,393281,
496,3388,471,209,209,262205,15,3389,3388,262268,7,3467,3389,327761,6,3478,3467,0,327876,6,3480,3323,182,327829,185,
3481,3478,3480,327761,6,3482,3481,1,327761,6,3483,3481,0,327761,6,3486,3467,1,327874,6,3488,3323,194,327808,6,3489,
3486,3488,327808,6,3491,3489,3482,327760,7,3492,3483,3491,262268,15,3470,3492,393281,210,3471,3470,209,209,393277,6,
3472,3471,2,4,393281,473,3496,471,209,472,262205,6,3497,3496,327874,6,3498,3497,476,327874,6,3499,3472,3498,393281,
473,3500,471,209,479,262205,6,3501,3500,327879,6,3502,3499,3501,327760,7,3393,3502,177,131321,3420,131320,3394,196855,
3401,0,262394,598,3396,3401,131320,3396,327879,6,3399,2431,297,327851,108,3400,3399,177,131321,3401,131320,3401,
458997,108,3402,598,3394,3400,3396,196855,3408,0,262394,3402,3403,3408,131320,3403,393281,496,3404,471,209,252,262205,
15,3405,3404,262268,7,3508,3405,327761,6,3519,3508,0,327876,6,3521,3323,182,327829,185,3522,3519,3521,327761,6,3523,
3522,1,327761,6,3524,3522,0,327761,6,3527,3508,1,327874,6,3529,3323,194,327808,6,3530,3527,3529,327808,6,3532,3530,
3523,327760,7,3533,3524,3532,262268,15,3511,3533,393281,210,3512,3511,209,209,393277,6,3513,3512,2,4,131321,3408,
131320,3408,458997,6,6391,3323,3401,3513,3403,393281,473,3410,471,209,615,262205,6,3411,3410,327856,108,3412,6391,
3411,196855,3417,0,262394,3412,3413,3416,131320,3416,131321,3417,131320,3413,393281,473,3542,471,209,472,262205,6,
3543,3542,327879,6,3544,3543,488,327831,185,3545,6391,3544,327761,6,3546,3545,0,327761,6,3547,3545,1,393281,496,3548,
471,209,209,262205,15,3549,3548,262268,7,3550,3549,327761,6,3552,3550,0,327829,185,3554,3552,3546,327761,6,3555,3554,
1,327761,6,3556,3554,0,327879,6,3558,3556,509,327761,6,3560,3550,1,327808,6,3562,3560,3547,327808,6,3564,3562,3555,
327760,7,3565,3558,3564,262268,15,3567,3565,393281,210,3568,3567,209,209,393277,6,3569,3568,2,4,327879,6,3571,3556,
280,327812,6,3572,3571,311,327874,6,3575,3543,476,327808,6,3576,3572,3575,327874,6,3577,3569,3576,393281,473,3578,471,
209,479,262205,6,3579,3578,327879,6,3580,3577,3579,131321,3417,131320,3417,458997,6,6393,3580,3413,626,3416,327760,7,
3419,6393,177,131321,3420,131320,3420,590069,7,6394,3385,3370,3393,3387,3419,3417,196855,3657,0,196859,177,3590,
131320,3590,196855,3597,0,262394,631,3591,3597,131320,3591,327761,6,3593,6394,0,458764,6,3596,1,38,3593,3316,131321,
3657,131320,3597,327761,6,3599,6394,0,393281,473,3600,471,209,643,262205,6,3601,3600,327852,108,3602,3599,3601,196855,
3618,0,262394,3602,3603,3618,131320,3603,131321,3657,131320,3618,393281,473,3619,471,209,666,262205,6,3620,3619,
327879,6,3624,3620,673,327874,6,3625,3599,3624,196855,3652,0,262394,676,3626,3652,131320,3626,327854,108,3628,3620,
328,196855,3650,0,262394,3628,3629,3635,131320,3635,327850,108,3637,3620,177,196855,3648,0,262394,3637,3638,3640,
131320,3640,327761,6,3643,6394,1,327810,6,3645,328,3620,327876,6,3646,3643,3645,327877,6,3647,3625,3646,131321,3648,
131320,3638,131321,3648,131320,3648,458997,6,6395,3625,3638,3647,3640,131321,3650,131320,3629,327761,6,3631,6394,1,
327810,6,3633,3620,328,327874,6,3634,3631,3633,131321,3650,131320,3650,458997,6,6396,3634,3629,6395,3648,131321,3652,
131320,3652,458997,6,6397,3625,3618,6396,3650,393281,473,3654,471,209,707,262205,6,3655,3654,327879,6,3656,6397,3655,
131321,3657,131320,3657,590069,6,6399,3596,3591,3316,3603,3656,3652,131321,3326,131320,3326,458997,6,6410,3316,3314,
6399,3657,327874,6,3663,6384,806,327808,6,3664,6384,3663,327745,307,3330,884,3664,196670,3330,6410,131321,3331,131320,
3331,327808,6,3333,6384,296,131321,3310,131320,3334,262368,279,279,309,327874,6,3669,3106,806,327808,6,3670,3106,3669,
327745,307,3345,884,3670,262205,6,3346,3345,327808,6,7874,3670,190,327745,307,7875,884,7874,262205,6,7876,7875,327808,
6,7887,3670,279,327745,307,7888,884,7887,262205,6,7889,7888,327808,6,7900,3670,280,327745,307,7901,884,7900,262205,6,
7902,7901,327808,6,7913,3670,297,327745,307,7914,884,7913,262205,6,7915,7914,327808,6,7926,3670,7864,327745,307,7927,
884,7926,262205,6,7928,7927,327808,6,7939,3670,1033,327745,307,7940,884,7939,262205,6,7941,7940,327808,6,7952,3670,
1226,327745,307,7953,884,7952,262205,6,7954,7953,327808,6,7965,3670,311,327745,307,7966,884,7965,262205,6,7967,7966,
327808,6,7978,3670,2117,327745,307,7979,884,7978,262205,6,7980,7979,327808,6,7991,3670,7865,327745,307,7992,884,7991,
262205,6,7993,7992,327808,6,8004,3670,15986,327745,307,8005,884,8004,262205,6,8006,8005,327808,6,8017,3670,1303,
327745,307,8018,884,8017,262205,6,8019,8018,327808,6,8030,3670,15987,327745,307,8031,884,8030,262205,6,8032,8031,
327808,6,8043,3670,15988,327745,307,8044,884,8043,262205,6,8045,8044,327808,6,8056,3670,942,327745,307,8057,884,8056,
262205,6,8058,8057,262368,279,279,309,131321,3122,131320,3110,327808,6,3113,6363,3106,131321,3138,131320,3138,458997,
6,6411,177,3110,3167,3165,327856,108,3141,6411,93,262390,3168,3165,1,262394,3141,3142,3168,131320,3142,327808,6,3145,
3113,6411,393281,496,3173,471,209,209,262205,15,3174,3173,262268,7,3175,3174,327814,6,3177,3145,719,327812,6,3178,
3177,297,327761,6,3188,3175,0,327876,6,3190,3178,182,327829,185,3191,3188,3190,327761,6,3192,3191,1,327761,6,3193,
3191,0,327761,6,3196,3175,1,327874,6,3198,3178,194,327808,6,3199,3196,3198,327808,6,3201,3199,3192,327760,7,3202,3193,
3201,262268,748,3180,3202,327745,751,3181,3180,209,393277,42,3182,3181,2,16,131321,3147,131320,3147,458997,6,7389,177,
3142,3163,3161,327856,108,3150,7389,719,262390,3164,3161,1,262394,3150,3151,3164,131320,3151,327808,6,3154,6411,7389,
196670,3134,3182,327812,6,3207,7389,720,327814,6,3208,3207,328,327745,9,3209,3134,3208,262205,6,3210,3209,327879,6,
3214,3207,673,393281,473,3215,471,209,472,262205,6,3216,3215,327874,6,3217,3216,476,327808,6,3218,3214,3217,327874,6,
3219,3210,3218,393281,473,3220,471,209,479,262205,6,3221,3220,327879,6,3222,3219,3221,196855,3299,0,196859,177,3232,
131320,3232,196855,3239,0,262394,631,3233,3239,131320,3233,393281,473,3236,471,209,636,262205,6,3237,3236,458764,6,
3238,1,38,3222,3237,131321,3299,131320,3239,393281,473,3242,471,209,643,262205,6,3243,3242,327852,108,3244,3222,3243,
196855,3260,0,262394,3244,3245,3260,131320,3245,393281,473,3253,471,209,636,262205,6,3254,3253,131321,3299,131320,
3260,393281,473,3261,471,209,666,262205,6,3262,3261,327879,6,3266,3262,673,327874,6,3267,3222,3266,196855,3294,0,
262394,676,3268,3294,131320,3268,327854,108,3270,3262,328,196855,3292,0,262394,3270,3271,3277,131320,3277,327850,108,
3279,3262,177,196855,3290,0,262394,3279,3280,3282,131320,3282,327810,6,3287,328,3262,327876,6,3288,177,3287,327877,6,
3289,3267,3288,131321,3290,131320,3280,131321,3290,131320,3290,458997,6,7392,3267,3280,3289,3282,131321,3292,131320,
3271,327810,6,3275,3262,328,327874,6,3276,177,3275,131321,3292,131320,3292,458997,6,7393,3276,3271,7392,3290,131321,
3294,131320,3294,458997,6,7394,3267,3260,7393,3292,393281,473,3296,471,209,707,262205,6,3297,3296,327879,6,3298,7394,
3297,131321,3299,131320,3299,590069,6,7396,3238,3233,3254,3245,3298,3294,327745,9,3160,3093,3154,196670,3160,7396,
131321,3161,131320,3161,327808,6,3163,7389,252,131321,3147,131320,3164,131321,3165,131320,3165,327808,6,3167,6411,719,
131321,3138,131320,3168,262205,94,3115,3093,327761,6,6228,3115,0,327761,6,6229,3115,1,327761,6,6230,3115,2,327761,6,
6231,3115,3,327761,6,6232,3115,4,327761,6,6233,3115,5,327761,6,6234,3115,6,327761,6,6235,3115,7,327761,6,6236,3115,8,
327761,6,6237,3115,9,327761,6,6238,3115,10,327761,6,6239,3115,11,327761,6,6240,3115,12,327761,6,6241,3115,13,327761,6,
6242,3115,14,327761,6,6243,3115,15,131321,3122,131320,3122,458997,6,6427,6228,3168,3346,3334,458997,6,6426,6229,3168,
7876,3334,458997,6,6425,6230,3168,7889,3334,458997,6,6424,6231,3168,7902,3334,458997,6,6423,6232,3168,7915,3334,
458997,6,6422,6233,3168,7928,3334,458997,6,6421,6234,3168,7941,3334,458997,6,6420,6235,3168,7954,3334,458997,6,6419,
6236,3168,7967,3334,458997,6,6418,6237,3168,7980,3334,458997,6,6417,6238,3168,7993,3334,458997,6,6416,6239,3168,8006,
3334,458997,6,6415,6240,3168,8019,3334,458997,6,6414,6241,3168,8032,3334,458997,6,6413,6242,3168,8045,3334,458997,6,
6412,6243,3168,8058,3334,327876,6,3705,6427,1303,327808,6,3709,3705,3106,327876,6,8069,6426,1303,327808,6,8070,3106,
190,327808,6,8071,8069,8070,327876,6,8082,6425,1303,327808,6,8083,3106,279,327808,6,8084,8082,8083,327876,6,8095,6424,
1303,327808,6,8096,3106,280,327808,6,8097,8095,8096,327876,6,8108,6423,1303,327808,6,8109,3106,297,327808,6,8110,8108,
8109,327876,6,8121,6422,1303,327808,6,8122,3106,7864,327808,6,8123,8121,8122,327876,6,8134,6421,1303,327808,6,8135,
3106,1033,327808,6,8136,8134,8135,327876,6,8147,6420,1303,327808,6,8148,3106,1226,327808,6,8149,8147,8148,327876,6,
8160,6419,1303,327808,6,8161,3106,311,327808,6,8162,8160,8161,327876,6,8173,6418,1303,327808,6,8174,3106,2117,327808,
6,8175,8173,8174,327876,6,8186,6417,1303,327808,6,8187,3106,7865,327808,6,8188,8186,8187,327876,6,8199,6416,1303,
327808,6,8200,3106,15986,327808,6,8201,8199,8200,327876,6,8212,6415,1303,327808,6,8213,3106,1303,327808,6,8214,8212,
8213,327876,6,8225,6414,1303,327808,6,8226,3106,15987,327808,6,8227,8225,8226,327876,6,8238,6413,1303,327808,6,8239,
3106,15988,327808,6,8240,8238,8239,327876,6,8251,6412,1303,327808,6,8252,3106,942,327808,6,8253,8251,8252,196855,3761,
0,262394,1424,3715,3761,131320,3715,327879,6,3724,6427,1436,327879,6,8264,6426,1436,327879,6,8275,6425,1436,327879,6,
8286,6424,1436,327879,6,8297,6423,1436,327879,6,8308,6422,1436,327879,6,8319,6421,1436,327879,6,8330,6420,1436,327879,
6,8341,6419,1436,327879,6,8352,6418,1436,327879,6,8363,6417,1436,327879,6,8374,6416,1436,327879,6,8385,6415,1436,
327879,6,8396,6414,1436,327879,6,8407,6413,1436,327879,6,8418,6412,1436,327812,6,3805,3724,297,327879,6,3806,3805,673,
196855,3868,0,262394,931,3807,3846,131320,3846,327874,6,3850,177,3806,327879,6,3851,3850,942,327876,6,3863,190,3806,
131321,3868,131320,3807,327874,6,3815,177,3806,327879,6,3816,3815,942,327856,108,3819,3724,311,196855,3824,0,262394,
3819,3820,3823,131320,3823,131321,3824,131320,3820,327876,6,3822,190,3806,131321,3824,131320,3824,458997,6,7373,3822,
3820,177,3823,327854,108,3829,3724,311,393385,108,16698,3829,1486,3829,196855,3842,0,262394,16698,3838,3841,131320,
3841,131321,3842,131320,3838,327876,6,3840,190,3806,131321,3842,131320,3842,458997,6,7379,3840,3838,177,3841,131321,
3868,131320,3868,458997,6,17342,3851,3846,3816,3842,458997,6,7598,7379,3842,177,3846,458997,6,7595,7373,3842,3863,
3846,327812,6,8431,8264,297,327879,6,8432,8431,673,196855,8473,0,262394,931,8447,8433,131320,8433,327874,6,8434,7595,
8432,327879,6,8435,8434,942,327876,6,8438,190,8432,327808,6,8446,7595,8438,131321,8473,131320,8447,327856,108,8448,
8264,311,393385,6,8449,8448,7595,7598,327874,6,8450,8449,8432,327879,6,8451,8450,942,196855,8457,0,262394,8448,8455,
8454,131320,8454,131321,8457,131320,8455,327876,6,8456,190,8432,131321,8457,131320,8457,458997,6,8458,8456,8455,177,
8454,327808,6,8459,7595,8458,327854,108,8460,8264,311,393385,108,16699,8460,1486,8460,196855,8470,0,262394,16699,8468,
8467,131320,8467,131321,8470,131320,8468,327876,6,8469,190,8432,131321,8470,131320,8470,458997,6,8471,8469,8468,177,
8467,327808,6,8472,7598,8471,131321,8473,131320,8473,458997,6,17294,8435,8433,8451,8470,458997,6,8474,8472,8470,7598,
8433,458997,6,8475,8459,8470,8446,8433,327812,6,8487,8275,297,327879,6,8488,8487,673,196855,8529,0,262394,931,8503,
8489,131320,8489,327874,6,8490,8475,8488,327879,6,8491,8490,942,327876,6,8494,190,8488,327808,6,8502,8475,8494,131321,
8529,131320,8503,327856,108,8504,8275,311,393385,6,8505,8504,8475,8474,327874,6,8506,8505,8488,327879,6,8507,8506,942,
196855,8513,0,262394,8504,8511,8510,131320,8510,131321,8513,131320,8511,327876,6,8512,190,8488,131321,8513,131320,
8513,458997,6,8514,8512,8511,177,8510,327808,6,8515,8475,8514,327854,108,8516,8275,311,393385,108,16700,8516,1486,
8516,196855,8526,0,262394,16700,8524,8523,131320,8523,131321,8526,131320,8524,327876,6,8525,190,8488,131321,8526,
131320,8526,458997,6,8527,8525,8524,177,8523,327808,6,8528,8474,8527,131321,8529,131320,8529,458997,6,17249,8491,8489,
8507,8526,458997,6,8530,8528,8526,8474,8489,458997,6,8531,8515,8526,8502,8489,327812,6,8543,8286,297,327879,6,8544,
8543,673,196855,8585,0,262394,931,8559,8545,131320,8545,327874,6,8546,8531,8544,327879,6,8547,8546,942,327876,6,8550,
190,8544,327808,6,8558,8531,8550,131321,8585,131320,8559,327856,108,8560,8286,311,393385,6,8561,8560,8531,8530,327874,
6,8562,8561,8544,327879,6,8563,8562,942,196855,8569,0,262394,8560,8567,8566,131320,8566,131321,8569,131320,8567,
327876,6,8568,190,8544,131321,8569,131320,8569,458997,6,8570,8568,8567,177,8566,327808,6,8571,8531,8570,327854,108,
8572,8286,311,393385,108,16701,8572,1486,8572,196855,8582,0,262394,16701,8580,8579,131320,8579,131321,8582,131320,
8580,327876,6,8581,190,8544,131321,8582,131320,8582,458997,6,8583,8581,8580,177,8579,327808,6,8584,8530,8583,131321,
8585,131320,8585,458997,6,17207,8547,8545,8563,8582,458997,6,8586,8584,8582,8530,8545,458997,6,8587,8571,8582,8558,
8545,327812,6,8599,8297,297,327879,6,8600,8599,673,196855,8641,0,262394,931,8615,8601,131320,8601,327874,6,8602,8587,
8600,327879,6,8603,8602,942,327876,6,8606,190,8600,327808,6,8614,8587,8606,131321,8641,131320,8615,327856,108,8616,
8297,311,393385,6,8617,8616,8587,8586,327874,6,8618,8617,8600,327879,6,8619,8618,942,196855,8625,0,262394,8616,8623,
8622,131320,8622,131321,8625,131320,8623,327876,6,8624,190,8600,131321,8625,131320,8625,458997,6,8626,8624,8623,177,
8622,327808,6,8627,8587,8626,327854,108,8628,8297,311,393385,108,16702,8628,1486,8628,196855,8638,0,262394,16702,8636,
8635,131320,8635,131321,8638,131320,8636,327876,6,8637,190,8600,131321,8638,131320,8638,458997,6,8639,8637,8636,177,
8635,327808,6,8640,8586,8639,131321,8641,131320,8641,458997,6,17168,8603,8601,8619,8638,458997,6,8642,8640,8638,8586,
8601,458997,6,8643,8627,8638,8614,8601,327812,6,8655,8308,297,327879,6,8656,8655,673,196855,8697,0,262394,931,8671,
8657,131320,8657,327874,6,8658,8643,8656,327879,6,8659,8658,942,327876,6,8662,190,8656,327808,6,8670,8643,8662,131321,
8697,131320,8671,327856,108,8672,8308,311,393385,6,8673,8672,8643,8642,327874,6,8674,8673,8656,327879,6,8675,8674,942,
196855,8681,0,262394,8672,8679,8678,131320,8678,131321,8681,131320,8679,327876,6,8680,190,8656,131321,8681,131320,
8681,458997,6,8682,8680,8679,177,8678,327808,6,8683,8643,8682,327854,108,8684,8308,311,393385,108,16703,8684,1486,
8684,196855,8694,0,262394,16703,8692,8691,131320,8691,131321,8694,131320,8692,327876,6,8693,190,8656,131321,8694,
131320,8694,458997,6,8695,8693,8692,177,8691,327808,6,8696,8642,8695,131321,8697,131320,8697,458997,6,17132,8659,8657,
8675,8694,458997,6,8698,8696,8694,8642,8657,458997,6,8699,8683,8694,8670,8657,327812,6,8711,8319,297,327879,6,8712,
8711,673,196855,8753,0,262394,931,8727,8713,131320,8713,327874,6,8714,8699,8712,327879,6,8715,8714,942,327876,6,8718,
190,8712,327808,6,8726,8699,8718,131321,8753,131320,8727,327856,108,8728,8319,311,393385,6,8729,8728,8699,8698,327874,
6,8730,8729,8712,327879,6,8731,8730,942,196855,8737,0,262394,8728,8735,8734,131320,8734,131321,8737,131320,8735,
327876,6,8736,190,8712,131321,8737,131320,8737,458997,6,8738,8736,8735,177,8734,327808,6,8739,8699,8738,327854,108,
8740,8319,311,393385,108,16704,8740,1486,8740,196855,8750,0,262394,16704,8748,8747,131320,8747,131321,8750,131320,
8748,327876,6,8749,190,8712,131321,8750,131320,8750,458997,6,8751,8749,8748,177,8747,327808,6,8752,8698,8751,131321,
8753,131320,8753,458997,6,17099,8715,8713,8731,8750,458997,6,8754,8752,8750,8698,8713,458997,6,8755,8739,8750,8726,
8713,327812,6,8767,8330,297,327879,6,8768,8767,673,196855,8809,0,262394,931,8783,8769,131320,8769,327874,6,8770,8755,
8768,327879,6,8771,8770,942,327876,6,8774,190,8768,327808,6,8782,8755,8774,131321,8809,131320,8783,327856,108,8784,
8330,311,393385,6,8785,8784,8755,8754,327874,6,8786,8785,8768,327879,6,8787,8786,942,196855,8793,0,262394,8784,8791,
8790,131320,8790,131321,8793,131320,8791,327876,6,8792,190,8768,131321,8793,131320,8793,458997,6,8794,8792,8791,177,
8790,327808,6,8795,8755,8794,327854,108,8796,8330,311,393385,108,16705,8796,1486,8796,196855,8806,0,262394,16705,8804,
8803,131320,8803,131321,8806,131320,8804,327876,6,8805,190,8768,131321,8806,131320,8806,458997,6,8807,8805,8804,177,
8803,327808,6,8808,8754,8807,131321,8809,131320,8809,458997,6,17069,8771,8769,8787,8806,458997,6,8810,8808,8806,8754,
8769,458997,6,8811,8795,8806,8782,8769,327812,6,8823,8341,297,327879,6,8824,8823,673,196855,8865,0,262394,931,8839,
8825,131320,8825,327874,6,8826,8811,8824,327879,6,8827,8826,942,327876,6,8830,190,8824,327808,6,8838,8811,8830,131321,
8865,131320,8839,327856,108,8840,8341,311,393385,6,8841,8840,8811,8810,327874,6,8842,8841,8824,327879,6,8843,8842,942,
196855,8849,0,262394,8840,8847,8846,131320,8846,131321,8849,131320,8847,327876,6,8848,190,8824,131321,8849,131320,
8849,458997,6,8850,8848,8847,177,8846,327808,6,8851,8811,8850,327854,108,8852,8341,311,393385,108,16706,8852,1486,
8852,196855,8862,0,262394,16706,8860,8859,131320,8859,131321,8862,131320,8860,327876,6,8861,190,8824,131321,8862,
131320,8862,458997,6,8863,8861,8860,177,8859,327808,6,8864,8810,8863,131321,8865,131320,8865,458997,6,17042,8827,8825,
8843,8862,458997,6,8866,8864,8862,8810,8825,458997,6,8867,8851,8862,8838,8825,327812,6,8879,8352,297,327879,6,8880,
8879,673,196855,8921,0,262394,931,8895,8881,131320,8881,327874,6,8882,8867,8880,327879,6,8883,8882,942,327876,6,8886,
190,8880,327808,6,8894,8867,8886,131321,8921,131320,8895,327856,108,8896,8352,311,393385,6,8897,8896,8867,8866,327874,
6,8898,8897,8880,327879,6,8899,8898,942,196855,8905,0,262394,8896,8903,8902,131320,8902,131321,8905,131320,8903,
327876,6,8904,190,8880,131321,8905,131320,8905,458997,6,8906,8904,8903,177,8902,327808,6,8907,8867,8906,327854,108,
8908,8352,311,393385,108,16707,8908,1486,8908,196855,8918,0,262394,16707,8916,8915,131320,8915,131321,8918,131320,
8916,327876,6,8917,190,8880,131321,8918,131320,8918,458997,6,8919,8917,8916,177,8915,327808,6,8920,8866,8919,131321,
8921,131320,8921,458997,6,17018,8883,8881,8899,8918,458997,6,8922,8920,8918,8866,8881,458997,6,8923,8907,8918,8894,
8881,327812,6,8935,8363,297,327879,6,8936,8935,673,196855,8977,0,262394,931,8951,8937,131320,8937,327874,6,8938,8923,
8936,327879,6,8939,8938,942,327876,6,8942,190,8936,327808,6,8950,8923,8942,131321,8977,131320,8951,327856,108,8952,
8363,311,393385,6,8953,8952,8923,8922,327874,6,8954,8953,8936,327879,6,8955,8954,942,196855,8961,0,262394,8952,8959,
8958,131320,8958,131321,8961,131320,8959,327876,6,8960,190,8936,131321,8961,131320,8961,458997,6,8962,8960,8959,177,
8958,327808,6,8963,8923,8962,327854,108,8964,8363,311,393385,108,16708,8964,1486,8964,196855,8974,0,262394,16708,8972,
8971,131320,8971,131321,8974,131320,8972,327876,6,8973,190,8936,131321,8974,131320,8974,458997,6,8975,8973,8972,177,
8971,327808,6,8976,8922,8975,131321,8977,131320,8977,458997,6,16997,8939,8937,8955,8974,458997,6,8978,8976,8974,8922,
8937,458997,6,8979,8963,8974,8950,8937,327812,6,8991,8374,297,327879,6,8992,8991,673,196855,9033,0,262394,931,9007,
8993,131320,8993,327874,6,8994,8979,8992,327879,6,8995,8994,942,327876,6,8998,190,8992,327808,6,9006,8979,8998,131321,
9033,131320,9007,327856,108,9008,8374,311,393385,6,9009,9008,8979,8978,327874,6,9010,9009,8992,327879,6,9011,9010,942,
196855,9017,0,262394,9008,9015,9014,131320,9014,131321,9017,131320,9015,327876,6,9016,190,8992,131321,9017,131320,
9017,458997,6,9018,9016,9015,177,9014,327808,6,9019,8979,9018,327854,108,9020,8374,311,393385,108,16709,9020,1486,
9020,196855,9030,0,262394,16709,9028,9027,131320,9027,131321,9030,131320,9028,327876,6,9029,190,8992,131321,9030,
131320,9030,458997,6,9031,9029,9028,177,9027,327808,6,9032,8978,9031,131321,9033,131320,9033,458997,6,16979,8995,8993,
9011,9030,458997,6,9034,9032,9030,8978,8993,458997,6,9035,9019,9030,9006,8993,327812,6,9047,8385,297,327879,6,9048,
9047,673,196855,9089,0,262394,931,9063,9049,131320,9049,327874,6,9050,9035,9048,327879,6,9051,9050,942,327876,6,9054,
190,9048,327808,6,9062,9035,9054,131321,9089,131320,9063,327856,108,9064,8385,311,393385,6,9065,9064,9035,9034,327874,
6,9066,9065,9048,327879,6,9067,9066,942,196855,9073,0,262394,9064,9071,9070,131320,9070,131321,9073,131320,9071,
327876,6,9072,190,9048,131321,9073,131320,9073,458997,6,9074,9072,9071,177,9070,327808,6,9075,9035,9074,327854,108,
9076,8385,311,393385,108,16710,9076,1486,9076,196855,9086,0,262394,16710,9084,9083,131320,9083,131321,9086,131320,
9084,327876,6,9085,190,9048,131321,9086,131320,9086,458997,6,9087,9085,9084,177,9083,327808,6,9088,9034,9087,131321,
9089,131320,9089,458997,6,16964,9051,9049,9067,9086,458997,6,9090,9088,9086,9034,9049,458997,6,9091,9075,9086,9062,
9049,327812,6,9103,8396,297,327879,6,9104,9103,673,196855,9145,0,262394,931,9119,9105,131320,9105,327874,6,9106,9091,
9104,327879,6,9107,9106,942,327876,6,9110,190,9104,327808,6,9118,9091,9110,131321,9145,131320,9119,327856,108,9120,
8396,311,393385,6,9121,9120,9091,9090,327874,6,9122,9121,9104,327879,6,9123,9122,942,196855,9129,0,262394,9120,9127,
9126,131320,9126,131321,9129,131320,9127,327876,6,9128,190,9104,131321,9129,131320,9129,458997,6,9130,9128,9127,177,
9126,327808,6,9131,9091,9130,327854,108,9132,8396,311,393385,108,16711,9132,1486,9132,196855,9142,0,262394,16711,9140,
9139,131320,9139,131321,9142,131320,9140,327876,6,9141,190,9104,131321,9142,131320,9142,458997,6,9143,9141,9140,177,
9139,327808,6,9144,9090,9143,131321,9145,131320,9145,458997,6,16952,9107,9105,9123,9142,458997,6,9146,9144,9142,9090,
9105,458997,6,9147,9131,9142,9118,9105,327812,6,9159,8407,297,327879,6,9160,9159,673,196855,9201,0,262394,931,9175,
9161,131320,9161,327874,6,9162,9147,9160,327879,6,9163,9162,942,327876,6,9166,190,9160,327808,6,9174,9147,9166,131321,
9201,131320,9175,327856,108,9176,8407,311,393385,6,9177,9176,9147,9146,327874,6,9178,9177,9160,327879,6,9179,9178,942,
196855,9185,0,262394,9176,9183,9182,131320,9182,131321,9185,131320,9183,327876,6,9184,190,9160,131321,9185,131320,
9185,458997,6,9186,9184,9183,177,9182,327808,6,9187,9147,9186,327854,108,9188,8407,311,393385,108,16712,9188,1486,
9188,196855,9198,0,262394,16712,9196,9195,131320,9195,131321,9198,131320,9196,327876,6,9197,190,9160,131321,9198,
131320,9198,458997,6,9199,9197,9196,177,9195,327808,6,9200,9146,9199,131321,9201,131320,9201,458997,6,16943,9163,9161,
9179,9198,458997,6,9202,9200,9198,9146,9161,458997,6,9203,9187,9198,9174,9161,327812,6,9215,8418,297,327879,6,9216,
9215,673,196855,9257,0,262394,931,9231,9217,131320,9217,327874,6,9218,9203,9216,327879,6,9219,9218,942,327876,6,9222,
190,9216,327808,6,9230,9203,9222,131321,9257,131320,9231,327856,108,9232,8418,311,393385,6,9233,9232,9203,9202,327874,
6,9234,9233,9216,327879,6,9235,9234,942,196855,9241,0,262394,9232,9239,9238,131320,9238,131321,9241,131320,9239,
327876,6,9240,190,9216,131321,9241,131320,9241,458997,6,9242,9240,9239,177,9238,327808,6,9243,9203,9242,327854,108,
9244,8418,311,393385,108,16713,9244,1486,9244,196855,9254,0,262394,16713,9252,9251,131320,9251,131321,9254,131320,
9252,327876,6,9253,190,9216,131321,9254,131320,9254,458997,6,9255,9253,9252,177,9251,327808,6,9256,9202,9255,131321,
9257,131320,9257,458997,6,16935,9219,9217,9235,9254,458997,6,9258,9256,9254,9202,9217,458997,6,9259,9243,9254,9230,
9217,327874,6,3875,9259,1005,327874,6,3878,9258,1005,458832,42,3879,9259,3875,9258,3878,327879,42,3881,3879,7866,
196670,3789,3881,327850,108,3886,16935,942,327856,108,3888,8418,964,327847,108,3889,3886,3888,196855,3906,0,262394,
3889,3890,3906,131320,3890,327879,6,3892,8418,190,327874,6,3894,8418,182,327879,6,3895,3894,279,327877,6,3896,3892,
3895,327879,6,3898,8418,1033,327812,6,3899,3898,297,327876,6,3900,93,3899,458832,42,3901,3900,3900,3900,3900,458832,
42,3903,3896,3896,3896,3896,327850,287,3904,281,3903,393385,42,3905,3904,3901,277,196670,3789,3905,131321,3906,131320,
3906,327874,6,3930,3105,806,327878,6,3931,3105,3930,131321,3909,131320,3909,458997,6,6447,177,3906,3924,3913,327856,
108,3912,6447,1053,262390,3925,3913,1,262394,3912,3913,3925,131320,3913,327812,6,3915,6447,296,327808,6,3917,3915,
3931,327745,9,3919,3789,6447,262205,6,3920,3919,327745,307,3921,884,3917,196670,3921,3920,327808,6,3924,6447,252,
131321,3909,131320,3925,327814,6,3949,3105,1067,327817,6,3951,3105,1067,327812,6,3952,3951,311,327874,6,4066,3952,806,
327878,6,4067,3952,4066,327879,6,3955,3949,1033,327812,6,3956,3955,297,262368,279,279,309,327879,6,3963,3949,190,
327812,6,3964,3963,296,327808,6,3966,3964,4067,327878,6,3968,3966,177,327745,307,3971,884,3968,262205,6,3972,3971,
327874,6,3974,3972,3956,327879,6,3975,3974,1105,196855,3991,0,262394,931,3977,3991,131320,3977,327808,6,3980,3968,
1112,327745,307,3981,884,3980,262205,6,3982,3981,327874,6,3984,3982,3956,327879,6,3985,3984,1105,327876,6,3986,3985,
666,327877,6,3989,3975,3986,131321,3991,131320,3991,458997,6,17375,3975,3925,3989,3977,327878,6,9271,3966,190,327745,
307,9272,884,9271,262205,6,9273,9272,327874,6,9274,9273,3956,327879,6,9275,9274,1105,196855,9288,0,262394,931,9277,
9288,131320,9277,327808,6,9278,9271,1112,327745,307,9279,884,9278,262205,6,9280,9279,327874,6,9281,9280,3956,327879,6,
9282,9281,1105,327876,6,9283,9282,666,327877,6,9286,9275,9283,131321,9288,131320,9288,458997,6,17376,9275,3991,9286,
9277,327808,6,9291,17375,17376,327878,6,9303,3966,279,327745,307,9304,884,9303,262205,6,9305,9304,327874,6,9306,9305,
3956,327879,6,9307,9306,1105,196855,9320,0,262394,931,9309,9320,131320,9309,327808,6,9310,9303,1112,327745,307,9311,
884,9310,262205,6,9312,9311,327874,6,9313,9312,3956,327879,6,9314,9313,1105,327876,6,9315,9314,666,327877,6,9318,9307,
9315,131321,9320,131320,9320,458997,6,17377,9307,9288,9318,9309,327808,6,9323,9291,17377,327878,6,9335,3966,280,
327745,307,9336,884,9335,262205,6,9337,9336,327874,6,9338,9337,3956,327879,6,9339,9338,1105,196855,9352,0,262394,931,
9341,9352,131320,9341,327808,6,9342,9335,1112,327745,307,9343,884,9342,262205,6,9344,9343,327874,6,9345,9344,3956,
327879,6,9346,9345,1105,327876,6,9347,9346,666,327877,6,9350,9339,9347,131321,9352,131320,9352,458997,6,17378,9339,
9320,9350,9341,327808,6,9355,9323,17378,327878,6,9367,3966,297,327745,307,9368,884,9367,262205,6,9369,9368,327874,6,
9370,9369,3956,327879,6,9371,9370,1105,196855,9384,0,262394,931,9373,9384,131320,9373,327808,6,9374,9367,1112,327745,
307,9375,884,9374,262205,6,9376,9375,327874,6,9377,9376,3956,327879,6,9378,9377,1105,327876,6,9379,9378,666,327877,6,
9382,9371,9379,131321,9384,131320,9384,458997,6,17379,9371,9352,9382,9373,327808,6,9387,9355,17379,327878,6,9399,3966,
7864,327745,307,9400,884,9399,262205,6,9401,9400,327874,6,9402,9401,3956,327879,6,9403,9402,1105,196855,9416,0,262394,
931,9405,9416,131320,9405,327808,6,9406,9399,1112,327745,307,9407,884,9406,262205,6,9408,9407,327874,6,9409,9408,3956,
327879,6,9410,9409,1105,327876,6,9411,9410,666,327877,6,9414,9403,9411,131321,9416,131320,9416,458997,6,17380,9403,
9384,9414,9405,327808,6,9419,9387,17380,327878,6,9431,3966,1033,327745,307,9432,884,9431,262205,6,9433,9432,327874,6,
9434,9433,3956,327879,6,9435,9434,1105,196855,9448,0,262394,931,9437,9448,131320,9437,327808,6,9438,9431,1112,327745,
307,9439,884,9438,262205,6,9440,9439,327874,6,9441,9440,3956,327879,6,9442,9441,1105,327876,6,9443,9442,666,327877,6,
9446,9435,9443,131321,9448,131320,9448,458997,6,17381,9435,9416,9446,9437,327808,6,9451,9419,17381,327878,6,9463,3966,
1226,327745,307,9464,884,9463,262205,6,9465,9464,327874,6,9466,9465,3956,327879,6,9467,9466,1105,196855,9480,0,262394,
931,9469,9480,131320,9469,327808,6,9470,9463,1112,327745,307,9471,884,9470,262205,6,9472,9471,327874,6,9473,9472,3956,
327879,6,9474,9473,1105,327876,6,9475,9474,666,327877,6,9478,9467,9475,131321,9480,131320,9480,458997,6,17382,9467,
9448,9478,9469,327808,6,9483,9451,17382,327814,6,4087,3105,297,327817,6,4089,3105,297,393281,307,4091,301,4087,4089,
196670,4091,9483,262368,279,279,309,327856,108,4093,3105,312,196855,4121,0,262394,4093,4094,4121,131320,4094,327812,6,
4096,3105,279,327745,319,4097,301,4096,262205,42,4098,4097,327808,6,4101,4096,190,327745,319,4102,301,4101,262205,42,
4103,4102,327808,42,4104,4098,4103,327761,6,4110,4104,0,327761,6,4112,4104,1,327808,6,4113,4110,4112,327761,6,4115,
4104,2,327808,6,4116,4113,4115,327761,6,4118,4104,3,327808,6,4119,4116,4118,393281,307,4120,332,4087,4089,196670,4120,
4119,131321,4121,131320,4121,262368,279,279,309,327856,108,4123,3105,351,196855,4178,0,262394,4123,4124,4178,131320,
4124,131321,4125,131320,4125,458997,42,17384,277,4124,4135,4129,458997,42,17383,277,4124,4142,4129,458997,6,6451,177,
4124,4145,4129,327856,108,4128,6451,363,262390,4146,4129,1,262394,4128,4129,4146,131320,4129,327745,319,4131,332,6451,
262205,42,4132,4131,327808,42,4135,17384,4132,327812,6,4137,6451,297,458832,42,4222,4137,4137,4137,4137,327808,42,
4223,281,4222,458832,42,4225,3105,3105,3105,3105,327856,287,4226,4223,4225,393385,42,4227,4226,4132,277,327808,42,
4142,17383,4227,327808,6,4145,6451,252,131321,4125,131320,4146,327761,6,4152,17383,0,327761,6,4154,17383,1,327808,6,
4155,4152,4154,327761,6,4157,17383,2,327808,6,4158,4155,4157,327761,6,4160,17383,3,327808,6,4161,4158,4160,393281,307,
4162,387,4087,4089,196670,4162,4161,327850,108,4164,3105,177,196855,4177,0,262394,4164,4165,4177,131320,4165,327761,6,
4167,17384,0,327761,6,4169,17384,1,327808,6,4170,4167,4169,327761,6,4172,17384,2,327808,6,4173,4170,4172,327761,6,
4175,17384,3,327808,6,4176,4173,4175,196670,408,4176,131321,4177,131320,4177,131321,4178,131320,4178,262368,279,279,
309,262205,6,4179,408,327814,6,4181,3105,311,327812,6,4182,4181,279,327817,6,4184,3105,311,327745,319,4185,301,4182,
262205,42,4186,4185,458832,42,4235,4184,4184,4184,4184,327856,287,4236,281,4235,393385,42,4237,4236,4186,277,327808,6,
4191,4182,190,327745,319,4194,301,4191,262205,42,4195,4194,327808,42,4243,281,7863,327856,287,4246,4243,4235,393385,
42,4247,4246,4195,277,327808,42,4198,4237,4247,327814,6,4200,3105,328,327817,6,4203,4181,297,393281,307,4204,387,4200,
4203,262205,6,4205,4204,327761,6,4207,4198,0,327808,6,4208,4205,4207,327761,6,4210,4198,1,327808,6,4211,4208,4210,
327761,6,4213,4198,2,327808,6,4214,4211,4213,327761,6,4216,4198,3,327808,6,4217,4214,4216,196855,4014,0,262394,931,
4004,4014,131320,4004,327876,6,4006,4179,666,327808,6,4008,4217,4006,131321,4014,131320,4014,458997,6,6463,4217,4178,
4008,4004,196855,4019,0,262394,1149,4015,4019,131320,4015,327850,108,4018,3951,177,131321,4019,131320,4019,458997,108,
4020,1149,4014,4018,4015,196855,4038,0,262394,4020,4021,4038,131320,4021,196855,4028,0,262394,931,4023,4026,131320,
4026,131321,4028,131320,4023,327879,6,4025,6463,488,131321,4028,131320,4028,458997,6,6464,4025,4023,6463,4026,327745,
307,4030,1160,3949,196670,4030,6464,196855,4037,0,262394,931,4031,4037,131320,4031,327808,6,4033,3949,311,327874,6,
4035,6463,666,327745,307,4036,1160,4033,196670,4036,4035,131321,4037,131320,4037,131321,4038,131320,4038,327812,6,
4045,3949,296,327808,6,4047,4045,4067,327878,6,4049,4047,177,327745,307,4051,884,4049,196670,4051,6463,327808,6,4056,
6463,17375,327878,6,9494,4047,190,327745,307,9495,884,9494,196670,9495,4056,327808,6,9498,4056,17376,327878,6,9509,
4047,279,327745,307,9510,884,9509,196670,9510,9498,327808,6,9513,9498,17377,327878,6,9524,4047,280,327745,307,9525,
884,9524,196670,9525,9513,327808,6,9528,9513,17378,327878,6,9539,4047,297,327745,307,9540,884,9539,196670,9540,9528,
327808,6,9543,9528,17379,327878,6,9554,4047,7864,327745,307,9555,884,9554,196670,9555,9543,327808,6,9558,9543,17380,
327878,6,9569,4047,1033,327745,307,9570,884,9569,196670,9570,9558,327808,6,9573,9558,17381,327878,6,9584,4047,1226,
327745,307,9585,884,9584,196670,9585,9573,262368,279,279,309,196855,4273,0,262394,931,4268,4271,131320,4271,131321,
4273,131320,4268,327879,6,4270,3724,1226,131321,4273,131320,4273,458997,6,7343,4270,4268,3724,4271,327812,6,4275,7343,
296,327808,6,4277,4275,3931,327745,307,4278,884,4277,262205,6,4279,4278,196855,4292,0,262394,931,4281,4292,131320,
4281,327879,6,4287,3724,311,327812,6,4288,4287,279,327874,6,4289,4279,4288,327879,6,4290,4289,488,131321,4292,131320,
4292,458997,6,19620,4279,4273,4290,4281,327808,6,4299,19620,17342,196855,9601,0,262394,931,9599,9598,131320,9598,
131321,9601,131320,9599,327879,6,9600,8264,1226,131321,9601,131320,9601,458997,6,9602,9600,9599,8264,9598,327812,6,
9603,9602,296,327808,6,9604,9603,3931,327745,307,9605,884,9604,262205,6,9606,9605,196855,9616,0,262394,931,9608,9616,
131320,9608,327879,6,9611,8264,311,327812,6,9612,9611,279,327874,6,9613,9606,9612,327879,6,9614,9613,488,131321,9616,
131320,9616,458997,6,19621,9606,9601,9614,9608,327808,6,9621,19621,17294,196855,9635,0,262394,931,9633,9632,131320,
9632,131321,9635,131320,9633,327879,6,9634,8275,1226,131321,9635,131320,9635,458997,6,9636,9634,9633,8275,9632,327812,
6,9637,9636,296,327808,6,9638,9637,3931,327745,307,9639,884,9638,262205,6,9640,9639,196855,9650,0,262394,931,9642,
9650,131320,9642,327879,6,9645,8275,311,327812,6,9646,9645,279,327874,6,9647,9640,9646,327879,6,9648,9647,488,131321,
9650,131320,9650,458997,6,19622,9640,9635,9648,9642,327808,6,9655,19622,17249,196855,9669,0,262394,931,9667,9666,
131320,9666,131321,9669,131320,9667,327879,6,9668,8286,1226,131321,9669,131320,9669,458997,6,9670,9668,9667,8286,9666,
327812,6,9671,9670,296,327808,6,9672,9671,3931,327745,307,9673,884,9672,262205,6,9674,9673,196855,9684,0,262394,931,
9676,9684,131320,9676,327879,6,9679,8286,311,327812,6,9680,9679,279,327874,6,9681,9674,9680,327879,6,9682,9681,488,
131321,9684,131320,9684,458997,6,19623,9674,9669,9682,9676,327808,6,9689,19623,17207,196855,9703,0,262394,931,9701,
9700,131320,9700,131321,9703,131320,9701,327879,6,9702,8297,1226,131321,9703,131320,9703,458997,6,9704,9702,9701,8297,
9700,327812,6,9705,9704,296,327808,6,9706,9705,3931,327745,307,9707,884,9706,262205,6,9708,9707,196855,9718,0,262394,
931,9710,9718,131320,9710,327879,6,9713,8297,311,327812,6,9714,9713,279,327874,6,9715,9708,9714,327879,6,9716,9715,
488,131321,9718,131320,9718,458997,6,19624,9708,9703,9716,9710,327808,6,9723,19624,17168,196855,9737,0,262394,931,
9735,9734,131320,9734,131321,9737,131320,9735,327879,6,9736,8308,1226,131321,9737,131320,9737,458997,6,9738,9736,9735,
8308,9734,327812,6,9739,9738,296,327808,6,9740,9739,3931,327745,307,9741,884,9740,262205,6,9742,9741,196855,9752,0,
262394,931,9744,9752,131320,9744,327879,6,9747,8308,311,327812,6,9748,9747,279,327874,6,9749,9742,9748,327879,6,9750,
9749,488,131321,9752,131320,9752,458997,6,19625,9742,9737,9750,9744,327808,6,9757,19625,17132,196855,9771,0,262394,
931,9769,9768,131320,9768,131321,9771,131320,9769,327879,6,9770,8319,1226,131321,9771,131320,9771,458997,6,9772,9770,
9769,8319,9768,327812,6,9773,9772,296,327808,6,9774,9773,3931,327745,307,9775,884,9774,262205,6,9776,9775,196855,9786,
0,262394,931,9778,9786,131320,9778,327879,6,9781,8319,311,327812,6,9782,9781,279,327874,6,9783,9776,9782,327879,6,
9784,9783,488,131321,9786,131320,9786,458997,6,19626,9776,9771,9784,9778,327808,6,9791,19626,17099,196855,9805,0,
262394,931,9803,9802,131320,9802,131321,9805,131320,9803,327879,6,9804,8330,1226,131321,9805,131320,9805,458997,6,
9806,9804,9803,8330,9802,327812,6,9807,9806,296,327808,6,9808,9807,3931,327745,307,9809,884,9808,262205,6,9810,9809,
196855,9820,0,262394,931,9812,9820,131320,9812,327879,6,9815,8330,311,327812,6,9816,9815,279,327874,6,9817,9810,9816,
327879,6,9818,9817,488,131321,9820,131320,9820,458997,6,19627,9810,9805,9818,9812,327808,6,9825,19627,17069,196855,
9839,0,262394,931,9837,9836,131320,9836,131321,9839,131320,9837,327879,6,9838,8341,1226,131321,9839,131320,9839,
458997,6,9840,9838,9837,8341,9836,327812,6,9841,9840,296,327808,6,9842,9841,3931,327745,307,9843,884,9842,262205,6,
9844,9843,196855,9854,0,262394,931,9846,9854,131320,9846,327879,6,9849,8341,311,327812,6,9850,9849,279,327874,6,9851,
9844,9850,327879,6,9852,9851,488,131321,9854,131320,9854,458997,6,19628,9844,9839,9852,9846,327808,6,9859,19628,17042,
196855,9873,0,262394,931,9871,9870,131320,9870,131321,9873,131320,9871,327879,6,9872,8352,1226,131321,9873,131320,
9873,458997,6,9874,9872,9871,8352,9870,327812,6,9875,9874,296,327808,6,9876,9875,3931,327745,307,9877,884,9876,262205,
6,9878,9877,196855,9888,0,262394,931,9880,9888,131320,9880,327879,6,9883,8352,311,327812,6,9884,9883,279,327874,6,
9885,9878,9884,327879,6,9886,9885,488,131321,9888,131320,9888,458997,6,19629,9878,9873,9886,9880,327808,6,9893,19629,
17018,196855,9907,0,262394,931,9905,9904,131320,9904,131321,9907,131320,9905,327879,6,9906,8363,1226,131321,9907,
131320,9907,458997,6,9908,9906,9905,8363,9904,327812,6,9909,9908,296,327808,6,9910,9909,3931,327745,307,9911,884,9910,
262205,6,9912,9911,196855,9922,0,262394,931,9914,9922,131320,9914,327879,6,9917,8363,311,327812,6,9918,9917,279,
327874,6,9919,9912,9918,327879,6,9920,9919,488,131321,9922,131320,9922,458997,6,19630,9912,9907,9920,9914,327808,6,
9927,19630,16997,196855,9941,0,262394,931,9939,9938,131320,9938,131321,9941,131320,9939,327879,6,9940,8374,1226,
131321,9941,131320,9941,458997,6,9942,9940,9939,8374,9938,327812,6,9943,9942,296,327808,6,9944,9943,3931,327745,307,
9945,884,9944,262205,6,9946,9945,196855,9956,0,262394,931,9948,9956,131320,9948,327879,6,9951,8374,311,327812,6,9952,
9951,279,327874,6,9953,9946,9952,327879,6,9954,9953,488,131321,9956,131320,9956,458997,6,19631,9946,9941,9954,9948,
327808,6,9961,19631,16979,196855,9975,0,262394,931,9973,9972,131320,9972,131321,9975,131320,9973,327879,6,9974,8385,
1226,131321,9975,131320,9975,458997,6,9976,9974,9973,8385,9972,327812,6,9977,9976,296,327808,6,9978,9977,3931,327745,
307,9979,884,9978,262205,6,9980,9979,196855,9990,0,262394,931,9982,9990,131320,9982,327879,6,9985,8385,311,327812,6,
9986,9985,279,327874,6,9987,9980,9986,327879,6,9988,9987,488,131321,9990,131320,9990,458997,6,19632,9980,9975,9988,
9982,327808,6,9995,19632,16964,196855,10009,0,262394,931,10007,10006,131320,10006,131321,10009,131320,10007,327879,6,
10008,8396,1226,131321,10009,131320,10009,458997,6,10010,10008,10007,8396,10006,327812,6,10011,10010,296,327808,6,
10012,10011,3931,327745,307,10013,884,10012,262205,6,10014,10013,196855,10024,0,262394,931,10016,10024,131320,10016,
327879,6,10019,8396,311,327812,6,10020,10019,279,327874,6,10021,10014,10020,327879,6,10022,10021,488,131321,10024,
131320,10024,458997,6,19633,10014,10009,10022,10016,327808,6,10029,19633,16952,196855,10043,0,262394,931,10041,10040,
131320,10040,131321,10043,131320,10041,327879,6,10042,8407,1226,131321,10043,131320,10043,458997,6,10044,10042,10041,
8407,10040,327812,6,10045,10044,296,327808,6,10046,10045,3931,327745,307,10047,884,10046,262205,6,10048,10047,196855,
10058,0,262394,931,10050,10058,131320,10050,327879,6,10053,8407,311,327812,6,10054,10053,279,327874,6,10055,10048,
10054,327879,6,10056,10055,488,131321,10058,131320,10058,458997,6,19634,10048,10043,10056,10050,327808,6,10063,19634,
16943,196855,10077,0,262394,931,10075,10074,131320,10074,131321,10077,131320,10075,327879,6,10076,8418,1226,131321,
10077,131320,10077,458997,6,10078,10076,10075,8418,10074,327812,6,10079,10078,296,327808,6,10080,10079,3931,327745,
307,10081,884,10080,262205,6,10082,10081,196855,10092,0,262394,931,10084,10092,131320,10084,327879,6,10087,8418,311,
327812,6,10088,10087,279,327874,6,10089,10082,10088,327879,6,10090,10089,488,131321,10092,131320,10092,458997,6,19635,
10082,10077,10090,10084,327808,6,10097,19635,16935,262368,279,279,309,327874,6,4344,4299,806,327808,6,4345,4299,4344,
327745,307,4328,884,4345,196670,4328,3709,327874,6,10117,9621,806,327808,6,10118,9621,10117,327745,307,10121,884,
10118,196670,10121,8071,327874,6,10141,9655,806,327808,6,10142,9655,10141,327745,307,10145,884,10142,196670,10145,
8084,327874,6,10165,9689,806,327808,6,10166,9689,10165,327745,307,10169,884,10166,196670,10169,8097,327874,6,10189,
9723,806,327808,6,10190,9723,10189,327745,307,10193,884,10190,196670,10193,8110,327874,6,10213,9757,806,327808,6,
10214,9757,10213,327745,307,10217,884,10214,196670,10217,8123,327874,6,10237,9791,806,327808,6,10238,9791,10237,
327745,307,10241,884,10238,196670,10241,8136,327874,6,10261,9825,806,327808,6,10262,9825,10261,327745,307,10265,884,
10262,196670,10265,8149,327874,6,10285,9859,806,327808,6,10286,9859,10285,327745,307,10289,884,10286,196670,10289,
8162,327874,6,10309,9893,806,327808,6,10310,9893,10309,327745,307,10313,884,10310,196670,10313,8175,327874,6,10333,
9927,806,327808,6,10334,9927,10333,327745,307,10337,884,10334,196670,10337,8188,327874,6,10357,9961,806,327808,6,
10358,9961,10357,327745,307,10361,884,10358,196670,10361,8201,327874,6,10381,9995,806,327808,6,10382,9995,10381,
327745,307,10385,884,10382,196670,10385,8214,327874,6,10405,10029,806,327808,6,10406,10029,10405,327745,307,10409,884,
10406,196670,10409,8227,327874,6,10429,10063,806,327808,6,10430,10063,10429,327745,307,10433,884,10430,196670,10433,
8240,327874,6,10453,10097,806,327808,6,10454,10097,10453,327745,307,10457,884,10454,196670,10457,8253,262368,279,279,
309,327874,6,4350,3106,806,327808,6,4351,3106,4350,327745,307,3748,884,4351,262205,6,3749,3748,327874,6,3755,3749,
1481,327808,6,10468,4351,190,327745,307,10469,884,10468,262205,6,10470,10469,327874,6,10474,10470,1481,327808,6,10485,
4351,279,327745,307,10486,884,10485,262205,6,10487,10486,327874,6,10491,10487,1481,327808,6,10502,4351,280,327745,307,
10503,884,10502,262205,6,10504,10503,327874,6,10508,10504,1481,327808,6,10519,4351,297,327745,307,10520,884,10519,
262205,6,10521,10520,327874,6,10525,10521,1481,327808,6,10536,4351,7864,327745,307,10537,884,10536,262205,6,10538,
10537,327874,6,10542,10538,1481,327808,6,10553,4351,1033,327745,307,10554,884,10553,262205,6,10555,10554,327874,6,
10559,10555,1481,327808,6,10570,4351,1226,327745,307,10571,884,10570,262205,6,10572,10571,327874,6,10576,10572,1481,
327808,6,10587,4351,311,327745,307,10588,884,10587,262205,6,10589,10588,327874,6,10593,10589,1481,327808,6,10604,4351,
2117,327745,307,10605,884,10604,262205,6,10606,10605,327874,6,10610,10606,1481,327808,6,10621,4351,7865,327745,307,
10622,884,10621,262205,6,10623,10622,327874,6,10627,10623,1481,327808,6,10638,4351,15986,327745,307,10639,884,10638,
262205,6,10640,10639,327874,6,10644,10640,1481,327808,6,10655,4351,1303,327745,307,10656,884,10655,262205,6,10657,
10656,327874,6,10661,10657,1481,327808,6,10672,4351,15987,327745,307,10673,884,10672,262205,6,10674,10673,327874,6,
10678,10674,1481,327808,6,10689,4351,15988,327745,307,10690,884,10689,262205,6,10691,10690,327874,6,10695,10691,1481,
327808,6,10706,4351,942,327745,307,10707,884,10706,262205,6,10708,10707,327874,6,10712,10708,1481,262368,279,279,309,
131321,3761,131320,3761,458997,6,23188,3709,3122,3749,10092,458997,6,23104,8071,3122,10470,10092,458997,6,23020,8084,
3122,10487,10092,458997,6,22936,8097,3122,10504,10092,458997,6,22852,8110,3122,10521,10092,458997,6,22768,8123,3122,
10538,10092,458997,6,22684,8136,3122,10555,10092,458997,6,22600,8149,3122,10572,10092,458997,6,22516,8162,3122,10589,
10092,458997,6,22432,8175,3122,10606,10092,458997,6,22348,8188,3122,10623,10092,458997,6,22264,8201,3122,10640,10092,
458997,6,22180,8214,3122,10657,10092,458997,6,22096,8227,3122,10674,10092,458997,6,22012,8240,3122,10691,10092,458997,
6,21928,8253,3122,10708,10092,458997,6,19891,6427,3122,3755,10092,458997,6,19890,6426,3122,10474,10092,458997,6,19889,
6425,3122,10491,10092,458997,6,19888,6424,3122,10508,10092,458997,6,19887,6423,3122,10525,10092,458997,6,19886,6422,
3122,10542,10092,458997,6,19885,6421,3122,10559,10092,458997,6,19884,6420,3122,10576,10092,458997,6,19883,6419,3122,
10593,10092,458997,6,19882,6418,3122,10610,10092,458997,6,19881,6417,3122,10627,10092,458997,6,19880,6416,3122,10644,
10092,458997,6,19879,6415,3122,10661,10092,458997,6,19878,6414,3122,10678,10092,458997,6,19877,6413,3122,10695,10092,
458997,6,19876,6412,3122,10712,10092,327812,6,4376,19891,297,327879,6,4377,4376,673,196855,4439,0,262394,931,4378,
4417,131320,4417,327874,6,4421,177,4377,327879,6,4422,4421,942,327812,6,4427,19891,279,327876,6,4428,190,4427,327876,
6,4431,4428,4427,131321,4439,131320,4378,327874,6,4386,177,4377,327879,6,4387,4386,942,327856,108,4390,19891,311,
196855,4395,0,262394,4390,4391,4394,131320,4394,131321,4395,131320,4391,327876,6,4393,190,4377,131321,4395,131320,
4395,458997,6,7305,4393,4391,177,4394,327854,108,4400,19891,311,196855,4407,0,262394,4400,4401,4407,131320,4401,
327856,108,4405,19891,964,327846,108,4406,1443,4405,131321,4407,131320,4407,458997,108,4408,4400,4395,4406,4401,
196855,4413,0,262394,4408,4409,4412,131320,4412,131321,4413,131320,4409,327876,6,4411,190,4377,131321,4413,131320,
4413,458997,6,7311,4411,4409,177,4412,131321,4439,131320,4439,458997,6,20419,4422,4417,4387,4413,458997,6,7620,7311,
4413,177,4417,458997,6,7617,7305,4413,4431,4417,327812,6,10725,19890,297,327879,6,10726,10725,673,196855,10767,0,
262394,931,10741,10727,131320,10727,327874,6,10728,7617,10726,327879,6,10729,10728,942,327812,6,10734,19890,279,
327876,6,10735,190,10734,327876,6,10737,10735,10734,327808,6,10740,7617,10737,131321,10767,131320,10741,327856,108,
10742,19890,311,393385,6,10743,10742,7617,7620,327874,6,10744,10743,10726,327879,6,10745,10744,942,196855,10751,0,
262394,10742,10749,10748,131320,10748,131321,10751,131320,10749,327876,6,10750,190,10726,131321,10751,131320,10751,
458997,6,10752,10750,10749,177,10748,327808,6,10753,7617,10752,327854,108,10754,19890,311,196855,10759,0,262394,10754,
10755,10759,131320,10755,327856,108,10757,19890,964,327846,108,10758,1443,10757,131321,10759,131320,10759,458997,108,
10760,10754,10751,10758,10755,196855,10764,0,262394,10760,10762,10761,131320,10761,131321,10764,131320,10762,327876,6,
10763,190,10726,131321,10764,131320,10764,458997,6,10765,10763,10762,177,10761,327808,6,10766,7620,10765,131321,10767,
131320,10767,458997,6,20356,10729,10727,10745,10764,458997,6,10768,10766,10764,7620,10727,458997,6,10769,10753,10764,
10740,10727,327812,6,10781,19889,297,327879,6,10782,10781,673,196855,10823,0,262394,931,10797,10783,131320,10783,
327874,6,10784,10769,10782,327879,6,10785,10784,942,327812,6,10790,19889,279,327876,6,10791,190,10790,327876,6,10793,
10791,10790,327808,6,10796,10769,10793,131321,10823,131320,10797,327856,108,10798,19889,311,393385,6,10799,10798,
10769,10768,327874,6,10800,10799,10782,327879,6,10801,10800,942,196855,10807,0,262394,10798,10805,10804,131320,10804,
131321,10807,131320,10805,327876,6,10806,190,10782,131321,10807,131320,10807,458997,6,10808,10806,10805,177,10804,
327808,6,10809,10769,10808,327854,108,10810,19889,311,196855,10815,0,262394,10810,10811,10815,131320,10811,327856,108,
10813,19889,964,327846,108,10814,1443,10813,131321,10815,131320,10815,458997,108,10816,10810,10807,10814,10811,196855,
10820,0,262394,10816,10818,10817,131320,10817,131321,10820,131320,10818,327876,6,10819,190,10782,131321,10820,131320,
10820,458997,6,10821,10819,10818,177,10817,327808,6,10822,10768,10821,131321,10823,131320,10823,458997,6,20297,10785,
10783,10801,10820,458997,6,10824,10822,10820,10768,10783,458997,6,10825,10809,10820,10796,10783,327812,6,10837,19888,
297,327879,6,10838,10837,673,196855,10879,0,262394,931,10853,10839,131320,10839,327874,6,10840,10825,10838,327879,6,
10841,10840,942,327812,6,10846,19888,279,327876,6,10847,190,10846,327876,6,10849,10847,10846,327808,6,10852,10825,
10849,131321,10879,131320,10853,327856,108,10854,19888,311,393385,6,10855,10854,10825,10824,327874,6,10856,10855,
10838,327879,6,10857,10856,942,196855,10863,0,262394,10854,10861,10860,131320,10860,131321,10863,131320,10861,327876,
6,10862,190,10838,131321,10863,131320,10863,458997,6,10864,10862,10861,177,10860,327808,6,10865,10825,10864,327854,
108,10866,19888,311,196855,10871,0,262394,10866,10867,10871,131320,10867,327856,108,10869,19888,964,327846,108,10870,
1443,10869,131321,10871,131320,10871,458997,108,10872,10866,10863,10870,10867,196855,10876,0,262394,10872,10874,10873,
131320,10873,131321,10876,131320,10874,327876,6,10875,190,10838,131321,10876,131320,10876,458997,6,10877,10875,10874,
177,10873,327808,6,10878,10824,10877,131321,10879,131320,10879,458997,6,20242,10841,10839,10857,10876,458997,6,10880,
10878,10876,10824,10839,458997,6,10881,10865,10876,10852,10839,327812,6,10893,19887,297,327879,6,10894,10893,673,
196855,10935,0,262394,931,10909,10895,131320,10895,327874,6,10896,10881,10894,327879,6,10897,10896,942,327812,6,10902,
19887,279,327876,6,10903,190,10902,327876,6,10905,10903,10902,327808,6,10908,10881,10905,131321,10935,131320,10909,
327856,108,10910,19887,311,393385,6,10911,10910,10881,10880,327874,6,10912,10911,10894,327879,6,10913,10912,942,
196855,10919,0,262394,10910,10917,10916,131320,10916,131321,10919,131320,10917,327876,6,10918,190,10894,131321,10919,
131320,10919,458997,6,10920,10918,10917,177,10916,327808,6,10921,10881,10920,327854,108,10922,19887,311,196855,10927,
0,262394,10922,10923,10927,131320,10923,327856,108,10925,19887,964,327846,108,10926,1443,10925,131321,10927,131320,
10927,458997,108,10928,10922,10919,10926,10923,196855,10932,0,262394,10928,10930,10929,131320,10929,131321,10932,
131320,10930,327876,6,10931,190,10894,131321,10932,131320,10932,458997,6,10933,10931,10930,177,10929,327808,6,10934,
10880,10933,131321,10935,131320,10935,458997,6,20191,10897,10895,10913,10932,458997,6,10936,10934,10932,10880,10895,
458997,6,10937,10921,10932,10908,10895,327812,6,10949,19886,297,327879,6,10950,10949,673,196855,10991,0,262394,931,
10965,10951,131320,10951,327874,6,10952,10937,10950,327879,6,10953,10952,942,327812,6,10958,19886,279,327876,6,10959,
190,10958,327876,6,10961,10959,10958,327808,6,10964,10937,10961,131321,10991,131320,10965,327856,108,10966,19886,311,
393385,6,10967,10966,10937,10936,327874,6,10968,10967,10950,327879,6,10969,10968,942,196855,10975,0,262394,10966,
10973,10972,131320,10972,131321,10975,131320,10973,327876,6,10974,190,10950,131321,10975,131320,10975,458997,6,10976,
10974,10973,177,10972,327808,6,10977,10937,10976,327854,108,10978,19886,311,196855,10983,0,262394,10978,10979,10983,
131320,10979,327856,108,10981,19886,964,327846,108,10982,1443,10981,131321,10983,131320,10983,458997,108,10984,10978,
10975,10982,10979,196855,10988,0,262394,10984,10986,10985,131320,10985,131321,10988,131320,10986,327876,6,10987,190,
10950,131321,10988,131320,10988,458997,6,10989,10987,10986,177,10985,327808,6,10990,10936,10989,131321,10991,131320,
10991,458997,6,20144,10953,10951,10969,10988,458997,6,10992,10990,10988,10936,10951,458997,6,10993,10977,10988,10964,
10951,327812,6,11005,19885,297,327879,6,11006,11005,673,196855,11047,0,262394,931,11021,11007,131320,11007,327874,6,
11008,10993,11006,327879,6,11009,11008,942,327812,6,11014,19885,279,327876,6,11015,190,11014,327876,6,11017,11015,
11014,327808,6,11020,10993,11017,131321,11047,131320,11021,327856,108,11022,19885,311,393385,6,11023,11022,10993,
10992,327874,6,11024,11023,11006,327879,6,11025,11024,942,196855,11031,0,262394,11022,11029,11028,131320,11028,131321,
11031,131320,11029,327876,6,11030,190,11006,131321,11031,131320,11031,458997,6,11032,11030,11029,177,11028,327808,6,
11033,10993,11032,327854,108,11034,19885,311,196855,11039,0,262394,11034,11035,11039,131320,11035,327856,108,11037,
19885,964,327846,108,11038,1443,11037,131321,11039,131320,11039,458997,108,11040,11034,11031,11038,11035,196855,11044,
0,262394,11040,11042,11041,131320,11041,131321,11044,131320,11042,327876,6,11043,190,11006,131321,11044,131320,11044,
458997,6,11045,11043,11042,177,11041,327808,6,11046,10992,11045,131321,11047,131320,11047,458997,6,20101,11009,11007,
11025,11044,458997,6,11048,11046,11044,10992,11007,458997,6,11049,11033,11044,11020,11007,327812,6,11061,19884,297,
327879,6,11062,11061,673,196855,11103,0,262394,931,11077,11063,131320,11063,327874,6,11064,11049,11062,327879,6,11065,
11064,942,327812,6,11070,19884,279,327876,6,11071,190,11070,327876,6,11073,11071,11070,327808,6,11076,11049,11073,
131321,11103,131320,11077,327856,108,11078,19884,311,393385,6,11079,11078,11049,11048,327874,6,11080,11079,11062,
327879,6,11081,11080,942,196855,11087,0,262394,11078,11085,11084,131320,11084,131321,11087,131320,11085,327876,6,
11086,190,11062,131321,11087,131320,11087,458997,6,11088,11086,11085,177,11084,327808,6,11089,11049,11088,327854,108,
11090,19884,311,196855,11095,0,262394,11090,11091,11095,131320,11091,327856,108,11093,19884,964,327846,108,11094,1443,
11093,131321,11095,131320,11095,458997,108,11096,11090,11087,11094,11091,196855,11100,0,262394,11096,11098,11097,
131320,11097,131321,11100,131320,11098,327876,6,11099,190,11062,131321,11100,131320,11100,458997,6,11101,11099,11098,
177,11097,327808,6,11102,11048,11101,131321,11103,131320,11103,458997,6,20062,11065,11063,11081,11100,458997,6,11104,
11102,11100,11048,11063,458997,6,11105,11089,11100,11076,11063,327812,6,11117,19883,297,327879,6,11118,11117,673,
196855,11159,0,262394,931,11133,11119,131320,11119,327874,6,11120,11105,11118,327879,6,11121,11120,942,327812,6,11126,
19883,279,327876,6,11127,190,11126,327876,6,11129,11127,11126,327808,6,11132,11105,11129,131321,11159,131320,11133,
327856,108,11134,19883,311,393385,6,11135,11134,11105,11104,327874,6,11136,11135,11118,327879,6,11137,11136,942,
196855,11143,0,262394,11134,11141,11140,131320,11140,131321,11143,131320,11141,327876,6,11142,190,11118,131321,11143,
131320,11143,458997,6,11144,11142,11141,177,11140,327808,6,11145,11105,11144,327854,108,11146,19883,311,196855,11151,
0,262394,11146,11147,11151,131320,11147,327856,108,11149,19883,964,327846,108,11150,1443,11149,131321,11151,131320,
11151,458997,108,11152,11146,11143,11150,11147,196855,11156,0,262394,11152,11154,11153,131320,11153,131321,11156,
131320,11154,327876,6,11155,190,11118,131321,11156,131320,11156,458997,6,11157,11155,11154,177,11153,327808,6,11158,
11104,11157,131321,11159,131320,11159,458997,6,20027,11121,11119,11137,11156,458997,6,11160,11158,11156,11104,11119,
458997,6,11161,11145,11156,11132,11119,327812,6,11173,19882,297,327879,6,11174,11173,673,196855,11215,0,262394,931,
11189,11175,131320,11175,327874,6,11176,11161,11174,327879,6,11177,11176,942,327812,6,11182,19882,279,327876,6,11183,
190,11182,327876,6,11185,11183,11182,327808,6,11188,11161,11185,131321,11215,131320,11189,327856,108,11190,19882,311,
393385,6,11191,11190,11161,11160,327874,6,11192,11191,11174,327879,6,11193,11192,942,196855,11199,0,262394,11190,
11197,11196,131320,11196,131321,11199,131320,11197,327876,6,11198,190,11174,131321,11199,131320,11199,458997,6,11200,
11198,11197,177,11196,327808,6,11201,11161,11200,327854,108,11202,19882,311,196855,11207,0,262394,11202,11203,11207,
131320,11203,327856,108,11205,19882,964,327846,108,11206,1443,11205,131321,11207,131320,11207,458997,108,11208,11202,
11199,11206,11203,196855,11212,0,262394,11208,11210,11209,131320,11209,131321,11212,131320,11210,327876,6,11211,190,
11174,131321,11212,131320,11212,458997,6,11213,11211,11210,177,11209,327808,6,11214,11160,11213,131321,11215,131320,
11215,458997,6,19996,11177,11175,11193,11212,458997,6,11216,11214,11212,11160,11175,458997,6,11217,11201,11212,11188,
11175,327812,6,11229,19881,297,327879,6,11230,11229,673,196855,11271,0,262394,931,11245,11231,131320,11231,327874,6,
11232,11217,11230,327879,6,11233,11232,942,327812,6,11238,19881,279,327876,6,11239,190,11238,327876,6,11241,11239,
11238,327808,6,11244,11217,11241,131321,11271,131320,11245,327856,108,11246,19881,311,393385,6,11247,11246,11217,
11216,327874,6,11248,11247,11230,327879,6,11249,11248,942,196855,11255,0,262394,11246,11253,11252,131320,11252,131321,
11255,131320,11253,327876,6,11254,190,11230,131321,11255,131320,11255,458997,6,11256,11254,11253,177,11252,327808,6,
11257,11217,11256,327854,108,11258,19881,311,196855,11263,0,262394,11258,11259,11263,131320,11259,327856,108,11261,
19881,964,327846,108,11262,1443,11261,131321,11263,131320,11263,458997,108,11264,11258,11255,11262,11259,196855,11268,
0,262394,11264,11266,11265,131320,11265,131321,11268,131320,11266,327876,6,11267,190,11230,131321,11268,131320,11268,
458997,6,11269,11267,11266,177,11265,327808,6,11270,11216,11269,131321,11271,131320,11271,458997,6,19969,11233,11231,
11249,11268,458997,6,11272,11270,11268,11216,11231,458997,6,11273,11257,11268,11244,11231,327812,6,11285,19880,297,
327879,6,11286,11285,673,196855,11327,0,262394,931,11301,11287,131320,11287,327874,6,11288,11273,11286,327879,6,11289,
11288,942,327812,6,11294,19880,279,327876,6,11295,190,11294,327876,6,11297,11295,11294,327808,6,11300,11273,11297,
131321,11327,131320,11301,327856,108,11302,19880,311,393385,6,11303,11302,11273,11272,327874,6,11304,11303,11286,
327879,6,11305,11304,942,196855,11311,0,262394,11302,11309,11308,131320,11308,131321,11311,131320,11309,327876,6,
11310,190,11286,131321,11311,131320,11311,458997,6,11312,11310,11309,177,11308,327808,6,11313,11273,11312,327854,108,
11314,19880,311,196855,11319,0,262394,11314,11315,11319,131320,11315,327856,108,11317,19880,964,327846,108,11318,1443,
11317,131321,11319,131320,11319,458997,108,11320,11314,11311,11318,11315,196855,11324,0,262394,11320,11322,11321,
131320,11321,131321,11324,131320,11322,327876,6,11323,190,11286,131321,11324,131320,11324,458997,6,11325,11323,11322,
177,11321,327808,6,11326,11272,11325,131321,11327,131320,11327,458997,6,19946,11289,11287,11305,11324,458997,6,11328,
11326,11324,11272,11287,458997,6,11329,11313,11324,11300,11287,327812,6,11341,19879,297,327879,6,11342,11341,673,
196855,11383,0,262394,931,11357,11343,131320,11343,327874,6,11344,11329,11342,327879,6,11345,11344,942,327812,6,11350,
19879,279,327876,6,11351,190,11350,327876,6,11353,11351,11350,327808,6,11356,11329,11353,131321,11383,131320,11357,
327856,108,11358,19879,311,393385,6,11359,11358,11329,11328,327874,6,11360,11359,11342,327879,6,11361,11360,942,
196855,11367,0,262394,11358,11365,11364,131320,11364,131321,11367,131320,11365,327876,6,11366,190,11342,131321,11367,
131320,11367,458997,6,11368,11366,11365,177,11364,327808,6,11369,11329,11368,327854,108,11370,19879,311,196855,11375,
0,262394,11370,11371,11375,131320,11371,327856,108,11373,19879,964,327846,108,11374,1443,11373,131321,11375,131320,
11375,458997,108,11376,11370,11367,11374,11371,196855,11380,0,262394,11376,11378,11377,131320,11377,131321,11380,
131320,11378,327876,6,11379,190,11342,131321,11380,131320,11380,458997,6,11381,11379,11378,177,11377,327808,6,11382,
11328,11381,131321,11383,131320,11383,458997,6,19927,11345,11343,11361,11380,458997,6,11384,11382,11380,11328,11343,
458997,6,11385,11369,11380,11356,11343,327812,6,11397,19878,297,327879,6,11398,11397,673,196855,11439,0,262394,931,
11413,11399,131320,11399,327874,6,11400,11385,11398,327879,6,11401,11400,942,327812,6,11406,19878,279,327876,6,11407,
190,11406,327876,6,11409,11407,11406,327808,6,11412,11385,11409,131321,11439,131320,11413,327856,108,11414,19878,311,
393385,6,11415,11414,11385,11384,327874,6,11416,11415,11398,327879,6,11417,11416,942,196855,11423,0,262394,11414,
11421,11420,131320,11420,131321,11423,131320,11421,327876,6,11422,190,11398,131321,11423,131320,11423,458997,6,11424,
11422,11421,177,11420,327808,6,11425,11385,11424,327854,108,11426,19878,311,196855,11431,0,262394,11426,11427,11431,
131320,11427,327856,108,11429,19878,964,327846,108,11430,1443,11429,131321,11431,131320,11431,458997,108,11432,11426,
11423,11430,11427,196855,11436,0,262394,11432,11434,11433,131320,11433,131321,11436,131320,11434,327876,6,11435,190,
11398,131321,11436,131320,11436,458997,6,11437,11435,11434,177,11433,327808,6,11438,11384,11437,131321,11439,131320,
11439,458997,6,19912,11401,11399,11417,11436,458997,6,11440,11438,11436,11384,11399,458997,6,11441,11425,11436,11412,
11399,327812,6,11453,19877,297,327879,6,11454,11453,673,196855,11495,0,262394,931,11469,11455,131320,11455,327874,6,
11456,11441,11454,327879,6,11457,11456,942,327812,6,11462,19877,279,327876,6,11463,190,11462,327876,6,11465,11463,
11462,327808,6,11468,11441,11465,131321,11495,131320,11469,327856,108,11470,19877,311,393385,6,11471,11470,11441,
11440,327874,6,11472,11471,11454,327879,6,11473,11472,942,196855,11479,0,262394,11470,11477,11476,131320,11476,131321,
11479,131320,11477,327876,6,11478,190,11454,131321,11479,131320,11479,458997,6,11480,11478,11477,177,11476,327808,6,
11481,11441,11480,327854,108,11482,19877,311,196855,11487,0,262394,11482,11483,11487,131320,11483,327856,108,11485,
19877,964,327846,108,11486,1443,11485,131321,11487,131320,11487,458997,108,11488,11482,11479,11486,11483,196855,11492,
0,262394,11488,11490,11489,131320,11489,131321,11492,131320,11490,327876,6,11491,190,11454,131321,11492,131320,11492,
458997,6,11493,11491,11490,177,11489,327808,6,11494,11440,11493,131321,11495,131320,11495,458997,6,19901,11457,11455,
11473,11492,458997,6,11496,11494,11492,11440,11455,458997,6,11497,11481,11492,11468,11455,327812,6,11509,19876,297,
327879,6,11510,11509,673,196855,11551,0,262394,931,11525,11511,131320,11511,327874,6,11512,11497,11510,327879,6,11513,
11512,942,327812,6,11518,19876,279,327876,6,11519,190,11518,327876,6,11521,11519,11518,327808,6,11524,11497,11521,
131321,11551,131320,11525,327856,108,11526,19876,311,393385,6,11527,11526,11497,11496,327874,6,11528,11527,11510,
327879,6,11529,11528,942,196855,11535,0,262394,11526,11533,11532,131320,11532,131321,11535,131320,11533,327876,6,
11534,190,11510,131321,11535,131320,11535,458997,6,11536,11534,11533,177,11532,327808,6,11537,11497,11536,327854,108,
11538,19876,311,196855,11543,0,262394,11538,11539,11543,131320,11539,327856,108,11541,19876,964,327846,108,11542,1443,
11541,131321,11543,131320,11543,458997,108,11544,11538,11535,11542,11539,196855,11548,0,262394,11544,11546,11545,
131320,11545,131321,11548,131320,11546,327876,6,11547,190,11510,131321,11548,131320,11548,458997,6,11549,11547,11546,
177,11545,327808,6,11550,11496,11549,131321,11551,131320,11551,458997,6,19892,11513,11511,11529,11548,458997,6,11552,
11550,11548,11496,11511,458997,6,11553,11537,11548,11524,11511,327874,6,4446,11553,1005,327874,6,4449,11552,1005,
458832,42,4450,11553,4446,11552,4449,327879,42,4452,4450,7866,196670,4360,4452,327850,108,4457,19892,942,327856,108,
4459,19876,964,327847,108,4460,4457,4459,196855,4477,0,262394,4460,4461,4477,131320,4461,327879,6,4463,19876,190,
327874,6,4465,19876,182,327879,6,4466,4465,279,327877,6,4467,4463,4466,327879,6,4469,19876,1033,327812,6,4470,4469,
297,327876,6,4471,93,4470,458832,42,4472,4471,4471,4471,4471,458832,42,4474,4467,4467,4467,4467,327850,287,4475,281,
4474,393385,42,4476,4475,4472,277,196670,4360,4476,131321,4477,131320,4477,327874,6,4501,3105,806,327878,6,4502,3105,
4501,131321,4480,131320,4480,458997,6,6656,177,4477,4495,4484,327856,108,4483,6656,1053,262390,4496,4484,1,262394,
4483,4484,4496,131320,4484,327812,6,4486,6656,296,327808,6,4488,4486,4502,327745,9,4490,4360,6656,262205,6,4491,4490,
327745,307,4492,884,4488,196670,4492,4491,327808,6,4495,6656,252,131321,4480,131320,4496,327814,6,4520,3105,1067,
327817,6,4522,3105,1067,327812,6,4523,4522,311,327874,6,4637,4523,806,327878,6,4638,4523,4637,327879,6,4526,4520,1033,
327812,6,4527,4526,297,262368,279,279,309,327879,6,4534,4520,190,327812,6,4535,4534,296,327808,6,4537,4535,4638,
327878,6,4539,4537,177,327745,307,4542,884,4539,262205,6,4543,4542,327874,6,4545,4543,4527,327879,6,4546,4545,1105,
196855,4562,0,262394,931,4548,4562,131320,4548,327808,6,4551,4539,1112,327745,307,4552,884,4551,262205,6,4553,4552,
327874,6,4555,4553,4527,327879,6,4556,4555,1105,327876,6,4557,4556,666,327877,6,4560,4546,4557,131321,4562,131320,
4562,458997,6,20468,4546,4496,4560,4548,327878,6,11565,4537,190,327745,307,11566,884,11565,262205,6,11567,11566,
327874,6,11568,11567,4527,327879,6,11569,11568,1105,196855,11582,0,262394,931,11571,11582,131320,11571,327808,6,11572,
11565,1112,327745,307,11573,884,11572,262205,6,11574,11573,327874,6,11575,11574,4527,327879,6,11576,11575,1105,327876,
6,11577,11576,666,327877,6,11580,11569,11577,131321,11582,131320,11582,458997,6,20469,11569,4562,11580,11571,327808,6,
11585,20468,20469,327878,6,11597,4537,279,327745,307,11598,884,11597,262205,6,11599,11598,327874,6,11600,11599,4527,
327879,6,11601,11600,1105,196855,11614,0,262394,931,11603,11614,131320,11603,327808,6,11604,11597,1112,327745,307,
11605,884,11604,262205,6,11606,11605,327874,6,11607,11606,4527,327879,6,11608,11607,1105,327876,6,11609,11608,666,
327877,6,11612,11601,11609,131321,11614,131320,11614,458997,6,20470,11601,11582,11612,11603,327808,6,11617,11585,
20470,327878,6,11629,4537,280,327745,307,11630,884,11629,262205,6,11631,11630,327874,6,11632,11631,4527,327879,6,
11633,11632,1105,196855,11646,0,262394,931,11635,11646,131320,11635,327808,6,11636,11629,1112,327745,307,11637,884,
11636,262205,6,11638,11637,327874,6,11639,11638,4527,327879,6,11640,11639,1105,327876,6,11641,11640,666,327877,6,
11644,11633,11641,131321,11646,131320,11646,458997,6,20471,11633,11614,11644,11635,327808,6,11649,11617,20471,327878,
6,11661,4537,297,327745,307,11662,884,11661,262205,6,11663,11662,327874,6,11664,11663,4527,327879,6,11665,11664,1105,
196855,11678,0,262394,931,11667,11678,131320,11667,327808,6,11668,11661,1112,327745,307,11669,884,11668,262205,6,
11670,11669,327874,6,11671,11670,4527,327879,6,11672,11671,1105,327876,6,11673,11672,666,327877,6,11676,11665,11673,
131321,11678,131320,11678,458997,6,20472,11665,11646,11676,11667,327808,6,11681,11649,20472,327878,6,11693,4537,7864,
327745,307,11694,884,11693,262205,6,11695,11694,327874,6,11696,11695,4527,327879,6,11697,11696,1105,196855,11710,0,
262394,931,11699,11710,131320,11699,327808,6,11700,11693,1112,327745,307,11701,884,11700,262205,6,11702,11701,327874,
6,11703,11702,4527,327879,6,11704,11703,1105,327876,6,11705,11704,666,327877,6,11708,11697,11705,131321,11710,131320,
11710,458997,6,20473,11697,11678,11708,11699,327808,6,11713,11681,20473,327878,6,11725,4537,1033,327745,307,11726,884,
11725,262205,6,11727,11726,327874,6,11728,11727,4527,327879,6,11729,11728,1105,196855,11742,0,262394,931,11731,11742,
131320,11731,327808,6,11732,11725,1112,327745,307,11733,884,11732,262205,6,11734,11733,327874,6,11735,11734,4527,
327879,6,11736,11735,1105,327876,6,11737,11736,666,327877,6,11740,11729,11737,131321,11742,131320,11742,458997,6,
20474,11729,11710,11740,11731,327808,6,11745,11713,20474,327878,6,11757,4537,1226,327745,307,11758,884,11757,262205,6,
11759,11758,327874,6,11760,11759,4527,327879,6,11761,11760,1105,196855,11774,0,262394,931,11763,11774,131320,11763,
327808,6,11764,11757,1112,327745,307,11765,884,11764,262205,6,11766,11765,327874,6,11767,11766,4527,327879,6,11768,
11767,1105,327876,6,11769,11768,666,327877,6,11772,11761,11769,131321,11774,131320,11774,458997,6,20475,11761,11742,
11772,11763,327808,6,11777,11745,20475,327814,6,4658,3105,297,327817,6,4660,3105,297,393281,307,4662,301,4658,4660,
196670,4662,11777,262368,279,279,309,327856,108,4664,3105,312,196855,4692,0,262394,4664,4665,4692,131320,4665,327812,
6,4667,3105,279,327745,319,4668,301,4667,262205,42,4669,4668,327808,6,4672,4667,190,327745,319,4673,301,4672,262205,
42,4674,4673,327808,42,4675,4669,4674,327761,6,4681,4675,0,327761,6,4683,4675,1,327808,6,4684,4681,4683,327761,6,4686,
4675,2,327808,6,4687,4684,4686,327761,6,4689,4675,3,327808,6,4690,4687,4689,393281,307,4691,332,4658,4660,196670,4691,
4690,131321,4692,131320,4692,262368,279,279,309,327856,108,4694,3105,351,196855,4749,0,262394,4694,4695,4749,131320,
4695,131321,4696,131320,4696,458997,42,20477,277,4695,4706,4700,458997,42,20476,277,4695,4713,4700,458997,6,6660,177,
4695,4716,4700,327856,108,4699,6660,363,262390,4717,4700,1,262394,4699,4700,4717,131320,4700,327745,319,4702,332,6660,
262205,42,4703,4702,327808,42,4706,20477,4703,327812,6,4708,6660,297,458832,42,4793,4708,4708,4708,4708,327808,42,
4794,281,4793,458832,42,4796,3105,3105,3105,3105,327856,287,4797,4794,4796,393385,42,4798,4797,4703,277,327808,42,
4713,20476,4798,327808,6,4716,6660,252,131321,4696,131320,4717,327761,6,4723,20476,0,327761,6,4725,20476,1,327808,6,
4726,4723,4725,327761,6,4728,20476,2,327808,6,4729,4726,4728,327761,6,4731,20476,3,327808,6,4732,4729,4731,393281,307,
4733,387,4658,4660,196670,4733,4732,327850,108,4735,3105,177,196855,4748,0,262394,4735,4736,4748,131320,4736,327761,6,
4738,20477,0,327761,6,4740,20477,1,327808,6,4741,4738,4740,327761,6,4743,20477,2,327808,6,4744,4741,4743,327761,6,
4746,20477,3,327808,6,4747,4744,4746,196670,408,4747,131321,4748,131320,4748,131321,4749,131320,4749,262368,279,279,
309,262205,6,4750,408,327814,6,4752,3105,311,327812,6,4753,4752,279,327817,6,4755,3105,311,327745,319,4756,301,4753,
262205,42,4757,4756,458832,42,4806,4755,4755,4755,4755,327856,287,4807,281,4806,393385,42,4808,4807,4757,277,327808,6,
4762,4753,190,327745,319,4765,301,4762,262205,42,4766,4765,327808,42,4814,281,7863,327856,287,4817,4814,4806,393385,
42,4818,4817,4766,277,327808,42,4769,4808,4818,327814,6,4771,3105,328,327817,6,4774,4752,297,393281,307,4775,387,4771,
4774,262205,6,4776,4775,327761,6,4778,4769,0,327808,6,4779,4776,4778,327761,6,4781,4769,1,327808,6,4782,4779,4781,
327761,6,4784,4769,2,327808,6,4785,4782,4784,327761,6,4787,4769,3,327808,6,4788,4785,4787,196855,4585,0,262394,931,
4575,4585,131320,4575,327876,6,4577,4750,666,327808,6,4579,4788,4577,327879,6,4581,4750,488,327874,6,4583,4750,666,
327808,6,4584,4581,4583,131321,4585,131320,4585,458997,6,6680,4750,4749,4584,4575,458997,6,6672,4788,4749,4579,4575,
196855,4590,0,262394,1149,4586,4590,131320,4586,327850,108,4589,4522,177,131321,4590,131320,4590,458997,108,4591,1149,
4585,4589,4586,196855,4609,0,262394,4591,4592,4609,131320,4592,196855,4599,0,262394,931,4594,4597,131320,4597,131321,
4599,131320,4594,327879,6,4596,6672,488,131321,4599,131320,4599,458997,6,6673,4596,4594,6672,4597,327745,307,4601,
1160,4520,196670,4601,6673,196855,4608,0,262394,931,4602,4608,131320,4602,327808,6,4604,4520,311,327874,6,4606,6672,
666,327745,307,4607,1160,4604,196670,4607,4606,131321,4608,131320,4608,131321,4609,131320,4609,327812,6,4616,4520,296,
327808,6,4618,4616,4638,327878,6,4620,4618,177,327745,307,4622,884,4620,196670,4622,6672,327808,6,4627,6672,20468,
327878,6,11788,4618,190,327745,307,11789,884,11788,196670,11789,4627,327808,6,11792,4627,20469,327878,6,11803,4618,
279,327745,307,11804,884,11803,196670,11804,11792,327808,6,11807,11792,20470,327878,6,11818,4618,280,327745,307,11819,
884,11818,196670,11819,11807,327808,6,11822,11807,20471,327878,6,11833,4618,297,327745,307,11834,884,11833,196670,
11834,11822,327808,6,11837,11822,20472,327878,6,11848,4618,7864,327745,307,11849,884,11848,196670,11849,11837,327808,
6,11852,11837,20473,327878,6,11863,4618,1033,327745,307,11864,884,11863,196670,11864,11852,327808,6,11867,11852,20474,
327878,6,11878,4618,1226,327745,307,11879,884,11878,196670,11879,11867,262368,279,279,309,196855,4844,0,262394,931,
4839,4842,131320,4842,131321,4844,131320,4839,327879,6,4841,19891,1226,131321,4844,131320,4844,458997,6,7275,4841,
4839,19891,4842,327812,6,4846,7275,296,327808,6,4848,4846,4502,327745,307,4849,884,4848,262205,6,4850,4849,196855,
4863,0,262394,931,4852,4863,131320,4852,327879,6,4858,19891,311,327812,6,4859,4858,279,327874,6,4860,4850,4859,327879,
6,4861,4860,488,131321,4863,131320,4863,458997,6,23241,4850,4844,4861,4852,327808,6,4870,23241,20419,196855,11895,0,
262394,931,11893,11892,131320,11892,131321,11895,131320,11893,327879,6,11894,19890,1226,131321,11895,131320,11895,
458997,6,11896,11894,11893,19890,11892,327812,6,11897,11896,296,327808,6,11898,11897,4502,327745,307,11899,884,11898,
262205,6,11900,11899,196855,11910,0,262394,931,11902,11910,131320,11902,327879,6,11905,19890,311,327812,6,11906,11905,
279,327874,6,11907,11900,11906,327879,6,11908,11907,488,131321,11910,131320,11910,458997,6,23242,11900,11895,11908,
11902,327808,6,11915,23242,20356,196855,11929,0,262394,931,11927,11926,131320,11926,131321,11929,131320,11927,327879,
6,11928,19889,1226,131321,11929,131320,11929,458997,6,11930,11928,11927,19889,11926,327812,6,11931,11930,296,327808,6,
11932,11931,4502,327745,307,11933,884,11932,262205,6,11934,11933,196855,11944,0,262394,931,11936,11944,131320,11936,
327879,6,11939,19889,311,327812,6,11940,11939,279,327874,6,11941,11934,11940,327879,6,11942,11941,488,131321,11944,
131320,11944,458997,6,23243,11934,11929,11942,11936,327808,6,11949,23243,20297,196855,11963,0,262394,931,11961,11960,
131320,11960,131321,11963,131320,11961,327879,6,11962,19888,1226,131321,11963,131320,11963,458997,6,11964,11962,11961,
19888,11960,327812,6,11965,11964,296,327808,6,11966,11965,4502,327745,307,11967,884,11966,262205,6,11968,11967,196855,
11978,0,262394,931,11970,11978,131320,11970,327879,6,11973,19888,311,327812,6,11974,11973,279,327874,6,11975,11968,
11974,327879,6,11976,11975,488,131321,11978,131320,11978,458997,6,23244,11968,11963,11976,11970,327808,6,11983,23244,
20242,196855,11997,0,262394,931,11995,11994,131320,11994,131321,11997,131320,11995,327879,6,11996,19887,1226,131321,
11997,131320,11997,458997,6,11998,11996,11995,19887,11994,327812,6,11999,11998,296,327808,6,12000,11999,4502,327745,
307,12001,884,12000,262205,6,12002,12001,196855,12012,0,262394,931,12004,12012,131320,12004,327879,6,12007,19887,311,
327812,6,12008,12007,279,327874,6,12009,12002,12008,327879,6,12010,12009,488,131321,12012,131320,12012,458997,6,23245,
12002,11997,12010,12004,327808,6,12017,23245,20191,196855,12031,0,262394,931,12029,12028,131320,12028,131321,12031,
131320,12029,327879,6,12030,19886,1226,131321,12031,131320,12031,458997,6,12032,12030,12029,19886,12028,327812,6,
12033,12032,296,327808,6,12034,12033,4502,327745,307,12035,884,12034,262205,6,12036,12035,196855,12046,0,262394,931,
12038,12046,131320,12038,327879,6,12041,19886,311,327812,6,12042,12041,279,327874,6,12043,12036,12042,327879,6,12044,
12043,488,131321,12046,131320,12046,458997,6,23246,12036,12031,12044,12038,327808,6,12051,23246,20144,196855,12065,0,
262394,931,12063,12062,131320,12062,131321,12065,131320,12063,327879,6,12064,19885,1226,131321,12065,131320,12065,
458997,6,12066,12064,12063,19885,12062,327812,6,12067,12066,296,327808,6,12068,12067,4502,327745,307,12069,884,12068,
262205,6,12070,12069,196855,12080,0,262394,931,12072,12080,131320,12072,327879,6,12075,19885,311,327812,6,12076,12075,
279,327874,6,12077,12070,12076,327879,6,12078,12077,488,131321,12080,131320,12080,458997,6,23247,12070,12065,12078,
12072,327808,6,12085,23247,20101,196855,12099,0,262394,931,12097,12096,131320,12096,131321,12099,131320,12097,327879,
6,12098,19884,1226,131321,12099,131320,12099,458997,6,12100,12098,12097,19884,12096,327812,6,12101,12100,296,327808,6,
12102,12101,4502,327745,307,12103,884,12102,262205,6,12104,12103,196855,12114,0,262394,931,12106,12114,131320,12106,
327879,6,12109,19884,311,327812,6,12110,12109,279,327874,6,12111,12104,12110,327879,6,12112,12111,488,131321,12114,
131320,12114,458997,6,23248,12104,12099,12112,12106,327808,6,12119,23248,20062,196855,12133,0,262394,931,12131,12130,
131320,12130,131321,12133,131320,12131,327879,6,12132,19883,1226,131321,12133,131320,12133,458997,6,12134,12132,12131,
19883,12130,327812,6,12135,12134,296,327808,6,12136,12135,4502,327745,307,12137,884,12136,262205,6,12138,12137,196855,
12148,0,262394,931,12140,12148,131320,12140,327879,6,12143,19883,311,327812,6,12144,12143,279,327874,6,12145,12138,
12144,327879,6,12146,12145,488,131321,12148,131320,12148,458997,6,23249,12138,12133,12146,12140,327808,6,12153,23249,
20027,196855,12167,0,262394,931,12165,12164,131320,12164,131321,12167,131320,12165,327879,6,12166,19882,1226,131321,
12167,131320,12167,458997,6,12168,12166,12165,19882,12164,327812,6,12169,12168,296,327808,6,12170,12169,4502,327745,
307,12171,884,12170,262205,6,12172,12171,196855,12182,0,262394,931,12174,12182,131320,12174,327879,6,12177,19882,311,
327812,6,12178,12177,279,327874,6,12179,12172,12178,327879,6,12180,12179,488,131321,12182,131320,12182,458997,6,23250,
12172,12167,12180,12174,327808,6,12187,23250,19996,196855,12201,0,262394,931,12199,12198,131320,12198,131321,12201,
131320,12199,327879,6,12200,19881,1226,131321,12201,131320,12201,458997,6,12202,12200,12199,19881,12198,327812,6,
12203,12202,296,327808,6,12204,12203,4502,327745,307,12205,884,12204,262205,6,12206,12205,196855,12216,0,262394,931,
12208,12216,131320,12208,327879,6,12211,19881,311,327812,6,12212,12211,279,327874,6,12213,12206,12212,327879,6,12214,
12213,488,131321,12216,131320,12216,458997,6,23251,12206,12201,12214,12208,327808,6,12221,23251,19969,196855,12235,0,
262394,931,12233,12232,131320,12232,131321,12235,131320,12233,327879,6,12234,19880,1226,131321,12235,131320,12235,
458997,6,12236,12234,12233,19880,12232,327812,6,12237,12236,296,327808,6,12238,12237,4502,327745,307,12239,884,12238,
262205,6,12240,12239,196855,12250,0,262394,931,12242,12250,131320,12242,327879,6,12245,19880,311,327812,6,12246,12245,
279,327874,6,12247,12240,12246,327879,6,12248,12247,488,131321,12250,131320,12250,458997,6,23252,12240,12235,12248,
12242,327808,6,12255,23252,19946,196855,12269,0,262394,931,12267,12266,131320,12266,131321,12269,131320,12267,327879,
6,12268,19879,1226,131321,12269,131320,12269,458997,6,12270,12268,12267,19879,12266,327812,6,12271,12270,296,327808,6,
12272,12271,4502,327745,307,12273,884,12272,262205,6,12274,12273,196855,12284,0,262394,931,12276,12284,131320,12276,
327879,6,12279,19879,311,327812,6,12280,12279,279,327874,6,12281,12274,12280,327879,6,12282,12281,488,131321,12284,
131320,12284,458997,6,23253,12274,12269,12282,12276,327808,6,12289,23253,19927,196855,12303,0,262394,931,12301,12300,
131320,12300,131321,12303,131320,12301,327879,6,12302,19878,1226,131321,12303,131320,12303,458997,6,12304,12302,12301,
19878,12300,327812,6,12305,12304,296,327808,6,12306,12305,4502,327745,307,12307,884,12306,262205,6,12308,12307,196855,
12318,0,262394,931,12310,12318,131320,12310,327879,6,12313,19878,311,327812,6,12314,12313,279,327874,6,12315,12308,
12314,327879,6,12316,12315,488,131321,12318,131320,12318,458997,6,23254,12308,12303,12316,12310,327808,6,12323,23254,
19912,196855,12337,0,262394,931,12335,12334,131320,12334,131321,12337,131320,12335,327879,6,12336,19877,1226,131321,
12337,131320,12337,458997,6,12338,12336,12335,19877,12334,327812,6,12339,12338,296,327808,6,12340,12339,4502,327745,
307,12341,884,12340,262205,6,12342,12341,196855,12352,0,262394,931,12344,12352,131320,12344,327879,6,12347,19877,311,
327812,6,12348,12347,279,327874,6,12349,12342,12348,327879,6,12350,12349,488,131321,12352,131320,12352,458997,6,23255,
12342,12337,12350,12344,327808,6,12357,23255,19901,196855,12371,0,262394,931,12369,12368,131320,12368,131321,12371,
131320,12369,327879,6,12370,19876,1226,131321,12371,131320,12371,458997,6,12372,12370,12369,19876,12368,327812,6,
12373,12372,296,327808,6,12374,12373,4502,327745,307,12375,884,12374,262205,6,12376,12375,196855,12386,0,262394,931,
12378,12386,131320,12378,327879,6,12381,19876,311,327812,6,12382,12381,279,327874,6,12383,12376,12382,327879,6,12384,
12383,488,131321,12386,131320,12386,458997,6,23256,12376,12371,12384,12378,327808,6,12391,23256,19892,262368,279,279,
309,327856,108,4888,19891,964,196855,4900,0,262394,4888,4891,4900,131320,4891,327874,6,4915,4870,806,327808,6,4916,
4870,4915,327745,307,4899,884,4916,196670,4899,23188,131321,4900,131320,4900,327856,108,12405,19890,964,196855,12416,
0,262394,12405,12408,12416,131320,12408,327874,6,12411,11915,806,327808,6,12412,11915,12411,327745,307,12415,884,
12412,196670,12415,23104,131321,12416,131320,12416,327856,108,12429,19889,964,196855,12440,0,262394,12429,12432,12440,
131320,12432,327874,6,12435,11949,806,327808,6,12436,11949,12435,327745,307,12439,884,12436,196670,12439,23020,131321,
12440,131320,12440,327856,108,12453,19888,964,196855,12464,0,262394,12453,12456,12464,131320,12456,327874,6,12459,
11983,806,327808,6,12460,11983,12459,327745,307,12463,884,12460,196670,12463,22936,131321,12464,131320,12464,327856,
108,12477,19887,964,196855,12488,0,262394,12477,12480,12488,131320,12480,327874,6,12483,12017,806,327808,6,12484,
12017,12483,327745,307,12487,884,12484,196670,12487,22852,131321,12488,131320,12488,327856,108,12501,19886,964,196855,
12512,0,262394,12501,12504,12512,131320,12504,327874,6,12507,12051,806,327808,6,12508,12051,12507,327745,307,12511,
884,12508,196670,12511,22768,131321,12512,131320,12512,327856,108,12525,19885,964,196855,12536,0,262394,12525,12528,
12536,131320,12528,327874,6,12531,12085,806,327808,6,12532,12085,12531,327745,307,12535,884,12532,196670,12535,22684,
131321,12536,131320,12536,327856,108,12549,19884,964,196855,12560,0,262394,12549,12552,12560,131320,12552,327874,6,
12555,12119,806,327808,6,12556,12119,12555,327745,307,12559,884,12556,196670,12559,22600,131321,12560,131320,12560,
327856,108,12573,19883,964,196855,12584,0,262394,12573,12576,12584,131320,12576,327874,6,12579,12153,806,327808,6,
12580,12153,12579,327745,307,12583,884,12580,196670,12583,22516,131321,12584,131320,12584,327856,108,12597,19882,964,
196855,12608,0,262394,12597,12600,12608,131320,12600,327874,6,12603,12187,806,327808,6,12604,12187,12603,327745,307,
12607,884,12604,196670,12607,22432,131321,12608,131320,12608,327856,108,12621,19881,964,196855,12632,0,262394,12621,
12624,12632,131320,12624,327874,6,12627,12221,806,327808,6,12628,12221,12627,327745,307,12631,884,12628,196670,12631,
22348,131321,12632,131320,12632,327856,108,12645,19880,964,196855,12656,0,262394,12645,12648,12656,131320,12648,
327874,6,12651,12255,806,327808,6,12652,12255,12651,327745,307,12655,884,12652,196670,12655,22264,131321,12656,131320,
12656,327856,108,12669,19879,964,196855,12680,0,262394,12669,12672,12680,131320,12672,327874,6,12675,12289,806,327808,
6,12676,12289,12675,327745,307,12679,884,12676,196670,12679,22180,131321,12680,131320,12680,327856,108,12693,19878,
964,196855,12704,0,262394,12693,12696,12704,131320,12696,327874,6,12699,12323,806,327808,6,12700,12323,12699,327745,
307,12703,884,12700,196670,12703,22096,131321,12704,131320,12704,327856,108,12717,19877,964,196855,12728,0,262394,
12717,12720,12728,131320,12720,327874,6,12723,12357,806,327808,6,12724,12357,12723,327745,307,12727,884,12724,196670,
12727,22012,131321,12728,131320,12728,196855,12752,0,262394,4459,12744,12752,131320,12744,327874,6,12747,12391,806,
327808,6,12748,12391,12747,327745,307,12751,884,12748,196670,12751,21928,131321,12752,131320,12752,327856,108,3771,
6680,863,196855,3776,0,262394,3771,3772,3776,131320,3772,327854,108,4934,23188,1304,393385,6,4935,4934,190,177,327854,
108,12763,23104,1304,393385,6,12764,12763,190,177,327808,6,12765,4935,12764,327854,108,12776,23020,1304,393385,6,
12777,12776,190,177,327808,6,12778,12765,12777,327854,108,12789,22936,1304,393385,6,12790,12789,190,177,327808,6,
12791,12778,12790,327854,108,12802,22852,1304,393385,6,12803,12802,190,177,327808,6,12804,12791,12803,327854,108,
12815,22768,1304,393385,6,12816,12815,190,177,327808,6,12817,12804,12816,327854,108,12828,22684,1304,393385,6,12829,
12828,190,177,327808,6,12830,12817,12829,327854,108,12841,22600,1304,393385,6,12842,12841,190,177,327808,6,12843,
12830,12842,327854,108,12854,22516,1304,393385,6,12855,12854,190,177,327808,6,12856,12843,12855,327854,108,12867,
22432,1304,393385,6,12868,12867,190,177,327808,6,12869,12856,12868,327854,108,12880,22348,1304,393385,6,12881,12880,
190,177,327808,6,12882,12869,12881,327854,108,12893,22264,1304,393385,6,12894,12893,190,177,327808,6,12895,12882,
12894,327854,108,12906,22180,1304,393385,6,12907,12906,190,177,327808,6,12908,12895,12907,327854,108,12919,22096,1304,
393385,6,12920,12919,190,177,327808,6,12921,12908,12920,327854,108,12932,22012,1304,393385,6,12933,12932,190,177,
327808,6,12934,12921,12933,327854,108,12945,21928,1304,393385,6,12946,12945,190,177,327808,6,12947,12934,12946,196670,
4662,12947,262368,279,279,309,196855,5022,0,262394,4664,4995,5022,131320,4995,327812,6,4997,3105,279,327745,319,4998,
301,4997,262205,42,4999,4998,327808,6,5002,4997,190,327745,319,5003,301,5002,262205,42,5004,5003,327808,42,5005,4999,
5004,327761,6,5011,5005,0,327761,6,5013,5005,1,327808,6,5014,5011,5013,327761,6,5016,5005,2,327808,6,5017,5014,5016,
327761,6,5019,5005,3,327808,6,5020,5017,5019,393281,307,5021,332,4658,4660,196670,5021,5020,131321,5022,131320,5022,
262368,279,279,309,196855,5079,0,262394,4694,5025,5079,131320,5025,131321,5026,131320,5026,458997,42,24386,277,5025,
5036,5030,458997,42,24385,277,5025,5043,5030,458997,6,6867,177,5025,5046,5030,327856,108,5029,6867,363,262390,5047,
5030,1,262394,5029,5030,5047,131320,5030,327745,319,5032,332,6867,262205,42,5033,5032,327808,42,5036,24386,5033,
327812,6,5038,6867,297,458832,42,5123,5038,5038,5038,5038,327808,42,5124,281,5123,458832,42,5126,3105,3105,3105,3105,
327856,287,5127,5124,5126,393385,42,5128,5127,5033,277,327808,42,5043,24385,5128,327808,6,5046,6867,252,131321,5026,
131320,5047,327761,6,5053,24385,0,327761,6,5055,24385,1,327808,6,5056,5053,5055,327761,6,5058,24385,2,327808,6,5059,
5056,5058,327761,6,5061,24385,3,327808,6,5062,5059,5061,393281,307,5063,387,4658,4660,196670,5063,5062,327850,108,
5065,3105,177,196855,5078,0,262394,5065,5066,5078,131320,5066,327761,6,5068,24386,0,327761,6,5070,24386,1,327808,6,
5071,5068,5070,327761,6,5073,24386,2,327808,6,5074,5071,5073,327761,6,5076,24386,3,327808,6,5077,5074,5076,196670,408,
5077,131321,5078,131320,5078,131321,5079,131320,5079,262368,279,279,309,262205,42,5087,4756,393385,42,5138,4807,5087,
277,262205,42,5096,4765,393385,42,5148,4817,5096,277,327808,42,5099,5138,5148,262205,6,5106,4775,327761,6,5108,5099,0,
327808,6,5109,5106,5108,327761,6,5111,5099,1,327808,6,5112,5109,5111,327761,6,5114,5099,2,327808,6,5115,5112,5114,
327761,6,5117,5099,3,327808,6,5118,5115,5117,327808,6,4946,6680,5118,327854,108,4955,23188,1331,196855,4964,0,262394,
4955,4956,4964,131320,4956,327808,6,4958,4946,252,327874,6,5153,4946,806,327808,6,5154,4946,5153,327745,307,4963,884,
5154,196670,4963,23188,131321,4964,131320,4964,458997,6,7810,4946,5079,4958,4956,327854,108,12958,23104,1331,196855,
12966,0,262394,12958,12959,12966,131320,12959,327808,6,12960,7810,252,327874,6,12961,7810,806,327808,6,12962,7810,
12961,327745,307,12965,884,12962,196670,12965,23104,131321,12966,131320,12966,458997,6,12967,7810,4964,12960,12959,
327854,108,12978,23020,1331,196855,12986,0,262394,12978,12979,12986,131320,12979,327808,6,12980,12967,252,327874,6,
12981,12967,806,327808,6,12982,12967,12981,327745,307,12985,884,12982,196670,12985,23020,131321,12986,131320,12986,
458997,6,12987,12967,12966,12980,12979,327854,108,12998,22936,1331,196855,13006,0,262394,12998,12999,13006,131320,
12999,327808,6,13000,12987,252,327874,6,13001,12987,806,327808,6,13002,12987,13001,327745,307,13005,884,13002,196670,
13005,22936,131321,13006,131320,13006,458997,6,13007,12987,12986,13000,12999,327854,108,13018,22852,1331,196855,13026,
0,262394,13018,13019,13026,131320,13019,327808,6,13020,13007,252,327874,6,13021,13007,806,327808,6,13022,13007,13021,
327745,307,13025,884,13022,196670,13025,22852,131321,13026,131320,13026,458997,6,13027,13007,13006,13020,13019,327854,
108,13038,22768,1331,196855,13046,0,262394,13038,13039,13046,131320,13039,327808,6,13040,13027,252,327874,6,13041,
13027,806,327808,6,13042,13027,13041,327745,307,13045,884,13042,196670,13045,22768,131321,13046,131320,13046,458997,6,
13047,13027,13026,13040,13039,327854,108,13058,22684,1331,196855,13066,0,262394,13058,13059,13066,131320,13059,327808,
6,13060,13047,252,327874,6,13061,13047,806,327808,6,13062,13047,13061,327745,307,13065,884,13062,196670,13065,22684,
131321,13066,131320,13066,458997,6,13067,13047,13046,13060,13059,327854,108,13078,22600,1331,196855,13086,0,262394,
13078,13079,13086,131320,13079,327808,6,13080,13067,252,327874,6,13081,13067,806,327808,6,13082,13067,13081,327745,
307,13085,884,13082,196670,13085,22600,131321,13086,131320,13086,458997,6,13087,13067,13066,13080,13079,327854,108,
13098,22516,1331,196855,13106,0,262394,13098,13099,13106,131320,13099,327808,6,13100,13087,252,327874,6,13101,13087,
806,327808,6,13102,13087,13101,327745,307,13105,884,13102,196670,13105,22516,131321,13106,131320,13106,458997,6,13107,
13087,13086,13100,13099,327854,108,13118,22432,1331,196855,13126,0,262394,13118,13119,13126,131320,13119,327808,6,
13120,13107,252,327874,6,13121,13107,806,327808,6,13122,13107,13121,327745,307,13125,884,13122,196670,13125,22432,
131321,13126,131320,13126,458997,6,13127,13107,13106,13120,13119,327854,108,13138,22348,1331,196855,13146,0,262394,
13138,13139,13146,131320,13139,327808,6,13140,13127,252,327874,6,13141,13127,806,327808,6,13142,13127,13141,327745,
307,13145,884,13142,196670,13145,22348,131321,13146,131320,13146,458997,6,13147,13127,13126,13140,13139,327854,108,
13158,22264,1331,196855,13166,0,262394,13158,13159,13166,131320,13159,327808,6,13160,13147,252,327874,6,13161,13147,
806,327808,6,13162,13147,13161,327745,307,13165,884,13162,196670,13165,22264,131321,13166,131320,13166,458997,6,13167,
13147,13146,13160,13159,327854,108,13178,22180,1331,196855,13186,0,262394,13178,13179,13186,131320,13179,327808,6,
13180,13167,252,327874,6,13181,13167,806,327808,6,13182,13167,13181,327745,307,13185,884,13182,196670,13185,22180,
131321,13186,131320,13186,458997,6,13187,13167,13166,13180,13179,327854,108,13198,22096,1331,196855,13206,0,262394,
13198,13199,13206,131320,13199,327808,6,13200,13187,252,327874,6,13201,13187,806,327808,6,13202,13187,13201,327745,
307,13205,884,13202,196670,13205,22096,131321,13206,131320,13206,458997,6,13207,13187,13186,13200,13199,327854,108,
13218,22012,1331,196855,13226,0,262394,13218,13219,13226,131320,13219,327808,6,13220,13207,252,327874,6,13221,13207,
806,327808,6,13222,13207,13221,327745,307,13225,884,13222,196670,13225,22012,131321,13226,131320,13226,458997,6,13227,
13207,13206,13220,13219,327854,108,13238,21928,1331,196855,13246,0,262394,13238,13239,13246,131320,13239,327874,6,
13241,13227,806,327808,6,13242,13227,13241,327745,307,13245,884,13242,196670,13245,21928,131321,13246,131320,13246,
131321,3776,131320,3776,196855,3780,0,262394,1149,3777,3780,131320,3777,327858,108,5163,3105,964,196855,5205,0,262394,
5163,5164,5205,131320,5164,327856,108,5166,3105,964,196855,5173,0,262394,5166,5167,5171,131320,5171,131321,5173,
131320,5167,327745,307,5169,1160,3105,262205,6,5170,5169,131321,5173,131320,5173,458997,6,6879,5170,5167,6680,5171,
327808,6,5176,3105,190,327856,108,5177,5176,964,196855,5188,0,262394,5177,5178,5183,131320,5183,393385,6,5187,5166,
6680,863,131321,5188,131320,5178,327745,307,5181,1160,5176,262205,6,5182,5181,131321,5188,131320,5188,458997,6,6882,
5182,5178,5187,5183,327745,307,5192,1388,3105,262205,6,5193,5192,327810,6,5195,5193,6879,327745,307,5196,1383,3105,
196670,5196,5195,327810,6,5200,6882,6879,262205,6,5202,5192,327808,6,5203,5202,5200,196670,5192,5203,131321,5205,
131320,5205,131321,3780,131320,3780,262368,279,279,309,393281,473,5222,471,209,636,262205,6,5223,5222,327876,6,5224,
5223,1303,327808,6,5319,3105,4501,327745,307,5236,884,5319,262205,6,5237,5236,327808,6,13259,5319,1911,327745,307,
13260,884,13259,262205,6,13261,13260,327812,6,13273,279,1911,327808,6,13274,5319,13273,327745,307,13275,884,13274,
262205,6,13276,13275,327812,6,13288,280,1911,327808,6,13289,5319,13288,327745,307,13290,884,13289,262205,6,13291,
13290,327812,6,13303,297,1911,327808,6,13304,5319,13303,327745,307,13305,884,13304,262205,6,13306,13305,327812,6,
13318,7864,1911,327808,6,13319,5319,13318,327745,307,13320,884,13319,262205,6,13321,13320,327812,6,13333,1033,1911,
327808,6,13334,5319,13333,327745,307,13335,884,13334,262205,6,13336,13335,327812,6,13348,1226,1911,327808,6,13349,
5319,13348,327745,307,13350,884,13349,262205,6,13351,13350,327812,6,13363,311,1911,327808,6,13364,5319,13363,327745,
307,13365,884,13364,262205,6,13366,13365,327812,6,13378,2117,1911,327808,6,13379,5319,13378,327745,307,13380,884,
13379,262205,6,13381,13380,327812,6,13393,7865,1911,327808,6,13394,5319,13393,327745,307,13395,884,13394,262205,6,
13396,13395,327812,6,13408,15986,1911,327808,6,13409,5319,13408,327745,307,13410,884,13409,262205,6,13411,13410,
327812,6,13423,1303,1911,327808,6,13424,5319,13423,327745,307,13425,884,13424,262205,6,13426,13425,327812,6,13438,
15987,1911,327808,6,13439,5319,13438,327745,307,13440,884,13439,262205,6,13441,13440,327812,6,13453,15988,1911,327808,
6,13454,5319,13453,327745,307,13455,884,13454,262205,6,13456,13455,327812,6,13468,942,1911,327808,6,13469,5319,13468,
327745,307,13470,884,13469,262205,6,13471,13470,196855,5247,0,262394,1919,5243,5247,131320,5243,327850,108,5344,3105,
177,196855,5356,0,262394,5344,5345,5350,131320,5350,327810,6,5352,3105,190,327874,6,5444,5352,806,327808,6,5445,5352,
5444,327745,307,5354,884,5445,262205,6,5355,5354,131321,5356,131320,5345,262344,6,5349,5237,131321,5356,131320,5356,
458997,6,7264,5349,5345,5355,5350,327878,6,5362,5237,7264,327874,6,5363,5362,1303,327851,108,5364,5363,177,196855,
5383,0,262394,5364,5365,5383,131320,5365,327874,6,5369,5237,1303,327745,307,5374,1388,5369,262205,6,5375,5374,327810,
6,5377,5375,3105,327745,307,5378,1383,5369,196670,5378,5377,131321,5383,131320,5383,393385,6,16714,5364,190,177,
327808,6,13482,296,3105,327850,108,13483,13482,177,196855,13494,0,262394,13483,13490,13484,131320,13484,327810,6,
13485,13482,190,327874,6,13486,13485,806,327808,6,13487,13485,13486,327745,307,13488,884,13487,262205,6,13489,13488,
131321,13494,131320,13490,262344,6,13493,13261,131321,13494,131320,13494,458997,6,13495,13493,13490,13489,13484,
327878,6,13498,13261,13495,327874,6,13499,13498,1303,327851,108,13500,13499,177,196855,13514,0,262394,13500,13501,
13514,131320,13501,327874,6,13504,13261,1303,327745,307,13508,1388,13504,262205,6,13509,13508,327810,6,13510,13509,
13482,327745,307,13511,1383,13504,196670,13511,13510,327877,6,13513,16714,279,131321,13514,131320,13514,458997,6,
13515,16714,13494,13513,13501,327812,6,13524,279,296,327808,6,13525,13524,3105,327850,108,13526,13525,177,196855,
13537,0,262394,13526,13533,13527,131320,13527,327810,6,13528,13525,190,327874,6,13529,13528,806,327808,6,13530,13528,
13529,327745,307,13531,884,13530,262205,6,13532,13531,131321,13537,131320,13533,262344,6,13536,13276,131321,13537,
131320,13537,458997,6,13538,13536,13533,13532,13527,327878,6,13541,13276,13538,327874,6,13542,13541,1303,327851,108,
13543,13542,177,196855,13557,0,262394,13543,13544,13557,131320,13544,327874,6,13547,13276,1303,327745,307,13551,1388,
13547,262205,6,13552,13551,327810,6,13553,13552,13525,327745,307,13554,1383,13547,196670,13554,13553,327877,6,13556,
13515,297,131321,13557,131320,13557,458997,6,13558,13515,13537,13556,13544,327812,6,13567,280,296,327808,6,13568,
13567,3105,327850,108,13569,13568,177,196855,13580,0,262394,13569,13576,13570,131320,13570,327810,6,13571,13568,190,
327874,6,13572,13571,806,327808,6,13573,13571,13572,327745,307,13574,884,13573,262205,6,13575,13574,131321,13580,
131320,13576,262344,6,13579,13291,131321,13580,131320,13580,458997,6,13581,13579,13576,13575,13570,327878,6,13584,
13291,13581,327874,6,13585,13584,1303,327851,108,13586,13585,177,196855,13600,0,262394,13586,13587,13600,131320,13587,
327874,6,13590,13291,1303,327745,307,13594,1388,13590,262205,6,13595,13594,327810,6,13596,13595,13568,327745,307,
13597,1383,13590,196670,13597,13596,327877,6,13599,13558,311,131321,13600,131320,13600,458997,6,13601,13558,13580,
13599,13587,327812,6,13610,297,296,327808,6,13611,13610,3105,327850,108,13612,13611,177,196855,13623,0,262394,13612,
13619,13613,131320,13613,327810,6,13614,13611,190,327874,6,13615,13614,806,327808,6,13616,13614,13615,327745,307,
13617,884,13616,262205,6,13618,13617,131321,13623,131320,13619,262344,6,13622,13306,131321,13623,131320,13623,458997,
6,13624,13622,13619,13618,13613,327878,6,13627,13306,13624,327874,6,13628,13627,1303,327851,108,13629,13628,177,
196855,13643,0,262394,13629,13630,13643,131320,13630,327874,6,13633,13306,1303,327745,307,13637,1388,13633,262205,6,
13638,13637,327810,6,13639,13638,13611,327745,307,13640,1383,13633,196670,13640,13639,327877,6,13642,13601,93,131321,
13643,131320,13643,458997,6,13644,13601,13623,13642,13630,327812,6,13653,7864,296,327808,6,13654,13653,3105,327850,
108,13655,13654,177,196855,13666,0,262394,13655,13662,13656,131320,13656,327810,6,13657,13654,190,327874,6,13658,
13657,806,327808,6,13659,13657,13658,327745,307,13660,884,13659,262205,6,13661,13660,131321,13666,131320,13662,262344,
6,13665,13321,131321,13666,131320,13666,458997,6,13667,13665,13662,13661,13656,327878,6,13670,13321,13667,327874,6,
13671,13670,1303,327851,108,13672,13671,177,196855,13686,0,262394,13672,13673,13686,131320,13673,327874,6,13676,13321,
1303,327745,307,13680,1388,13676,262205,6,13681,13680,327810,6,13682,13681,13654,327745,307,13683,1383,13676,196670,
13683,13682,327877,6,13685,13644,328,131321,13686,131320,13686,458997,6,13687,13644,13666,13685,13673,327812,6,13696,
1033,296,327808,6,13697,13696,3105,327850,108,13698,13697,177,196855,13709,0,262394,13698,13705,13699,131320,13699,
327810,6,13700,13697,190,327874,6,13701,13700,806,327808,6,13702,13700,13701,327745,307,13703,884,13702,262205,6,
13704,13703,131321,13709,131320,13705,262344,6,13708,13336,131321,13709,131320,13709,458997,6,13710,13708,13705,13704,
13699,327878,6,13713,13336,13710,327874,6,13714,13713,1303,327851,108,13715,13714,177,196855,13729,0,262394,13715,
13716,13729,131320,13716,327874,6,13719,13336,1303,327745,307,13723,1388,13719,262205,6,13724,13723,327810,6,13725,
13724,13697,327745,307,13726,1383,13719,196670,13726,13725,327877,6,13728,13687,2347,131321,13729,131320,13729,458997,
6,13730,13687,13709,13728,13716,327812,6,13739,1226,296,327808,6,13740,13739,3105,327850,108,13741,13740,177,196855,
13752,0,262394,13741,13748,13742,131320,13742,327810,6,13743,13740,190,327874,6,13744,13743,806,327808,6,13745,13743,
13744,327745,307,13746,884,13745,262205,6,13747,13746,131321,13752,131320,13748,262344,6,13751,13351,131321,13752,
131320,13752,458997,6,13753,13751,13748,13747,13742,327878,6,13756,13351,13753,327874,6,13757,13756,1303,327851,108,
13758,13757,177,196855,13772,0,262394,13758,13759,13772,131320,13759,327874,6,13762,13351,1303,327745,307,13766,1388,
13762,262205,6,13767,13766,327810,6,13768,13767,13740,327745,307,13769,1383,13762,196670,13769,13768,327877,6,13771,
13730,715,131321,13772,131320,13772,458997,6,13773,13730,13752,13771,13759,327812,6,13782,311,296,327808,6,13783,
13782,3105,327850,108,13784,13783,177,196855,13795,0,262394,13784,13791,13785,131320,13785,327810,6,13786,13783,190,
327874,6,13787,13786,806,327808,6,13788,13786,13787,327745,307,13789,884,13788,262205,6,13790,13789,131321,13795,
131320,13791,262344,6,13794,13366,131321,13795,131320,13795,458997,6,13796,13794,13791,13790,13785,327878,6,13799,
13366,13796,327874,6,13800,13799,1303,327851,108,13801,13800,177,196855,13815,0,262394,13801,13802,13815,131320,13802,
327874,6,13805,13366,1303,327745,307,13809,1388,13805,262205,6,13810,13809,327810,6,13811,13810,13783,327745,307,
13812,1383,13805,196670,13812,13811,327877,6,13814,13773,538,131321,13815,131320,13815,458997,6,13816,13773,13795,
13814,13802,327812,6,13825,2117,296,327808,6,13826,13825,3105,327850,108,13827,13826,177,196855,13838,0,262394,13827,
13834,13828,131320,13828,327810,6,13829,13826,190,327874,6,13830,13829,806,327808,6,13831,13829,13830,327745,307,
13832,884,13831,262205,6,13833,13832,131321,13838,131320,13834,262344,6,13837,13381,131321,13838,131320,13838,458997,
6,13839,13837,13834,13833,13828,327878,6,13842,13381,13839,327874,6,13843,13842,1303,327851,108,13844,13843,177,
196855,13858,0,262394,13844,13845,13858,131320,13845,327874,6,13848,13381,1303,327745,307,13852,1388,13848,262205,6,
13853,13852,327810,6,13854,13853,13826,327745,307,13855,1383,13848,196670,13855,13854,327877,6,13857,13816,2062,
131321,13858,131320,13858,458997,6,13859,13816,13838,13857,13845,327812,6,13868,7865,296,327808,6,13869,13868,3105,
327850,108,13870,13869,177,196855,13881,0,262394,13870,13877,13871,131320,13871,327810,6,13872,13869,190,327874,6,
13873,13872,806,327808,6,13874,13872,13873,327745,307,13875,884,13874,262205,6,13876,13875,131321,13881,131320,13877,
262344,6,13880,13396,131321,13881,131320,13881,458997,6,13882,13880,13877,13876,13871,327878,6,13885,13396,13882,
327874,6,13886,13885,1303,327851,108,13887,13886,177,196855,13901,0,262394,13887,13888,13901,131320,13888,327874,6,
13891,13396,1303,327745,307,13895,1388,13891,262205,6,13896,13895,327810,6,13897,13896,13869,327745,307,13898,1383,
13891,196670,13898,13897,327877,6,13900,13859,15989,131321,13901,131320,13901,458997,6,13902,13859,13881,13900,13888,
327812,6,13911,15986,296,327808,6,13912,13911,3105,327850,108,13913,13912,177,196855,13924,0,262394,13913,13920,13914,
131320,13914,327810,6,13915,13912,190,327874,6,13916,13915,806,327808,6,13917,13915,13916,327745,307,13918,884,13917,
262205,6,13919,13918,131321,13924,131320,13920,262344,6,13923,13411,131321,13924,131320,13924,458997,6,13925,13923,
13920,13919,13914,327878,6,13928,13411,13925,327874,6,13929,13928,1303,327851,108,13930,13929,177,196855,13944,0,
262394,13930,13931,13944,131320,13931,327874,6,13934,13411,1303,327745,307,13938,1388,13934,262205,6,13939,13938,
327810,6,13940,13939,13912,327745,307,13941,1383,13934,196670,13941,13940,327877,6,13943,13902,15990,131321,13944,
131320,13944,458997,6,13945,13902,13924,13943,13931,327812,6,13954,1303,296,327808,6,13955,13954,3105,327850,108,
13956,13955,177,196855,13967,0,262394,13956,13963,13957,131320,13957,327810,6,13958,13955,190,327874,6,13959,13958,
806,327808,6,13960,13958,13959,327745,307,13961,884,13960,262205,6,13962,13961,131321,13967,131320,13963,262344,6,
13966,13426,131321,13967,131320,13967,458997,6,13968,13966,13963,13962,13957,327878,6,13971,13426,13968,327874,6,
13972,13971,1303,327851,108,13973,13972,177,196855,13987,0,262394,13973,13974,13987,131320,13974,327874,6,13977,13426,
1303,327745,307,13981,1388,13977,262205,6,13982,13981,327810,6,13983,13982,13955,327745,307,13984,1383,13977,196670,
13984,13983,327877,6,13986,13945,15991,131321,13987,131320,13987,458997,6,13988,13945,13967,13986,13974,327812,6,
13997,15987,296,327808,6,13998,13997,3105,327850,108,13999,13998,177,196855,14010,0,262394,13999,14006,14000,131320,
14000,327810,6,14001,13998,190,327874,6,14002,14001,806,327808,6,14003,14001,14002,327745,307,14004,884,14003,262205,
6,14005,14004,131321,14010,131320,14006,262344,6,14009,13441,131321,14010,131320,14010,458997,6,14011,14009,14006,
14005,14000,327878,6,14014,13441,14011,327874,6,14015,14014,1303,327851,108,14016,14015,177,196855,14030,0,262394,
14016,14017,14030,131320,14017,327874,6,14020,13441,1303,327745,307,14024,1388,14020,262205,6,14025,14024,327810,6,
14026,14025,13998,327745,307,14027,1383,14020,196670,14027,14026,327877,6,14029,13988,15992,131321,14030,131320,14030,
458997,6,14031,13988,14010,14029,14017,327812,6,14040,15988,296,327808,6,14041,14040,3105,327850,108,14042,14041,177,
196855,14053,0,262394,14042,14049,14043,131320,14043,327810,6,14044,14041,190,327874,6,14045,14044,806,327808,6,14046,
14044,14045,327745,307,14047,884,14046,262205,6,14048,14047,131321,14053,131320,14049,262344,6,14052,13456,131321,
14053,131320,14053,458997,6,14054,14052,14049,14048,14043,327878,6,14057,13456,14054,327874,6,14058,14057,1303,327851,
108,14059,14058,177,196855,14073,0,262394,14059,14060,14073,131320,14060,327874,6,14063,13456,1303,327745,307,14067,
1388,14063,262205,6,14068,14067,327810,6,14069,14068,14041,327745,307,14070,1383,14063,196670,14070,14069,327877,6,
14072,14031,15993,131321,14073,131320,14073,458997,6,14074,14031,14053,14072,14060,327812,6,14083,942,296,327808,6,
14084,14083,3105,327850,108,14085,14084,177,196855,14096,0,262394,14085,14092,14086,131320,14086,327810,6,14087,14084,
190,327874,6,14088,14087,806,327808,6,14089,14087,14088,327745,307,14090,884,14089,262205,6,14091,14090,131321,14096,
131320,14092,262344,6,14095,13471,131321,14096,131320,14096,458997,6,14097,14095,14092,14091,14086,327878,6,14100,
13471,14097,327874,6,14101,14100,1303,327851,108,14102,14101,177,196855,14116,0,262394,14102,14103,14116,131320,14103,
327874,6,14106,13471,1303,327745,307,14110,1388,14106,262205,6,14111,14110,327810,6,14112,14111,14084,327745,307,
14113,1383,14106,196670,14113,14112,327877,6,14115,14074,15994,131321,14116,131320,14116,458997,6,14117,14074,14096,
14115,14103,262368,279,279,309,196855,5439,0,262394,2407,5389,5439,131320,5389,131321,5390,131320,5390,458997,6,7072,
14117,5389,5411,5423,327851,108,5393,7072,177,262390,5424,5423,0,262394,5393,5394,5424,131320,5394,393228,181,5396,1,
73,7072,262268,6,5397,5396,327812,6,5398,5397,296,327808,6,5400,5398,3105,458764,6,5402,1,41,5400,190,327810,6,5403,
5402,190,327874,6,5450,5403,806,327808,6,5451,5403,5450,327745,307,5405,884,5451,262205,6,5406,5405,327874,6,5407,
5406,1303,327810,6,5409,7072,190,327879,6,5411,7072,5409,327852,108,5413,5400,177,196855,5422,0,262394,5413,5414,5422,
131320,5414,327745,307,5417,1383,5407,262205,6,5418,5417,327808,6,5420,5418,5400,327745,307,5421,1388,5407,196670,
5421,5420,131321,5422,131320,5422,131321,5423,131320,5423,131321,5390,131320,5424,196855,5438,0,262394,5344,5427,5438,
131320,5427,327874,6,5456,1625,806,327808,6,5457,1625,5456,327745,307,5429,884,5457,262205,6,5430,5429,327874,6,5431,
5430,1303,327745,307,5434,1383,5431,262205,6,5435,5434,327808,6,5436,5435,863,327745,307,5437,1388,5431,196670,5437,
5436,131321,5438,131320,5438,131321,5439,131320,5439,131321,5247,131320,5247,327879,6,5250,2431,1929,327851,108,5251,
5250,177,196855,5313,0,262394,5251,5252,5262,131320,5262,327874,6,5272,5237,1303,327745,307,5273,1383,5272,262205,6,
5274,5273,327808,6,5279,5274,3105,327874,6,14127,13261,1303,327745,307,14128,1383,14127,262205,6,14129,14128,327808,6,
14132,296,3105,327808,6,14133,14129,14132,327874,6,14144,13276,1303,327745,307,14145,1383,14144,262205,6,14146,14145,
327812,6,14147,279,296,327808,6,14149,14147,3105,327808,6,14150,14146,14149,327874,6,14161,13291,1303,327745,307,
14162,1383,14161,262205,6,14163,14162,327812,6,14164,280,296,327808,6,14166,14164,3105,327808,6,14167,14163,14166,
327874,6,14178,13306,1303,327745,307,14179,1383,14178,262205,6,14180,14179,327812,6,14181,297,296,327808,6,14183,
14181,3105,327808,6,14184,14180,14183,327874,6,14195,13321,1303,327745,307,14196,1383,14195,262205,6,14197,14196,
327812,6,14198,7864,296,327808,6,14200,14198,3105,327808,6,14201,14197,14200,327874,6,14212,13336,1303,327745,307,
14213,1383,14212,262205,6,14214,14213,327812,6,14215,1033,296,327808,6,14217,14215,3105,327808,6,14218,14214,14217,
327874,6,14229,13351,1303,327745,307,14230,1383,14229,262205,6,14231,14230,327812,6,14232,1226,296,327808,6,14234,
14232,3105,327808,6,14235,14231,14234,327874,6,14246,13366,1303,327745,307,14247,1383,14246,262205,6,14248,14247,
327812,6,14249,311,296,327808,6,14251,14249,3105,327808,6,14252,14248,14251,327874,6,14263,13381,1303,327745,307,
14264,1383,14263,262205,6,14265,14264,327812,6,14266,2117,296,327808,6,14268,14266,3105,327808,6,14269,14265,14268,
327874,6,14280,13396,1303,327745,307,14281,1383,14280,262205,6,14282,14281,327812,6,14283,7865,296,327808,6,14285,
14283,3105,327808,6,14286,14282,14285,327874,6,14297,13411,1303,327745,307,14298,1383,14297,262205,6,14299,14298,
327812,6,14300,15986,296,327808,6,14302,14300,3105,327808,6,14303,14299,14302,327874,6,14314,13426,1303,327745,307,
14315,1383,14314,262205,6,14316,14315,327812,6,14317,1303,296,327808,6,14319,14317,3105,327808,6,14320,14316,14319,
327874,6,14331,13441,1303,327745,307,14332,1383,14331,262205,6,14333,14332,327812,6,14334,15987,296,327808,6,14336,
14334,3105,327808,6,14337,14333,14336,327874,6,14348,13456,1303,327745,307,14349,1383,14348,262205,6,14350,14349,
327812,6,14351,15988,296,327808,6,14353,14351,3105,327808,6,14354,14350,14353,327874,6,14365,13471,1303,327745,307,
14366,1383,14365,262205,6,14367,14366,327812,6,14368,942,296,327808,6,14370,14368,3105,327808,6,14371,14367,14370,
327856,108,5294,5237,5224,196855,5308,0,262394,5294,5295,5308,131320,5295,327879,6,5301,5237,1711,327808,6,5302,6363,
5301,393281,783,5303,471,209,806,262205,24,5304,5303,262268,7,6104,5304,327761,6,6115,6104,0,327876,6,6117,5279,182,
327829,185,6118,6115,6117,327761,6,6119,6118,1,327761,6,6120,6118,0,327761,6,6123,6104,1,327874,6,6125,5279,194,
327808,6,6126,6123,6125,327808,6,6128,6126,6119,327760,7,6129,6120,6128,262268,24,6107,6129,393281,210,6109,6107,209,
209,327742,6109,5302,2,4,131321,5308,131320,5308,327856,108,14382,13261,5224,196855,14407,0,262394,14382,14383,14407,
131320,14383,327879,6,14386,13261,1711,327808,6,14387,6363,14386,393281,783,14388,471,209,806,262205,24,14389,14388,
262268,7,14392,14389,327761,6,14394,14392,0,327876,6,14395,14133,182,327829,185,14396,14394,14395,327761,6,14397,
14396,1,327761,6,14398,14396,0,327761,6,14400,14392,1,327874,6,14401,14133,194,327808,6,14402,14400,14401,327808,6,
14403,14402,14397,327760,7,14404,14398,14403,262268,24,14405,14404,393281,210,14406,14405,209,209,327742,14406,14387,
2,4,131321,14407,131320,14407,327856,108,14417,13276,5224,196855,14442,0,262394,14417,14418,14442,131320,14418,327879,
6,14421,13276,1711,327808,6,14422,6363,14421,393281,783,14423,471,209,806,262205,24,14424,14423,262268,7,14427,14424,
327761,6,14429,14427,0,327876,6,14430,14150,182,327829,185,14431,14429,14430,327761,6,14432,14431,1,327761,6,14433,
14431,0,327761,6,14435,14427,1,327874,6,14436,14150,194,327808,6,14437,14435,14436,327808,6,14438,14437,14432,327760,
7,14439,14433,14438,262268,24,14440,14439,393281,210,14441,14440,209,209,327742,14441,14422,2,4,131321,14442,131320,
14442,327856,108,14452,13291,5224,196855,14477,0,262394,14452,14453,14477,131320,14453,327879,6,14456,13291,1711,
327808,6,14457,6363,14456,393281,783,14458,471,209,806,262205,24,14459,14458,262268,7,14462,14459,327761,6,14464,
14462,0,327876,6,14465,14167,182,327829,185,14466,14464,14465,327761,6,14467,14466,1,327761,6,14468,14466,0,327761,6,
14470,14462,1,327874,6,14471,14167,194,327808,6,14472,14470,14471,327808,6,14473,14472,14467,327760,7,14474,14468,
14473,262268,24,14475,14474,393281,210,14476,14475,209,209,327742,14476,14457,2,4,131321,14477,131320,14477,327856,
108,14487,13306,5224,196855,14512,0,262394,14487,14488,14512,131320,14488,327879,6,14491,13306,1711,327808,6,14492,
6363,14491,393281,783,14493,471,209,806,262205,24,14494,14493,262268,7,14497,14494,327761,6,14499,14497,0,327876,6,
14500,14184,182,327829,185,14501,14499,14500,327761,6,14502,14501,1,327761,6,14503,14501,0,327761,6,14505,14497,1,
327874,6,14506,14184,194,327808,6,14507,14505,14506,327808,6,14508,14507,14502,327760,7,14509,14503,14508,262268,24,
14510,14509,393281,210,14511,14510,209,209,327742,14511,14492,2,4,131321,14512,131320,14512,327856,108,14522,13321,
5224,196855,14547,0,262394,14522,14523,14547,131320,14523,327879,6,14526,13321,1711,327808,6,14527,6363,14526,393281,
783,14528,471,209,806,262205,24,14529,14528,262268,7,14532,14529,327761,6,14534,14532,0,327876,6,14535,14201,182,
327829,185,14536,14534,14535,327761,6,14537,14536,1,327761,6,14538,14536,0,327761,6,14540,14532,1,327874,6,14541,
14201,194,327808,6,14542,14540,14541,327808,6,14543,14542,14537,327760,7,14544,14538,14543,262268,24,14545,14544,
393281,210,14546,14545,209,209,327742,14546,14527,2,4,131321,14547,131320,14547,327856,108,14557,13336,5224,196855,
14582,0,262394,14557,14558,14582,131320,14558,327879,6,14561,13336,1711,327808,6,14562,6363,14561,393281,783,14563,
471,209,806,262205,24,14564,14563,262268,7,14567,14564,327761,6,14569,14567,0,327876,6,14570,14218,182,327829,185,
14571,14569,14570,327761,6,14572,14571,1,327761,6,14573,14571,0,327761,6,14575,14567,1,327874,6,14576,14218,194,
327808,6,14577,14575,14576,327808,6,14578,14577,14572,327760,7,14579,14573,14578,262268,24,14580,14579,393281,210,
14581,14580,209,209,327742,14581,14562,2,4,131321,14582,131320,14582,327856,108,14592,13351,5224,196855,14617,0,
262394,14592,14593,14617,131320,14593,327879,6,14596,13351,1711,327808,6,14597,6363,14596,393281,783,14598,471,209,
806,262205,24,14599,14598,262268,7,14602,14599,327761,6,14604,14602,0,327876,6,14605,14235,182,327829,185,14606,14604,
14605,327761,6,14607,14606,1,327761,6,14608,14606,0,327761,6,14610,14602,1,327874,6,14611,14235,194,327808,6,14612,
14610,14611,327808,6,14613,14612,14607,327760,7,14614,14608,14613,262268,24,14615,14614,393281,210,14616,14615,209,
209,327742,14616,14597,2,4,131321,14617,131320,14617,327856,108,14627,13366,5224,196855,14652,0,262394,14627,14628,
14652,131320,14628,327879,6,14631,13366,1711,327808,6,14632,6363,14631,393281,783,14633,471,209,806,262205,24,14634,
14633,262268,7,14637,14634,327761,6,14639,14637,0,327876,6,14640,14252,182,327829,185,14641,14639,14640,327761,6,
14642,14641,1,327761,6,14643,14641,0,327761,6,14645,14637,1,327874,6,14646,14252,194,327808,6,14647,14645,14646,
327808,6,14648,14647,14642,327760,7,14649,14643,14648,262268,24,14650,14649,393281,210,14651,14650,209,209,327742,
14651,14632,2,4,131321,14652,131320,14652,327856,108,14662,13381,5224,196855,14687,0,262394,14662,14663,14687,131320,
14663,327879,6,14666,13381,1711,327808,6,14667,6363,14666,393281,783,14668,471,209,806,262205,24,14669,14668,262268,7,
14672,14669,327761,6,14674,14672,0,327876,6,14675,14269,182,327829,185,14676,14674,14675,327761,6,14677,14676,1,
327761,6,14678,14676,0,327761,6,14680,14672,1,327874,6,14681,14269,194,327808,6,14682,14680,14681,327808,6,14683,
14682,14677,327760,7,14684,14678,14683,262268,24,14685,14684,393281,210,14686,14685,209,209,327742,14686,14667,2,4,
131321,14687,131320,14687,327856,108,14697,13396,5224,196855,14722,0,262394,14697,14698,14722,131320,14698,327879,6,
14701,13396,1711,327808,6,14702,6363,14701,393281,783,14703,471,209,806,262205,24,14704,14703,262268,7,14707,14704,
327761,6,14709,14707,0,327876,6,14710,14286,182,327829,185,14711,14709,14710,327761,6,14712,14711,1,327761,6,14713,
14711,0,327761,6,14715,14707,1,327874,6,14716,14286,194,327808,6,14717,14715,14716,327808,6,14718,14717,14712,327760,
7,14719,14713,14718,262268,24,14720,14719,393281,210,14721,14720,209,209,327742,14721,14702,2,4,131321,14722,131320,
14722,327856,108,14732,13411,5224,196855,14757,0,262394,14732,14733,14757,131320,14733,327879,6,14736,13411,1711,
327808,6,14737,6363,14736,393281,783,14738,471,209,806,262205,24,14739,14738,262268,7,14742,14739,327761,6,14744,
14742,0,327876,6,14745,14303,182,327829,185,14746,14744,14745,327761,6,14747,14746,1,327761,6,14748,14746,0,327761,6,
14750,14742,1,327874,6,14751,14303,194,327808,6,14752,14750,14751,327808,6,14753,14752,14747,327760,7,14754,14748,
14753,262268,24,14755,14754,393281,210,14756,14755,209,209,327742,14756,14737,2,4,131321,14757,131320,14757,327856,
108,14767,13426,5224,196855,14792,0,262394,14767,14768,14792,131320,14768,327879,6,14771,13426,1711,327808,6,14772,
6363,14771,393281,783,14773,471,209,806,262205,24,14774,14773,262268,7,14777,14774,327761,6,14779,14777,0,327876,6,
14780,14320,182,327829,185,14781,14779,14780,327761,6,14782,14781,1,327761,6,14783,14781,0,327761,6,14785,14777,1,
327874,6,14786,14320,194,327808,6,14787,14785,14786,327808,6,14788,14787,14782,327760,7,14789,14783,14788,262268,24,
14790,14789,393281,210,14791,14790,209,209,327742,14791,14772,2,4,131321,14792,131320,14792,327856,108,14802,13441,
5224,196855,14827,0,262394,14802,14803,14827,131320,14803,327879,6,14806,13441,1711,327808,6,14807,6363,14806,393281,
783,14808,471,209,806,262205,24,14809,14808,262268,7,14812,14809,327761,6,14814,14812,0,327876,6,14815,14337,182,
327829,185,14816,14814,14815,327761,6,14817,14816,1,327761,6,14818,14816,0,327761,6,14820,14812,1,327874,6,14821,
14337,194,327808,6,14822,14820,14821,327808,6,14823,14822,14817,327760,7,14824,14818,14823,262268,24,14825,14824,
393281,210,14826,14825,209,209,327742,14826,14807,2,4,131321,14827,131320,14827,327856,108,14837,13456,5224,196855,
14862,0,262394,14837,14838,14862,131320,14838,327879,6,14841,13456,1711,327808,6,14842,6363,14841,393281,783,14843,
471,209,806,262205,24,14844,14843,262268,7,14847,14844,327761,6,14849,14847,0,327876,6,14850,14354,182,327829,185,
14851,14849,14850,327761,6,14852,14851,1,327761,6,14853,14851,0,327761,6,14855,14847,1,327874,6,14856,14354,194,
327808,6,14857,14855,14856,327808,6,14858,14857,14852,327760,7,14859,14853,14858,262268,24,14860,14859,393281,210,
14861,14860,209,209,327742,14861,14842,2,4,131321,14862,131320,14862,327856,108,14872,13471,5224,196855,14897,0,
262394,14872,14873,14897,131320,14873,327879,6,14876,13471,1711,327808,6,14877,6363,14876,393281,783,14878,471,209,
806,262205,24,14879,14878,262268,7,14882,14879,327761,6,14884,14882,0,327876,6,14885,14371,182,327829,185,14886,14884,
14885,327761,6,14887,14886,1,327761,6,14888,14886,0,327761,6,14890,14882,1,327874,6,14891,14371,194,327808,6,14892,
14890,14891,327808,6,14893,14892,14887,327760,7,14894,14888,14893,262268,24,14895,14894,393281,210,14896,14895,209,
209,327742,14896,14877,2,4,131321,14897,131320,14897,131321,5313,131320,5252,327879,6,5255,2431,279,327851,108,5256,
5255,177,393385,6,5258,5256,626,5224,131321,5486,131320,5486,458997,6,7101,177,5252,5668,5666,327856,108,5489,7101,93,
262390,5669,5666,2,262394,5489,5490,5669,131320,5490,327812,6,5499,7101,296,327808,6,5501,5499,3105,327874,6,5674,
5501,806,327808,6,5675,5501,5674,327745,307,5504,884,5675,262205,6,5505,5504,327856,108,5509,5505,5258,196855,5515,0,
262394,5509,5510,5515,131320,5510,327879,6,5512,5505,1711,327856,108,5514,5512,2402,131321,5515,131320,5515,458997,
108,5516,5509,5490,5514,5510,196855,5527,0,262394,5516,5523,5526,131320,5526,131321,5527,131320,5523,327879,6,5525,
5505,1711,131321,5527,131320,5527,458997,6,7259,5525,5523,177,5526,327808,6,5529,6363,7259,327874,6,5533,5505,1303,
327745,307,5534,1383,5533,262205,6,5535,5534,327808,6,5537,5535,5501,327808,6,14905,7101,190,327812,6,14906,14905,296,
327808,6,14908,14906,3105,327874,6,14909,14908,806,327808,6,14910,14908,14909,327745,307,14911,884,14910,262205,6,
14912,14911,327856,108,14913,14912,5258,196855,14917,0,262394,14913,14914,14917,131320,14914,327879,6,14915,14912,
1711,327856,108,14916,14915,2402,131321,14917,131320,14917,458997,108,14918,14913,5527,14916,14914,196855,14925,0,
262394,14918,14923,14922,131320,14922,131321,14925,131320,14923,327879,6,14924,14912,1711,131321,14925,131320,14925,
458997,6,14926,14924,14923,177,14922,327808,6,14927,6363,14926,327874,6,14929,14912,1303,327745,307,14930,1383,14929,
262205,6,14931,14930,327808,6,14932,14931,14908,327808,6,14941,7101,279,327812,6,14942,14941,296,327808,6,14944,14942,
3105,327874,6,14945,14944,806,327808,6,14946,14944,14945,327745,307,14947,884,14946,262205,6,14948,14947,327856,108,
14949,14948,5258,196855,14953,0,262394,14949,14950,14953,131320,14950,327879,6,14951,14948,1711,327856,108,14952,
14951,2402,131321,14953,131320,14953,458997,108,14954,14949,14925,14952,14950,196855,14961,0,262394,14954,14959,14958,
131320,14958,131321,14961,131320,14959,327879,6,14960,14948,1711,131321,14961,131320,14961,458997,6,14962,14960,14959,
177,14958,327808,6,14963,6363,14962,327874,6,14965,14948,1303,327745,307,14966,1383,14965,262205,6,14967,14966,327808,
6,14968,14967,14944,327808,6,14977,7101,280,327812,6,14978,14977,296,327808,6,14980,14978,3105,327874,6,14981,14980,
806,327808,6,14982,14980,14981,327745,307,14983,884,14982,262205,6,14984,14983,327856,108,14985,14984,5258,196855,
14989,0,262394,14985,14986,14989,131320,14986,327879,6,14987,14984,1711,327856,108,14988,14987,2402,131321,14989,
131320,14989,458997,108,14990,14985,14961,14988,14986,196855,14997,0,262394,14990,14995,14994,131320,14994,131321,
14997,131320,14995,327879,6,14996,14984,1711,131321,14997,131320,14997,458997,6,14998,14996,14995,177,14994,327808,6,
14999,6363,14998,327874,6,15001,14984,1303,327745,307,15002,1383,15001,262205,6,15003,15002,327808,6,15004,15003,
14980,327879,6,5551,2431,311,327851,108,5552,5551,177,196855,5564,0,262394,5552,5553,5560,131320,5560,131321,5564,
131320,5553,393281,496,5555,471,209,252,262205,15,5556,5555,262268,7,5681,5556,327761,6,5692,5681,0,327876,6,5694,
5529,182,327829,185,5695,5692,5694,327761,6,5696,5695,1,327761,6,5697,5695,0,327761,6,5700,5681,1,327874,6,5702,5529,
194,327808,6,5703,5700,5702,327808,6,5705,5703,5696,327760,7,5706,5697,5705,262268,15,5684,5706,393281,210,5685,5684,
209,209,393277,6,5686,5685,2,4,131321,5564,131320,5564,458997,6,7200,5686,5553,5529,5560,196855,15041,0,262394,5552,
15020,15017,131320,15017,131321,15041,131320,15020,393281,496,15021,471,209,252,262205,15,15022,15021,262268,7,15025,
15022,327761,6,15027,15025,0,327876,6,15028,14927,182,327829,185,15029,15027,15028,327761,6,15030,15029,1,327761,6,
15031,15029,0,327761,6,15033,15025,1,327874,6,15034,14927,194,327808,6,15035,15033,15034,327808,6,15036,15035,15030,
327760,7,15037,15031,15036,262268,15,15038,15037,393281,210,15039,15038,209,209,393277,6,15040,15039,2,4,131321,15041,
131320,15041,458997,6,15042,15040,15020,14927,15017,196855,15079,0,262394,5552,15058,15055,131320,15055,131321,15079,
131320,15058,393281,496,15059,471,209,252,262205,15,15060,15059,262268,7,15063,15060,327761,6,15065,15063,0,327876,6,
15066,14963,182,327829,185,15067,15065,15066,327761,6,15068,15067,1,327761,6,15069,15067,0,327761,6,15071,15063,1,
327874,6,15072,14963,194,327808,6,15073,15071,15072,327808,6,15074,15073,15068,327760,7,15075,15069,15074,262268,15,
15076,15075,393281,210,15077,15076,209,209,393277,6,15078,15077,2,4,131321,15079,131320,15079,458997,6,15080,15078,
15058,14963,15055,196855,15117,0,262394,5552,15096,15093,131320,15093,131321,15117,131320,15096,393281,496,15097,471,
209,252,262205,15,15098,15097,262268,7,15101,15098,327761,6,15103,15101,0,327876,6,15104,14999,182,327829,185,15105,
15103,15104,327761,6,15106,15105,1,327761,6,15107,15105,0,327761,6,15109,15101,1,327874,6,15110,14999,194,327808,6,
15111,15109,15110,327808,6,15112,15111,15106,327760,7,15113,15107,15112,262268,15,15114,15113,393281,210,15115,15114,
209,209,393277,6,15116,15115,2,4,131321,15117,131320,15117,458997,6,15118,15116,15096,14999,15093,196855,5589,0,
262394,5516,5579,5589,131320,5579,393281,783,5582,471,209,806,262205,24,5583,5582,262268,7,5711,5583,327761,6,5722,
5711,0,327876,6,5724,5537,182,327829,185,5725,5722,5724,327761,6,5726,5725,1,327761,6,5727,5725,0,327761,6,5730,5711,
1,327874,6,5732,5537,194,327808,6,5733,5730,5732,327808,6,5735,5733,5726,327760,7,5736,5727,5735,262268,24,5714,5736,
393281,210,5716,5714,209,209,327742,5716,7200,2,4,131321,5589,131320,5589,196855,5598,0,262394,5516,5593,5598,131320,
5593,327879,6,5596,2431,328,327851,108,5597,5596,177,131321,5598,131320,5598,458997,108,5599,5516,5589,5597,5593,
196855,5607,0,262394,5599,5600,5607,131320,5600,393281,473,5604,471,209,1818,262205,6,5605,5604,327856,108,5606,7200,
5605,131321,5607,131320,5607,458997,108,5608,5599,5598,5606,5600,196855,5619,0,262394,5608,5609,5619,131320,5609,
393281,783,5612,471,209,1825,262205,24,5613,5612,262268,7,5741,5613,327761,6,5752,5741,0,327876,6,5754,7200,182,
327829,185,5755,5752,5754,327761,6,5756,5755,1,327761,6,5757,5755,0,327761,6,5760,5741,1,327874,6,5762,7200,194,
327808,6,5763,5760,5762,327808,6,5765,5763,5756,327760,7,5766,5757,5765,262268,24,5744,5766,393281,210,5746,5744,209,
209,327742,5746,5537,2,4,131321,5619,131320,5619,196855,15151,0,262394,14918,15129,15151,131320,15129,393281,783,
15130,471,209,806,262205,24,15131,15130,262268,7,15136,15131,327761,6,15138,15136,0,327876,6,15139,14932,182,327829,
185,15140,15138,15139,327761,6,15141,15140,1,327761,6,15142,15140,0,327761,6,15144,15136,1,327874,6,15145,14932,194,
327808,6,15146,15144,15145,327808,6,15147,15146,15141,327760,7,15148,15142,15147,262268,24,15149,15148,393281,210,
15150,15149,209,209,327742,15150,15042,2,4,131321,15151,131320,15151,196855,15159,0,262394,14918,15154,15159,131320,
15154,327879,6,15157,2431,328,327851,108,15158,15157,177,131321,15159,131320,15159,458997,108,15160,14918,15151,15158,
15154,196855,15167,0,262394,15160,15161,15167,131320,15161,393281,473,15164,471,209,1818,262205,6,15165,15164,327856,
108,15166,15042,15165,131321,15167,131320,15167,458997,108,15168,15160,15159,15166,15161,196855,15191,0,262394,15168,
15169,15191,131320,15169,393281,783,15170,471,209,1825,262205,24,15171,15170,262268,7,15176,15171,327761,6,15178,
15176,0,327876,6,15179,15042,182,327829,185,15180,15178,15179,327761,6,15181,15180,1,327761,6,15182,15180,0,327761,6,
15184,15176,1,327874,6,15185,15042,194,327808,6,15186,15184,15185,327808,6,15187,15186,15181,327760,7,15188,15182,
15187,262268,24,15189,15188,393281,210,15190,15189,209,209,327742,15190,14932,2,4,131321,15191,131320,15191,196855,
15223,0,262394,14954,15201,15223,131320,15201,393281,783,15202,471,209,806,262205,24,15203,15202,262268,7,15208,15203,
327761,6,15210,15208,0,327876,6,15211,14968,182,327829,185,15212,15210,15211,327761,6,15213,15212,1,327761,6,15214,
15212,0,327761,6,15216,15208,1,327874,6,15217,14968,194,327808,6,15218,15216,15217,327808,6,15219,15218,15213,327760,
7,15220,15214,15219,262268,24,15221,15220,393281,210,15222,15221,209,209,327742,15222,15080,2,4,131321,15223,131320,
15223,196855,15231,0,262394,14954,15226,15231,131320,15226,327879,6,15229,2431,328,327851,108,15230,15229,177,131321,
15231,131320,15231,458997,108,15232,14954,15223,15230,15226,196855,15239,0,262394,15232,15233,15239,131320,15233,
393281,473,15236,471,209,1818,262205,6,15237,15236,327856,108,15238,15080,15237,131321,15239,131320,15239,458997,108,
15240,15232,15231,15238,15233,196855,15263,0,262394,15240,15241,15263,131320,15241,393281,783,15242,471,209,1825,
262205,24,15243,15242,262268,7,15248,15243,327761,6,15250,15248,0,327876,6,15251,15080,182,327829,185,15252,15250,
15251,327761,6,15253,15252,1,327761,6,15254,15252,0,327761,6,15256,15248,1,327874,6,15257,15080,194,327808,6,15258,
15256,15257,327808,6,15259,15258,15253,327760,7,15260,15254,15259,262268,24,15261,15260,393281,210,15262,15261,209,
209,327742,15262,14968,2,4,131321,15263,131320,15263,196855,15295,0,262394,14990,15273,15295,131320,15273,393281,783,
15274,471,209,806,262205,24,15275,15274,262268,7,15280,15275,327761,6,15282,15280,0,327876,6,15283,15004,182,327829,
185,15284,15282,15283,327761,6,15285,15284,1,327761,6,15286,15284,0,327761,6,15288,15280,1,327874,6,15289,15004,194,
327808,6,15290,15288,15289,327808,6,15291,15290,15285,327760,7,15292,15286,15291,262268,24,15293,15292,393281,210,
15294,15293,209,209,327742,15294,15118,2,4,131321,15295,131320,15295,196855,15303,0,262394,14990,15298,15303,131320,
15298,327879,6,15301,2431,328,327851,108,15302,15301,177,131321,15303,131320,15303,458997,108,15304,14990,15295,15302,
15298,196855,15311,0,262394,15304,15305,15311,131320,15305,393281,473,15308,471,209,1818,262205,6,15309,15308,327856,
108,15310,15118,15309,131321,15311,131320,15311,458997,108,15312,15304,15303,15310,15305,196855,15335,0,262394,15312,
15313,15335,131320,15313,393281,783,15314,471,209,1825,262205,24,15315,15314,262268,7,15320,15315,327761,6,15322,
15320,0,327876,6,15323,15118,182,327829,185,15324,15322,15323,327761,6,15325,15324,1,327761,6,15326,15324,0,327761,6,
15328,15320,1,327874,6,15329,15118,194,327808,6,15330,15328,15329,327808,6,15331,15330,15325,327760,7,15332,15326,
15331,262268,24,15333,15332,393281,210,15334,15333,209,209,327742,15334,15004,2,4,131321,15335,131320,15335,327879,6,
5626,2431,93,327851,108,5627,5626,177,196855,5665,0,262394,5627,5628,5665,131320,5628,196855,5835,0,196859,177,5784,
131320,5784,196855,5801,0,262394,559,5785,5801,131320,5785,393281,496,5786,471,209,209,262205,15,5787,5786,262268,7,
5788,5787,327761,6,5842,5788,0,327876,6,5844,5529,182,327829,185,5845,5842,5844,327761,6,5846,5845,1,327761,6,5847,
5845,0,327761,6,5850,5788,1,327874,6,5852,5529,194,327808,6,5853,5850,5852,327808,6,5855,5853,5846,327829,185,5865,
5847,5844,327761,6,5866,5865,1,327761,6,5867,5865,0,327808,6,5873,5855,5852,327808,6,5875,5873,5866,327760,7,5876,
5867,5875,262268,15,5793,5876,393281,210,5795,5793,209,209,393277,6,5796,5795,2,4,393281,210,5798,5793,209,252,393277,
6,5799,5798,2,4,327760,7,5800,5796,5799,131321,5835,131320,5801,196855,5809,0,262394,583,5802,5809,131320,5802,393281,
496,5803,471,209,209,262205,15,5804,5803,262268,7,5882,5804,327761,6,5893,5882,0,327876,6,5895,5529,182,327829,185,
5896,5893,5895,327761,6,5897,5896,1,327761,6,5898,5896,0,327761,6,5901,5882,1,327874,6,5903,5529,194,327808,6,5904,
5901,5903,327808,6,5906,5904,5897,327760,7,5907,5898,5906,262268,15,5885,5907,393281,210,5886,5885,209,209,393277,6,
5887,5886,2,4,393281,473,5911,471,209,472,262205,6,5912,5911,327874,6,5913,5912,476,327874,6,5914,5887,5913,393281,
473,5915,471,209,479,262205,6,5916,5915,327879,6,5917,5914,5916,327760,7,5808,5917,177,131321,5835,131320,5809,196855,
5816,0,262394,598,5811,5816,131320,5811,327879,6,5814,2431,297,327851,108,5815,5814,177,131321,5816,131320,5816,
458997,108,5817,598,5809,5815,5811,196855,5823,0,262394,5817,5818,5823,131320,5818,393281,496,5819,471,209,252,262205,
15,5820,5819,262268,7,5923,5820,327761,6,5934,5923,0,327876,6,5936,5529,182,327829,185,5937,5934,5936,327761,6,5938,
5937,1,327761,6,5939,5937,0,327761,6,5942,5923,1,327874,6,5944,5529,194,327808,6,5945,5942,5944,327808,6,5947,5945,
5938,327760,7,5948,5939,5947,262268,15,5926,5948,393281,210,5927,5926,209,209,393277,6,5928,5927,2,4,131321,5823,
131320,5823,458997,6,7188,5529,5816,5928,5818,393281,473,5825,471,209,615,262205,6,5826,5825,327856,108,5827,7188,
5826,196855,5832,0,262394,5827,5828,5831,131320,5831,131321,5832,131320,5828,393281,473,5957,471,209,472,262205,6,
5958,5957,327879,6,5959,5958,488,327831,185,5960,7188,5959,327761,6,5961,5960,0,327761,6,5962,5960,1,393281,496,5963,
471,209,209,262205,15,5964,5963,262268,7,5965,5964,327761,6,5967,5965,0,327829,185,5969,5967,5961,327761,6,5970,5969,
1,327761,6,5971,5969,0,327879,6,5973,5971,509,327761,6,5975,5965,1,327808,6,5977,5975,5962,327808,6,5979,5977,5970,
327760,7,5980,5973,5979,262268,15,5982,5980,393281,210,5983,5982,209,209,393277,6,5984,5983,2,4,327879,6,5986,5971,
280,327812,6,5987,5986,311,327874,6,5990,5958,476,327808,6,5991,5987,5990,327874,6,5992,5984,5991,393281,473,5993,471,
209,479,262205,6,5994,5993,327879,6,5995,5992,5994,131321,5832,131320,5832,458997,6,7190,5995,5828,626,5831,327760,7,
5834,7190,177,131321,5835,131320,5835,590069,7,7191,5800,5785,5808,5802,5834,5832,196855,15478,0,196859,177,15345,
131320,15345,196855,15380,0,262394,559,15346,15380,131320,15346,393281,496,15347,471,209,209,262205,15,15348,15347,
262268,7,15349,15348,327761,6,15351,15349,0,327876,6,15352,14927,182,327829,185,15353,15351,15352,327761,6,15354,
15353,1,327761,6,15355,15353,0,327761,6,15357,15349,1,327874,6,15358,14927,194,327808,6,15359,15357,15358,327808,6,
15360,15359,15354,327829,185,15365,15355,15352,327761,6,15366,15365,1,327761,6,15367,15365,0,327808,6,15371,15360,
15358,327808,6,15372,15371,15366,327760,7,15373,15367,15372,262268,15,15374,15373,393281,210,15375,15374,209,209,
393277,6,15376,15375,2,4,393281,210,15377,15374,209,252,393277,6,15378,15377,2,4,327760,7,15379,15376,15378,131321,
15478,131320,15380,196855,15408,0,262394,583,15381,15408,131320,15381,393281,496,15382,471,209,209,262205,15,15383,
15382,262268,7,15384,15383,327761,6,15386,15384,0,327876,6,15387,14927,182,327829,185,15388,15386,15387,327761,6,
15389,15388,1,327761,6,15390,15388,0,327761,6,15392,15384,1,327874,6,15393,14927,194,327808,6,15394,15392,15393,
327808,6,15395,15394,15389,327760,7,15396,15390,15395,262268,15,15397,15396,393281,210,15398,15397,209,209,393277,6,
15399,15398,2,4,393281,473,15400,471,209,472,262205,6,15401,15400,327874,6,15402,15401,476,327874,6,15403,15399,15402,
393281,473,15404,471,209,479,262205,6,15405,15404,327879,6,15406,15403,15405,327760,7,15407,15406,177,131321,15478,
131320,15408,196855,15414,0,262394,598,15409,15414,131320,15409,327879,6,15412,2431,297,327851,108,15413,15412,177,
131321,15414,131320,15414,458997,108,15415,598,15408,15413,15409,196855,15435,0,262394,15415,15416,15435,131320,15416,
393281,496,15417,471,209,252,262205,15,15418,15417,262268,7,15419,15418,327761,6,15421,15419,0,327876,6,15422,14927,
182,327829,185,15423,15421,15422,327761,6,15424,15423,1,327761,6,15425,15423,0,327761,6,15427,15419,1,327874,6,15428,
14927,194,327808,6,15429,15427,15428,327808,6,15430,15429,15424,327760,7,15431,15425,15430,262268,15,15432,15431,
393281,210,15433,15432,209,209,393277,6,15434,15433,2,4,131321,15435,131320,15435,458997,6,15436,14927,15414,15434,
15416,393281,473,15437,471,209,615,262205,6,15438,15437,327856,108,15439,15436,15438,196855,15475,0,262394,15439,
15441,15440,131320,15440,131321,15475,131320,15441,393281,473,15442,471,209,472,262205,6,15443,15442,327879,6,15444,
15443,488,327831,185,15445,15436,15444,327761,6,15446,15445,0,327761,6,15447,15445,1,393281,496,15448,471,209,209,
262205,15,15449,15448,262268,7,15450,15449,327761,6,15452,15450,0,327829,185,15453,15452,15446,327761,6,15454,15453,1,
327761,6,15455,15453,0,327879,6,15456,15455,509,327761,6,15458,15450,1,327808,6,15459,15458,15447,327808,6,15460,
15459,15454,327760,7,15461,15456,15460,262268,15,15462,15461,393281,210,15463,15462,209,209,393277,6,15464,15463,2,4,
327879,6,15465,15455,280,327812,6,15466,15465,311,327874,6,15469,15443,476,327808,6,15470,15466,15469,327874,6,15471,
15464,15470,393281,473,15472,471,209,479,262205,6,15473,15472,327879,6,15474,15471,15473,131321,15475,131320,15475,
458997,6,15476,15474,15441,626,15440,327760,7,15477,15476,177,131321,15478,131320,15478,590069,7,15479,15379,15346,
15407,15381,15477,15475,196855,15623,0,196859,177,15490,131320,15490,196855,15525,0,262394,559,15491,15525,131320,
15491,393281,496,15492,471,209,209,262205,15,15493,15492,262268,7,15494,15493,327761,6,15496,15494,0,327876,6,15497,
14963,182,327829,185,15498,15496,15497,327761,6,15499,15498,1,327761,6,15500,15498,0,327761,6,15502,15494,1,327874,6,
15503,14963,194,327808,6,15504,15502,15503,327808,6,15505,15504,15499,327829,185,15510,15500,15497,327761,6,15511,
15510,1,327761,6,15512,15510,0,327808,6,15516,15505,15503,327808,6,15517,15516,15511,327760,7,15518,15512,15517,
262268,15,15519,15518,393281,210,15520,15519,209,209,393277,6,15521,15520,2,4,393281,210,15522,15519,209,252,393277,6,
15523,15522,2,4,327760,7,15524,15521,15523,131321,15623,131320,15525,196855,15553,0,262394,583,15526,15553,131320,
15526,393281,496,15527,471,209,209,262205,15,15528,15527,262268,7,15529,15528,327761,6,15531,15529,0,327876,6,15532,
14963,182,327829,185,15533,15531,15532,327761,6,15534,15533,1,327761,6,15535,15533,0,327761,6,15537,15529,1,327874,6,
15538,14963,194,327808,6,15539,15537,15538,327808,6,15540,15539,15534,327760,7,15541,15535,15540,262268,15,15542,
15541,393281,210,15543,15542,209,209,393277,6,15544,15543,2,4,393281,473,15545,471,209,472,262205,6,15546,15545,
327874,6,15547,15546,476,327874,6,15548,15544,15547,393281,473,15549,471,209,479,262205,6,15550,15549,327879,6,15551,
15548,15550,327760,7,15552,15551,177,131321,15623,131320,15553,196855,15559,0,262394,598,15554,15559,131320,15554,
327879,6,15557,2431,297,327851,108,15558,15557,177,131321,15559,131320,15559,458997,108,15560,598,15553,15558,15554,
196855,15580,0,262394,15560,15561,15580,131320,15561,393281,496,15562,471,209,252,262205,15,15563,15562,262268,7,
15564,15563,327761,6,15566,15564,0,327876,6,15567,14963,182,327829,185,15568,15566,15567,327761,6,15569,15568,1,
327761,6,15570,15568,0,327761,6,15572,15564,1,327874,6,15573,14963,194,327808,6,15574,15572,15573,327808,6,15575,
15574,15569,327760,7,15576,15570,15575,262268,15,15577,15576,393281,210,15578,15577,209,209,393277,6,15579,15578,2,4,
131321,15580,131320,15580,458997,6,15581,14963,15559,15579,15561,393281,473,15582,471,209,615,262205,6,15583,15582,
327856,108,15584,15581,15583,196855,15620,0,262394,15584,15586,15585,131320,15585,131321,15620,131320,15586,393281,
473,15587,471,209,472,262205,6,15588,15587,327879,6,15589,15588,488,327831,185,15590,15581,15589,327761,6,15591,15590,
0,327761,6,15592,15590,1,393281,496,15593,471,209,209,262205,15,15594,15593,262268,7,15595,15594,327761,6,15597,15595,
0,327829,185,15598,15597,15591,327761,6,15599,15598,1,327761,6,15600,15598,0,327879,6,15601,15600,509,327761,6,15603,
15595,1,327808,6,15604,15603,15592,327808,6,15605,15604,15599,327760,7,15606,15601,15605,262268,15,15607,15606,393281,
210,15608,15607,209,209,393277,6,15609,15608,2,4,327879,6,15610,15600,280,327812,6,15611,15610,311,327874,6,15614,
15588,476,327808,6,15615,15611,15614,327874,6,15616,15609,15615,393281,473,15617,471,209,479,262205,6,15618,15617,
327879,6,15619,15616,15618,131321,15620,131320,15620,458997,6,15621,15619,15586,626,15585,327760,7,15622,15621,177,
131321,15623,131320,15623,590069,7,15624,15524,15491,15552,15526,15622,15620,196855,15768,0,196859,177,15635,131320,
15635,196855,15670,0,262394,559,15636,15670,131320,15636,393281,496,15637,471,209,209,262205,15,15638,15637,262268,7,
15639,15638,327761,6,15641,15639,0,327876,6,15642,14999,182,327829,185,15643,15641,15642,327761,6,15644,15643,1,
327761,6,15645,15643,0,327761,6,15647,15639,1,327874,6,15648,14999,194,327808,6,15649,15647,15648,327808,6,15650,
15649,15644,327829,185,15655,15645,15642,327761,6,15656,15655,1,327761,6,15657,15655,0,327808,6,15661,15650,15648,
327808,6,15662,15661,15656,327760,7,15663,15657,15662,262268,15,15664,15663,393281,210,15665,15664,209,209,393277,6,
15666,15665,2,4,393281,210,15667,15664,209,252,393277,6,15668,15667,2,4,327760,7,15669,15666,15668,131321,15768,
131320,15670,196855,15698,0,262394,583,15671,15698,131320,15671,393281,496,15672,471,209,209,262205,15,15673,15672,
262268,7,15674,15673,327761,6,15676,15674,0,327876,6,15677,14999,182,327829,185,15678,15676,15677,327761,6,15679,
15678,1,327761,6,15680,15678,0,327761,6,15682,15674,1,327874,6,15683,14999,194,327808,6,15684,15682,15683,327808,6,
15685,15684,15679,327760,7,15686,15680,15685,262268,15,15687,15686,393281,210,15688,15687,209,209,393277,6,15689,
15688,2,4,393281,473,15690,471,209,472,262205,6,15691,15690,327874,6,15692,15691,476,327874,6,15693,15689,15692,
393281,473,15694,471,209,479,262205,6,15695,15694,327879,6,15696,15693,15695,327760,7,15697,15696,177,131321,15768,
131320,15698,196855,15704,0,262394,598,15699,15704,131320,15699,327879,6,15702,2431,297,327851,108,15703,15702,177,
131321,15704,131320,15704,458997,108,15705,598,15698,15703,15699,196855,15725,0,262394,15705,15706,15725,131320,15706,
393281,496,15707,471,209,252,262205,15,15708,15707,262268,7,15709,15708,327761,6,15711,15709,0,327876,6,15712,14999,
182,327829,185,15713,15711,15712,327761,6,15714,15713,1,327761,6,15715,15713,0,327761,6,15717,15709,1,327874,6,15718,
14999,194,327808,6,15719,15717,15718,327808,6,15720,15719,15714,327760,7,15721,15715,15720,262268,15,15722,15721,
393281,210,15723,15722,209,209,393277,6,15724,15723,2,4,131321,15725,131320,15725,458997,6,15726,14999,15704,15724,
15706,393281,473,15727,471,209,615,262205,6,15728,15727,327856,108,15729,15726,15728,196855,15765,0,262394,15729,
15731,15730,131320,15730,131321,15765,131320,15731,393281,473,15732,471,209,472,262205,6,15733,15732,327879,6,15734,
15733,488,327831,185,15735,15726,15734,327761,6,15736,15735,0,327761,6,15737,15735,1,393281,496,15738,471,209,209,
262205,15,15739,15738,262268,7,15740,15739,327761,6,15742,15740,0,327829,185,15743,15742,15736,327761,6,15744,15743,1,
327761,6,15745,15743,0,327879,6,15746,15745,509,327761,6,15748,15740,1,327808,6,15749,15748,15737,327808,6,15750,
15749,15744,327760,7,15751,15746,15750,262268,15,15752,15751,393281,210,15753,15752,209,209,393277,6,15754,15753,2,4,
327879,6,15755,15745,280,327812,6,15756,15755,311,327874,6,15759,15733,476,327808,6,15760,15756,15759,327874,6,15761,
15754,15760,393281,473,15762,471,209,479,262205,6,15763,15762,327879,6,15764,15761,15763,131321,15765,131320,15765,
458997,6,15766,15764,15731,626,15730,327760,7,15767,15766,177,131321,15768,131320,15768,590069,7,15769,15669,15636,
15697,15671,15767,15765,196855,5660,0,262394,5516,5652,5660,131320,5652,196855,6029,0,262394,1637,6005,6022,131320,
6022,393281,783,6023,471,209,1641,262205,24,6024,6023,327761,6,6027,7191,0,262268,7,6074,6024,327761,6,6085,6074,0,
327876,6,6087,5537,182,327829,185,6088,6085,6087,327761,6,6089,6088,1,327761,6,6090,6088,0,327761,6,6093,6074,1,
327874,6,6095,5537,194,327808,6,6096,6093,6095,327808,6,6098,6096,6089,327760,7,6099,6090,6098,262268,24,6077,6099,
393281,210,6079,6077,209,209,327742,6079,6027,2,4,131321,6029,131320,6005,393281,783,6006,471,209,1641,262205,24,6007,
6006,262268,7,6008,6007,327761,6,6035,6008,0,327876,6,6037,5537,182,327829,185,6038,6035,6037,327761,6,6039,6038,1,
327761,6,6040,6038,0,327761,6,6043,6008,1,327874,6,6045,5537,194,327808,6,6046,6043,6045,327808,6,6048,6046,6039,
327829,185,6058,6040,6037,327761,6,6059,6058,1,327761,6,6060,6058,0,327808,6,6066,6048,6045,327808,6,6068,6066,6059,
327760,7,6069,6060,6068,262268,24,6013,6069,327761,6,6016,7191,0,393281,210,6017,6013,209,209,327742,6017,6016,2,4,
327761,6,6020,7191,1,393281,210,6021,6013,209,252,327742,6021,6020,2,4,131321,6029,131320,6029,131321,5660,131320,
5660,196855,15841,0,262394,14918,15780,15841,131320,15780,196855,15840,0,262394,1637,15805,15785,131320,15785,393281,
783,15786,471,209,1641,262205,24,15787,15786,327761,6,15789,15479,0,262268,7,15790,15787,327761,6,15792,15790,0,
327876,6,15793,14932,182,327829,185,15794,15792,15793,327761,6,15795,15794,1,327761,6,15796,15794,0,327761,6,15798,
15790,1,327874,6,15799,14932,194,327808,6,15800,15798,15799,327808,6,15801,15800,15795,327760,7,15802,15796,15801,
262268,24,15803,15802,393281,210,15804,15803,209,209,327742,15804,15789,2,4,131321,15840,131320,15805,393281,783,
15806,471,209,1641,262205,24,15807,15806,262268,7,15808,15807,327761,6,15810,15808,0,327876,6,15811,14932,182,327829,
185,15812,15810,15811,327761,6,15813,15812,1,327761,6,15814,15812,0,327761,6,15816,15808,1,327874,6,15817,14932,194,
327808,6,15818,15816,15817,327808,6,15819,15818,15813,327829,185,15824,15814,15811,327761,6,15825,15824,1,327761,6,
15826,15824,0,327808,6,15830,15819,15817,327808,6,15831,15830,15825,327760,7,15832,15826,15831,262268,24,15833,15832,
327761,6,15835,15479,0,393281,210,15836,15833,209,209,327742,15836,15835,2,4,327761,6,15838,15479,1,393281,210,15839,
15833,209,252,327742,15839,15838,2,4,131321,15840,131320,15840,131321,15841,131320,15841,196855,15912,0,262394,14954,
15851,15912,131320,15851,196855,15911,0,262394,1637,15876,15856,131320,15856,393281,783,15857,471,209,1641,262205,24,
15858,15857,327761,6,15860,15624,0,262268,7,15861,15858,327761,6,15863,15861,0,327876,6,15864,14968,182,327829,185,
15865,15863,15864,327761,6,15866,15865,1,327761,6,15867,15865,0,327761,6,15869,15861,1,327874,6,15870,14968,194,
327808,6,15871,15869,15870,327808,6,15872,15871,15866,327760,7,15873,15867,15872,262268,24,15874,15873,393281,210,
15875,15874,209,209,327742,15875,15860,2,4,131321,15911,131320,15876,393281,783,15877,471,209,1641,262205,24,15878,
15877,262268,7,15879,15878,327761,6,15881,15879,0,327876,6,15882,14968,182,327829,185,15883,15881,15882,327761,6,
15884,15883,1,327761,6,15885,15883,0,327761,6,15887,15879,1,327874,6,15888,14968,194,327808,6,15889,15887,15888,
327808,6,15890,15889,15884,327829,185,15895,15885,15882,327761,6,15896,15895,1,327761,6,15897,15895,0,327808,6,15901,
15890,15888,327808,6,15902,15901,15896,327760,7,15903,15897,15902,262268,24,15904,15903,327761,6,15906,15624,0,393281,
210,15907,15904,209,209,327742,15907,15906,2,4,327761,6,15909,15624,1,393281,210,15910,15904,209,252,327742,15910,
15909,2,4,131321,15911,131320,15911,131321,15912,131320,15912,196855,15983,0,262394,14990,15922,15983,131320,15922,
196855,15982,0,262394,1637,15947,15927,131320,15927,393281,783,15928,471,209,1641,262205,24,15929,15928,327761,6,
15931,15769,0,262268,7,15932,15929,327761,6,15934,15932,0,327876,6,15935,15004,182,327829,185,15936,15934,15935,
327761,6,15937,15936,1,327761,6,15938,15936,0,327761,6,15940,15932,1,327874,6,15941,15004,194,327808,6,15942,15940,
15941,327808,6,15943,15942,15937,327760,7,15944,15938,15943,262268,24,15945,15944,393281,210,15946,15945,209,209,
327742,15946,15931,2,4,131321,15982,131320,15947,393281,783,15948,471,209,1641,262205,24,15949,15948,262268,7,15950,
15949,327761,6,15952,15950,0,327876,6,15953,15004,182,327829,185,15954,15952,15953,327761,6,15955,15954,1,327761,6,
15956,15954,0,327761,6,15958,15950,1,327874,6,15959,15004,194,327808,6,15960,15958,15959,327808,6,15961,15960,15955,
327829,185,15966,15956,15953,327761,6,15967,15966,1,327761,6,15968,15966,0,327808,6,15972,15961,15959,327808,6,15973,
15972,15967,327760,7,15974,15968,15973,262268,24,15975,15974,327761,6,15977,15769,0,393281,210,15978,15975,209,209,
327742,15978,15977,2,4,327761,6,15980,15769,1,393281,210,15981,15975,209,252,327742,15981,15980,2,4,131321,15982,
131320,15982,131321,15983,131320,15983,131321,5665,131320,5665,131321,5666,131320,5666,327808,6,5668,7101,297,131321,
5486,131320,5669,131321,5313,131320,5313,262368,279,279,309,131321,2392,131320,2392,131321,2389,131320,2391,65789,
65592,
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
