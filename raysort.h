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
              >>weekend  path tracers: heads and dumps, camera, slices (no context, no Vulkan call)

CONTRACT (one line a recorder; the accesses of the passes are the whole truth)
  call                 reads                       writes                       before: visible to   after: wait for
  raysortCmdScan       input                       output, total                COMPUTE R, W         COMPUTE W
  raysortCmdSort       materialIdMap, list, count  newToOldPixelMap, ranges,    COMPUTE R, W         COMPUTE W
                                                   oldToNewPixelMap
  raysortCmdRadixSort  keys[0], values[0], count   keys[0..1], values[0..1]     COMPUTE R, W         COMPUTE W
  raysortPlanDispatch  newToOldPixelMap, ranges    what your pipelines write    COMPUTE R, INDIRECT  as yours write
  COMPUTE R, W: VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT with VK_ACCESS_SHADER_READ_BIT, VK_ACCESS_SHADER_WRITE_BIT;
  INDIRECT: VK_PIPELINE_STAGE_DRAW_INDIRECT_BIT with VK_ACCESS_INDIRECT_COMMAND_READ_BIT.
  Before any of them the earlier uses of what it writes must be over, and earlier writes to it visible to COMPUTE W:
  scratch too, whoever wrote it last (one scratch per frame in flight, or one queue and this rule). All: outside a
  render pass; a compute or graphics queue; primary or secondary command buffers; lose the bound compute pipeline
  and push constants, nothing else. Contents of scratch: undefined before and after. All fail with
  VK_ERROR_VALIDATION_FAILED_EXT, having recorded nothing, and the message callback gets a text with the field, its
  value and its limit.
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
#define RAYSORT_SHADER_DIGEST "3d90437e5eef2b2db0b078e2150eb8f3cd4954a29e8c5e3596348dde392a4176"
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
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float name[3]
#elif defined(RAYSORT_ADDRESS_GLSL) /* GLSL: a reference is a buffer_reference type of that name */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) type
#define RAYSORT_UINT uint
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) vec3 name
#else /* HLSL: the words of the address; not every compiler has uint64_t */
#define RAYSORT_STRUCT(name) struct name
#define RAYSORT_REF(type) uint2
#define RAYSORT_UINT uint
#define RAYSORT_FLOAT float
#define RAYSORT_VEC3(name) float3 name
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

/* ---- for path tracers: heads and dumps ---- */

/* A head says what a material or a shape is; its numbers lie in a dump, an array of vec4, from element ptr on. */
RAYSORT_STRUCT(RaysortMaterial)
{
  RAYSORT_UINT type; /* RAYSORT_MATERIAL_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the material dump */
};
RAYSORT_STRUCT(RaysortHittable)
{
  RAYSORT_UINT type; /* RAYSORT_HITTABLE_* or the user's own */
  RAYSORT_UINT ptr;  /* element of the hittable dump */
  RAYSORT_UINT mat;  /* index of a material head */
};
#define RAYSORT_DUMP_BYTES 16 /* of a dump element: a vec4 */

/* Types. Numbers from ..._USER up are free for types of the user's own. */
#define RAYSORT_MATERIAL_NONE 0u
#define RAYSORT_MATERIAL_LAMBERTIAN 1u  /* xyz albedo */
#define RAYSORT_MATERIAL_METAL 2u       /* xyz albedo, w fuzz */
#define RAYSORT_MATERIAL_DIELECTRICS 3u /* x index of refraction */
#define RAYSORT_MATERIAL_USER 4u
#define RAYSORT_HITTABLE_NONE 0u
#define RAYSORT_HITTABLE_TRIANGLE_MESH 1u /* a number only: nothing here intersects it */
#define RAYSORT_HITTABLE_SPHERE 2u        /* xyz centre, w radius; a negative radius turns the normal round */
#define RAYSORT_HITTABLE_USER 3u

/* The ray through (s, t) of the picture, s to the right, t upwards, both 0 .. 1, from (u, v) of the unit disk:
 * from origin + u lensU + v lensV to lowerLeftCorner + s horizontal + t vertical. A vec3 is aligned to 16 bytes
 * in GLSL: the word behind each keeps the layout the same in every language. */
RAYSORT_STRUCT(RaysortCamera)
{
  RAYSORT_VEC3(origin);
  RAYSORT_FLOAT reserved0; /* zero, and all of them */
  RAYSORT_VEC3(horizontal);
  RAYSORT_FLOAT reserved1;
  RAYSORT_VEC3(vertical);
  RAYSORT_FLOAT reserved2;
  RAYSORT_VEC3(lowerLeftCorner);
  RAYSORT_FLOAT reserved3;
  RAYSORT_VEC3(lensU);
  RAYSORT_FLOAT reserved4;
  RAYSORT_VEC3(lensV);
  RAYSORT_FLOAT reserved5;
};

/* ---- for raysort's own kernels ---- */

/* Specialization constants; the same numbers in every kernel. */
#define RAYSORT_CONSTANT_THREADS 0    /* of the sort's workgroups: 64 to 512 */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_MAP_ONLY 3   /* 1: the scatter kernel writes nothing but the map of the live entries */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_TILE 4096      /* entries of a sort tile; 8192 with digits of 8 bits, and 2048, as the device allows */
#define RAYSORT_SEGMENT 32     /* of them a thread has */
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
#define RAYSORT_KERNEL_UNSCANNED 2048u /* the table holds counts, there are no totals: the scatter sums the rows */

/* sort/count.comp and sort/statistic.comp. Table: row-major, a row per digit, a column per chunk; with
 * RAYSORT_KERNEL_UNSCANNED a column per pair of chunks, then one per pair for the first of the two. */
RAYSORT_STRUCT(RaysortCountPush)
{
  RAYSORT_REF(RaysortIn) keys;
  RAYSORT_REF(RaysortIn) values; /* the list */
  RAYSORT_REF(RaysortIn) live;   /* one word: how many entries */
  RAYSORT_REF(RaysortOut) table; /* count: row 0; statistic: its own row */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;     /* words; also the most chunks there are */
  RAYSORT_UINT strideInverse; /* 2^32 / rowStride, rounded up */
  RAYSORT_UINT keyCapacity;   /* ids in the map: an index past it is stray */
  RAYSORT_UINT keyLayout;     /* bytes from id to id | shift of its bit field << 24 */
  RAYSORT_UINT keyMask;       /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;       /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
  RAYSORT_UINT digitShift;
  RAYSORT_UINT digitMask;
  RAYSORT_UINT digitCount;    /* rows 0 .. digitCount - 1; then void, then stray */
  RAYSORT_UINT tile;          /* entries a tile, a power of two; a chunk is a whole number of tiles */
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
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT tile;
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
  RAYSORT_REF(RaysortOut) ranges; /* 72 bytes of references; 14 words follow: 128 bytes, the most there may be */
  RAYSORT_UINT maxCount;
  RAYSORT_UINT flags;           /* RAYSORT_KERNEL_*, and rowStride << 16: what every key needs has a word of its own */
  RAYSORT_UINT strideInverse;
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
  RAYSORT_UINT strideInverse;
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
  RAYSORT_UINT strideInverse;
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
  uint32_t sortTile;           /* entries of the largest sort tile: 8192, 4096 or 2048, as the device allows */
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
 * cost   one host allocation, one vkCreateComputePipelines call, at most 43 pipelines */
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
  uint32_t push;               /* byte of the push block where the address stands (of ids that begin within a 32-bit
                                  word: the first id's, up to 3 bytes on), or RAYSORT_NO_PUSH */
} RaysortAccess;

#define RAYSORT_MAX_ACCESSES 12
#define RAYSORT_MAX_PUSH 128 /* bytes */

/* One dispatch, as plain data. Copy it, reorder what commutes, append accesses or push constants of your own, give it
 * to a profiler. It holds until one of its buffers is destroyed and may be recorded any number of times, on any
 * thread. */
typedef struct RaysortPass
{
  const char *name; /* a literal; for labels and profilers; NULL: no label */
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
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a dry pass, or one of your own that lacks something */
RAYSORT_API VkResult raysortCmdPass(RaysortContext context, VkCommandBuffer commandBuffer, const RaysortPass *pass);

/* raysortCmdPasses - record a list, with the barriers that its accesses ask for between its passes (one global memory
 * barrier where one is needed), debug labels where the instance has VK_EXT_debug_utils, and timestamps if given.
 * The list may join several plans, and passes of your own, zero but for: name, pipeline, groups (or isIndirect and
 * indirect), accesses, and with a push block layout, pushStages, pushOffset, pushSize, push.
 * error  VK_ERROR_VALIDATION_FAILED_EXT: a pass is dry, or one of your own lacks something; nothing was recorded
 * cost   host: each pass is compared with those since the last barrier of its kind, not with all before */
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
  uint32_t bits;   /* of the field; 0: all above shift. For void it must hold materialCount: 8 bits serve 255 materials
                      and void, or 256 without */
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
  uint32_t groupSize;     /* threads of a workgroup of the caller's shaders, the same for all (with fewer, rays go
                             unshaded), at most the device's maxComputeWorkGroupInvocations; 0: 1, and
                             CountedMaterials counts pixels */
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
                                     list, no ray may stand in it twice, and ids that only fill up the map's last 32-bit
                                     word need no word here (one that has none is not written) */
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
 * cost   2 dispatches for up to 64 materials, 2 or 3 for up to 256, 6 or 7 above; the statistic adds one or two:
 *        layout.passCount says */
RAYSORT_API VkResult raysortGetSortLayout(RaysortContext context, const RaysortSortInfo *info,
                                          RaysortSortLayout *layout);
RAYSORT_API VkResult raysortPlanSort(RaysortContext context, const RaysortSortInfo *info, uint32_t *passCount,
                                     RaysortPass *passes);
RAYSORT_API VkResult raysortCmdSort(RaysortContext context, VkCommandBuffer commandBuffer,
                                    const RaysortSortInfo *info);

/* What a sort read and wrote, copied back to the host. */
typedef struct RaysortSortResult
{
  const void *ids;                  /* the bytes of materialIdMap.buffer, as they were sorted */
  const uint32_t *list;             /* NULL if info.list was not given */
  const uint32_t *count;            /* NULL if info.count was not given */
  const uint32_t *newToOldPixelMap;
  const uint32_t *oldToNewPixelMap; /* NULL: not looked at */
  const void *ranges;               /* the bytes of ranges */
} RaysortSortResult;

/* raysortCheckSort - for whoever doubts a driver: is this result the stable material sort of these ids?
 * info   as it was recorded; of its buffers only the sizes count
 * error  VK_ERROR_UNKNOWN: no; the message names the first place, what stands there and what should.
 *        VK_ERROR_VALIDATION_FAILED_EXT: something of the result is missing. VK_ERROR_OUT_OF_HOST_MEMORY
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
 * cost   3 dispatches for every 8 bits, 2 if the pairs are few */
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

/* >>weekend: heads and dumps, camera, slices ============================================================= */
/* For path tracers after Ray Tracing in One Weekend; the shaders' side is shaders/raysort_weekend.glsl. Plain data in,
 * plain data out: no context, no Vulkan call, no host memory of raysort's own. Refusals return
 * VK_ERROR_VALIDATION_FAILED_EXT and give the struct's message callback the field, its value and its limit. */

/* Materials and shapes: heads, and dumps with the numbers that the heads point to. The four arrays are the caller's,
 * mapped device memory if need be: it is written once, in order, and never read by raysortAdd*.
 * Sizes first: while `materials` is NULL the scene is dry, the adds check and count only. So build it twice:
 *   memset(&scene, 0, sizeof(scene));                     // dry
 *   build(&scene);                                        // your calls of raysortAddMaterial, raysortAddHittable
 *   raysortGetSceneLayout(&scene, &layout);               // layout.size bytes: allocate
 *   raysortPlaceScene(&scene, memory, &layout);           // the arrays lie in memory; the counts are zero again
 *   build(&scene); */
typedef struct RaysortScene
{
  RaysortMaterial *materials;
  float *materialDump; /* elements of four floats */
  RaysortHittable *hittables;
  float *hittableDump;
  uint32_t materialCapacity; /* of these arrays, in heads and dump elements, each <= RAYSORT_MAX_COUNT; dry: unused */
  uint32_t materialDumpCapacity;
  uint32_t hittableCapacity;
  uint32_t hittableDumpCapacity;
  uint32_t materialCount; /* used so far */
  uint32_t materialDumpCount;
  uint32_t hittableCount;
  uint32_t hittableDumpCount;
  uint32_t materialTypes; /* types are 1 .. materialTypes - 1; 0: RAYSORT_MATERIAL_USER, the built-in ones */
  uint32_t hittableTypes; /* 0: RAYSORT_HITTABLE_USER */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortScene;

/* One allocation for the four arrays. Offsets are multiples of 16; so must the memory's address be. */
typedef struct RaysortSceneLayout
{
  VkDeviceSize materialsOffset; /* RaysortMaterial[materialCount] */
  VkDeviceSize materialDumpOffset;
  VkDeviceSize hittablesOffset; /* RaysortHittable[hittableCount] */
  VkDeviceSize hittableDumpOffset;
  VkDeviceSize size; /* never 0 */
  uint32_t materialCount, materialDumpCount, hittableCount, hittableDumpCount;
} RaysortSceneLayout;

/* raysortAddMaterial, raysortAddHittable - append a head, and its numbers as ceil(size / 16) dump elements, the last
 * one filled up with zeros; ptr is the first of them.
 * data   size bytes, floats for the built-in types: raysort_shared.h lists them; NULL if size is 0 (no numbers)
 * mat    index of a material added before
 * index  out, optional: of the head
 * error  a type that is 0, RAYSORT_HITTABLE_TRIANGLE_MESH or past the types; mat past the materials; numbers of a
 *        built-in type that are not finite, a radius of 0, a negative albedo or fuzz, an index of refraction <= 0;
 *        VK_ERROR_OUT_OF_POOL_MEMORY: heads or dump are full. The scene is as it was. */
RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index);
RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index);

RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout);
RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout);

/* raysortCheckScene - would the shaders stay within these arrays? For scenes that were read from a file or made by
 * other code: every head's type in range, its first dump element (all of them, for the built-in types) within the dump,
 * mat within the materials. Reads the arrays.
 * error  names the first bad head */
RAYSORT_API VkResult raysortCheckScene(const RaysortScene *scene);

/* A thin-lens camera. Zero: up (0, 1, 0), 90 degrees, a pinhole, focused on `at`. */
typedef struct RaysortCameraInfo
{
  double from[3], at[3], up[3]; /* each number within -1e9 .. 1e9; up must not be parallel to at - from */
  double fieldOfView;           /* degrees from the bottom of the picture to its top, 0 < . < 180 */
  double defocusAngle;          /* degrees of the cone from a point in focus to the lens, 0 <= . < 180 */
  double focusDistance;         /* 1e-9 .. 1e9; 0: |at - from| */
  uint32_t width, height;       /* pixels, 1 .. RAYSORT_MAX_COUNT; only their ratio counts */
  RaysortMessage message;       /* optional */
  void *messageUser;
} RaysortCameraInfo;

/* raysortMakeCamera - the vectors, computed in double and rounded once.
 * error  a number that is not finite or out of its range, from == at, up parallel to the view */
RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera);

/* ---- slices: a render cut into submissions so short that no watchdog sees them ---- */

#define RAYSORT_SLICE_CAP         250.0  /* milliseconds predicted, whatever the budget: Windows resets after 2 s */
#define RAYSORT_SLICE_BUDGET      50.0   /* default; 8 keeps a desktop on the same GPU usable */
#define RAYSORT_SLICE_FIRST_PATHS 65536u /* the first slice, when nothing is known of the device */
#define RAYSORT_SLICE_GROWTH      4u     /* times the largest slice (with waves: batch) measured so far */
#define RAYSORT_SLICE_BINS        64     /* costs are learnt by band of rows, or by wave */

typedef struct RaysortSliceInfo
{
  uint32_t width, height; /* pixels, 1 .. RAYSORT_MAX_COUNT in all */
  uint32_t firstSample;   /* samples firstSample .. firstSample + sampleCount - 1 of every pixel */
  uint32_t sampleCount;   /* >= 1, the sum at most 2^32 - 1 */
  uint32_t maxSamples;    /* samples of a pixel in one slice; 0: as many as there is time for */
  uint32_t waves;         /* 0: a kernel that runs its paths to their end. Else kernels that run all paths of a batch a
                             bounce further: the most bounces there are */
  uint32_t batchPaths;    /* with waves: paths whose state the caller has memory for, >= width */
  double budget;          /* milliseconds, > 0, infinity for the cap; 0: RAYSORT_SLICE_BUDGET */
  RaysortMessage message; /* optional */
  void *messageUser;
} RaysortSliceInfo;

/* Where the next slice begins, for a file: all before it is done. Samples go one after the other, the rows of a sample
 * (of a run of samples, if they all fit) from the top. In the midst of a batch (wave > 0, whose states the caller must
 * have kept) the batch is named too. All zero but sample = firstSample: the start. */
typedef struct RaysortSliceToken
{
  uint32_t row, sample, wave;
  uint32_t rowCount, sampleCount; /* of the batch, if wave > 0 */
} RaysortSliceToken;

/* One submission: rows x samples, their waves. With wave = 0 the paths are new ones. */
typedef struct RaysortSlice
{
  uint32_t row, rowCount;
  uint32_t sample, sampleCount; /* more than one only if rowCount is the whole height */
  uint32_t wave, waveCount;     /* zero without waves */
  uint64_t pathsDone;           /* paths that end with this slice: 0 while waves of the batch are left */
  double predicted;             /* milliseconds; 0: nothing is known yet */
} RaysortSlice;

/* The planner's state: plain data, copy it as you like. */
typedef struct RaysortSlices
{
  RaysortSliceInfo info;           /* `budget` may be changed at any time */
  RaysortSliceToken next;          /* to be kept in a file only when all slices planned so far are over */
  uint64_t largest;                /* paths of the largest slice or batch measured so far */
  double cost[RAYSORT_SLICE_BINS]; /* milliseconds a path, in this band of rows or in this wave; 0: not measured */
} RaysortSlices;

/* raysortStartSlices - from the start, or from a token.
 * resume  NULL: from the start
 * error   a field out of range; a token that is not one of this render */
RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices);

/* raysortNextSlice - plan a slice and step over it; VK_FALSE: there is none left.
 * As large as the budget and the cap allow by what was measured, at most RAYSORT_SLICE_GROWTH times what was measured
 * and RAYSORT_MAX_COUNT paths; at least a row of one sample, or one wave (of at least a row). Waves not measured yet
 * come one at a time. */
RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice);

/* raysortReportSlice - how long a slice took on the GPU. Call it when you know: two slices late is fine, so that the
 * CPU never waits. A time that is negative or not finite is ignored. */
RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds);

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
  RAYSORT_PIPELINE_MAP = RAYSORT_PIPELINE_SCATTER + RAYSORT_DIGIT_CLASSES * RAYSORT_SOURCE_COUNT, /* likewise */
  RAYSORT_PIPELINE_TOTAL = RAYSORT_PIPELINE_MAP + RAYSORT_DIGIT_CLASSES * (RAYSORT_SOURCE_UINT32 + 1)
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

/* Passes the result of a call on, and tells if it is an error. */
static VkResult raysort_tell(RaysortContext context, VkResult result, const char *call)
{
  char text[256];
  if (result == VK_SUCCESS)
    return result;
  snprintf(text, sizeof(text), "%s failed: VkResult %d", call, (int)result);
  return raysort_say(context->message, context->messageUser, result, text);
}

static VkResult raysort_refuse(RaysortContext context, const char *text)
{
  return raysort_say(context->message, context->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* Refuses unless low <= value <= high. */
static VkResult raysort_sayRange(RaysortMessage message, void *user, const char *field, uint64_t value, uint64_t low,
                                 uint64_t high)
{
  char text[256];
  if (value >= low && value <= high)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "%s is %llu, must be %llu .. %llu", field, (raysort_u64)value, (raysort_u64)low,
           (raysort_u64)high);
  return raysort_say(message, user, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

static VkResult raysort_checkRange(RaysortContext context, const char *field, uint64_t value, uint64_t low,
                                   uint64_t high)
{
  return raysort_sayRange(context->message, context->messageUser, field, value, low, high);
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
#define RAYSORT_CLASS_THAT_MOVES_KEYS 2 /* and all above it; the first of two digits of a material sort is as wide */

/* Entries of a tile: large ones make long runs, which are written faster. The scatter of 64 materials took 22 % less
 * time in tiles of 4096 entries than of 2048, that of 256 materials 9 % less in tiles of 8192 than of 4096. */
static uint32_t raysort_tile(RaysortContext context, uint32_t digitClass)
{
  const uint32_t largest = context->properties.sortTile;
  return raysort_digitBits[digitClass] == 8 || largest < RAYSORT_TILE ? largest : RAYSORT_TILE;
}

static int raysort_allowsThreads(const VkPhysicalDeviceLimits *limits, uint32_t threads)
{
  return limits->maxComputeWorkGroupInvocations >= threads && limits->maxComputeWorkGroupSize[0] >= threads;
}

/* With as many threads as segments, 2048, 4096 and 8192 entries of 8-bit digits take 13, 22 and 39 KiB of shared
 * memory; of smaller digits, the first two at most 9 and 19 KiB. */
static uint32_t raysort_largestTile(const VkPhysicalDeviceLimits *limits)
{
  const uint32_t bytes = limits->maxComputeSharedMemorySize;
  if (bytes >= 40 * 1024 && raysort_allowsThreads(limits, 2 * RAYSORT_TILE / RAYSORT_SEGMENT))
    return 2 * RAYSORT_TILE;
  return bytes >= 24 * 1024 ? RAYSORT_TILE : RAYSORT_TILE / 2;
}

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
  uint32_t source, digitClass;

  constants[RAYSORT_CONSTANT_THREADS] = RAYSORT_THREADS;
  constants[RAYSORT_CONSTANT_SOURCE] = RAYSORT_SOURCE_STRIDED;
  constants[RAYSORT_CONSTANT_DIGIT_BITS] = 0;
  constants[RAYSORT_CONSTANT_MAP_ONLY] = index >= RAYSORT_PIPELINE_MAP;
  if (index < RAYSORT_PIPELINE_COUNT)
  {
    *shader = (uint32_t)plain[index];
    /* Chunks are few and this kernel is slow, so its workgroups are large: 21 KiB of shared memory. */
    if (index == RAYSORT_PIPELINE_STATISTIC && context->limits.maxComputeSharedMemorySize >= 24 * 1024 &&
        raysort_allowsThreads(&context->limits, 4 * RAYSORT_THREADS))
      constants[RAYSORT_CONSTANT_THREADS] = 4 * RAYSORT_THREADS;
    return index == RAYSORT_PIPELINE_ROWS ? scan || sort : index < RAYSORT_PIPELINE_STATISTIC ? scan : sort;
  }
  if (index < RAYSORT_PIPELINE_SCATTER)
  {
    *shader = RAYSORT_SHADER_SORT_COUNT;
    source = (index - RAYSORT_PIPELINE_COUNT) / 2;
    digitClass = (index - RAYSORT_PIPELINE_COUNT) % 2 + 2;
    while (constants[RAYSORT_CONSTANT_THREADS] < 4 * RAYSORT_THREADS &&
           raysort_allowsThreads(&context->limits, 2 * constants[RAYSORT_CONSTANT_THREADS]))
      constants[RAYSORT_CONSTANT_THREADS] *= 2;
  }
  else
  {
    *shader = RAYSORT_SHADER_SORT_SCATTER;
    index -= index < RAYSORT_PIPELINE_MAP ? RAYSORT_PIPELINE_SCATTER : RAYSORT_PIPELINE_MAP;
    source = index / RAYSORT_DIGIT_CLASSES;
    digitClass = index % RAYSORT_DIGIT_CLASSES;
    constants[RAYSORT_CONSTANT_THREADS] = raysort_tile(context, digitClass) / RAYSORT_SEGMENT;
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
    if (!spirv.words || spirv.size == 0 || spirv.size % 4 != 0 || spirv.words[0] != 0x07230203u)
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
      return raysort_tell(context, result, "vkCreateShaderModule");
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
  return raysort_tell(context, result, "vkCreateComputePipelines");
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
    return raysort_tell(context, result, "vkCreatePipelineLayout");
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
  context->properties.capabilities =
      info->capabilities ? info->capabilities : RAYSORT_CAPABILITY_SCAN_BIT | RAYSORT_CAPABILITY_SORT_BIT;
  context->properties.maxGroupsX = limits->maxComputeWorkGroupCount[0];
  context->properties.sortTile = raysort_largestTile(limits);
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
    return raysort_say(info->message, info->messageUser, VK_ERROR_OUT_OF_HOST_MEMORY,
                       "raysortCreateContext: no host memory");
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

static int raysort_isGiven(const RaysortBuffer *buffer)
{
  return buffer->buffer != VK_NULL_HANDLE || buffer->size != 0;
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
  const int isGiven = raysort_isGiven(buffer);
  char text[256];

  memset(range, 0, sizeof(*range));
  range->field = need->field;
  range->slot = need->slot;
  range->buffer = *buffer;
  range->needed = need->size;
  range->isWritten = (need->flags & RAYSORT_WRITTEN) != 0;
  if (need->size == 0 || (!isGiven && (need->flags & RAYSORT_OPTIONAL)))
    return VK_SUCCESS;
  range->isPresent = 1;
  if (buffer->size == VK_WHOLE_SIZE)
  {
    snprintf(text, sizeof(text), "%s.size is VK_WHOLE_SIZE, the bytes must be given", need->field);
    return raysort_refuse(context, text);
  }
  if (buffer->offset > UINT64_MAX - buffer->size)
  {
    snprintf(text, sizeof(text), "%s: offset %llu + size %llu pass 64 bits", need->field, (raysort_u64)buffer->offset,
             (raysort_u64)buffer->size);
    return raysort_refuse(context, text);
  }
  if (isGiven && buffer->size < need->size)
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

/* What a pass lacks that Vulkan cannot do without; NULL: nothing. */
static const char *raysort_missing(const RaysortPass *pass)
{
  if (pass->pipeline == VK_NULL_HANDLE)
    return "its pipeline is null";
  if (pass->isIndirect && pass->indirect.buffer == VK_NULL_HANDLE)
    return "its indirect.buffer is null";
  if (pass->pushSize && pass->layout == VK_NULL_HANDLE)
    return "its layout is null";
  return pass->pushSize && !pass->pushStages ? "its pushStages are 0" : NULL;
}

static VkResult raysort_checkRecordable(RaysortContext context, const RaysortPass *pass)
{
  const uint32_t most = context->limits.maxPushConstantsSize;
  const uint32_t room = pass->pushOffset < most ? most - pass->pushOffset : 0;
  const char *name = pass->name ? pass->name : "", *missing;
  char text[256];
  uint32_t i;
  VkResult result =
      raysort_checkRange(context, "RaysortPass.accessCount", pass->accessCount, 0, RAYSORT_MAX_ACCESSES);
  if (result == VK_SUCCESS)
    result = raysort_checkRange(context, "RaysortPass.pushSize", pass->pushSize, 0,
                                room < RAYSORT_MAX_PUSH ? room : RAYSORT_MAX_PUSH);
  if (result != VK_SUCCESS)
    return result;
  if (pass->isDry)
  {
    for (i = 0; i + 1 < pass->accessCount && pass->accesses[i].address; ++i)
    {
    }
    snprintf(text, sizeof(text), "the pass \"%s\" is dry, it cannot be recorded: %s has no buffer", name,
             raysort_slotName(pass->accesses[i].slot));
    return raysort_refuse(context, text);
  }
  missing = raysort_missing(pass);
  if (!missing)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "the pass \"%s\" cannot be recorded: %s", name, missing);
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

/* What passes before the returned one wrote is visible to such an access; and they are over, for `execution` is never
 * behind. */
static uint32_t raysort_visibleTo(const raysort_settled *settled, VkAccessFlags access)
{
  if (access & ~(VkAccessFlags)(RAYSORT_COMPUTE_ACCESSES | VK_ACCESS_INDIRECT_COMMAND_READ_BIT))
    return 0;
  return access & VK_ACCESS_INDIRECT_COMMAND_READ_BIT ? settled->indirect : settled->shader;
}

/* Adds to the barrier what access b of a pass needs after access a of an earlier one; isOver: a barrier is between. */
static void raysort_addHazard(raysort_barrier *barrier, int isOver, const RaysortAccess *a, const RaysortAccess *b)
{
  const int aWrites = (a->access & RAYSORT_WRITE_ACCESSES) != 0, bWrites = (b->access & RAYSORT_WRITE_ACCESSES) != 0;
  if ((!aWrites && (!bWrites || isOver)) || !raysort_overlaps(a, b))
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
  for (b = 0; b < pass->accessCount; ++b)
    for (earlier = raysort_visibleTo(settled, pass->accesses[b].access); earlier < end; ++earlier)
      for (a = 0; a < passes[earlier].accessCount; ++a)
        raysort_addHazard(&barrier, earlier < settled->execution, &passes[earlier].accesses[a], &pass->accesses[b]);
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
  const int labelled = pass->name && vk->vkCmdBeginDebugUtilsLabelEXT && vk->vkCmdEndDebugUtilsLabelEXT;
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

/* Of more entries, two tiles and more are taken to a chunk. */
#define RAYSORT_ONE_TILE_ENTRIES (1u << 20)

/* Columns of a table: one for every chunk there may be, at most `most`, a multiple of 8, so that half of them are whole
 * vectors. The kernels derive the chunks from this number and the live count. Few chunks should all run at a time, for
 * a second wave that is not full costs as much as the first: measured on 132 multiprocessors, 2 Mi entries in chunks of
 * one tile took 1.2 times as long as in chunks of two. */
static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && count > RAYSORT_ONE_TILE_ENTRIES)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 7) & ~7u : 8;
}

/* A table in scratch, a row a digit, and behind it the totals of the rows: their low words, then their high words. */
typedef struct raysort_table
{
  VkDeviceSize offset; /* in scratch */
  uint32_t rows, rowStride;
} raysort_table;

/* 2^32 / rowStride, rounded up. */
static uint32_t raysort_strideInverse(const raysort_table *table)
{
  return (uint32_t)((((uint64_t)1 << 32) + table->rowStride - 1) / table->rowStride);
}

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
  push.strideInverse = raysort_strideInverse(table);
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
  push.strideInverse = raysort_strideInverse(table);
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
  push.strideInverse = raysort_strideInverse(&table);
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
  int needsTotals;     /* in memory: for the statistic, or for the pass that finds the ranges */
  int sumsRows;        /* every workgroup of the scatter does: there is no pass for it */
  raysort_table table;
} raysort_digit;

/* Small tables are summed by the scatter, for less than a pass before it would cost. So measured while a thread has no
 * more words than these: tables of up to 64 materials always, of 256 always where a tile has 8192 entries. */
#define RAYSORT_SUMMED_WORDS 140u

static uint32_t raysort_digitPasses(const raysort_digit *digit)
{
  return digit->sumsRows ? 2 : 3;
}

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
 * rows are the digits and `more`. Measured at 2 and 32 Mi entries on 132 multiprocessors: for the map alone two chunks
 * on each are the fastest, where pairs are moved as many as there may be. */
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit)
{
  const uint32_t mapChunks = RAYSORT_MAX_CHUNKS / 8;
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(context, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(maxCount, digit->tile, movesPairs ? RAYSORT_MAX_CHUNKS : mapChunks);
  digit->sumsRows = !digit->needsTotals && digit->table.rowStride <= mapChunks &&
                    digit->table.rows * (digit->table.rowStride / 2) <=
                        RAYSORT_SUMMED_WORDS * (digit->tile / RAYSORT_SEGMENT);
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
                    pipeline == RAYSORT_PIPELINE_STATISTIC ? digit->table.rowStride : digit->table.rowStride / 2);
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
  push.flags = source->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0);
  push.rowStride = digit->table.rowStride;
  push.strideInverse = raysort_strideInverse(&digit->table);
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
  push->flags = source->flags | target->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0) |
                digit->table.rowStride << 16;
  push->strideInverse = raysort_strideInverse(&digit->table);
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

static uint32_t raysort_scatterPipeline(const raysort_source *source, const raysort_digit *digit,
                                        const raysort_target *target)
{
  const uint32_t more =
      RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_WRITE_KEYS | RAYSORT_KERNEL_INVERSE | RAYSORT_KERNEL_WRITE_TAIL;
  const int isMap = source->kind <= RAYSORT_SOURCE_UINT32 && !((source->flags | target->flags) & more);
  return (uint32_t)(isMap ? RAYSORT_PIPELINE_MAP : RAYSORT_PIPELINE_SCATTER) + source->kind * RAYSORT_DIGIT_CLASSES +
         digit->digitClass;
}

static void raysort_planScatter(raysort_plan *plan, const raysort_source *source, const raysort_digit *digit,
                                const raysort_range *scratch, const raysort_target *target)
{
  const VkDeviceSize count = source->maxCount;
  RaysortPass pass;
  RaysortScatterPush push;
  memset(&push, 0, sizeof(push));
  raysort_beginPass(plan, &pass, "sort scatter", raysort_scatterPipeline(source, digit, target),
                    digit->table.rowStride);
  push.keys = raysort_touchKeys(&pass, source, offsetof(RaysortScatterPush, keys));
  push.values = raysort_touchOptional(&pass, source->values, source->valuesOffset, count * 4, RAYSORT_READ,
                                      offsetof(RaysortScatterPush, values));
  push.live = raysort_touchOptional(&pass, source->live, source->liveOffset, 4, RAYSORT_READ,
                                    offsetof(RaysortScatterPush, live));
  push.table = raysort_touch(&pass, scratch, digit->table.offset, raysort_tableSize(&digit->table), RAYSORT_READ,
                             VK_FALSE, offsetof(RaysortScatterPush, table));
  if (!digit->sumsRows)
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
  sort->digits[0].needsTotals = statistic == 1;
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[1].needsTotals = 1;
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

/* How many ids the map holds: with a list, what its size says; at most RAYSORT_MAX_COUNT. */
static uint32_t raysort_idCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const VkDeviceSize lead = raysort_idLead(info), size = info->materialIdMap.buffer.size;
  VkDeviceSize words, count;
  if (!raysort_isGiven(&info->list) || size == 0)
    return info->maxCount;
  words = lead + size < size ? size & ~(VkDeviceSize)3 : (lead + size) & ~(VkDeviceSize)3;
  if (words < lead + sort->idBytes)
    return 0;
  count = (words - lead - sort->idBytes) / sort->stride + 1;
  return count < RAYSORT_MAX_COUNT ? (uint32_t)count : RAYSORT_MAX_COUNT;
}

/* Words of oldToNewPixelMap that are used: one for every id of the map, or as many as it has. */
static uint32_t raysort_inverseCapacity(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const uint32_t ids = raysort_idCapacity(info, sort);
  const VkDeviceSize words = info->oldToNewPixelMap.size / 4;
  return words && words < ids ? (uint32_t)words : ids;
}

/* The fewest it may have. With a list the ids that fill up the last 32-bit word of the map may be no rays. */
static uint32_t raysort_leastInverse(const RaysortSortInfo *info, const raysort_sort *sort)
{
  const uint32_t ids = raysort_idCapacity(info, sort);
  const uint32_t padding = raysort_isGiven(&info->list) ? (4 - sort->idBytes) / sort->stride : 0;
  return ids > padding ? ids - padding : ids ? 1 : 0;
}

/* Checks the info struct, all but its buffers, and says all that follows from it. */
static VkResult raysort_layoutSort(RaysortContext context, const RaysortSortInfo *info, raysort_sort *sort,
                                   RaysortSortLayout *layout)
{
  const int hasList = raysort_isGiven(&info->list);
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
  layout->passCount = raysort_digitPasses(&sort->digits[0]) + (info->flags & RAYSORT_SORT_STATISTIC_BIT ? 1u : 0u);
  if (sort->digitCount == 2)
    layout->passCount += raysort_digitPasses(&sort->digits[1]) + 1;
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
  if (!raysort_isGiven(&info->list) || !info->maxCount)
    return VK_SUCCESS;
  if (!size)
    return raysort_refuse(context, "RaysortSortInfo.materialIdMap.buffer.size is 0: with a list it must be given, in a "
                                   "dry plan too, for it says which rays there are");
  if (size < sort->idBytes) /* too short for the first one: refused like any short buffer */
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
       (VkDeviceSize)raysort_leastInverse(info, sort) * 4, 4, RAYSORT_OPTIONAL | RAYSORT_WRITTEN},
      {"RaysortSortInfo.ranges", RAYSORT_SLOT_RANGES, &info->ranges, layout->rangesSize, 16, RAYSORT_WRITTEN},
      {"RaysortSortInfo.scratch", RAYSORT_SLOT_SCRATCH, &info->scratch, layout->scratchSize, 16, RAYSORT_WRITTEN}};
  VkResult result = raysort_checkIdMapSize(context, info, sort);
  if (result == VK_SUCCESS)
    result = raysort_useBuffers(context, needs, RAYSORT_SORT_BUFFERS, ranges);
  if (result != VK_SUCCESS)
    return result;
  /* a list may name any id that the map holds */
  ranges[RAYSORT_SORT_IDS].needed = raysort_idBytes(info, sort, raysort_idCapacity(info, sort));
  ranges[RAYSORT_SORT_INVERSE].needed = (VkDeviceSize)raysort_inverseCapacity(info, sort) * 4;
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
  if (raysort_isGiven(&info->list))
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
                    RAYSORT_PIPELINE_COUNT + source->kind * 2 + (digit->digitClass == RAYSORT_DIGIT_CLASSES - 1),
                    source, digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  if (!digit->sumsRows)
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
    map.inverseSize = ranges[RAYSORT_SORT_INVERSE].needed;
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
  uint32_t count, capacity, inverseCapacity;
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

