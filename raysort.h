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
#define RAYSORT_SHADER_DIGEST "d09ba8f91db6fecee2f1ec5eb95d980afef4543b6ff12f2c1ede28333d0227da"
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

/* sort/count.comp and sort/statistic.comp. Table: row-major, a row per digit, a column per chunk. */
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
  RAYSORT_UINT keyLayout;     /* bytes from id to id | shift of the digit << 16 | shift of the id's bit field << 24 */
  RAYSORT_UINT keyMask;       /* of the bit field, after the shift */
  RAYSORT_UINT lastKey;       /* larger keys form the tail: materialCount - 1, or 0xffffffff for no tail */
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
  RAYSORT_UINT flags;
  RAYSORT_UINT rowStride;
  RAYSORT_UINT strideInverse;
  RAYSORT_UINT keyCapacity;
  RAYSORT_UINT keyLayout;
  RAYSORT_UINT keyMask;
  RAYSORT_UINT lastKey;
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
 * cost   2 dispatches for up to 16 materials or few rays, 3 for up to 256, 6 or 7 above; the statistic adds one or two:
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
    if (raysort_allowsThreads(&context->limits, 2 * RAYSORT_THREADS))
      constants[RAYSORT_CONSTANT_THREADS] = 2 * RAYSORT_THREADS;
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

/* Columns of a table, and workgroups to record: one for every chunk there may be, at most `most`, a multiple of 4. The
 * kernels derive the chunks from this number and the live count; a workgroup without a chunk does nothing. Few chunks
 * should all run at a time, for a second wave that is not full costs as much as the first: measured on 132
 * multiprocessors, 2 Mi entries in chunks of one tile took 1.3 times as long as in chunks of two. */
static uint32_t raysort_columns(uint32_t count, uint32_t tile, uint32_t most)
{
  const uint32_t tiles = raysort_divideUp(count, tile);
  uint32_t tilesPerChunk = raysort_divideUp(tiles, most);
  if (tilesPerChunk == 1 && count > RAYSORT_ONE_TILE_ENTRIES)
    tilesPerChunk = 2;
  return tiles ? (raysort_divideUp(tiles, tilesPerChunk) + 3) & ~3u : 4;
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
 * more words than these: with up to 16 materials and any number of rays, with 64 materials and 2 Mi rays no longer. */
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
                    digit->table.rows * digit->table.rowStride <=
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
  push.flags = source->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0);
  push.rowStride = digit->table.rowStride;
  push.strideInverse = raysort_strideInverse(&digit->table);
  push.keyCapacity = source->capacity;
  push.keyLayout = source->layout | digit->shift << 16;
  push.keyMask = source->mask;
  push.lastKey = source->lastKey;
  push.digitMask = digit->mask;
  push.digitCount = digit->count;
  push.tile = digit->tile;
  raysort_endPass(plan, &pass, &push, sizeof(push));
}

