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
#define RAYSORT_SHADER_DIGEST "9efe947427509efb79e6bdd21e6c406eaefc3667c67415ad0b202e266dd9892f"
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
#define RAYSORT_KERNEL_PACK 4096u      /* valuesOut receives the second digit << bits of the values, and the value */
#define RAYSORT_KERNEL_PACKED 8192u    /* such words are both keys and values */

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
#define RAYSORT_CLASS_OF_TWO 2 /* and all above it are those of sorts of more than one digit */

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
      RAYSORT_KERNEL_VALUES | RAYSORT_KERNEL_WRITE_KEYS | RAYSORT_KERNEL_INVERSE | RAYSORT_KERNEL_WRITE_TAIL |
      RAYSORT_KERNEL_PACK;
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
  VkDeviceSize keysOffset, valuesOffset; /* in scratch, between two digits; packed words lie where values would */
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
  sort->digits[1].digitClass = RAYSORT_CLASS_OF_TWO;
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

/* Bits of the value in a packed word: what an entry is between two digits of 6 bits, if its value leaves room. The
 * second digit lies on top; one more than there are stands for the tail. scatter.comp derives the same number. */
static uint32_t raysort_valueBits(const raysort_sort *sort)
{
  return 32 - raysort_bitsFor(sort->digits[1].count + 1);
}

/* Values are rays, below the capacity; but those of a list's tail may be anything. */
static int raysort_packs(const raysort_source *first, const raysort_sort *sort)
{
  const uint32_t listTail = RAYSORT_KERNEL_INDIRECT | RAYSORT_KERNEL_WRITE_TAIL;
  return sort->digits[0].digitClass == RAYSORT_CLASS_OF_TWO && (first->flags & listTail) != listTail &&
         first->capacity <= 1u << raysort_valueBits(sort);
}