/* Word `index` of an array of the ranges, which stands at `offset` bytes. */
static VkResult raysort_checkWord(const raysort_checker *checker, const char *what, uint64_t index, VkDeviceSize offset,
                                  uint32_t expected)
{
  const uint32_t word = raysort_checkedWord(checker->result->ranges, offset);
  return word == expected ? VK_SUCCESS : raysort_wrong(checker, what, index, word, expected);
}

static uint32_t raysort_checkedRay(const raysort_checker *checker, uint32_t entry)
{
  return checker->result->list ? checker->result->list[entry] : entry;
}

/* The id of an entry as the kernels see it: past the id map it is the largest. */
static uint32_t raysort_checkedId(const raysort_checker *checker, uint32_t entry)
{
  const uint32_t ray = raysort_checkedRay(checker, entry);
  const uint8_t *id;
  uint32_t word = 0, i;
  if (ray >= checker->capacity)
    return 0xffffffffu;
  id = (const uint8_t *)checker->result->ids + (size_t)ray * checker->sort.stride;
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
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 3 && result == VK_SUCCESS; ++i)
    result = raysort_checkWord(checker, what, index * 3 + i, offset + 4 * i, expected[i]);
  return result;
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
    result = raysort_checkWord(checker, "MaterialsOffsets", material,
                               checker->layout.materialsOffsetsOffset + (VkDeviceSize)material * 4, slot);
    if (result == VK_SUCCESS && material < materials)
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
    for (word = 0; word < 4 && result == VK_SUCCESS; ++word)
      result = raysort_checkWord(checker, "RaysortRanges word ", word, word * 4, expected[word]);
    if (result != VK_SUCCESS)
      return result;
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
    if (result->oldToNewPixelMap && ray < checker->inverseCapacity && result->oldToNewPixelMap[ray] != slot)
      return raysort_wrong(checker, "OldToNewPixelMap", ray, result->oldToNewPixelMap[ray], slot);
  }
  return VK_SUCCESS;
}

static VkResult raysort_checkStatistic(const raysort_checker *checker)
{
  uint32_t entry, earlier, distinct = 0;
  VkResult result;
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
  result = raysort_checkWord(checker, "RaysortRanges word ", 7, offsetof(RaysortRanges, windows),
                             raysort_divideUp(checker->count, 32));
  if (result != VK_SUCCESS)
    return result;
  return raysort_checkWord(checker, "RaysortRanges word ", 8, offsetof(RaysortRanges, distinct), distinct);
}

/* Whether all that must be compared is there. */
static VkResult raysort_checkGiven(RaysortContext context, const RaysortSortInfo *info, const RaysortSortResult *result)
{
  const char *text = NULL;
  if (!result->ranges)
    text = "RaysortSortResult.ranges is NULL";
  else if (info->maxCount && !result->ids)
    text = "RaysortSortResult.ids is NULL";
  else if (info->maxCount && !result->newToOldPixelMap)
    text = "RaysortSortResult.newToOldPixelMap is NULL";
  else if (info->maxCount && raysort_isGiven(&info->list) && !result->list)
    text = "RaysortSortResult.list is NULL, RaysortSortInfo.list was given";
  else if (raysort_isGiven(&info->count) && !result->count)
    text = "RaysortSortResult.count is NULL, RaysortSortInfo.count was given";
  return text ? raysort_refuse(context, text) : VK_SUCCESS;
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
  if (result == VK_SUCCESS)
    result = raysort_checkGiven(context, info, sortResult);
  if (result != VK_SUCCESS)
    return result;
  checker.count = sortResult->count && *sortResult->count < info->maxCount ? *sortResult->count : info->maxCount;
  checker.capacity = raysort_idCapacity(info, &checker.sort);
  checker.inverseCapacity = raysort_inverseCapacity(info, &checker.sort);
  checker.next = (uint32_t *)raysort_allocate(context->allocator, ((size_t)info->materialCount + 1) * sizeof(uint32_t));
  if (!checker.next)
    return raysort_tell(context, VK_ERROR_OUT_OF_HOST_MEMORY, "raysortCheckSort");
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
    digit->digitClass = info->keyType == RAYSORT_KEY_UINT64 ? RAYSORT_DIGIT_CLASSES - 1 : RAYSORT_CLASS_THAT_MOVES_KEYS;
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
  for (i = 0; i < radix->digitCount; ++i)
    layout->passCount += raysort_digitPasses(&radix->digits[i]);
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
  if (!info->pipelines && info->uberPipeline == VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.pipelines and .uberPipeline are both null, one must be given");
  if (info->pipelines && info->uberPipeline != VK_NULL_HANDLE)
    return raysort_refuse(context, "RaysortDispatchInfo.pipelines and .uberPipeline are both given, one must be null");
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

/* >>weekend: heads and dumps, camera, slices ============================================================= */

#define RAYSORT_LARGEST_FLOAT 3.402823466e38 /* FLT_MAX */

/* Refuses unless low <= value <= high: not a number never is. */
static VkResult raysort_checkNumber(RaysortMessage message, void *user, const char *field, double value, double low,
                                    double high)
{
  char text[256];
  if (value >= low && value <= high)
    return VK_SUCCESS;
  snprintf(text, sizeof(text), "%s is %g, must be %g .. %g", field, value, low, high);
  return raysort_say(message, user, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* ---- heads and dumps ---- */

/* The numbers of a built-in type. */
typedef struct raysort_type
{
  uint32_t count;
  const char *names[4];
  double low[4];
} raysort_type;

#define RAYSORT_ANY      (-RAYSORT_LARGEST_FLOAT)
#define RAYSORT_POSITIVE 1.175494351e-38 /* FLT_MIN */

static const raysort_type raysort_materialTypes[RAYSORT_MATERIAL_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {3, {"albedo red", "albedo green", "albedo blue", NULL}, {0, 0, 0, 0}},
    {4, {"albedo red", "albedo green", "albedo blue", "fuzz"}, {0, 0, 0, 0}},
    {1, {"index of refraction", NULL, NULL, NULL}, {RAYSORT_POSITIVE, 0, 0, 0}}};

static const raysort_type raysort_hittableTypes[RAYSORT_HITTABLE_USER] = {
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {0, {NULL, NULL, NULL, NULL}, {0, 0, 0, 0}},
    {4, {"centre x", "centre y", "centre z", "radius"}, {RAYSORT_ANY, RAYSORT_ANY, RAYSORT_ANY, RAYSORT_ANY}}};

/* One of the scene's two pools; hittables have a third word in their heads. */
typedef struct raysort_pool
{
  const char *name;
  const raysort_type *known;
  uint32_t knownCount;
  uint32_t typeCount;
  uint32_t capacity, dumpCapacity;
  uint32_t count, dumpCount;
  float *dump; /* NULL: dry */
} raysort_pool;

static raysort_pool raysort_materialPool(const RaysortScene *scene)
{
  const int isDry = !scene->materials;
  raysort_pool pool;
  pool.name = "material";
  pool.known = raysort_materialTypes;
  pool.knownCount = RAYSORT_MATERIAL_USER;
  pool.typeCount = scene->materialTypes ? scene->materialTypes : RAYSORT_MATERIAL_USER;
  pool.capacity = isDry ? RAYSORT_MAX_COUNT : scene->materialCapacity;
  pool.dumpCapacity = isDry ? RAYSORT_MAX_COUNT : scene->materialDumpCapacity;
  pool.count = scene->materialCount;
  pool.dumpCount = scene->materialDumpCount;
  pool.dump = isDry ? NULL : scene->materialDump;
  return pool;
}

static raysort_pool raysort_hittablePool(const RaysortScene *scene)
{
  const int isDry = !scene->materials;
  raysort_pool pool;
  pool.name = "hittable";
  pool.known = raysort_hittableTypes;
  pool.knownCount = RAYSORT_HITTABLE_USER;
  pool.typeCount = scene->hittableTypes ? scene->hittableTypes : RAYSORT_HITTABLE_USER;
  pool.capacity = isDry ? RAYSORT_MAX_COUNT : scene->hittableCapacity;
  pool.dumpCapacity = isDry ? RAYSORT_MAX_COUNT : scene->hittableDumpCapacity;
  pool.count = scene->hittableCount;
  pool.dumpCount = scene->hittableDumpCount;
  pool.dump = isDry ? NULL : scene->hittableDump;
  return pool;
}

static VkResult raysort_refuseHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index, VkResult result,
                                   const char *field, uint64_t value, uint64_t low, uint64_t high)
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortScene: %s %u: %s is %llu, must be %llu .. %llu", pool->name, (unsigned)index,
           field, (raysort_u64)value, (raysort_u64)low, (raysort_u64)high);
  return raysort_say(scene->message, scene->messageUser, result, text);
}

static VkResult raysort_checkNumbers(const RaysortScene *scene, const raysort_pool *pool, uint32_t type,
                                     const void *data, size_t size)
{
  const raysort_type *known = type < pool->knownCount ? &pool->known[type] : NULL;
  const int isSphere = pool->known == raysort_hittableTypes && type == RAYSORT_HITTABLE_SPHERE;
  float numbers[4] = {0, 0, 0, 0};
  char field[96], zero[128];
  uint32_t i;
  VkResult result = VK_SUCCESS;

  if ((!data && size) || (known && size < known->count * sizeof(float)))
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "size of data", data ? size : 0,
                              known ? known->count * sizeof(float) : 1, RAYSORT_MAX_COUNT);
  if (!known)
    return VK_SUCCESS;
  snprintf(zero, sizeof(zero), "RaysortScene: hittable %u: radius is 0, must be positive, or negative (hollow)",
           (unsigned)pool->count);
  memcpy(numbers, data, known->count * sizeof(float));
  for (i = 0; i < known->count && result == VK_SUCCESS; ++i)
  {
    snprintf(field, sizeof(field), "RaysortScene: %s %u: %s", pool->name, (unsigned)pool->count, known->names[i]);
    result = raysort_checkNumber(scene->message, scene->messageUser, field, (double)numbers[i], known->low[i],
                                 RAYSORT_LARGEST_FLOAT);
  }
  if (result == VK_SUCCESS && isSphere && !(numbers[3] < 0 || numbers[3] > 0))
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, zero);
  return result;
}

/* Checks all, then writes the numbers and says where the head points. */
static VkResult raysort_addDump(const RaysortScene *scene, raysort_pool *pool, uint32_t type, const void *data,
                                size_t size, uint32_t *ptr)
{
  const uint64_t elements = (uint64_t)(size / RAYSORT_DUMP_BYTES) + (size % RAYSORT_DUMP_BYTES != 0);
  const uint32_t first = pool->known == raysort_hittableTypes ? RAYSORT_HITTABLE_SPHERE : RAYSORT_MATERIAL_LAMBERTIAN;
  VkResult result;

  if (type < first || type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_VALIDATION_FAILED_EXT, "type", type, first,
                              pool->typeCount - 1);
  result = raysort_checkNumbers(scene, pool, type, data, size);
  if (result != VK_SUCCESS)
    return result;
  if (pool->count >= pool->capacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of heads",
                              (uint64_t)pool->count + 1, 0, pool->capacity);
  if (pool->dumpCount + elements > pool->dumpCapacity)
    return raysort_refuseHead(scene, pool, pool->count, VK_ERROR_OUT_OF_POOL_MEMORY, "the number of dump elements",
                              pool->dumpCount + elements, 0, pool->dumpCapacity);
  *ptr = elements ? pool->dumpCount : 0; /* nothing to point to: an element that is there */
  if (pool->dump && elements)
  {
    char *to = (char *)pool->dump + (size_t)pool->dumpCount * RAYSORT_DUMP_BYTES;
    memcpy(to, data, size);
    memset(to + size, 0, (size_t)elements * RAYSORT_DUMP_BYTES - size);
  }
  pool->dumpCount += (uint32_t)elements;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortAddMaterial(RaysortScene *scene, uint32_t type, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_pool pool = raysort_materialPool(scene);
  uint32_t ptr = 0;
  VkResult result = raysort_addDump(scene, &pool, type, data, size, &ptr);
  if (result != VK_SUCCESS)
    return result;
  if (scene->materials)
  {
    scene->materials[pool.count].type = type;
    scene->materials[pool.count].ptr = ptr;
  }
  if (index)
    *index = pool.count;
  scene->materialCount = pool.count + 1;
  scene->materialDumpCount = pool.dumpCount;
  return VK_SUCCESS;
}

RAYSORT_API VkResult raysortAddHittable(RaysortScene *scene, uint32_t type, uint32_t mat, const void *data, size_t size,
                                        uint32_t *index)
{
  raysort_pool pool = raysort_hittablePool(scene);
  uint32_t ptr = 0;
  VkResult result;
  if (scene->materialCount == 0)
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortScene: a hittable is added before any material");
  if (mat >= scene->materialCount)
    return raysort_refuseHead(scene, &pool, pool.count, VK_ERROR_VALIDATION_FAILED_EXT, "mat", mat, 0,
                              scene->materialCount - 1);
  result = raysort_addDump(scene, &pool, type, data, size, &ptr);
  if (result != VK_SUCCESS)
    return result;
  if (scene->materials)
  {
    scene->hittables[pool.count].type = type;
    scene->hittables[pool.count].ptr = ptr;
    scene->hittables[pool.count].mat = mat;
  }
  if (index)
    *index = pool.count;
  scene->hittableCount = pool.count + 1;
  scene->hittableDumpCount = pool.dumpCount;
  return VK_SUCCESS;
}

/* Takes `count` things of `size` bytes from the layout; returns their offset. */
static VkDeviceSize raysort_layOut(RaysortSceneLayout *layout, uint32_t count, VkDeviceSize size)
{
  const VkDeviceSize offset = layout->size;
  layout->size = raysort_align(offset + count * size, RAYSORT_DUMP_BYTES);
  return offset;
}

RAYSORT_API void raysortGetSceneLayout(const RaysortScene *scene, RaysortSceneLayout *layout)
{
  memset(layout, 0, sizeof(*layout));
  layout->materialCount = scene->materialCount;
  layout->materialDumpCount = scene->materialDumpCount;
  layout->hittableCount = scene->hittableCount;
  layout->hittableDumpCount = scene->hittableDumpCount;
  layout->materialsOffset = raysort_layOut(layout, scene->materialCount, sizeof(RaysortMaterial));
  layout->materialDumpOffset = raysort_layOut(layout, scene->materialDumpCount, RAYSORT_DUMP_BYTES);
  layout->hittablesOffset = raysort_layOut(layout, scene->hittableCount, sizeof(RaysortHittable));
  layout->hittableDumpOffset = raysort_layOut(layout, scene->hittableDumpCount, RAYSORT_DUMP_BYTES);
  layout->size += RAYSORT_DUMP_BYTES; /* an empty dump still has an element to point to */
}

RAYSORT_API void raysortPlaceScene(RaysortScene *scene, void *memory, const RaysortSceneLayout *layout)
{
  char *bytes = (char *)memory;
  scene->materials = (RaysortMaterial *)(void *)(bytes + layout->materialsOffset);
  scene->materialDump = (float *)(void *)(bytes + layout->materialDumpOffset);
  scene->hittables = (RaysortHittable *)(void *)(bytes + layout->hittablesOffset);
  scene->hittableDump = (float *)(void *)(bytes + layout->hittableDumpOffset);
  scene->materialCapacity = layout->materialCount;
  scene->materialDumpCapacity = layout->materialDumpCount;
  scene->hittableCapacity = layout->hittableCount;
  scene->hittableDumpCapacity = layout->hittableDumpCount;
  scene->materialCount = 0;
  scene->materialDumpCount = 0;
  scene->hittableCount = 0;
  scene->hittableDumpCount = 0;
}

static VkResult raysort_checkHead(const RaysortScene *scene, const raysort_pool *pool, uint32_t index, uint32_t type,
                                  uint32_t ptr)
{
  const int isKnown = type < pool->knownCount;
  if (type >= pool->typeCount)
    return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "type", type, 0, pool->typeCount - 1);
  if (isKnown ? pool->known[type].count == 0 || ptr < pool->dumpCount : ptr == 0 || ptr < pool->dumpCount)
    return VK_SUCCESS;
  return raysort_refuseHead(scene, pool, index, VK_ERROR_VALIDATION_FAILED_EXT, "ptr", ptr, 0,
                            pool->dumpCount ? pool->dumpCount - 1 : 0);
}

RAYSORT_API VkResult raysortCheckScene(const RaysortScene *scene)
{
  const raysort_pool materials = raysort_materialPool(scene), hittables = raysort_hittablePool(scene);
  VkResult result = VK_SUCCESS;
  uint32_t i;
  if (!scene->materials)
    return raysort_say(scene->message, scene->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortScene.materials is NULL: a dry scene cannot be checked");
  for (i = 0; i < scene->materialCount && result == VK_SUCCESS; ++i)
    result = raysort_checkHead(scene, &materials, i, scene->materials[i].type, scene->materials[i].ptr);
  for (i = 0; i < scene->hittableCount && result == VK_SUCCESS; ++i)
  {
    const RaysortHittable *head = &scene->hittables[i];
    result = raysort_checkHead(scene, &hittables, i, head->type, head->ptr);
    if (result == VK_SUCCESS && head->mat >= scene->materialCount)
      result = raysort_refuseHead(scene, &hittables, i, VK_ERROR_VALIDATION_FAILED_EXT, "mat", head->mat, 0,
                                  scene->materialCount ? scene->materialCount - 1 : 0);
  }
  return result;
}

/* ---- camera ---- */

/* So that nobody who includes this file must link libm. Newton's steps come down to the root of x > 0. */
static double raysort_sqrt(double x)
{
  double root = x > 1 ? x : 1, next = (root + x / root) / 2;
  while (next < root)
  {
    root = next;
    next = (root + x / root) / 2;
  }
  return root;
}

/* 0 <= x < pi / 2: the 40 terms fall below 1e-40. */
static double raysort_tan(double x)
{
  double term = 1, sine = 0, cosine = 0;
  uint32_t k;
  for (k = 0; k < 40; ++k)
  {
    if (k % 2 == 0)
      cosine += k % 4 == 0 ? term : -term;
    else
      sine += k % 4 == 1 ? term : -term;
    term *= x / (double)(k + 1);
  }
  return sine / cosine;
}

static double raysort_length(const double v[3])
{
  return raysort_sqrt(v[0] * v[0] + v[1] * v[1] + v[2] * v[2]);
}

static void raysort_cross(const double a[3], const double b[3], double product[3])
{
  product[0] = a[1] * b[2] - a[2] * b[1];
  product[1] = a[2] * b[0] - a[0] * b[2];
  product[2] = a[0] * b[1] - a[1] * b[0];
}

/* A camera being made: defaults filled in; the axes point to the right, up, and backwards. */
typedef struct raysort_camera
{
  double up[3], right[3], top[3], back[3];
  double focusDistance, fieldOfView;
} raysort_camera;

static VkResult raysort_checkCameraNumbers(const RaysortCameraInfo *info)
{
  static const char *const fields[9] = {
      "RaysortCameraInfo.from[0]", "RaysortCameraInfo.from[1]", "RaysortCameraInfo.from[2]",
      "RaysortCameraInfo.at[0]",   "RaysortCameraInfo.at[1]",   "RaysortCameraInfo.at[2]",
      "RaysortCameraInfo.up[0]",   "RaysortCameraInfo.up[1]",   "RaysortCameraInfo.up[2]"};
  const double *const vectors[3] = {info->from, info->at, info->up};
  VkResult result = VK_SUCCESS;
  uint32_t i;
  for (i = 0; i < 9 && result == VK_SUCCESS; ++i)
    result = raysort_checkNumber(info->message, info->messageUser, fields[i], vectors[i / 3][i % 3], -1e9, 1e9);
  if (result == VK_SUCCESS && !(info->fieldOfView >= 0 && info->fieldOfView <= 0))
    result = raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.fieldOfView (degrees)",
                                 info->fieldOfView, 1e-6, 179.999);
  if (result == VK_SUCCESS)
    result = raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.defocusAngle (degrees)",
                                 info->defocusAngle, 0, 179.999);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(info->message, info->messageUser, "RaysortCameraInfo.width", info->width, 1,
                              RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(info->message, info->messageUser, "RaysortCameraInfo.height", info->height, 1,
                              RAYSORT_MAX_COUNT);
  return result;
}

static VkResult raysort_refuseCamera(const RaysortCameraInfo *info, const char *what, const double v[3])
{
  char text[256];
  snprintf(text, sizeof(text), "RaysortCameraInfo.%s: (%g, %g, %g)", what, v[0], v[1], v[2]);
  return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
}

/* The axes, and a focus distance that fp32 can tell from the camera's own place. */
static VkResult raysort_aimCamera(const RaysortCameraInfo *info, raysort_camera *made)
{
  double distance, length, farthest = 0;
  uint32_t i;

  memset(made, 0, sizeof(*made));
  memcpy(made->up, info->up, sizeof(made->up));
  if (raysort_length(made->up) < 1e-9)
    made->up[1] = 1;
  for (i = 0; i < 3; ++i)
  {
    made->back[i] = info->from[i] - info->at[i];
    farthest = info->from[i] > farthest ? info->from[i] : -info->from[i] > farthest ? -info->from[i] : farthest;
  }
  distance = raysort_length(made->back);
  if (distance < 1e-9)
    return raysort_refuseCamera(info, "from and .at are the same point", info->from);
  for (i = 0; i < 3; ++i)
    made->back[i] /= distance;
  raysort_cross(made->up, made->back, made->right);
  length = raysort_length(made->right);
  if (length < 1e-6 * raysort_length(made->up))
    return raysort_refuseCamera(info, "up is parallel to the view", made->up);
  for (i = 0; i < 3; ++i)
    made->right[i] /= length;
  raysort_cross(made->back, made->right, made->top);
  made->focusDistance = info->focusDistance >= 0 && info->focusDistance <= 0 ? distance : info->focusDistance;
  made->fieldOfView = info->fieldOfView > 0 ? info->fieldOfView : 90;
  return raysort_checkNumber(info->message, info->messageUser, "RaysortCameraInfo.focusDistance", made->focusDistance,
                             farthest > 1e-3 ? 1e-6 * farthest : 1e-9, 1e9);
}

RAYSORT_API VkResult raysortMakeCamera(const RaysortCameraInfo *info, RaysortCamera *camera)
{
  const double halfDegree = 3.14159265358979323846 / 180 / 2;
  double width, height, lens;
  raysort_camera made;
  uint32_t i;
  VkResult result = raysort_checkCameraNumbers(info);
  if (result == VK_SUCCESS)
    result = raysort_aimCamera(info, &made);
  if (result != VK_SUCCESS)
    return result;
  height = 2 * raysort_tan(made.fieldOfView * halfDegree) * made.focusDistance;
  width = height * info->width / info->height;
  lens = made.focusDistance * raysort_tan(info->defocusAngle * halfDegree);
  if (width > 1e18 || height > 1e18 || lens > 1e18) /* the square of a longer vector would overflow fp32 */
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT,
                       "RaysortCameraInfo: fieldOfView, defocusAngle, focusDistance and width / height together give "
                       "a picture plane or a lens larger than 1e18");
  memset(camera, 0, sizeof(*camera));
  for (i = 0; i < 3; ++i)
  {
    camera->origin[i] = (float)info->from[i];
    camera->horizontal[i] = (float)(width * made.right[i]);
    camera->vertical[i] = (float)(height * made.top[i]);
    camera->lowerLeftCorner[i] = (float)(info->from[i] - width / 2 * made.right[i] - height / 2 * made.top[i] -
                                         made.focusDistance * made.back[i]);
    camera->lensU[i] = (float)(lens * made.right[i]);
    camera->lensV[i] = (float)(lens * made.top[i]);
  }
  return VK_SUCCESS;
}

/* ---- slices ---- */

