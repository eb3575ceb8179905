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
#define RAYSORT_SHADER_DIGEST "c21a656628e2866510dc36da88307adf83f807b686433062daebbefc522848b2"
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
  uint32_t threads;    /* of the scatter */
  int needsTotals;     /* other passes read them too */
  raysort_table table;
} raysort_digit;

/* Small tables: every workgroup of the scatter sums the rows itself, for less than a pass before it would cost. So
 * measured while a thread has no more words than these: with up to 16 materials and any number of rays, with 64
 * materials up to 140,000 rays, with 256 up to 300,000. */
#define RAYSORT_SUMMED_WORDS 75u

static int raysort_sumsRows(const raysort_digit *digit)
{
  return !digit->needsTotals && digit->table.rowStride <= RAYSORT_MAX_CHUNKS / 4 &&
         digit->table.rows * digit->table.rowStride <= RAYSORT_SUMMED_WORDS * digit->threads;
}

static uint32_t raysort_digitPasses(const raysort_digit *digit)
{
  return raysort_sumsRows(digit) ? 2 : 3;
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
  while ((1u << raysort_digitBits[digit->digitClass]) < digit->count)
    ++digit->digitClass;
  digit->tile = raysort_tile(context, digit->digitClass);
  digit->threads = raysort_scatterThreads(context, digit->digitClass);
  digit->table.rows = digit->count + more;
  digit->table.rowStride =
      raysort_columns(maxCount, digit->tile, movesPairs ? RAYSORT_MAX_CHUNKS : RAYSORT_MAX_CHUNKS / 4);
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
  push->flags = source->flags | target->flags | (raysort_sumsRows(digit) ? RAYSORT_KERNEL_UNSCANNED : 0);
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
  if (!raysort_sumsRows(digit))
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
  sort->digits[0].needsTotals = statistic == 1; /* it is one of them */
  sort->digits[1].shift = lowBits;
  sort->digits[1].mask = 0xffffffffu;
  sort->digits[1].count = ((materials - 1) >> lowBits) + 1;
  sort->digits[1].needsTotals = 1; /* to find the ranges */
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
                    RAYSORT_PIPELINE_COUNT + source->kind * 2 + (digit->digitClass == RAYSORT_DIGIT_CLASSES - 1),
                    source, digit, scratch, 0, rows);
  if (statistic)
  {
    raysort_source any = *source;
    any.kind = RAYSORT_SOURCE_STRIDED;
    raysort_planCount(plan, "sort statistic", RAYSORT_PIPELINE_STATISTIC, &any, digit, scratch, rows, 1);
  }
  if (!raysort_sumsRows(digit))
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
119734787,66816,524299,3361,0,131089,1,131089,5347,393227,1,1280527431,1685353262,808793134,0,196622,5348,1,1048591,5,
4,1852399981,0,389,395,424,479,500,563,1069,1459,1673,1678,2621,393232,4,17,1,1,1,262215,16,6,4,262216,17,0,24,327752,
17,0,35,0,196679,17,2,196679,20,5356,262215,25,6,4,262216,26,0,25,327752,26,0,35,0,196679,26,2,196679,29,5356,262215,
90,1,2,262215,110,1,1,196679,194,5356,262215,389,11,29,262215,391,1,0,327752,560,0,35,0,327752,560,1,35,8,327752,560,
2,35,16,327752,560,3,35,24,327752,560,4,35,32,327752,560,5,35,40,327752,560,6,35,48,327752,560,7,35,56,327752,560,8,
35,64,327752,560,9,35,72,327752,560,10,35,76,327752,560,11,35,80,327752,560,12,35,84,327752,560,13,35,88,327752,560,
14,35,92,327752,560,15,35,96,327752,560,16,35,100,327752,560,17,35,104,327752,560,18,35,108,327752,560,19,35,112,
327752,560,20,35,116,327752,560,21,35,120,327752,560,22,35,124,327752,561,0,35,0,196679,561,2,262216,836,0,24,327752,
836,0,35,0,196679,836,2,262215,2351,1,3,262215,2621,11,26,262215,3212,1,0,262215,3213,11,25,196679,677,5356,196679,
699,5356,196679,2011,5356,196679,2045,5356,196679,2177,5356,196679,2208,5356,196679,2431,5356,131091,2,196641,3,2,
262165,6,32,0,262167,7,6,2,262176,8,7,7,262176,9,7,6,327713,10,7,8,9,196647,15,5349,196637,16,6,196638,17,16,262176,
15,5349,17,262176,18,7,15,327713,19,6,18,9,196647,24,5349,196637,25,6,196638,26,25,262176,24,5349,26,262176,27,7,24,
393249,28,2,27,9,9,327710,34,6,6,6,458785,35,34,9,9,9,9,262167,42,6,4,262176,43,7,42,393249,44,42,43,9,9,327713,50,6,
9,9,262177,55,6,9,196641,62,6,262177,65,7,9,262177,69,6,8,327713,73,6,43,9,262177,78,42,9,327713,82,2,9,9,262194,6,90,
8,262187,6,91,6,131092,92,393268,92,93,170,90,91,262187,6,94,32,262187,6,95,16,458804,6,96,169,93,94,95,262187,6,97,8,
393268,92,98,170,90,97,262187,6,99,2,262187,6,100,4,458804,6,101,169,98,99,100,393268,6,102,134,96,101,262172,103,6,
102,262176,104,7,103,327713,105,6,104,9,262194,6,110,4,262187,6,111,0,393268,92,112,170,110,111,262187,6,113,1,393268,
92,114,170,110,113,458804,6,115,169,114,97,100,458804,6,116,169,112,95,115,393268,6,117,134,96,116,262172,118,42,117,
262176,119,7,118,393249,120,2,119,9,9,262177,133,2,104,327713,137,2,104,119,393249,142,2,104,9,9,262172,158,6,96,
262176,159,7,158,327713,160,2,104,159,262177,165,2,9,393249,171,2,104,159,159,262176,187,7,92,327713,188,2,159,187,
524321,193,2,27,159,159,159,9,393249,201,2,159,9,9,458785,207,2,159,9,9,9,327713,214,2,159,159,458785,219,2,159,159,
159,9,524321,226,2,159,159,9,9,9,393249,234,2,9,9,187,458785,245,7,9,9,9,9,393249,264,2,9,9,9,262177,270,2,187,262165,
278,32,1,262187,278,279,2,262174,282,6,6,262187,278,290,30,262187,278,305,0,262176,306,5349,6,262176,339,7,34,262187,
278,348,1,458796,42,373,111,111,111,111,262187,6,375,3,458796,42,376,111,113,99,375,262167,382,92,4,262176,388,1,6,
262203,388,389,1,262194,6,391,128,393268,6,392,134,391,100,262172,393,42,392,262176,394,4,393,262203,394,395,4,262176,
401,4,6,262187,6,403,264,393268,6,405,134,391,97,262176,412,4,42,393268,6,421,134,391,94,262172,422,42,421,262176,423,
4,422,262203,423,424,4,393268,6,443,134,391,97,393268,6,455,134,391,94,393268,6,476,134,391,94,262172,477,42,476,
262176,478,4,477,262203,478,479,4,262203,401,500,4,1638430,560,15,15,15,15,15,24,24,24,24,6,6,6,6,6,6,6,6,6,6,6,6,6,6,
196638,561,560,262176,562,9,561,262203,562,563,9,262187,278,564,13,262176,565,9,6,262187,278,568,24,262187,278,571,14,
262187,6,580,65535,262176,588,9,15,262187,6,601,4294967292u,262187,278,627,10,262187,6,630,256,262187,278,640,9,
393268,92,650,170,110,375,393268,92,674,170,110,99,393268,92,689,170,110,100,262187,278,706,12,262187,6,717,
4294967295u,393268,92,722,170,110,111,262187,278,727,18,262187,278,734,15,262187,278,757,16,262187,6,764,31,393268,92,
767,170,110,375,262187,278,798,17,262187,6,806,128,393268,6,807,134,806,116,196647,835,5349,196638,836,42,262176,835,
5349,836,262176,838,5349,42,262187,278,845,19,262187,278,858,20,262187,278,869,8,262176,870,9,24,262187,278,893,5,
393268,6,904,134,94,101,393268,278,907,128,904,111,393268,92,913,176,110,375,393268,6,917,132,391,96,393268,92,933,
170,110,111,262187,6,959,2155905152u,262187,6,963,16843009,262187,278,971,7,262187,6,973,255,393268,92,995,170,110,
111,393268,92,996,170,101,100,393268,92,997,167,995,996,393268,92,1053,178,90,91,458804,6,1054,169,1053,90,100,393268,
6,1055,196,113,1054,393268,6,1056,128,1055,113,262187,6,1057,64,393268,92,1058,170,1055,1057,393268,6,1059,134,391,99,
458804,6,1060,169,1058,1059,391,393268,6,1061,132,1056,1060,393268,6,1062,134,917,94,393268,6,1063,128,917,1062,
393268,92,1064,172,1061,1063,458804,6,1065,169,1064,1061,1063,393268,6,1066,134,1065,100,262172,1067,42,1066,262176,
1068,4,1067,262203,1068,1069,4,393268,6,1111,134,116,101,393268,92,1121,170,110,111,393268,92,1153,171,110,111,393268,
6,1167,134,917,101,262187,278,1254,31,393268,6,1264,134,1061,100,393268,6,1331,132,1055,1060,393268,6,1371,132,1055,
1060,393268,6,1372,134,1371,391,393268,6,1373,134,1372,100,262172,1392,42,1373,262176,1393,7,1392,393268,6,1451,134,
391,1055,262172,1457,6,1055,262176,1458,4,1457,262203,1458,1459,4,393268,6,1669,196,113,90,393268,6,1670,128,1669,113,
262172,1671,6,1670,262176,1672,4,1671,262203,1672,1673,4,393268,6,1675,128,1669,113,262172,1676,6,1675,262176,1677,4,
1676,262203,1677,1678,4,262187,6,1733,12,327732,92,1742,168,1053,262187,6,1758,983055,393268,6,1945,130,917,113,
393268,6,1949,130,917,113,262187,6,1964,536870912,393268,6,2101,134,391,94,393268,6,2102,128,391,2101,393268,6,2110,
134,391,94,393268,6,2111,128,391,2110,393268,6,2133,130,917,113,262187,278,2168,21,393268,92,2204,171,110,375,262187,
278,2207,6,393268,6,2300,134,391,94,393268,6,2301,128,391,2300,393268,6,2309,134,391,94,393268,6,2310,128,391,2309,
327732,92,2319,168,1053,196657,92,2351,327732,92,2352,168,2351,327732,92,2408,168,2351,327732,92,2443,168,2351,327732,
92,2462,168,2351,393268,92,2463,172,90,100,393268,92,2464,167,2462,2463,327724,7,2532,111,111,262187,278,2559,11,
262172,2564,42,100,262176,2565,7,2564,262187,278,2568,3,262167,2619,6,3,262176,2620,1,2619,262203,2620,2621,1,393268,
6,2705,128,1669,99,262187,6,2805,2048,262187,278,2818,4,262187,6,2873,512,262187,6,2927,9,262187,278,2947,22,393268,6,
2970,128,1669,391,393268,6,2971,130,2970,113,393268,6,2972,134,2971,391,262172,2987,6,2972,262176,2988,7,2987,262194,
6,3212,1,393267,2619,3213,3212,113,113,327734,2,4,0,3,131320,5,262203,339,3138,7,262203,9,3140,7,262203,9,3141,7,
262203,9,3142,7,262203,9,3145,7,262203,119,3156,7,262203,9,3158,7,262203,9,3161,7,262203,9,3182,7,262203,187,3186,7,
262203,119,3201,7,262203,9,3203,7,262203,9,3205,7,262201,6,3139,63,196670,3140,3139,196670,3141,917,393281,565,3143,
563,305,2559,262205,6,3144,3143,196670,3142,3144,327745,388,3146,2621,111,262205,6,3147,3146,196670,3145,3147,524345,
34,3148,40,3140,3141,3142,3145,196670,3138,3148,327745,9,3152,3138,305,262205,6,3153,3152,327856,92,3154,3147,3153,
327745,9,3159,3138,348,262205,6,3160,3159,196670,3158,3160,327745,9,3162,3138,279,262205,6,3163,3162,196670,3161,3163,
458809,2,3164,124,3156,3158,3161,262205,118,3165,3156,262312,92,3167,3154,196855,3169,0,262394,3167,3168,3169,131320,
3168,327850,92,3172,3147,111,131321,3169,131320,3169,458997,92,3173,3154,5,3172,3168,196855,3175,0,262394,3173,3174,
3175,131320,3174,393281,565,3176,563,305,627,262205,6,3177,3176,327879,6,3178,3177,2805,327851,92,3179,3178,111,
196855,3181,0,262394,3179,3180,3181,131320,3180,262205,6,3184,3152,196670,3182,3184,327737,2,3185,253,3182,131321,
3181,131320,3181,196670,3186,3154,327737,2,3188,272,3186,131321,3175,131320,3175,262368,99,99,403,262205,6,3191,3159,
131321,3192,131320,3192,458997,118,3216,3165,3175,3209,3193,458997,6,3215,3191,3175,3211,3193,262205,6,3199,3162,
327856,92,3200,3215,3199,262390,3194,3193,0,262394,3200,3193,3194,131320,3193,196670,3201,3216,196670,3203,3215,
262205,6,3207,3162,196670,3205,3207,458809,2,3208,243,3201,3203,3205,262205,118,3209,3201,327808,6,3211,3215,917,
131321,3192,131320,3194,65789,65592,327734,7,13,0,10,196663,8,11,196663,9,12,131320,14,327745,9,275,11,111,262205,6,
276,275,262205,6,277,12,327876,6,280,277,279,327829,282,283,276,280,327761,6,284,283,1,327761,6,285,283,0,327745,9,
287,11,113,262205,6,288,287,262205,6,289,12,327874,6,291,289,290,327808,6,292,288,291,327808,6,294,292,284,327760,7,
295,285,294,131326,295,65592,327734,6,22,0,19,196663,18,20,196663,9,21,131320,23,262203,8,300,7,262203,9,301,7,262205,
15,298,20,262268,7,299,298,196670,300,299,262205,6,302,21,196670,301,302,393273,7,303,13,300,301,262268,15,304,303,
393281,306,307,304,305,305,393277,6,308,307,2,4,131326,308,65592,327734,2,32,0,28,196663,27,29,196663,9,30,196663,9,
31,131320,33,262203,8,313,7,262203,9,314,7,262205,24,311,29,262268,7,312,311,196670,313,312,262205,6,315,30,196670,
314,315,393273,7,316,13,313,314,262268,24,317,316,262205,6,318,31,393281,306,319,317,305,305,327742,319,318,2,4,65789,
65592,327734,34,40,0,35,196663,9,36,196663,9,37,196663,9,38,196663,9,39,131320,41,262203,339,340,7,262205,6,321,36,
262205,6,322,37,327808,6,323,321,322,327810,6,324,323,113,262205,6,325,37,327814,6,326,324,325,262205,6,329,38,327808,
6,330,326,329,327810,6,331,330,113,262205,6,332,38,327814,6,333,331,332,458764,6,334,1,41,113,333,262205,6,337,37,
327812,6,338,334,337,327808,6,343,326,334,327810,6,344,343,113,327814,6,346,344,334,327745,9,347,340,305,196670,347,
346,262205,6,349,39,262205,6,351,347,327856,92,352,349,351,196855,355,0,262394,352,354,359,131320,354,262205,6,356,39,
327812,6,358,356,338,131321,355,131320,359,262205,6,360,36,131321,355,131320,355,458997,6,3220,358,354,360,359,327745,
9,362,340,348,196670,362,3220,262205,6,363,36,262205,6,365,362,327808,6,367,365,338,458764,6,368,1,38,363,367,327745,
9,369,340,279,196670,369,368,262205,34,370,340,131326,370,65592,327734,42,48,0,44,196663,43,45,196663,9,46,196663,9,
47,131320,49,262205,42,374,45,262205,6,377,46,458832,42,378,377,377,377,377,327808,42,379,376,378,262205,6,380,47,
458832,42,381,380,380,380,380,327856,382,383,379,381,393385,42,384,383,374,373,131326,384,65592,327734,6,53,0,50,
196663,9,51,196663,9,52,131320,54,262203,43,409,7,262203,43,441,7,262203,43,447,7,262203,43,466,7,262203,9,468,7,
262203,9,469,7,262203,43,518,7,262203,9,521,7,262203,9,522,7,262203,43,530,7,262203,9,533,7,262203,9,534,7,262205,6,
390,389,327814,6,397,390,100,327817,6,399,390,100,262205,6,400,51,393281,401,402,395,397,399,196670,402,400,262368,99,
99,403,327856,92,406,390,405,196855,408,0,262394,406,407,408,131320,407,327812,6,411,390,99,327745,412,413,395,411,
262205,42,414,413,327808,6,417,411,113,327745,412,418,395,417,262205,42,419,418,327808,42,420,414,419,196670,409,420,
327745,9,429,409,111,262205,6,430,429,327745,9,431,409,113,262205,6,432,431,327808,6,433,430,432,327745,9,434,409,99,
262205,6,435,434,327808,6,436,433,435,327745,9,437,409,375,262205,6,438,437,327808,6,439,436,438,393281,401,440,424,
397,399,196670,440,439,131321,408,131320,408,262368,99,99,403,196670,441,373,327856,92,444,390,443,196855,446,0,
262394,444,445,446,131320,445,196670,447,373,131321,449,131320,449,458997,6,3221,111,445,475,450,327856,92,456,3221,
455,262390,451,450,1,262394,456,450,451,131320,450,327745,412,459,424,3221,262205,42,460,459,262205,42,462,447,327808,
42,463,462,460,196670,447,463,327812,6,465,3221,100,196670,466,460,196670,468,465,196670,469,390,458809,42,471,48,466,
468,469,262205,42,472,441,327808,42,473,472,471,196670,441,473,327808,6,475,3221,348,131321,449,131320,451,327745,9,
484,441,111,262205,6,485,484,327745,9,486,441,113,262205,6,487,486,327808,6,488,485,487,327745,9,489,441,99,262205,6,
490,489,327808,6,491,488,490,327745,9,492,441,375,262205,6,493,492,327808,6,494,491,493,393281,401,495,479,397,399,
196670,495,494,327850,92,497,390,111,196855,499,0,262394,497,498,499,131320,498,327745,9,501,447,111,262205,6,502,501,
327745,9,503,447,113,262205,6,504,503,327808,6,505,502,504,327745,9,506,447,99,262205,6,507,506,327808,6,508,505,507,
327745,9,509,447,375,262205,6,510,509,327808,6,511,508,510,196670,500,511,131321,499,131320,499,131321,446,131320,446,
262368,99,99,403,262205,6,512,500,196670,52,512,327814,6,514,390,97,327812,6,515,514,99,327817,6,517,390,97,327745,
412,519,395,515,262205,42,520,519,196670,518,520,196670,521,111,196670,522,517,458809,42,523,48,518,521,522,196670,
441,523,327808,6,527,515,113,327745,412,531,395,527,262205,42,532,531,196670,530,532,196670,533,100,196670,534,517,
458809,42,535,48,530,533,534,262205,42,536,441,327808,42,537,536,535,196670,441,537,327814,6,539,390,94,327817,6,542,
514,100,393281,401,543,479,539,542,262205,6,544,543,327745,9,545,441,111,262205,6,546,545,327808,6,547,544,546,327745,
9,548,441,113,262205,6,549,548,327808,6,550,547,549,327745,9,551,441,99,262205,6,552,551,327808,6,553,550,552,327745,
9,554,441,375,262205,6,555,554,327808,6,556,553,555,131326,556,65592,327734,6,57,0,55,196663,9,56,131320,58,262205,6,
559,56,393281,565,566,563,305,564,262205,6,567,566,327874,6,569,567,568,327874,6,570,559,569,393281,565,572,563,305,
571,262205,6,573,572,327879,6,574,570,573,131326,574,65592,327734,6,60,0,55,196663,9,59,131320,61,262203,8,587,7,
262205,6,577,59,393281,565,578,563,305,564,262205,6,579,578,327879,6,581,579,580,327831,282,584,577,581,327761,6,585,
584,0,327761,6,586,584,1,393281,588,589,563,305,305,262205,15,590,589,262268,7,591,590,196670,587,591,327745,9,592,
587,111,262205,6,593,592,327829,282,596,593,585,327761,6,597,596,1,327761,6,598,596,0,327879,6,602,598,601,327745,9,
603,587,113,262205,6,604,603,327808,6,606,604,586,327808,6,608,606,597,327760,7,609,602,608,262268,15,611,609,393281,
306,612,611,305,305,393277,6,613,612,2,4,327879,6,615,598,375,327812,6,616,615,97,327874,6,619,579,568,327808,6,620,
616,619,327874,6,621,613,620,393281,565,622,563,305,571,262205,6,623,622,327879,6,624,621,623,131326,624,65592,327734,
6,63,0,62,131320,64,393281,565,628,563,305,627,262205,6,629,628,327879,6,631,629,630,327851,92,632,631,111,196855,635,
0,262394,632,634,644,131320,634,393281,588,636,563,305,279,262205,15,637,636,393281,306,638,637,305,305,393277,6,639,
638,2,4,393281,565,641,563,305,640,262205,6,642,641,458764,6,643,1,38,639,642,131321,635,131320,644,393281,565,645,
563,305,640,262205,6,646,645,131321,635,131320,635,458997,6,3222,643,634,646,644,131326,3222,65592,327734,7,67,0,65,
196663,9,66,131320,68,262203,8,657,7,262203,9,658,7,262203,8,661,7,262203,9,662,7,262203,18,677,7,262203,9,680,7,
262203,9,683,7,262203,18,699,7,262203,9,702,7,262203,9,713,7,196855,652,0,262394,650,651,652,131320,651,393281,588,
654,563,305,305,262205,15,655,654,262268,7,656,655,196670,657,656,262205,6,659,66,196670,658,659,393273,7,660,13,657,
658,196670,661,660,262205,6,663,66,196670,662,663,393273,7,664,13,661,662,262268,15,665,664,393281,306,667,665,305,
305,393277,6,668,667,2,4,393281,306,670,665,305,348,393277,6,671,670,2,4,327760,7,672,668,671,131326,672,131320,652,
196855,676,0,262394,674,675,676,131320,675,393281,588,678,563,305,305,262205,15,679,678,196670,677,679,262205,6,681,
66,196670,680,681,393273,6,682,22,677,680,196670,683,682,327737,6,684,57,683,327760,7,685,684,111,131326,685,131320,
676,262205,6,688,66,196855,691,0,262394,689,690,691,131320,690,393281,565,692,563,305,627,262205,6,693,692,327879,6,
694,693,100,327851,92,695,694,111,131321,691,131320,691,458997,92,696,689,676,695,690,196855,698,0,262394,696,697,698,
131320,697,393281,588,700,563,305,348,262205,15,701,700,196670,699,701,262205,6,703,66,196670,702,703,393273,6,704,22,
699,702,131321,698,131320,698,458997,6,3223,688,691,704,697,393281,565,707,563,305,706,262205,6,708,707,327856,92,709,
3223,708,196855,712,0,262394,709,711,716,131320,711,196670,713,3223,327737,6,715,60,713,131321,712,131320,716,131321,
712,131320,712,458997,6,3225,715,711,717,716,327760,7,719,3225,111,131326,719,65592,327734,6,71,0,69,196663,8,70,
131320,72,196855,724,0,262394,722,723,724,131320,723,327745,9,725,70,111,262205,6,726,725,393281,565,728,563,305,727,
262205,6,729,728,458764,6,730,1,38,726,729,131326,730,131320,724,327745,9,732,70,111,262205,6,733,732,393281,565,735,
563,305,734,262205,6,736,735,327852,92,737,733,736,196855,739,0,262394,737,738,739,131320,738,262205,6,741,732,327808,
6,744,736,113,327850,92,745,741,744,196855,748,0,262394,745,747,751,131320,747,393281,565,749,563,305,727,262205,6,
750,749,131321,748,131320,751,393281,565,752,563,305,727,262205,6,753,752,131321,748,131320,748,458997,6,3229,750,747,
753,751,131326,3229,131320,739,393281,565,758,563,305,757,262205,6,759,758,262205,6,762,732,327879,6,765,759,764,
327874,6,766,762,765,196855,769,0,262394,767,768,769,131320,768,327854,92,771,759,94,196855,774,0,262394,771,773,780,
131320,773,327745,9,775,70,113,262205,6,776,775,327810,6,778,759,94,327874,6,779,776,778,131321,774,131320,780,327850,
92,782,759,111,196855,785,0,262394,782,784,787,131320,784,131321,785,131320,787,327745,9,789,70,113,262205,6,790,789,
327810,6,792,94,759,327876,6,793,790,792,327877,6,794,766,793,131321,785,131320,785,458997,6,3226,766,784,794,787,
131321,774,131320,774,458997,6,3227,779,773,3226,785,131321,769,131320,769,458997,6,3228,766,739,3227,774,393281,565,
799,563,305,798,262205,6,800,799,327879,6,801,3228,800,131326,801,65592,327734,6,76,0,73,196663,43,74,196663,9,75,
131320,77,262205,6,805,75,327812,6,808,805,807,327814,6,809,808,94,327745,9,810,74,809,262205,6,811,810,262205,6,813,
75,327812,6,814,813,807,327879,6,815,814,764,393281,565,816,563,305,564,262205,6,817,816,327874,6,818,817,568,327808,
6,819,815,818,327874,6,820,811,819,393281,565,821,563,305,571,262205,6,822,821,327879,6,823,820,822,131326,823,65592,
327734,42,80,0,78,196663,9,79,131320,81,262203,8,832,7,262203,9,833,7,393281,588,826,563,305,305,262205,15,827,826,
262268,7,828,827,262205,6,829,79,327814,6,830,829,116,327812,6,831,830,100,196670,832,828,196670,833,831,393273,7,834,
13,832,833,262268,835,837,834,327745,838,839,837,305,393277,42,840,839,2,16,131326,840,65592,327734,2,85,0,82,196663,
9,83,196663,9,84,131320,86,262205,6,844,84,393281,565,846,563,305,845,262205,6,847,846,327814,6,848,844,847,262205,6,
849,84,327817,6,852,849,847,327851,92,853,852,111,393385,6,854,853,113,111,327808,6,855,848,854,393281,565,859,563,
305,858,262205,6,860,859,327814,6,861,855,860,327817,6,865,855,860,327851,92,866,865,111,393385,6,867,866,113,111,
327808,6,868,861,867,393281,870,871,563,305,869,262205,24,872,871,262205,6,873,83,458764,6,877,1,38,855,860,393281,
306,878,872,305,873,327742,878,877,2,4,262205,6,881,83,327808,6,882,881,113,458764,6,884,1,41,868,113,393281,306,885,
872,305,882,327742,885,884,2,4,262205,6,888,83,327808,6,889,888,99,393281,306,890,872,305,889,327742,890,113,2,4,
65789,65592,327734,6,88,0,55,196663,9,87,131320,89,262205,6,891,87,262205,6,892,87,327874,6,894,892,893,327808,6,895,
891,894,131326,895,65592,327734,6,108,0,105,196663,104,106,196663,9,107,131320,109,262205,6,898,107,327814,6,899,898,
101,327745,9,900,106,899,262205,6,901,900,262205,6,902,107,327817,6,903,902,101,327812,6,905,903,904,262268,278,906,
905,393419,6,908,901,906,907,131326,908,65592,327734,2,124,0,120,196663,119,121,196663,9,122,196663,9,123,131320,125,
262203,9,952,7,262205,6,912,389,196855,915,0,262394,913,914,915,131320,914,262205,6,916,122,327808,6,918,916,917,
262205,6,919,123,327858,92,920,918,919,131321,915,131320,915,458997,92,921,913,125,920,914,196855,923,0,262394,921,
922,923,131320,922,131321,925,131320,925,458997,6,3230,111,922,956,928,327856,92,931,3230,117,262390,927,928,1,262394,
931,926,927,131320,926,196855,936,0,262394,933,935,941,131320,935,327812,6,938,912,117,327808,6,940,938,3230,131321,
936,131320,941,327812,6,943,3230,391,327808,6,945,943,912,131321,936,131320,936,458997,6,3231,940,935,945,941,262205,
6,948,122,327812,6,950,3231,116,327808,6,951,948,950,196670,952,951,327737,42,953,80,952,327745,43,954,121,3230,
196670,954,953,131321,928,131320,928,327808,6,956,3230,348,131321,925,131320,927,131321,923,131320,923,65789,65592,
327734,6,127,0,55,196663,9,126,131320,128,262205,6,958,126,327877,6,960,958,959,393281,565,961,563,305,727,262205,6,
962,961,327812,6,964,962,963,327810,6,965,960,964,262205,6,966,126,327877,6,967,965,966,327879,6,968,967,959,327874,6,
972,968,971,327812,6,974,972,973,327850,92,976,968,111,196855,979,0,262394,976,978,981,131320,978,262205,6,980,126,
131321,979,131320,981,262205,6,982,126,262344,6,984,974,327879,6,985,982,984,327879,6,990,964,974,327877,6,991,985,
990,131321,979,131320,979,458997,6,3233,980,978,991,981,131326,3233,65592,327734,6,131,0,73,196663,43,129,196663,9,
130,131320,132,262203,9,1011,7,262203,43,1027,7,262203,9,1029,7,262203,8,1032,7,196855,999,0,262394,997,998,999,
131320,998,262205,6,1000,130,327745,9,1001,129,1000,262205,6,1002,1001,393281,565,1003,563,305,564,262205,6,1004,1003,
327874,6,1005,1004,568,327874,6,1006,1002,1005,393281,565,1007,563,305,571,262205,6,1008,1007,327812,6,1009,1008,963,
327879,6,1010,1006,1009,196670,1011,1010,327737,6,1012,127,1011,131326,1012,131320,999,131321,1016,131320,1016,458997,
6,3235,111,999,1038,1017,458997,6,3234,111,999,1040,1017,327856,92,1022,3234,101,262390,1018,1017,1,262394,1022,1017,
1018,131320,1017,262205,6,1023,130,327812,6,1024,1023,101,327808,6,1026,1024,3234,262205,42,1028,129,196670,1027,1028,
196670,1029,1026,393273,6,1030,76,1027,1029,327760,7,1031,1030,111,196670,1032,1031,327737,6,1033,71,1032,327812,6,
1035,3234,904,327876,6,1036,1033,1035,327877,6,1038,3235,1036,327808,6,1040,3234,348,131321,1016,131320,1018,131326,
3235,65592,327734,2,135,0,133,196663,104,134,131320,136,262203,43,1052,7,262368,99,99,403,131321,1045,131320,1045,
458997,6,3236,111,136,1095,1048,327856,92,1051,3236,102,262390,1047,1048,1,262394,1051,1046,1047,131320,1046,262205,6,
1070,389,327812,6,1071,1070,102,327808,6,1073,1071,3236,327814,6,1074,1073,100,327745,412,1075,1069,1074,262205,42,
1076,1075,196670,1052,1076,131321,1078,131320,1078,458997,6,3237,111,1046,1093,1079,327856,92,1084,3237,100,262390,
1080,1079,1,262394,1084,1079,1080,131320,1079,327808,6,1087,3236,3237,327745,9,1089,1052,3237,262205,6,1090,1089,
327745,9,1091,134,1087,196670,1091,1090,327808,6,1093,3237,348,131321,1078,131320,1080,131321,1048,131320,1048,327808,
6,1095,3236,100,131321,1045,131320,1047,262368,99,99,403,65789,65592,327734,2,140,0,137,196663,104,138,196663,119,139,
131320,141,262203,43,1115,7,262203,9,1118,7,262203,104,1156,7,131321,1097,131320,1097,458997,6,3239,111,141,1152,1100,
327856,92,1103,3239,117,262390,1099,1100,1,262394,1103,1098,1099,131320,1098,131321,1105,131320,1105,458997,6,3240,
111,1098,1150,1108,327856,92,1112,3240,1111,262390,1107,1108,1,262394,1112,1106,1107,131320,1106,327745,43,1116,139,
3239,262205,42,1117,1116,196670,1115,1117,196670,1118,3240,393273,6,1120,131,1115,1118,196855,1123,0,262394,1121,1122,
1130,131320,1122,327812,6,1125,3239,1111,327808,6,1127,1125,3240,327745,9,1129,138,1127,196670,1129,1120,131321,1123,
131320,1130,327812,6,1132,3239,391,262205,6,1133,389,327808,6,1134,1132,1133,327812,6,1135,1134,1111,327808,6,1137,
1135,3240,327874,6,1138,1137,279,327879,6,1146,1137,375,393281,401,1148,1069,1138,1146,196670,1148,1120,131321,1123,
131320,1123,131321,1108,131320,1108,327808,6,1150,3240,348,131321,1105,131320,1107,131321,1100,131320,1100,327808,6,
1152,3239,348,131321,1097,131320,1099,196855,1155,0,262394,1153,1154,1155,131320,1154,327737,2,1157,135,1156,262205,
103,1158,1156,196670,138,1158,131321,1155,131320,1155,65789,65592,327734,2,146,0,142,196663,104,143,196663,9,144,
196663,9,145,131320,147,262203,9,1194,7,262203,8,1196,7,262203,104,1214,7,262205,6,1160,389,131321,1161,131320,1161,
458997,6,3244,1160,147,1213,1164,327856,92,1168,3244,1167,262390,1163,1164,0,262394,1168,1162,1163,131320,1162,131321,
1171,131320,1171,458997,6,3247,111,1162,1203,1174,458997,6,3245,111,1162,1205,1174,327856,92,1177,3245,101,262390,
1173,1174,1,262394,1177,1172,1173,131320,1172,327812,6,1180,3244,101,327808,6,1182,1180,3245,393281,565,1184,563,305,
727,262205,6,1185,1184,262205,6,1187,145,327856,92,1188,1182,1187,196855,1190,0,262394,1188,1189,1190,131320,1189,
262205,6,1191,144,327808,6,1193,1191,1182,196670,1194,1193,327737,7,1195,67,1194,196670,1196,1195,327737,6,1197,71,
1196,131321,1190,131320,1190,458997,6,3248,1185,1172,1197,1189,327812,6,1200,3245,904,327876,6,1201,3248,1200,327877,
6,1203,3247,1201,131321,1174,131320,1174,327808,6,1205,3245,348,131321,1171,131320,1173,327874,6,1207,3244,279,327879,
6,1209,3244,375,393281,401,1211,1069,1207,1209,196670,1211,3247,131321,1164,131320,1164,327808,6,1213,3244,391,131321,
1161,131320,1163,327737,2,1215,135,1214,262205,103,1216,1214,196670,143,1216,65789,65592,327734,6,149,0,55,196663,9,
148,131320,150,196855,1219,0,262394,1058,1218,1222,131320,1218,262205,6,1220,148,327817,6,1221,1220,1060,131321,1219,
131320,1222,262205,6,1223,148,131321,1219,131320,1219,458997,6,3252,1221,1218,1223,1222,131326,3252,65592,327734,6,
152,0,55,196663,9,151,131320,153,262205,6,1227,151,327854,92,1228,1227,1060,327847,92,1229,1058,1228,393385,6,1230,
1229,95,111,131326,1230,65592,327734,6,156,0,50,196663,9,154,196663,9,155,131320,157,196855,1235,0,262394,1058,1234,
1240,131320,1234,262205,6,1236,154,262205,6,1237,155,327874,6,1238,1236,1237,327879,6,1239,1238,580,131321,1235,
131320,1240,262205,6,1241,154,131321,1235,131320,1235,458997,6,3253,1239,1234,1241,1240,131326,3253,65592,327734,2,
163,0,160,196663,104,161,196663,159,162,131320,164,262203,9,1248,7,262203,104,1294,7,262203,9,1296,7,262203,9,1300,7,
262203,104,1305,7,262203,9,1307,7,262203,9,1311,7,262205,6,1246,389,196670,1248,1246,327737,6,1250,152,1248,327745,9,
1252,161,305,262205,6,1253,1252,327874,6,1255,1253,1254,327808,6,1256,113,1255,131321,1258,131320,1258,458997,6,3254,
111,164,1267,1261,327856,92,1265,3254,1264,262390,1260,1261,1,262394,1265,1259,1260,131320,1259,327808,6,1267,3254,
391,327858,92,1268,1267,1264,262312,92,1269,1268,196855,1271,0,262394,1269,1270,1271,131320,1270,327808,6,1274,3254,
1246,327856,92,1275,1274,1264,131321,1271,131320,1271,458997,92,1276,1268,1259,1275,1270,196855,1278,0,262394,1276,
1277,1278,131320,1277,327808,6,1281,3254,1246,327745,412,1282,1069,1281,196670,1282,373,131321,1278,131320,1278,
131321,1261,131320,1261,131321,1258,131320,1260,262368,99,99,403,131321,1286,131320,1286,458997,6,3255,111,1260,1323,
1287,327856,92,1292,3255,96,262390,1288,1287,1,262394,1292,1287,1288,131320,1287,262205,103,1295,161,196670,1294,1295,
196670,1296,3255,393273,6,1298,108,1294,1296,327812,6,1299,1298,1060,196670,1300,1246,327737,6,1302,149,1300,327808,6,
1303,1299,1302,327874,6,1304,1303,279,262205,103,1306,161,196670,1305,1306,196670,1307,3255,393273,6,1309,108,1305,
1307,327812,6,1310,1309,1060,196670,1311,1246,327737,6,1313,149,1311,327808,6,1314,1310,1313,327879,6,1315,1314,375,
393281,401,1316,1069,1304,1315,327876,6,1319,1256,1250,458986,6,1320,1316,113,111,1319,327745,9,1321,162,3255,196670,
1321,1320,327808,6,1323,3255,348,131321,1286,131320,1288,262368,99,99,403,65789,65592,327734,2,167,0,165,196663,9,166,
131320,168,262203,9,1327,7,262203,9,1332,7,262203,9,1341,7,262203,9,1344,7,262203,9,1350,7,262203,9,1352,7,262205,6,
1325,389,196670,1327,1325,327737,6,1329,152,1327,196670,1332,1325,327737,6,1334,149,1332,327808,6,1335,1331,1334,
262368,99,99,403,327874,6,1338,1335,279,327879,6,1340,1335,375,393281,401,1342,1069,1338,1340,262205,6,1343,1342,
196670,1341,1343,196670,1344,1329,393273,6,1346,156,1341,1344,262205,6,1348,166,196670,1350,1346,393273,6,1353,53,
1350,1352,327808,6,1355,1348,1353,327810,6,1363,1355,1346,327876,6,1365,1363,1329,458986,6,1366,1342,113,111,1365,
65789,65592,327734,6,169,0,62,131320,170,262203,1393,1394,7,262203,9,1443,7,262203,9,1445,7,262203,8,1495,7,262203,9,
1548,7,262205,6,1368,389,327812,6,1374,1368,1373,327814,6,1375,1374,97,327817,6,1376,1375,1373,131321,1380,131320,
1380,458997,6,3271,111,170,1428,1381,458997,6,3259,111,170,1421,1381,458997,6,3258,111,170,1430,1381,327856,92,1386,
3258,1373,262390,1382,1381,1,262394,1386,1381,1382,131320,1381,327808,6,1390,1376,3258,327817,6,1391,1390,1373,327808,
6,1399,1374,1391,327745,412,1400,1069,1399,262205,42,1401,1400,327745,43,1402,1394,3258,196670,1402,1401,393281,9,
1405,1394,3258,111,262205,6,1406,1405,393281,9,1408,1394,3258,113,262205,6,1409,1408,327808,6,1410,1406,1409,393281,9,
1412,1394,3258,99,262205,6,1413,1412,327808,6,1414,1410,1413,393281,9,1416,1394,3258,375,262205,6,1417,1416,327808,6,
1418,1414,1417,327808,6,1421,3259,1418,327856,92,1424,1391,1376,393385,6,1426,1424,1418,111,327808,6,1428,3271,1426,
327808,6,1430,3258,348,131321,1380,131320,1382,196855,1434,0,262394,1058,1433,1440,131320,1433,327879,6,1436,3259,580,
327874,6,1438,3259,757,327808,6,1439,1436,1438,131321,1434,131320,1440,131321,1434,131320,1434,458997,6,3260,1439,
1433,3259,1440,196670,1443,3260,393273,6,1446,53,1443,1445,262205,6,1447,1445,196855,1449,0,262394,1053,1448,1449,
131320,1448,327817,6,1452,1368,1451,327850,92,1453,1452,111,131321,1449,131320,1449,458997,92,1454,1053,1434,1453,
1448,196855,1456,0,262394,1454,1455,1456,131320,1455,327814,6,1461,1368,1451,327745,401,1463,1459,1461,196670,1463,
1446,131321,1456,131320,1456,196855,1465,0,262394,1058,1464,1465,131320,1464,327879,6,1468,3259,580,327808,6,1469,
1446,1468,327876,6,1470,1469,757,327877,6,1472,1446,1470,131321,1465,131320,1465,458997,6,3266,1446,1456,1472,1464,
327808,6,1476,3266,3271,131321,1478,131320,1478,458997,6,3274,1476,1465,1541,1479,458997,6,3272,111,1465,1543,1479,
327856,92,1484,3272,1373,262390,1480,1479,1,262394,1484,1479,1480,131320,1479,327808,6,1488,1376,3272,327817,6,1489,
1488,1373,327850,92,1491,1489,111,393385,6,1494,1491,3266,3274,393281,9,1498,1394,3272,111,262205,6,1499,1498,327760,
7,1500,111,1499,327760,7,1501,1494,1494,327808,7,1502,1501,1500,196670,1495,1502,327808,6,1506,1374,1489,327745,9,
1508,1495,113,262205,6,1509,1508,393281,9,1511,1394,3272,113,262205,6,1512,1511,327808,6,1513,1509,1512,262205,6,1515,
1508,262205,6,1518,1511,327808,6,1519,1515,1518,393281,9,1521,1394,3272,99,262205,6,1522,1521,327808,6,1523,1519,1522,
327761,6,1524,1502,0,327761,6,1525,1502,1,458832,42,1526,1524,1525,1513,1523,327745,412,1527,1069,1506,196670,1527,
1526,262205,6,1529,1508,262205,6,1532,1511,327808,6,1533,1529,1532,262205,6,1536,1521,327808,6,1537,1533,1536,393281,
9,1539,1394,3272,375,262205,6,1540,1539,327808,6,1541,1537,1540,327808,6,1543,3272,348,131321,1478,131320,1480,327856,
92,1545,1447,917,196855,1547,0,262394,1545,1546,1547,131320,1546,196670,1548,1447,327737,2,1550,167,1548,131321,1547,
131320,1547,262368,99,99,403,131326,1447,65592,327734,2,175,0,171,196663,104,172,196663,159,173,196663,159,174,131320,
176,262203,9,1557,7,262203,159,1568,7,262203,104,1570,7,262203,9,1572,7,262203,9,1576,7,262203,104,1581,7,262203,9,
1583,7,262203,9,1587,7,262203,9,1598,7,262203,9,1599,7,262203,9,1614,7,262203,9,1620,7,262205,6,1555,389,196670,1557,
1555,327737,6,1559,152,1557,131321,1561,131320,1561,458997,6,3275,111,176,1604,1562,327856,92,1567,3275,96,262390,
1563,1562,1,262394,1567,1562,1563,131320,1562,262205,103,1571,172,196670,1570,1571,196670,1572,3275,393273,6,1574,108,
1570,1572,327812,6,1575,1574,1060,196670,1576,1555,327737,6,1578,149,1576,327808,6,1579,1575,1578,327874,6,1580,1579,
279,262205,103,1582,172,196670,1581,1582,196670,1583,3275,393273,6,1585,108,1581,1583,327812,6,1586,1585,1060,196670,
1587,1555,327737,6,1589,149,1587,327808,6,1590,1586,1589,327879,6,1591,1590,375,393281,401,1592,1069,1580,1591,262205,
6,1593,1592,327745,9,1595,173,3275,262205,6,1596,1595,327808,6,1597,1593,1596,196670,1598,1597,196670,1599,1559,
393273,6,1601,156,1598,1599,327745,9,1602,1568,3275,196670,1602,1601,327808,6,1604,3275,348,131321,1561,131320,1563,
262368,99,99,403,131321,1606,131320,1606,458997,6,3276,111,1563,1630,1607,327856,92,1612,3276,96,262390,1608,1607,1,
262394,1612,1607,1608,131320,1607,327745,9,1615,1568,3276,262205,6,1616,1615,196670,1614,1616,327737,6,1617,88,1614,
327874,6,1618,1617,279,262205,6,1622,1615,196670,1620,1622,327737,6,1623,88,1620,327879,6,1624,1623,375,327745,9,1626,
174,3276,262205,6,1627,1626,393281,401,1628,1069,1618,1624,196670,1628,1627,327808,6,1630,3276,348,131321,1606,131320,
1608,262368,99,99,403,65789,65592,327734,2,178,0,165,196663,9,177,131320,179,262205,6,1632,389,131321,1633,131320,
1633,458997,6,3277,1632,179,1694,1636,327858,92,1639,3277,1055,262390,1635,1636,0,262394,1639,1634,1635,131320,1634,
327856,92,1642,3277,1055,196855,1645,0,262394,1642,1644,1649,131320,1644,327745,401,1647,1459,3277,262205,6,1648,1647,
131321,1645,131320,1649,262205,6,1650,177,131321,1645,131320,1645,458997,6,3278,1648,1644,1650,1649,327808,6,1654,
3277,113,327856,92,1655,1654,1055,196855,1658,0,262394,1655,1657,1663,131320,1657,327745,401,1661,1459,1654,262205,6,
1662,1661,131321,1658,131320,1663,262205,6,1666,177,393385,6,1667,1642,1666,917,131321,1658,131320,1658,458997,6,3280,
1662,1657,1667,1663,327745,401,1680,1678,3277,262205,6,1681,1680,327810,6,1683,1681,3278,327745,401,1684,1673,3277,
196670,1684,1683,327810,6,1688,3280,3278,262205,6,1690,1680,327808,6,1691,1690,1688,196670,1680,1691,131321,1636,
131320,1636,327808,6,1694,3277,391,131321,1633,131320,1635,65789,65592,327734,2,182,0,160,196663,104,180,196663,159,
181,131320,183,262203,104,1696,7,262203,159,1698,7,262203,9,1705,7,262203,104,1708,7,262203,159,1710,7,262203,159,
1712,7,262205,103,1697,180,196670,1696,1697,393273,2,1699,163,1696,1698,262205,158,1700,1698,262201,6,1702,169,196855,
1704,0,262394,1053,1703,1704,131320,1703,196670,1705,1702,327737,2,1707,178,1705,131321,1704,131320,1704,262205,103,
1709,180,196670,1708,1709,196670,1710,1700,262205,158,1713,181,196670,1712,1713,458809,2,1714,175,1708,1710,1712,
65789,65592,327734,2,185,0,133,196663,104,184,131320,186,262203,159,1726,7,262203,104,1728,7,262203,9,1730,7,262203,
104,1753,7,262203,104,1763,7,262203,159,1765,7,262203,9,1777,7,262203,9,1783,7,262203,104,1819,7,262203,159,1821,7,
262205,6,1716,389,327812,6,1717,1716,96,131321,1719,131320,1719,458997,6,3282,111,186,1741,1720,327856,92,1725,3282,
96,262390,1721,1720,1,262394,1725,1720,1721,131320,1720,262205,103,1729,184,196670,1728,1729,196670,1730,3282,393273,
6,1732,108,1728,1730,327876,6,1734,1732,1733,327808,6,1737,1717,3282,327808,6,1738,1734,1737,327745,9,1739,1726,3282,
196670,1739,1738,327808,6,1741,3282,348,131321,1719,131320,1721,196855,1744,0,262394,1742,1743,1744,131320,1743,
131321,1746,131320,1746,458997,6,3283,111,1743,1762,1747,327856,92,1752,3283,102,262390,1748,1747,1,262394,1752,1747,
1748,131320,1747,327745,9,1756,184,3283,262205,6,1757,1756,327879,6,1759,1757,1758,327745,9,1760,1753,3283,196670,
1760,1759,327808,6,1762,3283,348,131321,1746,131320,1748,262205,103,1764,1753,196670,1763,1764,262205,158,1766,1726,
196670,1765,1766,393273,2,1767,182,1763,1765,131321,1769,131320,1769,458997,6,3284,111,1748,1793,1770,327856,92,1775,
3284,96,262390,1771,1770,1,262394,1775,1770,1771,131320,1770,196670,1777,1717,327737,6,1779,88,1777,327808,6,1781,
1779,3284,327874,6,1782,1781,279,196670,1783,1717,327737,6,1785,88,1783,327808,6,1787,1785,3284,327879,6,1788,1787,
375,393281,401,1789,1069,1782,1788,262205,6,1790,1789,327745,9,1791,1726,3284,196670,1791,1790,327808,6,1793,3284,348,
131321,1769,131320,1771,262368,99,99,403,131321,1795,131320,1795,458997,6,3285,111,1771,1818,1796,327856,92,1801,3285,
102,262390,1797,1796,1,262394,1801,1796,1797,131320,1796,327812,6,1804,3285,99,327745,9,1805,1726,1804,262205,6,1806,
1805,327874,6,1807,1806,95,327808,6,1810,1804,113,327745,9,1811,1726,1810,262205,6,1812,1811,327874,6,1813,1812,95,
327876,6,1814,1813,904,327877,6,1815,1807,1814,327745,9,1816,184,3285,196670,1816,1815,327808,6,1818,3285,348,131321,
1795,131320,1797,131321,1744,131320,1744,262205,103,1820,184,196670,1819,1820,262205,158,1822,1726,196670,1821,1822,
393273,2,1823,182,1819,1821,65789,65592,327734,2,191,0,188,196663,159,189,196663,187,190,131320,192,262203,9,1853,7,
262203,9,1858,7,262203,9,1913,7,262203,9,1919,7,262203,9,1946,7,262203,9,1950,7,262205,6,1825,389,131321,1828,131320,
1828,458997,6,3288,111,192,3293,1831,458997,6,3286,111,192,1891,1831,327856,92,1834,3286,96,262390,1830,1831,1,262394,
1834,1829,1830,131320,1829,327812,6,1837,3286,391,327808,6,1839,1837,1825,327850,92,1842,1839,111,196855,1845,0,
262394,1842,1844,1850,131320,1844,327745,9,1847,189,3286,262205,6,1848,1847,262344,6,1849,1848,131321,1845,131320,
1850,327810,6,1852,1839,113,196670,1853,1852,327737,6,1854,88,1853,327874,6,1855,1854,279,196670,1858,1852,327737,6,
1859,88,1858,327879,6,1860,1859,375,393281,401,1861,1069,1855,1860,262205,6,1862,1861,131321,1845,131320,1845,458997,
6,3289,1849,1844,1862,1850,327745,9,1865,189,3286,262205,6,1866,1865,327878,6,1868,1866,3289,327874,6,1869,1868,1733,
327851,92,1870,1869,111,196855,1872,0,262394,1870,1871,1872,131320,1871,262205,6,1875,1865,327874,6,1876,1875,1733,
262205,6,1879,1865,327874,6,1880,1879,1733,327745,401,1881,1678,1880,262205,6,1882,1881,327810,6,1884,1882,1839,
327745,401,1885,1673,1876,196670,1885,1884,327876,6,1887,113,3286,327877,6,1889,3288,1887,131321,1872,131320,1872,
458997,6,3293,3288,1845,1889,1871,131321,1831,131320,1831,327808,6,1891,3286,348,131321,1828,131320,1830,262368,99,99,
403,262205,92,1892,190,196855,1894,0,262394,1892,1893,1894,131320,1893,131321,1895,131320,1895,458997,6,3287,3288,
1893,1928,1898,327851,92,1901,3287,111,262390,1897,1898,0,262394,1901,1896,1897,131320,1896,393228,278,1904,1,73,3287,
262268,6,1905,1904,327812,6,1906,1905,391,327808,6,1908,1906,1825,458764,6,1911,1,41,1908,113,327810,6,1912,1911,113,
196670,1913,1912,327737,6,1914,88,1913,327874,6,1915,1914,279,196670,1919,1912,327737,6,1920,88,1919,327879,6,1921,
1920,375,393281,401,1922,1069,1915,1921,262205,6,1923,1922,327874,6,1924,1923,1733,327810,6,1926,3287,113,327879,6,
1928,3287,1926,327852,92,1930,1908,111,196855,1932,0,262394,1930,1931,1932,131320,1931,327745,401,1935,1673,1924,
262205,6,1936,1935,327808,6,1938,1936,1908,327745,401,1939,1678,1924,196670,1939,1938,131321,1932,131320,1932,131321,
1898,131320,1898,131321,1895,131320,1897,327850,92,1941,1825,111,196855,1943,0,262394,1941,1942,1943,131320,1942,
196670,1946,1945,327737,6,1947,88,1946,327874,6,1948,1947,279,196670,1950,1949,327737,6,1951,88,1950,327879,6,1952,
1951,375,393281,401,1953,1069,1948,1952,262205,6,1954,1953,327874,6,1955,1954,1733,327745,401,1958,1673,1955,262205,6,
1959,1958,327808,6,1960,1959,917,327745,401,1961,1678,1955,196670,1961,1960,131321,1943,131320,1943,131321,1894,
131320,1894,65789,65592,327734,2,199,0,193,196663,27,194,196663,159,195,196663,159,196,196663,159,197,196663,9,198,
131320,200,262203,27,2011,7,262203,9,2013,7,262203,9,2016,7,393281,565,1962,563,305,640,262205,6,1963,1962,327858,92,
1965,1963,1964,196855,1967,0,262394,1965,1966,1993,131320,1966,131321,1969,131320,1969,458997,6,3297,111,1966,1992,
1972,327856,92,1975,3297,96,262390,1971,1972,1,262394,1975,1970,1971,131320,1970,327745,9,1977,197,3297,262205,6,1978,
1977,262205,6,1979,198,327856,92,1980,1978,1979,196855,1982,0,262394,1980,1981,1982,131320,1981,262205,24,1983,194,
327745,9,1985,195,3297,262205,6,1986,1985,327745,9,1988,196,3297,262205,6,1989,1988,393281,306,1990,1983,305,1986,
327742,1990,1989,2,4,131321,1982,131320,1982,131321,1972,131320,1972,327808,6,1992,3297,348,131321,1969,131320,1971,
131321,1967,131320,1993,131321,1995,131320,1995,458997,6,3295,111,1993,2021,1998,327856,92,2001,3295,96,262390,1997,
1998,1,262394,2001,1996,1997,131320,1996,327745,9,2003,197,3295,262205,6,2004,2003,262205,6,2005,198,327856,92,2006,
2004,2005,196855,2008,0,262394,2006,2007,2008,131320,2007,262205,24,2012,194,196670,2011,2012,327745,9,2014,195,3295,
262205,6,2015,2014,196670,2013,2015,327745,9,2017,196,3295,262205,6,2018,2017,196670,2016,2018,458809,2,2019,32,2011,
2013,2016,131321,2008,131320,2008,131321,1998,131320,1998,327808,6,2021,3295,348,131321,1995,131320,1997,131321,1967,
131320,1967,65789,65592,327734,2,205,0,201,196663,159,202,196663,9,203,196663,9,204,131320,206,262203,18,2045,7,
262203,9,2048,7,131321,2023,131320,2023,458997,6,3299,111,206,2054,2026,327856,92,2029,3299,96,262390,2025,2026,1,
262394,2029,2024,2025,131320,2024,327812,6,2032,3299,391,262205,6,2033,389,327808,6,2034,2032,2033,262205,6,2037,204,
327856,92,2038,2034,2037,196855,2041,0,262394,2038,2040,2050,131320,2040,262205,6,2042,203,327808,6,2044,2042,2034,
393281,588,2046,563,305,348,262205,15,2047,2046,196670,2045,2047,196670,2048,2044,393273,6,2049,22,2045,2048,131321,
2041,131320,2050,131321,2041,131320,2041,458997,6,3300,2049,2040,111,2050,327745,9,2052,202,3299,196670,2052,3300,
131321,2026,131320,2026,327808,6,2054,3299,348,131321,2023,131320,2025,65789,65592,327734,2,212,0,207,196663,159,208,
196663,9,209,196663,9,210,196663,9,211,131320,213,262203,9,2078,7,131321,2056,131320,2056,458997,6,3302,111,213,2086,
2059,327856,92,2062,3302,96,262390,2058,2059,1,262394,2062,2057,2058,131320,2057,327812,6,2065,3302,391,262205,6,2066,
389,327808,6,2067,2065,2066,262205,6,2070,210,327856,92,2071,2067,2070,196855,2074,0,262394,2071,2073,2082,131320,
2073,262205,6,2075,209,327808,6,2077,2075,2067,196670,2078,2077,327737,7,2079,67,2078,262205,6,2080,211,327757,6,2081,
2079,2080,131321,2074,131320,2082,131321,2074,131320,2074,458997,6,3303,2081,2073,111,2082,327745,9,2084,208,3302,
196670,2084,3303,131321,2059,131320,2059,327808,6,2086,3302,348,131321,2056,131320,2058,65789,65592,327734,2,217,0,
214,196663,159,215,196663,159,216,131320,218,262203,9,2097,7,262203,9,2106,7,262203,9,2135,7,262203,9,2142,7,262205,6,
2088,389,262368,99,99,403,131321,2090,131320,2090,458997,6,3305,111,218,2120,2091,327856,92,2096,3305,96,262390,2092,
2091,1,262394,2096,2091,2092,131320,2091,196670,2097,2088,327737,6,2099,88,2097,327812,6,2103,3305,2102,327808,6,2104,
2099,2103,327874,6,2105,2104,279,196670,2106,2088,327737,6,2108,88,2106,327812,6,2112,3305,2111,327808,6,2113,2108,
2112,327879,6,2114,2113,375,327745,9,2116,215,3305,262205,6,2117,2116,393281,401,2118,1069,2105,2114,196670,2118,2117,
327808,6,2120,3305,348,131321,2090,131320,2092,262368,99,99,403,131321,2122,131320,2122,458997,6,3306,111,2092,2149,
2123,327856,92,2128,3306,96,262390,2124,2123,1,262394,2128,2123,2124,131320,2123,327745,9,2131,216,3306,262205,6,2132,
2131,327879,6,2134,2132,2133,196670,2135,2134,327737,6,2136,88,2135,327874,6,2137,2136,279,262205,6,2140,2131,327879,
6,2141,2140,2133,196670,2142,2141,327737,6,2143,88,2142,327879,6,2144,2143,375,393281,401,2145,1069,2137,2144,262205,
6,2146,2145,327745,9,2147,215,3306,196670,2147,2146,327808,6,2149,3306,348,131321,2122,131320,2124,65789,65592,327734,
2,224,0,219,196663,159,220,196663,159,221,196663,159,222,196663,9,223,131320,225,262203,27,2177,7,262203,9,2180,7,
262203,9,2183,7,131321,2151,131320,2151,458997,6,3307,111,225,2188,2154,327856,92,2157,3307,96,262390,2153,2154,1,
262394,2157,2152,2153,131320,2152,327745,9,2159,222,3307,262205,6,2160,2159,262205,6,2161,223,327856,92,2162,2160,
2161,196855,2164,0,262394,2162,2163,2164,131320,2163,327745,9,2166,221,3307,262205,6,2167,2166,393281,565,2169,563,
305,2168,262205,6,2170,2169,327856,92,2171,2167,2170,131321,2164,131320,2164,458997,92,2172,2162,2152,2171,2163,
196855,2174,0,262394,2172,2173,2174,131320,2173,393281,870,2178,563,305,971,262205,24,2179,2178,196670,2177,2179,
327745,9,2181,221,3307,262205,6,2182,2181,196670,2180,2182,327745,9,2184,220,3307,262205,6,2185,2184,196670,2183,2185,
458809,2,2186,32,2177,2180,2183,131321,2174,131320,2174,131321,2154,131320,2154,327808,6,2188,3307,348,131321,2151,
131320,2153,65789,65592,327734,2,232,0,226,196663,159,227,196663,159,228,196663,9,229,196663,9,230,196663,9,231,
131320,233,262203,159,2189,7,262203,159,2190,7,262203,9,2191,7,262203,9,2193,7,262203,9,2195,7,262203,159,2198,7,
262203,159,2200,7,262203,27,2208,7,262203,159,2211,7,262203,159,2213,7,262203,159,2215,7,262203,9,2217,7,262203,159,
2221,7,262203,159,2222,7,262203,9,2223,7,262203,9,2225,7,262203,9,2227,7,262203,159,2230,7,262203,159,2232,7,262203,8,
2256,7,262203,9,2257,7,262203,8,2262,7,262203,9,2263,7,262205,6,2192,229,196670,2191,2192,262205,6,2194,230,196670,
2193,2194,196670,2195,111,524345,2,2196,212,2190,2191,2193,2195,262205,158,2197,2190,196670,2189,2197,196670,2198,
2197,262205,158,2201,228,196670,2200,2201,393273,2,2202,217,2198,2200,262205,158,2203,2198,196670,2189,2203,196855,
2206,0,262394,2204,2205,2206,131320,2205,393281,870,2209,563,305,2207,262205,24,2210,2209,196670,2208,2210,262205,158,
2212,227,196670,2211,2212,262205,158,2214,2189,196670,2213,2214,262205,158,2216,228,196670,2215,2216,262205,6,2218,
231,196670,2217,2218,589881,2,2219,199,2208,2211,2213,2215,2217,65789,131320,2206,262205,6,2224,229,196670,2223,2224,
262205,6,2226,230,196670,2225,2226,196670,2227,113,524345,2,2228,212,2222,2223,2225,2227,262205,158,2229,2222,196670,
2221,2229,196670,2230,2229,262205,158,2233,228,196670,2232,2233,393273,2,2234,217,2230,2232,262205,158,2235,2230,
196670,2221,2235,131321,2237,131320,2237,458997,6,3310,111,2206,2279,2240,327856,92,2243,3310,96,262390,2239,2240,1,
262394,2243,2238,2239,131320,2238,327745,9,2245,228,3310,262205,6,2246,2245,262205,6,2247,231,327856,92,2248,2246,
2247,196855,2250,0,262394,2248,2249,2250,131320,2249,393281,870,2252,563,305,2207,262205,24,2253,2252,262268,7,2254,
2253,196670,2256,2254,327745,9,2258,227,3310,262205,6,2259,2258,196670,2257,2259,393273,7,2260,13,2256,2257,196670,
2262,2260,262205,6,2265,2258,196670,2263,2265,393273,7,2266,13,2262,2263,262268,24,2267,2266,327745,9,2270,2189,3310,
262205,6,2271,2270,393281,306,2272,2267,305,305,327742,2272,2271,2,4,327745,9,2275,2221,3310,262205,6,2276,2275,
393281,306,2277,2267,305,348,327742,2277,2276,2,4,131321,2250,131320,2250,131321,2240,131320,2240,327808,6,2279,3310,
348,131321,2237,131320,2239,65789,65592,327734,2,238,0,234,196663,9,235,196663,9,236,196663,187,237,131320,239,262203,
159,2294,7,262203,9,2296,7,262203,9,2305,7,262203,159,2322,7,262203,187,2324,7,262203,159,2335,7,262203,159,2397,7,
262203,159,2418,7,262203,9,2419,7,262203,9,2421,7,262203,159,2425,7,262203,159,2427,7,262203,27,2431,7,262203,159,
2434,7,262203,159,2436,7,262203,159,2438,7,262203,9,2440,7,262203,159,2453,7,262203,159,2455,7,262203,159,2457,7,
262203,9,2459,7,262203,159,2474,7,262203,159,2476,7,262203,9,2478,7,262203,9,2480,7,262203,9,2482,7,262205,6,2281,389,
393281,565,2283,563,305,727,262205,6,2284,2283,327876,6,2285,2284,1733,131321,2287,131320,2287,458997,6,3312,111,239,
2318,2288,327856,92,2293,3312,96,262390,2289,2288,1,262394,2293,2288,2289,131320,2288,196670,2296,2281,327737,6,2298,
88,2296,327812,6,2302,3312,2301,327808,6,2303,2298,2302,327874,6,2304,2303,279,196670,2305,2281,327737,6,2307,88,2305,
327812,6,2311,3312,2310,327808,6,2312,2307,2311,327879,6,2313,2312,375,393281,401,2314,1069,2304,2313,262205,6,2315,
2314,327745,9,2316,2294,3312,196670,2316,2315,327808,6,2318,3312,348,131321,2287,131320,2289,196855,2321,0,262394,
2319,2320,2321,131320,2320,262205,158,2323,2294,196670,2322,2323,262205,92,2325,237,196670,2324,2325,393273,2,2326,
191,2322,2324,131321,2321,131320,2321,131321,2328,131320,2328,458997,6,3313,111,2321,2350,2329,327856,92,2334,3313,96,
262390,2330,2329,1,262394,2334,2329,2330,131320,2329,327745,9,2338,2294,3313,262205,6,2339,2338,327874,6,2340,2339,
1733,327745,401,2341,1673,2340,262205,6,2342,2341,327812,6,2344,3313,391,327808,6,2346,2344,2281,327808,6,2347,2342,
2346,327745,9,2348,2335,3313,196670,2348,2347,327808,6,2350,3313,348,131321,2328,131320,2330,196855,2354,0,262394,
2352,2353,2354,131320,2353,393281,565,2355,563,305,627,262205,6,2356,2355,327879,6,2357,2356,99,327851,92,2358,2357,
111,131321,2354,131320,2354,458997,92,2359,2352,2330,2358,2353,196855,2361,0,262394,2359,2360,2361,131320,2360,131321,
2363,131320,2363,458997,6,3314,111,2360,2388,2366,327856,92,2369,3314,96,262390,2365,2366,1,262394,2369,2364,2365,
131320,2364,327745,9,2372,2294,3314,262205,6,2373,2372,327879,6,2374,2373,2133,262205,6,2375,236,327856,92,2376,2374,
2375,196855,2379,0,262394,2376,2378,2383,131320,2378,262205,6,2382,2372,131321,2379,131320,2383,131321,2379,131320,
2379,458997,6,3328,2382,2378,717,2383,196670,2372,3328,131321,2366,131320,2366,327808,6,2388,3314,348,131321,2363,
131320,2365,131321,2361,131320,2361,458997,6,3319,2285,2354,717,2365,131321,2390,131320,2390,458997,6,3315,111,2361,
2407,2391,327856,92,2396,3315,96,262390,2392,2391,1,262394,2396,2391,2392,131320,2391,262205,6,2399,235,327745,9,2401,
2294,3315,262205,6,2402,2401,327879,6,2403,2402,2133,327877,6,2404,2399,2403,327745,9,2405,2397,3315,196670,2405,2404,
327808,6,2407,3315,348,131321,2390,131320,2392,196855,2410,0,262394,2408,2409,2410,131320,2409,393281,565,2411,563,
305,627,262205,6,2412,2411,327879,6,2413,2412,97,327851,92,2414,2413,111,131321,2410,131320,2410,458997,92,2415,2408,
2392,2414,2409,196855,2417,0,262394,2415,2416,2417,131320,2416,262205,6,2420,235,196670,2419,2420,262205,6,2422,236,
196670,2421,2422,458809,2,2423,205,2418,2419,2421,262205,158,2424,2418,196670,2397,2424,196670,2425,2424,262205,158,
2428,2294,196670,2427,2428,393273,2,2429,217,2425,2427,262205,158,2430,2425,196670,2397,2430,131321,2417,131320,2417,
393281,870,2432,563,305,893,262205,24,2433,2432,196670,2431,2433,262205,158,2435,2335,196670,2434,2435,262205,158,
2437,2397,196670,2436,2437,262205,158,2439,2294,196670,2438,2439,196670,2440,3319,589881,2,2442,199,2431,2434,2436,
2438,2440,196855,2445,0,262394,2443,2444,2445,131320,2444,393281,565,2446,563,305,627,262205,6,2447,2446,327879,6,
2448,2447,94,327851,92,2449,2448,111,131321,2445,131320,2445,458997,92,2450,2443,2417,2449,2444,196855,2452,0,262394,
2450,2451,2452,131320,2451,262205,158,2454,2335,196670,2453,2454,262205,158,2456,2397,196670,2455,2456,262205,158,
2458,2294,196670,2457,2458,196670,2459,3319,524345,2,2461,224,2453,2455,2457,2459,131321,2452,131320,2452,196855,2466,
0,262394,2464,2465,2466,131320,2465,393281,565,2467,563,305,627,262205,6,2468,2467,327879,6,2469,2468,95,327851,92,
2470,2469,111,131321,2466,131320,2466,458997,92,2471,2464,2452,2470,2465,196855,2473,0,262394,2471,2472,2473,131320,
2472,262205,158,2475,2335,196670,2474,2475,262205,158,2477,2294,196670,2476,2477,262205,6,2479,235,196670,2478,2479,
262205,6,2481,236,196670,2480,2481,196670,2482,3319,589881,2,2484,232,2474,2476,2478,2480,2482,131321,2473,131320,
2473,65789,65592,327734,2,243,0,120,196663,119,240,196663,9,241,196663,9,242,131320,244,262203,104,2496,7,262203,119,
2497,7,262203,104,2502,7,262203,9,2503,7,262203,9,2505,7,262203,119,2511,7,262203,9,2513,7,262203,9,2514,7,262203,104,
2518,7,262203,9,2525,7,262203,9,2527,7,262203,187,2529,7,262205,6,2486,242,262205,6,2487,241,327810,6,2488,2486,2487,
458764,6,2489,1,38,917,2488,327850,92,2491,2489,917,327847,92,2492,913,2491,196855,2494,0,262394,2492,2493,2501,
131320,2493,262205,118,2498,240,196670,2497,2498,393273,2,2499,140,2496,2497,262205,103,2500,2496,131321,2494,131320,
2501,262205,6,2504,241,196670,2503,2504,196670,2505,2489,458809,2,2507,146,2502,2503,2505,262205,103,2508,2502,131321,
2494,131320,2494,458997,103,3331,2500,2493,2508,2501,262205,6,2509,241,327808,6,2510,2509,917,262205,118,2512,240,
196670,2511,2512,196670,2513,2510,262205,6,2515,242,196670,2514,2515,458809,2,2516,124,2511,2513,2514,262205,118,2517,
2511,196670,240,2517,196670,2518,3331,327737,2,2520,185,2518,262205,6,2521,241,327808,6,2522,2521,917,262205,6,2523,
242,327856,92,2524,2522,2523,262205,6,2526,241,196670,2525,2526,196670,2527,2489,196670,2529,2524,458809,2,2530,238,
2525,2527,2529,262368,99,99,403,65789,65592,327734,7,250,0,245,196663,9,246,196663,9,247,196663,9,248,196663,9,249,
131320,251,262203,2565,2566,7,262203,8,2578,7,262203,9,2579,7,262203,43,2595,7,262203,43,2603,7,262203,9,2606,7,
262203,9,2607,7,262203,43,2610,7,262203,43,2625,7,262203,9,2628,7,262203,9,2629,7,262205,6,2534,247,327812,6,2535,
2534,100,131321,2536,131320,2536,458997,7,3333,2532,251,3338,2539,458997,6,3332,2535,251,2662,2539,262205,6,2542,249,
327856,92,2543,3332,2542,262390,2538,2539,0,262394,2543,2537,2538,131320,2537,131321,2545,131320,2545,458997,6,3334,
111,2537,2586,2546,327856,92,2551,3334,100,262390,2547,2546,1,262394,2551,2546,2547,131320,2546,262205,6,2555,248,
327812,6,2556,3334,2555,327812,6,2557,2556,100,327808,6,2558,3332,2557,393281,565,2560,563,305,2559,262205,6,2561,
2560,327810,6,2562,2561,100,458764,6,2563,1,38,2558,2562,393281,588,2569,563,305,2568,262205,15,2570,2569,262268,7,
2571,2570,262205,6,2572,246,327812,6,2575,2572,2561,327808,6,2577,2575,2563,196670,2578,2571,196670,2579,2577,393273,
7,2580,13,2578,2579,262268,835,2581,2580,327745,838,2582,2581,305,393277,42,2583,2582,2,16,327745,43,2584,2566,3334,
196670,2584,2583,327808,6,2586,3334,348,131321,2545,131320,2547,131321,2588,131320,2588,458997,7,3338,3333,2547,2655,
2589,458997,6,3335,111,2547,2657,2589,327856,92,2594,3335,100,262390,2590,2589,1,262394,2594,2589,2590,131320,2589,
262205,6,2599,248,327812,6,2600,3335,2599,327812,6,2601,2600,100,327808,6,2602,3332,2601,327745,43,2604,2566,3335,
262205,42,2605,2604,196670,2603,2605,196670,2606,2602,262205,6,2608,249,196670,2607,2608,458809,42,2609,48,2603,2606,
2607,196670,2595,2609,262205,6,2614,248,327812,6,2615,3335,2614,327812,6,2616,2615,100,327808,6,2617,3332,2616,262205,
6,2618,249,327745,388,2622,2621,111,262205,6,2623,2622,458764,6,2624,1,38,2618,2623,262205,42,2627,2604,196670,2625,
2627,196670,2628,2617,196670,2629,2624,458809,42,2630,48,2625,2628,2629,196670,2610,2630,327745,9,2631,2595,111,
262205,6,2632,2631,327745,9,2633,2595,113,262205,6,2634,2633,327808,6,2635,2632,2634,327745,9,2636,2595,99,262205,6,
2637,2636,327808,6,2638,2635,2637,327745,9,2639,2595,375,262205,6,2640,2639,327808,6,2641,2638,2640,327745,9,2642,
2610,111,262205,6,2643,2642,327745,9,2644,2610,113,262205,6,2645,2644,327808,6,2646,2643,2645,327745,9,2647,2610,99,
262205,6,2648,2647,327808,6,2649,2646,2648,327745,9,2650,2610,375,262205,6,2651,2650,327808,6,2652,2649,2651,327760,7,
2653,2641,2652,327808,7,2655,3338,2653,327808,6,2657,3335,348,131321,2588,131320,2590,131321,2539,131320,2539,262205,
6,2658,248,327812,6,2660,2658,95,327808,6,2662,3332,2660,131321,2536,131320,2538,131326,3333,65592,327734,2,253,0,165,
196663,9,252,131320,254,262203,8,2691,7,262203,9,2698,7,262203,9,2699,7,262203,9,2700,7,262203,9,2702,7,262203,8,2742,
7,393281,565,2667,563,305,727,262205,6,2668,2667,393281,565,2669,563,305,627,262205,6,2670,2669,327879,6,2671,2670,
113,327851,92,2672,2671,111,393385,6,2673,2672,99,111,327808,6,2674,2668,2673,327814,6,2677,391,2674,524300,6,2678,1,
44,2677,113,95,262205,6,2680,389,131321,2681,131320,2681,458997,6,3340,2680,254,2731,2682,327812,6,2689,2674,2678,
327856,92,2690,3340,2689,262390,2683,2682,0,262394,2690,2682,2683,131320,2682,327814,6,2694,3340,2678,327817,6,2697,
3340,2678,196670,2698,2694,196670,2699,2697,196670,2700,2678,262205,6,2703,252,196670,2702,2703,524345,7,2704,250,
2698,2699,2700,2702,196670,2691,2704,327808,6,2707,2705,3340,327812,6,2708,2707,99,327874,6,2709,2708,279,327879,6,
2713,2708,375,327745,9,2714,2691,111,262205,6,2715,2714,393281,401,2716,1069,2709,2713,196670,2716,2715,327808,6,2720,
2708,113,327874,6,2721,2720,279,327879,6,2726,2720,375,327745,9,2727,2691,113,262205,6,2728,2727,393281,401,2729,1069,
2721,2726,196670,2729,2728,327808,6,2731,3340,391,131321,2681,131320,2683,262368,99,99,403,131321,2734,131320,2734,
458997,6,3341,2680,2683,2802,2737,327856,92,2741,3341,2674,262390,2736,2737,0,262394,2741,2735,2736,131320,2735,
196670,2742,2532,327812,6,2746,3341,2678,131321,2747,131320,2747,458997,6,3342,2746,2735,2784,2748,327808,6,2754,3341,
113,327812,6,2756,2754,2678,327856,92,2757,3342,2756,262390,2749,2748,0,262394,2757,2748,2749,131320,2748,327808,6,
2759,2705,3342,327812,6,2760,2759,99,327874,6,2761,2760,279,327879,6,2765,2760,375,393281,401,2766,1069,2761,2765,
262205,6,2767,2766,327808,6,2771,2760,113,327874,6,2772,2771,279,327879,6,2777,2771,375,393281,401,2778,1069,2772,
2777,262205,6,2779,2778,327760,7,2780,2767,2779,262205,7,2781,2742,327808,7,2782,2781,2780,196670,2742,2782,327808,6,
2784,3342,348,131321,2747,131320,2749,327874,6,2786,3341,279,327879,6,2788,3341,375,327745,9,2789,2742,111,262205,6,
2790,2789,393281,401,2791,1069,2786,2788,196670,2791,2790,327808,6,2793,2705,3341,327874,6,2794,2793,279,327879,6,
2797,2793,375,327745,9,2798,2742,113,262205,6,2799,2798,393281,401,2800,1069,2794,2797,196670,2800,2799,131321,2737,
131320,2737,327808,6,2802,3341,391,131321,2734,131320,2736,262368,99,99,403,65789,65592,327734,6,256,0,55,196663,9,
255,131320,257,393281,565,2803,563,305,627,262205,6,2804,2803,327879,6,2806,2804,2805,327851,92,2807,2806,111,196855,
2810,0,262394,2807,2809,2817,131320,2809,262205,6,2811,255,327874,6,2812,2811,279,262205,6,2813,255,327879,6,2814,
2813,375,393281,401,2815,1069,2812,2814,262205,6,2816,2815,131321,2810,131320,2817,393281,588,2819,563,305,2818,
262205,15,2820,2819,262205,6,2821,255,393281,306,2822,2820,305,2821,393277,6,2823,2822,2,4,131321,2810,131320,2810,
458997,6,3344,2816,2809,2823,2817,131326,3344,65592,327734,6,259,0,55,196663,9,258,131320,260,393281,565,2827,563,305,
627,262205,6,2828,2827,327879,6,2829,2828,2805,327851,92,2830,2829,111,196855,2833,0,262394,2830,2832,2842,131320,
2832,262205,6,2834,258,327808,6,2835,2705,2834,327874,6,2836,2835,279,262205,6,2837,258,327808,6,2838,2705,2837,
327879,6,2839,2838,375,393281,401,2840,1069,2836,2839,262205,6,2841,2840,131321,2833,131320,2842,393281,588,2843,563,
305,2568,262205,15,2844,2843,262205,6,2845,258,393281,565,2846,563,305,2559,262205,6,2847,2846,327812,6,2848,2845,
2847,327745,388,2849,2621,111,262205,6,2850,2849,327808,6,2851,2848,2850,393281,306,2852,2844,305,2851,393277,6,2853,
2852,2,4,131321,2833,131320,2833,458997,6,3345,2841,2832,2853,2842,131326,3345,65592,327734,2,262,0,165,196663,9,261,
131320,263,262203,9,2858,7,262203,9,2866,7,262203,9,2894,7,262203,9,2895,7,393281,565,2859,563,305,727,262205,6,2860,
2859,196670,2858,2860,327737,6,2861,256,2858,327808,6,2865,2860,113,196670,2866,2865,327737,6,2867,256,2866,262201,6,
2869,63,393281,565,2871,563,305,627,262205,6,2872,2871,327879,6,2874,2872,2873,327851,92,2875,2874,111,393281,870,
2876,563,305,869,262205,24,2877,2876,393281,306,2879,2877,305,305,327742,2879,2869,2,4,262205,6,2882,261,393281,306,
2883,2877,305,348,327742,2883,2882,2,4,327808,6,2888,2861,2867,393281,306,2889,2877,305,279,327742,2889,2888,2,4,
393281,306,2893,2877,305,2568,327742,2893,2867,2,4,196670,2894,100,262205,6,2896,261,196670,2895,2896,393273,2,2897,
85,2894,2895,196855,2903,0,262394,2875,2902,2907,131320,2902,327808,6,2905,2869,764,327814,6,2906,2905,94,131321,2903,
131320,2907,131321,2903,131320,2903,458997,6,3346,2906,2902,111,2907,393281,306,2909,2877,305,971,327742,2909,3346,2,
4,196855,2915,0,262394,2875,2914,2923,131320,2914,393281,588,2916,563,305,2818,262205,15,2917,2916,327808,6,2920,2860,
99,393281,306,2921,2917,305,2920,393277,6,2922,2921,2,4,131321,2915,131320,2923,131321,2915,131320,2915,458997,6,3347,
2922,2914,111,2923,393281,306,2925,2877,305,869,327742,2925,3347,2,4,131321,2928,131320,2928,458997,6,3348,2927,2915,
2940,2929,327856,92,2934,3348,95,262390,2930,2929,0,262394,2934,2929,2930,131320,2929,393281,306,2938,2877,305,3348,
327742,2938,111,2,4,327808,6,2940,3348,348,131321,2928,131320,2930,65789,65592,327734,2,268,0,264,196663,9,265,196663,
9,266,196663,9,267,131320,269,262203,9,2953,7,262203,9,2954,7,393281,870,2941,563,305,869,262205,24,2942,2941,262205,
6,2943,265,327808,6,2944,95,2943,262205,6,2945,266,393281,306,2946,2942,305,2944,327742,2946,2945,2,4,393281,565,2948,
563,305,2947,262205,6,2949,2948,262205,6,2950,265,327812,6,2951,2950,375,327808,6,2952,2949,2951,196670,2953,2952,
262205,6,2955,267,196670,2954,2955,393273,2,2956,85,2953,2954,65789,65592,327734,2,272,0,270,196663,187,271,131320,
273,262203,2988,2989,7,262203,9,2998,7,262203,2988,3004,7,262203,9,3015,7,262203,9,3030,7,262203,9,3032,7,262203,9,
3064,7,262203,9,3066,7,262203,9,3068,7,262203,9,3099,7,262203,9,3106,7,262203,9,3135,7,327745,388,2958,2621,111,
262205,6,2959,2958,327850,92,2960,2959,111,196855,2962,0,262394,2960,2961,2962,131320,2961,393281,565,2963,563,305,
627,262205,6,2964,2963,327879,6,2965,2964,806,327851,92,2966,2965,111,131321,2962,131320,2962,458997,92,2967,2960,273,
2966,2961,262205,6,2969,389,327812,6,2973,2969,2972,131321,2976,131320,2976,458997,6,3350,111,2962,3025,2979,458997,6,
3349,111,2962,3027,2979,327856,92,2982,3349,2972,262390,2978,2979,1,262394,2982,2977,2978,131320,2977,327808,6,2986,
2973,3349,393281,565,2992,563,305,727,262205,6,2993,2992,327856,92,2994,2986,2993,196855,2997,0,262394,2994,2996,3001,
131320,2996,196670,2998,2986,327737,6,3000,256,2998,131321,2997,131320,3001,131321,2997,131320,2997,458997,6,3358,
3000,2996,111,3001,327745,9,3003,2989,3349,196670,3003,3358,262205,92,3010,271,327847,92,3011,2994,3010,196855,3014,0,
262394,3011,3013,3018,131320,3013,196670,3015,2986,327737,6,3017,259,3015,131321,3014,131320,3018,131321,3014,131320,
3014,458997,6,3360,3017,3013,111,3018,327745,9,3020,3004,3349,196670,3020,3360,262205,6,3023,3003,327808,6,3025,3350,
3023,131321,2979,131320,2979,327808,6,3027,3349,348,131321,2976,131320,2978,196670,3030,3350,393273,6,3033,53,3030,
3032,262205,6,3034,3032,131321,3036,131320,3036,458997,6,3353,3033,2978,3076,3039,458997,6,3351,111,2978,3078,3039,
327856,92,3042,3351,2972,262390,3038,3039,1,262394,3042,3037,3038,131320,3037,327808,6,3046,2973,3351,393281,565,3048,
563,305,727,262205,6,3049,3048,327856,92,3050,3046,3049,196855,3052,0,262394,3050,3051,3052,131320,3051,327745,9,3056,
3004,3351,262205,6,3057,3056,327808,6,3058,3353,3057,327745,401,3059,1678,3046,196670,3059,3058,196855,3062,0,262394,
2967,3061,3062,131320,3061,196670,3064,3046,196670,3066,3353,327745,9,3069,2989,3351,262205,6,3070,3069,196670,3068,
3070,458809,2,3071,268,3064,3066,3068,131321,3062,131320,3062,131321,3052,131320,3052,327745,9,3073,2989,3351,262205,
6,3074,3073,327808,6,3076,3353,3074,131321,3039,131320,3039,327808,6,3078,3351,348,131321,3036,131320,3038,327850,92,
3080,2969,111,196855,3082,0,262394,3080,3081,3082,131320,3081,262205,92,3084,271,196855,3086,0,262394,3084,3085,3086,
131320,3085,393281,565,3087,563,305,627,262205,6,3088,3087,327879,6,3089,3088,113,327851,92,3090,3089,111,131321,3086,
131320,3086,458997,92,3091,3084,3081,3090,3085,393281,565,3092,563,305,727,262205,6,3093,3092,196855,3098,0,262394,
3091,3097,3109,131320,3097,196670,3099,3093,327737,6,3102,259,3099,327808,6,3105,3093,113,196670,3106,3105,327737,6,
3107,259,3106,327808,6,3108,3102,3107,131321,3098,131320,3109,131321,3098,131320,3098,458997,6,3352,3108,3097,111,
3109,327808,6,3111,3034,3352,327745,401,3112,1678,3093,196670,3112,3111,196855,3115,0,262394,2967,3114,3115,131320,
3114,393281,870,3116,563,305,869,262205,24,3117,3116,327808,6,3120,95,3093,393281,306,3122,3117,305,3120,327742,3122,
3034,2,4,131321,3115,131320,3115,196855,3127,0,262394,2960,3126,3127,131320,3126,393281,565,3128,563,305,627,262205,6,
3129,3128,327879,6,3130,3129,1057,327851,92,3131,3130,111,131321,3127,131320,3127,458997,92,3132,2960,3115,3131,3126,
196855,3134,0,262394,3132,3133,3134,131320,3133,196670,3135,3034,327737,2,3137,262,3135,131321,3134,131320,3134,
131321,3082,131320,3082,65789,65592,
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
