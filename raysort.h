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
#define RAYSORT_SHADER_DIGEST "b8e116bc792bcfe342422730f273cb74328075877d0caf5a9430a305afa0355a"
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
#define RAYSORT_CONSTANT_THREADS 0    /* of a workgroup of the scatter kernel: 64, 128 or 256 */
#define RAYSORT_CONSTANT_SOURCE 1     /* RAYSORT_SOURCE_* */
#define RAYSORT_CONSTANT_DIGIT_BITS 2 /* largest digit of the scatter kernel: 3, 4, 6 or 8 bits */
#define RAYSORT_CONSTANT_MAP_ONLY 3   /* 1: the scatter kernel writes nothing but the map of the live entries */

#define RAYSORT_THREADS 128    /* of the other workgroups: the least that a Vulkan device must allow */
#define RAYSORT_TILE 2048      /* entries of a sort tile; with digits of 8 bits twice as many, if they fit */
#define RAYSORT_SEGMENT 16     /* of them a thread has; with digits of 6 bits twice as many */
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
  uint32_t sortTile;           /* entries of the largest sort tile: 4096, or 2048 on devices that allow less */
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

/* Entries of a tile: small ones are the faster, but 2048 entries of 256 digits make runs of 8. */
static uint32_t raysort_tile(RaysortContext context, uint32_t digitClass)
{
  return raysort_digitBits[digitClass] == 8 ? context->properties.sortTile : RAYSORT_TILE;
}

