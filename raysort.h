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
#define RAYSORT_SHADER_DIGEST "173720bdf61aa889ba0af29f9f6e477a08e4e7f0aea732796d27e72efcf5891f"
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
119734787,66816,524299,761,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,4,
1852399981,0,212,225,257,344,374,556,625,681,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,196679,20,5356,262215,212,11,29,262215,217,1,0,327752,369,0,35,0,327752,369,1,35,8,327752,369,2,35,16,327752,369,
3,35,24,327752,369,4,35,32,327752,369,5,35,36,327752,369,6,35,40,327752,369,7,35,44,327752,369,8,35,48,327752,369,9,
35,52,327752,369,10,35,56,327752,369,11,35,60,327752,369,12,35,64,327752,369,13,35,68,327752,369,14,35,72,262215,370,
6,4,262216,371,0,25,327752,371,0,35,0,196679,371,2,327752,372,0,35,0,196679,372,2,262215,461,1,1,262215,681,11,26,
262215,725,1,0,262215,726,11,25,196679,489,5356,196679,511,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,
8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,
6,18,9,327710,24,6,6,6,458785,25,24,9,9,9,9,262167,32,6,4,262176,33,7,32,393249,34,32,33,9,9,327713,40,32,33,9,327713,
45,6,9,9,262177,50,6,9,196641,57,6,262177,60,7,9,131092,64,262177,65,64,9,262187,6,74,0,262165,78,32,1,262187,78,79,2,
262174,82,6,6,262187,6,87,1,262187,78,91,30,262187,78,106,0,262176,107,5349,6,262176,131,7,24,262187,78,140,1,458796,
32,165,74,74,74,74,262187,6,167,2,262187,6,168,3,458796,32,169,74,87,167,168,262167,175,64,4,262167,180,6,3,262176,
211,1,6,262203,211,212,1,262194,6,217,128,262187,6,218,8,393268,6,219,134,217,218,262187,6,221,4,393268,6,222,134,217,
221,262172,223,32,222,262176,224,4,223,262203,224,225,4,262176,231,4,6,262187,6,233,264,262176,241,4,32,262187,6,253,
32,393268,6,254,134,217,253,262172,255,32,254,262176,256,4,255,262203,256,257,4,393268,6,286,134,217,253,262203,241,
344,4,196647,368,5349,1114142,369,15,15,15,368,6,6,6,6,6,6,6,6,6,6,6,196637,370,6,196638,371,370,262176,368,5349,371,
196638,372,369,262176,373,9,372,262203,373,374,9,262187,78,375,8,262176,376,9,6,262187,78,379,24,262187,78,382,9,
262187,6,391,65535,262176,399,9,15,262187,6,412,4294967292u,262187,78,438,5,262187,6,441,256,262187,78,451,4,262194,6,
461,4,393268,64,462,170,461,168,393268,64,486,170,461,167,393268,64,501,170,461,221,262187,78,518,7,262187,6,529,
4294967295u,262187,6,536,4294967264u,196650,64,539,262172,554,6,217,262176,555,4,554,262203,555,556,4,262187,6,612,
255,393268,6,621,134,217,253,393268,6,622,132,621,441,262172,623,6,622,262176,624,4,623,262203,624,625,4,262187,78,
678,14,262187,78,679,6,262176,680,1,180,262203,680,681,1,262187,78,717,3,262176,718,9,368,262194,6,725,128,393267,180,
726,725,87,87,327734,2,4,0,3,131320,5,262203,131,676,7,262203,9,682,7,262203,9,683,7,262203,9,686,7,262203,9,689,7,
262203,9,693,7,262203,9,696,7,262203,9,701,7,262203,9,702,7,262201,6,677,58,196670,682,677,393281,376,684,374,106,678,
262205,6,685,684,196670,683,685,393281,376,687,374,106,679,262205,6,688,687,196670,686,688,327745,211,690,681,74,
262205,6,691,690,196670,689,691,524345,24,692,30,682,683,686,689,196670,676,692,327745,9,694,676,140,262205,6,695,694,
196670,693,695,327745,9,697,676,79,262205,6,698,697,196670,696,698,393273,6,699,71,693,696,196670,701,699,393273,6,
703,48,701,702,262205,6,704,702,327745,9,707,676,106,262205,6,708,707,327856,64,709,691,708,196855,711,0,262394,709,
710,711,131320,710,262205,6,712,212,327850,64,713,712,74,131321,711,131320,711,458997,64,714,709,5,713,710,196855,716,
0,262394,714,715,716,131320,715,393281,718,719,374,106,717,262205,368,720,719,393281,107,724,720,106,691,327742,724,
704,2,4,131321,716,131320,716,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,75,11,74,262205,
6,76,75,262205,6,77,12,327876,6,80,77,79,327829,82,83,76,80,327761,6,84,83,1,327761,6,85,83,0,327745,9,88,11,87,
262205,6,89,88,262205,6,90,12,327874,6,92,90,91,327808,6,93,89,92,327808,6,95,93,84,327760,7,96,85,95,131326,96,65592,
327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,101,7,262203,9,102,7,262205,15,99,20,262268,7,100,99,
196670,101,100,262205,6,103,21,196670,102,103,393273,7,104,13,101,102,262268,15,105,104,393281,107,108,105,106,106,
393277,6,109,108,2,4,131326,109,65592,327734,24,30,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,
262203,131,132,7,262205,6,113,26,262205,6,114,27,327808,6,115,113,114,327810,6,116,115,87,262205,6,117,27,327814,6,
118,116,117,262205,6,121,28,327808,6,122,118,121,327810,6,123,122,87,262205,6,124,28,327814,6,125,123,124,458764,6,
126,1,41,87,125,262205,6,129,27,327812,6,130,126,129,327808,6,135,118,126,327810,6,136,135,87,327814,6,138,136,126,
327745,9,139,132,106,196670,139,138,262205,6,141,29,262205,6,143,139,327856,64,144,141,143,196855,147,0,262394,144,
146,151,131320,146,262205,6,148,29,327812,6,150,148,130,131321,147,131320,151,262205,6,152,26,131321,147,131320,147,
458997,6,734,150,146,152,151,327745,9,154,132,140,196670,154,734,262205,6,155,26,262205,6,157,154,327808,6,159,157,
130,458764,6,160,1,38,155,159,327745,9,161,132,79,196670,161,160,262205,24,162,132,131326,162,65592,327734,32,38,0,34,
196663,33,35,196663,9,36,196663,9,37,131320,39,262205,32,166,35,262205,6,170,36,458832,32,171,170,170,170,170,327808,
32,172,169,171,262205,6,173,37,458832,32,174,173,173,173,173,327856,175,176,172,174,393385,32,177,176,166,165,131326,
177,65592,327734,32,43,0,40,196663,33,41,196663,9,42,131320,44,262205,6,183,42,327745,9,184,41,74,262205,6,185,184,
262205,6,187,184,327745,9,188,41,87,262205,6,189,188,327808,6,190,187,189,262205,6,192,184,262205,6,194,188,327808,6,
195,192,194,327745,9,196,41,167,262205,6,197,196,327808,6,198,195,197,393296,180,199,185,190,198,393296,180,200,183,
183,183,327808,180,201,200,199,262205,6,202,42,327761,6,204,201,0,327761,6,205,201,1,327761,6,206,201,2,458832,32,207,
202,204,205,206,131326,207,65592,327734,6,48,0,45,196663,9,46,196663,9,47,131320,49,262203,33,234,7,262203,33,249,7,
262203,33,277,7,262203,33,278,7,262203,33,297,7,262203,9,299,7,262203,9,300,7,262203,33,307,7,262203,33,319,7,262203,
9,321,7,262203,33,335,7,262203,9,337,7,262205,6,213,212,327856,64,220,213,219,327814,6,227,213,221,327817,6,229,213,
221,262205,6,230,46,393281,231,232,225,227,229,196670,232,230,262368,167,167,233,196670,234,165,196855,238,0,262394,
220,237,238,131320,237,327812,6,240,213,167,327745,241,242,225,240,262205,32,243,242,196670,234,243,327808,6,246,240,
87,327745,241,247,225,246,262205,32,248,247,327808,32,252,243,248,196670,249,252,327745,9,262,249,74,262205,6,263,262,
327745,9,264,249,87,262205,6,265,264,327808,6,266,263,265,327745,9,267,249,167,262205,6,268,267,327808,6,269,266,268,
327745,9,270,249,168,262205,6,271,270,327808,6,272,269,271,393281,231,273,257,227,229,196670,273,272,131321,238,
131320,238,458997,32,737,165,49,248,237,262368,167,167,233,196855,276,0,262394,220,275,276,131320,275,196670,277,165,
196670,278,165,131321,280,131320,280,458997,6,735,74,275,306,281,327856,64,287,735,286,262390,282,281,1,262394,287,
281,282,131320,281,327745,241,290,257,735,262205,32,291,290,262205,32,293,277,327808,32,294,293,291,196670,277,294,
327812,6,296,735,221,196670,297,291,196670,299,296,196670,300,213,458809,32,302,38,297,299,300,262205,32,303,278,
327808,32,304,303,302,196670,278,304,327808,6,306,735,140,131321,280,131320,282,327745,9,308,278,74,262205,6,309,308,
327745,9,310,278,87,262205,6,311,310,327808,6,312,309,311,327745,9,313,278,167,262205,6,314,313,327808,6,315,312,314,
327745,9,316,278,168,262205,6,317,316,327808,6,318,315,317,262205,32,320,234,196670,319,320,196670,321,318,393273,32,
322,43,319,321,196670,307,322,327812,6,324,213,167,327745,241,326,225,324,196670,326,322,327808,6,329,324,87,327745,9,
330,307,168,262205,6,331,330,327745,9,332,234,168,262205,6,333,332,327808,6,334,331,333,196670,335,737,196670,337,334,
393273,32,338,43,335,337,327745,241,339,225,329,196670,339,338,327850,64,341,213,74,196855,343,0,262394,341,342,343,
131320,342,327745,9,345,277,74,262205,6,346,345,327745,9,347,277,87,262205,6,348,347,327808,6,349,346,348,327745,9,
350,277,167,262205,6,351,350,327808,6,352,349,351,327745,9,353,277,168,262205,6,354,353,327808,6,355,352,354,327745,
231,356,344,74,196670,356,355,131321,343,131320,343,131321,276,131320,276,262368,167,167,233,327745,231,357,344,74,
262205,6,358,357,196670,47,358,262205,6,364,232,131326,364,65592,327734,6,52,0,50,196663,9,51,131320,53,262205,6,367,
51,393281,376,377,374,106,375,262205,6,378,377,327874,6,380,378,379,327874,6,381,367,380,393281,376,383,374,106,382,
262205,6,384,383,327879,6,385,381,384,131326,385,65592,327734,6,55,0,50,196663,9,54,131320,56,262203,8,398,7,262205,6,
388,54,393281,376,389,374,106,375,262205,6,390,389,327879,6,392,390,391,327831,82,395,388,392,327761,6,396,395,0,
327761,6,397,395,1,393281,399,400,374,106,106,262205,15,401,400,262268,7,402,401,196670,398,402,327745,9,403,398,74,
262205,6,404,403,327829,82,407,404,396,327761,6,408,407,1,327761,6,409,407,0,327879,6,413,409,412,327745,9,414,398,87,
262205,6,415,414,327808,6,417,415,397,327808,6,419,417,408,327760,7,420,413,419,262268,15,422,420,393281,107,423,422,
106,106,393277,6,424,423,2,4,327879,6,426,409,168,327812,6,427,426,218,327874,6,430,390,379,327808,6,431,427,430,
327874,6,432,424,431,393281,376,433,374,106,382,262205,6,434,433,327879,6,435,432,434,131326,435,65592,327734,6,58,0,
57,131320,59,393281,376,439,374,106,438,262205,6,440,439,327879,6,442,440,441,327851,64,443,442,74,196855,446,0,
262394,443,445,455,131320,445,393281,399,447,374,106,79,262205,15,448,447,393281,107,449,448,106,106,393277,6,450,449,
2,4,393281,376,452,374,106,451,262205,6,453,452,458764,6,454,1,38,450,453,131321,446,131320,455,393281,376,456,374,
106,451,262205,6,457,456,131321,446,131320,446,458997,6,738,454,445,457,455,131326,738,65592,327734,7,62,0,60,196663,
9,61,131320,63,262203,8,469,7,262203,9,470,7,262203,8,473,7,262203,9,474,7,262203,18,489,7,262203,9,492,7,262203,9,
495,7,262203,18,511,7,262203,9,514,7,262203,9,525,7,196855,464,0,262394,462,463,464,131320,463,393281,399,466,374,106,
106,262205,15,467,466,262268,7,468,467,196670,469,468,262205,6,471,61,196670,470,471,393273,7,472,13,469,470,196670,
473,472,262205,6,475,61,196670,474,475,393273,7,476,13,473,474,262268,15,477,476,393281,107,479,477,106,106,393277,6,
480,479,2,4,393281,107,482,477,106,140,393277,6,483,482,2,4,327760,7,484,480,483,131326,484,131320,464,196855,488,0,
262394,486,487,488,131320,487,393281,399,490,374,106,106,262205,15,491,490,196670,489,491,262205,6,493,61,196670,492,
493,393273,6,494,22,489,492,196670,495,494,327737,6,496,52,495,327760,7,497,496,74,131326,497,131320,488,262205,6,500,
61,196855,503,0,262394,501,502,503,131320,502,393281,376,504,374,106,438,262205,6,505,504,327879,6,506,505,221,327851,
64,507,506,74,131321,503,131320,503,458997,64,508,501,488,507,502,196855,510,0,262394,508,509,510,131320,509,393281,
399,512,374,106,140,262205,15,513,512,196670,511,513,262205,6,515,61,196670,514,515,393273,6,516,22,511,514,131321,
510,131320,510,458997,6,739,500,503,516,509,393281,376,519,374,106,518,262205,6,520,519,327856,64,521,739,520,196855,
524,0,262394,521,523,528,131320,523,196670,525,739,327737,6,527,55,525,131321,524,131320,528,131321,524,131320,524,
458997,6,741,527,523,529,528,327760,7,531,741,74,131326,531,65592,327734,64,67,0,65,196663,9,66,131320,68,262205,6,
535,212,327879,6,537,535,536,131321,542,131320,542,458997,64,743,539,68,562,545,458997,6,742,537,68,564,545,327856,64,
549,742,535,262390,544,545,0,262394,549,543,544,131320,543,262312,64,551,743,196855,553,0,262394,551,552,553,131320,
552,327745,231,558,556,742,262205,6,559,558,262205,6,560,66,327850,64,561,559,560,131321,553,131320,553,458997,64,562,
743,543,561,552,131321,545,131320,545,327808,6,564,742,140,131321,542,131320,544,262312,64,566,743,131326,566,65592,
327734,6,71,0,45,196663,9,69,196663,9,70,131320,72,262203,9,584,7,262203,9,642,7,262203,9,664,7,262205,6,570,212,
262205,6,573,69,327808,6,575,573,570,262205,6,576,70,327856,64,577,575,576,196855,580,0,262394,577,579,587,131320,579,
262205,6,581,69,327808,6,583,581,570,196670,584,583,327737,7,585,62,584,327761,6,586,585,0,131321,580,131320,587,
131321,580,131320,580,458997,6,745,586,579,74,587,262205,6,590,69,131321,591,131320,591,458997,6,749,745,580,760,594,
458997,6,747,74,580,758,594,458997,6,746,590,580,631,594,262205,6,597,70,327856,64,598,746,597,262390,593,594,0,
262394,598,592,593,131320,592,327808,6,602,746,570,262205,6,603,70,327856,64,604,602,603,327814,6,609,570,253,327812,
6,610,609,441,327879,6,613,749,612,327808,6,614,610,613,262368,167,167,233,327745,231,617,556,570,196670,617,749,
196855,620,0,262394,604,619,620,131320,619,327745,231,627,625,614,458981,6,629,627,87,74,570,131321,620,131320,620,
327808,6,631,746,217,327808,6,633,631,570,262205,6,634,70,327856,64,635,633,634,196855,637,0,262394,635,636,637,
131320,636,196670,642,633,327737,7,643,62,642,327761,6,644,643,0,131321,637,131320,637,458997,6,760,749,620,644,636,
262368,167,167,233,196855,647,0,262394,604,646,647,131320,646,327745,231,650,625,614,262205,6,651,650,327745,231,653,
556,651,262205,6,654,653,327850,64,656,654,749,196855,659,0,262394,656,658,663,131320,658,327850,64,662,651,570,
131321,659,131320,663,196670,664,749,327737,64,666,67,664,131321,659,131320,659,458997,64,751,662,658,666,663,393385,
6,668,751,87,74,327808,6,670,747,668,131321,647,131320,647,458997,6,758,747,637,670,659,131321,594,131320,594,131321,
591,131320,593,131326,747,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,3609,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,469,479,510,597,624,1020,1695,1915,1920,1984,2886,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,
262215,120,1,2,262215,138,1,1,196679,239,5356,262215,469,11,29,262215,473,1,0,327752,621,0,35,0,327752,621,1,35,8,
327752,621,2,35,16,327752,621,3,35,24,327752,621,4,35,32,327752,621,5,35,40,327752,621,6,35,48,327752,621,7,35,56,
327752,621,8,35,64,327752,621,9,35,72,327752,621,10,35,76,327752,621,11,35,80,327752,621,12,35,84,327752,621,13,35,88,
327752,621,14,35,92,327752,621,15,35,96,327752,621,16,35,100,327752,621,17,35,104,327752,621,18,35,108,327752,621,19,
35,112,327752,621,20,35,116,327752,621,21,35,120,327752,621,22,35,124,327752,622,0,35,0,196679,622,2,262216,897,0,24,
327752,897,0,35,0,196679,897,2,262215,1839,1,3,196679,2544,5356,262215,2886,11,26,262215,3441,1,0,262215,3442,11,25,
196679,738,5356,196679,760,5356,196679,1213,5356,196679,2257,5356,196679,2291,5356,196679,2405,5356,196679,2436,5356,
196679,2692,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,
5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,
25,262176,24,5349,26,262176,27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,
42,393249,44,42,43,9,9,327713,50,42,43,9,327713,55,6,9,9,262177,60,6,9,196641,67,6,262177,70,7,9,262177,74,6,8,327713,
78,6,43,9,262177,83,42,9,327713,90,2,9,9,327713,98,2,9,43,262187,6,119,32,262194,6,120,8,262187,6,121,8,131092,122,
393268,122,123,170,120,121,262187,6,124,2,262187,6,125,4,458804,6,126,169,123,124,125,393268,6,127,134,119,126,262172,
128,6,127,262176,129,7,128,327713,130,6,129,9,262194,6,138,4,262187,6,139,0,393268,122,140,170,138,139,262187,6,141,
16,262187,6,142,1,393268,122,143,170,138,142,458804,6,144,169,143,121,125,458804,6,145,169,140,141,144,393268,6,146,
134,119,145,262172,147,42,146,262176,148,7,147,393249,149,2,148,9,9,262177,159,2,129,327713,163,2,129,148,393249,168,
2,129,9,9,327713,174,2,129,9,262172,179,6,119,262176,180,7,179,393249,181,2,129,9,180,262177,187,2,9,393249,202,2,129,
180,180,327713,208,7,9,9,262176,219,7,122,458785,220,2,129,9,180,219,524321,238,2,27,180,180,180,9,393249,246,2,180,9,
9,458785,252,2,180,9,9,9,327713,259,2,180,180,458785,264,2,180,180,180,9,524321,271,2,180,180,9,9,9,262177,279,2,180,
458785,295,7,9,9,9,9,393249,314,2,9,9,9,262177,320,2,219,262165,328,32,1,262187,328,329,2,262174,332,6,6,262187,328,
340,30,262187,328,355,0,262176,356,5349,6,262176,389,7,34,262187,328,398,1,458796,42,423,139,139,139,139,262187,6,425,
3,458796,42,426,139,142,124,425,262167,432,122,4,262167,437,6,3,262176,468,1,6,262203,468,469,1,262194,6,473,128,
393268,6,474,134,473,121,393268,6,476,134,473,125,262172,477,42,476,262176,478,4,477,262203,478,479,4,262176,485,4,6,
262187,6,487,264,262176,495,4,42,393268,6,507,134,473,119,262172,508,42,507,262176,509,4,508,262203,509,510,4,393268,
6,539,134,473,119,262203,495,597,4,1638430,621,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,622,621,
262176,623,9,622,262203,623,624,9,262187,328,625,13,262176,626,9,6,262187,328,629,24,262187,328,632,14,262187,6,641,
65535,262176,649,9,15,262187,6,662,4294967292u,262187,328,688,10,262187,6,691,256,262187,328,701,9,393268,122,711,170,
138,425,393268,122,735,170,138,124,393268,122,750,170,138,125,262187,328,767,12,262187,6,778,4294967295u,393268,122,
783,170,138,139,262187,328,788,18,262187,328,795,15,262187,328,818,16,262187,6,825,31,393268,122,828,170,138,425,
262187,328,859,17,262187,6,867,128,393268,6,868,134,867,145,196647,896,5349,196638,897,42,262176,896,5349,897,262176,
899,5349,42,262187,6,912,16843009,262187,6,917,2155905152u,262187,328,928,7,262187,6,930,255,262187,328,954,19,262187,
328,967,20,262187,328,978,8,262176,979,9,24,262187,6,1003,6,393268,122,1004,178,120,1003,458804,6,1005,169,1004,120,
125,393268,6,1006,196,142,1005,393268,6,1007,128,1006,142,262187,6,1008,64,393268,122,1009,170,1006,1008,393268,6,
1010,134,473,124,458804,6,1011,169,1009,1010,473,393268,6,1012,132,1007,1011,393268,6,1013,132,473,119,393268,6,1014,
134,1013,119,393268,6,1015,128,1013,1014,393268,122,1016,172,1012,1015,458804,6,1017,169,1016,1012,1015,262172,1018,6,
1017,262176,1019,4,1018,262203,1019,1020,4,262187,328,1059,5,393268,6,1112,134,119,126,393268,328,1115,128,1112,139,
393268,122,1121,170,138,139,393268,122,1139,176,138,425,393268,6,1200,134,145,125,393268,122,1225,170,138,139,393268,
122,1226,170,126,125,393268,122,1227,167,1225,1226,393268,6,1318,134,145,126,393268,122,1328,170,138,139,393268,122,
1350,171,138,139,393268,6,1364,134,1013,126,393268,122,1452,170,1112,121,262187,6,1453,65537,458804,6,1454,169,1452,
912,1453,393268,6,1476,134,1012,125,393268,6,1529,132,1006,1011,393268,6,1611,132,1006,1011,393268,6,1612,134,1611,
473,393268,6,1613,134,1612,125,262172,1632,42,1613,262176,1633,7,1632,393268,6,1688,134,473,1006,262172,1693,6,1006,
262176,1694,4,1693,262203,1694,1695,4,196657,122,1839,327732,122,1840,168,1839,393268,6,1911,196,142,120,393268,6,
1912,128,1911,125,262172,1913,7,1912,262176,1914,4,1913,262203,1914,1915,4,393268,6,1917,128,1911,125,262172,1918,6,
1917,262176,1919,4,1918,262203,1919,1920,4,262176,1928,4,7,393268,6,1972,130,1006,142,393268,6,1980,128,1911,125,
458804,6,1981,169,1004,125,1980,262172,1982,6,1981,262176,1983,4,1982,262203,1983,1984,4,262187,6,2089,983055,196650,
122,2094,262187,6,2136,17,262187,328,2157,31,262187,6,2175,13,327732,122,2184,168,1004,196649,122,2199,262187,6,2210,
536870912,393268,6,2347,134,473,119,393268,6,2348,128,473,2347,262187,6,2369,8191,262187,328,2396,21,393268,122,2432,
171,138,425,262187,328,2435,6,393268,6,2521,134,473,119,393268,6,2522,128,473,2521,262172,2542,24,119,262176,2543,7,
2542,327732,122,2719,168,1839,393268,122,2720,172,120,125,393268,122,2721,167,2719,2720,327724,7,2797,139,139,262187,
6,2816,12,262187,328,2825,11,262172,2830,42,2816,262176,2831,7,2830,262187,328,2834,3,262176,2885,1,437,262203,2885,
2886,1,393268,6,2970,128,1911,124,262187,6,3041,2048,262187,328,3051,4,262187,6,3102,512,262187,6,3156,9,262187,328,
3176,22,393268,6,3199,128,1911,473,393268,6,3200,130,3199,142,393268,6,3201,134,3200,473,262172,3216,6,3201,262176,
3217,7,3216,262194,6,3441,128,393267,437,3442,3441,142,142,262187,6,3608,48,327734,2,4,0,3,131320,5,262203,389,3367,7,
262203,9,3369,7,262203,9,3370,7,262203,9,3371,7,262203,9,3374,7,262203,148,3385,7,262203,9,3387,7,262203,9,3390,7,
262203,9,3411,7,262203,219,3415,7,262203,148,3430,7,262203,9,3432,7,262203,9,3434,7,262201,6,3368,68,196670,3369,3368,
196670,3370,1013,393281,626,3372,624,355,2825,262205,6,3373,3372,196670,3371,3373,327745,468,3375,2886,139,262205,6,
3376,3375,196670,3374,3376,524345,34,3377,40,3369,3370,3371,3374,196670,3367,3377,327745,9,3381,3367,355,262205,6,
3382,3381,327856,122,3383,3376,3382,327745,9,3388,3367,398,262205,6,3389,3388,196670,3387,3389,327745,9,3391,3367,329,
262205,6,3392,3391,196670,3390,3392,458809,2,3393,153,3385,3387,3390,262205,147,3394,3385,262312,122,3396,3383,196855,
3398,0,262394,3396,3397,3398,131320,3397,327850,122,3401,3376,139,131321,3398,131320,3398,458997,122,3402,3383,5,3401,
3397,196855,3404,0,262394,3402,3403,3404,131320,3403,393281,626,3405,624,355,688,262205,6,3406,3405,327879,6,3407,
3406,3041,327851,122,3408,3407,139,196855,3410,0,262394,3408,3409,3410,131320,3409,262205,6,3413,3381,196670,3411,
3413,327737,2,3414,303,3411,131321,3410,131320,3410,196670,3415,3383,327737,2,3417,322,3415,131321,3404,131320,3404,
262368,124,124,487,262205,6,3420,3388,131321,3421,131320,3421,458997,147,3445,3394,3404,3438,3422,458997,6,3444,3420,
3404,3440,3422,262205,6,3428,3391,327856,122,3429,3444,3428,262390,3423,3422,0,262394,3429,3422,3423,131320,3422,
196670,3430,3445,196670,3432,3444,262205,6,3436,3391,196670,3434,3436,458809,2,3437,293,3430,3432,3434,262205,147,
3438,3430,327808,6,3440,3444,1013,131321,3421,131320,3423,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,
14,327745,9,325,11,139,262205,6,326,325,262205,6,327,12,327876,6,330,327,329,327829,332,333,326,330,327761,6,334,333,
1,327761,6,335,333,0,327745,9,337,11,142,262205,6,338,337,262205,6,339,12,327874,6,341,339,340,327808,6,342,338,341,
327808,6,344,342,334,327760,7,345,335,344,131326,345,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,
8,350,7,262203,9,351,7,262205,15,348,20,262268,7,349,348,196670,350,349,262205,6,352,21,196670,351,352,393273,7,353,
13,350,351,262268,15,354,353,393281,356,357,354,355,355,393277,6,358,357,2,4,131326,358,65592,327734,2,32,0,28,196663,
27,29,196663,9,30,196663,9,31,131320,33,262203,8,363,7,262203,9,364,7,262205,24,361,29,262268,7,362,361,196670,363,
362,262205,6,365,30,196670,364,365,393273,7,366,13,363,364,262268,24,367,366,262205,6,368,31,393281,356,369,367,355,
355,327742,369,368,2,4,65789,65592,327734,34,40,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,
389,390,7,262205,6,371,36,262205,6,372,37,327808,6,373,371,372,327810,6,374,373,142,262205,6,375,37,327814,6,376,374,
375,262205,6,379,38,327808,6,380,376,379,327810,6,381,380,142,262205,6,382,38,327814,6,383,381,382,458764,6,384,1,41,
142,383,262205,6,387,37,327812,6,388,384,387,327808,6,393,376,384,327810,6,394,393,142,327814,6,396,394,384,327745,9,
397,390,355,196670,397,396,262205,6,399,39,262205,6,401,397,327856,122,402,399,401,196855,405,0,262394,402,404,409,
131320,404,262205,6,406,39,327812,6,408,406,388,131321,405,131320,409,262205,6,410,36,131321,405,131320,405,458997,6,
3449,408,404,410,409,327745,9,412,390,398,196670,412,3449,262205,6,413,36,262205,6,415,412,327808,6,417,415,388,
458764,6,418,1,38,413,417,327745,9,419,390,329,196670,419,418,262205,34,420,390,131326,420,65592,327734,42,48,0,44,
196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,424,45,262205,6,427,46,458832,42,428,427,427,427,427,327808,
42,429,426,428,262205,6,430,47,458832,42,431,430,430,430,430,327856,432,433,429,431,393385,42,434,433,424,423,131326,
434,65592,327734,42,53,0,50,196663,43,51,196663,9,52,131320,54,262205,6,440,52,327745,9,441,51,139,262205,6,442,441,
262205,6,444,441,327745,9,445,51,142,262205,6,446,445,327808,6,447,444,446,262205,6,449,441,262205,6,451,445,327808,6,
452,449,451,327745,9,453,51,124,262205,6,454,453,327808,6,455,452,454,393296,437,456,442,447,455,393296,437,457,440,
440,440,327808,437,458,457,456,262205,6,459,52,327761,6,461,458,0,327761,6,462,458,1,327761,6,463,458,2,458832,42,464,
459,461,462,463,131326,464,65592,327734,6,58,0,55,196663,9,56,196663,9,57,131320,59,262203,43,488,7,262203,43,503,7,
262203,43,530,7,262203,43,531,7,262203,43,550,7,262203,9,552,7,262203,9,553,7,262203,43,560,7,262203,43,572,7,262203,
9,574,7,262203,43,588,7,262203,9,590,7,262205,6,470,469,327856,122,475,470,474,327814,6,481,470,125,327817,6,483,470,
125,262205,6,484,56,393281,485,486,479,481,483,196670,486,484,262368,124,124,487,196670,488,423,196855,492,0,262394,
475,491,492,131320,491,327812,6,494,470,124,327745,495,496,479,494,262205,42,497,496,196670,488,497,327808,6,500,494,
142,327745,495,501,479,500,262205,42,502,501,327808,42,506,497,502,196670,503,506,327745,9,515,503,139,262205,6,516,
515,327745,9,517,503,142,262205,6,518,517,327808,6,519,516,518,327745,9,520,503,124,262205,6,521,520,327808,6,522,519,
521,327745,9,523,503,425,262205,6,524,523,327808,6,525,522,524,393281,485,526,510,481,483,196670,526,525,131321,492,
131320,492,458997,42,3452,423,59,502,491,262368,124,124,487,196855,529,0,262394,475,528,529,131320,528,196670,530,423,
196670,531,423,131321,533,131320,533,458997,6,3450,139,528,559,534,327856,122,540,3450,539,262390,535,534,1,262394,
540,534,535,131320,534,327745,495,543,510,3450,262205,42,544,543,262205,42,546,530,327808,42,547,546,544,196670,530,
547,327812,6,549,3450,125,196670,550,544,196670,552,549,196670,553,470,458809,42,555,48,550,552,553,262205,42,556,531,
327808,42,557,556,555,196670,531,557,327808,6,559,3450,398,131321,533,131320,535,327745,9,561,531,139,262205,6,562,
561,327745,9,563,531,142,262205,6,564,563,327808,6,565,562,564,327745,9,566,531,124,262205,6,567,566,327808,6,568,565,
567,327745,9,569,531,425,262205,6,570,569,327808,6,571,568,570,262205,42,573,488,196670,572,573,196670,574,571,393273,
42,575,53,572,574,196670,560,575,327812,6,577,470,124,327745,495,579,479,577,196670,579,575,327808,6,582,577,142,
327745,9,583,560,425,262205,6,584,583,327745,9,585,488,425,262205,6,586,585,327808,6,587,584,586,196670,588,3452,
196670,590,587,393273,42,591,53,588,590,327745,495,592,479,582,196670,592,591,327850,122,594,470,139,196855,596,0,
262394,594,595,596,131320,595,327745,9,598,530,139,262205,6,599,598,327745,9,600,530,142,262205,6,601,600,327808,6,
602,599,601,327745,9,603,530,124,262205,6,604,603,327808,6,605,602,604,327745,9,606,530,425,262205,6,607,606,327808,6,
608,605,607,327745,485,609,597,139,196670,609,608,131321,596,131320,596,131321,529,131320,529,262368,124,124,487,
327745,485,610,597,139,262205,6,611,610,196670,57,611,262205,6,617,486,131326,617,65592,327734,6,62,0,60,196663,9,61,
131320,63,262205,6,620,61,393281,626,627,624,355,625,262205,6,628,627,327874,6,630,628,629,327874,6,631,620,630,
393281,626,633,624,355,632,262205,6,634,633,327879,6,635,631,634,131326,635,65592,327734,6,65,0,60,196663,9,64,131320,
66,262203,8,648,7,262205,6,638,64,393281,626,639,624,355,625,262205,6,640,639,327879,6,642,640,641,327831,332,645,638,
642,327761,6,646,645,0,327761,6,647,645,1,393281,649,650,624,355,355,262205,15,651,650,262268,7,652,651,196670,648,
652,327745,9,653,648,139,262205,6,654,653,327829,332,657,654,646,327761,6,658,657,1,327761,6,659,657,0,327879,6,663,
659,662,327745,9,664,648,142,262205,6,665,664,327808,6,667,665,647,327808,6,669,667,658,327760,7,670,663,669,262268,
15,672,670,393281,356,673,672,355,355,393277,6,674,673,2,4,327879,6,676,659,425,327812,6,677,676,121,327874,6,680,640,
629,327808,6,681,677,680,327874,6,682,674,681,393281,626,683,624,355,632,262205,6,684,683,327879,6,685,682,684,131326,
685,65592,327734,6,68,0,67,131320,69,393281,626,689,624,355,688,262205,6,690,689,327879,6,692,690,691,327851,122,693,
692,139,196855,696,0,262394,693,695,705,131320,695,393281,649,697,624,355,329,262205,15,698,697,393281,356,699,698,
355,355,393277,6,700,699,2,4,393281,626,702,624,355,701,262205,6,703,702,458764,6,704,1,38,700,703,131321,696,131320,
705,393281,626,706,624,355,701,262205,6,707,706,131321,696,131320,696,458997,6,3453,704,695,707,705,131326,3453,65592,
327734,7,72,0,70,196663,9,71,131320,73,262203,8,718,7,262203,9,719,7,262203,8,722,7,262203,9,723,7,262203,18,738,7,
262203,9,741,7,262203,9,744,7,262203,18,760,7,262203,9,763,7,262203,9,774,7,196855,713,0,262394,711,712,713,131320,
712,393281,649,715,624,355,355,262205,15,716,715,262268,7,717,716,196670,718,717,262205,6,720,71,196670,719,720,
393273,7,721,13,718,719,196670,722,721,262205,6,724,71,196670,723,724,393273,7,725,13,722,723,262268,15,726,725,
393281,356,728,726,355,355,393277,6,729,728,2,4,393281,356,731,726,355,398,393277,6,732,731,2,4,327760,7,733,729,732,
131326,733,131320,713,196855,737,0,262394,735,736,737,131320,736,393281,649,739,624,355,355,262205,15,740,739,196670,
738,740,262205,6,742,71,196670,741,742,393273,6,743,22,738,741,196670,744,743,327737,6,745,62,744,327760,7,746,745,
139,131326,746,131320,737,262205,6,749,71,196855,752,0,262394,750,751,752,131320,751,393281,626,753,624,355,688,
262205,6,754,753,327879,6,755,754,125,327851,122,756,755,139,131321,752,131320,752,458997,122,757,750,737,756,751,
196855,759,0,262394,757,758,759,131320,758,393281,649,761,624,355,398,262205,15,762,761,196670,760,762,262205,6,764,
71,196670,763,764,393273,6,765,22,760,763,131321,759,131320,759,458997,6,3454,749,752,765,758,393281,626,768,624,355,
767,262205,6,769,768,327856,122,770,3454,769,196855,773,0,262394,770,772,777,131320,772,196670,774,3454,327737,6,776,
65,774,131321,773,131320,777,131321,773,131320,773,458997,6,3456,776,772,778,777,327760,7,780,3456,139,131326,780,
65592,327734,6,76,0,74,196663,8,75,131320,77,196855,785,0,262394,783,784,785,131320,784,327745,9,786,75,139,262205,6,
787,786,393281,626,789,624,355,788,262205,6,790,789,458764,6,791,1,38,787,790,131326,791,131320,785,327745,9,793,75,
139,262205,6,794,793,393281,626,796,624,355,795,262205,6,797,796,327852,122,798,794,797,196855,800,0,262394,798,799,
800,131320,799,262205,6,802,793,327808,6,805,797,142,327850,122,806,802,805,196855,809,0,262394,806,808,812,131320,
808,393281,626,810,624,355,788,262205,6,811,810,131321,809,131320,812,393281,626,813,624,355,788,262205,6,814,813,
131321,809,131320,809,458997,6,3460,811,808,814,812,131326,3460,131320,800,393281,626,819,624,355,818,262205,6,820,
819,262205,6,823,793,327879,6,826,820,825,327874,6,827,823,826,196855,830,0,262394,828,829,830,131320,829,327854,122,
832,820,119,196855,835,0,262394,832,834,841,131320,834,327745,9,836,75,142,262205,6,837,836,327810,6,839,820,119,
327874,6,840,837,839,131321,835,131320,841,327850,122,843,820,139,196855,846,0,262394,843,845,848,131320,845,131321,
846,131320,848,327745,9,850,75,142,262205,6,851,850,327810,6,853,119,820,327876,6,854,851,853,327877,6,855,827,854,
131321,846,131320,846,458997,6,3457,827,845,855,848,131321,835,131320,835,458997,6,3458,840,834,3457,846,131321,830,
131320,830,458997,6,3459,827,800,3458,835,393281,626,860,624,355,859,262205,6,861,860,327879,6,862,3459,861,131326,
862,65592,327734,6,81,0,78,196663,43,79,196663,9,80,131320,82,262205,6,866,80,327812,6,869,866,868,327814,6,870,869,
119,327745,9,871,79,870,262205,6,872,871,262205,6,874,80,327812,6,875,874,868,327879,6,876,875,825,393281,626,877,624,
355,625,262205,6,878,877,327874,6,879,878,629,327808,6,880,876,879,327874,6,881,872,880,393281,626,882,624,355,632,
262205,6,883,882,327879,6,884,881,883,131326,884,65592,327734,42,85,0,83,196663,9,84,131320,86,262203,8,893,7,262203,
9,894,7,393281,649,887,624,355,355,262205,15,888,887,262268,7,889,888,262205,6,890,84,327814,6,891,890,145,327812,6,
892,891,125,196670,893,889,196670,894,892,393273,7,895,13,893,894,262268,896,898,895,327745,899,900,898,355,393277,42,
901,900,2,16,131326,901,65592,327734,6,88,0,60,196663,9,87,131320,89,262205,6,905,87,393281,626,906,624,355,625,
262205,6,907,906,327874,6,908,907,629,327874,6,909,905,908,393281,626,910,624,355,632,262205,6,911,910,327812,6,913,
911,912,327879,6,914,909,913,327877,6,918,914,917,393281,626,919,624,355,788,262205,6,920,919,327812,6,921,920,912,
327810,6,922,918,921,327877,6,924,922,914,327879,6,925,924,917,327874,6,929,925,928,327812,6,931,929,930,327850,122,
933,925,139,196855,936,0,262394,933,935,938,131320,935,131321,936,131320,938,262344,6,941,931,327879,6,942,914,941,
327879,6,947,921,931,327877,6,948,942,947,131321,936,131320,936,458997,6,3461,914,935,948,938,131326,3461,65592,
327734,2,93,0,90,196663,9,91,196663,9,92,131320,94,262205,6,953,92,393281,626,955,624,355,954,262205,6,956,955,327814,
6,957,953,956,262205,6,958,92,327817,6,961,958,956,327851,122,962,961,139,393385,6,963,962,142,139,327808,6,964,957,
963,393281,626,968,624,355,967,262205,6,969,968,327814,6,970,964,969,327817,6,974,964,969,327851,122,975,974,139,
393385,6,976,975,142,139,327808,6,977,970,976,393281,979,980,624,355,978,262205,24,981,980,262205,6,982,91,458764,6,
986,1,38,964,969,393281,356,987,981,355,982,327742,987,986,2,4,262205,6,990,91,327808,6,991,990,142,458764,6,993,1,41,
977,142,393281,356,994,981,355,991,327742,994,993,2,4,262205,6,997,91,327808,6,998,997,124,393281,356,999,981,355,998,
327742,999,142,2,4,65789,65592,327734,42,96,0,83,196663,9,95,131320,97,262205,6,1001,95,327812,6,1002,1001,125,327745,
485,1022,1020,1002,262205,6,1023,1022,327808,6,1025,1002,142,327745,485,1026,1020,1025,262205,6,1027,1026,327808,6,
1029,1002,124,327745,485,1030,1020,1029,262205,6,1031,1030,327808,6,1033,1002,425,327745,485,1034,1020,1033,262205,6,
1035,1034,458832,42,1036,1023,1027,1031,1035,131326,1036,65592,327734,2,101,0,98,196663,9,99,196663,43,100,131320,102,
131321,1040,131320,1040,458997,6,3462,139,102,1056,1041,327856,122,1046,3462,125,262390,1042,1041,1,262394,1046,1041,
1042,131320,1041,262205,6,1047,99,327812,6,1048,1047,125,327808,6,1050,1048,3462,327745,9,1052,100,3462,262205,6,1053,
1052,327745,485,1054,1020,1050,196670,1054,1053,327808,6,1056,3462,398,131321,1040,131320,1042,65789,65592,327734,6,
104,0,60,196663,9,103,131320,105,262205,6,1057,103,262205,6,1058,103,327874,6,1060,1058,1059,327808,6,1061,1057,1060,
131326,1061,65592,327734,6,107,0,60,196663,9,106,131320,108,196855,1066,0,262394,1009,1065,1073,131320,1065,262205,6,
1067,106,327817,6,1068,1067,1011,327812,6,1069,1068,124,262205,6,1070,106,327814,6,1071,1070,1011,327808,6,1072,1069,
1071,131321,1066,131320,1073,262205,6,1074,106,131321,1066,131320,1066,458997,6,3463,1072,1065,1074,1073,131326,3463,
65592,327734,6,110,0,60,196663,9,109,131320,111,196855,1080,0,262394,1009,1079,1083,131320,1079,262205,6,1081,109,
327817,6,1082,1081,1011,131321,1080,131320,1083,262205,6,1084,109,131321,1080,131320,1080,458997,6,3464,1082,1079,
1084,1083,131326,3464,65592,327734,6,113,0,60,196663,9,112,131320,114,262205,6,1088,112,327854,122,1089,1088,1011,
327847,122,1090,1009,1089,393385,6,1091,1090,141,139,131326,1091,65592,327734,6,117,0,55,196663,9,115,196663,9,116,
131320,118,196855,1096,0,262394,1009,1095,1101,131320,1095,262205,6,1097,115,262205,6,1098,116,327874,6,1099,1097,
1098,327879,6,1100,1099,641,131321,1096,131320,1101,262205,6,1102,115,131321,1096,131320,1096,458997,6,3465,1100,1095,
1102,1101,131326,3465,65592,327734,6,133,0,130,196663,129,131,196663,9,132,131320,134,262205,6,1106,132,327814,6,1107,
1106,126,327745,9,1108,131,1107,262205,6,1109,1108,262205,6,1110,132,327817,6,1111,1110,126,327812,6,1113,1111,1112,
262268,328,1114,1113,393419,6,1116,1109,1114,1115,131326,1116,65592,327734,6,136,0,60,196663,9,135,131320,137,262203,
9,1125,7,262205,6,1120,469,196855,1124,0,262394,1121,1123,1131,131320,1123,196670,1125,1120,327737,6,1127,107,1125,
327812,6,1128,1127,146,262205,6,1129,135,327808,6,1130,1128,1129,131321,1124,131320,1131,262205,6,1132,135,327812,6,
1133,1132,473,327808,6,1135,1133,1120,131321,1124,131320,1124,458997,6,3466,1130,1123,1135,1131,131326,3466,65592,
327734,2,153,0,149,196663,148,150,196663,9,151,196663,9,152,131320,154,262203,9,1159,7,262203,9,1164,7,262203,9,1194,
7,262203,18,1213,7,262203,9,1216,7,196855,1141,0,262394,1139,1140,1141,131320,1140,262205,6,1142,151,327808,6,1143,
1142,1013,262205,6,1144,152,327858,122,1145,1143,1144,131321,1141,131320,1141,458997,122,1146,1139,154,1145,1140,
196855,1148,0,262394,1146,1147,1169,131320,1147,131321,1150,131320,1150,458997,6,3472,139,1147,1168,1151,327856,122,
1156,3472,146,262390,1152,1151,1,262394,1156,1151,1152,131320,1151,262205,6,1158,151,196670,1159,3472,327737,6,1161,
136,1159,327812,6,1162,1161,145,327808,6,1163,1158,1162,196670,1164,1163,327737,42,1165,85,1164,327745,43,1166,150,
3472,196670,1166,1165,327808,6,1168,3472,398,131321,1150,131320,1152,131321,1148,131320,1169,262205,6,1170,151,262205,
6,1171,152,327856,122,1172,1170,1171,327847,122,1173,1139,1172,196855,1175,0,262394,1173,1174,1175,131320,1174,131321,
1177,131320,1177,458997,6,3467,139,1174,1224,1180,327856,122,1183,3467,146,262390,1179,1180,1,262394,1183,1178,1179,
131320,1178,131321,1185,131320,1185,458997,6,3468,139,1178,1222,1188,327856,122,1191,3468,125,262390,1187,1188,1,
262394,1191,1186,1187,131320,1186,262205,6,1193,151,196670,1194,3467,327737,6,1196,136,1194,327812,6,1197,1196,145,
327808,6,1198,1193,1197,327812,6,1201,3468,1200,327808,6,1202,1198,1201,262205,6,1206,152,327856,122,1207,1202,1206,
196855,1210,0,262394,1207,1209,1218,131320,1209,327814,6,1212,1202,1200,393281,649,1214,624,355,355,262205,15,1215,
1214,196670,1213,1215,196670,1216,1212,393273,6,1217,22,1213,1216,131321,1210,131320,1218,131321,1210,131320,1210,
458997,6,3470,1217,1209,139,1218,393281,9,1220,150,3467,3468,196670,1220,3470,131321,1188,131320,1188,327808,6,1222,
3468,398,131321,1185,131320,1187,131321,1180,131320,1180,327808,6,1224,3467,398,131321,1177,131320,1179,131321,1175,
131320,1175,131321,1148,131320,1148,65789,65592,327734,6,157,0,78,196663,43,155,196663,9,156,131320,158,262203,9,1231,
7,262203,43,1249,7,262203,9,1251,7,262203,8,1254,7,196855,1229,0,262394,1227,1228,1229,131320,1228,262205,6,1230,156,
327745,9,1232,155,1230,262205,6,1233,1232,196670,1231,1233,327737,6,1234,88,1231,131326,1234,131320,1229,131321,1238,
131320,1238,458997,6,3475,139,1229,1260,1239,458997,6,3474,139,1229,1262,1239,327856,122,1244,3474,126,262390,1240,
1239,1,262394,1244,1239,1240,131320,1239,262205,6,1245,156,327812,6,1246,1245,126,327808,6,1248,1246,3474,262205,42,
1250,155,196670,1249,1250,196670,1251,1248,393273,6,1252,81,1249,1251,327760,7,1253,1252,139,196670,1254,1253,327737,
6,1255,76,1254,327812,6,1257,3474,1112,327876,6,1258,1255,1257,327877,6,1260,3475,1258,327808,6,1262,3474,398,131321,
1238,131320,1240,131326,3475,65592,327734,2,161,0,159,196663,129,160,131320,162,262203,43,1274,7,262203,9,1275,7,
262203,9,1282,7,262368,124,124,487,131321,1267,131320,1267,458997,6,3476,139,162,1302,1270,327856,122,1273,3476,127,
262390,1269,1270,1,262394,1273,1268,1269,131320,1268,262205,6,1276,469,196670,1275,1276,327737,6,1277,107,1275,327812,
6,1278,1277,127,327808,6,1280,1278,3476,327814,6,1281,1280,125,196670,1282,1281,327737,42,1283,96,1282,196670,1274,
1283,131321,1285,131320,1285,458997,6,3477,139,1268,1300,1286,327856,122,1291,3477,125,262390,1287,1286,1,262394,1291,
1286,1287,131320,1286,327808,6,1294,3476,3477,327745,9,1296,1274,3477,262205,6,1297,1296,327745,9,1298,160,1294,
196670,1298,1297,327808,6,1300,3477,398,131321,1285,131320,1287,131321,1270,131320,1270,327808,6,1302,3476,125,131321,
1267,131320,1269,262368,124,124,487,65789,65592,327734,2,166,0,163,196663,129,164,196663,148,165,131320,167,262203,43,
1322,7,262203,9,1325,7,262203,9,1338,7,262203,129,1353,7,131321,1304,131320,1304,458997,6,3479,139,167,1349,1307,
327856,122,1310,3479,146,262390,1306,1307,1,262394,1310,1305,1306,131320,1305,131321,1312,131320,1312,458997,6,3480,
139,1305,1347,1315,327856,122,1319,3480,1318,262390,1314,1315,1,262394,1319,1313,1314,131320,1313,327745,43,1323,165,
3479,262205,42,1324,1323,196670,1322,1324,196670,1325,3480,393273,6,1327,157,1322,1325,196855,1330,0,262394,1328,1329,
1337,131320,1329,327812,6,1332,3479,1318,327808,6,1334,1332,3480,327745,9,1336,164,1334,196670,1336,1327,131321,1330,
131320,1337,196670,1338,3479,327737,6,1340,136,1338,327812,6,1341,1340,1318,327808,6,1343,1341,3480,327745,485,1345,
1020,1343,196670,1345,1327,131321,1330,131320,1330,131321,1315,131320,1315,327808,6,1347,3480,398,131321,1312,131320,
1314,131321,1307,131320,1307,327808,6,1349,3479,398,131321,1304,131320,1306,196855,1352,0,262394,1350,1351,1352,
131320,1351,327737,2,1354,161,1353,262205,128,1355,1353,196670,164,1355,131321,1352,131320,1352,65789,65592,327734,2,
172,0,168,196663,129,169,196663,9,170,196663,9,171,131320,173,262203,9,1388,7,262203,8,1390,7,262203,129,1404,7,
262205,6,1357,469,131321,1358,131320,1358,458997,6,3484,1357,173,1403,1361,327856,122,1365,3484,1364,262390,1360,1361,
0,262394,1365,1359,1360,131320,1359,131321,1368,131320,1368,458997,6,3487,139,1359,3490,1371,458997,6,3485,139,1359,
1398,1371,327856,122,1374,3485,126,262390,1370,1371,1,262394,1374,1369,1370,131320,1369,327812,6,1377,3484,126,327808,
6,1379,1377,3485,262205,6,1381,171,327856,122,1382,1379,1381,196855,1384,0,262394,1382,1383,1384,131320,1383,262205,6,
1385,170,327808,6,1387,1385,1379,196670,1388,1387,327737,7,1389,72,1388,196670,1390,1389,327737,6,1391,76,1390,327812,
6,1393,3485,1112,327876,6,1394,1391,1393,327877,6,1396,3487,1394,131321,1384,131320,1384,458997,6,3490,3487,1369,1396,
1383,131321,1371,131320,1371,327808,6,1398,3485,398,131321,1368,131320,1370,327745,485,1401,1020,3484,196670,1401,
3487,131321,1361,131320,1361,327808,6,1403,3484,473,131321,1358,131320,1360,327737,2,1405,161,1404,262205,128,1406,
1404,196670,169,1406,65789,65592,327734,2,177,0,174,196663,129,175,196663,9,176,131320,178,262203,9,1416,7,131321,
1408,131320,1408,458997,6,3491,139,178,1462,1411,327856,122,1414,3491,127,262390,1410,1411,1,262394,1414,1409,1410,
131320,1409,262205,6,1417,469,196670,1416,1417,327737,6,1418,107,1416,327812,6,1419,1418,119,327812,6,1421,3491,126,
327808,6,1422,1419,1421,327808,6,1424,1422,126,262205,6,1425,176,327852,122,1426,1424,1425,196855,1428,0,262394,1426,
1427,1428,131320,1427,262205,6,1431,176,327856,122,1432,1422,1431,196855,1435,0,262394,1432,1434,1442,131320,1434,
262205,6,1436,176,327810,6,1438,1436,1422,327812,6,1439,1438,1112,327876,6,1440,142,1439,327810,6,1441,1440,142,
131321,1435,131320,1442,131321,1435,131320,1435,458997,6,3492,1441,1434,139,1442,327745,9,1446,175,3491,262205,6,1447,
1446,327879,6,1449,1447,3492,393281,626,1450,624,355,788,262205,6,1451,1450,327812,6,1455,1451,1454,262344,6,1457,
3492,327879,6,1458,1455,1457,327877,6,1459,1449,1458,196670,1446,1459,131321,1428,131320,1428,131321,1411,131320,1411,
327808,6,1462,3491,398,131321,1408,131320,1410,65789,65592,327734,2,185,0,181,196663,129,182,196663,9,183,196663,180,
184,131320,186,262203,9,1466,7,262203,9,1494,7,262203,43,1495,7,262203,129,1508,7,262203,9,1510,7,262203,9,1514,7,
262205,6,1464,469,196670,1466,1464,327737,6,1468,113,1466,131321,1470,131320,1470,458997,6,3495,139,186,1479,1473,
327856,122,1477,3495,1476,262390,1472,1473,1,262394,1477,1471,1472,131320,1471,327808,6,1479,3495,473,327858,122,1480,
1479,1476,262312,122,1481,1480,196855,1483,0,262394,1481,1482,1483,131320,1482,327808,6,1486,3495,1464,327856,122,
1487,1486,1476,131321,1483,131320,1483,458997,122,1488,1480,1471,1487,1482,196855,1490,0,262394,1488,1489,1490,131320,
1489,327808,6,1493,3495,1464,196670,1494,1493,196670,1495,423,393273,2,1496,101,1494,1495,131321,1490,131320,1490,
131321,1473,131320,1473,131321,1470,131320,1472,262368,124,124,487,131321,1500,131320,1500,458997,6,3496,139,1472,
1525,1501,327856,122,1506,3496,119,262390,1502,1501,1,262394,1506,1501,1502,131320,1501,262205,128,1509,182,196670,
1508,1509,196670,1510,3496,393273,6,1512,133,1508,1510,327812,6,1513,1512,1011,196670,1514,1464,327737,6,1516,110,
1514,327808,6,1517,1513,1516,327745,485,1518,1020,1517,262205,6,1519,183,327876,6,1521,1519,1468,458986,6,1522,1518,
142,139,1521,327745,9,1523,184,3496,196670,1523,1522,327808,6,1525,3496,398,131321,1500,131320,1502,262368,124,124,
487,65789,65592,327734,2,189,0,187,196663,9,188,131320,190,262203,9,1550,7,262203,9,1553,7,262203,9,1559,7,262203,9,
1561,7,262205,6,1527,469,196855,1532,0,262394,1009,1531,1535,131320,1531,327814,6,1534,1527,124,131321,1532,131320,
1535,131321,1532,131320,1532,458997,6,3499,1534,1531,1527,1535,327808,6,1538,1529,3499,196855,1542,0,262394,1009,1541,
1546,131320,1541,327817,6,1544,1527,124,327812,6,1545,1544,141,131321,1542,131320,1546,131321,1542,131320,1542,458997,
6,3500,1545,1541,139,1546,262368,124,124,487,327745,485,1551,1020,1538,262205,6,1552,1551,196670,1550,1552,196670,
1553,3500,393273,6,1555,117,1550,1553,262205,6,1557,188,196670,1559,1555,393273,6,1562,58,1559,1561,327808,6,1564,
1557,1562,327810,6,1569,1564,1555,327876,6,1571,1569,3500,458986,6,1572,1551,142,139,1571,65789,65592,327734,6,192,0,
60,196663,9,191,131320,193,196855,1575,0,262394,1009,1574,1578,131320,1574,262205,6,1576,191,327812,6,1577,1576,1453,
131321,1575,131320,1578,262205,6,1579,191,131321,1575,131320,1575,458997,6,3501,1577,1574,1579,1578,131326,3501,65592,
327734,6,195,0,60,196663,9,194,131320,196,196855,1585,0,262394,1009,1584,1593,131320,1584,262205,6,1586,194,262205,6,
1587,194,327876,6,1588,1587,818,262205,6,1589,194,327874,6,1590,1589,818,327877,6,1591,1588,1590,327808,6,1592,1586,
1591,131321,1585,131320,1593,262205,6,1594,194,131321,1585,131320,1585,458997,6,3502,1592,1584,1594,1593,131326,3502,
65592,327734,6,198,0,60,196663,9,197,131320,199,196855,1600,0,262394,1009,1599,1603,131320,1599,262205,6,1601,197,
327876,6,1602,1601,818,131321,1600,131320,1603,131321,1600,131320,1600,458997,6,3503,1602,1599,139,1603,131326,3503,
65592,327734,6,200,0,67,131320,201,262203,1633,1634,7,262203,9,1640,7,262203,9,1675,7,262203,9,1682,7,262203,9,1684,7,
262203,9,1701,7,262203,9,1704,7,262203,9,1726,7,262203,43,1740,7,262203,9,1745,7,262203,9,1753,7,262203,9,1765,7,
262203,43,1766,7,262203,9,1775,7,262205,6,1608,469,327812,6,1614,1608,1613,327814,6,1615,1614,121,327817,6,1616,1615,
1613,131321,1620,131320,1620,458997,6,3509,139,201,1668,1621,458997,6,3505,139,201,1661,1621,458997,6,3504,139,201,
1670,1621,327856,122,1626,3504,1613,262390,1622,1621,1,262394,1626,1621,1622,131320,1621,327808,6,1630,1616,3504,
327817,6,1631,1630,1613,327808,6,1639,1614,1631,196670,1640,1639,327737,42,1641,96,1640,327745,43,1642,1634,3504,
196670,1642,1641,393281,9,1645,1634,3504,139,262205,6,1646,1645,393281,9,1648,1634,3504,142,262205,6,1649,1648,327808,
6,1650,1646,1649,393281,9,1652,1634,3504,124,262205,6,1653,1652,327808,6,1654,1650,1653,393281,9,1656,1634,3504,425,
262205,6,1657,1656,327808,6,1658,1654,1657,327808,6,1661,3505,1658,327856,122,1664,1631,1616,393385,6,1666,1664,1658,
139,327808,6,1668,3509,1666,327808,6,1670,3504,398,131321,1620,131320,1622,196855,1674,0,262394,1009,1673,1679,131320,
1673,196670,1675,3505,327737,6,1677,195,1675,327879,6,1678,1677,641,131321,1674,131320,1679,131321,1674,131320,1674,
458997,6,3506,1678,1673,3505,1679,196670,1682,3506,393273,6,1685,58,1682,1684,262205,6,1686,1684,327817,6,1689,1608,
1688,327850,122,1690,1689,139,196855,1692,0,262394,1690,1691,1692,131320,1691,327814,6,1697,1608,1688,327745,485,1699,
1695,1697,196670,1699,1685,131321,1692,131320,1692,196670,1701,1685,327737,6,1703,192,1701,196670,1704,3509,327737,6,
1706,195,1704,327808,6,1707,1703,1706,131321,1709,131320,1709,458997,6,3511,1707,1692,3516,1712,458997,6,3510,139,
1692,1770,1712,327856,122,1715,3510,1613,262390,1711,1712,1,262394,1715,1710,1711,131320,1710,327808,6,1719,1616,3510,
327817,6,1720,1719,1613,327850,122,1722,1720,139,196855,1725,0,262394,1722,1724,1729,131320,1724,196670,1726,1685,
327737,6,1728,192,1726,131321,1725,131320,1729,131321,1725,131320,1725,458997,6,3512,1728,1724,3511,1729,131321,1733,
131320,1733,458997,6,3516,3512,1725,1758,1734,458997,6,3513,139,1725,1760,1734,327856,122,1739,3513,125,262390,1735,
1734,1,262394,1739,1734,1735,131320,1734,393281,9,1746,1634,3510,3513,262205,6,1747,1746,196670,1745,1747,327737,6,
1748,198,1745,327808,6,1749,3516,1748,327745,9,1750,1740,3513,196670,1750,1749,262205,6,1755,1746,196670,1753,1755,
327737,6,1756,195,1753,327808,6,1758,3516,1756,327808,6,1760,3513,398,131321,1733,131320,1735,327808,6,1764,1614,1720,
196670,1765,1764,262205,42,1767,1740,196670,1766,1767,393273,2,1768,101,1765,1766,131321,1712,131320,1712,327808,6,
1770,3510,398,131321,1709,131320,1711,327856,122,1772,1686,1013,196855,1774,0,262394,1772,1773,1774,131320,1773,
196670,1775,1686,327737,2,1777,189,1775,131321,1774,131320,1774,262368,124,124,487,131326,1686,65592,327734,2,206,0,
202,196663,129,203,196663,180,204,196663,180,205,131320,207,262203,9,1784,7,262203,180,1795,7,262203,129,1797,7,
262203,9,1799,7,262203,9,1803,7,262203,9,1813,7,262203,9,1814,7,262203,9,1829,7,262205,6,1782,469,196670,1784,1782,
327737,6,1786,113,1784,131321,1788,131320,1788,458997,6,3517,139,207,1819,1789,327856,122,1794,3517,119,262390,1790,
1789,1,262394,1794,1789,1790,131320,1789,262205,128,1798,203,196670,1797,1798,196670,1799,3517,393273,6,1801,133,1797,
1799,327812,6,1802,1801,1011,196670,1803,1782,327737,6,1805,110,1803,327808,6,1806,1802,1805,327745,485,1807,1020,
1806,262205,6,1808,1807,327745,9,1810,204,3517,262205,6,1811,1810,327808,6,1812,1808,1811,196670,1813,1812,196670,
1814,1786,393273,6,1816,117,1813,1814,327745,9,1817,1795,3517,196670,1817,1816,327808,6,1819,3517,398,131321,1788,
131320,1790,262368,124,124,487,131321,1821,131320,1821,458997,6,3518,139,1790,1838,1822,327856,122,1827,3518,119,
262390,1823,1822,1,262394,1827,1822,1823,131320,1822,327745,9,1830,1795,3518,262205,6,1831,1830,196670,1829,1831,
327737,6,1832,104,1829,327745,9,1834,205,3518,262205,6,1835,1834,327745,485,1836,1020,1832,196670,1836,1835,327808,6,
1838,3518,398,131321,1821,131320,1823,262368,124,124,487,65789,65592,327734,7,211,0,208,196663,9,209,196663,9,210,
131320,212,262203,8,1848,7,262203,8,1852,7,262203,9,1853,7,196855,1842,0,262394,1840,1841,1842,131320,1841,262205,6,
1843,209,262205,6,1844,210,327810,6,1845,1843,1844,327760,7,1846,1845,139,131326,1846,131320,1842,393281,979,1849,624,
355,1059,262205,24,1850,1849,262268,7,1851,1850,196670,1852,1851,262205,6,1854,209,196670,1853,1854,393273,7,1855,13,
1852,1853,196670,1848,1855,327745,9,1857,1848,139,262205,6,1858,1857,262205,6,1859,210,327812,6,1860,1859,125,327830,
332,1862,1858,1860,327761,6,1863,1862,1,327761,6,1864,1862,0,327745,9,1866,1848,142,262205,6,1867,1866,327810,6,1869,
1867,1863,327760,7,1870,1864,1869,131326,1870,65592,327734,2,214,0,187,196663,9,213,131320,215,262203,9,1922,7,262203,
9,1925,7,262205,6,1874,469,131321,1875,131320,1875,458997,6,3519,1874,215,1939,1878,327858,122,1881,3519,1006,262390,
1877,1878,0,262394,1881,1876,1877,131320,1876,327856,122,1884,3519,1006,196855,1887,0,262394,1884,1886,1891,131320,
1886,327745,485,1889,1695,3519,262205,6,1890,1889,131321,1887,131320,1891,262205,6,1892,213,131321,1887,131320,1887,
458997,6,3520,1890,1886,1892,1891,327808,6,1896,3519,142,327856,122,1897,1896,1006,196855,1900,0,262394,1897,1899,
1905,131320,1899,327745,485,1903,1695,1896,262205,6,1904,1903,131321,1900,131320,1905,262205,6,1908,213,393385,6,1909,
1884,1908,1013,131321,1900,131320,1900,458997,6,3522,1904,1899,1909,1905,327745,485,1923,1920,3519,262205,6,1924,1923,
196670,1922,1924,196670,1925,3520,393273,7,1927,211,1922,1925,327745,1928,1929,1915,3519,196670,1929,1927,327810,6,
1933,3522,3520,262205,6,1935,1923,327808,6,1936,1935,1933,196670,1923,1936,131321,1878,131320,1878,327808,6,1939,3519,
473,131321,1875,131320,1877,65789,65592,327734,2,217,0,187,196663,9,216,131320,218,262203,9,2000,7,262203,9,2003,7,
262205,6,1941,469,131321,1942,131320,1942,458997,6,3524,1941,218,2016,1945,327858,122,1948,3524,1911,262390,1944,1945,
0,262394,1948,1943,1944,131320,1943,327817,6,1951,3524,1006,327856,122,1954,3524,1911,196855,1957,0,262394,1954,1956,
1962,131320,1956,327814,6,1959,3524,1006,327745,485,1960,1695,1959,262205,6,1961,1960,131321,1957,131320,1962,262205,
6,1963,216,131321,1957,131320,1957,458997,6,3525,1961,1956,1963,1962,131321,1966,131320,1966,458997,6,3529,3525,1957,
1995,1969,458997,6,3526,139,1957,1997,1969,327856,122,1973,3526,1972,262390,1968,1969,1,262394,1973,1967,1968,131320,
1967,327856,122,1976,3526,1951,196855,1979,0,262394,1976,1978,1992,131320,1978,327810,6,1987,3524,1951,327808,6,1989,
1987,3526,327745,485,1990,1984,1989,262205,6,1991,1990,131321,1979,131320,1992,131321,1979,131320,1979,458997,6,3530,
1991,1978,139,1992,327808,6,1995,3529,3530,131321,1969,131320,1969,327808,6,1997,3526,398,131321,1966,131320,1968,
327745,485,2001,1920,3524,262205,6,2002,2001,196670,2000,2002,196670,2003,3529,393273,7,2005,211,2000,2003,327745,
1928,2006,1915,3524,196670,2006,2005,327745,485,2009,1984,3524,262205,6,2010,2009,262205,6,2012,2001,327808,6,2013,
2012,2010,196670,2001,2013,131321,1945,131320,1945,327808,6,2016,3524,473,131321,1942,131320,1944,65789,65592,327734,
2,225,0,220,196663,129,221,196663,9,222,196663,180,223,196663,219,224,131320,226,262203,129,2018,7,262203,9,2020,7,
262203,180,2022,7,262203,9,2029,7,262203,9,2036,7,262203,129,2039,7,262203,180,2041,7,262203,180,2043,7,262205,128,
2019,221,196670,2018,2019,262205,6,2021,222,196670,2020,2021,458809,2,2023,185,2018,2020,2022,262205,179,2024,2022,
262201,6,2026,200,196855,2028,0,262394,1004,2027,2032,131320,2027,196670,2029,2026,327737,2,2031,214,2029,131321,2028,
131320,2032,262205,122,2033,224,196855,2035,0,262394,2033,2034,2035,131320,2034,196670,2036,2026,327737,2,2038,217,
2036,131321,2035,131320,2035,131321,2028,131320,2028,262205,128,2040,221,196670,2039,2040,196670,2041,2024,262205,179,
2044,223,196670,2043,2044,458809,2,2045,206,2039,2041,2043,65789,65592,327734,2,228,0,159,196663,129,227,131320,229,
262203,129,2067,7,262203,9,2069,7,262205,6,2047,469,131321,2048,131320,2048,458997,6,3534,2047,229,2058,2049,327858,
122,2054,3534,1911,262390,2050,2049,0,262394,2054,2049,2050,131320,2049,327745,485,2056,1984,3534,196670,2056,139,
327808,6,2058,3534,473,131321,2048,131320,2050,262368,124,124,487,131321,2060,131320,2060,458997,6,3535,139,2050,2075,
2061,327856,122,2066,3535,119,262390,2062,2061,1,262394,2066,2061,2062,131320,2061,262205,128,2068,227,196670,2067,
2068,196670,2069,3535,393273,6,2071,133,2067,2069,327745,485,2072,1984,2071,458986,6,2073,2072,142,139,142,327808,6,
2075,3535,398,131321,2060,131320,2062,65789,65592,327734,2,233,0,181,196663,129,230,196663,9,231,196663,180,232,
131320,234,262203,129,2084,7,262203,129,2095,7,262203,9,2097,7,262203,180,2099,7,262203,219,2101,7,262203,9,2114,7,
131321,2077,131320,2077,458997,6,3536,139,234,2093,2078,327856,122,2083,3536,127,262390,2079,2078,1,262394,2083,2078,
2079,131320,2078,327745,9,2087,230,3536,262205,6,2088,2087,327879,6,2090,2088,2089,327745,9,2091,2084,3536,196670,
2091,2090,327808,6,2093,3536,398,131321,2077,131320,2079,262205,128,2096,2084,196670,2095,2096,262205,6,2098,231,
196670,2097,2098,262205,179,2100,232,196670,2099,2100,196670,2101,2094,524345,2,2102,225,2095,2097,2099,2101,131321,
2104,131320,2104,458997,6,3537,139,2079,2122,2105,327856,122,2110,3537,119,262390,2106,2105,1,262394,2110,2105,2106,
131320,2105,262205,6,2112,469,327812,6,2113,2112,119,196670,2114,2113,327737,6,2115,104,2114,327808,6,2117,2115,3537,
327745,485,2118,1020,2117,262205,6,2119,2118,327745,9,2120,232,3537,196670,2120,2119,327808,6,2122,3537,398,131321,
2104,131320,2106,262368,124,124,487,131321,2124,131320,2124,458997,6,3538,139,2106,2148,2125,327856,122,2130,3538,127,
262390,2126,2125,1,262394,2130,2125,2126,131320,2125,327812,6,2133,3538,124,327745,9,2134,232,2133,262205,6,2135,2134,
327874,6,2137,2135,2136,327808,6,2140,2133,142,327745,9,2141,232,2140,262205,6,2142,2141,327874,6,2143,2142,2136,
327876,6,2144,2143,1112,327877,6,2145,2137,2144,327745,9,2146,230,3538,196670,2146,2145,327808,6,2148,3538,398,131321,
2124,131320,2126,65789,65592,327734,2,236,0,159,196663,129,235,131320,237,262203,9,2150,7,262203,180,2168,7,262203,
129,2170,7,262203,9,2172,7,262203,129,2187,7,262203,129,2190,7,262203,9,2192,7,262203,180,2194,7,262203,129,2200,7,
262203,9,2202,7,262203,180,2204,7,262203,219,2206,7,262205,6,2151,469,196670,2150,2151,327737,6,2152,107,2150,327812,
6,2153,2152,119,327745,9,2155,235,355,262205,6,2156,2155,327874,6,2158,2156,2157,327808,6,2159,142,2158,131321,2161,
131320,2161,458997,6,3539,139,237,2183,2162,327856,122,2167,3539,119,262390,2163,2162,1,262394,2167,2162,2163,131320,
2162,262205,128,2171,235,196670,2170,2171,196670,2172,3539,393273,6,2174,133,2170,2172,327876,6,2176,2174,2175,327808,
6,2179,2153,3539,327808,6,2180,2176,2179,327745,9,2181,2168,3539,196670,2181,2180,327808,6,2183,3539,398,131321,2161,
131320,2163,196855,2186,0,262394,2184,2185,2186,131320,2185,262205,128,2188,235,196670,2187,2188,327737,2,2189,228,
2187,262205,128,2191,235,196670,2190,2191,196670,2192,2159,262205,179,2195,2168,196670,2194,2195,458809,2,2196,233,
2190,2192,2194,262205,128,2197,2190,196670,235,2197,262205,179,2198,2194,196670,2168,2198,131321,2186,131320,2186,
262205,128,2201,235,196670,2200,2201,196670,2202,2159,262205,179,2205,2168,196670,2204,2205,196670,2206,2199,524345,2,
2207,225,2200,2202,2204,2206,65789,65592,327734,2,244,0,238,196663,27,239,196663,180,240,196663,180,241,196663,180,
242,196663,9,243,131320,245,262203,27,2257,7,262203,9,2259,7,262203,9,2262,7,393281,626,2208,624,355,701,262205,6,
2209,2208,327858,122,2211,2209,2210,196855,2213,0,262394,2211,2212,2239,131320,2212,131321,2215,131320,2215,458997,6,
3542,139,2212,2238,2218,327856,122,2221,3542,119,262390,2217,2218,1,262394,2221,2216,2217,131320,2216,327745,9,2223,
242,3542,262205,6,2224,2223,262205,6,2225,243,327856,122,2226,2224,2225,196855,2228,0,262394,2226,2227,2228,131320,
2227,262205,24,2229,239,327745,9,2231,240,3542,262205,6,2232,2231,327745,9,2234,241,3542,262205,6,2235,2234,393281,
356,2236,2229,355,2232,327742,2236,2235,2,4,131321,2228,131320,2228,131321,2218,131320,2218,327808,6,2238,3542,398,
131321,2215,131320,2217,131321,2213,131320,2239,131321,2241,131320,2241,458997,6,3540,139,2239,2267,2244,327856,122,
2247,3540,119,262390,2243,2244,1,262394,2247,2242,2243,131320,2242,327745,9,2249,242,3540,262205,6,2250,2249,262205,6,
2251,243,327856,122,2252,2250,2251,196855,2254,0,262394,2252,2253,2254,131320,2253,262205,24,2258,239,196670,2257,
2258,327745,9,2260,240,3540,262205,6,2261,2260,196670,2259,2261,327745,9,2263,241,3540,262205,6,2264,2263,196670,2262,
2264,458809,2,2265,32,2257,2259,2262,131321,2254,131320,2254,131321,2244,131320,2244,327808,6,2267,3540,398,131321,
2241,131320,2243,131321,2213,131320,2213,65789,65592,327734,2,250,0,246,196663,180,247,196663,9,248,196663,9,249,
131320,251,262203,18,2291,7,262203,9,2294,7,131321,2269,131320,2269,458997,6,3544,139,251,2300,2272,327856,122,2275,
3544,119,262390,2271,2272,1,262394,2275,2270,2271,131320,2270,327812,6,2278,3544,473,262205,6,2279,469,327808,6,2280,
2278,2279,262205,6,2283,249,327856,122,2284,2280,2283,196855,2287,0,262394,2284,2286,2296,131320,2286,262205,6,2288,
248,327808,6,2290,2288,2280,393281,649,2292,624,355,398,262205,15,2293,2292,196670,2291,2293,196670,2294,2290,393273,
6,2295,22,2291,2294,131321,2287,131320,2296,131321,2287,131320,2287,458997,6,3545,2295,2286,139,2296,327745,9,2298,
247,3544,196670,2298,3545,131321,2272,131320,2272,327808,6,2300,3544,398,131321,2269,131320,2271,65789,65592,327734,2,
257,0,252,196663,180,253,196663,9,254,196663,9,255,196663,9,256,131320,258,262203,9,2324,7,131321,2302,131320,2302,
458997,6,3547,139,258,2332,2305,327856,122,2308,3547,119,262390,2304,2305,1,262394,2308,2303,2304,131320,2303,327812,
6,2311,3547,473,262205,6,2312,469,327808,6,2313,2311,2312,262205,6,2316,255,327856,122,2317,2313,2316,196855,2320,0,
262394,2317,2319,2328,131320,2319,262205,6,2321,254,327808,6,2323,2321,2313,196670,2324,2323,327737,7,2325,72,2324,
262205,6,2326,256,327757,6,2327,2325,2326,131321,2320,131320,2328,131321,2320,131320,2320,458997,6,3548,2327,2319,139,
2328,327745,9,2330,253,3547,196670,2330,3548,131321,2305,131320,2305,327808,6,2332,3547,398,131321,2302,131320,2304,
65789,65592,327734,2,262,0,259,196663,180,260,196663,180,261,131320,263,262203,9,2343,7,262203,9,2371,7,262205,6,2334,
469,262368,124,124,487,131321,2336,131320,2336,458997,6,3550,139,263,2356,2337,327856,122,2342,3550,119,262390,2338,
2337,1,262394,2342,2337,2338,131320,2337,196670,2343,2334,327737,6,2345,104,2343,327812,6,2349,3550,2348,327808,6,
2350,2345,2349,327745,9,2352,260,3550,262205,6,2353,2352,327745,485,2354,1020,2350,196670,2354,2353,327808,6,2356,
3550,398,131321,2336,131320,2338,262368,124,124,487,131321,2358,131320,2358,458997,6,3551,139,2338,2377,2359,327856,
122,2364,3551,119,262390,2360,2359,1,262394,2364,2359,2360,131320,2359,327745,9,2367,261,3551,262205,6,2368,2367,
327879,6,2370,2368,2369,196670,2371,2370,327737,6,2372,104,2371,327745,485,2373,1020,2372,262205,6,2374,2373,327745,9,
2375,260,3551,196670,2375,2374,327808,6,2377,3551,398,131321,2358,131320,2360,65789,65592,327734,2,269,0,264,196663,
180,265,196663,180,266,196663,180,267,196663,9,268,131320,270,262203,27,2405,7,262203,9,2408,7,262203,9,2411,7,131321,
2379,131320,2379,458997,6,3552,139,270,2416,2382,327856,122,2385,3552,119,262390,2381,2382,1,262394,2385,2380,2381,
131320,2380,327745,9,2387,267,3552,262205,6,2388,2387,262205,6,2389,268,327856,122,2390,2388,2389,196855,2392,0,
262394,2390,2391,2392,131320,2391,327745,9,2394,266,3552,262205,6,2395,2394,393281,626,2397,624,355,2396,262205,6,
2398,2397,327856,122,2399,2395,2398,131321,2392,131320,2392,458997,122,2400,2390,2380,2399,2391,196855,2402,0,262394,
2400,2401,2402,131320,2401,393281,979,2406,624,355,928,262205,24,2407,2406,196670,2405,2407,327745,9,2409,266,3552,
262205,6,2410,2409,196670,2408,2410,327745,9,2412,265,3552,262205,6,2413,2412,196670,2411,2413,458809,2,2414,32,2405,
2408,2411,131321,2402,131320,2402,131321,2382,131320,2382,327808,6,2416,3552,398,131321,2379,131320,2381,65789,65592,
327734,2,277,0,271,196663,180,272,196663,180,273,196663,9,274,196663,9,275,196663,9,276,131320,278,262203,180,2417,7,
262203,180,2418,7,262203,9,2419,7,262203,9,2421,7,262203,9,2423,7,262203,180,2426,7,262203,180,2428,7,262203,27,2436,
7,262203,180,2439,7,262203,180,2441,7,262203,180,2443,7,262203,9,2445,7,262203,180,2449,7,262203,180,2450,7,262203,9,
2451,7,262203,9,2453,7,262203,9,2455,7,262203,180,2458,7,262203,180,2460,7,262203,8,2484,7,262203,9,2485,7,262203,8,
2490,7,262203,9,2491,7,262205,6,2420,274,196670,2419,2420,262205,6,2422,275,196670,2421,2422,196670,2423,139,524345,2,
2424,257,2418,2419,2421,2423,262205,179,2425,2418,196670,2417,2425,196670,2426,2425,262205,179,2429,273,196670,2428,
2429,393273,2,2430,262,2426,2428,262205,179,2431,2426,196670,2417,2431,196855,2434,0,262394,2432,2433,2434,131320,
2433,393281,979,2437,624,355,2435,262205,24,2438,2437,196670,2436,2438,262205,179,2440,272,196670,2439,2440,262205,
179,2442,2417,196670,2441,2442,262205,179,2444,273,196670,2443,2444,262205,6,2446,276,196670,2445,2446,589881,2,2447,
244,2436,2439,2441,2443,2445,65789,131320,2434,262205,6,2452,274,196670,2451,2452,262205,6,2454,275,196670,2453,2454,
196670,2455,142,524345,2,2456,257,2450,2451,2453,2455,262205,179,2457,2450,196670,2449,2457,196670,2458,2457,262205,
179,2461,273,196670,2460,2461,393273,2,2462,262,2458,2460,262205,179,2463,2458,196670,2449,2463,131321,2465,131320,
2465,458997,6,3555,139,2434,2507,2468,327856,122,2471,3555,119,262390,2467,2468,1,262394,2471,2466,2467,131320,2466,
327745,9,2473,273,3555,262205,6,2474,2473,262205,6,2475,276,327856,122,2476,2474,2475,196855,2478,0,262394,2476,2477,
2478,131320,2477,393281,979,2480,624,355,2435,262205,24,2481,2480,262268,7,2482,2481,196670,2484,2482,327745,9,2486,
272,3555,262205,6,2487,2486,196670,2485,2487,393273,7,2488,13,2484,2485,196670,2490,2488,262205,6,2493,2486,196670,
2491,2493,393273,7,2494,13,2490,2491,262268,24,2495,2494,327745,9,2498,2417,3555,262205,6,2499,2498,393281,356,2500,
2495,355,355,327742,2500,2499,2,4,327745,9,2503,2449,3555,262205,6,2504,2503,393281,356,2505,2495,355,398,327742,2505,
2504,2,4,131321,2478,131320,2478,131321,2468,131320,2468,327808,6,2507,3555,398,131321,2465,131320,2467,65789,65592,
327734,2,281,0,279,196663,180,280,131320,282,262203,9,2517,7,131321,2509,131320,2509,458997,6,3557,139,282,2529,2510,
327856,122,2515,3557,119,262390,2511,2510,1,262394,2515,2510,2511,131320,2510,262205,6,2518,469,196670,2517,2518,
327737,6,2519,104,2517,327812,6,2523,3557,2522,327808,6,2524,2519,2523,327745,485,2525,1020,2524,262205,6,2526,2525,
327745,9,2527,280,3557,196670,2527,2526,327808,6,2529,3557,398,131321,2509,131320,2511,65789,65592,327734,2,284,0,187,
196663,9,283,131320,285,262203,180,2530,7,262203,180,2531,7,262203,2543,2544,7,327737,2,2532,281,2531,262205,179,2533,
2531,196670,2530,2533,131321,2535,131320,2535,458997,6,3558,139,285,2555,2536,327856,122,2541,3558,119,262390,2537,
2536,1,262394,2541,2536,2537,131320,2536,327745,9,2547,2530,3558,262205,6,2548,2547,327874,6,2549,2548,2175,327745,
1928,2550,1915,2549,262205,7,2551,2550,262268,24,2552,2551,327745,27,2553,2544,3558,196670,2553,2552,327808,6,2555,
3558,398,131321,2535,131320,2537,131321,2557,131320,2557,458997,6,3559,139,2537,2588,2560,327856,122,2563,3559,119,
262390,2559,2560,1,262394,2563,2558,2559,131320,2558,327745,9,2565,2530,3559,262205,6,2566,2565,393281,626,2567,624,
355,788,262205,6,2568,2567,327876,6,2569,2568,2175,327856,122,2570,2566,2569,196855,2572,0,262394,2570,2571,2572,
131320,2571,327745,27,2574,2544,3559,262205,24,2575,2574,327812,6,2577,3559,473,262205,6,2578,469,327808,6,2579,2577,
2578,262205,6,2580,283,262205,6,2583,2565,327879,6,2584,2583,2369,327877,6,2585,2580,2584,393281,356,2586,2575,355,
2579,327742,2586,2585,2,4,131321,2572,131320,2572,131321,2560,131320,2560,327808,6,2588,3559,398,131321,2557,131320,
2559,65789,65592,327734,2,288,0,90,196663,9,286,196663,9,287,131320,289,262203,180,2593,7,262203,180,2594,7,262203,
180,2605,7,262203,180,2662,7,262203,180,2679,7,262203,9,2680,7,262203,9,2682,7,262203,180,2686,7,262203,180,2688,7,
262203,27,2692,7,262203,180,2695,7,262203,180,2697,7,262203,180,2699,7,262203,9,2701,7,262203,180,2710,7,262203,180,
2712,7,262203,180,2714,7,262203,9,2716,7,262203,180,2731,7,262203,180,2733,7,262203,9,2735,7,262203,9,2737,7,262203,9,
2739,7,393281,626,2590,624,355,788,262205,6,2591,2590,327876,6,2592,2591,2175,327737,2,2595,281,2594,262205,179,2596,
2594,196670,2593,2596,131321,2598,131320,2598,458997,6,3561,139,289,2620,2599,327856,122,2604,3561,119,262390,2600,
2599,1,262394,2604,2599,2600,131320,2599,327745,9,2608,2593,3561,262205,6,2609,2608,327874,6,2610,2609,2175,393281,
485,2611,1915,2610,139,262205,6,2612,2611,327812,6,2614,3561,473,262205,6,2615,469,327808,6,2616,2614,2615,327808,6,
2617,2612,2616,327745,9,2618,2605,3561,196670,2618,2617,327808,6,2620,3561,398,131321,2598,131320,2600,393281,626,
2621,624,355,688,262205,6,2622,2621,327879,6,2623,2622,124,327851,122,2624,2623,139,196855,2626,0,262394,2624,2625,
2626,131320,2625,131321,2628,131320,2628,458997,6,3562,139,2625,2653,2631,327856,122,2634,3562,119,262390,2630,2631,1,
262394,2634,2629,2630,131320,2629,327745,9,2637,2593,3562,262205,6,2638,2637,327879,6,2639,2638,2369,262205,6,2640,
287,327856,122,2641,2639,2640,196855,2644,0,262394,2641,2643,2648,131320,2643,262205,6,2647,2637,131321,2644,131320,
2648,131321,2644,131320,2644,458997,6,3571,2647,2643,778,2648,196670,2637,3571,131321,2631,131320,2631,327808,6,2653,
3562,398,131321,2628,131320,2630,131321,2626,131320,2626,458997,6,3566,2592,2600,778,2630,131321,2655,131320,2655,
458997,6,3563,139,2626,2672,2656,327856,122,2661,3563,119,262390,2657,2656,1,262394,2661,2656,2657,131320,2656,262205,
6,2664,286,327745,9,2666,2593,3563,262205,6,2667,2666,327879,6,2668,2667,2369,327877,6,2669,2664,2668,327745,9,2670,
2662,3563,196670,2670,2669,327808,6,2672,3563,398,131321,2655,131320,2657,327879,6,2675,2622,121,327851,122,2676,2675,
139,196855,2678,0,262394,2676,2677,2678,131320,2677,262205,6,2681,286,196670,2680,2681,262205,6,2683,287,196670,2682,
2683,458809,2,2684,250,2679,2680,2682,262205,179,2685,2679,196670,2662,2685,196670,2686,2685,262205,179,2689,2593,
196670,2688,2689,393273,2,2690,262,2686,2688,262205,179,2691,2686,196670,2662,2691,131321,2678,131320,2678,393281,979,
2693,624,355,1059,262205,24,2694,2693,196670,2692,2694,262205,179,2696,2605,196670,2695,2696,262205,179,2698,2662,
196670,2697,2698,262205,179,2700,2593,196670,2699,2700,196670,2701,3566,589881,2,2703,244,2692,2695,2697,2699,2701,
327879,6,2706,2622,119,327851,122,2707,2706,139,196855,2709,0,262394,2707,2708,2709,131320,2708,262205,179,2711,2605,
196670,2710,2711,262205,179,2713,2662,196670,2712,2713,262205,179,2715,2593,196670,2714,2715,196670,2716,3566,524345,
2,2718,269,2710,2712,2714,2716,131321,2709,131320,2709,196855,2723,0,262394,2721,2722,2723,131320,2722,327879,6,2726,
2622,141,327851,122,2727,2726,139,131321,2723,131320,2723,458997,122,2728,2721,2709,2727,2722,196855,2730,0,262394,
2728,2729,2730,131320,2729,262205,179,2732,2605,196670,2731,2732,262205,179,2734,2593,196670,2733,2734,262205,6,2736,
286,196670,2735,2736,262205,6,2738,287,196670,2737,2738,196670,2739,3566,589881,2,2741,277,2731,2733,2735,2737,2739,
131321,2730,131320,2730,65789,65592,327734,2,293,0,149,196663,148,290,196663,9,291,196663,9,292,131320,294,262203,129,
2750,7,262203,148,2751,7,262203,129,2756,7,262203,9,2757,7,262203,9,2759,7,262203,129,2767,7,262203,9,2769,7,262203,
148,2775,7,262203,9,2777,7,262203,9,2778,7,262203,129,2782,7,262203,9,2787,7,262203,9,2791,7,262203,9,2793,7,262205,6,
2743,292,262205,6,2744,291,327810,6,2745,2743,2744,458764,6,2746,1,38,1013,2745,196855,2748,0,262394,1139,2747,2755,
131320,2747,262205,147,2752,290,196670,2751,2752,393273,2,2753,166,2750,2751,262205,128,2754,2750,131321,2748,131320,
2755,262205,6,2758,291,196670,2757,2758,196670,2759,2746,458809,2,2761,172,2756,2757,2759,262205,128,2762,2756,131321,
2748,131320,2748,458997,128,3574,2754,2747,2762,2755,327856,122,2764,2746,1013,196855,2766,0,262394,2764,2765,2766,
131320,2765,196670,2767,3574,196670,2769,2746,393273,2,2771,177,2767,2769,262205,128,2772,2767,131321,2766,131320,
2766,458997,128,3575,3574,2748,2772,2765,262205,6,2773,291,327808,6,2774,2773,1013,262205,147,2776,290,196670,2775,
2776,196670,2777,2774,262205,6,2779,292,196670,2778,2779,458809,2,2780,153,2775,2777,2778,262205,147,2781,2775,196670,
290,2781,196670,2782,3575,327737,2,2784,236,2782,196855,2786,0,262394,1839,2785,2790,131320,2785,262205,6,2788,291,
196670,2787,2788,327737,2,2789,284,2787,131321,2786,131320,2790,262205,6,2792,291,196670,2791,2792,196670,2793,2746,
393273,2,2795,288,2791,2793,131321,2786,131320,2786,262368,124,124,487,65789,65592,327734,7,300,0,295,196663,9,296,
196663,9,297,196663,9,298,196663,9,299,131320,301,262203,2831,2832,7,262203,8,2844,7,262203,9,2845,7,262203,43,2861,7,
262203,43,2869,7,262203,9,2872,7,262203,9,2873,7,262203,43,2876,7,262203,43,2890,7,262203,9,2893,7,262203,9,2894,7,
262205,6,2799,297,327812,6,2800,2799,125,131321,2801,131320,2801,458997,7,3577,2797,301,3582,2804,458997,6,3576,2800,
301,2927,2804,262205,6,2807,299,327856,122,2808,3576,2807,262390,2803,2804,0,262394,2808,2802,2803,131320,2802,131321,
2810,131320,2810,458997,6,3578,139,2802,2852,2811,327856,122,2817,3578,2816,262390,2812,2811,1,262394,2817,2811,2812,
131320,2811,262205,6,2821,298,327812,6,2822,3578,2821,327812,6,2823,2822,125,327808,6,2824,3576,2823,393281,626,2826,
624,355,2825,262205,6,2827,2826,327810,6,2828,2827,125,458764,6,2829,1,38,2824,2828,393281,649,2835,624,355,2834,
262205,15,2836,2835,262268,7,2837,2836,262205,6,2838,296,327812,6,2841,2838,2827,327808,6,2843,2841,2829,196670,2844,
2837,196670,2845,2843,393273,7,2846,13,2844,2845,262268,896,2847,2846,327745,899,2848,2847,355,393277,42,2849,2848,2,
16,327745,43,2850,2832,3578,196670,2850,2849,327808,6,2852,3578,398,131321,2810,131320,2812,131321,2854,131320,2854,
458997,7,3582,3577,2812,2920,2855,458997,6,3579,139,2812,2922,2855,327856,122,2860,3579,2816,262390,2856,2855,1,
262394,2860,2855,2856,131320,2855,262205,6,2865,298,327812,6,2866,3579,2865,327812,6,2867,2866,125,327808,6,2868,3576,
2867,327745,43,2870,2832,3579,262205,42,2871,2870,196670,2869,2871,196670,2872,2868,262205,6,2874,299,196670,2873,
2874,458809,42,2875,48,2869,2872,2873,196670,2861,2875,262205,6,2880,298,327812,6,2881,3579,2880,327812,6,2882,2881,
125,327808,6,2883,3576,2882,262205,6,2884,299,327745,468,2887,2886,139,262205,6,2888,2887,458764,6,2889,1,38,2884,
2888,262205,42,2892,2870,196670,2890,2892,196670,2893,2883,196670,2894,2889,458809,42,2895,48,2890,2893,2894,196670,
2876,2895,327745,9,2896,2861,139,262205,6,2897,2896,327745,9,2898,2861,142,262205,6,2899,2898,327808,6,2900,2897,2899,
327745,9,2901,2861,124,262205,6,2902,2901,327808,6,2903,2900,2902,327745,9,2904,2861,425,262205,6,2905,2904,327808,6,
2906,2903,2905,327745,9,2907,2876,139,262205,6,2908,2907,327745,9,2909,2876,142,262205,6,2910,2909,327808,6,2911,2908,
2910,327745,9,2912,2876,124,262205,6,2913,2912,327808,6,2914,2911,2913,327745,9,2915,2876,425,262205,6,2916,2915,
327808,6,2917,2914,2916,327760,7,2918,2906,2917,327808,7,2920,3582,2918,327808,6,2922,3579,398,131321,2854,131320,
2856,131321,2804,131320,2804,262205,6,2923,298,327812,6,2925,2923,3608,327808,6,2927,3576,2925,131321,2801,131320,
2803,131326,3577,65592,327734,2,303,0,187,196663,9,302,131320,304,262203,8,2956,7,262203,9,2963,7,262203,9,2964,7,
262203,9,2965,7,262203,9,2967,7,262203,8,2996,7,393281,626,2932,624,355,788,262205,6,2933,2932,393281,626,2934,624,
355,688,262205,6,2935,2934,327879,6,2936,2935,142,327851,122,2937,2936,139,393385,6,2938,2937,124,139,327808,6,2939,
2933,2938,327814,6,2942,473,2939,524300,6,2943,1,44,2942,142,141,262205,6,2945,469,131321,2946,131320,2946,458997,6,
3584,2945,304,2985,2947,327812,6,2954,2939,2943,327856,122,2955,3584,2954,262390,2948,2947,0,262394,2955,2947,2948,
131320,2947,327814,6,2959,3584,2943,327817,6,2962,3584,2943,196670,2963,2959,196670,2964,2962,196670,2965,2943,262205,
6,2968,302,196670,2967,2968,524345,7,2969,300,2963,2964,2965,2967,196670,2956,2969,327808,6,2972,2970,3584,327812,6,
2973,2972,124,327745,9,2974,2956,139,262205,6,2975,2974,327745,485,2976,1020,2973,196670,2976,2975,327808,6,2980,2973,
142,327745,9,2981,2956,142,262205,6,2982,2981,327745,485,2983,1020,2980,196670,2983,2982,327808,6,2985,3584,473,
131321,2946,131320,2948,262368,124,124,487,131321,2988,131320,2988,458997,6,3585,2945,2948,3038,2991,327856,122,2995,
3585,2939,262390,2990,2991,0,262394,2995,2989,2990,131320,2989,196670,2996,2797,327812,6,3000,3585,2943,131321,3001,
131320,3001,458997,6,3586,3000,2989,3027,3002,327808,6,3008,3585,142,327812,6,3010,3008,2943,327856,122,3011,3586,
3010,262390,3003,3002,0,262394,3011,3002,3003,131320,3002,327808,6,3013,2970,3586,327812,6,3014,3013,124,327745,485,
3015,1020,3014,262205,6,3016,3015,327808,6,3020,3014,142,327745,485,3021,1020,3020,262205,6,3022,3021,327760,7,3023,
3016,3022,262205,7,3024,2996,327808,7,3025,3024,3023,196670,2996,3025,327808,6,3027,3586,398,131321,3001,131320,3003,
327745,9,3029,2996,139,262205,6,3030,3029,327745,485,3031,1020,3585,196670,3031,3030,327808,6,3033,2970,3585,327745,9,
3034,2996,142,262205,6,3035,3034,327745,485,3036,1020,3033,196670,3036,3035,131321,2991,131320,2991,327808,6,3038,
3585,473,131321,2988,131320,2990,262368,124,124,487,65789,65592,327734,6,306,0,60,196663,9,305,131320,307,393281,626,
3039,624,355,688,262205,6,3040,3039,327879,6,3042,3040,3041,327851,122,3043,3042,139,196855,3046,0,262394,3043,3045,
3050,131320,3045,262205,6,3047,305,327745,485,3048,1020,3047,262205,6,3049,3048,131321,3046,131320,3050,393281,649,
3052,624,355,3051,262205,15,3053,3052,262205,6,3054,305,393281,356,3055,3053,355,3054,393277,6,3056,3055,2,4,131321,
3046,131320,3046,458997,6,3588,3049,3045,3056,3050,131326,3588,65592,327734,6,309,0,60,196663,9,308,131320,310,393281,
626,3060,624,355,688,262205,6,3061,3060,327879,6,3062,3061,3041,327851,122,3063,3062,139,196855,3066,0,262394,3063,
3065,3071,131320,3065,262205,6,3067,308,327808,6,3068,2970,3067,327745,485,3069,1020,3068,262205,6,3070,3069,131321,
3066,131320,3071,393281,649,3072,624,355,2834,262205,15,3073,3072,262205,6,3074,308,393281,626,3075,624,355,2825,
262205,6,3076,3075,327812,6,3077,3074,3076,327745,468,3078,2886,139,262205,6,3079,3078,327808,6,3080,3077,3079,393281,
356,3081,3073,355,3080,393277,6,3082,3081,2,4,131321,3066,131320,3066,458997,6,3589,3070,3065,3082,3071,131326,3589,
65592,327734,2,312,0,187,196663,9,311,131320,313,262203,9,3087,7,262203,9,3095,7,262203,9,3123,7,262203,9,3124,7,
393281,626,3088,624,355,788,262205,6,3089,3088,196670,3087,3089,327737,6,3090,306,3087,327808,6,3094,3089,142,196670,
3095,3094,327737,6,3096,306,3095,262201,6,3098,68,393281,626,3100,624,355,688,262205,6,3101,3100,327879,6,3103,3101,
3102,327851,122,3104,3103,139,393281,979,3105,624,355,978,262205,24,3106,3105,393281,356,3108,3106,355,355,327742,
3108,3098,2,4,262205,6,3111,311,393281,356,3112,3106,355,398,327742,3112,3111,2,4,327808,6,3117,3090,3096,393281,356,
3118,3106,355,329,327742,3118,3117,2,4,393281,356,3122,3106,355,2834,327742,3122,3096,2,4,196670,3123,125,262205,6,
3125,311,196670,3124,3125,393273,2,3126,93,3123,3124,196855,3132,0,262394,3104,3131,3136,131320,3131,327808,6,3134,
3098,825,327814,6,3135,3134,119,131321,3132,131320,3136,131321,3132,131320,3132,458997,6,3590,3135,3131,139,3136,
393281,356,3138,3106,355,928,327742,3138,3590,2,4,196855,3144,0,262394,3104,3143,3152,131320,3143,393281,649,3145,624,
355,3051,262205,15,3146,3145,327808,6,3149,3089,124,393281,356,3150,3146,355,3149,393277,6,3151,3150,2,4,131321,3144,
131320,3152,131321,3144,131320,3144,458997,6,3591,3151,3143,139,3152,393281,356,3154,3106,355,978,327742,3154,3591,2,
4,131321,3157,131320,3157,458997,6,3592,3156,3144,3169,3158,327856,122,3163,3592,141,262390,3159,3158,0,262394,3163,
3158,3159,131320,3158,393281,356,3167,3106,355,3592,327742,3167,139,2,4,327808,6,3169,3592,398,131321,3157,131320,
3159,65789,65592,327734,2,318,0,314,196663,9,315,196663,9,316,196663,9,317,131320,319,262203,9,3182,7,262203,9,3183,7,
393281,979,3170,624,355,978,262205,24,3171,3170,262205,6,3172,315,327808,6,3173,141,3172,262205,6,3174,316,393281,356,
3175,3171,355,3173,327742,3175,3174,2,4,393281,626,3177,624,355,3176,262205,6,3178,3177,262205,6,3179,315,327812,6,
3180,3179,425,327808,6,3181,3178,3180,196670,3182,3181,262205,6,3184,317,196670,3183,3184,393273,2,3185,93,3182,3183,
65789,65592,327734,2,322,0,320,196663,219,321,131320,323,262203,3217,3218,7,262203,9,3227,7,262203,3217,3233,7,262203,
9,3244,7,262203,9,3259,7,262203,9,3261,7,262203,9,3293,7,262203,9,3295,7,262203,9,3297,7,262203,9,3328,7,262203,9,
3335,7,262203,9,3364,7,327745,468,3187,2886,139,262205,6,3188,3187,327850,122,3189,3188,139,196855,3191,0,262394,3189,
3190,3191,131320,3190,393281,626,3192,624,355,688,262205,6,3193,3192,327879,6,3194,3193,867,327851,122,3195,3194,139,
131321,3191,131320,3191,458997,122,3196,3189,323,3195,3190,262205,6,3198,469,327812,6,3202,3198,3201,131321,3205,
131320,3205,458997,6,3594,139,3191,3254,3208,458997,6,3593,139,3191,3256,3208,327856,122,3211,3593,3201,262390,3207,
3208,1,262394,3211,3206,3207,131320,3206,327808,6,3215,3202,3593,393281,626,3221,624,355,788,262205,6,3222,3221,
327856,122,3223,3215,3222,196855,3226,0,262394,3223,3225,3230,131320,3225,196670,3227,3215,327737,6,3229,306,3227,
131321,3226,131320,3230,131321,3226,131320,3226,458997,6,3602,3229,3225,139,3230,327745,9,3232,3218,3593,196670,3232,
3602,262205,122,3239,321,327847,122,3240,3223,3239,196855,3243,0,262394,3240,3242,3247,131320,3242,196670,3244,3215,
327737,6,3246,309,3244,131321,3243,131320,3247,131321,3243,131320,3243,458997,6,3604,3246,3242,139,3247,327745,9,3249,
3233,3593,196670,3249,3604,262205,6,3252,3232,327808,6,3254,3594,3252,131321,3208,131320,3208,327808,6,3256,3593,398,
131321,3205,131320,3207,196670,3259,3594,393273,6,3262,58,3259,3261,262205,6,3263,3261,131321,3265,131320,3265,458997,
6,3597,3262,3207,3305,3268,458997,6,3595,139,3207,3307,3268,327856,122,3271,3595,3201,262390,3267,3268,1,262394,3271,
3266,3267,131320,3266,327808,6,3275,3202,3595,393281,626,3277,624,355,788,262205,6,3278,3277,327856,122,3279,3275,
3278,196855,3281,0,262394,3279,3280,3281,131320,3280,327745,9,3285,3233,3595,262205,6,3286,3285,327808,6,3287,3597,
3286,327745,485,3288,1920,3275,196670,3288,3287,196855,3291,0,262394,3196,3290,3291,131320,3290,196670,3293,3275,
196670,3295,3597,327745,9,3298,3218,3595,262205,6,3299,3298,196670,3297,3299,458809,2,3300,318,3293,3295,3297,131321,
3291,131320,3291,131321,3281,131320,3281,327745,9,3302,3218,3595,262205,6,3303,3302,327808,6,3305,3597,3303,131321,
3268,131320,3268,327808,6,3307,3595,398,131321,3265,131320,3267,327850,122,3309,3198,139,196855,3311,0,262394,3309,
3310,3311,131320,3310,262205,122,3313,321,196855,3315,0,262394,3313,3314,3315,131320,3314,393281,626,3316,624,355,688,
262205,6,3317,3316,327879,6,3318,3317,142,327851,122,3319,3318,139,131321,3315,131320,3315,458997,122,3320,3313,3310,
3319,3314,393281,626,3321,624,355,788,262205,6,3322,3321,196855,3327,0,262394,3320,3326,3338,131320,3326,196670,3328,
3322,327737,6,3331,309,3328,327808,6,3334,3322,142,196670,3335,3334,327737,6,3336,309,3335,327808,6,3337,3331,3336,
131321,3327,131320,3338,131321,3327,131320,3327,458997,6,3596,3337,3326,139,3338,327808,6,3340,3263,3596,327745,485,
3341,1920,3322,196670,3341,3340,196855,3344,0,262394,3196,3343,3344,131320,3343,393281,979,3345,624,355,978,262205,24,
3346,3345,327808,6,3349,141,3322,393281,356,3351,3346,355,3349,327742,3351,3263,2,4,131321,3344,131320,3344,196855,
3356,0,262394,3189,3355,3356,131320,3355,393281,626,3357,624,355,688,262205,6,3358,3357,327879,6,3359,3358,1008,
327851,122,3360,3359,139,131321,3356,131320,3356,458997,122,3361,3189,3344,3360,3355,196855,3363,0,262394,3361,3362,
3363,131320,3362,196670,3364,3263,327737,2,3366,312,3364,131321,3363,131320,3363,131321,3311,131320,3311,65789,65592,
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