static VkResult raysort_checkSlices(const RaysortSliceInfo *info)
{
  const uint64_t pixels = (uint64_t)info->width * info->height;
  RaysortMessage message = info->message;
  void *user = info->messageUser;
  VkResult result = raysort_sayRange(message, user, "RaysortSliceInfo.width", info->width, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.height", info->height, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.width * .height", pixels, 1, RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.sampleCount", info->sampleCount, 1,
                              UINT32_MAX - (uint64_t)info->firstSample);
  if (result == VK_SUCCESS && info->waves)
    result = raysort_sayRange(message, user, "RaysortSliceInfo.batchPaths", info->batchPaths, info->width,
                              RAYSORT_MAX_COUNT);
  if (result == VK_SUCCESS && !(info->budget >= 0))
    result = raysort_checkNumber(message, user, "RaysortSliceInfo.budget (milliseconds)", info->budget, 0,
                                 RAYSORT_SLICE_CAP);
  return result;
}

/* Is this token one that raysortNextSlice could have left behind? */
static int raysort_tokenFits(const RaysortSliceInfo *info, const RaysortSliceToken *token)
{
  const uint64_t end = (uint64_t)info->firstSample + info->sampleCount;
  if (token->sample < info->firstSample || token->sample > end || token->row >= info->height)
    return 0;
  if (token->wave == 0)
    return (token->sample < end || token->row == 0) && token->rowCount == 0 && token->sampleCount == 0;
  return token->wave < info->waves && token->rowCount >= 1 && token->rowCount <= info->height - token->row &&
         token->sampleCount >= 1 && token->sampleCount <= end - token->sample &&
         (token->sampleCount == 1 || token->rowCount == info->height) &&
         (uint64_t)token->rowCount * info->width * token->sampleCount <= info->batchPaths;
}

RAYSORT_API VkResult raysortStartSlices(const RaysortSliceInfo *info, const RaysortSliceToken *resume,
                                        RaysortSlices *slices)
{
  VkResult result = raysort_checkSlices(info);
  char text[256];
  if (result != VK_SUCCESS)
    return result;
  if (resume && !raysort_tokenFits(info, resume))
  {
    snprintf(text, sizeof(text),
             "RaysortSliceToken: row %u, sample %u, wave %u (batch: %u rows, %u samples) is no place in this render of "
             "%u rows, samples %u .. %u, %u waves",
             (unsigned)resume->row, (unsigned)resume->sample, (unsigned)resume->wave, (unsigned)resume->rowCount,
             (unsigned)resume->sampleCount, (unsigned)info->height, (unsigned)info->firstSample,
             (unsigned)(info->firstSample + info->sampleCount - 1), (unsigned)info->waves);
    return raysort_say(info->message, info->messageUser, VK_ERROR_VALIDATION_FAILED_EXT, text);
  }
  memset(slices, 0, sizeof(*slices));
  slices->info = *info;
  slices->next.sample = info->firstSample;
  if (resume)
    slices->next = *resume;
  return VK_SUCCESS;
}

static uint64_t raysort_least(uint64_t a, uint64_t b)
{
  return a < b ? a : b;
}

/* The first row of a band; the bands share the rows evenly. */
static uint32_t raysort_bandStart(const RaysortSlices *slices, uint32_t band)
{
  return (uint32_t)(((uint64_t)slices->info.height * band + RAYSORT_SLICE_BINS - 1) / RAYSORT_SLICE_BINS);
}

static uint32_t raysort_band(const RaysortSlices *slices, uint32_t row)
{
  return (uint32_t)((uint64_t)row * RAYSORT_SLICE_BINS / slices->info.height);
}

static uint32_t raysort_waveBin(uint32_t wave)
{
  return wave < RAYSORT_SLICE_BINS - 1 ? wave : RAYSORT_SLICE_BINS - 1;
}

/* Milliseconds a path in this bin; what was not measured costs as much as the dearest that was. 0: nothing was. */
static double raysort_cost(const RaysortSlices *slices, uint32_t bin)
{
  double dearest = slices->cost[bin];
  uint32_t i;
  for (i = 0; i < RAYSORT_SLICE_BINS && !(slices->cost[bin] > 0); ++i)
    dearest = slices->cost[i] > dearest ? slices->cost[i] : dearest;
  return dearest;
}

static uint64_t raysort_slicePaths(const RaysortSlices *slices, const RaysortSlice *slice)
{
  return (uint64_t)slice->rowCount * slices->info.width * slice->sampleCount;
}

/* Predicted milliseconds. */
static double raysort_predict(const RaysortSlices *slices, const RaysortSlice *slice)
{
  const uint32_t end = slice->row + slice->rowCount;
  double sum = 0;
  uint32_t i, next;
  for (i = 0; i < slice->waveCount; ++i)
    sum += raysort_cost(slices, raysort_waveBin(slice->wave + i)) * (double)raysort_slicePaths(slices, slice);
  for (i = slice->row; slices->info.waves == 0 && i < end; i = next)
  {
    const uint32_t band = raysort_band(slices, i);
    next = (uint32_t)raysort_least(raysort_bandStart(slices, band + 1), end);
    sum += raysort_cost(slices, band) * (double)(next - i) * slices->info.width * slice->sampleCount;
  }
  return sum;
}

static double raysort_sliceBudget(const RaysortSlices *slices)
{
  const double budget = slices->info.budget > 0 ? slices->info.budget : RAYSORT_SLICE_BUDGET;
  return budget < RAYSORT_SLICE_CAP ? budget : RAYSORT_SLICE_CAP;
}

/* How many of `count` things of which `most` fit to take at once, so that all pieces are nearly alike. */
static uint32_t raysort_evenly(uint64_t count, uint64_t most)
{
  const uint64_t pieces = most ? (count + most - 1) / most : count;
  return (uint32_t)((count + pieces - 1) / pieces);
}

/* Rows of one sample from slice->row on, at most `most`, for which there is time: at least one. */
static uint64_t raysort_rowsInTime(const RaysortSlices *slices, const RaysortSlice *slice, uint64_t most)
{
  double left = raysort_sliceBudget(slices);
  uint32_t row = slice->row;
  const uint32_t end = (uint32_t)raysort_least(slices->info.height, row + most);
  while (row < end)
  {
    const uint32_t band = raysort_band(slices, row);
    const uint32_t count = (uint32_t)raysort_least(raysort_bandStart(slices, band + 1), end) - row;
    const double cost = raysort_cost(slices, band) * slices->info.width;
    if (cost * count > left)
    {
      row += (uint32_t)(left / cost);
      break;
    }
    left -= cost * count;
    row += count;
  }
  return row > slice->row ? row - slice->row : 1;
}

/* Fills in rows and samples of new paths: at most `limit` of them, all of whose time counts if isWhole. */
static void raysort_planPaths(const RaysortSlices *slices, RaysortSlice *slice, uint64_t limit, int isWhole)
{
  const RaysortSliceInfo *info = &slices->info;
  const uint64_t frame = (uint64_t)info->width * info->height;
  const uint64_t samplesLeft = (uint64_t)info->firstSample + info->sampleCount - slice->sample;
  uint64_t most = slices->largest == 0 ? 1 : raysort_least(limit / frame, samplesLeft);
  double once = 0; /* milliseconds of the whole picture, one sample */

  slice->rowCount = info->height;
  slice->sampleCount = 1;
  if (isWhole && slice->row == 0)
    once = raysort_predict(slices, slice);
  if (info->maxSamples)
    most = raysort_least(most, info->maxSamples);
  if (once > 0 && once * (double)most > raysort_sliceBudget(slices))
    most = (uint64_t)(raysort_sliceBudget(slices) / once);
  if (slice->row == 0 && frame <= limit && most > 0)
  {
    slice->sampleCount = raysort_evenly(samplesLeft, most);
    return;
  }
  most = raysort_least(limit / info->width, info->height - slice->row);
  if (isWhole)
    most = raysort_rowsInTime(slices, slice, most ? most : 1);
  slice->rowCount = raysort_evenly(info->height - slice->row, most);
}

/* A batch of new paths whose first wave is in the budget. */
static void raysort_planBatch(RaysortSlices *slices, RaysortSlice *slice, uint64_t limit)
{
  const double first = slices->cost[0], budget = raysort_sliceBudget(slices);
  limit = raysort_least(limit, slices->info.batchPaths);
  if (first > 0 && budget / first < (double)limit)
    limit = (uint64_t)(budget / first);
  raysort_planPaths(slices, slice, limit, 0);
  slices->next.rowCount = slice->rowCount;
  slices->next.sampleCount = slice->sampleCount;
}

/* As many waves as there is time for; one, if it was not measured. */
static void raysort_planWaves(const RaysortSlices *slices, RaysortSlice *slice)
{
  const double paths = (double)raysort_slicePaths(slices, slice);
  double cost = slices->cost[raysort_waveBin(slice->wave)], left = raysort_sliceBudget(slices);
  slice->waveCount = 0;
  while (cost > 0 && cost * paths <= left && slice->wave + slice->waveCount < slices->info.waves)
  {
    left -= cost * paths;
    ++slice->waveCount;
    cost = slices->cost[raysort_waveBin(slice->wave + slice->waveCount)];
  }
  if (slice->waveCount == 0)
    slice->waveCount = 1;
}

/* Over the paths of a slice, to the next row or the next samples. */
static void raysort_stepOver(RaysortSlices *slices, RaysortSlice *slice)
{
  RaysortSliceToken *next = &slices->next;
  slice->pathsDone = raysort_slicePaths(slices, slice);
  next->row = slice->row + slice->rowCount;
  next->wave = 0;
  next->rowCount = 0;
  next->sampleCount = 0;
  if (next->row == slices->info.height)
  {
    next->row = 0;
    next->sample += slice->sampleCount;
  }
}

RAYSORT_API VkBool32 raysortNextSlice(RaysortSlices *slices, RaysortSlice *slice)
{
  const RaysortSliceInfo *info = &slices->info;
  const uint64_t grown = slices->largest * RAYSORT_SLICE_GROWTH;
  const uint64_t limit =
      grown > RAYSORT_SLICE_FIRST_PATHS ? raysort_least(grown, RAYSORT_MAX_COUNT) : RAYSORT_SLICE_FIRST_PATHS;
  RaysortSliceToken *next = &slices->next;

  memset(slice, 0, sizeof(*slice));
  if (next->sample == info->firstSample + info->sampleCount)
    return VK_FALSE;
  slice->row = next->row;
  slice->sample = next->sample;
  slice->wave = next->wave;
  if (!info->waves)
    raysort_planPaths(slices, slice, limit, 1);
  else if (next->wave == 0)
    raysort_planBatch(slices, slice, limit);
  else
  {
    slice->rowCount = next->rowCount;
    slice->sampleCount = next->sampleCount;
  }
  if (info->waves)
    raysort_planWaves(slices, slice);
  slice->predicted = raysort_predict(slices, slice);
  next->wave = slice->wave + slice->waveCount;
  if (next->wave == info->waves)
    raysort_stepOver(slices, slice);
  return VK_TRUE;
}

RAYSORT_API void raysortReportSlice(RaysortSlices *slices, const RaysortSlice *slice, double milliseconds)
{
  const uint32_t end = slice->row + slice->rowCount;
  const uint64_t paths = raysort_slicePaths(slices, slice);
  const uint32_t first = slices->info.waves ? raysort_waveBin(slice->wave) : raysort_band(slices, slice->row);
  const uint32_t last =
      slices->info.waves ? raysort_waveBin(slice->wave + slice->waveCount - 1) : raysort_band(slices, end - 1);
  double predicted, was[RAYSORT_SLICE_BINS];
  uint32_t bin;

  if (!(milliseconds >= 0 && milliseconds <= 1e9) || paths == 0)
    return;
  if (milliseconds < 1e-6)
    milliseconds = 1e-6; /* a cost of 0 would mean that nothing was measured */
  if (slice->wave == 0 && paths > slices->largest)
    slices->largest = paths;
  predicted = raysort_predict(slices, slice);
  for (bin = first; bin <= last; ++bin)
    was[bin] = raysort_cost(slices, bin);
  for (bin = first; bin <= last; ++bin)
    slices->cost[bin] = predicted > 0 ? was[bin] * (milliseconds / predicted) : milliseconds / (double)paths;
}

/* >>tail: SPIR-V of the kernels; made by `make embed`, never edited ======================================= */