/* Digits of 6 bits have counters for fewer threads, with twice the entries each. */
static uint32_t raysort_scatterThreads(RaysortContext context, uint32_t digitClass)
{
  const uint32_t segment = raysort_digitBits[digitClass] == 6 ? 2 * RAYSORT_SEGMENT : RAYSORT_SEGMENT;
  return raysort_tile(context, digitClass) / segment;
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
  }
  else
  {
    *shader = RAYSORT_SHADER_SORT_SCATTER;
    index -= index < RAYSORT_PIPELINE_MAP ? RAYSORT_PIPELINE_SCATTER : RAYSORT_PIPELINE_MAP;
    source = index / RAYSORT_DIGIT_CLASSES;
    digitClass = index % RAYSORT_DIGIT_CLASSES;
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
  context->properties.sortTile = limits->maxComputeSharedMemorySize >= 32 * 1024 &&
                                         limits->maxComputeWorkGroupInvocations >= 256 &&
                                         limits->maxComputeWorkGroupSize[0] >= 256
                                     ? 2 * RAYSORT_TILE
                                     : RAYSORT_TILE;
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
  if (tilesPerChunk == 1 && (uint64_t)tiles * tile > RAYSORT_ONE_TILE_CHUNKS * RAYSORT_TILE)
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
 * more words than these: with up to 16 materials and any number of rays, with 64 materials up to 140,000 rays, with 256
 * up to 300,000. */
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
 * rows are the digits and `more`. Measured at 1 to 32 Mi entries: where pairs are moved, and memory sets the pace, the
 * most chunks are the fastest; where it is the map alone, four a multiprocessor. */
static void raysort_layoutDigit(RaysortContext context, uint32_t maxCount, uint32_t more, int movesPairs,
                                raysort_digit *digit)
{
  const uint32_t mapChunks = RAYSORT_MAX_CHUNKS / 4;
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(context, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride = raysort_columns(maxCount, digit->tile, movesPairs ? RAYSORT_MAX_CHUNKS : mapChunks);
  digit->sumsRows = !digit->needsTotals && digit->table.rowStride <= mapChunks &&
                    digit->table.rows * digit->table.rowStride <=
                        RAYSORT_SUMMED_WORDS * raysort_scatterThreads(context, digit->digitClass);
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
119734787,66816,524299,305,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
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
232,230,231,131321,233,131320,233,458997,6,302,232,5,255,234,327745,9,239,201,47,262205,6,240,239,327856,112,241,302,
240,262390,235,234,0,262394,241,234,235,131320,234,393281,243,244,208,74,74,262205,15,245,244,196670,242,245,196670,
246,302,393273,6,248,22,242,246,327760,7,249,248,42,262205,7,251,226,196670,250,251,196670,252,249,393273,7,253,35,
250,252,196670,226,253,327808,6,255,302,158,131321,233,131320,235,262205,7,257,226,196670,256,257,327737,7,258,39,256,
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
131320,120,262205,6,121,26,131321,116,131320,116,458997,6,303,119,115,121,120,327745,9,123,100,108,196670,123,303,
262205,6,124,26,262205,6,126,123,327808,6,128,126,98,458764,6,129,1,38,124,128,327745,9,130,100,47,196670,130,129,
262205,24,131,100,131326,131,65592,327734,7,35,0,32,196663,8,33,196663,8,34,131320,36,327745,9,135,33,42,262205,6,136,
135,327745,9,137,34,42,262205,6,138,137,327829,50,140,136,138,327761,6,141,140,1,327761,6,142,140,0,327745,9,144,33,
55,262205,6,145,144,327745,9,146,34,55,262205,6,147,146,327808,6,148,145,147,327808,6,150,148,141,327760,7,151,142,
150,131326,151,65592,327734,7,39,0,37,196663,8,38,131320,40,262203,8,187,7,262203,8,190,7,262205,6,157,156,262205,7,
163,38,327745,164,165,161,157,196670,165,163,131321,168,131320,168,458997,6,304,167,40,196,171,327852,112,174,304,42,
262390,170,171,0,262394,174,169,170,131320,169,262368,175,175,176,327856,112,179,157,304,196855,181,0,262394,179,180,
181,131320,180,327808,6,186,157,304,262205,7,189,165,196670,187,189,327745,164,191,161,186,262205,7,192,191,196670,
190,192,393273,7,193,35,187,190,196670,165,193,131321,181,131320,181,131321,171,131320,171,327874,6,196,304,108,
131321,168,131320,170,262368,175,175,176,327745,164,197,161,74,262205,7,198,197,131326,198,65592,
};
static const uint32_t raysort_spirv_scan_rows[] = {
119734787,66816,524299,722,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,4,
1852399981,0,151,156,185,235,256,341,435,618,678,393232,4,17,128,1,1,262215,151,11,29,327752,426,0,35,0,327752,426,1,
35,8,327752,426,2,35,16,327752,426,3,35,24,327752,426,4,35,28,327752,426,5,35,32,327752,426,6,35,36,262215,427,6,4,
327752,428,0,35,0,196679,428,2,262215,429,6,4,262216,430,0,25,327752,430,0,35,0,196679,430,2,262215,431,6,4,262216,
432,0,24,327752,432,0,35,0,196679,432,2,327752,433,0,35,0,196679,433,2,262216,450,0,24,327752,450,0,35,0,196679,450,2,
262215,618,11,26,262215,678,11,24,262215,686,11,25,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,
9,7,6,327713,10,7,8,9,327710,15,6,6,6,458785,16,15,9,9,9,9,262167,23,6,4,262176,24,7,23,393249,25,23,24,9,9,327713,31,
6,9,9,327713,36,7,8,8,262177,41,7,8,524321,45,6,9,9,9,9,8,262187,6,54,0,262165,58,32,1,262187,58,59,2,262174,62,6,6,
262187,6,67,1,262187,58,71,30,262176,98,7,15,262187,58,100,0,262187,58,108,1,131092,112,458796,23,134,54,54,54,54,
262187,6,136,2,262187,6,137,3,458796,23,138,54,67,136,137,262167,144,112,4,262176,150,1,6,262203,150,151,1,262187,6,
153,32,262172,154,23,153,262176,155,4,154,262203,155,156,4,262187,6,158,4,262176,163,4,6,262187,6,165,264,262187,6,
167,16,262176,174,4,23,262172,183,23,158,262176,184,4,183,262203,184,185,4,262203,184,235,4,262203,163,256,4,262187,6,
270,8,262187,6,338,128,262172,339,7,338,262176,340,4,339,262203,340,341,4,262176,344,4,7,262187,6,347,64,262187,6,383,
512,262176,404,7,183,196647,423,5349,196647,424,5349,196647,425,5349,589854,426,423,424,425,6,6,6,6,196637,427,6,
196638,428,427,262176,423,5349,428,196637,429,6,196638,430,429,262176,424,5349,430,196637,431,6,196638,432,431,262176,
425,5349,432,196638,433,426,262176,434,9,433,262203,434,435,9,262176,436,9,423,196647,449,5349,196638,450,23,262176,
449,5349,450,262176,452,5349,23,262176,566,5349,6,262187,58,582,3,262176,583,9,6,262187,58,586,4,262187,6,589,256,
262176,595,9,425,262187,58,602,6,262187,58,603,5,262167,616,6,3,262176,617,1,616,262203,617,618,1,327724,7,622,54,54,
262187,6,639,2048,262187,6,658,1024,262176,670,9,424,262203,617,678,1,393260,616,686,338,67,67,262187,6,721,511,
327734,2,4,0,3,131320,5,262203,9,604,7,262203,9,606,7,262203,9,609,7,262203,9,612,7,262203,8,621,7,262203,9,642,7,
262203,9,643,7,262203,9,645,7,262203,9,646,7,262203,8,648,7,262203,8,663,7,393281,583,584,435,100,582,262205,6,585,
584,393281,583,587,435,100,586,262205,6,588,587,327879,6,590,588,589,327851,112,591,590,54,196855,593,0,262394,591,
592,593,131320,592,393281,595,596,435,100,59,262205,425,597,596,393281,566,598,597,100,100,393277,6,599,598,2,4,
458764,6,600,1,38,585,599,131321,593,131320,593,458997,6,687,585,5,600,592,196670,604,687,393281,583,607,435,100,602,
262205,6,608,607,196670,606,608,393281,583,610,435,100,603,262205,6,611,610,196670,609,611,196670,612,54,524345,15,
613,21,604,606,609,612,327761,6,614,613,0,327745,150,619,618,54,262205,6,620,619,196670,621,622,131321,625,131320,625,
458997,6,690,54,593,653,626,458997,6,688,54,593,640,626,327856,112,632,688,614,262390,627,626,0,262394,632,626,627,
131320,626,327812,6,636,620,611,327808,6,640,688,639,458764,6,641,1,38,614,640,196670,642,636,196670,643,688,196670,
645,641,196670,646,690,262205,7,649,621,196670,648,649,589881,6,650,51,642,643,645,646,648,262205,7,651,648,196670,
621,651,327808,6,653,690,650,262368,136,136,165,131321,625,131320,627,327879,6,659,588,658,327851,112,660,659,54,
196855,662,0,262394,660,661,662,131320,661,262205,7,664,621,196670,663,664,327737,7,665,43,663,196670,621,665,131321,
662,131320,662,262205,6,666,151,327850,112,667,666,54,196855,669,0,262394,667,668,669,131320,668,393281,670,671,435,
100,108,262205,424,672,671,393281,566,675,672,100,620,327742,675,690,2,4,327745,150,679,678,54,262205,6,680,679,
327808,6,682,680,620,327745,9,683,621,67,262205,6,684,683,393281,566,685,672,100,682,327742,685,684,2,4,131321,669,
131320,669,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,55,11,54,262205,6,56,55,262205,6,
57,12,327876,6,60,57,59,327829,62,63,56,60,327761,6,64,63,1,327761,6,65,63,0,327745,9,68,11,67,262205,6,69,68,262205,
6,70,12,327874,6,72,70,71,327808,6,73,69,72,327808,6,75,73,64,327760,7,76,65,75,131326,76,65592,327734,15,21,0,16,
196663,9,17,196663,9,18,196663,9,19,196663,9,20,131320,22,262203,98,99,7,262205,6,80,17,262205,6,81,18,327808,6,82,80,
81,327810,6,83,82,67,262205,6,84,18,327814,6,85,83,84,262205,6,88,19,327808,6,89,85,88,327810,6,90,89,67,262205,6,91,
19,327814,6,92,90,91,458764,6,93,1,41,67,92,262205,6,96,18,327812,6,97,93,96,327808,6,103,85,93,327810,6,104,103,67,
327814,6,106,104,93,327745,9,107,99,100,196670,107,106,262205,6,109,20,262205,6,111,107,327856,112,113,109,111,196855,
116,0,262394,113,115,120,131320,115,262205,6,117,20,327812,6,119,117,97,131321,116,131320,120,262205,6,121,17,131321,
116,131320,116,458997,6,691,119,115,121,120,327745,9,123,99,108,196670,123,691,262205,6,124,17,262205,6,126,123,
327808,6,128,126,97,458764,6,129,1,38,124,128,327745,9,130,99,59,196670,130,129,262205,15,131,99,131326,131,65592,
327734,23,29,0,25,196663,24,26,196663,9,27,196663,9,28,131320,30,262205,23,135,26,262205,6,139,27,458832,23,140,139,
139,139,139,327808,23,141,138,140,262205,6,142,28,458832,23,143,142,142,142,142,327856,144,145,141,143,393385,23,146,
145,135,134,131326,146,65592,327734,6,34,0,31,196663,9,32,196663,9,33,131320,35,262203,24,171,7,262203,24,202,7,
262203,24,207,7,262203,24,225,7,262203,9,227,7,262203,9,228,7,262203,24,275,7,262203,9,278,7,262203,9,279,7,262203,24,
287,7,262203,9,290,7,262203,9,291,7,262205,6,152,151,327814,6,159,152,158,327817,6,161,152,158,262205,6,162,32,393281,
163,164,156,159,161,196670,164,162,262368,136,136,165,327856,112,168,152,167,196855,170,0,262394,168,169,170,131320,
169,327812,6,173,152,136,327745,174,175,156,173,262205,23,176,175,327808,6,179,173,67,327745,174,180,156,179,262205,
23,181,180,327808,23,182,176,181,196670,171,182,327745,9,190,171,54,262205,6,191,190,327745,9,192,171,67,262205,6,193,
192,327808,6,194,191,193,327745,9,195,171,136,262205,6,196,195,327808,6,197,194,196,327745,9,198,171,137,262205,6,199,
198,327808,6,200,197,199,393281,163,201,185,159,161,196670,201,200,131321,170,131320,170,262368,136,136,165,196670,
202,134,196855,206,0,262394,168,205,206,131320,205,196670,207,134,131321,209,131320,209,458997,6,692,54,205,234,210,
327856,112,215,692,158,262390,211,210,1,262394,215,210,211,131320,210,327745,174,218,185,692,262205,23,219,218,262205,
23,221,207,327808,23,222,221,219,196670,207,222,327812,6,224,692,158,196670,225,219,196670,227,224,196670,228,152,
458809,23,230,29,225,227,228,262205,23,231,202,327808,23,232,231,230,196670,202,232,327808,6,234,692,108,131321,209,
131320,211,327745,9,240,202,54,262205,6,241,240,327745,9,242,202,67,262205,6,243,242,327808,6,244,241,243,327745,9,
245,202,136,262205,6,246,245,327808,6,247,244,246,327745,9,248,202,137,262205,6,249,248,327808,6,250,247,249,393281,
163,251,235,159,161,196670,251,250,327850,112,253,152,54,196855,255,0,262394,253,254,255,131320,254,327745,9,257,207,
54,262205,6,258,257,327745,9,259,207,67,262205,6,260,259,327808,6,261,258,260,327745,9,262,207,136,262205,6,263,262,
327808,6,264,261,263,327745,9,265,207,137,262205,6,266,265,327808,6,267,264,266,196670,256,267,131321,255,131320,255,
131321,206,131320,206,262368,136,136,165,262205,6,268,256,196670,33,268,327814,6,271,152,270,327812,6,272,271,136,
327817,6,274,152,270,327745,174,276,156,272,262205,23,277,276,196670,275,277,196670,278,54,196670,279,274,458809,23,
280,29,275,278,279,196670,202,280,327808,6,284,272,67,327745,174,288,156,284,262205,23,289,288,196670,287,289,196670,
290,158,196670,291,274,458809,23,292,29,287,290,291,262205,23,293,202,327808,23,294,293,292,196670,202,294,327814,6,
296,152,153,327817,6,299,271,158,393281,163,300,235,296,299,262205,6,301,300,327745,9,302,202,54,262205,6,303,302,
327808,6,304,301,303,327745,9,305,202,67,262205,6,306,305,327808,6,307,304,306,327745,9,308,202,136,262205,6,309,308,
327808,6,310,307,309,327745,9,311,202,137,262205,6,312,311,327808,6,313,310,312,131326,313,65592,327734,7,39,0,36,
196663,8,37,196663,8,38,131320,40,327745,9,317,37,54,262205,6,318,317,327745,9,319,38,54,262205,6,320,319,327829,62,
322,318,320,327761,6,323,322,1,327761,6,324,322,0,327745,9,326,37,67,262205,6,327,326,327745,9,328,38,67,262205,6,329,
328,327808,6,330,327,329,327808,6,332,330,323,327760,7,333,324,332,131326,333,65592,327734,7,43,0,41,196663,8,42,
131320,44,262203,8,365,7,262203,8,368,7,262205,6,337,151,262205,7,343,42,327745,344,345,341,337,196670,345,343,131321,
348,131320,348,458997,6,693,347,44,374,351,327852,112,354,693,54,262390,350,351,0,262394,354,349,350,131320,349,
262368,136,136,165,327856,112,357,337,693,196855,359,0,262394,357,358,359,131320,358,327808,6,364,337,693,262205,7,
367,345,196670,365,367,327745,344,369,341,364,262205,7,370,369,196670,368,370,393273,7,371,39,365,368,196670,345,371,
131321,359,131320,359,131321,351,131320,351,327874,6,374,693,108,131321,348,131320,350,262368,136,136,165,327745,344,
375,341,100,262205,7,376,375,131326,376,65592,327734,6,51,0,45,196663,9,46,196663,9,47,196663,9,48,196663,9,49,196663,
8,50,131320,52,262203,404,405,7,262203,8,446,7,262203,9,447,7,262203,8,499,7,262203,8,501,7,262203,9,514,7,262203,9,
516,7,262205,6,380,48,262205,6,381,47,327810,6,382,380,381,327808,6,385,382,721,327814,6,386,385,383,458764,6,387,1,
38,158,386,262205,6,389,47,262205,6,390,151,327812,6,392,390,387,327812,6,393,392,158,327808,6,394,389,393,131321,397,
131320,397,458997,6,695,54,52,457,400,327856,112,403,695,158,262390,399,400,1,262394,403,398,399,131320,398,327745,24,
407,405,695,196670,407,134,327856,112,410,695,387,196855,412,0,262394,410,411,412,131320,411,327812,6,415,695,158,
327808,6,416,394,415,262205,6,417,48,327856,112,418,416,417,131321,412,131320,412,458997,112,419,410,398,418,411,
196855,421,0,262394,419,420,421,131320,420,393281,436,437,435,100,100,262205,423,438,437,262268,7,439,438,262205,6,
440,46,327808,6,442,440,394,327812,6,444,695,158,327808,6,445,442,444,196670,446,439,196670,447,445,393273,7,448,13,
446,447,262268,449,451,448,327745,452,453,451,100,393277,23,454,453,2,16,196670,407,454,131321,421,131320,421,131321,
400,131320,400,327808,6,457,695,108,131321,397,131320,399,131321,459,131320,459,458997,6,697,54,399,716,462,458997,6,
696,54,399,512,462,327856,112,465,696,158,262390,461,462,1,262394,465,460,461,131320,460,131321,467,131320,467,458997,
6,716,697,460,508,470,458997,6,710,54,460,510,470,327856,112,473,710,158,262390,469,470,1,262394,473,468,469,131320,
468,327812,6,478,696,158,327808,6,479,394,478,327808,6,481,479,710,262205,6,482,48,327856,112,483,481,482,196855,486,
0,262394,483,485,491,131320,485,393281,9,489,405,696,710,262205,6,490,489,131321,486,131320,491,131321,486,131320,486,
458997,6,712,490,485,54,491,393281,9,493,405,696,710,196670,493,712,262205,6,497,493,327760,7,498,497,54,262205,7,500,
50,196670,499,500,196670,501,498,393273,7,502,39,499,501,196670,50,502,262205,6,506,493,327808,6,508,716,506,131321,
470,131320,470,327808,6,510,710,108,131321,467,131320,469,131321,462,131320,462,327808,6,512,696,108,131321,459,
131320,461,196670,514,697,393273,6,517,34,514,516,262205,6,518,516,262205,6,519,49,327808,6,520,519,517,196670,49,520,
262205,6,522,49,131321,524,131320,524,458997,6,699,54,461,577,527,458997,6,706,522,461,705,527,327856,112,530,699,158,
262390,526,527,1,262394,530,525,526,131320,525,131321,532,131320,532,458997,6,705,706,525,573,535,458997,6,700,54,525,
575,535,327856,112,538,700,158,262390,534,535,1,262394,538,533,534,131320,533,327856,112,541,699,387,196855,543,0,
262394,541,542,543,131320,542,327812,6,546,699,158,327808,6,547,394,546,327808,6,549,547,700,262205,6,550,48,327856,
112,551,549,550,131321,543,131320,543,458997,112,552,541,533,551,542,196855,554,0,262394,552,553,554,131320,553,
393281,436,555,435,100,100,262205,423,556,555,262205,6,557,46,327808,6,559,557,394,327812,6,561,699,158,327808,6,562,
559,561,327808,6,564,562,700,393281,566,567,556,100,564,327742,567,705,2,4,131321,554,131320,554,393281,9,570,405,699,
700,262205,6,571,570,327808,6,573,705,571,131321,535,131320,535,327808,6,575,700,108,131321,532,131320,534,131321,527,
131320,527,327808,6,577,699,108,131321,524,131320,526,131326,518,65592,
};
static const uint32_t raysort_spirv_scan_downsweep[] = {
119734787,66816,524299,612,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,851983,5,4,
1852399981,0,181,186,215,265,286,368,426,431,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,
17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,181,11,29,327752,
423,0,35,0,327752,423,1,35,8,327752,423,2,35,16,327752,423,3,35,24,327752,423,4,35,32,327752,423,5,35,40,327752,423,6,
35,44,327752,424,0,35,0,196679,424,2,262215,431,11,26,262215,589,11,25,196679,498,5356,196679,536,5356,131091,2,
196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,
16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,
27,7,24,393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,
327713,50,6,9,9,262177,55,6,9,262187,6,63,0,262165,67,32,1,262187,67,68,2,262174,71,6,6,262187,6,76,1,262187,67,80,30,
262187,67,95,0,262176,96,5349,6,262176,129,7,34,262187,67,138,1,131092,142,458796,42,164,63,63,63,63,262187,6,166,2,
262187,6,167,3,458796,42,168,63,76,166,167,262167,174,142,4,262176,180,1,6,262203,180,181,1,262187,6,183,32,262172,
184,42,183,262176,185,4,184,262203,185,186,4,262187,6,188,4,262176,193,4,6,262187,6,195,264,262187,6,197,16,262176,
204,4,42,262172,213,42,188,262176,214,4,213,262203,214,215,4,262203,214,265,4,262203,193,286,4,262187,6,300,8,262187,
67,348,5,262187,6,365,2112,262172,366,6,365,262176,367,4,366,262203,367,368,4,589854,423,15,15,15,24,24,6,6,196638,
424,423,262176,425,9,424,262203,425,426,9,262187,6,427,2048,262187,67,428,6,262167,429,6,3,262176,430,1,429,262203,
430,431,1,262176,433,9,6,262176,453,9,15,262187,6,506,128,262187,67,529,3,262176,537,9,24,262187,67,559,4,327724,7,
563,63,63,262167,564,142,2,393260,429,589,506,76,76,327734,2,4,0,3,131320,5,262203,129,422,7,262203,9,432,7,262203,9,
436,7,262203,9,437,7,262203,9,440,7,262203,9,483,7,262203,18,498,7,262203,9,501,7,262203,9,509,7,262203,9,533,7,
262203,27,536,7,262203,9,540,7,262203,9,541,7,393281,433,434,426,95,348,262205,6,435,434,196670,432,435,196670,436,
427,393281,433,438,426,95,428,262205,6,439,438,196670,437,439,327745,180,441,431,63,262205,6,442,441,196670,440,442,
524345,34,443,40,432,436,437,440,196670,422,443,327745,9,447,422,95,262205,6,448,447,327856,142,449,442,448,196855,
452,0,262394,449,451,460,131320,451,393281,453,454,426,95,138,262205,15,455,454,393281,96,458,455,95,442,393277,6,459,
458,2,4,131321,452,131320,460,131321,452,131320,452,458997,6,590,459,451,63,460,327745,9,463,422,138,262205,6,464,463,
131321,465,131320,465,458997,6,594,590,452,511,468,458997,6,591,464,452,548,468,327745,9,471,422,68,262205,6,472,471,
327856,142,473,591,472,262390,467,468,0,262394,473,466,467,131320,466,262368,166,166,195,262205,6,475,181,131321,476,
131320,476,458997,6,592,475,466,508,479,327856,142,482,592,427,262390,478,479,1,262394,482,477,478,131320,477,196670,
483,592,327737,6,485,57,483,327808,6,488,591,592,262205,6,490,471,327856,142,491,488,490,196855,494,0,262394,491,493,
503,131320,493,393281,453,499,426,95,95,262205,15,500,499,196670,498,500,196670,501,488,393273,6,502,22,498,501,
131321,494,131320,503,131321,494,131320,494,458997,6,599,502,493,63,503,327745,193,505,368,485,196670,505,599,131321,
479,131320,479,327808,6,508,592,506,131321,476,131320,478,262368,166,166,195,196670,509,594,327737,6,511,60,509,
262368,166,166,195,131321,514,131320,514,458997,6,595,475,478,546,517,327856,142,520,595,427,262390,516,517,1,262394,
520,515,516,131320,515,327808,6,523,591,595,262205,6,525,471,327856,142,526,523,525,196855,528,0,262394,526,527,528,
131320,527,196670,533,595,327737,6,535,57,533,393281,537,538,426,95,529,262205,24,539,538,196670,536,539,196670,540,
523,327745,193,542,368,535,262205,6,543,542,196670,541,543,458809,2,544,32,536,540,541,131321,528,131320,528,131321,
517,131320,517,327808,6,546,595,506,131321,514,131320,516,131321,468,131320,468,327808,6,548,591,427,131321,465,
131320,467,327850,142,551,442,63,196855,553,0,262394,551,552,553,131320,552,262205,6,554,181,327850,142,555,554,63,
131321,553,131320,553,458997,142,556,551,467,555,552,196855,558,0,262394,556,557,558,131320,557,393281,537,560,426,95,
559,262205,24,561,560,262268,7,562,561,327851,564,565,562,563,262298,142,566,565,131321,558,131320,558,458997,142,567,
556,553,566,557,196855,569,0,262394,567,568,569,131320,568,393281,537,570,426,95,559,262205,24,571,570,393281,453,572,
426,95,68,262205,15,573,572,393281,96,574,573,95,95,393277,6,575,574,2,4,393281,96,576,571,95,95,327742,576,575,2,4,
393281,96,581,573,95,138,393277,6,582,581,2,4,393281,96,585,573,95,68,393277,6,586,585,2,4,327808,6,587,582,586,
393281,96,588,571,95,138,327742,588,587,2,4,131321,569,131320,569,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,
12,131320,14,327745,9,64,11,63,262205,6,65,64,262205,6,66,12,327876,6,69,66,68,327829,71,72,65,69,327761,6,73,72,1,
327761,6,74,72,0,327745,9,77,11,76,262205,6,78,77,262205,6,79,12,327874,6,81,79,80,327808,6,82,78,81,327808,6,84,82,
73,327760,7,85,74,84,131326,85,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,90,7,262203,9,91,7,
262205,15,88,20,262268,7,89,88,196670,90,89,262205,6,92,21,196670,91,92,393273,7,93,13,90,91,262268,15,94,93,393281,
96,97,94,95,95,393277,6,98,97,2,4,131326,98,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,
262203,8,103,7,262203,9,104,7,262205,24,101,29,262268,7,102,101,196670,103,102,262205,6,105,30,196670,104,105,393273,
7,106,13,103,104,262268,24,107,106,262205,6,108,31,393281,96,109,107,95,95,327742,109,108,2,4,65789,65592,327734,34,
40,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,129,130,7,262205,6,111,36,262205,6,112,37,
327808,6,113,111,112,327810,6,114,113,76,262205,6,115,37,327814,6,116,114,115,262205,6,119,38,327808,6,120,116,119,
327810,6,121,120,76,262205,6,122,38,327814,6,123,121,122,458764,6,124,1,41,76,123,262205,6,127,37,327812,6,128,124,
127,327808,6,133,116,124,327810,6,134,133,76,327814,6,136,134,124,327745,9,137,130,95,196670,137,136,262205,6,139,39,
262205,6,141,137,327856,142,143,139,141,196855,146,0,262394,143,145,150,131320,145,262205,6,147,39,327812,6,149,147,
128,131321,146,131320,150,262205,6,151,36,131321,146,131320,146,458997,6,606,149,145,151,150,327745,9,153,130,138,
196670,153,606,262205,6,154,36,262205,6,156,153,327808,6,158,156,128,458764,6,159,1,38,154,158,327745,9,160,130,68,
196670,160,159,262205,34,161,130,131326,161,65592,327734,42,48,0,44,196663,43,45,196663,9,46,196663,9,47,131320,49,
262205,42,165,45,262205,6,169,46,458832,42,170,169,169,169,169,327808,42,171,168,170,262205,6,172,47,458832,42,173,
172,172,172,172,327856,174,175,171,173,393385,42,176,175,165,164,131326,176,65592,327734,6,53,0,50,196663,9,51,196663,
9,52,131320,54,262203,43,201,7,262203,43,232,7,262203,43,237,7,262203,43,255,7,262203,9,257,7,262203,9,258,7,262203,
43,305,7,262203,9,308,7,262203,9,309,7,262203,43,317,7,262203,9,320,7,262203,9,321,7,262205,6,182,181,327814,6,189,
182,188,327817,6,191,182,188,262205,6,192,51,393281,193,194,186,189,191,196670,194,192,262368,166,166,195,327856,142,
198,182,197,196855,200,0,262394,198,199,200,131320,199,327812,6,203,182,166,327745,204,205,186,203,262205,42,206,205,
327808,6,209,203,76,327745,204,210,186,209,262205,42,211,210,327808,42,212,206,211,196670,201,212,327745,9,220,201,63,
262205,6,221,220,327745,9,222,201,76,262205,6,223,222,327808,6,224,221,223,327745,9,225,201,166,262205,6,226,225,
327808,6,227,224,226,327745,9,228,201,167,262205,6,229,228,327808,6,230,227,229,393281,193,231,215,189,191,196670,231,
230,131321,200,131320,200,262368,166,166,195,196670,232,164,196855,236,0,262394,198,235,236,131320,235,196670,237,164,
131321,239,131320,239,458997,6,607,63,235,264,240,327856,142,245,607,188,262390,241,240,1,262394,245,240,241,131320,
240,327745,204,248,215,607,262205,42,249,248,262205,42,251,237,327808,42,252,251,249,196670,237,252,327812,6,254,607,
188,196670,255,249,196670,257,254,196670,258,182,458809,42,260,48,255,257,258,262205,42,261,232,327808,42,262,261,260,
196670,232,262,327808,6,264,607,138,131321,239,131320,241,327745,9,270,232,63,262205,6,271,270,327745,9,272,232,76,
262205,6,273,272,327808,6,274,271,273,327745,9,275,232,166,262205,6,276,275,327808,6,277,274,276,327745,9,278,232,167,
262205,6,279,278,327808,6,280,277,279,393281,193,281,265,189,191,196670,281,280,327850,142,283,182,63,196855,285,0,
262394,283,284,285,131320,284,327745,9,287,237,63,262205,6,288,287,327745,9,289,237,76,262205,6,290,289,327808,6,291,
288,290,327745,9,292,237,166,262205,6,293,292,327808,6,294,291,293,327745,9,295,237,167,262205,6,296,295,327808,6,297,
294,296,196670,286,297,131321,285,131320,285,131321,236,131320,236,262368,166,166,195,262205,6,298,286,196670,52,298,
327814,6,301,182,300,327812,6,302,301,166,327817,6,304,182,300,327745,204,306,186,302,262205,42,307,306,196670,305,
307,196670,308,63,196670,309,304,458809,42,310,48,305,308,309,196670,232,310,327808,6,314,302,76,327745,204,318,186,
314,262205,42,319,318,196670,317,319,196670,320,188,196670,321,304,458809,42,322,48,317,320,321,262205,42,323,232,
327808,42,324,323,322,196670,232,324,327814,6,326,182,183,327817,6,329,301,188,393281,193,330,265,326,329,262205,6,
331,330,327745,9,332,232,63,262205,6,333,332,327808,6,334,331,333,327745,9,335,232,76,262205,6,336,335,327808,6,337,
334,336,327745,9,338,232,166,262205,6,339,338,327808,6,340,337,339,327745,9,341,232,167,262205,6,342,341,327808,6,343,
340,342,131326,343,65592,327734,6,57,0,55,196663,9,56,131320,58,262205,6,346,56,262205,6,347,56,327874,6,349,347,348,
327808,6,350,346,349,131326,350,65592,327734,6,60,0,55,196663,9,59,131320,61,262203,9,372,7,262203,9,383,7,262203,9,
385,7,262203,9,401,7,262203,9,408,7,262205,6,354,181,327812,6,355,354,197,131321,358,131320,358,458997,6,609,63,61,
377,359,458997,6,608,63,61,379,359,327856,142,364,608,197,262390,360,359,1,262394,364,359,360,131320,359,327808,6,371,
355,608,196670,372,371,327737,6,373,57,372,327745,193,374,368,373,262205,6,375,374,327808,6,377,609,375,327808,6,379,
608,138,131321,358,131320,360,262205,6,381,59,196670,383,609,393273,6,386,53,383,385,262205,6,387,385,327808,6,388,
381,386,131321,390,131320,390,458997,6,611,388,360,414,391,458997,6,610,63,360,416,391,327856,142,396,610,197,262390,
392,391,1,262394,396,391,392,131320,391,327808,6,400,355,610,196670,401,400,327737,6,402,57,401,327745,193,403,368,
402,262205,6,404,403,196670,408,400,327737,6,409,57,408,327745,193,411,368,409,196670,411,611,327808,6,414,611,404,
327808,6,416,610,138,131321,390,131320,392,262205,6,417,59,327808,6,419,417,387,131326,419,65592,
};
static const uint32_t raysort_spirv_sort_count[] = {
119734787,66816,524299,871,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,589839,5,4,
1852399981,0,198,492,509,786,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,196679,17,2,196679,20,
5356,327752,193,0,35,0,327752,193,1,35,8,327752,193,2,35,16,327752,193,3,35,24,327752,193,4,35,32,327752,193,5,35,36,
327752,193,6,35,40,327752,193,7,35,44,327752,193,8,35,48,327752,193,9,35,52,327752,193,10,35,56,327752,193,11,35,60,
327752,193,12,35,64,327752,193,13,35,68,327752,193,14,35,72,262215,194,6,4,262216,195,0,25,327752,195,0,35,0,196679,
195,2,327752,196,0,35,0,196679,196,2,262215,287,1,1,262216,483,0,24,327752,483,0,35,0,196679,483,2,262215,492,11,29,
262215,502,1,2,262215,786,11,26,262215,833,11,25,196679,316,5356,196679,338,5356,131091,2,196641,3,2,262165,6,32,0,
262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,
262176,18,7,15,327713,19,6,18,9,327710,24,6,6,6,458785,25,24,9,9,9,9,262177,32,6,9,196641,39,6,262177,42,7,9,262177,
46,6,8,262167,50,6,4,262176,51,7,50,327713,52,6,51,9,262177,57,50,9,262177,61,2,9,327713,65,2,8,9,327713,70,2,51,9,
262187,6,75,4,262172,76,50,75,262176,77,7,76,458785,78,2,77,9,9,9,458785,85,2,9,9,9,9,393249,92,2,9,9,9,262187,6,99,0,
262165,103,32,1,262187,103,104,2,262174,107,6,6,262187,6,112,1,262187,103,116,30,262187,103,131,0,262176,132,5349,6,
262176,156,7,24,262187,103,165,1,131092,169,196647,192,5349,1114142,193,15,15,15,192,6,6,6,6,6,6,6,6,6,6,6,196637,194,
6,196638,195,194,262176,192,5349,195,196638,196,193,262176,197,9,196,262203,197,198,9,262187,103,199,8,262176,200,9,6,
262187,103,203,24,262187,103,206,9,262187,6,215,65535,262176,223,9,15,262187,6,236,4294967292u,262187,6,250,3,262187,
6,252,8,262187,103,264,5,262187,6,267,256,262187,103,277,4,262194,6,287,4,393268,169,288,170,287,250,262187,6,312,2,
393268,169,313,170,287,312,393268,169,328,170,287,75,262187,103,345,7,262187,6,356,4294967295u,393268,169,361,170,287,
99,262187,103,366,13,262187,103,374,10,262187,103,398,11,262187,6,405,31,393268,169,408,170,287,250,262187,6,412,32,
262187,103,440,12,262187,6,448,128,393268,169,449,170,287,99,262187,6,450,16,393268,169,451,170,287,112,458804,6,452,
169,451,252,75,458804,6,453,169,449,450,452,393268,6,454,134,448,453,196647,482,5349,196638,483,50,262176,482,5349,
483,262176,485,5349,50,262176,491,1,6,262203,491,492,1,262194,6,502,8,393268,169,503,170,502,252,262187,6,504,2064,
262187,6,505,1056,458804,6,506,169,503,504,505,262172,507,6,506,262176,508,4,507,262203,508,509,4,262176,511,4,6,
393268,169,577,176,287,250,262187,6,604,264,262187,6,632,512,262187,103,750,3,262176,751,9,192,262187,103,755,6,
262187,6,775,5,262187,103,783,14,262167,784,6,3,262176,785,1,784,262203,785,786,1,393260,784,833,448,112,112,327734,2,
4,0,3,131320,5,262203,156,781,7,262203,9,787,7,262203,9,788,7,262203,9,791,7,262203,9,794,7,262203,9,808,7,262203,9,
811,7,262203,9,814,7,262203,9,815,7,262203,9,825,7,262203,9,827,7,262203,9,829,7,393281,200,766,198,131,366,262205,6,
767,766,393281,200,768,198,131,264,262205,6,769,768,327879,6,770,769,112,327851,169,771,770,99,393385,6,772,771,312,
99,327808,6,773,767,772,327814,6,777,506,773,393228,103,778,1,75,777,262268,6,779,778,458764,6,780,1,38,775,779,
262201,6,782,40,196670,787,782,393281,200,789,198,131,783,262205,6,790,789,196670,788,790,393281,200,792,198,131,755,
262205,6,793,792,196670,791,793,327745,491,795,786,99,262205,6,796,795,196670,794,796,524345,24,797,30,787,788,791,
794,196670,781,797,327745,9,800,781,131,262205,6,801,800,327856,169,802,796,801,196855,804,0,262394,802,803,804,
131320,803,327876,6,807,773,780,327745,9,809,781,165,262205,6,810,809,196670,808,810,327745,9,812,781,104,262205,6,
813,812,196670,811,813,196670,814,807,196670,815,780,524345,2,817,90,808,811,814,815,131321,804,131320,804,262368,312,
312,604,262205,6,821,800,327856,169,822,796,821,196855,824,0,262394,822,823,824,131320,823,196670,825,773,196670,827,
780,196670,829,796,458809,2,832,96,825,827,829,131321,824,131320,824,65789,65592,327734,7,13,0,10,196663,8,11,196663,
9,12,131320,14,327745,9,100,11,99,262205,6,101,100,262205,6,102,12,327876,6,105,102,104,327829,107,108,101,105,327761,
6,109,108,1,327761,6,110,108,0,327745,9,113,11,112,262205,6,114,113,262205,6,115,12,327874,6,117,115,116,327808,6,118,
114,117,327808,6,120,118,109,327760,7,121,110,120,131326,121,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,
23,262203,8,126,7,262203,9,127,7,262205,15,124,20,262268,7,125,124,196670,126,125,262205,6,128,21,196670,127,128,
393273,7,129,13,126,127,262268,15,130,129,393281,132,133,130,131,131,393277,6,134,133,2,4,131326,134,65592,327734,24,
30,0,25,196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,156,157,7,262205,6,138,26,262205,6,139,27,
327808,6,140,138,139,327810,6,141,140,112,262205,6,142,27,327814,6,143,141,142,262205,6,146,28,327808,6,147,143,146,
327810,6,148,147,112,262205,6,149,28,327814,6,150,148,149,458764,6,151,1,41,112,150,262205,6,154,27,327812,6,155,151,
154,327808,6,160,143,151,327810,6,161,160,112,327814,6,163,161,151,327745,9,164,157,131,196670,164,163,262205,6,166,
29,262205,6,168,164,327856,169,170,166,168,196855,173,0,262394,170,172,177,131320,172,262205,6,174,29,327812,6,176,
174,155,131321,173,131320,177,262205,6,178,26,131321,173,131320,173,458997,6,841,176,172,178,177,327745,9,180,157,165,
196670,180,841,262205,6,181,26,262205,6,183,180,327808,6,185,183,155,458764,6,186,1,38,181,185,327745,9,187,157,104,
196670,187,186,262205,24,188,157,131326,188,65592,327734,6,34,0,32,196663,9,33,131320,35,262205,6,191,33,393281,200,
201,198,131,199,262205,6,202,201,327874,6,204,202,203,327874,6,205,191,204,393281,200,207,198,131,206,262205,6,208,
207,327879,6,209,205,208,131326,209,65592,327734,6,37,0,32,196663,9,36,131320,38,262203,8,222,7,262205,6,212,36,
393281,200,213,198,131,199,262205,6,214,213,327879,6,216,214,215,327831,107,219,212,216,327761,6,220,219,0,327761,6,
221,219,1,393281,223,224,198,131,131,262205,15,225,224,262268,7,226,225,196670,222,226,327745,9,227,222,99,262205,6,
228,227,327829,107,231,228,220,327761,6,232,231,1,327761,6,233,231,0,327879,6,237,233,236,327745,9,238,222,112,262205,
6,239,238,327808,6,241,239,221,327808,6,243,241,232,327760,7,244,237,243,262268,15,246,244,393281,132,247,246,131,131,
393277,6,248,247,2,4,327879,6,251,233,250,327812,6,253,251,252,327874,6,256,214,203,327808,6,257,253,256,327874,6,258,
248,257,393281,200,259,198,131,206,262205,6,260,259,327879,6,261,258,260,131326,261,65592,327734,6,40,0,39,131320,41,
393281,200,265,198,131,264,262205,6,266,265,327879,6,268,266,267,327851,169,269,268,99,196855,272,0,262394,269,271,
281,131320,271,393281,223,273,198,131,104,262205,15,274,273,393281,132,275,274,131,131,393277,6,276,275,2,4,393281,
200,278,198,131,277,262205,6,279,278,458764,6,280,1,38,276,279,131321,272,131320,281,393281,200,282,198,131,277,
262205,6,283,282,131321,272,131320,272,458997,6,842,280,271,283,281,131326,842,65592,327734,7,44,0,42,196663,9,43,
131320,45,262203,8,295,7,262203,9,296,7,262203,8,299,7,262203,9,300,7,262203,18,316,7,262203,9,319,7,262203,9,322,7,
262203,18,338,7,262203,9,341,7,262203,9,352,7,196855,290,0,262394,288,289,290,131320,289,393281,223,292,198,131,131,
262205,15,293,292,262268,7,294,293,196670,295,294,262205,6,297,43,196670,296,297,393273,7,298,13,295,296,196670,299,
298,262205,6,301,43,196670,300,301,393273,7,302,13,299,300,262268,15,303,302,393281,132,305,303,131,131,393277,6,306,
305,2,4,393281,132,308,303,131,165,393277,6,309,308,2,4,327760,7,310,306,309,131326,310,131320,290,196855,315,0,
262394,313,314,315,131320,314,393281,223,317,198,131,131,262205,15,318,317,196670,316,318,262205,6,320,43,196670,319,
320,393273,6,321,22,316,319,196670,322,321,327737,6,323,34,322,327760,7,324,323,99,131326,324,131320,315,262205,6,327,
43,196855,330,0,262394,328,329,330,131320,329,393281,200,331,198,131,264,262205,6,332,331,327879,6,333,332,75,327851,
169,334,333,99,131321,330,131320,330,458997,169,335,328,315,334,329,196855,337,0,262394,335,336,337,131320,336,393281,
223,339,198,131,165,262205,15,340,339,196670,338,340,262205,6,342,43,196670,341,342,393273,6,343,22,338,341,131321,
337,131320,337,458997,6,843,327,330,343,336,393281,200,346,198,131,345,262205,6,347,346,327856,169,348,843,347,196855,
351,0,262394,348,350,355,131320,350,196670,352,843,327737,6,354,37,352,131321,351,131320,355,131321,351,131320,351,
458997,6,845,354,350,356,355,327760,7,358,845,99,131326,358,65592,327734,6,48,0,46,196663,8,47,131320,49,196855,363,0,
262394,361,362,363,131320,362,327745,9,364,47,99,262205,6,365,364,393281,200,367,198,131,366,262205,6,368,367,327808,
6,369,368,112,458764,6,370,1,38,365,369,131326,370,131320,363,327745,9,372,47,99,262205,6,373,372,393281,200,375,198,
131,374,262205,6,376,375,327852,169,377,373,376,196855,379,0,262394,377,378,379,131320,378,262205,6,381,372,327808,6,
384,376,112,327850,169,385,381,384,196855,388,0,262394,385,387,391,131320,387,393281,200,389,198,131,366,262205,6,390,
389,131321,388,131320,391,393281,200,392,198,131,366,262205,6,393,392,327808,6,394,393,112,131321,388,131320,388,
458997,6,849,390,387,394,391,131326,849,131320,379,393281,200,399,198,131,398,262205,6,400,399,262205,6,403,372,
327879,6,406,400,405,327874,6,407,403,406,196855,410,0,262394,408,409,410,131320,409,327854,169,413,400,412,196855,
416,0,262394,413,415,422,131320,415,327745,9,417,47,112,262205,6,418,417,327810,6,420,400,412,327874,6,421,418,420,
131321,416,131320,422,327850,169,424,400,99,196855,427,0,262394,424,426,429,131320,426,131321,427,131320,429,327745,9,
431,47,112,262205,6,432,431,327810,6,434,412,400,327876,6,435,432,434,327877,6,436,407,435,131321,427,131320,427,
458997,6,846,407,426,436,429,131321,416,131320,416,458997,6,847,421,415,846,427,131321,410,131320,410,458997,6,848,
407,379,847,416,393281,200,441,198,131,440,262205,6,442,441,327879,6,443,848,442,131326,443,65592,327734,6,55,0,52,
196663,51,53,196663,9,54,131320,56,262205,6,447,54,327812,6,455,447,454,327814,6,456,455,412,327745,9,457,53,456,
262205,6,458,457,262205,6,460,54,327812,6,461,460,454,327879,6,462,461,405,393281,200,463,198,131,199,262205,6,464,
463,327874,6,465,464,203,327808,6,466,462,465,327874,6,467,458,466,393281,200,468,198,131,206,262205,6,469,468,327879,
6,470,467,469,131326,470,65592,327734,50,59,0,57,196663,9,58,131320,60,262203,8,479,7,262203,9,480,7,393281,223,473,
198,131,131,262205,15,474,473,262268,7,475,474,262205,6,476,58,327814,6,477,476,453,327812,6,478,477,75,196670,479,
475,196670,480,478,393273,7,481,13,479,480,262268,482,484,481,327745,485,486,484,131,393277,50,487,486,2,16,131326,
487,65592,327734,2,63,0,61,196663,9,62,131320,64,262205,6,493,492,131321,494,131320,494,458997,6,850,493,64,514,495,
262205,6,500,62,327856,169,501,850,500,262390,496,495,0,262394,501,495,496,131320,495,327745,511,512,509,850,196670,
512,99,327808,6,514,850,448,131321,494,131320,496,65789,65592,327734,2,68,0,65,196663,8,66,196663,9,67,131320,69,
262203,8,521,7,262205,6,516,492,262205,6,517,67,327876,6,518,112,517,327810,6,519,518,112,327879,6,520,516,519,262205,
7,522,66,196670,521,522,327737,6,523,48,521,262205,6,524,67,327876,6,525,523,524,327808,6,527,525,520,327745,511,528,
509,527,458986,6,529,528,112,99,112,65789,65592,327734,2,73,0,70,196663,51,71,196663,9,72,131320,74,262203,51,538,7,
262203,9,540,7,262203,8,544,7,262203,9,545,7,131321,531,131320,531,458997,6,851,99,74,549,532,327856,169,537,851,453,
262390,533,532,1,262394,537,532,533,131320,532,262205,50,539,71,196670,538,539,196670,540,851,393273,6,542,55,538,540,
327760,7,543,542,99,196670,544,543,262205,6,546,72,196670,545,546,393273,2,547,68,544,545,327808,6,549,851,165,131321,
531,131320,533,65789,65592,327734,2,83,0,78,196663,77,79,196663,9,80,196663,9,81,196663,9,82,131320,84,262203,9,569,7,
131321,551,131320,551,458997,6,852,99,84,573,552,327856,169,557,852,75,262390,553,552,1,262394,557,552,553,131320,552,
262205,6,559,80,262205,6,560,82,327812,6,562,852,448,327808,6,563,560,562,262205,6,564,81,327810,6,565,564,112,458764,
6,566,1,38,563,565,327812,6,567,566,453,327808,6,568,559,567,196670,569,568,327737,50,570,59,569,327745,51,571,79,852,
196670,571,570,327808,6,573,852,165,131321,551,131320,553,65789,65592,327734,2,90,0,85,196663,9,86,196663,9,87,196663,
9,88,196663,9,89,131320,91,262203,77,591,7,262203,77,592,7,262203,9,593,7,262203,9,595,7,262203,9,597,7,262203,9,601,
7,262203,77,623,7,262203,77,640,7,262203,9,641,7,262203,9,643,7,262203,9,645,7,262203,51,665,7,262203,9,668,7,262203,
9,690,7,262203,8,693,7,262203,9,694,7,262205,6,575,492,196855,580,0,262394,577,579,585,131320,579,262205,6,581,87,
262205,6,582,86,327810,6,583,581,582,327814,6,584,583,453,131321,580,131320,585,131321,580,131320,580,458997,6,853,
584,579,99,585,327852,169,588,853,99,196855,590,0,262394,588,589,590,131320,589,262205,6,594,86,196670,593,594,196670,
595,853,196670,597,575,524345,2,599,83,592,593,595,597,262205,76,600,592,196670,591,600,131321,590,131320,590,262205,
6,602,88,196670,601,602,327737,2,603,63,601,262368,312,312,604,131321,607,131320,607,458997,6,854,575,590,633,610,
327856,169,614,854,853,262390,609,610,0,262394,614,608,609,131320,608,131321,616,131320,616,458997,6,856,99,608,630,
617,327856,169,622,856,75,262390,618,617,1,262394,622,617,618,131320,617,327745,51,626,591,856,262205,50,627,626,
327745,51,628,623,856,196670,628,627,327808,6,630,856,165,131321,616,131320,618,327808,6,633,854,632,327856,169,635,
633,853,196855,637,0,262394,635,636,637,131320,636,262205,6,642,86,196670,641,642,196670,643,853,196670,645,633,
524345,2,646,83,640,641,643,645,262205,76,647,640,196670,591,647,131321,637,131320,637,131321,649,131320,649,458997,6,
858,99,637,672,652,327856,169,655,858,75,262390,651,652,1,262394,655,650,651,131320,650,327812,6,658,858,448,327808,6,
659,854,658,327856,169,661,659,853,196855,663,0,262394,661,662,663,131320,662,327745,51,666,623,858,262205,50,667,666,
196670,665,667,262205,6,669,89,196670,668,669,393273,2,670,73,665,668,131321,663,131320,663,131321,652,131320,652,
327808,6,672,858,165,131321,649,131320,651,131321,610,131320,610,131321,607,131320,609,262205,6,676,86,327812,6,678,
853,453,327808,6,679,676,678,327808,6,681,679,575,131321,682,131320,682,458997,6,855,681,609,698,683,262205,6,688,87,
327856,169,689,855,688,262390,684,683,0,262394,689,683,684,131320,683,196670,690,855,327737,7,692,44,690,196670,693,
692,262205,6,695,89,196670,694,695,393273,2,696,68,693,694,327808,6,698,855,448,131321,682,131320,684,65789,65592,
327734,2,96,0,92,196663,9,93,196663,9,94,196663,9,95,131320,97,262205,6,700,94,327876,6,701,112,700,262205,6,703,492,
131321,704,131320,704,458997,6,863,703,97,764,707,262205,6,710,93,327856,169,711,863,710,262390,706,707,0,262394,711,
705,706,131320,705,131321,714,131320,714,458997,6,866,99,705,870,717,458997,6,864,99,705,749,717,327856,169,721,864,
701,262390,716,717,0,262394,721,715,716,131320,715,131321,723,131320,723,458997,6,870,866,715,745,724,458997,6,867,99,
715,747,724,327856,169,729,867,252,262390,725,724,1,262394,729,724,725,131320,724,262205,6,731,94,327876,6,732,863,
731,327808,6,735,864,867,327808,6,737,735,863,327810,6,739,701,112,327879,6,740,737,739,327808,6,741,732,740,327745,
511,742,509,741,262205,6,743,742,327808,6,745,870,743,327808,6,747,867,165,131321,723,131320,725,131321,717,131320,
717,327808,6,749,864,252,131321,714,131320,716,393281,751,752,198,131,750,262205,192,753,752,393281,200,756,198,131,
755,262205,6,757,756,327812,6,758,863,757,262205,6,759,95,327808,6,760,758,759,393281,132,762,753,131,760,327742,762,
866,2,4,131321,707,131320,707,327808,6,764,863,448,131321,704,131320,706,65789,65592,
};
static const uint32_t raysort_spirv_sort_statistic[] = {
119734787,66816,524299,733,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,4,
1852399981,0,177,182,211,261,282,349,533,601,658,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,196679,20,5356,262215,177,11,29,327752,344,0,35,0,327752,344,1,35,8,327752,344,2,35,16,327752,344,3,35,24,
327752,344,4,35,32,327752,344,5,35,36,327752,344,6,35,40,327752,344,7,35,44,327752,344,8,35,48,327752,344,9,35,52,
327752,344,10,35,56,327752,344,11,35,60,327752,344,12,35,64,327752,344,13,35,68,327752,344,14,35,72,262215,345,6,4,
262216,346,0,25,327752,346,0,35,0,196679,346,2,327752,347,0,35,0,196679,347,2,262215,436,1,1,262215,658,11,26,262215,
702,11,25,196679,464,5356,196679,486,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,
327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,327710,24,6,
6,6,458785,25,24,9,9,9,9,262167,32,6,4,262176,33,7,32,393249,34,32,33,9,9,327713,40,6,9,9,262177,45,6,9,196641,52,6,
262177,55,7,9,131092,59,262177,60,59,9,262187,6,69,0,262165,73,32,1,262187,73,74,2,262174,77,6,6,262187,6,82,1,262187,
73,86,30,262187,73,101,0,262176,102,5349,6,262176,126,7,24,262187,73,135,1,458796,32,160,69,69,69,69,262187,6,162,2,
262187,6,163,3,458796,32,164,69,82,162,163,262167,170,59,4,262176,176,1,6,262203,176,177,1,262187,6,179,32,262172,180,
32,179,262176,181,4,180,262203,181,182,4,262187,6,184,4,262176,189,4,6,262187,6,191,264,262187,6,193,16,262176,200,4,
32,262172,209,32,184,262176,210,4,209,262203,210,211,4,262203,210,261,4,262203,189,282,4,262187,6,296,8,196647,343,
5349,1114142,344,15,15,15,343,6,6,6,6,6,6,6,6,6,6,6,196637,345,6,196638,346,345,262176,343,5349,346,196638,347,344,
262176,348,9,347,262203,348,349,9,262187,73,350,8,262176,351,9,6,262187,73,354,24,262187,73,357,9,262187,6,366,65535,
262176,374,9,15,262187,6,387,4294967292u,262187,73,413,5,262187,6,416,256,262187,73,426,4,262194,6,436,4,393268,59,
437,170,436,163,393268,59,461,170,436,162,393268,59,476,170,436,184,262187,73,493,7,262187,6,504,4294967295u,262187,6,
511,4294967264u,196650,59,515,262187,6,530,128,262172,531,6,530,262176,532,4,531,262203,532,533,4,262187,6,589,255,
262187,6,598,1024,262172,599,6,598,262176,600,4,599,262203,600,601,4,262187,73,654,14,262187,73,655,6,262167,656,6,3,
262176,657,1,656,262203,657,658,1,262187,73,694,3,262176,695,9,343,393260,656,702,530,82,82,327734,2,4,0,3,131320,5,
262203,126,652,7,262203,9,659,7,262203,9,660,7,262203,9,663,7,262203,9,666,7,262203,9,670,7,262203,9,673,7,262203,9,
678,7,262203,9,679,7,262201,6,653,53,196670,659,653,393281,351,661,349,101,654,262205,6,662,661,196670,660,662,393281,
351,664,349,101,655,262205,6,665,664,196670,663,665,327745,176,667,658,69,262205,6,668,667,196670,666,668,524345,24,
669,30,659,660,663,666,196670,652,669,327745,9,671,652,135,262205,6,672,671,196670,670,672,327745,9,674,652,74,262205,
6,675,674,196670,673,675,393273,6,676,66,670,673,196670,678,676,393273,6,680,43,678,679,262205,6,681,679,327745,9,684,
652,101,262205,6,685,684,327856,59,686,668,685,196855,688,0,262394,686,687,688,131320,687,262205,6,689,177,327850,59,
690,689,69,131321,688,131320,688,458997,59,691,686,5,690,687,196855,693,0,262394,691,692,693,131320,692,393281,695,
696,349,101,694,262205,343,697,696,393281,102,701,697,101,668,327742,701,681,2,4,131321,693,131320,693,65789,65592,
327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,70,11,69,262205,6,71,70,262205,6,72,12,327876,6,75,72,74,
327829,77,78,71,75,327761,6,79,78,1,327761,6,80,78,0,327745,9,83,11,82,262205,6,84,83,262205,6,85,12,327874,6,87,85,
86,327808,6,88,84,87,327808,6,90,88,79,327760,7,91,80,90,131326,91,65592,327734,6,22,0,19,196663,18,20,196663,9,21,
131320,23,262203,8,96,7,262203,9,97,7,262205,15,94,20,262268,7,95,94,196670,96,95,262205,6,98,21,196670,97,98,393273,
7,99,13,96,97,262268,15,100,99,393281,102,103,100,101,101,393277,6,104,103,2,4,131326,104,65592,327734,24,30,0,25,
196663,9,26,196663,9,27,196663,9,28,196663,9,29,131320,31,262203,126,127,7,262205,6,108,26,262205,6,109,27,327808,6,
110,108,109,327810,6,111,110,82,262205,6,112,27,327814,6,113,111,112,262205,6,116,28,327808,6,117,113,116,327810,6,
118,117,82,262205,6,119,28,327814,6,120,118,119,458764,6,121,1,41,82,120,262205,6,124,27,327812,6,125,121,124,327808,
6,130,113,121,327810,6,131,130,82,327814,6,133,131,121,327745,9,134,127,101,196670,134,133,262205,6,136,29,262205,6,
138,134,327856,59,139,136,138,196855,142,0,262394,139,141,146,131320,141,262205,6,143,29,327812,6,145,143,125,131321,
142,131320,146,262205,6,147,26,131321,142,131320,142,458997,6,708,145,141,147,146,327745,9,149,127,135,196670,149,708,
262205,6,150,26,262205,6,152,149,327808,6,154,152,125,458764,6,155,1,38,150,154,327745,9,156,127,74,196670,156,155,
262205,24,157,127,131326,157,65592,327734,32,38,0,34,196663,33,35,196663,9,36,196663,9,37,131320,39,262205,32,161,35,
262205,6,165,36,458832,32,166,165,165,165,165,327808,32,167,164,166,262205,6,168,37,458832,32,169,168,168,168,168,
327856,170,171,167,169,393385,32,172,171,161,160,131326,172,65592,327734,6,43,0,40,196663,9,41,196663,9,42,131320,44,
262203,33,197,7,262203,33,228,7,262203,33,233,7,262203,33,251,7,262203,9,253,7,262203,9,254,7,262203,33,301,7,262203,
9,304,7,262203,9,305,7,262203,33,313,7,262203,9,316,7,262203,9,317,7,262205,6,178,177,327814,6,185,178,184,327817,6,
187,178,184,262205,6,188,41,393281,189,190,182,185,187,196670,190,188,262368,162,162,191,327856,59,194,178,193,196855,
196,0,262394,194,195,196,131320,195,327812,6,199,178,162,327745,200,201,182,199,262205,32,202,201,327808,6,205,199,82,
327745,200,206,182,205,262205,32,207,206,327808,32,208,202,207,196670,197,208,327745,9,216,197,69,262205,6,217,216,
327745,9,218,197,82,262205,6,219,218,327808,6,220,217,219,327745,9,221,197,162,262205,6,222,221,327808,6,223,220,222,
327745,9,224,197,163,262205,6,225,224,327808,6,226,223,225,393281,189,227,211,185,187,196670,227,226,131321,196,
131320,196,262368,162,162,191,196670,228,160,196855,232,0,262394,194,231,232,131320,231,196670,233,160,131321,235,
131320,235,458997,6,709,69,231,260,236,327856,59,241,709,184,262390,237,236,1,262394,241,236,237,131320,236,327745,
200,244,211,709,262205,32,245,244,262205,32,247,233,327808,32,248,247,245,196670,233,248,327812,6,250,709,184,196670,
251,245,196670,253,250,196670,254,178,458809,32,256,38,251,253,254,262205,32,257,228,327808,32,258,257,256,196670,228,
258,327808,6,260,709,135,131321,235,131320,237,327745,9,266,228,69,262205,6,267,266,327745,9,268,228,82,262205,6,269,
268,327808,6,270,267,269,327745,9,271,228,162,262205,6,272,271,327808,6,273,270,272,327745,9,274,228,163,262205,6,275,
274,327808,6,276,273,275,393281,189,277,261,185,187,196670,277,276,327850,59,279,178,69,196855,281,0,262394,279,280,
281,131320,280,327745,9,283,233,69,262205,6,284,283,327745,9,285,233,82,262205,6,286,285,327808,6,287,284,286,327745,
9,288,233,162,262205,6,289,288,327808,6,290,287,289,327745,9,291,233,163,262205,6,292,291,327808,6,293,290,292,196670,
282,293,131321,281,131320,281,131321,232,131320,232,262368,162,162,191,262205,6,294,282,196670,42,294,327814,6,297,
178,296,327812,6,298,297,162,327817,6,300,178,296,327745,200,302,182,298,262205,32,303,302,196670,301,303,196670,304,
69,196670,305,300,458809,32,306,38,301,304,305,196670,228,306,327808,6,310,298,82,327745,200,314,182,310,262205,32,
315,314,196670,313,315,196670,316,184,196670,317,300,458809,32,318,38,313,316,317,262205,32,319,228,327808,32,320,319,
318,196670,228,320,327814,6,322,178,179,327817,6,325,297,184,393281,189,326,261,322,325,262205,6,327,326,327745,9,328,
228,69,262205,6,329,328,327808,6,330,327,329,327745,9,331,228,82,262205,6,332,331,327808,6,333,330,332,327745,9,334,
228,162,262205,6,335,334,327808,6,336,333,335,327745,9,337,228,163,262205,6,338,337,327808,6,339,336,338,131326,339,
65592,327734,6,47,0,45,196663,9,46,131320,48,262205,6,342,46,393281,351,352,349,101,350,262205,6,353,352,327874,6,355,
353,354,327874,6,356,342,355,393281,351,358,349,101,357,262205,6,359,358,327879,6,360,356,359,131326,360,65592,327734,
6,50,0,45,196663,9,49,131320,51,262203,8,373,7,262205,6,363,49,393281,351,364,349,101,350,262205,6,365,364,327879,6,
367,365,366,327831,77,370,363,367,327761,6,371,370,0,327761,6,372,370,1,393281,374,375,349,101,101,262205,15,376,375,
262268,7,377,376,196670,373,377,327745,9,378,373,69,262205,6,379,378,327829,77,382,379,371,327761,6,383,382,1,327761,
6,384,382,0,327879,6,388,384,387,327745,9,389,373,82,262205,6,390,389,327808,6,392,390,372,327808,6,394,392,383,
327760,7,395,388,394,262268,15,397,395,393281,102,398,397,101,101,393277,6,399,398,2,4,327879,6,401,384,163,327812,6,
402,401,296,327874,6,405,365,354,327808,6,406,402,405,327874,6,407,399,406,393281,351,408,349,101,357,262205,6,409,
408,327879,6,410,407,409,131326,410,65592,327734,6,53,0,52,131320,54,393281,351,414,349,101,413,262205,6,415,414,
327879,6,417,415,416,327851,59,418,417,69,196855,421,0,262394,418,420,430,131320,420,393281,374,422,349,101,74,262205,
15,423,422,393281,102,424,423,101,101,393277,6,425,424,2,4,393281,351,427,349,101,426,262205,6,428,427,458764,6,429,1,
38,425,428,131321,421,131320,430,393281,351,431,349,101,426,262205,6,432,431,131321,421,131320,421,458997,6,710,429,
420,432,430,131326,710,65592,327734,7,57,0,55,196663,9,56,131320,58,262203,8,444,7,262203,9,445,7,262203,8,448,7,
262203,9,449,7,262203,18,464,7,262203,9,467,7,262203,9,470,7,262203,18,486,7,262203,9,489,7,262203,9,500,7,196855,439,
0,262394,437,438,439,131320,438,393281,374,441,349,101,101,262205,15,442,441,262268,7,443,442,196670,444,443,262205,6,
446,56,196670,445,446,393273,7,447,13,444,445,196670,448,447,262205,6,450,56,196670,449,450,393273,7,451,13,448,449,
262268,15,452,451,393281,102,454,452,101,101,393277,6,455,454,2,4,393281,102,457,452,101,135,393277,6,458,457,2,4,
327760,7,459,455,458,131326,459,131320,439,196855,463,0,262394,461,462,463,131320,462,393281,374,465,349,101,101,
262205,15,466,465,196670,464,466,262205,6,468,56,196670,467,468,393273,6,469,22,464,467,196670,470,469,327737,6,471,
47,470,327760,7,472,471,69,131326,472,131320,463,262205,6,475,56,196855,478,0,262394,476,477,478,131320,477,393281,
351,479,349,101,413,262205,6,480,479,327879,6,481,480,184,327851,59,482,481,69,131321,478,131320,478,458997,59,483,
476,463,482,477,196855,485,0,262394,483,484,485,131320,484,393281,374,487,349,101,135,262205,15,488,487,196670,486,
488,262205,6,490,56,196670,489,490,393273,6,491,22,486,489,131321,485,131320,485,458997,6,711,475,478,491,484,393281,
351,494,349,101,493,262205,6,495,494,327856,59,496,711,495,196855,499,0,262394,496,498,503,131320,498,196670,500,711,
327737,6,502,50,500,131321,499,131320,503,131321,499,131320,499,458997,6,713,502,498,504,503,327760,7,506,713,69,
131326,506,65592,327734,59,62,0,60,196663,9,61,131320,63,262205,6,510,177,327879,6,512,510,511,131321,518,131320,518,
458997,59,715,515,63,539,521,458997,6,714,512,63,541,521,327856,59,525,714,510,262390,520,521,0,262394,525,519,520,
131320,519,262312,59,527,715,196855,529,0,262394,527,528,529,131320,528,327745,189,535,533,714,262205,6,536,535,
262205,6,537,61,327850,59,538,536,537,131321,529,131320,529,458997,59,539,715,519,538,528,131321,521,131320,521,
327808,6,541,714,135,131321,518,131320,520,262312,59,543,715,131326,543,65592,327734,6,66,0,40,196663,9,64,196663,9,
65,131320,67,262203,9,561,7,262203,9,618,7,262203,9,640,7,262205,6,547,177,262205,6,550,64,327808,6,552,550,547,
262205,6,553,65,327856,59,554,552,553,196855,557,0,262394,554,556,564,131320,556,262205,6,558,64,327808,6,560,558,547,
196670,561,560,327737,7,562,57,561,327761,6,563,562,0,131321,557,131320,564,131321,557,131320,557,458997,6,717,563,
556,69,564,262205,6,567,64,131321,568,131320,568,458997,6,721,717,557,732,571,458997,6,719,69,557,730,571,458997,6,
718,567,557,607,571,262205,6,574,65,327856,59,575,718,574,262390,570,571,0,262394,575,569,570,131320,569,327808,6,579,
718,547,262205,6,580,65,327856,59,581,579,580,327814,6,586,547,179,327812,6,587,586,416,327879,6,590,721,589,327808,6,
591,587,590,262368,162,162,191,327745,189,594,533,547,196670,594,721,196855,597,0,262394,581,596,597,131320,596,
327745,189,603,601,591,458981,6,605,603,82,69,547,131321,597,131320,597,327808,6,607,718,530,327808,6,609,607,547,
262205,6,610,65,327856,59,611,609,610,196855,613,0,262394,611,612,613,131320,612,196670,618,609,327737,7,619,57,618,
327761,6,620,619,0,131321,613,131320,613,458997,6,732,721,597,620,612,262368,162,162,191,196855,623,0,262394,581,622,
623,131320,622,327745,189,626,601,591,262205,6,627,626,327745,189,629,533,627,262205,6,630,629,327850,59,632,630,721,
196855,635,0,262394,632,634,639,131320,634,327850,59,638,627,547,131321,635,131320,639,196670,640,721,327737,59,642,
62,640,131321,635,131320,635,458997,59,723,638,634,642,639,393385,6,644,723,82,69,327808,6,646,719,644,131321,623,
131320,623,458997,6,730,719,613,646,635,131321,571,131320,571,131321,568,131320,570,131326,719,65592,
};
static const uint32_t raysort_spirv_sort_scatter[] = {
119734787,66816,524299,3347,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1114127,5,
4,1852399981,0,386,392,421,476,497,560,1066,1456,1670,1675,1883,2592,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,
327752,17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,
262215,90,1,2,262215,110,1,1,196679,192,5356,262215,386,11,29,262215,388,1,0,327752,557,0,35,0,327752,557,1,35,8,
327752,557,2,35,16,327752,557,3,35,24,327752,557,4,35,32,327752,557,5,35,40,327752,557,6,35,48,327752,557,7,35,56,
327752,557,8,35,64,327752,557,9,35,72,327752,557,10,35,76,327752,557,11,35,80,327752,557,12,35,84,327752,557,13,35,88,
327752,557,14,35,92,327752,557,15,35,96,327752,557,16,35,100,327752,557,17,35,104,327752,557,18,35,108,327752,557,19,
35,112,327752,557,20,35,116,327752,557,21,35,120,327752,557,22,35,124,327752,558,0,35,0,196679,558,2,262216,833,0,24,
327752,833,0,35,0,196679,833,2,262215,2327,1,3,262215,2592,11,26,262215,3198,1,0,262215,3199,11,25,196679,674,5356,
196679,696,5356,196679,1989,5356,196679,2023,5356,196679,2155,5356,196679,2186,5356,196679,2407,5356,131091,2,196641,
3,2,262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,
262176,15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,
7,24,393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,327713,
50,6,9,9,262177,55,6,9,196641,62,6,262177,65,7,9,262177,69,6,8,327713,73,6,43,9,262177,78,42,9,327713,82,2,9,9,262194,
6,90,8,262187,6,91,6,131092,92,393268,92,93,170,90,91,262187,6,94,32,262187,6,95,16,458804,6,96,169,93,94,95,262187,6,
97,8,393268,92,98,170,90,97,262187,6,99,2,262187,6,100,4,458804,6,101,169,98,99,100,393268,6,102,134,96,101,262172,
103,6,102,262176,104,7,103,327713,105,6,104,9,262194,6,110,4,262187,6,111,0,393268,92,112,170,110,111,262187,6,113,1,
393268,92,114,170,110,113,458804,6,115,169,114,97,100,458804,6,116,169,112,95,115,393268,6,117,134,96,116,262172,118,
42,117,262176,119,7,118,393249,120,2,119,9,9,262177,133,2,104,327713,137,2,104,119,393249,142,2,104,9,9,262172,158,6,
96,262176,159,7,158,327713,160,2,104,159,262177,165,2,9,393249,171,2,104,159,159,262177,187,2,159,524321,191,2,27,159,
159,159,9,393249,199,2,159,9,9,458785,205,2,159,9,9,9,327713,212,2,159,159,458785,217,2,159,159,159,9,524321,224,2,
159,159,9,9,9,458785,241,7,9,9,9,9,393249,260,2,9,9,9,262176,266,7,92,262177,267,2,266,262165,275,32,1,262187,275,276,
2,262174,279,6,6,262187,275,287,30,262187,275,302,0,262176,303,5349,6,262176,336,7,34,262187,275,345,1,458796,42,370,
111,111,111,111,262187,6,372,3,458796,42,373,111,113,99,372,262167,379,92,4,262176,385,1,6,262203,385,386,1,262194,6,
388,128,393268,6,389,134,388,100,262172,390,42,389,262176,391,4,390,262203,391,392,4,262176,398,4,6,262187,6,400,264,
393268,6,402,134,388,97,262176,409,4,42,393268,6,418,134,388,94,262172,419,42,418,262176,420,4,419,262203,420,421,4,
393268,6,440,134,388,97,393268,6,452,134,388,94,393268,6,473,134,388,94,262172,474,42,473,262176,475,4,474,262203,475,
476,4,262203,398,497,4,1638430,557,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,196638,558,557,262176,559,9,
558,262203,559,560,9,262187,275,561,13,262176,562,9,6,262187,275,565,24,262187,275,568,14,262187,6,577,65535,262176,
585,9,15,262187,6,598,4294967292u,262187,275,624,10,262187,6,627,256,262187,275,637,9,393268,92,647,170,110,372,
393268,92,671,170,110,99,393268,92,686,170,110,100,262187,275,703,12,262187,6,714,4294967295u,393268,92,719,170,110,
111,262187,275,724,18,262187,275,731,15,262187,275,754,16,262187,6,761,31,393268,92,764,170,110,372,262187,275,795,17,
262187,6,803,128,393268,6,804,134,803,116,196647,832,5349,196638,833,42,262176,832,5349,833,262176,835,5349,42,262187,
275,842,19,262187,275,855,20,262187,275,866,8,262176,867,9,24,262187,275,890,5,393268,6,901,134,94,101,393268,275,904,
128,901,111,393268,92,910,176,110,372,393268,6,914,132,388,96,393268,92,930,170,110,111,262187,6,956,2155905152u,
262187,6,960,16843009,262187,275,968,7,262187,6,970,255,393268,92,992,170,110,111,393268,92,993,170,101,100,393268,92,
994,167,992,993,393268,92,1050,178,90,91,458804,6,1051,169,1050,90,100,393268,6,1052,196,113,1051,393268,6,1053,128,
1052,113,262187,6,1054,64,393268,92,1055,170,1052,1054,393268,6,1056,134,388,99,458804,6,1057,169,1055,1056,388,
393268,6,1058,132,1053,1057,393268,6,1059,134,914,94,393268,6,1060,128,914,1059,393268,92,1061,172,1058,1060,458804,6,
1062,169,1061,1058,1060,393268,6,1063,134,1062,100,262172,1064,42,1063,262176,1065,4,1064,262203,1065,1066,4,393268,6,
1108,134,116,101,393268,92,1118,170,110,111,393268,92,1150,171,110,111,393268,6,1164,134,914,101,262187,275,1251,31,
393268,6,1261,134,1058,100,393268,6,1328,132,1052,1057,393268,6,1368,132,1052,1057,393268,6,1369,134,1368,388,393268,
6,1370,134,1369,100,262172,1389,42,1370,262176,1390,7,1389,393268,6,1448,134,388,1052,262172,1454,6,1052,262176,1455,
4,1454,262203,1455,1456,4,393268,6,1666,196,113,90,393268,6,1667,128,1666,113,262172,1668,6,1667,262176,1669,4,1668,
262203,1669,1670,4,393268,6,1672,128,1666,113,262172,1673,6,1672,262176,1674,4,1673,262203,1674,1675,4,262187,6,1730,
12,327732,92,1739,168,1050,262187,6,1755,983055,393268,6,1879,128,1666,113,458804,6,1880,169,1050,113,1879,262172,
1881,6,1880,262176,1882,4,1881,262203,1882,1883,4,393268,6,1891,130,388,113,393268,6,1895,130,96,113,262187,6,1942,
536870912,393268,6,2079,134,388,94,393268,6,2080,128,388,2079,393268,6,2088,134,388,94,393268,6,2089,128,388,2088,
393268,6,2111,130,914,113,262187,275,2146,21,393268,92,2182,171,110,372,262187,275,2185,6,393268,6,2278,134,388,94,
393268,6,2279,128,388,2278,393268,6,2287,134,388,94,393268,6,2288,128,388,2287,327732,92,2297,168,1050,196657,92,2327,
327732,92,2328,168,2327,327732,92,2384,168,2327,327732,92,2419,168,2327,327732,92,2438,168,2327,393268,92,2439,172,90,
100,393268,92,2440,167,2438,2439,327724,7,2503,111,111,262187,275,2530,11,262172,2535,42,100,262176,2536,7,2535,
262187,275,2539,3,262167,2590,6,3,262176,2591,1,2590,262203,2591,2592,1,393268,6,2676,128,1666,99,262187,6,2776,2048,
262187,275,2789,4,262187,6,2844,512,262187,6,2898,9,262187,275,2918,22,393268,6,2941,128,1666,388,393268,6,2942,130,
2941,113,393268,6,2943,134,2942,388,262172,2958,6,2943,262176,2959,7,2958,327732,92,3008,168,1050,262194,6,3198,128,
393267,2590,3199,3198,113,113,327734,2,4,0,3,131320,5,262203,336,3124,7,262203,9,3126,7,262203,9,3127,7,262203,9,3128,
7,262203,9,3131,7,262203,119,3142,7,262203,9,3144,7,262203,9,3147,7,262203,9,3168,7,262203,266,3172,7,262203,119,3187,
7,262203,9,3189,7,262203,9,3191,7,262201,6,3125,63,196670,3126,3125,196670,3127,914,393281,562,3129,560,302,2530,
262205,6,3130,3129,196670,3128,3130,327745,385,3132,2592,111,262205,6,3133,3132,196670,3131,3133,524345,34,3134,40,
3126,3127,3128,3131,196670,3124,3134,327745,9,3138,3124,302,262205,6,3139,3138,327856,92,3140,3133,3139,327745,9,3145,
3124,345,262205,6,3146,3145,196670,3144,3146,327745,9,3148,3124,276,262205,6,3149,3148,196670,3147,3149,458809,2,3150,
124,3142,3144,3147,262205,118,3151,3142,262312,92,3153,3140,196855,3155,0,262394,3153,3154,3155,131320,3154,327850,92,
3158,3133,111,131321,3155,131320,3155,458997,92,3159,3140,5,3158,3154,196855,3161,0,262394,3159,3160,3161,131320,3160,
393281,562,3162,560,302,624,262205,6,3163,3162,327879,6,3164,3163,2776,327851,92,3165,3164,111,196855,3167,0,262394,
3165,3166,3167,131320,3166,262205,6,3170,3138,196670,3168,3170,327737,2,3171,249,3168,131321,3167,131320,3167,196670,
3172,3140,327737,2,3174,269,3172,131321,3161,131320,3161,262368,99,99,400,262205,6,3177,3145,131321,3178,131320,3178,
458997,118,3202,3151,3161,3195,3179,458997,6,3201,3177,3161,3197,3179,262205,6,3185,3148,327856,92,3186,3201,3185,
262390,3180,3179,0,262394,3186,3179,3180,131320,3179,196670,3187,3202,196670,3189,3201,262205,6,3193,3148,196670,3191,
3193,458809,2,3194,239,3187,3189,3191,262205,118,3195,3187,327808,6,3197,3201,914,131321,3178,131320,3180,65789,65592,
327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,272,11,111,262205,6,273,272,262205,6,274,12,327876,6,277,
274,276,327829,279,280,273,277,327761,6,281,280,1,327761,6,282,280,0,327745,9,284,11,113,262205,6,285,284,262205,6,
286,12,327874,6,288,286,287,327808,6,289,285,288,327808,6,291,289,281,327760,7,292,282,291,131326,292,65592,327734,6,
22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,297,7,262203,9,298,7,262205,15,295,20,262268,7,296,295,196670,297,
296,262205,6,299,21,196670,298,299,393273,7,300,13,297,298,262268,15,301,300,393281,303,304,301,302,302,393277,6,305,
304,2,4,131326,305,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,31,131320,33,262203,8,310,7,262203,9,311,
7,262205,24,308,29,262268,7,309,308,196670,310,309,262205,6,312,30,196670,311,312,393273,7,313,13,310,311,262268,24,
314,313,262205,6,315,31,393281,303,316,314,302,302,327742,316,315,2,4,65789,65592,327734,34,40,0,35,196663,9,36,
196663,9,37,196663,9,38,196663,9,39,131320,41,262203,336,337,7,262205,6,318,36,262205,6,319,37,327808,6,320,318,319,
327810,6,321,320,113,262205,6,322,37,327814,6,323,321,322,262205,6,326,38,327808,6,327,323,326,327810,6,328,327,113,
262205,6,329,38,327814,6,330,328,329,458764,6,331,1,41,113,330,262205,6,334,37,327812,6,335,331,334,327808,6,340,323,
331,327810,6,341,340,113,327814,6,343,341,331,327745,9,344,337,302,196670,344,343,262205,6,346,39,262205,6,348,344,
327856,92,349,346,348,196855,352,0,262394,349,351,356,131320,351,262205,6,353,39,327812,6,355,353,335,131321,352,
131320,356,262205,6,357,36,131321,352,131320,352,458997,6,3206,355,351,357,356,327745,9,359,337,345,196670,359,3206,
262205,6,360,36,262205,6,362,359,327808,6,364,362,335,458764,6,365,1,38,360,364,327745,9,366,337,276,196670,366,365,
262205,34,367,337,131326,367,65592,327734,42,48,0,44,196663,43,45,196663,9,46,196663,9,47,131320,49,262205,42,371,45,
262205,6,374,46,458832,42,375,374,374,374,374,327808,42,376,373,375,262205,6,377,47,458832,42,378,377,377,377,377,
327856,379,380,376,378,393385,42,381,380,371,370,131326,381,65592,327734,6,53,0,50,196663,9,51,196663,9,52,131320,54,
262203,43,406,7,262203,43,438,7,262203,43,444,7,262203,43,463,7,262203,9,465,7,262203,9,466,7,262203,43,515,7,262203,
9,518,7,262203,9,519,7,262203,43,527,7,262203,9,530,7,262203,9,531,7,262205,6,387,386,327814,6,394,387,100,327817,6,
396,387,100,262205,6,397,51,393281,398,399,392,394,396,196670,399,397,262368,99,99,400,327856,92,403,387,402,196855,
405,0,262394,403,404,405,131320,404,327812,6,408,387,99,327745,409,410,392,408,262205,42,411,410,327808,6,414,408,113,
327745,409,415,392,414,262205,42,416,415,327808,42,417,411,416,196670,406,417,327745,9,426,406,111,262205,6,427,426,
327745,9,428,406,113,262205,6,429,428,327808,6,430,427,429,327745,9,431,406,99,262205,6,432,431,327808,6,433,430,432,
327745,9,434,406,372,262205,6,435,434,327808,6,436,433,435,393281,398,437,421,394,396,196670,437,436,131321,405,
131320,405,262368,99,99,400,196670,438,370,327856,92,441,387,440,196855,443,0,262394,441,442,443,131320,442,196670,
444,370,131321,446,131320,446,458997,6,3207,111,442,472,447,327856,92,453,3207,452,262390,448,447,1,262394,453,447,
448,131320,447,327745,409,456,421,3207,262205,42,457,456,262205,42,459,444,327808,42,460,459,457,196670,444,460,
327812,6,462,3207,100,196670,463,457,196670,465,462,196670,466,387,458809,42,468,48,463,465,466,262205,42,469,438,
327808,42,470,469,468,196670,438,470,327808,6,472,3207,345,131321,446,131320,448,327745,9,481,438,111,262205,6,482,
481,327745,9,483,438,113,262205,6,484,483,327808,6,485,482,484,327745,9,486,438,99,262205,6,487,486,327808,6,488,485,
487,327745,9,489,438,372,262205,6,490,489,327808,6,491,488,490,393281,398,492,476,394,396,196670,492,491,327850,92,
494,387,111,196855,496,0,262394,494,495,496,131320,495,327745,9,498,444,111,262205,6,499,498,327745,9,500,444,113,
262205,6,501,500,327808,6,502,499,501,327745,9,503,444,99,262205,6,504,503,327808,6,505,502,504,327745,9,506,444,372,
262205,6,507,506,327808,6,508,505,507,196670,497,508,131321,496,131320,496,131321,443,131320,443,262368,99,99,400,
262205,6,509,497,196670,52,509,327814,6,511,387,97,327812,6,512,511,99,327817,6,514,387,97,327745,409,516,392,512,
262205,42,517,516,196670,515,517,196670,518,111,196670,519,514,458809,42,520,48,515,518,519,196670,438,520,327808,6,
524,512,113,327745,409,528,392,524,262205,42,529,528,196670,527,529,196670,530,100,196670,531,514,458809,42,532,48,
527,530,531,262205,42,533,438,327808,42,534,533,532,196670,438,534,327814,6,536,387,94,327817,6,539,511,100,393281,
398,540,476,536,539,262205,6,541,540,327745,9,542,438,111,262205,6,543,542,327808,6,544,541,543,327745,9,545,438,113,
262205,6,546,545,327808,6,547,544,546,327745,9,548,438,99,262205,6,549,548,327808,6,550,547,549,327745,9,551,438,372,
262205,6,552,551,327808,6,553,550,552,131326,553,65592,327734,6,57,0,55,196663,9,56,131320,58,262205,6,556,56,393281,
562,563,560,302,561,262205,6,564,563,327874,6,566,564,565,327874,6,567,556,566,393281,562,569,560,302,568,262205,6,
570,569,327879,6,571,567,570,131326,571,65592,327734,6,60,0,55,196663,9,59,131320,61,262203,8,584,7,262205,6,574,59,
393281,562,575,560,302,561,262205,6,576,575,327879,6,578,576,577,327831,279,581,574,578,327761,6,582,581,0,327761,6,
583,581,1,393281,585,586,560,302,302,262205,15,587,586,262268,7,588,587,196670,584,588,327745,9,589,584,111,262205,6,
590,589,327829,279,593,590,582,327761,6,594,593,1,327761,6,595,593,0,327879,6,599,595,598,327745,9,600,584,113,262205,
6,601,600,327808,6,603,601,583,327808,6,605,603,594,327760,7,606,599,605,262268,15,608,606,393281,303,609,608,302,302,
393277,6,610,609,2,4,327879,6,612,595,372,327812,6,613,612,97,327874,6,616,576,565,327808,6,617,613,616,327874,6,618,
610,617,393281,562,619,560,302,568,262205,6,620,619,327879,6,621,618,620,131326,621,65592,327734,6,63,0,62,131320,64,
393281,562,625,560,302,624,262205,6,626,625,327879,6,628,626,627,327851,92,629,628,111,196855,632,0,262394,629,631,
641,131320,631,393281,585,633,560,302,276,262205,15,634,633,393281,303,635,634,302,302,393277,6,636,635,2,4,393281,
562,638,560,302,637,262205,6,639,638,458764,6,640,1,38,636,639,131321,632,131320,641,393281,562,642,560,302,637,
262205,6,643,642,131321,632,131320,632,458997,6,3208,640,631,643,641,131326,3208,65592,327734,7,67,0,65,196663,9,66,
131320,68,262203,8,654,7,262203,9,655,7,262203,8,658,7,262203,9,659,7,262203,18,674,7,262203,9,677,7,262203,9,680,7,
262203,18,696,7,262203,9,699,7,262203,9,710,7,196855,649,0,262394,647,648,649,131320,648,393281,585,651,560,302,302,
262205,15,652,651,262268,7,653,652,196670,654,653,262205,6,656,66,196670,655,656,393273,7,657,13,654,655,196670,658,
657,262205,6,660,66,196670,659,660,393273,7,661,13,658,659,262268,15,662,661,393281,303,664,662,302,302,393277,6,665,
664,2,4,393281,303,667,662,302,345,393277,6,668,667,2,4,327760,7,669,665,668,131326,669,131320,649,196855,673,0,
262394,671,672,673,131320,672,393281,585,675,560,302,302,262205,15,676,675,196670,674,676,262205,6,678,66,196670,677,
678,393273,6,679,22,674,677,196670,680,679,327737,6,681,57,680,327760,7,682,681,111,131326,682,131320,673,262205,6,
685,66,196855,688,0,262394,686,687,688,131320,687,393281,562,689,560,302,624,262205,6,690,689,327879,6,691,690,100,
327851,92,692,691,111,131321,688,131320,688,458997,92,693,686,673,692,687,196855,695,0,262394,693,694,695,131320,694,
393281,585,697,560,302,345,262205,15,698,697,196670,696,698,262205,6,700,66,196670,699,700,393273,6,701,22,696,699,
131321,695,131320,695,458997,6,3209,685,688,701,694,393281,562,704,560,302,703,262205,6,705,704,327856,92,706,3209,
705,196855,709,0,262394,706,708,713,131320,708,196670,710,3209,327737,6,712,60,710,131321,709,131320,713,131321,709,
131320,709,458997,6,3211,712,708,714,713,327760,7,716,3211,111,131326,716,65592,327734,6,71,0,69,196663,8,70,131320,
72,196855,721,0,262394,719,720,721,131320,720,327745,9,722,70,111,262205,6,723,722,393281,562,725,560,302,724,262205,
6,726,725,458764,6,727,1,38,723,726,131326,727,131320,721,327745,9,729,70,111,262205,6,730,729,393281,562,732,560,302,
731,262205,6,733,732,327852,92,734,730,733,196855,736,0,262394,734,735,736,131320,735,262205,6,738,729,327808,6,741,
733,113,327850,92,742,738,741,196855,745,0,262394,742,744,748,131320,744,393281,562,746,560,302,724,262205,6,747,746,
131321,745,131320,748,393281,562,749,560,302,724,262205,6,750,749,131321,745,131320,745,458997,6,3215,747,744,750,748,
131326,3215,131320,736,393281,562,755,560,302,754,262205,6,756,755,262205,6,759,729,327879,6,762,756,761,327874,6,763,
759,762,196855,766,0,262394,764,765,766,131320,765,327854,92,768,756,94,196855,771,0,262394,768,770,777,131320,770,
327745,9,772,70,113,262205,6,773,772,327810,6,775,756,94,327874,6,776,773,775,131321,771,131320,777,327850,92,779,756,
111,196855,782,0,262394,779,781,784,131320,781,131321,782,131320,784,327745,9,786,70,113,262205,6,787,786,327810,6,
789,94,756,327876,6,790,787,789,327877,6,791,763,790,131321,782,131320,782,458997,6,3212,763,781,791,784,131321,771,
131320,771,458997,6,3213,776,770,3212,782,131321,766,131320,766,458997,6,3214,763,736,3213,771,393281,562,796,560,302,
795,262205,6,797,796,327879,6,798,3214,797,131326,798,65592,327734,6,76,0,73,196663,43,74,196663,9,75,131320,77,
262205,6,802,75,327812,6,805,802,804,327814,6,806,805,94,327745,9,807,74,806,262205,6,808,807,262205,6,810,75,327812,
6,811,810,804,327879,6,812,811,761,393281,562,813,560,302,561,262205,6,814,813,327874,6,815,814,565,327808,6,816,812,
815,327874,6,817,808,816,393281,562,818,560,302,568,262205,6,819,818,327879,6,820,817,819,131326,820,65592,327734,42,
80,0,78,196663,9,79,131320,81,262203,8,829,7,262203,9,830,7,393281,585,823,560,302,302,262205,15,824,823,262268,7,825,
824,262205,6,826,79,327814,6,827,826,116,327812,6,828,827,100,196670,829,825,196670,830,828,393273,7,831,13,829,830,
262268,832,834,831,327745,835,836,834,302,393277,42,837,836,2,16,131326,837,65592,327734,2,85,0,82,196663,9,83,196663,
9,84,131320,86,262205,6,841,84,393281,562,843,560,302,842,262205,6,844,843,327814,6,845,841,844,262205,6,846,84,
327817,6,849,846,844,327851,92,850,849,111,393385,6,851,850,113,111,327808,6,852,845,851,393281,562,856,560,302,855,
262205,6,857,856,327814,6,858,852,857,327817,6,862,852,857,327851,92,863,862,111,393385,6,864,863,113,111,327808,6,
865,858,864,393281,867,868,560,302,866,262205,24,869,868,262205,6,870,83,458764,6,874,1,38,852,857,393281,303,875,869,
302,870,327742,875,874,2,4,262205,6,878,83,327808,6,879,878,113,458764,6,881,1,41,865,113,393281,303,882,869,302,879,
327742,882,881,2,4,262205,6,885,83,327808,6,886,885,99,393281,303,887,869,302,886,327742,887,113,2,4,65789,65592,
327734,6,88,0,55,196663,9,87,131320,89,262205,6,888,87,262205,6,889,87,327874,6,891,889,890,327808,6,892,888,891,
131326,892,65592,327734,6,108,0,105,196663,104,106,196663,9,107,131320,109,262205,6,895,107,327814,6,896,895,101,
327745,9,897,106,896,262205,6,898,897,262205,6,899,107,327817,6,900,899,101,327812,6,902,900,901,262268,275,903,902,
393419,6,905,898,903,904,131326,905,65592,327734,2,124,0,120,196663,119,121,196663,9,122,196663,9,123,131320,125,
262203,9,949,7,262205,6,909,386,196855,912,0,262394,910,911,912,131320,911,262205,6,913,122,327808,6,915,913,914,
262205,6,916,123,327858,92,917,915,916,131321,912,131320,912,458997,92,918,910,125,917,911,196855,920,0,262394,918,
919,920,131320,919,131321,922,131320,922,458997,6,3216,111,919,953,925,327856,92,928,3216,117,262390,924,925,1,262394,
928,923,924,131320,923,196855,933,0,262394,930,932,938,131320,932,327812,6,935,909,117,327808,6,937,935,3216,131321,
933,131320,938,327812,6,940,3216,388,327808,6,942,940,909,131321,933,131320,933,458997,6,3217,937,932,942,938,262205,
6,945,122,327812,6,947,3217,116,327808,6,948,945,947,196670,949,948,327737,42,950,80,949,327745,43,951,121,3216,
196670,951,950,131321,925,131320,925,327808,6,953,3216,345,131321,922,131320,924,131321,920,131320,920,65789,65592,
327734,6,127,0,55,196663,9,126,131320,128,262205,6,955,126,327877,6,957,955,956,393281,562,958,560,302,724,262205,6,
959,958,327812,6,961,959,960,327810,6,962,957,961,262205,6,963,126,327877,6,964,962,963,327879,6,965,964,956,327874,6,
969,965,968,327812,6,971,969,970,327850,92,973,965,111,196855,976,0,262394,973,975,978,131320,975,262205,6,977,126,
131321,976,131320,978,262205,6,979,126,262344,6,981,971,327879,6,982,979,981,327879,6,987,961,971,327877,6,988,982,
987,131321,976,131320,976,458997,6,3219,977,975,988,978,131326,3219,65592,327734,6,131,0,73,196663,43,129,196663,9,
130,131320,132,262203,9,1008,7,262203,43,1024,7,262203,9,1026,7,262203,8,1029,7,196855,996,0,262394,994,995,996,
131320,995,262205,6,997,130,327745,9,998,129,997,262205,6,999,998,393281,562,1000,560,302,561,262205,6,1001,1000,
327874,6,1002,1001,565,327874,6,1003,999,1002,393281,562,1004,560,302,568,262205,6,1005,1004,327812,6,1006,1005,960,
327879,6,1007,1003,1006,196670,1008,1007,327737,6,1009,127,1008,131326,1009,131320,996,131321,1013,131320,1013,458997,
6,3221,111,996,1035,1014,458997,6,3220,111,996,1037,1014,327856,92,1019,3220,101,262390,1015,1014,1,262394,1019,1014,
1015,131320,1014,262205,6,1020,130,327812,6,1021,1020,101,327808,6,1023,1021,3220,262205,42,1025,129,196670,1024,1025,
196670,1026,1023,393273,6,1027,76,1024,1026,327760,7,1028,1027,111,196670,1029,1028,327737,6,1030,71,1029,327812,6,
1032,3220,901,327876,6,1033,1030,1032,327877,6,1035,3221,1033,327808,6,1037,3220,345,131321,1013,131320,1015,131326,
3221,65592,327734,2,135,0,133,196663,104,134,131320,136,262203,43,1049,7,262368,99,99,400,131321,1042,131320,1042,
458997,6,3222,111,136,1092,1045,327856,92,1048,3222,102,262390,1044,1045,1,262394,1048,1043,1044,131320,1043,262205,6,
1067,386,327812,6,1068,1067,102,327808,6,1070,1068,3222,327814,6,1071,1070,100,327745,409,1072,1066,1071,262205,42,
1073,1072,196670,1049,1073,131321,1075,131320,1075,458997,6,3223,111,1043,1090,1076,327856,92,1081,3223,100,262390,
1077,1076,1,262394,1081,1076,1077,131320,1076,327808,6,1084,3222,3223,327745,9,1086,1049,3223,262205,6,1087,1086,
327745,9,1088,134,1084,196670,1088,1087,327808,6,1090,3223,345,131321,1075,131320,1077,131321,1045,131320,1045,327808,
6,1092,3222,100,131321,1042,131320,1044,262368,99,99,400,65789,65592,327734,2,140,0,137,196663,104,138,196663,119,139,
131320,141,262203,43,1112,7,262203,9,1115,7,262203,104,1153,7,131321,1094,131320,1094,458997,6,3225,111,141,1149,1097,
327856,92,1100,3225,117,262390,1096,1097,1,262394,1100,1095,1096,131320,1095,131321,1102,131320,1102,458997,6,3226,
111,1095,1147,1105,327856,92,1109,3226,1108,262390,1104,1105,1,262394,1109,1103,1104,131320,1103,327745,43,1113,139,
3225,262205,42,1114,1113,196670,1112,1114,196670,1115,3226,393273,6,1117,131,1112,1115,196855,1120,0,262394,1118,1119,
1127,131320,1119,327812,6,1122,3225,1108,327808,6,1124,1122,3226,327745,9,1126,138,1124,196670,1126,1117,131321,1120,
131320,1127,327812,6,1129,3225,388,262205,6,1130,386,327808,6,1131,1129,1130,327812,6,1132,1131,1108,327808,6,1134,
1132,3226,327874,6,1135,1134,276,327879,6,1143,1134,372,393281,398,1145,1066,1135,1143,196670,1145,1117,131321,1120,
131320,1120,131321,1105,131320,1105,327808,6,1147,3226,345,131321,1102,131320,1104,131321,1097,131320,1097,327808,6,
1149,3225,345,131321,1094,131320,1096,196855,1152,0,262394,1150,1151,1152,131320,1151,327737,2,1154,135,1153,262205,
103,1155,1153,196670,138,1155,131321,1152,131320,1152,65789,65592,327734,2,146,0,142,196663,104,143,196663,9,144,
196663,9,145,131320,147,262203,9,1191,7,262203,8,1193,7,262203,104,1211,7,262205,6,1157,386,131321,1158,131320,1158,
458997,6,3230,1157,147,1210,1161,327856,92,1165,3230,1164,262390,1160,1161,0,262394,1165,1159,1160,131320,1159,131321,
1168,131320,1168,458997,6,3233,111,1159,1200,1171,458997,6,3231,111,1159,1202,1171,327856,92,1174,3231,101,262390,
1170,1171,1,262394,1174,1169,1170,131320,1169,327812,6,1177,3230,101,327808,6,1179,1177,3231,393281,562,1181,560,302,
724,262205,6,1182,1181,262205,6,1184,145,327856,92,1185,1179,1184,196855,1187,0,262394,1185,1186,1187,131320,1186,
262205,6,1188,144,327808,6,1190,1188,1179,196670,1191,1190,327737,7,1192,67,1191,196670,1193,1192,327737,6,1194,71,
1193,131321,1187,131320,1187,458997,6,3234,1182,1169,1194,1186,327812,6,1197,3231,901,327876,6,1198,3234,1197,327877,
6,1200,3233,1198,131321,1171,131320,1171,327808,6,1202,3231,345,131321,1168,131320,1170,327874,6,1204,3230,276,327879,
6,1206,3230,372,393281,398,1208,1066,1204,1206,196670,1208,3233,131321,1161,131320,1161,327808,6,1210,3230,388,131321,
1158,131320,1160,327737,2,1212,135,1211,262205,103,1213,1211,196670,143,1213,65789,65592,327734,6,149,0,55,196663,9,
148,131320,150,196855,1216,0,262394,1055,1215,1219,131320,1215,262205,6,1217,148,327817,6,1218,1217,1057,131321,1216,
131320,1219,262205,6,1220,148,131321,1216,131320,1216,458997,6,3238,1218,1215,1220,1219,131326,3238,65592,327734,6,
152,0,55,196663,9,151,131320,153,262205,6,1224,151,327854,92,1225,1224,1057,327847,92,1226,1055,1225,393385,6,1227,
1226,95,111,131326,1227,65592,327734,6,156,0,50,196663,9,154,196663,9,155,131320,157,196855,1232,0,262394,1055,1231,
1237,131320,1231,262205,6,1233,154,262205,6,1234,155,327874,6,1235,1233,1234,327879,6,1236,1235,577,131321,1232,
131320,1237,262205,6,1238,154,131321,1232,131320,1232,458997,6,3239,1236,1231,1238,1237,131326,3239,65592,327734,2,
163,0,160,196663,104,161,196663,159,162,131320,164,262203,9,1245,7,262203,104,1291,7,262203,9,1293,7,262203,9,1297,7,
262203,104,1302,7,262203,9,1304,7,262203,9,1308,7,262205,6,1243,386,196670,1245,1243,327737,6,1247,152,1245,327745,9,
1249,161,302,262205,6,1250,1249,327874,6,1252,1250,1251,327808,6,1253,113,1252,131321,1255,131320,1255,458997,6,3240,
111,164,1264,1258,327856,92,1262,3240,1261,262390,1257,1258,1,262394,1262,1256,1257,131320,1256,327808,6,1264,3240,
388,327858,92,1265,1264,1261,262312,92,1266,1265,196855,1268,0,262394,1266,1267,1268,131320,1267,327808,6,1271,3240,
1243,327856,92,1272,1271,1261,131321,1268,131320,1268,458997,92,1273,1265,1256,1272,1267,196855,1275,0,262394,1273,
1274,1275,131320,1274,327808,6,1278,3240,1243,327745,409,1279,1066,1278,196670,1279,370,131321,1275,131320,1275,
131321,1258,131320,1258,131321,1255,131320,1257,262368,99,99,400,131321,1283,131320,1283,458997,6,3241,111,1257,1320,
1284,327856,92,1289,3241,96,262390,1285,1284,1,262394,1289,1284,1285,131320,1284,262205,103,1292,161,196670,1291,1292,
196670,1293,3241,393273,6,1295,108,1291,1293,327812,6,1296,1295,1057,196670,1297,1243,327737,6,1299,149,1297,327808,6,
1300,1296,1299,327874,6,1301,1300,276,262205,103,1303,161,196670,1302,1303,196670,1304,3241,393273,6,1306,108,1302,
1304,327812,6,1307,1306,1057,196670,1308,1243,327737,6,1310,149,1308,327808,6,1311,1307,1310,327879,6,1312,1311,372,
393281,398,1313,1066,1301,1312,327876,6,1316,1253,1247,458986,6,1317,1313,113,111,1316,327745,9,1318,162,3241,196670,
1318,1317,327808,6,1320,3241,345,131321,1283,131320,1285,262368,99,99,400,65789,65592,327734,2,167,0,165,196663,9,166,
131320,168,262203,9,1324,7,262203,9,1329,7,262203,9,1338,7,262203,9,1341,7,262203,9,1347,7,262203,9,1349,7,262205,6,
1322,386,196670,1324,1322,327737,6,1326,152,1324,196670,1329,1322,327737,6,1331,149,1329,327808,6,1332,1328,1331,
262368,99,99,400,327874,6,1335,1332,276,327879,6,1337,1332,372,393281,398,1339,1066,1335,1337,262205,6,1340,1339,
196670,1338,1340,196670,1341,1326,393273,6,1343,156,1338,1341,262205,6,1345,166,196670,1347,1343,393273,6,1350,53,
1347,1349,327808,6,1352,1345,1350,327810,6,1360,1352,1343,327876,6,1362,1360,1326,458986,6,1363,1339,113,111,1362,
65789,65592,327734,6,169,0,62,131320,170,262203,1390,1391,7,262203,9,1440,7,262203,9,1442,7,262203,8,1492,7,262203,9,
1545,7,262205,6,1365,386,327812,6,1371,1365,1370,327814,6,1372,1371,97,327817,6,1373,1372,1370,131321,1377,131320,
1377,458997,6,3257,111,170,1425,1378,458997,6,3245,111,170,1418,1378,458997,6,3244,111,170,1427,1378,327856,92,1383,
3244,1370,262390,1379,1378,1,262394,1383,1378,1379,131320,1378,327808,6,1387,1373,3244,327817,6,1388,1387,1370,327808,
6,1396,1371,1388,327745,409,1397,1066,1396,262205,42,1398,1397,327745,43,1399,1391,3244,196670,1399,1398,393281,9,
1402,1391,3244,111,262205,6,1403,1402,393281,9,1405,1391,3244,113,262205,6,1406,1405,327808,6,1407,1403,1406,393281,9,
1409,1391,3244,99,262205,6,1410,1409,327808,6,1411,1407,1410,393281,9,1413,1391,3244,372,262205,6,1414,1413,327808,6,
1415,1411,1414,327808,6,1418,3245,1415,327856,92,1421,1388,1373,393385,6,1423,1421,1415,111,327808,6,1425,3257,1423,
327808,6,1427,3244,345,131321,1377,131320,1379,196855,1431,0,262394,1055,1430,1437,131320,1430,327879,6,1433,3245,577,
327874,6,1435,3245,754,327808,6,1436,1433,1435,131321,1431,131320,1437,131321,1431,131320,1431,458997,6,3246,1436,
1430,3245,1437,196670,1440,3246,393273,6,1443,53,1440,1442,262205,6,1444,1442,196855,1446,0,262394,1050,1445,1446,
131320,1445,327817,6,1449,1365,1448,327850,92,1450,1449,111,131321,1446,131320,1446,458997,92,1451,1050,1431,1450,
1445,196855,1453,0,262394,1451,1452,1453,131320,1452,327814,6,1458,1365,1448,327745,398,1460,1456,1458,196670,1460,
1443,131321,1453,131320,1453,196855,1462,0,262394,1055,1461,1462,131320,1461,327879,6,1465,3245,577,327808,6,1466,
1443,1465,327876,6,1467,1466,754,327877,6,1469,1443,1467,131321,1462,131320,1462,458997,6,3252,1443,1453,1469,1461,
327808,6,1473,3252,3257,131321,1475,131320,1475,458997,6,3260,1473,1462,1538,1476,458997,6,3258,111,1462,1540,1476,
327856,92,1481,3258,1370,262390,1477,1476,1,262394,1481,1476,1477,131320,1476,327808,6,1485,1373,3258,327817,6,1486,
1485,1370,327850,92,1488,1486,111,393385,6,1491,1488,3252,3260,393281,9,1495,1391,3258,111,262205,6,1496,1495,327760,
7,1497,111,1496,327760,7,1498,1491,1491,327808,7,1499,1498,1497,196670,1492,1499,327808,6,1503,1371,1486,327745,9,
1505,1492,113,262205,6,1506,1505,393281,9,1508,1391,3258,113,262205,6,1509,1508,327808,6,1510,1506,1509,262205,6,1512,
1505,262205,6,1515,1508,327808,6,1516,1512,1515,393281,9,1518,1391,3258,99,262205,6,1519,1518,327808,6,1520,1516,1519,
327761,6,1521,1499,0,327761,6,1522,1499,1,458832,42,1523,1521,1522,1510,1520,327745,409,1524,1066,1503,196670,1524,
1523,262205,6,1526,1505,262205,6,1529,1508,327808,6,1530,1526,1529,262205,6,1533,1518,327808,6,1534,1530,1533,393281,
9,1536,1391,3258,372,262205,6,1537,1536,327808,6,1538,1534,1537,327808,6,1540,3258,345,131321,1475,131320,1477,327856,
92,1542,1444,914,196855,1544,0,262394,1542,1543,1544,131320,1543,196670,1545,1444,327737,2,1547,167,1545,131321,1544,
131320,1544,262368,99,99,400,131326,1444,65592,327734,2,175,0,171,196663,104,172,196663,159,173,196663,159,174,131320,
176,262203,9,1554,7,262203,159,1565,7,262203,104,1567,7,262203,9,1569,7,262203,9,1573,7,262203,104,1578,7,262203,9,
1580,7,262203,9,1584,7,262203,9,1595,7,262203,9,1596,7,262203,9,1611,7,262203,9,1617,7,262205,6,1552,386,196670,1554,
1552,327737,6,1556,152,1554,131321,1558,131320,1558,458997,6,3261,111,176,1601,1559,327856,92,1564,3261,96,262390,
1560,1559,1,262394,1564,1559,1560,131320,1559,262205,103,1568,172,196670,1567,1568,196670,1569,3261,393273,6,1571,108,
1567,1569,327812,6,1572,1571,1057,196670,1573,1552,327737,6,1575,149,1573,327808,6,1576,1572,1575,327874,6,1577,1576,
276,262205,103,1579,172,196670,1578,1579,196670,1580,3261,393273,6,1582,108,1578,1580,327812,6,1583,1582,1057,196670,
1584,1552,327737,6,1586,149,1584,327808,6,1587,1583,1586,327879,6,1588,1587,372,393281,398,1589,1066,1577,1588,262205,
6,1590,1589,327745,9,1592,173,3261,262205,6,1593,1592,327808,6,1594,1590,1593,196670,1595,1594,196670,1596,1556,
393273,6,1598,156,1595,1596,327745,9,1599,1565,3261,196670,1599,1598,327808,6,1601,3261,345,131321,1558,131320,1560,
262368,99,99,400,131321,1603,131320,1603,458997,6,3262,111,1560,1627,1604,327856,92,1609,3262,96,262390,1605,1604,1,
262394,1609,1604,1605,131320,1604,327745,9,1612,1565,3262,262205,6,1613,1612,196670,1611,1613,327737,6,1614,88,1611,
327874,6,1615,1614,276,262205,6,1619,1612,196670,1617,1619,327737,6,1620,88,1617,327879,6,1621,1620,372,327745,9,1623,
174,3262,262205,6,1624,1623,393281,398,1625,1066,1615,1621,196670,1625,1624,327808,6,1627,3262,345,131321,1603,131320,
1605,262368,99,99,400,65789,65592,327734,2,178,0,165,196663,9,177,131320,179,262205,6,1629,386,131321,1630,131320,
1630,458997,6,3263,1629,179,1691,1633,327858,92,1636,3263,1052,262390,1632,1633,0,262394,1636,1631,1632,131320,1631,
327856,92,1639,3263,1052,196855,1642,0,262394,1639,1641,1646,131320,1641,327745,398,1644,1456,3263,262205,6,1645,1644,
131321,1642,131320,1646,262205,6,1647,177,131321,1642,131320,1642,458997,6,3264,1645,1641,1647,1646,327808,6,1651,
3263,113,327856,92,1652,1651,1052,196855,1655,0,262394,1652,1654,1660,131320,1654,327745,398,1658,1456,1651,262205,6,
1659,1658,131321,1655,131320,1660,262205,6,1663,177,393385,6,1664,1639,1663,914,131321,1655,131320,1655,458997,6,3266,
1659,1654,1664,1660,327745,398,1677,1675,3263,262205,6,1678,1677,327810,6,1680,1678,3264,327745,398,1681,1670,3263,
196670,1681,1680,327810,6,1685,3266,3264,262205,6,1687,1677,327808,6,1688,1687,1685,196670,1677,1688,131321,1633,
131320,1633,327808,6,1691,3263,388,131321,1630,131320,1632,65789,65592,327734,2,182,0,160,196663,104,180,196663,159,
181,131320,183,262203,104,1693,7,262203,159,1695,7,262203,9,1702,7,262203,104,1705,7,262203,159,1707,7,262203,159,
1709,7,262205,103,1694,180,196670,1693,1694,393273,2,1696,163,1693,1695,262205,158,1697,1695,262201,6,1699,169,196855,
1701,0,262394,1050,1700,1701,131320,1700,196670,1702,1699,327737,2,1704,178,1702,131321,1701,131320,1701,262205,103,
1706,180,196670,1705,1706,196670,1707,1697,262205,158,1710,181,196670,1709,1710,458809,2,1711,175,1705,1707,1709,
65789,65592,327734,2,185,0,133,196663,104,184,131320,186,262203,159,1723,7,262203,104,1725,7,262203,9,1727,7,262203,
104,1750,7,262203,104,1760,7,262203,159,1762,7,262203,9,1774,7,262203,9,1780,7,262203,104,1816,7,262203,159,1818,7,
262205,6,1713,386,327812,6,1714,1713,96,131321,1716,131320,1716,458997,6,3268,111,186,1738,1717,327856,92,1722,3268,
96,262390,1718,1717,1,262394,1722,1717,1718,131320,1717,262205,103,1726,184,196670,1725,1726,196670,1727,3268,393273,
6,1729,108,1725,1727,327876,6,1731,1729,1730,327808,6,1734,1714,3268,327808,6,1735,1731,1734,327745,9,1736,1723,3268,
196670,1736,1735,327808,6,1738,3268,345,131321,1716,131320,1718,196855,1741,0,262394,1739,1740,1741,131320,1740,
131321,1743,131320,1743,458997,6,3269,111,1740,1759,1744,327856,92,1749,3269,102,262390,1745,1744,1,262394,1749,1744,
1745,131320,1744,327745,9,1753,184,3269,262205,6,1754,1753,327879,6,1756,1754,1755,327745,9,1757,1750,3269,196670,
1757,1756,327808,6,1759,3269,345,131321,1743,131320,1745,262205,103,1761,1750,196670,1760,1761,262205,158,1763,1723,
196670,1762,1763,393273,2,1764,182,1760,1762,131321,1766,131320,1766,458997,6,3270,111,1745,1790,1767,327856,92,1772,
3270,96,262390,1768,1767,1,262394,1772,1767,1768,131320,1767,196670,1774,1714,327737,6,1776,88,1774,327808,6,1778,
1776,3270,327874,6,1779,1778,276,196670,1780,1714,327737,6,1782,88,1780,327808,6,1784,1782,3270,327879,6,1785,1784,
372,393281,398,1786,1066,1779,1785,262205,6,1787,1786,327745,9,1788,1723,3270,196670,1788,1787,327808,6,1790,3270,345,
131321,1766,131320,1768,262368,99,99,400,131321,1792,131320,1792,458997,6,3271,111,1768,1815,1793,327856,92,1798,3271,
102,262390,1794,1793,1,262394,1798,1793,1794,131320,1793,327812,6,1801,3271,99,327745,9,1802,1723,1801,262205,6,1803,
1802,327874,6,1804,1803,95,327808,6,1807,1801,113,327745,9,1808,1723,1807,262205,6,1809,1808,327874,6,1810,1809,95,
327876,6,1811,1810,901,327877,6,1812,1804,1811,327745,9,1813,184,3271,196670,1813,1812,327808,6,1815,3271,345,131321,
1792,131320,1794,131321,1741,131320,1741,262205,103,1817,184,196670,1816,1817,262205,158,1819,1723,196670,1818,1819,
393273,2,1820,182,1816,1818,65789,65592,327734,2,189,0,187,196663,159,188,131320,190,262203,9,1849,7,262203,9,1854,7,
262205,6,1822,386,131321,1824,131320,1824,458997,6,3272,111,190,1889,1827,327856,92,1830,3272,96,262390,1826,1827,1,
262394,1830,1825,1826,131320,1825,327812,6,1833,3272,388,327808,6,1835,1833,1822,327850,92,1838,1835,111,196855,1841,
0,262394,1838,1840,1846,131320,1840,327745,9,1843,188,3272,262205,6,1844,1843,262344,6,1845,1844,131321,1841,131320,
1846,327810,6,1848,1835,113,196670,1849,1848,327737,6,1850,88,1849,327874,6,1851,1850,276,196670,1854,1848,327737,6,
1855,88,1854,327879,6,1856,1855,372,393281,398,1857,1066,1851,1856,262205,6,1858,1857,131321,1841,131320,1841,458997,
6,3275,1845,1840,1858,1846,327745,9,1861,188,3272,262205,6,1862,1861,327878,6,1864,1862,3275,327874,6,1865,1864,1730,
327851,92,1866,1865,111,196855,1868,0,262394,1866,1867,1868,131320,1867,262205,6,1871,1861,327874,6,1872,1871,1730,
327745,398,1874,1670,1872,196670,1874,1835,327852,92,1876,1835,111,196855,1878,0,262394,1876,1877,1878,131320,1877,
327874,6,1885,3275,1730,327745,398,1887,1883,1885,196670,1887,1835,131321,1878,131320,1878,131321,1868,131320,1868,
131321,1827,131320,1827,327808,6,1889,3272,345,131321,1824,131320,1826,327850,92,1892,1822,1891,196855,1894,0,262394,
1892,1893,1894,131320,1893,327745,9,1896,188,1895,262205,6,1897,1896,327874,6,1898,1897,1730,327745,398,1899,1883,
1898,196670,1899,914,131321,1894,131320,1894,262368,99,99,400,131321,1902,131320,1902,458997,6,3273,1822,1894,1939,
1905,327858,92,1908,3273,1666,262390,1904,1905,0,262394,1908,1903,1904,131320,1903,327745,398,1911,1883,3273,262205,6,
1912,1911,327852,92,1914,1912,111,196855,1916,0,262394,1914,1915,1916,131320,1915,327745,398,1919,1670,3273,262205,6,
1920,1919,327745,398,1923,1675,3273,262205,6,1924,1923,327810,6,1926,1924,1920,196670,1919,1926,327810,6,1931,1912,
1920,262205,6,1933,1923,327808,6,1934,1933,1931,196670,1923,1934,196670,1911,111,131321,1916,131320,1916,131321,1905,
131320,1905,327808,6,1939,3273,388,131321,1902,131320,1904,262368,99,99,400,65789,65592,327734,2,197,0,191,196663,27,
192,196663,159,193,196663,159,194,196663,159,195,196663,9,196,131320,198,262203,27,1989,7,262203,9,1991,7,262203,9,
1994,7,393281,562,1940,560,302,637,262205,6,1941,1940,327858,92,1943,1941,1942,196855,1945,0,262394,1943,1944,1971,
131320,1944,131321,1947,131320,1947,458997,6,3281,111,1944,1970,1950,327856,92,1953,3281,96,262390,1949,1950,1,262394,
1953,1948,1949,131320,1948,327745,9,1955,195,3281,262205,6,1956,1955,262205,6,1957,196,327856,92,1958,1956,1957,
196855,1960,0,262394,1958,1959,1960,131320,1959,262205,24,1961,192,327745,9,1963,193,3281,262205,6,1964,1963,327745,9,
1966,194,3281,262205,6,1967,1966,393281,303,1968,1961,302,1964,327742,1968,1967,2,4,131321,1960,131320,1960,131321,
1950,131320,1950,327808,6,1970,3281,345,131321,1947,131320,1949,131321,1945,131320,1971,131321,1973,131320,1973,
458997,6,3279,111,1971,1999,1976,327856,92,1979,3279,96,262390,1975,1976,1,262394,1979,1974,1975,131320,1974,327745,9,
1981,195,3279,262205,6,1982,1981,262205,6,1983,196,327856,92,1984,1982,1983,196855,1986,0,262394,1984,1985,1986,
131320,1985,262205,24,1990,192,196670,1989,1990,327745,9,1992,193,3279,262205,6,1993,1992,196670,1991,1993,327745,9,
1995,194,3279,262205,6,1996,1995,196670,1994,1996,458809,2,1997,32,1989,1991,1994,131321,1986,131320,1986,131321,1976,
131320,1976,327808,6,1999,3279,345,131321,1973,131320,1975,131321,1945,131320,1945,65789,65592,327734,2,203,0,199,
196663,159,200,196663,9,201,196663,9,202,131320,204,262203,18,2023,7,262203,9,2026,7,131321,2001,131320,2001,458997,6,
3283,111,204,2032,2004,327856,92,2007,3283,96,262390,2003,2004,1,262394,2007,2002,2003,131320,2002,327812,6,2010,3283,
388,262205,6,2011,386,327808,6,2012,2010,2011,262205,6,2015,202,327856,92,2016,2012,2015,196855,2019,0,262394,2016,
2018,2028,131320,2018,262205,6,2020,201,327808,6,2022,2020,2012,393281,585,2024,560,302,345,262205,15,2025,2024,
196670,2023,2025,196670,2026,2022,393273,6,2027,22,2023,2026,131321,2019,131320,2028,131321,2019,131320,2019,458997,6,
3284,2027,2018,111,2028,327745,9,2030,200,3283,196670,2030,3284,131321,2004,131320,2004,327808,6,2032,3283,345,131321,
2001,131320,2003,65789,65592,327734,2,210,0,205,196663,159,206,196663,9,207,196663,9,208,196663,9,209,131320,211,
262203,9,2056,7,131321,2034,131320,2034,458997,6,3286,111,211,2064,2037,327856,92,2040,3286,96,262390,2036,2037,1,
262394,2040,2035,2036,131320,2035,327812,6,2043,3286,388,262205,6,2044,386,327808,6,2045,2043,2044,262205,6,2048,208,
327856,92,2049,2045,2048,196855,2052,0,262394,2049,2051,2060,131320,2051,262205,6,2053,207,327808,6,2055,2053,2045,
196670,2056,2055,327737,7,2057,67,2056,262205,6,2058,209,327757,6,2059,2057,2058,131321,2052,131320,2060,131321,2052,
131320,2052,458997,6,3287,2059,2051,111,2060,327745,9,2062,206,3286,196670,2062,3287,131321,2037,131320,2037,327808,6,
2064,3286,345,131321,2034,131320,2036,65789,65592,327734,2,215,0,212,196663,159,213,196663,159,214,131320,216,262203,
9,2075,7,262203,9,2084,7,262203,9,2113,7,262203,9,2120,7,262205,6,2066,386,262368,99,99,400,131321,2068,131320,2068,
458997,6,3289,111,216,2098,2069,327856,92,2074,3289,96,262390,2070,2069,1,262394,2074,2069,2070,131320,2069,196670,
2075,2066,327737,6,2077,88,2075,327812,6,2081,3289,2080,327808,6,2082,2077,2081,327874,6,2083,2082,276,196670,2084,
2066,327737,6,2086,88,2084,327812,6,2090,3289,2089,327808,6,2091,2086,2090,327879,6,2092,2091,372,327745,9,2094,213,
3289,262205,6,2095,2094,393281,398,2096,1066,2083,2092,196670,2096,2095,327808,6,2098,3289,345,131321,2068,131320,
2070,262368,99,99,400,131321,2100,131320,2100,458997,6,3290,111,2070,2127,2101,327856,92,2106,3290,96,262390,2102,
2101,1,262394,2106,2101,2102,131320,2101,327745,9,2109,214,3290,262205,6,2110,2109,327879,6,2112,2110,2111,196670,
2113,2112,327737,6,2114,88,2113,327874,6,2115,2114,276,262205,6,2118,2109,327879,6,2119,2118,2111,196670,2120,2119,
327737,6,2121,88,2120,327879,6,2122,2121,372,393281,398,2123,1066,2115,2122,262205,6,2124,2123,327745,9,2125,213,3290,
196670,2125,2124,327808,6,2127,3290,345,131321,2100,131320,2102,65789,65592,327734,2,222,0,217,196663,159,218,196663,
159,219,196663,159,220,196663,9,221,131320,223,262203,27,2155,7,262203,9,2158,7,262203,9,2161,7,131321,2129,131320,
2129,458997,6,3291,111,223,2166,2132,327856,92,2135,3291,96,262390,2131,2132,1,262394,2135,2130,2131,131320,2130,
327745,9,2137,220,3291,262205,6,2138,2137,262205,6,2139,221,327856,92,2140,2138,2139,196855,2142,0,262394,2140,2141,
2142,131320,2141,327745,9,2144,219,3291,262205,6,2145,2144,393281,562,2147,560,302,2146,262205,6,2148,2147,327856,92,
2149,2145,2148,131321,2142,131320,2142,458997,92,2150,2140,2130,2149,2141,196855,2152,0,262394,2150,2151,2152,131320,
2151,393281,867,2156,560,302,968,262205,24,2157,2156,196670,2155,2157,327745,9,2159,219,3291,262205,6,2160,2159,
196670,2158,2160,327745,9,2162,218,3291,262205,6,2163,2162,196670,2161,2163,458809,2,2164,32,2155,2158,2161,131321,
2152,131320,2152,131321,2132,131320,2132,327808,6,2166,3291,345,131321,2129,131320,2131,65789,65592,327734,2,230,0,
224,196663,159,225,196663,159,226,196663,9,227,196663,9,228,196663,9,229,131320,231,262203,159,2167,7,262203,159,2168,
7,262203,9,2169,7,262203,9,2171,7,262203,9,2173,7,262203,159,2176,7,262203,159,2178,7,262203,27,2186,7,262203,159,
2189,7,262203,159,2191,7,262203,159,2193,7,262203,9,2195,7,262203,159,2199,7,262203,159,2200,7,262203,9,2201,7,262203,
9,2203,7,262203,9,2205,7,262203,159,2208,7,262203,159,2210,7,262203,8,2234,7,262203,9,2235,7,262203,8,2240,7,262203,9,
2241,7,262205,6,2170,227,196670,2169,2170,262205,6,2172,228,196670,2171,2172,196670,2173,111,524345,2,2174,210,2168,
2169,2171,2173,262205,158,2175,2168,196670,2167,2175,196670,2176,2175,262205,158,2179,226,196670,2178,2179,393273,2,
2180,215,2176,2178,262205,158,2181,2176,196670,2167,2181,196855,2184,0,262394,2182,2183,2184,131320,2183,393281,867,
2187,560,302,2185,262205,24,2188,2187,196670,2186,2188,262205,158,2190,225,196670,2189,2190,262205,158,2192,2167,
196670,2191,2192,262205,158,2194,226,196670,2193,2194,262205,6,2196,229,196670,2195,2196,589881,2,2197,197,2186,2189,
2191,2193,2195,65789,131320,2184,262205,6,2202,227,196670,2201,2202,262205,6,2204,228,196670,2203,2204,196670,2205,
113,524345,2,2206,210,2200,2201,2203,2205,262205,158,2207,2200,196670,2199,2207,196670,2208,2207,262205,158,2211,226,
196670,2210,2211,393273,2,2212,215,2208,2210,262205,158,2213,2208,196670,2199,2213,131321,2215,131320,2215,458997,6,
3294,111,2184,2257,2218,327856,92,2221,3294,96,262390,2217,2218,1,262394,2221,2216,2217,131320,2216,327745,9,2223,226,
3294,262205,6,2224,2223,262205,6,2225,229,327856,92,2226,2224,2225,196855,2228,0,262394,2226,2227,2228,131320,2227,
393281,867,2230,560,302,2185,262205,24,2231,2230,262268,7,2232,2231,196670,2234,2232,327745,9,2236,225,3294,262205,6,
2237,2236,196670,2235,2237,393273,7,2238,13,2234,2235,196670,2240,2238,262205,6,2243,2236,196670,2241,2243,393273,7,
2244,13,2240,2241,262268,24,2245,2244,327745,9,2248,2167,3294,262205,6,2249,2248,393281,303,2250,2245,302,302,327742,
2250,2249,2,4,327745,9,2253,2199,3294,262205,6,2254,2253,393281,303,2255,2245,302,345,327742,2255,2254,2,4,131321,
2228,131320,2228,131321,2218,131320,2218,327808,6,2257,3294,345,131321,2215,131320,2217,65789,65592,327734,2,234,0,82,
196663,9,232,196663,9,233,131320,235,262203,159,2272,7,262203,9,2274,7,262203,9,2283,7,262203,159,2300,7,262203,159,
2311,7,262203,159,2373,7,262203,159,2394,7,262203,9,2395,7,262203,9,2397,7,262203,159,2401,7,262203,159,2403,7,262203,
27,2407,7,262203,159,2410,7,262203,159,2412,7,262203,159,2414,7,262203,9,2416,7,262203,159,2429,7,262203,159,2431,7,
262203,159,2433,7,262203,9,2435,7,262203,159,2450,7,262203,159,2452,7,262203,9,2454,7,262203,9,2456,7,262203,9,2458,7,
262205,6,2259,386,393281,562,2261,560,302,724,262205,6,2262,2261,327876,6,2263,2262,1730,131321,2265,131320,2265,
458997,6,3296,111,235,2296,2266,327856,92,2271,3296,96,262390,2267,2266,1,262394,2271,2266,2267,131320,2266,196670,
2274,2259,327737,6,2276,88,2274,327812,6,2280,3296,2279,327808,6,2281,2276,2280,327874,6,2282,2281,276,196670,2283,
2259,327737,6,2285,88,2283,327812,6,2289,3296,2288,327808,6,2290,2285,2289,327879,6,2291,2290,372,393281,398,2292,
1066,2282,2291,262205,6,2293,2292,327745,9,2294,2272,3296,196670,2294,2293,327808,6,2296,3296,345,131321,2265,131320,
2267,196855,2299,0,262394,2297,2298,2299,131320,2298,262205,158,2301,2272,196670,2300,2301,327737,2,2302,189,2300,
131321,2299,131320,2299,131321,2304,131320,2304,458997,6,3297,111,2299,2326,2305,327856,92,2310,3297,96,262390,2306,
2305,1,262394,2310,2305,2306,131320,2305,327745,9,2314,2272,3297,262205,6,2315,2314,327874,6,2316,2315,1730,327745,
398,2317,1670,2316,262205,6,2318,2317,327812,6,2320,3297,388,327808,6,2322,2320,2259,327808,6,2323,2318,2322,327745,9,
2324,2311,3297,196670,2324,2323,327808,6,2326,3297,345,131321,2304,131320,2306,196855,2330,0,262394,2328,2329,2330,
131320,2329,393281,562,2331,560,302,624,262205,6,2332,2331,327879,6,2333,2332,99,327851,92,2334,2333,111,131321,2330,
131320,2330,458997,92,2335,2328,2306,2334,2329,196855,2337,0,262394,2335,2336,2337,131320,2336,131321,2339,131320,
2339,458997,6,3298,111,2336,2364,2342,327856,92,2345,3298,96,262390,2341,2342,1,262394,2345,2340,2341,131320,2340,
327745,9,2348,2272,3298,262205,6,2349,2348,327879,6,2350,2349,2111,262205,6,2351,233,327856,92,2352,2350,2351,196855,
2355,0,262394,2352,2354,2359,131320,2354,262205,6,2358,2348,131321,2355,131320,2359,131321,2355,131320,2355,458997,6,
3312,2358,2354,714,2359,196670,2348,3312,131321,2342,131320,2342,327808,6,2364,3298,345,131321,2339,131320,2341,
131321,2337,131320,2337,458997,6,3303,2263,2330,714,2341,131321,2366,131320,2366,458997,6,3299,111,2337,2383,2367,
327856,92,2372,3299,96,262390,2368,2367,1,262394,2372,2367,2368,131320,2367,262205,6,2375,232,327745,9,2377,2272,3299,
262205,6,2378,2377,327879,6,2379,2378,2111,327877,6,2380,2375,2379,327745,9,2381,2373,3299,196670,2381,2380,327808,6,
2383,3299,345,131321,2366,131320,2368,196855,2386,0,262394,2384,2385,2386,131320,2385,393281,562,2387,560,302,624,
262205,6,2388,2387,327879,6,2389,2388,97,327851,92,2390,2389,111,131321,2386,131320,2386,458997,92,2391,2384,2368,
2390,2385,196855,2393,0,262394,2391,2392,2393,131320,2392,262205,6,2396,232,196670,2395,2396,262205,6,2398,233,196670,
2397,2398,458809,2,2399,203,2394,2395,2397,262205,158,2400,2394,196670,2373,2400,196670,2401,2400,262205,158,2404,
2272,196670,2403,2404,393273,2,2405,215,2401,2403,262205,158,2406,2401,196670,2373,2406,131321,2393,131320,2393,
393281,867,2408,560,302,890,262205,24,2409,2408,196670,2407,2409,262205,158,2411,2311,196670,2410,2411,262205,158,
2413,2373,196670,2412,2413,262205,158,2415,2272,196670,2414,2415,196670,2416,3303,589881,2,2418,197,2407,2410,2412,
2414,2416,196855,2421,0,262394,2419,2420,2421,131320,2420,393281,562,2422,560,302,624,262205,6,2423,2422,327879,6,
2424,2423,94,327851,92,2425,2424,111,131321,2421,131320,2421,458997,92,2426,2419,2393,2425,2420,196855,2428,0,262394,
2426,2427,2428,131320,2427,262205,158,2430,2311,196670,2429,2430,262205,158,2432,2373,196670,2431,2432,262205,158,
2434,2272,196670,2433,2434,196670,2435,3303,524345,2,2437,222,2429,2431,2433,2435,131321,2428,131320,2428,196855,2442,
0,262394,2440,2441,2442,131320,2441,393281,562,2443,560,302,624,262205,6,2444,2443,327879,6,2445,2444,95,327851,92,
2446,2445,111,131321,2442,131320,2442,458997,92,2447,2440,2428,2446,2441,196855,2449,0,262394,2447,2448,2449,131320,
2448,262205,158,2451,2311,196670,2450,2451,262205,158,2453,2272,196670,2452,2453,262205,6,2455,232,196670,2454,2455,
262205,6,2457,233,196670,2456,2457,196670,2458,3303,589881,2,2460,230,2450,2452,2454,2456,2458,131321,2449,131320,
2449,65789,65592,327734,2,239,0,120,196663,119,236,196663,9,237,196663,9,238,131320,240,262203,104,2472,7,262203,119,
2473,7,262203,104,2478,7,262203,9,2479,7,262203,9,2481,7,262203,119,2487,7,262203,9,2489,7,262203,9,2490,7,262203,104,
2494,7,262203,9,2497,7,262203,9,2499,7,262205,6,2462,238,262205,6,2463,237,327810,6,2464,2462,2463,458764,6,2465,1,38,
914,2464,327850,92,2467,2465,914,327847,92,2468,910,2467,196855,2470,0,262394,2468,2469,2477,131320,2469,262205,118,
2474,236,196670,2473,2474,393273,2,2475,140,2472,2473,262205,103,2476,2472,131321,2470,131320,2477,262205,6,2480,237,
196670,2479,2480,196670,2481,2465,458809,2,2483,146,2478,2479,2481,262205,103,2484,2478,131321,2470,131320,2470,
458997,103,3315,2476,2469,2484,2477,262205,6,2485,237,327808,6,2486,2485,914,262205,118,2488,236,196670,2487,2488,
196670,2489,2486,262205,6,2491,238,196670,2490,2491,458809,2,2492,124,2487,2489,2490,262205,118,2493,2487,196670,236,
2493,196670,2494,3315,327737,2,2496,185,2494,262205,6,2498,237,196670,2497,2498,196670,2499,2465,393273,2,2501,234,
2497,2499,262368,99,99,400,65789,65592,327734,7,246,0,241,196663,9,242,196663,9,243,196663,9,244,196663,9,245,131320,
247,262203,2536,2537,7,262203,8,2549,7,262203,9,2550,7,262203,43,2566,7,262203,43,2574,7,262203,9,2577,7,262203,9,
2578,7,262203,43,2581,7,262203,43,2596,7,262203,9,2599,7,262203,9,2600,7,262205,6,2505,243,327812,6,2506,2505,100,
131321,2507,131320,2507,458997,7,3317,2503,247,3322,2510,458997,6,3316,2506,247,2633,2510,262205,6,2513,245,327856,92,
2514,3316,2513,262390,2509,2510,0,262394,2514,2508,2509,131320,2508,131321,2516,131320,2516,458997,6,3318,111,2508,
2557,2517,327856,92,2522,3318,100,262390,2518,2517,1,262394,2522,2517,2518,131320,2517,262205,6,2526,244,327812,6,
2527,3318,2526,327812,6,2528,2527,100,327808,6,2529,3316,2528,393281,562,2531,560,302,2530,262205,6,2532,2531,327810,
6,2533,2532,100,458764,6,2534,1,38,2529,2533,393281,585,2540,560,302,2539,262205,15,2541,2540,262268,7,2542,2541,
262205,6,2543,242,327812,6,2546,2543,2532,327808,6,2548,2546,2534,196670,2549,2542,196670,2550,2548,393273,7,2551,13,
2549,2550,262268,832,2552,2551,327745,835,2553,2552,302,393277,42,2554,2553,2,16,327745,43,2555,2537,3318,196670,2555,
2554,327808,6,2557,3318,345,131321,2516,131320,2518,131321,2559,131320,2559,458997,7,3322,3317,2518,2626,2560,458997,
6,3319,111,2518,2628,2560,327856,92,2565,3319,100,262390,2561,2560,1,262394,2565,2560,2561,131320,2560,262205,6,2570,
244,327812,6,2571,3319,2570,327812,6,2572,2571,100,327808,6,2573,3316,2572,327745,43,2575,2537,3319,262205,42,2576,
2575,196670,2574,2576,196670,2577,2573,262205,6,2579,245,196670,2578,2579,458809,42,2580,48,2574,2577,2578,196670,
2566,2580,262205,6,2585,244,327812,6,2586,3319,2585,327812,6,2587,2586,100,327808,6,2588,3316,2587,262205,6,2589,245,
327745,385,2593,2592,111,262205,6,2594,2593,458764,6,2595,1,38,2589,2594,262205,42,2598,2575,196670,2596,2598,196670,
2599,2588,196670,2600,2595,458809,42,2601,48,2596,2599,2600,196670,2581,2601,327745,9,2602,2566,111,262205,6,2603,
2602,327745,9,2604,2566,113,262205,6,2605,2604,327808,6,2606,2603,2605,327745,9,2607,2566,99,262205,6,2608,2607,
327808,6,2609,2606,2608,327745,9,2610,2566,372,262205,6,2611,2610,327808,6,2612,2609,2611,327745,9,2613,2581,111,
262205,6,2614,2613,327745,9,2615,2581,113,262205,6,2616,2615,327808,6,2617,2614,2616,327745,9,2618,2581,99,262205,6,
2619,2618,327808,6,2620,2617,2619,327745,9,2621,2581,372,262205,6,2622,2621,327808,6,2623,2620,2622,327760,7,2624,
2612,2623,327808,7,2626,3322,2624,327808,6,2628,3319,345,131321,2559,131320,2561,131321,2510,131320,2510,262205,6,
2629,244,327812,6,2631,2629,95,327808,6,2633,3316,2631,131321,2507,131320,2509,131326,3317,65592,327734,2,249,0,165,
196663,9,248,131320,250,262203,8,2662,7,262203,9,2669,7,262203,9,2670,7,262203,9,2671,7,262203,9,2673,7,262203,8,2713,
7,393281,562,2638,560,302,724,262205,6,2639,2638,393281,562,2640,560,302,624,262205,6,2641,2640,327879,6,2642,2641,
113,327851,92,2643,2642,111,393385,6,2644,2643,99,111,327808,6,2645,2639,2644,327814,6,2648,388,2645,524300,6,2649,1,
44,2648,113,95,262205,6,2651,386,131321,2652,131320,2652,458997,6,3324,2651,250,2702,2653,327812,6,2660,2645,2649,
327856,92,2661,3324,2660,262390,2654,2653,0,262394,2661,2653,2654,131320,2653,327814,6,2665,3324,2649,327817,6,2668,
3324,2649,196670,2669,2665,196670,2670,2668,196670,2671,2649,262205,6,2674,248,196670,2673,2674,524345,7,2675,246,
2669,2670,2671,2673,196670,2662,2675,327808,6,2678,2676,3324,327812,6,2679,2678,99,327874,6,2680,2679,276,327879,6,
2684,2679,372,327745,9,2685,2662,111,262205,6,2686,2685,393281,398,2687,1066,2680,2684,196670,2687,2686,327808,6,2691,
2679,113,327874,6,2692,2691,276,327879,6,2697,2691,372,327745,9,2698,2662,113,262205,6,2699,2698,393281,398,2700,1066,
2692,2697,196670,2700,2699,327808,6,2702,3324,388,131321,2652,131320,2654,262368,99,99,400,131321,2705,131320,2705,
458997,6,3325,2651,2654,2773,2708,327856,92,2712,3325,2645,262390,2707,2708,0,262394,2712,2706,2707,131320,2706,
196670,2713,2503,327812,6,2717,3325,2649,131321,2718,131320,2718,458997,6,3326,2717,2706,2755,2719,327808,6,2725,3325,
113,327812,6,2727,2725,2649,327856,92,2728,3326,2727,262390,2720,2719,0,262394,2728,2719,2720,131320,2719,327808,6,
2730,2676,3326,327812,6,2731,2730,99,327874,6,2732,2731,276,327879,6,2736,2731,372,393281,398,2737,1066,2732,2736,
262205,6,2738,2737,327808,6,2742,2731,113,327874,6,2743,2742,276,327879,6,2748,2742,372,393281,398,2749,1066,2743,
2748,262205,6,2750,2749,327760,7,2751,2738,2750,262205,7,2752,2713,327808,7,2753,2752,2751,196670,2713,2753,327808,6,
2755,3326,345,131321,2718,131320,2720,327874,6,2757,3325,276,327879,6,2759,3325,372,327745,9,2760,2713,111,262205,6,
2761,2760,393281,398,2762,1066,2757,2759,196670,2762,2761,327808,6,2764,2676,3325,327874,6,2765,2764,276,327879,6,
2768,2764,372,327745,9,2769,2713,113,262205,6,2770,2769,393281,398,2771,1066,2765,2768,196670,2771,2770,131321,2708,
131320,2708,327808,6,2773,3325,388,131321,2705,131320,2707,262368,99,99,400,65789,65592,327734,6,252,0,55,196663,9,
251,131320,253,393281,562,2774,560,302,624,262205,6,2775,2774,327879,6,2777,2775,2776,327851,92,2778,2777,111,196855,
2781,0,262394,2778,2780,2788,131320,2780,262205,6,2782,251,327874,6,2783,2782,276,262205,6,2784,251,327879,6,2785,
2784,372,393281,398,2786,1066,2783,2785,262205,6,2787,2786,131321,2781,131320,2788,393281,585,2790,560,302,2789,
262205,15,2791,2790,262205,6,2792,251,393281,303,2793,2791,302,2792,393277,6,2794,2793,2,4,131321,2781,131320,2781,
458997,6,3328,2787,2780,2794,2788,131326,3328,65592,327734,6,255,0,55,196663,9,254,131320,256,393281,562,2798,560,302,
624,262205,6,2799,2798,327879,6,2800,2799,2776,327851,92,2801,2800,111,196855,2804,0,262394,2801,2803,2813,131320,
2803,262205,6,2805,254,327808,6,2806,2676,2805,327874,6,2807,2806,276,262205,6,2808,254,327808,6,2809,2676,2808,
327879,6,2810,2809,372,393281,398,2811,1066,2807,2810,262205,6,2812,2811,131321,2804,131320,2813,393281,585,2814,560,
302,2539,262205,15,2815,2814,262205,6,2816,254,393281,562,2817,560,302,2530,262205,6,2818,2817,327812,6,2819,2816,
2818,327745,385,2820,2592,111,262205,6,2821,2820,327808,6,2822,2819,2821,393281,303,2823,2815,302,2822,393277,6,2824,
2823,2,4,131321,2804,131320,2804,458997,6,3329,2812,2803,2824,2813,131326,3329,65592,327734,2,258,0,165,196663,9,257,
131320,259,262203,9,2829,7,262203,9,2837,7,262203,9,2865,7,262203,9,2866,7,393281,562,2830,560,302,724,262205,6,2831,
2830,196670,2829,2831,327737,6,2832,252,2829,327808,6,2836,2831,113,196670,2837,2836,327737,6,2838,252,2837,262201,6,
2840,63,393281,562,2842,560,302,624,262205,6,2843,2842,327879,6,2845,2843,2844,327851,92,2846,2845,111,393281,867,
2847,560,302,866,262205,24,2848,2847,393281,303,2850,2848,302,302,327742,2850,2840,2,4,262205,6,2853,257,393281,303,
2854,2848,302,345,327742,2854,2853,2,4,327808,6,2859,2832,2838,393281,303,2860,2848,302,276,327742,2860,2859,2,4,
393281,303,2864,2848,302,2539,327742,2864,2838,2,4,196670,2865,100,262205,6,2867,257,196670,2866,2867,393273,2,2868,
85,2865,2866,196855,2874,0,262394,2846,2873,2878,131320,2873,327808,6,2876,2840,761,327814,6,2877,2876,94,131321,2874,
131320,2878,131321,2874,131320,2874,458997,6,3330,2877,2873,111,2878,393281,303,2880,2848,302,968,327742,2880,3330,2,
4,196855,2886,0,262394,2846,2885,2894,131320,2885,393281,585,2887,560,302,2789,262205,15,2888,2887,327808,6,2891,2831,
99,393281,303,2892,2888,302,2891,393277,6,2893,2892,2,4,131321,2886,131320,2894,131321,2886,131320,2886,458997,6,3331,
2893,2885,111,2894,393281,303,2896,2848,302,866,327742,2896,3331,2,4,131321,2899,131320,2899,458997,6,3332,2898,2886,
2911,2900,327856,92,2905,3332,95,262390,2901,2900,0,262394,2905,2900,2901,131320,2900,393281,303,2909,2848,302,3332,
327742,2909,111,2,4,327808,6,2911,3332,345,131321,2899,131320,2901,65789,65592,327734,2,264,0,260,196663,9,261,196663,
9,262,196663,9,263,131320,265,262203,9,2924,7,262203,9,2925,7,393281,867,2912,560,302,866,262205,24,2913,2912,262205,
6,2914,261,327808,6,2915,95,2914,262205,6,2916,262,393281,303,2917,2913,302,2915,327742,2917,2916,2,4,393281,562,2919,
560,302,2918,262205,6,2920,2919,262205,6,2921,261,327812,6,2922,2921,372,327808,6,2923,2920,2922,196670,2924,2923,
262205,6,2926,263,196670,2925,2926,393273,2,2927,85,2924,2925,65789,65592,327734,2,269,0,267,196663,266,268,131320,
270,262203,2959,2960,7,262203,9,2969,7,262203,2959,2975,7,262203,9,2986,7,262203,9,3016,7,262203,9,3018,7,262203,9,
3050,7,262203,9,3052,7,262203,9,3054,7,262203,9,3085,7,262203,9,3092,7,262203,9,3121,7,327745,385,2929,2592,111,
262205,6,2930,2929,327850,92,2931,2930,111,196855,2933,0,262394,2931,2932,2933,131320,2932,393281,562,2934,560,302,
624,262205,6,2935,2934,327879,6,2936,2935,803,327851,92,2937,2936,111,131321,2933,131320,2933,458997,92,2938,2931,270,
2937,2932,262205,6,2940,386,327812,6,2944,2940,2943,131321,2947,131320,2947,458997,6,3336,111,2933,2996,2950,458997,6,
3333,111,2933,2998,2950,327856,92,2953,3333,2943,262390,2949,2950,1,262394,2953,2948,2949,131320,2948,327808,6,2957,
2944,3333,393281,562,2963,560,302,724,262205,6,2964,2963,327856,92,2965,2957,2964,196855,2968,0,262394,2965,2967,2972,
131320,2967,196670,2969,2957,327737,6,2971,252,2969,131321,2968,131320,2972,131321,2968,131320,2968,458997,6,3344,
2971,2967,111,2972,327745,9,2974,2960,3333,196670,2974,3344,262205,92,2981,268,327847,92,2982,2965,2981,196855,2985,0,
262394,2982,2984,2989,131320,2984,196670,2986,2957,327737,6,2988,255,2986,131321,2985,131320,2989,131321,2985,131320,
2985,458997,6,3346,2988,2984,111,2989,327745,9,2991,2975,3333,196670,2991,3346,262205,6,2994,2974,327808,6,2996,3336,
2994,131321,2950,131320,2950,327808,6,2998,3333,345,131321,2947,131320,2949,131321,3001,131320,3001,458997,6,3334,
2940,2949,3013,3002,327858,92,3007,3334,1666,327847,92,3009,3007,3008,262390,3003,3002,0,262394,3009,3002,3003,131320,
3002,327745,398,3011,1883,3334,196670,3011,111,327808,6,3013,3334,388,131321,3001,131320,3003,196670,3016,3336,393273,
6,3019,53,3016,3018,262205,6,3020,3018,131321,3022,131320,3022,458997,6,3339,3019,3003,3062,3025,458997,6,3337,111,
3003,3064,3025,327856,92,3028,3337,2943,262390,3024,3025,1,262394,3028,3023,3024,131320,3023,327808,6,3032,2944,3337,
393281,562,3034,560,302,724,262205,6,3035,3034,327856,92,3036,3032,3035,196855,3038,0,262394,3036,3037,3038,131320,
3037,327745,9,3042,2975,3337,262205,6,3043,3042,327808,6,3044,3339,3043,327745,398,3045,1675,3032,196670,3045,3044,
196855,3048,0,262394,2938,3047,3048,131320,3047,196670,3050,3032,196670,3052,3339,327745,9,3055,2960,3337,262205,6,
3056,3055,196670,3054,3056,458809,2,3057,264,3050,3052,3054,131321,3048,131320,3048,131321,3038,131320,3038,327745,9,
3059,2960,3337,262205,6,3060,3059,327808,6,3062,3339,3060,131321,3025,131320,3025,327808,6,3064,3337,345,131321,3022,
131320,3024,327850,92,3066,2940,111,196855,3068,0,262394,3066,3067,3068,131320,3067,262205,92,3070,268,196855,3072,0,
262394,3070,3071,3072,131320,3071,393281,562,3073,560,302,624,262205,6,3074,3073,327879,6,3075,3074,113,327851,92,
3076,3075,111,131321,3072,131320,3072,458997,92,3077,3070,3067,3076,3071,393281,562,3078,560,302,724,262205,6,3079,
3078,196855,3084,0,262394,3077,3083,3095,131320,3083,196670,3085,3079,327737,6,3088,255,3085,327808,6,3091,3079,113,
196670,3092,3091,327737,6,3093,255,3092,327808,6,3094,3088,3093,131321,3084,131320,3095,131321,3084,131320,3084,
458997,6,3338,3094,3083,111,3095,327808,6,3097,3020,3338,327745,398,3098,1675,3079,196670,3098,3097,196855,3101,0,
262394,2938,3100,3101,131320,3100,393281,867,3102,560,302,866,262205,24,3103,3102,327808,6,3106,95,3079,393281,303,
3108,3103,302,3106,327742,3108,3020,2,4,131321,3101,131320,3101,196855,3113,0,262394,2931,3112,3113,131320,3112,
393281,562,3114,560,302,624,262205,6,3115,3114,327879,6,3116,3115,1054,327851,92,3117,3116,111,131321,3113,131320,
3113,458997,92,3118,2931,3101,3117,3112,196855,3120,0,262394,3118,3119,3120,131320,3119,196670,3121,3020,327737,2,
3123,258,3121,131321,3120,131320,3120,131321,3068,131320,3068,65789,65592,
};
static const uint32_t raysort_spirv_sort_ranges[] = {
119734787,66816,524299,643,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,917519,5,4,
1852399981,0,108,113,142,193,214,281,431,569,584,393232,4,17,128,1,1,262215,16,6,4,262216,17,0,24,327752,17,0,35,0,
196679,17,2,196679,20,5356,262215,108,11,29,327752,276,0,35,0,327752,276,1,35,8,327752,276,2,35,16,327752,276,3,35,24,
327752,276,4,35,32,327752,276,5,35,36,327752,276,6,35,40,327752,276,7,35,44,327752,276,8,35,48,327752,276,9,35,52,
327752,276,10,35,56,327752,276,11,35,60,262215,277,6,4,262216,278,0,25,327752,278,0,35,0,196679,278,2,327752,279,0,35,
0,196679,279,2,262215,569,11,26,262215,627,11,25,196679,526,5356,131091,2,196641,3,2,262165,6,32,0,262167,7,6,2,
262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,15,5349,17,262176,18,7,15,
327713,19,6,18,9,262167,24,6,4,262176,25,7,24,393249,26,24,25,9,9,327713,32,6,9,9,262177,37,6,9,327713,41,2,9,9,
262187,6,52,0,262165,56,32,1,262187,56,57,2,262174,60,6,6,262187,6,65,1,262187,56,69,30,262187,56,84,0,262176,85,5349,
6,458796,24,90,52,52,52,52,262187,6,92,2,262187,6,93,3,458796,24,94,52,65,92,93,131092,100,262167,101,100,4,262176,
107,1,6,262203,107,108,1,262187,6,110,32,262172,111,24,110,262176,112,4,111,262203,112,113,4,262187,6,115,4,262176,
120,4,6,262187,6,122,264,262187,6,124,16,262176,131,4,24,262172,140,24,115,262176,141,4,140,262203,141,142,4,262187,
56,191,1,262203,141,193,4,262203,120,214,4,262187,6,228,8,196647,275,5349,917534,276,15,15,15,275,6,6,6,6,6,6,6,6,
196637,277,6,196638,278,277,262176,275,5349,278,196638,279,276,262176,280,9,279,262203,280,281,9,262187,56,282,4,
262176,283,9,6,262187,6,286,65535,262176,294,9,15,262187,6,307,4294967292u,262187,56,325,24,262187,56,329,5,262187,56,
337,9,262187,56,350,10,262187,56,361,3,262176,362,9,275,262187,56,388,8,262187,6,428,257,262172,429,6,428,262176,430,
4,429,262203,430,431,4,262187,56,445,256,262187,56,450,7,262187,6,454,256,262187,56,458,6,262167,567,6,3,262176,568,1,
567,262203,568,569,1,262187,6,572,127,262187,6,581,128,262172,582,6,581,262176,583,4,582,262203,583,584,4,262187,56,
612,11,393260,567,627,581,65,65,327734,2,4,0,3,131320,5,262203,9,578,7,262203,9,624,7,262203,9,625,7,262205,6,565,108,
327745,107,570,569,52,262205,6,571,570,327812,6,573,571,572,327808,6,575,573,565,262201,2,576,46,196670,578,575,
327737,6,580,49,578,327745,120,587,584,565,196670,587,580,262368,92,92,122,393281,283,589,281,84,458,262205,6,590,589,
327858,100,591,575,590,327856,100,593,565,572,327847,100,594,591,593,196855,596,0,262394,594,595,596,131320,595,
393281,362,597,281,84,361,262205,275,598,597,327808,6,600,124,575,393281,85,602,598,84,600,327742,602,580,2,4,131321,
596,131320,596,327856,100,606,575,590,327847,100,609,606,593,196855,611,0,262394,609,610,611,131320,610,393281,283,
613,281,84,612,262205,6,614,613,327812,6,616,575,93,327808,6,617,614,616,327808,6,619,565,65,327745,120,620,584,619,
262205,6,621,620,327810,6,623,621,580,196670,624,617,196670,625,623,393273,2,626,44,624,625,131321,611,131320,611,
65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,53,11,52,262205,6,54,53,262205,6,55,12,327876,
6,58,55,57,327829,60,61,54,58,327761,6,62,61,1,327761,6,63,61,0,327745,9,66,11,65,262205,6,67,66,262205,6,68,12,
327874,6,70,68,69,327808,6,71,67,70,327808,6,73,71,62,327760,7,74,63,73,131326,74,65592,327734,6,22,0,19,196663,18,20,
196663,9,21,131320,23,262203,8,79,7,262203,9,80,7,262205,15,77,20,262268,7,78,77,196670,79,78,262205,6,81,21,196670,
80,81,393273,7,82,13,79,80,262268,15,83,82,393281,85,86,83,84,84,393277,6,87,86,2,4,131326,87,65592,327734,24,30,0,26,
196663,25,27,196663,9,28,196663,9,29,131320,31,262205,24,91,27,262205,6,95,28,458832,24,96,95,95,95,95,327808,24,97,
94,96,262205,6,98,29,458832,24,99,98,98,98,98,327856,101,102,97,99,393385,24,103,102,91,90,131326,103,65592,327734,6,
35,0,32,196663,9,33,196663,9,34,131320,36,262203,25,128,7,262203,25,159,7,262203,25,164,7,262203,25,182,7,262203,9,
184,7,262203,9,185,7,262203,25,233,7,262203,9,236,7,262203,9,237,7,262203,25,245,7,262203,9,248,7,262203,9,249,7,
262205,6,109,108,327814,6,116,109,115,327817,6,118,109,115,262205,6,119,33,393281,120,121,113,116,118,196670,121,119,
262368,92,92,122,327856,100,125,109,124,196855,127,0,262394,125,126,127,131320,126,327812,6,130,109,92,327745,131,132,
113,130,262205,24,133,132,327808,6,136,130,65,327745,131,137,113,136,262205,24,138,137,327808,24,139,133,138,196670,
128,139,327745,9,147,128,52,262205,6,148,147,327745,9,149,128,65,262205,6,150,149,327808,6,151,148,150,327745,9,152,
128,92,262205,6,153,152,327808,6,154,151,153,327745,9,155,128,93,262205,6,156,155,327808,6,157,154,156,393281,120,158,
142,116,118,196670,158,157,131321,127,131320,127,262368,92,92,122,196670,159,90,196855,163,0,262394,125,162,163,
131320,162,196670,164,90,131321,166,131320,166,458997,6,628,52,162,192,167,327856,100,172,628,115,262390,168,167,1,
262394,172,167,168,131320,167,327745,131,175,142,628,262205,24,176,175,262205,24,178,164,327808,24,179,178,176,196670,
164,179,327812,6,181,628,115,196670,182,176,196670,184,181,196670,185,109,458809,24,187,30,182,184,185,262205,24,188,
159,327808,24,189,188,187,196670,159,189,327808,6,192,628,191,131321,166,131320,168,327745,9,198,159,52,262205,6,199,
198,327745,9,200,159,65,262205,6,201,200,327808,6,202,199,201,327745,9,203,159,92,262205,6,204,203,327808,6,205,202,
204,327745,9,206,159,93,262205,6,207,206,327808,6,208,205,207,393281,120,209,193,116,118,196670,209,208,327850,100,
211,109,52,196855,213,0,262394,211,212,213,131320,212,327745,9,215,164,52,262205,6,216,215,327745,9,217,164,65,262205,
6,218,217,327808,6,219,216,218,327745,9,220,164,92,262205,6,221,220,327808,6,222,219,221,327745,9,223,164,93,262205,6,
224,223,327808,6,225,222,224,196670,214,225,131321,213,131320,213,131321,163,131320,163,262368,92,92,122,262205,6,226,
214,196670,34,226,327814,6,229,109,228,327812,6,230,229,92,327817,6,232,109,228,327745,131,234,113,230,262205,24,235,
234,196670,233,235,196670,236,52,196670,237,232,458809,24,238,30,233,236,237,196670,159,238,327808,6,242,230,65,
327745,131,246,113,242,262205,24,247,246,196670,245,247,196670,248,115,196670,249,232,458809,24,250,30,245,248,249,
262205,24,251,159,327808,24,252,251,250,196670,159,252,327814,6,254,109,110,327817,6,257,229,115,393281,120,258,193,
254,257,262205,6,259,258,327745,9,260,159,52,262205,6,261,260,327808,6,262,259,261,327745,9,263,159,65,262205,6,264,
263,327808,6,265,262,264,327745,9,266,159,92,262205,6,267,266,327808,6,268,265,267,327745,9,269,159,93,262205,6,270,
269,327808,6,271,268,270,131326,271,65592,327734,6,39,0,37,196663,9,38,131320,40,262203,8,293,7,262205,6,274,38,
393281,283,284,281,84,282,262205,6,285,284,327879,6,287,285,286,327831,60,290,274,287,327761,6,291,290,0,327761,6,292,
290,1,393281,294,295,281,84,84,262205,15,296,295,262268,7,297,296,196670,293,297,327745,9,298,293,52,262205,6,299,298,
327829,60,302,299,291,327761,6,303,302,1,327761,6,304,302,0,327879,6,308,304,307,327745,9,309,293,65,262205,6,310,309,
327808,6,312,310,292,327808,6,314,312,303,327760,7,315,308,314,262268,15,317,315,393281,85,318,317,84,84,393277,6,319,
318,2,4,327879,6,321,304,93,327812,6,322,321,228,327874,6,326,285,325,327808,6,327,322,326,327874,6,328,319,327,
393281,283,330,281,84,329,262205,6,331,330,327879,6,332,328,331,131326,332,65592,327734,2,44,0,41,196663,9,42,196663,
9,43,131320,45,262205,6,336,43,393281,283,338,281,84,337,262205,6,339,338,327814,6,340,336,339,262205,6,341,43,327817,
6,344,341,339,327851,100,345,344,52,393385,6,346,345,65,52,327808,6,347,340,346,393281,283,351,281,84,350,262205,6,
352,351,327814,6,353,347,352,327817,6,357,347,352,327851,100,358,357,52,393385,6,359,358,65,52,327808,6,360,353,359,
393281,362,363,281,84,361,262205,275,364,363,262205,6,365,42,458764,6,369,1,38,347,352,393281,85,370,364,84,365,
327742,370,369,2,4,262205,6,373,42,327808,6,374,373,65,458764,6,376,1,41,360,65,393281,85,377,364,84,374,327742,377,
376,2,4,262205,6,380,42,327808,6,381,380,92,393281,85,382,364,84,381,327742,382,65,2,4,65789,65592,327734,2,46,0,3,
131320,47,262203,9,424,7,262203,9,425,7,262205,6,384,108,327812,6,385,384,92,393281,283,389,281,84,388,262205,6,390,
389,327856,100,391,385,390,196855,394,0,262394,391,393,400,131320,393,393281,294,395,281,84,57,262205,15,396,395,
393281,85,398,396,84,385,393277,6,399,398,2,4,131321,394,131320,400,131321,394,131320,394,458997,6,629,399,393,52,400,
327808,6,404,385,65,327856,100,407,404,390,196855,410,0,262394,407,409,417,131320,409,393281,294,411,281,84,57,262205,
15,412,411,393281,85,415,412,84,404,393277,6,416,415,2,4,131321,410,131320,417,131321,410,131320,410,458997,6,630,416,
409,52,417,327808,6,422,629,630,196670,424,422,393273,6,426,35,424,425,262205,6,427,425,327745,120,434,431,385,196670,
434,426,327808,6,439,426,629,327745,120,440,431,404,196670,440,439,327850,100,442,384,52,196855,444,0,262394,442,443,
444,131320,443,327745,120,447,431,445,196670,447,427,131321,444,131320,444,262368,92,92,122,65789,65592,327734,6,49,0,
37,196663,9,48,131320,50,262203,18,526,7,262203,9,529,7,262203,9,532,7,262205,6,449,48,393281,283,451,281,84,450,
262205,6,452,451,327874,6,453,449,452,458764,6,455,1,38,453,454,262205,6,457,48,393281,283,459,281,84,458,262205,6,
460,459,327856,100,461,457,460,196855,464,0,262394,461,463,468,131320,463,327745,120,466,431,455,262205,6,467,466,
131321,464,131320,468,327745,120,469,431,445,262205,6,470,469,131321,464,131320,464,458997,6,631,467,463,470,468,
262205,6,473,48,327856,100,476,473,460,196855,479,0,262394,476,478,484,131320,478,327808,6,481,455,65,327745,120,482,
431,481,262205,6,483,482,131321,479,131320,484,131321,479,131320,479,458997,6,632,483,478,631,484,131321,487,131320,
487,458997,6,635,632,479,638,490,458997,6,633,631,479,637,490,327856,100,494,633,635,262390,489,490,0,262394,494,488,
489,131320,488,327810,6,498,635,633,131321,504,131320,504,458997,6,638,635,488,642,507,458997,6,637,633,488,640,507,
458997,6,636,65,488,558,507,327856,100,510,636,228,262390,506,507,1,262394,510,505,506,131320,505,327814,6,514,498,
228,327812,6,516,514,636,327808,6,517,633,516,327817,6,519,498,228,327812,6,521,519,636,327814,6,522,521,228,327808,6,
523,517,522,393281,294,527,281,84,191,262205,15,528,527,196670,526,528,196670,529,523,393273,6,531,22,526,529,196670,
532,531,327737,6,533,39,532,262205,6,534,48,327856,100,535,533,534,196855,539,0,262394,535,538,544,131320,538,327808,
6,542,523,65,458764,6,543,1,41,637,542,131321,539,131320,544,131321,539,131320,539,458997,6,640,543,538,637,544,
196855,550,0,262394,535,549,552,131320,549,131321,550,131320,552,458764,6,555,1,38,638,523,131321,550,131320,550,
458997,6,642,638,549,555,552,131321,507,131320,507,327808,6,558,636,191,131321,504,131320,506,131321,490,131320,490,
131321,487,131320,489,131326,633,65592,
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