static void raysort_pushScatter(RaysortScatterPush *push, const raysort_source *source, const raysort_digit *digit,
                                const raysort_target *target)
{
  push->maxCount = source->maxCount;
  push->flags = source->flags | target->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0);
  push->rowStride = digit->table.rowStride;
  push->strideInverse = raysort_strideInverse(&digit->table);
  push->keyCapacity = source->capacity;
  push->keyLayout = source->layout | digit->shift << 16;
  push->keyMask = source->mask;
  push->lastKey = source->lastKey;
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
327808,6,628,665,625,262368,137,137,184,131321,600,131320,602,327879,6,634,559,633,327851,145,635,634,59,196855,637,0,
262394,635,636,637,131320,636,262205,7,639,596,196670,638,639,327737,7,640,48,638,196670,596,640,131321,637,131320,
637,262205,6,641,166,327850,145,642,641,59,196855,644,0,262394,642,643,644,131320,643,393281,645,646,405,110,118,
262205,394,647,646,393281,537,650,647,110,595,327742,650,665,2,4,327745,165,654,653,59,262205,6,655,654,327808,6,657,
655,595,327745,9,658,596,72,262205,6,659,658,393281,537,660,647,110,657,327742,660,659,2,4,131321,644,131320,644,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,60,11,59,262205,6,61,60,262205,6,62,12,327876,
6,65,62,64,327829,67,68,61,65,327761,6,69,68,1,327761,6,70,68,0,327745,9,73,11,72,262205,6,74,73,262205,6,75,12,
327874,6,77,75,76,327808,6,78,74,77,327808,6,80,78,69,327760,7,81,70,80,131326,81,65592,327734,15,22,0,16,196663,9,17,
196663,9,18,196663,9,19,196663,9,20,196663,9,21,131320,23,262203,108,109,7,262205,6,85,17,262205,6,86,18,327808,6,87,
85,86,327810,6,88,87,72,262205,6,89,18,393228,63,90,1,75,89,327874,6,91,88,90,262205,6,93,19,327808,6,94,91,93,327810,
6,95,94,72,262205,6,96,20,327831,67,99,95,96,327761,6,101,99,1,458764,6,103,1,41,101,72,262205,6,106,18,327812,6,107,
103,106,327808,6,113,91,103,327810,6,114,113,72,327814,6,116,114,103,327745,9,117,109,110,196670,117,116,262205,6,119,
17,262205,6,120,21,327812,6,122,120,107,458764,6,123,1,38,119,122,327745,9,124,109,118,196670,124,123,262205,6,125,17,
262205,6,127,124,327808,6,129,127,107,458764,6,130,1,38,125,129,327745,9,131,109,64,196670,131,130,262205,15,132,109,
131326,132,65592,327734,24,30,0,26,196663,25,27,196663,9,28,196663,9,29,131320,31,262205,24,136,27,262205,6,140,28,
458832,24,141,140,140,140,140,327808,24,142,139,141,262205,6,143,29,458832,24,144,143,143,143,143,327856,146,147,142,
144,393385,24,148,147,136,135,131326,148,65592,327734,6,34,0,32,196663,25,33,131320,35,327745,9,151,33,59,262205,6,
152,151,327745,9,153,33,72,262205,6,154,153,327808,6,155,152,154,327745,9,156,33,137,262205,6,157,156,327808,6,158,
155,157,327745,9,159,33,138,262205,6,160,159,327808,6,161,158,160,131326,161,65592,327734,6,39,0,36,196663,9,37,
196663,9,38,131320,40,262203,25,190,7,262203,9,194,7,262203,9,195,7,262203,25,197,7,262203,25,221,7,262203,25,247,7,
262203,9,250,7,262203,9,251,7,262203,25,253,7,262203,25,274,7,262205,6,167,166,327814,6,171,167,170,327814,6,178,167,
177,327817,6,180,167,177,262205,6,181,37,393281,182,183,175,178,180,196670,183,181,262368,137,137,184,327745,191,192,
175,178,262205,24,193,192,196670,190,193,196670,194,59,196670,195,180,458809,24,196,30,190,194,195,196670,197,196,
327737,6,198,34,197,131321,201,131320,201,458997,6,669,198,40,216,202,458997,6,667,59,40,226,202,458997,6,666,59,40,
228,202,327856,145,207,666,177,262390,203,202,1,262394,207,202,203,131320,202,327817,6,211,178,177,327850,145,212,666,
211,393385,6,214,212,667,59,327808,6,216,669,214,327812,6,218,171,177,327808,6,220,218,666,327745,191,222,175,220,
262205,24,223,222,196670,221,223,327737,6,224,34,221,327808,6,226,667,224,327808,6,228,666,118,131321,201,131320,203,
327817,6,230,167,170,327850,145,231,230,59,196855,233,0,262394,231,232,233,131320,232,327814,6,238,171,177,327817,6,
240,171,177,393281,182,242,236,238,240,196670,242,667,131321,233,131320,233,262368,137,137,184,327814,6,244,171,177,
327817,6,246,171,177,327745,191,248,236,244,262205,24,249,248,196670,247,249,196670,250,59,196670,251,246,458809,24,
252,30,247,250,251,196670,253,252,327737,6,254,34,253,327808,6,256,669,254,196670,38,59,131321,258,131320,258,458997,
6,671,256,233,272,259,458997,6,670,59,233,281,259,327856,145,264,670,137,262390,260,259,1,262394,264,259,260,131320,
259,327850,145,268,670,244,262205,6,269,38,393385,6,270,268,269,59,327808,6,272,671,270,327745,191,275,236,670,262205,
24,276,275,196670,274,276,327737,6,277,34,274,262205,6,278,38,327808,6,279,278,277,196670,38,279,327808,6,281,670,118,
131321,258,131320,260,131326,671,65592,327734,7,44,0,41,196663,8,42,196663,8,43,131320,45,327745,9,286,42,59,262205,6,
287,286,327745,9,288,43,59,262205,6,289,288,327829,67,291,287,289,327761,6,292,291,1,327761,6,293,291,0,327745,9,295,
42,72,262205,6,296,295,327745,9,297,43,72,262205,6,298,297,327808,6,299,296,298,327808,6,301,299,292,327760,7,302,293,
301,131326,302,65592,327734,7,48,0,46,196663,8,47,131320,49,262203,8,334,7,262203,8,337,7,262205,6,306,166,262205,7,
312,47,327745,313,314,310,306,196670,314,312,131321,317,131320,317,458997,6,672,316,49,343,320,327852,145,323,672,59,
262390,319,320,0,262394,323,318,319,131320,318,262368,137,137,184,327856,145,326,306,672,196855,328,0,262394,326,327,
328,131320,327,327808,6,333,306,672,262205,7,336,314,196670,334,336,327745,313,338,310,333,262205,7,339,338,196670,
337,339,393273,7,340,44,334,337,196670,314,340,131321,328,131320,328,131321,320,131320,320,327874,6,343,672,118,
131321,317,131320,319,262368,137,137,184,327745,313,344,310,110,262205,7,345,344,131326,345,65592,327734,6,56,0,50,
196663,9,51,196663,9,52,196663,9,53,196663,9,54,196663,8,55,131320,57,262203,374,375,7,262203,8,416,7,262203,9,417,7,
262203,8,470,7,262203,8,472,7,262203,9,485,7,262203,9,487,7,262205,6,349,53,262205,6,350,52,327810,6,351,349,350,
327808,6,354,351,700,327814,6,355,354,352,458764,6,356,1,38,177,355,262205,6,358,52,262205,6,359,166,327812,6,361,359,
356,327812,6,362,361,177,327808,6,363,358,362,131321,366,131320,366,458997,6,674,59,57,428,369,327856,145,372,674,177,
262390,368,369,1,262394,372,367,368,131320,367,327745,25,377,375,674,196670,377,135,327856,145,380,674,356,196855,382,
0,262394,380,381,382,131320,381,327812,6,385,674,177,327808,6,386,363,385,262205,6,387,53,327856,145,388,386,387,
131321,382,131320,382,458997,145,389,380,367,388,381,196855,391,0,262394,389,390,391,131320,390,393281,406,407,405,
110,110,262205,393,408,407,262268,7,409,408,262205,6,410,51,327808,6,412,410,363,327812,6,414,674,177,327808,6,415,
412,414,196670,416,409,196670,417,415,393273,7,418,13,416,417,262268,419,422,418,393281,423,424,422,110,110,393277,24,
425,424,2,16,196670,377,425,131321,391,131320,391,131321,369,131320,369,327808,6,428,674,118,131321,366,131320,368,
131321,430,131320,430,458997,6,676,59,368,695,433,458997,6,675,59,368,483,433,327856,145,436,675,177,262390,432,433,1,
262394,436,431,432,131320,431,131321,438,131320,438,458997,6,695,676,431,479,441,458997,6,689,59,431,481,441,327856,
145,444,689,177,262390,440,441,1,262394,444,439,440,131320,439,327812,6,449,675,177,327808,6,450,363,449,327808,6,452,
450,689,262205,6,453,53,327856,145,454,452,453,196855,457,0,262394,454,456,462,131320,456,393281,9,460,375,675,689,
262205,6,461,460,131321,457,131320,462,131321,457,131320,457,458997,6,691,461,456,59,462,393281,9,464,375,675,689,
196670,464,691,262205,6,468,464,327760,7,469,468,59,262205,7,471,55,196670,470,471,196670,472,469,393273,7,473,44,470,
472,196670,55,473,262205,6,477,464,327808,6,479,695,477,131321,441,131320,441,327808,6,481,689,118,131321,438,131320,
440,131321,433,131320,433,327808,6,483,675,118,131321,430,131320,432,196670,485,676,393273,6,488,39,485,487,262205,6,
489,487,262205,6,490,54,327808,6,491,490,488,196670,54,491,262205,6,493,54,131321,495,131320,495,458997,6,678,59,432,
548,498,458997,6,685,493,432,684,498,327856,145,501,678,177,262390,497,498,1,262394,501,496,497,131320,496,131321,503,
131320,503,458997,6,684,685,496,544,506,458997,6,679,59,496,546,506,327856,145,509,679,177,262390,505,506,1,262394,
509,504,505,131320,504,327856,145,512,678,356,196855,514,0,262394,512,513,514,131320,513,327812,6,517,678,177,327808,
6,518,363,517,327808,6,520,518,679,262205,6,521,53,327856,145,522,520,521,131321,514,131320,514,458997,145,523,512,
504,522,513,196855,525,0,262394,523,524,525,131320,524,393281,406,526,405,110,110,262205,393,527,526,262205,6,528,51,
327808,6,530,528,363,327812,6,532,678,177,327808,6,533,530,532,327808,6,535,533,679,393281,537,538,527,110,535,327742,
538,684,2,4,131321,525,131320,525,393281,9,541,375,678,679,262205,6,542,541,327808,6,544,684,542,131321,506,131320,
506,327808,6,546,679,118,131321,503,131320,505,131321,498,131320,498,327808,6,548,678,118,131321,495,131320,497,
131326,489,65592,
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
119734787,66816,524299,933,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,190,547,551,841,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,327752,185,0,35,0,327752,185,1,35,8,327752,185,2,35,16,327752,185,3,35,24,327752,185,4,35,32,327752,185,5,35,36,
327752,185,6,35,40,327752,185,7,35,44,327752,185,8,35,48,327752,185,9,35,52,327752,185,10,35,56,327752,185,11,35,60,
327752,185,12,35,64,327752,185,13,35,68,327752,185,14,35,72,262215,186,6,4,262216,187,0,25,327752,187,0,35,0,196679,
187,2,327752,188,0,35,0,196679,188,2,262215,280,1,1,262215,479,6,16,262216,480,0,24,327752,480,0,35,0,196679,480,2,
262215,537,1,2,262215,551,11,29,262215,630,1,0,262215,841,11,26,262215,893,1,0,262215,894,11,25,196679,309,5356,
196679,331,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,
5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,524321,25,24,9,9,9,9,
9,262177,33,6,9,196641,40,6,262177,43,7,9,262177,47,6,8,262167,51,6,4,262176,52,7,51,327713,53,6,52,9,262177,58,51,9,
262177,65,2,9,262177,69,2,52,262187,6,73,4,262172,74,51,73,262176,75,7,74,458785,76,2,75,9,9,9,393249,83,2,9,9,9,
327713,89,2,9,9,262187,6,95,0,262165,99,32,1,262187,99,100,2,262174,103,6,6,262187,6,108,1,262187,99,112,30,262187,99,
127,0,262176,128,5349,6,262176,157,7,24,262187,99,166,1,196647,184,5349,1114142,185,15,15,15,184,6,6,6,6,6,6,6,6,6,6,
6,196637,186,6,196638,187,186,262176,184,5349,187,196638,188,185,262176,189,9,188,262203,189,190,9,262187,99,191,9,
262176,192,9,6,262187,99,195,24,262187,99,198,10,262187,6,207,65535,262176,215,9,15,262187,6,228,4294967292u,262187,6,
242,3,262187,6,244,8,262187,99,256,5,262187,6,259,256,131092,261,262187,99,270,4,262194,6,280,4,393268,261,281,170,
280,242,262187,6,305,2,393268,261,306,170,280,305,393268,261,321,170,280,73,262187,99,338,8,262187,6,349,4294967295u,
393268,261,354,170,280,95,262187,99,359,13,262187,99,367,11,262187,99,393,16,262187,6,395,63,262187,6,401,31,393268,
261,404,170,280,242,262187,6,408,32,262187,99,436,12,262187,6,444,128,393268,261,445,170,280,95,262187,6,446,16,
393268,261,447,170,280,108,458804,6,448,169,447,244,73,458804,6,449,169,445,446,448,393268,6,450,134,444,449,196647,
478,5349,196637,479,51,196638,480,479,262176,478,5349,480,262176,482,5349,51,262187,6,495,16843009,262187,6,500,
2155905152u,262187,99,512,7,262187,6,514,255,262194,6,537,8,393268,261,538,170,537,244,262187,6,539,258,262187,6,540,
66,458804,6,541,169,538,539,540,393268,261,542,170,537,244,458804,6,543,169,542,244,446,393268,6,544,132,541,543,
262172,545,6,544,262176,546,4,545,262203,546,547,4,262176,550,1,6,262203,550,551,1,262176,555,4,6,393268,261,558,170,
280,95,262187,6,559,6,393268,261,560,170,537,559,393268,261,561,167,558,560,262194,6,630,128,393268,261,646,176,280,
242,262187,6,685,264,393268,6,713,132,73,630,393268,6,720,132,73,630,393268,6,753,132,73,630,262187,99,812,3,262176,
813,9,184,262187,99,817,6,262187,99,838,14,262167,839,6,3,262176,840,1,839,262203,840,841,1,262187,6,868,2048,262194,
6,893,128,393267,839,894,893,108,108,327734,2,4,0,3,131320,5,262203,157,836,7,262203,9,842,7,262203,9,843,7,262203,9,
846,7,262203,9,849,7,262203,9,852,7,262203,9,875,7,262203,9,878,7,262203,9,881,7,262203,9,887,7,262203,9,889,7,393281,
192,828,190,127,359,262205,6,829,828,393281,192,830,190,127,256,262205,6,831,830,327879,6,832,831,108,327851,261,833,
832,95,393385,6,834,833,305,95,327808,6,835,829,834,262201,6,837,41,196670,842,837,393281,192,844,190,127,838,262205,
6,845,844,196670,843,845,393281,192,847,190,127,817,262205,6,848,847,196670,846,848,393281,192,850,190,127,512,262205,
6,851,850,196670,849,851,327745,550,853,841,95,262205,6,854,853,196670,852,854,589881,24,855,31,842,843,846,849,852,
196670,836,855,327745,9,858,836,166,262205,6,859,858,327745,9,860,836,100,262205,6,861,860,327856,261,862,859,861,
262312,261,863,862,196855,865,0,262394,863,864,865,131320,864,327879,6,869,831,868,327851,261,870,869,95,131321,865,
131320,865,458997,261,871,862,5,870,864,196855,874,0,262394,871,873,874,131320,873,262205,6,877,858,196670,875,877,
262205,6,880,860,196670,878,880,196670,881,835,458809,2,883,87,875,878,881,131321,874,131320,874,262368,305,305,685,
196855,886,0,262394,871,885,886,131320,885,196670,887,835,196670,889,854,393273,2,892,92,887,889,131321,886,131320,
886,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,96,11,95,262205,6,97,96,262205,6,98,12,
327876,6,101,98,100,327829,103,104,97,101,327761,6,105,104,1,327761,6,106,104,0,327745,9,109,11,108,262205,6,110,109,
262205,6,111,12,327874,6,113,111,112,327808,6,114,110,113,327808,6,116,114,105,327760,7,117,106,116,131326,117,65592,
327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,122,7,262203,9,123,7,262205,15,120,20,262268,7,121,120,
196670,122,121,262205,6,124,21,196670,123,124,393273,7,125,13,122,123,262268,15,126,125,393281,128,129,126,127,127,
393277,6,130,129,2,4,131326,130,65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,
131320,32,262203,157,158,7,262205,6,134,26,262205,6,135,27,327808,6,136,134,135,327810,6,137,136,108,262205,6,138,27,
393228,99,139,1,75,138,327874,6,140,137,139,262205,6,142,28,327808,6,143,140,142,327810,6,144,143,108,262205,6,145,29,
327831,103,148,144,145,327761,6,150,148,1,458764,6,152,1,41,150,108,262205,6,155,27,327812,6,156,152,155,327808,6,161,
140,152,327810,6,162,161,108,327814,6,164,162,152,327745,9,165,158,127,196670,165,164,262205,6,167,26,262205,6,168,30,
327812,6,170,168,156,458764,6,171,1,38,167,170,327745,9,172,158,166,196670,172,171,262205,6,173,26,262205,6,175,172,
327808,6,177,175,156,458764,6,178,1,38,173,177,327745,9,179,158,100,196670,179,178,262205,24,180,158,131326,180,65592,
327734,6,35,0,33,196663,9,34,131320,36,262205,6,183,34,393281,192,193,190,127,191,262205,6,194,193,327874,6,196,194,
195,327874,6,197,183,196,393281,192,199,190,127,198,262205,6,200,199,327879,6,201,197,200,131326,201,65592,327734,6,
38,0,33,196663,9,37,131320,39,262203,8,214,7,262205,6,204,37,393281,192,205,190,127,191,262205,6,206,205,327879,6,208,
206,207,327831,103,211,204,208,327761,6,212,211,0,327761,6,213,211,1,393281,215,216,190,127,127,262205,15,217,216,
262268,7,218,217,196670,214,218,327745,9,219,214,95,262205,6,220,219,327829,103,223,220,212,327761,6,224,223,1,327761,
6,225,223,0,327879,6,229,225,228,327745,9,230,214,108,262205,6,231,230,327808,6,233,231,213,327808,6,235,233,224,
327760,7,236,229,235,262268,15,238,236,393281,128,239,238,127,127,393277,6,240,239,2,4,327879,6,243,225,242,327812,6,
245,243,244,327874,6,248,206,195,327808,6,249,245,248,327874,6,250,240,249,393281,192,251,190,127,198,262205,6,252,
251,327879,6,253,250,252,131326,253,65592,327734,6,41,0,40,131320,42,393281,192,257,190,127,256,262205,6,258,257,
327879,6,260,258,259,327851,261,262,260,95,196855,265,0,262394,262,264,274,131320,264,393281,215,266,190,127,100,
262205,15,267,266,393281,128,268,267,127,127,393277,6,269,268,2,4,393281,192,271,190,127,270,262205,6,272,271,458764,
6,273,1,38,269,272,131321,265,131320,274,393281,192,275,190,127,270,262205,6,276,275,131321,265,131320,265,458997,6,
904,273,264,276,274,131326,904,65592,327734,7,45,0,43,196663,9,44,131320,46,262203,8,288,7,262203,9,289,7,262203,8,
292,7,262203,9,293,7,262203,18,309,7,262203,9,312,7,262203,9,315,7,262203,18,331,7,262203,9,334,7,262203,9,345,7,
196855,283,0,262394,281,282,283,131320,282,393281,215,285,190,127,127,262205,15,286,285,262268,7,287,286,196670,288,
287,262205,6,290,44,196670,289,290,393273,7,291,13,288,289,196670,292,291,262205,6,294,44,196670,293,294,393273,7,295,
13,292,293,262268,15,296,295,393281,128,298,296,127,127,393277,6,299,298,2,4,393281,128,301,296,127,166,393277,6,302,
301,2,4,327760,7,303,299,302,131326,303,131320,283,196855,308,0,262394,306,307,308,131320,307,393281,215,310,190,127,
127,262205,15,311,310,196670,309,311,262205,6,313,44,196670,312,313,393273,6,314,22,309,312,196670,315,314,327737,6,
316,35,315,327760,7,317,316,95,131326,317,131320,308,262205,6,320,44,196855,323,0,262394,321,322,323,131320,322,
393281,192,324,190,127,256,262205,6,325,324,327879,6,326,325,73,327851,261,327,326,95,131321,323,131320,323,458997,
261,328,321,308,327,322,196855,330,0,262394,328,329,330,131320,329,393281,215,332,190,127,166,262205,15,333,332,
196670,331,333,262205,6,335,44,196670,334,335,393273,6,336,22,331,334,131321,330,131320,330,458997,6,905,320,323,336,
329,393281,192,339,190,127,338,262205,6,340,339,327856,261,341,905,340,196855,344,0,262394,341,343,348,131320,343,
196670,345,905,327737,6,347,38,345,131321,344,131320,348,131321,344,131320,344,458997,6,907,347,343,349,348,327760,7,
351,907,95,131326,351,65592,327734,6,49,0,47,196663,8,48,131320,50,196855,356,0,262394,354,355,356,131320,355,327745,
9,357,48,95,262205,6,358,357,393281,192,360,190,127,359,262205,6,361,360,327808,6,362,361,108,458764,6,363,1,38,358,
362,131326,363,131320,356,327745,9,365,48,95,262205,6,366,365,393281,192,368,190,127,367,262205,6,369,368,327852,261,
370,366,369,196855,372,0,262394,370,371,372,131320,371,262205,6,374,365,327808,6,377,369,108,327850,261,378,374,377,
196855,381,0,262394,378,380,384,131320,380,393281,192,382,190,127,359,262205,6,383,382,131321,381,131320,384,393281,
192,385,190,127,359,262205,6,386,385,327808,6,387,386,108,131321,381,131320,381,458997,6,911,383,380,387,384,131326,
911,131320,372,393281,192,391,190,127,191,262205,6,392,391,327874,6,394,392,393,327879,6,396,394,395,262205,6,399,365,
327879,6,402,396,401,327874,6,403,399,402,196855,406,0,262394,404,405,406,131320,405,327854,261,409,396,408,196855,
412,0,262394,409,411,418,131320,411,327745,9,413,48,108,262205,6,414,413,327810,6,416,396,408,327874,6,417,414,416,
131321,412,131320,418,327850,261,420,396,95,196855,423,0,262394,420,422,425,131320,422,131321,423,131320,425,327745,9,
427,48,108,262205,6,428,427,327810,6,430,408,396,327876,6,431,428,430,327877,6,432,403,431,131321,423,131320,423,
458997,6,908,403,422,432,425,131321,412,131320,412,458997,6,909,417,411,908,423,131321,406,131320,406,458997,6,910,
403,372,909,412,393281,192,437,190,127,436,262205,6,438,437,327879,6,439,910,438,131326,439,65592,327734,6,56,0,53,
196663,52,54,196663,9,55,131320,57,262205,6,443,55,327812,6,451,443,450,327814,6,452,451,408,327745,9,453,54,452,
262205,6,454,453,262205,6,456,55,327812,6,457,456,450,327879,6,458,457,401,393281,192,459,190,127,191,262205,6,460,
459,327874,6,461,460,195,327808,6,462,458,461,327874,6,463,454,462,393281,192,464,190,127,198,262205,6,465,464,327879,
6,466,463,465,131326,466,65592,327734,51,60,0,58,196663,9,59,131320,61,262203,8,475,7,262203,9,476,7,393281,215,469,
190,127,127,262205,15,470,469,262268,7,471,470,262205,6,472,59,327814,6,473,472,449,327812,6,474,473,73,196670,475,
471,196670,476,474,393273,7,477,13,475,476,262268,478,481,477,393281,482,483,481,127,127,393277,51,484,483,2,16,
131326,484,65592,327734,6,63,0,33,196663,9,62,131320,64,262205,6,488,62,393281,192,489,190,127,191,262205,6,490,489,
327874,6,491,490,195,327874,6,492,488,491,393281,192,493,190,127,198,262205,6,494,493,327812,6,496,494,495,327879,6,
497,492,496,327877,6,501,497,500,393281,192,502,190,127,359,262205,6,503,502,327808,6,504,503,108,327812,6,505,504,
495,327810,6,506,501,505,327877,6,508,506,497,327879,6,509,508,500,327874,6,513,509,512,327812,6,515,513,514,327850,
261,517,509,95,196855,520,0,262394,517,519,522,131320,519,131321,520,131320,522,262344,6,525,515,327879,6,526,497,525,
327879,6,532,505,515,327877,6,533,526,532,131321,520,131320,520,458997,6,912,497,519,533,522,131326,912,65592,327734,
2,67,0,65,196663,9,66,131320,68,262205,6,548,66,327812,6,549,548,543,262205,6,552,551,327817,6,553,552,543,327808,6,
554,549,553,327745,555,556,547,554,458986,6,557,556,108,95,108,65789,65592,327734,2,71,0,69,196663,52,70,131320,72,
262203,9,574,7,262203,9,591,7,262203,52,606,7,262203,9,608,7,262203,8,612,7,262203,9,614,7,196855,563,0,262394,561,
562,597,131320,562,131321,565,131320,565,458997,6,914,95,562,596,568,327856,261,571,914,73,262390,567,568,1,262394,
571,566,567,131320,566,327745,9,575,70,914,262205,6,576,575,196670,574,576,327737,6,577,63,574,131321,580,131320,580,
458997,99,915,127,566,594,581,327857,261,586,915,270,262390,582,581,1,262394,586,581,582,131320,581,327812,99,589,915,
338,393419,6,590,577,589,338,196670,591,590,327737,2,592,67,591,327808,99,594,915,166,131321,580,131320,582,131321,
568,131320,568,327808,6,596,914,166,131321,565,131320,567,131321,563,131320,597,131321,599,131320,599,458997,6,913,95,
597,617,600,327856,261,605,913,449,262390,601,600,1,262394,605,600,601,131320,600,262205,51,607,70,196670,606,607,
196670,608,913,393273,6,610,56,606,608,327760,7,611,610,95,196670,612,611,327737,6,613,49,612,196670,614,613,327737,2,
615,67,614,327808,6,617,913,166,131321,599,131320,601,131321,563,131320,563,65789,65592,327734,2,81,0,76,196663,75,77,
196663,9,78,196663,9,79,196663,9,80,131320,82,262203,9,638,7,131321,619,131320,619,458997,6,917,95,82,642,620,327856,
261,625,917,73,262390,621,620,1,262394,625,620,621,131320,620,262205,6,627,78,262205,6,628,80,327812,6,631,917,630,
327808,6,632,628,631,262205,6,633,79,327810,6,634,633,108,458764,6,635,1,38,632,634,327812,6,636,635,449,327808,6,637,
627,636,196670,638,637,327737,51,639,60,638,327745,52,640,77,917,196670,640,639,327808,6,642,917,166,131321,619,
131320,621,65789,65592,327734,2,87,0,83,196663,9,84,196663,9,85,196663,9,86,131320,88,262203,75,660,7,262203,75,661,7,
262203,9,662,7,262203,9,664,7,262203,9,666,7,262203,75,704,7,262203,75,722,7,262203,9,723,7,262203,9,725,7,262203,9,
727,7,262203,52,747,7,262203,9,771,7,262203,8,774,7,262203,9,776,7,262205,6,644,551,196855,649,0,262394,646,648,654,
131320,648,262205,6,650,85,262205,6,651,84,327810,6,652,650,651,327814,6,653,652,449,131321,649,131320,654,131321,649,
131320,649,458997,6,918,653,648,95,654,327852,261,657,918,95,196855,659,0,262394,657,658,659,131320,658,262205,6,663,
84,196670,662,663,196670,664,918,196670,666,644,524345,2,668,81,661,662,664,666,262205,74,669,661,196670,660,669,
131321,659,131320,659,131321,672,131320,672,458997,6,919,644,659,684,673,262205,6,678,86,327812,6,679,678,543,327856,
261,680,919,679,262390,674,673,0,262394,680,673,674,131320,673,327745,555,682,547,919,196670,682,95,327808,6,684,919,
630,131321,672,131320,674,262368,305,305,685,131321,688,131320,688,458997,6,920,644,674,755,691,327856,261,695,920,
918,262390,690,691,0,262394,695,689,690,131320,689,131321,697,131320,697,458997,6,922,95,689,711,698,327856,261,703,
922,73,262390,699,698,1,262394,703,698,699,131320,698,327745,52,707,660,922,262205,51,708,707,327745,52,709,704,922,
196670,709,708,327808,6,711,922,166,131321,697,131320,699,327808,6,714,920,713,327856,261,716,714,918,196855,718,0,
262394,716,717,718,131320,717,327808,6,721,920,720,262205,6,724,84,196670,723,724,196670,725,918,196670,727,721,
524345,2,728,81,722,723,725,727,262205,74,729,722,196670,660,729,131321,718,131320,718,131321,731,131320,731,458997,6,
924,95,718,752,734,327856,261,737,924,73,262390,733,734,1,262394,737,732,733,131320,732,327812,6,740,924,630,327808,6,
741,920,740,327856,261,743,741,918,196855,745,0,262394,743,744,745,131320,744,327745,52,748,704,924,262205,51,749,748,
196670,747,749,327737,2,750,71,747,131321,745,131320,745,131321,734,131320,734,327808,6,752,924,166,131321,731,131320,
733,131321,691,131320,691,327808,6,755,920,753,131321,688,131320,690,262205,6,757,84,327812,6,759,918,449,327808,6,
760,757,759,327808,6,762,760,644,131321,763,131320,763,458997,6,921,762,690,779,764,262205,6,769,85,327856,261,770,
921,769,262390,765,764,0,262394,770,764,765,131320,764,196670,771,921,327737,7,773,45,771,196670,774,773,327737,6,775,
49,774,196670,776,775,327737,2,777,67,776,327808,6,779,921,630,131321,763,131320,765,65789,65592,327734,2,92,0,89,
196663,9,90,196663,9,91,131320,93,262205,6,781,551,131321,782,131320,782,458997,6,929,781,93,826,785,262205,6,788,90,
327856,261,789,929,788,262390,784,785,0,262394,789,783,784,131320,783,131321,792,131320,792,458997,6,932,95,783,809,
793,458997,6,930,95,783,811,793,327856,261,798,930,543,262390,794,793,1,262394,798,793,794,131320,793,327812,6,800,
929,543,327808,6,803,930,929,327817,6,804,803,543,327808,6,805,800,804,327745,555,806,547,805,262205,6,807,806,327808,
6,809,932,807,327808,6,811,930,166,131321,792,131320,794,393281,813,814,190,127,812,262205,184,815,814,393281,192,818,
190,127,817,262205,6,819,818,327812,6,820,929,819,262205,6,821,91,327808,6,822,820,821,393281,128,824,815,127,822,
327742,824,932,2,4,131321,785,131320,785,327808,6,826,929,630,131321,782,131320,784,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,718,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,192,203,265,322,506,576,634,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,192,11,29,262215,198,1,0,327752,317,0,35,0,327752,317,1,35,8,327752,317,2,35,16,327752,317,3,
35,24,327752,317,4,35,32,327752,317,5,35,36,327752,317,6,35,40,327752,317,7,35,44,327752,317,8,35,48,327752,317,9,35,
52,327752,317,10,35,56,327752,317,11,35,60,327752,317,12,35,64,327752,317,13,35,68,327752,317,14,35,72,262215,318,6,4,
262216,319,0,25,327752,319,0,35,0,196679,319,2,327752,320,0,35,0,196679,320,2,262215,410,1,1,262215,634,11,26,262215,
681,1,0,262215,682,11,25,196679,438,5356,196679,460,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,327710,24,6,6,6,524321,25,24,9,9,9,9,9,262167,33,6,4,262176,34,7,33,393249,35,33,34,9,9,262177,41,6,34,327713,45,6,
9,9,262177,50,6,9,196641,57,6,262177,60,7,9,131092,64,262177,65,64,9,262187,6,74,0,262165,78,32,1,262187,78,79,2,
262174,82,6,6,262187,6,87,1,262187,78,91,30,262187,78,106,0,262176,107,5349,6,262176,136,7,24,262187,78,145,1,458796,
33,162,74,74,74,74,262187,6,164,2,262187,6,165,3,458796,33,166,74,87,164,165,262167,172,64,4,262176,191,1,6,262203,
191,192,1,262187,6,196,16,262194,6,198,128,262187,6,199,4,393268,6,200,134,198,199,262172,201,33,200,262176,202,4,201,
262203,202,203,4,262176,209,4,6,262187,6,211,264,262176,218,4,33,262187,6,261,64,393268,6,262,134,198,261,262172,263,
33,262,262176,264,4,263,262203,264,265,4,393268,6,293,134,198,261,196647,316,5349,1114142,317,15,15,15,316,6,6,6,6,6,
6,6,6,6,6,6,196637,318,6,196638,319,318,262176,316,5349,319,196638,320,317,262176,321,9,320,262203,321,322,9,262187,
78,323,9,262176,324,9,6,262187,78,327,24,262187,78,330,10,262187,6,339,65535,262176,347,9,15,262187,6,360,4294967292u,
262187,6,375,8,262187,78,387,5,262187,6,390,256,262187,78,400,4,262194,6,410,4,393268,64,411,170,410,165,393268,64,
435,170,410,164,393268,64,450,170,410,199,262187,78,467,8,262187,6,478,4294967295u,262187,6,485,4294967264u,196650,64,
489,262172,504,6,198,262176,505,4,504,262203,505,506,4,262187,6,559,32,262187,6,563,255,393268,6,572,134,198,559,
393268,6,573,132,572,390,262172,574,6,573,262176,575,4,574,262203,575,576,4,262187,78,629,14,262187,78,630,6,262187,
78,631,7,262167,632,6,3,262176,633,1,632,262203,633,634,1,262187,78,673,3,262176,674,9,316,262194,6,681,128,393267,
632,682,681,87,87,327734,2,4,0,3,131320,5,262203,136,627,7,262203,9,635,7,262203,9,636,7,262203,9,639,7,262203,9,642,
7,262203,9,645,7,262203,9,649,7,262203,9,652,7,262203,9,657,7,262203,9,658,7,262201,6,628,58,196670,635,628,393281,
324,637,322,106,629,262205,6,638,637,196670,636,638,393281,324,640,322,106,630,262205,6,641,640,196670,639,641,393281,
324,643,322,106,631,262205,6,644,643,196670,642,644,327745,191,646,634,74,262205,6,647,646,196670,645,647,589881,24,
648,31,635,636,639,642,645,196670,627,648,327745,9,650,627,145,262205,6,651,650,196670,649,651,327745,9,653,627,79,
262205,6,654,653,196670,652,654,393273,6,655,71,649,652,196670,657,655,393273,6,659,48,657,658,262205,6,660,658,
327745,9,663,627,106,262205,6,664,663,327856,64,665,647,664,196855,667,0,262394,665,666,667,131320,666,262205,6,668,
192,327850,64,669,668,74,131321,667,131320,667,458997,64,670,665,5,669,666,196855,672,0,262394,670,671,672,131320,671,
393281,674,675,322,106,673,262205,316,676,675,393281,107,680,676,106,647,327742,680,660,2,4,131321,672,131320,672,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,75,11,74,262205,6,76,75,262205,6,77,12,327876,
6,80,77,79,327829,82,83,76,80,327761,6,84,83,1,327761,6,85,83,0,327745,9,88,11,87,262205,6,89,88,262205,6,90,12,
327874,6,92,90,91,327808,6,93,89,92,327808,6,95,93,84,327760,7,96,85,95,131326,96,65592,327734,6,22,0,19,196663,18,20,
196663,9,21,131320,23,262203,8,101,7,262203,9,102,7,262205,15,99,20,262268,7,100,99,196670,101,100,262205,6,103,21,
196670,102,103,393273,7,104,13,101,102,262268,15,105,104,393281,107,108,105,106,106,393277,6,109,108,2,4,131326,109,
65592,327734,24,31,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,196663,9,30,131320,32,262203,136,137,7,262205,
6,113,26,262205,6,114,27,327808,6,115,113,114,327810,6,116,115,87,262205,6,117,27,393228,78,118,1,75,117,327874,6,119,
116,118,262205,6,121,28,327808,6,122,119,121,327810,6,123,122,87,262205,6,124,29,327831,82,127,123,124,327761,6,129,
127,1,458764,6,131,1,41,129,87,262205,6,134,27,327812,6,135,131,134,327808,6,140,119,131,327810,6,141,140,87,327814,6,
143,141,131,327745,9,144,137,106,196670,144,143,262205,6,146,26,262205,6,147,30,327812,6,149,147,135,458764,6,150,1,
38,146,149,327745,9,151,137,145,196670,151,150,262205,6,152,26,262205,6,154,151,327808,6,156,154,135,458764,6,157,1,
38,152,156,327745,9,158,137,79,196670,158,157,262205,24,159,137,131326,159,65592,327734,33,39,0,35,196663,34,36,
196663,9,37,196663,9,38,131320,40,262205,33,163,36,262205,6,167,37,458832,33,168,167,167,167,167,327808,33,169,166,
168,262205,6,170,38,458832,33,171,170,170,170,170,327856,172,173,169,171,393385,33,174,173,163,162,131326,174,65592,
327734,6,43,0,41,196663,34,42,131320,44,327745,9,177,42,74,262205,6,178,177,327745,9,179,42,87,262205,6,180,179,
327808,6,181,178,180,327745,9,182,42,164,262205,6,183,182,327808,6,184,181,183,327745,9,185,42,165,262205,6,186,185,
327808,6,187,184,186,131326,187,65592,327734,6,48,0,45,196663,9,46,196663,9,47,131320,49,262203,34,217,7,262203,9,221,
7,262203,9,222,7,262203,34,224,7,262203,34,248,7,262203,34,276,7,262203,9,279,7,262203,9,280,7,262203,34,282,7,262203,
34,304,7,262205,6,193,192,327814,6,197,193,196,327814,6,205,193,199,327817,6,207,193,199,262205,6,208,46,393281,209,
210,203,205,207,196670,210,208,262368,164,164,211,327745,218,219,203,205,262205,33,220,219,196670,217,220,196670,221,
74,196670,222,207,458809,33,223,39,217,221,222,196670,224,223,327737,6,225,43,224,131321,228,131320,228,458997,6,692,
225,49,243,229,458997,6,690,74,49,253,229,458997,6,689,74,49,255,229,327856,64,234,689,199,262390,230,229,1,262394,
234,229,230,131320,229,327817,6,238,205,199,327850,64,239,689,238,393385,6,241,239,690,74,327808,6,243,692,241,327812,
6,245,197,199,327808,6,247,245,689,327745,218,249,203,247,262205,33,250,249,196670,248,250,327737,6,251,43,248,327808,
6,253,690,251,327808,6,255,689,145,131321,228,131320,230,327817,6,257,193,196,327850,64,258,257,74,196855,260,0,
262394,258,259,260,131320,259,327814,6,267,197,199,327817,6,269,197,199,393281,209,271,265,267,269,196670,271,690,
131321,260,131320,260,262368,164,164,211,327814,6,273,197,199,327817,6,275,197,199,327745,218,277,265,273,262205,33,
278,277,196670,276,278,196670,279,74,196670,280,275,458809,33,281,39,276,279,280,196670,282,281,327737,6,283,43,282,
327808,6,285,692,283,196670,47,74,131321,287,131320,287,458997,6,694,285,260,302,288,458997,6,693,74,260,311,288,
327856,64,294,693,293,262390,289,288,1,262394,294,288,289,131320,288,327850,64,298,693,273,262205,6,299,47,393385,6,
300,298,299,74,327808,6,302,694,300,327745,218,305,265,693,262205,33,306,305,196670,304,306,327737,6,307,43,304,
262205,6,308,47,327808,6,309,308,307,196670,47,309,327808,6,311,693,145,131321,287,131320,289,131326,694,65592,327734,
6,52,0,50,196663,9,51,131320,53,262205,6,315,51,393281,324,325,322,106,323,262205,6,326,325,327874,6,328,326,327,
327874,6,329,315,328,393281,324,331,322,106,330,262205,6,332,331,327879,6,333,329,332,131326,333,65592,327734,6,55,0,
50,196663,9,54,131320,56,262203,8,346,7,262205,6,336,54,393281,324,337,322,106,323,262205,6,338,337,327879,6,340,338,
339,327831,82,343,336,340,327761,6,344,343,0,327761,6,345,343,1,393281,347,348,322,106,106,262205,15,349,348,262268,7,
350,349,196670,346,350,327745,9,351,346,74,262205,6,352,351,327829,82,355,352,344,327761,6,356,355,1,327761,6,357,355,
0,327879,6,361,357,360,327745,9,362,346,87,262205,6,363,362,327808,6,365,363,345,327808,6,367,365,356,327760,7,368,
361,367,262268,15,370,368,393281,107,371,370,106,106,393277,6,372,371,2,4,327879,6,374,357,165,327812,6,376,374,375,
327874,6,379,338,327,327808,6,380,376,379,327874,6,381,372,380,393281,324,382,322,106,330,262205,6,383,382,327879,6,
384,381,383,131326,384,65592,327734,6,58,0,57,131320,59,393281,324,388,322,106,387,262205,6,389,388,327879,6,391,389,
390,327851,64,392,391,74,196855,395,0,262394,392,394,404,131320,394,393281,347,396,322,106,79,262205,15,397,396,
393281,107,398,397,106,106,393277,6,399,398,2,4,393281,324,401,322,106,400,262205,6,402,401,458764,6,403,1,38,399,402,
131321,395,131320,404,393281,324,405,322,106,400,262205,6,406,405,131321,395,131320,395,458997,6,695,403,394,406,404,
131326,695,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,418,7,262203,9,419,7,262203,8,422,7,262203,9,423,7,
262203,18,438,7,262203,9,441,7,262203,9,444,7,262203,18,460,7,262203,9,463,7,262203,9,474,7,196855,413,0,262394,411,
412,413,131320,412,393281,347,415,322,106,106,262205,15,416,415,262268,7,417,416,196670,418,417,262205,6,420,61,
196670,419,420,393273,7,421,13,418,419,196670,422,421,262205,6,424,61,196670,423,424,393273,7,425,13,422,423,262268,
15,426,425,393281,107,428,426,106,106,393277,6,429,428,2,4,393281,107,431,426,106,145,393277,6,432,431,2,4,327760,7,
433,429,432,131326,433,131320,413,196855,437,0,262394,435,436,437,131320,436,393281,347,439,322,106,106,262205,15,440,
439,196670,438,440,262205,6,442,61,196670,441,442,393273,6,443,22,438,441,196670,444,443,327737,6,445,52,444,327760,7,
446,445,74,131326,446,131320,437,262205,6,449,61,196855,452,0,262394,450,451,452,131320,451,393281,324,453,322,106,
387,262205,6,454,453,327879,6,455,454,199,327851,64,456,455,74,131321,452,131320,452,458997,64,457,450,437,456,451,
196855,459,0,262394,457,458,459,131320,458,393281,347,461,322,106,145,262205,15,462,461,196670,460,462,262205,6,464,
61,196670,463,464,393273,6,465,22,460,463,131321,459,131320,459,458997,6,696,449,452,465,458,393281,324,468,322,106,
467,262205,6,469,468,327856,64,470,696,469,196855,473,0,262394,470,472,477,131320,472,196670,474,696,327737,6,476,55,
474,131321,473,131320,477,131321,473,131320,473,458997,6,698,476,472,478,477,327760,7,480,698,74,131326,480,65592,
327734,64,67,0,65,196663,9,66,131320,68,262205,6,484,192,327879,6,486,484,485,131321,492,131320,492,458997,64,700,489,
68,512,495,458997,6,699,486,68,514,495,327856,64,499,699,484,262390,494,495,0,262394,499,493,494,131320,493,262312,64,
501,700,196855,503,0,262394,501,502,503,131320,502,327745,209,508,506,699,262205,6,509,508,262205,6,510,66,327850,64,
511,509,510,131321,503,131320,503,458997,64,512,700,493,511,502,131321,495,131320,495,327808,6,514,699,145,131321,492,
131320,494,262312,64,516,700,131326,516,65592,327734,6,71,0,45,196663,9,69,196663,9,70,131320,72,262203,9,534,7,
262203,9,593,7,262203,9,615,7,262205,6,520,192,262205,6,523,69,327808,6,525,523,520,262205,6,526,70,327856,64,527,525,
526,196855,530,0,262394,527,529,537,131320,529,262205,6,531,69,327808,6,533,531,520,196670,534,533,327737,7,535,62,
534,327761,6,536,535,0,131321,530,131320,537,131321,530,131320,530,458997,6,702,536,529,74,537,262205,6,540,69,131321,
541,131320,541,458997,6,706,702,530,717,544,458997,6,704,74,530,715,544,458997,6,703,540,530,582,544,262205,6,547,70,
327856,64,548,703,547,262390,543,544,0,262394,548,542,543,131320,542,327808,6,552,703,520,262205,6,553,70,327856,64,
554,552,553,327814,6,560,520,559,327812,6,561,560,390,327879,6,564,706,563,327808,6,565,561,564,262368,164,164,211,
327745,209,568,506,520,196670,568,706,196855,571,0,262394,554,570,571,131320,570,327745,209,578,576,565,458981,6,580,
578,87,74,520,131321,571,131320,571,327808,6,582,703,198,327808,6,584,582,520,262205,6,585,70,327856,64,586,584,585,
196855,588,0,262394,586,587,588,131320,587,196670,593,584,327737,7,594,62,593,327761,6,595,594,0,131321,588,131320,
588,458997,6,717,706,571,595,587,262368,164,164,211,196855,598,0,262394,554,597,598,131320,597,327745,209,601,576,565,
262205,6,602,601,327745,209,604,506,602,262205,6,605,604,327850,64,607,605,706,196855,610,0,262394,607,609,614,131320,
609,327850,64,613,602,520,131321,610,131320,614,196670,615,706,327737,64,617,67,615,131321,610,131320,610,458997,64,
708,613,609,617,614,393385,6,619,708,87,74,327808,6,621,704,619,131321,598,131320,598,458997,6,715,704,588,621,610,
131321,544,131320,544,131321,541,131320,543,131326,704,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,3578,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,983055,5,
4,1852399981,0,440,449,511,565,963,1638,1858,1863,1927,2916,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
120,1,2,262215,138,1,1,196679,239,5356,262215,440,11,29,262215,445,1,0,327752,562,0,35,0,327752,562,1,35,8,327752,562,
2,35,16,327752,562,3,35,24,327752,562,4,35,32,327752,562,5,35,40,327752,562,6,35,48,327752,562,7,35,56,327752,562,8,
35,64,327752,562,9,35,72,327752,562,10,35,76,327752,562,11,35,80,327752,562,12,35,84,327752,562,13,35,88,327752,562,
14,35,92,327752,562,15,35,96,327752,562,16,35,100,327752,562,17,35,104,327752,562,18,35,108,327752,562,19,35,112,
327752,562,20,35,116,327752,562,21,35,120,327752,562,22,35,124,327752,563,0,35,0,196679,563,2,262215,840,6,16,262216,
841,0,24,327752,841,0,35,0,196679,841,2,262215,1782,1,3,196679,2487,5356,262215,2916,11,26,262215,3392,1,0,262215,
3393,11,25,196679,679,5356,196679,701,5356,196679,1156,5356,196679,2200,5356,196679,2234,5356,196679,2348,5356,196679,
2379,5356,196679,2635,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,
196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,
196638,26,25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,524321,35,34,9,9,9,9,9,262167,43,6,4,
262176,44,7,43,393249,45,43,44,9,9,262177,51,6,44,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,
8,327713,78,6,44,9,262177,83,43,9,327713,90,2,9,9,327713,98,2,9,44,262187,6,119,32,262194,6,120,8,262187,6,121,8,
131092,122,393268,122,123,170,120,121,262187,6,124,2,262187,6,125,4,458804,6,126,169,123,124,125,393268,6,127,134,119,
126,262172,128,6,127,262176,129,7,128,327713,130,6,129,9,262194,6,138,4,262187,6,139,0,393268,122,140,170,138,139,
262187,6,141,16,262187,6,142,1,393268,122,143,170,138,142,458804,6,144,169,143,121,125,458804,6,145,169,140,141,144,
393268,6,146,134,119,145,262172,147,43,146,262176,148,7,147,393249,149,2,148,9,9,262177,159,2,129,327713,163,2,129,
148,393249,168,2,129,9,9,327713,174,2,129,9,262172,179,6,119,262176,180,7,179,393249,181,2,129,9,180,262177,187,2,9,
393249,202,2,129,180,180,327713,208,7,9,9,262176,219,7,122,458785,220,2,129,9,180,219,524321,238,2,27,180,180,180,9,
393249,246,2,180,9,9,458785,252,2,180,9,9,9,327713,259,2,180,180,458785,264,2,180,180,180,9,524321,271,2,180,180,9,9,
9,262177,279,2,180,393249,304,2,9,9,9,327713,310,2,219,219,262165,319,32,1,262187,319,320,2,262174,323,6,6,262187,319,
331,30,262187,319,346,0,262176,347,5349,6,262176,385,7,34,262187,319,394,1,458796,43,411,139,139,139,139,262187,6,413,
3,458796,43,414,139,142,124,413,262167,420,122,4,262176,439,1,6,262203,439,440,1,262194,6,445,128,393268,6,446,134,
445,125,262172,447,43,446,262176,448,4,447,262203,448,449,4,262176,455,4,6,262187,6,457,264,262176,464,4,43,262187,6,
507,64,393268,6,508,134,445,507,262172,509,43,508,262176,510,4,509,262203,510,511,4,393268,6,539,134,445,507,1638430,
562,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,563,562,262176,564,9,563,262203,564,565,9,262187,
319,566,14,262176,567,9,6,262187,319,570,24,262187,319,573,15,262187,6,582,65535,262176,590,9,15,262187,6,603,
4294967292u,262187,319,629,10,262187,6,632,256,262187,319,642,9,393268,122,652,170,138,413,393268,122,676,170,138,124,
393268,122,691,170,138,125,262187,319,708,13,262187,6,719,4294967295u,393268,122,724,170,138,139,262187,319,729,18,
262187,319,736,16,262187,6,762,63,262187,6,768,31,393268,122,771,170,138,413,262187,319,802,17,262187,6,810,128,
393268,6,811,134,810,145,196647,839,5349,196637,840,43,196638,841,840,262176,839,5349,841,262176,843,5349,43,262187,6,
856,16843009,262187,6,861,2155905152u,262187,319,872,7,262187,6,874,255,262187,319,898,19,262187,319,911,20,262187,
319,922,8,262176,923,9,24,262187,6,947,6,393268,122,948,178,120,947,458804,6,949,169,948,120,125,393268,6,950,196,142,
949,393268,6,951,128,950,142,393268,122,952,170,950,507,393268,6,953,134,445,124,458804,6,954,169,952,953,445,393268,
6,955,132,951,954,393268,6,956,132,445,119,393268,6,957,134,956,119,393268,6,958,128,956,957,393268,122,959,172,955,
958,458804,6,960,169,959,955,958,262172,961,6,960,262176,962,4,961,262203,962,963,4,262187,319,1002,5,393268,6,1055,
134,119,126,393268,319,1058,128,1055,139,393268,122,1064,170,138,139,393268,122,1082,176,138,413,393268,6,1143,134,
145,125,393268,122,1168,170,138,139,393268,122,1169,170,126,125,393268,122,1170,167,1168,1169,393268,6,1261,134,145,
126,393268,122,1271,170,138,139,393268,122,1293,171,138,139,393268,6,1307,134,956,126,393268,122,1395,170,1055,121,
262187,6,1396,65537,458804,6,1397,169,1395,856,1396,393268,6,1419,134,955,125,393268,6,1472,132,950,954,393268,6,1554,
132,950,954,393268,6,1555,134,1554,445,393268,6,1556,134,1555,125,262172,1575,43,1556,262176,1576,7,1575,393268,6,
1631,134,445,950,262172,1636,6,950,262176,1637,4,1636,262203,1637,1638,4,196657,122,1782,327732,122,1783,168,1782,
393268,6,1854,196,142,120,393268,6,1855,128,1854,125,262172,1856,7,1855,262176,1857,4,1856,262203,1857,1858,4,393268,
6,1860,128,1854,125,262172,1861,6,1860,262176,1862,4,1861,262203,1862,1863,4,262176,1871,4,7,393268,6,1915,130,950,
142,393268,6,1923,128,1854,125,458804,6,1924,169,948,125,1923,262172,1925,6,1924,262176,1926,4,1925,262203,1926,1927,
4,262187,6,2032,983055,196650,122,2037,262187,6,2079,17,262187,319,2100,31,262187,6,2118,13,327732,122,2127,168,948,
196649,122,2142,262187,6,2153,536870912,393268,6,2290,134,445,119,393268,6,2291,128,445,2290,262187,6,2312,8191,
262187,319,2339,21,393268,122,2375,171,138,413,262187,319,2378,6,393268,6,2464,134,445,119,393268,6,2465,128,445,2464,
262172,2485,24,119,262176,2486,7,2485,327732,122,2662,168,1782,393268,122,2663,172,120,125,393268,122,2664,167,2662,
2663,393268,122,2741,170,120,121,393268,6,2742,134,445,119,393268,6,2743,134,445,121,458804,6,2744,169,2741,2742,2743,
262187,319,2747,11,262187,319,2753,3,393268,6,2776,134,445,2744,393268,6,2777,134,1854,2776,393268,122,2778,176,2777,
121,393268,6,2779,134,1854,2776,458804,6,2780,169,2778,2779,121,262172,2782,7,2780,262176,2783,7,2782,327724,7,2786,
139,139,393268,122,2806,176,2780,125,458804,6,2807,169,2806,121,125,262172,2843,43,2780,262172,2844,2843,2807,262176,
2845,7,2844,262167,2914,6,3,262176,2915,1,2914,262203,2915,2916,1,393268,6,2936,132,2744,2807,393268,6,2960,132,2744,
124,393268,6,2961,128,2960,124,393268,6,2979,132,2776,2780,262187,6,2984,2048,262187,319,2989,4,262187,6,3058,512,
262187,6,3112,9,262187,319,3132,22,393268,6,3153,128,1854,445,393268,6,3154,130,3153,142,393268,6,3155,134,3154,445,
262172,3166,7,3155,262176,3167,7,3166,393268,6,3246,130,445,142,262187,319,3298,12,327732,122,3348,168,1782,262194,6,
3392,128,393267,2914,3393,3392,142,142,327734,2,4,0,3,131320,5,262203,385,3296,7,262203,9,3299,7,262203,9,3300,7,
262203,9,3301,7,262203,9,3304,7,262203,9,3307,7,262203,148,3325,7,262203,9,3327,7,262203,9,3330,7,262203,9,3362,7,
262203,219,3364,7,262203,219,3366,7,262203,148,3381,7,262203,9,3383,7,262203,9,3385,7,262201,6,3297,68,196670,3299,
3297,196670,3300,956,393281,567,3302,565,346,2747,262205,6,3303,3302,196670,3301,3303,393281,567,3305,565,346,3298,
262205,6,3306,3305,196670,3304,3306,327745,439,3308,2916,139,262205,6,3309,3308,196670,3307,3309,589881,34,3310,41,
3299,3300,3301,3304,3307,196670,3296,3310,327745,9,3312,3296,394,262205,6,3313,3312,327745,9,3314,3296,320,262205,6,
3315,3314,327856,122,3316,3313,3315,327810,6,3322,3303,142,327850,122,3323,3309,3322,262205,6,3329,3312,196670,3327,
3329,262205,6,3332,3314,196670,3330,3332,458809,2,3333,153,3325,3327,3330,262205,147,3334,3325,327846,122,3337,3316,
3323,196855,3339,0,262394,3337,3338,3339,131320,3338,393281,567,3341,565,346,629,262205,6,3342,3341,327879,6,3343,
3342,142,327851,122,3344,3343,139,196855,3346,0,262394,3344,3345,3346,131320,3345,327846,122,3349,3323,3348,131321,
3346,131320,3346,458997,122,3350,3344,3338,3349,3345,327879,6,3353,3342,2984,327851,122,3354,3353,139,196855,3356,0,
262394,3354,3355,3356,131320,3355,393281,567,3357,565,346,729,262205,6,3358,3357,393385,6,3360,3350,124,139,327808,6,
3361,3358,3360,196670,3362,3361,327737,2,3363,296,3362,131321,3356,131320,3356,196670,3364,3323,196670,3366,3350,
393273,2,3368,313,3364,3366,131321,3339,131320,3339,262368,124,124,457,262205,6,3371,3312,131321,3372,131320,3372,
458997,147,3396,3334,3339,3389,3373,458997,6,3395,3371,3339,3391,3373,262205,6,3379,3314,327856,122,3380,3395,3379,
262390,3374,3373,0,262394,3380,3373,3374,131320,3373,196670,3381,3396,196670,3383,3395,262205,6,3387,3314,196670,3385,
3387,458809,2,3388,293,3381,3383,3385,262205,147,3389,3381,327808,6,3391,3395,956,131321,3372,131320,3374,65789,65592,
327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,316,11,139,262205,6,317,316,262205,6,318,12,327876,6,321,
318,320,327829,323,324,317,321,327761,6,325,324,1,327761,6,326,324,0,327745,9,328,11,142,262205,6,329,328,262205,6,
330,12,327874,6,332,330,331,327808,6,333,329,332,327808,6,335,333,325,327760,7,336,326,335,131326,336,65592,327734,6,
22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,341,7,262203,9,342,7,262205,15,339,20,262268,7,340,339,196670,341,
340,262205,6,343,21,196670,342,343,393273,7,344,13,341,342,262268,15,345,344,393281,347,348,345,346,346,393277,6,349,
348,2,4,131326,349,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,354,7,262203,9,355,
7,262205,24,352,29,262268,7,353,352,196670,354,353,262205,6,356,30,196670,355,356,393273,7,357,13,354,355,262268,24,
358,357,262205,6,359,31,393281,347,360,358,346,346,327742,360,359,2,4,65789,65592,327734,34,41,0,35,196663,9,36,
196663,9,37,196663,9,38,196663,9,39,196663,9,40,131320,42,262203,385,386,7,262205,6,362,36,262205,6,363,37,327808,6,
364,362,363,327810,6,365,364,142,262205,6,366,37,393228,319,367,1,75,366,327874,6,368,365,367,262205,6,370,38,327808,
6,371,368,370,327810,6,372,371,142,262205,6,373,39,327831,323,376,372,373,327761,6,378,376,1,458764,6,380,1,41,378,
142,262205,6,383,37,327812,6,384,380,383,327808,6,389,368,380,327810,6,390,389,142,327814,6,392,390,380,327745,9,393,
386,346,196670,393,392,262205,6,395,36,262205,6,396,40,327812,6,398,396,384,458764,6,399,1,38,395,398,327745,9,400,
386,394,196670,400,399,262205,6,401,36,262205,6,403,400,327808,6,405,403,384,458764,6,406,1,38,401,405,327745,9,407,
386,320,196670,407,406,262205,34,408,386,131326,408,65592,327734,43,49,0,45,196663,44,46,196663,9,47,196663,9,48,
131320,50,262205,43,412,46,262205,6,415,47,458832,43,416,415,415,415,415,327808,43,417,414,416,262205,6,418,48,458832,
43,419,418,418,418,418,327856,420,421,417,419,393385,43,422,421,412,411,131326,422,65592,327734,6,53,0,51,196663,44,
52,131320,54,327745,9,425,52,139,262205,6,426,425,327745,9,427,52,142,262205,6,428,427,327808,6,429,426,428,327745,9,
430,52,124,262205,6,431,430,327808,6,432,429,431,327745,9,433,52,413,262205,6,434,433,327808,6,435,432,434,131326,435,
65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,44,463,7,262203,9,467,7,262203,9,468,7,262203,44,470,
7,262203,44,494,7,262203,44,522,7,262203,9,525,7,262203,9,526,7,262203,44,528,7,262203,44,550,7,262205,6,441,440,
327814,6,444,441,141,327814,6,451,441,125,327817,6,453,441,125,262205,6,454,56,393281,455,456,449,451,453,196670,456,
454,262368,124,124,457,327745,464,465,449,451,262205,43,466,465,196670,463,466,196670,467,139,196670,468,453,458809,
43,469,49,463,467,468,196670,470,469,327737,6,471,53,470,131321,474,131320,474,458997,6,3403,471,59,489,475,458997,6,
3401,139,59,499,475,458997,6,3400,139,59,501,475,327856,122,480,3400,125,262390,476,475,1,262394,480,475,476,131320,
475,327817,6,484,451,125,327850,122,485,3400,484,393385,6,487,485,3401,139,327808,6,489,3403,487,327812,6,491,444,125,
327808,6,493,491,3400,327745,464,495,449,493,262205,43,496,495,196670,494,496,327737,6,497,53,494,327808,6,499,3401,
497,327808,6,501,3400,394,131321,474,131320,476,327817,6,503,441,141,327850,122,504,503,139,196855,506,0,262394,504,
505,506,131320,505,327814,6,513,444,125,327817,6,515,444,125,393281,455,517,511,513,515,196670,517,3401,131321,506,
131320,506,262368,124,124,457,327814,6,519,444,125,327817,6,521,444,125,327745,464,523,511,519,262205,43,524,523,
196670,522,524,196670,525,139,196670,526,521,458809,43,527,49,522,525,526,196670,528,527,327737,6,529,53,528,327808,6,
531,3403,529,196670,57,139,131321,533,131320,533,458997,6,3405,531,506,548,534,458997,6,3404,139,506,557,534,327856,
122,540,3404,539,262390,535,534,1,262394,540,534,535,131320,534,327850,122,544,3404,519,262205,6,545,57,393385,6,546,
544,545,139,327808,6,548,3405,546,327745,464,551,511,3404,262205,43,552,551,196670,550,552,327737,6,553,53,550,262205,
6,554,57,327808,6,555,554,553,196670,57,555,327808,6,557,3404,394,131321,533,131320,535,131326,3405,65592,327734,6,62,
0,60,196663,9,61,131320,63,262205,6,561,61,393281,567,568,565,346,566,262205,6,569,568,327874,6,571,569,570,327874,6,
572,561,571,393281,567,574,565,346,573,262205,6,575,574,327879,6,576,572,575,131326,576,65592,327734,6,65,0,60,196663,
9,64,131320,66,262203,8,589,7,262205,6,579,64,393281,567,580,565,346,566,262205,6,581,580,327879,6,583,581,582,327831,
323,586,579,583,327761,6,587,586,0,327761,6,588,586,1,393281,590,591,565,346,346,262205,15,592,591,262268,7,593,592,
196670,589,593,327745,9,594,589,139,262205,6,595,594,327829,323,598,595,587,327761,6,599,598,1,327761,6,600,598,0,
327879,6,604,600,603,327745,9,605,589,142,262205,6,606,605,327808,6,608,606,588,327808,6,610,608,599,327760,7,611,604,
610,262268,15,613,611,393281,347,614,613,346,346,393277,6,615,614,2,4,327879,6,617,600,413,327812,6,618,617,121,
327874,6,621,581,570,327808,6,622,618,621,327874,6,623,615,622,393281,567,624,565,346,573,262205,6,625,624,327879,6,
626,623,625,131326,626,65592,327734,6,68,0,67,131320,69,393281,567,630,565,346,629,262205,6,631,630,327879,6,633,631,
632,327851,122,634,633,139,196855,637,0,262394,634,636,646,131320,636,393281,590,638,565,346,320,262205,15,639,638,
393281,347,640,639,346,346,393277,6,641,640,2,4,393281,567,643,565,346,642,262205,6,644,643,458764,6,645,1,38,641,644,
131321,637,131320,646,393281,567,647,565,346,642,262205,6,648,647,131321,637,131320,637,458997,6,3406,645,636,648,646,
131326,3406,65592,327734,7,72,0,70,196663,9,71,131320,73,262203,8,659,7,262203,9,660,7,262203,8,663,7,262203,9,664,7,
262203,18,679,7,262203,9,682,7,262203,9,685,7,262203,18,701,7,262203,9,704,7,262203,9,715,7,196855,654,0,262394,652,
653,654,131320,653,393281,590,656,565,346,346,262205,15,657,656,262268,7,658,657,196670,659,658,262205,6,661,71,
196670,660,661,393273,7,662,13,659,660,196670,663,662,262205,6,665,71,196670,664,665,393273,7,666,13,663,664,262268,
15,667,666,393281,347,669,667,346,346,393277,6,670,669,2,4,393281,347,672,667,346,394,393277,6,673,672,2,4,327760,7,
674,670,673,131326,674,131320,654,196855,678,0,262394,676,677,678,131320,677,393281,590,680,565,346,346,262205,15,681,
680,196670,679,681,262205,6,683,71,196670,682,683,393273,6,684,22,679,682,196670,685,684,327737,6,686,62,685,327760,7,
687,686,139,131326,687,131320,678,262205,6,690,71,196855,693,0,262394,691,692,693,131320,692,393281,567,694,565,346,
629,262205,6,695,694,327879,6,696,695,125,327851,122,697,696,139,131321,693,131320,693,458997,122,698,691,678,697,692,
196855,700,0,262394,698,699,700,131320,699,393281,590,702,565,346,394,262205,15,703,702,196670,701,703,262205,6,705,
71,196670,704,705,393273,6,706,22,701,704,131321,700,131320,700,458997,6,3407,690,693,706,699,393281,567,709,565,346,
708,262205,6,710,709,327856,122,711,3407,710,196855,714,0,262394,711,713,718,131320,713,196670,715,3407,327737,6,717,
65,715,131321,714,131320,718,131321,714,131320,714,458997,6,3409,717,713,719,718,327760,7,721,3409,139,131326,721,
65592,327734,6,76,0,74,196663,8,75,131320,77,196855,726,0,262394,724,725,726,131320,725,327745,9,727,75,139,262205,6,
728,727,393281,567,730,565,346,729,262205,6,731,730,458764,6,732,1,38,728,731,131326,732,131320,726,327745,9,734,75,
139,262205,6,735,734,393281,567,737,565,346,736,262205,6,738,737,327852,122,739,735,738,196855,741,0,262394,739,740,
741,131320,740,262205,6,743,734,327808,6,746,738,142,327850,122,747,743,746,196855,750,0,262394,747,749,753,131320,
749,393281,567,751,565,346,729,262205,6,752,751,131321,750,131320,753,393281,567,754,565,346,729,262205,6,755,754,
131321,750,131320,750,458997,6,3413,752,749,755,753,131326,3413,131320,741,393281,567,759,565,346,566,262205,6,760,
759,327874,6,761,760,736,327879,6,763,761,762,262205,6,766,734,327879,6,769,763,768,327874,6,770,766,769,196855,773,0,
262394,771,772,773,131320,772,327854,122,775,763,119,196855,778,0,262394,775,777,784,131320,777,327745,9,779,75,142,
262205,6,780,779,327810,6,782,763,119,327874,6,783,780,782,131321,778,131320,784,327850,122,786,763,139,196855,789,0,
262394,786,788,791,131320,788,131321,789,131320,791,327745,9,793,75,142,262205,6,794,793,327810,6,796,119,763,327876,
6,797,794,796,327877,6,798,770,797,131321,789,131320,789,458997,6,3410,770,788,798,791,131321,778,131320,778,458997,6,
3411,783,777,3410,789,131321,773,131320,773,458997,6,3412,770,741,3411,778,393281,567,803,565,346,802,262205,6,804,
803,327879,6,805,3412,804,131326,805,65592,327734,6,81,0,78,196663,44,79,196663,9,80,131320,82,262205,6,809,80,327812,
6,812,809,811,327814,6,813,812,119,327745,9,814,79,813,262205,6,815,814,262205,6,817,80,327812,6,818,817,811,327879,6,
819,818,768,393281,567,820,565,346,566,262205,6,821,820,327874,6,822,821,570,327808,6,823,819,822,327874,6,824,815,
823,393281,567,825,565,346,573,262205,6,826,825,327879,6,827,824,826,131326,827,65592,327734,43,85,0,83,196663,9,84,
131320,86,262203,8,836,7,262203,9,837,7,393281,590,830,565,346,346,262205,15,831,830,262268,7,832,831,262205,6,833,84,
327814,6,834,833,145,327812,6,835,834,125,196670,836,832,196670,837,835,393273,7,838,13,836,837,262268,839,842,838,
393281,843,844,842,346,346,393277,43,845,844,2,16,131326,845,65592,327734,6,88,0,60,196663,9,87,131320,89,262205,6,
849,87,393281,567,850,565,346,566,262205,6,851,850,327874,6,852,851,570,327874,6,853,849,852,393281,567,854,565,346,
573,262205,6,855,854,327812,6,857,855,856,327879,6,858,853,857,327877,6,862,858,861,393281,567,863,565,346,729,262205,
6,864,863,327812,6,865,864,856,327810,6,866,862,865,327877,6,868,866,858,327879,6,869,868,861,327874,6,873,869,872,
327812,6,875,873,874,327850,122,877,869,139,196855,880,0,262394,877,879,882,131320,879,131321,880,131320,882,262344,6,
885,875,327879,6,886,858,885,327879,6,891,865,875,327877,6,892,886,891,131321,880,131320,880,458997,6,3414,858,879,
892,882,131326,3414,65592,327734,2,93,0,90,196663,9,91,196663,9,92,131320,94,262205,6,897,92,393281,567,899,565,346,
898,262205,6,900,899,327814,6,901,897,900,262205,6,902,92,327817,6,905,902,900,327851,122,906,905,139,393385,6,907,
906,142,139,327808,6,908,901,907,393281,567,912,565,346,911,262205,6,913,912,327814,6,914,908,913,327817,6,918,908,
913,327851,122,919,918,139,393385,6,920,919,142,139,327808,6,921,914,920,393281,923,924,565,346,922,262205,24,925,924,
262205,6,926,91,458764,6,930,1,38,908,913,393281,347,931,925,346,926,327742,931,930,2,4,262205,6,934,91,327808,6,935,
934,142,458764,6,937,1,41,921,142,393281,347,938,925,346,935,327742,938,937,2,4,262205,6,941,91,327808,6,942,941,124,
393281,347,943,925,346,942,327742,943,142,2,4,65789,65592,327734,43,96,0,83,196663,9,95,131320,97,262205,6,945,95,
327812,6,946,945,125,327745,455,965,963,946,262205,6,966,965,327808,6,968,946,142,327745,455,969,963,968,262205,6,970,
969,327808,6,972,946,124,327745,455,973,963,972,262205,6,974,973,327808,6,976,946,413,327745,455,977,963,976,262205,6,
978,977,458832,43,979,966,970,974,978,131326,979,65592,327734,2,101,0,98,196663,9,99,196663,44,100,131320,102,131321,
983,131320,983,458997,6,3415,139,102,999,984,327856,122,989,3415,125,262390,985,984,1,262394,989,984,985,131320,984,
262205,6,990,99,327812,6,991,990,125,327808,6,993,991,3415,327745,9,995,100,3415,262205,6,996,995,327745,455,997,963,
993,196670,997,996,327808,6,999,3415,394,131321,983,131320,985,65789,65592,327734,6,104,0,60,196663,9,103,131320,105,
262205,6,1000,103,262205,6,1001,103,327874,6,1003,1001,1002,327808,6,1004,1000,1003,131326,1004,65592,327734,6,107,0,
60,196663,9,106,131320,108,196855,1009,0,262394,952,1008,1016,131320,1008,262205,6,1010,106,327817,6,1011,1010,954,
327812,6,1012,1011,124,262205,6,1013,106,327814,6,1014,1013,954,327808,6,1015,1012,1014,131321,1009,131320,1016,
262205,6,1017,106,131321,1009,131320,1009,458997,6,3416,1015,1008,1017,1016,131326,3416,65592,327734,6,110,0,60,
196663,9,109,131320,111,196855,1023,0,262394,952,1022,1026,131320,1022,262205,6,1024,109,327817,6,1025,1024,954,
131321,1023,131320,1026,262205,6,1027,109,131321,1023,131320,1023,458997,6,3417,1025,1022,1027,1026,131326,3417,65592,
327734,6,113,0,60,196663,9,112,131320,114,262205,6,1031,112,327854,122,1032,1031,954,327847,122,1033,952,1032,393385,
6,1034,1033,141,139,131326,1034,65592,327734,6,117,0,55,196663,9,115,196663,9,116,131320,118,196855,1039,0,262394,952,
1038,1044,131320,1038,262205,6,1040,115,262205,6,1041,116,327874,6,1042,1040,1041,327879,6,1043,1042,582,131321,1039,
131320,1044,262205,6,1045,115,131321,1039,131320,1039,458997,6,3418,1043,1038,1045,1044,131326,3418,65592,327734,6,
133,0,130,196663,129,131,196663,9,132,131320,134,262205,6,1049,132,327814,6,1050,1049,126,327745,9,1051,131,1050,
262205,6,1052,1051,262205,6,1053,132,327817,6,1054,1053,126,327812,6,1056,1054,1055,262268,319,1057,1056,393419,6,
1059,1052,1057,1058,131326,1059,65592,327734,6,136,0,60,196663,9,135,131320,137,262203,9,1068,7,262205,6,1063,440,
196855,1067,0,262394,1064,1066,1074,131320,1066,196670,1068,1063,327737,6,1070,107,1068,327812,6,1071,1070,146,262205,
6,1072,135,327808,6,1073,1071,1072,131321,1067,131320,1074,262205,6,1075,135,327812,6,1076,1075,445,327808,6,1078,
1076,1063,131321,1067,131320,1067,458997,6,3419,1073,1066,1078,1074,131326,3419,65592,327734,2,153,0,149,196663,148,
150,196663,9,151,196663,9,152,131320,154,262203,9,1102,7,262203,9,1107,7,262203,9,1137,7,262203,18,1156,7,262203,9,
1159,7,196855,1084,0,262394,1082,1083,1084,131320,1083,262205,6,1085,151,327808,6,1086,1085,956,262205,6,1087,152,
327858,122,1088,1086,1087,131321,1084,131320,1084,458997,122,1089,1082,154,1088,1083,196855,1091,0,262394,1089,1090,
1112,131320,1090,131321,1093,131320,1093,458997,6,3425,139,1090,1111,1094,327856,122,1099,3425,146,262390,1095,1094,1,
262394,1099,1094,1095,131320,1094,262205,6,1101,151,196670,1102,3425,327737,6,1104,136,1102,327812,6,1105,1104,145,
327808,6,1106,1101,1105,196670,1107,1106,327737,43,1108,85,1107,327745,44,1109,150,3425,196670,1109,1108,327808,6,
1111,3425,394,131321,1093,131320,1095,131321,1091,131320,1112,262205,6,1113,151,262205,6,1114,152,327856,122,1115,
1113,1114,327847,122,1116,1082,1115,196855,1118,0,262394,1116,1117,1118,131320,1117,131321,1120,131320,1120,458997,6,
3420,139,1117,1167,1123,327856,122,1126,3420,146,262390,1122,1123,1,262394,1126,1121,1122,131320,1121,131321,1128,
131320,1128,458997,6,3421,139,1121,1165,1131,327856,122,1134,3421,125,262390,1130,1131,1,262394,1134,1129,1130,131320,
1129,262205,6,1136,151,196670,1137,3420,327737,6,1139,136,1137,327812,6,1140,1139,145,327808,6,1141,1136,1140,327812,
6,1144,3421,1143,327808,6,1145,1141,1144,262205,6,1149,152,327856,122,1150,1145,1149,196855,1153,0,262394,1150,1152,
1161,131320,1152,327814,6,1155,1145,1143,393281,590,1157,565,346,346,262205,15,1158,1157,196670,1156,1158,196670,1159,
1155,393273,6,1160,22,1156,1159,131321,1153,131320,1161,131321,1153,131320,1153,458997,6,3423,1160,1152,139,1161,
393281,9,1163,150,3420,3421,196670,1163,3423,131321,1131,131320,1131,327808,6,1165,3421,394,131321,1128,131320,1130,
131321,1123,131320,1123,327808,6,1167,3420,394,131321,1120,131320,1122,131321,1118,131320,1118,131321,1091,131320,
1091,65789,65592,327734,6,157,0,78,196663,44,155,196663,9,156,131320,158,262203,9,1174,7,262203,44,1192,7,262203,9,
1194,7,262203,8,1197,7,196855,1172,0,262394,1170,1171,1172,131320,1171,262205,6,1173,156,327745,9,1175,155,1173,
262205,6,1176,1175,196670,1174,1176,327737,6,1177,88,1174,131326,1177,131320,1172,131321,1181,131320,1181,458997,6,
3428,139,1172,1203,1182,458997,6,3427,139,1172,1205,1182,327856,122,1187,3427,126,262390,1183,1182,1,262394,1187,1182,
1183,131320,1182,262205,6,1188,156,327812,6,1189,1188,126,327808,6,1191,1189,3427,262205,43,1193,155,196670,1192,1193,
196670,1194,1191,393273,6,1195,81,1192,1194,327760,7,1196,1195,139,196670,1197,1196,327737,6,1198,76,1197,327812,6,
1200,3427,1055,327876,6,1201,1198,1200,327877,6,1203,3428,1201,327808,6,1205,3427,394,131321,1181,131320,1183,131326,
3428,65592,327734,2,161,0,159,196663,129,160,131320,162,262203,44,1217,7,262203,9,1218,7,262203,9,1225,7,262368,124,
124,457,131321,1210,131320,1210,458997,6,3429,139,162,1245,1213,327856,122,1216,3429,127,262390,1212,1213,1,262394,
1216,1211,1212,131320,1211,262205,6,1219,440,196670,1218,1219,327737,6,1220,107,1218,327812,6,1221,1220,127,327808,6,
1223,1221,3429,327814,6,1224,1223,125,196670,1225,1224,327737,43,1226,96,1225,196670,1217,1226,131321,1228,131320,
1228,458997,6,3430,139,1211,1243,1229,327856,122,1234,3430,125,262390,1230,1229,1,262394,1234,1229,1230,131320,1229,
327808,6,1237,3429,3430,327745,9,1239,1217,3430,262205,6,1240,1239,327745,9,1241,160,1237,196670,1241,1240,327808,6,
1243,3430,394,131321,1228,131320,1230,131321,1213,131320,1213,327808,6,1245,3429,125,131321,1210,131320,1212,262368,
124,124,457,65789,65592,327734,2,166,0,163,196663,129,164,196663,148,165,131320,167,262203,44,1265,7,262203,9,1268,7,
262203,9,1281,7,262203,129,1296,7,131321,1247,131320,1247,458997,6,3432,139,167,1292,1250,327856,122,1253,3432,146,
262390,1249,1250,1,262394,1253,1248,1249,131320,1248,131321,1255,131320,1255,458997,6,3433,139,1248,1290,1258,327856,
122,1262,3433,1261,262390,1257,1258,1,262394,1262,1256,1257,131320,1256,327745,44,1266,165,3432,262205,43,1267,1266,
196670,1265,1267,196670,1268,3433,393273,6,1270,157,1265,1268,196855,1273,0,262394,1271,1272,1280,131320,1272,327812,
6,1275,3432,1261,327808,6,1277,1275,3433,327745,9,1279,164,1277,196670,1279,1270,131321,1273,131320,1280,196670,1281,
3432,327737,6,1283,136,1281,327812,6,1284,1283,1261,327808,6,1286,1284,3433,327745,455,1288,963,1286,196670,1288,1270,
131321,1273,131320,1273,131321,1258,131320,1258,327808,6,1290,3433,394,131321,1255,131320,1257,131321,1250,131320,
1250,327808,6,1292,3432,394,131321,1247,131320,1249,196855,1295,0,262394,1293,1294,1295,131320,1294,327737,2,1297,161,
1296,262205,128,1298,1296,196670,164,1298,131321,1295,131320,1295,65789,65592,327734,2,172,0,168,196663,129,169,
196663,9,170,196663,9,171,131320,173,262203,9,1331,7,262203,8,1333,7,262203,129,1347,7,262205,6,1300,440,131321,1301,
131320,1301,458997,6,3437,1300,173,1346,1304,327856,122,1308,3437,1307,262390,1303,1304,0,262394,1308,1302,1303,
131320,1302,131321,1311,131320,1311,458997,6,3440,139,1302,3443,1314,458997,6,3438,139,1302,1341,1314,327856,122,1317,
3438,126,262390,1313,1314,1,262394,1317,1312,1313,131320,1312,327812,6,1320,3437,126,327808,6,1322,1320,3438,262205,6,
1324,171,327856,122,1325,1322,1324,196855,1327,0,262394,1325,1326,1327,131320,1326,262205,6,1328,170,327808,6,1330,
1328,1322,196670,1331,1330,327737,7,1332,72,1331,196670,1333,1332,327737,6,1334,76,1333,327812,6,1336,3438,1055,
327876,6,1337,1334,1336,327877,6,1339,3440,1337,131321,1327,131320,1327,458997,6,3443,3440,1312,1339,1326,131321,1314,
131320,1314,327808,6,1341,3438,394,131321,1311,131320,1313,327745,455,1344,963,3437,196670,1344,3440,131321,1304,
131320,1304,327808,6,1346,3437,445,131321,1301,131320,1303,327737,2,1348,161,1347,262205,128,1349,1347,196670,169,
1349,65789,65592,327734,2,177,0,174,196663,129,175,196663,9,176,131320,178,262203,9,1359,7,131321,1351,131320,1351,
458997,6,3444,139,178,1405,1354,327856,122,1357,3444,127,262390,1353,1354,1,262394,1357,1352,1353,131320,1352,262205,
6,1360,440,196670,1359,1360,327737,6,1361,107,1359,327812,6,1362,1361,119,327812,6,1364,3444,126,327808,6,1365,1362,
1364,327808,6,1367,1365,126,262205,6,1368,176,327852,122,1369,1367,1368,196855,1371,0,262394,1369,1370,1371,131320,
1370,262205,6,1374,176,327856,122,1375,1365,1374,196855,1378,0,262394,1375,1377,1385,131320,1377,262205,6,1379,176,
327810,6,1381,1379,1365,327812,6,1382,1381,1055,327876,6,1383,142,1382,327810,6,1384,1383,142,131321,1378,131320,1385,
131321,1378,131320,1378,458997,6,3445,1384,1377,139,1385,327745,9,1389,175,3444,262205,6,1390,1389,327879,6,1392,1390,
3445,393281,567,1393,565,346,729,262205,6,1394,1393,327812,6,1398,1394,1397,262344,6,1400,3445,327879,6,1401,1398,
1400,327877,6,1402,1392,1401,196670,1389,1402,131321,1371,131320,1371,131321,1354,131320,1354,327808,6,1405,3444,394,
131321,1351,131320,1353,65789,65592,327734,2,185,0,181,196663,129,182,196663,9,183,196663,180,184,131320,186,262203,9,
1409,7,262203,9,1437,7,262203,44,1438,7,262203,129,1451,7,262203,9,1453,7,262203,9,1457,7,262205,6,1407,440,196670,
1409,1407,327737,6,1411,113,1409,131321,1413,131320,1413,458997,6,3448,139,186,1422,1416,327856,122,1420,3448,1419,
262390,1415,1416,1,262394,1420,1414,1415,131320,1414,327808,6,1422,3448,445,327858,122,1423,1422,1419,262312,122,1424,
1423,196855,1426,0,262394,1424,1425,1426,131320,1425,327808,6,1429,3448,1407,327856,122,1430,1429,1419,131321,1426,
131320,1426,458997,122,1431,1423,1414,1430,1425,196855,1433,0,262394,1431,1432,1433,131320,1432,327808,6,1436,3448,
1407,196670,1437,1436,196670,1438,411,393273,2,1439,101,1437,1438,131321,1433,131320,1433,131321,1416,131320,1416,
131321,1413,131320,1415,262368,124,124,457,131321,1443,131320,1443,458997,6,3449,139,1415,1468,1444,327856,122,1449,
3449,119,262390,1445,1444,1,262394,1449,1444,1445,131320,1444,262205,128,1452,182,196670,1451,1452,196670,1453,3449,
393273,6,1455,133,1451,1453,327812,6,1456,1455,954,196670,1457,1407,327737,6,1459,110,1457,327808,6,1460,1456,1459,
327745,455,1461,963,1460,262205,6,1462,183,327876,6,1464,1462,1411,458986,6,1465,1461,142,139,1464,327745,9,1466,184,
3449,196670,1466,1465,327808,6,1468,3449,394,131321,1443,131320,1445,262368,124,124,457,65789,65592,327734,2,189,0,
187,196663,9,188,131320,190,262203,9,1493,7,262203,9,1496,7,262203,9,1502,7,262203,9,1504,7,262205,6,1470,440,196855,
1475,0,262394,952,1474,1478,131320,1474,327814,6,1477,1470,124,131321,1475,131320,1478,131321,1475,131320,1475,458997,
6,3452,1477,1474,1470,1478,327808,6,1481,1472,3452,196855,1485,0,262394,952,1484,1489,131320,1484,327817,6,1487,1470,
124,327812,6,1488,1487,141,131321,1485,131320,1489,131321,1485,131320,1485,458997,6,3453,1488,1484,139,1489,262368,
124,124,457,327745,455,1494,963,1481,262205,6,1495,1494,196670,1493,1495,196670,1496,3453,393273,6,1498,117,1493,1496,
262205,6,1500,188,196670,1502,1498,393273,6,1505,58,1502,1504,327808,6,1507,1500,1505,327810,6,1512,1507,1498,327876,
6,1514,1512,3453,458986,6,1515,1494,142,139,1514,65789,65592,327734,6,192,0,60,196663,9,191,131320,193,196855,1518,0,
262394,952,1517,1521,131320,1517,262205,6,1519,191,327812,6,1520,1519,1396,131321,1518,131320,1521,262205,6,1522,191,
131321,1518,131320,1518,458997,6,3454,1520,1517,1522,1521,131326,3454,65592,327734,6,195,0,60,196663,9,194,131320,196,
196855,1528,0,262394,952,1527,1536,131320,1527,262205,6,1529,194,262205,6,1530,194,327876,6,1531,1530,736,262205,6,
1532,194,327874,6,1533,1532,736,327877,6,1534,1531,1533,327808,6,1535,1529,1534,131321,1528,131320,1536,262205,6,1537,
194,131321,1528,131320,1528,458997,6,3455,1535,1527,1537,1536,131326,3455,65592,327734,6,198,0,60,196663,9,197,131320,
199,196855,1543,0,262394,952,1542,1546,131320,1542,262205,6,1544,197,327876,6,1545,1544,736,131321,1543,131320,1546,
131321,1543,131320,1543,458997,6,3456,1545,1542,139,1546,131326,3456,65592,327734,6,200,0,67,131320,201,262203,1576,
1577,7,262203,9,1583,7,262203,9,1618,7,262203,9,1625,7,262203,9,1627,7,262203,9,1644,7,262203,9,1647,7,262203,9,1669,
7,262203,44,1683,7,262203,9,1688,7,262203,9,1696,7,262203,9,1708,7,262203,44,1709,7,262203,9,1718,7,262205,6,1551,440,
327812,6,1557,1551,1556,327814,6,1558,1557,121,327817,6,1559,1558,1556,131321,1563,131320,1563,458997,6,3462,139,201,
1611,1564,458997,6,3458,139,201,1604,1564,458997,6,3457,139,201,1613,1564,327856,122,1569,3457,1556,262390,1565,1564,
1,262394,1569,1564,1565,131320,1564,327808,6,1573,1559,3457,327817,6,1574,1573,1556,327808,6,1582,1557,1574,196670,
1583,1582,327737,43,1584,96,1583,327745,44,1585,1577,3457,196670,1585,1584,393281,9,1588,1577,3457,139,262205,6,1589,
1588,393281,9,1591,1577,3457,142,262205,6,1592,1591,327808,6,1593,1589,1592,393281,9,1595,1577,3457,124,262205,6,1596,
1595,327808,6,1597,1593,1596,393281,9,1599,1577,3457,413,262205,6,1600,1599,327808,6,1601,1597,1600,327808,6,1604,
3458,1601,327856,122,1607,1574,1559,393385,6,1609,1607,1601,139,327808,6,1611,3462,1609,327808,6,1613,3457,394,131321,
1563,131320,1565,196855,1617,0,262394,952,1616,1622,131320,1616,196670,1618,3458,327737,6,1620,195,1618,327879,6,1621,
1620,582,131321,1617,131320,1622,131321,1617,131320,1617,458997,6,3459,1621,1616,3458,1622,196670,1625,3459,393273,6,
1628,58,1625,1627,262205,6,1629,1627,327817,6,1632,1551,1631,327850,122,1633,1632,139,196855,1635,0,262394,1633,1634,
1635,131320,1634,327814,6,1640,1551,1631,327745,455,1642,1638,1640,196670,1642,1628,131321,1635,131320,1635,196670,
1644,1628,327737,6,1646,192,1644,196670,1647,3462,327737,6,1649,195,1647,327808,6,1650,1646,1649,131321,1652,131320,
1652,458997,6,3464,1650,1635,3469,1655,458997,6,3463,139,1635,1713,1655,327856,122,1658,3463,1556,262390,1654,1655,1,
262394,1658,1653,1654,131320,1653,327808,6,1662,1559,3463,327817,6,1663,1662,1556,327850,122,1665,1663,139,196855,
1668,0,262394,1665,1667,1672,131320,1667,196670,1669,1628,327737,6,1671,192,1669,131321,1668,131320,1672,131321,1668,
131320,1668,458997,6,3465,1671,1667,3464,1672,131321,1676,131320,1676,458997,6,3469,3465,1668,1701,1677,458997,6,3466,
139,1668,1703,1677,327856,122,1682,3466,125,262390,1678,1677,1,262394,1682,1677,1678,131320,1677,393281,9,1689,1577,
3463,3466,262205,6,1690,1689,196670,1688,1690,327737,6,1691,198,1688,327808,6,1692,3469,1691,327745,9,1693,1683,3466,
196670,1693,1692,262205,6,1698,1689,196670,1696,1698,327737,6,1699,195,1696,327808,6,1701,3469,1699,327808,6,1703,
3466,394,131321,1676,131320,1678,327808,6,1707,1557,1663,196670,1708,1707,262205,43,1710,1683,196670,1709,1710,393273,
2,1711,101,1708,1709,131321,1655,131320,1655,327808,6,1713,3463,394,131321,1652,131320,1654,327856,122,1715,1629,956,
196855,1717,0,262394,1715,1716,1717,131320,1716,196670,1718,1629,327737,2,1720,189,1718,131321,1717,131320,1717,
262368,124,124,457,131326,1629,65592,327734,2,206,0,202,196663,129,203,196663,180,204,196663,180,205,131320,207,
262203,9,1727,7,262203,180,1738,7,262203,129,1740,7,262203,9,1742,7,262203,9,1746,7,262203,9,1756,7,262203,9,1757,7,
262203,9,1772,7,262205,6,1725,440,196670,1727,1725,327737,6,1729,113,1727,131321,1731,131320,1731,458997,6,3470,139,
207,1762,1732,327856,122,1737,3470,119,262390,1733,1732,1,262394,1737,1732,1733,131320,1732,262205,128,1741,203,
196670,1740,1741,196670,1742,3470,393273,6,1744,133,1740,1742,327812,6,1745,1744,954,196670,1746,1725,327737,6,1748,
110,1746,327808,6,1749,1745,1748,327745,455,1750,963,1749,262205,6,1751,1750,327745,9,1753,204,3470,262205,6,1754,
1753,327808,6,1755,1751,1754,196670,1756,1755,196670,1757,1729,393273,6,1759,117,1756,1757,327745,9,1760,1738,3470,
196670,1760,1759,327808,6,1762,3470,394,131321,1731,131320,1733,262368,124,124,457,131321,1764,131320,1764,458997,6,
3471,139,1733,1781,1765,327856,122,1770,3471,119,262390,1766,1765,1,262394,1770,1765,1766,131320,1765,327745,9,1773,
1738,3471,262205,6,1774,1773,196670,1772,1774,327737,6,1775,104,1772,327745,9,1777,205,3471,262205,6,1778,1777,327745,
455,1779,963,1775,196670,1779,1778,327808,6,1781,3471,394,131321,1764,131320,1766,262368,124,124,457,65789,65592,
327734,7,211,0,208,196663,9,209,196663,9,210,131320,212,262203,8,1791,7,262203,8,1795,7,262203,9,1796,7,196855,1785,0,
262394,1783,1784,1785,131320,1784,262205,6,1786,209,262205,6,1787,210,327810,6,1788,1786,1787,327760,7,1789,1788,139,
131326,1789,131320,1785,393281,923,1792,565,346,1002,262205,24,1793,1792,262268,7,1794,1793,196670,1795,1794,262205,6,
1797,209,196670,1796,1797,393273,7,1798,13,1795,1796,196670,1791,1798,327745,9,1800,1791,139,262205,6,1801,1800,
262205,6,1802,210,327812,6,1803,1802,125,327830,323,1805,1801,1803,327761,6,1806,1805,1,327761,6,1807,1805,0,327745,9,
1809,1791,142,262205,6,1810,1809,327810,6,1812,1810,1806,327760,7,1813,1807,1812,131326,1813,65592,327734,2,214,0,187,
196663,9,213,131320,215,262203,9,1865,7,262203,9,1868,7,262205,6,1817,440,131321,1818,131320,1818,458997,6,3472,1817,
215,1882,1821,327858,122,1824,3472,950,262390,1820,1821,0,262394,1824,1819,1820,131320,1819,327856,122,1827,3472,950,
196855,1830,0,262394,1827,1829,1834,131320,1829,327745,455,1832,1638,3472,262205,6,1833,1832,131321,1830,131320,1834,
262205,6,1835,213,131321,1830,131320,1830,458997,6,3473,1833,1829,1835,1834,327808,6,1839,3472,142,327856,122,1840,
1839,950,196855,1843,0,262394,1840,1842,1848,131320,1842,327745,455,1846,1638,1839,262205,6,1847,1846,131321,1843,
131320,1848,262205,6,1851,213,393385,6,1852,1827,1851,956,131321,1843,131320,1843,458997,6,3475,1847,1842,1852,1848,
327745,455,1866,1863,3472,262205,6,1867,1866,196670,1865,1867,196670,1868,3473,393273,7,1870,211,1865,1868,327745,
1871,1872,1858,3472,196670,1872,1870,327810,6,1876,3475,3473,262205,6,1878,1866,327808,6,1879,1878,1876,196670,1866,
1879,131321,1821,131320,1821,327808,6,1882,3472,445,131321,1818,131320,1820,65789,65592,327734,2,217,0,187,196663,9,
216,131320,218,262203,9,1943,7,262203,9,1946,7,262205,6,1884,440,131321,1885,131320,1885,458997,6,3477,1884,218,1959,
1888,327858,122,1891,3477,1854,262390,1887,1888,0,262394,1891,1886,1887,131320,1886,327817,6,1894,3477,950,327856,122,
1897,3477,1854,196855,1900,0,262394,1897,1899,1905,131320,1899,327814,6,1902,3477,950,327745,455,1903,1638,1902,
262205,6,1904,1903,131321,1900,131320,1905,262205,6,1906,216,131321,1900,131320,1900,458997,6,3478,1904,1899,1906,
1905,131321,1909,131320,1909,458997,6,3482,3478,1900,1938,1912,458997,6,3479,139,1900,1940,1912,327856,122,1916,3479,
1915,262390,1911,1912,1,262394,1916,1910,1911,131320,1910,327856,122,1919,3479,1894,196855,1922,0,262394,1919,1921,
1935,131320,1921,327810,6,1930,3477,1894,327808,6,1932,1930,3479,327745,455,1933,1927,1932,262205,6,1934,1933,131321,
1922,131320,1935,131321,1922,131320,1922,458997,6,3483,1934,1921,139,1935,327808,6,1938,3482,3483,131321,1912,131320,
1912,327808,6,1940,3479,394,131321,1909,131320,1911,327745,455,1944,1863,3477,262205,6,1945,1944,196670,1943,1945,
196670,1946,3482,393273,7,1948,211,1943,1946,327745,1871,1949,1858,3477,196670,1949,1948,327745,455,1952,1927,3477,
262205,6,1953,1952,262205,6,1955,1944,327808,6,1956,1955,1953,196670,1944,1956,131321,1888,131320,1888,327808,6,1959,
3477,445,131321,1885,131320,1887,65789,65592,327734,2,225,0,220,196663,129,221,196663,9,222,196663,180,223,196663,219,
224,131320,226,262203,129,1961,7,262203,9,1963,7,262203,180,1965,7,262203,9,1972,7,262203,9,1979,7,262203,129,1982,7,
262203,180,1984,7,262203,180,1986,7,262205,128,1962,221,196670,1961,1962,262205,6,1964,222,196670,1963,1964,458809,2,
1966,185,1961,1963,1965,262205,179,1967,1965,262201,6,1969,200,196855,1971,0,262394,948,1970,1975,131320,1970,196670,
1972,1969,327737,2,1974,214,1972,131321,1971,131320,1975,262205,122,1976,224,196855,1978,0,262394,1976,1977,1978,
131320,1977,196670,1979,1969,327737,2,1981,217,1979,131321,1978,131320,1978,131321,1971,131320,1971,262205,128,1983,
221,196670,1982,1983,196670,1984,1967,262205,179,1987,223,196670,1986,1987,458809,2,1988,206,1982,1984,1986,65789,
65592,327734,2,228,0,159,196663,129,227,131320,229,262203,129,2010,7,262203,9,2012,7,262205,6,1990,440,131321,1991,
131320,1991,458997,6,3487,1990,229,2001,1992,327858,122,1997,3487,1854,262390,1993,1992,0,262394,1997,1992,1993,
131320,1992,327745,455,1999,1927,3487,196670,1999,139,327808,6,2001,3487,445,131321,1991,131320,1993,262368,124,124,
457,131321,2003,131320,2003,458997,6,3488,139,1993,2018,2004,327856,122,2009,3488,119,262390,2005,2004,1,262394,2009,
2004,2005,131320,2004,262205,128,2011,227,196670,2010,2011,196670,2012,3488,393273,6,2014,133,2010,2012,327745,455,
2015,1927,2014,458986,6,2016,2015,142,139,142,327808,6,2018,3488,394,131321,2003,131320,2005,65789,65592,327734,2,233,
0,181,196663,129,230,196663,9,231,196663,180,232,131320,234,262203,129,2027,7,262203,129,2038,7,262203,9,2040,7,
262203,180,2042,7,262203,219,2044,7,262203,9,2057,7,131321,2020,131320,2020,458997,6,3489,139,234,2036,2021,327856,
122,2026,3489,127,262390,2022,2021,1,262394,2026,2021,2022,131320,2021,327745,9,2030,230,3489,262205,6,2031,2030,
327879,6,2033,2031,2032,327745,9,2034,2027,3489,196670,2034,2033,327808,6,2036,3489,394,131321,2020,131320,2022,
262205,128,2039,2027,196670,2038,2039,262205,6,2041,231,196670,2040,2041,262205,179,2043,232,196670,2042,2043,196670,
2044,2037,524345,2,2045,225,2038,2040,2042,2044,131321,2047,131320,2047,458997,6,3490,139,2022,2065,2048,327856,122,
2053,3490,119,262390,2049,2048,1,262394,2053,2048,2049,131320,2048,262205,6,2055,440,327812,6,2056,2055,119,196670,
2057,2056,327737,6,2058,104,2057,327808,6,2060,2058,3490,327745,455,2061,963,2060,262205,6,2062,2061,327745,9,2063,
232,3490,196670,2063,2062,327808,6,2065,3490,394,131321,2047,131320,2049,262368,124,124,457,131321,2067,131320,2067,
458997,6,3491,139,2049,2091,2068,327856,122,2073,3491,127,262390,2069,2068,1,262394,2073,2068,2069,131320,2068,327812,
6,2076,3491,124,327745,9,2077,232,2076,262205,6,2078,2077,327874,6,2080,2078,2079,327808,6,2083,2076,142,327745,9,
2084,232,2083,262205,6,2085,2084,327874,6,2086,2085,2079,327876,6,2087,2086,1055,327877,6,2088,2080,2087,327745,9,
2089,230,3491,196670,2089,2088,327808,6,2091,3491,394,131321,2067,131320,2069,65789,65592,327734,2,236,0,159,196663,
129,235,131320,237,262203,9,2093,7,262203,180,2111,7,262203,129,2113,7,262203,9,2115,7,262203,129,2130,7,262203,129,
2133,7,262203,9,2135,7,262203,180,2137,7,262203,129,2143,7,262203,9,2145,7,262203,180,2147,7,262203,219,2149,7,262205,
6,2094,440,196670,2093,2094,327737,6,2095,107,2093,327812,6,2096,2095,119,327745,9,2098,235,346,262205,6,2099,2098,
327874,6,2101,2099,2100,327808,6,2102,142,2101,131321,2104,131320,2104,458997,6,3492,139,237,2126,2105,327856,122,
2110,3492,119,262390,2106,2105,1,262394,2110,2105,2106,131320,2105,262205,128,2114,235,196670,2113,2114,196670,2115,
3492,393273,6,2117,133,2113,2115,327876,6,2119,2117,2118,327808,6,2122,2096,3492,327808,6,2123,2119,2122,327745,9,
2124,2111,3492,196670,2124,2123,327808,6,2126,3492,394,131321,2104,131320,2106,196855,2129,0,262394,2127,2128,2129,
131320,2128,262205,128,2131,235,196670,2130,2131,327737,2,2132,228,2130,262205,128,2134,235,196670,2133,2134,196670,
2135,2102,262205,179,2138,2111,196670,2137,2138,458809,2,2139,233,2133,2135,2137,262205,128,2140,2133,196670,235,2140,
262205,179,2141,2137,196670,2111,2141,131321,2129,131320,2129,262205,128,2144,235,196670,2143,2144,196670,2145,2102,
262205,179,2148,2111,196670,2147,2148,196670,2149,2142,524345,2,2150,225,2143,2145,2147,2149,65789,65592,327734,2,244,
0,238,196663,27,239,196663,180,240,196663,180,241,196663,180,242,196663,9,243,131320,245,262203,27,2200,7,262203,9,
2202,7,262203,9,2205,7,393281,567,2151,565,346,642,262205,6,2152,2151,327858,122,2154,2152,2153,196855,2156,0,262394,
2154,2155,2182,131320,2155,131321,2158,131320,2158,458997,6,3495,139,2155,2181,2161,327856,122,2164,3495,119,262390,
2160,2161,1,262394,2164,2159,2160,131320,2159,327745,9,2166,242,3495,262205,6,2167,2166,262205,6,2168,243,327856,122,
2169,2167,2168,196855,2171,0,262394,2169,2170,2171,131320,2170,262205,24,2172,239,327745,9,2174,240,3495,262205,6,
2175,2174,327745,9,2177,241,3495,262205,6,2178,2177,393281,347,2179,2172,346,2175,327742,2179,2178,2,4,131321,2171,
131320,2171,131321,2161,131320,2161,327808,6,2181,3495,394,131321,2158,131320,2160,131321,2156,131320,2182,131321,
2184,131320,2184,458997,6,3493,139,2182,2210,2187,327856,122,2190,3493,119,262390,2186,2187,1,262394,2190,2185,2186,
131320,2185,327745,9,2192,242,3493,262205,6,2193,2192,262205,6,2194,243,327856,122,2195,2193,2194,196855,2197,0,
262394,2195,2196,2197,131320,2196,262205,24,2201,239,196670,2200,2201,327745,9,2203,240,3493,262205,6,2204,2203,
196670,2202,2204,327745,9,2206,241,3493,262205,6,2207,2206,196670,2205,2207,458809,2,2208,32,2200,2202,2205,131321,
2197,131320,2197,131321,2187,131320,2187,327808,6,2210,3493,394,131321,2184,131320,2186,131321,2156,131320,2156,65789,
65592,327734,2,250,0,246,196663,180,247,196663,9,248,196663,9,249,131320,251,262203,18,2234,7,262203,9,2237,7,131321,
2212,131320,2212,458997,6,3497,139,251,2243,2215,327856,122,2218,3497,119,262390,2214,2215,1,262394,2218,2213,2214,
131320,2213,327812,6,2221,3497,445,262205,6,2222,440,327808,6,2223,2221,2222,262205,6,2226,249,327856,122,2227,2223,
2226,196855,2230,0,262394,2227,2229,2239,131320,2229,262205,6,2231,248,327808,6,2233,2231,2223,393281,590,2235,565,
346,394,262205,15,2236,2235,196670,2234,2236,196670,2237,2233,393273,6,2238,22,2234,2237,131321,2230,131320,2239,
131321,2230,131320,2230,458997,6,3498,2238,2229,139,2239,327745,9,2241,247,3497,196670,2241,3498,131321,2215,131320,
2215,327808,6,2243,3497,394,131321,2212,131320,2214,65789,65592,327734,2,257,0,252,196663,180,253,196663,9,254,196663,
9,255,196663,9,256,131320,258,262203,9,2267,7,131321,2245,131320,2245,458997,6,3500,139,258,2275,2248,327856,122,2251,
3500,119,262390,2247,2248,1,262394,2251,2246,2247,131320,2246,327812,6,2254,3500,445,262205,6,2255,440,327808,6,2256,
2254,2255,262205,6,2259,255,327856,122,2260,2256,2259,196855,2263,0,262394,2260,2262,2271,131320,2262,262205,6,2264,
254,327808,6,2266,2264,2256,196670,2267,2266,327737,7,2268,72,2267,262205,6,2269,256,327757,6,2270,2268,2269,131321,
2263,131320,2271,131321,2263,131320,2263,458997,6,3501,2270,2262,139,2271,327745,9,2273,253,3500,196670,2273,3501,
131321,2248,131320,2248,327808,6,2275,3500,394,131321,2245,131320,2247,65789,65592,327734,2,262,0,259,196663,180,260,
196663,180,261,131320,263,262203,9,2286,7,262203,9,2314,7,262205,6,2277,440,262368,124,124,457,131321,2279,131320,
2279,458997,6,3503,139,263,2299,2280,327856,122,2285,3503,119,262390,2281,2280,1,262394,2285,2280,2281,131320,2280,
196670,2286,2277,327737,6,2288,104,2286,327812,6,2292,3503,2291,327808,6,2293,2288,2292,327745,9,2295,260,3503,262205,
6,2296,2295,327745,455,2297,963,2293,196670,2297,2296,327808,6,2299,3503,394,131321,2279,131320,2281,262368,124,124,
457,131321,2301,131320,2301,458997,6,3504,139,2281,2320,2302,327856,122,2307,3504,119,262390,2303,2302,1,262394,2307,
2302,2303,131320,2302,327745,9,2310,261,3504,262205,6,2311,2310,327879,6,2313,2311,2312,196670,2314,2313,327737,6,
2315,104,2314,327745,455,2316,963,2315,262205,6,2317,2316,327745,9,2318,260,3504,196670,2318,2317,327808,6,2320,3504,
394,131321,2301,131320,2303,65789,65592,327734,2,269,0,264,196663,180,265,196663,180,266,196663,180,267,196663,9,268,
131320,270,262203,27,2348,7,262203,9,2351,7,262203,9,2354,7,131321,2322,131320,2322,458997,6,3505,139,270,2359,2325,
327856,122,2328,3505,119,262390,2324,2325,1,262394,2328,2323,2324,131320,2323,327745,9,2330,267,3505,262205,6,2331,
2330,262205,6,2332,268,327856,122,2333,2331,2332,196855,2335,0,262394,2333,2334,2335,131320,2334,327745,9,2337,266,
3505,262205,6,2338,2337,393281,567,2340,565,346,2339,262205,6,2341,2340,327856,122,2342,2338,2341,131321,2335,131320,
2335,458997,122,2343,2333,2323,2342,2334,196855,2345,0,262394,2343,2344,2345,131320,2344,393281,923,2349,565,346,872,
262205,24,2350,2349,196670,2348,2350,327745,9,2352,266,3505,262205,6,2353,2352,196670,2351,2353,327745,9,2355,265,
3505,262205,6,2356,2355,196670,2354,2356,458809,2,2357,32,2348,2351,2354,131321,2345,131320,2345,131321,2325,131320,
2325,327808,6,2359,3505,394,131321,2322,131320,2324,65789,65592,327734,2,277,0,271,196663,180,272,196663,180,273,
196663,9,274,196663,9,275,196663,9,276,131320,278,262203,180,2360,7,262203,180,2361,7,262203,9,2362,7,262203,9,2364,7,
262203,9,2366,7,262203,180,2369,7,262203,180,2371,7,262203,27,2379,7,262203,180,2382,7,262203,180,2384,7,262203,180,
2386,7,262203,9,2388,7,262203,180,2392,7,262203,180,2393,7,262203,9,2394,7,262203,9,2396,7,262203,9,2398,7,262203,180,
2401,7,262203,180,2403,7,262203,8,2427,7,262203,9,2428,7,262203,8,2433,7,262203,9,2434,7,262205,6,2363,274,196670,
2362,2363,262205,6,2365,275,196670,2364,2365,196670,2366,139,524345,2,2367,257,2361,2362,2364,2366,262205,179,2368,
2361,196670,2360,2368,196670,2369,2368,262205,179,2372,273,196670,2371,2372,393273,2,2373,262,2369,2371,262205,179,
2374,2369,196670,2360,2374,196855,2377,0,262394,2375,2376,2377,131320,2376,393281,923,2380,565,346,2378,262205,24,
2381,2380,196670,2379,2381,262205,179,2383,272,196670,2382,2383,262205,179,2385,2360,196670,2384,2385,262205,179,2387,
273,196670,2386,2387,262205,6,2389,276,196670,2388,2389,589881,2,2390,244,2379,2382,2384,2386,2388,65789,131320,2377,
262205,6,2395,274,196670,2394,2395,262205,6,2397,275,196670,2396,2397,196670,2398,142,524345,2,2399,257,2393,2394,
2396,2398,262205,179,2400,2393,196670,2392,2400,196670,2401,2400,262205,179,2404,273,196670,2403,2404,393273,2,2405,
262,2401,2403,262205,179,2406,2401,196670,2392,2406,131321,2408,131320,2408,458997,6,3508,139,2377,2450,2411,327856,
122,2414,3508,119,262390,2410,2411,1,262394,2414,2409,2410,131320,2409,327745,9,2416,273,3508,262205,6,2417,2416,
262205,6,2418,276,327856,122,2419,2417,2418,196855,2421,0,262394,2419,2420,2421,131320,2420,393281,923,2423,565,346,
2378,262205,24,2424,2423,262268,7,2425,2424,196670,2427,2425,327745,9,2429,272,3508,262205,6,2430,2429,196670,2428,
2430,393273,7,2431,13,2427,2428,196670,2433,2431,262205,6,2436,2429,196670,2434,2436,393273,7,2437,13,2433,2434,
262268,24,2438,2437,327745,9,2441,2360,3508,262205,6,2442,2441,393281,347,2443,2438,346,346,327742,2443,2442,2,4,
327745,9,2446,2392,3508,262205,6,2447,2446,393281,347,2448,2438,346,394,327742,2448,2447,2,4,131321,2421,131320,2421,
131321,2411,131320,2411,327808,6,2450,3508,394,131321,2408,131320,2410,65789,65592,327734,2,281,0,279,196663,180,280,
131320,282,262203,9,2460,7,131321,2452,131320,2452,458997,6,3510,139,282,2472,2453,327856,122,2458,3510,119,262390,
2454,2453,1,262394,2458,2453,2454,131320,2453,262205,6,2461,440,196670,2460,2461,327737,6,2462,104,2460,327812,6,2466,
3510,2465,327808,6,2467,2462,2466,327745,455,2468,963,2467,262205,6,2469,2468,327745,9,2470,280,3510,196670,2470,2469,
327808,6,2472,3510,394,131321,2452,131320,2454,65789,65592,327734,2,284,0,187,196663,9,283,131320,285,262203,180,2473,
7,262203,180,2474,7,262203,2486,2487,7,327737,2,2475,281,2474,262205,179,2476,2474,196670,2473,2476,131321,2478,
131320,2478,458997,6,3511,139,285,2498,2479,327856,122,2484,3511,119,262390,2480,2479,1,262394,2484,2479,2480,131320,
2479,327745,9,2490,2473,3511,262205,6,2491,2490,327874,6,2492,2491,2118,327745,1871,2493,1858,2492,262205,7,2494,2493,
262268,24,2495,2494,327745,27,2496,2487,3511,196670,2496,2495,327808,6,2498,3511,394,131321,2478,131320,2480,131321,
2500,131320,2500,458997,6,3512,139,2480,2531,2503,327856,122,2506,3512,119,262390,2502,2503,1,262394,2506,2501,2502,
131320,2501,327745,9,2508,2473,3512,262205,6,2509,2508,393281,567,2510,565,346,729,262205,6,2511,2510,327876,6,2512,
2511,2118,327856,122,2513,2509,2512,196855,2515,0,262394,2513,2514,2515,131320,2514,327745,27,2517,2487,3512,262205,
24,2518,2517,327812,6,2520,3512,445,262205,6,2521,440,327808,6,2522,2520,2521,262205,6,2523,283,262205,6,2526,2508,
327879,6,2527,2526,2312,327877,6,2528,2523,2527,393281,347,2529,2518,346,2522,327742,2529,2528,2,4,131321,2515,131320,
2515,131321,2503,131320,2503,327808,6,2531,3512,394,131321,2500,131320,2502,65789,65592,327734,2,288,0,90,196663,9,
286,196663,9,287,131320,289,262203,180,2536,7,262203,180,2537,7,262203,180,2548,7,262203,180,2605,7,262203,180,2622,7,
262203,9,2623,7,262203,9,2625,7,262203,180,2629,7,262203,180,2631,7,262203,27,2635,7,262203,180,2638,7,262203,180,
2640,7,262203,180,2642,7,262203,9,2644,7,262203,180,2653,7,262203,180,2655,7,262203,180,2657,7,262203,9,2659,7,262203,
180,2674,7,262203,180,2676,7,262203,9,2678,7,262203,9,2680,7,262203,9,2682,7,393281,567,2533,565,346,729,262205,6,
2534,2533,327876,6,2535,2534,2118,327737,2,2538,281,2537,262205,179,2539,2537,196670,2536,2539,131321,2541,131320,
2541,458997,6,3514,139,289,2563,2542,327856,122,2547,3514,119,262390,2543,2542,1,262394,2547,2542,2543,131320,2542,
327745,9,2551,2536,3514,262205,6,2552,2551,327874,6,2553,2552,2118,393281,455,2554,1858,2553,139,262205,6,2555,2554,
327812,6,2557,3514,445,262205,6,2558,440,327808,6,2559,2557,2558,327808,6,2560,2555,2559,327745,9,2561,2548,3514,
196670,2561,2560,327808,6,2563,3514,394,131321,2541,131320,2543,393281,567,2564,565,346,629,262205,6,2565,2564,327879,
6,2566,2565,124,327851,122,2567,2566,139,196855,2569,0,262394,2567,2568,2569,131320,2568,131321,2571,131320,2571,
458997,6,3515,139,2568,2596,2574,327856,122,2577,3515,119,262390,2573,2574,1,262394,2577,2572,2573,131320,2572,327745,
9,2580,2536,3515,262205,6,2581,2580,327879,6,2582,2581,2312,262205,6,2583,287,327856,122,2584,2582,2583,196855,2587,0,
262394,2584,2586,2591,131320,2586,262205,6,2590,2580,131321,2587,131320,2591,131321,2587,131320,2587,458997,6,3524,
2590,2586,719,2591,196670,2580,3524,131321,2574,131320,2574,327808,6,2596,3515,394,131321,2571,131320,2573,131321,
2569,131320,2569,458997,6,3519,2535,2543,719,2573,131321,2598,131320,2598,458997,6,3516,139,2569,2615,2599,327856,122,
2604,3516,119,262390,2600,2599,1,262394,2604,2599,2600,131320,2599,262205,6,2607,286,327745,9,2609,2536,3516,262205,6,
2610,2609,327879,6,2611,2610,2312,327877,6,2612,2607,2611,327745,9,2613,2605,3516,196670,2613,2612,327808,6,2615,3516,
394,131321,2598,131320,2600,327879,6,2618,2565,121,327851,122,2619,2618,139,196855,2621,0,262394,2619,2620,2621,
131320,2620,262205,6,2624,286,196670,2623,2624,262205,6,2626,287,196670,2625,2626,458809,2,2627,250,2622,2623,2625,
262205,179,2628,2622,196670,2605,2628,196670,2629,2628,262205,179,2632,2536,196670,2631,2632,393273,2,2633,262,2629,
2631,262205,179,2634,2629,196670,2605,2634,131321,2621,131320,2621,393281,923,2636,565,346,1002,262205,24,2637,2636,
196670,2635,2637,262205,179,2639,2548,196670,2638,2639,262205,179,2641,2605,196670,2640,2641,262205,179,2643,2536,
196670,2642,2643,196670,2644,3519,589881,2,2646,244,2635,2638,2640,2642,2644,327879,6,2649,2565,119,327851,122,2650,
2649,139,196855,2652,0,262394,2650,2651,2652,131320,2651,262205,179,2654,2548,196670,2653,2654,262205,179,2656,2605,
196670,2655,2656,262205,179,2658,2536,196670,2657,2658,196670,2659,3519,524345,2,2661,269,2653,2655,2657,2659,131321,
2652,131320,2652,196855,2666,0,262394,2664,2665,2666,131320,2665,327879,6,2669,2565,141,327851,122,2670,2669,139,
131321,2666,131320,2666,458997,122,2671,2664,2652,2670,2665,196855,2673,0,262394,2671,2672,2673,131320,2672,262205,
179,2675,2548,196670,2674,2675,262205,179,2677,2536,196670,2676,2677,262205,6,2679,286,196670,2678,2679,262205,6,2681,
287,196670,2680,2681,196670,2682,3519,589881,2,2684,277,2674,2676,2678,2680,2682,131321,2673,131320,2673,65789,65592,
327734,2,293,0,149,196663,148,290,196663,9,291,196663,9,292,131320,294,262203,129,2693,7,262203,148,2694,7,262203,129,
2699,7,262203,9,2700,7,262203,9,2702,7,262203,129,2710,7,262203,9,2712,7,262203,148,2718,7,262203,9,2720,7,262203,9,
2721,7,262203,129,2725,7,262203,9,2730,7,262203,9,2734,7,262203,9,2736,7,262205,6,2686,292,262205,6,2687,291,327810,6,
2688,2686,2687,458764,6,2689,1,38,956,2688,196855,2691,0,262394,1082,2690,2698,131320,2690,262205,147,2695,290,196670,
2694,2695,393273,2,2696,166,2693,2694,262205,128,2697,2693,131321,2691,131320,2698,262205,6,2701,291,196670,2700,2701,
196670,2702,2689,458809,2,2704,172,2699,2700,2702,262205,128,2705,2699,131321,2691,131320,2691,458997,128,3527,2697,
2690,2705,2698,327856,122,2707,2689,956,196855,2709,0,262394,2707,2708,2709,131320,2708,196670,2710,3527,196670,2712,
2689,393273,2,2714,177,2710,2712,262205,128,2715,2710,131321,2709,131320,2709,458997,128,3528,3527,2691,2715,2708,
262205,6,2716,291,327808,6,2717,2716,956,262205,147,2719,290,196670,2718,2719,196670,2720,2717,262205,6,2722,292,
196670,2721,2722,458809,2,2723,153,2718,2720,2721,262205,147,2724,2718,196670,290,2724,196670,2725,3528,327737,2,2727,
236,2725,196855,2729,0,262394,1782,2728,2733,131320,2728,262205,6,2731,291,196670,2730,2731,327737,2,2732,284,2730,
131321,2729,131320,2733,262205,6,2735,291,196670,2734,2735,196670,2736,2689,393273,2,2738,288,2734,2736,131321,2729,
131320,2729,262368,124,124,457,65789,65592,327734,2,296,0,187,196663,9,295,131320,297,262203,2783,2784,7,262203,2845,
2846,7,262203,44,2902,7,262203,44,2917,7,262203,9,2920,7,262203,9,2921,7,262203,44,2925,7,262205,6,2740,440,327817,6,
2745,2740,2744,393281,567,2748,565,346,2747,262205,6,2749,2748,327814,6,2750,2749,125,393281,590,2754,565,346,2753,
262205,15,2755,2754,262268,7,2756,2755,262268,839,2757,2756,327814,6,2760,2740,2744,131321,2761,131320,2761,458997,6,
3529,2760,297,2981,2764,262205,6,2767,295,327856,122,2768,3529,2767,262390,2763,2764,0,262394,2768,2762,2763,131320,
2762,131321,2770,131320,2770,458997,6,3530,139,2762,2789,2771,327856,122,2781,3530,2780,262390,2772,2771,1,262394,
2781,2771,2772,131320,2771,327745,8,2787,2784,3530,196670,2787,2786,327808,6,2789,3530,394,131321,2770,131320,2772,
131321,2791,131320,2791,458997,6,3531,139,2772,2938,2794,327856,122,2798,3531,2750,262390,2793,2794,0,262394,2798,
2792,2793,131320,2792,131321,2800,131320,2800,458997,6,3537,139,2792,2861,2803,327856,122,2808,3537,2807,262390,2802,
2803,1,262394,2808,2801,2802,131320,2801,327812,6,2811,3537,2744,327808,6,2812,3531,2811,327856,122,2814,2812,2750,
196855,2816,0,262394,2814,2815,2816,131320,2815,131321,2818,131320,2818,458997,6,3548,139,2815,2859,2819,327856,122,
2824,3548,2780,262390,2820,2819,1,262394,2824,2819,2820,131320,2819,327812,6,2828,3548,2776,327808,6,2829,3529,2828,
262205,6,2830,295,327810,6,2831,2830,142,458764,6,2832,1,38,2829,2831,327808,6,2839,2812,2745,327810,6,2841,2750,142,
458764,6,2842,1,38,2839,2841,327812,6,2852,2832,2750,327808,6,2854,2852,2842,393281,843,2855,2757,346,2854,393277,43,
2856,2855,2,16,393281,44,2857,2846,3537,3548,196670,2857,2856,327808,6,2859,3548,394,131321,2818,131320,2820,131321,
2816,131320,2816,131321,2803,131320,2803,327808,6,2861,3537,394,131321,2800,131320,2802,131321,2863,131320,2863,
458997,6,3538,139,2802,2935,2866,327856,122,2869,3538,2807,262390,2865,2866,1,262394,2869,2864,2865,131320,2864,
327812,6,2872,3538,2744,327808,6,2873,3531,2872,327856,122,2875,2873,2750,196855,2877,0,262394,2875,2876,2877,131320,
2876,131321,2879,131320,2879,458997,6,3541,139,2876,2933,2882,327856,122,2885,3541,2780,262390,2881,2882,1,262394,
2885,2880,2881,131320,2880,327808,6,2892,2873,2745,327856,122,2896,2892,2750,196855,2899,0,262394,2896,2898,2906,
131320,2898,393281,44,2903,2846,3538,3541,262205,43,2904,2903,196670,2902,2904,327737,6,2905,53,2902,131321,2899,
131320,2906,131321,2899,131320,2899,458997,6,3545,2905,2898,139,2906,327812,6,2913,2892,125,393281,44,2918,2846,3538,
3541,262205,43,2919,2918,196670,2917,2919,196670,2920,2913,327745,439,2922,2916,139,262205,6,2923,2922,196670,2921,
2923,458809,43,2924,49,2917,2920,2921,196670,2925,2924,327737,6,2926,53,2925,327760,7,2927,3545,2926,327745,8,2928,
2784,3541,262205,7,2929,2928,327808,7,2930,2929,2927,196670,2928,2930,131321,2882,131320,2882,327808,6,2933,3541,394,
131321,2879,131320,2881,131321,2877,131320,2877,131321,2866,131320,2866,327808,6,2935,3538,394,131321,2863,131320,
2865,131321,2794,131320,2794,327808,6,2938,3531,2936,131321,2791,131320,2793,131321,2940,131320,2940,458997,6,3532,
139,2793,2978,2943,327856,122,2946,3532,2780,262390,2942,2943,1,262394,2946,2941,2942,131320,2941,327812,6,2949,3532,
2776,327808,6,2950,3529,2949,262205,6,2951,295,327856,122,2952,2950,2951,196855,2954,0,262394,2952,2953,2954,131320,
2953,327812,6,2962,2950,2961,327812,6,2964,2745,124,327808,6,2965,2962,2964,393281,9,2968,2784,3532,139,262205,6,2969,
2968,327745,455,2970,963,2965,196670,2970,2969,327808,6,2972,2965,142,393281,9,2974,2784,3532,142,262205,6,2975,2974,
327745,455,2976,963,2972,196670,2976,2975,131321,2954,131320,2954,131321,2943,131320,2943,327808,6,2978,3532,394,
131321,2940,131320,2942,131321,2764,131320,2764,327808,6,2981,3529,2979,131321,2761,131320,2763,262368,124,124,457,
65789,65592,327734,7,299,0,70,196663,9,298,131320,300,393281,567,2982,565,346,629,262205,6,2983,2982,327879,6,2985,
2983,2984,327850,122,2986,2985,139,196855,2988,0,262394,2986,2987,2988,131320,2987,393281,590,2990,565,346,2989,
262205,15,2991,2990,262205,6,2992,298,393281,347,2993,2991,346,2992,393277,6,2994,2993,2,4,393281,590,2995,565,346,
2753,262205,15,2996,2995,262205,6,2997,298,393281,567,2998,565,346,2747,262205,6,2999,2998,327812,6,3000,2997,2999,
327745,439,3001,2916,139,262205,6,3002,3001,327808,6,3003,3000,3002,393281,347,3004,2996,346,3003,393277,6,3005,3004,
2,4,327760,7,3006,2994,3005,131326,3006,131320,2988,131321,3010,131320,3010,458997,7,3564,2786,2988,3034,3011,458997,
6,3563,139,2988,3036,3011,327856,122,3016,3563,2744,262390,3012,3011,1,262394,3016,3011,3012,131320,3011,262205,6,
3017,298,327812,6,3018,3017,2961,327812,6,3020,3563,124,327808,6,3021,3018,3020,327745,455,3022,963,3021,262205,6,
3023,3022,262205,6,3024,298,327812,6,3025,3024,2961,327808,6,3028,3025,3020,327808,6,3029,3028,142,327745,455,3030,
963,3029,262205,6,3031,3030,327760,7,3032,3023,3031,327808,7,3034,3564,3032,327808,6,3036,3563,394,131321,3010,131320,
3012,131326,3564,65592,327734,2,302,0,187,196663,9,301,131320,303,262203,9,3041,7,262203,9,3050,7,262203,9,3079,7,
262203,9,3080,7,393281,567,3042,565,346,729,262205,6,3043,3042,196670,3041,3043,327737,7,3044,299,3041,327761,6,3045,
3044,0,327808,6,3049,3043,142,196670,3050,3049,327737,7,3051,299,3050,327761,6,3052,3051,0,262201,6,3054,68,393281,
567,3056,565,346,629,262205,6,3057,3056,327879,6,3059,3057,3058,327851,122,3060,3059,139,393281,923,3061,565,346,922,
262205,24,3062,3061,393281,347,3064,3062,346,346,327742,3064,3054,2,4,262205,6,3067,301,393281,347,3068,3062,346,394,
327742,3068,3067,2,4,327808,6,3073,3045,3052,393281,347,3074,3062,346,320,327742,3074,3073,2,4,393281,347,3078,3062,
346,2753,327742,3078,3052,2,4,196670,3079,125,262205,6,3081,301,196670,3080,3081,393273,2,3082,93,3079,3080,196855,
3088,0,262394,3060,3087,3092,131320,3087,327808,6,3090,3054,768,327814,6,3091,3090,119,131321,3088,131320,3092,131321,
3088,131320,3088,458997,6,3565,3091,3087,139,3092,393281,347,3094,3062,346,872,327742,3094,3565,2,4,196855,3100,0,
262394,3060,3099,3108,131320,3099,393281,590,3101,565,346,2989,262205,15,3102,3101,327808,6,3105,3043,124,393281,347,
3106,3102,346,3105,393277,6,3107,3106,2,4,131321,3100,131320,3108,131321,3100,131320,3100,458997,6,3566,3107,3099,139,
3108,393281,347,3110,3062,346,922,327742,3110,3566,2,4,131321,3113,131320,3113,458997,6,3567,3112,3100,3125,3114,
327856,122,3119,3567,141,262390,3115,3114,0,262394,3119,3114,3115,131320,3114,393281,347,3123,3062,346,3567,327742,
3123,139,2,4,327808,6,3125,3567,394,131321,3113,131320,3115,65789,65592,327734,2,308,0,304,196663,9,305,196663,9,306,
196663,9,307,131320,309,262203,9,3138,7,262203,9,3139,7,393281,923,3126,565,346,922,262205,24,3127,3126,262205,6,3128,
305,327808,6,3129,141,3128,262205,6,3130,306,393281,347,3131,3127,346,3129,327742,3131,3130,2,4,393281,567,3133,565,
346,3132,262205,6,3134,3133,262205,6,3135,305,327812,6,3136,3135,413,327808,6,3137,3134,3136,196670,3138,3137,262205,
6,3140,307,196670,3139,3140,393273,2,3141,93,3138,3139,65789,65592,327734,2,313,0,310,196663,219,311,196663,219,312,
131320,314,262203,3167,3168,7,262203,9,3182,7,262203,9,3196,7,262203,9,3198,7,262203,9,3230,7,262203,9,3232,7,262203,
9,3234,7,262203,9,3257,7,262203,9,3265,7,262203,9,3293,7,262205,122,3143,311,196855,3145,0,262394,3143,3144,3145,
131320,3144,393281,567,3146,565,346,629,262205,6,3147,3146,327879,6,3148,3147,810,327851,122,3149,3148,139,131321,
3145,131320,3145,458997,122,3150,3143,314,3149,3144,262205,6,3152,440,327812,6,3156,3152,3155,131321,3159,131320,3159,
458997,6,3569,139,3145,3191,3162,458997,6,3568,139,3145,3193,3162,327856,122,3165,3568,3155,262390,3161,3162,1,262394,
3165,3160,3161,131320,3160,327808,6,3172,3156,3568,393281,567,3173,565,346,729,262205,6,3174,3173,327856,122,3175,
3172,3174,196855,3178,0,262394,3175,3177,3184,131320,3177,196670,3182,3172,327737,7,3183,299,3182,131321,3178,131320,
3184,131321,3178,131320,3178,458997,7,3577,3183,3177,2786,3184,327745,8,3186,3168,3568,196670,3186,3577,393281,9,3188,
3168,3568,139,262205,6,3189,3188,327808,6,3191,3569,3189,131321,3162,131320,3162,327808,6,3193,3568,394,131321,3159,
131320,3161,196670,3196,3569,393273,6,3199,58,3196,3198,262205,6,3200,3198,131321,3202,131320,3202,458997,6,3572,3199,
3161,3242,3205,458997,6,3570,139,3161,3244,3205,327856,122,3208,3570,3155,262390,3204,3205,1,262394,3208,3203,3204,
131320,3203,327808,6,3212,3156,3570,393281,567,3214,565,346,729,262205,6,3215,3214,327856,122,3216,3212,3215,196855,
3218,0,262394,3216,3217,3218,131320,3217,393281,9,3222,3168,3570,142,262205,6,3223,3222,327808,6,3224,3572,3223,
327745,455,3225,1863,3212,196670,3225,3224,196855,3228,0,262394,3150,3227,3228,131320,3227,196670,3230,3212,196670,
3232,3572,393281,9,3235,3168,3570,139,262205,6,3236,3235,196670,3234,3236,458809,2,3237,308,3230,3232,3234,131321,
3228,131320,3228,131321,3218,131320,3218,393281,9,3239,3168,3570,139,262205,6,3240,3239,327808,6,3242,3572,3240,
131321,3205,131320,3205,327808,6,3244,3570,394,131321,3202,131320,3204,327850,122,3247,3152,3246,196855,3249,0,262394,
3247,3248,3249,131320,3248,393281,567,3250,565,346,729,262205,6,3251,3250,262205,122,3253,312,196855,3256,0,262394,
3253,3255,3269,131320,3255,196670,3257,3251,327737,7,3260,299,3257,327761,6,3261,3260,1,327808,6,3264,3251,142,196670,
3265,3264,327737,7,3266,299,3265,327761,6,3267,3266,1,327808,6,3268,3261,3267,131321,3256,131320,3269,131321,3256,
131320,3256,458997,6,3571,3268,3255,139,3269,327808,6,3271,3200,3571,327745,455,3272,1863,3251,196670,3272,3271,
196855,3275,0,262394,3150,3274,3275,131320,3274,393281,923,3276,565,346,922,262205,24,3277,3276,327808,6,3280,141,
3251,393281,347,3282,3277,346,3280,327742,3282,3200,2,4,131321,3275,131320,3275,262205,122,3283,311,196855,3285,0,
262394,3283,3284,3285,131320,3284,393281,567,3286,565,346,629,262205,6,3287,3286,327879,6,3288,3287,507,327851,122,
3289,3288,139,131321,3285,131320,3285,458997,122,3290,3283,3275,3289,3284,196855,3292,0,262394,3290,3291,3292,131320,
3291,196670,3293,3200,327737,2,3295,302,3293,131321,3292,131320,3292,131321,3249,131320,3249,65789,65592,
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