/* The second digit sorts what the first left in scratch, pairs or packed words; of the tail only what was written. */
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
  if (raysort_packs(first, sort))
  {
    const uint32_t shift = raysort_valueBits(sort);
    second->keysOffset = sort->valuesOffset;
    second->flags |= RAYSORT_KERNEL_PACKED;
    second->layout |= shift << 24;
    second->mask >>= shift;
    second->lastKey = sort->digits[1].count - 1;
  }
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
  raysort_digit last = sort->digits[1];
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
  raysort_secondSource(&first, sort, ranges, &second);
  pairs.values = scratch;
  pairs.valuesOffset = sort->valuesOffset;
  if (second.flags & RAYSORT_KERNEL_PACKED)
  {
    pairs.flags |= RAYSORT_KERNEL_PACK;
    last.shift = 0; /* the key is the digit */
  }
  else
  {
    pairs.keys = scratch;
    pairs.keysOffset = sort->keysOffset;
    pairs.keyBytes = 4;
    pairs.flags |= RAYSORT_KERNEL_WRITE_KEYS;
  }
  raysort_planDigit(plan, &first, &sort->digits[0], scratch, &pairs);
  raysort_planDigit(plan, &second, &last, scratch, &map);
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
    digit->digitClass = info->keyType == RAYSORT_KEY_UINT64 ? RAYSORT_DIGIT_CLASSES - 1 : RAYSORT_CLASS_OF_TWO;
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
119734787,66816,524299,1080,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,209,559,563,843,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,262215,82,1,1,262215,86,1,2,327752,204,0,35,0,327752,204,1,35,8,327752,204,2,35,16,327752,204,3,35,24,327752,
204,4,35,32,327752,204,5,35,36,327752,204,6,35,40,327752,204,7,35,44,327752,204,8,35,48,327752,204,9,35,52,327752,204,
10,35,56,327752,204,11,35,60,327752,204,12,35,64,327752,204,13,35,68,327752,204,14,35,72,327752,204,15,35,76,262215,
205,6,4,262216,206,0,25,327752,206,0,35,0,196679,206,2,327752,207,0,35,0,196679,207,2,262215,496,6,16,262216,497,0,24,
327752,497,0,35,0,196679,497,2,262215,563,11,29,262215,687,1,0,262215,843,11,26,262215,1033,1,0,262215,1034,11,25,
196679,325,5356,196679,347,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,
8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,
25,24,9,9,9,9,9,262177,33,6,9,196641,40,6,262177,43,7,9,262177,47,6,8,262167,51,6,4,262176,52,7,51,327713,53,6,52,9,
262177,58,51,9,262177,71,2,9,262177,75,2,52,262194,6,82,4,262187,6,83,0,131092,84,393268,84,85,170,82,83,262194,6,86,
8,262187,6,87,8,393268,84,88,176,86,87,393268,84,89,166,85,88,262187,6,90,4,458804,6,91,169,89,90,87,262172,92,51,91,
262176,93,7,92,458785,94,2,93,9,9,9,393249,101,2,9,9,9,262177,110,24,9,262165,118,32,1,262187,118,119,2,262174,122,6,
6,262187,6,127,1,262187,118,131,30,262187,118,146,0,262176,147,5349,6,262176,176,7,24,262187,118,185,1,196647,203,
5349,1179678,204,15,15,15,203,6,6,6,6,6,6,6,6,6,6,6,6,196637,205,6,196638,206,205,262176,203,5349,206,196638,207,204,
262176,208,9,207,262203,208,209,9,262187,118,210,9,262176,211,9,6,262187,118,214,24,262187,118,217,10,262187,6,226,
65535,262176,234,9,15,262187,6,247,4294967292u,262187,6,261,3,262187,118,274,5,262187,6,277,256,262187,118,287,4,
393268,84,297,170,82,261,262187,6,321,2,393268,84,322,170,82,321,393268,84,337,170,82,90,262187,118,354,8,262187,6,
365,4294967295u,393268,84,370,170,82,83,262187,118,375,14,262187,118,382,12,262187,6,389,31,393268,84,392,170,82,261,
262187,6,396,32,262187,118,426,11,262187,118,450,13,262187,6,461,128,393268,84,462,170,82,83,262187,6,463,16,393268,
84,464,170,82,127,458804,6,465,169,464,87,90,458804,6,466,169,462,463,465,393268,6,467,134,461,466,196647,495,5349,
196637,496,51,196638,497,496,262176,495,5349,497,262176,499,5349,51,262187,6,511,16843009,262187,6,517,2155905152u,
262187,118,533,7,262187,6,535,255,393268,84,550,170,86,87,262187,6,551,258,262187,6,552,66,458804,6,553,169,550,551,
552,393268,84,554,170,86,87,458804,6,555,169,554,87,463,393268,6,556,132,553,555,262172,557,6,556,262176,558,4,557,
262203,558,559,4,262176,562,1,6,262203,562,563,1,262176,567,4,6,393268,84,645,170,82,83,262187,6,646,6,393268,84,647,
170,86,646,393268,84,648,167,645,647,262194,6,687,128,393268,6,688,134,687,321,393268,84,705,176,82,261,262187,6,744,
264,393268,6,772,134,687,321,393268,6,773,132,91,772,393268,6,780,132,91,772,393268,6,813,132,91,772,262167,841,6,3,
262176,842,1,841,262203,842,843,1,327724,7,857,83,83,262187,6,891,2048,262187,118,896,6,262187,118,900,3,262176,901,9,
203,262187,118,961,15,262194,6,1033,128,393267,841,1034,1033,127,127,327734,2,4,0,3,131320,5,262203,176,986,7,262203,
9,990,7,262203,176,992,7,262203,9,999,7,262203,9,1018,7,262203,9,1021,7,262203,9,1024,7,262203,9,1030,7,393281,211,
978,209,146,375,262205,6,979,978,393281,211,980,209,146,274,262205,6,981,980,327879,6,982,981,127,327851,84,983,982,
83,393385,6,984,983,321,83,327808,6,985,979,984,327745,562,987,843,83,262205,6,988,987,327812,6,989,988,321,196670,
990,989,327737,24,991,112,990,196670,986,991,262205,6,996,563,327817,6,997,996,321,327808,6,998,989,997,196670,999,
998,327737,24,1000,112,999,196670,992,1000,327745,9,1002,986,185,262205,6,1003,1002,327745,9,1004,986,119,262205,6,
1005,1004,327856,84,1006,1003,1005,262312,84,1007,1006,196855,1009,0,262394,1007,1008,1009,131320,1008,327879,6,1012,
981,891,327851,84,1013,1012,83,131321,1009,131320,1009,458997,84,1014,1006,5,1013,1008,196855,1017,0,262394,1014,1016,
1017,131320,1016,327745,9,1019,992,185,262205,6,1020,1019,196670,1018,1020,327745,9,1022,992,119,262205,6,1023,1022,
196670,1021,1023,196670,1024,985,458809,2,1026,105,1018,1021,1024,131321,1017,131320,1017,262368,321,321,744,196855,
1029,0,262394,1014,1028,1029,131320,1028,196670,1030,985,327737,2,1032,108,1030,131321,1029,131320,1029,65789,65592,
327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,115,11,83,262205,6,116,115,262205,6,117,12,327876,6,120,
117,119,327829,122,123,116,120,327761,6,124,123,1,327761,6,125,123,0,327745,9,128,11,127,262205,6,129,128,262205,6,
130,12,327874,6,132,130,131,327808,6,133,129,132,327808,6,135,133,124,327760,7,136,125,135,131326,136,65592,327734,6,
22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,141,7,262203,9,142,7,262205,15,139,20,262268,7,140,139,196670,141,
140,262205,6,143,21,196670,142,143,393273,7,144,13,141,142,262268,15,145,144,393281,147,148,145,146,146,393277,6,149,
148,2,4,131326,149,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,131320,32,
262203,176,177,7,262205,6,153,26,262205,6,154,27,327808,6,155,153,154,327810,6,156,155,127,262205,6,157,27,393228,118,
158,1,75,157,327874,6,159,156,158,262205,6,161,28,327808,6,162,159,161,327810,6,163,162,127,262205,6,164,29,327831,
122,167,163,164,327761,6,169,167,1,458764,6,171,1,41,169,127,262205,6,174,27,327812,6,175,171,174,327808,6,180,159,
171,327810,6,181,180,127,327814,6,183,181,171,327745,9,184,177,146,196670,184,183,262205,6,186,26,262205,6,187,30,
327812,6,189,187,175,458764,6,190,1,38,186,189,327745,9,191,177,185,196670,191,190,262205,6,192,26,262205,6,194,191,
327808,6,196,194,175,458764,6,197,1,38,192,196,327745,9,198,177,119,196670,198,197,262205,24,199,177,131326,199,65592,
327734,6,35,0,33,196663,9,34,131320,36,262205,6,202,34,393281,211,212,209,146,210,262205,6,213,212,327874,6,215,213,
214,327874,6,216,202,215,393281,211,218,209,146,217,262205,6,219,218,327879,6,220,216,219,131326,220,65592,327734,6,
38,0,33,196663,9,37,131320,39,262203,8,233,7,262205,6,223,37,393281,211,224,209,146,210,262205,6,225,224,327879,6,227,
225,226,327831,122,230,223,227,327761,6,231,230,0,327761,6,232,230,1,393281,234,235,209,146,146,262205,15,236,235,
262268,7,237,236,196670,233,237,327745,9,238,233,83,262205,6,239,238,327829,122,242,239,231,327761,6,243,242,1,327761,
6,244,242,0,327879,6,248,244,247,327745,9,249,233,127,262205,6,250,249,327808,6,252,250,232,327808,6,254,252,243,
327760,7,255,248,254,262268,15,257,255,393281,147,258,257,146,146,393277,6,259,258,2,4,327879,6,262,244,261,327812,6,
263,262,87,327874,6,266,225,214,327808,6,267,263,266,327874,6,268,259,267,393281,211,269,209,146,217,262205,6,270,269,
327879,6,271,268,270,131326,271,65592,327734,6,41,0,40,131320,42,393281,211,275,209,146,274,262205,6,276,275,327879,6,
278,276,277,327851,84,279,278,83,196855,282,0,262394,279,281,291,131320,281,393281,234,283,209,146,119,262205,15,284,
283,393281,147,285,284,146,146,393277,6,286,285,2,4,393281,211,288,209,146,287,262205,6,289,288,458764,6,290,1,38,286,
289,131321,282,131320,291,393281,211,292,209,146,287,262205,6,293,292,131321,282,131320,282,458997,6,1044,290,281,293,
291,131326,1044,65592,327734,7,45,0,43,196663,9,44,131320,46,262203,8,304,7,262203,9,305,7,262203,8,308,7,262203,9,
309,7,262203,18,325,7,262203,9,328,7,262203,9,331,7,262203,18,347,7,262203,9,350,7,262203,9,361,7,196855,299,0,262394,
297,298,299,131320,298,393281,234,301,209,146,146,262205,15,302,301,262268,7,303,302,196670,304,303,262205,6,306,44,
196670,305,306,393273,7,307,13,304,305,196670,308,307,262205,6,310,44,196670,309,310,393273,7,311,13,308,309,262268,
15,312,311,393281,147,314,312,146,146,393277,6,315,314,2,4,393281,147,317,312,146,185,393277,6,318,317,2,4,327760,7,
319,315,318,131326,319,131320,299,196855,324,0,262394,322,323,324,131320,323,393281,234,326,209,146,146,262205,15,327,
326,196670,325,327,262205,6,329,44,196670,328,329,393273,6,330,22,325,328,196670,331,330,327737,6,332,35,331,327760,7,
333,332,83,131326,333,131320,324,262205,6,336,44,196855,339,0,262394,337,338,339,131320,338,393281,211,340,209,146,
274,262205,6,341,340,327879,6,342,341,90,327851,84,343,342,83,131321,339,131320,339,458997,84,344,337,324,343,338,
196855,346,0,262394,344,345,346,131320,345,393281,234,348,209,146,185,262205,15,349,348,196670,347,349,262205,6,351,
44,196670,350,351,393273,6,352,22,347,350,131321,346,131320,346,458997,6,1045,336,339,352,345,393281,211,355,209,146,
354,262205,6,356,355,327856,84,357,1045,356,196855,360,0,262394,357,359,364,131320,359,196670,361,1045,327737,6,363,
38,361,131321,360,131320,364,131321,360,131320,360,458997,6,1047,363,359,365,364,327760,7,367,1047,83,131326,367,
65592,327734,6,49,0,47,196663,8,48,131320,50,196855,372,0,262394,370,371,372,131320,371,327745,9,373,48,83,262205,6,
374,373,393281,211,376,209,146,375,262205,6,377,376,327808,6,378,377,127,458764,6,379,1,38,374,378,131326,379,131320,
372,393281,211,383,209,146,382,262205,6,384,383,327745,9,386,48,83,262205,6,387,386,327879,6,390,384,389,327874,6,391,
387,390,196855,394,0,262394,392,393,394,131320,393,327854,84,397,384,396,196855,400,0,262394,397,399,406,131320,399,
327745,9,401,48,127,262205,6,402,401,327810,6,404,384,396,327874,6,405,402,404,131321,400,131320,406,327850,84,408,
384,83,196855,411,0,262394,408,410,413,131320,410,131321,411,131320,413,327745,9,415,48,127,262205,6,416,415,327810,6,
418,396,384,327876,6,419,416,418,327877,6,420,391,419,131321,411,131320,411,458997,6,1048,391,410,420,413,131321,400,
131320,400,458997,6,1049,405,399,1048,411,131321,394,131320,394,458997,6,1052,391,372,1049,400,262205,6,425,386,
393281,211,427,209,146,426,262205,6,428,427,327808,6,429,428,127,327850,84,430,425,429,196855,433,0,262394,430,432,
436,131320,432,393281,211,434,209,146,375,262205,6,435,434,131321,433,131320,436,393281,211,437,209,146,375,262205,6,
438,437,327808,6,439,438,127,131321,433,131320,433,458997,6,1050,435,432,439,436,262205,6,442,386,327858,84,445,442,
428,196855,448,0,262394,445,447,454,131320,447,393281,211,451,209,146,450,262205,6,452,451,327879,6,453,1052,452,
131321,448,131320,454,131321,448,131320,448,458997,6,1053,453,447,1050,454,131326,1053,65592,327734,6,56,0,53,196663,
52,54,196663,9,55,131320,57,262205,6,460,55,327812,6,468,460,467,327814,6,469,468,396,327745,9,470,54,469,262205,6,
471,470,262205,6,473,55,327812,6,474,473,467,327879,6,475,474,389,393281,211,476,209,146,210,262205,6,477,476,327874,
6,478,477,214,327808,6,479,475,478,327874,6,480,471,479,393281,211,481,209,146,217,262205,6,482,481,327879,6,483,480,
482,131326,483,65592,327734,51,60,0,58,196663,9,59,131320,61,262203,8,492,7,262203,9,493,7,393281,234,486,209,146,146,
262205,15,487,486,262268,7,488,487,262205,6,489,59,327814,6,490,489,466,327812,6,491,490,90,196670,492,488,196670,493,
491,393273,7,494,13,492,493,262268,495,498,494,393281,499,500,498,146,146,393277,51,501,500,2,16,131326,501,65592,
327734,6,63,0,33,196663,9,62,131320,64,262205,6,504,62,393281,211,505,209,146,210,262205,6,506,505,327874,6,507,506,
214,327874,6,508,504,507,393281,211,509,209,146,217,262205,6,510,509,327812,6,512,510,511,327879,6,513,508,512,131326,
513,65592,327734,6,66,0,33,196663,9,65,131320,67,262205,6,516,65,327877,6,518,516,517,393281,211,519,209,146,375,
262205,6,520,519,327808,6,521,520,127,327812,6,522,521,511,327810,6,523,518,522,262205,6,524,65,327877,6,525,523,524,
327879,6,526,525,517,131326,526,65592,327734,6,69,0,33,196663,9,68,131320,70,262203,9,530,7,262205,6,531,68,196670,
530,531,327737,6,532,66,530,327874,6,534,532,533,327812,6,536,534,535,262205,6,537,68,262344,6,539,536,327879,6,540,
537,539,393281,211,541,209,146,375,262205,6,542,541,327808,6,543,542,127,327812,6,544,543,511,327879,6,546,544,536,
327877,6,547,540,546,131326,547,65592,327734,2,73,0,71,196663,9,72,131320,74,262205,6,560,72,327812,6,561,560,555,
262205,6,564,563,327817,6,565,564,555,327808,6,566,561,565,327745,567,568,559,566,458986,6,569,568,127,83,127,65789,
65592,327734,2,77,0,75,196663,52,76,131320,78,262203,9,581,7,262203,9,587,7,262203,9,609,7,262203,9,639,7,131321,572,
131320,572,458997,6,1055,83,78,592,573,458997,6,1054,83,78,594,573,327856,84,578,1054,90,262390,574,573,1,262394,578,
573,574,131320,573,327745,9,582,76,1054,262205,6,583,582,196670,581,583,327737,6,584,63,581,196670,582,584,262205,6,
589,582,196670,587,589,327737,6,590,66,587,327877,6,592,1055,590,327808,6,594,1054,185,131321,572,131320,574,327851,
84,596,1055,83,196855,598,0,262394,596,597,598,131320,597,131321,600,131320,600,458997,6,1056,83,597,615,601,327856,
84,606,1056,90,262390,602,601,1,262394,606,601,602,131320,601,327745,9,610,76,1056,262205,6,611,610,196670,609,611,
327737,6,612,69,609,196670,610,612,327808,6,615,1056,185,131321,600,131320,602,131321,598,131320,598,131321,617,
131320,617,458997,6,1057,83,598,644,620,327856,84,623,1057,90,262390,619,620,1,262394,623,618,619,131320,618,131321,
626,131320,626,458997,118,1058,146,618,642,627,327857,84,632,1058,287,262390,628,627,1,262394,632,627,628,131320,627,
327745,9,634,76,1057,262205,6,635,634,327812,118,637,1058,354,393419,6,638,635,637,354,196670,639,638,327737,2,640,73,
639,327808,118,642,1058,185,131321,626,131320,628,131321,620,131320,620,327808,6,644,1057,185,131321,617,131320,619,
65789,65592,327734,2,80,0,75,196663,52,79,131320,81,262203,52,651,7,262203,52,663,7,262203,9,665,7,262203,8,669,7,
262203,9,671,7,196855,650,0,262394,648,649,654,131320,649,262205,51,652,79,196670,651,652,327737,2,653,77,651,131321,
650,131320,654,131321,656,131320,656,458997,6,1060,83,654,674,657,327856,84,662,1060,466,262390,658,657,1,262394,662,
657,658,131320,657,262205,51,664,79,196670,663,664,196670,665,1060,393273,6,667,56,663,665,327760,7,668,667,83,196670,
669,668,327737,6,670,49,669,196670,671,670,327737,2,672,73,671,327808,6,674,1060,185,131321,656,131320,658,131321,650,
131320,650,65789,65592,327734,2,99,0,94,196663,93,95,196663,9,96,196663,9,97,196663,9,98,131320,100,262203,9,696,7,
131321,676,131320,676,458997,6,1061,83,100,700,677,327856,84,682,1061,91,262390,678,677,1,262394,682,677,678,131320,
677,262205,6,684,96,262205,6,685,98,327812,6,689,1061,688,327808,6,690,685,689,262205,6,691,97,327810,6,692,691,127,
458764,6,693,1,38,690,692,327812,6,694,693,466,327808,6,695,684,694,196670,696,695,327737,51,697,60,696,327745,52,698,
95,1061,196670,698,697,327808,6,700,1061,185,131321,676,131320,678,65789,65592,327734,2,105,0,101,196663,9,102,196663,
9,103,196663,9,104,131320,106,262203,93,719,7,262203,93,720,7,262203,9,721,7,262203,9,723,7,262203,9,725,7,262203,93,
763,7,262203,93,782,7,262203,9,783,7,262203,9,785,7,262203,9,787,7,262203,52,807,7,262203,9,831,7,262203,8,834,7,
262203,9,836,7,262205,6,702,563,327814,6,703,702,321,196855,708,0,262394,705,707,713,131320,707,262205,6,709,103,
262205,6,710,102,327810,6,711,709,710,327814,6,712,711,466,131321,708,131320,713,131321,708,131320,708,458997,6,1062,
712,707,83,713,327852,84,716,1062,83,196855,718,0,262394,716,717,718,131320,717,262205,6,722,102,196670,721,722,
196670,723,1062,196670,725,703,524345,2,727,99,720,721,723,725,262205,92,728,720,196670,719,728,131321,718,131320,718,
131321,731,131320,731,458997,6,1063,702,718,743,732,262205,6,737,104,327812,6,738,737,555,327856,84,739,1063,738,
262390,733,732,0,262394,739,732,733,131320,732,327745,567,741,559,1063,196670,741,83,327808,6,743,1063,687,131321,731,
131320,733,262368,321,321,744,131321,747,131320,747,458997,6,1064,703,733,815,750,327856,84,754,1064,1062,262390,749,
750,0,262394,754,748,749,131320,748,131321,756,131320,756,458997,6,1066,83,748,770,757,327856,84,762,1066,91,262390,
758,757,1,262394,762,757,758,131320,757,327745,52,766,719,1066,262205,51,767,766,327745,52,768,763,1066,196670,768,
767,327808,6,770,1066,185,131321,756,131320,758,327808,6,774,1064,773,327856,84,776,774,1062,196855,778,0,262394,776,
777,778,131320,777,327808,6,781,1064,780,262205,6,784,102,196670,783,784,196670,785,1062,196670,787,781,524345,2,788,
99,782,783,785,787,262205,92,789,782,196670,719,789,131321,778,131320,778,131321,791,131320,791,458997,6,1068,83,778,
812,794,327856,84,797,1068,91,262390,793,794,1,262394,797,792,793,131320,792,327812,6,800,1068,772,327808,6,801,1064,
800,327856,84,803,801,1062,196855,805,0,262394,803,804,805,131320,804,327745,52,808,763,1068,262205,51,809,808,196670,
807,809,327737,2,810,80,807,131321,805,131320,805,131321,794,131320,794,327808,6,812,1068,185,131321,791,131320,793,
131321,750,131320,750,327808,6,815,1064,813,131321,747,131320,749,262205,6,817,102,327812,6,819,1062,466,327808,6,820,
817,819,327808,6,822,820,703,131321,823,131320,823,458997,6,1065,822,749,839,824,262205,6,829,103,327856,84,830,1065,
829,262390,825,824,0,262394,830,824,825,131320,824,196670,831,1065,327737,7,833,45,831,196670,834,833,327737,6,835,49,
834,196670,836,835,327737,2,837,73,836,327808,6,839,1065,772,131321,823,131320,825,65789,65592,327734,2,108,0,71,
196663,9,107,131320,109,262203,8,856,7,327745,562,844,843,83,262205,6,845,844,262205,6,847,563,131321,848,131320,848,
458997,6,1073,847,109,959,851,262205,6,854,107,327856,84,855,1073,854,262390,850,851,0,262394,855,849,850,131320,849,
196670,856,857,131321,859,131320,859,458997,6,1074,83,849,886,860,327856,84,865,1074,555,262390,861,860,1,262394,865,
860,861,131320,860,327812,6,868,1073,555,327812,6,871,1073,321,327808,6,872,1074,871,327817,6,873,872,555,327808,6,
874,868,873,327745,567,876,559,874,262205,6,877,876,327808,6,879,874,127,327745,567,880,559,879,262205,6,881,880,
327760,7,882,877,881,262205,7,883,856,327808,7,884,883,882,196670,856,884,327808,6,886,1074,321,131321,859,131320,861,
393281,211,889,209,146,274,262205,6,890,889,327879,6,892,890,891,327851,84,893,892,83,393281,211,897,209,146,896,
262205,6,898,897,327812,6,899,1073,898,393281,901,902,209,146,900,262205,203,903,902,196855,908,0,262394,893,907,910,
131320,907,131321,908,131320,910,327812,6,912,845,321,131321,908,131320,908,458997,6,1076,845,907,912,910,327808,6,
914,899,1076,196855,918,0,262394,893,917,924,131320,917,327745,9,919,856,83,262205,6,920,919,327745,9,921,856,127,
262205,6,922,921,327808,6,923,920,922,131321,918,131320,924,327745,9,925,856,83,262205,6,926,925,131321,918,131320,
918,458997,6,1077,923,917,926,924,393281,147,928,903,146,914,327742,928,1077,2,4,196855,935,0,262394,893,934,941,
131320,934,327814,6,938,898,321,327808,6,940,938,845,131321,935,131320,941,327812,6,943,845,321,327808,6,944,943,127,
131321,935,131320,935,458997,6,1078,940,934,944,941,327808,6,946,899,1078,196855,950,0,262394,893,949,953,131320,949,
327745,9,951,856,83,262205,6,952,951,131321,950,131320,953,327745,9,954,856,127,262205,6,955,954,131321,950,131320,
950,458997,6,1079,952,949,955,953,393281,147,957,903,146,946,327742,957,1079,2,4,131321,851,131320,851,327808,6,959,
1073,687,131321,848,131320,850,65789,65592,327734,24,112,0,110,196663,9,111,131320,113,262203,9,962,7,262203,9,963,7,
262203,9,966,7,262203,9,969,7,262203,9,972,7,262201,6,960,41,196670,962,960,393281,211,964,209,146,961,262205,6,965,
964,196670,963,965,393281,211,967,209,146,896,262205,6,968,967,196670,966,968,393281,211,970,209,146,533,262205,6,971,
970,196670,969,971,262205,6,973,111,196670,972,973,589881,24,974,31,962,963,966,969,972,131326,974,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,719,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
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
228,131320,228,458997,6,693,225,49,243,229,458997,6,691,74,49,253,229,458997,6,690,74,49,255,229,327856,64,234,690,
199,262390,230,229,1,262394,234,229,230,131320,229,327817,6,238,205,199,327850,64,239,690,238,393385,6,241,239,691,74,
327808,6,243,693,241,327812,6,245,197,199,327808,6,247,245,690,327745,218,249,203,247,262205,33,250,249,196670,248,
250,327737,6,251,43,248,327808,6,253,691,251,327808,6,255,690,145,131321,228,131320,230,327817,6,257,193,196,327850,
64,258,257,74,196855,260,0,262394,258,259,260,131320,259,327814,6,267,197,199,327817,6,269,197,199,393281,209,271,265,
267,269,196670,271,691,131321,260,131320,260,262368,164,164,211,327814,6,273,197,199,327817,6,275,197,199,327745,218,
277,265,273,262205,33,278,277,196670,276,278,196670,279,74,196670,280,275,458809,33,281,39,276,279,280,196670,282,281,
327737,6,283,43,282,327808,6,285,693,283,196670,47,74,131321,287,131320,287,458997,6,695,285,260,302,288,458997,6,694,
74,260,311,288,327856,64,294,694,293,262390,289,288,1,262394,294,288,289,131320,288,327850,64,298,694,273,262205,6,
299,47,393385,6,300,298,299,74,327808,6,302,695,300,327745,218,305,265,694,262205,33,306,305,196670,304,306,327737,6,
307,43,304,262205,6,308,47,327808,6,309,308,307,196670,47,309,327808,6,311,694,145,131321,287,131320,289,131326,695,
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
38,399,402,131321,395,131320,404,393281,324,405,322,106,400,262205,6,406,405,131321,395,131320,395,458997,6,696,403,
394,406,404,131326,696,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,418,7,262203,9,419,7,262203,8,422,7,
262203,9,423,7,262203,18,438,7,262203,9,441,7,262203,9,444,7,262203,18,460,7,262203,9,463,7,262203,9,474,7,196855,413,
0,262394,411,412,413,131320,412,393281,347,415,322,106,106,262205,15,416,415,262268,7,417,416,196670,418,417,262205,6,
420,61,196670,419,420,393273,7,421,13,418,419,196670,422,421,262205,6,424,61,196670,423,424,393273,7,425,13,422,423,
262268,15,426,425,393281,107,428,426,106,106,393277,6,429,428,2,4,393281,107,431,426,106,145,393277,6,432,431,2,4,
327760,7,433,429,432,131326,433,131320,413,196855,437,0,262394,435,436,437,131320,436,393281,347,439,322,106,106,
262205,15,440,439,196670,438,440,262205,6,442,61,196670,441,442,393273,6,443,22,438,441,196670,444,443,327737,6,445,
52,444,327760,7,446,445,74,131326,446,131320,437,262205,6,449,61,196855,452,0,262394,450,451,452,131320,451,393281,
324,453,322,106,387,262205,6,454,453,327879,6,455,454,199,327851,64,456,455,74,131321,452,131320,452,458997,64,457,
450,437,456,451,196855,459,0,262394,457,458,459,131320,458,393281,347,461,322,106,145,262205,15,462,461,196670,460,
462,262205,6,464,61,196670,463,464,393273,6,465,22,460,463,131321,459,131320,459,458997,6,697,449,452,465,458,393281,
324,468,322,106,467,262205,6,469,468,327856,64,470,697,469,196855,473,0,262394,470,472,477,131320,472,196670,474,697,
327737,6,476,55,474,131321,473,131320,477,131321,473,131320,473,458997,6,699,476,472,478,477,327760,7,480,699,74,
131326,480,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,484,192,327879,6,486,484,485,131321,492,131320,492,
458997,64,701,489,68,512,495,458997,6,700,486,68,514,495,327856,64,499,700,484,262390,494,495,0,262394,499,493,494,
131320,493,262312,64,501,701,196855,503,0,262394,501,502,503,131320,502,327745,209,508,506,700,262205,6,509,508,
262205,6,510,66,327850,64,511,509,510,131321,503,131320,503,458997,64,512,701,493,511,502,131321,495,131320,495,
327808,6,514,700,145,131321,492,131320,494,262312,64,516,701,131326,516,65592,327734,6,71,0,45,196663,9,69,196663,9,
70,131320,72,262203,9,534,7,262203,9,593,7,262203,9,615,7,262205,6,520,192,262205,6,523,69,327808,6,525,523,520,
262205,6,526,70,327856,64,527,525,526,196855,530,0,262394,527,529,537,131320,529,262205,6,531,69,327808,6,533,531,520,
196670,534,533,327737,7,535,62,534,327761,6,536,535,0,131321,530,131320,537,131321,530,131320,530,458997,6,703,536,
529,74,537,262205,6,540,69,131321,541,131320,541,458997,6,707,703,530,718,544,458997,6,705,74,530,716,544,458997,6,
704,540,530,582,544,262205,6,547,70,327856,64,548,704,547,262390,543,544,0,262394,548,542,543,131320,542,327808,6,552,
704,520,262205,6,553,70,327856,64,554,552,553,327814,6,560,520,559,327812,6,561,560,390,327879,6,564,707,563,327808,6,
565,561,564,262368,164,164,211,327745,209,568,506,520,196670,568,707,196855,571,0,262394,554,570,571,131320,570,
327745,209,578,576,565,458981,6,580,578,87,74,520,131321,571,131320,571,327808,6,582,704,198,327808,6,584,582,520,
262205,6,585,70,327856,64,586,584,585,196855,588,0,262394,586,587,588,131320,587,196670,593,584,327737,7,594,62,593,
327761,6,595,594,0,131321,588,131320,588,458997,6,718,707,571,595,587,262368,164,164,211,196855,598,0,262394,554,597,
598,131320,597,327745,209,601,576,565,262205,6,602,601,327745,209,604,506,602,262205,6,605,604,327850,64,607,605,707,
196855,610,0,262394,607,609,614,131320,609,327850,64,613,602,520,131321,610,131320,614,196670,615,707,327737,64,617,
67,615,131321,610,131320,610,458997,64,709,613,609,617,614,393385,6,619,709,87,74,327808,6,621,705,619,131321,598,
131320,598,458997,6,716,705,588,621,610,131321,544,131320,544,131321,541,131320,543,131326,705,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,4118,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,518,526,588,642,1028,1904,2115,2120,2176,3249,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
128,1,2,262215,146,1,1,196679,272,5356,262215,354,1,0,262215,518,11,29,327752,639,0,35,0,327752,639,1,35,8,327752,639,
2,35,16,327752,639,3,35,24,327752,639,4,35,32,327752,639,5,35,40,327752,639,6,35,48,327752,639,7,35,56,327752,639,8,
35,64,327752,639,9,35,72,327752,639,10,35,76,327752,639,11,35,80,327752,639,12,35,84,327752,639,13,35,88,327752,639,
14,35,92,327752,639,15,35,96,327752,639,16,35,100,327752,639,17,35,104,327752,639,18,35,108,327752,639,19,35,112,
327752,639,20,35,116,327752,639,21,35,120,327752,639,22,35,124,327752,640,0,35,0,196679,640,2,262215,1172,6,16,262216,
1173,0,24,327752,1173,0,35,0,196679,1173,2,262215,1263,1,3,196679,2889,5356,262215,3249,11,26,262215,3921,1,0,262215,
3922,11,25,196679,756,5356,196679,778,5356,196679,1251,5356,196679,2494,5356,196679,2739,5356,196679,2781,5356,196679,
3072,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,
262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,262176,44,7,
43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,8,327713,78,
6,44,9,327713,92,2,9,9,262177,99,43,9,327713,103,2,9,44,262187,6,127,32,262194,6,128,8,262187,6,129,8,131092,130,
393268,130,131,170,128,129,262187,6,132,2,262187,6,133,4,458804,6,134,169,131,132,133,393268,6,135,134,127,134,262172,
136,6,135,262176,137,7,136,327713,138,6,137,9,262194,6,146,4,262187,6,147,0,393268,130,148,170,146,147,262187,6,149,
16,262187,6,150,1,393268,130,151,170,146,150,458804,6,152,169,151,129,133,458804,6,153,169,148,149,152,393268,6,154,
134,127,153,262172,155,43,154,262176,156,7,155,393249,157,2,156,9,9,196641,163,130,262176,168,7,130,327713,169,6,8,
168,393249,174,6,44,9,168,262177,180,2,137,327713,184,2,137,156,393249,189,2,137,156,168,458785,195,2,137,9,9,168,
327713,202,2,137,9,262172,211,6,127,262176,212,7,211,393249,213,2,137,9,212,262177,219,2,9,393249,234,2,137,212,212,
327713,240,7,9,9,458785,251,2,137,9,212,168,327713,266,2,137,137,524321,271,2,27,212,212,212,9,393249,279,2,212,9,9,
458785,285,2,212,9,9,9,327713,292,2,212,212,458785,305,2,212,156,212,9,458785,312,2,212,212,212,9,589857,319,2,212,
212,156,9,9,9,262177,328,2,212,524321,340,2,137,156,9,9,168,393268,6,353,196,150,128,262194,6,354,128,393268,130,355,
170,128,129,393268,6,356,134,354,127,393268,6,357,134,354,129,458804,6,358,169,355,356,357,393268,6,359,134,354,358,
393268,6,360,134,353,359,393268,130,361,176,360,129,393268,6,362,134,353,359,458804,6,363,169,361,362,129,262172,364,
7,363,262176,365,7,364,458785,366,2,365,9,9,9,393249,382,2,9,9,9,327713,388,2,168,168,262165,397,32,1,262187,397,398,
2,262174,401,6,6,262187,397,409,30,262187,397,424,0,262176,425,5349,6,262176,463,7,34,262187,397,472,1,458796,43,489,
147,147,147,147,262187,6,491,3,458796,43,492,147,150,132,491,262167,498,130,4,262176,517,1,6,262203,517,518,1,393268,
6,523,134,354,133,262172,524,43,523,262176,525,4,524,262203,525,526,4,262176,532,4,6,262187,6,534,264,262176,541,4,43,
262187,6,584,64,393268,6,585,134,354,584,262172,586,43,585,262176,587,4,586,262203,587,588,4,393268,6,616,134,354,584,
1638430,639,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,640,639,262176,641,9,640,262203,641,642,9,
262187,397,643,13,262176,644,9,6,262187,397,647,24,262187,397,650,14,262187,6,659,65535,262176,667,9,15,262187,6,680,
4294967292u,262187,397,706,10,262187,6,709,256,262187,397,719,9,393268,130,729,170,146,491,393268,130,753,170,146,132,
393268,130,768,170,146,133,262187,397,785,12,262187,6,796,4294967295u,393268,130,801,170,146,147,393268,130,802,172,
128,133,327732,130,803,168,802,393268,130,804,166,801,803,262187,397,809,18,262187,397,815,16,262187,6,822,31,393268,
130,825,170,146,491,262187,397,858,15,262187,397,881,17,262187,6,892,128,393268,6,893,134,892,153,262187,6,919,
16843009,262187,6,925,2155905152u,262187,397,940,7,262187,6,942,255,262187,397,958,19,262187,397,971,20,262187,397,
982,8,262176,983,9,24,262187,6,1012,6,393268,130,1013,178,128,1012,458804,6,1014,169,1013,128,133,393268,6,1015,196,
150,1014,393268,6,1016,128,1015,150,393268,130,1017,170,1015,584,393268,6,1018,134,354,132,458804,6,1019,169,1017,
1018,354,393268,6,1020,132,1016,1019,393268,6,1021,132,354,127,393268,6,1022,134,1021,127,393268,6,1023,128,1021,1022,
393268,130,1024,172,1020,1023,458804,6,1025,169,1024,1020,1023,262172,1026,6,1025,262176,1027,4,1026,262203,1027,1028,
4,262187,397,1067,5,393268,130,1072,170,128,129,262187,397,1078,3,393268,6,1134,134,127,134,393268,397,1137,128,1134,
147,393268,130,1143,170,146,147,393268,130,1155,170,146,147,458804,6,1156,169,1155,150,354,393268,130,1161,176,146,
491,196647,1171,5349,196637,1172,43,196638,1173,1172,262176,1171,5349,1173,393268,6,1180,134,153,133,262176,1202,5349,
43,196657,130,1263,327732,130,1264,168,1263,393268,130,1265,170,128,1012,393268,130,1266,167,1264,1265,262187,6,1271,
4096,393268,6,1448,134,153,134,393268,130,1460,170,146,147,393268,130,1492,171,146,147,393268,6,1506,134,1021,134,
393268,130,1603,170,1134,129,262187,6,1604,65537,458804,6,1605,169,1603,919,1604,393268,130,1618,171,146,147,393268,
130,1619,176,128,129,393268,130,1620,167,1618,1619,393268,130,1643,170,1019,709,262187,6,1644,10,393268,130,1645,170,
1019,892,262187,6,1646,9,393268,130,1647,170,1019,584,262187,6,1648,7,458804,6,1649,169,1647,129,1648,458804,6,1650,
169,1645,1646,1649,458804,6,1651,169,1643,1644,1650,393268,6,1667,132,132,1015,393268,6,1668,130,1667,150,393268,6,
1669,196,1668,1651,393268,6,1690,134,1020,133,393268,6,1738,132,1015,1019,393268,6,1820,132,1015,1019,393268,6,1821,
134,1820,354,393268,6,1822,134,1821,133,262172,1841,43,1822,262176,1842,7,1841,393268,6,1897,134,354,1015,262172,1902,
6,1015,262176,1903,4,1902,262203,1903,1904,4,327732,130,2041,168,1263,393268,6,2112,128,353,133,262172,2113,7,2112,
262176,2114,4,2113,262203,2114,2115,4,393268,6,2117,128,353,133,262172,2118,6,2117,262176,2119,4,2118,262203,2119,
2120,4,262176,2128,4,7,393268,6,2164,130,1015,150,393268,6,2172,128,353,133,458804,6,2173,169,1013,133,2172,262172,
2174,6,2173,262176,2175,4,2174,262203,2175,2176,4,393268,6,2210,130,354,150,262187,6,2299,983055,196650,130,2304,
262187,6,2346,13,458804,6,2347,169,1266,1648,147,393268,6,2348,128,2346,2347,393268,6,2349,128,2348,133,393268,6,2356,
128,2348,133,262187,397,2371,31,327732,130,2421,168,1013,196649,130,2436,262187,6,2447,536870912,393268,6,2594,196,
150,2347,393268,6,2595,130,2594,150,262187,6,2617,8191,393268,6,2640,134,354,127,393268,6,2641,128,354,2640,262187,
397,2730,21,393268,130,2777,171,146,491,262187,397,2780,6,393268,6,2866,134,354,127,393268,6,2867,128,354,2866,262172,
2887,24,127,262176,2888,7,2887,393268,130,3018,170,146,132,393268,130,3019,167,1266,3018,262187,6,3024,8192,327732,
130,3099,168,1263,393268,130,3100,167,3099,802,393268,130,3123,170,146,147,393268,130,3124,170,134,133,393268,130,
3125,167,3123,3124,262167,3247,6,3,262176,3248,1,3247,262203,3248,3249,1,262172,3295,43,363,262172,3296,3295,133,
262176,3297,7,3296,327724,7,3421,147,147,393268,6,3470,132,358,133,393268,6,3494,132,358,132,393268,6,3495,128,3494,
132,393268,6,3513,132,359,363,262187,6,3518,2048,262187,397,3523,4,262187,6,3591,512,262187,397,3664,22,393268,6,3685,
128,353,354,393268,6,3686,130,3685,150,393268,6,3687,134,3686,354,262172,3698,7,3687,262176,3699,7,3698,393268,6,3778,
130,354,150,262187,397,3831,11,327732,130,3877,168,1263,262194,6,3921,128,393267,3247,3922,3921,150,150,196609,136,
4078,327734,2,4,0,3,131320,5,262203,463,3828,7,262203,9,3832,7,262203,9,3833,7,262203,9,3834,7,262203,9,3835,7,262203,
9,3838,7,262203,156,3855,7,262203,9,3856,7,262203,9,3859,7,262203,9,3891,7,262203,168,3893,7,262203,168,3895,7,262203,
156,3910,7,262203,9,3912,7,262203,9,3914,7,262201,6,3829,68,262201,6,3830,97,196670,3832,3829,196670,3833,1021,196670,
3834,3830,393281,644,3836,642,424,3831,262205,6,3837,3836,196670,3835,3837,327745,517,3839,3249,147,262205,6,3840,
3839,196670,3838,3840,589881,34,3841,41,3832,3833,3834,3835,3838,196670,3828,3841,327745,9,3843,3828,472,262205,6,
3844,3843,327745,9,3845,3828,398,262205,6,3846,3845,327856,130,3847,3844,3846,262201,6,3851,97,327810,6,3852,3851,150,
327850,130,3853,3840,3852,262205,6,3858,3843,196670,3856,3858,262205,6,3861,3845,196670,3859,3861,458809,2,3862,161,
3855,3856,3859,262205,155,3863,3855,327846,130,3866,3847,3853,196855,3868,0,262394,3866,3867,3868,131320,3867,393281,
644,3870,642,424,706,262205,6,3871,3870,327879,6,3872,3871,150,327851,130,3873,3872,147,196855,3875,0,262394,3873,
3874,3875,131320,3874,327846,130,3878,3853,3877,131321,3875,131320,3875,458997,130,3879,3873,3867,3878,3874,327879,6,
3882,3871,3518,327851,130,3883,3882,147,196855,3885,0,262394,3883,3884,3885,131320,3884,393281,644,3886,642,424,809,
262205,6,3887,3886,393385,6,3889,3879,132,147,327808,6,3890,3887,3889,196670,3891,3890,327737,2,3892,374,3891,131321,
3885,131320,3885,196670,3893,3853,196670,3895,3879,393273,2,3897,391,3893,3895,131321,3868,131320,3868,262368,132,132,
534,262205,6,3900,3843,131321,3901,131320,3901,458997,155,3924,3863,3868,3918,3902,458997,6,3923,3900,3868,3920,3902,
262205,6,3908,3845,327856,130,3909,3923,3908,262390,3903,3902,0,262394,3909,3902,3903,131320,3902,196670,3910,3924,
196670,3912,3923,262205,6,3916,3845,196670,3914,3916,458809,2,3917,351,3910,3912,3914,262205,155,3918,3910,327808,6,
3920,3923,1021,131321,3901,131320,3903,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,394,11,
147,262205,6,395,394,262205,6,396,12,327876,6,399,396,398,327829,401,402,395,399,327761,6,403,402,1,327761,6,404,402,
0,327745,9,406,11,150,262205,6,407,406,262205,6,408,12,327874,6,410,408,409,327808,6,411,407,410,327808,6,413,411,403,
327760,7,414,404,413,131326,414,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,419,7,262203,9,420,
7,262205,15,417,20,262268,7,418,417,196670,419,418,262205,6,421,21,196670,420,421,393273,7,422,13,419,420,262268,15,
423,422,393281,425,426,423,424,424,393277,6,427,426,2,4,131326,427,65592,327734,2,32,0,28,196663,27,29,196663,9,30,
196663,9,31,131320,33,262203,8,432,7,262203,9,433,7,262205,24,430,29,262268,7,431,430,196670,432,431,262205,6,434,30,
196670,433,434,393273,7,435,13,432,433,262268,24,436,435,262205,6,437,31,393281,425,438,436,424,424,327742,438,437,2,
4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,463,464,
7,262205,6,440,36,262205,6,441,37,327808,6,442,440,441,327810,6,443,442,150,262205,6,444,37,393228,397,445,1,75,444,
327874,6,446,443,445,262205,6,448,38,327808,6,449,446,448,327810,6,450,449,150,262205,6,451,39,327831,401,454,450,451,
327761,6,456,454,1,458764,6,458,1,41,456,150,262205,6,461,37,327812,6,462,458,461,327808,6,467,446,458,327810,6,468,
467,150,327814,6,470,468,458,327745,9,471,464,424,196670,471,470,262205,6,473,36,262205,6,474,40,327812,6,476,474,462,
458764,6,477,1,38,473,476,327745,9,478,464,472,196670,478,477,262205,6,479,36,262205,6,481,478,327808,6,483,481,462,
458764,6,484,1,38,479,483,327745,9,485,464,398,196670,485,484,262205,34,486,464,131326,486,65592,327734,43,49,0,45,
196663,44,46,196663,9,47,196663,9,48,131320,50,262205,43,490,46,262205,6,493,47,458832,43,494,493,493,493,493,327808,
43,495,492,494,262205,6,496,48,458832,43,497,496,496,496,496,327856,498,499,495,497,393385,43,500,499,490,489,131326,
500,65592,327734,6,53,0,51,196663,44,52,131320,54,327745,9,503,52,147,262205,6,504,503,327745,9,505,52,150,262205,6,
506,505,327808,6,507,504,506,327745,9,508,52,132,262205,6,509,508,327808,6,510,507,509,327745,9,511,52,491,262205,6,
512,511,327808,6,513,510,512,131326,513,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,540,7,
262203,9,544,7,262203,9,545,7,262203,44,547,7,262203,44,571,7,262203,44,599,7,262203,9,602,7,262203,9,603,7,262203,44,
605,7,262203,44,627,7,262205,6,519,518,327814,6,522,519,149,327814,6,528,519,133,327817,6,530,519,133,262205,6,531,56,
393281,532,533,526,528,530,196670,533,531,262368,132,132,534,327745,541,542,526,528,262205,43,543,542,196670,540,543,
196670,544,147,196670,545,530,458809,43,546,49,540,544,545,196670,547,546,327737,6,548,53,547,131321,551,131320,551,
458997,6,3931,548,59,566,552,458997,6,3929,147,59,576,552,458997,6,3928,147,59,578,552,327856,130,557,3928,133,262390,
553,552,1,262394,557,552,553,131320,552,327817,6,561,528,133,327850,130,562,3928,561,393385,6,564,562,3929,147,327808,
6,566,3931,564,327812,6,568,522,133,327808,6,570,568,3928,327745,541,572,526,570,262205,43,573,572,196670,571,573,
327737,6,574,53,571,327808,6,576,3929,574,327808,6,578,3928,472,131321,551,131320,553,327817,6,580,519,149,327850,130,
581,580,147,196855,583,0,262394,581,582,583,131320,582,327814,6,590,522,133,327817,6,592,522,133,393281,532,594,588,
590,592,196670,594,3929,131321,583,131320,583,262368,132,132,534,327814,6,596,522,133,327817,6,598,522,133,327745,541,
600,588,596,262205,43,601,600,196670,599,601,196670,602,147,196670,603,598,458809,43,604,49,599,602,603,196670,605,
604,327737,6,606,53,605,327808,6,608,3931,606,196670,57,147,131321,610,131320,610,458997,6,3933,608,583,625,611,
458997,6,3932,147,583,634,611,327856,130,617,3932,616,262390,612,611,1,262394,617,611,612,131320,611,327850,130,621,
3932,596,262205,6,622,57,393385,6,623,621,622,147,327808,6,625,3933,623,327745,541,628,588,3932,262205,43,629,628,
196670,627,629,327737,6,630,53,627,262205,6,631,57,327808,6,632,631,630,196670,57,632,327808,6,634,3932,472,131321,
610,131320,612,131326,3933,65592,327734,6,62,0,60,196663,9,61,131320,63,262205,6,638,61,393281,644,645,642,424,643,
262205,6,646,645,327874,6,648,646,647,327874,6,649,638,648,393281,644,651,642,424,650,262205,6,652,651,327879,6,653,
649,652,131326,653,65592,327734,6,65,0,60,196663,9,64,131320,66,262203,8,666,7,262205,6,656,64,393281,644,657,642,424,
643,262205,6,658,657,327879,6,660,658,659,327831,401,663,656,660,327761,6,664,663,0,327761,6,665,663,1,393281,667,668,
642,424,424,262205,15,669,668,262268,7,670,669,196670,666,670,327745,9,671,666,147,262205,6,672,671,327829,401,675,
672,664,327761,6,676,675,1,327761,6,677,675,0,327879,6,681,677,680,327745,9,682,666,150,262205,6,683,682,327808,6,685,
683,665,327808,6,687,685,676,327760,7,688,681,687,262268,15,690,688,393281,425,691,690,424,424,393277,6,692,691,2,4,
327879,6,694,677,491,327812,6,695,694,129,327874,6,698,658,647,327808,6,699,695,698,327874,6,700,692,699,393281,644,
701,642,424,650,262205,6,702,701,327879,6,703,700,702,131326,703,65592,327734,6,68,0,67,131320,69,393281,644,707,642,
424,706,262205,6,708,707,327879,6,710,708,709,327851,130,711,710,147,196855,714,0,262394,711,713,723,131320,713,
393281,667,715,642,424,398,262205,15,716,715,393281,425,717,716,424,424,393277,6,718,717,2,4,393281,644,720,642,424,
719,262205,6,721,720,458764,6,722,1,38,718,721,131321,714,131320,723,393281,644,724,642,424,719,262205,6,725,724,
131321,714,131320,714,458997,6,3934,722,713,725,723,131326,3934,65592,327734,7,72,0,70,196663,9,71,131320,73,262203,8,
736,7,262203,9,737,7,262203,8,740,7,262203,9,741,7,262203,18,756,7,262203,9,759,7,262203,9,762,7,262203,18,778,7,
262203,9,781,7,262203,9,792,7,196855,731,0,262394,729,730,731,131320,730,393281,667,733,642,424,424,262205,15,734,733,
262268,7,735,734,196670,736,735,262205,6,738,71,196670,737,738,393273,7,739,13,736,737,196670,740,739,262205,6,742,71,
196670,741,742,393273,7,743,13,740,741,262268,15,744,743,393281,425,746,744,424,424,393277,6,747,746,2,4,393281,425,
749,744,424,472,393277,6,750,749,2,4,327760,7,751,747,750,131326,751,131320,731,196855,755,0,262394,753,754,755,
131320,754,393281,667,757,642,424,424,262205,15,758,757,196670,756,758,262205,6,760,71,196670,759,760,393273,6,761,22,
756,759,196670,762,761,327737,6,763,62,762,327760,7,764,763,147,131326,764,131320,755,262205,6,767,71,196855,770,0,
262394,768,769,770,131320,769,393281,644,771,642,424,706,262205,6,772,771,327879,6,773,772,133,327851,130,774,773,147,
131321,770,131320,770,458997,130,775,768,755,774,769,196855,777,0,262394,775,776,777,131320,776,393281,667,779,642,
424,472,262205,15,780,779,196670,778,780,262205,6,782,71,196670,781,782,393273,6,783,22,778,781,131321,777,131320,777,
458997,6,3935,767,770,783,776,393281,644,786,642,424,785,262205,6,787,786,327856,130,788,3935,787,196855,791,0,262394,
788,790,795,131320,790,196670,792,3935,327737,6,794,65,792,131321,791,131320,795,131321,791,131320,791,458997,6,3937,
794,790,796,795,327760,7,798,3937,147,131326,798,65592,327734,6,76,0,74,196663,8,75,131320,77,196855,806,0,262394,804,
805,806,131320,805,327745,9,807,75,147,262205,6,808,807,393281,644,810,642,424,809,262205,6,811,810,458764,6,812,1,38,
808,811,131326,812,131320,806,393281,644,816,642,424,815,262205,6,817,816,327745,9,819,75,147,262205,6,820,819,327879,
6,823,817,822,327874,6,824,820,823,196855,827,0,262394,825,826,827,131320,826,327854,130,829,817,127,196855,832,0,
262394,829,831,838,131320,831,327745,9,833,75,150,262205,6,834,833,327810,6,836,817,127,327874,6,837,834,836,131321,
832,131320,838,327850,130,840,817,147,196855,843,0,262394,840,842,845,131320,842,131321,843,131320,845,327745,9,847,
75,150,262205,6,848,847,327810,6,850,127,817,327876,6,851,848,850,327877,6,852,824,851,131321,843,131320,843,458997,6,
3938,824,842,852,845,131321,832,131320,832,458997,6,3939,837,831,3938,843,131321,827,131320,827,458997,6,3942,824,806,
3939,832,262205,6,857,819,393281,644,859,642,424,858,262205,6,860,859,327808,6,861,860,150,327850,130,862,857,861,
196855,865,0,262394,862,864,868,131320,864,393281,644,866,642,424,809,262205,6,867,866,131321,865,131320,868,393281,
644,869,642,424,809,262205,6,870,869,131321,865,131320,865,458997,6,3940,867,864,870,868,262205,6,873,819,327858,130,
876,873,860,196855,879,0,262394,876,878,885,131320,878,393281,644,882,642,424,881,262205,6,883,882,327879,6,884,3942,
883,131321,879,131320,885,131321,879,131320,879,458997,6,3943,884,878,3940,885,131326,3943,65592,327734,6,81,0,78,
196663,44,79,196663,9,80,131320,82,262205,6,891,80,327812,6,894,891,893,327814,6,895,894,127,327745,9,896,79,895,
262205,6,897,896,262205,6,899,80,327812,6,900,899,893,327879,6,901,900,822,393281,644,902,642,424,643,262205,6,903,
902,327874,6,904,903,647,327808,6,905,901,904,327874,6,906,897,905,393281,644,907,642,424,650,262205,6,908,907,327879,
6,909,906,908,131326,909,65592,327734,6,84,0,60,196663,9,83,131320,85,262205,6,912,83,393281,644,913,642,424,643,
262205,6,914,913,327874,6,915,914,647,327874,6,916,912,915,393281,644,917,642,424,650,262205,6,918,917,327812,6,920,
918,919,327879,6,921,916,920,131326,921,65592,327734,6,87,0,60,196663,9,86,131320,88,262205,6,924,86,327877,6,926,924,
925,393281,644,927,642,424,809,262205,6,928,927,327812,6,929,928,919,327810,6,930,926,929,262205,6,931,86,327877,6,
932,930,931,327879,6,933,932,925,131326,933,65592,327734,6,90,0,60,196663,9,89,131320,91,262203,9,937,7,262205,6,938,
89,196670,937,938,327737,6,939,87,937,327874,6,941,939,940,327812,6,943,941,942,262205,6,944,89,262344,6,946,943,
327879,6,947,944,946,393281,644,948,642,424,809,262205,6,949,948,327812,6,950,949,919,327879,6,952,950,943,327877,6,
953,947,952,131326,953,65592,327734,2,95,0,92,196663,9,93,196663,9,94,131320,96,262205,6,957,94,393281,644,959,642,
424,958,262205,6,960,959,327814,6,961,957,960,262205,6,962,94,327817,6,965,962,960,327851,130,966,965,147,393385,6,
967,966,150,147,327808,6,968,961,967,393281,644,972,642,424,971,262205,6,973,972,327814,6,974,968,973,327817,6,978,
968,973,327851,130,979,978,147,393385,6,980,979,150,147,327808,6,981,974,980,393281,983,984,642,424,982,262205,24,985,
984,262205,6,986,93,458764,6,990,1,38,968,973,393281,425,991,985,424,986,327742,991,990,2,4,262205,6,994,93,327808,6,
995,994,150,458764,6,997,1,41,981,150,393281,425,998,985,424,995,327742,998,997,2,4,262205,6,1001,93,327808,6,1002,
1001,132,393281,425,1003,985,424,1002,327742,1003,150,2,4,65789,65592,327734,6,97,0,67,131320,98,393281,644,1004,642,
424,706,262205,6,1005,1004,327874,6,1006,1005,815,131326,1006,65592,327734,43,101,0,99,196663,9,100,131320,102,262205,
6,1010,100,327812,6,1011,1010,133,327745,532,1030,1028,1011,262205,6,1031,1030,327808,6,1033,1011,150,327745,532,1034,
1028,1033,262205,6,1035,1034,327808,6,1037,1011,132,327745,532,1038,1028,1037,262205,6,1039,1038,327808,6,1041,1011,
491,327745,532,1042,1028,1041,262205,6,1043,1042,458832,43,1044,1031,1035,1039,1043,131326,1044,65592,327734,2,106,0,
103,196663,9,104,196663,44,105,131320,107,131321,1048,131320,1048,458997,6,3944,147,107,1064,1049,327856,130,1054,
3944,133,262390,1050,1049,1,262394,1054,1049,1050,131320,1049,262205,6,1055,104,327812,6,1056,1055,133,327808,6,1058,
1056,3944,327745,9,1060,105,3944,262205,6,1061,1060,327745,532,1062,1028,1058,196670,1062,1061,327808,6,1064,3944,472,
131321,1048,131320,1050,65789,65592,327734,6,109,0,60,196663,9,108,131320,110,262205,6,1065,108,262205,6,1066,108,
327874,6,1068,1066,1067,327808,6,1069,1065,1068,131326,1069,65592,327734,6,112,0,60,196663,9,111,131320,113,196855,
1075,0,262394,1072,1074,1081,131320,1074,262205,6,1076,111,262205,6,1077,111,327874,6,1079,1077,1078,327808,6,1080,
1076,1079,131321,1075,131320,1081,262205,6,1082,111,131321,1075,131320,1075,458997,6,3945,1080,1074,1082,1081,131326,
3945,65592,327734,6,115,0,60,196663,9,114,131320,116,196855,1088,0,262394,1017,1087,1095,131320,1087,262205,6,1089,
114,327817,6,1090,1089,1019,327812,6,1091,1090,132,262205,6,1092,114,327814,6,1093,1092,1019,327808,6,1094,1091,1093,
131321,1088,131320,1095,262205,6,1096,114,131321,1088,131320,1088,458997,6,3946,1094,1087,1096,1095,131326,3946,65592,
327734,6,118,0,60,196663,9,117,131320,119,196855,1102,0,262394,1017,1101,1105,131320,1101,262205,6,1103,117,327817,6,
1104,1103,1019,131321,1102,131320,1105,262205,6,1106,117,131321,1102,131320,1102,458997,6,3947,1104,1101,1106,1105,
131326,3947,65592,327734,6,121,0,60,196663,9,120,131320,122,262205,6,1110,120,327854,130,1111,1110,1019,327847,130,
1112,1017,1111,393385,6,1113,1112,149,147,131326,1113,65592,327734,6,125,0,55,196663,9,123,196663,9,124,131320,126,
196855,1118,0,262394,1017,1117,1123,131320,1117,262205,6,1119,123,262205,6,1120,124,327874,6,1121,1119,1120,327879,6,
1122,1121,659,131321,1118,131320,1123,262205,6,1124,123,131321,1118,131320,1118,458997,6,3948,1122,1117,1124,1123,
131326,3948,65592,327734,6,141,0,138,196663,137,139,196663,9,140,131320,142,262205,6,1128,140,327814,6,1129,1128,134,
327745,9,1130,139,1129,262205,6,1131,1130,262205,6,1132,140,327817,6,1133,1132,134,327812,6,1135,1133,1134,262268,397,
1136,1135,393419,6,1138,1131,1136,1137,131326,1138,65592,327734,6,144,0,60,196663,9,143,131320,145,262203,9,1147,7,
262205,6,1142,518,196855,1146,0,262394,1143,1145,1151,131320,1145,196670,1147,1142,327737,6,1149,115,1147,327812,6,
1150,1149,154,131321,1146,131320,1151,131321,1146,131320,1146,458997,6,3949,1150,1145,1142,1151,262205,6,1154,143,
327812,6,1157,1154,1156,327808,6,1158,3949,1157,131326,1158,65592,327734,2,161,0,157,196663,156,158,196663,9,159,
196663,9,160,131320,162,262203,9,1182,7,262203,8,1186,7,262203,9,1187,7,262203,9,1233,7,262203,18,1251,7,262203,9,
1254,7,196855,1163,0,262394,1161,1162,1163,131320,1162,262205,6,1164,159,327808,6,1165,1164,1021,262205,6,1166,160,
327858,130,1167,1165,1166,131321,1163,131320,1163,458997,130,1168,1161,162,1167,1162,196855,1170,0,262394,1168,1169,
1208,131320,1169,393281,667,1176,642,424,424,262205,15,1177,1176,262268,7,1178,1177,262205,6,1179,159,327814,6,1181,
1179,1180,196670,1182,147,327737,6,1183,144,1182,327812,6,1184,1183,133,327808,6,1185,1181,1184,196670,1186,1178,
196670,1187,1185,393273,7,1188,13,1186,1187,262268,1171,1189,1188,131321,1191,131320,1191,458997,6,3955,147,1169,1207,
1192,327856,130,1197,3955,154,262390,1193,1192,1,262394,1197,1192,1193,131320,1192,327812,6,1201,3955,1156,393281,
1202,1203,1189,424,1201,393277,43,1204,1203,2,16,327745,44,1205,158,3955,196670,1205,1204,327808,6,1207,3955,472,
131321,1191,131320,1193,131321,1170,131320,1208,262205,6,1209,159,262205,6,1210,160,327856,130,1211,1209,1210,327847,
130,1212,1161,1211,196855,1214,0,262394,1212,1213,1214,131320,1213,131321,1216,131320,1216,458997,6,3950,147,1213,
1262,1219,327856,130,1222,3950,154,262390,1218,1219,1,262394,1222,1217,1218,131320,1217,131321,1224,131320,1224,
458997,6,3951,147,1217,1260,1227,327856,130,1230,3951,133,262390,1226,1227,1,262394,1230,1225,1226,131320,1225,262205,
6,1232,159,196670,1233,3950,327737,6,1235,144,1233,327812,6,1236,1235,153,327808,6,1237,1232,1236,327812,6,1239,3951,
1180,327808,6,1240,1237,1239,262205,6,1244,160,327856,130,1245,1240,1244,196855,1248,0,262394,1245,1247,1256,131320,
1247,327814,6,1250,1240,1180,393281,667,1252,642,424,424,262205,15,1253,1252,196670,1251,1253,196670,1254,1250,393273,
6,1255,22,1251,1254,131321,1248,131320,1256,131321,1248,131320,1248,458997,6,3953,1255,1247,147,1256,393281,9,1258,
158,3950,3951,196670,1258,3953,131321,1227,131320,1227,327808,6,1260,3951,472,131321,1224,131320,1226,131321,1219,
131320,1219,327808,6,1262,3950,472,131321,1216,131320,1218,131321,1214,131320,1214,131321,1170,131320,1170,65789,
65592,327734,130,164,0,163,131320,165,196855,1268,0,262394,1266,1267,1268,131320,1267,393281,644,1269,642,424,706,
262205,6,1270,1269,327879,6,1272,1270,1271,327851,130,1273,1272,147,131321,1268,131320,1268,458997,130,1274,1266,165,
1273,1267,131326,1274,65592,327734,6,166,0,67,131320,167,393281,644,1277,642,424,858,262205,6,1278,1277,393281,644,
1279,642,424,809,262205,6,1280,1279,393228,397,1281,1,75,1280,327874,6,1282,1278,1281,327808,6,1283,1282,150,131326,
1283,65592,327734,6,172,0,169,196663,8,170,196663,168,171,131320,173,262203,8,1307,7,262205,130,1286,171,196855,1288,
0,262394,1286,1287,1288,131320,1287,327745,9,1289,170,147,262205,6,1290,1289,393281,644,1291,642,424,858,262205,6,
1292,1291,327858,130,1293,1290,1292,196855,1296,0,262394,1293,1295,1303,131320,1295,262205,6,1298,1289,393281,644,
1299,642,424,809,262205,6,1300,1299,393228,397,1301,1,75,1300,327874,6,1302,1298,1301,131321,1296,131320,1303,262201,
6,1304,166,131321,1296,131320,1296,458997,6,3957,1302,1295,1304,1303,131326,3957,131320,1288,262205,7,1308,170,196670,
1307,1308,327737,6,1309,76,1307,131326,1309,65592,327734,6,178,0,174,196663,44,175,196663,9,176,196663,168,177,131320,
179,262203,44,1325,7,262203,9,1327,7,262203,8,1330,7,262203,168,1331,7,131321,1314,131320,1314,458997,6,3959,147,179,
1338,1315,458997,6,3958,147,179,1340,1315,327856,130,1320,3958,134,262390,1316,1315,1,262394,1320,1315,1316,131320,
1315,262205,6,1321,176,327812,6,1322,1321,134,327808,6,1324,1322,3958,262205,43,1326,175,196670,1325,1326,196670,1327,
1324,393273,6,1328,81,1325,1327,327760,7,1329,1328,147,196670,1330,1329,262205,130,1332,177,196670,1331,1332,393273,6,
1333,172,1330,1331,327812,6,1335,3958,1134,327876,6,1336,1333,1335,327808,6,1338,3959,1336,327808,6,1340,3958,472,
131321,1314,131320,1316,131326,3959,65592,327734,2,182,0,180,196663,137,181,131320,183,262203,44,1352,7,262203,9,1353,
7,262203,9,1358,7,262203,9,1363,7,262368,132,132,534,131321,1345,131320,1345,458997,6,3960,147,183,1383,1348,327856,
130,1351,3960,135,262390,1347,1348,1,262394,1351,1346,1347,131320,1346,262205,6,1354,518,196670,1353,1354,327737,6,
1355,115,1353,327812,6,1356,1355,135,327814,6,1357,1356,133,196670,1358,1357,327737,6,1359,112,1358,327814,6,1361,
3960,133,327808,6,1362,1359,1361,196670,1363,1362,327737,43,1364,101,1363,196670,1352,1364,131321,1366,131320,1366,
458997,6,3961,147,1346,1381,1367,327856,130,1372,3961,133,262390,1368,1367,1,262394,1372,1367,1368,131320,1367,327808,
6,1375,3960,3961,327745,9,1377,1352,3961,262205,6,1378,1377,327745,9,1379,181,1375,196670,1379,1378,327808,6,1381,
3961,472,131321,1366,131320,1368,131321,1348,131320,1348,327808,6,1383,3960,133,131321,1345,131320,1347,262368,132,
132,534,65789,65592,327734,2,187,0,184,196663,137,185,196663,156,186,131320,188,262203,9,1398,7,262203,9,1404,7,
262203,9,1426,7,131321,1386,131320,1386,458997,6,3964,147,188,1409,1387,458997,6,3963,147,188,1411,1387,327856,130,
1392,3963,135,262390,1388,1387,1,262394,1392,1387,1388,131320,1387,327814,6,1395,3963,133,327817,6,1397,3963,133,
393281,9,1399,186,1395,1397,262205,6,1400,1399,196670,1398,1400,327737,6,1401,84,1398,327745,9,1402,185,3963,196670,
1402,1401,262205,6,1406,1402,196670,1404,1406,327737,6,1407,87,1404,327877,6,1409,3964,1407,327808,6,1411,3963,472,
131321,1386,131320,1388,327851,130,1413,3964,147,196855,1415,0,262394,1413,1414,1415,131320,1414,131321,1417,131320,
1417,458997,6,3965,147,1414,1432,1418,327856,130,1423,3965,135,262390,1419,1418,1,262394,1423,1418,1419,131320,1418,
327745,9,1427,185,3965,262205,6,1428,1427,196670,1426,1428,327737,6,1429,90,1426,196670,1427,1429,327808,6,1432,3965,
472,131321,1417,131320,1419,131321,1415,131320,1415,65789,65592,327734,2,193,0,189,196663,137,190,196663,156,191,
196663,168,192,131320,194,262203,44,1452,7,262203,9,1455,7,262203,168,1457,7,262203,9,1470,7,262203,9,1475,7,262203,9,
1478,7,262203,137,1495,7,131321,1434,131320,1434,458997,6,3966,147,194,1491,1437,327856,130,1440,3966,154,262390,1436,
1437,1,262394,1440,1435,1436,131320,1435,131321,1442,131320,1442,458997,6,3967,147,1435,1489,1445,327856,130,1449,
3967,1448,262390,1444,1445,1,262394,1449,1443,1444,131320,1443,327745,44,1453,191,3966,262205,43,1454,1453,196670,
1452,1454,196670,1455,3967,262205,130,1458,192,196670,1457,1458,458809,6,1459,178,1452,1455,1457,196855,1462,0,262394,
1460,1461,1469,131320,1461,327812,6,1464,3966,1448,327808,6,1466,1464,3967,327745,9,1468,190,1466,196670,1468,1459,
131321,1462,131320,1469,196670,1470,3966,327737,6,1472,144,1470,327812,6,1473,1472,1448,327814,6,1474,1473,133,196670,
1475,1474,327737,6,1476,112,1475,327812,6,1477,1476,133,196670,1478,3966,327737,6,1480,144,1478,327812,6,1481,1480,
1448,327817,6,1482,1481,133,327808,6,1483,1477,1482,327808,6,1485,1483,3967,327745,532,1487,1028,1485,196670,1487,
1459,131321,1462,131320,1462,131321,1445,131320,1445,327808,6,1489,3967,472,131321,1442,131320,1444,131321,1437,
131320,1437,327808,6,1491,3966,472,131321,1434,131320,1436,196855,1494,0,262394,1492,1493,1494,131320,1493,327737,2,
1496,182,1495,262205,136,1497,1495,196670,190,1497,131321,1494,131320,1494,65789,65592,327734,2,200,0,195,196663,137,
196,196663,9,197,196663,9,198,196663,168,199,131320,201,262203,9,1530,7,262203,8,1532,7,262203,168,1533,7,262203,9,
1545,7,262203,137,1555,7,262205,6,1499,518,131321,1500,131320,1500,458997,6,3971,1499,201,1554,1503,327856,130,1507,
3971,1506,262390,1502,1503,0,262394,1507,1501,1502,131320,1501,131321,1510,131320,1510,458997,6,3974,147,1501,3977,
1513,458997,6,3972,147,1501,1542,1513,327856,130,1516,3972,134,262390,1512,1513,1,262394,1516,1511,1512,131320,1511,
327812,6,1519,3971,134,327808,6,1521,1519,3972,262205,6,1523,198,327856,130,1524,1521,1523,196855,1526,0,262394,1524,
1525,1526,131320,1525,262205,6,1527,197,327808,6,1529,1527,1521,196670,1530,1529,327737,7,1531,72,1530,196670,1532,
1531,262205,130,1534,199,196670,1533,1534,393273,6,1535,172,1532,1533,327812,6,1537,3972,1134,327876,6,1538,1535,1537,
327877,6,1540,3974,1538,131321,1526,131320,1526,458997,6,3977,3974,1511,1540,1525,131321,1513,131320,1513,327808,6,
1542,3972,472,131321,1510,131320,1512,327814,6,1544,3971,133,196670,1545,1544,327737,6,1546,112,1545,327812,6,1547,
1546,133,327817,6,1549,3971,133,327808,6,1550,1547,1549,327745,532,1552,1028,1550,196670,1552,3974,131321,1503,131320,
1503,327808,6,1554,3971,354,131321,1500,131320,1502,327737,2,1556,182,1555,262205,136,1557,1555,196670,196,1557,65789,
65592,327734,2,205,0,202,196663,137,203,196663,9,204,131320,206,262203,9,1567,7,131321,1559,131320,1559,458997,6,3978,
147,206,1613,1562,327856,130,1565,3978,135,262390,1561,1562,1,262394,1565,1560,1561,131320,1560,262205,6,1568,518,
196670,1567,1568,327737,6,1569,115,1567,327812,6,1570,1569,127,327812,6,1572,3978,134,327808,6,1573,1570,1572,327808,
6,1575,1573,134,262205,6,1576,204,327852,130,1577,1575,1576,196855,1579,0,262394,1577,1578,1579,131320,1578,262205,6,
1582,204,327856,130,1583,1573,1582,196855,1586,0,262394,1583,1585,1593,131320,1585,262205,6,1587,204,327810,6,1589,
1587,1573,327812,6,1590,1589,1134,327876,6,1591,150,1590,327810,6,1592,1591,150,131321,1586,131320,1593,131321,1586,
131320,1586,458997,6,3979,1592,1585,147,1593,327745,9,1597,203,3978,262205,6,1598,1597,327879,6,1600,1598,3979,393281,
644,1601,642,424,809,262205,6,1602,1601,327812,6,1606,1602,1605,262344,6,1608,3979,327879,6,1609,1606,1608,327877,6,
1610,1600,1609,196670,1597,1610,131321,1579,131320,1579,131321,1562,131320,1562,327808,6,1613,3978,472,131321,1559,
131320,1561,65789,65592,327734,6,209,0,138,196663,137,207,196663,9,208,131320,210,262203,9,1615,7,262203,137,1623,7,
262203,9,1625,7,262205,6,1616,518,196670,1615,1616,327737,6,1617,118,1615,196855,1622,0,262394,1620,1621,1622,131320,
1621,262205,136,1624,207,196670,1623,1624,262205,6,1626,208,196670,1625,1626,393273,6,1627,141,1623,1625,327812,6,
1628,1627,1019,327808,6,1630,1628,1617,131326,1630,131320,1622,262205,6,1633,208,327814,6,1634,1633,134,327745,9,1635,
207,1634,262205,6,1636,1635,262205,6,1638,208,327817,6,1639,1638,134,327812,6,1640,1639,1134,327856,130,1652,1640,
1651,196855,1655,0,262394,1652,1654,1660,131320,1654,327810,6,1658,1651,1640,327876,6,1659,1636,1658,131321,1655,
131320,1660,327810,6,1663,1640,1651,327874,6,1664,1636,1663,131321,1655,131320,1655,458997,6,3982,1659,1654,1664,1660,
327879,6,1670,3982,1669,327812,6,1672,1617,133,327877,6,1673,1670,1672,327874,6,1674,1673,398,131326,1674,65592,
327734,2,217,0,213,196663,137,214,196663,9,215,196663,212,216,131320,218,262203,9,1680,7,262203,9,1708,7,262203,44,
1709,7,262203,137,1722,7,262203,9,1724,7,262205,6,1678,518,196670,1680,1678,327737,6,1682,121,1680,131321,1684,131320,
1684,458997,6,3983,147,218,1693,1687,327856,130,1691,3983,1690,262390,1686,1687,1,262394,1691,1685,1686,131320,1685,
327808,6,1693,3983,354,327858,130,1694,1693,1690,262312,130,1695,1694,196855,1697,0,262394,1695,1696,1697,131320,1696,
327808,6,1700,3983,1678,327856,130,1701,1700,1690,131321,1697,131320,1697,458997,130,1702,1694,1685,1701,1696,196855,
1704,0,262394,1702,1703,1704,131320,1703,327808,6,1707,3983,1678,196670,1708,1707,196670,1709,489,393273,2,1710,106,
1708,1709,131321,1704,131320,1704,131321,1687,131320,1687,131321,1684,131320,1686,262368,132,132,534,131321,1714,
131320,1714,458997,6,3984,147,1686,1734,1715,327856,130,1720,3984,127,262390,1716,1715,1,262394,1720,1715,1716,131320,
1715,262205,136,1723,214,196670,1722,1723,196670,1724,3984,393273,6,1726,209,1722,1724,327745,532,1727,1028,1726,
262205,6,1728,215,327876,6,1730,1728,1682,458986,6,1731,1727,150,147,1730,327745,9,1732,216,3984,196670,1732,1731,
327808,6,1734,3984,472,131321,1714,131320,1716,262368,132,132,534,65789,65592,327734,2,221,0,219,196663,9,220,131320,
222,262203,9,1759,7,262203,9,1762,7,262203,9,1768,7,262203,9,1770,7,262205,6,1736,518,196855,1741,0,262394,1017,1740,
1744,131320,1740,327814,6,1743,1736,132,131321,1741,131320,1744,131321,1741,131320,1741,458997,6,3987,1743,1740,1736,
1744,327808,6,1747,1738,3987,196855,1751,0,262394,1017,1750,1755,131320,1750,327817,6,1753,1736,132,327812,6,1754,
1753,149,131321,1751,131320,1755,131321,1751,131320,1751,458997,6,3988,1754,1750,147,1755,327745,532,1760,1028,1747,
262205,6,1761,1760,196670,1759,1761,196670,1762,3988,393273,6,1764,125,1759,1762,262205,6,1766,220,196670,1768,1764,
393273,6,1771,58,1768,1770,327808,6,1773,1766,1771,327810,6,1778,1773,1764,327876,6,1780,1778,3988,458986,6,1781,1760,
150,147,1780,65789,65592,327734,6,224,0,60,196663,9,223,131320,225,196855,1784,0,262394,1017,1783,1787,131320,1783,
262205,6,1785,223,327812,6,1786,1785,1604,131321,1784,131320,1787,262205,6,1788,223,131321,1784,131320,1784,458997,6,
3989,1786,1783,1788,1787,131326,3989,65592,327734,6,227,0,60,196663,9,226,131320,228,196855,1794,0,262394,1017,1793,
1802,131320,1793,262205,6,1795,226,262205,6,1796,226,327876,6,1797,1796,815,262205,6,1798,226,327874,6,1799,1798,815,
327877,6,1800,1797,1799,327808,6,1801,1795,1800,131321,1794,131320,1802,262205,6,1803,226,131321,1794,131320,1794,
458997,6,3990,1801,1793,1803,1802,131326,3990,65592,327734,6,230,0,60,196663,9,229,131320,231,196855,1809,0,262394,
1017,1808,1812,131320,1808,262205,6,1810,229,327876,6,1811,1810,815,131321,1809,131320,1812,131321,1809,131320,1809,
458997,6,3991,1811,1808,147,1812,131326,3991,65592,327734,6,232,0,67,131320,233,262203,1842,1843,7,262203,9,1849,7,
262203,9,1884,7,262203,9,1891,7,262203,9,1893,7,262203,9,1910,7,262203,9,1913,7,262203,9,1935,7,262203,44,1949,7,
262203,9,1954,7,262203,9,1962,7,262203,9,1974,7,262203,44,1975,7,262203,9,1984,7,262205,6,1817,518,327812,6,1823,1817,
1822,327814,6,1824,1823,129,327817,6,1825,1824,1822,131321,1829,131320,1829,458997,6,3997,147,233,1877,1830,458997,6,
3993,147,233,1870,1830,458997,6,3992,147,233,1879,1830,327856,130,1835,3992,1822,262390,1831,1830,1,262394,1835,1830,
1831,131320,1830,327808,6,1839,1825,3992,327817,6,1840,1839,1822,327808,6,1848,1823,1840,196670,1849,1848,327737,43,
1850,101,1849,327745,44,1851,1843,3992,196670,1851,1850,393281,9,1854,1843,3992,147,262205,6,1855,1854,393281,9,1857,
1843,3992,150,262205,6,1858,1857,327808,6,1859,1855,1858,393281,9,1861,1843,3992,132,262205,6,1862,1861,327808,6,1863,
1859,1862,393281,9,1865,1843,3992,491,262205,6,1866,1865,327808,6,1867,1863,1866,327808,6,1870,3993,1867,327856,130,
1873,1840,1825,393385,6,1875,1873,1867,147,327808,6,1877,3997,1875,327808,6,1879,3992,472,131321,1829,131320,1831,
196855,1883,0,262394,1017,1882,1888,131320,1882,196670,1884,3993,327737,6,1886,227,1884,327879,6,1887,1886,659,131321,
1883,131320,1888,131321,1883,131320,1883,458997,6,3994,1887,1882,3993,1888,196670,1891,3994,393273,6,1894,58,1891,
1893,262205,6,1895,1893,327817,6,1898,1817,1897,327850,130,1899,1898,147,196855,1901,0,262394,1899,1900,1901,131320,
1900,327814,6,1906,1817,1897,327745,532,1908,1904,1906,196670,1908,1894,131321,1901,131320,1901,196670,1910,1894,
327737,6,1912,224,1910,196670,1913,3997,327737,6,1915,227,1913,327808,6,1916,1912,1915,131321,1918,131320,1918,458997,
6,3999,1916,1901,4004,1921,458997,6,3998,147,1901,1979,1921,327856,130,1924,3998,1822,262390,1920,1921,1,262394,1924,
1919,1920,131320,1919,327808,6,1928,1825,3998,327817,6,1929,1928,1822,327850,130,1931,1929,147,196855,1934,0,262394,
1931,1933,1938,131320,1933,196670,1935,1894,327737,6,1937,224,1935,131321,1934,131320,1938,131321,1934,131320,1934,
458997,6,4000,1937,1933,3999,1938,131321,1942,131320,1942,458997,6,4004,4000,1934,1967,1943,458997,6,4001,147,1934,
1969,1943,327856,130,1948,4001,133,262390,1944,1943,1,262394,1948,1943,1944,131320,1943,393281,9,1955,1843,3998,4001,
262205,6,1956,1955,196670,1954,1956,327737,6,1957,230,1954,327808,6,1958,4004,1957,327745,9,1959,1949,4001,196670,
1959,1958,262205,6,1964,1955,196670,1962,1964,327737,6,1965,227,1962,327808,6,1967,4004,1965,327808,6,1969,4001,472,
131321,1942,131320,1944,327808,6,1973,1823,1929,196670,1974,1973,262205,43,1976,1949,196670,1975,1976,393273,2,1977,
106,1974,1975,131321,1921,131320,1921,327808,6,1979,3998,472,131321,1918,131320,1920,327856,130,1981,1895,1021,196855,
1983,0,262394,1981,1982,1983,131320,1982,196670,1984,1895,327737,2,1986,221,1984,131321,1983,131320,1983,262368,132,
132,534,131326,1895,65592,327734,2,238,0,234,196663,137,235,196663,212,236,196663,212,237,131320,239,262203,9,1991,7,
262203,212,2002,7,262203,137,2004,7,262203,9,2006,7,262203,9,2015,7,262203,9,2016,7,262203,9,2031,7,262205,6,1992,518,
196670,1991,1992,327737,6,1993,121,1991,131321,1995,131320,1995,458997,6,4005,147,239,2021,1996,327856,130,2001,4005,
127,262390,1997,1996,1,262394,2001,1996,1997,131320,1996,262205,136,2005,235,196670,2004,2005,196670,2006,4005,393273,
6,2008,209,2004,2006,327745,532,2009,1028,2008,262205,6,2010,2009,327745,9,2012,236,4005,262205,6,2013,2012,327808,6,
2014,2010,2013,196670,2015,2014,196670,2016,1993,393273,6,2018,125,2015,2016,327745,9,2019,2002,4005,196670,2019,2018,
327808,6,2021,4005,472,131321,1995,131320,1997,262368,132,132,534,131321,2023,131320,2023,458997,6,4006,147,1997,2040,
2024,327856,130,2029,4006,127,262390,2025,2024,1,262394,2029,2024,2025,131320,2024,327745,9,2032,2002,4006,262205,6,
2033,2032,196670,2031,2033,327737,6,2034,109,2031,327745,9,2036,237,4006,262205,6,2037,2036,327745,532,2038,1028,2034,
196670,2038,2037,327808,6,2040,4006,472,131321,2023,131320,2025,262368,132,132,534,65789,65592,327734,7,243,0,240,
196663,9,241,196663,9,242,131320,244,262203,8,2049,7,262203,8,2053,7,262203,9,2054,7,196855,2043,0,262394,2041,2042,
2043,131320,2042,262205,6,2044,241,262205,6,2045,242,327810,6,2046,2044,2045,327760,7,2047,2046,147,131326,2047,
131320,2043,393281,983,2050,642,424,1067,262205,24,2051,2050,262268,7,2052,2051,196670,2053,2052,262205,6,2055,241,
196670,2054,2055,393273,7,2056,13,2053,2054,196670,2049,2056,327745,9,2058,2049,147,262205,6,2059,2058,262205,6,2060,
242,327812,6,2061,2060,133,327830,401,2063,2059,2061,327761,6,2064,2063,1,327761,6,2065,2063,0,327745,9,2067,2049,150,
262205,6,2068,2067,327810,6,2070,2068,2064,327760,7,2071,2065,2070,131326,2071,65592,327734,2,246,0,219,196663,9,245,
131320,247,262203,9,2122,7,262203,9,2125,7,262205,6,2075,518,131321,2076,131320,2076,458997,6,4007,2075,247,2139,2079,
327858,130,2082,4007,1015,262390,2078,2079,0,262394,2082,2077,2078,131320,2077,327856,130,2085,4007,1015,196855,2088,
0,262394,2085,2087,2092,131320,2087,327745,532,2090,1904,4007,262205,6,2091,2090,131321,2088,131320,2092,262205,6,
2093,245,131321,2088,131320,2088,458997,6,4008,2091,2087,2093,2092,327808,6,2097,4007,150,327856,130,2098,2097,1015,
196855,2101,0,262394,2098,2100,2106,131320,2100,327745,532,2104,1904,2097,262205,6,2105,2104,131321,2101,131320,2106,
262205,6,2109,245,393385,6,2110,2085,2109,1021,131321,2101,131320,2101,458997,6,4010,2105,2100,2110,2106,327745,532,
2123,2120,4007,262205,6,2124,2123,196670,2122,2124,196670,2125,4008,393273,7,2127,243,2122,2125,327745,2128,2129,2115,
4007,196670,2129,2127,327810,6,2133,4010,4008,262205,6,2135,2123,327808,6,2136,2135,2133,196670,2123,2136,131321,2079,
131320,2079,327808,6,2139,4007,354,131321,2076,131320,2078,65789,65592,327734,2,249,0,219,196663,9,248,131320,250,
262203,9,2192,7,262203,9,2195,7,262203,9,2214,7,262203,9,2217,7,262205,6,2141,518,131321,2142,131320,2142,458997,6,
4012,2141,250,2208,2145,327856,130,2148,4012,353,262390,2144,2145,0,262394,2148,2143,2144,131320,2143,327817,6,2151,
4012,1015,327814,6,2154,4012,1015,327745,532,2155,1904,2154,262205,6,2156,2155,131321,2158,131320,2158,458997,6,4015,
2156,2143,2187,2161,458997,6,4013,147,2143,2189,2161,327856,130,2165,4013,2164,262390,2160,2161,1,262394,2165,2159,
2160,131320,2159,327856,130,2168,4013,2151,196855,2171,0,262394,2168,2170,2184,131320,2170,327810,6,2179,4012,2151,
327808,6,2181,2179,4013,327745,532,2182,2176,2181,262205,6,2183,2182,131321,2171,131320,2184,131321,2171,131320,2171,
458997,6,4016,2183,2170,147,2184,327808,6,2187,4015,4016,131321,2161,131320,2161,327808,6,2189,4013,472,131321,2158,
131320,2160,327745,532,2193,2120,4012,262205,6,2194,2193,196670,2192,2194,196670,2195,4015,393273,7,2197,243,2192,
2195,327745,2128,2198,2115,4012,196670,2198,2197,327745,532,2201,2176,4012,262205,6,2202,2201,262205,6,2204,2193,
327808,6,2205,2204,2202,196670,2193,2205,131321,2145,131320,2145,327808,6,2208,4012,354,131321,2142,131320,2144,
327850,130,2211,2141,2210,196855,2213,0,262394,2211,2212,2213,131320,2212,327745,532,2215,2120,353,262205,6,2216,2215,
196670,2214,2216,262205,6,2218,248,196670,2217,2218,393273,7,2219,243,2214,2217,327745,2128,2220,2115,353,196670,2220,
2219,327745,532,2221,2176,353,262205,6,2222,2221,262205,6,2224,2215,327808,6,2225,2224,2222,196670,2215,2225,131321,
2213,131320,2213,65789,65592,327734,2,256,0,251,196663,137,252,196663,9,253,196663,212,254,196663,168,255,131320,257,
262203,137,2228,7,262203,9,2230,7,262203,212,2232,7,262203,9,2239,7,262203,9,2246,7,262203,137,2249,7,262203,212,2251,
7,262203,212,2253,7,262205,136,2229,252,196670,2228,2229,262205,6,2231,253,196670,2230,2231,458809,2,2233,217,2228,
2230,2232,262205,211,2234,2232,262201,6,2236,232,196855,2238,0,262394,1013,2237,2242,131320,2237,196670,2239,2236,
327737,2,2241,246,2239,131321,2238,131320,2242,262205,130,2243,255,196855,2245,0,262394,2243,2244,2245,131320,2244,
196670,2246,2236,327737,2,2248,249,2246,131321,2245,131320,2245,131321,2238,131320,2238,262205,136,2250,252,196670,
2249,2250,196670,2251,2234,262205,211,2254,254,196670,2253,2254,458809,2,2255,238,2249,2251,2253,65789,65592,327734,2,
259,0,180,196663,137,258,131320,260,262203,137,2277,7,262203,9,2279,7,262205,6,2257,518,131321,2258,131320,2258,
458997,6,4020,2257,260,2268,2259,327858,130,2264,4020,353,262390,2260,2259,0,262394,2264,2259,2260,131320,2259,327745,
532,2266,2176,4020,196670,2266,147,327808,6,2268,4020,354,131321,2258,131320,2260,262368,132,132,534,131321,2270,
131320,2270,458997,6,4021,147,2260,2285,2271,327856,130,2276,4021,127,262390,2272,2271,1,262394,2276,2271,2272,131320,
2271,262205,136,2278,258,196670,2277,2278,196670,2279,4021,393273,6,2281,141,2277,2279,327745,532,2282,2176,2281,
458986,6,2283,2282,150,147,150,327808,6,2285,4021,472,131321,2270,131320,2272,65789,65592,327734,2,264,0,213,196663,
137,261,196663,9,262,196663,212,263,131320,265,262203,137,2294,7,262203,137,2305,7,262203,9,2307,7,262203,212,2309,7,
262203,168,2311,7,262203,9,2324,7,131321,2287,131320,2287,458997,6,4022,147,265,2303,2288,327856,130,2293,4022,135,
262390,2289,2288,1,262394,2293,2288,2289,131320,2288,327745,9,2297,261,4022,262205,6,2298,2297,327879,6,2300,2298,
2299,327745,9,2301,2294,4022,196670,2301,2300,327808,6,2303,4022,472,131321,2287,131320,2289,262205,136,2306,2294,
196670,2305,2306,262205,6,2308,262,196670,2307,2308,262205,211,2310,263,196670,2309,2310,196670,2311,2304,524345,2,
2312,256,2305,2307,2309,2311,131321,2314,131320,2314,458997,6,4023,147,2289,2332,2315,327856,130,2320,4023,127,262390,
2316,2315,1,262394,2320,2315,2316,131320,2315,262205,6,2322,518,327812,6,2323,2322,127,196670,2324,2323,327737,6,2325,
109,2324,327808,6,2327,2325,4023,327745,532,2328,1028,2327,262205,6,2329,2328,327745,9,2330,263,4023,196670,2330,2329,
327808,6,2332,4023,472,131321,2314,131320,2316,262368,132,132,534,131321,2334,131320,2334,458997,6,4024,147,2316,2362,
2335,327856,130,2340,4024,135,262390,2336,2335,1,262394,2340,2335,2336,131320,2335,327812,6,2343,4024,132,327745,9,
2344,263,2343,262205,6,2345,2344,327874,6,2350,2345,2349,327808,6,2353,2343,150,327745,9,2354,263,2353,262205,6,2355,
2354,327874,6,2357,2355,2356,327876,6,2358,2357,1134,327877,6,2359,2350,2358,327745,9,2360,261,4024,196670,2360,2359,
327808,6,2362,4024,472,131321,2334,131320,2336,65789,65592,327734,2,269,0,266,196663,137,267,196663,137,268,131320,
270,262203,9,2364,7,262203,212,2382,7,262203,137,2384,7,262203,9,2386,7,262203,137,2409,7,262203,9,2411,7,262203,137,
2424,7,262203,137,2427,7,262203,9,2429,7,262203,212,2431,7,262203,137,2437,7,262203,9,2439,7,262203,212,2441,7,262203,
168,2443,7,262205,6,2365,518,196670,2364,2365,327737,6,2366,115,2364,327812,6,2367,2366,127,327745,9,2369,267,424,
262205,6,2370,2369,327874,6,2372,2370,2371,327808,6,2373,150,2372,131321,2375,131320,2375,458997,6,4025,147,270,2396,
2376,327856,130,2381,4025,127,262390,2377,2376,1,262394,2381,2376,2377,131320,2376,262205,136,2385,267,196670,2384,
2385,196670,2386,4025,393273,6,2388,141,2384,2386,327876,6,2389,2388,2348,327808,6,2392,2367,4025,327808,6,2393,2389,
2392,327745,9,2394,2382,4025,196670,2394,2393,327808,6,2396,4025,472,131321,2375,131320,2377,262201,130,2397,164,
196855,2399,0,262394,2397,2398,2399,131320,2398,131321,2401,131320,2401,458997,6,4026,147,2398,2420,2402,327856,130,
2407,4026,127,262390,2403,2402,1,262394,2407,2402,2403,131320,2402,262205,136,2410,268,196670,2409,2410,196670,2411,
4026,393273,6,2413,141,2409,2411,327876,6,2414,2413,2346,327745,9,2415,2382,4026,262205,6,2416,2415,327808,6,2417,
2416,2414,196670,2415,2417,327808,6,2420,4026,472,131321,2401,131320,2403,131321,2399,131320,2399,196855,2423,0,
262394,2421,2422,2423,131320,2422,262205,136,2425,267,196670,2424,2425,327737,2,2426,259,2424,262205,136,2428,267,
196670,2427,2428,196670,2429,2373,262205,211,2432,2382,196670,2431,2432,458809,2,2433,264,2427,2429,2431,262205,136,
2434,2427,196670,267,2434,262205,211,2435,2431,196670,2382,2435,131321,2423,131320,2423,262205,136,2438,267,196670,
2437,2438,196670,2439,2373,262205,211,2442,2382,196670,2441,2442,196670,2443,2436,524345,2,2444,256,2437,2439,2441,
2443,65789,65592,327734,2,277,0,271,196663,27,272,196663,212,273,196663,212,274,196663,212,275,196663,9,276,131320,
278,262203,27,2494,7,262203,9,2496,7,262203,9,2499,7,393281,644,2445,642,424,719,262205,6,2446,2445,327858,130,2448,
2446,2447,196855,2450,0,262394,2448,2449,2476,131320,2449,131321,2452,131320,2452,458997,6,4029,147,2449,2475,2455,
327856,130,2458,4029,127,262390,2454,2455,1,262394,2458,2453,2454,131320,2453,327745,9,2460,275,4029,262205,6,2461,
2460,262205,6,2462,276,327856,130,2463,2461,2462,196855,2465,0,262394,2463,2464,2465,131320,2464,262205,24,2466,272,
327745,9,2468,273,4029,262205,6,2469,2468,327745,9,2471,274,4029,262205,6,2472,2471,393281,425,2473,2466,424,2469,
327742,2473,2472,2,4,131321,2465,131320,2465,131321,2455,131320,2455,327808,6,2475,4029,472,131321,2452,131320,2454,
131321,2450,131320,2476,131321,2478,131320,2478,458997,6,4027,147,2476,2504,2481,327856,130,2484,4027,127,262390,2480,
2481,1,262394,2484,2479,2480,131320,2479,327745,9,2486,275,4027,262205,6,2487,2486,262205,6,2488,276,327856,130,2489,
2487,2488,196855,2491,0,262394,2489,2490,2491,131320,2490,262205,24,2495,272,196670,2494,2495,327745,9,2497,273,4027,
262205,6,2498,2497,196670,2496,2498,327745,9,2500,274,4027,262205,6,2501,2500,196670,2499,2501,458809,2,2502,32,2494,
2496,2499,131321,2491,131320,2491,131321,2481,131320,2481,327808,6,2504,4027,472,131321,2478,131320,2480,131321,2450,
131320,2450,65789,65592,327734,2,283,0,279,196663,212,280,196663,9,281,196663,9,282,131320,284,262203,8,2512,7,262203,
9,2513,7,393281,667,2506,642,424,472,262205,15,2507,2506,262268,7,2508,2507,262205,6,2509,281,262205,6,2510,518,
327808,6,2511,2509,2510,196670,2512,2508,196670,2513,2511,393273,7,2514,13,2512,2513,262268,15,2515,2514,131321,2517,
131320,2517,458997,6,4031,147,284,2543,2520,327856,130,2523,4031,127,262390,2519,2520,1,262394,2523,2518,2519,131320,
2518,327812,6,2526,4031,354,327808,6,2528,2526,2510,262205,6,2529,282,327856,130,2530,2528,2529,196855,2533,0,262394,
2530,2532,2539,131320,2532,393281,425,2537,2515,424,2526,393277,6,2538,2537,2,4,131321,2533,131320,2539,131321,2533,
131320,2533,458997,6,4032,2538,2532,147,2539,327745,9,2541,280,4031,196670,2541,4032,131321,2520,131320,2520,327808,6,
2543,4031,472,131321,2517,131320,2519,65789,65592,327734,2,290,0,285,196663,212,286,196663,9,287,196663,9,288,196663,
9,289,131320,291,262203,9,2567,7,131321,2545,131320,2545,458997,6,4034,147,291,2575,2548,327856,130,2551,4034,127,
262390,2547,2548,1,262394,2551,2546,2547,131320,2546,327812,6,2554,4034,354,262205,6,2555,518,327808,6,2556,2554,2555,
262205,6,2559,288,327856,130,2560,2556,2559,196855,2563,0,262394,2560,2562,2571,131320,2562,262205,6,2564,287,327808,
6,2566,2564,2556,196670,2567,2566,327737,7,2568,72,2567,262205,6,2569,289,327757,6,2570,2568,2569,131321,2563,131320,
2571,131321,2563,131320,2563,458997,6,4035,2570,2562,147,2571,327745,9,2573,286,4034,196670,2573,4035,131321,2548,
131320,2548,327808,6,2575,4034,472,131321,2545,131320,2547,65789,65592,327734,2,295,0,292,196663,212,293,196663,212,
294,131320,296,262201,6,2577,166,393228,397,2578,1,75,2577,262268,6,2579,2578,327810,6,2580,822,2579,131321,2582,
131320,2582,458997,6,4037,147,296,2604,2583,327856,130,2588,4037,127,262390,2584,2583,1,262394,2588,2583,2584,131320,
2583,327745,9,2591,294,4037,262205,6,2592,2591,327874,6,2593,2592,2346,327879,6,2596,2593,2595,327876,6,2598,2596,
2580,327745,9,2599,293,4037,262205,6,2600,2599,327877,6,2601,2600,2598,196670,2599,2601,327808,6,2604,4037,472,131321,
2582,131320,2584,65789,65592,327734,2,299,0,292,196663,212,297,196663,212,298,131320,300,262203,9,2619,7,262368,132,
132,534,131321,2606,131320,2606,458997,6,4038,147,300,2625,2607,327856,130,2612,4038,127,262390,2608,2607,1,262394,
2612,2607,2608,131320,2607,327745,9,2615,298,4038,262205,6,2616,2615,327879,6,2618,2616,2617,196670,2619,2618,327737,
6,2620,109,2619,327745,532,2621,1028,2620,262205,6,2622,2621,327745,9,2623,297,4038,196670,2623,2622,327808,6,2625,
4038,472,131321,2606,131320,2608,65789,65592,327734,2,303,0,292,196663,212,301,196663,212,302,131320,304,262203,9,
2636,7,262203,212,2650,7,262203,212,2651,7,262205,6,2627,518,262368,132,132,534,131321,2629,131320,2629,458997,6,4039,
147,304,2649,2630,327856,130,2635,4039,127,262390,2631,2630,1,262394,2635,2630,2631,131320,2630,196670,2636,2627,
327737,6,2638,109,2636,327812,6,2642,4039,2641,327808,6,2643,2638,2642,327745,9,2645,301,4039,262205,6,2646,2645,
327745,532,2647,1028,2643,196670,2647,2646,327808,6,2649,4039,472,131321,2629,131320,2631,262205,211,2652,302,196670,
2651,2652,393273,2,2653,299,2650,2651,262205,211,2654,2650,196670,301,2654,65789,65592,327734,2,310,0,305,196663,212,
306,196663,156,307,196663,212,308,196663,9,309,131320,311,262203,9,2679,7,262203,9,2683,7,262203,44,2693,7,262203,9,
2696,7,262203,212,2707,7,262203,212,2708,7,262368,132,132,534,131321,2656,131320,2656,458997,6,4040,147,311,2706,2659,
327856,130,2662,4040,154,262390,2658,2659,1,262394,2662,2657,2658,131320,2657,131321,2664,131320,2664,458997,6,4041,
147,2657,2704,2667,327856,130,2670,4041,153,262390,2666,2667,1,262394,2670,2665,2666,131320,2665,327817,6,2674,4041,
133,393281,9,2675,307,4040,2674,262205,6,2676,2675,262205,6,2677,309,327879,6,2678,2676,2677,196670,2679,4040,327737,
6,2681,144,2679,327812,6,2682,2681,153,196670,2683,2682,327737,6,2684,109,2683,327808,6,2686,2684,4041,262205,6,2687,
309,327850,130,2688,2687,147,196855,2691,0,262394,2688,2690,2699,131320,2690,327745,44,2694,307,4040,262205,43,2695,
2694,196670,2693,2695,196670,2696,4041,393273,6,2698,81,2693,2696,131321,2691,131320,2699,131321,2691,131320,2691,
458997,6,4043,2698,2690,2678,2699,327745,532,2702,1028,2686,196670,2702,4043,131321,2667,131320,2667,327808,6,2704,
4041,472,131321,2664,131320,2666,131321,2659,131320,2659,327808,6,2706,4040,472,131321,2656,131320,2658,262205,211,
2709,308,196670,2708,2709,393273,2,2710,299,2707,2708,262205,211,2711,2707,196670,306,2711,65789,65592,327734,2,317,0,
312,196663,212,313,196663,212,314,196663,212,315,196663,9,316,131320,318,262203,27,2739,7,262203,9,2742,7,262203,9,
2745,7,131321,2713,131320,2713,458997,6,4046,147,318,2750,2716,327856,130,2719,4046,127,262390,2715,2716,1,262394,
2719,2714,2715,131320,2714,327745,9,2721,315,4046,262205,6,2722,2721,262205,6,2723,316,327856,130,2724,2722,2723,
196855,2726,0,262394,2724,2725,2726,131320,2725,327745,9,2728,314,4046,262205,6,2729,2728,393281,644,2731,642,424,
2730,262205,6,2732,2731,327856,130,2733,2729,2732,131321,2726,131320,2726,458997,130,2734,2724,2714,2733,2725,196855,
2736,0,262394,2734,2735,2736,131320,2735,393281,983,2740,642,424,940,262205,24,2741,2740,196670,2739,2741,327745,9,
2743,314,4046,262205,6,2744,2743,196670,2742,2744,327745,9,2746,313,4046,262205,6,2747,2746,196670,2745,2747,458809,2,
2748,32,2739,2742,2745,131321,2736,131320,2736,131321,2716,131320,2716,327808,6,2750,4046,472,131321,2713,131320,2715,
65789,65592,327734,2,326,0,319,196663,212,320,196663,212,321,196663,156,322,196663,9,323,196663,9,324,196663,9,325,
131320,327,262203,212,2753,7,262203,212,2754,7,262203,156,2755,7,262203,212,2757,7,262203,9,2759,7,262203,212,2763,7,
262203,9,2764,7,262203,9,2766,7,262203,9,2768,7,262203,212,2771,7,262203,212,2773,7,262203,27,2781,7,262203,212,2784,
7,262203,212,2786,7,262203,212,2788,7,262203,9,2790,7,262203,212,2794,7,262203,212,2795,7,262203,9,2796,7,262203,9,
2798,7,262203,9,2800,7,262203,212,2803,7,262203,212,2805,7,262203,8,2829,7,262203,9,2830,7,262203,8,2835,7,262203,9,
2836,7,196855,2752,0,262394,1161,2751,2762,131320,2751,262205,155,2756,322,196670,2755,2756,262205,211,2758,321,
196670,2757,2758,196670,2759,147,524345,2,2760,310,2754,2755,2757,2759,262205,211,2761,2754,196670,2753,2761,131321,
2752,131320,2762,262205,6,2765,323,196670,2764,2765,262205,6,2767,324,196670,2766,2767,196670,2768,147,524345,2,2769,
290,2763,2764,2766,2768,262205,211,2770,2763,196670,2753,2770,196670,2771,2770,262205,211,2774,321,196670,2773,2774,
393273,2,2775,303,2771,2773,262205,211,2776,2771,196670,2753,2776,131321,2752,131320,2752,196855,2779,0,262394,2777,
2778,2779,131320,2778,393281,983,2782,642,424,2780,262205,24,2783,2782,196670,2781,2783,262205,211,2785,320,196670,
2784,2785,262205,211,2787,2753,196670,2786,2787,262205,211,2789,321,196670,2788,2789,262205,6,2791,325,196670,2790,
2791,589881,2,2792,277,2781,2784,2786,2788,2790,65789,131320,2779,262205,6,2797,323,196670,2796,2797,262205,6,2799,
324,196670,2798,2799,196670,2800,150,524345,2,2801,290,2795,2796,2798,2800,262205,211,2802,2795,196670,2794,2802,
196670,2803,2802,262205,211,2806,321,196670,2805,2806,393273,2,2807,303,2803,2805,262205,211,2808,2803,196670,2794,
2808,131321,2810,131320,2810,458997,6,4049,147,2779,2852,2813,327856,130,2816,4049,127,262390,2812,2813,1,262394,2816,
2811,2812,131320,2811,327745,9,2818,321,4049,262205,6,2819,2818,262205,6,2820,325,327856,130,2821,2819,2820,196855,
2823,0,262394,2821,2822,2823,131320,2822,393281,983,2825,642,424,2780,262205,24,2826,2825,262268,7,2827,2826,196670,
2829,2827,327745,9,2831,320,4049,262205,6,2832,2831,196670,2830,2832,393273,7,2833,13,2829,2830,196670,2835,2833,
262205,6,2838,2831,196670,2836,2838,393273,7,2839,13,2835,2836,262268,24,2840,2839,327745,9,2843,2753,4049,262205,6,
2844,2843,393281,425,2845,2840,424,424,327742,2845,2844,2,4,327745,9,2848,2794,4049,262205,6,2849,2848,393281,425,
2850,2840,424,472,327742,2850,2849,2,4,131321,2823,131320,2823,131321,2813,131320,2813,327808,6,2852,4049,472,131321,
2810,131320,2812,65789,65592,327734,2,330,0,328,196663,212,329,131320,331,262203,9,2862,7,131321,2854,131320,2854,
458997,6,4051,147,331,2874,2855,327856,130,2860,4051,127,262390,2856,2855,1,262394,2860,2855,2856,131320,2855,262205,
6,2863,518,196670,2862,2863,327737,6,2864,109,2862,327812,6,2868,4051,2867,327808,6,2869,2864,2868,327745,532,2870,
1028,2869,262205,6,2871,2870,327745,9,2872,329,4051,196670,2872,2871,327808,6,2874,4051,472,131321,2854,131320,2856,
65789,65592,327734,2,333,0,219,196663,9,332,131320,334,262203,212,2875,7,262203,212,2876,7,262203,2888,2889,7,327737,
2,2877,330,2876,262205,211,2878,2876,196670,2875,2878,131321,2880,131320,2880,458997,6,4052,147,334,2900,2881,327856,
130,2886,4052,127,262390,2882,2881,1,262394,2886,2881,2882,131320,2881,327745,9,2892,2875,4052,262205,6,2893,2892,
327874,6,2894,2893,2348,327745,2128,2895,2115,2894,262205,7,2896,2895,262268,24,2897,2896,327745,27,2898,2889,4052,
196670,2898,2897,327808,6,2900,4052,472,131321,2880,131320,2882,131321,2902,131320,2902,458997,6,4053,147,2882,2933,
2905,327856,130,2908,4053,127,262390,2904,2905,1,262394,2908,2903,2904,131320,2903,327745,9,2910,2875,4053,262205,6,
2911,2910,393281,644,2912,642,424,809,262205,6,2913,2912,327876,6,2914,2913,2348,327856,130,2915,2911,2914,196855,
2917,0,262394,2915,2916,2917,131320,2916,327745,27,2919,2889,4053,262205,24,2920,2919,327812,6,2922,4053,354,262205,6,
2923,518,327808,6,2924,2922,2923,262205,6,2925,332,262205,6,2928,2910,327879,6,2929,2928,2617,327877,6,2930,2925,2929,
393281,425,2931,2920,424,2924,327742,2931,2930,2,4,131321,2917,131320,2917,131321,2905,131320,2905,327808,6,2933,4053,
472,131321,2902,131320,2904,65789,65592,327734,2,338,0,157,196663,156,335,196663,9,336,196663,9,337,131320,339,262203,
212,2938,7,262203,212,2939,7,262203,212,2950,7,262203,212,3007,7,262203,212,3035,7,262203,156,3036,7,262203,212,3038,
7,262203,9,3040,7,262203,212,3050,7,262203,9,3051,7,262203,9,3053,7,262203,212,3057,7,262203,212,3059,7,262203,212,
3066,7,262203,212,3068,7,262203,27,3072,7,262203,212,3075,7,262203,212,3077,7,262203,212,3079,7,262203,9,3081,7,
262203,212,3090,7,262203,212,3092,7,262203,212,3094,7,262203,9,3096,7,262203,212,3110,7,262203,212,3112,7,262203,156,
3114,7,262203,9,3116,7,262203,9,3118,7,262203,9,3120,7,393281,644,2935,642,424,809,262205,6,2936,2935,327876,6,2937,
2936,2348,327737,2,2940,330,2939,262205,211,2941,2939,196670,2938,2941,131321,2943,131320,2943,458997,6,4055,147,339,
2965,2944,327856,130,2949,4055,127,262390,2945,2944,1,262394,2949,2944,2945,131320,2944,327745,9,2953,2938,4055,
262205,6,2954,2953,327874,6,2955,2954,2348,393281,532,2956,2115,2955,147,262205,6,2957,2956,327812,6,2959,4055,354,
262205,6,2960,518,327808,6,2961,2959,2960,327808,6,2962,2957,2961,327745,9,2963,2950,4055,196670,2963,2962,327808,6,
2965,4055,472,131321,2943,131320,2945,393281,644,2966,642,424,706,262205,6,2967,2966,327879,6,2968,2967,132,327851,
130,2969,2968,147,196855,2971,0,262394,2969,2970,2971,131320,2970,131321,2973,131320,2973,458997,6,4056,147,2970,2998,
2976,327856,130,2979,4056,127,262390,2975,2976,1,262394,2979,2974,2975,131320,2974,327745,9,2982,2938,4056,262205,6,
2983,2982,327879,6,2984,2983,2617,262205,6,2985,337,327856,130,2986,2984,2985,196855,2989,0,262394,2986,2988,2993,
131320,2988,262205,6,2992,2982,131321,2989,131320,2993,131321,2989,131320,2989,458997,6,4068,2992,2988,796,2993,
196670,2982,4068,131321,2976,131320,2976,327808,6,2998,4056,472,131321,2973,131320,2975,131321,2971,131320,2971,
458997,6,4062,2937,2945,796,2975,131321,3000,131320,3000,458997,6,4057,147,2971,3017,3001,327856,130,3006,4057,127,
262390,3002,3001,1,262394,3006,3001,3002,131320,3001,262205,6,3009,336,327745,9,3011,2938,4057,262205,6,3012,3011,
327879,6,3013,3012,2617,327877,6,3014,3009,3013,327745,9,3015,3007,4057,196670,3015,3014,327808,6,3017,4057,472,
131321,3000,131320,3002,196855,3021,0,262394,3019,3020,3021,131320,3020,327879,6,3025,2967,3024,327851,130,3026,3025,
147,131321,3021,131320,3021,458997,130,3027,3019,3002,3026,3020,196855,3029,0,262394,3027,3028,3043,131320,3028,
393281,644,3030,642,424,643,262205,6,3031,3030,327874,6,3032,3031,647,327876,6,3033,150,3032,327810,6,3034,3033,150,
262205,155,3037,335,196670,3036,3037,262205,211,3039,2938,196670,3038,3039,196670,3040,3034,524345,2,3041,310,3035,
3036,3038,3040,262205,211,3042,3035,196670,3007,3042,131321,3029,131320,3043,327879,6,3046,2967,129,327851,130,3047,
3046,147,196855,3049,0,262394,3047,3048,3049,131320,3048,262205,6,3052,336,196670,3051,3052,262205,6,3054,337,196670,
3053,3054,458809,2,3055,283,3050,3051,3053,262205,211,3056,3050,196670,3007,3056,196670,3057,3056,262205,211,3060,
2938,196670,3059,3060,393273,2,3061,303,3057,3059,262205,211,3062,3057,196670,3007,3062,131321,3049,131320,3049,
131321,3029,131320,3029,262201,130,3063,164,196855,3065,0,262394,3063,3064,3065,131320,3064,262205,211,3067,3007,
196670,3066,3067,262205,211,3069,2938,196670,3068,3069,393273,2,3070,295,3066,3068,262205,211,3071,3066,196670,3007,
3071,131321,3065,131320,3065,393281,983,3073,642,424,1067,262205,24,3074,3073,196670,3072,3074,262205,211,3076,2950,
196670,3075,3076,262205,211,3078,3007,196670,3077,3078,262205,211,3080,2938,196670,3079,3080,196670,3081,4062,589881,
2,3083,277,3072,3075,3077,3079,3081,327879,6,3086,2967,127,327851,130,3087,3086,147,196855,3089,0,262394,3087,3088,
3089,131320,3088,262205,211,3091,2950,196670,3090,3091,262205,211,3093,3007,196670,3092,3093,262205,211,3095,2938,
196670,3094,3095,196670,3096,4062,524345,2,3098,317,3090,3092,3094,3096,131321,3089,131320,3089,196855,3102,0,262394,
3100,3101,3102,131320,3101,327879,6,3105,2967,149,327851,130,3106,3105,147,131321,3102,131320,3102,458997,130,3107,
3100,3089,3106,3101,196855,3109,0,262394,3107,3108,3109,131320,3108,262205,211,3111,2950,196670,3110,3111,262205,211,
3113,2938,196670,3112,3113,262205,155,3115,335,196670,3114,3115,262205,6,3117,336,196670,3116,3117,262205,6,3119,337,
196670,3118,3119,196670,3120,4062,655417,2,3122,326,3110,3112,3114,3116,3118,3120,131321,3109,131320,3109,65789,65592,
327734,2,346,0,340,196663,137,341,196663,156,342,196663,9,343,196663,9,344,196663,168,345,131320,347,262203,137,3128,
7,262203,156,3129,7,262203,137,3136,7,262203,156,3137,7,262203,168,3139,7,262203,137,3144,7,262203,9,3145,7,262203,9,
3147,7,262203,168,3149,7,196855,3127,0,262394,3125,3126,3133,131320,3126,262205,155,3130,342,196670,3129,3130,393273,
2,3131,187,3128,3129,262205,136,3132,3128,196670,341,3132,131321,3127,131320,3133,196855,3135,0,262394,1161,3134,3143,
131320,3134,262205,155,3138,342,196670,3137,3138,262205,130,3140,345,196670,3139,3140,458809,2,3141,193,3136,3137,
3139,262205,136,3142,3136,196670,341,3142,131321,3135,131320,3143,262205,6,3146,343,196670,3145,3146,262205,6,3148,
344,196670,3147,3148,262205,130,3150,345,196670,3149,3150,524345,2,3151,200,3144,3145,3147,3149,262205,136,3152,3144,
196670,341,3152,131321,3135,131320,3135,131321,3127,131320,3127,65789,65592,327734,2,351,0,157,196663,156,348,196663,
9,349,196663,9,350,131320,352,262203,137,3159,7,262203,156,3160,7,262203,9,3162,7,262203,9,3164,7,262203,168,3166,7,
262203,137,3173,7,262203,156,3174,7,262203,9,3176,7,262203,9,3178,7,262203,168,3180,7,262203,137,3187,7,262203,9,3189,
7,262203,156,3201,7,262203,156,3211,7,262203,9,3212,7,262203,9,3213,7,262203,137,3217,7,262203,137,3219,7,262203,9,
3224,7,262203,156,3228,7,262203,9,3230,7,262203,9,3232,7,262205,6,3154,350,262205,6,3155,349,327810,6,3156,3154,3155,
458764,6,3157,1,38,1021,3156,262205,155,3161,348,196670,3160,3161,262205,6,3163,349,196670,3162,3163,196670,3164,3157,
196670,3166,2304,589881,2,3167,346,3159,3160,3162,3164,3166,262205,136,3168,3159,262201,130,3169,164,196855,3171,0,
262394,3169,3170,3171,131320,3170,262205,155,3175,348,196670,3174,3175,262205,6,3177,349,196670,3176,3177,196670,3178,
3157,196670,3180,2436,589881,2,3181,346,3173,3174,3176,3178,3180,262205,136,3182,3173,131321,3171,131320,3171,458997,
136,4077,4078,352,3182,3170,327856,130,3184,3157,1021,196855,3186,0,262394,3184,3185,3186,131320,3185,196670,3187,
3168,196670,3189,3157,393273,2,3191,205,3187,3189,262205,136,3192,3187,131321,3186,131320,3186,458997,136,4074,3168,
3171,3192,3185,131321,3194,131320,3194,458997,6,4072,147,3186,3208,3195,327856,130,3200,4072,154,262390,3196,3195,1,
262394,3200,3195,3196,131320,3195,327745,44,3204,348,4072,262205,43,3205,3204,327745,44,3206,3201,4072,196670,3206,
3205,327808,6,3208,4072,472,131321,3194,131320,3196,262205,6,3209,349,327808,6,3210,3209,1021,196670,3212,3210,262205,
6,3214,350,196670,3213,3214,458809,2,3215,161,3211,3212,3213,262205,155,3216,3211,196670,348,3216,196670,3217,4074,
196670,3219,4077,393273,2,3221,269,3217,3219,196855,3223,0,262394,1263,3222,3227,131320,3222,262205,6,3225,349,196670,
3224,3225,327737,2,3226,333,3224,131321,3223,131320,3227,262205,155,3229,3201,196670,3228,3229,262205,6,3231,349,
196670,3230,3231,196670,3232,3157,458809,2,3234,338,3228,3230,3232,131321,3223,131320,3223,262368,132,132,534,65789,
65592,327734,2,371,0,366,196663,365,367,196663,9,368,196663,9,369,196663,9,370,131320,372,262203,3297,3298,7,262203,
44,3355,7,262203,44,3367,7,262203,9,3370,7,262203,9,3371,7,262203,44,3374,7,393281,667,3236,642,424,1078,262205,15,
3237,3236,262268,7,3238,3237,262268,1171,3239,3238,262201,6,3241,97,327814,6,3242,3241,129,262205,6,3244,518,327817,6,
3245,3244,358,327745,517,3250,3249,147,262205,6,3251,3250,327814,6,3252,3251,132,131321,3254,131320,3254,458997,6,
4079,147,372,3314,3257,327856,130,3260,4079,133,262390,3256,3257,1,262394,3260,3255,3256,131320,3255,262205,6,3261,
370,327812,6,3263,4079,358,327808,6,3264,3261,3263,327856,130,3266,3264,3242,196855,3268,0,262394,3266,3267,3268,
131320,3267,131321,3270,131320,3270,458997,6,4087,147,3267,3312,3271,327856,130,3276,4087,363,262390,3272,3271,1,
262394,3276,3271,3272,131320,3271,262205,6,3278,368,327812,6,3280,4087,359,327808,6,3281,3278,3280,262205,6,3282,369,
327810,6,3283,3282,150,458764,6,3284,1,38,3281,3283,262205,6,3286,370,327808,6,3289,3286,3263,327808,6,3291,3289,3245,
327810,6,3293,3242,150,458764,6,3294,1,38,3291,3293,327812,6,3304,3242,132,327812,6,3305,3284,3304,327808,6,3307,3305,
3294,393281,1202,3308,3239,424,3307,393277,43,3309,3308,2,16,393281,44,3310,3298,4079,4087,196670,3310,3309,327808,6,
3312,4087,472,131321,3270,131320,3272,131321,3268,131320,3268,131321,3257,131320,3257,327808,6,3314,4079,472,131321,
3254,131320,3256,131321,3316,131320,3316,458997,6,4080,147,3256,3384,3319,327856,130,3322,4080,133,262390,3318,3319,1,
262394,3322,3317,3318,131320,3317,262205,6,3323,370,327812,6,3325,4080,358,327808,6,3326,3323,3325,327856,130,3328,
3326,3242,196855,3330,0,262394,3328,3329,3330,131320,3329,131321,3332,131320,3332,458997,6,4081,147,3329,3382,3335,
327856,130,3338,4081,363,262390,3334,3335,1,262394,3338,3333,3334,131320,3333,262205,6,3340,370,327808,6,3343,3340,
3325,327808,6,3345,3343,3245,327856,130,3349,3345,3242,196855,3352,0,262394,3349,3351,3359,131320,3351,393281,44,3356,
3298,4080,4081,262205,43,3357,3356,196670,3355,3357,327737,6,3358,53,3355,131321,3352,131320,3359,131321,3352,131320,
3352,458997,6,4084,3358,3351,147,3359,327812,6,3366,3345,133,393281,44,3368,3298,4080,4081,262205,43,3369,3368,196670,
3367,3369,196670,3370,3366,196670,3371,3252,458809,43,3373,49,3367,3370,3371,196670,3374,3373,327737,6,3375,53,3374,
327760,7,3376,4084,3375,327745,8,3377,367,4081,262205,7,3378,3377,327808,7,3379,3378,3376,196670,3377,3379,131321,
3335,131320,3335,327808,6,3382,4081,472,131321,3332,131320,3334,131321,3330,131320,3330,131321,3319,131320,3319,
327808,6,3384,4080,472,131321,3316,131320,3318,65789,65592,327734,2,374,0,219,196663,9,373,131320,375,262203,365,3419,
7,262203,365,3460,7,262203,9,3462,7,262203,9,3464,7,262203,9,3466,7,262205,6,3386,518,327817,6,3387,3386,358,327745,
517,3389,3249,147,262205,6,3390,3389,327814,6,3391,3390,132,327814,6,3394,3386,358,131321,3395,131320,3395,458997,6,
4090,3394,375,3515,3398,262205,6,3401,373,327856,130,3402,4090,3401,262390,3397,3398,0,262394,3402,3396,3397,131320,
3396,131321,3404,131320,3404,458997,6,4091,147,3396,3449,3407,327856,130,3410,4091,363,262390,3406,3407,1,262394,3410,
3405,3406,131320,3405,327812,6,3414,4091,359,327808,6,3415,4090,3414,262205,6,3416,373,327810,6,3417,3416,150,458764,
6,3418,1,38,3415,3417,327745,8,3422,3419,4091,196670,3422,3421,327850,130,3424,3387,147,196855,3426,0,262394,3424,
3425,3426,131320,3425,327817,6,3429,3390,132,327851,130,3430,3429,147,131321,3426,131320,3426,458997,130,3431,3424,
3405,3430,3425,196855,3433,0,262394,3431,3432,3433,131320,3432,393281,667,3435,642,424,1078,262205,15,3436,3435,
262201,6,3438,97,327812,6,3439,3418,3438,262201,6,3440,97,327814,6,3441,3440,132,327808,6,3442,3439,3441,327808,6,
3444,3442,3391,393281,425,3445,3436,424,3444,393277,6,3446,3445,2,4,393281,9,3447,3419,4091,150,196670,3447,3446,
131321,3433,131320,3433,131321,3407,131320,3407,327808,6,3449,4091,472,131321,3404,131320,3406,131321,3451,131320,
3451,458997,6,4092,147,3406,3472,3452,262201,6,3457,97,327814,6,3458,3457,129,327856,130,3459,4092,3458,262390,3453,
3452,0,262394,3459,3452,3453,131320,3452,262205,364,3461,3419,196670,3460,3461,196670,3462,4090,262205,6,3465,373,
196670,3464,3465,196670,3466,4092,524345,2,3468,371,3460,3462,3464,3466,262205,364,3469,3460,196670,3419,3469,327808,
6,3472,4092,3470,131321,3451,131320,3453,131321,3474,131320,3474,458997,6,4093,147,3453,3512,3477,327856,130,3480,
4093,363,262390,3476,3477,1,262394,3480,3475,3476,131320,3475,327812,6,3483,4093,359,327808,6,3484,4090,3483,262205,6,
3485,373,327856,130,3486,3484,3485,196855,3488,0,262394,3486,3487,3488,131320,3487,327812,6,3496,3484,3495,327812,6,
3498,3387,132,327808,6,3499,3496,3498,393281,9,3502,3419,4093,147,262205,6,3503,3502,327745,532,3504,1028,3499,196670,
3504,3503,327808,6,3506,3499,150,393281,9,3508,3419,4093,150,262205,6,3509,3508,327745,532,3510,1028,3506,196670,3510,
3509,131321,3488,131320,3488,131321,3477,131320,3477,327808,6,3512,4093,472,131321,3474,131320,3476,131321,3398,
131320,3398,327808,6,3515,4090,3513,131321,3395,131320,3397,262368,132,132,534,65789,65592,327734,7,377,0,70,196663,9,
376,131320,378,393281,644,3516,642,424,706,262205,6,3517,3516,327879,6,3519,3517,3518,327850,130,3520,3519,147,196855,
3522,0,262394,3520,3521,3522,131320,3521,393281,667,3524,642,424,3523,262205,15,3525,3524,262205,6,3526,376,393281,
425,3527,3525,424,3526,393277,6,3528,3527,2,4,393281,667,3529,642,424,1078,262205,15,3530,3529,262205,6,3531,376,
262201,6,3532,97,327812,6,3533,3531,3532,327745,517,3534,3249,147,262205,6,3535,3534,327808,6,3536,3533,3535,393281,
425,3537,3530,424,3536,393277,6,3538,3537,2,4,327760,7,3539,3528,3538,131326,3539,131320,3522,131321,3543,131320,3543,
458997,7,4104,3421,3522,3567,3544,458997,6,4103,147,3522,3569,3544,327856,130,3549,4103,358,262390,3545,3544,1,262394,
3549,3544,3545,131320,3544,262205,6,3550,376,327812,6,3551,3550,3495,327812,6,3553,4103,132,327808,6,3554,3551,3553,
327745,532,3555,1028,3554,262205,6,3556,3555,262205,6,3557,376,327812,6,3558,3557,3495,327808,6,3561,3558,3553,327808,
6,3562,3561,150,327745,532,3563,1028,3562,262205,6,3564,3563,327760,7,3565,3556,3564,327808,7,3567,4104,3565,327808,6,
3569,4103,472,131321,3543,131320,3545,131326,4104,65592,327734,2,380,0,219,196663,9,379,131320,381,262203,9,3574,7,
262203,9,3583,7,262203,9,3612,7,262203,9,3613,7,393281,644,3575,642,424,809,262205,6,3576,3575,196670,3574,3576,
327737,7,3577,377,3574,327761,6,3578,3577,0,327808,6,3582,3576,150,196670,3583,3582,327737,7,3584,377,3583,327761,6,
3585,3584,0,262201,6,3587,68,393281,644,3589,642,424,706,262205,6,3590,3589,327879,6,3592,3590,3591,327851,130,3593,
3592,147,393281,983,3594,642,424,982,262205,24,3595,3594,393281,425,3597,3595,424,424,327742,3597,3587,2,4,262205,6,
3600,379,393281,425,3601,3595,424,472,327742,3601,3600,2,4,327808,6,3606,3578,3585,393281,425,3607,3595,424,398,
327742,3607,3606,2,4,393281,425,3611,3595,424,1078,327742,3611,3585,2,4,196670,3612,133,262205,6,3614,379,196670,3613,
3614,393273,2,3615,95,3612,3613,196855,3621,0,262394,3593,3620,3625,131320,3620,327808,6,3623,3587,822,327814,6,3624,
3623,127,131321,3621,131320,3625,131321,3621,131320,3621,458997,6,4105,3624,3620,147,3625,393281,425,3627,3595,424,
940,327742,3627,4105,2,4,196855,3633,0,262394,3593,3632,3641,131320,3632,393281,667,3634,642,424,3523,262205,15,3635,
3634,327808,6,3638,3576,132,393281,425,3639,3635,424,3638,393277,6,3640,3639,2,4,131321,3633,131320,3641,131321,3633,
131320,3633,458997,6,4106,3640,3632,147,3641,393281,425,3643,3595,424,982,327742,3643,4106,2,4,131321,3645,131320,
3645,458997,6,4107,1646,3633,3657,3646,327856,130,3651,4107,149,262390,3647,3646,0,262394,3651,3646,3647,131320,3646,
393281,425,3655,3595,424,4107,327742,3655,147,2,4,327808,6,3657,4107,472,131321,3645,131320,3647,65789,65592,327734,2,
386,0,382,196663,9,383,196663,9,384,196663,9,385,131320,387,262203,9,3670,7,262203,9,3671,7,393281,983,3658,642,424,
982,262205,24,3659,3658,262205,6,3660,383,327808,6,3661,149,3660,262205,6,3662,384,393281,425,3663,3659,424,3661,
327742,3663,3662,2,4,393281,644,3665,642,424,3664,262205,6,3666,3665,262205,6,3667,383,327812,6,3668,3667,491,327808,
6,3669,3666,3668,196670,3670,3669,262205,6,3672,385,196670,3671,3672,393273,2,3673,95,3670,3671,65789,65592,327734,2,
391,0,388,196663,168,389,196663,168,390,131320,392,262203,3699,3700,7,262203,9,3714,7,262203,9,3728,7,262203,9,3730,7,
262203,9,3762,7,262203,9,3764,7,262203,9,3766,7,262203,9,3789,7,262203,9,3797,7,262203,9,3825,7,262205,130,3675,389,
196855,3677,0,262394,3675,3676,3677,131320,3676,393281,644,3678,642,424,706,262205,6,3679,3678,327879,6,3680,3679,892,
327851,130,3681,3680,147,131321,3677,131320,3677,458997,130,3682,3675,392,3681,3676,262205,6,3684,518,327812,6,3688,
3684,3687,131321,3691,131320,3691,458997,6,4109,147,3677,3723,3694,458997,6,4108,147,3677,3725,3694,327856,130,3697,
4108,3687,262390,3693,3694,1,262394,3697,3692,3693,131320,3692,327808,6,3704,3688,4108,393281,644,3705,642,424,809,
262205,6,3706,3705,327856,130,3707,3704,3706,196855,3710,0,262394,3707,3709,3716,131320,3709,196670,3714,3704,327737,
7,3715,377,3714,131321,3710,131320,3716,131321,3710,131320,3710,458997,7,4117,3715,3709,3421,3716,327745,8,3718,3700,
4108,196670,3718,4117,393281,9,3720,3700,4108,147,262205,6,3721,3720,327808,6,3723,4109,3721,131321,3694,131320,3694,
327808,6,3725,4108,472,131321,3691,131320,3693,196670,3728,4109,393273,6,3731,58,3728,3730,262205,6,3732,3730,131321,
3734,131320,3734,458997,6,4112,3731,3693,3774,3737,458997,6,4110,147,3693,3776,3737,327856,130,3740,4110,3687,262390,
3736,3737,1,262394,3740,3735,3736,131320,3735,327808,6,3744,3688,4110,393281,644,3746,642,424,809,262205,6,3747,3746,
327856,130,3748,3744,3747,196855,3750,0,262394,3748,3749,3750,131320,3749,393281,9,3754,3700,4110,150,262205,6,3755,
3754,327808,6,3756,4112,3755,327745,532,3757,2120,3744,196670,3757,3756,196855,3760,0,262394,3682,3759,3760,131320,
3759,196670,3762,3744,196670,3764,4112,393281,9,3767,3700,4110,147,262205,6,3768,3767,196670,3766,3768,458809,2,3769,
386,3762,3764,3766,131321,3760,131320,3760,131321,3750,131320,3750,393281,9,3771,3700,4110,147,262205,6,3772,3771,
327808,6,3774,4112,3772,131321,3737,131320,3737,327808,6,3776,4110,472,131321,3734,131320,3736,327850,130,3779,3684,
3778,196855,3781,0,262394,3779,3780,3781,131320,3780,393281,644,3782,642,424,809,262205,6,3783,3782,262205,130,3785,
390,196855,3788,0,262394,3785,3787,3801,131320,3787,196670,3789,3783,327737,7,3792,377,3789,327761,6,3793,3792,1,
327808,6,3796,3783,150,196670,3797,3796,327737,7,3798,377,3797,327761,6,3799,3798,1,327808,6,3800,3793,3799,131321,
3788,131320,3801,131321,3788,131320,3788,458997,6,4111,3800,3787,147,3801,327808,6,3803,3732,4111,327745,532,3804,
2120,3783,196670,3804,3803,196855,3807,0,262394,3682,3806,3807,131320,3806,393281,983,3808,642,424,982,262205,24,3809,
3808,327808,6,3812,149,3783,393281,425,3814,3809,424,3812,327742,3814,3732,2,4,131321,3807,131320,3807,262205,130,
3815,389,196855,3817,0,262394,3815,3816,3817,131320,3816,393281,644,3818,642,424,706,262205,6,3819,3818,327879,6,3820,
3819,584,327851,130,3821,3820,147,131321,3817,131320,3817,458997,130,3822,3815,3807,3821,3816,196855,3824,0,262394,
3822,3823,3824,131320,3823,196670,3825,3732,327737,2,3827,380,3825,131321,3824,131320,3824,131321,3781,131320,3781,
65789,65592,
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
