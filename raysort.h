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
#define RAYSORT_SHADER_DIGEST "685cebb50aa242ea52deca078678e235eaf5ddaceacfe2378c993bd848e6c6ef"
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
 * kernels derive the chunks from this number and the live count, and a workgroup without a chunk does nothing. Few chunks
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
  raysort_beginPass(plan, &pass, "scan downsweep", RAYSORT_PIPELINE_DOWNSWEEP,
                    table->rowStride);
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
                    table.rowStride);
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
  raysort_beginPass(plan, &pass, name, pipeline,
                    digit->table.rowStride);
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
119734787,66816,524299,24879,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,
5,4,1852399981,0,313,319,349,404,425,488,913,1189,1412,1417,2196,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,262215,94,1,1,262215,313,11,29,
262215,315,1,0,327752,485,0,35,0,327752,485,1,35,8,327752,485,2,35,16,327752,485,3,35,24,327752,485,4,35,32,327752,
485,5,35,40,327752,485,6,35,48,327752,485,7,35,56,327752,485,8,35,64,327752,485,9,35,72,327752,485,10,35,76,327752,
485,11,35,80,327752,485,12,35,84,327752,485,13,35,88,327752,485,14,35,92,327752,485,15,35,96,327752,485,16,35,100,
327752,485,17,35,104,327752,485,18,35,108,327752,485,19,35,112,327752,485,20,35,116,327752,485,21,35,120,327752,485,
22,35,124,327752,486,0,35,0,196679,486,2,262216,761,0,24,327752,761,0,35,0,196679,761,2,262215,958,1,2,262215,2196,11,
26,262215,2489,1,0,262215,2490,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,9,7,6,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262167,42,6,4,
262176,43,7,42,262187,6,93,16,262194,6,94,4,262187,6,95,0,131092,96,393268,96,97,170,94,95,262187,6,98,1,393268,96,99,
170,94,98,262187,6,100,8,262187,6,101,4,458804,6,102,169,99,100,101,458804,6,103,169,97,93,102,393268,6,104,134,93,
103,262172,105,42,104,262176,106,7,105,262172,112,6,93,262176,113,7,112,262165,201,32,1,262187,201,202,2,262174,205,6,
6,262187,201,213,30,262187,201,228,0,262176,229,5349,6,262187,201,271,1,458796,42,296,95,95,95,95,262187,6,298,2,
262187,6,299,3,458796,42,300,95,98,298,299,262167,306,96,4,262176,312,1,6,262203,312,313,1,262194,6,315,128,393268,6,
316,134,315,101,262172,317,42,316,262176,318,4,317,262203,318,319,4,262176,325,4,6,262187,6,327,264,393268,6,329,134,
315,100,262176,336,4,42,262187,6,345,32,393268,6,346,134,315,345,262172,347,42,346,262176,348,4,347,262203,348,349,4,
393268,6,368,134,315,100,393268,6,380,134,315,345,393268,6,401,134,315,345,262172,402,42,401,262176,403,4,402,262203,
403,404,4,262203,325,425,4,1638430,485,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,486,485,262176,
487,9,486,262203,487,488,9,262187,201,489,13,262176,490,9,6,262187,201,493,24,262187,201,496,14,262187,6,505,65535,
262176,513,9,15,262187,6,526,4294967292u,262187,201,552,10,262187,6,555,256,262187,201,565,9,393268,96,575,170,94,299,
393268,96,599,170,94,298,393268,96,614,170,94,101,262187,201,631,12,262187,6,642,4294967295u,393268,96,647,170,94,95,
262187,201,652,18,262187,201,659,15,262187,201,682,16,262187,6,689,31,393268,96,692,170,94,299,262187,201,723,17,
262187,6,731,128,393268,6,732,134,731,103,196647,760,5349,196638,761,42,262176,760,5349,761,262176,763,5349,42,262187,
201,770,19,262187,201,783,20,262187,201,794,8,262176,795,9,24,262187,201,818,5,393268,6,892,132,315,93,393268,6,909,
134,892,345,393268,6,910,128,892,909,262172,911,6,910,262176,912,4,911,262203,912,913,4,262194,6,958,8,393268,6,959,
137,958,101,393268,96,960,170,959,95,262187,6,971,15,458804,6,992,169,960,101,299,393268,6,993,196,98,992,262187,201,
1034,4,262187,6,1040,252645135,262187,6,1062,6,393268,6,1082,134,993,101,393268,6,1096,134,315,100,262187,6,1134,255,
393268,6,1141,132,298,315,393268,96,1178,178,958,101,262172,1187,6,993,262176,1188,4,1187,262203,1188,1189,4,262187,6,
1255,7,393268,6,1331,196,98,958,262187,6,1332,12,393268,6,1333,196,1331,1332,393268,6,1360,196,1331,1332,393268,6,
1409,128,1331,98,262172,1410,6,1409,262176,1411,4,1410,262203,1411,1412,4,393268,6,1414,128,1331,98,262172,1415,6,
1414,262176,1416,4,1415,262203,1416,1417,4,327732,96,1453,168,1178,393268,6,1465,130,993,98,196650,96,1472,393268,6,
1510,128,1332,992,196649,96,1515,393268,6,1654,130,892,98,393268,96,1666,170,94,299,262187,201,1670,6,262187,6,1740,
4095,262187,201,1847,21,262187,201,1854,7,393268,6,1939,134,315,345,393268,6,1940,128,315,1939,327732,96,1948,168,
1178,262187,6,1958,58,393268,96,2035,176,94,299,393268,96,2062,176,94,299,393268,6,2066,132,298,892,262187,6,2108,512,
262187,201,2127,3,262187,6,2163,9,262187,201,2183,22,262167,2194,6,3,262176,2195,1,2194,262203,2195,2196,1,393268,6,
2209,128,1331,315,393268,6,2210,130,2209,98,393268,6,2211,134,2210,315,262172,2226,6,2211,262176,2227,7,2226,262187,
201,2259,11,262187,6,2393,64,393268,96,2419,176,94,299,262194,6,2489,1,393267,2194,2490,2489,98,98,196609,105,6561,
458796,42,8353,101,101,101,101,262187,6,8354,5,262187,6,8355,10,458796,42,8356,1040,1040,1040,1040,262187,6,16476,11,
262187,6,16477,13,262187,6,16478,14,262187,6,16479,1024,262187,6,16480,2048,262187,6,16481,4096,262187,6,16482,8192,
262187,6,16483,16384,262187,6,16484,32768,327734,2,4,0,3,131320,5,262203,43,4467,7,262203,43,3896,7,262203,43,3275,7,
262203,113,3220,7,262203,106,3221,7,262203,106,3228,7,262203,2227,2630,7,262203,2227,2632,7,262203,106,2437,7,393281,
490,2504,488,228,552,262205,6,2505,2504,327879,6,2506,2505,555,327851,96,2507,2506,95,196855,2519,0,262394,2507,2508,
2516,131320,2516,393281,490,2517,488,228,565,262205,6,2518,2517,131321,2519,131320,2508,393281,513,2509,488,228,202,
262205,15,2510,2509,393281,229,2511,2510,228,228,393277,6,2512,2511,2,4,393281,490,2513,488,228,565,262205,6,2514,
2513,458764,6,2515,1,38,2512,2514,131321,2519,131320,2519,458997,6,6460,2515,2508,2518,2516,393281,490,2407,488,228,
2259,262205,6,2408,2407,327745,312,2410,2196,95,262205,6,2411,2410,327808,6,2530,6460,892,327810,6,2531,2530,98,
327814,6,2533,2531,892,327808,6,2536,2533,2408,327810,6,2537,2536,98,327814,6,2539,2537,2408,458764,6,2540,1,41,98,
2539,327812,6,2543,2540,892,327808,6,2546,2533,2540,327810,6,2547,2546,98,327814,6,2549,2547,2540,327856,96,2554,2411,
2549,196855,2561,0,262394,2554,2555,2559,131320,2559,131321,2561,131320,2555,327812,6,2558,2411,2543,131321,2561,
131320,2561,458997,6,6461,2558,2555,6460,2559,327808,6,2568,6461,2543,458764,6,2569,1,38,6460,2568,196855,2421,0,
262394,2419,2420,2421,131320,2420,327808,6,2424,6461,892,327858,96,2427,2424,2569,131321,2421,131320,2421,458997,96,
2428,2419,2561,2427,2420,196855,2430,0,262394,2428,2429,2430,131320,2429,262205,6,2434,313,327812,6,2435,2434,93,
327808,6,2436,6461,2435,131321,2575,131320,2575,458997,6,6466,95,2429,2589,2579,327856,96,2578,6466,104,262390,2590,
2579,1,262394,2578,2579,2590,131320,2579,327812,6,2583,6466,103,327808,6,2584,2436,2583,393281,513,2595,488,228,228,
262205,15,2596,2595,262268,7,2597,2596,327814,6,2599,2584,103,327812,6,2600,2599,101,327761,6,2610,2597,0,327876,6,
2612,2600,202,327829,205,2613,2610,2612,327761,6,2614,2613,1,327761,6,2615,2613,0,327761,6,2618,2597,1,327874,6,2620,
2600,213,327808,6,2621,2618,2620,327808,6,2623,2621,2614,327760,7,2624,2615,2623,262268,760,2602,2624,327745,763,2603,
2602,228,393277,42,2604,2603,2,16,327745,43,2586,2437,6466,196670,2586,2604,327808,6,2589,6466,271,131321,2575,131320,
2590,262205,105,2440,2437,131321,2430,131320,2430,458997,105,6557,6561,2421,2440,2590,262312,96,2442,2554,196855,2444,
0,262394,2442,2443,2444,131320,2443,327850,96,2447,2411,95,131321,2444,131320,2444,458997,96,2448,2554,2430,2447,2443,
196855,2450,0,262394,2448,2449,2450,131320,2449,327850,96,2650,2411,95,196855,2656,0,262394,2650,2651,2656,131320,
2651,327879,6,2654,2505,731,327851,96,2655,2654,95,131321,2656,131320,2656,458997,96,2657,2650,2449,2655,2651,262205,
6,2658,313,327812,6,2659,2658,2211,131321,2660,131320,2660,458997,6,6472,95,2656,2710,2711,458997,6,6471,95,2656,2713,
2711,327856,96,2663,6471,2211,262390,2714,2711,1,262394,2663,2664,2714,131320,2664,327808,6,2667,2659,6471,393281,490,
2670,488,228,652,262205,6,2671,2670,327856,96,2672,2667,2671,196855,2680,0,262394,2672,2673,2679,131320,2679,131321,
2680,131320,2673,393281,513,2674,488,228,1034,262205,15,2675,2674,393281,229,2677,2675,228,2667,393277,6,2678,2677,2,
4,131321,2680,131320,2680,458997,6,7804,2678,2673,95,2679,327745,9,2682,2630,6471,196670,2682,7804,327847,96,2689,
2672,2554,196855,2703,0,262394,2689,2690,2702,131320,2702,131321,2703,131320,2690,393281,513,2691,488,228,2127,262205,
15,2692,2691,327812,6,2696,2667,2408,327808,6,2699,2696,2411,393281,229,2700,2692,228,2699,393277,6,2701,2700,2,4,
131321,2703,131320,2703,458997,6,7808,2701,2690,95,2702,327745,9,2705,2632,6471,196670,2705,7808,262205,6,2708,2682,
327808,6,2710,6472,2708,131321,2711,131320,2711,327808,6,2713,6471,271,131321,2660,131320,2714,327814,6,2844,2658,101,
327817,6,2846,2658,101,393281,325,2848,319,2844,2846,196670,2848,6472,262368,298,298,327,327856,96,2850,2658,329,
196855,2878,0,262394,2850,2851,2878,131320,2851,327812,6,2853,2658,298,327745,336,2854,319,2853,262205,42,2855,2854,
327808,6,2858,2853,98,327745,336,2859,319,2858,262205,42,2860,2859,327808,42,2861,2855,2860,327761,6,2867,2861,0,
327761,6,2869,2861,1,327808,6,2870,2867,2869,327761,6,2872,2861,2,327808,6,2873,2870,2872,327761,6,2875,2861,3,327808,
6,2876,2873,2875,393281,325,2877,349,2844,2846,196670,2877,2876,131321,2878,131320,2878,262368,298,298,327,327856,96,
2880,2658,368,196855,2935,0,262394,2880,2881,2935,131320,2881,131321,2882,131320,2882,458997,42,17426,296,2881,2892,
2886,458997,42,17425,296,2881,2899,2886,458997,6,6474,95,2881,2902,2886,327856,96,2885,6474,380,262390,2903,2886,1,
262394,2885,2886,2903,131320,2886,327745,336,2888,349,6474,262205,42,2889,2888,327808,42,2892,17426,2889,327812,6,
2894,6474,101,458832,42,2979,2894,2894,2894,2894,327808,42,2980,300,2979,458832,42,2982,2658,2658,2658,2658,327856,
306,2983,2980,2982,393385,42,2984,2983,2889,296,327808,42,2899,17425,2984,327808,6,2902,6474,271,131321,2882,131320,
2903,327761,6,2909,17425,0,327761,6,2911,17425,1,327808,6,2912,2909,2911,327761,6,2914,17425,2,327808,6,2915,2912,
2914,327761,6,2917,17425,3,327808,6,2918,2915,2917,393281,325,2919,404,2844,2846,196670,2919,2918,327850,96,2921,2658,
95,196855,2934,0,262394,2921,2922,2934,131320,2922,327761,6,2924,17426,0,327761,6,2926,17426,1,327808,6,2927,2924,
2926,327761,6,2929,17426,2,327808,6,2930,2927,2929,327761,6,2932,17426,3,327808,6,2933,2930,2932,196670,425,2933,
131321,2934,131320,2934,131321,2935,131320,2935,262368,298,298,327,262205,6,2936,425,327814,6,2938,2658,100,327812,6,
2939,2938,298,327817,6,2941,2658,100,327745,336,2942,319,2939,262205,42,2943,2942,458832,42,2992,2941,2941,2941,2941,
327856,306,2993,300,2992,393385,42,2994,2993,2943,296,327808,6,2948,2939,98,327745,336,2951,319,2948,262205,42,2952,
2951,327808,42,3000,300,8353,327856,306,3003,3000,2992,393385,42,3004,3003,2952,296,327808,42,2955,2994,3004,327814,6,
2957,2658,345,327817,6,2960,2938,101,393281,325,2961,404,2957,2960,262205,6,2962,2961,327761,6,2964,2955,0,327808,6,
2965,2962,2964,327761,6,2967,2955,1,327808,6,2968,2965,2967,327761,6,2970,2955,2,327808,6,2971,2968,2970,327761,6,
2973,2955,3,327808,6,2974,2971,2973,131321,2718,131320,2718,458997,6,7799,2974,2935,2752,2753,458997,6,6478,95,2935,
2755,2753,327856,96,2721,6478,2211,262390,2756,2753,1,262394,2721,2722,2756,131320,2722,327808,6,2725,2659,6478,
393281,490,2727,488,228,652,262205,6,2728,2727,327856,96,2729,2725,2728,196855,2747,0,262394,2729,2730,2747,131320,
2730,327745,9,2734,2632,6478,262205,6,2735,2734,327808,6,2736,7799,2735,327745,325,2737,1417,2725,196670,2737,2736,
196855,2746,0,262394,2657,2739,2746,131320,2739,327745,9,2743,2630,6478,262205,6,2744,2743,393281,795,3008,488,228,
794,262205,24,3009,3008,327808,6,3011,93,2725,393281,229,3013,3009,228,3011,327742,3013,7799,2,4,393281,490,3014,488,
228,2183,262205,6,3015,3014,327812,6,3017,2725,299,327808,6,3018,3015,3017,393281,490,3025,488,228,770,262205,6,3026,
3025,327814,6,3027,2744,3026,327817,6,3031,2744,3026,327851,96,3032,3031,95,393385,6,3033,3032,98,95,327808,6,3034,
3027,3033,393281,490,3036,488,228,783,262205,6,3037,3036,327814,6,3038,3034,3037,327817,6,3042,3034,3037,327851,96,
3043,3042,95,393385,6,3044,3043,98,95,327808,6,3045,3038,3044,458764,6,3052,1,38,3034,3037,393281,229,3053,3009,228,
3018,327742,3053,3052,2,4,327808,6,3057,3018,98,458764,6,3059,1,41,3045,98,393281,229,3060,3009,228,3057,327742,3060,
3059,2,4,327808,6,3064,3018,298,393281,229,3065,3009,228,3064,327742,3065,98,2,4,131321,2746,131320,2746,131321,2747,
131320,2747,327745,9,2749,2630,6478,262205,6,2750,2749,327808,6,2752,7799,2750,131321,2753,131320,2753,327808,6,2755,
6478,271,131321,2718,131320,2756,327850,96,2758,2658,95,196855,2824,0,262394,2758,2759,2824,131320,2759,393281,490,
2760,488,228,652,262205,6,2761,2760,327812,6,2764,2761,2408,327808,6,2767,2764,2411,196855,2774,0,262394,2554,2769,
2774,131320,2769,327879,6,2772,2505,98,327851,96,2773,2772,95,131321,2774,131320,2774,458997,96,2775,2554,2759,2773,
2769,196855,2796,0,262394,2775,2780,2795,131320,2795,131321,2796,131320,2780,393281,513,2781,488,228,2127,262205,15,
2782,2781,393281,229,2784,2782,228,2767,393277,6,2785,2784,2,4,327808,6,2791,2767,2408,393281,229,2792,2782,228,2791,
393277,6,2793,2792,2,4,327808,6,2794,2785,2793,131321,2796,131320,2796,458997,6,6489,2794,2780,95,2795,327808,6,2798,
2936,6489,327745,325,2799,1417,2761,196670,2799,2798,196855,2809,0,262394,2657,2801,2809,131320,2801,393281,795,2802,
488,228,794,262205,24,2803,2802,327808,6,2806,93,2761,393281,229,2808,2803,228,2806,327742,2808,2936,2,4,131321,2809,
131320,2809,196855,2818,0,262394,2650,2813,2818,131320,2813,327879,6,2816,2505,2393,327851,96,2817,2816,95,131321,
2818,131320,2818,458997,96,2819,2650,2809,2817,2813,196855,2823,0,262394,2819,2820,2823,131320,2820,393281,513,3076,
488,228,1034,262205,15,3077,3076,393281,229,3080,3077,228,2761,393277,6,3081,3080,2,4,327808,6,3086,2761,98,393281,
229,3087,3077,228,3086,393277,6,3088,3087,2,4,196855,3171,0,262394,2507,3160,3168,131320,3168,393281,490,3169,488,228,
565,262205,6,3170,3169,131321,3171,131320,3160,393281,513,3161,488,228,202,262205,15,3162,3161,393281,229,3163,3162,
228,228,393277,6,3164,3163,2,4,393281,490,3165,488,228,565,262205,6,3166,3165,458764,6,3167,1,38,3164,3166,131321,
3171,131320,3171,458997,6,6501,3167,3160,3170,3168,327879,6,3092,2505,2108,327851,96,3093,3092,95,393281,795,3094,488,
228,794,262205,24,3095,3094,393281,229,3097,3095,228,228,327742,3097,6501,2,4,393281,229,3101,3095,228,271,327742,
3101,2936,2,4,327808,6,3106,3081,3088,393281,229,3107,3095,228,202,327742,3107,3106,2,4,393281,229,3111,3095,228,2127,
327742,3111,3088,2,4,393281,490,3177,488,228,770,262205,6,3178,3177,327814,6,3179,2936,3178,327817,6,3183,2936,3178,
327851,96,3184,3183,95,393385,6,3185,3184,98,95,327808,6,3186,3179,3185,393281,490,3188,488,228,783,262205,6,3189,
3188,327814,6,3190,3186,3189,327817,6,3194,3186,3189,327851,96,3195,3194,95,393385,6,3196,3195,98,95,327808,6,3197,
3190,3196,458764,6,3204,1,38,3186,3189,393281,229,3205,3095,228,101,327742,3205,3204,2,4,458764,6,3211,1,41,3197,98,
393281,229,3212,3095,228,8354,327742,3212,3211,2,4,393281,229,3217,3095,228,1062,327742,3217,98,2,4,196855,3122,0,
262394,3093,3117,3121,131320,3121,131321,3122,131320,3117,327808,6,3119,6501,689,327814,6,3120,3119,345,131321,3122,
131320,3122,458997,6,6505,3120,3117,95,3121,393281,229,3124,3095,228,1854,327742,3124,6505,2,4,196855,3137,0,262394,
3093,3128,3136,131320,3136,131321,3137,131320,3128,327808,6,3133,2761,298,393281,229,3134,3077,228,3133,393277,6,3135,
3134,2,4,131321,3137,131320,3137,458997,6,6507,3135,3128,95,3136,393281,229,3139,3095,228,794,327742,3139,6507,2,4,
131321,3140,131320,3140,458997,6,6508,2163,3137,3151,3144,327856,96,3143,6508,93,262390,3152,3144,0,262394,3143,3144,
3152,131320,3144,393281,229,3148,3095,228,6508,327742,3148,95,2,4,327808,6,3151,6508,271,131321,3140,131320,3152,
131321,2823,131320,2823,131321,2824,131320,2824,131321,2450,131320,2450,262368,298,298,327,131321,2457,131320,2457,
458997,105,6554,6557,2450,7420,2460,458997,6,6530,6461,2450,2472,2460,327856,96,2465,6530,2569,262390,2459,2460,0,
262394,2465,2458,2459,131320,2458,327810,6,2469,2569,6530,458764,6,2470,1,38,892,2469,327808,6,2472,6530,892,327856,
96,2475,2472,2569,262205,6,3234,313,327812,6,3235,3234,93,327850,96,3237,2470,892,327847,96,3238,2035,3237,196855,
3249,0,262394,3238,3239,3243,131320,3243,131321,3417,131320,3417,458997,6,6579,3234,3243,3440,3438,327856,96,3420,
6579,892,262390,3441,3438,0,262394,3420,3421,3441,131320,3421,393281,490,3422,488,228,652,262205,6,3423,3422,327856,
96,3426,6579,2470,196855,3433,0,262394,3426,3427,3433,131320,3427,327808,6,3430,6530,6579,196855,3527,0,196859,95,
3476,131320,3476,196855,3493,0,262394,575,3477,3493,131320,3477,393281,513,3478,488,228,228,262205,15,3479,3478,
262268,7,3480,3479,327761,6,3534,3480,0,327876,6,3536,3430,202,327829,205,3537,3534,3536,327761,6,3538,3537,1,327761,
6,3539,3537,0,327761,6,3542,3480,1,327874,6,3544,3430,213,327808,6,3545,3542,3544,327808,6,3547,3545,3538,327829,205,
3557,3539,3536,327761,6,3558,3557,1,327761,6,3559,3557,0,327808,6,3565,3547,3544,327808,6,3567,3565,3558,327760,7,
3568,3559,3567,262268,15,3485,3568,393281,229,3487,3485,228,228,393277,6,3488,3487,2,4,393281,229,3490,3485,228,271,
393277,6,3491,3490,2,4,327760,7,3492,3488,3491,131321,3527,131320,3493,196855,3501,0,262394,599,3494,3501,131320,3494,
393281,513,3495,488,228,228,262205,15,3496,3495,262268,7,3574,3496,327761,6,3585,3574,0,327876,6,3587,3430,202,327829,
205,3588,3585,3587,327761,6,3589,3588,1,327761,6,3590,3588,0,327761,6,3593,3574,1,327874,6,3595,3430,213,327808,6,
3596,3593,3595,327808,6,3598,3596,3589,327760,7,3599,3590,3598,262268,15,3577,3599,393281,229,3578,3577,228,228,
393277,6,3579,3578,2,4,393281,490,3603,488,228,489,262205,6,3604,3603,327874,6,3605,3604,493,327874,6,3606,3579,3605,
393281,490,3607,488,228,496,262205,6,3608,3607,327879,6,3609,3606,3608,327760,7,3500,3609,95,131321,3527,131320,3501,
196855,3508,0,262394,614,3503,3508,131320,3503,327879,6,3506,2505,101,327851,96,3507,3506,95,131321,3508,131320,3508,
458997,96,3509,614,3501,3507,3503,196855,3515,0,262394,3509,3510,3515,131320,3510,393281,513,3511,488,228,271,262205,
15,3512,3511,262268,7,3615,3512,327761,6,3626,3615,0,327876,6,3628,3430,202,327829,205,3629,3626,3628,327761,6,3630,
3629,1,327761,6,3631,3629,0,327761,6,3634,3615,1,327874,6,3636,3430,213,327808,6,3637,3634,3636,327808,6,3639,3637,
3630,327760,7,3640,3631,3639,262268,15,3618,3640,393281,229,3619,3618,228,228,393277,6,3620,3619,2,4,131321,3515,
131320,3515,458997,6,6586,3430,3508,3620,3510,393281,490,3517,488,228,631,262205,6,3518,3517,327856,96,3519,6586,3518,
196855,3524,0,262394,3519,3520,3523,131320,3523,131321,3524,131320,3520,393281,490,3649,488,228,489,262205,6,3650,
3649,327879,6,3651,3650,505,327831,205,3652,6586,3651,327761,6,3653,3652,0,327761,6,3654,3652,1,393281,513,3655,488,
228,228,262205,15,3656,3655,262268,7,3657,3656,327761,6,3659,3657,0,327829,205,3661,3659,3653,327761,6,3662,3661,1,
327761,6,3663,3661,0,327879,6,3665,3663,526,327761,6,3667,3657,1,327808,6,3669,3667,3654,327808,6,3671,3669,3662,
327760,7,3672,3665,3671,262268,15,3674,3672,393281,229,3675,3674,228,228,393277,6,3676,3675,2,4,327879,6,3678,3663,
299,327812,6,3679,3678,100,327874,6,3682,3650,493,327808,6,3683,3679,3682,327874,6,3684,3676,3683,393281,490,3685,488,
228,496,262205,6,3686,3685,327879,6,3687,3684,3686,131321,3524,131320,3524,458997,6,6588,3687,3520,642,3523,327760,7,
3526,6588,95,131321,3527,131320,3527,590069,7,6589,3492,3477,3500,3494,3526,3524,196855,3764,0,196859,95,3697,131320,
3697,196855,3704,0,262394,647,3698,3704,131320,3698,327761,6,3700,6589,0,458764,6,3703,1,38,3700,3423,131321,3764,
131320,3704,327761,6,3706,6589,0,393281,490,3707,488,228,659,262205,6,3708,3707,327852,96,3709,3706,3708,196855,3725,
0,262394,3709,3710,3725,131320,3710,131321,3764,131320,3725,393281,490,3726,488,228,682,262205,6,3727,3726,327879,6,
3731,3727,689,327874,6,3732,3706,3731,196855,3759,0,262394,692,3733,3759,131320,3733,327854,96,3735,3727,345,196855,
3757,0,262394,3735,3736,3742,131320,3742,327850,96,3744,3727,95,196855,3755,0,262394,3744,3745,3747,131320,3747,
327761,6,3750,6589,1,327810,6,3752,345,3727,327876,6,3753,3750,3752,327877,6,3754,3732,3753,131321,3755,131320,3745,
131321,3755,131320,3755,458997,6,6590,3732,3745,3754,3747,131321,3757,131320,3736,327761,6,3738,6589,1,327810,6,3740,
3727,345,327874,6,3741,3738,3740,131321,3757,131320,3757,458997,6,6591,3741,3736,6590,3755,131321,3759,131320,3759,
458997,6,6592,3732,3725,6591,3757,393281,490,3761,488,228,723,262205,6,3762,3761,327879,6,3763,6592,3762,131321,3764,
131320,3764,590069,6,6594,3703,3698,3423,3710,3763,3759,131321,3433,131320,3433,458997,6,6605,3423,3421,6594,3764,
327874,6,3770,6579,818,327808,6,3771,6579,3770,327745,325,3437,913,3771,196670,3437,6605,131321,3438,131320,3438,
327808,6,3440,6579,315,131321,3417,131320,3441,262368,298,298,327,327874,6,3776,3235,818,327808,6,3777,3235,3776,
327745,325,3452,913,3777,262205,6,3453,3452,327808,6,8364,3777,98,327745,325,8365,913,8364,262205,6,8366,8365,327808,
6,8377,3777,298,327745,325,8378,913,8377,262205,6,8379,8378,327808,6,8390,3777,299,327745,325,8391,913,8390,262205,6,
8392,8391,327808,6,8403,3777,101,327745,325,8404,913,8403,262205,6,8405,8404,327808,6,8416,3777,8354,327745,325,8417,
913,8416,262205,6,8418,8417,327808,6,8429,3777,1062,327745,325,8430,913,8429,262205,6,8431,8430,327808,6,8442,3777,
1255,327745,325,8443,913,8442,262205,6,8444,8443,327808,6,8455,3777,100,327745,325,8456,913,8455,262205,6,8457,8456,
327808,6,8468,3777,2163,327745,325,8469,913,8468,262205,6,8470,8469,327808,6,8481,3777,8355,327745,325,8482,913,8481,
262205,6,8483,8482,327808,6,8494,3777,16476,327745,325,8495,913,8494,262205,6,8496,8495,327808,6,8507,3777,1332,
327745,325,8508,913,8507,262205,6,8509,8508,327808,6,8520,3777,16477,327745,325,8521,913,8520,262205,6,8522,8521,
327808,6,8533,3777,16478,327745,325,8534,913,8533,262205,6,8535,8534,327808,6,8546,3777,971,327745,325,8547,913,8546,
262205,6,8548,8547,262368,298,298,327,131321,3249,131320,3239,196670,3221,6554,131321,3279,131320,3279,458997,6,6606,
95,3239,3308,3306,327856,96,3282,6606,93,262390,3309,3306,1,262394,3282,3283,3309,131320,3283,327814,6,3285,6606,103,
327745,43,3286,3221,3285,262205,42,3287,3286,131321,3288,131320,3288,458997,6,7780,95,3283,3304,3302,327856,96,3291,
7780,103,262390,3305,3302,1,262394,3291,3292,3305,131320,3292,327808,6,3295,6606,7780,196670,3275,3287,327812,6,3314,
7780,732,327814,6,3315,3314,345,327745,9,3316,3275,3315,262205,6,3317,3316,327879,6,3321,3314,689,393281,490,3322,488,
228,489,262205,6,3323,3322,327874,6,3324,3323,493,327808,6,3325,3321,3324,327874,6,3326,3317,3325,393281,490,3327,488,
228,496,262205,6,3328,3327,327879,6,3329,3326,3328,196855,3406,0,196859,95,3339,131320,3339,196855,3346,0,262394,647,
3340,3346,131320,3340,393281,490,3343,488,228,652,262205,6,3344,3343,458764,6,3345,1,38,3329,3344,131321,3406,131320,
3346,393281,490,3349,488,228,659,262205,6,3350,3349,327852,96,3351,3329,3350,196855,3367,0,262394,3351,3352,3367,
131320,3352,393281,490,3360,488,228,652,262205,6,3361,3360,131321,3406,131320,3367,393281,490,3368,488,228,682,262205,
6,3369,3368,327879,6,3373,3369,689,327874,6,3374,3329,3373,196855,3401,0,262394,692,3375,3401,131320,3375,327854,96,
3377,3369,345,196855,3399,0,262394,3377,3378,3384,131320,3384,327850,96,3386,3369,95,196855,3397,0,262394,3386,3387,
3389,131320,3389,327810,6,3394,345,3369,327876,6,3395,95,3394,327877,6,3396,3374,3395,131321,3397,131320,3387,131321,
3397,131320,3397,458997,6,7783,3374,3387,3396,3389,131321,3399,131320,3378,327810,6,3382,3369,345,327874,6,3383,95,
3382,131321,3399,131320,3399,458997,6,7784,3383,3378,7783,3397,131321,3401,131320,3401,458997,6,7785,3374,3367,7784,
3399,393281,490,3403,488,228,723,262205,6,3404,3403,327879,6,3405,7785,3404,131321,3406,131320,3406,590069,6,7787,
3345,3340,3361,3352,3405,3401,327745,9,3301,3220,3295,196670,3301,7787,131321,3302,131320,3302,327808,6,3304,7780,271,
131321,3288,131320,3305,131321,3306,131320,3306,327808,6,3308,6606,103,131321,3279,131320,3309,262205,112,3242,3220,
327761,6,6388,3242,0,327761,6,6389,3242,1,327761,6,6390,3242,2,327761,6,6391,3242,3,327761,6,6392,3242,4,327761,6,
6393,3242,5,327761,6,6394,3242,6,327761,6,6395,3242,7,327761,6,6396,3242,8,327761,6,6397,3242,9,327761,6,6398,3242,10,
327761,6,6399,3242,11,327761,6,6400,3242,12,327761,6,6401,3242,13,327761,6,6402,3242,14,327761,6,6403,3242,15,131321,
3249,131320,3249,458997,6,6622,6388,3309,3453,3441,458997,6,6621,6389,3309,8366,3441,458997,6,6620,6390,3309,8379,
3441,458997,6,6619,6391,3309,8392,3441,458997,6,6618,6392,3309,8405,3441,458997,6,6617,6393,3309,8418,3441,458997,6,
6616,6394,3309,8431,3441,458997,6,6615,6395,3309,8444,3441,458997,6,6614,6396,3309,8457,3441,458997,6,6613,6397,3309,
8470,3441,458997,6,6612,6398,3309,8483,3441,458997,6,6611,6399,3309,8496,3441,458997,6,6610,6400,3309,8509,3441,
458997,6,6609,6401,3309,8522,3441,458997,6,6608,6402,3309,8535,3441,458997,6,6607,6403,3309,8548,3441,327876,6,3812,
6622,1332,327808,6,3816,3812,3235,327876,6,8559,6621,1332,327808,6,8560,3235,98,327808,6,8561,8559,8560,327876,6,8572,
6620,1332,327808,6,8573,3235,298,327808,6,8574,8572,8573,327876,6,8585,6619,1332,327808,6,8586,3235,299,327808,6,8587,
8585,8586,327876,6,8598,6618,1332,327808,6,8599,3235,101,327808,6,8600,8598,8599,327876,6,8611,6617,1332,327808,6,
8612,3235,8354,327808,6,8613,8611,8612,327876,6,8624,6616,1332,327808,6,8625,3235,1062,327808,6,8626,8624,8625,327876,
6,8637,6615,1332,327808,6,8638,3235,1255,327808,6,8639,8637,8638,327876,6,8650,6614,1332,327808,6,8651,3235,100,
327808,6,8652,8650,8651,327876,6,8663,6613,1332,327808,6,8664,3235,2163,327808,6,8665,8663,8664,327876,6,8676,6612,
1332,327808,6,8677,3235,8355,327808,6,8678,8676,8677,327876,6,8689,6611,1332,327808,6,8690,3235,16476,327808,6,8691,
8689,8690,327876,6,8702,6610,1332,327808,6,8703,3235,1332,327808,6,8704,8702,8703,327876,6,8715,6609,1332,327808,6,
8716,3235,16477,327808,6,8717,8715,8716,327876,6,8728,6608,1332,327808,6,8729,3235,16478,327808,6,8730,8728,8729,
327876,6,8741,6607,1332,327808,6,8742,3235,971,327808,6,8743,8741,8742,196855,3868,0,262394,1453,3822,3868,131320,
3822,327879,6,3831,6622,1465,327879,6,8754,6621,1465,327879,6,8765,6620,1465,327879,6,8776,6619,1465,327879,6,8787,
6618,1465,327879,6,8798,6617,1465,327879,6,8809,6616,1465,327879,6,8820,6615,1465,327879,6,8831,6614,1465,327879,6,
8842,6613,1465,327879,6,8853,6612,1465,327879,6,8864,6611,1465,327879,6,8875,6610,1465,327879,6,8886,6609,1465,327879,
6,8897,6608,1465,327879,6,8908,6607,1465,327812,6,3912,3831,101,327879,6,3913,3912,689,196855,3975,0,262394,960,3914,
3953,131320,3953,327874,6,3957,95,3913,327879,6,3958,3957,971,327876,6,3970,98,3913,131321,3975,131320,3914,327874,6,
3922,95,3913,327879,6,3923,3922,971,327856,96,3926,3831,100,196855,3931,0,262394,3926,3927,3930,131320,3930,131321,
3931,131320,3927,327876,6,3929,98,3913,131321,3931,131320,3931,458997,6,7765,3929,3927,95,3930,327854,96,3936,3831,
100,393385,96,17188,3936,1515,3936,196855,3949,0,262394,17188,3945,3948,131320,3948,131321,3949,131320,3945,327876,6,
3947,98,3913,131321,3949,131320,3949,458997,6,7771,3947,3945,95,3948,131321,3975,131320,3975,458997,6,17834,3958,3953,
3923,3949,458997,6,7997,7771,3949,95,3953,458997,6,7994,7765,3949,3970,3953,327812,6,8921,8754,101,327879,6,8922,8921,
689,196855,8963,0,262394,960,8937,8923,131320,8923,327874,6,8924,7994,8922,327879,6,8925,8924,971,327876,6,8928,98,
8922,327808,6,8936,7994,8928,131321,8963,131320,8937,327856,96,8938,8754,100,393385,6,8939,8938,7994,7997,327874,6,
8940,8939,8922,327879,6,8941,8940,971,196855,8947,0,262394,8938,8945,8944,131320,8944,131321,8947,131320,8945,327876,
6,8946,98,8922,131321,8947,131320,8947,458997,6,8948,8946,8945,95,8944,327808,6,8949,7994,8948,327854,96,8950,8754,
100,393385,96,17189,8950,1515,8950,196855,8960,0,262394,17189,8958,8957,131320,8957,131321,8960,131320,8958,327876,6,
8959,98,8922,131321,8960,131320,8960,458997,6,8961,8959,8958,95,8957,327808,6,8962,7997,8961,131321,8963,131320,8963,
458997,6,17786,8925,8923,8941,8960,458997,6,8964,8962,8960,7997,8923,458997,6,8965,8949,8960,8936,8923,327812,6,8977,
8765,101,327879,6,8978,8977,689,196855,9019,0,262394,960,8993,8979,131320,8979,327874,6,8980,8965,8978,327879,6,8981,
8980,971,327876,6,8984,98,8978,327808,6,8992,8965,8984,131321,9019,131320,8993,327856,96,8994,8765,100,393385,6,8995,
8994,8965,8964,327874,6,8996,8995,8978,327879,6,8997,8996,971,196855,9003,0,262394,8994,9001,9000,131320,9000,131321,
9003,131320,9001,327876,6,9002,98,8978,131321,9003,131320,9003,458997,6,9004,9002,9001,95,9000,327808,6,9005,8965,
9004,327854,96,9006,8765,100,393385,96,17190,9006,1515,9006,196855,9016,0,262394,17190,9014,9013,131320,9013,131321,
9016,131320,9014,327876,6,9015,98,8978,131321,9016,131320,9016,458997,6,9017,9015,9014,95,9013,327808,6,9018,8964,
9017,131321,9019,131320,9019,458997,6,17741,8981,8979,8997,9016,458997,6,9020,9018,9016,8964,8979,458997,6,9021,9005,
9016,8992,8979,327812,6,9033,8776,101,327879,6,9034,9033,689,196855,9075,0,262394,960,9049,9035,131320,9035,327874,6,
9036,9021,9034,327879,6,9037,9036,971,327876,6,9040,98,9034,327808,6,9048,9021,9040,131321,9075,131320,9049,327856,96,
9050,8776,100,393385,6,9051,9050,9021,9020,327874,6,9052,9051,9034,327879,6,9053,9052,971,196855,9059,0,262394,9050,
9057,9056,131320,9056,131321,9059,131320,9057,327876,6,9058,98,9034,131321,9059,131320,9059,458997,6,9060,9058,9057,
95,9056,327808,6,9061,9021,9060,327854,96,9062,8776,100,393385,96,17191,9062,1515,9062,196855,9072,0,262394,17191,
9070,9069,131320,9069,131321,9072,131320,9070,327876,6,9071,98,9034,131321,9072,131320,9072,458997,6,9073,9071,9070,
95,9069,327808,6,9074,9020,9073,131321,9075,131320,9075,458997,6,17699,9037,9035,9053,9072,458997,6,9076,9074,9072,
9020,9035,458997,6,9077,9061,9072,9048,9035,327812,6,9089,8787,101,327879,6,9090,9089,689,196855,9131,0,262394,960,
9105,9091,131320,9091,327874,6,9092,9077,9090,327879,6,9093,9092,971,327876,6,9096,98,9090,327808,6,9104,9077,9096,
131321,9131,131320,9105,327856,96,9106,8787,100,393385,6,9107,9106,9077,9076,327874,6,9108,9107,9090,327879,6,9109,
9108,971,196855,9115,0,262394,9106,9113,9112,131320,9112,131321,9115,131320,9113,327876,6,9114,98,9090,131321,9115,
131320,9115,458997,6,9116,9114,9113,95,9112,327808,6,9117,9077,9116,327854,96,9118,8787,100,393385,96,17192,9118,1515,
9118,196855,9128,0,262394,17192,9126,9125,131320,9125,131321,9128,131320,9126,327876,6,9127,98,9090,131321,9128,
131320,9128,458997,6,9129,9127,9126,95,9125,327808,6,9130,9076,9129,131321,9131,131320,9131,458997,6,17660,9093,9091,
9109,9128,458997,6,9132,9130,9128,9076,9091,458997,6,9133,9117,9128,9104,9091,327812,6,9145,8798,101,327879,6,9146,
9145,689,196855,9187,0,262394,960,9161,9147,131320,9147,327874,6,9148,9133,9146,327879,6,9149,9148,971,327876,6,9152,
98,9146,327808,6,9160,9133,9152,131321,9187,131320,9161,327856,96,9162,8798,100,393385,6,9163,9162,9133,9132,327874,6,
9164,9163,9146,327879,6,9165,9164,971,196855,9171,0,262394,9162,9169,9168,131320,9168,131321,9171,131320,9169,327876,
6,9170,98,9146,131321,9171,131320,9171,458997,6,9172,9170,9169,95,9168,327808,6,9173,9133,9172,327854,96,9174,8798,
100,393385,96,17193,9174,1515,9174,196855,9184,0,262394,17193,9182,9181,131320,9181,131321,9184,131320,9182,327876,6,
9183,98,9146,131321,9184,131320,9184,458997,6,9185,9183,9182,95,9181,327808,6,9186,9132,9185,131321,9187,131320,9187,
458997,6,17624,9149,9147,9165,9184,458997,6,9188,9186,9184,9132,9147,458997,6,9189,9173,9184,9160,9147,327812,6,9201,
8809,101,327879,6,9202,9201,689,196855,9243,0,262394,960,9217,9203,131320,9203,327874,6,9204,9189,9202,327879,6,9205,
9204,971,327876,6,9208,98,9202,327808,6,9216,9189,9208,131321,9243,131320,9217,327856,96,9218,8809,100,393385,6,9219,
9218,9189,9188,327874,6,9220,9219,9202,327879,6,9221,9220,971,196855,9227,0,262394,9218,9225,9224,131320,9224,131321,
9227,131320,9225,327876,6,9226,98,9202,131321,9227,131320,9227,458997,6,9228,9226,9225,95,9224,327808,6,9229,9189,
9228,327854,96,9230,8809,100,393385,96,17194,9230,1515,9230,196855,9240,0,262394,17194,9238,9237,131320,9237,131321,
9240,131320,9238,327876,6,9239,98,9202,131321,9240,131320,9240,458997,6,9241,9239,9238,95,9237,327808,6,9242,9188,
9241,131321,9243,131320,9243,458997,6,17591,9205,9203,9221,9240,458997,6,9244,9242,9240,9188,9203,458997,6,9245,9229,
9240,9216,9203,327812,6,9257,8820,101,327879,6,9258,9257,689,196855,9299,0,262394,960,9273,9259,131320,9259,327874,6,
9260,9245,9258,327879,6,9261,9260,971,327876,6,9264,98,9258,327808,6,9272,9245,9264,131321,9299,131320,9273,327856,96,
9274,8820,100,393385,6,9275,9274,9245,9244,327874,6,9276,9275,9258,327879,6,9277,9276,971,196855,9283,0,262394,9274,
9281,9280,131320,9280,131321,9283,131320,9281,327876,6,9282,98,9258,131321,9283,131320,9283,458997,6,9284,9282,9281,
95,9280,327808,6,9285,9245,9284,327854,96,9286,8820,100,393385,96,17195,9286,1515,9286,196855,9296,0,262394,17195,
9294,9293,131320,9293,131321,9296,131320,9294,327876,6,9295,98,9258,131321,9296,131320,9296,458997,6,9297,9295,9294,
95,9293,327808,6,9298,9244,9297,131321,9299,131320,9299,458997,6,17561,9261,9259,9277,9296,458997,6,9300,9298,9296,
9244,9259,458997,6,9301,9285,9296,9272,9259,327812,6,9313,8831,101,327879,6,9314,9313,689,196855,9355,0,262394,960,
9329,9315,131320,9315,327874,6,9316,9301,9314,327879,6,9317,9316,971,327876,6,9320,98,9314,327808,6,9328,9301,9320,
131321,9355,131320,9329,327856,96,9330,8831,100,393385,6,9331,9330,9301,9300,327874,6,9332,9331,9314,327879,6,9333,
9332,971,196855,9339,0,262394,9330,9337,9336,131320,9336,131321,9339,131320,9337,327876,6,9338,98,9314,131321,9339,
131320,9339,458997,6,9340,9338,9337,95,9336,327808,6,9341,9301,9340,327854,96,9342,8831,100,393385,96,17196,9342,1515,
9342,196855,9352,0,262394,17196,9350,9349,131320,9349,131321,9352,131320,9350,327876,6,9351,98,9314,131321,9352,
131320,9352,458997,6,9353,9351,9350,95,9349,327808,6,9354,9300,9353,131321,9355,131320,9355,458997,6,17534,9317,9315,
9333,9352,458997,6,9356,9354,9352,9300,9315,458997,6,9357,9341,9352,9328,9315,327812,6,9369,8842,101,327879,6,9370,
9369,689,196855,9411,0,262394,960,9385,9371,131320,9371,327874,6,9372,9357,9370,327879,6,9373,9372,971,327876,6,9376,
98,9370,327808,6,9384,9357,9376,131321,9411,131320,9385,327856,96,9386,8842,100,393385,6,9387,9386,9357,9356,327874,6,
9388,9387,9370,327879,6,9389,9388,971,196855,9395,0,262394,9386,9393,9392,131320,9392,131321,9395,131320,9393,327876,
6,9394,98,9370,131321,9395,131320,9395,458997,6,9396,9394,9393,95,9392,327808,6,9397,9357,9396,327854,96,9398,8842,
100,393385,96,17197,9398,1515,9398,196855,9408,0,262394,17197,9406,9405,131320,9405,131321,9408,131320,9406,327876,6,
9407,98,9370,131321,9408,131320,9408,458997,6,9409,9407,9406,95,9405,327808,6,9410,9356,9409,131321,9411,131320,9411,
458997,6,17510,9373,9371,9389,9408,458997,6,9412,9410,9408,9356,9371,458997,6,9413,9397,9408,9384,9371,327812,6,9425,
8853,101,327879,6,9426,9425,689,196855,9467,0,262394,960,9441,9427,131320,9427,327874,6,9428,9413,9426,327879,6,9429,
9428,971,327876,6,9432,98,9426,327808,6,9440,9413,9432,131321,9467,131320,9441,327856,96,9442,8853,100,393385,6,9443,
9442,9413,9412,327874,6,9444,9443,9426,327879,6,9445,9444,971,196855,9451,0,262394,9442,9449,9448,131320,9448,131321,
9451,131320,9449,327876,6,9450,98,9426,131321,9451,131320,9451,458997,6,9452,9450,9449,95,9448,327808,6,9453,9413,
9452,327854,96,9454,8853,100,393385,96,17198,9454,1515,9454,196855,9464,0,262394,17198,9462,9461,131320,9461,131321,
9464,131320,9462,327876,6,9463,98,9426,131321,9464,131320,9464,458997,6,9465,9463,9462,95,9461,327808,6,9466,9412,
9465,131321,9467,131320,9467,458997,6,17489,9429,9427,9445,9464,458997,6,9468,9466,9464,9412,9427,458997,6,9469,9453,
9464,9440,9427,327812,6,9481,8864,101,327879,6,9482,9481,689,196855,9523,0,262394,960,9497,9483,131320,9483,327874,6,
9484,9469,9482,327879,6,9485,9484,971,327876,6,9488,98,9482,327808,6,9496,9469,9488,131321,9523,131320,9497,327856,96,
9498,8864,100,393385,6,9499,9498,9469,9468,327874,6,9500,9499,9482,327879,6,9501,9500,971,196855,9507,0,262394,9498,
9505,9504,131320,9504,131321,9507,131320,9505,327876,6,9506,98,9482,131321,9507,131320,9507,458997,6,9508,9506,9505,
95,9504,327808,6,9509,9469,9508,327854,96,9510,8864,100,393385,96,17199,9510,1515,9510,196855,9520,0,262394,17199,
9518,9517,131320,9517,131321,9520,131320,9518,327876,6,9519,98,9482,131321,9520,131320,9520,458997,6,9521,9519,9518,
95,9517,327808,6,9522,9468,9521,131321,9523,131320,9523,458997,6,17471,9485,9483,9501,9520,458997,6,9524,9522,9520,
9468,9483,458997,6,9525,9509,9520,9496,9483,327812,6,9537,8875,101,327879,6,9538,9537,689,196855,9579,0,262394,960,
9553,9539,131320,9539,327874,6,9540,9525,9538,327879,6,9541,9540,971,327876,6,9544,98,9538,327808,6,9552,9525,9544,
131321,9579,131320,9553,327856,96,9554,8875,100,393385,6,9555,9554,9525,9524,327874,6,9556,9555,9538,327879,6,9557,
9556,971,196855,9563,0,262394,9554,9561,9560,131320,9560,131321,9563,131320,9561,327876,6,9562,98,9538,131321,9563,
131320,9563,458997,6,9564,9562,9561,95,9560,327808,6,9565,9525,9564,327854,96,9566,8875,100,393385,96,17200,9566,1515,
9566,196855,9576,0,262394,17200,9574,9573,131320,9573,131321,9576,131320,9574,327876,6,9575,98,9538,131321,9576,
131320,9576,458997,6,9577,9575,9574,95,9573,327808,6,9578,9524,9577,131321,9579,131320,9579,458997,6,17456,9541,9539,
9557,9576,458997,6,9580,9578,9576,9524,9539,458997,6,9581,9565,9576,9552,9539,327812,6,9593,8886,101,327879,6,9594,
9593,689,196855,9635,0,262394,960,9609,9595,131320,9595,327874,6,9596,9581,9594,327879,6,9597,9596,971,327876,6,9600,
98,9594,327808,6,9608,9581,9600,131321,9635,131320,9609,327856,96,9610,8886,100,393385,6,9611,9610,9581,9580,327874,6,
9612,9611,9594,327879,6,9613,9612,971,196855,9619,0,262394,9610,9617,9616,131320,9616,131321,9619,131320,9617,327876,
6,9618,98,9594,131321,9619,131320,9619,458997,6,9620,9618,9617,95,9616,327808,6,9621,9581,9620,327854,96,9622,8886,
100,393385,96,17201,9622,1515,9622,196855,9632,0,262394,17201,9630,9629,131320,9629,131321,9632,131320,9630,327876,6,
9631,98,9594,131321,9632,131320,9632,458997,6,9633,9631,9630,95,9629,327808,6,9634,9580,9633,131321,9635,131320,9635,
458997,6,17444,9597,9595,9613,9632,458997,6,9636,9634,9632,9580,9595,458997,6,9637,9621,9632,9608,9595,327812,6,9649,
8897,101,327879,6,9650,9649,689,196855,9691,0,262394,960,9665,9651,131320,9651,327874,6,9652,9637,9650,327879,6,9653,
9652,971,327876,6,9656,98,9650,327808,6,9664,9637,9656,131321,9691,131320,9665,327856,96,9666,8897,100,393385,6,9667,
9666,9637,9636,327874,6,9668,9667,9650,327879,6,9669,9668,971,196855,9675,0,262394,9666,9673,9672,131320,9672,131321,
9675,131320,9673,327876,6,9674,98,9650,131321,9675,131320,9675,458997,6,9676,9674,9673,95,9672,327808,6,9677,9637,
9676,327854,96,9678,8897,100,393385,96,17202,9678,1515,9678,196855,9688,0,262394,17202,9686,9685,131320,9685,131321,
9688,131320,9686,327876,6,9687,98,9650,131321,9688,131320,9688,458997,6,9689,9687,9686,95,9685,327808,6,9690,9636,
9689,131321,9691,131320,9691,458997,6,17435,9653,9651,9669,9688,458997,6,9692,9690,9688,9636,9651,458997,6,9693,9677,
9688,9664,9651,327812,6,9705,8908,101,327879,6,9706,9705,689,196855,9747,0,262394,960,9721,9707,131320,9707,327874,6,
9708,9693,9706,327879,6,9709,9708,971,327876,6,9712,98,9706,327808,6,9720,9693,9712,131321,9747,131320,9721,327856,96,
9722,8908,100,393385,6,9723,9722,9693,9692,327874,6,9724,9723,9706,327879,6,9725,9724,971,196855,9731,0,262394,9722,
9729,9728,131320,9728,131321,9731,131320,9729,327876,6,9730,98,9706,131321,9731,131320,9731,458997,6,9732,9730,9729,
95,9728,327808,6,9733,9693,9732,327854,96,9734,8908,100,393385,96,17203,9734,1515,9734,196855,9744,0,262394,17203,
9742,9741,131320,9741,131321,9744,131320,9742,327876,6,9743,98,9706,131321,9744,131320,9744,458997,6,9745,9743,9742,
95,9741,327808,6,9746,9692,9745,131321,9747,131320,9747,458997,6,17427,9709,9707,9725,9744,458997,6,9748,9746,9744,
9692,9707,458997,6,9749,9733,9744,9720,9707,327874,6,3982,9749,1034,327874,6,3985,9748,1034,458832,42,3986,9749,3982,
9748,3985,327879,42,3988,3986,8356,196670,3896,3988,327850,96,3993,17427,971,327856,96,3995,8908,993,327847,96,3996,
3993,3995,196855,4013,0,262394,3996,3997,4013,131320,3997,327879,6,3999,8908,98,327874,6,4001,8908,202,327879,6,4002,
4001,298,327877,6,4003,3999,4002,327879,6,4005,8908,1062,327812,6,4006,4005,101,327876,6,4007,93,4006,458832,42,4008,
4007,4007,4007,4007,458832,42,4010,4003,4003,4003,4003,327850,306,4011,300,4010,393385,42,4012,4011,4008,296,196670,
3896,4012,131321,4013,131320,4013,327874,6,4037,3234,818,327878,6,4038,3234,4037,131321,4016,131320,4016,458997,6,
6642,95,4013,4031,4020,327856,96,4019,6642,1082,262390,4032,4020,1,262394,4019,4020,4032,131320,4020,327812,6,4022,
6642,315,327808,6,4024,4022,4038,327745,9,4026,3896,6642,262205,6,4027,4026,327745,325,4028,913,4024,196670,4028,4027,
327808,6,4031,6642,271,131321,4016,131320,4032,327814,6,4056,3234,1096,327817,6,4058,3234,1096,327812,6,4059,4058,100,
327874,6,4173,4059,818,327878,6,4174,4059,4173,327879,6,4062,4056,1062,327812,6,4063,4062,101,262368,298,298,327,
327879,6,4070,4056,98,327812,6,4071,4070,315,327808,6,4073,4071,4174,327878,6,4075,4073,95,327745,325,4078,913,4075,
262205,6,4079,4078,327874,6,4081,4079,4063,327879,6,4082,4081,1134,196855,4098,0,262394,960,4084,4098,131320,4084,
327808,6,4087,4075,1141,327745,325,4088,913,4087,262205,6,4089,4088,327874,6,4091,4089,4063,327879,6,4092,4091,1134,
327876,6,4093,4092,682,327877,6,4096,4082,4093,131321,4098,131320,4098,458997,6,17867,4082,4032,4096,4084,327878,6,
9761,4073,98,327745,325,9762,913,9761,262205,6,9763,9762,327874,6,9764,9763,4063,327879,6,9765,9764,1134,196855,9778,
0,262394,960,9767,9778,131320,9767,327808,6,9768,9761,1141,327745,325,9769,913,9768,262205,6,9770,9769,327874,6,9771,
9770,4063,327879,6,9772,9771,1134,327876,6,9773,9772,682,327877,6,9776,9765,9773,131321,9778,131320,9778,458997,6,
17868,9765,4098,9776,9767,327808,6,9781,17867,17868,327878,6,9793,4073,298,327745,325,9794,913,9793,262205,6,9795,
9794,327874,6,9796,9795,4063,327879,6,9797,9796,1134,196855,9810,0,262394,960,9799,9810,131320,9799,327808,6,9800,
9793,1141,327745,325,9801,913,9800,262205,6,9802,9801,327874,6,9803,9802,4063,327879,6,9804,9803,1134,327876,6,9805,
9804,682,327877,6,9808,9797,9805,131321,9810,131320,9810,458997,6,17869,9797,9778,9808,9799,327808,6,9813,9781,17869,
327878,6,9825,4073,299,327745,325,9826,913,9825,262205,6,9827,9826,327874,6,9828,9827,4063,327879,6,9829,9828,1134,
196855,9842,0,262394,960,9831,9842,131320,9831,327808,6,9832,9825,1141,327745,325,9833,913,9832,262205,6,9834,9833,
327874,6,9835,9834,4063,327879,6,9836,9835,1134,327876,6,9837,9836,682,327877,6,9840,9829,9837,131321,9842,131320,
9842,458997,6,17870,9829,9810,9840,9831,327808,6,9845,9813,17870,327878,6,9857,4073,101,327745,325,9858,913,9857,
262205,6,9859,9858,327874,6,9860,9859,4063,327879,6,9861,9860,1134,196855,9874,0,262394,960,9863,9874,131320,9863,
327808,6,9864,9857,1141,327745,325,9865,913,9864,262205,6,9866,9865,327874,6,9867,9866,4063,327879,6,9868,9867,1134,
327876,6,9869,9868,682,327877,6,9872,9861,9869,131321,9874,131320,9874,458997,6,17871,9861,9842,9872,9863,327808,6,
9877,9845,17871,327878,6,9889,4073,8354,327745,325,9890,913,9889,262205,6,9891,9890,327874,6,9892,9891,4063,327879,6,
9893,9892,1134,196855,9906,0,262394,960,9895,9906,131320,9895,327808,6,9896,9889,1141,327745,325,9897,913,9896,262205,
6,9898,9897,327874,6,9899,9898,4063,327879,6,9900,9899,1134,327876,6,9901,9900,682,327877,6,9904,9893,9901,131321,
9906,131320,9906,458997,6,17872,9893,9874,9904,9895,327808,6,9909,9877,17872,327878,6,9921,4073,1062,327745,325,9922,
913,9921,262205,6,9923,9922,327874,6,9924,9923,4063,327879,6,9925,9924,1134,196855,9938,0,262394,960,9927,9938,131320,
9927,327808,6,9928,9921,1141,327745,325,9929,913,9928,262205,6,9930,9929,327874,6,9931,9930,4063,327879,6,9932,9931,
1134,327876,6,9933,9932,682,327877,6,9936,9925,9933,131321,9938,131320,9938,458997,6,17873,9925,9906,9936,9927,327808,
6,9941,9909,17873,327878,6,9953,4073,1255,327745,325,9954,913,9953,262205,6,9955,9954,327874,6,9956,9955,4063,327879,
6,9957,9956,1134,196855,9970,0,262394,960,9959,9970,131320,9959,327808,6,9960,9953,1141,327745,325,9961,913,9960,
262205,6,9962,9961,327874,6,9963,9962,4063,327879,6,9964,9963,1134,327876,6,9965,9964,682,327877,6,9968,9957,9965,
131321,9970,131320,9970,458997,6,17874,9957,9938,9968,9959,327808,6,9973,9941,17874,327814,6,4194,3234,101,327817,6,
4196,3234,101,393281,325,4198,319,4194,4196,196670,4198,9973,262368,298,298,327,327856,96,4200,3234,329,196855,4228,0,
262394,4200,4201,4228,131320,4201,327812,6,4203,3234,298,327745,336,4204,319,4203,262205,42,4205,4204,327808,6,4208,
4203,98,327745,336,4209,319,4208,262205,42,4210,4209,327808,42,4211,4205,4210,327761,6,4217,4211,0,327761,6,4219,4211,
1,327808,6,4220,4217,4219,327761,6,4222,4211,2,327808,6,4223,4220,4222,327761,6,4225,4211,3,327808,6,4226,4223,4225,
393281,325,4227,349,4194,4196,196670,4227,4226,131321,4228,131320,4228,262368,298,298,327,327856,96,4230,3234,368,
196855,4285,0,262394,4230,4231,4285,131320,4231,131321,4232,131320,4232,458997,42,17876,296,4231,4242,4236,458997,42,
17875,296,4231,4249,4236,458997,6,6646,95,4231,4252,4236,327856,96,4235,6646,380,262390,4253,4236,1,262394,4235,4236,
4253,131320,4236,327745,336,4238,349,6646,262205,42,4239,4238,327808,42,4242,17876,4239,327812,6,4244,6646,101,458832,
42,4329,4244,4244,4244,4244,327808,42,4330,300,4329,458832,42,4332,3234,3234,3234,3234,327856,306,4333,4330,4332,
393385,42,4334,4333,4239,296,327808,42,4249,17875,4334,327808,6,4252,6646,271,131321,4232,131320,4253,327761,6,4259,
17875,0,327761,6,4261,17875,1,327808,6,4262,4259,4261,327761,6,4264,17875,2,327808,6,4265,4262,4264,327761,6,4267,
17875,3,327808,6,4268,4265,4267,393281,325,4269,404,4194,4196,196670,4269,4268,327850,96,4271,3234,95,196855,4284,0,
262394,4271,4272,4284,131320,4272,327761,6,4274,17876,0,327761,6,4276,17876,1,327808,6,4277,4274,4276,327761,6,4279,
17876,2,327808,6,4280,4277,4279,327761,6,4282,17876,3,327808,6,4283,4280,4282,196670,425,4283,131321,4284,131320,4284,
131321,4285,131320,4285,262368,298,298,327,262205,6,4286,425,327814,6,4288,3234,100,327812,6,4289,4288,298,327817,6,
4291,3234,100,327745,336,4292,319,4289,262205,42,4293,4292,458832,42,4342,4291,4291,4291,4291,327856,306,4343,300,
4342,393385,42,4344,4343,4293,296,327808,6,4298,4289,98,327745,336,4301,319,4298,262205,42,4302,4301,327808,42,4350,
300,8353,327856,306,4353,4350,4342,393385,42,4354,4353,4302,296,327808,42,4305,4344,4354,327814,6,4307,3234,345,
327817,6,4310,4288,101,393281,325,4311,404,4307,4310,262205,6,4312,4311,327761,6,4314,4305,0,327808,6,4315,4312,4314,
327761,6,4317,4305,1,327808,6,4318,4315,4317,327761,6,4320,4305,2,327808,6,4321,4318,4320,327761,6,4323,4305,3,327808,
6,4324,4321,4323,196855,4121,0,262394,960,4111,4121,131320,4111,327876,6,4113,4286,682,327808,6,4115,4324,4113,131321,
4121,131320,4121,458997,6,6658,4324,4285,4115,4111,196855,4126,0,262394,1178,4122,4126,131320,4122,327850,96,4125,
4058,95,131321,4126,131320,4126,458997,96,4127,1178,4121,4125,4122,196855,4145,0,262394,4127,4128,4145,131320,4128,
196855,4135,0,262394,960,4130,4133,131320,4133,131321,4135,131320,4130,327879,6,4132,6658,505,131321,4135,131320,4135,
458997,6,6659,4132,4130,6658,4133,327745,325,4137,1189,4056,196670,4137,6659,196855,4144,0,262394,960,4138,4144,
131320,4138,327808,6,4140,4056,100,327874,6,4142,6658,682,327745,325,4143,1189,4140,196670,4143,4142,131321,4144,
131320,4144,131321,4145,131320,4145,327812,6,4152,4056,315,327808,6,4154,4152,4174,327878,6,4156,4154,95,327745,325,
4158,913,4156,196670,4158,6658,327808,6,4163,6658,17867,327878,6,9984,4154,98,327745,325,9985,913,9984,196670,9985,
4163,327808,6,9988,4163,17868,327878,6,9999,4154,298,327745,325,10000,913,9999,196670,10000,9988,327808,6,10003,9988,
17869,327878,6,10014,4154,299,327745,325,10015,913,10014,196670,10015,10003,327808,6,10018,10003,17870,327878,6,10029,
4154,101,327745,325,10030,913,10029,196670,10030,10018,327808,6,10033,10018,17871,327878,6,10044,4154,8354,327745,325,
10045,913,10044,196670,10045,10033,327808,6,10048,10033,17872,327878,6,10059,4154,1062,327745,325,10060,913,10059,
196670,10060,10048,327808,6,10063,10048,17873,327878,6,10074,4154,1255,327745,325,10075,913,10074,196670,10075,10063,
262368,298,298,327,196855,4380,0,262394,960,4375,4378,131320,4378,131321,4380,131320,4375,327879,6,4377,3831,1255,
131321,4380,131320,4380,458997,6,7735,4377,4375,3831,4378,327812,6,4382,7735,315,327808,6,4384,4382,4038,327745,325,
4385,913,4384,262205,6,4386,4385,196855,4399,0,262394,960,4388,4399,131320,4388,327879,6,4394,3831,100,327812,6,4395,
4394,298,327874,6,4396,4386,4395,327879,6,4397,4396,505,131321,4399,131320,4399,458997,6,20112,4386,4380,4397,4388,
327808,6,4406,20112,17834,196855,10091,0,262394,960,10089,10088,131320,10088,131321,10091,131320,10089,327879,6,10090,
8754,1255,131321,10091,131320,10091,458997,6,10092,10090,10089,8754,10088,327812,6,10093,10092,315,327808,6,10094,
10093,4038,327745,325,10095,913,10094,262205,6,10096,10095,196855,10106,0,262394,960,10098,10106,131320,10098,327879,
6,10101,8754,100,327812,6,10102,10101,298,327874,6,10103,10096,10102,327879,6,10104,10103,505,131321,10106,131320,
10106,458997,6,20113,10096,10091,10104,10098,327808,6,10111,20113,17786,196855,10125,0,262394,960,10123,10122,131320,
10122,131321,10125,131320,10123,327879,6,10124,8765,1255,131321,10125,131320,10125,458997,6,10126,10124,10123,8765,
10122,327812,6,10127,10126,315,327808,6,10128,10127,4038,327745,325,10129,913,10128,262205,6,10130,10129,196855,10140,
0,262394,960,10132,10140,131320,10132,327879,6,10135,8765,100,327812,6,10136,10135,298,327874,6,10137,10130,10136,
327879,6,10138,10137,505,131321,10140,131320,10140,458997,6,20114,10130,10125,10138,10132,327808,6,10145,20114,17741,
196855,10159,0,262394,960,10157,10156,131320,10156,131321,10159,131320,10157,327879,6,10158,8776,1255,131321,10159,
131320,10159,458997,6,10160,10158,10157,8776,10156,327812,6,10161,10160,315,327808,6,10162,10161,4038,327745,325,
10163,913,10162,262205,6,10164,10163,196855,10174,0,262394,960,10166,10174,131320,10166,327879,6,10169,8776,100,
327812,6,10170,10169,298,327874,6,10171,10164,10170,327879,6,10172,10171,505,131321,10174,131320,10174,458997,6,20115,
10164,10159,10172,10166,327808,6,10179,20115,17699,196855,10193,0,262394,960,10191,10190,131320,10190,131321,10193,
131320,10191,327879,6,10192,8787,1255,131321,10193,131320,10193,458997,6,10194,10192,10191,8787,10190,327812,6,10195,
10194,315,327808,6,10196,10195,4038,327745,325,10197,913,10196,262205,6,10198,10197,196855,10208,0,262394,960,10200,
10208,131320,10200,327879,6,10203,8787,100,327812,6,10204,10203,298,327874,6,10205,10198,10204,327879,6,10206,10205,
505,131321,10208,131320,10208,458997,6,20116,10198,10193,10206,10200,327808,6,10213,20116,17660,196855,10227,0,262394,
960,10225,10224,131320,10224,131321,10227,131320,10225,327879,6,10226,8798,1255,131321,10227,131320,10227,458997,6,
10228,10226,10225,8798,10224,327812,6,10229,10228,315,327808,6,10230,10229,4038,327745,325,10231,913,10230,262205,6,
10232,10231,196855,10242,0,262394,960,10234,10242,131320,10234,327879,6,10237,8798,100,327812,6,10238,10237,298,
327874,6,10239,10232,10238,327879,6,10240,10239,505,131321,10242,131320,10242,458997,6,20117,10232,10227,10240,10234,
327808,6,10247,20117,17624,196855,10261,0,262394,960,10259,10258,131320,10258,131321,10261,131320,10259,327879,6,
10260,8809,1255,131321,10261,131320,10261,458997,6,10262,10260,10259,8809,10258,327812,6,10263,10262,315,327808,6,
10264,10263,4038,327745,325,10265,913,10264,262205,6,10266,10265,196855,10276,0,262394,960,10268,10276,131320,10268,
327879,6,10271,8809,100,327812,6,10272,10271,298,327874,6,10273,10266,10272,327879,6,10274,10273,505,131321,10276,
131320,10276,458997,6,20118,10266,10261,10274,10268,327808,6,10281,20118,17591,196855,10295,0,262394,960,10293,10292,
131320,10292,131321,10295,131320,10293,327879,6,10294,8820,1255,131321,10295,131320,10295,458997,6,10296,10294,10293,
8820,10292,327812,6,10297,10296,315,327808,6,10298,10297,4038,327745,325,10299,913,10298,262205,6,10300,10299,196855,
10310,0,262394,960,10302,10310,131320,10302,327879,6,10305,8820,100,327812,6,10306,10305,298,327874,6,10307,10300,
10306,327879,6,10308,10307,505,131321,10310,131320,10310,458997,6,20119,10300,10295,10308,10302,327808,6,10315,20119,
17561,196855,10329,0,262394,960,10327,10326,131320,10326,131321,10329,131320,10327,327879,6,10328,8831,1255,131321,
10329,131320,10329,458997,6,10330,10328,10327,8831,10326,327812,6,10331,10330,315,327808,6,10332,10331,4038,327745,
325,10333,913,10332,262205,6,10334,10333,196855,10344,0,262394,960,10336,10344,131320,10336,327879,6,10339,8831,100,
327812,6,10340,10339,298,327874,6,10341,10334,10340,327879,6,10342,10341,505,131321,10344,131320,10344,458997,6,20120,
10334,10329,10342,10336,327808,6,10349,20120,17534,196855,10363,0,262394,960,10361,10360,131320,10360,131321,10363,
131320,10361,327879,6,10362,8842,1255,131321,10363,131320,10363,458997,6,10364,10362,10361,8842,10360,327812,6,10365,
10364,315,327808,6,10366,10365,4038,327745,325,10367,913,10366,262205,6,10368,10367,196855,10378,0,262394,960,10370,
10378,131320,10370,327879,6,10373,8842,100,327812,6,10374,10373,298,327874,6,10375,10368,10374,327879,6,10376,10375,
505,131321,10378,131320,10378,458997,6,20121,10368,10363,10376,10370,327808,6,10383,20121,17510,196855,10397,0,262394,
960,10395,10394,131320,10394,131321,10397,131320,10395,327879,6,10396,8853,1255,131321,10397,131320,10397,458997,6,
10398,10396,10395,8853,10394,327812,6,10399,10398,315,327808,6,10400,10399,4038,327745,325,10401,913,10400,262205,6,
10402,10401,196855,10412,0,262394,960,10404,10412,131320,10404,327879,6,10407,8853,100,327812,6,10408,10407,298,
327874,6,10409,10402,10408,327879,6,10410,10409,505,131321,10412,131320,10412,458997,6,20122,10402,10397,10410,10404,
327808,6,10417,20122,17489,196855,10431,0,262394,960,10429,10428,131320,10428,131321,10431,131320,10429,327879,6,
10430,8864,1255,131321,10431,131320,10431,458997,6,10432,10430,10429,8864,10428,327812,6,10433,10432,315,327808,6,
10434,10433,4038,327745,325,10435,913,10434,262205,6,10436,10435,196855,10446,0,262394,960,10438,10446,131320,10438,
327879,6,10441,8864,100,327812,6,10442,10441,298,327874,6,10443,10436,10442,327879,6,10444,10443,505,131321,10446,
131320,10446,458997,6,20123,10436,10431,10444,10438,327808,6,10451,20123,17471,196855,10465,0,262394,960,10463,10462,
131320,10462,131321,10465,131320,10463,327879,6,10464,8875,1255,131321,10465,131320,10465,458997,6,10466,10464,10463,
8875,10462,327812,6,10467,10466,315,327808,6,10468,10467,4038,327745,325,10469,913,10468,262205,6,10470,10469,196855,
10480,0,262394,960,10472,10480,131320,10472,327879,6,10475,8875,100,327812,6,10476,10475,298,327874,6,10477,10470,
10476,327879,6,10478,10477,505,131321,10480,131320,10480,458997,6,20124,10470,10465,10478,10472,327808,6,10485,20124,
17456,196855,10499,0,262394,960,10497,10496,131320,10496,131321,10499,131320,10497,327879,6,10498,8886,1255,131321,
10499,131320,10499,458997,6,10500,10498,10497,8886,10496,327812,6,10501,10500,315,327808,6,10502,10501,4038,327745,
325,10503,913,10502,262205,6,10504,10503,196855,10514,0,262394,960,10506,10514,131320,10506,327879,6,10509,8886,100,
327812,6,10510,10509,298,327874,6,10511,10504,10510,327879,6,10512,10511,505,131321,10514,131320,10514,458997,6,20125,
10504,10499,10512,10506,327808,6,10519,20125,17444,196855,10533,0,262394,960,10531,10530,131320,10530,131321,10533,
131320,10531,327879,6,10532,8897,1255,131321,10533,131320,10533,458997,6,10534,10532,10531,8897,10530,327812,6,10535,
10534,315,327808,6,10536,10535,4038,327745,325,10537,913,10536,262205,6,10538,10537,196855,10548,0,262394,960,10540,
10548,131320,10540,327879,6,10543,8897,100,327812,6,10544,10543,298,327874,6,10545,10538,10544,327879,6,10546,10545,
505,131321,10548,131320,10548,458997,6,20126,10538,10533,10546,10540,327808,6,10553,20126,17435,196855,10567,0,262394,
960,10565,10564,131320,10564,131321,10567,131320,10565,327879,6,10566,8908,1255,131321,10567,131320,10567,458997,6,
10568,10566,10565,8908,10564,327812,6,10569,10568,315,327808,6,10570,10569,4038,327745,325,10571,913,10570,262205,6,
10572,10571,196855,10582,0,262394,960,10574,10582,131320,10574,327879,6,10577,8908,100,327812,6,10578,10577,298,
327874,6,10579,10572,10578,327879,6,10580,10579,505,131321,10582,131320,10582,458997,6,20127,10572,10567,10580,10574,
327808,6,10587,20127,17427,262368,298,298,327,327874,6,4451,4406,818,327808,6,4452,4406,4451,327745,325,4435,913,4452,
196670,4435,3816,327874,6,10607,10111,818,327808,6,10608,10111,10607,327745,325,10611,913,10608,196670,10611,8561,
327874,6,10631,10145,818,327808,6,10632,10145,10631,327745,325,10635,913,10632,196670,10635,8574,327874,6,10655,10179,
818,327808,6,10656,10179,10655,327745,325,10659,913,10656,196670,10659,8587,327874,6,10679,10213,818,327808,6,10680,
10213,10679,327745,325,10683,913,10680,196670,10683,8600,327874,6,10703,10247,818,327808,6,10704,10247,10703,327745,
325,10707,913,10704,196670,10707,8613,327874,6,10727,10281,818,327808,6,10728,10281,10727,327745,325,10731,913,10728,
196670,10731,8626,327874,6,10751,10315,818,327808,6,10752,10315,10751,327745,325,10755,913,10752,196670,10755,8639,
327874,6,10775,10349,818,327808,6,10776,10349,10775,327745,325,10779,913,10776,196670,10779,8652,327874,6,10799,10383,
818,327808,6,10800,10383,10799,327745,325,10803,913,10800,196670,10803,8665,327874,6,10823,10417,818,327808,6,10824,
10417,10823,327745,325,10827,913,10824,196670,10827,8678,327874,6,10847,10451,818,327808,6,10848,10451,10847,327745,
325,10851,913,10848,196670,10851,8691,327874,6,10871,10485,818,327808,6,10872,10485,10871,327745,325,10875,913,10872,
196670,10875,8704,327874,6,10895,10519,818,327808,6,10896,10519,10895,327745,325,10899,913,10896,196670,10899,8717,
327874,6,10919,10553,818,327808,6,10920,10553,10919,327745,325,10923,913,10920,196670,10923,8730,327874,6,10943,10587,
818,327808,6,10944,10587,10943,327745,325,10947,913,10944,196670,10947,8743,262368,298,298,327,327874,6,4457,3235,818,
327808,6,4458,3235,4457,327745,325,3855,913,4458,262205,6,3856,3855,327874,6,3862,3856,1510,327808,6,10958,4458,98,
327745,325,10959,913,10958,262205,6,10960,10959,327874,6,10964,10960,1510,327808,6,10975,4458,298,327745,325,10976,
913,10975,262205,6,10977,10976,327874,6,10981,10977,1510,327808,6,10992,4458,299,327745,325,10993,913,10992,262205,6,
10994,10993,327874,6,10998,10994,1510,327808,6,11009,4458,101,327745,325,11010,913,11009,262205,6,11011,11010,327874,
6,11015,11011,1510,327808,6,11026,4458,8354,327745,325,11027,913,11026,262205,6,11028,11027,327874,6,11032,11028,1510,
327808,6,11043,4458,1062,327745,325,11044,913,11043,262205,6,11045,11044,327874,6,11049,11045,1510,327808,6,11060,
4458,1255,327745,325,11061,913,11060,262205,6,11062,11061,327874,6,11066,11062,1510,327808,6,11077,4458,100,327745,
325,11078,913,11077,262205,6,11079,11078,327874,6,11083,11079,1510,327808,6,11094,4458,2163,327745,325,11095,913,
11094,262205,6,11096,11095,327874,6,11100,11096,1510,327808,6,11111,4458,8355,327745,325,11112,913,11111,262205,6,
11113,11112,327874,6,11117,11113,1510,327808,6,11128,4458,16476,327745,325,11129,913,11128,262205,6,11130,11129,
327874,6,11134,11130,1510,327808,6,11145,4458,1332,327745,325,11146,913,11145,262205,6,11147,11146,327874,6,11151,
11147,1510,327808,6,11162,4458,16477,327745,325,11163,913,11162,262205,6,11164,11163,327874,6,11168,11164,1510,327808,
6,11179,4458,16478,327745,325,11180,913,11179,262205,6,11181,11180,327874,6,11185,11181,1510,327808,6,11196,4458,971,
327745,325,11197,913,11196,262205,6,11198,11197,327874,6,11202,11198,1510,262368,298,298,327,131321,3868,131320,3868,
458997,6,23680,3816,3249,3856,10582,458997,6,23596,8561,3249,10960,10582,458997,6,23512,8574,3249,10977,10582,458997,
6,23428,8587,3249,10994,10582,458997,6,23344,8600,3249,11011,10582,458997,6,23260,8613,3249,11028,10582,458997,6,
23176,8626,3249,11045,10582,458997,6,23092,8639,3249,11062,10582,458997,6,23008,8652,3249,11079,10582,458997,6,22924,
8665,3249,11096,10582,458997,6,22840,8678,3249,11113,10582,458997,6,22756,8691,3249,11130,10582,458997,6,22672,8704,
3249,11147,10582,458997,6,22588,8717,3249,11164,10582,458997,6,22504,8730,3249,11181,10582,458997,6,22420,8743,3249,
11198,10582,458997,6,20383,6622,3249,3862,10582,458997,6,20382,6621,3249,10964,10582,458997,6,20381,6620,3249,10981,
10582,458997,6,20380,6619,3249,10998,10582,458997,6,20379,6618,3249,11015,10582,458997,6,20378,6617,3249,11032,10582,
458997,6,20377,6616,3249,11049,10582,458997,6,20376,6615,3249,11066,10582,458997,6,20375,6614,3249,11083,10582,458997,
6,20374,6613,3249,11100,10582,458997,6,20373,6612,3249,11117,10582,458997,6,20372,6611,3249,11134,10582,458997,6,
20371,6610,3249,11151,10582,458997,6,20370,6609,3249,11168,10582,458997,6,20369,6608,3249,11185,10582,458997,6,20368,
6607,3249,11202,10582,327812,6,4483,20383,101,327879,6,4484,4483,689,196855,4546,0,262394,960,4485,4524,131320,4524,
327874,6,4528,95,4484,327879,6,4529,4528,971,327812,6,4534,20383,298,327876,6,4535,98,4534,327876,6,4538,4535,4534,
131321,4546,131320,4485,327874,6,4493,95,4484,327879,6,4494,4493,971,327856,96,4497,20383,100,196855,4502,0,262394,
4497,4498,4501,131320,4501,131321,4502,131320,4498,327876,6,4500,98,4484,131321,4502,131320,4502,458997,6,7697,4500,
4498,95,4501,327854,96,4507,20383,100,196855,4514,0,262394,4507,4508,4514,131320,4508,327856,96,4512,20383,993,327846,
96,4513,1472,4512,131321,4514,131320,4514,458997,96,4515,4507,4502,4513,4508,196855,4520,0,262394,4515,4516,4519,
131320,4519,131321,4520,131320,4516,327876,6,4518,98,4484,131321,4520,131320,4520,458997,6,7703,4518,4516,95,4519,
131321,4546,131320,4546,458997,6,20911,4529,4524,4494,4520,458997,6,8019,7703,4520,95,4524,458997,6,8016,7697,4520,
4538,4524,327812,6,11215,20382,101,327879,6,11216,11215,689,196855,11257,0,262394,960,11231,11217,131320,11217,327874,
6,11218,8016,11216,327879,6,11219,11218,971,327812,6,11224,20382,298,327876,6,11225,98,11224,327876,6,11227,11225,
11224,327808,6,11230,8016,11227,131321,11257,131320,11231,327856,96,11232,20382,100,393385,6,11233,11232,8016,8019,
327874,6,11234,11233,11216,327879,6,11235,11234,971,196855,11241,0,262394,11232,11239,11238,131320,11238,131321,11241,
131320,11239,327876,6,11240,98,11216,131321,11241,131320,11241,458997,6,11242,11240,11239,95,11238,327808,6,11243,
8016,11242,327854,96,11244,20382,100,196855,11249,0,262394,11244,11245,11249,131320,11245,327856,96,11247,20382,993,
327846,96,11248,1472,11247,131321,11249,131320,11249,458997,96,11250,11244,11241,11248,11245,196855,11254,0,262394,
11250,11252,11251,131320,11251,131321,11254,131320,11252,327876,6,11253,98,11216,131321,11254,131320,11254,458997,6,
11255,11253,11252,95,11251,327808,6,11256,8019,11255,131321,11257,131320,11257,458997,6,20848,11219,11217,11235,11254,
458997,6,11258,11256,11254,8019,11217,458997,6,11259,11243,11254,11230,11217,327812,6,11271,20381,101,327879,6,11272,
11271,689,196855,11313,0,262394,960,11287,11273,131320,11273,327874,6,11274,11259,11272,327879,6,11275,11274,971,
327812,6,11280,20381,298,327876,6,11281,98,11280,327876,6,11283,11281,11280,327808,6,11286,11259,11283,131321,11313,
131320,11287,327856,96,11288,20381,100,393385,6,11289,11288,11259,11258,327874,6,11290,11289,11272,327879,6,11291,
11290,971,196855,11297,0,262394,11288,11295,11294,131320,11294,131321,11297,131320,11295,327876,6,11296,98,11272,
131321,11297,131320,11297,458997,6,11298,11296,11295,95,11294,327808,6,11299,11259,11298,327854,96,11300,20381,100,
196855,11305,0,262394,11300,11301,11305,131320,11301,327856,96,11303,20381,993,327846,96,11304,1472,11303,131321,
11305,131320,11305,458997,96,11306,11300,11297,11304,11301,196855,11310,0,262394,11306,11308,11307,131320,11307,
131321,11310,131320,11308,327876,6,11309,98,11272,131321,11310,131320,11310,458997,6,11311,11309,11308,95,11307,
327808,6,11312,11258,11311,131321,11313,131320,11313,458997,6,20789,11275,11273,11291,11310,458997,6,11314,11312,
11310,11258,11273,458997,6,11315,11299,11310,11286,11273,327812,6,11327,20380,101,327879,6,11328,11327,689,196855,
11369,0,262394,960,11343,11329,131320,11329,327874,6,11330,11315,11328,327879,6,11331,11330,971,327812,6,11336,20380,
298,327876,6,11337,98,11336,327876,6,11339,11337,11336,327808,6,11342,11315,11339,131321,11369,131320,11343,327856,96,
11344,20380,100,393385,6,11345,11344,11315,11314,327874,6,11346,11345,11328,327879,6,11347,11346,971,196855,11353,0,
262394,11344,11351,11350,131320,11350,131321,11353,131320,11351,327876,6,11352,98,11328,131321,11353,131320,11353,
458997,6,11354,11352,11351,95,11350,327808,6,11355,11315,11354,327854,96,11356,20380,100,196855,11361,0,262394,11356,
11357,11361,131320,11357,327856,96,11359,20380,993,327846,96,11360,1472,11359,131321,11361,131320,11361,458997,96,
11362,11356,11353,11360,11357,196855,11366,0,262394,11362,11364,11363,131320,11363,131321,11366,131320,11364,327876,6,
11365,98,11328,131321,11366,131320,11366,458997,6,11367,11365,11364,95,11363,327808,6,11368,11314,11367,131321,11369,
131320,11369,458997,6,20734,11331,11329,11347,11366,458997,6,11370,11368,11366,11314,11329,458997,6,11371,11355,11366,
11342,11329,327812,6,11383,20379,101,327879,6,11384,11383,689,196855,11425,0,262394,960,11399,11385,131320,11385,
327874,6,11386,11371,11384,327879,6,11387,11386,971,327812,6,11392,20379,298,327876,6,11393,98,11392,327876,6,11395,
11393,11392,327808,6,11398,11371,11395,131321,11425,131320,11399,327856,96,11400,20379,100,393385,6,11401,11400,11371,
11370,327874,6,11402,11401,11384,327879,6,11403,11402,971,196855,11409,0,262394,11400,11407,11406,131320,11406,131321,
11409,131320,11407,327876,6,11408,98,11384,131321,11409,131320,11409,458997,6,11410,11408,11407,95,11406,327808,6,
11411,11371,11410,327854,96,11412,20379,100,196855,11417,0,262394,11412,11413,11417,131320,11413,327856,96,11415,
20379,993,327846,96,11416,1472,11415,131321,11417,131320,11417,458997,96,11418,11412,11409,11416,11413,196855,11422,0,
262394,11418,11420,11419,131320,11419,131321,11422,131320,11420,327876,6,11421,98,11384,131321,11422,131320,11422,
458997,6,11423,11421,11420,95,11419,327808,6,11424,11370,11423,131321,11425,131320,11425,458997,6,20683,11387,11385,
11403,11422,458997,6,11426,11424,11422,11370,11385,458997,6,11427,11411,11422,11398,11385,327812,6,11439,20378,101,
327879,6,11440,11439,689,196855,11481,0,262394,960,11455,11441,131320,11441,327874,6,11442,11427,11440,327879,6,11443,
11442,971,327812,6,11448,20378,298,327876,6,11449,98,11448,327876,6,11451,11449,11448,327808,6,11454,11427,11451,
131321,11481,131320,11455,327856,96,11456,20378,100,393385,6,11457,11456,11427,11426,327874,6,11458,11457,11440,
327879,6,11459,11458,971,196855,11465,0,262394,11456,11463,11462,131320,11462,131321,11465,131320,11463,327876,6,
11464,98,11440,131321,11465,131320,11465,458997,6,11466,11464,11463,95,11462,327808,6,11467,11427,11466,327854,96,
11468,20378,100,196855,11473,0,262394,11468,11469,11473,131320,11469,327856,96,11471,20378,993,327846,96,11472,1472,
11471,131321,11473,131320,11473,458997,96,11474,11468,11465,11472,11469,196855,11478,0,262394,11474,11476,11475,
131320,11475,131321,11478,131320,11476,327876,6,11477,98,11440,131321,11478,131320,11478,458997,6,11479,11477,11476,
95,11475,327808,6,11480,11426,11479,131321,11481,131320,11481,458997,6,20636,11443,11441,11459,11478,458997,6,11482,
11480,11478,11426,11441,458997,6,11483,11467,11478,11454,11441,327812,6,11495,20377,101,327879,6,11496,11495,689,
196855,11537,0,262394,960,11511,11497,131320,11497,327874,6,11498,11483,11496,327879,6,11499,11498,971,327812,6,11504,
20377,298,327876,6,11505,98,11504,327876,6,11507,11505,11504,327808,6,11510,11483,11507,131321,11537,131320,11511,
327856,96,11512,20377,100,393385,6,11513,11512,11483,11482,327874,6,11514,11513,11496,327879,6,11515,11514,971,196855,
11521,0,262394,11512,11519,11518,131320,11518,131321,11521,131320,11519,327876,6,11520,98,11496,131321,11521,131320,
11521,458997,6,11522,11520,11519,95,11518,327808,6,11523,11483,11522,327854,96,11524,20377,100,196855,11529,0,262394,
11524,11525,11529,131320,11525,327856,96,11527,20377,993,327846,96,11528,1472,11527,131321,11529,131320,11529,458997,
96,11530,11524,11521,11528,11525,196855,11534,0,262394,11530,11532,11531,131320,11531,131321,11534,131320,11532,
327876,6,11533,98,11496,131321,11534,131320,11534,458997,6,11535,11533,11532,95,11531,327808,6,11536,11482,11535,
131321,11537,131320,11537,458997,6,20593,11499,11497,11515,11534,458997,6,11538,11536,11534,11482,11497,458997,6,
11539,11523,11534,11510,11497,327812,6,11551,20376,101,327879,6,11552,11551,689,196855,11593,0,262394,960,11567,11553,
131320,11553,327874,6,11554,11539,11552,327879,6,11555,11554,971,327812,6,11560,20376,298,327876,6,11561,98,11560,
327876,6,11563,11561,11560,327808,6,11566,11539,11563,131321,11593,131320,11567,327856,96,11568,20376,100,393385,6,
11569,11568,11539,11538,327874,6,11570,11569,11552,327879,6,11571,11570,971,196855,11577,0,262394,11568,11575,11574,
131320,11574,131321,11577,131320,11575,327876,6,11576,98,11552,131321,11577,131320,11577,458997,6,11578,11576,11575,
95,11574,327808,6,11579,11539,11578,327854,96,11580,20376,100,196855,11585,0,262394,11580,11581,11585,131320,11581,
327856,96,11583,20376,993,327846,96,11584,1472,11583,131321,11585,131320,11585,458997,96,11586,11580,11577,11584,
11581,196855,11590,0,262394,11586,11588,11587,131320,11587,131321,11590,131320,11588,327876,6,11589,98,11552,131321,
11590,131320,11590,458997,6,11591,11589,11588,95,11587,327808,6,11592,11538,11591,131321,11593,131320,11593,458997,6,
20554,11555,11553,11571,11590,458997,6,11594,11592,11590,11538,11553,458997,6,11595,11579,11590,11566,11553,327812,6,
11607,20375,101,327879,6,11608,11607,689,196855,11649,0,262394,960,11623,11609,131320,11609,327874,6,11610,11595,
11608,327879,6,11611,11610,971,327812,6,11616,20375,298,327876,6,11617,98,11616,327876,6,11619,11617,11616,327808,6,
11622,11595,11619,131321,11649,131320,11623,327856,96,11624,20375,100,393385,6,11625,11624,11595,11594,327874,6,11626,
11625,11608,327879,6,11627,11626,971,196855,11633,0,262394,11624,11631,11630,131320,11630,131321,11633,131320,11631,
327876,6,11632,98,11608,131321,11633,131320,11633,458997,6,11634,11632,11631,95,11630,327808,6,11635,11595,11634,
327854,96,11636,20375,100,196855,11641,0,262394,11636,11637,11641,131320,11637,327856,96,11639,20375,993,327846,96,
11640,1472,11639,131321,11641,131320,11641,458997,96,11642,11636,11633,11640,11637,196855,11646,0,262394,11642,11644,
11643,131320,11643,131321,11646,131320,11644,327876,6,11645,98,11608,131321,11646,131320,11646,458997,6,11647,11645,
11644,95,11643,327808,6,11648,11594,11647,131321,11649,131320,11649,458997,6,20519,11611,11609,11627,11646,458997,6,
11650,11648,11646,11594,11609,458997,6,11651,11635,11646,11622,11609,327812,6,11663,20374,101,327879,6,11664,11663,
689,196855,11705,0,262394,960,11679,11665,131320,11665,327874,6,11666,11651,11664,327879,6,11667,11666,971,327812,6,
11672,20374,298,327876,6,11673,98,11672,327876,6,11675,11673,11672,327808,6,11678,11651,11675,131321,11705,131320,
11679,327856,96,11680,20374,100,393385,6,11681,11680,11651,11650,327874,6,11682,11681,11664,327879,6,11683,11682,971,
196855,11689,0,262394,11680,11687,11686,131320,11686,131321,11689,131320,11687,327876,6,11688,98,11664,131321,11689,
131320,11689,458997,6,11690,11688,11687,95,11686,327808,6,11691,11651,11690,327854,96,11692,20374,100,196855,11697,0,
262394,11692,11693,11697,131320,11693,327856,96,11695,20374,993,327846,96,11696,1472,11695,131321,11697,131320,11697,
458997,96,11698,11692,11689,11696,11693,196855,11702,0,262394,11698,11700,11699,131320,11699,131321,11702,131320,
11700,327876,6,11701,98,11664,131321,11702,131320,11702,458997,6,11703,11701,11700,95,11699,327808,6,11704,11650,
11703,131321,11705,131320,11705,458997,6,20488,11667,11665,11683,11702,458997,6,11706,11704,11702,11650,11665,458997,
6,11707,11691,11702,11678,11665,327812,6,11719,20373,101,327879,6,11720,11719,689,196855,11761,0,262394,960,11735,
11721,131320,11721,327874,6,11722,11707,11720,327879,6,11723,11722,971,327812,6,11728,20373,298,327876,6,11729,98,
11728,327876,6,11731,11729,11728,327808,6,11734,11707,11731,131321,11761,131320,11735,327856,96,11736,20373,100,
393385,6,11737,11736,11707,11706,327874,6,11738,11737,11720,327879,6,11739,11738,971,196855,11745,0,262394,11736,
11743,11742,131320,11742,131321,11745,131320,11743,327876,6,11744,98,11720,131321,11745,131320,11745,458997,6,11746,
11744,11743,95,11742,327808,6,11747,11707,11746,327854,96,11748,20373,100,196855,11753,0,262394,11748,11749,11753,
131320,11749,327856,96,11751,20373,993,327846,96,11752,1472,11751,131321,11753,131320,11753,458997,96,11754,11748,
11745,11752,11749,196855,11758,0,262394,11754,11756,11755,131320,11755,131321,11758,131320,11756,327876,6,11757,98,
11720,131321,11758,131320,11758,458997,6,11759,11757,11756,95,11755,327808,6,11760,11706,11759,131321,11761,131320,
11761,458997,6,20461,11723,11721,11739,11758,458997,6,11762,11760,11758,11706,11721,458997,6,11763,11747,11758,11734,
11721,327812,6,11775,20372,101,327879,6,11776,11775,689,196855,11817,0,262394,960,11791,11777,131320,11777,327874,6,
11778,11763,11776,327879,6,11779,11778,971,327812,6,11784,20372,298,327876,6,11785,98,11784,327876,6,11787,11785,
11784,327808,6,11790,11763,11787,131321,11817,131320,11791,327856,96,11792,20372,100,393385,6,11793,11792,11763,11762,
327874,6,11794,11793,11776,327879,6,11795,11794,971,196855,11801,0,262394,11792,11799,11798,131320,11798,131321,11801,
131320,11799,327876,6,11800,98,11776,131321,11801,131320,11801,458997,6,11802,11800,11799,95,11798,327808,6,11803,
11763,11802,327854,96,11804,20372,100,196855,11809,0,262394,11804,11805,11809,131320,11805,327856,96,11807,20372,993,
327846,96,11808,1472,11807,131321,11809,131320,11809,458997,96,11810,11804,11801,11808,11805,196855,11814,0,262394,
11810,11812,11811,131320,11811,131321,11814,131320,11812,327876,6,11813,98,11776,131321,11814,131320,11814,458997,6,
11815,11813,11812,95,11811,327808,6,11816,11762,11815,131321,11817,131320,11817,458997,6,20438,11779,11777,11795,
11814,458997,6,11818,11816,11814,11762,11777,458997,6,11819,11803,11814,11790,11777,327812,6,11831,20371,101,327879,6,
11832,11831,689,196855,11873,0,262394,960,11847,11833,131320,11833,327874,6,11834,11819,11832,327879,6,11835,11834,
971,327812,6,11840,20371,298,327876,6,11841,98,11840,327876,6,11843,11841,11840,327808,6,11846,11819,11843,131321,
11873,131320,11847,327856,96,11848,20371,100,393385,6,11849,11848,11819,11818,327874,6,11850,11849,11832,327879,6,
11851,11850,971,196855,11857,0,262394,11848,11855,11854,131320,11854,131321,11857,131320,11855,327876,6,11856,98,
11832,131321,11857,131320,11857,458997,6,11858,11856,11855,95,11854,327808,6,11859,11819,11858,327854,96,11860,20371,
100,196855,11865,0,262394,11860,11861,11865,131320,11861,327856,96,11863,20371,993,327846,96,11864,1472,11863,131321,
11865,131320,11865,458997,96,11866,11860,11857,11864,11861,196855,11870,0,262394,11866,11868,11867,131320,11867,
131321,11870,131320,11868,327876,6,11869,98,11832,131321,11870,131320,11870,458997,6,11871,11869,11868,95,11867,
327808,6,11872,11818,11871,131321,11873,131320,11873,458997,6,20419,11835,11833,11851,11870,458997,6,11874,11872,
11870,11818,11833,458997,6,11875,11859,11870,11846,11833,327812,6,11887,20370,101,327879,6,11888,11887,689,196855,
11929,0,262394,960,11903,11889,131320,11889,327874,6,11890,11875,11888,327879,6,11891,11890,971,327812,6,11896,20370,
298,327876,6,11897,98,11896,327876,6,11899,11897,11896,327808,6,11902,11875,11899,131321,11929,131320,11903,327856,96,
11904,20370,100,393385,6,11905,11904,11875,11874,327874,6,11906,11905,11888,327879,6,11907,11906,971,196855,11913,0,
262394,11904,11911,11910,131320,11910,131321,11913,131320,11911,327876,6,11912,98,11888,131321,11913,131320,11913,
458997,6,11914,11912,11911,95,11910,327808,6,11915,11875,11914,327854,96,11916,20370,100,196855,11921,0,262394,11916,
11917,11921,131320,11917,327856,96,11919,20370,993,327846,96,11920,1472,11919,131321,11921,131320,11921,458997,96,
11922,11916,11913,11920,11917,196855,11926,0,262394,11922,11924,11923,131320,11923,131321,11926,131320,11924,327876,6,
11925,98,11888,131321,11926,131320,11926,458997,6,11927,11925,11924,95,11923,327808,6,11928,11874,11927,131321,11929,
131320,11929,458997,6,20404,11891,11889,11907,11926,458997,6,11930,11928,11926,11874,11889,458997,6,11931,11915,11926,
11902,11889,327812,6,11943,20369,101,327879,6,11944,11943,689,196855,11985,0,262394,960,11959,11945,131320,11945,
327874,6,11946,11931,11944,327879,6,11947,11946,971,327812,6,11952,20369,298,327876,6,11953,98,11952,327876,6,11955,
11953,11952,327808,6,11958,11931,11955,131321,11985,131320,11959,327856,96,11960,20369,100,393385,6,11961,11960,11931,
11930,327874,6,11962,11961,11944,327879,6,11963,11962,971,196855,11969,0,262394,11960,11967,11966,131320,11966,131321,
11969,131320,11967,327876,6,11968,98,11944,131321,11969,131320,11969,458997,6,11970,11968,11967,95,11966,327808,6,
11971,11931,11970,327854,96,11972,20369,100,196855,11977,0,262394,11972,11973,11977,131320,11973,327856,96,11975,
20369,993,327846,96,11976,1472,11975,131321,11977,131320,11977,458997,96,11978,11972,11969,11976,11973,196855,11982,0,
262394,11978,11980,11979,131320,11979,131321,11982,131320,11980,327876,6,11981,98,11944,131321,11982,131320,11982,
458997,6,11983,11981,11980,95,11979,327808,6,11984,11930,11983,131321,11985,131320,11985,458997,6,20393,11947,11945,
11963,11982,458997,6,11986,11984,11982,11930,11945,458997,6,11987,11971,11982,11958,11945,327812,6,11999,20368,101,
327879,6,12000,11999,689,196855,12041,0,262394,960,12015,12001,131320,12001,327874,6,12002,11987,12000,327879,6,12003,
12002,971,327812,6,12008,20368,298,327876,6,12009,98,12008,327876,6,12011,12009,12008,327808,6,12014,11987,12011,
131321,12041,131320,12015,327856,96,12016,20368,100,393385,6,12017,12016,11987,11986,327874,6,12018,12017,12000,
327879,6,12019,12018,971,196855,12025,0,262394,12016,12023,12022,131320,12022,131321,12025,131320,12023,327876,6,
12024,98,12000,131321,12025,131320,12025,458997,6,12026,12024,12023,95,12022,327808,6,12027,11987,12026,327854,96,
12028,20368,100,196855,12033,0,262394,12028,12029,12033,131320,12029,327856,96,12031,20368,993,327846,96,12032,1472,
12031,131321,12033,131320,12033,458997,96,12034,12028,12025,12032,12029,196855,12038,0,262394,12034,12036,12035,
131320,12035,131321,12038,131320,12036,327876,6,12037,98,12000,131321,12038,131320,12038,458997,6,12039,12037,12036,
95,12035,327808,6,12040,11986,12039,131321,12041,131320,12041,458997,6,20384,12003,12001,12019,12038,458997,6,12042,
12040,12038,11986,12001,458997,6,12043,12027,12038,12014,12001,327874,6,4553,12043,1034,327874,6,4556,12042,1034,
458832,42,4557,12043,4553,12042,4556,327879,42,4559,4557,8356,196670,4467,4559,327850,96,4564,20384,971,327856,96,
4566,20368,993,327847,96,4567,4564,4566,196855,4584,0,262394,4567,4568,4584,131320,4568,327879,6,4570,20368,98,327874,
6,4572,20368,202,327879,6,4573,4572,298,327877,6,4574,4570,4573,327879,6,4576,20368,1062,327812,6,4577,4576,101,
327876,6,4578,93,4577,458832,42,4579,4578,4578,4578,4578,458832,42,4581,4574,4574,4574,4574,327850,306,4582,300,4581,
393385,42,4583,4582,4579,296,196670,4467,4583,131321,4584,131320,4584,327874,6,4608,3234,818,327878,6,4609,3234,4608,
131321,4587,131320,4587,458997,6,6851,95,4584,4602,4591,327856,96,4590,6851,1082,262390,4603,4591,1,262394,4590,4591,
4603,131320,4591,327812,6,4593,6851,315,327808,6,4595,4593,4609,327745,9,4597,4467,6851,262205,6,4598,4597,327745,325,
4599,913,4595,196670,4599,4598,327808,6,4602,6851,271,131321,4587,131320,4603,327814,6,4627,3234,1096,327817,6,4629,
3234,1096,327812,6,4630,4629,100,327874,6,4744,4630,818,327878,6,4745,4630,4744,327879,6,4633,4627,1062,327812,6,4634,
4633,101,262368,298,298,327,327879,6,4641,4627,98,327812,6,4642,4641,315,327808,6,4644,4642,4745,327878,6,4646,4644,
95,327745,325,4649,913,4646,262205,6,4650,4649,327874,6,4652,4650,4634,327879,6,4653,4652,1134,196855,4669,0,262394,
960,4655,4669,131320,4655,327808,6,4658,4646,1141,327745,325,4659,913,4658,262205,6,4660,4659,327874,6,4662,4660,4634,
327879,6,4663,4662,1134,327876,6,4664,4663,682,327877,6,4667,4653,4664,131321,4669,131320,4669,458997,6,20960,4653,
4603,4667,4655,327878,6,12055,4644,98,327745,325,12056,913,12055,262205,6,12057,12056,327874,6,12058,12057,4634,
327879,6,12059,12058,1134,196855,12072,0,262394,960,12061,12072,131320,12061,327808,6,12062,12055,1141,327745,325,
12063,913,12062,262205,6,12064,12063,327874,6,12065,12064,4634,327879,6,12066,12065,1134,327876,6,12067,12066,682,
327877,6,12070,12059,12067,131321,12072,131320,12072,458997,6,20961,12059,4669,12070,12061,327808,6,12075,20960,20961,
327878,6,12087,4644,298,327745,325,12088,913,12087,262205,6,12089,12088,327874,6,12090,12089,4634,327879,6,12091,
12090,1134,196855,12104,0,262394,960,12093,12104,131320,12093,327808,6,12094,12087,1141,327745,325,12095,913,12094,
262205,6,12096,12095,327874,6,12097,12096,4634,327879,6,12098,12097,1134,327876,6,12099,12098,682,327877,6,12102,
12091,12099,131321,12104,131320,12104,458997,6,20962,12091,12072,12102,12093,327808,6,12107,12075,20962,327878,6,
12119,4644,299,327745,325,12120,913,12119,262205,6,12121,12120,327874,6,12122,12121,4634,327879,6,12123,12122,1134,
196855,12136,0,262394,960,12125,12136,131320,12125,327808,6,12126,12119,1141,327745,325,12127,913,12126,262205,6,
12128,12127,327874,6,12129,12128,4634,327879,6,12130,12129,1134,327876,6,12131,12130,682,327877,6,12134,12123,12131,
131321,12136,131320,12136,458997,6,20963,12123,12104,12134,12125,327808,6,12139,12107,20963,327878,6,12151,4644,101,
327745,325,12152,913,12151,262205,6,12153,12152,327874,6,12154,12153,4634,327879,6,12155,12154,1134,196855,12168,0,
262394,960,12157,12168,131320,12157,327808,6,12158,12151,1141,327745,325,12159,913,12158,262205,6,12160,12159,327874,
6,12161,12160,4634,327879,6,12162,12161,1134,327876,6,12163,12162,682,327877,6,12166,12155,12163,131321,12168,131320,
12168,458997,6,20964,12155,12136,12166,12157,327808,6,12171,12139,20964,327878,6,12183,4644,8354,327745,325,12184,913,
12183,262205,6,12185,12184,327874,6,12186,12185,4634,327879,6,12187,12186,1134,196855,12200,0,262394,960,12189,12200,
131320,12189,327808,6,12190,12183,1141,327745,325,12191,913,12190,262205,6,12192,12191,327874,6,12193,12192,4634,
327879,6,12194,12193,1134,327876,6,12195,12194,682,327877,6,12198,12187,12195,131321,12200,131320,12200,458997,6,
20965,12187,12168,12198,12189,327808,6,12203,12171,20965,327878,6,12215,4644,1062,327745,325,12216,913,12215,262205,6,
12217,12216,327874,6,12218,12217,4634,327879,6,12219,12218,1134,196855,12232,0,262394,960,12221,12232,131320,12221,
327808,6,12222,12215,1141,327745,325,12223,913,12222,262205,6,12224,12223,327874,6,12225,12224,4634,327879,6,12226,
12225,1134,327876,6,12227,12226,682,327877,6,12230,12219,12227,131321,12232,131320,12232,458997,6,20966,12219,12200,
12230,12221,327808,6,12235,12203,20966,327878,6,12247,4644,1255,327745,325,12248,913,12247,262205,6,12249,12248,
327874,6,12250,12249,4634,327879,6,12251,12250,1134,196855,12264,0,262394,960,12253,12264,131320,12253,327808,6,12254,
12247,1141,327745,325,12255,913,12254,262205,6,12256,12255,327874,6,12257,12256,4634,327879,6,12258,12257,1134,327876,
6,12259,12258,682,327877,6,12262,12251,12259,131321,12264,131320,12264,458997,6,20967,12251,12232,12262,12253,327808,
6,12267,12235,20967,327814,6,4765,3234,101,327817,6,4767,3234,101,393281,325,4769,319,4765,4767,196670,4769,12267,
262368,298,298,327,327856,96,4771,3234,329,196855,4799,0,262394,4771,4772,4799,131320,4772,327812,6,4774,3234,298,
327745,336,4775,319,4774,262205,42,4776,4775,327808,6,4779,4774,98,327745,336,4780,319,4779,262205,42,4781,4780,
327808,42,4782,4776,4781,327761,6,4788,4782,0,327761,6,4790,4782,1,327808,6,4791,4788,4790,327761,6,4793,4782,2,
327808,6,4794,4791,4793,327761,6,4796,4782,3,327808,6,4797,4794,4796,393281,325,4798,349,4765,4767,196670,4798,4797,
131321,4799,131320,4799,262368,298,298,327,327856,96,4801,3234,368,196855,4856,0,262394,4801,4802,4856,131320,4802,
131321,4803,131320,4803,458997,42,20969,296,4802,4813,4807,458997,42,20968,296,4802,4820,4807,458997,6,6855,95,4802,
4823,4807,327856,96,4806,6855,380,262390,4824,4807,1,262394,4806,4807,4824,131320,4807,327745,336,4809,349,6855,
262205,42,4810,4809,327808,42,4813,20969,4810,327812,6,4815,6855,101,458832,42,4900,4815,4815,4815,4815,327808,42,
4901,300,4900,458832,42,4903,3234,3234,3234,3234,327856,306,4904,4901,4903,393385,42,4905,4904,4810,296,327808,42,
4820,20968,4905,327808,6,4823,6855,271,131321,4803,131320,4824,327761,6,4830,20968,0,327761,6,4832,20968,1,327808,6,
4833,4830,4832,327761,6,4835,20968,2,327808,6,4836,4833,4835,327761,6,4838,20968,3,327808,6,4839,4836,4838,393281,325,
4840,404,4765,4767,196670,4840,4839,327850,96,4842,3234,95,196855,4855,0,262394,4842,4843,4855,131320,4843,327761,6,
4845,20969,0,327761,6,4847,20969,1,327808,6,4848,4845,4847,327761,6,4850,20969,2,327808,6,4851,4848,4850,327761,6,
4853,20969,3,327808,6,4854,4851,4853,196670,425,4854,131321,4855,131320,4855,131321,4856,131320,4856,262368,298,298,
327,262205,6,4857,425,327814,6,4859,3234,100,327812,6,4860,4859,298,327817,6,4862,3234,100,327745,336,4863,319,4860,
262205,42,4864,4863,458832,42,4913,4862,4862,4862,4862,327856,306,4914,300,4913,393385,42,4915,4914,4864,296,327808,6,
4869,4860,98,327745,336,4872,319,4869,262205,42,4873,4872,327808,42,4921,300,8353,327856,306,4924,4921,4913,393385,42,
4925,4924,4873,296,327808,42,4876,4915,4925,327814,6,4878,3234,345,327817,6,4881,4859,101,393281,325,4882,404,4878,
4881,262205,6,4883,4882,327761,6,4885,4876,0,327808,6,4886,4883,4885,327761,6,4888,4876,1,327808,6,4889,4886,4888,
327761,6,4891,4876,2,327808,6,4892,4889,4891,327761,6,4894,4876,3,327808,6,4895,4892,4894,196855,4692,0,262394,960,
4682,4692,131320,4682,327876,6,4684,4857,682,327808,6,4686,4895,4684,327879,6,4688,4857,505,327874,6,4690,4857,682,
327808,6,4691,4688,4690,131321,4692,131320,4692,458997,6,6875,4857,4856,4691,4682,458997,6,6867,4895,4856,4686,4682,
196855,4697,0,262394,1178,4693,4697,131320,4693,327850,96,4696,4629,95,131321,4697,131320,4697,458997,96,4698,1178,
4692,4696,4693,196855,4716,0,262394,4698,4699,4716,131320,4699,196855,4706,0,262394,960,4701,4704,131320,4704,131321,
4706,131320,4701,327879,6,4703,6867,505,131321,4706,131320,4706,458997,6,6868,4703,4701,6867,4704,327745,325,4708,
1189,4627,196670,4708,6868,196855,4715,0,262394,960,4709,4715,131320,4709,327808,6,4711,4627,100,327874,6,4713,6867,
682,327745,325,4714,1189,4711,196670,4714,4713,131321,4715,131320,4715,131321,4716,131320,4716,327812,6,4723,4627,315,
327808,6,4725,4723,4745,327878,6,4727,4725,95,327745,325,4729,913,4727,196670,4729,6867,327808,6,4734,6867,20960,
327878,6,12278,4725,98,327745,325,12279,913,12278,196670,12279,4734,327808,6,12282,4734,20961,327878,6,12293,4725,298,
327745,325,12294,913,12293,196670,12294,12282,327808,6,12297,12282,20962,327878,6,12308,4725,299,327745,325,12309,913,
12308,196670,12309,12297,327808,6,12312,12297,20963,327878,6,12323,4725,101,327745,325,12324,913,12323,196670,12324,
12312,327808,6,12327,12312,20964,327878,6,12338,4725,8354,327745,325,12339,913,12338,196670,12339,12327,327808,6,
12342,12327,20965,327878,6,12353,4725,1062,327745,325,12354,913,12353,196670,12354,12342,327808,6,12357,12342,20966,
327878,6,12368,4725,1255,327745,325,12369,913,12368,196670,12369,12357,262368,298,298,327,196855,4951,0,262394,960,
4946,4949,131320,4949,131321,4951,131320,4946,327879,6,4948,20383,1255,131321,4951,131320,4951,458997,6,7667,4948,
4946,20383,4949,327812,6,4953,7667,315,327808,6,4955,4953,4609,327745,325,4956,913,4955,262205,6,4957,4956,196855,
4970,0,262394,960,4959,4970,131320,4959,327879,6,4965,20383,100,327812,6,4966,4965,298,327874,6,4967,4957,4966,327879,
6,4968,4967,505,131321,4970,131320,4970,458997,6,23733,4957,4951,4968,4959,327808,6,4977,23733,20911,196855,12385,0,
262394,960,12383,12382,131320,12382,131321,12385,131320,12383,327879,6,12384,20382,1255,131321,12385,131320,12385,
458997,6,12386,12384,12383,20382,12382,327812,6,12387,12386,315,327808,6,12388,12387,4609,327745,325,12389,913,12388,
262205,6,12390,12389,196855,12400,0,262394,960,12392,12400,131320,12392,327879,6,12395,20382,100,327812,6,12396,12395,
298,327874,6,12397,12390,12396,327879,6,12398,12397,505,131321,12400,131320,12400,458997,6,23734,12390,12385,12398,
12392,327808,6,12405,23734,20848,196855,12419,0,262394,960,12417,12416,131320,12416,131321,12419,131320,12417,327879,
6,12418,20381,1255,131321,12419,131320,12419,458997,6,12420,12418,12417,20381,12416,327812,6,12421,12420,315,327808,6,
12422,12421,4609,327745,325,12423,913,12422,262205,6,12424,12423,196855,12434,0,262394,960,12426,12434,131320,12426,
327879,6,12429,20381,100,327812,6,12430,12429,298,327874,6,12431,12424,12430,327879,6,12432,12431,505,131321,12434,
131320,12434,458997,6,23735,12424,12419,12432,12426,327808,6,12439,23735,20789,196855,12453,0,262394,960,12451,12450,
131320,12450,131321,12453,131320,12451,327879,6,12452,20380,1255,131321,12453,131320,12453,458997,6,12454,12452,12451,
20380,12450,327812,6,12455,12454,315,327808,6,12456,12455,4609,327745,325,12457,913,12456,262205,6,12458,12457,196855,
12468,0,262394,960,12460,12468,131320,12460,327879,6,12463,20380,100,327812,6,12464,12463,298,327874,6,12465,12458,
12464,327879,6,12466,12465,505,131321,12468,131320,12468,458997,6,23736,12458,12453,12466,12460,327808,6,12473,23736,
20734,196855,12487,0,262394,960,12485,12484,131320,12484,131321,12487,131320,12485,327879,6,12486,20379,1255,131321,
12487,131320,12487,458997,6,12488,12486,12485,20379,12484,327812,6,12489,12488,315,327808,6,12490,12489,4609,327745,
325,12491,913,12490,262205,6,12492,12491,196855,12502,0,262394,960,12494,12502,131320,12494,327879,6,12497,20379,100,
327812,6,12498,12497,298,327874,6,12499,12492,12498,327879,6,12500,12499,505,131321,12502,131320,12502,458997,6,23737,
12492,12487,12500,12494,327808,6,12507,23737,20683,196855,12521,0,262394,960,12519,12518,131320,12518,131321,12521,
131320,12519,327879,6,12520,20378,1255,131321,12521,131320,12521,458997,6,12522,12520,12519,20378,12518,327812,6,
12523,12522,315,327808,6,12524,12523,4609,327745,325,12525,913,12524,262205,6,12526,12525,196855,12536,0,262394,960,
12528,12536,131320,12528,327879,6,12531,20378,100,327812,6,12532,12531,298,327874,6,12533,12526,12532,327879,6,12534,
12533,505,131321,12536,131320,12536,458997,6,23738,12526,12521,12534,12528,327808,6,12541,23738,20636,196855,12555,0,
262394,960,12553,12552,131320,12552,131321,12555,131320,12553,327879,6,12554,20377,1255,131321,12555,131320,12555,
458997,6,12556,12554,12553,20377,12552,327812,6,12557,12556,315,327808,6,12558,12557,4609,327745,325,12559,913,12558,
262205,6,12560,12559,196855,12570,0,262394,960,12562,12570,131320,12562,327879,6,12565,20377,100,327812,6,12566,12565,
298,327874,6,12567,12560,12566,327879,6,12568,12567,505,131321,12570,131320,12570,458997,6,23739,12560,12555,12568,
12562,327808,6,12575,23739,20593,196855,12589,0,262394,960,12587,12586,131320,12586,131321,12589,131320,12587,327879,
6,12588,20376,1255,131321,12589,131320,12589,458997,6,12590,12588,12587,20376,12586,327812,6,12591,12590,315,327808,6,
12592,12591,4609,327745,325,12593,913,12592,262205,6,12594,12593,196855,12604,0,262394,960,12596,12604,131320,12596,
327879,6,12599,20376,100,327812,6,12600,12599,298,327874,6,12601,12594,12600,327879,6,12602,12601,505,131321,12604,
131320,12604,458997,6,23740,12594,12589,12602,12596,327808,6,12609,23740,20554,196855,12623,0,262394,960,12621,12620,
131320,12620,131321,12623,131320,12621,327879,6,12622,20375,1255,131321,12623,131320,12623,458997,6,12624,12622,12621,
20375,12620,327812,6,12625,12624,315,327808,6,12626,12625,4609,327745,325,12627,913,12626,262205,6,12628,12627,196855,
12638,0,262394,960,12630,12638,131320,12630,327879,6,12633,20375,100,327812,6,12634,12633,298,327874,6,12635,12628,
12634,327879,6,12636,12635,505,131321,12638,131320,12638,458997,6,23741,12628,12623,12636,12630,327808,6,12643,23741,
20519,196855,12657,0,262394,960,12655,12654,131320,12654,131321,12657,131320,12655,327879,6,12656,20374,1255,131321,
12657,131320,12657,458997,6,12658,12656,12655,20374,12654,327812,6,12659,12658,315,327808,6,12660,12659,4609,327745,
325,12661,913,12660,262205,6,12662,12661,196855,12672,0,262394,960,12664,12672,131320,12664,327879,6,12667,20374,100,
327812,6,12668,12667,298,327874,6,12669,12662,12668,327879,6,12670,12669,505,131321,12672,131320,12672,458997,6,23742,
12662,12657,12670,12664,327808,6,12677,23742,20488,196855,12691,0,262394,960,12689,12688,131320,12688,131321,12691,
131320,12689,327879,6,12690,20373,1255,131321,12691,131320,12691,458997,6,12692,12690,12689,20373,12688,327812,6,
12693,12692,315,327808,6,12694,12693,4609,327745,325,12695,913,12694,262205,6,12696,12695,196855,12706,0,262394,960,
12698,12706,131320,12698,327879,6,12701,20373,100,327812,6,12702,12701,298,327874,6,12703,12696,12702,327879,6,12704,
12703,505,131321,12706,131320,12706,458997,6,23743,12696,12691,12704,12698,327808,6,12711,23743,20461,196855,12725,0,
262394,960,12723,12722,131320,12722,131321,12725,131320,12723,327879,6,12724,20372,1255,131321,12725,131320,12725,
458997,6,12726,12724,12723,20372,12722,327812,6,12727,12726,315,327808,6,12728,12727,4609,327745,325,12729,913,12728,
262205,6,12730,12729,196855,12740,0,262394,960,12732,12740,131320,12732,327879,6,12735,20372,100,327812,6,12736,12735,
298,327874,6,12737,12730,12736,327879,6,12738,12737,505,131321,12740,131320,12740,458997,6,23744,12730,12725,12738,
12732,327808,6,12745,23744,20438,196855,12759,0,262394,960,12757,12756,131320,12756,131321,12759,131320,12757,327879,
6,12758,20371,1255,131321,12759,131320,12759,458997,6,12760,12758,12757,20371,12756,327812,6,12761,12760,315,327808,6,
12762,12761,4609,327745,325,12763,913,12762,262205,6,12764,12763,196855,12774,0,262394,960,12766,12774,131320,12766,
327879,6,12769,20371,100,327812,6,12770,12769,298,327874,6,12771,12764,12770,327879,6,12772,12771,505,131321,12774,
131320,12774,458997,6,23745,12764,12759,12772,12766,327808,6,12779,23745,20419,196855,12793,0,262394,960,12791,12790,
131320,12790,131321,12793,131320,12791,327879,6,12792,20370,1255,131321,12793,131320,12793,458997,6,12794,12792,12791,
20370,12790,327812,6,12795,12794,315,327808,6,12796,12795,4609,327745,325,12797,913,12796,262205,6,12798,12797,196855,
12808,0,262394,960,12800,12808,131320,12800,327879,6,12803,20370,100,327812,6,12804,12803,298,327874,6,12805,12798,
12804,327879,6,12806,12805,505,131321,12808,131320,12808,458997,6,23746,12798,12793,12806,12800,327808,6,12813,23746,
20404,196855,12827,0,262394,960,12825,12824,131320,12824,131321,12827,131320,12825,327879,6,12826,20369,1255,131321,
12827,131320,12827,458997,6,12828,12826,12825,20369,12824,327812,6,12829,12828,315,327808,6,12830,12829,4609,327745,
325,12831,913,12830,262205,6,12832,12831,196855,12842,0,262394,960,12834,12842,131320,12834,327879,6,12837,20369,100,
327812,6,12838,12837,298,327874,6,12839,12832,12838,327879,6,12840,12839,505,131321,12842,131320,12842,458997,6,23747,
12832,12827,12840,12834,327808,6,12847,23747,20393,196855,12861,0,262394,960,12859,12858,131320,12858,131321,12861,
131320,12859,327879,6,12860,20368,1255,131321,12861,131320,12861,458997,6,12862,12860,12859,20368,12858,327812,6,
12863,12862,315,327808,6,12864,12863,4609,327745,325,12865,913,12864,262205,6,12866,12865,196855,12876,0,262394,960,
12868,12876,131320,12868,327879,6,12871,20368,100,327812,6,12872,12871,298,327874,6,12873,12866,12872,327879,6,12874,
12873,505,131321,12876,131320,12876,458997,6,23748,12866,12861,12874,12868,327808,6,12881,23748,20384,262368,298,298,
327,327856,96,4995,20383,993,196855,5007,0,262394,4995,4998,5007,131320,4998,327874,6,5022,4977,818,327808,6,5023,
4977,5022,327745,325,5006,913,5023,196670,5006,23680,131321,5007,131320,5007,327856,96,12895,20382,993,196855,12906,0,
262394,12895,12898,12906,131320,12898,327874,6,12901,12405,818,327808,6,12902,12405,12901,327745,325,12905,913,12902,
196670,12905,23596,131321,12906,131320,12906,327856,96,12919,20381,993,196855,12930,0,262394,12919,12922,12930,131320,
12922,327874,6,12925,12439,818,327808,6,12926,12439,12925,327745,325,12929,913,12926,196670,12929,23512,131321,12930,
131320,12930,327856,96,12943,20380,993,196855,12954,0,262394,12943,12946,12954,131320,12946,327874,6,12949,12473,818,
327808,6,12950,12473,12949,327745,325,12953,913,12950,196670,12953,23428,131321,12954,131320,12954,327856,96,12967,
20379,993,196855,12978,0,262394,12967,12970,12978,131320,12970,327874,6,12973,12507,818,327808,6,12974,12507,12973,
327745,325,12977,913,12974,196670,12977,23344,131321,12978,131320,12978,327856,96,12991,20378,993,196855,13002,0,
262394,12991,12994,13002,131320,12994,327874,6,12997,12541,818,327808,6,12998,12541,12997,327745,325,13001,913,12998,
196670,13001,23260,131321,13002,131320,13002,327856,96,13015,20377,993,196855,13026,0,262394,13015,13018,13026,131320,
13018,327874,6,13021,12575,818,327808,6,13022,12575,13021,327745,325,13025,913,13022,196670,13025,23176,131321,13026,
131320,13026,327856,96,13039,20376,993,196855,13050,0,262394,13039,13042,13050,131320,13042,327874,6,13045,12609,818,
327808,6,13046,12609,13045,327745,325,13049,913,13046,196670,13049,23092,131321,13050,131320,13050,327856,96,13063,
20375,993,196855,13074,0,262394,13063,13066,13074,131320,13066,327874,6,13069,12643,818,327808,6,13070,12643,13069,
327745,325,13073,913,13070,196670,13073,23008,131321,13074,131320,13074,327856,96,13087,20374,993,196855,13098,0,
262394,13087,13090,13098,131320,13090,327874,6,13093,12677,818,327808,6,13094,12677,13093,327745,325,13097,913,13094,
196670,13097,22924,131321,13098,131320,13098,327856,96,13111,20373,993,196855,13122,0,262394,13111,13114,13122,131320,
13114,327874,6,13117,12711,818,327808,6,13118,12711,13117,327745,325,13121,913,13118,196670,13121,22840,131321,13122,
131320,13122,327856,96,13135,20372,993,196855,13146,0,262394,13135,13138,13146,131320,13138,327874,6,13141,12745,818,
327808,6,13142,12745,13141,327745,325,13145,913,13142,196670,13145,22756,131321,13146,131320,13146,327856,96,13159,
20371,993,196855,13170,0,262394,13159,13162,13170,131320,13162,327874,6,13165,12779,818,327808,6,13166,12779,13165,
327745,325,13169,913,13166,196670,13169,22672,131321,13170,131320,13170,327856,96,13183,20370,993,196855,13194,0,
262394,13183,13186,13194,131320,13186,327874,6,13189,12813,818,327808,6,13190,12813,13189,327745,325,13193,913,13190,
196670,13193,22588,131321,13194,131320,13194,327856,96,13207,20369,993,196855,13218,0,262394,13207,13210,13218,131320,
13210,327874,6,13213,12847,818,327808,6,13214,12847,13213,327745,325,13217,913,13214,196670,13217,22504,131321,13218,
131320,13218,196855,13242,0,262394,4566,13234,13242,131320,13234,327874,6,13237,12881,818,327808,6,13238,12881,13237,
327745,325,13241,913,13238,196670,13241,22420,131321,13242,131320,13242,327856,96,3878,6875,892,196855,3883,0,262394,
3878,3879,3883,131320,3879,327854,96,5041,23680,1333,393385,6,5042,5041,98,95,327854,96,13253,23596,1333,393385,6,
13254,13253,98,95,327808,6,13255,5042,13254,327854,96,13266,23512,1333,393385,6,13267,13266,98,95,327808,6,13268,
13255,13267,327854,96,13279,23428,1333,393385,6,13280,13279,98,95,327808,6,13281,13268,13280,327854,96,13292,23344,
1333,393385,6,13293,13292,98,95,327808,6,13294,13281,13293,327854,96,13305,23260,1333,393385,6,13306,13305,98,95,
327808,6,13307,13294,13306,327854,96,13318,23176,1333,393385,6,13319,13318,98,95,327808,6,13320,13307,13319,327854,96,
13331,23092,1333,393385,6,13332,13331,98,95,327808,6,13333,13320,13332,327854,96,13344,23008,1333,393385,6,13345,
13344,98,95,327808,6,13346,13333,13345,327854,96,13357,22924,1333,393385,6,13358,13357,98,95,327808,6,13359,13346,
13358,327854,96,13370,22840,1333,393385,6,13371,13370,98,95,327808,6,13372,13359,13371,327854,96,13383,22756,1333,
393385,6,13384,13383,98,95,327808,6,13385,13372,13384,327854,96,13396,22672,1333,393385,6,13397,13396,98,95,327808,6,
13398,13385,13397,327854,96,13409,22588,1333,393385,6,13410,13409,98,95,327808,6,13411,13398,13410,327854,96,13422,
22504,1333,393385,6,13423,13422,98,95,327808,6,13424,13411,13423,327854,96,13435,22420,1333,393385,6,13436,13435,98,
95,327808,6,13437,13424,13436,196670,4769,13437,262368,298,298,327,196855,5129,0,262394,4771,5102,5129,131320,5102,
327812,6,5104,3234,298,327745,336,5105,319,5104,262205,42,5106,5105,327808,6,5109,5104,98,327745,336,5110,319,5109,
262205,42,5111,5110,327808,42,5112,5106,5111,327761,6,5118,5112,0,327761,6,5120,5112,1,327808,6,5121,5118,5120,327761,
6,5123,5112,2,327808,6,5124,5121,5123,327761,6,5126,5112,3,327808,6,5127,5124,5126,393281,325,5128,349,4765,4767,
196670,5128,5127,131321,5129,131320,5129,262368,298,298,327,196855,5186,0,262394,4801,5132,5186,131320,5132,131321,
5133,131320,5133,458997,42,24878,296,5132,5143,5137,458997,42,24877,296,5132,5150,5137,458997,6,7062,95,5132,5153,
5137,327856,96,5136,7062,380,262390,5154,5137,1,262394,5136,5137,5154,131320,5137,327745,336,5139,349,7062,262205,42,
5140,5139,327808,42,5143,24878,5140,327812,6,5145,7062,101,458832,42,5230,5145,5145,5145,5145,327808,42,5231,300,5230,
458832,42,5233,3234,3234,3234,3234,327856,306,5234,5231,5233,393385,42,5235,5234,5140,296,327808,42,5150,24877,5235,
327808,6,5153,7062,271,131321,5133,131320,5154,327761,6,5160,24877,0,327761,6,5162,24877,1,327808,6,5163,5160,5162,
327761,6,5165,24877,2,327808,6,5166,5163,5165,327761,6,5168,24877,3,327808,6,5169,5166,5168,393281,325,5170,404,4765,
4767,196670,5170,5169,327850,96,5172,3234,95,196855,5185,0,262394,5172,5173,5185,131320,5173,327761,6,5175,24878,0,
327761,6,5177,24878,1,327808,6,5178,5175,5177,327761,6,5180,24878,2,327808,6,5181,5178,5180,327761,6,5183,24878,3,
327808,6,5184,5181,5183,196670,425,5184,131321,5185,131320,5185,131321,5186,131320,5186,262368,298,298,327,262205,42,
5194,4863,393385,42,5245,4914,5194,296,262205,42,5203,4872,393385,42,5255,4924,5203,296,327808,42,5206,5245,5255,
262205,6,5213,4882,327761,6,5215,5206,0,327808,6,5216,5213,5215,327761,6,5218,5206,1,327808,6,5219,5216,5218,327761,6,
5221,5206,2,327808,6,5222,5219,5221,327761,6,5224,5206,3,327808,6,5225,5222,5224,327808,6,5053,6875,5225,327854,96,
5062,23680,1360,196855,5071,0,262394,5062,5063,5071,131320,5063,327808,6,5065,5053,271,327874,6,5260,5053,818,327808,
6,5261,5053,5260,327745,325,5070,913,5261,196670,5070,23680,131321,5071,131320,5071,458997,6,8306,5053,5186,5065,5063,
327854,96,13448,23596,1360,196855,13456,0,262394,13448,13449,13456,131320,13449,327808,6,13450,8306,271,327874,6,
13451,8306,818,327808,6,13452,8306,13451,327745,325,13455,913,13452,196670,13455,23596,131321,13456,131320,13456,
458997,6,13457,8306,5071,13450,13449,327854,96,13468,23512,1360,196855,13476,0,262394,13468,13469,13476,131320,13469,
327808,6,13470,13457,271,327874,6,13471,13457,818,327808,6,13472,13457,13471,327745,325,13475,913,13472,196670,13475,
23512,131321,13476,131320,13476,458997,6,13477,13457,13456,13470,13469,327854,96,13488,23428,1360,196855,13496,0,
262394,13488,13489,13496,131320,13489,327808,6,13490,13477,271,327874,6,13491,13477,818,327808,6,13492,13477,13491,
327745,325,13495,913,13492,196670,13495,23428,131321,13496,131320,13496,458997,6,13497,13477,13476,13490,13489,327854,
96,13508,23344,1360,196855,13516,0,262394,13508,13509,13516,131320,13509,327808,6,13510,13497,271,327874,6,13511,
13497,818,327808,6,13512,13497,13511,327745,325,13515,913,13512,196670,13515,23344,131321,13516,131320,13516,458997,6,
13517,13497,13496,13510,13509,327854,96,13528,23260,1360,196855,13536,0,262394,13528,13529,13536,131320,13529,327808,
6,13530,13517,271,327874,6,13531,13517,818,327808,6,13532,13517,13531,327745,325,13535,913,13532,196670,13535,23260,
131321,13536,131320,13536,458997,6,13537,13517,13516,13530,13529,327854,96,13548,23176,1360,196855,13556,0,262394,
13548,13549,13556,131320,13549,327808,6,13550,13537,271,327874,6,13551,13537,818,327808,6,13552,13537,13551,327745,
325,13555,913,13552,196670,13555,23176,131321,13556,131320,13556,458997,6,13557,13537,13536,13550,13549,327854,96,
13568,23092,1360,196855,13576,0,262394,13568,13569,13576,131320,13569,327808,6,13570,13557,271,327874,6,13571,13557,
818,327808,6,13572,13557,13571,327745,325,13575,913,13572,196670,13575,23092,131321,13576,131320,13576,458997,6,13577,
13557,13556,13570,13569,327854,96,13588,23008,1360,196855,13596,0,262394,13588,13589,13596,131320,13589,327808,6,
13590,13577,271,327874,6,13591,13577,818,327808,6,13592,13577,13591,327745,325,13595,913,13592,196670,13595,23008,
131321,13596,131320,13596,458997,6,13597,13577,13576,13590,13589,327854,96,13608,22924,1360,196855,13616,0,262394,
13608,13609,13616,131320,13609,327808,6,13610,13597,271,327874,6,13611,13597,818,327808,6,13612,13597,13611,327745,
325,13615,913,13612,196670,13615,22924,131321,13616,131320,13616,458997,6,13617,13597,13596,13610,13609,327854,96,
13628,22840,1360,196855,13636,0,262394,13628,13629,13636,131320,13629,327808,6,13630,13617,271,327874,6,13631,13617,
818,327808,6,13632,13617,13631,327745,325,13635,913,13632,196670,13635,22840,131321,13636,131320,13636,458997,6,13637,
13617,13616,13630,13629,327854,96,13648,22756,1360,196855,13656,0,262394,13648,13649,13656,131320,13649,327808,6,
13650,13637,271,327874,6,13651,13637,818,327808,6,13652,13637,13651,327745,325,13655,913,13652,196670,13655,22756,
131321,13656,131320,13656,458997,6,13657,13637,13636,13650,13649,327854,96,13668,22672,1360,196855,13676,0,262394,
13668,13669,13676,131320,13669,327808,6,13670,13657,271,327874,6,13671,13657,818,327808,6,13672,13657,13671,327745,
325,13675,913,13672,196670,13675,22672,131321,13676,131320,13676,458997,6,13677,13657,13656,13670,13669,327854,96,
13688,22588,1360,196855,13696,0,262394,13688,13689,13696,131320,13689,327808,6,13690,13677,271,327874,6,13691,13677,
818,327808,6,13692,13677,13691,327745,325,13695,913,13692,196670,13695,22588,131321,13696,131320,13696,458997,6,13697,
13677,13676,13690,13689,327854,96,13708,22504,1360,196855,13716,0,262394,13708,13709,13716,131320,13709,327808,6,
13710,13697,271,327874,6,13711,13697,818,327808,6,13712,13697,13711,327745,325,13715,913,13712,196670,13715,22504,
131321,13716,131320,13716,458997,6,13717,13697,13696,13710,13709,327854,96,13728,22420,1360,196855,13736,0,262394,
13728,13729,13736,131320,13729,327874,6,13731,13717,818,327808,6,13732,13717,13731,327745,325,13735,913,13732,196670,
13735,22420,131321,13736,131320,13736,131321,3883,131320,3883,196855,3887,0,262394,1178,3884,3887,131320,3884,327858,
96,5270,3234,993,196855,5312,0,262394,5270,5271,5312,131320,5271,327856,96,5273,3234,993,196855,5280,0,262394,5273,
5274,5278,131320,5278,131321,5280,131320,5274,327745,325,5276,1189,3234,262205,6,5277,5276,131321,5280,131320,5280,
458997,6,7074,5277,5274,6875,5278,327808,6,5283,3234,98,327856,96,5284,5283,993,196855,5295,0,262394,5284,5285,5290,
131320,5290,393385,6,5294,5273,6875,892,131321,5295,131320,5285,327745,325,5288,1189,5283,262205,6,5289,5288,131321,
5295,131320,5295,458997,6,7077,5289,5285,5294,5290,327745,325,5299,1417,3234,262205,6,5300,5299,327810,6,5302,5300,
7074,327745,325,5303,1412,3234,196670,5303,5302,327810,6,5307,7077,7074,262205,6,5309,5299,327808,6,5310,5309,5307,
196670,5299,5310,131321,5312,131320,5312,131321,3887,131320,3887,262368,298,298,327,196855,3258,0,262394,2062,3253,
3258,131320,3253,327808,6,3255,6530,2066,327858,96,3257,3255,2569,131321,3258,131320,3258,458997,96,3259,2062,3887,
3257,3253,196855,3267,0,262394,3259,3260,3267,131320,3260,327808,6,3264,2472,3235,131321,5316,131320,5316,458997,6,
7251,95,3260,5330,5320,327856,96,5319,7251,104,262390,5331,5320,1,262394,5319,5320,5331,131320,5320,327812,6,5324,
7251,103,327808,6,5325,3264,5324,393281,513,5336,488,228,228,262205,15,5337,5336,262268,7,5338,5337,327814,6,5340,
5325,103,327812,6,5341,5340,101,327761,6,5351,5338,0,327876,6,5353,5341,202,327829,205,5354,5351,5353,327761,6,5355,
5354,1,327761,6,5356,5354,0,327761,6,5359,5338,1,327874,6,5361,5341,213,327808,6,5362,5359,5361,327808,6,5364,5362,
5355,327760,7,5365,5356,5364,262268,760,5343,5365,327745,763,5344,5343,228,393277,42,5345,5344,2,16,327745,43,5327,
3228,7251,196670,5327,5345,327808,6,5330,7251,271,131321,5316,131320,5331,262205,105,3266,3228,131321,3267,131320,
3267,458997,105,7420,6554,3258,3266,5331,393281,490,5382,488,228,652,262205,6,5383,5382,327876,6,5384,5383,1332,
327808,6,5479,3234,4608,327745,325,5396,913,5479,262205,6,5397,5396,327808,6,13749,5479,1940,327745,325,13750,913,
13749,262205,6,13751,13750,327812,6,13763,298,1940,327808,6,13764,5479,13763,327745,325,13765,913,13764,262205,6,
13766,13765,327812,6,13778,299,1940,327808,6,13779,5479,13778,327745,325,13780,913,13779,262205,6,13781,13780,327812,
6,13793,101,1940,327808,6,13794,5479,13793,327745,325,13795,913,13794,262205,6,13796,13795,327812,6,13808,8354,1940,
327808,6,13809,5479,13808,327745,325,13810,913,13809,262205,6,13811,13810,327812,6,13823,1062,1940,327808,6,13824,
5479,13823,327745,325,13825,913,13824,262205,6,13826,13825,327812,6,13838,1255,1940,327808,6,13839,5479,13838,327745,
325,13840,913,13839,262205,6,13841,13840,327812,6,13853,100,1940,327808,6,13854,5479,13853,327745,325,13855,913,13854,
262205,6,13856,13855,327812,6,13868,2163,1940,327808,6,13869,5479,13868,327745,325,13870,913,13869,262205,6,13871,
13870,327812,6,13883,8355,1940,327808,6,13884,5479,13883,327745,325,13885,913,13884,262205,6,13886,13885,327812,6,
13898,16476,1940,327808,6,13899,5479,13898,327745,325,13900,913,13899,262205,6,13901,13900,327812,6,13913,1332,1940,
327808,6,13914,5479,13913,327745,325,13915,913,13914,262205,6,13916,13915,327812,6,13928,16477,1940,327808,6,13929,
5479,13928,327745,325,13930,913,13929,262205,6,13931,13930,327812,6,13943,16478,1940,327808,6,13944,5479,13943,327745,
325,13945,913,13944,262205,6,13946,13945,327812,6,13958,971,1940,327808,6,13959,5479,13958,327745,325,13960,913,13959,
262205,6,13961,13960,196855,5407,0,262394,1948,5403,5407,131320,5403,327850,96,5504,3234,95,196855,5516,0,262394,5504,
5505,5510,131320,5510,327810,6,5512,3234,98,327874,6,5604,5512,818,327808,6,5605,5512,5604,327745,325,5514,913,5605,
262205,6,5515,5514,131321,5516,131320,5505,262344,6,5509,5397,131321,5516,131320,5516,458997,6,7655,5509,5505,5515,
5510,327878,6,5522,5397,7655,327874,6,5523,5522,1332,327851,96,5524,5523,95,196855,5543,0,262394,5524,5525,5543,
131320,5525,327874,6,5529,5397,1332,327745,325,5534,1417,5529,262205,6,5535,5534,327810,6,5537,5535,3234,327745,325,
5538,1412,5529,196670,5538,5537,131321,5543,131320,5543,393385,6,17204,5524,98,95,327808,6,13972,315,3234,327850,96,
13973,13972,95,196855,13984,0,262394,13973,13980,13974,131320,13974,327810,6,13975,13972,98,327874,6,13976,13975,818,
327808,6,13977,13975,13976,327745,325,13978,913,13977,262205,6,13979,13978,131321,13984,131320,13980,262344,6,13983,
13751,131321,13984,131320,13984,458997,6,13985,13983,13980,13979,13974,327878,6,13988,13751,13985,327874,6,13989,
13988,1332,327851,96,13990,13989,95,196855,14004,0,262394,13990,13991,14004,131320,13991,327874,6,13994,13751,1332,
327745,325,13998,1417,13994,262205,6,13999,13998,327810,6,14000,13999,13972,327745,325,14001,1412,13994,196670,14001,
14000,327877,6,14003,17204,298,131321,14004,131320,14004,458997,6,14005,17204,13984,14003,13991,327812,6,14014,298,
315,327808,6,14015,14014,3234,327850,96,14016,14015,95,196855,14027,0,262394,14016,14023,14017,131320,14017,327810,6,
14018,14015,98,327874,6,14019,14018,818,327808,6,14020,14018,14019,327745,325,14021,913,14020,262205,6,14022,14021,
131321,14027,131320,14023,262344,6,14026,13766,131321,14027,131320,14027,458997,6,14028,14026,14023,14022,14017,
327878,6,14031,13766,14028,327874,6,14032,14031,1332,327851,96,14033,14032,95,196855,14047,0,262394,14033,14034,14047,
131320,14034,327874,6,14037,13766,1332,327745,325,14041,1417,14037,262205,6,14042,14041,327810,6,14043,14042,14015,
327745,325,14044,1412,14037,196670,14044,14043,327877,6,14046,14005,101,131321,14047,131320,14047,458997,6,14048,
14005,14027,14046,14034,327812,6,14057,299,315,327808,6,14058,14057,3234,327850,96,14059,14058,95,196855,14070,0,
262394,14059,14066,14060,131320,14060,327810,6,14061,14058,98,327874,6,14062,14061,818,327808,6,14063,14061,14062,
327745,325,14064,913,14063,262205,6,14065,14064,131321,14070,131320,14066,262344,6,14069,13781,131321,14070,131320,
14070,458997,6,14071,14069,14066,14065,14060,327878,6,14074,13781,14071,327874,6,14075,14074,1332,327851,96,14076,
14075,95,196855,14090,0,262394,14076,14077,14090,131320,14077,327874,6,14080,13781,1332,327745,325,14084,1417,14080,
262205,6,14085,14084,327810,6,14086,14085,14058,327745,325,14087,1412,14080,196670,14087,14086,327877,6,14089,14048,
100,131321,14090,131320,14090,458997,6,14091,14048,14070,14089,14077,327812,6,14100,101,315,327808,6,14101,14100,3234,
327850,96,14102,14101,95,196855,14113,0,262394,14102,14109,14103,131320,14103,327810,6,14104,14101,98,327874,6,14105,
14104,818,327808,6,14106,14104,14105,327745,325,14107,913,14106,262205,6,14108,14107,131321,14113,131320,14109,262344,
6,14112,13796,131321,14113,131320,14113,458997,6,14114,14112,14109,14108,14103,327878,6,14117,13796,14114,327874,6,
14118,14117,1332,327851,96,14119,14118,95,196855,14133,0,262394,14119,14120,14133,131320,14120,327874,6,14123,13796,
1332,327745,325,14127,1417,14123,262205,6,14128,14127,327810,6,14129,14128,14101,327745,325,14130,1412,14123,196670,
14130,14129,327877,6,14132,14091,93,131321,14133,131320,14133,458997,6,14134,14091,14113,14132,14120,327812,6,14143,
8354,315,327808,6,14144,14143,3234,327850,96,14145,14144,95,196855,14156,0,262394,14145,14152,14146,131320,14146,
327810,6,14147,14144,98,327874,6,14148,14147,818,327808,6,14149,14147,14148,327745,325,14150,913,14149,262205,6,14151,
14150,131321,14156,131320,14152,262344,6,14155,13811,131321,14156,131320,14156,458997,6,14157,14155,14152,14151,14146,
327878,6,14160,13811,14157,327874,6,14161,14160,1332,327851,96,14162,14161,95,196855,14176,0,262394,14162,14163,14176,
131320,14163,327874,6,14166,13811,1332,327745,325,14170,1417,14166,262205,6,14171,14170,327810,6,14172,14171,14144,
327745,325,14173,1412,14166,196670,14173,14172,327877,6,14175,14134,345,131321,14176,131320,14176,458997,6,14177,
14134,14156,14175,14163,327812,6,14186,1062,315,327808,6,14187,14186,3234,327850,96,14188,14187,95,196855,14199,0,
262394,14188,14195,14189,131320,14189,327810,6,14190,14187,98,327874,6,14191,14190,818,327808,6,14192,14190,14191,
327745,325,14193,913,14192,262205,6,14194,14193,131321,14199,131320,14195,262344,6,14198,13826,131321,14199,131320,
14199,458997,6,14200,14198,14195,14194,14189,327878,6,14203,13826,14200,327874,6,14204,14203,1332,327851,96,14205,
14204,95,196855,14219,0,262394,14205,14206,14219,131320,14206,327874,6,14209,13826,1332,327745,325,14213,1417,14209,
262205,6,14214,14213,327810,6,14215,14214,14187,327745,325,14216,1412,14209,196670,14216,14215,327877,6,14218,14177,
2393,131321,14219,131320,14219,458997,6,14220,14177,14199,14218,14206,327812,6,14229,1255,315,327808,6,14230,14229,
3234,327850,96,14231,14230,95,196855,14242,0,262394,14231,14238,14232,131320,14232,327810,6,14233,14230,98,327874,6,
14234,14233,818,327808,6,14235,14233,14234,327745,325,14236,913,14235,262205,6,14237,14236,131321,14242,131320,14238,
262344,6,14241,13841,131321,14242,131320,14242,458997,6,14243,14241,14238,14237,14232,327878,6,14246,13841,14243,
327874,6,14247,14246,1332,327851,96,14248,14247,95,196855,14262,0,262394,14248,14249,14262,131320,14249,327874,6,
14252,13841,1332,327745,325,14256,1417,14252,262205,6,14257,14256,327810,6,14258,14257,14230,327745,325,14259,1412,
14252,196670,14259,14258,327877,6,14261,14220,731,131321,14262,131320,14262,458997,6,14263,14220,14242,14261,14249,
327812,6,14272,100,315,327808,6,14273,14272,3234,327850,96,14274,14273,95,196855,14285,0,262394,14274,14281,14275,
131320,14275,327810,6,14276,14273,98,327874,6,14277,14276,818,327808,6,14278,14276,14277,327745,325,14279,913,14278,
262205,6,14280,14279,131321,14285,131320,14281,262344,6,14284,13856,131321,14285,131320,14285,458997,6,14286,14284,
14281,14280,14275,327878,6,14289,13856,14286,327874,6,14290,14289,1332,327851,96,14291,14290,95,196855,14305,0,262394,
14291,14292,14305,131320,14292,327874,6,14295,13856,1332,327745,325,14299,1417,14295,262205,6,14300,14299,327810,6,
14301,14300,14273,327745,325,14302,1412,14295,196670,14302,14301,327877,6,14304,14263,555,131321,14305,131320,14305,
458997,6,14306,14263,14285,14304,14292,327812,6,14315,2163,315,327808,6,14316,14315,3234,327850,96,14317,14316,95,
196855,14328,0,262394,14317,14324,14318,131320,14318,327810,6,14319,14316,98,327874,6,14320,14319,818,327808,6,14321,
14319,14320,327745,325,14322,913,14321,262205,6,14323,14322,131321,14328,131320,14324,262344,6,14327,13871,131321,
14328,131320,14328,458997,6,14329,14327,14324,14323,14318,327878,6,14332,13871,14329,327874,6,14333,14332,1332,327851,
96,14334,14333,95,196855,14348,0,262394,14334,14335,14348,131320,14335,327874,6,14338,13871,1332,327745,325,14342,
1417,14338,262205,6,14343,14342,327810,6,14344,14343,14316,327745,325,14345,1412,14338,196670,14345,14344,327877,6,
14347,14306,2108,131321,14348,131320,14348,458997,6,14349,14306,14328,14347,14335,327812,6,14358,8355,315,327808,6,
14359,14358,3234,327850,96,14360,14359,95,196855,14371,0,262394,14360,14367,14361,131320,14361,327810,6,14362,14359,
98,327874,6,14363,14362,818,327808,6,14364,14362,14363,327745,325,14365,913,14364,262205,6,14366,14365,131321,14371,
131320,14367,262344,6,14370,13886,131321,14371,131320,14371,458997,6,14372,14370,14367,14366,14361,327878,6,14375,
13886,14372,327874,6,14376,14375,1332,327851,96,14377,14376,95,196855,14391,0,262394,14377,14378,14391,131320,14378,
327874,6,14381,13886,1332,327745,325,14385,1417,14381,262205,6,14386,14385,327810,6,14387,14386,14359,327745,325,
14388,1412,14381,196670,14388,14387,327877,6,14390,14349,16479,131321,14391,131320,14391,458997,6,14392,14349,14371,
14390,14378,327812,6,14401,16476,315,327808,6,14402,14401,3234,327850,96,14403,14402,95,196855,14414,0,262394,14403,
14410,14404,131320,14404,327810,6,14405,14402,98,327874,6,14406,14405,818,327808,6,14407,14405,14406,327745,325,14408,
913,14407,262205,6,14409,14408,131321,14414,131320,14410,262344,6,14413,13901,131321,14414,131320,14414,458997,6,
14415,14413,14410,14409,14404,327878,6,14418,13901,14415,327874,6,14419,14418,1332,327851,96,14420,14419,95,196855,
14434,0,262394,14420,14421,14434,131320,14421,327874,6,14424,13901,1332,327745,325,14428,1417,14424,262205,6,14429,
14428,327810,6,14430,14429,14402,327745,325,14431,1412,14424,196670,14431,14430,327877,6,14433,14392,16480,131321,
14434,131320,14434,458997,6,14435,14392,14414,14433,14421,327812,6,14444,1332,315,327808,6,14445,14444,3234,327850,96,
14446,14445,95,196855,14457,0,262394,14446,14453,14447,131320,14447,327810,6,14448,14445,98,327874,6,14449,14448,818,
327808,6,14450,14448,14449,327745,325,14451,913,14450,262205,6,14452,14451,131321,14457,131320,14453,262344,6,14456,
13916,131321,14457,131320,14457,458997,6,14458,14456,14453,14452,14447,327878,6,14461,13916,14458,327874,6,14462,
14461,1332,327851,96,14463,14462,95,196855,14477,0,262394,14463,14464,14477,131320,14464,327874,6,14467,13916,1332,
327745,325,14471,1417,14467,262205,6,14472,14471,327810,6,14473,14472,14445,327745,325,14474,1412,14467,196670,14474,
14473,327877,6,14476,14435,16481,131321,14477,131320,14477,458997,6,14478,14435,14457,14476,14464,327812,6,14487,
16477,315,327808,6,14488,14487,3234,327850,96,14489,14488,95,196855,14500,0,262394,14489,14496,14490,131320,14490,
327810,6,14491,14488,98,327874,6,14492,14491,818,327808,6,14493,14491,14492,327745,325,14494,913,14493,262205,6,14495,
14494,131321,14500,131320,14496,262344,6,14499,13931,131321,14500,131320,14500,458997,6,14501,14499,14496,14495,14490,
327878,6,14504,13931,14501,327874,6,14505,14504,1332,327851,96,14506,14505,95,196855,14520,0,262394,14506,14507,14520,
131320,14507,327874,6,14510,13931,1332,327745,325,14514,1417,14510,262205,6,14515,14514,327810,6,14516,14515,14488,
327745,325,14517,1412,14510,196670,14517,14516,327877,6,14519,14478,16482,131321,14520,131320,14520,458997,6,14521,
14478,14500,14519,14507,327812,6,14530,16478,315,327808,6,14531,14530,3234,327850,96,14532,14531,95,196855,14543,0,
262394,14532,14539,14533,131320,14533,327810,6,14534,14531,98,327874,6,14535,14534,818,327808,6,14536,14534,14535,
327745,325,14537,913,14536,262205,6,14538,14537,131321,14543,131320,14539,262344,6,14542,13946,131321,14543,131320,
14543,458997,6,14544,14542,14539,14538,14533,327878,6,14547,13946,14544,327874,6,14548,14547,1332,327851,96,14549,
14548,95,196855,14563,0,262394,14549,14550,14563,131320,14550,327874,6,14553,13946,1332,327745,325,14557,1417,14553,
262205,6,14558,14557,327810,6,14559,14558,14531,327745,325,14560,1412,14553,196670,14560,14559,327877,6,14562,14521,
16483,131321,14563,131320,14563,458997,6,14564,14521,14543,14562,14550,327812,6,14573,971,315,327808,6,14574,14573,
3234,327850,96,14575,14574,95,196855,14586,0,262394,14575,14582,14576,131320,14576,327810,6,14577,14574,98,327874,6,
14578,14577,818,327808,6,14579,14577,14578,327745,325,14580,913,14579,262205,6,14581,14580,131321,14586,131320,14582,
262344,6,14585,13961,131321,14586,131320,14586,458997,6,14587,14585,14582,14581,14576,327878,6,14590,13961,14587,
327874,6,14591,14590,1332,327851,96,14592,14591,95,196855,14606,0,262394,14592,14593,14606,131320,14593,327874,6,
14596,13961,1332,327745,325,14600,1417,14596,262205,6,14601,14600,327810,6,14602,14601,14574,327745,325,14603,1412,
14596,196670,14603,14602,327877,6,14605,14564,16484,131321,14606,131320,14606,458997,6,14607,14564,14586,14605,14593,
262368,298,298,327,196855,5599,0,262394,2475,5549,5599,131320,5549,131321,5550,131320,5550,458997,6,7386,14607,5549,
5571,5583,327851,96,5553,7386,95,262390,5584,5583,0,262394,5553,5554,5584,131320,5554,393228,201,5556,1,73,7386,
262268,6,5557,5556,327812,6,5558,5557,315,327808,6,5560,5558,3234,458764,6,5562,1,41,5560,98,327810,6,5563,5562,98,
327874,6,5610,5563,818,327808,6,5611,5563,5610,327745,325,5565,913,5611,262205,6,5566,5565,327874,6,5567,5566,1332,
327810,6,5569,7386,98,327879,6,5571,7386,5569,327852,96,5573,5560,95,196855,5582,0,262394,5573,5574,5582,131320,5574,
327745,325,5577,1412,5567,262205,6,5578,5577,327808,6,5580,5578,5560,327745,325,5581,1417,5567,196670,5581,5580,
131321,5582,131320,5582,131321,5583,131320,5583,131321,5550,131320,5584,196855,5598,0,262394,5504,5587,5598,131320,
5587,327874,6,5616,1654,818,327808,6,5617,1654,5616,327745,325,5589,913,5617,262205,6,5590,5589,327874,6,5591,5590,
1332,327745,325,5594,1412,5591,262205,6,5595,5594,327808,6,5596,5595,892,327745,325,5597,1417,5591,196670,5597,5596,
131321,5598,131320,5598,131321,5599,131320,5599,131321,5407,131320,5407,327879,6,5410,2505,1958,327851,96,5411,5410,
95,196855,5473,0,262394,5411,5412,5422,131320,5422,327874,6,5432,5397,1332,327745,325,5433,1412,5432,262205,6,5434,
5433,327808,6,5439,5434,3234,327874,6,14617,13751,1332,327745,325,14618,1412,14617,262205,6,14619,14618,327808,6,
14622,315,3234,327808,6,14623,14619,14622,327874,6,14634,13766,1332,327745,325,14635,1412,14634,262205,6,14636,14635,
327812,6,14637,298,315,327808,6,14639,14637,3234,327808,6,14640,14636,14639,327874,6,14651,13781,1332,327745,325,
14652,1412,14651,262205,6,14653,14652,327812,6,14654,299,315,327808,6,14656,14654,3234,327808,6,14657,14653,14656,
327874,6,14668,13796,1332,327745,325,14669,1412,14668,262205,6,14670,14669,327812,6,14671,101,315,327808,6,14673,
14671,3234,327808,6,14674,14670,14673,327874,6,14685,13811,1332,327745,325,14686,1412,14685,262205,6,14687,14686,
327812,6,14688,8354,315,327808,6,14690,14688,3234,327808,6,14691,14687,14690,327874,6,14702,13826,1332,327745,325,
14703,1412,14702,262205,6,14704,14703,327812,6,14705,1062,315,327808,6,14707,14705,3234,327808,6,14708,14704,14707,
327874,6,14719,13841,1332,327745,325,14720,1412,14719,262205,6,14721,14720,327812,6,14722,1255,315,327808,6,14724,
14722,3234,327808,6,14725,14721,14724,327874,6,14736,13856,1332,327745,325,14737,1412,14736,262205,6,14738,14737,
327812,6,14739,100,315,327808,6,14741,14739,3234,327808,6,14742,14738,14741,327874,6,14753,13871,1332,327745,325,
14754,1412,14753,262205,6,14755,14754,327812,6,14756,2163,315,327808,6,14758,14756,3234,327808,6,14759,14755,14758,
327874,6,14770,13886,1332,327745,325,14771,1412,14770,262205,6,14772,14771,327812,6,14773,8355,315,327808,6,14775,
14773,3234,327808,6,14776,14772,14775,327874,6,14787,13901,1332,327745,325,14788,1412,14787,262205,6,14789,14788,
327812,6,14790,16476,315,327808,6,14792,14790,3234,327808,6,14793,14789,14792,327874,6,14804,13916,1332,327745,325,
14805,1412,14804,262205,6,14806,14805,327812,6,14807,1332,315,327808,6,14809,14807,3234,327808,6,14810,14806,14809,
327874,6,14821,13931,1332,327745,325,14822,1412,14821,262205,6,14823,14822,327812,6,14824,16477,315,327808,6,14826,
14824,3234,327808,6,14827,14823,14826,327874,6,14838,13946,1332,327745,325,14839,1412,14838,262205,6,14840,14839,
327812,6,14841,16478,315,327808,6,14843,14841,3234,327808,6,14844,14840,14843,327874,6,14855,13961,1332,327745,325,
14856,1412,14855,262205,6,14857,14856,327812,6,14858,971,315,327808,6,14860,14858,3234,327808,6,14861,14857,14860,
327856,96,5454,5397,5384,196855,5468,0,262394,5454,5455,5468,131320,5455,327879,6,5461,5397,1740,327808,6,5462,6530,
5461,393281,795,5463,488,228,818,262205,24,5464,5463,262268,7,6264,5464,327761,6,6275,6264,0,327876,6,6277,5439,202,
327829,205,6278,6275,6277,327761,6,6279,6278,1,327761,6,6280,6278,0,327761,6,6283,6264,1,327874,6,6285,5439,213,
327808,6,6286,6283,6285,327808,6,6288,6286,6279,327760,7,6289,6280,6288,262268,24,6267,6289,393281,229,6269,6267,228,
228,327742,6269,5462,2,4,131321,5468,131320,5468,327856,96,14872,13751,5384,196855,14897,0,262394,14872,14873,14897,
131320,14873,327879,6,14876,13751,1740,327808,6,14877,6530,14876,393281,795,14878,488,228,818,262205,24,14879,14878,
262268,7,14882,14879,327761,6,14884,14882,0,327876,6,14885,14623,202,327829,205,14886,14884,14885,327761,6,14887,
14886,1,327761,6,14888,14886,0,327761,6,14890,14882,1,327874,6,14891,14623,213,327808,6,14892,14890,14891,327808,6,
14893,14892,14887,327760,7,14894,14888,14893,262268,24,14895,14894,393281,229,14896,14895,228,228,327742,14896,14877,
2,4,131321,14897,131320,14897,327856,96,14907,13766,5384,196855,14932,0,262394,14907,14908,14932,131320,14908,327879,
6,14911,13766,1740,327808,6,14912,6530,14911,393281,795,14913,488,228,818,262205,24,14914,14913,262268,7,14917,14914,
327761,6,14919,14917,0,327876,6,14920,14640,202,327829,205,14921,14919,14920,327761,6,14922,14921,1,327761,6,14923,
14921,0,327761,6,14925,14917,1,327874,6,14926,14640,213,327808,6,14927,14925,14926,327808,6,14928,14927,14922,327760,
7,14929,14923,14928,262268,24,14930,14929,393281,229,14931,14930,228,228,327742,14931,14912,2,4,131321,14932,131320,
14932,327856,96,14942,13781,5384,196855,14967,0,262394,14942,14943,14967,131320,14943,327879,6,14946,13781,1740,
327808,6,14947,6530,14946,393281,795,14948,488,228,818,262205,24,14949,14948,262268,7,14952,14949,327761,6,14954,
14952,0,327876,6,14955,14657,202,327829,205,14956,14954,14955,327761,6,14957,14956,1,327761,6,14958,14956,0,327761,6,
14960,14952,1,327874,6,14961,14657,213,327808,6,14962,14960,14961,327808,6,14963,14962,14957,327760,7,14964,14958,
14963,262268,24,14965,14964,393281,229,14966,14965,228,228,327742,14966,14947,2,4,131321,14967,131320,14967,327856,96,
14977,13796,5384,196855,15002,0,262394,14977,14978,15002,131320,14978,327879,6,14981,13796,1740,327808,6,14982,6530,
14981,393281,795,14983,488,228,818,262205,24,14984,14983,262268,7,14987,14984,327761,6,14989,14987,0,327876,6,14990,
14674,202,327829,205,14991,14989,14990,327761,6,14992,14991,1,327761,6,14993,14991,0,327761,6,14995,14987,1,327874,6,
14996,14674,213,327808,6,14997,14995,14996,327808,6,14998,14997,14992,327760,7,14999,14993,14998,262268,24,15000,
14999,393281,229,15001,15000,228,228,327742,15001,14982,2,4,131321,15002,131320,15002,327856,96,15012,13811,5384,
196855,15037,0,262394,15012,15013,15037,131320,15013,327879,6,15016,13811,1740,327808,6,15017,6530,15016,393281,795,
15018,488,228,818,262205,24,15019,15018,262268,7,15022,15019,327761,6,15024,15022,0,327876,6,15025,14691,202,327829,
205,15026,15024,15025,327761,6,15027,15026,1,327761,6,15028,15026,0,327761,6,15030,15022,1,327874,6,15031,14691,213,
327808,6,15032,15030,15031,327808,6,15033,15032,15027,327760,7,15034,15028,15033,262268,24,15035,15034,393281,229,
15036,15035,228,228,327742,15036,15017,2,4,131321,15037,131320,15037,327856,96,15047,13826,5384,196855,15072,0,262394,
15047,15048,15072,131320,15048,327879,6,15051,13826,1740,327808,6,15052,6530,15051,393281,795,15053,488,228,818,
262205,24,15054,15053,262268,7,15057,15054,327761,6,15059,15057,0,327876,6,15060,14708,202,327829,205,15061,15059,
15060,327761,6,15062,15061,1,327761,6,15063,15061,0,327761,6,15065,15057,1,327874,6,15066,14708,213,327808,6,15067,
15065,15066,327808,6,15068,15067,15062,327760,7,15069,15063,15068,262268,24,15070,15069,393281,229,15071,15070,228,
228,327742,15071,15052,2,4,131321,15072,131320,15072,327856,96,15082,13841,5384,196855,15107,0,262394,15082,15083,
15107,131320,15083,327879,6,15086,13841,1740,327808,6,15087,6530,15086,393281,795,15088,488,228,818,262205,24,15089,
15088,262268,7,15092,15089,327761,6,15094,15092,0,327876,6,15095,14725,202,327829,205,15096,15094,15095,327761,6,
15097,15096,1,327761,6,15098,15096,0,327761,6,15100,15092,1,327874,6,15101,14725,213,327808,6,15102,15100,15101,
327808,6,15103,15102,15097,327760,7,15104,15098,15103,262268,24,15105,15104,393281,229,15106,15105,228,228,327742,
15106,15087,2,4,131321,15107,131320,15107,327856,96,15117,13856,5384,196855,15142,0,262394,15117,15118,15142,131320,
15118,327879,6,15121,13856,1740,327808,6,15122,6530,15121,393281,795,15123,488,228,818,262205,24,15124,15123,262268,7,
15127,15124,327761,6,15129,15127,0,327876,6,15130,14742,202,327829,205,15131,15129,15130,327761,6,15132,15131,1,
327761,6,15133,15131,0,327761,6,15135,15127,1,327874,6,15136,14742,213,327808,6,15137,15135,15136,327808,6,15138,
15137,15132,327760,7,15139,15133,15138,262268,24,15140,15139,393281,229,15141,15140,228,228,327742,15141,15122,2,4,
131321,15142,131320,15142,327856,96,15152,13871,5384,196855,15177,0,262394,15152,15153,15177,131320,15153,327879,6,
15156,13871,1740,327808,6,15157,6530,15156,393281,795,15158,488,228,818,262205,24,15159,15158,262268,7,15162,15159,
327761,6,15164,15162,0,327876,6,15165,14759,202,327829,205,15166,15164,15165,327761,6,15167,15166,1,327761,6,15168,
15166,0,327761,6,15170,15162,1,327874,6,15171,14759,213,327808,6,15172,15170,15171,327808,6,15173,15172,15167,327760,
7,15174,15168,15173,262268,24,15175,15174,393281,229,15176,15175,228,228,327742,15176,15157,2,4,131321,15177,131320,
15177,327856,96,15187,13886,5384,196855,15212,0,262394,15187,15188,15212,131320,15188,327879,6,15191,13886,1740,
327808,6,15192,6530,15191,393281,795,15193,488,228,818,262205,24,15194,15193,262268,7,15197,15194,327761,6,15199,
15197,0,327876,6,15200,14776,202,327829,205,15201,15199,15200,327761,6,15202,15201,1,327761,6,15203,15201,0,327761,6,
15205,15197,1,327874,6,15206,14776,213,327808,6,15207,15205,15206,327808,6,15208,15207,15202,327760,7,15209,15203,
15208,262268,24,15210,15209,393281,229,15211,15210,228,228,327742,15211,15192,2,4,131321,15212,131320,15212,327856,96,
15222,13901,5384,196855,15247,0,262394,15222,15223,15247,131320,15223,327879,6,15226,13901,1740,327808,6,15227,6530,
15226,393281,795,15228,488,228,818,262205,24,15229,15228,262268,7,15232,15229,327761,6,15234,15232,0,327876,6,15235,
14793,202,327829,205,15236,15234,15235,327761,6,15237,15236,1,327761,6,15238,15236,0,327761,6,15240,15232,1,327874,6,
15241,14793,213,327808,6,15242,15240,15241,327808,6,15243,15242,15237,327760,7,15244,15238,15243,262268,24,15245,
15244,393281,229,15246,15245,228,228,327742,15246,15227,2,4,131321,15247,131320,15247,327856,96,15257,13916,5384,
196855,15282,0,262394,15257,15258,15282,131320,15258,327879,6,15261,13916,1740,327808,6,15262,6530,15261,393281,795,
15263,488,228,818,262205,24,15264,15263,262268,7,15267,15264,327761,6,15269,15267,0,327876,6,15270,14810,202,327829,
205,15271,15269,15270,327761,6,15272,15271,1,327761,6,15273,15271,0,327761,6,15275,15267,1,327874,6,15276,14810,213,
327808,6,15277,15275,15276,327808,6,15278,15277,15272,327760,7,15279,15273,15278,262268,24,15280,15279,393281,229,
15281,15280,228,228,327742,15281,15262,2,4,131321,15282,131320,15282,327856,96,15292,13931,5384,196855,15317,0,262394,
15292,15293,15317,131320,15293,327879,6,15296,13931,1740,327808,6,15297,6530,15296,393281,795,15298,488,228,818,
262205,24,15299,15298,262268,7,15302,15299,327761,6,15304,15302,0,327876,6,15305,14827,202,327829,205,15306,15304,
15305,327761,6,15307,15306,1,327761,6,15308,15306,0,327761,6,15310,15302,1,327874,6,15311,14827,213,327808,6,15312,
15310,15311,327808,6,15313,15312,15307,327760,7,15314,15308,15313,262268,24,15315,15314,393281,229,15316,15315,228,
228,327742,15316,15297,2,4,131321,15317,131320,15317,327856,96,15327,13946,5384,196855,15352,0,262394,15327,15328,
15352,131320,15328,327879,6,15331,13946,1740,327808,6,15332,6530,15331,393281,795,15333,488,228,818,262205,24,15334,
15333,262268,7,15337,15334,327761,6,15339,15337,0,327876,6,15340,14844,202,327829,205,15341,15339,15340,327761,6,
15342,15341,1,327761,6,15343,15341,0,327761,6,15345,15337,1,327874,6,15346,14844,213,327808,6,15347,15345,15346,
327808,6,15348,15347,15342,327760,7,15349,15343,15348,262268,24,15350,15349,393281,229,15351,15350,228,228,327742,
15351,15332,2,4,131321,15352,131320,15352,327856,96,15362,13961,5384,196855,15387,0,262394,15362,15363,15387,131320,
15363,327879,6,15366,13961,1740,327808,6,15367,6530,15366,393281,795,15368,488,228,818,262205,24,15369,15368,262268,7,
15372,15369,327761,6,15374,15372,0,327876,6,15375,14861,202,327829,205,15376,15374,15375,327761,6,15377,15376,1,
327761,6,15378,15376,0,327761,6,15380,15372,1,327874,6,15381,14861,213,327808,6,15382,15380,15381,327808,6,15383,
15382,15377,327760,7,15384,15378,15383,262268,24,15385,15384,393281,229,15386,15385,228,228,327742,15386,15367,2,4,
131321,15387,131320,15387,131321,5473,131320,5412,327879,6,5415,2505,298,327851,96,5416,5415,95,393385,6,5418,5416,
642,5384,131321,5646,131320,5646,458997,6,7415,95,5412,5828,5826,327856,96,5649,7415,93,262390,5829,5826,2,262394,
5649,5650,5829,131320,5650,327812,6,5659,7415,315,327808,6,5661,5659,3234,327874,6,5834,5661,818,327808,6,5835,5661,
5834,327745,325,5664,913,5835,262205,6,5665,5664,327856,96,5669,5665,5418,196855,5675,0,262394,5669,5670,5675,131320,
5670,327879,6,5672,5665,1740,327856,96,5674,5672,2470,131321,5675,131320,5675,458997,96,5676,5669,5650,5674,5670,
196855,5687,0,262394,5676,5683,5686,131320,5686,131321,5687,131320,5683,327879,6,5685,5665,1740,131321,5687,131320,
5687,458997,6,7650,5685,5683,95,5686,327808,6,5689,6530,7650,327874,6,5693,5665,1332,327745,325,5694,1412,5693,262205,
6,5695,5694,327808,6,5697,5695,5661,327808,6,15395,7415,98,327812,6,15396,15395,315,327808,6,15398,15396,3234,327874,
6,15399,15398,818,327808,6,15400,15398,15399,327745,325,15401,913,15400,262205,6,15402,15401,327856,96,15403,15402,
5418,196855,15407,0,262394,15403,15404,15407,131320,15404,327879,6,15405,15402,1740,327856,96,15406,15405,2470,131321,
15407,131320,15407,458997,96,15408,15403,5687,15406,15404,196855,15415,0,262394,15408,15413,15412,131320,15412,131321,
15415,131320,15413,327879,6,15414,15402,1740,131321,15415,131320,15415,458997,6,15416,15414,15413,95,15412,327808,6,
15417,6530,15416,327874,6,15419,15402,1332,327745,325,15420,1412,15419,262205,6,15421,15420,327808,6,15422,15421,
15398,327808,6,15431,7415,298,327812,6,15432,15431,315,327808,6,15434,15432,3234,327874,6,15435,15434,818,327808,6,
15436,15434,15435,327745,325,15437,913,15436,262205,6,15438,15437,327856,96,15439,15438,5418,196855,15443,0,262394,
15439,15440,15443,131320,15440,327879,6,15441,15438,1740,327856,96,15442,15441,2470,131321,15443,131320,15443,458997,
96,15444,15439,15415,15442,15440,196855,15451,0,262394,15444,15449,15448,131320,15448,131321,15451,131320,15449,
327879,6,15450,15438,1740,131321,15451,131320,15451,458997,6,15452,15450,15449,95,15448,327808,6,15453,6530,15452,
327874,6,15455,15438,1332,327745,325,15456,1412,15455,262205,6,15457,15456,327808,6,15458,15457,15434,327808,6,15467,
7415,299,327812,6,15468,15467,315,327808,6,15470,15468,3234,327874,6,15471,15470,818,327808,6,15472,15470,15471,
327745,325,15473,913,15472,262205,6,15474,15473,327856,96,15475,15474,5418,196855,15479,0,262394,15475,15476,15479,
131320,15476,327879,6,15477,15474,1740,327856,96,15478,15477,2470,131321,15479,131320,15479,458997,96,15480,15475,
15451,15478,15476,196855,15487,0,262394,15480,15485,15484,131320,15484,131321,15487,131320,15485,327879,6,15486,15474,
1740,131321,15487,131320,15487,458997,6,15488,15486,15485,95,15484,327808,6,15489,6530,15488,327874,6,15491,15474,
1332,327745,325,15492,1412,15491,262205,6,15493,15492,327808,6,15494,15493,15470,327879,6,5711,2505,100,327851,96,
5712,5711,95,196855,5724,0,262394,5712,5713,5720,131320,5720,131321,5724,131320,5713,393281,513,5715,488,228,271,
262205,15,5716,5715,262268,7,5841,5716,327761,6,5852,5841,0,327876,6,5854,5689,202,327829,205,5855,5852,5854,327761,6,
5856,5855,1,327761,6,5857,5855,0,327761,6,5860,5841,1,327874,6,5862,5689,213,327808,6,5863,5860,5862,327808,6,5865,
5863,5856,327760,7,5866,5857,5865,262268,15,5844,5866,393281,229,5845,5844,228,228,393277,6,5846,5845,2,4,131321,5724,
131320,5724,458997,6,7591,5846,5713,5689,5720,196855,15531,0,262394,5712,15510,15507,131320,15507,131321,15531,131320,
15510,393281,513,15511,488,228,271,262205,15,15512,15511,262268,7,15515,15512,327761,6,15517,15515,0,327876,6,15518,
15417,202,327829,205,15519,15517,15518,327761,6,15520,15519,1,327761,6,15521,15519,0,327761,6,15523,15515,1,327874,6,
15524,15417,213,327808,6,15525,15523,15524,327808,6,15526,15525,15520,327760,7,15527,15521,15526,262268,15,15528,
15527,393281,229,15529,15528,228,228,393277,6,15530,15529,2,4,131321,15531,131320,15531,458997,6,15532,15530,15510,
15417,15507,196855,15569,0,262394,5712,15548,15545,131320,15545,131321,15569,131320,15548,393281,513,15549,488,228,
271,262205,15,15550,15549,262268,7,15553,15550,327761,6,15555,15553,0,327876,6,15556,15453,202,327829,205,15557,15555,
15556,327761,6,15558,15557,1,327761,6,15559,15557,0,327761,6,15561,15553,1,327874,6,15562,15453,213,327808,6,15563,
15561,15562,327808,6,15564,15563,15558,327760,7,15565,15559,15564,262268,15,15566,15565,393281,229,15567,15566,228,
228,393277,6,15568,15567,2,4,131321,15569,131320,15569,458997,6,15570,15568,15548,15453,15545,196855,15607,0,262394,
5712,15586,15583,131320,15583,131321,15607,131320,15586,393281,513,15587,488,228,271,262205,15,15588,15587,262268,7,
15591,15588,327761,6,15593,15591,0,327876,6,15594,15489,202,327829,205,15595,15593,15594,327761,6,15596,15595,1,
327761,6,15597,15595,0,327761,6,15599,15591,1,327874,6,15600,15489,213,327808,6,15601,15599,15600,327808,6,15602,
15601,15596,327760,7,15603,15597,15602,262268,15,15604,15603,393281,229,15605,15604,228,228,393277,6,15606,15605,2,4,
131321,15607,131320,15607,458997,6,15608,15606,15586,15489,15583,196855,5749,0,262394,5676,5739,5749,131320,5739,
393281,795,5742,488,228,818,262205,24,5743,5742,262268,7,5871,5743,327761,6,5882,5871,0,327876,6,5884,5697,202,327829,
205,5885,5882,5884,327761,6,5886,5885,1,327761,6,5887,5885,0,327761,6,5890,5871,1,327874,6,5892,5697,213,327808,6,
5893,5890,5892,327808,6,5895,5893,5886,327760,7,5896,5887,5895,262268,24,5874,5896,393281,229,5876,5874,228,228,
327742,5876,7591,2,4,131321,5749,131320,5749,196855,5758,0,262394,5676,5753,5758,131320,5753,327879,6,5756,2505,345,
327851,96,5757,5756,95,131321,5758,131320,5758,458997,96,5759,5676,5749,5757,5753,196855,5767,0,262394,5759,5760,5767,
131320,5760,393281,490,5764,488,228,1847,262205,6,5765,5764,327856,96,5766,7591,5765,131321,5767,131320,5767,458997,
96,5768,5759,5758,5766,5760,196855,5779,0,262394,5768,5769,5779,131320,5769,393281,795,5772,488,228,1854,262205,24,
5773,5772,262268,7,5901,5773,327761,6,5912,5901,0,327876,6,5914,7591,202,327829,205,5915,5912,5914,327761,6,5916,5915,
1,327761,6,5917,5915,0,327761,6,5920,5901,1,327874,6,5922,7591,213,327808,6,5923,5920,5922,327808,6,5925,5923,5916,
327760,7,5926,5917,5925,262268,24,5904,5926,393281,229,5906,5904,228,228,327742,5906,5697,2,4,131321,5779,131320,5779,
196855,15641,0,262394,15408,15619,15641,131320,15619,393281,795,15620,488,228,818,262205,24,15621,15620,262268,7,
15626,15621,327761,6,15628,15626,0,327876,6,15629,15422,202,327829,205,15630,15628,15629,327761,6,15631,15630,1,
327761,6,15632,15630,0,327761,6,15634,15626,1,327874,6,15635,15422,213,327808,6,15636,15634,15635,327808,6,15637,
15636,15631,327760,7,15638,15632,15637,262268,24,15639,15638,393281,229,15640,15639,228,228,327742,15640,15532,2,4,
131321,15641,131320,15641,196855,15649,0,262394,15408,15644,15649,131320,15644,327879,6,15647,2505,345,327851,96,
15648,15647,95,131321,15649,131320,15649,458997,96,15650,15408,15641,15648,15644,196855,15657,0,262394,15650,15651,
15657,131320,15651,393281,490,15654,488,228,1847,262205,6,15655,15654,327856,96,15656,15532,15655,131321,15657,131320,
15657,458997,96,15658,15650,15649,15656,15651,196855,15681,0,262394,15658,15659,15681,131320,15659,393281,795,15660,
488,228,1854,262205,24,15661,15660,262268,7,15666,15661,327761,6,15668,15666,0,327876,6,15669,15532,202,327829,205,
15670,15668,15669,327761,6,15671,15670,1,327761,6,15672,15670,0,327761,6,15674,15666,1,327874,6,15675,15532,213,
327808,6,15676,15674,15675,327808,6,15677,15676,15671,327760,7,15678,15672,15677,262268,24,15679,15678,393281,229,
15680,15679,228,228,327742,15680,15422,2,4,131321,15681,131320,15681,196855,15713,0,262394,15444,15691,15713,131320,
15691,393281,795,15692,488,228,818,262205,24,15693,15692,262268,7,15698,15693,327761,6,15700,15698,0,327876,6,15701,
15458,202,327829,205,15702,15700,15701,327761,6,15703,15702,1,327761,6,15704,15702,0,327761,6,15706,15698,1,327874,6,
15707,15458,213,327808,6,15708,15706,15707,327808,6,15709,15708,15703,327760,7,15710,15704,15709,262268,24,15711,
15710,393281,229,15712,15711,228,228,327742,15712,15570,2,4,131321,15713,131320,15713,196855,15721,0,262394,15444,
15716,15721,131320,15716,327879,6,15719,2505,345,327851,96,15720,15719,95,131321,15721,131320,15721,458997,96,15722,
15444,15713,15720,15716,196855,15729,0,262394,15722,15723,15729,131320,15723,393281,490,15726,488,228,1847,262205,6,
15727,15726,327856,96,15728,15570,15727,131321,15729,131320,15729,458997,96,15730,15722,15721,15728,15723,196855,
15753,0,262394,15730,15731,15753,131320,15731,393281,795,15732,488,228,1854,262205,24,15733,15732,262268,7,15738,
15733,327761,6,15740,15738,0,327876,6,15741,15570,202,327829,205,15742,15740,15741,327761,6,15743,15742,1,327761,6,
15744,15742,0,327761,6,15746,15738,1,327874,6,15747,15570,213,327808,6,15748,15746,15747,327808,6,15749,15748,15743,
327760,7,15750,15744,15749,262268,24,15751,15750,393281,229,15752,15751,228,228,327742,15752,15458,2,4,131321,15753,
131320,15753,196855,15785,0,262394,15480,15763,15785,131320,15763,393281,795,15764,488,228,818,262205,24,15765,15764,
262268,7,15770,15765,327761,6,15772,15770,0,327876,6,15773,15494,202,327829,205,15774,15772,15773,327761,6,15775,
15774,1,327761,6,15776,15774,0,327761,6,15778,15770,1,327874,6,15779,15494,213,327808,6,15780,15778,15779,327808,6,
15781,15780,15775,327760,7,15782,15776,15781,262268,24,15783,15782,393281,229,15784,15783,228,228,327742,15784,15608,
2,4,131321,15785,131320,15785,196855,15793,0,262394,15480,15788,15793,131320,15788,327879,6,15791,2505,345,327851,96,
15792,15791,95,131321,15793,131320,15793,458997,96,15794,15480,15785,15792,15788,196855,15801,0,262394,15794,15795,
15801,131320,15795,393281,490,15798,488,228,1847,262205,6,15799,15798,327856,96,15800,15608,15799,131321,15801,131320,
15801,458997,96,15802,15794,15793,15800,15795,196855,15825,0,262394,15802,15803,15825,131320,15803,393281,795,15804,
488,228,1854,262205,24,15805,15804,262268,7,15810,15805,327761,6,15812,15810,0,327876,6,15813,15608,202,327829,205,
15814,15812,15813,327761,6,15815,15814,1,327761,6,15816,15814,0,327761,6,15818,15810,1,327874,6,15819,15608,213,
327808,6,15820,15818,15819,327808,6,15821,15820,15815,327760,7,15822,15816,15821,262268,24,15823,15822,393281,229,
15824,15823,228,228,327742,15824,15494,2,4,131321,15825,131320,15825,327879,6,5786,2505,93,327851,96,5787,5786,95,
196855,5825,0,262394,5787,5788,5825,131320,5788,196855,5995,0,196859,95,5944,131320,5944,196855,5961,0,262394,575,
5945,5961,131320,5945,393281,513,5946,488,228,228,262205,15,5947,5946,262268,7,5948,5947,327761,6,6002,5948,0,327876,
6,6004,5689,202,327829,205,6005,6002,6004,327761,6,6006,6005,1,327761,6,6007,6005,0,327761,6,6010,5948,1,327874,6,
6012,5689,213,327808,6,6013,6010,6012,327808,6,6015,6013,6006,327829,205,6025,6007,6004,327761,6,6026,6025,1,327761,6,
6027,6025,0,327808,6,6033,6015,6012,327808,6,6035,6033,6026,327760,7,6036,6027,6035,262268,15,5953,6036,393281,229,
5955,5953,228,228,393277,6,5956,5955,2,4,393281,229,5958,5953,228,271,393277,6,5959,5958,2,4,327760,7,5960,5956,5959,
131321,5995,131320,5961,196855,5969,0,262394,599,5962,5969,131320,5962,393281,513,5963,488,228,228,262205,15,5964,
5963,262268,7,6042,5964,327761,6,6053,6042,0,327876,6,6055,5689,202,327829,205,6056,6053,6055,327761,6,6057,6056,1,
327761,6,6058,6056,0,327761,6,6061,6042,1,327874,6,6063,5689,213,327808,6,6064,6061,6063,327808,6,6066,6064,6057,
327760,7,6067,6058,6066,262268,15,6045,6067,393281,229,6046,6045,228,228,393277,6,6047,6046,2,4,393281,490,6071,488,
228,489,262205,6,6072,6071,327874,6,6073,6072,493,327874,6,6074,6047,6073,393281,490,6075,488,228,496,262205,6,6076,
6075,327879,6,6077,6074,6076,327760,7,5968,6077,95,131321,5995,131320,5969,196855,5976,0,262394,614,5971,5976,131320,
5971,327879,6,5974,2505,101,327851,96,5975,5974,95,131321,5976,131320,5976,458997,96,5977,614,5969,5975,5971,196855,
5983,0,262394,5977,5978,5983,131320,5978,393281,513,5979,488,228,271,262205,15,5980,5979,262268,7,6083,5980,327761,6,
6094,6083,0,327876,6,6096,5689,202,327829,205,6097,6094,6096,327761,6,6098,6097,1,327761,6,6099,6097,0,327761,6,6102,
6083,1,327874,6,6104,5689,213,327808,6,6105,6102,6104,327808,6,6107,6105,6098,327760,7,6108,6099,6107,262268,15,6086,
6108,393281,229,6087,6086,228,228,393277,6,6088,6087,2,4,131321,5983,131320,5983,458997,6,7579,5689,5976,6088,5978,
393281,490,5985,488,228,631,262205,6,5986,5985,327856,96,5987,7579,5986,196855,5992,0,262394,5987,5988,5991,131320,
5991,131321,5992,131320,5988,393281,490,6117,488,228,489,262205,6,6118,6117,327879,6,6119,6118,505,327831,205,6120,
7579,6119,327761,6,6121,6120,0,327761,6,6122,6120,1,393281,513,6123,488,228,228,262205,15,6124,6123,262268,7,6125,
6124,327761,6,6127,6125,0,327829,205,6129,6127,6121,327761,6,6130,6129,1,327761,6,6131,6129,0,327879,6,6133,6131,526,
327761,6,6135,6125,1,327808,6,6137,6135,6122,327808,6,6139,6137,6130,327760,7,6140,6133,6139,262268,15,6142,6140,
393281,229,6143,6142,228,228,393277,6,6144,6143,2,4,327879,6,6146,6131,299,327812,6,6147,6146,100,327874,6,6150,6118,
493,327808,6,6151,6147,6150,327874,6,6152,6144,6151,393281,490,6153,488,228,496,262205,6,6154,6153,327879,6,6155,6152,
6154,131321,5992,131320,5992,458997,6,7581,6155,5988,642,5991,327760,7,5994,7581,95,131321,5995,131320,5995,590069,7,
7582,5960,5945,5968,5962,5994,5992,196855,15968,0,196859,95,15835,131320,15835,196855,15870,0,262394,575,15836,15870,
131320,15836,393281,513,15837,488,228,228,262205,15,15838,15837,262268,7,15839,15838,327761,6,15841,15839,0,327876,6,
15842,15417,202,327829,205,15843,15841,15842,327761,6,15844,15843,1,327761,6,15845,15843,0,327761,6,15847,15839,1,
327874,6,15848,15417,213,327808,6,15849,15847,15848,327808,6,15850,15849,15844,327829,205,15855,15845,15842,327761,6,
15856,15855,1,327761,6,15857,15855,0,327808,6,15861,15850,15848,327808,6,15862,15861,15856,327760,7,15863,15857,15862,
262268,15,15864,15863,393281,229,15865,15864,228,228,393277,6,15866,15865,2,4,393281,229,15867,15864,228,271,393277,6,
15868,15867,2,4,327760,7,15869,15866,15868,131321,15968,131320,15870,196855,15898,0,262394,599,15871,15898,131320,
15871,393281,513,15872,488,228,228,262205,15,15873,15872,262268,7,15874,15873,327761,6,15876,15874,0,327876,6,15877,
15417,202,327829,205,15878,15876,15877,327761,6,15879,15878,1,327761,6,15880,15878,0,327761,6,15882,15874,1,327874,6,
15883,15417,213,327808,6,15884,15882,15883,327808,6,15885,15884,15879,327760,7,15886,15880,15885,262268,15,15887,
15886,393281,229,15888,15887,228,228,393277,6,15889,15888,2,4,393281,490,15890,488,228,489,262205,6,15891,15890,
327874,6,15892,15891,493,327874,6,15893,15889,15892,393281,490,15894,488,228,496,262205,6,15895,15894,327879,6,15896,
15893,15895,327760,7,15897,15896,95,131321,15968,131320,15898,196855,15904,0,262394,614,15899,15904,131320,15899,
327879,6,15902,2505,101,327851,96,15903,15902,95,131321,15904,131320,15904,458997,96,15905,614,15898,15903,15899,
196855,15925,0,262394,15905,15906,15925,131320,15906,393281,513,15907,488,228,271,262205,15,15908,15907,262268,7,
15909,15908,327761,6,15911,15909,0,327876,6,15912,15417,202,327829,205,15913,15911,15912,327761,6,15914,15913,1,
327761,6,15915,15913,0,327761,6,15917,15909,1,327874,6,15918,15417,213,327808,6,15919,15917,15918,327808,6,15920,
15919,15914,327760,7,15921,15915,15920,262268,15,15922,15921,393281,229,15923,15922,228,228,393277,6,15924,15923,2,4,
131321,15925,131320,15925,458997,6,15926,15417,15904,15924,15906,393281,490,15927,488,228,631,262205,6,15928,15927,
327856,96,15929,15926,15928,196855,15965,0,262394,15929,15931,15930,131320,15930,131321,15965,131320,15931,393281,490,
15932,488,228,489,262205,6,15933,15932,327879,6,15934,15933,505,327831,205,15935,15926,15934,327761,6,15936,15935,0,
327761,6,15937,15935,1,393281,513,15938,488,228,228,262205,15,15939,15938,262268,7,15940,15939,327761,6,15942,15940,0,
327829,205,15943,15942,15936,327761,6,15944,15943,1,327761,6,15945,15943,0,327879,6,15946,15945,526,327761,6,15948,
15940,1,327808,6,15949,15948,15937,327808,6,15950,15949,15944,327760,7,15951,15946,15950,262268,15,15952,15951,393281,
229,15953,15952,228,228,393277,6,15954,15953,2,4,327879,6,15955,15945,299,327812,6,15956,15955,100,327874,6,15959,
15933,493,327808,6,15960,15956,15959,327874,6,15961,15954,15960,393281,490,15962,488,228,496,262205,6,15963,15962,
327879,6,15964,15961,15963,131321,15965,131320,15965,458997,6,15966,15964,15931,642,15930,327760,7,15967,15966,95,
131321,15968,131320,15968,590069,7,15969,15869,15836,15897,15871,15967,15965,196855,16113,0,196859,95,15980,131320,
15980,196855,16015,0,262394,575,15981,16015,131320,15981,393281,513,15982,488,228,228,262205,15,15983,15982,262268,7,
15984,15983,327761,6,15986,15984,0,327876,6,15987,15453,202,327829,205,15988,15986,15987,327761,6,15989,15988,1,
327761,6,15990,15988,0,327761,6,15992,15984,1,327874,6,15993,15453,213,327808,6,15994,15992,15993,327808,6,15995,
15994,15989,327829,205,16000,15990,15987,327761,6,16001,16000,1,327761,6,16002,16000,0,327808,6,16006,15995,15993,
327808,6,16007,16006,16001,327760,7,16008,16002,16007,262268,15,16009,16008,393281,229,16010,16009,228,228,393277,6,
16011,16010,2,4,393281,229,16012,16009,228,271,393277,6,16013,16012,2,4,327760,7,16014,16011,16013,131321,16113,
131320,16015,196855,16043,0,262394,599,16016,16043,131320,16016,393281,513,16017,488,228,228,262205,15,16018,16017,
262268,7,16019,16018,327761,6,16021,16019,0,327876,6,16022,15453,202,327829,205,16023,16021,16022,327761,6,16024,
16023,1,327761,6,16025,16023,0,327761,6,16027,16019,1,327874,6,16028,15453,213,327808,6,16029,16027,16028,327808,6,
16030,16029,16024,327760,7,16031,16025,16030,262268,15,16032,16031,393281,229,16033,16032,228,228,393277,6,16034,
16033,2,4,393281,490,16035,488,228,489,262205,6,16036,16035,327874,6,16037,16036,493,327874,6,16038,16034,16037,
393281,490,16039,488,228,496,262205,6,16040,16039,327879,6,16041,16038,16040,327760,7,16042,16041,95,131321,16113,
131320,16043,196855,16049,0,262394,614,16044,16049,131320,16044,327879,6,16047,2505,101,327851,96,16048,16047,95,
131321,16049,131320,16049,458997,96,16050,614,16043,16048,16044,196855,16070,0,262394,16050,16051,16070,131320,16051,
393281,513,16052,488,228,271,262205,15,16053,16052,262268,7,16054,16053,327761,6,16056,16054,0,327876,6,16057,15453,
202,327829,205,16058,16056,16057,327761,6,16059,16058,1,327761,6,16060,16058,0,327761,6,16062,16054,1,327874,6,16063,
15453,213,327808,6,16064,16062,16063,327808,6,16065,16064,16059,327760,7,16066,16060,16065,262268,15,16067,16066,
393281,229,16068,16067,228,228,393277,6,16069,16068,2,4,131321,16070,131320,16070,458997,6,16071,15453,16049,16069,
16051,393281,490,16072,488,228,631,262205,6,16073,16072,327856,96,16074,16071,16073,196855,16110,0,262394,16074,16076,
16075,131320,16075,131321,16110,131320,16076,393281,490,16077,488,228,489,262205,6,16078,16077,327879,6,16079,16078,
505,327831,205,16080,16071,16079,327761,6,16081,16080,0,327761,6,16082,16080,1,393281,513,16083,488,228,228,262205,15,
16084,16083,262268,7,16085,16084,327761,6,16087,16085,0,327829,205,16088,16087,16081,327761,6,16089,16088,1,327761,6,
16090,16088,0,327879,6,16091,16090,526,327761,6,16093,16085,1,327808,6,16094,16093,16082,327808,6,16095,16094,16089,
327760,7,16096,16091,16095,262268,15,16097,16096,393281,229,16098,16097,228,228,393277,6,16099,16098,2,4,327879,6,
16100,16090,299,327812,6,16101,16100,100,327874,6,16104,16078,493,327808,6,16105,16101,16104,327874,6,16106,16099,
16105,393281,490,16107,488,228,496,262205,6,16108,16107,327879,6,16109,16106,16108,131321,16110,131320,16110,458997,6,
16111,16109,16076,642,16075,327760,7,16112,16111,95,131321,16113,131320,16113,590069,7,16114,16014,15981,16042,16016,
16112,16110,196855,16258,0,196859,95,16125,131320,16125,196855,16160,0,262394,575,16126,16160,131320,16126,393281,513,
16127,488,228,228,262205,15,16128,16127,262268,7,16129,16128,327761,6,16131,16129,0,327876,6,16132,15489,202,327829,
205,16133,16131,16132,327761,6,16134,16133,1,327761,6,16135,16133,0,327761,6,16137,16129,1,327874,6,16138,15489,213,
327808,6,16139,16137,16138,327808,6,16140,16139,16134,327829,205,16145,16135,16132,327761,6,16146,16145,1,327761,6,
16147,16145,0,327808,6,16151,16140,16138,327808,6,16152,16151,16146,327760,7,16153,16147,16152,262268,15,16154,16153,
393281,229,16155,16154,228,228,393277,6,16156,16155,2,4,393281,229,16157,16154,228,271,393277,6,16158,16157,2,4,
327760,7,16159,16156,16158,131321,16258,131320,16160,196855,16188,0,262394,599,16161,16188,131320,16161,393281,513,
16162,488,228,228,262205,15,16163,16162,262268,7,16164,16163,327761,6,16166,16164,0,327876,6,16167,15489,202,327829,
205,16168,16166,16167,327761,6,16169,16168,1,327761,6,16170,16168,0,327761,6,16172,16164,1,327874,6,16173,15489,213,
327808,6,16174,16172,16173,327808,6,16175,16174,16169,327760,7,16176,16170,16175,262268,15,16177,16176,393281,229,
16178,16177,228,228,393277,6,16179,16178,2,4,393281,490,16180,488,228,489,262205,6,16181,16180,327874,6,16182,16181,
493,327874,6,16183,16179,16182,393281,490,16184,488,228,496,262205,6,16185,16184,327879,6,16186,16183,16185,327760,7,
16187,16186,95,131321,16258,131320,16188,196855,16194,0,262394,614,16189,16194,131320,16189,327879,6,16192,2505,101,
327851,96,16193,16192,95,131321,16194,131320,16194,458997,96,16195,614,16188,16193,16189,196855,16215,0,262394,16195,
16196,16215,131320,16196,393281,513,16197,488,228,271,262205,15,16198,16197,262268,7,16199,16198,327761,6,16201,16199,
0,327876,6,16202,15489,202,327829,205,16203,16201,16202,327761,6,16204,16203,1,327761,6,16205,16203,0,327761,6,16207,
16199,1,327874,6,16208,15489,213,327808,6,16209,16207,16208,327808,6,16210,16209,16204,327760,7,16211,16205,16210,
262268,15,16212,16211,393281,229,16213,16212,228,228,393277,6,16214,16213,2,4,131321,16215,131320,16215,458997,6,
16216,15489,16194,16214,16196,393281,490,16217,488,228,631,262205,6,16218,16217,327856,96,16219,16216,16218,196855,
16255,0,262394,16219,16221,16220,131320,16220,131321,16255,131320,16221,393281,490,16222,488,228,489,262205,6,16223,
16222,327879,6,16224,16223,505,327831,205,16225,16216,16224,327761,6,16226,16225,0,327761,6,16227,16225,1,393281,513,
16228,488,228,228,262205,15,16229,16228,262268,7,16230,16229,327761,6,16232,16230,0,327829,205,16233,16232,16226,
327761,6,16234,16233,1,327761,6,16235,16233,0,327879,6,16236,16235,526,327761,6,16238,16230,1,327808,6,16239,16238,
16227,327808,6,16240,16239,16234,327760,7,16241,16236,16240,262268,15,16242,16241,393281,229,16243,16242,228,228,
393277,6,16244,16243,2,4,327879,6,16245,16235,299,327812,6,16246,16245,100,327874,6,16249,16223,493,327808,6,16250,
16246,16249,327874,6,16251,16244,16250,393281,490,16252,488,228,496,262205,6,16253,16252,327879,6,16254,16251,16253,
131321,16255,131320,16255,458997,6,16256,16254,16221,642,16220,327760,7,16257,16256,95,131321,16258,131320,16258,
590069,7,16259,16159,16126,16187,16161,16257,16255,196855,5820,0,262394,5676,5812,5820,131320,5812,196855,6189,0,
262394,1666,6165,6182,131320,6182,393281,795,6183,488,228,1670,262205,24,6184,6183,327761,6,6187,7582,0,262268,7,6234,
6184,327761,6,6245,6234,0,327876,6,6247,5697,202,327829,205,6248,6245,6247,327761,6,6249,6248,1,327761,6,6250,6248,0,
327761,6,6253,6234,1,327874,6,6255,5697,213,327808,6,6256,6253,6255,327808,6,6258,6256,6249,327760,7,6259,6250,6258,
262268,24,6237,6259,393281,229,6239,6237,228,228,327742,6239,6187,2,4,131321,6189,131320,6165,393281,795,6166,488,228,
1670,262205,24,6167,6166,262268,7,6168,6167,327761,6,6195,6168,0,327876,6,6197,5697,202,327829,205,6198,6195,6197,
327761,6,6199,6198,1,327761,6,6200,6198,0,327761,6,6203,6168,1,327874,6,6205,5697,213,327808,6,6206,6203,6205,327808,
6,6208,6206,6199,327829,205,6218,6200,6197,327761,6,6219,6218,1,327761,6,6220,6218,0,327808,6,6226,6208,6205,327808,6,
6228,6226,6219,327760,7,6229,6220,6228,262268,24,6173,6229,327761,6,6176,7582,0,393281,229,6177,6173,228,228,327742,
6177,6176,2,4,327761,6,6180,7582,1,393281,229,6181,6173,228,271,327742,6181,6180,2,4,131321,6189,131320,6189,131321,
5820,131320,5820,196855,16331,0,262394,15408,16270,16331,131320,16270,196855,16330,0,262394,1666,16295,16275,131320,
16275,393281,795,16276,488,228,1670,262205,24,16277,16276,327761,6,16279,15969,0,262268,7,16280,16277,327761,6,16282,
16280,0,327876,6,16283,15422,202,327829,205,16284,16282,16283,327761,6,16285,16284,1,327761,6,16286,16284,0,327761,6,
16288,16280,1,327874,6,16289,15422,213,327808,6,16290,16288,16289,327808,6,16291,16290,16285,327760,7,16292,16286,
16291,262268,24,16293,16292,393281,229,16294,16293,228,228,327742,16294,16279,2,4,131321,16330,131320,16295,393281,
795,16296,488,228,1670,262205,24,16297,16296,262268,7,16298,16297,327761,6,16300,16298,0,327876,6,16301,15422,202,
327829,205,16302,16300,16301,327761,6,16303,16302,1,327761,6,16304,16302,0,327761,6,16306,16298,1,327874,6,16307,
15422,213,327808,6,16308,16306,16307,327808,6,16309,16308,16303,327829,205,16314,16304,16301,327761,6,16315,16314,1,
327761,6,16316,16314,0,327808,6,16320,16309,16307,327808,6,16321,16320,16315,327760,7,16322,16316,16321,262268,24,
16323,16322,327761,6,16325,15969,0,393281,229,16326,16323,228,228,327742,16326,16325,2,4,327761,6,16328,15969,1,
393281,229,16329,16323,228,271,327742,16329,16328,2,4,131321,16330,131320,16330,131321,16331,131320,16331,196855,
16402,0,262394,15444,16341,16402,131320,16341,196855,16401,0,262394,1666,16366,16346,131320,16346,393281,795,16347,
488,228,1670,262205,24,16348,16347,327761,6,16350,16114,0,262268,7,16351,16348,327761,6,16353,16351,0,327876,6,16354,
15458,202,327829,205,16355,16353,16354,327761,6,16356,16355,1,327761,6,16357,16355,0,327761,6,16359,16351,1,327874,6,
16360,15458,213,327808,6,16361,16359,16360,327808,6,16362,16361,16356,327760,7,16363,16357,16362,262268,24,16364,
16363,393281,229,16365,16364,228,228,327742,16365,16350,2,4,131321,16401,131320,16366,393281,795,16367,488,228,1670,
262205,24,16368,16367,262268,7,16369,16368,327761,6,16371,16369,0,327876,6,16372,15458,202,327829,205,16373,16371,
16372,327761,6,16374,16373,1,327761,6,16375,16373,0,327761,6,16377,16369,1,327874,6,16378,15458,213,327808,6,16379,
16377,16378,327808,6,16380,16379,16374,327829,205,16385,16375,16372,327761,6,16386,16385,1,327761,6,16387,16385,0,
327808,6,16391,16380,16378,327808,6,16392,16391,16386,327760,7,16393,16387,16392,262268,24,16394,16393,327761,6,16396,
16114,0,393281,229,16397,16394,228,228,327742,16397,16396,2,4,327761,6,16399,16114,1,393281,229,16400,16394,228,271,
327742,16400,16399,2,4,131321,16401,131320,16401,131321,16402,131320,16402,196855,16473,0,262394,15480,16412,16473,
131320,16412,196855,16472,0,262394,1666,16437,16417,131320,16417,393281,795,16418,488,228,1670,262205,24,16419,16418,
327761,6,16421,16259,0,262268,7,16422,16419,327761,6,16424,16422,0,327876,6,16425,15494,202,327829,205,16426,16424,
16425,327761,6,16427,16426,1,327761,6,16428,16426,0,327761,6,16430,16422,1,327874,6,16431,15494,213,327808,6,16432,
16430,16431,327808,6,16433,16432,16427,327760,7,16434,16428,16433,262268,24,16435,16434,393281,229,16436,16435,228,
228,327742,16436,16421,2,4,131321,16472,131320,16437,393281,795,16438,488,228,1670,262205,24,16439,16438,262268,7,
16440,16439,327761,6,16442,16440,0,327876,6,16443,15494,202,327829,205,16444,16442,16443,327761,6,16445,16444,1,
327761,6,16446,16444,0,327761,6,16448,16440,1,327874,6,16449,15494,213,327808,6,16450,16448,16449,327808,6,16451,
16450,16445,327829,205,16456,16446,16443,327761,6,16457,16456,1,327761,6,16458,16456,0,327808,6,16462,16451,16449,
327808,6,16463,16462,16457,327760,7,16464,16458,16463,262268,24,16465,16464,327761,6,16467,16259,0,393281,229,16468,
16465,228,228,327742,16468,16467,2,4,327761,6,16470,16259,1,393281,229,16471,16465,228,271,327742,16471,16470,2,4,
131321,16472,131320,16472,131321,16473,131320,16473,131321,5825,131320,5825,131321,5826,131320,5826,327808,6,5828,
7415,101,131321,5646,131320,5829,131321,5473,131320,5473,262368,298,298,327,131321,2460,131320,2460,131321,2457,
131320,2459,65789,65592,
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
