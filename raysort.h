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
#define RAYSORT_SHADER_DIGEST "3c83c054f674b932e06b4da94fa3d1dd4309a474c8fc4a81d711a69bc2a4e7aa"
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
119734787,66816,524299,1028,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,
4,1852399981,0,200,554,558,793,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,
20,5356,262215,73,1,1,262215,77,1,2,327752,195,0,35,0,327752,195,1,35,8,327752,195,2,35,16,327752,195,3,35,24,327752,
195,4,35,32,327752,195,5,35,36,327752,195,6,35,40,327752,195,7,35,44,327752,195,8,35,48,327752,195,9,35,52,327752,195,
10,35,56,327752,195,11,35,60,327752,195,12,35,64,327752,195,13,35,68,327752,195,14,35,72,327752,195,15,35,76,262215,
196,6,4,262216,197,0,25,327752,197,0,35,0,196679,197,2,327752,198,0,35,0,196679,198,2,262215,487,6,16,262216,488,0,24,
327752,488,0,35,0,196679,488,2,262215,558,11,29,262215,637,1,0,262215,793,11,26,262215,983,1,0,262215,984,11,25,
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
356,4294967295u,393268,75,361,170,73,74,262187,109,366,14,262187,109,373,12,262187,6,380,31,393268,75,383,170,73,252,
262187,6,387,32,262187,109,417,11,262187,109,441,13,262187,6,452,128,393268,75,453,170,73,74,262187,6,454,16,393268,
75,455,170,73,118,458804,6,456,169,455,78,81,458804,6,457,169,453,454,456,393268,6,458,134,452,457,196647,486,5349,
196637,487,51,196638,488,487,262176,486,5349,488,262176,490,5349,51,262187,6,503,16843009,262187,6,508,2155905152u,
262187,109,520,7,262187,6,522,255,393268,75,545,170,77,78,262187,6,546,258,262187,6,547,66,458804,6,548,169,545,546,
547,393268,75,549,170,77,78,458804,6,550,169,549,78,454,393268,6,551,132,548,550,262172,552,6,551,262176,553,4,552,
262203,553,554,4,262176,557,1,6,262203,557,558,1,262176,562,4,6,393268,75,565,170,73,74,262187,6,566,6,393268,75,567,
170,77,566,393268,75,568,167,565,567,262194,6,637,128,393268,6,638,134,637,312,393268,75,655,176,73,252,262187,6,694,
264,393268,6,722,134,637,312,393268,6,723,132,82,722,393268,6,730,132,82,722,393268,6,763,132,82,722,262167,791,6,3,
262176,792,1,791,262203,792,793,1,327724,7,807,74,74,262187,6,841,2048,262187,109,846,6,262187,109,850,3,262176,851,9,
194,262187,109,911,15,262194,6,983,128,393267,791,984,983,118,118,327734,2,4,0,3,131320,5,262203,167,936,7,262203,9,
940,7,262203,167,942,7,262203,9,949,7,262203,9,968,7,262203,9,971,7,262203,9,974,7,262203,9,980,7,393281,202,928,200,
137,366,262205,6,929,928,393281,202,930,200,137,265,262205,6,931,930,327879,6,932,931,118,327851,75,933,932,74,393385,
6,934,933,312,74,327808,6,935,929,934,327745,557,937,793,74,262205,6,938,937,327812,6,939,938,312,196670,940,939,
327737,24,941,103,940,196670,936,941,262205,6,946,558,327817,6,947,946,312,327808,6,948,939,947,196670,949,948,327737,
24,950,103,949,196670,942,950,327745,9,952,936,176,262205,6,953,952,327745,9,954,936,110,262205,6,955,954,327856,75,
956,953,955,262312,75,957,956,196855,959,0,262394,957,958,959,131320,958,327879,6,962,931,841,327851,75,963,962,74,
131321,959,131320,959,458997,75,964,956,5,963,958,196855,967,0,262394,964,966,967,131320,966,327745,9,969,942,176,
262205,6,970,969,196670,968,970,327745,9,972,942,110,262205,6,973,972,196670,971,973,196670,974,935,458809,2,976,96,
968,971,974,131321,967,131320,967,262368,312,312,694,196855,979,0,262394,964,978,979,131320,978,196670,980,935,327737,
2,982,99,980,131321,979,131320,979,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,106,11,74,
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
284,283,131321,273,131320,273,458997,6,994,281,272,284,282,131326,994,65592,327734,7,45,0,43,196663,9,44,131320,46,
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
458997,6,995,327,330,343,336,393281,202,346,200,137,345,262205,6,347,346,327856,75,348,995,347,196855,351,0,262394,
348,350,355,131320,350,196670,352,995,327737,6,354,38,352,131321,351,131320,355,131321,351,131320,351,458997,6,997,
354,350,356,355,327760,7,358,997,74,131326,358,65592,327734,6,49,0,47,196663,8,48,131320,50,196855,363,0,262394,361,
362,363,131320,362,327745,9,364,48,74,262205,6,365,364,393281,202,367,200,137,366,262205,6,368,367,327808,6,369,368,
118,458764,6,370,1,38,365,369,131326,370,131320,363,393281,202,374,200,137,373,262205,6,375,374,327745,9,377,48,74,
262205,6,378,377,327879,6,381,375,380,327874,6,382,378,381,196855,385,0,262394,383,384,385,131320,384,327854,75,388,
375,387,196855,391,0,262394,388,390,397,131320,390,327745,9,392,48,118,262205,6,393,392,327810,6,395,375,387,327874,6,
396,393,395,131321,391,131320,397,327850,75,399,375,74,196855,402,0,262394,399,401,404,131320,401,131321,402,131320,
404,327745,9,406,48,118,262205,6,407,406,327810,6,409,387,375,327876,6,410,407,409,327877,6,411,382,410,131321,402,
131320,402,458997,6,998,382,401,411,404,131321,391,131320,391,458997,6,999,396,390,998,402,131321,385,131320,385,
458997,6,1002,382,363,999,391,262205,6,416,377,393281,202,418,200,137,417,262205,6,419,418,327808,6,420,419,118,
327850,75,421,416,420,196855,424,0,262394,421,423,427,131320,423,393281,202,425,200,137,366,262205,6,426,425,131321,
424,131320,427,393281,202,428,200,137,366,262205,6,429,428,327808,6,430,429,118,131321,424,131320,424,458997,6,1000,
426,423,430,427,262205,6,433,377,327858,75,436,433,419,196855,439,0,262394,436,438,445,131320,438,393281,202,442,200,
137,441,262205,6,443,442,327879,6,444,1002,443,131321,439,131320,445,131321,439,131320,439,458997,6,1003,444,438,1000,
445,131326,1003,65592,327734,6,56,0,53,196663,52,54,196663,9,55,131320,57,262205,6,451,55,327812,6,459,451,458,327814,
6,460,459,387,327745,9,461,54,460,262205,6,462,461,262205,6,464,55,327812,6,465,464,458,327879,6,466,465,380,393281,
202,467,200,137,201,262205,6,468,467,327874,6,469,468,205,327808,6,470,466,469,327874,6,471,462,470,393281,202,472,
200,137,208,262205,6,473,472,327879,6,474,471,473,131326,474,65592,327734,51,60,0,58,196663,9,59,131320,61,262203,8,
483,7,262203,9,484,7,393281,225,477,200,137,137,262205,15,478,477,262268,7,479,478,262205,6,480,59,327814,6,481,480,
457,327812,6,482,481,81,196670,483,479,196670,484,482,393273,7,485,13,483,484,262268,486,489,485,393281,490,491,489,
137,137,393277,51,492,491,2,16,131326,492,65592,327734,6,63,0,33,196663,9,62,131320,64,262205,6,496,62,393281,202,497,
200,137,201,262205,6,498,497,327874,6,499,498,205,327874,6,500,496,499,393281,202,501,200,137,208,262205,6,502,501,
327812,6,504,502,503,327879,6,505,500,504,327877,6,509,505,508,393281,202,510,200,137,366,262205,6,511,510,327808,6,
512,511,118,327812,6,513,512,503,327810,6,514,509,513,327877,6,516,514,505,327879,6,517,516,508,327874,6,521,517,520,
327812,6,523,521,522,327850,75,525,517,74,196855,528,0,262394,525,527,530,131320,527,131321,528,131320,530,262344,6,
533,523,327879,6,534,505,533,327879,6,540,513,523,327877,6,541,534,540,131321,528,131320,528,458997,6,1004,505,527,
541,530,131326,1004,65592,327734,2,67,0,65,196663,9,66,131320,68,262205,6,555,66,327812,6,556,555,550,262205,6,559,
558,327817,6,560,559,550,327808,6,561,556,560,327745,562,563,554,561,458986,6,564,563,118,74,118,65789,65592,327734,2,
71,0,69,196663,52,70,131320,72,262203,9,581,7,262203,9,598,7,262203,52,613,7,262203,9,615,7,262203,8,619,7,262203,9,
621,7,196855,570,0,262394,568,569,604,131320,569,131321,572,131320,572,458997,6,1006,74,569,603,575,327856,75,578,
1006,81,262390,574,575,1,262394,578,573,574,131320,573,327745,9,582,70,1006,262205,6,583,582,196670,581,583,327737,6,
584,63,581,131321,587,131320,587,458997,109,1007,137,573,601,588,327857,75,593,1007,278,262390,589,588,1,262394,593,
588,589,131320,588,327812,109,596,1007,345,393419,6,597,584,596,345,196670,598,597,327737,2,599,67,598,327808,109,601,
1007,176,131321,587,131320,589,131321,575,131320,575,327808,6,603,1006,176,131321,572,131320,574,131321,570,131320,
604,131321,606,131320,606,458997,6,1005,74,604,624,607,327856,75,612,1005,457,262390,608,607,1,262394,612,607,608,
131320,607,262205,51,614,70,196670,613,614,196670,615,1005,393273,6,617,56,613,615,327760,7,618,617,74,196670,619,618,
327737,6,620,49,619,196670,621,620,327737,2,622,67,621,327808,6,624,1005,176,131321,606,131320,608,131321,570,131320,
570,65789,65592,327734,2,90,0,85,196663,84,86,196663,9,87,196663,9,88,196663,9,89,131320,91,262203,9,646,7,131321,626,
131320,626,458997,6,1009,74,91,650,627,327856,75,632,1009,82,262390,628,627,1,262394,632,627,628,131320,627,262205,6,
634,87,262205,6,635,89,327812,6,639,1009,638,327808,6,640,635,639,262205,6,641,88,327810,6,642,641,118,458764,6,643,1,
38,640,642,327812,6,644,643,457,327808,6,645,634,644,196670,646,645,327737,51,647,60,646,327745,52,648,86,1009,196670,
648,647,327808,6,650,1009,176,131321,626,131320,628,65789,65592,327734,2,96,0,92,196663,9,93,196663,9,94,196663,9,95,
131320,97,262203,84,669,7,262203,84,670,7,262203,9,671,7,262203,9,673,7,262203,9,675,7,262203,84,713,7,262203,84,732,
7,262203,9,733,7,262203,9,735,7,262203,9,737,7,262203,52,757,7,262203,9,781,7,262203,8,784,7,262203,9,786,7,262205,6,
652,558,327814,6,653,652,312,196855,658,0,262394,655,657,663,131320,657,262205,6,659,94,262205,6,660,93,327810,6,661,
659,660,327814,6,662,661,457,131321,658,131320,663,131321,658,131320,658,458997,6,1010,662,657,74,663,327852,75,666,
1010,74,196855,668,0,262394,666,667,668,131320,667,262205,6,672,93,196670,671,672,196670,673,1010,196670,675,653,
524345,2,677,90,670,671,673,675,262205,83,678,670,196670,669,678,131321,668,131320,668,131321,681,131320,681,458997,6,
1011,652,668,693,682,262205,6,687,95,327812,6,688,687,550,327856,75,689,1011,688,262390,683,682,0,262394,689,682,683,
131320,682,327745,562,691,554,1011,196670,691,74,327808,6,693,1011,637,131321,681,131320,683,262368,312,312,694,
131321,697,131320,697,458997,6,1012,653,683,765,700,327856,75,704,1012,1010,262390,699,700,0,262394,704,698,699,
131320,698,131321,706,131320,706,458997,6,1014,74,698,720,707,327856,75,712,1014,82,262390,708,707,1,262394,712,707,
708,131320,707,327745,52,716,669,1014,262205,51,717,716,327745,52,718,713,1014,196670,718,717,327808,6,720,1014,176,
131321,706,131320,708,327808,6,724,1012,723,327856,75,726,724,1010,196855,728,0,262394,726,727,728,131320,727,327808,
6,731,1012,730,262205,6,734,93,196670,733,734,196670,735,1010,196670,737,731,524345,2,738,90,732,733,735,737,262205,
83,739,732,196670,669,739,131321,728,131320,728,131321,741,131320,741,458997,6,1016,74,728,762,744,327856,75,747,1016,
82,262390,743,744,1,262394,747,742,743,131320,742,327812,6,750,1016,722,327808,6,751,1012,750,327856,75,753,751,1010,
196855,755,0,262394,753,754,755,131320,754,327745,52,758,713,1016,262205,51,759,758,196670,757,759,327737,2,760,71,
757,131321,755,131320,755,131321,744,131320,744,327808,6,762,1016,176,131321,741,131320,743,131321,700,131320,700,
327808,6,765,1012,763,131321,697,131320,699,262205,6,767,93,327812,6,769,1010,457,327808,6,770,767,769,327808,6,772,
770,653,131321,773,131320,773,458997,6,1013,772,699,789,774,262205,6,779,94,327856,75,780,1013,779,262390,775,774,0,
262394,780,774,775,131320,774,196670,781,1013,327737,7,783,45,781,196670,784,783,327737,6,785,49,784,196670,786,785,
327737,2,787,67,786,327808,6,789,1013,722,131321,773,131320,775,65789,65592,327734,2,99,0,65,196663,9,98,131320,100,
262203,8,806,7,327745,557,794,793,74,262205,6,795,794,262205,6,797,558,131321,798,131320,798,458997,6,1021,797,100,
909,801,262205,6,804,98,327856,75,805,1021,804,262390,800,801,0,262394,805,799,800,131320,799,196670,806,807,131321,
809,131320,809,458997,6,1022,74,799,836,810,327856,75,815,1022,550,262390,811,810,1,262394,815,810,811,131320,810,
327812,6,818,1021,550,327812,6,821,1021,312,327808,6,822,1022,821,327817,6,823,822,550,327808,6,824,818,823,327745,
562,826,554,824,262205,6,827,826,327808,6,829,824,118,327745,562,830,554,829,262205,6,831,830,327760,7,832,827,831,
262205,7,833,806,327808,7,834,833,832,196670,806,834,327808,6,836,1022,312,131321,809,131320,811,393281,202,839,200,
137,265,262205,6,840,839,327879,6,842,840,841,327851,75,843,842,74,393281,202,847,200,137,846,262205,6,848,847,327812,
6,849,1021,848,393281,851,852,200,137,850,262205,194,853,852,196855,858,0,262394,843,857,860,131320,857,131321,858,
131320,860,327812,6,862,795,312,131321,858,131320,858,458997,6,1024,795,857,862,860,327808,6,864,849,1024,196855,868,
0,262394,843,867,874,131320,867,327745,9,869,806,74,262205,6,870,869,327745,9,871,806,118,262205,6,872,871,327808,6,
873,870,872,131321,868,131320,874,327745,9,875,806,74,262205,6,876,875,131321,868,131320,868,458997,6,1025,873,867,
876,874,393281,138,878,853,137,864,327742,878,1025,2,4,196855,885,0,262394,843,884,891,131320,884,327814,6,888,848,
312,327808,6,890,888,795,131321,885,131320,891,327812,6,893,795,312,327808,6,894,893,118,131321,885,131320,885,458997,
6,1026,890,884,894,891,327808,6,896,849,1026,196855,900,0,262394,843,899,903,131320,899,327745,9,901,806,74,262205,6,
902,901,131321,900,131320,903,327745,9,904,806,118,262205,6,905,904,131321,900,131320,900,458997,6,1027,902,899,905,
903,393281,138,907,853,137,896,327742,907,1027,2,4,131321,801,131320,801,327808,6,909,1021,637,131321,798,131320,800,
65789,65592,327734,24,103,0,101,196663,9,102,131320,104,262203,9,912,7,262203,9,913,7,262203,9,916,7,262203,9,919,7,
262203,9,922,7,262201,6,910,41,196670,912,910,393281,202,914,200,137,911,262205,6,915,914,196670,913,915,393281,202,
917,200,137,846,262205,6,918,917,196670,916,918,393281,202,920,200,137,520,262205,6,921,920,196670,919,921,262205,6,
923,102,196670,922,923,589881,24,924,31,912,913,916,919,922,131326,924,65592,
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
119734787,66816,524299,3849,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,487,495,557,611,1001,1747,1965,1970,2034,2991,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
119,1,2,262215,137,1,1,196679,254,5356,262215,323,1,0,262215,487,11,29,327752,608,0,35,0,327752,608,1,35,8,327752,608,
2,35,16,327752,608,3,35,24,327752,608,4,35,32,327752,608,5,35,40,327752,608,6,35,48,327752,608,7,35,56,327752,608,8,
35,64,327752,608,9,35,72,327752,608,10,35,76,327752,608,11,35,80,327752,608,12,35,84,327752,608,13,35,88,327752,608,
14,35,92,327752,608,15,35,96,327752,608,16,35,100,327752,608,17,35,104,327752,608,18,35,108,327752,608,19,35,112,
327752,608,20,35,116,327752,608,21,35,120,327752,608,22,35,124,327752,609,0,35,0,196679,609,2,262215,1131,6,16,262216,
1132,0,24,327752,1132,0,35,0,196679,1132,2,262215,1222,1,3,196679,2687,5356,262215,2991,11,26,262215,3664,1,0,262215,
3665,11,25,196679,725,5356,196679,747,5356,196679,1210,5356,196679,2335,5356,196679,2548,5356,196679,2579,5356,196679,
2844,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,
196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,
262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,262176,44,7,
43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,8,327713,78,
6,44,9,327713,86,2,9,9,262177,93,43,9,327713,97,2,9,44,262187,6,118,32,262194,6,119,8,262187,6,120,8,131092,121,
393268,121,122,170,119,120,262187,6,123,2,262187,6,124,4,458804,6,125,169,122,123,124,393268,6,126,134,118,125,262172,
127,6,126,262176,128,7,127,327713,129,6,128,9,262194,6,137,4,262187,6,138,0,393268,121,139,170,137,138,262187,6,140,
16,262187,6,141,1,393268,121,142,170,137,141,458804,6,143,169,142,120,124,458804,6,144,169,139,140,143,393268,6,145,
134,118,144,262172,146,43,145,262176,147,7,146,393249,148,2,147,9,9,196641,154,121,262176,159,7,121,327713,160,6,8,
159,393249,165,6,44,9,159,262177,171,2,128,393249,175,2,128,147,159,458785,181,2,128,9,9,159,327713,188,2,128,9,
262172,193,6,118,262176,194,7,193,393249,195,2,128,9,194,262177,201,2,9,393249,216,2,128,194,194,327713,222,7,9,9,
458785,233,2,128,9,194,159,327713,248,2,128,128,524321,253,2,27,194,194,194,9,393249,261,2,194,9,9,458785,267,2,194,9,
9,9,327713,274,2,194,194,458785,283,2,194,194,194,9,524321,290,2,194,194,9,9,9,262177,298,2,194,524321,309,2,128,147,
9,9,159,393268,6,322,196,141,119,262194,6,323,128,393268,121,324,170,119,120,393268,6,325,134,323,118,393268,6,326,
134,323,120,458804,6,327,169,324,325,326,393268,6,328,134,323,327,393268,6,329,134,322,328,393268,121,330,176,329,120,
393268,6,331,134,322,328,458804,6,332,169,330,331,120,262172,333,7,332,262176,334,7,333,458785,335,2,334,9,9,9,393249,
351,2,9,9,9,327713,357,2,159,159,262165,366,32,1,262187,366,367,2,262174,370,6,6,262187,366,378,30,262187,366,393,0,
262176,394,5349,6,262176,432,7,34,262187,366,441,1,458796,43,458,138,138,138,138,262187,6,460,3,458796,43,461,138,141,
123,460,262167,467,121,4,262176,486,1,6,262203,486,487,1,393268,6,492,134,323,124,262172,493,43,492,262176,494,4,493,
262203,494,495,4,262176,501,4,6,262187,6,503,264,262176,510,4,43,262187,6,553,64,393268,6,554,134,323,553,262172,555,
43,554,262176,556,4,555,262203,556,557,4,393268,6,585,134,323,553,1638430,608,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,
6,6,6,6,6,6,6,6,196638,609,608,262176,610,9,609,262203,610,611,9,262187,366,612,13,262176,613,9,6,262187,366,616,24,
262187,366,619,14,262187,6,628,65535,262176,636,9,15,262187,6,649,4294967292u,262187,366,675,10,262187,6,678,256,
262187,366,688,9,393268,121,698,170,137,460,393268,121,722,170,137,123,393268,121,737,170,137,124,262187,366,754,12,
262187,6,765,4294967295u,393268,121,770,170,137,138,393268,121,771,172,119,124,327732,121,772,168,771,393268,121,773,
166,770,772,262187,366,778,18,262187,366,784,16,262187,6,791,31,393268,121,794,170,137,460,262187,366,827,15,262187,
366,850,17,262187,6,861,128,393268,6,862,134,861,144,262187,6,889,16843009,262187,6,894,2155905152u,262187,366,905,7,
262187,6,907,255,262187,366,931,19,262187,366,944,20,262187,366,955,8,262176,956,9,24,262187,6,985,6,393268,121,986,
178,119,985,458804,6,987,169,986,119,124,393268,6,988,196,141,987,393268,6,989,128,988,141,393268,121,990,170,988,553,
393268,6,991,134,323,123,458804,6,992,169,990,991,323,393268,6,993,132,989,992,393268,6,994,132,323,118,393268,6,995,
134,994,118,393268,6,996,128,994,995,393268,121,997,172,993,996,458804,6,998,169,997,993,996,262172,999,6,998,262176,
1000,4,999,262203,1000,1001,4,262187,366,1040,5,393268,6,1093,134,118,125,393268,366,1096,128,1093,138,393268,121,
1102,170,137,138,393268,121,1114,170,137,138,458804,6,1115,169,1114,141,323,393268,121,1120,176,137,460,196647,1130,
5349,196637,1131,43,196638,1132,1131,262176,1130,5349,1132,393268,6,1139,134,144,124,262176,1161,5349,43,196657,121,
1222,327732,121,1223,168,1222,393268,121,1224,170,119,985,393268,121,1225,167,1223,1224,262187,6,1230,4096,393268,121,
1271,170,137,138,393268,121,1272,170,125,124,393268,121,1273,167,1271,1272,393268,6,1366,134,144,125,393268,121,1378,
170,137,138,393268,121,1400,171,137,138,393268,6,1414,134,994,125,393268,121,1504,170,1093,120,262187,6,1505,65537,
458804,6,1506,169,1504,889,1505,393268,6,1528,134,993,124,393268,6,1581,132,988,992,393268,6,1663,132,988,992,393268,
6,1664,134,1663,323,393268,6,1665,134,1664,124,262172,1684,43,1665,262176,1685,7,1684,393268,6,1740,134,323,988,
262172,1745,6,988,262176,1746,4,1745,262203,1746,1747,4,327732,121,1891,168,1222,393268,6,1962,128,322,124,262172,
1963,7,1962,262176,1964,4,1963,262203,1964,1965,4,393268,6,1967,128,322,124,262172,1968,6,1967,262176,1969,4,1968,
262203,1969,1970,4,262176,1978,4,7,393268,6,2022,130,988,141,393268,6,2030,128,322,124,458804,6,2031,169,986,124,2030,
262172,2032,6,2031,262176,2033,4,2032,262203,2033,2034,4,262187,6,2139,983055,196650,121,2144,262187,6,2186,13,262187,
6,2187,7,458804,6,2188,169,1225,2187,138,393268,6,2189,128,2186,2188,393268,6,2190,128,2189,124,393268,6,2197,128,
2189,124,262187,366,2212,31,327732,121,2262,168,986,196649,121,2277,262187,6,2288,536870912,262187,6,2389,8192,393268,
6,2465,196,141,2188,393268,6,2466,130,2465,141,393268,6,2490,134,323,118,393268,6,2491,128,323,2490,262187,6,2512,
8191,262187,366,2539,21,393268,121,2575,171,137,460,262187,366,2578,6,393268,6,2664,134,323,118,393268,6,2665,128,323,
2664,262172,2685,24,118,262176,2686,7,2685,327732,121,2871,168,1222,393268,121,2872,167,2871,771,262187,366,2977,3,
262167,2989,6,3,262176,2990,1,2989,262203,2990,2991,1,262172,3037,43,332,262172,3038,3037,124,262176,3039,7,3038,
327724,7,3163,138,138,393268,6,3212,132,327,124,393268,6,3236,132,327,123,393268,6,3237,128,3236,123,393268,6,3255,
132,328,332,262187,6,3260,2048,262187,366,3265,4,262187,6,3333,512,262187,6,3387,9,262187,366,3407,22,393268,6,3428,
128,322,323,393268,6,3429,130,3428,141,393268,6,3430,134,3429,323,262172,3441,7,3430,262176,3442,7,3441,393268,6,3521,
130,323,141,262187,366,3574,11,327732,121,3620,168,1222,262194,6,3664,128,393267,2989,3665,3664,141,141,196609,127,
3809,327734,2,4,0,3,131320,5,262203,432,3571,7,262203,9,3575,7,262203,9,3576,7,262203,9,3577,7,262203,9,3578,7,262203,
9,3581,7,262203,147,3598,7,262203,9,3599,7,262203,9,3602,7,262203,9,3634,7,262203,159,3636,7,262203,159,3638,7,262203,
147,3653,7,262203,9,3655,7,262203,9,3657,7,262201,6,3572,68,262201,6,3573,91,196670,3575,3572,196670,3576,994,196670,
3577,3573,393281,613,3579,611,393,3574,262205,6,3580,3579,196670,3578,3580,327745,486,3582,2991,138,262205,6,3583,
3582,196670,3581,3583,589881,34,3584,41,3575,3576,3577,3578,3581,196670,3571,3584,327745,9,3586,3571,441,262205,6,
3587,3586,327745,9,3588,3571,367,262205,6,3589,3588,327856,121,3590,3587,3589,262201,6,3594,91,327810,6,3595,3594,141,
327850,121,3596,3583,3595,262205,6,3601,3586,196670,3599,3601,262205,6,3604,3588,196670,3602,3604,458809,2,3605,152,
3598,3599,3602,262205,146,3606,3598,327846,121,3609,3590,3596,196855,3611,0,262394,3609,3610,3611,131320,3610,393281,
613,3613,611,393,675,262205,6,3614,3613,327879,6,3615,3614,141,327851,121,3616,3615,138,196855,3618,0,262394,3616,
3617,3618,131320,3617,327846,121,3621,3596,3620,131321,3618,131320,3618,458997,121,3622,3616,3610,3621,3617,327879,6,
3625,3614,3260,327851,121,3626,3625,138,196855,3628,0,262394,3626,3627,3628,131320,3627,393281,613,3629,611,393,778,
262205,6,3630,3629,393385,6,3632,3622,123,138,327808,6,3633,3630,3632,196670,3634,3633,327737,2,3635,343,3634,131321,
3628,131320,3628,196670,3636,3596,196670,3638,3622,393273,2,3640,360,3636,3638,131321,3611,131320,3611,262368,123,123,
503,262205,6,3643,3586,131321,3644,131320,3644,458997,146,3667,3606,3611,3661,3645,458997,6,3666,3643,3611,3663,3645,
262205,6,3651,3588,327856,121,3652,3666,3651,262390,3646,3645,0,262394,3652,3645,3646,131320,3645,196670,3653,3667,
196670,3655,3666,262205,6,3659,3588,196670,3657,3659,458809,2,3660,320,3653,3655,3657,262205,146,3661,3653,327808,6,
3663,3666,994,131321,3644,131320,3646,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,363,11,
138,262205,6,364,363,262205,6,365,12,327876,6,368,365,367,327829,370,371,364,368,327761,6,372,371,1,327761,6,373,371,
0,327745,9,375,11,141,262205,6,376,375,262205,6,377,12,327874,6,379,377,378,327808,6,380,376,379,327808,6,382,380,372,
327760,7,383,373,382,131326,383,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,388,7,262203,9,389,
7,262205,15,386,20,262268,7,387,386,196670,388,387,262205,6,390,21,196670,389,390,393273,7,391,13,388,389,262268,15,
392,391,393281,394,395,392,393,393,393277,6,396,395,2,4,131326,396,65592,327734,2,32,0,28,196663,27,29,196663,9,30,
196663,9,31,131320,33,262203,8,401,7,262203,9,402,7,262205,24,399,29,262268,7,400,399,196670,401,400,262205,6,403,30,
196670,402,403,393273,7,404,13,401,402,262268,24,405,404,262205,6,406,31,393281,394,407,405,393,393,327742,407,406,2,
4,65789,65592,327734,34,41,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,432,433,
7,262205,6,409,36,262205,6,410,37,327808,6,411,409,410,327810,6,412,411,141,262205,6,413,37,393228,366,414,1,75,413,
327874,6,415,412,414,262205,6,417,38,327808,6,418,415,417,327810,6,419,418,141,262205,6,420,39,327831,370,423,419,420,
327761,6,425,423,1,458764,6,427,1,41,425,141,262205,6,430,37,327812,6,431,427,430,327808,6,436,415,427,327810,6,437,
436,141,327814,6,439,437,427,327745,9,440,433,393,196670,440,439,262205,6,442,36,262205,6,443,40,327812,6,445,443,431,
458764,6,446,1,38,442,445,327745,9,447,433,441,196670,447,446,262205,6,448,36,262205,6,450,447,327808,6,452,450,431,
458764,6,453,1,38,448,452,327745,9,454,433,367,196670,454,453,262205,34,455,433,131326,455,65592,327734,43,49,0,45,
196663,44,46,196663,9,47,196663,9,48,131320,50,262205,43,459,46,262205,6,462,47,458832,43,463,462,462,462,462,327808,
43,464,461,463,262205,6,465,48,458832,43,466,465,465,465,465,327856,467,468,464,466,393385,43,469,468,459,458,131326,
469,65592,327734,6,53,0,51,196663,44,52,131320,54,327745,9,472,52,138,262205,6,473,472,327745,9,474,52,141,262205,6,
475,474,327808,6,476,473,475,327745,9,477,52,123,262205,6,478,477,327808,6,479,476,478,327745,9,480,52,460,262205,6,
481,480,327808,6,482,479,481,131326,482,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,509,7,
262203,9,513,7,262203,9,514,7,262203,44,516,7,262203,44,540,7,262203,44,568,7,262203,9,571,7,262203,9,572,7,262203,44,
574,7,262203,44,596,7,262205,6,488,487,327814,6,491,488,140,327814,6,497,488,124,327817,6,499,488,124,262205,6,500,56,
393281,501,502,495,497,499,196670,502,500,262368,123,123,503,327745,510,511,495,497,262205,43,512,511,196670,509,512,
196670,513,138,196670,514,499,458809,43,515,49,509,513,514,196670,516,515,327737,6,517,53,516,131321,520,131320,520,
458997,6,3674,517,59,535,521,458997,6,3672,138,59,545,521,458997,6,3671,138,59,547,521,327856,121,526,3671,124,262390,
522,521,1,262394,526,521,522,131320,521,327817,6,530,497,124,327850,121,531,3671,530,393385,6,533,531,3672,138,327808,
6,535,3674,533,327812,6,537,491,124,327808,6,539,537,3671,327745,510,541,495,539,262205,43,542,541,196670,540,542,
327737,6,543,53,540,327808,6,545,3672,543,327808,6,547,3671,441,131321,520,131320,522,327817,6,549,488,140,327850,121,
550,549,138,196855,552,0,262394,550,551,552,131320,551,327814,6,559,491,124,327817,6,561,491,124,393281,501,563,557,
559,561,196670,563,3672,131321,552,131320,552,262368,123,123,503,327814,6,565,491,124,327817,6,567,491,124,327745,510,
569,557,565,262205,43,570,569,196670,568,570,196670,571,138,196670,572,567,458809,43,573,49,568,571,572,196670,574,
573,327737,6,575,53,574,327808,6,577,3674,575,196670,57,138,131321,579,131320,579,458997,6,3676,577,552,594,580,
458997,6,3675,138,552,603,580,327856,121,586,3675,585,262390,581,580,1,262394,586,580,581,131320,580,327850,121,590,
3675,565,262205,6,591,57,393385,6,592,590,591,138,327808,6,594,3676,592,327745,510,597,557,3675,262205,43,598,597,
196670,596,598,327737,6,599,53,596,262205,6,600,57,327808,6,601,600,599,196670,57,601,327808,6,603,3675,441,131321,
579,131320,581,131326,3676,65592,327734,6,62,0,60,196663,9,61,131320,63,262205,6,607,61,393281,613,614,611,393,612,
262205,6,615,614,327874,6,617,615,616,327874,6,618,607,617,393281,613,620,611,393,619,262205,6,621,620,327879,6,622,
618,621,131326,622,65592,327734,6,65,0,60,196663,9,64,131320,66,262203,8,635,7,262205,6,625,64,393281,613,626,611,393,
612,262205,6,627,626,327879,6,629,627,628,327831,370,632,625,629,327761,6,633,632,0,327761,6,634,632,1,393281,636,637,
611,393,393,262205,15,638,637,262268,7,639,638,196670,635,639,327745,9,640,635,138,262205,6,641,640,327829,370,644,
641,633,327761,6,645,644,1,327761,6,646,644,0,327879,6,650,646,649,327745,9,651,635,141,262205,6,652,651,327808,6,654,
652,634,327808,6,656,654,645,327760,7,657,650,656,262268,15,659,657,393281,394,660,659,393,393,393277,6,661,660,2,4,
327879,6,663,646,460,327812,6,664,663,120,327874,6,667,627,616,327808,6,668,664,667,327874,6,669,661,668,393281,613,
670,611,393,619,262205,6,671,670,327879,6,672,669,671,131326,672,65592,327734,6,68,0,67,131320,69,393281,613,676,611,
393,675,262205,6,677,676,327879,6,679,677,678,327851,121,680,679,138,196855,683,0,262394,680,682,692,131320,682,
393281,636,684,611,393,367,262205,15,685,684,393281,394,686,685,393,393,393277,6,687,686,2,4,393281,613,689,611,393,
688,262205,6,690,689,458764,6,691,1,38,687,690,131321,683,131320,692,393281,613,693,611,393,688,262205,6,694,693,
131321,683,131320,683,458997,6,3677,691,682,694,692,131326,3677,65592,327734,7,72,0,70,196663,9,71,131320,73,262203,8,
705,7,262203,9,706,7,262203,8,709,7,262203,9,710,7,262203,18,725,7,262203,9,728,7,262203,9,731,7,262203,18,747,7,
262203,9,750,7,262203,9,761,7,196855,700,0,262394,698,699,700,131320,699,393281,636,702,611,393,393,262205,15,703,702,
262268,7,704,703,196670,705,704,262205,6,707,71,196670,706,707,393273,7,708,13,705,706,196670,709,708,262205,6,711,71,
196670,710,711,393273,7,712,13,709,710,262268,15,713,712,393281,394,715,713,393,393,393277,6,716,715,2,4,393281,394,
718,713,393,441,393277,6,719,718,2,4,327760,7,720,716,719,131326,720,131320,700,196855,724,0,262394,722,723,724,
131320,723,393281,636,726,611,393,393,262205,15,727,726,196670,725,727,262205,6,729,71,196670,728,729,393273,6,730,22,
725,728,196670,731,730,327737,6,732,62,731,327760,7,733,732,138,131326,733,131320,724,262205,6,736,71,196855,739,0,
262394,737,738,739,131320,738,393281,613,740,611,393,675,262205,6,741,740,327879,6,742,741,124,327851,121,743,742,138,
131321,739,131320,739,458997,121,744,737,724,743,738,196855,746,0,262394,744,745,746,131320,745,393281,636,748,611,
393,441,262205,15,749,748,196670,747,749,262205,6,751,71,196670,750,751,393273,6,752,22,747,750,131321,746,131320,746,
458997,6,3678,736,739,752,745,393281,613,755,611,393,754,262205,6,756,755,327856,121,757,3678,756,196855,760,0,262394,
757,759,764,131320,759,196670,761,3678,327737,6,763,65,761,131321,760,131320,764,131321,760,131320,760,458997,6,3680,
763,759,765,764,327760,7,767,3680,138,131326,767,65592,327734,6,76,0,74,196663,8,75,131320,77,196855,775,0,262394,773,
774,775,131320,774,327745,9,776,75,138,262205,6,777,776,393281,613,779,611,393,778,262205,6,780,779,458764,6,781,1,38,
777,780,131326,781,131320,775,393281,613,785,611,393,784,262205,6,786,785,327745,9,788,75,138,262205,6,789,788,327879,
6,792,786,791,327874,6,793,789,792,196855,796,0,262394,794,795,796,131320,795,327854,121,798,786,118,196855,801,0,
262394,798,800,807,131320,800,327745,9,802,75,141,262205,6,803,802,327810,6,805,786,118,327874,6,806,803,805,131321,
801,131320,807,327850,121,809,786,138,196855,812,0,262394,809,811,814,131320,811,131321,812,131320,814,327745,9,816,
75,141,262205,6,817,816,327810,6,819,118,786,327876,6,820,817,819,327877,6,821,793,820,131321,812,131320,812,458997,6,
3681,793,811,821,814,131321,801,131320,801,458997,6,3682,806,800,3681,812,131321,796,131320,796,458997,6,3685,793,775,
3682,801,262205,6,826,788,393281,613,828,611,393,827,262205,6,829,828,327808,6,830,829,141,327850,121,831,826,830,
196855,834,0,262394,831,833,837,131320,833,393281,613,835,611,393,778,262205,6,836,835,131321,834,131320,837,393281,
613,838,611,393,778,262205,6,839,838,131321,834,131320,834,458997,6,3683,836,833,839,837,262205,6,842,788,327858,121,
845,842,829,196855,848,0,262394,845,847,854,131320,847,393281,613,851,611,393,850,262205,6,852,851,327879,6,853,3685,
852,131321,848,131320,854,131321,848,131320,848,458997,6,3686,853,847,3683,854,131326,3686,65592,327734,6,81,0,78,
196663,44,79,196663,9,80,131320,82,262205,6,860,80,327812,6,863,860,862,327814,6,864,863,118,327745,9,865,79,864,
262205,6,866,865,262205,6,868,80,327812,6,869,868,862,327879,6,870,869,791,393281,613,871,611,393,612,262205,6,872,
871,327874,6,873,872,616,327808,6,874,870,873,327874,6,875,866,874,393281,613,876,611,393,619,262205,6,877,876,327879,
6,878,875,877,131326,878,65592,327734,6,84,0,60,196663,9,83,131320,85,262205,6,882,83,393281,613,883,611,393,612,
262205,6,884,883,327874,6,885,884,616,327874,6,886,882,885,393281,613,887,611,393,619,262205,6,888,887,327812,6,890,
888,889,327879,6,891,886,890,327877,6,895,891,894,393281,613,896,611,393,778,262205,6,897,896,327812,6,898,897,889,
327810,6,899,895,898,327877,6,901,899,891,327879,6,902,901,894,327874,6,906,902,905,327812,6,908,906,907,327850,121,
910,902,138,196855,913,0,262394,910,912,915,131320,912,131321,913,131320,915,262344,6,918,908,327879,6,919,891,918,
327879,6,924,898,908,327877,6,925,919,924,131321,913,131320,913,458997,6,3687,891,912,925,915,131326,3687,65592,
327734,2,89,0,86,196663,9,87,196663,9,88,131320,90,262205,6,930,88,393281,613,932,611,393,931,262205,6,933,932,327814,
6,934,930,933,262205,6,935,88,327817,6,938,935,933,327851,121,939,938,138,393385,6,940,939,141,138,327808,6,941,934,
940,393281,613,945,611,393,944,262205,6,946,945,327814,6,947,941,946,327817,6,951,941,946,327851,121,952,951,138,
393385,6,953,952,141,138,327808,6,954,947,953,393281,956,957,611,393,955,262205,24,958,957,262205,6,959,87,458764,6,
963,1,38,941,946,393281,394,964,958,393,959,327742,964,963,2,4,262205,6,967,87,327808,6,968,967,141,458764,6,970,1,41,
954,141,393281,394,971,958,393,968,327742,971,970,2,4,262205,6,974,87,327808,6,975,974,123,393281,394,976,958,393,975,
327742,976,141,2,4,65789,65592,327734,6,91,0,67,131320,92,393281,613,977,611,393,675,262205,6,978,977,327874,6,979,
978,784,131326,979,65592,327734,43,95,0,93,196663,9,94,131320,96,262205,6,983,94,327812,6,984,983,124,327745,501,1003,
1001,984,262205,6,1004,1003,327808,6,1006,984,141,327745,501,1007,1001,1006,262205,6,1008,1007,327808,6,1010,984,123,
327745,501,1011,1001,1010,262205,6,1012,1011,327808,6,1014,984,460,327745,501,1015,1001,1014,262205,6,1016,1015,
458832,43,1017,1004,1008,1012,1016,131326,1017,65592,327734,2,100,0,97,196663,9,98,196663,44,99,131320,101,131321,
1021,131320,1021,458997,6,3688,138,101,1037,1022,327856,121,1027,3688,124,262390,1023,1022,1,262394,1027,1022,1023,
131320,1022,262205,6,1028,98,327812,6,1029,1028,124,327808,6,1031,1029,3688,327745,9,1033,99,3688,262205,6,1034,1033,
327745,501,1035,1001,1031,196670,1035,1034,327808,6,1037,3688,441,131321,1021,131320,1023,65789,65592,327734,6,103,0,
60,196663,9,102,131320,104,262205,6,1038,102,262205,6,1039,102,327874,6,1041,1039,1040,327808,6,1042,1038,1041,131326,
1042,65592,327734,6,106,0,60,196663,9,105,131320,107,196855,1047,0,262394,990,1046,1054,131320,1046,262205,6,1048,105,
327817,6,1049,1048,992,327812,6,1050,1049,123,262205,6,1051,105,327814,6,1052,1051,992,327808,6,1053,1050,1052,131321,
1047,131320,1054,262205,6,1055,105,131321,1047,131320,1047,458997,6,3689,1053,1046,1055,1054,131326,3689,65592,327734,
6,109,0,60,196663,9,108,131320,110,196855,1061,0,262394,990,1060,1064,131320,1060,262205,6,1062,108,327817,6,1063,
1062,992,131321,1061,131320,1064,262205,6,1065,108,131321,1061,131320,1061,458997,6,3690,1063,1060,1065,1064,131326,
3690,65592,327734,6,112,0,60,196663,9,111,131320,113,262205,6,1069,111,327854,121,1070,1069,992,327847,121,1071,990,
1070,393385,6,1072,1071,140,138,131326,1072,65592,327734,6,116,0,55,196663,9,114,196663,9,115,131320,117,196855,1077,
0,262394,990,1076,1082,131320,1076,262205,6,1078,114,262205,6,1079,115,327874,6,1080,1078,1079,327879,6,1081,1080,628,
131321,1077,131320,1082,262205,6,1083,114,131321,1077,131320,1077,458997,6,3691,1081,1076,1083,1082,131326,3691,65592,
327734,6,132,0,129,196663,128,130,196663,9,131,131320,133,262205,6,1087,131,327814,6,1088,1087,125,327745,9,1089,130,
1088,262205,6,1090,1089,262205,6,1091,131,327817,6,1092,1091,125,327812,6,1094,1092,1093,262268,366,1095,1094,393419,
6,1097,1090,1095,1096,131326,1097,65592,327734,6,135,0,60,196663,9,134,131320,136,262203,9,1106,7,262205,6,1101,487,
196855,1105,0,262394,1102,1104,1110,131320,1104,196670,1106,1101,327737,6,1108,106,1106,327812,6,1109,1108,145,131321,
1105,131320,1110,131321,1105,131320,1105,458997,6,3692,1109,1104,1101,1110,262205,6,1113,134,327812,6,1116,1113,1115,
327808,6,1117,3692,1116,131326,1117,65592,327734,2,152,0,148,196663,147,149,196663,9,150,196663,9,151,131320,153,
262203,9,1141,7,262203,8,1145,7,262203,9,1146,7,262203,9,1192,7,262203,18,1210,7,262203,9,1213,7,196855,1122,0,262394,
1120,1121,1122,131320,1121,262205,6,1123,150,327808,6,1124,1123,994,262205,6,1125,151,327858,121,1126,1124,1125,
131321,1122,131320,1122,458997,121,1127,1120,153,1126,1121,196855,1129,0,262394,1127,1128,1167,131320,1128,393281,636,
1135,611,393,393,262205,15,1136,1135,262268,7,1137,1136,262205,6,1138,150,327814,6,1140,1138,1139,196670,1141,138,
327737,6,1142,135,1141,327812,6,1143,1142,124,327808,6,1144,1140,1143,196670,1145,1137,196670,1146,1144,393273,7,1147,
13,1145,1146,262268,1130,1148,1147,131321,1150,131320,1150,458997,6,3698,138,1128,1166,1151,327856,121,1156,3698,145,
262390,1152,1151,1,262394,1156,1151,1152,131320,1151,327812,6,1160,3698,1115,393281,1161,1162,1148,393,1160,393277,43,
1163,1162,2,16,327745,44,1164,149,3698,196670,1164,1163,327808,6,1166,3698,441,131321,1150,131320,1152,131321,1129,
131320,1167,262205,6,1168,150,262205,6,1169,151,327856,121,1170,1168,1169,327847,121,1171,1120,1170,196855,1173,0,
262394,1171,1172,1173,131320,1172,131321,1175,131320,1175,458997,6,3693,138,1172,1221,1178,327856,121,1181,3693,145,
262390,1177,1178,1,262394,1181,1176,1177,131320,1176,131321,1183,131320,1183,458997,6,3694,138,1176,1219,1186,327856,
121,1189,3694,124,262390,1185,1186,1,262394,1189,1184,1185,131320,1184,262205,6,1191,150,196670,1192,3693,327737,6,
1194,135,1192,327812,6,1195,1194,144,327808,6,1196,1191,1195,327812,6,1198,3694,1139,327808,6,1199,1196,1198,262205,6,
1203,151,327856,121,1204,1199,1203,196855,1207,0,262394,1204,1206,1215,131320,1206,327814,6,1209,1199,1139,393281,636,
1211,611,393,393,262205,15,1212,1211,196670,1210,1212,196670,1213,1209,393273,6,1214,22,1210,1213,131321,1207,131320,
1215,131321,1207,131320,1207,458997,6,3696,1214,1206,138,1215,393281,9,1217,149,3693,3694,196670,1217,3696,131321,
1186,131320,1186,327808,6,1219,3694,441,131321,1183,131320,1185,131321,1178,131320,1178,327808,6,1221,3693,441,131321,
1175,131320,1177,131321,1173,131320,1173,131321,1129,131320,1129,65789,65592,327734,121,155,0,154,131320,156,196855,
1227,0,262394,1225,1226,1227,131320,1226,393281,613,1228,611,393,675,262205,6,1229,1228,327879,6,1231,1229,1230,
327851,121,1232,1231,138,131321,1227,131320,1227,458997,121,1233,1225,156,1232,1226,131326,1233,65592,327734,6,157,0,
67,131320,158,393281,613,1236,611,393,827,262205,6,1237,1236,393281,613,1238,611,393,778,262205,6,1239,1238,393228,
366,1240,1,75,1239,327874,6,1241,1237,1240,327808,6,1242,1241,141,131326,1242,65592,327734,6,163,0,160,196663,8,161,
196663,159,162,131320,164,262203,8,1266,7,262205,121,1245,162,196855,1247,0,262394,1245,1246,1247,131320,1246,327745,
9,1248,161,138,262205,6,1249,1248,393281,613,1250,611,393,827,262205,6,1251,1250,327858,121,1252,1249,1251,196855,
1255,0,262394,1252,1254,1262,131320,1254,262205,6,1257,1248,393281,613,1258,611,393,778,262205,6,1259,1258,393228,366,
1260,1,75,1259,327874,6,1261,1257,1260,131321,1255,131320,1262,262201,6,1263,157,131321,1255,131320,1255,458997,6,
3700,1261,1254,1263,1262,131326,3700,131320,1247,262205,7,1267,161,196670,1266,1267,327737,6,1268,76,1266,131326,1268,
65592,327734,6,169,0,165,196663,44,166,196663,9,167,196663,159,168,131320,170,262203,9,1277,7,262203,44,1295,7,262203,
9,1297,7,262203,8,1300,7,262203,159,1301,7,196855,1275,0,262394,1273,1274,1275,131320,1274,262205,6,1276,167,327745,9,
1278,166,1276,262205,6,1279,1278,196670,1277,1279,327737,6,1280,84,1277,131326,1280,131320,1275,131321,1284,131320,
1284,458997,6,3702,138,1275,1308,1285,458997,6,3701,138,1275,1310,1285,327856,121,1290,3701,125,262390,1286,1285,1,
262394,1290,1285,1286,131320,1285,262205,6,1291,167,327812,6,1292,1291,125,327808,6,1294,1292,3701,262205,43,1296,166,
196670,1295,1296,196670,1297,1294,393273,6,1298,81,1295,1297,327760,7,1299,1298,138,196670,1300,1299,262205,121,1302,
168,196670,1301,1302,393273,6,1303,163,1300,1301,327812,6,1305,3701,1093,327876,6,1306,1303,1305,327808,6,1308,3702,
1306,327808,6,1310,3701,441,131321,1284,131320,1286,131326,3702,65592,327734,2,173,0,171,196663,128,172,131320,174,
262203,44,1322,7,262203,9,1323,7,262203,9,1330,7,262368,123,123,503,131321,1315,131320,1315,458997,6,3703,138,174,
1350,1318,327856,121,1321,3703,126,262390,1317,1318,1,262394,1321,1316,1317,131320,1316,262205,6,1324,487,196670,1323,
1324,327737,6,1325,106,1323,327812,6,1326,1325,126,327808,6,1328,1326,3703,327814,6,1329,1328,124,196670,1330,1329,
327737,43,1331,95,1330,196670,1322,1331,131321,1333,131320,1333,458997,6,3704,138,1316,1348,1334,327856,121,1339,3704,
124,262390,1335,1334,1,262394,1339,1334,1335,131320,1334,327808,6,1342,3703,3704,327745,9,1344,1322,3704,262205,6,
1345,1344,327745,9,1346,172,1342,196670,1346,1345,327808,6,1348,3704,441,131321,1333,131320,1335,131321,1318,131320,
1318,327808,6,1350,3703,124,131321,1315,131320,1317,262368,123,123,503,65789,65592,327734,2,179,0,175,196663,128,176,
196663,147,177,196663,159,178,131320,180,262203,44,1370,7,262203,9,1373,7,262203,159,1375,7,262203,9,1388,7,262203,
128,1403,7,131321,1352,131320,1352,458997,6,3706,138,180,1399,1355,327856,121,1358,3706,145,262390,1354,1355,1,262394,
1358,1353,1354,131320,1353,131321,1360,131320,1360,458997,6,3707,138,1353,1397,1363,327856,121,1367,3707,1366,262390,
1362,1363,1,262394,1367,1361,1362,131320,1361,327745,44,1371,177,3706,262205,43,1372,1371,196670,1370,1372,196670,
1373,3707,262205,121,1376,178,196670,1375,1376,458809,6,1377,169,1370,1373,1375,196855,1380,0,262394,1378,1379,1387,
131320,1379,327812,6,1382,3706,1366,327808,6,1384,1382,3707,327745,9,1386,176,1384,196670,1386,1377,131321,1380,
131320,1387,196670,1388,3706,327737,6,1390,135,1388,327812,6,1391,1390,1366,327808,6,1393,1391,3707,327745,501,1395,
1001,1393,196670,1395,1377,131321,1380,131320,1380,131321,1363,131320,1363,327808,6,1397,3707,441,131321,1360,131320,
1362,131321,1355,131320,1355,327808,6,1399,3706,441,131321,1352,131320,1354,196855,1402,0,262394,1400,1401,1402,
131320,1401,327737,2,1404,173,1403,262205,127,1405,1403,196670,176,1405,131321,1402,131320,1402,65789,65592,327734,2,
186,0,181,196663,128,182,196663,9,183,196663,9,184,196663,159,185,131320,187,262203,9,1438,7,262203,8,1440,7,262203,
159,1441,7,262203,128,1456,7,262205,6,1407,487,131321,1408,131320,1408,458997,6,3711,1407,187,1455,1411,327856,121,
1415,3711,1414,262390,1410,1411,0,262394,1415,1409,1410,131320,1409,131321,1418,131320,1418,458997,6,3714,138,1409,
3717,1421,458997,6,3712,138,1409,1450,1421,327856,121,1424,3712,125,262390,1420,1421,1,262394,1424,1419,1420,131320,
1419,327812,6,1427,3711,125,327808,6,1429,1427,3712,262205,6,1431,184,327856,121,1432,1429,1431,196855,1434,0,262394,
1432,1433,1434,131320,1433,262205,6,1435,183,327808,6,1437,1435,1429,196670,1438,1437,327737,7,1439,72,1438,196670,
1440,1439,262205,121,1442,185,196670,1441,1442,393273,6,1443,163,1440,1441,327812,6,1445,3712,1093,327876,6,1446,1443,
1445,327877,6,1448,3714,1446,131321,1434,131320,1434,458997,6,3717,3714,1419,1448,1433,131321,1421,131320,1421,327808,
6,1450,3712,441,131321,1418,131320,1420,327745,501,1453,1001,3711,196670,1453,3714,131321,1411,131320,1411,327808,6,
1455,3711,323,131321,1408,131320,1410,327737,2,1457,173,1456,262205,127,1458,1456,196670,182,1458,65789,65592,327734,
2,191,0,188,196663,128,189,196663,9,190,131320,192,262203,9,1468,7,131321,1460,131320,1460,458997,6,3718,138,192,1514,
1463,327856,121,1466,3718,126,262390,1462,1463,1,262394,1466,1461,1462,131320,1461,262205,6,1469,487,196670,1468,1469,
327737,6,1470,106,1468,327812,6,1471,1470,118,327812,6,1473,3718,125,327808,6,1474,1471,1473,327808,6,1476,1474,125,
262205,6,1477,190,327852,121,1478,1476,1477,196855,1480,0,262394,1478,1479,1480,131320,1479,262205,6,1483,190,327856,
121,1484,1474,1483,196855,1487,0,262394,1484,1486,1494,131320,1486,262205,6,1488,190,327810,6,1490,1488,1474,327812,6,
1491,1490,1093,327876,6,1492,141,1491,327810,6,1493,1492,141,131321,1487,131320,1494,131321,1487,131320,1487,458997,6,
3719,1493,1486,138,1494,327745,9,1498,189,3718,262205,6,1499,1498,327879,6,1501,1499,3719,393281,613,1502,611,393,778,
262205,6,1503,1502,327812,6,1507,1503,1506,262344,6,1509,3719,327879,6,1510,1507,1509,327877,6,1511,1501,1510,196670,
1498,1511,131321,1480,131320,1480,131321,1463,131320,1463,327808,6,1514,3718,441,131321,1460,131320,1462,65789,65592,
327734,2,199,0,195,196663,128,196,196663,9,197,196663,194,198,131320,200,262203,9,1518,7,262203,9,1546,7,262203,44,
1547,7,262203,128,1560,7,262203,9,1562,7,262203,9,1566,7,262205,6,1516,487,196670,1518,1516,327737,6,1520,112,1518,
131321,1522,131320,1522,458997,6,3722,138,200,1531,1525,327856,121,1529,3722,1528,262390,1524,1525,1,262394,1529,1523,
1524,131320,1523,327808,6,1531,3722,323,327858,121,1532,1531,1528,262312,121,1533,1532,196855,1535,0,262394,1533,1534,
1535,131320,1534,327808,6,1538,3722,1516,327856,121,1539,1538,1528,131321,1535,131320,1535,458997,121,1540,1532,1523,
1539,1534,196855,1542,0,262394,1540,1541,1542,131320,1541,327808,6,1545,3722,1516,196670,1546,1545,196670,1547,458,
393273,2,1548,100,1546,1547,131321,1542,131320,1542,131321,1525,131320,1525,131321,1522,131320,1524,262368,123,123,
503,131321,1552,131320,1552,458997,6,3723,138,1524,1577,1553,327856,121,1558,3723,118,262390,1554,1553,1,262394,1558,
1553,1554,131320,1553,262205,127,1561,196,196670,1560,1561,196670,1562,3723,393273,6,1564,132,1560,1562,327812,6,1565,
1564,992,196670,1566,1516,327737,6,1568,109,1566,327808,6,1569,1565,1568,327745,501,1570,1001,1569,262205,6,1571,197,
327876,6,1573,1571,1520,458986,6,1574,1570,141,138,1573,327745,9,1575,198,3723,196670,1575,1574,327808,6,1577,3723,
441,131321,1552,131320,1554,262368,123,123,503,65789,65592,327734,2,203,0,201,196663,9,202,131320,204,262203,9,1602,7,
262203,9,1605,7,262203,9,1611,7,262203,9,1613,7,262205,6,1579,487,196855,1584,0,262394,990,1583,1587,131320,1583,
327814,6,1586,1579,123,131321,1584,131320,1587,131321,1584,131320,1584,458997,6,3726,1586,1583,1579,1587,327808,6,
1590,1581,3726,196855,1594,0,262394,990,1593,1598,131320,1593,327817,6,1596,1579,123,327812,6,1597,1596,140,131321,
1594,131320,1598,131321,1594,131320,1594,458997,6,3727,1597,1593,138,1598,327745,501,1603,1001,1590,262205,6,1604,
1603,196670,1602,1604,196670,1605,3727,393273,6,1607,116,1602,1605,262205,6,1609,202,196670,1611,1607,393273,6,1614,
58,1611,1613,327808,6,1616,1609,1614,327810,6,1621,1616,1607,327876,6,1623,1621,3727,458986,6,1624,1603,141,138,1623,
65789,65592,327734,6,206,0,60,196663,9,205,131320,207,196855,1627,0,262394,990,1626,1630,131320,1626,262205,6,1628,
205,327812,6,1629,1628,1505,131321,1627,131320,1630,262205,6,1631,205,131321,1627,131320,1627,458997,6,3728,1629,1626,
1631,1630,131326,3728,65592,327734,6,209,0,60,196663,9,208,131320,210,196855,1637,0,262394,990,1636,1645,131320,1636,
262205,6,1638,208,262205,6,1639,208,327876,6,1640,1639,784,262205,6,1641,208,327874,6,1642,1641,784,327877,6,1643,
1640,1642,327808,6,1644,1638,1643,131321,1637,131320,1645,262205,6,1646,208,131321,1637,131320,1637,458997,6,3729,
1644,1636,1646,1645,131326,3729,65592,327734,6,212,0,60,196663,9,211,131320,213,196855,1652,0,262394,990,1651,1655,
131320,1651,262205,6,1653,211,327876,6,1654,1653,784,131321,1652,131320,1655,131321,1652,131320,1652,458997,6,3730,
1654,1651,138,1655,131326,3730,65592,327734,6,214,0,67,131320,215,262203,1685,1686,7,262203,9,1692,7,262203,9,1727,7,
262203,9,1734,7,262203,9,1736,7,262203,9,1753,7,262203,9,1756,7,262203,9,1778,7,262203,44,1792,7,262203,9,1797,7,
262203,9,1805,7,262203,9,1817,7,262203,44,1818,7,262203,9,1827,7,262205,6,1660,487,327812,6,1666,1660,1665,327814,6,
1667,1666,120,327817,6,1668,1667,1665,131321,1672,131320,1672,458997,6,3736,138,215,1720,1673,458997,6,3732,138,215,
1713,1673,458997,6,3731,138,215,1722,1673,327856,121,1678,3731,1665,262390,1674,1673,1,262394,1678,1673,1674,131320,
1673,327808,6,1682,1668,3731,327817,6,1683,1682,1665,327808,6,1691,1666,1683,196670,1692,1691,327737,43,1693,95,1692,
327745,44,1694,1686,3731,196670,1694,1693,393281,9,1697,1686,3731,138,262205,6,1698,1697,393281,9,1700,1686,3731,141,
262205,6,1701,1700,327808,6,1702,1698,1701,393281,9,1704,1686,3731,123,262205,6,1705,1704,327808,6,1706,1702,1705,
393281,9,1708,1686,3731,460,262205,6,1709,1708,327808,6,1710,1706,1709,327808,6,1713,3732,1710,327856,121,1716,1683,
1668,393385,6,1718,1716,1710,138,327808,6,1720,3736,1718,327808,6,1722,3731,441,131321,1672,131320,1674,196855,1726,0,
262394,990,1725,1731,131320,1725,196670,1727,3732,327737,6,1729,209,1727,327879,6,1730,1729,628,131321,1726,131320,
1731,131321,1726,131320,1726,458997,6,3733,1730,1725,3732,1731,196670,1734,3733,393273,6,1737,58,1734,1736,262205,6,
1738,1736,327817,6,1741,1660,1740,327850,121,1742,1741,138,196855,1744,0,262394,1742,1743,1744,131320,1743,327814,6,
1749,1660,1740,327745,501,1751,1747,1749,196670,1751,1737,131321,1744,131320,1744,196670,1753,1737,327737,6,1755,206,
1753,196670,1756,3736,327737,6,1758,209,1756,327808,6,1759,1755,1758,131321,1761,131320,1761,458997,6,3738,1759,1744,
3743,1764,458997,6,3737,138,1744,1822,1764,327856,121,1767,3737,1665,262390,1763,1764,1,262394,1767,1762,1763,131320,
1762,327808,6,1771,1668,3737,327817,6,1772,1771,1665,327850,121,1774,1772,138,196855,1777,0,262394,1774,1776,1781,
131320,1776,196670,1778,1737,327737,6,1780,206,1778,131321,1777,131320,1781,131321,1777,131320,1777,458997,6,3739,
1780,1776,3738,1781,131321,1785,131320,1785,458997,6,3743,3739,1777,1810,1786,458997,6,3740,138,1777,1812,1786,327856,
121,1791,3740,124,262390,1787,1786,1,262394,1791,1786,1787,131320,1786,393281,9,1798,1686,3737,3740,262205,6,1799,
1798,196670,1797,1799,327737,6,1800,212,1797,327808,6,1801,3743,1800,327745,9,1802,1792,3740,196670,1802,1801,262205,
6,1807,1798,196670,1805,1807,327737,6,1808,209,1805,327808,6,1810,3743,1808,327808,6,1812,3740,441,131321,1785,131320,
1787,327808,6,1816,1666,1772,196670,1817,1816,262205,43,1819,1792,196670,1818,1819,393273,2,1820,100,1817,1818,131321,
1764,131320,1764,327808,6,1822,3737,441,131321,1761,131320,1763,327856,121,1824,1738,994,196855,1826,0,262394,1824,
1825,1826,131320,1825,196670,1827,1738,327737,2,1829,203,1827,131321,1826,131320,1826,262368,123,123,503,131326,1738,
65592,327734,2,220,0,216,196663,128,217,196663,194,218,196663,194,219,131320,221,262203,9,1836,7,262203,194,1847,7,
262203,128,1849,7,262203,9,1851,7,262203,9,1855,7,262203,9,1865,7,262203,9,1866,7,262203,9,1881,7,262205,6,1834,487,
196670,1836,1834,327737,6,1838,112,1836,131321,1840,131320,1840,458997,6,3744,138,221,1871,1841,327856,121,1846,3744,
118,262390,1842,1841,1,262394,1846,1841,1842,131320,1841,262205,127,1850,217,196670,1849,1850,196670,1851,3744,393273,
6,1853,132,1849,1851,327812,6,1854,1853,992,196670,1855,1834,327737,6,1857,109,1855,327808,6,1858,1854,1857,327745,
501,1859,1001,1858,262205,6,1860,1859,327745,9,1862,218,3744,262205,6,1863,1862,327808,6,1864,1860,1863,196670,1865,
1864,196670,1866,1838,393273,6,1868,116,1865,1866,327745,9,1869,1847,3744,196670,1869,1868,327808,6,1871,3744,441,
131321,1840,131320,1842,262368,123,123,503,131321,1873,131320,1873,458997,6,3745,138,1842,1890,1874,327856,121,1879,
3745,118,262390,1875,1874,1,262394,1879,1874,1875,131320,1874,327745,9,1882,1847,3745,262205,6,1883,1882,196670,1881,
1883,327737,6,1884,103,1881,327745,9,1886,219,3745,262205,6,1887,1886,327745,501,1888,1001,1884,196670,1888,1887,
327808,6,1890,3745,441,131321,1873,131320,1875,262368,123,123,503,65789,65592,327734,7,225,0,222,196663,9,223,196663,
9,224,131320,226,262203,8,1899,7,262203,8,1903,7,262203,9,1904,7,196855,1893,0,262394,1891,1892,1893,131320,1892,
262205,6,1894,223,262205,6,1895,224,327810,6,1896,1894,1895,327760,7,1897,1896,138,131326,1897,131320,1893,393281,956,
1900,611,393,1040,262205,24,1901,1900,262268,7,1902,1901,196670,1903,1902,262205,6,1905,223,196670,1904,1905,393273,7,
1906,13,1903,1904,196670,1899,1906,327745,9,1908,1899,138,262205,6,1909,1908,262205,6,1910,224,327812,6,1911,1910,124,
327830,370,1913,1909,1911,327761,6,1914,1913,1,327761,6,1915,1913,0,327745,9,1917,1899,141,262205,6,1918,1917,327810,
6,1920,1918,1914,327760,7,1921,1915,1920,131326,1921,65592,327734,2,228,0,201,196663,9,227,131320,229,262203,9,1972,7,
262203,9,1975,7,262205,6,1925,487,131321,1926,131320,1926,458997,6,3746,1925,229,1989,1929,327858,121,1932,3746,988,
262390,1928,1929,0,262394,1932,1927,1928,131320,1927,327856,121,1935,3746,988,196855,1938,0,262394,1935,1937,1942,
131320,1937,327745,501,1940,1747,3746,262205,6,1941,1940,131321,1938,131320,1942,262205,6,1943,227,131321,1938,131320,
1938,458997,6,3747,1941,1937,1943,1942,327808,6,1947,3746,141,327856,121,1948,1947,988,196855,1951,0,262394,1948,1950,
1956,131320,1950,327745,501,1954,1747,1947,262205,6,1955,1954,131321,1951,131320,1956,262205,6,1959,227,393385,6,1960,
1935,1959,994,131321,1951,131320,1951,458997,6,3749,1955,1950,1960,1956,327745,501,1973,1970,3746,262205,6,1974,1973,
196670,1972,1974,196670,1975,3747,393273,7,1977,225,1972,1975,327745,1978,1979,1965,3746,196670,1979,1977,327810,6,
1983,3749,3747,262205,6,1985,1973,327808,6,1986,1985,1983,196670,1973,1986,131321,1929,131320,1929,327808,6,1989,3746,
323,131321,1926,131320,1928,65789,65592,327734,2,231,0,201,196663,9,230,131320,232,262203,9,2050,7,262203,9,2053,7,
262205,6,1991,487,131321,1992,131320,1992,458997,6,3751,1991,232,2066,1995,327858,121,1998,3751,322,262390,1994,1995,
0,262394,1998,1993,1994,131320,1993,327817,6,2001,3751,988,327856,121,2004,3751,322,196855,2007,0,262394,2004,2006,
2012,131320,2006,327814,6,2009,3751,988,327745,501,2010,1747,2009,262205,6,2011,2010,131321,2007,131320,2012,262205,6,
2013,230,131321,2007,131320,2007,458997,6,3752,2011,2006,2013,2012,131321,2016,131320,2016,458997,6,3756,3752,2007,
2045,2019,458997,6,3753,138,2007,2047,2019,327856,121,2023,3753,2022,262390,2018,2019,1,262394,2023,2017,2018,131320,
2017,327856,121,2026,3753,2001,196855,2029,0,262394,2026,2028,2042,131320,2028,327810,6,2037,3751,2001,327808,6,2039,
2037,3753,327745,501,2040,2034,2039,262205,6,2041,2040,131321,2029,131320,2042,131321,2029,131320,2029,458997,6,3757,
2041,2028,138,2042,327808,6,2045,3756,3757,131321,2019,131320,2019,327808,6,2047,3753,441,131321,2016,131320,2018,
327745,501,2051,1970,3751,262205,6,2052,2051,196670,2050,2052,196670,2053,3756,393273,7,2055,225,2050,2053,327745,
1978,2056,1965,3751,196670,2056,2055,327745,501,2059,2034,3751,262205,6,2060,2059,262205,6,2062,2051,327808,6,2063,
2062,2060,196670,2051,2063,131321,1995,131320,1995,327808,6,2066,3751,323,131321,1992,131320,1994,65789,65592,327734,
2,238,0,233,196663,128,234,196663,9,235,196663,194,236,196663,159,237,131320,239,262203,128,2068,7,262203,9,2070,7,
262203,194,2072,7,262203,9,2079,7,262203,9,2086,7,262203,128,2089,7,262203,194,2091,7,262203,194,2093,7,262205,127,
2069,234,196670,2068,2069,262205,6,2071,235,196670,2070,2071,458809,2,2073,199,2068,2070,2072,262205,193,2074,2072,
262201,6,2076,214,196855,2078,0,262394,986,2077,2082,131320,2077,196670,2079,2076,327737,2,2081,228,2079,131321,2078,
131320,2082,262205,121,2083,237,196855,2085,0,262394,2083,2084,2085,131320,2084,196670,2086,2076,327737,2,2088,231,
2086,131321,2085,131320,2085,131321,2078,131320,2078,262205,127,2090,234,196670,2089,2090,196670,2091,2074,262205,193,
2094,236,196670,2093,2094,458809,2,2095,220,2089,2091,2093,65789,65592,327734,2,241,0,171,196663,128,240,131320,242,
262203,128,2117,7,262203,9,2119,7,262205,6,2097,487,131321,2098,131320,2098,458997,6,3761,2097,242,2108,2099,327858,
121,2104,3761,322,262390,2100,2099,0,262394,2104,2099,2100,131320,2099,327745,501,2106,2034,3761,196670,2106,138,
327808,6,2108,3761,323,131321,2098,131320,2100,262368,123,123,503,131321,2110,131320,2110,458997,6,3762,138,2100,2125,
2111,327856,121,2116,3762,118,262390,2112,2111,1,262394,2116,2111,2112,131320,2111,262205,127,2118,240,196670,2117,
2118,196670,2119,3762,393273,6,2121,132,2117,2119,327745,501,2122,2034,2121,458986,6,2123,2122,141,138,141,327808,6,
2125,3762,441,131321,2110,131320,2112,65789,65592,327734,2,246,0,195,196663,128,243,196663,9,244,196663,194,245,
131320,247,262203,128,2134,7,262203,128,2145,7,262203,9,2147,7,262203,194,2149,7,262203,159,2151,7,262203,9,2164,7,
131321,2127,131320,2127,458997,6,3763,138,247,2143,2128,327856,121,2133,3763,126,262390,2129,2128,1,262394,2133,2128,
2129,131320,2128,327745,9,2137,243,3763,262205,6,2138,2137,327879,6,2140,2138,2139,327745,9,2141,2134,3763,196670,
2141,2140,327808,6,2143,3763,441,131321,2127,131320,2129,262205,127,2146,2134,196670,2145,2146,262205,6,2148,244,
196670,2147,2148,262205,193,2150,245,196670,2149,2150,196670,2151,2144,524345,2,2152,238,2145,2147,2149,2151,131321,
2154,131320,2154,458997,6,3764,138,2129,2172,2155,327856,121,2160,3764,118,262390,2156,2155,1,262394,2160,2155,2156,
131320,2155,262205,6,2162,487,327812,6,2163,2162,118,196670,2164,2163,327737,6,2165,103,2164,327808,6,2167,2165,3764,
327745,501,2168,1001,2167,262205,6,2169,2168,327745,9,2170,245,3764,196670,2170,2169,327808,6,2172,3764,441,131321,
2154,131320,2156,262368,123,123,503,131321,2174,131320,2174,458997,6,3765,138,2156,2203,2175,327856,121,2180,3765,126,
262390,2176,2175,1,262394,2180,2175,2176,131320,2175,327812,6,2183,3765,123,327745,9,2184,245,2183,262205,6,2185,2184,
327874,6,2191,2185,2190,327808,6,2194,2183,141,327745,9,2195,245,2194,262205,6,2196,2195,327874,6,2198,2196,2197,
327876,6,2199,2198,1093,327877,6,2200,2191,2199,327745,9,2201,243,3765,196670,2201,2200,327808,6,2203,3765,441,131321,
2174,131320,2176,65789,65592,327734,2,251,0,248,196663,128,249,196663,128,250,131320,252,262203,9,2205,7,262203,194,
2223,7,262203,128,2225,7,262203,9,2227,7,262203,128,2250,7,262203,9,2252,7,262203,128,2265,7,262203,128,2268,7,262203,
9,2270,7,262203,194,2272,7,262203,128,2278,7,262203,9,2280,7,262203,194,2282,7,262203,159,2284,7,262205,6,2206,487,
196670,2205,2206,327737,6,2207,106,2205,327812,6,2208,2207,118,327745,9,2210,249,393,262205,6,2211,2210,327874,6,2213,
2211,2212,327808,6,2214,141,2213,131321,2216,131320,2216,458997,6,3766,138,252,2237,2217,327856,121,2222,3766,118,
262390,2218,2217,1,262394,2222,2217,2218,131320,2217,262205,127,2226,249,196670,2225,2226,196670,2227,3766,393273,6,
2229,132,2225,2227,327876,6,2230,2229,2189,327808,6,2233,2208,3766,327808,6,2234,2230,2233,327745,9,2235,2223,3766,
196670,2235,2234,327808,6,2237,3766,441,131321,2216,131320,2218,262201,121,2238,155,196855,2240,0,262394,2238,2239,
2240,131320,2239,131321,2242,131320,2242,458997,6,3767,138,2239,2261,2243,327856,121,2248,3767,118,262390,2244,2243,1,
262394,2248,2243,2244,131320,2243,262205,127,2251,250,196670,2250,2251,196670,2252,3767,393273,6,2254,132,2250,2252,
327876,6,2255,2254,2186,327745,9,2256,2223,3767,262205,6,2257,2256,327808,6,2258,2257,2255,196670,2256,2258,327808,6,
2261,3767,441,131321,2242,131320,2244,131321,2240,131320,2240,196855,2264,0,262394,2262,2263,2264,131320,2263,262205,
127,2266,249,196670,2265,2266,327737,2,2267,241,2265,262205,127,2269,249,196670,2268,2269,196670,2270,2214,262205,193,
2273,2223,196670,2272,2273,458809,2,2274,246,2268,2270,2272,262205,127,2275,2268,196670,249,2275,262205,193,2276,2272,
196670,2223,2276,131321,2264,131320,2264,262205,127,2279,249,196670,2278,2279,196670,2280,2214,262205,193,2283,2223,
196670,2282,2283,196670,2284,2277,524345,2,2285,238,2278,2280,2282,2284,65789,65592,327734,2,259,0,253,196663,27,254,
196663,194,255,196663,194,256,196663,194,257,196663,9,258,131320,260,262203,27,2335,7,262203,9,2337,7,262203,9,2340,7,
393281,613,2286,611,393,688,262205,6,2287,2286,327858,121,2289,2287,2288,196855,2291,0,262394,2289,2290,2317,131320,
2290,131321,2293,131320,2293,458997,6,3770,138,2290,2316,2296,327856,121,2299,3770,118,262390,2295,2296,1,262394,2299,
2294,2295,131320,2294,327745,9,2301,257,3770,262205,6,2302,2301,262205,6,2303,258,327856,121,2304,2302,2303,196855,
2306,0,262394,2304,2305,2306,131320,2305,262205,24,2307,254,327745,9,2309,255,3770,262205,6,2310,2309,327745,9,2312,
256,3770,262205,6,2313,2312,393281,394,2314,2307,393,2310,327742,2314,2313,2,4,131321,2306,131320,2306,131321,2296,
131320,2296,327808,6,2316,3770,441,131321,2293,131320,2295,131321,2291,131320,2317,131321,2319,131320,2319,458997,6,
3768,138,2317,2345,2322,327856,121,2325,3768,118,262390,2321,2322,1,262394,2325,2320,2321,131320,2320,327745,9,2327,
257,3768,262205,6,2328,2327,262205,6,2329,258,327856,121,2330,2328,2329,196855,2332,0,262394,2330,2331,2332,131320,
2331,262205,24,2336,254,196670,2335,2336,327745,9,2338,255,3768,262205,6,2339,2338,196670,2337,2339,327745,9,2341,256,
3768,262205,6,2342,2341,196670,2340,2342,458809,2,2343,32,2335,2337,2340,131321,2332,131320,2332,131321,2322,131320,
2322,327808,6,2345,3768,441,131321,2319,131320,2321,131321,2291,131320,2291,65789,65592,327734,2,265,0,261,196663,194,
262,196663,9,263,196663,9,264,131320,266,262203,8,2353,7,262203,9,2354,7,393281,636,2347,611,393,441,262205,15,2348,
2347,262268,7,2349,2348,262205,6,2350,263,262205,6,2351,487,327808,6,2352,2350,2351,196670,2353,2349,196670,2354,2352,
393273,7,2355,13,2353,2354,262268,15,2356,2355,131321,2358,131320,2358,458997,6,3772,138,266,2384,2361,327856,121,
2364,3772,118,262390,2360,2361,1,262394,2364,2359,2360,131320,2359,327812,6,2367,3772,323,327808,6,2369,2367,2351,
262205,6,2370,264,327856,121,2371,2369,2370,196855,2374,0,262394,2371,2373,2380,131320,2373,393281,394,2378,2356,393,
2367,393277,6,2379,2378,2,4,131321,2374,131320,2380,131321,2374,131320,2374,458997,6,3774,2379,2373,138,2380,327745,9,
2382,262,3772,196670,2382,3774,131321,2361,131320,2361,327808,6,2384,3772,441,131321,2358,131320,2360,196855,2386,0,
262394,1225,2385,2386,131320,2385,393281,613,2387,611,393,675,262205,6,2388,2387,327879,6,2390,2388,2389,327851,121,
2391,2390,138,131321,2386,131320,2386,458997,121,2392,1225,2360,2391,2385,196855,2394,0,262394,2392,2393,2394,131320,
2393,131321,2396,131320,2396,458997,6,3773,138,2393,2414,2397,327856,121,2402,3773,118,262390,2398,2397,1,262394,2402,
2397,2398,131320,2397,393281,613,2404,611,393,612,262205,6,2405,2404,327874,6,2406,2405,616,327876,6,2407,141,2406,
327810,6,2408,2407,141,327745,9,2409,262,3773,262205,6,2410,2409,327879,6,2411,2410,2408,196670,2409,2411,327808,6,
2414,3773,441,131321,2396,131320,2398,131321,2394,131320,2394,65789,65592,327734,2,272,0,267,196663,194,268,196663,9,
269,196663,9,270,196663,9,271,131320,273,262203,9,2438,7,131321,2416,131320,2416,458997,6,3776,138,273,2446,2419,
327856,121,2422,3776,118,262390,2418,2419,1,262394,2422,2417,2418,131320,2417,327812,6,2425,3776,323,262205,6,2426,
487,327808,6,2427,2425,2426,262205,6,2430,270,327856,121,2431,2427,2430,196855,2434,0,262394,2431,2433,2442,131320,
2433,262205,6,2435,269,327808,6,2437,2435,2427,196670,2438,2437,327737,7,2439,72,2438,262205,6,2440,271,327757,6,2441,
2439,2440,131321,2434,131320,2442,131321,2434,131320,2434,458997,6,3777,2441,2433,138,2442,327745,9,2444,268,3776,
196670,2444,3777,131321,2419,131320,2419,327808,6,2446,3776,441,131321,2416,131320,2418,65789,65592,327734,2,277,0,
274,196663,194,275,196663,194,276,131320,278,262201,6,2448,157,393228,366,2449,1,75,2448,262268,6,2450,2449,327810,6,
2451,791,2450,131321,2453,131320,2453,458997,6,3779,138,278,2475,2454,327856,121,2459,3779,118,262390,2455,2454,1,
262394,2459,2454,2455,131320,2454,327745,9,2462,276,3779,262205,6,2463,2462,327874,6,2464,2463,2186,327879,6,2467,
2464,2466,327876,6,2469,2467,2451,327745,9,2470,275,3779,262205,6,2471,2470,327877,6,2472,2471,2469,196670,2470,2472,
327808,6,2475,3779,441,131321,2453,131320,2455,65789,65592,327734,2,281,0,274,196663,194,279,196663,194,280,131320,
282,262203,9,2486,7,262203,9,2514,7,262205,6,2477,487,262368,123,123,503,131321,2479,131320,2479,458997,6,3780,138,
282,2499,2480,327856,121,2485,3780,118,262390,2481,2480,1,262394,2485,2480,2481,131320,2480,196670,2486,2477,327737,6,
2488,103,2486,327812,6,2492,3780,2491,327808,6,2493,2488,2492,327745,9,2495,279,3780,262205,6,2496,2495,327745,501,
2497,1001,2493,196670,2497,2496,327808,6,2499,3780,441,131321,2479,131320,2481,262368,123,123,503,131321,2501,131320,
2501,458997,6,3781,138,2481,2520,2502,327856,121,2507,3781,118,262390,2503,2502,1,262394,2507,2502,2503,131320,2502,
327745,9,2510,280,3781,262205,6,2511,2510,327879,6,2513,2511,2512,196670,2514,2513,327737,6,2515,103,2514,327745,501,
2516,1001,2515,262205,6,2517,2516,327745,9,2518,279,3781,196670,2518,2517,327808,6,2520,3781,441,131321,2501,131320,
2503,65789,65592,327734,2,288,0,283,196663,194,284,196663,194,285,196663,194,286,196663,9,287,131320,289,262203,27,
2548,7,262203,9,2551,7,262203,9,2554,7,131321,2522,131320,2522,458997,6,3782,138,289,2559,2525,327856,121,2528,3782,
118,262390,2524,2525,1,262394,2528,2523,2524,131320,2523,327745,9,2530,286,3782,262205,6,2531,2530,262205,6,2532,287,
327856,121,2533,2531,2532,196855,2535,0,262394,2533,2534,2535,131320,2534,327745,9,2537,285,3782,262205,6,2538,2537,
393281,613,2540,611,393,2539,262205,6,2541,2540,327856,121,2542,2538,2541,131321,2535,131320,2535,458997,121,2543,
2533,2523,2542,2534,196855,2545,0,262394,2543,2544,2545,131320,2544,393281,956,2549,611,393,905,262205,24,2550,2549,
196670,2548,2550,327745,9,2552,285,3782,262205,6,2553,2552,196670,2551,2553,327745,9,2555,284,3782,262205,6,2556,2555,
196670,2554,2556,458809,2,2557,32,2548,2551,2554,131321,2545,131320,2545,131321,2525,131320,2525,327808,6,2559,3782,
441,131321,2522,131320,2524,65789,65592,327734,2,296,0,290,196663,194,291,196663,194,292,196663,9,293,196663,9,294,
196663,9,295,131320,297,262203,194,2560,7,262203,194,2561,7,262203,9,2562,7,262203,9,2564,7,262203,9,2566,7,262203,
194,2569,7,262203,194,2571,7,262203,27,2579,7,262203,194,2582,7,262203,194,2584,7,262203,194,2586,7,262203,9,2588,7,
262203,194,2592,7,262203,194,2593,7,262203,9,2594,7,262203,9,2596,7,262203,9,2598,7,262203,194,2601,7,262203,194,2603,
7,262203,8,2627,7,262203,9,2628,7,262203,8,2633,7,262203,9,2634,7,262205,6,2563,293,196670,2562,2563,262205,6,2565,
294,196670,2564,2565,196670,2566,138,524345,2,2567,272,2561,2562,2564,2566,262205,193,2568,2561,196670,2560,2568,
196670,2569,2568,262205,193,2572,292,196670,2571,2572,393273,2,2573,281,2569,2571,262205,193,2574,2569,196670,2560,
2574,196855,2577,0,262394,2575,2576,2577,131320,2576,393281,956,2580,611,393,2578,262205,24,2581,2580,196670,2579,
2581,262205,193,2583,291,196670,2582,2583,262205,193,2585,2560,196670,2584,2585,262205,193,2587,292,196670,2586,2587,
262205,6,2589,295,196670,2588,2589,589881,2,2590,259,2579,2582,2584,2586,2588,65789,131320,2577,262205,6,2595,293,
196670,2594,2595,262205,6,2597,294,196670,2596,2597,196670,2598,141,524345,2,2599,272,2593,2594,2596,2598,262205,193,
2600,2593,196670,2592,2600,196670,2601,2600,262205,193,2604,292,196670,2603,2604,393273,2,2605,281,2601,2603,262205,
193,2606,2601,196670,2592,2606,131321,2608,131320,2608,458997,6,3785,138,2577,2650,2611,327856,121,2614,3785,118,
262390,2610,2611,1,262394,2614,2609,2610,131320,2609,327745,9,2616,292,3785,262205,6,2617,2616,262205,6,2618,295,
327856,121,2619,2617,2618,196855,2621,0,262394,2619,2620,2621,131320,2620,393281,956,2623,611,393,2578,262205,24,2624,
2623,262268,7,2625,2624,196670,2627,2625,327745,9,2629,291,3785,262205,6,2630,2629,196670,2628,2630,393273,7,2631,13,
2627,2628,196670,2633,2631,262205,6,2636,2629,196670,2634,2636,393273,7,2637,13,2633,2634,262268,24,2638,2637,327745,
9,2641,2560,3785,262205,6,2642,2641,393281,394,2643,2638,393,393,327742,2643,2642,2,4,327745,9,2646,2592,3785,262205,
6,2647,2646,393281,394,2648,2638,393,441,327742,2648,2647,2,4,131321,2621,131320,2621,131321,2611,131320,2611,327808,
6,2650,3785,441,131321,2608,131320,2610,65789,65592,327734,2,300,0,298,196663,194,299,131320,301,262203,9,2660,7,
131321,2652,131320,2652,458997,6,3787,138,301,2672,2653,327856,121,2658,3787,118,262390,2654,2653,1,262394,2658,2653,
2654,131320,2653,262205,6,2661,487,196670,2660,2661,327737,6,2662,103,2660,327812,6,2666,3787,2665,327808,6,2667,2662,
2666,327745,501,2668,1001,2667,262205,6,2669,2668,327745,9,2670,299,3787,196670,2670,2669,327808,6,2672,3787,441,
131321,2652,131320,2654,65789,65592,327734,2,303,0,201,196663,9,302,131320,304,262203,194,2673,7,262203,194,2674,7,
262203,2686,2687,7,327737,2,2675,300,2674,262205,193,2676,2674,196670,2673,2676,131321,2678,131320,2678,458997,6,3788,
138,304,2698,2679,327856,121,2684,3788,118,262390,2680,2679,1,262394,2684,2679,2680,131320,2679,327745,9,2690,2673,
3788,262205,6,2691,2690,327874,6,2692,2691,2189,327745,1978,2693,1965,2692,262205,7,2694,2693,262268,24,2695,2694,
327745,27,2696,2687,3788,196670,2696,2695,327808,6,2698,3788,441,131321,2678,131320,2680,131321,2700,131320,2700,
458997,6,3789,138,2680,2731,2703,327856,121,2706,3789,118,262390,2702,2703,1,262394,2706,2701,2702,131320,2701,327745,
9,2708,2673,3789,262205,6,2709,2708,393281,613,2710,611,393,778,262205,6,2711,2710,327876,6,2712,2711,2189,327856,121,
2713,2709,2712,196855,2715,0,262394,2713,2714,2715,131320,2714,327745,27,2717,2687,3789,262205,24,2718,2717,327812,6,
2720,3789,323,262205,6,2721,487,327808,6,2722,2720,2721,262205,6,2723,302,262205,6,2726,2708,327879,6,2727,2726,2512,
327877,6,2728,2723,2727,393281,394,2729,2718,393,2722,327742,2729,2728,2,4,131321,2715,131320,2715,131321,2703,131320,
2703,327808,6,2731,3789,441,131321,2700,131320,2702,65789,65592,327734,2,307,0,86,196663,9,305,196663,9,306,131320,
308,262203,194,2736,7,262203,194,2737,7,262203,194,2748,7,262203,194,2805,7,262203,194,2822,7,262203,9,2823,7,262203,
9,2825,7,262203,194,2829,7,262203,194,2831,7,262203,194,2838,7,262203,194,2840,7,262203,27,2844,7,262203,194,2847,7,
262203,194,2849,7,262203,194,2851,7,262203,9,2853,7,262203,194,2862,7,262203,194,2864,7,262203,194,2866,7,262203,9,
2868,7,262203,194,2882,7,262203,194,2884,7,262203,9,2886,7,262203,9,2888,7,262203,9,2890,7,393281,613,2733,611,393,
778,262205,6,2734,2733,327876,6,2735,2734,2189,327737,2,2738,300,2737,262205,193,2739,2737,196670,2736,2739,131321,
2741,131320,2741,458997,6,3791,138,308,2763,2742,327856,121,2747,3791,118,262390,2743,2742,1,262394,2747,2742,2743,
131320,2742,327745,9,2751,2736,3791,262205,6,2752,2751,327874,6,2753,2752,2189,393281,501,2754,1965,2753,138,262205,6,
2755,2754,327812,6,2757,3791,323,262205,6,2758,487,327808,6,2759,2757,2758,327808,6,2760,2755,2759,327745,9,2761,2748,
3791,196670,2761,2760,327808,6,2763,3791,441,131321,2741,131320,2743,393281,613,2764,611,393,675,262205,6,2765,2764,
327879,6,2766,2765,123,327851,121,2767,2766,138,196855,2769,0,262394,2767,2768,2769,131320,2768,131321,2771,131320,
2771,458997,6,3792,138,2768,2796,2774,327856,121,2777,3792,118,262390,2773,2774,1,262394,2777,2772,2773,131320,2772,
327745,9,2780,2736,3792,262205,6,2781,2780,327879,6,2782,2781,2512,262205,6,2783,306,327856,121,2784,2782,2783,196855,
2787,0,262394,2784,2786,2791,131320,2786,262205,6,2790,2780,131321,2787,131320,2791,131321,2787,131320,2787,458997,6,
3802,2790,2786,765,2791,196670,2780,3802,131321,2774,131320,2774,327808,6,2796,3792,441,131321,2771,131320,2773,
131321,2769,131320,2769,458997,6,3797,2735,2743,765,2773,131321,2798,131320,2798,458997,6,3793,138,2769,2815,2799,
327856,121,2804,3793,118,262390,2800,2799,1,262394,2804,2799,2800,131320,2799,262205,6,2807,305,327745,9,2809,2736,
3793,262205,6,2810,2809,327879,6,2811,2810,2512,327877,6,2812,2807,2811,327745,9,2813,2805,3793,196670,2813,2812,
327808,6,2815,3793,441,131321,2798,131320,2800,327879,6,2818,2765,120,327851,121,2819,2818,138,196855,2821,0,262394,
2819,2820,2821,131320,2820,262205,6,2824,305,196670,2823,2824,262205,6,2826,306,196670,2825,2826,458809,2,2827,265,
2822,2823,2825,262205,193,2828,2822,196670,2805,2828,196670,2829,2828,262205,193,2832,2736,196670,2831,2832,393273,2,
2833,281,2829,2831,262205,193,2834,2829,196670,2805,2834,131321,2821,131320,2821,262201,121,2835,155,196855,2837,0,
262394,2835,2836,2837,131320,2836,262205,193,2839,2805,196670,2838,2839,262205,193,2841,2736,196670,2840,2841,393273,
2,2842,277,2838,2840,262205,193,2843,2838,196670,2805,2843,131321,2837,131320,2837,393281,956,2845,611,393,1040,
262205,24,2846,2845,196670,2844,2846,262205,193,2848,2748,196670,2847,2848,262205,193,2850,2805,196670,2849,2850,
262205,193,2852,2736,196670,2851,2852,196670,2853,3797,589881,2,2855,259,2844,2847,2849,2851,2853,327879,6,2858,2765,
118,327851,121,2859,2858,138,196855,2861,0,262394,2859,2860,2861,131320,2860,262205,193,2863,2748,196670,2862,2863,
262205,193,2865,2805,196670,2864,2865,262205,193,2867,2736,196670,2866,2867,196670,2868,3797,524345,2,2870,288,2862,
2864,2866,2868,131321,2861,131320,2861,196855,2874,0,262394,2872,2873,2874,131320,2873,327879,6,2877,2765,140,327851,
121,2878,2877,138,131321,2874,131320,2874,458997,121,2879,2872,2861,2878,2873,196855,2881,0,262394,2879,2880,2881,
131320,2880,262205,193,2883,2748,196670,2882,2883,262205,193,2885,2736,196670,2884,2885,262205,6,2887,305,196670,2886,
2887,262205,6,2889,306,196670,2888,2889,196670,2890,3797,589881,2,2892,296,2882,2884,2886,2888,2890,131321,2881,
131320,2881,65789,65592,327734,2,315,0,309,196663,128,310,196663,147,311,196663,9,312,196663,9,313,196663,159,314,
131320,316,262203,128,2895,7,262203,147,2896,7,262203,159,2898,7,262203,128,2903,7,262203,9,2904,7,262203,9,2906,7,
262203,159,2908,7,196855,2894,0,262394,1120,2893,2902,131320,2893,262205,146,2897,311,196670,2896,2897,262205,121,
2899,314,196670,2898,2899,458809,2,2900,179,2895,2896,2898,262205,127,2901,2895,196670,310,2901,131321,2894,131320,
2902,262205,6,2905,312,196670,2904,2905,262205,6,2907,313,196670,2906,2907,262205,121,2909,314,196670,2908,2909,
524345,2,2910,186,2903,2904,2906,2908,262205,127,2911,2903,196670,310,2911,131321,2894,131320,2894,65789,65592,327734,
2,320,0,148,196663,147,317,196663,9,318,196663,9,319,131320,321,262203,128,2918,7,262203,147,2919,7,262203,9,2921,7,
262203,9,2923,7,262203,159,2925,7,262203,128,2932,7,262203,147,2933,7,262203,9,2935,7,262203,9,2937,7,262203,159,2939,
7,262203,128,2946,7,262203,9,2948,7,262203,147,2954,7,262203,9,2955,7,262203,9,2956,7,262203,128,2960,7,262203,128,
2962,7,262203,9,2967,7,262203,9,2971,7,262203,9,2973,7,262205,6,2913,319,262205,6,2914,318,327810,6,2915,2913,2914,
458764,6,2916,1,38,994,2915,262205,146,2920,317,196670,2919,2920,262205,6,2922,318,196670,2921,2922,196670,2923,2916,
196670,2925,2144,589881,2,2926,315,2918,2919,2921,2923,2925,262205,127,2927,2918,262201,121,2928,155,196855,2930,0,
262394,2928,2929,2930,131320,2929,262205,146,2934,317,196670,2933,2934,262205,6,2936,318,196670,2935,2936,196670,2937,
2916,196670,2939,2277,589881,2,2940,315,2932,2933,2935,2937,2939,262205,127,2941,2932,131321,2930,131320,2930,458997,
127,3808,3809,321,2941,2929,327856,121,2943,2916,994,196855,2945,0,262394,2943,2944,2945,131320,2944,196670,2946,2927,
196670,2948,2916,393273,2,2950,191,2946,2948,262205,127,2951,2946,131321,2945,131320,2945,458997,127,3806,2927,2930,
2951,2944,262205,6,2952,318,327808,6,2953,2952,994,196670,2955,2953,262205,6,2957,319,196670,2956,2957,458809,2,2958,
152,2954,2955,2956,262205,146,2959,2954,196670,317,2959,196670,2960,3806,196670,2962,3808,393273,2,2964,251,2960,2962,
196855,2966,0,262394,1222,2965,2970,131320,2965,262205,6,2968,318,196670,2967,2968,327737,2,2969,303,2967,131321,2966,
131320,2970,262205,6,2972,318,196670,2971,2972,196670,2973,2916,393273,2,2975,307,2971,2973,131321,2966,131320,2966,
262368,123,123,503,65789,65592,327734,2,340,0,335,196663,334,336,196663,9,337,196663,9,338,196663,9,339,131320,341,
262203,3039,3040,7,262203,44,3097,7,262203,44,3109,7,262203,9,3112,7,262203,9,3113,7,262203,44,3116,7,393281,636,2978,
611,393,2977,262205,15,2979,2978,262268,7,2980,2979,262268,1130,2981,2980,262201,6,2983,91,327814,6,2984,2983,120,
262205,6,2986,487,327817,6,2987,2986,327,327745,486,2992,2991,138,262205,6,2993,2992,327814,6,2994,2993,123,131321,
2996,131320,2996,458997,6,3810,138,341,3056,2999,327856,121,3002,3810,124,262390,2998,2999,1,262394,3002,2997,2998,
131320,2997,262205,6,3003,339,327812,6,3005,3810,327,327808,6,3006,3003,3005,327856,121,3008,3006,2984,196855,3010,0,
262394,3008,3009,3010,131320,3009,131321,3012,131320,3012,458997,6,3818,138,3009,3054,3013,327856,121,3018,3818,332,
262390,3014,3013,1,262394,3018,3013,3014,131320,3013,262205,6,3020,337,327812,6,3022,3818,328,327808,6,3023,3020,3022,
262205,6,3024,338,327810,6,3025,3024,141,458764,6,3026,1,38,3023,3025,262205,6,3028,339,327808,6,3031,3028,3005,
327808,6,3033,3031,2987,327810,6,3035,2984,141,458764,6,3036,1,38,3033,3035,327812,6,3046,2984,123,327812,6,3047,3026,
3046,327808,6,3049,3047,3036,393281,1161,3050,2981,393,3049,393277,43,3051,3050,2,16,393281,44,3052,3040,3810,3818,
196670,3052,3051,327808,6,3054,3818,441,131321,3012,131320,3014,131321,3010,131320,3010,131321,2999,131320,2999,
327808,6,3056,3810,441,131321,2996,131320,2998,131321,3058,131320,3058,458997,6,3811,138,2998,3126,3061,327856,121,
3064,3811,124,262390,3060,3061,1,262394,3064,3059,3060,131320,3059,262205,6,3065,339,327812,6,3067,3811,327,327808,6,
3068,3065,3067,327856,121,3070,3068,2984,196855,3072,0,262394,3070,3071,3072,131320,3071,131321,3074,131320,3074,
458997,6,3812,138,3071,3124,3077,327856,121,3080,3812,332,262390,3076,3077,1,262394,3080,3075,3076,131320,3075,262205,
6,3082,339,327808,6,3085,3082,3067,327808,6,3087,3085,2987,327856,121,3091,3087,2984,196855,3094,0,262394,3091,3093,
3101,131320,3093,393281,44,3098,3040,3811,3812,262205,43,3099,3098,196670,3097,3099,327737,6,3100,53,3097,131321,3094,
131320,3101,131321,3094,131320,3094,458997,6,3815,3100,3093,138,3101,327812,6,3108,3087,124,393281,44,3110,3040,3811,
3812,262205,43,3111,3110,196670,3109,3111,196670,3112,3108,196670,3113,2994,458809,43,3115,49,3109,3112,3113,196670,
3116,3115,327737,6,3117,53,3116,327760,7,3118,3815,3117,327745,8,3119,336,3812,262205,7,3120,3119,327808,7,3121,3120,
3118,196670,3119,3121,131321,3077,131320,3077,327808,6,3124,3812,441,131321,3074,131320,3076,131321,3072,131320,3072,
131321,3061,131320,3061,327808,6,3126,3811,441,131321,3058,131320,3060,65789,65592,327734,2,343,0,201,196663,9,342,
131320,344,262203,334,3161,7,262203,334,3202,7,262203,9,3204,7,262203,9,3206,7,262203,9,3208,7,262205,6,3128,487,
327817,6,3129,3128,327,327745,486,3131,2991,138,262205,6,3132,3131,327814,6,3133,3132,123,327814,6,3136,3128,327,
131321,3137,131320,3137,458997,6,3821,3136,344,3257,3140,262205,6,3143,342,327856,121,3144,3821,3143,262390,3139,3140,
0,262394,3144,3138,3139,131320,3138,131321,3146,131320,3146,458997,6,3822,138,3138,3191,3149,327856,121,3152,3822,332,
262390,3148,3149,1,262394,3152,3147,3148,131320,3147,327812,6,3156,3822,328,327808,6,3157,3821,3156,262205,6,3158,342,
327810,6,3159,3158,141,458764,6,3160,1,38,3157,3159,327745,8,3164,3161,3822,196670,3164,3163,327850,121,3166,3129,138,
196855,3168,0,262394,3166,3167,3168,131320,3167,327817,6,3171,3132,123,327851,121,3172,3171,138,131321,3168,131320,
3168,458997,121,3173,3166,3147,3172,3167,196855,3175,0,262394,3173,3174,3175,131320,3174,393281,636,3177,611,393,2977,
262205,15,3178,3177,262201,6,3180,91,327812,6,3181,3160,3180,262201,6,3182,91,327814,6,3183,3182,123,327808,6,3184,
3181,3183,327808,6,3186,3184,3133,393281,394,3187,3178,393,3186,393277,6,3188,3187,2,4,393281,9,3189,3161,3822,141,
196670,3189,3188,131321,3175,131320,3175,131321,3149,131320,3149,327808,6,3191,3822,441,131321,3146,131320,3148,
131321,3193,131320,3193,458997,6,3823,138,3148,3214,3194,262201,6,3199,91,327814,6,3200,3199,120,327856,121,3201,3823,
3200,262390,3195,3194,0,262394,3201,3194,3195,131320,3194,262205,333,3203,3161,196670,3202,3203,196670,3204,3821,
262205,6,3207,342,196670,3206,3207,196670,3208,3823,524345,2,3210,340,3202,3204,3206,3208,262205,333,3211,3202,196670,
3161,3211,327808,6,3214,3823,3212,131321,3193,131320,3195,131321,3216,131320,3216,458997,6,3824,138,3195,3254,3219,
327856,121,3222,3824,332,262390,3218,3219,1,262394,3222,3217,3218,131320,3217,327812,6,3225,3824,328,327808,6,3226,
3821,3225,262205,6,3227,342,327856,121,3228,3226,3227,196855,3230,0,262394,3228,3229,3230,131320,3229,327812,6,3238,
3226,3237,327812,6,3240,3129,123,327808,6,3241,3238,3240,393281,9,3244,3161,3824,138,262205,6,3245,3244,327745,501,
3246,1001,3241,196670,3246,3245,327808,6,3248,3241,141,393281,9,3250,3161,3824,141,262205,6,3251,3250,327745,501,3252,
1001,3248,196670,3252,3251,131321,3230,131320,3230,131321,3219,131320,3219,327808,6,3254,3824,441,131321,3216,131320,
3218,131321,3140,131320,3140,327808,6,3257,3821,3255,131321,3137,131320,3139,262368,123,123,503,65789,65592,327734,7,
346,0,70,196663,9,345,131320,347,393281,613,3258,611,393,675,262205,6,3259,3258,327879,6,3261,3259,3260,327850,121,
3262,3261,138,196855,3264,0,262394,3262,3263,3264,131320,3263,393281,636,3266,611,393,3265,262205,15,3267,3266,262205,
6,3268,345,393281,394,3269,3267,393,3268,393277,6,3270,3269,2,4,393281,636,3271,611,393,2977,262205,15,3272,3271,
262205,6,3273,345,262201,6,3274,91,327812,6,3275,3273,3274,327745,486,3276,2991,138,262205,6,3277,3276,327808,6,3278,
3275,3277,393281,394,3279,3272,393,3278,393277,6,3280,3279,2,4,327760,7,3281,3270,3280,131326,3281,131320,3264,131321,
3285,131320,3285,458997,7,3835,3163,3264,3309,3286,458997,6,3834,138,3264,3311,3286,327856,121,3291,3834,327,262390,
3287,3286,1,262394,3291,3286,3287,131320,3286,262205,6,3292,345,327812,6,3293,3292,3237,327812,6,3295,3834,123,327808,
6,3296,3293,3295,327745,501,3297,1001,3296,262205,6,3298,3297,262205,6,3299,345,327812,6,3300,3299,3237,327808,6,3303,
3300,3295,327808,6,3304,3303,141,327745,501,3305,1001,3304,262205,6,3306,3305,327760,7,3307,3298,3306,327808,7,3309,
3835,3307,327808,6,3311,3834,441,131321,3285,131320,3287,131326,3835,65592,327734,2,349,0,201,196663,9,348,131320,350,
262203,9,3316,7,262203,9,3325,7,262203,9,3354,7,262203,9,3355,7,393281,613,3317,611,393,778,262205,6,3318,3317,196670,
3316,3318,327737,7,3319,346,3316,327761,6,3320,3319,0,327808,6,3324,3318,141,196670,3325,3324,327737,7,3326,346,3325,
327761,6,3327,3326,0,262201,6,3329,68,393281,613,3331,611,393,675,262205,6,3332,3331,327879,6,3334,3332,3333,327851,
121,3335,3334,138,393281,956,3336,611,393,955,262205,24,3337,3336,393281,394,3339,3337,393,393,327742,3339,3329,2,4,
262205,6,3342,348,393281,394,3343,3337,393,441,327742,3343,3342,2,4,327808,6,3348,3320,3327,393281,394,3349,3337,393,
367,327742,3349,3348,2,4,393281,394,3353,3337,393,2977,327742,3353,3327,2,4,196670,3354,124,262205,6,3356,348,196670,
3355,3356,393273,2,3357,89,3354,3355,196855,3363,0,262394,3335,3362,3367,131320,3362,327808,6,3365,3329,791,327814,6,
3366,3365,118,131321,3363,131320,3367,131321,3363,131320,3363,458997,6,3836,3366,3362,138,3367,393281,394,3369,3337,
393,905,327742,3369,3836,2,4,196855,3375,0,262394,3335,3374,3383,131320,3374,393281,636,3376,611,393,3265,262205,15,
3377,3376,327808,6,3380,3318,123,393281,394,3381,3377,393,3380,393277,6,3382,3381,2,4,131321,3375,131320,3383,131321,
3375,131320,3375,458997,6,3837,3382,3374,138,3383,393281,394,3385,3337,393,955,327742,3385,3837,2,4,131321,3388,
131320,3388,458997,6,3838,3387,3375,3400,3389,327856,121,3394,3838,140,262390,3390,3389,0,262394,3394,3389,3390,
131320,3389,393281,394,3398,3337,393,3838,327742,3398,138,2,4,327808,6,3400,3838,441,131321,3388,131320,3390,65789,
65592,327734,2,355,0,351,196663,9,352,196663,9,353,196663,9,354,131320,356,262203,9,3413,7,262203,9,3414,7,393281,956,
3401,611,393,955,262205,24,3402,3401,262205,6,3403,352,327808,6,3404,140,3403,262205,6,3405,353,393281,394,3406,3402,
393,3404,327742,3406,3405,2,4,393281,613,3408,611,393,3407,262205,6,3409,3408,262205,6,3410,352,327812,6,3411,3410,
460,327808,6,3412,3409,3411,196670,3413,3412,262205,6,3415,354,196670,3414,3415,393273,2,3416,89,3413,3414,65789,
65592,327734,2,360,0,357,196663,159,358,196663,159,359,131320,361,262203,3442,3443,7,262203,9,3457,7,262203,9,3471,7,
262203,9,3473,7,262203,9,3505,7,262203,9,3507,7,262203,9,3509,7,262203,9,3532,7,262203,9,3540,7,262203,9,3568,7,
262205,121,3418,358,196855,3420,0,262394,3418,3419,3420,131320,3419,393281,613,3421,611,393,675,262205,6,3422,3421,
327879,6,3423,3422,861,327851,121,3424,3423,138,131321,3420,131320,3420,458997,121,3425,3418,361,3424,3419,262205,6,
3427,487,327812,6,3431,3427,3430,131321,3434,131320,3434,458997,6,3840,138,3420,3466,3437,458997,6,3839,138,3420,3468,
3437,327856,121,3440,3839,3430,262390,3436,3437,1,262394,3440,3435,3436,131320,3435,327808,6,3447,3431,3839,393281,
613,3448,611,393,778,262205,6,3449,3448,327856,121,3450,3447,3449,196855,3453,0,262394,3450,3452,3459,131320,3452,
196670,3457,3447,327737,7,3458,346,3457,131321,3453,131320,3459,131321,3453,131320,3453,458997,7,3848,3458,3452,3163,
3459,327745,8,3461,3443,3839,196670,3461,3848,393281,9,3463,3443,3839,138,262205,6,3464,3463,327808,6,3466,3840,3464,
131321,3437,131320,3437,327808,6,3468,3839,441,131321,3434,131320,3436,196670,3471,3840,393273,6,3474,58,3471,3473,
262205,6,3475,3473,131321,3477,131320,3477,458997,6,3843,3474,3436,3517,3480,458997,6,3841,138,3436,3519,3480,327856,
121,3483,3841,3430,262390,3479,3480,1,262394,3483,3478,3479,131320,3478,327808,6,3487,3431,3841,393281,613,3489,611,
393,778,262205,6,3490,3489,327856,121,3491,3487,3490,196855,3493,0,262394,3491,3492,3493,131320,3492,393281,9,3497,
3443,3841,141,262205,6,3498,3497,327808,6,3499,3843,3498,327745,501,3500,1970,3487,196670,3500,3499,196855,3503,0,
262394,3425,3502,3503,131320,3502,196670,3505,3487,196670,3507,3843,393281,9,3510,3443,3841,138,262205,6,3511,3510,
196670,3509,3511,458809,2,3512,355,3505,3507,3509,131321,3503,131320,3503,131321,3493,131320,3493,393281,9,3514,3443,
3841,138,262205,6,3515,3514,327808,6,3517,3843,3515,131321,3480,131320,3480,327808,6,3519,3841,441,131321,3477,131320,
3479,327850,121,3522,3427,3521,196855,3524,0,262394,3522,3523,3524,131320,3523,393281,613,3525,611,393,778,262205,6,
3526,3525,262205,121,3528,359,196855,3531,0,262394,3528,3530,3544,131320,3530,196670,3532,3526,327737,7,3535,346,3532,
327761,6,3536,3535,1,327808,6,3539,3526,141,196670,3540,3539,327737,7,3541,346,3540,327761,6,3542,3541,1,327808,6,
3543,3536,3542,131321,3531,131320,3544,131321,3531,131320,3531,458997,6,3842,3543,3530,138,3544,327808,6,3546,3475,
3842,327745,501,3547,1970,3526,196670,3547,3546,196855,3550,0,262394,3425,3549,3550,131320,3549,393281,956,3551,611,
393,955,262205,24,3552,3551,327808,6,3555,140,3526,393281,394,3557,3552,393,3555,327742,3557,3475,2,4,131321,3550,
131320,3550,262205,121,3558,358,196855,3560,0,262394,3558,3559,3560,131320,3559,393281,613,3561,611,393,675,262205,6,
3562,3561,327879,6,3563,3562,553,327851,121,3564,3563,138,131321,3560,131320,3560,458997,121,3565,3558,3550,3564,3559,
196855,3567,0,262394,3565,3566,3567,131320,3566,196670,3568,3475,327737,2,3570,349,3568,131321,3567,131320,3567,
131321,3524,131320,3524,65789,65592,
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
