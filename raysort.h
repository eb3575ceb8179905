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
#define RAYSORT_SHADER_DIGEST "3ebbc663243168ae917157f04153fc7df35b13582b9b3ab2d6601923a5402139"
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
#define RAYSORT_CONSTANT_THREADS 0    /* of a workgroup of count (128 or 256) and scatter (64, 128 or 256) */
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

/* Entries of a tile: large ones make long runs. Runs of 16 words took a third longer to write than runs of 32. */
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
  int needsTotals;     /* in memory: for the statistic, or for the pass that finds the ranges */
  int sumsRows;        /* every workgroup of the scatter does: there is no pass for it */
  raysort_table table;
} raysort_digit;

/* Small tables are summed by the scatter, for less than a pass before it would cost. So measured while a thread has no
 * more words than these: with up to 16 materials and any number of rays, with 64 materials and 2 Mi rays no longer. */
#define RAYSORT_SUMMED_WORDS 75u

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
  push->flags = source->flags | target->flags | (digit->sumsRows ? RAYSORT_KERNEL_UNSCANNED : 0);
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
119734787,66816,524299,304,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,156,161,208,213,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,262215,156,11,29,327752,203,0,35,0,327752,203,1,35,8,327752,203,2,35,16,327752,203,3,35,20,262215,204,6,4,262216,
205,0,25,327752,205,0,35,0,196679,205,2,327752,206,0,35,0,196679,206,2,262215,213,11,26,262215,289,11,25,196679,242,
5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,
16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,458785,25,24,9,9,9,9,327713,32,7,
8,8,262177,37,7,8,262187,6,42,0,262165,46,32,1,262187,46,47,2,262174,50,6,6,262187,6,55,1,262187,46,59,30,262187,46,
74,0,262176,75,5349,6,262176,99,7,24,262187,46,108,1,131092,112,262176,155,1,6,262203,155,156,1,262187,6,158,128,
262172,159,7,158,262176,160,4,159,262203,160,161,4,262176,164,4,7,262187,6,167,64,262187,6,175,2,262187,6,176,264,
196647,202,5349,393246,203,15,202,6,6,196637,204,6,196638,205,204,262176,202,5349,205,196638,206,203,262176,207,9,206,
262203,207,208,9,262187,6,209,2048,262187,46,210,3,262167,211,6,3,262176,212,1,211,262203,212,213,1,262176,215,9,6,
327724,7,227,42,42,262176,243,9,15,262176,271,9,202,393260,211,289,158,55,55,327734,2,4,0,3,131320,5,262203,99,201,7,
262203,9,214,7,262203,9,218,7,262203,9,219,7,262203,9,222,7,262203,8,226,7,262203,18,242,7,262203,9,246,7,262203,8,
250,7,262203,8,252,7,262203,8,256,7,393281,215,216,208,74,47,262205,6,217,216,196670,214,217,196670,218,209,393281,
215,220,208,74,210,262205,6,221,220,196670,219,221,327745,155,223,213,42,262205,6,224,223,196670,222,224,524345,24,
225,30,214,218,219,222,196670,201,225,196670,226,227,327745,9,229,201,108,262205,6,230,229,262205,6,231,156,327808,6,
232,230,231,131321,233,131320,233,458997,6,301,232,5,255,234,327745,9,239,201,47,262205,6,240,239,327856,112,241,301,
240,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,196670,242,245,196670,
246,301,393273,6,248,22,242,246,327760,7,249,248,42,262205,7,251,226,196670,250,251,196670,252,249,393273,7,253,35,
250,252,196670,226,253,327808,6,255,301,158,131321,233,131320,235,262205,7,257,226,196670,256,257,327737,7,258,39,256,
196670,226,258,327850,112,260,231,42,196855,262,0,262394,260,261,262,131320,261,327745,9,265,201,74,262205,6,266,265,
327856,112,267,224,266,131321,262,131320,262,458997,112,268,260,235,267,261,196855,270,0,262394,268,269,270,131320,
269,393281,271,272,208,74,108,262205,202,273,272,327745,9,276,226,42,262205,6,277,276,393281,75,278,273,74,224,327742,
278,277,2,4,327808,6,285,221,224,327745,9,286,226,55,262205,6,287,286,393281,75,288,273,74,285,327742,288,287,2,4,
131321,270,131320,270,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,43,11,42,262205,6,44,43,
262205,6,45,12,327876,6,48,45,47,327829,50,51,44,48,327761,6,52,51,1,327761,6,53,51,0,327745,9,56,11,55,262205,6,57,
56,262205,6,58,12,327874,6,60,58,59,327808,6,61,57,60,327808,6,63,61,52,327760,7,64,53,63,131326,64,65592,327734,6,22,
0,19,196663,18,20,196663,9,21,131320,23,262203,8,69,7,262203,9,70,7,262205,15,67,20,262268,7,68,67,196670,69,68,
262205,6,71,21,196670,70,71,393273,7,72,13,69,70,262268,15,73,72,393281,75,76,73,74,74,393277,6,77,76,2,4,131326,77,
65592,327734,24,30,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,99,100,7,262205,6,81,26,
262205,6,82,27,327808,6,83,81,82,327810,6,84,83,55,262205,6,85,27,327814,6,86,84,85,262205,6,89,28,327808,6,90,86,89,
327810,6,91,90,55,262205,6,92,28,327814,6,93,91,92,458764,6,94,1,41,55,93,262205,6,97,27,327812,6,98,94,97,327808,6,
103,86,94,327810,6,104,103,55,327814,6,106,104,94,327745,9,107,100,74,196670,107,106,262205,6,109,29,262205,6,111,107,
327856,112,113,109,111,196855,116,0,262394,113,115,120,131320,115,262205,6,117,29,327812,6,119,117,98,131321,116,
131320,120,262205,6,121,26,131321,116,131320,116,458997,6,302,119,115,121,120,327745,9,123,100,108,196670,123,302,
262205,6,124,26,262205,6,126,123,327808,6,128,126,98,458764,6,129,1,38,124,128,327745,9,130,100,47,196670,130,129,
262205,24,131,100,131326,131,65592,327734,7,35,0,32,196663,8,33,196663,8,34,131320,36,327745,9,135,33,42,262205,6,136,
135,327745,9,137,34,42,262205,6,138,137,327829,50,140,136,138,327761,6,141,140,1,327761,6,142,140,0,327745,9,144,33,
55,262205,6,145,144,327745,9,146,34,55,262205,6,147,146,327808,6,148,145,147,327808,6,150,148,141,327760,7,151,142,
150,131326,151,65592,327734,7,39,0,37,196663,8,38,131320,40,262203,8,187,7,262203,8,190,7,262205,6,157,156,262205,7,
163,38,327745,164,165,161,157,196670,165,163,131321,168,131320,168,458997,6,303,167,40,196,171,327852,112,174,303,42,
262390,170,171,0,262394,174,169,170,131320,169,262368,175,175,176,327856,112,179,157,303,196855,181,0,262394,179,180,
181,131320,180,327808,6,186,157,303,262205,7,189,165,196670,187,189,327745,164,191,161,186,262205,7,192,191,196670,
190,192,393273,7,193,35,187,190,196670,165,193,131321,181,131320,181,131321,171,131320,171,327874,6,196,303,108,
131321,168,131320,170,262368,175,175,176,327745,164,197,161,74,262205,7,198,197,131326,198,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,743,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,4,
1852399981,0,186,196,227,313,361,455,637,697,393232,4,17,128,1,1,262215,186,11,29,327752,446,0,35,0,327752,446,1,35,8,
327752,446,2,35,16,327752,446,3,35,24,327752,446,4,35,28,327752,446,5,35,32,327752,446,6,35,36,262215,447,6,4,327752,
448,0,35,0,196679,448,2,262215,449,6,4,262216,450,0,25,327752,450,0,35,0,196679,450,2,262215,451,6,4,262216,452,0,24,
327752,452,0,35,0,196679,452,2,327752,453,0,35,0,196679,453,2,262216,470,0,24,327752,470,0,35,0,196679,470,2,262215,
637,11,26,262215,697,11,24,262215,705,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,327710,15,6,6,6,458785,16,15,9,9,9,9,262167,23,6,4,262176,24,7,23,393249,25,23,24,9,9,327713,31,23,24,
9,327713,36,6,9,9,327713,41,7,8,8,262177,46,7,8,524321,50,6,9,9,9,9,8,262187,6,59,0,262165,63,32,1,262187,63,64,2,
262174,67,6,6,262187,6,72,1,262187,63,76,30,262176,103,7,15,262187,63,105,0,262187,63,113,1,131092,117,458796,23,139,
59,59,59,59,262187,6,141,2,262187,6,142,3,458796,23,143,59,72,141,142,262167,149,117,4,262167,154,6,3,262176,185,1,6,
262203,185,186,1,262187,6,191,16,262187,6,193,32,262172,194,23,193,262176,195,4,194,262203,195,196,4,262187,6,198,4,
262176,203,4,6,262187,6,205,264,262176,213,4,23,262172,225,23,198,262176,226,4,225,262203,226,227,4,262203,213,313,4,
262187,6,358,128,262172,359,7,358,262176,360,4,359,262203,360,361,4,262176,364,4,7,262187,6,367,64,262187,6,403,512,
262176,424,7,225,196647,443,5349,196647,444,5349,196647,445,5349,589854,446,443,444,445,6,6,6,6,196637,447,6,196638,
448,447,262176,443,5349,448,196637,449,6,196638,450,449,262176,444,5349,450,196637,451,6,196638,452,451,262176,445,
5349,452,196638,453,446,262176,454,9,453,262203,454,455,9,262176,456,9,443,196647,469,5349,196638,470,23,262176,469,
5349,470,262176,472,5349,23,262176,586,5349,6,262187,63,602,3,262176,603,9,6,262187,63,606,4,262187,6,609,256,262176,
615,9,445,262187,63,622,6,262187,63,623,5,262176,636,1,154,262203,636,637,1,327724,7,641,59,59,262187,6,658,2048,
262187,6,677,1024,262176,689,9,444,262203,636,697,1,393260,154,705,358,72,72,262187,6,742,511,327734,2,4,0,3,131320,5,
262203,9,624,7,262203,9,626,7,262203,9,629,7,262203,9,632,7,262203,8,640,7,262203,9,661,7,262203,9,662,7,262203,9,664,
7,262203,9,665,7,262203,8,667,7,262203,8,682,7,393281,603,604,455,105,602,262205,6,605,604,393281,603,607,455,105,606,
262205,6,608,607,327879,6,610,608,609,327851,117,611,610,59,196855,613,0,262394,611,612,613,131320,612,393281,615,616,
455,105,64,262205,445,617,616,393281,586,618,617,105,105,393277,6,619,618,2,4,458764,6,620,1,38,605,619,131321,613,
131320,613,458997,6,706,605,5,620,612,196670,624,706,393281,603,627,455,105,622,262205,6,628,627,196670,626,628,
393281,603,630,455,105,623,262205,6,631,630,196670,629,631,196670,632,59,524345,15,633,21,624,626,629,632,327761,6,
634,633,0,327745,185,638,637,59,262205,6,639,638,196670,640,641,131321,644,131320,644,458997,6,709,59,613,672,645,
458997,6,707,59,613,659,645,327856,117,651,707,634,262390,646,645,0,262394,651,645,646,131320,645,327812,6,655,639,
631,327808,6,659,707,658,458764,6,660,1,38,634,659,196670,661,655,196670,662,707,196670,664,660,196670,665,709,262205,
7,668,640,196670,667,668,589881,6,669,56,661,662,664,665,667,262205,7,670,667,196670,640,670,327808,6,672,709,669,
262368,141,141,205,131321,644,131320,646,327879,6,678,608,677,327851,117,679,678,59,196855,681,0,262394,679,680,681,
131320,680,262205,7,683,640,196670,682,683,327737,7,684,48,682,196670,640,684,131321,681,131320,681,262205,6,685,186,
327850,117,686,685,59,196855,688,0,262394,686,687,688,131320,687,393281,689,690,455,105,113,262205,444,691,690,393281,
586,694,691,105,639,327742,694,709,2,4,327745,185,698,697,59,262205,6,699,698,327808,6,701,699,639,327745,9,702,640,
72,262205,6,703,702,393281,586,704,691,105,701,327742,704,703,2,4,131321,688,131320,688,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,60,11,59,262205,6,61,60,262205,6,62,12,327876,6,65,62,64,327829,67,68,61,
65,327761,6,69,68,1,327761,6,70,68,0,327745,9,73,11,72,262205,6,74,73,262205,6,75,12,327874,6,77,75,76,327808,6,78,74,
77,327808,6,80,78,69,327760,7,81,70,80,131326,81,65592,327734,15,21,0,16,196663,9,17,196663,9,18,196663,9,19,196663,9,
20,131320,22,262203,103,104,7,262205,6,85,17,262205,6,86,18,327808,6,87,85,86,327810,6,88,87,72,262205,6,89,18,327814,
6,90,88,89,262205,6,93,19,327808,6,94,90,93,327810,6,95,94,72,262205,6,96,19,327814,6,97,95,96,458764,6,98,1,41,72,97,
262205,6,101,18,327812,6,102,98,101,327808,6,108,90,98,327810,6,109,108,72,327814,6,111,109,98,327745,9,112,104,105,
196670,112,111,262205,6,114,20,262205,6,116,112,327856,117,118,114,116,196855,121,0,262394,118,120,125,131320,120,
262205,6,122,20,327812,6,124,122,102,131321,121,131320,125,262205,6,126,17,131321,121,131320,121,458997,6,710,124,120,
126,125,327745,9,128,104,113,196670,128,710,262205,6,129,17,262205,6,131,128,327808,6,133,131,102,458764,6,134,1,38,
129,133,327745,9,135,104,64,196670,135,134,262205,15,136,104,131326,136,65592,327734,23,29,0,25,196663,24,26,196663,9,
27,196663,9,28,131320,30,262205,23,140,26,262205,6,144,27,458832,23,145,144,144,144,144,327808,23,146,143,145,262205,
6,147,28,458832,23,148,147,147,147,147,327856,149,150,146,148,393385,23,151,150,140,139,131326,151,65592,327734,23,34,
0,31,196663,24,32,196663,9,33,131320,35,262205,6,157,33,327745,9,158,32,59,262205,6,159,158,262205,6,161,158,327745,9,
162,32,72,262205,6,163,162,327808,6,164,161,163,262205,6,166,158,262205,6,168,162,327808,6,169,166,168,327745,9,170,
32,141,262205,6,171,170,327808,6,172,169,171,393296,154,173,159,164,172,393296,154,174,157,157,157,327808,154,175,174,
173,262205,6,176,33,327761,6,178,175,0,327761,6,179,175,1,327761,6,180,175,2,458832,23,181,176,178,179,180,131326,181,
65592,327734,6,39,0,36,196663,9,37,196663,9,38,131320,40,262203,24,206,7,262203,24,221,7,262203,24,247,7,262203,24,
248,7,262203,24,266,7,262203,9,268,7,262203,9,269,7,262203,24,276,7,262203,24,288,7,262203,9,290,7,262203,24,304,7,
262203,9,306,7,262205,6,187,186,327856,117,192,187,191,327814,6,199,187,198,327817,6,201,187,198,262205,6,202,37,
393281,203,204,196,199,201,196670,204,202,262368,141,141,205,196670,206,139,196855,210,0,262394,192,209,210,131320,
209,327812,6,212,187,141,327745,213,214,196,212,262205,23,215,214,196670,206,215,327808,6,218,212,72,327745,213,219,
196,218,262205,23,220,219,327808,23,224,215,220,196670,221,224,327745,9,232,221,59,262205,6,233,232,327745,9,234,221,
72,262205,6,235,234,327808,6,236,233,235,327745,9,237,221,141,262205,6,238,237,327808,6,239,236,238,327745,9,240,221,
142,262205,6,241,240,327808,6,242,239,241,393281,203,243,227,199,201,196670,243,242,131321,210,131320,210,458997,23,
713,139,40,220,209,262368,141,141,205,196855,246,0,262394,192,245,246,131320,245,196670,247,139,196670,248,139,131321,
250,131320,250,458997,6,711,59,245,275,251,327856,117,256,711,198,262390,252,251,1,262394,256,251,252,131320,251,
327745,213,259,227,711,262205,23,260,259,262205,23,262,247,327808,23,263,262,260,196670,247,263,327812,6,265,711,198,
196670,266,260,196670,268,265,196670,269,187,458809,23,271,29,266,268,269,262205,23,272,248,327808,23,273,272,271,
196670,248,273,327808,6,275,711,113,131321,250,131320,252,327745,9,277,248,59,262205,6,278,277,327745,9,279,248,72,
262205,6,280,279,327808,6,281,278,280,327745,9,282,248,141,262205,6,283,282,327808,6,284,281,283,327745,9,285,248,142,
262205,6,286,285,327808,6,287,284,286,262205,23,289,206,196670,288,289,196670,290,287,393273,23,291,34,288,290,196670,
276,291,327812,6,293,187,141,327745,213,295,196,293,196670,295,291,327808,6,298,293,72,327745,9,299,276,142,262205,6,
300,299,327745,9,301,206,142,262205,6,302,301,327808,6,303,300,302,196670,304,713,196670,306,303,393273,23,307,34,304,
306,327745,213,308,196,298,196670,308,307,327850,117,310,187,59,196855,312,0,262394,310,311,312,131320,311,327745,9,
314,247,59,262205,6,315,314,327745,9,316,247,72,262205,6,317,316,327808,6,318,315,317,327745,9,319,247,141,262205,6,
320,319,327808,6,321,318,320,327745,9,322,247,142,262205,6,323,322,327808,6,324,321,323,327745,203,325,313,59,196670,
325,324,131321,312,131320,312,131321,246,131320,246,262368,141,141,205,327745,203,326,313,59,262205,6,327,326,196670,
38,327,262205,6,333,204,131326,333,65592,327734,7,44,0,41,196663,8,42,196663,8,43,131320,45,327745,9,337,42,59,262205,
6,338,337,327745,9,339,43,59,262205,6,340,339,327829,67,342,338,340,327761,6,343,342,1,327761,6,344,342,0,327745,9,
346,42,72,262205,6,347,346,327745,9,348,43,72,262205,6,349,348,327808,6,350,347,349,327808,6,352,350,343,327760,7,353,
344,352,131326,353,65592,327734,7,48,0,46,196663,8,47,131320,49,262203,8,385,7,262203,8,388,7,262205,6,357,186,262205,
7,363,47,327745,364,365,361,357,196670,365,363,131321,368,131320,368,458997,6,714,367,49,394,371,327852,117,374,714,
59,262390,370,371,0,262394,374,369,370,131320,369,262368,141,141,205,327856,117,377,357,714,196855,379,0,262394,377,
378,379,131320,378,327808,6,384,357,714,262205,7,387,365,196670,385,387,327745,364,389,361,384,262205,7,390,389,
196670,388,390,393273,7,391,44,385,388,196670,365,391,131321,379,131320,379,131321,371,131320,371,327874,6,394,714,
113,131321,368,131320,370,262368,141,141,205,327745,364,395,361,105,262205,7,396,395,131326,396,65592,327734,6,56,0,
50,196663,9,51,196663,9,52,196663,9,53,196663,9,54,196663,8,55,131320,57,262203,424,425,7,262203,8,466,7,262203,9,467,
7,262203,8,519,7,262203,8,521,7,262203,9,534,7,262203,9,536,7,262205,6,400,53,262205,6,401,52,327810,6,402,400,401,
327808,6,405,402,742,327814,6,406,405,403,458764,6,407,1,38,198,406,262205,6,409,52,262205,6,410,186,327812,6,412,410,
407,327812,6,413,412,198,327808,6,414,409,413,131321,417,131320,417,458997,6,716,59,57,477,420,327856,117,423,716,198,
262390,419,420,1,262394,423,418,419,131320,418,327745,24,427,425,716,196670,427,139,327856,117,430,716,407,196855,432,
0,262394,430,431,432,131320,431,327812,6,435,716,198,327808,6,436,414,435,262205,6,437,53,327856,117,438,436,437,
131321,432,131320,432,458997,117,439,430,418,438,431,196855,441,0,262394,439,440,441,131320,440,393281,456,457,455,
105,105,262205,443,458,457,262268,7,459,458,262205,6,460,51,327808,6,462,460,414,327812,6,464,716,198,327808,6,465,
462,464,196670,466,459,196670,467,465,393273,7,468,13,466,467,262268,469,471,468,327745,472,473,471,105,393277,23,474,
473,2,16,196670,427,474,131321,441,131320,441,131321,420,131320,420,327808,6,477,716,113,131321,417,131320,419,131321,
479,131320,479,458997,6,718,59,419,737,482,458997,6,717,59,419,532,482,327856,117,485,717,198,262390,481,482,1,262394,
485,480,481,131320,480,131321,487,131320,487,458997,6,737,718,480,528,490,458997,6,731,59,480,530,490,327856,117,493,
731,198,262390,489,490,1,262394,493,488,489,131320,488,327812,6,498,717,198,327808,6,499,414,498,327808,6,501,499,731,
262205,6,502,53,327856,117,503,501,502,196855,506,0,262394,503,505,511,131320,505,393281,9,509,425,717,731,262205,6,
510,509,131321,506,131320,511,131321,506,131320,506,458997,6,733,510,505,59,511,393281,9,513,425,717,731,196670,513,
733,262205,6,517,513,327760,7,518,517,59,262205,7,520,55,196670,519,520,196670,521,518,393273,7,522,44,519,521,196670,
55,522,262205,6,526,513,327808,6,528,737,526,131321,490,131320,490,327808,6,530,731,113,131321,487,131320,489,131321,
482,131320,482,327808,6,532,717,113,131321,479,131320,481,196670,534,718,393273,6,537,39,534,536,262205,6,538,536,
262205,6,539,54,327808,6,540,539,537,196670,54,540,262205,6,542,54,131321,544,131320,544,458997,6,720,59,481,597,547,
458997,6,727,542,481,726,547,327856,117,550,720,198,262390,546,547,1,262394,550,545,546,131320,545,131321,552,131320,
552,458997,6,726,727,545,593,555,458997,6,721,59,545,595,555,327856,117,558,721,198,262390,554,555,1,262394,558,553,
554,131320,553,327856,117,561,720,407,196855,563,0,262394,561,562,563,131320,562,327812,6,566,720,198,327808,6,567,
414,566,327808,6,569,567,721,262205,6,570,53,327856,117,571,569,570,131321,563,131320,563,458997,117,572,561,553,571,
562,196855,574,0,262394,572,573,574,131320,573,393281,456,575,455,105,105,262205,443,576,575,262205,6,577,51,327808,6,
579,577,414,327812,6,581,720,198,327808,6,582,579,581,327808,6,584,582,721,393281,586,587,576,105,584,327742,587,726,
2,4,131321,574,131320,574,393281,9,590,425,720,721,262205,6,591,590,327808,6,593,726,591,131321,555,131320,555,327808,
6,595,721,113,131321,552,131320,554,131321,547,131320,547,327808,6,597,720,113,131321,544,131320,546,131326,538,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,633,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,786447,5,4,
1852399981,0,216,226,257,343,388,446,450,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,
2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,216,11,29,327752,443,
0,35,0,327752,443,1,35,8,327752,443,2,35,16,327752,443,3,35,24,327752,443,4,35,32,327752,443,5,35,40,327752,443,6,35,
44,327752,444,0,35,0,196679,444,2,262215,450,11,26,262215,608,11,25,196679,517,5356,196679,555,5356,131091,2,196641,3,
2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,
393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,327713,50,42,
43,9,327713,55,6,9,9,262177,60,6,9,262187,6,68,0,262165,72,32,1,262187,72,73,2,262174,76,6,6,262187,6,81,1,262187,72,
85,30,262187,72,100,0,262176,101,5349,6,262176,134,7,34,262187,72,143,1,131092,147,458796,42,169,68,68,68,68,262187,6,
171,2,262187,6,172,3,458796,42,173,68,81,171,172,262167,179,147,4,262167,184,6,3,262176,215,1,6,262203,215,216,1,
262187,6,221,16,262187,6,223,32,262172,224,42,223,262176,225,4,224,262203,225,226,4,262187,6,228,4,262176,233,4,6,
262187,6,235,264,262176,243,4,42,262172,255,42,228,262176,256,4,255,262203,256,257,4,262203,243,343,4,262187,72,368,5,
262187,6,385,2112,262172,386,6,385,262176,387,4,386,262203,387,388,4,589854,443,15,15,15,24,24,6,6,196638,444,443,
262176,445,9,444,262203,445,446,9,262187,6,447,2048,262187,72,448,6,262176,449,1,184,262203,449,450,1,262176,452,9,6,
262176,472,9,15,262187,6,525,128,262187,72,548,3,262176,556,9,24,262187,72,578,4,327724,7,582,68,68,262167,583,147,2,
393260,184,608,525,81,81,327734,2,4,0,3,131320,5,262203,134,442,7,262203,9,451,7,262203,9,455,7,262203,9,456,7,262203,
9,459,7,262203,9,502,7,262203,18,517,7,262203,9,520,7,262203,9,528,7,262203,9,552,7,262203,27,555,7,262203,9,559,7,
262203,9,560,7,393281,452,453,446,100,368,262205,6,454,453,196670,451,454,196670,455,447,393281,452,457,446,100,448,
262205,6,458,457,196670,456,458,327745,215,460,450,68,262205,6,461,460,196670,459,461,524345,34,462,40,451,455,456,
459,196670,442,462,327745,9,466,442,100,262205,6,467,466,327856,147,468,461,467,196855,471,0,262394,468,470,479,
131320,470,393281,472,473,446,100,143,262205,15,474,473,393281,101,477,474,100,461,393277,6,478,477,2,4,131321,471,
131320,479,131321,471,131320,471,458997,6,609,478,470,68,479,327745,9,482,442,143,262205,6,483,482,131321,484,131320,
484,458997,6,613,609,471,530,487,458997,6,610,483,471,567,487,327745,9,490,442,73,262205,6,491,490,327856,147,492,610,
491,262390,486,487,0,262394,492,485,486,131320,485,262368,171,171,235,262205,6,494,216,131321,495,131320,495,458997,6,
611,494,485,527,498,327856,147,501,611,447,262390,497,498,1,262394,501,496,497,131320,496,196670,502,611,327737,6,504,
62,502,327808,6,507,610,611,262205,6,509,490,327856,147,510,507,509,196855,513,0,262394,510,512,522,131320,512,393281,
472,518,446,100,100,262205,15,519,518,196670,517,519,196670,520,507,393273,6,521,22,517,520,131321,513,131320,522,
131321,513,131320,513,458997,6,618,521,512,68,522,327745,233,524,388,504,196670,524,618,131321,498,131320,498,327808,
6,527,611,525,131321,495,131320,497,262368,171,171,235,196670,528,613,327737,6,530,65,528,262368,171,171,235,131321,
533,131320,533,458997,6,614,494,497,565,536,327856,147,539,614,447,262390,535,536,1,262394,539,534,535,131320,534,
327808,6,542,610,614,262205,6,544,490,327856,147,545,542,544,196855,547,0,262394,545,546,547,131320,546,196670,552,
614,327737,6,554,62,552,393281,556,557,446,100,548,262205,24,558,557,196670,555,558,196670,559,542,327745,233,561,388,
554,262205,6,562,561,196670,560,562,458809,2,563,32,555,559,560,131321,547,131320,547,131321,536,131320,536,327808,6,
565,614,525,131321,533,131320,535,131321,487,131320,487,327808,6,567,610,447,131321,484,131320,486,327850,147,570,461,
68,196855,572,0,262394,570,571,572,131320,571,262205,6,573,216,327850,147,574,573,68,131321,572,131320,572,458997,147,
575,570,486,574,571,196855,577,0,262394,575,576,577,131320,576,393281,556,579,446,100,578,262205,24,580,579,262268,7,
581,580,327851,583,584,581,582,262298,147,585,584,131321,577,131320,577,458997,147,586,575,572,585,576,196855,588,0,
262394,586,587,588,131320,587,393281,556,589,446,100,578,262205,24,590,589,393281,472,591,446,100,73,262205,15,592,
591,393281,101,593,592,100,100,393277,6,594,593,2,4,393281,101,595,590,100,100,327742,595,594,2,4,393281,101,600,592,
100,143,393277,6,601,600,2,4,393281,101,604,592,100,73,393277,6,605,604,2,4,327808,6,606,601,605,393281,101,607,590,
100,143,327742,607,606,2,4,131321,588,131320,588,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,
327745,9,69,11,68,262205,6,70,69,262205,6,71,12,327876,6,74,71,73,327829,76,77,70,74,327761,6,78,77,1,327761,6,79,77,
0,327745,9,82,11,81,262205,6,83,82,262205,6,84,12,327874,6,86,84,85,327808,6,87,83,86,327808,6,89,87,78,327760,7,90,
79,89,131326,90,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,95,7,262203,9,96,7,262205,15,93,20,
262268,7,94,93,196670,95,94,262205,6,97,21,196670,96,97,393273,7,98,13,95,96,262268,15,99,98,393281,101,102,99,100,
100,393277,6,103,102,2,4,131326,103,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,
108,7,262203,9,109,7,262205,24,106,29,262268,7,107,106,196670,108,107,262205,6,110,30,196670,109,110,393273,7,111,13,
108,109,262268,24,112,111,262205,6,113,31,393281,101,114,112,100,100,327742,114,113,2,4,65789,65592,327734,34,40,0,35,
196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,134,135,7,262205,6,116,36,262205,6,117,37,327808,6,
118,116,117,327810,6,119,118,81,262205,6,120,37,327814,6,121,119,120,262205,6,124,38,327808,6,125,121,124,327810,6,
126,125,81,262205,6,127,38,327814,6,128,126,127,458764,6,129,1,41,81,128,262205,6,132,37,327812,6,133,129,132,327808,
6,138,121,129,327810,6,139,138,81,327814,6,141,139,129,327745,9,142,135,100,196670,142,141,262205,6,144,39,262205,6,
146,142,327856,147,148,144,146,196855,151,0,262394,148,150,155,131320,150,262205,6,152,39,327812,6,154,152,133,131321,
151,131320,155,262205,6,156,36,131321,151,131320,151,458997,6,625,154,150,156,155,327745,9,158,135,143,196670,158,625,
262205,6,159,36,262205,6,161,158,327808,6,163,161,133,458764,6,164,1,38,159,163,327745,9,165,135,73,196670,165,164,
262205,34,166,135,131326,166,65592,327734,42,48,0,44,196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,170,45,
262205,6,174,46,458832,42,175,174,174,174,174,327808,42,176,173,175,262205,6,177,47,458832,42,178,177,177,177,177,
327856,179,180,176,178,393385,42,181,180,170,169,131326,181,65592,327734,42,53,0,50,196663,43,51,196663,9,52,131320,
54,262205,6,187,52,327745,9,188,51,68,262205,6,189,188,262205,6,191,188,327745,9,192,51,81,262205,6,193,192,327808,6,
194,191,193,262205,6,196,188,262205,6,198,192,327808,6,199,196,198,327745,9,200,51,171,262205,6,201,200,327808,6,202,
199,201,393296,184,203,189,194,202,393296,184,204,187,187,187,327808,184,205,204,203,262205,6,206,52,327761,6,208,205,
0,327761,6,209,205,1,327761,6,210,205,2,458832,42,211,206,208,209,210,131326,211,65592,327734,6,58,0,55,196663,9,56,
196663,9,57,131320,59,262203,43,236,7,262203,43,251,7,262203,43,277,7,262203,43,278,7,262203,43,296,7,262203,9,298,7,
262203,9,299,7,262203,43,306,7,262203,43,318,7,262203,9,320,7,262203,43,334,7,262203,9,336,7,262205,6,217,216,327856,
147,222,217,221,327814,6,229,217,228,327817,6,231,217,228,262205,6,232,56,393281,233,234,226,229,231,196670,234,232,
262368,171,171,235,196670,236,169,196855,240,0,262394,222,239,240,131320,239,327812,6,242,217,171,327745,243,244,226,
242,262205,42,245,244,196670,236,245,327808,6,248,242,81,327745,243,249,226,248,262205,42,250,249,327808,42,254,245,
250,196670,251,254,327745,9,262,251,68,262205,6,263,262,327745,9,264,251,81,262205,6,265,264,327808,6,266,263,265,
327745,9,267,251,171,262205,6,268,267,327808,6,269,266,268,327745,9,270,251,172,262205,6,271,270,327808,6,272,269,271,
393281,233,273,257,229,231,196670,273,272,131321,240,131320,240,458997,42,628,169,59,250,239,262368,171,171,235,
196855,276,0,262394,222,275,276,131320,275,196670,277,169,196670,278,169,131321,280,131320,280,458997,6,626,68,275,
305,281,327856,147,286,626,228,262390,282,281,1,262394,286,281,282,131320,281,327745,243,289,257,626,262205,42,290,
289,262205,42,292,277,327808,42,293,292,290,196670,277,293,327812,6,295,626,228,196670,296,290,196670,298,295,196670,
299,217,458809,42,301,48,296,298,299,262205,42,302,278,327808,42,303,302,301,196670,278,303,327808,6,305,626,143,
131321,280,131320,282,327745,9,307,278,68,262205,6,308,307,327745,9,309,278,81,262205,6,310,309,327808,6,311,308,310,
327745,9,312,278,171,262205,6,313,312,327808,6,314,311,313,327745,9,315,278,172,262205,6,316,315,327808,6,317,314,316,
262205,42,319,236,196670,318,319,196670,320,317,393273,42,321,53,318,320,196670,306,321,327812,6,323,217,171,327745,
243,325,226,323,196670,325,321,327808,6,328,323,81,327745,9,329,306,172,262205,6,330,329,327745,9,331,236,172,262205,
6,332,331,327808,6,333,330,332,196670,334,628,196670,336,333,393273,42,337,53,334,336,327745,243,338,226,328,196670,
338,337,327850,147,340,217,68,196855,342,0,262394,340,341,342,131320,341,327745,9,344,277,68,262205,6,345,344,327745,
9,346,277,81,262205,6,347,346,327808,6,348,345,347,327745,9,349,277,171,262205,6,350,349,327808,6,351,348,350,327745,
9,352,277,172,262205,6,353,352,327808,6,354,351,353,327745,233,355,343,68,196670,355,354,131321,342,131320,342,131321,
276,131320,276,262368,171,171,235,327745,233,356,343,68,262205,6,357,356,196670,57,357,262205,6,363,234,131326,363,
65592,327734,6,62,0,60,196663,9,61,131320,63,262205,6,366,61,262205,6,367,61,327874,6,369,367,368,327808,6,370,366,
369,131326,370,65592,327734,6,65,0,60,196663,9,64,131320,66,262203,9,392,7,262203,9,403,7,262203,9,405,7,262203,9,421,
7,262203,9,428,7,262205,6,374,216,327812,6,375,374,221,131321,378,131320,378,458997,6,630,68,66,397,379,458997,6,629,
68,66,399,379,327856,147,384,629,221,262390,380,379,1,262394,384,379,380,131320,379,327808,6,391,375,629,196670,392,
391,327737,6,393,62,392,327745,233,394,388,393,262205,6,395,394,327808,6,397,630,395,327808,6,399,629,143,131321,378,
131320,380,262205,6,401,64,196670,403,630,393273,6,406,58,403,405,262205,6,407,405,327808,6,408,401,406,131321,410,
131320,410,458997,6,632,408,380,434,411,458997,6,631,68,380,436,411,327856,147,416,631,221,262390,412,411,1,262394,
416,411,412,131320,411,327808,6,420,375,631,196670,421,420,327737,6,422,62,421,327745,233,423,388,422,262205,6,424,
423,196670,428,420,327737,6,429,62,428,327745,233,431,388,429,196670,431,632,327808,6,434,632,424,327808,6,436,631,
143,131321,410,131320,412,262205,6,437,64,327808,6,439,437,407,131326,439,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,921,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,193,544,548,838,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,327752,188,0,35,0,327752,188,1,35,8,327752,188,2,35,16,327752,188,3,35,24,327752,188,4,35,32,327752,188,5,35,36,
327752,188,6,35,40,327752,188,7,35,44,327752,188,8,35,48,327752,188,9,35,52,327752,188,10,35,56,327752,188,11,35,60,
327752,188,12,35,64,327752,188,13,35,68,327752,188,14,35,72,262215,189,6,4,262216,190,0,25,327752,190,0,35,0,196679,
190,2,327752,191,0,35,0,196679,191,2,262215,282,1,1,262216,478,0,24,327752,478,0,35,0,196679,478,2,262215,534,1,2,
262215,548,11,29,262215,627,1,0,262215,838,11,26,262215,879,1,0,262215,880,11,25,196679,311,5356,196679,333,5356,
131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,
196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,458785,25,24,9,9,9,9,262177,32,6,9,
196641,39,6,262177,42,7,9,262177,46,6,8,262167,50,6,4,262176,51,7,50,327713,52,6,51,9,262177,57,50,9,262177,64,2,9,
262177,68,2,51,262187,6,72,4,262172,73,50,72,262176,74,7,73,458785,75,2,74,9,9,9,393249,82,2,9,9,9,327713,88,2,9,9,
262187,6,94,0,262165,98,32,1,262187,98,99,2,262174,102,6,6,262187,6,107,1,262187,98,111,30,262187,98,126,0,262176,127,
5349,6,262176,151,7,24,262187,98,160,1,131092,164,196647,187,5349,1114142,188,15,15,15,187,6,6,6,6,6,6,6,6,6,6,6,
196637,189,6,196638,190,189,262176,187,5349,190,196638,191,188,262176,192,9,191,262203,192,193,9,262187,98,194,8,
262176,195,9,6,262187,98,198,24,262187,98,201,9,262187,6,210,65535,262176,218,9,15,262187,6,231,4294967292u,262187,6,
245,3,262187,6,247,8,262187,98,259,5,262187,6,262,256,262187,98,272,4,262194,6,282,4,393268,164,283,170,282,245,
262187,6,307,2,393268,164,308,170,282,307,393268,164,323,170,282,72,262187,98,340,7,262187,6,351,4294967295u,393268,
164,356,170,282,94,262187,98,361,13,262187,98,369,10,262187,98,393,11,262187,6,400,31,393268,164,403,170,282,245,
262187,6,407,32,262187,98,435,12,262187,6,443,128,393268,164,444,170,282,94,262187,6,445,16,393268,164,446,170,282,
107,458804,6,447,169,446,247,72,458804,6,448,169,444,445,447,393268,6,449,134,443,448,196647,477,5349,196638,478,50,
262176,477,5349,478,262176,480,5349,50,262187,6,493,16843009,262187,6,498,2155905152u,262187,6,511,255,262194,6,534,8,
393268,164,535,170,534,247,262187,6,536,258,262187,6,537,66,458804,6,538,169,535,536,537,393268,164,539,170,534,247,
458804,6,540,169,539,247,445,393268,6,541,132,538,540,262172,542,6,541,262176,543,4,542,262203,543,544,4,262176,547,1,
6,262203,547,548,1,262176,552,4,6,393268,164,555,170,282,94,262187,6,556,6,393268,164,557,170,534,556,393268,164,558,
167,555,557,262194,6,627,128,393268,164,643,176,282,245,262187,6,682,264,393268,6,710,132,72,627,393268,6,717,132,72,
627,393268,6,750,132,72,627,262187,98,809,3,262176,810,9,187,262187,98,814,6,262187,98,835,14,262167,836,6,3,262176,
837,1,836,262203,837,838,1,262194,6,879,128,393267,836,880,879,107,107,327734,2,4,0,3,131320,5,262203,151,833,7,
262203,9,839,7,262203,9,840,7,262203,9,843,7,262203,9,846,7,262203,9,857,7,262203,9,860,7,262203,9,863,7,262203,9,873,
7,262203,9,875,7,393281,195,825,193,126,361,262205,6,826,825,393281,195,827,193,126,259,262205,6,828,827,327879,6,829,
828,107,327851,164,830,829,94,393385,6,831,830,307,94,327808,6,832,826,831,262201,6,834,40,196670,839,834,393281,195,
841,193,126,835,262205,6,842,841,196670,840,842,393281,195,844,193,126,814,262205,6,845,844,196670,843,845,327745,547,
847,838,94,262205,6,848,847,196670,846,848,524345,24,849,30,839,840,843,846,196670,833,849,327745,9,852,833,126,
262205,6,853,852,327856,164,854,848,853,196855,856,0,262394,854,855,856,131320,855,327745,9,858,833,160,262205,6,859,
858,196670,857,859,327745,9,861,833,99,262205,6,862,861,196670,860,862,196670,863,832,458809,2,865,86,857,860,863,
131321,856,131320,856,262368,307,307,682,262205,6,869,852,327856,164,870,848,869,196855,872,0,262394,870,871,872,
131320,871,196670,873,832,196670,875,848,393273,2,878,91,873,875,131321,872,131320,872,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,95,11,94,262205,6,96,95,262205,6,97,12,327876,6,100,97,99,327829,102,103,
96,100,327761,6,104,103,1,327761,6,105,103,0,327745,9,108,11,107,262205,6,109,108,262205,6,110,12,327874,6,112,110,
111,327808,6,113,109,112,327808,6,115,113,104,327760,7,116,105,115,131326,116,65592,327734,6,22,0,19,196663,18,20,
196663,9,21,131320,23,262203,8,121,7,262203,9,122,7,262205,15,119,20,262268,7,120,119,196670,121,120,262205,6,123,21,
196670,122,123,393273,7,124,13,121,122,262268,15,125,124,393281,127,128,125,126,126,393277,6,129,128,2,4,131326,129,
65592,327734,24,30,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,151,152,7,262205,6,133,26,
262205,6,134,27,327808,6,135,133,134,327810,6,136,135,107,262205,6,137,27,327814,6,138,136,137,262205,6,141,28,327808,
6,142,138,141,327810,6,143,142,107,262205,6,144,28,327814,6,145,143,144,458764,6,146,1,41,107,145,262205,6,149,27,
327812,6,150,146,149,327808,6,155,138,146,327810,6,156,155,107,327814,6,158,156,146,327745,9,159,152,126,196670,159,
158,262205,6,161,29,262205,6,163,159,327856,164,165,161,163,196855,168,0,262394,165,167,172,131320,167,262205,6,169,
29,327812,6,171,169,150,131321,168,131320,172,262205,6,173,26,131321,168,131320,168,458997,6,891,171,167,173,172,
327745,9,175,152,160,196670,175,891,262205,6,176,26,262205,6,178,175,327808,6,180,178,150,458764,6,181,1,38,176,180,
327745,9,182,152,99,196670,182,181,262205,24,183,152,131326,183,65592,327734,6,34,0,32,196663,9,33,131320,35,262205,6,
186,33,393281,195,196,193,126,194,262205,6,197,196,327874,6,199,197,198,327874,6,200,186,199,393281,195,202,193,126,
201,262205,6,203,202,327879,6,204,200,203,131326,204,65592,327734,6,37,0,32,196663,9,36,131320,38,262203,8,217,7,
262205,6,207,36,393281,195,208,193,126,194,262205,6,209,208,327879,6,211,209,210,327831,102,214,207,211,327761,6,215,
214,0,327761,6,216,214,1,393281,218,219,193,126,126,262205,15,220,219,262268,7,221,220,196670,217,221,327745,9,222,
217,94,262205,6,223,222,327829,102,226,223,215,327761,6,227,226,1,327761,6,228,226,0,327879,6,232,228,231,327745,9,
233,217,107,262205,6,234,233,327808,6,236,234,216,327808,6,238,236,227,327760,7,239,232,238,262268,15,241,239,393281,
127,242,241,126,126,393277,6,243,242,2,4,327879,6,246,228,245,327812,6,248,246,247,327874,6,251,209,198,327808,6,252,
248,251,327874,6,253,243,252,393281,195,254,193,126,201,262205,6,255,254,327879,6,256,253,255,131326,256,65592,327734,
6,40,0,39,131320,41,393281,195,260,193,126,259,262205,6,261,260,327879,6,263,261,262,327851,164,264,263,94,196855,267,
0,262394,264,266,276,131320,266,393281,218,268,193,126,99,262205,15,269,268,393281,127,270,269,126,126,393277,6,271,
270,2,4,393281,195,273,193,126,272,262205,6,274,273,458764,6,275,1,38,271,274,131321,267,131320,276,393281,195,277,
193,126,272,262205,6,278,277,131321,267,131320,267,458997,6,892,275,266,278,276,131326,892,65592,327734,7,44,0,42,
196663,9,43,131320,45,262203,8,290,7,262203,9,291,7,262203,8,294,7,262203,9,295,7,262203,18,311,7,262203,9,314,7,
262203,9,317,7,262203,18,333,7,262203,9,336,7,262203,9,347,7,196855,285,0,262394,283,284,285,131320,284,393281,218,
287,193,126,126,262205,15,288,287,262268,7,289,288,196670,290,289,262205,6,292,43,196670,291,292,393273,7,293,13,290,
291,196670,294,293,262205,6,296,43,196670,295,296,393273,7,297,13,294,295,262268,15,298,297,393281,127,300,298,126,
126,393277,6,301,300,2,4,393281,127,303,298,126,160,393277,6,304,303,2,4,327760,7,305,301,304,131326,305,131320,285,
196855,310,0,262394,308,309,310,131320,309,393281,218,312,193,126,126,262205,15,313,312,196670,311,313,262205,6,315,
43,196670,314,315,393273,6,316,22,311,314,196670,317,316,327737,6,318,34,317,327760,7,319,318,94,131326,319,131320,
310,262205,6,322,43,196855,325,0,262394,323,324,325,131320,324,393281,195,326,193,126,259,262205,6,327,326,327879,6,
328,327,72,327851,164,329,328,94,131321,325,131320,325,458997,164,330,323,310,329,324,196855,332,0,262394,330,331,332,
131320,331,393281,218,334,193,126,160,262205,15,335,334,196670,333,335,262205,6,337,43,196670,336,337,393273,6,338,22,
333,336,131321,332,131320,332,458997,6,893,322,325,338,331,393281,195,341,193,126,340,262205,6,342,341,327856,164,343,
893,342,196855,346,0,262394,343,345,350,131320,345,196670,347,893,327737,6,349,37,347,131321,346,131320,350,131321,
346,131320,346,458997,6,895,349,345,351,350,327760,7,353,895,94,131326,353,65592,327734,6,48,0,46,196663,8,47,131320,
49,196855,358,0,262394,356,357,358,131320,357,327745,9,359,47,94,262205,6,360,359,393281,195,362,193,126,361,262205,6,
363,362,327808,6,364,363,107,458764,6,365,1,38,360,364,131326,365,131320,358,327745,9,367,47,94,262205,6,368,367,
393281,195,370,193,126,369,262205,6,371,370,327852,164,372,368,371,196855,374,0,262394,372,373,374,131320,373,262205,
6,376,367,327808,6,379,371,107,327850,164,380,376,379,196855,383,0,262394,380,382,386,131320,382,393281,195,384,193,
126,361,262205,6,385,384,131321,383,131320,386,393281,195,387,193,126,361,262205,6,388,387,327808,6,389,388,107,
131321,383,131320,383,458997,6,899,385,382,389,386,131326,899,131320,374,393281,195,394,193,126,393,262205,6,395,394,
262205,6,398,367,327879,6,401,395,400,327874,6,402,398,401,196855,405,0,262394,403,404,405,131320,404,327854,164,408,
395,407,196855,411,0,262394,408,410,417,131320,410,327745,9,412,47,107,262205,6,413,412,327810,6,415,395,407,327874,6,
416,413,415,131321,411,131320,417,327850,164,419,395,94,196855,422,0,262394,419,421,424,131320,421,131321,422,131320,
424,327745,9,426,47,107,262205,6,427,426,327810,6,429,407,395,327876,6,430,427,429,327877,6,431,402,430,131321,422,
131320,422,458997,6,896,402,421,431,424,131321,411,131320,411,458997,6,897,416,410,896,422,131321,405,131320,405,
458997,6,898,402,374,897,411,393281,195,436,193,126,435,262205,6,437,436,327879,6,438,898,437,131326,438,65592,327734,
6,55,0,52,196663,51,53,196663,9,54,131320,56,262205,6,442,54,327812,6,450,442,449,327814,6,451,450,407,327745,9,452,
53,451,262205,6,453,452,262205,6,455,54,327812,6,456,455,449,327879,6,457,456,400,393281,195,458,193,126,194,262205,6,
459,458,327874,6,460,459,198,327808,6,461,457,460,327874,6,462,453,461,393281,195,463,193,126,201,262205,6,464,463,
327879,6,465,462,464,131326,465,65592,327734,50,59,0,57,196663,9,58,131320,60,262203,8,474,7,262203,9,475,7,393281,
218,468,193,126,126,262205,15,469,468,262268,7,470,469,262205,6,471,58,327814,6,472,471,448,327812,6,473,472,72,
196670,474,470,196670,475,473,393273,7,476,13,474,475,262268,477,479,476,327745,480,481,479,126,393277,50,482,481,2,
16,131326,482,65592,327734,6,62,0,32,196663,9,61,131320,63,262205,6,486,61,393281,195,487,193,126,194,262205,6,488,
487,327874,6,489,488,198,327874,6,490,486,489,393281,195,491,193,126,201,262205,6,492,491,327812,6,494,492,493,327879,
6,495,490,494,327877,6,499,495,498,393281,195,500,193,126,361,262205,6,501,500,327808,6,502,501,107,327812,6,503,502,
493,327810,6,504,499,503,327877,6,506,504,495,327879,6,507,506,498,327874,6,510,507,340,327812,6,512,510,511,327850,
164,514,507,94,196855,517,0,262394,514,516,519,131320,516,131321,517,131320,519,262344,6,522,512,327879,6,523,495,522,
327879,6,529,503,512,327877,6,530,523,529,131321,517,131320,517,458997,6,900,495,516,530,519,131326,900,65592,327734,
2,66,0,64,196663,9,65,131320,67,262205,6,545,65,327812,6,546,545,540,262205,6,549,548,327817,6,550,549,540,327808,6,
551,546,550,327745,552,553,544,551,458986,6,554,553,107,94,107,65789,65592,327734,2,70,0,68,196663,51,69,131320,71,
262203,9,571,7,262203,9,588,7,262203,51,603,7,262203,9,605,7,262203,8,609,7,262203,9,611,7,196855,560,0,262394,558,
559,594,131320,559,131321,562,131320,562,458997,6,902,94,559,593,565,327856,164,568,902,72,262390,564,565,1,262394,
568,563,564,131320,563,327745,9,572,69,902,262205,6,573,572,196670,571,573,327737,6,574,62,571,131321,577,131320,577,
458997,98,903,126,563,591,578,327857,164,583,903,272,262390,579,578,1,262394,583,578,579,131320,578,327812,98,586,903,
194,393419,6,587,574,586,194,196670,588,587,327737,2,589,66,588,327808,98,591,903,160,131321,577,131320,579,131321,
565,131320,565,327808,6,593,902,160,131321,562,131320,564,131321,560,131320,594,131321,596,131320,596,458997,6,901,94,
594,614,597,327856,164,602,901,448,262390,598,597,1,262394,602,597,598,131320,597,262205,50,604,69,196670,603,604,
196670,605,901,393273,6,607,55,603,605,327760,7,608,607,94,196670,609,608,327737,6,610,48,609,196670,611,610,327737,2,
612,66,611,327808,6,614,901,160,131321,596,131320,598,131321,560,131320,560,65789,65592,327734,2,80,0,75,196663,74,76,
196663,9,77,196663,9,78,196663,9,79,131320,81,262203,9,635,7,131321,616,131320,616,458997,6,905,94,81,639,617,327856,
164,622,905,72,262390,618,617,1,262394,622,617,618,131320,617,262205,6,624,77,262205,6,625,79,327812,6,628,905,627,
327808,6,629,625,628,262205,6,630,78,327810,6,631,630,107,458764,6,632,1,38,629,631,327812,6,633,632,448,327808,6,634,
624,633,196670,635,634,327737,50,636,59,635,327745,51,637,76,905,196670,637,636,327808,6,639,905,160,131321,616,
131320,618,65789,65592,327734,2,86,0,82,196663,9,83,196663,9,84,196663,9,85,131320,87,262203,74,657,7,262203,74,658,7,
262203,9,659,7,262203,9,661,7,262203,9,663,7,262203,74,701,7,262203,74,719,7,262203,9,720,7,262203,9,722,7,262203,9,
724,7,262203,51,744,7,262203,9,768,7,262203,8,771,7,262203,9,773,7,262205,6,641,548,196855,646,0,262394,643,645,651,
131320,645,262205,6,647,84,262205,6,648,83,327810,6,649,647,648,327814,6,650,649,448,131321,646,131320,651,131321,646,
131320,646,458997,6,906,650,645,94,651,327852,164,654,906,94,196855,656,0,262394,654,655,656,131320,655,262205,6,660,
83,196670,659,660,196670,661,906,196670,663,641,524345,2,665,80,658,659,661,663,262205,73,666,658,196670,657,666,
131321,656,131320,656,131321,669,131320,669,458997,6,907,641,656,681,670,262205,6,675,85,327812,6,676,675,540,327856,
164,677,907,676,262390,671,670,0,262394,677,670,671,131320,670,327745,552,679,544,907,196670,679,94,327808,6,681,907,
627,131321,669,131320,671,262368,307,307,682,131321,685,131320,685,458997,6,908,641,671,752,688,327856,164,692,908,
906,262390,687,688,0,262394,692,686,687,131320,686,131321,694,131320,694,458997,6,910,94,686,708,695,327856,164,700,
910,72,262390,696,695,1,262394,700,695,696,131320,695,327745,51,704,657,910,262205,50,705,704,327745,51,706,701,910,
196670,706,705,327808,6,708,910,160,131321,694,131320,696,327808,6,711,908,710,327856,164,713,711,906,196855,715,0,
262394,713,714,715,131320,714,327808,6,718,908,717,262205,6,721,83,196670,720,721,196670,722,906,196670,724,718,
524345,2,725,80,719,720,722,724,262205,73,726,719,196670,657,726,131321,715,131320,715,131321,728,131320,728,458997,6,
912,94,715,749,731,327856,164,734,912,72,262390,730,731,1,262394,734,729,730,131320,729,327812,6,737,912,627,327808,6,
738,908,737,327856,164,740,738,906,196855,742,0,262394,740,741,742,131320,741,327745,51,745,701,912,262205,50,746,745,
196670,744,746,327737,2,747,70,744,131321,742,131320,742,131321,731,131320,731,327808,6,749,912,160,131321,728,131320,
730,131321,688,131320,688,327808,6,752,908,750,131321,685,131320,687,262205,6,754,83,327812,6,756,906,448,327808,6,
757,754,756,327808,6,759,757,641,131321,760,131320,760,458997,6,909,759,687,776,761,262205,6,766,84,327856,164,767,
909,766,262390,762,761,0,262394,767,761,762,131320,761,196670,768,909,327737,7,770,44,768,196670,771,770,327737,6,772,
48,771,196670,773,772,327737,2,774,66,773,327808,6,776,909,627,131321,760,131320,762,65789,65592,327734,2,91,0,88,
196663,9,89,196663,9,90,131320,92,262205,6,778,548,131321,779,131320,779,458997,6,917,778,92,823,782,262205,6,785,89,
327856,164,786,917,785,262390,781,782,0,262394,786,780,781,131320,780,131321,789,131320,789,458997,6,920,94,780,806,
790,458997,6,918,94,780,808,790,327856,164,795,918,540,262390,791,790,1,262394,795,790,791,131320,790,327812,6,797,
917,540,327808,6,800,918,917,327817,6,801,800,540,327808,6,802,797,801,327745,552,803,544,802,262205,6,804,803,327808,
6,806,920,804,327808,6,808,918,160,131321,789,131320,791,393281,810,811,193,126,809,262205,187,812,811,393281,195,815,
193,126,814,262205,6,816,815,327812,6,817,917,816,262205,6,818,90,327808,6,819,817,818,393281,127,821,812,126,819,
327742,821,920,2,4,131321,782,131320,782,327808,6,823,917,627,131321,779,131320,781,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,754,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,4,
1852399981,0,212,222,253,339,369,553,621,677,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,196679,20,5356,262215,212,11,29,327752,364,0,35,0,327752,364,1,35,8,327752,364,2,35,16,327752,364,3,35,24,327752,
364,4,35,32,327752,364,5,35,36,327752,364,6,35,40,327752,364,7,35,44,327752,364,8,35,48,327752,364,9,35,52,327752,364,
10,35,56,327752,364,11,35,60,327752,364,12,35,64,327752,364,13,35,68,327752,364,14,35,72,262215,365,6,4,262216,366,0,
25,327752,366,0,35,0,196679,366,2,327752,367,0,35,0,196679,367,2,262215,457,1,1,262215,677,11,26,262215,721,11,25,
196679,485,5356,196679,507,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,
8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,458785,
25,24,9,9,9,9,262167,32,6,4,262176,33,7,32,393249,34,32,33,9,9,327713,40,32,33,9,327713,45,6,9,9,262177,50,6,9,196641,
57,6,262177,60,7,9,131092,64,262177,65,64,9,262187,6,74,0,262165,78,32,1,262187,78,79,2,262174,82,6,6,262187,6,87,1,
262187,78,91,30,262187,78,106,0,262176,107,5349,6,262176,131,7,24,262187,78,140,1,458796,32,165,74,74,74,74,262187,6,
167,2,262187,6,168,3,458796,32,169,74,87,167,168,262167,175,64,4,262167,180,6,3,262176,211,1,6,262203,211,212,1,
262187,6,217,16,262187,6,219,32,262172,220,32,219,262176,221,4,220,262203,221,222,4,262187,6,224,4,262176,229,4,6,
262187,6,231,264,262176,239,4,32,262172,251,32,224,262176,252,4,251,262203,252,253,4,262203,239,339,4,196647,363,5349,
1114142,364,15,15,15,363,6,6,6,6,6,6,6,6,6,6,6,196637,365,6,196638,366,365,262176,363,5349,366,196638,367,364,262176,
368,9,367,262203,368,369,9,262187,78,370,8,262176,371,9,6,262187,78,374,24,262187,78,377,9,262187,6,386,65535,262176,
394,9,15,262187,6,407,4294967292u,262187,6,422,8,262187,78,434,5,262187,6,437,256,262187,78,447,4,262194,6,457,4,
393268,64,458,170,457,168,393268,64,482,170,457,167,393268,64,497,170,457,224,262187,78,514,7,262187,6,525,
4294967295u,262187,6,532,4294967264u,196650,64,535,262187,6,550,128,262172,551,6,550,262176,552,4,551,262203,552,553,
4,262187,6,609,255,262187,6,618,1024,262172,619,6,618,262176,620,4,619,262203,620,621,4,262187,78,674,14,262187,78,
675,6,262176,676,1,180,262203,676,677,1,262187,78,713,3,262176,714,9,363,393260,180,721,550,87,87,327734,2,4,0,3,
131320,5,262203,131,672,7,262203,9,678,7,262203,9,679,7,262203,9,682,7,262203,9,685,7,262203,9,689,7,262203,9,692,7,
262203,9,697,7,262203,9,698,7,262201,6,673,58,196670,678,673,393281,371,680,369,106,674,262205,6,681,680,196670,679,
681,393281,371,683,369,106,675,262205,6,684,683,196670,682,684,327745,211,686,677,74,262205,6,687,686,196670,685,687,
524345,24,688,30,678,679,682,685,196670,672,688,327745,9,690,672,140,262205,6,691,690,196670,689,691,327745,9,693,672,
79,262205,6,694,693,196670,692,694,393273,6,695,71,689,692,196670,697,695,393273,6,699,48,697,698,262205,6,700,698,
327745,9,703,672,106,262205,6,704,703,327856,64,705,687,704,196855,707,0,262394,705,706,707,131320,706,262205,6,708,
212,327850,64,709,708,74,131321,707,131320,707,458997,64,710,705,5,709,706,196855,712,0,262394,710,711,712,131320,711,
393281,714,715,369,106,713,262205,363,716,715,393281,107,720,716,106,687,327742,720,700,2,4,131321,712,131320,712,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,75,11,74,262205,6,76,75,262205,6,77,12,327876,
6,80,77,79,327829,82,83,76,80,327761,6,84,83,1,327761,6,85,83,0,327745,9,88,11,87,262205,6,89,88,262205,6,90,12,
327874,6,92,90,91,327808,6,93,89,92,327808,6,95,93,84,327760,7,96,85,95,131326,96,65592,327734,6,22,0,19,196663,18,20,
196663,9,21,131320,23,262203,8,101,7,262203,9,102,7,262205,15,99,20,262268,7,100,99,196670,101,100,262205,6,103,21,
196670,102,103,393273,7,104,13,101,102,262268,15,105,104,393281,107,108,105,106,106,393277,6,109,108,2,4,131326,109,
65592,327734,24,30,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,131,132,7,262205,6,113,26,
262205,6,114,27,327808,6,115,113,114,327810,6,116,115,87,262205,6,117,27,327814,6,118,116,117,262205,6,121,28,327808,
6,122,118,121,327810,6,123,122,87,262205,6,124,28,327814,6,125,123,124,458764,6,126,1,41,87,125,262205,6,129,27,
327812,6,130,126,129,327808,6,135,118,126,327810,6,136,135,87,327814,6,138,136,126,327745,9,139,132,106,196670,139,
138,262205,6,141,29,262205,6,143,139,327856,64,144,141,143,196855,147,0,262394,144,146,151,131320,146,262205,6,148,29,
327812,6,150,148,130,131321,147,131320,151,262205,6,152,26,131321,147,131320,147,458997,6,727,150,146,152,151,327745,
9,154,132,140,196670,154,727,262205,6,155,26,262205,6,157,154,327808,6,159,157,130,458764,6,160,1,38,155,159,327745,9,
161,132,79,196670,161,160,262205,24,162,132,131326,162,65592,327734,32,38,0,34,196663,33,35,196663,9,36,196663,9,37,
131320,39,262205,32,166,35,262205,6,170,36,458832,32,171,170,170,170,170,327808,32,172,169,171,262205,6,173,37,458832,
32,174,173,173,173,173,327856,175,176,172,174,393385,32,177,176,166,165,131326,177,65592,327734,32,43,0,40,196663,33,
41,196663,9,42,131320,44,262205,6,183,42,327745,9,184,41,74,262205,6,185,184,262205,6,187,184,327745,9,188,41,87,
262205,6,189,188,327808,6,190,187,189,262205,6,192,184,262205,6,194,188,327808,6,195,192,194,327745,9,196,41,167,
262205,6,197,196,327808,6,198,195,197,393296,180,199,185,190,198,393296,180,200,183,183,183,327808,180,201,200,199,
262205,6,202,42,327761,6,204,201,0,327761,6,205,201,1,327761,6,206,201,2,458832,32,207,202,204,205,206,131326,207,
65592,327734,6,48,0,45,196663,9,46,196663,9,47,131320,49,262203,33,232,7,262203,33,247,7,262203,33,273,7,262203,33,
274,7,262203,33,292,7,262203,9,294,7,262203,9,295,7,262203,33,302,7,262203,33,314,7,262203,9,316,7,262203,33,330,7,
262203,9,332,7,262205,6,213,212,327856,64,218,213,217,327814,6,225,213,224,327817,6,227,213,224,262205,6,228,46,
393281,229,230,222,225,227,196670,230,228,262368,167,167,231,196670,232,165,196855,236,0,262394,218,235,236,131320,
235,327812,6,238,213,167,327745,239,240,222,238,262205,32,241,240,196670,232,241,327808,6,244,238,87,327745,239,245,
222,244,262205,32,246,245,327808,32,250,241,246,196670,247,250,327745,9,258,247,74,262205,6,259,258,327745,9,260,247,
87,262205,6,261,260,327808,6,262,259,261,327745,9,263,247,167,262205,6,264,263,327808,6,265,262,264,327745,9,266,247,
168,262205,6,267,266,327808,6,268,265,267,393281,229,269,253,225,227,196670,269,268,131321,236,131320,236,458997,32,
730,165,49,246,235,262368,167,167,231,196855,272,0,262394,218,271,272,131320,271,196670,273,165,196670,274,165,131321,
276,131320,276,458997,6,728,74,271,301,277,327856,64,282,728,224,262390,278,277,1,262394,282,277,278,131320,277,
327745,239,285,253,728,262205,32,286,285,262205,32,288,273,327808,32,289,288,286,196670,273,289,327812,6,291,728,224,
196670,292,286,196670,294,291,196670,295,213,458809,32,297,38,292,294,295,262205,32,298,274,327808,32,299,298,297,
196670,274,299,327808,6,301,728,140,131321,276,131320,278,327745,9,303,274,74,262205,6,304,303,327745,9,305,274,87,
262205,6,306,305,327808,6,307,304,306,327745,9,308,274,167,262205,6,309,308,327808,6,310,307,309,327745,9,311,274,168,
262205,6,312,311,327808,6,313,310,312,262205,32,315,232,196670,314,315,196670,316,313,393273,32,317,43,314,316,196670,
302,317,327812,6,319,213,167,327745,239,321,222,319,196670,321,317,327808,6,324,319,87,327745,9,325,302,168,262205,6,
326,325,327745,9,327,232,168,262205,6,328,327,327808,6,329,326,328,196670,330,730,196670,332,329,393273,32,333,43,330,
332,327745,239,334,222,324,196670,334,333,327850,64,336,213,74,196855,338,0,262394,336,337,338,131320,337,327745,9,
340,273,74,262205,6,341,340,327745,9,342,273,87,262205,6,343,342,327808,6,344,341,343,327745,9,345,273,167,262205,6,
346,345,327808,6,347,344,346,327745,9,348,273,168,262205,6,349,348,327808,6,350,347,349,327745,229,351,339,74,196670,
351,350,131321,338,131320,338,131321,272,131320,272,262368,167,167,231,327745,229,352,339,74,262205,6,353,352,196670,
47,353,262205,6,359,230,131326,359,65592,327734,6,52,0,50,196663,9,51,131320,53,262205,6,362,51,393281,371,372,369,
106,370,262205,6,373,372,327874,6,375,373,374,327874,6,376,362,375,393281,371,378,369,106,377,262205,6,379,378,327879,
6,380,376,379,131326,380,65592,327734,6,55,0,50,196663,9,54,131320,56,262203,8,393,7,262205,6,383,54,393281,371,384,
369,106,370,262205,6,385,384,327879,6,387,385,386,327831,82,390,383,387,327761,6,391,390,0,327761,6,392,390,1,393281,
394,395,369,106,106,262205,15,396,395,262268,7,397,396,196670,393,397,327745,9,398,393,74,262205,6,399,398,327829,82,
402,399,391,327761,6,403,402,1,327761,6,404,402,0,327879,6,408,404,407,327745,9,409,393,87,262205,6,410,409,327808,6,
412,410,392,327808,6,414,412,403,327760,7,415,408,414,262268,15,417,415,393281,107,418,417,106,106,393277,6,419,418,2,
4,327879,6,421,404,168,327812,6,423,421,422,327874,6,426,385,374,327808,6,427,423,426,327874,6,428,419,427,393281,371,
429,369,106,377,262205,6,430,429,327879,6,431,428,430,131326,431,65592,327734,6,58,0,57,131320,59,393281,371,435,369,
106,434,262205,6,436,435,327879,6,438,436,437,327851,64,439,438,74,196855,442,0,262394,439,441,451,131320,441,393281,
394,443,369,106,79,262205,15,444,443,393281,107,445,444,106,106,393277,6,446,445,2,4,393281,371,448,369,106,447,
262205,6,449,448,458764,6,450,1,38,446,449,131321,442,131320,451,393281,371,452,369,106,447,262205,6,453,452,131321,
442,131320,442,458997,6,731,450,441,453,451,131326,731,65592,327734,7,62,0,60,196663,9,61,131320,63,262203,8,465,7,
262203,9,466,7,262203,8,469,7,262203,9,470,7,262203,18,485,7,262203,9,488,7,262203,9,491,7,262203,18,507,7,262203,9,
510,7,262203,9,521,7,196855,460,0,262394,458,459,460,131320,459,393281,394,462,369,106,106,262205,15,463,462,262268,7,
464,463,196670,465,464,262205,6,467,61,196670,466,467,393273,7,468,13,465,466,196670,469,468,262205,6,471,61,196670,
470,471,393273,7,472,13,469,470,262268,15,473,472,393281,107,475,473,106,106,393277,6,476,475,2,4,393281,107,478,473,
106,140,393277,6,479,478,2,4,327760,7,480,476,479,131326,480,131320,460,196855,484,0,262394,482,483,484,131320,483,
393281,394,486,369,106,106,262205,15,487,486,196670,485,487,262205,6,489,61,196670,488,489,393273,6,490,22,485,488,
196670,491,490,327737,6,492,52,491,327760,7,493,492,74,131326,493,131320,484,262205,6,496,61,196855,499,0,262394,497,
498,499,131320,498,393281,371,500,369,106,434,262205,6,501,500,327879,6,502,501,224,327851,64,503,502,74,131321,499,
131320,499,458997,64,504,497,484,503,498,196855,506,0,262394,504,505,506,131320,505,393281,394,508,369,106,140,262205,
15,509,508,196670,507,509,262205,6,511,61,196670,510,511,393273,6,512,22,507,510,131321,506,131320,506,458997,6,732,
496,499,512,505,393281,371,515,369,106,514,262205,6,516,515,327856,64,517,732,516,196855,520,0,262394,517,519,524,
131320,519,196670,521,732,327737,6,523,55,521,131321,520,131320,524,131321,520,131320,520,458997,6,734,523,519,525,
524,327760,7,527,734,74,131326,527,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,531,212,327879,6,533,531,
532,131321,538,131320,538,458997,64,736,535,68,559,541,458997,6,735,533,68,561,541,327856,64,545,735,531,262390,540,
541,0,262394,545,539,540,131320,539,262312,64,547,736,196855,549,0,262394,547,548,549,131320,548,327745,229,555,553,
735,262205,6,556,555,262205,6,557,66,327850,64,558,556,557,131321,549,131320,549,458997,64,559,736,539,558,548,131321,
541,131320,541,327808,6,561,735,140,131321,538,131320,540,262312,64,563,736,131326,563,65592,327734,6,71,0,45,196663,
9,69,196663,9,70,131320,72,262203,9,581,7,262203,9,638,7,262203,9,660,7,262205,6,567,212,262205,6,570,69,327808,6,572,
570,567,262205,6,573,70,327856,64,574,572,573,196855,577,0,262394,574,576,584,131320,576,262205,6,578,69,327808,6,580,
578,567,196670,581,580,327737,7,582,62,581,327761,6,583,582,0,131321,577,131320,584,131321,577,131320,577,458997,6,
738,583,576,74,584,262205,6,587,69,131321,588,131320,588,458997,6,742,738,577,753,591,458997,6,740,74,577,751,591,
458997,6,739,587,577,627,591,262205,6,594,70,327856,64,595,739,594,262390,590,591,0,262394,595,589,590,131320,589,
327808,6,599,739,567,262205,6,600,70,327856,64,601,599,600,327814,6,606,567,219,327812,6,607,606,437,327879,6,610,742,
609,327808,6,611,607,610,262368,167,167,231,327745,229,614,553,567,196670,614,742,196855,617,0,262394,601,616,617,
131320,616,327745,229,623,621,611,458981,6,625,623,87,74,567,131321,617,131320,617,327808,6,627,739,550,327808,6,629,
627,567,262205,6,630,70,327856,64,631,629,630,196855,633,0,262394,631,632,633,131320,632,196670,638,629,327737,7,639,
62,638,327761,6,640,639,0,131321,633,131320,633,458997,6,753,742,617,640,632,262368,167,167,231,196855,643,0,262394,
601,642,643,131320,642,327745,229,646,621,611,262205,6,647,646,327745,229,649,553,647,262205,6,650,649,327850,64,652,
650,742,196855,655,0,262394,652,654,659,131320,654,327850,64,658,647,567,131321,655,131320,659,196670,660,742,327737,
64,662,67,660,131321,655,131320,655,458997,64,744,658,654,662,659,393385,6,664,744,87,74,327808,6,666,740,664,131321,
643,131320,643,458997,6,751,740,633,666,655,131321,591,131320,591,131321,588,131320,590,131326,740,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,3476,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,461,471,502,589,616,1012,1578,1798,1803,1867,2762,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,
262215,120,1,2,262215,135,1,1,196679,231,5356,262215,461,11,29,262215,465,1,0,327752,613,0,35,0,327752,613,1,35,8,
327752,613,2,35,16,327752,613,3,35,24,327752,613,4,35,32,327752,613,5,35,40,327752,613,6,35,48,327752,613,7,35,56,
327752,613,8,35,64,327752,613,9,35,72,327752,613,10,35,76,327752,613,11,35,80,327752,613,12,35,84,327752,613,13,35,88,
327752,613,14,35,92,327752,613,15,35,96,327752,613,16,35,100,327752,613,17,35,104,327752,613,18,35,108,327752,613,19,
35,112,327752,613,20,35,116,327752,613,21,35,120,327752,613,22,35,124,327752,614,0,35,0,196679,614,2,262216,889,0,24,
327752,889,0,35,0,196679,889,2,262215,1722,1,3,196679,2427,5356,262215,2762,11,26,262215,3317,1,0,262215,3318,11,25,
196679,730,5356,196679,752,5356,196679,2140,5356,196679,2174,5356,196679,2288,5356,196679,2319,5356,196679,2575,5356,
131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,
196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,
26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,
43,9,9,327713,50,42,43,9,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,8,327713,78,6,43,9,
262177,83,42,9,327713,90,2,9,9,327713,98,2,9,43,262187,6,119,32,262194,6,120,8,262187,6,121,8,131092,122,393268,122,
123,170,120,121,262187,6,124,2,262187,6,125,4,458804,6,126,169,123,124,125,393268,6,127,134,119,126,262172,128,6,127,
262176,129,7,128,327713,130,6,129,9,262194,6,135,4,262187,6,136,0,393268,122,137,170,135,136,262187,6,138,16,262187,6,
139,1,393268,122,140,170,135,139,458804,6,141,169,140,121,125,458804,6,142,169,137,138,141,393268,6,143,134,119,142,
262172,144,42,143,262176,145,7,144,393249,146,2,145,9,9,262177,156,2,129,327713,160,2,129,145,393249,165,2,129,9,9,
262172,171,6,119,262176,172,7,171,393249,173,2,129,9,172,262177,179,2,9,393249,194,2,129,172,172,327713,200,7,9,9,
262176,211,7,122,458785,212,2,129,9,172,211,524321,230,2,27,172,172,172,9,393249,238,2,172,9,9,458785,244,2,172,9,9,9,
327713,251,2,172,172,458785,256,2,172,172,172,9,524321,263,2,172,172,9,9,9,262177,271,2,172,458785,287,7,9,9,9,9,
393249,306,2,9,9,9,262177,312,2,211,262165,320,32,1,262187,320,321,2,262174,324,6,6,262187,320,332,30,262187,320,347,
0,262176,348,5349,6,262176,381,7,34,262187,320,390,1,458796,42,415,136,136,136,136,262187,6,417,3,458796,42,418,136,
139,124,417,262167,424,122,4,262167,429,6,3,262176,460,1,6,262203,460,461,1,262194,6,465,128,393268,6,466,134,465,121,
393268,6,468,134,465,125,262172,469,42,468,262176,470,4,469,262203,470,471,4,262176,477,4,6,262187,6,479,264,262176,
487,4,42,393268,6,499,134,465,119,262172,500,42,499,262176,501,4,500,262203,501,502,4,393268,6,531,134,465,119,262203,
487,589,4,1638430,613,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,614,613,262176,615,9,614,262203,
615,616,9,262187,320,617,13,262176,618,9,6,262187,320,621,24,262187,320,624,14,262187,6,633,65535,262176,641,9,15,
262187,6,654,4294967292u,262187,320,680,10,262187,6,683,256,262187,320,693,9,393268,122,703,170,135,417,393268,122,
727,170,135,124,393268,122,742,170,135,125,262187,320,759,12,262187,6,770,4294967295u,393268,122,775,170,135,136,
262187,320,780,18,262187,320,787,15,262187,320,810,16,262187,6,817,31,393268,122,820,170,135,417,262187,320,851,17,
262187,6,859,128,393268,6,860,134,859,142,196647,888,5349,196638,889,42,262176,888,5349,889,262176,891,5349,42,262187,
6,904,16843009,262187,6,909,2155905152u,262187,320,920,7,262187,6,922,255,262187,320,946,19,262187,320,959,20,262187,
320,970,8,262176,971,9,24,262187,6,995,6,393268,122,996,178,120,995,458804,6,997,169,996,120,125,393268,6,998,196,139,
997,393268,6,999,128,998,139,262187,6,1000,64,393268,122,1001,170,998,1000,393268,6,1002,134,465,124,458804,6,1003,
169,1001,1002,465,393268,6,1004,132,999,1003,393268,6,1005,132,465,119,393268,6,1006,134,1005,119,393268,6,1007,128,
1005,1006,393268,122,1008,172,1004,1007,458804,6,1009,169,1008,1004,1007,262172,1010,6,1009,262176,1011,4,1010,262203,
1011,1012,4,262187,320,1051,5,393268,6,1104,134,119,126,393268,320,1107,128,1104,136,393268,122,1113,176,135,417,
393268,122,1132,170,135,136,393268,122,1158,170,135,136,393268,122,1159,170,126,125,393268,122,1160,167,1158,1159,
393268,6,1251,134,142,126,393268,122,1261,170,135,136,393268,122,1284,171,135,136,393268,6,1298,134,1005,126,393268,6,
1358,134,1004,125,393268,6,1411,132,998,1003,262187,6,1459,65537,393268,6,1494,132,998,1003,393268,6,1495,134,1494,
465,393268,6,1496,134,1495,125,262172,1515,42,1496,262176,1516,7,1515,393268,6,1571,134,465,998,262172,1576,6,998,
262176,1577,4,1576,262203,1577,1578,4,196657,122,1722,327732,122,1723,168,1722,393268,6,1794,196,139,120,393268,6,
1795,128,1794,125,262172,1796,7,1795,262176,1797,4,1796,262203,1797,1798,4,393268,6,1800,128,1794,125,262172,1801,6,
1800,262176,1802,4,1801,262203,1802,1803,4,262176,1811,4,7,393268,6,1855,130,998,139,393268,6,1863,128,1794,125,
458804,6,1864,169,996,125,1863,262172,1865,6,1864,262176,1866,4,1865,262203,1866,1867,4,262187,6,1972,983055,196650,
122,1977,262187,6,2019,17,262187,320,2040,31,262187,6,2058,13,327732,122,2067,168,996,196649,122,2082,262187,6,2093,
536870912,393268,6,2230,134,465,119,393268,6,2231,128,465,2230,262187,6,2252,8191,262187,320,2279,21,393268,122,2315,
171,135,417,262187,320,2318,6,393268,6,2404,134,465,119,393268,6,2405,128,465,2404,262172,2425,24,119,262176,2426,7,
2425,327732,122,2602,168,1722,393268,122,2603,172,120,125,393268,122,2604,167,2602,2603,327724,7,2673,136,136,262187,
6,2692,12,262187,320,2701,11,262172,2706,42,2692,262176,2707,7,2706,262187,320,2710,3,262176,2761,1,429,262203,2761,
2762,1,393268,6,2846,128,1794,124,262187,6,2917,2048,262187,320,2927,4,262187,6,2978,512,262187,6,3032,9,262187,320,
3052,22,393268,6,3075,128,1794,465,393268,6,3076,130,3075,139,393268,6,3077,134,3076,465,262172,3092,6,3077,262176,
3093,7,3092,262194,6,3317,128,393267,429,3318,3317,139,139,262187,6,3475,48,327734,2,4,0,3,131320,5,262203,381,3243,7,
262203,9,3245,7,262203,9,3246,7,262203,9,3247,7,262203,9,3250,7,262203,145,3261,7,262203,9,3263,7,262203,9,3266,7,
262203,9,3287,7,262203,211,3291,7,262203,145,3306,7,262203,9,3308,7,262203,9,3310,7,262201,6,3244,68,196670,3245,3244,
196670,3246,1005,393281,618,3248,616,347,2701,262205,6,3249,3248,196670,3247,3249,327745,460,3251,2762,136,262205,6,
3252,3251,196670,3250,3252,524345,34,3253,40,3245,3246,3247,3250,196670,3243,3253,327745,9,3257,3243,347,262205,6,
3258,3257,327856,122,3259,3252,3258,327745,9,3264,3243,390,262205,6,3265,3264,196670,3263,3265,327745,9,3267,3243,321,
262205,6,3268,3267,196670,3266,3268,458809,2,3269,150,3261,3263,3266,262205,144,3270,3261,262312,122,3272,3259,196855,
3274,0,262394,3272,3273,3274,131320,3273,327850,122,3277,3252,136,131321,3274,131320,3274,458997,122,3278,3259,5,3277,
3273,196855,3280,0,262394,3278,3279,3280,131320,3279,393281,618,3281,616,347,680,262205,6,3282,3281,327879,6,3283,
3282,2917,327851,122,3284,3283,136,196855,3286,0,262394,3284,3285,3286,131320,3285,262205,6,3289,3257,196670,3287,
3289,327737,2,3290,295,3287,131321,3286,131320,3286,196670,3291,3259,327737,2,3293,314,3291,131321,3280,131320,3280,
262368,124,124,479,262205,6,3296,3264,131321,3297,131320,3297,458997,144,3321,3270,3280,3314,3298,458997,6,3320,3296,
3280,3316,3298,262205,6,3304,3267,327856,122,3305,3320,3304,262390,3299,3298,0,262394,3305,3298,3299,131320,3298,
196670,3306,3321,196670,3308,3320,262205,6,3312,3267,196670,3310,3312,458809,2,3313,285,3306,3308,3310,262205,144,
3314,3306,327808,6,3316,3320,1005,131321,3297,131320,3299,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,317,11,136,262205,6,318,317,262205,6,319,12,327876,6,322,319,321,327829,324,325,318,322,327761,6,326,325,
1,327761,6,327,325,0,327745,9,329,11,139,262205,6,330,329,262205,6,331,12,327874,6,333,331,332,327808,6,334,330,333,
327808,6,336,334,326,327760,7,337,327,336,131326,337,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,342,7,262203,9,343,7,262205,15,340,20,262268,7,341,340,196670,342,341,262205,6,344,21,196670,343,344,393273,7,345,
13,342,343,262268,15,346,345,393281,348,349,346,347,347,393277,6,350,349,2,4,131326,350,65592,327734,2,32,0,28,196663,
27,29,196663,9,30,196663,9,31,131320,33,262203,8,355,7,262203,9,356,7,262205,24,353,29,262268,7,354,353,196670,355,
354,262205,6,357,30,196670,356,357,393273,7,358,13,355,356,262268,24,359,358,262205,6,360,31,393281,348,361,359,347,
347,327742,361,360,2,4,65789,65592,327734,34,40,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,
381,382,7,262205,6,363,36,262205,6,364,37,327808,6,365,363,364,327810,6,366,365,139,262205,6,367,37,327814,6,368,366,
367,262205,6,371,38,327808,6,372,368,371,327810,6,373,372,139,262205,6,374,38,327814,6,375,373,374,458764,6,376,1,41,
139,375,262205,6,379,37,327812,6,380,376,379,327808,6,385,368,376,327810,6,386,385,139,327814,6,388,386,376,327745,9,
389,382,347,196670,389,388,262205,6,391,39,262205,6,393,389,327856,122,394,391,393,196855,397,0,262394,394,396,401,
131320,396,262205,6,398,39,327812,6,400,398,380,131321,397,131320,401,262205,6,402,36,131321,397,131320,397,458997,6,
3325,400,396,402,401,327745,9,404,382,390,196670,404,3325,262205,6,405,36,262205,6,407,404,327808,6,409,407,380,
458764,6,410,1,38,405,409,327745,9,411,382,321,196670,411,410,262205,34,412,382,131326,412,65592,327734,42,48,0,44,
196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,416,45,262205,6,419,46,458832,42,420,419,419,419,419,327808,
42,421,418,420,262205,6,422,47,458832,42,423,422,422,422,422,327856,424,425,421,423,393385,42,426,425,416,415,131326,
426,65592,327734,42,53,0,50,196663,43,51,196663,9,52,131320,54,262205,6,432,52,327745,9,433,51,136,262205,6,434,433,
262205,6,436,433,327745,9,437,51,139,262205,6,438,437,327808,6,439,436,438,262205,6,441,433,262205,6,443,437,327808,6,
444,441,443,327745,9,445,51,124,262205,6,446,445,327808,6,447,444,446,393296,429,448,434,439,447,393296,429,449,432,
432,432,327808,429,450,449,448,262205,6,451,52,327761,6,453,450,0,327761,6,454,450,1,327761,6,455,450,2,458832,42,456,
451,453,454,455,131326,456,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,43,480,7,262203,43,495,7,
262203,43,522,7,262203,43,523,7,262203,43,542,7,262203,9,544,7,262203,9,545,7,262203,43,552,7,262203,43,564,7,262203,
9,566,7,262203,43,580,7,262203,9,582,7,262205,6,462,461,327856,122,467,462,466,327814,6,473,462,125,327817,6,475,462,
125,262205,6,476,56,393281,477,478,471,473,475,196670,478,476,262368,124,124,479,196670,480,415,196855,484,0,262394,
467,483,484,131320,483,327812,6,486,462,124,327745,487,488,471,486,262205,42,489,488,196670,480,489,327808,6,492,486,
139,327745,487,493,471,492,262205,42,494,493,327808,42,498,489,494,196670,495,498,327745,9,507,495,136,262205,6,508,
507,327745,9,509,495,139,262205,6,510,509,327808,6,511,508,510,327745,9,512,495,124,262205,6,513,512,327808,6,514,511,
513,327745,9,515,495,417,262205,6,516,515,327808,6,517,514,516,393281,477,518,502,473,475,196670,518,517,131321,484,
131320,484,458997,42,3328,415,59,494,483,262368,124,124,479,196855,521,0,262394,467,520,521,131320,520,196670,522,415,
196670,523,415,131321,525,131320,525,458997,6,3326,136,520,551,526,327856,122,532,3326,531,262390,527,526,1,262394,
532,526,527,131320,526,327745,487,535,502,3326,262205,42,536,535,262205,42,538,522,327808,42,539,538,536,196670,522,
539,327812,6,541,3326,125,196670,542,536,196670,544,541,196670,545,462,458809,42,547,48,542,544,545,262205,42,548,523,
327808,42,549,548,547,196670,523,549,327808,6,551,3326,390,131321,525,131320,527,327745,9,553,523,136,262205,6,554,
553,327745,9,555,523,139,262205,6,556,555,327808,6,557,554,556,327745,9,558,523,124,262205,6,559,558,327808,6,560,557,
559,327745,9,561,523,417,262205,6,562,561,327808,6,563,560,562,262205,42,565,480,196670,564,565,196670,566,563,393273,
42,567,53,564,566,196670,552,567,327812,6,569,462,124,327745,487,571,471,569,196670,571,567,327808,6,574,569,139,
327745,9,575,552,417,262205,6,576,575,327745,9,577,480,417,262205,6,578,577,327808,6,579,576,578,196670,580,3328,
196670,582,579,393273,42,583,53,580,582,327745,487,584,471,574,196670,584,583,327850,122,586,462,136,196855,588,0,
262394,586,587,588,131320,587,327745,9,590,522,136,262205,6,591,590,327745,9,592,522,139,262205,6,593,592,327808,6,
594,591,593,327745,9,595,522,124,262205,6,596,595,327808,6,597,594,596,327745,9,598,522,417,262205,6,599,598,327808,6,
600,597,599,327745,477,601,589,136,196670,601,600,131321,588,131320,588,131321,521,131320,521,262368,124,124,479,
327745,477,602,589,136,262205,6,603,602,196670,57,603,262205,6,609,478,131326,609,65592,327734,6,62,0,60,196663,9,61,
131320,63,262205,6,612,61,393281,618,619,616,347,617,262205,6,620,619,327874,6,622,620,621,327874,6,623,612,622,
393281,618,625,616,347,624,262205,6,626,625,327879,6,627,623,626,131326,627,65592,327734,6,65,0,60,196663,9,64,131320,
66,262203,8,640,7,262205,6,630,64,393281,618,631,616,347,617,262205,6,632,631,327879,6,634,632,633,327831,324,637,630,
634,327761,6,638,637,0,327761,6,639,637,1,393281,641,642,616,347,347,262205,15,643,642,262268,7,644,643,196670,640,
644,327745,9,645,640,136,262205,6,646,645,327829,324,649,646,638,327761,6,650,649,1,327761,6,651,649,0,327879,6,655,
651,654,327745,9,656,640,139,262205,6,657,656,327808,6,659,657,639,327808,6,661,659,650,327760,7,662,655,661,262268,
15,664,662,393281,348,665,664,347,347,393277,6,666,665,2,4,327879,6,668,651,417,327812,6,669,668,121,327874,6,672,632,
621,327808,6,673,669,672,327874,6,674,666,673,393281,618,675,616,347,624,262205,6,676,675,327879,6,677,674,676,131326,
677,65592,327734,6,68,0,67,131320,69,393281,618,681,616,347,680,262205,6,682,681,327879,6,684,682,683,327851,122,685,
684,136,196855,688,0,262394,685,687,697,131320,687,393281,641,689,616,347,321,262205,15,690,689,393281,348,691,690,
347,347,393277,6,692,691,2,4,393281,618,694,616,347,693,262205,6,695,694,458764,6,696,1,38,692,695,131321,688,131320,
697,393281,618,698,616,347,693,262205,6,699,698,131321,688,131320,688,458997,6,3329,696,687,699,697,131326,3329,65592,
327734,7,72,0,70,196663,9,71,131320,73,262203,8,710,7,262203,9,711,7,262203,8,714,7,262203,9,715,7,262203,18,730,7,
262203,9,733,7,262203,9,736,7,262203,18,752,7,262203,9,755,7,262203,9,766,7,196855,705,0,262394,703,704,705,131320,
704,393281,641,707,616,347,347,262205,15,708,707,262268,7,709,708,196670,710,709,262205,6,712,71,196670,711,712,
393273,7,713,13,710,711,196670,714,713,262205,6,716,71,196670,715,716,393273,7,717,13,714,715,262268,15,718,717,
393281,348,720,718,347,347,393277,6,721,720,2,4,393281,348,723,718,347,390,393277,6,724,723,2,4,327760,7,725,721,724,
131326,725,131320,705,196855,729,0,262394,727,728,729,131320,728,393281,641,731,616,347,347,262205,15,732,731,196670,
730,732,262205,6,734,71,196670,733,734,393273,6,735,22,730,733,196670,736,735,327737,6,737,62,736,327760,7,738,737,
136,131326,738,131320,729,262205,6,741,71,196855,744,0,262394,742,743,744,131320,743,393281,618,745,616,347,680,
262205,6,746,745,327879,6,747,746,125,327851,122,748,747,136,131321,744,131320,744,458997,122,749,742,729,748,743,
196855,751,0,262394,749,750,751,131320,750,393281,641,753,616,347,390,262205,15,754,753,196670,752,754,262205,6,756,
71,196670,755,756,393273,6,757,22,752,755,131321,751,131320,751,458997,6,3330,741,744,757,750,393281,618,760,616,347,
759,262205,6,761,760,327856,122,762,3330,761,196855,765,0,262394,762,764,769,131320,764,196670,766,3330,327737,6,768,
65,766,131321,765,131320,769,131321,765,131320,765,458997,6,3332,768,764,770,769,327760,7,772,3332,136,131326,772,
65592,327734,6,76,0,74,196663,8,75,131320,77,196855,777,0,262394,775,776,777,131320,776,327745,9,778,75,136,262205,6,
779,778,393281,618,781,616,347,780,262205,6,782,781,458764,6,783,1,38,779,782,131326,783,131320,777,327745,9,785,75,
136,262205,6,786,785,393281,618,788,616,347,787,262205,6,789,788,327852,122,790,786,789,196855,792,0,262394,790,791,
792,131320,791,262205,6,794,785,327808,6,797,789,139,327850,122,798,794,797,196855,801,0,262394,798,800,804,131320,
800,393281,618,802,616,347,780,262205,6,803,802,131321,801,131320,804,393281,618,805,616,347,780,262205,6,806,805,
131321,801,131320,801,458997,6,3336,803,800,806,804,131326,3336,131320,792,393281,618,811,616,347,810,262205,6,812,
811,262205,6,815,785,327879,6,818,812,817,327874,6,819,815,818,196855,822,0,262394,820,821,822,131320,821,327854,122,
824,812,119,196855,827,0,262394,824,826,833,131320,826,327745,9,828,75,139,262205,6,829,828,327810,6,831,812,119,
327874,6,832,829,831,131321,827,131320,833,327850,122,835,812,136,196855,838,0,262394,835,837,840,131320,837,131321,
838,131320,840,327745,9,842,75,139,262205,6,843,842,327810,6,845,119,812,327876,6,846,843,845,327877,6,847,819,846,
131321,838,131320,838,458997,6,3333,819,837,847,840,131321,827,131320,827,458997,6,3334,832,826,3333,838,131321,822,
131320,822,458997,6,3335,819,792,3334,827,393281,618,852,616,347,851,262205,6,853,852,327879,6,854,3335,853,131326,
854,65592,327734,6,81,0,78,196663,43,79,196663,9,80,131320,82,262205,6,858,80,327812,6,861,858,860,327814,6,862,861,
119,327745,9,863,79,862,262205,6,864,863,262205,6,866,80,327812,6,867,866,860,327879,6,868,867,817,393281,618,869,616,
347,617,262205,6,870,869,327874,6,871,870,621,327808,6,872,868,871,327874,6,873,864,872,393281,618,874,616,347,624,
262205,6,875,874,327879,6,876,873,875,131326,876,65592,327734,42,85,0,83,196663,9,84,131320,86,262203,8,885,7,262203,
9,886,7,393281,641,879,616,347,347,262205,15,880,879,262268,7,881,880,262205,6,882,84,327814,6,883,882,142,327812,6,
884,883,125,196670,885,881,196670,886,884,393273,7,887,13,885,886,262268,888,890,887,327745,891,892,890,347,393277,42,
893,892,2,16,131326,893,65592,327734,6,88,0,60,196663,9,87,131320,89,262205,6,897,87,393281,618,898,616,347,617,
262205,6,899,898,327874,6,900,899,621,327874,6,901,897,900,393281,618,902,616,347,624,262205,6,903,902,327812,6,905,
903,904,327879,6,906,901,905,327877,6,910,906,909,393281,618,911,616,347,780,262205,6,912,911,327812,6,913,912,904,
327810,6,914,910,913,327877,6,916,914,906,327879,6,917,916,909,327874,6,921,917,920,327812,6,923,921,922,327850,122,
925,917,136,196855,928,0,262394,925,927,930,131320,927,131321,928,131320,930,262344,6,933,923,327879,6,934,906,933,
327879,6,939,913,923,327877,6,940,934,939,131321,928,131320,928,458997,6,3337,906,927,940,930,131326,3337,65592,
327734,2,93,0,90,196663,9,91,196663,9,92,131320,94,262205,6,945,92,393281,618,947,616,347,946,262205,6,948,947,327814,
6,949,945,948,262205,6,950,92,327817,6,953,950,948,327851,122,954,953,136,393385,6,955,954,139,136,327808,6,956,949,
955,393281,618,960,616,347,959,262205,6,961,960,327814,6,962,956,961,327817,6,966,956,961,327851,122,967,966,136,
393385,6,968,967,139,136,327808,6,969,962,968,393281,971,972,616,347,970,262205,24,973,972,262205,6,974,91,458764,6,
978,1,38,956,961,393281,348,979,973,347,974,327742,979,978,2,4,262205,6,982,91,327808,6,983,982,139,458764,6,985,1,41,
969,139,393281,348,986,973,347,983,327742,986,985,2,4,262205,6,989,91,327808,6,990,989,124,393281,348,991,973,347,990,
327742,991,139,2,4,65789,65592,327734,42,96,0,83,196663,9,95,131320,97,262205,6,993,95,327812,6,994,993,125,327745,
477,1014,1012,994,262205,6,1015,1014,327808,6,1017,994,139,327745,477,1018,1012,1017,262205,6,1019,1018,327808,6,1021,
994,124,327745,477,1022,1012,1021,262205,6,1023,1022,327808,6,1025,994,417,327745,477,1026,1012,1025,262205,6,1027,
1026,458832,42,1028,1015,1019,1023,1027,131326,1028,65592,327734,2,101,0,98,196663,9,99,196663,43,100,131320,102,
131321,1032,131320,1032,458997,6,3338,136,102,1048,1033,327856,122,1038,3338,125,262390,1034,1033,1,262394,1038,1033,
1034,131320,1033,262205,6,1039,99,327812,6,1040,1039,125,327808,6,1042,1040,3338,327745,9,1044,100,3338,262205,6,1045,
1044,327745,477,1046,1012,1042,196670,1046,1045,327808,6,1048,3338,390,131321,1032,131320,1034,65789,65592,327734,6,
104,0,60,196663,9,103,131320,105,262205,6,1049,103,262205,6,1050,103,327874,6,1052,1050,1051,327808,6,1053,1049,1052,
131326,1053,65592,327734,6,107,0,60,196663,9,106,131320,108,196855,1058,0,262394,1001,1057,1065,131320,1057,262205,6,
1059,106,327817,6,1060,1059,1003,327812,6,1061,1060,124,262205,6,1062,106,327814,6,1063,1062,1003,327808,6,1064,1061,
1063,131321,1058,131320,1065,262205,6,1066,106,131321,1058,131320,1058,458997,6,3339,1064,1057,1066,1065,131326,3339,
65592,327734,6,110,0,60,196663,9,109,131320,111,196855,1072,0,262394,1001,1071,1075,131320,1071,262205,6,1073,109,
327817,6,1074,1073,1003,131321,1072,131320,1075,262205,6,1076,109,131321,1072,131320,1072,458997,6,3340,1074,1071,
1076,1075,131326,3340,65592,327734,6,113,0,60,196663,9,112,131320,114,262205,6,1080,112,327854,122,1081,1080,1003,
327847,122,1082,1001,1081,393385,6,1083,1082,138,136,131326,1083,65592,327734,6,117,0,55,196663,9,115,196663,9,116,
131320,118,196855,1088,0,262394,1001,1087,1093,131320,1087,262205,6,1089,115,262205,6,1090,116,327874,6,1091,1089,
1090,327879,6,1092,1091,633,131321,1088,131320,1093,262205,6,1094,115,131321,1088,131320,1088,458997,6,3341,1092,1087,
1094,1093,131326,3341,65592,327734,6,133,0,130,196663,129,131,196663,9,132,131320,134,262205,6,1098,132,327814,6,1099,
1098,126,327745,9,1100,131,1099,262205,6,1101,1100,262205,6,1102,132,327817,6,1103,1102,126,327812,6,1105,1103,1104,
262268,320,1106,1105,393419,6,1108,1101,1106,1107,131326,1108,65592,327734,2,150,0,146,196663,145,147,196663,9,148,
196663,9,149,131320,151,262203,9,1136,7,262203,9,1153,7,262205,6,1112,461,196855,1115,0,262394,1113,1114,1115,131320,
1114,262205,6,1116,148,327808,6,1117,1116,1005,262205,6,1118,149,327858,122,1119,1117,1118,131321,1115,131320,1115,
458997,122,1120,1113,151,1119,1114,196855,1122,0,262394,1120,1121,1122,131320,1121,131321,1124,131320,1124,458997,6,
3342,136,1121,1157,1127,327856,122,1130,3342,143,262390,1126,1127,1,262394,1130,1125,1126,131320,1125,196855,1135,0,
262394,1132,1134,1142,131320,1134,196670,1136,1112,327737,6,1138,107,1136,327812,6,1139,1138,143,327808,6,1141,1139,
3342,131321,1135,131320,1142,327812,6,1144,3342,465,327808,6,1146,1144,1112,131321,1135,131320,1135,458997,6,3343,
1141,1134,1146,1142,262205,6,1149,148,327812,6,1151,3343,142,327808,6,1152,1149,1151,196670,1153,1152,327737,42,1154,
85,1153,327745,43,1155,147,3342,196670,1155,1154,131321,1127,131320,1127,327808,6,1157,3342,390,131321,1124,131320,
1126,131321,1122,131320,1122,65789,65592,327734,6,154,0,78,196663,43,152,196663,9,153,131320,155,262203,9,1164,7,
262203,43,1182,7,262203,9,1184,7,262203,8,1187,7,196855,1162,0,262394,1160,1161,1162,131320,1161,262205,6,1163,153,
327745,9,1165,152,1163,262205,6,1166,1165,196670,1164,1166,327737,6,1167,88,1164,131326,1167,131320,1162,131321,1171,
131320,1171,458997,6,3346,136,1162,1193,1172,458997,6,3345,136,1162,1195,1172,327856,122,1177,3345,126,262390,1173,
1172,1,262394,1177,1172,1173,131320,1172,262205,6,1178,153,327812,6,1179,1178,126,327808,6,1181,1179,3345,262205,42,
1183,152,196670,1182,1183,196670,1184,1181,393273,6,1185,81,1182,1184,327760,7,1186,1185,136,196670,1187,1186,327737,
6,1188,76,1187,327812,6,1190,3345,1104,327876,6,1191,1188,1190,327877,6,1193,3346,1191,327808,6,1195,3345,390,131321,
1171,131320,1173,131326,3346,65592,327734,2,158,0,156,196663,129,157,131320,159,262203,43,1207,7,262203,9,1208,7,
262203,9,1215,7,262368,124,124,479,131321,1200,131320,1200,458997,6,3347,136,159,1235,1203,327856,122,1206,3347,127,
262390,1202,1203,1,262394,1206,1201,1202,131320,1201,262205,6,1209,461,196670,1208,1209,327737,6,1210,107,1208,327812,
6,1211,1210,127,327808,6,1213,1211,3347,327814,6,1214,1213,125,196670,1215,1214,327737,42,1216,96,1215,196670,1207,
1216,131321,1218,131320,1218,458997,6,3348,136,1201,1233,1219,327856,122,1224,3348,125,262390,1220,1219,1,262394,1224,
1219,1220,131320,1219,327808,6,1227,3347,3348,327745,9,1229,1207,3348,262205,6,1230,1229,327745,9,1231,157,1227,
196670,1231,1230,327808,6,1233,3348,390,131321,1218,131320,1220,131321,1203,131320,1203,327808,6,1235,3347,125,131321,
1200,131320,1202,262368,124,124,479,65789,65592,327734,2,163,0,160,196663,129,161,196663,145,162,131320,164,262203,43,
1255,7,262203,9,1258,7,262203,129,1287,7,131321,1237,131320,1237,458997,6,3350,136,164,1283,1240,327856,122,1243,3350,
143,262390,1239,1240,1,262394,1243,1238,1239,131320,1238,131321,1245,131320,1245,458997,6,3351,136,1238,1281,1248,
327856,122,1252,3351,1251,262390,1247,1248,1,262394,1252,1246,1247,131320,1246,327745,43,1256,162,3350,262205,42,1257,
1256,196670,1255,1257,196670,1258,3351,393273,6,1260,154,1255,1258,196855,1263,0,262394,1261,1262,1270,131320,1262,
327812,6,1265,3350,1251,327808,6,1267,1265,3351,327745,9,1269,161,1267,196670,1269,1260,131321,1263,131320,1270,
327812,6,1272,3350,465,262205,6,1273,461,327808,6,1274,1272,1273,327812,6,1275,1274,1251,327808,6,1277,1275,3351,
327745,477,1279,1012,1277,196670,1279,1260,131321,1263,131320,1263,131321,1248,131320,1248,327808,6,1281,3351,390,
131321,1245,131320,1247,131321,1240,131320,1240,327808,6,1283,3350,390,131321,1237,131320,1239,196855,1286,0,262394,
1284,1285,1286,131320,1285,327737,2,1288,158,1287,262205,128,1289,1287,196670,161,1289,131321,1286,131320,1286,65789,
65592,327734,2,169,0,165,196663,129,166,196663,9,167,196663,9,168,131320,170,262203,9,1325,7,262203,8,1327,7,262203,
129,1342,7,262205,6,1291,461,131321,1292,131320,1292,458997,6,3355,1291,170,1341,1295,327856,122,1299,3355,1298,
262390,1294,1295,0,262394,1299,1293,1294,131320,1293,131321,1302,131320,1302,458997,6,3358,136,1293,1334,1305,458997,
6,3356,136,1293,1336,1305,327856,122,1308,3356,126,262390,1304,1305,1,262394,1308,1303,1304,131320,1303,327812,6,1311,
3355,126,327808,6,1313,1311,3356,393281,618,1315,616,347,780,262205,6,1316,1315,262205,6,1318,168,327856,122,1319,
1313,1318,196855,1321,0,262394,1319,1320,1321,131320,1320,262205,6,1322,167,327808,6,1324,1322,1313,196670,1325,1324,
327737,7,1326,72,1325,196670,1327,1326,327737,6,1328,76,1327,131321,1321,131320,1321,458997,6,3359,1316,1303,1328,
1320,327812,6,1331,3356,1104,327876,6,1332,3359,1331,327877,6,1334,3358,1332,131321,1305,131320,1305,327808,6,1336,
3356,390,131321,1302,131320,1304,327745,477,1339,1012,3355,196670,1339,3358,131321,1295,131320,1295,327808,6,1341,
3355,465,131321,1292,131320,1294,327737,2,1343,158,1342,262205,128,1344,1342,196670,166,1344,65789,65592,327734,2,177,
0,173,196663,129,174,196663,9,175,196663,172,176,131320,178,262203,9,1348,7,262203,9,1376,7,262203,43,1377,7,262203,
129,1390,7,262203,9,1392,7,262203,9,1396,7,262205,6,1346,461,196670,1348,1346,327737,6,1350,113,1348,131321,1352,
131320,1352,458997,6,3363,136,178,1361,1355,327856,122,1359,3363,1358,262390,1354,1355,1,262394,1359,1353,1354,131320,
1353,327808,6,1361,3363,465,327858,122,1362,1361,1358,262312,122,1363,1362,196855,1365,0,262394,1363,1364,1365,131320,
1364,327808,6,1368,3363,1346,327856,122,1369,1368,1358,131321,1365,131320,1365,458997,122,1370,1362,1353,1369,1364,
196855,1372,0,262394,1370,1371,1372,131320,1371,327808,6,1375,3363,1346,196670,1376,1375,196670,1377,415,393273,2,
1378,101,1376,1377,131321,1372,131320,1372,131321,1355,131320,1355,131321,1352,131320,1354,262368,124,124,479,131321,
1382,131320,1382,458997,6,3364,136,1354,1407,1383,327856,122,1388,3364,119,262390,1384,1383,1,262394,1388,1383,1384,
131320,1383,262205,128,1391,174,196670,1390,1391,196670,1392,3364,393273,6,1394,133,1390,1392,327812,6,1395,1394,1003,
196670,1396,1346,327737,6,1398,110,1396,327808,6,1399,1395,1398,327745,477,1400,1012,1399,262205,6,1401,175,327876,6,
1403,1401,1350,458986,6,1404,1400,139,136,1403,327745,9,1405,176,3364,196670,1405,1404,327808,6,1407,3364,390,131321,
1382,131320,1384,262368,124,124,479,65789,65592,327734,2,181,0,179,196663,9,180,131320,182,262203,9,1432,7,262203,9,
1435,7,262203,9,1441,7,262203,9,1443,7,262205,6,1409,461,196855,1414,0,262394,1001,1413,1417,131320,1413,327814,6,
1416,1409,124,131321,1414,131320,1417,131321,1414,131320,1414,458997,6,3367,1416,1413,1409,1417,327808,6,1420,1411,
3367,196855,1424,0,262394,1001,1423,1428,131320,1423,327817,6,1426,1409,124,327812,6,1427,1426,138,131321,1424,131320,
1428,131321,1424,131320,1424,458997,6,3368,1427,1423,136,1428,262368,124,124,479,327745,477,1433,1012,1420,262205,6,
1434,1433,196670,1432,1434,196670,1435,3368,393273,6,1437,117,1432,1435,262205,6,1439,180,196670,1441,1437,393273,6,
1444,58,1441,1443,327808,6,1446,1439,1444,327810,6,1451,1446,1437,327876,6,1453,1451,3368,458986,6,1454,1433,139,136,
1453,65789,65592,327734,6,184,0,60,196663,9,183,131320,185,196855,1457,0,262394,1001,1456,1461,131320,1456,262205,6,
1458,183,327812,6,1460,1458,1459,131321,1457,131320,1461,262205,6,1462,183,131321,1457,131320,1457,458997,6,3369,1460,
1456,1462,1461,131326,3369,65592,327734,6,187,0,60,196663,9,186,131320,188,196855,1468,0,262394,1001,1467,1476,131320,
1467,262205,6,1469,186,262205,6,1470,186,327876,6,1471,1470,810,262205,6,1472,186,327874,6,1473,1472,810,327877,6,
1474,1471,1473,327808,6,1475,1469,1474,131321,1468,131320,1476,262205,6,1477,186,131321,1468,131320,1468,458997,6,
3370,1475,1467,1477,1476,131326,3370,65592,327734,6,190,0,60,196663,9,189,131320,191,196855,1483,0,262394,1001,1482,
1486,131320,1482,262205,6,1484,189,327876,6,1485,1484,810,131321,1483,131320,1486,131321,1483,131320,1483,458997,6,
3371,1485,1482,136,1486,131326,3371,65592,327734,6,192,0,67,131320,193,262203,1516,1517,7,262203,9,1523,7,262203,9,
1558,7,262203,9,1565,7,262203,9,1567,7,262203,9,1584,7,262203,9,1587,7,262203,9,1609,7,262203,43,1623,7,262203,9,1628,
7,262203,9,1636,7,262203,9,1648,7,262203,43,1649,7,262203,9,1658,7,262205,6,1491,461,327812,6,1497,1491,1496,327814,6,
1498,1497,121,327817,6,1499,1498,1496,131321,1503,131320,1503,458997,6,3377,136,193,1551,1504,458997,6,3373,136,193,
1544,1504,458997,6,3372,136,193,1553,1504,327856,122,1509,3372,1496,262390,1505,1504,1,262394,1509,1504,1505,131320,
1504,327808,6,1513,1499,3372,327817,6,1514,1513,1496,327808,6,1522,1497,1514,196670,1523,1522,327737,42,1524,96,1523,
327745,43,1525,1517,3372,196670,1525,1524,393281,9,1528,1517,3372,136,262205,6,1529,1528,393281,9,1531,1517,3372,139,
262205,6,1532,1531,327808,6,1533,1529,1532,393281,9,1535,1517,3372,124,262205,6,1536,1535,327808,6,1537,1533,1536,
393281,9,1539,1517,3372,417,262205,6,1540,1539,327808,6,1541,1537,1540,327808,6,1544,3373,1541,327856,122,1547,1514,
1499,393385,6,1549,1547,1541,136,327808,6,1551,3377,1549,327808,6,1553,3372,390,131321,1503,131320,1505,196855,1557,0,
262394,1001,1556,1562,131320,1556,196670,1558,3373,327737,6,1560,187,1558,327879,6,1561,1560,633,131321,1557,131320,
1562,131321,1557,131320,1557,458997,6,3374,1561,1556,3373,1562,196670,1565,3374,393273,6,1568,58,1565,1567,262205,6,
1569,1567,327817,6,1572,1491,1571,327850,122,1573,1572,136,196855,1575,0,262394,1573,1574,1575,131320,1574,327814,6,
1580,1491,1571,327745,477,1582,1578,1580,196670,1582,1568,131321,1575,131320,1575,196670,1584,1568,327737,6,1586,184,
1584,196670,1587,3377,327737,6,1589,187,1587,327808,6,1590,1586,1589,131321,1592,131320,1592,458997,6,3379,1590,1575,
3384,1595,458997,6,3378,136,1575,1653,1595,327856,122,1598,3378,1496,262390,1594,1595,1,262394,1598,1593,1594,131320,
1593,327808,6,1602,1499,3378,327817,6,1603,1602,1496,327850,122,1605,1603,136,196855,1608,0,262394,1605,1607,1612,
131320,1607,196670,1609,1568,327737,6,1611,184,1609,131321,1608,131320,1612,131321,1608,131320,1608,458997,6,3380,
1611,1607,3379,1612,131321,1616,131320,1616,458997,6,3384,3380,1608,1641,1617,458997,6,3381,136,1608,1643,1617,327856,
122,1622,3381,125,262390,1618,1617,1,262394,1622,1617,1618,131320,1617,393281,9,1629,1517,3378,3381,262205,6,1630,
1629,196670,1628,1630,327737,6,1631,190,1628,327808,6,1632,3384,1631,327745,9,1633,1623,3381,196670,1633,1632,262205,
6,1638,1629,196670,1636,1638,327737,6,1639,187,1636,327808,6,1641,3384,1639,327808,6,1643,3381,390,131321,1616,131320,
1618,327808,6,1647,1497,1603,196670,1648,1647,262205,42,1650,1623,196670,1649,1650,393273,2,1651,101,1648,1649,131321,
1595,131320,1595,327808,6,1653,3378,390,131321,1592,131320,1594,327856,122,1655,1569,1005,196855,1657,0,262394,1655,
1656,1657,131320,1656,196670,1658,1569,327737,2,1660,181,1658,131321,1657,131320,1657,262368,124,124,479,131326,1569,
65592,327734,2,198,0,194,196663,129,195,196663,172,196,196663,172,197,131320,199,262203,9,1667,7,262203,172,1678,7,
262203,129,1680,7,262203,9,1682,7,262203,9,1686,7,262203,9,1696,7,262203,9,1697,7,262203,9,1712,7,262205,6,1665,461,
196670,1667,1665,327737,6,1669,113,1667,131321,1671,131320,1671,458997,6,3385,136,199,1702,1672,327856,122,1677,3385,
119,262390,1673,1672,1,262394,1677,1672,1673,131320,1672,262205,128,1681,195,196670,1680,1681,196670,1682,3385,393273,
6,1684,133,1680,1682,327812,6,1685,1684,1003,196670,1686,1665,327737,6,1688,110,1686,327808,6,1689,1685,1688,327745,
477,1690,1012,1689,262205,6,1691,1690,327745,9,1693,196,3385,262205,6,1694,1693,327808,6,1695,1691,1694,196670,1696,
1695,196670,1697,1669,393273,6,1699,117,1696,1697,327745,9,1700,1678,3385,196670,1700,1699,327808,6,1702,3385,390,
131321,1671,131320,1673,262368,124,124,479,131321,1704,131320,1704,458997,6,3386,136,1673,1721,1705,327856,122,1710,
3386,119,262390,1706,1705,1,262394,1710,1705,1706,131320,1705,327745,9,1713,1678,3386,262205,6,1714,1713,196670,1712,
1714,327737,6,1715,104,1712,327745,9,1717,197,3386,262205,6,1718,1717,327745,477,1719,1012,1715,196670,1719,1718,
327808,6,1721,3386,390,131321,1704,131320,1706,262368,124,124,479,65789,65592,327734,7,203,0,200,196663,9,201,196663,
9,202,131320,204,262203,8,1731,7,262203,8,1735,7,262203,9,1736,7,196855,1725,0,262394,1723,1724,1725,131320,1724,
262205,6,1726,201,262205,6,1727,202,327810,6,1728,1726,1727,327760,7,1729,1728,136,131326,1729,131320,1725,393281,971,
1732,616,347,1051,262205,24,1733,1732,262268,7,1734,1733,196670,1735,1734,262205,6,1737,201,196670,1736,1737,393273,7,
1738,13,1735,1736,196670,1731,1738,327745,9,1740,1731,136,262205,6,1741,1740,262205,6,1742,202,327812,6,1743,1742,125,
327830,324,1745,1741,1743,327761,6,1746,1745,1,327761,6,1747,1745,0,327745,9,1749,1731,139,262205,6,1750,1749,327810,
6,1752,1750,1746,327760,7,1753,1747,1752,131326,1753,65592,327734,2,206,0,179,196663,9,205,131320,207,262203,9,1805,7,
262203,9,1808,7,262205,6,1757,461,131321,1758,131320,1758,458997,6,3387,1757,207,1822,1761,327858,122,1764,3387,998,
262390,1760,1761,0,262394,1764,1759,1760,131320,1759,327856,122,1767,3387,998,196855,1770,0,262394,1767,1769,1774,
131320,1769,327745,477,1772,1578,3387,262205,6,1773,1772,131321,1770,131320,1774,262205,6,1775,205,131321,1770,131320,
1770,458997,6,3388,1773,1769,1775,1774,327808,6,1779,3387,139,327856,122,1780,1779,998,196855,1783,0,262394,1780,1782,
1788,131320,1782,327745,477,1786,1578,1779,262205,6,1787,1786,131321,1783,131320,1788,262205,6,1791,205,393385,6,1792,
1767,1791,1005,131321,1783,131320,1783,458997,6,3390,1787,1782,1792,1788,327745,477,1806,1803,3387,262205,6,1807,1806,
196670,1805,1807,196670,1808,3388,393273,7,1810,203,1805,1808,327745,1811,1812,1798,3387,196670,1812,1810,327810,6,
1816,3390,3388,262205,6,1818,1806,327808,6,1819,1818,1816,196670,1806,1819,131321,1761,131320,1761,327808,6,1822,3387,
465,131321,1758,131320,1760,65789,65592,327734,2,209,0,179,196663,9,208,131320,210,262203,9,1883,7,262203,9,1886,7,
262205,6,1824,461,131321,1825,131320,1825,458997,6,3392,1824,210,1899,1828,327858,122,1831,3392,1794,262390,1827,1828,
0,262394,1831,1826,1827,131320,1826,327817,6,1834,3392,998,327856,122,1837,3392,1794,196855,1840,0,262394,1837,1839,
1845,131320,1839,327814,6,1842,3392,998,327745,477,1843,1578,1842,262205,6,1844,1843,131321,1840,131320,1845,262205,6,
1846,208,131321,1840,131320,1840,458997,6,3393,1844,1839,1846,1845,131321,1849,131320,1849,458997,6,3397,3393,1840,
1878,1852,458997,6,3394,136,1840,1880,1852,327856,122,1856,3394,1855,262390,1851,1852,1,262394,1856,1850,1851,131320,
1850,327856,122,1859,3394,1834,196855,1862,0,262394,1859,1861,1875,131320,1861,327810,6,1870,3392,1834,327808,6,1872,
1870,3394,327745,477,1873,1867,1872,262205,6,1874,1873,131321,1862,131320,1875,131321,1862,131320,1862,458997,6,3398,
1874,1861,136,1875,327808,6,1878,3397,3398,131321,1852,131320,1852,327808,6,1880,3394,390,131321,1849,131320,1851,
327745,477,1884,1803,3392,262205,6,1885,1884,196670,1883,1885,196670,1886,3397,393273,7,1888,203,1883,1886,327745,
1811,1889,1798,3392,196670,1889,1888,327745,477,1892,1867,3392,262205,6,1893,1892,262205,6,1895,1884,327808,6,1896,
1895,1893,196670,1884,1896,131321,1828,131320,1828,327808,6,1899,3392,465,131321,1825,131320,1827,65789,65592,327734,
2,217,0,212,196663,129,213,196663,9,214,196663,172,215,196663,211,216,131320,218,262203,129,1901,7,262203,9,1903,7,
262203,172,1905,7,262203,9,1912,7,262203,9,1919,7,262203,129,1922,7,262203,172,1924,7,262203,172,1926,7,262205,128,
1902,213,196670,1901,1902,262205,6,1904,214,196670,1903,1904,458809,2,1906,177,1901,1903,1905,262205,171,1907,1905,
262201,6,1909,192,196855,1911,0,262394,996,1910,1915,131320,1910,196670,1912,1909,327737,2,1914,206,1912,131321,1911,
131320,1915,262205,122,1916,216,196855,1918,0,262394,1916,1917,1918,131320,1917,196670,1919,1909,327737,2,1921,209,
1919,131321,1918,131320,1918,131321,1911,131320,1911,262205,128,1923,213,196670,1922,1923,196670,1924,1907,262205,171,
1927,215,196670,1926,1927,458809,2,1928,198,1922,1924,1926,65789,65592,327734,2,220,0,156,196663,129,219,131320,221,
262203,129,1950,7,262203,9,1952,7,262205,6,1930,461,131321,1931,131320,1931,458997,6,3402,1930,221,1941,1932,327858,
122,1937,3402,1794,262390,1933,1932,0,262394,1937,1932,1933,131320,1932,327745,477,1939,1867,3402,196670,1939,136,
327808,6,1941,3402,465,131321,1931,131320,1933,262368,124,124,479,131321,1943,131320,1943,458997,6,3403,136,1933,1958,
1944,327856,122,1949,3403,119,262390,1945,1944,1,262394,1949,1944,1945,131320,1944,262205,128,1951,219,196670,1950,
1951,196670,1952,3403,393273,6,1954,133,1950,1952,327745,477,1955,1867,1954,458986,6,1956,1955,139,136,139,327808,6,
1958,3403,390,131321,1943,131320,1945,65789,65592,327734,2,225,0,173,196663,129,222,196663,9,223,196663,172,224,
131320,226,262203,129,1967,7,262203,129,1978,7,262203,9,1980,7,262203,172,1982,7,262203,211,1984,7,262203,9,1997,7,
131321,1960,131320,1960,458997,6,3404,136,226,1976,1961,327856,122,1966,3404,127,262390,1962,1961,1,262394,1966,1961,
1962,131320,1961,327745,9,1970,222,3404,262205,6,1971,1970,327879,6,1973,1971,1972,327745,9,1974,1967,3404,196670,
1974,1973,327808,6,1976,3404,390,131321,1960,131320,1962,262205,128,1979,1967,196670,1978,1979,262205,6,1981,223,
196670,1980,1981,262205,171,1983,224,196670,1982,1983,196670,1984,1977,524345,2,1985,217,1978,1980,1982,1984,131321,
1987,131320,1987,458997,6,3405,136,1962,2005,1988,327856,122,1993,3405,119,262390,1989,1988,1,262394,1993,1988,1989,
131320,1988,262205,6,1995,461,327812,6,1996,1995,119,196670,1997,1996,327737,6,1998,104,1997,327808,6,2000,1998,3405,
327745,477,2001,1012,2000,262205,6,2002,2001,327745,9,2003,224,3405,196670,2003,2002,327808,6,2005,3405,390,131321,
1987,131320,1989,262368,124,124,479,131321,2007,131320,2007,458997,6,3406,136,1989,2031,2008,327856,122,2013,3406,127,
262390,2009,2008,1,262394,2013,2008,2009,131320,2008,327812,6,2016,3406,124,327745,9,2017,224,2016,262205,6,2018,2017,
327874,6,2020,2018,2019,327808,6,2023,2016,139,327745,9,2024,224,2023,262205,6,2025,2024,327874,6,2026,2025,2019,
327876,6,2027,2026,1104,327877,6,2028,2020,2027,327745,9,2029,222,3406,196670,2029,2028,327808,6,2031,3406,390,131321,
2007,131320,2009,65789,65592,327734,2,228,0,156,196663,129,227,131320,229,262203,9,2033,7,262203,172,2051,7,262203,
129,2053,7,262203,9,2055,7,262203,129,2070,7,262203,129,2073,7,262203,9,2075,7,262203,172,2077,7,262203,129,2083,7,
262203,9,2085,7,262203,172,2087,7,262203,211,2089,7,262205,6,2034,461,196670,2033,2034,327737,6,2035,107,2033,327812,
6,2036,2035,119,327745,9,2038,227,347,262205,6,2039,2038,327874,6,2041,2039,2040,327808,6,2042,139,2041,131321,2044,
131320,2044,458997,6,3407,136,229,2066,2045,327856,122,2050,3407,119,262390,2046,2045,1,262394,2050,2045,2046,131320,
2045,262205,128,2054,227,196670,2053,2054,196670,2055,3407,393273,6,2057,133,2053,2055,327876,6,2059,2057,2058,327808,
6,2062,2036,3407,327808,6,2063,2059,2062,327745,9,2064,2051,3407,196670,2064,2063,327808,6,2066,3407,390,131321,2044,
131320,2046,196855,2069,0,262394,2067,2068,2069,131320,2068,262205,128,2071,227,196670,2070,2071,327737,2,2072,220,
2070,262205,128,2074,227,196670,2073,2074,196670,2075,2042,262205,171,2078,2051,196670,2077,2078,458809,2,2079,225,
2073,2075,2077,262205,128,2080,2073,196670,227,2080,262205,171,2081,2077,196670,2051,2081,131321,2069,131320,2069,
262205,128,2084,227,196670,2083,2084,196670,2085,2042,262205,171,2088,2051,196670,2087,2088,196670,2089,2082,524345,2,
2090,217,2083,2085,2087,2089,65789,65592,327734,2,236,0,230,196663,27,231,196663,172,232,196663,172,233,196663,172,
234,196663,9,235,131320,237,262203,27,2140,7,262203,9,2142,7,262203,9,2145,7,393281,618,2091,616,347,693,262205,6,
2092,2091,327858,122,2094,2092,2093,196855,2096,0,262394,2094,2095,2122,131320,2095,131321,2098,131320,2098,458997,6,
3410,136,2095,2121,2101,327856,122,2104,3410,119,262390,2100,2101,1,262394,2104,2099,2100,131320,2099,327745,9,2106,
234,3410,262205,6,2107,2106,262205,6,2108,235,327856,122,2109,2107,2108,196855,2111,0,262394,2109,2110,2111,131320,
2110,262205,24,2112,231,327745,9,2114,232,3410,262205,6,2115,2114,327745,9,2117,233,3410,262205,6,2118,2117,393281,
348,2119,2112,347,2115,327742,2119,2118,2,4,131321,2111,131320,2111,131321,2101,131320,2101,327808,6,2121,3410,390,
131321,2098,131320,2100,131321,2096,131320,2122,131321,2124,131320,2124,458997,6,3408,136,2122,2150,2127,327856,122,
2130,3408,119,262390,2126,2127,1,262394,2130,2125,2126,131320,2125,327745,9,2132,234,3408,262205,6,2133,2132,262205,6,
2134,235,327856,122,2135,2133,2134,196855,2137,0,262394,2135,2136,2137,131320,2136,262205,24,2141,231,196670,2140,
2141,327745,9,2143,232,3408,262205,6,2144,2143,196670,2142,2144,327745,9,2146,233,3408,262205,6,2147,2146,196670,2145,
2147,458809,2,2148,32,2140,2142,2145,131321,2137,131320,2137,131321,2127,131320,2127,327808,6,2150,3408,390,131321,
2124,131320,2126,131321,2096,131320,2096,65789,65592,327734,2,242,0,238,196663,172,239,196663,9,240,196663,9,241,
131320,243,262203,18,2174,7,262203,9,2177,7,131321,2152,131320,2152,458997,6,3412,136,243,2183,2155,327856,122,2158,
3412,119,262390,2154,2155,1,262394,2158,2153,2154,131320,2153,327812,6,2161,3412,465,262205,6,2162,461,327808,6,2163,
2161,2162,262205,6,2166,241,327856,122,2167,2163,2166,196855,2170,0,262394,2167,2169,2179,131320,2169,262205,6,2171,
240,327808,6,2173,2171,2163,393281,641,2175,616,347,390,262205,15,2176,2175,196670,2174,2176,196670,2177,2173,393273,
6,2178,22,2174,2177,131321,2170,131320,2179,131321,2170,131320,2170,458997,6,3413,2178,2169,136,2179,327745,9,2181,
239,3412,196670,2181,3413,131321,2155,131320,2155,327808,6,2183,3412,390,131321,2152,131320,2154,65789,65592,327734,2,
249,0,244,196663,172,245,196663,9,246,196663,9,247,196663,9,248,131320,250,262203,9,2207,7,131321,2185,131320,2185,
458997,6,3415,136,250,2215,2188,327856,122,2191,3415,119,262390,2187,2188,1,262394,2191,2186,2187,131320,2186,327812,
6,2194,3415,465,262205,6,2195,461,327808,6,2196,2194,2195,262205,6,2199,247,327856,122,2200,2196,2199,196855,2203,0,
262394,2200,2202,2211,131320,2202,262205,6,2204,246,327808,6,2206,2204,2196,196670,2207,2206,327737,7,2208,72,2207,
262205,6,2209,248,327757,6,2210,2208,2209,131321,2203,131320,2211,131321,2203,131320,2203,458997,6,3416,2210,2202,136,
2211,327745,9,2213,245,3415,196670,2213,3416,131321,2188,131320,2188,327808,6,2215,3415,390,131321,2185,131320,2187,
65789,65592,327734,2,254,0,251,196663,172,252,196663,172,253,131320,255,262203,9,2226,7,262203,9,2254,7,262205,6,2217,
461,262368,124,124,479,131321,2219,131320,2219,458997,6,3418,136,255,2239,2220,327856,122,2225,3418,119,262390,2221,
2220,1,262394,2225,2220,2221,131320,2220,196670,2226,2217,327737,6,2228,104,2226,327812,6,2232,3418,2231,327808,6,
2233,2228,2232,327745,9,2235,252,3418,262205,6,2236,2235,327745,477,2237,1012,2233,196670,2237,2236,327808,6,2239,
3418,390,131321,2219,131320,2221,262368,124,124,479,131321,2241,131320,2241,458997,6,3419,136,2221,2260,2242,327856,
122,2247,3419,119,262390,2243,2242,1,262394,2247,2242,2243,131320,2242,327745,9,2250,253,3419,262205,6,2251,2250,
327879,6,2253,2251,2252,196670,2254,2253,327737,6,2255,104,2254,327745,477,2256,1012,2255,262205,6,2257,2256,327745,9,
2258,252,3419,196670,2258,2257,327808,6,2260,3419,390,131321,2241,131320,2243,65789,65592,327734,2,261,0,256,196663,
172,257,196663,172,258,196663,172,259,196663,9,260,131320,262,262203,27,2288,7,262203,9,2291,7,262203,9,2294,7,131321,
2262,131320,2262,458997,6,3420,136,262,2299,2265,327856,122,2268,3420,119,262390,2264,2265,1,262394,2268,2263,2264,
131320,2263,327745,9,2270,259,3420,262205,6,2271,2270,262205,6,2272,260,327856,122,2273,2271,2272,196855,2275,0,
262394,2273,2274,2275,131320,2274,327745,9,2277,258,3420,262205,6,2278,2277,393281,618,2280,616,347,2279,262205,6,
2281,2280,327856,122,2282,2278,2281,131321,2275,131320,2275,458997,122,2283,2273,2263,2282,2274,196855,2285,0,262394,
2283,2284,2285,131320,2284,393281,971,2289,616,347,920,262205,24,2290,2289,196670,2288,2290,327745,9,2292,258,3420,
262205,6,2293,2292,196670,2291,2293,327745,9,2295,257,3420,262205,6,2296,2295,196670,2294,2296,458809,2,2297,32,2288,
2291,2294,131321,2285,131320,2285,131321,2265,131320,2265,327808,6,2299,3420,390,131321,2262,131320,2264,65789,65592,
327734,2,269,0,263,196663,172,264,196663,172,265,196663,9,266,196663,9,267,196663,9,268,131320,270,262203,172,2300,7,
262203,172,2301,7,262203,9,2302,7,262203,9,2304,7,262203,9,2306,7,262203,172,2309,7,262203,172,2311,7,262203,27,2319,
7,262203,172,2322,7,262203,172,2324,7,262203,172,2326,7,262203,9,2328,7,262203,172,2332,7,262203,172,2333,7,262203,9,
2334,7,262203,9,2336,7,262203,9,2338,7,262203,172,2341,7,262203,172,2343,7,262203,8,2367,7,262203,9,2368,7,262203,8,
2373,7,262203,9,2374,7,262205,6,2303,266,196670,2302,2303,262205,6,2305,267,196670,2304,2305,196670,2306,136,524345,2,
2307,249,2301,2302,2304,2306,262205,171,2308,2301,196670,2300,2308,196670,2309,2308,262205,171,2312,265,196670,2311,
2312,393273,2,2313,254,2309,2311,262205,171,2314,2309,196670,2300,2314,196855,2317,0,262394,2315,2316,2317,131320,
2316,393281,971,2320,616,347,2318,262205,24,2321,2320,196670,2319,2321,262205,171,2323,264,196670,2322,2323,262205,
171,2325,2300,196670,2324,2325,262205,171,2327,265,196670,2326,2327,262205,6,2329,268,196670,2328,2329,589881,2,2330,
236,2319,2322,2324,2326,2328,65789,131320,2317,262205,6,2335,266,196670,2334,2335,262205,6,2337,267,196670,2336,2337,
196670,2338,139,524345,2,2339,249,2333,2334,2336,2338,262205,171,2340,2333,196670,2332,2340,196670,2341,2340,262205,
171,2344,265,196670,2343,2344,393273,2,2345,254,2341,2343,262205,171,2346,2341,196670,2332,2346,131321,2348,131320,
2348,458997,6,3423,136,2317,2390,2351,327856,122,2354,3423,119,262390,2350,2351,1,262394,2354,2349,2350,131320,2349,
327745,9,2356,265,3423,262205,6,2357,2356,262205,6,2358,268,327856,122,2359,2357,2358,196855,2361,0,262394,2359,2360,
2361,131320,2360,393281,971,2363,616,347,2318,262205,24,2364,2363,262268,7,2365,2364,196670,2367,2365,327745,9,2369,
264,3423,262205,6,2370,2369,196670,2368,2370,393273,7,2371,13,2367,2368,196670,2373,2371,262205,6,2376,2369,196670,
2374,2376,393273,7,2377,13,2373,2374,262268,24,2378,2377,327745,9,2381,2300,3423,262205,6,2382,2381,393281,348,2383,
2378,347,347,327742,2383,2382,2,4,327745,9,2386,2332,3423,262205,6,2387,2386,393281,348,2388,2378,347,390,327742,2388,
2387,2,4,131321,2361,131320,2361,131321,2351,131320,2351,327808,6,2390,3423,390,131321,2348,131320,2350,65789,65592,
327734,2,273,0,271,196663,172,272,131320,274,262203,9,2400,7,131321,2392,131320,2392,458997,6,3425,136,274,2412,2393,
327856,122,2398,3425,119,262390,2394,2393,1,262394,2398,2393,2394,131320,2393,262205,6,2401,461,196670,2400,2401,
327737,6,2402,104,2400,327812,6,2406,3425,2405,327808,6,2407,2402,2406,327745,477,2408,1012,2407,262205,6,2409,2408,
327745,9,2410,272,3425,196670,2410,2409,327808,6,2412,3425,390,131321,2392,131320,2394,65789,65592,327734,2,276,0,179,
196663,9,275,131320,277,262203,172,2413,7,262203,172,2414,7,262203,2426,2427,7,327737,2,2415,273,2414,262205,171,2416,
2414,196670,2413,2416,131321,2418,131320,2418,458997,6,3426,136,277,2438,2419,327856,122,2424,3426,119,262390,2420,
2419,1,262394,2424,2419,2420,131320,2419,327745,9,2430,2413,3426,262205,6,2431,2430,327874,6,2432,2431,2058,327745,
1811,2433,1798,2432,262205,7,2434,2433,262268,24,2435,2434,327745,27,2436,2427,3426,196670,2436,2435,327808,6,2438,
3426,390,131321,2418,131320,2420,131321,2440,131320,2440,458997,6,3427,136,2420,2471,2443,327856,122,2446,3427,119,
262390,2442,2443,1,262394,2446,2441,2442,131320,2441,327745,9,2448,2413,3427,262205,6,2449,2448,393281,618,2450,616,
347,780,262205,6,2451,2450,327876,6,2452,2451,2058,327856,122,2453,2449,2452,196855,2455,0,262394,2453,2454,2455,
131320,2454,327745,27,2457,2427,3427,262205,24,2458,2457,327812,6,2460,3427,465,262205,6,2461,461,327808,6,2462,2460,
2461,262205,6,2463,275,262205,6,2466,2448,327879,6,2467,2466,2252,327877,6,2468,2463,2467,393281,348,2469,2458,347,
2462,327742,2469,2468,2,4,131321,2455,131320,2455,131321,2443,131320,2443,327808,6,2471,3427,390,131321,2440,131320,
2442,65789,65592,327734,2,280,0,90,196663,9,278,196663,9,279,131320,281,262203,172,2476,7,262203,172,2477,7,262203,
172,2488,7,262203,172,2545,7,262203,172,2562,7,262203,9,2563,7,262203,9,2565,7,262203,172,2569,7,262203,172,2571,7,
262203,27,2575,7,262203,172,2578,7,262203,172,2580,7,262203,172,2582,7,262203,9,2584,7,262203,172,2593,7,262203,172,
2595,7,262203,172,2597,7,262203,9,2599,7,262203,172,2614,7,262203,172,2616,7,262203,9,2618,7,262203,9,2620,7,262203,9,
2622,7,393281,618,2473,616,347,780,262205,6,2474,2473,327876,6,2475,2474,2058,327737,2,2478,273,2477,262205,171,2479,
2477,196670,2476,2479,131321,2481,131320,2481,458997,6,3429,136,281,2503,2482,327856,122,2487,3429,119,262390,2483,
2482,1,262394,2487,2482,2483,131320,2482,327745,9,2491,2476,3429,262205,6,2492,2491,327874,6,2493,2492,2058,393281,
477,2494,1798,2493,136,262205,6,2495,2494,327812,6,2497,3429,465,262205,6,2498,461,327808,6,2499,2497,2498,327808,6,
2500,2495,2499,327745,9,2501,2488,3429,196670,2501,2500,327808,6,2503,3429,390,131321,2481,131320,2483,393281,618,
2504,616,347,680,262205,6,2505,2504,327879,6,2506,2505,124,327851,122,2507,2506,136,196855,2509,0,262394,2507,2508,
2509,131320,2508,131321,2511,131320,2511,458997,6,3430,136,2508,2536,2514,327856,122,2517,3430,119,262390,2513,2514,1,
262394,2517,2512,2513,131320,2512,327745,9,2520,2476,3430,262205,6,2521,2520,327879,6,2522,2521,2252,262205,6,2523,
279,327856,122,2524,2522,2523,196855,2527,0,262394,2524,2526,2531,131320,2526,262205,6,2530,2520,131321,2527,131320,
2531,131321,2527,131320,2527,458997,6,3439,2530,2526,770,2531,196670,2520,3439,131321,2514,131320,2514,327808,6,2536,
3430,390,131321,2511,131320,2513,131321,2509,131320,2509,458997,6,3434,2475,2483,770,2513,131321,2538,131320,2538,
458997,6,3431,136,2509,2555,2539,327856,122,2544,3431,119,262390,2540,2539,1,262394,2544,2539,2540,131320,2539,262205,
6,2547,278,327745,9,2549,2476,3431,262205,6,2550,2549,327879,6,2551,2550,2252,327877,6,2552,2547,2551,327745,9,2553,
2545,3431,196670,2553,2552,327808,6,2555,3431,390,131321,2538,131320,2540,327879,6,2558,2505,121,327851,122,2559,2558,
136,196855,2561,0,262394,2559,2560,2561,131320,2560,262205,6,2564,278,196670,2563,2564,262205,6,2566,279,196670,2565,
2566,458809,2,2567,242,2562,2563,2565,262205,171,2568,2562,196670,2545,2568,196670,2569,2568,262205,171,2572,2476,
196670,2571,2572,393273,2,2573,254,2569,2571,262205,171,2574,2569,196670,2545,2574,131321,2561,131320,2561,393281,971,
2576,616,347,1051,262205,24,2577,2576,196670,2575,2577,262205,171,2579,2488,196670,2578,2579,262205,171,2581,2545,
196670,2580,2581,262205,171,2583,2476,196670,2582,2583,196670,2584,3434,589881,2,2586,236,2575,2578,2580,2582,2584,
327879,6,2589,2505,119,327851,122,2590,2589,136,196855,2592,0,262394,2590,2591,2592,131320,2591,262205,171,2594,2488,
196670,2593,2594,262205,171,2596,2545,196670,2595,2596,262205,171,2598,2476,196670,2597,2598,196670,2599,3434,524345,
2,2601,261,2593,2595,2597,2599,131321,2592,131320,2592,196855,2606,0,262394,2604,2605,2606,131320,2605,327879,6,2609,
2505,138,327851,122,2610,2609,136,131321,2606,131320,2606,458997,122,2611,2604,2592,2610,2605,196855,2613,0,262394,
2611,2612,2613,131320,2612,262205,171,2615,2488,196670,2614,2615,262205,171,2617,2476,196670,2616,2617,262205,6,2619,
278,196670,2618,2619,262205,6,2621,279,196670,2620,2621,196670,2622,3434,589881,2,2624,269,2614,2616,2618,2620,2622,
131321,2613,131320,2613,65789,65592,327734,2,285,0,146,196663,145,282,196663,9,283,196663,9,284,131320,286,262203,129,
2636,7,262203,145,2637,7,262203,129,2642,7,262203,9,2643,7,262203,9,2645,7,262203,145,2651,7,262203,9,2653,7,262203,9,
2654,7,262203,129,2658,7,262203,9,2663,7,262203,9,2667,7,262203,9,2669,7,262205,6,2626,284,262205,6,2627,283,327810,6,
2628,2626,2627,458764,6,2629,1,38,1005,2628,327850,122,2631,2629,1005,327847,122,2632,1113,2631,196855,2634,0,262394,
2632,2633,2641,131320,2633,262205,144,2638,282,196670,2637,2638,393273,2,2639,163,2636,2637,262205,128,2640,2636,
131321,2634,131320,2641,262205,6,2644,283,196670,2643,2644,196670,2645,2629,458809,2,2647,169,2642,2643,2645,262205,
128,2648,2642,131321,2634,131320,2634,458997,128,3442,2640,2633,2648,2641,262205,6,2649,283,327808,6,2650,2649,1005,
262205,144,2652,282,196670,2651,2652,196670,2653,2650,262205,6,2655,284,196670,2654,2655,458809,2,2656,150,2651,2653,
2654,262205,144,2657,2651,196670,282,2657,196670,2658,3442,327737,2,2660,228,2658,196855,2662,0,262394,1722,2661,2666,
131320,2661,262205,6,2664,283,196670,2663,2664,327737,2,2665,276,2663,131321,2662,131320,2666,262205,6,2668,283,
196670,2667,2668,196670,2669,2629,393273,2,2671,280,2667,2669,131321,2662,131320,2662,262368,124,124,479,65789,65592,
327734,7,292,0,287,196663,9,288,196663,9,289,196663,9,290,196663,9,291,131320,293,262203,2707,2708,7,262203,8,2720,7,
262203,9,2721,7,262203,43,2737,7,262203,43,2745,7,262203,9,2748,7,262203,9,2749,7,262203,43,2752,7,262203,43,2766,7,
262203,9,2769,7,262203,9,2770,7,262205,6,2675,289,327812,6,2676,2675,125,131321,2677,131320,2677,458997,7,3444,2673,
293,3449,2680,458997,6,3443,2676,293,2803,2680,262205,6,2683,291,327856,122,2684,3443,2683,262390,2679,2680,0,262394,
2684,2678,2679,131320,2678,131321,2686,131320,2686,458997,6,3445,136,2678,2728,2687,327856,122,2693,3445,2692,262390,
2688,2687,1,262394,2693,2687,2688,131320,2687,262205,6,2697,290,327812,6,2698,3445,2697,327812,6,2699,2698,125,327808,
6,2700,3443,2699,393281,618,2702,616,347,2701,262205,6,2703,2702,327810,6,2704,2703,125,458764,6,2705,1,38,2700,2704,
393281,641,2711,616,347,2710,262205,15,2712,2711,262268,7,2713,2712,262205,6,2714,288,327812,6,2717,2714,2703,327808,
6,2719,2717,2705,196670,2720,2713,196670,2721,2719,393273,7,2722,13,2720,2721,262268,888,2723,2722,327745,891,2724,
2723,347,393277,42,2725,2724,2,16,327745,43,2726,2708,3445,196670,2726,2725,327808,6,2728,3445,390,131321,2686,131320,
2688,131321,2730,131320,2730,458997,7,3449,3444,2688,2796,2731,458997,6,3446,136,2688,2798,2731,327856,122,2736,3446,
2692,262390,2732,2731,1,262394,2736,2731,2732,131320,2731,262205,6,2741,290,327812,6,2742,3446,2741,327812,6,2743,
2742,125,327808,6,2744,3443,2743,327745,43,2746,2708,3446,262205,42,2747,2746,196670,2745,2747,196670,2748,2744,
262205,6,2750,291,196670,2749,2750,458809,42,2751,48,2745,2748,2749,196670,2737,2751,262205,6,2756,290,327812,6,2757,
3446,2756,327812,6,2758,2757,125,327808,6,2759,3443,2758,262205,6,2760,291,327745,460,2763,2762,136,262205,6,2764,
2763,458764,6,2765,1,38,2760,2764,262205,42,2768,2746,196670,2766,2768,196670,2769,2759,196670,2770,2765,458809,42,
2771,48,2766,2769,2770,196670,2752,2771,327745,9,2772,2737,136,262205,6,2773,2772,327745,9,2774,2737,139,262205,6,
2775,2774,327808,6,2776,2773,2775,327745,9,2777,2737,124,262205,6,2778,2777,327808,6,2779,2776,2778,327745,9,2780,
2737,417,262205,6,2781,2780,327808,6,2782,2779,2781,327745,9,2783,2752,136,262205,6,2784,2783,327745,9,2785,2752,139,
262205,6,2786,2785,327808,6,2787,2784,2786,327745,9,2788,2752,124,262205,6,2789,2788,327808,6,2790,2787,2789,327745,9,
2791,2752,417,262205,6,2792,2791,327808,6,2793,2790,2792,327760,7,2794,2782,2793,327808,7,2796,3449,2794,327808,6,
2798,3446,390,131321,2730,131320,2732,131321,2680,131320,2680,262205,6,2799,290,327812,6,2801,2799,3475,327808,6,2803,
3443,2801,131321,2677,131320,2679,131326,3444,65592,327734,2,295,0,179,196663,9,294,131320,296,262203,8,2832,7,262203,
9,2839,7,262203,9,2840,7,262203,9,2841,7,262203,9,2843,7,262203,8,2872,7,393281,618,2808,616,347,780,262205,6,2809,
2808,393281,618,2810,616,347,680,262205,6,2811,2810,327879,6,2812,2811,139,327851,122,2813,2812,136,393385,6,2814,
2813,124,136,327808,6,2815,2809,2814,327814,6,2818,465,2815,524300,6,2819,1,44,2818,139,138,262205,6,2821,461,131321,
2822,131320,2822,458997,6,3451,2821,296,2861,2823,327812,6,2830,2815,2819,327856,122,2831,3451,2830,262390,2824,2823,
0,262394,2831,2823,2824,131320,2823,327814,6,2835,3451,2819,327817,6,2838,3451,2819,196670,2839,2835,196670,2840,2838,
196670,2841,2819,262205,6,2844,294,196670,2843,2844,524345,7,2845,292,2839,2840,2841,2843,196670,2832,2845,327808,6,
2848,2846,3451,327812,6,2849,2848,124,327745,9,2850,2832,136,262205,6,2851,2850,327745,477,2852,1012,2849,196670,2852,
2851,327808,6,2856,2849,139,327745,9,2857,2832,139,262205,6,2858,2857,327745,477,2859,1012,2856,196670,2859,2858,
327808,6,2861,3451,465,131321,2822,131320,2824,262368,124,124,479,131321,2864,131320,2864,458997,6,3452,2821,2824,
2914,2867,327856,122,2871,3452,2815,262390,2866,2867,0,262394,2871,2865,2866,131320,2865,196670,2872,2673,327812,6,
2876,3452,2819,131321,2877,131320,2877,458997,6,3453,2876,2865,2903,2878,327808,6,2884,3452,139,327812,6,2886,2884,
2819,327856,122,2887,3453,2886,262390,2879,2878,0,262394,2887,2878,2879,131320,2878,327808,6,2889,2846,3453,327812,6,
2890,2889,124,327745,477,2891,1012,2890,262205,6,2892,2891,327808,6,2896,2890,139,327745,477,2897,1012,2896,262205,6,
2898,2897,327760,7,2899,2892,2898,262205,7,2900,2872,327808,7,2901,2900,2899,196670,2872,2901,327808,6,2903,3453,390,
131321,2877,131320,2879,327745,9,2905,2872,136,262205,6,2906,2905,327745,477,2907,1012,3452,196670,2907,2906,327808,6,
2909,2846,3452,327745,9,2910,2872,139,262205,6,2911,2910,327745,477,2912,1012,2909,196670,2912,2911,131321,2867,
131320,2867,327808,6,2914,3452,465,131321,2864,131320,2866,262368,124,124,479,65789,65592,327734,6,298,0,60,196663,9,
297,131320,299,393281,618,2915,616,347,680,262205,6,2916,2915,327879,6,2918,2916,2917,327851,122,2919,2918,136,196855,
2922,0,262394,2919,2921,2926,131320,2921,262205,6,2923,297,327745,477,2924,1012,2923,262205,6,2925,2924,131321,2922,
131320,2926,393281,641,2928,616,347,2927,262205,15,2929,2928,262205,6,2930,297,393281,348,2931,2929,347,2930,393277,6,
2932,2931,2,4,131321,2922,131320,2922,458997,6,3455,2925,2921,2932,2926,131326,3455,65592,327734,6,301,0,60,196663,9,
300,131320,302,393281,618,2936,616,347,680,262205,6,2937,2936,327879,6,2938,2937,2917,327851,122,2939,2938,136,196855,
2942,0,262394,2939,2941,2947,131320,2941,262205,6,2943,300,327808,6,2944,2846,2943,327745,477,2945,1012,2944,262205,6,
2946,2945,131321,2942,131320,2947,393281,641,2948,616,347,2710,262205,15,2949,2948,262205,6,2950,300,393281,618,2951,
616,347,2701,262205,6,2952,2951,327812,6,2953,2950,2952,327745,460,2954,2762,136,262205,6,2955,2954,327808,6,2956,
2953,2955,393281,348,2957,2949,347,2956,393277,6,2958,2957,2,4,131321,2942,131320,2942,458997,6,3456,2946,2941,2958,
2947,131326,3456,65592,327734,2,304,0,179,196663,9,303,131320,305,262203,9,2963,7,262203,9,2971,7,262203,9,2999,7,
262203,9,3000,7,393281,618,2964,616,347,780,262205,6,2965,2964,196670,2963,2965,327737,6,2966,298,2963,327808,6,2970,
2965,139,196670,2971,2970,327737,6,2972,298,2971,262201,6,2974,68,393281,618,2976,616,347,680,262205,6,2977,2976,
327879,6,2979,2977,2978,327851,122,2980,2979,136,393281,971,2981,616,347,970,262205,24,2982,2981,393281,348,2984,2982,
347,347,327742,2984,2974,2,4,262205,6,2987,303,393281,348,2988,2982,347,390,327742,2988,2987,2,4,327808,6,2993,2966,
2972,393281,348,2994,2982,347,321,327742,2994,2993,2,4,393281,348,2998,2982,347,2710,327742,2998,2972,2,4,196670,2999,
125,262205,6,3001,303,196670,3000,3001,393273,2,3002,93,2999,3000,196855,3008,0,262394,2980,3007,3012,131320,3007,
327808,6,3010,2974,817,327814,6,3011,3010,119,131321,3008,131320,3012,131321,3008,131320,3008,458997,6,3457,3011,3007,
136,3012,393281,348,3014,2982,347,920,327742,3014,3457,2,4,196855,3020,0,262394,2980,3019,3028,131320,3019,393281,641,
3021,616,347,2927,262205,15,3022,3021,327808,6,3025,2965,124,393281,348,3026,3022,347,3025,393277,6,3027,3026,2,4,
131321,3020,131320,3028,131321,3020,131320,3020,458997,6,3458,3027,3019,136,3028,393281,348,3030,2982,347,970,327742,
3030,3458,2,4,131321,3033,131320,3033,458997,6,3459,3032,3020,3045,3034,327856,122,3039,3459,138,262390,3035,3034,0,
262394,3039,3034,3035,131320,3034,393281,348,3043,2982,347,3459,327742,3043,136,2,4,327808,6,3045,3459,390,131321,
3033,131320,3035,65789,65592,327734,2,310,0,306,196663,9,307,196663,9,308,196663,9,309,131320,311,262203,9,3058,7,
262203,9,3059,7,393281,971,3046,616,347,970,262205,24,3047,3046,262205,6,3048,307,327808,6,3049,138,3048,262205,6,
3050,308,393281,348,3051,3047,347,3049,327742,3051,3050,2,4,393281,618,3053,616,347,3052,262205,6,3054,3053,262205,6,
3055,307,327812,6,3056,3055,417,327808,6,3057,3054,3056,196670,3058,3057,262205,6,3060,309,196670,3059,3060,393273,2,
3061,93,3058,3059,65789,65592,327734,2,314,0,312,196663,211,313,131320,315,262203,3093,3094,7,262203,9,3103,7,262203,
3093,3109,7,262203,9,3120,7,262203,9,3135,7,262203,9,3137,7,262203,9,3169,7,262203,9,3171,7,262203,9,3173,7,262203,9,
3204,7,262203,9,3211,7,262203,9,3240,7,327745,460,3063,2762,136,262205,6,3064,3063,327850,122,3065,3064,136,196855,
3067,0,262394,3065,3066,3067,131320,3066,393281,618,3068,616,347,680,262205,6,3069,3068,327879,6,3070,3069,859,327851,
122,3071,3070,136,131321,3067,131320,3067,458997,122,3072,3065,315,3071,3066,262205,6,3074,461,327812,6,3078,3074,
3077,131321,3081,131320,3081,458997,6,3461,136,3067,3130,3084,458997,6,3460,136,3067,3132,3084,327856,122,3087,3460,
3077,262390,3083,3084,1,262394,3087,3082,3083,131320,3082,327808,6,3091,3078,3460,393281,618,3097,616,347,780,262205,
6,3098,3097,327856,122,3099,3091,3098,196855,3102,0,262394,3099,3101,3106,131320,3101,196670,3103,3091,327737,6,3105,
298,3103,131321,3102,131320,3106,131321,3102,131320,3102,458997,6,3469,3105,3101,136,3106,327745,9,3108,3094,3460,
196670,3108,3469,262205,122,3115,313,327847,122,3116,3099,3115,196855,3119,0,262394,3116,3118,3123,131320,3118,196670,
3120,3091,327737,6,3122,301,3120,131321,3119,131320,3123,131321,3119,131320,3119,458997,6,3471,3122,3118,136,3123,
327745,9,3125,3109,3460,196670,3125,3471,262205,6,3128,3108,327808,6,3130,3461,3128,131321,3084,131320,3084,327808,6,
3132,3460,390,131321,3081,131320,3083,196670,3135,3461,393273,6,3138,58,3135,3137,262205,6,3139,3137,131321,3141,
131320,3141,458997,6,3464,3138,3083,3181,3144,458997,6,3462,136,3083,3183,3144,327856,122,3147,3462,3077,262390,3143,
3144,1,262394,3147,3142,3143,131320,3142,327808,6,3151,3078,3462,393281,618,3153,616,347,780,262205,6,3154,3153,
327856,122,3155,3151,3154,196855,3157,0,262394,3155,3156,3157,131320,3156,327745,9,3161,3109,3462,262205,6,3162,3161,
327808,6,3163,3464,3162,327745,477,3164,1803,3151,196670,3164,3163,196855,3167,0,262394,3072,3166,3167,131320,3166,
196670,3169,3151,196670,3171,3464,327745,9,3174,3094,3462,262205,6,3175,3174,196670,3173,3175,458809,2,3176,310,3169,
3171,3173,131321,3167,131320,3167,131321,3157,131320,3157,327745,9,3178,3094,3462,262205,6,3179,3178,327808,6,3181,
3464,3179,131321,3144,131320,3144,327808,6,3183,3462,390,131321,3141,131320,3143,327850,122,3185,3074,136,196855,3187,
0,262394,3185,3186,3187,131320,3186,262205,122,3189,313,196855,3191,0,262394,3189,3190,3191,131320,3190,393281,618,
3192,616,347,680,262205,6,3193,3192,327879,6,3194,3193,139,327851,122,3195,3194,136,131321,3191,131320,3191,458997,
122,3196,3189,3186,3195,3190,393281,618,3197,616,347,780,262205,6,3198,3197,196855,3203,0,262394,3196,3202,3214,
131320,3202,196670,3204,3198,327737,6,3207,301,3204,327808,6,3210,3198,139,196670,3211,3210,327737,6,3212,301,3211,
327808,6,3213,3207,3212,131321,3203,131320,3214,131321,3203,131320,3203,458997,6,3463,3213,3202,136,3214,327808,6,
3216,3139,3463,327745,477,3217,1803,3198,196670,3217,3216,196855,3220,0,262394,3072,3219,3220,131320,3219,393281,971,
3221,616,347,970,262205,24,3222,3221,327808,6,3225,138,3198,393281,348,3227,3222,347,3225,327742,3227,3139,2,4,131321,
3220,131320,3220,196855,3232,0,262394,3065,3231,3232,131320,3231,393281,618,3233,616,347,680,262205,6,3234,3233,
327879,6,3235,3234,1000,327851,122,3236,3235,136,131321,3232,131320,3232,458997,122,3237,3065,3220,3236,3231,196855,
3239,0,262394,3237,3238,3239,131320,3238,196670,3240,3139,327737,2,3242,304,3240,131321,3239,131320,3239,131321,3187,
131320,3187,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,664,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,4,
1852399981,0,143,153,184,271,301,452,588,603,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,196679,20,5356,262215,143,11,29,327752,296,0,35,0,327752,296,1,35,8,327752,296,2,35,16,327752,296,3,35,24,327752,
296,4,35,32,327752,296,5,35,36,327752,296,6,35,40,327752,296,7,35,44,327752,296,8,35,48,327752,296,9,35,52,327752,296,
10,35,56,327752,296,11,35,60,262215,297,6,4,262216,298,0,25,327752,298,0,35,0,196679,298,2,327752,299,0,35,0,196679,
299,2,262215,588,11,26,262215,646,11,25,196679,546,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,
262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,
9,262167,24,6,4,262176,25,7,24,393249,26,24,25,9,9,327713,32,24,25,9,327713,37,6,9,9,262177,42,6,9,327713,46,2,9,9,
262187,6,57,0,262165,61,32,1,262187,61,62,2,262174,65,6,6,262187,6,70,1,262187,61,74,30,262187,61,89,0,262176,90,5349,
6,458796,24,95,57,57,57,57,262187,6,97,2,262187,6,98,3,458796,24,99,57,70,97,98,131092,105,262167,106,105,4,262167,
111,6,3,262176,142,1,6,262203,142,143,1,262187,6,148,16,262187,6,150,32,262172,151,24,150,262176,152,4,151,262203,152,
153,4,262187,6,155,4,262176,160,4,6,262187,6,162,264,262176,170,4,24,262172,182,24,155,262176,183,4,182,262203,183,
184,4,262187,61,232,1,262203,170,271,4,196647,295,5349,917534,296,15,15,15,295,6,6,6,6,6,6,6,6,196637,297,6,196638,
298,297,262176,295,5349,298,196638,299,296,262176,300,9,299,262203,300,301,9,262187,61,302,4,262176,303,9,6,262187,6,
306,65535,262176,314,9,15,262187,6,327,4294967292u,262187,6,342,8,262187,61,346,24,262187,61,350,5,262187,61,358,9,
262187,61,371,10,262187,61,382,3,262176,383,9,295,262187,61,409,8,262187,6,449,257,262172,450,6,449,262176,451,4,450,
262203,451,452,4,262187,61,466,256,262187,61,471,7,262187,6,475,256,262187,61,479,6,262176,587,1,111,262203,587,588,1,
262187,6,591,127,262187,6,600,128,262172,601,6,600,262176,602,4,601,262203,602,603,4,262187,61,631,11,393260,111,646,
600,70,70,327734,2,4,0,3,131320,5,262203,9,597,7,262203,9,643,7,262203,9,644,7,262205,6,585,143,327745,142,589,588,57,
262205,6,590,589,327812,6,592,590,591,327808,6,594,592,585,262201,2,595,51,196670,597,594,327737,6,599,54,597,327745,
160,606,603,585,196670,606,599,262368,97,97,162,393281,303,608,301,89,479,262205,6,609,608,327858,105,610,594,609,
327856,105,612,585,591,327847,105,613,610,612,196855,615,0,262394,613,614,615,131320,614,393281,383,616,301,89,382,
262205,295,617,616,327808,6,619,148,594,393281,90,621,617,89,619,327742,621,599,2,4,131321,615,131320,615,327856,105,
625,594,609,327847,105,628,625,612,196855,630,0,262394,628,629,630,131320,629,393281,303,632,301,89,631,262205,6,633,
632,327812,6,635,594,98,327808,6,636,633,635,327808,6,638,585,70,327745,160,639,603,638,262205,6,640,639,327810,6,642,
640,599,196670,643,636,196670,644,642,393273,2,645,49,643,644,131321,630,131320,630,65789,65592,327734,7,13,0,10,
196663,8,11,196663,9,12,131320,14,327745,9,58,11,57,262205,6,59,58,262205,6,60,12,327876,6,63,60,62,327829,65,66,59,
63,327761,6,67,66,1,327761,6,68,66,0,327745,9,71,11,70,262205,6,72,71,262205,6,73,12,327874,6,75,73,74,327808,6,76,72,
75,327808,6,78,76,67,327760,7,79,68,78,131326,79,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,
84,7,262203,9,85,7,262205,15,82,20,262268,7,83,82,196670,84,83,262205,6,86,21,196670,85,86,393273,7,87,13,84,85,
262268,15,88,87,393281,90,91,88,89,89,393277,6,92,91,2,4,131326,92,65592,327734,24,30,0,26,196663,25,27,196663,9,28,
196663,9,29,131320,31,262205,24,96,27,262205,6,100,28,458832,24,101,100,100,100,100,327808,24,102,99,101,262205,6,103,
29,458832,24,104,103,103,103,103,327856,106,107,102,104,393385,24,108,107,96,95,131326,108,65592,327734,24,35,0,32,
196663,25,33,196663,9,34,131320,36,262205,6,114,34,327745,9,115,33,57,262205,6,116,115,262205,6,118,115,327745,9,119,
33,70,262205,6,120,119,327808,6,121,118,120,262205,6,123,115,262205,6,125,119,327808,6,126,123,125,327745,9,127,33,97,
262205,6,128,127,327808,6,129,126,128,393296,111,130,116,121,129,393296,111,131,114,114,114,327808,111,132,131,130,
262205,6,133,34,327761,6,135,132,0,327761,6,136,132,1,327761,6,137,132,2,458832,24,138,133,135,136,137,131326,138,
65592,327734,6,40,0,37,196663,9,38,196663,9,39,131320,41,262203,25,163,7,262203,25,178,7,262203,25,204,7,262203,25,
205,7,262203,25,223,7,262203,9,225,7,262203,9,226,7,262203,25,234,7,262203,25,246,7,262203,9,248,7,262203,25,262,7,
262203,9,264,7,262205,6,144,143,327856,105,149,144,148,327814,6,156,144,155,327817,6,158,144,155,262205,6,159,38,
393281,160,161,153,156,158,196670,161,159,262368,97,97,162,196670,163,95,196855,167,0,262394,149,166,167,131320,166,
327812,6,169,144,97,327745,170,171,153,169,262205,24,172,171,196670,163,172,327808,6,175,169,70,327745,170,176,153,
175,262205,24,177,176,327808,24,181,172,177,196670,178,181,327745,9,189,178,57,262205,6,190,189,327745,9,191,178,70,
262205,6,192,191,327808,6,193,190,192,327745,9,194,178,97,262205,6,195,194,327808,6,196,193,195,327745,9,197,178,98,
262205,6,198,197,327808,6,199,196,198,393281,160,200,184,156,158,196670,200,199,131321,167,131320,167,458997,24,649,
95,41,177,166,262368,97,97,162,196855,203,0,262394,149,202,203,131320,202,196670,204,95,196670,205,95,131321,207,
131320,207,458997,6,647,57,202,233,208,327856,105,213,647,155,262390,209,208,1,262394,213,208,209,131320,208,327745,
170,216,184,647,262205,24,217,216,262205,24,219,204,327808,24,220,219,217,196670,204,220,327812,6,222,647,155,196670,
223,217,196670,225,222,196670,226,144,458809,24,228,30,223,225,226,262205,24,229,205,327808,24,230,229,228,196670,205,
230,327808,6,233,647,232,131321,207,131320,209,327745,9,235,205,57,262205,6,236,235,327745,9,237,205,70,262205,6,238,
237,327808,6,239,236,238,327745,9,240,205,97,262205,6,241,240,327808,6,242,239,241,327745,9,243,205,98,262205,6,244,
243,327808,6,245,242,244,262205,24,247,163,196670,246,247,196670,248,245,393273,24,249,35,246,248,196670,234,249,
327812,6,251,144,97,327745,170,253,153,251,196670,253,249,327808,6,256,251,70,327745,9,257,234,98,262205,6,258,257,
327745,9,259,163,98,262205,6,260,259,327808,6,261,258,260,196670,262,649,196670,264,261,393273,24,265,35,262,264,
327745,170,266,153,256,196670,266,265,327850,105,268,144,57,196855,270,0,262394,268,269,270,131320,269,327745,9,272,
204,57,262205,6,273,272,327745,9,274,204,70,262205,6,275,274,327808,6,276,273,275,327745,9,277,204,97,262205,6,278,
277,327808,6,279,276,278,327745,9,280,204,98,262205,6,281,280,327808,6,282,279,281,327745,160,283,271,57,196670,283,
282,131321,270,131320,270,131321,203,131320,203,262368,97,97,162,327745,160,284,271,57,262205,6,285,284,196670,39,285,
262205,6,291,161,131326,291,65592,327734,6,44,0,42,196663,9,43,131320,45,262203,8,313,7,262205,6,294,43,393281,303,
304,301,89,302,262205,6,305,304,327879,6,307,305,306,327831,65,310,294,307,327761,6,311,310,0,327761,6,312,310,1,
393281,314,315,301,89,89,262205,15,316,315,262268,7,317,316,196670,313,317,327745,9,318,313,57,262205,6,319,318,
327829,65,322,319,311,327761,6,323,322,1,327761,6,324,322,0,327879,6,328,324,327,327745,9,329,313,70,262205,6,330,329,
327808,6,332,330,312,327808,6,334,332,323,327760,7,335,328,334,262268,15,337,335,393281,90,338,337,89,89,393277,6,339,
338,2,4,327879,6,341,324,98,327812,6,343,341,342,327874,6,347,305,346,327808,6,348,343,347,327874,6,349,339,348,
393281,303,351,301,89,350,262205,6,352,351,327879,6,353,349,352,131326,353,65592,327734,2,49,0,46,196663,9,47,196663,
9,48,131320,50,262205,6,357,48,393281,303,359,301,89,358,262205,6,360,359,327814,6,361,357,360,262205,6,362,48,327817,
6,365,362,360,327851,105,366,365,57,393385,6,367,366,70,57,327808,6,368,361,367,393281,303,372,301,89,371,262205,6,
373,372,327814,6,374,368,373,327817,6,378,368,373,327851,105,379,378,57,393385,6,380,379,70,57,327808,6,381,374,380,
393281,383,384,301,89,382,262205,295,385,384,262205,6,386,47,458764,6,390,1,38,368,373,393281,90,391,385,89,386,
327742,391,390,2,4,262205,6,394,47,327808,6,395,394,70,458764,6,397,1,41,381,70,393281,90,398,385,89,395,327742,398,
397,2,4,262205,6,401,47,327808,6,402,401,97,393281,90,403,385,89,402,327742,403,70,2,4,65789,65592,327734,2,51,0,3,
131320,52,262203,9,445,7,262203,9,446,7,262205,6,405,143,327812,6,406,405,97,393281,303,410,301,89,409,262205,6,411,
410,327856,105,412,406,411,196855,415,0,262394,412,414,421,131320,414,393281,314,416,301,89,62,262205,15,417,416,
393281,90,419,417,89,406,393277,6,420,419,2,4,131321,415,131320,421,131321,415,131320,415,458997,6,650,420,414,57,421,
327808,6,425,406,70,327856,105,428,425,411,196855,431,0,262394,428,430,438,131320,430,393281,314,432,301,89,62,262205,
15,433,432,393281,90,436,433,89,425,393277,6,437,436,2,4,131321,431,131320,438,131321,431,131320,431,458997,6,651,437,
430,57,438,327808,6,443,650,651,196670,445,443,393273,6,447,40,445,446,262205,6,448,446,327745,160,455,452,406,196670,
455,447,327808,6,460,447,650,327745,160,461,452,425,196670,461,460,327850,105,463,405,57,196855,465,0,262394,463,464,
465,131320,464,327745,160,468,452,466,196670,468,448,131321,465,131320,465,262368,97,97,162,65789,65592,327734,6,54,0,
42,196663,9,53,131320,55,262203,18,546,7,262203,9,549,7,262203,9,552,7,262205,6,470,53,393281,303,472,301,89,471,
262205,6,473,472,327874,6,474,470,473,458764,6,476,1,38,474,475,262205,6,478,53,393281,303,480,301,89,479,262205,6,
481,480,327856,105,482,478,481,196855,485,0,262394,482,484,489,131320,484,327745,160,487,452,476,262205,6,488,487,
131321,485,131320,489,327745,160,490,452,466,262205,6,491,490,131321,485,131320,485,458997,6,652,488,484,491,489,
262205,6,494,53,327856,105,497,494,481,196855,500,0,262394,497,499,505,131320,499,327808,6,502,476,70,327745,160,503,
452,502,262205,6,504,503,131321,500,131320,505,131321,500,131320,500,458997,6,653,504,499,652,505,131321,508,131320,
508,458997,6,656,653,500,659,511,458997,6,654,652,500,658,511,327856,105,515,654,656,262390,510,511,0,262394,515,509,
510,131320,509,327810,6,519,656,654,131321,525,131320,525,458997,6,659,656,509,663,528,458997,6,658,654,509,661,528,
458997,6,657,70,509,578,528,327856,105,531,657,342,262390,527,528,1,262394,531,526,527,131320,526,327814,6,535,519,
342,327812,6,537,535,657,327808,6,538,654,537,327817,6,540,519,342,327812,6,542,540,657,327814,6,543,542,342,327808,6,
544,538,543,393281,314,547,301,89,232,262205,15,548,547,196670,546,548,196670,549,544,393273,6,551,22,546,549,196670,
552,551,327737,6,553,44,552,262205,6,554,53,327856,105,555,553,554,196855,559,0,262394,555,558,564,131320,558,327808,
6,562,544,70,458764,6,563,1,41,658,562,131321,559,131320,564,131321,559,131320,559,458997,6,661,563,558,658,564,
196855,570,0,262394,555,569,572,131320,569,131321,570,131320,572,458764,6,575,1,38,659,544,131321,570,131320,570,
458997,6,663,659,569,575,572,131321,528,131320,528,327808,6,578,657,232,131321,525,131320,527,131321,511,131320,511,
131321,508,131320,510,131326,654,65592,
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