#ifndef RAYSORT_NO_SPIRV
/* clang-format off */
/* ---- generated: spirv ---- do not edit; run `make embed` */
static const uint32_t raysort_spirv_scan_reduce[] = {
119734787,66816,524299,302,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,153,158,206,212,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,153,11,29,327752,201,0,35,0,327752,201,1,35,8,327752,201,2,35,16,327752,201,3,35,20,327752,201,4,35,24,
262215,202,6,4,262216,203,0,25,327752,203,0,35,0,196679,203,2,327752,204,0,35,0,196679,204,2,262215,212,11,26,262215,
291,11,25,196679,244,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,
196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,25,
24,9,9,9,9,9,327713,33,7,8,8,262177,38,7,8,262187,6,43,0,262165,47,32,1,262187,47,48,2,262174,51,6,6,262187,6,56,1,
262187,47,60,30,262187,47,75,0,262176,76,5349,6,262176,105,7,24,262187,47,114,1,262176,152,1,6,262203,152,153,1,
262187,6,155,128,262172,156,7,155,262176,157,4,156,262203,157,158,4,262176,161,4,7,262187,6,164,64,131092,171,262187,
6,173,2,262187,6,174,264,196647,200,5349,458782,201,15,200,6,6,6,196637,202,6,196638,203,202,262176,200,5349,203,
196638,204,201,262176,205,9,204,262203,205,206,9,262187,6,207,2048,262187,47,208,3,262187,47,209,4,262167,210,6,3,
262176,211,1,210,262203,211,212,1,262176,214,9,6,327724,7,229,43,43,262176,245,9,15,262176,273,9,200,393260,210,291,
155,56,56,327734,2,4,0,3,131320,5,262203,105,199,7,262203,9,213,7,262203,9,217,7,262203,9,218,7,262203,9,221,7,262203,
9,224,7,262203,8,228,7,262203,18,244,7,262203,9,248,7,262203,8,252,7,262203,8,254,7,262203,8,258,7,393281,214,215,206,
75,48,262205,6,216,215,196670,213,216,196670,217,207,393281,214,219,206,75,208,262205,6,220,219,196670,218,220,393281,
214,222,206,75,209,262205,6,223,222,196670,221,223,327745,152,225,212,43,262205,6,226,225,196670,224,226,589881,24,
227,31,213,217,218,221,224,196670,199,227,196670,228,229,327745,9,231,199,114,262205,6,232,231,262205,6,233,153,
327808,6,234,232,233,131321,235,131320,235,458997,6,300,234,5,257,236,327745,9,241,199,48,262205,6,242,241,327856,171,
243,300,242,262390,237,236,0,262394,243,236,237,131320,236,393281,245,246,206,75,75,262205,15,247,246,196670,244,247,
196670,248,300,393273,6,250,22,244,248,327760,7,251,250,43,262205,7,253,228,196670,252,253,196670,254,251,393273,7,
255,36,252,254,196670,228,255,327808,6,257,300,155,131321,235,131320,237,262205,7,259,228,196670,258,259,327737,7,260,
40,258,196670,228,260,327850,171,262,233,43,196855,264,0,262394,262,263,264,131320,263,327745,9,267,199,75,262205,6,
268,267,327856,171,269,226,268,131321,264,131320,264,458997,171,270,262,237,269,263,196855,272,0,262394,270,271,272,
131320,271,393281,273,274,206,75,114,262205,200,275,274,327745,9,278,228,43,262205,6,279,278,393281,76,280,275,75,226,
327742,280,279,2,4,327808,6,287,220,226,327745,9,288,228,56,262205,6,289,288,393281,76,290,275,75,287,327742,290,289,
2,4,131321,272,131320,272,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,44,11,43,262205,6,
45,44,262205,6,46,12,327876,6,49,46,48,327829,51,52,45,49,327761,6,53,52,1,327761,6,54,52,0,327745,9,57,11,56,262205,
6,58,57,262205,6,59,12,327874,6,61,59,60,327808,6,62,58,61,327808,6,64,62,53,327760,7,65,54,64,131326,65,65592,327734,
6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,70,7,262203,9,71,7,262205,15,68,20,262268,7,69,68,196670,70,69,
262205,6,72,21,196670,71,72,393273,7,73,13,70,71,262268,15,74,73,393281,76,77,74,75,75,393277,6,78,77,2,4,131326,78,
65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,131320,32,262203,105,106,7,262205,
6,82,26,262205,6,83,27,327808,6,84,82,83,327810,6,85,84,56,262205,6,86,27,393228,47,87,1,75,86,327874,6,88,85,87,
262205,6,90,28,327808,6,91,88,90,327810,6,92,91,56,262205,6,93,29,327831,51,96,92,93,327761,6,98,96,1,458764,6,100,1,
41,98,56,262205,6,103,27,327812,6,104,100,103,327808,6,109,88,100,327810,6,110,109,56,327814,6,112,110,100,327745,9,
113,106,75,196670,113,112,262205,6,115,26,262205,6,116,30,327812,6,118,116,104,458764,6,119,1,38,115,118,327745,9,120,
106,114,196670,120,119,262205,6,121,26,262205,6,123,120,327808,6,125,123,104,458764,6,126,1,38,121,125,327745,9,127,
106,48,196670,127,126,262205,24,128,106,131326,128,65592,327734,7,36,0,33,196663,8,34,196663,8,35,131320,37,327745,9,
132,34,43,262205,6,133,132,327745,9,134,35,43,262205,6,135,134,327829,51,137,133,135,327761,6,138,137,1,327761,6,139,
137,0,327745,9,141,34,56,262205,6,142,141,327745,9,143,35,56,262205,6,144,143,327808,6,145,142,144,327808,6,147,145,
138,327760,7,148,139,147,131326,148,65592,327734,7,40,0,38,196663,8,39,131320,41,262203,8,185,7,262203,8,188,7,262205,
6,154,153,262205,7,160,39,327745,161,162,158,154,196670,162,160,131321,165,131320,165,458997,6,301,164,41,194,168,
327852,171,172,301,43,262390,167,168,0,262394,172,166,167,131320,166,262368,173,173,174,327856,171,177,154,301,196855,
179,0,262394,177,178,179,131320,178,327808,6,184,154,301,262205,7,187,162,196670,185,187,327745,161,189,158,184,
262205,7,190,189,196670,188,190,393273,7,191,36,185,188,196670,162,191,131321,179,131320,179,131321,168,131320,168,
327874,6,194,301,114,131321,165,131320,167,262368,173,173,174,327745,161,195,158,75,262205,7,196,195,131326,196,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,701,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,166,175,236,310,405,593,653,393232,4,17,128,1,1,262215,166,11,29,327752,396,0,35,0,327752,396,1,35,8,
327752,396,2,35,16,327752,396,3,35,24,327752,396,4,35,28,327752,396,5,35,32,327752,396,6,35,36,327752,396,7,35,40,
262215,397,6,4,327752,398,0,35,0,196679,398,2,262215,399,6,4,262216,400,0,25,327752,400,0,35,0,196679,400,2,262215,
401,6,4,262216,402,0,24,327752,402,0,35,0,196679,402,2,327752,403,0,35,0,196679,403,2,262215,420,6,16,262216,421,0,24,
327752,421,0,35,0,196679,421,2,262215,593,11,26,262215,653,11,24,262215,661,11,25,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,327710,15,6,6,6,524321,16,15,9,9,9,9,9,262167,24,6,4,262176,25,
7,24,393249,26,24,25,9,9,262177,32,6,25,327713,36,6,9,9,327713,41,7,8,8,262177,46,7,8,524321,50,6,9,9,9,9,8,262187,6,
59,0,262165,63,32,1,262187,63,64,2,262174,67,6,6,262187,6,72,1,262187,63,76,30,262176,108,7,15,262187,63,110,0,262187,
63,118,1,458796,24,135,59,59,59,59,262187,6,137,2,262187,6,138,3,458796,24,139,59,72,137,138,131092,145,262167,146,
145,4,262176,165,1,6,262203,165,166,1,262187,6,170,16,262187,6,172,32,262172,173,24,172,262176,174,4,173,262203,174,
175,4,262187,6,177,4,262176,182,4,6,262187,6,184,264,262176,191,4,24,262172,234,24,137,262176,235,4,234,262203,235,
236,4,262187,6,307,128,262172,308,7,307,262176,309,4,308,262203,309,310,4,262176,313,4,7,262187,6,316,64,262187,6,352,
512,262172,373,24,177,262176,374,7,373,196647,393,5349,196647,394,5349,196647,395,5349,655390,396,393,394,395,6,6,6,6,
6,196637,397,6,196638,398,397,262176,393,5349,398,196637,399,6,196638,400,399,262176,394,5349,400,196637,401,6,196638,
402,401,262176,395,5349,402,196638,403,396,262176,404,9,403,262203,404,405,9,262176,406,9,393,196647,419,5349,196637,
420,24,196638,421,420,262176,419,5349,421,262176,423,5349,24,262176,537,5349,6,262187,63,553,3,262176,554,9,6,262187,
63,557,4,262187,6,560,256,262176,566,9,395,262187,63,573,7,262187,63,574,5,262187,63,575,6,262167,591,6,3,262176,592,
1,591,262203,592,593,1,327724,7,597,59,59,262187,6,614,2048,262187,6,633,1024,262176,645,9,394,262203,592,653,1,
393260,591,661,307,72,72,262187,6,700,511,327734,2,4,0,3,131320,5,262203,9,576,7,262203,9,578,7,262203,9,581,7,262203,
9,584,7,262203,9,587,7,262203,8,596,7,262203,9,617,7,262203,9,618,7,262203,9,620,7,262203,9,621,7,262203,8,623,7,
262203,8,638,7,393281,554,555,405,110,553,262205,6,556,555,393281,554,558,405,110,557,262205,6,559,558,327879,6,561,
559,560,327851,145,562,561,59,196855,564,0,262394,562,563,564,131320,563,393281,566,567,405,110,64,262205,395,568,567,
393281,537,569,568,110,110,393277,6,570,569,2,4,458764,6,571,1,38,556,570,131321,564,131320,564,458997,6,662,556,5,
571,563,196670,576,662,393281,554,579,405,110,573,262205,6,580,579,196670,578,580,393281,554,582,405,110,574,262205,6,
583,582,196670,581,583,393281,554,585,405,110,575,262205,6,586,585,196670,584,586,196670,587,59,589881,15,588,22,576,
578,581,584,587,327761,6,589,588,0,327745,165,594,593,59,262205,6,595,594,196670,596,597,131321,600,131320,600,458997,
6,665,59,564,628,601,458997,6,663,59,564,615,601,327856,145,607,663,589,262390,602,601,0,262394,607,601,602,131320,
601,327812,6,611,595,583,327808,6,615,663,614,458764,6,616,1,38,589,615,196670,617,611,196670,618,663,196670,620,616,
196670,621,665,262205,7,624,596,196670,623,624,589881,6,625,56,617,618,620,621,623,262205,7,626,623,196670,596,626,
327808,6,628,665,625,131321,600,131320,602,327879,6,634,559,633,327851,145,635,634,59,196855,637,0,262394,635,636,637,
131320,636,262205,7,639,596,196670,638,639,327737,7,640,48,638,196670,596,640,131321,637,131320,637,262205,6,641,166,
327850,145,642,641,59,196855,644,0,262394,642,643,644,131320,643,393281,645,646,405,110,118,262205,394,647,646,393281,
537,650,647,110,595,327742,650,665,2,4,327745,165,654,653,59,262205,6,655,654,327808,6,657,655,595,327745,9,658,596,
72,262205,6,659,658,393281,537,660,647,110,657,327742,660,659,2,4,131321,644,131320,644,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,60,11,59,262205,6,61,60,262205,6,62,12,327876,6,65,62,64,327829,67,68,61,
65,327761,6,69,68,1,327761,6,70,68,0,327745,9,73,11,72,262205,6,74,73,262205,6,75,12,327874,6,77,75,76,327808,6,78,74,
77,327808,6,80,78,69,327760,7,81,70,80,131326,81,65592,327734,15,22,0,16,196663,9,17,196663,9,18,196663,9,19,196663,9,
20,196663,9,21,131320,23,262203,108,109,7,262205,6,85,17,262205,6,86,18,327808,6,87,85,86,327810,6,88,87,72,262205,6,
89,18,393228,63,90,1,75,89,327874,6,91,88,90,262205,6,93,19,327808,6,94,91,93,327810,6,95,94,72,262205,6,96,20,327831,
67,99,95,96,327761,6,101,99,1,458764,6,103,1,41,101,72,262205,6,106,18,327812,6,107,103,106,327808,6,113,91,103,
327810,6,114,113,72,327814,6,116,114,103,327745,9,117,109,110,196670,117,116,262205,6,119,17,262205,6,120,21,327812,6,
122,120,107,458764,6,123,1,38,119,122,327745,9,124,109,118,196670,124,123,262205,6,125,17,262205,6,127,124,327808,6,
129,127,107,458764,6,130,1,38,125,129,327745,9,131,109,64,196670,131,130,262205,15,132,109,131326,132,65592,327734,24,
30,0,26,196663,25,27,196663,9,28,196663,9,29,131320,31,262205,24,136,27,262205,6,140,28,458832,24,141,140,140,140,140,
327808,24,142,139,141,262205,6,143,29,458832,24,144,143,143,143,143,327856,146,147,142,144,393385,24,148,147,136,135,
131326,148,65592,327734,6,34,0,32,196663,25,33,131320,35,327745,9,151,33,59,262205,6,152,151,327745,9,153,33,72,
262205,6,154,153,327808,6,155,152,154,327745,9,156,33,137,262205,6,157,156,327808,6,158,155,157,327745,9,159,33,138,
262205,6,160,159,327808,6,161,158,160,131326,161,65592,327734,6,39,0,36,196663,9,37,196663,9,38,131320,40,262203,25,
190,7,262203,9,194,7,262203,9,195,7,262203,25,197,7,262203,25,221,7,262203,25,247,7,262203,9,250,7,262203,9,251,7,
262203,25,253,7,262203,25,274,7,262205,6,167,166,327814,6,171,167,170,327814,6,178,167,177,327817,6,180,167,177,
262205,6,181,37,393281,182,183,175,178,180,196670,183,181,262368,137,137,184,327745,191,192,175,178,262205,24,193,192,
196670,190,193,196670,194,59,196670,195,180,458809,24,196,30,190,194,195,196670,197,196,327737,6,198,34,197,131321,
201,131320,201,458997,6,669,198,40,216,202,458997,6,667,59,40,226,202,458997,6,666,59,40,228,202,327856,145,207,666,
177,262390,203,202,1,262394,207,202,203,131320,202,327817,6,211,178,177,327850,145,212,666,211,393385,6,214,212,667,
59,327808,6,216,669,214,327812,6,218,171,177,327808,6,220,218,666,327745,191,222,175,220,262205,24,223,222,196670,221,
223,327737,6,224,34,221,327808,6,226,667,224,327808,6,228,666,118,131321,201,131320,203,327817,6,230,167,170,327850,
145,231,230,59,196855,233,0,262394,231,232,233,131320,232,327814,6,238,171,177,327817,6,240,171,177,393281,182,242,
236,238,240,196670,242,667,131321,233,131320,233,262368,137,137,184,327814,6,244,171,177,327817,6,246,171,177,327745,
191,248,236,244,262205,24,249,248,196670,247,249,196670,250,59,196670,251,246,458809,24,252,30,247,250,251,196670,253,
252,327737,6,254,34,253,327808,6,256,669,254,196670,38,59,131321,258,131320,258,458997,6,671,256,233,272,259,458997,6,
670,59,233,281,259,327856,145,264,670,137,262390,260,259,1,262394,264,259,260,131320,259,327850,145,268,670,244,
262205,6,269,38,393385,6,270,268,269,59,327808,6,272,671,270,327745,191,275,236,670,262205,24,276,275,196670,274,276,
327737,6,277,34,274,262205,6,278,38,327808,6,279,278,277,196670,38,279,327808,6,281,670,118,131321,258,131320,260,
131326,671,65592,327734,7,44,0,41,196663,8,42,196663,8,43,131320,45,327745,9,286,42,59,262205,6,287,286,327745,9,288,
43,59,262205,6,289,288,327829,67,291,287,289,327761,6,292,291,1,327761,6,293,291,0,327745,9,295,42,72,262205,6,296,
295,327745,9,297,43,72,262205,6,298,297,327808,6,299,296,298,327808,6,301,299,292,327760,7,302,293,301,131326,302,
65592,327734,7,48,0,46,196663,8,47,131320,49,262203,8,334,7,262203,8,337,7,262205,6,306,166,262205,7,312,47,327745,
313,314,310,306,196670,314,312,131321,317,131320,317,458997,6,672,316,49,343,320,327852,145,323,672,59,262390,319,320,
0,262394,323,318,319,131320,318,262368,137,137,184,327856,145,326,306,672,196855,328,0,262394,326,327,328,131320,327,
327808,6,333,306,672,262205,7,336,314,196670,334,336,327745,313,338,310,333,262205,7,339,338,196670,337,339,393273,7,
340,44,334,337,196670,314,340,131321,328,131320,328,131321,320,131320,320,327874,6,343,672,118,131321,317,131320,319,
262368,137,137,184,327745,313,344,310,110,262205,7,345,344,131326,345,65592,327734,6,56,0,50,196663,9,51,196663,9,52,
196663,9,53,196663,9,54,196663,8,55,131320,57,262203,374,375,7,262203,8,416,7,262203,9,417,7,262203,8,470,7,262203,8,
472,7,262203,9,485,7,262203,9,487,7,262205,6,349,53,262205,6,350,52,327810,6,351,349,350,327808,6,354,351,700,327814,
6,355,354,352,458764,6,356,1,38,177,355,262205,6,358,52,262205,6,359,166,327812,6,361,359,356,327812,6,362,361,177,
327808,6,363,358,362,131321,366,131320,366,458997,6,674,59,57,428,369,327856,145,372,674,177,262390,368,369,1,262394,
372,367,368,131320,367,327745,25,377,375,674,196670,377,135,327856,145,380,674,356,196855,382,0,262394,380,381,382,
131320,381,327812,6,385,674,177,327808,6,386,363,385,262205,6,387,53,327856,145,388,386,387,131321,382,131320,382,
458997,145,389,380,367,388,381,196855,391,0,262394,389,390,391,131320,390,393281,406,407,405,110,110,262205,393,408,
407,262268,7,409,408,262205,6,410,51,327808,6,412,410,363,327812,6,414,674,177,327808,6,415,412,414,196670,416,409,
196670,417,415,393273,7,418,13,416,417,262268,419,422,418,393281,423,424,422,110,110,393277,24,425,424,2,16,196670,
377,425,131321,391,131320,391,131321,369,131320,369,327808,6,428,674,118,131321,366,131320,368,131321,430,131320,430,
458997,6,676,59,368,695,433,458997,6,675,59,368,483,433,327856,145,436,675,177,262390,432,433,1,262394,436,431,432,
131320,431,131321,438,131320,438,458997,6,695,676,431,479,441,458997,6,689,59,431,481,441,327856,145,444,689,177,
262390,440,441,1,262394,444,439,440,131320,439,327812,6,449,675,177,327808,6,450,363,449,327808,6,452,450,689,262205,
6,453,53,327856,145,454,452,453,196855,457,0,262394,454,456,462,131320,456,393281,9,460,375,675,689,262205,6,461,460,
131321,457,131320,462,131321,457,131320,457,458997,6,691,461,456,59,462,393281,9,464,375,675,689,196670,464,691,
262205,6,468,464,327760,7,469,468,59,262205,7,471,55,196670,470,471,196670,472,469,393273,7,473,44,470,472,196670,55,
473,262205,6,477,464,327808,6,479,695,477,131321,441,131320,441,327808,6,481,689,118,131321,438,131320,440,131321,433,
131320,433,327808,6,483,675,118,131321,430,131320,432,196670,485,676,393273,6,488,39,485,487,262205,6,489,487,262205,
6,490,54,327808,6,491,490,488,196670,54,491,262205,6,493,54,131321,495,131320,495,458997,6,678,59,432,548,498,458997,
6,685,493,432,684,498,327856,145,501,678,177,262390,497,498,1,262394,501,496,497,131320,496,131321,503,131320,503,
458997,6,684,685,496,544,506,458997,6,679,59,496,546,506,327856,145,509,679,177,262390,505,506,1,262394,509,504,505,
131320,504,327856,145,512,678,356,196855,514,0,262394,512,513,514,131320,513,327812,6,517,678,177,327808,6,518,363,
517,327808,6,520,518,679,262205,6,521,53,327856,145,522,520,521,131321,514,131320,514,458997,145,523,512,504,522,513,
196855,525,0,262394,523,524,525,131320,524,393281,406,526,405,110,110,262205,393,527,526,262205,6,528,51,327808,6,530,
528,363,327812,6,532,678,177,327808,6,533,530,532,327808,6,535,533,679,393281,537,538,527,110,535,327742,538,684,2,4,
131321,525,131320,525,393281,9,541,375,678,679,262205,6,542,541,327808,6,544,684,542,131321,506,131320,506,327808,6,
546,679,118,131321,503,131320,505,131321,498,131320,498,327808,6,548,678,118,131321,495,131320,497,131326,489,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,589,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,720911,5,4,
1852399981,0,196,205,266,337,395,401,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,
196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,196,11,29,327752,392,0,
35,0,327752,392,1,35,8,327752,392,2,35,16,327752,392,3,35,24,327752,392,4,35,32,327752,392,5,35,40,327752,392,6,35,44,
327752,392,7,35,48,327752,393,0,35,0,196679,393,2,262215,401,11,26,262215,562,11,25,196679,471,5356,196679,509,5356,
131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,
196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,
26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,262176,44,7,43,393249,45,43,
44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,262187,6,68,0,262165,72,32,1,262187,72,73,2,262174,76,6,6,262187,
6,81,1,262187,72,85,30,262187,72,100,0,262176,101,5349,6,262176,139,7,34,262187,72,148,1,458796,43,165,68,68,68,68,
262187,6,167,2,262187,6,168,3,458796,43,169,68,81,167,168,131092,175,262167,176,175,4,262176,195,1,6,262203,195,196,1,
262187,6,200,16,262187,6,202,32,262172,203,43,202,262176,204,4,203,262203,204,205,4,262187,6,207,4,262176,212,4,6,
262187,6,214,264,262176,221,4,43,262172,264,43,167,262176,265,4,264,262203,265,266,4,262187,72,317,5,262187,6,334,
2112,262172,335,6,334,262176,336,4,335,262203,336,337,4,655390,392,15,15,15,24,24,6,6,6,196638,393,392,262176,394,9,
393,262203,394,395,9,262187,6,396,2048,262187,72,397,6,262187,72,398,7,262167,399,6,3,262176,400,1,399,262203,400,401,
1,262176,403,9,6,262176,426,9,15,262187,6,479,128,262187,72,502,3,262176,510,9,24,262187,72,532,4,327724,7,536,68,68,
262167,537,175,2,393260,399,562,479,81,81,327734,2,4,0,3,131320,5,262203,139,391,7,262203,9,402,7,262203,9,406,7,
262203,9,407,7,262203,9,410,7,262203,9,413,7,262203,9,456,7,262203,18,471,7,262203,9,474,7,262203,9,482,7,262203,9,
506,7,262203,27,509,7,262203,9,513,7,262203,9,514,7,393281,403,404,395,100,317,262205,6,405,404,196670,402,405,196670,
406,396,393281,403,408,395,100,397,262205,6,409,408,196670,407,409,393281,403,411,395,100,398,262205,6,412,411,196670,
410,412,327745,195,414,401,68,262205,6,415,414,196670,413,415,589881,34,416,41,402,406,407,410,413,196670,391,416,
327745,9,420,391,100,262205,6,421,420,327856,175,422,415,421,196855,425,0,262394,422,424,433,131320,424,393281,426,
427,395,100,148,262205,15,428,427,393281,101,431,428,100,415,393277,6,432,431,2,4,131321,425,131320,433,131321,425,
131320,425,458997,6,563,432,424,68,433,327745,9,436,391,148,262205,6,437,436,131321,438,131320,438,458997,6,567,563,
425,484,441,458997,6,564,437,425,521,441,327745,9,444,391,73,262205,6,445,444,327856,175,446,564,445,262390,440,441,0,
262394,446,439,440,131320,439,262368,167,167,214,262205,6,448,196,131321,449,131320,449,458997,6,565,448,439,481,452,
327856,175,455,565,396,262390,451,452,1,262394,455,450,451,131320,450,196670,456,565,327737,6,458,62,456,327808,6,461,
564,565,262205,6,463,444,327856,175,464,461,463,196855,467,0,262394,464,466,476,131320,466,393281,426,472,395,100,100,
262205,15,473,472,196670,471,473,196670,474,461,393273,6,475,22,471,474,131321,467,131320,476,131321,467,131320,467,
458997,6,572,475,466,68,476,327745,212,478,337,458,196670,478,572,131321,452,131320,452,327808,6,481,565,479,131321,
449,131320,451,262368,167,167,214,196670,482,567,327737,6,484,65,482,262368,167,167,214,131321,487,131320,487,458997,
6,568,448,451,519,490,327856,175,493,568,396,262390,489,490,1,262394,493,488,489,131320,488,327808,6,496,564,568,
262205,6,498,444,327856,175,499,496,498,196855,501,0,262394,499,500,501,131320,500,196670,506,568,327737,6,508,62,506,
393281,510,511,395,100,502,262205,24,512,511,196670,509,512,196670,513,496,327745,212,515,337,508,262205,6,516,515,
196670,514,516,458809,2,517,32,509,513,514,131321,501,131320,501,131321,490,131320,490,327808,6,519,568,479,131321,
487,131320,489,131321,441,131320,441,327808,6,521,564,396,131321,438,131320,440,327850,175,524,415,68,196855,526,0,
262394,524,525,526,131320,525,262205,6,527,196,327850,175,528,527,68,131321,526,131320,526,458997,175,529,524,440,528,
525,196855,531,0,262394,529,530,531,131320,530,393281,510,533,395,100,532,262205,24,534,533,262268,7,535,534,327851,
537,538,535,536,262298,175,539,538,131321,531,131320,531,458997,175,540,529,526,539,530,196855,542,0,262394,540,541,
542,131320,541,393281,510,543,395,100,532,262205,24,544,543,393281,426,545,395,100,73,262205,15,546,545,393281,101,
547,546,100,100,393277,6,548,547,2,4,393281,101,549,544,100,100,327742,549,548,2,4,393281,101,554,546,100,148,393277,
6,555,554,2,4,393281,101,558,546,100,73,393277,6,559,558,2,4,327808,6,560,555,559,393281,101,561,544,100,148,327742,
561,560,2,4,131321,542,131320,542,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,69,11,68,
262205,6,70,69,262205,6,71,12,327876,6,74,71,73,327829,76,77,70,74,327761,6,78,77,1,327761,6,79,77,0,327745,9,82,11,
81,262205,6,83,82,262205,6,84,12,327874,6,86,84,85,327808,6,87,83,86,327808,6,89,87,78,327760,7,90,79,89,131326,90,
65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,95,7,262203,9,96,7,262205,15,93,20,262268,7,94,93,
196670,95,94,262205,6,97,21,196670,96,97,393273,7,98,13,95,96,262268,15,99,98,393281,101,102,99,100,100,393277,6,103,
102,2,4,131326,103,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,108,7,262203,9,109,
7,262205,24,106,29,262268,7,107,106,196670,108,107,262205,6,110,30,196670,109,110,393273,7,111,13,108,109,262268,24,
112,111,262205,6,113,31,393281,101,114,112,100,100,327742,114,113,2,4,65789,65592,327734,34,41,0,35,196663,9,36,
196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,139,140,7,262205,6,116,36,262205,6,117,37,327808,6,
118,116,117,327810,6,119,118,81,262205,6,120,37,393228,72,121,1,75,120,327874,6,122,119,121,262205,6,124,38,327808,6,
125,122,124,327810,6,126,125,81,262205,6,127,39,327831,76,130,126,127,327761,6,132,130,1,458764,6,134,1,41,132,81,
262205,6,137,37,327812,6,138,134,137,327808,6,143,122,134,327810,6,144,143,81,327814,6,146,144,134,327745,9,147,140,
100,196670,147,146,262205,6,149,36,262205,6,150,40,327812,6,152,150,138,458764,6,153,1,38,149,152,327745,9,154,140,
148,196670,154,153,262205,6,155,36,262205,6,157,154,327808,6,159,157,138,458764,6,160,1,38,155,159,327745,9,161,140,
73,196670,161,160,262205,34,162,140,131326,162,65592,327734,43,49,0,45,196663,44,46,196663,9,47,196663,9,48,131320,50,
262205,43,166,46,262205,6,170,47,458832,43,171,170,170,170,170,327808,43,172,169,171,262205,6,173,48,458832,43,174,
173,173,173,173,327856,176,177,172,174,393385,43,178,177,166,165,131326,178,65592,327734,6,53,0,51,196663,44,52,
131320,54,327745,9,181,52,68,262205,6,182,181,327745,9,183,52,81,262205,6,184,183,327808,6,185,182,184,327745,9,186,
52,167,262205,6,187,186,327808,6,188,185,187,327745,9,189,52,168,262205,6,190,189,327808,6,191,188,190,131326,191,
65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,220,7,262203,9,224,7,262203,9,225,7,262203,44,227,
7,262203,44,251,7,262203,44,277,7,262203,9,280,7,262203,9,281,7,262203,44,283,7,262203,44,304,7,262205,6,197,196,
327814,6,201,197,200,327814,6,208,197,207,327817,6,210,197,207,262205,6,211,56,393281,212,213,205,208,210,196670,213,
211,262368,167,167,214,327745,221,222,205,208,262205,43,223,222,196670,220,223,196670,224,68,196670,225,210,458809,43,
226,49,220,224,225,196670,227,226,327737,6,228,53,227,131321,231,131320,231,458997,6,582,228,59,246,232,458997,6,580,
68,59,256,232,458997,6,579,68,59,258,232,327856,175,237,579,207,262390,233,232,1,262394,237,232,233,131320,232,327817,
6,241,208,207,327850,175,242,579,241,393385,6,244,242,580,68,327808,6,246,582,244,327812,6,248,201,207,327808,6,250,
248,579,327745,221,252,205,250,262205,43,253,252,196670,251,253,327737,6,254,53,251,327808,6,256,580,254,327808,6,258,
579,148,131321,231,131320,233,327817,6,260,197,200,327850,175,261,260,68,196855,263,0,262394,261,262,263,131320,262,
327814,6,268,201,207,327817,6,270,201,207,393281,212,272,266,268,270,196670,272,580,131321,263,131320,263,262368,167,
167,214,327814,6,274,201,207,327817,6,276,201,207,327745,221,278,266,274,262205,43,279,278,196670,277,279,196670,280,
68,196670,281,276,458809,43,282,49,277,280,281,196670,283,282,327737,6,284,53,283,327808,6,286,582,284,196670,57,68,
131321,288,131320,288,458997,6,584,286,263,302,289,458997,6,583,68,263,311,289,327856,175,294,583,167,262390,290,289,
1,262394,294,289,290,131320,289,327850,175,298,583,274,262205,6,299,57,393385,6,300,298,299,68,327808,6,302,584,300,
327745,221,305,266,583,262205,43,306,305,196670,304,306,327737,6,307,53,304,262205,6,308,57,327808,6,309,308,307,
196670,57,309,327808,6,311,583,148,131321,288,131320,290,131326,584,65592,327734,6,62,0,60,196663,9,61,131320,63,
262205,6,315,61,262205,6,316,61,327874,6,318,316,317,327808,6,319,315,318,131326,319,65592,327734,6,65,0,60,196663,9,
64,131320,66,262203,9,341,7,262203,9,352,7,262203,9,354,7,262203,9,370,7,262203,9,377,7,262205,6,323,196,327812,6,324,
323,200,131321,327,131320,327,458997,6,586,68,66,346,328,458997,6,585,68,66,348,328,327856,175,333,585,200,262390,329,
328,1,262394,333,328,329,131320,328,327808,6,340,324,585,196670,341,340,327737,6,342,62,341,327745,212,343,337,342,
262205,6,344,343,327808,6,346,586,344,327808,6,348,585,148,131321,327,131320,329,262205,6,350,64,196670,352,586,
393273,6,355,58,352,354,262205,6,356,354,327808,6,357,350,355,131321,359,131320,359,458997,6,588,357,329,383,360,
458997,6,587,68,329,385,360,327856,175,365,587,200,262390,361,360,1,262394,365,360,361,131320,360,327808,6,369,324,
587,196670,370,369,327737,6,371,62,370,327745,212,372,337,371,262205,6,373,372,196670,377,369,327737,6,378,62,377,
327745,212,380,337,378,196670,380,588,327808,6,383,588,373,327808,6,385,587,148,131321,359,131320,361,262205,6,386,64,
327808,6,388,386,356,131326,388,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,1022,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,200,550,554,789,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,262215,73,1,1,262215,77,1,2,327752,195,0,35,0,327752,195,1,35,8,327752,195,2,35,16,327752,195,3,35,24,327752,
195,4,35,32,327752,195,5,35,36,327752,195,6,35,40,327752,195,7,35,44,327752,195,8,35,48,327752,195,9,35,52,327752,195,
10,35,56,327752,195,11,35,60,327752,195,12,35,64,327752,195,13,35,68,327752,195,14,35,72,327752,195,15,35,76,262215,
196,6,4,262216,197,0,25,327752,197,0,35,0,196679,197,2,327752,198,0,35,0,196679,198,2,262215,483,6,16,262216,484,0,24,
327752,484,0,35,0,196679,484,2,262215,554,11,29,262215,633,1,0,262215,789,11,26,262215,979,1,0,262215,980,11,25,
196679,316,5356,196679,338,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,
8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,
25,24,9,9,9,9,9,262177,33,6,9,196641,40,6,262177,43,7,9,262177,47,6,8,262167,51,6,4,262176,52,7,51,327713,53,6,52,9,
262177,58,51,9,262177,65,2,9,262177,69,2,52,262194,6,73,4,262187,6,74,0,131092,75,393268,75,76,170,73,74,262194,6,77,
8,262187,6,78,8,393268,75,79,176,77,78,393268,75,80,166,76,79,262187,6,81,4,458804,6,82,169,80,81,78,262172,83,51,82,
262176,84,7,83,458785,85,2,84,9,9,9,393249,92,2,9,9,9,262177,101,24,9,262165,109,32,1,262187,109,110,2,262174,113,6,6,
262187,6,118,1,262187,109,122,30,262187,109,137,0,262176,138,5349,6,262176,167,7,24,262187,109,176,1,196647,194,5349,
1179678,195,15,15,15,194,6,6,6,6,6,6,6,6,6,6,6,6,196637,196,6,196638,197,196,262176,194,5349,197,196638,198,195,
262176,199,9,198,262203,199,200,9,262187,109,201,9,262176,202,9,6,262187,109,205,24,262187,109,208,10,262187,6,217,
65535,262176,225,9,15,262187,6,238,4294967292u,262187,6,252,3,262187,109,265,5,262187,6,268,256,262187,109,278,4,
393268,75,288,170,73,252,262187,6,312,2,393268,75,313,170,73,312,393268,75,328,170,73,81,262187,109,345,8,262187,6,
356,4294967295u,393268,75,361,170,73,74,262187,109,366,14,262187,109,374,11,262187,109,398,12,262187,6,405,31,393268,
75,408,170,73,252,262187,6,412,32,262187,109,440,13,262187,6,448,128,393268,75,449,170,73,74,262187,6,450,16,393268,
75,451,170,73,118,458804,6,452,169,451,78,81,458804,6,453,169,449,450,452,393268,6,454,134,448,453,196647,482,5349,
196637,483,51,196638,484,483,262176,482,5349,484,262176,486,5349,51,262187,6,499,16843009,262187,6,504,2155905152u,
262187,109,516,7,262187,6,518,255,393268,75,541,170,77,78,262187,6,542,258,262187,6,543,66,458804,6,544,169,541,542,
543,393268,75,545,170,77,78,458804,6,546,169,545,78,450,393268,6,547,132,544,546,262172,548,6,547,262176,549,4,548,
262203,549,550,4,262176,553,1,6,262203,553,554,1,262176,558,4,6,393268,75,561,170,73,74,262187,6,562,6,393268,75,563,
170,77,562,393268,75,564,167,561,563,262194,6,633,128,393268,6,634,134,633,312,393268,75,651,176,73,252,262187,6,690,
264,393268,6,718,134,633,312,393268,6,719,132,82,718,393268,6,726,132,82,718,393268,6,759,132,82,718,262167,787,6,3,
262176,788,1,787,262203,788,789,1,327724,7,803,74,74,262187,6,837,2048,262187,109,842,6,262187,109,846,3,262176,847,9,
194,262187,109,907,15,262194,6,979,128,393267,787,980,979,118,118,327734,2,4,0,3,131320,5,262203,167,932,7,262203,9,
936,7,262203,167,938,7,262203,9,945,7,262203,9,964,7,262203,9,967,7,262203,9,970,7,262203,9,976,7,393281,202,924,200,
137,366,262205,6,925,924,393281,202,926,200,137,265,262205,6,927,926,327879,6,928,927,118,327851,75,929,928,74,393385,
6,930,929,312,74,327808,6,931,925,930,327745,553,933,789,74,262205,6,934,933,327812,6,935,934,312,196670,936,935,
327737,24,937,103,936,196670,932,937,262205,6,942,554,327817,6,943,942,312,327808,6,944,935,943,196670,945,944,327737,
24,946,103,945,196670,938,946,327745,9,948,932,176,262205,6,949,948,327745,9,950,932,110,262205,6,951,950,327856,75,
952,949,951,262312,75,953,952,196855,955,0,262394,953,954,955,131320,954,327879,6,958,927,837,327851,75,959,958,74,
131321,955,131320,955,458997,75,960,952,5,959,954,196855,963,0,262394,960,962,963,131320,962,327745,9,965,938,176,
262205,6,966,965,196670,964,966,327745,9,968,938,110,262205,6,969,968,196670,967,969,196670,970,931,458809,2,972,96,
964,967,970,131321,963,131320,963,262368,312,312,690,196855,975,0,262394,960,974,975,131320,974,196670,976,931,327737,
2,978,99,976,131321,975,131320,975,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,106,11,74,
262205,6,107,106,262205,6,108,12,327876,6,111,108,110,327829,113,114,107,111,327761,6,115,114,1,327761,6,116,114,0,
327745,9,119,11,118,262205,6,120,119,262205,6,121,12,327874,6,123,121,122,327808,6,124,120,123,327808,6,126,124,115,
327760,7,127,116,126,131326,127,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,132,7,262203,9,133,
7,262205,15,130,20,262268,7,131,130,196670,132,131,262205,6,134,21,196670,133,134,393273,7,135,13,132,133,262268,15,
136,135,393281,138,139,136,137,137,393277,6,140,139,2,4,131326,140,65592,327734,24,31,0,25,196663,9,26,196663,9,27,
196663,9,28,196663,9,29,196663,9,30,131320,32,262203,167,168,7,262205,6,144,26,262205,6,145,27,327808,6,146,144,145,
327810,6,147,146,118,262205,6,148,27,393228,109,149,1,75,148,327874,6,150,147,149,262205,6,152,28,327808,6,153,150,
152,327810,6,154,153,118,262205,6,155,29,327831,113,158,154,155,327761,6,160,158,1,458764,6,162,1,41,160,118,262205,6,
165,27,327812,6,166,162,165,327808,6,171,150,162,327810,6,172,171,118,327814,6,174,172,162,327745,9,175,168,137,
196670,175,174,262205,6,177,26,262205,6,178,30,327812,6,180,178,166,458764,6,181,1,38,177,180,327745,9,182,168,176,
196670,182,181,262205,6,183,26,262205,6,185,182,327808,6,187,185,166,458764,6,188,1,38,183,187,327745,9,189,168,110,
196670,189,188,262205,24,190,168,131326,190,65592,327734,6,35,0,33,196663,9,34,131320,36,262205,6,193,34,393281,202,
203,200,137,201,262205,6,204,203,327874,6,206,204,205,327874,6,207,193,206,393281,202,209,200,137,208,262205,6,210,
209,327879,6,211,207,210,131326,211,65592,327734,6,38,0,33,196663,9,37,131320,39,262203,8,224,7,262205,6,214,37,
393281,202,215,200,137,201,262205,6,216,215,327879,6,218,216,217,327831,113,221,214,218,327761,6,222,221,0,327761,6,
223,221,1,393281,225,226,200,137,137,262205,15,227,226,262268,7,228,227,196670,224,228,327745,9,229,224,74,262205,6,
230,229,327829,113,233,230,222,327761,6,234,233,1,327761,6,235,233,0,327879,6,239,235,238,327745,9,240,224,118,262205,
6,241,240,327808,6,243,241,223,327808,6,245,243,234,327760,7,246,239,245,262268,15,248,246,393281,138,249,248,137,137,
393277,6,250,249,2,4,327879,6,253,235,252,327812,6,254,253,78,327874,6,257,216,205,327808,6,258,254,257,327874,6,259,
250,258,393281,202,260,200,137,208,262205,6,261,260,327879,6,262,259,261,131326,262,65592,327734,6,41,0,40,131320,42,
393281,202,266,200,137,265,262205,6,267,266,327879,6,269,267,268,327851,75,270,269,74,196855,273,0,262394,270,272,282,
131320,272,393281,225,274,200,137,110,262205,15,275,274,393281,138,276,275,137,137,393277,6,277,276,2,4,393281,202,
279,200,137,278,262205,6,280,279,458764,6,281,1,38,277,280,131321,273,131320,282,393281,202,283,200,137,278,262205,6,
284,283,131321,273,131320,273,458997,6,990,281,272,284,282,131326,990,65592,327734,7,45,0,43,196663,9,44,131320,46,
262203,8,295,7,262203,9,296,7,262203,8,299,7,262203,9,300,7,262203,18,316,7,262203,9,319,7,262203,9,322,7,262203,18,
338,7,262203,9,341,7,262203,9,352,7,196855,290,0,262394,288,289,290,131320,289,393281,225,292,200,137,137,262205,15,
293,292,262268,7,294,293,196670,295,294,262205,6,297,44,196670,296,297,393273,7,298,13,295,296,196670,299,298,262205,
6,301,44,196670,300,301,393273,7,302,13,299,300,262268,15,303,302,393281,138,305,303,137,137,393277,6,306,305,2,4,
393281,138,308,303,137,176,393277,6,309,308,2,4,327760,7,310,306,309,131326,310,131320,290,196855,315,0,262394,313,
314,315,131320,314,393281,225,317,200,137,137,262205,15,318,317,196670,316,318,262205,6,320,44,196670,319,320,393273,
6,321,22,316,319,196670,322,321,327737,6,323,35,322,327760,7,324,323,74,131326,324,131320,315,262205,6,327,44,196855,
330,0,262394,328,329,330,131320,329,393281,202,331,200,137,265,262205,6,332,331,327879,6,333,332,81,327851,75,334,333,
74,131321,330,131320,330,458997,75,335,328,315,334,329,196855,337,0,262394,335,336,337,131320,336,393281,225,339,200,
137,176,262205,15,340,339,196670,338,340,262205,6,342,44,196670,341,342,393273,6,343,22,338,341,131321,337,131320,337,
458997,6,991,327,330,343,336,393281,202,346,200,137,345,262205,6,347,346,327856,75,348,991,347,196855,351,0,262394,
348,350,355,131320,350,196670,352,991,327737,6,354,38,352,131321,351,131320,355,131321,351,131320,351,458997,6,993,
354,350,356,355,327760,7,358,993,74,131326,358,65592,327734,6,49,0,47,196663,8,48,131320,50,196855,363,0,262394,361,
362,363,131320,362,327745,9,364,48,74,262205,6,365,364,393281,202,367,200,137,366,262205,6,368,367,327808,6,369,368,
118,458764,6,370,1,38,365,369,131326,370,131320,363,327745,9,372,48,74,262205,6,373,372,393281,202,375,200,137,374,
262205,6,376,375,327852,75,377,373,376,196855,379,0,262394,377,378,379,131320,378,262205,6,381,372,327808,6,384,376,
118,327850,75,385,381,384,196855,388,0,262394,385,387,391,131320,387,393281,202,389,200,137,366,262205,6,390,389,
131321,388,131320,391,393281,202,392,200,137,366,262205,6,393,392,327808,6,394,393,118,131321,388,131320,388,458997,6,
997,390,387,394,391,131326,997,131320,379,393281,202,399,200,137,398,262205,6,400,399,262205,6,403,372,327879,6,406,
400,405,327874,6,407,403,406,196855,410,0,262394,408,409,410,131320,409,327854,75,413,400,412,196855,416,0,262394,413,
415,422,131320,415,327745,9,417,48,118,262205,6,418,417,327810,6,420,400,412,327874,6,421,418,420,131321,416,131320,
422,327850,75,424,400,74,196855,427,0,262394,424,426,429,131320,426,131321,427,131320,429,327745,9,431,48,118,262205,
6,432,431,327810,6,434,412,400,327876,6,435,432,434,327877,6,436,407,435,131321,427,131320,427,458997,6,994,407,426,
436,429,131321,416,131320,416,458997,6,995,421,415,994,427,131321,410,131320,410,458997,6,996,407,379,995,416,393281,
202,441,200,137,440,262205,6,442,441,327879,6,443,996,442,131326,443,65592,327734,6,56,0,53,196663,52,54,196663,9,55,
131320,57,262205,6,447,55,327812,6,455,447,454,327814,6,456,455,412,327745,9,457,54,456,262205,6,458,457,262205,6,460,
55,327812,6,461,460,454,327879,6,462,461,405,393281,202,463,200,137,201,262205,6,464,463,327874,6,465,464,205,327808,
6,466,462,465,327874,6,467,458,466,393281,202,468,200,137,208,262205,6,469,468,327879,6,470,467,469,131326,470,65592,
327734,51,60,0,58,196663,9,59,131320,61,262203,8,479,7,262203,9,480,7,393281,225,473,200,137,137,262205,15,474,473,
262268,7,475,474,262205,6,476,59,327814,6,477,476,453,327812,6,478,477,81,196670,479,475,196670,480,478,393273,7,481,
13,479,480,262268,482,485,481,393281,486,487,485,137,137,393277,51,488,487,2,16,131326,488,65592,327734,6,63,0,33,
196663,9,62,131320,64,262205,6,492,62,393281,202,493,200,137,201,262205,6,494,493,327874,6,495,494,205,327874,6,496,
492,495,393281,202,497,200,137,208,262205,6,498,497,327812,6,500,498,499,327879,6,501,496,500,327877,6,505,501,504,
393281,202,506,200,137,366,262205,6,507,506,327808,6,508,507,118,327812,6,509,508,499,327810,6,510,505,509,327877,6,
512,510,501,327879,6,513,512,504,327874,6,517,513,516,327812,6,519,517,518,327850,75,521,513,74,196855,524,0,262394,
521,523,526,131320,523,131321,524,131320,526,262344,6,529,519,327879,6,530,501,529,327879,6,536,509,519,327877,6,537,
530,536,131321,524,131320,524,458997,6,998,501,523,537,526,131326,998,65592,327734,2,67,0,65,196663,9,66,131320,68,
262205,6,551,66,327812,6,552,551,546,262205,6,555,554,327817,6,556,555,546,327808,6,557,552,556,327745,558,559,550,
557,458986,6,560,559,118,74,118,65789,65592,327734,2,71,0,69,196663,52,70,131320,72,262203,9,577,7,262203,9,594,7,
262203,52,609,7,262203,9,611,7,262203,8,615,7,262203,9,617,7,196855,566,0,262394,564,565,600,131320,565,131321,568,
131320,568,458997,6,1000,74,565,599,571,327856,75,574,1000,81,262390,570,571,1,262394,574,569,570,131320,569,327745,9,
578,70,1000,262205,6,579,578,196670,577,579,327737,6,580,63,577,131321,583,131320,583,458997,109,1001,137,569,597,584,
327857,75,589,1001,278,262390,585,584,1,262394,589,584,585,131320,584,327812,109,592,1001,345,393419,6,593,580,592,
345,196670,594,593,327737,2,595,67,594,327808,109,597,1001,176,131321,583,131320,585,131321,571,131320,571,327808,6,
599,1000,176,131321,568,131320,570,131321,566,131320,600,131321,602,131320,602,458997,6,999,74,600,620,603,327856,75,
608,999,453,262390,604,603,1,262394,608,603,604,131320,603,262205,51,610,70,196670,609,610,196670,611,999,393273,6,
613,56,609,611,327760,7,614,613,74,196670,615,614,327737,6,616,49,615,196670,617,616,327737,2,618,67,617,327808,6,620,
999,176,131321,602,131320,604,131321,566,131320,566,65789,65592,327734,2,90,0,85,196663,84,86,196663,9,87,196663,9,88,
196663,9,89,131320,91,262203,9,642,7,131321,622,131320,622,458997,6,1003,74,91,646,623,327856,75,628,1003,82,262390,
624,623,1,262394,628,623,624,131320,623,262205,6,630,87,262205,6,631,89,327812,6,635,1003,634,327808,6,636,631,635,
262205,6,637,88,327810,6,638,637,118,458764,6,639,1,38,636,638,327812,6,640,639,453,327808,6,641,630,640,196670,642,
641,327737,51,643,60,642,327745,52,644,86,1003,196670,644,643,327808,6,646,1003,176,131321,622,131320,624,65789,65592,
327734,2,96,0,92,196663,9,93,196663,9,94,196663,9,95,131320,97,262203,84,665,7,262203,84,666,7,262203,9,667,7,262203,
9,669,7,262203,9,671,7,262203,84,709,7,262203,84,728,7,262203,9,729,7,262203,9,731,7,262203,9,733,7,262203,52,753,7,
262203,9,777,7,262203,8,780,7,262203,9,782,7,262205,6,648,554,327814,6,649,648,312,196855,654,0,262394,651,653,659,
131320,653,262205,6,655,94,262205,6,656,93,327810,6,657,655,656,327814,6,658,657,453,131321,654,131320,659,131321,654,
131320,654,458997,6,1004,658,653,74,659,327852,75,662,1004,74,196855,664,0,262394,662,663,664,131320,663,262205,6,668,
93,196670,667,668,196670,669,1004,196670,671,649,524345,2,673,90,666,667,669,671,262205,83,674,666,196670,665,674,
131321,664,131320,664,131321,677,131320,677,458997,6,1005,648,664,689,678,262205,6,683,95,327812,6,684,683,546,327856,
75,685,1005,684,262390,679,678,0,262394,685,678,679,131320,678,327745,558,687,550,1005,196670,687,74,327808,6,689,
1005,633,131321,677,131320,679,262368,312,312,690,131321,693,131320,693,458997,6,1006,649,679,761,696,327856,75,700,
1006,1004,262390,695,696,0,262394,700,694,695,131320,694,131321,702,131320,702,458997,6,1008,74,694,716,703,327856,75,
708,1008,82,262390,704,703,1,262394,708,703,704,131320,703,327745,52,712,665,1008,262205,51,713,712,327745,52,714,709,
1008,196670,714,713,327808,6,716,1008,176,131321,702,131320,704,327808,6,720,1006,719,327856,75,722,720,1004,196855,
724,0,262394,722,723,724,131320,723,327808,6,727,1006,726,262205,6,730,93,196670,729,730,196670,731,1004,196670,733,
727,524345,2,734,90,728,729,731,733,262205,83,735,728,196670,665,735,131321,724,131320,724,131321,737,131320,737,
458997,6,1010,74,724,758,740,327856,75,743,1010,82,262390,739,740,1,262394,743,738,739,131320,738,327812,6,746,1010,
718,327808,6,747,1006,746,327856,75,749,747,1004,196855,751,0,262394,749,750,751,131320,750,327745,52,754,709,1010,
262205,51,755,754,196670,753,755,327737,2,756,71,753,131321,751,131320,751,131321,740,131320,740,327808,6,758,1010,
176,131321,737,131320,739,131321,696,131320,696,327808,6,761,1006,759,131321,693,131320,695,262205,6,763,93,327812,6,
765,1004,453,327808,6,766,763,765,327808,6,768,766,649,131321,769,131320,769,458997,6,1007,768,695,785,770,262205,6,
775,94,327856,75,776,1007,775,262390,771,770,0,262394,776,770,771,131320,770,196670,777,1007,327737,7,779,45,777,
196670,780,779,327737,6,781,49,780,196670,782,781,327737,2,783,67,782,327808,6,785,1007,718,131321,769,131320,771,
65789,65592,327734,2,99,0,65,196663,9,98,131320,100,262203,8,802,7,327745,553,790,789,74,262205,6,791,790,262205,6,
793,554,131321,794,131320,794,458997,6,1015,793,100,905,797,262205,6,800,98,327856,75,801,1015,800,262390,796,797,0,
262394,801,795,796,131320,795,196670,802,803,131321,805,131320,805,458997,6,1016,74,795,832,806,327856,75,811,1016,
546,262390,807,806,1,262394,811,806,807,131320,806,327812,6,814,1015,546,327812,6,817,1015,312,327808,6,818,1016,817,
327817,6,819,818,546,327808,6,820,814,819,327745,558,822,550,820,262205,6,823,822,327808,6,825,820,118,327745,558,826,
550,825,262205,6,827,826,327760,7,828,823,827,262205,7,829,802,327808,7,830,829,828,196670,802,830,327808,6,832,1016,
312,131321,805,131320,807,393281,202,835,200,137,265,262205,6,836,835,327879,6,838,836,837,327851,75,839,838,74,
393281,202,843,200,137,842,262205,6,844,843,327812,6,845,1015,844,393281,847,848,200,137,846,262205,194,849,848,
196855,854,0,262394,839,853,856,131320,853,131321,854,131320,856,327812,6,858,791,312,131321,854,131320,854,458997,6,
1018,791,853,858,856,327808,6,860,845,1018,196855,864,0,262394,839,863,870,131320,863,327745,9,865,802,74,262205,6,
866,865,327745,9,867,802,118,262205,6,868,867,327808,6,869,866,868,131321,864,131320,870,327745,9,871,802,74,262205,6,
872,871,131321,864,131320,864,458997,6,1019,869,863,872,870,393281,138,874,849,137,860,327742,874,1019,2,4,196855,881,
0,262394,839,880,887,131320,880,327814,6,884,844,312,327808,6,886,884,791,131321,881,131320,887,327812,6,889,791,312,
327808,6,890,889,118,131321,881,131320,881,458997,6,1020,886,880,890,887,327808,6,892,845,1020,196855,896,0,262394,
839,895,899,131320,895,327745,9,897,802,74,262205,6,898,897,131321,896,131320,899,327745,9,900,802,118,262205,6,901,
900,131321,896,131320,896,458997,6,1021,898,895,901,899,393281,138,903,849,137,892,327742,903,1021,2,4,131321,797,
131320,797,327808,6,905,1015,633,131321,794,131320,796,65789,65592,327734,24,103,0,101,196663,9,102,131320,104,262203,
9,908,7,262203,9,909,7,262203,9,912,7,262203,9,915,7,262203,9,918,7,262201,6,906,41,196670,908,906,393281,202,910,200,
137,907,262205,6,911,910,196670,909,911,393281,202,913,200,137,842,262205,6,914,913,196670,912,914,393281,202,916,200,
137,516,262205,6,917,916,196670,915,917,262205,6,919,102,196670,918,919,589881,24,920,31,908,909,912,915,918,131326,
920,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,718,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,192,203,265,322,506,576,634,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,192,11,29,262215,198,1,0,327752,317,0,35,0,327752,317,1,35,8,327752,317,2,35,16,327752,317,3,
35,24,327752,317,4,35,32,327752,317,5,35,36,327752,317,6,35,40,327752,317,7,35,44,327752,317,8,35,48,327752,317,9,35,
52,327752,317,10,35,56,327752,317,11,35,60,327752,317,12,35,64,327752,317,13,35,68,327752,317,14,35,72,327752,317,15,
35,76,262215,318,6,4,262216,319,0,25,327752,319,0,35,0,196679,319,2,327752,320,0,35,0,196679,320,2,262215,410,1,1,
262215,634,11,26,262215,681,1,0,262215,682,11,25,196679,438,5356,196679,460,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,262167,33,6,4,262176,34,7,33,393249,35,33,34,9,
9,262177,41,6,34,327713,45,6,9,9,262177,50,6,9,196641,57,6,262177,60,7,9,131092,64,262177,65,64,9,262187,6,74,0,
262165,78,32,1,262187,78,79,2,262174,82,6,6,262187,6,87,1,262187,78,91,30,262187,78,106,0,262176,107,5349,6,262176,
136,7,24,262187,78,145,1,458796,33,162,74,74,74,74,262187,6,164,2,262187,6,165,3,458796,33,166,74,87,164,165,262167,
172,64,4,262176,191,1,6,262203,191,192,1,262187,6,196,16,262194,6,198,128,262187,6,199,4,393268,6,200,134,198,199,
262172,201,33,200,262176,202,4,201,262203,202,203,4,262176,209,4,6,262187,6,211,264,262176,218,4,33,262187,6,261,64,
393268,6,262,134,198,261,262172,263,33,262,262176,264,4,263,262203,264,265,4,393268,6,293,134,198,261,196647,316,5349,
1179678,317,15,15,15,316,6,6,6,6,6,6,6,6,6,6,6,6,196637,318,6,196638,319,318,262176,316,5349,319,196638,320,317,
262176,321,9,320,262203,321,322,9,262187,78,323,9,262176,324,9,6,262187,78,327,24,262187,78,330,10,262187,6,339,65535,
262176,347,9,15,262187,6,360,4294967292u,262187,6,375,8,262187,78,387,5,262187,6,390,256,262187,78,400,4,262194,6,410,
4,393268,64,411,170,410,165,393268,64,435,170,410,164,393268,64,450,170,410,199,262187,78,467,8,262187,6,478,
4294967295u,262187,6,485,4294967264u,196650,64,489,262172,504,6,198,262176,505,4,504,262203,505,506,4,262187,6,559,32,
262187,6,563,255,393268,6,572,134,198,559,393268,6,573,132,572,390,262172,574,6,573,262176,575,4,574,262203,575,576,4,
262187,78,629,15,262187,78,630,6,262187,78,631,7,262167,632,6,3,262176,633,1,632,262203,633,634,1,262187,78,673,3,
262176,674,9,316,262194,6,681,128,393267,632,682,681,87,87,327734,2,4,0,3,131320,5,262203,136,627,7,262203,9,635,7,
262203,9,636,7,262203,9,639,7,262203,9,642,7,262203,9,645,7,262203,9,649,7,262203,9,652,7,262203,9,657,7,262203,9,658,
7,262201,6,628,58,196670,635,628,393281,324,637,322,106,629,262205,6,638,637,196670,636,638,393281,324,640,322,106,
630,262205,6,641,640,196670,639,641,393281,324,643,322,106,631,262205,6,644,643,196670,642,644,327745,191,646,634,74,
262205,6,647,646,196670,645,647,589881,24,648,31,635,636,639,642,645,196670,627,648,327745,9,650,627,145,262205,6,651,
650,196670,649,651,327745,9,653,627,79,262205,6,654,653,196670,652,654,393273,6,655,71,649,652,196670,657,655,393273,
6,659,48,657,658,262205,6,660,658,327745,9,663,627,106,262205,6,664,663,327856,64,665,647,664,196855,667,0,262394,665,
666,667,131320,666,262205,6,668,192,327850,64,669,668,74,131321,667,131320,667,458997,64,670,665,5,669,666,196855,672,
0,262394,670,671,672,131320,671,393281,674,675,322,106,673,262205,316,676,675,393281,107,680,676,106,647,327742,680,
660,2,4,131321,672,131320,672,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,75,11,74,262205,
6,76,75,262205,6,77,12,327876,6,80,77,79,327829,82,83,76,80,327761,6,84,83,1,327761,6,85,83,0,327745,9,88,11,87,
262205,6,89,88,262205,6,90,12,327874,6,92,90,91,327808,6,93,89,92,327808,6,95,93,84,327760,7,96,85,95,131326,96,65592,
327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,101,7,262203,9,102,7,262205,15,99,20,262268,7,100,99,
196670,101,100,262205,6,103,21,196670,102,103,393273,7,104,13,101,102,262268,15,105,104,393281,107,108,105,106,106,
393277,6,109,108,2,4,131326,109,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,
131320,32,262203,136,137,7,262205,6,113,26,262205,6,114,27,327808,6,115,113,114,327810,6,116,115,87,262205,6,117,27,
393228,78,118,1,75,117,327874,6,119,116,118,262205,6,121,28,327808,6,122,119,121,327810,6,123,122,87,262205,6,124,29,
327831,82,127,123,124,327761,6,129,127,1,458764,6,131,1,41,129,87,262205,6,134,27,327812,6,135,131,134,327808,6,140,
119,131,327810,6,141,140,87,327814,6,143,141,131,327745,9,144,137,106,196670,144,143,262205,6,146,26,262205,6,147,30,
327812,6,149,147,135,458764,6,150,1,38,146,149,327745,9,151,137,145,196670,151,150,262205,6,152,26,262205,6,154,151,
327808,6,156,154,135,458764,6,157,1,38,152,156,327745,9,158,137,79,196670,158,157,262205,24,159,137,131326,159,65592,
327734,33,39,0,35,196663,34,36,196663,9,37,196663,9,38,131320,40,262205,33,163,36,262205,6,167,37,458832,33,168,167,
167,167,167,327808,33,169,166,168,262205,6,170,38,458832,33,171,170,170,170,170,327856,172,173,169,171,393385,33,174,
173,163,162,131326,174,65592,327734,6,43,0,41,196663,34,42,131320,44,327745,9,177,42,74,262205,6,178,177,327745,9,179,
42,87,262205,6,180,179,327808,6,181,178,180,327745,9,182,42,164,262205,6,183,182,327808,6,184,181,183,327745,9,185,42,
165,262205,6,186,185,327808,6,187,184,186,131326,187,65592,327734,6,48,0,45,196663,9,46,196663,9,47,131320,49,262203,
34,217,7,262203,9,221,7,262203,9,222,7,262203,34,224,7,262203,34,248,7,262203,34,276,7,262203,9,279,7,262203,9,280,7,
262203,34,282,7,262203,34,304,7,262205,6,193,192,327814,6,197,193,196,327814,6,205,193,199,327817,6,207,193,199,
262205,6,208,46,393281,209,210,203,205,207,196670,210,208,262368,164,164,211,327745,218,219,203,205,262205,33,220,219,
196670,217,220,196670,221,74,196670,222,207,458809,33,223,39,217,221,222,196670,224,223,327737,6,225,43,224,131321,
228,131320,228,458997,6,692,225,49,243,229,458997,6,690,74,49,253,229,458997,6,689,74,49,255,229,327856,64,234,689,
199,262390,230,229,1,262394,234,229,230,131320,229,327817,6,238,205,199,327850,64,239,689,238,393385,6,241,239,690,74,
327808,6,243,692,241,327812,6,245,197,199,327808,6,247,245,689,327745,218,249,203,247,262205,33,250,249,196670,248,
250,327737,6,251,43,248,327808,6,253,690,251,327808,6,255,689,145,131321,228,131320,230,327817,6,257,193,196,327850,
64,258,257,74,196855,260,0,262394,258,259,260,131320,259,327814,6,267,197,199,327817,6,269,197,199,393281,209,271,265,
267,269,196670,271,690,131321,260,131320,260,262368,164,164,211,327814,6,273,197,199,327817,6,275,197,199,327745,218,
277,265,273,262205,33,278,277,196670,276,278,196670,279,74,196670,280,275,458809,33,281,39,276,279,280,196670,282,281,
327737,6,283,43,282,327808,6,285,692,283,196670,47,74,131321,287,131320,287,458997,6,694,285,260,302,288,458997,6,693,
74,260,311,288,327856,64,294,693,293,262390,289,288,1,262394,294,288,289,131320,288,327850,64,298,693,273,262205,6,
299,47,393385,6,300,298,299,74,327808,6,302,694,300,327745,218,305,265,693,262205,33,306,305,196670,304,306,327737,6,
307,43,304,262205,6,308,47,327808,6,309,308,307,196670,47,309,327808,6,311,693,145,131321,287,131320,289,131326,694,
65592,327734,6,52,0,50,196663,9,51,131320,53,262205,6,315,51,393281,324,325,322,106,323,262205,6,326,325,327874,6,328,
326,327,327874,6,329,315,328,393281,324,331,322,106,330,262205,6,332,331,327879,6,333,329,332,131326,333,65592,327734,
6,55,0,50,196663,9,54,131320,56,262203,8,346,7,262205,6,336,54,393281,324,337,322,106,323,262205,6,338,337,327879,6,
340,338,339,327831,82,343,336,340,327761,6,344,343,0,327761,6,345,343,1,393281,347,348,322,106,106,262205,15,349,348,
262268,7,350,349,196670,346,350,327745,9,351,346,74,262205,6,352,351,327829,82,355,352,344,327761,6,356,355,1,327761,
6,357,355,0,327879,6,361,357,360,327745,9,362,346,87,262205,6,363,362,327808,6,365,363,345,327808,6,367,365,356,
327760,7,368,361,367,262268,15,370,368,393281,107,371,370,106,106,393277,6,372,371,2,4,327879,6,374,357,165,327812,6,
376,374,375,327874,6,379,338,327,327808,6,380,376,379,327874,6,381,372,380,393281,324,382,322,106,330,262205,6,383,
382,327879,6,384,381,383,131326,384,65592,327734,6,58,0,57,131320,59,393281,324,388,322,106,387,262205,6,389,388,
327879,6,391,389,390,327851,64,392,391,74,196855,395,0,262394,392,394,404,131320,394,393281,347,396,322,106,79,262205,
15,397,396,393281,107,398,397,106,106,393277,6,399,398,2,4,393281,324,401,322,106,400,262205,6,402,401,458764,6,403,1,
38,399,402,131321,395,131320,404,393281,324,405,322,106,400,262205,6,406,405,131321,395,131320,395,458997,6,695,403,
394,406,404,131326,695,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,418,7,262203,9,419,7,262203,8,422,7,
262203,9,423,7,262203,18,438,7,262203,9,441,7,262203,9,444,7,262203,18,460,7,262203,9,463,7,262203,9,474,7,196855,413,
0,262394,411,412,413,131320,412,393281,347,415,322,106,106,262205,15,416,415,262268,7,417,416,196670,418,417,262205,6,
420,61,196670,419,420,393273,7,421,13,418,419,196670,422,421,262205,6,424,61,196670,423,424,393273,7,425,13,422,423,
262268,15,426,425,393281,107,428,426,106,106,393277,6,429,428,2,4,393281,107,431,426,106,145,393277,6,432,431,2,4,
327760,7,433,429,432,131326,433,131320,413,196855,437,0,262394,435,436,437,131320,436,393281,347,439,322,106,106,
262205,15,440,439,196670,438,440,262205,6,442,61,196670,441,442,393273,6,443,22,438,441,196670,444,443,327737,6,445,
52,444,327760,7,446,445,74,131326,446,131320,437,262205,6,449,61,196855,452,0,262394,450,451,452,131320,451,393281,
324,453,322,106,387,262205,6,454,453,327879,6,455,454,199,327851,64,456,455,74,131321,452,131320,452,458997,64,457,
450,437,456,451,196855,459,0,262394,457,458,459,131320,458,393281,347,461,322,106,145,262205,15,462,461,196670,460,
462,262205,6,464,61,196670,463,464,393273,6,465,22,460,463,131321,459,131320,459,458997,6,696,449,452,465,458,393281,
324,468,322,106,467,262205,6,469,468,327856,64,470,696,469,196855,473,0,262394,470,472,477,131320,472,196670,474,696,
327737,6,476,55,474,131321,473,131320,477,131321,473,131320,473,458997,6,698,476,472,478,477,327760,7,480,698,74,
131326,480,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,484,192,327879,6,486,484,485,131321,492,131320,492,
458997,64,700,489,68,512,495,458997,6,699,486,68,514,495,327856,64,499,699,484,262390,494,495,0,262394,499,493,494,
131320,493,262312,64,501,700,196855,503,0,262394,501,502,503,131320,502,327745,209,508,506,699,262205,6,509,508,
262205,6,510,66,327850,64,511,509,510,131321,503,131320,503,458997,64,512,700,493,511,502,131321,495,131320,495,
327808,6,514,699,145,131321,492,131320,494,262312,64,516,700,131326,516,65592,327734,6,71,0,45,196663,9,69,196663,9,
70,131320,72,262203,9,534,7,262203,9,593,7,262203,9,615,7,262205,6,520,192,262205,6,523,69,327808,6,525,523,520,
262205,6,526,70,327856,64,527,525,526,196855,530,0,262394,527,529,537,131320,529,262205,6,531,69,327808,6,533,531,520,
196670,534,533,327737,7,535,62,534,327761,6,536,535,0,131321,530,131320,537,131321,530,131320,530,458997,6,702,536,
529,74,537,262205,6,540,69,131321,541,131320,541,458997,6,706,702,530,717,544,458997,6,704,74,530,715,544,458997,6,
703,540,530,582,544,262205,6,547,70,327856,64,548,703,547,262390,543,544,0,262394,548,542,543,131320,542,327808,6,552,
703,520,262205,6,553,70,327856,64,554,552,553,327814,6,560,520,559,327812,6,561,560,390,327879,6,564,706,563,327808,6,
565,561,564,262368,164,164,211,327745,209,568,506,520,196670,568,706,196855,571,0,262394,554,570,571,131320,570,
327745,209,578,576,565,458981,6,580,578,87,74,520,131321,571,131320,571,327808,6,582,703,198,327808,6,584,582,520,
262205,6,585,70,327856,64,586,584,585,196855,588,0,262394,586,587,588,131320,587,196670,593,584,327737,7,594,62,593,
327761,6,595,594,0,131321,588,131320,588,458997,6,717,706,571,595,587,262368,164,164,211,196855,598,0,262394,554,597,
598,131320,597,327745,209,601,576,565,262205,6,602,601,327745,209,604,506,602,262205,6,605,604,327850,64,607,605,706,
196855,610,0,262394,607,609,614,131320,609,327850,64,613,602,520,131321,610,131320,614,196670,615,706,327737,64,617,
67,615,131321,610,131320,610,458997,64,708,613,609,617,614,393385,6,619,708,87,74,327808,6,621,704,619,131321,598,
131320,598,458997,6,715,704,588,621,610,131321,544,131320,544,131321,541,131320,543,131326,704,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,3628,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,462,470,532,586,987,1662,1881,1886,1950,2778,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
122,1,2,262215,140,1,1,196679,241,5356,262215,298,1,0,262215,462,11,29,327752,583,0,35,0,327752,583,1,35,8,327752,583,
2,35,16,327752,583,3,35,24,327752,583,4,35,32,327752,583,5,35,40,327752,583,6,35,48,327752,583,7,35,56,327752,583,8,
35,64,327752,583,9,35,72,327752,583,10,35,76,327752,583,11,35,80,327752,583,12,35,84,327752,583,13,35,88,327752,583,
14,35,92,327752,583,15,35,96,327752,583,16,35,100,327752,583,17,35,104,327752,583,18,35,108,327752,583,19,35,112,
327752,583,20,35,116,327752,583,21,35,120,327752,583,22,35,124,327752,584,0,35,0,196679,584,2,262215,859,6,16,262216,
860,0,24,327752,860,0,35,0,196679,860,2,262215,1806,1,3,196679,2510,5356,262215,2778,11,26,262215,3452,1,0,262215,
3453,11,25,196679,700,5356,196679,722,5356,196679,1180,5356,196679,2223,5356,196679,2257,5356,196679,2371,5356,196679,
2402,5356,196679,2658,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,
196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,
196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,
262176,44,7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,
8,327713,78,6,44,9,262177,83,43,9,327713,90,2,9,9,327713,100,2,9,44,262187,6,121,32,262194,6,122,8,262187,6,123,8,
131092,124,393268,124,125,170,122,123,262187,6,126,2,262187,6,127,4,458804,6,128,169,125,126,127,393268,6,129,134,121,
128,262172,130,6,129,262176,131,7,130,327713,132,6,131,9,262194,6,140,4,262187,6,141,0,393268,124,142,170,140,141,
262187,6,143,16,262187,6,144,1,393268,124,145,170,140,144,458804,6,146,169,145,123,127,458804,6,147,169,142,143,146,
393268,6,148,134,121,147,262172,149,43,148,262176,150,7,149,393249,151,2,150,9,9,262177,161,2,131,327713,165,2,131,
150,393249,170,2,131,9,9,327713,176,2,131,9,262172,181,6,121,262176,182,7,181,393249,183,2,131,9,182,262177,189,2,9,
393249,204,2,131,182,182,327713,210,7,9,9,262176,221,7,124,458785,222,2,131,9,182,221,524321,240,2,27,182,182,182,9,
393249,248,2,182,9,9,458785,254,2,182,9,9,9,327713,261,2,182,182,458785,266,2,182,182,182,9,524321,273,2,182,182,9,9,
9,262177,281,2,182,393268,6,297,196,144,122,262194,6,298,128,393268,124,299,170,122,123,393268,6,300,134,298,121,
393268,6,301,134,298,123,458804,6,302,169,299,300,301,393268,6,303,134,298,302,393268,6,304,134,297,303,393268,124,
305,176,304,123,393268,6,306,134,297,303,458804,6,307,169,305,306,123,262172,308,7,307,262176,309,7,308,458785,310,2,
309,9,9,9,393249,326,2,9,9,9,327713,332,2,221,221,262165,341,32,1,262187,341,342,2,262174,345,6,6,262187,341,353,30,
262187,341,368,0,262176,369,5349,6,262176,407,7,34,262187,341,416,1,458796,43,433,141,141,141,141,262187,6,435,3,
458796,43,436,141,144,126,435,262167,442,124,4,262176,461,1,6,262203,461,462,1,393268,6,467,134,298,127,262172,468,43,
467,262176,469,4,468,262203,469,470,4,262176,476,4,6,262187,6,478,264,262176,485,4,43,262187,6,528,64,393268,6,529,
134,298,528,262172,530,43,529,262176,531,4,530,262203,531,532,4,393268,6,560,134,298,528,1638430,583,15,15,15,15,15,
24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,584,583,262176,585,9,584,262203,585,586,9,262187,341,587,13,262176,588,
9,6,262187,341,591,24,262187,341,594,14,262187,6,603,65535,262176,611,9,15,262187,6,624,4294967292u,262187,341,650,10,
262187,6,653,256,262187,341,663,9,393268,124,673,170,140,435,393268,124,697,170,140,126,393268,124,712,170,140,127,
262187,341,729,12,262187,6,740,4294967295u,393268,124,745,170,140,141,262187,341,750,18,262187,341,757,15,262187,341,
780,16,262187,6,787,31,393268,124,790,170,140,435,262187,341,821,17,262187,6,829,128,393268,6,830,134,829,147,196647,
858,5349,196637,859,43,196638,860,859,262176,858,5349,860,262176,862,5349,43,262187,6,875,16843009,262187,6,880,
2155905152u,262187,341,891,7,262187,6,893,255,262187,341,917,19,262187,341,930,20,262187,341,941,8,262176,942,9,24,
262187,6,971,6,393268,124,972,178,122,971,458804,6,973,169,972,122,127,393268,6,974,196,144,973,393268,6,975,128,974,
144,393268,124,976,170,974,528,393268,6,977,134,298,126,458804,6,978,169,976,977,298,393268,6,979,132,975,978,393268,
6,980,132,298,121,393268,6,981,134,980,121,393268,6,982,128,980,981,393268,124,983,172,979,982,458804,6,984,169,983,
979,982,262172,985,6,984,262176,986,4,985,262203,986,987,4,262187,341,1026,5,393268,6,1079,134,121,128,393268,341,
1082,128,1079,141,393268,124,1088,170,140,141,393268,124,1106,176,140,435,393268,6,1167,134,147,127,393268,124,1192,
170,140,141,393268,124,1193,170,128,127,393268,124,1194,167,1192,1193,393268,6,1285,134,147,128,393268,124,1295,170,
140,141,393268,124,1317,171,140,141,393268,6,1331,134,980,128,393268,124,1419,170,1079,123,262187,6,1420,65537,458804,
6,1421,169,1419,875,1420,393268,6,1443,134,979,127,393268,6,1496,132,974,978,393268,6,1578,132,974,978,393268,6,1579,
134,1578,298,393268,6,1580,134,1579,127,262172,1599,43,1580,262176,1600,7,1599,393268,6,1655,134,298,974,262172,1660,
6,974,262176,1661,4,1660,262203,1661,1662,4,196657,124,1806,327732,124,1807,168,1806,393268,6,1878,128,297,127,262172,
1879,7,1878,262176,1880,4,1879,262203,1880,1881,4,393268,6,1883,128,297,127,262172,1884,6,1883,262176,1885,4,1884,
262203,1885,1886,4,262176,1894,4,7,393268,6,1938,130,974,144,393268,6,1946,128,297,127,458804,6,1947,169,972,127,1946,
262172,1948,6,1947,262176,1949,4,1948,262203,1949,1950,4,262187,6,2055,983055,196650,124,2060,262187,6,2102,17,262187,
341,2123,31,262187,6,2141,13,327732,124,2150,168,972,196649,124,2165,262187,6,2176,536870912,393268,6,2313,134,298,
121,393268,6,2314,128,298,2313,262187,6,2335,8191,262187,341,2362,21,393268,124,2398,171,140,435,262187,341,2401,6,
393268,6,2487,134,298,121,393268,6,2488,128,298,2487,262172,2508,24,121,262176,2509,7,2508,327732,124,2685,168,1806,
393268,124,2686,172,122,127,393268,124,2687,167,2685,2686,262187,341,2764,3,262167,2776,6,3,262176,2777,1,2776,262203,
2777,2778,1,262172,2824,43,307,262172,2825,2824,127,262176,2826,7,2825,327724,7,2950,141,141,393268,6,2999,132,302,
127,393268,6,3023,132,302,126,393268,6,3024,128,3023,126,393268,6,3042,132,303,307,262187,6,3047,2048,262187,341,3052,
4,262187,6,3120,512,262187,6,3174,9,262187,341,3194,22,393268,6,3215,128,297,298,393268,6,3216,130,3215,144,393268,6,
3217,134,3216,298,262172,3228,7,3217,262176,3229,7,3228,393268,6,3308,130,298,144,262187,341,3361,11,327732,124,3408,
168,1806,262194,6,3452,128,393267,2776,3453,3452,144,144,327734,2,4,0,3,131320,5,262203,407,3358,7,262203,9,3362,7,
262203,9,3363,7,262203,9,3364,7,262203,9,3365,7,262203,9,3368,7,262203,150,3385,7,262203,9,3387,7,262203,9,3390,7,
262203,9,3422,7,262203,221,3424,7,262203,221,3426,7,262203,150,3441,7,262203,9,3443,7,262203,9,3445,7,262201,6,3359,
68,262201,6,3360,95,196670,3362,3359,196670,3363,980,196670,3364,3360,393281,588,3366,586,368,3361,262205,6,3367,3366,
196670,3365,3367,327745,461,3369,2778,141,262205,6,3370,3369,196670,3368,3370,589881,34,3371,41,3362,3363,3364,3365,
3368,196670,3358,3371,327745,9,3373,3358,416,262205,6,3374,3373,327745,9,3375,3358,342,262205,6,3376,3375,327856,124,
3377,3374,3376,262201,6,3381,95,327810,6,3382,3381,144,327850,124,3383,3370,3382,262205,6,3389,3373,196670,3387,3389,
262205,6,3392,3375,196670,3390,3392,458809,2,3393,155,3385,3387,3390,262205,149,3394,3385,327846,124,3397,3377,3383,
196855,3399,0,262394,3397,3398,3399,131320,3398,393281,588,3401,586,368,650,262205,6,3402,3401,327879,6,3403,3402,144,
327851,124,3404,3403,141,196855,3406,0,262394,3404,3405,3406,131320,3405,327846,124,3409,3383,3408,131321,3406,131320,
3406,458997,124,3410,3404,3398,3409,3405,327879,6,3413,3402,3047,327851,124,3414,3413,141,196855,3416,0,262394,3414,
3415,3416,131320,3415,393281,588,3417,586,368,750,262205,6,3418,3417,393385,6,3420,3410,126,141,327808,6,3421,3418,
3420,196670,3422,3421,327737,2,3423,318,3422,131321,3416,131320,3416,196670,3424,3383,196670,3426,3410,393273,2,3428,
335,3424,3426,131321,3399,131320,3399,262368,126,126,478,262205,6,3431,3373,131321,3432,131320,3432,458997,149,3456,
3394,3399,3449,3433,458997,6,3455,3431,3399,3451,3433,262205,6,3439,3375,327856,124,3440,3455,3439,262390,3434,3433,0,
262394,3440,3433,3434,131320,3433,196670,3441,3456,196670,3443,3455,262205,6,3447,3375,196670,3445,3447,458809,2,3448,
295,3441,3443,3445,262205,149,3449,3441,327808,6,3451,3455,980,131321,3432,131320,3434,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,338,11,141,262205,6,339,338,262205,6,340,12,327876,6,343,340,342,327829,
345,346,339,343,327761,6,347,346,1,327761,6,348,346,0,327745,9,350,11,144,262205,6,351,350,262205,6,352,12,327874,6,
354,352,353,327808,6,355,351,354,327808,6,357,355,347,327760,7,358,348,357,131326,358,65592,327734,6,22,0,19,196663,
18,20,196663,9,21,131320,23,262203,8,363,7,262203,9,364,7,262205,15,361,20,262268,7,362,361,196670,363,362,262205,6,
365,21,196670,364,365,393273,7,366,13,363,364,262268,15,367,366,393281,369,370,367,368,368,393277,6,371,370,2,4,
131326,371,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,376,7,262203,9,377,7,262205,
24,374,29,262268,7,375,374,196670,376,375,262205,6,378,30,196670,377,378,393273,7,379,13,376,377,262268,24,380,379,
262205,6,381,31,393281,369,382,380,368,368,327742,382,381,2,4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,
196663,9,38,196663,9,39,196663,9,40,131320,42,262203,407,408,7,262205,6,384,36,262205,6,385,37,327808,6,386,384,385,
327810,6,387,386,144,262205,6,388,37,393228,341,389,1,75,388,327874,6,390,387,389,262205,6,392,38,327808,6,393,390,
392,327810,6,394,393,144,262205,6,395,39,327831,345,398,394,395,327761,6,400,398,1,458764,6,402,1,41,400,144,262205,6,
405,37,327812,6,406,402,405,327808,6,411,390,402,327810,6,412,411,144,327814,6,414,412,402,327745,9,415,408,368,
196670,415,414,262205,6,417,36,262205,6,418,40,327812,6,420,418,406,458764,6,421,1,38,417,420,327745,9,422,408,416,
196670,422,421,262205,6,423,36,262205,6,425,422,327808,6,427,425,406,458764,6,428,1,38,423,427,327745,9,429,408,342,
196670,429,428,262205,34,430,408,131326,430,65592,327734,43,49,0,45,196663,44,46,196663,9,47,196663,9,48,131320,50,
262205,43,434,46,262205,6,437,47,458832,43,438,437,437,437,437,327808,43,439,436,438,262205,6,440,48,458832,43,441,
440,440,440,440,327856,442,443,439,441,393385,43,444,443,434,433,131326,444,65592,327734,6,53,0,51,196663,44,52,
131320,54,327745,9,447,52,141,262205,6,448,447,327745,9,449,52,144,262205,6,450,449,327808,6,451,448,450,327745,9,452,
52,126,262205,6,453,452,327808,6,454,451,453,327745,9,455,52,435,262205,6,456,455,327808,6,457,454,456,131326,457,
65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,484,7,262203,9,488,7,262203,9,489,7,262203,44,491,
7,262203,44,515,7,262203,44,543,7,262203,9,546,7,262203,9,547,7,262203,44,549,7,262203,44,571,7,262205,6,463,462,
327814,6,466,463,143,327814,6,472,463,127,327817,6,474,463,127,262205,6,475,56,393281,476,477,470,472,474,196670,477,
475,262368,126,126,478,327745,485,486,470,472,262205,43,487,486,196670,484,487,196670,488,141,196670,489,474,458809,
43,490,49,484,488,489,196670,491,490,327737,6,492,53,491,131321,495,131320,495,458997,6,3463,492,59,510,496,458997,6,
3461,141,59,520,496,458997,6,3460,141,59,522,496,327856,124,501,3460,127,262390,497,496,1,262394,501,496,497,131320,
496,327817,6,505,472,127,327850,124,506,3460,505,393385,6,508,506,3461,141,327808,6,510,3463,508,327812,6,512,466,127,
327808,6,514,512,3460,327745,485,516,470,514,262205,43,517,516,196670,515,517,327737,6,518,53,515,327808,6,520,3461,
518,327808,6,522,3460,416,131321,495,131320,497,327817,6,524,463,143,327850,124,525,524,141,196855,527,0,262394,525,
526,527,131320,526,327814,6,534,466,127,327817,6,536,466,127,393281,476,538,532,534,536,196670,538,3461,131321,527,
131320,527,262368,126,126,478,327814,6,540,466,127,327817,6,542,466,127,327745,485,544,532,540,262205,43,545,544,
196670,543,545,196670,546,141,196670,547,542,458809,43,548,49,543,546,547,196670,549,548,327737,6,550,53,549,327808,6,
552,3463,550,196670,57,141,131321,554,131320,554,458997,6,3465,552,527,569,555,458997,6,3464,141,527,578,555,327856,
124,561,3464,560,262390,556,555,1,262394,561,555,556,131320,555,327850,124,565,3464,540,262205,6,566,57,393385,6,567,
565,566,141,327808,6,569,3465,567,327745,485,572,532,3464,262205,43,573,572,196670,571,573,327737,6,574,53,571,262205,
6,575,57,327808,6,576,575,574,196670,57,576,327808,6,578,3464,416,131321,554,131320,556,131326,3465,65592,327734,6,62,
0,60,196663,9,61,131320,63,262205,6,582,61,393281,588,589,586,368,587,262205,6,590,589,327874,6,592,590,591,327874,6,
593,582,592,393281,588,595,586,368,594,262205,6,596,595,327879,6,597,593,596,131326,597,65592,327734,6,65,0,60,196663,
9,64,131320,66,262203,8,610,7,262205,6,600,64,393281,588,601,586,368,587,262205,6,602,601,327879,6,604,602,603,327831,
345,607,600,604,327761,6,608,607,0,327761,6,609,607,1,393281,611,612,586,368,368,262205,15,613,612,262268,7,614,613,
196670,610,614,327745,9,615,610,141,262205,6,616,615,327829,345,619,616,608,327761,6,620,619,1,327761,6,621,619,0,
327879,6,625,621,624,327745,9,626,610,144,262205,6,627,626,327808,6,629,627,609,327808,6,631,629,620,327760,7,632,625,
631,262268,15,634,632,393281,369,635,634,368,368,393277,6,636,635,2,4,327879,6,638,621,435,327812,6,639,638,123,
327874,6,642,602,591,327808,6,643,639,642,327874,6,644,636,643,393281,588,645,586,368,594,262205,6,646,645,327879,6,
647,644,646,131326,647,65592,327734,6,68,0,67,131320,69,393281,588,651,586,368,650,262205,6,652,651,327879,6,654,652,
653,327851,124,655,654,141,196855,658,0,262394,655,657,667,131320,657,393281,611,659,586,368,342,262205,15,660,659,
393281,369,661,660,368,368,393277,6,662,661,2,4,393281,588,664,586,368,663,262205,6,665,664,458764,6,666,1,38,662,665,
131321,658,131320,667,393281,588,668,586,368,663,262205,6,669,668,131321,658,131320,658,458997,6,3466,666,657,669,667,
131326,3466,65592,327734,7,72,0,70,196663,9,71,131320,73,262203,8,680,7,262203,9,681,7,262203,8,684,7,262203,9,685,7,
262203,18,700,7,262203,9,703,7,262203,9,706,7,262203,18,722,7,262203,9,725,7,262203,9,736,7,196855,675,0,262394,673,
674,675,131320,674,393281,611,677,586,368,368,262205,15,678,677,262268,7,679,678,196670,680,679,262205,6,682,71,
196670,681,682,393273,7,683,13,680,681,196670,684,683,262205,6,686,71,196670,685,686,393273,7,687,13,684,685,262268,
15,688,687,393281,369,690,688,368,368,393277,6,691,690,2,4,393281,369,693,688,368,416,393277,6,694,693,2,4,327760,7,
695,691,694,131326,695,131320,675,196855,699,0,262394,697,698,699,131320,698,393281,611,701,586,368,368,262205,15,702,
701,196670,700,702,262205,6,704,71,196670,703,704,393273,6,705,22,700,703,196670,706,705,327737,6,707,62,706,327760,7,
708,707,141,131326,708,131320,699,262205,6,711,71,196855,714,0,262394,712,713,714,131320,713,393281,588,715,586,368,
650,262205,6,716,715,327879,6,717,716,127,327851,124,718,717,141,131321,714,131320,714,458997,124,719,712,699,718,713,
196855,721,0,262394,719,720,721,131320,720,393281,611,723,586,368,416,262205,15,724,723,196670,722,724,262205,6,726,
71,196670,725,726,393273,6,727,22,722,725,131321,721,131320,721,458997,6,3467,711,714,727,720,393281,588,730,586,368,
729,262205,6,731,730,327856,124,732,3467,731,196855,735,0,262394,732,734,739,131320,734,196670,736,3467,327737,6,738,
65,736,131321,735,131320,739,131321,735,131320,735,458997,6,3469,738,734,740,739,327760,7,742,3469,141,131326,742,
65592,327734,6,76,0,74,196663,8,75,131320,77,196855,747,0,262394,745,746,747,131320,746,327745,9,748,75,141,262205,6,
749,748,393281,588,751,586,368,750,262205,6,752,751,458764,6,753,1,38,749,752,131326,753,131320,747,327745,9,755,75,
141,262205,6,756,755,393281,588,758,586,368,757,262205,6,759,758,327852,124,760,756,759,196855,762,0,262394,760,761,
762,131320,761,262205,6,764,755,327808,6,767,759,144,327850,124,768,764,767,196855,771,0,262394,768,770,774,131320,
770,393281,588,772,586,368,750,262205,6,773,772,131321,771,131320,774,393281,588,775,586,368,750,262205,6,776,775,
131321,771,131320,771,458997,6,3473,773,770,776,774,131326,3473,131320,762,393281,588,781,586,368,780,262205,6,782,
781,262205,6,785,755,327879,6,788,782,787,327874,6,789,785,788,196855,792,0,262394,790,791,792,131320,791,327854,124,
794,782,121,196855,797,0,262394,794,796,803,131320,796,327745,9,798,75,144,262205,6,799,798,327810,6,801,782,121,
327874,6,802,799,801,131321,797,131320,803,327850,124,805,782,141,196855,808,0,262394,805,807,810,131320,807,131321,
808,131320,810,327745,9,812,75,144,262205,6,813,812,327810,6,815,121,782,327876,6,816,813,815,327877,6,817,789,816,
131321,808,131320,808,458997,6,3470,789,807,817,810,131321,797,131320,797,458997,6,3471,802,796,3470,808,131321,792,
131320,792,458997,6,3472,789,762,3471,797,393281,588,822,586,368,821,262205,6,823,822,327879,6,824,3472,823,131326,
824,65592,327734,6,81,0,78,196663,44,79,196663,9,80,131320,82,262205,6,828,80,327812,6,831,828,830,327814,6,832,831,
121,327745,9,833,79,832,262205,6,834,833,262205,6,836,80,327812,6,837,836,830,327879,6,838,837,787,393281,588,839,586,
368,587,262205,6,840,839,327874,6,841,840,591,327808,6,842,838,841,327874,6,843,834,842,393281,588,844,586,368,594,
262205,6,845,844,327879,6,846,843,845,131326,846,65592,327734,43,85,0,83,196663,9,84,131320,86,262203,8,855,7,262203,
9,856,7,393281,611,849,586,368,368,262205,15,850,849,262268,7,851,850,262205,6,852,84,327814,6,853,852,147,327812,6,
854,853,127,196670,855,851,196670,856,854,393273,7,857,13,855,856,262268,858,861,857,393281,862,863,861,368,368,
393277,43,864,863,2,16,131326,864,65592,327734,6,88,0,60,196663,9,87,131320,89,262205,6,868,87,393281,588,869,586,368,
587,262205,6,870,869,327874,6,871,870,591,327874,6,872,868,871,393281,588,873,586,368,594,262205,6,874,873,327812,6,
876,874,875,327879,6,877,872,876,327877,6,881,877,880,393281,588,882,586,368,750,262205,6,883,882,327812,6,884,883,
875,327810,6,885,881,884,327877,6,887,885,877,327879,6,888,887,880,327874,6,892,888,891,327812,6,894,892,893,327850,
124,896,888,141,196855,899,0,262394,896,898,901,131320,898,131321,899,131320,901,262344,6,904,894,327879,6,905,877,
904,327879,6,910,884,894,327877,6,911,905,910,131321,899,131320,899,458997,6,3474,877,898,911,901,131326,3474,65592,
327734,2,93,0,90,196663,9,91,196663,9,92,131320,94,262205,6,916,92,393281,588,918,586,368,917,262205,6,919,918,327814,
6,920,916,919,262205,6,921,92,327817,6,924,921,919,327851,124,925,924,141,393385,6,926,925,144,141,327808,6,927,920,
926,393281,588,931,586,368,930,262205,6,932,931,327814,6,933,927,932,327817,6,937,927,932,327851,124,938,937,141,
393385,6,939,938,144,141,327808,6,940,933,939,393281,942,943,586,368,941,262205,24,944,943,262205,6,945,91,458764,6,
949,1,38,927,932,393281,369,950,944,368,945,327742,950,949,2,4,262205,6,953,91,327808,6,954,953,144,458764,6,956,1,41,
940,144,393281,369,957,944,368,954,327742,957,956,2,4,262205,6,960,91,327808,6,961,960,126,393281,369,962,944,368,961,
327742,962,144,2,4,65789,65592,327734,6,95,0,67,131320,96,393281,588,963,586,368,650,262205,6,964,963,327874,6,965,
964,780,131326,965,65592,327734,43,98,0,83,196663,9,97,131320,99,262205,6,969,97,327812,6,970,969,127,327745,476,989,
987,970,262205,6,990,989,327808,6,992,970,144,327745,476,993,987,992,262205,6,994,993,327808,6,996,970,126,327745,476,
997,987,996,262205,6,998,997,327808,6,1000,970,435,327745,476,1001,987,1000,262205,6,1002,1001,458832,43,1003,990,994,
998,1002,131326,1003,65592,327734,2,103,0,100,196663,9,101,196663,44,102,131320,104,131321,1007,131320,1007,458997,6,
3475,141,104,1023,1008,327856,124,1013,3475,127,262390,1009,1008,1,262394,1013,1008,1009,131320,1008,262205,6,1014,
101,327812,6,1015,1014,127,327808,6,1017,1015,3475,327745,9,1019,102,3475,262205,6,1020,1019,327745,476,1021,987,1017,
196670,1021,1020,327808,6,1023,3475,416,131321,1007,131320,1009,65789,65592,327734,6,106,0,60,196663,9,105,131320,107,
262205,6,1024,105,262205,6,1025,105,327874,6,1027,1025,1026,327808,6,1028,1024,1027,131326,1028,65592,327734,6,109,0,
60,196663,9,108,131320,110,196855,1033,0,262394,976,1032,1040,131320,1032,262205,6,1034,108,327817,6,1035,1034,978,
327812,6,1036,1035,126,262205,6,1037,108,327814,6,1038,1037,978,327808,6,1039,1036,1038,131321,1033,131320,1040,
262205,6,1041,108,131321,1033,131320,1033,458997,6,3476,1039,1032,1041,1040,131326,3476,65592,327734,6,112,0,60,
196663,9,111,131320,113,196855,1047,0,262394,976,1046,1050,131320,1046,262205,6,1048,111,327817,6,1049,1048,978,
131321,1047,131320,1050,262205,6,1051,111,131321,1047,131320,1047,458997,6,3477,1049,1046,1051,1050,131326,3477,65592,
327734,6,115,0,60,196663,9,114,131320,116,262205,6,1055,114,327854,124,1056,1055,978,327847,124,1057,976,1056,393385,
6,1058,1057,143,141,131326,1058,65592,327734,6,119,0,55,196663,9,117,196663,9,118,131320,120,196855,1063,0,262394,976,
1062,1068,131320,1062,262205,6,1064,117,262205,6,1065,118,327874,6,1066,1064,1065,327879,6,1067,1066,603,131321,1063,
131320,1068,262205,6,1069,117,131321,1063,131320,1063,458997,6,3478,1067,1062,1069,1068,131326,3478,65592,327734,6,
135,0,132,196663,131,133,196663,9,134,131320,136,262205,6,1073,134,327814,6,1074,1073,128,327745,9,1075,133,1074,
262205,6,1076,1075,262205,6,1077,134,327817,6,1078,1077,128,327812,6,1080,1078,1079,262268,341,1081,1080,393419,6,
1083,1076,1081,1082,131326,1083,65592,327734,6,138,0,60,196663,9,137,131320,139,262203,9,1092,7,262205,6,1087,462,
196855,1091,0,262394,1088,1090,1098,131320,1090,196670,1092,1087,327737,6,1094,109,1092,327812,6,1095,1094,148,262205,
6,1096,137,327808,6,1097,1095,1096,131321,1091,131320,1098,262205,6,1099,137,327812,6,1100,1099,298,327808,6,1102,
1100,1087,131321,1091,131320,1091,458997,6,3479,1097,1090,1102,1098,131326,3479,65592,327734,2,155,0,151,196663,150,
152,196663,9,153,196663,9,154,131320,156,262203,9,1126,7,262203,9,1131,7,262203,9,1161,7,262203,18,1180,7,262203,9,
1183,7,196855,1108,0,262394,1106,1107,1108,131320,1107,262205,6,1109,153,327808,6,1110,1109,980,262205,6,1111,154,
327858,124,1112,1110,1111,131321,1108,131320,1108,458997,124,1113,1106,156,1112,1107,196855,1115,0,262394,1113,1114,
1136,131320,1114,131321,1117,131320,1117,458997,6,3485,141,1114,1135,1118,327856,124,1123,3485,148,262390,1119,1118,1,
262394,1123,1118,1119,131320,1118,262205,6,1125,153,196670,1126,3485,327737,6,1128,138,1126,327812,6,1129,1128,147,
327808,6,1130,1125,1129,196670,1131,1130,327737,43,1132,85,1131,327745,44,1133,152,3485,196670,1133,1132,327808,6,
1135,3485,416,131321,1117,131320,1119,131321,1115,131320,1136,262205,6,1137,153,262205,6,1138,154,327856,124,1139,
1137,1138,327847,124,1140,1106,1139,196855,1142,0,262394,1140,1141,1142,131320,1141,131321,1144,131320,1144,458997,6,
3480,141,1141,1191,1147,327856,124,1150,3480,148,262390,1146,1147,1,262394,1150,1145,1146,131320,1145,131321,1152,
131320,1152,458997,6,3481,141,1145,1189,1155,327856,124,1158,3481,127,262390,1154,1155,1,262394,1158,1153,1154,131320,
1153,262205,6,1160,153,196670,1161,3480,327737,6,1163,138,1161,327812,6,1164,1163,147,327808,6,1165,1160,1164,327812,
6,1168,3481,1167,327808,6,1169,1165,1168,262205,6,1173,154,327856,124,1174,1169,1173,196855,1177,0,262394,1174,1176,
1185,131320,1176,327814,6,1179,1169,1167,393281,611,1181,586,368,368,262205,15,1182,1181,196670,1180,1182,196670,1183,
1179,393273,6,1184,22,1180,1183,131321,1177,131320,1185,131321,1177,131320,1177,458997,6,3483,1184,1176,141,1185,
393281,9,1187,152,3480,3481,196670,1187,3483,131321,1155,131320,1155,327808,6,1189,3481,416,131321,1152,131320,1154,
131321,1147,131320,1147,327808,6,1191,3480,416,131321,1144,131320,1146,131321,1142,131320,1142,131321,1115,131320,
1115,65789,65592,327734,6,159,0,78,196663,44,157,196663,9,158,131320,160,262203,9,1198,7,262203,44,1216,7,262203,9,
1218,7,262203,8,1221,7,196855,1196,0,262394,1194,1195,1196,131320,1195,262205,6,1197,158,327745,9,1199,157,1197,
262205,6,1200,1199,196670,1198,1200,327737,6,1201,88,1198,131326,1201,131320,1196,131321,1205,131320,1205,458997,6,
3488,141,1196,1227,1206,458997,6,3487,141,1196,1229,1206,327856,124,1211,3487,128,262390,1207,1206,1,262394,1211,1206,
1207,131320,1206,262205,6,1212,158,327812,6,1213,1212,128,327808,6,1215,1213,3487,262205,43,1217,157,196670,1216,1217,
196670,1218,1215,393273,6,1219,81,1216,1218,327760,7,1220,1219,141,196670,1221,1220,327737,6,1222,76,1221,327812,6,
1224,3487,1079,327876,6,1225,1222,1224,327877,6,1227,3488,1225,327808,6,1229,3487,416,131321,1205,131320,1207,131326,
3488,65592,327734,2,163,0,161,196663,131,162,131320,164,262203,44,1241,7,262203,9,1242,7,262203,9,1249,7,262368,126,
126,478,131321,1234,131320,1234,458997,6,3489,141,164,1269,1237,327856,124,1240,3489,129,262390,1236,1237,1,262394,
1240,1235,1236,131320,1235,262205,6,1243,462,196670,1242,1243,327737,6,1244,109,1242,327812,6,1245,1244,129,327808,6,
1247,1245,3489,327814,6,1248,1247,127,196670,1249,1248,327737,43,1250,98,1249,196670,1241,1250,131321,1252,131320,
1252,458997,6,3490,141,1235,1267,1253,327856,124,1258,3490,127,262390,1254,1253,1,262394,1258,1253,1254,131320,1253,
327808,6,1261,3489,3490,327745,9,1263,1241,3490,262205,6,1264,1263,327745,9,1265,162,1261,196670,1265,1264,327808,6,
1267,3490,416,131321,1252,131320,1254,131321,1237,131320,1237,327808,6,1269,3489,127,131321,1234,131320,1236,262368,
126,126,478,65789,65592,327734,2,168,0,165,196663,131,166,196663,150,167,131320,169,262203,44,1289,7,262203,9,1292,7,
262203,9,1305,7,262203,131,1320,7,131321,1271,131320,1271,458997,6,3492,141,169,1316,1274,327856,124,1277,3492,148,
262390,1273,1274,1,262394,1277,1272,1273,131320,1272,131321,1279,131320,1279,458997,6,3493,141,1272,1314,1282,327856,
124,1286,3493,1285,262390,1281,1282,1,262394,1286,1280,1281,131320,1280,327745,44,1290,167,3492,262205,43,1291,1290,
196670,1289,1291,196670,1292,3493,393273,6,1294,159,1289,1292,196855,1297,0,262394,1295,1296,1304,131320,1296,327812,
6,1299,3492,1285,327808,6,1301,1299,3493,327745,9,1303,166,1301,196670,1303,1294,131321,1297,131320,1304,196670,1305,
3492,327737,6,1307,138,1305,327812,6,1308,1307,1285,327808,6,1310,1308,3493,327745,476,1312,987,1310,196670,1312,1294,
131321,1297,131320,1297,131321,1282,131320,1282,327808,6,1314,3493,416,131321,1279,131320,1281,131321,1274,131320,
1274,327808,6,1316,3492,416,131321,1271,131320,1273,196855,1319,0,262394,1317,1318,1319,131320,1318,327737,2,1321,163,
1320,262205,130,1322,1320,196670,166,1322,131321,1319,131320,1319,65789,65592,327734,2,174,0,170,196663,131,171,
196663,9,172,196663,9,173,131320,175,262203,9,1355,7,262203,8,1357,7,262203,131,1371,7,262205,6,1324,462,131321,1325,
131320,1325,458997,6,3497,1324,175,1370,1328,327856,124,1332,3497,1331,262390,1327,1328,0,262394,1332,1326,1327,
131320,1326,131321,1335,131320,1335,458997,6,3500,141,1326,3503,1338,458997,6,3498,141,1326,1365,1338,327856,124,1341,
3498,128,262390,1337,1338,1,262394,1341,1336,1337,131320,1336,327812,6,1344,3497,128,327808,6,1346,1344,3498,262205,6,
1348,173,327856,124,1349,1346,1348,196855,1351,0,262394,1349,1350,1351,131320,1350,262205,6,1352,172,327808,6,1354,
1352,1346,196670,1355,1354,327737,7,1356,72,1355,196670,1357,1356,327737,6,1358,76,1357,327812,6,1360,3498,1079,
327876,6,1361,1358,1360,327877,6,1363,3500,1361,131321,1351,131320,1351,458997,6,3503,3500,1336,1363,1350,131321,1338,
131320,1338,327808,6,1365,3498,416,131321,1335,131320,1337,327745,476,1368,987,3497,196670,1368,3500,131321,1328,
131320,1328,327808,6,1370,3497,298,131321,1325,131320,1327,327737,2,1372,163,1371,262205,130,1373,1371,196670,171,
1373,65789,65592,327734,2,179,0,176,196663,131,177,196663,9,178,131320,180,262203,9,1383,7,131321,1375,131320,1375,
458997,6,3504,141,180,1429,1378,327856,124,1381,3504,129,262390,1377,1378,1,262394,1381,1376,1377,131320,1376,262205,
6,1384,462,196670,1383,1384,327737,6,1385,109,1383,327812,6,1386,1385,121,327812,6,1388,3504,128,327808,6,1389,1386,
1388,327808,6,1391,1389,128,262205,6,1392,178,327852,124,1393,1391,1392,196855,1395,0,262394,1393,1394,1395,131320,
1394,262205,6,1398,178,327856,124,1399,1389,1398,196855,1402,0,262394,1399,1401,1409,131320,1401,262205,6,1403,178,
327810,6,1405,1403,1389,327812,6,1406,1405,1079,327876,6,1407,144,1406,327810,6,1408,1407,144,131321,1402,131320,1409,
131321,1402,131320,1402,458997,6,3505,1408,1401,141,1409,327745,9,1413,177,3504,262205,6,1414,1413,327879,6,1416,1414,
3505,393281,588,1417,586,368,750,262205,6,1418,1417,327812,6,1422,1418,1421,262344,6,1424,3505,327879,6,1425,1422,
1424,327877,6,1426,1416,1425,196670,1413,1426,131321,1395,131320,1395,131321,1378,131320,1378,327808,6,1429,3504,416,
131321,1375,131320,1377,65789,65592,327734,2,187,0,183,196663,131,184,196663,9,185,196663,182,186,131320,188,262203,9,
1433,7,262203,9,1461,7,262203,44,1462,7,262203,131,1475,7,262203,9,1477,7,262203,9,1481,7,262205,6,1431,462,196670,
1433,1431,327737,6,1435,115,1433,131321,1437,131320,1437,458997,6,3508,141,188,1446,1440,327856,124,1444,3508,1443,
262390,1439,1440,1,262394,1444,1438,1439,131320,1438,327808,6,1446,3508,298,327858,124,1447,1446,1443,262312,124,1448,
1447,196855,1450,0,262394,1448,1449,1450,131320,1449,327808,6,1453,3508,1431,327856,124,1454,1453,1443,131321,1450,
131320,1450,458997,124,1455,1447,1438,1454,1449,196855,1457,0,262394,1455,1456,1457,131320,1456,327808,6,1460,3508,
1431,196670,1461,1460,196670,1462,433,393273,2,1463,103,1461,1462,131321,1457,131320,1457,131321,1440,131320,1440,
131321,1437,131320,1439,262368,126,126,478,131321,1467,131320,1467,458997,6,3509,141,1439,1492,1468,327856,124,1473,
3509,121,262390,1469,1468,1,262394,1473,1468,1469,131320,1468,262205,130,1476,184,196670,1475,1476,196670,1477,3509,
393273,6,1479,135,1475,1477,327812,6,1480,1479,978,196670,1481,1431,327737,6,1483,112,1481,327808,6,1484,1480,1483,
327745,476,1485,987,1484,262205,6,1486,185,327876,6,1488,1486,1435,458986,6,1489,1485,144,141,1488,327745,9,1490,186,
3509,196670,1490,1489,327808,6,1492,3509,416,131321,1467,131320,1469,262368,126,126,478,65789,65592,327734,2,191,0,
189,196663,9,190,131320,192,262203,9,1517,7,262203,9,1520,7,262203,9,1526,7,262203,9,1528,7,262205,6,1494,462,196855,
1499,0,262394,976,1498,1502,131320,1498,327814,6,1501,1494,126,131321,1499,131320,1502,131321,1499,131320,1499,458997,
6,3512,1501,1498,1494,1502,327808,6,1505,1496,3512,196855,1509,0,262394,976,1508,1513,131320,1508,327817,6,1511,1494,
126,327812,6,1512,1511,143,131321,1509,131320,1513,131321,1509,131320,1509,458997,6,3513,1512,1508,141,1513,327745,
476,1518,987,1505,262205,6,1519,1518,196670,1517,1519,196670,1520,3513,393273,6,1522,119,1517,1520,262205,6,1524,190,
196670,1526,1522,393273,6,1529,58,1526,1528,327808,6,1531,1524,1529,327810,6,1536,1531,1522,327876,6,1538,1536,3513,
458986,6,1539,1518,144,141,1538,65789,65592,327734,6,194,0,60,196663,9,193,131320,195,196855,1542,0,262394,976,1541,
1545,131320,1541,262205,6,1543,193,327812,6,1544,1543,1420,131321,1542,131320,1545,262205,6,1546,193,131321,1542,
131320,1542,458997,6,3514,1544,1541,1546,1545,131326,3514,65592,327734,6,197,0,60,196663,9,196,131320,198,196855,1552,
0,262394,976,1551,1560,131320,1551,262205,6,1553,196,262205,6,1554,196,327876,6,1555,1554,780,262205,6,1556,196,
327874,6,1557,1556,780,327877,6,1558,1555,1557,327808,6,1559,1553,1558,131321,1552,131320,1560,262205,6,1561,196,
131321,1552,131320,1552,458997,6,3515,1559,1551,1561,1560,131326,3515,65592,327734,6,200,0,60,196663,9,199,131320,201,
196855,1567,0,262394,976,1566,1570,131320,1566,262205,6,1568,199,327876,6,1569,1568,780,131321,1567,131320,1570,
131321,1567,131320,1567,458997,6,3516,1569,1566,141,1570,131326,3516,65592,327734,6,202,0,67,131320,203,262203,1600,
1601,7,262203,9,1607,7,262203,9,1642,7,262203,9,1649,7,262203,9,1651,7,262203,9,1668,7,262203,9,1671,7,262203,9,1693,
7,262203,44,1707,7,262203,9,1712,7,262203,9,1720,7,262203,9,1732,7,262203,44,1733,7,262203,9,1742,7,262205,6,1575,462,
327812,6,1581,1575,1580,327814,6,1582,1581,123,327817,6,1583,1582,1580,131321,1587,131320,1587,458997,6,3522,141,203,
1635,1588,458997,6,3518,141,203,1628,1588,458997,6,3517,141,203,1637,1588,327856,124,1593,3517,1580,262390,1589,1588,
1,262394,1593,1588,1589,131320,1588,327808,6,1597,1583,3517,327817,6,1598,1597,1580,327808,6,1606,1581,1598,196670,
1607,1606,327737,43,1608,98,1607,327745,44,1609,1601,3517,196670,1609,1608,393281,9,1612,1601,3517,141,262205,6,1613,
1612,393281,9,1615,1601,3517,144,262205,6,1616,1615,327808,6,1617,1613,1616,393281,9,1619,1601,3517,126,262205,6,1620,
1619,327808,6,1621,1617,1620,393281,9,1623,1601,3517,435,262205,6,1624,1623,327808,6,1625,1621,1624,327808,6,1628,
3518,1625,327856,124,1631,1598,1583,393385,6,1633,1631,1625,141,327808,6,1635,3522,1633,327808,6,1637,3517,416,131321,
1587,131320,1589,196855,1641,0,262394,976,1640,1646,131320,1640,196670,1642,3518,327737,6,1644,197,1642,327879,6,1645,
1644,603,131321,1641,131320,1646,131321,1641,131320,1641,458997,6,3519,1645,1640,3518,1646,196670,1649,3519,393273,6,
1652,58,1649,1651,262205,6,1653,1651,327817,6,1656,1575,1655,327850,124,1657,1656,141,196855,1659,0,262394,1657,1658,
1659,131320,1658,327814,6,1664,1575,1655,327745,476,1666,1662,1664,196670,1666,1652,131321,1659,131320,1659,196670,
1668,1652,327737,6,1670,194,1668,196670,1671,3522,327737,6,1673,197,1671,327808,6,1674,1670,1673,131321,1676,131320,
1676,458997,6,3524,1674,1659,3529,1679,458997,6,3523,141,1659,1737,1679,327856,124,1682,3523,1580,262390,1678,1679,1,
262394,1682,1677,1678,131320,1677,327808,6,1686,1583,3523,327817,6,1687,1686,1580,327850,124,1689,1687,141,196855,
1692,0,262394,1689,1691,1696,131320,1691,196670,1693,1652,327737,6,1695,194,1693,131321,1692,131320,1696,131321,1692,
131320,1692,458997,6,3525,1695,1691,3524,1696,131321,1700,131320,1700,458997,6,3529,3525,1692,1725,1701,458997,6,3526,
141,1692,1727,1701,327856,124,1706,3526,127,262390,1702,1701,1,262394,1706,1701,1702,131320,1701,393281,9,1713,1601,
3523,3526,262205,6,1714,1713,196670,1712,1714,327737,6,1715,200,1712,327808,6,1716,3529,1715,327745,9,1717,1707,3526,
196670,1717,1716,262205,6,1722,1713,196670,1720,1722,327737,6,1723,197,1720,327808,6,1725,3529,1723,327808,6,1727,
3526,416,131321,1700,131320,1702,327808,6,1731,1581,1687,196670,1732,1731,262205,43,1734,1707,196670,1733,1734,393273,
2,1735,103,1732,1733,131321,1679,131320,1679,327808,6,1737,3523,416,131321,1676,131320,1678,327856,124,1739,1653,980,
196855,1741,0,262394,1739,1740,1741,131320,1740,196670,1742,1653,327737,2,1744,191,1742,131321,1741,131320,1741,
262368,126,126,478,131326,1653,65592,327734,2,208,0,204,196663,131,205,196663,182,206,196663,182,207,131320,209,
262203,9,1751,7,262203,182,1762,7,262203,131,1764,7,262203,9,1766,7,262203,9,1770,7,262203,9,1780,7,262203,9,1781,7,
262203,9,1796,7,262205,6,1749,462,196670,1751,1749,327737,6,1753,115,1751,131321,1755,131320,1755,458997,6,3530,141,
209,1786,1756,327856,124,1761,3530,121,262390,1757,1756,1,262394,1761,1756,1757,131320,1756,262205,130,1765,205,
196670,1764,1765,196670,1766,3530,393273,6,1768,135,1764,1766,327812,6,1769,1768,978,196670,1770,1749,327737,6,1772,
112,1770,327808,6,1773,1769,1772,327745,476,1774,987,1773,262205,6,1775,1774,327745,9,1777,206,3530,262205,6,1778,
1777,327808,6,1779,1775,1778,196670,1780,1779,196670,1781,1753,393273,6,1783,119,1780,1781,327745,9,1784,1762,3530,
196670,1784,1783,327808,6,1786,3530,416,131321,1755,131320,1757,262368,126,126,478,131321,1788,131320,1788,458997,6,
3531,141,1757,1805,1789,327856,124,1794,3531,121,262390,1790,1789,1,262394,1794,1789,1790,131320,1789,327745,9,1797,
1762,3531,262205,6,1798,1797,196670,1796,1798,327737,6,1799,106,1796,327745,9,1801,207,3531,262205,6,1802,1801,327745,
476,1803,987,1799,196670,1803,1802,327808,6,1805,3531,416,131321,1788,131320,1790,262368,126,126,478,65789,65592,
327734,7,213,0,210,196663,9,211,196663,9,212,131320,214,262203,8,1815,7,262203,8,1819,7,262203,9,1820,7,196855,1809,0,
262394,1807,1808,1809,131320,1808,262205,6,1810,211,262205,6,1811,212,327810,6,1812,1810,1811,327760,7,1813,1812,141,
131326,1813,131320,1809,393281,942,1816,586,368,1026,262205,24,1817,1816,262268,7,1818,1817,196670,1819,1818,262205,6,
1821,211,196670,1820,1821,393273,7,1822,13,1819,1820,196670,1815,1822,327745,9,1824,1815,141,262205,6,1825,1824,
262205,6,1826,212,327812,6,1827,1826,127,327830,345,1829,1825,1827,327761,6,1830,1829,1,327761,6,1831,1829,0,327745,9,
1833,1815,144,262205,6,1834,1833,327810,6,1836,1834,1830,327760,7,1837,1831,1836,131326,1837,65592,327734,2,216,0,189,
196663,9,215,131320,217,262203,9,1888,7,262203,9,1891,7,262205,6,1841,462,131321,1842,131320,1842,458997,6,3532,1841,
217,1905,1845,327858,124,1848,3532,974,262390,1844,1845,0,262394,1848,1843,1844,131320,1843,327856,124,1851,3532,974,
196855,1854,0,262394,1851,1853,1858,131320,1853,327745,476,1856,1662,3532,262205,6,1857,1856,131321,1854,131320,1858,
262205,6,1859,215,131321,1854,131320,1854,458997,6,3533,1857,1853,1859,1858,327808,6,1863,3532,144,327856,124,1864,
1863,974,196855,1867,0,262394,1864,1866,1872,131320,1866,327745,476,1870,1662,1863,262205,6,1871,1870,131321,1867,
131320,1872,262205,6,1875,215,393385,6,1876,1851,1875,980,131321,1867,131320,1867,458997,6,3535,1871,1866,1876,1872,
327745,476,1889,1886,3532,262205,6,1890,1889,196670,1888,1890,196670,1891,3533,393273,7,1893,213,1888,1891,327745,
1894,1895,1881,3532,196670,1895,1893,327810,6,1899,3535,3533,262205,6,1901,1889,327808,6,1902,1901,1899,196670,1889,
1902,131321,1845,131320,1845,327808,6,1905,3532,298,131321,1842,131320,1844,65789,65592,327734,2,219,0,189,196663,9,
218,131320,220,262203,9,1966,7,262203,9,1969,7,262205,6,1907,462,131321,1908,131320,1908,458997,6,3537,1907,220,1982,
1911,327858,124,1914,3537,297,262390,1910,1911,0,262394,1914,1909,1910,131320,1909,327817,6,1917,3537,974,327856,124,
1920,3537,297,196855,1923,0,262394,1920,1922,1928,131320,1922,327814,6,1925,3537,974,327745,476,1926,1662,1925,262205,
6,1927,1926,131321,1923,131320,1928,262205,6,1929,218,131321,1923,131320,1923,458997,6,3538,1927,1922,1929,1928,
131321,1932,131320,1932,458997,6,3542,3538,1923,1961,1935,458997,6,3539,141,1923,1963,1935,327856,124,1939,3539,1938,
262390,1934,1935,1,262394,1939,1933,1934,131320,1933,327856,124,1942,3539,1917,196855,1945,0,262394,1942,1944,1958,
131320,1944,327810,6,1953,3537,1917,327808,6,1955,1953,3539,327745,476,1956,1950,1955,262205,6,1957,1956,131321,1945,
131320,1958,131321,1945,131320,1945,458997,6,3543,1957,1944,141,1958,327808,6,1961,3542,3543,131321,1935,131320,1935,
327808,6,1963,3539,416,131321,1932,131320,1934,327745,476,1967,1886,3537,262205,6,1968,1967,196670,1966,1968,196670,
1969,3542,393273,7,1971,213,1966,1969,327745,1894,1972,1881,3537,196670,1972,1971,327745,476,1975,1950,3537,262205,6,
1976,1975,262205,6,1978,1967,327808,6,1979,1978,1976,196670,1967,1979,131321,1911,131320,1911,327808,6,1982,3537,298,
131321,1908,131320,1910,65789,65592,327734,2,227,0,222,196663,131,223,196663,9,224,196663,182,225,196663,221,226,
131320,228,262203,131,1984,7,262203,9,1986,7,262203,182,1988,7,262203,9,1995,7,262203,9,2002,7,262203,131,2005,7,
262203,182,2007,7,262203,182,2009,7,262205,130,1985,223,196670,1984,1985,262205,6,1987,224,196670,1986,1987,458809,2,
1989,187,1984,1986,1988,262205,181,1990,1988,262201,6,1992,202,196855,1994,0,262394,972,1993,1998,131320,1993,196670,
1995,1992,327737,2,1997,216,1995,131321,1994,131320,1998,262205,124,1999,226,196855,2001,0,262394,1999,2000,2001,
131320,2000,196670,2002,1992,327737,2,2004,219,2002,131321,2001,131320,2001,131321,1994,131320,1994,262205,130,2006,
223,196670,2005,2006,196670,2007,1990,262205,181,2010,225,196670,2009,2010,458809,2,2011,208,2005,2007,2009,65789,
65592,327734,2,230,0,161,196663,131,229,131320,231,262203,131,2033,7,262203,9,2035,7,262205,6,2013,462,131321,2014,
131320,2014,458997,6,3547,2013,231,2024,2015,327858,124,2020,3547,297,262390,2016,2015,0,262394,2020,2015,2016,131320,
2015,327745,476,2022,1950,3547,196670,2022,141,327808,6,2024,3547,298,131321,2014,131320,2016,262368,126,126,478,
131321,2026,131320,2026,458997,6,3548,141,2016,2041,2027,327856,124,2032,3548,121,262390,2028,2027,1,262394,2032,2027,
2028,131320,2027,262205,130,2034,229,196670,2033,2034,196670,2035,3548,393273,6,2037,135,2033,2035,327745,476,2038,
1950,2037,458986,6,2039,2038,144,141,144,327808,6,2041,3548,416,131321,2026,131320,2028,65789,65592,327734,2,235,0,
183,196663,131,232,196663,9,233,196663,182,234,131320,236,262203,131,2050,7,262203,131,2061,7,262203,9,2063,7,262203,
182,2065,7,262203,221,2067,7,262203,9,2080,7,131321,2043,131320,2043,458997,6,3549,141,236,2059,2044,327856,124,2049,
3549,129,262390,2045,2044,1,262394,2049,2044,2045,131320,2044,327745,9,2053,232,3549,262205,6,2054,2053,327879,6,2056,
2054,2055,327745,9,2057,2050,3549,196670,2057,2056,327808,6,2059,3549,416,131321,2043,131320,2045,262205,130,2062,
2050,196670,2061,2062,262205,6,2064,233,196670,2063,2064,262205,181,2066,234,196670,2065,2066,196670,2067,2060,524345,
2,2068,227,2061,2063,2065,2067,131321,2070,131320,2070,458997,6,3550,141,2045,2088,2071,327856,124,2076,3550,121,
262390,2072,2071,1,262394,2076,2071,2072,131320,2071,262205,6,2078,462,327812,6,2079,2078,121,196670,2080,2079,327737,
6,2081,106,2080,327808,6,2083,2081,3550,327745,476,2084,987,2083,262205,6,2085,2084,327745,9,2086,234,3550,196670,
2086,2085,327808,6,2088,3550,416,131321,2070,131320,2072,262368,126,126,478,131321,2090,131320,2090,458997,6,3551,141,
2072,2114,2091,327856,124,2096,3551,129,262390,2092,2091,1,262394,2096,2091,2092,131320,2091,327812,6,2099,3551,126,
327745,9,2100,234,2099,262205,6,2101,2100,327874,6,2103,2101,2102,327808,6,2106,2099,144,327745,9,2107,234,2106,
262205,6,2108,2107,327874,6,2109,2108,2102,327876,6,2110,2109,1079,327877,6,2111,2103,2110,327745,9,2112,232,3551,
196670,2112,2111,327808,6,2114,3551,416,131321,2090,131320,2092,65789,65592,327734,2,238,0,161,196663,131,237,131320,
239,262203,9,2116,7,262203,182,2134,7,262203,131,2136,7,262203,9,2138,7,262203,131,2153,7,262203,131,2156,7,262203,9,
2158,7,262203,182,2160,7,262203,131,2166,7,262203,9,2168,7,262203,182,2170,7,262203,221,2172,7,262205,6,2117,462,
196670,2116,2117,327737,6,2118,109,2116,327812,6,2119,2118,121,327745,9,2121,237,368,262205,6,2122,2121,327874,6,2124,
2122,2123,327808,6,2125,144,2124,131321,2127,131320,2127,458997,6,3552,141,239,2149,2128,327856,124,2133,3552,121,
262390,2129,2128,1,262394,2133,2128,2129,131320,2128,262205,130,2137,237,196670,2136,2137,196670,2138,3552,393273,6,
2140,135,2136,2138,327876,6,2142,2140,2141,327808,6,2145,2119,3552,327808,6,2146,2142,2145,327745,9,2147,2134,3552,
196670,2147,2146,327808,6,2149,3552,416,131321,2127,131320,2129,196855,2152,0,262394,2150,2151,2152,131320,2151,
262205,130,2154,237,196670,2153,2154,327737,2,2155,230,2153,262205,130,2157,237,196670,2156,2157,196670,2158,2125,
262205,181,2161,2134,196670,2160,2161,458809,2,2162,235,2156,2158,2160,262205,130,2163,2156,196670,237,2163,262205,
181,2164,2160,196670,2134,2164,131321,2152,131320,2152,262205,130,2167,237,196670,2166,2167,196670,2168,2125,262205,
181,2171,2134,196670,2170,2171,196670,2172,2165,524345,2,2173,227,2166,2168,2170,2172,65789,65592,327734,2,246,0,240,
196663,27,241,196663,182,242,196663,182,243,196663,182,244,196663,9,245,131320,247,262203,27,2223,7,262203,9,2225,7,
262203,9,2228,7,393281,588,2174,586,368,663,262205,6,2175,2174,327858,124,2177,2175,2176,196855,2179,0,262394,2177,
2178,2205,131320,2178,131321,2181,131320,2181,458997,6,3555,141,2178,2204,2184,327856,124,2187,3555,121,262390,2183,
2184,1,262394,2187,2182,2183,131320,2182,327745,9,2189,244,3555,262205,6,2190,2189,262205,6,2191,245,327856,124,2192,
2190,2191,196855,2194,0,262394,2192,2193,2194,131320,2193,262205,24,2195,241,327745,9,2197,242,3555,262205,6,2198,
2197,327745,9,2200,243,3555,262205,6,2201,2200,393281,369,2202,2195,368,2198,327742,2202,2201,2,4,131321,2194,131320,
2194,131321,2184,131320,2184,327808,6,2204,3555,416,131321,2181,131320,2183,131321,2179,131320,2205,131321,2207,
131320,2207,458997,6,3553,141,2205,2233,2210,327856,124,2213,3553,121,262390,2209,2210,1,262394,2213,2208,2209,131320,
2208,327745,9,2215,244,3553,262205,6,2216,2215,262205,6,2217,245,327856,124,2218,2216,2217,196855,2220,0,262394,2218,
2219,2220,131320,2219,262205,24,2224,241,196670,2223,2224,327745,9,2226,242,3553,262205,6,2227,2226,196670,2225,2227,
327745,9,2229,243,3553,262205,6,2230,2229,196670,2228,2230,458809,2,2231,32,2223,2225,2228,131321,2220,131320,2220,
131321,2210,131320,2210,327808,6,2233,3553,416,131321,2207,131320,2209,131321,2179,131320,2179,65789,65592,327734,2,
252,0,248,196663,182,249,196663,9,250,196663,9,251,131320,253,262203,18,2257,7,262203,9,2260,7,131321,2235,131320,
2235,458997,6,3557,141,253,2266,2238,327856,124,2241,3557,121,262390,2237,2238,1,262394,2241,2236,2237,131320,2236,
327812,6,2244,3557,298,262205,6,2245,462,327808,6,2246,2244,2245,262205,6,2249,251,327856,124,2250,2246,2249,196855,
2253,0,262394,2250,2252,2262,131320,2252,262205,6,2254,250,327808,6,2256,2254,2246,393281,611,2258,586,368,416,262205,
15,2259,2258,196670,2257,2259,196670,2260,2256,393273,6,2261,22,2257,2260,131321,2253,131320,2262,131321,2253,131320,
2253,458997,6,3558,2261,2252,141,2262,327745,9,2264,249,3557,196670,2264,3558,131321,2238,131320,2238,327808,6,2266,
3557,416,131321,2235,131320,2237,65789,65592,327734,2,259,0,254,196663,182,255,196663,9,256,196663,9,257,196663,9,258,
131320,260,262203,9,2290,7,131321,2268,131320,2268,458997,6,3560,141,260,2298,2271,327856,124,2274,3560,121,262390,
2270,2271,1,262394,2274,2269,2270,131320,2269,327812,6,2277,3560,298,262205,6,2278,462,327808,6,2279,2277,2278,262205,
6,2282,257,327856,124,2283,2279,2282,196855,2286,0,262394,2283,2285,2294,131320,2285,262205,6,2287,256,327808,6,2289,
2287,2279,196670,2290,2289,327737,7,2291,72,2290,262205,6,2292,258,327757,6,2293,2291,2292,131321,2286,131320,2294,
131321,2286,131320,2286,458997,6,3561,2293,2285,141,2294,327745,9,2296,255,3560,196670,2296,3561,131321,2271,131320,
2271,327808,6,2298,3560,416,131321,2268,131320,2270,65789,65592,327734,2,264,0,261,196663,182,262,196663,182,263,
131320,265,262203,9,2309,7,262203,9,2337,7,262205,6,2300,462,262368,126,126,478,131321,2302,131320,2302,458997,6,3563,
141,265,2322,2303,327856,124,2308,3563,121,262390,2304,2303,1,262394,2308,2303,2304,131320,2303,196670,2309,2300,
327737,6,2311,106,2309,327812,6,2315,3563,2314,327808,6,2316,2311,2315,327745,9,2318,262,3563,262205,6,2319,2318,
327745,476,2320,987,2316,196670,2320,2319,327808,6,2322,3563,416,131321,2302,131320,2304,262368,126,126,478,131321,
2324,131320,2324,458997,6,3564,141,2304,2343,2325,327856,124,2330,3564,121,262390,2326,2325,1,262394,2330,2325,2326,
131320,2325,327745,9,2333,263,3564,262205,6,2334,2333,327879,6,2336,2334,2335,196670,2337,2336,327737,6,2338,106,2337,
327745,476,2339,987,2338,262205,6,2340,2339,327745,9,2341,262,3564,196670,2341,2340,327808,6,2343,3564,416,131321,
2324,131320,2326,65789,65592,327734,2,271,0,266,196663,182,267,196663,182,268,196663,182,269,196663,9,270,131320,272,
262203,27,2371,7,262203,9,2374,7,262203,9,2377,7,131321,2345,131320,2345,458997,6,3565,141,272,2382,2348,327856,124,
2351,3565,121,262390,2347,2348,1,262394,2351,2346,2347,131320,2346,327745,9,2353,269,3565,262205,6,2354,2353,262205,6,
2355,270,327856,124,2356,2354,2355,196855,2358,0,262394,2356,2357,2358,131320,2357,327745,9,2360,268,3565,262205,6,
2361,2360,393281,588,2363,586,368,2362,262205,6,2364,2363,327856,124,2365,2361,2364,131321,2358,131320,2358,458997,
124,2366,2356,2346,2365,2357,196855,2368,0,262394,2366,2367,2368,131320,2367,393281,942,2372,586,368,891,262205,24,
2373,2372,196670,2371,2373,327745,9,2375,268,3565,262205,6,2376,2375,196670,2374,2376,327745,9,2378,267,3565,262205,6,
2379,2378,196670,2377,2379,458809,2,2380,32,2371,2374,2377,131321,2368,131320,2368,131321,2348,131320,2348,327808,6,
2382,3565,416,131321,2345,131320,2347,65789,65592,327734,2,279,0,273,196663,182,274,196663,182,275,196663,9,276,
196663,9,277,196663,9,278,131320,280,262203,182,2383,7,262203,182,2384,7,262203,9,2385,7,262203,9,2387,7,262203,9,
2389,7,262203,182,2392,7,262203,182,2394,7,262203,27,2402,7,262203,182,2405,7,262203,182,2407,7,262203,182,2409,7,
262203,9,2411,7,262203,182,2415,7,262203,182,2416,7,262203,9,2417,7,262203,9,2419,7,262203,9,2421,7,262203,182,2424,7,
262203,182,2426,7,262203,8,2450,7,262203,9,2451,7,262203,8,2456,7,262203,9,2457,7,262205,6,2386,276,196670,2385,2386,
262205,6,2388,277,196670,2387,2388,196670,2389,141,524345,2,2390,259,2384,2385,2387,2389,262205,181,2391,2384,196670,
2383,2391,196670,2392,2391,262205,181,2395,275,196670,2394,2395,393273,2,2396,264,2392,2394,262205,181,2397,2392,
196670,2383,2397,196855,2400,0,262394,2398,2399,2400,131320,2399,393281,942,2403,586,368,2401,262205,24,2404,2403,
196670,2402,2404,262205,181,2406,274,196670,2405,2406,262205,181,2408,2383,196670,2407,2408,262205,181,2410,275,
196670,2409,2410,262205,6,2412,278,196670,2411,2412,589881,2,2413,246,2402,2405,2407,2409,2411,65789,131320,2400,
262205,6,2418,276,196670,2417,2418,262205,6,2420,277,196670,2419,2420,196670,2421,144,524345,2,2422,259,2416,2417,
2419,2421,262205,181,2423,2416,196670,2415,2423,196670,2424,2423,262205,181,2427,275,196670,2426,2427,393273,2,2428,
264,2424,2426,262205,181,2429,2424,196670,2415,2429,131321,2431,131320,2431,458997,6,3568,141,2400,2473,2434,327856,
124,2437,3568,121,262390,2433,2434,1,262394,2437,2432,2433,131320,2432,327745,9,2439,275,3568,262205,6,2440,2439,
262205,6,2441,278,327856,124,2442,2440,2441,196855,2444,0,262394,2442,2443,2444,131320,2443,393281,942,2446,586,368,
2401,262205,24,2447,2446,262268,7,2448,2447,196670,2450,2448,327745,9,2452,274,3568,262205,6,2453,2452,196670,2451,
2453,393273,7,2454,13,2450,2451,196670,2456,2454,262205,6,2459,2452,196670,2457,2459,393273,7,2460,13,2456,2457,
262268,24,2461,2460,327745,9,2464,2383,3568,262205,6,2465,2464,393281,369,2466,2461,368,368,327742,2466,2465,2,4,
327745,9,2469,2415,3568,262205,6,2470,2469,393281,369,2471,2461,368,416,327742,2471,2470,2,4,131321,2444,131320,2444,
131321,2434,131320,2434,327808,6,2473,3568,416,131321,2431,131320,2433,65789,65592,327734,2,283,0,281,196663,182,282,
131320,284,262203,9,2483,7,131321,2475,131320,2475,458997,6,3570,141,284,2495,2476,327856,124,2481,3570,121,262390,
2477,2476,1,262394,2481,2476,2477,131320,2476,262205,6,2484,462,196670,2483,2484,327737,6,2485,106,2483,327812,6,2489,
3570,2488,327808,6,2490,2485,2489,327745,476,2491,987,2490,262205,6,2492,2491,327745,9,2493,282,3570,196670,2493,2492,
327808,6,2495,3570,416,131321,2475,131320,2477,65789,65592,327734,2,286,0,189,196663,9,285,131320,287,262203,182,2496,
7,262203,182,2497,7,262203,2509,2510,7,327737,2,2498,283,2497,262205,181,2499,2497,196670,2496,2499,131321,2501,
131320,2501,458997,6,3571,141,287,2521,2502,327856,124,2507,3571,121,262390,2503,2502,1,262394,2507,2502,2503,131320,
2502,327745,9,2513,2496,3571,262205,6,2514,2513,327874,6,2515,2514,2141,327745,1894,2516,1881,2515,262205,7,2517,2516,
262268,24,2518,2517,327745,27,2519,2510,3571,196670,2519,2518,327808,6,2521,3571,416,131321,2501,131320,2503,131321,
2523,131320,2523,458997,6,3572,141,2503,2554,2526,327856,124,2529,3572,121,262390,2525,2526,1,262394,2529,2524,2525,
131320,2524,327745,9,2531,2496,3572,262205,6,2532,2531,393281,588,2533,586,368,750,262205,6,2534,2533,327876,6,2535,
2534,2141,327856,124,2536,2532,2535,196855,2538,0,262394,2536,2537,2538,131320,2537,327745,27,2540,2510,3572,262205,
24,2541,2540,327812,6,2543,3572,298,262205,6,2544,462,327808,6,2545,2543,2544,262205,6,2546,285,262205,6,2549,2531,
327879,6,2550,2549,2335,327877,6,2551,2546,2550,393281,369,2552,2541,368,2545,327742,2552,2551,2,4,131321,2538,131320,
2538,131321,2526,131320,2526,327808,6,2554,3572,416,131321,2523,131320,2525,65789,65592,327734,2,290,0,90,196663,9,
288,196663,9,289,131320,291,262203,182,2559,7,262203,182,2560,7,262203,182,2571,7,262203,182,2628,7,262203,182,2645,7,
262203,9,2646,7,262203,9,2648,7,262203,182,2652,7,262203,182,2654,7,262203,27,2658,7,262203,182,2661,7,262203,182,
2663,7,262203,182,2665,7,262203,9,2667,7,262203,182,2676,7,262203,182,2678,7,262203,182,2680,7,262203,9,2682,7,262203,
182,2697,7,262203,182,2699,7,262203,9,2701,7,262203,9,2703,7,262203,9,2705,7,393281,588,2556,586,368,750,262205,6,
2557,2556,327876,6,2558,2557,2141,327737,2,2561,283,2560,262205,181,2562,2560,196670,2559,2562,131321,2564,131320,
2564,458997,6,3574,141,291,2586,2565,327856,124,2570,3574,121,262390,2566,2565,1,262394,2570,2565,2566,131320,2565,
327745,9,2574,2559,3574,262205,6,2575,2574,327874,6,2576,2575,2141,393281,476,2577,1881,2576,141,262205,6,2578,2577,
327812,6,2580,3574,298,262205,6,2581,462,327808,6,2582,2580,2581,327808,6,2583,2578,2582,327745,9,2584,2571,3574,
196670,2584,2583,327808,6,2586,3574,416,131321,2564,131320,2566,393281,588,2587,586,368,650,262205,6,2588,2587,327879,
6,2589,2588,126,327851,124,2590,2589,141,196855,2592,0,262394,2590,2591,2592,131320,2591,131321,2594,131320,2594,
458997,6,3575,141,2591,2619,2597,327856,124,2600,3575,121,262390,2596,2597,1,262394,2600,2595,2596,131320,2595,327745,
9,2603,2559,3575,262205,6,2604,2603,327879,6,2605,2604,2335,262205,6,2606,289,327856,124,2607,2605,2606,196855,2610,0,
262394,2607,2609,2614,131320,2609,262205,6,2613,2603,131321,2610,131320,2614,131321,2610,131320,2610,458997,6,3584,
2613,2609,740,2614,196670,2603,3584,131321,2597,131320,2597,327808,6,2619,3575,416,131321,2594,131320,2596,131321,
2592,131320,2592,458997,6,3579,2558,2566,740,2596,131321,2621,131320,2621,458997,6,3576,141,2592,2638,2622,327856,124,
2627,3576,121,262390,2623,2622,1,262394,2627,2622,2623,131320,2622,262205,6,2630,288,327745,9,2632,2559,3576,262205,6,
2633,2632,327879,6,2634,2633,2335,327877,6,2635,2630,2634,327745,9,2636,2628,3576,196670,2636,2635,327808,6,2638,3576,
416,131321,2621,131320,2623,327879,6,2641,2588,123,327851,124,2642,2641,141,196855,2644,0,262394,2642,2643,2644,
131320,2643,262205,6,2647,288,196670,2646,2647,262205,6,2649,289,196670,2648,2649,458809,2,2650,252,2645,2646,2648,
262205,181,2651,2645,196670,2628,2651,196670,2652,2651,262205,181,2655,2559,196670,2654,2655,393273,2,2656,264,2652,
2654,262205,181,2657,2652,196670,2628,2657,131321,2644,131320,2644,393281,942,2659,586,368,1026,262205,24,2660,2659,
196670,2658,2660,262205,181,2662,2571,196670,2661,2662,262205,181,2664,2628,196670,2663,2664,262205,181,2666,2559,
196670,2665,2666,196670,2667,3579,589881,2,2669,246,2658,2661,2663,2665,2667,327879,6,2672,2588,121,327851,124,2673,
2672,141,196855,2675,0,262394,2673,2674,2675,131320,2674,262205,181,2677,2571,196670,2676,2677,262205,181,2679,2628,
196670,2678,2679,262205,181,2681,2559,196670,2680,2681,196670,2682,3579,524345,2,2684,271,2676,2678,2680,2682,131321,
2675,131320,2675,196855,2689,0,262394,2687,2688,2689,131320,2688,327879,6,2692,2588,143,327851,124,2693,2692,141,
131321,2689,131320,2689,458997,124,2694,2687,2675,2693,2688,196855,2696,0,262394,2694,2695,2696,131320,2695,262205,
181,2698,2571,196670,2697,2698,262205,181,2700,2559,196670,2699,2700,262205,6,2702,288,196670,2701,2702,262205,6,2704,
289,196670,2703,2704,196670,2705,3579,589881,2,2707,279,2697,2699,2701,2703,2705,131321,2696,131320,2696,65789,65592,
327734,2,295,0,151,196663,150,292,196663,9,293,196663,9,294,131320,296,262203,131,2716,7,262203,150,2717,7,262203,131,
2722,7,262203,9,2723,7,262203,9,2725,7,262203,131,2733,7,262203,9,2735,7,262203,150,2741,7,262203,9,2743,7,262203,9,
2744,7,262203,131,2748,7,262203,9,2753,7,262203,9,2757,7,262203,9,2759,7,262205,6,2709,294,262205,6,2710,293,327810,6,
2711,2709,2710,458764,6,2712,1,38,980,2711,196855,2714,0,262394,1106,2713,2721,131320,2713,262205,149,2718,292,196670,
2717,2718,393273,2,2719,168,2716,2717,262205,130,2720,2716,131321,2714,131320,2721,262205,6,2724,293,196670,2723,2724,
196670,2725,2712,458809,2,2727,174,2722,2723,2725,262205,130,2728,2722,131321,2714,131320,2714,458997,130,3587,2720,
2713,2728,2721,327856,124,2730,2712,980,196855,2732,0,262394,2730,2731,2732,131320,2731,196670,2733,3587,196670,2735,
2712,393273,2,2737,179,2733,2735,262205,130,2738,2733,131321,2732,131320,2732,458997,130,3588,3587,2714,2738,2731,
262205,6,2739,293,327808,6,2740,2739,980,262205,149,2742,292,196670,2741,2742,196670,2743,2740,262205,6,2745,294,
196670,2744,2745,458809,2,2746,155,2741,2743,2744,262205,149,2747,2741,196670,292,2747,196670,2748,3588,327737,2,2750,
238,2748,196855,2752,0,262394,1806,2751,2756,131320,2751,262205,6,2754,293,196670,2753,2754,327737,2,2755,286,2753,
131321,2752,131320,2756,262205,6,2758,293,196670,2757,2758,196670,2759,2712,393273,2,2761,290,2757,2759,131321,2752,
131320,2752,262368,126,126,478,65789,65592,327734,2,315,0,310,196663,309,311,196663,9,312,196663,9,313,196663,9,314,
131320,316,262203,2826,2827,7,262203,44,2884,7,262203,44,2896,7,262203,9,2899,7,262203,9,2900,7,262203,44,2903,7,
393281,611,2765,586,368,2764,262205,15,2766,2765,262268,7,2767,2766,262268,858,2768,2767,262201,6,2770,95,327814,6,
2771,2770,123,262205,6,2773,462,327817,6,2774,2773,302,327745,461,2779,2778,141,262205,6,2780,2779,327814,6,2781,2780,
126,131321,2783,131320,2783,458997,6,3589,141,316,2843,2786,327856,124,2789,3589,127,262390,2785,2786,1,262394,2789,
2784,2785,131320,2784,262205,6,2790,314,327812,6,2792,3589,302,327808,6,2793,2790,2792,327856,124,2795,2793,2771,
196855,2797,0,262394,2795,2796,2797,131320,2796,131321,2799,131320,2799,458997,6,3597,141,2796,2841,2800,327856,124,
2805,3597,307,262390,2801,2800,1,262394,2805,2800,2801,131320,2800,262205,6,2807,312,327812,6,2809,3597,303,327808,6,
2810,2807,2809,262205,6,2811,313,327810,6,2812,2811,144,458764,6,2813,1,38,2810,2812,262205,6,2815,314,327808,6,2818,
2815,2792,327808,6,2820,2818,2774,327810,6,2822,2771,144,458764,6,2823,1,38,2820,2822,327812,6,2833,2771,126,327812,6,
2834,2813,2833,327808,6,2836,2834,2823,393281,862,2837,2768,368,2836,393277,43,2838,2837,2,16,393281,44,2839,2827,
3589,3597,196670,2839,2838,327808,6,2841,3597,416,131321,2799,131320,2801,131321,2797,131320,2797,131321,2786,131320,
2786,327808,6,2843,3589,416,131321,2783,131320,2785,131321,2845,131320,2845,458997,6,3590,141,2785,2913,2848,327856,
124,2851,3590,127,262390,2847,2848,1,262394,2851,2846,2847,131320,2846,262205,6,2852,314,327812,6,2854,3590,302,
327808,6,2855,2852,2854,327856,124,2857,2855,2771,196855,2859,0,262394,2857,2858,2859,131320,2858,131321,2861,131320,
2861,458997,6,3591,141,2858,2911,2864,327856,124,2867,3591,307,262390,2863,2864,1,262394,2867,2862,2863,131320,2862,
262205,6,2869,314,327808,6,2872,2869,2854,327808,6,2874,2872,2774,327856,124,2878,2874,2771,196855,2881,0,262394,2878,
2880,2888,131320,2880,393281,44,2885,2827,3590,3591,262205,43,2886,2885,196670,2884,2886,327737,6,2887,53,2884,131321,
2881,131320,2888,131321,2881,131320,2881,458997,6,3594,2887,2880,141,2888,327812,6,2895,2874,127,393281,44,2897,2827,
3590,3591,262205,43,2898,2897,196670,2896,2898,196670,2899,2895,196670,2900,2781,458809,43,2902,49,2896,2899,2900,
196670,2903,2902,327737,6,2904,53,2903,327760,7,2905,3594,2904,327745,8,2906,311,3591,262205,7,2907,2906,327808,7,
2908,2907,2905,196670,2906,2908,131321,2864,131320,2864,327808,6,2911,3591,416,131321,2861,131320,2863,131321,2859,
131320,2859,131321,2848,131320,2848,327808,6,2913,3590,416,131321,2845,131320,2847,65789,65592,327734,2,318,0,189,
196663,9,317,131320,319,262203,309,2948,7,262203,309,2989,7,262203,9,2991,7,262203,9,2993,7,262203,9,2995,7,262205,6,
2915,462,327817,6,2916,2915,302,327745,461,2918,2778,141,262205,6,2919,2918,327814,6,2920,2919,126,327814,6,2923,2915,
302,131321,2924,131320,2924,458997,6,3600,2923,319,3044,2927,262205,6,2930,317,327856,124,2931,3600,2930,262390,2926,
2927,0,262394,2931,2925,2926,131320,2925,131321,2933,131320,2933,458997,6,3601,141,2925,2978,2936,327856,124,2939,
3601,307,262390,2935,2936,1,262394,2939,2934,2935,131320,2934,327812,6,2943,3601,303,327808,6,2944,3600,2943,262205,6,
2945,317,327810,6,2946,2945,144,458764,6,2947,1,38,2944,2946,327745,8,2951,2948,3601,196670,2951,2950,327850,124,2953,
2916,141,196855,2955,0,262394,2953,2954,2955,131320,2954,327817,6,2958,2919,126,327851,124,2959,2958,141,131321,2955,
131320,2955,458997,124,2960,2953,2934,2959,2954,196855,2962,0,262394,2960,2961,2962,131320,2961,393281,611,2964,586,
368,2764,262205,15,2965,2964,262201,6,2967,95,327812,6,2968,2947,2967,262201,6,2969,95,327814,6,2970,2969,126,327808,
6,2971,2968,2970,327808,6,2973,2971,2920,393281,369,2974,2965,368,2973,393277,6,2975,2974,2,4,393281,9,2976,2948,3601,
144,196670,2976,2975,131321,2962,131320,2962,131321,2936,131320,2936,327808,6,2978,3601,416,131321,2933,131320,2935,
131321,2980,131320,2980,458997,6,3602,141,2935,3001,2981,262201,6,2986,95,327814,6,2987,2986,123,327856,124,2988,3602,
2987,262390,2982,2981,0,262394,2988,2981,2982,131320,2981,262205,308,2990,2948,196670,2989,2990,196670,2991,3600,
262205,6,2994,317,196670,2993,2994,196670,2995,3602,524345,2,2997,315,2989,2991,2993,2995,262205,308,2998,2989,196670,
2948,2998,327808,6,3001,3602,2999,131321,2980,131320,2982,131321,3003,131320,3003,458997,6,3603,141,2982,3041,3006,
327856,124,3009,3603,307,262390,3005,3006,1,262394,3009,3004,3005,131320,3004,327812,6,3012,3603,303,327808,6,3013,
3600,3012,262205,6,3014,317,327856,124,3015,3013,3014,196855,3017,0,262394,3015,3016,3017,131320,3016,327812,6,3025,
3013,3024,327812,6,3027,2916,126,327808,6,3028,3025,3027,393281,9,3031,2948,3603,141,262205,6,3032,3031,327745,476,
3033,987,3028,196670,3033,3032,327808,6,3035,3028,144,393281,9,3037,2948,3603,144,262205,6,3038,3037,327745,476,3039,
987,3035,196670,3039,3038,131321,3017,131320,3017,131321,3006,131320,3006,327808,6,3041,3603,416,131321,3003,131320,
3005,131321,2927,131320,2927,327808,6,3044,3600,3042,131321,2924,131320,2926,262368,126,126,478,65789,65592,327734,7,
321,0,70,196663,9,320,131320,322,393281,588,3045,586,368,650,262205,6,3046,3045,327879,6,3048,3046,3047,327850,124,
3049,3048,141,196855,3051,0,262394,3049,3050,3051,131320,3050,393281,611,3053,586,368,3052,262205,15,3054,3053,262205,
6,3055,320,393281,369,3056,3054,368,3055,393277,6,3057,3056,2,4,393281,611,3058,586,368,2764,262205,15,3059,3058,
262205,6,3060,320,262201,6,3061,95,327812,6,3062,3060,3061,327745,461,3063,2778,141,262205,6,3064,3063,327808,6,3065,
3062,3064,393281,369,3066,3059,368,3065,393277,6,3067,3066,2,4,327760,7,3068,3057,3067,131326,3068,131320,3051,131321,
3072,131320,3072,458997,7,3614,2950,3051,3096,3073,458997,6,3613,141,3051,3098,3073,327856,124,3078,3613,302,262390,
3074,3073,1,262394,3078,3073,3074,131320,3073,262205,6,3079,320,327812,6,3080,3079,3024,327812,6,3082,3613,126,327808,
6,3083,3080,3082,327745,476,3084,987,3083,262205,6,3085,3084,262205,6,3086,320,327812,6,3087,3086,3024,327808,6,3090,
3087,3082,327808,6,3091,3090,144,327745,476,3092,987,3091,262205,6,3093,3092,327760,7,3094,3085,3093,327808,7,3096,
3614,3094,327808,6,3098,3613,416,131321,3072,131320,3074,131326,3614,65592,327734,2,324,0,189,196663,9,323,131320,325,
262203,9,3103,7,262203,9,3112,7,262203,9,3141,7,262203,9,3142,7,393281,588,3104,586,368,750,262205,6,3105,3104,196670,
3103,3105,327737,7,3106,321,3103,327761,6,3107,3106,0,327808,6,3111,3105,144,196670,3112,3111,327737,7,3113,321,3112,
327761,6,3114,3113,0,262201,6,3116,68,393281,588,3118,586,368,650,262205,6,3119,3118,327879,6,3121,3119,3120,327851,
124,3122,3121,141,393281,942,3123,586,368,941,262205,24,3124,3123,393281,369,3126,3124,368,368,327742,3126,3116,2,4,
262205,6,3129,323,393281,369,3130,3124,368,416,327742,3130,3129,2,4,327808,6,3135,3107,3114,393281,369,3136,3124,368,
342,327742,3136,3135,2,4,393281,369,3140,3124,368,2764,327742,3140,3114,2,4,196670,3141,127,262205,6,3143,323,196670,
3142,3143,393273,2,3144,93,3141,3142,196855,3150,0,262394,3122,3149,3154,131320,3149,327808,6,3152,3116,787,327814,6,
3153,3152,121,131321,3150,131320,3154,131321,3150,131320,3150,458997,6,3615,3153,3149,141,3154,393281,369,3156,3124,
368,891,327742,3156,3615,2,4,196855,3162,0,262394,3122,3161,3170,131320,3161,393281,611,3163,586,368,3052,262205,15,
3164,3163,327808,6,3167,3105,126,393281,369,3168,3164,368,3167,393277,6,3169,3168,2,4,131321,3162,131320,3170,131321,
3162,131320,3162,458997,6,3616,3169,3161,141,3170,393281,369,3172,3124,368,941,327742,3172,3616,2,4,131321,3175,
131320,3175,458997,6,3617,3174,3162,3187,3176,327856,124,3181,3617,143,262390,3177,3176,0,262394,3181,3176,3177,
131320,3176,393281,369,3185,3124,368,3617,327742,3185,141,2,4,327808,6,3187,3617,416,131321,3175,131320,3177,65789,
65592,327734,2,330,0,326,196663,9,327,196663,9,328,196663,9,329,131320,331,262203,9,3200,7,262203,9,3201,7,393281,942,
3188,586,368,941,262205,24,3189,3188,262205,6,3190,327,327808,6,3191,143,3190,262205,6,3192,328,393281,369,3193,3189,
368,3191,327742,3193,3192,2,4,393281,588,3195,586,368,3194,262205,6,3196,3195,262205,6,3197,327,327812,6,3198,3197,
435,327808,6,3199,3196,3198,196670,3200,3199,262205,6,3202,329,196670,3201,3202,393273,2,3203,93,3200,3201,65789,
65592,327734,2,335,0,332,196663,221,333,196663,221,334,131320,336,262203,3229,3230,7,262203,9,3244,7,262203,9,3258,7,
262203,9,3260,7,262203,9,3292,7,262203,9,3294,7,262203,9,3296,7,262203,9,3319,7,262203,9,3327,7,262203,9,3355,7,
262205,124,3205,333,196855,3207,0,262394,3205,3206,3207,131320,3206,393281,588,3208,586,368,650,262205,6,3209,3208,
327879,6,3210,3209,829,327851,124,3211,3210,141,131321,3207,131320,3207,458997,124,3212,3205,336,3211,3206,262205,6,
3214,462,327812,6,3218,3214,3217,131321,3221,131320,3221,458997,6,3619,141,3207,3253,3224,458997,6,3618,141,3207,3255,
3224,327856,124,3227,3618,3217,262390,3223,3224,1,262394,3227,3222,3223,131320,3222,327808,6,3234,3218,3618,393281,
588,3235,586,368,750,262205,6,3236,3235,327856,124,3237,3234,3236,196855,3240,0,262394,3237,3239,3246,131320,3239,
196670,3244,3234,327737,7,3245,321,3244,131321,3240,131320,3246,131321,3240,131320,3240,458997,7,3627,3245,3239,2950,
3246,327745,8,3248,3230,3618,196670,3248,3627,393281,9,3250,3230,3618,141,262205,6,3251,3250,327808,6,3253,3619,3251,
131321,3224,131320,3224,327808,6,3255,3618,416,131321,3221,131320,3223,196670,3258,3619,393273,6,3261,58,3258,3260,
262205,6,3262,3260,131321,3264,131320,3264,458997,6,3622,3261,3223,3304,3267,458997,6,3620,141,3223,3306,3267,327856,
124,3270,3620,3217,262390,3266,3267,1,262394,3270,3265,3266,131320,3265,327808,6,3274,3218,3620,393281,588,3276,586,
368,750,262205,6,3277,3276,327856,124,3278,3274,3277,196855,3280,0,262394,3278,3279,3280,131320,3279,393281,9,3284,
3230,3620,144,262205,6,3285,3284,327808,6,3286,3622,3285,327745,476,3287,1886,3274,196670,3287,3286,196855,3290,0,
262394,3212,3289,3290,131320,3289,196670,3292,3274,196670,3294,3622,393281,9,3297,3230,3620,141,262205,6,3298,3297,
196670,3296,3298,458809,2,3299,330,3292,3294,3296,131321,3290,131320,3290,131321,3280,131320,3280,393281,9,3301,3230,
3620,141,262205,6,3302,3301,327808,6,3304,3622,3302,131321,3267,131320,3267,327808,6,3306,3620,416,131321,3264,131320,
3266,327850,124,3309,3214,3308,196855,3311,0,262394,3309,3310,3311,131320,3310,393281,588,3312,586,368,750,262205,6,
3313,3312,262205,124,3315,334,196855,3318,0,262394,3315,3317,3331,131320,3317,196670,3319,3313,327737,7,3322,321,3319,
327761,6,3323,3322,1,327808,6,3326,3313,144,196670,3327,3326,327737,7,3328,321,3327,327761,6,3329,3328,1,327808,6,
3330,3323,3329,131321,3318,131320,3331,131321,3318,131320,3318,458997,6,3621,3330,3317,141,3331,327808,6,3333,3262,
3621,327745,476,3334,1886,3313,196670,3334,3333,196855,3337,0,262394,3212,3336,3337,131320,3336,393281,942,3338,586,
368,941,262205,24,3339,3338,327808,6,3342,143,3313,393281,369,3344,3339,368,3342,327742,3344,3262,2,4,131321,3337,
131320,3337,262205,124,3345,333,196855,3347,0,262394,3345,3346,3347,131320,3346,393281,588,3348,586,368,650,262205,6,
3349,3348,327879,6,3350,3349,528,327851,124,3351,3350,141,131321,3347,131320,3347,458997,124,3352,3345,3337,3351,3346,
196855,3354,0,262394,3352,3353,3354,131320,3353,196670,3355,3262,327737,2,3357,324,3355,131321,3354,131320,3354,
131321,3311,131320,3311,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,620,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,125,134,196,252,403,541,556,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,125,11,29,327752,247,0,35,0,327752,247,1,35,8,327752,247,2,35,16,327752,247,3,35,24,327752,
247,4,35,32,327752,247,5,35,36,327752,247,6,35,40,327752,247,7,35,44,327752,247,8,35,48,327752,247,9,35,52,327752,247,
10,35,56,327752,247,11,35,60,262215,248,6,4,262216,249,0,25,327752,249,0,35,0,196679,249,2,327752,250,0,35,0,196679,
250,2,262215,541,11,26,262215,599,11,25,196679,498,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,262167,24,6,4,262176,25,7,24,393249,26,24,25,9,9,262177,32,6,25,327713,36,6,9,9,262177,41,6,9,327713,45,2,9,9,
262187,6,56,0,262165,60,32,1,262187,60,61,2,262174,64,6,6,262187,6,69,1,262187,60,73,30,262187,60,88,0,262176,89,5349,
6,458796,24,94,56,56,56,56,262187,6,96,2,262187,6,97,3,458796,24,98,56,69,96,97,131092,104,262167,105,104,4,262176,
124,1,6,262203,124,125,1,262187,6,129,16,262187,6,131,32,262172,132,24,131,262176,133,4,132,262203,133,134,4,262187,6,
136,4,262176,141,4,6,262187,6,143,264,262176,150,4,24,262187,60,187,1,262172,194,24,96,262176,195,4,194,262203,195,
196,4,196647,246,5349,917534,247,15,15,15,246,6,6,6,6,6,6,6,6,196637,248,6,196638,249,248,262176,246,5349,249,196638,
250,247,262176,251,9,250,262203,251,252,9,262187,60,253,4,262176,254,9,6,262187,6,257,65535,262176,265,9,15,262187,6,
278,4294967292u,262187,6,293,8,262187,60,297,24,262187,60,301,5,262187,60,309,9,262187,60,322,10,262187,60,333,3,
262176,334,9,246,262187,60,360,8,262187,6,400,257,262172,401,6,400,262176,402,4,401,262203,402,403,4,262187,60,417,
256,262187,60,422,7,262187,6,426,256,262187,60,430,6,262167,539,6,3,262176,540,1,539,262203,540,541,1,262187,6,544,
127,262187,6,553,128,262172,554,6,553,262176,555,4,554,262203,555,556,4,262187,60,584,11,393260,539,599,553,69,69,
327734,2,4,0,3,131320,5,262203,9,550,7,262203,9,596,7,262203,9,597,7,262205,6,537,125,327745,124,542,541,56,262205,6,
543,542,327812,6,545,543,544,327808,6,547,545,537,262201,2,548,50,196670,550,547,327737,6,552,53,550,327745,141,559,
556,537,196670,559,552,262368,96,96,143,393281,254,561,252,88,430,262205,6,562,561,327858,104,563,547,562,327856,104,
565,537,544,327847,104,566,563,565,196855,568,0,262394,566,567,568,131320,567,393281,334,569,252,88,333,262205,246,
570,569,327808,6,572,129,547,393281,89,574,570,88,572,327742,574,552,2,4,131321,568,131320,568,327856,104,578,547,562,
327847,104,581,578,565,196855,583,0,262394,581,582,583,131320,582,393281,254,585,252,88,584,262205,6,586,585,327812,6,
588,547,97,327808,6,589,586,588,327808,6,591,537,69,327745,141,592,556,591,262205,6,593,592,327810,6,595,593,552,
196670,596,589,196670,597,595,393273,2,598,48,596,597,131321,583,131320,583,65789,65592,327734,7,13,0,10,196663,8,11,
196663,9,12,131320,14,327745,9,57,11,56,262205,6,58,57,262205,6,59,12,327876,6,62,59,61,327829,64,65,58,62,327761,6,
66,65,1,327761,6,67,65,0,327745,9,70,11,69,262205,6,71,70,262205,6,72,12,327874,6,74,72,73,327808,6,75,71,74,327808,6,
77,75,66,327760,7,78,67,77,131326,78,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,83,7,262203,9,
84,7,262205,15,81,20,262268,7,82,81,196670,83,82,262205,6,85,21,196670,84,85,393273,7,86,13,83,84,262268,15,87,86,
393281,89,90,87,88,88,393277,6,91,90,2,4,131326,91,65592,327734,24,30,0,26,196663,25,27,196663,9,28,196663,9,29,
131320,31,262205,24,95,27,262205,6,99,28,458832,24,100,99,99,99,99,327808,24,101,98,100,262205,6,102,29,458832,24,103,
102,102,102,102,327856,105,106,101,103,393385,24,107,106,95,94,131326,107,65592,327734,6,34,0,32,196663,25,33,131320,
35,327745,9,110,33,56,262205,6,111,110,327745,9,112,33,69,262205,6,113,112,327808,6,114,111,113,327745,9,115,33,96,
262205,6,116,115,327808,6,117,114,116,327745,9,118,33,97,262205,6,119,118,327808,6,120,117,119,131326,120,65592,
327734,6,39,0,36,196663,9,37,196663,9,38,131320,40,262203,25,149,7,262203,9,153,7,262203,9,154,7,262203,25,156,7,
262203,25,180,7,262203,25,207,7,262203,9,210,7,262203,9,211,7,262203,25,213,7,262203,25,234,7,262205,6,126,125,327814,
6,130,126,129,327814,6,137,126,136,327817,6,139,126,136,262205,6,140,37,393281,141,142,134,137,139,196670,142,140,
262368,96,96,143,327745,150,151,134,137,262205,24,152,151,196670,149,152,196670,153,56,196670,154,139,458809,24,155,
30,149,153,154,196670,156,155,327737,6,157,34,156,131321,160,131320,160,458997,6,603,157,40,175,161,458997,6,601,56,
40,185,161,458997,6,600,56,40,188,161,327856,104,166,600,136,262390,162,161,1,262394,166,161,162,131320,161,327817,6,
170,137,136,327850,104,171,600,170,393385,6,173,171,601,56,327808,6,175,603,173,327812,6,177,130,136,327808,6,179,177,
600,327745,150,181,134,179,262205,24,182,181,196670,180,182,327737,6,183,34,180,327808,6,185,601,183,327808,6,188,600,
187,131321,160,131320,162,327817,6,190,126,129,327850,104,191,190,56,196855,193,0,262394,191,192,193,131320,192,
327814,6,198,130,136,327817,6,200,130,136,393281,141,202,196,198,200,196670,202,601,131321,193,131320,193,262368,96,
96,143,327814,6,204,130,136,327817,6,206,130,136,327745,150,208,196,204,262205,24,209,208,196670,207,209,196670,210,
56,196670,211,206,458809,24,212,30,207,210,211,196670,213,212,327737,6,214,34,213,327808,6,216,603,214,196670,38,56,
131321,218,131320,218,458997,6,605,216,193,232,219,458997,6,604,56,193,241,219,327856,104,224,604,96,262390,220,219,1,
262394,224,219,220,131320,219,327850,104,228,604,204,262205,6,229,38,393385,6,230,228,229,56,327808,6,232,605,230,
327745,150,235,196,604,262205,24,236,235,196670,234,236,327737,6,237,34,234,262205,6,238,38,327808,6,239,238,237,
196670,38,239,327808,6,241,604,187,131321,218,131320,220,131326,605,65592,327734,6,43,0,41,196663,9,42,131320,44,
262203,8,264,7,262205,6,245,42,393281,254,255,252,88,253,262205,6,256,255,327879,6,258,256,257,327831,64,261,245,258,
327761,6,262,261,0,327761,6,263,261,1,393281,265,266,252,88,88,262205,15,267,266,262268,7,268,267,196670,264,268,
327745,9,269,264,56,262205,6,270,269,327829,64,273,270,262,327761,6,274,273,1,327761,6,275,273,0,327879,6,279,275,278,
327745,9,280,264,69,262205,6,281,280,327808,6,283,281,263,327808,6,285,283,274,327760,7,286,279,285,262268,15,288,286,
393281,89,289,288,88,88,393277,6,290,289,2,4,327879,6,292,275,97,327812,6,294,292,293,327874,6,298,256,297,327808,6,
299,294,298,327874,6,300,290,299,393281,254,302,252,88,301,262205,6,303,302,327879,6,304,300,303,131326,304,65592,
327734,2,48,0,45,196663,9,46,196663,9,47,131320,49,262205,6,308,47,393281,254,310,252,88,309,262205,6,311,310,327814,
6,312,308,311,262205,6,313,47,327817,6,316,313,311,327851,104,317,316,56,393385,6,318,317,69,56,327808,6,319,312,318,
393281,254,323,252,88,322,262205,6,324,323,327814,6,325,319,324,327817,6,329,319,324,327851,104,330,329,56,393385,6,
331,330,69,56,327808,6,332,325,331,393281,334,335,252,88,333,262205,246,336,335,262205,6,337,46,458764,6,341,1,38,319,
324,393281,89,342,336,88,337,327742,342,341,2,4,262205,6,345,46,327808,6,346,345,69,458764,6,348,1,41,332,69,393281,
89,349,336,88,346,327742,349,348,2,4,262205,6,352,46,327808,6,353,352,96,393281,89,354,336,88,353,327742,354,69,2,4,
65789,65592,327734,2,50,0,3,131320,51,262203,9,396,7,262203,9,397,7,262205,6,356,125,327812,6,357,356,96,393281,254,
361,252,88,360,262205,6,362,361,327856,104,363,357,362,196855,366,0,262394,363,365,372,131320,365,393281,265,367,252,
88,61,262205,15,368,367,393281,89,370,368,88,357,393277,6,371,370,2,4,131321,366,131320,372,131321,366,131320,366,
458997,6,606,371,365,56,372,327808,6,376,357,69,327856,104,379,376,362,196855,382,0,262394,379,381,389,131320,381,
393281,265,383,252,88,61,262205,15,384,383,393281,89,387,384,88,376,393277,6,388,387,2,4,131321,382,131320,389,131321,
382,131320,382,458997,6,607,388,381,56,389,327808,6,394,606,607,196670,396,394,393273,6,398,39,396,397,262205,6,399,
397,327745,141,406,403,357,196670,406,398,327808,6,411,398,606,327745,141,412,403,376,196670,412,411,327850,104,414,
356,56,196855,416,0,262394,414,415,416,131320,415,327745,141,419,403,417,196670,419,399,131321,416,131320,416,262368,
96,96,143,65789,65592,327734,6,53,0,41,196663,9,52,131320,54,262203,18,498,7,262203,9,501,7,262203,9,504,7,262205,6,
421,52,393281,254,423,252,88,422,262205,6,424,423,327874,6,425,421,424,458764,6,427,1,38,425,426,262205,6,429,52,
393281,254,431,252,88,430,262205,6,432,431,327856,104,433,429,432,196855,436,0,262394,433,435,440,131320,435,327745,
141,438,403,427,262205,6,439,438,131321,436,131320,440,327745,141,441,403,417,262205,6,442,441,131321,436,131320,436,
458997,6,608,439,435,442,440,262205,6,445,52,327856,104,448,445,432,196855,451,0,262394,448,450,456,131320,450,327808,
6,453,427,69,327745,141,454,403,453,262205,6,455,454,131321,451,131320,456,131321,451,131320,451,458997,6,609,455,450,
608,456,131321,459,131320,459,458997,6,612,609,451,615,462,458997,6,610,608,451,614,462,327856,104,466,610,612,262390,
461,462,0,262394,466,460,461,131320,460,327810,6,470,612,610,131321,476,131320,476,458997,6,615,612,460,619,479,
458997,6,614,610,460,617,479,458997,6,613,69,460,530,479,327856,104,482,613,293,262390,478,479,1,262394,482,477,478,
131320,477,327814,6,486,470,293,327812,6,488,486,613,327808,6,489,610,488,327817,6,491,470,293,327812,6,493,491,613,
327814,6,494,493,293,327808,6,495,489,494,393281,265,499,252,88,187,262205,15,500,499,196670,498,500,196670,501,495,
393273,6,503,22,498,501,196670,504,503,327737,6,505,43,504,262205,6,506,52,327856,104,507,505,506,196855,511,0,262394,
507,510,516,131320,510,327808,6,514,495,69,458764,6,515,1,41,614,514,131321,511,131320,516,131321,511,131320,511,
458997,6,617,515,510,614,516,196855,522,0,262394,507,521,524,131320,521,131321,522,131320,524,458764,6,527,1,38,615,
495,131321,522,131320,522,458997,6,619,615,521,527,524,131321,479,131320,479,327808,6,530,613,187,131321,476,131320,
478,131321,462,131320,462,131321,459,131320,461,131326,610,65592,
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
